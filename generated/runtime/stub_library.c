// stub_library.c of cubind for CUDA Runtime API, API version 13.5.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and
// generator/specs/runtime.yaml.
// clang-format off

#define STUB_STATUS cudaError_t
#define STUB_SUCCESS cudaSuccess

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "runtime";
const int stub_api_version = 13050;

// An entry point does not use all that it is called with.
#pragma GCC diagnostic ignored "-Wunused-parameter"

static size_t
value_size_graph_mem_attributes(int64_t key, size_t given)
{
    switch (key) {
    case 0:
        return sizeof(cuuint64_t);
    case 1:
        return sizeof(cuuint64_t);
    case 2:
        return sizeof(cuuint64_t);
    case 3:
        return sizeof(cuuint64_t);
    default:
        return given;
    }
}

static size_t
value_size_mem_pool_attributes(int64_t key, size_t given)
{
    switch (key) {
    case 1:
        return 4;
    case 2:
        return 4;
    case 3:
        return 4;
    case 4:
        return sizeof(cuuint64_t);
    case 5:
        return sizeof(cuuint64_t);
    case 6:
        return sizeof(cuuint64_t);
    case 7:
        return sizeof(cuuint64_t);
    case 8:
        return sizeof(cuuint64_t);
    case 13:
        return sizeof(cuuint64_t);
    case 9:
        return 4;
    case 10:
        return 4;
    case 12:
        return 4;
    case 11:
        return 4;
    case 14:
        return 4;
    case 15:
        return 4;
    default:
        return given;
    }
}

static size_t
value_size_mem_range_attributes(int64_t key, size_t given)
{
    switch (key) {
    case 1:
        return 4;
    case 2:
        return 4;
    case 4:
        return 4;
    case 5:
        return 4;
    case 6:
        return 4;
    case 7:
        return 4;
    case 8:
        return 4;
    case 3:
        return given;
    default:
        return given;
    }
}

static size_t
value_size_shareable_handles(int64_t key, size_t given)
{
    switch (key) {
    case 0:
        return 4;
    case 1:
        return 4;
    case 2:
        return 8;
    case 4:
        return 4;
    case 8:
        return sizeof(CUmemFabricHandle);
    default:
        return given;
    }
}

STUB_FILLS(0, cudaArrayGetInfo,
    (struct cudaChannelFormatDesc *desc, struct cudaExtent *extent, unsigned int *flags,
        cudaArray_t array),
    (desc, extent, flags, array))
{
    stub_output(recorded, 0, (void *)desc, sizeof(struct cudaChannelFormatDesc));
    stub_output(recorded, 1, (void *)extent, sizeof(struct cudaExtent));
    stub_output(recorded, 2, (void *)flags, sizeof(unsigned int));
}

STUB_FILLS(1, cudaArrayGetMemoryRequirements,
    (struct cudaArrayMemoryRequirements *memoryRequirements, cudaArray_t array, int device),
    (memoryRequirements, array, device))
{
    stub_output(recorded, 0, (void *)memoryRequirements,
        sizeof(struct cudaArrayMemoryRequirements));
}

STUB_FILLS(2, cudaArrayGetPlane,
    (cudaArray_t *pPlaneArray, cudaArray_t hArray, unsigned int planeIdx),
    (pPlaneArray, hArray, planeIdx))
{
    stub_output(recorded, 0, (void *)pPlaneArray, sizeof(cudaArray_t));
}

STUB_FILLS(3, cudaArrayGetSparseProperties,
    (struct cudaArraySparseProperties *sparseProperties, cudaArray_t array),
    (sparseProperties, array))
{
    stub_output(recorded, 0, (void *)sparseProperties, sizeof(struct cudaArraySparseProperties));
}

STUB_FILLS(4, cudaChooseDevice, (int *device, const struct cudaDeviceProp *prop), (device, prop))
{
    stub_input(recorded, 1, prop, sizeof(struct cudaDeviceProp));
    stub_output(recorded, 0, (void *)device, sizeof(int));
}

STUB_EXPORT struct cudaChannelFormatDesc
cudaCreateChannelDesc(int x, int y, int z, int w, enum cudaChannelFormatKind f)
{
    STUB_BEGIN(5, cudaCreateChannelDesc, (struct cudaChannelFormatDesc){0}, (x, y, z, w, f));
    STUB_ARGUMENTS(x, y, z, w, f);
    (void)stub_finish(recorded);
    return (struct cudaChannelFormatDesc){0};
}

STUB_FILLS(6, cudaCreateSurfaceObject,
    (cudaSurfaceObject_t *pSurfObject, const struct cudaResourceDesc *pResDesc),
    (pSurfObject, pResDesc))
{
    stub_input(recorded, 1, pResDesc, sizeof(struct cudaResourceDesc));
    stub_output(recorded, 0, (void *)pSurfObject, sizeof(cudaSurfaceObject_t));
}

STUB_FILLS(7, cudaCreateTextureObject,
    (cudaTextureObject_t *pTexObject, const struct cudaResourceDesc *pResDesc,
        const struct cudaTextureDesc *pTexDesc, const struct cudaResourceViewDesc *pResViewDesc),
    (pTexObject, pResDesc, pTexDesc, pResViewDesc))
{
    stub_input(recorded, 1, pResDesc, sizeof(struct cudaResourceDesc));
    stub_input(recorded, 2, pTexDesc, sizeof(struct cudaTextureDesc));
    stub_input(recorded, 3, pResViewDesc, sizeof(struct cudaResourceViewDesc));
    stub_output(recorded, 0, (void *)pTexObject, sizeof(cudaTextureObject_t));
}

STUB_EXPORT cudaError_t
cudaCtxResetPersistingL2Cache(void)
{
    STUB_BEGIN(8, cudaCtxResetPersistingL2Cache, cudaSuccess, ());
    return (cudaError_t)stub_finish(recorded);
}

STUB(9, cudaDestroyExternalMemory, (cudaExternalMemory_t extMem), (extMem))
STUB(10, cudaDestroyExternalSemaphore, (cudaExternalSemaphore_t extSem), (extSem))
STUB(11, cudaDestroySurfaceObject, (cudaSurfaceObject_t surfObject), (surfObject))
STUB(12, cudaDestroyTextureObject, (cudaTextureObject_t texObject), (texObject))

STUB_FILLS(13, cudaDevResourceGenerateDesc,
    (cudaDevResourceDesc_t *phDesc, cudaDevResource *resources, unsigned int nbResources),
    (phDesc, resources, nbResources))
{
    stub_input(recorded, 1, resources, stub_items((size_t)nbResources) * sizeof(cudaDevResource));
    stub_output(recorded, 0, (void *)phDesc, sizeof(cudaDevResourceDesc_t));
}

STUB_FILLS(14, cudaDevSmResourceSplit,
    (cudaDevResource *result, unsigned int nbGroups, const cudaDevResource *input,
        cudaDevResource *remainder, unsigned int flags, cudaDevSmResourceGroupParams *groupParams),
    (result, nbGroups, input, remainder, flags, groupParams))
{
    stub_input(recorded, 2, input, sizeof(cudaDevResource));
    stub_input(recorded, 5, groupParams,
        stub_items((size_t)nbGroups) * sizeof(cudaDevSmResourceGroupParams));
    stub_output(recorded, 0, (void *)result,
        stub_items((size_t)nbGroups) * sizeof(cudaDevResource));
    stub_output(recorded, 3, (void *)remainder, sizeof(cudaDevResource));
    stub_output_open(recorded, 5, (void *)groupParams, 0);
}

STUB_FILLS(15, cudaDevSmResourceSplitByCount,
    (cudaDevResource *result, unsigned int *nbGroups, const cudaDevResource *input,
        cudaDevResource *remaining, unsigned int flags, unsigned int minCount),
    (result, nbGroups, input, remaining, flags, minCount))
{
    stub_input(recorded, 1, nbGroups, sizeof(unsigned int));
    stub_input(recorded, 2, input, sizeof(cudaDevResource));
    size_t nbGroups_written = stub_output_count(recorded, 1, nbGroups, sizeof *nbGroups,
        nbGroups != NULL && result != NULL ? stub_items((size_t)*nbGroups) : SIZE_MAX);
    stub_output(recorded, 0, (void *)result, nbGroups_written * sizeof(cudaDevResource));
    stub_output(recorded, 3, (void *)remaining, sizeof(cudaDevResource));
}

STUB_FILLS(16, cudaDeviceCanAccessPeer, (int *canAccessPeer, int device, int peerDevice),
    (canAccessPeer, device, peerDevice))
{
    stub_output(recorded, 0, (void *)canAccessPeer, sizeof(int));
}

STUB(17, cudaDeviceDisablePeerAccess, (int peerDevice), (peerDevice))
STUB(18, cudaDeviceEnablePeerAccess, (int peerDevice, unsigned int flags), (peerDevice, flags))
STUB(19, cudaDeviceFlushGPUDirectRDMAWrites,
    (enum cudaFlushGPUDirectRDMAWritesTarget target, enum cudaFlushGPUDirectRDMAWritesScope scope),
    (target, scope))

STUB_FILLS(20, cudaDeviceGetAttribute, (int *value, enum cudaDeviceAttr attr, int device),
    (value, attr, device))
{
    stub_output(recorded, 0, (void *)value, sizeof(int));
}

STUB_FILLS(21, cudaDeviceGetByPCIBusId, (int *device, const char *pciBusId), (device, pciBusId))
{
    stub_input_string(recorded, 1, pciBusId);
    stub_output(recorded, 0, (void *)device, sizeof(int));
}

STUB_FILLS(22, cudaDeviceGetCacheConfig, (enum cudaFuncCache *pCacheConfig), (pCacheConfig))
{
    stub_output(recorded, 0, (void *)pCacheConfig, sizeof(enum cudaFuncCache));
}

STUB_FILLS(23, cudaDeviceGetDefaultMemPool, (cudaMemPool_t *memPool, int device), (memPool, device))
{
    stub_output(recorded, 0, (void *)memPool, sizeof(cudaMemPool_t));
}

STUB_FILLS(24, cudaDeviceGetDevResource,
    (int device, cudaDevResource *resource, enum cudaDevResourceType type),
    (device, resource, type))
{
    stub_output(recorded, 1, (void *)resource, sizeof(cudaDevResource));
}

STUB_FILLS(25, cudaDeviceGetExecutionCtx, (cudaExecutionContext_t *ctx, int device), (ctx, device))
{
    stub_output(recorded, 0, (void *)ctx, sizeof(cudaExecutionContext_t));
}

STUB_FILLS(26, cudaDeviceGetGraphMemAttribute,
    (int device, enum cudaGraphMemAttributeType attr, void *value), (device, attr, value))
{
    stub_output(recorded, 2, (void *)value, value_size_graph_mem_attributes(attr, 1));
}

STUB_FILLS(27, cudaDeviceGetHostAtomicCapabilities,
    (unsigned int *capabilities, const enum cudaAtomicOperation *operations, unsigned int count,
        int device),
    (capabilities, operations, count, device))
{
    stub_input(recorded, 1, operations,
        stub_items((size_t)count) * sizeof(enum cudaAtomicOperation));
    stub_output(recorded, 0, (void *)capabilities,
        stub_items((size_t)count) * sizeof(unsigned int));
}

STUB_FILLS(28, cudaDeviceGetLimit, (size_t *pValue, enum cudaLimit limit), (pValue, limit))
{
    stub_output(recorded, 0, (void *)pValue, sizeof(size_t));
}

STUB_FILLS(29, cudaDeviceGetMemPool, (cudaMemPool_t *memPool, int device), (memPool, device))
{
    stub_output(recorded, 0, (void *)memPool, sizeof(cudaMemPool_t));
}

STUB(30, cudaDeviceGetNvSciSyncAttributes, (void *nvSciSyncAttrList, int device, int flags),
    (nvSciSyncAttrList, device, flags))

STUB_FILLS(31, cudaDeviceGetP2PAtomicCapabilities,
    (unsigned int *capabilities, const enum cudaAtomicOperation *operations, unsigned int count,
        int srcDevice, int dstDevice),
    (capabilities, operations, count, srcDevice, dstDevice))
{
    stub_input(recorded, 1, operations,
        stub_items((size_t)count) * sizeof(enum cudaAtomicOperation));
    stub_output(recorded, 0, (void *)capabilities,
        stub_items((size_t)count) * sizeof(unsigned int));
}

STUB_FILLS(32, cudaDeviceGetP2PAttribute,
    (int *value, enum cudaDeviceP2PAttr attr, int srcDevice, int dstDevice),
    (value, attr, srcDevice, dstDevice))
{
    stub_output(recorded, 0, (void *)value, sizeof(int));
}

STUB_FILLS(33, cudaDeviceGetPCIBusId, (char *pciBusId, int len, int device),
    (pciBusId, len, device))
{
    stub_output(recorded, 0, (void *)pciBusId, stub_items((size_t)len) * sizeof(char));
}

STUB_FILLS(34, cudaDeviceGetSharedMemConfig, (enum cudaSharedMemConfig *pConfig), (pConfig))
{
    stub_output(recorded, 0, (void *)pConfig, sizeof(enum cudaSharedMemConfig));
}

STUB_FILLS(35, cudaDeviceGetStreamPriorityRange, (int *leastPriority, int *greatestPriority),
    (leastPriority, greatestPriority))
{
    stub_output(recorded, 0, (void *)leastPriority, sizeof(int));
    stub_output(recorded, 1, (void *)greatestPriority, sizeof(int));
}

STUB_FILLS(36, cudaDeviceGetTexture1DLinearMaxWidth,
    (size_t *maxWidthInElements, const struct cudaChannelFormatDesc *fmtDesc, int device),
    (maxWidthInElements, fmtDesc, device))
{
    stub_input(recorded, 1, fmtDesc, sizeof(struct cudaChannelFormatDesc));
    stub_output(recorded, 0, (void *)maxWidthInElements, sizeof(size_t));
}

STUB(37, cudaDeviceGraphMemTrim, (int device), (device))

STUB_FILLS(38, cudaDeviceRegisterAsyncNotification,
    (int device, cudaAsyncCallback callbackFunc, void *userData,
        cudaAsyncCallbackHandle_t *callback),
    (device, callbackFunc, userData, callback))
{
    stub_output(recorded, 3, (void *)callback, sizeof(cudaAsyncCallbackHandle_t));
}

STUB_EXPORT cudaError_t
cudaDeviceReset(void)
{
    STUB_BEGIN(39, cudaDeviceReset, cudaSuccess, ());
    return (cudaError_t)stub_finish(recorded);
}

STUB(40, cudaDeviceSetCacheConfig, (enum cudaFuncCache cacheConfig), (cacheConfig))

STUB_FILLS(41, cudaDeviceSetGraphMemAttribute,
    (int device, enum cudaGraphMemAttributeType attr, void *value), (device, attr, value))
{
    stub_input(recorded, 2, value, value_size_graph_mem_attributes(attr, 1));
}

STUB(42, cudaDeviceSetLimit, (enum cudaLimit limit, size_t value), (limit, value))
STUB(43, cudaDeviceSetMemPool, (int device, cudaMemPool_t memPool), (device, memPool))
STUB(44, cudaDeviceSetSharedMemConfig, (enum cudaSharedMemConfig config), (config))

STUB_EXPORT cudaError_t
cudaDeviceSynchronize(void)
{
    STUB_BEGIN(45, cudaDeviceSynchronize, cudaSuccess, ());
    return (cudaError_t)stub_finish(recorded);
}

STUB(46, cudaDeviceUnregisterAsyncNotification, (int device, cudaAsyncCallbackHandle_t callback),
    (device, callback))

STUB_FILLS(47, cudaDriverGetVersion, (int *driverVersion), (driverVersion))
{
    stub_output(recorded, 0, (void *)driverVersion, sizeof(int));
}

STUB_FILLS(48, cudaEGLStreamConsumerAcquireFrame,
    (cudaEglStreamConnection *conn, cudaGraphicsResource_t *pCudaResource, cudaStream_t *pStream,
        unsigned int timeout),
    (conn, pCudaResource, pStream, timeout))
{
    stub_input(recorded, 0, conn, sizeof(cudaEglStreamConnection));
    stub_input(recorded, 1, pCudaResource, sizeof(cudaGraphicsResource_t));
    stub_input(recorded, 2, pStream, sizeof(cudaStream_t));
    stub_output_open(recorded, 1, (void *)pCudaResource, 0);
    stub_output_open(recorded, 2, (void *)pStream, 0);
}

STUB_FILLS(49, cudaEGLStreamConsumerConnect,
    (cudaEglStreamConnection *conn, EGLStreamKHR eglStream), (conn, eglStream))
{
    stub_output(recorded, 0, (void *)conn, sizeof(cudaEglStreamConnection));
}

STUB_FILLS(50, cudaEGLStreamConsumerConnectWithFlags,
    (cudaEglStreamConnection *conn, EGLStreamKHR eglStream, unsigned int flags),
    (conn, eglStream, flags))
{
    stub_output(recorded, 0, (void *)conn, sizeof(cudaEglStreamConnection));
}

STUB_FILLS(51, cudaEGLStreamConsumerDisconnect, (cudaEglStreamConnection *conn), (conn))
{
    stub_input(recorded, 0, conn, sizeof(cudaEglStreamConnection));
}

STUB_FILLS(52, cudaEGLStreamConsumerReleaseFrame,
    (cudaEglStreamConnection *conn, cudaGraphicsResource_t pCudaResource, cudaStream_t *pStream),
    (conn, pCudaResource, pStream))
{
    stub_input(recorded, 0, conn, sizeof(cudaEglStreamConnection));
    stub_input(recorded, 2, pStream, sizeof(cudaStream_t));
}

STUB_FILLS(53, cudaEGLStreamProducerConnect,
    (cudaEglStreamConnection *conn, EGLStreamKHR eglStream, EGLint width, EGLint height),
    (conn, eglStream, width, height))
{
    stub_output(recorded, 0, (void *)conn, sizeof(cudaEglStreamConnection));
}

STUB_FILLS(54, cudaEGLStreamProducerDisconnect, (cudaEglStreamConnection *conn), (conn))
{
    stub_input(recorded, 0, conn, sizeof(cudaEglStreamConnection));
}

STUB_FILLS(55, cudaEGLStreamProducerPresentFrame,
    (cudaEglStreamConnection *conn, cudaEglFrame eglframe, cudaStream_t *pStream),
    (conn, eglframe, pStream))
{
    stub_input(recorded, 0, conn, sizeof(cudaEglStreamConnection));
    stub_input(recorded, 2, pStream, sizeof(cudaStream_t));
}

STUB_FILLS(56, cudaEGLStreamProducerReturnFrame,
    (cudaEglStreamConnection *conn, cudaEglFrame *eglframe, cudaStream_t *pStream),
    (conn, eglframe, pStream))
{
    stub_input(recorded, 0, conn, sizeof(cudaEglStreamConnection));
    stub_input(recorded, 1, eglframe, sizeof(cudaEglFrame));
    stub_input(recorded, 2, pStream, sizeof(cudaStream_t));
    stub_output_open(recorded, 1, (void *)eglframe, 0);
    stub_output_open(recorded, 2, (void *)pStream, 0);
}

