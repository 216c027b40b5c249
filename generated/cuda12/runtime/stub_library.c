// stub_library.c of cubind's binding of the CUDA Runtime API, API version 12.9.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and
//     generator/specs/runtime.yaml.
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

extern cudaError_t functional_cudaArrayGetInfo(struct cudaChannelFormatDesc *desc,
    struct cudaExtent *extent, unsigned int *flags, cudaArray_t array) __attribute__((weak));
STUB_EXPORT cudaError_t cudaArrayGetInfo(struct cudaChannelFormatDesc *desc,
    struct cudaExtent *extent, unsigned int *flags, cudaArray_t array);
extern cudaError_t functional_cudaArrayGetMemoryRequirements(
    struct cudaArrayMemoryRequirements *memoryRequirements, cudaArray_t array,
    int device) __attribute__((weak));
STUB_EXPORT cudaError_t cudaArrayGetMemoryRequirements(
    struct cudaArrayMemoryRequirements *memoryRequirements, cudaArray_t array, int device);
extern cudaError_t functional_cudaArrayGetPlane(cudaArray_t *pPlaneArray, cudaArray_t hArray,
    unsigned int planeIdx) __attribute__((weak));
STUB_EXPORT cudaError_t cudaArrayGetPlane(cudaArray_t *pPlaneArray, cudaArray_t hArray,
    unsigned int planeIdx);
extern cudaError_t functional_cudaArrayGetSparseProperties(
    struct cudaArraySparseProperties *sparseProperties, cudaArray_t array) __attribute__((weak));
STUB_EXPORT cudaError_t cudaArrayGetSparseProperties(
    struct cudaArraySparseProperties *sparseProperties, cudaArray_t array);
extern cudaError_t functional_cudaChooseDevice(int *device,
    const struct cudaDeviceProp *prop) __attribute__((weak));
STUB_EXPORT cudaError_t cudaChooseDevice(int *device, const struct cudaDeviceProp *prop);
extern struct cudaChannelFormatDesc functional_cudaCreateChannelDesc(int x, int y, int z, int w,
    enum cudaChannelFormatKind f) __attribute__((weak));
STUB_EXPORT struct cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w,
    enum cudaChannelFormatKind f);
extern cudaError_t functional_cudaCreateSurfaceObject(cudaSurfaceObject_t *pSurfObject,
    const struct cudaResourceDesc *pResDesc) __attribute__((weak));
STUB_EXPORT cudaError_t cudaCreateSurfaceObject(cudaSurfaceObject_t *pSurfObject,
    const struct cudaResourceDesc *pResDesc);
extern cudaError_t functional_cudaCreateTextureObject(cudaTextureObject_t *pTexObject,
    const struct cudaResourceDesc *pResDesc, const struct cudaTextureDesc *pTexDesc,
    const struct cudaResourceViewDesc *pResViewDesc) __attribute__((weak));
STUB_EXPORT cudaError_t cudaCreateTextureObject(cudaTextureObject_t *pTexObject,
    const struct cudaResourceDesc *pResDesc, const struct cudaTextureDesc *pTexDesc,
    const struct cudaResourceViewDesc *pResViewDesc);
extern cudaError_t functional_cudaCtxResetPersistingL2Cache(void) __attribute__((weak));
STUB_EXPORT cudaError_t cudaCtxResetPersistingL2Cache(void);
extern cudaError_t functional_cudaDestroyExternalMemory(cudaExternalMemory_t extMem) __attribute__(
    (weak));
STUB_EXPORT cudaError_t cudaDestroyExternalMemory(cudaExternalMemory_t extMem);
extern cudaError_t functional_cudaDestroyExternalSemaphore(
    cudaExternalSemaphore_t extSem) __attribute__((weak));
STUB_EXPORT cudaError_t cudaDestroyExternalSemaphore(cudaExternalSemaphore_t extSem);
extern cudaError_t functional_cudaDestroySurfaceObject(
    cudaSurfaceObject_t surfObject) __attribute__((weak));
STUB_EXPORT cudaError_t cudaDestroySurfaceObject(cudaSurfaceObject_t surfObject);
extern cudaError_t functional_cudaDestroyTextureObject(cudaTextureObject_t texObject) __attribute__(
    (weak));
STUB_EXPORT cudaError_t cudaDestroyTextureObject(cudaTextureObject_t texObject);
extern cudaError_t functional_cudaDeviceCanAccessPeer(int *canAccessPeer, int device,
    int peerDevice) __attribute__((weak));
STUB_EXPORT cudaError_t cudaDeviceCanAccessPeer(int *canAccessPeer, int device, int peerDevice);
extern cudaError_t functional_cudaDeviceDisablePeerAccess(int peerDevice) __attribute__((weak));
STUB_EXPORT cudaError_t cudaDeviceDisablePeerAccess(int peerDevice);
extern cudaError_t functional_cudaDeviceEnablePeerAccess(int peerDevice,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaDeviceEnablePeerAccess(int peerDevice, unsigned int flags);
extern cudaError_t functional_cudaDeviceFlushGPUDirectRDMAWrites(
    enum cudaFlushGPUDirectRDMAWritesTarget target,
    enum cudaFlushGPUDirectRDMAWritesScope scope) __attribute__((weak));
STUB_EXPORT cudaError_t cudaDeviceFlushGPUDirectRDMAWrites(
    enum cudaFlushGPUDirectRDMAWritesTarget target, enum cudaFlushGPUDirectRDMAWritesScope scope);
extern cudaError_t functional_cudaDeviceGetAttribute(int *value, enum cudaDeviceAttr attr,
    int device) __attribute__((weak));
STUB_EXPORT cudaError_t cudaDeviceGetAttribute(int *value, enum cudaDeviceAttr attr, int device);
extern cudaError_t functional_cudaDeviceGetByPCIBusId(int *device,
    const char *pciBusId) __attribute__((weak));
STUB_EXPORT cudaError_t cudaDeviceGetByPCIBusId(int *device, const char *pciBusId);
extern cudaError_t functional_cudaDeviceGetCacheConfig(
    enum cudaFuncCache *pCacheConfig) __attribute__((weak));
STUB_EXPORT cudaError_t cudaDeviceGetCacheConfig(enum cudaFuncCache *pCacheConfig);
extern cudaError_t functional_cudaDeviceGetDefaultMemPool(cudaMemPool_t *memPool,
    int device) __attribute__((weak));
STUB_EXPORT cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t *memPool, int device);
extern cudaError_t functional_cudaDeviceGetGraphMemAttribute(int device,
    enum cudaGraphMemAttributeType attr, void *value) __attribute__((weak));
STUB_EXPORT cudaError_t cudaDeviceGetGraphMemAttribute(int device,
    enum cudaGraphMemAttributeType attr, void *value);
extern cudaError_t functional_cudaDeviceGetLimit(size_t *pValue,
    enum cudaLimit limit) __attribute__((weak));
STUB_EXPORT cudaError_t cudaDeviceGetLimit(size_t *pValue, enum cudaLimit limit);
extern cudaError_t functional_cudaDeviceGetMemPool(cudaMemPool_t *memPool,
    int device) __attribute__((weak));
STUB_EXPORT cudaError_t cudaDeviceGetMemPool(cudaMemPool_t *memPool, int device);
extern cudaError_t functional_cudaDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, int device,
    int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, int device,
    int flags);
extern cudaError_t functional_cudaDeviceGetP2PAttribute(int *value, enum cudaDeviceP2PAttr attr,
    int srcDevice, int dstDevice) __attribute__((weak));
STUB_EXPORT cudaError_t cudaDeviceGetP2PAttribute(int *value, enum cudaDeviceP2PAttr attr,
    int srcDevice, int dstDevice);
extern cudaError_t functional_cudaDeviceGetPCIBusId(char *pciBusId, int len,
    int device) __attribute__((weak));
STUB_EXPORT cudaError_t cudaDeviceGetPCIBusId(char *pciBusId, int len, int device);
extern cudaError_t functional_cudaDeviceGetSharedMemConfig(
    enum cudaSharedMemConfig *pConfig) __attribute__((weak));
STUB_EXPORT cudaError_t cudaDeviceGetSharedMemConfig(enum cudaSharedMemConfig *pConfig);
extern cudaError_t functional_cudaDeviceGetStreamPriorityRange(int *leastPriority,
    int *greatestPriority) __attribute__((weak));
STUB_EXPORT cudaError_t cudaDeviceGetStreamPriorityRange(int *leastPriority, int *greatestPriority);
extern cudaError_t functional_cudaDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements,
    const struct cudaChannelFormatDesc *fmtDesc, int device) __attribute__((weak));
STUB_EXPORT cudaError_t cudaDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements,
    const struct cudaChannelFormatDesc *fmtDesc, int device);
extern cudaError_t functional_cudaDeviceGraphMemTrim(int device) __attribute__((weak));
STUB_EXPORT cudaError_t cudaDeviceGraphMemTrim(int device);
extern cudaError_t functional_cudaDeviceRegisterAsyncNotification(int device,
    cudaAsyncCallback callbackFunc, void *userData,
    cudaAsyncCallbackHandle_t *callback) __attribute__((weak));
STUB_EXPORT cudaError_t cudaDeviceRegisterAsyncNotification(int device,
    cudaAsyncCallback callbackFunc, void *userData, cudaAsyncCallbackHandle_t *callback);
extern cudaError_t functional_cudaDeviceReset(void) __attribute__((weak));
STUB_EXPORT cudaError_t cudaDeviceReset(void);
extern cudaError_t functional_cudaDeviceSetCacheConfig(
    enum cudaFuncCache cacheConfig) __attribute__((weak));
STUB_EXPORT cudaError_t cudaDeviceSetCacheConfig(enum cudaFuncCache cacheConfig);
extern cudaError_t functional_cudaDeviceSetGraphMemAttribute(int device,
    enum cudaGraphMemAttributeType attr, void *value) __attribute__((weak));
STUB_EXPORT cudaError_t cudaDeviceSetGraphMemAttribute(int device,
    enum cudaGraphMemAttributeType attr, void *value);
extern cudaError_t functional_cudaDeviceSetLimit(enum cudaLimit limit,
    size_t value) __attribute__((weak));
STUB_EXPORT cudaError_t cudaDeviceSetLimit(enum cudaLimit limit, size_t value);
extern cudaError_t functional_cudaDeviceSetMemPool(int device,
    cudaMemPool_t memPool) __attribute__((weak));
STUB_EXPORT cudaError_t cudaDeviceSetMemPool(int device, cudaMemPool_t memPool);
extern cudaError_t functional_cudaDeviceSetSharedMemConfig(
    enum cudaSharedMemConfig config) __attribute__((weak));
STUB_EXPORT cudaError_t cudaDeviceSetSharedMemConfig(enum cudaSharedMemConfig config);
extern cudaError_t functional_cudaDeviceSynchronize(void) __attribute__((weak));
STUB_EXPORT cudaError_t cudaDeviceSynchronize(void);
extern cudaError_t functional_cudaDeviceUnregisterAsyncNotification(int device,
    cudaAsyncCallbackHandle_t callback) __attribute__((weak));
STUB_EXPORT cudaError_t cudaDeviceUnregisterAsyncNotification(int device,
    cudaAsyncCallbackHandle_t callback);
extern cudaError_t functional_cudaDriverGetVersion(int *driverVersion) __attribute__((weak));
STUB_EXPORT cudaError_t cudaDriverGetVersion(int *driverVersion);
extern cudaError_t functional_cudaEGLStreamConsumerAcquireFrame(cudaEglStreamConnection *conn,
    cudaGraphicsResource_t *pCudaResource, cudaStream_t *pStream,
    unsigned int timeout) __attribute__((weak));
STUB_EXPORT cudaError_t cudaEGLStreamConsumerAcquireFrame(cudaEglStreamConnection *conn,
    cudaGraphicsResource_t *pCudaResource, cudaStream_t *pStream, unsigned int timeout);
extern cudaError_t functional_cudaEGLStreamConsumerConnect(cudaEglStreamConnection *conn,
    EGLStreamKHR eglStream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaEGLStreamConsumerConnect(cudaEglStreamConnection *conn,
    EGLStreamKHR eglStream);
extern cudaError_t functional_cudaEGLStreamConsumerConnectWithFlags(cudaEglStreamConnection *conn,
    EGLStreamKHR eglStream, unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaEGLStreamConsumerConnectWithFlags(cudaEglStreamConnection *conn,
    EGLStreamKHR eglStream, unsigned int flags);
extern cudaError_t functional_cudaEGLStreamConsumerDisconnect(
    cudaEglStreamConnection *conn) __attribute__((weak));
STUB_EXPORT cudaError_t cudaEGLStreamConsumerDisconnect(cudaEglStreamConnection *conn);
extern cudaError_t functional_cudaEGLStreamConsumerReleaseFrame(cudaEglStreamConnection *conn,
    cudaGraphicsResource_t pCudaResource, cudaStream_t *pStream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaEGLStreamConsumerReleaseFrame(cudaEglStreamConnection *conn,
    cudaGraphicsResource_t pCudaResource, cudaStream_t *pStream);
extern cudaError_t functional_cudaEGLStreamProducerConnect(cudaEglStreamConnection *conn,
    EGLStreamKHR eglStream, EGLint width, EGLint height) __attribute__((weak));
STUB_EXPORT cudaError_t cudaEGLStreamProducerConnect(cudaEglStreamConnection *conn,
    EGLStreamKHR eglStream, EGLint width, EGLint height);
extern cudaError_t functional_cudaEGLStreamProducerDisconnect(
    cudaEglStreamConnection *conn) __attribute__((weak));
STUB_EXPORT cudaError_t cudaEGLStreamProducerDisconnect(cudaEglStreamConnection *conn);
extern cudaError_t functional_cudaEGLStreamProducerPresentFrame(cudaEglStreamConnection *conn,
    cudaEglFrame eglframe, cudaStream_t *pStream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaEGLStreamProducerPresentFrame(cudaEglStreamConnection *conn,
    cudaEglFrame eglframe, cudaStream_t *pStream);
extern cudaError_t functional_cudaEGLStreamProducerReturnFrame(cudaEglStreamConnection *conn,
    cudaEglFrame *eglframe, cudaStream_t *pStream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaEGLStreamProducerReturnFrame(cudaEglStreamConnection *conn,
    cudaEglFrame *eglframe, cudaStream_t *pStream);
extern cudaError_t functional_cudaEventCreate(cudaEvent_t *event) __attribute__((weak));
STUB_EXPORT cudaError_t cudaEventCreate(cudaEvent_t *event);
extern cudaError_t functional_cudaEventCreateFromEGLSync(cudaEvent_t *phEvent, EGLSyncKHR eglSync,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaEventCreateFromEGLSync(cudaEvent_t *phEvent, EGLSyncKHR eglSync,
    unsigned int flags);
extern cudaError_t functional_cudaEventCreateWithFlags(cudaEvent_t *event,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaEventCreateWithFlags(cudaEvent_t *event, unsigned int flags);
extern cudaError_t functional_cudaEventDestroy(cudaEvent_t event) __attribute__((weak));
STUB_EXPORT cudaError_t cudaEventDestroy(cudaEvent_t event);
extern cudaError_t functional_cudaEventElapsedTime(float *ms, cudaEvent_t start,
    cudaEvent_t end) __attribute__((weak));
STUB_EXPORT cudaError_t cudaEventElapsedTime(float *ms, cudaEvent_t start, cudaEvent_t end);
extern cudaError_t functional_cudaEventElapsedTime_v2(float *ms, cudaEvent_t start,
    cudaEvent_t end) __attribute__((weak));
STUB_EXPORT cudaError_t cudaEventElapsedTime_v2(float *ms, cudaEvent_t start, cudaEvent_t end);
extern cudaError_t functional_cudaEventQuery(cudaEvent_t event) __attribute__((weak));
STUB_EXPORT cudaError_t cudaEventQuery(cudaEvent_t event);
extern cudaError_t functional_cudaEventRecord(cudaEvent_t event,
    cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream);
extern cudaError_t functional_cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream,
    unsigned int flags);
extern cudaError_t functional_cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaEventRecordWithFlags_ptsz(cudaEvent_t event, cudaStream_t stream,
    unsigned int flags);
extern cudaError_t functional_cudaEventRecord(cudaEvent_t event,
    cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaEventRecord_ptsz(cudaEvent_t event, cudaStream_t stream);
extern cudaError_t functional_cudaEventSynchronize(cudaEvent_t event) __attribute__((weak));
STUB_EXPORT cudaError_t cudaEventSynchronize(cudaEvent_t event);
extern cudaError_t functional_cudaExternalMemoryGetMappedBuffer(void **devPtr,
    cudaExternalMemory_t extMem,
    const struct cudaExternalMemoryBufferDesc *bufferDesc) __attribute__((weak));
STUB_EXPORT cudaError_t cudaExternalMemoryGetMappedBuffer(void **devPtr,
    cudaExternalMemory_t extMem, const struct cudaExternalMemoryBufferDesc *bufferDesc);
extern cudaError_t functional_cudaExternalMemoryGetMappedMipmappedArray(
    cudaMipmappedArray_t *mipmap, cudaExternalMemory_t extMem,
    const struct cudaExternalMemoryMipmappedArrayDesc *mipmapDesc) __attribute__((weak));
STUB_EXPORT cudaError_t cudaExternalMemoryGetMappedMipmappedArray(cudaMipmappedArray_t *mipmap,
    cudaExternalMemory_t extMem, const struct cudaExternalMemoryMipmappedArrayDesc *mipmapDesc);
extern cudaError_t functional_cudaFree(void *devPtr) __attribute__((weak));
STUB_EXPORT cudaError_t cudaFree(void *devPtr);
extern cudaError_t functional_cudaFreeArray(cudaArray_t array) __attribute__((weak));
STUB_EXPORT cudaError_t cudaFreeArray(cudaArray_t array);
extern cudaError_t functional_cudaFreeAsync(void *devPtr,
    cudaStream_t hStream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaFreeAsync(void *devPtr, cudaStream_t hStream);
extern cudaError_t functional_cudaFreeAsync(void *devPtr,
    cudaStream_t hStream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaFreeAsync_ptsz(void *devPtr, cudaStream_t hStream);
extern cudaError_t functional_cudaFreeHost(void *ptr) __attribute__((weak));
STUB_EXPORT cudaError_t cudaFreeHost(void *ptr);
extern cudaError_t functional_cudaFreeMipmappedArray(
    cudaMipmappedArray_t mipmappedArray) __attribute__((weak));
STUB_EXPORT cudaError_t cudaFreeMipmappedArray(cudaMipmappedArray_t mipmappedArray);
extern cudaError_t functional_cudaFuncGetAttributes(struct cudaFuncAttributes *attr,
    const void *func) __attribute__((weak));
STUB_EXPORT cudaError_t cudaFuncGetAttributes(struct cudaFuncAttributes *attr, const void *func);
extern cudaError_t functional_cudaFuncGetName(const char **name,
    const void *func) __attribute__((weak));
STUB_EXPORT cudaError_t cudaFuncGetName(const char **name, const void *func);
extern cudaError_t functional_cudaFuncGetParamInfo(const void *func, size_t paramIndex,
    size_t *paramOffset, size_t *paramSize) __attribute__((weak));
STUB_EXPORT cudaError_t cudaFuncGetParamInfo(const void *func, size_t paramIndex,
    size_t *paramOffset, size_t *paramSize);
extern cudaError_t functional_cudaFuncSetAttribute(const void *func, enum cudaFuncAttribute attr,
    int value) __attribute__((weak));
STUB_EXPORT cudaError_t cudaFuncSetAttribute(const void *func, enum cudaFuncAttribute attr,
    int value);
extern cudaError_t functional_cudaFuncSetCacheConfig(const void *func,
    enum cudaFuncCache cacheConfig) __attribute__((weak));
STUB_EXPORT cudaError_t cudaFuncSetCacheConfig(const void *func, enum cudaFuncCache cacheConfig);
extern cudaError_t functional_cudaFuncSetSharedMemConfig(const void *func,
    enum cudaSharedMemConfig config) __attribute__((weak));
STUB_EXPORT cudaError_t cudaFuncSetSharedMemConfig(const void *func,
    enum cudaSharedMemConfig config);
extern cudaError_t functional_cudaGLGetDevices(unsigned int *pCudaDeviceCount, int *pCudaDevices,
    unsigned int cudaDeviceCount, enum cudaGLDeviceList deviceList) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGLGetDevices(unsigned int *pCudaDeviceCount, int *pCudaDevices,
    unsigned int cudaDeviceCount, enum cudaGLDeviceList deviceList);
extern cudaError_t functional_cudaGLMapBufferObject(void **devPtr,
    GLuint bufObj) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGLMapBufferObject(void **devPtr, GLuint bufObj);
extern cudaError_t functional_cudaGLMapBufferObjectAsync(void **devPtr, GLuint bufObj,
    cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGLMapBufferObjectAsync(void **devPtr, GLuint bufObj,
    cudaStream_t stream);
extern cudaError_t functional_cudaGLRegisterBufferObject(GLuint bufObj) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGLRegisterBufferObject(GLuint bufObj);
extern cudaError_t functional_cudaGLSetBufferObjectMapFlags(GLuint bufObj,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGLSetBufferObjectMapFlags(GLuint bufObj, unsigned int flags);
extern cudaError_t functional_cudaGLSetGLDevice(int device) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGLSetGLDevice(int device);
extern cudaError_t functional_cudaGLUnmapBufferObject(GLuint bufObj) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGLUnmapBufferObject(GLuint bufObj);
extern cudaError_t functional_cudaGLUnmapBufferObjectAsync(GLuint bufObj,
    cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGLUnmapBufferObjectAsync(GLuint bufObj, cudaStream_t stream);
extern cudaError_t functional_cudaGLUnregisterBufferObject(GLuint bufObj) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGLUnregisterBufferObject(GLuint bufObj);
extern cudaError_t functional_cudaGetChannelDesc(struct cudaChannelFormatDesc *desc,
    cudaArray_const_t array) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGetChannelDesc(struct cudaChannelFormatDesc *desc,
    cudaArray_const_t array);
extern cudaError_t functional_cudaGetDevice(int *device) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGetDevice(int *device);
extern cudaError_t functional_cudaGetDeviceCount(int *count) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGetDeviceCount(int *count);
extern cudaError_t functional_cudaGetDeviceFlags(unsigned int *flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGetDeviceFlags(unsigned int *flags);
extern cudaError_t functional_cudaGetDeviceProperties_v2(struct cudaDeviceProp *prop,
    int device) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGetDeviceProperties_v2(struct cudaDeviceProp *prop, int device);
extern cudaError_t functional_cudaGetDriverEntryPoint(const char *symbol, void **funcPtr,
    unsigned long long flags,
    enum cudaDriverEntryPointQueryResult *driverStatus) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGetDriverEntryPoint(const char *symbol, void **funcPtr,
    unsigned long long flags, enum cudaDriverEntryPointQueryResult *driverStatus);
extern cudaError_t functional_cudaGetDriverEntryPointByVersion(const char *symbol, void **funcPtr,
    unsigned int cudaVersion, unsigned long long flags,
    enum cudaDriverEntryPointQueryResult *driverStatus) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGetDriverEntryPointByVersion(const char *symbol, void **funcPtr,
    unsigned int cudaVersion, unsigned long long flags,
    enum cudaDriverEntryPointQueryResult *driverStatus);
extern cudaError_t functional_cudaGetDriverEntryPointByVersion(const char *symbol, void **funcPtr,
    unsigned int cudaVersion, unsigned long long flags,
    enum cudaDriverEntryPointQueryResult *driverStatus) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGetDriverEntryPointByVersion_ptsz(const char *symbol, void **funcPtr,
    unsigned int cudaVersion, unsigned long long flags,
    enum cudaDriverEntryPointQueryResult *driverStatus);
extern cudaError_t functional_cudaGetDriverEntryPoint(const char *symbol, void **funcPtr,
    unsigned long long flags,
    enum cudaDriverEntryPointQueryResult *driverStatus) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGetDriverEntryPoint_ptsz(const char *symbol, void **funcPtr,
    unsigned long long flags, enum cudaDriverEntryPointQueryResult *driverStatus);
extern const char * functional_cudaGetErrorName(cudaError_t error) __attribute__((weak));
STUB_EXPORT const char * cudaGetErrorName(cudaError_t error);
extern const char * functional_cudaGetErrorString(cudaError_t error) __attribute__((weak));
STUB_EXPORT const char * cudaGetErrorString(cudaError_t error);
extern cudaError_t functional_cudaGetExportTable(const void **ppExportTable,
    const cudaUUID_t *pExportTableId) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGetExportTable(const void **ppExportTable,
    const cudaUUID_t *pExportTableId);
extern cudaError_t functional_cudaGetFuncBySymbol(cudaFunction_t *functionPtr,
    const void *symbolPtr) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGetFuncBySymbol(cudaFunction_t *functionPtr, const void *symbolPtr);
extern cudaError_t functional_cudaGetKernel(cudaKernel_t *kernelPtr,
    const void *entryFuncAddr) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGetKernel(cudaKernel_t *kernelPtr, const void *entryFuncAddr);
extern cudaError_t functional_cudaGetLastError(void) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGetLastError(void);
extern cudaError_t functional_cudaGetMipmappedArrayLevel(cudaArray_t *levelArray,
    cudaMipmappedArray_const_t mipmappedArray, unsigned int level) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGetMipmappedArrayLevel(cudaArray_t *levelArray,
    cudaMipmappedArray_const_t mipmappedArray, unsigned int level);
extern cudaError_t functional_cudaGetSurfaceObjectResourceDesc(struct cudaResourceDesc *pResDesc,
    cudaSurfaceObject_t surfObject) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGetSurfaceObjectResourceDesc(struct cudaResourceDesc *pResDesc,
    cudaSurfaceObject_t surfObject);
extern cudaError_t functional_cudaGetSymbolAddress(void **devPtr,
    const void *symbol) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGetSymbolAddress(void **devPtr, const void *symbol);
extern cudaError_t functional_cudaGetSymbolSize(size_t *size,
    const void *symbol) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGetSymbolSize(size_t *size, const void *symbol);
extern cudaError_t functional_cudaGetTextureObjectResourceDesc(struct cudaResourceDesc *pResDesc,
    cudaTextureObject_t texObject) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGetTextureObjectResourceDesc(struct cudaResourceDesc *pResDesc,
    cudaTextureObject_t texObject);
extern cudaError_t functional_cudaGetTextureObjectResourceViewDesc(
    struct cudaResourceViewDesc *pResViewDesc, cudaTextureObject_t texObject) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGetTextureObjectResourceViewDesc(
    struct cudaResourceViewDesc *pResViewDesc, cudaTextureObject_t texObject);
extern cudaError_t functional_cudaGetTextureObjectTextureDesc(struct cudaTextureDesc *pTexDesc,
    cudaTextureObject_t texObject) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGetTextureObjectTextureDesc(struct cudaTextureDesc *pTexDesc,
    cudaTextureObject_t texObject);
extern cudaError_t functional_cudaGraphAddChildGraphNode(cudaGraphNode_t *pGraphNode,
    cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies,
    cudaGraph_t childGraph) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphAddChildGraphNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaGraph_t childGraph);
extern cudaError_t functional_cudaGraphAddDependencies(cudaGraph_t graph,
    const cudaGraphNode_t *from, const cudaGraphNode_t *to,
    size_t numDependencies) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t *from,
    const cudaGraphNode_t *to, size_t numDependencies);
extern cudaError_t functional_cudaGraphAddDependencies_v2(cudaGraph_t graph,
    const cudaGraphNode_t *from, const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData,
    size_t numDependencies) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphAddDependencies_v2(cudaGraph_t graph, const cudaGraphNode_t *from,
    const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData, size_t numDependencies);
extern cudaError_t functional_cudaGraphAddEmptyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphAddEmptyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies);
extern cudaError_t functional_cudaGraphAddEventRecordNode(cudaGraphNode_t *pGraphNode,
    cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies,
    cudaEvent_t event) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphAddEventRecordNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event);
extern cudaError_t functional_cudaGraphAddEventWaitNode(cudaGraphNode_t *pGraphNode,
    cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies,
    cudaEvent_t event) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphAddEventWaitNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event);
extern cudaError_t functional_cudaGraphAddExternalSemaphoresSignalNode(cudaGraphNode_t *pGraphNode,
    cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const struct cudaExternalSemaphoreSignalNodeParams *nodeParams) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphAddExternalSemaphoresSignalNode(cudaGraphNode_t *pGraphNode,
    cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const struct cudaExternalSemaphoreSignalNodeParams *nodeParams);
extern cudaError_t functional_cudaGraphAddExternalSemaphoresWaitNode(cudaGraphNode_t *pGraphNode,
    cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const struct cudaExternalSemaphoreWaitNodeParams *nodeParams) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphAddExternalSemaphoresWaitNode(cudaGraphNode_t *pGraphNode,
    cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const struct cudaExternalSemaphoreWaitNodeParams *nodeParams);
extern cudaError_t functional_cudaGraphAddHostNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const struct cudaHostNodeParams *pNodeParams) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphAddHostNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const struct cudaHostNodeParams *pNodeParams);
extern cudaError_t functional_cudaGraphAddKernelNode(cudaGraphNode_t *pGraphNode,
    cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const struct cudaKernelNodeParams *pNodeParams) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphAddKernelNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const struct cudaKernelNodeParams *pNodeParams);
extern cudaError_t functional_cudaGraphAddMemAllocNode(cudaGraphNode_t *pGraphNode,
    cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies,
    struct cudaMemAllocNodeParams *nodeParams) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphAddMemAllocNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    struct cudaMemAllocNodeParams *nodeParams);
extern cudaError_t functional_cudaGraphAddMemFreeNode(cudaGraphNode_t *pGraphNode,
    cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies,
    void *dptr) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphAddMemFreeNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dptr);
extern cudaError_t functional_cudaGraphAddMemcpyNode(cudaGraphNode_t *pGraphNode,
    cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const struct cudaMemcpy3DParms *pCopyParams) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphAddMemcpyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const struct cudaMemcpy3DParms *pCopyParams);
extern cudaError_t functional_cudaGraphAddMemcpyNode1D(cudaGraphNode_t *pGraphNode,
    cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst,
    const void *src, size_t count, enum cudaMemcpyKind kind) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphAddMemcpyNode1D(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst, const void *src,
    size_t count, enum cudaMemcpyKind kind);
extern cudaError_t functional_cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t *pGraphNode,
    cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst,
    const void *symbol, size_t count, size_t offset,
    enum cudaMemcpyKind kind) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t *pGraphNode,
    cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst,
    const void *symbol, size_t count, size_t offset, enum cudaMemcpyKind kind);
extern cudaError_t functional_cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t *pGraphNode,
    cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const void *symbol, const void *src, size_t count, size_t offset,
    enum cudaMemcpyKind kind) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t *pGraphNode,
    cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const void *symbol, const void *src, size_t count, size_t offset, enum cudaMemcpyKind kind);
extern cudaError_t functional_cudaGraphAddMemsetNode(cudaGraphNode_t *pGraphNode,
    cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const struct cudaMemsetParams *pMemsetParams) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphAddMemsetNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const struct cudaMemsetParams *pMemsetParams);
extern cudaError_t functional_cudaGraphAddNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    struct cudaGraphNodeParams *nodeParams) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphAddNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    struct cudaGraphNodeParams *nodeParams);
extern cudaError_t functional_cudaGraphAddNode_v2(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, const cudaGraphEdgeData *dependencyData,
    size_t numDependencies, struct cudaGraphNodeParams *nodeParams) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphAddNode_v2(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, const cudaGraphEdgeData *dependencyData,
    size_t numDependencies, struct cudaGraphNodeParams *nodeParams);
extern cudaError_t functional_cudaGraphChildGraphNodeGetGraph(cudaGraphNode_t node,
    cudaGraph_t *pGraph) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphChildGraphNodeGetGraph(cudaGraphNode_t node, cudaGraph_t *pGraph);
extern cudaError_t functional_cudaGraphClone(cudaGraph_t *pGraphClone,
    cudaGraph_t originalGraph) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphClone(cudaGraph_t *pGraphClone, cudaGraph_t originalGraph);
extern cudaError_t functional_cudaGraphConditionalHandleCreate(
    cudaGraphConditionalHandle *pHandle_out, cudaGraph_t graph, unsigned int defaultLaunchValue,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphConditionalHandleCreate(cudaGraphConditionalHandle *pHandle_out,
    cudaGraph_t graph, unsigned int defaultLaunchValue, unsigned int flags);
extern cudaError_t functional_cudaGraphCreate(cudaGraph_t *pGraph,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphCreate(cudaGraph_t *pGraph, unsigned int flags);
extern cudaError_t functional_cudaGraphDebugDotPrint(cudaGraph_t graph, const char *path,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphDebugDotPrint(cudaGraph_t graph, const char *path,
    unsigned int flags);
extern cudaError_t functional_cudaGraphDestroy(cudaGraph_t graph) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphDestroy(cudaGraph_t graph);
extern cudaError_t functional_cudaGraphDestroyNode(cudaGraphNode_t node) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphDestroyNode(cudaGraphNode_t node);
extern cudaError_t functional_cudaGraphEventRecordNodeGetEvent(cudaGraphNode_t node,
    cudaEvent_t *event_out) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphEventRecordNodeGetEvent(cudaGraphNode_t node,
    cudaEvent_t *event_out);
extern cudaError_t functional_cudaGraphEventRecordNodeSetEvent(cudaGraphNode_t node,
    cudaEvent_t event) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphEventRecordNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event);
extern cudaError_t functional_cudaGraphEventWaitNodeGetEvent(cudaGraphNode_t node,
    cudaEvent_t *event_out) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphEventWaitNodeGetEvent(cudaGraphNode_t node,
    cudaEvent_t *event_out);
extern cudaError_t functional_cudaGraphEventWaitNodeSetEvent(cudaGraphNode_t node,
    cudaEvent_t event) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphEventWaitNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event);
extern cudaError_t functional_cudaGraphExecChildGraphNodeSetParams(cudaGraphExec_t hGraphExec,
    cudaGraphNode_t node, cudaGraph_t childGraph) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphExecChildGraphNodeSetParams(cudaGraphExec_t hGraphExec,
    cudaGraphNode_t node, cudaGraph_t childGraph);
extern cudaError_t functional_cudaGraphExecDestroy(cudaGraphExec_t graphExec) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphExecDestroy(cudaGraphExec_t graphExec);
extern cudaError_t functional_cudaGraphExecEventRecordNodeSetEvent(cudaGraphExec_t hGraphExec,
    cudaGraphNode_t hNode, cudaEvent_t event) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphExecEventRecordNodeSetEvent(cudaGraphExec_t hGraphExec,
    cudaGraphNode_t hNode, cudaEvent_t event);
extern cudaError_t functional_cudaGraphExecEventWaitNodeSetEvent(cudaGraphExec_t hGraphExec,
    cudaGraphNode_t hNode, cudaEvent_t event) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphExecEventWaitNodeSetEvent(cudaGraphExec_t hGraphExec,
    cudaGraphNode_t hNode, cudaEvent_t event);
extern cudaError_t functional_cudaGraphExecExternalSemaphoresSignalNodeSetParams(
    cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,
    const struct cudaExternalSemaphoreSignalNodeParams *nodeParams) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphExecExternalSemaphoresSignalNodeSetParams(
    cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,
    const struct cudaExternalSemaphoreSignalNodeParams *nodeParams);
extern cudaError_t functional_cudaGraphExecExternalSemaphoresWaitNodeSetParams(
    cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,
    const struct cudaExternalSemaphoreWaitNodeParams *nodeParams) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphExecExternalSemaphoresWaitNodeSetParams(
    cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,
    const struct cudaExternalSemaphoreWaitNodeParams *nodeParams);
extern cudaError_t functional_cudaGraphExecGetFlags(cudaGraphExec_t graphExec,
    unsigned long long *flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphExecGetFlags(cudaGraphExec_t graphExec, unsigned long long *flags);
extern cudaError_t functional_cudaGraphExecHostNodeSetParams(cudaGraphExec_t hGraphExec,
    cudaGraphNode_t node, const struct cudaHostNodeParams *pNodeParams) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphExecHostNodeSetParams(cudaGraphExec_t hGraphExec,
    cudaGraphNode_t node, const struct cudaHostNodeParams *pNodeParams);
extern cudaError_t functional_cudaGraphExecKernelNodeSetParams(cudaGraphExec_t hGraphExec,
    cudaGraphNode_t node, const struct cudaKernelNodeParams *pNodeParams) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphExecKernelNodeSetParams(cudaGraphExec_t hGraphExec,
    cudaGraphNode_t node, const struct cudaKernelNodeParams *pNodeParams);
extern cudaError_t functional_cudaGraphExecMemcpyNodeSetParams(cudaGraphExec_t hGraphExec,
    cudaGraphNode_t node, const struct cudaMemcpy3DParms *pNodeParams) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphExecMemcpyNodeSetParams(cudaGraphExec_t hGraphExec,
    cudaGraphNode_t node, const struct cudaMemcpy3DParms *pNodeParams);
extern cudaError_t functional_cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t hGraphExec,
    cudaGraphNode_t node, void *dst, const void *src, size_t count,
    enum cudaMemcpyKind kind) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t hGraphExec,
    cudaGraphNode_t node, void *dst, const void *src, size_t count, enum cudaMemcpyKind kind);
extern cudaError_t functional_cudaGraphExecMemcpyNodeSetParamsFromSymbol(
    cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void *dst, const void *symbol, size_t count,
    size_t offset, enum cudaMemcpyKind kind) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t hGraphExec,
    cudaGraphNode_t node, void *dst, const void *symbol, size_t count, size_t offset,
    enum cudaMemcpyKind kind);
extern cudaError_t functional_cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t hGraphExec,
    cudaGraphNode_t node, const void *symbol, const void *src, size_t count, size_t offset,
    enum cudaMemcpyKind kind) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t hGraphExec,
    cudaGraphNode_t node, const void *symbol, const void *src, size_t count, size_t offset,
    enum cudaMemcpyKind kind);
extern cudaError_t functional_cudaGraphExecMemsetNodeSetParams(cudaGraphExec_t hGraphExec,
    cudaGraphNode_t node, const struct cudaMemsetParams *pNodeParams) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphExecMemsetNodeSetParams(cudaGraphExec_t hGraphExec,
    cudaGraphNode_t node, const struct cudaMemsetParams *pNodeParams);
extern cudaError_t functional_cudaGraphExecNodeSetParams(cudaGraphExec_t graphExec,
    cudaGraphNode_t node, struct cudaGraphNodeParams *nodeParams) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphExecNodeSetParams(cudaGraphExec_t graphExec, cudaGraphNode_t node,
    struct cudaGraphNodeParams *nodeParams);
extern cudaError_t functional_cudaGraphExecUpdate(cudaGraphExec_t hGraphExec, cudaGraph_t hGraph,
    cudaGraphExecUpdateResultInfo *resultInfo) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphExecUpdate(cudaGraphExec_t hGraphExec, cudaGraph_t hGraph,
    cudaGraphExecUpdateResultInfo *resultInfo);
extern cudaError_t functional_cudaGraphExternalSemaphoresSignalNodeGetParams(cudaGraphNode_t hNode,
    struct cudaExternalSemaphoreSignalNodeParams *params_out) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphExternalSemaphoresSignalNodeGetParams(cudaGraphNode_t hNode,
    struct cudaExternalSemaphoreSignalNodeParams *params_out);
extern cudaError_t functional_cudaGraphExternalSemaphoresSignalNodeSetParams(cudaGraphNode_t hNode,
    const struct cudaExternalSemaphoreSignalNodeParams *nodeParams) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphExternalSemaphoresSignalNodeSetParams(cudaGraphNode_t hNode,
    const struct cudaExternalSemaphoreSignalNodeParams *nodeParams);
extern cudaError_t functional_cudaGraphExternalSemaphoresWaitNodeGetParams(cudaGraphNode_t hNode,
    struct cudaExternalSemaphoreWaitNodeParams *params_out) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphExternalSemaphoresWaitNodeGetParams(cudaGraphNode_t hNode,
    struct cudaExternalSemaphoreWaitNodeParams *params_out);
extern cudaError_t functional_cudaGraphExternalSemaphoresWaitNodeSetParams(cudaGraphNode_t hNode,
    const struct cudaExternalSemaphoreWaitNodeParams *nodeParams) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphExternalSemaphoresWaitNodeSetParams(cudaGraphNode_t hNode,
    const struct cudaExternalSemaphoreWaitNodeParams *nodeParams);
extern cudaError_t functional_cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t *from,
    cudaGraphNode_t *to, size_t *numEdges) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t *from,
    cudaGraphNode_t *to, size_t *numEdges);
extern cudaError_t functional_cudaGraphGetEdges_v2(cudaGraph_t graph, cudaGraphNode_t *from,
    cudaGraphNode_t *to, cudaGraphEdgeData *edgeData, size_t *numEdges) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphGetEdges_v2(cudaGraph_t graph, cudaGraphNode_t *from,
    cudaGraphNode_t *to, cudaGraphEdgeData *edgeData, size_t *numEdges);
extern cudaError_t functional_cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t *nodes,
    size_t *numNodes) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t *nodes,
    size_t *numNodes);
extern cudaError_t functional_cudaGraphGetRootNodes(cudaGraph_t graph, cudaGraphNode_t *pRootNodes,
    size_t *pNumRootNodes) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphGetRootNodes(cudaGraph_t graph, cudaGraphNode_t *pRootNodes,
    size_t *pNumRootNodes);
extern cudaError_t functional_cudaGraphHostNodeGetParams(cudaGraphNode_t node,
    struct cudaHostNodeParams *pNodeParams) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphHostNodeGetParams(cudaGraphNode_t node,
    struct cudaHostNodeParams *pNodeParams);
extern cudaError_t functional_cudaGraphHostNodeSetParams(cudaGraphNode_t node,
    const struct cudaHostNodeParams *pNodeParams) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphHostNodeSetParams(cudaGraphNode_t node,
    const struct cudaHostNodeParams *pNodeParams);
extern cudaError_t functional_cudaGraphInstantiate(cudaGraphExec_t *pGraphExec, cudaGraph_t graph,
    unsigned long long flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphInstantiate(cudaGraphExec_t *pGraphExec, cudaGraph_t graph,
    unsigned long long flags);
extern cudaError_t functional_cudaGraphInstantiateWithFlags(cudaGraphExec_t *pGraphExec,
    cudaGraph_t graph, unsigned long long flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t *pGraphExec,
    cudaGraph_t graph, unsigned long long flags);
extern cudaError_t functional_cudaGraphInstantiateWithParams(cudaGraphExec_t *pGraphExec,
    cudaGraph_t graph, cudaGraphInstantiateParams *instantiateParams) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphInstantiateWithParams(cudaGraphExec_t *pGraphExec,
    cudaGraph_t graph, cudaGraphInstantiateParams *instantiateParams);
extern cudaError_t functional_cudaGraphInstantiateWithParams(cudaGraphExec_t *pGraphExec,
    cudaGraph_t graph, cudaGraphInstantiateParams *instantiateParams) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphInstantiateWithParams_ptsz(cudaGraphExec_t *pGraphExec,
    cudaGraph_t graph, cudaGraphInstantiateParams *instantiateParams);
extern cudaError_t functional_cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t hSrc,
    cudaGraphNode_t hDst) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t hSrc,
    cudaGraphNode_t hDst);
extern cudaError_t functional_cudaGraphKernelNodeGetAttribute(cudaGraphNode_t hNode,
    cudaKernelNodeAttrID attr, cudaKernelNodeAttrValue *value_out) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphKernelNodeGetAttribute(cudaGraphNode_t hNode,
    cudaKernelNodeAttrID attr, cudaKernelNodeAttrValue *value_out);
extern cudaError_t functional_cudaGraphKernelNodeGetParams(cudaGraphNode_t node,
    struct cudaKernelNodeParams *pNodeParams) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphKernelNodeGetParams(cudaGraphNode_t node,
    struct cudaKernelNodeParams *pNodeParams);
extern cudaError_t functional_cudaGraphKernelNodeSetAttribute(cudaGraphNode_t hNode,
    cudaKernelNodeAttrID attr, const cudaKernelNodeAttrValue *value) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphKernelNodeSetAttribute(cudaGraphNode_t hNode,
    cudaKernelNodeAttrID attr, const cudaKernelNodeAttrValue *value);
extern cudaError_t functional_cudaGraphKernelNodeSetParams(cudaGraphNode_t node,
    const struct cudaKernelNodeParams *pNodeParams) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphKernelNodeSetParams(cudaGraphNode_t node,
    const struct cudaKernelNodeParams *pNodeParams);
extern cudaError_t functional_cudaGraphLaunch(cudaGraphExec_t graphExec,
    cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphLaunch(cudaGraphExec_t graphExec, cudaStream_t stream);
extern cudaError_t functional_cudaGraphLaunch(cudaGraphExec_t graphExec,
    cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphLaunch_ptsz(cudaGraphExec_t graphExec, cudaStream_t stream);
extern cudaError_t functional_cudaGraphMemAllocNodeGetParams(cudaGraphNode_t node,
    struct cudaMemAllocNodeParams *params_out) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphMemAllocNodeGetParams(cudaGraphNode_t node,
    struct cudaMemAllocNodeParams *params_out);
extern cudaError_t functional_cudaGraphMemFreeNodeGetParams(cudaGraphNode_t node,
    void *dptr_out) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphMemFreeNodeGetParams(cudaGraphNode_t node, void *dptr_out);
extern cudaError_t functional_cudaGraphMemcpyNodeGetParams(cudaGraphNode_t node,
    struct cudaMemcpy3DParms *pNodeParams) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphMemcpyNodeGetParams(cudaGraphNode_t node,
    struct cudaMemcpy3DParms *pNodeParams);
extern cudaError_t functional_cudaGraphMemcpyNodeSetParams(cudaGraphNode_t node,
    const struct cudaMemcpy3DParms *pNodeParams) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphMemcpyNodeSetParams(cudaGraphNode_t node,
    const struct cudaMemcpy3DParms *pNodeParams);
extern cudaError_t functional_cudaGraphMemcpyNodeSetParams1D(cudaGraphNode_t node, void *dst,
    const void *src, size_t count, enum cudaMemcpyKind kind) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphMemcpyNodeSetParams1D(cudaGraphNode_t node, void *dst,
    const void *src, size_t count, enum cudaMemcpyKind kind);
extern cudaError_t functional_cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t node,
    void *dst, const void *symbol, size_t count, size_t offset,
    enum cudaMemcpyKind kind) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t node, void *dst,
    const void *symbol, size_t count, size_t offset, enum cudaMemcpyKind kind);
extern cudaError_t functional_cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t node,
    const void *symbol, const void *src, size_t count, size_t offset,
    enum cudaMemcpyKind kind) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t node,
    const void *symbol, const void *src, size_t count, size_t offset, enum cudaMemcpyKind kind);
extern cudaError_t functional_cudaGraphMemsetNodeGetParams(cudaGraphNode_t node,
    struct cudaMemsetParams *pNodeParams) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphMemsetNodeGetParams(cudaGraphNode_t node,
    struct cudaMemsetParams *pNodeParams);
extern cudaError_t functional_cudaGraphMemsetNodeSetParams(cudaGraphNode_t node,
    const struct cudaMemsetParams *pNodeParams) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphMemsetNodeSetParams(cudaGraphNode_t node,
    const struct cudaMemsetParams *pNodeParams);
extern cudaError_t functional_cudaGraphNodeFindInClone(cudaGraphNode_t *pNode,
    cudaGraphNode_t originalNode, cudaGraph_t clonedGraph) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphNodeFindInClone(cudaGraphNode_t *pNode,
    cudaGraphNode_t originalNode, cudaGraph_t clonedGraph);
extern cudaError_t functional_cudaGraphNodeGetDependencies(cudaGraphNode_t node,
    cudaGraphNode_t *pDependencies, size_t *pNumDependencies) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node,
    cudaGraphNode_t *pDependencies, size_t *pNumDependencies);
extern cudaError_t functional_cudaGraphNodeGetDependencies_v2(cudaGraphNode_t node,
    cudaGraphNode_t *pDependencies, cudaGraphEdgeData *edgeData,
    size_t *pNumDependencies) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphNodeGetDependencies_v2(cudaGraphNode_t node,
    cudaGraphNode_t *pDependencies, cudaGraphEdgeData *edgeData, size_t *pNumDependencies);
extern cudaError_t functional_cudaGraphNodeGetDependentNodes(cudaGraphNode_t node,
    cudaGraphNode_t *pDependentNodes, size_t *pNumDependentNodes) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t node,
    cudaGraphNode_t *pDependentNodes, size_t *pNumDependentNodes);
extern cudaError_t functional_cudaGraphNodeGetDependentNodes_v2(cudaGraphNode_t node,
    cudaGraphNode_t *pDependentNodes, cudaGraphEdgeData *edgeData,
    size_t *pNumDependentNodes) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphNodeGetDependentNodes_v2(cudaGraphNode_t node,
    cudaGraphNode_t *pDependentNodes, cudaGraphEdgeData *edgeData, size_t *pNumDependentNodes);
extern cudaError_t functional_cudaGraphNodeGetEnabled(cudaGraphExec_t hGraphExec,
    cudaGraphNode_t hNode, unsigned int *isEnabled) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphNodeGetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,
    unsigned int *isEnabled);
extern cudaError_t functional_cudaGraphNodeGetType(cudaGraphNode_t node,
    enum cudaGraphNodeType *pType) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphNodeGetType(cudaGraphNode_t node, enum cudaGraphNodeType *pType);
extern cudaError_t functional_cudaGraphNodeSetEnabled(cudaGraphExec_t hGraphExec,
    cudaGraphNode_t hNode, unsigned int isEnabled) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphNodeSetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,
    unsigned int isEnabled);
extern cudaError_t functional_cudaGraphNodeSetParams(cudaGraphNode_t node,
    struct cudaGraphNodeParams *nodeParams) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphNodeSetParams(cudaGraphNode_t node,
    struct cudaGraphNodeParams *nodeParams);
extern cudaError_t functional_cudaGraphReleaseUserObject(cudaGraph_t graph,
    cudaUserObject_t object, unsigned int count) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphReleaseUserObject(cudaGraph_t graph, cudaUserObject_t object,
    unsigned int count);
extern cudaError_t functional_cudaGraphRemoveDependencies(cudaGraph_t graph,
    const cudaGraphNode_t *from, const cudaGraphNode_t *to,
    size_t numDependencies) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphRemoveDependencies(cudaGraph_t graph, const cudaGraphNode_t *from,
    const cudaGraphNode_t *to, size_t numDependencies);
extern cudaError_t functional_cudaGraphRemoveDependencies_v2(cudaGraph_t graph,
    const cudaGraphNode_t *from, const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData,
    size_t numDependencies) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphRemoveDependencies_v2(cudaGraph_t graph,
    const cudaGraphNode_t *from, const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData,
    size_t numDependencies);
extern cudaError_t functional_cudaGraphRetainUserObject(cudaGraph_t graph, cudaUserObject_t object,
    unsigned int count, unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphRetainUserObject(cudaGraph_t graph, cudaUserObject_t object,
    unsigned int count, unsigned int flags);
extern cudaError_t functional_cudaGraphUpload(cudaGraphExec_t graphExec,
    cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphUpload(cudaGraphExec_t graphExec, cudaStream_t stream);
extern cudaError_t functional_cudaGraphUpload(cudaGraphExec_t graphExec,
    cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphUpload_ptsz(cudaGraphExec_t graphExec, cudaStream_t stream);
extern cudaError_t functional_cudaGraphicsEGLRegisterImage(cudaGraphicsResource_t *pCudaResource,
    EGLImageKHR image, unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphicsEGLRegisterImage(cudaGraphicsResource_t *pCudaResource,
    EGLImageKHR image, unsigned int flags);
extern cudaError_t functional_cudaGraphicsGLRegisterBuffer(cudaGraphicsResource_t *resource,
    GLuint buffer, unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphicsGLRegisterBuffer(cudaGraphicsResource_t *resource,
    GLuint buffer, unsigned int flags);
extern cudaError_t functional_cudaGraphicsGLRegisterImage(cudaGraphicsResource_t *resource,
    GLuint image, GLenum target, unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphicsGLRegisterImage(cudaGraphicsResource_t *resource, GLuint image,
    GLenum target, unsigned int flags);
extern cudaError_t functional_cudaGraphicsMapResources(int count,
    cudaGraphicsResource_t *resources, cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphicsMapResources(int count, cudaGraphicsResource_t *resources,
    cudaStream_t stream);
extern cudaError_t functional_cudaGraphicsResourceGetMappedEglFrame(cudaEglFrame *eglFrame,
    cudaGraphicsResource_t resource, unsigned int index,
    unsigned int mipLevel) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphicsResourceGetMappedEglFrame(cudaEglFrame *eglFrame,
    cudaGraphicsResource_t resource, unsigned int index, unsigned int mipLevel);
extern cudaError_t functional_cudaGraphicsResourceGetMappedMipmappedArray(
    cudaMipmappedArray_t *mipmappedArray, cudaGraphicsResource_t resource) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphicsResourceGetMappedMipmappedArray(
    cudaMipmappedArray_t *mipmappedArray, cudaGraphicsResource_t resource);
extern cudaError_t functional_cudaGraphicsResourceGetMappedPointer(void **devPtr, size_t *size,
    cudaGraphicsResource_t resource) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphicsResourceGetMappedPointer(void **devPtr, size_t *size,
    cudaGraphicsResource_t resource);
extern cudaError_t functional_cudaGraphicsResourceSetMapFlags(cudaGraphicsResource_t resource,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphicsResourceSetMapFlags(cudaGraphicsResource_t resource,
    unsigned int flags);
extern cudaError_t functional_cudaGraphicsSubResourceGetMappedArray(cudaArray_t *array,
    cudaGraphicsResource_t resource, unsigned int arrayIndex,
    unsigned int mipLevel) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphicsSubResourceGetMappedArray(cudaArray_t *array,
    cudaGraphicsResource_t resource, unsigned int arrayIndex, unsigned int mipLevel);
extern cudaError_t functional_cudaGraphicsUnmapResources(int count,
    cudaGraphicsResource_t *resources, cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphicsUnmapResources(int count, cudaGraphicsResource_t *resources,
    cudaStream_t stream);
extern cudaError_t functional_cudaGraphicsUnregisterResource(
    cudaGraphicsResource_t resource) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphicsUnregisterResource(cudaGraphicsResource_t resource);
extern cudaError_t functional_cudaGraphicsVDPAURegisterOutputSurface(
    cudaGraphicsResource_t *resource, VdpOutputSurface vdpSurface,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphicsVDPAURegisterOutputSurface(cudaGraphicsResource_t *resource,
    VdpOutputSurface vdpSurface, unsigned int flags);
extern cudaError_t functional_cudaGraphicsVDPAURegisterVideoSurface(
    cudaGraphicsResource_t *resource, VdpVideoSurface vdpSurface,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaGraphicsVDPAURegisterVideoSurface(cudaGraphicsResource_t *resource,
    VdpVideoSurface vdpSurface, unsigned int flags);
extern cudaError_t functional_cudaHostAlloc(void **pHost, size_t size,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaHostAlloc(void **pHost, size_t size, unsigned int flags);
extern cudaError_t functional_cudaHostGetDevicePointer(void **pDevice, void *pHost,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaHostGetDevicePointer(void **pDevice, void *pHost, unsigned int flags);
extern cudaError_t functional_cudaHostGetFlags(unsigned int *pFlags,
    void *pHost) __attribute__((weak));
STUB_EXPORT cudaError_t cudaHostGetFlags(unsigned int *pFlags, void *pHost);
extern cudaError_t functional_cudaHostRegister(void *ptr, size_t size,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaHostRegister(void *ptr, size_t size, unsigned int flags);
extern cudaError_t functional_cudaHostUnregister(void *ptr) __attribute__((weak));
STUB_EXPORT cudaError_t cudaHostUnregister(void *ptr);
extern cudaError_t functional_cudaImportExternalMemory(cudaExternalMemory_t *extMem_out,
    const struct cudaExternalMemoryHandleDesc *memHandleDesc) __attribute__((weak));
STUB_EXPORT cudaError_t cudaImportExternalMemory(cudaExternalMemory_t *extMem_out,
    const struct cudaExternalMemoryHandleDesc *memHandleDesc);
extern cudaError_t functional_cudaImportExternalSemaphore(cudaExternalSemaphore_t *extSem_out,
    const struct cudaExternalSemaphoreHandleDesc *semHandleDesc) __attribute__((weak));
STUB_EXPORT cudaError_t cudaImportExternalSemaphore(cudaExternalSemaphore_t *extSem_out,
    const struct cudaExternalSemaphoreHandleDesc *semHandleDesc);
extern cudaError_t functional_cudaInitDevice(int device, unsigned int deviceFlags,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaInitDevice(int device, unsigned int deviceFlags, unsigned int flags);
extern cudaError_t functional_cudaIpcCloseMemHandle(void *devPtr) __attribute__((weak));
STUB_EXPORT cudaError_t cudaIpcCloseMemHandle(void *devPtr);
extern cudaError_t functional_cudaIpcGetEventHandle(cudaIpcEventHandle_t *handle,
    cudaEvent_t event) __attribute__((weak));
STUB_EXPORT cudaError_t cudaIpcGetEventHandle(cudaIpcEventHandle_t *handle, cudaEvent_t event);
extern cudaError_t functional_cudaIpcGetMemHandle(cudaIpcMemHandle_t *handle,
    void *devPtr) __attribute__((weak));
STUB_EXPORT cudaError_t cudaIpcGetMemHandle(cudaIpcMemHandle_t *handle, void *devPtr);
extern cudaError_t functional_cudaIpcOpenEventHandle(cudaEvent_t *event,
    cudaIpcEventHandle_t handle) __attribute__((weak));
STUB_EXPORT cudaError_t cudaIpcOpenEventHandle(cudaEvent_t *event, cudaIpcEventHandle_t handle);
extern cudaError_t functional_cudaIpcOpenMemHandle(void **devPtr, cudaIpcMemHandle_t handle,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaIpcOpenMemHandle(void **devPtr, cudaIpcMemHandle_t handle,
    unsigned int flags);
extern cudaError_t functional_cudaKernelSetAttributeForDevice(cudaKernel_t kernel,
    enum cudaFuncAttribute attr, int value, int device) __attribute__((weak));
STUB_EXPORT cudaError_t cudaKernelSetAttributeForDevice(cudaKernel_t kernel,
    enum cudaFuncAttribute attr, int value, int device);
extern cudaError_t functional_cudaLaunchCooperativeKernel(const void *func, dim3 gridDim,
    dim3 blockDim, void **args, size_t sharedMem, cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaLaunchCooperativeKernel(const void *func, dim3 gridDim, dim3 blockDim,
    void **args, size_t sharedMem, cudaStream_t stream);
extern cudaError_t functional_cudaLaunchCooperativeKernelMultiDevice(
    struct cudaLaunchParams *launchParamsList, unsigned int numDevices,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaLaunchCooperativeKernelMultiDevice(
    struct cudaLaunchParams *launchParamsList, unsigned int numDevices, unsigned int flags);
extern cudaError_t functional_cudaLaunchCooperativeKernel(const void *func, dim3 gridDim,
    dim3 blockDim, void **args, size_t sharedMem, cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaLaunchCooperativeKernel_ptsz(const void *func, dim3 gridDim,
    dim3 blockDim, void **args, size_t sharedMem, cudaStream_t stream);
extern cudaError_t functional_cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t fn,
    void *userData) __attribute__((weak));
STUB_EXPORT cudaError_t cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t fn, void *userData);
extern cudaError_t functional_cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t fn,
    void *userData) __attribute__((weak));
STUB_EXPORT cudaError_t cudaLaunchHostFunc_ptsz(cudaStream_t stream, cudaHostFn_t fn,
    void *userData);
extern cudaError_t functional_cudaLaunchKernel(const void *func, dim3 gridDim, dim3 blockDim,
    void **args, size_t sharedMem, cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaLaunchKernel(const void *func, dim3 gridDim, dim3 blockDim,
    void **args, size_t sharedMem, cudaStream_t stream);
extern cudaError_t functional_cudaLaunchKernelExC(const cudaLaunchConfig_t *config,
    const void *func, void **args) __attribute__((weak));
STUB_EXPORT cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t *config, const void *func,
    void **args);
extern cudaError_t functional_cudaLaunchKernelExC(const cudaLaunchConfig_t *config,
    const void *func, void **args) __attribute__((weak));
STUB_EXPORT cudaError_t cudaLaunchKernelExC_ptsz(const cudaLaunchConfig_t *config,
    const void *func, void **args);
extern cudaError_t functional_cudaLaunchKernel(const void *func, dim3 gridDim, dim3 blockDim,
    void **args, size_t sharedMem, cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaLaunchKernel_ptsz(const void *func, dim3 gridDim, dim3 blockDim,
    void **args, size_t sharedMem, cudaStream_t stream);
extern cudaError_t functional_cudaLibraryEnumerateKernels(cudaKernel_t *kernels,
    unsigned int numKernels, cudaLibrary_t lib) __attribute__((weak));
STUB_EXPORT cudaError_t cudaLibraryEnumerateKernels(cudaKernel_t *kernels, unsigned int numKernels,
    cudaLibrary_t lib);
extern cudaError_t functional_cudaLibraryGetGlobal(void **dptr, size_t *bytes,
    cudaLibrary_t library, const char *name) __attribute__((weak));
STUB_EXPORT cudaError_t cudaLibraryGetGlobal(void **dptr, size_t *bytes, cudaLibrary_t library,
    const char *name);
extern cudaError_t functional_cudaLibraryGetKernel(cudaKernel_t *pKernel, cudaLibrary_t library,
    const char *name) __attribute__((weak));
STUB_EXPORT cudaError_t cudaLibraryGetKernel(cudaKernel_t *pKernel, cudaLibrary_t library,
    const char *name);
extern cudaError_t functional_cudaLibraryGetKernelCount(unsigned int *count,
    cudaLibrary_t lib) __attribute__((weak));
STUB_EXPORT cudaError_t cudaLibraryGetKernelCount(unsigned int *count, cudaLibrary_t lib);
extern cudaError_t functional_cudaLibraryGetManaged(void **dptr, size_t *bytes,
    cudaLibrary_t library, const char *name) __attribute__((weak));
STUB_EXPORT cudaError_t cudaLibraryGetManaged(void **dptr, size_t *bytes, cudaLibrary_t library,
    const char *name);
extern cudaError_t functional_cudaLibraryGetUnifiedFunction(void **fptr, cudaLibrary_t library,
    const char *symbol) __attribute__((weak));
STUB_EXPORT cudaError_t cudaLibraryGetUnifiedFunction(void **fptr, cudaLibrary_t library,
    const char *symbol);
extern cudaError_t functional_cudaLibraryLoadData(cudaLibrary_t *library, const void *code,
    enum cudaJitOption *jitOptions, void **jitOptionsValues, unsigned int numJitOptions,
    enum cudaLibraryOption *libraryOptions, void **libraryOptionValues,
    unsigned int numLibraryOptions) __attribute__((weak));
STUB_EXPORT cudaError_t cudaLibraryLoadData(cudaLibrary_t *library, const void *code,
    enum cudaJitOption *jitOptions, void **jitOptionsValues, unsigned int numJitOptions,
    enum cudaLibraryOption *libraryOptions, void **libraryOptionValues,
    unsigned int numLibraryOptions);
extern cudaError_t functional_cudaLibraryLoadFromFile(cudaLibrary_t *library, const char *fileName,
    enum cudaJitOption *jitOptions, void **jitOptionsValues, unsigned int numJitOptions,
    enum cudaLibraryOption *libraryOptions, void **libraryOptionValues,
    unsigned int numLibraryOptions) __attribute__((weak));
STUB_EXPORT cudaError_t cudaLibraryLoadFromFile(cudaLibrary_t *library, const char *fileName,
    enum cudaJitOption *jitOptions, void **jitOptionsValues, unsigned int numJitOptions,
    enum cudaLibraryOption *libraryOptions, void **libraryOptionValues,
    unsigned int numLibraryOptions);
extern cudaError_t functional_cudaLibraryUnload(cudaLibrary_t library) __attribute__((weak));
STUB_EXPORT cudaError_t cudaLibraryUnload(cudaLibrary_t library);
extern cudaError_t functional_cudaMalloc(void **devPtr, size_t size) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMalloc(void **devPtr, size_t size);
extern cudaError_t functional_cudaMalloc3D(struct cudaPitchedPtr *pitchedDevPtr,
    struct cudaExtent extent) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMalloc3D(struct cudaPitchedPtr *pitchedDevPtr,
    struct cudaExtent extent);
extern cudaError_t functional_cudaMalloc3DArray(cudaArray_t *array,
    const struct cudaChannelFormatDesc *desc, struct cudaExtent extent,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMalloc3DArray(cudaArray_t *array,
    const struct cudaChannelFormatDesc *desc, struct cudaExtent extent, unsigned int flags);
extern cudaError_t functional_cudaMallocArray(cudaArray_t *array,
    const struct cudaChannelFormatDesc *desc, size_t width, size_t height,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMallocArray(cudaArray_t *array,
    const struct cudaChannelFormatDesc *desc, size_t width, size_t height, unsigned int flags);
extern cudaError_t functional_cudaMallocAsync(void **devPtr, size_t size,
    cudaStream_t hStream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMallocAsync(void **devPtr, size_t size, cudaStream_t hStream);
extern cudaError_t functional_cudaMallocAsync(void **devPtr, size_t size,
    cudaStream_t hStream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMallocAsync_ptsz(void **devPtr, size_t size, cudaStream_t hStream);
extern cudaError_t functional_cudaMallocFromPoolAsync(void **ptr, size_t size,
    cudaMemPool_t memPool, cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMallocFromPoolAsync(void **ptr, size_t size, cudaMemPool_t memPool,
    cudaStream_t stream);
extern cudaError_t functional_cudaMallocFromPoolAsync(void **ptr, size_t size,
    cudaMemPool_t memPool, cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMallocFromPoolAsync_ptsz(void **ptr, size_t size,
    cudaMemPool_t memPool, cudaStream_t stream);
extern cudaError_t functional_cudaMallocHost(void **ptr, size_t size) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMallocHost(void **ptr, size_t size);
extern cudaError_t functional_cudaMallocManaged(void **devPtr, size_t size,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMallocManaged(void **devPtr, size_t size, unsigned int flags);
extern cudaError_t functional_cudaMallocMipmappedArray(cudaMipmappedArray_t *mipmappedArray,
    const struct cudaChannelFormatDesc *desc, struct cudaExtent extent, unsigned int numLevels,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMallocMipmappedArray(cudaMipmappedArray_t *mipmappedArray,
    const struct cudaChannelFormatDesc *desc, struct cudaExtent extent, unsigned int numLevels,
    unsigned int flags);
extern cudaError_t functional_cudaMallocPitch(void **devPtr, size_t *pitch, size_t width,
    size_t height) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMallocPitch(void **devPtr, size_t *pitch, size_t width, size_t height);
extern cudaError_t functional_cudaMemAdvise(const void *devPtr, size_t count,
    enum cudaMemoryAdvise advice, int device) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemAdvise(const void *devPtr, size_t count,
    enum cudaMemoryAdvise advice, int device);
extern cudaError_t functional_cudaMemAdvise_v2(const void *devPtr, size_t count,
    enum cudaMemoryAdvise advice, struct cudaMemLocation location) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemAdvise_v2(const void *devPtr, size_t count,
    enum cudaMemoryAdvise advice, struct cudaMemLocation location);
extern cudaError_t functional_cudaMemGetInfo(size_t *free, size_t *total) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemGetInfo(size_t *free, size_t *total);
extern cudaError_t functional_cudaMemPoolCreate(cudaMemPool_t *memPool,
    const struct cudaMemPoolProps *poolProps) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemPoolCreate(cudaMemPool_t *memPool,
    const struct cudaMemPoolProps *poolProps);
extern cudaError_t functional_cudaMemPoolDestroy(cudaMemPool_t memPool) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemPoolDestroy(cudaMemPool_t memPool);
extern cudaError_t functional_cudaMemPoolExportPointer(struct cudaMemPoolPtrExportData *exportData,
    void *ptr) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemPoolExportPointer(struct cudaMemPoolPtrExportData *exportData,
    void *ptr);
extern cudaError_t functional_cudaMemPoolExportToShareableHandle(void *shareableHandle,
    cudaMemPool_t memPool, enum cudaMemAllocationHandleType handleType,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemPoolExportToShareableHandle(void *shareableHandle,
    cudaMemPool_t memPool, enum cudaMemAllocationHandleType handleType, unsigned int flags);
extern cudaError_t functional_cudaMemPoolGetAccess(enum cudaMemAccessFlags *flags,
    cudaMemPool_t memPool, struct cudaMemLocation *location) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemPoolGetAccess(enum cudaMemAccessFlags *flags, cudaMemPool_t memPool,
    struct cudaMemLocation *location);
extern cudaError_t functional_cudaMemPoolGetAttribute(cudaMemPool_t memPool,
    enum cudaMemPoolAttr attr, void *value) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemPoolGetAttribute(cudaMemPool_t memPool, enum cudaMemPoolAttr attr,
    void *value);
extern cudaError_t functional_cudaMemPoolImportFromShareableHandle(cudaMemPool_t *memPool,
    void *shareableHandle, enum cudaMemAllocationHandleType handleType,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemPoolImportFromShareableHandle(cudaMemPool_t *memPool,
    void *shareableHandle, enum cudaMemAllocationHandleType handleType, unsigned int flags);
extern cudaError_t functional_cudaMemPoolImportPointer(void **ptr, cudaMemPool_t memPool,
    struct cudaMemPoolPtrExportData *exportData) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemPoolImportPointer(void **ptr, cudaMemPool_t memPool,
    struct cudaMemPoolPtrExportData *exportData);
extern cudaError_t functional_cudaMemPoolSetAccess(cudaMemPool_t memPool,
    const struct cudaMemAccessDesc *descList, size_t count) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemPoolSetAccess(cudaMemPool_t memPool,
    const struct cudaMemAccessDesc *descList, size_t count);
extern cudaError_t functional_cudaMemPoolSetAttribute(cudaMemPool_t memPool,
    enum cudaMemPoolAttr attr, void *value) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t memPool, enum cudaMemPoolAttr attr,
    void *value);
extern cudaError_t functional_cudaMemPoolTrimTo(cudaMemPool_t memPool,
    size_t minBytesToKeep) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemPoolTrimTo(cudaMemPool_t memPool, size_t minBytesToKeep);
extern cudaError_t functional_cudaMemPrefetchAsync(const void *devPtr, size_t count, int dstDevice,
    cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemPrefetchAsync(const void *devPtr, size_t count, int dstDevice,
    cudaStream_t stream);
extern cudaError_t functional_cudaMemPrefetchAsync(const void *devPtr, size_t count, int dstDevice,
    cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemPrefetchAsync_ptsz(const void *devPtr, size_t count, int dstDevice,
    cudaStream_t stream);
extern cudaError_t functional_cudaMemPrefetchAsync_v2(const void *devPtr, size_t count,
    struct cudaMemLocation location, unsigned int flags, cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemPrefetchAsync_v2(const void *devPtr, size_t count,
    struct cudaMemLocation location, unsigned int flags, cudaStream_t stream);
extern cudaError_t functional_cudaMemPrefetchAsync_v2(const void *devPtr, size_t count,
    struct cudaMemLocation location, unsigned int flags, cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemPrefetchAsync_v2_ptsz(const void *devPtr, size_t count,
    struct cudaMemLocation location, unsigned int flags, cudaStream_t stream);
extern cudaError_t functional_cudaMemRangeGetAttribute(void *data, size_t dataSize,
    enum cudaMemRangeAttribute attribute, const void *devPtr, size_t count) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemRangeGetAttribute(void *data, size_t dataSize,
    enum cudaMemRangeAttribute attribute, const void *devPtr, size_t count);
extern cudaError_t functional_cudaMemRangeGetAttributes(void **data, size_t *dataSizes,
    enum cudaMemRangeAttribute *attributes, size_t numAttributes, const void *devPtr,
    size_t count) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemRangeGetAttributes(void **data, size_t *dataSizes,
    enum cudaMemRangeAttribute *attributes, size_t numAttributes, const void *devPtr, size_t count);
extern cudaError_t functional_cudaMemcpy(void *dst, const void *src, size_t count,
    enum cudaMemcpyKind kind) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpy(void *dst, const void *src, size_t count,
    enum cudaMemcpyKind kind);
extern cudaError_t functional_cudaMemcpy2D(void *dst, size_t dpitch, const void *src,
    size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch,
    size_t width, size_t height, enum cudaMemcpyKind kind);
extern cudaError_t functional_cudaMemcpy2DArrayToArray(cudaArray_t dst, size_t wOffsetDst,
    size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t width,
    size_t height, enum cudaMemcpyKind kind) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpy2DArrayToArray(cudaArray_t dst, size_t wOffsetDst,
    size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t width,
    size_t height, enum cudaMemcpyKind kind);
extern cudaError_t functional_cudaMemcpy2DArrayToArray(cudaArray_t dst, size_t wOffsetDst,
    size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t width,
    size_t height, enum cudaMemcpyKind kind) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpy2DArrayToArray_ptds(cudaArray_t dst, size_t wOffsetDst,
    size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t width,
    size_t height, enum cudaMemcpyKind kind);
extern cudaError_t functional_cudaMemcpy2DAsync(void *dst, size_t dpitch, const void *src,
    size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind,
    cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch,
    size_t width, size_t height, enum cudaMemcpyKind kind, cudaStream_t stream);
extern cudaError_t functional_cudaMemcpy2DAsync(void *dst, size_t dpitch, const void *src,
    size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind,
    cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpy2DAsync_ptsz(void *dst, size_t dpitch, const void *src,
    size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind, cudaStream_t stream);
extern cudaError_t functional_cudaMemcpy2DFromArray(void *dst, size_t dpitch,
    cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height,
    enum cudaMemcpyKind kind) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpy2DFromArray(void *dst, size_t dpitch, cudaArray_const_t src,
    size_t wOffset, size_t hOffset, size_t width, size_t height, enum cudaMemcpyKind kind);
extern cudaError_t functional_cudaMemcpy2DFromArrayAsync(void *dst, size_t dpitch,
    cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height,
    enum cudaMemcpyKind kind, cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpy2DFromArrayAsync(void *dst, size_t dpitch, cudaArray_const_t src,
    size_t wOffset, size_t hOffset, size_t width, size_t height, enum cudaMemcpyKind kind,
    cudaStream_t stream);
extern cudaError_t functional_cudaMemcpy2DFromArrayAsync(void *dst, size_t dpitch,
    cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height,
    enum cudaMemcpyKind kind, cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpy2DFromArrayAsync_ptsz(void *dst, size_t dpitch,
    cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height,
    enum cudaMemcpyKind kind, cudaStream_t stream);
extern cudaError_t functional_cudaMemcpy2DFromArray(void *dst, size_t dpitch,
    cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height,
    enum cudaMemcpyKind kind) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpy2DFromArray_ptds(void *dst, size_t dpitch, cudaArray_const_t src,
    size_t wOffset, size_t hOffset, size_t width, size_t height, enum cudaMemcpyKind kind);
extern cudaError_t functional_cudaMemcpy2DToArray(cudaArray_t dst, size_t wOffset, size_t hOffset,
    const void *src, size_t spitch, size_t width, size_t height,
    enum cudaMemcpyKind kind) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpy2DToArray(cudaArray_t dst, size_t wOffset, size_t hOffset,
    const void *src, size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind);
extern cudaError_t functional_cudaMemcpy2DToArrayAsync(cudaArray_t dst, size_t wOffset,
    size_t hOffset, const void *src, size_t spitch, size_t width, size_t height,
    enum cudaMemcpyKind kind, cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpy2DToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset,
    const void *src, size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind,
    cudaStream_t stream);
extern cudaError_t functional_cudaMemcpy2DToArrayAsync(cudaArray_t dst, size_t wOffset,
    size_t hOffset, const void *src, size_t spitch, size_t width, size_t height,
    enum cudaMemcpyKind kind, cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpy2DToArrayAsync_ptsz(cudaArray_t dst, size_t wOffset,
    size_t hOffset, const void *src, size_t spitch, size_t width, size_t height,
    enum cudaMemcpyKind kind, cudaStream_t stream);
extern cudaError_t functional_cudaMemcpy2DToArray(cudaArray_t dst, size_t wOffset, size_t hOffset,
    const void *src, size_t spitch, size_t width, size_t height,
    enum cudaMemcpyKind kind) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpy2DToArray_ptds(cudaArray_t dst, size_t wOffset, size_t hOffset,
    const void *src, size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind);
extern cudaError_t functional_cudaMemcpy2D(void *dst, size_t dpitch, const void *src,
    size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpy2D_ptds(void *dst, size_t dpitch, const void *src, size_t spitch,
    size_t width, size_t height, enum cudaMemcpyKind kind);
extern cudaError_t functional_cudaMemcpy3D(const struct cudaMemcpy3DParms *p) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpy3D(const struct cudaMemcpy3DParms *p);
extern cudaError_t functional_cudaMemcpy3DAsync(const struct cudaMemcpy3DParms *p,
    cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpy3DAsync(const struct cudaMemcpy3DParms *p, cudaStream_t stream);
extern cudaError_t functional_cudaMemcpy3DAsync(const struct cudaMemcpy3DParms *p,
    cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpy3DAsync_ptsz(const struct cudaMemcpy3DParms *p,
    cudaStream_t stream);
extern cudaError_t functional_cudaMemcpy3DBatchAsync(size_t numOps,
    struct cudaMemcpy3DBatchOp *opList, size_t *failIdx, unsigned long long flags,
    cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpy3DBatchAsync(size_t numOps, struct cudaMemcpy3DBatchOp *opList,
    size_t *failIdx, unsigned long long flags, cudaStream_t stream);
extern cudaError_t functional_cudaMemcpy3DBatchAsync(size_t numOps,
    struct cudaMemcpy3DBatchOp *opList, size_t *failIdx, unsigned long long flags,
    cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpy3DBatchAsync_ptsz(size_t numOps,
    struct cudaMemcpy3DBatchOp *opList, size_t *failIdx, unsigned long long flags,
    cudaStream_t stream);
extern cudaError_t functional_cudaMemcpy3DPeer(const struct cudaMemcpy3DPeerParms *p) __attribute__(
    (weak));
STUB_EXPORT cudaError_t cudaMemcpy3DPeer(const struct cudaMemcpy3DPeerParms *p);
extern cudaError_t functional_cudaMemcpy3DPeerAsync(const struct cudaMemcpy3DPeerParms *p,
    cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpy3DPeerAsync(const struct cudaMemcpy3DPeerParms *p,
    cudaStream_t stream);
extern cudaError_t functional_cudaMemcpy3DPeerAsync(const struct cudaMemcpy3DPeerParms *p,
    cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpy3DPeerAsync_ptsz(const struct cudaMemcpy3DPeerParms *p,
    cudaStream_t stream);
extern cudaError_t functional_cudaMemcpy3DPeer(const struct cudaMemcpy3DPeerParms *p) __attribute__(
    (weak));
STUB_EXPORT cudaError_t cudaMemcpy3DPeer_ptds(const struct cudaMemcpy3DPeerParms *p);
extern cudaError_t functional_cudaMemcpy3D(const struct cudaMemcpy3DParms *p) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpy3D_ptds(const struct cudaMemcpy3DParms *p);
extern cudaError_t functional_cudaMemcpyArrayToArray(cudaArray_t dst, size_t wOffsetDst,
    size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t count,
    enum cudaMemcpyKind kind) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpyArrayToArray(cudaArray_t dst, size_t wOffsetDst,
    size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t count,
    enum cudaMemcpyKind kind);
extern cudaError_t functional_cudaMemcpyArrayToArray(cudaArray_t dst, size_t wOffsetDst,
    size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t count,
    enum cudaMemcpyKind kind) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpyArrayToArray_ptds(cudaArray_t dst, size_t wOffsetDst,
    size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t count,
    enum cudaMemcpyKind kind);
extern cudaError_t functional_cudaMemcpyAsync(void *dst, const void *src, size_t count,
    enum cudaMemcpyKind kind, cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpyAsync(void *dst, const void *src, size_t count,
    enum cudaMemcpyKind kind, cudaStream_t stream);
extern cudaError_t functional_cudaMemcpyAsync(void *dst, const void *src, size_t count,
    enum cudaMemcpyKind kind, cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpyAsync_ptsz(void *dst, const void *src, size_t count,
    enum cudaMemcpyKind kind, cudaStream_t stream);
extern cudaError_t functional_cudaMemcpyBatchAsync(void **dsts, void **srcs, size_t *sizes,
    size_t count, struct cudaMemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs,
    size_t *failIdx, cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpyBatchAsync(void **dsts, void **srcs, size_t *sizes, size_t count,
    struct cudaMemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, size_t *failIdx,
    cudaStream_t stream);
extern cudaError_t functional_cudaMemcpyBatchAsync(void **dsts, void **srcs, size_t *sizes,
    size_t count, struct cudaMemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs,
    size_t *failIdx, cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpyBatchAsync_ptsz(void **dsts, void **srcs, size_t *sizes,
    size_t count, struct cudaMemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs,
    size_t *failIdx, cudaStream_t stream);
extern cudaError_t functional_cudaMemcpyFromArray(void *dst, cudaArray_const_t src, size_t wOffset,
    size_t hOffset, size_t count, enum cudaMemcpyKind kind) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpyFromArray(void *dst, cudaArray_const_t src, size_t wOffset,
    size_t hOffset, size_t count, enum cudaMemcpyKind kind);
extern cudaError_t functional_cudaMemcpyFromArrayAsync(void *dst, cudaArray_const_t src,
    size_t wOffset, size_t hOffset, size_t count, enum cudaMemcpyKind kind,
    cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpyFromArrayAsync(void *dst, cudaArray_const_t src, size_t wOffset,
    size_t hOffset, size_t count, enum cudaMemcpyKind kind, cudaStream_t stream);
extern cudaError_t functional_cudaMemcpyFromArrayAsync(void *dst, cudaArray_const_t src,
    size_t wOffset, size_t hOffset, size_t count, enum cudaMemcpyKind kind,
    cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpyFromArrayAsync_ptsz(void *dst, cudaArray_const_t src,
    size_t wOffset, size_t hOffset, size_t count, enum cudaMemcpyKind kind, cudaStream_t stream);
extern cudaError_t functional_cudaMemcpyFromArray(void *dst, cudaArray_const_t src, size_t wOffset,
    size_t hOffset, size_t count, enum cudaMemcpyKind kind) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpyFromArray_ptds(void *dst, cudaArray_const_t src, size_t wOffset,
    size_t hOffset, size_t count, enum cudaMemcpyKind kind);
extern cudaError_t functional_cudaMemcpyFromSymbol(void *dst, const void *symbol, size_t count,
    size_t offset, enum cudaMemcpyKind kind) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpyFromSymbol(void *dst, const void *symbol, size_t count,
    size_t offset, enum cudaMemcpyKind kind);
extern cudaError_t functional_cudaMemcpyFromSymbolAsync(void *dst, const void *symbol,
    size_t count, size_t offset, enum cudaMemcpyKind kind,
    cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t count,
    size_t offset, enum cudaMemcpyKind kind, cudaStream_t stream);
extern cudaError_t functional_cudaMemcpyFromSymbolAsync(void *dst, const void *symbol,
    size_t count, size_t offset, enum cudaMemcpyKind kind,
    cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpyFromSymbolAsync_ptsz(void *dst, const void *symbol, size_t count,
    size_t offset, enum cudaMemcpyKind kind, cudaStream_t stream);
extern cudaError_t functional_cudaMemcpyFromSymbol(void *dst, const void *symbol, size_t count,
    size_t offset, enum cudaMemcpyKind kind) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpyFromSymbol_ptds(void *dst, const void *symbol, size_t count,
    size_t offset, enum cudaMemcpyKind kind);
extern cudaError_t functional_cudaMemcpyPeer(void *dst, int dstDevice, const void *src,
    int srcDevice, size_t count) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpyPeer(void *dst, int dstDevice, const void *src, int srcDevice,
    size_t count);
extern cudaError_t functional_cudaMemcpyPeerAsync(void *dst, int dstDevice, const void *src,
    int srcDevice, size_t count, cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpyPeerAsync(void *dst, int dstDevice, const void *src,
    int srcDevice, size_t count, cudaStream_t stream);
extern cudaError_t functional_cudaMemcpyToArray(cudaArray_t dst, size_t wOffset, size_t hOffset,
    const void *src, size_t count, enum cudaMemcpyKind kind) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpyToArray(cudaArray_t dst, size_t wOffset, size_t hOffset,
    const void *src, size_t count, enum cudaMemcpyKind kind);
extern cudaError_t functional_cudaMemcpyToArrayAsync(cudaArray_t dst, size_t wOffset,
    size_t hOffset, const void *src, size_t count, enum cudaMemcpyKind kind,
    cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpyToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset,
    const void *src, size_t count, enum cudaMemcpyKind kind, cudaStream_t stream);
extern cudaError_t functional_cudaMemcpyToArrayAsync(cudaArray_t dst, size_t wOffset,
    size_t hOffset, const void *src, size_t count, enum cudaMemcpyKind kind,
    cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpyToArrayAsync_ptsz(cudaArray_t dst, size_t wOffset,
    size_t hOffset, const void *src, size_t count, enum cudaMemcpyKind kind, cudaStream_t stream);
extern cudaError_t functional_cudaMemcpyToArray(cudaArray_t dst, size_t wOffset, size_t hOffset,
    const void *src, size_t count, enum cudaMemcpyKind kind) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpyToArray_ptds(cudaArray_t dst, size_t wOffset, size_t hOffset,
    const void *src, size_t count, enum cudaMemcpyKind kind);
extern cudaError_t functional_cudaMemcpyToSymbol(const void *symbol, const void *src, size_t count,
    size_t offset, enum cudaMemcpyKind kind) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpyToSymbol(const void *symbol, const void *src, size_t count,
    size_t offset, enum cudaMemcpyKind kind);
extern cudaError_t functional_cudaMemcpyToSymbolAsync(const void *symbol, const void *src,
    size_t count, size_t offset, enum cudaMemcpyKind kind,
    cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpyToSymbolAsync(const void *symbol, const void *src, size_t count,
    size_t offset, enum cudaMemcpyKind kind, cudaStream_t stream);
extern cudaError_t functional_cudaMemcpyToSymbolAsync(const void *symbol, const void *src,
    size_t count, size_t offset, enum cudaMemcpyKind kind,
    cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpyToSymbolAsync_ptsz(const void *symbol, const void *src,
    size_t count, size_t offset, enum cudaMemcpyKind kind, cudaStream_t stream);
extern cudaError_t functional_cudaMemcpyToSymbol(const void *symbol, const void *src, size_t count,
    size_t offset, enum cudaMemcpyKind kind) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpyToSymbol_ptds(const void *symbol, const void *src, size_t count,
    size_t offset, enum cudaMemcpyKind kind);
extern cudaError_t functional_cudaMemcpy(void *dst, const void *src, size_t count,
    enum cudaMemcpyKind kind) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemcpy_ptds(void *dst, const void *src, size_t count,
    enum cudaMemcpyKind kind);
extern cudaError_t functional_cudaMemset(void *devPtr, int value,
    size_t count) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemset(void *devPtr, int value, size_t count);
extern cudaError_t functional_cudaMemset2D(void *devPtr, size_t pitch, int value, size_t width,
    size_t height) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemset2D(void *devPtr, size_t pitch, int value, size_t width,
    size_t height);
extern cudaError_t functional_cudaMemset2DAsync(void *devPtr, size_t pitch, int value,
    size_t width, size_t height, cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemset2DAsync(void *devPtr, size_t pitch, int value, size_t width,
    size_t height, cudaStream_t stream);
extern cudaError_t functional_cudaMemset2DAsync(void *devPtr, size_t pitch, int value,
    size_t width, size_t height, cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemset2DAsync_ptsz(void *devPtr, size_t pitch, int value, size_t width,
    size_t height, cudaStream_t stream);
extern cudaError_t functional_cudaMemset2D(void *devPtr, size_t pitch, int value, size_t width,
    size_t height) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemset2D_ptds(void *devPtr, size_t pitch, int value, size_t width,
    size_t height);
extern cudaError_t functional_cudaMemset3D(struct cudaPitchedPtr pitchedDevPtr, int value,
    struct cudaExtent extent) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemset3D(struct cudaPitchedPtr pitchedDevPtr, int value,
    struct cudaExtent extent);
extern cudaError_t functional_cudaMemset3DAsync(struct cudaPitchedPtr pitchedDevPtr, int value,
    struct cudaExtent extent, cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemset3DAsync(struct cudaPitchedPtr pitchedDevPtr, int value,
    struct cudaExtent extent, cudaStream_t stream);
extern cudaError_t functional_cudaMemset3DAsync(struct cudaPitchedPtr pitchedDevPtr, int value,
    struct cudaExtent extent, cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemset3DAsync_ptsz(struct cudaPitchedPtr pitchedDevPtr, int value,
    struct cudaExtent extent, cudaStream_t stream);
extern cudaError_t functional_cudaMemset3D(struct cudaPitchedPtr pitchedDevPtr, int value,
    struct cudaExtent extent) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemset3D_ptds(struct cudaPitchedPtr pitchedDevPtr, int value,
    struct cudaExtent extent);
extern cudaError_t functional_cudaMemsetAsync(void *devPtr, int value, size_t count,
    cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemsetAsync(void *devPtr, int value, size_t count, cudaStream_t stream);
extern cudaError_t functional_cudaMemsetAsync(void *devPtr, int value, size_t count,
    cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemsetAsync_ptsz(void *devPtr, int value, size_t count,
    cudaStream_t stream);
extern cudaError_t functional_cudaMemset(void *devPtr, int value,
    size_t count) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMemset_ptds(void *devPtr, int value, size_t count);
extern cudaError_t functional_cudaMipmappedArrayGetMemoryRequirements(
    struct cudaArrayMemoryRequirements *memoryRequirements, cudaMipmappedArray_t mipmap,
    int device) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMipmappedArrayGetMemoryRequirements(
    struct cudaArrayMemoryRequirements *memoryRequirements, cudaMipmappedArray_t mipmap,
    int device);
extern cudaError_t functional_cudaMipmappedArrayGetSparseProperties(
    struct cudaArraySparseProperties *sparseProperties,
    cudaMipmappedArray_t mipmap) __attribute__((weak));
STUB_EXPORT cudaError_t cudaMipmappedArrayGetSparseProperties(
    struct cudaArraySparseProperties *sparseProperties, cudaMipmappedArray_t mipmap);
extern cudaError_t functional_cudaOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize,
    const void *func, int numBlocks, int blockSize) __attribute__((weak));
STUB_EXPORT cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize,
    const void *func, int numBlocks, int blockSize);
extern cudaError_t functional_cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks,
    const void *func, int blockSize, size_t dynamicSMemSize) __attribute__((weak));
STUB_EXPORT cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks,
    const void *func, int blockSize, size_t dynamicSMemSize);
extern cudaError_t functional_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    int *numBlocks, const void *func, int blockSize, size_t dynamicSMemSize,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks,
    const void *func, int blockSize, size_t dynamicSMemSize, unsigned int flags);
extern cudaError_t functional_cudaOccupancyMaxActiveClusters(int *numClusters, const void *func,
    const cudaLaunchConfig_t *launchConfig) __attribute__((weak));
STUB_EXPORT cudaError_t cudaOccupancyMaxActiveClusters(int *numClusters, const void *func,
    const cudaLaunchConfig_t *launchConfig);
extern cudaError_t functional_cudaOccupancyMaxPotentialClusterSize(int *clusterSize,
    const void *func, const cudaLaunchConfig_t *launchConfig) __attribute__((weak));
STUB_EXPORT cudaError_t cudaOccupancyMaxPotentialClusterSize(int *clusterSize, const void *func,
    const cudaLaunchConfig_t *launchConfig);
extern cudaError_t functional_cudaPeekAtLastError(void) __attribute__((weak));
STUB_EXPORT cudaError_t cudaPeekAtLastError(void);
extern cudaError_t functional_cudaPointerGetAttributes(struct cudaPointerAttributes *attributes,
    const void *ptr) __attribute__((weak));
STUB_EXPORT cudaError_t cudaPointerGetAttributes(struct cudaPointerAttributes *attributes,
    const void *ptr);
extern cudaError_t functional_cudaProfilerStart(void) __attribute__((weak));
STUB_EXPORT cudaError_t cudaProfilerStart(void);
extern cudaError_t functional_cudaProfilerStop(void) __attribute__((weak));
STUB_EXPORT cudaError_t cudaProfilerStop(void);
extern cudaError_t functional_cudaRuntimeGetVersion(int *runtimeVersion) __attribute__((weak));
STUB_EXPORT cudaError_t cudaRuntimeGetVersion(int *runtimeVersion);
extern cudaError_t functional_cudaSetDevice(int device) __attribute__((weak));
STUB_EXPORT cudaError_t cudaSetDevice(int device);
extern cudaError_t functional_cudaSetDeviceFlags(unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaSetDeviceFlags(unsigned int flags);
extern cudaError_t functional_cudaSetDoubleForDevice(double *d) __attribute__((weak));
STUB_EXPORT cudaError_t cudaSetDoubleForDevice(double *d);
extern cudaError_t functional_cudaSetDoubleForHost(double *d) __attribute__((weak));
STUB_EXPORT cudaError_t cudaSetDoubleForHost(double *d);
extern cudaError_t functional_cudaSetValidDevices(int *device_arr, int len) __attribute__((weak));
STUB_EXPORT cudaError_t cudaSetValidDevices(int *device_arr, int len);
extern cudaError_t functional_cudaSignalExternalSemaphoresAsync_v2(
    const cudaExternalSemaphore_t *extSemArray,
    const struct cudaExternalSemaphoreSignalParams *paramsArray, unsigned int numExtSems,
    cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaSignalExternalSemaphoresAsync_v2(
    const cudaExternalSemaphore_t *extSemArray,
    const struct cudaExternalSemaphoreSignalParams *paramsArray, unsigned int numExtSems,
    cudaStream_t stream);
extern cudaError_t functional_cudaSignalExternalSemaphoresAsync_v2(
    const cudaExternalSemaphore_t *extSemArray,
    const struct cudaExternalSemaphoreSignalParams *paramsArray, unsigned int numExtSems,
    cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaSignalExternalSemaphoresAsync_v2_ptsz(
    const cudaExternalSemaphore_t *extSemArray,
    const struct cudaExternalSemaphoreSignalParams *paramsArray, unsigned int numExtSems,
    cudaStream_t stream);
extern cudaError_t functional_cudaStreamAddCallback(cudaStream_t stream,
    cudaStreamCallback_t callback, void *userData, unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t callback,
    void *userData, unsigned int flags);
extern cudaError_t functional_cudaStreamAddCallback(cudaStream_t stream,
    cudaStreamCallback_t callback, void *userData, unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamAddCallback_ptsz(cudaStream_t stream,
    cudaStreamCallback_t callback, void *userData, unsigned int flags);
extern cudaError_t functional_cudaStreamAttachMemAsync(cudaStream_t stream, void *devPtr,
    size_t length, unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamAttachMemAsync(cudaStream_t stream, void *devPtr, size_t length,
    unsigned int flags);
extern cudaError_t functional_cudaStreamAttachMemAsync(cudaStream_t stream, void *devPtr,
    size_t length, unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamAttachMemAsync_ptsz(cudaStream_t stream, void *devPtr,
    size_t length, unsigned int flags);
extern cudaError_t functional_cudaStreamBeginCapture(cudaStream_t stream,
    enum cudaStreamCaptureMode mode) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamBeginCapture(cudaStream_t stream,
    enum cudaStreamCaptureMode mode);
extern cudaError_t functional_cudaStreamBeginCaptureToGraph(cudaStream_t stream, cudaGraph_t graph,
    const cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData,
    size_t numDependencies, enum cudaStreamCaptureMode mode) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamBeginCaptureToGraph(cudaStream_t stream, cudaGraph_t graph,
    const cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData,
    size_t numDependencies, enum cudaStreamCaptureMode mode);
extern cudaError_t functional_cudaStreamBeginCaptureToGraph(cudaStream_t stream, cudaGraph_t graph,
    const cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData,
    size_t numDependencies, enum cudaStreamCaptureMode mode) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamBeginCaptureToGraph_ptsz(cudaStream_t stream, cudaGraph_t graph,
    const cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData,
    size_t numDependencies, enum cudaStreamCaptureMode mode);
extern cudaError_t functional_cudaStreamBeginCapture(cudaStream_t stream,
    enum cudaStreamCaptureMode mode) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamBeginCapture_ptsz(cudaStream_t stream,
    enum cudaStreamCaptureMode mode);
extern cudaError_t functional_cudaStreamCopyAttributes(cudaStream_t dst,
    cudaStream_t src) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamCopyAttributes(cudaStream_t dst, cudaStream_t src);
extern cudaError_t functional_cudaStreamCopyAttributes(cudaStream_t dst,
    cudaStream_t src) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamCopyAttributes_ptsz(cudaStream_t dst, cudaStream_t src);
extern cudaError_t functional_cudaStreamCreate(cudaStream_t *pStream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamCreate(cudaStream_t *pStream);
extern cudaError_t functional_cudaStreamCreateWithFlags(cudaStream_t *pStream,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamCreateWithFlags(cudaStream_t *pStream, unsigned int flags);
extern cudaError_t functional_cudaStreamCreateWithPriority(cudaStream_t *pStream,
    unsigned int flags, int priority) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamCreateWithPriority(cudaStream_t *pStream, unsigned int flags,
    int priority);
extern cudaError_t functional_cudaStreamDestroy(cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamDestroy(cudaStream_t stream);
extern cudaError_t functional_cudaStreamEndCapture(cudaStream_t stream,
    cudaGraph_t *pGraph) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t *pGraph);
extern cudaError_t functional_cudaStreamEndCapture(cudaStream_t stream,
    cudaGraph_t *pGraph) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamEndCapture_ptsz(cudaStream_t stream, cudaGraph_t *pGraph);
extern cudaError_t functional_cudaStreamGetAttribute(cudaStream_t hStream, cudaStreamAttrID attr,
    cudaStreamAttrValue *value_out) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamGetAttribute(cudaStream_t hStream, cudaStreamAttrID attr,
    cudaStreamAttrValue *value_out);
extern cudaError_t functional_cudaStreamGetAttribute(cudaStream_t hStream, cudaStreamAttrID attr,
    cudaStreamAttrValue *value_out) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamGetAttribute_ptsz(cudaStream_t hStream, cudaStreamAttrID attr,
    cudaStreamAttrValue *value_out);
extern cudaError_t functional_cudaStreamGetCaptureInfo_v2(cudaStream_t stream,
    enum cudaStreamCaptureStatus *captureStatus_out, unsigned long long *id_out,
    cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out,
    size_t *numDependencies_out) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamGetCaptureInfo_v2(cudaStream_t stream,
    enum cudaStreamCaptureStatus *captureStatus_out, unsigned long long *id_out,
    cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out, size_t *numDependencies_out);
extern cudaError_t functional_cudaStreamGetCaptureInfo_v2(cudaStream_t stream,
    enum cudaStreamCaptureStatus *captureStatus_out, unsigned long long *id_out,
    cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out,
    size_t *numDependencies_out) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamGetCaptureInfo_v2_ptsz(cudaStream_t stream,
    enum cudaStreamCaptureStatus *captureStatus_out, unsigned long long *id_out,
    cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out, size_t *numDependencies_out);
extern cudaError_t functional_cudaStreamGetCaptureInfo_v3(cudaStream_t stream,
    enum cudaStreamCaptureStatus *captureStatus_out, unsigned long long *id_out,
    cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out,
    const cudaGraphEdgeData **edgeData_out, size_t *numDependencies_out) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamGetCaptureInfo_v3(cudaStream_t stream,
    enum cudaStreamCaptureStatus *captureStatus_out, unsigned long long *id_out,
    cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out,
    const cudaGraphEdgeData **edgeData_out, size_t *numDependencies_out);
extern cudaError_t functional_cudaStreamGetCaptureInfo_v3(cudaStream_t stream,
    enum cudaStreamCaptureStatus *captureStatus_out, unsigned long long *id_out,
    cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out,
    const cudaGraphEdgeData **edgeData_out, size_t *numDependencies_out) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamGetCaptureInfo_v3_ptsz(cudaStream_t stream,
    enum cudaStreamCaptureStatus *captureStatus_out, unsigned long long *id_out,
    cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out,
    const cudaGraphEdgeData **edgeData_out, size_t *numDependencies_out);
extern cudaError_t functional_cudaStreamGetDevice(cudaStream_t hStream,
    int *device) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamGetDevice(cudaStream_t hStream, int *device);
extern cudaError_t functional_cudaStreamGetDevice(cudaStream_t hStream,
    int *device) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamGetDevice_ptsz(cudaStream_t hStream, int *device);
extern cudaError_t functional_cudaStreamGetFlags(cudaStream_t hStream,
    unsigned int *flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamGetFlags(cudaStream_t hStream, unsigned int *flags);
extern cudaError_t functional_cudaStreamGetFlags(cudaStream_t hStream,
    unsigned int *flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamGetFlags_ptsz(cudaStream_t hStream, unsigned int *flags);
extern cudaError_t functional_cudaStreamGetId(cudaStream_t hStream,
    unsigned long long *streamId) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamGetId(cudaStream_t hStream, unsigned long long *streamId);
extern cudaError_t functional_cudaStreamGetId(cudaStream_t hStream,
    unsigned long long *streamId) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamGetId_ptsz(cudaStream_t hStream, unsigned long long *streamId);
extern cudaError_t functional_cudaStreamGetPriority(cudaStream_t hStream,
    int *priority) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamGetPriority(cudaStream_t hStream, int *priority);
extern cudaError_t functional_cudaStreamGetPriority(cudaStream_t hStream,
    int *priority) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamGetPriority_ptsz(cudaStream_t hStream, int *priority);
extern cudaError_t functional_cudaStreamIsCapturing(cudaStream_t stream,
    enum cudaStreamCaptureStatus *pCaptureStatus) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamIsCapturing(cudaStream_t stream,
    enum cudaStreamCaptureStatus *pCaptureStatus);
extern cudaError_t functional_cudaStreamIsCapturing(cudaStream_t stream,
    enum cudaStreamCaptureStatus *pCaptureStatus) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamIsCapturing_ptsz(cudaStream_t stream,
    enum cudaStreamCaptureStatus *pCaptureStatus);
extern cudaError_t functional_cudaStreamQuery(cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamQuery(cudaStream_t stream);
extern cudaError_t functional_cudaStreamQuery(cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamQuery_ptsz(cudaStream_t stream);
extern cudaError_t functional_cudaStreamSetAttribute(cudaStream_t hStream, cudaStreamAttrID attr,
    const cudaStreamAttrValue *value) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamSetAttribute(cudaStream_t hStream, cudaStreamAttrID attr,
    const cudaStreamAttrValue *value);
extern cudaError_t functional_cudaStreamSetAttribute(cudaStream_t hStream, cudaStreamAttrID attr,
    const cudaStreamAttrValue *value) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamSetAttribute_ptsz(cudaStream_t hStream, cudaStreamAttrID attr,
    const cudaStreamAttrValue *value);
extern cudaError_t functional_cudaStreamSynchronize(cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamSynchronize(cudaStream_t stream);
extern cudaError_t functional_cudaStreamSynchronize(cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamSynchronize_ptsz(cudaStream_t stream);
extern cudaError_t functional_cudaStreamUpdateCaptureDependencies(cudaStream_t stream,
    cudaGraphNode_t *dependencies, size_t numDependencies,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t stream,
    cudaGraphNode_t *dependencies, size_t numDependencies, unsigned int flags);
extern cudaError_t functional_cudaStreamUpdateCaptureDependencies(cudaStream_t stream,
    cudaGraphNode_t *dependencies, size_t numDependencies,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamUpdateCaptureDependencies_ptsz(cudaStream_t stream,
    cudaGraphNode_t *dependencies, size_t numDependencies, unsigned int flags);
extern cudaError_t functional_cudaStreamUpdateCaptureDependencies_v2(cudaStream_t stream,
    cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamUpdateCaptureDependencies_v2(cudaStream_t stream,
    cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies,
    unsigned int flags);
extern cudaError_t functional_cudaStreamUpdateCaptureDependencies_v2(cudaStream_t stream,
    cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamUpdateCaptureDependencies_v2_ptsz(cudaStream_t stream,
    cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies,
    unsigned int flags);
extern cudaError_t functional_cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event,
    unsigned int flags);
extern cudaError_t functional_cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaStreamWaitEvent_ptsz(cudaStream_t stream, cudaEvent_t event,
    unsigned int flags);
extern cudaError_t functional_cudaThreadExchangeStreamCaptureMode(
    enum cudaStreamCaptureMode *mode) __attribute__((weak));
STUB_EXPORT cudaError_t cudaThreadExchangeStreamCaptureMode(enum cudaStreamCaptureMode *mode);
extern cudaError_t functional_cudaThreadExit(void) __attribute__((weak));
STUB_EXPORT cudaError_t cudaThreadExit(void);
extern cudaError_t functional_cudaThreadGetCacheConfig(
    enum cudaFuncCache *pCacheConfig) __attribute__((weak));
STUB_EXPORT cudaError_t cudaThreadGetCacheConfig(enum cudaFuncCache *pCacheConfig);
extern cudaError_t functional_cudaThreadGetLimit(size_t *pValue,
    enum cudaLimit limit) __attribute__((weak));
STUB_EXPORT cudaError_t cudaThreadGetLimit(size_t *pValue, enum cudaLimit limit);
extern cudaError_t functional_cudaThreadSetCacheConfig(
    enum cudaFuncCache cacheConfig) __attribute__((weak));
STUB_EXPORT cudaError_t cudaThreadSetCacheConfig(enum cudaFuncCache cacheConfig);
extern cudaError_t functional_cudaThreadSetLimit(enum cudaLimit limit,
    size_t value) __attribute__((weak));
STUB_EXPORT cudaError_t cudaThreadSetLimit(enum cudaLimit limit, size_t value);
extern cudaError_t functional_cudaThreadSynchronize(void) __attribute__((weak));
STUB_EXPORT cudaError_t cudaThreadSynchronize(void);
extern cudaError_t functional_cudaUserObjectCreate(cudaUserObject_t *object_out, void *ptr,
    cudaHostFn_t destroy, unsigned int initialRefcount, unsigned int flags) __attribute__((weak));
STUB_EXPORT cudaError_t cudaUserObjectCreate(cudaUserObject_t *object_out, void *ptr,
    cudaHostFn_t destroy, unsigned int initialRefcount, unsigned int flags);
extern cudaError_t functional_cudaUserObjectRelease(cudaUserObject_t object,
    unsigned int count) __attribute__((weak));
STUB_EXPORT cudaError_t cudaUserObjectRelease(cudaUserObject_t object, unsigned int count);
extern cudaError_t functional_cudaUserObjectRetain(cudaUserObject_t object,
    unsigned int count) __attribute__((weak));
STUB_EXPORT cudaError_t cudaUserObjectRetain(cudaUserObject_t object, unsigned int count);
extern cudaError_t functional_cudaVDPAUGetDevice(int *device, VdpDevice vdpDevice,
    int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **)) __attribute__((weak));
STUB_EXPORT cudaError_t cudaVDPAUGetDevice(int *device, VdpDevice vdpDevice,
    int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **));
extern cudaError_t functional_cudaVDPAUSetVDPAUDevice(int device, VdpDevice vdpDevice,
    int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **)) __attribute__((weak));
STUB_EXPORT cudaError_t cudaVDPAUSetVDPAUDevice(int device, VdpDevice vdpDevice,
    int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **));
extern cudaError_t functional_cudaWaitExternalSemaphoresAsync_v2(
    const cudaExternalSemaphore_t *extSemArray,
    const struct cudaExternalSemaphoreWaitParams *paramsArray, unsigned int numExtSems,
    cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaWaitExternalSemaphoresAsync_v2(
    const cudaExternalSemaphore_t *extSemArray,
    const struct cudaExternalSemaphoreWaitParams *paramsArray, unsigned int numExtSems,
    cudaStream_t stream);
extern cudaError_t functional_cudaWaitExternalSemaphoresAsync_v2(
    const cudaExternalSemaphore_t *extSemArray,
    const struct cudaExternalSemaphoreWaitParams *paramsArray, unsigned int numExtSems,
    cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cudaError_t cudaWaitExternalSemaphoresAsync_v2_ptsz(
    const cudaExternalSemaphore_t *extSemArray,
    const struct cudaExternalSemaphoreWaitParams *paramsArray, unsigned int numExtSems,
    cudaStream_t stream);

STUB_EXPORT cudaError_t
cudaArrayGetInfo(struct cudaChannelFormatDesc *desc, struct cudaExtent *extent,
    unsigned int *flags, cudaArray_t array)
{
    if (STUB_LIKELY(stub_modes[0] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[0] == STUB_FUNCTIONAL && functional_cudaArrayGetInfo != NULL)
        return functional_cudaArrayGetInfo(desc, extent, flags, array);
    stub_call *recorded = stub_begin(0);
    stub_argument(recorded, &desc, sizeof desc);
    stub_argument(recorded, &extent, sizeof extent);
    stub_argument(recorded, &flags, sizeof flags);
    stub_argument(recorded, &array, sizeof array);
    stub_output(recorded, 0, (void *)desc, sizeof(struct cudaChannelFormatDesc));
    stub_output(recorded, 1, (void *)extent, sizeof(struct cudaExtent));
    stub_output(recorded, 2, (void *)flags, sizeof(unsigned int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaArrayGetMemoryRequirements(struct cudaArrayMemoryRequirements *memoryRequirements,
    cudaArray_t array, int device)
{
    if (STUB_LIKELY(stub_modes[1] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[1] == STUB_FUNCTIONAL && functional_cudaArrayGetMemoryRequirements != NULL)
        return functional_cudaArrayGetMemoryRequirements(memoryRequirements, array, device);
    stub_call *recorded = stub_begin(1);
    stub_argument(recorded, &memoryRequirements, sizeof memoryRequirements);
    stub_argument(recorded, &array, sizeof array);
    stub_argument(recorded, &device, sizeof device);
    stub_output(recorded, 0, (void *)memoryRequirements,
        sizeof(struct cudaArrayMemoryRequirements));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaArrayGetPlane(cudaArray_t *pPlaneArray, cudaArray_t hArray, unsigned int planeIdx)
{
    if (STUB_LIKELY(stub_modes[2] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[2] == STUB_FUNCTIONAL && functional_cudaArrayGetPlane != NULL)
        return functional_cudaArrayGetPlane(pPlaneArray, hArray, planeIdx);
    stub_call *recorded = stub_begin(2);
    stub_argument(recorded, &pPlaneArray, sizeof pPlaneArray);
    stub_argument(recorded, &hArray, sizeof hArray);
    stub_argument(recorded, &planeIdx, sizeof planeIdx);
    stub_output(recorded, 0, (void *)pPlaneArray, sizeof(cudaArray_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaArrayGetSparseProperties(struct cudaArraySparseProperties *sparseProperties, cudaArray_t array)
{
    if (STUB_LIKELY(stub_modes[3] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[3] == STUB_FUNCTIONAL && functional_cudaArrayGetSparseProperties != NULL)
        return functional_cudaArrayGetSparseProperties(sparseProperties, array);
    stub_call *recorded = stub_begin(3);
    stub_argument(recorded, &sparseProperties, sizeof sparseProperties);
    stub_argument(recorded, &array, sizeof array);
    stub_output(recorded, 0, (void *)sparseProperties, sizeof(struct cudaArraySparseProperties));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaChooseDevice(int *device, const struct cudaDeviceProp *prop)
{
    if (STUB_LIKELY(stub_modes[4] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[4] == STUB_FUNCTIONAL && functional_cudaChooseDevice != NULL)
        return functional_cudaChooseDevice(device, prop);
    stub_call *recorded = stub_begin(4);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &prop, sizeof prop);
    stub_input(recorded, 1, prop, sizeof(struct cudaDeviceProp));
    stub_output(recorded, 0, (void *)device, sizeof(int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT struct cudaChannelFormatDesc
cudaCreateChannelDesc(int x, int y, int z, int w, enum cudaChannelFormatKind f)
{
    if (STUB_LIKELY(stub_modes[5] == STUB_FREE))
        return (struct cudaChannelFormatDesc){0};
    if (stub_modes[5] == STUB_FUNCTIONAL && functional_cudaCreateChannelDesc != NULL)
        return functional_cudaCreateChannelDesc(x, y, z, w, f);
    stub_call *recorded = stub_begin(5);
    stub_argument(recorded, &x, sizeof x);
    stub_argument(recorded, &y, sizeof y);
    stub_argument(recorded, &z, sizeof z);
    stub_argument(recorded, &w, sizeof w);
    stub_argument(recorded, &f, sizeof f);
    (void)stub_finish(recorded);
    return (struct cudaChannelFormatDesc){0};
}

STUB_EXPORT cudaError_t
cudaCreateSurfaceObject(cudaSurfaceObject_t *pSurfObject, const struct cudaResourceDesc *pResDesc)
{
    if (STUB_LIKELY(stub_modes[6] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[6] == STUB_FUNCTIONAL && functional_cudaCreateSurfaceObject != NULL)
        return functional_cudaCreateSurfaceObject(pSurfObject, pResDesc);
    stub_call *recorded = stub_begin(6);
    stub_argument(recorded, &pSurfObject, sizeof pSurfObject);
    stub_argument(recorded, &pResDesc, sizeof pResDesc);
    stub_input(recorded, 1, pResDesc, sizeof(struct cudaResourceDesc));
    stub_output(recorded, 0, (void *)pSurfObject, sizeof(cudaSurfaceObject_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaCreateTextureObject(cudaTextureObject_t *pTexObject, const struct cudaResourceDesc *pResDesc,
    const struct cudaTextureDesc *pTexDesc, const struct cudaResourceViewDesc *pResViewDesc)
{
    if (STUB_LIKELY(stub_modes[7] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[7] == STUB_FUNCTIONAL && functional_cudaCreateTextureObject != NULL)
        return functional_cudaCreateTextureObject(pTexObject, pResDesc, pTexDesc, pResViewDesc);
    stub_call *recorded = stub_begin(7);
    stub_argument(recorded, &pTexObject, sizeof pTexObject);
    stub_argument(recorded, &pResDesc, sizeof pResDesc);
    stub_argument(recorded, &pTexDesc, sizeof pTexDesc);
    stub_argument(recorded, &pResViewDesc, sizeof pResViewDesc);
    stub_input(recorded, 1, pResDesc, sizeof(struct cudaResourceDesc));
    stub_input(recorded, 2, pTexDesc, sizeof(struct cudaTextureDesc));
    stub_input(recorded, 3, pResViewDesc, sizeof(struct cudaResourceViewDesc));
    stub_output(recorded, 0, (void *)pTexObject, sizeof(cudaTextureObject_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaCtxResetPersistingL2Cache(void)
{
    if (STUB_LIKELY(stub_modes[8] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[8] == STUB_FUNCTIONAL && functional_cudaCtxResetPersistingL2Cache != NULL)
        return functional_cudaCtxResetPersistingL2Cache();
    stub_call *recorded = stub_begin(8);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDestroyExternalMemory(cudaExternalMemory_t extMem)
{
    if (STUB_LIKELY(stub_modes[9] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[9] == STUB_FUNCTIONAL && functional_cudaDestroyExternalMemory != NULL)
        return functional_cudaDestroyExternalMemory(extMem);
    stub_call *recorded = stub_begin(9);
    stub_argument(recorded, &extMem, sizeof extMem);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDestroyExternalSemaphore(cudaExternalSemaphore_t extSem)
{
    if (STUB_LIKELY(stub_modes[10] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[10] == STUB_FUNCTIONAL && functional_cudaDestroyExternalSemaphore != NULL)
        return functional_cudaDestroyExternalSemaphore(extSem);
    stub_call *recorded = stub_begin(10);
    stub_argument(recorded, &extSem, sizeof extSem);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDestroySurfaceObject(cudaSurfaceObject_t surfObject)
{
    if (STUB_LIKELY(stub_modes[11] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[11] == STUB_FUNCTIONAL && functional_cudaDestroySurfaceObject != NULL)
        return functional_cudaDestroySurfaceObject(surfObject);
    stub_call *recorded = stub_begin(11);
    stub_argument(recorded, &surfObject, sizeof surfObject);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDestroyTextureObject(cudaTextureObject_t texObject)
{
    if (STUB_LIKELY(stub_modes[12] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[12] == STUB_FUNCTIONAL && functional_cudaDestroyTextureObject != NULL)
        return functional_cudaDestroyTextureObject(texObject);
    stub_call *recorded = stub_begin(12);
    stub_argument(recorded, &texObject, sizeof texObject);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceCanAccessPeer(int *canAccessPeer, int device, int peerDevice)
{
    if (STUB_LIKELY(stub_modes[13] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[13] == STUB_FUNCTIONAL && functional_cudaDeviceCanAccessPeer != NULL)
        return functional_cudaDeviceCanAccessPeer(canAccessPeer, device, peerDevice);
    stub_call *recorded = stub_begin(13);
    stub_argument(recorded, &canAccessPeer, sizeof canAccessPeer);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &peerDevice, sizeof peerDevice);
    stub_output(recorded, 0, (void *)canAccessPeer, sizeof(int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceDisablePeerAccess(int peerDevice)
{
    if (STUB_LIKELY(stub_modes[14] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[14] == STUB_FUNCTIONAL && functional_cudaDeviceDisablePeerAccess != NULL)
        return functional_cudaDeviceDisablePeerAccess(peerDevice);
    stub_call *recorded = stub_begin(14);
    stub_argument(recorded, &peerDevice, sizeof peerDevice);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceEnablePeerAccess(int peerDevice, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[15] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[15] == STUB_FUNCTIONAL && functional_cudaDeviceEnablePeerAccess != NULL)
        return functional_cudaDeviceEnablePeerAccess(peerDevice, flags);
    stub_call *recorded = stub_begin(15);
    stub_argument(recorded, &peerDevice, sizeof peerDevice);
    stub_argument(recorded, &flags, sizeof flags);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceFlushGPUDirectRDMAWrites(enum cudaFlushGPUDirectRDMAWritesTarget target,
    enum cudaFlushGPUDirectRDMAWritesScope scope)
{
    if (STUB_LIKELY(stub_modes[16] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[16] == STUB_FUNCTIONAL && functional_cudaDeviceFlushGPUDirectRDMAWrites != NULL)
        return functional_cudaDeviceFlushGPUDirectRDMAWrites(target, scope);
    stub_call *recorded = stub_begin(16);
    stub_argument(recorded, &target, sizeof target);
    stub_argument(recorded, &scope, sizeof scope);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceGetAttribute(int *value, enum cudaDeviceAttr attr, int device)
{
    if (STUB_LIKELY(stub_modes[17] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[17] == STUB_FUNCTIONAL && functional_cudaDeviceGetAttribute != NULL)
        return functional_cudaDeviceGetAttribute(value, attr, device);
    stub_call *recorded = stub_begin(17);
    stub_argument(recorded, &value, sizeof value);
    stub_argument(recorded, &attr, sizeof attr);
    stub_argument(recorded, &device, sizeof device);
    stub_output(recorded, 0, (void *)value, sizeof(int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceGetByPCIBusId(int *device, const char *pciBusId)
{
    if (STUB_LIKELY(stub_modes[18] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[18] == STUB_FUNCTIONAL && functional_cudaDeviceGetByPCIBusId != NULL)
        return functional_cudaDeviceGetByPCIBusId(device, pciBusId);
    stub_call *recorded = stub_begin(18);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &pciBusId, sizeof pciBusId);
    stub_input_string(recorded, 1, pciBusId);
    stub_output(recorded, 0, (void *)device, sizeof(int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceGetCacheConfig(enum cudaFuncCache *pCacheConfig)
{
    if (STUB_LIKELY(stub_modes[19] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[19] == STUB_FUNCTIONAL && functional_cudaDeviceGetCacheConfig != NULL)
        return functional_cudaDeviceGetCacheConfig(pCacheConfig);
    stub_call *recorded = stub_begin(19);
    stub_argument(recorded, &pCacheConfig, sizeof pCacheConfig);
    stub_output(recorded, 0, (void *)pCacheConfig, sizeof(enum cudaFuncCache));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceGetDefaultMemPool(cudaMemPool_t *memPool, int device)
{
    if (STUB_LIKELY(stub_modes[20] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[20] == STUB_FUNCTIONAL && functional_cudaDeviceGetDefaultMemPool != NULL)
        return functional_cudaDeviceGetDefaultMemPool(memPool, device);
    stub_call *recorded = stub_begin(20);
    stub_argument(recorded, &memPool, sizeof memPool);
    stub_argument(recorded, &device, sizeof device);
    stub_output(recorded, 0, (void *)memPool, sizeof(cudaMemPool_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceGetGraphMemAttribute(int device, enum cudaGraphMemAttributeType attr, void *value)
{
    if (STUB_LIKELY(stub_modes[21] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[21] == STUB_FUNCTIONAL && functional_cudaDeviceGetGraphMemAttribute != NULL)
        return functional_cudaDeviceGetGraphMemAttribute(device, attr, value);
    stub_call *recorded = stub_begin(21);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &attr, sizeof attr);
    stub_argument(recorded, &value, sizeof value);
    stub_output(recorded, 2, (void *)value, value_size_graph_mem_attributes(attr, 1));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceGetLimit(size_t *pValue, enum cudaLimit limit)
{
    if (STUB_LIKELY(stub_modes[22] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[22] == STUB_FUNCTIONAL && functional_cudaDeviceGetLimit != NULL)
        return functional_cudaDeviceGetLimit(pValue, limit);
    stub_call *recorded = stub_begin(22);
    stub_argument(recorded, &pValue, sizeof pValue);
    stub_argument(recorded, &limit, sizeof limit);
    stub_output(recorded, 0, (void *)pValue, sizeof(size_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceGetMemPool(cudaMemPool_t *memPool, int device)
{
    if (STUB_LIKELY(stub_modes[23] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[23] == STUB_FUNCTIONAL && functional_cudaDeviceGetMemPool != NULL)
        return functional_cudaDeviceGetMemPool(memPool, device);
    stub_call *recorded = stub_begin(23);
    stub_argument(recorded, &memPool, sizeof memPool);
    stub_argument(recorded, &device, sizeof device);
    stub_output(recorded, 0, (void *)memPool, sizeof(cudaMemPool_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, int device, int flags)
{
    if (STUB_LIKELY(stub_modes[24] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[24] == STUB_FUNCTIONAL && functional_cudaDeviceGetNvSciSyncAttributes != NULL)
        return functional_cudaDeviceGetNvSciSyncAttributes(nvSciSyncAttrList, device, flags);
    stub_call *recorded = stub_begin(24);
    stub_argument(recorded, &nvSciSyncAttrList, sizeof nvSciSyncAttrList);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &flags, sizeof flags);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceGetP2PAttribute(int *value, enum cudaDeviceP2PAttr attr, int srcDevice, int dstDevice)
{
    if (STUB_LIKELY(stub_modes[25] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[25] == STUB_FUNCTIONAL && functional_cudaDeviceGetP2PAttribute != NULL)
        return functional_cudaDeviceGetP2PAttribute(value, attr, srcDevice, dstDevice);
    stub_call *recorded = stub_begin(25);
    stub_argument(recorded, &value, sizeof value);
    stub_argument(recorded, &attr, sizeof attr);
    stub_argument(recorded, &srcDevice, sizeof srcDevice);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_output(recorded, 0, (void *)value, sizeof(int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceGetPCIBusId(char *pciBusId, int len, int device)
{
    if (STUB_LIKELY(stub_modes[26] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[26] == STUB_FUNCTIONAL && functional_cudaDeviceGetPCIBusId != NULL)
        return functional_cudaDeviceGetPCIBusId(pciBusId, len, device);
    stub_call *recorded = stub_begin(26);
    stub_argument(recorded, &pciBusId, sizeof pciBusId);
    stub_argument(recorded, &len, sizeof len);
    stub_argument(recorded, &device, sizeof device);
    stub_output(recorded, 0, (void *)pciBusId, stub_items((size_t)len) * sizeof(char));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceGetSharedMemConfig(enum cudaSharedMemConfig *pConfig)
{
    if (STUB_LIKELY(stub_modes[27] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[27] == STUB_FUNCTIONAL && functional_cudaDeviceGetSharedMemConfig != NULL)
        return functional_cudaDeviceGetSharedMemConfig(pConfig);
    stub_call *recorded = stub_begin(27);
    stub_argument(recorded, &pConfig, sizeof pConfig);
    stub_output(recorded, 0, (void *)pConfig, sizeof(enum cudaSharedMemConfig));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceGetStreamPriorityRange(int *leastPriority, int *greatestPriority)
{
    if (STUB_LIKELY(stub_modes[28] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[28] == STUB_FUNCTIONAL && functional_cudaDeviceGetStreamPriorityRange != NULL)
        return functional_cudaDeviceGetStreamPriorityRange(leastPriority, greatestPriority);
    stub_call *recorded = stub_begin(28);
    stub_argument(recorded, &leastPriority, sizeof leastPriority);
    stub_argument(recorded, &greatestPriority, sizeof greatestPriority);
    stub_output(recorded, 0, (void *)leastPriority, sizeof(int));
    stub_output(recorded, 1, (void *)greatestPriority, sizeof(int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements,
    const struct cudaChannelFormatDesc *fmtDesc, int device)
{
    if (STUB_LIKELY(stub_modes[29] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[29] == STUB_FUNCTIONAL
        && functional_cudaDeviceGetTexture1DLinearMaxWidth != NULL)
        return functional_cudaDeviceGetTexture1DLinearMaxWidth(maxWidthInElements, fmtDesc, device);
    stub_call *recorded = stub_begin(29);
    stub_argument(recorded, &maxWidthInElements, sizeof maxWidthInElements);
    stub_argument(recorded, &fmtDesc, sizeof fmtDesc);
    stub_argument(recorded, &device, sizeof device);
    stub_input(recorded, 1, fmtDesc, sizeof(struct cudaChannelFormatDesc));
    stub_output(recorded, 0, (void *)maxWidthInElements, sizeof(size_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceGraphMemTrim(int device)
{
    if (STUB_LIKELY(stub_modes[30] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[30] == STUB_FUNCTIONAL && functional_cudaDeviceGraphMemTrim != NULL)
        return functional_cudaDeviceGraphMemTrim(device);
    stub_call *recorded = stub_begin(30);
    stub_argument(recorded, &device, sizeof device);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceRegisterAsyncNotification(int device, cudaAsyncCallback callbackFunc, void *userData,
    cudaAsyncCallbackHandle_t *callback)
{
    if (STUB_LIKELY(stub_modes[31] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[31] == STUB_FUNCTIONAL && functional_cudaDeviceRegisterAsyncNotification != NULL)
        return functional_cudaDeviceRegisterAsyncNotification(device, callbackFunc, userData,
            callback);
    stub_call *recorded = stub_begin(31);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &callbackFunc, sizeof callbackFunc);
    stub_argument(recorded, &userData, sizeof userData);
    stub_argument(recorded, &callback, sizeof callback);
    stub_output(recorded, 3, (void *)callback, sizeof(cudaAsyncCallbackHandle_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceReset(void)
{
    if (STUB_LIKELY(stub_modes[32] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[32] == STUB_FUNCTIONAL && functional_cudaDeviceReset != NULL)
        return functional_cudaDeviceReset();
    stub_call *recorded = stub_begin(32);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceSetCacheConfig(enum cudaFuncCache cacheConfig)
{
    if (STUB_LIKELY(stub_modes[33] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[33] == STUB_FUNCTIONAL && functional_cudaDeviceSetCacheConfig != NULL)
        return functional_cudaDeviceSetCacheConfig(cacheConfig);
    stub_call *recorded = stub_begin(33);
    stub_argument(recorded, &cacheConfig, sizeof cacheConfig);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceSetGraphMemAttribute(int device, enum cudaGraphMemAttributeType attr, void *value)
{
    if (STUB_LIKELY(stub_modes[34] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[34] == STUB_FUNCTIONAL && functional_cudaDeviceSetGraphMemAttribute != NULL)
        return functional_cudaDeviceSetGraphMemAttribute(device, attr, value);
    stub_call *recorded = stub_begin(34);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &attr, sizeof attr);
    stub_argument(recorded, &value, sizeof value);
    stub_input(recorded, 2, value, value_size_graph_mem_attributes(attr, 1));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceSetLimit(enum cudaLimit limit, size_t value)
{
    if (STUB_LIKELY(stub_modes[35] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[35] == STUB_FUNCTIONAL && functional_cudaDeviceSetLimit != NULL)
        return functional_cudaDeviceSetLimit(limit, value);
    stub_call *recorded = stub_begin(35);
    stub_argument(recorded, &limit, sizeof limit);
    stub_argument(recorded, &value, sizeof value);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceSetMemPool(int device, cudaMemPool_t memPool)
{
    if (STUB_LIKELY(stub_modes[36] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[36] == STUB_FUNCTIONAL && functional_cudaDeviceSetMemPool != NULL)
        return functional_cudaDeviceSetMemPool(device, memPool);
    stub_call *recorded = stub_begin(36);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &memPool, sizeof memPool);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceSetSharedMemConfig(enum cudaSharedMemConfig config)
{
    if (STUB_LIKELY(stub_modes[37] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[37] == STUB_FUNCTIONAL && functional_cudaDeviceSetSharedMemConfig != NULL)
        return functional_cudaDeviceSetSharedMemConfig(config);
    stub_call *recorded = stub_begin(37);
    stub_argument(recorded, &config, sizeof config);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceSynchronize(void)
{
    if (STUB_LIKELY(stub_modes[38] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[38] == STUB_FUNCTIONAL && functional_cudaDeviceSynchronize != NULL)
        return functional_cudaDeviceSynchronize();
    stub_call *recorded = stub_begin(38);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDeviceUnregisterAsyncNotification(int device, cudaAsyncCallbackHandle_t callback)
{
    if (STUB_LIKELY(stub_modes[39] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[39] == STUB_FUNCTIONAL
        && functional_cudaDeviceUnregisterAsyncNotification != NULL)
        return functional_cudaDeviceUnregisterAsyncNotification(device, callback);
    stub_call *recorded = stub_begin(39);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &callback, sizeof callback);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaDriverGetVersion(int *driverVersion)
{
    if (STUB_LIKELY(stub_modes[40] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[40] == STUB_FUNCTIONAL && functional_cudaDriverGetVersion != NULL)
        return functional_cudaDriverGetVersion(driverVersion);
    stub_call *recorded = stub_begin(40);
    stub_argument(recorded, &driverVersion, sizeof driverVersion);
    stub_output(recorded, 0, (void *)driverVersion, sizeof(int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaEGLStreamConsumerAcquireFrame(cudaEglStreamConnection *conn,
    cudaGraphicsResource_t *pCudaResource, cudaStream_t *pStream, unsigned int timeout)
{
    if (STUB_LIKELY(stub_modes[41] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[41] == STUB_FUNCTIONAL && functional_cudaEGLStreamConsumerAcquireFrame != NULL)
        return functional_cudaEGLStreamConsumerAcquireFrame(conn, pCudaResource, pStream, timeout);
    stub_call *recorded = stub_begin(41);
    stub_argument(recorded, &conn, sizeof conn);
    stub_argument(recorded, &pCudaResource, sizeof pCudaResource);
    stub_argument(recorded, &pStream, sizeof pStream);
    stub_argument(recorded, &timeout, sizeof timeout);
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
    if (STUB_LIKELY(stub_modes[42] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[42] == STUB_FUNCTIONAL && functional_cudaEGLStreamConsumerConnect != NULL)
        return functional_cudaEGLStreamConsumerConnect(conn, eglStream);
    stub_call *recorded = stub_begin(42);
    stub_argument(recorded, &conn, sizeof conn);
    stub_argument(recorded, &eglStream, sizeof eglStream);
    stub_output(recorded, 0, (void *)conn, sizeof(cudaEglStreamConnection));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaEGLStreamConsumerConnectWithFlags(cudaEglStreamConnection *conn, EGLStreamKHR eglStream,
    unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[43] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[43] == STUB_FUNCTIONAL
        && functional_cudaEGLStreamConsumerConnectWithFlags != NULL)
        return functional_cudaEGLStreamConsumerConnectWithFlags(conn, eglStream, flags);
    stub_call *recorded = stub_begin(43);
    stub_argument(recorded, &conn, sizeof conn);
    stub_argument(recorded, &eglStream, sizeof eglStream);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)conn, sizeof(cudaEglStreamConnection));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaEGLStreamConsumerDisconnect(cudaEglStreamConnection *conn)
{
    if (STUB_LIKELY(stub_modes[44] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[44] == STUB_FUNCTIONAL && functional_cudaEGLStreamConsumerDisconnect != NULL)
        return functional_cudaEGLStreamConsumerDisconnect(conn);
    stub_call *recorded = stub_begin(44);
    stub_argument(recorded, &conn, sizeof conn);
    stub_input(recorded, 0, conn, sizeof(cudaEglStreamConnection));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaEGLStreamConsumerReleaseFrame(cudaEglStreamConnection *conn,
    cudaGraphicsResource_t pCudaResource, cudaStream_t *pStream)
{
    if (STUB_LIKELY(stub_modes[45] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[45] == STUB_FUNCTIONAL && functional_cudaEGLStreamConsumerReleaseFrame != NULL)
        return functional_cudaEGLStreamConsumerReleaseFrame(conn, pCudaResource, pStream);
    stub_call *recorded = stub_begin(45);
    stub_argument(recorded, &conn, sizeof conn);
    stub_argument(recorded, &pCudaResource, sizeof pCudaResource);
    stub_argument(recorded, &pStream, sizeof pStream);
    stub_input(recorded, 0, conn, sizeof(cudaEglStreamConnection));
    stub_input(recorded, 2, pStream, sizeof(cudaStream_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaEGLStreamProducerConnect(cudaEglStreamConnection *conn, EGLStreamKHR eglStream, EGLint width,
    EGLint height)
{
    if (STUB_LIKELY(stub_modes[46] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[46] == STUB_FUNCTIONAL && functional_cudaEGLStreamProducerConnect != NULL)
        return functional_cudaEGLStreamProducerConnect(conn, eglStream, width, height);
    stub_call *recorded = stub_begin(46);
    stub_argument(recorded, &conn, sizeof conn);
    stub_argument(recorded, &eglStream, sizeof eglStream);
    stub_argument(recorded, &width, sizeof width);
    stub_argument(recorded, &height, sizeof height);
    stub_output(recorded, 0, (void *)conn, sizeof(cudaEglStreamConnection));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaEGLStreamProducerDisconnect(cudaEglStreamConnection *conn)
{
    if (STUB_LIKELY(stub_modes[47] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[47] == STUB_FUNCTIONAL && functional_cudaEGLStreamProducerDisconnect != NULL)
        return functional_cudaEGLStreamProducerDisconnect(conn);
    stub_call *recorded = stub_begin(47);
    stub_argument(recorded, &conn, sizeof conn);
    stub_input(recorded, 0, conn, sizeof(cudaEglStreamConnection));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaEGLStreamProducerPresentFrame(cudaEglStreamConnection *conn, cudaEglFrame eglframe,
    cudaStream_t *pStream)
{
    if (STUB_LIKELY(stub_modes[48] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[48] == STUB_FUNCTIONAL && functional_cudaEGLStreamProducerPresentFrame != NULL)
        return functional_cudaEGLStreamProducerPresentFrame(conn, eglframe, pStream);
    stub_call *recorded = stub_begin(48);
    stub_argument(recorded, &conn, sizeof conn);
    stub_argument(recorded, &eglframe, sizeof eglframe);
    stub_argument(recorded, &pStream, sizeof pStream);
    stub_input(recorded, 0, conn, sizeof(cudaEglStreamConnection));
    stub_input(recorded, 2, pStream, sizeof(cudaStream_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaEGLStreamProducerReturnFrame(cudaEglStreamConnection *conn, cudaEglFrame *eglframe,
    cudaStream_t *pStream)
{
    if (STUB_LIKELY(stub_modes[49] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[49] == STUB_FUNCTIONAL && functional_cudaEGLStreamProducerReturnFrame != NULL)
        return functional_cudaEGLStreamProducerReturnFrame(conn, eglframe, pStream);
    stub_call *recorded = stub_begin(49);
    stub_argument(recorded, &conn, sizeof conn);
    stub_argument(recorded, &eglframe, sizeof eglframe);
    stub_argument(recorded, &pStream, sizeof pStream);
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
    if (STUB_LIKELY(stub_modes[50] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[50] == STUB_FUNCTIONAL && functional_cudaEventCreate != NULL)
        return functional_cudaEventCreate(event);
    stub_call *recorded = stub_begin(50);
    stub_argument(recorded, &event, sizeof event);
    stub_output(recorded, 0, (void *)event, sizeof(cudaEvent_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaEventCreateFromEGLSync(cudaEvent_t *phEvent, EGLSyncKHR eglSync, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[51] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[51] == STUB_FUNCTIONAL && functional_cudaEventCreateFromEGLSync != NULL)
        return functional_cudaEventCreateFromEGLSync(phEvent, eglSync, flags);
    stub_call *recorded = stub_begin(51);
    stub_argument(recorded, &phEvent, sizeof phEvent);
    stub_argument(recorded, &eglSync, sizeof eglSync);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)phEvent, sizeof(cudaEvent_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaEventCreateWithFlags(cudaEvent_t *event, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[52] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[52] == STUB_FUNCTIONAL && functional_cudaEventCreateWithFlags != NULL)
        return functional_cudaEventCreateWithFlags(event, flags);
    stub_call *recorded = stub_begin(52);
    stub_argument(recorded, &event, sizeof event);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)event, sizeof(cudaEvent_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaEventDestroy(cudaEvent_t event)
{
    if (STUB_LIKELY(stub_modes[53] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[53] == STUB_FUNCTIONAL && functional_cudaEventDestroy != NULL)
        return functional_cudaEventDestroy(event);
    stub_call *recorded = stub_begin(53);
    stub_argument(recorded, &event, sizeof event);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaEventElapsedTime(float *ms, cudaEvent_t start, cudaEvent_t end)
{
    if (STUB_LIKELY(stub_modes[54] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[54] == STUB_FUNCTIONAL && functional_cudaEventElapsedTime != NULL)
        return functional_cudaEventElapsedTime(ms, start, end);
    stub_call *recorded = stub_begin(54);
    stub_argument(recorded, &ms, sizeof ms);
    stub_argument(recorded, &start, sizeof start);
    stub_argument(recorded, &end, sizeof end);
    stub_output(recorded, 0, (void *)ms, sizeof(float));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaEventElapsedTime_v2(float *ms, cudaEvent_t start, cudaEvent_t end)
{
    if (STUB_LIKELY(stub_modes[55] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[55] == STUB_FUNCTIONAL && functional_cudaEventElapsedTime_v2 != NULL)
        return functional_cudaEventElapsedTime_v2(ms, start, end);
    stub_call *recorded = stub_begin(55);
    stub_argument(recorded, &ms, sizeof ms);
    stub_argument(recorded, &start, sizeof start);
    stub_argument(recorded, &end, sizeof end);
    stub_output(recorded, 0, (void *)ms, sizeof(float));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaEventQuery(cudaEvent_t event)
{
    if (STUB_LIKELY(stub_modes[56] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[56] == STUB_FUNCTIONAL && functional_cudaEventQuery != NULL)
        return functional_cudaEventQuery(event);
    stub_call *recorded = stub_begin(56);
    stub_argument(recorded, &event, sizeof event);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaEventRecord(cudaEvent_t event, cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[57] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[57] == STUB_FUNCTIONAL && functional_cudaEventRecord != NULL)
        return functional_cudaEventRecord(event, stream);
    stub_call *recorded = stub_begin(57);
    stub_argument(recorded, &event, sizeof event);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[58] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[58] == STUB_FUNCTIONAL && functional_cudaEventRecordWithFlags != NULL)
        return functional_cudaEventRecordWithFlags(event, stream, flags);
    stub_call *recorded = stub_begin(58);
    stub_argument(recorded, &event, sizeof event);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &flags, sizeof flags);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaEventRecordWithFlags_ptsz(cudaEvent_t event, cudaStream_t stream, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[59] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[59] == STUB_FUNCTIONAL && functional_cudaEventRecordWithFlags != NULL)
        return functional_cudaEventRecordWithFlags(event, stream, flags);
    stub_call *recorded = stub_begin(59);
    stub_argument(recorded, &event, sizeof event);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &flags, sizeof flags);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaEventRecord_ptsz(cudaEvent_t event, cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[60] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[60] == STUB_FUNCTIONAL && functional_cudaEventRecord != NULL)
        return functional_cudaEventRecord(event, stream);
    stub_call *recorded = stub_begin(60);
    stub_argument(recorded, &event, sizeof event);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaEventSynchronize(cudaEvent_t event)
{
    if (STUB_LIKELY(stub_modes[61] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[61] == STUB_FUNCTIONAL && functional_cudaEventSynchronize != NULL)
        return functional_cudaEventSynchronize(event);
    stub_call *recorded = stub_begin(61);
    stub_argument(recorded, &event, sizeof event);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaExternalMemoryGetMappedBuffer(void **devPtr, cudaExternalMemory_t extMem,
    const struct cudaExternalMemoryBufferDesc *bufferDesc)
{
    if (STUB_LIKELY(stub_modes[62] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[62] == STUB_FUNCTIONAL && functional_cudaExternalMemoryGetMappedBuffer != NULL)
        return functional_cudaExternalMemoryGetMappedBuffer(devPtr, extMem, bufferDesc);
    stub_call *recorded = stub_begin(62);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    stub_argument(recorded, &extMem, sizeof extMem);
    stub_argument(recorded, &bufferDesc, sizeof bufferDesc);
    stub_input(recorded, 2, bufferDesc, sizeof(struct cudaExternalMemoryBufferDesc));
    stub_output(recorded, 0, (void *)devPtr, sizeof(void *));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaExternalMemoryGetMappedMipmappedArray(cudaMipmappedArray_t *mipmap,
    cudaExternalMemory_t extMem, const struct cudaExternalMemoryMipmappedArrayDesc *mipmapDesc)
{
    if (STUB_LIKELY(stub_modes[63] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[63] == STUB_FUNCTIONAL
        && functional_cudaExternalMemoryGetMappedMipmappedArray != NULL)
        return functional_cudaExternalMemoryGetMappedMipmappedArray(mipmap, extMem, mipmapDesc);
    stub_call *recorded = stub_begin(63);
    stub_argument(recorded, &mipmap, sizeof mipmap);
    stub_argument(recorded, &extMem, sizeof extMem);
    stub_argument(recorded, &mipmapDesc, sizeof mipmapDesc);
    stub_input(recorded, 2, mipmapDesc, sizeof(struct cudaExternalMemoryMipmappedArrayDesc));
    stub_output(recorded, 0, (void *)mipmap, sizeof(cudaMipmappedArray_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaFree(void *devPtr)
{
    if (STUB_LIKELY(stub_modes[64] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[64] == STUB_FUNCTIONAL && functional_cudaFree != NULL)
        return functional_cudaFree(devPtr);
    stub_call *recorded = stub_begin(64);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaFreeArray(cudaArray_t array)
{
    if (STUB_LIKELY(stub_modes[65] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[65] == STUB_FUNCTIONAL && functional_cudaFreeArray != NULL)
        return functional_cudaFreeArray(array);
    stub_call *recorded = stub_begin(65);
    stub_argument(recorded, &array, sizeof array);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaFreeAsync(void *devPtr, cudaStream_t hStream)
{
    if (STUB_LIKELY(stub_modes[66] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[66] == STUB_FUNCTIONAL && functional_cudaFreeAsync != NULL)
        return functional_cudaFreeAsync(devPtr, hStream);
    stub_call *recorded = stub_begin(66);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaFreeAsync_ptsz(void *devPtr, cudaStream_t hStream)
{
    if (STUB_LIKELY(stub_modes[67] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[67] == STUB_FUNCTIONAL && functional_cudaFreeAsync != NULL)
        return functional_cudaFreeAsync(devPtr, hStream);
    stub_call *recorded = stub_begin(67);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaFreeHost(void *ptr)
{
    if (STUB_LIKELY(stub_modes[68] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[68] == STUB_FUNCTIONAL && functional_cudaFreeHost != NULL)
        return functional_cudaFreeHost(ptr);
    stub_call *recorded = stub_begin(68);
    stub_argument(recorded, &ptr, sizeof ptr);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaFreeMipmappedArray(cudaMipmappedArray_t mipmappedArray)
{
    if (STUB_LIKELY(stub_modes[69] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[69] == STUB_FUNCTIONAL && functional_cudaFreeMipmappedArray != NULL)
        return functional_cudaFreeMipmappedArray(mipmappedArray);
    stub_call *recorded = stub_begin(69);
    stub_argument(recorded, &mipmappedArray, sizeof mipmappedArray);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaFuncGetAttributes(struct cudaFuncAttributes *attr, const void *func)
{
    if (STUB_LIKELY(stub_modes[70] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[70] == STUB_FUNCTIONAL && functional_cudaFuncGetAttributes != NULL)
        return functional_cudaFuncGetAttributes(attr, func);
    stub_call *recorded = stub_begin(70);
    stub_argument(recorded, &attr, sizeof attr);
    stub_argument(recorded, &func, sizeof func);
    stub_output(recorded, 0, (void *)attr, sizeof(struct cudaFuncAttributes));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaFuncGetName(const char **name, const void *func)
{
    if (STUB_LIKELY(stub_modes[71] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[71] == STUB_FUNCTIONAL && functional_cudaFuncGetName != NULL)
        return functional_cudaFuncGetName(name, func);
    stub_call *recorded = stub_begin(71);
    stub_argument(recorded, &name, sizeof name);
    stub_argument(recorded, &func, sizeof func);
    stub_output_string(recorded, 0, (const char **)name);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaFuncGetParamInfo(const void *func, size_t paramIndex, size_t *paramOffset, size_t *paramSize)
{
    if (STUB_LIKELY(stub_modes[72] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[72] == STUB_FUNCTIONAL && functional_cudaFuncGetParamInfo != NULL)
        return functional_cudaFuncGetParamInfo(func, paramIndex, paramOffset, paramSize);
    stub_call *recorded = stub_begin(72);
    stub_argument(recorded, &func, sizeof func);
    stub_argument(recorded, &paramIndex, sizeof paramIndex);
    stub_argument(recorded, &paramOffset, sizeof paramOffset);
    stub_argument(recorded, &paramSize, sizeof paramSize);
    stub_output(recorded, 2, (void *)paramOffset, sizeof(size_t));
    stub_output(recorded, 3, (void *)paramSize, sizeof(size_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaFuncSetAttribute(const void *func, enum cudaFuncAttribute attr, int value)
{
    if (STUB_LIKELY(stub_modes[73] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[73] == STUB_FUNCTIONAL && functional_cudaFuncSetAttribute != NULL)
        return functional_cudaFuncSetAttribute(func, attr, value);
    stub_call *recorded = stub_begin(73);
    stub_argument(recorded, &func, sizeof func);
    stub_argument(recorded, &attr, sizeof attr);
    stub_argument(recorded, &value, sizeof value);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaFuncSetCacheConfig(const void *func, enum cudaFuncCache cacheConfig)
{
    if (STUB_LIKELY(stub_modes[74] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[74] == STUB_FUNCTIONAL && functional_cudaFuncSetCacheConfig != NULL)
        return functional_cudaFuncSetCacheConfig(func, cacheConfig);
    stub_call *recorded = stub_begin(74);
    stub_argument(recorded, &func, sizeof func);
    stub_argument(recorded, &cacheConfig, sizeof cacheConfig);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaFuncSetSharedMemConfig(const void *func, enum cudaSharedMemConfig config)
{
    if (STUB_LIKELY(stub_modes[75] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[75] == STUB_FUNCTIONAL && functional_cudaFuncSetSharedMemConfig != NULL)
        return functional_cudaFuncSetSharedMemConfig(func, config);
    stub_call *recorded = stub_begin(75);
    stub_argument(recorded, &func, sizeof func);
    stub_argument(recorded, &config, sizeof config);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGLGetDevices(unsigned int *pCudaDeviceCount, int *pCudaDevices, unsigned int cudaDeviceCount,
    enum cudaGLDeviceList deviceList)
{
    if (STUB_LIKELY(stub_modes[76] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[76] == STUB_FUNCTIONAL && functional_cudaGLGetDevices != NULL)
        return functional_cudaGLGetDevices(pCudaDeviceCount, pCudaDevices, cudaDeviceCount,
            deviceList);
    stub_call *recorded = stub_begin(76);
    stub_argument(recorded, &pCudaDeviceCount, sizeof pCudaDeviceCount);
    stub_argument(recorded, &pCudaDevices, sizeof pCudaDevices);
    stub_argument(recorded, &cudaDeviceCount, sizeof cudaDeviceCount);
    stub_argument(recorded, &deviceList, sizeof deviceList);
    stub_output(recorded, 0, (void *)pCudaDeviceCount, sizeof(unsigned int));
    stub_output(recorded, 1, (void *)pCudaDevices,
        stub_items((size_t)cudaDeviceCount) * sizeof(int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGLMapBufferObject(void **devPtr, GLuint bufObj)
{
    if (STUB_LIKELY(stub_modes[77] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[77] == STUB_FUNCTIONAL && functional_cudaGLMapBufferObject != NULL)
        return functional_cudaGLMapBufferObject(devPtr, bufObj);
    stub_call *recorded = stub_begin(77);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    stub_argument(recorded, &bufObj, sizeof bufObj);
    stub_output(recorded, 0, (void *)devPtr, sizeof(void *));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGLMapBufferObjectAsync(void **devPtr, GLuint bufObj, cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[78] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[78] == STUB_FUNCTIONAL && functional_cudaGLMapBufferObjectAsync != NULL)
        return functional_cudaGLMapBufferObjectAsync(devPtr, bufObj, stream);
    stub_call *recorded = stub_begin(78);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    stub_argument(recorded, &bufObj, sizeof bufObj);
    stub_argument(recorded, &stream, sizeof stream);
    stub_output(recorded, 0, (void *)devPtr, sizeof(void *));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGLRegisterBufferObject(GLuint bufObj)
{
    if (STUB_LIKELY(stub_modes[79] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[79] == STUB_FUNCTIONAL && functional_cudaGLRegisterBufferObject != NULL)
        return functional_cudaGLRegisterBufferObject(bufObj);
    stub_call *recorded = stub_begin(79);
    stub_argument(recorded, &bufObj, sizeof bufObj);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGLSetBufferObjectMapFlags(GLuint bufObj, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[80] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[80] == STUB_FUNCTIONAL && functional_cudaGLSetBufferObjectMapFlags != NULL)
        return functional_cudaGLSetBufferObjectMapFlags(bufObj, flags);
    stub_call *recorded = stub_begin(80);
    stub_argument(recorded, &bufObj, sizeof bufObj);
    stub_argument(recorded, &flags, sizeof flags);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGLSetGLDevice(int device)
{
    if (STUB_LIKELY(stub_modes[81] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[81] == STUB_FUNCTIONAL && functional_cudaGLSetGLDevice != NULL)
        return functional_cudaGLSetGLDevice(device);
    stub_call *recorded = stub_begin(81);
    stub_argument(recorded, &device, sizeof device);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGLUnmapBufferObject(GLuint bufObj)
{
    if (STUB_LIKELY(stub_modes[82] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[82] == STUB_FUNCTIONAL && functional_cudaGLUnmapBufferObject != NULL)
        return functional_cudaGLUnmapBufferObject(bufObj);
    stub_call *recorded = stub_begin(82);
    stub_argument(recorded, &bufObj, sizeof bufObj);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGLUnmapBufferObjectAsync(GLuint bufObj, cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[83] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[83] == STUB_FUNCTIONAL && functional_cudaGLUnmapBufferObjectAsync != NULL)
        return functional_cudaGLUnmapBufferObjectAsync(bufObj, stream);
    stub_call *recorded = stub_begin(83);
    stub_argument(recorded, &bufObj, sizeof bufObj);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGLUnregisterBufferObject(GLuint bufObj)
{
    if (STUB_LIKELY(stub_modes[84] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[84] == STUB_FUNCTIONAL && functional_cudaGLUnregisterBufferObject != NULL)
        return functional_cudaGLUnregisterBufferObject(bufObj);
    stub_call *recorded = stub_begin(84);
    stub_argument(recorded, &bufObj, sizeof bufObj);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGetChannelDesc(struct cudaChannelFormatDesc *desc, cudaArray_const_t array)
{
    if (STUB_LIKELY(stub_modes[85] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[85] == STUB_FUNCTIONAL && functional_cudaGetChannelDesc != NULL)
        return functional_cudaGetChannelDesc(desc, array);
    stub_call *recorded = stub_begin(85);
    stub_argument(recorded, &desc, sizeof desc);
    stub_argument(recorded, &array, sizeof array);
    stub_output(recorded, 0, (void *)desc, sizeof(struct cudaChannelFormatDesc));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGetDevice(int *device)
{
    if (STUB_LIKELY(stub_modes[86] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[86] == STUB_FUNCTIONAL && functional_cudaGetDevice != NULL)
        return functional_cudaGetDevice(device);
    stub_call *recorded = stub_begin(86);
    stub_argument(recorded, &device, sizeof device);
    stub_output(recorded, 0, (void *)device, sizeof(int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGetDeviceCount(int *count)
{
    if (STUB_LIKELY(stub_modes[87] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[87] == STUB_FUNCTIONAL && functional_cudaGetDeviceCount != NULL)
        return functional_cudaGetDeviceCount(count);
    stub_call *recorded = stub_begin(87);
    stub_argument(recorded, &count, sizeof count);
    stub_output(recorded, 0, (void *)count, sizeof(int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGetDeviceFlags(unsigned int *flags)
{
    if (STUB_LIKELY(stub_modes[88] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[88] == STUB_FUNCTIONAL && functional_cudaGetDeviceFlags != NULL)
        return functional_cudaGetDeviceFlags(flags);
    stub_call *recorded = stub_begin(88);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)flags, sizeof(unsigned int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGetDeviceProperties_v2(struct cudaDeviceProp *prop, int device)
{
    if (STUB_LIKELY(stub_modes[89] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[89] == STUB_FUNCTIONAL && functional_cudaGetDeviceProperties_v2 != NULL)
        return functional_cudaGetDeviceProperties_v2(prop, device);
    stub_call *recorded = stub_begin(89);
    stub_argument(recorded, &prop, sizeof prop);
    stub_argument(recorded, &device, sizeof device);
    stub_output(recorded, 0, (void *)prop, sizeof(struct cudaDeviceProp));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGetDriverEntryPoint(const char *symbol, void **funcPtr, unsigned long long flags,
    enum cudaDriverEntryPointQueryResult *driverStatus)
{
    if (STUB_LIKELY(stub_modes[90] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[90] == STUB_FUNCTIONAL && functional_cudaGetDriverEntryPoint != NULL)
        return functional_cudaGetDriverEntryPoint(symbol, funcPtr, flags, driverStatus);
    stub_call *recorded = stub_begin(90);
    stub_argument(recorded, &symbol, sizeof symbol);
    stub_argument(recorded, &funcPtr, sizeof funcPtr);
    stub_argument(recorded, &flags, sizeof flags);
    stub_argument(recorded, &driverStatus, sizeof driverStatus);
    stub_input_string(recorded, 0, symbol);
    stub_output(recorded, 1, (void *)funcPtr, sizeof(void *));
    stub_output(recorded, 3, (void *)driverStatus, sizeof(enum cudaDriverEntryPointQueryResult));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGetDriverEntryPointByVersion(const char *symbol, void **funcPtr, unsigned int cudaVersion,
    unsigned long long flags, enum cudaDriverEntryPointQueryResult *driverStatus)
{
    if (STUB_LIKELY(stub_modes[91] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[91] == STUB_FUNCTIONAL && functional_cudaGetDriverEntryPointByVersion != NULL)
        return functional_cudaGetDriverEntryPointByVersion(symbol, funcPtr, cudaVersion, flags,
            driverStatus);
    stub_call *recorded = stub_begin(91);
    stub_argument(recorded, &symbol, sizeof symbol);
    stub_argument(recorded, &funcPtr, sizeof funcPtr);
    stub_argument(recorded, &cudaVersion, sizeof cudaVersion);
    stub_argument(recorded, &flags, sizeof flags);
    stub_argument(recorded, &driverStatus, sizeof driverStatus);
    stub_input_string(recorded, 0, symbol);
    stub_output(recorded, 1, (void *)funcPtr, sizeof(void *));
    stub_output(recorded, 4, (void *)driverStatus, sizeof(enum cudaDriverEntryPointQueryResult));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGetDriverEntryPointByVersion_ptsz(const char *symbol, void **funcPtr, unsigned int cudaVersion,
    unsigned long long flags, enum cudaDriverEntryPointQueryResult *driverStatus)
{
    if (STUB_LIKELY(stub_modes[92] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[92] == STUB_FUNCTIONAL && functional_cudaGetDriverEntryPointByVersion != NULL)
        return functional_cudaGetDriverEntryPointByVersion(symbol, funcPtr, cudaVersion, flags,
            driverStatus);
    stub_call *recorded = stub_begin(92);
    stub_argument(recorded, &symbol, sizeof symbol);
    stub_argument(recorded, &funcPtr, sizeof funcPtr);
    stub_argument(recorded, &cudaVersion, sizeof cudaVersion);
    stub_argument(recorded, &flags, sizeof flags);
    stub_argument(recorded, &driverStatus, sizeof driverStatus);
    stub_input_string(recorded, 0, symbol);
    stub_output(recorded, 1, (void *)funcPtr, sizeof(void *));
    stub_output(recorded, 4, (void *)driverStatus, sizeof(enum cudaDriverEntryPointQueryResult));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGetDriverEntryPoint_ptsz(const char *symbol, void **funcPtr, unsigned long long flags,
    enum cudaDriverEntryPointQueryResult *driverStatus)
{
    if (STUB_LIKELY(stub_modes[93] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[93] == STUB_FUNCTIONAL && functional_cudaGetDriverEntryPoint != NULL)
        return functional_cudaGetDriverEntryPoint(symbol, funcPtr, flags, driverStatus);
    stub_call *recorded = stub_begin(93);
    stub_argument(recorded, &symbol, sizeof symbol);
    stub_argument(recorded, &funcPtr, sizeof funcPtr);
    stub_argument(recorded, &flags, sizeof flags);
    stub_argument(recorded, &driverStatus, sizeof driverStatus);
    stub_input_string(recorded, 0, symbol);
    stub_output(recorded, 1, (void *)funcPtr, sizeof(void *));
    stub_output(recorded, 3, (void *)driverStatus, sizeof(enum cudaDriverEntryPointQueryResult));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT const char *
cudaGetErrorName(cudaError_t error)
{
    if (STUB_LIKELY(stub_modes[94] == STUB_FREE))
        return 0;
    if (stub_modes[94] == STUB_FUNCTIONAL && functional_cudaGetErrorName != NULL)
        return functional_cudaGetErrorName(error);
    stub_call *recorded = stub_begin(94);
    stub_argument(recorded, &error, sizeof error);
    return stub_finish_string(recorded);
}

STUB_EXPORT const char *
cudaGetErrorString(cudaError_t error)
{
    if (STUB_LIKELY(stub_modes[95] == STUB_FREE))
        return 0;
    if (stub_modes[95] == STUB_FUNCTIONAL && functional_cudaGetErrorString != NULL)
        return functional_cudaGetErrorString(error);
    stub_call *recorded = stub_begin(95);
    stub_argument(recorded, &error, sizeof error);
    return stub_finish_string(recorded);
}

STUB_EXPORT cudaError_t
cudaGetExportTable(const void **ppExportTable, const cudaUUID_t *pExportTableId)
{
    if (STUB_LIKELY(stub_modes[96] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[96] == STUB_FUNCTIONAL && functional_cudaGetExportTable != NULL)
        return functional_cudaGetExportTable(ppExportTable, pExportTableId);
    stub_call *recorded = stub_begin(96);
    stub_argument(recorded, &ppExportTable, sizeof ppExportTable);
    stub_argument(recorded, &pExportTableId, sizeof pExportTableId);
    stub_input(recorded, 1, pExportTableId, sizeof(cudaUUID_t));
    stub_output(recorded, 0, (void *)ppExportTable, sizeof(const void *));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGetFuncBySymbol(cudaFunction_t *functionPtr, const void *symbolPtr)
{
    if (STUB_LIKELY(stub_modes[97] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[97] == STUB_FUNCTIONAL && functional_cudaGetFuncBySymbol != NULL)
        return functional_cudaGetFuncBySymbol(functionPtr, symbolPtr);
    stub_call *recorded = stub_begin(97);
    stub_argument(recorded, &functionPtr, sizeof functionPtr);
    stub_argument(recorded, &symbolPtr, sizeof symbolPtr);
    stub_output(recorded, 0, (void *)functionPtr, sizeof(cudaFunction_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGetKernel(cudaKernel_t *kernelPtr, const void *entryFuncAddr)
{
    if (STUB_LIKELY(stub_modes[98] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[98] == STUB_FUNCTIONAL && functional_cudaGetKernel != NULL)
        return functional_cudaGetKernel(kernelPtr, entryFuncAddr);
    stub_call *recorded = stub_begin(98);
    stub_argument(recorded, &kernelPtr, sizeof kernelPtr);
    stub_argument(recorded, &entryFuncAddr, sizeof entryFuncAddr);
    stub_output(recorded, 0, (void *)kernelPtr, sizeof(cudaKernel_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGetLastError(void)
{
    if (STUB_LIKELY(stub_modes[99] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[99] == STUB_FUNCTIONAL && functional_cudaGetLastError != NULL)
        return functional_cudaGetLastError();
    stub_call *recorded = stub_begin(99);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGetMipmappedArrayLevel(cudaArray_t *levelArray, cudaMipmappedArray_const_t mipmappedArray,
    unsigned int level)
{
    if (STUB_LIKELY(stub_modes[100] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[100] == STUB_FUNCTIONAL && functional_cudaGetMipmappedArrayLevel != NULL)
        return functional_cudaGetMipmappedArrayLevel(levelArray, mipmappedArray, level);
    stub_call *recorded = stub_begin(100);
    stub_argument(recorded, &levelArray, sizeof levelArray);
    stub_argument(recorded, &mipmappedArray, sizeof mipmappedArray);
    stub_argument(recorded, &level, sizeof level);
    stub_output(recorded, 0, (void *)levelArray, sizeof(cudaArray_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGetSurfaceObjectResourceDesc(struct cudaResourceDesc *pResDesc, cudaSurfaceObject_t surfObject)
{
    if (STUB_LIKELY(stub_modes[101] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[101] == STUB_FUNCTIONAL && functional_cudaGetSurfaceObjectResourceDesc != NULL)
        return functional_cudaGetSurfaceObjectResourceDesc(pResDesc, surfObject);
    stub_call *recorded = stub_begin(101);
    stub_argument(recorded, &pResDesc, sizeof pResDesc);
    stub_argument(recorded, &surfObject, sizeof surfObject);
    stub_output(recorded, 0, (void *)pResDesc, sizeof(struct cudaResourceDesc));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGetSymbolAddress(void **devPtr, const void *symbol)
{
    if (STUB_LIKELY(stub_modes[102] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[102] == STUB_FUNCTIONAL && functional_cudaGetSymbolAddress != NULL)
        return functional_cudaGetSymbolAddress(devPtr, symbol);
    stub_call *recorded = stub_begin(102);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    stub_argument(recorded, &symbol, sizeof symbol);
    stub_output(recorded, 0, (void *)devPtr, sizeof(void *));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGetSymbolSize(size_t *size, const void *symbol)
{
    if (STUB_LIKELY(stub_modes[103] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[103] == STUB_FUNCTIONAL && functional_cudaGetSymbolSize != NULL)
        return functional_cudaGetSymbolSize(size, symbol);
    stub_call *recorded = stub_begin(103);
    stub_argument(recorded, &size, sizeof size);
    stub_argument(recorded, &symbol, sizeof symbol);
    stub_output(recorded, 0, (void *)size, sizeof(size_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGetTextureObjectResourceDesc(struct cudaResourceDesc *pResDesc, cudaTextureObject_t texObject)
{
    if (STUB_LIKELY(stub_modes[104] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[104] == STUB_FUNCTIONAL && functional_cudaGetTextureObjectResourceDesc != NULL)
        return functional_cudaGetTextureObjectResourceDesc(pResDesc, texObject);
    stub_call *recorded = stub_begin(104);
    stub_argument(recorded, &pResDesc, sizeof pResDesc);
    stub_argument(recorded, &texObject, sizeof texObject);
    stub_output(recorded, 0, (void *)pResDesc, sizeof(struct cudaResourceDesc));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGetTextureObjectResourceViewDesc(struct cudaResourceViewDesc *pResViewDesc,
    cudaTextureObject_t texObject)
{
    if (STUB_LIKELY(stub_modes[105] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[105] == STUB_FUNCTIONAL
        && functional_cudaGetTextureObjectResourceViewDesc != NULL)
        return functional_cudaGetTextureObjectResourceViewDesc(pResViewDesc, texObject);
    stub_call *recorded = stub_begin(105);
    stub_argument(recorded, &pResViewDesc, sizeof pResViewDesc);
    stub_argument(recorded, &texObject, sizeof texObject);
    stub_output(recorded, 0, (void *)pResViewDesc, sizeof(struct cudaResourceViewDesc));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGetTextureObjectTextureDesc(struct cudaTextureDesc *pTexDesc, cudaTextureObject_t texObject)
{
    if (STUB_LIKELY(stub_modes[106] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[106] == STUB_FUNCTIONAL && functional_cudaGetTextureObjectTextureDesc != NULL)
        return functional_cudaGetTextureObjectTextureDesc(pTexDesc, texObject);
    stub_call *recorded = stub_begin(106);
    stub_argument(recorded, &pTexDesc, sizeof pTexDesc);
    stub_argument(recorded, &texObject, sizeof texObject);
    stub_output(recorded, 0, (void *)pTexDesc, sizeof(struct cudaTextureDesc));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphAddChildGraphNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaGraph_t childGraph)
{
    if (STUB_LIKELY(stub_modes[107] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[107] == STUB_FUNCTIONAL && functional_cudaGraphAddChildGraphNode != NULL)
        return functional_cudaGraphAddChildGraphNode(pGraphNode, graph, pDependencies,
            numDependencies, childGraph);
    stub_call *recorded = stub_begin(107);
    stub_argument(recorded, &pGraphNode, sizeof pGraphNode);
    stub_argument(recorded, &graph, sizeof graph);
    stub_argument(recorded, &pDependencies, sizeof pDependencies);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_argument(recorded, &childGraph, sizeof childGraph);
    stub_input(recorded, 2, pDependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_output(recorded, 0, (void *)pGraphNode, sizeof(cudaGraphNode_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to,
    size_t numDependencies)
{
    if (STUB_LIKELY(stub_modes[108] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[108] == STUB_FUNCTIONAL && functional_cudaGraphAddDependencies != NULL)
        return functional_cudaGraphAddDependencies(graph, from, to, numDependencies);
    stub_call *recorded = stub_begin(108);
    stub_argument(recorded, &graph, sizeof graph);
    stub_argument(recorded, &from, sizeof from);
    stub_argument(recorded, &to, sizeof to);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_input(recorded, 1, from, stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_input(recorded, 2, to, stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphAddDependencies_v2(cudaGraph_t graph, const cudaGraphNode_t *from,
    const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData, size_t numDependencies)
{
    if (STUB_LIKELY(stub_modes[109] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[109] == STUB_FUNCTIONAL && functional_cudaGraphAddDependencies_v2 != NULL)
        return functional_cudaGraphAddDependencies_v2(graph, from, to, edgeData, numDependencies);
    stub_call *recorded = stub_begin(109);
    stub_argument(recorded, &graph, sizeof graph);
    stub_argument(recorded, &from, sizeof from);
    stub_argument(recorded, &to, sizeof to);
    stub_argument(recorded, &edgeData, sizeof edgeData);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
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
    if (STUB_LIKELY(stub_modes[110] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[110] == STUB_FUNCTIONAL && functional_cudaGraphAddEmptyNode != NULL)
        return functional_cudaGraphAddEmptyNode(pGraphNode, graph, pDependencies, numDependencies);
    stub_call *recorded = stub_begin(110);
    stub_argument(recorded, &pGraphNode, sizeof pGraphNode);
    stub_argument(recorded, &graph, sizeof graph);
    stub_argument(recorded, &pDependencies, sizeof pDependencies);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_input(recorded, 2, pDependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_output(recorded, 0, (void *)pGraphNode, sizeof(cudaGraphNode_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphAddEventRecordNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)
{
    if (STUB_LIKELY(stub_modes[111] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[111] == STUB_FUNCTIONAL && functional_cudaGraphAddEventRecordNode != NULL)
        return functional_cudaGraphAddEventRecordNode(pGraphNode, graph, pDependencies,
            numDependencies, event);
    stub_call *recorded = stub_begin(111);
    stub_argument(recorded, &pGraphNode, sizeof pGraphNode);
    stub_argument(recorded, &graph, sizeof graph);
    stub_argument(recorded, &pDependencies, sizeof pDependencies);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_argument(recorded, &event, sizeof event);
    stub_input(recorded, 2, pDependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_output(recorded, 0, (void *)pGraphNode, sizeof(cudaGraphNode_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphAddEventWaitNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)
{
    if (STUB_LIKELY(stub_modes[112] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[112] == STUB_FUNCTIONAL && functional_cudaGraphAddEventWaitNode != NULL)
        return functional_cudaGraphAddEventWaitNode(pGraphNode, graph, pDependencies,
            numDependencies, event);
    stub_call *recorded = stub_begin(112);
    stub_argument(recorded, &pGraphNode, sizeof pGraphNode);
    stub_argument(recorded, &graph, sizeof graph);
    stub_argument(recorded, &pDependencies, sizeof pDependencies);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_argument(recorded, &event, sizeof event);
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
    if (STUB_LIKELY(stub_modes[113] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[113] == STUB_FUNCTIONAL
        && functional_cudaGraphAddExternalSemaphoresSignalNode != NULL)
        return functional_cudaGraphAddExternalSemaphoresSignalNode(pGraphNode, graph,
            pDependencies, numDependencies, nodeParams);
    stub_call *recorded = stub_begin(113);
    stub_argument(recorded, &pGraphNode, sizeof pGraphNode);
    stub_argument(recorded, &graph, sizeof graph);
    stub_argument(recorded, &pDependencies, sizeof pDependencies);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_argument(recorded, &nodeParams, sizeof nodeParams);
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
    if (STUB_LIKELY(stub_modes[114] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[114] == STUB_FUNCTIONAL
        && functional_cudaGraphAddExternalSemaphoresWaitNode != NULL)
        return functional_cudaGraphAddExternalSemaphoresWaitNode(pGraphNode, graph, pDependencies,
            numDependencies, nodeParams);
    stub_call *recorded = stub_begin(114);
    stub_argument(recorded, &pGraphNode, sizeof pGraphNode);
    stub_argument(recorded, &graph, sizeof graph);
    stub_argument(recorded, &pDependencies, sizeof pDependencies);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_argument(recorded, &nodeParams, sizeof nodeParams);
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
    if (STUB_LIKELY(stub_modes[115] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[115] == STUB_FUNCTIONAL && functional_cudaGraphAddHostNode != NULL)
        return functional_cudaGraphAddHostNode(pGraphNode, graph, pDependencies, numDependencies,
            pNodeParams);
    stub_call *recorded = stub_begin(115);
    stub_argument(recorded, &pGraphNode, sizeof pGraphNode);
    stub_argument(recorded, &graph, sizeof graph);
    stub_argument(recorded, &pDependencies, sizeof pDependencies);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_argument(recorded, &pNodeParams, sizeof pNodeParams);
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
    if (STUB_LIKELY(stub_modes[116] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[116] == STUB_FUNCTIONAL && functional_cudaGraphAddKernelNode != NULL)
        return functional_cudaGraphAddKernelNode(pGraphNode, graph, pDependencies, numDependencies,
            pNodeParams);
    stub_call *recorded = stub_begin(116);
    stub_argument(recorded, &pGraphNode, sizeof pGraphNode);
    stub_argument(recorded, &graph, sizeof graph);
    stub_argument(recorded, &pDependencies, sizeof pDependencies);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_argument(recorded, &pNodeParams, sizeof pNodeParams);
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
    if (STUB_LIKELY(stub_modes[117] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[117] == STUB_FUNCTIONAL && functional_cudaGraphAddMemAllocNode != NULL)
        return functional_cudaGraphAddMemAllocNode(pGraphNode, graph, pDependencies,
            numDependencies, nodeParams);
    stub_call *recorded = stub_begin(117);
    stub_argument(recorded, &pGraphNode, sizeof pGraphNode);
    stub_argument(recorded, &graph, sizeof graph);
    stub_argument(recorded, &pDependencies, sizeof pDependencies);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_argument(recorded, &nodeParams, sizeof nodeParams);
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
    if (STUB_LIKELY(stub_modes[118] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[118] == STUB_FUNCTIONAL && functional_cudaGraphAddMemFreeNode != NULL)
        return functional_cudaGraphAddMemFreeNode(pGraphNode, graph, pDependencies,
            numDependencies, dptr);
    stub_call *recorded = stub_begin(118);
    stub_argument(recorded, &pGraphNode, sizeof pGraphNode);
    stub_argument(recorded, &graph, sizeof graph);
    stub_argument(recorded, &pDependencies, sizeof pDependencies);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_argument(recorded, &dptr, sizeof dptr);
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
    if (STUB_LIKELY(stub_modes[119] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[119] == STUB_FUNCTIONAL && functional_cudaGraphAddMemcpyNode != NULL)
        return functional_cudaGraphAddMemcpyNode(pGraphNode, graph, pDependencies, numDependencies,
            pCopyParams);
    stub_call *recorded = stub_begin(119);
    stub_argument(recorded, &pGraphNode, sizeof pGraphNode);
    stub_argument(recorded, &graph, sizeof graph);
    stub_argument(recorded, &pDependencies, sizeof pDependencies);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_argument(recorded, &pCopyParams, sizeof pCopyParams);
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
    if (STUB_LIKELY(stub_modes[120] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[120] == STUB_FUNCTIONAL && functional_cudaGraphAddMemcpyNode1D != NULL)
        return functional_cudaGraphAddMemcpyNode1D(pGraphNode, graph, pDependencies,
            numDependencies, dst, src, count, kind);
    stub_call *recorded = stub_begin(120);
    stub_argument(recorded, &pGraphNode, sizeof pGraphNode);
    stub_argument(recorded, &graph, sizeof graph);
    stub_argument(recorded, &pDependencies, sizeof pDependencies);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &kind, sizeof kind);
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
    if (STUB_LIKELY(stub_modes[121] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[121] == STUB_FUNCTIONAL && functional_cudaGraphAddMemcpyNodeFromSymbol != NULL)
        return functional_cudaGraphAddMemcpyNodeFromSymbol(pGraphNode, graph, pDependencies,
            numDependencies, dst, symbol, count, offset, kind);
    stub_call *recorded = stub_begin(121);
    stub_argument(recorded, &pGraphNode, sizeof pGraphNode);
    stub_argument(recorded, &graph, sizeof graph);
    stub_argument(recorded, &pDependencies, sizeof pDependencies);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &symbol, sizeof symbol);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &offset, sizeof offset);
    stub_argument(recorded, &kind, sizeof kind);
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
    if (STUB_LIKELY(stub_modes[122] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[122] == STUB_FUNCTIONAL && functional_cudaGraphAddMemcpyNodeToSymbol != NULL)
        return functional_cudaGraphAddMemcpyNodeToSymbol(pGraphNode, graph, pDependencies,
            numDependencies, symbol, src, count, offset, kind);
    stub_call *recorded = stub_begin(122);
    stub_argument(recorded, &pGraphNode, sizeof pGraphNode);
    stub_argument(recorded, &graph, sizeof graph);
    stub_argument(recorded, &pDependencies, sizeof pDependencies);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_argument(recorded, &symbol, sizeof symbol);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &offset, sizeof offset);
    stub_argument(recorded, &kind, sizeof kind);
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
    if (STUB_LIKELY(stub_modes[123] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[123] == STUB_FUNCTIONAL && functional_cudaGraphAddMemsetNode != NULL)
        return functional_cudaGraphAddMemsetNode(pGraphNode, graph, pDependencies, numDependencies,
            pMemsetParams);
    stub_call *recorded = stub_begin(123);
    stub_argument(recorded, &pGraphNode, sizeof pGraphNode);
    stub_argument(recorded, &graph, sizeof graph);
    stub_argument(recorded, &pDependencies, sizeof pDependencies);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_argument(recorded, &pMemsetParams, sizeof pMemsetParams);
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
    if (STUB_LIKELY(stub_modes[124] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[124] == STUB_FUNCTIONAL && functional_cudaGraphAddNode != NULL)
        return functional_cudaGraphAddNode(pGraphNode, graph, pDependencies, numDependencies,
            nodeParams);
    stub_call *recorded = stub_begin(124);
    stub_argument(recorded, &pGraphNode, sizeof pGraphNode);
    stub_argument(recorded, &graph, sizeof graph);
    stub_argument(recorded, &pDependencies, sizeof pDependencies);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_argument(recorded, &nodeParams, sizeof nodeParams);
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
    if (STUB_LIKELY(stub_modes[125] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[125] == STUB_FUNCTIONAL && functional_cudaGraphAddNode_v2 != NULL)
        return functional_cudaGraphAddNode_v2(pGraphNode, graph, pDependencies, dependencyData,
            numDependencies, nodeParams);
    stub_call *recorded = stub_begin(125);
    stub_argument(recorded, &pGraphNode, sizeof pGraphNode);
    stub_argument(recorded, &graph, sizeof graph);
    stub_argument(recorded, &pDependencies, sizeof pDependencies);
    stub_argument(recorded, &dependencyData, sizeof dependencyData);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_argument(recorded, &nodeParams, sizeof nodeParams);
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
    if (STUB_LIKELY(stub_modes[126] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[126] == STUB_FUNCTIONAL && functional_cudaGraphChildGraphNodeGetGraph != NULL)
        return functional_cudaGraphChildGraphNodeGetGraph(node, pGraph);
    stub_call *recorded = stub_begin(126);
    stub_argument(recorded, &node, sizeof node);
    stub_argument(recorded, &pGraph, sizeof pGraph);
    stub_output(recorded, 1, (void *)pGraph, sizeof(cudaGraph_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphClone(cudaGraph_t *pGraphClone, cudaGraph_t originalGraph)
{
    if (STUB_LIKELY(stub_modes[127] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[127] == STUB_FUNCTIONAL && functional_cudaGraphClone != NULL)
        return functional_cudaGraphClone(pGraphClone, originalGraph);
    stub_call *recorded = stub_begin(127);
    stub_argument(recorded, &pGraphClone, sizeof pGraphClone);
    stub_argument(recorded, &originalGraph, sizeof originalGraph);
    stub_output(recorded, 0, (void *)pGraphClone, sizeof(cudaGraph_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphConditionalHandleCreate(cudaGraphConditionalHandle *pHandle_out, cudaGraph_t graph,
    unsigned int defaultLaunchValue, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[128] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[128] == STUB_FUNCTIONAL && functional_cudaGraphConditionalHandleCreate != NULL)
        return functional_cudaGraphConditionalHandleCreate(pHandle_out, graph, defaultLaunchValue,
            flags);
    stub_call *recorded = stub_begin(128);
    stub_argument(recorded, &pHandle_out, sizeof pHandle_out);
    stub_argument(recorded, &graph, sizeof graph);
    stub_argument(recorded, &defaultLaunchValue, sizeof defaultLaunchValue);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)pHandle_out, sizeof(cudaGraphConditionalHandle));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphCreate(cudaGraph_t *pGraph, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[129] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[129] == STUB_FUNCTIONAL && functional_cudaGraphCreate != NULL)
        return functional_cudaGraphCreate(pGraph, flags);
    stub_call *recorded = stub_begin(129);
    stub_argument(recorded, &pGraph, sizeof pGraph);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)pGraph, sizeof(cudaGraph_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphDebugDotPrint(cudaGraph_t graph, const char *path, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[130] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[130] == STUB_FUNCTIONAL && functional_cudaGraphDebugDotPrint != NULL)
        return functional_cudaGraphDebugDotPrint(graph, path, flags);
    stub_call *recorded = stub_begin(130);
    stub_argument(recorded, &graph, sizeof graph);
    stub_argument(recorded, &path, sizeof path);
    stub_argument(recorded, &flags, sizeof flags);
    stub_input_string(recorded, 1, path);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphDestroy(cudaGraph_t graph)
{
    if (STUB_LIKELY(stub_modes[131] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[131] == STUB_FUNCTIONAL && functional_cudaGraphDestroy != NULL)
        return functional_cudaGraphDestroy(graph);
    stub_call *recorded = stub_begin(131);
    stub_argument(recorded, &graph, sizeof graph);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphDestroyNode(cudaGraphNode_t node)
{
    if (STUB_LIKELY(stub_modes[132] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[132] == STUB_FUNCTIONAL && functional_cudaGraphDestroyNode != NULL)
        return functional_cudaGraphDestroyNode(node);
    stub_call *recorded = stub_begin(132);
    stub_argument(recorded, &node, sizeof node);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphEventRecordNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event_out)
{
    if (STUB_LIKELY(stub_modes[133] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[133] == STUB_FUNCTIONAL && functional_cudaGraphEventRecordNodeGetEvent != NULL)
        return functional_cudaGraphEventRecordNodeGetEvent(node, event_out);
    stub_call *recorded = stub_begin(133);
    stub_argument(recorded, &node, sizeof node);
    stub_argument(recorded, &event_out, sizeof event_out);
    stub_output(recorded, 1, (void *)event_out, sizeof(cudaEvent_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphEventRecordNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)
{
    if (STUB_LIKELY(stub_modes[134] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[134] == STUB_FUNCTIONAL && functional_cudaGraphEventRecordNodeSetEvent != NULL)
        return functional_cudaGraphEventRecordNodeSetEvent(node, event);
    stub_call *recorded = stub_begin(134);
    stub_argument(recorded, &node, sizeof node);
    stub_argument(recorded, &event, sizeof event);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphEventWaitNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event_out)
{
    if (STUB_LIKELY(stub_modes[135] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[135] == STUB_FUNCTIONAL && functional_cudaGraphEventWaitNodeGetEvent != NULL)
        return functional_cudaGraphEventWaitNodeGetEvent(node, event_out);
    stub_call *recorded = stub_begin(135);
    stub_argument(recorded, &node, sizeof node);
    stub_argument(recorded, &event_out, sizeof event_out);
    stub_output(recorded, 1, (void *)event_out, sizeof(cudaEvent_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphEventWaitNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)
{
    if (STUB_LIKELY(stub_modes[136] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[136] == STUB_FUNCTIONAL && functional_cudaGraphEventWaitNodeSetEvent != NULL)
        return functional_cudaGraphEventWaitNodeSetEvent(node, event);
    stub_call *recorded = stub_begin(136);
    stub_argument(recorded, &node, sizeof node);
    stub_argument(recorded, &event, sizeof event);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphExecChildGraphNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
    cudaGraph_t childGraph)
{
    if (STUB_LIKELY(stub_modes[137] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[137] == STUB_FUNCTIONAL
        && functional_cudaGraphExecChildGraphNodeSetParams != NULL)
        return functional_cudaGraphExecChildGraphNodeSetParams(hGraphExec, node, childGraph);
    stub_call *recorded = stub_begin(137);
    stub_argument(recorded, &hGraphExec, sizeof hGraphExec);
    stub_argument(recorded, &node, sizeof node);
    stub_argument(recorded, &childGraph, sizeof childGraph);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphExecDestroy(cudaGraphExec_t graphExec)
{
    if (STUB_LIKELY(stub_modes[138] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[138] == STUB_FUNCTIONAL && functional_cudaGraphExecDestroy != NULL)
        return functional_cudaGraphExecDestroy(graphExec);
    stub_call *recorded = stub_begin(138);
    stub_argument(recorded, &graphExec, sizeof graphExec);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphExecEventRecordNodeSetEvent(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,
    cudaEvent_t event)
{
    if (STUB_LIKELY(stub_modes[139] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[139] == STUB_FUNCTIONAL
        && functional_cudaGraphExecEventRecordNodeSetEvent != NULL)
        return functional_cudaGraphExecEventRecordNodeSetEvent(hGraphExec, hNode, event);
    stub_call *recorded = stub_begin(139);
    stub_argument(recorded, &hGraphExec, sizeof hGraphExec);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &event, sizeof event);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphExecEventWaitNodeSetEvent(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,
    cudaEvent_t event)
{
    if (STUB_LIKELY(stub_modes[140] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[140] == STUB_FUNCTIONAL && functional_cudaGraphExecEventWaitNodeSetEvent != NULL)
        return functional_cudaGraphExecEventWaitNodeSetEvent(hGraphExec, hNode, event);
    stub_call *recorded = stub_begin(140);
    stub_argument(recorded, &hGraphExec, sizeof hGraphExec);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &event, sizeof event);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphExecExternalSemaphoresSignalNodeSetParams(cudaGraphExec_t hGraphExec,
    cudaGraphNode_t hNode, const struct cudaExternalSemaphoreSignalNodeParams *nodeParams)
{
    if (STUB_LIKELY(stub_modes[141] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[141] == STUB_FUNCTIONAL
        && functional_cudaGraphExecExternalSemaphoresSignalNodeSetParams != NULL)
        return functional_cudaGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec, hNode,
            nodeParams);
    stub_call *recorded = stub_begin(141);
    stub_argument(recorded, &hGraphExec, sizeof hGraphExec);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &nodeParams, sizeof nodeParams);
    stub_input(recorded, 2, nodeParams, sizeof(struct cudaExternalSemaphoreSignalNodeParams));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphExecExternalSemaphoresWaitNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,
    const struct cudaExternalSemaphoreWaitNodeParams *nodeParams)
{
    if (STUB_LIKELY(stub_modes[142] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[142] == STUB_FUNCTIONAL
        && functional_cudaGraphExecExternalSemaphoresWaitNodeSetParams != NULL)
        return functional_cudaGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec, hNode,
            nodeParams);
    stub_call *recorded = stub_begin(142);
    stub_argument(recorded, &hGraphExec, sizeof hGraphExec);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &nodeParams, sizeof nodeParams);
    stub_input(recorded, 2, nodeParams, sizeof(struct cudaExternalSemaphoreWaitNodeParams));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphExecGetFlags(cudaGraphExec_t graphExec, unsigned long long *flags)
{
    if (STUB_LIKELY(stub_modes[143] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[143] == STUB_FUNCTIONAL && functional_cudaGraphExecGetFlags != NULL)
        return functional_cudaGraphExecGetFlags(graphExec, flags);
    stub_call *recorded = stub_begin(143);
    stub_argument(recorded, &graphExec, sizeof graphExec);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 1, (void *)flags, sizeof(unsigned long long));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphExecHostNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
    const struct cudaHostNodeParams *pNodeParams)
{
    if (STUB_LIKELY(stub_modes[144] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[144] == STUB_FUNCTIONAL && functional_cudaGraphExecHostNodeSetParams != NULL)
        return functional_cudaGraphExecHostNodeSetParams(hGraphExec, node, pNodeParams);
    stub_call *recorded = stub_begin(144);
    stub_argument(recorded, &hGraphExec, sizeof hGraphExec);
    stub_argument(recorded, &node, sizeof node);
    stub_argument(recorded, &pNodeParams, sizeof pNodeParams);
    stub_input(recorded, 2, pNodeParams, sizeof(struct cudaHostNodeParams));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphExecKernelNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
    const struct cudaKernelNodeParams *pNodeParams)
{
    if (STUB_LIKELY(stub_modes[145] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[145] == STUB_FUNCTIONAL && functional_cudaGraphExecKernelNodeSetParams != NULL)
        return functional_cudaGraphExecKernelNodeSetParams(hGraphExec, node, pNodeParams);
    stub_call *recorded = stub_begin(145);
    stub_argument(recorded, &hGraphExec, sizeof hGraphExec);
    stub_argument(recorded, &node, sizeof node);
    stub_argument(recorded, &pNodeParams, sizeof pNodeParams);
    stub_input(recorded, 2, pNodeParams, sizeof(struct cudaKernelNodeParams));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphExecMemcpyNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
    const struct cudaMemcpy3DParms *pNodeParams)
{
    if (STUB_LIKELY(stub_modes[146] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[146] == STUB_FUNCTIONAL && functional_cudaGraphExecMemcpyNodeSetParams != NULL)
        return functional_cudaGraphExecMemcpyNodeSetParams(hGraphExec, node, pNodeParams);
    stub_call *recorded = stub_begin(146);
    stub_argument(recorded, &hGraphExec, sizeof hGraphExec);
    stub_argument(recorded, &node, sizeof node);
    stub_argument(recorded, &pNodeParams, sizeof pNodeParams);
    stub_input(recorded, 2, pNodeParams, sizeof(struct cudaMemcpy3DParms));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void *dst,
    const void *src, size_t count, enum cudaMemcpyKind kind)
{
    if (STUB_LIKELY(stub_modes[147] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[147] == STUB_FUNCTIONAL && functional_cudaGraphExecMemcpyNodeSetParams1D != NULL)
        return functional_cudaGraphExecMemcpyNodeSetParams1D(hGraphExec, node, dst, src, count,
            kind);
    stub_call *recorded = stub_begin(147);
    stub_argument(recorded, &hGraphExec, sizeof hGraphExec);
    stub_argument(recorded, &node, sizeof node);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &kind, sizeof kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
    void *dst, const void *symbol, size_t count, size_t offset, enum cudaMemcpyKind kind)
{
    if (STUB_LIKELY(stub_modes[148] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[148] == STUB_FUNCTIONAL
        && functional_cudaGraphExecMemcpyNodeSetParamsFromSymbol != NULL)
        return functional_cudaGraphExecMemcpyNodeSetParamsFromSymbol(hGraphExec, node, dst, symbol,
            count, offset, kind);
    stub_call *recorded = stub_begin(148);
    stub_argument(recorded, &hGraphExec, sizeof hGraphExec);
    stub_argument(recorded, &node, sizeof node);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &symbol, sizeof symbol);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &offset, sizeof offset);
    stub_argument(recorded, &kind, sizeof kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
    const void *symbol, const void *src, size_t count, size_t offset, enum cudaMemcpyKind kind)
{
    if (STUB_LIKELY(stub_modes[149] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[149] == STUB_FUNCTIONAL
        && functional_cudaGraphExecMemcpyNodeSetParamsToSymbol != NULL)
        return functional_cudaGraphExecMemcpyNodeSetParamsToSymbol(hGraphExec, node, symbol, src,
            count, offset, kind);
    stub_call *recorded = stub_begin(149);
    stub_argument(recorded, &hGraphExec, sizeof hGraphExec);
    stub_argument(recorded, &node, sizeof node);
    stub_argument(recorded, &symbol, sizeof symbol);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &offset, sizeof offset);
    stub_argument(recorded, &kind, sizeof kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphExecMemsetNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
    const struct cudaMemsetParams *pNodeParams)
{
    if (STUB_LIKELY(stub_modes[150] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[150] == STUB_FUNCTIONAL && functional_cudaGraphExecMemsetNodeSetParams != NULL)
        return functional_cudaGraphExecMemsetNodeSetParams(hGraphExec, node, pNodeParams);
    stub_call *recorded = stub_begin(150);
    stub_argument(recorded, &hGraphExec, sizeof hGraphExec);
    stub_argument(recorded, &node, sizeof node);
    stub_argument(recorded, &pNodeParams, sizeof pNodeParams);
    stub_input(recorded, 2, pNodeParams, sizeof(struct cudaMemsetParams));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphExecNodeSetParams(cudaGraphExec_t graphExec, cudaGraphNode_t node,
    struct cudaGraphNodeParams *nodeParams)
{
    if (STUB_LIKELY(stub_modes[151] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[151] == STUB_FUNCTIONAL && functional_cudaGraphExecNodeSetParams != NULL)
        return functional_cudaGraphExecNodeSetParams(graphExec, node, nodeParams);
    stub_call *recorded = stub_begin(151);
    stub_argument(recorded, &graphExec, sizeof graphExec);
    stub_argument(recorded, &node, sizeof node);
    stub_argument(recorded, &nodeParams, sizeof nodeParams);
    stub_input(recorded, 2, nodeParams, sizeof(struct cudaGraphNodeParams));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphExecUpdate(cudaGraphExec_t hGraphExec, cudaGraph_t hGraph,
    cudaGraphExecUpdateResultInfo *resultInfo)
{
    if (STUB_LIKELY(stub_modes[152] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[152] == STUB_FUNCTIONAL && functional_cudaGraphExecUpdate != NULL)
        return functional_cudaGraphExecUpdate(hGraphExec, hGraph, resultInfo);
    stub_call *recorded = stub_begin(152);
    stub_argument(recorded, &hGraphExec, sizeof hGraphExec);
    stub_argument(recorded, &hGraph, sizeof hGraph);
    stub_argument(recorded, &resultInfo, sizeof resultInfo);
    stub_output(recorded, 2, (void *)resultInfo, sizeof(cudaGraphExecUpdateResultInfo));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphExternalSemaphoresSignalNodeGetParams(cudaGraphNode_t hNode,
    struct cudaExternalSemaphoreSignalNodeParams *params_out)
{
    if (STUB_LIKELY(stub_modes[153] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[153] == STUB_FUNCTIONAL
        && functional_cudaGraphExternalSemaphoresSignalNodeGetParams != NULL)
        return functional_cudaGraphExternalSemaphoresSignalNodeGetParams(hNode, params_out);
    stub_call *recorded = stub_begin(153);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &params_out, sizeof params_out);
    stub_output(recorded, 1, (void *)params_out,
        sizeof(struct cudaExternalSemaphoreSignalNodeParams));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphExternalSemaphoresSignalNodeSetParams(cudaGraphNode_t hNode,
    const struct cudaExternalSemaphoreSignalNodeParams *nodeParams)
{
    if (STUB_LIKELY(stub_modes[154] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[154] == STUB_FUNCTIONAL
        && functional_cudaGraphExternalSemaphoresSignalNodeSetParams != NULL)
        return functional_cudaGraphExternalSemaphoresSignalNodeSetParams(hNode, nodeParams);
    stub_call *recorded = stub_begin(154);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &nodeParams, sizeof nodeParams);
    stub_input(recorded, 1, nodeParams, sizeof(struct cudaExternalSemaphoreSignalNodeParams));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphExternalSemaphoresWaitNodeGetParams(cudaGraphNode_t hNode,
    struct cudaExternalSemaphoreWaitNodeParams *params_out)
{
    if (STUB_LIKELY(stub_modes[155] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[155] == STUB_FUNCTIONAL
        && functional_cudaGraphExternalSemaphoresWaitNodeGetParams != NULL)
        return functional_cudaGraphExternalSemaphoresWaitNodeGetParams(hNode, params_out);
    stub_call *recorded = stub_begin(155);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &params_out, sizeof params_out);
    stub_output(recorded, 1, (void *)params_out,
        sizeof(struct cudaExternalSemaphoreWaitNodeParams));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphExternalSemaphoresWaitNodeSetParams(cudaGraphNode_t hNode,
    const struct cudaExternalSemaphoreWaitNodeParams *nodeParams)
{
    if (STUB_LIKELY(stub_modes[156] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[156] == STUB_FUNCTIONAL
        && functional_cudaGraphExternalSemaphoresWaitNodeSetParams != NULL)
        return functional_cudaGraphExternalSemaphoresWaitNodeSetParams(hNode, nodeParams);
    stub_call *recorded = stub_begin(156);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &nodeParams, sizeof nodeParams);
    stub_input(recorded, 1, nodeParams, sizeof(struct cudaExternalSemaphoreWaitNodeParams));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to, size_t *numEdges)
{
    if (STUB_LIKELY(stub_modes[157] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[157] == STUB_FUNCTIONAL && functional_cudaGraphGetEdges != NULL)
        return functional_cudaGraphGetEdges(graph, from, to, numEdges);
    stub_call *recorded = stub_begin(157);
    stub_argument(recorded, &graph, sizeof graph);
    stub_argument(recorded, &from, sizeof from);
    stub_argument(recorded, &to, sizeof to);
    stub_argument(recorded, &numEdges, sizeof numEdges);
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
    if (STUB_LIKELY(stub_modes[158] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[158] == STUB_FUNCTIONAL && functional_cudaGraphGetEdges_v2 != NULL)
        return functional_cudaGraphGetEdges_v2(graph, from, to, edgeData, numEdges);
    stub_call *recorded = stub_begin(158);
    stub_argument(recorded, &graph, sizeof graph);
    stub_argument(recorded, &from, sizeof from);
    stub_argument(recorded, &to, sizeof to);
    stub_argument(recorded, &edgeData, sizeof edgeData);
    stub_argument(recorded, &numEdges, sizeof numEdges);
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
    if (STUB_LIKELY(stub_modes[159] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[159] == STUB_FUNCTIONAL && functional_cudaGraphGetNodes != NULL)
        return functional_cudaGraphGetNodes(graph, nodes, numNodes);
    stub_call *recorded = stub_begin(159);
    stub_argument(recorded, &graph, sizeof graph);
    stub_argument(recorded, &nodes, sizeof nodes);
    stub_argument(recorded, &numNodes, sizeof numNodes);
    stub_input(recorded, 2, numNodes, sizeof(size_t));
    size_t numNodes_written = stub_output_count(recorded, 2, numNodes, sizeof *numNodes,
        numNodes != NULL && nodes != NULL ? stub_items((size_t)*numNodes) : SIZE_MAX);
    stub_output(recorded, 1, (void *)nodes, numNodes_written * sizeof(cudaGraphNode_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphGetRootNodes(cudaGraph_t graph, cudaGraphNode_t *pRootNodes, size_t *pNumRootNodes)
{
    if (STUB_LIKELY(stub_modes[160] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[160] == STUB_FUNCTIONAL && functional_cudaGraphGetRootNodes != NULL)
        return functional_cudaGraphGetRootNodes(graph, pRootNodes, pNumRootNodes);
    stub_call *recorded = stub_begin(160);
    stub_argument(recorded, &graph, sizeof graph);
    stub_argument(recorded, &pRootNodes, sizeof pRootNodes);
    stub_argument(recorded, &pNumRootNodes, sizeof pNumRootNodes);
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
    if (STUB_LIKELY(stub_modes[161] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[161] == STUB_FUNCTIONAL && functional_cudaGraphHostNodeGetParams != NULL)
        return functional_cudaGraphHostNodeGetParams(node, pNodeParams);
    stub_call *recorded = stub_begin(161);
    stub_argument(recorded, &node, sizeof node);
    stub_argument(recorded, &pNodeParams, sizeof pNodeParams);
    stub_output(recorded, 1, (void *)pNodeParams, sizeof(struct cudaHostNodeParams));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphHostNodeSetParams(cudaGraphNode_t node, const struct cudaHostNodeParams *pNodeParams)
{
    if (STUB_LIKELY(stub_modes[162] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[162] == STUB_FUNCTIONAL && functional_cudaGraphHostNodeSetParams != NULL)
        return functional_cudaGraphHostNodeSetParams(node, pNodeParams);
    stub_call *recorded = stub_begin(162);
    stub_argument(recorded, &node, sizeof node);
    stub_argument(recorded, &pNodeParams, sizeof pNodeParams);
    stub_input(recorded, 1, pNodeParams, sizeof(struct cudaHostNodeParams));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphInstantiate(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, unsigned long long flags)
{
    if (STUB_LIKELY(stub_modes[163] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[163] == STUB_FUNCTIONAL && functional_cudaGraphInstantiate != NULL)
        return functional_cudaGraphInstantiate(pGraphExec, graph, flags);
    stub_call *recorded = stub_begin(163);
    stub_argument(recorded, &pGraphExec, sizeof pGraphExec);
    stub_argument(recorded, &graph, sizeof graph);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)pGraphExec, sizeof(cudaGraphExec_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphInstantiateWithFlags(cudaGraphExec_t *pGraphExec, cudaGraph_t graph,
    unsigned long long flags)
{
    if (STUB_LIKELY(stub_modes[164] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[164] == STUB_FUNCTIONAL && functional_cudaGraphInstantiateWithFlags != NULL)
        return functional_cudaGraphInstantiateWithFlags(pGraphExec, graph, flags);
    stub_call *recorded = stub_begin(164);
    stub_argument(recorded, &pGraphExec, sizeof pGraphExec);
    stub_argument(recorded, &graph, sizeof graph);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)pGraphExec, sizeof(cudaGraphExec_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphInstantiateWithParams(cudaGraphExec_t *pGraphExec, cudaGraph_t graph,
    cudaGraphInstantiateParams *instantiateParams)
{
    if (STUB_LIKELY(stub_modes[165] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[165] == STUB_FUNCTIONAL && functional_cudaGraphInstantiateWithParams != NULL)
        return functional_cudaGraphInstantiateWithParams(pGraphExec, graph, instantiateParams);
    stub_call *recorded = stub_begin(165);
    stub_argument(recorded, &pGraphExec, sizeof pGraphExec);
    stub_argument(recorded, &graph, sizeof graph);
    stub_argument(recorded, &instantiateParams, sizeof instantiateParams);
    stub_input(recorded, 2, instantiateParams, sizeof(cudaGraphInstantiateParams));
    stub_output(recorded, 0, (void *)pGraphExec, sizeof(cudaGraphExec_t));
    stub_output_open(recorded, 2, (void *)instantiateParams, 0);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphInstantiateWithParams_ptsz(cudaGraphExec_t *pGraphExec, cudaGraph_t graph,
    cudaGraphInstantiateParams *instantiateParams)
{
    if (STUB_LIKELY(stub_modes[166] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[166] == STUB_FUNCTIONAL && functional_cudaGraphInstantiateWithParams != NULL)
        return functional_cudaGraphInstantiateWithParams(pGraphExec, graph, instantiateParams);
    stub_call *recorded = stub_begin(166);
    stub_argument(recorded, &pGraphExec, sizeof pGraphExec);
    stub_argument(recorded, &graph, sizeof graph);
    stub_argument(recorded, &instantiateParams, sizeof instantiateParams);
    stub_input(recorded, 2, instantiateParams, sizeof(cudaGraphInstantiateParams));
    stub_output(recorded, 0, (void *)pGraphExec, sizeof(cudaGraphExec_t));
    stub_output_open(recorded, 2, (void *)instantiateParams, 0);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t hSrc, cudaGraphNode_t hDst)
{
    if (STUB_LIKELY(stub_modes[167] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[167] == STUB_FUNCTIONAL && functional_cudaGraphKernelNodeCopyAttributes != NULL)
        return functional_cudaGraphKernelNodeCopyAttributes(hSrc, hDst);
    stub_call *recorded = stub_begin(167);
    stub_argument(recorded, &hSrc, sizeof hSrc);
    stub_argument(recorded, &hDst, sizeof hDst);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphKernelNodeGetAttribute(cudaGraphNode_t hNode, cudaKernelNodeAttrID attr,
    cudaKernelNodeAttrValue *value_out)
{
    if (STUB_LIKELY(stub_modes[168] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[168] == STUB_FUNCTIONAL && functional_cudaGraphKernelNodeGetAttribute != NULL)
        return functional_cudaGraphKernelNodeGetAttribute(hNode, attr, value_out);
    stub_call *recorded = stub_begin(168);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &attr, sizeof attr);
    stub_argument(recorded, &value_out, sizeof value_out);
    stub_output(recorded, 2, (void *)value_out, sizeof(cudaKernelNodeAttrValue));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphKernelNodeGetParams(cudaGraphNode_t node, struct cudaKernelNodeParams *pNodeParams)
{
    if (STUB_LIKELY(stub_modes[169] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[169] == STUB_FUNCTIONAL && functional_cudaGraphKernelNodeGetParams != NULL)
        return functional_cudaGraphKernelNodeGetParams(node, pNodeParams);
    stub_call *recorded = stub_begin(169);
    stub_argument(recorded, &node, sizeof node);
    stub_argument(recorded, &pNodeParams, sizeof pNodeParams);
    stub_output(recorded, 1, (void *)pNodeParams, sizeof(struct cudaKernelNodeParams));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphKernelNodeSetAttribute(cudaGraphNode_t hNode, cudaKernelNodeAttrID attr,
    const cudaKernelNodeAttrValue *value)
{
    if (STUB_LIKELY(stub_modes[170] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[170] == STUB_FUNCTIONAL && functional_cudaGraphKernelNodeSetAttribute != NULL)
        return functional_cudaGraphKernelNodeSetAttribute(hNode, attr, value);
    stub_call *recorded = stub_begin(170);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &attr, sizeof attr);
    stub_argument(recorded, &value, sizeof value);
    stub_input(recorded, 2, value, sizeof(cudaKernelNodeAttrValue));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphKernelNodeSetParams(cudaGraphNode_t node, const struct cudaKernelNodeParams *pNodeParams)
{
    if (STUB_LIKELY(stub_modes[171] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[171] == STUB_FUNCTIONAL && functional_cudaGraphKernelNodeSetParams != NULL)
        return functional_cudaGraphKernelNodeSetParams(node, pNodeParams);
    stub_call *recorded = stub_begin(171);
    stub_argument(recorded, &node, sizeof node);
    stub_argument(recorded, &pNodeParams, sizeof pNodeParams);
    stub_input(recorded, 1, pNodeParams, sizeof(struct cudaKernelNodeParams));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphLaunch(cudaGraphExec_t graphExec, cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[172] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[172] == STUB_FUNCTIONAL && functional_cudaGraphLaunch != NULL)
        return functional_cudaGraphLaunch(graphExec, stream);
    stub_call *recorded = stub_begin(172);
    stub_argument(recorded, &graphExec, sizeof graphExec);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphLaunch_ptsz(cudaGraphExec_t graphExec, cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[173] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[173] == STUB_FUNCTIONAL && functional_cudaGraphLaunch != NULL)
        return functional_cudaGraphLaunch(graphExec, stream);
    stub_call *recorded = stub_begin(173);
    stub_argument(recorded, &graphExec, sizeof graphExec);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphMemAllocNodeGetParams(cudaGraphNode_t node, struct cudaMemAllocNodeParams *params_out)
{
    if (STUB_LIKELY(stub_modes[174] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[174] == STUB_FUNCTIONAL && functional_cudaGraphMemAllocNodeGetParams != NULL)
        return functional_cudaGraphMemAllocNodeGetParams(node, params_out);
    stub_call *recorded = stub_begin(174);
    stub_argument(recorded, &node, sizeof node);
    stub_argument(recorded, &params_out, sizeof params_out);
    stub_output(recorded, 1, (void *)params_out, sizeof(struct cudaMemAllocNodeParams));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphMemFreeNodeGetParams(cudaGraphNode_t node, void *dptr_out)
{
    if (STUB_LIKELY(stub_modes[175] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[175] == STUB_FUNCTIONAL && functional_cudaGraphMemFreeNodeGetParams != NULL)
        return functional_cudaGraphMemFreeNodeGetParams(node, dptr_out);
    stub_call *recorded = stub_begin(175);
    stub_argument(recorded, &node, sizeof node);
    stub_argument(recorded, &dptr_out, sizeof dptr_out);
    stub_output(recorded, 1, (void *)dptr_out, sizeof(void *));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphMemcpyNodeGetParams(cudaGraphNode_t node, struct cudaMemcpy3DParms *pNodeParams)
{
    if (STUB_LIKELY(stub_modes[176] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[176] == STUB_FUNCTIONAL && functional_cudaGraphMemcpyNodeGetParams != NULL)
        return functional_cudaGraphMemcpyNodeGetParams(node, pNodeParams);
    stub_call *recorded = stub_begin(176);
    stub_argument(recorded, &node, sizeof node);
    stub_argument(recorded, &pNodeParams, sizeof pNodeParams);
    stub_output(recorded, 1, (void *)pNodeParams, sizeof(struct cudaMemcpy3DParms));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphMemcpyNodeSetParams(cudaGraphNode_t node, const struct cudaMemcpy3DParms *pNodeParams)
{
    if (STUB_LIKELY(stub_modes[177] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[177] == STUB_FUNCTIONAL && functional_cudaGraphMemcpyNodeSetParams != NULL)
        return functional_cudaGraphMemcpyNodeSetParams(node, pNodeParams);
    stub_call *recorded = stub_begin(177);
    stub_argument(recorded, &node, sizeof node);
    stub_argument(recorded, &pNodeParams, sizeof pNodeParams);
    stub_input(recorded, 1, pNodeParams, sizeof(struct cudaMemcpy3DParms));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphMemcpyNodeSetParams1D(cudaGraphNode_t node, void *dst, const void *src, size_t count,
    enum cudaMemcpyKind kind)
{
    if (STUB_LIKELY(stub_modes[178] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[178] == STUB_FUNCTIONAL && functional_cudaGraphMemcpyNodeSetParams1D != NULL)
        return functional_cudaGraphMemcpyNodeSetParams1D(node, dst, src, count, kind);
    stub_call *recorded = stub_begin(178);
    stub_argument(recorded, &node, sizeof node);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &kind, sizeof kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t node, void *dst, const void *symbol,
    size_t count, size_t offset, enum cudaMemcpyKind kind)
{
    if (STUB_LIKELY(stub_modes[179] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[179] == STUB_FUNCTIONAL
        && functional_cudaGraphMemcpyNodeSetParamsFromSymbol != NULL)
        return functional_cudaGraphMemcpyNodeSetParamsFromSymbol(node, dst, symbol, count, offset,
            kind);
    stub_call *recorded = stub_begin(179);
    stub_argument(recorded, &node, sizeof node);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &symbol, sizeof symbol);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &offset, sizeof offset);
    stub_argument(recorded, &kind, sizeof kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t node, const void *symbol, const void *src,
    size_t count, size_t offset, enum cudaMemcpyKind kind)
{
    if (STUB_LIKELY(stub_modes[180] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[180] == STUB_FUNCTIONAL
        && functional_cudaGraphMemcpyNodeSetParamsToSymbol != NULL)
        return functional_cudaGraphMemcpyNodeSetParamsToSymbol(node, symbol, src, count, offset,
            kind);
    stub_call *recorded = stub_begin(180);
    stub_argument(recorded, &node, sizeof node);
    stub_argument(recorded, &symbol, sizeof symbol);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &offset, sizeof offset);
    stub_argument(recorded, &kind, sizeof kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphMemsetNodeGetParams(cudaGraphNode_t node, struct cudaMemsetParams *pNodeParams)
{
    if (STUB_LIKELY(stub_modes[181] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[181] == STUB_FUNCTIONAL && functional_cudaGraphMemsetNodeGetParams != NULL)
        return functional_cudaGraphMemsetNodeGetParams(node, pNodeParams);
    stub_call *recorded = stub_begin(181);
    stub_argument(recorded, &node, sizeof node);
    stub_argument(recorded, &pNodeParams, sizeof pNodeParams);
    stub_output(recorded, 1, (void *)pNodeParams, sizeof(struct cudaMemsetParams));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphMemsetNodeSetParams(cudaGraphNode_t node, const struct cudaMemsetParams *pNodeParams)
{
    if (STUB_LIKELY(stub_modes[182] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[182] == STUB_FUNCTIONAL && functional_cudaGraphMemsetNodeSetParams != NULL)
        return functional_cudaGraphMemsetNodeSetParams(node, pNodeParams);
    stub_call *recorded = stub_begin(182);
    stub_argument(recorded, &node, sizeof node);
    stub_argument(recorded, &pNodeParams, sizeof pNodeParams);
    stub_input(recorded, 1, pNodeParams, sizeof(struct cudaMemsetParams));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphNodeFindInClone(cudaGraphNode_t *pNode, cudaGraphNode_t originalNode,
    cudaGraph_t clonedGraph)
{
    if (STUB_LIKELY(stub_modes[183] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[183] == STUB_FUNCTIONAL && functional_cudaGraphNodeFindInClone != NULL)
        return functional_cudaGraphNodeFindInClone(pNode, originalNode, clonedGraph);
    stub_call *recorded = stub_begin(183);
    stub_argument(recorded, &pNode, sizeof pNode);
    stub_argument(recorded, &originalNode, sizeof originalNode);
    stub_argument(recorded, &clonedGraph, sizeof clonedGraph);
    stub_output(recorded, 0, (void *)pNode, sizeof(cudaGraphNode_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t *pDependencies,
    size_t *pNumDependencies)
{
    if (STUB_LIKELY(stub_modes[184] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[184] == STUB_FUNCTIONAL && functional_cudaGraphNodeGetDependencies != NULL)
        return functional_cudaGraphNodeGetDependencies(node, pDependencies, pNumDependencies);
    stub_call *recorded = stub_begin(184);
    stub_argument(recorded, &node, sizeof node);
    stub_argument(recorded, &pDependencies, sizeof pDependencies);
    stub_argument(recorded, &pNumDependencies, sizeof pNumDependencies);
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
    if (STUB_LIKELY(stub_modes[185] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[185] == STUB_FUNCTIONAL && functional_cudaGraphNodeGetDependencies_v2 != NULL)
        return functional_cudaGraphNodeGetDependencies_v2(node, pDependencies, edgeData,
            pNumDependencies);
    stub_call *recorded = stub_begin(185);
    stub_argument(recorded, &node, sizeof node);
    stub_argument(recorded, &pDependencies, sizeof pDependencies);
    stub_argument(recorded, &edgeData, sizeof edgeData);
    stub_argument(recorded, &pNumDependencies, sizeof pNumDependencies);
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
    if (STUB_LIKELY(stub_modes[186] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[186] == STUB_FUNCTIONAL && functional_cudaGraphNodeGetDependentNodes != NULL)
        return functional_cudaGraphNodeGetDependentNodes(node, pDependentNodes, pNumDependentNodes);
    stub_call *recorded = stub_begin(186);
    stub_argument(recorded, &node, sizeof node);
    stub_argument(recorded, &pDependentNodes, sizeof pDependentNodes);
    stub_argument(recorded, &pNumDependentNodes, sizeof pNumDependentNodes);
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
    if (STUB_LIKELY(stub_modes[187] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[187] == STUB_FUNCTIONAL && functional_cudaGraphNodeGetDependentNodes_v2 != NULL)
        return functional_cudaGraphNodeGetDependentNodes_v2(node, pDependentNodes, edgeData,
            pNumDependentNodes);
    stub_call *recorded = stub_begin(187);
    stub_argument(recorded, &node, sizeof node);
    stub_argument(recorded, &pDependentNodes, sizeof pDependentNodes);
    stub_argument(recorded, &edgeData, sizeof edgeData);
    stub_argument(recorded, &pNumDependentNodes, sizeof pNumDependentNodes);
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
    if (STUB_LIKELY(stub_modes[188] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[188] == STUB_FUNCTIONAL && functional_cudaGraphNodeGetEnabled != NULL)
        return functional_cudaGraphNodeGetEnabled(hGraphExec, hNode, isEnabled);
    stub_call *recorded = stub_begin(188);
    stub_argument(recorded, &hGraphExec, sizeof hGraphExec);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &isEnabled, sizeof isEnabled);
    stub_output(recorded, 2, (void *)isEnabled, sizeof(unsigned int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphNodeGetType(cudaGraphNode_t node, enum cudaGraphNodeType *pType)
{
    if (STUB_LIKELY(stub_modes[189] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[189] == STUB_FUNCTIONAL && functional_cudaGraphNodeGetType != NULL)
        return functional_cudaGraphNodeGetType(node, pType);
    stub_call *recorded = stub_begin(189);
    stub_argument(recorded, &node, sizeof node);
    stub_argument(recorded, &pType, sizeof pType);
    stub_output(recorded, 1, (void *)pType, sizeof(enum cudaGraphNodeType));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphNodeSetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned int isEnabled)
{
    if (STUB_LIKELY(stub_modes[190] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[190] == STUB_FUNCTIONAL && functional_cudaGraphNodeSetEnabled != NULL)
        return functional_cudaGraphNodeSetEnabled(hGraphExec, hNode, isEnabled);
    stub_call *recorded = stub_begin(190);
    stub_argument(recorded, &hGraphExec, sizeof hGraphExec);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &isEnabled, sizeof isEnabled);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphNodeSetParams(cudaGraphNode_t node, struct cudaGraphNodeParams *nodeParams)
{
    if (STUB_LIKELY(stub_modes[191] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[191] == STUB_FUNCTIONAL && functional_cudaGraphNodeSetParams != NULL)
        return functional_cudaGraphNodeSetParams(node, nodeParams);
    stub_call *recorded = stub_begin(191);
    stub_argument(recorded, &node, sizeof node);
    stub_argument(recorded, &nodeParams, sizeof nodeParams);
    stub_input(recorded, 1, nodeParams, sizeof(struct cudaGraphNodeParams));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphReleaseUserObject(cudaGraph_t graph, cudaUserObject_t object, unsigned int count)
{
    if (STUB_LIKELY(stub_modes[192] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[192] == STUB_FUNCTIONAL && functional_cudaGraphReleaseUserObject != NULL)
        return functional_cudaGraphReleaseUserObject(graph, object, count);
    stub_call *recorded = stub_begin(192);
    stub_argument(recorded, &graph, sizeof graph);
    stub_argument(recorded, &object, sizeof object);
    stub_argument(recorded, &count, sizeof count);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphRemoveDependencies(cudaGraph_t graph, const cudaGraphNode_t *from,
    const cudaGraphNode_t *to, size_t numDependencies)
{
    if (STUB_LIKELY(stub_modes[193] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[193] == STUB_FUNCTIONAL && functional_cudaGraphRemoveDependencies != NULL)
        return functional_cudaGraphRemoveDependencies(graph, from, to, numDependencies);
    stub_call *recorded = stub_begin(193);
    stub_argument(recorded, &graph, sizeof graph);
    stub_argument(recorded, &from, sizeof from);
    stub_argument(recorded, &to, sizeof to);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_input(recorded, 1, from, stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_input(recorded, 2, to, stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphRemoveDependencies_v2(cudaGraph_t graph, const cudaGraphNode_t *from,
    const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData, size_t numDependencies)
{
    if (STUB_LIKELY(stub_modes[194] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[194] == STUB_FUNCTIONAL && functional_cudaGraphRemoveDependencies_v2 != NULL)
        return functional_cudaGraphRemoveDependencies_v2(graph, from, to, edgeData,
            numDependencies);
    stub_call *recorded = stub_begin(194);
    stub_argument(recorded, &graph, sizeof graph);
    stub_argument(recorded, &from, sizeof from);
    stub_argument(recorded, &to, sizeof to);
    stub_argument(recorded, &edgeData, sizeof edgeData);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
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
    if (STUB_LIKELY(stub_modes[195] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[195] == STUB_FUNCTIONAL && functional_cudaGraphRetainUserObject != NULL)
        return functional_cudaGraphRetainUserObject(graph, object, count, flags);
    stub_call *recorded = stub_begin(195);
    stub_argument(recorded, &graph, sizeof graph);
    stub_argument(recorded, &object, sizeof object);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &flags, sizeof flags);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphUpload(cudaGraphExec_t graphExec, cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[196] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[196] == STUB_FUNCTIONAL && functional_cudaGraphUpload != NULL)
        return functional_cudaGraphUpload(graphExec, stream);
    stub_call *recorded = stub_begin(196);
    stub_argument(recorded, &graphExec, sizeof graphExec);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphUpload_ptsz(cudaGraphExec_t graphExec, cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[197] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[197] == STUB_FUNCTIONAL && functional_cudaGraphUpload != NULL)
        return functional_cudaGraphUpload(graphExec, stream);
    stub_call *recorded = stub_begin(197);
    stub_argument(recorded, &graphExec, sizeof graphExec);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphicsEGLRegisterImage(cudaGraphicsResource_t *pCudaResource, EGLImageKHR image,
    unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[198] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[198] == STUB_FUNCTIONAL && functional_cudaGraphicsEGLRegisterImage != NULL)
        return functional_cudaGraphicsEGLRegisterImage(pCudaResource, image, flags);
    stub_call *recorded = stub_begin(198);
    stub_argument(recorded, &pCudaResource, sizeof pCudaResource);
    stub_argument(recorded, &image, sizeof image);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)pCudaResource, sizeof(cudaGraphicsResource_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphicsGLRegisterBuffer(cudaGraphicsResource_t *resource, GLuint buffer, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[199] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[199] == STUB_FUNCTIONAL && functional_cudaGraphicsGLRegisterBuffer != NULL)
        return functional_cudaGraphicsGLRegisterBuffer(resource, buffer, flags);
    stub_call *recorded = stub_begin(199);
    stub_argument(recorded, &resource, sizeof resource);
    stub_argument(recorded, &buffer, sizeof buffer);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)resource, sizeof(cudaGraphicsResource_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphicsGLRegisterImage(cudaGraphicsResource_t *resource, GLuint image, GLenum target,
    unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[200] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[200] == STUB_FUNCTIONAL && functional_cudaGraphicsGLRegisterImage != NULL)
        return functional_cudaGraphicsGLRegisterImage(resource, image, target, flags);
    stub_call *recorded = stub_begin(200);
    stub_argument(recorded, &resource, sizeof resource);
    stub_argument(recorded, &image, sizeof image);
    stub_argument(recorded, &target, sizeof target);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)resource, sizeof(cudaGraphicsResource_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphicsMapResources(int count, cudaGraphicsResource_t *resources, cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[201] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[201] == STUB_FUNCTIONAL && functional_cudaGraphicsMapResources != NULL)
        return functional_cudaGraphicsMapResources(count, resources, stream);
    stub_call *recorded = stub_begin(201);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &resources, sizeof resources);
    stub_argument(recorded, &stream, sizeof stream);
    stub_input(recorded, 1, resources, stub_items((size_t)count) * sizeof(cudaGraphicsResource_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphicsResourceGetMappedEglFrame(cudaEglFrame *eglFrame, cudaGraphicsResource_t resource,
    unsigned int index, unsigned int mipLevel)
{
    if (STUB_LIKELY(stub_modes[202] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[202] == STUB_FUNCTIONAL
        && functional_cudaGraphicsResourceGetMappedEglFrame != NULL)
        return functional_cudaGraphicsResourceGetMappedEglFrame(eglFrame, resource, index,
            mipLevel);
    stub_call *recorded = stub_begin(202);
    stub_argument(recorded, &eglFrame, sizeof eglFrame);
    stub_argument(recorded, &resource, sizeof resource);
    stub_argument(recorded, &index, sizeof index);
    stub_argument(recorded, &mipLevel, sizeof mipLevel);
    stub_output(recorded, 0, (void *)eglFrame, sizeof(cudaEglFrame));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphicsResourceGetMappedMipmappedArray(cudaMipmappedArray_t *mipmappedArray,
    cudaGraphicsResource_t resource)
{
    if (STUB_LIKELY(stub_modes[203] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[203] == STUB_FUNCTIONAL
        && functional_cudaGraphicsResourceGetMappedMipmappedArray != NULL)
        return functional_cudaGraphicsResourceGetMappedMipmappedArray(mipmappedArray, resource);
    stub_call *recorded = stub_begin(203);
    stub_argument(recorded, &mipmappedArray, sizeof mipmappedArray);
    stub_argument(recorded, &resource, sizeof resource);
    stub_output(recorded, 0, (void *)mipmappedArray, sizeof(cudaMipmappedArray_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphicsResourceGetMappedPointer(void **devPtr, size_t *size, cudaGraphicsResource_t resource)
{
    if (STUB_LIKELY(stub_modes[204] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[204] == STUB_FUNCTIONAL
        && functional_cudaGraphicsResourceGetMappedPointer != NULL)
        return functional_cudaGraphicsResourceGetMappedPointer(devPtr, size, resource);
    stub_call *recorded = stub_begin(204);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    stub_argument(recorded, &size, sizeof size);
    stub_argument(recorded, &resource, sizeof resource);
    stub_output(recorded, 0, (void *)devPtr, sizeof(void *));
    stub_output(recorded, 1, (void *)size, sizeof(size_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphicsResourceSetMapFlags(cudaGraphicsResource_t resource, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[205] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[205] == STUB_FUNCTIONAL && functional_cudaGraphicsResourceSetMapFlags != NULL)
        return functional_cudaGraphicsResourceSetMapFlags(resource, flags);
    stub_call *recorded = stub_begin(205);
    stub_argument(recorded, &resource, sizeof resource);
    stub_argument(recorded, &flags, sizeof flags);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphicsSubResourceGetMappedArray(cudaArray_t *array, cudaGraphicsResource_t resource,
    unsigned int arrayIndex, unsigned int mipLevel)
{
    if (STUB_LIKELY(stub_modes[206] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[206] == STUB_FUNCTIONAL
        && functional_cudaGraphicsSubResourceGetMappedArray != NULL)
        return functional_cudaGraphicsSubResourceGetMappedArray(array, resource, arrayIndex,
            mipLevel);
    stub_call *recorded = stub_begin(206);
    stub_argument(recorded, &array, sizeof array);
    stub_argument(recorded, &resource, sizeof resource);
    stub_argument(recorded, &arrayIndex, sizeof arrayIndex);
    stub_argument(recorded, &mipLevel, sizeof mipLevel);
    stub_output(recorded, 0, (void *)array, sizeof(cudaArray_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphicsUnmapResources(int count, cudaGraphicsResource_t *resources, cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[207] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[207] == STUB_FUNCTIONAL && functional_cudaGraphicsUnmapResources != NULL)
        return functional_cudaGraphicsUnmapResources(count, resources, stream);
    stub_call *recorded = stub_begin(207);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &resources, sizeof resources);
    stub_argument(recorded, &stream, sizeof stream);
    stub_input(recorded, 1, resources, stub_items((size_t)count) * sizeof(cudaGraphicsResource_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphicsUnregisterResource(cudaGraphicsResource_t resource)
{
    if (STUB_LIKELY(stub_modes[208] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[208] == STUB_FUNCTIONAL && functional_cudaGraphicsUnregisterResource != NULL)
        return functional_cudaGraphicsUnregisterResource(resource);
    stub_call *recorded = stub_begin(208);
    stub_argument(recorded, &resource, sizeof resource);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphicsVDPAURegisterOutputSurface(cudaGraphicsResource_t *resource,
    VdpOutputSurface vdpSurface, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[209] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[209] == STUB_FUNCTIONAL
        && functional_cudaGraphicsVDPAURegisterOutputSurface != NULL)
        return functional_cudaGraphicsVDPAURegisterOutputSurface(resource, vdpSurface, flags);
    stub_call *recorded = stub_begin(209);
    stub_argument(recorded, &resource, sizeof resource);
    stub_argument(recorded, &vdpSurface, sizeof vdpSurface);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)resource, sizeof(cudaGraphicsResource_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaGraphicsVDPAURegisterVideoSurface(cudaGraphicsResource_t *resource, VdpVideoSurface vdpSurface,
    unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[210] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[210] == STUB_FUNCTIONAL
        && functional_cudaGraphicsVDPAURegisterVideoSurface != NULL)
        return functional_cudaGraphicsVDPAURegisterVideoSurface(resource, vdpSurface, flags);
    stub_call *recorded = stub_begin(210);
    stub_argument(recorded, &resource, sizeof resource);
    stub_argument(recorded, &vdpSurface, sizeof vdpSurface);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)resource, sizeof(cudaGraphicsResource_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaHostAlloc(void **pHost, size_t size, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[211] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[211] == STUB_FUNCTIONAL && functional_cudaHostAlloc != NULL)
        return functional_cudaHostAlloc(pHost, size, flags);
    stub_call *recorded = stub_begin(211);
    stub_argument(recorded, &pHost, sizeof pHost);
    stub_argument(recorded, &size, sizeof size);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)pHost, sizeof(void *));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaHostGetDevicePointer(void **pDevice, void *pHost, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[212] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[212] == STUB_FUNCTIONAL && functional_cudaHostGetDevicePointer != NULL)
        return functional_cudaHostGetDevicePointer(pDevice, pHost, flags);
    stub_call *recorded = stub_begin(212);
    stub_argument(recorded, &pDevice, sizeof pDevice);
    stub_argument(recorded, &pHost, sizeof pHost);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)pDevice, sizeof(void *));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaHostGetFlags(unsigned int *pFlags, void *pHost)
{
    if (STUB_LIKELY(stub_modes[213] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[213] == STUB_FUNCTIONAL && functional_cudaHostGetFlags != NULL)
        return functional_cudaHostGetFlags(pFlags, pHost);
    stub_call *recorded = stub_begin(213);
    stub_argument(recorded, &pFlags, sizeof pFlags);
    stub_argument(recorded, &pHost, sizeof pHost);
    stub_output(recorded, 0, (void *)pFlags, sizeof(unsigned int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaHostRegister(void *ptr, size_t size, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[214] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[214] == STUB_FUNCTIONAL && functional_cudaHostRegister != NULL)
        return functional_cudaHostRegister(ptr, size, flags);
    stub_call *recorded = stub_begin(214);
    stub_argument(recorded, &ptr, sizeof ptr);
    stub_argument(recorded, &size, sizeof size);
    stub_argument(recorded, &flags, sizeof flags);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaHostUnregister(void *ptr)
{
    if (STUB_LIKELY(stub_modes[215] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[215] == STUB_FUNCTIONAL && functional_cudaHostUnregister != NULL)
        return functional_cudaHostUnregister(ptr);
    stub_call *recorded = stub_begin(215);
    stub_argument(recorded, &ptr, sizeof ptr);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaImportExternalMemory(cudaExternalMemory_t *extMem_out,
    const struct cudaExternalMemoryHandleDesc *memHandleDesc)
{
    if (STUB_LIKELY(stub_modes[216] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[216] == STUB_FUNCTIONAL && functional_cudaImportExternalMemory != NULL)
        return functional_cudaImportExternalMemory(extMem_out, memHandleDesc);
    stub_call *recorded = stub_begin(216);
    stub_argument(recorded, &extMem_out, sizeof extMem_out);
    stub_argument(recorded, &memHandleDesc, sizeof memHandleDesc);
    stub_input(recorded, 1, memHandleDesc, sizeof(struct cudaExternalMemoryHandleDesc));
    stub_output(recorded, 0, (void *)extMem_out, sizeof(cudaExternalMemory_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaImportExternalSemaphore(cudaExternalSemaphore_t *extSem_out,
    const struct cudaExternalSemaphoreHandleDesc *semHandleDesc)
{
    if (STUB_LIKELY(stub_modes[217] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[217] == STUB_FUNCTIONAL && functional_cudaImportExternalSemaphore != NULL)
        return functional_cudaImportExternalSemaphore(extSem_out, semHandleDesc);
    stub_call *recorded = stub_begin(217);
    stub_argument(recorded, &extSem_out, sizeof extSem_out);
    stub_argument(recorded, &semHandleDesc, sizeof semHandleDesc);
    stub_input(recorded, 1, semHandleDesc, sizeof(struct cudaExternalSemaphoreHandleDesc));
    stub_output(recorded, 0, (void *)extSem_out, sizeof(cudaExternalSemaphore_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaInitDevice(int device, unsigned int deviceFlags, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[218] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[218] == STUB_FUNCTIONAL && functional_cudaInitDevice != NULL)
        return functional_cudaInitDevice(device, deviceFlags, flags);
    stub_call *recorded = stub_begin(218);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &deviceFlags, sizeof deviceFlags);
    stub_argument(recorded, &flags, sizeof flags);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaIpcCloseMemHandle(void *devPtr)
{
    if (STUB_LIKELY(stub_modes[219] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[219] == STUB_FUNCTIONAL && functional_cudaIpcCloseMemHandle != NULL)
        return functional_cudaIpcCloseMemHandle(devPtr);
    stub_call *recorded = stub_begin(219);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaIpcGetEventHandle(cudaIpcEventHandle_t *handle, cudaEvent_t event)
{
    if (STUB_LIKELY(stub_modes[220] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[220] == STUB_FUNCTIONAL && functional_cudaIpcGetEventHandle != NULL)
        return functional_cudaIpcGetEventHandle(handle, event);
    stub_call *recorded = stub_begin(220);
    stub_argument(recorded, &handle, sizeof handle);
    stub_argument(recorded, &event, sizeof event);
    stub_output(recorded, 0, (void *)handle, sizeof(cudaIpcEventHandle_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaIpcGetMemHandle(cudaIpcMemHandle_t *handle, void *devPtr)
{
    if (STUB_LIKELY(stub_modes[221] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[221] == STUB_FUNCTIONAL && functional_cudaIpcGetMemHandle != NULL)
        return functional_cudaIpcGetMemHandle(handle, devPtr);
    stub_call *recorded = stub_begin(221);
    stub_argument(recorded, &handle, sizeof handle);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    stub_output(recorded, 0, (void *)handle, sizeof(cudaIpcMemHandle_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaIpcOpenEventHandle(cudaEvent_t *event, cudaIpcEventHandle_t handle)
{
    if (STUB_LIKELY(stub_modes[222] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[222] == STUB_FUNCTIONAL && functional_cudaIpcOpenEventHandle != NULL)
        return functional_cudaIpcOpenEventHandle(event, handle);
    stub_call *recorded = stub_begin(222);
    stub_argument(recorded, &event, sizeof event);
    stub_argument(recorded, &handle, sizeof handle);
    stub_output(recorded, 0, (void *)event, sizeof(cudaEvent_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaIpcOpenMemHandle(void **devPtr, cudaIpcMemHandle_t handle, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[223] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[223] == STUB_FUNCTIONAL && functional_cudaIpcOpenMemHandle != NULL)
        return functional_cudaIpcOpenMemHandle(devPtr, handle, flags);
    stub_call *recorded = stub_begin(223);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    stub_argument(recorded, &handle, sizeof handle);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)devPtr, sizeof(void *));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaKernelSetAttributeForDevice(cudaKernel_t kernel, enum cudaFuncAttribute attr, int value,
    int device)
{
    if (STUB_LIKELY(stub_modes[224] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[224] == STUB_FUNCTIONAL && functional_cudaKernelSetAttributeForDevice != NULL)
        return functional_cudaKernelSetAttributeForDevice(kernel, attr, value, device);
    stub_call *recorded = stub_begin(224);
    stub_argument(recorded, &kernel, sizeof kernel);
    stub_argument(recorded, &attr, sizeof attr);
    stub_argument(recorded, &value, sizeof value);
    stub_argument(recorded, &device, sizeof device);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaLaunchCooperativeKernel(const void *func, dim3 gridDim, dim3 blockDim, void **args,
    size_t sharedMem, cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[225] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[225] == STUB_FUNCTIONAL && functional_cudaLaunchCooperativeKernel != NULL)
        return functional_cudaLaunchCooperativeKernel(func, gridDim, blockDim, args, sharedMem,
            stream);
    stub_call *recorded = stub_begin(225);
    stub_argument(recorded, &func, sizeof func);
    stub_argument(recorded, &gridDim, sizeof gridDim);
    stub_argument(recorded, &blockDim, sizeof blockDim);
    stub_argument(recorded, &args, sizeof args);
    stub_argument(recorded, &sharedMem, sizeof sharedMem);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaLaunchCooperativeKernelMultiDevice(struct cudaLaunchParams *launchParamsList,
    unsigned int numDevices, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[226] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[226] == STUB_FUNCTIONAL
        && functional_cudaLaunchCooperativeKernelMultiDevice != NULL)
        return functional_cudaLaunchCooperativeKernelMultiDevice(launchParamsList, numDevices,
            flags);
    stub_call *recorded = stub_begin(226);
    stub_argument(recorded, &launchParamsList, sizeof launchParamsList);
    stub_argument(recorded, &numDevices, sizeof numDevices);
    stub_argument(recorded, &flags, sizeof flags);
    stub_input(recorded, 0, launchParamsList,
        stub_items((size_t)numDevices) * sizeof(struct cudaLaunchParams));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaLaunchCooperativeKernel_ptsz(const void *func, dim3 gridDim, dim3 blockDim, void **args,
    size_t sharedMem, cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[227] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[227] == STUB_FUNCTIONAL && functional_cudaLaunchCooperativeKernel != NULL)
        return functional_cudaLaunchCooperativeKernel(func, gridDim, blockDim, args, sharedMem,
            stream);
    stub_call *recorded = stub_begin(227);
    stub_argument(recorded, &func, sizeof func);
    stub_argument(recorded, &gridDim, sizeof gridDim);
    stub_argument(recorded, &blockDim, sizeof blockDim);
    stub_argument(recorded, &args, sizeof args);
    stub_argument(recorded, &sharedMem, sizeof sharedMem);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t fn, void *userData)
{
    if (STUB_LIKELY(stub_modes[228] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[228] == STUB_FUNCTIONAL && functional_cudaLaunchHostFunc != NULL)
        return functional_cudaLaunchHostFunc(stream, fn, userData);
    stub_call *recorded = stub_begin(228);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &fn, sizeof fn);
    stub_argument(recorded, &userData, sizeof userData);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaLaunchHostFunc_ptsz(cudaStream_t stream, cudaHostFn_t fn, void *userData)
{
    if (STUB_LIKELY(stub_modes[229] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[229] == STUB_FUNCTIONAL && functional_cudaLaunchHostFunc != NULL)
        return functional_cudaLaunchHostFunc(stream, fn, userData);
    stub_call *recorded = stub_begin(229);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &fn, sizeof fn);
    stub_argument(recorded, &userData, sizeof userData);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaLaunchKernel(const void *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem,
    cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[230] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[230] == STUB_FUNCTIONAL && functional_cudaLaunchKernel != NULL)
        return functional_cudaLaunchKernel(func, gridDim, blockDim, args, sharedMem, stream);
    stub_call *recorded = stub_begin(230);
    stub_argument(recorded, &func, sizeof func);
    stub_argument(recorded, &gridDim, sizeof gridDim);
    stub_argument(recorded, &blockDim, sizeof blockDim);
    stub_argument(recorded, &args, sizeof args);
    stub_argument(recorded, &sharedMem, sizeof sharedMem);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaLaunchKernelExC(const cudaLaunchConfig_t *config, const void *func, void **args)
{
    if (STUB_LIKELY(stub_modes[231] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[231] == STUB_FUNCTIONAL && functional_cudaLaunchKernelExC != NULL)
        return functional_cudaLaunchKernelExC(config, func, args);
    stub_call *recorded = stub_begin(231);
    stub_argument(recorded, &config, sizeof config);
    stub_argument(recorded, &func, sizeof func);
    stub_argument(recorded, &args, sizeof args);
    stub_input(recorded, 0, config, sizeof(cudaLaunchConfig_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaLaunchKernelExC_ptsz(const cudaLaunchConfig_t *config, const void *func, void **args)
{
    if (STUB_LIKELY(stub_modes[232] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[232] == STUB_FUNCTIONAL && functional_cudaLaunchKernelExC != NULL)
        return functional_cudaLaunchKernelExC(config, func, args);
    stub_call *recorded = stub_begin(232);
    stub_argument(recorded, &config, sizeof config);
    stub_argument(recorded, &func, sizeof func);
    stub_argument(recorded, &args, sizeof args);
    stub_input(recorded, 0, config, sizeof(cudaLaunchConfig_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaLaunchKernel_ptsz(const void *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem,
    cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[233] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[233] == STUB_FUNCTIONAL && functional_cudaLaunchKernel != NULL)
        return functional_cudaLaunchKernel(func, gridDim, blockDim, args, sharedMem, stream);
    stub_call *recorded = stub_begin(233);
    stub_argument(recorded, &func, sizeof func);
    stub_argument(recorded, &gridDim, sizeof gridDim);
    stub_argument(recorded, &blockDim, sizeof blockDim);
    stub_argument(recorded, &args, sizeof args);
    stub_argument(recorded, &sharedMem, sizeof sharedMem);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaLibraryEnumerateKernels(cudaKernel_t *kernels, unsigned int numKernels, cudaLibrary_t lib)
{
    if (STUB_LIKELY(stub_modes[234] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[234] == STUB_FUNCTIONAL && functional_cudaLibraryEnumerateKernels != NULL)
        return functional_cudaLibraryEnumerateKernels(kernels, numKernels, lib);
    stub_call *recorded = stub_begin(234);
    stub_argument(recorded, &kernels, sizeof kernels);
    stub_argument(recorded, &numKernels, sizeof numKernels);
    stub_argument(recorded, &lib, sizeof lib);
    stub_output(recorded, 0, (void *)kernels,
        stub_items((size_t)numKernels) * sizeof(cudaKernel_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaLibraryGetGlobal(void **dptr, size_t *bytes, cudaLibrary_t library, const char *name)
{
    if (STUB_LIKELY(stub_modes[235] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[235] == STUB_FUNCTIONAL && functional_cudaLibraryGetGlobal != NULL)
        return functional_cudaLibraryGetGlobal(dptr, bytes, library, name);
    stub_call *recorded = stub_begin(235);
    stub_argument(recorded, &dptr, sizeof dptr);
    stub_argument(recorded, &bytes, sizeof bytes);
    stub_argument(recorded, &library, sizeof library);
    stub_argument(recorded, &name, sizeof name);
    stub_input_string(recorded, 3, name);
    stub_output(recorded, 0, (void *)dptr, sizeof(void *));
    stub_output(recorded, 1, (void *)bytes, sizeof(size_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaLibraryGetKernel(cudaKernel_t *pKernel, cudaLibrary_t library, const char *name)
{
    if (STUB_LIKELY(stub_modes[236] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[236] == STUB_FUNCTIONAL && functional_cudaLibraryGetKernel != NULL)
        return functional_cudaLibraryGetKernel(pKernel, library, name);
    stub_call *recorded = stub_begin(236);
    stub_argument(recorded, &pKernel, sizeof pKernel);
    stub_argument(recorded, &library, sizeof library);
    stub_argument(recorded, &name, sizeof name);
    stub_input_string(recorded, 2, name);
    stub_output(recorded, 0, (void *)pKernel, sizeof(cudaKernel_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaLibraryGetKernelCount(unsigned int *count, cudaLibrary_t lib)
{
    if (STUB_LIKELY(stub_modes[237] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[237] == STUB_FUNCTIONAL && functional_cudaLibraryGetKernelCount != NULL)
        return functional_cudaLibraryGetKernelCount(count, lib);
    stub_call *recorded = stub_begin(237);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &lib, sizeof lib);
    stub_output(recorded, 0, (void *)count, sizeof(unsigned int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaLibraryGetManaged(void **dptr, size_t *bytes, cudaLibrary_t library, const char *name)
{
    if (STUB_LIKELY(stub_modes[238] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[238] == STUB_FUNCTIONAL && functional_cudaLibraryGetManaged != NULL)
        return functional_cudaLibraryGetManaged(dptr, bytes, library, name);
    stub_call *recorded = stub_begin(238);
    stub_argument(recorded, &dptr, sizeof dptr);
    stub_argument(recorded, &bytes, sizeof bytes);
    stub_argument(recorded, &library, sizeof library);
    stub_argument(recorded, &name, sizeof name);
    stub_input_string(recorded, 3, name);
    stub_output(recorded, 0, (void *)dptr, sizeof(void *));
    stub_output(recorded, 1, (void *)bytes, sizeof(size_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaLibraryGetUnifiedFunction(void **fptr, cudaLibrary_t library, const char *symbol)
{
    if (STUB_LIKELY(stub_modes[239] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[239] == STUB_FUNCTIONAL && functional_cudaLibraryGetUnifiedFunction != NULL)
        return functional_cudaLibraryGetUnifiedFunction(fptr, library, symbol);
    stub_call *recorded = stub_begin(239);
    stub_argument(recorded, &fptr, sizeof fptr);
    stub_argument(recorded, &library, sizeof library);
    stub_argument(recorded, &symbol, sizeof symbol);
    stub_input_string(recorded, 2, symbol);
    stub_output(recorded, 0, (void *)fptr, sizeof(void *));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaLibraryLoadData(cudaLibrary_t *library, const void *code, enum cudaJitOption *jitOptions,
    void **jitOptionsValues, unsigned int numJitOptions, enum cudaLibraryOption *libraryOptions,
    void **libraryOptionValues, unsigned int numLibraryOptions)
{
    if (STUB_LIKELY(stub_modes[240] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[240] == STUB_FUNCTIONAL && functional_cudaLibraryLoadData != NULL)
        return functional_cudaLibraryLoadData(library, code, jitOptions, jitOptionsValues,
            numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions);
    stub_call *recorded = stub_begin(240);
    stub_argument(recorded, &library, sizeof library);
    stub_argument(recorded, &code, sizeof code);
    stub_argument(recorded, &jitOptions, sizeof jitOptions);
    stub_argument(recorded, &jitOptionsValues, sizeof jitOptionsValues);
    stub_argument(recorded, &numJitOptions, sizeof numJitOptions);
    stub_argument(recorded, &libraryOptions, sizeof libraryOptions);
    stub_argument(recorded, &libraryOptionValues, sizeof libraryOptionValues);
    stub_argument(recorded, &numLibraryOptions, sizeof numLibraryOptions);
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
    if (STUB_LIKELY(stub_modes[241] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[241] == STUB_FUNCTIONAL && functional_cudaLibraryLoadFromFile != NULL)
        return functional_cudaLibraryLoadFromFile(library, fileName, jitOptions, jitOptionsValues,
            numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions);
    stub_call *recorded = stub_begin(241);
    stub_argument(recorded, &library, sizeof library);
    stub_argument(recorded, &fileName, sizeof fileName);
    stub_argument(recorded, &jitOptions, sizeof jitOptions);
    stub_argument(recorded, &jitOptionsValues, sizeof jitOptionsValues);
    stub_argument(recorded, &numJitOptions, sizeof numJitOptions);
    stub_argument(recorded, &libraryOptions, sizeof libraryOptions);
    stub_argument(recorded, &libraryOptionValues, sizeof libraryOptionValues);
    stub_argument(recorded, &numLibraryOptions, sizeof numLibraryOptions);
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
    if (STUB_LIKELY(stub_modes[242] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[242] == STUB_FUNCTIONAL && functional_cudaLibraryUnload != NULL)
        return functional_cudaLibraryUnload(library);
    stub_call *recorded = stub_begin(242);
    stub_argument(recorded, &library, sizeof library);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMalloc(void **devPtr, size_t size)
{
    if (STUB_LIKELY(stub_modes[243] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[243] == STUB_FUNCTIONAL && functional_cudaMalloc != NULL)
        return functional_cudaMalloc(devPtr, size);
    stub_call *recorded = stub_begin(243);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    stub_argument(recorded, &size, sizeof size);
    stub_output(recorded, 0, (void *)devPtr, sizeof(void *));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMalloc3D(struct cudaPitchedPtr *pitchedDevPtr, struct cudaExtent extent)
{
    if (STUB_LIKELY(stub_modes[244] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[244] == STUB_FUNCTIONAL && functional_cudaMalloc3D != NULL)
        return functional_cudaMalloc3D(pitchedDevPtr, extent);
    stub_call *recorded = stub_begin(244);
    stub_argument(recorded, &pitchedDevPtr, sizeof pitchedDevPtr);
    stub_argument(recorded, &extent, sizeof extent);
    stub_output(recorded, 0, (void *)pitchedDevPtr, sizeof(struct cudaPitchedPtr));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMalloc3DArray(cudaArray_t *array, const struct cudaChannelFormatDesc *desc,
    struct cudaExtent extent, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[245] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[245] == STUB_FUNCTIONAL && functional_cudaMalloc3DArray != NULL)
        return functional_cudaMalloc3DArray(array, desc, extent, flags);
    stub_call *recorded = stub_begin(245);
    stub_argument(recorded, &array, sizeof array);
    stub_argument(recorded, &desc, sizeof desc);
    stub_argument(recorded, &extent, sizeof extent);
    stub_argument(recorded, &flags, sizeof flags);
    stub_input(recorded, 1, desc, sizeof(struct cudaChannelFormatDesc));
    stub_output(recorded, 0, (void *)array, sizeof(cudaArray_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMallocArray(cudaArray_t *array, const struct cudaChannelFormatDesc *desc, size_t width,
    size_t height, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[246] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[246] == STUB_FUNCTIONAL && functional_cudaMallocArray != NULL)
        return functional_cudaMallocArray(array, desc, width, height, flags);
    stub_call *recorded = stub_begin(246);
    stub_argument(recorded, &array, sizeof array);
    stub_argument(recorded, &desc, sizeof desc);
    stub_argument(recorded, &width, sizeof width);
    stub_argument(recorded, &height, sizeof height);
    stub_argument(recorded, &flags, sizeof flags);
    stub_input(recorded, 1, desc, sizeof(struct cudaChannelFormatDesc));
    stub_output(recorded, 0, (void *)array, sizeof(cudaArray_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMallocAsync(void **devPtr, size_t size, cudaStream_t hStream)
{
    if (STUB_LIKELY(stub_modes[247] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[247] == STUB_FUNCTIONAL && functional_cudaMallocAsync != NULL)
        return functional_cudaMallocAsync(devPtr, size, hStream);
    stub_call *recorded = stub_begin(247);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    stub_argument(recorded, &size, sizeof size);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_output(recorded, 0, (void *)devPtr, sizeof(void *));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMallocAsync_ptsz(void **devPtr, size_t size, cudaStream_t hStream)
{
    if (STUB_LIKELY(stub_modes[248] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[248] == STUB_FUNCTIONAL && functional_cudaMallocAsync != NULL)
        return functional_cudaMallocAsync(devPtr, size, hStream);
    stub_call *recorded = stub_begin(248);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    stub_argument(recorded, &size, sizeof size);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_output(recorded, 0, (void *)devPtr, sizeof(void *));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMallocFromPoolAsync(void **ptr, size_t size, cudaMemPool_t memPool, cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[249] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[249] == STUB_FUNCTIONAL && functional_cudaMallocFromPoolAsync != NULL)
        return functional_cudaMallocFromPoolAsync(ptr, size, memPool, stream);
    stub_call *recorded = stub_begin(249);
    stub_argument(recorded, &ptr, sizeof ptr);
    stub_argument(recorded, &size, sizeof size);
    stub_argument(recorded, &memPool, sizeof memPool);
    stub_argument(recorded, &stream, sizeof stream);
    stub_output(recorded, 0, (void *)ptr, sizeof(void *));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMallocFromPoolAsync_ptsz(void **ptr, size_t size, cudaMemPool_t memPool, cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[250] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[250] == STUB_FUNCTIONAL && functional_cudaMallocFromPoolAsync != NULL)
        return functional_cudaMallocFromPoolAsync(ptr, size, memPool, stream);
    stub_call *recorded = stub_begin(250);
    stub_argument(recorded, &ptr, sizeof ptr);
    stub_argument(recorded, &size, sizeof size);
    stub_argument(recorded, &memPool, sizeof memPool);
    stub_argument(recorded, &stream, sizeof stream);
    stub_output(recorded, 0, (void *)ptr, sizeof(void *));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMallocHost(void **ptr, size_t size)
{
    if (STUB_LIKELY(stub_modes[251] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[251] == STUB_FUNCTIONAL && functional_cudaMallocHost != NULL)
        return functional_cudaMallocHost(ptr, size);
    stub_call *recorded = stub_begin(251);
    stub_argument(recorded, &ptr, sizeof ptr);
    stub_argument(recorded, &size, sizeof size);
    stub_output(recorded, 0, (void *)ptr, sizeof(void *));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMallocManaged(void **devPtr, size_t size, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[252] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[252] == STUB_FUNCTIONAL && functional_cudaMallocManaged != NULL)
        return functional_cudaMallocManaged(devPtr, size, flags);
    stub_call *recorded = stub_begin(252);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    stub_argument(recorded, &size, sizeof size);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)devPtr, sizeof(void *));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMallocMipmappedArray(cudaMipmappedArray_t *mipmappedArray,
    const struct cudaChannelFormatDesc *desc, struct cudaExtent extent, unsigned int numLevels,
    unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[253] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[253] == STUB_FUNCTIONAL && functional_cudaMallocMipmappedArray != NULL)
        return functional_cudaMallocMipmappedArray(mipmappedArray, desc, extent, numLevels, flags);
    stub_call *recorded = stub_begin(253);
    stub_argument(recorded, &mipmappedArray, sizeof mipmappedArray);
    stub_argument(recorded, &desc, sizeof desc);
    stub_argument(recorded, &extent, sizeof extent);
    stub_argument(recorded, &numLevels, sizeof numLevels);
    stub_argument(recorded, &flags, sizeof flags);
    stub_input(recorded, 1, desc, sizeof(struct cudaChannelFormatDesc));
    stub_output(recorded, 0, (void *)mipmappedArray, sizeof(cudaMipmappedArray_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMallocPitch(void **devPtr, size_t *pitch, size_t width, size_t height)
{
    if (STUB_LIKELY(stub_modes[254] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[254] == STUB_FUNCTIONAL && functional_cudaMallocPitch != NULL)
        return functional_cudaMallocPitch(devPtr, pitch, width, height);
    stub_call *recorded = stub_begin(254);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    stub_argument(recorded, &pitch, sizeof pitch);
    stub_argument(recorded, &width, sizeof width);
    stub_argument(recorded, &height, sizeof height);
    stub_output(recorded, 0, (void *)devPtr, sizeof(void *));
    stub_output(recorded, 1, (void *)pitch, sizeof(size_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemAdvise(const void *devPtr, size_t count, enum cudaMemoryAdvise advice, int device)
{
    if (STUB_LIKELY(stub_modes[255] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[255] == STUB_FUNCTIONAL && functional_cudaMemAdvise != NULL)
        return functional_cudaMemAdvise(devPtr, count, advice, device);
    stub_call *recorded = stub_begin(255);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &advice, sizeof advice);
    stub_argument(recorded, &device, sizeof device);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemAdvise_v2(const void *devPtr, size_t count, enum cudaMemoryAdvise advice,
    struct cudaMemLocation location)
{
    if (STUB_LIKELY(stub_modes[256] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[256] == STUB_FUNCTIONAL && functional_cudaMemAdvise_v2 != NULL)
        return functional_cudaMemAdvise_v2(devPtr, count, advice, location);
    stub_call *recorded = stub_begin(256);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &advice, sizeof advice);
    stub_argument(recorded, &location, sizeof location);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemGetInfo(size_t *free, size_t *total)
{
    if (STUB_LIKELY(stub_modes[257] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[257] == STUB_FUNCTIONAL && functional_cudaMemGetInfo != NULL)
        return functional_cudaMemGetInfo(free, total);
    stub_call *recorded = stub_begin(257);
    stub_argument(recorded, &free, sizeof free);
    stub_argument(recorded, &total, sizeof total);
    stub_output(recorded, 0, (void *)free, sizeof(size_t));
    stub_output(recorded, 1, (void *)total, sizeof(size_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemPoolCreate(cudaMemPool_t *memPool, const struct cudaMemPoolProps *poolProps)
{
    if (STUB_LIKELY(stub_modes[258] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[258] == STUB_FUNCTIONAL && functional_cudaMemPoolCreate != NULL)
        return functional_cudaMemPoolCreate(memPool, poolProps);
    stub_call *recorded = stub_begin(258);
    stub_argument(recorded, &memPool, sizeof memPool);
    stub_argument(recorded, &poolProps, sizeof poolProps);
    stub_input(recorded, 1, poolProps, sizeof(struct cudaMemPoolProps));
    stub_output(recorded, 0, (void *)memPool, sizeof(cudaMemPool_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemPoolDestroy(cudaMemPool_t memPool)
{
    if (STUB_LIKELY(stub_modes[259] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[259] == STUB_FUNCTIONAL && functional_cudaMemPoolDestroy != NULL)
        return functional_cudaMemPoolDestroy(memPool);
    stub_call *recorded = stub_begin(259);
    stub_argument(recorded, &memPool, sizeof memPool);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemPoolExportPointer(struct cudaMemPoolPtrExportData *exportData, void *ptr)
{
    if (STUB_LIKELY(stub_modes[260] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[260] == STUB_FUNCTIONAL && functional_cudaMemPoolExportPointer != NULL)
        return functional_cudaMemPoolExportPointer(exportData, ptr);
    stub_call *recorded = stub_begin(260);
    stub_argument(recorded, &exportData, sizeof exportData);
    stub_argument(recorded, &ptr, sizeof ptr);
    stub_output(recorded, 0, (void *)exportData, sizeof(struct cudaMemPoolPtrExportData));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemPoolExportToShareableHandle(void *shareableHandle, cudaMemPool_t memPool,
    enum cudaMemAllocationHandleType handleType, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[261] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[261] == STUB_FUNCTIONAL && functional_cudaMemPoolExportToShareableHandle != NULL)
        return functional_cudaMemPoolExportToShareableHandle(shareableHandle, memPool, handleType,
            flags);
    stub_call *recorded = stub_begin(261);
    stub_argument(recorded, &shareableHandle, sizeof shareableHandle);
    stub_argument(recorded, &memPool, sizeof memPool);
    stub_argument(recorded, &handleType, sizeof handleType);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)shareableHandle, value_size_shareable_handles(handleType, 1));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemPoolGetAccess(enum cudaMemAccessFlags *flags, cudaMemPool_t memPool,
    struct cudaMemLocation *location)
{
    if (STUB_LIKELY(stub_modes[262] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[262] == STUB_FUNCTIONAL && functional_cudaMemPoolGetAccess != NULL)
        return functional_cudaMemPoolGetAccess(flags, memPool, location);
    stub_call *recorded = stub_begin(262);
    stub_argument(recorded, &flags, sizeof flags);
    stub_argument(recorded, &memPool, sizeof memPool);
    stub_argument(recorded, &location, sizeof location);
    stub_input(recorded, 2, location, sizeof(struct cudaMemLocation));
    stub_output(recorded, 0, (void *)flags, sizeof(enum cudaMemAccessFlags));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemPoolGetAttribute(cudaMemPool_t memPool, enum cudaMemPoolAttr attr, void *value)
{
    if (STUB_LIKELY(stub_modes[263] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[263] == STUB_FUNCTIONAL && functional_cudaMemPoolGetAttribute != NULL)
        return functional_cudaMemPoolGetAttribute(memPool, attr, value);
    stub_call *recorded = stub_begin(263);
    stub_argument(recorded, &memPool, sizeof memPool);
    stub_argument(recorded, &attr, sizeof attr);
    stub_argument(recorded, &value, sizeof value);
    stub_output(recorded, 2, (void *)value, value_size_mem_pool_attributes(attr, 1));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemPoolImportFromShareableHandle(cudaMemPool_t *memPool, void *shareableHandle,
    enum cudaMemAllocationHandleType handleType, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[264] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[264] == STUB_FUNCTIONAL
        && functional_cudaMemPoolImportFromShareableHandle != NULL)
        return functional_cudaMemPoolImportFromShareableHandle(memPool, shareableHandle,
            handleType, flags);
    stub_call *recorded = stub_begin(264);
    stub_argument(recorded, &memPool, sizeof memPool);
    stub_argument(recorded, &shareableHandle, sizeof shareableHandle);
    stub_argument(recorded, &handleType, sizeof handleType);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)memPool, sizeof(cudaMemPool_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemPoolImportPointer(void **ptr, cudaMemPool_t memPool,
    struct cudaMemPoolPtrExportData *exportData)
{
    if (STUB_LIKELY(stub_modes[265] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[265] == STUB_FUNCTIONAL && functional_cudaMemPoolImportPointer != NULL)
        return functional_cudaMemPoolImportPointer(ptr, memPool, exportData);
    stub_call *recorded = stub_begin(265);
    stub_argument(recorded, &ptr, sizeof ptr);
    stub_argument(recorded, &memPool, sizeof memPool);
    stub_argument(recorded, &exportData, sizeof exportData);
    stub_input(recorded, 2, exportData, sizeof(struct cudaMemPoolPtrExportData));
    stub_output(recorded, 0, (void *)ptr, sizeof(void *));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemPoolSetAccess(cudaMemPool_t memPool, const struct cudaMemAccessDesc *descList, size_t count)
{
    if (STUB_LIKELY(stub_modes[266] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[266] == STUB_FUNCTIONAL && functional_cudaMemPoolSetAccess != NULL)
        return functional_cudaMemPoolSetAccess(memPool, descList, count);
    stub_call *recorded = stub_begin(266);
    stub_argument(recorded, &memPool, sizeof memPool);
    stub_argument(recorded, &descList, sizeof descList);
    stub_argument(recorded, &count, sizeof count);
    stub_input(recorded, 1, descList, stub_items((size_t)count) * sizeof(struct cudaMemAccessDesc));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemPoolSetAttribute(cudaMemPool_t memPool, enum cudaMemPoolAttr attr, void *value)
{
    if (STUB_LIKELY(stub_modes[267] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[267] == STUB_FUNCTIONAL && functional_cudaMemPoolSetAttribute != NULL)
        return functional_cudaMemPoolSetAttribute(memPool, attr, value);
    stub_call *recorded = stub_begin(267);
    stub_argument(recorded, &memPool, sizeof memPool);
    stub_argument(recorded, &attr, sizeof attr);
    stub_argument(recorded, &value, sizeof value);
    stub_input(recorded, 2, value, value_size_mem_pool_attributes(attr, 1));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemPoolTrimTo(cudaMemPool_t memPool, size_t minBytesToKeep)
{
    if (STUB_LIKELY(stub_modes[268] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[268] == STUB_FUNCTIONAL && functional_cudaMemPoolTrimTo != NULL)
        return functional_cudaMemPoolTrimTo(memPool, minBytesToKeep);
    stub_call *recorded = stub_begin(268);
    stub_argument(recorded, &memPool, sizeof memPool);
    stub_argument(recorded, &minBytesToKeep, sizeof minBytesToKeep);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemPrefetchAsync(const void *devPtr, size_t count, int dstDevice, cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[269] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[269] == STUB_FUNCTIONAL && functional_cudaMemPrefetchAsync != NULL)
        return functional_cudaMemPrefetchAsync(devPtr, count, dstDevice, stream);
    stub_call *recorded = stub_begin(269);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemPrefetchAsync_ptsz(const void *devPtr, size_t count, int dstDevice, cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[270] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[270] == STUB_FUNCTIONAL && functional_cudaMemPrefetchAsync != NULL)
        return functional_cudaMemPrefetchAsync(devPtr, count, dstDevice, stream);
    stub_call *recorded = stub_begin(270);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemPrefetchAsync_v2(const void *devPtr, size_t count, struct cudaMemLocation location,
    unsigned int flags, cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[271] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[271] == STUB_FUNCTIONAL && functional_cudaMemPrefetchAsync_v2 != NULL)
        return functional_cudaMemPrefetchAsync_v2(devPtr, count, location, flags, stream);
    stub_call *recorded = stub_begin(271);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &location, sizeof location);
    stub_argument(recorded, &flags, sizeof flags);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemPrefetchAsync_v2_ptsz(const void *devPtr, size_t count, struct cudaMemLocation location,
    unsigned int flags, cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[272] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[272] == STUB_FUNCTIONAL && functional_cudaMemPrefetchAsync_v2 != NULL)
        return functional_cudaMemPrefetchAsync_v2(devPtr, count, location, flags, stream);
    stub_call *recorded = stub_begin(272);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &location, sizeof location);
    stub_argument(recorded, &flags, sizeof flags);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemRangeGetAttribute(void *data, size_t dataSize, enum cudaMemRangeAttribute attribute,
    const void *devPtr, size_t count)
{
    if (STUB_LIKELY(stub_modes[273] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[273] == STUB_FUNCTIONAL && functional_cudaMemRangeGetAttribute != NULL)
        return functional_cudaMemRangeGetAttribute(data, dataSize, attribute, devPtr, count);
    stub_call *recorded = stub_begin(273);
    stub_argument(recorded, &data, sizeof data);
    stub_argument(recorded, &dataSize, sizeof dataSize);
    stub_argument(recorded, &attribute, sizeof attribute);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    stub_argument(recorded, &count, sizeof count);
    stub_output(recorded, 0, (void *)data,
        stub_within(value_size_mem_range_attributes(attribute, (size_t)dataSize),
        (size_t)dataSize));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemRangeGetAttributes(void **data, size_t *dataSizes, enum cudaMemRangeAttribute *attributes,
    size_t numAttributes, const void *devPtr, size_t count)
{
    if (STUB_LIKELY(stub_modes[274] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[274] == STUB_FUNCTIONAL && functional_cudaMemRangeGetAttributes != NULL)
        return functional_cudaMemRangeGetAttributes(data, dataSizes, attributes, numAttributes,
            devPtr, count);
    stub_call *recorded = stub_begin(274);
    stub_argument(recorded, &data, sizeof data);
    stub_argument(recorded, &dataSizes, sizeof dataSizes);
    stub_argument(recorded, &attributes, sizeof attributes);
    stub_argument(recorded, &numAttributes, sizeof numAttributes);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    stub_argument(recorded, &count, sizeof count);
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
    if (STUB_LIKELY(stub_modes[275] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[275] == STUB_FUNCTIONAL && functional_cudaMemcpy != NULL)
        return functional_cudaMemcpy(dst, src, count, kind);
    stub_call *recorded = stub_begin(275);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &kind, sizeof kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height,
    enum cudaMemcpyKind kind)
{
    if (STUB_LIKELY(stub_modes[276] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[276] == STUB_FUNCTIONAL && functional_cudaMemcpy2D != NULL)
        return functional_cudaMemcpy2D(dst, dpitch, src, spitch, width, height, kind);
    stub_call *recorded = stub_begin(276);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &dpitch, sizeof dpitch);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &spitch, sizeof spitch);
    stub_argument(recorded, &width, sizeof width);
    stub_argument(recorded, &height, sizeof height);
    stub_argument(recorded, &kind, sizeof kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy2DArrayToArray(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst,
    cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t width, size_t height,
    enum cudaMemcpyKind kind)
{
    if (STUB_LIKELY(stub_modes[277] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[277] == STUB_FUNCTIONAL && functional_cudaMemcpy2DArrayToArray != NULL)
        return functional_cudaMemcpy2DArrayToArray(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc,
            hOffsetSrc, width, height, kind);
    stub_call *recorded = stub_begin(277);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &wOffsetDst, sizeof wOffsetDst);
    stub_argument(recorded, &hOffsetDst, sizeof hOffsetDst);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &wOffsetSrc, sizeof wOffsetSrc);
    stub_argument(recorded, &hOffsetSrc, sizeof hOffsetSrc);
    stub_argument(recorded, &width, sizeof width);
    stub_argument(recorded, &height, sizeof height);
    stub_argument(recorded, &kind, sizeof kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy2DArrayToArray_ptds(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst,
    cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t width, size_t height,
    enum cudaMemcpyKind kind)
{
    if (STUB_LIKELY(stub_modes[278] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[278] == STUB_FUNCTIONAL && functional_cudaMemcpy2DArrayToArray != NULL)
        return functional_cudaMemcpy2DArrayToArray(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc,
            hOffsetSrc, width, height, kind);
    stub_call *recorded = stub_begin(278);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &wOffsetDst, sizeof wOffsetDst);
    stub_argument(recorded, &hOffsetDst, sizeof hOffsetDst);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &wOffsetSrc, sizeof wOffsetSrc);
    stub_argument(recorded, &hOffsetSrc, sizeof hOffsetSrc);
    stub_argument(recorded, &width, sizeof width);
    stub_argument(recorded, &height, sizeof height);
    stub_argument(recorded, &kind, sizeof kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width,
    size_t height, enum cudaMemcpyKind kind, cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[279] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[279] == STUB_FUNCTIONAL && functional_cudaMemcpy2DAsync != NULL)
        return functional_cudaMemcpy2DAsync(dst, dpitch, src, spitch, width, height, kind, stream);
    stub_call *recorded = stub_begin(279);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &dpitch, sizeof dpitch);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &spitch, sizeof spitch);
    stub_argument(recorded, &width, sizeof width);
    stub_argument(recorded, &height, sizeof height);
    stub_argument(recorded, &kind, sizeof kind);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy2DAsync_ptsz(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width,
    size_t height, enum cudaMemcpyKind kind, cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[280] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[280] == STUB_FUNCTIONAL && functional_cudaMemcpy2DAsync != NULL)
        return functional_cudaMemcpy2DAsync(dst, dpitch, src, spitch, width, height, kind, stream);
    stub_call *recorded = stub_begin(280);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &dpitch, sizeof dpitch);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &spitch, sizeof spitch);
    stub_argument(recorded, &width, sizeof width);
    stub_argument(recorded, &height, sizeof height);
    stub_argument(recorded, &kind, sizeof kind);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy2DFromArray(void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset,
    size_t hOffset, size_t width, size_t height, enum cudaMemcpyKind kind)
{
    if (STUB_LIKELY(stub_modes[281] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[281] == STUB_FUNCTIONAL && functional_cudaMemcpy2DFromArray != NULL)
        return functional_cudaMemcpy2DFromArray(dst, dpitch, src, wOffset, hOffset, width, height,
            kind);
    stub_call *recorded = stub_begin(281);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &dpitch, sizeof dpitch);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &wOffset, sizeof wOffset);
    stub_argument(recorded, &hOffset, sizeof hOffset);
    stub_argument(recorded, &width, sizeof width);
    stub_argument(recorded, &height, sizeof height);
    stub_argument(recorded, &kind, sizeof kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy2DFromArrayAsync(void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset,
    size_t hOffset, size_t width, size_t height, enum cudaMemcpyKind kind, cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[282] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[282] == STUB_FUNCTIONAL && functional_cudaMemcpy2DFromArrayAsync != NULL)
        return functional_cudaMemcpy2DFromArrayAsync(dst, dpitch, src, wOffset, hOffset, width,
            height, kind, stream);
    stub_call *recorded = stub_begin(282);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &dpitch, sizeof dpitch);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &wOffset, sizeof wOffset);
    stub_argument(recorded, &hOffset, sizeof hOffset);
    stub_argument(recorded, &width, sizeof width);
    stub_argument(recorded, &height, sizeof height);
    stub_argument(recorded, &kind, sizeof kind);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy2DFromArrayAsync_ptsz(void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset,
    size_t hOffset, size_t width, size_t height, enum cudaMemcpyKind kind, cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[283] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[283] == STUB_FUNCTIONAL && functional_cudaMemcpy2DFromArrayAsync != NULL)
        return functional_cudaMemcpy2DFromArrayAsync(dst, dpitch, src, wOffset, hOffset, width,
            height, kind, stream);
    stub_call *recorded = stub_begin(283);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &dpitch, sizeof dpitch);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &wOffset, sizeof wOffset);
    stub_argument(recorded, &hOffset, sizeof hOffset);
    stub_argument(recorded, &width, sizeof width);
    stub_argument(recorded, &height, sizeof height);
    stub_argument(recorded, &kind, sizeof kind);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy2DFromArray_ptds(void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset,
    size_t hOffset, size_t width, size_t height, enum cudaMemcpyKind kind)
{
    if (STUB_LIKELY(stub_modes[284] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[284] == STUB_FUNCTIONAL && functional_cudaMemcpy2DFromArray != NULL)
        return functional_cudaMemcpy2DFromArray(dst, dpitch, src, wOffset, hOffset, width, height,
            kind);
    stub_call *recorded = stub_begin(284);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &dpitch, sizeof dpitch);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &wOffset, sizeof wOffset);
    stub_argument(recorded, &hOffset, sizeof hOffset);
    stub_argument(recorded, &width, sizeof width);
    stub_argument(recorded, &height, sizeof height);
    stub_argument(recorded, &kind, sizeof kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy2DToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src,
    size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind)
{
    if (STUB_LIKELY(stub_modes[285] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[285] == STUB_FUNCTIONAL && functional_cudaMemcpy2DToArray != NULL)
        return functional_cudaMemcpy2DToArray(dst, wOffset, hOffset, src, spitch, width, height,
            kind);
    stub_call *recorded = stub_begin(285);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &wOffset, sizeof wOffset);
    stub_argument(recorded, &hOffset, sizeof hOffset);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &spitch, sizeof spitch);
    stub_argument(recorded, &width, sizeof width);
    stub_argument(recorded, &height, sizeof height);
    stub_argument(recorded, &kind, sizeof kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy2DToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src,
    size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind, cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[286] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[286] == STUB_FUNCTIONAL && functional_cudaMemcpy2DToArrayAsync != NULL)
        return functional_cudaMemcpy2DToArrayAsync(dst, wOffset, hOffset, src, spitch, width,
            height, kind, stream);
    stub_call *recorded = stub_begin(286);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &wOffset, sizeof wOffset);
    stub_argument(recorded, &hOffset, sizeof hOffset);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &spitch, sizeof spitch);
    stub_argument(recorded, &width, sizeof width);
    stub_argument(recorded, &height, sizeof height);
    stub_argument(recorded, &kind, sizeof kind);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy2DToArrayAsync_ptsz(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src,
    size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind, cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[287] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[287] == STUB_FUNCTIONAL && functional_cudaMemcpy2DToArrayAsync != NULL)
        return functional_cudaMemcpy2DToArrayAsync(dst, wOffset, hOffset, src, spitch, width,
            height, kind, stream);
    stub_call *recorded = stub_begin(287);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &wOffset, sizeof wOffset);
    stub_argument(recorded, &hOffset, sizeof hOffset);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &spitch, sizeof spitch);
    stub_argument(recorded, &width, sizeof width);
    stub_argument(recorded, &height, sizeof height);
    stub_argument(recorded, &kind, sizeof kind);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy2DToArray_ptds(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src,
    size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind)
{
    if (STUB_LIKELY(stub_modes[288] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[288] == STUB_FUNCTIONAL && functional_cudaMemcpy2DToArray != NULL)
        return functional_cudaMemcpy2DToArray(dst, wOffset, hOffset, src, spitch, width, height,
            kind);
    stub_call *recorded = stub_begin(288);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &wOffset, sizeof wOffset);
    stub_argument(recorded, &hOffset, sizeof hOffset);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &spitch, sizeof spitch);
    stub_argument(recorded, &width, sizeof width);
    stub_argument(recorded, &height, sizeof height);
    stub_argument(recorded, &kind, sizeof kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy2D_ptds(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width,
    size_t height, enum cudaMemcpyKind kind)
{
    if (STUB_LIKELY(stub_modes[289] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[289] == STUB_FUNCTIONAL && functional_cudaMemcpy2D != NULL)
        return functional_cudaMemcpy2D(dst, dpitch, src, spitch, width, height, kind);
    stub_call *recorded = stub_begin(289);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &dpitch, sizeof dpitch);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &spitch, sizeof spitch);
    stub_argument(recorded, &width, sizeof width);
    stub_argument(recorded, &height, sizeof height);
    stub_argument(recorded, &kind, sizeof kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy3D(const struct cudaMemcpy3DParms *p)
{
    if (STUB_LIKELY(stub_modes[290] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[290] == STUB_FUNCTIONAL && functional_cudaMemcpy3D != NULL)
        return functional_cudaMemcpy3D(p);
    stub_call *recorded = stub_begin(290);
    stub_argument(recorded, &p, sizeof p);
    stub_input(recorded, 0, p, sizeof(struct cudaMemcpy3DParms));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy3DAsync(const struct cudaMemcpy3DParms *p, cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[291] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[291] == STUB_FUNCTIONAL && functional_cudaMemcpy3DAsync != NULL)
        return functional_cudaMemcpy3DAsync(p, stream);
    stub_call *recorded = stub_begin(291);
    stub_argument(recorded, &p, sizeof p);
    stub_argument(recorded, &stream, sizeof stream);
    stub_input(recorded, 0, p, sizeof(struct cudaMemcpy3DParms));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy3DAsync_ptsz(const struct cudaMemcpy3DParms *p, cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[292] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[292] == STUB_FUNCTIONAL && functional_cudaMemcpy3DAsync != NULL)
        return functional_cudaMemcpy3DAsync(p, stream);
    stub_call *recorded = stub_begin(292);
    stub_argument(recorded, &p, sizeof p);
    stub_argument(recorded, &stream, sizeof stream);
    stub_input(recorded, 0, p, sizeof(struct cudaMemcpy3DParms));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy3DBatchAsync(size_t numOps, struct cudaMemcpy3DBatchOp *opList, size_t *failIdx,
    unsigned long long flags, cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[293] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[293] == STUB_FUNCTIONAL && functional_cudaMemcpy3DBatchAsync != NULL)
        return functional_cudaMemcpy3DBatchAsync(numOps, opList, failIdx, flags, stream);
    stub_call *recorded = stub_begin(293);
    stub_argument(recorded, &numOps, sizeof numOps);
    stub_argument(recorded, &opList, sizeof opList);
    stub_argument(recorded, &failIdx, sizeof failIdx);
    stub_argument(recorded, &flags, sizeof flags);
    stub_argument(recorded, &stream, sizeof stream);
    stub_input(recorded, 1, opList,
        stub_items((size_t)numOps) * sizeof(struct cudaMemcpy3DBatchOp));
    stub_output(recorded, 2, (void *)failIdx, sizeof(size_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy3DBatchAsync_ptsz(size_t numOps, struct cudaMemcpy3DBatchOp *opList, size_t *failIdx,
    unsigned long long flags, cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[294] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[294] == STUB_FUNCTIONAL && functional_cudaMemcpy3DBatchAsync != NULL)
        return functional_cudaMemcpy3DBatchAsync(numOps, opList, failIdx, flags, stream);
    stub_call *recorded = stub_begin(294);
    stub_argument(recorded, &numOps, sizeof numOps);
    stub_argument(recorded, &opList, sizeof opList);
    stub_argument(recorded, &failIdx, sizeof failIdx);
    stub_argument(recorded, &flags, sizeof flags);
    stub_argument(recorded, &stream, sizeof stream);
    stub_input(recorded, 1, opList,
        stub_items((size_t)numOps) * sizeof(struct cudaMemcpy3DBatchOp));
    stub_output(recorded, 2, (void *)failIdx, sizeof(size_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy3DPeer(const struct cudaMemcpy3DPeerParms *p)
{
    if (STUB_LIKELY(stub_modes[295] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[295] == STUB_FUNCTIONAL && functional_cudaMemcpy3DPeer != NULL)
        return functional_cudaMemcpy3DPeer(p);
    stub_call *recorded = stub_begin(295);
    stub_argument(recorded, &p, sizeof p);
    stub_input(recorded, 0, p, sizeof(struct cudaMemcpy3DPeerParms));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy3DPeerAsync(const struct cudaMemcpy3DPeerParms *p, cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[296] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[296] == STUB_FUNCTIONAL && functional_cudaMemcpy3DPeerAsync != NULL)
        return functional_cudaMemcpy3DPeerAsync(p, stream);
    stub_call *recorded = stub_begin(296);
    stub_argument(recorded, &p, sizeof p);
    stub_argument(recorded, &stream, sizeof stream);
    stub_input(recorded, 0, p, sizeof(struct cudaMemcpy3DPeerParms));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy3DPeerAsync_ptsz(const struct cudaMemcpy3DPeerParms *p, cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[297] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[297] == STUB_FUNCTIONAL && functional_cudaMemcpy3DPeerAsync != NULL)
        return functional_cudaMemcpy3DPeerAsync(p, stream);
    stub_call *recorded = stub_begin(297);
    stub_argument(recorded, &p, sizeof p);
    stub_argument(recorded, &stream, sizeof stream);
    stub_input(recorded, 0, p, sizeof(struct cudaMemcpy3DPeerParms));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy3DPeer_ptds(const struct cudaMemcpy3DPeerParms *p)
{
    if (STUB_LIKELY(stub_modes[298] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[298] == STUB_FUNCTIONAL && functional_cudaMemcpy3DPeer != NULL)
        return functional_cudaMemcpy3DPeer(p);
    stub_call *recorded = stub_begin(298);
    stub_argument(recorded, &p, sizeof p);
    stub_input(recorded, 0, p, sizeof(struct cudaMemcpy3DPeerParms));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy3D_ptds(const struct cudaMemcpy3DParms *p)
{
    if (STUB_LIKELY(stub_modes[299] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[299] == STUB_FUNCTIONAL && functional_cudaMemcpy3D != NULL)
        return functional_cudaMemcpy3D(p);
    stub_call *recorded = stub_begin(299);
    stub_argument(recorded, &p, sizeof p);
    stub_input(recorded, 0, p, sizeof(struct cudaMemcpy3DParms));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyArrayToArray(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst,
    cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t count,
    enum cudaMemcpyKind kind)
{
    if (STUB_LIKELY(stub_modes[300] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[300] == STUB_FUNCTIONAL && functional_cudaMemcpyArrayToArray != NULL)
        return functional_cudaMemcpyArrayToArray(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc,
            hOffsetSrc, count, kind);
    stub_call *recorded = stub_begin(300);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &wOffsetDst, sizeof wOffsetDst);
    stub_argument(recorded, &hOffsetDst, sizeof hOffsetDst);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &wOffsetSrc, sizeof wOffsetSrc);
    stub_argument(recorded, &hOffsetSrc, sizeof hOffsetSrc);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &kind, sizeof kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyArrayToArray_ptds(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst,
    cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t count,
    enum cudaMemcpyKind kind)
{
    if (STUB_LIKELY(stub_modes[301] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[301] == STUB_FUNCTIONAL && functional_cudaMemcpyArrayToArray != NULL)
        return functional_cudaMemcpyArrayToArray(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc,
            hOffsetSrc, count, kind);
    stub_call *recorded = stub_begin(301);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &wOffsetDst, sizeof wOffsetDst);
    stub_argument(recorded, &hOffsetDst, sizeof hOffsetDst);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &wOffsetSrc, sizeof wOffsetSrc);
    stub_argument(recorded, &hOffsetSrc, sizeof hOffsetSrc);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &kind, sizeof kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyAsync(void *dst, const void *src, size_t count, enum cudaMemcpyKind kind,
    cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[302] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[302] == STUB_FUNCTIONAL && functional_cudaMemcpyAsync != NULL)
        return functional_cudaMemcpyAsync(dst, src, count, kind, stream);
    stub_call *recorded = stub_begin(302);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &kind, sizeof kind);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyAsync_ptsz(void *dst, const void *src, size_t count, enum cudaMemcpyKind kind,
    cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[303] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[303] == STUB_FUNCTIONAL && functional_cudaMemcpyAsync != NULL)
        return functional_cudaMemcpyAsync(dst, src, count, kind, stream);
    stub_call *recorded = stub_begin(303);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &kind, sizeof kind);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyBatchAsync(void **dsts, void **srcs, size_t *sizes, size_t count,
    struct cudaMemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, size_t *failIdx,
    cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[304] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[304] == STUB_FUNCTIONAL && functional_cudaMemcpyBatchAsync != NULL)
        return functional_cudaMemcpyBatchAsync(dsts, srcs, sizes, count, attrs, attrsIdxs,
            numAttrs, failIdx, stream);
    stub_call *recorded = stub_begin(304);
    stub_argument(recorded, &dsts, sizeof dsts);
    stub_argument(recorded, &srcs, sizeof srcs);
    stub_argument(recorded, &sizes, sizeof sizes);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &attrs, sizeof attrs);
    stub_argument(recorded, &attrsIdxs, sizeof attrsIdxs);
    stub_argument(recorded, &numAttrs, sizeof numAttrs);
    stub_argument(recorded, &failIdx, sizeof failIdx);
    stub_argument(recorded, &stream, sizeof stream);
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
    if (STUB_LIKELY(stub_modes[305] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[305] == STUB_FUNCTIONAL && functional_cudaMemcpyBatchAsync != NULL)
        return functional_cudaMemcpyBatchAsync(dsts, srcs, sizes, count, attrs, attrsIdxs,
            numAttrs, failIdx, stream);
    stub_call *recorded = stub_begin(305);
    stub_argument(recorded, &dsts, sizeof dsts);
    stub_argument(recorded, &srcs, sizeof srcs);
    stub_argument(recorded, &sizes, sizeof sizes);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &attrs, sizeof attrs);
    stub_argument(recorded, &attrsIdxs, sizeof attrsIdxs);
    stub_argument(recorded, &numAttrs, sizeof numAttrs);
    stub_argument(recorded, &failIdx, sizeof failIdx);
    stub_argument(recorded, &stream, sizeof stream);
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
    if (STUB_LIKELY(stub_modes[306] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[306] == STUB_FUNCTIONAL && functional_cudaMemcpyFromArray != NULL)
        return functional_cudaMemcpyFromArray(dst, src, wOffset, hOffset, count, kind);
    stub_call *recorded = stub_begin(306);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &wOffset, sizeof wOffset);
    stub_argument(recorded, &hOffset, sizeof hOffset);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &kind, sizeof kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyFromArrayAsync(void *dst, cudaArray_const_t src, size_t wOffset, size_t hOffset,
    size_t count, enum cudaMemcpyKind kind, cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[307] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[307] == STUB_FUNCTIONAL && functional_cudaMemcpyFromArrayAsync != NULL)
        return functional_cudaMemcpyFromArrayAsync(dst, src, wOffset, hOffset, count, kind, stream);
    stub_call *recorded = stub_begin(307);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &wOffset, sizeof wOffset);
    stub_argument(recorded, &hOffset, sizeof hOffset);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &kind, sizeof kind);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyFromArrayAsync_ptsz(void *dst, cudaArray_const_t src, size_t wOffset, size_t hOffset,
    size_t count, enum cudaMemcpyKind kind, cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[308] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[308] == STUB_FUNCTIONAL && functional_cudaMemcpyFromArrayAsync != NULL)
        return functional_cudaMemcpyFromArrayAsync(dst, src, wOffset, hOffset, count, kind, stream);
    stub_call *recorded = stub_begin(308);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &wOffset, sizeof wOffset);
    stub_argument(recorded, &hOffset, sizeof hOffset);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &kind, sizeof kind);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyFromArray_ptds(void *dst, cudaArray_const_t src, size_t wOffset, size_t hOffset,
    size_t count, enum cudaMemcpyKind kind)
{
    if (STUB_LIKELY(stub_modes[309] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[309] == STUB_FUNCTIONAL && functional_cudaMemcpyFromArray != NULL)
        return functional_cudaMemcpyFromArray(dst, src, wOffset, hOffset, count, kind);
    stub_call *recorded = stub_begin(309);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &wOffset, sizeof wOffset);
    stub_argument(recorded, &hOffset, sizeof hOffset);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &kind, sizeof kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyFromSymbol(void *dst, const void *symbol, size_t count, size_t offset,
    enum cudaMemcpyKind kind)
{
    if (STUB_LIKELY(stub_modes[310] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[310] == STUB_FUNCTIONAL && functional_cudaMemcpyFromSymbol != NULL)
        return functional_cudaMemcpyFromSymbol(dst, symbol, count, offset, kind);
    stub_call *recorded = stub_begin(310);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &symbol, sizeof symbol);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &offset, sizeof offset);
    stub_argument(recorded, &kind, sizeof kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t count, size_t offset,
    enum cudaMemcpyKind kind, cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[311] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[311] == STUB_FUNCTIONAL && functional_cudaMemcpyFromSymbolAsync != NULL)
        return functional_cudaMemcpyFromSymbolAsync(dst, symbol, count, offset, kind, stream);
    stub_call *recorded = stub_begin(311);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &symbol, sizeof symbol);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &offset, sizeof offset);
    stub_argument(recorded, &kind, sizeof kind);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyFromSymbolAsync_ptsz(void *dst, const void *symbol, size_t count, size_t offset,
    enum cudaMemcpyKind kind, cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[312] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[312] == STUB_FUNCTIONAL && functional_cudaMemcpyFromSymbolAsync != NULL)
        return functional_cudaMemcpyFromSymbolAsync(dst, symbol, count, offset, kind, stream);
    stub_call *recorded = stub_begin(312);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &symbol, sizeof symbol);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &offset, sizeof offset);
    stub_argument(recorded, &kind, sizeof kind);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyFromSymbol_ptds(void *dst, const void *symbol, size_t count, size_t offset,
    enum cudaMemcpyKind kind)
{
    if (STUB_LIKELY(stub_modes[313] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[313] == STUB_FUNCTIONAL && functional_cudaMemcpyFromSymbol != NULL)
        return functional_cudaMemcpyFromSymbol(dst, symbol, count, offset, kind);
    stub_call *recorded = stub_begin(313);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &symbol, sizeof symbol);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &offset, sizeof offset);
    stub_argument(recorded, &kind, sizeof kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyPeer(void *dst, int dstDevice, const void *src, int srcDevice, size_t count)
{
    if (STUB_LIKELY(stub_modes[314] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[314] == STUB_FUNCTIONAL && functional_cudaMemcpyPeer != NULL)
        return functional_cudaMemcpyPeer(dst, dstDevice, src, srcDevice, count);
    stub_call *recorded = stub_begin(314);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &srcDevice, sizeof srcDevice);
    stub_argument(recorded, &count, sizeof count);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyPeerAsync(void *dst, int dstDevice, const void *src, int srcDevice, size_t count,
    cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[315] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[315] == STUB_FUNCTIONAL && functional_cudaMemcpyPeerAsync != NULL)
        return functional_cudaMemcpyPeerAsync(dst, dstDevice, src, srcDevice, count, stream);
    stub_call *recorded = stub_begin(315);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &srcDevice, sizeof srcDevice);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t count,
    enum cudaMemcpyKind kind)
{
    if (STUB_LIKELY(stub_modes[316] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[316] == STUB_FUNCTIONAL && functional_cudaMemcpyToArray != NULL)
        return functional_cudaMemcpyToArray(dst, wOffset, hOffset, src, count, kind);
    stub_call *recorded = stub_begin(316);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &wOffset, sizeof wOffset);
    stub_argument(recorded, &hOffset, sizeof hOffset);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &kind, sizeof kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src,
    size_t count, enum cudaMemcpyKind kind, cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[317] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[317] == STUB_FUNCTIONAL && functional_cudaMemcpyToArrayAsync != NULL)
        return functional_cudaMemcpyToArrayAsync(dst, wOffset, hOffset, src, count, kind, stream);
    stub_call *recorded = stub_begin(317);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &wOffset, sizeof wOffset);
    stub_argument(recorded, &hOffset, sizeof hOffset);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &kind, sizeof kind);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyToArrayAsync_ptsz(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src,
    size_t count, enum cudaMemcpyKind kind, cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[318] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[318] == STUB_FUNCTIONAL && functional_cudaMemcpyToArrayAsync != NULL)
        return functional_cudaMemcpyToArrayAsync(dst, wOffset, hOffset, src, count, kind, stream);
    stub_call *recorded = stub_begin(318);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &wOffset, sizeof wOffset);
    stub_argument(recorded, &hOffset, sizeof hOffset);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &kind, sizeof kind);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyToArray_ptds(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src,
    size_t count, enum cudaMemcpyKind kind)
{
    if (STUB_LIKELY(stub_modes[319] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[319] == STUB_FUNCTIONAL && functional_cudaMemcpyToArray != NULL)
        return functional_cudaMemcpyToArray(dst, wOffset, hOffset, src, count, kind);
    stub_call *recorded = stub_begin(319);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &wOffset, sizeof wOffset);
    stub_argument(recorded, &hOffset, sizeof hOffset);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &kind, sizeof kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyToSymbol(const void *symbol, const void *src, size_t count, size_t offset,
    enum cudaMemcpyKind kind)
{
    if (STUB_LIKELY(stub_modes[320] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[320] == STUB_FUNCTIONAL && functional_cudaMemcpyToSymbol != NULL)
        return functional_cudaMemcpyToSymbol(symbol, src, count, offset, kind);
    stub_call *recorded = stub_begin(320);
    stub_argument(recorded, &symbol, sizeof symbol);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &offset, sizeof offset);
    stub_argument(recorded, &kind, sizeof kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyToSymbolAsync(const void *symbol, const void *src, size_t count, size_t offset,
    enum cudaMemcpyKind kind, cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[321] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[321] == STUB_FUNCTIONAL && functional_cudaMemcpyToSymbolAsync != NULL)
        return functional_cudaMemcpyToSymbolAsync(symbol, src, count, offset, kind, stream);
    stub_call *recorded = stub_begin(321);
    stub_argument(recorded, &symbol, sizeof symbol);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &offset, sizeof offset);
    stub_argument(recorded, &kind, sizeof kind);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyToSymbolAsync_ptsz(const void *symbol, const void *src, size_t count, size_t offset,
    enum cudaMemcpyKind kind, cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[322] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[322] == STUB_FUNCTIONAL && functional_cudaMemcpyToSymbolAsync != NULL)
        return functional_cudaMemcpyToSymbolAsync(symbol, src, count, offset, kind, stream);
    stub_call *recorded = stub_begin(322);
    stub_argument(recorded, &symbol, sizeof symbol);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &offset, sizeof offset);
    stub_argument(recorded, &kind, sizeof kind);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpyToSymbol_ptds(const void *symbol, const void *src, size_t count, size_t offset,
    enum cudaMemcpyKind kind)
{
    if (STUB_LIKELY(stub_modes[323] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[323] == STUB_FUNCTIONAL && functional_cudaMemcpyToSymbol != NULL)
        return functional_cudaMemcpyToSymbol(symbol, src, count, offset, kind);
    stub_call *recorded = stub_begin(323);
    stub_argument(recorded, &symbol, sizeof symbol);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &offset, sizeof offset);
    stub_argument(recorded, &kind, sizeof kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemcpy_ptds(void *dst, const void *src, size_t count, enum cudaMemcpyKind kind)
{
    if (STUB_LIKELY(stub_modes[324] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[324] == STUB_FUNCTIONAL && functional_cudaMemcpy != NULL)
        return functional_cudaMemcpy(dst, src, count, kind);
    stub_call *recorded = stub_begin(324);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &kind, sizeof kind);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemset(void *devPtr, int value, size_t count)
{
    if (STUB_LIKELY(stub_modes[325] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[325] == STUB_FUNCTIONAL && functional_cudaMemset != NULL)
        return functional_cudaMemset(devPtr, value, count);
    stub_call *recorded = stub_begin(325);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    stub_argument(recorded, &value, sizeof value);
    stub_argument(recorded, &count, sizeof count);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemset2D(void *devPtr, size_t pitch, int value, size_t width, size_t height)
{
    if (STUB_LIKELY(stub_modes[326] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[326] == STUB_FUNCTIONAL && functional_cudaMemset2D != NULL)
        return functional_cudaMemset2D(devPtr, pitch, value, width, height);
    stub_call *recorded = stub_begin(326);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    stub_argument(recorded, &pitch, sizeof pitch);
    stub_argument(recorded, &value, sizeof value);
    stub_argument(recorded, &width, sizeof width);
    stub_argument(recorded, &height, sizeof height);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemset2DAsync(void *devPtr, size_t pitch, int value, size_t width, size_t height,
    cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[327] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[327] == STUB_FUNCTIONAL && functional_cudaMemset2DAsync != NULL)
        return functional_cudaMemset2DAsync(devPtr, pitch, value, width, height, stream);
    stub_call *recorded = stub_begin(327);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    stub_argument(recorded, &pitch, sizeof pitch);
    stub_argument(recorded, &value, sizeof value);
    stub_argument(recorded, &width, sizeof width);
    stub_argument(recorded, &height, sizeof height);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemset2DAsync_ptsz(void *devPtr, size_t pitch, int value, size_t width, size_t height,
    cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[328] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[328] == STUB_FUNCTIONAL && functional_cudaMemset2DAsync != NULL)
        return functional_cudaMemset2DAsync(devPtr, pitch, value, width, height, stream);
    stub_call *recorded = stub_begin(328);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    stub_argument(recorded, &pitch, sizeof pitch);
    stub_argument(recorded, &value, sizeof value);
    stub_argument(recorded, &width, sizeof width);
    stub_argument(recorded, &height, sizeof height);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemset2D_ptds(void *devPtr, size_t pitch, int value, size_t width, size_t height)
{
    if (STUB_LIKELY(stub_modes[329] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[329] == STUB_FUNCTIONAL && functional_cudaMemset2D != NULL)
        return functional_cudaMemset2D(devPtr, pitch, value, width, height);
    stub_call *recorded = stub_begin(329);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    stub_argument(recorded, &pitch, sizeof pitch);
    stub_argument(recorded, &value, sizeof value);
    stub_argument(recorded, &width, sizeof width);
    stub_argument(recorded, &height, sizeof height);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemset3D(struct cudaPitchedPtr pitchedDevPtr, int value, struct cudaExtent extent)
{
    if (STUB_LIKELY(stub_modes[330] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[330] == STUB_FUNCTIONAL && functional_cudaMemset3D != NULL)
        return functional_cudaMemset3D(pitchedDevPtr, value, extent);
    stub_call *recorded = stub_begin(330);
    stub_argument(recorded, &pitchedDevPtr, sizeof pitchedDevPtr);
    stub_argument(recorded, &value, sizeof value);
    stub_argument(recorded, &extent, sizeof extent);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemset3DAsync(struct cudaPitchedPtr pitchedDevPtr, int value, struct cudaExtent extent,
    cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[331] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[331] == STUB_FUNCTIONAL && functional_cudaMemset3DAsync != NULL)
        return functional_cudaMemset3DAsync(pitchedDevPtr, value, extent, stream);
    stub_call *recorded = stub_begin(331);
    stub_argument(recorded, &pitchedDevPtr, sizeof pitchedDevPtr);
    stub_argument(recorded, &value, sizeof value);
    stub_argument(recorded, &extent, sizeof extent);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemset3DAsync_ptsz(struct cudaPitchedPtr pitchedDevPtr, int value, struct cudaExtent extent,
    cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[332] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[332] == STUB_FUNCTIONAL && functional_cudaMemset3DAsync != NULL)
        return functional_cudaMemset3DAsync(pitchedDevPtr, value, extent, stream);
    stub_call *recorded = stub_begin(332);
    stub_argument(recorded, &pitchedDevPtr, sizeof pitchedDevPtr);
    stub_argument(recorded, &value, sizeof value);
    stub_argument(recorded, &extent, sizeof extent);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemset3D_ptds(struct cudaPitchedPtr pitchedDevPtr, int value, struct cudaExtent extent)
{
    if (STUB_LIKELY(stub_modes[333] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[333] == STUB_FUNCTIONAL && functional_cudaMemset3D != NULL)
        return functional_cudaMemset3D(pitchedDevPtr, value, extent);
    stub_call *recorded = stub_begin(333);
    stub_argument(recorded, &pitchedDevPtr, sizeof pitchedDevPtr);
    stub_argument(recorded, &value, sizeof value);
    stub_argument(recorded, &extent, sizeof extent);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemsetAsync(void *devPtr, int value, size_t count, cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[334] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[334] == STUB_FUNCTIONAL && functional_cudaMemsetAsync != NULL)
        return functional_cudaMemsetAsync(devPtr, value, count, stream);
    stub_call *recorded = stub_begin(334);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    stub_argument(recorded, &value, sizeof value);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemsetAsync_ptsz(void *devPtr, int value, size_t count, cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[335] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[335] == STUB_FUNCTIONAL && functional_cudaMemsetAsync != NULL)
        return functional_cudaMemsetAsync(devPtr, value, count, stream);
    stub_call *recorded = stub_begin(335);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    stub_argument(recorded, &value, sizeof value);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMemset_ptds(void *devPtr, int value, size_t count)
{
    if (STUB_LIKELY(stub_modes[336] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[336] == STUB_FUNCTIONAL && functional_cudaMemset != NULL)
        return functional_cudaMemset(devPtr, value, count);
    stub_call *recorded = stub_begin(336);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    stub_argument(recorded, &value, sizeof value);
    stub_argument(recorded, &count, sizeof count);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMipmappedArrayGetMemoryRequirements(struct cudaArrayMemoryRequirements *memoryRequirements,
    cudaMipmappedArray_t mipmap, int device)
{
    if (STUB_LIKELY(stub_modes[337] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[337] == STUB_FUNCTIONAL
        && functional_cudaMipmappedArrayGetMemoryRequirements != NULL)
        return functional_cudaMipmappedArrayGetMemoryRequirements(memoryRequirements, mipmap,
            device);
    stub_call *recorded = stub_begin(337);
    stub_argument(recorded, &memoryRequirements, sizeof memoryRequirements);
    stub_argument(recorded, &mipmap, sizeof mipmap);
    stub_argument(recorded, &device, sizeof device);
    stub_output(recorded, 0, (void *)memoryRequirements,
        sizeof(struct cudaArrayMemoryRequirements));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaMipmappedArrayGetSparseProperties(struct cudaArraySparseProperties *sparseProperties,
    cudaMipmappedArray_t mipmap)
{
    if (STUB_LIKELY(stub_modes[338] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[338] == STUB_FUNCTIONAL
        && functional_cudaMipmappedArrayGetSparseProperties != NULL)
        return functional_cudaMipmappedArrayGetSparseProperties(sparseProperties, mipmap);
    stub_call *recorded = stub_begin(338);
    stub_argument(recorded, &sparseProperties, sizeof sparseProperties);
    stub_argument(recorded, &mipmap, sizeof mipmap);
    stub_output(recorded, 0, (void *)sparseProperties, sizeof(struct cudaArraySparseProperties));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, const void *func, int numBlocks,
    int blockSize)
{
    if (STUB_LIKELY(stub_modes[339] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[339] == STUB_FUNCTIONAL
        && functional_cudaOccupancyAvailableDynamicSMemPerBlock != NULL)
        return functional_cudaOccupancyAvailableDynamicSMemPerBlock(dynamicSmemSize, func,
            numBlocks, blockSize);
    stub_call *recorded = stub_begin(339);
    stub_argument(recorded, &dynamicSmemSize, sizeof dynamicSmemSize);
    stub_argument(recorded, &func, sizeof func);
    stub_argument(recorded, &numBlocks, sizeof numBlocks);
    stub_argument(recorded, &blockSize, sizeof blockSize);
    stub_output(recorded, 0, (void *)dynamicSmemSize, sizeof(size_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, const void *func, int blockSize,
    size_t dynamicSMemSize)
{
    if (STUB_LIKELY(stub_modes[340] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[340] == STUB_FUNCTIONAL
        && functional_cudaOccupancyMaxActiveBlocksPerMultiprocessor != NULL)
        return functional_cudaOccupancyMaxActiveBlocksPerMultiprocessor(numBlocks, func, blockSize,
            dynamicSMemSize);
    stub_call *recorded = stub_begin(340);
    stub_argument(recorded, &numBlocks, sizeof numBlocks);
    stub_argument(recorded, &func, sizeof func);
    stub_argument(recorded, &blockSize, sizeof blockSize);
    stub_argument(recorded, &dynamicSMemSize, sizeof dynamicSMemSize);
    stub_output(recorded, 0, (void *)numBlocks, sizeof(int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, const void *func,
    int blockSize, size_t dynamicSMemSize, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[341] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[341] == STUB_FUNCTIONAL
        && functional_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags != NULL)
        return functional_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(numBlocks, func,
            blockSize, dynamicSMemSize, flags);
    stub_call *recorded = stub_begin(341);
    stub_argument(recorded, &numBlocks, sizeof numBlocks);
    stub_argument(recorded, &func, sizeof func);
    stub_argument(recorded, &blockSize, sizeof blockSize);
    stub_argument(recorded, &dynamicSMemSize, sizeof dynamicSMemSize);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)numBlocks, sizeof(int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaOccupancyMaxActiveClusters(int *numClusters, const void *func,
    const cudaLaunchConfig_t *launchConfig)
{
    if (STUB_LIKELY(stub_modes[342] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[342] == STUB_FUNCTIONAL && functional_cudaOccupancyMaxActiveClusters != NULL)
        return functional_cudaOccupancyMaxActiveClusters(numClusters, func, launchConfig);
    stub_call *recorded = stub_begin(342);
    stub_argument(recorded, &numClusters, sizeof numClusters);
    stub_argument(recorded, &func, sizeof func);
    stub_argument(recorded, &launchConfig, sizeof launchConfig);
    stub_input(recorded, 2, launchConfig, sizeof(cudaLaunchConfig_t));
    stub_output(recorded, 0, (void *)numClusters, sizeof(int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaOccupancyMaxPotentialClusterSize(int *clusterSize, const void *func,
    const cudaLaunchConfig_t *launchConfig)
{
    if (STUB_LIKELY(stub_modes[343] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[343] == STUB_FUNCTIONAL
        && functional_cudaOccupancyMaxPotentialClusterSize != NULL)
        return functional_cudaOccupancyMaxPotentialClusterSize(clusterSize, func, launchConfig);
    stub_call *recorded = stub_begin(343);
    stub_argument(recorded, &clusterSize, sizeof clusterSize);
    stub_argument(recorded, &func, sizeof func);
    stub_argument(recorded, &launchConfig, sizeof launchConfig);
    stub_input(recorded, 2, launchConfig, sizeof(cudaLaunchConfig_t));
    stub_output(recorded, 0, (void *)clusterSize, sizeof(int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaPeekAtLastError(void)
{
    if (STUB_LIKELY(stub_modes[344] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[344] == STUB_FUNCTIONAL && functional_cudaPeekAtLastError != NULL)
        return functional_cudaPeekAtLastError();
    stub_call *recorded = stub_begin(344);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaPointerGetAttributes(struct cudaPointerAttributes *attributes, const void *ptr)
{
    if (STUB_LIKELY(stub_modes[345] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[345] == STUB_FUNCTIONAL && functional_cudaPointerGetAttributes != NULL)
        return functional_cudaPointerGetAttributes(attributes, ptr);
    stub_call *recorded = stub_begin(345);
    stub_argument(recorded, &attributes, sizeof attributes);
    stub_argument(recorded, &ptr, sizeof ptr);
    stub_output(recorded, 0, (void *)attributes, sizeof(struct cudaPointerAttributes));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaProfilerStart(void)
{
    if (STUB_LIKELY(stub_modes[346] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[346] == STUB_FUNCTIONAL && functional_cudaProfilerStart != NULL)
        return functional_cudaProfilerStart();
    stub_call *recorded = stub_begin(346);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaProfilerStop(void)
{
    if (STUB_LIKELY(stub_modes[347] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[347] == STUB_FUNCTIONAL && functional_cudaProfilerStop != NULL)
        return functional_cudaProfilerStop();
    stub_call *recorded = stub_begin(347);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaRuntimeGetVersion(int *runtimeVersion)
{
    if (STUB_LIKELY(stub_modes[348] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[348] == STUB_FUNCTIONAL && functional_cudaRuntimeGetVersion != NULL)
        return functional_cudaRuntimeGetVersion(runtimeVersion);
    stub_call *recorded = stub_begin(348);
    stub_argument(recorded, &runtimeVersion, sizeof runtimeVersion);
    stub_output(recorded, 0, (void *)runtimeVersion, sizeof(int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaSetDevice(int device)
{
    if (STUB_LIKELY(stub_modes[349] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[349] == STUB_FUNCTIONAL && functional_cudaSetDevice != NULL)
        return functional_cudaSetDevice(device);
    stub_call *recorded = stub_begin(349);
    stub_argument(recorded, &device, sizeof device);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaSetDeviceFlags(unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[350] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[350] == STUB_FUNCTIONAL && functional_cudaSetDeviceFlags != NULL)
        return functional_cudaSetDeviceFlags(flags);
    stub_call *recorded = stub_begin(350);
    stub_argument(recorded, &flags, sizeof flags);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaSetDoubleForDevice(double *d)
{
    if (STUB_LIKELY(stub_modes[351] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[351] == STUB_FUNCTIONAL && functional_cudaSetDoubleForDevice != NULL)
        return functional_cudaSetDoubleForDevice(d);
    stub_call *recorded = stub_begin(351);
    stub_argument(recorded, &d, sizeof d);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaSetDoubleForHost(double *d)
{
    if (STUB_LIKELY(stub_modes[352] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[352] == STUB_FUNCTIONAL && functional_cudaSetDoubleForHost != NULL)
        return functional_cudaSetDoubleForHost(d);
    stub_call *recorded = stub_begin(352);
    stub_argument(recorded, &d, sizeof d);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaSetValidDevices(int *device_arr, int len)
{
    if (STUB_LIKELY(stub_modes[353] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[353] == STUB_FUNCTIONAL && functional_cudaSetValidDevices != NULL)
        return functional_cudaSetValidDevices(device_arr, len);
    stub_call *recorded = stub_begin(353);
    stub_argument(recorded, &device_arr, sizeof device_arr);
    stub_argument(recorded, &len, sizeof len);
    stub_input(recorded, 0, device_arr, stub_items((size_t)len) * sizeof(int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaSignalExternalSemaphoresAsync_v2(const cudaExternalSemaphore_t *extSemArray,
    const struct cudaExternalSemaphoreSignalParams *paramsArray, unsigned int numExtSems,
    cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[354] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[354] == STUB_FUNCTIONAL
        && functional_cudaSignalExternalSemaphoresAsync_v2 != NULL)
        return functional_cudaSignalExternalSemaphoresAsync_v2(extSemArray, paramsArray,
            numExtSems, stream);
    stub_call *recorded = stub_begin(354);
    stub_argument(recorded, &extSemArray, sizeof extSemArray);
    stub_argument(recorded, &paramsArray, sizeof paramsArray);
    stub_argument(recorded, &numExtSems, sizeof numExtSems);
    stub_argument(recorded, &stream, sizeof stream);
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
    if (STUB_LIKELY(stub_modes[355] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[355] == STUB_FUNCTIONAL
        && functional_cudaSignalExternalSemaphoresAsync_v2 != NULL)
        return functional_cudaSignalExternalSemaphoresAsync_v2(extSemArray, paramsArray,
            numExtSems, stream);
    stub_call *recorded = stub_begin(355);
    stub_argument(recorded, &extSemArray, sizeof extSemArray);
    stub_argument(recorded, &paramsArray, sizeof paramsArray);
    stub_argument(recorded, &numExtSems, sizeof numExtSems);
    stub_argument(recorded, &stream, sizeof stream);
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
    if (STUB_LIKELY(stub_modes[356] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[356] == STUB_FUNCTIONAL && functional_cudaStreamAddCallback != NULL)
        return functional_cudaStreamAddCallback(stream, callback, userData, flags);
    stub_call *recorded = stub_begin(356);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &callback, sizeof callback);
    stub_argument(recorded, &userData, sizeof userData);
    stub_argument(recorded, &flags, sizeof flags);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamAddCallback_ptsz(cudaStream_t stream, cudaStreamCallback_t callback, void *userData,
    unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[357] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[357] == STUB_FUNCTIONAL && functional_cudaStreamAddCallback != NULL)
        return functional_cudaStreamAddCallback(stream, callback, userData, flags);
    stub_call *recorded = stub_begin(357);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &callback, sizeof callback);
    stub_argument(recorded, &userData, sizeof userData);
    stub_argument(recorded, &flags, sizeof flags);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamAttachMemAsync(cudaStream_t stream, void *devPtr, size_t length, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[358] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[358] == STUB_FUNCTIONAL && functional_cudaStreamAttachMemAsync != NULL)
        return functional_cudaStreamAttachMemAsync(stream, devPtr, length, flags);
    stub_call *recorded = stub_begin(358);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    stub_argument(recorded, &length, sizeof length);
    stub_argument(recorded, &flags, sizeof flags);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamAttachMemAsync_ptsz(cudaStream_t stream, void *devPtr, size_t length, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[359] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[359] == STUB_FUNCTIONAL && functional_cudaStreamAttachMemAsync != NULL)
        return functional_cudaStreamAttachMemAsync(stream, devPtr, length, flags);
    stub_call *recorded = stub_begin(359);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    stub_argument(recorded, &length, sizeof length);
    stub_argument(recorded, &flags, sizeof flags);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamBeginCapture(cudaStream_t stream, enum cudaStreamCaptureMode mode)
{
    if (STUB_LIKELY(stub_modes[360] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[360] == STUB_FUNCTIONAL && functional_cudaStreamBeginCapture != NULL)
        return functional_cudaStreamBeginCapture(stream, mode);
    stub_call *recorded = stub_begin(360);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &mode, sizeof mode);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamBeginCaptureToGraph(cudaStream_t stream, cudaGraph_t graph,
    const cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData,
    size_t numDependencies, enum cudaStreamCaptureMode mode)
{
    if (STUB_LIKELY(stub_modes[361] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[361] == STUB_FUNCTIONAL && functional_cudaStreamBeginCaptureToGraph != NULL)
        return functional_cudaStreamBeginCaptureToGraph(stream, graph, dependencies,
            dependencyData, numDependencies, mode);
    stub_call *recorded = stub_begin(361);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &graph, sizeof graph);
    stub_argument(recorded, &dependencies, sizeof dependencies);
    stub_argument(recorded, &dependencyData, sizeof dependencyData);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_argument(recorded, &mode, sizeof mode);
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
    if (STUB_LIKELY(stub_modes[362] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[362] == STUB_FUNCTIONAL && functional_cudaStreamBeginCaptureToGraph != NULL)
        return functional_cudaStreamBeginCaptureToGraph(stream, graph, dependencies,
            dependencyData, numDependencies, mode);
    stub_call *recorded = stub_begin(362);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &graph, sizeof graph);
    stub_argument(recorded, &dependencies, sizeof dependencies);
    stub_argument(recorded, &dependencyData, sizeof dependencyData);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_argument(recorded, &mode, sizeof mode);
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_input(recorded, 3, dependencyData,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphEdgeData));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamBeginCapture_ptsz(cudaStream_t stream, enum cudaStreamCaptureMode mode)
{
    if (STUB_LIKELY(stub_modes[363] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[363] == STUB_FUNCTIONAL && functional_cudaStreamBeginCapture != NULL)
        return functional_cudaStreamBeginCapture(stream, mode);
    stub_call *recorded = stub_begin(363);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &mode, sizeof mode);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamCopyAttributes(cudaStream_t dst, cudaStream_t src)
{
    if (STUB_LIKELY(stub_modes[364] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[364] == STUB_FUNCTIONAL && functional_cudaStreamCopyAttributes != NULL)
        return functional_cudaStreamCopyAttributes(dst, src);
    stub_call *recorded = stub_begin(364);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &src, sizeof src);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamCopyAttributes_ptsz(cudaStream_t dst, cudaStream_t src)
{
    if (STUB_LIKELY(stub_modes[365] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[365] == STUB_FUNCTIONAL && functional_cudaStreamCopyAttributes != NULL)
        return functional_cudaStreamCopyAttributes(dst, src);
    stub_call *recorded = stub_begin(365);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &src, sizeof src);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamCreate(cudaStream_t *pStream)
{
    if (STUB_LIKELY(stub_modes[366] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[366] == STUB_FUNCTIONAL && functional_cudaStreamCreate != NULL)
        return functional_cudaStreamCreate(pStream);
    stub_call *recorded = stub_begin(366);
    stub_argument(recorded, &pStream, sizeof pStream);
    stub_output(recorded, 0, (void *)pStream, sizeof(cudaStream_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamCreateWithFlags(cudaStream_t *pStream, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[367] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[367] == STUB_FUNCTIONAL && functional_cudaStreamCreateWithFlags != NULL)
        return functional_cudaStreamCreateWithFlags(pStream, flags);
    stub_call *recorded = stub_begin(367);
    stub_argument(recorded, &pStream, sizeof pStream);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)pStream, sizeof(cudaStream_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamCreateWithPriority(cudaStream_t *pStream, unsigned int flags, int priority)
{
    if (STUB_LIKELY(stub_modes[368] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[368] == STUB_FUNCTIONAL && functional_cudaStreamCreateWithPriority != NULL)
        return functional_cudaStreamCreateWithPriority(pStream, flags, priority);
    stub_call *recorded = stub_begin(368);
    stub_argument(recorded, &pStream, sizeof pStream);
    stub_argument(recorded, &flags, sizeof flags);
    stub_argument(recorded, &priority, sizeof priority);
    stub_output(recorded, 0, (void *)pStream, sizeof(cudaStream_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamDestroy(cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[369] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[369] == STUB_FUNCTIONAL && functional_cudaStreamDestroy != NULL)
        return functional_cudaStreamDestroy(stream);
    stub_call *recorded = stub_begin(369);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t *pGraph)
{
    if (STUB_LIKELY(stub_modes[370] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[370] == STUB_FUNCTIONAL && functional_cudaStreamEndCapture != NULL)
        return functional_cudaStreamEndCapture(stream, pGraph);
    stub_call *recorded = stub_begin(370);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &pGraph, sizeof pGraph);
    stub_output(recorded, 1, (void *)pGraph, sizeof(cudaGraph_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamEndCapture_ptsz(cudaStream_t stream, cudaGraph_t *pGraph)
{
    if (STUB_LIKELY(stub_modes[371] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[371] == STUB_FUNCTIONAL && functional_cudaStreamEndCapture != NULL)
        return functional_cudaStreamEndCapture(stream, pGraph);
    stub_call *recorded = stub_begin(371);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &pGraph, sizeof pGraph);
    stub_output(recorded, 1, (void *)pGraph, sizeof(cudaGraph_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamGetAttribute(cudaStream_t hStream, cudaStreamAttrID attr, cudaStreamAttrValue *value_out)
{
    if (STUB_LIKELY(stub_modes[372] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[372] == STUB_FUNCTIONAL && functional_cudaStreamGetAttribute != NULL)
        return functional_cudaStreamGetAttribute(hStream, attr, value_out);
    stub_call *recorded = stub_begin(372);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &attr, sizeof attr);
    stub_argument(recorded, &value_out, sizeof value_out);
    stub_output(recorded, 2, (void *)value_out, sizeof(cudaStreamAttrValue));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamGetAttribute_ptsz(cudaStream_t hStream, cudaStreamAttrID attr,
    cudaStreamAttrValue *value_out)
{
    if (STUB_LIKELY(stub_modes[373] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[373] == STUB_FUNCTIONAL && functional_cudaStreamGetAttribute != NULL)
        return functional_cudaStreamGetAttribute(hStream, attr, value_out);
    stub_call *recorded = stub_begin(373);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &attr, sizeof attr);
    stub_argument(recorded, &value_out, sizeof value_out);
    stub_output(recorded, 2, (void *)value_out, sizeof(cudaStreamAttrValue));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamGetCaptureInfo_v2(cudaStream_t stream, enum cudaStreamCaptureStatus *captureStatus_out,
    unsigned long long *id_out, cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out,
    size_t *numDependencies_out)
{
    if (STUB_LIKELY(stub_modes[374] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[374] == STUB_FUNCTIONAL && functional_cudaStreamGetCaptureInfo_v2 != NULL)
        return functional_cudaStreamGetCaptureInfo_v2(stream, captureStatus_out, id_out, graph_out,
            dependencies_out, numDependencies_out);
    stub_call *recorded = stub_begin(374);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &captureStatus_out, sizeof captureStatus_out);
    stub_argument(recorded, &id_out, sizeof id_out);
    stub_argument(recorded, &graph_out, sizeof graph_out);
    stub_argument(recorded, &dependencies_out, sizeof dependencies_out);
    stub_argument(recorded, &numDependencies_out, sizeof numDependencies_out);
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
    if (STUB_LIKELY(stub_modes[375] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[375] == STUB_FUNCTIONAL && functional_cudaStreamGetCaptureInfo_v2 != NULL)
        return functional_cudaStreamGetCaptureInfo_v2(stream, captureStatus_out, id_out, graph_out,
            dependencies_out, numDependencies_out);
    stub_call *recorded = stub_begin(375);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &captureStatus_out, sizeof captureStatus_out);
    stub_argument(recorded, &id_out, sizeof id_out);
    stub_argument(recorded, &graph_out, sizeof graph_out);
    stub_argument(recorded, &dependencies_out, sizeof dependencies_out);
    stub_argument(recorded, &numDependencies_out, sizeof numDependencies_out);
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
    if (STUB_LIKELY(stub_modes[376] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[376] == STUB_FUNCTIONAL && functional_cudaStreamGetCaptureInfo_v3 != NULL)
        return functional_cudaStreamGetCaptureInfo_v3(stream, captureStatus_out, id_out, graph_out,
            dependencies_out, edgeData_out, numDependencies_out);
    stub_call *recorded = stub_begin(376);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &captureStatus_out, sizeof captureStatus_out);
    stub_argument(recorded, &id_out, sizeof id_out);
    stub_argument(recorded, &graph_out, sizeof graph_out);
    stub_argument(recorded, &dependencies_out, sizeof dependencies_out);
    stub_argument(recorded, &edgeData_out, sizeof edgeData_out);
    stub_argument(recorded, &numDependencies_out, sizeof numDependencies_out);
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
    if (STUB_LIKELY(stub_modes[377] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[377] == STUB_FUNCTIONAL && functional_cudaStreamGetCaptureInfo_v3 != NULL)
        return functional_cudaStreamGetCaptureInfo_v3(stream, captureStatus_out, id_out, graph_out,
            dependencies_out, edgeData_out, numDependencies_out);
    stub_call *recorded = stub_begin(377);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &captureStatus_out, sizeof captureStatus_out);
    stub_argument(recorded, &id_out, sizeof id_out);
    stub_argument(recorded, &graph_out, sizeof graph_out);
    stub_argument(recorded, &dependencies_out, sizeof dependencies_out);
    stub_argument(recorded, &edgeData_out, sizeof edgeData_out);
    stub_argument(recorded, &numDependencies_out, sizeof numDependencies_out);
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
    if (STUB_LIKELY(stub_modes[378] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[378] == STUB_FUNCTIONAL && functional_cudaStreamGetDevice != NULL)
        return functional_cudaStreamGetDevice(hStream, device);
    stub_call *recorded = stub_begin(378);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &device, sizeof device);
    stub_output(recorded, 1, (void *)device, sizeof(int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamGetDevice_ptsz(cudaStream_t hStream, int *device)
{
    if (STUB_LIKELY(stub_modes[379] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[379] == STUB_FUNCTIONAL && functional_cudaStreamGetDevice != NULL)
        return functional_cudaStreamGetDevice(hStream, device);
    stub_call *recorded = stub_begin(379);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &device, sizeof device);
    stub_output(recorded, 1, (void *)device, sizeof(int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamGetFlags(cudaStream_t hStream, unsigned int *flags)
{
    if (STUB_LIKELY(stub_modes[380] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[380] == STUB_FUNCTIONAL && functional_cudaStreamGetFlags != NULL)
        return functional_cudaStreamGetFlags(hStream, flags);
    stub_call *recorded = stub_begin(380);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 1, (void *)flags, sizeof(unsigned int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamGetFlags_ptsz(cudaStream_t hStream, unsigned int *flags)
{
    if (STUB_LIKELY(stub_modes[381] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[381] == STUB_FUNCTIONAL && functional_cudaStreamGetFlags != NULL)
        return functional_cudaStreamGetFlags(hStream, flags);
    stub_call *recorded = stub_begin(381);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 1, (void *)flags, sizeof(unsigned int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamGetId(cudaStream_t hStream, unsigned long long *streamId)
{
    if (STUB_LIKELY(stub_modes[382] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[382] == STUB_FUNCTIONAL && functional_cudaStreamGetId != NULL)
        return functional_cudaStreamGetId(hStream, streamId);
    stub_call *recorded = stub_begin(382);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &streamId, sizeof streamId);
    stub_output(recorded, 1, (void *)streamId, sizeof(unsigned long long));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamGetId_ptsz(cudaStream_t hStream, unsigned long long *streamId)
{
    if (STUB_LIKELY(stub_modes[383] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[383] == STUB_FUNCTIONAL && functional_cudaStreamGetId != NULL)
        return functional_cudaStreamGetId(hStream, streamId);
    stub_call *recorded = stub_begin(383);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &streamId, sizeof streamId);
    stub_output(recorded, 1, (void *)streamId, sizeof(unsigned long long));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamGetPriority(cudaStream_t hStream, int *priority)
{
    if (STUB_LIKELY(stub_modes[384] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[384] == STUB_FUNCTIONAL && functional_cudaStreamGetPriority != NULL)
        return functional_cudaStreamGetPriority(hStream, priority);
    stub_call *recorded = stub_begin(384);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &priority, sizeof priority);
    stub_output(recorded, 1, (void *)priority, sizeof(int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamGetPriority_ptsz(cudaStream_t hStream, int *priority)
{
    if (STUB_LIKELY(stub_modes[385] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[385] == STUB_FUNCTIONAL && functional_cudaStreamGetPriority != NULL)
        return functional_cudaStreamGetPriority(hStream, priority);
    stub_call *recorded = stub_begin(385);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &priority, sizeof priority);
    stub_output(recorded, 1, (void *)priority, sizeof(int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamIsCapturing(cudaStream_t stream, enum cudaStreamCaptureStatus *pCaptureStatus)
{
    if (STUB_LIKELY(stub_modes[386] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[386] == STUB_FUNCTIONAL && functional_cudaStreamIsCapturing != NULL)
        return functional_cudaStreamIsCapturing(stream, pCaptureStatus);
    stub_call *recorded = stub_begin(386);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &pCaptureStatus, sizeof pCaptureStatus);
    stub_output(recorded, 1, (void *)pCaptureStatus, sizeof(enum cudaStreamCaptureStatus));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamIsCapturing_ptsz(cudaStream_t stream, enum cudaStreamCaptureStatus *pCaptureStatus)
{
    if (STUB_LIKELY(stub_modes[387] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[387] == STUB_FUNCTIONAL && functional_cudaStreamIsCapturing != NULL)
        return functional_cudaStreamIsCapturing(stream, pCaptureStatus);
    stub_call *recorded = stub_begin(387);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &pCaptureStatus, sizeof pCaptureStatus);
    stub_output(recorded, 1, (void *)pCaptureStatus, sizeof(enum cudaStreamCaptureStatus));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamQuery(cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[388] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[388] == STUB_FUNCTIONAL && functional_cudaStreamQuery != NULL)
        return functional_cudaStreamQuery(stream);
    stub_call *recorded = stub_begin(388);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamQuery_ptsz(cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[389] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[389] == STUB_FUNCTIONAL && functional_cudaStreamQuery != NULL)
        return functional_cudaStreamQuery(stream);
    stub_call *recorded = stub_begin(389);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamSetAttribute(cudaStream_t hStream, cudaStreamAttrID attr,
    const cudaStreamAttrValue *value)
{
    if (STUB_LIKELY(stub_modes[390] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[390] == STUB_FUNCTIONAL && functional_cudaStreamSetAttribute != NULL)
        return functional_cudaStreamSetAttribute(hStream, attr, value);
    stub_call *recorded = stub_begin(390);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &attr, sizeof attr);
    stub_argument(recorded, &value, sizeof value);
    stub_input(recorded, 2, value, sizeof(cudaStreamAttrValue));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamSetAttribute_ptsz(cudaStream_t hStream, cudaStreamAttrID attr,
    const cudaStreamAttrValue *value)
{
    if (STUB_LIKELY(stub_modes[391] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[391] == STUB_FUNCTIONAL && functional_cudaStreamSetAttribute != NULL)
        return functional_cudaStreamSetAttribute(hStream, attr, value);
    stub_call *recorded = stub_begin(391);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &attr, sizeof attr);
    stub_argument(recorded, &value, sizeof value);
    stub_input(recorded, 2, value, sizeof(cudaStreamAttrValue));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamSynchronize(cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[392] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[392] == STUB_FUNCTIONAL && functional_cudaStreamSynchronize != NULL)
        return functional_cudaStreamSynchronize(stream);
    stub_call *recorded = stub_begin(392);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamSynchronize_ptsz(cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[393] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[393] == STUB_FUNCTIONAL && functional_cudaStreamSynchronize != NULL)
        return functional_cudaStreamSynchronize(stream);
    stub_call *recorded = stub_begin(393);
    stub_argument(recorded, &stream, sizeof stream);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamUpdateCaptureDependencies(cudaStream_t stream, cudaGraphNode_t *dependencies,
    size_t numDependencies, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[394] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[394] == STUB_FUNCTIONAL
        && functional_cudaStreamUpdateCaptureDependencies != NULL)
        return functional_cudaStreamUpdateCaptureDependencies(stream, dependencies,
            numDependencies, flags);
    stub_call *recorded = stub_begin(394);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &dependencies, sizeof dependencies);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_argument(recorded, &flags, sizeof flags);
    stub_input(recorded, 1, dependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamUpdateCaptureDependencies_ptsz(cudaStream_t stream, cudaGraphNode_t *dependencies,
    size_t numDependencies, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[395] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[395] == STUB_FUNCTIONAL
        && functional_cudaStreamUpdateCaptureDependencies != NULL)
        return functional_cudaStreamUpdateCaptureDependencies(stream, dependencies,
            numDependencies, flags);
    stub_call *recorded = stub_begin(395);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &dependencies, sizeof dependencies);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_argument(recorded, &flags, sizeof flags);
    stub_input(recorded, 1, dependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamUpdateCaptureDependencies_v2(cudaStream_t stream, cudaGraphNode_t *dependencies,
    const cudaGraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[396] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[396] == STUB_FUNCTIONAL
        && functional_cudaStreamUpdateCaptureDependencies_v2 != NULL)
        return functional_cudaStreamUpdateCaptureDependencies_v2(stream, dependencies,
            dependencyData, numDependencies, flags);
    stub_call *recorded = stub_begin(396);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &dependencies, sizeof dependencies);
    stub_argument(recorded, &dependencyData, sizeof dependencyData);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_argument(recorded, &flags, sizeof flags);
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
    if (STUB_LIKELY(stub_modes[397] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[397] == STUB_FUNCTIONAL
        && functional_cudaStreamUpdateCaptureDependencies_v2 != NULL)
        return functional_cudaStreamUpdateCaptureDependencies_v2(stream, dependencies,
            dependencyData, numDependencies, flags);
    stub_call *recorded = stub_begin(397);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &dependencies, sizeof dependencies);
    stub_argument(recorded, &dependencyData, sizeof dependencyData);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_argument(recorded, &flags, sizeof flags);
    stub_input(recorded, 1, dependencies,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphNode_t));
    stub_input(recorded, 2, dependencyData,
        stub_items((size_t)numDependencies) * sizeof(cudaGraphEdgeData));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[398] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[398] == STUB_FUNCTIONAL && functional_cudaStreamWaitEvent != NULL)
        return functional_cudaStreamWaitEvent(stream, event, flags);
    stub_call *recorded = stub_begin(398);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &event, sizeof event);
    stub_argument(recorded, &flags, sizeof flags);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaStreamWaitEvent_ptsz(cudaStream_t stream, cudaEvent_t event, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[399] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[399] == STUB_FUNCTIONAL && functional_cudaStreamWaitEvent != NULL)
        return functional_cudaStreamWaitEvent(stream, event, flags);
    stub_call *recorded = stub_begin(399);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &event, sizeof event);
    stub_argument(recorded, &flags, sizeof flags);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaThreadExchangeStreamCaptureMode(enum cudaStreamCaptureMode *mode)
{
    if (STUB_LIKELY(stub_modes[400] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[400] == STUB_FUNCTIONAL
        && functional_cudaThreadExchangeStreamCaptureMode != NULL)
        return functional_cudaThreadExchangeStreamCaptureMode(mode);
    stub_call *recorded = stub_begin(400);
    stub_argument(recorded, &mode, sizeof mode);
    stub_input(recorded, 0, mode, sizeof(enum cudaStreamCaptureMode));
    stub_output(recorded, 0, (void *)mode, sizeof(enum cudaStreamCaptureMode));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaThreadExit(void)
{
    if (STUB_LIKELY(stub_modes[401] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[401] == STUB_FUNCTIONAL && functional_cudaThreadExit != NULL)
        return functional_cudaThreadExit();
    stub_call *recorded = stub_begin(401);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaThreadGetCacheConfig(enum cudaFuncCache *pCacheConfig)
{
    if (STUB_LIKELY(stub_modes[402] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[402] == STUB_FUNCTIONAL && functional_cudaThreadGetCacheConfig != NULL)
        return functional_cudaThreadGetCacheConfig(pCacheConfig);
    stub_call *recorded = stub_begin(402);
    stub_argument(recorded, &pCacheConfig, sizeof pCacheConfig);
    stub_output(recorded, 0, (void *)pCacheConfig, sizeof(enum cudaFuncCache));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaThreadGetLimit(size_t *pValue, enum cudaLimit limit)
{
    if (STUB_LIKELY(stub_modes[403] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[403] == STUB_FUNCTIONAL && functional_cudaThreadGetLimit != NULL)
        return functional_cudaThreadGetLimit(pValue, limit);
    stub_call *recorded = stub_begin(403);
    stub_argument(recorded, &pValue, sizeof pValue);
    stub_argument(recorded, &limit, sizeof limit);
    stub_output(recorded, 0, (void *)pValue, sizeof(size_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaThreadSetCacheConfig(enum cudaFuncCache cacheConfig)
{
    if (STUB_LIKELY(stub_modes[404] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[404] == STUB_FUNCTIONAL && functional_cudaThreadSetCacheConfig != NULL)
        return functional_cudaThreadSetCacheConfig(cacheConfig);
    stub_call *recorded = stub_begin(404);
    stub_argument(recorded, &cacheConfig, sizeof cacheConfig);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaThreadSetLimit(enum cudaLimit limit, size_t value)
{
    if (STUB_LIKELY(stub_modes[405] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[405] == STUB_FUNCTIONAL && functional_cudaThreadSetLimit != NULL)
        return functional_cudaThreadSetLimit(limit, value);
    stub_call *recorded = stub_begin(405);
    stub_argument(recorded, &limit, sizeof limit);
    stub_argument(recorded, &value, sizeof value);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaThreadSynchronize(void)
{
    if (STUB_LIKELY(stub_modes[406] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[406] == STUB_FUNCTIONAL && functional_cudaThreadSynchronize != NULL)
        return functional_cudaThreadSynchronize();
    stub_call *recorded = stub_begin(406);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaUserObjectCreate(cudaUserObject_t *object_out, void *ptr, cudaHostFn_t destroy,
    unsigned int initialRefcount, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[407] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[407] == STUB_FUNCTIONAL && functional_cudaUserObjectCreate != NULL)
        return functional_cudaUserObjectCreate(object_out, ptr, destroy, initialRefcount, flags);
    stub_call *recorded = stub_begin(407);
    stub_argument(recorded, &object_out, sizeof object_out);
    stub_argument(recorded, &ptr, sizeof ptr);
    stub_argument(recorded, &destroy, sizeof destroy);
    stub_argument(recorded, &initialRefcount, sizeof initialRefcount);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)object_out, sizeof(cudaUserObject_t));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaUserObjectRelease(cudaUserObject_t object, unsigned int count)
{
    if (STUB_LIKELY(stub_modes[408] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[408] == STUB_FUNCTIONAL && functional_cudaUserObjectRelease != NULL)
        return functional_cudaUserObjectRelease(object, count);
    stub_call *recorded = stub_begin(408);
    stub_argument(recorded, &object, sizeof object);
    stub_argument(recorded, &count, sizeof count);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaUserObjectRetain(cudaUserObject_t object, unsigned int count)
{
    if (STUB_LIKELY(stub_modes[409] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[409] == STUB_FUNCTIONAL && functional_cudaUserObjectRetain != NULL)
        return functional_cudaUserObjectRetain(object, count);
    stub_call *recorded = stub_begin(409);
    stub_argument(recorded, &object, sizeof object);
    stub_argument(recorded, &count, sizeof count);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaVDPAUGetDevice(int *device, VdpDevice vdpDevice,
    int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))
{
    if (STUB_LIKELY(stub_modes[410] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[410] == STUB_FUNCTIONAL && functional_cudaVDPAUGetDevice != NULL)
        return functional_cudaVDPAUGetDevice(device, vdpDevice, vdpGetProcAddress);
    stub_call *recorded = stub_begin(410);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &vdpDevice, sizeof vdpDevice);
    stub_argument(recorded, &vdpGetProcAddress, sizeof vdpGetProcAddress);
    stub_output(recorded, 0, (void *)device, sizeof(int));
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaVDPAUSetVDPAUDevice(int device, VdpDevice vdpDevice,
    int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))
{
    if (STUB_LIKELY(stub_modes[411] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[411] == STUB_FUNCTIONAL && functional_cudaVDPAUSetVDPAUDevice != NULL)
        return functional_cudaVDPAUSetVDPAUDevice(device, vdpDevice, vdpGetProcAddress);
    stub_call *recorded = stub_begin(411);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &vdpDevice, sizeof vdpDevice);
    stub_argument(recorded, &vdpGetProcAddress, sizeof vdpGetProcAddress);
    return (cudaError_t)stub_finish(recorded);
}

STUB_EXPORT cudaError_t
cudaWaitExternalSemaphoresAsync_v2(const cudaExternalSemaphore_t *extSemArray,
    const struct cudaExternalSemaphoreWaitParams *paramsArray, unsigned int numExtSems,
    cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[412] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[412] == STUB_FUNCTIONAL && functional_cudaWaitExternalSemaphoresAsync_v2 != NULL)
        return functional_cudaWaitExternalSemaphoresAsync_v2(extSemArray, paramsArray, numExtSems,
            stream);
    stub_call *recorded = stub_begin(412);
    stub_argument(recorded, &extSemArray, sizeof extSemArray);
    stub_argument(recorded, &paramsArray, sizeof paramsArray);
    stub_argument(recorded, &numExtSems, sizeof numExtSems);
    stub_argument(recorded, &stream, sizeof stream);
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
    if (STUB_LIKELY(stub_modes[413] == STUB_FREE))
        return cudaSuccess;
    if (stub_modes[413] == STUB_FUNCTIONAL && functional_cudaWaitExternalSemaphoresAsync_v2 != NULL)
        return functional_cudaWaitExternalSemaphoresAsync_v2(extSemArray, paramsArray, numExtSems,
            stream);
    stub_call *recorded = stub_begin(413);
    stub_argument(recorded, &extSemArray, sizeof extSemArray);
    stub_argument(recorded, &paramsArray, sizeof paramsArray);
    stub_argument(recorded, &numExtSems, sizeof numExtSems);
    stub_argument(recorded, &stream, sizeof stream);
    stub_input(recorded, 0, extSemArray,
        stub_items((size_t)numExtSems) * sizeof(cudaExternalSemaphore_t));
    stub_input(recorded, 1, paramsArray,
        stub_items((size_t)numExtSems) * sizeof(struct cudaExternalSemaphoreWaitParams));
    return (cudaError_t)stub_finish(recorded);
}

static const stub_param params_cudaDeviceSetLimit[] = {
    {"limit", "enum cudaLimit", sizeof(enum cudaLimit), false},
    {"value", "size_t", sizeof(size_t), false},
};
static const stub_param params_cudaDeviceGetLimit[] = {
    {"pValue", "size_t *", sizeof(size_t *), true},
    {"limit", "enum cudaLimit", sizeof(enum cudaLimit), false},
};
static const stub_param params_cudaDeviceGetTexture1DLinearMaxWidth[] = {
    {"maxWidthInElements", "size_t *", sizeof(size_t *), true},
    {"fmtDesc", "const struct cudaChannelFormatDesc *",
        sizeof(const struct cudaChannelFormatDesc *), false},
    {"device", "int", sizeof(int), false},
};
static const stub_param params_cudaDeviceGetCacheConfig[] = {
    {"pCacheConfig", "enum cudaFuncCache *", sizeof(enum cudaFuncCache *), true},
};
static const stub_param params_cudaDeviceGetStreamPriorityRange[] = {
    {"leastPriority", "int *", sizeof(int *), true},
    {"greatestPriority", "int *", sizeof(int *), true},
};
static const stub_param params_cudaDeviceSetCacheConfig[] = {
    {"cacheConfig", "enum cudaFuncCache", sizeof(enum cudaFuncCache), false},
};
static const stub_param params_cudaDeviceGetByPCIBusId[] = {
    {"device", "int *", sizeof(int *), true},
    {"pciBusId", "const char *", sizeof(const char *), false},
};
static const stub_param params_cudaDeviceGetPCIBusId[] = {
    {"pciBusId", "char *", sizeof(char *), true},
    {"len", "int", sizeof(int), false},
    {"device", "int", sizeof(int), false},
};
static const stub_param params_cudaIpcGetEventHandle[] = {
    {"handle", "cudaIpcEventHandle_t *", sizeof(cudaIpcEventHandle_t *), true},
    {"event", "cudaEvent_t", sizeof(cudaEvent_t), false},
};
static const stub_param params_cudaIpcOpenEventHandle[] = {
    {"event", "cudaEvent_t *", sizeof(cudaEvent_t *), true},
    {"handle", "cudaIpcEventHandle_t", sizeof(cudaIpcEventHandle_t), false},
};
static const stub_param params_cudaIpcGetMemHandle[] = {
    {"handle", "cudaIpcMemHandle_t *", sizeof(cudaIpcMemHandle_t *), true},
    {"devPtr", "void *", sizeof(void *), false},
};
static const stub_param params_cudaIpcOpenMemHandle[] = {
    {"devPtr", "void **", sizeof(void **), true},
    {"handle", "cudaIpcMemHandle_t", sizeof(cudaIpcMemHandle_t), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaIpcCloseMemHandle[] = {
    {"devPtr", "void *", sizeof(void *), false},
};
static const stub_param params_cudaDeviceFlushGPUDirectRDMAWrites[] = {
    {"target", "enum cudaFlushGPUDirectRDMAWritesTarget",
        sizeof(enum cudaFlushGPUDirectRDMAWritesTarget), false},
    {"scope", "enum cudaFlushGPUDirectRDMAWritesScope",
        sizeof(enum cudaFlushGPUDirectRDMAWritesScope), false},
};
static const stub_param params_cudaDeviceRegisterAsyncNotification[] = {
    {"device", "int", sizeof(int), false},
    {"callbackFunc", "cudaAsyncCallback", sizeof(cudaAsyncCallback), false},
    {"userData", "void *", sizeof(void *), false},
    {"callback", "cudaAsyncCallbackHandle_t *", sizeof(cudaAsyncCallbackHandle_t *), true},
};
static const stub_param params_cudaDeviceUnregisterAsyncNotification[] = {
    {"device", "int", sizeof(int), false},
    {"callback", "cudaAsyncCallbackHandle_t", sizeof(cudaAsyncCallbackHandle_t), false},
};
static const stub_param params_cudaDeviceGetSharedMemConfig[] = {
    {"pConfig", "enum cudaSharedMemConfig *", sizeof(enum cudaSharedMemConfig *), true},
};
static const stub_param params_cudaDeviceSetSharedMemConfig[] = {
    {"config", "enum cudaSharedMemConfig", sizeof(enum cudaSharedMemConfig), false},
};
static const stub_param params_cudaThreadSetLimit[] = {
    {"limit", "enum cudaLimit", sizeof(enum cudaLimit), false},
    {"value", "size_t", sizeof(size_t), false},
};
static const stub_param params_cudaThreadGetLimit[] = {
    {"pValue", "size_t *", sizeof(size_t *), true},
    {"limit", "enum cudaLimit", sizeof(enum cudaLimit), false},
};
static const stub_param params_cudaThreadGetCacheConfig[] = {
    {"pCacheConfig", "enum cudaFuncCache *", sizeof(enum cudaFuncCache *), true},
};
static const stub_param params_cudaThreadSetCacheConfig[] = {
    {"cacheConfig", "enum cudaFuncCache", sizeof(enum cudaFuncCache), false},
};
static const stub_param params_cudaGetErrorName[] = {
    {"error", "cudaError_t", sizeof(cudaError_t), false},
};
static const stub_param params_cudaGetErrorString[] = {
    {"error", "cudaError_t", sizeof(cudaError_t), false},
};
static const stub_param params_cudaGetDeviceCount[] = {
    {"count", "int *", sizeof(int *), true},
};
static const stub_param params_cudaGetDeviceProperties_v2[] = {
    {"prop", "struct cudaDeviceProp *", sizeof(struct cudaDeviceProp *), true},
    {"device", "int", sizeof(int), false},
};
static const stub_param params_cudaDeviceGetAttribute[] = {
    {"value", "int *", sizeof(int *), true},
    {"attr", "enum cudaDeviceAttr", sizeof(enum cudaDeviceAttr), false},
    {"device", "int", sizeof(int), false},
};
static const stub_param params_cudaDeviceGetDefaultMemPool[] = {
    {"memPool", "cudaMemPool_t *", sizeof(cudaMemPool_t *), true},
    {"device", "int", sizeof(int), false},
};
static const stub_param params_cudaDeviceSetMemPool[] = {
    {"device", "int", sizeof(int), false},
    {"memPool", "cudaMemPool_t", sizeof(cudaMemPool_t), false},
};
static const stub_param params_cudaDeviceGetMemPool[] = {
    {"memPool", "cudaMemPool_t *", sizeof(cudaMemPool_t *), true},
    {"device", "int", sizeof(int), false},
};
static const stub_param params_cudaDeviceGetNvSciSyncAttributes[] = {
    {"nvSciSyncAttrList", "void *", sizeof(void *), false},
    {"device", "int", sizeof(int), false},
    {"flags", "int", sizeof(int), false},
};
static const stub_param params_cudaDeviceGetP2PAttribute[] = {
    {"value", "int *", sizeof(int *), true},
    {"attr", "enum cudaDeviceP2PAttr", sizeof(enum cudaDeviceP2PAttr), false},
    {"srcDevice", "int", sizeof(int), false},
    {"dstDevice", "int", sizeof(int), false},
};
static const stub_param params_cudaChooseDevice[] = {
    {"device", "int *", sizeof(int *), true},
    {"prop", "const struct cudaDeviceProp *", sizeof(const struct cudaDeviceProp *), false},
};
static const stub_param params_cudaInitDevice[] = {
    {"device", "int", sizeof(int), false},
    {"deviceFlags", "unsigned int", sizeof(unsigned int), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaSetDevice[] = {
    {"device", "int", sizeof(int), false},
};
static const stub_param params_cudaGetDevice[] = {
    {"device", "int *", sizeof(int *), true},
};
static const stub_param params_cudaSetValidDevices[] = {
    {"device_arr", "int *", sizeof(int *), false},
    {"len", "int", sizeof(int), false},
};
static const stub_param params_cudaSetDeviceFlags[] = {
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaGetDeviceFlags[] = {
    {"flags", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_cudaStreamCreate[] = {
    {"pStream", "cudaStream_t *", sizeof(cudaStream_t *), true},
};
static const stub_param params_cudaStreamCreateWithFlags[] = {
    {"pStream", "cudaStream_t *", sizeof(cudaStream_t *), true},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaStreamCreateWithPriority[] = {
    {"pStream", "cudaStream_t *", sizeof(cudaStream_t *), true},
    {"flags", "unsigned int", sizeof(unsigned int), false},
    {"priority", "int", sizeof(int), false},
};
static const stub_param params_cudaStreamGetPriority[] = {
    {"hStream", "cudaStream_t", sizeof(cudaStream_t), false},
    {"priority", "int *", sizeof(int *), true},
};
static const stub_param params_cudaStreamGetFlags[] = {
    {"hStream", "cudaStream_t", sizeof(cudaStream_t), false},
    {"flags", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_cudaStreamGetId[] = {
    {"hStream", "cudaStream_t", sizeof(cudaStream_t), false},
    {"streamId", "unsigned long long *", sizeof(unsigned long long *), true},
};
static const stub_param params_cudaStreamGetDevice[] = {
    {"hStream", "cudaStream_t", sizeof(cudaStream_t), false},
    {"device", "int *", sizeof(int *), true},
};
static const stub_param params_cudaStreamCopyAttributes[] = {
    {"dst", "cudaStream_t", sizeof(cudaStream_t), false},
    {"src", "cudaStream_t", sizeof(cudaStream_t), false},
};
static const stub_param params_cudaStreamGetAttribute[] = {
    {"hStream", "cudaStream_t", sizeof(cudaStream_t), false},
    {"attr", "cudaStreamAttrID", sizeof(cudaStreamAttrID), false},
    {"value_out", "cudaStreamAttrValue *", sizeof(cudaStreamAttrValue *), true},
};
static const stub_param params_cudaStreamSetAttribute[] = {
    {"hStream", "cudaStream_t", sizeof(cudaStream_t), false},
    {"attr", "cudaStreamAttrID", sizeof(cudaStreamAttrID), false},
    {"value", "const cudaStreamAttrValue *", sizeof(const cudaStreamAttrValue *), false},
};
static const stub_param params_cudaStreamDestroy[] = {
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
};
static const stub_param params_cudaStreamWaitEvent[] = {
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
    {"event", "cudaEvent_t", sizeof(cudaEvent_t), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaStreamAddCallback[] = {
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
    {"callback", "cudaStreamCallback_t", sizeof(cudaStreamCallback_t), false},
    {"userData", "void *", sizeof(void *), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaStreamSynchronize[] = {
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
};
static const stub_param params_cudaStreamQuery[] = {
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
};
static const stub_param params_cudaStreamAttachMemAsync[] = {
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
    {"devPtr", "void *", sizeof(void *), false},
    {"length", "size_t", sizeof(size_t), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaStreamBeginCapture[] = {
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
    {"mode", "enum cudaStreamCaptureMode", sizeof(enum cudaStreamCaptureMode), false},
};
static const stub_param params_cudaStreamBeginCaptureToGraph[] = {
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
    {"graph", "cudaGraph_t", sizeof(cudaGraph_t), false},
    {"dependencies", "const cudaGraphNode_t *", sizeof(const cudaGraphNode_t *), false},
    {"dependencyData", "const cudaGraphEdgeData *", sizeof(const cudaGraphEdgeData *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
    {"mode", "enum cudaStreamCaptureMode", sizeof(enum cudaStreamCaptureMode), false},
};
static const stub_param params_cudaThreadExchangeStreamCaptureMode[] = {
    {"mode", "enum cudaStreamCaptureMode *", sizeof(enum cudaStreamCaptureMode *), true},
};
static const stub_param params_cudaStreamEndCapture[] = {
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
    {"pGraph", "cudaGraph_t *", sizeof(cudaGraph_t *), true},
};
static const stub_param params_cudaStreamIsCapturing[] = {
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
    {"pCaptureStatus", "enum cudaStreamCaptureStatus *", sizeof(enum cudaStreamCaptureStatus *),
        true},
};
static const stub_param params_cudaStreamGetCaptureInfo_v2[] = {
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
    {"captureStatus_out", "enum cudaStreamCaptureStatus *", sizeof(enum cudaStreamCaptureStatus *),
        true},
    {"id_out", "unsigned long long *", sizeof(unsigned long long *), true},
    {"graph_out", "cudaGraph_t *", sizeof(cudaGraph_t *), true},
    {"dependencies_out", "const cudaGraphNode_t **", sizeof(const cudaGraphNode_t **), true},
    {"numDependencies_out", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cudaStreamGetCaptureInfo_v3[] = {
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
    {"captureStatus_out", "enum cudaStreamCaptureStatus *", sizeof(enum cudaStreamCaptureStatus *),
        true},
    {"id_out", "unsigned long long *", sizeof(unsigned long long *), true},
    {"graph_out", "cudaGraph_t *", sizeof(cudaGraph_t *), true},
    {"dependencies_out", "const cudaGraphNode_t **", sizeof(const cudaGraphNode_t **), true},
    {"edgeData_out", "const cudaGraphEdgeData **", sizeof(const cudaGraphEdgeData **), true},
    {"numDependencies_out", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cudaStreamUpdateCaptureDependencies[] = {
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
    {"dependencies", "cudaGraphNode_t *", sizeof(cudaGraphNode_t *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaStreamUpdateCaptureDependencies_v2[] = {
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
    {"dependencies", "cudaGraphNode_t *", sizeof(cudaGraphNode_t *), false},
    {"dependencyData", "const cudaGraphEdgeData *", sizeof(const cudaGraphEdgeData *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaEventCreate[] = {
    {"event", "cudaEvent_t *", sizeof(cudaEvent_t *), true},
};
static const stub_param params_cudaEventCreateWithFlags[] = {
    {"event", "cudaEvent_t *", sizeof(cudaEvent_t *), true},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaEventRecord[] = {
    {"event", "cudaEvent_t", sizeof(cudaEvent_t), false},
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
};
static const stub_param params_cudaEventRecordWithFlags[] = {
    {"event", "cudaEvent_t", sizeof(cudaEvent_t), false},
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaEventQuery[] = {
    {"event", "cudaEvent_t", sizeof(cudaEvent_t), false},
};
static const stub_param params_cudaEventSynchronize[] = {
    {"event", "cudaEvent_t", sizeof(cudaEvent_t), false},
};
static const stub_param params_cudaEventDestroy[] = {
    {"event", "cudaEvent_t", sizeof(cudaEvent_t), false},
};
static const stub_param params_cudaEventElapsedTime[] = {
    {"ms", "float *", sizeof(float *), true},
    {"start", "cudaEvent_t", sizeof(cudaEvent_t), false},
    {"end", "cudaEvent_t", sizeof(cudaEvent_t), false},
};
static const stub_param params_cudaEventElapsedTime_v2[] = {
    {"ms", "float *", sizeof(float *), true},
    {"start", "cudaEvent_t", sizeof(cudaEvent_t), false},
    {"end", "cudaEvent_t", sizeof(cudaEvent_t), false},
};
static const stub_param params_cudaImportExternalMemory[] = {
    {"extMem_out", "cudaExternalMemory_t *", sizeof(cudaExternalMemory_t *), true},
    {"memHandleDesc", "const struct cudaExternalMemoryHandleDesc *",
        sizeof(const struct cudaExternalMemoryHandleDesc *), false},
};
static const stub_param params_cudaExternalMemoryGetMappedBuffer[] = {
    {"devPtr", "void **", sizeof(void **), true},
    {"extMem", "cudaExternalMemory_t", sizeof(cudaExternalMemory_t), false},
    {"bufferDesc", "const struct cudaExternalMemoryBufferDesc *",
        sizeof(const struct cudaExternalMemoryBufferDesc *), false},
};
static const stub_param params_cudaExternalMemoryGetMappedMipmappedArray[] = {
    {"mipmap", "cudaMipmappedArray_t *", sizeof(cudaMipmappedArray_t *), true},
    {"extMem", "cudaExternalMemory_t", sizeof(cudaExternalMemory_t), false},
    {"mipmapDesc", "const struct cudaExternalMemoryMipmappedArrayDesc *",
        sizeof(const struct cudaExternalMemoryMipmappedArrayDesc *), false},
};
static const stub_param params_cudaDestroyExternalMemory[] = {
    {"extMem", "cudaExternalMemory_t", sizeof(cudaExternalMemory_t), false},
};
static const stub_param params_cudaImportExternalSemaphore[] = {
    {"extSem_out", "cudaExternalSemaphore_t *", sizeof(cudaExternalSemaphore_t *), true},
    {"semHandleDesc", "const struct cudaExternalSemaphoreHandleDesc *",
        sizeof(const struct cudaExternalSemaphoreHandleDesc *), false},
};
static const stub_param params_cudaSignalExternalSemaphoresAsync_v2[] = {
    {"extSemArray", "const cudaExternalSemaphore_t *", sizeof(const cudaExternalSemaphore_t *),
        false},
    {"paramsArray", "const struct cudaExternalSemaphoreSignalParams *",
        sizeof(const struct cudaExternalSemaphoreSignalParams *), false},
    {"numExtSems", "unsigned int", sizeof(unsigned int), false},
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
};
static const stub_param params_cudaWaitExternalSemaphoresAsync_v2[] = {
    {"extSemArray", "const cudaExternalSemaphore_t *", sizeof(const cudaExternalSemaphore_t *),
        false},
    {"paramsArray", "const struct cudaExternalSemaphoreWaitParams *",
        sizeof(const struct cudaExternalSemaphoreWaitParams *), false},
    {"numExtSems", "unsigned int", sizeof(unsigned int), false},
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
};
static const stub_param params_cudaDestroyExternalSemaphore[] = {
    {"extSem", "cudaExternalSemaphore_t", sizeof(cudaExternalSemaphore_t), false},
};
static const stub_param params_cudaLaunchKernel[] = {
    {"func", "const void *", sizeof(const void *), false},
    {"gridDim", "dim3", sizeof(dim3), false},
    {"blockDim", "dim3", sizeof(dim3), false},
    {"args", "void **", sizeof(void **), false},
    {"sharedMem", "size_t", sizeof(size_t), false},
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
};
static const stub_param params_cudaLaunchKernelExC[] = {
    {"config", "const cudaLaunchConfig_t *", sizeof(const cudaLaunchConfig_t *), false},
    {"func", "const void *", sizeof(const void *), false},
    {"args", "void **", sizeof(void **), false},
};
static const stub_param params_cudaLaunchCooperativeKernel[] = {
    {"func", "const void *", sizeof(const void *), false},
    {"gridDim", "dim3", sizeof(dim3), false},
    {"blockDim", "dim3", sizeof(dim3), false},
    {"args", "void **", sizeof(void **), false},
    {"sharedMem", "size_t", sizeof(size_t), false},
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
};
static const stub_param params_cudaLaunchCooperativeKernelMultiDevice[] = {
    {"launchParamsList", "struct cudaLaunchParams *", sizeof(struct cudaLaunchParams *), false},
    {"numDevices", "unsigned int", sizeof(unsigned int), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaFuncSetCacheConfig[] = {
    {"func", "const void *", sizeof(const void *), false},
    {"cacheConfig", "enum cudaFuncCache", sizeof(enum cudaFuncCache), false},
};
static const stub_param params_cudaFuncGetAttributes[] = {
    {"attr", "struct cudaFuncAttributes *", sizeof(struct cudaFuncAttributes *), true},
    {"func", "const void *", sizeof(const void *), false},
};
static const stub_param params_cudaFuncSetAttribute[] = {
    {"func", "const void *", sizeof(const void *), false},
    {"attr", "enum cudaFuncAttribute", sizeof(enum cudaFuncAttribute), false},
    {"value", "int", sizeof(int), false},
};
static const stub_param params_cudaFuncGetName[] = {
    {"name", "const char **", sizeof(const char **), true},
    {"func", "const void *", sizeof(const void *), false},
};
static const stub_param params_cudaFuncGetParamInfo[] = {
    {"func", "const void *", sizeof(const void *), false},
    {"paramIndex", "size_t", sizeof(size_t), false},
    {"paramOffset", "size_t *", sizeof(size_t *), true},
    {"paramSize", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cudaSetDoubleForDevice[] = {
    {"d", "double *", sizeof(double *), false},
};
static const stub_param params_cudaSetDoubleForHost[] = {
    {"d", "double *", sizeof(double *), false},
};
static const stub_param params_cudaLaunchHostFunc[] = {
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
    {"fn", "cudaHostFn_t", sizeof(cudaHostFn_t), false},
    {"userData", "void *", sizeof(void *), false},
};
static const stub_param params_cudaFuncSetSharedMemConfig[] = {
    {"func", "const void *", sizeof(const void *), false},
    {"config", "enum cudaSharedMemConfig", sizeof(enum cudaSharedMemConfig), false},
};
static const stub_param params_cudaOccupancyMaxActiveBlocksPerMultiprocessor[] = {
    {"numBlocks", "int *", sizeof(int *), true},
    {"func", "const void *", sizeof(const void *), false},
    {"blockSize", "int", sizeof(int), false},
    {"dynamicSMemSize", "size_t", sizeof(size_t), false},
};
static const stub_param params_cudaOccupancyAvailableDynamicSMemPerBlock[] = {
    {"dynamicSmemSize", "size_t *", sizeof(size_t *), true},
    {"func", "const void *", sizeof(const void *), false},
    {"numBlocks", "int", sizeof(int), false},
    {"blockSize", "int", sizeof(int), false},
};
static const stub_param params_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags[] = {
    {"numBlocks", "int *", sizeof(int *), true},
    {"func", "const void *", sizeof(const void *), false},
    {"blockSize", "int", sizeof(int), false},
    {"dynamicSMemSize", "size_t", sizeof(size_t), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaOccupancyMaxPotentialClusterSize[] = {
    {"clusterSize", "int *", sizeof(int *), true},
    {"func", "const void *", sizeof(const void *), false},
    {"launchConfig", "const cudaLaunchConfig_t *", sizeof(const cudaLaunchConfig_t *), false},
};
static const stub_param params_cudaOccupancyMaxActiveClusters[] = {
    {"numClusters", "int *", sizeof(int *), true},
    {"func", "const void *", sizeof(const void *), false},
    {"launchConfig", "const cudaLaunchConfig_t *", sizeof(const cudaLaunchConfig_t *), false},
};
static const stub_param params_cudaMallocManaged[] = {
    {"devPtr", "void **", sizeof(void **), true},
    {"size", "size_t", sizeof(size_t), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaMalloc[] = {
    {"devPtr", "void **", sizeof(void **), true},
    {"size", "size_t", sizeof(size_t), false},
};
static const stub_param params_cudaMallocHost[] = {
    {"ptr", "void **", sizeof(void **), true},
    {"size", "size_t", sizeof(size_t), false},
};
static const stub_param params_cudaMallocPitch[] = {
    {"devPtr", "void **", sizeof(void **), true},
    {"pitch", "size_t *", sizeof(size_t *), true},
    {"width", "size_t", sizeof(size_t), false},
    {"height", "size_t", sizeof(size_t), false},
};
static const stub_param params_cudaMallocArray[] = {
    {"array", "cudaArray_t *", sizeof(cudaArray_t *), true},
    {"desc", "const struct cudaChannelFormatDesc *", sizeof(const struct cudaChannelFormatDesc *),
        false},
    {"width", "size_t", sizeof(size_t), false},
    {"height", "size_t", sizeof(size_t), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaFree[] = {
    {"devPtr", "void *", sizeof(void *), false},
};
static const stub_param params_cudaFreeHost[] = {
    {"ptr", "void *", sizeof(void *), false},
};
static const stub_param params_cudaFreeArray[] = {
    {"array", "cudaArray_t", sizeof(cudaArray_t), false},
};
static const stub_param params_cudaFreeMipmappedArray[] = {
    {"mipmappedArray", "cudaMipmappedArray_t", sizeof(cudaMipmappedArray_t), false},
};
static const stub_param params_cudaHostAlloc[] = {
    {"pHost", "void **", sizeof(void **), true},
    {"size", "size_t", sizeof(size_t), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaHostRegister[] = {
    {"ptr", "void *", sizeof(void *), false},
    {"size", "size_t", sizeof(size_t), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaHostUnregister[] = {
    {"ptr", "void *", sizeof(void *), false},
};
static const stub_param params_cudaHostGetDevicePointer[] = {
    {"pDevice", "void **", sizeof(void **), true},
    {"pHost", "void *", sizeof(void *), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaHostGetFlags[] = {
    {"pFlags", "unsigned int *", sizeof(unsigned int *), true},
    {"pHost", "void *", sizeof(void *), false},
};
static const stub_param params_cudaMalloc3D[] = {
    {"pitchedDevPtr", "struct cudaPitchedPtr *", sizeof(struct cudaPitchedPtr *), true},
    {"extent", "struct cudaExtent", sizeof(struct cudaExtent), false},
};
static const stub_param params_cudaMalloc3DArray[] = {
    {"array", "cudaArray_t *", sizeof(cudaArray_t *), true},
    {"desc", "const struct cudaChannelFormatDesc *", sizeof(const struct cudaChannelFormatDesc *),
        false},
    {"extent", "struct cudaExtent", sizeof(struct cudaExtent), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaMallocMipmappedArray[] = {
    {"mipmappedArray", "cudaMipmappedArray_t *", sizeof(cudaMipmappedArray_t *), true},
    {"desc", "const struct cudaChannelFormatDesc *", sizeof(const struct cudaChannelFormatDesc *),
        false},
    {"extent", "struct cudaExtent", sizeof(struct cudaExtent), false},
    {"numLevels", "unsigned int", sizeof(unsigned int), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaGetMipmappedArrayLevel[] = {
    {"levelArray", "cudaArray_t *", sizeof(cudaArray_t *), true},
    {"mipmappedArray", "cudaMipmappedArray_const_t", sizeof(cudaMipmappedArray_const_t), false},
    {"level", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaMemcpy3D[] = {
    {"p", "const struct cudaMemcpy3DParms *", sizeof(const struct cudaMemcpy3DParms *), false},
};
static const stub_param params_cudaMemcpy3DPeer[] = {
    {"p", "const struct cudaMemcpy3DPeerParms *", sizeof(const struct cudaMemcpy3DPeerParms *),
        false},
};
static const stub_param params_cudaMemcpy3DAsync[] = {
    {"p", "const struct cudaMemcpy3DParms *", sizeof(const struct cudaMemcpy3DParms *), false},
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
};
static const stub_param params_cudaMemcpy3DPeerAsync[] = {
    {"p", "const struct cudaMemcpy3DPeerParms *", sizeof(const struct cudaMemcpy3DPeerParms *),
        false},
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
};
static const stub_param params_cudaMemGetInfo[] = {
    {"free", "size_t *", sizeof(size_t *), true},
    {"total", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cudaArrayGetInfo[] = {
    {"desc", "struct cudaChannelFormatDesc *", sizeof(struct cudaChannelFormatDesc *), true},
    {"extent", "struct cudaExtent *", sizeof(struct cudaExtent *), true},
    {"flags", "unsigned int *", sizeof(unsigned int *), true},
    {"array", "cudaArray_t", sizeof(cudaArray_t), false},
};
static const stub_param params_cudaArrayGetPlane[] = {
    {"pPlaneArray", "cudaArray_t *", sizeof(cudaArray_t *), true},
    {"hArray", "cudaArray_t", sizeof(cudaArray_t), false},
    {"planeIdx", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaArrayGetMemoryRequirements[] = {
    {"memoryRequirements", "struct cudaArrayMemoryRequirements *",
        sizeof(struct cudaArrayMemoryRequirements *), true},
    {"array", "cudaArray_t", sizeof(cudaArray_t), false},
    {"device", "int", sizeof(int), false},
};
static const stub_param params_cudaMipmappedArrayGetMemoryRequirements[] = {
    {"memoryRequirements", "struct cudaArrayMemoryRequirements *",
        sizeof(struct cudaArrayMemoryRequirements *), true},
    {"mipmap", "cudaMipmappedArray_t", sizeof(cudaMipmappedArray_t), false},
    {"device", "int", sizeof(int), false},
};
static const stub_param params_cudaArrayGetSparseProperties[] = {
    {"sparseProperties", "struct cudaArraySparseProperties *",
        sizeof(struct cudaArraySparseProperties *), true},
    {"array", "cudaArray_t", sizeof(cudaArray_t), false},
};
static const stub_param params_cudaMipmappedArrayGetSparseProperties[] = {
    {"sparseProperties", "struct cudaArraySparseProperties *",
        sizeof(struct cudaArraySparseProperties *), true},
    {"mipmap", "cudaMipmappedArray_t", sizeof(cudaMipmappedArray_t), false},
};
static const stub_param params_cudaMemcpy[] = {
    {"dst", "void *", sizeof(void *), false},
    {"src", "const void *", sizeof(const void *), false},
    {"count", "size_t", sizeof(size_t), false},
    {"kind", "enum cudaMemcpyKind", sizeof(enum cudaMemcpyKind), false},
};
static const stub_param params_cudaMemcpyPeer[] = {
    {"dst", "void *", sizeof(void *), false},
    {"dstDevice", "int", sizeof(int), false},
    {"src", "const void *", sizeof(const void *), false},
    {"srcDevice", "int", sizeof(int), false},
    {"count", "size_t", sizeof(size_t), false},
};
static const stub_param params_cudaMemcpy2D[] = {
    {"dst", "void *", sizeof(void *), false},
    {"dpitch", "size_t", sizeof(size_t), false},
    {"src", "const void *", sizeof(const void *), false},
    {"spitch", "size_t", sizeof(size_t), false},
    {"width", "size_t", sizeof(size_t), false},
    {"height", "size_t", sizeof(size_t), false},
    {"kind", "enum cudaMemcpyKind", sizeof(enum cudaMemcpyKind), false},
};
static const stub_param params_cudaMemcpy2DToArray[] = {
    {"dst", "cudaArray_t", sizeof(cudaArray_t), false},
    {"wOffset", "size_t", sizeof(size_t), false},
    {"hOffset", "size_t", sizeof(size_t), false},
    {"src", "const void *", sizeof(const void *), false},
    {"spitch", "size_t", sizeof(size_t), false},
    {"width", "size_t", sizeof(size_t), false},
    {"height", "size_t", sizeof(size_t), false},
    {"kind", "enum cudaMemcpyKind", sizeof(enum cudaMemcpyKind), false},
};
static const stub_param params_cudaMemcpy2DFromArray[] = {
    {"dst", "void *", sizeof(void *), false},
    {"dpitch", "size_t", sizeof(size_t), false},
    {"src", "cudaArray_const_t", sizeof(cudaArray_const_t), false},
    {"wOffset", "size_t", sizeof(size_t), false},
    {"hOffset", "size_t", sizeof(size_t), false},
    {"width", "size_t", sizeof(size_t), false},
    {"height", "size_t", sizeof(size_t), false},
    {"kind", "enum cudaMemcpyKind", sizeof(enum cudaMemcpyKind), false},
};
static const stub_param params_cudaMemcpy2DArrayToArray[] = {
    {"dst", "cudaArray_t", sizeof(cudaArray_t), false},
    {"wOffsetDst", "size_t", sizeof(size_t), false},
    {"hOffsetDst", "size_t", sizeof(size_t), false},
    {"src", "cudaArray_const_t", sizeof(cudaArray_const_t), false},
    {"wOffsetSrc", "size_t", sizeof(size_t), false},
    {"hOffsetSrc", "size_t", sizeof(size_t), false},
    {"width", "size_t", sizeof(size_t), false},
    {"height", "size_t", sizeof(size_t), false},
    {"kind", "enum cudaMemcpyKind", sizeof(enum cudaMemcpyKind), false},
};
static const stub_param params_cudaMemcpyToSymbol[] = {
    {"symbol", "const void *", sizeof(const void *), false},
    {"src", "const void *", sizeof(const void *), false},
    {"count", "size_t", sizeof(size_t), false},
    {"offset", "size_t", sizeof(size_t), false},
    {"kind", "enum cudaMemcpyKind", sizeof(enum cudaMemcpyKind), false},
};
static const stub_param params_cudaMemcpyFromSymbol[] = {
    {"dst", "void *", sizeof(void *), false},
    {"symbol", "const void *", sizeof(const void *), false},
    {"count", "size_t", sizeof(size_t), false},
    {"offset", "size_t", sizeof(size_t), false},
    {"kind", "enum cudaMemcpyKind", sizeof(enum cudaMemcpyKind), false},
};
static const stub_param params_cudaMemcpyAsync[] = {
    {"dst", "void *", sizeof(void *), false},
    {"src", "const void *", sizeof(const void *), false},
    {"count", "size_t", sizeof(size_t), false},
    {"kind", "enum cudaMemcpyKind", sizeof(enum cudaMemcpyKind), false},
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
};
static const stub_param params_cudaMemcpyPeerAsync[] = {
    {"dst", "void *", sizeof(void *), false},
    {"dstDevice", "int", sizeof(int), false},
    {"src", "const void *", sizeof(const void *), false},
    {"srcDevice", "int", sizeof(int), false},
    {"count", "size_t", sizeof(size_t), false},
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
};
static const stub_param params_cudaMemcpyBatchAsync[] = {
    {"dsts", "void **", sizeof(void **), false},
    {"srcs", "void **", sizeof(void **), false},
    {"sizes", "size_t *", sizeof(size_t *), false},
    {"count", "size_t", sizeof(size_t), false},
    {"attrs", "struct cudaMemcpyAttributes *", sizeof(struct cudaMemcpyAttributes *), false},
    {"attrsIdxs", "size_t *", sizeof(size_t *), false},
    {"numAttrs", "size_t", sizeof(size_t), false},
    {"failIdx", "size_t *", sizeof(size_t *), true},
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
};
static const stub_param params_cudaMemcpy3DBatchAsync[] = {
    {"numOps", "size_t", sizeof(size_t), false},
    {"opList", "struct cudaMemcpy3DBatchOp *", sizeof(struct cudaMemcpy3DBatchOp *), false},
    {"failIdx", "size_t *", sizeof(size_t *), true},
    {"flags", "unsigned long long", sizeof(unsigned long long), false},
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
};
static const stub_param params_cudaMemcpy2DAsync[] = {
    {"dst", "void *", sizeof(void *), false},
    {"dpitch", "size_t", sizeof(size_t), false},
    {"src", "const void *", sizeof(const void *), false},
    {"spitch", "size_t", sizeof(size_t), false},
    {"width", "size_t", sizeof(size_t), false},
    {"height", "size_t", sizeof(size_t), false},
    {"kind", "enum cudaMemcpyKind", sizeof(enum cudaMemcpyKind), false},
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
};
static const stub_param params_cudaMemcpy2DToArrayAsync[] = {
    {"dst", "cudaArray_t", sizeof(cudaArray_t), false},
    {"wOffset", "size_t", sizeof(size_t), false},
    {"hOffset", "size_t", sizeof(size_t), false},
    {"src", "const void *", sizeof(const void *), false},
    {"spitch", "size_t", sizeof(size_t), false},
    {"width", "size_t", sizeof(size_t), false},
    {"height", "size_t", sizeof(size_t), false},
    {"kind", "enum cudaMemcpyKind", sizeof(enum cudaMemcpyKind), false},
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
};
static const stub_param params_cudaMemcpy2DFromArrayAsync[] = {
    {"dst", "void *", sizeof(void *), false},
    {"dpitch", "size_t", sizeof(size_t), false},
    {"src", "cudaArray_const_t", sizeof(cudaArray_const_t), false},
    {"wOffset", "size_t", sizeof(size_t), false},
    {"hOffset", "size_t", sizeof(size_t), false},
    {"width", "size_t", sizeof(size_t), false},
    {"height", "size_t", sizeof(size_t), false},
    {"kind", "enum cudaMemcpyKind", sizeof(enum cudaMemcpyKind), false},
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
};
static const stub_param params_cudaMemcpyToSymbolAsync[] = {
    {"symbol", "const void *", sizeof(const void *), false},
    {"src", "const void *", sizeof(const void *), false},
    {"count", "size_t", sizeof(size_t), false},
    {"offset", "size_t", sizeof(size_t), false},
    {"kind", "enum cudaMemcpyKind", sizeof(enum cudaMemcpyKind), false},
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
};
static const stub_param params_cudaMemcpyFromSymbolAsync[] = {
    {"dst", "void *", sizeof(void *), false},
    {"symbol", "const void *", sizeof(const void *), false},
    {"count", "size_t", sizeof(size_t), false},
    {"offset", "size_t", sizeof(size_t), false},
    {"kind", "enum cudaMemcpyKind", sizeof(enum cudaMemcpyKind), false},
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
};
static const stub_param params_cudaMemset[] = {
    {"devPtr", "void *", sizeof(void *), false},
    {"value", "int", sizeof(int), false},
    {"count", "size_t", sizeof(size_t), false},
};
static const stub_param params_cudaMemset2D[] = {
    {"devPtr", "void *", sizeof(void *), false},
    {"pitch", "size_t", sizeof(size_t), false},
    {"value", "int", sizeof(int), false},
    {"width", "size_t", sizeof(size_t), false},
    {"height", "size_t", sizeof(size_t), false},
};
static const stub_param params_cudaMemset3D[] = {
    {"pitchedDevPtr", "struct cudaPitchedPtr", sizeof(struct cudaPitchedPtr), false},
    {"value", "int", sizeof(int), false},
    {"extent", "struct cudaExtent", sizeof(struct cudaExtent), false},
};
static const stub_param params_cudaMemsetAsync[] = {
    {"devPtr", "void *", sizeof(void *), false},
    {"value", "int", sizeof(int), false},
    {"count", "size_t", sizeof(size_t), false},
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
};
static const stub_param params_cudaMemset2DAsync[] = {
    {"devPtr", "void *", sizeof(void *), false},
    {"pitch", "size_t", sizeof(size_t), false},
    {"value", "int", sizeof(int), false},
    {"width", "size_t", sizeof(size_t), false},
    {"height", "size_t", sizeof(size_t), false},
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
};
static const stub_param params_cudaMemset3DAsync[] = {
    {"pitchedDevPtr", "struct cudaPitchedPtr", sizeof(struct cudaPitchedPtr), false},
    {"value", "int", sizeof(int), false},
    {"extent", "struct cudaExtent", sizeof(struct cudaExtent), false},
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
};
static const stub_param params_cudaGetSymbolAddress[] = {
    {"devPtr", "void **", sizeof(void **), true},
    {"symbol", "const void *", sizeof(const void *), false},
};
static const stub_param params_cudaGetSymbolSize[] = {
    {"size", "size_t *", sizeof(size_t *), true},
    {"symbol", "const void *", sizeof(const void *), false},
};
static const stub_param params_cudaMemPrefetchAsync[] = {
    {"devPtr", "const void *", sizeof(const void *), false},
    {"count", "size_t", sizeof(size_t), false},
    {"dstDevice", "int", sizeof(int), false},
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
};
static const stub_param params_cudaMemPrefetchAsync_v2[] = {
    {"devPtr", "const void *", sizeof(const void *), false},
    {"count", "size_t", sizeof(size_t), false},
    {"location", "struct cudaMemLocation", sizeof(struct cudaMemLocation), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
};
static const stub_param params_cudaMemAdvise[] = {
    {"devPtr", "const void *", sizeof(const void *), false},
    {"count", "size_t", sizeof(size_t), false},
    {"advice", "enum cudaMemoryAdvise", sizeof(enum cudaMemoryAdvise), false},
    {"device", "int", sizeof(int), false},
};
static const stub_param params_cudaMemAdvise_v2[] = {
    {"devPtr", "const void *", sizeof(const void *), false},
    {"count", "size_t", sizeof(size_t), false},
    {"advice", "enum cudaMemoryAdvise", sizeof(enum cudaMemoryAdvise), false},
    {"location", "struct cudaMemLocation", sizeof(struct cudaMemLocation), false},
};
static const stub_param params_cudaMemRangeGetAttribute[] = {
    {"data", "void *", sizeof(void *), true},
    {"dataSize", "size_t", sizeof(size_t), false},
    {"attribute", "enum cudaMemRangeAttribute", sizeof(enum cudaMemRangeAttribute), false},
    {"devPtr", "const void *", sizeof(const void *), false},
    {"count", "size_t", sizeof(size_t), false},
};
static const stub_param params_cudaMemRangeGetAttributes[] = {
    {"data", "void **", sizeof(void **), true},
    {"dataSizes", "size_t *", sizeof(size_t *), false},
    {"attributes", "enum cudaMemRangeAttribute *", sizeof(enum cudaMemRangeAttribute *), false},
    {"numAttributes", "size_t", sizeof(size_t), false},
    {"devPtr", "const void *", sizeof(const void *), false},
    {"count", "size_t", sizeof(size_t), false},
};
static const stub_param params_cudaMemcpyToArray[] = {
    {"dst", "cudaArray_t", sizeof(cudaArray_t), false},
    {"wOffset", "size_t", sizeof(size_t), false},
    {"hOffset", "size_t", sizeof(size_t), false},
    {"src", "const void *", sizeof(const void *), false},
    {"count", "size_t", sizeof(size_t), false},
    {"kind", "enum cudaMemcpyKind", sizeof(enum cudaMemcpyKind), false},
};
static const stub_param params_cudaMemcpyFromArray[] = {
    {"dst", "void *", sizeof(void *), false},
    {"src", "cudaArray_const_t", sizeof(cudaArray_const_t), false},
    {"wOffset", "size_t", sizeof(size_t), false},
    {"hOffset", "size_t", sizeof(size_t), false},
    {"count", "size_t", sizeof(size_t), false},
    {"kind", "enum cudaMemcpyKind", sizeof(enum cudaMemcpyKind), false},
};
static const stub_param params_cudaMemcpyArrayToArray[] = {
    {"dst", "cudaArray_t", sizeof(cudaArray_t), false},
    {"wOffsetDst", "size_t", sizeof(size_t), false},
    {"hOffsetDst", "size_t", sizeof(size_t), false},
    {"src", "cudaArray_const_t", sizeof(cudaArray_const_t), false},
    {"wOffsetSrc", "size_t", sizeof(size_t), false},
    {"hOffsetSrc", "size_t", sizeof(size_t), false},
    {"count", "size_t", sizeof(size_t), false},
    {"kind", "enum cudaMemcpyKind", sizeof(enum cudaMemcpyKind), false},
};
static const stub_param params_cudaMemcpyToArrayAsync[] = {
    {"dst", "cudaArray_t", sizeof(cudaArray_t), false},
    {"wOffset", "size_t", sizeof(size_t), false},
    {"hOffset", "size_t", sizeof(size_t), false},
    {"src", "const void *", sizeof(const void *), false},
    {"count", "size_t", sizeof(size_t), false},
    {"kind", "enum cudaMemcpyKind", sizeof(enum cudaMemcpyKind), false},
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
};
static const stub_param params_cudaMemcpyFromArrayAsync[] = {
    {"dst", "void *", sizeof(void *), false},
    {"src", "cudaArray_const_t", sizeof(cudaArray_const_t), false},
    {"wOffset", "size_t", sizeof(size_t), false},
    {"hOffset", "size_t", sizeof(size_t), false},
    {"count", "size_t", sizeof(size_t), false},
    {"kind", "enum cudaMemcpyKind", sizeof(enum cudaMemcpyKind), false},
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
};
static const stub_param params_cudaMallocAsync[] = {
    {"devPtr", "void **", sizeof(void **), true},
    {"size", "size_t", sizeof(size_t), false},
    {"hStream", "cudaStream_t", sizeof(cudaStream_t), false},
};
static const stub_param params_cudaFreeAsync[] = {
    {"devPtr", "void *", sizeof(void *), false},
    {"hStream", "cudaStream_t", sizeof(cudaStream_t), false},
};
static const stub_param params_cudaMemPoolTrimTo[] = {
    {"memPool", "cudaMemPool_t", sizeof(cudaMemPool_t), false},
    {"minBytesToKeep", "size_t", sizeof(size_t), false},
};
static const stub_param params_cudaMemPoolSetAttribute[] = {
    {"memPool", "cudaMemPool_t", sizeof(cudaMemPool_t), false},
    {"attr", "enum cudaMemPoolAttr", sizeof(enum cudaMemPoolAttr), false},
    {"value", "void *", sizeof(void *), false},
};
static const stub_param params_cudaMemPoolGetAttribute[] = {
    {"memPool", "cudaMemPool_t", sizeof(cudaMemPool_t), false},
    {"attr", "enum cudaMemPoolAttr", sizeof(enum cudaMemPoolAttr), false},
    {"value", "void *", sizeof(void *), true},
};
static const stub_param params_cudaMemPoolSetAccess[] = {
    {"memPool", "cudaMemPool_t", sizeof(cudaMemPool_t), false},
    {"descList", "const struct cudaMemAccessDesc *", sizeof(const struct cudaMemAccessDesc *),
        false},
    {"count", "size_t", sizeof(size_t), false},
};
static const stub_param params_cudaMemPoolGetAccess[] = {
    {"flags", "enum cudaMemAccessFlags *", sizeof(enum cudaMemAccessFlags *), true},
    {"memPool", "cudaMemPool_t", sizeof(cudaMemPool_t), false},
    {"location", "struct cudaMemLocation *", sizeof(struct cudaMemLocation *), false},
};
static const stub_param params_cudaMemPoolCreate[] = {
    {"memPool", "cudaMemPool_t *", sizeof(cudaMemPool_t *), true},
    {"poolProps", "const struct cudaMemPoolProps *", sizeof(const struct cudaMemPoolProps *),
        false},
};
static const stub_param params_cudaMemPoolDestroy[] = {
    {"memPool", "cudaMemPool_t", sizeof(cudaMemPool_t), false},
};
static const stub_param params_cudaMallocFromPoolAsync[] = {
    {"ptr", "void **", sizeof(void **), true},
    {"size", "size_t", sizeof(size_t), false},
    {"memPool", "cudaMemPool_t", sizeof(cudaMemPool_t), false},
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
};
static const stub_param params_cudaMemPoolExportToShareableHandle[] = {
    {"shareableHandle", "void *", sizeof(void *), true},
    {"memPool", "cudaMemPool_t", sizeof(cudaMemPool_t), false},
    {"handleType", "enum cudaMemAllocationHandleType", sizeof(enum cudaMemAllocationHandleType),
        false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaMemPoolImportFromShareableHandle[] = {
    {"memPool", "cudaMemPool_t *", sizeof(cudaMemPool_t *), true},
    {"shareableHandle", "void *", sizeof(void *), false},
    {"handleType", "enum cudaMemAllocationHandleType", sizeof(enum cudaMemAllocationHandleType),
        false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaMemPoolExportPointer[] = {
    {"exportData", "struct cudaMemPoolPtrExportData *", sizeof(struct cudaMemPoolPtrExportData *),
        true},
    {"ptr", "void *", sizeof(void *), false},
};
static const stub_param params_cudaMemPoolImportPointer[] = {
    {"ptr", "void **", sizeof(void **), true},
    {"memPool", "cudaMemPool_t", sizeof(cudaMemPool_t), false},
    {"exportData", "struct cudaMemPoolPtrExportData *", sizeof(struct cudaMemPoolPtrExportData *),
        false},
};
static const stub_param params_cudaPointerGetAttributes[] = {
    {"attributes", "struct cudaPointerAttributes *", sizeof(struct cudaPointerAttributes *), true},
    {"ptr", "const void *", sizeof(const void *), false},
};
static const stub_param params_cudaDeviceCanAccessPeer[] = {
    {"canAccessPeer", "int *", sizeof(int *), true},
    {"device", "int", sizeof(int), false},
    {"peerDevice", "int", sizeof(int), false},
};
static const stub_param params_cudaDeviceEnablePeerAccess[] = {
    {"peerDevice", "int", sizeof(int), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaDeviceDisablePeerAccess[] = {
    {"peerDevice", "int", sizeof(int), false},
};
static const stub_param params_cudaGraphicsUnregisterResource[] = {
    {"resource", "cudaGraphicsResource_t", sizeof(cudaGraphicsResource_t), false},
};
static const stub_param params_cudaGraphicsResourceSetMapFlags[] = {
    {"resource", "cudaGraphicsResource_t", sizeof(cudaGraphicsResource_t), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaGraphicsMapResources[] = {
    {"count", "int", sizeof(int), false},
    {"resources", "cudaGraphicsResource_t *", sizeof(cudaGraphicsResource_t *), false},
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
};
static const stub_param params_cudaGraphicsUnmapResources[] = {
    {"count", "int", sizeof(int), false},
    {"resources", "cudaGraphicsResource_t *", sizeof(cudaGraphicsResource_t *), false},
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
};
static const stub_param params_cudaGraphicsResourceGetMappedPointer[] = {
    {"devPtr", "void **", sizeof(void **), true},
    {"size", "size_t *", sizeof(size_t *), true},
    {"resource", "cudaGraphicsResource_t", sizeof(cudaGraphicsResource_t), false},
};
static const stub_param params_cudaGraphicsSubResourceGetMappedArray[] = {
    {"array", "cudaArray_t *", sizeof(cudaArray_t *), true},
    {"resource", "cudaGraphicsResource_t", sizeof(cudaGraphicsResource_t), false},
    {"arrayIndex", "unsigned int", sizeof(unsigned int), false},
    {"mipLevel", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaGraphicsResourceGetMappedMipmappedArray[] = {
    {"mipmappedArray", "cudaMipmappedArray_t *", sizeof(cudaMipmappedArray_t *), true},
    {"resource", "cudaGraphicsResource_t", sizeof(cudaGraphicsResource_t), false},
};
static const stub_param params_cudaGetChannelDesc[] = {
    {"desc", "struct cudaChannelFormatDesc *", sizeof(struct cudaChannelFormatDesc *), true},
    {"array", "cudaArray_const_t", sizeof(cudaArray_const_t), false},
};
static const stub_param params_cudaCreateChannelDesc[] = {
    {"x", "int", sizeof(int), false},
    {"y", "int", sizeof(int), false},
    {"z", "int", sizeof(int), false},
    {"w", "int", sizeof(int), false},
    {"f", "enum cudaChannelFormatKind", sizeof(enum cudaChannelFormatKind), false},
};
static const stub_param params_cudaCreateTextureObject[] = {
    {"pTexObject", "cudaTextureObject_t *", sizeof(cudaTextureObject_t *), true},
    {"pResDesc", "const struct cudaResourceDesc *", sizeof(const struct cudaResourceDesc *), false},
    {"pTexDesc", "const struct cudaTextureDesc *", sizeof(const struct cudaTextureDesc *), false},
    {"pResViewDesc", "const struct cudaResourceViewDesc *",
        sizeof(const struct cudaResourceViewDesc *), false},
};
static const stub_param params_cudaDestroyTextureObject[] = {
    {"texObject", "cudaTextureObject_t", sizeof(cudaTextureObject_t), false},
};
static const stub_param params_cudaGetTextureObjectResourceDesc[] = {
    {"pResDesc", "struct cudaResourceDesc *", sizeof(struct cudaResourceDesc *), true},
    {"texObject", "cudaTextureObject_t", sizeof(cudaTextureObject_t), false},
};
static const stub_param params_cudaGetTextureObjectTextureDesc[] = {
    {"pTexDesc", "struct cudaTextureDesc *", sizeof(struct cudaTextureDesc *), true},
    {"texObject", "cudaTextureObject_t", sizeof(cudaTextureObject_t), false},
};
static const stub_param params_cudaGetTextureObjectResourceViewDesc[] = {
    {"pResViewDesc", "struct cudaResourceViewDesc *", sizeof(struct cudaResourceViewDesc *), true},
    {"texObject", "cudaTextureObject_t", sizeof(cudaTextureObject_t), false},
};
static const stub_param params_cudaCreateSurfaceObject[] = {
    {"pSurfObject", "cudaSurfaceObject_t *", sizeof(cudaSurfaceObject_t *), true},
    {"pResDesc", "const struct cudaResourceDesc *", sizeof(const struct cudaResourceDesc *), false},
};
static const stub_param params_cudaDestroySurfaceObject[] = {
    {"surfObject", "cudaSurfaceObject_t", sizeof(cudaSurfaceObject_t), false},
};
static const stub_param params_cudaGetSurfaceObjectResourceDesc[] = {
    {"pResDesc", "struct cudaResourceDesc *", sizeof(struct cudaResourceDesc *), true},
    {"surfObject", "cudaSurfaceObject_t", sizeof(cudaSurfaceObject_t), false},
};
static const stub_param params_cudaDriverGetVersion[] = {
    {"driverVersion", "int *", sizeof(int *), true},
};
static const stub_param params_cudaRuntimeGetVersion[] = {
    {"runtimeVersion", "int *", sizeof(int *), true},
};
static const stub_param params_cudaGraphCreate[] = {
    {"pGraph", "cudaGraph_t *", sizeof(cudaGraph_t *), true},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaGraphAddKernelNode[] = {
    {"pGraphNode", "cudaGraphNode_t *", sizeof(cudaGraphNode_t *), true},
    {"graph", "cudaGraph_t", sizeof(cudaGraph_t), false},
    {"pDependencies", "const cudaGraphNode_t *", sizeof(const cudaGraphNode_t *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
    {"pNodeParams", "const struct cudaKernelNodeParams *",
        sizeof(const struct cudaKernelNodeParams *), false},
};
static const stub_param params_cudaGraphKernelNodeGetParams[] = {
    {"node", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"pNodeParams", "struct cudaKernelNodeParams *", sizeof(struct cudaKernelNodeParams *), true},
};
static const stub_param params_cudaGraphKernelNodeSetParams[] = {
    {"node", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"pNodeParams", "const struct cudaKernelNodeParams *",
        sizeof(const struct cudaKernelNodeParams *), false},
};
static const stub_param params_cudaGraphKernelNodeCopyAttributes[] = {
    {"hSrc", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"hDst", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
};
static const stub_param params_cudaGraphKernelNodeGetAttribute[] = {
    {"hNode", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"attr", "cudaKernelNodeAttrID", sizeof(cudaKernelNodeAttrID), false},
    {"value_out", "cudaKernelNodeAttrValue *", sizeof(cudaKernelNodeAttrValue *), true},
};
static const stub_param params_cudaGraphKernelNodeSetAttribute[] = {
    {"hNode", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"attr", "cudaKernelNodeAttrID", sizeof(cudaKernelNodeAttrID), false},
    {"value", "const cudaKernelNodeAttrValue *", sizeof(const cudaKernelNodeAttrValue *), false},
};
static const stub_param params_cudaGraphAddMemcpyNode[] = {
    {"pGraphNode", "cudaGraphNode_t *", sizeof(cudaGraphNode_t *), true},
    {"graph", "cudaGraph_t", sizeof(cudaGraph_t), false},
    {"pDependencies", "const cudaGraphNode_t *", sizeof(const cudaGraphNode_t *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
    {"pCopyParams", "const struct cudaMemcpy3DParms *", sizeof(const struct cudaMemcpy3DParms *),
        false},
};
static const stub_param params_cudaGraphAddMemcpyNodeToSymbol[] = {
    {"pGraphNode", "cudaGraphNode_t *", sizeof(cudaGraphNode_t *), true},
    {"graph", "cudaGraph_t", sizeof(cudaGraph_t), false},
    {"pDependencies", "const cudaGraphNode_t *", sizeof(const cudaGraphNode_t *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
    {"symbol", "const void *", sizeof(const void *), false},
    {"src", "const void *", sizeof(const void *), false},
    {"count", "size_t", sizeof(size_t), false},
    {"offset", "size_t", sizeof(size_t), false},
    {"kind", "enum cudaMemcpyKind", sizeof(enum cudaMemcpyKind), false},
};
static const stub_param params_cudaGraphAddMemcpyNodeFromSymbol[] = {
    {"pGraphNode", "cudaGraphNode_t *", sizeof(cudaGraphNode_t *), true},
    {"graph", "cudaGraph_t", sizeof(cudaGraph_t), false},
    {"pDependencies", "const cudaGraphNode_t *", sizeof(const cudaGraphNode_t *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
    {"dst", "void *", sizeof(void *), false},
    {"symbol", "const void *", sizeof(const void *), false},
    {"count", "size_t", sizeof(size_t), false},
    {"offset", "size_t", sizeof(size_t), false},
    {"kind", "enum cudaMemcpyKind", sizeof(enum cudaMemcpyKind), false},
};
static const stub_param params_cudaGraphAddMemcpyNode1D[] = {
    {"pGraphNode", "cudaGraphNode_t *", sizeof(cudaGraphNode_t *), true},
    {"graph", "cudaGraph_t", sizeof(cudaGraph_t), false},
    {"pDependencies", "const cudaGraphNode_t *", sizeof(const cudaGraphNode_t *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
    {"dst", "void *", sizeof(void *), false},
    {"src", "const void *", sizeof(const void *), false},
    {"count", "size_t", sizeof(size_t), false},
    {"kind", "enum cudaMemcpyKind", sizeof(enum cudaMemcpyKind), false},
};
static const stub_param params_cudaGraphMemcpyNodeGetParams[] = {
    {"node", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"pNodeParams", "struct cudaMemcpy3DParms *", sizeof(struct cudaMemcpy3DParms *), true},
};
static const stub_param params_cudaGraphMemcpyNodeSetParams[] = {
    {"node", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"pNodeParams", "const struct cudaMemcpy3DParms *", sizeof(const struct cudaMemcpy3DParms *),
        false},
};
static const stub_param params_cudaGraphMemcpyNodeSetParamsToSymbol[] = {
    {"node", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"symbol", "const void *", sizeof(const void *), false},
    {"src", "const void *", sizeof(const void *), false},
    {"count", "size_t", sizeof(size_t), false},
    {"offset", "size_t", sizeof(size_t), false},
    {"kind", "enum cudaMemcpyKind", sizeof(enum cudaMemcpyKind), false},
};
static const stub_param params_cudaGraphMemcpyNodeSetParamsFromSymbol[] = {
    {"node", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"dst", "void *", sizeof(void *), false},
    {"symbol", "const void *", sizeof(const void *), false},
    {"count", "size_t", sizeof(size_t), false},
    {"offset", "size_t", sizeof(size_t), false},
    {"kind", "enum cudaMemcpyKind", sizeof(enum cudaMemcpyKind), false},
};
static const stub_param params_cudaGraphMemcpyNodeSetParams1D[] = {
    {"node", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"dst", "void *", sizeof(void *), false},
    {"src", "const void *", sizeof(const void *), false},
    {"count", "size_t", sizeof(size_t), false},
    {"kind", "enum cudaMemcpyKind", sizeof(enum cudaMemcpyKind), false},
};
static const stub_param params_cudaGraphAddMemsetNode[] = {
    {"pGraphNode", "cudaGraphNode_t *", sizeof(cudaGraphNode_t *), true},
    {"graph", "cudaGraph_t", sizeof(cudaGraph_t), false},
    {"pDependencies", "const cudaGraphNode_t *", sizeof(const cudaGraphNode_t *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
    {"pMemsetParams", "const struct cudaMemsetParams *", sizeof(const struct cudaMemsetParams *),
        false},
};
static const stub_param params_cudaGraphMemsetNodeGetParams[] = {
    {"node", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"pNodeParams", "struct cudaMemsetParams *", sizeof(struct cudaMemsetParams *), true},
};
static const stub_param params_cudaGraphMemsetNodeSetParams[] = {
    {"node", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"pNodeParams", "const struct cudaMemsetParams *", sizeof(const struct cudaMemsetParams *),
        false},
};
static const stub_param params_cudaGraphAddHostNode[] = {
    {"pGraphNode", "cudaGraphNode_t *", sizeof(cudaGraphNode_t *), true},
    {"graph", "cudaGraph_t", sizeof(cudaGraph_t), false},
    {"pDependencies", "const cudaGraphNode_t *", sizeof(const cudaGraphNode_t *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
    {"pNodeParams", "const struct cudaHostNodeParams *", sizeof(const struct cudaHostNodeParams *),
        false},
};
static const stub_param params_cudaGraphHostNodeGetParams[] = {
    {"node", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"pNodeParams", "struct cudaHostNodeParams *", sizeof(struct cudaHostNodeParams *), true},
};
static const stub_param params_cudaGraphHostNodeSetParams[] = {
    {"node", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"pNodeParams", "const struct cudaHostNodeParams *", sizeof(const struct cudaHostNodeParams *),
        false},
};
static const stub_param params_cudaGraphAddChildGraphNode[] = {
    {"pGraphNode", "cudaGraphNode_t *", sizeof(cudaGraphNode_t *), true},
    {"graph", "cudaGraph_t", sizeof(cudaGraph_t), false},
    {"pDependencies", "const cudaGraphNode_t *", sizeof(const cudaGraphNode_t *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
    {"childGraph", "cudaGraph_t", sizeof(cudaGraph_t), false},
};
static const stub_param params_cudaGraphChildGraphNodeGetGraph[] = {
    {"node", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"pGraph", "cudaGraph_t *", sizeof(cudaGraph_t *), true},
};
static const stub_param params_cudaGraphAddEmptyNode[] = {
    {"pGraphNode", "cudaGraphNode_t *", sizeof(cudaGraphNode_t *), true},
    {"graph", "cudaGraph_t", sizeof(cudaGraph_t), false},
    {"pDependencies", "const cudaGraphNode_t *", sizeof(const cudaGraphNode_t *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
};
static const stub_param params_cudaGraphAddEventRecordNode[] = {
    {"pGraphNode", "cudaGraphNode_t *", sizeof(cudaGraphNode_t *), true},
    {"graph", "cudaGraph_t", sizeof(cudaGraph_t), false},
    {"pDependencies", "const cudaGraphNode_t *", sizeof(const cudaGraphNode_t *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
    {"event", "cudaEvent_t", sizeof(cudaEvent_t), false},
};
static const stub_param params_cudaGraphEventRecordNodeGetEvent[] = {
    {"node", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"event_out", "cudaEvent_t *", sizeof(cudaEvent_t *), true},
};
static const stub_param params_cudaGraphEventRecordNodeSetEvent[] = {
    {"node", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"event", "cudaEvent_t", sizeof(cudaEvent_t), false},
};
static const stub_param params_cudaGraphAddEventWaitNode[] = {
    {"pGraphNode", "cudaGraphNode_t *", sizeof(cudaGraphNode_t *), true},
    {"graph", "cudaGraph_t", sizeof(cudaGraph_t), false},
    {"pDependencies", "const cudaGraphNode_t *", sizeof(const cudaGraphNode_t *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
    {"event", "cudaEvent_t", sizeof(cudaEvent_t), false},
};
static const stub_param params_cudaGraphEventWaitNodeGetEvent[] = {
    {"node", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"event_out", "cudaEvent_t *", sizeof(cudaEvent_t *), true},
};
static const stub_param params_cudaGraphEventWaitNodeSetEvent[] = {
    {"node", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"event", "cudaEvent_t", sizeof(cudaEvent_t), false},
};
static const stub_param params_cudaGraphAddExternalSemaphoresSignalNode[] = {
    {"pGraphNode", "cudaGraphNode_t *", sizeof(cudaGraphNode_t *), true},
    {"graph", "cudaGraph_t", sizeof(cudaGraph_t), false},
    {"pDependencies", "const cudaGraphNode_t *", sizeof(const cudaGraphNode_t *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
    {"nodeParams", "const struct cudaExternalSemaphoreSignalNodeParams *",
        sizeof(const struct cudaExternalSemaphoreSignalNodeParams *), false},
};
static const stub_param params_cudaGraphExternalSemaphoresSignalNodeGetParams[] = {
    {"hNode", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"params_out", "struct cudaExternalSemaphoreSignalNodeParams *",
        sizeof(struct cudaExternalSemaphoreSignalNodeParams *), true},
};
static const stub_param params_cudaGraphExternalSemaphoresSignalNodeSetParams[] = {
    {"hNode", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"nodeParams", "const struct cudaExternalSemaphoreSignalNodeParams *",
        sizeof(const struct cudaExternalSemaphoreSignalNodeParams *), false},
};
static const stub_param params_cudaGraphAddExternalSemaphoresWaitNode[] = {
    {"pGraphNode", "cudaGraphNode_t *", sizeof(cudaGraphNode_t *), true},
    {"graph", "cudaGraph_t", sizeof(cudaGraph_t), false},
    {"pDependencies", "const cudaGraphNode_t *", sizeof(const cudaGraphNode_t *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
    {"nodeParams", "const struct cudaExternalSemaphoreWaitNodeParams *",
        sizeof(const struct cudaExternalSemaphoreWaitNodeParams *), false},
};
static const stub_param params_cudaGraphExternalSemaphoresWaitNodeGetParams[] = {
    {"hNode", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"params_out", "struct cudaExternalSemaphoreWaitNodeParams *",
        sizeof(struct cudaExternalSemaphoreWaitNodeParams *), true},
};
static const stub_param params_cudaGraphExternalSemaphoresWaitNodeSetParams[] = {
    {"hNode", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"nodeParams", "const struct cudaExternalSemaphoreWaitNodeParams *",
        sizeof(const struct cudaExternalSemaphoreWaitNodeParams *), false},
};
static const stub_param params_cudaGraphAddMemAllocNode[] = {
    {"pGraphNode", "cudaGraphNode_t *", sizeof(cudaGraphNode_t *), true},
    {"graph", "cudaGraph_t", sizeof(cudaGraph_t), false},
    {"pDependencies", "const cudaGraphNode_t *", sizeof(const cudaGraphNode_t *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
    {"nodeParams", "struct cudaMemAllocNodeParams *", sizeof(struct cudaMemAllocNodeParams *),
        true},
};
static const stub_param params_cudaGraphMemAllocNodeGetParams[] = {
    {"node", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"params_out", "struct cudaMemAllocNodeParams *", sizeof(struct cudaMemAllocNodeParams *),
        true},
};
static const stub_param params_cudaGraphAddMemFreeNode[] = {
    {"pGraphNode", "cudaGraphNode_t *", sizeof(cudaGraphNode_t *), true},
    {"graph", "cudaGraph_t", sizeof(cudaGraph_t), false},
    {"pDependencies", "const cudaGraphNode_t *", sizeof(const cudaGraphNode_t *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
    {"dptr", "void *", sizeof(void *), false},
};
static const stub_param params_cudaGraphMemFreeNodeGetParams[] = {
    {"node", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"dptr_out", "void *", sizeof(void *), true},
};
static const stub_param params_cudaDeviceGraphMemTrim[] = {
    {"device", "int", sizeof(int), false},
};
static const stub_param params_cudaDeviceGetGraphMemAttribute[] = {
    {"device", "int", sizeof(int), false},
    {"attr", "enum cudaGraphMemAttributeType", sizeof(enum cudaGraphMemAttributeType), false},
    {"value", "void *", sizeof(void *), true},
};
static const stub_param params_cudaDeviceSetGraphMemAttribute[] = {
    {"device", "int", sizeof(int), false},
    {"attr", "enum cudaGraphMemAttributeType", sizeof(enum cudaGraphMemAttributeType), false},
    {"value", "void *", sizeof(void *), false},
};
static const stub_param params_cudaGraphClone[] = {
    {"pGraphClone", "cudaGraph_t *", sizeof(cudaGraph_t *), true},
    {"originalGraph", "cudaGraph_t", sizeof(cudaGraph_t), false},
};
static const stub_param params_cudaGraphNodeFindInClone[] = {
    {"pNode", "cudaGraphNode_t *", sizeof(cudaGraphNode_t *), true},
    {"originalNode", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"clonedGraph", "cudaGraph_t", sizeof(cudaGraph_t), false},
};
static const stub_param params_cudaGraphNodeGetType[] = {
    {"node", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"pType", "enum cudaGraphNodeType *", sizeof(enum cudaGraphNodeType *), true},
};
static const stub_param params_cudaGraphGetNodes[] = {
    {"graph", "cudaGraph_t", sizeof(cudaGraph_t), false},
    {"nodes", "cudaGraphNode_t *", sizeof(cudaGraphNode_t *), true},
    {"numNodes", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cudaGraphGetRootNodes[] = {
    {"graph", "cudaGraph_t", sizeof(cudaGraph_t), false},
    {"pRootNodes", "cudaGraphNode_t *", sizeof(cudaGraphNode_t *), true},
    {"pNumRootNodes", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cudaGraphGetEdges[] = {
    {"graph", "cudaGraph_t", sizeof(cudaGraph_t), false},
    {"from", "cudaGraphNode_t *", sizeof(cudaGraphNode_t *), true},
    {"to", "cudaGraphNode_t *", sizeof(cudaGraphNode_t *), true},
    {"numEdges", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cudaGraphGetEdges_v2[] = {
    {"graph", "cudaGraph_t", sizeof(cudaGraph_t), false},
    {"from", "cudaGraphNode_t *", sizeof(cudaGraphNode_t *), true},
    {"to", "cudaGraphNode_t *", sizeof(cudaGraphNode_t *), true},
    {"edgeData", "cudaGraphEdgeData *", sizeof(cudaGraphEdgeData *), true},
    {"numEdges", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cudaGraphNodeGetDependencies[] = {
    {"node", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"pDependencies", "cudaGraphNode_t *", sizeof(cudaGraphNode_t *), true},
    {"pNumDependencies", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cudaGraphNodeGetDependencies_v2[] = {
    {"node", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"pDependencies", "cudaGraphNode_t *", sizeof(cudaGraphNode_t *), true},
    {"edgeData", "cudaGraphEdgeData *", sizeof(cudaGraphEdgeData *), true},
    {"pNumDependencies", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cudaGraphNodeGetDependentNodes[] = {
    {"node", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"pDependentNodes", "cudaGraphNode_t *", sizeof(cudaGraphNode_t *), true},
    {"pNumDependentNodes", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cudaGraphNodeGetDependentNodes_v2[] = {
    {"node", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"pDependentNodes", "cudaGraphNode_t *", sizeof(cudaGraphNode_t *), true},
    {"edgeData", "cudaGraphEdgeData *", sizeof(cudaGraphEdgeData *), true},
    {"pNumDependentNodes", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cudaGraphAddDependencies[] = {
    {"graph", "cudaGraph_t", sizeof(cudaGraph_t), false},
    {"from", "const cudaGraphNode_t *", sizeof(const cudaGraphNode_t *), false},
    {"to", "const cudaGraphNode_t *", sizeof(const cudaGraphNode_t *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
};
static const stub_param params_cudaGraphAddDependencies_v2[] = {
    {"graph", "cudaGraph_t", sizeof(cudaGraph_t), false},
    {"from", "const cudaGraphNode_t *", sizeof(const cudaGraphNode_t *), false},
    {"to", "const cudaGraphNode_t *", sizeof(const cudaGraphNode_t *), false},
    {"edgeData", "const cudaGraphEdgeData *", sizeof(const cudaGraphEdgeData *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
};
static const stub_param params_cudaGraphRemoveDependencies[] = {
    {"graph", "cudaGraph_t", sizeof(cudaGraph_t), false},
    {"from", "const cudaGraphNode_t *", sizeof(const cudaGraphNode_t *), false},
    {"to", "const cudaGraphNode_t *", sizeof(const cudaGraphNode_t *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
};
static const stub_param params_cudaGraphRemoveDependencies_v2[] = {
    {"graph", "cudaGraph_t", sizeof(cudaGraph_t), false},
    {"from", "const cudaGraphNode_t *", sizeof(const cudaGraphNode_t *), false},
    {"to", "const cudaGraphNode_t *", sizeof(const cudaGraphNode_t *), false},
    {"edgeData", "const cudaGraphEdgeData *", sizeof(const cudaGraphEdgeData *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
};
static const stub_param params_cudaGraphDestroyNode[] = {
    {"node", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
};
static const stub_param params_cudaGraphInstantiate[] = {
    {"pGraphExec", "cudaGraphExec_t *", sizeof(cudaGraphExec_t *), true},
    {"graph", "cudaGraph_t", sizeof(cudaGraph_t), false},
    {"flags", "unsigned long long", sizeof(unsigned long long), false},
};
static const stub_param params_cudaGraphInstantiateWithFlags[] = {
    {"pGraphExec", "cudaGraphExec_t *", sizeof(cudaGraphExec_t *), true},
    {"graph", "cudaGraph_t", sizeof(cudaGraph_t), false},
    {"flags", "unsigned long long", sizeof(unsigned long long), false},
};
static const stub_param params_cudaGraphInstantiateWithParams[] = {
    {"pGraphExec", "cudaGraphExec_t *", sizeof(cudaGraphExec_t *), true},
    {"graph", "cudaGraph_t", sizeof(cudaGraph_t), false},
    {"instantiateParams", "cudaGraphInstantiateParams *", sizeof(cudaGraphInstantiateParams *),
        true},
};
static const stub_param params_cudaGraphExecGetFlags[] = {
    {"graphExec", "cudaGraphExec_t", sizeof(cudaGraphExec_t), false},
    {"flags", "unsigned long long *", sizeof(unsigned long long *), true},
};
static const stub_param params_cudaGraphExecKernelNodeSetParams[] = {
    {"hGraphExec", "cudaGraphExec_t", sizeof(cudaGraphExec_t), false},
    {"node", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"pNodeParams", "const struct cudaKernelNodeParams *",
        sizeof(const struct cudaKernelNodeParams *), false},
};
static const stub_param params_cudaGraphExecMemcpyNodeSetParams[] = {
    {"hGraphExec", "cudaGraphExec_t", sizeof(cudaGraphExec_t), false},
    {"node", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"pNodeParams", "const struct cudaMemcpy3DParms *", sizeof(const struct cudaMemcpy3DParms *),
        false},
};
static const stub_param params_cudaGraphExecMemcpyNodeSetParamsToSymbol[] = {
    {"hGraphExec", "cudaGraphExec_t", sizeof(cudaGraphExec_t), false},
    {"node", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"symbol", "const void *", sizeof(const void *), false},
    {"src", "const void *", sizeof(const void *), false},
    {"count", "size_t", sizeof(size_t), false},
    {"offset", "size_t", sizeof(size_t), false},
    {"kind", "enum cudaMemcpyKind", sizeof(enum cudaMemcpyKind), false},
};
static const stub_param params_cudaGraphExecMemcpyNodeSetParamsFromSymbol[] = {
    {"hGraphExec", "cudaGraphExec_t", sizeof(cudaGraphExec_t), false},
    {"node", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"dst", "void *", sizeof(void *), false},
    {"symbol", "const void *", sizeof(const void *), false},
    {"count", "size_t", sizeof(size_t), false},
    {"offset", "size_t", sizeof(size_t), false},
    {"kind", "enum cudaMemcpyKind", sizeof(enum cudaMemcpyKind), false},
};
static const stub_param params_cudaGraphExecMemcpyNodeSetParams1D[] = {
    {"hGraphExec", "cudaGraphExec_t", sizeof(cudaGraphExec_t), false},
    {"node", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"dst", "void *", sizeof(void *), false},
    {"src", "const void *", sizeof(const void *), false},
    {"count", "size_t", sizeof(size_t), false},
    {"kind", "enum cudaMemcpyKind", sizeof(enum cudaMemcpyKind), false},
};
static const stub_param params_cudaGraphExecMemsetNodeSetParams[] = {
    {"hGraphExec", "cudaGraphExec_t", sizeof(cudaGraphExec_t), false},
    {"node", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"pNodeParams", "const struct cudaMemsetParams *", sizeof(const struct cudaMemsetParams *),
        false},
};
static const stub_param params_cudaGraphExecHostNodeSetParams[] = {
    {"hGraphExec", "cudaGraphExec_t", sizeof(cudaGraphExec_t), false},
    {"node", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"pNodeParams", "const struct cudaHostNodeParams *", sizeof(const struct cudaHostNodeParams *),
        false},
};
static const stub_param params_cudaGraphExecChildGraphNodeSetParams[] = {
    {"hGraphExec", "cudaGraphExec_t", sizeof(cudaGraphExec_t), false},
    {"node", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"childGraph", "cudaGraph_t", sizeof(cudaGraph_t), false},
};
static const stub_param params_cudaGraphExecEventRecordNodeSetEvent[] = {
    {"hGraphExec", "cudaGraphExec_t", sizeof(cudaGraphExec_t), false},
    {"hNode", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"event", "cudaEvent_t", sizeof(cudaEvent_t), false},
};
static const stub_param params_cudaGraphExecEventWaitNodeSetEvent[] = {
    {"hGraphExec", "cudaGraphExec_t", sizeof(cudaGraphExec_t), false},
    {"hNode", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"event", "cudaEvent_t", sizeof(cudaEvent_t), false},
};
static const stub_param params_cudaGraphExecExternalSemaphoresSignalNodeSetParams[] = {
    {"hGraphExec", "cudaGraphExec_t", sizeof(cudaGraphExec_t), false},
    {"hNode", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"nodeParams", "const struct cudaExternalSemaphoreSignalNodeParams *",
        sizeof(const struct cudaExternalSemaphoreSignalNodeParams *), false},
};
static const stub_param params_cudaGraphExecExternalSemaphoresWaitNodeSetParams[] = {
    {"hGraphExec", "cudaGraphExec_t", sizeof(cudaGraphExec_t), false},
    {"hNode", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"nodeParams", "const struct cudaExternalSemaphoreWaitNodeParams *",
        sizeof(const struct cudaExternalSemaphoreWaitNodeParams *), false},
};
static const stub_param params_cudaGraphNodeSetEnabled[] = {
    {"hGraphExec", "cudaGraphExec_t", sizeof(cudaGraphExec_t), false},
    {"hNode", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"isEnabled", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaGraphNodeGetEnabled[] = {
    {"hGraphExec", "cudaGraphExec_t", sizeof(cudaGraphExec_t), false},
    {"hNode", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"isEnabled", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_cudaGraphExecUpdate[] = {
    {"hGraphExec", "cudaGraphExec_t", sizeof(cudaGraphExec_t), false},
    {"hGraph", "cudaGraph_t", sizeof(cudaGraph_t), false},
    {"resultInfo", "cudaGraphExecUpdateResultInfo *", sizeof(cudaGraphExecUpdateResultInfo *),
        true},
};
static const stub_param params_cudaGraphUpload[] = {
    {"graphExec", "cudaGraphExec_t", sizeof(cudaGraphExec_t), false},
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
};
static const stub_param params_cudaGraphLaunch[] = {
    {"graphExec", "cudaGraphExec_t", sizeof(cudaGraphExec_t), false},
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
};
static const stub_param params_cudaGraphExecDestroy[] = {
    {"graphExec", "cudaGraphExec_t", sizeof(cudaGraphExec_t), false},
};
static const stub_param params_cudaGraphDestroy[] = {
    {"graph", "cudaGraph_t", sizeof(cudaGraph_t), false},
};
static const stub_param params_cudaGraphDebugDotPrint[] = {
    {"graph", "cudaGraph_t", sizeof(cudaGraph_t), false},
    {"path", "const char *", sizeof(const char *), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaUserObjectCreate[] = {
    {"object_out", "cudaUserObject_t *", sizeof(cudaUserObject_t *), true},
    {"ptr", "void *", sizeof(void *), false},
    {"destroy", "cudaHostFn_t", sizeof(cudaHostFn_t), false},
    {"initialRefcount", "unsigned int", sizeof(unsigned int), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaUserObjectRetain[] = {
    {"object", "cudaUserObject_t", sizeof(cudaUserObject_t), false},
    {"count", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaUserObjectRelease[] = {
    {"object", "cudaUserObject_t", sizeof(cudaUserObject_t), false},
    {"count", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaGraphRetainUserObject[] = {
    {"graph", "cudaGraph_t", sizeof(cudaGraph_t), false},
    {"object", "cudaUserObject_t", sizeof(cudaUserObject_t), false},
    {"count", "unsigned int", sizeof(unsigned int), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaGraphReleaseUserObject[] = {
    {"graph", "cudaGraph_t", sizeof(cudaGraph_t), false},
    {"object", "cudaUserObject_t", sizeof(cudaUserObject_t), false},
    {"count", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaGraphAddNode[] = {
    {"pGraphNode", "cudaGraphNode_t *", sizeof(cudaGraphNode_t *), true},
    {"graph", "cudaGraph_t", sizeof(cudaGraph_t), false},
    {"pDependencies", "const cudaGraphNode_t *", sizeof(const cudaGraphNode_t *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
    {"nodeParams", "struct cudaGraphNodeParams *", sizeof(struct cudaGraphNodeParams *), true},
};
static const stub_param params_cudaGraphAddNode_v2[] = {
    {"pGraphNode", "cudaGraphNode_t *", sizeof(cudaGraphNode_t *), true},
    {"graph", "cudaGraph_t", sizeof(cudaGraph_t), false},
    {"pDependencies", "const cudaGraphNode_t *", sizeof(const cudaGraphNode_t *), false},
    {"dependencyData", "const cudaGraphEdgeData *", sizeof(const cudaGraphEdgeData *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
    {"nodeParams", "struct cudaGraphNodeParams *", sizeof(struct cudaGraphNodeParams *), true},
};
static const stub_param params_cudaGraphNodeSetParams[] = {
    {"node", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"nodeParams", "struct cudaGraphNodeParams *", sizeof(struct cudaGraphNodeParams *), false},
};
static const stub_param params_cudaGraphExecNodeSetParams[] = {
    {"graphExec", "cudaGraphExec_t", sizeof(cudaGraphExec_t), false},
    {"node", "cudaGraphNode_t", sizeof(cudaGraphNode_t), false},
    {"nodeParams", "struct cudaGraphNodeParams *", sizeof(struct cudaGraphNodeParams *), false},
};
static const stub_param params_cudaGraphConditionalHandleCreate[] = {
    {"pHandle_out", "cudaGraphConditionalHandle *", sizeof(cudaGraphConditionalHandle *), true},
    {"graph", "cudaGraph_t", sizeof(cudaGraph_t), false},
    {"defaultLaunchValue", "unsigned int", sizeof(unsigned int), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaGetDriverEntryPoint[] = {
    {"symbol", "const char *", sizeof(const char *), false},
    {"funcPtr", "void **", sizeof(void **), true},
    {"flags", "unsigned long long", sizeof(unsigned long long), false},
    {"driverStatus", "enum cudaDriverEntryPointQueryResult *",
        sizeof(enum cudaDriverEntryPointQueryResult *), true},
};
static const stub_param params_cudaGetDriverEntryPointByVersion[] = {
    {"symbol", "const char *", sizeof(const char *), false},
    {"funcPtr", "void **", sizeof(void **), true},
    {"cudaVersion", "unsigned int", sizeof(unsigned int), false},
    {"flags", "unsigned long long", sizeof(unsigned long long), false},
    {"driverStatus", "enum cudaDriverEntryPointQueryResult *",
        sizeof(enum cudaDriverEntryPointQueryResult *), true},
};
static const stub_param params_cudaLibraryLoadData[] = {
    {"library", "cudaLibrary_t *", sizeof(cudaLibrary_t *), true},
    {"code", "const void *", sizeof(const void *), false},
    {"jitOptions", "enum cudaJitOption *", sizeof(enum cudaJitOption *), false},
    {"jitOptionsValues", "void **", sizeof(void **), false},
    {"numJitOptions", "unsigned int", sizeof(unsigned int), false},
    {"libraryOptions", "enum cudaLibraryOption *", sizeof(enum cudaLibraryOption *), false},
    {"libraryOptionValues", "void **", sizeof(void **), false},
    {"numLibraryOptions", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaLibraryLoadFromFile[] = {
    {"library", "cudaLibrary_t *", sizeof(cudaLibrary_t *), true},
    {"fileName", "const char *", sizeof(const char *), false},
    {"jitOptions", "enum cudaJitOption *", sizeof(enum cudaJitOption *), false},
    {"jitOptionsValues", "void **", sizeof(void **), false},
    {"numJitOptions", "unsigned int", sizeof(unsigned int), false},
    {"libraryOptions", "enum cudaLibraryOption *", sizeof(enum cudaLibraryOption *), false},
    {"libraryOptionValues", "void **", sizeof(void **), false},
    {"numLibraryOptions", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaLibraryUnload[] = {
    {"library", "cudaLibrary_t", sizeof(cudaLibrary_t), false},
};
static const stub_param params_cudaLibraryGetKernel[] = {
    {"pKernel", "cudaKernel_t *", sizeof(cudaKernel_t *), true},
    {"library", "cudaLibrary_t", sizeof(cudaLibrary_t), false},
    {"name", "const char *", sizeof(const char *), false},
};
static const stub_param params_cudaLibraryGetGlobal[] = {
    {"dptr", "void **", sizeof(void **), true},
    {"bytes", "size_t *", sizeof(size_t *), true},
    {"library", "cudaLibrary_t", sizeof(cudaLibrary_t), false},
    {"name", "const char *", sizeof(const char *), false},
};
static const stub_param params_cudaLibraryGetManaged[] = {
    {"dptr", "void **", sizeof(void **), true},
    {"bytes", "size_t *", sizeof(size_t *), true},
    {"library", "cudaLibrary_t", sizeof(cudaLibrary_t), false},
    {"name", "const char *", sizeof(const char *), false},
};
static const stub_param params_cudaLibraryGetUnifiedFunction[] = {
    {"fptr", "void **", sizeof(void **), true},
    {"library", "cudaLibrary_t", sizeof(cudaLibrary_t), false},
    {"symbol", "const char *", sizeof(const char *), false},
};
static const stub_param params_cudaLibraryGetKernelCount[] = {
    {"count", "unsigned int *", sizeof(unsigned int *), true},
    {"lib", "cudaLibrary_t", sizeof(cudaLibrary_t), false},
};
static const stub_param params_cudaLibraryEnumerateKernels[] = {
    {"kernels", "cudaKernel_t *", sizeof(cudaKernel_t *), true},
    {"numKernels", "unsigned int", sizeof(unsigned int), false},
    {"lib", "cudaLibrary_t", sizeof(cudaLibrary_t), false},
};
static const stub_param params_cudaKernelSetAttributeForDevice[] = {
    {"kernel", "cudaKernel_t", sizeof(cudaKernel_t), false},
    {"attr", "enum cudaFuncAttribute", sizeof(enum cudaFuncAttribute), false},
    {"value", "int", sizeof(int), false},
    {"device", "int", sizeof(int), false},
};
static const stub_param params_cudaGetExportTable[] = {
    {"ppExportTable", "const void **", sizeof(const void **), true},
    {"pExportTableId", "const cudaUUID_t *", sizeof(const cudaUUID_t *), false},
};
static const stub_param params_cudaGetFuncBySymbol[] = {
    {"functionPtr", "cudaFunction_t *", sizeof(cudaFunction_t *), true},
    {"symbolPtr", "const void *", sizeof(const void *), false},
};
static const stub_param params_cudaGetKernel[] = {
    {"kernelPtr", "cudaKernel_t *", sizeof(cudaKernel_t *), true},
    {"entryFuncAddr", "const void *", sizeof(const void *), false},
};
static const stub_param params_cudaGraphicsEGLRegisterImage[] = {
    {"pCudaResource", "cudaGraphicsResource_t *", sizeof(cudaGraphicsResource_t *), true},
    {"image", "EGLImageKHR", sizeof(EGLImageKHR), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaEGLStreamConsumerConnect[] = {
    {"conn", "cudaEglStreamConnection *", sizeof(cudaEglStreamConnection *), true},
    {"eglStream", "EGLStreamKHR", sizeof(EGLStreamKHR), false},
};
static const stub_param params_cudaEGLStreamConsumerConnectWithFlags[] = {
    {"conn", "cudaEglStreamConnection *", sizeof(cudaEglStreamConnection *), true},
    {"eglStream", "EGLStreamKHR", sizeof(EGLStreamKHR), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaEGLStreamConsumerDisconnect[] = {
    {"conn", "cudaEglStreamConnection *", sizeof(cudaEglStreamConnection *), false},
};
static const stub_param params_cudaEGLStreamConsumerAcquireFrame[] = {
    {"conn", "cudaEglStreamConnection *", sizeof(cudaEglStreamConnection *), false},
    {"pCudaResource", "cudaGraphicsResource_t *", sizeof(cudaGraphicsResource_t *), true},
    {"pStream", "cudaStream_t *", sizeof(cudaStream_t *), true},
    {"timeout", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaEGLStreamConsumerReleaseFrame[] = {
    {"conn", "cudaEglStreamConnection *", sizeof(cudaEglStreamConnection *), false},
    {"pCudaResource", "cudaGraphicsResource_t", sizeof(cudaGraphicsResource_t), false},
    {"pStream", "cudaStream_t *", sizeof(cudaStream_t *), false},
};
static const stub_param params_cudaEGLStreamProducerConnect[] = {
    {"conn", "cudaEglStreamConnection *", sizeof(cudaEglStreamConnection *), true},
    {"eglStream", "EGLStreamKHR", sizeof(EGLStreamKHR), false},
    {"width", "EGLint", sizeof(EGLint), false},
    {"height", "EGLint", sizeof(EGLint), false},
};
static const stub_param params_cudaEGLStreamProducerDisconnect[] = {
    {"conn", "cudaEglStreamConnection *", sizeof(cudaEglStreamConnection *), false},
};
static const stub_param params_cudaEGLStreamProducerPresentFrame[] = {
    {"conn", "cudaEglStreamConnection *", sizeof(cudaEglStreamConnection *), false},
    {"eglframe", "cudaEglFrame", sizeof(cudaEglFrame), false},
    {"pStream", "cudaStream_t *", sizeof(cudaStream_t *), false},
};
static const stub_param params_cudaEGLStreamProducerReturnFrame[] = {
    {"conn", "cudaEglStreamConnection *", sizeof(cudaEglStreamConnection *), false},
    {"eglframe", "cudaEglFrame *", sizeof(cudaEglFrame *), true},
    {"pStream", "cudaStream_t *", sizeof(cudaStream_t *), true},
};
static const stub_param params_cudaGraphicsResourceGetMappedEglFrame[] = {
    {"eglFrame", "cudaEglFrame *", sizeof(cudaEglFrame *), true},
    {"resource", "cudaGraphicsResource_t", sizeof(cudaGraphicsResource_t), false},
    {"index", "unsigned int", sizeof(unsigned int), false},
    {"mipLevel", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaEventCreateFromEGLSync[] = {
    {"phEvent", "cudaEvent_t *", sizeof(cudaEvent_t *), true},
    {"eglSync", "EGLSyncKHR", sizeof(EGLSyncKHR), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaGLGetDevices[] = {
    {"pCudaDeviceCount", "unsigned int *", sizeof(unsigned int *), true},
    {"pCudaDevices", "int *", sizeof(int *), true},
    {"cudaDeviceCount", "unsigned int", sizeof(unsigned int), false},
    {"deviceList", "enum cudaGLDeviceList", sizeof(enum cudaGLDeviceList), false},
};
static const stub_param params_cudaGraphicsGLRegisterImage[] = {
    {"resource", "cudaGraphicsResource_t *", sizeof(cudaGraphicsResource_t *), true},
    {"image", "GLuint", sizeof(GLuint), false},
    {"target", "GLenum", sizeof(GLenum), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaGraphicsGLRegisterBuffer[] = {
    {"resource", "cudaGraphicsResource_t *", sizeof(cudaGraphicsResource_t *), true},
    {"buffer", "GLuint", sizeof(GLuint), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaGLSetGLDevice[] = {
    {"device", "int", sizeof(int), false},
};
static const stub_param params_cudaGLRegisterBufferObject[] = {
    {"bufObj", "GLuint", sizeof(GLuint), false},
};
static const stub_param params_cudaGLMapBufferObject[] = {
    {"devPtr", "void **", sizeof(void **), true},
    {"bufObj", "GLuint", sizeof(GLuint), false},
};
static const stub_param params_cudaGLUnmapBufferObject[] = {
    {"bufObj", "GLuint", sizeof(GLuint), false},
};
static const stub_param params_cudaGLUnregisterBufferObject[] = {
    {"bufObj", "GLuint", sizeof(GLuint), false},
};
static const stub_param params_cudaGLSetBufferObjectMapFlags[] = {
    {"bufObj", "GLuint", sizeof(GLuint), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaGLMapBufferObjectAsync[] = {
    {"devPtr", "void **", sizeof(void **), true},
    {"bufObj", "GLuint", sizeof(GLuint), false},
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
};
static const stub_param params_cudaGLUnmapBufferObjectAsync[] = {
    {"bufObj", "GLuint", sizeof(GLuint), false},
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
};
static const stub_param params_cudaVDPAUGetDevice[] = {
    {"device", "int *", sizeof(int *), true},
    {"vdpDevice", "VdpDevice", sizeof(VdpDevice), false},
    {"vdpGetProcAddress", "int (*)(VdpDevice, uint32_t, void **)",
        sizeof(int (*)(VdpDevice, uint32_t, void **)), false},
};
static const stub_param params_cudaVDPAUSetVDPAUDevice[] = {
    {"device", "int", sizeof(int), false},
    {"vdpDevice", "VdpDevice", sizeof(VdpDevice), false},
    {"vdpGetProcAddress", "int (*)(VdpDevice, uint32_t, void **)",
        sizeof(int (*)(VdpDevice, uint32_t, void **)), false},
};
static const stub_param params_cudaGraphicsVDPAURegisterVideoSurface[] = {
    {"resource", "cudaGraphicsResource_t *", sizeof(cudaGraphicsResource_t *), true},
    {"vdpSurface", "VdpVideoSurface", sizeof(VdpVideoSurface), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cudaGraphicsVDPAURegisterOutputSurface[] = {
    {"resource", "cudaGraphicsResource_t *", sizeof(cudaGraphicsResource_t *), true},
    {"vdpSurface", "VdpOutputSurface", sizeof(VdpOutputSurface), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};

const stub_function stub_functions[] = {
    {"cudaArrayGetInfo", "cudaArrayGetInfo", "cudaArrayGetInfo", 0, false,
        (void (*)(void))cudaArrayGetInfo, STUB_RESULT_STATUS, params_cudaArrayGetInfo, 4},
    {"cudaArrayGetMemoryRequirements", "cudaArrayGetMemoryRequirements",
        "cudaArrayGetMemoryRequirements", 0, false, (void (*)(void))cudaArrayGetMemoryRequirements,
        STUB_RESULT_STATUS, params_cudaArrayGetMemoryRequirements, 3},
    {"cudaArrayGetPlane", "cudaArrayGetPlane", "cudaArrayGetPlane", 0, false,
        (void (*)(void))cudaArrayGetPlane, STUB_RESULT_STATUS, params_cudaArrayGetPlane, 3},
    {"cudaArrayGetSparseProperties", "cudaArrayGetSparseProperties",
        "cudaArrayGetSparseProperties", 0, false, (void (*)(void))cudaArrayGetSparseProperties,
        STUB_RESULT_STATUS, params_cudaArrayGetSparseProperties, 2},
    {"cudaChooseDevice", "cudaChooseDevice", "cudaChooseDevice", 0, false,
        (void (*)(void))cudaChooseDevice, STUB_RESULT_STATUS, params_cudaChooseDevice, 2},
    {"cudaCreateChannelDesc", "cudaCreateChannelDesc", "cudaCreateChannelDesc", 0, false,
        (void (*)(void))cudaCreateChannelDesc, STUB_RESULT_INTEGER, params_cudaCreateChannelDesc,
        5},
    {"cudaCreateSurfaceObject", "cudaCreateSurfaceObject", "cudaCreateSurfaceObject", 0, false,
        (void (*)(void))cudaCreateSurfaceObject, STUB_RESULT_STATUS,
        params_cudaCreateSurfaceObject, 2},
    {"cudaCreateTextureObject", "cudaCreateTextureObject", "cudaCreateTextureObject", 0, false,
        (void (*)(void))cudaCreateTextureObject, STUB_RESULT_STATUS,
        params_cudaCreateTextureObject, 4},
    {"cudaCtxResetPersistingL2Cache", "cudaCtxResetPersistingL2Cache",
        "cudaCtxResetPersistingL2Cache", 0, false, (void (*)(void))cudaCtxResetPersistingL2Cache,
        STUB_RESULT_STATUS, NULL, 0},
    {"cudaDestroyExternalMemory", "cudaDestroyExternalMemory", "cudaDestroyExternalMemory", 0,
        false, (void (*)(void))cudaDestroyExternalMemory, STUB_RESULT_STATUS,
        params_cudaDestroyExternalMemory, 1},
    {"cudaDestroyExternalSemaphore", "cudaDestroyExternalSemaphore",
        "cudaDestroyExternalSemaphore", 0, false, (void (*)(void))cudaDestroyExternalSemaphore,
        STUB_RESULT_STATUS, params_cudaDestroyExternalSemaphore, 1},
    {"cudaDestroySurfaceObject", "cudaDestroySurfaceObject", "cudaDestroySurfaceObject", 0, false,
        (void (*)(void))cudaDestroySurfaceObject, STUB_RESULT_STATUS,
        params_cudaDestroySurfaceObject, 1},
    {"cudaDestroyTextureObject", "cudaDestroyTextureObject", "cudaDestroyTextureObject", 0, false,
        (void (*)(void))cudaDestroyTextureObject, STUB_RESULT_STATUS,
        params_cudaDestroyTextureObject, 1},
    {"cudaDeviceCanAccessPeer", "cudaDeviceCanAccessPeer", "cudaDeviceCanAccessPeer", 0, false,
        (void (*)(void))cudaDeviceCanAccessPeer, STUB_RESULT_STATUS,
        params_cudaDeviceCanAccessPeer, 3},
    {"cudaDeviceDisablePeerAccess", "cudaDeviceDisablePeerAccess", "cudaDeviceDisablePeerAccess",
        0, false, (void (*)(void))cudaDeviceDisablePeerAccess, STUB_RESULT_STATUS,
        params_cudaDeviceDisablePeerAccess, 1},
    {"cudaDeviceEnablePeerAccess", "cudaDeviceEnablePeerAccess", "cudaDeviceEnablePeerAccess", 0,
        false, (void (*)(void))cudaDeviceEnablePeerAccess, STUB_RESULT_STATUS,
        params_cudaDeviceEnablePeerAccess, 2},
    {"cudaDeviceFlushGPUDirectRDMAWrites", "cudaDeviceFlushGPUDirectRDMAWrites",
        "cudaDeviceFlushGPUDirectRDMAWrites", 0, false,
        (void (*)(void))cudaDeviceFlushGPUDirectRDMAWrites, STUB_RESULT_STATUS,
        params_cudaDeviceFlushGPUDirectRDMAWrites, 2},
    {"cudaDeviceGetAttribute", "cudaDeviceGetAttribute", "cudaDeviceGetAttribute", 0, false,
        (void (*)(void))cudaDeviceGetAttribute, STUB_RESULT_STATUS, params_cudaDeviceGetAttribute,
        3},
    {"cudaDeviceGetByPCIBusId", "cudaDeviceGetByPCIBusId", "cudaDeviceGetByPCIBusId", 0, false,
        (void (*)(void))cudaDeviceGetByPCIBusId, STUB_RESULT_STATUS,
        params_cudaDeviceGetByPCIBusId, 2},
    {"cudaDeviceGetCacheConfig", "cudaDeviceGetCacheConfig", "cudaDeviceGetCacheConfig", 0, false,
        (void (*)(void))cudaDeviceGetCacheConfig, STUB_RESULT_STATUS,
        params_cudaDeviceGetCacheConfig, 1},
    {"cudaDeviceGetDefaultMemPool", "cudaDeviceGetDefaultMemPool", "cudaDeviceGetDefaultMemPool",
        0, false, (void (*)(void))cudaDeviceGetDefaultMemPool, STUB_RESULT_STATUS,
        params_cudaDeviceGetDefaultMemPool, 2},
    {"cudaDeviceGetGraphMemAttribute", "cudaDeviceGetGraphMemAttribute",
        "cudaDeviceGetGraphMemAttribute", 0, false, (void (*)(void))cudaDeviceGetGraphMemAttribute,
        STUB_RESULT_STATUS, params_cudaDeviceGetGraphMemAttribute, 3},
    {"cudaDeviceGetLimit", "cudaDeviceGetLimit", "cudaDeviceGetLimit", 0, false,
        (void (*)(void))cudaDeviceGetLimit, STUB_RESULT_STATUS, params_cudaDeviceGetLimit, 2},
    {"cudaDeviceGetMemPool", "cudaDeviceGetMemPool", "cudaDeviceGetMemPool", 0, false,
        (void (*)(void))cudaDeviceGetMemPool, STUB_RESULT_STATUS, params_cudaDeviceGetMemPool, 2},
    {"cudaDeviceGetNvSciSyncAttributes", "cudaDeviceGetNvSciSyncAttributes",
        "cudaDeviceGetNvSciSyncAttributes", 0, false,
        (void (*)(void))cudaDeviceGetNvSciSyncAttributes, STUB_RESULT_STATUS,
        params_cudaDeviceGetNvSciSyncAttributes, 3},
    {"cudaDeviceGetP2PAttribute", "cudaDeviceGetP2PAttribute", "cudaDeviceGetP2PAttribute", 0,
        false, (void (*)(void))cudaDeviceGetP2PAttribute, STUB_RESULT_STATUS,
        params_cudaDeviceGetP2PAttribute, 4},
    {"cudaDeviceGetPCIBusId", "cudaDeviceGetPCIBusId", "cudaDeviceGetPCIBusId", 0, false,
        (void (*)(void))cudaDeviceGetPCIBusId, STUB_RESULT_STATUS, params_cudaDeviceGetPCIBusId, 3},
    {"cudaDeviceGetSharedMemConfig", "cudaDeviceGetSharedMemConfig",
        "cudaDeviceGetSharedMemConfig", 0, false, (void (*)(void))cudaDeviceGetSharedMemConfig,
        STUB_RESULT_STATUS, params_cudaDeviceGetSharedMemConfig, 1},
    {"cudaDeviceGetStreamPriorityRange", "cudaDeviceGetStreamPriorityRange",
        "cudaDeviceGetStreamPriorityRange", 0, false,
        (void (*)(void))cudaDeviceGetStreamPriorityRange, STUB_RESULT_STATUS,
        params_cudaDeviceGetStreamPriorityRange, 2},
    {"cudaDeviceGetTexture1DLinearMaxWidth", "cudaDeviceGetTexture1DLinearMaxWidth",
        "cudaDeviceGetTexture1DLinearMaxWidth", 0, false,
        (void (*)(void))cudaDeviceGetTexture1DLinearMaxWidth, STUB_RESULT_STATUS,
        params_cudaDeviceGetTexture1DLinearMaxWidth, 3},
    {"cudaDeviceGraphMemTrim", "cudaDeviceGraphMemTrim", "cudaDeviceGraphMemTrim", 0, false,
        (void (*)(void))cudaDeviceGraphMemTrim, STUB_RESULT_STATUS, params_cudaDeviceGraphMemTrim,
        1},
    {"cudaDeviceRegisterAsyncNotification", "cudaDeviceRegisterAsyncNotification",
        "cudaDeviceRegisterAsyncNotification", 0, false,
        (void (*)(void))cudaDeviceRegisterAsyncNotification, STUB_RESULT_STATUS,
        params_cudaDeviceRegisterAsyncNotification, 4},
    {"cudaDeviceReset", "cudaDeviceReset", "cudaDeviceReset", 0, false,
        (void (*)(void))cudaDeviceReset, STUB_RESULT_STATUS, NULL, 0},
    {"cudaDeviceSetCacheConfig", "cudaDeviceSetCacheConfig", "cudaDeviceSetCacheConfig", 0, false,
        (void (*)(void))cudaDeviceSetCacheConfig, STUB_RESULT_STATUS,
        params_cudaDeviceSetCacheConfig, 1},
    {"cudaDeviceSetGraphMemAttribute", "cudaDeviceSetGraphMemAttribute",
        "cudaDeviceSetGraphMemAttribute", 0, false, (void (*)(void))cudaDeviceSetGraphMemAttribute,
        STUB_RESULT_STATUS, params_cudaDeviceSetGraphMemAttribute, 3},
    {"cudaDeviceSetLimit", "cudaDeviceSetLimit", "cudaDeviceSetLimit", 0, false,
        (void (*)(void))cudaDeviceSetLimit, STUB_RESULT_STATUS, params_cudaDeviceSetLimit, 2},
    {"cudaDeviceSetMemPool", "cudaDeviceSetMemPool", "cudaDeviceSetMemPool", 0, false,
        (void (*)(void))cudaDeviceSetMemPool, STUB_RESULT_STATUS, params_cudaDeviceSetMemPool, 2},
    {"cudaDeviceSetSharedMemConfig", "cudaDeviceSetSharedMemConfig",
        "cudaDeviceSetSharedMemConfig", 0, false, (void (*)(void))cudaDeviceSetSharedMemConfig,
        STUB_RESULT_STATUS, params_cudaDeviceSetSharedMemConfig, 1},
    {"cudaDeviceSynchronize", "cudaDeviceSynchronize", "cudaDeviceSynchronize", 0, false,
        (void (*)(void))cudaDeviceSynchronize, STUB_RESULT_STATUS, NULL, 0},
    {"cudaDeviceUnregisterAsyncNotification", "cudaDeviceUnregisterAsyncNotification",
        "cudaDeviceUnregisterAsyncNotification", 0, false,
        (void (*)(void))cudaDeviceUnregisterAsyncNotification, STUB_RESULT_STATUS,
        params_cudaDeviceUnregisterAsyncNotification, 2},
    {"cudaDriverGetVersion", "cudaDriverGetVersion", "cudaDriverGetVersion", 0, false,
        (void (*)(void))cudaDriverGetVersion, STUB_RESULT_STATUS, params_cudaDriverGetVersion, 1},
    {"cudaEGLStreamConsumerAcquireFrame", "cudaEGLStreamConsumerAcquireFrame",
        "cudaEGLStreamConsumerAcquireFrame", 0, false,
        (void (*)(void))cudaEGLStreamConsumerAcquireFrame, STUB_RESULT_STATUS,
        params_cudaEGLStreamConsumerAcquireFrame, 4},
    {"cudaEGLStreamConsumerConnect", "cudaEGLStreamConsumerConnect",
        "cudaEGLStreamConsumerConnect", 0, false, (void (*)(void))cudaEGLStreamConsumerConnect,
        STUB_RESULT_STATUS, params_cudaEGLStreamConsumerConnect, 2},
    {"cudaEGLStreamConsumerConnectWithFlags", "cudaEGLStreamConsumerConnectWithFlags",
        "cudaEGLStreamConsumerConnectWithFlags", 0, false,
        (void (*)(void))cudaEGLStreamConsumerConnectWithFlags, STUB_RESULT_STATUS,
        params_cudaEGLStreamConsumerConnectWithFlags, 3},
    {"cudaEGLStreamConsumerDisconnect", "cudaEGLStreamConsumerDisconnect",
        "cudaEGLStreamConsumerDisconnect", 0, false,
        (void (*)(void))cudaEGLStreamConsumerDisconnect, STUB_RESULT_STATUS,
        params_cudaEGLStreamConsumerDisconnect, 1},
    {"cudaEGLStreamConsumerReleaseFrame", "cudaEGLStreamConsumerReleaseFrame",
        "cudaEGLStreamConsumerReleaseFrame", 0, false,
        (void (*)(void))cudaEGLStreamConsumerReleaseFrame, STUB_RESULT_STATUS,
        params_cudaEGLStreamConsumerReleaseFrame, 3},
    {"cudaEGLStreamProducerConnect", "cudaEGLStreamProducerConnect",
        "cudaEGLStreamProducerConnect", 0, false, (void (*)(void))cudaEGLStreamProducerConnect,
        STUB_RESULT_STATUS, params_cudaEGLStreamProducerConnect, 4},
    {"cudaEGLStreamProducerDisconnect", "cudaEGLStreamProducerDisconnect",
        "cudaEGLStreamProducerDisconnect", 0, false,
        (void (*)(void))cudaEGLStreamProducerDisconnect, STUB_RESULT_STATUS,
        params_cudaEGLStreamProducerDisconnect, 1},
    {"cudaEGLStreamProducerPresentFrame", "cudaEGLStreamProducerPresentFrame",
        "cudaEGLStreamProducerPresentFrame", 0, false,
        (void (*)(void))cudaEGLStreamProducerPresentFrame, STUB_RESULT_STATUS,
        params_cudaEGLStreamProducerPresentFrame, 3},
    {"cudaEGLStreamProducerReturnFrame", "cudaEGLStreamProducerReturnFrame",
        "cudaEGLStreamProducerReturnFrame", 0, false,
        (void (*)(void))cudaEGLStreamProducerReturnFrame, STUB_RESULT_STATUS,
        params_cudaEGLStreamProducerReturnFrame, 3},
    {"cudaEventCreate", "cudaEventCreate", "cudaEventCreate", 0, false,
        (void (*)(void))cudaEventCreate, STUB_RESULT_STATUS, params_cudaEventCreate, 1},
    {"cudaEventCreateFromEGLSync", "cudaEventCreateFromEGLSync", "cudaEventCreateFromEGLSync", 0,
        false, (void (*)(void))cudaEventCreateFromEGLSync, STUB_RESULT_STATUS,
        params_cudaEventCreateFromEGLSync, 3},
    {"cudaEventCreateWithFlags", "cudaEventCreateWithFlags", "cudaEventCreateWithFlags", 0, false,
        (void (*)(void))cudaEventCreateWithFlags, STUB_RESULT_STATUS,
        params_cudaEventCreateWithFlags, 2},
    {"cudaEventDestroy", "cudaEventDestroy", "cudaEventDestroy", 0, false,
        (void (*)(void))cudaEventDestroy, STUB_RESULT_STATUS, params_cudaEventDestroy, 1},
    {"cudaEventElapsedTime", "cudaEventElapsedTime", "cudaEventElapsedTime", 0, false,
        (void (*)(void))cudaEventElapsedTime, STUB_RESULT_STATUS, params_cudaEventElapsedTime, 3},
    {"cudaEventElapsedTime_v2", "cudaEventElapsedTime_v2", "cudaEventElapsedTime_v2", 0, false,
        (void (*)(void))cudaEventElapsedTime_v2, STUB_RESULT_STATUS,
        params_cudaEventElapsedTime_v2, 3},
    {"cudaEventQuery", "cudaEventQuery", "cudaEventQuery", 0, false,
        (void (*)(void))cudaEventQuery, STUB_RESULT_STATUS, params_cudaEventQuery, 1},
    {"cudaEventRecord", "cudaEventRecord", "cudaEventRecord", 0, false,
        (void (*)(void))cudaEventRecord, STUB_RESULT_STATUS, params_cudaEventRecord, 2},
    {"cudaEventRecordWithFlags", "cudaEventRecordWithFlags", "cudaEventRecordWithFlags", 0, false,
        (void (*)(void))cudaEventRecordWithFlags, STUB_RESULT_STATUS,
        params_cudaEventRecordWithFlags, 3},
    {"cudaEventRecordWithFlags", "cudaEventRecordWithFlags_ptsz", "cudaEventRecordWithFlags", 0,
        true, (void (*)(void))cudaEventRecordWithFlags_ptsz, STUB_RESULT_STATUS,
        params_cudaEventRecordWithFlags, 3},
    {"cudaEventRecord", "cudaEventRecord_ptsz", "cudaEventRecord", 0, true,
        (void (*)(void))cudaEventRecord_ptsz, STUB_RESULT_STATUS, params_cudaEventRecord, 2},
    {"cudaEventSynchronize", "cudaEventSynchronize", "cudaEventSynchronize", 0, false,
        (void (*)(void))cudaEventSynchronize, STUB_RESULT_STATUS, params_cudaEventSynchronize, 1},
    {"cudaExternalMemoryGetMappedBuffer", "cudaExternalMemoryGetMappedBuffer",
        "cudaExternalMemoryGetMappedBuffer", 0, false,
        (void (*)(void))cudaExternalMemoryGetMappedBuffer, STUB_RESULT_STATUS,
        params_cudaExternalMemoryGetMappedBuffer, 3},
    {"cudaExternalMemoryGetMappedMipmappedArray", "cudaExternalMemoryGetMappedMipmappedArray",
        "cudaExternalMemoryGetMappedMipmappedArray", 0, false,
        (void (*)(void))cudaExternalMemoryGetMappedMipmappedArray, STUB_RESULT_STATUS,
        params_cudaExternalMemoryGetMappedMipmappedArray, 3},
    {"cudaFree", "cudaFree", "cudaFree", 0, false, (void (*)(void))cudaFree, STUB_RESULT_STATUS,
        params_cudaFree, 1},
    {"cudaFreeArray", "cudaFreeArray", "cudaFreeArray", 0, false, (void (*)(void))cudaFreeArray,
        STUB_RESULT_STATUS, params_cudaFreeArray, 1},
    {"cudaFreeAsync", "cudaFreeAsync", "cudaFreeAsync", 0, false, (void (*)(void))cudaFreeAsync,
        STUB_RESULT_STATUS, params_cudaFreeAsync, 2},
    {"cudaFreeAsync", "cudaFreeAsync_ptsz", "cudaFreeAsync", 0, true,
        (void (*)(void))cudaFreeAsync_ptsz, STUB_RESULT_STATUS, params_cudaFreeAsync, 2},
    {"cudaFreeHost", "cudaFreeHost", "cudaFreeHost", 0, false, (void (*)(void))cudaFreeHost,
        STUB_RESULT_STATUS, params_cudaFreeHost, 1},
    {"cudaFreeMipmappedArray", "cudaFreeMipmappedArray", "cudaFreeMipmappedArray", 0, false,
        (void (*)(void))cudaFreeMipmappedArray, STUB_RESULT_STATUS, params_cudaFreeMipmappedArray,
        1},
    {"cudaFuncGetAttributes", "cudaFuncGetAttributes", "cudaFuncGetAttributes", 0, false,
        (void (*)(void))cudaFuncGetAttributes, STUB_RESULT_STATUS, params_cudaFuncGetAttributes, 2},
    {"cudaFuncGetName", "cudaFuncGetName", "cudaFuncGetName", 0, false,
        (void (*)(void))cudaFuncGetName, STUB_RESULT_STATUS, params_cudaFuncGetName, 2},
    {"cudaFuncGetParamInfo", "cudaFuncGetParamInfo", "cudaFuncGetParamInfo", 0, false,
        (void (*)(void))cudaFuncGetParamInfo, STUB_RESULT_STATUS, params_cudaFuncGetParamInfo, 4},
    {"cudaFuncSetAttribute", "cudaFuncSetAttribute", "cudaFuncSetAttribute", 0, false,
        (void (*)(void))cudaFuncSetAttribute, STUB_RESULT_STATUS, params_cudaFuncSetAttribute, 3},
    {"cudaFuncSetCacheConfig", "cudaFuncSetCacheConfig", "cudaFuncSetCacheConfig", 0, false,
        (void (*)(void))cudaFuncSetCacheConfig, STUB_RESULT_STATUS, params_cudaFuncSetCacheConfig,
        2},
    {"cudaFuncSetSharedMemConfig", "cudaFuncSetSharedMemConfig", "cudaFuncSetSharedMemConfig", 0,
        false, (void (*)(void))cudaFuncSetSharedMemConfig, STUB_RESULT_STATUS,
        params_cudaFuncSetSharedMemConfig, 2},
    {"cudaGLGetDevices", "cudaGLGetDevices", "cudaGLGetDevices", 0, false,
        (void (*)(void))cudaGLGetDevices, STUB_RESULT_STATUS, params_cudaGLGetDevices, 4},
    {"cudaGLMapBufferObject", "cudaGLMapBufferObject", "cudaGLMapBufferObject", 0, false,
        (void (*)(void))cudaGLMapBufferObject, STUB_RESULT_STATUS, params_cudaGLMapBufferObject, 2},
    {"cudaGLMapBufferObjectAsync", "cudaGLMapBufferObjectAsync", "cudaGLMapBufferObjectAsync", 0,
        false, (void (*)(void))cudaGLMapBufferObjectAsync, STUB_RESULT_STATUS,
        params_cudaGLMapBufferObjectAsync, 3},
    {"cudaGLRegisterBufferObject", "cudaGLRegisterBufferObject", "cudaGLRegisterBufferObject", 0,
        false, (void (*)(void))cudaGLRegisterBufferObject, STUB_RESULT_STATUS,
        params_cudaGLRegisterBufferObject, 1},
    {"cudaGLSetBufferObjectMapFlags", "cudaGLSetBufferObjectMapFlags",
        "cudaGLSetBufferObjectMapFlags", 0, false, (void (*)(void))cudaGLSetBufferObjectMapFlags,
        STUB_RESULT_STATUS, params_cudaGLSetBufferObjectMapFlags, 2},
    {"cudaGLSetGLDevice", "cudaGLSetGLDevice", "cudaGLSetGLDevice", 0, false,
        (void (*)(void))cudaGLSetGLDevice, STUB_RESULT_STATUS, params_cudaGLSetGLDevice, 1},
    {"cudaGLUnmapBufferObject", "cudaGLUnmapBufferObject", "cudaGLUnmapBufferObject", 0, false,
        (void (*)(void))cudaGLUnmapBufferObject, STUB_RESULT_STATUS,
        params_cudaGLUnmapBufferObject, 1},
    {"cudaGLUnmapBufferObjectAsync", "cudaGLUnmapBufferObjectAsync",
        "cudaGLUnmapBufferObjectAsync", 0, false, (void (*)(void))cudaGLUnmapBufferObjectAsync,
        STUB_RESULT_STATUS, params_cudaGLUnmapBufferObjectAsync, 2},
    {"cudaGLUnregisterBufferObject", "cudaGLUnregisterBufferObject",
        "cudaGLUnregisterBufferObject", 0, false, (void (*)(void))cudaGLUnregisterBufferObject,
        STUB_RESULT_STATUS, params_cudaGLUnregisterBufferObject, 1},
    {"cudaGetChannelDesc", "cudaGetChannelDesc", "cudaGetChannelDesc", 0, false,
        (void (*)(void))cudaGetChannelDesc, STUB_RESULT_STATUS, params_cudaGetChannelDesc, 2},
    {"cudaGetDevice", "cudaGetDevice", "cudaGetDevice", 0, false, (void (*)(void))cudaGetDevice,
        STUB_RESULT_STATUS, params_cudaGetDevice, 1},
    {"cudaGetDeviceCount", "cudaGetDeviceCount", "cudaGetDeviceCount", 0, false,
        (void (*)(void))cudaGetDeviceCount, STUB_RESULT_STATUS, params_cudaGetDeviceCount, 1},
    {"cudaGetDeviceFlags", "cudaGetDeviceFlags", "cudaGetDeviceFlags", 0, false,
        (void (*)(void))cudaGetDeviceFlags, STUB_RESULT_STATUS, params_cudaGetDeviceFlags, 1},
    {"cudaGetDeviceProperties", "cudaGetDeviceProperties_v2", "cudaGetDeviceProperties_v2", 0,
        false, (void (*)(void))cudaGetDeviceProperties_v2, STUB_RESULT_STATUS,
        params_cudaGetDeviceProperties_v2, 2},
    {"cudaGetDriverEntryPoint", "cudaGetDriverEntryPoint", "cudaGetDriverEntryPoint", 0, false,
        (void (*)(void))cudaGetDriverEntryPoint, STUB_RESULT_STATUS,
        params_cudaGetDriverEntryPoint, 4},
    {"cudaGetDriverEntryPointByVersion", "cudaGetDriverEntryPointByVersion",
        "cudaGetDriverEntryPointByVersion", 0, false,
        (void (*)(void))cudaGetDriverEntryPointByVersion, STUB_RESULT_STATUS,
        params_cudaGetDriverEntryPointByVersion, 5},
    {"cudaGetDriverEntryPointByVersion", "cudaGetDriverEntryPointByVersion_ptsz",
        "cudaGetDriverEntryPointByVersion", 0, true,
        (void (*)(void))cudaGetDriverEntryPointByVersion_ptsz, STUB_RESULT_STATUS,
        params_cudaGetDriverEntryPointByVersion, 5},
    {"cudaGetDriverEntryPoint", "cudaGetDriverEntryPoint_ptsz", "cudaGetDriverEntryPoint", 0, true,
        (void (*)(void))cudaGetDriverEntryPoint_ptsz, STUB_RESULT_STATUS,
        params_cudaGetDriverEntryPoint, 4},
    {"cudaGetErrorName", "cudaGetErrorName", "cudaGetErrorName", 0, false,
        (void (*)(void))cudaGetErrorName, STUB_RESULT_STRING, params_cudaGetErrorName, 1},
    {"cudaGetErrorString", "cudaGetErrorString", "cudaGetErrorString", 0, false,
        (void (*)(void))cudaGetErrorString, STUB_RESULT_STRING, params_cudaGetErrorString, 1},
    {"cudaGetExportTable", "cudaGetExportTable", "cudaGetExportTable", 0, false,
        (void (*)(void))cudaGetExportTable, STUB_RESULT_STATUS, params_cudaGetExportTable, 2},
    {"cudaGetFuncBySymbol", "cudaGetFuncBySymbol", "cudaGetFuncBySymbol", 0, false,
        (void (*)(void))cudaGetFuncBySymbol, STUB_RESULT_STATUS, params_cudaGetFuncBySymbol, 2},
    {"cudaGetKernel", "cudaGetKernel", "cudaGetKernel", 0, false, (void (*)(void))cudaGetKernel,
        STUB_RESULT_STATUS, params_cudaGetKernel, 2},
    {"cudaGetLastError", "cudaGetLastError", "cudaGetLastError", 0, false,
        (void (*)(void))cudaGetLastError, STUB_RESULT_STATUS, NULL, 0},
    {"cudaGetMipmappedArrayLevel", "cudaGetMipmappedArrayLevel", "cudaGetMipmappedArrayLevel", 0,
        false, (void (*)(void))cudaGetMipmappedArrayLevel, STUB_RESULT_STATUS,
        params_cudaGetMipmappedArrayLevel, 3},
    {"cudaGetSurfaceObjectResourceDesc", "cudaGetSurfaceObjectResourceDesc",
        "cudaGetSurfaceObjectResourceDesc", 0, false,
        (void (*)(void))cudaGetSurfaceObjectResourceDesc, STUB_RESULT_STATUS,
        params_cudaGetSurfaceObjectResourceDesc, 2},
    {"cudaGetSymbolAddress", "cudaGetSymbolAddress", "cudaGetSymbolAddress", 0, false,
        (void (*)(void))cudaGetSymbolAddress, STUB_RESULT_STATUS, params_cudaGetSymbolAddress, 2},
    {"cudaGetSymbolSize", "cudaGetSymbolSize", "cudaGetSymbolSize", 0, false,
        (void (*)(void))cudaGetSymbolSize, STUB_RESULT_STATUS, params_cudaGetSymbolSize, 2},
    {"cudaGetTextureObjectResourceDesc", "cudaGetTextureObjectResourceDesc",
        "cudaGetTextureObjectResourceDesc", 0, false,
        (void (*)(void))cudaGetTextureObjectResourceDesc, STUB_RESULT_STATUS,
        params_cudaGetTextureObjectResourceDesc, 2},
    {"cudaGetTextureObjectResourceViewDesc", "cudaGetTextureObjectResourceViewDesc",
        "cudaGetTextureObjectResourceViewDesc", 0, false,
        (void (*)(void))cudaGetTextureObjectResourceViewDesc, STUB_RESULT_STATUS,
        params_cudaGetTextureObjectResourceViewDesc, 2},
    {"cudaGetTextureObjectTextureDesc", "cudaGetTextureObjectTextureDesc",
        "cudaGetTextureObjectTextureDesc", 0, false,
        (void (*)(void))cudaGetTextureObjectTextureDesc, STUB_RESULT_STATUS,
        params_cudaGetTextureObjectTextureDesc, 2},
    {"cudaGraphAddChildGraphNode", "cudaGraphAddChildGraphNode", "cudaGraphAddChildGraphNode", 0,
        false, (void (*)(void))cudaGraphAddChildGraphNode, STUB_RESULT_STATUS,
        params_cudaGraphAddChildGraphNode, 5},
    {"cudaGraphAddDependencies", "cudaGraphAddDependencies", "cudaGraphAddDependencies", 0, false,
        (void (*)(void))cudaGraphAddDependencies, STUB_RESULT_STATUS,
        params_cudaGraphAddDependencies, 4},
    {"cudaGraphAddDependencies_v2", "cudaGraphAddDependencies_v2", "cudaGraphAddDependencies_v2",
        0, false, (void (*)(void))cudaGraphAddDependencies_v2, STUB_RESULT_STATUS,
        params_cudaGraphAddDependencies_v2, 5},
    {"cudaGraphAddEmptyNode", "cudaGraphAddEmptyNode", "cudaGraphAddEmptyNode", 0, false,
        (void (*)(void))cudaGraphAddEmptyNode, STUB_RESULT_STATUS, params_cudaGraphAddEmptyNode, 4},
    {"cudaGraphAddEventRecordNode", "cudaGraphAddEventRecordNode", "cudaGraphAddEventRecordNode",
        0, false, (void (*)(void))cudaGraphAddEventRecordNode, STUB_RESULT_STATUS,
        params_cudaGraphAddEventRecordNode, 5},
    {"cudaGraphAddEventWaitNode", "cudaGraphAddEventWaitNode", "cudaGraphAddEventWaitNode", 0,
        false, (void (*)(void))cudaGraphAddEventWaitNode, STUB_RESULT_STATUS,
        params_cudaGraphAddEventWaitNode, 5},
    {"cudaGraphAddExternalSemaphoresSignalNode", "cudaGraphAddExternalSemaphoresSignalNode",
        "cudaGraphAddExternalSemaphoresSignalNode", 0, false,
        (void (*)(void))cudaGraphAddExternalSemaphoresSignalNode, STUB_RESULT_STATUS,
        params_cudaGraphAddExternalSemaphoresSignalNode, 5},
    {"cudaGraphAddExternalSemaphoresWaitNode", "cudaGraphAddExternalSemaphoresWaitNode",
        "cudaGraphAddExternalSemaphoresWaitNode", 0, false,
        (void (*)(void))cudaGraphAddExternalSemaphoresWaitNode, STUB_RESULT_STATUS,
        params_cudaGraphAddExternalSemaphoresWaitNode, 5},
    {"cudaGraphAddHostNode", "cudaGraphAddHostNode", "cudaGraphAddHostNode", 0, false,
        (void (*)(void))cudaGraphAddHostNode, STUB_RESULT_STATUS, params_cudaGraphAddHostNode, 5},
    {"cudaGraphAddKernelNode", "cudaGraphAddKernelNode", "cudaGraphAddKernelNode", 0, false,
        (void (*)(void))cudaGraphAddKernelNode, STUB_RESULT_STATUS, params_cudaGraphAddKernelNode,
        5},
    {"cudaGraphAddMemAllocNode", "cudaGraphAddMemAllocNode", "cudaGraphAddMemAllocNode", 0, false,
        (void (*)(void))cudaGraphAddMemAllocNode, STUB_RESULT_STATUS,
        params_cudaGraphAddMemAllocNode, 5},
    {"cudaGraphAddMemFreeNode", "cudaGraphAddMemFreeNode", "cudaGraphAddMemFreeNode", 0, false,
        (void (*)(void))cudaGraphAddMemFreeNode, STUB_RESULT_STATUS,
        params_cudaGraphAddMemFreeNode, 5},
    {"cudaGraphAddMemcpyNode", "cudaGraphAddMemcpyNode", "cudaGraphAddMemcpyNode", 0, false,
        (void (*)(void))cudaGraphAddMemcpyNode, STUB_RESULT_STATUS, params_cudaGraphAddMemcpyNode,
        5},
    {"cudaGraphAddMemcpyNode1D", "cudaGraphAddMemcpyNode1D", "cudaGraphAddMemcpyNode1D", 0, false,
        (void (*)(void))cudaGraphAddMemcpyNode1D, STUB_RESULT_STATUS,
        params_cudaGraphAddMemcpyNode1D, 8},
    {"cudaGraphAddMemcpyNodeFromSymbol", "cudaGraphAddMemcpyNodeFromSymbol",
        "cudaGraphAddMemcpyNodeFromSymbol", 0, false,
        (void (*)(void))cudaGraphAddMemcpyNodeFromSymbol, STUB_RESULT_STATUS,
        params_cudaGraphAddMemcpyNodeFromSymbol, 9},
    {"cudaGraphAddMemcpyNodeToSymbol", "cudaGraphAddMemcpyNodeToSymbol",
        "cudaGraphAddMemcpyNodeToSymbol", 0, false, (void (*)(void))cudaGraphAddMemcpyNodeToSymbol,
        STUB_RESULT_STATUS, params_cudaGraphAddMemcpyNodeToSymbol, 9},
    {"cudaGraphAddMemsetNode", "cudaGraphAddMemsetNode", "cudaGraphAddMemsetNode", 0, false,
        (void (*)(void))cudaGraphAddMemsetNode, STUB_RESULT_STATUS, params_cudaGraphAddMemsetNode,
        5},
    {"cudaGraphAddNode", "cudaGraphAddNode", "cudaGraphAddNode", 0, false,
        (void (*)(void))cudaGraphAddNode, STUB_RESULT_STATUS, params_cudaGraphAddNode, 5},
    {"cudaGraphAddNode_v2", "cudaGraphAddNode_v2", "cudaGraphAddNode_v2", 0, false,
        (void (*)(void))cudaGraphAddNode_v2, STUB_RESULT_STATUS, params_cudaGraphAddNode_v2, 6},
    {"cudaGraphChildGraphNodeGetGraph", "cudaGraphChildGraphNodeGetGraph",
        "cudaGraphChildGraphNodeGetGraph", 0, false,
        (void (*)(void))cudaGraphChildGraphNodeGetGraph, STUB_RESULT_STATUS,
        params_cudaGraphChildGraphNodeGetGraph, 2},
    {"cudaGraphClone", "cudaGraphClone", "cudaGraphClone", 0, false,
        (void (*)(void))cudaGraphClone, STUB_RESULT_STATUS, params_cudaGraphClone, 2},
    {"cudaGraphConditionalHandleCreate", "cudaGraphConditionalHandleCreate",
        "cudaGraphConditionalHandleCreate", 0, false,
        (void (*)(void))cudaGraphConditionalHandleCreate, STUB_RESULT_STATUS,
        params_cudaGraphConditionalHandleCreate, 4},
    {"cudaGraphCreate", "cudaGraphCreate", "cudaGraphCreate", 0, false,
        (void (*)(void))cudaGraphCreate, STUB_RESULT_STATUS, params_cudaGraphCreate, 2},
    {"cudaGraphDebugDotPrint", "cudaGraphDebugDotPrint", "cudaGraphDebugDotPrint", 0, false,
        (void (*)(void))cudaGraphDebugDotPrint, STUB_RESULT_STATUS, params_cudaGraphDebugDotPrint,
        3},
    {"cudaGraphDestroy", "cudaGraphDestroy", "cudaGraphDestroy", 0, false,
        (void (*)(void))cudaGraphDestroy, STUB_RESULT_STATUS, params_cudaGraphDestroy, 1},
    {"cudaGraphDestroyNode", "cudaGraphDestroyNode", "cudaGraphDestroyNode", 0, false,
        (void (*)(void))cudaGraphDestroyNode, STUB_RESULT_STATUS, params_cudaGraphDestroyNode, 1},
    {"cudaGraphEventRecordNodeGetEvent", "cudaGraphEventRecordNodeGetEvent",
        "cudaGraphEventRecordNodeGetEvent", 0, false,
        (void (*)(void))cudaGraphEventRecordNodeGetEvent, STUB_RESULT_STATUS,
        params_cudaGraphEventRecordNodeGetEvent, 2},
    {"cudaGraphEventRecordNodeSetEvent", "cudaGraphEventRecordNodeSetEvent",
        "cudaGraphEventRecordNodeSetEvent", 0, false,
        (void (*)(void))cudaGraphEventRecordNodeSetEvent, STUB_RESULT_STATUS,
        params_cudaGraphEventRecordNodeSetEvent, 2},
    {"cudaGraphEventWaitNodeGetEvent", "cudaGraphEventWaitNodeGetEvent",
        "cudaGraphEventWaitNodeGetEvent", 0, false, (void (*)(void))cudaGraphEventWaitNodeGetEvent,
        STUB_RESULT_STATUS, params_cudaGraphEventWaitNodeGetEvent, 2},
    {"cudaGraphEventWaitNodeSetEvent", "cudaGraphEventWaitNodeSetEvent",
        "cudaGraphEventWaitNodeSetEvent", 0, false, (void (*)(void))cudaGraphEventWaitNodeSetEvent,
        STUB_RESULT_STATUS, params_cudaGraphEventWaitNodeSetEvent, 2},
    {"cudaGraphExecChildGraphNodeSetParams", "cudaGraphExecChildGraphNodeSetParams",
        "cudaGraphExecChildGraphNodeSetParams", 0, false,
        (void (*)(void))cudaGraphExecChildGraphNodeSetParams, STUB_RESULT_STATUS,
        params_cudaGraphExecChildGraphNodeSetParams, 3},
    {"cudaGraphExecDestroy", "cudaGraphExecDestroy", "cudaGraphExecDestroy", 0, false,
        (void (*)(void))cudaGraphExecDestroy, STUB_RESULT_STATUS, params_cudaGraphExecDestroy, 1},
    {"cudaGraphExecEventRecordNodeSetEvent", "cudaGraphExecEventRecordNodeSetEvent",
        "cudaGraphExecEventRecordNodeSetEvent", 0, false,
        (void (*)(void))cudaGraphExecEventRecordNodeSetEvent, STUB_RESULT_STATUS,
        params_cudaGraphExecEventRecordNodeSetEvent, 3},
    {"cudaGraphExecEventWaitNodeSetEvent", "cudaGraphExecEventWaitNodeSetEvent",
        "cudaGraphExecEventWaitNodeSetEvent", 0, false,
        (void (*)(void))cudaGraphExecEventWaitNodeSetEvent, STUB_RESULT_STATUS,
        params_cudaGraphExecEventWaitNodeSetEvent, 3},
    {"cudaGraphExecExternalSemaphoresSignalNodeSetParams",
        "cudaGraphExecExternalSemaphoresSignalNodeSetParams",
        "cudaGraphExecExternalSemaphoresSignalNodeSetParams", 0, false,
        (void (*)(void))cudaGraphExecExternalSemaphoresSignalNodeSetParams, STUB_RESULT_STATUS,
        params_cudaGraphExecExternalSemaphoresSignalNodeSetParams, 3},
    {"cudaGraphExecExternalSemaphoresWaitNodeSetParams",
        "cudaGraphExecExternalSemaphoresWaitNodeSetParams",
        "cudaGraphExecExternalSemaphoresWaitNodeSetParams", 0, false,
        (void (*)(void))cudaGraphExecExternalSemaphoresWaitNodeSetParams, STUB_RESULT_STATUS,
        params_cudaGraphExecExternalSemaphoresWaitNodeSetParams, 3},
    {"cudaGraphExecGetFlags", "cudaGraphExecGetFlags", "cudaGraphExecGetFlags", 0, false,
        (void (*)(void))cudaGraphExecGetFlags, STUB_RESULT_STATUS, params_cudaGraphExecGetFlags, 2},
    {"cudaGraphExecHostNodeSetParams", "cudaGraphExecHostNodeSetParams",
        "cudaGraphExecHostNodeSetParams", 0, false, (void (*)(void))cudaGraphExecHostNodeSetParams,
        STUB_RESULT_STATUS, params_cudaGraphExecHostNodeSetParams, 3},
    {"cudaGraphExecKernelNodeSetParams", "cudaGraphExecKernelNodeSetParams",
        "cudaGraphExecKernelNodeSetParams", 0, false,
        (void (*)(void))cudaGraphExecKernelNodeSetParams, STUB_RESULT_STATUS,
        params_cudaGraphExecKernelNodeSetParams, 3},
    {"cudaGraphExecMemcpyNodeSetParams", "cudaGraphExecMemcpyNodeSetParams",
        "cudaGraphExecMemcpyNodeSetParams", 0, false,
        (void (*)(void))cudaGraphExecMemcpyNodeSetParams, STUB_RESULT_STATUS,
        params_cudaGraphExecMemcpyNodeSetParams, 3},
    {"cudaGraphExecMemcpyNodeSetParams1D", "cudaGraphExecMemcpyNodeSetParams1D",
        "cudaGraphExecMemcpyNodeSetParams1D", 0, false,
        (void (*)(void))cudaGraphExecMemcpyNodeSetParams1D, STUB_RESULT_STATUS,
        params_cudaGraphExecMemcpyNodeSetParams1D, 6},
    {"cudaGraphExecMemcpyNodeSetParamsFromSymbol", "cudaGraphExecMemcpyNodeSetParamsFromSymbol",
        "cudaGraphExecMemcpyNodeSetParamsFromSymbol", 0, false,
        (void (*)(void))cudaGraphExecMemcpyNodeSetParamsFromSymbol, STUB_RESULT_STATUS,
        params_cudaGraphExecMemcpyNodeSetParamsFromSymbol, 7},
    {"cudaGraphExecMemcpyNodeSetParamsToSymbol", "cudaGraphExecMemcpyNodeSetParamsToSymbol",
        "cudaGraphExecMemcpyNodeSetParamsToSymbol", 0, false,
        (void (*)(void))cudaGraphExecMemcpyNodeSetParamsToSymbol, STUB_RESULT_STATUS,
        params_cudaGraphExecMemcpyNodeSetParamsToSymbol, 7},
    {"cudaGraphExecMemsetNodeSetParams", "cudaGraphExecMemsetNodeSetParams",
        "cudaGraphExecMemsetNodeSetParams", 0, false,
        (void (*)(void))cudaGraphExecMemsetNodeSetParams, STUB_RESULT_STATUS,
        params_cudaGraphExecMemsetNodeSetParams, 3},
    {"cudaGraphExecNodeSetParams", "cudaGraphExecNodeSetParams", "cudaGraphExecNodeSetParams", 0,
        false, (void (*)(void))cudaGraphExecNodeSetParams, STUB_RESULT_STATUS,
        params_cudaGraphExecNodeSetParams, 3},
    {"cudaGraphExecUpdate", "cudaGraphExecUpdate", "cudaGraphExecUpdate", 0, false,
        (void (*)(void))cudaGraphExecUpdate, STUB_RESULT_STATUS, params_cudaGraphExecUpdate, 3},
    {"cudaGraphExternalSemaphoresSignalNodeGetParams",
        "cudaGraphExternalSemaphoresSignalNodeGetParams",
        "cudaGraphExternalSemaphoresSignalNodeGetParams", 0, false,
        (void (*)(void))cudaGraphExternalSemaphoresSignalNodeGetParams, STUB_RESULT_STATUS,
        params_cudaGraphExternalSemaphoresSignalNodeGetParams, 2},
    {"cudaGraphExternalSemaphoresSignalNodeSetParams",
        "cudaGraphExternalSemaphoresSignalNodeSetParams",
        "cudaGraphExternalSemaphoresSignalNodeSetParams", 0, false,
        (void (*)(void))cudaGraphExternalSemaphoresSignalNodeSetParams, STUB_RESULT_STATUS,
        params_cudaGraphExternalSemaphoresSignalNodeSetParams, 2},
    {"cudaGraphExternalSemaphoresWaitNodeGetParams",
        "cudaGraphExternalSemaphoresWaitNodeGetParams",
        "cudaGraphExternalSemaphoresWaitNodeGetParams", 0, false,
        (void (*)(void))cudaGraphExternalSemaphoresWaitNodeGetParams, STUB_RESULT_STATUS,
        params_cudaGraphExternalSemaphoresWaitNodeGetParams, 2},
    {"cudaGraphExternalSemaphoresWaitNodeSetParams",
        "cudaGraphExternalSemaphoresWaitNodeSetParams",
        "cudaGraphExternalSemaphoresWaitNodeSetParams", 0, false,
        (void (*)(void))cudaGraphExternalSemaphoresWaitNodeSetParams, STUB_RESULT_STATUS,
        params_cudaGraphExternalSemaphoresWaitNodeSetParams, 2},
    {"cudaGraphGetEdges", "cudaGraphGetEdges", "cudaGraphGetEdges", 0, false,
        (void (*)(void))cudaGraphGetEdges, STUB_RESULT_STATUS, params_cudaGraphGetEdges, 4},
    {"cudaGraphGetEdges_v2", "cudaGraphGetEdges_v2", "cudaGraphGetEdges_v2", 0, false,
        (void (*)(void))cudaGraphGetEdges_v2, STUB_RESULT_STATUS, params_cudaGraphGetEdges_v2, 5},
    {"cudaGraphGetNodes", "cudaGraphGetNodes", "cudaGraphGetNodes", 0, false,
        (void (*)(void))cudaGraphGetNodes, STUB_RESULT_STATUS, params_cudaGraphGetNodes, 3},
    {"cudaGraphGetRootNodes", "cudaGraphGetRootNodes", "cudaGraphGetRootNodes", 0, false,
        (void (*)(void))cudaGraphGetRootNodes, STUB_RESULT_STATUS, params_cudaGraphGetRootNodes, 3},
    {"cudaGraphHostNodeGetParams", "cudaGraphHostNodeGetParams", "cudaGraphHostNodeGetParams", 0,
        false, (void (*)(void))cudaGraphHostNodeGetParams, STUB_RESULT_STATUS,
        params_cudaGraphHostNodeGetParams, 2},
    {"cudaGraphHostNodeSetParams", "cudaGraphHostNodeSetParams", "cudaGraphHostNodeSetParams", 0,
        false, (void (*)(void))cudaGraphHostNodeSetParams, STUB_RESULT_STATUS,
        params_cudaGraphHostNodeSetParams, 2},
    {"cudaGraphInstantiate", "cudaGraphInstantiate", "cudaGraphInstantiate", 0, false,
        (void (*)(void))cudaGraphInstantiate, STUB_RESULT_STATUS, params_cudaGraphInstantiate, 3},
    {"cudaGraphInstantiateWithFlags", "cudaGraphInstantiateWithFlags",
        "cudaGraphInstantiateWithFlags", 0, false, (void (*)(void))cudaGraphInstantiateWithFlags,
        STUB_RESULT_STATUS, params_cudaGraphInstantiateWithFlags, 3},
    {"cudaGraphInstantiateWithParams", "cudaGraphInstantiateWithParams",
        "cudaGraphInstantiateWithParams", 0, false, (void (*)(void))cudaGraphInstantiateWithParams,
        STUB_RESULT_STATUS, params_cudaGraphInstantiateWithParams, 3},
    {"cudaGraphInstantiateWithParams", "cudaGraphInstantiateWithParams_ptsz",
        "cudaGraphInstantiateWithParams", 0, true,
        (void (*)(void))cudaGraphInstantiateWithParams_ptsz, STUB_RESULT_STATUS,
        params_cudaGraphInstantiateWithParams, 3},
    {"cudaGraphKernelNodeCopyAttributes", "cudaGraphKernelNodeCopyAttributes",
        "cudaGraphKernelNodeCopyAttributes", 0, false,
        (void (*)(void))cudaGraphKernelNodeCopyAttributes, STUB_RESULT_STATUS,
        params_cudaGraphKernelNodeCopyAttributes, 2},
    {"cudaGraphKernelNodeGetAttribute", "cudaGraphKernelNodeGetAttribute",
        "cudaGraphKernelNodeGetAttribute", 0, false,
        (void (*)(void))cudaGraphKernelNodeGetAttribute, STUB_RESULT_STATUS,
        params_cudaGraphKernelNodeGetAttribute, 3},
    {"cudaGraphKernelNodeGetParams", "cudaGraphKernelNodeGetParams",
        "cudaGraphKernelNodeGetParams", 0, false, (void (*)(void))cudaGraphKernelNodeGetParams,
        STUB_RESULT_STATUS, params_cudaGraphKernelNodeGetParams, 2},
    {"cudaGraphKernelNodeSetAttribute", "cudaGraphKernelNodeSetAttribute",
        "cudaGraphKernelNodeSetAttribute", 0, false,
        (void (*)(void))cudaGraphKernelNodeSetAttribute, STUB_RESULT_STATUS,
        params_cudaGraphKernelNodeSetAttribute, 3},
    {"cudaGraphKernelNodeSetParams", "cudaGraphKernelNodeSetParams",
        "cudaGraphKernelNodeSetParams", 0, false, (void (*)(void))cudaGraphKernelNodeSetParams,
        STUB_RESULT_STATUS, params_cudaGraphKernelNodeSetParams, 2},
    {"cudaGraphLaunch", "cudaGraphLaunch", "cudaGraphLaunch", 0, false,
        (void (*)(void))cudaGraphLaunch, STUB_RESULT_STATUS, params_cudaGraphLaunch, 2},
    {"cudaGraphLaunch", "cudaGraphLaunch_ptsz", "cudaGraphLaunch", 0, true,
        (void (*)(void))cudaGraphLaunch_ptsz, STUB_RESULT_STATUS, params_cudaGraphLaunch, 2},
    {"cudaGraphMemAllocNodeGetParams", "cudaGraphMemAllocNodeGetParams",
        "cudaGraphMemAllocNodeGetParams", 0, false, (void (*)(void))cudaGraphMemAllocNodeGetParams,
        STUB_RESULT_STATUS, params_cudaGraphMemAllocNodeGetParams, 2},
    {"cudaGraphMemFreeNodeGetParams", "cudaGraphMemFreeNodeGetParams",
        "cudaGraphMemFreeNodeGetParams", 0, false, (void (*)(void))cudaGraphMemFreeNodeGetParams,
        STUB_RESULT_STATUS, params_cudaGraphMemFreeNodeGetParams, 2},
    {"cudaGraphMemcpyNodeGetParams", "cudaGraphMemcpyNodeGetParams",
        "cudaGraphMemcpyNodeGetParams", 0, false, (void (*)(void))cudaGraphMemcpyNodeGetParams,
        STUB_RESULT_STATUS, params_cudaGraphMemcpyNodeGetParams, 2},
    {"cudaGraphMemcpyNodeSetParams", "cudaGraphMemcpyNodeSetParams",
        "cudaGraphMemcpyNodeSetParams", 0, false, (void (*)(void))cudaGraphMemcpyNodeSetParams,
        STUB_RESULT_STATUS, params_cudaGraphMemcpyNodeSetParams, 2},
    {"cudaGraphMemcpyNodeSetParams1D", "cudaGraphMemcpyNodeSetParams1D",
        "cudaGraphMemcpyNodeSetParams1D", 0, false, (void (*)(void))cudaGraphMemcpyNodeSetParams1D,
        STUB_RESULT_STATUS, params_cudaGraphMemcpyNodeSetParams1D, 5},
    {"cudaGraphMemcpyNodeSetParamsFromSymbol", "cudaGraphMemcpyNodeSetParamsFromSymbol",
        "cudaGraphMemcpyNodeSetParamsFromSymbol", 0, false,
        (void (*)(void))cudaGraphMemcpyNodeSetParamsFromSymbol, STUB_RESULT_STATUS,
        params_cudaGraphMemcpyNodeSetParamsFromSymbol, 6},
    {"cudaGraphMemcpyNodeSetParamsToSymbol", "cudaGraphMemcpyNodeSetParamsToSymbol",
        "cudaGraphMemcpyNodeSetParamsToSymbol", 0, false,
        (void (*)(void))cudaGraphMemcpyNodeSetParamsToSymbol, STUB_RESULT_STATUS,
        params_cudaGraphMemcpyNodeSetParamsToSymbol, 6},
    {"cudaGraphMemsetNodeGetParams", "cudaGraphMemsetNodeGetParams",
        "cudaGraphMemsetNodeGetParams", 0, false, (void (*)(void))cudaGraphMemsetNodeGetParams,
        STUB_RESULT_STATUS, params_cudaGraphMemsetNodeGetParams, 2},
    {"cudaGraphMemsetNodeSetParams", "cudaGraphMemsetNodeSetParams",
        "cudaGraphMemsetNodeSetParams", 0, false, (void (*)(void))cudaGraphMemsetNodeSetParams,
        STUB_RESULT_STATUS, params_cudaGraphMemsetNodeSetParams, 2},
    {"cudaGraphNodeFindInClone", "cudaGraphNodeFindInClone", "cudaGraphNodeFindInClone", 0, false,
        (void (*)(void))cudaGraphNodeFindInClone, STUB_RESULT_STATUS,
        params_cudaGraphNodeFindInClone, 3},
    {"cudaGraphNodeGetDependencies", "cudaGraphNodeGetDependencies",
        "cudaGraphNodeGetDependencies", 0, false, (void (*)(void))cudaGraphNodeGetDependencies,
        STUB_RESULT_STATUS, params_cudaGraphNodeGetDependencies, 3},
    {"cudaGraphNodeGetDependencies_v2", "cudaGraphNodeGetDependencies_v2",
        "cudaGraphNodeGetDependencies_v2", 0, false,
        (void (*)(void))cudaGraphNodeGetDependencies_v2, STUB_RESULT_STATUS,
        params_cudaGraphNodeGetDependencies_v2, 4},
    {"cudaGraphNodeGetDependentNodes", "cudaGraphNodeGetDependentNodes",
        "cudaGraphNodeGetDependentNodes", 0, false, (void (*)(void))cudaGraphNodeGetDependentNodes,
        STUB_RESULT_STATUS, params_cudaGraphNodeGetDependentNodes, 3},
    {"cudaGraphNodeGetDependentNodes_v2", "cudaGraphNodeGetDependentNodes_v2",
        "cudaGraphNodeGetDependentNodes_v2", 0, false,
        (void (*)(void))cudaGraphNodeGetDependentNodes_v2, STUB_RESULT_STATUS,
        params_cudaGraphNodeGetDependentNodes_v2, 4},
    {"cudaGraphNodeGetEnabled", "cudaGraphNodeGetEnabled", "cudaGraphNodeGetEnabled", 0, false,
        (void (*)(void))cudaGraphNodeGetEnabled, STUB_RESULT_STATUS,
        params_cudaGraphNodeGetEnabled, 3},
    {"cudaGraphNodeGetType", "cudaGraphNodeGetType", "cudaGraphNodeGetType", 0, false,
        (void (*)(void))cudaGraphNodeGetType, STUB_RESULT_STATUS, params_cudaGraphNodeGetType, 2},
    {"cudaGraphNodeSetEnabled", "cudaGraphNodeSetEnabled", "cudaGraphNodeSetEnabled", 0, false,
        (void (*)(void))cudaGraphNodeSetEnabled, STUB_RESULT_STATUS,
        params_cudaGraphNodeSetEnabled, 3},
    {"cudaGraphNodeSetParams", "cudaGraphNodeSetParams", "cudaGraphNodeSetParams", 0, false,
        (void (*)(void))cudaGraphNodeSetParams, STUB_RESULT_STATUS, params_cudaGraphNodeSetParams,
        2},
    {"cudaGraphReleaseUserObject", "cudaGraphReleaseUserObject", "cudaGraphReleaseUserObject", 0,
        false, (void (*)(void))cudaGraphReleaseUserObject, STUB_RESULT_STATUS,
        params_cudaGraphReleaseUserObject, 3},
    {"cudaGraphRemoveDependencies", "cudaGraphRemoveDependencies", "cudaGraphRemoveDependencies",
        0, false, (void (*)(void))cudaGraphRemoveDependencies, STUB_RESULT_STATUS,
        params_cudaGraphRemoveDependencies, 4},
    {"cudaGraphRemoveDependencies_v2", "cudaGraphRemoveDependencies_v2",
        "cudaGraphRemoveDependencies_v2", 0, false, (void (*)(void))cudaGraphRemoveDependencies_v2,
        STUB_RESULT_STATUS, params_cudaGraphRemoveDependencies_v2, 5},
    {"cudaGraphRetainUserObject", "cudaGraphRetainUserObject", "cudaGraphRetainUserObject", 0,
        false, (void (*)(void))cudaGraphRetainUserObject, STUB_RESULT_STATUS,
        params_cudaGraphRetainUserObject, 4},
    {"cudaGraphUpload", "cudaGraphUpload", "cudaGraphUpload", 0, false,
        (void (*)(void))cudaGraphUpload, STUB_RESULT_STATUS, params_cudaGraphUpload, 2},
    {"cudaGraphUpload", "cudaGraphUpload_ptsz", "cudaGraphUpload", 0, true,
        (void (*)(void))cudaGraphUpload_ptsz, STUB_RESULT_STATUS, params_cudaGraphUpload, 2},
    {"cudaGraphicsEGLRegisterImage", "cudaGraphicsEGLRegisterImage",
        "cudaGraphicsEGLRegisterImage", 0, false, (void (*)(void))cudaGraphicsEGLRegisterImage,
        STUB_RESULT_STATUS, params_cudaGraphicsEGLRegisterImage, 3},
    {"cudaGraphicsGLRegisterBuffer", "cudaGraphicsGLRegisterBuffer",
        "cudaGraphicsGLRegisterBuffer", 0, false, (void (*)(void))cudaGraphicsGLRegisterBuffer,
        STUB_RESULT_STATUS, params_cudaGraphicsGLRegisterBuffer, 3},
    {"cudaGraphicsGLRegisterImage", "cudaGraphicsGLRegisterImage", "cudaGraphicsGLRegisterImage",
        0, false, (void (*)(void))cudaGraphicsGLRegisterImage, STUB_RESULT_STATUS,
        params_cudaGraphicsGLRegisterImage, 4},
    {"cudaGraphicsMapResources", "cudaGraphicsMapResources", "cudaGraphicsMapResources", 0, false,
        (void (*)(void))cudaGraphicsMapResources, STUB_RESULT_STATUS,
        params_cudaGraphicsMapResources, 3},
    {"cudaGraphicsResourceGetMappedEglFrame", "cudaGraphicsResourceGetMappedEglFrame",
        "cudaGraphicsResourceGetMappedEglFrame", 0, false,
        (void (*)(void))cudaGraphicsResourceGetMappedEglFrame, STUB_RESULT_STATUS,
        params_cudaGraphicsResourceGetMappedEglFrame, 4},
    {"cudaGraphicsResourceGetMappedMipmappedArray", "cudaGraphicsResourceGetMappedMipmappedArray",
        "cudaGraphicsResourceGetMappedMipmappedArray", 0, false,
        (void (*)(void))cudaGraphicsResourceGetMappedMipmappedArray, STUB_RESULT_STATUS,
        params_cudaGraphicsResourceGetMappedMipmappedArray, 2},
    {"cudaGraphicsResourceGetMappedPointer", "cudaGraphicsResourceGetMappedPointer",
        "cudaGraphicsResourceGetMappedPointer", 0, false,
        (void (*)(void))cudaGraphicsResourceGetMappedPointer, STUB_RESULT_STATUS,
        params_cudaGraphicsResourceGetMappedPointer, 3},
    {"cudaGraphicsResourceSetMapFlags", "cudaGraphicsResourceSetMapFlags",
        "cudaGraphicsResourceSetMapFlags", 0, false,
        (void (*)(void))cudaGraphicsResourceSetMapFlags, STUB_RESULT_STATUS,
        params_cudaGraphicsResourceSetMapFlags, 2},
    {"cudaGraphicsSubResourceGetMappedArray", "cudaGraphicsSubResourceGetMappedArray",
        "cudaGraphicsSubResourceGetMappedArray", 0, false,
        (void (*)(void))cudaGraphicsSubResourceGetMappedArray, STUB_RESULT_STATUS,
        params_cudaGraphicsSubResourceGetMappedArray, 4},
    {"cudaGraphicsUnmapResources", "cudaGraphicsUnmapResources", "cudaGraphicsUnmapResources", 0,
        false, (void (*)(void))cudaGraphicsUnmapResources, STUB_RESULT_STATUS,
        params_cudaGraphicsUnmapResources, 3},
    {"cudaGraphicsUnregisterResource", "cudaGraphicsUnregisterResource",
        "cudaGraphicsUnregisterResource", 0, false, (void (*)(void))cudaGraphicsUnregisterResource,
        STUB_RESULT_STATUS, params_cudaGraphicsUnregisterResource, 1},
    {"cudaGraphicsVDPAURegisterOutputSurface", "cudaGraphicsVDPAURegisterOutputSurface",
        "cudaGraphicsVDPAURegisterOutputSurface", 0, false,
        (void (*)(void))cudaGraphicsVDPAURegisterOutputSurface, STUB_RESULT_STATUS,
        params_cudaGraphicsVDPAURegisterOutputSurface, 3},
    {"cudaGraphicsVDPAURegisterVideoSurface", "cudaGraphicsVDPAURegisterVideoSurface",
        "cudaGraphicsVDPAURegisterVideoSurface", 0, false,
        (void (*)(void))cudaGraphicsVDPAURegisterVideoSurface, STUB_RESULT_STATUS,
        params_cudaGraphicsVDPAURegisterVideoSurface, 3},
    {"cudaHostAlloc", "cudaHostAlloc", "cudaHostAlloc", 0, false, (void (*)(void))cudaHostAlloc,
        STUB_RESULT_STATUS, params_cudaHostAlloc, 3},
    {"cudaHostGetDevicePointer", "cudaHostGetDevicePointer", "cudaHostGetDevicePointer", 0, false,
        (void (*)(void))cudaHostGetDevicePointer, STUB_RESULT_STATUS,
        params_cudaHostGetDevicePointer, 3},
    {"cudaHostGetFlags", "cudaHostGetFlags", "cudaHostGetFlags", 0, false,
        (void (*)(void))cudaHostGetFlags, STUB_RESULT_STATUS, params_cudaHostGetFlags, 2},
    {"cudaHostRegister", "cudaHostRegister", "cudaHostRegister", 0, false,
        (void (*)(void))cudaHostRegister, STUB_RESULT_STATUS, params_cudaHostRegister, 3},
    {"cudaHostUnregister", "cudaHostUnregister", "cudaHostUnregister", 0, false,
        (void (*)(void))cudaHostUnregister, STUB_RESULT_STATUS, params_cudaHostUnregister, 1},
    {"cudaImportExternalMemory", "cudaImportExternalMemory", "cudaImportExternalMemory", 0, false,
        (void (*)(void))cudaImportExternalMemory, STUB_RESULT_STATUS,
        params_cudaImportExternalMemory, 2},
    {"cudaImportExternalSemaphore", "cudaImportExternalSemaphore", "cudaImportExternalSemaphore",
        0, false, (void (*)(void))cudaImportExternalSemaphore, STUB_RESULT_STATUS,
        params_cudaImportExternalSemaphore, 2},
    {"cudaInitDevice", "cudaInitDevice", "cudaInitDevice", 0, false,
        (void (*)(void))cudaInitDevice, STUB_RESULT_STATUS, params_cudaInitDevice, 3},
    {"cudaIpcCloseMemHandle", "cudaIpcCloseMemHandle", "cudaIpcCloseMemHandle", 0, false,
        (void (*)(void))cudaIpcCloseMemHandle, STUB_RESULT_STATUS, params_cudaIpcCloseMemHandle, 1},
    {"cudaIpcGetEventHandle", "cudaIpcGetEventHandle", "cudaIpcGetEventHandle", 0, false,
        (void (*)(void))cudaIpcGetEventHandle, STUB_RESULT_STATUS, params_cudaIpcGetEventHandle, 2},
    {"cudaIpcGetMemHandle", "cudaIpcGetMemHandle", "cudaIpcGetMemHandle", 0, false,
        (void (*)(void))cudaIpcGetMemHandle, STUB_RESULT_STATUS, params_cudaIpcGetMemHandle, 2},
    {"cudaIpcOpenEventHandle", "cudaIpcOpenEventHandle", "cudaIpcOpenEventHandle", 0, false,
        (void (*)(void))cudaIpcOpenEventHandle, STUB_RESULT_STATUS, params_cudaIpcOpenEventHandle,
        2},
    {"cudaIpcOpenMemHandle", "cudaIpcOpenMemHandle", "cudaIpcOpenMemHandle", 0, false,
        (void (*)(void))cudaIpcOpenMemHandle, STUB_RESULT_STATUS, params_cudaIpcOpenMemHandle, 3},
    {"cudaKernelSetAttributeForDevice", "cudaKernelSetAttributeForDevice",
        "cudaKernelSetAttributeForDevice", 0, false,
        (void (*)(void))cudaKernelSetAttributeForDevice, STUB_RESULT_STATUS,
        params_cudaKernelSetAttributeForDevice, 4},
    {"cudaLaunchCooperativeKernel", "cudaLaunchCooperativeKernel", "cudaLaunchCooperativeKernel",
        0, false, (void (*)(void))cudaLaunchCooperativeKernel, STUB_RESULT_STATUS,
        params_cudaLaunchCooperativeKernel, 6},
    {"cudaLaunchCooperativeKernelMultiDevice", "cudaLaunchCooperativeKernelMultiDevice",
        "cudaLaunchCooperativeKernelMultiDevice", 0, false,
        (void (*)(void))cudaLaunchCooperativeKernelMultiDevice, STUB_RESULT_STATUS,
        params_cudaLaunchCooperativeKernelMultiDevice, 3},
    {"cudaLaunchCooperativeKernel", "cudaLaunchCooperativeKernel_ptsz",
        "cudaLaunchCooperativeKernel", 0, true, (void (*)(void))cudaLaunchCooperativeKernel_ptsz,
        STUB_RESULT_STATUS, params_cudaLaunchCooperativeKernel, 6},
    {"cudaLaunchHostFunc", "cudaLaunchHostFunc", "cudaLaunchHostFunc", 0, false,
        (void (*)(void))cudaLaunchHostFunc, STUB_RESULT_STATUS, params_cudaLaunchHostFunc, 3},
    {"cudaLaunchHostFunc", "cudaLaunchHostFunc_ptsz", "cudaLaunchHostFunc", 0, true,
        (void (*)(void))cudaLaunchHostFunc_ptsz, STUB_RESULT_STATUS, params_cudaLaunchHostFunc, 3},
    {"cudaLaunchKernel", "cudaLaunchKernel", "cudaLaunchKernel", 0, false,
        (void (*)(void))cudaLaunchKernel, STUB_RESULT_STATUS, params_cudaLaunchKernel, 6},
    {"cudaLaunchKernelExC", "cudaLaunchKernelExC", "cudaLaunchKernelExC", 0, false,
        (void (*)(void))cudaLaunchKernelExC, STUB_RESULT_STATUS, params_cudaLaunchKernelExC, 3},
    {"cudaLaunchKernelExC", "cudaLaunchKernelExC_ptsz", "cudaLaunchKernelExC", 0, true,
        (void (*)(void))cudaLaunchKernelExC_ptsz, STUB_RESULT_STATUS, params_cudaLaunchKernelExC,
        3},
    {"cudaLaunchKernel", "cudaLaunchKernel_ptsz", "cudaLaunchKernel", 0, true,
        (void (*)(void))cudaLaunchKernel_ptsz, STUB_RESULT_STATUS, params_cudaLaunchKernel, 6},
    {"cudaLibraryEnumerateKernels", "cudaLibraryEnumerateKernels", "cudaLibraryEnumerateKernels",
        0, false, (void (*)(void))cudaLibraryEnumerateKernels, STUB_RESULT_STATUS,
        params_cudaLibraryEnumerateKernels, 3},
    {"cudaLibraryGetGlobal", "cudaLibraryGetGlobal", "cudaLibraryGetGlobal", 0, false,
        (void (*)(void))cudaLibraryGetGlobal, STUB_RESULT_STATUS, params_cudaLibraryGetGlobal, 4},
    {"cudaLibraryGetKernel", "cudaLibraryGetKernel", "cudaLibraryGetKernel", 0, false,
        (void (*)(void))cudaLibraryGetKernel, STUB_RESULT_STATUS, params_cudaLibraryGetKernel, 3},
    {"cudaLibraryGetKernelCount", "cudaLibraryGetKernelCount", "cudaLibraryGetKernelCount", 0,
        false, (void (*)(void))cudaLibraryGetKernelCount, STUB_RESULT_STATUS,
        params_cudaLibraryGetKernelCount, 2},
    {"cudaLibraryGetManaged", "cudaLibraryGetManaged", "cudaLibraryGetManaged", 0, false,
        (void (*)(void))cudaLibraryGetManaged, STUB_RESULT_STATUS, params_cudaLibraryGetManaged, 4},
    {"cudaLibraryGetUnifiedFunction", "cudaLibraryGetUnifiedFunction",
        "cudaLibraryGetUnifiedFunction", 0, false, (void (*)(void))cudaLibraryGetUnifiedFunction,
        STUB_RESULT_STATUS, params_cudaLibraryGetUnifiedFunction, 3},
    {"cudaLibraryLoadData", "cudaLibraryLoadData", "cudaLibraryLoadData", 0, false,
        (void (*)(void))cudaLibraryLoadData, STUB_RESULT_STATUS, params_cudaLibraryLoadData, 8},
    {"cudaLibraryLoadFromFile", "cudaLibraryLoadFromFile", "cudaLibraryLoadFromFile", 0, false,
        (void (*)(void))cudaLibraryLoadFromFile, STUB_RESULT_STATUS,
        params_cudaLibraryLoadFromFile, 8},
    {"cudaLibraryUnload", "cudaLibraryUnload", "cudaLibraryUnload", 0, false,
        (void (*)(void))cudaLibraryUnload, STUB_RESULT_STATUS, params_cudaLibraryUnload, 1},
    {"cudaMalloc", "cudaMalloc", "cudaMalloc", 0, false, (void (*)(void))cudaMalloc,
        STUB_RESULT_STATUS, params_cudaMalloc, 2},
    {"cudaMalloc3D", "cudaMalloc3D", "cudaMalloc3D", 0, false, (void (*)(void))cudaMalloc3D,
        STUB_RESULT_STATUS, params_cudaMalloc3D, 2},
    {"cudaMalloc3DArray", "cudaMalloc3DArray", "cudaMalloc3DArray", 0, false,
        (void (*)(void))cudaMalloc3DArray, STUB_RESULT_STATUS, params_cudaMalloc3DArray, 4},
    {"cudaMallocArray", "cudaMallocArray", "cudaMallocArray", 0, false,
        (void (*)(void))cudaMallocArray, STUB_RESULT_STATUS, params_cudaMallocArray, 5},
    {"cudaMallocAsync", "cudaMallocAsync", "cudaMallocAsync", 0, false,
        (void (*)(void))cudaMallocAsync, STUB_RESULT_STATUS, params_cudaMallocAsync, 3},
    {"cudaMallocAsync", "cudaMallocAsync_ptsz", "cudaMallocAsync", 0, true,
        (void (*)(void))cudaMallocAsync_ptsz, STUB_RESULT_STATUS, params_cudaMallocAsync, 3},
    {"cudaMallocFromPoolAsync", "cudaMallocFromPoolAsync", "cudaMallocFromPoolAsync", 0, false,
        (void (*)(void))cudaMallocFromPoolAsync, STUB_RESULT_STATUS,
        params_cudaMallocFromPoolAsync, 4},
    {"cudaMallocFromPoolAsync", "cudaMallocFromPoolAsync_ptsz", "cudaMallocFromPoolAsync", 0, true,
        (void (*)(void))cudaMallocFromPoolAsync_ptsz, STUB_RESULT_STATUS,
        params_cudaMallocFromPoolAsync, 4},
    {"cudaMallocHost", "cudaMallocHost", "cudaMallocHost", 0, false,
        (void (*)(void))cudaMallocHost, STUB_RESULT_STATUS, params_cudaMallocHost, 2},
    {"cudaMallocManaged", "cudaMallocManaged", "cudaMallocManaged", 0, false,
        (void (*)(void))cudaMallocManaged, STUB_RESULT_STATUS, params_cudaMallocManaged, 3},
    {"cudaMallocMipmappedArray", "cudaMallocMipmappedArray", "cudaMallocMipmappedArray", 0, false,
        (void (*)(void))cudaMallocMipmappedArray, STUB_RESULT_STATUS,
        params_cudaMallocMipmappedArray, 5},
    {"cudaMallocPitch", "cudaMallocPitch", "cudaMallocPitch", 0, false,
        (void (*)(void))cudaMallocPitch, STUB_RESULT_STATUS, params_cudaMallocPitch, 4},
    {"cudaMemAdvise", "cudaMemAdvise", "cudaMemAdvise", 0, false, (void (*)(void))cudaMemAdvise,
        STUB_RESULT_STATUS, params_cudaMemAdvise, 4},
    {"cudaMemAdvise_v2", "cudaMemAdvise_v2", "cudaMemAdvise_v2", 0, false,
        (void (*)(void))cudaMemAdvise_v2, STUB_RESULT_STATUS, params_cudaMemAdvise_v2, 4},
    {"cudaMemGetInfo", "cudaMemGetInfo", "cudaMemGetInfo", 0, false,
        (void (*)(void))cudaMemGetInfo, STUB_RESULT_STATUS, params_cudaMemGetInfo, 2},
    {"cudaMemPoolCreate", "cudaMemPoolCreate", "cudaMemPoolCreate", 0, false,
        (void (*)(void))cudaMemPoolCreate, STUB_RESULT_STATUS, params_cudaMemPoolCreate, 2},
    {"cudaMemPoolDestroy", "cudaMemPoolDestroy", "cudaMemPoolDestroy", 0, false,
        (void (*)(void))cudaMemPoolDestroy, STUB_RESULT_STATUS, params_cudaMemPoolDestroy, 1},
    {"cudaMemPoolExportPointer", "cudaMemPoolExportPointer", "cudaMemPoolExportPointer", 0, false,
        (void (*)(void))cudaMemPoolExportPointer, STUB_RESULT_STATUS,
        params_cudaMemPoolExportPointer, 2},
    {"cudaMemPoolExportToShareableHandle", "cudaMemPoolExportToShareableHandle",
        "cudaMemPoolExportToShareableHandle", 0, false,
        (void (*)(void))cudaMemPoolExportToShareableHandle, STUB_RESULT_STATUS,
        params_cudaMemPoolExportToShareableHandle, 4},
    {"cudaMemPoolGetAccess", "cudaMemPoolGetAccess", "cudaMemPoolGetAccess", 0, false,
        (void (*)(void))cudaMemPoolGetAccess, STUB_RESULT_STATUS, params_cudaMemPoolGetAccess, 3},
    {"cudaMemPoolGetAttribute", "cudaMemPoolGetAttribute", "cudaMemPoolGetAttribute", 0, false,
        (void (*)(void))cudaMemPoolGetAttribute, STUB_RESULT_STATUS,
        params_cudaMemPoolGetAttribute, 3},
    {"cudaMemPoolImportFromShareableHandle", "cudaMemPoolImportFromShareableHandle",
        "cudaMemPoolImportFromShareableHandle", 0, false,
        (void (*)(void))cudaMemPoolImportFromShareableHandle, STUB_RESULT_STATUS,
        params_cudaMemPoolImportFromShareableHandle, 4},
    {"cudaMemPoolImportPointer", "cudaMemPoolImportPointer", "cudaMemPoolImportPointer", 0, false,
        (void (*)(void))cudaMemPoolImportPointer, STUB_RESULT_STATUS,
        params_cudaMemPoolImportPointer, 3},
    {"cudaMemPoolSetAccess", "cudaMemPoolSetAccess", "cudaMemPoolSetAccess", 0, false,
        (void (*)(void))cudaMemPoolSetAccess, STUB_RESULT_STATUS, params_cudaMemPoolSetAccess, 3},
    {"cudaMemPoolSetAttribute", "cudaMemPoolSetAttribute", "cudaMemPoolSetAttribute", 0, false,
        (void (*)(void))cudaMemPoolSetAttribute, STUB_RESULT_STATUS,
        params_cudaMemPoolSetAttribute, 3},
    {"cudaMemPoolTrimTo", "cudaMemPoolTrimTo", "cudaMemPoolTrimTo", 0, false,
        (void (*)(void))cudaMemPoolTrimTo, STUB_RESULT_STATUS, params_cudaMemPoolTrimTo, 2},
    {"cudaMemPrefetchAsync", "cudaMemPrefetchAsync", "cudaMemPrefetchAsync", 0, false,
        (void (*)(void))cudaMemPrefetchAsync, STUB_RESULT_STATUS, params_cudaMemPrefetchAsync, 4},
    {"cudaMemPrefetchAsync", "cudaMemPrefetchAsync_ptsz", "cudaMemPrefetchAsync", 0, true,
        (void (*)(void))cudaMemPrefetchAsync_ptsz, STUB_RESULT_STATUS, params_cudaMemPrefetchAsync,
        4},
    {"cudaMemPrefetchAsync_v2", "cudaMemPrefetchAsync_v2", "cudaMemPrefetchAsync_v2", 0, false,
        (void (*)(void))cudaMemPrefetchAsync_v2, STUB_RESULT_STATUS,
        params_cudaMemPrefetchAsync_v2, 5},
    {"cudaMemPrefetchAsync_v2", "cudaMemPrefetchAsync_v2_ptsz", "cudaMemPrefetchAsync_v2", 0, true,
        (void (*)(void))cudaMemPrefetchAsync_v2_ptsz, STUB_RESULT_STATUS,
        params_cudaMemPrefetchAsync_v2, 5},
    {"cudaMemRangeGetAttribute", "cudaMemRangeGetAttribute", "cudaMemRangeGetAttribute", 0, false,
        (void (*)(void))cudaMemRangeGetAttribute, STUB_RESULT_STATUS,
        params_cudaMemRangeGetAttribute, 5},
    {"cudaMemRangeGetAttributes", "cudaMemRangeGetAttributes", "cudaMemRangeGetAttributes", 0,
        false, (void (*)(void))cudaMemRangeGetAttributes, STUB_RESULT_STATUS,
        params_cudaMemRangeGetAttributes, 6},
    {"cudaMemcpy", "cudaMemcpy", "cudaMemcpy", 0, false, (void (*)(void))cudaMemcpy,
        STUB_RESULT_STATUS, params_cudaMemcpy, 4},
    {"cudaMemcpy2D", "cudaMemcpy2D", "cudaMemcpy2D", 0, false, (void (*)(void))cudaMemcpy2D,
        STUB_RESULT_STATUS, params_cudaMemcpy2D, 7},
    {"cudaMemcpy2DArrayToArray", "cudaMemcpy2DArrayToArray", "cudaMemcpy2DArrayToArray", 0, false,
        (void (*)(void))cudaMemcpy2DArrayToArray, STUB_RESULT_STATUS,
        params_cudaMemcpy2DArrayToArray, 9},
    {"cudaMemcpy2DArrayToArray", "cudaMemcpy2DArrayToArray_ptds", "cudaMemcpy2DArrayToArray", 0,
        true, (void (*)(void))cudaMemcpy2DArrayToArray_ptds, STUB_RESULT_STATUS,
        params_cudaMemcpy2DArrayToArray, 9},
    {"cudaMemcpy2DAsync", "cudaMemcpy2DAsync", "cudaMemcpy2DAsync", 0, false,
        (void (*)(void))cudaMemcpy2DAsync, STUB_RESULT_STATUS, params_cudaMemcpy2DAsync, 8},
    {"cudaMemcpy2DAsync", "cudaMemcpy2DAsync_ptsz", "cudaMemcpy2DAsync", 0, true,
        (void (*)(void))cudaMemcpy2DAsync_ptsz, STUB_RESULT_STATUS, params_cudaMemcpy2DAsync, 8},
    {"cudaMemcpy2DFromArray", "cudaMemcpy2DFromArray", "cudaMemcpy2DFromArray", 0, false,
        (void (*)(void))cudaMemcpy2DFromArray, STUB_RESULT_STATUS, params_cudaMemcpy2DFromArray, 8},
    {"cudaMemcpy2DFromArrayAsync", "cudaMemcpy2DFromArrayAsync", "cudaMemcpy2DFromArrayAsync", 0,
        false, (void (*)(void))cudaMemcpy2DFromArrayAsync, STUB_RESULT_STATUS,
        params_cudaMemcpy2DFromArrayAsync, 9},
    {"cudaMemcpy2DFromArrayAsync", "cudaMemcpy2DFromArrayAsync_ptsz", "cudaMemcpy2DFromArrayAsync",
        0, true, (void (*)(void))cudaMemcpy2DFromArrayAsync_ptsz, STUB_RESULT_STATUS,
        params_cudaMemcpy2DFromArrayAsync, 9},
    {"cudaMemcpy2DFromArray", "cudaMemcpy2DFromArray_ptds", "cudaMemcpy2DFromArray", 0, true,
        (void (*)(void))cudaMemcpy2DFromArray_ptds, STUB_RESULT_STATUS,
        params_cudaMemcpy2DFromArray, 8},
    {"cudaMemcpy2DToArray", "cudaMemcpy2DToArray", "cudaMemcpy2DToArray", 0, false,
        (void (*)(void))cudaMemcpy2DToArray, STUB_RESULT_STATUS, params_cudaMemcpy2DToArray, 8},
    {"cudaMemcpy2DToArrayAsync", "cudaMemcpy2DToArrayAsync", "cudaMemcpy2DToArrayAsync", 0, false,
        (void (*)(void))cudaMemcpy2DToArrayAsync, STUB_RESULT_STATUS,
        params_cudaMemcpy2DToArrayAsync, 9},
    {"cudaMemcpy2DToArrayAsync", "cudaMemcpy2DToArrayAsync_ptsz", "cudaMemcpy2DToArrayAsync", 0,
        true, (void (*)(void))cudaMemcpy2DToArrayAsync_ptsz, STUB_RESULT_STATUS,
        params_cudaMemcpy2DToArrayAsync, 9},
    {"cudaMemcpy2DToArray", "cudaMemcpy2DToArray_ptds", "cudaMemcpy2DToArray", 0, true,
        (void (*)(void))cudaMemcpy2DToArray_ptds, STUB_RESULT_STATUS, params_cudaMemcpy2DToArray,
        8},
    {"cudaMemcpy2D", "cudaMemcpy2D_ptds", "cudaMemcpy2D", 0, true,
        (void (*)(void))cudaMemcpy2D_ptds, STUB_RESULT_STATUS, params_cudaMemcpy2D, 7},
    {"cudaMemcpy3D", "cudaMemcpy3D", "cudaMemcpy3D", 0, false, (void (*)(void))cudaMemcpy3D,
        STUB_RESULT_STATUS, params_cudaMemcpy3D, 1},
    {"cudaMemcpy3DAsync", "cudaMemcpy3DAsync", "cudaMemcpy3DAsync", 0, false,
        (void (*)(void))cudaMemcpy3DAsync, STUB_RESULT_STATUS, params_cudaMemcpy3DAsync, 2},
    {"cudaMemcpy3DAsync", "cudaMemcpy3DAsync_ptsz", "cudaMemcpy3DAsync", 0, true,
        (void (*)(void))cudaMemcpy3DAsync_ptsz, STUB_RESULT_STATUS, params_cudaMemcpy3DAsync, 2},
    {"cudaMemcpy3DBatchAsync", "cudaMemcpy3DBatchAsync", "cudaMemcpy3DBatchAsync", 0, false,
        (void (*)(void))cudaMemcpy3DBatchAsync, STUB_RESULT_STATUS, params_cudaMemcpy3DBatchAsync,
        5},
    {"cudaMemcpy3DBatchAsync", "cudaMemcpy3DBatchAsync_ptsz", "cudaMemcpy3DBatchAsync", 0, true,
        (void (*)(void))cudaMemcpy3DBatchAsync_ptsz, STUB_RESULT_STATUS,
        params_cudaMemcpy3DBatchAsync, 5},
    {"cudaMemcpy3DPeer", "cudaMemcpy3DPeer", "cudaMemcpy3DPeer", 0, false,
        (void (*)(void))cudaMemcpy3DPeer, STUB_RESULT_STATUS, params_cudaMemcpy3DPeer, 1},
    {"cudaMemcpy3DPeerAsync", "cudaMemcpy3DPeerAsync", "cudaMemcpy3DPeerAsync", 0, false,
        (void (*)(void))cudaMemcpy3DPeerAsync, STUB_RESULT_STATUS, params_cudaMemcpy3DPeerAsync, 2},
    {"cudaMemcpy3DPeerAsync", "cudaMemcpy3DPeerAsync_ptsz", "cudaMemcpy3DPeerAsync", 0, true,
        (void (*)(void))cudaMemcpy3DPeerAsync_ptsz, STUB_RESULT_STATUS,
        params_cudaMemcpy3DPeerAsync, 2},
    {"cudaMemcpy3DPeer", "cudaMemcpy3DPeer_ptds", "cudaMemcpy3DPeer", 0, true,
        (void (*)(void))cudaMemcpy3DPeer_ptds, STUB_RESULT_STATUS, params_cudaMemcpy3DPeer, 1},
    {"cudaMemcpy3D", "cudaMemcpy3D_ptds", "cudaMemcpy3D", 0, true,
        (void (*)(void))cudaMemcpy3D_ptds, STUB_RESULT_STATUS, params_cudaMemcpy3D, 1},
    {"cudaMemcpyArrayToArray", "cudaMemcpyArrayToArray", "cudaMemcpyArrayToArray", 0, false,
        (void (*)(void))cudaMemcpyArrayToArray, STUB_RESULT_STATUS, params_cudaMemcpyArrayToArray,
        8},
    {"cudaMemcpyArrayToArray", "cudaMemcpyArrayToArray_ptds", "cudaMemcpyArrayToArray", 0, true,
        (void (*)(void))cudaMemcpyArrayToArray_ptds, STUB_RESULT_STATUS,
        params_cudaMemcpyArrayToArray, 8},
    {"cudaMemcpyAsync", "cudaMemcpyAsync", "cudaMemcpyAsync", 0, false,
        (void (*)(void))cudaMemcpyAsync, STUB_RESULT_STATUS, params_cudaMemcpyAsync, 5},
    {"cudaMemcpyAsync", "cudaMemcpyAsync_ptsz", "cudaMemcpyAsync", 0, true,
        (void (*)(void))cudaMemcpyAsync_ptsz, STUB_RESULT_STATUS, params_cudaMemcpyAsync, 5},
    {"cudaMemcpyBatchAsync", "cudaMemcpyBatchAsync", "cudaMemcpyBatchAsync", 0, false,
        (void (*)(void))cudaMemcpyBatchAsync, STUB_RESULT_STATUS, params_cudaMemcpyBatchAsync, 9},
    {"cudaMemcpyBatchAsync", "cudaMemcpyBatchAsync_ptsz", "cudaMemcpyBatchAsync", 0, true,
        (void (*)(void))cudaMemcpyBatchAsync_ptsz, STUB_RESULT_STATUS, params_cudaMemcpyBatchAsync,
        9},
    {"cudaMemcpyFromArray", "cudaMemcpyFromArray", "cudaMemcpyFromArray", 0, false,
        (void (*)(void))cudaMemcpyFromArray, STUB_RESULT_STATUS, params_cudaMemcpyFromArray, 6},
    {"cudaMemcpyFromArrayAsync", "cudaMemcpyFromArrayAsync", "cudaMemcpyFromArrayAsync", 0, false,
        (void (*)(void))cudaMemcpyFromArrayAsync, STUB_RESULT_STATUS,
        params_cudaMemcpyFromArrayAsync, 7},
    {"cudaMemcpyFromArrayAsync", "cudaMemcpyFromArrayAsync_ptsz", "cudaMemcpyFromArrayAsync", 0,
        true, (void (*)(void))cudaMemcpyFromArrayAsync_ptsz, STUB_RESULT_STATUS,
        params_cudaMemcpyFromArrayAsync, 7},
    {"cudaMemcpyFromArray", "cudaMemcpyFromArray_ptds", "cudaMemcpyFromArray", 0, true,
        (void (*)(void))cudaMemcpyFromArray_ptds, STUB_RESULT_STATUS, params_cudaMemcpyFromArray,
        6},
    {"cudaMemcpyFromSymbol", "cudaMemcpyFromSymbol", "cudaMemcpyFromSymbol", 0, false,
        (void (*)(void))cudaMemcpyFromSymbol, STUB_RESULT_STATUS, params_cudaMemcpyFromSymbol, 5},
    {"cudaMemcpyFromSymbolAsync", "cudaMemcpyFromSymbolAsync", "cudaMemcpyFromSymbolAsync", 0,
        false, (void (*)(void))cudaMemcpyFromSymbolAsync, STUB_RESULT_STATUS,
        params_cudaMemcpyFromSymbolAsync, 6},
    {"cudaMemcpyFromSymbolAsync", "cudaMemcpyFromSymbolAsync_ptsz", "cudaMemcpyFromSymbolAsync", 0,
        true, (void (*)(void))cudaMemcpyFromSymbolAsync_ptsz, STUB_RESULT_STATUS,
        params_cudaMemcpyFromSymbolAsync, 6},
    {"cudaMemcpyFromSymbol", "cudaMemcpyFromSymbol_ptds", "cudaMemcpyFromSymbol", 0, true,
        (void (*)(void))cudaMemcpyFromSymbol_ptds, STUB_RESULT_STATUS, params_cudaMemcpyFromSymbol,
        5},
    {"cudaMemcpyPeer", "cudaMemcpyPeer", "cudaMemcpyPeer", 0, false,
        (void (*)(void))cudaMemcpyPeer, STUB_RESULT_STATUS, params_cudaMemcpyPeer, 5},
    {"cudaMemcpyPeerAsync", "cudaMemcpyPeerAsync", "cudaMemcpyPeerAsync", 0, false,
        (void (*)(void))cudaMemcpyPeerAsync, STUB_RESULT_STATUS, params_cudaMemcpyPeerAsync, 6},
    {"cudaMemcpyToArray", "cudaMemcpyToArray", "cudaMemcpyToArray", 0, false,
        (void (*)(void))cudaMemcpyToArray, STUB_RESULT_STATUS, params_cudaMemcpyToArray, 6},
    {"cudaMemcpyToArrayAsync", "cudaMemcpyToArrayAsync", "cudaMemcpyToArrayAsync", 0, false,
        (void (*)(void))cudaMemcpyToArrayAsync, STUB_RESULT_STATUS, params_cudaMemcpyToArrayAsync,
        7},
    {"cudaMemcpyToArrayAsync", "cudaMemcpyToArrayAsync_ptsz", "cudaMemcpyToArrayAsync", 0, true,
        (void (*)(void))cudaMemcpyToArrayAsync_ptsz, STUB_RESULT_STATUS,
        params_cudaMemcpyToArrayAsync, 7},
    {"cudaMemcpyToArray", "cudaMemcpyToArray_ptds", "cudaMemcpyToArray", 0, true,
        (void (*)(void))cudaMemcpyToArray_ptds, STUB_RESULT_STATUS, params_cudaMemcpyToArray, 6},
    {"cudaMemcpyToSymbol", "cudaMemcpyToSymbol", "cudaMemcpyToSymbol", 0, false,
        (void (*)(void))cudaMemcpyToSymbol, STUB_RESULT_STATUS, params_cudaMemcpyToSymbol, 5},
    {"cudaMemcpyToSymbolAsync", "cudaMemcpyToSymbolAsync", "cudaMemcpyToSymbolAsync", 0, false,
        (void (*)(void))cudaMemcpyToSymbolAsync, STUB_RESULT_STATUS,
        params_cudaMemcpyToSymbolAsync, 6},
    {"cudaMemcpyToSymbolAsync", "cudaMemcpyToSymbolAsync_ptsz", "cudaMemcpyToSymbolAsync", 0, true,
        (void (*)(void))cudaMemcpyToSymbolAsync_ptsz, STUB_RESULT_STATUS,
        params_cudaMemcpyToSymbolAsync, 6},
    {"cudaMemcpyToSymbol", "cudaMemcpyToSymbol_ptds", "cudaMemcpyToSymbol", 0, true,
        (void (*)(void))cudaMemcpyToSymbol_ptds, STUB_RESULT_STATUS, params_cudaMemcpyToSymbol, 5},
    {"cudaMemcpy", "cudaMemcpy_ptds", "cudaMemcpy", 0, true, (void (*)(void))cudaMemcpy_ptds,
        STUB_RESULT_STATUS, params_cudaMemcpy, 4},
    {"cudaMemset", "cudaMemset", "cudaMemset", 0, false, (void (*)(void))cudaMemset,
        STUB_RESULT_STATUS, params_cudaMemset, 3},
    {"cudaMemset2D", "cudaMemset2D", "cudaMemset2D", 0, false, (void (*)(void))cudaMemset2D,
        STUB_RESULT_STATUS, params_cudaMemset2D, 5},
    {"cudaMemset2DAsync", "cudaMemset2DAsync", "cudaMemset2DAsync", 0, false,
        (void (*)(void))cudaMemset2DAsync, STUB_RESULT_STATUS, params_cudaMemset2DAsync, 6},
    {"cudaMemset2DAsync", "cudaMemset2DAsync_ptsz", "cudaMemset2DAsync", 0, true,
        (void (*)(void))cudaMemset2DAsync_ptsz, STUB_RESULT_STATUS, params_cudaMemset2DAsync, 6},
    {"cudaMemset2D", "cudaMemset2D_ptds", "cudaMemset2D", 0, true,
        (void (*)(void))cudaMemset2D_ptds, STUB_RESULT_STATUS, params_cudaMemset2D, 5},
    {"cudaMemset3D", "cudaMemset3D", "cudaMemset3D", 0, false, (void (*)(void))cudaMemset3D,
        STUB_RESULT_STATUS, params_cudaMemset3D, 3},
    {"cudaMemset3DAsync", "cudaMemset3DAsync", "cudaMemset3DAsync", 0, false,
        (void (*)(void))cudaMemset3DAsync, STUB_RESULT_STATUS, params_cudaMemset3DAsync, 4},
    {"cudaMemset3DAsync", "cudaMemset3DAsync_ptsz", "cudaMemset3DAsync", 0, true,
        (void (*)(void))cudaMemset3DAsync_ptsz, STUB_RESULT_STATUS, params_cudaMemset3DAsync, 4},
    {"cudaMemset3D", "cudaMemset3D_ptds", "cudaMemset3D", 0, true,
        (void (*)(void))cudaMemset3D_ptds, STUB_RESULT_STATUS, params_cudaMemset3D, 3},
    {"cudaMemsetAsync", "cudaMemsetAsync", "cudaMemsetAsync", 0, false,
        (void (*)(void))cudaMemsetAsync, STUB_RESULT_STATUS, params_cudaMemsetAsync, 4},
    {"cudaMemsetAsync", "cudaMemsetAsync_ptsz", "cudaMemsetAsync", 0, true,
        (void (*)(void))cudaMemsetAsync_ptsz, STUB_RESULT_STATUS, params_cudaMemsetAsync, 4},
    {"cudaMemset", "cudaMemset_ptds", "cudaMemset", 0, true, (void (*)(void))cudaMemset_ptds,
        STUB_RESULT_STATUS, params_cudaMemset, 3},
    {"cudaMipmappedArrayGetMemoryRequirements", "cudaMipmappedArrayGetMemoryRequirements",
        "cudaMipmappedArrayGetMemoryRequirements", 0, false,
        (void (*)(void))cudaMipmappedArrayGetMemoryRequirements, STUB_RESULT_STATUS,
        params_cudaMipmappedArrayGetMemoryRequirements, 3},
    {"cudaMipmappedArrayGetSparseProperties", "cudaMipmappedArrayGetSparseProperties",
        "cudaMipmappedArrayGetSparseProperties", 0, false,
        (void (*)(void))cudaMipmappedArrayGetSparseProperties, STUB_RESULT_STATUS,
        params_cudaMipmappedArrayGetSparseProperties, 2},
    {"cudaOccupancyAvailableDynamicSMemPerBlock", "cudaOccupancyAvailableDynamicSMemPerBlock",
        "cudaOccupancyAvailableDynamicSMemPerBlock", 0, false,
        (void (*)(void))cudaOccupancyAvailableDynamicSMemPerBlock, STUB_RESULT_STATUS,
        params_cudaOccupancyAvailableDynamicSMemPerBlock, 4},
    {"cudaOccupancyMaxActiveBlocksPerMultiprocessor",
        "cudaOccupancyMaxActiveBlocksPerMultiprocessor",
        "cudaOccupancyMaxActiveBlocksPerMultiprocessor", 0, false,
        (void (*)(void))cudaOccupancyMaxActiveBlocksPerMultiprocessor, STUB_RESULT_STATUS,
        params_cudaOccupancyMaxActiveBlocksPerMultiprocessor, 4},
    {"cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
        "cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
        "cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags", 0, false,
        (void (*)(void))cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, STUB_RESULT_STATUS,
        params_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, 5},
    {"cudaOccupancyMaxActiveClusters", "cudaOccupancyMaxActiveClusters",
        "cudaOccupancyMaxActiveClusters", 0, false, (void (*)(void))cudaOccupancyMaxActiveClusters,
        STUB_RESULT_STATUS, params_cudaOccupancyMaxActiveClusters, 3},
    {"cudaOccupancyMaxPotentialClusterSize", "cudaOccupancyMaxPotentialClusterSize",
        "cudaOccupancyMaxPotentialClusterSize", 0, false,
        (void (*)(void))cudaOccupancyMaxPotentialClusterSize, STUB_RESULT_STATUS,
        params_cudaOccupancyMaxPotentialClusterSize, 3},
    {"cudaPeekAtLastError", "cudaPeekAtLastError", "cudaPeekAtLastError", 0, false,
        (void (*)(void))cudaPeekAtLastError, STUB_RESULT_STATUS, NULL, 0},
    {"cudaPointerGetAttributes", "cudaPointerGetAttributes", "cudaPointerGetAttributes", 0, false,
        (void (*)(void))cudaPointerGetAttributes, STUB_RESULT_STATUS,
        params_cudaPointerGetAttributes, 2},
    {"cudaProfilerStart", "cudaProfilerStart", "cudaProfilerStart", 0, false,
        (void (*)(void))cudaProfilerStart, STUB_RESULT_STATUS, NULL, 0},
    {"cudaProfilerStop", "cudaProfilerStop", "cudaProfilerStop", 0, false,
        (void (*)(void))cudaProfilerStop, STUB_RESULT_STATUS, NULL, 0},
    {"cudaRuntimeGetVersion", "cudaRuntimeGetVersion", "cudaRuntimeGetVersion", 0, false,
        (void (*)(void))cudaRuntimeGetVersion, STUB_RESULT_STATUS, params_cudaRuntimeGetVersion, 1},
    {"cudaSetDevice", "cudaSetDevice", "cudaSetDevice", 0, false, (void (*)(void))cudaSetDevice,
        STUB_RESULT_STATUS, params_cudaSetDevice, 1},
    {"cudaSetDeviceFlags", "cudaSetDeviceFlags", "cudaSetDeviceFlags", 0, false,
        (void (*)(void))cudaSetDeviceFlags, STUB_RESULT_STATUS, params_cudaSetDeviceFlags, 1},
    {"cudaSetDoubleForDevice", "cudaSetDoubleForDevice", "cudaSetDoubleForDevice", 0, false,
        (void (*)(void))cudaSetDoubleForDevice, STUB_RESULT_STATUS, params_cudaSetDoubleForDevice,
        1},
    {"cudaSetDoubleForHost", "cudaSetDoubleForHost", "cudaSetDoubleForHost", 0, false,
        (void (*)(void))cudaSetDoubleForHost, STUB_RESULT_STATUS, params_cudaSetDoubleForHost, 1},
    {"cudaSetValidDevices", "cudaSetValidDevices", "cudaSetValidDevices", 0, false,
        (void (*)(void))cudaSetValidDevices, STUB_RESULT_STATUS, params_cudaSetValidDevices, 2},
    {"cudaSignalExternalSemaphoresAsync", "cudaSignalExternalSemaphoresAsync_v2",
        "cudaSignalExternalSemaphoresAsync_v2", 0, false,
        (void (*)(void))cudaSignalExternalSemaphoresAsync_v2, STUB_RESULT_STATUS,
        params_cudaSignalExternalSemaphoresAsync_v2, 4},
    {"cudaSignalExternalSemaphoresAsync", "cudaSignalExternalSemaphoresAsync_v2_ptsz",
        "cudaSignalExternalSemaphoresAsync_v2", 0, true,
        (void (*)(void))cudaSignalExternalSemaphoresAsync_v2_ptsz, STUB_RESULT_STATUS,
        params_cudaSignalExternalSemaphoresAsync_v2, 4},
    {"cudaStreamAddCallback", "cudaStreamAddCallback", "cudaStreamAddCallback", 0, false,
        (void (*)(void))cudaStreamAddCallback, STUB_RESULT_STATUS, params_cudaStreamAddCallback, 4},
    {"cudaStreamAddCallback", "cudaStreamAddCallback_ptsz", "cudaStreamAddCallback", 0, true,
        (void (*)(void))cudaStreamAddCallback_ptsz, STUB_RESULT_STATUS,
        params_cudaStreamAddCallback, 4},
    {"cudaStreamAttachMemAsync", "cudaStreamAttachMemAsync", "cudaStreamAttachMemAsync", 0, false,
        (void (*)(void))cudaStreamAttachMemAsync, STUB_RESULT_STATUS,
        params_cudaStreamAttachMemAsync, 4},
    {"cudaStreamAttachMemAsync", "cudaStreamAttachMemAsync_ptsz", "cudaStreamAttachMemAsync", 0,
        true, (void (*)(void))cudaStreamAttachMemAsync_ptsz, STUB_RESULT_STATUS,
        params_cudaStreamAttachMemAsync, 4},
    {"cudaStreamBeginCapture", "cudaStreamBeginCapture", "cudaStreamBeginCapture", 0, false,
        (void (*)(void))cudaStreamBeginCapture, STUB_RESULT_STATUS, params_cudaStreamBeginCapture,
        2},
    {"cudaStreamBeginCaptureToGraph", "cudaStreamBeginCaptureToGraph",
        "cudaStreamBeginCaptureToGraph", 0, false, (void (*)(void))cudaStreamBeginCaptureToGraph,
        STUB_RESULT_STATUS, params_cudaStreamBeginCaptureToGraph, 6},
    {"cudaStreamBeginCaptureToGraph", "cudaStreamBeginCaptureToGraph_ptsz",
        "cudaStreamBeginCaptureToGraph", 0, true,
        (void (*)(void))cudaStreamBeginCaptureToGraph_ptsz, STUB_RESULT_STATUS,
        params_cudaStreamBeginCaptureToGraph, 6},
    {"cudaStreamBeginCapture", "cudaStreamBeginCapture_ptsz", "cudaStreamBeginCapture", 0, true,
        (void (*)(void))cudaStreamBeginCapture_ptsz, STUB_RESULT_STATUS,
        params_cudaStreamBeginCapture, 2},
    {"cudaStreamCopyAttributes", "cudaStreamCopyAttributes", "cudaStreamCopyAttributes", 0, false,
        (void (*)(void))cudaStreamCopyAttributes, STUB_RESULT_STATUS,
        params_cudaStreamCopyAttributes, 2},
    {"cudaStreamCopyAttributes", "cudaStreamCopyAttributes_ptsz", "cudaStreamCopyAttributes", 0,
        true, (void (*)(void))cudaStreamCopyAttributes_ptsz, STUB_RESULT_STATUS,
        params_cudaStreamCopyAttributes, 2},
    {"cudaStreamCreate", "cudaStreamCreate", "cudaStreamCreate", 0, false,
        (void (*)(void))cudaStreamCreate, STUB_RESULT_STATUS, params_cudaStreamCreate, 1},
    {"cudaStreamCreateWithFlags", "cudaStreamCreateWithFlags", "cudaStreamCreateWithFlags", 0,
        false, (void (*)(void))cudaStreamCreateWithFlags, STUB_RESULT_STATUS,
        params_cudaStreamCreateWithFlags, 2},
    {"cudaStreamCreateWithPriority", "cudaStreamCreateWithPriority",
        "cudaStreamCreateWithPriority", 0, false, (void (*)(void))cudaStreamCreateWithPriority,
        STUB_RESULT_STATUS, params_cudaStreamCreateWithPriority, 3},
    {"cudaStreamDestroy", "cudaStreamDestroy", "cudaStreamDestroy", 0, false,
        (void (*)(void))cudaStreamDestroy, STUB_RESULT_STATUS, params_cudaStreamDestroy, 1},
    {"cudaStreamEndCapture", "cudaStreamEndCapture", "cudaStreamEndCapture", 0, false,
        (void (*)(void))cudaStreamEndCapture, STUB_RESULT_STATUS, params_cudaStreamEndCapture, 2},
    {"cudaStreamEndCapture", "cudaStreamEndCapture_ptsz", "cudaStreamEndCapture", 0, true,
        (void (*)(void))cudaStreamEndCapture_ptsz, STUB_RESULT_STATUS, params_cudaStreamEndCapture,
        2},
    {"cudaStreamGetAttribute", "cudaStreamGetAttribute", "cudaStreamGetAttribute", 0, false,
        (void (*)(void))cudaStreamGetAttribute, STUB_RESULT_STATUS, params_cudaStreamGetAttribute,
        3},
    {"cudaStreamGetAttribute", "cudaStreamGetAttribute_ptsz", "cudaStreamGetAttribute", 0, true,
        (void (*)(void))cudaStreamGetAttribute_ptsz, STUB_RESULT_STATUS,
        params_cudaStreamGetAttribute, 3},
    {"cudaStreamGetCaptureInfo", "cudaStreamGetCaptureInfo_v2", "cudaStreamGetCaptureInfo_v2", 0,
        false, (void (*)(void))cudaStreamGetCaptureInfo_v2, STUB_RESULT_STATUS,
        params_cudaStreamGetCaptureInfo_v2, 6},
    {"cudaStreamGetCaptureInfo", "cudaStreamGetCaptureInfo_v2_ptsz", "cudaStreamGetCaptureInfo_v2",
        0, true, (void (*)(void))cudaStreamGetCaptureInfo_v2_ptsz, STUB_RESULT_STATUS,
        params_cudaStreamGetCaptureInfo_v2, 6},
    {"cudaStreamGetCaptureInfo_v3", "cudaStreamGetCaptureInfo_v3", "cudaStreamGetCaptureInfo_v3",
        0, false, (void (*)(void))cudaStreamGetCaptureInfo_v3, STUB_RESULT_STATUS,
        params_cudaStreamGetCaptureInfo_v3, 7},
    {"cudaStreamGetCaptureInfo_v3", "cudaStreamGetCaptureInfo_v3_ptsz",
        "cudaStreamGetCaptureInfo_v3", 0, true, (void (*)(void))cudaStreamGetCaptureInfo_v3_ptsz,
        STUB_RESULT_STATUS, params_cudaStreamGetCaptureInfo_v3, 7},
    {"cudaStreamGetDevice", "cudaStreamGetDevice", "cudaStreamGetDevice", 0, false,
        (void (*)(void))cudaStreamGetDevice, STUB_RESULT_STATUS, params_cudaStreamGetDevice, 2},
    {"cudaStreamGetDevice", "cudaStreamGetDevice_ptsz", "cudaStreamGetDevice", 0, true,
        (void (*)(void))cudaStreamGetDevice_ptsz, STUB_RESULT_STATUS, params_cudaStreamGetDevice,
        2},
    {"cudaStreamGetFlags", "cudaStreamGetFlags", "cudaStreamGetFlags", 0, false,
        (void (*)(void))cudaStreamGetFlags, STUB_RESULT_STATUS, params_cudaStreamGetFlags, 2},
    {"cudaStreamGetFlags", "cudaStreamGetFlags_ptsz", "cudaStreamGetFlags", 0, true,
        (void (*)(void))cudaStreamGetFlags_ptsz, STUB_RESULT_STATUS, params_cudaStreamGetFlags, 2},
    {"cudaStreamGetId", "cudaStreamGetId", "cudaStreamGetId", 0, false,
        (void (*)(void))cudaStreamGetId, STUB_RESULT_STATUS, params_cudaStreamGetId, 2},
    {"cudaStreamGetId", "cudaStreamGetId_ptsz", "cudaStreamGetId", 0, true,
        (void (*)(void))cudaStreamGetId_ptsz, STUB_RESULT_STATUS, params_cudaStreamGetId, 2},
    {"cudaStreamGetPriority", "cudaStreamGetPriority", "cudaStreamGetPriority", 0, false,
        (void (*)(void))cudaStreamGetPriority, STUB_RESULT_STATUS, params_cudaStreamGetPriority, 2},
    {"cudaStreamGetPriority", "cudaStreamGetPriority_ptsz", "cudaStreamGetPriority", 0, true,
        (void (*)(void))cudaStreamGetPriority_ptsz, STUB_RESULT_STATUS,
        params_cudaStreamGetPriority, 2},
    {"cudaStreamIsCapturing", "cudaStreamIsCapturing", "cudaStreamIsCapturing", 0, false,
        (void (*)(void))cudaStreamIsCapturing, STUB_RESULT_STATUS, params_cudaStreamIsCapturing, 2},
    {"cudaStreamIsCapturing", "cudaStreamIsCapturing_ptsz", "cudaStreamIsCapturing", 0, true,
        (void (*)(void))cudaStreamIsCapturing_ptsz, STUB_RESULT_STATUS,
        params_cudaStreamIsCapturing, 2},
    {"cudaStreamQuery", "cudaStreamQuery", "cudaStreamQuery", 0, false,
        (void (*)(void))cudaStreamQuery, STUB_RESULT_STATUS, params_cudaStreamQuery, 1},
    {"cudaStreamQuery", "cudaStreamQuery_ptsz", "cudaStreamQuery", 0, true,
        (void (*)(void))cudaStreamQuery_ptsz, STUB_RESULT_STATUS, params_cudaStreamQuery, 1},
    {"cudaStreamSetAttribute", "cudaStreamSetAttribute", "cudaStreamSetAttribute", 0, false,
        (void (*)(void))cudaStreamSetAttribute, STUB_RESULT_STATUS, params_cudaStreamSetAttribute,
        3},
    {"cudaStreamSetAttribute", "cudaStreamSetAttribute_ptsz", "cudaStreamSetAttribute", 0, true,
        (void (*)(void))cudaStreamSetAttribute_ptsz, STUB_RESULT_STATUS,
        params_cudaStreamSetAttribute, 3},
    {"cudaStreamSynchronize", "cudaStreamSynchronize", "cudaStreamSynchronize", 0, false,
        (void (*)(void))cudaStreamSynchronize, STUB_RESULT_STATUS, params_cudaStreamSynchronize, 1},
    {"cudaStreamSynchronize", "cudaStreamSynchronize_ptsz", "cudaStreamSynchronize", 0, true,
        (void (*)(void))cudaStreamSynchronize_ptsz, STUB_RESULT_STATUS,
        params_cudaStreamSynchronize, 1},
    {"cudaStreamUpdateCaptureDependencies", "cudaStreamUpdateCaptureDependencies",
        "cudaStreamUpdateCaptureDependencies", 0, false,
        (void (*)(void))cudaStreamUpdateCaptureDependencies, STUB_RESULT_STATUS,
        params_cudaStreamUpdateCaptureDependencies, 4},
    {"cudaStreamUpdateCaptureDependencies", "cudaStreamUpdateCaptureDependencies_ptsz",
        "cudaStreamUpdateCaptureDependencies", 0, true,
        (void (*)(void))cudaStreamUpdateCaptureDependencies_ptsz, STUB_RESULT_STATUS,
        params_cudaStreamUpdateCaptureDependencies, 4},
    {"cudaStreamUpdateCaptureDependencies_v2", "cudaStreamUpdateCaptureDependencies_v2",
        "cudaStreamUpdateCaptureDependencies_v2", 0, false,
        (void (*)(void))cudaStreamUpdateCaptureDependencies_v2, STUB_RESULT_STATUS,
        params_cudaStreamUpdateCaptureDependencies_v2, 5},
    {"cudaStreamUpdateCaptureDependencies_v2", "cudaStreamUpdateCaptureDependencies_v2_ptsz",
        "cudaStreamUpdateCaptureDependencies_v2", 0, true,
        (void (*)(void))cudaStreamUpdateCaptureDependencies_v2_ptsz, STUB_RESULT_STATUS,
        params_cudaStreamUpdateCaptureDependencies_v2, 5},
    {"cudaStreamWaitEvent", "cudaStreamWaitEvent", "cudaStreamWaitEvent", 0, false,
        (void (*)(void))cudaStreamWaitEvent, STUB_RESULT_STATUS, params_cudaStreamWaitEvent, 3},
    {"cudaStreamWaitEvent", "cudaStreamWaitEvent_ptsz", "cudaStreamWaitEvent", 0, true,
        (void (*)(void))cudaStreamWaitEvent_ptsz, STUB_RESULT_STATUS, params_cudaStreamWaitEvent,
        3},
    {"cudaThreadExchangeStreamCaptureMode", "cudaThreadExchangeStreamCaptureMode",
        "cudaThreadExchangeStreamCaptureMode", 0, false,
        (void (*)(void))cudaThreadExchangeStreamCaptureMode, STUB_RESULT_STATUS,
        params_cudaThreadExchangeStreamCaptureMode, 1},
    {"cudaThreadExit", "cudaThreadExit", "cudaThreadExit", 0, false,
        (void (*)(void))cudaThreadExit, STUB_RESULT_STATUS, NULL, 0},
    {"cudaThreadGetCacheConfig", "cudaThreadGetCacheConfig", "cudaThreadGetCacheConfig", 0, false,
        (void (*)(void))cudaThreadGetCacheConfig, STUB_RESULT_STATUS,
        params_cudaThreadGetCacheConfig, 1},
    {"cudaThreadGetLimit", "cudaThreadGetLimit", "cudaThreadGetLimit", 0, false,
        (void (*)(void))cudaThreadGetLimit, STUB_RESULT_STATUS, params_cudaThreadGetLimit, 2},
    {"cudaThreadSetCacheConfig", "cudaThreadSetCacheConfig", "cudaThreadSetCacheConfig", 0, false,
        (void (*)(void))cudaThreadSetCacheConfig, STUB_RESULT_STATUS,
        params_cudaThreadSetCacheConfig, 1},
    {"cudaThreadSetLimit", "cudaThreadSetLimit", "cudaThreadSetLimit", 0, false,
        (void (*)(void))cudaThreadSetLimit, STUB_RESULT_STATUS, params_cudaThreadSetLimit, 2},
    {"cudaThreadSynchronize", "cudaThreadSynchronize", "cudaThreadSynchronize", 0, false,
        (void (*)(void))cudaThreadSynchronize, STUB_RESULT_STATUS, NULL, 0},
    {"cudaUserObjectCreate", "cudaUserObjectCreate", "cudaUserObjectCreate", 0, false,
        (void (*)(void))cudaUserObjectCreate, STUB_RESULT_STATUS, params_cudaUserObjectCreate, 5},
    {"cudaUserObjectRelease", "cudaUserObjectRelease", "cudaUserObjectRelease", 0, false,
        (void (*)(void))cudaUserObjectRelease, STUB_RESULT_STATUS, params_cudaUserObjectRelease, 2},
    {"cudaUserObjectRetain", "cudaUserObjectRetain", "cudaUserObjectRetain", 0, false,
        (void (*)(void))cudaUserObjectRetain, STUB_RESULT_STATUS, params_cudaUserObjectRetain, 2},
    {"cudaVDPAUGetDevice", "cudaVDPAUGetDevice", "cudaVDPAUGetDevice", 0, false,
        (void (*)(void))cudaVDPAUGetDevice, STUB_RESULT_STATUS, params_cudaVDPAUGetDevice, 3},
    {"cudaVDPAUSetVDPAUDevice", "cudaVDPAUSetVDPAUDevice", "cudaVDPAUSetVDPAUDevice", 0, false,
        (void (*)(void))cudaVDPAUSetVDPAUDevice, STUB_RESULT_STATUS,
        params_cudaVDPAUSetVDPAUDevice, 3},
    {"cudaWaitExternalSemaphoresAsync", "cudaWaitExternalSemaphoresAsync_v2",
        "cudaWaitExternalSemaphoresAsync_v2", 0, false,
        (void (*)(void))cudaWaitExternalSemaphoresAsync_v2, STUB_RESULT_STATUS,
        params_cudaWaitExternalSemaphoresAsync_v2, 4},
    {"cudaWaitExternalSemaphoresAsync", "cudaWaitExternalSemaphoresAsync_v2_ptsz",
        "cudaWaitExternalSemaphoresAsync_v2", 0, true,
        (void (*)(void))cudaWaitExternalSemaphoresAsync_v2_ptsz, STUB_RESULT_STATUS,
        params_cudaWaitExternalSemaphoresAsync_v2, 4},
};
const int stub_function_count = 414;
unsigned char stub_modes[414];
