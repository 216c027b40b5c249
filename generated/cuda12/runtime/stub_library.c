// stub_library.c of cubind's binding of the CUDA Runtime API, API version 12.9.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and
//     generator/specs/runtime.yaml.
// clang-format off

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "runtime";
const int stub_api_version = 12090;

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

STUB_EXPORT cudaError_t
cudaArrayGetInfo(struct cudaChannelFormatDesc *desc, struct cudaExtent *extent,
    unsigned int *flags, cudaArray_t array)
{
    STUB_BEGIN(0, cudaArrayGetInfo, cudaSuccess, (desc, extent, flags, array));
    STUB_ARGUMENTS(&desc, &extent, &flags, &array);
    stub_output(recorded, 0, (void *)desc, sizeof(struct cudaChannelFormatDesc));
    stub_output(recorded, 1, (void *)extent, sizeof(struct cudaExtent));
    stub_output(recorded, 2, (void *)flags, sizeof(unsigned int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaArrayGetMemoryRequirements(struct cudaArrayMemoryRequirements *memoryRequirements,
    cudaArray_t array, int device)
{
    STUB_BEGIN(1, cudaArrayGetMemoryRequirements, cudaSuccess, (memoryRequirements, array, device));
    STUB_ARGUMENTS(&memoryRequirements, &array, &device);
    stub_output(recorded, 0, (void *)memoryRequirements,
        sizeof(struct cudaArrayMemoryRequirements));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaArrayGetPlane(cudaArray_t *pPlaneArray, cudaArray_t hArray, unsigned int planeIdx)
{
    STUB_BEGIN(2, cudaArrayGetPlane, cudaSuccess, (pPlaneArray, hArray, planeIdx));
    STUB_ARGUMENTS(&pPlaneArray, &hArray, &planeIdx);
    stub_output(recorded, 0, (void *)pPlaneArray, sizeof(cudaArray_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaArrayGetSparseProperties(struct cudaArraySparseProperties *sparseProperties, cudaArray_t array)
{
    STUB_BEGIN(3, cudaArrayGetSparseProperties, cudaSuccess, (sparseProperties, array));
    STUB_ARGUMENTS(&sparseProperties, &array);
    stub_output(recorded, 0, (void *)sparseProperties, sizeof(struct cudaArraySparseProperties));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaChooseDevice(int *device, const struct cudaDeviceProp *prop)
{
    STUB_BEGIN(4, cudaChooseDevice, cudaSuccess, (device, prop));
    STUB_ARGUMENTS(&device, &prop);
    stub_input(recorded, 1, prop, sizeof(struct cudaDeviceProp));
    stub_output(recorded, 0, (void *)device, sizeof(int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT struct cudaChannelFormatDesc
cudaCreateChannelDesc(int x, int y, int z, int w, enum cudaChannelFormatKind f)
{
    STUB_BEGIN(5, cudaCreateChannelDesc, (struct cudaChannelFormatDesc){0}, (x, y, z, w, f));
    STUB_ARGUMENTS(&x, &y, &z, &w, &f);
    (void)stub_finish(recorded);
    return (struct cudaChannelFormatDesc){0};
}

STUB_EXPORT cudaError_t
cudaCreateSurfaceObject(cudaSurfaceObject_t *pSurfObject, const struct cudaResourceDesc *pResDesc)
{
    STUB_BEGIN(6, cudaCreateSurfaceObject, cudaSuccess, (pSurfObject, pResDesc));
    STUB_ARGUMENTS(&pSurfObject, &pResDesc);
    stub_input(recorded, 1, pResDesc, sizeof(struct cudaResourceDesc));
    stub_output(recorded, 0, (void *)pSurfObject, sizeof(cudaSurfaceObject_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaCreateTextureObject(cudaTextureObject_t *pTexObject, const struct cudaResourceDesc *pResDesc,
    const struct cudaTextureDesc *pTexDesc, const struct cudaResourceViewDesc *pResViewDesc)
{
    STUB_BEGIN(7, cudaCreateTextureObject, cudaSuccess,
        (pTexObject, pResDesc, pTexDesc, pResViewDesc));
    STUB_ARGUMENTS(&pTexObject, &pResDesc, &pTexDesc, &pResViewDesc);
    stub_input(recorded, 1, pResDesc, sizeof(struct cudaResourceDesc));
    stub_input(recorded, 2, pTexDesc, sizeof(struct cudaTextureDesc));
    stub_input(recorded, 3, pResViewDesc, sizeof(struct cudaResourceViewDesc));
    stub_output(recorded, 0, (void *)pTexObject, sizeof(cudaTextureObject_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaCtxResetPersistingL2Cache(void)
{
    STUB_BEGIN(8, cudaCtxResetPersistingL2Cache, cudaSuccess, ());
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDestroyExternalMemory(cudaExternalMemory_t extMem)
{
    STUB_BEGIN(9, cudaDestroyExternalMemory, cudaSuccess, (extMem));
    STUB_ARGUMENTS(&extMem);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDestroyExternalSemaphore(cudaExternalSemaphore_t extSem)
{
    STUB_BEGIN(10, cudaDestroyExternalSemaphore, cudaSuccess, (extSem));
    STUB_ARGUMENTS(&extSem);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDestroySurfaceObject(cudaSurfaceObject_t surfObject)
{
    STUB_BEGIN(11, cudaDestroySurfaceObject, cudaSuccess, (surfObject));
    STUB_ARGUMENTS(&surfObject);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDestroyTextureObject(cudaTextureObject_t texObject)
{
    STUB_BEGIN(12, cudaDestroyTextureObject, cudaSuccess, (texObject));
    STUB_ARGUMENTS(&texObject);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceCanAccessPeer(int *canAccessPeer, int device, int peerDevice)
{
    STUB_BEGIN(13, cudaDeviceCanAccessPeer, cudaSuccess, (canAccessPeer, device, peerDevice));
    STUB_ARGUMENTS(&canAccessPeer, &device, &peerDevice);
    stub_output(recorded, 0, (void *)canAccessPeer, sizeof(int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceDisablePeerAccess(int peerDevice)
{
    STUB_BEGIN(14, cudaDeviceDisablePeerAccess, cudaSuccess, (peerDevice));
    STUB_ARGUMENTS(&peerDevice);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceEnablePeerAccess(int peerDevice, unsigned int flags)
{
    STUB_BEGIN(15, cudaDeviceEnablePeerAccess, cudaSuccess, (peerDevice, flags));
    STUB_ARGUMENTS(&peerDevice, &flags);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceFlushGPUDirectRDMAWrites(enum cudaFlushGPUDirectRDMAWritesTarget target,
    enum cudaFlushGPUDirectRDMAWritesScope scope)
{
    STUB_BEGIN(16, cudaDeviceFlushGPUDirectRDMAWrites, cudaSuccess, (target, scope));
    STUB_ARGUMENTS(&target, &scope);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceGetAttribute(int *value, enum cudaDeviceAttr attr, int device)
{
    STUB_BEGIN(17, cudaDeviceGetAttribute, cudaSuccess, (value, attr, device));
    STUB_ARGUMENTS(&value, &attr, &device);
    stub_output(recorded, 0, (void *)value, sizeof(int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceGetByPCIBusId(int *device, const char *pciBusId)
{
    STUB_BEGIN(18, cudaDeviceGetByPCIBusId, cudaSuccess, (device, pciBusId));
    STUB_ARGUMENTS(&device, &pciBusId);
    stub_input_string(recorded, 1, pciBusId);
    stub_output(recorded, 0, (void *)device, sizeof(int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceGetCacheConfig(enum cudaFuncCache *pCacheConfig)
{
    STUB_BEGIN(19, cudaDeviceGetCacheConfig, cudaSuccess, (pCacheConfig));
    STUB_ARGUMENTS(&pCacheConfig);
    stub_output(recorded, 0, (void *)pCacheConfig, sizeof(enum cudaFuncCache));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceGetDefaultMemPool(cudaMemPool_t *memPool, int device)
{
    STUB_BEGIN(20, cudaDeviceGetDefaultMemPool, cudaSuccess, (memPool, device));
    STUB_ARGUMENTS(&memPool, &device);
    stub_output(recorded, 0, (void *)memPool, sizeof(cudaMemPool_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceGetGraphMemAttribute(int device, enum cudaGraphMemAttributeType attr, void *value)
{
    STUB_BEGIN(21, cudaDeviceGetGraphMemAttribute, cudaSuccess, (device, attr, value));
    STUB_ARGUMENTS(&device, &attr, &value);
    stub_output(recorded, 2, (void *)value, value_size_graph_mem_attributes(attr, 1));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceGetLimit(size_t *pValue, enum cudaLimit limit)
{
    STUB_BEGIN(22, cudaDeviceGetLimit, cudaSuccess, (pValue, limit));
    STUB_ARGUMENTS(&pValue, &limit);
    stub_output(recorded, 0, (void *)pValue, sizeof(size_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceGetMemPool(cudaMemPool_t *memPool, int device)
{
    STUB_BEGIN(23, cudaDeviceGetMemPool, cudaSuccess, (memPool, device));
    STUB_ARGUMENTS(&memPool, &device);
    stub_output(recorded, 0, (void *)memPool, sizeof(cudaMemPool_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, int device, int flags)
{
    STUB_BEGIN(24, cudaDeviceGetNvSciSyncAttributes, cudaSuccess,
        (nvSciSyncAttrList, device, flags));
    STUB_ARGUMENTS(&nvSciSyncAttrList, &device, &flags);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceGetP2PAttribute(int *value, enum cudaDeviceP2PAttr attr, int srcDevice, int dstDevice)
{
    STUB_BEGIN(25, cudaDeviceGetP2PAttribute, cudaSuccess, (value, attr, srcDevice, dstDevice));
    STUB_ARGUMENTS(&value, &attr, &srcDevice, &dstDevice);
    stub_output(recorded, 0, (void *)value, sizeof(int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceGetPCIBusId(char *pciBusId, int len, int device)
{
    STUB_BEGIN(26, cudaDeviceGetPCIBusId, cudaSuccess, (pciBusId, len, device));
    STUB_ARGUMENTS(&pciBusId, &len, &device);
    stub_output(recorded, 0, (void *)pciBusId, stub_items((size_t)len) * sizeof(char));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceGetSharedMemConfig(enum cudaSharedMemConfig *pConfig)
{
    STUB_BEGIN(27, cudaDeviceGetSharedMemConfig, cudaSuccess, (pConfig));
    STUB_ARGUMENTS(&pConfig);
    stub_output(recorded, 0, (void *)pConfig, sizeof(enum cudaSharedMemConfig));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceGetStreamPriorityRange(int *leastPriority, int *greatestPriority)
{
    STUB_BEGIN(28, cudaDeviceGetStreamPriorityRange, cudaSuccess,
        (leastPriority, greatestPriority));
    STUB_ARGUMENTS(&leastPriority, &greatestPriority);
    stub_output(recorded, 0, (void *)leastPriority, sizeof(int));
    stub_output(recorded, 1, (void *)greatestPriority, sizeof(int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements,
    const struct cudaChannelFormatDesc *fmtDesc, int device)
{
    STUB_BEGIN(29, cudaDeviceGetTexture1DLinearMaxWidth, cudaSuccess,
        (maxWidthInElements, fmtDesc, device));
    STUB_ARGUMENTS(&maxWidthInElements, &fmtDesc, &device);
    stub_input(recorded, 1, fmtDesc, sizeof(struct cudaChannelFormatDesc));
    stub_output(recorded, 0, (void *)maxWidthInElements, sizeof(size_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceGraphMemTrim(int device)
{
    STUB_BEGIN(30, cudaDeviceGraphMemTrim, cudaSuccess, (device));
    STUB_ARGUMENTS(&device);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceRegisterAsyncNotification(int device, cudaAsyncCallback callbackFunc, void *userData,
    cudaAsyncCallbackHandle_t *callback)
{
    STUB_BEGIN(31, cudaDeviceRegisterAsyncNotification, cudaSuccess,
        (device, callbackFunc, userData, callback));
    STUB_ARGUMENTS(&device, &callbackFunc, &userData, &callback);
    stub_output(recorded, 3, (void *)callback, sizeof(cudaAsyncCallbackHandle_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceReset(void)
{
    STUB_BEGIN(32, cudaDeviceReset, cudaSuccess, ());
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceSetCacheConfig(enum cudaFuncCache cacheConfig)
{
    STUB_BEGIN(33, cudaDeviceSetCacheConfig, cudaSuccess, (cacheConfig));
    STUB_ARGUMENTS(&cacheConfig);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceSetGraphMemAttribute(int device, enum cudaGraphMemAttributeType attr, void *value)
{
    STUB_BEGIN(34, cudaDeviceSetGraphMemAttribute, cudaSuccess, (device, attr, value));
    STUB_ARGUMENTS(&device, &attr, &value);
    stub_input(recorded, 2, value, value_size_graph_mem_attributes(attr, 1));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceSetLimit(enum cudaLimit limit, size_t value)
{
    STUB_BEGIN(35, cudaDeviceSetLimit, cudaSuccess, (limit, value));
    STUB_ARGUMENTS(&limit, &value);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceSetMemPool(int device, cudaMemPool_t memPool)
{
    STUB_BEGIN(36, cudaDeviceSetMemPool, cudaSuccess, (device, memPool));
    STUB_ARGUMENTS(&device, &memPool);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceSetSharedMemConfig(enum cudaSharedMemConfig config)
{
    STUB_BEGIN(37, cudaDeviceSetSharedMemConfig, cudaSuccess, (config));
    STUB_ARGUMENTS(&config);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceSynchronize(void)
{
    STUB_BEGIN(38, cudaDeviceSynchronize, cudaSuccess, ());
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceUnregisterAsyncNotification(int device, cudaAsyncCallbackHandle_t callback)
{
    STUB_BEGIN(39, cudaDeviceUnregisterAsyncNotification, cudaSuccess, (device, callback));
    STUB_ARGUMENTS(&device, &callback);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDriverGetVersion(int *driverVersion)
{
    STUB_BEGIN(40, cudaDriverGetVersion, cudaSuccess, (driverVersion));
    STUB_ARGUMENTS(&driverVersion);
    stub_output(recorded, 0, (void *)driverVersion, sizeof(int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaEGLStreamConsumerAcquireFrame(cudaEglStreamConnection *conn,
    cudaGraphicsResource_t *pCudaResource, cudaStream_t *pStream, unsigned int timeout)
{
    STUB_BEGIN(41, cudaEGLStreamConsumerAcquireFrame, cudaSuccess,
        (conn, pCudaResource, pStream, timeout));
    STUB_ARGUMENTS(&conn, &pCudaResource, &pStream, &timeout);
    stub_input(recorded, 0, conn, sizeof(cudaEglStreamConnection));
    stub_input(recorded, 1, pCudaResource, sizeof(cudaGraphicsResource_t));
    stub_input(recorded, 2, pStream, sizeof(cudaStream_t));
    stub_output_open(recorded, 1, (void *)pCudaResource, 0);
    stub_output_open(recorded, 2, (void *)pStream, 0);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaEGLStreamConsumerConnect(cudaEglStreamConnection *conn, EGLStreamKHR eglStream)
{
    STUB_BEGIN(42, cudaEGLStreamConsumerConnect, cudaSuccess, (conn, eglStream));
    STUB_ARGUMENTS(&conn, &eglStream);
    stub_output(recorded, 0, (void *)conn, sizeof(cudaEglStreamConnection));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaEGLStreamConsumerConnectWithFlags(cudaEglStreamConnection *conn, EGLStreamKHR eglStream,
    unsigned int flags)
{
    STUB_BEGIN(43, cudaEGLStreamConsumerConnectWithFlags, cudaSuccess, (conn, eglStream, flags));
    STUB_ARGUMENTS(&conn, &eglStream, &flags);
    stub_output(recorded, 0, (void *)conn, sizeof(cudaEglStreamConnection));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaEGLStreamConsumerDisconnect(cudaEglStreamConnection *conn)
{
    STUB_BEGIN(44, cudaEGLStreamConsumerDisconnect, cudaSuccess, (conn));
    STUB_ARGUMENTS(&conn);
    stub_input(recorded, 0, conn, sizeof(cudaEglStreamConnection));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaEGLStreamConsumerReleaseFrame(cudaEglStreamConnection *conn,
    cudaGraphicsResource_t pCudaResource, cudaStream_t *pStream)
{
    STUB_BEGIN(45, cudaEGLStreamConsumerReleaseFrame, cudaSuccess, (conn, pCudaResource, pStream));
    STUB_ARGUMENTS(&conn, &pCudaResource, &pStream);
    stub_input(recorded, 0, conn, sizeof(cudaEglStreamConnection));
    stub_input(recorded, 2, pStream, sizeof(cudaStream_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaEGLStreamProducerConnect(cudaEglStreamConnection *conn, EGLStreamKHR eglStream, EGLint width,
    EGLint height)
{
    STUB_BEGIN(46, cudaEGLStreamProducerConnect, cudaSuccess, (conn, eglStream, width, height));
    STUB_ARGUMENTS(&conn, &eglStream, &width, &height);
    stub_output(recorded, 0, (void *)conn, sizeof(cudaEglStreamConnection));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaEGLStreamProducerDisconnect(cudaEglStreamConnection *conn)
{
    STUB_BEGIN(47, cudaEGLStreamProducerDisconnect, cudaSuccess, (conn));
    STUB_ARGUMENTS(&conn);
    stub_input(recorded, 0, conn, sizeof(cudaEglStreamConnection));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaEGLStreamProducerPresentFrame(cudaEglStreamConnection *conn, cudaEglFrame eglframe,
    cudaStream_t *pStream)
{
    STUB_BEGIN(48, cudaEGLStreamProducerPresentFrame, cudaSuccess, (conn, eglframe, pStream));
    STUB_ARGUMENTS(&conn, &eglframe, &pStream);
    stub_input(recorded, 0, conn, sizeof(cudaEglStreamConnection));
    stub_input(recorded, 2, pStream, sizeof(cudaStream_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaEGLStreamProducerReturnFrame(cudaEglStreamConnection *conn, cudaEglFrame *eglframe,
    cudaStream_t *pStream)
{
    STUB_BEGIN(49, cudaEGLStreamProducerReturnFrame, cudaSuccess, (conn, eglframe, pStream));
    STUB_ARGUMENTS(&conn, &eglframe, &pStream);
    stub_input(recorded, 0, conn, sizeof(cudaEglStreamConnection));
    stub_input(recorded, 1, eglframe, sizeof(cudaEglFrame));
    stub_input(recorded, 2, pStream, sizeof(cudaStream_t));
    stub_output_open(recorded, 1, (void *)eglframe, 0);
    stub_output_open(recorded, 2, (void *)pStream, 0);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaEventCreate(cudaEvent_t *event)
{
    STUB_BEGIN(50, cudaEventCreate, cudaSuccess, (event));
    STUB_ARGUMENTS(&event);
    stub_output(recorded, 0, (void *)event, sizeof(cudaEvent_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaEventCreateFromEGLSync(cudaEvent_t *phEvent, EGLSyncKHR eglSync, unsigned int flags)
{
    STUB_BEGIN(51, cudaEventCreateFromEGLSync, cudaSuccess, (phEvent, eglSync, flags));
    STUB_ARGUMENTS(&phEvent, &eglSync, &flags);
    stub_output(recorded, 0, (void *)phEvent, sizeof(cudaEvent_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaEventCreateWithFlags(cudaEvent_t *event, unsigned int flags)
{
    STUB_BEGIN(52, cudaEventCreateWithFlags, cudaSuccess, (event, flags));
    STUB_ARGUMENTS(&event, &flags);
    stub_output(recorded, 0, (void *)event, sizeof(cudaEvent_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaEventDestroy(cudaEvent_t event)
{
    STUB_BEGIN(53, cudaEventDestroy, cudaSuccess, (event));
    STUB_ARGUMENTS(&event);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaEventElapsedTime(float *ms, cudaEvent_t start, cudaEvent_t end)
{
    STUB_BEGIN(54, cudaEventElapsedTime, cudaSuccess, (ms, start, end));
    STUB_ARGUMENTS(&ms, &start, &end);
    stub_output(recorded, 0, (void *)ms, sizeof(float));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaEventElapsedTime_v2(float *ms, cudaEvent_t start, cudaEvent_t end)
{
    STUB_BEGIN(55, cudaEventElapsedTime_v2, cudaSuccess, (ms, start, end));
    STUB_ARGUMENTS(&ms, &start, &end);
    stub_output(recorded, 0, (void *)ms, sizeof(float));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaEventQuery(cudaEvent_t event)
{
    STUB_BEGIN(56, cudaEventQuery, cudaSuccess, (event));
    STUB_ARGUMENTS(&event);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaEventRecord(cudaEvent_t event, cudaStream_t stream)
{
    STUB_BEGIN(57, cudaEventRecord, cudaSuccess, (event, stream));
    STUB_ARGUMENTS(&event, &stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream, unsigned int flags)
{
    STUB_BEGIN(58, cudaEventRecordWithFlags, cudaSuccess, (event, stream, flags));
    STUB_ARGUMENTS(&event, &stream, &flags);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaEventRecordWithFlags_ptsz(cudaEvent_t event, cudaStream_t stream, unsigned int flags)
{
    STUB_BEGIN(59, cudaEventRecordWithFlags, cudaSuccess, (event, stream, flags));
    STUB_ARGUMENTS(&event, &stream, &flags);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaEventRecord_ptsz(cudaEvent_t event, cudaStream_t stream)
{
    STUB_BEGIN(60, cudaEventRecord, cudaSuccess, (event, stream));
    STUB_ARGUMENTS(&event, &stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaEventSynchronize(cudaEvent_t event)
{
    STUB_BEGIN(61, cudaEventSynchronize, cudaSuccess, (event));
    STUB_ARGUMENTS(&event);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaExternalMemoryGetMappedBuffer(void **devPtr, cudaExternalMemory_t extMem,
    const struct cudaExternalMemoryBufferDesc *bufferDesc)
{
    STUB_BEGIN(62, cudaExternalMemoryGetMappedBuffer, cudaSuccess, (devPtr, extMem, bufferDesc));
    STUB_ARGUMENTS(&devPtr, &extMem, &bufferDesc);
    stub_input(recorded, 2, bufferDesc, sizeof(struct cudaExternalMemoryBufferDesc));
    stub_output(recorded, 0, (void *)devPtr, sizeof(void *));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaExternalMemoryGetMappedMipmappedArray(cudaMipmappedArray_t *mipmap,
    cudaExternalMemory_t extMem, const struct cudaExternalMemoryMipmappedArrayDesc *mipmapDesc)
{
    STUB_BEGIN(63, cudaExternalMemoryGetMappedMipmappedArray, cudaSuccess,
        (mipmap, extMem, mipmapDesc));
    STUB_ARGUMENTS(&mipmap, &extMem, &mipmapDesc);
    stub_input(recorded, 2, mipmapDesc, sizeof(struct cudaExternalMemoryMipmappedArrayDesc));
    stub_output(recorded, 0, (void *)mipmap, sizeof(cudaMipmappedArray_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaFree(void *devPtr)
{
    STUB_BEGIN(64, cudaFree, cudaSuccess, (devPtr));
    STUB_ARGUMENTS(&devPtr);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaFreeArray(cudaArray_t array)
{
    STUB_BEGIN(65, cudaFreeArray, cudaSuccess, (array));
    STUB_ARGUMENTS(&array);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaFreeAsync(void *devPtr, cudaStream_t hStream)
{
    STUB_BEGIN(66, cudaFreeAsync, cudaSuccess, (devPtr, hStream));
    STUB_ARGUMENTS(&devPtr, &hStream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaFreeAsync_ptsz(void *devPtr, cudaStream_t hStream)
{
    STUB_BEGIN(67, cudaFreeAsync, cudaSuccess, (devPtr, hStream));
    STUB_ARGUMENTS(&devPtr, &hStream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaFreeHost(void *ptr)
{
    STUB_BEGIN(68, cudaFreeHost, cudaSuccess, (ptr));
    STUB_ARGUMENTS(&ptr);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaFreeMipmappedArray(cudaMipmappedArray_t mipmappedArray)
{
    STUB_BEGIN(69, cudaFreeMipmappedArray, cudaSuccess, (mipmappedArray));
    STUB_ARGUMENTS(&mipmappedArray);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaFuncGetAttributes(struct cudaFuncAttributes *attr, const void *func)
{
    STUB_BEGIN(70, cudaFuncGetAttributes, cudaSuccess, (attr, func));
    STUB_ARGUMENTS(&attr, &func);
    stub_output(recorded, 0, (void *)attr, sizeof(struct cudaFuncAttributes));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaFuncGetName(const char **name, const void *func)
{
    STUB_BEGIN(71, cudaFuncGetName, cudaSuccess, (name, func));
    STUB_ARGUMENTS(&name, &func);
    stub_output_string(recorded, 0, (const char **)name);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaFuncGetParamInfo(const void *func, size_t paramIndex, size_t *paramOffset, size_t *paramSize)
{
    STUB_BEGIN(72, cudaFuncGetParamInfo, cudaSuccess, (func, paramIndex, paramOffset, paramSize));
    STUB_ARGUMENTS(&func, &paramIndex, &paramOffset, &paramSize);
    stub_output(recorded, 2, (void *)paramOffset, sizeof(size_t));
    stub_output(recorded, 3, (void *)paramSize, sizeof(size_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaFuncSetAttribute(const void *func, enum cudaFuncAttribute attr, int value)
{
    STUB_BEGIN(73, cudaFuncSetAttribute, cudaSuccess, (func, attr, value));
    STUB_ARGUMENTS(&func, &attr, &value);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaFuncSetCacheConfig(const void *func, enum cudaFuncCache cacheConfig)
{
    STUB_BEGIN(74, cudaFuncSetCacheConfig, cudaSuccess, (func, cacheConfig));
    STUB_ARGUMENTS(&func, &cacheConfig);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaFuncSetSharedMemConfig(const void *func, enum cudaSharedMemConfig config)
{
    STUB_BEGIN(75, cudaFuncSetSharedMemConfig, cudaSuccess, (func, config));
    STUB_ARGUMENTS(&func, &config);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGLGetDevices(unsigned int *pCudaDeviceCount, int *pCudaDevices, unsigned int cudaDeviceCount,
    enum cudaGLDeviceList deviceList)
{
    STUB_BEGIN(76, cudaGLGetDevices, cudaSuccess,
        (pCudaDeviceCount, pCudaDevices, cudaDeviceCount, deviceList));
    STUB_ARGUMENTS(&pCudaDeviceCount, &pCudaDevices, &cudaDeviceCount, &deviceList);
    stub_output(recorded, 0, (void *)pCudaDeviceCount, sizeof(unsigned int));
    stub_output(recorded, 1, (void *)pCudaDevices,
        stub_items((size_t)cudaDeviceCount) * sizeof(int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGLMapBufferObject(void **devPtr, GLuint bufObj)
{
    STUB_BEGIN(77, cudaGLMapBufferObject, cudaSuccess, (devPtr, bufObj));
    STUB_ARGUMENTS(&devPtr, &bufObj);
    stub_output(recorded, 0, (void *)devPtr, sizeof(void *));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGLMapBufferObjectAsync(void **devPtr, GLuint bufObj, cudaStream_t stream)
{
    STUB_BEGIN(78, cudaGLMapBufferObjectAsync, cudaSuccess, (devPtr, bufObj, stream));
    STUB_ARGUMENTS(&devPtr, &bufObj, &stream);
    stub_output(recorded, 0, (void *)devPtr, sizeof(void *));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGLRegisterBufferObject(GLuint bufObj)
{
    STUB_BEGIN(79, cudaGLRegisterBufferObject, cudaSuccess, (bufObj));
    STUB_ARGUMENTS(&bufObj);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGLSetBufferObjectMapFlags(GLuint bufObj, unsigned int flags)
{
    STUB_BEGIN(80, cudaGLSetBufferObjectMapFlags, cudaSuccess, (bufObj, flags));
    STUB_ARGUMENTS(&bufObj, &flags);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGLSetGLDevice(int device)
{
    STUB_BEGIN(81, cudaGLSetGLDevice, cudaSuccess, (device));
    STUB_ARGUMENTS(&device);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGLUnmapBufferObject(GLuint bufObj)
{
    STUB_BEGIN(82, cudaGLUnmapBufferObject, cudaSuccess, (bufObj));
    STUB_ARGUMENTS(&bufObj);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGLUnmapBufferObjectAsync(GLuint bufObj, cudaStream_t stream)
{
    STUB_BEGIN(83, cudaGLUnmapBufferObjectAsync, cudaSuccess, (bufObj, stream));
    STUB_ARGUMENTS(&bufObj, &stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGLUnregisterBufferObject(GLuint bufObj)
{
    STUB_BEGIN(84, cudaGLUnregisterBufferObject, cudaSuccess, (bufObj));
    STUB_ARGUMENTS(&bufObj);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGetChannelDesc(struct cudaChannelFormatDesc *desc, cudaArray_const_t array)
{
    STUB_BEGIN(85, cudaGetChannelDesc, cudaSuccess, (desc, array));
    STUB_ARGUMENTS(&desc, &array);
    stub_output(recorded, 0, (void *)desc, sizeof(struct cudaChannelFormatDesc));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGetDevice(int *device)
{
    STUB_BEGIN(86, cudaGetDevice, cudaSuccess, (device));
    STUB_ARGUMENTS(&device);
    stub_output(recorded, 0, (void *)device, sizeof(int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGetDeviceCount(int *count)
{
    STUB_BEGIN(87, cudaGetDeviceCount, cudaSuccess, (count));
    STUB_ARGUMENTS(&count);
    stub_output(recorded, 0, (void *)count, sizeof(int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGetDeviceFlags(unsigned int *flags)
{
    STUB_BEGIN(88, cudaGetDeviceFlags, cudaSuccess, (flags));
    STUB_ARGUMENTS(&flags);
    stub_output(recorded, 0, (void *)flags, sizeof(unsigned int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGetDeviceProperties_v2(struct cudaDeviceProp *prop, int device)
{
    STUB_BEGIN(89, cudaGetDeviceProperties_v2, cudaSuccess, (prop, device));
    STUB_ARGUMENTS(&prop, &device);
    stub_output(recorded, 0, (void *)prop, sizeof(struct cudaDeviceProp));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGetDriverEntryPoint(const char *symbol, void **funcPtr, unsigned long long flags,
    enum cudaDriverEntryPointQueryResult *driverStatus)
{
    STUB_BEGIN(90, cudaGetDriverEntryPoint, cudaSuccess, (symbol, funcPtr, flags, driverStatus));
    STUB_ARGUMENTS(&symbol, &funcPtr, &flags, &driverStatus);
    stub_input_string(recorded, 0, symbol);
    stub_output(recorded, 1, (void *)funcPtr, sizeof(void *));
    stub_output(recorded, 3, (void *)driverStatus, sizeof(enum cudaDriverEntryPointQueryResult));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGetDriverEntryPointByVersion(const char *symbol, void **funcPtr, unsigned int cudaVersion,
    unsigned long long flags, enum cudaDriverEntryPointQueryResult *driverStatus)
{
    STUB_BEGIN(91, cudaGetDriverEntryPointByVersion, cudaSuccess,
        (symbol, funcPtr, cudaVersion, flags, driverStatus));
    STUB_ARGUMENTS(&symbol, &funcPtr, &cudaVersion, &flags, &driverStatus);
    stub_input_string(recorded, 0, symbol);
    stub_output(recorded, 1, (void *)funcPtr, sizeof(void *));
    stub_output(recorded, 4, (void *)driverStatus, sizeof(enum cudaDriverEntryPointQueryResult));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGetDriverEntryPointByVersion_ptsz(const char *symbol, void **funcPtr, unsigned int cudaVersion,
    unsigned long long flags, enum cudaDriverEntryPointQueryResult *driverStatus)
{
    STUB_BEGIN(92, cudaGetDriverEntryPointByVersion, cudaSuccess,
        (symbol, funcPtr, cudaVersion, flags, driverStatus));
    STUB_ARGUMENTS(&symbol, &funcPtr, &cudaVersion, &flags, &driverStatus);
    stub_input_string(recorded, 0, symbol);
    stub_output(recorded, 1, (void *)funcPtr, sizeof(void *));
    stub_output(recorded, 4, (void *)driverStatus, sizeof(enum cudaDriverEntryPointQueryResult));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGetDriverEntryPoint_ptsz(const char *symbol, void **funcPtr, unsigned long long flags,
    enum cudaDriverEntryPointQueryResult *driverStatus)
{
    STUB_BEGIN(93, cudaGetDriverEntryPoint, cudaSuccess, (symbol, funcPtr, flags, driverStatus));
    STUB_ARGUMENTS(&symbol, &funcPtr, &flags, &driverStatus);
    stub_input_string(recorded, 0, symbol);
    stub_output(recorded, 1, (void *)funcPtr, sizeof(void *));
    stub_output(recorded, 3, (void *)driverStatus, sizeof(enum cudaDriverEntryPointQueryResult));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT const char *
cudaGetErrorName(cudaError_t error)
{
    STUB_BEGIN(94, cudaGetErrorName, 0, (error));
    STUB_ARGUMENTS(&error);
    return stub_finish_string(recorded);
}

STUB_EXPORT const char *
cudaGetErrorString(cudaError_t error)
{
    STUB_BEGIN(95, cudaGetErrorString, 0, (error));
    STUB_ARGUMENTS(&error);
    return stub_finish_string(recorded);
}

STUB_EXPORT cudaError_t
cudaGetExportTable(const void **ppExportTable, const cudaUUID_t *pExportTableId)
{
    STUB_BEGIN(96, cudaGetExportTable, cudaSuccess, (ppExportTable, pExportTableId));
    STUB_ARGUMENTS(&ppExportTable, &pExportTableId);
    stub_input(recorded, 1, pExportTableId, sizeof(cudaUUID_t));
    stub_output(recorded, 0, (void *)ppExportTable, sizeof(const void *));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGetFuncBySymbol(cudaFunction_t *functionPtr, const void *symbolPtr)
{
    STUB_BEGIN(97, cudaGetFuncBySymbol, cudaSuccess, (functionPtr, symbolPtr));
    STUB_ARGUMENTS(&functionPtr, &symbolPtr);
    stub_output(recorded, 0, (void *)functionPtr, sizeof(cudaFunction_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGetKernel(cudaKernel_t *kernelPtr, const void *entryFuncAddr)
{
    STUB_BEGIN(98, cudaGetKernel, cudaSuccess, (kernelPtr, entryFuncAddr));
    STUB_ARGUMENTS(&kernelPtr, &entryFuncAddr);
    stub_output(recorded, 0, (void *)kernelPtr, sizeof(cudaKernel_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGetLastError(void)
{
    STUB_BEGIN(99, cudaGetLastError, cudaSuccess, ());
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGetMipmappedArrayLevel(cudaArray_t *levelArray, cudaMipmappedArray_const_t mipmappedArray,
    unsigned int level)
{
    STUB_BEGIN(100, cudaGetMipmappedArrayLevel, cudaSuccess, (levelArray, mipmappedArray, level));
    STUB_ARGUMENTS(&levelArray, &mipmappedArray, &level);
    stub_output(recorded, 0, (void *)levelArray, sizeof(cudaArray_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGetSurfaceObjectResourceDesc(struct cudaResourceDesc *pResDesc, cudaSurfaceObject_t surfObject)
{
    STUB_BEGIN(101, cudaGetSurfaceObjectResourceDesc, cudaSuccess, (pResDesc, surfObject));
    STUB_ARGUMENTS(&pResDesc, &surfObject);
    stub_output(recorded, 0, (void *)pResDesc, sizeof(struct cudaResourceDesc));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGetSymbolAddress(void **devPtr, const void *symbol)
{
    STUB_BEGIN(102, cudaGetSymbolAddress, cudaSuccess, (devPtr, symbol));
    STUB_ARGUMENTS(&devPtr, &symbol);
    stub_output(recorded, 0, (void *)devPtr, sizeof(void *));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGetSymbolSize(size_t *size, const void *symbol)
{
    STUB_BEGIN(103, cudaGetSymbolSize, cudaSuccess, (size, symbol));
    STUB_ARGUMENTS(&size, &symbol);
    stub_output(recorded, 0, (void *)size, sizeof(size_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGetTextureObjectResourceDesc(struct cudaResourceDesc *pResDesc, cudaTextureObject_t texObject)
{
    STUB_BEGIN(104, cudaGetTextureObjectResourceDesc, cudaSuccess, (pResDesc, texObject));
    STUB_ARGUMENTS(&pResDesc, &texObject);
    stub_output(recorded, 0, (void *)pResDesc, sizeof(struct cudaResourceDesc));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGetTextureObjectResourceViewDesc(struct cudaResourceViewDesc *pResViewDesc,
    cudaTextureObject_t texObject)
{
    STUB_BEGIN(105, cudaGetTextureObjectResourceViewDesc, cudaSuccess, (pResViewDesc, texObject));
    STUB_ARGUMENTS(&pResViewDesc, &texObject);
    stub_output(recorded, 0, (void *)pResViewDesc, sizeof(struct cudaResourceViewDesc));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGetTextureObjectTextureDesc(struct cudaTextureDesc *pTexDesc, cudaTextureObject_t texObject)
{
    STUB_BEGIN(106, cudaGetTextureObjectTextureDesc, cudaSuccess, (pTexDesc, texObject));
    STUB_ARGUMENTS(&pTexDesc, &texObject);
    stub_output(recorded, 0, (void *)pTexDesc, sizeof(struct cudaTextureDesc));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphAddChildGraphNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaGraph_t childGraph)
{
    STUB_BEGIN(107, cudaGraphAddChildGraphNode, cudaSuccess,
        (pGraphNode, graph, pDependencies, numDependencies, childGraph));
    STUB_ARGUMENTS(&pGraphNode, &graph, &pDependencies, &numDependencies, &childGraph);
    stub_input(recorded, 2, pDependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_output(recorded, 0, (void *)pGraphNode, sizeof(cudaGraphNode_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to,
    size_t numDependencies)
{
    STUB_BEGIN(108, cudaGraphAddDependencies, cudaSuccess, (graph, from, to, numDependencies));
    STUB_ARGUMENTS(&graph, &from, &to, &numDependencies);
    stub_input(recorded, 1, from, stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_input(recorded, 2, to, stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphAddDependencies_v2(cudaGraph_t graph, const cudaGraphNode_t *from,
    const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData, size_t numDependencies)
{
    STUB_BEGIN(109, cudaGraphAddDependencies_v2, cudaSuccess,
        (graph, from, to, edgeData, numDependencies));
    STUB_ARGUMENTS(&graph, &from, &to, &edgeData, &numDependencies);
    stub_input(recorded, 1, from, stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_input(recorded, 2, to, stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_input(recorded, 3, edgeData,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphEdgeData));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphAddEmptyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies)
{
    STUB_BEGIN(110, cudaGraphAddEmptyNode, cudaSuccess,
        (pGraphNode, graph, pDependencies, numDependencies));
    STUB_ARGUMENTS(&pGraphNode, &graph, &pDependencies, &numDependencies);
    stub_input(recorded, 2, pDependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_output(recorded, 0, (void *)pGraphNode, sizeof(cudaGraphNode_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphAddEventRecordNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)
{
    STUB_BEGIN(111, cudaGraphAddEventRecordNode, cudaSuccess,
        (pGraphNode, graph, pDependencies, numDependencies, event));
    STUB_ARGUMENTS(&pGraphNode, &graph, &pDependencies, &numDependencies, &event);
    stub_input(recorded, 2, pDependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_output(recorded, 0, (void *)pGraphNode, sizeof(cudaGraphNode_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphAddEventWaitNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)
{
    STUB_BEGIN(112, cudaGraphAddEventWaitNode, cudaSuccess,
        (pGraphNode, graph, pDependencies, numDependencies, event));
    STUB_ARGUMENTS(&pGraphNode, &graph, &pDependencies, &numDependencies, &event);
    stub_input(recorded, 2, pDependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_output(recorded, 0, (void *)pGraphNode, sizeof(cudaGraphNode_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphAddExternalSemaphoresSignalNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const struct cudaExternalSemaphoreSignalNodeParams *nodeParams)
{
    STUB_BEGIN(113, cudaGraphAddExternalSemaphoresSignalNode, cudaSuccess,
        (pGraphNode, graph, pDependencies, numDependencies, nodeParams));
    STUB_ARGUMENTS(&pGraphNode, &graph, &pDependencies, &numDependencies, &nodeParams);
    stub_input(recorded, 2, pDependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_input(recorded, 4, nodeParams, sizeof(struct cudaExternalSemaphoreSignalNodeParams));
    stub_output(recorded, 0, (void *)pGraphNode, sizeof(cudaGraphNode_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphAddExternalSemaphoresWaitNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const struct cudaExternalSemaphoreWaitNodeParams *nodeParams)
{
    STUB_BEGIN(114, cudaGraphAddExternalSemaphoresWaitNode, cudaSuccess,
        (pGraphNode, graph, pDependencies, numDependencies, nodeParams));
    STUB_ARGUMENTS(&pGraphNode, &graph, &pDependencies, &numDependencies, &nodeParams);
    stub_input(recorded, 2, pDependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_input(recorded, 4, nodeParams, sizeof(struct cudaExternalSemaphoreWaitNodeParams));
    stub_output(recorded, 0, (void *)pGraphNode, sizeof(cudaGraphNode_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphAddHostNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const struct cudaHostNodeParams *pNodeParams)
{
    STUB_BEGIN(115, cudaGraphAddHostNode, cudaSuccess,
        (pGraphNode, graph, pDependencies, numDependencies, pNodeParams));
    STUB_ARGUMENTS(&pGraphNode, &graph, &pDependencies, &numDependencies, &pNodeParams);
    stub_input(recorded, 2, pDependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_input(recorded, 4, pNodeParams, sizeof(struct cudaHostNodeParams));
    stub_output(recorded, 0, (void *)pGraphNode, sizeof(cudaGraphNode_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphAddKernelNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const struct cudaKernelNodeParams *pNodeParams)
{
    STUB_BEGIN(116, cudaGraphAddKernelNode, cudaSuccess,
        (pGraphNode, graph, pDependencies, numDependencies, pNodeParams));
    STUB_ARGUMENTS(&pGraphNode, &graph, &pDependencies, &numDependencies, &pNodeParams);
    stub_input(recorded, 2, pDependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_input(recorded, 4, pNodeParams, sizeof(struct cudaKernelNodeParams));
    stub_output(recorded, 0, (void *)pGraphNode, sizeof(cudaGraphNode_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphAddMemAllocNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    struct cudaMemAllocNodeParams *nodeParams)
{
    STUB_BEGIN(117, cudaGraphAddMemAllocNode, cudaSuccess,
        (pGraphNode, graph, pDependencies, numDependencies, nodeParams));
    STUB_ARGUMENTS(&pGraphNode, &graph, &pDependencies, &numDependencies, &nodeParams);
    stub_input(recorded, 2, pDependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_input(recorded, 4, nodeParams, sizeof(struct cudaMemAllocNodeParams));
    stub_output(recorded, 0, (void *)pGraphNode, sizeof(cudaGraphNode_t));
    stub_output_open(recorded, 4, (void *)nodeParams, 0);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphAddMemFreeNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dptr)
{
    STUB_BEGIN(118, cudaGraphAddMemFreeNode, cudaSuccess,
        (pGraphNode, graph, pDependencies, numDependencies, dptr));
    STUB_ARGUMENTS(&pGraphNode, &graph, &pDependencies, &numDependencies, &dptr);
    stub_input(recorded, 2, pDependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_output(recorded, 0, (void *)pGraphNode, sizeof(cudaGraphNode_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphAddMemcpyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const struct cudaMemcpy3DParms *pCopyParams)
{
    STUB_BEGIN(119, cudaGraphAddMemcpyNode, cudaSuccess,
        (pGraphNode, graph, pDependencies, numDependencies, pCopyParams));
    STUB_ARGUMENTS(&pGraphNode, &graph, &pDependencies, &numDependencies, &pCopyParams);
    stub_input(recorded, 2, pDependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_input(recorded, 4, pCopyParams, sizeof(struct cudaMemcpy3DParms));
    stub_output(recorded, 0, (void *)pGraphNode, sizeof(cudaGraphNode_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphAddMemcpyNode1D(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst, const void *src,
    size_t count, enum cudaMemcpyKind kind)
{
    STUB_BEGIN(120, cudaGraphAddMemcpyNode1D, cudaSuccess,
        (pGraphNode, graph, pDependencies, numDependencies, dst, src, count, kind));
    STUB_ARGUMENTS(&pGraphNode, &graph, &pDependencies, &numDependencies, &dst, &src, &count,
        &kind);
    stub_input(recorded, 2, pDependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_output(recorded, 0, (void *)pGraphNode, sizeof(cudaGraphNode_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst, const void *symbol,
    size_t count, size_t offset, enum cudaMemcpyKind kind)
{
    STUB_BEGIN(121, cudaGraphAddMemcpyNodeFromSymbol, cudaSuccess,
        (pGraphNode, graph, pDependencies, numDependencies, dst, symbol, count, offset, kind));
    STUB_ARGUMENTS(&pGraphNode, &graph, &pDependencies, &numDependencies, &dst, &symbol, &count,
        &offset, &kind);
    stub_input(recorded, 2, pDependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_output(recorded, 0, (void *)pGraphNode, sizeof(cudaGraphNode_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies, const void *symbol,
    const void *src, size_t count, size_t offset, enum cudaMemcpyKind kind)
{
    STUB_BEGIN(122, cudaGraphAddMemcpyNodeToSymbol, cudaSuccess,
        (pGraphNode, graph, pDependencies, numDependencies, symbol, src, count, offset, kind));
    STUB_ARGUMENTS(&pGraphNode, &graph, &pDependencies, &numDependencies, &symbol, &src, &count,
        &offset, &kind);
    stub_input(recorded, 2, pDependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_output(recorded, 0, (void *)pGraphNode, sizeof(cudaGraphNode_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphAddMemsetNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const struct cudaMemsetParams *pMemsetParams)
{
    STUB_BEGIN(123, cudaGraphAddMemsetNode, cudaSuccess,
        (pGraphNode, graph, pDependencies, numDependencies, pMemsetParams));
    STUB_ARGUMENTS(&pGraphNode, &graph, &pDependencies, &numDependencies, &pMemsetParams);
    stub_input(recorded, 2, pDependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_input(recorded, 4, pMemsetParams, sizeof(struct cudaMemsetParams));
    stub_output(recorded, 0, (void *)pGraphNode, sizeof(cudaGraphNode_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphAddNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    struct cudaGraphNodeParams *nodeParams)
{
    STUB_BEGIN(124, cudaGraphAddNode, cudaSuccess,
        (pGraphNode, graph, pDependencies, numDependencies, nodeParams));
    STUB_ARGUMENTS(&pGraphNode, &graph, &pDependencies, &numDependencies, &nodeParams);
    stub_input(recorded, 2, pDependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_input(recorded, 4, nodeParams, sizeof(struct cudaGraphNodeParams));
    stub_output(recorded, 0, (void *)pGraphNode, sizeof(cudaGraphNode_t));
    stub_output_open(recorded, 4, (void *)nodeParams, 0);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphAddNode_v2(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, const cudaGraphEdgeData *dependencyData,
    size_t numDependencies, struct cudaGraphNodeParams *nodeParams)
{
    STUB_BEGIN(125, cudaGraphAddNode_v2, cudaSuccess,
        (pGraphNode, graph, pDependencies, dependencyData, numDependencies, nodeParams));
    STUB_ARGUMENTS(&pGraphNode, &graph, &pDependencies, &dependencyData, &numDependencies,
        &nodeParams);
    stub_input(recorded, 2, pDependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_input(recorded, 3, dependencyData,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphEdgeData));
    stub_input(recorded, 5, nodeParams, sizeof(struct cudaGraphNodeParams));
    stub_output(recorded, 0, (void *)pGraphNode, sizeof(cudaGraphNode_t));
    stub_output_open(recorded, 5, (void *)nodeParams, 0);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphChildGraphNodeGetGraph(cudaGraphNode_t node, cudaGraph_t *pGraph)
{
    STUB_BEGIN(126, cudaGraphChildGraphNodeGetGraph, cudaSuccess, (node, pGraph));
    STUB_ARGUMENTS(&node, &pGraph);
    stub_output(recorded, 1, (void *)pGraph, sizeof(cudaGraph_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphClone(cudaGraph_t *pGraphClone, cudaGraph_t originalGraph)
{
    STUB_BEGIN(127, cudaGraphClone, cudaSuccess, (pGraphClone, originalGraph));
    STUB_ARGUMENTS(&pGraphClone, &originalGraph);
    stub_output(recorded, 0, (void *)pGraphClone, sizeof(cudaGraph_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphConditionalHandleCreate(cudaGraphConditionalHandle *pHandle_out, cudaGraph_t graph,
    unsigned int defaultLaunchValue, unsigned int flags)
{
    STUB_BEGIN(128, cudaGraphConditionalHandleCreate, cudaSuccess,
        (pHandle_out, graph, defaultLaunchValue, flags));
    STUB_ARGUMENTS(&pHandle_out, &graph, &defaultLaunchValue, &flags);
    stub_output(recorded, 0, (void *)pHandle_out, sizeof(cudaGraphConditionalHandle));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphCreate(cudaGraph_t *pGraph, unsigned int flags)
{
    STUB_BEGIN(129, cudaGraphCreate, cudaSuccess, (pGraph, flags));
    STUB_ARGUMENTS(&pGraph, &flags);
    stub_output(recorded, 0, (void *)pGraph, sizeof(cudaGraph_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphDebugDotPrint(cudaGraph_t graph, const char *path, unsigned int flags)
{
    STUB_BEGIN(130, cudaGraphDebugDotPrint, cudaSuccess, (graph, path, flags));
    STUB_ARGUMENTS(&graph, &path, &flags);
    stub_input_string(recorded, 1, path);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphDestroy(cudaGraph_t graph)
{
    STUB_BEGIN(131, cudaGraphDestroy, cudaSuccess, (graph));
    STUB_ARGUMENTS(&graph);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphDestroyNode(cudaGraphNode_t node)
{
    STUB_BEGIN(132, cudaGraphDestroyNode, cudaSuccess, (node));
    STUB_ARGUMENTS(&node);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphEventRecordNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event_out)
{
    STUB_BEGIN(133, cudaGraphEventRecordNodeGetEvent, cudaSuccess, (node, event_out));
    STUB_ARGUMENTS(&node, &event_out);
    stub_output(recorded, 1, (void *)event_out, sizeof(cudaEvent_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphEventRecordNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)
{
    STUB_BEGIN(134, cudaGraphEventRecordNodeSetEvent, cudaSuccess, (node, event));
    STUB_ARGUMENTS(&node, &event);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphEventWaitNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event_out)
{
    STUB_BEGIN(135, cudaGraphEventWaitNodeGetEvent, cudaSuccess, (node, event_out));
    STUB_ARGUMENTS(&node, &event_out);
    stub_output(recorded, 1, (void *)event_out, sizeof(cudaEvent_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphEventWaitNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)
{
    STUB_BEGIN(136, cudaGraphEventWaitNodeSetEvent, cudaSuccess, (node, event));
    STUB_ARGUMENTS(&node, &event);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphExecChildGraphNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
    cudaGraph_t childGraph)
{
    STUB_BEGIN(137, cudaGraphExecChildGraphNodeSetParams, cudaSuccess,
        (hGraphExec, node, childGraph));
    STUB_ARGUMENTS(&hGraphExec, &node, &childGraph);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphExecDestroy(cudaGraphExec_t graphExec)
{
    STUB_BEGIN(138, cudaGraphExecDestroy, cudaSuccess, (graphExec));
    STUB_ARGUMENTS(&graphExec);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphExecEventRecordNodeSetEvent(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,
    cudaEvent_t event)
{
    STUB_BEGIN(139, cudaGraphExecEventRecordNodeSetEvent, cudaSuccess, (hGraphExec, hNode, event));
    STUB_ARGUMENTS(&hGraphExec, &hNode, &event);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphExecEventWaitNodeSetEvent(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,
    cudaEvent_t event)
{
    STUB_BEGIN(140, cudaGraphExecEventWaitNodeSetEvent, cudaSuccess, (hGraphExec, hNode, event));
    STUB_ARGUMENTS(&hGraphExec, &hNode, &event);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphExecExternalSemaphoresSignalNodeSetParams(cudaGraphExec_t hGraphExec,
    cudaGraphNode_t hNode, const struct cudaExternalSemaphoreSignalNodeParams *nodeParams)
{
    STUB_BEGIN(141, cudaGraphExecExternalSemaphoresSignalNodeSetParams, cudaSuccess,
        (hGraphExec, hNode, nodeParams));
    STUB_ARGUMENTS(&hGraphExec, &hNode, &nodeParams);
    stub_input(recorded, 2, nodeParams, sizeof(struct cudaExternalSemaphoreSignalNodeParams));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphExecExternalSemaphoresWaitNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,
    const struct cudaExternalSemaphoreWaitNodeParams *nodeParams)
{
    STUB_BEGIN(142, cudaGraphExecExternalSemaphoresWaitNodeSetParams, cudaSuccess,
        (hGraphExec, hNode, nodeParams));
    STUB_ARGUMENTS(&hGraphExec, &hNode, &nodeParams);
    stub_input(recorded, 2, nodeParams, sizeof(struct cudaExternalSemaphoreWaitNodeParams));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphExecGetFlags(cudaGraphExec_t graphExec, unsigned long long *flags)
{
    STUB_BEGIN(143, cudaGraphExecGetFlags, cudaSuccess, (graphExec, flags));
    STUB_ARGUMENTS(&graphExec, &flags);
    stub_output(recorded, 1, (void *)flags, sizeof(unsigned long long));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphExecHostNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
    const struct cudaHostNodeParams *pNodeParams)
{
    STUB_BEGIN(144, cudaGraphExecHostNodeSetParams, cudaSuccess, (hGraphExec, node, pNodeParams));
    STUB_ARGUMENTS(&hGraphExec, &node, &pNodeParams);
    stub_input(recorded, 2, pNodeParams, sizeof(struct cudaHostNodeParams));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphExecKernelNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
    const struct cudaKernelNodeParams *pNodeParams)
{
    STUB_BEGIN(145, cudaGraphExecKernelNodeSetParams, cudaSuccess, (hGraphExec, node, pNodeParams));
    STUB_ARGUMENTS(&hGraphExec, &node, &pNodeParams);
    stub_input(recorded, 2, pNodeParams, sizeof(struct cudaKernelNodeParams));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphExecMemcpyNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
    const struct cudaMemcpy3DParms *pNodeParams)
{
    STUB_BEGIN(146, cudaGraphExecMemcpyNodeSetParams, cudaSuccess, (hGraphExec, node, pNodeParams));
    STUB_ARGUMENTS(&hGraphExec, &node, &pNodeParams);
    stub_input(recorded, 2, pNodeParams, sizeof(struct cudaMemcpy3DParms));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void *dst,
    const void *src, size_t count, enum cudaMemcpyKind kind)
{
    STUB_BEGIN(147, cudaGraphExecMemcpyNodeSetParams1D, cudaSuccess,
        (hGraphExec, node, dst, src, count, kind));
    STUB_ARGUMENTS(&hGraphExec, &node, &dst, &src, &count, &kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
    void *dst, const void *symbol, size_t count, size_t offset, enum cudaMemcpyKind kind)
{
    STUB_BEGIN(148, cudaGraphExecMemcpyNodeSetParamsFromSymbol, cudaSuccess,
        (hGraphExec, node, dst, symbol, count, offset, kind));
    STUB_ARGUMENTS(&hGraphExec, &node, &dst, &symbol, &count, &offset, &kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
    const void *symbol, const void *src, size_t count, size_t offset, enum cudaMemcpyKind kind)
{
    STUB_BEGIN(149, cudaGraphExecMemcpyNodeSetParamsToSymbol, cudaSuccess,
        (hGraphExec, node, symbol, src, count, offset, kind));
    STUB_ARGUMENTS(&hGraphExec, &node, &symbol, &src, &count, &offset, &kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphExecMemsetNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
    const struct cudaMemsetParams *pNodeParams)
{
    STUB_BEGIN(150, cudaGraphExecMemsetNodeSetParams, cudaSuccess, (hGraphExec, node, pNodeParams));
    STUB_ARGUMENTS(&hGraphExec, &node, &pNodeParams);
    stub_input(recorded, 2, pNodeParams, sizeof(struct cudaMemsetParams));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphExecNodeSetParams(cudaGraphExec_t graphExec, cudaGraphNode_t node,
    struct cudaGraphNodeParams *nodeParams)
{
    STUB_BEGIN(151, cudaGraphExecNodeSetParams, cudaSuccess, (graphExec, node, nodeParams));
    STUB_ARGUMENTS(&graphExec, &node, &nodeParams);
    stub_input(recorded, 2, nodeParams, sizeof(struct cudaGraphNodeParams));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphExecUpdate(cudaGraphExec_t hGraphExec, cudaGraph_t hGraph,
    cudaGraphExecUpdateResultInfo *resultInfo)
{
    STUB_BEGIN(152, cudaGraphExecUpdate, cudaSuccess, (hGraphExec, hGraph, resultInfo));
    STUB_ARGUMENTS(&hGraphExec, &hGraph, &resultInfo);
    stub_output(recorded, 2, (void *)resultInfo, sizeof(cudaGraphExecUpdateResultInfo));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphExternalSemaphoresSignalNodeGetParams(cudaGraphNode_t hNode,
    struct cudaExternalSemaphoreSignalNodeParams *params_out)
{
    STUB_BEGIN(153, cudaGraphExternalSemaphoresSignalNodeGetParams, cudaSuccess,
        (hNode, params_out));
    STUB_ARGUMENTS(&hNode, &params_out);
    stub_output(recorded, 1, (void *)params_out,
        sizeof(struct cudaExternalSemaphoreSignalNodeParams));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphExternalSemaphoresSignalNodeSetParams(cudaGraphNode_t hNode,
    const struct cudaExternalSemaphoreSignalNodeParams *nodeParams)
{
    STUB_BEGIN(154, cudaGraphExternalSemaphoresSignalNodeSetParams, cudaSuccess,
        (hNode, nodeParams));
    STUB_ARGUMENTS(&hNode, &nodeParams);
    stub_input(recorded, 1, nodeParams, sizeof(struct cudaExternalSemaphoreSignalNodeParams));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphExternalSemaphoresWaitNodeGetParams(cudaGraphNode_t hNode,
    struct cudaExternalSemaphoreWaitNodeParams *params_out)
{
    STUB_BEGIN(155, cudaGraphExternalSemaphoresWaitNodeGetParams, cudaSuccess, (hNode, params_out));
    STUB_ARGUMENTS(&hNode, &params_out);
    stub_output(recorded, 1, (void *)params_out,
        sizeof(struct cudaExternalSemaphoreWaitNodeParams));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphExternalSemaphoresWaitNodeSetParams(cudaGraphNode_t hNode,
    const struct cudaExternalSemaphoreWaitNodeParams *nodeParams)
{
    STUB_BEGIN(156, cudaGraphExternalSemaphoresWaitNodeSetParams, cudaSuccess, (hNode, nodeParams));
    STUB_ARGUMENTS(&hNode, &nodeParams);
    stub_input(recorded, 1, nodeParams, sizeof(struct cudaExternalSemaphoreWaitNodeParams));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to, size_t *numEdges)
{
    STUB_BEGIN(157, cudaGraphGetEdges, cudaSuccess, (graph, from, to, numEdges));
    STUB_ARGUMENTS(&graph, &from, &to, &numEdges);
    stub_input(recorded, 3, numEdges, sizeof(size_t));
    size_t numEdges_written = stub_output_count(recorded, 3, numEdges, sizeof *numEdges,
        numEdges != NULL && from != NULL ? stub_items((size_t)*numEdges) : SIZE_MAX);
    stub_output(recorded, 1, (void *)from, numEdges_written * sizeof(cudaGraphNode_t));
    stub_output(recorded, 2, (void *)to, numEdges_written * sizeof(cudaGraphNode_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphGetEdges_v2(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to,
    cudaGraphEdgeData *edgeData, size_t *numEdges)
{
    STUB_BEGIN(158, cudaGraphGetEdges_v2, cudaSuccess, (graph, from, to, edgeData, numEdges));
    STUB_ARGUMENTS(&graph, &from, &to, &edgeData, &numEdges);
    stub_input(recorded, 4, numEdges, sizeof(size_t));
    size_t numEdges_written = stub_output_count(recorded, 4, numEdges, sizeof *numEdges,
        numEdges != NULL && from != NULL ? stub_items((size_t)*numEdges) : SIZE_MAX);
    stub_output(recorded, 1, (void *)from, numEdges_written * sizeof(cudaGraphNode_t));
    stub_output(recorded, 2, (void *)to, numEdges_written * sizeof(cudaGraphNode_t));
    stub_output(recorded, 3, (void *)edgeData, numEdges_written * sizeof(cudaGraphEdgeData));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t *nodes, size_t *numNodes)
{
    STUB_BEGIN(159, cudaGraphGetNodes, cudaSuccess, (graph, nodes, numNodes));
    STUB_ARGUMENTS(&graph, &nodes, &numNodes);
    stub_input(recorded, 2, numNodes, sizeof(size_t));
    size_t numNodes_written = stub_output_count(recorded, 2, numNodes, sizeof *numNodes,
        numNodes != NULL && nodes != NULL ? stub_items((size_t)*numNodes) : SIZE_MAX);
    stub_output(recorded, 1, (void *)nodes, numNodes_written * sizeof(cudaGraphNode_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphGetRootNodes(cudaGraph_t graph, cudaGraphNode_t *pRootNodes, size_t *pNumRootNodes)
{
    STUB_BEGIN(160, cudaGraphGetRootNodes, cudaSuccess, (graph, pRootNodes, pNumRootNodes));
    STUB_ARGUMENTS(&graph, &pRootNodes, &pNumRootNodes);
    stub_input(recorded, 2, pNumRootNodes, sizeof(size_t));
    size_t pNumRootNodes_written = stub_output_count(recorded, 2, pNumRootNodes,
        sizeof *pNumRootNodes,
        pNumRootNodes != NULL && pRootNodes != NULL ? stub_items((size_t)*pNumRootNodes)
        : SIZE_MAX);
    stub_output(recorded, 1, (void *)pRootNodes, pNumRootNodes_written * sizeof(cudaGraphNode_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphHostNodeGetParams(cudaGraphNode_t node, struct cudaHostNodeParams *pNodeParams)
{
    STUB_BEGIN(161, cudaGraphHostNodeGetParams, cudaSuccess, (node, pNodeParams));
    STUB_ARGUMENTS(&node, &pNodeParams);
    stub_output(recorded, 1, (void *)pNodeParams, sizeof(struct cudaHostNodeParams));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphHostNodeSetParams(cudaGraphNode_t node, const struct cudaHostNodeParams *pNodeParams)
{
    STUB_BEGIN(162, cudaGraphHostNodeSetParams, cudaSuccess, (node, pNodeParams));
    STUB_ARGUMENTS(&node, &pNodeParams);
    stub_input(recorded, 1, pNodeParams, sizeof(struct cudaHostNodeParams));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphInstantiate(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, unsigned long long flags)
{
    STUB_BEGIN(163, cudaGraphInstantiate, cudaSuccess, (pGraphExec, graph, flags));
    STUB_ARGUMENTS(&pGraphExec, &graph, &flags);
    stub_output(recorded, 0, (void *)pGraphExec, sizeof(cudaGraphExec_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphInstantiateWithFlags(cudaGraphExec_t *pGraphExec, cudaGraph_t graph,
    unsigned long long flags)
{
    STUB_BEGIN(164, cudaGraphInstantiateWithFlags, cudaSuccess, (pGraphExec, graph, flags));
    STUB_ARGUMENTS(&pGraphExec, &graph, &flags);
    stub_output(recorded, 0, (void *)pGraphExec, sizeof(cudaGraphExec_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphInstantiateWithParams(cudaGraphExec_t *pGraphExec, cudaGraph_t graph,
    cudaGraphInstantiateParams *instantiateParams)
{
    STUB_BEGIN(165, cudaGraphInstantiateWithParams, cudaSuccess,
        (pGraphExec, graph, instantiateParams));
    STUB_ARGUMENTS(&pGraphExec, &graph, &instantiateParams);
    stub_input(recorded, 2, instantiateParams, sizeof(cudaGraphInstantiateParams));
    stub_output(recorded, 0, (void *)pGraphExec, sizeof(cudaGraphExec_t));
    stub_output_open(recorded, 2, (void *)instantiateParams, 0);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphInstantiateWithParams_ptsz(cudaGraphExec_t *pGraphExec, cudaGraph_t graph,
    cudaGraphInstantiateParams *instantiateParams)
{
    STUB_BEGIN(166, cudaGraphInstantiateWithParams, cudaSuccess,
        (pGraphExec, graph, instantiateParams));
    STUB_ARGUMENTS(&pGraphExec, &graph, &instantiateParams);
    stub_input(recorded, 2, instantiateParams, sizeof(cudaGraphInstantiateParams));
    stub_output(recorded, 0, (void *)pGraphExec, sizeof(cudaGraphExec_t));
    stub_output_open(recorded, 2, (void *)instantiateParams, 0);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t hSrc, cudaGraphNode_t hDst)
{
    STUB_BEGIN(167, cudaGraphKernelNodeCopyAttributes, cudaSuccess, (hSrc, hDst));
    STUB_ARGUMENTS(&hSrc, &hDst);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphKernelNodeGetAttribute(cudaGraphNode_t hNode, cudaKernelNodeAttrID attr,
    cudaKernelNodeAttrValue *value_out)
{
    STUB_BEGIN(168, cudaGraphKernelNodeGetAttribute, cudaSuccess, (hNode, attr, value_out));
    STUB_ARGUMENTS(&hNode, &attr, &value_out);
    stub_output(recorded, 2, (void *)value_out, sizeof(cudaKernelNodeAttrValue));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphKernelNodeGetParams(cudaGraphNode_t node, struct cudaKernelNodeParams *pNodeParams)
{
    STUB_BEGIN(169, cudaGraphKernelNodeGetParams, cudaSuccess, (node, pNodeParams));
    STUB_ARGUMENTS(&node, &pNodeParams);
    stub_output(recorded, 1, (void *)pNodeParams, sizeof(struct cudaKernelNodeParams));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphKernelNodeSetAttribute(cudaGraphNode_t hNode, cudaKernelNodeAttrID attr,
    const cudaKernelNodeAttrValue *value)
{
    STUB_BEGIN(170, cudaGraphKernelNodeSetAttribute, cudaSuccess, (hNode, attr, value));
    STUB_ARGUMENTS(&hNode, &attr, &value);
    stub_input(recorded, 2, value, sizeof(cudaKernelNodeAttrValue));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphKernelNodeSetParams(cudaGraphNode_t node, const struct cudaKernelNodeParams *pNodeParams)
{
    STUB_BEGIN(171, cudaGraphKernelNodeSetParams, cudaSuccess, (node, pNodeParams));
    STUB_ARGUMENTS(&node, &pNodeParams);
    stub_input(recorded, 1, pNodeParams, sizeof(struct cudaKernelNodeParams));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphLaunch(cudaGraphExec_t graphExec, cudaStream_t stream)
{
    STUB_BEGIN(172, cudaGraphLaunch, cudaSuccess, (graphExec, stream));
    STUB_ARGUMENTS(&graphExec, &stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphLaunch_ptsz(cudaGraphExec_t graphExec, cudaStream_t stream)
{
    STUB_BEGIN(173, cudaGraphLaunch, cudaSuccess, (graphExec, stream));
    STUB_ARGUMENTS(&graphExec, &stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphMemAllocNodeGetParams(cudaGraphNode_t node, struct cudaMemAllocNodeParams *params_out)
{
    STUB_BEGIN(174, cudaGraphMemAllocNodeGetParams, cudaSuccess, (node, params_out));
    STUB_ARGUMENTS(&node, &params_out);
    stub_output(recorded, 1, (void *)params_out, sizeof(struct cudaMemAllocNodeParams));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphMemFreeNodeGetParams(cudaGraphNode_t node, void *dptr_out)
{
    STUB_BEGIN(175, cudaGraphMemFreeNodeGetParams, cudaSuccess, (node, dptr_out));
    STUB_ARGUMENTS(&node, &dptr_out);
    stub_output(recorded, 1, (void *)dptr_out, sizeof(void *));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphMemcpyNodeGetParams(cudaGraphNode_t node, struct cudaMemcpy3DParms *pNodeParams)
{
    STUB_BEGIN(176, cudaGraphMemcpyNodeGetParams, cudaSuccess, (node, pNodeParams));
    STUB_ARGUMENTS(&node, &pNodeParams);
    stub_output(recorded, 1, (void *)pNodeParams, sizeof(struct cudaMemcpy3DParms));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphMemcpyNodeSetParams(cudaGraphNode_t node, const struct cudaMemcpy3DParms *pNodeParams)
{
    STUB_BEGIN(177, cudaGraphMemcpyNodeSetParams, cudaSuccess, (node, pNodeParams));
    STUB_ARGUMENTS(&node, &pNodeParams);
    stub_input(recorded, 1, pNodeParams, sizeof(struct cudaMemcpy3DParms));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphMemcpyNodeSetParams1D(cudaGraphNode_t node, void *dst, const void *src, size_t count,
    enum cudaMemcpyKind kind)
{
    STUB_BEGIN(178, cudaGraphMemcpyNodeSetParams1D, cudaSuccess, (node, dst, src, count, kind));
    STUB_ARGUMENTS(&node, &dst, &src, &count, &kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t node, void *dst, const void *symbol,
    size_t count, size_t offset, enum cudaMemcpyKind kind)
{
    STUB_BEGIN(179, cudaGraphMemcpyNodeSetParamsFromSymbol, cudaSuccess,
        (node, dst, symbol, count, offset, kind));
    STUB_ARGUMENTS(&node, &dst, &symbol, &count, &offset, &kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t node, const void *symbol, const void *src,
    size_t count, size_t offset, enum cudaMemcpyKind kind)
{
    STUB_BEGIN(180, cudaGraphMemcpyNodeSetParamsToSymbol, cudaSuccess,
        (node, symbol, src, count, offset, kind));
    STUB_ARGUMENTS(&node, &symbol, &src, &count, &offset, &kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphMemsetNodeGetParams(cudaGraphNode_t node, struct cudaMemsetParams *pNodeParams)
{
    STUB_BEGIN(181, cudaGraphMemsetNodeGetParams, cudaSuccess, (node, pNodeParams));
    STUB_ARGUMENTS(&node, &pNodeParams);
    stub_output(recorded, 1, (void *)pNodeParams, sizeof(struct cudaMemsetParams));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphMemsetNodeSetParams(cudaGraphNode_t node, const struct cudaMemsetParams *pNodeParams)
{
    STUB_BEGIN(182, cudaGraphMemsetNodeSetParams, cudaSuccess, (node, pNodeParams));
    STUB_ARGUMENTS(&node, &pNodeParams);
    stub_input(recorded, 1, pNodeParams, sizeof(struct cudaMemsetParams));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphNodeFindInClone(cudaGraphNode_t *pNode, cudaGraphNode_t originalNode,
    cudaGraph_t clonedGraph)
{
    STUB_BEGIN(183, cudaGraphNodeFindInClone, cudaSuccess, (pNode, originalNode, clonedGraph));
    STUB_ARGUMENTS(&pNode, &originalNode, &clonedGraph);
    stub_output(recorded, 0, (void *)pNode, sizeof(cudaGraphNode_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t *pDependencies,
    size_t *pNumDependencies)
{
    STUB_BEGIN(184, cudaGraphNodeGetDependencies, cudaSuccess,
        (node, pDependencies, pNumDependencies));
    STUB_ARGUMENTS(&node, &pDependencies, &pNumDependencies);
    stub_input(recorded, 2, pNumDependencies, sizeof(size_t));
    size_t pNumDependencies_written = stub_output_count(recorded, 2, pNumDependencies,
        sizeof *pNumDependencies,
        pNumDependencies != NULL && pDependencies != NULL ? stub_items((size_t)*pNumDependencies)
        : SIZE_MAX);
    stub_output(recorded, 1, (void *)pDependencies,
        pNumDependencies_written * sizeof(cudaGraphNode_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphNodeGetDependencies_v2(cudaGraphNode_t node, cudaGraphNode_t *pDependencies,
    cudaGraphEdgeData *edgeData, size_t *pNumDependencies)
{
    STUB_BEGIN(185, cudaGraphNodeGetDependencies_v2, cudaSuccess,
        (node, pDependencies, edgeData, pNumDependencies));
    STUB_ARGUMENTS(&node, &pDependencies, &edgeData, &pNumDependencies);
    stub_input(recorded, 3, pNumDependencies, sizeof(size_t));
    size_t pNumDependencies_written = stub_output_count(recorded, 3, pNumDependencies,
        sizeof *pNumDependencies,
        pNumDependencies != NULL && pDependencies != NULL ? stub_items((size_t)*pNumDependencies)
        : SIZE_MAX);
    stub_output(recorded, 1, (void *)pDependencies,
        pNumDependencies_written * sizeof(cudaGraphNode_t));
    stub_output(recorded, 2, (void *)edgeData,
        pNumDependencies_written * sizeof(cudaGraphEdgeData));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphNodeGetDependentNodes(cudaGraphNode_t node, cudaGraphNode_t *pDependentNodes,
    size_t *pNumDependentNodes)
{
    STUB_BEGIN(186, cudaGraphNodeGetDependentNodes, cudaSuccess,
        (node, pDependentNodes, pNumDependentNodes));
    STUB_ARGUMENTS(&node, &pDependentNodes, &pNumDependentNodes);
    stub_input(recorded, 2, pNumDependentNodes, sizeof(size_t));
    size_t pNumDependentNodes_written = stub_output_count(recorded, 2, pNumDependentNodes,
        sizeof *pNumDependentNodes,
        pNumDependentNodes != NULL && pDependentNodes != NULL
        ? stub_items((size_t)*pNumDependentNodes) : SIZE_MAX);
    stub_output(recorded, 1, (void *)pDependentNodes,
        pNumDependentNodes_written * sizeof(cudaGraphNode_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphNodeGetDependentNodes_v2(cudaGraphNode_t node, cudaGraphNode_t *pDependentNodes,
    cudaGraphEdgeData *edgeData, size_t *pNumDependentNodes)
{
    STUB_BEGIN(187, cudaGraphNodeGetDependentNodes_v2, cudaSuccess,
        (node, pDependentNodes, edgeData, pNumDependentNodes));
    STUB_ARGUMENTS(&node, &pDependentNodes, &edgeData, &pNumDependentNodes);
    stub_input(recorded, 3, pNumDependentNodes, sizeof(size_t));
    size_t pNumDependentNodes_written = stub_output_count(recorded, 3, pNumDependentNodes,
        sizeof *pNumDependentNodes,
        pNumDependentNodes != NULL && pDependentNodes != NULL
        ? stub_items((size_t)*pNumDependentNodes) : SIZE_MAX);
    stub_output(recorded, 1, (void *)pDependentNodes,
        pNumDependentNodes_written * sizeof(cudaGraphNode_t));
    stub_output(recorded, 2, (void *)edgeData,
        pNumDependentNodes_written * sizeof(cudaGraphEdgeData));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphNodeGetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned int *isEnabled)
{
    STUB_BEGIN(188, cudaGraphNodeGetEnabled, cudaSuccess, (hGraphExec, hNode, isEnabled));
    STUB_ARGUMENTS(&hGraphExec, &hNode, &isEnabled);
    stub_output(recorded, 2, (void *)isEnabled, sizeof(unsigned int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphNodeGetType(cudaGraphNode_t node, enum cudaGraphNodeType *pType)
{
    STUB_BEGIN(189, cudaGraphNodeGetType, cudaSuccess, (node, pType));
    STUB_ARGUMENTS(&node, &pType);
    stub_output(recorded, 1, (void *)pType, sizeof(enum cudaGraphNodeType));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphNodeSetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned int isEnabled)
{
    STUB_BEGIN(190, cudaGraphNodeSetEnabled, cudaSuccess, (hGraphExec, hNode, isEnabled));
    STUB_ARGUMENTS(&hGraphExec, &hNode, &isEnabled);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphNodeSetParams(cudaGraphNode_t node, struct cudaGraphNodeParams *nodeParams)
{
    STUB_BEGIN(191, cudaGraphNodeSetParams, cudaSuccess, (node, nodeParams));
    STUB_ARGUMENTS(&node, &nodeParams);
    stub_input(recorded, 1, nodeParams, sizeof(struct cudaGraphNodeParams));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphReleaseUserObject(cudaGraph_t graph, cudaUserObject_t object, unsigned int count)
{
    STUB_BEGIN(192, cudaGraphReleaseUserObject, cudaSuccess, (graph, object, count));
    STUB_ARGUMENTS(&graph, &object, &count);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphRemoveDependencies(cudaGraph_t graph, const cudaGraphNode_t *from,
    const cudaGraphNode_t *to, size_t numDependencies)
{
    STUB_BEGIN(193, cudaGraphRemoveDependencies, cudaSuccess, (graph, from, to, numDependencies));
    STUB_ARGUMENTS(&graph, &from, &to, &numDependencies);
    stub_input(recorded, 1, from, stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_input(recorded, 2, to, stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphRemoveDependencies_v2(cudaGraph_t graph, const cudaGraphNode_t *from,
    const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData, size_t numDependencies)
{
    STUB_BEGIN(194, cudaGraphRemoveDependencies_v2, cudaSuccess,
        (graph, from, to, edgeData, numDependencies));
    STUB_ARGUMENTS(&graph, &from, &to, &edgeData, &numDependencies);
    stub_input(recorded, 1, from, stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_input(recorded, 2, to, stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_input(recorded, 3, edgeData,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphEdgeData));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphRetainUserObject(cudaGraph_t graph, cudaUserObject_t object, unsigned int count,
    unsigned int flags)
{
    STUB_BEGIN(195, cudaGraphRetainUserObject, cudaSuccess, (graph, object, count, flags));
    STUB_ARGUMENTS(&graph, &object, &count, &flags);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphUpload(cudaGraphExec_t graphExec, cudaStream_t stream)
{
    STUB_BEGIN(196, cudaGraphUpload, cudaSuccess, (graphExec, stream));
    STUB_ARGUMENTS(&graphExec, &stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphUpload_ptsz(cudaGraphExec_t graphExec, cudaStream_t stream)
{
    STUB_BEGIN(197, cudaGraphUpload, cudaSuccess, (graphExec, stream));
    STUB_ARGUMENTS(&graphExec, &stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphicsEGLRegisterImage(cudaGraphicsResource_t *pCudaResource, EGLImageKHR image,
    unsigned int flags)
{
    STUB_BEGIN(198, cudaGraphicsEGLRegisterImage, cudaSuccess, (pCudaResource, image, flags));
    STUB_ARGUMENTS(&pCudaResource, &image, &flags);
    stub_output(recorded, 0, (void *)pCudaResource, sizeof(cudaGraphicsResource_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphicsGLRegisterBuffer(cudaGraphicsResource_t *resource, GLuint buffer, unsigned int flags)
{
    STUB_BEGIN(199, cudaGraphicsGLRegisterBuffer, cudaSuccess, (resource, buffer, flags));
    STUB_ARGUMENTS(&resource, &buffer, &flags);
    stub_output(recorded, 0, (void *)resource, sizeof(cudaGraphicsResource_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphicsGLRegisterImage(cudaGraphicsResource_t *resource, GLuint image, GLenum target,
    unsigned int flags)
{
    STUB_BEGIN(200, cudaGraphicsGLRegisterImage, cudaSuccess, (resource, image, target, flags));
    STUB_ARGUMENTS(&resource, &image, &target, &flags);
    stub_output(recorded, 0, (void *)resource, sizeof(cudaGraphicsResource_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphicsMapResources(int count, cudaGraphicsResource_t *resources, cudaStream_t stream)
{
    STUB_BEGIN(201, cudaGraphicsMapResources, cudaSuccess, (count, resources, stream));
    STUB_ARGUMENTS(&count, &resources, &stream);
    stub_input(recorded, 1, resources, stub_items((size_t)count) * sizeof(cudaGraphicsResource_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphicsResourceGetMappedEglFrame(cudaEglFrame *eglFrame, cudaGraphicsResource_t resource,
    unsigned int index, unsigned int mipLevel)
{
    STUB_BEGIN(202, cudaGraphicsResourceGetMappedEglFrame, cudaSuccess,
        (eglFrame, resource, index, mipLevel));
    STUB_ARGUMENTS(&eglFrame, &resource, &index, &mipLevel);
    stub_output(recorded, 0, (void *)eglFrame, sizeof(cudaEglFrame));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphicsResourceGetMappedMipmappedArray(cudaMipmappedArray_t *mipmappedArray,
    cudaGraphicsResource_t resource)
{
    STUB_BEGIN(203, cudaGraphicsResourceGetMappedMipmappedArray, cudaSuccess,
        (mipmappedArray, resource));
    STUB_ARGUMENTS(&mipmappedArray, &resource);
    stub_output(recorded, 0, (void *)mipmappedArray, sizeof(cudaMipmappedArray_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphicsResourceGetMappedPointer(void **devPtr, size_t *size, cudaGraphicsResource_t resource)
{
    STUB_BEGIN(204, cudaGraphicsResourceGetMappedPointer, cudaSuccess, (devPtr, size, resource));
    STUB_ARGUMENTS(&devPtr, &size, &resource);
    stub_output(recorded, 0, (void *)devPtr, sizeof(void *));
    stub_output(recorded, 1, (void *)size, sizeof(size_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphicsResourceSetMapFlags(cudaGraphicsResource_t resource, unsigned int flags)
{
    STUB_BEGIN(205, cudaGraphicsResourceSetMapFlags, cudaSuccess, (resource, flags));
    STUB_ARGUMENTS(&resource, &flags);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphicsSubResourceGetMappedArray(cudaArray_t *array, cudaGraphicsResource_t resource,
    unsigned int arrayIndex, unsigned int mipLevel)
{
    STUB_BEGIN(206, cudaGraphicsSubResourceGetMappedArray, cudaSuccess,
        (array, resource, arrayIndex, mipLevel));
    STUB_ARGUMENTS(&array, &resource, &arrayIndex, &mipLevel);
    stub_output(recorded, 0, (void *)array, sizeof(cudaArray_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphicsUnmapResources(int count, cudaGraphicsResource_t *resources, cudaStream_t stream)
{
    STUB_BEGIN(207, cudaGraphicsUnmapResources, cudaSuccess, (count, resources, stream));
    STUB_ARGUMENTS(&count, &resources, &stream);
    stub_input(recorded, 1, resources, stub_items((size_t)count) * sizeof(cudaGraphicsResource_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphicsUnregisterResource(cudaGraphicsResource_t resource)
{
    STUB_BEGIN(208, cudaGraphicsUnregisterResource, cudaSuccess, (resource));
    STUB_ARGUMENTS(&resource);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphicsVDPAURegisterOutputSurface(cudaGraphicsResource_t *resource,
    VdpOutputSurface vdpSurface, unsigned int flags)
{
    STUB_BEGIN(209, cudaGraphicsVDPAURegisterOutputSurface, cudaSuccess,
        (resource, vdpSurface, flags));
    STUB_ARGUMENTS(&resource, &vdpSurface, &flags);
    stub_output(recorded, 0, (void *)resource, sizeof(cudaGraphicsResource_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphicsVDPAURegisterVideoSurface(cudaGraphicsResource_t *resource, VdpVideoSurface vdpSurface,
    unsigned int flags)
{
    STUB_BEGIN(210, cudaGraphicsVDPAURegisterVideoSurface, cudaSuccess,
        (resource, vdpSurface, flags));
    STUB_ARGUMENTS(&resource, &vdpSurface, &flags);
    stub_output(recorded, 0, (void *)resource, sizeof(cudaGraphicsResource_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaHostAlloc(void **pHost, size_t size, unsigned int flags)
{
    STUB_BEGIN(211, cudaHostAlloc, cudaSuccess, (pHost, size, flags));
    STUB_ARGUMENTS(&pHost, &size, &flags);
    stub_output(recorded, 0, (void *)pHost, sizeof(void *));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaHostGetDevicePointer(void **pDevice, void *pHost, unsigned int flags)
{
    STUB_BEGIN(212, cudaHostGetDevicePointer, cudaSuccess, (pDevice, pHost, flags));
    STUB_ARGUMENTS(&pDevice, &pHost, &flags);
    stub_output(recorded, 0, (void *)pDevice, sizeof(void *));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaHostGetFlags(unsigned int *pFlags, void *pHost)
{
    STUB_BEGIN(213, cudaHostGetFlags, cudaSuccess, (pFlags, pHost));
    STUB_ARGUMENTS(&pFlags, &pHost);
    stub_output(recorded, 0, (void *)pFlags, sizeof(unsigned int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaHostRegister(void *ptr, size_t size, unsigned int flags)
{
    STUB_BEGIN(214, cudaHostRegister, cudaSuccess, (ptr, size, flags));
    STUB_ARGUMENTS(&ptr, &size, &flags);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaHostUnregister(void *ptr)
{
    STUB_BEGIN(215, cudaHostUnregister, cudaSuccess, (ptr));
    STUB_ARGUMENTS(&ptr);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaImportExternalMemory(cudaExternalMemory_t *extMem_out,
    const struct cudaExternalMemoryHandleDesc *memHandleDesc)
{
    STUB_BEGIN(216, cudaImportExternalMemory, cudaSuccess, (extMem_out, memHandleDesc));
    STUB_ARGUMENTS(&extMem_out, &memHandleDesc);
    stub_input(recorded, 1, memHandleDesc, sizeof(struct cudaExternalMemoryHandleDesc));
    stub_output(recorded, 0, (void *)extMem_out, sizeof(cudaExternalMemory_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaImportExternalSemaphore(cudaExternalSemaphore_t *extSem_out,
    const struct cudaExternalSemaphoreHandleDesc *semHandleDesc)
{
    STUB_BEGIN(217, cudaImportExternalSemaphore, cudaSuccess, (extSem_out, semHandleDesc));
    STUB_ARGUMENTS(&extSem_out, &semHandleDesc);
    stub_input(recorded, 1, semHandleDesc, sizeof(struct cudaExternalSemaphoreHandleDesc));
    stub_output(recorded, 0, (void *)extSem_out, sizeof(cudaExternalSemaphore_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaInitDevice(int device, unsigned int deviceFlags, unsigned int flags)
{
    STUB_BEGIN(218, cudaInitDevice, cudaSuccess, (device, deviceFlags, flags));
    STUB_ARGUMENTS(&device, &deviceFlags, &flags);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaIpcCloseMemHandle(void *devPtr)
{
    STUB_BEGIN(219, cudaIpcCloseMemHandle, cudaSuccess, (devPtr));
    STUB_ARGUMENTS(&devPtr);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaIpcGetEventHandle(cudaIpcEventHandle_t *handle, cudaEvent_t event)
{
    STUB_BEGIN(220, cudaIpcGetEventHandle, cudaSuccess, (handle, event));
    STUB_ARGUMENTS(&handle, &event);
    stub_output(recorded, 0, (void *)handle, sizeof(cudaIpcEventHandle_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaIpcGetMemHandle(cudaIpcMemHandle_t *handle, void *devPtr)
{
    STUB_BEGIN(221, cudaIpcGetMemHandle, cudaSuccess, (handle, devPtr));
    STUB_ARGUMENTS(&handle, &devPtr);
    stub_output(recorded, 0, (void *)handle, sizeof(cudaIpcMemHandle_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaIpcOpenEventHandle(cudaEvent_t *event, cudaIpcEventHandle_t handle)
{
    STUB_BEGIN(222, cudaIpcOpenEventHandle, cudaSuccess, (event, handle));
    STUB_ARGUMENTS(&event, &handle);
    stub_output(recorded, 0, (void *)event, sizeof(cudaEvent_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaIpcOpenMemHandle(void **devPtr, cudaIpcMemHandle_t handle, unsigned int flags)
{
    STUB_BEGIN(223, cudaIpcOpenMemHandle, cudaSuccess, (devPtr, handle, flags));
    STUB_ARGUMENTS(&devPtr, &handle, &flags);
    stub_output(recorded, 0, (void *)devPtr, sizeof(void *));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaKernelSetAttributeForDevice(cudaKernel_t kernel, enum cudaFuncAttribute attr, int value,
    int device)
{
    STUB_BEGIN(224, cudaKernelSetAttributeForDevice, cudaSuccess, (kernel, attr, value, device));
    STUB_ARGUMENTS(&kernel, &attr, &value, &device);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaLaunchCooperativeKernel(const void *func, dim3 gridDim, dim3 blockDim, void **args,
    size_t sharedMem, cudaStream_t stream)
{
    STUB_BEGIN(225, cudaLaunchCooperativeKernel, cudaSuccess,
        (func, gridDim, blockDim, args, sharedMem, stream));
    STUB_ARGUMENTS(&func, &gridDim, &blockDim, &args, &sharedMem, &stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaLaunchCooperativeKernelMultiDevice(struct cudaLaunchParams *launchParamsList,
    unsigned int numDevices, unsigned int flags)
{
    STUB_BEGIN(226, cudaLaunchCooperativeKernelMultiDevice, cudaSuccess,
        (launchParamsList, numDevices, flags));
    STUB_ARGUMENTS(&launchParamsList, &numDevices, &flags);
    stub_input(recorded, 0, launchParamsList,
        stub_items((size_t)numDevices) * sizeof(struct cudaLaunchParams));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaLaunchCooperativeKernel_ptsz(const void *func, dim3 gridDim, dim3 blockDim, void **args,
    size_t sharedMem, cudaStream_t stream)
{
    STUB_BEGIN(227, cudaLaunchCooperativeKernel, cudaSuccess,
        (func, gridDim, blockDim, args, sharedMem, stream));
    STUB_ARGUMENTS(&func, &gridDim, &blockDim, &args, &sharedMem, &stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t fn, void *userData)
{
    STUB_BEGIN(228, cudaLaunchHostFunc, cudaSuccess, (stream, fn, userData));
    STUB_ARGUMENTS(&stream, &fn, &userData);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaLaunchHostFunc_ptsz(cudaStream_t stream, cudaHostFn_t fn, void *userData)
{
    STUB_BEGIN(229, cudaLaunchHostFunc, cudaSuccess, (stream, fn, userData));
    STUB_ARGUMENTS(&stream, &fn, &userData);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaLaunchKernel(const void *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem,
    cudaStream_t stream)
{
    STUB_BEGIN(230, cudaLaunchKernel, cudaSuccess,
        (func, gridDim, blockDim, args, sharedMem, stream));
    STUB_ARGUMENTS(&func, &gridDim, &blockDim, &args, &sharedMem, &stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaLaunchKernelExC(const cudaLaunchConfig_t *config, const void *func, void **args)
{
    STUB_BEGIN(231, cudaLaunchKernelExC, cudaSuccess, (config, func, args));
    STUB_ARGUMENTS(&config, &func, &args);
    stub_input(recorded, 0, config, sizeof(cudaLaunchConfig_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaLaunchKernelExC_ptsz(const cudaLaunchConfig_t *config, const void *func, void **args)
{
    STUB_BEGIN(232, cudaLaunchKernelExC, cudaSuccess, (config, func, args));
    STUB_ARGUMENTS(&config, &func, &args);
    stub_input(recorded, 0, config, sizeof(cudaLaunchConfig_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaLaunchKernel_ptsz(const void *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem,
    cudaStream_t stream)
{
    STUB_BEGIN(233, cudaLaunchKernel, cudaSuccess,
        (func, gridDim, blockDim, args, sharedMem, stream));
    STUB_ARGUMENTS(&func, &gridDim, &blockDim, &args, &sharedMem, &stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaLibraryEnumerateKernels(cudaKernel_t *kernels, unsigned int numKernels, cudaLibrary_t lib)
{
    STUB_BEGIN(234, cudaLibraryEnumerateKernels, cudaSuccess, (kernels, numKernels, lib));
    STUB_ARGUMENTS(&kernels, &numKernels, &lib);
    stub_output(recorded, 0, (void *)kernels,
        stub_items((size_t)numKernels) * sizeof(cudaKernel_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaLibraryGetGlobal(void **dptr, size_t *bytes, cudaLibrary_t library, const char *name)
{
    STUB_BEGIN(235, cudaLibraryGetGlobal, cudaSuccess, (dptr, bytes, library, name));
    STUB_ARGUMENTS(&dptr, &bytes, &library, &name);
    stub_input_string(recorded, 3, name);
    stub_output(recorded, 0, (void *)dptr, sizeof(void *));
    stub_output(recorded, 1, (void *)bytes, sizeof(size_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaLibraryGetKernel(cudaKernel_t *pKernel, cudaLibrary_t library, const char *name)
{
    STUB_BEGIN(236, cudaLibraryGetKernel, cudaSuccess, (pKernel, library, name));
    STUB_ARGUMENTS(&pKernel, &library, &name);
    stub_input_string(recorded, 2, name);
    stub_output(recorded, 0, (void *)pKernel, sizeof(cudaKernel_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaLibraryGetKernelCount(unsigned int *count, cudaLibrary_t lib)
{
    STUB_BEGIN(237, cudaLibraryGetKernelCount, cudaSuccess, (count, lib));
    STUB_ARGUMENTS(&count, &lib);
    stub_output(recorded, 0, (void *)count, sizeof(unsigned int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaLibraryGetManaged(void **dptr, size_t *bytes, cudaLibrary_t library, const char *name)
{
    STUB_BEGIN(238, cudaLibraryGetManaged, cudaSuccess, (dptr, bytes, library, name));
    STUB_ARGUMENTS(&dptr, &bytes, &library, &name);
    stub_input_string(recorded, 3, name);
    stub_output(recorded, 0, (void *)dptr, sizeof(void *));
    stub_output(recorded, 1, (void *)bytes, sizeof(size_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaLibraryGetUnifiedFunction(void **fptr, cudaLibrary_t library, const char *symbol)
{
    STUB_BEGIN(239, cudaLibraryGetUnifiedFunction, cudaSuccess, (fptr, library, symbol));
    STUB_ARGUMENTS(&fptr, &library, &symbol);
    stub_input_string(recorded, 2, symbol);
    stub_output(recorded, 0, (void *)fptr, sizeof(void *));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaLibraryLoadData(cudaLibrary_t *library, const void *code, enum cudaJitOption *jitOptions,
    void **jitOptionsValues, unsigned int numJitOptions, enum cudaLibraryOption *libraryOptions,
    void **libraryOptionValues, unsigned int numLibraryOptions)
{
    STUB_BEGIN(240, cudaLibraryLoadData, cudaSuccess,
        (library, code, jitOptions, jitOptionsValues, numJitOptions, libraryOptions,
        libraryOptionValues, numLibraryOptions));
    STUB_ARGUMENTS(&library, &code, &jitOptions, &jitOptionsValues, &numJitOptions,
        &libraryOptions, &libraryOptionValues, &numLibraryOptions);
    stub_input(recorded, 2, jitOptions,
        stub_items((size_t)numJitOptions) * sizeof(enum cudaJitOption));
    stub_input(recorded, 3, jitOptionsValues, stub_items((size_t)numJitOptions) * sizeof(void *));
    stub_input(recorded, 5, libraryOptions,
        stub_items((size_t)numLibraryOptions) * sizeof(enum cudaLibraryOption));
    stub_input(recorded, 6, libraryOptionValues,
        stub_items((size_t)numLibraryOptions) * sizeof(void *));
    stub_output(recorded, 0, (void *)library, sizeof(cudaLibrary_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaLibraryLoadFromFile(cudaLibrary_t *library, const char *fileName,
    enum cudaJitOption *jitOptions, void **jitOptionsValues, unsigned int numJitOptions,
    enum cudaLibraryOption *libraryOptions, void **libraryOptionValues,
    unsigned int numLibraryOptions)
{
    STUB_BEGIN(241, cudaLibraryLoadFromFile, cudaSuccess,
        (library, fileName, jitOptions, jitOptionsValues, numJitOptions, libraryOptions,
        libraryOptionValues, numLibraryOptions));
    STUB_ARGUMENTS(&library, &fileName, &jitOptions, &jitOptionsValues, &numJitOptions,
        &libraryOptions, &libraryOptionValues, &numLibraryOptions);
    stub_input_string(recorded, 1, fileName);
    stub_input(recorded, 2, jitOptions,
        stub_items((size_t)numJitOptions) * sizeof(enum cudaJitOption));
    stub_input(recorded, 3, jitOptionsValues, stub_items((size_t)numJitOptions) * sizeof(void *));
    stub_input(recorded, 5, libraryOptions,
        stub_items((size_t)numLibraryOptions) * sizeof(enum cudaLibraryOption));
    stub_input(recorded, 6, libraryOptionValues,
        stub_items((size_t)numLibraryOptions) * sizeof(void *));
    stub_output(recorded, 0, (void *)library, sizeof(cudaLibrary_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaLibraryUnload(cudaLibrary_t library)
{
    STUB_BEGIN(242, cudaLibraryUnload, cudaSuccess, (library));
    STUB_ARGUMENTS(&library);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMalloc(void **devPtr, size_t size)
{
    STUB_BEGIN(243, cudaMalloc, cudaSuccess, (devPtr, size));
    STUB_ARGUMENTS(&devPtr, &size);
    stub_output(recorded, 0, (void *)devPtr, sizeof(void *));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMalloc3D(struct cudaPitchedPtr *pitchedDevPtr, struct cudaExtent extent)
{
    STUB_BEGIN(244, cudaMalloc3D, cudaSuccess, (pitchedDevPtr, extent));
    STUB_ARGUMENTS(&pitchedDevPtr, &extent);
    stub_output(recorded, 0, (void *)pitchedDevPtr, sizeof(struct cudaPitchedPtr));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMalloc3DArray(cudaArray_t *array, const struct cudaChannelFormatDesc *desc,
    struct cudaExtent extent, unsigned int flags)
{
    STUB_BEGIN(245, cudaMalloc3DArray, cudaSuccess, (array, desc, extent, flags));
    STUB_ARGUMENTS(&array, &desc, &extent, &flags);
    stub_input(recorded, 1, desc, sizeof(struct cudaChannelFormatDesc));
    stub_output(recorded, 0, (void *)array, sizeof(cudaArray_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMallocArray(cudaArray_t *array, const struct cudaChannelFormatDesc *desc, size_t width,
    size_t height, unsigned int flags)
{
    STUB_BEGIN(246, cudaMallocArray, cudaSuccess, (array, desc, width, height, flags));
    STUB_ARGUMENTS(&array, &desc, &width, &height, &flags);
    stub_input(recorded, 1, desc, sizeof(struct cudaChannelFormatDesc));
    stub_output(recorded, 0, (void *)array, sizeof(cudaArray_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMallocAsync(void **devPtr, size_t size, cudaStream_t hStream)
{
    STUB_BEGIN(247, cudaMallocAsync, cudaSuccess, (devPtr, size, hStream));
    STUB_ARGUMENTS(&devPtr, &size, &hStream);
    stub_output(recorded, 0, (void *)devPtr, sizeof(void *));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMallocAsync_ptsz(void **devPtr, size_t size, cudaStream_t hStream)
{
    STUB_BEGIN(248, cudaMallocAsync, cudaSuccess, (devPtr, size, hStream));
    STUB_ARGUMENTS(&devPtr, &size, &hStream);
    stub_output(recorded, 0, (void *)devPtr, sizeof(void *));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMallocFromPoolAsync(void **ptr, size_t size, cudaMemPool_t memPool, cudaStream_t stream)
{
    STUB_BEGIN(249, cudaMallocFromPoolAsync, cudaSuccess, (ptr, size, memPool, stream));
    STUB_ARGUMENTS(&ptr, &size, &memPool, &stream);
    stub_output(recorded, 0, (void *)ptr, sizeof(void *));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMallocFromPoolAsync_ptsz(void **ptr, size_t size, cudaMemPool_t memPool, cudaStream_t stream)
{
    STUB_BEGIN(250, cudaMallocFromPoolAsync, cudaSuccess, (ptr, size, memPool, stream));
    STUB_ARGUMENTS(&ptr, &size, &memPool, &stream);
    stub_output(recorded, 0, (void *)ptr, sizeof(void *));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMallocHost(void **ptr, size_t size)
{
    STUB_BEGIN(251, cudaMallocHost, cudaSuccess, (ptr, size));
    STUB_ARGUMENTS(&ptr, &size);
    stub_output(recorded, 0, (void *)ptr, sizeof(void *));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMallocManaged(void **devPtr, size_t size, unsigned int flags)
{
    STUB_BEGIN(252, cudaMallocManaged, cudaSuccess, (devPtr, size, flags));
    STUB_ARGUMENTS(&devPtr, &size, &flags);
    stub_output(recorded, 0, (void *)devPtr, sizeof(void *));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMallocMipmappedArray(cudaMipmappedArray_t *mipmappedArray,
    const struct cudaChannelFormatDesc *desc, struct cudaExtent extent, unsigned int numLevels,
    unsigned int flags)
{
    STUB_BEGIN(253, cudaMallocMipmappedArray, cudaSuccess,
        (mipmappedArray, desc, extent, numLevels, flags));
    STUB_ARGUMENTS(&mipmappedArray, &desc, &extent, &numLevels, &flags);
    stub_input(recorded, 1, desc, sizeof(struct cudaChannelFormatDesc));
    stub_output(recorded, 0, (void *)mipmappedArray, sizeof(cudaMipmappedArray_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMallocPitch(void **devPtr, size_t *pitch, size_t width, size_t height)
{
    STUB_BEGIN(254, cudaMallocPitch, cudaSuccess, (devPtr, pitch, width, height));
    STUB_ARGUMENTS(&devPtr, &pitch, &width, &height);
    stub_output(recorded, 0, (void *)devPtr, sizeof(void *));
    stub_output(recorded, 1, (void *)pitch, sizeof(size_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemAdvise(const void *devPtr, size_t count, enum cudaMemoryAdvise advice, int device)
{
    STUB_BEGIN(255, cudaMemAdvise, cudaSuccess, (devPtr, count, advice, device));
    STUB_ARGUMENTS(&devPtr, &count, &advice, &device);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemAdvise_v2(const void *devPtr, size_t count, enum cudaMemoryAdvise advice,
    struct cudaMemLocation location)
{
    STUB_BEGIN(256, cudaMemAdvise_v2, cudaSuccess, (devPtr, count, advice, location));
    STUB_ARGUMENTS(&devPtr, &count, &advice, &location);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemGetInfo(size_t *free, size_t *total)
{
    STUB_BEGIN(257, cudaMemGetInfo, cudaSuccess, (free, total));
    STUB_ARGUMENTS(&free, &total);
    stub_output(recorded, 0, (void *)free, sizeof(size_t));
    stub_output(recorded, 1, (void *)total, sizeof(size_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemPoolCreate(cudaMemPool_t *memPool, const struct cudaMemPoolProps *poolProps)
{
    STUB_BEGIN(258, cudaMemPoolCreate, cudaSuccess, (memPool, poolProps));
    STUB_ARGUMENTS(&memPool, &poolProps);
    stub_input(recorded, 1, poolProps, sizeof(struct cudaMemPoolProps));
    stub_output(recorded, 0, (void *)memPool, sizeof(cudaMemPool_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemPoolDestroy(cudaMemPool_t memPool)
{
    STUB_BEGIN(259, cudaMemPoolDestroy, cudaSuccess, (memPool));
    STUB_ARGUMENTS(&memPool);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemPoolExportPointer(struct cudaMemPoolPtrExportData *exportData, void *ptr)
{
    STUB_BEGIN(260, cudaMemPoolExportPointer, cudaSuccess, (exportData, ptr));
    STUB_ARGUMENTS(&exportData, &ptr);
    stub_output(recorded, 0, (void *)exportData, sizeof(struct cudaMemPoolPtrExportData));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemPoolExportToShareableHandle(void *shareableHandle, cudaMemPool_t memPool,
    enum cudaMemAllocationHandleType handleType, unsigned int flags)
{
    STUB_BEGIN(261, cudaMemPoolExportToShareableHandle, cudaSuccess,
        (shareableHandle, memPool, handleType, flags));
    STUB_ARGUMENTS(&shareableHandle, &memPool, &handleType, &flags);
    stub_output(recorded, 0, (void *)shareableHandle, value_size_shareable_handles(handleType, 1));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemPoolGetAccess(enum cudaMemAccessFlags *flags, cudaMemPool_t memPool,
    struct cudaMemLocation *location)
{
    STUB_BEGIN(262, cudaMemPoolGetAccess, cudaSuccess, (flags, memPool, location));
    STUB_ARGUMENTS(&flags, &memPool, &location);
    stub_input(recorded, 2, location, sizeof(struct cudaMemLocation));
    stub_output(recorded, 0, (void *)flags, sizeof(enum cudaMemAccessFlags));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemPoolGetAttribute(cudaMemPool_t memPool, enum cudaMemPoolAttr attr, void *value)
{
    STUB_BEGIN(263, cudaMemPoolGetAttribute, cudaSuccess, (memPool, attr, value));
    STUB_ARGUMENTS(&memPool, &attr, &value);
    stub_output(recorded, 2, (void *)value, value_size_mem_pool_attributes(attr, 1));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemPoolImportFromShareableHandle(cudaMemPool_t *memPool, void *shareableHandle,
    enum cudaMemAllocationHandleType handleType, unsigned int flags)
{
    STUB_BEGIN(264, cudaMemPoolImportFromShareableHandle, cudaSuccess,
        (memPool, shareableHandle, handleType, flags));
    STUB_ARGUMENTS(&memPool, &shareableHandle, &handleType, &flags);
    stub_output(recorded, 0, (void *)memPool, sizeof(cudaMemPool_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemPoolImportPointer(void **ptr, cudaMemPool_t memPool,
    struct cudaMemPoolPtrExportData *exportData)
{
    STUB_BEGIN(265, cudaMemPoolImportPointer, cudaSuccess, (ptr, memPool, exportData));
    STUB_ARGUMENTS(&ptr, &memPool, &exportData);
    stub_input(recorded, 2, exportData, sizeof(struct cudaMemPoolPtrExportData));
    stub_output(recorded, 0, (void *)ptr, sizeof(void *));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemPoolSetAccess(cudaMemPool_t memPool, const struct cudaMemAccessDesc *descList, size_t count)
{
    STUB_BEGIN(266, cudaMemPoolSetAccess, cudaSuccess, (memPool, descList, count));
    STUB_ARGUMENTS(&memPool, &descList, &count);
    stub_input(recorded, 1, descList, stub_items((size_t)count) * sizeof(struct cudaMemAccessDesc));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemPoolSetAttribute(cudaMemPool_t memPool, enum cudaMemPoolAttr attr, void *value)
{
    STUB_BEGIN(267, cudaMemPoolSetAttribute, cudaSuccess, (memPool, attr, value));
    STUB_ARGUMENTS(&memPool, &attr, &value);
    stub_input(recorded, 2, value, value_size_mem_pool_attributes(attr, 1));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemPoolTrimTo(cudaMemPool_t memPool, size_t minBytesToKeep)
{
    STUB_BEGIN(268, cudaMemPoolTrimTo, cudaSuccess, (memPool, minBytesToKeep));
    STUB_ARGUMENTS(&memPool, &minBytesToKeep);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemPrefetchAsync(const void *devPtr, size_t count, int dstDevice, cudaStream_t stream)
{
    STUB_BEGIN(269, cudaMemPrefetchAsync, cudaSuccess, (devPtr, count, dstDevice, stream));
    STUB_ARGUMENTS(&devPtr, &count, &dstDevice, &stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemPrefetchAsync_ptsz(const void *devPtr, size_t count, int dstDevice, cudaStream_t stream)
{
    STUB_BEGIN(270, cudaMemPrefetchAsync, cudaSuccess, (devPtr, count, dstDevice, stream));
    STUB_ARGUMENTS(&devPtr, &count, &dstDevice, &stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemPrefetchAsync_v2(const void *devPtr, size_t count, struct cudaMemLocation location,
    unsigned int flags, cudaStream_t stream)
{
    STUB_BEGIN(271, cudaMemPrefetchAsync_v2, cudaSuccess, (devPtr, count, location, flags, stream));
    STUB_ARGUMENTS(&devPtr, &count, &location, &flags, &stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemPrefetchAsync_v2_ptsz(const void *devPtr, size_t count, struct cudaMemLocation location,
    unsigned int flags, cudaStream_t stream)
{
    STUB_BEGIN(272, cudaMemPrefetchAsync_v2, cudaSuccess, (devPtr, count, location, flags, stream));
    STUB_ARGUMENTS(&devPtr, &count, &location, &flags, &stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemRangeGetAttribute(void *data, size_t dataSize, enum cudaMemRangeAttribute attribute,
    const void *devPtr, size_t count)
{
    STUB_BEGIN(273, cudaMemRangeGetAttribute, cudaSuccess,
        (data, dataSize, attribute, devPtr, count));
    STUB_ARGUMENTS(&data, &dataSize, &attribute, &devPtr, &count);
    stub_output(recorded, 0, (void *)data,
        stub_within(value_size_mem_range_attributes(attribute, (size_t)dataSize),
        (size_t)dataSize));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemRangeGetAttributes(void **data, size_t *dataSizes, enum cudaMemRangeAttribute *attributes,
    size_t numAttributes, const void *devPtr, size_t count)
{
    STUB_BEGIN(274, cudaMemRangeGetAttributes, cudaSuccess,
        (data, dataSizes, attributes, numAttributes, devPtr, count));
    STUB_ARGUMENTS(&data, &dataSizes, &attributes, &numAttributes, &devPtr, &count);
    stub_input(recorded, 1, dataSizes, stub_items((size_t)numAttributes) * sizeof(size_t));
    stub_input(recorded, 2, attributes,
        stub_items((size_t)numAttributes) * sizeof(enum cudaMemRangeAttribute));
    for (size_t i = 0; data != NULL && i < stub_items((size_t)numAttributes); i++)
        stub_output(recorded, 0, data[i],
            stub_within(value_size_mem_range_attributes(attributes[i], (size_t)dataSizes[i]),
            (size_t)dataSizes[i]));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy(void *dst, const void *src, size_t count, enum cudaMemcpyKind kind)
{
    STUB_BEGIN(275, cudaMemcpy, cudaSuccess, (dst, src, count, kind));
    STUB_ARGUMENTS(&dst, &src, &count, &kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height,
    enum cudaMemcpyKind kind)
{
    STUB_BEGIN(276, cudaMemcpy2D, cudaSuccess, (dst, dpitch, src, spitch, width, height, kind));
    STUB_ARGUMENTS(&dst, &dpitch, &src, &spitch, &width, &height, &kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy2DArrayToArray(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst,
    cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t width, size_t height,
    enum cudaMemcpyKind kind)
{
    STUB_BEGIN(277, cudaMemcpy2DArrayToArray, cudaSuccess,
        (dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, width, height, kind));
    STUB_ARGUMENTS(&dst, &wOffsetDst, &hOffsetDst, &src, &wOffsetSrc, &hOffsetSrc, &width, &height,
        &kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy2DArrayToArray_ptds(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst,
    cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t width, size_t height,
    enum cudaMemcpyKind kind)
{
    STUB_BEGIN(278, cudaMemcpy2DArrayToArray, cudaSuccess,
        (dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, width, height, kind));
    STUB_ARGUMENTS(&dst, &wOffsetDst, &hOffsetDst, &src, &wOffsetSrc, &hOffsetSrc, &width, &height,
        &kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width,
    size_t height, enum cudaMemcpyKind kind, cudaStream_t stream)
{
    STUB_BEGIN(279, cudaMemcpy2DAsync, cudaSuccess,
        (dst, dpitch, src, spitch, width, height, kind, stream));
    STUB_ARGUMENTS(&dst, &dpitch, &src, &spitch, &width, &height, &kind, &stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy2DAsync_ptsz(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width,
    size_t height, enum cudaMemcpyKind kind, cudaStream_t stream)
{
    STUB_BEGIN(280, cudaMemcpy2DAsync, cudaSuccess,
        (dst, dpitch, src, spitch, width, height, kind, stream));
    STUB_ARGUMENTS(&dst, &dpitch, &src, &spitch, &width, &height, &kind, &stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy2DFromArray(void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset,
    size_t hOffset, size_t width, size_t height, enum cudaMemcpyKind kind)
{
    STUB_BEGIN(281, cudaMemcpy2DFromArray, cudaSuccess,
        (dst, dpitch, src, wOffset, hOffset, width, height, kind));
    STUB_ARGUMENTS(&dst, &dpitch, &src, &wOffset, &hOffset, &width, &height, &kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy2DFromArrayAsync(void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset,
    size_t hOffset, size_t width, size_t height, enum cudaMemcpyKind kind, cudaStream_t stream)
{
    STUB_BEGIN(282, cudaMemcpy2DFromArrayAsync, cudaSuccess,
        (dst, dpitch, src, wOffset, hOffset, width, height, kind, stream));
    STUB_ARGUMENTS(&dst, &dpitch, &src, &wOffset, &hOffset, &width, &height, &kind, &stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy2DFromArrayAsync_ptsz(void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset,
    size_t hOffset, size_t width, size_t height, enum cudaMemcpyKind kind, cudaStream_t stream)
{
    STUB_BEGIN(283, cudaMemcpy2DFromArrayAsync, cudaSuccess,
        (dst, dpitch, src, wOffset, hOffset, width, height, kind, stream));
    STUB_ARGUMENTS(&dst, &dpitch, &src, &wOffset, &hOffset, &width, &height, &kind, &stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy2DFromArray_ptds(void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset,
    size_t hOffset, size_t width, size_t height, enum cudaMemcpyKind kind)
{
    STUB_BEGIN(284, cudaMemcpy2DFromArray, cudaSuccess,
        (dst, dpitch, src, wOffset, hOffset, width, height, kind));
    STUB_ARGUMENTS(&dst, &dpitch, &src, &wOffset, &hOffset, &width, &height, &kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy2DToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src,
    size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind)
{
    STUB_BEGIN(285, cudaMemcpy2DToArray, cudaSuccess,
        (dst, wOffset, hOffset, src, spitch, width, height, kind));
    STUB_ARGUMENTS(&dst, &wOffset, &hOffset, &src, &spitch, &width, &height, &kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy2DToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src,
    size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind, cudaStream_t stream)
{
    STUB_BEGIN(286, cudaMemcpy2DToArrayAsync, cudaSuccess,
        (dst, wOffset, hOffset, src, spitch, width, height, kind, stream));
    STUB_ARGUMENTS(&dst, &wOffset, &hOffset, &src, &spitch, &width, &height, &kind, &stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy2DToArrayAsync_ptsz(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src,
    size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind, cudaStream_t stream)
{
    STUB_BEGIN(287, cudaMemcpy2DToArrayAsync, cudaSuccess,
        (dst, wOffset, hOffset, src, spitch, width, height, kind, stream));
    STUB_ARGUMENTS(&dst, &wOffset, &hOffset, &src, &spitch, &width, &height, &kind, &stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy2DToArray_ptds(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src,
    size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind)
{
    STUB_BEGIN(288, cudaMemcpy2DToArray, cudaSuccess,
        (dst, wOffset, hOffset, src, spitch, width, height, kind));
    STUB_ARGUMENTS(&dst, &wOffset, &hOffset, &src, &spitch, &width, &height, &kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy2D_ptds(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width,
    size_t height, enum cudaMemcpyKind kind)
{
    STUB_BEGIN(289, cudaMemcpy2D, cudaSuccess, (dst, dpitch, src, spitch, width, height, kind));
    STUB_ARGUMENTS(&dst, &dpitch, &src, &spitch, &width, &height, &kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy3D(const struct cudaMemcpy3DParms *p)
{
    STUB_BEGIN(290, cudaMemcpy3D, cudaSuccess, (p));
    STUB_ARGUMENTS(&p);
    stub_input(recorded, 0, p, sizeof(struct cudaMemcpy3DParms));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy3DAsync(const struct cudaMemcpy3DParms *p, cudaStream_t stream)
{
    STUB_BEGIN(291, cudaMemcpy3DAsync, cudaSuccess, (p, stream));
    STUB_ARGUMENTS(&p, &stream);
    stub_input(recorded, 0, p, sizeof(struct cudaMemcpy3DParms));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy3DAsync_ptsz(const struct cudaMemcpy3DParms *p, cudaStream_t stream)
{
    STUB_BEGIN(292, cudaMemcpy3DAsync, cudaSuccess, (p, stream));
    STUB_ARGUMENTS(&p, &stream);
    stub_input(recorded, 0, p, sizeof(struct cudaMemcpy3DParms));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy3DBatchAsync(size_t numOps, struct cudaMemcpy3DBatchOp *opList, size_t *failIdx,
    unsigned long long flags, cudaStream_t stream)
{
    STUB_BEGIN(293, cudaMemcpy3DBatchAsync, cudaSuccess, (numOps, opList, failIdx, flags, stream));
    STUB_ARGUMENTS(&numOps, &opList, &failIdx, &flags, &stream);
    stub_input(recorded, 1, opList,
        stub_items((size_t)numOps) * sizeof(struct cudaMemcpy3DBatchOp));
    stub_output(recorded, 2, (void *)failIdx, sizeof(size_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy3DBatchAsync_ptsz(size_t numOps, struct cudaMemcpy3DBatchOp *opList, size_t *failIdx,
    unsigned long long flags, cudaStream_t stream)
{
    STUB_BEGIN(294, cudaMemcpy3DBatchAsync, cudaSuccess, (numOps, opList, failIdx, flags, stream));
    STUB_ARGUMENTS(&numOps, &opList, &failIdx, &flags, &stream);
    stub_input(recorded, 1, opList,
        stub_items((size_t)numOps) * sizeof(struct cudaMemcpy3DBatchOp));
    stub_output(recorded, 2, (void *)failIdx, sizeof(size_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy3DPeer(const struct cudaMemcpy3DPeerParms *p)
{
    STUB_BEGIN(295, cudaMemcpy3DPeer, cudaSuccess, (p));
    STUB_ARGUMENTS(&p);
    stub_input(recorded, 0, p, sizeof(struct cudaMemcpy3DPeerParms));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy3DPeerAsync(const struct cudaMemcpy3DPeerParms *p, cudaStream_t stream)
{
    STUB_BEGIN(296, cudaMemcpy3DPeerAsync, cudaSuccess, (p, stream));
    STUB_ARGUMENTS(&p, &stream);
    stub_input(recorded, 0, p, sizeof(struct cudaMemcpy3DPeerParms));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy3DPeerAsync_ptsz(const struct cudaMemcpy3DPeerParms *p, cudaStream_t stream)
{
    STUB_BEGIN(297, cudaMemcpy3DPeerAsync, cudaSuccess, (p, stream));
    STUB_ARGUMENTS(&p, &stream);
    stub_input(recorded, 0, p, sizeof(struct cudaMemcpy3DPeerParms));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy3DPeer_ptds(const struct cudaMemcpy3DPeerParms *p)
{
    STUB_BEGIN(298, cudaMemcpy3DPeer, cudaSuccess, (p));
    STUB_ARGUMENTS(&p);
    stub_input(recorded, 0, p, sizeof(struct cudaMemcpy3DPeerParms));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy3D_ptds(const struct cudaMemcpy3DParms *p)
{
    STUB_BEGIN(299, cudaMemcpy3D, cudaSuccess, (p));
    STUB_ARGUMENTS(&p);
    stub_input(recorded, 0, p, sizeof(struct cudaMemcpy3DParms));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyArrayToArray(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst,
    cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t count,
    enum cudaMemcpyKind kind)
{
    STUB_BEGIN(300, cudaMemcpyArrayToArray, cudaSuccess,
        (dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, count, kind));
    STUB_ARGUMENTS(&dst, &wOffsetDst, &hOffsetDst, &src, &wOffsetSrc, &hOffsetSrc, &count, &kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyArrayToArray_ptds(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst,
    cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t count,
    enum cudaMemcpyKind kind)
{
    STUB_BEGIN(301, cudaMemcpyArrayToArray, cudaSuccess,
        (dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, count, kind));
    STUB_ARGUMENTS(&dst, &wOffsetDst, &hOffsetDst, &src, &wOffsetSrc, &hOffsetSrc, &count, &kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyAsync(void *dst, const void *src, size_t count, enum cudaMemcpyKind kind,
    cudaStream_t stream)
{
    STUB_BEGIN(302, cudaMemcpyAsync, cudaSuccess, (dst, src, count, kind, stream));
    STUB_ARGUMENTS(&dst, &src, &count, &kind, &stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyAsync_ptsz(void *dst, const void *src, size_t count, enum cudaMemcpyKind kind,
    cudaStream_t stream)
{
    STUB_BEGIN(303, cudaMemcpyAsync, cudaSuccess, (dst, src, count, kind, stream));
    STUB_ARGUMENTS(&dst, &src, &count, &kind, &stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyBatchAsync(void **dsts, void **srcs, size_t *sizes, size_t count,
    struct cudaMemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, size_t *failIdx,
    cudaStream_t stream)
{
    STUB_BEGIN(304, cudaMemcpyBatchAsync, cudaSuccess,
        (dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, stream));
    STUB_ARGUMENTS(&dsts, &srcs, &sizes, &count, &attrs, &attrsIdxs, &numAttrs, &failIdx, &stream);
    stub_input(recorded, 0, dsts, stub_items((size_t)count) * sizeof(void *));
    stub_input(recorded, 1, srcs, stub_items((size_t)count) * sizeof(void *));
    stub_input(recorded, 2, sizes, stub_items((size_t)count) * sizeof(size_t));
    stub_input(recorded, 4, attrs,
        stub_items((size_t)numAttrs) * sizeof(struct cudaMemcpyAttributes));
    stub_input(recorded, 5, attrsIdxs, stub_items((size_t)numAttrs) * sizeof(size_t));
    stub_output(recorded, 7, (void *)failIdx, sizeof(size_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyBatchAsync_ptsz(void **dsts, void **srcs, size_t *sizes, size_t count,
    struct cudaMemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, size_t *failIdx,
    cudaStream_t stream)
{
    STUB_BEGIN(305, cudaMemcpyBatchAsync, cudaSuccess,
        (dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, stream));
    STUB_ARGUMENTS(&dsts, &srcs, &sizes, &count, &attrs, &attrsIdxs, &numAttrs, &failIdx, &stream);
    stub_input(recorded, 0, dsts, stub_items((size_t)count) * sizeof(void *));
    stub_input(recorded, 1, srcs, stub_items((size_t)count) * sizeof(void *));
    stub_input(recorded, 2, sizes, stub_items((size_t)count) * sizeof(size_t));
    stub_input(recorded, 4, attrs,
        stub_items((size_t)numAttrs) * sizeof(struct cudaMemcpyAttributes));
    stub_input(recorded, 5, attrsIdxs, stub_items((size_t)numAttrs) * sizeof(size_t));
    stub_output(recorded, 7, (void *)failIdx, sizeof(size_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyFromArray(void *dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count,
    enum cudaMemcpyKind kind)
{
    STUB_BEGIN(306, cudaMemcpyFromArray, cudaSuccess, (dst, src, wOffset, hOffset, count, kind));
    STUB_ARGUMENTS(&dst, &src, &wOffset, &hOffset, &count, &kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyFromArrayAsync(void *dst, cudaArray_const_t src, size_t wOffset, size_t hOffset,
    size_t count, enum cudaMemcpyKind kind, cudaStream_t stream)
{
    STUB_BEGIN(307, cudaMemcpyFromArrayAsync, cudaSuccess,
        (dst, src, wOffset, hOffset, count, kind, stream));
    STUB_ARGUMENTS(&dst, &src, &wOffset, &hOffset, &count, &kind, &stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyFromArrayAsync_ptsz(void *dst, cudaArray_const_t src, size_t wOffset, size_t hOffset,
    size_t count, enum cudaMemcpyKind kind, cudaStream_t stream)
{
    STUB_BEGIN(308, cudaMemcpyFromArrayAsync, cudaSuccess,
        (dst, src, wOffset, hOffset, count, kind, stream));
    STUB_ARGUMENTS(&dst, &src, &wOffset, &hOffset, &count, &kind, &stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyFromArray_ptds(void *dst, cudaArray_const_t src, size_t wOffset, size_t hOffset,
    size_t count, enum cudaMemcpyKind kind)
{
    STUB_BEGIN(309, cudaMemcpyFromArray, cudaSuccess, (dst, src, wOffset, hOffset, count, kind));
    STUB_ARGUMENTS(&dst, &src, &wOffset, &hOffset, &count, &kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyFromSymbol(void *dst, const void *symbol, size_t count, size_t offset,
    enum cudaMemcpyKind kind)
{
    STUB_BEGIN(310, cudaMemcpyFromSymbol, cudaSuccess, (dst, symbol, count, offset, kind));
    STUB_ARGUMENTS(&dst, &symbol, &count, &offset, &kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t count, size_t offset,
    enum cudaMemcpyKind kind, cudaStream_t stream)
{
    STUB_BEGIN(311, cudaMemcpyFromSymbolAsync, cudaSuccess,
        (dst, symbol, count, offset, kind, stream));
    STUB_ARGUMENTS(&dst, &symbol, &count, &offset, &kind, &stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyFromSymbolAsync_ptsz(void *dst, const void *symbol, size_t count, size_t offset,
    enum cudaMemcpyKind kind, cudaStream_t stream)
{
    STUB_BEGIN(312, cudaMemcpyFromSymbolAsync, cudaSuccess,
        (dst, symbol, count, offset, kind, stream));
    STUB_ARGUMENTS(&dst, &symbol, &count, &offset, &kind, &stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyFromSymbol_ptds(void *dst, const void *symbol, size_t count, size_t offset,
    enum cudaMemcpyKind kind)
{
    STUB_BEGIN(313, cudaMemcpyFromSymbol, cudaSuccess, (dst, symbol, count, offset, kind));
    STUB_ARGUMENTS(&dst, &symbol, &count, &offset, &kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyPeer(void *dst, int dstDevice, const void *src, int srcDevice, size_t count)
{
    STUB_BEGIN(314, cudaMemcpyPeer, cudaSuccess, (dst, dstDevice, src, srcDevice, count));
    STUB_ARGUMENTS(&dst, &dstDevice, &src, &srcDevice, &count);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyPeerAsync(void *dst, int dstDevice, const void *src, int srcDevice, size_t count,
    cudaStream_t stream)
{
    STUB_BEGIN(315, cudaMemcpyPeerAsync, cudaSuccess,
        (dst, dstDevice, src, srcDevice, count, stream));
    STUB_ARGUMENTS(&dst, &dstDevice, &src, &srcDevice, &count, &stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t count,
    enum cudaMemcpyKind kind)
{
    STUB_BEGIN(316, cudaMemcpyToArray, cudaSuccess, (dst, wOffset, hOffset, src, count, kind));
    STUB_ARGUMENTS(&dst, &wOffset, &hOffset, &src, &count, &kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src,
    size_t count, enum cudaMemcpyKind kind, cudaStream_t stream)
{
    STUB_BEGIN(317, cudaMemcpyToArrayAsync, cudaSuccess,
        (dst, wOffset, hOffset, src, count, kind, stream));
    STUB_ARGUMENTS(&dst, &wOffset, &hOffset, &src, &count, &kind, &stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyToArrayAsync_ptsz(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src,
    size_t count, enum cudaMemcpyKind kind, cudaStream_t stream)
{
    STUB_BEGIN(318, cudaMemcpyToArrayAsync, cudaSuccess,
        (dst, wOffset, hOffset, src, count, kind, stream));
    STUB_ARGUMENTS(&dst, &wOffset, &hOffset, &src, &count, &kind, &stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyToArray_ptds(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src,
    size_t count, enum cudaMemcpyKind kind)
{
    STUB_BEGIN(319, cudaMemcpyToArray, cudaSuccess, (dst, wOffset, hOffset, src, count, kind));
    STUB_ARGUMENTS(&dst, &wOffset, &hOffset, &src, &count, &kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyToSymbol(const void *symbol, const void *src, size_t count, size_t offset,
    enum cudaMemcpyKind kind)
{
    STUB_BEGIN(320, cudaMemcpyToSymbol, cudaSuccess, (symbol, src, count, offset, kind));
    STUB_ARGUMENTS(&symbol, &src, &count, &offset, &kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyToSymbolAsync(const void *symbol, const void *src, size_t count, size_t offset,
    enum cudaMemcpyKind kind, cudaStream_t stream)
{
    STUB_BEGIN(321, cudaMemcpyToSymbolAsync, cudaSuccess,
        (symbol, src, count, offset, kind, stream));
    STUB_ARGUMENTS(&symbol, &src, &count, &offset, &kind, &stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyToSymbolAsync_ptsz(const void *symbol, const void *src, size_t count, size_t offset,
    enum cudaMemcpyKind kind, cudaStream_t stream)
{
    STUB_BEGIN(322, cudaMemcpyToSymbolAsync, cudaSuccess,
        (symbol, src, count, offset, kind, stream));
    STUB_ARGUMENTS(&symbol, &src, &count, &offset, &kind, &stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyToSymbol_ptds(const void *symbol, const void *src, size_t count, size_t offset,
    enum cudaMemcpyKind kind)
{
    STUB_BEGIN(323, cudaMemcpyToSymbol, cudaSuccess, (symbol, src, count, offset, kind));
    STUB_ARGUMENTS(&symbol, &src, &count, &offset, &kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy_ptds(void *dst, const void *src, size_t count, enum cudaMemcpyKind kind)
{
    STUB_BEGIN(324, cudaMemcpy, cudaSuccess, (dst, src, count, kind));
    STUB_ARGUMENTS(&dst, &src, &count, &kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemset(void *devPtr, int value, size_t count)
{
    STUB_BEGIN(325, cudaMemset, cudaSuccess, (devPtr, value, count));
    STUB_ARGUMENTS(&devPtr, &value, &count);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemset2D(void *devPtr, size_t pitch, int value, size_t width, size_t height)
{
    STUB_BEGIN(326, cudaMemset2D, cudaSuccess, (devPtr, pitch, value, width, height));
    STUB_ARGUMENTS(&devPtr, &pitch, &value, &width, &height);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemset2DAsync(void *devPtr, size_t pitch, int value, size_t width, size_t height,
    cudaStream_t stream)
{
    STUB_BEGIN(327, cudaMemset2DAsync, cudaSuccess, (devPtr, pitch, value, width, height, stream));
    STUB_ARGUMENTS(&devPtr, &pitch, &value, &width, &height, &stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemset2DAsync_ptsz(void *devPtr, size_t pitch, int value, size_t width, size_t height,
    cudaStream_t stream)
{
    STUB_BEGIN(328, cudaMemset2DAsync, cudaSuccess, (devPtr, pitch, value, width, height, stream));
    STUB_ARGUMENTS(&devPtr, &pitch, &value, &width, &height, &stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemset2D_ptds(void *devPtr, size_t pitch, int value, size_t width, size_t height)
{
    STUB_BEGIN(329, cudaMemset2D, cudaSuccess, (devPtr, pitch, value, width, height));
    STUB_ARGUMENTS(&devPtr, &pitch, &value, &width, &height);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemset3D(struct cudaPitchedPtr pitchedDevPtr, int value, struct cudaExtent extent)
{
    STUB_BEGIN(330, cudaMemset3D, cudaSuccess, (pitchedDevPtr, value, extent));
    STUB_ARGUMENTS(&pitchedDevPtr, &value, &extent);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemset3DAsync(struct cudaPitchedPtr pitchedDevPtr, int value, struct cudaExtent extent,
    cudaStream_t stream)
{
    STUB_BEGIN(331, cudaMemset3DAsync, cudaSuccess, (pitchedDevPtr, value, extent, stream));
    STUB_ARGUMENTS(&pitchedDevPtr, &value, &extent, &stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemset3DAsync_ptsz(struct cudaPitchedPtr pitchedDevPtr, int value, struct cudaExtent extent,
    cudaStream_t stream)
{
    STUB_BEGIN(332, cudaMemset3DAsync, cudaSuccess, (pitchedDevPtr, value, extent, stream));
    STUB_ARGUMENTS(&pitchedDevPtr, &value, &extent, &stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemset3D_ptds(struct cudaPitchedPtr pitchedDevPtr, int value, struct cudaExtent extent)
{
    STUB_BEGIN(333, cudaMemset3D, cudaSuccess, (pitchedDevPtr, value, extent));
    STUB_ARGUMENTS(&pitchedDevPtr, &value, &extent);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemsetAsync(void *devPtr, int value, size_t count, cudaStream_t stream)
{
    STUB_BEGIN(334, cudaMemsetAsync, cudaSuccess, (devPtr, value, count, stream));
    STUB_ARGUMENTS(&devPtr, &value, &count, &stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemsetAsync_ptsz(void *devPtr, int value, size_t count, cudaStream_t stream)
{
    STUB_BEGIN(335, cudaMemsetAsync, cudaSuccess, (devPtr, value, count, stream));
    STUB_ARGUMENTS(&devPtr, &value, &count, &stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemset_ptds(void *devPtr, int value, size_t count)
{
    STUB_BEGIN(336, cudaMemset, cudaSuccess, (devPtr, value, count));
    STUB_ARGUMENTS(&devPtr, &value, &count);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMipmappedArrayGetMemoryRequirements(struct cudaArrayMemoryRequirements *memoryRequirements,
    cudaMipmappedArray_t mipmap, int device)
{
    STUB_BEGIN(337, cudaMipmappedArrayGetMemoryRequirements, cudaSuccess,
        (memoryRequirements, mipmap, device));
    STUB_ARGUMENTS(&memoryRequirements, &mipmap, &device);
    stub_output(recorded, 0, (void *)memoryRequirements,
        sizeof(struct cudaArrayMemoryRequirements));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMipmappedArrayGetSparseProperties(struct cudaArraySparseProperties *sparseProperties,
    cudaMipmappedArray_t mipmap)
{
    STUB_BEGIN(338, cudaMipmappedArrayGetSparseProperties, cudaSuccess, (sparseProperties, mipmap));
    STUB_ARGUMENTS(&sparseProperties, &mipmap);
    stub_output(recorded, 0, (void *)sparseProperties, sizeof(struct cudaArraySparseProperties));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, const void *func, int numBlocks,
    int blockSize)
{
    STUB_BEGIN(339, cudaOccupancyAvailableDynamicSMemPerBlock, cudaSuccess,
        (dynamicSmemSize, func, numBlocks, blockSize));
    STUB_ARGUMENTS(&dynamicSmemSize, &func, &numBlocks, &blockSize);
    stub_output(recorded, 0, (void *)dynamicSmemSize, sizeof(size_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, const void *func, int blockSize,
    size_t dynamicSMemSize)
{
    STUB_BEGIN(340, cudaOccupancyMaxActiveBlocksPerMultiprocessor, cudaSuccess,
        (numBlocks, func, blockSize, dynamicSMemSize));
    STUB_ARGUMENTS(&numBlocks, &func, &blockSize, &dynamicSMemSize);
    stub_output(recorded, 0, (void *)numBlocks, sizeof(int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, const void *func,
    int blockSize, size_t dynamicSMemSize, unsigned int flags)
{
    STUB_BEGIN(341, cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, cudaSuccess,
        (numBlocks, func, blockSize, dynamicSMemSize, flags));
    STUB_ARGUMENTS(&numBlocks, &func, &blockSize, &dynamicSMemSize, &flags);
    stub_output(recorded, 0, (void *)numBlocks, sizeof(int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaOccupancyMaxActiveClusters(int *numClusters, const void *func,
    const cudaLaunchConfig_t *launchConfig)
{
    STUB_BEGIN(342, cudaOccupancyMaxActiveClusters, cudaSuccess, (numClusters, func, launchConfig));
    STUB_ARGUMENTS(&numClusters, &func, &launchConfig);
    stub_input(recorded, 2, launchConfig, sizeof(cudaLaunchConfig_t));
    stub_output(recorded, 0, (void *)numClusters, sizeof(int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaOccupancyMaxPotentialClusterSize(int *clusterSize, const void *func,
    const cudaLaunchConfig_t *launchConfig)
{
    STUB_BEGIN(343, cudaOccupancyMaxPotentialClusterSize, cudaSuccess,
        (clusterSize, func, launchConfig));
    STUB_ARGUMENTS(&clusterSize, &func, &launchConfig);
    stub_input(recorded, 2, launchConfig, sizeof(cudaLaunchConfig_t));
    stub_output(recorded, 0, (void *)clusterSize, sizeof(int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaPeekAtLastError(void)
{
    STUB_BEGIN(344, cudaPeekAtLastError, cudaSuccess, ());
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaPointerGetAttributes(struct cudaPointerAttributes *attributes, const void *ptr)
{
    STUB_BEGIN(345, cudaPointerGetAttributes, cudaSuccess, (attributes, ptr));
    STUB_ARGUMENTS(&attributes, &ptr);
    stub_output(recorded, 0, (void *)attributes, sizeof(struct cudaPointerAttributes));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaProfilerStart(void)
{
    STUB_BEGIN(346, cudaProfilerStart, cudaSuccess, ());
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaProfilerStop(void)
{
    STUB_BEGIN(347, cudaProfilerStop, cudaSuccess, ());
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaRuntimeGetVersion(int *runtimeVersion)
{
    STUB_BEGIN(348, cudaRuntimeGetVersion, cudaSuccess, (runtimeVersion));
    STUB_ARGUMENTS(&runtimeVersion);
    stub_output(recorded, 0, (void *)runtimeVersion, sizeof(int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaSetDevice(int device)
{
    STUB_BEGIN(349, cudaSetDevice, cudaSuccess, (device));
    STUB_ARGUMENTS(&device);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaSetDeviceFlags(unsigned int flags)
{
    STUB_BEGIN(350, cudaSetDeviceFlags, cudaSuccess, (flags));
    STUB_ARGUMENTS(&flags);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaSetDoubleForDevice(double *d)
{
    STUB_BEGIN(351, cudaSetDoubleForDevice, cudaSuccess, (d));
    STUB_ARGUMENTS(&d);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaSetDoubleForHost(double *d)
{
    STUB_BEGIN(352, cudaSetDoubleForHost, cudaSuccess, (d));
    STUB_ARGUMENTS(&d);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaSetValidDevices(int *device_arr, int len)
{
    STUB_BEGIN(353, cudaSetValidDevices, cudaSuccess, (device_arr, len));
    STUB_ARGUMENTS(&device_arr, &len);
    stub_input(recorded, 0, device_arr, stub_items((size_t)len) * sizeof(int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaSignalExternalSemaphoresAsync_v2(const cudaExternalSemaphore_t *extSemArray,
    const struct cudaExternalSemaphoreSignalParams *paramsArray, unsigned int numExtSems,
    cudaStream_t stream)
{
    STUB_BEGIN(354, cudaSignalExternalSemaphoresAsync_v2, cudaSuccess,
        (extSemArray, paramsArray, numExtSems, stream));
    STUB_ARGUMENTS(&extSemArray, &paramsArray, &numExtSems, &stream);
    stub_input(recorded, 0, extSemArray,
        stub_items((size_t)numExtSems) * sizeof(cudaExternalSemaphore_t));
    stub_input(recorded, 1, paramsArray,
        stub_items((size_t)numExtSems) * sizeof(struct cudaExternalSemaphoreSignalParams));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaSignalExternalSemaphoresAsync_v2_ptsz(const cudaExternalSemaphore_t *extSemArray,
    const struct cudaExternalSemaphoreSignalParams *paramsArray, unsigned int numExtSems,
    cudaStream_t stream)
{
    STUB_BEGIN(355, cudaSignalExternalSemaphoresAsync_v2, cudaSuccess,
        (extSemArray, paramsArray, numExtSems, stream));
    STUB_ARGUMENTS(&extSemArray, &paramsArray, &numExtSems, &stream);
    stub_input(recorded, 0, extSemArray,
        stub_items((size_t)numExtSems) * sizeof(cudaExternalSemaphore_t));
    stub_input(recorded, 1, paramsArray,
        stub_items((size_t)numExtSems) * sizeof(struct cudaExternalSemaphoreSignalParams));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t callback, void *userData,
    unsigned int flags)
{
    STUB_BEGIN(356, cudaStreamAddCallback, cudaSuccess, (stream, callback, userData, flags));
    STUB_ARGUMENTS(&stream, &callback, &userData, &flags);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamAddCallback_ptsz(cudaStream_t stream, cudaStreamCallback_t callback, void *userData,
    unsigned int flags)
{
    STUB_BEGIN(357, cudaStreamAddCallback, cudaSuccess, (stream, callback, userData, flags));
    STUB_ARGUMENTS(&stream, &callback, &userData, &flags);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamAttachMemAsync(cudaStream_t stream, void *devPtr, size_t length, unsigned int flags)
{
    STUB_BEGIN(358, cudaStreamAttachMemAsync, cudaSuccess, (stream, devPtr, length, flags));
    STUB_ARGUMENTS(&stream, &devPtr, &length, &flags);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamAttachMemAsync_ptsz(cudaStream_t stream, void *devPtr, size_t length, unsigned int flags)
{
    STUB_BEGIN(359, cudaStreamAttachMemAsync, cudaSuccess, (stream, devPtr, length, flags));
    STUB_ARGUMENTS(&stream, &devPtr, &length, &flags);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamBeginCapture(cudaStream_t stream, enum cudaStreamCaptureMode mode)
{
    STUB_BEGIN(360, cudaStreamBeginCapture, cudaSuccess, (stream, mode));
    STUB_ARGUMENTS(&stream, &mode);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamBeginCaptureToGraph(cudaStream_t stream, cudaGraph_t graph,
    const cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData,
    size_t numDependencies, enum cudaStreamCaptureMode mode)
{
    STUB_BEGIN(361, cudaStreamBeginCaptureToGraph, cudaSuccess,
        (stream, graph, dependencies, dependencyData, numDependencies, mode));
    STUB_ARGUMENTS(&stream, &graph, &dependencies, &dependencyData, &numDependencies, &mode);
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_input(recorded, 3, dependencyData,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphEdgeData));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamBeginCaptureToGraph_ptsz(cudaStream_t stream, cudaGraph_t graph,
    const cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData,
    size_t numDependencies, enum cudaStreamCaptureMode mode)
{
    STUB_BEGIN(362, cudaStreamBeginCaptureToGraph, cudaSuccess,
        (stream, graph, dependencies, dependencyData, numDependencies, mode));
    STUB_ARGUMENTS(&stream, &graph, &dependencies, &dependencyData, &numDependencies, &mode);
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_input(recorded, 3, dependencyData,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphEdgeData));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamBeginCapture_ptsz(cudaStream_t stream, enum cudaStreamCaptureMode mode)
{
    STUB_BEGIN(363, cudaStreamBeginCapture, cudaSuccess, (stream, mode));
    STUB_ARGUMENTS(&stream, &mode);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamCopyAttributes(cudaStream_t dst, cudaStream_t src)
{
    STUB_BEGIN(364, cudaStreamCopyAttributes, cudaSuccess, (dst, src));
    STUB_ARGUMENTS(&dst, &src);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamCopyAttributes_ptsz(cudaStream_t dst, cudaStream_t src)
{
    STUB_BEGIN(365, cudaStreamCopyAttributes, cudaSuccess, (dst, src));
    STUB_ARGUMENTS(&dst, &src);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamCreate(cudaStream_t *pStream)
{
    STUB_BEGIN(366, cudaStreamCreate, cudaSuccess, (pStream));
    STUB_ARGUMENTS(&pStream);
    stub_output(recorded, 0, (void *)pStream, sizeof(cudaStream_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamCreateWithFlags(cudaStream_t *pStream, unsigned int flags)
{
    STUB_BEGIN(367, cudaStreamCreateWithFlags, cudaSuccess, (pStream, flags));
    STUB_ARGUMENTS(&pStream, &flags);
    stub_output(recorded, 0, (void *)pStream, sizeof(cudaStream_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamCreateWithPriority(cudaStream_t *pStream, unsigned int flags, int priority)
{
    STUB_BEGIN(368, cudaStreamCreateWithPriority, cudaSuccess, (pStream, flags, priority));
    STUB_ARGUMENTS(&pStream, &flags, &priority);
    stub_output(recorded, 0, (void *)pStream, sizeof(cudaStream_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamDestroy(cudaStream_t stream)
{
    STUB_BEGIN(369, cudaStreamDestroy, cudaSuccess, (stream));
    STUB_ARGUMENTS(&stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t *pGraph)
{
    STUB_BEGIN(370, cudaStreamEndCapture, cudaSuccess, (stream, pGraph));
    STUB_ARGUMENTS(&stream, &pGraph);
    stub_output(recorded, 1, (void *)pGraph, sizeof(cudaGraph_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamEndCapture_ptsz(cudaStream_t stream, cudaGraph_t *pGraph)
{
    STUB_BEGIN(371, cudaStreamEndCapture, cudaSuccess, (stream, pGraph));
    STUB_ARGUMENTS(&stream, &pGraph);
    stub_output(recorded, 1, (void *)pGraph, sizeof(cudaGraph_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamGetAttribute(cudaStream_t hStream, cudaStreamAttrID attr, cudaStreamAttrValue *value_out)
{
    STUB_BEGIN(372, cudaStreamGetAttribute, cudaSuccess, (hStream, attr, value_out));
    STUB_ARGUMENTS(&hStream, &attr, &value_out);
    stub_output(recorded, 2, (void *)value_out, sizeof(cudaStreamAttrValue));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamGetAttribute_ptsz(cudaStream_t hStream, cudaStreamAttrID attr,
    cudaStreamAttrValue *value_out)
{
    STUB_BEGIN(373, cudaStreamGetAttribute, cudaSuccess, (hStream, attr, value_out));
    STUB_ARGUMENTS(&hStream, &attr, &value_out);
    stub_output(recorded, 2, (void *)value_out, sizeof(cudaStreamAttrValue));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamGetCaptureInfo_v2(cudaStream_t stream, enum cudaStreamCaptureStatus *captureStatus_out,
    unsigned long long *id_out, cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out,
    size_t *numDependencies_out)
{
    STUB_BEGIN(374, cudaStreamGetCaptureInfo_v2, cudaSuccess,
        (stream, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out));
    STUB_ARGUMENTS(&stream, &captureStatus_out, &id_out, &graph_out, &dependencies_out,
        &numDependencies_out);
    size_t numDependencies_out_written = stub_output_count(recorded, 5, numDependencies_out,
        sizeof *numDependencies_out, SIZE_MAX);
    stub_output(recorded, 1, (void *)captureStatus_out, sizeof(enum cudaStreamCaptureStatus));
    stub_output(recorded, 2, (void *)id_out, sizeof(unsigned long long));
    stub_output(recorded, 3, (void *)graph_out, sizeof(cudaGraph_t));
    stub_output_view(recorded, 4, (const void **)dependencies_out,
        numDependencies_out_written * sizeof(cudaGraphNode_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamGetCaptureInfo_v2_ptsz(cudaStream_t stream,
    enum cudaStreamCaptureStatus *captureStatus_out, unsigned long long *id_out,
    cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out, size_t *numDependencies_out)
{
    STUB_BEGIN(375, cudaStreamGetCaptureInfo_v2, cudaSuccess,
        (stream, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out));
    STUB_ARGUMENTS(&stream, &captureStatus_out, &id_out, &graph_out, &dependencies_out,
        &numDependencies_out);
    size_t numDependencies_out_written = stub_output_count(recorded, 5, numDependencies_out,
        sizeof *numDependencies_out, SIZE_MAX);
    stub_output(recorded, 1, (void *)captureStatus_out, sizeof(enum cudaStreamCaptureStatus));
    stub_output(recorded, 2, (void *)id_out, sizeof(unsigned long long));
    stub_output(recorded, 3, (void *)graph_out, sizeof(cudaGraph_t));
    stub_output_view(recorded, 4, (const void **)dependencies_out,
        numDependencies_out_written * sizeof(cudaGraphNode_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamGetCaptureInfo_v3(cudaStream_t stream, enum cudaStreamCaptureStatus *captureStatus_out,
    unsigned long long *id_out, cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out,
    const cudaGraphEdgeData **edgeData_out, size_t *numDependencies_out)
{
    STUB_BEGIN(376, cudaStreamGetCaptureInfo_v3, cudaSuccess,
        (stream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out,
        numDependencies_out));
    STUB_ARGUMENTS(&stream, &captureStatus_out, &id_out, &graph_out, &dependencies_out,
        &edgeData_out, &numDependencies_out);
    size_t numDependencies_out_written = stub_output_count(recorded, 6, numDependencies_out,
        sizeof *numDependencies_out, SIZE_MAX);
    stub_output(recorded, 1, (void *)captureStatus_out, sizeof(enum cudaStreamCaptureStatus));
    stub_output(recorded, 2, (void *)id_out, sizeof(unsigned long long));
    stub_output(recorded, 3, (void *)graph_out, sizeof(cudaGraph_t));
    stub_output_view(recorded, 4, (const void **)dependencies_out,
        numDependencies_out_written * sizeof(cudaGraphNode_t));
    stub_output_view(recorded, 5, (const void **)edgeData_out,
        numDependencies_out_written * sizeof(cudaGraphEdgeData));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamGetCaptureInfo_v3_ptsz(cudaStream_t stream,
    enum cudaStreamCaptureStatus *captureStatus_out, unsigned long long *id_out,
    cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out,
    const cudaGraphEdgeData **edgeData_out, size_t *numDependencies_out)
{
    STUB_BEGIN(377, cudaStreamGetCaptureInfo_v3, cudaSuccess,
        (stream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out,
        numDependencies_out));
    STUB_ARGUMENTS(&stream, &captureStatus_out, &id_out, &graph_out, &dependencies_out,
        &edgeData_out, &numDependencies_out);
    size_t numDependencies_out_written = stub_output_count(recorded, 6, numDependencies_out,
        sizeof *numDependencies_out, SIZE_MAX);
    stub_output(recorded, 1, (void *)captureStatus_out, sizeof(enum cudaStreamCaptureStatus));
    stub_output(recorded, 2, (void *)id_out, sizeof(unsigned long long));
    stub_output(recorded, 3, (void *)graph_out, sizeof(cudaGraph_t));
    stub_output_view(recorded, 4, (const void **)dependencies_out,
        numDependencies_out_written * sizeof(cudaGraphNode_t));
    stub_output_view(recorded, 5, (const void **)edgeData_out,
        numDependencies_out_written * sizeof(cudaGraphEdgeData));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamGetDevice(cudaStream_t hStream, int *device)
{
    STUB_BEGIN(378, cudaStreamGetDevice, cudaSuccess, (hStream, device));
    STUB_ARGUMENTS(&hStream, &device);
    stub_output(recorded, 1, (void *)device, sizeof(int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamGetDevice_ptsz(cudaStream_t hStream, int *device)
{
    STUB_BEGIN(379, cudaStreamGetDevice, cudaSuccess, (hStream, device));
    STUB_ARGUMENTS(&hStream, &device);
    stub_output(recorded, 1, (void *)device, sizeof(int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamGetFlags(cudaStream_t hStream, unsigned int *flags)
{
    STUB_BEGIN(380, cudaStreamGetFlags, cudaSuccess, (hStream, flags));
    STUB_ARGUMENTS(&hStream, &flags);
    stub_output(recorded, 1, (void *)flags, sizeof(unsigned int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamGetFlags_ptsz(cudaStream_t hStream, unsigned int *flags)
{
    STUB_BEGIN(381, cudaStreamGetFlags, cudaSuccess, (hStream, flags));
    STUB_ARGUMENTS(&hStream, &flags);
    stub_output(recorded, 1, (void *)flags, sizeof(unsigned int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamGetId(cudaStream_t hStream, unsigned long long *streamId)
{
    STUB_BEGIN(382, cudaStreamGetId, cudaSuccess, (hStream, streamId));
    STUB_ARGUMENTS(&hStream, &streamId);
    stub_output(recorded, 1, (void *)streamId, sizeof(unsigned long long));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamGetId_ptsz(cudaStream_t hStream, unsigned long long *streamId)
{
    STUB_BEGIN(383, cudaStreamGetId, cudaSuccess, (hStream, streamId));
    STUB_ARGUMENTS(&hStream, &streamId);
    stub_output(recorded, 1, (void *)streamId, sizeof(unsigned long long));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamGetPriority(cudaStream_t hStream, int *priority)
{
    STUB_BEGIN(384, cudaStreamGetPriority, cudaSuccess, (hStream, priority));
    STUB_ARGUMENTS(&hStream, &priority);
    stub_output(recorded, 1, (void *)priority, sizeof(int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamGetPriority_ptsz(cudaStream_t hStream, int *priority)
{
    STUB_BEGIN(385, cudaStreamGetPriority, cudaSuccess, (hStream, priority));
    STUB_ARGUMENTS(&hStream, &priority);
    stub_output(recorded, 1, (void *)priority, sizeof(int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamIsCapturing(cudaStream_t stream, enum cudaStreamCaptureStatus *pCaptureStatus)
{
    STUB_BEGIN(386, cudaStreamIsCapturing, cudaSuccess, (stream, pCaptureStatus));
    STUB_ARGUMENTS(&stream, &pCaptureStatus);
    stub_output(recorded, 1, (void *)pCaptureStatus, sizeof(enum cudaStreamCaptureStatus));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamIsCapturing_ptsz(cudaStream_t stream, enum cudaStreamCaptureStatus *pCaptureStatus)
{
    STUB_BEGIN(387, cudaStreamIsCapturing, cudaSuccess, (stream, pCaptureStatus));
    STUB_ARGUMENTS(&stream, &pCaptureStatus);
    stub_output(recorded, 1, (void *)pCaptureStatus, sizeof(enum cudaStreamCaptureStatus));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamQuery(cudaStream_t stream)
{
    STUB_BEGIN(388, cudaStreamQuery, cudaSuccess, (stream));
    STUB_ARGUMENTS(&stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamQuery_ptsz(cudaStream_t stream)
{
    STUB_BEGIN(389, cudaStreamQuery, cudaSuccess, (stream));
    STUB_ARGUMENTS(&stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamSetAttribute(cudaStream_t hStream, cudaStreamAttrID attr,
    const cudaStreamAttrValue *value)
{
    STUB_BEGIN(390, cudaStreamSetAttribute, cudaSuccess, (hStream, attr, value));
    STUB_ARGUMENTS(&hStream, &attr, &value);
    stub_input(recorded, 2, value, sizeof(cudaStreamAttrValue));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamSetAttribute_ptsz(cudaStream_t hStream, cudaStreamAttrID attr,
    const cudaStreamAttrValue *value)
{
    STUB_BEGIN(391, cudaStreamSetAttribute, cudaSuccess, (hStream, attr, value));
    STUB_ARGUMENTS(&hStream, &attr, &value);
    stub_input(recorded, 2, value, sizeof(cudaStreamAttrValue));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamSynchronize(cudaStream_t stream)
{
    STUB_BEGIN(392, cudaStreamSynchronize, cudaSuccess, (stream));
    STUB_ARGUMENTS(&stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamSynchronize_ptsz(cudaStream_t stream)
{
    STUB_BEGIN(393, cudaStreamSynchronize, cudaSuccess, (stream));
    STUB_ARGUMENTS(&stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamUpdateCaptureDependencies(cudaStream_t stream, cudaGraphNode_t *dependencies,
    size_t numDependencies, unsigned int flags)
{
    STUB_BEGIN(394, cudaStreamUpdateCaptureDependencies, cudaSuccess,
        (stream, dependencies, numDependencies, flags));
    STUB_ARGUMENTS(&stream, &dependencies, &numDependencies, &flags);
    stub_input(recorded, 1, dependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamUpdateCaptureDependencies_ptsz(cudaStream_t stream, cudaGraphNode_t *dependencies,
    size_t numDependencies, unsigned int flags)
{
    STUB_BEGIN(395, cudaStreamUpdateCaptureDependencies, cudaSuccess,
        (stream, dependencies, numDependencies, flags));
    STUB_ARGUMENTS(&stream, &dependencies, &numDependencies, &flags);
    stub_input(recorded, 1, dependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamUpdateCaptureDependencies_v2(cudaStream_t stream, cudaGraphNode_t *dependencies,
    const cudaGraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags)
{
    STUB_BEGIN(396, cudaStreamUpdateCaptureDependencies_v2, cudaSuccess,
        (stream, dependencies, dependencyData, numDependencies, flags));
    STUB_ARGUMENTS(&stream, &dependencies, &dependencyData, &numDependencies, &flags);
    stub_input(recorded, 1, dependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_input(recorded, 2, dependencyData,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphEdgeData));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamUpdateCaptureDependencies_v2_ptsz(cudaStream_t stream, cudaGraphNode_t *dependencies,
    const cudaGraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags)
{
    STUB_BEGIN(397, cudaStreamUpdateCaptureDependencies_v2, cudaSuccess,
        (stream, dependencies, dependencyData, numDependencies, flags));
    STUB_ARGUMENTS(&stream, &dependencies, &dependencyData, &numDependencies, &flags);
    stub_input(recorded, 1, dependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_input(recorded, 2, dependencyData,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphEdgeData));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned int flags)
{
    STUB_BEGIN(398, cudaStreamWaitEvent, cudaSuccess, (stream, event, flags));
    STUB_ARGUMENTS(&stream, &event, &flags);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamWaitEvent_ptsz(cudaStream_t stream, cudaEvent_t event, unsigned int flags)
{
    STUB_BEGIN(399, cudaStreamWaitEvent, cudaSuccess, (stream, event, flags));
    STUB_ARGUMENTS(&stream, &event, &flags);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaThreadExchangeStreamCaptureMode(enum cudaStreamCaptureMode *mode)
{
    STUB_BEGIN(400, cudaThreadExchangeStreamCaptureMode, cudaSuccess, (mode));
    STUB_ARGUMENTS(&mode);
    stub_input(recorded, 0, mode, sizeof(enum cudaStreamCaptureMode));
    stub_output(recorded, 0, (void *)mode, sizeof(enum cudaStreamCaptureMode));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaThreadExit(void)
{
    STUB_BEGIN(401, cudaThreadExit, cudaSuccess, ());
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaThreadGetCacheConfig(enum cudaFuncCache *pCacheConfig)
{
    STUB_BEGIN(402, cudaThreadGetCacheConfig, cudaSuccess, (pCacheConfig));
    STUB_ARGUMENTS(&pCacheConfig);
    stub_output(recorded, 0, (void *)pCacheConfig, sizeof(enum cudaFuncCache));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaThreadGetLimit(size_t *pValue, enum cudaLimit limit)
{
    STUB_BEGIN(403, cudaThreadGetLimit, cudaSuccess, (pValue, limit));
    STUB_ARGUMENTS(&pValue, &limit);
    stub_output(recorded, 0, (void *)pValue, sizeof(size_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaThreadSetCacheConfig(enum cudaFuncCache cacheConfig)
{
    STUB_BEGIN(404, cudaThreadSetCacheConfig, cudaSuccess, (cacheConfig));
    STUB_ARGUMENTS(&cacheConfig);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaThreadSetLimit(enum cudaLimit limit, size_t value)
{
    STUB_BEGIN(405, cudaThreadSetLimit, cudaSuccess, (limit, value));
    STUB_ARGUMENTS(&limit, &value);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaThreadSynchronize(void)
{
    STUB_BEGIN(406, cudaThreadSynchronize, cudaSuccess, ());
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaUserObjectCreate(cudaUserObject_t *object_out, void *ptr, cudaHostFn_t destroy,
    unsigned int initialRefcount, unsigned int flags)
{
    STUB_BEGIN(407, cudaUserObjectCreate, cudaSuccess,
        (object_out, ptr, destroy, initialRefcount, flags));
    STUB_ARGUMENTS(&object_out, &ptr, &destroy, &initialRefcount, &flags);
    stub_output(recorded, 0, (void *)object_out, sizeof(cudaUserObject_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaUserObjectRelease(cudaUserObject_t object, unsigned int count)
{
    STUB_BEGIN(408, cudaUserObjectRelease, cudaSuccess, (object, count));
    STUB_ARGUMENTS(&object, &count);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaUserObjectRetain(cudaUserObject_t object, unsigned int count)
{
    STUB_BEGIN(409, cudaUserObjectRetain, cudaSuccess, (object, count));
    STUB_ARGUMENTS(&object, &count);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaVDPAUGetDevice(int *device, VdpDevice vdpDevice,
    int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))
{
    STUB_BEGIN(410, cudaVDPAUGetDevice, cudaSuccess, (device, vdpDevice, vdpGetProcAddress));
    STUB_ARGUMENTS(&device, &vdpDevice, &vdpGetProcAddress);
    stub_output(recorded, 0, (void *)device, sizeof(int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaVDPAUSetVDPAUDevice(int device, VdpDevice vdpDevice,
    int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))
{
    STUB_BEGIN(411, cudaVDPAUSetVDPAUDevice, cudaSuccess, (device, vdpDevice, vdpGetProcAddress));
    STUB_ARGUMENTS(&device, &vdpDevice, &vdpGetProcAddress);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaWaitExternalSemaphoresAsync_v2(const cudaExternalSemaphore_t *extSemArray,
    const struct cudaExternalSemaphoreWaitParams *paramsArray, unsigned int numExtSems,
    cudaStream_t stream)
{
    STUB_BEGIN(412, cudaWaitExternalSemaphoresAsync_v2, cudaSuccess,
        (extSemArray, paramsArray, numExtSems, stream));
    STUB_ARGUMENTS(&extSemArray, &paramsArray, &numExtSems, &stream);
    stub_input(recorded, 0, extSemArray,
        stub_items((size_t)numExtSems) * sizeof(cudaExternalSemaphore_t));
    stub_input(recorded, 1, paramsArray,
        stub_items((size_t)numExtSems) * sizeof(struct cudaExternalSemaphoreWaitParams));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaWaitExternalSemaphoresAsync_v2_ptsz(const cudaExternalSemaphore_t *extSemArray,
    const struct cudaExternalSemaphoreWaitParams *paramsArray, unsigned int numExtSems,
    cudaStream_t stream)
{
    STUB_BEGIN(413, cudaWaitExternalSemaphoresAsync_v2, cudaSuccess,
        (extSemArray, paramsArray, numExtSems, stream));
    STUB_ARGUMENTS(&extSemArray, &paramsArray, &numExtSems, &stream);
    stub_input(recorded, 0, extSemArray,
        stub_items((size_t)numExtSems) * sizeof(cudaExternalSemaphore_t));
    stub_input(recorded, 1, paramsArray,
        stub_items((size_t)numExtSems) * sizeof(struct cudaExternalSemaphoreWaitParams));
    return (cudaError_t)stub_finish(recorded);
}

static const stub_param params_cudaDeviceSetLimit[] = {STUB_IN(enum cudaLimit, limit),
    STUB_IN(size_t, value)};
static const stub_param params_cudaDeviceGetLimit[] = {STUB_OUT(size_t *, pValue),
    STUB_IN(enum cudaLimit, limit)};
static const stub_param params_cudaDeviceGetTexture1DLinearMaxWidth[] =
    {STUB_OUT(size_t *, maxWidthInElements),
    STUB_IN(const struct cudaChannelFormatDesc *, fmtDesc), STUB_IN(int, device)};
static const stub_param params_cudaDeviceGetCacheConfig[] =
    {STUB_OUT(enum cudaFuncCache *, pCacheConfig)};
static const stub_param params_cudaDeviceGetStreamPriorityRange[] =
    {STUB_OUT(int *, leastPriority), STUB_OUT(int *, greatestPriority)};
static const stub_param params_cudaDeviceSetCacheConfig[] =
    {STUB_IN(enum cudaFuncCache, cacheConfig)};
static const stub_param params_cudaDeviceGetByPCIBusId[] = {STUB_OUT(int *, device),
    STUB_IN(const char *, pciBusId)};
static const stub_param params_cudaDeviceGetPCIBusId[] = {STUB_OUT(char *, pciBusId),
    STUB_IN(int, len), STUB_IN(int, device)};
static const stub_param params_cudaIpcGetEventHandle[] = {STUB_OUT(cudaIpcEventHandle_t *, handle),
    STUB_IN(cudaEvent_t, event)};
static const stub_param params_cudaIpcOpenEventHandle[] = {STUB_OUT(cudaEvent_t *, event),
    STUB_IN(cudaIpcEventHandle_t, handle)};
static const stub_param params_cudaIpcGetMemHandle[] = {STUB_OUT(cudaIpcMemHandle_t *, handle),
    STUB_IN(void *, devPtr)};
static const stub_param params_cudaIpcOpenMemHandle[] = {STUB_OUT(void **, devPtr),
    STUB_IN(cudaIpcMemHandle_t, handle), STUB_IN(unsigned int, flags)};
static const stub_param params_cudaIpcCloseMemHandle[] = {STUB_IN(void *, devPtr)};
static const stub_param params_cudaDeviceFlushGPUDirectRDMAWrites[] =
    {STUB_IN(enum cudaFlushGPUDirectRDMAWritesTarget, target),
    STUB_IN(enum cudaFlushGPUDirectRDMAWritesScope, scope)};
static const stub_param params_cudaDeviceRegisterAsyncNotification[] = {STUB_IN(int, device),
    STUB_IN(cudaAsyncCallback, callbackFunc), STUB_IN(void *, userData),
    STUB_OUT(cudaAsyncCallbackHandle_t *, callback)};
static const stub_param params_cudaDeviceUnregisterAsyncNotification[] = {STUB_IN(int, device),
    STUB_IN(cudaAsyncCallbackHandle_t, callback)};
static const stub_param params_cudaDeviceGetSharedMemConfig[] =
    {STUB_OUT(enum cudaSharedMemConfig *, pConfig)};
static const stub_param params_cudaDeviceSetSharedMemConfig[] =
    {STUB_IN(enum cudaSharedMemConfig, config)};
static const stub_param params_cudaThreadSetLimit[] = {STUB_IN(enum cudaLimit, limit),
    STUB_IN(size_t, value)};
static const stub_param params_cudaThreadGetLimit[] = {STUB_OUT(size_t *, pValue),
    STUB_IN(enum cudaLimit, limit)};
static const stub_param params_cudaThreadGetCacheConfig[] =
    {STUB_OUT(enum cudaFuncCache *, pCacheConfig)};
static const stub_param params_cudaThreadSetCacheConfig[] =
    {STUB_IN(enum cudaFuncCache, cacheConfig)};
static const stub_param params_cudaGetErrorName[] = {STUB_IN(cudaError_t, error)};
static const stub_param params_cudaGetErrorString[] = {STUB_IN(cudaError_t, error)};
static const stub_param params_cudaGetDeviceCount[] = {STUB_OUT(int *, count)};
static const stub_param params_cudaGetDeviceProperties_v2[] =
    {STUB_OUT(struct cudaDeviceProp *, prop), STUB_IN(int, device)};
static const stub_param params_cudaDeviceGetAttribute[] = {STUB_OUT(int *, value),
    STUB_IN(enum cudaDeviceAttr, attr), STUB_IN(int, device)};
static const stub_param params_cudaDeviceGetDefaultMemPool[] = {STUB_OUT(cudaMemPool_t *, memPool),
    STUB_IN(int, device)};
static const stub_param params_cudaDeviceSetMemPool[] = {STUB_IN(int, device),
    STUB_IN(cudaMemPool_t, memPool)};
static const stub_param params_cudaDeviceGetMemPool[] = {STUB_OUT(cudaMemPool_t *, memPool),
    STUB_IN(int, device)};
static const stub_param params_cudaDeviceGetNvSciSyncAttributes[] =
    {STUB_IN(void *, nvSciSyncAttrList), STUB_IN(int, device), STUB_IN(int, flags)};
static const stub_param params_cudaDeviceGetP2PAttribute[] = {STUB_OUT(int *, value),
    STUB_IN(enum cudaDeviceP2PAttr, attr), STUB_IN(int, srcDevice), STUB_IN(int, dstDevice)};
static const stub_param params_cudaChooseDevice[] = {STUB_OUT(int *, device),
    STUB_IN(const struct cudaDeviceProp *, prop)};
static const stub_param params_cudaInitDevice[] = {STUB_IN(int, device),
    STUB_IN(unsigned int, deviceFlags), STUB_IN(unsigned int, flags)};
static const stub_param params_cudaSetDevice[] = {STUB_IN(int, device)};
static const stub_param params_cudaGetDevice[] = {STUB_OUT(int *, device)};
static const stub_param params_cudaSetValidDevices[] = {STUB_IN(int *, device_arr),
    STUB_IN(int, len)};
static const stub_param params_cudaSetDeviceFlags[] = {STUB_IN(unsigned int, flags)};
static const stub_param params_cudaGetDeviceFlags[] = {STUB_OUT(unsigned int *, flags)};
static const stub_param params_cudaStreamCreate[] = {STUB_OUT(cudaStream_t *, pStream)};
static const stub_param params_cudaStreamCreateWithFlags[] = {STUB_OUT(cudaStream_t *, pStream),
    STUB_IN(unsigned int, flags)};
static const stub_param params_cudaStreamCreateWithPriority[] = {STUB_OUT(cudaStream_t *, pStream),
    STUB_IN(unsigned int, flags), STUB_IN(int, priority)};
static const stub_param params_cudaStreamGetPriority[] = {STUB_IN(cudaStream_t, hStream),
    STUB_OUT(int *, priority)};
static const stub_param params_cudaStreamGetFlags[] = {STUB_IN(cudaStream_t, hStream),
    STUB_OUT(unsigned int *, flags)};
static const stub_param params_cudaStreamGetId[] = {STUB_IN(cudaStream_t, hStream),
    STUB_OUT(unsigned long long *, streamId)};
static const stub_param params_cudaStreamGetDevice[] = {STUB_IN(cudaStream_t, hStream),
    STUB_OUT(int *, device)};
static const stub_param params_cudaStreamCopyAttributes[] = {STUB_IN(cudaStream_t, dst),
    STUB_IN(cudaStream_t, src)};
static const stub_param params_cudaStreamGetAttribute[] = {STUB_IN(cudaStream_t, hStream),
    STUB_IN(cudaStreamAttrID, attr), STUB_OUT(cudaStreamAttrValue *, value_out)};
static const stub_param params_cudaStreamSetAttribute[] = {STUB_IN(cudaStream_t, hStream),
    STUB_IN(cudaStreamAttrID, attr), STUB_IN(const cudaStreamAttrValue *, value)};
static const stub_param params_cudaStreamDestroy[] = {STUB_IN(cudaStream_t, stream)};
static const stub_param params_cudaStreamWaitEvent[] = {STUB_IN(cudaStream_t, stream),
    STUB_IN(cudaEvent_t, event), STUB_IN(unsigned int, flags)};
static const stub_param params_cudaStreamAddCallback[] = {STUB_IN(cudaStream_t, stream),
    STUB_IN(cudaStreamCallback_t, callback), STUB_IN(void *, userData),
    STUB_IN(unsigned int, flags)};
static const stub_param params_cudaStreamSynchronize[] = {STUB_IN(cudaStream_t, stream)};
static const stub_param params_cudaStreamQuery[] = {STUB_IN(cudaStream_t, stream)};
static const stub_param params_cudaStreamAttachMemAsync[] = {STUB_IN(cudaStream_t, stream),
    STUB_IN(void *, devPtr), STUB_IN(size_t, length), STUB_IN(unsigned int, flags)};
static const stub_param params_cudaStreamBeginCapture[] = {STUB_IN(cudaStream_t, stream),
    STUB_IN(enum cudaStreamCaptureMode, mode)};
static const stub_param params_cudaStreamBeginCaptureToGraph[] = {STUB_IN(cudaStream_t, stream),
    STUB_IN(cudaGraph_t, graph), STUB_IN(const cudaGraphNode_t *, dependencies),
    STUB_IN(const cudaGraphEdgeData *, dependencyData), STUB_IN(size_t, numDependencies),
    STUB_IN(enum cudaStreamCaptureMode, mode)};
static const stub_param params_cudaThreadExchangeStreamCaptureMode[] =
    {STUB_OUT(enum cudaStreamCaptureMode *, mode)};
static const stub_param params_cudaStreamEndCapture[] = {STUB_IN(cudaStream_t, stream),
    STUB_OUT(cudaGraph_t *, pGraph)};
static const stub_param params_cudaStreamIsCapturing[] = {STUB_IN(cudaStream_t, stream),
    STUB_OUT(enum cudaStreamCaptureStatus *, pCaptureStatus)};
static const stub_param params_cudaStreamGetCaptureInfo_v2[] = {STUB_IN(cudaStream_t, stream),
    STUB_OUT(enum cudaStreamCaptureStatus *, captureStatus_out),
    STUB_OUT(unsigned long long *, id_out), STUB_OUT(cudaGraph_t *, graph_out),
    STUB_OUT(const cudaGraphNode_t **, dependencies_out), STUB_OUT(size_t *, numDependencies_out)};
static const stub_param params_cudaStreamGetCaptureInfo_v3[] = {STUB_IN(cudaStream_t, stream),
    STUB_OUT(enum cudaStreamCaptureStatus *, captureStatus_out),
    STUB_OUT(unsigned long long *, id_out), STUB_OUT(cudaGraph_t *, graph_out),
    STUB_OUT(const cudaGraphNode_t **, dependencies_out),
    STUB_OUT(const cudaGraphEdgeData **, edgeData_out), STUB_OUT(size_t *, numDependencies_out)};
static const stub_param params_cudaStreamUpdateCaptureDependencies[] =
    {STUB_IN(cudaStream_t, stream), STUB_IN(cudaGraphNode_t *, dependencies),
    STUB_IN(size_t, numDependencies), STUB_IN(unsigned int, flags)};
static const stub_param params_cudaStreamUpdateCaptureDependencies_v2[] =
    {STUB_IN(cudaStream_t, stream), STUB_IN(cudaGraphNode_t *, dependencies),
    STUB_IN(const cudaGraphEdgeData *, dependencyData), STUB_IN(size_t, numDependencies),
    STUB_IN(unsigned int, flags)};
static const stub_param params_cudaEventCreate[] = {STUB_OUT(cudaEvent_t *, event)};
static const stub_param params_cudaEventCreateWithFlags[] = {STUB_OUT(cudaEvent_t *, event),
    STUB_IN(unsigned int, flags)};
static const stub_param params_cudaEventRecord[] = {STUB_IN(cudaEvent_t, event),
    STUB_IN(cudaStream_t, stream)};
static const stub_param params_cudaEventRecordWithFlags[] = {STUB_IN(cudaEvent_t, event),
    STUB_IN(cudaStream_t, stream), STUB_IN(unsigned int, flags)};
static const stub_param params_cudaEventQuery[] = {STUB_IN(cudaEvent_t, event)};
static const stub_param params_cudaEventSynchronize[] = {STUB_IN(cudaEvent_t, event)};
static const stub_param params_cudaEventDestroy[] = {STUB_IN(cudaEvent_t, event)};
static const stub_param params_cudaEventElapsedTime[] = {STUB_OUT(float *, ms),
    STUB_IN(cudaEvent_t, start), STUB_IN(cudaEvent_t, end)};
static const stub_param params_cudaEventElapsedTime_v2[] = {STUB_OUT(float *, ms),
    STUB_IN(cudaEvent_t, start), STUB_IN(cudaEvent_t, end)};
static const stub_param params_cudaImportExternalMemory[] =
    {STUB_OUT(cudaExternalMemory_t *, extMem_out),
    STUB_IN(const struct cudaExternalMemoryHandleDesc *, memHandleDesc)};
static const stub_param params_cudaExternalMemoryGetMappedBuffer[] = {STUB_OUT(void **, devPtr),
    STUB_IN(cudaExternalMemory_t, extMem),
    STUB_IN(const struct cudaExternalMemoryBufferDesc *, bufferDesc)};
static const stub_param params_cudaExternalMemoryGetMappedMipmappedArray[] =
    {STUB_OUT(cudaMipmappedArray_t *, mipmap), STUB_IN(cudaExternalMemory_t, extMem),
    STUB_IN(const struct cudaExternalMemoryMipmappedArrayDesc *, mipmapDesc)};
static const stub_param params_cudaDestroyExternalMemory[] =
    {STUB_IN(cudaExternalMemory_t, extMem)};
static const stub_param params_cudaImportExternalSemaphore[] =
    {STUB_OUT(cudaExternalSemaphore_t *, extSem_out),
    STUB_IN(const struct cudaExternalSemaphoreHandleDesc *, semHandleDesc)};
static const stub_param params_cudaSignalExternalSemaphoresAsync_v2[] =
    {STUB_IN(const cudaExternalSemaphore_t *, extSemArray),
    STUB_IN(const struct cudaExternalSemaphoreSignalParams *, paramsArray),
    STUB_IN(unsigned int, numExtSems), STUB_IN(cudaStream_t, stream)};
static const stub_param params_cudaWaitExternalSemaphoresAsync_v2[] =
    {STUB_IN(const cudaExternalSemaphore_t *, extSemArray),
    STUB_IN(const struct cudaExternalSemaphoreWaitParams *, paramsArray),
    STUB_IN(unsigned int, numExtSems), STUB_IN(cudaStream_t, stream)};
static const stub_param params_cudaDestroyExternalSemaphore[] =
    {STUB_IN(cudaExternalSemaphore_t, extSem)};
static const stub_param params_cudaLaunchKernel[] = {STUB_IN(const void *, func),
    STUB_IN(dim3, gridDim), STUB_IN(dim3, blockDim), STUB_IN(void **, args),
    STUB_IN(size_t, sharedMem), STUB_IN(cudaStream_t, stream)};
static const stub_param params_cudaLaunchKernelExC[] =
    {STUB_IN(const cudaLaunchConfig_t *, config), STUB_IN(const void *, func),
    STUB_IN(void **, args)};
static const stub_param params_cudaLaunchCooperativeKernel[] = {STUB_IN(const void *, func),
    STUB_IN(dim3, gridDim), STUB_IN(dim3, blockDim), STUB_IN(void **, args),
    STUB_IN(size_t, sharedMem), STUB_IN(cudaStream_t, stream)};
static const stub_param params_cudaLaunchCooperativeKernelMultiDevice[] =
    {STUB_IN(struct cudaLaunchParams *, launchParamsList), STUB_IN(unsigned int, numDevices),
    STUB_IN(unsigned int, flags)};
static const stub_param params_cudaFuncSetCacheConfig[] = {STUB_IN(const void *, func),
    STUB_IN(enum cudaFuncCache, cacheConfig)};
static const stub_param params_cudaFuncGetAttributes[] =
    {STUB_OUT(struct cudaFuncAttributes *, attr), STUB_IN(const void *, func)};
static const stub_param params_cudaFuncSetAttribute[] = {STUB_IN(const void *, func),
    STUB_IN(enum cudaFuncAttribute, attr), STUB_IN(int, value)};
static const stub_param params_cudaFuncGetName[] = {STUB_OUT(const char **, name),
    STUB_IN(const void *, func)};
static const stub_param params_cudaFuncGetParamInfo[] = {STUB_IN(const void *, func),
    STUB_IN(size_t, paramIndex), STUB_OUT(size_t *, paramOffset), STUB_OUT(size_t *, paramSize)};
static const stub_param params_cudaSetDoubleForDevice[] = {STUB_IN(double *, d)};
static const stub_param params_cudaSetDoubleForHost[] = {STUB_IN(double *, d)};
static const stub_param params_cudaLaunchHostFunc[] = {STUB_IN(cudaStream_t, stream),
    STUB_IN(cudaHostFn_t, fn), STUB_IN(void *, userData)};
static const stub_param params_cudaFuncSetSharedMemConfig[] = {STUB_IN(const void *, func),
    STUB_IN(enum cudaSharedMemConfig, config)};
static const stub_param params_cudaOccupancyMaxActiveBlocksPerMultiprocessor[] =
    {STUB_OUT(int *, numBlocks), STUB_IN(const void *, func), STUB_IN(int, blockSize),
    STUB_IN(size_t, dynamicSMemSize)};
static const stub_param params_cudaOccupancyAvailableDynamicSMemPerBlock[] =
    {STUB_OUT(size_t *, dynamicSmemSize), STUB_IN(const void *, func), STUB_IN(int, numBlocks),
    STUB_IN(int, blockSize)};
static const stub_param params_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags[] =
    {STUB_OUT(int *, numBlocks), STUB_IN(const void *, func), STUB_IN(int, blockSize),
    STUB_IN(size_t, dynamicSMemSize), STUB_IN(unsigned int, flags)};
static const stub_param params_cudaOccupancyMaxPotentialClusterSize[] =
    {STUB_OUT(int *, clusterSize), STUB_IN(const void *, func),
    STUB_IN(const cudaLaunchConfig_t *, launchConfig)};
static const stub_param params_cudaOccupancyMaxActiveClusters[] = {STUB_OUT(int *, numClusters),
    STUB_IN(const void *, func), STUB_IN(const cudaLaunchConfig_t *, launchConfig)};
static const stub_param params_cudaMallocManaged[] = {STUB_OUT(void **, devPtr),
    STUB_IN(size_t, size), STUB_IN(unsigned int, flags)};
static const stub_param params_cudaMalloc[] = {STUB_OUT(void **, devPtr), STUB_IN(size_t, size)};
static const stub_param params_cudaMallocHost[] = {STUB_OUT(void **, ptr), STUB_IN(size_t, size)};
static const stub_param params_cudaMallocPitch[] = {STUB_OUT(void **, devPtr),
    STUB_OUT(size_t *, pitch), STUB_IN(size_t, width), STUB_IN(size_t, height)};
static const stub_param params_cudaMallocArray[] = {STUB_OUT(cudaArray_t *, array),
    STUB_IN(const struct cudaChannelFormatDesc *, desc), STUB_IN(size_t, width),
    STUB_IN(size_t, height), STUB_IN(unsigned int, flags)};
static const stub_param params_cudaFree[] = {STUB_IN(void *, devPtr)};
static const stub_param params_cudaFreeHost[] = {STUB_IN(void *, ptr)};
static const stub_param params_cudaFreeArray[] = {STUB_IN(cudaArray_t, array)};
static const stub_param params_cudaFreeMipmappedArray[] =
    {STUB_IN(cudaMipmappedArray_t, mipmappedArray)};
static const stub_param params_cudaHostAlloc[] = {STUB_OUT(void **, pHost), STUB_IN(size_t, size),
    STUB_IN(unsigned int, flags)};
static const stub_param params_cudaHostRegister[] = {STUB_IN(void *, ptr), STUB_IN(size_t, size),
    STUB_IN(unsigned int, flags)};
static const stub_param params_cudaHostUnregister[] = {STUB_IN(void *, ptr)};
static const stub_param params_cudaHostGetDevicePointer[] = {STUB_OUT(void **, pDevice),
    STUB_IN(void *, pHost), STUB_IN(unsigned int, flags)};
static const stub_param params_cudaHostGetFlags[] = {STUB_OUT(unsigned int *, pFlags),
    STUB_IN(void *, pHost)};
static const stub_param params_cudaMalloc3D[] = {STUB_OUT(struct cudaPitchedPtr *, pitchedDevPtr),
    STUB_IN(struct cudaExtent, extent)};
static const stub_param params_cudaMalloc3DArray[] = {STUB_OUT(cudaArray_t *, array),
    STUB_IN(const struct cudaChannelFormatDesc *, desc), STUB_IN(struct cudaExtent, extent),
    STUB_IN(unsigned int, flags)};
static const stub_param params_cudaMallocMipmappedArray[] =
    {STUB_OUT(cudaMipmappedArray_t *, mipmappedArray),
    STUB_IN(const struct cudaChannelFormatDesc *, desc), STUB_IN(struct cudaExtent, extent),
    STUB_IN(unsigned int, numLevels), STUB_IN(unsigned int, flags)};
static const stub_param params_cudaGetMipmappedArrayLevel[] = {STUB_OUT(cudaArray_t *, levelArray),
    STUB_IN(cudaMipmappedArray_const_t, mipmappedArray), STUB_IN(unsigned int, level)};
static const stub_param params_cudaMemcpy3D[] = {STUB_IN(const struct cudaMemcpy3DParms *, p)};
static const stub_param params_cudaMemcpy3DPeer[] =
    {STUB_IN(const struct cudaMemcpy3DPeerParms *, p)};
static const stub_param params_cudaMemcpy3DAsync[] = {STUB_IN(const struct cudaMemcpy3DParms *, p),
    STUB_IN(cudaStream_t, stream)};
static const stub_param params_cudaMemcpy3DPeerAsync[] =
    {STUB_IN(const struct cudaMemcpy3DPeerParms *, p), STUB_IN(cudaStream_t, stream)};
static const stub_param params_cudaMemGetInfo[] = {STUB_OUT(size_t *, free),
    STUB_OUT(size_t *, total)};
static const stub_param params_cudaArrayGetInfo[] =
    {STUB_OUT(struct cudaChannelFormatDesc *, desc), STUB_OUT(struct cudaExtent *, extent),
    STUB_OUT(unsigned int *, flags), STUB_IN(cudaArray_t, array)};
static const stub_param params_cudaArrayGetPlane[] = {STUB_OUT(cudaArray_t *, pPlaneArray),
    STUB_IN(cudaArray_t, hArray), STUB_IN(unsigned int, planeIdx)};
static const stub_param params_cudaArrayGetMemoryRequirements[] =
    {STUB_OUT(struct cudaArrayMemoryRequirements *, memoryRequirements),
    STUB_IN(cudaArray_t, array), STUB_IN(int, device)};
static const stub_param params_cudaMipmappedArrayGetMemoryRequirements[] =
    {STUB_OUT(struct cudaArrayMemoryRequirements *, memoryRequirements),
    STUB_IN(cudaMipmappedArray_t, mipmap), STUB_IN(int, device)};
static const stub_param params_cudaArrayGetSparseProperties[] =
    {STUB_OUT(struct cudaArraySparseProperties *, sparseProperties), STUB_IN(cudaArray_t, array)};
static const stub_param params_cudaMipmappedArrayGetSparseProperties[] =
    {STUB_OUT(struct cudaArraySparseProperties *, sparseProperties),
    STUB_IN(cudaMipmappedArray_t, mipmap)};
static const stub_param params_cudaMemcpy[] = {STUB_IN(void *, dst), STUB_IN(const void *, src),
    STUB_IN(size_t, count), STUB_IN(enum cudaMemcpyKind, kind)};
static const stub_param params_cudaMemcpyPeer[] = {STUB_IN(void *, dst), STUB_IN(int, dstDevice),
    STUB_IN(const void *, src), STUB_IN(int, srcDevice), STUB_IN(size_t, count)};
static const stub_param params_cudaMemcpy2D[] = {STUB_IN(void *, dst), STUB_IN(size_t, dpitch),
    STUB_IN(const void *, src), STUB_IN(size_t, spitch), STUB_IN(size_t, width),
    STUB_IN(size_t, height), STUB_IN(enum cudaMemcpyKind, kind)};
static const stub_param params_cudaMemcpy2DToArray[] = {STUB_IN(cudaArray_t, dst),
    STUB_IN(size_t, wOffset), STUB_IN(size_t, hOffset), STUB_IN(const void *, src),
    STUB_IN(size_t, spitch), STUB_IN(size_t, width), STUB_IN(size_t, height),
    STUB_IN(enum cudaMemcpyKind, kind)};
static const stub_param params_cudaMemcpy2DFromArray[] = {STUB_IN(void *, dst),
    STUB_IN(size_t, dpitch), STUB_IN(cudaArray_const_t, src), STUB_IN(size_t, wOffset),
    STUB_IN(size_t, hOffset), STUB_IN(size_t, width), STUB_IN(size_t, height),
    STUB_IN(enum cudaMemcpyKind, kind)};
static const stub_param params_cudaMemcpy2DArrayToArray[] = {STUB_IN(cudaArray_t, dst),
    STUB_IN(size_t, wOffsetDst), STUB_IN(size_t, hOffsetDst), STUB_IN(cudaArray_const_t, src),
    STUB_IN(size_t, wOffsetSrc), STUB_IN(size_t, hOffsetSrc), STUB_IN(size_t, width),
    STUB_IN(size_t, height), STUB_IN(enum cudaMemcpyKind, kind)};
static const stub_param params_cudaMemcpyToSymbol[] = {STUB_IN(const void *, symbol),
    STUB_IN(const void *, src), STUB_IN(size_t, count), STUB_IN(size_t, offset),
    STUB_IN(enum cudaMemcpyKind, kind)};
static const stub_param params_cudaMemcpyFromSymbol[] = {STUB_IN(void *, dst),
    STUB_IN(const void *, symbol), STUB_IN(size_t, count), STUB_IN(size_t, offset),
    STUB_IN(enum cudaMemcpyKind, kind)};
static const stub_param params_cudaMemcpyAsync[] = {STUB_IN(void *, dst),
    STUB_IN(const void *, src), STUB_IN(size_t, count), STUB_IN(enum cudaMemcpyKind, kind),
    STUB_IN(cudaStream_t, stream)};
static const stub_param params_cudaMemcpyPeerAsync[] = {STUB_IN(void *, dst),
    STUB_IN(int, dstDevice), STUB_IN(const void *, src), STUB_IN(int, srcDevice),
    STUB_IN(size_t, count), STUB_IN(cudaStream_t, stream)};
static const stub_param params_cudaMemcpyBatchAsync[] = {STUB_IN(void **, dsts),
    STUB_IN(void **, srcs), STUB_IN(size_t *, sizes), STUB_IN(size_t, count),
    STUB_IN(struct cudaMemcpyAttributes *, attrs), STUB_IN(size_t *, attrsIdxs),
    STUB_IN(size_t, numAttrs), STUB_OUT(size_t *, failIdx), STUB_IN(cudaStream_t, stream)};
static const stub_param params_cudaMemcpy3DBatchAsync[] = {STUB_IN(size_t, numOps),
    STUB_IN(struct cudaMemcpy3DBatchOp *, opList), STUB_OUT(size_t *, failIdx),
    STUB_IN(unsigned long long, flags), STUB_IN(cudaStream_t, stream)};
static const stub_param params_cudaMemcpy2DAsync[] = {STUB_IN(void *, dst),
    STUB_IN(size_t, dpitch), STUB_IN(const void *, src), STUB_IN(size_t, spitch),
    STUB_IN(size_t, width), STUB_IN(size_t, height), STUB_IN(enum cudaMemcpyKind, kind),
    STUB_IN(cudaStream_t, stream)};
static const stub_param params_cudaMemcpy2DToArrayAsync[] = {STUB_IN(cudaArray_t, dst),
    STUB_IN(size_t, wOffset), STUB_IN(size_t, hOffset), STUB_IN(const void *, src),
    STUB_IN(size_t, spitch), STUB_IN(size_t, width), STUB_IN(size_t, height),
    STUB_IN(enum cudaMemcpyKind, kind), STUB_IN(cudaStream_t, stream)};
static const stub_param params_cudaMemcpy2DFromArrayAsync[] = {STUB_IN(void *, dst),
    STUB_IN(size_t, dpitch), STUB_IN(cudaArray_const_t, src), STUB_IN(size_t, wOffset),
    STUB_IN(size_t, hOffset), STUB_IN(size_t, width), STUB_IN(size_t, height),
    STUB_IN(enum cudaMemcpyKind, kind), STUB_IN(cudaStream_t, stream)};
static const stub_param params_cudaMemcpyToSymbolAsync[] = {STUB_IN(const void *, symbol),
    STUB_IN(const void *, src), STUB_IN(size_t, count), STUB_IN(size_t, offset),
    STUB_IN(enum cudaMemcpyKind, kind), STUB_IN(cudaStream_t, stream)};
static const stub_param params_cudaMemcpyFromSymbolAsync[] = {STUB_IN(void *, dst),
    STUB_IN(const void *, symbol), STUB_IN(size_t, count), STUB_IN(size_t, offset),
    STUB_IN(enum cudaMemcpyKind, kind), STUB_IN(cudaStream_t, stream)};
static const stub_param params_cudaMemset[] = {STUB_IN(void *, devPtr), STUB_IN(int, value),
    STUB_IN(size_t, count)};
static const stub_param params_cudaMemset2D[] = {STUB_IN(void *, devPtr), STUB_IN(size_t, pitch),
    STUB_IN(int, value), STUB_IN(size_t, width), STUB_IN(size_t, height)};
static const stub_param params_cudaMemset3D[] = {STUB_IN(struct cudaPitchedPtr, pitchedDevPtr),
    STUB_IN(int, value), STUB_IN(struct cudaExtent, extent)};
static const stub_param params_cudaMemsetAsync[] = {STUB_IN(void *, devPtr), STUB_IN(int, value),
    STUB_IN(size_t, count), STUB_IN(cudaStream_t, stream)};
static const stub_param params_cudaMemset2DAsync[] = {STUB_IN(void *, devPtr),
    STUB_IN(size_t, pitch), STUB_IN(int, value), STUB_IN(size_t, width), STUB_IN(size_t, height),
    STUB_IN(cudaStream_t, stream)};
static const stub_param params_cudaMemset3DAsync[] =
    {STUB_IN(struct cudaPitchedPtr, pitchedDevPtr), STUB_IN(int, value),
    STUB_IN(struct cudaExtent, extent), STUB_IN(cudaStream_t, stream)};
static const stub_param params_cudaGetSymbolAddress[] = {STUB_OUT(void **, devPtr),
    STUB_IN(const void *, symbol)};
static const stub_param params_cudaGetSymbolSize[] = {STUB_OUT(size_t *, size),
    STUB_IN(const void *, symbol)};
static const stub_param params_cudaMemPrefetchAsync[] = {STUB_IN(const void *, devPtr),
    STUB_IN(size_t, count), STUB_IN(int, dstDevice), STUB_IN(cudaStream_t, stream)};
static const stub_param params_cudaMemPrefetchAsync_v2[] = {STUB_IN(const void *, devPtr),
    STUB_IN(size_t, count), STUB_IN(struct cudaMemLocation, location),
    STUB_IN(unsigned int, flags), STUB_IN(cudaStream_t, stream)};
static const stub_param params_cudaMemAdvise[] = {STUB_IN(const void *, devPtr),
    STUB_IN(size_t, count), STUB_IN(enum cudaMemoryAdvise, advice), STUB_IN(int, device)};
static const stub_param params_cudaMemAdvise_v2[] = {STUB_IN(const void *, devPtr),
    STUB_IN(size_t, count), STUB_IN(enum cudaMemoryAdvise, advice),
    STUB_IN(struct cudaMemLocation, location)};
static const stub_param params_cudaMemRangeGetAttribute[] = {STUB_OUT(void *, data),
    STUB_IN(size_t, dataSize), STUB_IN(enum cudaMemRangeAttribute, attribute),
    STUB_IN(const void *, devPtr), STUB_IN(size_t, count)};
static const stub_param params_cudaMemRangeGetAttributes[] = {STUB_OUT(void **, data),
    STUB_IN(size_t *, dataSizes), STUB_IN(enum cudaMemRangeAttribute *, attributes),
    STUB_IN(size_t, numAttributes), STUB_IN(const void *, devPtr), STUB_IN(size_t, count)};
static const stub_param params_cudaMemcpyToArray[] = {STUB_IN(cudaArray_t, dst),
    STUB_IN(size_t, wOffset), STUB_IN(size_t, hOffset), STUB_IN(const void *, src),
    STUB_IN(size_t, count), STUB_IN(enum cudaMemcpyKind, kind)};
static const stub_param params_cudaMemcpyFromArray[] = {STUB_IN(void *, dst),
    STUB_IN(cudaArray_const_t, src), STUB_IN(size_t, wOffset), STUB_IN(size_t, hOffset),
    STUB_IN(size_t, count), STUB_IN(enum cudaMemcpyKind, kind)};
static const stub_param params_cudaMemcpyArrayToArray[] = {STUB_IN(cudaArray_t, dst),
    STUB_IN(size_t, wOffsetDst), STUB_IN(size_t, hOffsetDst), STUB_IN(cudaArray_const_t, src),
    STUB_IN(size_t, wOffsetSrc), STUB_IN(size_t, hOffsetSrc), STUB_IN(size_t, count),
    STUB_IN(enum cudaMemcpyKind, kind)};
static const stub_param params_cudaMemcpyToArrayAsync[] = {STUB_IN(cudaArray_t, dst),
    STUB_IN(size_t, wOffset), STUB_IN(size_t, hOffset), STUB_IN(const void *, src),
    STUB_IN(size_t, count), STUB_IN(enum cudaMemcpyKind, kind), STUB_IN(cudaStream_t, stream)};
static const stub_param params_cudaMemcpyFromArrayAsync[] = {STUB_IN(void *, dst),
    STUB_IN(cudaArray_const_t, src), STUB_IN(size_t, wOffset), STUB_IN(size_t, hOffset),
    STUB_IN(size_t, count), STUB_IN(enum cudaMemcpyKind, kind), STUB_IN(cudaStream_t, stream)};
static const stub_param params_cudaMallocAsync[] = {STUB_OUT(void **, devPtr),
    STUB_IN(size_t, size), STUB_IN(cudaStream_t, hStream)};
static const stub_param params_cudaFreeAsync[] = {STUB_IN(void *, devPtr),
    STUB_IN(cudaStream_t, hStream)};
static const stub_param params_cudaMemPoolTrimTo[] = {STUB_IN(cudaMemPool_t, memPool),
    STUB_IN(size_t, minBytesToKeep)};
static const stub_param params_cudaMemPoolSetAttribute[] = {STUB_IN(cudaMemPool_t, memPool),
    STUB_IN(enum cudaMemPoolAttr, attr), STUB_IN(void *, value)};
static const stub_param params_cudaMemPoolGetAttribute[] = {STUB_IN(cudaMemPool_t, memPool),
    STUB_IN(enum cudaMemPoolAttr, attr), STUB_OUT(void *, value)};
static const stub_param params_cudaMemPoolSetAccess[] = {STUB_IN(cudaMemPool_t, memPool),
    STUB_IN(const struct cudaMemAccessDesc *, descList), STUB_IN(size_t, count)};
static const stub_param params_cudaMemPoolGetAccess[] =
    {STUB_OUT(enum cudaMemAccessFlags *, flags), STUB_IN(cudaMemPool_t, memPool),
    STUB_IN(struct cudaMemLocation *, location)};
static const stub_param params_cudaMemPoolCreate[] = {STUB_OUT(cudaMemPool_t *, memPool),
    STUB_IN(const struct cudaMemPoolProps *, poolProps)};
static const stub_param params_cudaMemPoolDestroy[] = {STUB_IN(cudaMemPool_t, memPool)};
static const stub_param params_cudaMallocFromPoolAsync[] = {STUB_OUT(void **, ptr),
    STUB_IN(size_t, size), STUB_IN(cudaMemPool_t, memPool), STUB_IN(cudaStream_t, stream)};
static const stub_param params_cudaMemPoolExportToShareableHandle[] =
    {STUB_OUT(void *, shareableHandle), STUB_IN(cudaMemPool_t, memPool),
    STUB_IN(enum cudaMemAllocationHandleType, handleType), STUB_IN(unsigned int, flags)};
static const stub_param params_cudaMemPoolImportFromShareableHandle[] =
    {STUB_OUT(cudaMemPool_t *, memPool), STUB_IN(void *, shareableHandle),
    STUB_IN(enum cudaMemAllocationHandleType, handleType), STUB_IN(unsigned int, flags)};
static const stub_param params_cudaMemPoolExportPointer[] =
    {STUB_OUT(struct cudaMemPoolPtrExportData *, exportData), STUB_IN(void *, ptr)};
static const stub_param params_cudaMemPoolImportPointer[] = {STUB_OUT(void **, ptr),
    STUB_IN(cudaMemPool_t, memPool), STUB_IN(struct cudaMemPoolPtrExportData *, exportData)};
static const stub_param params_cudaPointerGetAttributes[] =
    {STUB_OUT(struct cudaPointerAttributes *, attributes), STUB_IN(const void *, ptr)};
static const stub_param params_cudaDeviceCanAccessPeer[] = {STUB_OUT(int *, canAccessPeer),
    STUB_IN(int, device), STUB_IN(int, peerDevice)};
static const stub_param params_cudaDeviceEnablePeerAccess[] = {STUB_IN(int, peerDevice),
    STUB_IN(unsigned int, flags)};
static const stub_param params_cudaDeviceDisablePeerAccess[] = {STUB_IN(int, peerDevice)};
static const stub_param params_cudaGraphicsUnregisterResource[] =
    {STUB_IN(cudaGraphicsResource_t, resource)};
static const stub_param params_cudaGraphicsResourceSetMapFlags[] =
    {STUB_IN(cudaGraphicsResource_t, resource), STUB_IN(unsigned int, flags)};
static const stub_param params_cudaGraphicsMapResources[] = {STUB_IN(int, count),
    STUB_IN(cudaGraphicsResource_t *, resources), STUB_IN(cudaStream_t, stream)};
static const stub_param params_cudaGraphicsUnmapResources[] = {STUB_IN(int, count),
    STUB_IN(cudaGraphicsResource_t *, resources), STUB_IN(cudaStream_t, stream)};
static const stub_param params_cudaGraphicsResourceGetMappedPointer[] = {STUB_OUT(void **, devPtr),
    STUB_OUT(size_t *, size), STUB_IN(cudaGraphicsResource_t, resource)};
static const stub_param params_cudaGraphicsSubResourceGetMappedArray[] =
    {STUB_OUT(cudaArray_t *, array), STUB_IN(cudaGraphicsResource_t, resource),
    STUB_IN(unsigned int, arrayIndex), STUB_IN(unsigned int, mipLevel)};
static const stub_param params_cudaGraphicsResourceGetMappedMipmappedArray[] =
    {STUB_OUT(cudaMipmappedArray_t *, mipmappedArray), STUB_IN(cudaGraphicsResource_t, resource)};
static const stub_param params_cudaGetChannelDesc[] =
    {STUB_OUT(struct cudaChannelFormatDesc *, desc), STUB_IN(cudaArray_const_t, array)};
static const stub_param params_cudaCreateChannelDesc[] = {STUB_IN(int, x), STUB_IN(int, y),
    STUB_IN(int, z), STUB_IN(int, w), STUB_IN(enum cudaChannelFormatKind, f)};
static const stub_param params_cudaCreateTextureObject[] =
    {STUB_OUT(cudaTextureObject_t *, pTexObject),
    STUB_IN(const struct cudaResourceDesc *, pResDesc),
    STUB_IN(const struct cudaTextureDesc *, pTexDesc),
    STUB_IN(const struct cudaResourceViewDesc *, pResViewDesc)};
static const stub_param params_cudaDestroyTextureObject[] =
    {STUB_IN(cudaTextureObject_t, texObject)};
static const stub_param params_cudaGetTextureObjectResourceDesc[] =
    {STUB_OUT(struct cudaResourceDesc *, pResDesc), STUB_IN(cudaTextureObject_t, texObject)};
static const stub_param params_cudaGetTextureObjectTextureDesc[] =
    {STUB_OUT(struct cudaTextureDesc *, pTexDesc), STUB_IN(cudaTextureObject_t, texObject)};
static const stub_param params_cudaGetTextureObjectResourceViewDesc[] =
    {STUB_OUT(struct cudaResourceViewDesc *, pResViewDesc),
    STUB_IN(cudaTextureObject_t, texObject)};
static const stub_param params_cudaCreateSurfaceObject[] =
    {STUB_OUT(cudaSurfaceObject_t *, pSurfObject),
    STUB_IN(const struct cudaResourceDesc *, pResDesc)};
static const stub_param params_cudaDestroySurfaceObject[] =
    {STUB_IN(cudaSurfaceObject_t, surfObject)};
static const stub_param params_cudaGetSurfaceObjectResourceDesc[] =
    {STUB_OUT(struct cudaResourceDesc *, pResDesc), STUB_IN(cudaSurfaceObject_t, surfObject)};
static const stub_param params_cudaDriverGetVersion[] = {STUB_OUT(int *, driverVersion)};
static const stub_param params_cudaRuntimeGetVersion[] = {STUB_OUT(int *, runtimeVersion)};
static const stub_param params_cudaGraphCreate[] = {STUB_OUT(cudaGraph_t *, pGraph),
    STUB_IN(unsigned int, flags)};
static const stub_param params_cudaGraphAddKernelNode[] = {STUB_OUT(cudaGraphNode_t *, pGraphNode),
    STUB_IN(cudaGraph_t, graph), STUB_IN(const cudaGraphNode_t *, pDependencies),
    STUB_IN(size_t, numDependencies), STUB_IN(const struct cudaKernelNodeParams *, pNodeParams)};
static const stub_param params_cudaGraphKernelNodeGetParams[] = {STUB_IN(cudaGraphNode_t, node),
    STUB_OUT(struct cudaKernelNodeParams *, pNodeParams)};
static const stub_param params_cudaGraphKernelNodeSetParams[] = {STUB_IN(cudaGraphNode_t, node),
    STUB_IN(const struct cudaKernelNodeParams *, pNodeParams)};
static const stub_param params_cudaGraphKernelNodeCopyAttributes[] =
    {STUB_IN(cudaGraphNode_t, hSrc), STUB_IN(cudaGraphNode_t, hDst)};
static const stub_param params_cudaGraphKernelNodeGetAttribute[] =
    {STUB_IN(cudaGraphNode_t, hNode), STUB_IN(cudaKernelNodeAttrID, attr),
    STUB_OUT(cudaKernelNodeAttrValue *, value_out)};
static const stub_param params_cudaGraphKernelNodeSetAttribute[] =
    {STUB_IN(cudaGraphNode_t, hNode), STUB_IN(cudaKernelNodeAttrID, attr),
    STUB_IN(const cudaKernelNodeAttrValue *, value)};
static const stub_param params_cudaGraphAddMemcpyNode[] = {STUB_OUT(cudaGraphNode_t *, pGraphNode),
    STUB_IN(cudaGraph_t, graph), STUB_IN(const cudaGraphNode_t *, pDependencies),
    STUB_IN(size_t, numDependencies), STUB_IN(const struct cudaMemcpy3DParms *, pCopyParams)};
static const stub_param params_cudaGraphAddMemcpyNodeToSymbol[] =
    {STUB_OUT(cudaGraphNode_t *, pGraphNode), STUB_IN(cudaGraph_t, graph),
    STUB_IN(const cudaGraphNode_t *, pDependencies), STUB_IN(size_t, numDependencies),
    STUB_IN(const void *, symbol), STUB_IN(const void *, src), STUB_IN(size_t, count),
    STUB_IN(size_t, offset), STUB_IN(enum cudaMemcpyKind, kind)};
static const stub_param params_cudaGraphAddMemcpyNodeFromSymbol[] =
    {STUB_OUT(cudaGraphNode_t *, pGraphNode), STUB_IN(cudaGraph_t, graph),
    STUB_IN(const cudaGraphNode_t *, pDependencies), STUB_IN(size_t, numDependencies),
    STUB_IN(void *, dst), STUB_IN(const void *, symbol), STUB_IN(size_t, count),
    STUB_IN(size_t, offset), STUB_IN(enum cudaMemcpyKind, kind)};
static const stub_param params_cudaGraphAddMemcpyNode1D[] =
    {STUB_OUT(cudaGraphNode_t *, pGraphNode), STUB_IN(cudaGraph_t, graph),
    STUB_IN(const cudaGraphNode_t *, pDependencies), STUB_IN(size_t, numDependencies),
    STUB_IN(void *, dst), STUB_IN(const void *, src), STUB_IN(size_t, count),
    STUB_IN(enum cudaMemcpyKind, kind)};
static const stub_param params_cudaGraphMemcpyNodeGetParams[] = {STUB_IN(cudaGraphNode_t, node),
    STUB_OUT(struct cudaMemcpy3DParms *, pNodeParams)};
static const stub_param params_cudaGraphMemcpyNodeSetParams[] = {STUB_IN(cudaGraphNode_t, node),
    STUB_IN(const struct cudaMemcpy3DParms *, pNodeParams)};
static const stub_param params_cudaGraphMemcpyNodeSetParamsToSymbol[] =
    {STUB_IN(cudaGraphNode_t, node), STUB_IN(const void *, symbol), STUB_IN(const void *, src),
    STUB_IN(size_t, count), STUB_IN(size_t, offset), STUB_IN(enum cudaMemcpyKind, kind)};
static const stub_param params_cudaGraphMemcpyNodeSetParamsFromSymbol[] =
    {STUB_IN(cudaGraphNode_t, node), STUB_IN(void *, dst), STUB_IN(const void *, symbol),
    STUB_IN(size_t, count), STUB_IN(size_t, offset), STUB_IN(enum cudaMemcpyKind, kind)};
static const stub_param params_cudaGraphMemcpyNodeSetParams1D[] = {STUB_IN(cudaGraphNode_t, node),
    STUB_IN(void *, dst), STUB_IN(const void *, src), STUB_IN(size_t, count),
    STUB_IN(enum cudaMemcpyKind, kind)};
static const stub_param params_cudaGraphAddMemsetNode[] = {STUB_OUT(cudaGraphNode_t *, pGraphNode),
    STUB_IN(cudaGraph_t, graph), STUB_IN(const cudaGraphNode_t *, pDependencies),
    STUB_IN(size_t, numDependencies), STUB_IN(const struct cudaMemsetParams *, pMemsetParams)};
static const stub_param params_cudaGraphMemsetNodeGetParams[] = {STUB_IN(cudaGraphNode_t, node),
    STUB_OUT(struct cudaMemsetParams *, pNodeParams)};
static const stub_param params_cudaGraphMemsetNodeSetParams[] = {STUB_IN(cudaGraphNode_t, node),
    STUB_IN(const struct cudaMemsetParams *, pNodeParams)};
static const stub_param params_cudaGraphAddHostNode[] = {STUB_OUT(cudaGraphNode_t *, pGraphNode),
    STUB_IN(cudaGraph_t, graph), STUB_IN(const cudaGraphNode_t *, pDependencies),
    STUB_IN(size_t, numDependencies), STUB_IN(const struct cudaHostNodeParams *, pNodeParams)};
static const stub_param params_cudaGraphHostNodeGetParams[] = {STUB_IN(cudaGraphNode_t, node),
    STUB_OUT(struct cudaHostNodeParams *, pNodeParams)};
static const stub_param params_cudaGraphHostNodeSetParams[] = {STUB_IN(cudaGraphNode_t, node),
    STUB_IN(const struct cudaHostNodeParams *, pNodeParams)};
static const stub_param params_cudaGraphAddChildGraphNode[] =
    {STUB_OUT(cudaGraphNode_t *, pGraphNode), STUB_IN(cudaGraph_t, graph),
    STUB_IN(const cudaGraphNode_t *, pDependencies), STUB_IN(size_t, numDependencies),
    STUB_IN(cudaGraph_t, childGraph)};
static const stub_param params_cudaGraphChildGraphNodeGetGraph[] = {STUB_IN(cudaGraphNode_t, node),
    STUB_OUT(cudaGraph_t *, pGraph)};
static const stub_param params_cudaGraphAddEmptyNode[] = {STUB_OUT(cudaGraphNode_t *, pGraphNode),
    STUB_IN(cudaGraph_t, graph), STUB_IN(const cudaGraphNode_t *, pDependencies),
    STUB_IN(size_t, numDependencies)};
static const stub_param params_cudaGraphAddEventRecordNode[] =
    {STUB_OUT(cudaGraphNode_t *, pGraphNode), STUB_IN(cudaGraph_t, graph),
    STUB_IN(const cudaGraphNode_t *, pDependencies), STUB_IN(size_t, numDependencies),
    STUB_IN(cudaEvent_t, event)};
static const stub_param params_cudaGraphEventRecordNodeGetEvent[] =
    {STUB_IN(cudaGraphNode_t, node), STUB_OUT(cudaEvent_t *, event_out)};
static const stub_param params_cudaGraphEventRecordNodeSetEvent[] =
    {STUB_IN(cudaGraphNode_t, node), STUB_IN(cudaEvent_t, event)};
static const stub_param params_cudaGraphAddEventWaitNode[] =
    {STUB_OUT(cudaGraphNode_t *, pGraphNode), STUB_IN(cudaGraph_t, graph),
    STUB_IN(const cudaGraphNode_t *, pDependencies), STUB_IN(size_t, numDependencies),
    STUB_IN(cudaEvent_t, event)};
static const stub_param params_cudaGraphEventWaitNodeGetEvent[] = {STUB_IN(cudaGraphNode_t, node),
    STUB_OUT(cudaEvent_t *, event_out)};
static const stub_param params_cudaGraphEventWaitNodeSetEvent[] = {STUB_IN(cudaGraphNode_t, node),
    STUB_IN(cudaEvent_t, event)};
static const stub_param params_cudaGraphAddExternalSemaphoresSignalNode[] =
    {STUB_OUT(cudaGraphNode_t *, pGraphNode), STUB_IN(cudaGraph_t, graph),
    STUB_IN(const cudaGraphNode_t *, pDependencies), STUB_IN(size_t, numDependencies),
    STUB_IN(const struct cudaExternalSemaphoreSignalNodeParams *, nodeParams)};
static const stub_param params_cudaGraphExternalSemaphoresSignalNodeGetParams[] =
    {STUB_IN(cudaGraphNode_t, hNode),
    STUB_OUT(struct cudaExternalSemaphoreSignalNodeParams *, params_out)};
static const stub_param params_cudaGraphExternalSemaphoresSignalNodeSetParams[] =
    {STUB_IN(cudaGraphNode_t, hNode),
    STUB_IN(const struct cudaExternalSemaphoreSignalNodeParams *, nodeParams)};
static const stub_param params_cudaGraphAddExternalSemaphoresWaitNode[] =
    {STUB_OUT(cudaGraphNode_t *, pGraphNode), STUB_IN(cudaGraph_t, graph),
    STUB_IN(const cudaGraphNode_t *, pDependencies), STUB_IN(size_t, numDependencies),
    STUB_IN(const struct cudaExternalSemaphoreWaitNodeParams *, nodeParams)};
static const stub_param params_cudaGraphExternalSemaphoresWaitNodeGetParams[] =
    {STUB_IN(cudaGraphNode_t, hNode),
    STUB_OUT(struct cudaExternalSemaphoreWaitNodeParams *, params_out)};
static const stub_param params_cudaGraphExternalSemaphoresWaitNodeSetParams[] =
    {STUB_IN(cudaGraphNode_t, hNode),
    STUB_IN(const struct cudaExternalSemaphoreWaitNodeParams *, nodeParams)};
static const stub_param params_cudaGraphAddMemAllocNode[] =
    {STUB_OUT(cudaGraphNode_t *, pGraphNode), STUB_IN(cudaGraph_t, graph),
    STUB_IN(const cudaGraphNode_t *, pDependencies), STUB_IN(size_t, numDependencies),
    STUB_OUT(struct cudaMemAllocNodeParams *, nodeParams)};
static const stub_param params_cudaGraphMemAllocNodeGetParams[] = {STUB_IN(cudaGraphNode_t, node),
    STUB_OUT(struct cudaMemAllocNodeParams *, params_out)};
static const stub_param params_cudaGraphAddMemFreeNode[] =
    {STUB_OUT(cudaGraphNode_t *, pGraphNode), STUB_IN(cudaGraph_t, graph),
    STUB_IN(const cudaGraphNode_t *, pDependencies), STUB_IN(size_t, numDependencies),
    STUB_IN(void *, dptr)};
static const stub_param params_cudaGraphMemFreeNodeGetParams[] = {STUB_IN(cudaGraphNode_t, node),
    STUB_OUT(void *, dptr_out)};
static const stub_param params_cudaDeviceGraphMemTrim[] = {STUB_IN(int, device)};
static const stub_param params_cudaDeviceGetGraphMemAttribute[] = {STUB_IN(int, device),
    STUB_IN(enum cudaGraphMemAttributeType, attr), STUB_OUT(void *, value)};
static const stub_param params_cudaDeviceSetGraphMemAttribute[] = {STUB_IN(int, device),
    STUB_IN(enum cudaGraphMemAttributeType, attr), STUB_IN(void *, value)};
static const stub_param params_cudaGraphClone[] = {STUB_OUT(cudaGraph_t *, pGraphClone),
    STUB_IN(cudaGraph_t, originalGraph)};
static const stub_param params_cudaGraphNodeFindInClone[] = {STUB_OUT(cudaGraphNode_t *, pNode),
    STUB_IN(cudaGraphNode_t, originalNode), STUB_IN(cudaGraph_t, clonedGraph)};
static const stub_param params_cudaGraphNodeGetType[] = {STUB_IN(cudaGraphNode_t, node),
    STUB_OUT(enum cudaGraphNodeType *, pType)};
static const stub_param params_cudaGraphGetNodes[] = {STUB_IN(cudaGraph_t, graph),
    STUB_OUT(cudaGraphNode_t *, nodes), STUB_OUT(size_t *, numNodes)};
static const stub_param params_cudaGraphGetRootNodes[] = {STUB_IN(cudaGraph_t, graph),
    STUB_OUT(cudaGraphNode_t *, pRootNodes), STUB_OUT(size_t *, pNumRootNodes)};
static const stub_param params_cudaGraphGetEdges[] = {STUB_IN(cudaGraph_t, graph),
    STUB_OUT(cudaGraphNode_t *, from), STUB_OUT(cudaGraphNode_t *, to),
    STUB_OUT(size_t *, numEdges)};
static const stub_param params_cudaGraphGetEdges_v2[] = {STUB_IN(cudaGraph_t, graph),
    STUB_OUT(cudaGraphNode_t *, from), STUB_OUT(cudaGraphNode_t *, to),
    STUB_OUT(cudaGraphEdgeData *, edgeData), STUB_OUT(size_t *, numEdges)};
static const stub_param params_cudaGraphNodeGetDependencies[] = {STUB_IN(cudaGraphNode_t, node),
    STUB_OUT(cudaGraphNode_t *, pDependencies), STUB_OUT(size_t *, pNumDependencies)};
static const stub_param params_cudaGraphNodeGetDependencies_v2[] = {STUB_IN(cudaGraphNode_t, node),
    STUB_OUT(cudaGraphNode_t *, pDependencies), STUB_OUT(cudaGraphEdgeData *, edgeData),
    STUB_OUT(size_t *, pNumDependencies)};
static const stub_param params_cudaGraphNodeGetDependentNodes[] = {STUB_IN(cudaGraphNode_t, node),
    STUB_OUT(cudaGraphNode_t *, pDependentNodes), STUB_OUT(size_t *, pNumDependentNodes)};
static const stub_param params_cudaGraphNodeGetDependentNodes_v2[] =
    {STUB_IN(cudaGraphNode_t, node), STUB_OUT(cudaGraphNode_t *, pDependentNodes),
    STUB_OUT(cudaGraphEdgeData *, edgeData), STUB_OUT(size_t *, pNumDependentNodes)};
static const stub_param params_cudaGraphAddDependencies[] = {STUB_IN(cudaGraph_t, graph),
    STUB_IN(const cudaGraphNode_t *, from), STUB_IN(const cudaGraphNode_t *, to),
    STUB_IN(size_t, numDependencies)};
static const stub_param params_cudaGraphAddDependencies_v2[] = {STUB_IN(cudaGraph_t, graph),
    STUB_IN(const cudaGraphNode_t *, from), STUB_IN(const cudaGraphNode_t *, to),
    STUB_IN(const cudaGraphEdgeData *, edgeData), STUB_IN(size_t, numDependencies)};
static const stub_param params_cudaGraphRemoveDependencies[] = {STUB_IN(cudaGraph_t, graph),
    STUB_IN(const cudaGraphNode_t *, from), STUB_IN(const cudaGraphNode_t *, to),
    STUB_IN(size_t, numDependencies)};
static const stub_param params_cudaGraphRemoveDependencies_v2[] = {STUB_IN(cudaGraph_t, graph),
    STUB_IN(const cudaGraphNode_t *, from), STUB_IN(const cudaGraphNode_t *, to),
    STUB_IN(const cudaGraphEdgeData *, edgeData), STUB_IN(size_t, numDependencies)};
static const stub_param params_cudaGraphDestroyNode[] = {STUB_IN(cudaGraphNode_t, node)};
static const stub_param params_cudaGraphInstantiate[] = {STUB_OUT(cudaGraphExec_t *, pGraphExec),
    STUB_IN(cudaGraph_t, graph), STUB_IN(unsigned long long, flags)};
static const stub_param params_cudaGraphInstantiateWithFlags[] =
    {STUB_OUT(cudaGraphExec_t *, pGraphExec), STUB_IN(cudaGraph_t, graph),
    STUB_IN(unsigned long long, flags)};
static const stub_param params_cudaGraphInstantiateWithParams[] =
    {STUB_OUT(cudaGraphExec_t *, pGraphExec), STUB_IN(cudaGraph_t, graph),
    STUB_OUT(cudaGraphInstantiateParams *, instantiateParams)};
static const stub_param params_cudaGraphExecGetFlags[] = {STUB_IN(cudaGraphExec_t, graphExec),
    STUB_OUT(unsigned long long *, flags)};
static const stub_param params_cudaGraphExecKernelNodeSetParams[] =
    {STUB_IN(cudaGraphExec_t, hGraphExec), STUB_IN(cudaGraphNode_t, node),
    STUB_IN(const struct cudaKernelNodeParams *, pNodeParams)};
static const stub_param params_cudaGraphExecMemcpyNodeSetParams[] =
    {STUB_IN(cudaGraphExec_t, hGraphExec), STUB_IN(cudaGraphNode_t, node),
    STUB_IN(const struct cudaMemcpy3DParms *, pNodeParams)};
static const stub_param params_cudaGraphExecMemcpyNodeSetParamsToSymbol[] =
    {STUB_IN(cudaGraphExec_t, hGraphExec), STUB_IN(cudaGraphNode_t, node),
    STUB_IN(const void *, symbol), STUB_IN(const void *, src), STUB_IN(size_t, count),
    STUB_IN(size_t, offset), STUB_IN(enum cudaMemcpyKind, kind)};
static const stub_param params_cudaGraphExecMemcpyNodeSetParamsFromSymbol[] =
    {STUB_IN(cudaGraphExec_t, hGraphExec), STUB_IN(cudaGraphNode_t, node), STUB_IN(void *, dst),
    STUB_IN(const void *, symbol), STUB_IN(size_t, count), STUB_IN(size_t, offset),
    STUB_IN(enum cudaMemcpyKind, kind)};
static const stub_param params_cudaGraphExecMemcpyNodeSetParams1D[] =
    {STUB_IN(cudaGraphExec_t, hGraphExec), STUB_IN(cudaGraphNode_t, node), STUB_IN(void *, dst),
    STUB_IN(const void *, src), STUB_IN(size_t, count), STUB_IN(enum cudaMemcpyKind, kind)};
static const stub_param params_cudaGraphExecMemsetNodeSetParams[] =
    {STUB_IN(cudaGraphExec_t, hGraphExec), STUB_IN(cudaGraphNode_t, node),
    STUB_IN(const struct cudaMemsetParams *, pNodeParams)};
static const stub_param params_cudaGraphExecHostNodeSetParams[] =
    {STUB_IN(cudaGraphExec_t, hGraphExec), STUB_IN(cudaGraphNode_t, node),
    STUB_IN(const struct cudaHostNodeParams *, pNodeParams)};
static const stub_param params_cudaGraphExecChildGraphNodeSetParams[] =
    {STUB_IN(cudaGraphExec_t, hGraphExec), STUB_IN(cudaGraphNode_t, node),
    STUB_IN(cudaGraph_t, childGraph)};
static const stub_param params_cudaGraphExecEventRecordNodeSetEvent[] =
    {STUB_IN(cudaGraphExec_t, hGraphExec), STUB_IN(cudaGraphNode_t, hNode),
    STUB_IN(cudaEvent_t, event)};
static const stub_param params_cudaGraphExecEventWaitNodeSetEvent[] =
    {STUB_IN(cudaGraphExec_t, hGraphExec), STUB_IN(cudaGraphNode_t, hNode),
    STUB_IN(cudaEvent_t, event)};
static const stub_param params_cudaGraphExecExternalSemaphoresSignalNodeSetParams[] =
    {STUB_IN(cudaGraphExec_t, hGraphExec), STUB_IN(cudaGraphNode_t, hNode),
    STUB_IN(const struct cudaExternalSemaphoreSignalNodeParams *, nodeParams)};
static const stub_param params_cudaGraphExecExternalSemaphoresWaitNodeSetParams[] =
    {STUB_IN(cudaGraphExec_t, hGraphExec), STUB_IN(cudaGraphNode_t, hNode),
    STUB_IN(const struct cudaExternalSemaphoreWaitNodeParams *, nodeParams)};
static const stub_param params_cudaGraphNodeSetEnabled[] = {STUB_IN(cudaGraphExec_t, hGraphExec),
    STUB_IN(cudaGraphNode_t, hNode), STUB_IN(unsigned int, isEnabled)};
static const stub_param params_cudaGraphNodeGetEnabled[] = {STUB_IN(cudaGraphExec_t, hGraphExec),
    STUB_IN(cudaGraphNode_t, hNode), STUB_OUT(unsigned int *, isEnabled)};
static const stub_param params_cudaGraphExecUpdate[] = {STUB_IN(cudaGraphExec_t, hGraphExec),
    STUB_IN(cudaGraph_t, hGraph), STUB_OUT(cudaGraphExecUpdateResultInfo *, resultInfo)};
static const stub_param params_cudaGraphUpload[] = {STUB_IN(cudaGraphExec_t, graphExec),
    STUB_IN(cudaStream_t, stream)};
static const stub_param params_cudaGraphLaunch[] = {STUB_IN(cudaGraphExec_t, graphExec),
    STUB_IN(cudaStream_t, stream)};
static const stub_param params_cudaGraphExecDestroy[] = {STUB_IN(cudaGraphExec_t, graphExec)};
static const stub_param params_cudaGraphDestroy[] = {STUB_IN(cudaGraph_t, graph)};
static const stub_param params_cudaGraphDebugDotPrint[] = {STUB_IN(cudaGraph_t, graph),
    STUB_IN(const char *, path), STUB_IN(unsigned int, flags)};
static const stub_param params_cudaUserObjectCreate[] = {STUB_OUT(cudaUserObject_t *, object_out),
    STUB_IN(void *, ptr), STUB_IN(cudaHostFn_t, destroy), STUB_IN(unsigned int, initialRefcount),
    STUB_IN(unsigned int, flags)};
static const stub_param params_cudaUserObjectRetain[] = {STUB_IN(cudaUserObject_t, object),
    STUB_IN(unsigned int, count)};
static const stub_param params_cudaUserObjectRelease[] = {STUB_IN(cudaUserObject_t, object),
    STUB_IN(unsigned int, count)};
static const stub_param params_cudaGraphRetainUserObject[] = {STUB_IN(cudaGraph_t, graph),
    STUB_IN(cudaUserObject_t, object), STUB_IN(unsigned int, count), STUB_IN(unsigned int, flags)};
static const stub_param params_cudaGraphReleaseUserObject[] = {STUB_IN(cudaGraph_t, graph),
    STUB_IN(cudaUserObject_t, object), STUB_IN(unsigned int, count)};
static const stub_param params_cudaGraphAddNode[] = {STUB_OUT(cudaGraphNode_t *, pGraphNode),
    STUB_IN(cudaGraph_t, graph), STUB_IN(const cudaGraphNode_t *, pDependencies),
    STUB_IN(size_t, numDependencies), STUB_OUT(struct cudaGraphNodeParams *, nodeParams)};
static const stub_param params_cudaGraphAddNode_v2[] = {STUB_OUT(cudaGraphNode_t *, pGraphNode),
    STUB_IN(cudaGraph_t, graph), STUB_IN(const cudaGraphNode_t *, pDependencies),
    STUB_IN(const cudaGraphEdgeData *, dependencyData), STUB_IN(size_t, numDependencies),
    STUB_OUT(struct cudaGraphNodeParams *, nodeParams)};
static const stub_param params_cudaGraphNodeSetParams[] = {STUB_IN(cudaGraphNode_t, node),
    STUB_IN(struct cudaGraphNodeParams *, nodeParams)};
static const stub_param params_cudaGraphExecNodeSetParams[] = {STUB_IN(cudaGraphExec_t, graphExec),
    STUB_IN(cudaGraphNode_t, node), STUB_IN(struct cudaGraphNodeParams *, nodeParams)};
static const stub_param params_cudaGraphConditionalHandleCreate[] =
    {STUB_OUT(cudaGraphConditionalHandle *, pHandle_out), STUB_IN(cudaGraph_t, graph),
    STUB_IN(unsigned int, defaultLaunchValue), STUB_IN(unsigned int, flags)};
static const stub_param params_cudaGetDriverEntryPoint[] = {STUB_IN(const char *, symbol),
    STUB_OUT(void **, funcPtr), STUB_IN(unsigned long long, flags),
    STUB_OUT(enum cudaDriverEntryPointQueryResult *, driverStatus)};
static const stub_param params_cudaGetDriverEntryPointByVersion[] = {STUB_IN(const char *, symbol),
    STUB_OUT(void **, funcPtr), STUB_IN(unsigned int, cudaVersion),
    STUB_IN(unsigned long long, flags),
    STUB_OUT(enum cudaDriverEntryPointQueryResult *, driverStatus)};
static const stub_param params_cudaLibraryLoadData[] = {STUB_OUT(cudaLibrary_t *, library),
    STUB_IN(const void *, code), STUB_IN(enum cudaJitOption *, jitOptions),
    STUB_IN(void **, jitOptionsValues), STUB_IN(unsigned int, numJitOptions),
    STUB_IN(enum cudaLibraryOption *, libraryOptions), STUB_IN(void **, libraryOptionValues),
    STUB_IN(unsigned int, numLibraryOptions)};
static const stub_param params_cudaLibraryLoadFromFile[] = {STUB_OUT(cudaLibrary_t *, library),
    STUB_IN(const char *, fileName), STUB_IN(enum cudaJitOption *, jitOptions),
    STUB_IN(void **, jitOptionsValues), STUB_IN(unsigned int, numJitOptions),
    STUB_IN(enum cudaLibraryOption *, libraryOptions), STUB_IN(void **, libraryOptionValues),
    STUB_IN(unsigned int, numLibraryOptions)};
static const stub_param params_cudaLibraryUnload[] = {STUB_IN(cudaLibrary_t, library)};
static const stub_param params_cudaLibraryGetKernel[] = {STUB_OUT(cudaKernel_t *, pKernel),
    STUB_IN(cudaLibrary_t, library), STUB_IN(const char *, name)};
static const stub_param params_cudaLibraryGetGlobal[] = {STUB_OUT(void **, dptr),
    STUB_OUT(size_t *, bytes), STUB_IN(cudaLibrary_t, library), STUB_IN(const char *, name)};
static const stub_param params_cudaLibraryGetManaged[] = {STUB_OUT(void **, dptr),
    STUB_OUT(size_t *, bytes), STUB_IN(cudaLibrary_t, library), STUB_IN(const char *, name)};
static const stub_param params_cudaLibraryGetUnifiedFunction[] = {STUB_OUT(void **, fptr),
    STUB_IN(cudaLibrary_t, library), STUB_IN(const char *, symbol)};
static const stub_param params_cudaLibraryGetKernelCount[] = {STUB_OUT(unsigned int *, count),
    STUB_IN(cudaLibrary_t, lib)};
static const stub_param params_cudaLibraryEnumerateKernels[] = {STUB_OUT(cudaKernel_t *, kernels),
    STUB_IN(unsigned int, numKernels), STUB_IN(cudaLibrary_t, lib)};
static const stub_param params_cudaKernelSetAttributeForDevice[] = {STUB_IN(cudaKernel_t, kernel),
    STUB_IN(enum cudaFuncAttribute, attr), STUB_IN(int, value), STUB_IN(int, device)};
static const stub_param params_cudaGetExportTable[] = {STUB_OUT(const void **, ppExportTable),
    STUB_IN(const cudaUUID_t *, pExportTableId)};
static const stub_param params_cudaGetFuncBySymbol[] = {STUB_OUT(cudaFunction_t *, functionPtr),
    STUB_IN(const void *, symbolPtr)};
static const stub_param params_cudaGetKernel[] = {STUB_OUT(cudaKernel_t *, kernelPtr),
    STUB_IN(const void *, entryFuncAddr)};
static const stub_param params_cudaGraphicsEGLRegisterImage[] =
    {STUB_OUT(cudaGraphicsResource_t *, pCudaResource), STUB_IN(EGLImageKHR, image),
    STUB_IN(unsigned int, flags)};
static const stub_param params_cudaEGLStreamConsumerConnect[] =
    {STUB_OUT(cudaEglStreamConnection *, conn), STUB_IN(EGLStreamKHR, eglStream)};
static const stub_param params_cudaEGLStreamConsumerConnectWithFlags[] =
    {STUB_OUT(cudaEglStreamConnection *, conn), STUB_IN(EGLStreamKHR, eglStream),
    STUB_IN(unsigned int, flags)};
static const stub_param params_cudaEGLStreamConsumerDisconnect[] =
    {STUB_IN(cudaEglStreamConnection *, conn)};
static const stub_param params_cudaEGLStreamConsumerAcquireFrame[] =
    {STUB_IN(cudaEglStreamConnection *, conn), STUB_OUT(cudaGraphicsResource_t *, pCudaResource),
    STUB_OUT(cudaStream_t *, pStream), STUB_IN(unsigned int, timeout)};
static const stub_param params_cudaEGLStreamConsumerReleaseFrame[] =
    {STUB_IN(cudaEglStreamConnection *, conn), STUB_IN(cudaGraphicsResource_t, pCudaResource),
    STUB_IN(cudaStream_t *, pStream)};
static const stub_param params_cudaEGLStreamProducerConnect[] =
    {STUB_OUT(cudaEglStreamConnection *, conn), STUB_IN(EGLStreamKHR, eglStream),
    STUB_IN(EGLint, width), STUB_IN(EGLint, height)};
static const stub_param params_cudaEGLStreamProducerDisconnect[] =
    {STUB_IN(cudaEglStreamConnection *, conn)};
static const stub_param params_cudaEGLStreamProducerPresentFrame[] =
    {STUB_IN(cudaEglStreamConnection *, conn), STUB_IN(cudaEglFrame, eglframe),
    STUB_IN(cudaStream_t *, pStream)};
static const stub_param params_cudaEGLStreamProducerReturnFrame[] =
    {STUB_IN(cudaEglStreamConnection *, conn), STUB_OUT(cudaEglFrame *, eglframe),
    STUB_OUT(cudaStream_t *, pStream)};
static const stub_param params_cudaGraphicsResourceGetMappedEglFrame[] =
    {STUB_OUT(cudaEglFrame *, eglFrame), STUB_IN(cudaGraphicsResource_t, resource),
    STUB_IN(unsigned int, index), STUB_IN(unsigned int, mipLevel)};
static const stub_param params_cudaEventCreateFromEGLSync[] = {STUB_OUT(cudaEvent_t *, phEvent),
    STUB_IN(EGLSyncKHR, eglSync), STUB_IN(unsigned int, flags)};
static const stub_param params_cudaGLGetDevices[] = {STUB_OUT(unsigned int *, pCudaDeviceCount),
    STUB_OUT(int *, pCudaDevices), STUB_IN(unsigned int, cudaDeviceCount),
    STUB_IN(enum cudaGLDeviceList, deviceList)};
static const stub_param params_cudaGraphicsGLRegisterImage[] =
    {STUB_OUT(cudaGraphicsResource_t *, resource), STUB_IN(GLuint, image), STUB_IN(GLenum, target),
    STUB_IN(unsigned int, flags)};
static const stub_param params_cudaGraphicsGLRegisterBuffer[] =
    {STUB_OUT(cudaGraphicsResource_t *, resource), STUB_IN(GLuint, buffer),
    STUB_IN(unsigned int, flags)};
static const stub_param params_cudaGLSetGLDevice[] = {STUB_IN(int, device)};
static const stub_param params_cudaGLRegisterBufferObject[] = {STUB_IN(GLuint, bufObj)};
static const stub_param params_cudaGLMapBufferObject[] = {STUB_OUT(void **, devPtr),
    STUB_IN(GLuint, bufObj)};
static const stub_param params_cudaGLUnmapBufferObject[] = {STUB_IN(GLuint, bufObj)};
static const stub_param params_cudaGLUnregisterBufferObject[] = {STUB_IN(GLuint, bufObj)};
static const stub_param params_cudaGLSetBufferObjectMapFlags[] = {STUB_IN(GLuint, bufObj),
    STUB_IN(unsigned int, flags)};
static const stub_param params_cudaGLMapBufferObjectAsync[] = {STUB_OUT(void **, devPtr),
    STUB_IN(GLuint, bufObj), STUB_IN(cudaStream_t, stream)};
static const stub_param params_cudaGLUnmapBufferObjectAsync[] = {STUB_IN(GLuint, bufObj),
    STUB_IN(cudaStream_t, stream)};
static const stub_param params_cudaVDPAUGetDevice[] = {STUB_OUT(int *, device),
    STUB_IN(VdpDevice, vdpDevice),
    STUB_IN(int (*)(VdpDevice, uint32_t, void **), vdpGetProcAddress)};
static const stub_param params_cudaVDPAUSetVDPAUDevice[] = {STUB_IN(int, device),
    STUB_IN(VdpDevice, vdpDevice),
    STUB_IN(int (*)(VdpDevice, uint32_t, void **), vdpGetProcAddress)};
static const stub_param params_cudaGraphicsVDPAURegisterVideoSurface[] =
    {STUB_OUT(cudaGraphicsResource_t *, resource), STUB_IN(VdpVideoSurface, vdpSurface),
    STUB_IN(unsigned int, flags)};
static const stub_param params_cudaGraphicsVDPAURegisterOutputSurface[] =
    {STUB_OUT(cudaGraphicsResource_t *, resource), STUB_IN(VdpOutputSurface, vdpSurface),
    STUB_IN(unsigned int, flags)};

const stub_function stub_functions[] = {
    STUB_ENTRY(cudaArrayGetInfo, cudaArrayGetInfo, cudaArrayGetInfo, 0, false, STATUS,
        params_cudaArrayGetInfo, 4),
    STUB_ENTRY(cudaArrayGetMemoryRequirements, cudaArrayGetMemoryRequirements,
        cudaArrayGetMemoryRequirements, 0, false, STATUS, params_cudaArrayGetMemoryRequirements, 3),
    STUB_ENTRY(cudaArrayGetPlane, cudaArrayGetPlane, cudaArrayGetPlane, 0, false, STATUS,
        params_cudaArrayGetPlane, 3),
    STUB_ENTRY(cudaArrayGetSparseProperties, cudaArrayGetSparseProperties,
        cudaArrayGetSparseProperties, 0, false, STATUS, params_cudaArrayGetSparseProperties, 2),
    STUB_ENTRY(cudaChooseDevice, cudaChooseDevice, cudaChooseDevice, 0, false, STATUS,
        params_cudaChooseDevice, 2),
    STUB_ENTRY(cudaCreateChannelDesc, cudaCreateChannelDesc, cudaCreateChannelDesc, 0, false,
        INTEGER, params_cudaCreateChannelDesc, 5),
    STUB_ENTRY(cudaCreateSurfaceObject, cudaCreateSurfaceObject, cudaCreateSurfaceObject, 0, false,
        STATUS, params_cudaCreateSurfaceObject, 2),
    STUB_ENTRY(cudaCreateTextureObject, cudaCreateTextureObject, cudaCreateTextureObject, 0, false,
        STATUS, params_cudaCreateTextureObject, 4),
    STUB_ENTRY(cudaCtxResetPersistingL2Cache, cudaCtxResetPersistingL2Cache,
        cudaCtxResetPersistingL2Cache, 0, false, STATUS, NULL, 0),
    STUB_ENTRY(cudaDestroyExternalMemory, cudaDestroyExternalMemory, cudaDestroyExternalMemory, 0,
        false, STATUS, params_cudaDestroyExternalMemory, 1),
    STUB_ENTRY(cudaDestroyExternalSemaphore, cudaDestroyExternalSemaphore,
        cudaDestroyExternalSemaphore, 0, false, STATUS, params_cudaDestroyExternalSemaphore, 1),
    STUB_ENTRY(cudaDestroySurfaceObject, cudaDestroySurfaceObject, cudaDestroySurfaceObject, 0,
        false, STATUS, params_cudaDestroySurfaceObject, 1),
    STUB_ENTRY(cudaDestroyTextureObject, cudaDestroyTextureObject, cudaDestroyTextureObject, 0,
        false, STATUS, params_cudaDestroyTextureObject, 1),
    STUB_ENTRY(cudaDeviceCanAccessPeer, cudaDeviceCanAccessPeer, cudaDeviceCanAccessPeer, 0, false,
        STATUS, params_cudaDeviceCanAccessPeer, 3),
    STUB_ENTRY(cudaDeviceDisablePeerAccess, cudaDeviceDisablePeerAccess,
        cudaDeviceDisablePeerAccess, 0, false, STATUS, params_cudaDeviceDisablePeerAccess, 1),
    STUB_ENTRY(cudaDeviceEnablePeerAccess, cudaDeviceEnablePeerAccess, cudaDeviceEnablePeerAccess,
        0, false, STATUS, params_cudaDeviceEnablePeerAccess, 2),
    STUB_ENTRY(cudaDeviceFlushGPUDirectRDMAWrites, cudaDeviceFlushGPUDirectRDMAWrites,
        cudaDeviceFlushGPUDirectRDMAWrites, 0, false, STATUS,
        params_cudaDeviceFlushGPUDirectRDMAWrites, 2),
    STUB_ENTRY(cudaDeviceGetAttribute, cudaDeviceGetAttribute, cudaDeviceGetAttribute, 0, false,
        STATUS, params_cudaDeviceGetAttribute, 3),
    STUB_ENTRY(cudaDeviceGetByPCIBusId, cudaDeviceGetByPCIBusId, cudaDeviceGetByPCIBusId, 0, false,
        STATUS, params_cudaDeviceGetByPCIBusId, 2),
    STUB_ENTRY(cudaDeviceGetCacheConfig, cudaDeviceGetCacheConfig, cudaDeviceGetCacheConfig, 0,
        false, STATUS, params_cudaDeviceGetCacheConfig, 1),
    STUB_ENTRY(cudaDeviceGetDefaultMemPool, cudaDeviceGetDefaultMemPool,
        cudaDeviceGetDefaultMemPool, 0, false, STATUS, params_cudaDeviceGetDefaultMemPool, 2),
    STUB_ENTRY(cudaDeviceGetGraphMemAttribute, cudaDeviceGetGraphMemAttribute,
        cudaDeviceGetGraphMemAttribute, 0, false, STATUS, params_cudaDeviceGetGraphMemAttribute, 3),
    STUB_ENTRY(cudaDeviceGetLimit, cudaDeviceGetLimit, cudaDeviceGetLimit, 0, false, STATUS,
        params_cudaDeviceGetLimit, 2),
    STUB_ENTRY(cudaDeviceGetMemPool, cudaDeviceGetMemPool, cudaDeviceGetMemPool, 0, false, STATUS,
        params_cudaDeviceGetMemPool, 2),
    STUB_ENTRY(cudaDeviceGetNvSciSyncAttributes, cudaDeviceGetNvSciSyncAttributes,
        cudaDeviceGetNvSciSyncAttributes, 0, false, STATUS,
        params_cudaDeviceGetNvSciSyncAttributes, 3),
    STUB_ENTRY(cudaDeviceGetP2PAttribute, cudaDeviceGetP2PAttribute, cudaDeviceGetP2PAttribute, 0,
        false, STATUS, params_cudaDeviceGetP2PAttribute, 4),
    STUB_ENTRY(cudaDeviceGetPCIBusId, cudaDeviceGetPCIBusId, cudaDeviceGetPCIBusId, 0, false,
        STATUS, params_cudaDeviceGetPCIBusId, 3),
    STUB_ENTRY(cudaDeviceGetSharedMemConfig, cudaDeviceGetSharedMemConfig,
        cudaDeviceGetSharedMemConfig, 0, false, STATUS, params_cudaDeviceGetSharedMemConfig, 1),
    STUB_ENTRY(cudaDeviceGetStreamPriorityRange, cudaDeviceGetStreamPriorityRange,
        cudaDeviceGetStreamPriorityRange, 0, false, STATUS,
        params_cudaDeviceGetStreamPriorityRange, 2),
    STUB_ENTRY(cudaDeviceGetTexture1DLinearMaxWidth, cudaDeviceGetTexture1DLinearMaxWidth,
        cudaDeviceGetTexture1DLinearMaxWidth, 0, false, STATUS,
        params_cudaDeviceGetTexture1DLinearMaxWidth, 3),
    STUB_ENTRY(cudaDeviceGraphMemTrim, cudaDeviceGraphMemTrim, cudaDeviceGraphMemTrim, 0, false,
        STATUS, params_cudaDeviceGraphMemTrim, 1),
    STUB_ENTRY(cudaDeviceRegisterAsyncNotification, cudaDeviceRegisterAsyncNotification,
        cudaDeviceRegisterAsyncNotification, 0, false, STATUS,
        params_cudaDeviceRegisterAsyncNotification, 4),
    STUB_ENTRY(cudaDeviceReset, cudaDeviceReset, cudaDeviceReset, 0, false, STATUS, NULL, 0),
    STUB_ENTRY(cudaDeviceSetCacheConfig, cudaDeviceSetCacheConfig, cudaDeviceSetCacheConfig, 0,
        false, STATUS, params_cudaDeviceSetCacheConfig, 1),
    STUB_ENTRY(cudaDeviceSetGraphMemAttribute, cudaDeviceSetGraphMemAttribute,
        cudaDeviceSetGraphMemAttribute, 0, false, STATUS, params_cudaDeviceSetGraphMemAttribute, 3),
    STUB_ENTRY(cudaDeviceSetLimit, cudaDeviceSetLimit, cudaDeviceSetLimit, 0, false, STATUS,
        params_cudaDeviceSetLimit, 2),
    STUB_ENTRY(cudaDeviceSetMemPool, cudaDeviceSetMemPool, cudaDeviceSetMemPool, 0, false, STATUS,
        params_cudaDeviceSetMemPool, 2),
    STUB_ENTRY(cudaDeviceSetSharedMemConfig, cudaDeviceSetSharedMemConfig,
        cudaDeviceSetSharedMemConfig, 0, false, STATUS, params_cudaDeviceSetSharedMemConfig, 1),
    STUB_ENTRY(cudaDeviceSynchronize, cudaDeviceSynchronize, cudaDeviceSynchronize, 0, false,
        STATUS, NULL, 0),
    STUB_ENTRY(cudaDeviceUnregisterAsyncNotification, cudaDeviceUnregisterAsyncNotification,
        cudaDeviceUnregisterAsyncNotification, 0, false, STATUS,
        params_cudaDeviceUnregisterAsyncNotification, 2),
    STUB_ENTRY(cudaDriverGetVersion, cudaDriverGetVersion, cudaDriverGetVersion, 0, false, STATUS,
        params_cudaDriverGetVersion, 1),
    STUB_ENTRY(cudaEGLStreamConsumerAcquireFrame, cudaEGLStreamConsumerAcquireFrame,
        cudaEGLStreamConsumerAcquireFrame, 0, false, STATUS,
        params_cudaEGLStreamConsumerAcquireFrame, 4),
    STUB_ENTRY(cudaEGLStreamConsumerConnect, cudaEGLStreamConsumerConnect,
        cudaEGLStreamConsumerConnect, 0, false, STATUS, params_cudaEGLStreamConsumerConnect, 2),
    STUB_ENTRY(cudaEGLStreamConsumerConnectWithFlags, cudaEGLStreamConsumerConnectWithFlags,
        cudaEGLStreamConsumerConnectWithFlags, 0, false, STATUS,
        params_cudaEGLStreamConsumerConnectWithFlags, 3),
    STUB_ENTRY(cudaEGLStreamConsumerDisconnect, cudaEGLStreamConsumerDisconnect,
        cudaEGLStreamConsumerDisconnect, 0, false, STATUS, params_cudaEGLStreamConsumerDisconnect,
        1),
    STUB_ENTRY(cudaEGLStreamConsumerReleaseFrame, cudaEGLStreamConsumerReleaseFrame,
        cudaEGLStreamConsumerReleaseFrame, 0, false, STATUS,
        params_cudaEGLStreamConsumerReleaseFrame, 3),
    STUB_ENTRY(cudaEGLStreamProducerConnect, cudaEGLStreamProducerConnect,
        cudaEGLStreamProducerConnect, 0, false, STATUS, params_cudaEGLStreamProducerConnect, 4),
    STUB_ENTRY(cudaEGLStreamProducerDisconnect, cudaEGLStreamProducerDisconnect,
        cudaEGLStreamProducerDisconnect, 0, false, STATUS, params_cudaEGLStreamProducerDisconnect,
        1),
    STUB_ENTRY(cudaEGLStreamProducerPresentFrame, cudaEGLStreamProducerPresentFrame,
        cudaEGLStreamProducerPresentFrame, 0, false, STATUS,
        params_cudaEGLStreamProducerPresentFrame, 3),
    STUB_ENTRY(cudaEGLStreamProducerReturnFrame, cudaEGLStreamProducerReturnFrame,
        cudaEGLStreamProducerReturnFrame, 0, false, STATUS,
        params_cudaEGLStreamProducerReturnFrame, 3),
    STUB_ENTRY(cudaEventCreate, cudaEventCreate, cudaEventCreate, 0, false, STATUS,
        params_cudaEventCreate, 1),
    STUB_ENTRY(cudaEventCreateFromEGLSync, cudaEventCreateFromEGLSync, cudaEventCreateFromEGLSync,
        0, false, STATUS, params_cudaEventCreateFromEGLSync, 3),
    STUB_ENTRY(cudaEventCreateWithFlags, cudaEventCreateWithFlags, cudaEventCreateWithFlags, 0,
        false, STATUS, params_cudaEventCreateWithFlags, 2),
    STUB_ENTRY(cudaEventDestroy, cudaEventDestroy, cudaEventDestroy, 0, false, STATUS,
        params_cudaEventDestroy, 1),
    STUB_ENTRY(cudaEventElapsedTime, cudaEventElapsedTime, cudaEventElapsedTime, 0, false, STATUS,
        params_cudaEventElapsedTime, 3),
    STUB_ENTRY(cudaEventElapsedTime_v2, cudaEventElapsedTime_v2, cudaEventElapsedTime_v2, 0, false,
        STATUS, params_cudaEventElapsedTime_v2, 3),
    STUB_ENTRY(cudaEventQuery, cudaEventQuery, cudaEventQuery, 0, false, STATUS,
        params_cudaEventQuery, 1),
    STUB_ENTRY(cudaEventRecord, cudaEventRecord, cudaEventRecord, 0, false, STATUS,
        params_cudaEventRecord, 2),
    STUB_ENTRY(cudaEventRecordWithFlags, cudaEventRecordWithFlags, cudaEventRecordWithFlags, 0,
        false, STATUS, params_cudaEventRecordWithFlags, 3),
    STUB_ENTRY(cudaEventRecordWithFlags, cudaEventRecordWithFlags_ptsz, cudaEventRecordWithFlags,
        0, true, STATUS, params_cudaEventRecordWithFlags, 3),
    STUB_ENTRY(cudaEventRecord, cudaEventRecord_ptsz, cudaEventRecord, 0, true, STATUS,
        params_cudaEventRecord, 2),
    STUB_ENTRY(cudaEventSynchronize, cudaEventSynchronize, cudaEventSynchronize, 0, false, STATUS,
        params_cudaEventSynchronize, 1),
    STUB_ENTRY(cudaExternalMemoryGetMappedBuffer, cudaExternalMemoryGetMappedBuffer,
        cudaExternalMemoryGetMappedBuffer, 0, false, STATUS,
        params_cudaExternalMemoryGetMappedBuffer, 3),
    STUB_ENTRY(cudaExternalMemoryGetMappedMipmappedArray,
        cudaExternalMemoryGetMappedMipmappedArray, cudaExternalMemoryGetMappedMipmappedArray, 0,
        false, STATUS, params_cudaExternalMemoryGetMappedMipmappedArray, 3),
    STUB_ENTRY(cudaFree, cudaFree, cudaFree, 0, false, STATUS, params_cudaFree, 1),
    STUB_ENTRY(cudaFreeArray, cudaFreeArray, cudaFreeArray, 0, false, STATUS, params_cudaFreeArray,
        1),
    STUB_ENTRY(cudaFreeAsync, cudaFreeAsync, cudaFreeAsync, 0, false, STATUS, params_cudaFreeAsync,
        2),
    STUB_ENTRY(cudaFreeAsync, cudaFreeAsync_ptsz, cudaFreeAsync, 0, true, STATUS,
        params_cudaFreeAsync, 2),
    STUB_ENTRY(cudaFreeHost, cudaFreeHost, cudaFreeHost, 0, false, STATUS, params_cudaFreeHost, 1),
    STUB_ENTRY(cudaFreeMipmappedArray, cudaFreeMipmappedArray, cudaFreeMipmappedArray, 0, false,
        STATUS, params_cudaFreeMipmappedArray, 1),
    STUB_ENTRY(cudaFuncGetAttributes, cudaFuncGetAttributes, cudaFuncGetAttributes, 0, false,
        STATUS, params_cudaFuncGetAttributes, 2),
    STUB_ENTRY(cudaFuncGetName, cudaFuncGetName, cudaFuncGetName, 0, false, STATUS,
        params_cudaFuncGetName, 2),
    STUB_ENTRY(cudaFuncGetParamInfo, cudaFuncGetParamInfo, cudaFuncGetParamInfo, 0, false, STATUS,
        params_cudaFuncGetParamInfo, 4),
    STUB_ENTRY(cudaFuncSetAttribute, cudaFuncSetAttribute, cudaFuncSetAttribute, 0, false, STATUS,
        params_cudaFuncSetAttribute, 3),
    STUB_ENTRY(cudaFuncSetCacheConfig, cudaFuncSetCacheConfig, cudaFuncSetCacheConfig, 0, false,
        STATUS, params_cudaFuncSetCacheConfig, 2),
    STUB_ENTRY(cudaFuncSetSharedMemConfig, cudaFuncSetSharedMemConfig, cudaFuncSetSharedMemConfig,
        0, false, STATUS, params_cudaFuncSetSharedMemConfig, 2),
    STUB_ENTRY(cudaGLGetDevices, cudaGLGetDevices, cudaGLGetDevices, 0, false, STATUS,
        params_cudaGLGetDevices, 4),
    STUB_ENTRY(cudaGLMapBufferObject, cudaGLMapBufferObject, cudaGLMapBufferObject, 0, false,
        STATUS, params_cudaGLMapBufferObject, 2),
    STUB_ENTRY(cudaGLMapBufferObjectAsync, cudaGLMapBufferObjectAsync, cudaGLMapBufferObjectAsync,
        0, false, STATUS, params_cudaGLMapBufferObjectAsync, 3),
    STUB_ENTRY(cudaGLRegisterBufferObject, cudaGLRegisterBufferObject, cudaGLRegisterBufferObject,
        0, false, STATUS, params_cudaGLRegisterBufferObject, 1),
    STUB_ENTRY(cudaGLSetBufferObjectMapFlags, cudaGLSetBufferObjectMapFlags,
        cudaGLSetBufferObjectMapFlags, 0, false, STATUS, params_cudaGLSetBufferObjectMapFlags, 2),
    STUB_ENTRY(cudaGLSetGLDevice, cudaGLSetGLDevice, cudaGLSetGLDevice, 0, false, STATUS,
        params_cudaGLSetGLDevice, 1),
    STUB_ENTRY(cudaGLUnmapBufferObject, cudaGLUnmapBufferObject, cudaGLUnmapBufferObject, 0, false,
        STATUS, params_cudaGLUnmapBufferObject, 1),
    STUB_ENTRY(cudaGLUnmapBufferObjectAsync, cudaGLUnmapBufferObjectAsync,
        cudaGLUnmapBufferObjectAsync, 0, false, STATUS, params_cudaGLUnmapBufferObjectAsync, 2),
    STUB_ENTRY(cudaGLUnregisterBufferObject, cudaGLUnregisterBufferObject,
        cudaGLUnregisterBufferObject, 0, false, STATUS, params_cudaGLUnregisterBufferObject, 1),
    STUB_ENTRY(cudaGetChannelDesc, cudaGetChannelDesc, cudaGetChannelDesc, 0, false, STATUS,
        params_cudaGetChannelDesc, 2),
    STUB_ENTRY(cudaGetDevice, cudaGetDevice, cudaGetDevice, 0, false, STATUS, params_cudaGetDevice,
        1),
    STUB_ENTRY(cudaGetDeviceCount, cudaGetDeviceCount, cudaGetDeviceCount, 0, false, STATUS,
        params_cudaGetDeviceCount, 1),
    STUB_ENTRY(cudaGetDeviceFlags, cudaGetDeviceFlags, cudaGetDeviceFlags, 0, false, STATUS,
        params_cudaGetDeviceFlags, 1),
    STUB_ENTRY(cudaGetDeviceProperties, cudaGetDeviceProperties_v2, cudaGetDeviceProperties_v2, 0,
        false, STATUS, params_cudaGetDeviceProperties_v2, 2),
    STUB_ENTRY(cudaGetDriverEntryPoint, cudaGetDriverEntryPoint, cudaGetDriverEntryPoint, 0, false,
        STATUS, params_cudaGetDriverEntryPoint, 4),
    STUB_ENTRY(cudaGetDriverEntryPointByVersion, cudaGetDriverEntryPointByVersion,
        cudaGetDriverEntryPointByVersion, 0, false, STATUS,
        params_cudaGetDriverEntryPointByVersion, 5),
    STUB_ENTRY(cudaGetDriverEntryPointByVersion, cudaGetDriverEntryPointByVersion_ptsz,
        cudaGetDriverEntryPointByVersion, 0, true, STATUS, params_cudaGetDriverEntryPointByVersion,
        5),
    STUB_ENTRY(cudaGetDriverEntryPoint, cudaGetDriverEntryPoint_ptsz, cudaGetDriverEntryPoint, 0,
        true, STATUS, params_cudaGetDriverEntryPoint, 4),
    STUB_ENTRY(cudaGetErrorName, cudaGetErrorName, cudaGetErrorName, 0, false, STRING,
        params_cudaGetErrorName, 1),
    STUB_ENTRY(cudaGetErrorString, cudaGetErrorString, cudaGetErrorString, 0, false, STRING,
        params_cudaGetErrorString, 1),
    STUB_ENTRY(cudaGetExportTable, cudaGetExportTable, cudaGetExportTable, 0, false, STATUS,
        params_cudaGetExportTable, 2),
    STUB_ENTRY(cudaGetFuncBySymbol, cudaGetFuncBySymbol, cudaGetFuncBySymbol, 0, false, STATUS,
        params_cudaGetFuncBySymbol, 2),
    STUB_ENTRY(cudaGetKernel, cudaGetKernel, cudaGetKernel, 0, false, STATUS, params_cudaGetKernel,
        2),
    STUB_ENTRY(cudaGetLastError, cudaGetLastError, cudaGetLastError, 0, false, STATUS, NULL, 0),
    STUB_ENTRY(cudaGetMipmappedArrayLevel, cudaGetMipmappedArrayLevel, cudaGetMipmappedArrayLevel,
        0, false, STATUS, params_cudaGetMipmappedArrayLevel, 3),
    STUB_ENTRY(cudaGetSurfaceObjectResourceDesc, cudaGetSurfaceObjectResourceDesc,
        cudaGetSurfaceObjectResourceDesc, 0, false, STATUS,
        params_cudaGetSurfaceObjectResourceDesc, 2),
    STUB_ENTRY(cudaGetSymbolAddress, cudaGetSymbolAddress, cudaGetSymbolAddress, 0, false, STATUS,
        params_cudaGetSymbolAddress, 2),
    STUB_ENTRY(cudaGetSymbolSize, cudaGetSymbolSize, cudaGetSymbolSize, 0, false, STATUS,
        params_cudaGetSymbolSize, 2),
    STUB_ENTRY(cudaGetTextureObjectResourceDesc, cudaGetTextureObjectResourceDesc,
        cudaGetTextureObjectResourceDesc, 0, false, STATUS,
        params_cudaGetTextureObjectResourceDesc, 2),
    STUB_ENTRY(cudaGetTextureObjectResourceViewDesc, cudaGetTextureObjectResourceViewDesc,
        cudaGetTextureObjectResourceViewDesc, 0, false, STATUS,
        params_cudaGetTextureObjectResourceViewDesc, 2),
    STUB_ENTRY(cudaGetTextureObjectTextureDesc, cudaGetTextureObjectTextureDesc,
        cudaGetTextureObjectTextureDesc, 0, false, STATUS, params_cudaGetTextureObjectTextureDesc,
        2),
    STUB_ENTRY(cudaGraphAddChildGraphNode, cudaGraphAddChildGraphNode, cudaGraphAddChildGraphNode,
        0, false, STATUS, params_cudaGraphAddChildGraphNode, 5),
    STUB_ENTRY(cudaGraphAddDependencies, cudaGraphAddDependencies, cudaGraphAddDependencies, 0,
        false, STATUS, params_cudaGraphAddDependencies, 4),
    STUB_ENTRY(cudaGraphAddDependencies_v2, cudaGraphAddDependencies_v2,
        cudaGraphAddDependencies_v2, 0, false, STATUS, params_cudaGraphAddDependencies_v2, 5),
    STUB_ENTRY(cudaGraphAddEmptyNode, cudaGraphAddEmptyNode, cudaGraphAddEmptyNode, 0, false,
        STATUS, params_cudaGraphAddEmptyNode, 4),
    STUB_ENTRY(cudaGraphAddEventRecordNode, cudaGraphAddEventRecordNode,
        cudaGraphAddEventRecordNode, 0, false, STATUS, params_cudaGraphAddEventRecordNode, 5),
    STUB_ENTRY(cudaGraphAddEventWaitNode, cudaGraphAddEventWaitNode, cudaGraphAddEventWaitNode, 0,
        false, STATUS, params_cudaGraphAddEventWaitNode, 5),
    STUB_ENTRY(cudaGraphAddExternalSemaphoresSignalNode, cudaGraphAddExternalSemaphoresSignalNode,
        cudaGraphAddExternalSemaphoresSignalNode, 0, false, STATUS,
        params_cudaGraphAddExternalSemaphoresSignalNode, 5),
    STUB_ENTRY(cudaGraphAddExternalSemaphoresWaitNode, cudaGraphAddExternalSemaphoresWaitNode,
        cudaGraphAddExternalSemaphoresWaitNode, 0, false, STATUS,
        params_cudaGraphAddExternalSemaphoresWaitNode, 5),
    STUB_ENTRY(cudaGraphAddHostNode, cudaGraphAddHostNode, cudaGraphAddHostNode, 0, false, STATUS,
        params_cudaGraphAddHostNode, 5),
    STUB_ENTRY(cudaGraphAddKernelNode, cudaGraphAddKernelNode, cudaGraphAddKernelNode, 0, false,
        STATUS, params_cudaGraphAddKernelNode, 5),
    STUB_ENTRY(cudaGraphAddMemAllocNode, cudaGraphAddMemAllocNode, cudaGraphAddMemAllocNode, 0,
        false, STATUS, params_cudaGraphAddMemAllocNode, 5),
    STUB_ENTRY(cudaGraphAddMemFreeNode, cudaGraphAddMemFreeNode, cudaGraphAddMemFreeNode, 0, false,
        STATUS, params_cudaGraphAddMemFreeNode, 5),
    STUB_ENTRY(cudaGraphAddMemcpyNode, cudaGraphAddMemcpyNode, cudaGraphAddMemcpyNode, 0, false,
        STATUS, params_cudaGraphAddMemcpyNode, 5),
    STUB_ENTRY(cudaGraphAddMemcpyNode1D, cudaGraphAddMemcpyNode1D, cudaGraphAddMemcpyNode1D, 0,
        false, STATUS, params_cudaGraphAddMemcpyNode1D, 8),
    STUB_ENTRY(cudaGraphAddMemcpyNodeFromSymbol, cudaGraphAddMemcpyNodeFromSymbol,
        cudaGraphAddMemcpyNodeFromSymbol, 0, false, STATUS,
        params_cudaGraphAddMemcpyNodeFromSymbol, 9),
    STUB_ENTRY(cudaGraphAddMemcpyNodeToSymbol, cudaGraphAddMemcpyNodeToSymbol,
        cudaGraphAddMemcpyNodeToSymbol, 0, false, STATUS, params_cudaGraphAddMemcpyNodeToSymbol, 9),
    STUB_ENTRY(cudaGraphAddMemsetNode, cudaGraphAddMemsetNode, cudaGraphAddMemsetNode, 0, false,
        STATUS, params_cudaGraphAddMemsetNode, 5),
    STUB_ENTRY(cudaGraphAddNode, cudaGraphAddNode, cudaGraphAddNode, 0, false, STATUS,
        params_cudaGraphAddNode, 5),
    STUB_ENTRY(cudaGraphAddNode_v2, cudaGraphAddNode_v2, cudaGraphAddNode_v2, 0, false, STATUS,
        params_cudaGraphAddNode_v2, 6),
    STUB_ENTRY(cudaGraphChildGraphNodeGetGraph, cudaGraphChildGraphNodeGetGraph,
        cudaGraphChildGraphNodeGetGraph, 0, false, STATUS, params_cudaGraphChildGraphNodeGetGraph,
        2),
    STUB_ENTRY(cudaGraphClone, cudaGraphClone, cudaGraphClone, 0, false, STATUS,
        params_cudaGraphClone, 2),
    STUB_ENTRY(cudaGraphConditionalHandleCreate, cudaGraphConditionalHandleCreate,
        cudaGraphConditionalHandleCreate, 0, false, STATUS,
        params_cudaGraphConditionalHandleCreate, 4),
    STUB_ENTRY(cudaGraphCreate, cudaGraphCreate, cudaGraphCreate, 0, false, STATUS,
        params_cudaGraphCreate, 2),
    STUB_ENTRY(cudaGraphDebugDotPrint, cudaGraphDebugDotPrint, cudaGraphDebugDotPrint, 0, false,
        STATUS, params_cudaGraphDebugDotPrint, 3),
    STUB_ENTRY(cudaGraphDestroy, cudaGraphDestroy, cudaGraphDestroy, 0, false, STATUS,
        params_cudaGraphDestroy, 1),
    STUB_ENTRY(cudaGraphDestroyNode, cudaGraphDestroyNode, cudaGraphDestroyNode, 0, false, STATUS,
        params_cudaGraphDestroyNode, 1),
    STUB_ENTRY(cudaGraphEventRecordNodeGetEvent, cudaGraphEventRecordNodeGetEvent,
        cudaGraphEventRecordNodeGetEvent, 0, false, STATUS,
        params_cudaGraphEventRecordNodeGetEvent, 2),
    STUB_ENTRY(cudaGraphEventRecordNodeSetEvent, cudaGraphEventRecordNodeSetEvent,
        cudaGraphEventRecordNodeSetEvent, 0, false, STATUS,
        params_cudaGraphEventRecordNodeSetEvent, 2),
    STUB_ENTRY(cudaGraphEventWaitNodeGetEvent, cudaGraphEventWaitNodeGetEvent,
        cudaGraphEventWaitNodeGetEvent, 0, false, STATUS, params_cudaGraphEventWaitNodeGetEvent, 2),
    STUB_ENTRY(cudaGraphEventWaitNodeSetEvent, cudaGraphEventWaitNodeSetEvent,
        cudaGraphEventWaitNodeSetEvent, 0, false, STATUS, params_cudaGraphEventWaitNodeSetEvent, 2),
    STUB_ENTRY(cudaGraphExecChildGraphNodeSetParams, cudaGraphExecChildGraphNodeSetParams,
        cudaGraphExecChildGraphNodeSetParams, 0, false, STATUS,
        params_cudaGraphExecChildGraphNodeSetParams, 3),
    STUB_ENTRY(cudaGraphExecDestroy, cudaGraphExecDestroy, cudaGraphExecDestroy, 0, false, STATUS,
        params_cudaGraphExecDestroy, 1),
    STUB_ENTRY(cudaGraphExecEventRecordNodeSetEvent, cudaGraphExecEventRecordNodeSetEvent,
        cudaGraphExecEventRecordNodeSetEvent, 0, false, STATUS,
        params_cudaGraphExecEventRecordNodeSetEvent, 3),
    STUB_ENTRY(cudaGraphExecEventWaitNodeSetEvent, cudaGraphExecEventWaitNodeSetEvent,
        cudaGraphExecEventWaitNodeSetEvent, 0, false, STATUS,
        params_cudaGraphExecEventWaitNodeSetEvent, 3),
    STUB_ENTRY(cudaGraphExecExternalSemaphoresSignalNodeSetParams,
        cudaGraphExecExternalSemaphoresSignalNodeSetParams,
        cudaGraphExecExternalSemaphoresSignalNodeSetParams, 0, false, STATUS,
        params_cudaGraphExecExternalSemaphoresSignalNodeSetParams, 3),
    STUB_ENTRY(cudaGraphExecExternalSemaphoresWaitNodeSetParams,
        cudaGraphExecExternalSemaphoresWaitNodeSetParams,
        cudaGraphExecExternalSemaphoresWaitNodeSetParams, 0, false, STATUS,
        params_cudaGraphExecExternalSemaphoresWaitNodeSetParams, 3),
    STUB_ENTRY(cudaGraphExecGetFlags, cudaGraphExecGetFlags, cudaGraphExecGetFlags, 0, false,
        STATUS, params_cudaGraphExecGetFlags, 2),
    STUB_ENTRY(cudaGraphExecHostNodeSetParams, cudaGraphExecHostNodeSetParams,
        cudaGraphExecHostNodeSetParams, 0, false, STATUS, params_cudaGraphExecHostNodeSetParams, 3),
    STUB_ENTRY(cudaGraphExecKernelNodeSetParams, cudaGraphExecKernelNodeSetParams,
        cudaGraphExecKernelNodeSetParams, 0, false, STATUS,
        params_cudaGraphExecKernelNodeSetParams, 3),
    STUB_ENTRY(cudaGraphExecMemcpyNodeSetParams, cudaGraphExecMemcpyNodeSetParams,
        cudaGraphExecMemcpyNodeSetParams, 0, false, STATUS,
        params_cudaGraphExecMemcpyNodeSetParams, 3),
    STUB_ENTRY(cudaGraphExecMemcpyNodeSetParams1D, cudaGraphExecMemcpyNodeSetParams1D,
        cudaGraphExecMemcpyNodeSetParams1D, 0, false, STATUS,
        params_cudaGraphExecMemcpyNodeSetParams1D, 6),
    STUB_ENTRY(cudaGraphExecMemcpyNodeSetParamsFromSymbol,
        cudaGraphExecMemcpyNodeSetParamsFromSymbol, cudaGraphExecMemcpyNodeSetParamsFromSymbol, 0,
        false, STATUS, params_cudaGraphExecMemcpyNodeSetParamsFromSymbol, 7),
    STUB_ENTRY(cudaGraphExecMemcpyNodeSetParamsToSymbol, cudaGraphExecMemcpyNodeSetParamsToSymbol,
        cudaGraphExecMemcpyNodeSetParamsToSymbol, 0, false, STATUS,
        params_cudaGraphExecMemcpyNodeSetParamsToSymbol, 7),
    STUB_ENTRY(cudaGraphExecMemsetNodeSetParams, cudaGraphExecMemsetNodeSetParams,
        cudaGraphExecMemsetNodeSetParams, 0, false, STATUS,
        params_cudaGraphExecMemsetNodeSetParams, 3),
    STUB_ENTRY(cudaGraphExecNodeSetParams, cudaGraphExecNodeSetParams, cudaGraphExecNodeSetParams,
        0, false, STATUS, params_cudaGraphExecNodeSetParams, 3),
    STUB_ENTRY(cudaGraphExecUpdate, cudaGraphExecUpdate, cudaGraphExecUpdate, 0, false, STATUS,
        params_cudaGraphExecUpdate, 3),
    STUB_ENTRY(cudaGraphExternalSemaphoresSignalNodeGetParams,
        cudaGraphExternalSemaphoresSignalNodeGetParams,
        cudaGraphExternalSemaphoresSignalNodeGetParams, 0, false, STATUS,
        params_cudaGraphExternalSemaphoresSignalNodeGetParams, 2),
    STUB_ENTRY(cudaGraphExternalSemaphoresSignalNodeSetParams,
        cudaGraphExternalSemaphoresSignalNodeSetParams,
        cudaGraphExternalSemaphoresSignalNodeSetParams, 0, false, STATUS,
        params_cudaGraphExternalSemaphoresSignalNodeSetParams, 2),
    STUB_ENTRY(cudaGraphExternalSemaphoresWaitNodeGetParams,
        cudaGraphExternalSemaphoresWaitNodeGetParams, cudaGraphExternalSemaphoresWaitNodeGetParams,
        0, false, STATUS, params_cudaGraphExternalSemaphoresWaitNodeGetParams, 2),
    STUB_ENTRY(cudaGraphExternalSemaphoresWaitNodeSetParams,
        cudaGraphExternalSemaphoresWaitNodeSetParams, cudaGraphExternalSemaphoresWaitNodeSetParams,
        0, false, STATUS, params_cudaGraphExternalSemaphoresWaitNodeSetParams, 2),
    STUB_ENTRY(cudaGraphGetEdges, cudaGraphGetEdges, cudaGraphGetEdges, 0, false, STATUS,
        params_cudaGraphGetEdges, 4),
    STUB_ENTRY(cudaGraphGetEdges_v2, cudaGraphGetEdges_v2, cudaGraphGetEdges_v2, 0, false, STATUS,
        params_cudaGraphGetEdges_v2, 5),
    STUB_ENTRY(cudaGraphGetNodes, cudaGraphGetNodes, cudaGraphGetNodes, 0, false, STATUS,
        params_cudaGraphGetNodes, 3),
    STUB_ENTRY(cudaGraphGetRootNodes, cudaGraphGetRootNodes, cudaGraphGetRootNodes, 0, false,
        STATUS, params_cudaGraphGetRootNodes, 3),
    STUB_ENTRY(cudaGraphHostNodeGetParams, cudaGraphHostNodeGetParams, cudaGraphHostNodeGetParams,
        0, false, STATUS, params_cudaGraphHostNodeGetParams, 2),
    STUB_ENTRY(cudaGraphHostNodeSetParams, cudaGraphHostNodeSetParams, cudaGraphHostNodeSetParams,
        0, false, STATUS, params_cudaGraphHostNodeSetParams, 2),
    STUB_ENTRY(cudaGraphInstantiate, cudaGraphInstantiate, cudaGraphInstantiate, 0, false, STATUS,
        params_cudaGraphInstantiate, 3),
    STUB_ENTRY(cudaGraphInstantiateWithFlags, cudaGraphInstantiateWithFlags,
        cudaGraphInstantiateWithFlags, 0, false, STATUS, params_cudaGraphInstantiateWithFlags, 3),
    STUB_ENTRY(cudaGraphInstantiateWithParams, cudaGraphInstantiateWithParams,
        cudaGraphInstantiateWithParams, 0, false, STATUS, params_cudaGraphInstantiateWithParams, 3),
    STUB_ENTRY(cudaGraphInstantiateWithParams, cudaGraphInstantiateWithParams_ptsz,
        cudaGraphInstantiateWithParams, 0, true, STATUS, params_cudaGraphInstantiateWithParams, 3),
    STUB_ENTRY(cudaGraphKernelNodeCopyAttributes, cudaGraphKernelNodeCopyAttributes,
        cudaGraphKernelNodeCopyAttributes, 0, false, STATUS,
        params_cudaGraphKernelNodeCopyAttributes, 2),
    STUB_ENTRY(cudaGraphKernelNodeGetAttribute, cudaGraphKernelNodeGetAttribute,
        cudaGraphKernelNodeGetAttribute, 0, false, STATUS, params_cudaGraphKernelNodeGetAttribute,
        3),
    STUB_ENTRY(cudaGraphKernelNodeGetParams, cudaGraphKernelNodeGetParams,
        cudaGraphKernelNodeGetParams, 0, false, STATUS, params_cudaGraphKernelNodeGetParams, 2),
    STUB_ENTRY(cudaGraphKernelNodeSetAttribute, cudaGraphKernelNodeSetAttribute,
        cudaGraphKernelNodeSetAttribute, 0, false, STATUS, params_cudaGraphKernelNodeSetAttribute,
        3),
    STUB_ENTRY(cudaGraphKernelNodeSetParams, cudaGraphKernelNodeSetParams,
        cudaGraphKernelNodeSetParams, 0, false, STATUS, params_cudaGraphKernelNodeSetParams, 2),
    STUB_ENTRY(cudaGraphLaunch, cudaGraphLaunch, cudaGraphLaunch, 0, false, STATUS,
        params_cudaGraphLaunch, 2),
    STUB_ENTRY(cudaGraphLaunch, cudaGraphLaunch_ptsz, cudaGraphLaunch, 0, true, STATUS,
        params_cudaGraphLaunch, 2),
    STUB_ENTRY(cudaGraphMemAllocNodeGetParams, cudaGraphMemAllocNodeGetParams,
        cudaGraphMemAllocNodeGetParams, 0, false, STATUS, params_cudaGraphMemAllocNodeGetParams, 2),
    STUB_ENTRY(cudaGraphMemFreeNodeGetParams, cudaGraphMemFreeNodeGetParams,
        cudaGraphMemFreeNodeGetParams, 0, false, STATUS, params_cudaGraphMemFreeNodeGetParams, 2),
    STUB_ENTRY(cudaGraphMemcpyNodeGetParams, cudaGraphMemcpyNodeGetParams,
        cudaGraphMemcpyNodeGetParams, 0, false, STATUS, params_cudaGraphMemcpyNodeGetParams, 2),
    STUB_ENTRY(cudaGraphMemcpyNodeSetParams, cudaGraphMemcpyNodeSetParams,
        cudaGraphMemcpyNodeSetParams, 0, false, STATUS, params_cudaGraphMemcpyNodeSetParams, 2),
    STUB_ENTRY(cudaGraphMemcpyNodeSetParams1D, cudaGraphMemcpyNodeSetParams1D,
        cudaGraphMemcpyNodeSetParams1D, 0, false, STATUS, params_cudaGraphMemcpyNodeSetParams1D, 5),
    STUB_ENTRY(cudaGraphMemcpyNodeSetParamsFromSymbol, cudaGraphMemcpyNodeSetParamsFromSymbol,
        cudaGraphMemcpyNodeSetParamsFromSymbol, 0, false, STATUS,
        params_cudaGraphMemcpyNodeSetParamsFromSymbol, 6),
    STUB_ENTRY(cudaGraphMemcpyNodeSetParamsToSymbol, cudaGraphMemcpyNodeSetParamsToSymbol,
        cudaGraphMemcpyNodeSetParamsToSymbol, 0, false, STATUS,
        params_cudaGraphMemcpyNodeSetParamsToSymbol, 6),
    STUB_ENTRY(cudaGraphMemsetNodeGetParams, cudaGraphMemsetNodeGetParams,
        cudaGraphMemsetNodeGetParams, 0, false, STATUS, params_cudaGraphMemsetNodeGetParams, 2),
    STUB_ENTRY(cudaGraphMemsetNodeSetParams, cudaGraphMemsetNodeSetParams,
        cudaGraphMemsetNodeSetParams, 0, false, STATUS, params_cudaGraphMemsetNodeSetParams, 2),
    STUB_ENTRY(cudaGraphNodeFindInClone, cudaGraphNodeFindInClone, cudaGraphNodeFindInClone, 0,
        false, STATUS, params_cudaGraphNodeFindInClone, 3),
    STUB_ENTRY(cudaGraphNodeGetDependencies, cudaGraphNodeGetDependencies,
        cudaGraphNodeGetDependencies, 0, false, STATUS, params_cudaGraphNodeGetDependencies, 3),
    STUB_ENTRY(cudaGraphNodeGetDependencies_v2, cudaGraphNodeGetDependencies_v2,
        cudaGraphNodeGetDependencies_v2, 0, false, STATUS, params_cudaGraphNodeGetDependencies_v2,
        4),
    STUB_ENTRY(cudaGraphNodeGetDependentNodes, cudaGraphNodeGetDependentNodes,
        cudaGraphNodeGetDependentNodes, 0, false, STATUS, params_cudaGraphNodeGetDependentNodes, 3),
    STUB_ENTRY(cudaGraphNodeGetDependentNodes_v2, cudaGraphNodeGetDependentNodes_v2,
        cudaGraphNodeGetDependentNodes_v2, 0, false, STATUS,
        params_cudaGraphNodeGetDependentNodes_v2, 4),
    STUB_ENTRY(cudaGraphNodeGetEnabled, cudaGraphNodeGetEnabled, cudaGraphNodeGetEnabled, 0, false,
        STATUS, params_cudaGraphNodeGetEnabled, 3),
    STUB_ENTRY(cudaGraphNodeGetType, cudaGraphNodeGetType, cudaGraphNodeGetType, 0, false, STATUS,
        params_cudaGraphNodeGetType, 2),
    STUB_ENTRY(cudaGraphNodeSetEnabled, cudaGraphNodeSetEnabled, cudaGraphNodeSetEnabled, 0, false,
        STATUS, params_cudaGraphNodeSetEnabled, 3),
    STUB_ENTRY(cudaGraphNodeSetParams, cudaGraphNodeSetParams, cudaGraphNodeSetParams, 0, false,
        STATUS, params_cudaGraphNodeSetParams, 2),
    STUB_ENTRY(cudaGraphReleaseUserObject, cudaGraphReleaseUserObject, cudaGraphReleaseUserObject,
        0, false, STATUS, params_cudaGraphReleaseUserObject, 3),
    STUB_ENTRY(cudaGraphRemoveDependencies, cudaGraphRemoveDependencies,
        cudaGraphRemoveDependencies, 0, false, STATUS, params_cudaGraphRemoveDependencies, 4),
    STUB_ENTRY(cudaGraphRemoveDependencies_v2, cudaGraphRemoveDependencies_v2,
        cudaGraphRemoveDependencies_v2, 0, false, STATUS, params_cudaGraphRemoveDependencies_v2, 5),
    STUB_ENTRY(cudaGraphRetainUserObject, cudaGraphRetainUserObject, cudaGraphRetainUserObject, 0,
        false, STATUS, params_cudaGraphRetainUserObject, 4),
    STUB_ENTRY(cudaGraphUpload, cudaGraphUpload, cudaGraphUpload, 0, false, STATUS,
        params_cudaGraphUpload, 2),
    STUB_ENTRY(cudaGraphUpload, cudaGraphUpload_ptsz, cudaGraphUpload, 0, true, STATUS,
        params_cudaGraphUpload, 2),
    STUB_ENTRY(cudaGraphicsEGLRegisterImage, cudaGraphicsEGLRegisterImage,
        cudaGraphicsEGLRegisterImage, 0, false, STATUS, params_cudaGraphicsEGLRegisterImage, 3),
    STUB_ENTRY(cudaGraphicsGLRegisterBuffer, cudaGraphicsGLRegisterBuffer,
        cudaGraphicsGLRegisterBuffer, 0, false, STATUS, params_cudaGraphicsGLRegisterBuffer, 3),
    STUB_ENTRY(cudaGraphicsGLRegisterImage, cudaGraphicsGLRegisterImage,
        cudaGraphicsGLRegisterImage, 0, false, STATUS, params_cudaGraphicsGLRegisterImage, 4),
    STUB_ENTRY(cudaGraphicsMapResources, cudaGraphicsMapResources, cudaGraphicsMapResources, 0,
        false, STATUS, params_cudaGraphicsMapResources, 3),
    STUB_ENTRY(cudaGraphicsResourceGetMappedEglFrame, cudaGraphicsResourceGetMappedEglFrame,
        cudaGraphicsResourceGetMappedEglFrame, 0, false, STATUS,
        params_cudaGraphicsResourceGetMappedEglFrame, 4),
    STUB_ENTRY(cudaGraphicsResourceGetMappedMipmappedArray,
        cudaGraphicsResourceGetMappedMipmappedArray, cudaGraphicsResourceGetMappedMipmappedArray,
        0, false, STATUS, params_cudaGraphicsResourceGetMappedMipmappedArray, 2),
    STUB_ENTRY(cudaGraphicsResourceGetMappedPointer, cudaGraphicsResourceGetMappedPointer,
        cudaGraphicsResourceGetMappedPointer, 0, false, STATUS,
        params_cudaGraphicsResourceGetMappedPointer, 3),
    STUB_ENTRY(cudaGraphicsResourceSetMapFlags, cudaGraphicsResourceSetMapFlags,
        cudaGraphicsResourceSetMapFlags, 0, false, STATUS, params_cudaGraphicsResourceSetMapFlags,
        2),
    STUB_ENTRY(cudaGraphicsSubResourceGetMappedArray, cudaGraphicsSubResourceGetMappedArray,
        cudaGraphicsSubResourceGetMappedArray, 0, false, STATUS,
        params_cudaGraphicsSubResourceGetMappedArray, 4),
    STUB_ENTRY(cudaGraphicsUnmapResources, cudaGraphicsUnmapResources, cudaGraphicsUnmapResources,
        0, false, STATUS, params_cudaGraphicsUnmapResources, 3),
    STUB_ENTRY(cudaGraphicsUnregisterResource, cudaGraphicsUnregisterResource,
        cudaGraphicsUnregisterResource, 0, false, STATUS, params_cudaGraphicsUnregisterResource, 1),
    STUB_ENTRY(cudaGraphicsVDPAURegisterOutputSurface, cudaGraphicsVDPAURegisterOutputSurface,
        cudaGraphicsVDPAURegisterOutputSurface, 0, false, STATUS,
        params_cudaGraphicsVDPAURegisterOutputSurface, 3),
    STUB_ENTRY(cudaGraphicsVDPAURegisterVideoSurface, cudaGraphicsVDPAURegisterVideoSurface,
        cudaGraphicsVDPAURegisterVideoSurface, 0, false, STATUS,
        params_cudaGraphicsVDPAURegisterVideoSurface, 3),
    STUB_ENTRY(cudaHostAlloc, cudaHostAlloc, cudaHostAlloc, 0, false, STATUS, params_cudaHostAlloc,
        3),
    STUB_ENTRY(cudaHostGetDevicePointer, cudaHostGetDevicePointer, cudaHostGetDevicePointer, 0,
        false, STATUS, params_cudaHostGetDevicePointer, 3),
    STUB_ENTRY(cudaHostGetFlags, cudaHostGetFlags, cudaHostGetFlags, 0, false, STATUS,
        params_cudaHostGetFlags, 2),
    STUB_ENTRY(cudaHostRegister, cudaHostRegister, cudaHostRegister, 0, false, STATUS,
        params_cudaHostRegister, 3),
    STUB_ENTRY(cudaHostUnregister, cudaHostUnregister, cudaHostUnregister, 0, false, STATUS,
        params_cudaHostUnregister, 1),
    STUB_ENTRY(cudaImportExternalMemory, cudaImportExternalMemory, cudaImportExternalMemory, 0,
        false, STATUS, params_cudaImportExternalMemory, 2),
    STUB_ENTRY(cudaImportExternalSemaphore, cudaImportExternalSemaphore,
        cudaImportExternalSemaphore, 0, false, STATUS, params_cudaImportExternalSemaphore, 2),
    STUB_ENTRY(cudaInitDevice, cudaInitDevice, cudaInitDevice, 0, false, STATUS,
        params_cudaInitDevice, 3),
    STUB_ENTRY(cudaIpcCloseMemHandle, cudaIpcCloseMemHandle, cudaIpcCloseMemHandle, 0, false,
        STATUS, params_cudaIpcCloseMemHandle, 1),
    STUB_ENTRY(cudaIpcGetEventHandle, cudaIpcGetEventHandle, cudaIpcGetEventHandle, 0, false,
        STATUS, params_cudaIpcGetEventHandle, 2),
    STUB_ENTRY(cudaIpcGetMemHandle, cudaIpcGetMemHandle, cudaIpcGetMemHandle, 0, false, STATUS,
        params_cudaIpcGetMemHandle, 2),
    STUB_ENTRY(cudaIpcOpenEventHandle, cudaIpcOpenEventHandle, cudaIpcOpenEventHandle, 0, false,
        STATUS, params_cudaIpcOpenEventHandle, 2),
    STUB_ENTRY(cudaIpcOpenMemHandle, cudaIpcOpenMemHandle, cudaIpcOpenMemHandle, 0, false, STATUS,
        params_cudaIpcOpenMemHandle, 3),
    STUB_ENTRY(cudaKernelSetAttributeForDevice, cudaKernelSetAttributeForDevice,
        cudaKernelSetAttributeForDevice, 0, false, STATUS, params_cudaKernelSetAttributeForDevice,
        4),
    STUB_ENTRY(cudaLaunchCooperativeKernel, cudaLaunchCooperativeKernel,
        cudaLaunchCooperativeKernel, 0, false, STATUS, params_cudaLaunchCooperativeKernel, 6),
    STUB_ENTRY(cudaLaunchCooperativeKernelMultiDevice, cudaLaunchCooperativeKernelMultiDevice,
        cudaLaunchCooperativeKernelMultiDevice, 0, false, STATUS,
        params_cudaLaunchCooperativeKernelMultiDevice, 3),
    STUB_ENTRY(cudaLaunchCooperativeKernel, cudaLaunchCooperativeKernel_ptsz,
        cudaLaunchCooperativeKernel, 0, true, STATUS, params_cudaLaunchCooperativeKernel, 6),
    STUB_ENTRY(cudaLaunchHostFunc, cudaLaunchHostFunc, cudaLaunchHostFunc, 0, false, STATUS,
        params_cudaLaunchHostFunc, 3),
    STUB_ENTRY(cudaLaunchHostFunc, cudaLaunchHostFunc_ptsz, cudaLaunchHostFunc, 0, true, STATUS,
        params_cudaLaunchHostFunc, 3),
    STUB_ENTRY(cudaLaunchKernel, cudaLaunchKernel, cudaLaunchKernel, 0, false, STATUS,
        params_cudaLaunchKernel, 6),
    STUB_ENTRY(cudaLaunchKernelExC, cudaLaunchKernelExC, cudaLaunchKernelExC, 0, false, STATUS,
        params_cudaLaunchKernelExC, 3),
    STUB_ENTRY(cudaLaunchKernelExC, cudaLaunchKernelExC_ptsz, cudaLaunchKernelExC, 0, true, STATUS,
        params_cudaLaunchKernelExC, 3),
    STUB_ENTRY(cudaLaunchKernel, cudaLaunchKernel_ptsz, cudaLaunchKernel, 0, true, STATUS,
        params_cudaLaunchKernel, 6),
    STUB_ENTRY(cudaLibraryEnumerateKernels, cudaLibraryEnumerateKernels,
        cudaLibraryEnumerateKernels, 0, false, STATUS, params_cudaLibraryEnumerateKernels, 3),
    STUB_ENTRY(cudaLibraryGetGlobal, cudaLibraryGetGlobal, cudaLibraryGetGlobal, 0, false, STATUS,
        params_cudaLibraryGetGlobal, 4),
    STUB_ENTRY(cudaLibraryGetKernel, cudaLibraryGetKernel, cudaLibraryGetKernel, 0, false, STATUS,
        params_cudaLibraryGetKernel, 3),
    STUB_ENTRY(cudaLibraryGetKernelCount, cudaLibraryGetKernelCount, cudaLibraryGetKernelCount, 0,
        false, STATUS, params_cudaLibraryGetKernelCount, 2),
    STUB_ENTRY(cudaLibraryGetManaged, cudaLibraryGetManaged, cudaLibraryGetManaged, 0, false,
        STATUS, params_cudaLibraryGetManaged, 4),
    STUB_ENTRY(cudaLibraryGetUnifiedFunction, cudaLibraryGetUnifiedFunction,
        cudaLibraryGetUnifiedFunction, 0, false, STATUS, params_cudaLibraryGetUnifiedFunction, 3),
    STUB_ENTRY(cudaLibraryLoadData, cudaLibraryLoadData, cudaLibraryLoadData, 0, false, STATUS,
        params_cudaLibraryLoadData, 8),
    STUB_ENTRY(cudaLibraryLoadFromFile, cudaLibraryLoadFromFile, cudaLibraryLoadFromFile, 0, false,
        STATUS, params_cudaLibraryLoadFromFile, 8),
    STUB_ENTRY(cudaLibraryUnload, cudaLibraryUnload, cudaLibraryUnload, 0, false, STATUS,
        params_cudaLibraryUnload, 1),
    STUB_ENTRY(cudaMalloc, cudaMalloc, cudaMalloc, 0, false, STATUS, params_cudaMalloc, 2),
    STUB_ENTRY(cudaMalloc3D, cudaMalloc3D, cudaMalloc3D, 0, false, STATUS, params_cudaMalloc3D, 2),
    STUB_ENTRY(cudaMalloc3DArray, cudaMalloc3DArray, cudaMalloc3DArray, 0, false, STATUS,
        params_cudaMalloc3DArray, 4),
    STUB_ENTRY(cudaMallocArray, cudaMallocArray, cudaMallocArray, 0, false, STATUS,
        params_cudaMallocArray, 5),
    STUB_ENTRY(cudaMallocAsync, cudaMallocAsync, cudaMallocAsync, 0, false, STATUS,
        params_cudaMallocAsync, 3),
    STUB_ENTRY(cudaMallocAsync, cudaMallocAsync_ptsz, cudaMallocAsync, 0, true, STATUS,
        params_cudaMallocAsync, 3),
    STUB_ENTRY(cudaMallocFromPoolAsync, cudaMallocFromPoolAsync, cudaMallocFromPoolAsync, 0, false,
        STATUS, params_cudaMallocFromPoolAsync, 4),
    STUB_ENTRY(cudaMallocFromPoolAsync, cudaMallocFromPoolAsync_ptsz, cudaMallocFromPoolAsync, 0,
        true, STATUS, params_cudaMallocFromPoolAsync, 4),
    STUB_ENTRY(cudaMallocHost, cudaMallocHost, cudaMallocHost, 0, false, STATUS,
        params_cudaMallocHost, 2),
    STUB_ENTRY(cudaMallocManaged, cudaMallocManaged, cudaMallocManaged, 0, false, STATUS,
        params_cudaMallocManaged, 3),
    STUB_ENTRY(cudaMallocMipmappedArray, cudaMallocMipmappedArray, cudaMallocMipmappedArray, 0,
        false, STATUS, params_cudaMallocMipmappedArray, 5),
    STUB_ENTRY(cudaMallocPitch, cudaMallocPitch, cudaMallocPitch, 0, false, STATUS,
        params_cudaMallocPitch, 4),
    STUB_ENTRY(cudaMemAdvise, cudaMemAdvise, cudaMemAdvise, 0, false, STATUS, params_cudaMemAdvise,
        4),
    STUB_ENTRY(cudaMemAdvise_v2, cudaMemAdvise_v2, cudaMemAdvise_v2, 0, false, STATUS,
        params_cudaMemAdvise_v2, 4),
    STUB_ENTRY(cudaMemGetInfo, cudaMemGetInfo, cudaMemGetInfo, 0, false, STATUS,
        params_cudaMemGetInfo, 2),
    STUB_ENTRY(cudaMemPoolCreate, cudaMemPoolCreate, cudaMemPoolCreate, 0, false, STATUS,
        params_cudaMemPoolCreate, 2),
    STUB_ENTRY(cudaMemPoolDestroy, cudaMemPoolDestroy, cudaMemPoolDestroy, 0, false, STATUS,
        params_cudaMemPoolDestroy, 1),
    STUB_ENTRY(cudaMemPoolExportPointer, cudaMemPoolExportPointer, cudaMemPoolExportPointer, 0,
        false, STATUS, params_cudaMemPoolExportPointer, 2),
    STUB_ENTRY(cudaMemPoolExportToShareableHandle, cudaMemPoolExportToShareableHandle,
        cudaMemPoolExportToShareableHandle, 0, false, STATUS,
        params_cudaMemPoolExportToShareableHandle, 4),
    STUB_ENTRY(cudaMemPoolGetAccess, cudaMemPoolGetAccess, cudaMemPoolGetAccess, 0, false, STATUS,
        params_cudaMemPoolGetAccess, 3),
    STUB_ENTRY(cudaMemPoolGetAttribute, cudaMemPoolGetAttribute, cudaMemPoolGetAttribute, 0, false,
        STATUS, params_cudaMemPoolGetAttribute, 3),
    STUB_ENTRY(cudaMemPoolImportFromShareableHandle, cudaMemPoolImportFromShareableHandle,
        cudaMemPoolImportFromShareableHandle, 0, false, STATUS,
        params_cudaMemPoolImportFromShareableHandle, 4),
    STUB_ENTRY(cudaMemPoolImportPointer, cudaMemPoolImportPointer, cudaMemPoolImportPointer, 0,
        false, STATUS, params_cudaMemPoolImportPointer, 3),
    STUB_ENTRY(cudaMemPoolSetAccess, cudaMemPoolSetAccess, cudaMemPoolSetAccess, 0, false, STATUS,
        params_cudaMemPoolSetAccess, 3),
    STUB_ENTRY(cudaMemPoolSetAttribute, cudaMemPoolSetAttribute, cudaMemPoolSetAttribute, 0, false,
        STATUS, params_cudaMemPoolSetAttribute, 3),
    STUB_ENTRY(cudaMemPoolTrimTo, cudaMemPoolTrimTo, cudaMemPoolTrimTo, 0, false, STATUS,
        params_cudaMemPoolTrimTo, 2),
    STUB_ENTRY(cudaMemPrefetchAsync, cudaMemPrefetchAsync, cudaMemPrefetchAsync, 0, false, STATUS,
        params_cudaMemPrefetchAsync, 4),
    STUB_ENTRY(cudaMemPrefetchAsync, cudaMemPrefetchAsync_ptsz, cudaMemPrefetchAsync, 0, true,
        STATUS, params_cudaMemPrefetchAsync, 4),
    STUB_ENTRY(cudaMemPrefetchAsync_v2, cudaMemPrefetchAsync_v2, cudaMemPrefetchAsync_v2, 0, false,
        STATUS, params_cudaMemPrefetchAsync_v2, 5),
    STUB_ENTRY(cudaMemPrefetchAsync_v2, cudaMemPrefetchAsync_v2_ptsz, cudaMemPrefetchAsync_v2, 0,
        true, STATUS, params_cudaMemPrefetchAsync_v2, 5),
    STUB_ENTRY(cudaMemRangeGetAttribute, cudaMemRangeGetAttribute, cudaMemRangeGetAttribute, 0,
        false, STATUS, params_cudaMemRangeGetAttribute, 5),
    STUB_ENTRY(cudaMemRangeGetAttributes, cudaMemRangeGetAttributes, cudaMemRangeGetAttributes, 0,
        false, STATUS, params_cudaMemRangeGetAttributes, 6),
    STUB_ENTRY(cudaMemcpy, cudaMemcpy, cudaMemcpy, 0, false, STATUS, params_cudaMemcpy, 4),
    STUB_ENTRY(cudaMemcpy2D, cudaMemcpy2D, cudaMemcpy2D, 0, false, STATUS, params_cudaMemcpy2D, 7),
    STUB_ENTRY(cudaMemcpy2DArrayToArray, cudaMemcpy2DArrayToArray, cudaMemcpy2DArrayToArray, 0,
        false, STATUS, params_cudaMemcpy2DArrayToArray, 9),
    STUB_ENTRY(cudaMemcpy2DArrayToArray, cudaMemcpy2DArrayToArray_ptds, cudaMemcpy2DArrayToArray,
        0, true, STATUS, params_cudaMemcpy2DArrayToArray, 9),
    STUB_ENTRY(cudaMemcpy2DAsync, cudaMemcpy2DAsync, cudaMemcpy2DAsync, 0, false, STATUS,
        params_cudaMemcpy2DAsync, 8),
    STUB_ENTRY(cudaMemcpy2DAsync, cudaMemcpy2DAsync_ptsz, cudaMemcpy2DAsync, 0, true, STATUS,
        params_cudaMemcpy2DAsync, 8),
    STUB_ENTRY(cudaMemcpy2DFromArray, cudaMemcpy2DFromArray, cudaMemcpy2DFromArray, 0, false,
        STATUS, params_cudaMemcpy2DFromArray, 8),
    STUB_ENTRY(cudaMemcpy2DFromArrayAsync, cudaMemcpy2DFromArrayAsync, cudaMemcpy2DFromArrayAsync,
        0, false, STATUS, params_cudaMemcpy2DFromArrayAsync, 9),
    STUB_ENTRY(cudaMemcpy2DFromArrayAsync, cudaMemcpy2DFromArrayAsync_ptsz,
        cudaMemcpy2DFromArrayAsync, 0, true, STATUS, params_cudaMemcpy2DFromArrayAsync, 9),
    STUB_ENTRY(cudaMemcpy2DFromArray, cudaMemcpy2DFromArray_ptds, cudaMemcpy2DFromArray, 0, true,
        STATUS, params_cudaMemcpy2DFromArray, 8),
    STUB_ENTRY(cudaMemcpy2DToArray, cudaMemcpy2DToArray, cudaMemcpy2DToArray, 0, false, STATUS,
        params_cudaMemcpy2DToArray, 8),
    STUB_ENTRY(cudaMemcpy2DToArrayAsync, cudaMemcpy2DToArrayAsync, cudaMemcpy2DToArrayAsync, 0,
        false, STATUS, params_cudaMemcpy2DToArrayAsync, 9),
    STUB_ENTRY(cudaMemcpy2DToArrayAsync, cudaMemcpy2DToArrayAsync_ptsz, cudaMemcpy2DToArrayAsync,
        0, true, STATUS, params_cudaMemcpy2DToArrayAsync, 9),
    STUB_ENTRY(cudaMemcpy2DToArray, cudaMemcpy2DToArray_ptds, cudaMemcpy2DToArray, 0, true, STATUS,
        params_cudaMemcpy2DToArray, 8),
    STUB_ENTRY(cudaMemcpy2D, cudaMemcpy2D_ptds, cudaMemcpy2D, 0, true, STATUS, params_cudaMemcpy2D,
        7),
    STUB_ENTRY(cudaMemcpy3D, cudaMemcpy3D, cudaMemcpy3D, 0, false, STATUS, params_cudaMemcpy3D, 1),
    STUB_ENTRY(cudaMemcpy3DAsync, cudaMemcpy3DAsync, cudaMemcpy3DAsync, 0, false, STATUS,
        params_cudaMemcpy3DAsync, 2),
    STUB_ENTRY(cudaMemcpy3DAsync, cudaMemcpy3DAsync_ptsz, cudaMemcpy3DAsync, 0, true, STATUS,
        params_cudaMemcpy3DAsync, 2),
    STUB_ENTRY(cudaMemcpy3DBatchAsync, cudaMemcpy3DBatchAsync, cudaMemcpy3DBatchAsync, 0, false,
        STATUS, params_cudaMemcpy3DBatchAsync, 5),
    STUB_ENTRY(cudaMemcpy3DBatchAsync, cudaMemcpy3DBatchAsync_ptsz, cudaMemcpy3DBatchAsync, 0,
        true, STATUS, params_cudaMemcpy3DBatchAsync, 5),
    STUB_ENTRY(cudaMemcpy3DPeer, cudaMemcpy3DPeer, cudaMemcpy3DPeer, 0, false, STATUS,
        params_cudaMemcpy3DPeer, 1),
    STUB_ENTRY(cudaMemcpy3DPeerAsync, cudaMemcpy3DPeerAsync, cudaMemcpy3DPeerAsync, 0, false,
        STATUS, params_cudaMemcpy3DPeerAsync, 2),
    STUB_ENTRY(cudaMemcpy3DPeerAsync, cudaMemcpy3DPeerAsync_ptsz, cudaMemcpy3DPeerAsync, 0, true,
        STATUS, params_cudaMemcpy3DPeerAsync, 2),
    STUB_ENTRY(cudaMemcpy3DPeer, cudaMemcpy3DPeer_ptds, cudaMemcpy3DPeer, 0, true, STATUS,
        params_cudaMemcpy3DPeer, 1),
    STUB_ENTRY(cudaMemcpy3D, cudaMemcpy3D_ptds, cudaMemcpy3D, 0, true, STATUS, params_cudaMemcpy3D,
        1),
    STUB_ENTRY(cudaMemcpyArrayToArray, cudaMemcpyArrayToArray, cudaMemcpyArrayToArray, 0, false,
        STATUS, params_cudaMemcpyArrayToArray, 8),
    STUB_ENTRY(cudaMemcpyArrayToArray, cudaMemcpyArrayToArray_ptds, cudaMemcpyArrayToArray, 0,
        true, STATUS, params_cudaMemcpyArrayToArray, 8),
    STUB_ENTRY(cudaMemcpyAsync, cudaMemcpyAsync, cudaMemcpyAsync, 0, false, STATUS,
        params_cudaMemcpyAsync, 5),
    STUB_ENTRY(cudaMemcpyAsync, cudaMemcpyAsync_ptsz, cudaMemcpyAsync, 0, true, STATUS,
        params_cudaMemcpyAsync, 5),
    STUB_ENTRY(cudaMemcpyBatchAsync, cudaMemcpyBatchAsync, cudaMemcpyBatchAsync, 0, false, STATUS,
        params_cudaMemcpyBatchAsync, 9),
    STUB_ENTRY(cudaMemcpyBatchAsync, cudaMemcpyBatchAsync_ptsz, cudaMemcpyBatchAsync, 0, true,
        STATUS, params_cudaMemcpyBatchAsync, 9),
    STUB_ENTRY(cudaMemcpyFromArray, cudaMemcpyFromArray, cudaMemcpyFromArray, 0, false, STATUS,
        params_cudaMemcpyFromArray, 6),
    STUB_ENTRY(cudaMemcpyFromArrayAsync, cudaMemcpyFromArrayAsync, cudaMemcpyFromArrayAsync, 0,
        false, STATUS, params_cudaMemcpyFromArrayAsync, 7),
    STUB_ENTRY(cudaMemcpyFromArrayAsync, cudaMemcpyFromArrayAsync_ptsz, cudaMemcpyFromArrayAsync,
        0, true, STATUS, params_cudaMemcpyFromArrayAsync, 7),
    STUB_ENTRY(cudaMemcpyFromArray, cudaMemcpyFromArray_ptds, cudaMemcpyFromArray, 0, true, STATUS,
        params_cudaMemcpyFromArray, 6),
    STUB_ENTRY(cudaMemcpyFromSymbol, cudaMemcpyFromSymbol, cudaMemcpyFromSymbol, 0, false, STATUS,
        params_cudaMemcpyFromSymbol, 5),
    STUB_ENTRY(cudaMemcpyFromSymbolAsync, cudaMemcpyFromSymbolAsync, cudaMemcpyFromSymbolAsync, 0,
        false, STATUS, params_cudaMemcpyFromSymbolAsync, 6),
    STUB_ENTRY(cudaMemcpyFromSymbolAsync, cudaMemcpyFromSymbolAsync_ptsz,
        cudaMemcpyFromSymbolAsync, 0, true, STATUS, params_cudaMemcpyFromSymbolAsync, 6),
    STUB_ENTRY(cudaMemcpyFromSymbol, cudaMemcpyFromSymbol_ptds, cudaMemcpyFromSymbol, 0, true,
        STATUS, params_cudaMemcpyFromSymbol, 5),
    STUB_ENTRY(cudaMemcpyPeer, cudaMemcpyPeer, cudaMemcpyPeer, 0, false, STATUS,
        params_cudaMemcpyPeer, 5),
    STUB_ENTRY(cudaMemcpyPeerAsync, cudaMemcpyPeerAsync, cudaMemcpyPeerAsync, 0, false, STATUS,
        params_cudaMemcpyPeerAsync, 6),
    STUB_ENTRY(cudaMemcpyToArray, cudaMemcpyToArray, cudaMemcpyToArray, 0, false, STATUS,
        params_cudaMemcpyToArray, 6),
    STUB_ENTRY(cudaMemcpyToArrayAsync, cudaMemcpyToArrayAsync, cudaMemcpyToArrayAsync, 0, false,
        STATUS, params_cudaMemcpyToArrayAsync, 7),
    STUB_ENTRY(cudaMemcpyToArrayAsync, cudaMemcpyToArrayAsync_ptsz, cudaMemcpyToArrayAsync, 0,
        true, STATUS, params_cudaMemcpyToArrayAsync, 7),
    STUB_ENTRY(cudaMemcpyToArray, cudaMemcpyToArray_ptds, cudaMemcpyToArray, 0, true, STATUS,
        params_cudaMemcpyToArray, 6),
    STUB_ENTRY(cudaMemcpyToSymbol, cudaMemcpyToSymbol, cudaMemcpyToSymbol, 0, false, STATUS,
        params_cudaMemcpyToSymbol, 5),
    STUB_ENTRY(cudaMemcpyToSymbolAsync, cudaMemcpyToSymbolAsync, cudaMemcpyToSymbolAsync, 0, false,
        STATUS, params_cudaMemcpyToSymbolAsync, 6),
    STUB_ENTRY(cudaMemcpyToSymbolAsync, cudaMemcpyToSymbolAsync_ptsz, cudaMemcpyToSymbolAsync, 0,
        true, STATUS, params_cudaMemcpyToSymbolAsync, 6),
    STUB_ENTRY(cudaMemcpyToSymbol, cudaMemcpyToSymbol_ptds, cudaMemcpyToSymbol, 0, true, STATUS,
        params_cudaMemcpyToSymbol, 5),
    STUB_ENTRY(cudaMemcpy, cudaMemcpy_ptds, cudaMemcpy, 0, true, STATUS, params_cudaMemcpy, 4),
    STUB_ENTRY(cudaMemset, cudaMemset, cudaMemset, 0, false, STATUS, params_cudaMemset, 3),
    STUB_ENTRY(cudaMemset2D, cudaMemset2D, cudaMemset2D, 0, false, STATUS, params_cudaMemset2D, 5),
    STUB_ENTRY(cudaMemset2DAsync, cudaMemset2DAsync, cudaMemset2DAsync, 0, false, STATUS,
        params_cudaMemset2DAsync, 6),
    STUB_ENTRY(cudaMemset2DAsync, cudaMemset2DAsync_ptsz, cudaMemset2DAsync, 0, true, STATUS,
        params_cudaMemset2DAsync, 6),
    STUB_ENTRY(cudaMemset2D, cudaMemset2D_ptds, cudaMemset2D, 0, true, STATUS, params_cudaMemset2D,
        5),
    STUB_ENTRY(cudaMemset3D, cudaMemset3D, cudaMemset3D, 0, false, STATUS, params_cudaMemset3D, 3),
    STUB_ENTRY(cudaMemset3DAsync, cudaMemset3DAsync, cudaMemset3DAsync, 0, false, STATUS,
        params_cudaMemset3DAsync, 4),
    STUB_ENTRY(cudaMemset3DAsync, cudaMemset3DAsync_ptsz, cudaMemset3DAsync, 0, true, STATUS,
        params_cudaMemset3DAsync, 4),
    STUB_ENTRY(cudaMemset3D, cudaMemset3D_ptds, cudaMemset3D, 0, true, STATUS, params_cudaMemset3D,
        3),
    STUB_ENTRY(cudaMemsetAsync, cudaMemsetAsync, cudaMemsetAsync, 0, false, STATUS,
        params_cudaMemsetAsync, 4),
    STUB_ENTRY(cudaMemsetAsync, cudaMemsetAsync_ptsz, cudaMemsetAsync, 0, true, STATUS,
        params_cudaMemsetAsync, 4),
    STUB_ENTRY(cudaMemset, cudaMemset_ptds, cudaMemset, 0, true, STATUS, params_cudaMemset, 3),
    STUB_ENTRY(cudaMipmappedArrayGetMemoryRequirements, cudaMipmappedArrayGetMemoryRequirements,
        cudaMipmappedArrayGetMemoryRequirements, 0, false, STATUS,
        params_cudaMipmappedArrayGetMemoryRequirements, 3),
    STUB_ENTRY(cudaMipmappedArrayGetSparseProperties, cudaMipmappedArrayGetSparseProperties,
        cudaMipmappedArrayGetSparseProperties, 0, false, STATUS,
        params_cudaMipmappedArrayGetSparseProperties, 2),
    STUB_ENTRY(cudaOccupancyAvailableDynamicSMemPerBlock,
        cudaOccupancyAvailableDynamicSMemPerBlock, cudaOccupancyAvailableDynamicSMemPerBlock, 0,
        false, STATUS, params_cudaOccupancyAvailableDynamicSMemPerBlock, 4),
    STUB_ENTRY(cudaOccupancyMaxActiveBlocksPerMultiprocessor,
        cudaOccupancyMaxActiveBlocksPerMultiprocessor,
        cudaOccupancyMaxActiveBlocksPerMultiprocessor, 0, false, STATUS,
        params_cudaOccupancyMaxActiveBlocksPerMultiprocessor, 4),
    STUB_ENTRY(cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
        cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
        cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, 0, false, STATUS,
        params_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, 5),
    STUB_ENTRY(cudaOccupancyMaxActiveClusters, cudaOccupancyMaxActiveClusters,
        cudaOccupancyMaxActiveClusters, 0, false, STATUS, params_cudaOccupancyMaxActiveClusters, 3),
    STUB_ENTRY(cudaOccupancyMaxPotentialClusterSize, cudaOccupancyMaxPotentialClusterSize,
        cudaOccupancyMaxPotentialClusterSize, 0, false, STATUS,
        params_cudaOccupancyMaxPotentialClusterSize, 3),
    STUB_ENTRY(cudaPeekAtLastError, cudaPeekAtLastError, cudaPeekAtLastError, 0, false, STATUS,
        NULL, 0),
    STUB_ENTRY(cudaPointerGetAttributes, cudaPointerGetAttributes, cudaPointerGetAttributes, 0,
        false, STATUS, params_cudaPointerGetAttributes, 2),
    STUB_ENTRY(cudaProfilerStart, cudaProfilerStart, cudaProfilerStart, 0, false, STATUS, NULL, 0),
    STUB_ENTRY(cudaProfilerStop, cudaProfilerStop, cudaProfilerStop, 0, false, STATUS, NULL, 0),
    STUB_ENTRY(cudaRuntimeGetVersion, cudaRuntimeGetVersion, cudaRuntimeGetVersion, 0, false,
        STATUS, params_cudaRuntimeGetVersion, 1),
    STUB_ENTRY(cudaSetDevice, cudaSetDevice, cudaSetDevice, 0, false, STATUS, params_cudaSetDevice,
        1),
    STUB_ENTRY(cudaSetDeviceFlags, cudaSetDeviceFlags, cudaSetDeviceFlags, 0, false, STATUS,
        params_cudaSetDeviceFlags, 1),
    STUB_ENTRY(cudaSetDoubleForDevice, cudaSetDoubleForDevice, cudaSetDoubleForDevice, 0, false,
        STATUS, params_cudaSetDoubleForDevice, 1),
    STUB_ENTRY(cudaSetDoubleForHost, cudaSetDoubleForHost, cudaSetDoubleForHost, 0, false, STATUS,
        params_cudaSetDoubleForHost, 1),
    STUB_ENTRY(cudaSetValidDevices, cudaSetValidDevices, cudaSetValidDevices, 0, false, STATUS,
        params_cudaSetValidDevices, 2),
    STUB_ENTRY(cudaSignalExternalSemaphoresAsync, cudaSignalExternalSemaphoresAsync_v2,
        cudaSignalExternalSemaphoresAsync_v2, 0, false, STATUS,
        params_cudaSignalExternalSemaphoresAsync_v2, 4),
    STUB_ENTRY(cudaSignalExternalSemaphoresAsync, cudaSignalExternalSemaphoresAsync_v2_ptsz,
        cudaSignalExternalSemaphoresAsync_v2, 0, true, STATUS,
        params_cudaSignalExternalSemaphoresAsync_v2, 4),
    STUB_ENTRY(cudaStreamAddCallback, cudaStreamAddCallback, cudaStreamAddCallback, 0, false,
        STATUS, params_cudaStreamAddCallback, 4),
    STUB_ENTRY(cudaStreamAddCallback, cudaStreamAddCallback_ptsz, cudaStreamAddCallback, 0, true,
        STATUS, params_cudaStreamAddCallback, 4),
    STUB_ENTRY(cudaStreamAttachMemAsync, cudaStreamAttachMemAsync, cudaStreamAttachMemAsync, 0,
        false, STATUS, params_cudaStreamAttachMemAsync, 4),
    STUB_ENTRY(cudaStreamAttachMemAsync, cudaStreamAttachMemAsync_ptsz, cudaStreamAttachMemAsync,
        0, true, STATUS, params_cudaStreamAttachMemAsync, 4),
    STUB_ENTRY(cudaStreamBeginCapture, cudaStreamBeginCapture, cudaStreamBeginCapture, 0, false,
        STATUS, params_cudaStreamBeginCapture, 2),
    STUB_ENTRY(cudaStreamBeginCaptureToGraph, cudaStreamBeginCaptureToGraph,
        cudaStreamBeginCaptureToGraph, 0, false, STATUS, params_cudaStreamBeginCaptureToGraph, 6),
    STUB_ENTRY(cudaStreamBeginCaptureToGraph, cudaStreamBeginCaptureToGraph_ptsz,
        cudaStreamBeginCaptureToGraph, 0, true, STATUS, params_cudaStreamBeginCaptureToGraph, 6),
    STUB_ENTRY(cudaStreamBeginCapture, cudaStreamBeginCapture_ptsz, cudaStreamBeginCapture, 0,
        true, STATUS, params_cudaStreamBeginCapture, 2),
    STUB_ENTRY(cudaStreamCopyAttributes, cudaStreamCopyAttributes, cudaStreamCopyAttributes, 0,
        false, STATUS, params_cudaStreamCopyAttributes, 2),
    STUB_ENTRY(cudaStreamCopyAttributes, cudaStreamCopyAttributes_ptsz, cudaStreamCopyAttributes,
        0, true, STATUS, params_cudaStreamCopyAttributes, 2),
    STUB_ENTRY(cudaStreamCreate, cudaStreamCreate, cudaStreamCreate, 0, false, STATUS,
        params_cudaStreamCreate, 1),
    STUB_ENTRY(cudaStreamCreateWithFlags, cudaStreamCreateWithFlags, cudaStreamCreateWithFlags, 0,
        false, STATUS, params_cudaStreamCreateWithFlags, 2),
    STUB_ENTRY(cudaStreamCreateWithPriority, cudaStreamCreateWithPriority,
        cudaStreamCreateWithPriority, 0, false, STATUS, params_cudaStreamCreateWithPriority, 3),
    STUB_ENTRY(cudaStreamDestroy, cudaStreamDestroy, cudaStreamDestroy, 0, false, STATUS,
        params_cudaStreamDestroy, 1),
    STUB_ENTRY(cudaStreamEndCapture, cudaStreamEndCapture, cudaStreamEndCapture, 0, false, STATUS,
        params_cudaStreamEndCapture, 2),
    STUB_ENTRY(cudaStreamEndCapture, cudaStreamEndCapture_ptsz, cudaStreamEndCapture, 0, true,
        STATUS, params_cudaStreamEndCapture, 2),
    STUB_ENTRY(cudaStreamGetAttribute, cudaStreamGetAttribute, cudaStreamGetAttribute, 0, false,
        STATUS, params_cudaStreamGetAttribute, 3),
    STUB_ENTRY(cudaStreamGetAttribute, cudaStreamGetAttribute_ptsz, cudaStreamGetAttribute, 0,
        true, STATUS, params_cudaStreamGetAttribute, 3),
    STUB_ENTRY(cudaStreamGetCaptureInfo, cudaStreamGetCaptureInfo_v2, cudaStreamGetCaptureInfo_v2,
        0, false, STATUS, params_cudaStreamGetCaptureInfo_v2, 6),
    STUB_ENTRY(cudaStreamGetCaptureInfo, cudaStreamGetCaptureInfo_v2_ptsz,
        cudaStreamGetCaptureInfo_v2, 0, true, STATUS, params_cudaStreamGetCaptureInfo_v2, 6),
    STUB_ENTRY(cudaStreamGetCaptureInfo_v3, cudaStreamGetCaptureInfo_v3,
        cudaStreamGetCaptureInfo_v3, 0, false, STATUS, params_cudaStreamGetCaptureInfo_v3, 7),
    STUB_ENTRY(cudaStreamGetCaptureInfo_v3, cudaStreamGetCaptureInfo_v3_ptsz,
        cudaStreamGetCaptureInfo_v3, 0, true, STATUS, params_cudaStreamGetCaptureInfo_v3, 7),
    STUB_ENTRY(cudaStreamGetDevice, cudaStreamGetDevice, cudaStreamGetDevice, 0, false, STATUS,
        params_cudaStreamGetDevice, 2),
    STUB_ENTRY(cudaStreamGetDevice, cudaStreamGetDevice_ptsz, cudaStreamGetDevice, 0, true, STATUS,
        params_cudaStreamGetDevice, 2),
    STUB_ENTRY(cudaStreamGetFlags, cudaStreamGetFlags, cudaStreamGetFlags, 0, false, STATUS,
        params_cudaStreamGetFlags, 2),
    STUB_ENTRY(cudaStreamGetFlags, cudaStreamGetFlags_ptsz, cudaStreamGetFlags, 0, true, STATUS,
        params_cudaStreamGetFlags, 2),
    STUB_ENTRY(cudaStreamGetId, cudaStreamGetId, cudaStreamGetId, 0, false, STATUS,
        params_cudaStreamGetId, 2),
    STUB_ENTRY(cudaStreamGetId, cudaStreamGetId_ptsz, cudaStreamGetId, 0, true, STATUS,
        params_cudaStreamGetId, 2),
    STUB_ENTRY(cudaStreamGetPriority, cudaStreamGetPriority, cudaStreamGetPriority, 0, false,
        STATUS, params_cudaStreamGetPriority, 2),
    STUB_ENTRY(cudaStreamGetPriority, cudaStreamGetPriority_ptsz, cudaStreamGetPriority, 0, true,
        STATUS, params_cudaStreamGetPriority, 2),
    STUB_ENTRY(cudaStreamIsCapturing, cudaStreamIsCapturing, cudaStreamIsCapturing, 0, false,
        STATUS, params_cudaStreamIsCapturing, 2),
    STUB_ENTRY(cudaStreamIsCapturing, cudaStreamIsCapturing_ptsz, cudaStreamIsCapturing, 0, true,
        STATUS, params_cudaStreamIsCapturing, 2),
    STUB_ENTRY(cudaStreamQuery, cudaStreamQuery, cudaStreamQuery, 0, false, STATUS,
        params_cudaStreamQuery, 1),
    STUB_ENTRY(cudaStreamQuery, cudaStreamQuery_ptsz, cudaStreamQuery, 0, true, STATUS,
        params_cudaStreamQuery, 1),
    STUB_ENTRY(cudaStreamSetAttribute, cudaStreamSetAttribute, cudaStreamSetAttribute, 0, false,
        STATUS, params_cudaStreamSetAttribute, 3),
    STUB_ENTRY(cudaStreamSetAttribute, cudaStreamSetAttribute_ptsz, cudaStreamSetAttribute, 0,
        true, STATUS, params_cudaStreamSetAttribute, 3),
    STUB_ENTRY(cudaStreamSynchronize, cudaStreamSynchronize, cudaStreamSynchronize, 0, false,
        STATUS, params_cudaStreamSynchronize, 1),
    STUB_ENTRY(cudaStreamSynchronize, cudaStreamSynchronize_ptsz, cudaStreamSynchronize, 0, true,
        STATUS, params_cudaStreamSynchronize, 1),
    STUB_ENTRY(cudaStreamUpdateCaptureDependencies, cudaStreamUpdateCaptureDependencies,
        cudaStreamUpdateCaptureDependencies, 0, false, STATUS,
        params_cudaStreamUpdateCaptureDependencies, 4),
    STUB_ENTRY(cudaStreamUpdateCaptureDependencies, cudaStreamUpdateCaptureDependencies_ptsz,
        cudaStreamUpdateCaptureDependencies, 0, true, STATUS,
        params_cudaStreamUpdateCaptureDependencies, 4),
    STUB_ENTRY(cudaStreamUpdateCaptureDependencies_v2, cudaStreamUpdateCaptureDependencies_v2,
        cudaStreamUpdateCaptureDependencies_v2, 0, false, STATUS,
        params_cudaStreamUpdateCaptureDependencies_v2, 5),
    STUB_ENTRY(cudaStreamUpdateCaptureDependencies_v2, cudaStreamUpdateCaptureDependencies_v2_ptsz,
        cudaStreamUpdateCaptureDependencies_v2, 0, true, STATUS,
        params_cudaStreamUpdateCaptureDependencies_v2, 5),
    STUB_ENTRY(cudaStreamWaitEvent, cudaStreamWaitEvent, cudaStreamWaitEvent, 0, false, STATUS,
        params_cudaStreamWaitEvent, 3),
    STUB_ENTRY(cudaStreamWaitEvent, cudaStreamWaitEvent_ptsz, cudaStreamWaitEvent, 0, true, STATUS,
        params_cudaStreamWaitEvent, 3),
    STUB_ENTRY(cudaThreadExchangeStreamCaptureMode, cudaThreadExchangeStreamCaptureMode,
        cudaThreadExchangeStreamCaptureMode, 0, false, STATUS,
        params_cudaThreadExchangeStreamCaptureMode, 1),
    STUB_ENTRY(cudaThreadExit, cudaThreadExit, cudaThreadExit, 0, false, STATUS, NULL, 0),
    STUB_ENTRY(cudaThreadGetCacheConfig, cudaThreadGetCacheConfig, cudaThreadGetCacheConfig, 0,
        false, STATUS, params_cudaThreadGetCacheConfig, 1),
    STUB_ENTRY(cudaThreadGetLimit, cudaThreadGetLimit, cudaThreadGetLimit, 0, false, STATUS,
        params_cudaThreadGetLimit, 2),
    STUB_ENTRY(cudaThreadSetCacheConfig, cudaThreadSetCacheConfig, cudaThreadSetCacheConfig, 0,
        false, STATUS, params_cudaThreadSetCacheConfig, 1),
    STUB_ENTRY(cudaThreadSetLimit, cudaThreadSetLimit, cudaThreadSetLimit, 0, false, STATUS,
        params_cudaThreadSetLimit, 2),
    STUB_ENTRY(cudaThreadSynchronize, cudaThreadSynchronize, cudaThreadSynchronize, 0, false,
        STATUS, NULL, 0),
    STUB_ENTRY(cudaUserObjectCreate, cudaUserObjectCreate, cudaUserObjectCreate, 0, false, STATUS,
        params_cudaUserObjectCreate, 5),
    STUB_ENTRY(cudaUserObjectRelease, cudaUserObjectRelease, cudaUserObjectRelease, 0, false,
        STATUS, params_cudaUserObjectRelease, 2),
    STUB_ENTRY(cudaUserObjectRetain, cudaUserObjectRetain, cudaUserObjectRetain, 0, false, STATUS,
        params_cudaUserObjectRetain, 2),
    STUB_ENTRY(cudaVDPAUGetDevice, cudaVDPAUGetDevice, cudaVDPAUGetDevice, 0, false, STATUS,
        params_cudaVDPAUGetDevice, 3),
    STUB_ENTRY(cudaVDPAUSetVDPAUDevice, cudaVDPAUSetVDPAUDevice, cudaVDPAUSetVDPAUDevice, 0, false,
        STATUS, params_cudaVDPAUSetVDPAUDevice, 3),
    STUB_ENTRY(cudaWaitExternalSemaphoresAsync, cudaWaitExternalSemaphoresAsync_v2,
        cudaWaitExternalSemaphoresAsync_v2, 0, false, STATUS,
        params_cudaWaitExternalSemaphoresAsync_v2, 4),
    STUB_ENTRY(cudaWaitExternalSemaphoresAsync, cudaWaitExternalSemaphoresAsync_v2_ptsz,
        cudaWaitExternalSemaphoresAsync_v2, 0, true, STATUS,
        params_cudaWaitExternalSemaphoresAsync_v2, 4),
};
const int stub_function_count = 414;
unsigned char stub_modes[414];