STUB_FILLS(57, cudaEventCreate, (cudaEvent_t *event), (event))
{
    stub_output(recorded, 0, (void *)event, sizeof(cudaEvent_t));
}

STUB_FILLS(58, cudaEventCreateFromEGLSync,
    (cudaEvent_t *phEvent, EGLSyncKHR eglSync, unsigned int flags), (phEvent, eglSync, flags))
{
    stub_output(recorded, 0, (void *)phEvent, sizeof(cudaEvent_t));
}

STUB_FILLS(59, cudaEventCreateWithFlags, (cudaEvent_t *event, unsigned int flags), (event, flags))
{
    stub_output(recorded, 0, (void *)event, sizeof(cudaEvent_t));
}

STUB(60, cudaEventDestroy, (cudaEvent_t event), (event))

STUB_FILLS(61, cudaEventElapsedTime, (float *ms, cudaEvent_t start, cudaEvent_t end),
    (ms, start, end))
{
    stub_output(recorded, 0, (void *)ms, sizeof(float));
}

STUB(62, cudaEventQuery, (cudaEvent_t event), (event))
STUB_TWO(63, cudaEventRecord, 66, cudaEventRecord_ptsz, (cudaEvent_t event, cudaStream_t stream),
    (event, stream))
STUB_TWO(64, cudaEventRecordWithFlags, 65, cudaEventRecordWithFlags_ptsz,
    (cudaEvent_t event, cudaStream_t stream, unsigned int flags), (event, stream, flags))
STUB(67, cudaEventSynchronize, (cudaEvent_t event), (event))
STUB(68, cudaExecutionCtxDestroy, (cudaExecutionContext_t ctx), (ctx))

STUB_FILLS(69, cudaExecutionCtxGetDevResource,
    (cudaExecutionContext_t ctx, cudaDevResource *resource, enum cudaDevResourceType type),
    (ctx, resource, type))
{
    stub_output(recorded, 1, (void *)resource, sizeof(cudaDevResource));
}

STUB_FILLS(70, cudaExecutionCtxGetDevice, (int *device, cudaExecutionContext_t ctx), (device, ctx))
{
    stub_output(recorded, 0, (void *)device, sizeof(int));
}

STUB_FILLS(71, cudaExecutionCtxGetId, (cudaExecutionContext_t ctx, unsigned long long *ctxId),
    (ctx, ctxId))
{
    stub_output(recorded, 1, (void *)ctxId, sizeof(unsigned long long));
}

STUB(72, cudaExecutionCtxRecordEvent, (cudaExecutionContext_t ctx, cudaEvent_t event), (ctx, event))

STUB_FILLS(73, cudaExecutionCtxStreamCreate,
    (cudaStream_t *phStream, cudaExecutionContext_t ctx, unsigned int flags, int priority),
    (phStream, ctx, flags, priority))
{
    stub_output(recorded, 0, (void *)phStream, sizeof(cudaStream_t));
}

STUB(74, cudaExecutionCtxSynchronize, (cudaExecutionContext_t ctx), (ctx))
STUB(75, cudaExecutionCtxWaitEvent, (cudaExecutionContext_t ctx, cudaEvent_t event), (ctx, event))

STUB_FILLS(76, cudaExternalMemoryGetMappedBuffer,
    (void **devPtr, cudaExternalMemory_t extMem,
        const struct cudaExternalMemoryBufferDesc *bufferDesc),
    (devPtr, extMem, bufferDesc))
{
    stub_input(recorded, 2, bufferDesc, sizeof(struct cudaExternalMemoryBufferDesc));
    stub_output(recorded, 0, (void *)devPtr, sizeof(void *));
}

STUB_FILLS(77, cudaExternalMemoryGetMappedMipmappedArray,
    (cudaMipmappedArray_t *mipmap, cudaExternalMemory_t extMem,
        const struct cudaExternalMemoryMipmappedArrayDesc *mipmapDesc),
    (mipmap, extMem, mipmapDesc))
{
    stub_input(recorded, 2, mipmapDesc, sizeof(struct cudaExternalMemoryMipmappedArrayDesc));
    stub_output(recorded, 0, (void *)mipmap, sizeof(cudaMipmappedArray_t));
}

STUB(78, cudaFree, (void *devPtr), (devPtr))
STUB(79, cudaFreeArray, (cudaArray_t array), (array))
STUB_TWO(80, cudaFreeAsync, 81, cudaFreeAsync_ptsz, (void *devPtr, cudaStream_t hStream),
    (devPtr, hStream))
STUB(82, cudaFreeHost, (void *ptr), (ptr))
STUB(83, cudaFreeMipmappedArray, (cudaMipmappedArray_t mipmappedArray), (mipmappedArray))

STUB_FILLS(84, cudaFuncGetAttributes, (struct cudaFuncAttributes *attr, const void *func),
    (attr, func))
{
    stub_output(recorded, 0, (void *)attr, sizeof(struct cudaFuncAttributes));
}

STUB_FILLS(85, cudaFuncGetName, (const char **name, const void *func), (name, func))
{
    stub_output_string(recorded, 0, (const char **)name);
}

STUB_FILLS(86, cudaFuncGetParamCount, (const void *func, size_t *paramCount), (func, paramCount))
{
    stub_output(recorded, 1, (void *)paramCount, sizeof(size_t));
}

STUB_FILLS(87, cudaFuncGetParamInfo,
    (const void *func, size_t paramIndex, size_t *paramOffset, size_t *paramSize),
    (func, paramIndex, paramOffset, paramSize))
{
    stub_output(recorded, 2, (void *)paramOffset, sizeof(size_t));
    stub_output(recorded, 3, (void *)paramSize, sizeof(size_t));
}

STUB(88, cudaFuncSetAttribute, (const void *func, enum cudaFuncAttribute attr, int value),
    (func, attr, value))
STUB(89, cudaFuncSetCacheConfig, (const void *func, enum cudaFuncCache cacheConfig),
    (func, cacheConfig))
STUB(90, cudaFuncSetSharedMemConfig, (const void *func, enum cudaSharedMemConfig config),
    (func, config))

STUB_FILLS(91, cudaGLGetDevices,
    (unsigned int *pCudaDeviceCount, int *pCudaDevices, unsigned int cudaDeviceCount,
        enum cudaGLDeviceList deviceList),
    (pCudaDeviceCount, pCudaDevices, cudaDeviceCount, deviceList))
{
    stub_output(recorded, 0, (void *)pCudaDeviceCount, sizeof(unsigned int));
    stub_output(recorded, 1, (void *)pCudaDevices,
        stub_items((size_t)cudaDeviceCount) * sizeof(int));
}

STUB_FILLS(92, cudaGLMapBufferObject, (void **devPtr, GLuint bufObj), (devPtr, bufObj))
{
    stub_output(recorded, 0, (void *)devPtr, sizeof(void *));
}

STUB_FILLS(93, cudaGLMapBufferObjectAsync, (void **devPtr, GLuint bufObj, cudaStream_t stream),
    (devPtr, bufObj, stream))
{
    stub_output(recorded, 0, (void *)devPtr, sizeof(void *));
}

STUB(94, cudaGLRegisterBufferObject, (GLuint bufObj), (bufObj))
STUB(95, cudaGLSetBufferObjectMapFlags, (GLuint bufObj, unsigned int flags), (bufObj, flags))
STUB(96, cudaGLSetGLDevice, (int device), (device))
STUB(97, cudaGLUnmapBufferObject, (GLuint bufObj), (bufObj))
STUB(98, cudaGLUnmapBufferObjectAsync, (GLuint bufObj, cudaStream_t stream), (bufObj, stream))
STUB(99, cudaGLUnregisterBufferObject, (GLuint bufObj), (bufObj))

STUB_FILLS(100, cudaGetChannelDesc, (struct cudaChannelFormatDesc *desc, cudaArray_const_t array),
    (desc, array))
{
    stub_output(recorded, 0, (void *)desc, sizeof(struct cudaChannelFormatDesc));
}

STUB_FILLS(101, cudaGetDevice, (int *device), (device))
{
    stub_output(recorded, 0, (void *)device, sizeof(int));
}

STUB_FILLS(102, cudaGetDeviceCount, (int *count), (count))
{
    stub_output(recorded, 0, (void *)count, sizeof(int));
}

STUB_FILLS(103, cudaGetDeviceFlags, (unsigned int *flags), (flags))
{
    stub_output(recorded, 0, (void *)flags, sizeof(unsigned int));
}

STUB_FILLS(104, cudaGetDeviceProperties, (struct cudaDeviceProp *prop, int device), (prop, device))
{
    stub_output(recorded, 0, (void *)prop, sizeof(struct cudaDeviceProp));
}

STUB_TWO_FILL(105, cudaGetDriverEntryPoint, 108, cudaGetDriverEntryPoint_ptsz,
    (const char *symbol, void **funcPtr, unsigned long long flags,
        enum cudaDriverEntryPointQueryResult *driverStatus),
    (symbol, funcPtr, flags, driverStatus))
{
    stub_input_string(recorded, 0, symbol);
    stub_output(recorded, 1, (void *)funcPtr, sizeof(void *));
    stub_output(recorded, 3, (void *)driverStatus, sizeof(enum cudaDriverEntryPointQueryResult));
}

STUB_TWO_FILL(106, cudaGetDriverEntryPointByVersion, 107, cudaGetDriverEntryPointByVersion_ptsz,
    (const char *symbol, void **funcPtr, unsigned int cudaVersion, unsigned long long flags,
        enum cudaDriverEntryPointQueryResult *driverStatus),
    (symbol, funcPtr, cudaVersion, flags, driverStatus))
{
    stub_input_string(recorded, 0, symbol);
    stub_output(recorded, 1, (void *)funcPtr, sizeof(void *));
    stub_output(recorded, 4, (void *)driverStatus, sizeof(enum cudaDriverEntryPointQueryResult));
}

STUB_EXPORT const char *
cudaGetErrorName(cudaError_t error)
{
    STUB_BEGIN(109, cudaGetErrorName, 0, (error));
    STUB_ARGUMENTS(error);
    return stub_finish_string(recorded);
}

STUB_EXPORT const char *
cudaGetErrorString(cudaError_t error)
{
    STUB_BEGIN(110, cudaGetErrorString, 0, (error));
    STUB_ARGUMENTS(error);
    return stub_finish_string(recorded);
}

STUB_FILLS(111, cudaGetExportTable, (const void **ppExportTable, const cudaUUID_t *pExportTableId),
    (ppExportTable, pExportTableId))
{
    stub_input(recorded, 1, pExportTableId, sizeof(cudaUUID_t));
    stub_output(recorded, 0, (void *)ppExportTable, sizeof(const void *));
}

STUB_FILLS(112, cudaGetFuncBySymbol, (cudaFunction_t *functionPtr, const void *symbolPtr),
    (functionPtr, symbolPtr))
{
    stub_output(recorded, 0, (void *)functionPtr, sizeof(cudaFunction_t));
}

STUB_FILLS(113, cudaGetKernel, (cudaKernel_t *kernelPtr, const void *entryFuncAddr),
    (kernelPtr, entryFuncAddr))
{
    stub_output(recorded, 0, (void *)kernelPtr, sizeof(cudaKernel_t));
}

STUB_EXPORT cudaError_t
cudaGetLastError(void)
{
    STUB_BEGIN(114, cudaGetLastError, cudaSuccess, ());
    return (cudaError_t)stub_finish(recorded);
}

STUB_FILLS(115, cudaGetMipmappedArrayLevel,
    (cudaArray_t *levelArray, cudaMipmappedArray_const_t mipmappedArray, unsigned int level),
    (levelArray, mipmappedArray, level))
{
    stub_output(recorded, 0, (void *)levelArray, sizeof(cudaArray_t));
}

STUB_FILLS(116, cudaGetSurfaceObjectResourceDesc,
    (struct cudaResourceDesc *pResDesc, cudaSurfaceObject_t surfObject), (pResDesc, surfObject))
{
    stub_output(recorded, 0, (void *)pResDesc, sizeof(struct cudaResourceDesc));
}

STUB_FILLS(117, cudaGetSymbolAddress, (void **devPtr, const void *symbol), (devPtr, symbol))
{
    stub_output(recorded, 0, (void *)devPtr, sizeof(void *));
}

STUB_FILLS(118, cudaGetSymbolSize, (size_t *size, const void *symbol), (size, symbol))
{
    stub_output(recorded, 0, (void *)size, sizeof(size_t));
}

STUB_FILLS(119, cudaGetTextureObjectResourceDesc,
    (struct cudaResourceDesc *pResDesc, cudaTextureObject_t texObject), (pResDesc, texObject))
{
    stub_output(recorded, 0, (void *)pResDesc, sizeof(struct cudaResourceDesc));
}

STUB_FILLS(120, cudaGetTextureObjectResourceViewDesc,
    (struct cudaResourceViewDesc *pResViewDesc, cudaTextureObject_t texObject),
    (pResViewDesc, texObject))
{
    stub_output(recorded, 0, (void *)pResViewDesc, sizeof(struct cudaResourceViewDesc));
}

STUB_FILLS(121, cudaGetTextureObjectTextureDesc,
    (struct cudaTextureDesc *pTexDesc, cudaTextureObject_t texObject), (pTexDesc, texObject))
{
    stub_output(recorded, 0, (void *)pTexDesc, sizeof(struct cudaTextureDesc));
}

STUB_FILLS(122, cudaGraphAddChildGraphNode,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
        size_t numDependencies, cudaGraph_t childGraph),
    (pGraphNode, graph, pDependencies, numDependencies, childGraph))
{
    stub_input(recorded, 2, pDependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_output(recorded, 0, (void *)pGraphNode, sizeof(cudaGraphNode_t));
}

STUB_FILLS(123, cudaGraphAddDependencies,
    (cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to,
        const cudaGraphEdgeData *edgeData, size_t numDependencies),
    (graph, from, to, edgeData, numDependencies))
{
    stub_input(recorded, 1, from, stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_input(recorded, 2, to, stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_input(recorded, 3, edgeData,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphEdgeData));
}

STUB_FILLS(124, cudaGraphAddEmptyNode,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
        size_t numDependencies),
    (pGraphNode, graph, pDependencies, numDependencies))
{
    stub_input(recorded, 2, pDependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_output(recorded, 0, (void *)pGraphNode, sizeof(cudaGraphNode_t));
}

STUB_FILLS(125, cudaGraphAddEventRecordNode,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
        size_t numDependencies, cudaEvent_t event),
    (pGraphNode, graph, pDependencies, numDependencies, event))
{
    stub_input(recorded, 2, pDependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_output(recorded, 0, (void *)pGraphNode, sizeof(cudaGraphNode_t));
}

STUB_FILLS(126, cudaGraphAddEventWaitNode,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
        size_t numDependencies, cudaEvent_t event),
    (pGraphNode, graph, pDependencies, numDependencies, event))
{
    stub_input(recorded, 2, pDependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_output(recorded, 0, (void *)pGraphNode, sizeof(cudaGraphNode_t));
}

STUB_FILLS(127, cudaGraphAddExternalSemaphoresSignalNode,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
        size_t numDependencies, const struct cudaExternalSemaphoreSignalNodeParams *nodeParams),
    (pGraphNode, graph, pDependencies, numDependencies, nodeParams))
{
    stub_input(recorded, 2, pDependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_input(recorded, 4, nodeParams, sizeof(struct cudaExternalSemaphoreSignalNodeParams));
    stub_output(recorded, 0, (void *)pGraphNode, sizeof(cudaGraphNode_t));
}

STUB_FILLS(128, cudaGraphAddExternalSemaphoresWaitNode,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
        size_t numDependencies, const struct cudaExternalSemaphoreWaitNodeParams *nodeParams),
    (pGraphNode, graph, pDependencies, numDependencies, nodeParams))
{
    stub_input(recorded, 2, pDependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_input(recorded, 4, nodeParams, sizeof(struct cudaExternalSemaphoreWaitNodeParams));
    stub_output(recorded, 0, (void *)pGraphNode, sizeof(cudaGraphNode_t));
}

STUB_FILLS(129, cudaGraphAddHostNode,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
        size_t numDependencies, const struct cudaHostNodeParams *pNodeParams),
    (pGraphNode, graph, pDependencies, numDependencies, pNodeParams))
{
    stub_input(recorded, 2, pDependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_input(recorded, 4, pNodeParams, sizeof(struct cudaHostNodeParams));
    stub_output(recorded, 0, (void *)pGraphNode, sizeof(cudaGraphNode_t));
}

STUB_FILLS(130, cudaGraphAddKernelNode,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
        size_t numDependencies, const struct cudaKernelNodeParams *pNodeParams),
    (pGraphNode, graph, pDependencies, numDependencies, pNodeParams))
{
    stub_input(recorded, 2, pDependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_input(recorded, 4, pNodeParams, sizeof(struct cudaKernelNodeParams));
    stub_output(recorded, 0, (void *)pGraphNode, sizeof(cudaGraphNode_t));
}

STUB_FILLS(131, cudaGraphAddMemAllocNode,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
        size_t numDependencies, struct cudaMemAllocNodeParams *nodeParams),
    (pGraphNode, graph, pDependencies, numDependencies, nodeParams))
{
    stub_input(recorded, 2, pDependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_input(recorded, 4, nodeParams, sizeof(struct cudaMemAllocNodeParams));
    stub_output(recorded, 0, (void *)pGraphNode, sizeof(cudaGraphNode_t));
    stub_output_open(recorded, 4, (void *)nodeParams, 0);
}

STUB_FILLS(132, cudaGraphAddMemFreeNode,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
        size_t numDependencies, void *dptr),
    (pGraphNode, graph, pDependencies, numDependencies, dptr))
{
    stub_input(recorded, 2, pDependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_output(recorded, 0, (void *)pGraphNode, sizeof(cudaGraphNode_t));
}

STUB_FILLS(133, cudaGraphAddMemcpyNode,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
        size_t numDependencies, const struct cudaMemcpy3DParms *pCopyParams),
    (pGraphNode, graph, pDependencies, numDependencies, pCopyParams))
{
    stub_input(recorded, 2, pDependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_input(recorded, 4, pCopyParams, sizeof(struct cudaMemcpy3DParms));
    stub_output(recorded, 0, (void *)pGraphNode, sizeof(cudaGraphNode_t));
}

STUB_FILLS(134, cudaGraphAddMemcpyNode1D,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
        size_t numDependencies, void *dst, const void *src, size_t count,
        enum cudaMemcpyKind kind),
    (pGraphNode, graph, pDependencies, numDependencies, dst, src, count, kind))
{
    stub_input(recorded, 2, pDependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_output(recorded, 0, (void *)pGraphNode, sizeof(cudaGraphNode_t));
}

STUB_FILLS(135, cudaGraphAddMemcpyNodeFromSymbol,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
        size_t numDependencies, void *dst, const void *symbol, size_t count, size_t offset,
        enum cudaMemcpyKind kind),
    (pGraphNode, graph, pDependencies, numDependencies, dst, symbol, count, offset, kind))
{
    stub_input(recorded, 2, pDependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_output(recorded, 0, (void *)pGraphNode, sizeof(cudaGraphNode_t));
}

STUB_FILLS(136, cudaGraphAddMemcpyNodeToSymbol,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
        size_t numDependencies, const void *symbol, const void *src, size_t count, size_t offset,
        enum cudaMemcpyKind kind),
    (pGraphNode, graph, pDependencies, numDependencies, symbol, src, count, offset, kind))
{
    stub_input(recorded, 2, pDependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_output(recorded, 0, (void *)pGraphNode, sizeof(cudaGraphNode_t));
}

STUB_FILLS(137, cudaGraphAddMemsetNode,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
        size_t numDependencies, const struct cudaMemsetParams *pMemsetParams),
    (pGraphNode, graph, pDependencies, numDependencies, pMemsetParams))
{
    stub_input(recorded, 2, pDependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_input(recorded, 4, pMemsetParams, sizeof(struct cudaMemsetParams));
    stub_output(recorded, 0, (void *)pGraphNode, sizeof(cudaGraphNode_t));
}

STUB_FILLS(138, cudaGraphAddNode,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
        const cudaGraphEdgeData *dependencyData, size_t numDependencies,
        struct cudaGraphNodeParams *nodeParams),
    (pGraphNode, graph, pDependencies, dependencyData, numDependencies, nodeParams))
{
    stub_input(recorded, 2, pDependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_input(recorded, 3, dependencyData,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphEdgeData));
    stub_input(recorded, 5, nodeParams, sizeof(struct cudaGraphNodeParams));
    stub_output(recorded, 0, (void *)pGraphNode, sizeof(cudaGraphNode_t));
    stub_output_open(recorded, 5, (void *)nodeParams, 0);
}

STUB_FILLS(139, cudaGraphChildGraphNodeGetGraph, (cudaGraphNode_t node, cudaGraph_t *pGraph),
    (node, pGraph))
{
    stub_output(recorded, 1, (void *)pGraph, sizeof(cudaGraph_t));
}

STUB_FILLS(140, cudaGraphClone, (cudaGraph_t *pGraphClone, cudaGraph_t originalGraph),
    (pGraphClone, originalGraph))
{
    stub_output(recorded, 0, (void *)pGraphClone, sizeof(cudaGraph_t));
}

STUB_FILLS(141, cudaGraphConditionalHandleCreate,
    (cudaGraphConditionalHandle *pHandle_out, cudaGraph_t graph, unsigned int defaultLaunchValue,
        unsigned int flags),
    (pHandle_out, graph, defaultLaunchValue, flags))
{
    stub_output(recorded, 0, (void *)pHandle_out, sizeof(cudaGraphConditionalHandle));
}

STUB_FILLS(142, cudaGraphConditionalHandleCreate_v2,
    (cudaGraphConditionalHandle *pHandle_out, cudaGraph_t graph, cudaExecutionContext_t ctx,
        unsigned int defaultLaunchValue, unsigned int flags),
    (pHandle_out, graph, ctx, defaultLaunchValue, flags))
{
    stub_output(recorded, 0, (void *)pHandle_out, sizeof(cudaGraphConditionalHandle));
}

STUB_FILLS(143, cudaGraphCreate, (cudaGraph_t *pGraph, unsigned int flags), (pGraph, flags))
{
    stub_output(recorded, 0, (void *)pGraph, sizeof(cudaGraph_t));
}

STUB_FILLS(144, cudaGraphDebugDotPrint, (cudaGraph_t graph, const char *path, unsigned int flags),
    (graph, path, flags))
{
    stub_input_string(recorded, 1, path);
}

STUB(145, cudaGraphDestroy, (cudaGraph_t graph), (graph))
STUB(146, cudaGraphDestroyNode, (cudaGraphNode_t node), (node))

STUB_FILLS(147, cudaGraphEventRecordNodeGetEvent, (cudaGraphNode_t node, cudaEvent_t *event_out),
    (node, event_out))
{
    stub_output(recorded, 1, (void *)event_out, sizeof(cudaEvent_t));
}

STUB(148, cudaGraphEventRecordNodeSetEvent, (cudaGraphNode_t node, cudaEvent_t event),
    (node, event))

STUB_FILLS(149, cudaGraphEventWaitNodeGetEvent, (cudaGraphNode_t node, cudaEvent_t *event_out),
    (node, event_out))
{
    stub_output(recorded, 1, (void *)event_out, sizeof(cudaEvent_t));
}

STUB(150, cudaGraphEventWaitNodeSetEvent, (cudaGraphNode_t node, cudaEvent_t event), (node, event))
STUB(151, cudaGraphExecChildGraphNodeSetParams,
    (cudaGraphExec_t hGraphExec, cudaGraphNode_t node, cudaGraph_t childGraph),
    (hGraphExec, node, childGraph))
STUB(152, cudaGraphExecDestroy, (cudaGraphExec_t graphExec), (graphExec))
STUB(153, cudaGraphExecEventRecordNodeSetEvent,
    (cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, cudaEvent_t event),
    (hGraphExec, hNode, event))
STUB(154, cudaGraphExecEventWaitNodeSetEvent,
    (cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, cudaEvent_t event),
    (hGraphExec, hNode, event))

STUB_FILLS(155, cudaGraphExecExternalSemaphoresSignalNodeSetParams,
    (cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,
        const struct cudaExternalSemaphoreSignalNodeParams *nodeParams),
    (hGraphExec, hNode, nodeParams))
{
    stub_input(recorded, 2, nodeParams, sizeof(struct cudaExternalSemaphoreSignalNodeParams));
}

STUB_FILLS(156, cudaGraphExecExternalSemaphoresWaitNodeSetParams,
    (cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,
        const struct cudaExternalSemaphoreWaitNodeParams *nodeParams),
    (hGraphExec, hNode, nodeParams))
{
    stub_input(recorded, 2, nodeParams, sizeof(struct cudaExternalSemaphoreWaitNodeParams));
}

STUB_FILLS(157, cudaGraphExecGetFlags, (cudaGraphExec_t graphExec, unsigned long long *flags),
    (graphExec, flags))
{
    stub_output(recorded, 1, (void *)flags, sizeof(unsigned long long));
}

STUB_FILLS(158, cudaGraphExecGetId, (cudaGraphExec_t hGraphExec, unsigned int *graphID),
    (hGraphExec, graphID))
{
    stub_output(recorded, 1, (void *)graphID, sizeof(unsigned int));
}

STUB_FILLS(159, cudaGraphExecHostNodeSetParams,
    (cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
        const struct cudaHostNodeParams *pNodeParams),
    (hGraphExec, node, pNodeParams))
{
    stub_input(recorded, 2, pNodeParams, sizeof(struct cudaHostNodeParams));
}

STUB_FILLS(160, cudaGraphExecKernelNodeSetParams,
    (cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
        const struct cudaKernelNodeParams *pNodeParams),
    (hGraphExec, node, pNodeParams))
{
    stub_input(recorded, 2, pNodeParams, sizeof(struct cudaKernelNodeParams));
}

STUB_FILLS(161, cudaGraphExecMemcpyNodeSetParams,
    (cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
        const struct cudaMemcpy3DParms *pNodeParams),
    (hGraphExec, node, pNodeParams))
{
    stub_input(recorded, 2, pNodeParams, sizeof(struct cudaMemcpy3DParms));
}

STUB(162, cudaGraphExecMemcpyNodeSetParams1D,
    (cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void *dst, const void *src, size_t count,
        enum cudaMemcpyKind kind),
    (hGraphExec, node, dst, src, count, kind))
STUB(163, cudaGraphExecMemcpyNodeSetParamsFromSymbol,
    (cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void *dst, const void *symbol, size_t count,
        size_t offset, enum cudaMemcpyKind kind),
    (hGraphExec, node, dst, symbol, count, offset, kind))
STUB(164, cudaGraphExecMemcpyNodeSetParamsToSymbol,
    (cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const void *symbol, const void *src,
        size_t count, size_t offset, enum cudaMemcpyKind kind),
    (hGraphExec, node, symbol, src, count, offset, kind))

STUB_FILLS(165, cudaGraphExecMemsetNodeSetParams,
    (cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const struct cudaMemsetParams *pNodeParams),
    (hGraphExec, node, pNodeParams))
{
    stub_input(recorded, 2, pNodeParams, sizeof(struct cudaMemsetParams));
}

STUB_FILLS(166, cudaGraphExecNodeSetParams,
    (cudaGraphExec_t graphExec, cudaGraphNode_t node, struct cudaGraphNodeParams *nodeParams),
    (graphExec, node, nodeParams))
{
    stub_input(recorded, 2, nodeParams, sizeof(struct cudaGraphNodeParams));
}

STUB_FILLS(167, cudaGraphExecUpdate,
    (cudaGraphExec_t hGraphExec, cudaGraph_t hGraph, cudaGraphExecUpdateResultInfo *resultInfo),
    (hGraphExec, hGraph, resultInfo))
{
    stub_output(recorded, 2, (void *)resultInfo, sizeof(cudaGraphExecUpdateResultInfo));
}

STUB_FILLS(168, cudaGraphExternalSemaphoresSignalNodeGetParams,
    (cudaGraphNode_t hNode, struct cudaExternalSemaphoreSignalNodeParams *params_out),
    (hNode, params_out))
{
    stub_output(recorded, 1, (void *)params_out,
        sizeof(struct cudaExternalSemaphoreSignalNodeParams));
}

STUB_FILLS(169, cudaGraphExternalSemaphoresSignalNodeSetParams,
    (cudaGraphNode_t hNode, const struct cudaExternalSemaphoreSignalNodeParams *nodeParams),
    (hNode, nodeParams))
{
    stub_input(recorded, 1, nodeParams, sizeof(struct cudaExternalSemaphoreSignalNodeParams));
}

STUB_FILLS(170, cudaGraphExternalSemaphoresWaitNodeGetParams,
    (cudaGraphNode_t hNode, struct cudaExternalSemaphoreWaitNodeParams *params_out),
    (hNode, params_out))
{
    stub_output(recorded, 1, (void *)params_out,
        sizeof(struct cudaExternalSemaphoreWaitNodeParams));
}

STUB_FILLS(171, cudaGraphExternalSemaphoresWaitNodeSetParams,
    (cudaGraphNode_t hNode, const struct cudaExternalSemaphoreWaitNodeParams *nodeParams),
    (hNode, nodeParams))
{
    stub_input(recorded, 1, nodeParams, sizeof(struct cudaExternalSemaphoreWaitNodeParams));
}

STUB_FILLS(172, cudaGraphGetEdges,
    (cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to, cudaGraphEdgeData *edgeData,
        size_t *numEdges),
    (graph, from, to, edgeData, numEdges))
{
    stub_input(recorded, 4, numEdges, sizeof(size_t));
    size_t numEdges_written = stub_output_count(recorded, 4, numEdges, sizeof *numEdges,
        numEdges != NULL && from != NULL ? stub_items((size_t)*numEdges) : SIZE_MAX);
    stub_output(recorded, 1, (void *)from, numEdges_written * sizeof(cudaGraphNode_t));
    stub_output(recorded, 2, (void *)to, numEdges_written * sizeof(cudaGraphNode_t));
    stub_output(recorded, 3, (void *)edgeData, numEdges_written * sizeof(cudaGraphEdgeData));
}

STUB_FILLS(173, cudaGraphGetId, (cudaGraph_t hGraph, unsigned int *graphID), (hGraph, graphID))
{
    stub_output(recorded, 1, (void *)graphID, sizeof(unsigned int));
}

STUB_FILLS(174, cudaGraphGetNodes, (cudaGraph_t graph, cudaGraphNode_t *nodes, size_t *numNodes),
    (graph, nodes, numNodes))
{
    stub_input(recorded, 2, numNodes, sizeof(size_t));
    size_t numNodes_written = stub_output_count(recorded, 2, numNodes, sizeof *numNodes,
        numNodes != NULL && nodes != NULL ? stub_items((size_t)*numNodes) : SIZE_MAX);
    stub_output(recorded, 1, (void *)nodes, numNodes_written * sizeof(cudaGraphNode_t));
}

STUB_FILLS(175, cudaGraphGetRootNodes,
    (cudaGraph_t graph, cudaGraphNode_t *pRootNodes, size_t *pNumRootNodes),
    (graph, pRootNodes, pNumRootNodes))
{
    stub_input(recorded, 2, pNumRootNodes, sizeof(size_t));
    size_t pNumRootNodes_written = stub_output_count(recorded, 2, pNumRootNodes,
        sizeof *pNumRootNodes,
        pNumRootNodes != NULL && pRootNodes != NULL ? stub_items((size_t)*pNumRootNodes)
            : SIZE_MAX);
    stub_output(recorded, 1, (void *)pRootNodes, pNumRootNodes_written * sizeof(cudaGraphNode_t));
}

STUB_FILLS(176, cudaGraphHostNodeGetParams,
    (cudaGraphNode_t node, struct cudaHostNodeParams *pNodeParams), (node, pNodeParams))
{
    stub_output(recorded, 1, (void *)pNodeParams, sizeof(struct cudaHostNodeParams));
}

STUB_FILLS(177, cudaGraphHostNodeSetParams,
    (cudaGraphNode_t node, const struct cudaHostNodeParams *pNodeParams), (node, pNodeParams))
{
    stub_input(recorded, 1, pNodeParams, sizeof(struct cudaHostNodeParams));
}

STUB_FILLS(178, cudaGraphInstantiate,
    (cudaGraphExec_t *pGraphExec, cudaGraph_t graph, unsigned long long flags),
    (pGraphExec, graph, flags))
{
    stub_output(recorded, 0, (void *)pGraphExec, sizeof(cudaGraphExec_t));
}

STUB_FILLS(179, cudaGraphInstantiateWithFlags,
    (cudaGraphExec_t *pGraphExec, cudaGraph_t graph, unsigned long long flags),
    (pGraphExec, graph, flags))
{
    stub_output(recorded, 0, (void *)pGraphExec, sizeof(cudaGraphExec_t));
}

STUB_TWO_FILL(180, cudaGraphInstantiateWithParams, 181, cudaGraphInstantiateWithParams_ptsz,
    (cudaGraphExec_t *pGraphExec, cudaGraph_t graph,
        cudaGraphInstantiateParams *instantiateParams),
    (pGraphExec, graph, instantiateParams))
{
    stub_input(recorded, 2, instantiateParams, sizeof(cudaGraphInstantiateParams));
    stub_output(recorded, 0, (void *)pGraphExec, sizeof(cudaGraphExec_t));
    stub_output_open(recorded, 2, (void *)instantiateParams, 0);
}

STUB(182, cudaGraphKernelNodeCopyAttributes, (cudaGraphNode_t hDst, cudaGraphNode_t hSrc),
    (hDst, hSrc))

STUB_FILLS(183, cudaGraphKernelNodeGetAttribute,
    (cudaGraphNode_t hNode, cudaKernelNodeAttrID attr, cudaKernelNodeAttrValue *value_out),
    (hNode, attr, value_out))
{
    stub_output(recorded, 2, (void *)value_out, sizeof(cudaKernelNodeAttrValue));
}

STUB_FILLS(184, cudaGraphKernelNodeGetParams,
    (cudaGraphNode_t node, struct cudaKernelNodeParams *pNodeParams), (node, pNodeParams))
{
    stub_output(recorded, 1, (void *)pNodeParams, sizeof(struct cudaKernelNodeParams));
}

STUB_FILLS(185, cudaGraphKernelNodeSetAttribute,
    (cudaGraphNode_t hNode, cudaKernelNodeAttrID attr, const cudaKernelNodeAttrValue *value),
    (hNode, attr, value))
{
    stub_input(recorded, 2, value, sizeof(cudaKernelNodeAttrValue));
}

STUB_FILLS(186, cudaGraphKernelNodeSetParams,
    (cudaGraphNode_t node, const struct cudaKernelNodeParams *pNodeParams), (node, pNodeParams))
{
    stub_input(recorded, 1, pNodeParams, sizeof(struct cudaKernelNodeParams));
}

STUB_TWO(187, cudaGraphLaunch, 188, cudaGraphLaunch_ptsz,
    (cudaGraphExec_t graphExec, cudaStream_t stream), (graphExec, stream))

STUB_FILLS(189, cudaGraphMemAllocNodeGetParams,
    (cudaGraphNode_t node, struct cudaMemAllocNodeParams *params_out), (node, params_out))
{
    stub_output(recorded, 1, (void *)params_out, sizeof(struct cudaMemAllocNodeParams));
}

STUB_FILLS(190, cudaGraphMemFreeNodeGetParams, (cudaGraphNode_t node, void *dptr_out),
    (node, dptr_out))
{
    stub_output(recorded, 1, (void *)dptr_out, sizeof(void *));
}

STUB_FILLS(191, cudaGraphMemcpyNodeGetParams,
    (cudaGraphNode_t node, struct cudaMemcpy3DParms *pNodeParams), (node, pNodeParams))
{
    stub_output(recorded, 1, (void *)pNodeParams, sizeof(struct cudaMemcpy3DParms));
}

STUB_FILLS(192, cudaGraphMemcpyNodeSetParams,
    (cudaGraphNode_t node, const struct cudaMemcpy3DParms *pNodeParams), (node, pNodeParams))
{
    stub_input(recorded, 1, pNodeParams, sizeof(struct cudaMemcpy3DParms));
}

STUB(193, cudaGraphMemcpyNodeSetParams1D,
    (cudaGraphNode_t node, void *dst, const void *src, size_t count, enum cudaMemcpyKind kind),
    (node, dst, src, count, kind))
STUB(194, cudaGraphMemcpyNodeSetParamsFromSymbol,
    (cudaGraphNode_t node, void *dst, const void *symbol, size_t count, size_t offset,
        enum cudaMemcpyKind kind),
    (node, dst, symbol, count, offset, kind))
STUB(195, cudaGraphMemcpyNodeSetParamsToSymbol,
    (cudaGraphNode_t node, const void *symbol, const void *src, size_t count, size_t offset,
        enum cudaMemcpyKind kind),
    (node, symbol, src, count, offset, kind))

STUB_FILLS(196, cudaGraphMemsetNodeGetParams,
    (cudaGraphNode_t node, struct cudaMemsetParams *pNodeParams), (node, pNodeParams))
{
    stub_output(recorded, 1, (void *)pNodeParams, sizeof(struct cudaMemsetParams));
}

STUB_FILLS(197, cudaGraphMemsetNodeSetParams,
    (cudaGraphNode_t node, const struct cudaMemsetParams *pNodeParams), (node, pNodeParams))
{
    stub_input(recorded, 1, pNodeParams, sizeof(struct cudaMemsetParams));
}

STUB_FILLS(198, cudaGraphNodeFindInClone,
    (cudaGraphNode_t *pNode, cudaGraphNode_t originalNode, cudaGraph_t clonedGraph),
    (pNode, originalNode, clonedGraph))
{
    stub_output(recorded, 0, (void *)pNode, sizeof(cudaGraphNode_t));
}

STUB_FILLS(199, cudaGraphNodeGetContainingGraph, (cudaGraphNode_t hNode, cudaGraph_t *phGraph),
    (hNode, phGraph))
{
    stub_output(recorded, 1, (void *)phGraph, sizeof(cudaGraph_t));
}

STUB_FILLS(200, cudaGraphNodeGetDependencies,
    (cudaGraphNode_t node, cudaGraphNode_t *pDependencies, cudaGraphEdgeData *edgeData,
        size_t *pNumDependencies),
    (node, pDependencies, edgeData, pNumDependencies))
{
    stub_input(recorded, 3, pNumDependencies, sizeof(size_t));
    size_t pNumDependencies_written = stub_output_count(recorded, 3, pNumDependencies,
        sizeof *pNumDependencies,
        pNumDependencies != NULL && pDependencies != NULL ? stub_items((size_t)*pNumDependencies)
            : SIZE_MAX);
    stub_output(recorded, 1, (void *)pDependencies,
        pNumDependencies_written * sizeof(cudaGraphNode_t));
    stub_output(recorded, 2, (void *)edgeData,
        pNumDependencies_written * sizeof(cudaGraphEdgeData));
}

STUB_FILLS(201, cudaGraphNodeGetDependentNodes,
    (cudaGraphNode_t node, cudaGraphNode_t *pDependentNodes, cudaGraphEdgeData *edgeData,
        size_t *pNumDependentNodes),
    (node, pDependentNodes, edgeData, pNumDependentNodes))
{
    stub_input(recorded, 3, pNumDependentNodes, sizeof(size_t));
    size_t pNumDependentNodes_written = stub_output_count(recorded, 3, pNumDependentNodes,
        sizeof *pNumDependentNodes,
        pNumDependentNodes != NULL && pDependentNodes != NULL
            ? stub_items((size_t)*pNumDependentNodes) : SIZE_MAX);
    stub_output(recorded, 1, (void *)pDependentNodes,
        pNumDependentNodes_written * sizeof(cudaGraphNode_t));
    stub_output(recorded, 2, (void *)edgeData,
        pNumDependentNodes_written * sizeof(cudaGraphEdgeData));
}

STUB_FILLS(202, cudaGraphNodeGetEnabled,
    (cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned int *isEnabled),
    (hGraphExec, hNode, isEnabled))
{
    stub_output(recorded, 2, (void *)isEnabled, sizeof(unsigned int));
}

STUB_FILLS(203, cudaGraphNodeGetLocalId, (cudaGraphNode_t hNode, unsigned int *nodeId),
    (hNode, nodeId))
{
    stub_output(recorded, 1, (void *)nodeId, sizeof(unsigned int));
}

STUB_FILLS(204, cudaGraphNodeGetParams,
    (cudaGraphNode_t node, struct cudaGraphNodeParams *nodeParams), (node, nodeParams))
{
    stub_output(recorded, 1, (void *)nodeParams, sizeof(struct cudaGraphNodeParams));
}

STUB_FILLS(205, cudaGraphNodeGetToolsId, (cudaGraphNode_t hNode, unsigned long long *toolsNodeId),
    (hNode, toolsNodeId))
{
    stub_output(recorded, 1, (void *)toolsNodeId, sizeof(unsigned long long));
}

STUB_FILLS(206, cudaGraphNodeGetType, (cudaGraphNode_t node, enum cudaGraphNodeType *pType),
    (node, pType))
{
    stub_output(recorded, 1, (void *)pType, sizeof(enum cudaGraphNodeType));
}

STUB(207, cudaGraphNodeSetEnabled,
    (cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned int isEnabled),
    (hGraphExec, hNode, isEnabled))

STUB_FILLS(208, cudaGraphNodeSetParams,
    (cudaGraphNode_t node, struct cudaGraphNodeParams *nodeParams), (node, nodeParams))
{
    stub_input(recorded, 1, nodeParams, sizeof(struct cudaGraphNodeParams));
}

STUB(209, cudaGraphReleaseUserObject,
    (cudaGraph_t graph, cudaUserObject_t object, unsigned int count), (graph, object, count))

STUB_FILLS(210, cudaGraphRemoveDependencies,
    (cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to,
        const cudaGraphEdgeData *edgeData, size_t numDependencies),
    (graph, from, to, edgeData, numDependencies))
{
    stub_input(recorded, 1, from, stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_input(recorded, 2, to, stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_input(recorded, 3, edgeData,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphEdgeData));
}

STUB(211, cudaGraphRetainUserObject,
    (cudaGraph_t graph, cudaUserObject_t object, unsigned int count, unsigned int flags),
    (graph, object, count, flags))
STUB_TWO(212, cudaGraphUpload, 213, cudaGraphUpload_ptsz,
    (cudaGraphExec_t graphExec, cudaStream_t stream), (graphExec, stream))

STUB_FILLS(214, cudaGraphicsEGLRegisterImage,
    (cudaGraphicsResource_t *pCudaResource, EGLImageKHR image, unsigned int flags),
    (pCudaResource, image, flags))
{
    stub_output(recorded, 0, (void *)pCudaResource, sizeof(cudaGraphicsResource_t));
}

STUB_FILLS(215, cudaGraphicsGLRegisterBuffer,
    (cudaGraphicsResource_t *resource, GLuint buffer, unsigned int flags),
    (resource, buffer, flags))
{
    stub_output(recorded, 0, (void *)resource, sizeof(cudaGraphicsResource_t));
}

STUB_FILLS(216, cudaGraphicsGLRegisterImage,
    (cudaGraphicsResource_t *resource, GLuint image, GLenum target, unsigned int flags),
    (resource, image, target, flags))
{
    stub_output(recorded, 0, (void *)resource, sizeof(cudaGraphicsResource_t));
}

STUB_FILLS(217, cudaGraphicsMapResources,
    (int count, cudaGraphicsResource_t *resources, cudaStream_t stream), (count, resources, stream))
{
    stub_input(recorded, 1, resources, stub_items((size_t)count) * sizeof(cudaGraphicsResource_t));
}

STUB_FILLS(218, cudaGraphicsResourceGetMappedEglFrame,
    (cudaEglFrame *eglFrame, cudaGraphicsResource_t resource, unsigned int index,
        unsigned int mipLevel),
    (eglFrame, resource, index, mipLevel))
{
    stub_output(recorded, 0, (void *)eglFrame, sizeof(cudaEglFrame));
}

STUB_FILLS(219, cudaGraphicsResourceGetMappedMipmappedArray,
    (cudaMipmappedArray_t *mipmappedArray, cudaGraphicsResource_t resource),
    (mipmappedArray, resource))
{
    stub_output(recorded, 0, (void *)mipmappedArray, sizeof(cudaMipmappedArray_t));
}

STUB_FILLS(220, cudaGraphicsResourceGetMappedPointer,
    (void **devPtr, size_t *size, cudaGraphicsResource_t resource), (devPtr, size, resource))
{
    stub_output(recorded, 0, (void *)devPtr, sizeof(void *));
    stub_output(recorded, 1, (void *)size, sizeof(size_t));
}

STUB(221, cudaGraphicsResourceSetMapFlags, (cudaGraphicsResource_t resource, unsigned int flags),
    (resource, flags))

STUB_FILLS(222, cudaGraphicsSubResourceGetMappedArray,
    (cudaArray_t *array, cudaGraphicsResource_t resource, unsigned int arrayIndex,
        unsigned int mipLevel),
    (array, resource, arrayIndex, mipLevel))
{
    stub_output(recorded, 0, (void *)array, sizeof(cudaArray_t));
}

STUB_FILLS(223, cudaGraphicsUnmapResources,
    (int count, cudaGraphicsResource_t *resources, cudaStream_t stream), (count, resources, stream))
{
    stub_input(recorded, 1, resources, stub_items((size_t)count) * sizeof(cudaGraphicsResource_t));
}

STUB(224, cudaGraphicsUnregisterResource, (cudaGraphicsResource_t resource), (resource))

STUB_FILLS(225, cudaGraphicsVDPAURegisterOutputSurface,
    (cudaGraphicsResource_t *resource, VdpOutputSurface vdpSurface, unsigned int flags),
    (resource, vdpSurface, flags))
{
    stub_output(recorded, 0, (void *)resource, sizeof(cudaGraphicsResource_t));
}

STUB_FILLS(226, cudaGraphicsVDPAURegisterVideoSurface,
    (cudaGraphicsResource_t *resource, VdpVideoSurface vdpSurface, unsigned int flags),
    (resource, vdpSurface, flags))
{
    stub_output(recorded, 0, (void *)resource, sizeof(cudaGraphicsResource_t));
}

STUB_FILLS(227, cudaGreenCtxCreate,
    (cudaExecutionContext_t *phCtx, cudaDevResourceDesc_t desc, int device, unsigned int flags),
    (phCtx, desc, device, flags))
{
    stub_output(recorded, 0, (void *)phCtx, sizeof(cudaExecutionContext_t));
}

STUB_FILLS(228, cudaHostAlloc, (void **pHost, size_t size, unsigned int flags),
    (pHost, size, flags))
{
    stub_output(recorded, 0, (void *)pHost, sizeof(void *));
}

STUB_FILLS(229, cudaHostGetDevicePointer, (void **pDevice, void *pHost, unsigned int flags),
    (pDevice, pHost, flags))
{
    stub_output(recorded, 0, (void *)pDevice, sizeof(void *));
}

STUB_FILLS(230, cudaHostGetFlags, (unsigned int *pFlags, void *pHost), (pFlags, pHost))
{
    stub_output(recorded, 0, (void *)pFlags, sizeof(unsigned int));
}

STUB(231, cudaHostRegister, (void *ptr, size_t size, unsigned int flags), (ptr, size, flags))
STUB(232, cudaHostUnregister, (void *ptr), (ptr))

STUB_FILLS(233, cudaImportExternalMemory,
    (cudaExternalMemory_t *extMem_out, const struct cudaExternalMemoryHandleDesc *memHandleDesc),
    (extMem_out, memHandleDesc))
{
    stub_input(recorded, 1, memHandleDesc, sizeof(struct cudaExternalMemoryHandleDesc));
    stub_output(recorded, 0, (void *)extMem_out, sizeof(cudaExternalMemory_t));
}

STUB_FILLS(234, cudaImportExternalSemaphore,
    (cudaExternalSemaphore_t *extSem_out,
        const struct cudaExternalSemaphoreHandleDesc *semHandleDesc),
    (extSem_out, semHandleDesc))
{
    stub_input(recorded, 1, semHandleDesc, sizeof(struct cudaExternalSemaphoreHandleDesc));
    stub_output(recorded, 0, (void *)extSem_out, sizeof(cudaExternalSemaphore_t));
}

STUB(235, cudaInitDevice, (int device, unsigned int deviceFlags, unsigned int flags),
    (device, deviceFlags, flags))
STUB(236, cudaIpcCloseMemHandle, (void *devPtr), (devPtr))

STUB_FILLS(237, cudaIpcGetEventHandle, (cudaIpcEventHandle_t *handle, cudaEvent_t event),
    (handle, event))
{
    stub_output(recorded, 0, (void *)handle, sizeof(cudaIpcEventHandle_t));
}

STUB_FILLS(238, cudaIpcGetMemHandle, (cudaIpcMemHandle_t *handle, void *devPtr), (handle, devPtr))
{
    stub_output(recorded, 0, (void *)handle, sizeof(cudaIpcMemHandle_t));
}

STUB_FILLS(239, cudaIpcOpenEventHandle, (cudaEvent_t *event, cudaIpcEventHandle_t handle),
    (event, handle))
{
    stub_output(recorded, 0, (void *)event, sizeof(cudaEvent_t));
}

STUB_FILLS(240, cudaIpcOpenMemHandle,
    (void **devPtr, cudaIpcMemHandle_t handle, unsigned int flags), (devPtr, handle, flags))
{
    stub_output(recorded, 0, (void *)devPtr, sizeof(void *));
}

STUB(241, cudaKernelSetAttributeForDevice,
    (cudaKernel_t kernel, enum cudaFuncAttribute attr, int value, int device),
    (kernel, attr, value, device))
STUB_TWO(242, cudaLaunchCooperativeKernel, 243, cudaLaunchCooperativeKernel_ptsz,
    (const void *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem,
        cudaStream_t stream),
    (func, gridDim, blockDim, args, sharedMem, stream))
STUB_TWO(244, cudaLaunchHostFunc, 245, cudaLaunchHostFunc_ptsz,
    (cudaStream_t stream, cudaHostFn_t fn, void *userData), (stream, fn, userData))
STUB_TWO(246, cudaLaunchHostFunc_v2, 247, cudaLaunchHostFunc_v2_ptsz,
    (cudaStream_t stream, cudaHostFn_t fn, void *userData, unsigned int syncMode),
    (stream, fn, userData, syncMode))
STUB_TWO(248, cudaLaunchKernel, 251, cudaLaunchKernel_ptsz,
    (const void *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem,
        cudaStream_t stream),
    (func, gridDim, blockDim, args, sharedMem, stream))

STUB_TWO_FILL(249, cudaLaunchKernelExC, 250, cudaLaunchKernelExC_ptsz,
    (const cudaLaunchConfig_t *config, const void *func, void **args), (config, func, args))
{
    stub_input(recorded, 0, config, sizeof(cudaLaunchConfig_t));
}

STUB_FILLS(252, cudaLibraryEnumerateKernels,
    (cudaKernel_t *kernels, unsigned int numKernels, cudaLibrary_t lib), (kernels, numKernels, lib))
{
    stub_output(recorded, 0, (void *)kernels,
        stub_items((size_t)numKernels) * sizeof(cudaKernel_t));
}

STUB_FILLS(253, cudaLibraryGetGlobal,
    (void **dptr, size_t *bytes, cudaLibrary_t library, const char *name),
    (dptr, bytes, library, name))
{
    stub_input_string(recorded, 3, name);
    stub_output(recorded, 0, (void *)dptr, sizeof(void *));
    stub_output(recorded, 1, (void *)bytes, sizeof(size_t));
}

STUB_FILLS(254, cudaLibraryGetKernel,
    (cudaKernel_t *pKernel, cudaLibrary_t library, const char *name), (pKernel, library, name))
{
    stub_input_string(recorded, 2, name);
    stub_output(recorded, 0, (void *)pKernel, sizeof(cudaKernel_t));
}

STUB_FILLS(255, cudaLibraryGetKernelCount, (unsigned int *count, cudaLibrary_t lib), (count, lib))
{
    stub_output(recorded, 0, (void *)count, sizeof(unsigned int));
}

STUB_FILLS(256, cudaLibraryGetManaged,
    (void **dptr, size_t *bytes, cudaLibrary_t library, const char *name),
    (dptr, bytes, library, name))
{
    stub_input_string(recorded, 3, name);
    stub_output(recorded, 0, (void *)dptr, sizeof(void *));
    stub_output(recorded, 1, (void *)bytes, sizeof(size_t));
}

STUB_FILLS(257, cudaLibraryGetUnifiedFunction,
    (void **fptr, cudaLibrary_t library, const char *symbol), (fptr, library, symbol))
{
    stub_input_string(recorded, 2, symbol);
    stub_output(recorded, 0, (void *)fptr, sizeof(void *));
}

STUB_FILLS(258, cudaLibraryLoadData,
    (cudaLibrary_t *library, const void *code, enum cudaJitOption *jitOptions,
        void **jitOptionsValues, unsigned int numJitOptions,
        enum cudaLibraryOption *libraryOptions, void **libraryOptionValues,
        unsigned int numLibraryOptions),
    (library, code, jitOptions, jitOptionsValues, numJitOptions, libraryOptions,
        libraryOptionValues, numLibraryOptions))
{
    stub_input(recorded, 2, jitOptions,
        stub_items((size_t)numJitOptions) * sizeof(enum cudaJitOption));
    stub_input(recorded, 3, jitOptionsValues, stub_items((size_t)numJitOptions) * sizeof(void *));
    stub_input(recorded, 5, libraryOptions,
        stub_items((size_t)numLibraryOptions) * sizeof(enum cudaLibraryOption));
    stub_input(recorded, 6, libraryOptionValues,
        stub_items((size_t)numLibraryOptions) * sizeof(void *));
    stub_output(recorded, 0, (void *)library, sizeof(cudaLibrary_t));
}

STUB_FILLS(259, cudaLibraryLoadFromFile,
    (cudaLibrary_t *library, const char *fileName, enum cudaJitOption *jitOptions,
        void **jitOptionsValues, unsigned int numJitOptions,
        enum cudaLibraryOption *libraryOptions, void **libraryOptionValues,
        unsigned int numLibraryOptions),
    (library, fileName, jitOptions, jitOptionsValues, numJitOptions, libraryOptions,
        libraryOptionValues, numLibraryOptions))
{
    stub_input_string(recorded, 1, fileName);
    stub_input(recorded, 2, jitOptions,
        stub_items((size_t)numJitOptions) * sizeof(enum cudaJitOption));
    stub_input(recorded, 3, jitOptionsValues, stub_items((size_t)numJitOptions) * sizeof(void *));
    stub_input(recorded, 5, libraryOptions,
        stub_items((size_t)numLibraryOptions) * sizeof(enum cudaLibraryOption));
    stub_input(recorded, 6, libraryOptionValues,
        stub_items((size_t)numLibraryOptions) * sizeof(void *));
    stub_output(recorded, 0, (void *)library, sizeof(cudaLibrary_t));
}

STUB(260, cudaLibraryUnload, (cudaLibrary_t library), (library))

STUB_FILLS(261, cudaLogsCurrent, (cudaLogIterator *iterator_out, unsigned int flags),
    (iterator_out, flags))
{
    stub_output(recorded, 0, (void *)iterator_out, sizeof(cudaLogIterator));
}

STUB_FILLS(262, cudaLogsDumpToFile,
    (cudaLogIterator *iterator, const char *pathToFile, unsigned int flags),
    (iterator, pathToFile, flags))
{
    stub_input(recorded, 0, iterator, sizeof(cudaLogIterator));
    stub_input_string(recorded, 1, pathToFile);
    stub_output(recorded, 0, (void *)iterator, sizeof(cudaLogIterator));
}

STUB_FILLS(263, cudaLogsDumpToMemory,
    (cudaLogIterator *iterator, char *buffer, size_t *size, unsigned int flags),
    (iterator, buffer, size, flags))
{
    stub_input(recorded, 0, iterator, sizeof(cudaLogIterator));
    stub_input(recorded, 2, size, sizeof(size_t));
    size_t size_written = stub_output_count(recorded, 2, size, sizeof *size,
        size != NULL && buffer != NULL ? stub_items((size_t)*size) : SIZE_MAX);
    stub_output(recorded, 0, (void *)iterator, sizeof(cudaLogIterator));
    stub_output(recorded, 1, (void *)buffer, size_written * sizeof(char));
}

STUB_FILLS(264, cudaLogsRegisterCallback,
    (cudaLogsCallback_t callbackFunc, void *userData, cudaLogsCallbackHandle *callback_out),
    (callbackFunc, userData, callback_out))
{
    stub_output(recorded, 2, (void *)callback_out, sizeof(cudaLogsCallbackHandle));
}

STUB(265, cudaLogsUnregisterCallback, (cudaLogsCallbackHandle callback), (callback))

STUB_FILLS(266, cudaMalloc, (void **devPtr, size_t size), (devPtr, size))
{
    stub_output(recorded, 0, (void *)devPtr, sizeof(void *));
}

STUB_FILLS(267, cudaMalloc3D, (struct cudaPitchedPtr *pitchedDevPtr, struct cudaExtent extent),
    (pitchedDevPtr, extent))
{
    stub_output(recorded, 0, (void *)pitchedDevPtr, sizeof(struct cudaPitchedPtr));
}

STUB_FILLS(268, cudaMalloc3DArray,
    (cudaArray_t *array, const struct cudaChannelFormatDesc *desc, struct cudaExtent extent,
        unsigned int flags),
    (array, desc, extent, flags))
{
    stub_input(recorded, 1, desc, sizeof(struct cudaChannelFormatDesc));
    stub_output(recorded, 0, (void *)array, sizeof(cudaArray_t));
}

STUB_FILLS(269, cudaMallocArray,
    (cudaArray_t *array, const struct cudaChannelFormatDesc *desc, size_t width, size_t height,
        unsigned int flags),
    (array, desc, width, height, flags))
{
    stub_input(recorded, 1, desc, sizeof(struct cudaChannelFormatDesc));
    stub_output(recorded, 0, (void *)array, sizeof(cudaArray_t));
}

STUB_TWO_FILL(270, cudaMallocAsync, 271, cudaMallocAsync_ptsz,
    (void **devPtr, size_t size, cudaStream_t hStream), (devPtr, size, hStream))
{
    stub_output(recorded, 0, (void *)devPtr, sizeof(void *));
}

STUB_TWO_FILL(272, cudaMallocFromPoolAsync, 273, cudaMallocFromPoolAsync_ptsz,
    (void **ptr, size_t size, cudaMemPool_t memPool, cudaStream_t stream),
    (ptr, size, memPool, stream))
{
    stub_output(recorded, 0, (void *)ptr, sizeof(void *));
}

STUB_FILLS(274, cudaMallocHost, (void **ptr, size_t size), (ptr, size))
{
    stub_output(recorded, 0, (void *)ptr, sizeof(void *));
}

STUB_FILLS(275, cudaMallocManaged, (void **devPtr, size_t size, unsigned int flags),
    (devPtr, size, flags))
{
    stub_output(recorded, 0, (void *)devPtr, sizeof(void *));
}

STUB_FILLS(276, cudaMallocMipmappedArray,
    (cudaMipmappedArray_t *mipmappedArray, const struct cudaChannelFormatDesc *desc,
        struct cudaExtent extent, unsigned int numLevels, unsigned int flags),
    (mipmappedArray, desc, extent, numLevels, flags))
{
    stub_input(recorded, 1, desc, sizeof(struct cudaChannelFormatDesc));
    stub_output(recorded, 0, (void *)mipmappedArray, sizeof(cudaMipmappedArray_t));
}

STUB_FILLS(277, cudaMallocPitch, (void **devPtr, size_t *pitch, size_t width, size_t height),
    (devPtr, pitch, width, height))
{
    stub_output(recorded, 0, (void *)devPtr, sizeof(void *));
    stub_output(recorded, 1, (void *)pitch, sizeof(size_t));
}

STUB(278, cudaMemAdvise,
    (const void *devPtr, size_t count, enum cudaMemoryAdvise advice,
        struct cudaMemLocation location),
    (devPtr, count, advice, location))

STUB_TWO_FILL(279, cudaMemDiscardAndPrefetchBatchAsync, 280,
    cudaMemDiscardAndPrefetchBatchAsync_ptsz,
    (void **dptrs, size_t *sizes, size_t count, struct cudaMemLocation *prefetchLocs,
        size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags,
        cudaStream_t stream),
    (dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, stream))
{
    stub_input(recorded, 0, dptrs, stub_items((size_t)count) * sizeof(void *));
    stub_input(recorded, 1, sizes, stub_items((size_t)count) * sizeof(size_t));
    stub_input(recorded, 3, prefetchLocs,
        stub_items((size_t)numPrefetchLocs) * sizeof(struct cudaMemLocation));
    stub_input(recorded, 4, prefetchLocIdxs, stub_items((size_t)numPrefetchLocs) * sizeof(size_t));
}

STUB_TWO_FILL(281, cudaMemDiscardBatchAsync, 282, cudaMemDiscardBatchAsync_ptsz,
    (void **dptrs, size_t *sizes, size_t count, unsigned long long flags, cudaStream_t stream),
    (dptrs, sizes, count, flags, stream))
{
    stub_input(recorded, 0, dptrs, stub_items((size_t)count) * sizeof(void *));
    stub_input(recorded, 1, sizes, stub_items((size_t)count) * sizeof(size_t));
}

STUB_FILLS(283, cudaMemGetDefaultMemPool,
    (cudaMemPool_t *memPool, struct cudaMemLocation *location, enum cudaMemAllocationType type),
    (memPool, location, type))
{
    stub_input(recorded, 1, location, sizeof(struct cudaMemLocation));
    stub_output(recorded, 0, (void *)memPool, sizeof(cudaMemPool_t));
}

STUB_FILLS(284, cudaMemGetInfo, (size_t *free, size_t *total), (free, total))
{
    stub_output(recorded, 0, (void *)free, sizeof(size_t));
    stub_output(recorded, 1, (void *)total, sizeof(size_t));
}

STUB_FILLS(285, cudaMemGetLocationInfo,
    (void *devPtr, size_t size, size_t summaryGranularity, size_t samplingGranularity,
        struct cudaMemLocation *location_out),
    (devPtr, size, summaryGranularity, samplingGranularity, location_out))
{
    stub_input(recorded, 4, location_out,
        stub_items((size_t)(summaryGranularity != 0
                ? size / summaryGranularity + (size % summaryGranularity != 0)
                : 0)) * sizeof(struct cudaMemLocation));
    stub_output_open(recorded, 4, (void *)location_out, 0);
}

STUB_FILLS(286, cudaMemGetMemPool,
    (cudaMemPool_t *memPool, struct cudaMemLocation *location, enum cudaMemAllocationType type),
    (memPool, location, type))
{
    stub_input(recorded, 1, location, sizeof(struct cudaMemLocation));
    stub_output(recorded, 0, (void *)memPool, sizeof(cudaMemPool_t));
}

STUB_FILLS(287, cudaMemPoolCreate,
    (cudaMemPool_t *memPool, const struct cudaMemPoolProps *poolProps), (memPool, poolProps))
{
    stub_input(recorded, 1, poolProps, sizeof(struct cudaMemPoolProps));
    stub_output(recorded, 0, (void *)memPool, sizeof(cudaMemPool_t));
}

STUB(288, cudaMemPoolDestroy, (cudaMemPool_t memPool), (memPool))

STUB_FILLS(289, cudaMemPoolExportPointer, (struct cudaMemPoolPtrExportData *exportData, void *ptr),
    (exportData, ptr))
{
    stub_output(recorded, 0, (void *)exportData, sizeof(struct cudaMemPoolPtrExportData));
}

STUB_FILLS(290, cudaMemPoolExportToShareableHandle,
    (void *shareableHandle, cudaMemPool_t memPool, enum cudaMemAllocationHandleType handleType,
        unsigned int flags),
    (shareableHandle, memPool, handleType, flags))
{
    stub_output(recorded, 0, (void *)shareableHandle, value_size_shareable_handles(handleType, 1));
}

STUB_FILLS(291, cudaMemPoolGetAccess,
    (enum cudaMemAccessFlags *flags, cudaMemPool_t memPool, struct cudaMemLocation *location),
    (flags, memPool, location))
{
    stub_input(recorded, 2, location, sizeof(struct cudaMemLocation));
    stub_output(recorded, 0, (void *)flags, sizeof(enum cudaMemAccessFlags));
}

STUB_FILLS(292, cudaMemPoolGetAttribute,
    (cudaMemPool_t memPool, enum cudaMemPoolAttr attr, void *value), (memPool, attr, value))
{
    stub_output(recorded, 2, (void *)value, value_size_mem_pool_attributes(attr, 1));
}

STUB_FILLS(293, cudaMemPoolImportFromShareableHandle,
    (cudaMemPool_t *memPool, void *shareableHandle, enum cudaMemAllocationHandleType handleType,
        unsigned int flags),
    (memPool, shareableHandle, handleType, flags))
{
    stub_output(recorded, 0, (void *)memPool, sizeof(cudaMemPool_t));
}

STUB_FILLS(294, cudaMemPoolImportPointer,
    (void **ptr, cudaMemPool_t memPool, struct cudaMemPoolPtrExportData *exportData),
    (ptr, memPool, exportData))
{
    stub_input(recorded, 2, exportData, sizeof(struct cudaMemPoolPtrExportData));
    stub_output(recorded, 0, (void *)ptr, sizeof(void *));
}

STUB_FILLS(295, cudaMemPoolSetAccess,
    (cudaMemPool_t memPool, const struct cudaMemAccessDesc *descList, size_t count),
    (memPool, descList, count))
{
    stub_input(recorded, 1, descList, stub_items((size_t)count) * sizeof(struct cudaMemAccessDesc));
}

STUB_FILLS(296, cudaMemPoolSetAttribute,
    (cudaMemPool_t memPool, enum cudaMemPoolAttr attr, void *value), (memPool, attr, value))
{
    stub_input(recorded, 2, value, value_size_mem_pool_attributes(attr, 1));
}

STUB(297, cudaMemPoolTrimTo, (cudaMemPool_t memPool, size_t minBytesToKeep),
    (memPool, minBytesToKeep))
STUB_TWO(298, cudaMemPrefetchAsync, 299, cudaMemPrefetchAsync_ptsz,
    (const void *devPtr, size_t count, struct cudaMemLocation location, unsigned int flags,
        cudaStream_t stream),
    (devPtr, count, location, flags, stream))

STUB_TWO_FILL(300, cudaMemPrefetchBatchAsync, 301, cudaMemPrefetchBatchAsync_ptsz,
    (void **dptrs, size_t *sizes, size_t count, struct cudaMemLocation *prefetchLocs,
        size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags,
        cudaStream_t stream),
    (dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, stream))
{
    stub_input(recorded, 0, dptrs, stub_items((size_t)count) * sizeof(void *));
    stub_input(recorded, 1, sizes, stub_items((size_t)count) * sizeof(size_t));
    stub_input(recorded, 3, prefetchLocs,
        stub_items((size_t)numPrefetchLocs) * sizeof(struct cudaMemLocation));
    stub_input(recorded, 4, prefetchLocIdxs, stub_items((size_t)numPrefetchLocs) * sizeof(size_t));
}

STUB_FILLS(302, cudaMemRangeGetAttribute,
    (void *data, size_t dataSize, enum cudaMemRangeAttribute attribute, const void *devPtr,
        size_t count),
    (data, dataSize, attribute, devPtr, count))
{
    stub_output(recorded, 0, (void *)data,
        stub_within(value_size_mem_range_attributes(attribute, (size_t)dataSize),
            (size_t)dataSize));
}

STUB_FILLS(303, cudaMemRangeGetAttributes,
    (void **data, size_t *dataSizes, enum cudaMemRangeAttribute *attributes, size_t numAttributes,
        const void *devPtr, size_t count),
    (data, dataSizes, attributes, numAttributes, devPtr, count))
{
    stub_input(recorded, 1, dataSizes, stub_items((size_t)numAttributes) * sizeof(size_t));
    stub_input(recorded, 2, attributes,
        stub_items((size_t)numAttributes) * sizeof(enum cudaMemRangeAttribute));
    for (size_t i = 0; data != NULL && i < stub_items((size_t)numAttributes); i++)
        stub_output(recorded, 0, data[i],
            stub_within(value_size_mem_range_attributes(attributes[i], (size_t)dataSizes[i]),
                (size_t)dataSizes[i]));
}

STUB_FILLS(304, cudaMemSetMemPool,
    (struct cudaMemLocation *location, enum cudaMemAllocationType type, cudaMemPool_t memPool),
    (location, type, memPool))
{
    stub_input(recorded, 0, location, sizeof(struct cudaMemLocation));
}

STUB_TWO(305, cudaMemcpy, 358, cudaMemcpy_ptds,
    (void *dst, const void *src, size_t count, enum cudaMemcpyKind kind), (dst, src, count, kind))
STUB_TWO(306, cudaMemcpy2D, 319, cudaMemcpy2D_ptds,
    (void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height,
        enum cudaMemcpyKind kind),
    (dst, dpitch, src, spitch, width, height, kind))
STUB_TWO(307, cudaMemcpy2DArrayToArray, 308, cudaMemcpy2DArrayToArray_ptds,
    (cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src,
        size_t wOffsetSrc, size_t hOffsetSrc, size_t width, size_t height,
        enum cudaMemcpyKind kind),
    (dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, width, height, kind))
STUB_TWO(309, cudaMemcpy2DAsync, 310, cudaMemcpy2DAsync_ptsz,
    (void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height,
        enum cudaMemcpyKind kind, cudaStream_t stream),
    (dst, dpitch, src, spitch, width, height, kind, stream))
STUB_TWO(311, cudaMemcpy2DFromArray, 314, cudaMemcpy2DFromArray_ptds,
    (void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width,
        size_t height, enum cudaMemcpyKind kind),
    (dst, dpitch, src, wOffset, hOffset, width, height, kind))
STUB_TWO(312, cudaMemcpy2DFromArrayAsync, 313, cudaMemcpy2DFromArrayAsync_ptsz,
    (void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width,
        size_t height, enum cudaMemcpyKind kind, cudaStream_t stream),
    (dst, dpitch, src, wOffset, hOffset, width, height, kind, stream))
STUB_TWO(315, cudaMemcpy2DToArray, 318, cudaMemcpy2DToArray_ptds,
    (cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t spitch, size_t width,
        size_t height, enum cudaMemcpyKind kind),
    (dst, wOffset, hOffset, src, spitch, width, height, kind))
STUB_TWO(316, cudaMemcpy2DToArrayAsync, 317, cudaMemcpy2DToArrayAsync_ptsz,
    (cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t spitch, size_t width,
        size_t height, enum cudaMemcpyKind kind, cudaStream_t stream),
    (dst, wOffset, hOffset, src, spitch, width, height, kind, stream))

STUB_TWO_FILL(320, cudaMemcpy3D, 331, cudaMemcpy3D_ptds, (const struct cudaMemcpy3DParms *p), (p))
{
    stub_input(recorded, 0, p, sizeof(struct cudaMemcpy3DParms));
}

STUB_TWO_FILL(321, cudaMemcpy3DAsync, 322, cudaMemcpy3DAsync_ptsz,
    (const struct cudaMemcpy3DParms *p, cudaStream_t stream), (p, stream))
{
    stub_input(recorded, 0, p, sizeof(struct cudaMemcpy3DParms));
}

STUB_TWO_FILL(323, cudaMemcpy3DBatchAsync, 324, cudaMemcpy3DBatchAsync_ptsz,
    (size_t numOps, struct cudaMemcpy3DBatchOp *opList, unsigned long long flags,
        cudaStream_t stream),
    (numOps, opList, flags, stream))
{
    stub_input(recorded, 1, opList,
        stub_items((size_t)numOps) * sizeof(struct cudaMemcpy3DBatchOp));
}

STUB_TWO_FILL(325, cudaMemcpy3DPeer, 328, cudaMemcpy3DPeer_ptds,
    (const struct cudaMemcpy3DPeerParms *p), (p))
{
    stub_input(recorded, 0, p, sizeof(struct cudaMemcpy3DPeerParms));
}

STUB_TWO_FILL(326, cudaMemcpy3DPeerAsync, 327, cudaMemcpy3DPeerAsync_ptsz,
    (const struct cudaMemcpy3DPeerParms *p, cudaStream_t stream), (p, stream))
{
    stub_input(recorded, 0, p, sizeof(struct cudaMemcpy3DPeerParms));
}

STUB_TWO_FILL(329, cudaMemcpy3DWithAttributesAsync, 330, cudaMemcpy3DWithAttributesAsync_ptsz,
    (struct cudaMemcpy3DBatchOp *op, unsigned long long flags, cudaStream_t stream),
    (op, flags, stream))
{
    stub_input(recorded, 0, op, sizeof(struct cudaMemcpy3DBatchOp));
}

STUB_TWO(332, cudaMemcpyArrayToArray, 333, cudaMemcpyArrayToArray_ptds,
    (cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src,
        size_t wOffsetSrc, size_t hOffsetSrc, size_t count, enum cudaMemcpyKind kind),
    (dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, count, kind))
STUB_TWO(334, cudaMemcpyAsync, 335, cudaMemcpyAsync_ptsz,
    (void *dst, const void *src, size_t count, enum cudaMemcpyKind kind, cudaStream_t stream),
    (dst, src, count, kind, stream))

STUB_TWO_FILL(336, cudaMemcpyBatchAsync, 337, cudaMemcpyBatchAsync_ptsz,
    (void *const *dsts, const void *const *srcs, const size_t *sizes, size_t count,
        struct cudaMemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs,
        cudaStream_t stream),
    (dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, stream))
{
    stub_input(recorded, 0, dsts, stub_items((size_t)count) * sizeof(void *));
    stub_input(recorded, 1, srcs, stub_items((size_t)count) * sizeof(const void *));
    stub_input(recorded, 2, sizes, stub_items((size_t)count) * sizeof(size_t));
    stub_input(recorded, 4, attrs,
        stub_items((size_t)numAttrs) * sizeof(struct cudaMemcpyAttributes));
    stub_input(recorded, 5, attrsIdxs, stub_items((size_t)numAttrs) * sizeof(size_t));
}

STUB_TWO(338, cudaMemcpyFromArray, 341, cudaMemcpyFromArray_ptds,
    (void *dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count,
        enum cudaMemcpyKind kind),
    (dst, src, wOffset, hOffset, count, kind))
STUB_TWO(339, cudaMemcpyFromArrayAsync, 340, cudaMemcpyFromArrayAsync_ptsz,
    (void *dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count,
        enum cudaMemcpyKind kind, cudaStream_t stream),
    (dst, src, wOffset, hOffset, count, kind, stream))
STUB_TWO(342, cudaMemcpyFromSymbol, 345, cudaMemcpyFromSymbol_ptds,
    (void *dst, const void *symbol, size_t count, size_t offset, enum cudaMemcpyKind kind),
    (dst, symbol, count, offset, kind))
STUB_TWO(343, cudaMemcpyFromSymbolAsync, 344, cudaMemcpyFromSymbolAsync_ptsz,
    (void *dst, const void *symbol, size_t count, size_t offset, enum cudaMemcpyKind kind,
        cudaStream_t stream),
    (dst, symbol, count, offset, kind, stream))
STUB(346, cudaMemcpyPeer, (void *dst, int dstDevice, const void *src, int srcDevice, size_t count),
    (dst, dstDevice, src, srcDevice, count))
STUB(347, cudaMemcpyPeerAsync,
    (void *dst, int dstDevice, const void *src, int srcDevice, size_t count, cudaStream_t stream),
    (dst, dstDevice, src, srcDevice, count, stream))
STUB_TWO(348, cudaMemcpyToArray, 351, cudaMemcpyToArray_ptds,
    (cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t count,
        enum cudaMemcpyKind kind),
    (dst, wOffset, hOffset, src, count, kind))
STUB_TWO(349, cudaMemcpyToArrayAsync, 350, cudaMemcpyToArrayAsync_ptsz,
    (cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t count,
        enum cudaMemcpyKind kind, cudaStream_t stream),
    (dst, wOffset, hOffset, src, count, kind, stream))
STUB_TWO(352, cudaMemcpyToSymbol, 355, cudaMemcpyToSymbol_ptds,
    (const void *symbol, const void *src, size_t count, size_t offset, enum cudaMemcpyKind kind),
    (symbol, src, count, offset, kind))
STUB_TWO(353, cudaMemcpyToSymbolAsync, 354, cudaMemcpyToSymbolAsync_ptsz,
    (const void *symbol, const void *src, size_t count, size_t offset, enum cudaMemcpyKind kind,
        cudaStream_t stream),
    (symbol, src, count, offset, kind, stream))

STUB_TWO_FILL(356, cudaMemcpyWithAttributesAsync, 357, cudaMemcpyWithAttributesAsync_ptsz,
    (void *dst, const void *src, size_t size, struct cudaMemcpyAttributes *attr,
        cudaStream_t stream),
    (dst, src, size, attr, stream))
{
    stub_input(recorded, 3, attr, sizeof(struct cudaMemcpyAttributes));
}

STUB_TWO(359, cudaMemset, 370, cudaMemset_ptds, (void *devPtr, int value, size_t count),
    (devPtr, value, count))
STUB_TWO(360, cudaMemset2D, 363, cudaMemset2D_ptds,
    (void *devPtr, size_t pitch, int value, size_t width, size_t height),
    (devPtr, pitch, value, width, height))
STUB_TWO(361, cudaMemset2DAsync, 362, cudaMemset2DAsync_ptsz,
    (void *devPtr, size_t pitch, int value, size_t width, size_t height, cudaStream_t stream),
    (devPtr, pitch, value, width, height, stream))
STUB_TWO(364, cudaMemset3D, 367, cudaMemset3D_ptds,
    (struct cudaPitchedPtr pitchedDevPtr, int value, struct cudaExtent extent),
    (pitchedDevPtr, value, extent))
STUB_TWO(365, cudaMemset3DAsync, 366, cudaMemset3DAsync_ptsz,
    (struct cudaPitchedPtr pitchedDevPtr, int value, struct cudaExtent extent,
        cudaStream_t stream),
    (pitchedDevPtr, value, extent, stream))
STUB_TWO(368, cudaMemsetAsync, 369, cudaMemsetAsync_ptsz,
    (void *devPtr, int value, size_t count, cudaStream_t stream), (devPtr, value, count, stream))

STUB_FILLS(371, cudaMipmappedArrayGetMemoryRequirements,
    (struct cudaArrayMemoryRequirements *memoryRequirements, cudaMipmappedArray_t mipmap,
        int device),
    (memoryRequirements, mipmap, device))
{
    stub_output(recorded, 0, (void *)memoryRequirements,
        sizeof(struct cudaArrayMemoryRequirements));
}

STUB_FILLS(372, cudaMipmappedArrayGetSparseProperties,
    (struct cudaArraySparseProperties *sparseProperties, cudaMipmappedArray_t mipmap),
    (sparseProperties, mipmap))
{
    stub_output(recorded, 0, (void *)sparseProperties, sizeof(struct cudaArraySparseProperties));
}

STUB_FILLS(373, cudaOccupancyAvailableDynamicSMemPerBlock,
    (size_t *dynamicSmemSize, const void *func, int numBlocks, int blockSize),
    (dynamicSmemSize, func, numBlocks, blockSize))
{
    stub_output(recorded, 0, (void *)dynamicSmemSize, sizeof(size_t));
}

STUB_FILLS(374, cudaOccupancyMaxActiveBlocksPerMultiprocessor,
    (int *numBlocks, const void *func, int blockSize, size_t dynamicSMemSize),
    (numBlocks, func, blockSize, dynamicSMemSize))
{
    stub_output(recorded, 0, (void *)numBlocks, sizeof(int));
}

STUB_FILLS(375, cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
    (int *numBlocks, const void *func, int blockSize, size_t dynamicSMemSize, unsigned int flags),
    (numBlocks, func, blockSize, dynamicSMemSize, flags))
{
    stub_output(recorded, 0, (void *)numBlocks, sizeof(int));
}

STUB_FILLS(376, cudaOccupancyMaxActiveClusters,
    (int *numClusters, const void *func, const cudaLaunchConfig_t *launchConfig),
    (numClusters, func, launchConfig))
{
    stub_input(recorded, 2, launchConfig, sizeof(cudaLaunchConfig_t));
    stub_output(recorded, 0, (void *)numClusters, sizeof(int));
}

STUB_FILLS(377, cudaOccupancyMaxPotentialClusterSize,
    (int *clusterSize, const void *func, const cudaLaunchConfig_t *launchConfig),
    (clusterSize, func, launchConfig))
{
    stub_input(recorded, 2, launchConfig, sizeof(cudaLaunchConfig_t));
    stub_output(recorded, 0, (void *)clusterSize, sizeof(int));
}

STUB_EXPORT cudaError_t
cudaPeekAtLastError(void)
{
    STUB_BEGIN(378, cudaPeekAtLastError, cudaSuccess, ());
    return (cudaError_t)stub_finish(recorded);
}

STUB_FILLS(379, cudaPointerGetAttributes,
    (struct cudaPointerAttributes *attributes, const void *ptr), (attributes, ptr))
{
    stub_output(recorded, 0, (void *)attributes, sizeof(struct cudaPointerAttributes));
}

STUB_EXPORT cudaError_t
cudaProfilerStart(void)
{
    STUB_BEGIN(380, cudaProfilerStart, cudaSuccess, ());
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaProfilerStop(void)
{
    STUB_BEGIN(381, cudaProfilerStop, cudaSuccess, ());
    return (cudaError_t)stub_finish(recorded);
}

STUB_FILLS(382, cudaRuntimeGetVersion, (int *runtimeVersion), (runtimeVersion))
{
    stub_output(recorded, 0, (void *)runtimeVersion, sizeof(int));
}

STUB(383, cudaSetDevice, (int device), (device))
STUB(384, cudaSetDeviceFlags, (unsigned int flags), (flags))

STUB_FILLS(385, cudaSetValidDevices, (int *device_arr, int len), (device_arr, len))
{
    stub_input(recorded, 0, device_arr, stub_items((size_t)len) * sizeof(int));
}

STUB_TWO_FILL(386, cudaSignalExternalSemaphoresAsync, 387, cudaSignalExternalSemaphoresAsync_ptsz,
    (const cudaExternalSemaphore_t *extSemArray,
        const struct cudaExternalSemaphoreSignalParams *paramsArray, unsigned int numExtSems,
        cudaStream_t stream),
    (extSemArray, paramsArray, numExtSems, stream))
{
    stub_input(recorded, 0, extSemArray,
        stub_items((size_t)numExtSems) * sizeof(cudaExternalSemaphore_t));
    stub_input(recorded, 1, paramsArray,
        stub_items((size_t)numExtSems) * sizeof(struct cudaExternalSemaphoreSignalParams));
}

STUB_TWO(388, cudaStreamAddCallback, 389, cudaStreamAddCallback_ptsz,
    (cudaStream_t stream, cudaStreamCallback_t callback, void *userData, unsigned int flags),
    (stream, callback, userData, flags))
STUB_TWO(390, cudaStreamAttachMemAsync, 391, cudaStreamAttachMemAsync_ptsz,
    (cudaStream_t stream, void *devPtr, size_t length, unsigned int flags),
    (stream, devPtr, length, flags))
STUB_TWO(392, cudaStreamBeginCapture, 395, cudaStreamBeginCapture_ptsz,
    (cudaStream_t stream, enum cudaStreamCaptureMode mode), (stream, mode))

STUB_TWO_FILL(393, cudaStreamBeginCaptureToGraph, 394, cudaStreamBeginCaptureToGraph_ptsz,
    (cudaStream_t stream, cudaGraph_t graph, const cudaGraphNode_t *dependencies,
        const cudaGraphEdgeData *dependencyData, size_t numDependencies,
        enum cudaStreamCaptureMode mode),
    (stream, graph, dependencies, dependencyData, numDependencies, mode))
{
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_input(recorded, 3, dependencyData,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphEdgeData));
}

STUB_TWO_FILL(396, cudaStreamBeginRecaptureToGraph, 397, cudaStreamBeginRecaptureToGraph_ptsz,
    (cudaStream_t stream, enum cudaStreamCaptureMode mode, cudaGraph_t graph,
        struct cudaGraphRecaptureCallbackData *callbackData),
    (stream, mode, graph, callbackData))
{
    stub_input(recorded, 3, callbackData, sizeof(struct cudaGraphRecaptureCallbackData));
}

STUB_TWO(398, cudaStreamCopyAttributes, 399, cudaStreamCopyAttributes_ptsz,
    (cudaStream_t dst, cudaStream_t src), (dst, src))

STUB_FILLS(400, cudaStreamCreate, (cudaStream_t *pStream), (pStream))
{
    stub_output(recorded, 0, (void *)pStream, sizeof(cudaStream_t));
}

STUB_FILLS(401, cudaStreamCreateWithFlags, (cudaStream_t *pStream, unsigned int flags),
    (pStream, flags))
{
    stub_output(recorded, 0, (void *)pStream, sizeof(cudaStream_t));
}

STUB_FILLS(402, cudaStreamCreateWithPriority,
    (cudaStream_t *pStream, unsigned int flags, int priority), (pStream, flags, priority))
{
    stub_output(recorded, 0, (void *)pStream, sizeof(cudaStream_t));
}

STUB(403, cudaStreamDestroy, (cudaStream_t stream), (stream))

STUB_TWO_FILL(404, cudaStreamEndCapture, 405, cudaStreamEndCapture_ptsz,
    (cudaStream_t stream, cudaGraph_t *pGraph), (stream, pGraph))
{
    stub_output(recorded, 1, (void *)pGraph, sizeof(cudaGraph_t));
}

STUB_TWO_FILL(406, cudaStreamGetAttribute, 407, cudaStreamGetAttribute_ptsz,
    (cudaStream_t hStream, cudaStreamAttrID attr, cudaStreamAttrValue *value_out),
    (hStream, attr, value_out))
{
    stub_output(recorded, 2, (void *)value_out, sizeof(cudaStreamAttrValue));
}

STUB_TWO_FILL(408, cudaStreamGetCaptureInfo, 409, cudaStreamGetCaptureInfo_ptsz,
    (cudaStream_t stream, enum cudaStreamCaptureStatus *captureStatus_out,
        unsigned long long *id_out, cudaGraph_t *graph_out,
        const cudaGraphNode_t **dependencies_out, const cudaGraphEdgeData **edgeData_out,
        size_t *numDependencies_out),
    (stream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out,
        numDependencies_out))
{
    size_t numDependencies_out_written = stub_output_count(recorded, 6, numDependencies_out,
        sizeof *numDependencies_out, SIZE_MAX);
    stub_output(recorded, 1, (void *)captureStatus_out, sizeof(enum cudaStreamCaptureStatus));
    stub_output(recorded, 2, (void *)id_out, sizeof(unsigned long long));
    stub_output(recorded, 3, (void *)graph_out, sizeof(cudaGraph_t));
    stub_output_view(recorded, 4, (const void **)dependencies_out,
        numDependencies_out_written * sizeof(cudaGraphNode_t));
    stub_output_view(recorded, 5, (const void **)edgeData_out,
        numDependencies_out_written * sizeof(cudaGraphEdgeData));
}

STUB_TWO_FILL(410, cudaStreamGetDevResource, 411, cudaStreamGetDevResource_ptsz,
    (cudaStream_t hStream, cudaDevResource *resource, enum cudaDevResourceType type),
    (hStream, resource, type))
{
    stub_output(recorded, 1, (void *)resource, sizeof(cudaDevResource));
}

STUB_TWO_FILL(412, cudaStreamGetDevice, 413, cudaStreamGetDevice_ptsz,
    (cudaStream_t hStream, int *device), (hStream, device))
{
    stub_output(recorded, 1, (void *)device, sizeof(int));
}

STUB_TWO_FILL(414, cudaStreamGetFlags, 415, cudaStreamGetFlags_ptsz,
    (cudaStream_t hStream, unsigned int *flags), (hStream, flags))
{
    stub_output(recorded, 1, (void *)flags, sizeof(unsigned int));
}

STUB_TWO_FILL(416, cudaStreamGetId, 417, cudaStreamGetId_ptsz,
    (cudaStream_t hStream, unsigned long long *streamId), (hStream, streamId))
{
    stub_output(recorded, 1, (void *)streamId, sizeof(unsigned long long));
}

STUB_TWO_FILL(418, cudaStreamGetPriority, 419, cudaStreamGetPriority_ptsz,
    (cudaStream_t hStream, int *priority), (hStream, priority))
{
    stub_output(recorded, 1, (void *)priority, sizeof(int));
}

STUB_TWO_FILL(420, cudaStreamIsCapturing, 421, cudaStreamIsCapturing_ptsz,
    (cudaStream_t stream, enum cudaStreamCaptureStatus *pCaptureStatus), (stream, pCaptureStatus))
{
    stub_output(recorded, 1, (void *)pCaptureStatus, sizeof(enum cudaStreamCaptureStatus));
}

STUB_TWO(422, cudaStreamQuery, 423, cudaStreamQuery_ptsz, (cudaStream_t stream), (stream))

STUB_TWO_FILL(424, cudaStreamSetAttribute, 425, cudaStreamSetAttribute_ptsz,
    (cudaStream_t hStream, cudaStreamAttrID attr, const cudaStreamAttrValue *value),
    (hStream, attr, value))
{
    stub_input(recorded, 2, value, sizeof(cudaStreamAttrValue));
}

STUB_TWO(426, cudaStreamSynchronize, 427, cudaStreamSynchronize_ptsz, (cudaStream_t stream),
    (stream))

STUB_TWO_FILL(428, cudaStreamUpdateCaptureDependencies, 429,
    cudaStreamUpdateCaptureDependencies_ptsz,
    (cudaStream_t stream, cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData,
        size_t numDependencies, unsigned int flags),
    (stream, dependencies, dependencyData, numDependencies, flags))
{
    stub_input(recorded, 1, dependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_input(recorded, 2, dependencyData,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphEdgeData));
}

STUB_TWO(430, cudaStreamWaitEvent, 431, cudaStreamWaitEvent_ptsz,
    (cudaStream_t stream, cudaEvent_t event, unsigned int flags), (stream, event, flags))

STUB_FILLS(432, cudaThreadExchangeStreamCaptureMode, (enum cudaStreamCaptureMode *mode), (mode))
{
    stub_input(recorded, 0, mode, sizeof(enum cudaStreamCaptureMode));
    stub_output(recorded, 0, (void *)mode, sizeof(enum cudaStreamCaptureMode));
}

STUB_FILLS(433, cudaUserObjectCreate,
    (cudaUserObject_t *object_out, void *ptr, cudaHostFn_t destroy, unsigned int initialRefcount,
        unsigned int flags),
    (object_out, ptr, destroy, initialRefcount, flags))
{
    stub_output(recorded, 0, (void *)object_out, sizeof(cudaUserObject_t));
}

STUB(434, cudaUserObjectRelease, (cudaUserObject_t object, unsigned int count), (object, count))
STUB(435, cudaUserObjectRetain, (cudaUserObject_t object, unsigned int count), (object, count))

STUB_FILLS(436, cudaVDPAUGetDevice,
    (int *device, VdpDevice vdpDevice, int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **)),
    (device, vdpDevice, vdpGetProcAddress))
{
    stub_output(recorded, 0, (void *)device, sizeof(int));
}

STUB(437, cudaVDPAUSetVDPAUDevice,
    (int device, VdpDevice vdpDevice, int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **)),
    (device, vdpDevice, vdpGetProcAddress))

STUB_TWO_FILL(438, cudaWaitExternalSemaphoresAsync, 439, cudaWaitExternalSemaphoresAsync_ptsz,
    (const cudaExternalSemaphore_t *extSemArray,
        const struct cudaExternalSemaphoreWaitParams *paramsArray, unsigned int numExtSems,
        cudaStream_t stream),
    (extSemArray, paramsArray, numExtSems, stream))
{
    stub_input(recorded, 0, extSemArray,
        stub_items((size_t)numExtSems) * sizeof(cudaExternalSemaphore_t));
    stub_input(recorded, 1, paramsArray,
        stub_items((size_t)numExtSems) * sizeof(struct cudaExternalSemaphoreWaitParams));
}

const stub_function stub_functions[] = {
    STUB_SAME(cudaArrayGetInfo, 0, 4),
    STUB_SAME(cudaArrayGetMemoryRequirements, 0, 3),
    STUB_SAME(cudaArrayGetPlane, 0, 3),
    STUB_SAME(cudaArrayGetSparseProperties, 0, 2),
    STUB_SAME(cudaChooseDevice, 0, 2),
    STUB_ENTRY(cudaCreateChannelDesc, cudaCreateChannelDesc, cudaCreateChannelDesc, 0, false,
        INTEGER, 5),
    STUB_SAME(cudaCreateSurfaceObject, 0, 2),
    STUB_SAME(cudaCreateTextureObject, 0, 4),
    STUB_SAME(cudaCtxResetPersistingL2Cache, 0, 0),
    STUB_SAME(cudaDestroyExternalMemory, 0, 1),
    STUB_SAME(cudaDestroyExternalSemaphore, 0, 1),
    STUB_SAME(cudaDestroySurfaceObject, 0, 1),
    STUB_SAME(cudaDestroyTextureObject, 0, 1),
    STUB_SAME(cudaDevResourceGenerateDesc, 0, 3),
    STUB_SAME(cudaDevSmResourceSplit, 0, 6),
    STUB_SAME(cudaDevSmResourceSplitByCount, 0, 6),
    STUB_SAME(cudaDeviceCanAccessPeer, 0, 3),
    STUB_SAME(cudaDeviceDisablePeerAccess, 0, 1),
    STUB_SAME(cudaDeviceEnablePeerAccess, 0, 2),
    STUB_SAME(cudaDeviceFlushGPUDirectRDMAWrites, 0, 2),
    STUB_SAME(cudaDeviceGetAttribute, 0, 3),
    STUB_SAME(cudaDeviceGetByPCIBusId, 0, 2),
    STUB_SAME(cudaDeviceGetCacheConfig, 0, 1),
    STUB_SAME(cudaDeviceGetDefaultMemPool, 0, 2),
    STUB_SAME(cudaDeviceGetDevResource, 0, 3),
    STUB_SAME(cudaDeviceGetExecutionCtx, 0, 2),
    STUB_SAME(cudaDeviceGetGraphMemAttribute, 0, 3),
    STUB_SAME(cudaDeviceGetHostAtomicCapabilities, 0, 4),
    STUB_SAME(cudaDeviceGetLimit, 0, 2),
    STUB_SAME(cudaDeviceGetMemPool, 0, 2),
    STUB_SAME(cudaDeviceGetNvSciSyncAttributes, 0, 3),
    STUB_SAME(cudaDeviceGetP2PAtomicCapabilities, 0, 5),
    STUB_SAME(cudaDeviceGetP2PAttribute, 0, 4),
    STUB_SAME(cudaDeviceGetPCIBusId, 0, 3),
    STUB_SAME(cudaDeviceGetSharedMemConfig, 0, 1),
    STUB_SAME(cudaDeviceGetStreamPriorityRange, 0, 2),
    STUB_SAME(cudaDeviceGetTexture1DLinearMaxWidth, 0, 3),
    STUB_SAME(cudaDeviceGraphMemTrim, 0, 1),
    STUB_SAME(cudaDeviceRegisterAsyncNotification, 0, 4),
    STUB_SAME(cudaDeviceReset, 0, 0),
    STUB_SAME(cudaDeviceSetCacheConfig, 0, 1),
    STUB_SAME(cudaDeviceSetGraphMemAttribute, 0, 3),
    STUB_SAME(cudaDeviceSetLimit, 0, 2),
    STUB_SAME(cudaDeviceSetMemPool, 0, 2),
    STUB_SAME(cudaDeviceSetSharedMemConfig, 0, 1),
    STUB_SAME(cudaDeviceSynchronize, 0, 0),
    STUB_SAME(cudaDeviceUnregisterAsyncNotification, 0, 2),
    STUB_SAME(cudaDriverGetVersion, 0, 1),
    STUB_SAME(cudaEGLStreamConsumerAcquireFrame, 0, 4),
    STUB_SAME(cudaEGLStreamConsumerConnect, 0, 2),
    STUB_SAME(cudaEGLStreamConsumerConnectWithFlags, 0, 3),
    STUB_SAME(cudaEGLStreamConsumerDisconnect, 0, 1),
    STUB_SAME(cudaEGLStreamConsumerReleaseFrame, 0, 3),
    STUB_SAME(cudaEGLStreamProducerConnect, 0, 4),
    STUB_SAME(cudaEGLStreamProducerDisconnect, 0, 1),
    STUB_SAME(cudaEGLStreamProducerPresentFrame, 0, 3),
    STUB_SAME(cudaEGLStreamProducerReturnFrame, 0, 3),
    STUB_SAME(cudaEventCreate, 0, 1),
    STUB_SAME(cudaEventCreateFromEGLSync, 0, 3),
    STUB_SAME(cudaEventCreateWithFlags, 0, 2),
    STUB_SAME(cudaEventDestroy, 0, 1),
    STUB_SAME(cudaEventElapsedTime, 0, 3),
    STUB_SAME(cudaEventQuery, 0, 1),
    STUB_SAME(cudaEventRecord, 0, 2),
    STUB_SAME(cudaEventRecordWithFlags, 0, 3),
    STUB_PER_THREAD(cudaEventRecordWithFlags, cudaEventRecordWithFlags_ptsz,
        cudaEventRecordWithFlags, 0, 3),
    STUB_PER_THREAD(cudaEventRecord, cudaEventRecord_ptsz, cudaEventRecord, 0, 2),
    STUB_SAME(cudaEventSynchronize, 0, 1),
    STUB_SAME(cudaExecutionCtxDestroy, 0, 1),
    STUB_SAME(cudaExecutionCtxGetDevResource, 0, 3),
    STUB_SAME(cudaExecutionCtxGetDevice, 0, 2),
    STUB_SAME(cudaExecutionCtxGetId, 0, 2),
    STUB_SAME(cudaExecutionCtxRecordEvent, 0, 2),
    STUB_SAME(cudaExecutionCtxStreamCreate, 0, 4),
    STUB_SAME(cudaExecutionCtxSynchronize, 0, 1),
    STUB_SAME(cudaExecutionCtxWaitEvent, 0, 2),
    STUB_SAME(cudaExternalMemoryGetMappedBuffer, 0, 3),
    STUB_SAME(cudaExternalMemoryGetMappedMipmappedArray, 0, 3),
    STUB_SAME(cudaFree, 0, 1),
    STUB_SAME(cudaFreeArray, 0, 1),
    STUB_SAME(cudaFreeAsync, 0, 2),
    STUB_PER_THREAD(cudaFreeAsync, cudaFreeAsync_ptsz, cudaFreeAsync, 0, 2),
    STUB_SAME(cudaFreeHost, 0, 1),
    STUB_SAME(cudaFreeMipmappedArray, 0, 1),
    STUB_SAME(cudaFuncGetAttributes, 0, 2),
    STUB_SAME(cudaFuncGetName, 0, 2),
    STUB_SAME(cudaFuncGetParamCount, 0, 2),
    STUB_SAME(cudaFuncGetParamInfo, 0, 4),
    STUB_SAME(cudaFuncSetAttribute, 0, 3),
    STUB_SAME(cudaFuncSetCacheConfig, 0, 2),
    STUB_SAME(cudaFuncSetSharedMemConfig, 0, 2),
    STUB_SAME(cudaGLGetDevices, 0, 4),
    STUB_SAME(cudaGLMapBufferObject, 0, 2),
    STUB_SAME(cudaGLMapBufferObjectAsync, 0, 3),
    STUB_SAME(cudaGLRegisterBufferObject, 0, 1),
    STUB_SAME(cudaGLSetBufferObjectMapFlags, 0, 2),
    STUB_SAME(cudaGLSetGLDevice, 0, 1),
    STUB_SAME(cudaGLUnmapBufferObject, 0, 1),
    STUB_SAME(cudaGLUnmapBufferObjectAsync, 0, 2),
    STUB_SAME(cudaGLUnregisterBufferObject, 0, 1),
    STUB_SAME(cudaGetChannelDesc, 0, 2),
    STUB_SAME(cudaGetDevice, 0, 1),
    STUB_SAME(cudaGetDeviceCount, 0, 1),
    STUB_SAME(cudaGetDeviceFlags, 0, 1),
    STUB_SAME(cudaGetDeviceProperties, 0, 2),
    STUB_SAME(cudaGetDriverEntryPoint, 0, 4),
    STUB_SAME(cudaGetDriverEntryPointByVersion, 0, 5),
    STUB_PER_THREAD(cudaGetDriverEntryPointByVersion, cudaGetDriverEntryPointByVersion_ptsz,
        cudaGetDriverEntryPointByVersion, 0, 5),
    STUB_PER_THREAD(cudaGetDriverEntryPoint, cudaGetDriverEntryPoint_ptsz, cudaGetDriverEntryPoint,
        0, 4),
    STUB_ENTRY(cudaGetErrorName, cudaGetErrorName, cudaGetErrorName, 0, false, STRING, 1),
    STUB_ENTRY(cudaGetErrorString, cudaGetErrorString, cudaGetErrorString, 0, false, STRING, 1),
    STUB_SAME(cudaGetExportTable, 0, 2),
    STUB_SAME(cudaGetFuncBySymbol, 0, 2),
    STUB_SAME(cudaGetKernel, 0, 2),
    STUB_SAME(cudaGetLastError, 0, 0),
    STUB_SAME(cudaGetMipmappedArrayLevel, 0, 3),
    STUB_SAME(cudaGetSurfaceObjectResourceDesc, 0, 2),
    STUB_SAME(cudaGetSymbolAddress, 0, 2),
    STUB_SAME(cudaGetSymbolSize, 0, 2),
    STUB_SAME(cudaGetTextureObjectResourceDesc, 0, 2),
    STUB_SAME(cudaGetTextureObjectResourceViewDesc, 0, 2),
    STUB_SAME(cudaGetTextureObjectTextureDesc, 0, 2),
    STUB_SAME(cudaGraphAddChildGraphNode, 0, 5),
    STUB_SAME(cudaGraphAddDependencies, 0, 5),
    STUB_SAME(cudaGraphAddEmptyNode, 0, 4),
    STUB_SAME(cudaGraphAddEventRecordNode, 0, 5),
    STUB_SAME(cudaGraphAddEventWaitNode, 0, 5),
    STUB_SAME(cudaGraphAddExternalSemaphoresSignalNode, 0, 5),
    STUB_SAME(cudaGraphAddExternalSemaphoresWaitNode, 0, 5),
    STUB_SAME(cudaGraphAddHostNode, 0, 5),
    STUB_SAME(cudaGraphAddKernelNode, 0, 5),
    STUB_SAME(cudaGraphAddMemAllocNode, 0, 5),
    STUB_SAME(cudaGraphAddMemFreeNode, 0, 5),
    STUB_SAME(cudaGraphAddMemcpyNode, 0, 5),
    STUB_SAME(cudaGraphAddMemcpyNode1D, 0, 8),
    STUB_SAME(cudaGraphAddMemcpyNodeFromSymbol, 0, 9),
    STUB_SAME(cudaGraphAddMemcpyNodeToSymbol, 0, 9),
    STUB_SAME(cudaGraphAddMemsetNode, 0, 5),
    STUB_SAME(cudaGraphAddNode, 0, 6),
    STUB_SAME(cudaGraphChildGraphNodeGetGraph, 0, 2),
    STUB_SAME(cudaGraphClone, 0, 2),
    STUB_SAME(cudaGraphConditionalHandleCreate, 0, 4),
    STUB_SAME(cudaGraphConditionalHandleCreate_v2, 0, 5),
    STUB_SAME(cudaGraphCreate, 0, 2),
    STUB_SAME(cudaGraphDebugDotPrint, 0, 3),
    STUB_SAME(cudaGraphDestroy, 0, 1),
    STUB_SAME(cudaGraphDestroyNode, 0, 1),
    STUB_SAME(cudaGraphEventRecordNodeGetEvent, 0, 2),
    STUB_SAME(cudaGraphEventRecordNodeSetEvent, 0, 2),
    STUB_SAME(cudaGraphEventWaitNodeGetEvent, 0, 2),
    STUB_SAME(cudaGraphEventWaitNodeSetEvent, 0, 2),
    STUB_SAME(cudaGraphExecChildGraphNodeSetParams, 0, 3),
    STUB_SAME(cudaGraphExecDestroy, 0, 1),
    STUB_SAME(cudaGraphExecEventRecordNodeSetEvent, 0, 3),
    STUB_SAME(cudaGraphExecEventWaitNodeSetEvent, 0, 3),
    STUB_SAME(cudaGraphExecExternalSemaphoresSignalNodeSetParams, 0, 3),
    STUB_SAME(cudaGraphExecExternalSemaphoresWaitNodeSetParams, 0, 3),
    STUB_SAME(cudaGraphExecGetFlags, 0, 2),
    STUB_SAME(cudaGraphExecGetId, 0, 2),
    STUB_SAME(cudaGraphExecHostNodeSetParams, 0, 3),
    STUB_SAME(cudaGraphExecKernelNodeSetParams, 0, 3),
    STUB_SAME(cudaGraphExecMemcpyNodeSetParams, 0, 3),
    STUB_SAME(cudaGraphExecMemcpyNodeSetParams1D, 0, 6),
    STUB_SAME(cudaGraphExecMemcpyNodeSetParamsFromSymbol, 0, 7),
    STUB_SAME(cudaGraphExecMemcpyNodeSetParamsToSymbol, 0, 7),
    STUB_SAME(cudaGraphExecMemsetNodeSetParams, 0, 3),
    STUB_SAME(cudaGraphExecNodeSetParams, 0, 3),
    STUB_SAME(cudaGraphExecUpdate, 0, 3),
    STUB_SAME(cudaGraphExternalSemaphoresSignalNodeGetParams, 0, 2),
    STUB_SAME(cudaGraphExternalSemaphoresSignalNodeSetParams, 0, 2),
    STUB_SAME(cudaGraphExternalSemaphoresWaitNodeGetParams, 0, 2),
    STUB_SAME(cudaGraphExternalSemaphoresWaitNodeSetParams, 0, 2),
    STUB_SAME(cudaGraphGetEdges, 0, 5),
    STUB_SAME(cudaGraphGetId, 0, 2),
    STUB_SAME(cudaGraphGetNodes, 0, 3),
    STUB_SAME(cudaGraphGetRootNodes, 0, 3),
    STUB_SAME(cudaGraphHostNodeGetParams, 0, 2),
    STUB_SAME(cudaGraphHostNodeSetParams, 0, 2),
    STUB_SAME(cudaGraphInstantiate, 0, 3),
    STUB_SAME(cudaGraphInstantiateWithFlags, 0, 3),
    STUB_SAME(cudaGraphInstantiateWithParams, 0, 3),
    STUB_PER_THREAD(cudaGraphInstantiateWithParams, cudaGraphInstantiateWithParams_ptsz,
        cudaGraphInstantiateWithParams, 0, 3),
    STUB_SAME(cudaGraphKernelNodeCopyAttributes, 0, 2),
    STUB_SAME(cudaGraphKernelNodeGetAttribute, 0, 3),
    STUB_SAME(cudaGraphKernelNodeGetParams, 0, 2),
    STUB_SAME(cudaGraphKernelNodeSetAttribute, 0, 3),
    STUB_SAME(cudaGraphKernelNodeSetParams, 0, 2),
    STUB_SAME(cudaGraphLaunch, 0, 2),
    STUB_PER_THREAD(cudaGraphLaunch, cudaGraphLaunch_ptsz, cudaGraphLaunch, 0, 2),
    STUB_SAME(cudaGraphMemAllocNodeGetParams, 0, 2),
    STUB_SAME(cudaGraphMemFreeNodeGetParams, 0, 2),
    STUB_SAME(cudaGraphMemcpyNodeGetParams, 0, 2),
    STUB_SAME(cudaGraphMemcpyNodeSetParams, 0, 2),
    STUB_SAME(cudaGraphMemcpyNodeSetParams1D, 0, 5),
    STUB_SAME(cudaGraphMemcpyNodeSetParamsFromSymbol, 0, 6),
    STUB_SAME(cudaGraphMemcpyNodeSetParamsToSymbol, 0, 6),
    STUB_SAME(cudaGraphMemsetNodeGetParams, 0, 2),
    STUB_SAME(cudaGraphMemsetNodeSetParams, 0, 2),
    STUB_SAME(cudaGraphNodeFindInClone, 0, 3),
    STUB_SAME(cudaGraphNodeGetContainingGraph, 0, 2),
    STUB_SAME(cudaGraphNodeGetDependencies, 0, 4),
    STUB_SAME(cudaGraphNodeGetDependentNodes, 0, 4),
    STUB_SAME(cudaGraphNodeGetEnabled, 0, 3),
    STUB_SAME(cudaGraphNodeGetLocalId, 0, 2),
    STUB_SAME(cudaGraphNodeGetParams, 0, 2),
    STUB_SAME(cudaGraphNodeGetToolsId, 0, 2),
    STUB_SAME(cudaGraphNodeGetType, 0, 2),
    STUB_SAME(cudaGraphNodeSetEnabled, 0, 3),
    STUB_SAME(cudaGraphNodeSetParams, 0, 2),
    STUB_SAME(cudaGraphReleaseUserObject, 0, 3),
    STUB_SAME(cudaGraphRemoveDependencies, 0, 5),
    STUB_SAME(cudaGraphRetainUserObject, 0, 4),
    STUB_SAME(cudaGraphUpload, 0, 2),
    STUB_PER_THREAD(cudaGraphUpload, cudaGraphUpload_ptsz, cudaGraphUpload, 0, 2),
    STUB_SAME(cudaGraphicsEGLRegisterImage, 0, 3),
    STUB_SAME(cudaGraphicsGLRegisterBuffer, 0, 3),
    STUB_SAME(cudaGraphicsGLRegisterImage, 0, 4),
    STUB_SAME(cudaGraphicsMapResources, 0, 3),
    STUB_SAME(cudaGraphicsResourceGetMappedEglFrame, 0, 4),
    STUB_SAME(cudaGraphicsResourceGetMappedMipmappedArray, 0, 2),
    STUB_SAME(cudaGraphicsResourceGetMappedPointer, 0, 3),
    STUB_SAME(cudaGraphicsResourceSetMapFlags, 0, 2),
    STUB_SAME(cudaGraphicsSubResourceGetMappedArray, 0, 4),
    STUB_SAME(cudaGraphicsUnmapResources, 0, 3),
    STUB_SAME(cudaGraphicsUnregisterResource, 0, 1),
    STUB_SAME(cudaGraphicsVDPAURegisterOutputSurface, 0, 3),
    STUB_SAME(cudaGraphicsVDPAURegisterVideoSurface, 0, 3),
    STUB_SAME(cudaGreenCtxCreate, 0, 4),
    STUB_SAME(cudaHostAlloc, 0, 3),
    STUB_SAME(cudaHostGetDevicePointer, 0, 3),
    STUB_SAME(cudaHostGetFlags, 0, 2),
    STUB_SAME(cudaHostRegister, 0, 3),
    STUB_SAME(cudaHostUnregister, 0, 1),
    STUB_SAME(cudaImportExternalMemory, 0, 2),
    STUB_SAME(cudaImportExternalSemaphore, 0, 2),
    STUB_SAME(cudaInitDevice, 0, 3),
    STUB_SAME(cudaIpcCloseMemHandle, 0, 1),
    STUB_SAME(cudaIpcGetEventHandle, 0, 2),
    STUB_SAME(cudaIpcGetMemHandle, 0, 2),
    STUB_SAME(cudaIpcOpenEventHandle, 0, 2),
    STUB_SAME(cudaIpcOpenMemHandle, 0, 3),
    STUB_SAME(cudaKernelSetAttributeForDevice, 0, 4),
    STUB_SAME(cudaLaunchCooperativeKernel, 0, 6),
    STUB_PER_THREAD(cudaLaunchCooperativeKernel, cudaLaunchCooperativeKernel_ptsz,
        cudaLaunchCooperativeKernel, 0, 6),
    STUB_SAME(cudaLaunchHostFunc, 0, 3),
    STUB_PER_THREAD(cudaLaunchHostFunc, cudaLaunchHostFunc_ptsz, cudaLaunchHostFunc, 0, 3),
    STUB_SAME(cudaLaunchHostFunc_v2, 0, 4),
    STUB_PER_THREAD(cudaLaunchHostFunc_v2, cudaLaunchHostFunc_v2_ptsz, cudaLaunchHostFunc_v2, 0, 4),
    STUB_SAME(cudaLaunchKernel, 0, 6),
    STUB_SAME(cudaLaunchKernelExC, 0, 3),
    STUB_PER_THREAD(cudaLaunchKernelExC, cudaLaunchKernelExC_ptsz, cudaLaunchKernelExC, 0, 3),
    STUB_PER_THREAD(cudaLaunchKernel, cudaLaunchKernel_ptsz, cudaLaunchKernel, 0, 6),
    STUB_SAME(cudaLibraryEnumerateKernels, 0, 3),
    STUB_SAME(cudaLibraryGetGlobal, 0, 4),
    STUB_SAME(cudaLibraryGetKernel, 0, 3),
    STUB_SAME(cudaLibraryGetKernelCount, 0, 2),
    STUB_SAME(cudaLibraryGetManaged, 0, 4),
    STUB_SAME(cudaLibraryGetUnifiedFunction, 0, 3),
    STUB_SAME(cudaLibraryLoadData, 0, 8),
    STUB_SAME(cudaLibraryLoadFromFile, 0, 8),
    STUB_SAME(cudaLibraryUnload, 0, 1),
    STUB_SAME(cudaLogsCurrent, 0, 2),
    STUB_SAME(cudaLogsDumpToFile, 0, 3),
    STUB_SAME(cudaLogsDumpToMemory, 0, 4),
    STUB_SAME(cudaLogsRegisterCallback, 0, 3),
    STUB_SAME(cudaLogsUnregisterCallback, 0, 1),
    STUB_SAME(cudaMalloc, 0, 2),
    STUB_SAME(cudaMalloc3D, 0, 2),
    STUB_SAME(cudaMalloc3DArray, 0, 4),
    STUB_SAME(cudaMallocArray, 0, 5),
    STUB_SAME(cudaMallocAsync, 0, 3),
    STUB_PER_THREAD(cudaMallocAsync, cudaMallocAsync_ptsz, cudaMallocAsync, 0, 3),
    STUB_SAME(cudaMallocFromPoolAsync, 0, 4),
    STUB_PER_THREAD(cudaMallocFromPoolAsync, cudaMallocFromPoolAsync_ptsz, cudaMallocFromPoolAsync,
        0, 4),
    STUB_SAME(cudaMallocHost, 0, 2),
    STUB_SAME(cudaMallocManaged, 0, 3),
    STUB_SAME(cudaMallocMipmappedArray, 0, 5),
    STUB_SAME(cudaMallocPitch, 0, 4),
    STUB_SAME(cudaMemAdvise, 0, 4),
    STUB_SAME(cudaMemDiscardAndPrefetchBatchAsync, 0, 8),
    STUB_PER_THREAD(cudaMemDiscardAndPrefetchBatchAsync, cudaMemDiscardAndPrefetchBatchAsync_ptsz,
        cudaMemDiscardAndPrefetchBatchAsync, 0, 8),
    STUB_SAME(cudaMemDiscardBatchAsync, 0, 5),
    STUB_PER_THREAD(cudaMemDiscardBatchAsync, cudaMemDiscardBatchAsync_ptsz,
        cudaMemDiscardBatchAsync, 0, 5),
    STUB_SAME(cudaMemGetDefaultMemPool, 0, 3),
    STUB_SAME(cudaMemGetInfo, 0, 2),
    STUB_SAME(cudaMemGetLocationInfo, 0, 5),
    STUB_SAME(cudaMemGetMemPool, 0, 3),
    STUB_SAME(cudaMemPoolCreate, 0, 2),
    STUB_SAME(cudaMemPoolDestroy, 0, 1),
    STUB_SAME(cudaMemPoolExportPointer, 0, 2),
    STUB_SAME(cudaMemPoolExportToShareableHandle, 0, 4),
    STUB_SAME(cudaMemPoolGetAccess, 0, 3),
    STUB_SAME(cudaMemPoolGetAttribute, 0, 3),
    STUB_SAME(cudaMemPoolImportFromShareableHandle, 0, 4),
    STUB_SAME(cudaMemPoolImportPointer, 0, 3),
    STUB_SAME(cudaMemPoolSetAccess, 0, 3),
    STUB_SAME(cudaMemPoolSetAttribute, 0, 3),
    STUB_SAME(cudaMemPoolTrimTo, 0, 2),
    STUB_SAME(cudaMemPrefetchAsync, 0, 5),
    STUB_PER_THREAD(cudaMemPrefetchAsync, cudaMemPrefetchAsync_ptsz, cudaMemPrefetchAsync, 0, 5),
    STUB_SAME(cudaMemPrefetchBatchAsync, 0, 8),
    STUB_PER_THREAD(cudaMemPrefetchBatchAsync, cudaMemPrefetchBatchAsync_ptsz,
        cudaMemPrefetchBatchAsync, 0, 8),
    STUB_SAME(cudaMemRangeGetAttribute, 0, 5),
    STUB_SAME(cudaMemRangeGetAttributes, 0, 6),
    STUB_SAME(cudaMemSetMemPool, 0, 3),
    STUB_SAME(cudaMemcpy, 0, 4),
    STUB_SAME(cudaMemcpy2D, 0, 7),
    STUB_SAME(cudaMemcpy2DArrayToArray, 0, 9),
    STUB_PER_THREAD(cudaMemcpy2DArrayToArray, cudaMemcpy2DArrayToArray_ptds,
        cudaMemcpy2DArrayToArray, 0, 9),
    STUB_SAME(cudaMemcpy2DAsync, 0, 8),
    STUB_PER_THREAD(cudaMemcpy2DAsync, cudaMemcpy2DAsync_ptsz, cudaMemcpy2DAsync, 0, 8),
    STUB_SAME(cudaMemcpy2DFromArray, 0, 8),
    STUB_SAME(cudaMemcpy2DFromArrayAsync, 0, 9),
    STUB_PER_THREAD(cudaMemcpy2DFromArrayAsync, cudaMemcpy2DFromArrayAsync_ptsz,
        cudaMemcpy2DFromArrayAsync, 0, 9),
    STUB_PER_THREAD(cudaMemcpy2DFromArray, cudaMemcpy2DFromArray_ptds, cudaMemcpy2DFromArray, 0, 8),
    STUB_SAME(cudaMemcpy2DToArray, 0, 8),
    STUB_SAME(cudaMemcpy2DToArrayAsync, 0, 9),
    STUB_PER_THREAD(cudaMemcpy2DToArrayAsync, cudaMemcpy2DToArrayAsync_ptsz,
        cudaMemcpy2DToArrayAsync, 0, 9),
    STUB_PER_THREAD(cudaMemcpy2DToArray, cudaMemcpy2DToArray_ptds, cudaMemcpy2DToArray, 0, 8),
    STUB_PER_THREAD(cudaMemcpy2D, cudaMemcpy2D_ptds, cudaMemcpy2D, 0, 7),
    STUB_SAME(cudaMemcpy3D, 0, 1),
    STUB_SAME(cudaMemcpy3DAsync, 0, 2),
    STUB_PER_THREAD(cudaMemcpy3DAsync, cudaMemcpy3DAsync_ptsz, cudaMemcpy3DAsync, 0, 2),
    STUB_SAME(cudaMemcpy3DBatchAsync, 0, 4),
    STUB_PER_THREAD(cudaMemcpy3DBatchAsync, cudaMemcpy3DBatchAsync_ptsz, cudaMemcpy3DBatchAsync, 0,
        4),
    STUB_SAME(cudaMemcpy3DPeer, 0, 1),
    STUB_SAME(cudaMemcpy3DPeerAsync, 0, 2),
    STUB_PER_THREAD(cudaMemcpy3DPeerAsync, cudaMemcpy3DPeerAsync_ptsz, cudaMemcpy3DPeerAsync, 0, 2),
    STUB_PER_THREAD(cudaMemcpy3DPeer, cudaMemcpy3DPeer_ptds, cudaMemcpy3DPeer, 0, 1),
    STUB_SAME(cudaMemcpy3DWithAttributesAsync, 0, 3),
    STUB_PER_THREAD(cudaMemcpy3DWithAttributesAsync, cudaMemcpy3DWithAttributesAsync_ptsz,
        cudaMemcpy3DWithAttributesAsync, 0, 3),
    STUB_PER_THREAD(cudaMemcpy3D, cudaMemcpy3D_ptds, cudaMemcpy3D, 0, 1),
    STUB_SAME(cudaMemcpyArrayToArray, 0, 8),
    STUB_PER_THREAD(cudaMemcpyArrayToArray, cudaMemcpyArrayToArray_ptds, cudaMemcpyArrayToArray, 0,
        8),
    STUB_SAME(cudaMemcpyAsync, 0, 5),
    STUB_PER_THREAD(cudaMemcpyAsync, cudaMemcpyAsync_ptsz, cudaMemcpyAsync, 0, 5),
    STUB_SAME(cudaMemcpyBatchAsync, 0, 8),
    STUB_PER_THREAD(cudaMemcpyBatchAsync, cudaMemcpyBatchAsync_ptsz, cudaMemcpyBatchAsync, 0, 8),
    STUB_SAME(cudaMemcpyFromArray, 0, 6),
    STUB_SAME(cudaMemcpyFromArrayAsync, 0, 7),
    STUB_PER_THREAD(cudaMemcpyFromArrayAsync, cudaMemcpyFromArrayAsync_ptsz,
        cudaMemcpyFromArrayAsync, 0, 7),
    STUB_PER_THREAD(cudaMemcpyFromArray, cudaMemcpyFromArray_ptds, cudaMemcpyFromArray, 0, 6),
    STUB_SAME(cudaMemcpyFromSymbol, 0, 5),
    STUB_SAME(cudaMemcpyFromSymbolAsync, 0, 6),
    STUB_PER_THREAD(cudaMemcpyFromSymbolAsync, cudaMemcpyFromSymbolAsync_ptsz,
        cudaMemcpyFromSymbolAsync, 0, 6),
    STUB_PER_THREAD(cudaMemcpyFromSymbol, cudaMemcpyFromSymbol_ptds, cudaMemcpyFromSymbol, 0, 5),
    STUB_SAME(cudaMemcpyPeer, 0, 5),
    STUB_SAME(cudaMemcpyPeerAsync, 0, 6),
    STUB_SAME(cudaMemcpyToArray, 0, 6),
    STUB_SAME(cudaMemcpyToArrayAsync, 0, 7),
    STUB_PER_THREAD(cudaMemcpyToArrayAsync, cudaMemcpyToArrayAsync_ptsz, cudaMemcpyToArrayAsync, 0,
        7),
    STUB_PER_THREAD(cudaMemcpyToArray, cudaMemcpyToArray_ptds, cudaMemcpyToArray, 0, 6),
    STUB_SAME(cudaMemcpyToSymbol, 0, 5),
    STUB_SAME(cudaMemcpyToSymbolAsync, 0, 6),
    STUB_PER_THREAD(cudaMemcpyToSymbolAsync, cudaMemcpyToSymbolAsync_ptsz, cudaMemcpyToSymbolAsync,
        0, 6),
    STUB_PER_THREAD(cudaMemcpyToSymbol, cudaMemcpyToSymbol_ptds, cudaMemcpyToSymbol, 0, 5),
    STUB_SAME(cudaMemcpyWithAttributesAsync, 0, 5),
    STUB_PER_THREAD(cudaMemcpyWithAttributesAsync, cudaMemcpyWithAttributesAsync_ptsz,
        cudaMemcpyWithAttributesAsync, 0, 5),
    STUB_PER_THREAD(cudaMemcpy, cudaMemcpy_ptds, cudaMemcpy, 0, 4),
    STUB_SAME(cudaMemset, 0, 3),
    STUB_SAME(cudaMemset2D, 0, 5),
    STUB_SAME(cudaMemset2DAsync, 0, 6),
    STUB_PER_THREAD(cudaMemset2DAsync, cudaMemset2DAsync_ptsz, cudaMemset2DAsync, 0, 6),
    STUB_PER_THREAD(cudaMemset2D, cudaMemset2D_ptds, cudaMemset2D, 0, 5),
    STUB_SAME(cudaMemset3D, 0, 3),
    STUB_SAME(cudaMemset3DAsync, 0, 4),
    STUB_PER_THREAD(cudaMemset3DAsync, cudaMemset3DAsync_ptsz, cudaMemset3DAsync, 0, 4),
    STUB_PER_THREAD(cudaMemset3D, cudaMemset3D_ptds, cudaMemset3D, 0, 3),
    STUB_SAME(cudaMemsetAsync, 0, 4),
    STUB_PER_THREAD(cudaMemsetAsync, cudaMemsetAsync_ptsz, cudaMemsetAsync, 0, 4),
    STUB_PER_THREAD(cudaMemset, cudaMemset_ptds, cudaMemset, 0, 3),
    STUB_SAME(cudaMipmappedArrayGetMemoryRequirements, 0, 3),
    STUB_SAME(cudaMipmappedArrayGetSparseProperties, 0, 2),
    STUB_SAME(cudaOccupancyAvailableDynamicSMemPerBlock, 0, 4),
    STUB_SAME(cudaOccupancyMaxActiveBlocksPerMultiprocessor, 0, 4),
    STUB_SAME(cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, 0, 5),
    STUB_SAME(cudaOccupancyMaxActiveClusters, 0, 3),
    STUB_SAME(cudaOccupancyMaxPotentialClusterSize, 0, 3),
    STUB_SAME(cudaPeekAtLastError, 0, 0),
    STUB_SAME(cudaPointerGetAttributes, 0, 2),
    STUB_SAME(cudaProfilerStart, 0, 0),
    STUB_SAME(cudaProfilerStop, 0, 0),
    STUB_SAME(cudaRuntimeGetVersion, 0, 1),
    STUB_SAME(cudaSetDevice, 0, 1),
    STUB_SAME(cudaSetDeviceFlags, 0, 1),
    STUB_SAME(cudaSetValidDevices, 0, 2),
    STUB_SAME(cudaSignalExternalSemaphoresAsync, 0, 4),
    STUB_PER_THREAD(cudaSignalExternalSemaphoresAsync, cudaSignalExternalSemaphoresAsync_ptsz,
        cudaSignalExternalSemaphoresAsync, 0, 4),
    STUB_SAME(cudaStreamAddCallback, 0, 4),
    STUB_PER_THREAD(cudaStreamAddCallback, cudaStreamAddCallback_ptsz, cudaStreamAddCallback, 0, 4),
    STUB_SAME(cudaStreamAttachMemAsync, 0, 4),
    STUB_PER_THREAD(cudaStreamAttachMemAsync, cudaStreamAttachMemAsync_ptsz,
        cudaStreamAttachMemAsync, 0, 4),
    STUB_SAME(cudaStreamBeginCapture, 0, 2),
    STUB_SAME(cudaStreamBeginCaptureToGraph, 0, 6),
    STUB_PER_THREAD(cudaStreamBeginCaptureToGraph, cudaStreamBeginCaptureToGraph_ptsz,
        cudaStreamBeginCaptureToGraph, 0, 6),
    STUB_PER_THREAD(cudaStreamBeginCapture, cudaStreamBeginCapture_ptsz, cudaStreamBeginCapture, 0,
        2),
    STUB_SAME(cudaStreamBeginRecaptureToGraph, 0, 4),
    STUB_PER_THREAD(cudaStreamBeginRecaptureToGraph, cudaStreamBeginRecaptureToGraph_ptsz,
        cudaStreamBeginRecaptureToGraph, 0, 4),
    STUB_SAME(cudaStreamCopyAttributes, 0, 2),
    STUB_PER_THREAD(cudaStreamCopyAttributes, cudaStreamCopyAttributes_ptsz,
        cudaStreamCopyAttributes, 0, 2),
    STUB_SAME(cudaStreamCreate, 0, 1),
    STUB_SAME(cudaStreamCreateWithFlags, 0, 2),
    STUB_SAME(cudaStreamCreateWithPriority, 0, 3),
    STUB_SAME(cudaStreamDestroy, 0, 1),
    STUB_SAME(cudaStreamEndCapture, 0, 2),
    STUB_PER_THREAD(cudaStreamEndCapture, cudaStreamEndCapture_ptsz, cudaStreamEndCapture, 0, 2),
    STUB_SAME(cudaStreamGetAttribute, 0, 3),
    STUB_PER_THREAD(cudaStreamGetAttribute, cudaStreamGetAttribute_ptsz, cudaStreamGetAttribute, 0,
        3),
    STUB_SAME(cudaStreamGetCaptureInfo, 0, 7),
    STUB_PER_THREAD(cudaStreamGetCaptureInfo, cudaStreamGetCaptureInfo_ptsz,
        cudaStreamGetCaptureInfo, 0, 7),
    STUB_SAME(cudaStreamGetDevResource, 0, 3),
    STUB_PER_THREAD(cudaStreamGetDevResource, cudaStreamGetDevResource_ptsz,
        cudaStreamGetDevResource, 0, 3),
    STUB_SAME(cudaStreamGetDevice, 0, 2),
    STUB_PER_THREAD(cudaStreamGetDevice, cudaStreamGetDevice_ptsz, cudaStreamGetDevice, 0, 2),
    STUB_SAME(cudaStreamGetFlags, 0, 2),
    STUB_PER_THREAD(cudaStreamGetFlags, cudaStreamGetFlags_ptsz, cudaStreamGetFlags, 0, 2),
    STUB_SAME(cudaStreamGetId, 0, 2),
    STUB_PER_THREAD(cudaStreamGetId, cudaStreamGetId_ptsz, cudaStreamGetId, 0, 2),
    STUB_SAME(cudaStreamGetPriority, 0, 2),
    STUB_PER_THREAD(cudaStreamGetPriority, cudaStreamGetPriority_ptsz, cudaStreamGetPriority, 0, 2),
    STUB_SAME(cudaStreamIsCapturing, 0, 2),
    STUB_PER_THREAD(cudaStreamIsCapturing, cudaStreamIsCapturing_ptsz, cudaStreamIsCapturing, 0, 2),
    STUB_SAME(cudaStreamQuery, 0, 1),
    STUB_PER_THREAD(cudaStreamQuery, cudaStreamQuery_ptsz, cudaStreamQuery, 0, 1),
    STUB_SAME(cudaStreamSetAttribute, 0, 3),
    STUB_PER_THREAD(cudaStreamSetAttribute, cudaStreamSetAttribute_ptsz, cudaStreamSetAttribute, 0,
        3),
    STUB_SAME(cudaStreamSynchronize, 0, 1),
    STUB_PER_THREAD(cudaStreamSynchronize, cudaStreamSynchronize_ptsz, cudaStreamSynchronize, 0, 1),
    STUB_SAME(cudaStreamUpdateCaptureDependencies, 0, 5),
    STUB_PER_THREAD(cudaStreamUpdateCaptureDependencies, cudaStreamUpdateCaptureDependencies_ptsz,
        cudaStreamUpdateCaptureDependencies, 0, 5),
    STUB_SAME(cudaStreamWaitEvent, 0, 3),
    STUB_PER_THREAD(cudaStreamWaitEvent, cudaStreamWaitEvent_ptsz, cudaStreamWaitEvent, 0, 3),
    STUB_SAME(cudaThreadExchangeStreamCaptureMode, 0, 1),
    STUB_SAME(cudaUserObjectCreate, 0, 5),
    STUB_SAME(cudaUserObjectRelease, 0, 2),
    STUB_SAME(cudaUserObjectRetain, 0, 2),
    STUB_SAME(cudaVDPAUGetDevice, 0, 3),
    STUB_SAME(cudaVDPAUSetVDPAUDevice, 0, 3),
    STUB_SAME(cudaWaitExternalSemaphoresAsync, 0, 4),
    STUB_PER_THREAD(cudaWaitExternalSemaphoresAsync, cudaWaitExternalSemaphoresAsync_ptsz,
        cudaWaitExternalSemaphoresAsync, 0, 4),
};
enum { COUNT = sizeof stub_functions / sizeof *stub_functions };
const int stub_function_count = COUNT;
unsigned char stub_modes[COUNT];
