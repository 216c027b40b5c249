// stub_library.c of cubind's binding of the CUDA Driver API, API version 12.9.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and generator/specs/driver.yaml.
// Header: cuda.h
// Header: cudaProfiler.h
// Header: cudaEGL.h
// Header: cudaGL.h
// Header: cudaVDPAU.h
// Header: EGL/egl.h
// Header: GL/gl.h
// Header: vdpau/vdpau.h
// clang-format off

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "driver";
const int stub_api_version = 12090;

static size_t
value_size_coredump_settings(int64_t key, size_t given)
{
    switch (key) {
    case 1:
        return 1;
    case 2:
        return 1;
    case 3:
        return 1;
    case 4:
        return 1;
    case 5:
        return 1024;
    case 6:
        return 1024;
    case 7:
        return 4;
    default:
        return given;
    }
}

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
value_size_pointer_attributes(int64_t key, size_t given)
{
    switch (key) {
    case 1:
        return sizeof(CUcontext);
    case 17:
        return sizeof(CUmemoryPool);
    case 3:
        return sizeof(CUdeviceptr);
    case 11:
        return sizeof(CUdeviceptr);
    case 19:
        return sizeof(CUdeviceptr);
    case 5:
        return sizeof(CUDA_POINTER_ATTRIBUTE_P2P_TOKENS);
    case 4:
        return 8;
    case 2:
        return 4;
    case 14:
        return 8;
    case 7:
        return 8;
    case 20:
        return 8;
    case 12:
        return 8;
    case 18:
        return 8;
    case 16:
        return 4;
    case 9:
        return 4;
    case 15:
        return 4;
    case 6:
        return 1;
    case 8:
        return 1;
    case 10:
        return 1;
    case 13:
        return 1;
    case 21:
        return 1;
    default:
        return given;
    }
}

static size_t
value_size_range_handles(int64_t key, size_t given)
{
    switch (key) {
    case 1:
        return 4;
    case 2147483647:
        return 4;
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

extern CUresult functional_cuArray3DCreate_v2(CUarray *pHandle,
    const CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray) __attribute__((weak));
STUB_EXPORT CUresult cuArray3DCreate_v2(CUarray *pHandle,
    const CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray);
extern CUresult functional_cuArray3DGetDescriptor_v2(CUDA_ARRAY3D_DESCRIPTOR *pArrayDescriptor,
    CUarray hArray) __attribute__((weak));
STUB_EXPORT CUresult cuArray3DGetDescriptor_v2(CUDA_ARRAY3D_DESCRIPTOR *pArrayDescriptor,
    CUarray hArray);
extern CUresult functional_cuArrayCreate_v2(CUarray *pHandle,
    const CUDA_ARRAY_DESCRIPTOR *pAllocateArray) __attribute__((weak));
STUB_EXPORT CUresult cuArrayCreate_v2(CUarray *pHandle,
    const CUDA_ARRAY_DESCRIPTOR *pAllocateArray);
extern CUresult functional_cuArrayDestroy(CUarray hArray) __attribute__((weak));
STUB_EXPORT CUresult cuArrayDestroy(CUarray hArray);
extern CUresult functional_cuArrayGetDescriptor_v2(CUDA_ARRAY_DESCRIPTOR *pArrayDescriptor,
    CUarray hArray) __attribute__((weak));
STUB_EXPORT CUresult cuArrayGetDescriptor_v2(CUDA_ARRAY_DESCRIPTOR *pArrayDescriptor,
    CUarray hArray);
extern CUresult functional_cuArrayGetMemoryRequirements(
    CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements, CUarray array,
    CUdevice device) __attribute__((weak));
STUB_EXPORT CUresult cuArrayGetMemoryRequirements(
    CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements, CUarray array, CUdevice device);
extern CUresult functional_cuArrayGetPlane(CUarray *pPlaneArray, CUarray hArray,
    unsigned int planeIdx) __attribute__((weak));
STUB_EXPORT CUresult cuArrayGetPlane(CUarray *pPlaneArray, CUarray hArray, unsigned int planeIdx);
extern CUresult functional_cuArrayGetSparseProperties(
    CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties, CUarray array) __attribute__((weak));
STUB_EXPORT CUresult cuArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties,
    CUarray array);
extern CUresult functional_cuCheckpointProcessCheckpoint(int pid,
    CUcheckpointCheckpointArgs *args) __attribute__((weak));
STUB_EXPORT CUresult cuCheckpointProcessCheckpoint(int pid, CUcheckpointCheckpointArgs *args);
extern CUresult functional_cuCheckpointProcessGetRestoreThreadId(int pid,
    int *tid) __attribute__((weak));
STUB_EXPORT CUresult cuCheckpointProcessGetRestoreThreadId(int pid, int *tid);
extern CUresult functional_cuCheckpointProcessGetState(int pid,
    CUprocessState *state) __attribute__((weak));
STUB_EXPORT CUresult cuCheckpointProcessGetState(int pid, CUprocessState *state);
extern CUresult functional_cuCheckpointProcessLock(int pid,
    CUcheckpointLockArgs *args) __attribute__((weak));
STUB_EXPORT CUresult cuCheckpointProcessLock(int pid, CUcheckpointLockArgs *args);
extern CUresult functional_cuCheckpointProcessRestore(int pid,
    CUcheckpointRestoreArgs *args) __attribute__((weak));
STUB_EXPORT CUresult cuCheckpointProcessRestore(int pid, CUcheckpointRestoreArgs *args);
extern CUresult functional_cuCheckpointProcessUnlock(int pid,
    CUcheckpointUnlockArgs *args) __attribute__((weak));
STUB_EXPORT CUresult cuCheckpointProcessUnlock(int pid, CUcheckpointUnlockArgs *args);
extern CUresult functional_cuCoredumpGetAttribute(CUcoredumpSettings attrib, void *value,
    size_t *size) __attribute__((weak));
STUB_EXPORT CUresult cuCoredumpGetAttribute(CUcoredumpSettings attrib, void *value, size_t *size);
extern CUresult functional_cuCoredumpGetAttributeGlobal(CUcoredumpSettings attrib, void *value,
    size_t *size) __attribute__((weak));
STUB_EXPORT CUresult cuCoredumpGetAttributeGlobal(CUcoredumpSettings attrib, void *value,
    size_t *size);
extern CUresult functional_cuCoredumpSetAttribute(CUcoredumpSettings attrib, void *value,
    size_t *size) __attribute__((weak));
STUB_EXPORT CUresult cuCoredumpSetAttribute(CUcoredumpSettings attrib, void *value, size_t *size);
extern CUresult functional_cuCoredumpSetAttributeGlobal(CUcoredumpSettings attrib, void *value,
    size_t *size) __attribute__((weak));
STUB_EXPORT CUresult cuCoredumpSetAttributeGlobal(CUcoredumpSettings attrib, void *value,
    size_t *size);
extern CUresult functional_cuCtxAttach(CUcontext *pctx, unsigned int flags) __attribute__((weak));
STUB_EXPORT CUresult cuCtxAttach(CUcontext *pctx, unsigned int flags);
extern CUresult functional_cuCtxCreate_v2(CUcontext *pctx, unsigned int flags,
    CUdevice dev) __attribute__((weak));
STUB_EXPORT CUresult cuCtxCreate_v2(CUcontext *pctx, unsigned int flags, CUdevice dev);
extern CUresult functional_cuCtxCreate_v3(CUcontext *pctx, CUexecAffinityParam *paramsArray,
    int numParams, unsigned int flags, CUdevice dev) __attribute__((weak));
STUB_EXPORT CUresult cuCtxCreate_v3(CUcontext *pctx, CUexecAffinityParam *paramsArray,
    int numParams, unsigned int flags, CUdevice dev);
extern CUresult functional_cuCtxCreate_v4(CUcontext *pctx, CUctxCreateParams *ctxCreateParams,
    unsigned int flags, CUdevice dev) __attribute__((weak));
STUB_EXPORT CUresult cuCtxCreate_v4(CUcontext *pctx, CUctxCreateParams *ctxCreateParams,
    unsigned int flags, CUdevice dev);
extern CUresult functional_cuCtxDestroy_v2(CUcontext ctx) __attribute__((weak));
STUB_EXPORT CUresult cuCtxDestroy_v2(CUcontext ctx);
extern CUresult functional_cuCtxDetach(CUcontext ctx) __attribute__((weak));
STUB_EXPORT CUresult cuCtxDetach(CUcontext ctx);
extern CUresult functional_cuCtxDisablePeerAccess(CUcontext peerContext) __attribute__((weak));
STUB_EXPORT CUresult cuCtxDisablePeerAccess(CUcontext peerContext);
extern CUresult functional_cuCtxEnablePeerAccess(CUcontext peerContext,
    unsigned int Flags) __attribute__((weak));
STUB_EXPORT CUresult cuCtxEnablePeerAccess(CUcontext peerContext, unsigned int Flags);
extern CUresult functional_cuCtxFromGreenCtx(CUcontext *pContext,
    CUgreenCtx hCtx) __attribute__((weak));
STUB_EXPORT CUresult cuCtxFromGreenCtx(CUcontext *pContext, CUgreenCtx hCtx);
extern CUresult functional_cuCtxGetApiVersion(CUcontext ctx,
    unsigned int *version) __attribute__((weak));
STUB_EXPORT CUresult cuCtxGetApiVersion(CUcontext ctx, unsigned int *version);
extern CUresult functional_cuCtxGetCacheConfig(CUfunc_cache *pconfig) __attribute__((weak));
STUB_EXPORT CUresult cuCtxGetCacheConfig(CUfunc_cache *pconfig);
extern CUresult functional_cuCtxGetCurrent(CUcontext *pctx) __attribute__((weak));
STUB_EXPORT CUresult cuCtxGetCurrent(CUcontext *pctx);
extern CUresult functional_cuCtxGetDevResource(CUcontext hCtx, CUdevResource *resource,
    CUdevResourceType type) __attribute__((weak));
STUB_EXPORT CUresult cuCtxGetDevResource(CUcontext hCtx, CUdevResource *resource,
    CUdevResourceType type);
extern CUresult functional_cuCtxGetDevice(CUdevice *device) __attribute__((weak));
STUB_EXPORT CUresult cuCtxGetDevice(CUdevice *device);
extern CUresult functional_cuCtxGetExecAffinity(CUexecAffinityParam *pExecAffinity,
    CUexecAffinityType type) __attribute__((weak));
STUB_EXPORT CUresult cuCtxGetExecAffinity(CUexecAffinityParam *pExecAffinity,
    CUexecAffinityType type);
extern CUresult functional_cuCtxGetFlags(unsigned int *flags) __attribute__((weak));
STUB_EXPORT CUresult cuCtxGetFlags(unsigned int *flags);
extern CUresult functional_cuCtxGetId(CUcontext ctx,
    unsigned long long *ctxId) __attribute__((weak));
STUB_EXPORT CUresult cuCtxGetId(CUcontext ctx, unsigned long long *ctxId);
extern CUresult functional_cuCtxGetLimit(size_t *pvalue, CUlimit limit) __attribute__((weak));
STUB_EXPORT CUresult cuCtxGetLimit(size_t *pvalue, CUlimit limit);
extern CUresult functional_cuCtxGetSharedMemConfig(CUsharedconfig *pConfig) __attribute__((weak));
STUB_EXPORT CUresult cuCtxGetSharedMemConfig(CUsharedconfig *pConfig);
extern CUresult functional_cuCtxGetStreamPriorityRange(int *leastPriority,
    int *greatestPriority) __attribute__((weak));
STUB_EXPORT CUresult cuCtxGetStreamPriorityRange(int *leastPriority, int *greatestPriority);
extern CUresult functional_cuCtxPopCurrent_v2(CUcontext *pctx) __attribute__((weak));
STUB_EXPORT CUresult cuCtxPopCurrent_v2(CUcontext *pctx);
extern CUresult functional_cuCtxPushCurrent_v2(CUcontext ctx) __attribute__((weak));
STUB_EXPORT CUresult cuCtxPushCurrent_v2(CUcontext ctx);
extern CUresult functional_cuCtxRecordEvent(CUcontext hCtx, CUevent hEvent) __attribute__((weak));
STUB_EXPORT CUresult cuCtxRecordEvent(CUcontext hCtx, CUevent hEvent);
extern CUresult functional_cuCtxResetPersistingL2Cache(void) __attribute__((weak));
STUB_EXPORT CUresult cuCtxResetPersistingL2Cache(void);
extern CUresult functional_cuCtxSetCacheConfig(CUfunc_cache config) __attribute__((weak));
STUB_EXPORT CUresult cuCtxSetCacheConfig(CUfunc_cache config);
extern CUresult functional_cuCtxSetCurrent(CUcontext ctx) __attribute__((weak));
STUB_EXPORT CUresult cuCtxSetCurrent(CUcontext ctx);
extern CUresult functional_cuCtxSetFlags(unsigned int flags) __attribute__((weak));
STUB_EXPORT CUresult cuCtxSetFlags(unsigned int flags);
extern CUresult functional_cuCtxSetLimit(CUlimit limit, size_t value) __attribute__((weak));
STUB_EXPORT CUresult cuCtxSetLimit(CUlimit limit, size_t value);
extern CUresult functional_cuCtxSetSharedMemConfig(CUsharedconfig config) __attribute__((weak));
STUB_EXPORT CUresult cuCtxSetSharedMemConfig(CUsharedconfig config);
extern CUresult functional_cuCtxSynchronize(void) __attribute__((weak));
STUB_EXPORT CUresult cuCtxSynchronize(void);
extern CUresult functional_cuCtxWaitEvent(CUcontext hCtx, CUevent hEvent) __attribute__((weak));
STUB_EXPORT CUresult cuCtxWaitEvent(CUcontext hCtx, CUevent hEvent);
extern CUresult functional_cuDestroyExternalMemory(CUexternalMemory extMem) __attribute__((weak));
STUB_EXPORT CUresult cuDestroyExternalMemory(CUexternalMemory extMem);
extern CUresult functional_cuDestroyExternalSemaphore(CUexternalSemaphore extSem) __attribute__(
    (weak));
STUB_EXPORT CUresult cuDestroyExternalSemaphore(CUexternalSemaphore extSem);
extern CUresult functional_cuDevResourceGenerateDesc(CUdevResourceDesc *phDesc,
    CUdevResource *resources, unsigned int nbResources) __attribute__((weak));
STUB_EXPORT CUresult cuDevResourceGenerateDesc(CUdevResourceDesc *phDesc, CUdevResource *resources,
    unsigned int nbResources);
extern CUresult functional_cuDevSmResourceSplitByCount(CUdevResource *result,
    unsigned int *nbGroups, const CUdevResource *input, CUdevResource *remaining,
    unsigned int useFlags, unsigned int minCount) __attribute__((weak));
STUB_EXPORT CUresult cuDevSmResourceSplitByCount(CUdevResource *result, unsigned int *nbGroups,
    const CUdevResource *input, CUdevResource *remaining, unsigned int useFlags,
    unsigned int minCount);
extern CUresult functional_cuDeviceCanAccessPeer(int *canAccessPeer, CUdevice dev,
    CUdevice peerDev) __attribute__((weak));
STUB_EXPORT CUresult cuDeviceCanAccessPeer(int *canAccessPeer, CUdevice dev, CUdevice peerDev);
extern CUresult functional_cuDeviceComputeCapability(int *major, int *minor,
    CUdevice dev) __attribute__((weak));
STUB_EXPORT CUresult cuDeviceComputeCapability(int *major, int *minor, CUdevice dev);
extern CUresult functional_cuDeviceGet(CUdevice *device, int ordinal) __attribute__((weak));
STUB_EXPORT CUresult cuDeviceGet(CUdevice *device, int ordinal);
extern CUresult functional_cuDeviceGetAttribute(int *pi, CUdevice_attribute attrib,
    CUdevice dev) __attribute__((weak));
STUB_EXPORT CUresult cuDeviceGetAttribute(int *pi, CUdevice_attribute attrib, CUdevice dev);
extern CUresult functional_cuDeviceGetByPCIBusId(CUdevice *dev,
    const char *pciBusId) __attribute__((weak));
STUB_EXPORT CUresult cuDeviceGetByPCIBusId(CUdevice *dev, const char *pciBusId);
extern CUresult functional_cuDeviceGetCount(int *count) __attribute__((weak));
STUB_EXPORT CUresult cuDeviceGetCount(int *count);
extern CUresult functional_cuDeviceGetDefaultMemPool(CUmemoryPool *pool_out,
    CUdevice dev) __attribute__((weak));
STUB_EXPORT CUresult cuDeviceGetDefaultMemPool(CUmemoryPool *pool_out, CUdevice dev);
extern CUresult functional_cuDeviceGetDevResource(CUdevice device, CUdevResource *resource,
    CUdevResourceType type) __attribute__((weak));
STUB_EXPORT CUresult cuDeviceGetDevResource(CUdevice device, CUdevResource *resource,
    CUdevResourceType type);
extern CUresult functional_cuDeviceGetExecAffinitySupport(int *pi, CUexecAffinityType type,
    CUdevice dev) __attribute__((weak));
STUB_EXPORT CUresult cuDeviceGetExecAffinitySupport(int *pi, CUexecAffinityType type, CUdevice dev);
extern CUresult functional_cuDeviceGetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr,
    void *value) __attribute__((weak));
STUB_EXPORT CUresult cuDeviceGetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr,
    void *value);
extern CUresult functional_cuDeviceGetLuid(char *luid, unsigned int *deviceNodeMask,
    CUdevice dev) __attribute__((weak));
STUB_EXPORT CUresult cuDeviceGetLuid(char *luid, unsigned int *deviceNodeMask, CUdevice dev);
extern CUresult functional_cuDeviceGetMemPool(CUmemoryPool *pool,
    CUdevice dev) __attribute__((weak));
STUB_EXPORT CUresult cuDeviceGetMemPool(CUmemoryPool *pool, CUdevice dev);
extern CUresult functional_cuDeviceGetName(char *name, int len, CUdevice dev) __attribute__((weak));
STUB_EXPORT CUresult cuDeviceGetName(char *name, int len, CUdevice dev);
extern CUresult functional_cuDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, CUdevice dev,
    int flags) __attribute__((weak));
STUB_EXPORT CUresult cuDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, CUdevice dev,
    int flags);
extern CUresult functional_cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attrib,
    CUdevice srcDevice, CUdevice dstDevice) __attribute__((weak));
STUB_EXPORT CUresult cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attrib,
    CUdevice srcDevice, CUdevice dstDevice);
extern CUresult functional_cuDeviceGetPCIBusId(char *pciBusId, int len,
    CUdevice dev) __attribute__((weak));
STUB_EXPORT CUresult cuDeviceGetPCIBusId(char *pciBusId, int len, CUdevice dev);
extern CUresult functional_cuDeviceGetProperties(CUdevprop *prop,
    CUdevice dev) __attribute__((weak));
STUB_EXPORT CUresult cuDeviceGetProperties(CUdevprop *prop, CUdevice dev);
extern CUresult functional_cuDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements,
    CUarray_format format, unsigned int numChannels, CUdevice dev) __attribute__((weak));
STUB_EXPORT CUresult cuDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements,
    CUarray_format format, unsigned int numChannels, CUdevice dev);
extern CUresult functional_cuDeviceGetUuid(CUuuid *uuid, CUdevice dev) __attribute__((weak));
STUB_EXPORT CUresult cuDeviceGetUuid(CUuuid *uuid, CUdevice dev);
extern CUresult functional_cuDeviceGetUuid_v2(CUuuid *uuid, CUdevice dev) __attribute__((weak));
STUB_EXPORT CUresult cuDeviceGetUuid_v2(CUuuid *uuid, CUdevice dev);
extern CUresult functional_cuDeviceGraphMemTrim(CUdevice device) __attribute__((weak));
STUB_EXPORT CUresult cuDeviceGraphMemTrim(CUdevice device);
extern CUresult functional_cuDevicePrimaryCtxGetState(CUdevice dev, unsigned int *flags,
    int *active) __attribute__((weak));
STUB_EXPORT CUresult cuDevicePrimaryCtxGetState(CUdevice dev, unsigned int *flags, int *active);
extern CUresult functional_cuDevicePrimaryCtxRelease_v2(CUdevice dev) __attribute__((weak));
STUB_EXPORT CUresult cuDevicePrimaryCtxRelease_v2(CUdevice dev);
extern CUresult functional_cuDevicePrimaryCtxReset_v2(CUdevice dev) __attribute__((weak));
STUB_EXPORT CUresult cuDevicePrimaryCtxReset_v2(CUdevice dev);
extern CUresult functional_cuDevicePrimaryCtxRetain(CUcontext *pctx,
    CUdevice dev) __attribute__((weak));
STUB_EXPORT CUresult cuDevicePrimaryCtxRetain(CUcontext *pctx, CUdevice dev);
extern CUresult functional_cuDevicePrimaryCtxSetFlags_v2(CUdevice dev,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT CUresult cuDevicePrimaryCtxSetFlags_v2(CUdevice dev, unsigned int flags);
extern CUresult functional_cuDeviceRegisterAsyncNotification(CUdevice device,
    CUasyncCallback callbackFunc, void *userData,
    CUasyncCallbackHandle *callback) __attribute__((weak));
STUB_EXPORT CUresult cuDeviceRegisterAsyncNotification(CUdevice device,
    CUasyncCallback callbackFunc, void *userData, CUasyncCallbackHandle *callback);
extern CUresult functional_cuDeviceSetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr,
    void *value) __attribute__((weak));
STUB_EXPORT CUresult cuDeviceSetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr,
    void *value);
extern CUresult functional_cuDeviceSetMemPool(CUdevice dev,
    CUmemoryPool pool) __attribute__((weak));
STUB_EXPORT CUresult cuDeviceSetMemPool(CUdevice dev, CUmemoryPool pool);
extern CUresult functional_cuDeviceTotalMem_v2(size_t *bytes, CUdevice dev) __attribute__((weak));
STUB_EXPORT CUresult cuDeviceTotalMem_v2(size_t *bytes, CUdevice dev);
extern CUresult functional_cuDeviceUnregisterAsyncNotification(CUdevice device,
    CUasyncCallbackHandle callback) __attribute__((weak));
STUB_EXPORT CUresult cuDeviceUnregisterAsyncNotification(CUdevice device,
    CUasyncCallbackHandle callback);
extern CUresult functional_cuDriverGetVersion(int *driverVersion) __attribute__((weak));
STUB_EXPORT CUresult cuDriverGetVersion(int *driverVersion);
extern CUresult functional_cuEGLStreamConsumerAcquireFrame(CUeglStreamConnection *conn,
    CUgraphicsResource *pCudaResource, CUstream *pStream,
    unsigned int timeout) __attribute__((weak));
STUB_EXPORT CUresult cuEGLStreamConsumerAcquireFrame(CUeglStreamConnection *conn,
    CUgraphicsResource *pCudaResource, CUstream *pStream, unsigned int timeout);
extern CUresult functional_cuEGLStreamConsumerConnect(CUeglStreamConnection *conn,
    EGLStreamKHR stream) __attribute__((weak));
STUB_EXPORT CUresult cuEGLStreamConsumerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream);
extern CUresult functional_cuEGLStreamConsumerConnectWithFlags(CUeglStreamConnection *conn,
    EGLStreamKHR stream, unsigned int flags) __attribute__((weak));
STUB_EXPORT CUresult cuEGLStreamConsumerConnectWithFlags(CUeglStreamConnection *conn,
    EGLStreamKHR stream, unsigned int flags);
extern CUresult functional_cuEGLStreamConsumerDisconnect(CUeglStreamConnection *conn) __attribute__(
    (weak));
STUB_EXPORT CUresult cuEGLStreamConsumerDisconnect(CUeglStreamConnection *conn);
extern CUresult functional_cuEGLStreamConsumerReleaseFrame(CUeglStreamConnection *conn,
    CUgraphicsResource pCudaResource, CUstream *pStream) __attribute__((weak));
STUB_EXPORT CUresult cuEGLStreamConsumerReleaseFrame(CUeglStreamConnection *conn,
    CUgraphicsResource pCudaResource, CUstream *pStream);
extern CUresult functional_cuEGLStreamProducerConnect(CUeglStreamConnection *conn,
    EGLStreamKHR stream, EGLint width, EGLint height) __attribute__((weak));
STUB_EXPORT CUresult cuEGLStreamProducerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream,
    EGLint width, EGLint height);
extern CUresult functional_cuEGLStreamProducerDisconnect(CUeglStreamConnection *conn) __attribute__(
    (weak));
STUB_EXPORT CUresult cuEGLStreamProducerDisconnect(CUeglStreamConnection *conn);
extern CUresult functional_cuEGLStreamProducerPresentFrame(CUeglStreamConnection *conn,
    CUeglFrame eglframe, CUstream *pStream) __attribute__((weak));
STUB_EXPORT CUresult cuEGLStreamProducerPresentFrame(CUeglStreamConnection *conn,
    CUeglFrame eglframe, CUstream *pStream);
extern CUresult functional_cuEGLStreamProducerReturnFrame(CUeglStreamConnection *conn,
    CUeglFrame *eglframe, CUstream *pStream) __attribute__((weak));
STUB_EXPORT CUresult cuEGLStreamProducerReturnFrame(CUeglStreamConnection *conn,
    CUeglFrame *eglframe, CUstream *pStream);
extern CUresult functional_cuEventCreate(CUevent *phEvent,
    unsigned int Flags) __attribute__((weak));
STUB_EXPORT CUresult cuEventCreate(CUevent *phEvent, unsigned int Flags);
extern CUresult functional_cuEventCreateFromEGLSync(CUevent *phEvent, EGLSyncKHR eglSync,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT CUresult cuEventCreateFromEGLSync(CUevent *phEvent, EGLSyncKHR eglSync,
    unsigned int flags);
extern CUresult functional_cuEventDestroy_v2(CUevent hEvent) __attribute__((weak));
STUB_EXPORT CUresult cuEventDestroy_v2(CUevent hEvent);
extern CUresult functional_cuEventElapsedTime(float *pMilliseconds, CUevent hStart,
    CUevent hEnd) __attribute__((weak));
STUB_EXPORT CUresult cuEventElapsedTime(float *pMilliseconds, CUevent hStart, CUevent hEnd);
extern CUresult functional_cuEventElapsedTime_v2(float *pMilliseconds, CUevent hStart,
    CUevent hEnd) __attribute__((weak));
STUB_EXPORT CUresult cuEventElapsedTime_v2(float *pMilliseconds, CUevent hStart, CUevent hEnd);
extern CUresult functional_cuEventQuery(CUevent hEvent) __attribute__((weak));
STUB_EXPORT CUresult cuEventQuery(CUevent hEvent);
extern CUresult functional_cuEventRecord(CUevent hEvent, CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuEventRecord(CUevent hEvent, CUstream hStream);
extern CUresult functional_cuEventRecordWithFlags(CUevent hEvent, CUstream hStream,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT CUresult cuEventRecordWithFlags(CUevent hEvent, CUstream hStream, unsigned int flags);
extern CUresult functional_cuEventRecordWithFlags(CUevent hEvent, CUstream hStream,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT CUresult cuEventRecordWithFlags_ptsz(CUevent hEvent, CUstream hStream,
    unsigned int flags);
extern CUresult functional_cuEventRecord(CUevent hEvent, CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuEventRecord_ptsz(CUevent hEvent, CUstream hStream);
extern CUresult functional_cuEventSynchronize(CUevent hEvent) __attribute__((weak));
STUB_EXPORT CUresult cuEventSynchronize(CUevent hEvent);
extern CUresult functional_cuExternalMemoryGetMappedBuffer(CUdeviceptr *devPtr,
    CUexternalMemory extMem,
    const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *bufferDesc) __attribute__((weak));
STUB_EXPORT CUresult cuExternalMemoryGetMappedBuffer(CUdeviceptr *devPtr, CUexternalMemory extMem,
    const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *bufferDesc);
extern CUresult functional_cuExternalMemoryGetMappedMipmappedArray(CUmipmappedArray *mipmap,
    CUexternalMemory extMem,
    const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *mipmapDesc) __attribute__((weak));
STUB_EXPORT CUresult cuExternalMemoryGetMappedMipmappedArray(CUmipmappedArray *mipmap,
    CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *mipmapDesc);
extern CUresult functional_cuFlushGPUDirectRDMAWrites(CUflushGPUDirectRDMAWritesTarget target,
    CUflushGPUDirectRDMAWritesScope scope) __attribute__((weak));
STUB_EXPORT CUresult cuFlushGPUDirectRDMAWrites(CUflushGPUDirectRDMAWritesTarget target,
    CUflushGPUDirectRDMAWritesScope scope);
extern CUresult functional_cuFuncGetAttribute(int *pi, CUfunction_attribute attrib,
    CUfunction hfunc) __attribute__((weak));
STUB_EXPORT CUresult cuFuncGetAttribute(int *pi, CUfunction_attribute attrib, CUfunction hfunc);
extern CUresult functional_cuFuncGetModule(CUmodule *hmod, CUfunction hfunc) __attribute__((weak));
STUB_EXPORT CUresult cuFuncGetModule(CUmodule *hmod, CUfunction hfunc);
extern CUresult functional_cuFuncGetName(const char **name, CUfunction hfunc) __attribute__((weak));
STUB_EXPORT CUresult cuFuncGetName(const char **name, CUfunction hfunc);
extern CUresult functional_cuFuncGetParamInfo(CUfunction func, size_t paramIndex,
    size_t *paramOffset, size_t *paramSize) __attribute__((weak));
STUB_EXPORT CUresult cuFuncGetParamInfo(CUfunction func, size_t paramIndex, size_t *paramOffset,
    size_t *paramSize);
extern CUresult functional_cuFuncIsLoaded(CUfunctionLoadingState *state,
    CUfunction function) __attribute__((weak));
STUB_EXPORT CUresult cuFuncIsLoaded(CUfunctionLoadingState *state, CUfunction function);
extern CUresult functional_cuFuncLoad(CUfunction function) __attribute__((weak));
STUB_EXPORT CUresult cuFuncLoad(CUfunction function);
extern CUresult functional_cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib,
    int value) __attribute__((weak));
STUB_EXPORT CUresult cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value);
extern CUresult functional_cuFuncSetBlockShape(CUfunction hfunc, int x, int y,
    int z) __attribute__((weak));
STUB_EXPORT CUresult cuFuncSetBlockShape(CUfunction hfunc, int x, int y, int z);
extern CUresult functional_cuFuncSetCacheConfig(CUfunction hfunc,
    CUfunc_cache config) __attribute__((weak));
STUB_EXPORT CUresult cuFuncSetCacheConfig(CUfunction hfunc, CUfunc_cache config);
extern CUresult functional_cuFuncSetSharedMemConfig(CUfunction hfunc,
    CUsharedconfig config) __attribute__((weak));
STUB_EXPORT CUresult cuFuncSetSharedMemConfig(CUfunction hfunc, CUsharedconfig config);
extern CUresult functional_cuFuncSetSharedSize(CUfunction hfunc,
    unsigned int bytes) __attribute__((weak));
STUB_EXPORT CUresult cuFuncSetSharedSize(CUfunction hfunc, unsigned int bytes);
extern CUresult functional_cuGLCtxCreate_v2(CUcontext *pCtx, unsigned int Flags,
    CUdevice device) __attribute__((weak));
STUB_EXPORT CUresult cuGLCtxCreate_v2(CUcontext *pCtx, unsigned int Flags, CUdevice device);
extern CUresult functional_cuGLGetDevices_v2(unsigned int *pCudaDeviceCount,
    CUdevice *pCudaDevices, unsigned int cudaDeviceCount,
    CUGLDeviceList deviceList) __attribute__((weak));
STUB_EXPORT CUresult cuGLGetDevices_v2(unsigned int *pCudaDeviceCount, CUdevice *pCudaDevices,
    unsigned int cudaDeviceCount, CUGLDeviceList deviceList);
extern CUresult functional_cuGLInit(void) __attribute__((weak));
STUB_EXPORT CUresult cuGLInit(void);
extern CUresult functional_cuGLMapBufferObjectAsync_v2(CUdeviceptr *dptr, size_t *size,
    GLuint buffer, CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuGLMapBufferObjectAsync_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer,
    CUstream hStream);
extern CUresult functional_cuGLMapBufferObjectAsync_v2(CUdeviceptr *dptr, size_t *size,
    GLuint buffer, CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuGLMapBufferObjectAsync_v2_ptsz(CUdeviceptr *dptr, size_t *size,
    GLuint buffer, CUstream hStream);
extern CUresult functional_cuGLMapBufferObject_v2(CUdeviceptr *dptr, size_t *size,
    GLuint buffer) __attribute__((weak));
STUB_EXPORT CUresult cuGLMapBufferObject_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer);
extern CUresult functional_cuGLMapBufferObject_v2(CUdeviceptr *dptr, size_t *size,
    GLuint buffer) __attribute__((weak));
STUB_EXPORT CUresult cuGLMapBufferObject_v2_ptds(CUdeviceptr *dptr, size_t *size, GLuint buffer);
extern CUresult functional_cuGLRegisterBufferObject(GLuint buffer) __attribute__((weak));
STUB_EXPORT CUresult cuGLRegisterBufferObject(GLuint buffer);
extern CUresult functional_cuGLSetBufferObjectMapFlags(GLuint buffer,
    unsigned int Flags) __attribute__((weak));
STUB_EXPORT CUresult cuGLSetBufferObjectMapFlags(GLuint buffer, unsigned int Flags);
extern CUresult functional_cuGLUnmapBufferObject(GLuint buffer) __attribute__((weak));
STUB_EXPORT CUresult cuGLUnmapBufferObject(GLuint buffer);
extern CUresult functional_cuGLUnmapBufferObjectAsync(GLuint buffer,
    CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuGLUnmapBufferObjectAsync(GLuint buffer, CUstream hStream);
extern CUresult functional_cuGLUnregisterBufferObject(GLuint buffer) __attribute__((weak));
STUB_EXPORT CUresult cuGLUnregisterBufferObject(GLuint buffer);
extern CUresult functional_cuGetErrorName(CUresult error, const char **pStr) __attribute__((weak));
STUB_EXPORT CUresult cuGetErrorName(CUresult error, const char **pStr);
extern CUresult functional_cuGetErrorString(CUresult error,
    const char **pStr) __attribute__((weak));
STUB_EXPORT CUresult cuGetErrorString(CUresult error, const char **pStr);
extern CUresult functional_cuGetExportTable(const void **ppExportTable,
    const CUuuid *pExportTableId) __attribute__((weak));
STUB_EXPORT CUresult cuGetExportTable(const void **ppExportTable, const CUuuid *pExportTableId);
extern CUresult functional_cuGetProcAddress_v2(const char *symbol, void **pfn, int cudaVersion,
    cuuint64_t flags, CUdriverProcAddressQueryResult *symbolStatus) __attribute__((weak));
STUB_EXPORT CUresult cuGetProcAddress_v2(const char *symbol, void **pfn, int cudaVersion,
    cuuint64_t flags, CUdriverProcAddressQueryResult *symbolStatus);
extern CUresult functional_cuGraphAddBatchMemOpNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies,
    const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams) __attribute__((weak));
STUB_EXPORT CUresult cuGraphAddBatchMemOpNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies,
    const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams);
extern CUresult functional_cuGraphAddChildGraphNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies,
    CUgraph childGraph) __attribute__((weak));
STUB_EXPORT CUresult cuGraphAddChildGraphNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies, CUgraph childGraph);
extern CUresult functional_cuGraphAddDependencies(CUgraph hGraph, const CUgraphNode *from,
    const CUgraphNode *to, size_t numDependencies) __attribute__((weak));
STUB_EXPORT CUresult cuGraphAddDependencies(CUgraph hGraph, const CUgraphNode *from,
    const CUgraphNode *to, size_t numDependencies);
extern CUresult functional_cuGraphAddDependencies_v2(CUgraph hGraph, const CUgraphNode *from,
    const CUgraphNode *to, const CUgraphEdgeData *edgeData,
    size_t numDependencies) __attribute__((weak));
STUB_EXPORT CUresult cuGraphAddDependencies_v2(CUgraph hGraph, const CUgraphNode *from,
    const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies);
extern CUresult functional_cuGraphAddEmptyNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies) __attribute__((weak));
STUB_EXPORT CUresult cuGraphAddEmptyNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies);
extern CUresult functional_cuGraphAddEventRecordNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies, CUevent event) __attribute__((weak));
STUB_EXPORT CUresult cuGraphAddEventRecordNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies, CUevent event);
extern CUresult functional_cuGraphAddEventWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies, CUevent event) __attribute__((weak));
STUB_EXPORT CUresult cuGraphAddEventWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies, CUevent event);
extern CUresult functional_cuGraphAddExternalSemaphoresSignalNode(CUgraphNode *phGraphNode,
    CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies,
    const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams) __attribute__((weak));
STUB_EXPORT CUresult cuGraphAddExternalSemaphoresSignalNode(CUgraphNode *phGraphNode,
    CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies,
    const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams);
extern CUresult functional_cuGraphAddExternalSemaphoresWaitNode(CUgraphNode *phGraphNode,
    CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies,
    const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams) __attribute__((weak));
STUB_EXPORT CUresult cuGraphAddExternalSemaphoresWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies,
    const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams);
extern CUresult functional_cuGraphAddHostNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies,
    const CUDA_HOST_NODE_PARAMS *nodeParams) __attribute__((weak));
STUB_EXPORT CUresult cuGraphAddHostNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies,
    const CUDA_HOST_NODE_PARAMS *nodeParams);
extern CUresult functional_cuGraphAddKernelNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies,
    const CUDA_KERNEL_NODE_PARAMS *nodeParams) __attribute__((weak));
STUB_EXPORT CUresult cuGraphAddKernelNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies,
    const CUDA_KERNEL_NODE_PARAMS *nodeParams);
extern CUresult functional_cuGraphAddMemAllocNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies,
    CUDA_MEM_ALLOC_NODE_PARAMS *nodeParams) __attribute__((weak));
STUB_EXPORT CUresult cuGraphAddMemAllocNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies,
    CUDA_MEM_ALLOC_NODE_PARAMS *nodeParams);
extern CUresult functional_cuGraphAddMemFreeNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies,
    CUdeviceptr dptr) __attribute__((weak));
STUB_EXPORT CUresult cuGraphAddMemFreeNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies, CUdeviceptr dptr);
extern CUresult functional_cuGraphAddMemcpyNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies, const CUDA_MEMCPY3D *copyParams,
    CUcontext ctx) __attribute__((weak));
STUB_EXPORT CUresult cuGraphAddMemcpyNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies, const CUDA_MEMCPY3D *copyParams,
    CUcontext ctx);
extern CUresult functional_cuGraphAddMemsetNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies,
    const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx) __attribute__((weak));
STUB_EXPORT CUresult cuGraphAddMemsetNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies,
    const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx);
extern CUresult functional_cuGraphAddNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies,
    CUgraphNodeParams *nodeParams) __attribute__((weak));
STUB_EXPORT CUresult cuGraphAddNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies, CUgraphNodeParams *nodeParams);
extern CUresult functional_cuGraphAddNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies,
    CUgraphNodeParams *nodeParams) __attribute__((weak));
STUB_EXPORT CUresult cuGraphAddNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies,
    CUgraphNodeParams *nodeParams);
extern CUresult functional_cuGraphBatchMemOpNodeGetParams(CUgraphNode hNode,
    CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams_out) __attribute__((weak));
STUB_EXPORT CUresult cuGraphBatchMemOpNodeGetParams(CUgraphNode hNode,
    CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams_out);
extern CUresult functional_cuGraphBatchMemOpNodeSetParams(CUgraphNode hNode,
    const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams) __attribute__((weak));
STUB_EXPORT CUresult cuGraphBatchMemOpNodeSetParams(CUgraphNode hNode,
    const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams);
extern CUresult functional_cuGraphChildGraphNodeGetGraph(CUgraphNode hNode,
    CUgraph *phGraph) __attribute__((weak));
STUB_EXPORT CUresult cuGraphChildGraphNodeGetGraph(CUgraphNode hNode, CUgraph *phGraph);
extern CUresult functional_cuGraphClone(CUgraph *phGraphClone,
    CUgraph originalGraph) __attribute__((weak));
STUB_EXPORT CUresult cuGraphClone(CUgraph *phGraphClone, CUgraph originalGraph);
extern CUresult functional_cuGraphConditionalHandleCreate(CUgraphConditionalHandle *pHandle_out,
    CUgraph hGraph, CUcontext ctx, unsigned int defaultLaunchValue,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT CUresult cuGraphConditionalHandleCreate(CUgraphConditionalHandle *pHandle_out,
    CUgraph hGraph, CUcontext ctx, unsigned int defaultLaunchValue, unsigned int flags);
extern CUresult functional_cuGraphCreate(CUgraph *phGraph,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT CUresult cuGraphCreate(CUgraph *phGraph, unsigned int flags);
extern CUresult functional_cuGraphDebugDotPrint(CUgraph hGraph, const char *path,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT CUresult cuGraphDebugDotPrint(CUgraph hGraph, const char *path, unsigned int flags);
extern CUresult functional_cuGraphDestroy(CUgraph hGraph) __attribute__((weak));
STUB_EXPORT CUresult cuGraphDestroy(CUgraph hGraph);
extern CUresult functional_cuGraphDestroyNode(CUgraphNode hNode) __attribute__((weak));
STUB_EXPORT CUresult cuGraphDestroyNode(CUgraphNode hNode);
extern CUresult functional_cuGraphEventRecordNodeGetEvent(CUgraphNode hNode,
    CUevent *event_out) __attribute__((weak));
STUB_EXPORT CUresult cuGraphEventRecordNodeGetEvent(CUgraphNode hNode, CUevent *event_out);
extern CUresult functional_cuGraphEventRecordNodeSetEvent(CUgraphNode hNode,
    CUevent event) __attribute__((weak));
STUB_EXPORT CUresult cuGraphEventRecordNodeSetEvent(CUgraphNode hNode, CUevent event);
extern CUresult functional_cuGraphEventWaitNodeGetEvent(CUgraphNode hNode,
    CUevent *event_out) __attribute__((weak));
STUB_EXPORT CUresult cuGraphEventWaitNodeGetEvent(CUgraphNode hNode, CUevent *event_out);
extern CUresult functional_cuGraphEventWaitNodeSetEvent(CUgraphNode hNode,
    CUevent event) __attribute__((weak));
STUB_EXPORT CUresult cuGraphEventWaitNodeSetEvent(CUgraphNode hNode, CUevent event);
extern CUresult functional_cuGraphExecBatchMemOpNodeSetParams(CUgraphExec hGraphExec,
    CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams) __attribute__((weak));
STUB_EXPORT CUresult cuGraphExecBatchMemOpNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
    const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams);
extern CUresult functional_cuGraphExecChildGraphNodeSetParams(CUgraphExec hGraphExec,
    CUgraphNode hNode, CUgraph childGraph) __attribute__((weak));
STUB_EXPORT CUresult cuGraphExecChildGraphNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
    CUgraph childGraph);
extern CUresult functional_cuGraphExecDestroy(CUgraphExec hGraphExec) __attribute__((weak));
STUB_EXPORT CUresult cuGraphExecDestroy(CUgraphExec hGraphExec);
extern CUresult functional_cuGraphExecEventRecordNodeSetEvent(CUgraphExec hGraphExec,
    CUgraphNode hNode, CUevent event) __attribute__((weak));
STUB_EXPORT CUresult cuGraphExecEventRecordNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode,
    CUevent event);
extern CUresult functional_cuGraphExecEventWaitNodeSetEvent(CUgraphExec hGraphExec,
    CUgraphNode hNode, CUevent event) __attribute__((weak));
STUB_EXPORT CUresult cuGraphExecEventWaitNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode,
    CUevent event);
extern CUresult functional_cuGraphExecExternalSemaphoresSignalNodeSetParams(CUgraphExec hGraphExec,
    CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams) __attribute__((weak));
STUB_EXPORT CUresult cuGraphExecExternalSemaphoresSignalNodeSetParams(CUgraphExec hGraphExec,
    CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams);
extern CUresult functional_cuGraphExecExternalSemaphoresWaitNodeSetParams(CUgraphExec hGraphExec,
    CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams) __attribute__((weak));
STUB_EXPORT CUresult cuGraphExecExternalSemaphoresWaitNodeSetParams(CUgraphExec hGraphExec,
    CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams);
extern CUresult functional_cuGraphExecGetFlags(CUgraphExec hGraphExec,
    cuuint64_t *flags) __attribute__((weak));
STUB_EXPORT CUresult cuGraphExecGetFlags(CUgraphExec hGraphExec, cuuint64_t *flags);
extern CUresult functional_cuGraphExecHostNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
    const CUDA_HOST_NODE_PARAMS *nodeParams) __attribute__((weak));
STUB_EXPORT CUresult cuGraphExecHostNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
    const CUDA_HOST_NODE_PARAMS *nodeParams);
extern CUresult functional_cuGraphExecKernelNodeSetParams_v2(CUgraphExec hGraphExec,
    CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS *nodeParams) __attribute__((weak));
STUB_EXPORT CUresult cuGraphExecKernelNodeSetParams_v2(CUgraphExec hGraphExec, CUgraphNode hNode,
    const CUDA_KERNEL_NODE_PARAMS *nodeParams);
extern CUresult functional_cuGraphExecMemcpyNodeSetParams(CUgraphExec hGraphExec,
    CUgraphNode hNode, const CUDA_MEMCPY3D *copyParams, CUcontext ctx) __attribute__((weak));
STUB_EXPORT CUresult cuGraphExecMemcpyNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
    const CUDA_MEMCPY3D *copyParams, CUcontext ctx);
extern CUresult functional_cuGraphExecMemsetNodeSetParams(CUgraphExec hGraphExec,
    CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS *memsetParams,
    CUcontext ctx) __attribute__((weak));
STUB_EXPORT CUresult cuGraphExecMemsetNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
    const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx);
extern CUresult functional_cuGraphExecNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
    CUgraphNodeParams *nodeParams) __attribute__((weak));
STUB_EXPORT CUresult cuGraphExecNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
    CUgraphNodeParams *nodeParams);
extern CUresult functional_cuGraphExecUpdate_v2(CUgraphExec hGraphExec, CUgraph hGraph,
    CUgraphExecUpdateResultInfo *resultInfo) __attribute__((weak));
STUB_EXPORT CUresult cuGraphExecUpdate_v2(CUgraphExec hGraphExec, CUgraph hGraph,
    CUgraphExecUpdateResultInfo *resultInfo);
extern CUresult functional_cuGraphExternalSemaphoresSignalNodeGetParams(CUgraphNode hNode,
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *params_out) __attribute__((weak));
STUB_EXPORT CUresult cuGraphExternalSemaphoresSignalNodeGetParams(CUgraphNode hNode,
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *params_out);
extern CUresult functional_cuGraphExternalSemaphoresSignalNodeSetParams(CUgraphNode hNode,
    const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams) __attribute__((weak));
STUB_EXPORT CUresult cuGraphExternalSemaphoresSignalNodeSetParams(CUgraphNode hNode,
    const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams);
extern CUresult functional_cuGraphExternalSemaphoresWaitNodeGetParams(CUgraphNode hNode,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS *params_out) __attribute__((weak));
STUB_EXPORT CUresult cuGraphExternalSemaphoresWaitNodeGetParams(CUgraphNode hNode,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS *params_out);
extern CUresult functional_cuGraphExternalSemaphoresWaitNodeSetParams(CUgraphNode hNode,
    const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams) __attribute__((weak));
STUB_EXPORT CUresult cuGraphExternalSemaphoresWaitNodeSetParams(CUgraphNode hNode,
    const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams);
extern CUresult functional_cuGraphGetEdges(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to,
    size_t *numEdges) __attribute__((weak));
STUB_EXPORT CUresult cuGraphGetEdges(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to,
    size_t *numEdges);
extern CUresult functional_cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to,
    CUgraphEdgeData *edgeData, size_t *numEdges) __attribute__((weak));
STUB_EXPORT CUresult cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to,
    CUgraphEdgeData *edgeData, size_t *numEdges);
extern CUresult functional_cuGraphGetNodes(CUgraph hGraph, CUgraphNode *nodes,
    size_t *numNodes) __attribute__((weak));
STUB_EXPORT CUresult cuGraphGetNodes(CUgraph hGraph, CUgraphNode *nodes, size_t *numNodes);
extern CUresult functional_cuGraphGetRootNodes(CUgraph hGraph, CUgraphNode *rootNodes,
    size_t *numRootNodes) __attribute__((weak));
STUB_EXPORT CUresult cuGraphGetRootNodes(CUgraph hGraph, CUgraphNode *rootNodes,
    size_t *numRootNodes);
extern CUresult functional_cuGraphHostNodeGetParams(CUgraphNode hNode,
    CUDA_HOST_NODE_PARAMS *nodeParams) __attribute__((weak));
STUB_EXPORT CUresult cuGraphHostNodeGetParams(CUgraphNode hNode, CUDA_HOST_NODE_PARAMS *nodeParams);
extern CUresult functional_cuGraphHostNodeSetParams(CUgraphNode hNode,
    const CUDA_HOST_NODE_PARAMS *nodeParams) __attribute__((weak));
STUB_EXPORT CUresult cuGraphHostNodeSetParams(CUgraphNode hNode,
    const CUDA_HOST_NODE_PARAMS *nodeParams);
extern CUresult functional_cuGraphInstantiateWithFlags(CUgraphExec *phGraphExec, CUgraph hGraph,
    unsigned long long flags) __attribute__((weak));
STUB_EXPORT CUresult cuGraphInstantiateWithFlags(CUgraphExec *phGraphExec, CUgraph hGraph,
    unsigned long long flags);
extern CUresult functional_cuGraphInstantiateWithParams(CUgraphExec *phGraphExec, CUgraph hGraph,
    CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams) __attribute__((weak));
STUB_EXPORT CUresult cuGraphInstantiateWithParams(CUgraphExec *phGraphExec, CUgraph hGraph,
    CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams);
extern CUresult functional_cuGraphInstantiateWithParams(CUgraphExec *phGraphExec, CUgraph hGraph,
    CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams) __attribute__((weak));
STUB_EXPORT CUresult cuGraphInstantiateWithParams_ptsz(CUgraphExec *phGraphExec, CUgraph hGraph,
    CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams);
extern CUresult functional_cuGraphKernelNodeCopyAttributes(CUgraphNode dst,
    CUgraphNode src) __attribute__((weak));
STUB_EXPORT CUresult cuGraphKernelNodeCopyAttributes(CUgraphNode dst, CUgraphNode src);
extern CUresult functional_cuGraphKernelNodeGetAttribute(CUgraphNode hNode,
    CUkernelNodeAttrID attr, CUkernelNodeAttrValue *value_out) __attribute__((weak));
STUB_EXPORT CUresult cuGraphKernelNodeGetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr,
    CUkernelNodeAttrValue *value_out);
extern CUresult functional_cuGraphKernelNodeGetParams_v2(CUgraphNode hNode,
    CUDA_KERNEL_NODE_PARAMS *nodeParams) __attribute__((weak));
STUB_EXPORT CUresult cuGraphKernelNodeGetParams_v2(CUgraphNode hNode,
    CUDA_KERNEL_NODE_PARAMS *nodeParams);
extern CUresult functional_cuGraphKernelNodeSetAttribute(CUgraphNode hNode,
    CUkernelNodeAttrID attr, const CUkernelNodeAttrValue *value) __attribute__((weak));
STUB_EXPORT CUresult cuGraphKernelNodeSetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr,
    const CUkernelNodeAttrValue *value);
extern CUresult functional_cuGraphKernelNodeSetParams_v2(CUgraphNode hNode,
    const CUDA_KERNEL_NODE_PARAMS *nodeParams) __attribute__((weak));
STUB_EXPORT CUresult cuGraphKernelNodeSetParams_v2(CUgraphNode hNode,
    const CUDA_KERNEL_NODE_PARAMS *nodeParams);
extern CUresult functional_cuGraphLaunch(CUgraphExec hGraphExec,
    CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuGraphLaunch(CUgraphExec hGraphExec, CUstream hStream);
extern CUresult functional_cuGraphLaunch(CUgraphExec hGraphExec,
    CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuGraphLaunch_ptsz(CUgraphExec hGraphExec, CUstream hStream);
extern CUresult functional_cuGraphMemAllocNodeGetParams(CUgraphNode hNode,
    CUDA_MEM_ALLOC_NODE_PARAMS *params_out) __attribute__((weak));
STUB_EXPORT CUresult cuGraphMemAllocNodeGetParams(CUgraphNode hNode,
    CUDA_MEM_ALLOC_NODE_PARAMS *params_out);
extern CUresult functional_cuGraphMemFreeNodeGetParams(CUgraphNode hNode,
    CUdeviceptr *dptr_out) __attribute__((weak));
STUB_EXPORT CUresult cuGraphMemFreeNodeGetParams(CUgraphNode hNode, CUdeviceptr *dptr_out);
extern CUresult functional_cuGraphMemcpyNodeGetParams(CUgraphNode hNode,
    CUDA_MEMCPY3D *nodeParams) __attribute__((weak));
STUB_EXPORT CUresult cuGraphMemcpyNodeGetParams(CUgraphNode hNode, CUDA_MEMCPY3D *nodeParams);
extern CUresult functional_cuGraphMemcpyNodeSetParams(CUgraphNode hNode,
    const CUDA_MEMCPY3D *nodeParams) __attribute__((weak));
STUB_EXPORT CUresult cuGraphMemcpyNodeSetParams(CUgraphNode hNode, const CUDA_MEMCPY3D *nodeParams);
extern CUresult functional_cuGraphMemsetNodeGetParams(CUgraphNode hNode,
    CUDA_MEMSET_NODE_PARAMS *nodeParams) __attribute__((weak));
STUB_EXPORT CUresult cuGraphMemsetNodeGetParams(CUgraphNode hNode,
    CUDA_MEMSET_NODE_PARAMS *nodeParams);
extern CUresult functional_cuGraphMemsetNodeSetParams(CUgraphNode hNode,
    const CUDA_MEMSET_NODE_PARAMS *nodeParams) __attribute__((weak));
STUB_EXPORT CUresult cuGraphMemsetNodeSetParams(CUgraphNode hNode,
    const CUDA_MEMSET_NODE_PARAMS *nodeParams);
extern CUresult functional_cuGraphNodeFindInClone(CUgraphNode *phNode, CUgraphNode hOriginalNode,
    CUgraph hClonedGraph) __attribute__((weak));
STUB_EXPORT CUresult cuGraphNodeFindInClone(CUgraphNode *phNode, CUgraphNode hOriginalNode,
    CUgraph hClonedGraph);
extern CUresult functional_cuGraphNodeGetDependencies(CUgraphNode hNode, CUgraphNode *dependencies,
    size_t *numDependencies) __attribute__((weak));
STUB_EXPORT CUresult cuGraphNodeGetDependencies(CUgraphNode hNode, CUgraphNode *dependencies,
    size_t *numDependencies);
extern CUresult functional_cuGraphNodeGetDependencies_v2(CUgraphNode hNode,
    CUgraphNode *dependencies, CUgraphEdgeData *edgeData,
    size_t *numDependencies) __attribute__((weak));
STUB_EXPORT CUresult cuGraphNodeGetDependencies_v2(CUgraphNode hNode, CUgraphNode *dependencies,
    CUgraphEdgeData *edgeData, size_t *numDependencies);
extern CUresult functional_cuGraphNodeGetDependentNodes(CUgraphNode hNode,
    CUgraphNode *dependentNodes, size_t *numDependentNodes) __attribute__((weak));
STUB_EXPORT CUresult cuGraphNodeGetDependentNodes(CUgraphNode hNode, CUgraphNode *dependentNodes,
    size_t *numDependentNodes);
extern CUresult functional_cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode,
    CUgraphNode *dependentNodes, CUgraphEdgeData *edgeData,
    size_t *numDependentNodes) __attribute__((weak));
STUB_EXPORT CUresult cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode,
    CUgraphNode *dependentNodes, CUgraphEdgeData *edgeData, size_t *numDependentNodes);
extern CUresult functional_cuGraphNodeGetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode,
    unsigned int *isEnabled) __attribute__((weak));
STUB_EXPORT CUresult cuGraphNodeGetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode,
    unsigned int *isEnabled);
extern CUresult functional_cuGraphNodeGetType(CUgraphNode hNode,
    CUgraphNodeType *type) __attribute__((weak));
STUB_EXPORT CUresult cuGraphNodeGetType(CUgraphNode hNode, CUgraphNodeType *type);
extern CUresult functional_cuGraphNodeSetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode,
    unsigned int isEnabled) __attribute__((weak));
STUB_EXPORT CUresult cuGraphNodeSetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode,
    unsigned int isEnabled);
extern CUresult functional_cuGraphNodeSetParams(CUgraphNode hNode,
    CUgraphNodeParams *nodeParams) __attribute__((weak));
STUB_EXPORT CUresult cuGraphNodeSetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams);
extern CUresult functional_cuGraphReleaseUserObject(CUgraph graph, CUuserObject object,
    unsigned int count) __attribute__((weak));
STUB_EXPORT CUresult cuGraphReleaseUserObject(CUgraph graph, CUuserObject object,
    unsigned int count);
extern CUresult functional_cuGraphRemoveDependencies(CUgraph hGraph, const CUgraphNode *from,
    const CUgraphNode *to, size_t numDependencies) __attribute__((weak));
STUB_EXPORT CUresult cuGraphRemoveDependencies(CUgraph hGraph, const CUgraphNode *from,
    const CUgraphNode *to, size_t numDependencies);
extern CUresult functional_cuGraphRemoveDependencies_v2(CUgraph hGraph, const CUgraphNode *from,
    const CUgraphNode *to, const CUgraphEdgeData *edgeData,
    size_t numDependencies) __attribute__((weak));
STUB_EXPORT CUresult cuGraphRemoveDependencies_v2(CUgraph hGraph, const CUgraphNode *from,
    const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies);
extern CUresult functional_cuGraphRetainUserObject(CUgraph graph, CUuserObject object,
    unsigned int count, unsigned int flags) __attribute__((weak));
STUB_EXPORT CUresult cuGraphRetainUserObject(CUgraph graph, CUuserObject object,
    unsigned int count, unsigned int flags);
extern CUresult functional_cuGraphUpload(CUgraphExec hGraphExec,
    CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuGraphUpload(CUgraphExec hGraphExec, CUstream hStream);
extern CUresult functional_cuGraphUpload(CUgraphExec hGraphExec,
    CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuGraphUpload_ptsz(CUgraphExec hGraphExec, CUstream hStream);
extern CUresult functional_cuGraphicsEGLRegisterImage(CUgraphicsResource *pCudaResource,
    EGLImageKHR image, unsigned int flags) __attribute__((weak));
STUB_EXPORT CUresult cuGraphicsEGLRegisterImage(CUgraphicsResource *pCudaResource,
    EGLImageKHR image, unsigned int flags);
extern CUresult functional_cuGraphicsGLRegisterBuffer(CUgraphicsResource *pCudaResource,
    GLuint buffer, unsigned int Flags) __attribute__((weak));
STUB_EXPORT CUresult cuGraphicsGLRegisterBuffer(CUgraphicsResource *pCudaResource, GLuint buffer,
    unsigned int Flags);
extern CUresult functional_cuGraphicsGLRegisterImage(CUgraphicsResource *pCudaResource,
    GLuint image, GLenum target, unsigned int Flags) __attribute__((weak));
STUB_EXPORT CUresult cuGraphicsGLRegisterImage(CUgraphicsResource *pCudaResource, GLuint image,
    GLenum target, unsigned int Flags);
extern CUresult functional_cuGraphicsMapResources(unsigned int count,
    CUgraphicsResource *resources, CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuGraphicsMapResources(unsigned int count, CUgraphicsResource *resources,
    CUstream hStream);
extern CUresult functional_cuGraphicsMapResources(unsigned int count,
    CUgraphicsResource *resources, CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuGraphicsMapResources_ptsz(unsigned int count, CUgraphicsResource *resources,
    CUstream hStream);
extern CUresult functional_cuGraphicsResourceGetMappedEglFrame(CUeglFrame *eglFrame,
    CUgraphicsResource resource, unsigned int index, unsigned int mipLevel) __attribute__((weak));
STUB_EXPORT CUresult cuGraphicsResourceGetMappedEglFrame(CUeglFrame *eglFrame,
    CUgraphicsResource resource, unsigned int index, unsigned int mipLevel);
extern CUresult functional_cuGraphicsResourceGetMappedMipmappedArray(
    CUmipmappedArray *pMipmappedArray, CUgraphicsResource resource) __attribute__((weak));
STUB_EXPORT CUresult cuGraphicsResourceGetMappedMipmappedArray(CUmipmappedArray *pMipmappedArray,
    CUgraphicsResource resource);
extern CUresult functional_cuGraphicsResourceGetMappedPointer_v2(CUdeviceptr *pDevPtr,
    size_t *pSize, CUgraphicsResource resource) __attribute__((weak));
STUB_EXPORT CUresult cuGraphicsResourceGetMappedPointer_v2(CUdeviceptr *pDevPtr, size_t *pSize,
    CUgraphicsResource resource);
extern CUresult functional_cuGraphicsResourceSetMapFlags_v2(CUgraphicsResource resource,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT CUresult cuGraphicsResourceSetMapFlags_v2(CUgraphicsResource resource,
    unsigned int flags);
extern CUresult functional_cuGraphicsSubResourceGetMappedArray(CUarray *pArray,
    CUgraphicsResource resource, unsigned int arrayIndex,
    unsigned int mipLevel) __attribute__((weak));
STUB_EXPORT CUresult cuGraphicsSubResourceGetMappedArray(CUarray *pArray,
    CUgraphicsResource resource, unsigned int arrayIndex, unsigned int mipLevel);
extern CUresult functional_cuGraphicsUnmapResources(unsigned int count,
    CUgraphicsResource *resources, CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuGraphicsUnmapResources(unsigned int count, CUgraphicsResource *resources,
    CUstream hStream);
extern CUresult functional_cuGraphicsUnmapResources(unsigned int count,
    CUgraphicsResource *resources, CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuGraphicsUnmapResources_ptsz(unsigned int count,
    CUgraphicsResource *resources, CUstream hStream);
extern CUresult functional_cuGraphicsUnregisterResource(CUgraphicsResource resource) __attribute__(
    (weak));
STUB_EXPORT CUresult cuGraphicsUnregisterResource(CUgraphicsResource resource);
extern CUresult functional_cuGraphicsVDPAURegisterOutputSurface(CUgraphicsResource *pCudaResource,
    VdpOutputSurface vdpSurface, unsigned int flags) __attribute__((weak));
STUB_EXPORT CUresult cuGraphicsVDPAURegisterOutputSurface(CUgraphicsResource *pCudaResource,
    VdpOutputSurface vdpSurface, unsigned int flags);
extern CUresult functional_cuGraphicsVDPAURegisterVideoSurface(CUgraphicsResource *pCudaResource,
    VdpVideoSurface vdpSurface, unsigned int flags) __attribute__((weak));
STUB_EXPORT CUresult cuGraphicsVDPAURegisterVideoSurface(CUgraphicsResource *pCudaResource,
    VdpVideoSurface vdpSurface, unsigned int flags);
extern CUresult functional_cuGreenCtxCreate(CUgreenCtx *phCtx, CUdevResourceDesc desc,
    CUdevice dev, unsigned int flags) __attribute__((weak));
STUB_EXPORT CUresult cuGreenCtxCreate(CUgreenCtx *phCtx, CUdevResourceDesc desc, CUdevice dev,
    unsigned int flags);
extern CUresult functional_cuGreenCtxDestroy(CUgreenCtx hCtx) __attribute__((weak));
STUB_EXPORT CUresult cuGreenCtxDestroy(CUgreenCtx hCtx);
extern CUresult functional_cuGreenCtxGetDevResource(CUgreenCtx hCtx, CUdevResource *resource,
    CUdevResourceType type) __attribute__((weak));
STUB_EXPORT CUresult cuGreenCtxGetDevResource(CUgreenCtx hCtx, CUdevResource *resource,
    CUdevResourceType type);
extern CUresult functional_cuGreenCtxRecordEvent(CUgreenCtx hCtx,
    CUevent hEvent) __attribute__((weak));
STUB_EXPORT CUresult cuGreenCtxRecordEvent(CUgreenCtx hCtx, CUevent hEvent);
extern CUresult functional_cuGreenCtxStreamCreate(CUstream *phStream, CUgreenCtx greenCtx,
    unsigned int flags, int priority) __attribute__((weak));
STUB_EXPORT CUresult cuGreenCtxStreamCreate(CUstream *phStream, CUgreenCtx greenCtx,
    unsigned int flags, int priority);
extern CUresult functional_cuGreenCtxWaitEvent(CUgreenCtx hCtx,
    CUevent hEvent) __attribute__((weak));
STUB_EXPORT CUresult cuGreenCtxWaitEvent(CUgreenCtx hCtx, CUevent hEvent);
extern CUresult functional_cuImportExternalMemory(CUexternalMemory *extMem_out,
    const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *memHandleDesc) __attribute__((weak));
STUB_EXPORT CUresult cuImportExternalMemory(CUexternalMemory *extMem_out,
    const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *memHandleDesc);
extern CUresult functional_cuImportExternalSemaphore(CUexternalSemaphore *extSem_out,
    const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *semHandleDesc) __attribute__((weak));
STUB_EXPORT CUresult cuImportExternalSemaphore(CUexternalSemaphore *extSem_out,
    const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *semHandleDesc);
extern CUresult functional_cuInit(unsigned int Flags) __attribute__((weak));
STUB_EXPORT CUresult cuInit(unsigned int Flags);
extern CUresult functional_cuIpcCloseMemHandle(CUdeviceptr dptr) __attribute__((weak));
STUB_EXPORT CUresult cuIpcCloseMemHandle(CUdeviceptr dptr);
extern CUresult functional_cuIpcGetEventHandle(CUipcEventHandle *pHandle,
    CUevent event) __attribute__((weak));
STUB_EXPORT CUresult cuIpcGetEventHandle(CUipcEventHandle *pHandle, CUevent event);
extern CUresult functional_cuIpcGetMemHandle(CUipcMemHandle *pHandle,
    CUdeviceptr dptr) __attribute__((weak));
STUB_EXPORT CUresult cuIpcGetMemHandle(CUipcMemHandle *pHandle, CUdeviceptr dptr);
extern CUresult functional_cuIpcOpenEventHandle(CUevent *phEvent,
    CUipcEventHandle handle) __attribute__((weak));
STUB_EXPORT CUresult cuIpcOpenEventHandle(CUevent *phEvent, CUipcEventHandle handle);
extern CUresult functional_cuIpcOpenMemHandle_v2(CUdeviceptr *pdptr, CUipcMemHandle handle,
    unsigned int Flags) __attribute__((weak));
STUB_EXPORT CUresult cuIpcOpenMemHandle_v2(CUdeviceptr *pdptr, CUipcMemHandle handle,
    unsigned int Flags);
extern CUresult functional_cuKernelGetAttribute(int *pi, CUfunction_attribute attrib,
    CUkernel kernel, CUdevice dev) __attribute__((weak));
STUB_EXPORT CUresult cuKernelGetAttribute(int *pi, CUfunction_attribute attrib, CUkernel kernel,
    CUdevice dev);
extern CUresult functional_cuKernelGetFunction(CUfunction *pFunc,
    CUkernel kernel) __attribute__((weak));
STUB_EXPORT CUresult cuKernelGetFunction(CUfunction *pFunc, CUkernel kernel);
extern CUresult functional_cuKernelGetLibrary(CUlibrary *pLib,
    CUkernel kernel) __attribute__((weak));
STUB_EXPORT CUresult cuKernelGetLibrary(CUlibrary *pLib, CUkernel kernel);
extern CUresult functional_cuKernelGetName(const char **name, CUkernel hfunc) __attribute__((weak));
STUB_EXPORT CUresult cuKernelGetName(const char **name, CUkernel hfunc);
extern CUresult functional_cuKernelGetParamInfo(CUkernel kernel, size_t paramIndex,
    size_t *paramOffset, size_t *paramSize) __attribute__((weak));
STUB_EXPORT CUresult cuKernelGetParamInfo(CUkernel kernel, size_t paramIndex, size_t *paramOffset,
    size_t *paramSize);
extern CUresult functional_cuKernelSetAttribute(CUfunction_attribute attrib, int val,
    CUkernel kernel, CUdevice dev) __attribute__((weak));
STUB_EXPORT CUresult cuKernelSetAttribute(CUfunction_attribute attrib, int val, CUkernel kernel,
    CUdevice dev);
extern CUresult functional_cuKernelSetCacheConfig(CUkernel kernel, CUfunc_cache config,
    CUdevice dev) __attribute__((weak));
STUB_EXPORT CUresult cuKernelSetCacheConfig(CUkernel kernel, CUfunc_cache config, CUdevice dev);
extern CUresult functional_cuLaunch(CUfunction f) __attribute__((weak));
STUB_EXPORT CUresult cuLaunch(CUfunction f);
extern CUresult functional_cuLaunchCooperativeKernel(CUfunction f, unsigned int gridDimX,
    unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY,
    unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream,
    void **kernelParams) __attribute__((weak));
STUB_EXPORT CUresult cuLaunchCooperativeKernel(CUfunction f, unsigned int gridDimX,
    unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY,
    unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void **kernelParams);
extern CUresult functional_cuLaunchCooperativeKernelMultiDevice(
    CUDA_LAUNCH_PARAMS *launchParamsList, unsigned int numDevices,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT CUresult cuLaunchCooperativeKernelMultiDevice(CUDA_LAUNCH_PARAMS *launchParamsList,
    unsigned int numDevices, unsigned int flags);
extern CUresult functional_cuLaunchCooperativeKernel(CUfunction f, unsigned int gridDimX,
    unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY,
    unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream,
    void **kernelParams) __attribute__((weak));
STUB_EXPORT CUresult cuLaunchCooperativeKernel_ptsz(CUfunction f, unsigned int gridDimX,
    unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY,
    unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void **kernelParams);
extern CUresult functional_cuLaunchGrid(CUfunction f, int grid_width,
    int grid_height) __attribute__((weak));
STUB_EXPORT CUresult cuLaunchGrid(CUfunction f, int grid_width, int grid_height);
extern CUresult functional_cuLaunchGridAsync(CUfunction f, int grid_width, int grid_height,
    CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuLaunchGridAsync(CUfunction f, int grid_width, int grid_height,
    CUstream hStream);
extern CUresult functional_cuLaunchHostFunc(CUstream hStream, CUhostFn fn,
    void *userData) __attribute__((weak));
STUB_EXPORT CUresult cuLaunchHostFunc(CUstream hStream, CUhostFn fn, void *userData);
extern CUresult functional_cuLaunchHostFunc(CUstream hStream, CUhostFn fn,
    void *userData) __attribute__((weak));
STUB_EXPORT CUresult cuLaunchHostFunc_ptsz(CUstream hStream, CUhostFn fn, void *userData);
extern CUresult functional_cuLaunchKernel(CUfunction f, unsigned int gridDimX,
    unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY,
    unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void **kernelParams,
    void **extra) __attribute__((weak));
STUB_EXPORT CUresult cuLaunchKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY,
    unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ,
    unsigned int sharedMemBytes, CUstream hStream, void **kernelParams, void **extra);
extern CUresult functional_cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f,
    void **kernelParams, void **extra) __attribute__((weak));
STUB_EXPORT CUresult cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f,
    void **kernelParams, void **extra);
extern CUresult functional_cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f,
    void **kernelParams, void **extra) __attribute__((weak));
STUB_EXPORT CUresult cuLaunchKernelEx_ptsz(const CUlaunchConfig *config, CUfunction f,
    void **kernelParams, void **extra);
extern CUresult functional_cuLaunchKernel(CUfunction f, unsigned int gridDimX,
    unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY,
    unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void **kernelParams,
    void **extra) __attribute__((weak));
STUB_EXPORT CUresult cuLaunchKernel_ptsz(CUfunction f, unsigned int gridDimX,
    unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY,
    unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void **kernelParams,
    void **extra);
extern CUresult functional_cuLibraryEnumerateKernels(CUkernel *kernels, unsigned int numKernels,
    CUlibrary lib) __attribute__((weak));
STUB_EXPORT CUresult cuLibraryEnumerateKernels(CUkernel *kernels, unsigned int numKernels,
    CUlibrary lib);
extern CUresult functional_cuLibraryGetGlobal(CUdeviceptr *dptr, size_t *bytes, CUlibrary library,
    const char *name) __attribute__((weak));
STUB_EXPORT CUresult cuLibraryGetGlobal(CUdeviceptr *dptr, size_t *bytes, CUlibrary library,
    const char *name);
extern CUresult functional_cuLibraryGetKernel(CUkernel *pKernel, CUlibrary library,
    const char *name) __attribute__((weak));
STUB_EXPORT CUresult cuLibraryGetKernel(CUkernel *pKernel, CUlibrary library, const char *name);
extern CUresult functional_cuLibraryGetKernelCount(unsigned int *count,
    CUlibrary lib) __attribute__((weak));
STUB_EXPORT CUresult cuLibraryGetKernelCount(unsigned int *count, CUlibrary lib);
extern CUresult functional_cuLibraryGetManaged(CUdeviceptr *dptr, size_t *bytes, CUlibrary library,
    const char *name) __attribute__((weak));
STUB_EXPORT CUresult cuLibraryGetManaged(CUdeviceptr *dptr, size_t *bytes, CUlibrary library,
    const char *name);
extern CUresult functional_cuLibraryGetModule(CUmodule *pMod,
    CUlibrary library) __attribute__((weak));
STUB_EXPORT CUresult cuLibraryGetModule(CUmodule *pMod, CUlibrary library);
extern CUresult functional_cuLibraryGetUnifiedFunction(void **fptr, CUlibrary library,
    const char *symbol) __attribute__((weak));
STUB_EXPORT CUresult cuLibraryGetUnifiedFunction(void **fptr, CUlibrary library,
    const char *symbol);
extern CUresult functional_cuLibraryLoadData(CUlibrary *library, const void *code,
    CUjit_option *jitOptions, void **jitOptionsValues, unsigned int numJitOptions,
    CUlibraryOption *libraryOptions, void **libraryOptionValues,
    unsigned int numLibraryOptions) __attribute__((weak));
STUB_EXPORT CUresult cuLibraryLoadData(CUlibrary *library, const void *code,
    CUjit_option *jitOptions, void **jitOptionsValues, unsigned int numJitOptions,
    CUlibraryOption *libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions);
extern CUresult functional_cuLibraryLoadFromFile(CUlibrary *library, const char *fileName,
    CUjit_option *jitOptions, void **jitOptionsValues, unsigned int numJitOptions,
    CUlibraryOption *libraryOptions, void **libraryOptionValues,
    unsigned int numLibraryOptions) __attribute__((weak));
STUB_EXPORT CUresult cuLibraryLoadFromFile(CUlibrary *library, const char *fileName,
    CUjit_option *jitOptions, void **jitOptionsValues, unsigned int numJitOptions,
    CUlibraryOption *libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions);
extern CUresult functional_cuLibraryUnload(CUlibrary library) __attribute__((weak));
STUB_EXPORT CUresult cuLibraryUnload(CUlibrary library);
extern CUresult functional_cuLinkAddData_v2(CUlinkState state, CUjitInputType type, void *data,
    size_t size, const char *name, unsigned int numOptions, CUjit_option *options,
    void **optionValues) __attribute__((weak));
STUB_EXPORT CUresult cuLinkAddData_v2(CUlinkState state, CUjitInputType type, void *data,
    size_t size, const char *name, unsigned int numOptions, CUjit_option *options,
    void **optionValues);
extern CUresult functional_cuLinkAddFile_v2(CUlinkState state, CUjitInputType type,
    const char *path, unsigned int numOptions, CUjit_option *options,
    void **optionValues) __attribute__((weak));
STUB_EXPORT CUresult cuLinkAddFile_v2(CUlinkState state, CUjitInputType type, const char *path,
    unsigned int numOptions, CUjit_option *options, void **optionValues);
extern CUresult functional_cuLinkComplete(CUlinkState state, void **cubinOut,
    size_t *sizeOut) __attribute__((weak));
STUB_EXPORT CUresult cuLinkComplete(CUlinkState state, void **cubinOut, size_t *sizeOut);
extern CUresult functional_cuLinkCreate_v2(unsigned int numOptions, CUjit_option *options,
    void **optionValues, CUlinkState *stateOut) __attribute__((weak));
STUB_EXPORT CUresult cuLinkCreate_v2(unsigned int numOptions, CUjit_option *options,
    void **optionValues, CUlinkState *stateOut);
extern CUresult functional_cuLinkDestroy(CUlinkState state) __attribute__((weak));
STUB_EXPORT CUresult cuLinkDestroy(CUlinkState state);
extern CUresult functional_cuLogsCurrent(CUlogIterator *iterator_out,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT CUresult cuLogsCurrent(CUlogIterator *iterator_out, unsigned int flags);
extern CUresult functional_cuLogsDumpToFile(CUlogIterator *iterator, const char *pathToFile,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT CUresult cuLogsDumpToFile(CUlogIterator *iterator, const char *pathToFile,
    unsigned int flags);
extern CUresult functional_cuLogsDumpToMemory(CUlogIterator *iterator, char *buffer, size_t *size,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT CUresult cuLogsDumpToMemory(CUlogIterator *iterator, char *buffer, size_t *size,
    unsigned int flags);
extern CUresult functional_cuLogsRegisterCallback(CUlogsCallback callbackFunc, void *userData,
    CUlogsCallbackHandle *callback_out) __attribute__((weak));
STUB_EXPORT CUresult cuLogsRegisterCallback(CUlogsCallback callbackFunc, void *userData,
    CUlogsCallbackHandle *callback_out);
extern CUresult functional_cuLogsUnregisterCallback(CUlogsCallbackHandle callback) __attribute__(
    (weak));
STUB_EXPORT CUresult cuLogsUnregisterCallback(CUlogsCallbackHandle callback);
extern CUresult functional_cuMemAddressFree(CUdeviceptr ptr, size_t size) __attribute__((weak));
STUB_EXPORT CUresult cuMemAddressFree(CUdeviceptr ptr, size_t size);
extern CUresult functional_cuMemAddressReserve(CUdeviceptr *ptr, size_t size, size_t alignment,
    CUdeviceptr addr, unsigned long long flags) __attribute__((weak));
STUB_EXPORT CUresult cuMemAddressReserve(CUdeviceptr *ptr, size_t size, size_t alignment,
    CUdeviceptr addr, unsigned long long flags);
extern CUresult functional_cuMemAdvise(CUdeviceptr devPtr, size_t count, CUmem_advise advice,
    CUdevice device) __attribute__((weak));
STUB_EXPORT CUresult cuMemAdvise(CUdeviceptr devPtr, size_t count, CUmem_advise advice,
    CUdevice device);
extern CUresult functional_cuMemAdvise_v2(CUdeviceptr devPtr, size_t count, CUmem_advise advice,
    CUmemLocation location) __attribute__((weak));
STUB_EXPORT CUresult cuMemAdvise_v2(CUdeviceptr devPtr, size_t count, CUmem_advise advice,
    CUmemLocation location);
extern CUresult functional_cuMemAllocAsync(CUdeviceptr *dptr, size_t bytesize,
    CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemAllocAsync(CUdeviceptr *dptr, size_t bytesize, CUstream hStream);
extern CUresult functional_cuMemAllocAsync(CUdeviceptr *dptr, size_t bytesize,
    CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemAllocAsync_ptsz(CUdeviceptr *dptr, size_t bytesize, CUstream hStream);
extern CUresult functional_cuMemAllocFromPoolAsync(CUdeviceptr *dptr, size_t bytesize,
    CUmemoryPool pool, CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemAllocFromPoolAsync(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool,
    CUstream hStream);
extern CUresult functional_cuMemAllocFromPoolAsync(CUdeviceptr *dptr, size_t bytesize,
    CUmemoryPool pool, CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemAllocFromPoolAsync_ptsz(CUdeviceptr *dptr, size_t bytesize,
    CUmemoryPool pool, CUstream hStream);
extern CUresult functional_cuMemAllocHost_v2(void **pp, size_t bytesize) __attribute__((weak));
STUB_EXPORT CUresult cuMemAllocHost_v2(void **pp, size_t bytesize);
extern CUresult functional_cuMemAllocManaged(CUdeviceptr *dptr, size_t bytesize,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT CUresult cuMemAllocManaged(CUdeviceptr *dptr, size_t bytesize, unsigned int flags);
extern CUresult functional_cuMemAllocPitch_v2(CUdeviceptr *dptr, size_t *pPitch,
    size_t WidthInBytes, size_t Height, unsigned int ElementSizeBytes) __attribute__((weak));
STUB_EXPORT CUresult cuMemAllocPitch_v2(CUdeviceptr *dptr, size_t *pPitch, size_t WidthInBytes,
    size_t Height, unsigned int ElementSizeBytes);
extern CUresult functional_cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize) __attribute__((weak));
STUB_EXPORT CUresult cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize);
extern CUresult functional_cuMemBatchDecompressAsync(CUmemDecompressParams *paramsArray,
    size_t count, unsigned int flags, size_t *errorIndex, CUstream stream) __attribute__((weak));
STUB_EXPORT CUresult cuMemBatchDecompressAsync(CUmemDecompressParams *paramsArray, size_t count,
    unsigned int flags, size_t *errorIndex, CUstream stream);
extern CUresult functional_cuMemBatchDecompressAsync(CUmemDecompressParams *paramsArray,
    size_t count, unsigned int flags, size_t *errorIndex, CUstream stream) __attribute__((weak));
STUB_EXPORT CUresult cuMemBatchDecompressAsync_ptsz(CUmemDecompressParams *paramsArray,
    size_t count, unsigned int flags, size_t *errorIndex, CUstream stream);
extern CUresult functional_cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size,
    const CUmemAllocationProp *prop, unsigned long long flags) __attribute__((weak));
STUB_EXPORT CUresult cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size,
    const CUmemAllocationProp *prop, unsigned long long flags);
extern CUresult functional_cuMemExportToShareableHandle(void *shareableHandle,
    CUmemGenericAllocationHandle handle, CUmemAllocationHandleType handleType,
    unsigned long long flags) __attribute__((weak));
STUB_EXPORT CUresult cuMemExportToShareableHandle(void *shareableHandle,
    CUmemGenericAllocationHandle handle, CUmemAllocationHandleType handleType,
    unsigned long long flags);
extern CUresult functional_cuMemFreeAsync(CUdeviceptr dptr, CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemFreeAsync(CUdeviceptr dptr, CUstream hStream);
extern CUresult functional_cuMemFreeAsync(CUdeviceptr dptr, CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemFreeAsync_ptsz(CUdeviceptr dptr, CUstream hStream);
extern CUresult functional_cuMemFreeHost(void *p) __attribute__((weak));
STUB_EXPORT CUresult cuMemFreeHost(void *p);
extern CUresult functional_cuMemFree_v2(CUdeviceptr dptr) __attribute__((weak));
STUB_EXPORT CUresult cuMemFree_v2(CUdeviceptr dptr);
extern CUresult functional_cuMemGetAccess(unsigned long long *flags, const CUmemLocation *location,
    CUdeviceptr ptr) __attribute__((weak));
STUB_EXPORT CUresult cuMemGetAccess(unsigned long long *flags, const CUmemLocation *location,
    CUdeviceptr ptr);
extern CUresult functional_cuMemGetAddressRange_v2(CUdeviceptr *pbase, size_t *psize,
    CUdeviceptr dptr) __attribute__((weak));
STUB_EXPORT CUresult cuMemGetAddressRange_v2(CUdeviceptr *pbase, size_t *psize, CUdeviceptr dptr);
extern CUresult functional_cuMemGetAllocationGranularity(size_t *granularity,
    const CUmemAllocationProp *prop, CUmemAllocationGranularity_flags option) __attribute__((weak));
STUB_EXPORT CUresult cuMemGetAllocationGranularity(size_t *granularity,
    const CUmemAllocationProp *prop, CUmemAllocationGranularity_flags option);
extern CUresult functional_cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp *prop,
    CUmemGenericAllocationHandle handle) __attribute__((weak));
STUB_EXPORT CUresult cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp *prop,
    CUmemGenericAllocationHandle handle);
extern CUresult functional_cuMemGetHandleForAddressRange(void *handle, CUdeviceptr dptr,
    size_t size, CUmemRangeHandleType handleType, unsigned long long flags) __attribute__((weak));
STUB_EXPORT CUresult cuMemGetHandleForAddressRange(void *handle, CUdeviceptr dptr, size_t size,
    CUmemRangeHandleType handleType, unsigned long long flags);
extern CUresult functional_cuMemGetInfo_v2(size_t *free, size_t *total) __attribute__((weak));
STUB_EXPORT CUresult cuMemGetInfo_v2(size_t *free, size_t *total);
extern CUresult functional_cuMemHostAlloc(void **pp, size_t bytesize,
    unsigned int Flags) __attribute__((weak));
STUB_EXPORT CUresult cuMemHostAlloc(void **pp, size_t bytesize, unsigned int Flags);
extern CUresult functional_cuMemHostGetDevicePointer_v2(CUdeviceptr *pdptr, void *p,
    unsigned int Flags) __attribute__((weak));
STUB_EXPORT CUresult cuMemHostGetDevicePointer_v2(CUdeviceptr *pdptr, void *p, unsigned int Flags);
extern CUresult functional_cuMemHostGetFlags(unsigned int *pFlags, void *p) __attribute__((weak));
STUB_EXPORT CUresult cuMemHostGetFlags(unsigned int *pFlags, void *p);
extern CUresult functional_cuMemHostRegister_v2(void *p, size_t bytesize,
    unsigned int Flags) __attribute__((weak));
STUB_EXPORT CUresult cuMemHostRegister_v2(void *p, size_t bytesize, unsigned int Flags);
extern CUresult functional_cuMemHostUnregister(void *p) __attribute__((weak));
STUB_EXPORT CUresult cuMemHostUnregister(void *p);
extern CUresult functional_cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *handle,
    void *osHandle, CUmemAllocationHandleType shHandleType) __attribute__((weak));
STUB_EXPORT CUresult cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *handle,
    void *osHandle, CUmemAllocationHandleType shHandleType);
extern CUresult functional_cuMemMap(CUdeviceptr ptr, size_t size, size_t offset,
    CUmemGenericAllocationHandle handle, unsigned long long flags) __attribute__((weak));
STUB_EXPORT CUresult cuMemMap(CUdeviceptr ptr, size_t size, size_t offset,
    CUmemGenericAllocationHandle handle, unsigned long long flags);
extern CUresult functional_cuMemMapArrayAsync(CUarrayMapInfo *mapInfoList, unsigned int count,
    CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemMapArrayAsync(CUarrayMapInfo *mapInfoList, unsigned int count,
    CUstream hStream);
extern CUresult functional_cuMemMapArrayAsync(CUarrayMapInfo *mapInfoList, unsigned int count,
    CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemMapArrayAsync_ptsz(CUarrayMapInfo *mapInfoList, unsigned int count,
    CUstream hStream);
extern CUresult functional_cuMemPoolCreate(CUmemoryPool *pool,
    const CUmemPoolProps *poolProps) __attribute__((weak));
STUB_EXPORT CUresult cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps *poolProps);
extern CUresult functional_cuMemPoolDestroy(CUmemoryPool pool) __attribute__((weak));
STUB_EXPORT CUresult cuMemPoolDestroy(CUmemoryPool pool);
extern CUresult functional_cuMemPoolExportPointer(CUmemPoolPtrExportData *shareData_out,
    CUdeviceptr ptr) __attribute__((weak));
STUB_EXPORT CUresult cuMemPoolExportPointer(CUmemPoolPtrExportData *shareData_out, CUdeviceptr ptr);
extern CUresult functional_cuMemPoolExportToShareableHandle(void *handle_out, CUmemoryPool pool,
    CUmemAllocationHandleType handleType, unsigned long long flags) __attribute__((weak));
STUB_EXPORT CUresult cuMemPoolExportToShareableHandle(void *handle_out, CUmemoryPool pool,
    CUmemAllocationHandleType handleType, unsigned long long flags);
extern CUresult functional_cuMemPoolGetAccess(CUmemAccess_flags *flags, CUmemoryPool memPool,
    CUmemLocation *location) __attribute__((weak));
STUB_EXPORT CUresult cuMemPoolGetAccess(CUmemAccess_flags *flags, CUmemoryPool memPool,
    CUmemLocation *location);
extern CUresult functional_cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attr,
    void *value) __attribute__((weak));
STUB_EXPORT CUresult cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attr,
    void *value);
extern CUresult functional_cuMemPoolImportFromShareableHandle(CUmemoryPool *pool_out, void *handle,
    CUmemAllocationHandleType handleType, unsigned long long flags) __attribute__((weak));
STUB_EXPORT CUresult cuMemPoolImportFromShareableHandle(CUmemoryPool *pool_out, void *handle,
    CUmemAllocationHandleType handleType, unsigned long long flags);
extern CUresult functional_cuMemPoolImportPointer(CUdeviceptr *ptr_out, CUmemoryPool pool,
    CUmemPoolPtrExportData *shareData) __attribute__((weak));
STUB_EXPORT CUresult cuMemPoolImportPointer(CUdeviceptr *ptr_out, CUmemoryPool pool,
    CUmemPoolPtrExportData *shareData);
extern CUresult functional_cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc *map,
    size_t count) __attribute__((weak));
STUB_EXPORT CUresult cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc *map,
    size_t count);
extern CUresult functional_cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attr,
    void *value) __attribute__((weak));
STUB_EXPORT CUresult cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attr,
    void *value);
extern CUresult functional_cuMemPoolTrimTo(CUmemoryPool pool,
    size_t minBytesToKeep) __attribute__((weak));
STUB_EXPORT CUresult cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep);
extern CUresult functional_cuMemPrefetchAsync(CUdeviceptr devPtr, size_t count, CUdevice dstDevice,
    CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemPrefetchAsync(CUdeviceptr devPtr, size_t count, CUdevice dstDevice,
    CUstream hStream);
extern CUresult functional_cuMemPrefetchAsync(CUdeviceptr devPtr, size_t count, CUdevice dstDevice,
    CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemPrefetchAsync_ptsz(CUdeviceptr devPtr, size_t count, CUdevice dstDevice,
    CUstream hStream);
extern CUresult functional_cuMemPrefetchAsync_v2(CUdeviceptr devPtr, size_t count,
    CUmemLocation location, unsigned int flags, CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemPrefetchAsync_v2(CUdeviceptr devPtr, size_t count,
    CUmemLocation location, unsigned int flags, CUstream hStream);
extern CUresult functional_cuMemPrefetchAsync_v2(CUdeviceptr devPtr, size_t count,
    CUmemLocation location, unsigned int flags, CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemPrefetchAsync_v2_ptsz(CUdeviceptr devPtr, size_t count,
    CUmemLocation location, unsigned int flags, CUstream hStream);
extern CUresult functional_cuMemRangeGetAttribute(void *data, size_t dataSize,
    CUmem_range_attribute attribute, CUdeviceptr devPtr, size_t count) __attribute__((weak));
STUB_EXPORT CUresult cuMemRangeGetAttribute(void *data, size_t dataSize,
    CUmem_range_attribute attribute, CUdeviceptr devPtr, size_t count);
extern CUresult functional_cuMemRangeGetAttributes(void **data, size_t *dataSizes,
    CUmem_range_attribute *attributes, size_t numAttributes, CUdeviceptr devPtr,
    size_t count) __attribute__((weak));
STUB_EXPORT CUresult cuMemRangeGetAttributes(void **data, size_t *dataSizes,
    CUmem_range_attribute *attributes, size_t numAttributes, CUdeviceptr devPtr, size_t count);
extern CUresult functional_cuMemRelease(CUmemGenericAllocationHandle handle) __attribute__((weak));
STUB_EXPORT CUresult cuMemRelease(CUmemGenericAllocationHandle handle);
extern CUresult functional_cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *handle,
    void *addr) __attribute__((weak));
STUB_EXPORT CUresult cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *handle, void *addr);
extern CUresult functional_cuMemSetAccess(CUdeviceptr ptr, size_t size,
    const CUmemAccessDesc *desc, size_t count) __attribute__((weak));
STUB_EXPORT CUresult cuMemSetAccess(CUdeviceptr ptr, size_t size, const CUmemAccessDesc *desc,
    size_t count);
extern CUresult functional_cuMemUnmap(CUdeviceptr ptr, size_t size) __attribute__((weak));
STUB_EXPORT CUresult cuMemUnmap(CUdeviceptr ptr, size_t size);
extern CUresult functional_cuMemcpy(CUdeviceptr dst, CUdeviceptr src,
    size_t ByteCount) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount);
extern CUresult functional_cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D *pCopy,
    CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D *pCopy, CUstream hStream);
extern CUresult functional_cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D *pCopy,
    CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpy2DAsync_v2_ptsz(const CUDA_MEMCPY2D *pCopy, CUstream hStream);
extern CUresult functional_cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D *pCopy) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D *pCopy);
extern CUresult functional_cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D *pCopy) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpy2DUnaligned_v2_ptds(const CUDA_MEMCPY2D *pCopy);
extern CUresult functional_cuMemcpy2D_v2(const CUDA_MEMCPY2D *pCopy) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpy2D_v2(const CUDA_MEMCPY2D *pCopy);
extern CUresult functional_cuMemcpy2D_v2(const CUDA_MEMCPY2D *pCopy) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpy2D_v2_ptds(const CUDA_MEMCPY2D *pCopy);
extern CUresult functional_cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D *pCopy,
    CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D *pCopy, CUstream hStream);
extern CUresult functional_cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D *pCopy,
    CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpy3DAsync_v2_ptsz(const CUDA_MEMCPY3D *pCopy, CUstream hStream);
extern CUresult functional_cuMemcpy3DBatchAsync(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList,
    size_t *failIdx, unsigned long long flags, CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpy3DBatchAsync(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList,
    size_t *failIdx, unsigned long long flags, CUstream hStream);
extern CUresult functional_cuMemcpy3DBatchAsync(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList,
    size_t *failIdx, unsigned long long flags, CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpy3DBatchAsync_ptsz(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList,
    size_t *failIdx, unsigned long long flags, CUstream hStream);
extern CUresult functional_cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER *pCopy) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER *pCopy);
extern CUresult functional_cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER *pCopy,
    CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER *pCopy, CUstream hStream);
extern CUresult functional_cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER *pCopy,
    CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpy3DPeerAsync_ptsz(const CUDA_MEMCPY3D_PEER *pCopy, CUstream hStream);
extern CUresult functional_cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER *pCopy) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpy3DPeer_ptds(const CUDA_MEMCPY3D_PEER *pCopy);
extern CUresult functional_cuMemcpy3D_v2(const CUDA_MEMCPY3D *pCopy) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpy3D_v2(const CUDA_MEMCPY3D *pCopy);
extern CUresult functional_cuMemcpy3D_v2(const CUDA_MEMCPY3D *pCopy) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpy3D_v2_ptds(const CUDA_MEMCPY3D *pCopy);
extern CUresult functional_cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount,
    CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount,
    CUstream hStream);
extern CUresult functional_cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount,
    CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpyAsync_ptsz(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount,
    CUstream hStream);
extern CUresult functional_cuMemcpyAtoA_v2(CUarray dstArray, size_t dstOffset, CUarray srcArray,
    size_t srcOffset, size_t ByteCount) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpyAtoA_v2(CUarray dstArray, size_t dstOffset, CUarray srcArray,
    size_t srcOffset, size_t ByteCount);
extern CUresult functional_cuMemcpyAtoA_v2(CUarray dstArray, size_t dstOffset, CUarray srcArray,
    size_t srcOffset, size_t ByteCount) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpyAtoA_v2_ptds(CUarray dstArray, size_t dstOffset, CUarray srcArray,
    size_t srcOffset, size_t ByteCount);
extern CUresult functional_cuMemcpyAtoD_v2(CUdeviceptr dstDevice, CUarray srcArray,
    size_t srcOffset, size_t ByteCount) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpyAtoD_v2(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset,
    size_t ByteCount);
extern CUresult functional_cuMemcpyAtoD_v2(CUdeviceptr dstDevice, CUarray srcArray,
    size_t srcOffset, size_t ByteCount) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpyAtoD_v2_ptds(CUdeviceptr dstDevice, CUarray srcArray,
    size_t srcOffset, size_t ByteCount);
extern CUresult functional_cuMemcpyAtoHAsync_v2(void *dstHost, CUarray srcArray, size_t srcOffset,
    size_t ByteCount, CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpyAtoHAsync_v2(void *dstHost, CUarray srcArray, size_t srcOffset,
    size_t ByteCount, CUstream hStream);
extern CUresult functional_cuMemcpyAtoHAsync_v2(void *dstHost, CUarray srcArray, size_t srcOffset,
    size_t ByteCount, CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpyAtoHAsync_v2_ptsz(void *dstHost, CUarray srcArray, size_t srcOffset,
    size_t ByteCount, CUstream hStream);
extern CUresult functional_cuMemcpyAtoH_v2(void *dstHost, CUarray srcArray, size_t srcOffset,
    size_t ByteCount) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpyAtoH_v2(void *dstHost, CUarray srcArray, size_t srcOffset,
    size_t ByteCount);
extern CUresult functional_cuMemcpyAtoH_v2(void *dstHost, CUarray srcArray, size_t srcOffset,
    size_t ByteCount) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpyAtoH_v2_ptds(void *dstHost, CUarray srcArray, size_t srcOffset,
    size_t ByteCount);
extern CUresult functional_cuMemcpyBatchAsync(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes,
    size_t count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, size_t *failIdx,
    CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpyBatchAsync(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes,
    size_t count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, size_t *failIdx,
    CUstream hStream);
extern CUresult functional_cuMemcpyBatchAsync(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes,
    size_t count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, size_t *failIdx,
    CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpyBatchAsync_ptsz(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes,
    size_t count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, size_t *failIdx,
    CUstream hStream);
extern CUresult functional_cuMemcpyDtoA_v2(CUarray dstArray, size_t dstOffset,
    CUdeviceptr srcDevice, size_t ByteCount) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpyDtoA_v2(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice,
    size_t ByteCount);
extern CUresult functional_cuMemcpyDtoA_v2(CUarray dstArray, size_t dstOffset,
    CUdeviceptr srcDevice, size_t ByteCount) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpyDtoA_v2_ptds(CUarray dstArray, size_t dstOffset,
    CUdeviceptr srcDevice, size_t ByteCount);
extern CUresult functional_cuMemcpyDtoDAsync_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice,
    size_t ByteCount, CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpyDtoDAsync_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice,
    size_t ByteCount, CUstream hStream);
extern CUresult functional_cuMemcpyDtoDAsync_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice,
    size_t ByteCount, CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpyDtoDAsync_v2_ptsz(CUdeviceptr dstDevice, CUdeviceptr srcDevice,
    size_t ByteCount, CUstream hStream);
extern CUresult functional_cuMemcpyDtoD_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice,
    size_t ByteCount) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpyDtoD_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice,
    size_t ByteCount);
extern CUresult functional_cuMemcpyDtoD_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice,
    size_t ByteCount) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpyDtoD_v2_ptds(CUdeviceptr dstDevice, CUdeviceptr srcDevice,
    size_t ByteCount);
extern CUresult functional_cuMemcpyDtoHAsync_v2(void *dstHost, CUdeviceptr srcDevice,
    size_t ByteCount, CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpyDtoHAsync_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount,
    CUstream hStream);
extern CUresult functional_cuMemcpyDtoHAsync_v2(void *dstHost, CUdeviceptr srcDevice,
    size_t ByteCount, CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpyDtoHAsync_v2_ptsz(void *dstHost, CUdeviceptr srcDevice,
    size_t ByteCount, CUstream hStream);
extern CUresult functional_cuMemcpyDtoH_v2(void *dstHost, CUdeviceptr srcDevice,
    size_t ByteCount) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpyDtoH_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount);
extern CUresult functional_cuMemcpyDtoH_v2(void *dstHost, CUdeviceptr srcDevice,
    size_t ByteCount) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpyDtoH_v2_ptds(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount);
extern CUresult functional_cuMemcpyHtoAAsync_v2(CUarray dstArray, size_t dstOffset,
    const void *srcHost, size_t ByteCount, CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpyHtoAAsync_v2(CUarray dstArray, size_t dstOffset, const void *srcHost,
    size_t ByteCount, CUstream hStream);
extern CUresult functional_cuMemcpyHtoAAsync_v2(CUarray dstArray, size_t dstOffset,
    const void *srcHost, size_t ByteCount, CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpyHtoAAsync_v2_ptsz(CUarray dstArray, size_t dstOffset,
    const void *srcHost, size_t ByteCount, CUstream hStream);
extern CUresult functional_cuMemcpyHtoA_v2(CUarray dstArray, size_t dstOffset, const void *srcHost,
    size_t ByteCount) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpyHtoA_v2(CUarray dstArray, size_t dstOffset, const void *srcHost,
    size_t ByteCount);
extern CUresult functional_cuMemcpyHtoA_v2(CUarray dstArray, size_t dstOffset, const void *srcHost,
    size_t ByteCount) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpyHtoA_v2_ptds(CUarray dstArray, size_t dstOffset, const void *srcHost,
    size_t ByteCount);
extern CUresult functional_cuMemcpyHtoDAsync_v2(CUdeviceptr dstDevice, const void *srcHost,
    size_t ByteCount, CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr dstDevice, const void *srcHost,
    size_t ByteCount, CUstream hStream);
extern CUresult functional_cuMemcpyHtoDAsync_v2(CUdeviceptr dstDevice, const void *srcHost,
    size_t ByteCount, CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpyHtoDAsync_v2_ptsz(CUdeviceptr dstDevice, const void *srcHost,
    size_t ByteCount, CUstream hStream);
extern CUresult functional_cuMemcpyHtoD_v2(CUdeviceptr dstDevice, const void *srcHost,
    size_t ByteCount) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpyHtoD_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount);
extern CUresult functional_cuMemcpyHtoD_v2(CUdeviceptr dstDevice, const void *srcHost,
    size_t ByteCount) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpyHtoD_v2_ptds(CUdeviceptr dstDevice, const void *srcHost,
    size_t ByteCount);
extern CUresult functional_cuMemcpyPeer(CUdeviceptr dstDevice, CUcontext dstContext,
    CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpyPeer(CUdeviceptr dstDevice, CUcontext dstContext,
    CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount);
extern CUresult functional_cuMemcpyPeerAsync(CUdeviceptr dstDevice, CUcontext dstContext,
    CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount,
    CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpyPeerAsync(CUdeviceptr dstDevice, CUcontext dstContext,
    CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream);
extern CUresult functional_cuMemcpyPeerAsync(CUdeviceptr dstDevice, CUcontext dstContext,
    CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount,
    CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpyPeerAsync_ptsz(CUdeviceptr dstDevice, CUcontext dstContext,
    CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream);
extern CUresult functional_cuMemcpyPeer(CUdeviceptr dstDevice, CUcontext dstContext,
    CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpyPeer_ptds(CUdeviceptr dstDevice, CUcontext dstContext,
    CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount);
extern CUresult functional_cuMemcpy(CUdeviceptr dst, CUdeviceptr src,
    size_t ByteCount) __attribute__((weak));
STUB_EXPORT CUresult cuMemcpy_ptds(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount);
extern CUresult functional_cuMemsetD16Async(CUdeviceptr dstDevice, unsigned short us, size_t N,
    CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemsetD16Async(CUdeviceptr dstDevice, unsigned short us, size_t N,
    CUstream hStream);
extern CUresult functional_cuMemsetD16Async(CUdeviceptr dstDevice, unsigned short us, size_t N,
    CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemsetD16Async_ptsz(CUdeviceptr dstDevice, unsigned short us, size_t N,
    CUstream hStream);
extern CUresult functional_cuMemsetD16_v2(CUdeviceptr dstDevice, unsigned short us,
    size_t N) __attribute__((weak));
STUB_EXPORT CUresult cuMemsetD16_v2(CUdeviceptr dstDevice, unsigned short us, size_t N);
extern CUresult functional_cuMemsetD16_v2(CUdeviceptr dstDevice, unsigned short us,
    size_t N) __attribute__((weak));
STUB_EXPORT CUresult cuMemsetD16_v2_ptds(CUdeviceptr dstDevice, unsigned short us, size_t N);
extern CUresult functional_cuMemsetD2D16Async(CUdeviceptr dstDevice, size_t dstPitch,
    unsigned short us, size_t Width, size_t Height, CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemsetD2D16Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us,
    size_t Width, size_t Height, CUstream hStream);
extern CUresult functional_cuMemsetD2D16Async(CUdeviceptr dstDevice, size_t dstPitch,
    unsigned short us, size_t Width, size_t Height, CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemsetD2D16Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch,
    unsigned short us, size_t Width, size_t Height, CUstream hStream);
extern CUresult functional_cuMemsetD2D16_v2(CUdeviceptr dstDevice, size_t dstPitch,
    unsigned short us, size_t Width, size_t Height) __attribute__((weak));
STUB_EXPORT CUresult cuMemsetD2D16_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us,
    size_t Width, size_t Height);
extern CUresult functional_cuMemsetD2D16_v2(CUdeviceptr dstDevice, size_t dstPitch,
    unsigned short us, size_t Width, size_t Height) __attribute__((weak));
STUB_EXPORT CUresult cuMemsetD2D16_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch,
    unsigned short us, size_t Width, size_t Height);
extern CUresult functional_cuMemsetD2D32Async(CUdeviceptr dstDevice, size_t dstPitch,
    unsigned int ui, size_t Width, size_t Height, CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemsetD2D32Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui,
    size_t Width, size_t Height, CUstream hStream);
extern CUresult functional_cuMemsetD2D32Async(CUdeviceptr dstDevice, size_t dstPitch,
    unsigned int ui, size_t Width, size_t Height, CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemsetD2D32Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch,
    unsigned int ui, size_t Width, size_t Height, CUstream hStream);
extern CUresult functional_cuMemsetD2D32_v2(CUdeviceptr dstDevice, size_t dstPitch,
    unsigned int ui, size_t Width, size_t Height) __attribute__((weak));
STUB_EXPORT CUresult cuMemsetD2D32_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui,
    size_t Width, size_t Height);
extern CUresult functional_cuMemsetD2D32_v2(CUdeviceptr dstDevice, size_t dstPitch,
    unsigned int ui, size_t Width, size_t Height) __attribute__((weak));
STUB_EXPORT CUresult cuMemsetD2D32_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui,
    size_t Width, size_t Height);
extern CUresult functional_cuMemsetD2D8Async(CUdeviceptr dstDevice, size_t dstPitch,
    unsigned char uc, size_t Width, size_t Height, CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemsetD2D8Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc,
    size_t Width, size_t Height, CUstream hStream);
extern CUresult functional_cuMemsetD2D8Async(CUdeviceptr dstDevice, size_t dstPitch,
    unsigned char uc, size_t Width, size_t Height, CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemsetD2D8Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch,
    unsigned char uc, size_t Width, size_t Height, CUstream hStream);
extern CUresult functional_cuMemsetD2D8_v2(CUdeviceptr dstDevice, size_t dstPitch,
    unsigned char uc, size_t Width, size_t Height) __attribute__((weak));
STUB_EXPORT CUresult cuMemsetD2D8_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc,
    size_t Width, size_t Height);
extern CUresult functional_cuMemsetD2D8_v2(CUdeviceptr dstDevice, size_t dstPitch,
    unsigned char uc, size_t Width, size_t Height) __attribute__((weak));
STUB_EXPORT CUresult cuMemsetD2D8_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc,
    size_t Width, size_t Height);
extern CUresult functional_cuMemsetD32Async(CUdeviceptr dstDevice, unsigned int ui, size_t N,
    CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemsetD32Async(CUdeviceptr dstDevice, unsigned int ui, size_t N,
    CUstream hStream);
extern CUresult functional_cuMemsetD32Async(CUdeviceptr dstDevice, unsigned int ui, size_t N,
    CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemsetD32Async_ptsz(CUdeviceptr dstDevice, unsigned int ui, size_t N,
    CUstream hStream);
extern CUresult functional_cuMemsetD32_v2(CUdeviceptr dstDevice, unsigned int ui,
    size_t N) __attribute__((weak));
STUB_EXPORT CUresult cuMemsetD32_v2(CUdeviceptr dstDevice, unsigned int ui, size_t N);
extern CUresult functional_cuMemsetD32_v2(CUdeviceptr dstDevice, unsigned int ui,
    size_t N) __attribute__((weak));
STUB_EXPORT CUresult cuMemsetD32_v2_ptds(CUdeviceptr dstDevice, unsigned int ui, size_t N);
extern CUresult functional_cuMemsetD8Async(CUdeviceptr dstDevice, unsigned char uc, size_t N,
    CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemsetD8Async(CUdeviceptr dstDevice, unsigned char uc, size_t N,
    CUstream hStream);
extern CUresult functional_cuMemsetD8Async(CUdeviceptr dstDevice, unsigned char uc, size_t N,
    CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuMemsetD8Async_ptsz(CUdeviceptr dstDevice, unsigned char uc, size_t N,
    CUstream hStream);
extern CUresult functional_cuMemsetD8_v2(CUdeviceptr dstDevice, unsigned char uc,
    size_t N) __attribute__((weak));
STUB_EXPORT CUresult cuMemsetD8_v2(CUdeviceptr dstDevice, unsigned char uc, size_t N);
extern CUresult functional_cuMemsetD8_v2(CUdeviceptr dstDevice, unsigned char uc,
    size_t N) __attribute__((weak));
STUB_EXPORT CUresult cuMemsetD8_v2_ptds(CUdeviceptr dstDevice, unsigned char uc, size_t N);
extern CUresult functional_cuMipmappedArrayCreate(CUmipmappedArray *pHandle,
    const CUDA_ARRAY3D_DESCRIPTOR *pMipmappedArrayDesc,
    unsigned int numMipmapLevels) __attribute__((weak));
STUB_EXPORT CUresult cuMipmappedArrayCreate(CUmipmappedArray *pHandle,
    const CUDA_ARRAY3D_DESCRIPTOR *pMipmappedArrayDesc, unsigned int numMipmapLevels);
extern CUresult functional_cuMipmappedArrayDestroy(CUmipmappedArray hMipmappedArray) __attribute__(
    (weak));
STUB_EXPORT CUresult cuMipmappedArrayDestroy(CUmipmappedArray hMipmappedArray);
extern CUresult functional_cuMipmappedArrayGetLevel(CUarray *pLevelArray,
    CUmipmappedArray hMipmappedArray, unsigned int level) __attribute__((weak));
STUB_EXPORT CUresult cuMipmappedArrayGetLevel(CUarray *pLevelArray,
    CUmipmappedArray hMipmappedArray, unsigned int level);
extern CUresult functional_cuMipmappedArrayGetMemoryRequirements(
    CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements, CUmipmappedArray mipmap,
    CUdevice device) __attribute__((weak));
STUB_EXPORT CUresult cuMipmappedArrayGetMemoryRequirements(
    CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements, CUmipmappedArray mipmap, CUdevice device);
extern CUresult functional_cuMipmappedArrayGetSparseProperties(
    CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties, CUmipmappedArray mipmap) __attribute__((weak));
STUB_EXPORT CUresult cuMipmappedArrayGetSparseProperties(
    CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties, CUmipmappedArray mipmap);
extern CUresult functional_cuModuleEnumerateFunctions(CUfunction *functions,
    unsigned int numFunctions, CUmodule mod) __attribute__((weak));
STUB_EXPORT CUresult cuModuleEnumerateFunctions(CUfunction *functions, unsigned int numFunctions,
    CUmodule mod);
extern CUresult functional_cuModuleGetFunction(CUfunction *hfunc, CUmodule hmod,
    const char *name) __attribute__((weak));
STUB_EXPORT CUresult cuModuleGetFunction(CUfunction *hfunc, CUmodule hmod, const char *name);
extern CUresult functional_cuModuleGetFunctionCount(unsigned int *count,
    CUmodule mod) __attribute__((weak));
STUB_EXPORT CUresult cuModuleGetFunctionCount(unsigned int *count, CUmodule mod);
extern CUresult functional_cuModuleGetGlobal_v2(CUdeviceptr *dptr, size_t *bytes, CUmodule hmod,
    const char *name) __attribute__((weak));
STUB_EXPORT CUresult cuModuleGetGlobal_v2(CUdeviceptr *dptr, size_t *bytes, CUmodule hmod,
    const char *name);
extern CUresult functional_cuModuleGetLoadingMode(CUmoduleLoadingMode *mode) __attribute__((weak));
STUB_EXPORT CUresult cuModuleGetLoadingMode(CUmoduleLoadingMode *mode);
extern CUresult functional_cuModuleGetSurfRef(CUsurfref *pSurfRef, CUmodule hmod,
    const char *name) __attribute__((weak));
STUB_EXPORT CUresult cuModuleGetSurfRef(CUsurfref *pSurfRef, CUmodule hmod, const char *name);
extern CUresult functional_cuModuleGetTexRef(CUtexref *pTexRef, CUmodule hmod,
    const char *name) __attribute__((weak));
STUB_EXPORT CUresult cuModuleGetTexRef(CUtexref *pTexRef, CUmodule hmod, const char *name);
extern CUresult functional_cuModuleLoad(CUmodule *module, const char *fname) __attribute__((weak));
STUB_EXPORT CUresult cuModuleLoad(CUmodule *module, const char *fname);
extern CUresult functional_cuModuleLoadData(CUmodule *module,
    const void *image) __attribute__((weak));
STUB_EXPORT CUresult cuModuleLoadData(CUmodule *module, const void *image);
extern CUresult functional_cuModuleLoadDataEx(CUmodule *module, const void *image,
    unsigned int numOptions, CUjit_option *options, void **optionValues) __attribute__((weak));
STUB_EXPORT CUresult cuModuleLoadDataEx(CUmodule *module, const void *image,
    unsigned int numOptions, CUjit_option *options, void **optionValues);
extern CUresult functional_cuModuleLoadFatBinary(CUmodule *module,
    const void *fatCubin) __attribute__((weak));
STUB_EXPORT CUresult cuModuleLoadFatBinary(CUmodule *module, const void *fatCubin);
extern CUresult functional_cuModuleUnload(CUmodule hmod) __attribute__((weak));
STUB_EXPORT CUresult cuModuleUnload(CUmodule hmod);
extern CUresult functional_cuMulticastAddDevice(CUmemGenericAllocationHandle mcHandle,
    CUdevice dev) __attribute__((weak));
STUB_EXPORT CUresult cuMulticastAddDevice(CUmemGenericAllocationHandle mcHandle, CUdevice dev);
extern CUresult functional_cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle,
    size_t mcOffset, CUdeviceptr memptr, size_t size,
    unsigned long long flags) __attribute__((weak));
STUB_EXPORT CUresult cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle, size_t mcOffset,
    CUdeviceptr memptr, size_t size, unsigned long long flags);
extern CUresult functional_cuMulticastBindMem(CUmemGenericAllocationHandle mcHandle,
    size_t mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size,
    unsigned long long flags) __attribute__((weak));
STUB_EXPORT CUresult cuMulticastBindMem(CUmemGenericAllocationHandle mcHandle, size_t mcOffset,
    CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size,
    unsigned long long flags);
extern CUresult functional_cuMulticastCreate(CUmemGenericAllocationHandle *mcHandle,
    const CUmulticastObjectProp *prop) __attribute__((weak));
STUB_EXPORT CUresult cuMulticastCreate(CUmemGenericAllocationHandle *mcHandle,
    const CUmulticastObjectProp *prop);
extern CUresult functional_cuMulticastGetGranularity(size_t *granularity,
    const CUmulticastObjectProp *prop, CUmulticastGranularity_flags option) __attribute__((weak));
STUB_EXPORT CUresult cuMulticastGetGranularity(size_t *granularity,
    const CUmulticastObjectProp *prop, CUmulticastGranularity_flags option);
extern CUresult functional_cuMulticastUnbind(CUmemGenericAllocationHandle mcHandle, CUdevice dev,
    size_t mcOffset, size_t size) __attribute__((weak));
STUB_EXPORT CUresult cuMulticastUnbind(CUmemGenericAllocationHandle mcHandle, CUdevice dev,
    size_t mcOffset, size_t size);
extern CUresult functional_cuOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize,
    CUfunction func, int numBlocks, int blockSize) __attribute__((weak));
STUB_EXPORT CUresult cuOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize,
    CUfunction func, int numBlocks, int blockSize);
extern CUresult functional_cuOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks,
    CUfunction func, int blockSize, size_t dynamicSMemSize) __attribute__((weak));
STUB_EXPORT CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, CUfunction func,
    int blockSize, size_t dynamicSMemSize);
extern CUresult functional_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks,
    CUfunction func, int blockSize, size_t dynamicSMemSize,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT CUresult cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks,
    CUfunction func, int blockSize, size_t dynamicSMemSize, unsigned int flags);
extern CUresult functional_cuOccupancyMaxActiveClusters(int *numClusters, CUfunction func,
    const CUlaunchConfig *config) __attribute__((weak));
STUB_EXPORT CUresult cuOccupancyMaxActiveClusters(int *numClusters, CUfunction func,
    const CUlaunchConfig *config);
extern CUresult functional_cuOccupancyMaxPotentialBlockSize(int *minGridSize, int *blockSize,
    CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize,
    int blockSizeLimit) __attribute__((weak));
STUB_EXPORT CUresult cuOccupancyMaxPotentialBlockSize(int *minGridSize, int *blockSize,
    CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize,
    int blockSizeLimit);
extern CUresult functional_cuOccupancyMaxPotentialBlockSizeWithFlags(int *minGridSize,
    int *blockSize, CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize,
    size_t dynamicSMemSize, int blockSizeLimit, unsigned int flags) __attribute__((weak));
STUB_EXPORT CUresult cuOccupancyMaxPotentialBlockSizeWithFlags(int *minGridSize, int *blockSize,
    CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize,
    int blockSizeLimit, unsigned int flags);
extern CUresult functional_cuOccupancyMaxPotentialClusterSize(int *clusterSize, CUfunction func,
    const CUlaunchConfig *config) __attribute__((weak));
STUB_EXPORT CUresult cuOccupancyMaxPotentialClusterSize(int *clusterSize, CUfunction func,
    const CUlaunchConfig *config);
extern CUresult functional_cuParamSetSize(CUfunction hfunc,
    unsigned int numbytes) __attribute__((weak));
STUB_EXPORT CUresult cuParamSetSize(CUfunction hfunc, unsigned int numbytes);
extern CUresult functional_cuParamSetTexRef(CUfunction hfunc, int texunit,
    CUtexref hTexRef) __attribute__((weak));
STUB_EXPORT CUresult cuParamSetTexRef(CUfunction hfunc, int texunit, CUtexref hTexRef);
extern CUresult functional_cuParamSetf(CUfunction hfunc, int offset,
    float value) __attribute__((weak));
STUB_EXPORT CUresult cuParamSetf(CUfunction hfunc, int offset, float value);
extern CUresult functional_cuParamSeti(CUfunction hfunc, int offset,
    unsigned int value) __attribute__((weak));
STUB_EXPORT CUresult cuParamSeti(CUfunction hfunc, int offset, unsigned int value);
extern CUresult functional_cuParamSetv(CUfunction hfunc, int offset, void *ptr,
    unsigned int numbytes) __attribute__((weak));
STUB_EXPORT CUresult cuParamSetv(CUfunction hfunc, int offset, void *ptr, unsigned int numbytes);
extern CUresult functional_cuPointerGetAttribute(void *data, CUpointer_attribute attribute,
    CUdeviceptr ptr) __attribute__((weak));
STUB_EXPORT CUresult cuPointerGetAttribute(void *data, CUpointer_attribute attribute,
    CUdeviceptr ptr);
extern CUresult functional_cuPointerGetAttributes(unsigned int numAttributes,
    CUpointer_attribute *attributes, void **data, CUdeviceptr ptr) __attribute__((weak));
STUB_EXPORT CUresult cuPointerGetAttributes(unsigned int numAttributes,
    CUpointer_attribute *attributes, void **data, CUdeviceptr ptr);
extern CUresult functional_cuPointerSetAttribute(const void *value, CUpointer_attribute attribute,
    CUdeviceptr ptr) __attribute__((weak));
STUB_EXPORT CUresult cuPointerSetAttribute(const void *value, CUpointer_attribute attribute,
    CUdeviceptr ptr);
extern CUresult functional_cuProfilerStart(void) __attribute__((weak));
STUB_EXPORT CUresult cuProfilerStart(void);
extern CUresult functional_cuProfilerStop(void) __attribute__((weak));
STUB_EXPORT CUresult cuProfilerStop(void);
extern CUresult functional_cuSignalExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray,
    const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray, unsigned int numExtSems,
    CUstream stream) __attribute__((weak));
STUB_EXPORT CUresult cuSignalExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray,
    const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray, unsigned int numExtSems,
    CUstream stream);
extern CUresult functional_cuSignalExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray,
    const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray, unsigned int numExtSems,
    CUstream stream) __attribute__((weak));
STUB_EXPORT CUresult cuSignalExternalSemaphoresAsync_ptsz(const CUexternalSemaphore *extSemArray,
    const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray, unsigned int numExtSems,
    CUstream stream);
extern CUresult functional_cuStreamAddCallback(CUstream hStream, CUstreamCallback callback,
    void *userData, unsigned int flags) __attribute__((weak));
STUB_EXPORT CUresult cuStreamAddCallback(CUstream hStream, CUstreamCallback callback,
    void *userData, unsigned int flags);
extern CUresult functional_cuStreamAddCallback(CUstream hStream, CUstreamCallback callback,
    void *userData, unsigned int flags) __attribute__((weak));
STUB_EXPORT CUresult cuStreamAddCallback_ptsz(CUstream hStream, CUstreamCallback callback,
    void *userData, unsigned int flags);
extern CUresult functional_cuStreamAttachMemAsync(CUstream hStream, CUdeviceptr dptr,
    size_t length, unsigned int flags) __attribute__((weak));
STUB_EXPORT CUresult cuStreamAttachMemAsync(CUstream hStream, CUdeviceptr dptr, size_t length,
    unsigned int flags);
extern CUresult functional_cuStreamAttachMemAsync(CUstream hStream, CUdeviceptr dptr,
    size_t length, unsigned int flags) __attribute__((weak));
STUB_EXPORT CUresult cuStreamAttachMemAsync_ptsz(CUstream hStream, CUdeviceptr dptr, size_t length,
    unsigned int flags);
extern CUresult functional_cuStreamBatchMemOp_v2(CUstream stream, unsigned int count,
    CUstreamBatchMemOpParams *paramArray, unsigned int flags) __attribute__((weak));
STUB_EXPORT CUresult cuStreamBatchMemOp_v2(CUstream stream, unsigned int count,
    CUstreamBatchMemOpParams *paramArray, unsigned int flags);
extern CUresult functional_cuStreamBatchMemOp_v2(CUstream stream, unsigned int count,
    CUstreamBatchMemOpParams *paramArray, unsigned int flags) __attribute__((weak));
STUB_EXPORT CUresult cuStreamBatchMemOp_v2_ptsz(CUstream stream, unsigned int count,
    CUstreamBatchMemOpParams *paramArray, unsigned int flags);
extern CUresult functional_cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph,
    const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies,
    CUstreamCaptureMode mode) __attribute__((weak));
STUB_EXPORT CUresult cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph,
    const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies,
    CUstreamCaptureMode mode);
extern CUresult functional_cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph,
    const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies,
    CUstreamCaptureMode mode) __attribute__((weak));
STUB_EXPORT CUresult cuStreamBeginCaptureToGraph_ptsz(CUstream hStream, CUgraph hGraph,
    const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies,
    CUstreamCaptureMode mode);
extern CUresult functional_cuStreamBeginCapture_v2(CUstream hStream,
    CUstreamCaptureMode mode) __attribute__((weak));
STUB_EXPORT CUresult cuStreamBeginCapture_v2(CUstream hStream, CUstreamCaptureMode mode);
extern CUresult functional_cuStreamBeginCapture_v2(CUstream hStream,
    CUstreamCaptureMode mode) __attribute__((weak));
STUB_EXPORT CUresult cuStreamBeginCapture_v2_ptsz(CUstream hStream, CUstreamCaptureMode mode);
extern CUresult functional_cuStreamCopyAttributes(CUstream dst, CUstream src) __attribute__((weak));
STUB_EXPORT CUresult cuStreamCopyAttributes(CUstream dst, CUstream src);
extern CUresult functional_cuStreamCopyAttributes(CUstream dst, CUstream src) __attribute__((weak));
STUB_EXPORT CUresult cuStreamCopyAttributes_ptsz(CUstream dst, CUstream src);
extern CUresult functional_cuStreamCreate(CUstream *phStream,
    unsigned int Flags) __attribute__((weak));
STUB_EXPORT CUresult cuStreamCreate(CUstream *phStream, unsigned int Flags);
extern CUresult functional_cuStreamCreateWithPriority(CUstream *phStream, unsigned int flags,
    int priority) __attribute__((weak));
STUB_EXPORT CUresult cuStreamCreateWithPriority(CUstream *phStream, unsigned int flags,
    int priority);
extern CUresult functional_cuStreamDestroy_v2(CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuStreamDestroy_v2(CUstream hStream);
extern CUresult functional_cuStreamEndCapture(CUstream hStream,
    CUgraph *phGraph) __attribute__((weak));
STUB_EXPORT CUresult cuStreamEndCapture(CUstream hStream, CUgraph *phGraph);
extern CUresult functional_cuStreamEndCapture(CUstream hStream,
    CUgraph *phGraph) __attribute__((weak));
STUB_EXPORT CUresult cuStreamEndCapture_ptsz(CUstream hStream, CUgraph *phGraph);
extern CUresult functional_cuStreamGetAttribute(CUstream hStream, CUstreamAttrID attr,
    CUstreamAttrValue *value_out) __attribute__((weak));
STUB_EXPORT CUresult cuStreamGetAttribute(CUstream hStream, CUstreamAttrID attr,
    CUstreamAttrValue *value_out);
extern CUresult functional_cuStreamGetAttribute(CUstream hStream, CUstreamAttrID attr,
    CUstreamAttrValue *value_out) __attribute__((weak));
STUB_EXPORT CUresult cuStreamGetAttribute_ptsz(CUstream hStream, CUstreamAttrID attr,
    CUstreamAttrValue *value_out);
extern CUresult functional_cuStreamGetCaptureInfo_v2(CUstream hStream,
    CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out,
    const CUgraphNode **dependencies_out, size_t *numDependencies_out) __attribute__((weak));
STUB_EXPORT CUresult cuStreamGetCaptureInfo_v2(CUstream hStream,
    CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out,
    const CUgraphNode **dependencies_out, size_t *numDependencies_out);
extern CUresult functional_cuStreamGetCaptureInfo_v2(CUstream hStream,
    CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out,
    const CUgraphNode **dependencies_out, size_t *numDependencies_out) __attribute__((weak));
STUB_EXPORT CUresult cuStreamGetCaptureInfo_v2_ptsz(CUstream hStream,
    CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out,
    const CUgraphNode **dependencies_out, size_t *numDependencies_out);
extern CUresult functional_cuStreamGetCaptureInfo_v3(CUstream hStream,
    CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out,
    const CUgraphNode **dependencies_out, const CUgraphEdgeData **edgeData_out,
    size_t *numDependencies_out) __attribute__((weak));
STUB_EXPORT CUresult cuStreamGetCaptureInfo_v3(CUstream hStream,
    CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out,
    const CUgraphNode **dependencies_out, const CUgraphEdgeData **edgeData_out,
    size_t *numDependencies_out);
extern CUresult functional_cuStreamGetCaptureInfo_v3(CUstream hStream,
    CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out,
    const CUgraphNode **dependencies_out, const CUgraphEdgeData **edgeData_out,
    size_t *numDependencies_out) __attribute__((weak));
STUB_EXPORT CUresult cuStreamGetCaptureInfo_v3_ptsz(CUstream hStream,
    CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out,
    const CUgraphNode **dependencies_out, const CUgraphEdgeData **edgeData_out,
    size_t *numDependencies_out);
extern CUresult functional_cuStreamGetCtx(CUstream hStream, CUcontext *pctx) __attribute__((weak));
STUB_EXPORT CUresult cuStreamGetCtx(CUstream hStream, CUcontext *pctx);
extern CUresult functional_cuStreamGetCtx(CUstream hStream, CUcontext *pctx) __attribute__((weak));
STUB_EXPORT CUresult cuStreamGetCtx_ptsz(CUstream hStream, CUcontext *pctx);
extern CUresult functional_cuStreamGetCtx_v2(CUstream hStream, CUcontext *pCtx,
    CUgreenCtx *pGreenCtx) __attribute__((weak));
STUB_EXPORT CUresult cuStreamGetCtx_v2(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx);
extern CUresult functional_cuStreamGetCtx_v2(CUstream hStream, CUcontext *pCtx,
    CUgreenCtx *pGreenCtx) __attribute__((weak));
STUB_EXPORT CUresult cuStreamGetCtx_v2_ptsz(CUstream hStream, CUcontext *pCtx,
    CUgreenCtx *pGreenCtx);
extern CUresult functional_cuStreamGetDevice(CUstream hStream,
    CUdevice *device) __attribute__((weak));
STUB_EXPORT CUresult cuStreamGetDevice(CUstream hStream, CUdevice *device);
extern CUresult functional_cuStreamGetDevice(CUstream hStream,
    CUdevice *device) __attribute__((weak));
STUB_EXPORT CUresult cuStreamGetDevice_ptsz(CUstream hStream, CUdevice *device);
extern CUresult functional_cuStreamGetFlags(CUstream hStream,
    unsigned int *flags) __attribute__((weak));
STUB_EXPORT CUresult cuStreamGetFlags(CUstream hStream, unsigned int *flags);
extern CUresult functional_cuStreamGetFlags(CUstream hStream,
    unsigned int *flags) __attribute__((weak));
STUB_EXPORT CUresult cuStreamGetFlags_ptsz(CUstream hStream, unsigned int *flags);
extern CUresult functional_cuStreamGetGreenCtx(CUstream hStream,
    CUgreenCtx *phCtx) __attribute__((weak));
STUB_EXPORT CUresult cuStreamGetGreenCtx(CUstream hStream, CUgreenCtx *phCtx);
extern CUresult functional_cuStreamGetId(CUstream hStream,
    unsigned long long *streamId) __attribute__((weak));
STUB_EXPORT CUresult cuStreamGetId(CUstream hStream, unsigned long long *streamId);
extern CUresult functional_cuStreamGetId(CUstream hStream,
    unsigned long long *streamId) __attribute__((weak));
STUB_EXPORT CUresult cuStreamGetId_ptsz(CUstream hStream, unsigned long long *streamId);
extern CUresult functional_cuStreamGetPriority(CUstream hStream,
    int *priority) __attribute__((weak));
STUB_EXPORT CUresult cuStreamGetPriority(CUstream hStream, int *priority);
extern CUresult functional_cuStreamGetPriority(CUstream hStream,
    int *priority) __attribute__((weak));
STUB_EXPORT CUresult cuStreamGetPriority_ptsz(CUstream hStream, int *priority);
extern CUresult functional_cuStreamIsCapturing(CUstream hStream,
    CUstreamCaptureStatus *captureStatus) __attribute__((weak));
STUB_EXPORT CUresult cuStreamIsCapturing(CUstream hStream, CUstreamCaptureStatus *captureStatus);
extern CUresult functional_cuStreamIsCapturing(CUstream hStream,
    CUstreamCaptureStatus *captureStatus) __attribute__((weak));
STUB_EXPORT CUresult cuStreamIsCapturing_ptsz(CUstream hStream,
    CUstreamCaptureStatus *captureStatus);
extern CUresult functional_cuStreamQuery(CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuStreamQuery(CUstream hStream);
extern CUresult functional_cuStreamQuery(CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuStreamQuery_ptsz(CUstream hStream);
extern CUresult functional_cuStreamSetAttribute(CUstream hStream, CUstreamAttrID attr,
    const CUstreamAttrValue *value) __attribute__((weak));
STUB_EXPORT CUresult cuStreamSetAttribute(CUstream hStream, CUstreamAttrID attr,
    const CUstreamAttrValue *value);
extern CUresult functional_cuStreamSetAttribute(CUstream hStream, CUstreamAttrID attr,
    const CUstreamAttrValue *value) __attribute__((weak));
STUB_EXPORT CUresult cuStreamSetAttribute_ptsz(CUstream hStream, CUstreamAttrID attr,
    const CUstreamAttrValue *value);
extern CUresult functional_cuStreamSynchronize(CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuStreamSynchronize(CUstream hStream);
extern CUresult functional_cuStreamSynchronize(CUstream hStream) __attribute__((weak));
STUB_EXPORT CUresult cuStreamSynchronize_ptsz(CUstream hStream);
extern CUresult functional_cuStreamUpdateCaptureDependencies(CUstream hStream,
    CUgraphNode *dependencies, size_t numDependencies, unsigned int flags) __attribute__((weak));
STUB_EXPORT CUresult cuStreamUpdateCaptureDependencies(CUstream hStream, CUgraphNode *dependencies,
    size_t numDependencies, unsigned int flags);
extern CUresult functional_cuStreamUpdateCaptureDependencies(CUstream hStream,
    CUgraphNode *dependencies, size_t numDependencies, unsigned int flags) __attribute__((weak));
STUB_EXPORT CUresult cuStreamUpdateCaptureDependencies_ptsz(CUstream hStream,
    CUgraphNode *dependencies, size_t numDependencies, unsigned int flags);
extern CUresult functional_cuStreamUpdateCaptureDependencies_v2(CUstream hStream,
    CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT CUresult cuStreamUpdateCaptureDependencies_v2(CUstream hStream,
    CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies,
    unsigned int flags);
extern CUresult functional_cuStreamUpdateCaptureDependencies_v2(CUstream hStream,
    CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies,
    unsigned int flags) __attribute__((weak));
STUB_EXPORT CUresult cuStreamUpdateCaptureDependencies_v2_ptsz(CUstream hStream,
    CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies,
    unsigned int flags);
extern CUresult functional_cuStreamWaitEvent(CUstream hStream, CUevent hEvent,
    unsigned int Flags) __attribute__((weak));
STUB_EXPORT CUresult cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned int Flags);
extern CUresult functional_cuStreamWaitEvent(CUstream hStream, CUevent hEvent,
    unsigned int Flags) __attribute__((weak));
STUB_EXPORT CUresult cuStreamWaitEvent_ptsz(CUstream hStream, CUevent hEvent, unsigned int Flags);
extern CUresult functional_cuStreamWaitValue32_v2(CUstream stream, CUdeviceptr addr,
    cuuint32_t value, unsigned int flags) __attribute__((weak));
STUB_EXPORT CUresult cuStreamWaitValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value,
    unsigned int flags);
extern CUresult functional_cuStreamWaitValue32_v2(CUstream stream, CUdeviceptr addr,
    cuuint32_t value, unsigned int flags) __attribute__((weak));
STUB_EXPORT CUresult cuStreamWaitValue32_v2_ptsz(CUstream stream, CUdeviceptr addr,
    cuuint32_t value, unsigned int flags);
extern CUresult functional_cuStreamWaitValue64_v2(CUstream stream, CUdeviceptr addr,
    cuuint64_t value, unsigned int flags) __attribute__((weak));
STUB_EXPORT CUresult cuStreamWaitValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value,
    unsigned int flags);
extern CUresult functional_cuStreamWaitValue64_v2(CUstream stream, CUdeviceptr addr,
    cuuint64_t value, unsigned int flags) __attribute__((weak));
STUB_EXPORT CUresult cuStreamWaitValue64_v2_ptsz(CUstream stream, CUdeviceptr addr,
    cuuint64_t value, unsigned int flags);
extern CUresult functional_cuStreamWriteValue32_v2(CUstream stream, CUdeviceptr addr,
    cuuint32_t value, unsigned int flags) __attribute__((weak));
STUB_EXPORT CUresult cuStreamWriteValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value,
    unsigned int flags);
extern CUresult functional_cuStreamWriteValue32_v2(CUstream stream, CUdeviceptr addr,
    cuuint32_t value, unsigned int flags) __attribute__((weak));
STUB_EXPORT CUresult cuStreamWriteValue32_v2_ptsz(CUstream stream, CUdeviceptr addr,
    cuuint32_t value, unsigned int flags);
extern CUresult functional_cuStreamWriteValue64_v2(CUstream stream, CUdeviceptr addr,
    cuuint64_t value, unsigned int flags) __attribute__((weak));
STUB_EXPORT CUresult cuStreamWriteValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value,
    unsigned int flags);
extern CUresult functional_cuStreamWriteValue64_v2(CUstream stream, CUdeviceptr addr,
    cuuint64_t value, unsigned int flags) __attribute__((weak));
STUB_EXPORT CUresult cuStreamWriteValue64_v2_ptsz(CUstream stream, CUdeviceptr addr,
    cuuint64_t value, unsigned int flags);
extern CUresult functional_cuSurfObjectCreate(CUsurfObject *pSurfObject,
    const CUDA_RESOURCE_DESC *pResDesc) __attribute__((weak));
STUB_EXPORT CUresult cuSurfObjectCreate(CUsurfObject *pSurfObject,
    const CUDA_RESOURCE_DESC *pResDesc);
extern CUresult functional_cuSurfObjectDestroy(CUsurfObject surfObject) __attribute__((weak));
STUB_EXPORT CUresult cuSurfObjectDestroy(CUsurfObject surfObject);
extern CUresult functional_cuSurfObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc,
    CUsurfObject surfObject) __attribute__((weak));
STUB_EXPORT CUresult cuSurfObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc,
    CUsurfObject surfObject);
extern CUresult functional_cuSurfRefGetArray(CUarray *phArray,
    CUsurfref hSurfRef) __attribute__((weak));
STUB_EXPORT CUresult cuSurfRefGetArray(CUarray *phArray, CUsurfref hSurfRef);
extern CUresult functional_cuSurfRefSetArray(CUsurfref hSurfRef, CUarray hArray,
    unsigned int Flags) __attribute__((weak));
STUB_EXPORT CUresult cuSurfRefSetArray(CUsurfref hSurfRef, CUarray hArray, unsigned int Flags);
extern CUresult functional_cuTensorMapEncodeIm2col(CUtensorMap *tensorMap,
    CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress,
    const cuuint64_t *globalDim, const cuuint64_t *globalStrides, const int *pixelBoxLowerCorner,
    const int *pixelBoxUpperCorner, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn,
    const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle,
    CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill) __attribute__((weak));
STUB_EXPORT CUresult cuTensorMapEncodeIm2col(CUtensorMap *tensorMap,
    CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress,
    const cuuint64_t *globalDim, const cuuint64_t *globalStrides, const int *pixelBoxLowerCorner,
    const int *pixelBoxUpperCorner, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn,
    const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle,
    CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill);
extern CUresult functional_cuTensorMapEncodeIm2colWide(CUtensorMap *tensorMap,
    CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress,
    const cuuint64_t *globalDim, const cuuint64_t *globalStrides, int pixelBoxLowerCornerWidth,
    int pixelBoxUpperCornerWidth, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn,
    const cuuint32_t *elementStrides, CUtensorMapInterleave interleave,
    CUtensorMapIm2ColWideMode mode, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion,
    CUtensorMapFloatOOBfill oobFill) __attribute__((weak));
STUB_EXPORT CUresult cuTensorMapEncodeIm2colWide(CUtensorMap *tensorMap,
    CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress,
    const cuuint64_t *globalDim, const cuuint64_t *globalStrides, int pixelBoxLowerCornerWidth,
    int pixelBoxUpperCornerWidth, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn,
    const cuuint32_t *elementStrides, CUtensorMapInterleave interleave,
    CUtensorMapIm2ColWideMode mode, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion,
    CUtensorMapFloatOOBfill oobFill);
extern CUresult functional_cuTensorMapEncodeTiled(CUtensorMap *tensorMap,
    CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress,
    const cuuint64_t *globalDim, const cuuint64_t *globalStrides, const cuuint32_t *boxDim,
    const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle,
    CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill) __attribute__((weak));
STUB_EXPORT CUresult cuTensorMapEncodeTiled(CUtensorMap *tensorMap,
    CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress,
    const cuuint64_t *globalDim, const cuuint64_t *globalStrides, const cuuint32_t *boxDim,
    const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle,
    CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill);
extern CUresult functional_cuTensorMapReplaceAddress(CUtensorMap *tensorMap,
    void *globalAddress) __attribute__((weak));
STUB_EXPORT CUresult cuTensorMapReplaceAddress(CUtensorMap *tensorMap, void *globalAddress);
extern CUresult functional_cuTexObjectCreate(CUtexObject *pTexObject,
    const CUDA_RESOURCE_DESC *pResDesc, const CUDA_TEXTURE_DESC *pTexDesc,
    const CUDA_RESOURCE_VIEW_DESC *pResViewDesc) __attribute__((weak));
STUB_EXPORT CUresult cuTexObjectCreate(CUtexObject *pTexObject, const CUDA_RESOURCE_DESC *pResDesc,
    const CUDA_TEXTURE_DESC *pTexDesc, const CUDA_RESOURCE_VIEW_DESC *pResViewDesc);
extern CUresult functional_cuTexObjectDestroy(CUtexObject texObject) __attribute__((weak));
STUB_EXPORT CUresult cuTexObjectDestroy(CUtexObject texObject);
extern CUresult functional_cuTexObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc,
    CUtexObject texObject) __attribute__((weak));
STUB_EXPORT CUresult cuTexObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc,
    CUtexObject texObject);
extern CUresult functional_cuTexObjectGetResourceViewDesc(CUDA_RESOURCE_VIEW_DESC *pResViewDesc,
    CUtexObject texObject) __attribute__((weak));
STUB_EXPORT CUresult cuTexObjectGetResourceViewDesc(CUDA_RESOURCE_VIEW_DESC *pResViewDesc,
    CUtexObject texObject);
extern CUresult functional_cuTexObjectGetTextureDesc(CUDA_TEXTURE_DESC *pTexDesc,
    CUtexObject texObject) __attribute__((weak));
STUB_EXPORT CUresult cuTexObjectGetTextureDesc(CUDA_TEXTURE_DESC *pTexDesc, CUtexObject texObject);
extern CUresult functional_cuTexRefCreate(CUtexref *pTexRef) __attribute__((weak));
STUB_EXPORT CUresult cuTexRefCreate(CUtexref *pTexRef);
extern CUresult functional_cuTexRefDestroy(CUtexref hTexRef) __attribute__((weak));
STUB_EXPORT CUresult cuTexRefDestroy(CUtexref hTexRef);
extern CUresult functional_cuTexRefGetAddressMode(CUaddress_mode *pam, CUtexref hTexRef,
    int dim) __attribute__((weak));
STUB_EXPORT CUresult cuTexRefGetAddressMode(CUaddress_mode *pam, CUtexref hTexRef, int dim);
extern CUresult functional_cuTexRefGetAddress_v2(CUdeviceptr *pdptr,
    CUtexref hTexRef) __attribute__((weak));
STUB_EXPORT CUresult cuTexRefGetAddress_v2(CUdeviceptr *pdptr, CUtexref hTexRef);
extern CUresult functional_cuTexRefGetArray(CUarray *phArray,
    CUtexref hTexRef) __attribute__((weak));
STUB_EXPORT CUresult cuTexRefGetArray(CUarray *phArray, CUtexref hTexRef);
extern CUresult functional_cuTexRefGetBorderColor(float *pBorderColor,
    CUtexref hTexRef) __attribute__((weak));
STUB_EXPORT CUresult cuTexRefGetBorderColor(float *pBorderColor, CUtexref hTexRef);
extern CUresult functional_cuTexRefGetFilterMode(CUfilter_mode *pfm,
    CUtexref hTexRef) __attribute__((weak));
STUB_EXPORT CUresult cuTexRefGetFilterMode(CUfilter_mode *pfm, CUtexref hTexRef);
extern CUresult functional_cuTexRefGetFlags(unsigned int *pFlags,
    CUtexref hTexRef) __attribute__((weak));
STUB_EXPORT CUresult cuTexRefGetFlags(unsigned int *pFlags, CUtexref hTexRef);
extern CUresult functional_cuTexRefGetFormat(CUarray_format *pFormat, int *pNumChannels,
    CUtexref hTexRef) __attribute__((weak));
STUB_EXPORT CUresult cuTexRefGetFormat(CUarray_format *pFormat, int *pNumChannels,
    CUtexref hTexRef);
extern CUresult functional_cuTexRefGetMaxAnisotropy(int *pmaxAniso,
    CUtexref hTexRef) __attribute__((weak));
STUB_EXPORT CUresult cuTexRefGetMaxAnisotropy(int *pmaxAniso, CUtexref hTexRef);
extern CUresult functional_cuTexRefGetMipmapFilterMode(CUfilter_mode *pfm,
    CUtexref hTexRef) __attribute__((weak));
STUB_EXPORT CUresult cuTexRefGetMipmapFilterMode(CUfilter_mode *pfm, CUtexref hTexRef);
extern CUresult functional_cuTexRefGetMipmapLevelBias(float *pbias,
    CUtexref hTexRef) __attribute__((weak));
STUB_EXPORT CUresult cuTexRefGetMipmapLevelBias(float *pbias, CUtexref hTexRef);
extern CUresult functional_cuTexRefGetMipmapLevelClamp(float *pminMipmapLevelClamp,
    float *pmaxMipmapLevelClamp, CUtexref hTexRef) __attribute__((weak));
STUB_EXPORT CUresult cuTexRefGetMipmapLevelClamp(float *pminMipmapLevelClamp,
    float *pmaxMipmapLevelClamp, CUtexref hTexRef);
extern CUresult functional_cuTexRefGetMipmappedArray(CUmipmappedArray *phMipmappedArray,
    CUtexref hTexRef) __attribute__((weak));
STUB_EXPORT CUresult cuTexRefGetMipmappedArray(CUmipmappedArray *phMipmappedArray,
    CUtexref hTexRef);
extern CUresult functional_cuTexRefSetAddress2D_v3(CUtexref hTexRef,
    const CUDA_ARRAY_DESCRIPTOR *desc, CUdeviceptr dptr, size_t Pitch) __attribute__((weak));
STUB_EXPORT CUresult cuTexRefSetAddress2D_v3(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR *desc,
    CUdeviceptr dptr, size_t Pitch);
extern CUresult functional_cuTexRefSetAddressMode(CUtexref hTexRef, int dim,
    CUaddress_mode am) __attribute__((weak));
STUB_EXPORT CUresult cuTexRefSetAddressMode(CUtexref hTexRef, int dim, CUaddress_mode am);
extern CUresult functional_cuTexRefSetAddress_v2(size_t *ByteOffset, CUtexref hTexRef,
    CUdeviceptr dptr, size_t bytes) __attribute__((weak));
STUB_EXPORT CUresult cuTexRefSetAddress_v2(size_t *ByteOffset, CUtexref hTexRef, CUdeviceptr dptr,
    size_t bytes);
extern CUresult functional_cuTexRefSetArray(CUtexref hTexRef, CUarray hArray,
    unsigned int Flags) __attribute__((weak));
STUB_EXPORT CUresult cuTexRefSetArray(CUtexref hTexRef, CUarray hArray, unsigned int Flags);
extern CUresult functional_cuTexRefSetBorderColor(CUtexref hTexRef,
    float *pBorderColor) __attribute__((weak));
STUB_EXPORT CUresult cuTexRefSetBorderColor(CUtexref hTexRef, float *pBorderColor);
extern CUresult functional_cuTexRefSetFilterMode(CUtexref hTexRef,
    CUfilter_mode fm) __attribute__((weak));
STUB_EXPORT CUresult cuTexRefSetFilterMode(CUtexref hTexRef, CUfilter_mode fm);
extern CUresult functional_cuTexRefSetFlags(CUtexref hTexRef,
    unsigned int Flags) __attribute__((weak));
STUB_EXPORT CUresult cuTexRefSetFlags(CUtexref hTexRef, unsigned int Flags);
extern CUresult functional_cuTexRefSetFormat(CUtexref hTexRef, CUarray_format fmt,
    int NumPackedComponents) __attribute__((weak));
STUB_EXPORT CUresult cuTexRefSetFormat(CUtexref hTexRef, CUarray_format fmt,
    int NumPackedComponents);
extern CUresult functional_cuTexRefSetMaxAnisotropy(CUtexref hTexRef,
    unsigned int maxAniso) __attribute__((weak));
STUB_EXPORT CUresult cuTexRefSetMaxAnisotropy(CUtexref hTexRef, unsigned int maxAniso);
extern CUresult functional_cuTexRefSetMipmapFilterMode(CUtexref hTexRef,
    CUfilter_mode fm) __attribute__((weak));
STUB_EXPORT CUresult cuTexRefSetMipmapFilterMode(CUtexref hTexRef, CUfilter_mode fm);
extern CUresult functional_cuTexRefSetMipmapLevelBias(CUtexref hTexRef,
    float bias) __attribute__((weak));
STUB_EXPORT CUresult cuTexRefSetMipmapLevelBias(CUtexref hTexRef, float bias);
extern CUresult functional_cuTexRefSetMipmapLevelClamp(CUtexref hTexRef, float minMipmapLevelClamp,
    float maxMipmapLevelClamp) __attribute__((weak));
STUB_EXPORT CUresult cuTexRefSetMipmapLevelClamp(CUtexref hTexRef, float minMipmapLevelClamp,
    float maxMipmapLevelClamp);
extern CUresult functional_cuTexRefSetMipmappedArray(CUtexref hTexRef,
    CUmipmappedArray hMipmappedArray, unsigned int Flags) __attribute__((weak));
STUB_EXPORT CUresult cuTexRefSetMipmappedArray(CUtexref hTexRef, CUmipmappedArray hMipmappedArray,
    unsigned int Flags);
extern CUresult functional_cuThreadExchangeStreamCaptureMode(
    CUstreamCaptureMode *mode) __attribute__((weak));
STUB_EXPORT CUresult cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode);
extern CUresult functional_cuUserObjectCreate(CUuserObject *object_out, void *ptr,
    CUhostFn destroy, unsigned int initialRefcount, unsigned int flags) __attribute__((weak));
STUB_EXPORT CUresult cuUserObjectCreate(CUuserObject *object_out, void *ptr, CUhostFn destroy,
    unsigned int initialRefcount, unsigned int flags);
extern CUresult functional_cuUserObjectRelease(CUuserObject object,
    unsigned int count) __attribute__((weak));
STUB_EXPORT CUresult cuUserObjectRelease(CUuserObject object, unsigned int count);
extern CUresult functional_cuUserObjectRetain(CUuserObject object,
    unsigned int count) __attribute__((weak));
STUB_EXPORT CUresult cuUserObjectRetain(CUuserObject object, unsigned int count);
extern CUresult functional_cuVDPAUCtxCreate_v2(CUcontext *pCtx, unsigned int flags,
    CUdevice device, VdpDevice vdpDevice,
    int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **)) __attribute__((weak));
STUB_EXPORT CUresult cuVDPAUCtxCreate_v2(CUcontext *pCtx, unsigned int flags, CUdevice device,
    VdpDevice vdpDevice, int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **));
extern CUresult functional_cuVDPAUGetDevice(CUdevice *pDevice, VdpDevice vdpDevice,
    int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **)) __attribute__((weak));
STUB_EXPORT CUresult cuVDPAUGetDevice(CUdevice *pDevice, VdpDevice vdpDevice,
    int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **));
extern CUresult functional_cuWaitExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray,
    const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray, unsigned int numExtSems,
    CUstream stream) __attribute__((weak));
STUB_EXPORT CUresult cuWaitExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray,
    const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray, unsigned int numExtSems,
    CUstream stream);
extern CUresult functional_cuWaitExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray,
    const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray, unsigned int numExtSems,
    CUstream stream) __attribute__((weak));
STUB_EXPORT CUresult cuWaitExternalSemaphoresAsync_ptsz(const CUexternalSemaphore *extSemArray,
    const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray, unsigned int numExtSems,
    CUstream stream);

STUB_EXPORT CUresult
cuArray3DCreate_v2(CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray)
{
    if (STUB_LIKELY(stub_modes[0] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[0] == STUB_FUNCTIONAL && functional_cuArray3DCreate_v2 != NULL)
        return functional_cuArray3DCreate_v2(pHandle, pAllocateArray);
    stub_call *recorded = stub_begin(0);
    stub_argument(recorded, &pHandle, sizeof pHandle);
    stub_argument(recorded, &pAllocateArray, sizeof pAllocateArray);
    stub_input(recorded, 1, pAllocateArray, sizeof(CUDA_ARRAY3D_DESCRIPTOR));
    stub_output(recorded, 0, (void *)pHandle, sizeof(CUarray));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuArray3DGetDescriptor_v2(CUDA_ARRAY3D_DESCRIPTOR *pArrayDescriptor, CUarray hArray)
{
    if (STUB_LIKELY(stub_modes[1] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[1] == STUB_FUNCTIONAL && functional_cuArray3DGetDescriptor_v2 != NULL)
        return functional_cuArray3DGetDescriptor_v2(pArrayDescriptor, hArray);
    stub_call *recorded = stub_begin(1);
    stub_argument(recorded, &pArrayDescriptor, sizeof pArrayDescriptor);
    stub_argument(recorded, &hArray, sizeof hArray);
    stub_output(recorded, 0, (void *)pArrayDescriptor, sizeof(CUDA_ARRAY3D_DESCRIPTOR));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuArrayCreate_v2(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR *pAllocateArray)
{
    if (STUB_LIKELY(stub_modes[2] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[2] == STUB_FUNCTIONAL && functional_cuArrayCreate_v2 != NULL)
        return functional_cuArrayCreate_v2(pHandle, pAllocateArray);
    stub_call *recorded = stub_begin(2);
    stub_argument(recorded, &pHandle, sizeof pHandle);
    stub_argument(recorded, &pAllocateArray, sizeof pAllocateArray);
    stub_input(recorded, 1, pAllocateArray, sizeof(CUDA_ARRAY_DESCRIPTOR));
    stub_output(recorded, 0, (void *)pHandle, sizeof(CUarray));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuArrayDestroy(CUarray hArray)
{
    if (STUB_LIKELY(stub_modes[3] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[3] == STUB_FUNCTIONAL && functional_cuArrayDestroy != NULL)
        return functional_cuArrayDestroy(hArray);
    stub_call *recorded = stub_begin(3);
    stub_argument(recorded, &hArray, sizeof hArray);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuArrayGetDescriptor_v2(CUDA_ARRAY_DESCRIPTOR *pArrayDescriptor, CUarray hArray)
{
    if (STUB_LIKELY(stub_modes[4] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[4] == STUB_FUNCTIONAL && functional_cuArrayGetDescriptor_v2 != NULL)
        return functional_cuArrayGetDescriptor_v2(pArrayDescriptor, hArray);
    stub_call *recorded = stub_begin(4);
    stub_argument(recorded, &pArrayDescriptor, sizeof pArrayDescriptor);
    stub_argument(recorded, &hArray, sizeof hArray);
    stub_output(recorded, 0, (void *)pArrayDescriptor, sizeof(CUDA_ARRAY_DESCRIPTOR));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements, CUarray array,
    CUdevice device)
{
    if (STUB_LIKELY(stub_modes[5] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[5] == STUB_FUNCTIONAL && functional_cuArrayGetMemoryRequirements != NULL)
        return functional_cuArrayGetMemoryRequirements(memoryRequirements, array, device);
    stub_call *recorded = stub_begin(5);
    stub_argument(recorded, &memoryRequirements, sizeof memoryRequirements);
    stub_argument(recorded, &array, sizeof array);
    stub_argument(recorded, &device, sizeof device);
    stub_output(recorded, 0, (void *)memoryRequirements, sizeof(CUDA_ARRAY_MEMORY_REQUIREMENTS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuArrayGetPlane(CUarray *pPlaneArray, CUarray hArray, unsigned int planeIdx)
{
    if (STUB_LIKELY(stub_modes[6] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[6] == STUB_FUNCTIONAL && functional_cuArrayGetPlane != NULL)
        return functional_cuArrayGetPlane(pPlaneArray, hArray, planeIdx);
    stub_call *recorded = stub_begin(6);
    stub_argument(recorded, &pPlaneArray, sizeof pPlaneArray);
    stub_argument(recorded, &hArray, sizeof hArray);
    stub_argument(recorded, &planeIdx, sizeof planeIdx);
    stub_output(recorded, 0, (void *)pPlaneArray, sizeof(CUarray));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties, CUarray array)
{
    if (STUB_LIKELY(stub_modes[7] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[7] == STUB_FUNCTIONAL && functional_cuArrayGetSparseProperties != NULL)
        return functional_cuArrayGetSparseProperties(sparseProperties, array);
    stub_call *recorded = stub_begin(7);
    stub_argument(recorded, &sparseProperties, sizeof sparseProperties);
    stub_argument(recorded, &array, sizeof array);
    stub_output(recorded, 0, (void *)sparseProperties, sizeof(CUDA_ARRAY_SPARSE_PROPERTIES));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCheckpointProcessCheckpoint(int pid, CUcheckpointCheckpointArgs *args)
{
    if (STUB_LIKELY(stub_modes[8] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[8] == STUB_FUNCTIONAL && functional_cuCheckpointProcessCheckpoint != NULL)
        return functional_cuCheckpointProcessCheckpoint(pid, args);
    stub_call *recorded = stub_begin(8);
    stub_argument(recorded, &pid, sizeof pid);
    stub_argument(recorded, &args, sizeof args);
    stub_input(recorded, 1, args, sizeof(CUcheckpointCheckpointArgs));
    stub_output_open(recorded, 1, (void *)args, 0);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCheckpointProcessGetRestoreThreadId(int pid, int *tid)
{
    if (STUB_LIKELY(stub_modes[9] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[9] == STUB_FUNCTIONAL
        && functional_cuCheckpointProcessGetRestoreThreadId != NULL)
        return functional_cuCheckpointProcessGetRestoreThreadId(pid, tid);
    stub_call *recorded = stub_begin(9);
    stub_argument(recorded, &pid, sizeof pid);
    stub_argument(recorded, &tid, sizeof tid);
    stub_output(recorded, 1, (void *)tid, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCheckpointProcessGetState(int pid, CUprocessState *state)
{
    if (STUB_LIKELY(stub_modes[10] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[10] == STUB_FUNCTIONAL && functional_cuCheckpointProcessGetState != NULL)
        return functional_cuCheckpointProcessGetState(pid, state);
    stub_call *recorded = stub_begin(10);
    stub_argument(recorded, &pid, sizeof pid);
    stub_argument(recorded, &state, sizeof state);
    stub_output(recorded, 1, (void *)state, sizeof(CUprocessState));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCheckpointProcessLock(int pid, CUcheckpointLockArgs *args)
{
    if (STUB_LIKELY(stub_modes[11] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[11] == STUB_FUNCTIONAL && functional_cuCheckpointProcessLock != NULL)
        return functional_cuCheckpointProcessLock(pid, args);
    stub_call *recorded = stub_begin(11);
    stub_argument(recorded, &pid, sizeof pid);
    stub_argument(recorded, &args, sizeof args);
    stub_input(recorded, 1, args, sizeof(CUcheckpointLockArgs));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCheckpointProcessRestore(int pid, CUcheckpointRestoreArgs *args)
{
    if (STUB_LIKELY(stub_modes[12] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[12] == STUB_FUNCTIONAL && functional_cuCheckpointProcessRestore != NULL)
        return functional_cuCheckpointProcessRestore(pid, args);
    stub_call *recorded = stub_begin(12);
    stub_argument(recorded, &pid, sizeof pid);
    stub_argument(recorded, &args, sizeof args);
    stub_input(recorded, 1, args, sizeof(CUcheckpointRestoreArgs));
    stub_output_open(recorded, 1, (void *)args, 0);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCheckpointProcessUnlock(int pid, CUcheckpointUnlockArgs *args)
{
    if (STUB_LIKELY(stub_modes[13] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[13] == STUB_FUNCTIONAL && functional_cuCheckpointProcessUnlock != NULL)
        return functional_cuCheckpointProcessUnlock(pid, args);
    stub_call *recorded = stub_begin(13);
    stub_argument(recorded, &pid, sizeof pid);
    stub_argument(recorded, &args, sizeof args);
    stub_input(recorded, 1, args, sizeof(CUcheckpointUnlockArgs));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCoredumpGetAttribute(CUcoredumpSettings attrib, void *value, size_t *size)
{
    if (STUB_LIKELY(stub_modes[14] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[14] == STUB_FUNCTIONAL && functional_cuCoredumpGetAttribute != NULL)
        return functional_cuCoredumpGetAttribute(attrib, value, size);
    stub_call *recorded = stub_begin(14);
    stub_argument(recorded, &attrib, sizeof attrib);
    stub_argument(recorded, &value, sizeof value);
    stub_argument(recorded, &size, sizeof size);
    stub_input(recorded, 2, size, sizeof(size_t));
    stub_output(recorded, 1, (void *)value, value_size_coredump_settings(attrib, 1));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCoredumpGetAttributeGlobal(CUcoredumpSettings attrib, void *value, size_t *size)
{
    if (STUB_LIKELY(stub_modes[15] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[15] == STUB_FUNCTIONAL && functional_cuCoredumpGetAttributeGlobal != NULL)
        return functional_cuCoredumpGetAttributeGlobal(attrib, value, size);
    stub_call *recorded = stub_begin(15);
    stub_argument(recorded, &attrib, sizeof attrib);
    stub_argument(recorded, &value, sizeof value);
    stub_argument(recorded, &size, sizeof size);
    stub_input(recorded, 2, size, sizeof(size_t));
    stub_output(recorded, 1, (void *)value, value_size_coredump_settings(attrib, 1));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCoredumpSetAttribute(CUcoredumpSettings attrib, void *value, size_t *size)
{
    if (STUB_LIKELY(stub_modes[16] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[16] == STUB_FUNCTIONAL && functional_cuCoredumpSetAttribute != NULL)
        return functional_cuCoredumpSetAttribute(attrib, value, size);
    stub_call *recorded = stub_begin(16);
    stub_argument(recorded, &attrib, sizeof attrib);
    stub_argument(recorded, &value, sizeof value);
    stub_argument(recorded, &size, sizeof size);
    stub_input(recorded, 1, value, (size != NULL ? *size : 0));
    stub_input(recorded, 2, size, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCoredumpSetAttributeGlobal(CUcoredumpSettings attrib, void *value, size_t *size)
{
    if (STUB_LIKELY(stub_modes[17] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[17] == STUB_FUNCTIONAL && functional_cuCoredumpSetAttributeGlobal != NULL)
        return functional_cuCoredumpSetAttributeGlobal(attrib, value, size);
    stub_call *recorded = stub_begin(17);
    stub_argument(recorded, &attrib, sizeof attrib);
    stub_argument(recorded, &value, sizeof value);
    stub_argument(recorded, &size, sizeof size);
    stub_input(recorded, 1, value, (size != NULL ? *size : 0));
    stub_input(recorded, 2, size, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxAttach(CUcontext *pctx, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[18] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[18] == STUB_FUNCTIONAL && functional_cuCtxAttach != NULL)
        return functional_cuCtxAttach(pctx, flags);
    stub_call *recorded = stub_begin(18);
    stub_argument(recorded, &pctx, sizeof pctx);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)pctx, sizeof(CUcontext));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxCreate_v2(CUcontext *pctx, unsigned int flags, CUdevice dev)
{
    if (STUB_LIKELY(stub_modes[19] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[19] == STUB_FUNCTIONAL && functional_cuCtxCreate_v2 != NULL)
        return functional_cuCtxCreate_v2(pctx, flags, dev);
    stub_call *recorded = stub_begin(19);
    stub_argument(recorded, &pctx, sizeof pctx);
    stub_argument(recorded, &flags, sizeof flags);
    stub_argument(recorded, &dev, sizeof dev);
    stub_output(recorded, 0, (void *)pctx, sizeof(CUcontext));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxCreate_v3(CUcontext *pctx, CUexecAffinityParam *paramsArray, int numParams,
    unsigned int flags, CUdevice dev)
{
    if (STUB_LIKELY(stub_modes[20] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[20] == STUB_FUNCTIONAL && functional_cuCtxCreate_v3 != NULL)
        return functional_cuCtxCreate_v3(pctx, paramsArray, numParams, flags, dev);
    stub_call *recorded = stub_begin(20);
    stub_argument(recorded, &pctx, sizeof pctx);
    stub_argument(recorded, &paramsArray, sizeof paramsArray);
    stub_argument(recorded, &numParams, sizeof numParams);
    stub_argument(recorded, &flags, sizeof flags);
    stub_argument(recorded, &dev, sizeof dev);
    stub_input(recorded, 1, paramsArray,
        stub_items((size_t)numParams) * sizeof(CUexecAffinityParam));
    stub_output(recorded, 0, (void *)pctx, sizeof(CUcontext));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxCreate_v4(CUcontext *pctx, CUctxCreateParams *ctxCreateParams, unsigned int flags,
    CUdevice dev)
{
    if (STUB_LIKELY(stub_modes[21] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[21] == STUB_FUNCTIONAL && functional_cuCtxCreate_v4 != NULL)
        return functional_cuCtxCreate_v4(pctx, ctxCreateParams, flags, dev);
    stub_call *recorded = stub_begin(21);
    stub_argument(recorded, &pctx, sizeof pctx);
    stub_argument(recorded, &ctxCreateParams, sizeof ctxCreateParams);
    stub_argument(recorded, &flags, sizeof flags);
    stub_argument(recorded, &dev, sizeof dev);
    stub_input(recorded, 1, ctxCreateParams, sizeof(CUctxCreateParams));
    stub_output(recorded, 0, (void *)pctx, sizeof(CUcontext));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxDestroy_v2(CUcontext ctx)
{
    if (STUB_LIKELY(stub_modes[22] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[22] == STUB_FUNCTIONAL && functional_cuCtxDestroy_v2 != NULL)
        return functional_cuCtxDestroy_v2(ctx);
    stub_call *recorded = stub_begin(22);
    stub_argument(recorded, &ctx, sizeof ctx);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxDetach(CUcontext ctx)
{
    if (STUB_LIKELY(stub_modes[23] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[23] == STUB_FUNCTIONAL && functional_cuCtxDetach != NULL)
        return functional_cuCtxDetach(ctx);
    stub_call *recorded = stub_begin(23);
    stub_argument(recorded, &ctx, sizeof ctx);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxDisablePeerAccess(CUcontext peerContext)
{
    if (STUB_LIKELY(stub_modes[24] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[24] == STUB_FUNCTIONAL && functional_cuCtxDisablePeerAccess != NULL)
        return functional_cuCtxDisablePeerAccess(peerContext);
    stub_call *recorded = stub_begin(24);
    stub_argument(recorded, &peerContext, sizeof peerContext);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxEnablePeerAccess(CUcontext peerContext, unsigned int Flags)
{
    if (STUB_LIKELY(stub_modes[25] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[25] == STUB_FUNCTIONAL && functional_cuCtxEnablePeerAccess != NULL)
        return functional_cuCtxEnablePeerAccess(peerContext, Flags);
    stub_call *recorded = stub_begin(25);
    stub_argument(recorded, &peerContext, sizeof peerContext);
    stub_argument(recorded, &Flags, sizeof Flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxFromGreenCtx(CUcontext *pContext, CUgreenCtx hCtx)
{
    if (STUB_LIKELY(stub_modes[26] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[26] == STUB_FUNCTIONAL && functional_cuCtxFromGreenCtx != NULL)
        return functional_cuCtxFromGreenCtx(pContext, hCtx);
    stub_call *recorded = stub_begin(26);
    stub_argument(recorded, &pContext, sizeof pContext);
    stub_argument(recorded, &hCtx, sizeof hCtx);
    stub_output(recorded, 0, (void *)pContext, sizeof(CUcontext));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxGetApiVersion(CUcontext ctx, unsigned int *version)
{
    if (STUB_LIKELY(stub_modes[27] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[27] == STUB_FUNCTIONAL && functional_cuCtxGetApiVersion != NULL)
        return functional_cuCtxGetApiVersion(ctx, version);
    stub_call *recorded = stub_begin(27);
    stub_argument(recorded, &ctx, sizeof ctx);
    stub_argument(recorded, &version, sizeof version);
    stub_output(recorded, 1, (void *)version, sizeof(unsigned int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxGetCacheConfig(CUfunc_cache *pconfig)
{
    if (STUB_LIKELY(stub_modes[28] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[28] == STUB_FUNCTIONAL && functional_cuCtxGetCacheConfig != NULL)
        return functional_cuCtxGetCacheConfig(pconfig);
    stub_call *recorded = stub_begin(28);
    stub_argument(recorded, &pconfig, sizeof pconfig);
    stub_output(recorded, 0, (void *)pconfig, sizeof(CUfunc_cache));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxGetCurrent(CUcontext *pctx)
{
    if (STUB_LIKELY(stub_modes[29] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[29] == STUB_FUNCTIONAL && functional_cuCtxGetCurrent != NULL)
        return functional_cuCtxGetCurrent(pctx);
    stub_call *recorded = stub_begin(29);
    stub_argument(recorded, &pctx, sizeof pctx);
    stub_output(recorded, 0, (void *)pctx, sizeof(CUcontext));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxGetDevResource(CUcontext hCtx, CUdevResource *resource, CUdevResourceType type)
{
    if (STUB_LIKELY(stub_modes[30] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[30] == STUB_FUNCTIONAL && functional_cuCtxGetDevResource != NULL)
        return functional_cuCtxGetDevResource(hCtx, resource, type);
    stub_call *recorded = stub_begin(30);
    stub_argument(recorded, &hCtx, sizeof hCtx);
    stub_argument(recorded, &resource, sizeof resource);
    stub_argument(recorded, &type, sizeof type);
    stub_output(recorded, 1, (void *)resource, sizeof(CUdevResource));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxGetDevice(CUdevice *device)
{
    if (STUB_LIKELY(stub_modes[31] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[31] == STUB_FUNCTIONAL && functional_cuCtxGetDevice != NULL)
        return functional_cuCtxGetDevice(device);
    stub_call *recorded = stub_begin(31);
    stub_argument(recorded, &device, sizeof device);
    stub_output(recorded, 0, (void *)device, sizeof(CUdevice));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxGetExecAffinity(CUexecAffinityParam *pExecAffinity, CUexecAffinityType type)
{
    if (STUB_LIKELY(stub_modes[32] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[32] == STUB_FUNCTIONAL && functional_cuCtxGetExecAffinity != NULL)
        return functional_cuCtxGetExecAffinity(pExecAffinity, type);
    stub_call *recorded = stub_begin(32);
    stub_argument(recorded, &pExecAffinity, sizeof pExecAffinity);
    stub_argument(recorded, &type, sizeof type);
    stub_output(recorded, 0, (void *)pExecAffinity, sizeof(CUexecAffinityParam));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxGetFlags(unsigned int *flags)
{
    if (STUB_LIKELY(stub_modes[33] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[33] == STUB_FUNCTIONAL && functional_cuCtxGetFlags != NULL)
        return functional_cuCtxGetFlags(flags);
    stub_call *recorded = stub_begin(33);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)flags, sizeof(unsigned int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxGetId(CUcontext ctx, unsigned long long *ctxId)
{
    if (STUB_LIKELY(stub_modes[34] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[34] == STUB_FUNCTIONAL && functional_cuCtxGetId != NULL)
        return functional_cuCtxGetId(ctx, ctxId);
    stub_call *recorded = stub_begin(34);
    stub_argument(recorded, &ctx, sizeof ctx);
    stub_argument(recorded, &ctxId, sizeof ctxId);
    stub_output(recorded, 1, (void *)ctxId, sizeof(unsigned long long));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxGetLimit(size_t *pvalue, CUlimit limit)
{
    if (STUB_LIKELY(stub_modes[35] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[35] == STUB_FUNCTIONAL && functional_cuCtxGetLimit != NULL)
        return functional_cuCtxGetLimit(pvalue, limit);
    stub_call *recorded = stub_begin(35);
    stub_argument(recorded, &pvalue, sizeof pvalue);
    stub_argument(recorded, &limit, sizeof limit);
    stub_output(recorded, 0, (void *)pvalue, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxGetSharedMemConfig(CUsharedconfig *pConfig)
{
    if (STUB_LIKELY(stub_modes[36] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[36] == STUB_FUNCTIONAL && functional_cuCtxGetSharedMemConfig != NULL)
        return functional_cuCtxGetSharedMemConfig(pConfig);
    stub_call *recorded = stub_begin(36);
    stub_argument(recorded, &pConfig, sizeof pConfig);
    stub_output(recorded, 0, (void *)pConfig, sizeof(CUsharedconfig));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxGetStreamPriorityRange(int *leastPriority, int *greatestPriority)
{
    if (STUB_LIKELY(stub_modes[37] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[37] == STUB_FUNCTIONAL && functional_cuCtxGetStreamPriorityRange != NULL)
        return functional_cuCtxGetStreamPriorityRange(leastPriority, greatestPriority);
    stub_call *recorded = stub_begin(37);
    stub_argument(recorded, &leastPriority, sizeof leastPriority);
    stub_argument(recorded, &greatestPriority, sizeof greatestPriority);
    stub_output(recorded, 0, (void *)leastPriority, sizeof(int));
    stub_output(recorded, 1, (void *)greatestPriority, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxPopCurrent_v2(CUcontext *pctx)
{
    if (STUB_LIKELY(stub_modes[38] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[38] == STUB_FUNCTIONAL && functional_cuCtxPopCurrent_v2 != NULL)
        return functional_cuCtxPopCurrent_v2(pctx);
    stub_call *recorded = stub_begin(38);
    stub_argument(recorded, &pctx, sizeof pctx);
    stub_output(recorded, 0, (void *)pctx, sizeof(CUcontext));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxPushCurrent_v2(CUcontext ctx)
{
    if (STUB_LIKELY(stub_modes[39] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[39] == STUB_FUNCTIONAL && functional_cuCtxPushCurrent_v2 != NULL)
        return functional_cuCtxPushCurrent_v2(ctx);
    stub_call *recorded = stub_begin(39);
    stub_argument(recorded, &ctx, sizeof ctx);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxRecordEvent(CUcontext hCtx, CUevent hEvent)
{
    if (STUB_LIKELY(stub_modes[40] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[40] == STUB_FUNCTIONAL && functional_cuCtxRecordEvent != NULL)
        return functional_cuCtxRecordEvent(hCtx, hEvent);
    stub_call *recorded = stub_begin(40);
    stub_argument(recorded, &hCtx, sizeof hCtx);
    stub_argument(recorded, &hEvent, sizeof hEvent);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxResetPersistingL2Cache(void)
{
    if (STUB_LIKELY(stub_modes[41] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[41] == STUB_FUNCTIONAL && functional_cuCtxResetPersistingL2Cache != NULL)
        return functional_cuCtxResetPersistingL2Cache();
    stub_call *recorded = stub_begin(41);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxSetCacheConfig(CUfunc_cache config)
{
    if (STUB_LIKELY(stub_modes[42] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[42] == STUB_FUNCTIONAL && functional_cuCtxSetCacheConfig != NULL)
        return functional_cuCtxSetCacheConfig(config);
    stub_call *recorded = stub_begin(42);
    stub_argument(recorded, &config, sizeof config);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxSetCurrent(CUcontext ctx)
{
    if (STUB_LIKELY(stub_modes[43] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[43] == STUB_FUNCTIONAL && functional_cuCtxSetCurrent != NULL)
        return functional_cuCtxSetCurrent(ctx);
    stub_call *recorded = stub_begin(43);
    stub_argument(recorded, &ctx, sizeof ctx);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxSetFlags(unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[44] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[44] == STUB_FUNCTIONAL && functional_cuCtxSetFlags != NULL)
        return functional_cuCtxSetFlags(flags);
    stub_call *recorded = stub_begin(44);
    stub_argument(recorded, &flags, sizeof flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxSetLimit(CUlimit limit, size_t value)
{
    if (STUB_LIKELY(stub_modes[45] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[45] == STUB_FUNCTIONAL && functional_cuCtxSetLimit != NULL)
        return functional_cuCtxSetLimit(limit, value);
    stub_call *recorded = stub_begin(45);
    stub_argument(recorded, &limit, sizeof limit);
    stub_argument(recorded, &value, sizeof value);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxSetSharedMemConfig(CUsharedconfig config)
{
    if (STUB_LIKELY(stub_modes[46] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[46] == STUB_FUNCTIONAL && functional_cuCtxSetSharedMemConfig != NULL)
        return functional_cuCtxSetSharedMemConfig(config);
    stub_call *recorded = stub_begin(46);
    stub_argument(recorded, &config, sizeof config);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxSynchronize(void)
{
    if (STUB_LIKELY(stub_modes[47] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[47] == STUB_FUNCTIONAL && functional_cuCtxSynchronize != NULL)
        return functional_cuCtxSynchronize();
    stub_call *recorded = stub_begin(47);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxWaitEvent(CUcontext hCtx, CUevent hEvent)
{
    if (STUB_LIKELY(stub_modes[48] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[48] == STUB_FUNCTIONAL && functional_cuCtxWaitEvent != NULL)
        return functional_cuCtxWaitEvent(hCtx, hEvent);
    stub_call *recorded = stub_begin(48);
    stub_argument(recorded, &hCtx, sizeof hCtx);
    stub_argument(recorded, &hEvent, sizeof hEvent);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDestroyExternalMemory(CUexternalMemory extMem)
{
    if (STUB_LIKELY(stub_modes[49] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[49] == STUB_FUNCTIONAL && functional_cuDestroyExternalMemory != NULL)
        return functional_cuDestroyExternalMemory(extMem);
    stub_call *recorded = stub_begin(49);
    stub_argument(recorded, &extMem, sizeof extMem);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDestroyExternalSemaphore(CUexternalSemaphore extSem)
{
    if (STUB_LIKELY(stub_modes[50] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[50] == STUB_FUNCTIONAL && functional_cuDestroyExternalSemaphore != NULL)
        return functional_cuDestroyExternalSemaphore(extSem);
    stub_call *recorded = stub_begin(50);
    stub_argument(recorded, &extSem, sizeof extSem);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDevResourceGenerateDesc(CUdevResourceDesc *phDesc, CUdevResource *resources,
    unsigned int nbResources)
{
    if (STUB_LIKELY(stub_modes[51] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[51] == STUB_FUNCTIONAL && functional_cuDevResourceGenerateDesc != NULL)
        return functional_cuDevResourceGenerateDesc(phDesc, resources, nbResources);
    stub_call *recorded = stub_begin(51);
    stub_argument(recorded, &phDesc, sizeof phDesc);
    stub_argument(recorded, &resources, sizeof resources);
    stub_argument(recorded, &nbResources, sizeof nbResources);
    stub_input(recorded, 1, resources, stub_items((size_t)nbResources) * sizeof(CUdevResource));
    stub_output(recorded, 0, (void *)phDesc, sizeof(CUdevResourceDesc));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDevSmResourceSplitByCount(CUdevResource *result, unsigned int *nbGroups,
    const CUdevResource *input, CUdevResource *remaining, unsigned int useFlags,
    unsigned int minCount)
{
    if (STUB_LIKELY(stub_modes[52] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[52] == STUB_FUNCTIONAL && functional_cuDevSmResourceSplitByCount != NULL)
        return functional_cuDevSmResourceSplitByCount(result, nbGroups, input, remaining, useFlags,
            minCount);
    stub_call *recorded = stub_begin(52);
    stub_argument(recorded, &result, sizeof result);
    stub_argument(recorded, &nbGroups, sizeof nbGroups);
    stub_argument(recorded, &input, sizeof input);
    stub_argument(recorded, &remaining, sizeof remaining);
    stub_argument(recorded, &useFlags, sizeof useFlags);
    stub_argument(recorded, &minCount, sizeof minCount);
    stub_input(recorded, 1, nbGroups, sizeof(unsigned int));
    stub_input(recorded, 2, input, sizeof(CUdevResource));
    size_t nbGroups_written = stub_output_count(recorded, 1, nbGroups, sizeof *nbGroups,
        nbGroups != NULL && result != NULL ? stub_items((size_t)*nbGroups) : SIZE_MAX);
    stub_output(recorded, 0, (void *)result, nbGroups_written * sizeof(CUdevResource));
    stub_output(recorded, 3, (void *)remaining, sizeof(CUdevResource));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceCanAccessPeer(int *canAccessPeer, CUdevice dev, CUdevice peerDev)
{
    if (STUB_LIKELY(stub_modes[53] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[53] == STUB_FUNCTIONAL && functional_cuDeviceCanAccessPeer != NULL)
        return functional_cuDeviceCanAccessPeer(canAccessPeer, dev, peerDev);
    stub_call *recorded = stub_begin(53);
    stub_argument(recorded, &canAccessPeer, sizeof canAccessPeer);
    stub_argument(recorded, &dev, sizeof dev);
    stub_argument(recorded, &peerDev, sizeof peerDev);
    stub_output(recorded, 0, (void *)canAccessPeer, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceComputeCapability(int *major, int *minor, CUdevice dev)
{
    if (STUB_LIKELY(stub_modes[54] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[54] == STUB_FUNCTIONAL && functional_cuDeviceComputeCapability != NULL)
        return functional_cuDeviceComputeCapability(major, minor, dev);
    stub_call *recorded = stub_begin(54);
    stub_argument(recorded, &major, sizeof major);
    stub_argument(recorded, &minor, sizeof minor);
    stub_argument(recorded, &dev, sizeof dev);
    stub_output(recorded, 0, (void *)major, sizeof(int));
    stub_output(recorded, 1, (void *)minor, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceGet(CUdevice *device, int ordinal)
{
    if (STUB_LIKELY(stub_modes[55] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[55] == STUB_FUNCTIONAL && functional_cuDeviceGet != NULL)
        return functional_cuDeviceGet(device, ordinal);
    stub_call *recorded = stub_begin(55);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &ordinal, sizeof ordinal);
    stub_output(recorded, 0, (void *)device, sizeof(CUdevice));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceGetAttribute(int *pi, CUdevice_attribute attrib, CUdevice dev)
{
    if (STUB_LIKELY(stub_modes[56] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[56] == STUB_FUNCTIONAL && functional_cuDeviceGetAttribute != NULL)
        return functional_cuDeviceGetAttribute(pi, attrib, dev);
    stub_call *recorded = stub_begin(56);
    stub_argument(recorded, &pi, sizeof pi);
    stub_argument(recorded, &attrib, sizeof attrib);
    stub_argument(recorded, &dev, sizeof dev);
    stub_output(recorded, 0, (void *)pi, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceGetByPCIBusId(CUdevice *dev, const char *pciBusId)
{
    if (STUB_LIKELY(stub_modes[57] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[57] == STUB_FUNCTIONAL && functional_cuDeviceGetByPCIBusId != NULL)
        return functional_cuDeviceGetByPCIBusId(dev, pciBusId);
    stub_call *recorded = stub_begin(57);
    stub_argument(recorded, &dev, sizeof dev);
    stub_argument(recorded, &pciBusId, sizeof pciBusId);
    stub_input_string(recorded, 1, pciBusId);
    stub_output(recorded, 0, (void *)dev, sizeof(CUdevice));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceGetCount(int *count)
{
    if (STUB_LIKELY(stub_modes[58] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[58] == STUB_FUNCTIONAL && functional_cuDeviceGetCount != NULL)
        return functional_cuDeviceGetCount(count);
    stub_call *recorded = stub_begin(58);
    stub_argument(recorded, &count, sizeof count);
    stub_output(recorded, 0, (void *)count, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceGetDefaultMemPool(CUmemoryPool *pool_out, CUdevice dev)
{
    if (STUB_LIKELY(stub_modes[59] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[59] == STUB_FUNCTIONAL && functional_cuDeviceGetDefaultMemPool != NULL)
        return functional_cuDeviceGetDefaultMemPool(pool_out, dev);
    stub_call *recorded = stub_begin(59);
    stub_argument(recorded, &pool_out, sizeof pool_out);
    stub_argument(recorded, &dev, sizeof dev);
    stub_output(recorded, 0, (void *)pool_out, sizeof(CUmemoryPool));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceGetDevResource(CUdevice device, CUdevResource *resource, CUdevResourceType type)
{
    if (STUB_LIKELY(stub_modes[60] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[60] == STUB_FUNCTIONAL && functional_cuDeviceGetDevResource != NULL)
        return functional_cuDeviceGetDevResource(device, resource, type);
    stub_call *recorded = stub_begin(60);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &resource, sizeof resource);
    stub_argument(recorded, &type, sizeof type);
    stub_output(recorded, 1, (void *)resource, sizeof(CUdevResource));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceGetExecAffinitySupport(int *pi, CUexecAffinityType type, CUdevice dev)
{
    if (STUB_LIKELY(stub_modes[61] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[61] == STUB_FUNCTIONAL && functional_cuDeviceGetExecAffinitySupport != NULL)
        return functional_cuDeviceGetExecAffinitySupport(pi, type, dev);
    stub_call *recorded = stub_begin(61);
    stub_argument(recorded, &pi, sizeof pi);
    stub_argument(recorded, &type, sizeof type);
    stub_argument(recorded, &dev, sizeof dev);
    stub_output(recorded, 0, (void *)pi, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceGetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void *value)
{
    if (STUB_LIKELY(stub_modes[62] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[62] == STUB_FUNCTIONAL && functional_cuDeviceGetGraphMemAttribute != NULL)
        return functional_cuDeviceGetGraphMemAttribute(device, attr, value);
    stub_call *recorded = stub_begin(62);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &attr, sizeof attr);
    stub_argument(recorded, &value, sizeof value);
    stub_output(recorded, 2, (void *)value, value_size_graph_mem_attributes(attr, 1));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceGetLuid(char *luid, unsigned int *deviceNodeMask, CUdevice dev)
{
    if (STUB_LIKELY(stub_modes[63] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[63] == STUB_FUNCTIONAL && functional_cuDeviceGetLuid != NULL)
        return functional_cuDeviceGetLuid(luid, deviceNodeMask, dev);
    stub_call *recorded = stub_begin(63);
    stub_argument(recorded, &luid, sizeof luid);
    stub_argument(recorded, &deviceNodeMask, sizeof deviceNodeMask);
    stub_argument(recorded, &dev, sizeof dev);
    stub_output(recorded, 0, (void *)luid, 8 * sizeof(char));
    stub_output(recorded, 1, (void *)deviceNodeMask, sizeof(unsigned int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceGetMemPool(CUmemoryPool *pool, CUdevice dev)
{
    if (STUB_LIKELY(stub_modes[64] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[64] == STUB_FUNCTIONAL && functional_cuDeviceGetMemPool != NULL)
        return functional_cuDeviceGetMemPool(pool, dev);
    stub_call *recorded = stub_begin(64);
    stub_argument(recorded, &pool, sizeof pool);
    stub_argument(recorded, &dev, sizeof dev);
    stub_output(recorded, 0, (void *)pool, sizeof(CUmemoryPool));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceGetName(char *name, int len, CUdevice dev)
{
    if (STUB_LIKELY(stub_modes[65] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[65] == STUB_FUNCTIONAL && functional_cuDeviceGetName != NULL)
        return functional_cuDeviceGetName(name, len, dev);
    stub_call *recorded = stub_begin(65);
    stub_argument(recorded, &name, sizeof name);
    stub_argument(recorded, &len, sizeof len);
    stub_argument(recorded, &dev, sizeof dev);
    stub_output(recorded, 0, (void *)name, stub_items((size_t)len) * sizeof(char));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, CUdevice dev, int flags)
{
    if (STUB_LIKELY(stub_modes[66] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[66] == STUB_FUNCTIONAL && functional_cuDeviceGetNvSciSyncAttributes != NULL)
        return functional_cuDeviceGetNvSciSyncAttributes(nvSciSyncAttrList, dev, flags);
    stub_call *recorded = stub_begin(66);
    stub_argument(recorded, &nvSciSyncAttrList, sizeof nvSciSyncAttrList);
    stub_argument(recorded, &dev, sizeof dev);
    stub_argument(recorded, &flags, sizeof flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attrib, CUdevice srcDevice,
    CUdevice dstDevice)
{
    if (STUB_LIKELY(stub_modes[67] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[67] == STUB_FUNCTIONAL && functional_cuDeviceGetP2PAttribute != NULL)
        return functional_cuDeviceGetP2PAttribute(value, attrib, srcDevice, dstDevice);
    stub_call *recorded = stub_begin(67);
    stub_argument(recorded, &value, sizeof value);
    stub_argument(recorded, &attrib, sizeof attrib);
    stub_argument(recorded, &srcDevice, sizeof srcDevice);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_output(recorded, 0, (void *)value, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceGetPCIBusId(char *pciBusId, int len, CUdevice dev)
{
    if (STUB_LIKELY(stub_modes[68] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[68] == STUB_FUNCTIONAL && functional_cuDeviceGetPCIBusId != NULL)
        return functional_cuDeviceGetPCIBusId(pciBusId, len, dev);
    stub_call *recorded = stub_begin(68);
    stub_argument(recorded, &pciBusId, sizeof pciBusId);
    stub_argument(recorded, &len, sizeof len);
    stub_argument(recorded, &dev, sizeof dev);
    stub_output(recorded, 0, (void *)pciBusId, stub_items((size_t)len) * sizeof(char));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceGetProperties(CUdevprop *prop, CUdevice dev)
{
    if (STUB_LIKELY(stub_modes[69] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[69] == STUB_FUNCTIONAL && functional_cuDeviceGetProperties != NULL)
        return functional_cuDeviceGetProperties(prop, dev);
    stub_call *recorded = stub_begin(69);
    stub_argument(recorded, &prop, sizeof prop);
    stub_argument(recorded, &dev, sizeof dev);
    stub_output(recorded, 0, (void *)prop, sizeof(CUdevprop));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements, CUarray_format format,
    unsigned int numChannels, CUdevice dev)
{
    if (STUB_LIKELY(stub_modes[70] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[70] == STUB_FUNCTIONAL && functional_cuDeviceGetTexture1DLinearMaxWidth != NULL)
        return functional_cuDeviceGetTexture1DLinearMaxWidth(maxWidthInElements, format,
            numChannels, dev);
    stub_call *recorded = stub_begin(70);
    stub_argument(recorded, &maxWidthInElements, sizeof maxWidthInElements);
    stub_argument(recorded, &format, sizeof format);
    stub_argument(recorded, &numChannels, sizeof numChannels);
    stub_argument(recorded, &dev, sizeof dev);
    stub_output(recorded, 0, (void *)maxWidthInElements, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceGetUuid(CUuuid *uuid, CUdevice dev)
{
    if (STUB_LIKELY(stub_modes[71] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[71] == STUB_FUNCTIONAL && functional_cuDeviceGetUuid != NULL)
        return functional_cuDeviceGetUuid(uuid, dev);
    stub_call *recorded = stub_begin(71);
    stub_argument(recorded, &uuid, sizeof uuid);
    stub_argument(recorded, &dev, sizeof dev);
    stub_output(recorded, 0, (void *)uuid, sizeof(CUuuid));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceGetUuid_v2(CUuuid *uuid, CUdevice dev)
{
    if (STUB_LIKELY(stub_modes[72] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[72] == STUB_FUNCTIONAL && functional_cuDeviceGetUuid_v2 != NULL)
        return functional_cuDeviceGetUuid_v2(uuid, dev);
    stub_call *recorded = stub_begin(72);
    stub_argument(recorded, &uuid, sizeof uuid);
    stub_argument(recorded, &dev, sizeof dev);
    stub_output(recorded, 0, (void *)uuid, sizeof(CUuuid));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceGraphMemTrim(CUdevice device)
{
    if (STUB_LIKELY(stub_modes[73] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[73] == STUB_FUNCTIONAL && functional_cuDeviceGraphMemTrim != NULL)
        return functional_cuDeviceGraphMemTrim(device);
    stub_call *recorded = stub_begin(73);
    stub_argument(recorded, &device, sizeof device);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDevicePrimaryCtxGetState(CUdevice dev, unsigned int *flags, int *active)
{
    if (STUB_LIKELY(stub_modes[74] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[74] == STUB_FUNCTIONAL && functional_cuDevicePrimaryCtxGetState != NULL)
        return functional_cuDevicePrimaryCtxGetState(dev, flags, active);
    stub_call *recorded = stub_begin(74);
    stub_argument(recorded, &dev, sizeof dev);
    stub_argument(recorded, &flags, sizeof flags);
    stub_argument(recorded, &active, sizeof active);
    stub_output(recorded, 1, (void *)flags, sizeof(unsigned int));
    stub_output(recorded, 2, (void *)active, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDevicePrimaryCtxRelease_v2(CUdevice dev)
{
    if (STUB_LIKELY(stub_modes[75] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[75] == STUB_FUNCTIONAL && functional_cuDevicePrimaryCtxRelease_v2 != NULL)
        return functional_cuDevicePrimaryCtxRelease_v2(dev);
    stub_call *recorded = stub_begin(75);
    stub_argument(recorded, &dev, sizeof dev);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDevicePrimaryCtxReset_v2(CUdevice dev)
{
    if (STUB_LIKELY(stub_modes[76] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[76] == STUB_FUNCTIONAL && functional_cuDevicePrimaryCtxReset_v2 != NULL)
        return functional_cuDevicePrimaryCtxReset_v2(dev);
    stub_call *recorded = stub_begin(76);
    stub_argument(recorded, &dev, sizeof dev);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDevicePrimaryCtxRetain(CUcontext *pctx, CUdevice dev)
{
    if (STUB_LIKELY(stub_modes[77] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[77] == STUB_FUNCTIONAL && functional_cuDevicePrimaryCtxRetain != NULL)
        return functional_cuDevicePrimaryCtxRetain(pctx, dev);
    stub_call *recorded = stub_begin(77);
    stub_argument(recorded, &pctx, sizeof pctx);
    stub_argument(recorded, &dev, sizeof dev);
    stub_output(recorded, 0, (void *)pctx, sizeof(CUcontext));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDevicePrimaryCtxSetFlags_v2(CUdevice dev, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[78] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[78] == STUB_FUNCTIONAL && functional_cuDevicePrimaryCtxSetFlags_v2 != NULL)
        return functional_cuDevicePrimaryCtxSetFlags_v2(dev, flags);
    stub_call *recorded = stub_begin(78);
    stub_argument(recorded, &dev, sizeof dev);
    stub_argument(recorded, &flags, sizeof flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceRegisterAsyncNotification(CUdevice device, CUasyncCallback callbackFunc, void *userData,
    CUasyncCallbackHandle *callback)
{
    if (STUB_LIKELY(stub_modes[79] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[79] == STUB_FUNCTIONAL && functional_cuDeviceRegisterAsyncNotification != NULL)
        return functional_cuDeviceRegisterAsyncNotification(device, callbackFunc, userData,
            callback);
    stub_call *recorded = stub_begin(79);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &callbackFunc, sizeof callbackFunc);
    stub_argument(recorded, &userData, sizeof userData);
    stub_argument(recorded, &callback, sizeof callback);
    stub_output(recorded, 3, (void *)callback, sizeof(CUasyncCallbackHandle));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceSetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void *value)
{
    if (STUB_LIKELY(stub_modes[80] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[80] == STUB_FUNCTIONAL && functional_cuDeviceSetGraphMemAttribute != NULL)
        return functional_cuDeviceSetGraphMemAttribute(device, attr, value);
    stub_call *recorded = stub_begin(80);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &attr, sizeof attr);
    stub_argument(recorded, &value, sizeof value);
    stub_input(recorded, 2, value, value_size_graph_mem_attributes(attr, 1));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceSetMemPool(CUdevice dev, CUmemoryPool pool)
{
    if (STUB_LIKELY(stub_modes[81] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[81] == STUB_FUNCTIONAL && functional_cuDeviceSetMemPool != NULL)
        return functional_cuDeviceSetMemPool(dev, pool);
    stub_call *recorded = stub_begin(81);
    stub_argument(recorded, &dev, sizeof dev);
    stub_argument(recorded, &pool, sizeof pool);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceTotalMem_v2(size_t *bytes, CUdevice dev)
{
    if (STUB_LIKELY(stub_modes[82] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[82] == STUB_FUNCTIONAL && functional_cuDeviceTotalMem_v2 != NULL)
        return functional_cuDeviceTotalMem_v2(bytes, dev);
    stub_call *recorded = stub_begin(82);
    stub_argument(recorded, &bytes, sizeof bytes);
    stub_argument(recorded, &dev, sizeof dev);
    stub_output(recorded, 0, (void *)bytes, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceUnregisterAsyncNotification(CUdevice device, CUasyncCallbackHandle callback)
{
    if (STUB_LIKELY(stub_modes[83] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[83] == STUB_FUNCTIONAL && functional_cuDeviceUnregisterAsyncNotification != NULL)
        return functional_cuDeviceUnregisterAsyncNotification(device, callback);
    stub_call *recorded = stub_begin(83);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &callback, sizeof callback);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDriverGetVersion(int *driverVersion)
{
    if (STUB_LIKELY(stub_modes[84] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[84] == STUB_FUNCTIONAL && functional_cuDriverGetVersion != NULL)
        return functional_cuDriverGetVersion(driverVersion);
    stub_call *recorded = stub_begin(84);
    stub_argument(recorded, &driverVersion, sizeof driverVersion);
    stub_output(recorded, 0, (void *)driverVersion, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuEGLStreamConsumerAcquireFrame(CUeglStreamConnection *conn, CUgraphicsResource *pCudaResource,
    CUstream *pStream, unsigned int timeout)
{
    if (STUB_LIKELY(stub_modes[85] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[85] == STUB_FUNCTIONAL && functional_cuEGLStreamConsumerAcquireFrame != NULL)
        return functional_cuEGLStreamConsumerAcquireFrame(conn, pCudaResource, pStream, timeout);
    stub_call *recorded = stub_begin(85);
    stub_argument(recorded, &conn, sizeof conn);
    stub_argument(recorded, &pCudaResource, sizeof pCudaResource);
    stub_argument(recorded, &pStream, sizeof pStream);
    stub_argument(recorded, &timeout, sizeof timeout);
    stub_input(recorded, 0, conn, sizeof(CUeglStreamConnection));
    stub_input(recorded, 1, pCudaResource, sizeof(CUgraphicsResource));
    stub_input(recorded, 2, pStream, sizeof(CUstream));
    stub_output_open(recorded, 1, (void *)pCudaResource, 0);
    stub_output_open(recorded, 2, (void *)pStream, 0);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuEGLStreamConsumerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream)
{
    if (STUB_LIKELY(stub_modes[86] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[86] == STUB_FUNCTIONAL && functional_cuEGLStreamConsumerConnect != NULL)
        return functional_cuEGLStreamConsumerConnect(conn, stream);
    stub_call *recorded = stub_begin(86);
    stub_argument(recorded, &conn, sizeof conn);
    stub_argument(recorded, &stream, sizeof stream);
    stub_output(recorded, 0, (void *)conn, sizeof(CUeglStreamConnection));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuEGLStreamConsumerConnectWithFlags(CUeglStreamConnection *conn, EGLStreamKHR stream,
    unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[87] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[87] == STUB_FUNCTIONAL && functional_cuEGLStreamConsumerConnectWithFlags != NULL)
        return functional_cuEGLStreamConsumerConnectWithFlags(conn, stream, flags);
    stub_call *recorded = stub_begin(87);
    stub_argument(recorded, &conn, sizeof conn);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)conn, sizeof(CUeglStreamConnection));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuEGLStreamConsumerDisconnect(CUeglStreamConnection *conn)
{
    if (STUB_LIKELY(stub_modes[88] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[88] == STUB_FUNCTIONAL && functional_cuEGLStreamConsumerDisconnect != NULL)
        return functional_cuEGLStreamConsumerDisconnect(conn);
    stub_call *recorded = stub_begin(88);
    stub_argument(recorded, &conn, sizeof conn);
    stub_input(recorded, 0, conn, sizeof(CUeglStreamConnection));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuEGLStreamConsumerReleaseFrame(CUeglStreamConnection *conn, CUgraphicsResource pCudaResource,
    CUstream *pStream)
{
    if (STUB_LIKELY(stub_modes[89] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[89] == STUB_FUNCTIONAL && functional_cuEGLStreamConsumerReleaseFrame != NULL)
        return functional_cuEGLStreamConsumerReleaseFrame(conn, pCudaResource, pStream);
    stub_call *recorded = stub_begin(89);
    stub_argument(recorded, &conn, sizeof conn);
    stub_argument(recorded, &pCudaResource, sizeof pCudaResource);
    stub_argument(recorded, &pStream, sizeof pStream);
    stub_input(recorded, 0, conn, sizeof(CUeglStreamConnection));
    stub_input(recorded, 2, pStream, sizeof(CUstream));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuEGLStreamProducerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream, EGLint width,
    EGLint height)
{
    if (STUB_LIKELY(stub_modes[90] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[90] == STUB_FUNCTIONAL && functional_cuEGLStreamProducerConnect != NULL)
        return functional_cuEGLStreamProducerConnect(conn, stream, width, height);
    stub_call *recorded = stub_begin(90);
    stub_argument(recorded, &conn, sizeof conn);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &width, sizeof width);
    stub_argument(recorded, &height, sizeof height);
    stub_output(recorded, 0, (void *)conn, sizeof(CUeglStreamConnection));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuEGLStreamProducerDisconnect(CUeglStreamConnection *conn)
{
    if (STUB_LIKELY(stub_modes[91] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[91] == STUB_FUNCTIONAL && functional_cuEGLStreamProducerDisconnect != NULL)
        return functional_cuEGLStreamProducerDisconnect(conn);
    stub_call *recorded = stub_begin(91);
    stub_argument(recorded, &conn, sizeof conn);
    stub_input(recorded, 0, conn, sizeof(CUeglStreamConnection));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuEGLStreamProducerPresentFrame(CUeglStreamConnection *conn, CUeglFrame eglframe, CUstream *pStream)
{
    if (STUB_LIKELY(stub_modes[92] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[92] == STUB_FUNCTIONAL && functional_cuEGLStreamProducerPresentFrame != NULL)
        return functional_cuEGLStreamProducerPresentFrame(conn, eglframe, pStream);
    stub_call *recorded = stub_begin(92);
    stub_argument(recorded, &conn, sizeof conn);
    stub_argument(recorded, &eglframe, sizeof eglframe);
    stub_argument(recorded, &pStream, sizeof pStream);
    stub_input(recorded, 0, conn, sizeof(CUeglStreamConnection));
    stub_input(recorded, 2, pStream, sizeof(CUstream));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuEGLStreamProducerReturnFrame(CUeglStreamConnection *conn, CUeglFrame *eglframe, CUstream *pStream)
{
    if (STUB_LIKELY(stub_modes[93] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[93] == STUB_FUNCTIONAL && functional_cuEGLStreamProducerReturnFrame != NULL)
        return functional_cuEGLStreamProducerReturnFrame(conn, eglframe, pStream);
    stub_call *recorded = stub_begin(93);
    stub_argument(recorded, &conn, sizeof conn);
    stub_argument(recorded, &eglframe, sizeof eglframe);
    stub_argument(recorded, &pStream, sizeof pStream);
    stub_input(recorded, 0, conn, sizeof(CUeglStreamConnection));
    stub_input(recorded, 1, eglframe, sizeof(CUeglFrame));
    stub_input(recorded, 2, pStream, sizeof(CUstream));
    stub_output_open(recorded, 1, (void *)eglframe, 0);
    stub_output_open(recorded, 2, (void *)pStream, 0);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuEventCreate(CUevent *phEvent, unsigned int Flags)
{
    if (STUB_LIKELY(stub_modes[94] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[94] == STUB_FUNCTIONAL && functional_cuEventCreate != NULL)
        return functional_cuEventCreate(phEvent, Flags);
    stub_call *recorded = stub_begin(94);
    stub_argument(recorded, &phEvent, sizeof phEvent);
    stub_argument(recorded, &Flags, sizeof Flags);
    stub_output(recorded, 0, (void *)phEvent, sizeof(CUevent));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuEventCreateFromEGLSync(CUevent *phEvent, EGLSyncKHR eglSync, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[95] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[95] == STUB_FUNCTIONAL && functional_cuEventCreateFromEGLSync != NULL)
        return functional_cuEventCreateFromEGLSync(phEvent, eglSync, flags);
    stub_call *recorded = stub_begin(95);
    stub_argument(recorded, &phEvent, sizeof phEvent);
    stub_argument(recorded, &eglSync, sizeof eglSync);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)phEvent, sizeof(CUevent));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuEventDestroy_v2(CUevent hEvent)
{
    if (STUB_LIKELY(stub_modes[96] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[96] == STUB_FUNCTIONAL && functional_cuEventDestroy_v2 != NULL)
        return functional_cuEventDestroy_v2(hEvent);
    stub_call *recorded = stub_begin(96);
    stub_argument(recorded, &hEvent, sizeof hEvent);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuEventElapsedTime(float *pMilliseconds, CUevent hStart, CUevent hEnd)
{
    if (STUB_LIKELY(stub_modes[97] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[97] == STUB_FUNCTIONAL && functional_cuEventElapsedTime != NULL)
        return functional_cuEventElapsedTime(pMilliseconds, hStart, hEnd);
    stub_call *recorded = stub_begin(97);
    stub_argument(recorded, &pMilliseconds, sizeof pMilliseconds);
    stub_argument(recorded, &hStart, sizeof hStart);
    stub_argument(recorded, &hEnd, sizeof hEnd);
    stub_output(recorded, 0, (void *)pMilliseconds, sizeof(float));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuEventElapsedTime_v2(float *pMilliseconds, CUevent hStart, CUevent hEnd)
{
    if (STUB_LIKELY(stub_modes[98] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[98] == STUB_FUNCTIONAL && functional_cuEventElapsedTime_v2 != NULL)
        return functional_cuEventElapsedTime_v2(pMilliseconds, hStart, hEnd);
    stub_call *recorded = stub_begin(98);
    stub_argument(recorded, &pMilliseconds, sizeof pMilliseconds);
    stub_argument(recorded, &hStart, sizeof hStart);
    stub_argument(recorded, &hEnd, sizeof hEnd);
    stub_output(recorded, 0, (void *)pMilliseconds, sizeof(float));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuEventQuery(CUevent hEvent)
{
    if (STUB_LIKELY(stub_modes[99] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[99] == STUB_FUNCTIONAL && functional_cuEventQuery != NULL)
        return functional_cuEventQuery(hEvent);
    stub_call *recorded = stub_begin(99);
    stub_argument(recorded, &hEvent, sizeof hEvent);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuEventRecord(CUevent hEvent, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[100] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[100] == STUB_FUNCTIONAL && functional_cuEventRecord != NULL)
        return functional_cuEventRecord(hEvent, hStream);
    stub_call *recorded = stub_begin(100);
    stub_argument(recorded, &hEvent, sizeof hEvent);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuEventRecordWithFlags(CUevent hEvent, CUstream hStream, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[101] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[101] == STUB_FUNCTIONAL && functional_cuEventRecordWithFlags != NULL)
        return functional_cuEventRecordWithFlags(hEvent, hStream, flags);
    stub_call *recorded = stub_begin(101);
    stub_argument(recorded, &hEvent, sizeof hEvent);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &flags, sizeof flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuEventRecordWithFlags_ptsz(CUevent hEvent, CUstream hStream, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[102] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[102] == STUB_FUNCTIONAL && functional_cuEventRecordWithFlags != NULL)
        return functional_cuEventRecordWithFlags(hEvent, hStream, flags);
    stub_call *recorded = stub_begin(102);
    stub_argument(recorded, &hEvent, sizeof hEvent);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &flags, sizeof flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuEventRecord_ptsz(CUevent hEvent, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[103] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[103] == STUB_FUNCTIONAL && functional_cuEventRecord != NULL)
        return functional_cuEventRecord(hEvent, hStream);
    stub_call *recorded = stub_begin(103);
    stub_argument(recorded, &hEvent, sizeof hEvent);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuEventSynchronize(CUevent hEvent)
{
    if (STUB_LIKELY(stub_modes[104] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[104] == STUB_FUNCTIONAL && functional_cuEventSynchronize != NULL)
        return functional_cuEventSynchronize(hEvent);
    stub_call *recorded = stub_begin(104);
    stub_argument(recorded, &hEvent, sizeof hEvent);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuExternalMemoryGetMappedBuffer(CUdeviceptr *devPtr, CUexternalMemory extMem,
    const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *bufferDesc)
{
    if (STUB_LIKELY(stub_modes[105] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[105] == STUB_FUNCTIONAL && functional_cuExternalMemoryGetMappedBuffer != NULL)
        return functional_cuExternalMemoryGetMappedBuffer(devPtr, extMem, bufferDesc);
    stub_call *recorded = stub_begin(105);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    stub_argument(recorded, &extMem, sizeof extMem);
    stub_argument(recorded, &bufferDesc, sizeof bufferDesc);
    stub_input(recorded, 2, bufferDesc, sizeof(CUDA_EXTERNAL_MEMORY_BUFFER_DESC));
    stub_output(recorded, 0, (void *)devPtr, sizeof(CUdeviceptr));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuExternalMemoryGetMappedMipmappedArray(CUmipmappedArray *mipmap, CUexternalMemory extMem,
    const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *mipmapDesc)
{
    if (STUB_LIKELY(stub_modes[106] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[106] == STUB_FUNCTIONAL
        && functional_cuExternalMemoryGetMappedMipmappedArray != NULL)
        return functional_cuExternalMemoryGetMappedMipmappedArray(mipmap, extMem, mipmapDesc);
    stub_call *recorded = stub_begin(106);
    stub_argument(recorded, &mipmap, sizeof mipmap);
    stub_argument(recorded, &extMem, sizeof extMem);
    stub_argument(recorded, &mipmapDesc, sizeof mipmapDesc);
    stub_input(recorded, 2, mipmapDesc, sizeof(CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC));
    stub_output(recorded, 0, (void *)mipmap, sizeof(CUmipmappedArray));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuFlushGPUDirectRDMAWrites(CUflushGPUDirectRDMAWritesTarget target,
    CUflushGPUDirectRDMAWritesScope scope)
{
    if (STUB_LIKELY(stub_modes[107] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[107] == STUB_FUNCTIONAL && functional_cuFlushGPUDirectRDMAWrites != NULL)
        return functional_cuFlushGPUDirectRDMAWrites(target, scope);
    stub_call *recorded = stub_begin(107);
    stub_argument(recorded, &target, sizeof target);
    stub_argument(recorded, &scope, sizeof scope);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuFuncGetAttribute(int *pi, CUfunction_attribute attrib, CUfunction hfunc)
{
    if (STUB_LIKELY(stub_modes[108] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[108] == STUB_FUNCTIONAL && functional_cuFuncGetAttribute != NULL)
        return functional_cuFuncGetAttribute(pi, attrib, hfunc);
    stub_call *recorded = stub_begin(108);
    stub_argument(recorded, &pi, sizeof pi);
    stub_argument(recorded, &attrib, sizeof attrib);
    stub_argument(recorded, &hfunc, sizeof hfunc);
    stub_output(recorded, 0, (void *)pi, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuFuncGetModule(CUmodule *hmod, CUfunction hfunc)
{
    if (STUB_LIKELY(stub_modes[109] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[109] == STUB_FUNCTIONAL && functional_cuFuncGetModule != NULL)
        return functional_cuFuncGetModule(hmod, hfunc);
    stub_call *recorded = stub_begin(109);
    stub_argument(recorded, &hmod, sizeof hmod);
    stub_argument(recorded, &hfunc, sizeof hfunc);
    stub_output(recorded, 0, (void *)hmod, sizeof(CUmodule));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuFuncGetName(const char **name, CUfunction hfunc)
{
    if (STUB_LIKELY(stub_modes[110] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[110] == STUB_FUNCTIONAL && functional_cuFuncGetName != NULL)
        return functional_cuFuncGetName(name, hfunc);
    stub_call *recorded = stub_begin(110);
    stub_argument(recorded, &name, sizeof name);
    stub_argument(recorded, &hfunc, sizeof hfunc);
    stub_output_string(recorded, 0, (const char **)name);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuFuncGetParamInfo(CUfunction func, size_t paramIndex, size_t *paramOffset, size_t *paramSize)
{
    if (STUB_LIKELY(stub_modes[111] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[111] == STUB_FUNCTIONAL && functional_cuFuncGetParamInfo != NULL)
        return functional_cuFuncGetParamInfo(func, paramIndex, paramOffset, paramSize);
    stub_call *recorded = stub_begin(111);
    stub_argument(recorded, &func, sizeof func);
    stub_argument(recorded, &paramIndex, sizeof paramIndex);
    stub_argument(recorded, &paramOffset, sizeof paramOffset);
    stub_argument(recorded, &paramSize, sizeof paramSize);
    stub_output(recorded, 2, (void *)paramOffset, sizeof(size_t));
    stub_output(recorded, 3, (void *)paramSize, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuFuncIsLoaded(CUfunctionLoadingState *state, CUfunction function)
{
    if (STUB_LIKELY(stub_modes[112] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[112] == STUB_FUNCTIONAL && functional_cuFuncIsLoaded != NULL)
        return functional_cuFuncIsLoaded(state, function);
    stub_call *recorded = stub_begin(112);
    stub_argument(recorded, &state, sizeof state);
    stub_argument(recorded, &function, sizeof function);
    stub_output(recorded, 0, (void *)state, sizeof(CUfunctionLoadingState));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuFuncLoad(CUfunction function)
{
    if (STUB_LIKELY(stub_modes[113] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[113] == STUB_FUNCTIONAL && functional_cuFuncLoad != NULL)
        return functional_cuFuncLoad(function);
    stub_call *recorded = stub_begin(113);
    stub_argument(recorded, &function, sizeof function);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value)
{
    if (STUB_LIKELY(stub_modes[114] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[114] == STUB_FUNCTIONAL && functional_cuFuncSetAttribute != NULL)
        return functional_cuFuncSetAttribute(hfunc, attrib, value);
    stub_call *recorded = stub_begin(114);
    stub_argument(recorded, &hfunc, sizeof hfunc);
    stub_argument(recorded, &attrib, sizeof attrib);
    stub_argument(recorded, &value, sizeof value);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuFuncSetBlockShape(CUfunction hfunc, int x, int y, int z)
{
    if (STUB_LIKELY(stub_modes[115] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[115] == STUB_FUNCTIONAL && functional_cuFuncSetBlockShape != NULL)
        return functional_cuFuncSetBlockShape(hfunc, x, y, z);
    stub_call *recorded = stub_begin(115);
    stub_argument(recorded, &hfunc, sizeof hfunc);
    stub_argument(recorded, &x, sizeof x);
    stub_argument(recorded, &y, sizeof y);
    stub_argument(recorded, &z, sizeof z);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuFuncSetCacheConfig(CUfunction hfunc, CUfunc_cache config)
{
    if (STUB_LIKELY(stub_modes[116] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[116] == STUB_FUNCTIONAL && functional_cuFuncSetCacheConfig != NULL)
        return functional_cuFuncSetCacheConfig(hfunc, config);
    stub_call *recorded = stub_begin(116);
    stub_argument(recorded, &hfunc, sizeof hfunc);
    stub_argument(recorded, &config, sizeof config);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuFuncSetSharedMemConfig(CUfunction hfunc, CUsharedconfig config)
{
    if (STUB_LIKELY(stub_modes[117] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[117] == STUB_FUNCTIONAL && functional_cuFuncSetSharedMemConfig != NULL)
        return functional_cuFuncSetSharedMemConfig(hfunc, config);
    stub_call *recorded = stub_begin(117);
    stub_argument(recorded, &hfunc, sizeof hfunc);
    stub_argument(recorded, &config, sizeof config);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuFuncSetSharedSize(CUfunction hfunc, unsigned int bytes)
{
    if (STUB_LIKELY(stub_modes[118] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[118] == STUB_FUNCTIONAL && functional_cuFuncSetSharedSize != NULL)
        return functional_cuFuncSetSharedSize(hfunc, bytes);
    stub_call *recorded = stub_begin(118);
    stub_argument(recorded, &hfunc, sizeof hfunc);
    stub_argument(recorded, &bytes, sizeof bytes);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGLCtxCreate_v2(CUcontext *pCtx, unsigned int Flags, CUdevice device)
{
    if (STUB_LIKELY(stub_modes[119] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[119] == STUB_FUNCTIONAL && functional_cuGLCtxCreate_v2 != NULL)
        return functional_cuGLCtxCreate_v2(pCtx, Flags, device);
    stub_call *recorded = stub_begin(119);
    stub_argument(recorded, &pCtx, sizeof pCtx);
    stub_argument(recorded, &Flags, sizeof Flags);
    stub_argument(recorded, &device, sizeof device);
    stub_output(recorded, 0, (void *)pCtx, sizeof(CUcontext));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGLGetDevices_v2(unsigned int *pCudaDeviceCount, CUdevice *pCudaDevices,
    unsigned int cudaDeviceCount, CUGLDeviceList deviceList)
{
    if (STUB_LIKELY(stub_modes[120] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[120] == STUB_FUNCTIONAL && functional_cuGLGetDevices_v2 != NULL)
        return functional_cuGLGetDevices_v2(pCudaDeviceCount, pCudaDevices, cudaDeviceCount,
            deviceList);
    stub_call *recorded = stub_begin(120);
    stub_argument(recorded, &pCudaDeviceCount, sizeof pCudaDeviceCount);
    stub_argument(recorded, &pCudaDevices, sizeof pCudaDevices);
    stub_argument(recorded, &cudaDeviceCount, sizeof cudaDeviceCount);
    stub_argument(recorded, &deviceList, sizeof deviceList);
    stub_output(recorded, 0, (void *)pCudaDeviceCount, sizeof(unsigned int));
    stub_output(recorded, 1, (void *)pCudaDevices,
        stub_items((size_t)cudaDeviceCount) * sizeof(CUdevice));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGLInit(void)
{
    if (STUB_LIKELY(stub_modes[121] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[121] == STUB_FUNCTIONAL && functional_cuGLInit != NULL)
        return functional_cuGLInit();
    stub_call *recorded = stub_begin(121);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGLMapBufferObjectAsync_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[122] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[122] == STUB_FUNCTIONAL && functional_cuGLMapBufferObjectAsync_v2 != NULL)
        return functional_cuGLMapBufferObjectAsync_v2(dptr, size, buffer, hStream);
    stub_call *recorded = stub_begin(122);
    stub_argument(recorded, &dptr, sizeof dptr);
    stub_argument(recorded, &size, sizeof size);
    stub_argument(recorded, &buffer, sizeof buffer);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_output(recorded, 0, (void *)dptr, sizeof(CUdeviceptr));
    stub_output(recorded, 1, (void *)size, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGLMapBufferObjectAsync_v2_ptsz(CUdeviceptr *dptr, size_t *size, GLuint buffer, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[123] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[123] == STUB_FUNCTIONAL && functional_cuGLMapBufferObjectAsync_v2 != NULL)
        return functional_cuGLMapBufferObjectAsync_v2(dptr, size, buffer, hStream);
    stub_call *recorded = stub_begin(123);
    stub_argument(recorded, &dptr, sizeof dptr);
    stub_argument(recorded, &size, sizeof size);
    stub_argument(recorded, &buffer, sizeof buffer);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_output(recorded, 0, (void *)dptr, sizeof(CUdeviceptr));
    stub_output(recorded, 1, (void *)size, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGLMapBufferObject_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer)
{
    if (STUB_LIKELY(stub_modes[124] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[124] == STUB_FUNCTIONAL && functional_cuGLMapBufferObject_v2 != NULL)
        return functional_cuGLMapBufferObject_v2(dptr, size, buffer);
    stub_call *recorded = stub_begin(124);
    stub_argument(recorded, &dptr, sizeof dptr);
    stub_argument(recorded, &size, sizeof size);
    stub_argument(recorded, &buffer, sizeof buffer);
    stub_output(recorded, 0, (void *)dptr, sizeof(CUdeviceptr));
    stub_output(recorded, 1, (void *)size, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGLMapBufferObject_v2_ptds(CUdeviceptr *dptr, size_t *size, GLuint buffer)
{
    if (STUB_LIKELY(stub_modes[125] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[125] == STUB_FUNCTIONAL && functional_cuGLMapBufferObject_v2 != NULL)
        return functional_cuGLMapBufferObject_v2(dptr, size, buffer);
    stub_call *recorded = stub_begin(125);
    stub_argument(recorded, &dptr, sizeof dptr);
    stub_argument(recorded, &size, sizeof size);
    stub_argument(recorded, &buffer, sizeof buffer);
    stub_output(recorded, 0, (void *)dptr, sizeof(CUdeviceptr));
    stub_output(recorded, 1, (void *)size, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGLRegisterBufferObject(GLuint buffer)
{
    if (STUB_LIKELY(stub_modes[126] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[126] == STUB_FUNCTIONAL && functional_cuGLRegisterBufferObject != NULL)
        return functional_cuGLRegisterBufferObject(buffer);
    stub_call *recorded = stub_begin(126);
    stub_argument(recorded, &buffer, sizeof buffer);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGLSetBufferObjectMapFlags(GLuint buffer, unsigned int Flags)
{
    if (STUB_LIKELY(stub_modes[127] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[127] == STUB_FUNCTIONAL && functional_cuGLSetBufferObjectMapFlags != NULL)
        return functional_cuGLSetBufferObjectMapFlags(buffer, Flags);
    stub_call *recorded = stub_begin(127);
    stub_argument(recorded, &buffer, sizeof buffer);
    stub_argument(recorded, &Flags, sizeof Flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGLUnmapBufferObject(GLuint buffer)
{
    if (STUB_LIKELY(stub_modes[128] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[128] == STUB_FUNCTIONAL && functional_cuGLUnmapBufferObject != NULL)
        return functional_cuGLUnmapBufferObject(buffer);
    stub_call *recorded = stub_begin(128);
    stub_argument(recorded, &buffer, sizeof buffer);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGLUnmapBufferObjectAsync(GLuint buffer, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[129] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[129] == STUB_FUNCTIONAL && functional_cuGLUnmapBufferObjectAsync != NULL)
        return functional_cuGLUnmapBufferObjectAsync(buffer, hStream);
    stub_call *recorded = stub_begin(129);
    stub_argument(recorded, &buffer, sizeof buffer);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGLUnregisterBufferObject(GLuint buffer)
{
    if (STUB_LIKELY(stub_modes[130] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[130] == STUB_FUNCTIONAL && functional_cuGLUnregisterBufferObject != NULL)
        return functional_cuGLUnregisterBufferObject(buffer);
    stub_call *recorded = stub_begin(130);
    stub_argument(recorded, &buffer, sizeof buffer);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGetErrorName(CUresult error, const char **pStr)
{
    if (STUB_LIKELY(stub_modes[131] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[131] == STUB_FUNCTIONAL && functional_cuGetErrorName != NULL)
        return functional_cuGetErrorName(error, pStr);
    stub_call *recorded = stub_begin(131);
    stub_argument(recorded, &error, sizeof error);
    stub_argument(recorded, &pStr, sizeof pStr);
    stub_output_string(recorded, 1, (const char **)pStr);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGetErrorString(CUresult error, const char **pStr)
{
    if (STUB_LIKELY(stub_modes[132] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[132] == STUB_FUNCTIONAL && functional_cuGetErrorString != NULL)
        return functional_cuGetErrorString(error, pStr);
    stub_call *recorded = stub_begin(132);
    stub_argument(recorded, &error, sizeof error);
    stub_argument(recorded, &pStr, sizeof pStr);
    stub_output_string(recorded, 1, (const char **)pStr);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGetExportTable(const void **ppExportTable, const CUuuid *pExportTableId)
{
    if (STUB_LIKELY(stub_modes[133] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[133] == STUB_FUNCTIONAL && functional_cuGetExportTable != NULL)
        return functional_cuGetExportTable(ppExportTable, pExportTableId);
    stub_call *recorded = stub_begin(133);
    stub_argument(recorded, &ppExportTable, sizeof ppExportTable);
    stub_argument(recorded, &pExportTableId, sizeof pExportTableId);
    stub_input(recorded, 1, pExportTableId, sizeof(CUuuid));
    stub_output(recorded, 0, (void *)ppExportTable, sizeof(const void *));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGetProcAddress_v2(const char *symbol, void **pfn, int cudaVersion, cuuint64_t flags,
    CUdriverProcAddressQueryResult *symbolStatus)
{
    if (STUB_LIKELY(stub_modes[134] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[134] == STUB_FUNCTIONAL && functional_cuGetProcAddress_v2 != NULL)
        return functional_cuGetProcAddress_v2(symbol, pfn, cudaVersion, flags, symbolStatus);
    stub_call *recorded = stub_begin(134);
    stub_argument(recorded, &symbol, sizeof symbol);
    stub_argument(recorded, &pfn, sizeof pfn);
    stub_argument(recorded, &cudaVersion, sizeof cudaVersion);
    stub_argument(recorded, &flags, sizeof flags);
    stub_argument(recorded, &symbolStatus, sizeof symbolStatus);
    stub_input_string(recorded, 0, symbol);
    stub_output(recorded, 1, (void *)pfn, sizeof(void *));
    stub_output(recorded, 4, (void *)symbolStatus, sizeof(CUdriverProcAddressQueryResult));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphAddBatchMemOpNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
    size_t numDependencies, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)
{
    if (STUB_LIKELY(stub_modes[135] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[135] == STUB_FUNCTIONAL && functional_cuGraphAddBatchMemOpNode != NULL)
        return functional_cuGraphAddBatchMemOpNode(phGraphNode, hGraph, dependencies,
            numDependencies, nodeParams);
    stub_call *recorded = stub_begin(135);
    stub_argument(recorded, &phGraphNode, sizeof phGraphNode);
    stub_argument(recorded, &hGraph, sizeof hGraph);
    stub_argument(recorded, &dependencies, sizeof dependencies);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_argument(recorded, &nodeParams, sizeof nodeParams);
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 4, nodeParams, sizeof(CUDA_BATCH_MEM_OP_NODE_PARAMS));
    stub_output(recorded, 0, (void *)phGraphNode, sizeof(CUgraphNode));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphAddChildGraphNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
    size_t numDependencies, CUgraph childGraph)
{
    if (STUB_LIKELY(stub_modes[136] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[136] == STUB_FUNCTIONAL && functional_cuGraphAddChildGraphNode != NULL)
        return functional_cuGraphAddChildGraphNode(phGraphNode, hGraph, dependencies,
            numDependencies, childGraph);
    stub_call *recorded = stub_begin(136);
    stub_argument(recorded, &phGraphNode, sizeof phGraphNode);
    stub_argument(recorded, &hGraph, sizeof hGraph);
    stub_argument(recorded, &dependencies, sizeof dependencies);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_argument(recorded, &childGraph, sizeof childGraph);
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_output(recorded, 0, (void *)phGraphNode, sizeof(CUgraphNode));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphAddDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to,
    size_t numDependencies)
{
    if (STUB_LIKELY(stub_modes[137] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[137] == STUB_FUNCTIONAL && functional_cuGraphAddDependencies != NULL)
        return functional_cuGraphAddDependencies(hGraph, from, to, numDependencies);
    stub_call *recorded = stub_begin(137);
    stub_argument(recorded, &hGraph, sizeof hGraph);
    stub_argument(recorded, &from, sizeof from);
    stub_argument(recorded, &to, sizeof to);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_input(recorded, 1, from, stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 2, to, stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphAddDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to,
    const CUgraphEdgeData *edgeData, size_t numDependencies)
{
    if (STUB_LIKELY(stub_modes[138] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[138] == STUB_FUNCTIONAL && functional_cuGraphAddDependencies_v2 != NULL)
        return functional_cuGraphAddDependencies_v2(hGraph, from, to, edgeData, numDependencies);
    stub_call *recorded = stub_begin(138);
    stub_argument(recorded, &hGraph, sizeof hGraph);
    stub_argument(recorded, &from, sizeof from);
    stub_argument(recorded, &to, sizeof to);
    stub_argument(recorded, &edgeData, sizeof edgeData);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_input(recorded, 1, from, stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 2, to, stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 3, edgeData,
        stub_items((size_t)numDependencies) * sizeof(CUgraphEdgeData));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphAddEmptyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
    size_t numDependencies)
{
    if (STUB_LIKELY(stub_modes[139] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[139] == STUB_FUNCTIONAL && functional_cuGraphAddEmptyNode != NULL)
        return functional_cuGraphAddEmptyNode(phGraphNode, hGraph, dependencies, numDependencies);
    stub_call *recorded = stub_begin(139);
    stub_argument(recorded, &phGraphNode, sizeof phGraphNode);
    stub_argument(recorded, &hGraph, sizeof hGraph);
    stub_argument(recorded, &dependencies, sizeof dependencies);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_output(recorded, 0, (void *)phGraphNode, sizeof(CUgraphNode));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphAddEventRecordNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies, CUevent event)
{
    if (STUB_LIKELY(stub_modes[140] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[140] == STUB_FUNCTIONAL && functional_cuGraphAddEventRecordNode != NULL)
        return functional_cuGraphAddEventRecordNode(phGraphNode, hGraph, dependencies,
            numDependencies, event);
    stub_call *recorded = stub_begin(140);
    stub_argument(recorded, &phGraphNode, sizeof phGraphNode);
    stub_argument(recorded, &hGraph, sizeof hGraph);
    stub_argument(recorded, &dependencies, sizeof dependencies);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_argument(recorded, &event, sizeof event);
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_output(recorded, 0, (void *)phGraphNode, sizeof(CUgraphNode));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphAddEventWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
    size_t numDependencies, CUevent event)
{
    if (STUB_LIKELY(stub_modes[141] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[141] == STUB_FUNCTIONAL && functional_cuGraphAddEventWaitNode != NULL)
        return functional_cuGraphAddEventWaitNode(phGraphNode, hGraph, dependencies,
            numDependencies, event);
    stub_call *recorded = stub_begin(141);
    stub_argument(recorded, &phGraphNode, sizeof phGraphNode);
    stub_argument(recorded, &hGraph, sizeof hGraph);
    stub_argument(recorded, &dependencies, sizeof dependencies);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_argument(recorded, &event, sizeof event);
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_output(recorded, 0, (void *)phGraphNode, sizeof(CUgraphNode));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphAddExternalSemaphoresSignalNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies,
    const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)
{
    if (STUB_LIKELY(stub_modes[142] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[142] == STUB_FUNCTIONAL
        && functional_cuGraphAddExternalSemaphoresSignalNode != NULL)
        return functional_cuGraphAddExternalSemaphoresSignalNode(phGraphNode, hGraph, dependencies,
            numDependencies, nodeParams);
    stub_call *recorded = stub_begin(142);
    stub_argument(recorded, &phGraphNode, sizeof phGraphNode);
    stub_argument(recorded, &hGraph, sizeof hGraph);
    stub_argument(recorded, &dependencies, sizeof dependencies);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_argument(recorded, &nodeParams, sizeof nodeParams);
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 4, nodeParams, sizeof(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS));
    stub_output(recorded, 0, (void *)phGraphNode, sizeof(CUgraphNode));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphAddExternalSemaphoresWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies,
    const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)
{
    if (STUB_LIKELY(stub_modes[143] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[143] == STUB_FUNCTIONAL
        && functional_cuGraphAddExternalSemaphoresWaitNode != NULL)
        return functional_cuGraphAddExternalSemaphoresWaitNode(phGraphNode, hGraph, dependencies,
            numDependencies, nodeParams);
    stub_call *recorded = stub_begin(143);
    stub_argument(recorded, &phGraphNode, sizeof phGraphNode);
    stub_argument(recorded, &hGraph, sizeof hGraph);
    stub_argument(recorded, &dependencies, sizeof dependencies);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_argument(recorded, &nodeParams, sizeof nodeParams);
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 4, nodeParams, sizeof(CUDA_EXT_SEM_WAIT_NODE_PARAMS));
    stub_output(recorded, 0, (void *)phGraphNode, sizeof(CUgraphNode));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphAddHostNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
    size_t numDependencies, const CUDA_HOST_NODE_PARAMS *nodeParams)
{
    if (STUB_LIKELY(stub_modes[144] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[144] == STUB_FUNCTIONAL && functional_cuGraphAddHostNode != NULL)
        return functional_cuGraphAddHostNode(phGraphNode, hGraph, dependencies, numDependencies,
            nodeParams);
    stub_call *recorded = stub_begin(144);
    stub_argument(recorded, &phGraphNode, sizeof phGraphNode);
    stub_argument(recorded, &hGraph, sizeof hGraph);
    stub_argument(recorded, &dependencies, sizeof dependencies);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_argument(recorded, &nodeParams, sizeof nodeParams);
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 4, nodeParams, sizeof(CUDA_HOST_NODE_PARAMS));
    stub_output(recorded, 0, (void *)phGraphNode, sizeof(CUgraphNode));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphAddKernelNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
    size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS *nodeParams)
{
    if (STUB_LIKELY(stub_modes[145] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[145] == STUB_FUNCTIONAL && functional_cuGraphAddKernelNode_v2 != NULL)
        return functional_cuGraphAddKernelNode_v2(phGraphNode, hGraph, dependencies,
            numDependencies, nodeParams);
    stub_call *recorded = stub_begin(145);
    stub_argument(recorded, &phGraphNode, sizeof phGraphNode);
    stub_argument(recorded, &hGraph, sizeof hGraph);
    stub_argument(recorded, &dependencies, sizeof dependencies);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_argument(recorded, &nodeParams, sizeof nodeParams);
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 4, nodeParams, sizeof(CUDA_KERNEL_NODE_PARAMS));
    stub_output(recorded, 0, (void *)phGraphNode, sizeof(CUgraphNode));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphAddMemAllocNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
    size_t numDependencies, CUDA_MEM_ALLOC_NODE_PARAMS *nodeParams)
{
    if (STUB_LIKELY(stub_modes[146] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[146] == STUB_FUNCTIONAL && functional_cuGraphAddMemAllocNode != NULL)
        return functional_cuGraphAddMemAllocNode(phGraphNode, hGraph, dependencies,
            numDependencies, nodeParams);
    stub_call *recorded = stub_begin(146);
    stub_argument(recorded, &phGraphNode, sizeof phGraphNode);
    stub_argument(recorded, &hGraph, sizeof hGraph);
    stub_argument(recorded, &dependencies, sizeof dependencies);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_argument(recorded, &nodeParams, sizeof nodeParams);
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 4, nodeParams, sizeof(CUDA_MEM_ALLOC_NODE_PARAMS));
    stub_output(recorded, 0, (void *)phGraphNode, sizeof(CUgraphNode));
    stub_output_open(recorded, 4, (void *)nodeParams, 0);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphAddMemFreeNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
    size_t numDependencies, CUdeviceptr dptr)
{
    if (STUB_LIKELY(stub_modes[147] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[147] == STUB_FUNCTIONAL && functional_cuGraphAddMemFreeNode != NULL)
        return functional_cuGraphAddMemFreeNode(phGraphNode, hGraph, dependencies, numDependencies,
            dptr);
    stub_call *recorded = stub_begin(147);
    stub_argument(recorded, &phGraphNode, sizeof phGraphNode);
    stub_argument(recorded, &hGraph, sizeof hGraph);
    stub_argument(recorded, &dependencies, sizeof dependencies);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_argument(recorded, &dptr, sizeof dptr);
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_output(recorded, 0, (void *)phGraphNode, sizeof(CUgraphNode));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphAddMemcpyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
    size_t numDependencies, const CUDA_MEMCPY3D *copyParams, CUcontext ctx)
{
    if (STUB_LIKELY(stub_modes[148] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[148] == STUB_FUNCTIONAL && functional_cuGraphAddMemcpyNode != NULL)
        return functional_cuGraphAddMemcpyNode(phGraphNode, hGraph, dependencies, numDependencies,
            copyParams, ctx);
    stub_call *recorded = stub_begin(148);
    stub_argument(recorded, &phGraphNode, sizeof phGraphNode);
    stub_argument(recorded, &hGraph, sizeof hGraph);
    stub_argument(recorded, &dependencies, sizeof dependencies);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_argument(recorded, &copyParams, sizeof copyParams);
    stub_argument(recorded, &ctx, sizeof ctx);
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 4, copyParams, sizeof(CUDA_MEMCPY3D));
    stub_output(recorded, 0, (void *)phGraphNode, sizeof(CUgraphNode));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphAddMemsetNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
    size_t numDependencies, const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx)
{
    if (STUB_LIKELY(stub_modes[149] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[149] == STUB_FUNCTIONAL && functional_cuGraphAddMemsetNode != NULL)
        return functional_cuGraphAddMemsetNode(phGraphNode, hGraph, dependencies, numDependencies,
            memsetParams, ctx);
    stub_call *recorded = stub_begin(149);
    stub_argument(recorded, &phGraphNode, sizeof phGraphNode);
    stub_argument(recorded, &hGraph, sizeof hGraph);
    stub_argument(recorded, &dependencies, sizeof dependencies);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_argument(recorded, &memsetParams, sizeof memsetParams);
    stub_argument(recorded, &ctx, sizeof ctx);
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 4, memsetParams, sizeof(CUDA_MEMSET_NODE_PARAMS));
    stub_output(recorded, 0, (void *)phGraphNode, sizeof(CUgraphNode));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphAddNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
    size_t numDependencies, CUgraphNodeParams *nodeParams)
{
    if (STUB_LIKELY(stub_modes[150] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[150] == STUB_FUNCTIONAL && functional_cuGraphAddNode != NULL)
        return functional_cuGraphAddNode(phGraphNode, hGraph, dependencies, numDependencies,
            nodeParams);
    stub_call *recorded = stub_begin(150);
    stub_argument(recorded, &phGraphNode, sizeof phGraphNode);
    stub_argument(recorded, &hGraph, sizeof hGraph);
    stub_argument(recorded, &dependencies, sizeof dependencies);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_argument(recorded, &nodeParams, sizeof nodeParams);
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 4, nodeParams, sizeof(CUgraphNodeParams));
    stub_output(recorded, 0, (void *)phGraphNode, sizeof(CUgraphNode));
    stub_output_open(recorded, 4, (void *)nodeParams, 0);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphAddNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
    const CUgraphEdgeData *dependencyData, size_t numDependencies, CUgraphNodeParams *nodeParams)
{
    if (STUB_LIKELY(stub_modes[151] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[151] == STUB_FUNCTIONAL && functional_cuGraphAddNode_v2 != NULL)
        return functional_cuGraphAddNode_v2(phGraphNode, hGraph, dependencies, dependencyData,
            numDependencies, nodeParams);
    stub_call *recorded = stub_begin(151);
    stub_argument(recorded, &phGraphNode, sizeof phGraphNode);
    stub_argument(recorded, &hGraph, sizeof hGraph);
    stub_argument(recorded, &dependencies, sizeof dependencies);
    stub_argument(recorded, &dependencyData, sizeof dependencyData);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_argument(recorded, &nodeParams, sizeof nodeParams);
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 3, dependencyData,
        stub_items((size_t)numDependencies) * sizeof(CUgraphEdgeData));
    stub_input(recorded, 5, nodeParams, sizeof(CUgraphNodeParams));
    stub_output(recorded, 0, (void *)phGraphNode, sizeof(CUgraphNode));
    stub_output_open(recorded, 5, (void *)nodeParams, 0);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphBatchMemOpNodeGetParams(CUgraphNode hNode, CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams_out)
{
    if (STUB_LIKELY(stub_modes[152] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[152] == STUB_FUNCTIONAL && functional_cuGraphBatchMemOpNodeGetParams != NULL)
        return functional_cuGraphBatchMemOpNodeGetParams(hNode, nodeParams_out);
    stub_call *recorded = stub_begin(152);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &nodeParams_out, sizeof nodeParams_out);
    stub_output(recorded, 1, (void *)nodeParams_out, sizeof(CUDA_BATCH_MEM_OP_NODE_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphBatchMemOpNodeSetParams(CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)
{
    if (STUB_LIKELY(stub_modes[153] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[153] == STUB_FUNCTIONAL && functional_cuGraphBatchMemOpNodeSetParams != NULL)
        return functional_cuGraphBatchMemOpNodeSetParams(hNode, nodeParams);
    stub_call *recorded = stub_begin(153);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &nodeParams, sizeof nodeParams);
    stub_input(recorded, 1, nodeParams, sizeof(CUDA_BATCH_MEM_OP_NODE_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphChildGraphNodeGetGraph(CUgraphNode hNode, CUgraph *phGraph)
{
    if (STUB_LIKELY(stub_modes[154] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[154] == STUB_FUNCTIONAL && functional_cuGraphChildGraphNodeGetGraph != NULL)
        return functional_cuGraphChildGraphNodeGetGraph(hNode, phGraph);
    stub_call *recorded = stub_begin(154);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &phGraph, sizeof phGraph);
    stub_output(recorded, 1, (void *)phGraph, sizeof(CUgraph));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphClone(CUgraph *phGraphClone, CUgraph originalGraph)
{
    if (STUB_LIKELY(stub_modes[155] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[155] == STUB_FUNCTIONAL && functional_cuGraphClone != NULL)
        return functional_cuGraphClone(phGraphClone, originalGraph);
    stub_call *recorded = stub_begin(155);
    stub_argument(recorded, &phGraphClone, sizeof phGraphClone);
    stub_argument(recorded, &originalGraph, sizeof originalGraph);
    stub_output(recorded, 0, (void *)phGraphClone, sizeof(CUgraph));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphConditionalHandleCreate(CUgraphConditionalHandle *pHandle_out, CUgraph hGraph,
    CUcontext ctx, unsigned int defaultLaunchValue, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[156] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[156] == STUB_FUNCTIONAL && functional_cuGraphConditionalHandleCreate != NULL)
        return functional_cuGraphConditionalHandleCreate(pHandle_out, hGraph, ctx,
            defaultLaunchValue, flags);
    stub_call *recorded = stub_begin(156);
    stub_argument(recorded, &pHandle_out, sizeof pHandle_out);
    stub_argument(recorded, &hGraph, sizeof hGraph);
    stub_argument(recorded, &ctx, sizeof ctx);
    stub_argument(recorded, &defaultLaunchValue, sizeof defaultLaunchValue);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)pHandle_out, sizeof(CUgraphConditionalHandle));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphCreate(CUgraph *phGraph, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[157] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[157] == STUB_FUNCTIONAL && functional_cuGraphCreate != NULL)
        return functional_cuGraphCreate(phGraph, flags);
    stub_call *recorded = stub_begin(157);
    stub_argument(recorded, &phGraph, sizeof phGraph);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)phGraph, sizeof(CUgraph));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphDebugDotPrint(CUgraph hGraph, const char *path, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[158] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[158] == STUB_FUNCTIONAL && functional_cuGraphDebugDotPrint != NULL)
        return functional_cuGraphDebugDotPrint(hGraph, path, flags);
    stub_call *recorded = stub_begin(158);
    stub_argument(recorded, &hGraph, sizeof hGraph);
    stub_argument(recorded, &path, sizeof path);
    stub_argument(recorded, &flags, sizeof flags);
    stub_input_string(recorded, 1, path);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphDestroy(CUgraph hGraph)
{
    if (STUB_LIKELY(stub_modes[159] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[159] == STUB_FUNCTIONAL && functional_cuGraphDestroy != NULL)
        return functional_cuGraphDestroy(hGraph);
    stub_call *recorded = stub_begin(159);
    stub_argument(recorded, &hGraph, sizeof hGraph);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphDestroyNode(CUgraphNode hNode)
{
    if (STUB_LIKELY(stub_modes[160] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[160] == STUB_FUNCTIONAL && functional_cuGraphDestroyNode != NULL)
        return functional_cuGraphDestroyNode(hNode);
    stub_call *recorded = stub_begin(160);
    stub_argument(recorded, &hNode, sizeof hNode);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphEventRecordNodeGetEvent(CUgraphNode hNode, CUevent *event_out)
{
    if (STUB_LIKELY(stub_modes[161] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[161] == STUB_FUNCTIONAL && functional_cuGraphEventRecordNodeGetEvent != NULL)
        return functional_cuGraphEventRecordNodeGetEvent(hNode, event_out);
    stub_call *recorded = stub_begin(161);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &event_out, sizeof event_out);
    stub_output(recorded, 1, (void *)event_out, sizeof(CUevent));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphEventRecordNodeSetEvent(CUgraphNode hNode, CUevent event)
{
    if (STUB_LIKELY(stub_modes[162] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[162] == STUB_FUNCTIONAL && functional_cuGraphEventRecordNodeSetEvent != NULL)
        return functional_cuGraphEventRecordNodeSetEvent(hNode, event);
    stub_call *recorded = stub_begin(162);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &event, sizeof event);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphEventWaitNodeGetEvent(CUgraphNode hNode, CUevent *event_out)
{
    if (STUB_LIKELY(stub_modes[163] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[163] == STUB_FUNCTIONAL && functional_cuGraphEventWaitNodeGetEvent != NULL)
        return functional_cuGraphEventWaitNodeGetEvent(hNode, event_out);
    stub_call *recorded = stub_begin(163);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &event_out, sizeof event_out);
    stub_output(recorded, 1, (void *)event_out, sizeof(CUevent));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphEventWaitNodeSetEvent(CUgraphNode hNode, CUevent event)
{
    if (STUB_LIKELY(stub_modes[164] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[164] == STUB_FUNCTIONAL && functional_cuGraphEventWaitNodeSetEvent != NULL)
        return functional_cuGraphEventWaitNodeSetEvent(hNode, event);
    stub_call *recorded = stub_begin(164);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &event, sizeof event);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphExecBatchMemOpNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
    const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)
{
    if (STUB_LIKELY(stub_modes[165] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[165] == STUB_FUNCTIONAL && functional_cuGraphExecBatchMemOpNodeSetParams != NULL)
        return functional_cuGraphExecBatchMemOpNodeSetParams(hGraphExec, hNode, nodeParams);
    stub_call *recorded = stub_begin(165);
    stub_argument(recorded, &hGraphExec, sizeof hGraphExec);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &nodeParams, sizeof nodeParams);
    stub_input(recorded, 2, nodeParams, sizeof(CUDA_BATCH_MEM_OP_NODE_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphExecChildGraphNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, CUgraph childGraph)
{
    if (STUB_LIKELY(stub_modes[166] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[166] == STUB_FUNCTIONAL && functional_cuGraphExecChildGraphNodeSetParams != NULL)
        return functional_cuGraphExecChildGraphNodeSetParams(hGraphExec, hNode, childGraph);
    stub_call *recorded = stub_begin(166);
    stub_argument(recorded, &hGraphExec, sizeof hGraphExec);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &childGraph, sizeof childGraph);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphExecDestroy(CUgraphExec hGraphExec)
{
    if (STUB_LIKELY(stub_modes[167] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[167] == STUB_FUNCTIONAL && functional_cuGraphExecDestroy != NULL)
        return functional_cuGraphExecDestroy(hGraphExec);
    stub_call *recorded = stub_begin(167);
    stub_argument(recorded, &hGraphExec, sizeof hGraphExec);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphExecEventRecordNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event)
{
    if (STUB_LIKELY(stub_modes[168] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[168] == STUB_FUNCTIONAL && functional_cuGraphExecEventRecordNodeSetEvent != NULL)
        return functional_cuGraphExecEventRecordNodeSetEvent(hGraphExec, hNode, event);
    stub_call *recorded = stub_begin(168);
    stub_argument(recorded, &hGraphExec, sizeof hGraphExec);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &event, sizeof event);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphExecEventWaitNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event)
{
    if (STUB_LIKELY(stub_modes[169] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[169] == STUB_FUNCTIONAL && functional_cuGraphExecEventWaitNodeSetEvent != NULL)
        return functional_cuGraphExecEventWaitNodeSetEvent(hGraphExec, hNode, event);
    stub_call *recorded = stub_begin(169);
    stub_argument(recorded, &hGraphExec, sizeof hGraphExec);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &event, sizeof event);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphExecExternalSemaphoresSignalNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
    const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)
{
    if (STUB_LIKELY(stub_modes[170] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[170] == STUB_FUNCTIONAL
        && functional_cuGraphExecExternalSemaphoresSignalNodeSetParams != NULL)
        return functional_cuGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec, hNode,
            nodeParams);
    stub_call *recorded = stub_begin(170);
    stub_argument(recorded, &hGraphExec, sizeof hGraphExec);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &nodeParams, sizeof nodeParams);
    stub_input(recorded, 2, nodeParams, sizeof(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphExecExternalSemaphoresWaitNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
    const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)
{
    if (STUB_LIKELY(stub_modes[171] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[171] == STUB_FUNCTIONAL
        && functional_cuGraphExecExternalSemaphoresWaitNodeSetParams != NULL)
        return functional_cuGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec, hNode,
            nodeParams);
    stub_call *recorded = stub_begin(171);
    stub_argument(recorded, &hGraphExec, sizeof hGraphExec);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &nodeParams, sizeof nodeParams);
    stub_input(recorded, 2, nodeParams, sizeof(CUDA_EXT_SEM_WAIT_NODE_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphExecGetFlags(CUgraphExec hGraphExec, cuuint64_t *flags)
{
    if (STUB_LIKELY(stub_modes[172] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[172] == STUB_FUNCTIONAL && functional_cuGraphExecGetFlags != NULL)
        return functional_cuGraphExecGetFlags(hGraphExec, flags);
    stub_call *recorded = stub_begin(172);
    stub_argument(recorded, &hGraphExec, sizeof hGraphExec);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 1, (void *)flags, sizeof(cuuint64_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphExecHostNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
    const CUDA_HOST_NODE_PARAMS *nodeParams)
{
    if (STUB_LIKELY(stub_modes[173] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[173] == STUB_FUNCTIONAL && functional_cuGraphExecHostNodeSetParams != NULL)
        return functional_cuGraphExecHostNodeSetParams(hGraphExec, hNode, nodeParams);
    stub_call *recorded = stub_begin(173);
    stub_argument(recorded, &hGraphExec, sizeof hGraphExec);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &nodeParams, sizeof nodeParams);
    stub_input(recorded, 2, nodeParams, sizeof(CUDA_HOST_NODE_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphExecKernelNodeSetParams_v2(CUgraphExec hGraphExec, CUgraphNode hNode,
    const CUDA_KERNEL_NODE_PARAMS *nodeParams)
{
    if (STUB_LIKELY(stub_modes[174] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[174] == STUB_FUNCTIONAL && functional_cuGraphExecKernelNodeSetParams_v2 != NULL)
        return functional_cuGraphExecKernelNodeSetParams_v2(hGraphExec, hNode, nodeParams);
    stub_call *recorded = stub_begin(174);
    stub_argument(recorded, &hGraphExec, sizeof hGraphExec);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &nodeParams, sizeof nodeParams);
    stub_input(recorded, 2, nodeParams, sizeof(CUDA_KERNEL_NODE_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphExecMemcpyNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
    const CUDA_MEMCPY3D *copyParams, CUcontext ctx)
{
    if (STUB_LIKELY(stub_modes[175] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[175] == STUB_FUNCTIONAL && functional_cuGraphExecMemcpyNodeSetParams != NULL)
        return functional_cuGraphExecMemcpyNodeSetParams(hGraphExec, hNode, copyParams, ctx);
    stub_call *recorded = stub_begin(175);
    stub_argument(recorded, &hGraphExec, sizeof hGraphExec);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &copyParams, sizeof copyParams);
    stub_argument(recorded, &ctx, sizeof ctx);
    stub_input(recorded, 2, copyParams, sizeof(CUDA_MEMCPY3D));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphExecMemsetNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
    const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx)
{
    if (STUB_LIKELY(stub_modes[176] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[176] == STUB_FUNCTIONAL && functional_cuGraphExecMemsetNodeSetParams != NULL)
        return functional_cuGraphExecMemsetNodeSetParams(hGraphExec, hNode, memsetParams, ctx);
    stub_call *recorded = stub_begin(176);
    stub_argument(recorded, &hGraphExec, sizeof hGraphExec);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &memsetParams, sizeof memsetParams);
    stub_argument(recorded, &ctx, sizeof ctx);
    stub_input(recorded, 2, memsetParams, sizeof(CUDA_MEMSET_NODE_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphExecNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, CUgraphNodeParams *nodeParams)
{
    if (STUB_LIKELY(stub_modes[177] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[177] == STUB_FUNCTIONAL && functional_cuGraphExecNodeSetParams != NULL)
        return functional_cuGraphExecNodeSetParams(hGraphExec, hNode, nodeParams);
    stub_call *recorded = stub_begin(177);
    stub_argument(recorded, &hGraphExec, sizeof hGraphExec);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &nodeParams, sizeof nodeParams);
    stub_input(recorded, 2, nodeParams, sizeof(CUgraphNodeParams));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphExecUpdate_v2(CUgraphExec hGraphExec, CUgraph hGraph,
    CUgraphExecUpdateResultInfo *resultInfo)
{
    if (STUB_LIKELY(stub_modes[178] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[178] == STUB_FUNCTIONAL && functional_cuGraphExecUpdate_v2 != NULL)
        return functional_cuGraphExecUpdate_v2(hGraphExec, hGraph, resultInfo);
    stub_call *recorded = stub_begin(178);
    stub_argument(recorded, &hGraphExec, sizeof hGraphExec);
    stub_argument(recorded, &hGraph, sizeof hGraph);
    stub_argument(recorded, &resultInfo, sizeof resultInfo);
    stub_output(recorded, 2, (void *)resultInfo, sizeof(CUgraphExecUpdateResultInfo));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphExternalSemaphoresSignalNodeGetParams(CUgraphNode hNode,
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *params_out)
{
    if (STUB_LIKELY(stub_modes[179] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[179] == STUB_FUNCTIONAL
        && functional_cuGraphExternalSemaphoresSignalNodeGetParams != NULL)
        return functional_cuGraphExternalSemaphoresSignalNodeGetParams(hNode, params_out);
    stub_call *recorded = stub_begin(179);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &params_out, sizeof params_out);
    stub_output(recorded, 1, (void *)params_out, sizeof(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphExternalSemaphoresSignalNodeSetParams(CUgraphNode hNode,
    const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)
{
    if (STUB_LIKELY(stub_modes[180] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[180] == STUB_FUNCTIONAL
        && functional_cuGraphExternalSemaphoresSignalNodeSetParams != NULL)
        return functional_cuGraphExternalSemaphoresSignalNodeSetParams(hNode, nodeParams);
    stub_call *recorded = stub_begin(180);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &nodeParams, sizeof nodeParams);
    stub_input(recorded, 1, nodeParams, sizeof(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphExternalSemaphoresWaitNodeGetParams(CUgraphNode hNode,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS *params_out)
{
    if (STUB_LIKELY(stub_modes[181] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[181] == STUB_FUNCTIONAL
        && functional_cuGraphExternalSemaphoresWaitNodeGetParams != NULL)
        return functional_cuGraphExternalSemaphoresWaitNodeGetParams(hNode, params_out);
    stub_call *recorded = stub_begin(181);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &params_out, sizeof params_out);
    stub_output(recorded, 1, (void *)params_out, sizeof(CUDA_EXT_SEM_WAIT_NODE_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphExternalSemaphoresWaitNodeSetParams(CUgraphNode hNode,
    const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)
{
    if (STUB_LIKELY(stub_modes[182] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[182] == STUB_FUNCTIONAL
        && functional_cuGraphExternalSemaphoresWaitNodeSetParams != NULL)
        return functional_cuGraphExternalSemaphoresWaitNodeSetParams(hNode, nodeParams);
    stub_call *recorded = stub_begin(182);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &nodeParams, sizeof nodeParams);
    stub_input(recorded, 1, nodeParams, sizeof(CUDA_EXT_SEM_WAIT_NODE_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphGetEdges(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, size_t *numEdges)
{
    if (STUB_LIKELY(stub_modes[183] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[183] == STUB_FUNCTIONAL && functional_cuGraphGetEdges != NULL)
        return functional_cuGraphGetEdges(hGraph, from, to, numEdges);
    stub_call *recorded = stub_begin(183);
    stub_argument(recorded, &hGraph, sizeof hGraph);
    stub_argument(recorded, &from, sizeof from);
    stub_argument(recorded, &to, sizeof to);
    stub_argument(recorded, &numEdges, sizeof numEdges);
    stub_input(recorded, 3, numEdges, sizeof(size_t));
    size_t numEdges_written = stub_output_count(recorded, 3, numEdges, sizeof *numEdges,
        numEdges != NULL && from != NULL ? stub_items((size_t)*numEdges) : SIZE_MAX);
    stub_output(recorded, 1, (void *)from, numEdges_written * sizeof(CUgraphNode));
    stub_output(recorded, 2, (void *)to, numEdges_written * sizeof(CUgraphNode));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, CUgraphEdgeData *edgeData,
    size_t *numEdges)
{
    if (STUB_LIKELY(stub_modes[184] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[184] == STUB_FUNCTIONAL && functional_cuGraphGetEdges_v2 != NULL)
        return functional_cuGraphGetEdges_v2(hGraph, from, to, edgeData, numEdges);
    stub_call *recorded = stub_begin(184);
    stub_argument(recorded, &hGraph, sizeof hGraph);
    stub_argument(recorded, &from, sizeof from);
    stub_argument(recorded, &to, sizeof to);
    stub_argument(recorded, &edgeData, sizeof edgeData);
    stub_argument(recorded, &numEdges, sizeof numEdges);
    stub_input(recorded, 4, numEdges, sizeof(size_t));
    size_t numEdges_written = stub_output_count(recorded, 4, numEdges, sizeof *numEdges,
        numEdges != NULL && from != NULL ? stub_items((size_t)*numEdges) : SIZE_MAX);
    stub_output(recorded, 1, (void *)from, numEdges_written * sizeof(CUgraphNode));
    stub_output(recorded, 2, (void *)to, numEdges_written * sizeof(CUgraphNode));
    stub_output(recorded, 3, (void *)edgeData, numEdges_written * sizeof(CUgraphEdgeData));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphGetNodes(CUgraph hGraph, CUgraphNode *nodes, size_t *numNodes)
{
    if (STUB_LIKELY(stub_modes[185] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[185] == STUB_FUNCTIONAL && functional_cuGraphGetNodes != NULL)
        return functional_cuGraphGetNodes(hGraph, nodes, numNodes);
    stub_call *recorded = stub_begin(185);
    stub_argument(recorded, &hGraph, sizeof hGraph);
    stub_argument(recorded, &nodes, sizeof nodes);
    stub_argument(recorded, &numNodes, sizeof numNodes);
    stub_input(recorded, 2, numNodes, sizeof(size_t));
    size_t numNodes_written = stub_output_count(recorded, 2, numNodes, sizeof *numNodes,
        numNodes != NULL && nodes != NULL ? stub_items((size_t)*numNodes) : SIZE_MAX);
    stub_output(recorded, 1, (void *)nodes, numNodes_written * sizeof(CUgraphNode));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphGetRootNodes(CUgraph hGraph, CUgraphNode *rootNodes, size_t *numRootNodes)
{
    if (STUB_LIKELY(stub_modes[186] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[186] == STUB_FUNCTIONAL && functional_cuGraphGetRootNodes != NULL)
        return functional_cuGraphGetRootNodes(hGraph, rootNodes, numRootNodes);
    stub_call *recorded = stub_begin(186);
    stub_argument(recorded, &hGraph, sizeof hGraph);
    stub_argument(recorded, &rootNodes, sizeof rootNodes);
    stub_argument(recorded, &numRootNodes, sizeof numRootNodes);
    stub_input(recorded, 2, numRootNodes, sizeof(size_t));
    size_t numRootNodes_written = stub_output_count(recorded, 2, numRootNodes,
        sizeof *numRootNodes,
        numRootNodes != NULL && rootNodes != NULL ? stub_items((size_t)*numRootNodes) : SIZE_MAX);
    stub_output(recorded, 1, (void *)rootNodes, numRootNodes_written * sizeof(CUgraphNode));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphHostNodeGetParams(CUgraphNode hNode, CUDA_HOST_NODE_PARAMS *nodeParams)
{
    if (STUB_LIKELY(stub_modes[187] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[187] == STUB_FUNCTIONAL && functional_cuGraphHostNodeGetParams != NULL)
        return functional_cuGraphHostNodeGetParams(hNode, nodeParams);
    stub_call *recorded = stub_begin(187);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &nodeParams, sizeof nodeParams);
    stub_output(recorded, 1, (void *)nodeParams, sizeof(CUDA_HOST_NODE_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphHostNodeSetParams(CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS *nodeParams)
{
    if (STUB_LIKELY(stub_modes[188] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[188] == STUB_FUNCTIONAL && functional_cuGraphHostNodeSetParams != NULL)
        return functional_cuGraphHostNodeSetParams(hNode, nodeParams);
    stub_call *recorded = stub_begin(188);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &nodeParams, sizeof nodeParams);
    stub_input(recorded, 1, nodeParams, sizeof(CUDA_HOST_NODE_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphInstantiateWithFlags(CUgraphExec *phGraphExec, CUgraph hGraph, unsigned long long flags)
{
    if (STUB_LIKELY(stub_modes[189] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[189] == STUB_FUNCTIONAL && functional_cuGraphInstantiateWithFlags != NULL)
        return functional_cuGraphInstantiateWithFlags(phGraphExec, hGraph, flags);
    stub_call *recorded = stub_begin(189);
    stub_argument(recorded, &phGraphExec, sizeof phGraphExec);
    stub_argument(recorded, &hGraph, sizeof hGraph);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)phGraphExec, sizeof(CUgraphExec));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphInstantiateWithParams(CUgraphExec *phGraphExec, CUgraph hGraph,
    CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams)
{
    if (STUB_LIKELY(stub_modes[190] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[190] == STUB_FUNCTIONAL && functional_cuGraphInstantiateWithParams != NULL)
        return functional_cuGraphInstantiateWithParams(phGraphExec, hGraph, instantiateParams);
    stub_call *recorded = stub_begin(190);
    stub_argument(recorded, &phGraphExec, sizeof phGraphExec);
    stub_argument(recorded, &hGraph, sizeof hGraph);
    stub_argument(recorded, &instantiateParams, sizeof instantiateParams);
    stub_input(recorded, 2, instantiateParams, sizeof(CUDA_GRAPH_INSTANTIATE_PARAMS));
    stub_output(recorded, 0, (void *)phGraphExec, sizeof(CUgraphExec));
    stub_output_open(recorded, 2, (void *)instantiateParams, 0);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphInstantiateWithParams_ptsz(CUgraphExec *phGraphExec, CUgraph hGraph,
    CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams)
{
    if (STUB_LIKELY(stub_modes[191] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[191] == STUB_FUNCTIONAL && functional_cuGraphInstantiateWithParams != NULL)
        return functional_cuGraphInstantiateWithParams(phGraphExec, hGraph, instantiateParams);
    stub_call *recorded = stub_begin(191);
    stub_argument(recorded, &phGraphExec, sizeof phGraphExec);
    stub_argument(recorded, &hGraph, sizeof hGraph);
    stub_argument(recorded, &instantiateParams, sizeof instantiateParams);
    stub_input(recorded, 2, instantiateParams, sizeof(CUDA_GRAPH_INSTANTIATE_PARAMS));
    stub_output(recorded, 0, (void *)phGraphExec, sizeof(CUgraphExec));
    stub_output_open(recorded, 2, (void *)instantiateParams, 0);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphKernelNodeCopyAttributes(CUgraphNode dst, CUgraphNode src)
{
    if (STUB_LIKELY(stub_modes[192] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[192] == STUB_FUNCTIONAL && functional_cuGraphKernelNodeCopyAttributes != NULL)
        return functional_cuGraphKernelNodeCopyAttributes(dst, src);
    stub_call *recorded = stub_begin(192);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &src, sizeof src);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphKernelNodeGetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr,
    CUkernelNodeAttrValue *value_out)
{
    if (STUB_LIKELY(stub_modes[193] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[193] == STUB_FUNCTIONAL && functional_cuGraphKernelNodeGetAttribute != NULL)
        return functional_cuGraphKernelNodeGetAttribute(hNode, attr, value_out);
    stub_call *recorded = stub_begin(193);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &attr, sizeof attr);
    stub_argument(recorded, &value_out, sizeof value_out);
    stub_output(recorded, 2, (void *)value_out, sizeof(CUkernelNodeAttrValue));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphKernelNodeGetParams_v2(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS *nodeParams)
{
    if (STUB_LIKELY(stub_modes[194] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[194] == STUB_FUNCTIONAL && functional_cuGraphKernelNodeGetParams_v2 != NULL)
        return functional_cuGraphKernelNodeGetParams_v2(hNode, nodeParams);
    stub_call *recorded = stub_begin(194);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &nodeParams, sizeof nodeParams);
    stub_output(recorded, 1, (void *)nodeParams, sizeof(CUDA_KERNEL_NODE_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphKernelNodeSetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr,
    const CUkernelNodeAttrValue *value)
{
    if (STUB_LIKELY(stub_modes[195] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[195] == STUB_FUNCTIONAL && functional_cuGraphKernelNodeSetAttribute != NULL)
        return functional_cuGraphKernelNodeSetAttribute(hNode, attr, value);
    stub_call *recorded = stub_begin(195);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &attr, sizeof attr);
    stub_argument(recorded, &value, sizeof value);
    stub_input(recorded, 2, value, sizeof(CUkernelNodeAttrValue));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphKernelNodeSetParams_v2(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS *nodeParams)
{
    if (STUB_LIKELY(stub_modes[196] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[196] == STUB_FUNCTIONAL && functional_cuGraphKernelNodeSetParams_v2 != NULL)
        return functional_cuGraphKernelNodeSetParams_v2(hNode, nodeParams);
    stub_call *recorded = stub_begin(196);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &nodeParams, sizeof nodeParams);
    stub_input(recorded, 1, nodeParams, sizeof(CUDA_KERNEL_NODE_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphLaunch(CUgraphExec hGraphExec, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[197] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[197] == STUB_FUNCTIONAL && functional_cuGraphLaunch != NULL)
        return functional_cuGraphLaunch(hGraphExec, hStream);
    stub_call *recorded = stub_begin(197);
    stub_argument(recorded, &hGraphExec, sizeof hGraphExec);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphLaunch_ptsz(CUgraphExec hGraphExec, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[198] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[198] == STUB_FUNCTIONAL && functional_cuGraphLaunch != NULL)
        return functional_cuGraphLaunch(hGraphExec, hStream);
    stub_call *recorded = stub_begin(198);
    stub_argument(recorded, &hGraphExec, sizeof hGraphExec);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphMemAllocNodeGetParams(CUgraphNode hNode, CUDA_MEM_ALLOC_NODE_PARAMS *params_out)
{
    if (STUB_LIKELY(stub_modes[199] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[199] == STUB_FUNCTIONAL && functional_cuGraphMemAllocNodeGetParams != NULL)
        return functional_cuGraphMemAllocNodeGetParams(hNode, params_out);
    stub_call *recorded = stub_begin(199);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &params_out, sizeof params_out);
    stub_output(recorded, 1, (void *)params_out, sizeof(CUDA_MEM_ALLOC_NODE_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphMemFreeNodeGetParams(CUgraphNode hNode, CUdeviceptr *dptr_out)
{
    if (STUB_LIKELY(stub_modes[200] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[200] == STUB_FUNCTIONAL && functional_cuGraphMemFreeNodeGetParams != NULL)
        return functional_cuGraphMemFreeNodeGetParams(hNode, dptr_out);
    stub_call *recorded = stub_begin(200);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &dptr_out, sizeof dptr_out);
    stub_output(recorded, 1, (void *)dptr_out, sizeof(CUdeviceptr));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphMemcpyNodeGetParams(CUgraphNode hNode, CUDA_MEMCPY3D *nodeParams)
{
    if (STUB_LIKELY(stub_modes[201] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[201] == STUB_FUNCTIONAL && functional_cuGraphMemcpyNodeGetParams != NULL)
        return functional_cuGraphMemcpyNodeGetParams(hNode, nodeParams);
    stub_call *recorded = stub_begin(201);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &nodeParams, sizeof nodeParams);
    stub_output(recorded, 1, (void *)nodeParams, sizeof(CUDA_MEMCPY3D));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphMemcpyNodeSetParams(CUgraphNode hNode, const CUDA_MEMCPY3D *nodeParams)
{
    if (STUB_LIKELY(stub_modes[202] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[202] == STUB_FUNCTIONAL && functional_cuGraphMemcpyNodeSetParams != NULL)
        return functional_cuGraphMemcpyNodeSetParams(hNode, nodeParams);
    stub_call *recorded = stub_begin(202);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &nodeParams, sizeof nodeParams);
    stub_input(recorded, 1, nodeParams, sizeof(CUDA_MEMCPY3D));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphMemsetNodeGetParams(CUgraphNode hNode, CUDA_MEMSET_NODE_PARAMS *nodeParams)
{
    if (STUB_LIKELY(stub_modes[203] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[203] == STUB_FUNCTIONAL && functional_cuGraphMemsetNodeGetParams != NULL)
        return functional_cuGraphMemsetNodeGetParams(hNode, nodeParams);
    stub_call *recorded = stub_begin(203);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &nodeParams, sizeof nodeParams);
    stub_output(recorded, 1, (void *)nodeParams, sizeof(CUDA_MEMSET_NODE_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphMemsetNodeSetParams(CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS *nodeParams)
{
    if (STUB_LIKELY(stub_modes[204] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[204] == STUB_FUNCTIONAL && functional_cuGraphMemsetNodeSetParams != NULL)
        return functional_cuGraphMemsetNodeSetParams(hNode, nodeParams);
    stub_call *recorded = stub_begin(204);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &nodeParams, sizeof nodeParams);
    stub_input(recorded, 1, nodeParams, sizeof(CUDA_MEMSET_NODE_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphNodeFindInClone(CUgraphNode *phNode, CUgraphNode hOriginalNode, CUgraph hClonedGraph)
{
    if (STUB_LIKELY(stub_modes[205] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[205] == STUB_FUNCTIONAL && functional_cuGraphNodeFindInClone != NULL)
        return functional_cuGraphNodeFindInClone(phNode, hOriginalNode, hClonedGraph);
    stub_call *recorded = stub_begin(205);
    stub_argument(recorded, &phNode, sizeof phNode);
    stub_argument(recorded, &hOriginalNode, sizeof hOriginalNode);
    stub_argument(recorded, &hClonedGraph, sizeof hClonedGraph);
    stub_output(recorded, 0, (void *)phNode, sizeof(CUgraphNode));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphNodeGetDependencies(CUgraphNode hNode, CUgraphNode *dependencies, size_t *numDependencies)
{
    if (STUB_LIKELY(stub_modes[206] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[206] == STUB_FUNCTIONAL && functional_cuGraphNodeGetDependencies != NULL)
        return functional_cuGraphNodeGetDependencies(hNode, dependencies, numDependencies);
    stub_call *recorded = stub_begin(206);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &dependencies, sizeof dependencies);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_input(recorded, 2, numDependencies, sizeof(size_t));
    size_t numDependencies_written = stub_output_count(recorded, 2, numDependencies,
        sizeof *numDependencies,
        numDependencies != NULL && dependencies != NULL ? stub_items((size_t)*numDependencies)
        : SIZE_MAX);
    stub_output(recorded, 1, (void *)dependencies, numDependencies_written * sizeof(CUgraphNode));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphNodeGetDependencies_v2(CUgraphNode hNode, CUgraphNode *dependencies,
    CUgraphEdgeData *edgeData, size_t *numDependencies)
{
    if (STUB_LIKELY(stub_modes[207] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[207] == STUB_FUNCTIONAL && functional_cuGraphNodeGetDependencies_v2 != NULL)
        return functional_cuGraphNodeGetDependencies_v2(hNode, dependencies, edgeData,
            numDependencies);
    stub_call *recorded = stub_begin(207);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &dependencies, sizeof dependencies);
    stub_argument(recorded, &edgeData, sizeof edgeData);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_input(recorded, 3, numDependencies, sizeof(size_t));
    size_t numDependencies_written = stub_output_count(recorded, 3, numDependencies,
        sizeof *numDependencies,
        numDependencies != NULL && dependencies != NULL ? stub_items((size_t)*numDependencies)
        : SIZE_MAX);
    stub_output(recorded, 1, (void *)dependencies, numDependencies_written * sizeof(CUgraphNode));
    stub_output(recorded, 2, (void *)edgeData, numDependencies_written * sizeof(CUgraphEdgeData));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphNodeGetDependentNodes(CUgraphNode hNode, CUgraphNode *dependentNodes,
    size_t *numDependentNodes)
{
    if (STUB_LIKELY(stub_modes[208] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[208] == STUB_FUNCTIONAL && functional_cuGraphNodeGetDependentNodes != NULL)
        return functional_cuGraphNodeGetDependentNodes(hNode, dependentNodes, numDependentNodes);
    stub_call *recorded = stub_begin(208);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &dependentNodes, sizeof dependentNodes);
    stub_argument(recorded, &numDependentNodes, sizeof numDependentNodes);
    stub_input(recorded, 2, numDependentNodes, sizeof(size_t));
    size_t numDependentNodes_written = stub_output_count(recorded, 2, numDependentNodes,
        sizeof *numDependentNodes,
        numDependentNodes != NULL && dependentNodes != NULL
        ? stub_items((size_t)*numDependentNodes) : SIZE_MAX);
    stub_output(recorded, 1, (void *)dependentNodes,
        numDependentNodes_written * sizeof(CUgraphNode));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode, CUgraphNode *dependentNodes,
    CUgraphEdgeData *edgeData, size_t *numDependentNodes)
{
    if (STUB_LIKELY(stub_modes[209] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[209] == STUB_FUNCTIONAL && functional_cuGraphNodeGetDependentNodes_v2 != NULL)
        return functional_cuGraphNodeGetDependentNodes_v2(hNode, dependentNodes, edgeData,
            numDependentNodes);
    stub_call *recorded = stub_begin(209);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &dependentNodes, sizeof dependentNodes);
    stub_argument(recorded, &edgeData, sizeof edgeData);
    stub_argument(recorded, &numDependentNodes, sizeof numDependentNodes);
    stub_input(recorded, 3, numDependentNodes, sizeof(size_t));
    size_t numDependentNodes_written = stub_output_count(recorded, 3, numDependentNodes,
        sizeof *numDependentNodes,
        numDependentNodes != NULL && dependentNodes != NULL
        ? stub_items((size_t)*numDependentNodes) : SIZE_MAX);
    stub_output(recorded, 1, (void *)dependentNodes,
        numDependentNodes_written * sizeof(CUgraphNode));
    stub_output(recorded, 2, (void *)edgeData, numDependentNodes_written * sizeof(CUgraphEdgeData));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphNodeGetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int *isEnabled)
{
    if (STUB_LIKELY(stub_modes[210] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[210] == STUB_FUNCTIONAL && functional_cuGraphNodeGetEnabled != NULL)
        return functional_cuGraphNodeGetEnabled(hGraphExec, hNode, isEnabled);
    stub_call *recorded = stub_begin(210);
    stub_argument(recorded, &hGraphExec, sizeof hGraphExec);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &isEnabled, sizeof isEnabled);
    stub_output(recorded, 2, (void *)isEnabled, sizeof(unsigned int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphNodeGetType(CUgraphNode hNode, CUgraphNodeType *type)
{
    if (STUB_LIKELY(stub_modes[211] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[211] == STUB_FUNCTIONAL && functional_cuGraphNodeGetType != NULL)
        return functional_cuGraphNodeGetType(hNode, type);
    stub_call *recorded = stub_begin(211);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &type, sizeof type);
    stub_output(recorded, 1, (void *)type, sizeof(CUgraphNodeType));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphNodeSetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int isEnabled)
{
    if (STUB_LIKELY(stub_modes[212] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[212] == STUB_FUNCTIONAL && functional_cuGraphNodeSetEnabled != NULL)
        return functional_cuGraphNodeSetEnabled(hGraphExec, hNode, isEnabled);
    stub_call *recorded = stub_begin(212);
    stub_argument(recorded, &hGraphExec, sizeof hGraphExec);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &isEnabled, sizeof isEnabled);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphNodeSetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams)
{
    if (STUB_LIKELY(stub_modes[213] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[213] == STUB_FUNCTIONAL && functional_cuGraphNodeSetParams != NULL)
        return functional_cuGraphNodeSetParams(hNode, nodeParams);
    stub_call *recorded = stub_begin(213);
    stub_argument(recorded, &hNode, sizeof hNode);
    stub_argument(recorded, &nodeParams, sizeof nodeParams);
    stub_input(recorded, 1, nodeParams, sizeof(CUgraphNodeParams));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphReleaseUserObject(CUgraph graph, CUuserObject object, unsigned int count)
{
    if (STUB_LIKELY(stub_modes[214] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[214] == STUB_FUNCTIONAL && functional_cuGraphReleaseUserObject != NULL)
        return functional_cuGraphReleaseUserObject(graph, object, count);
    stub_call *recorded = stub_begin(214);
    stub_argument(recorded, &graph, sizeof graph);
    stub_argument(recorded, &object, sizeof object);
    stub_argument(recorded, &count, sizeof count);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphRemoveDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to,
    size_t numDependencies)
{
    if (STUB_LIKELY(stub_modes[215] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[215] == STUB_FUNCTIONAL && functional_cuGraphRemoveDependencies != NULL)
        return functional_cuGraphRemoveDependencies(hGraph, from, to, numDependencies);
    stub_call *recorded = stub_begin(215);
    stub_argument(recorded, &hGraph, sizeof hGraph);
    stub_argument(recorded, &from, sizeof from);
    stub_argument(recorded, &to, sizeof to);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_input(recorded, 1, from, stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 2, to, stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphRemoveDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to,
    const CUgraphEdgeData *edgeData, size_t numDependencies)
{
    if (STUB_LIKELY(stub_modes[216] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[216] == STUB_FUNCTIONAL && functional_cuGraphRemoveDependencies_v2 != NULL)
        return functional_cuGraphRemoveDependencies_v2(hGraph, from, to, edgeData, numDependencies);
    stub_call *recorded = stub_begin(216);
    stub_argument(recorded, &hGraph, sizeof hGraph);
    stub_argument(recorded, &from, sizeof from);
    stub_argument(recorded, &to, sizeof to);
    stub_argument(recorded, &edgeData, sizeof edgeData);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_input(recorded, 1, from, stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 2, to, stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 3, edgeData,
        stub_items((size_t)numDependencies) * sizeof(CUgraphEdgeData));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphRetainUserObject(CUgraph graph, CUuserObject object, unsigned int count, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[217] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[217] == STUB_FUNCTIONAL && functional_cuGraphRetainUserObject != NULL)
        return functional_cuGraphRetainUserObject(graph, object, count, flags);
    stub_call *recorded = stub_begin(217);
    stub_argument(recorded, &graph, sizeof graph);
    stub_argument(recorded, &object, sizeof object);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &flags, sizeof flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphUpload(CUgraphExec hGraphExec, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[218] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[218] == STUB_FUNCTIONAL && functional_cuGraphUpload != NULL)
        return functional_cuGraphUpload(hGraphExec, hStream);
    stub_call *recorded = stub_begin(218);
    stub_argument(recorded, &hGraphExec, sizeof hGraphExec);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphUpload_ptsz(CUgraphExec hGraphExec, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[219] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[219] == STUB_FUNCTIONAL && functional_cuGraphUpload != NULL)
        return functional_cuGraphUpload(hGraphExec, hStream);
    stub_call *recorded = stub_begin(219);
    stub_argument(recorded, &hGraphExec, sizeof hGraphExec);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphicsEGLRegisterImage(CUgraphicsResource *pCudaResource, EGLImageKHR image, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[220] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[220] == STUB_FUNCTIONAL && functional_cuGraphicsEGLRegisterImage != NULL)
        return functional_cuGraphicsEGLRegisterImage(pCudaResource, image, flags);
    stub_call *recorded = stub_begin(220);
    stub_argument(recorded, &pCudaResource, sizeof pCudaResource);
    stub_argument(recorded, &image, sizeof image);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)pCudaResource, sizeof(CUgraphicsResource));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphicsGLRegisterBuffer(CUgraphicsResource *pCudaResource, GLuint buffer, unsigned int Flags)
{
    if (STUB_LIKELY(stub_modes[221] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[221] == STUB_FUNCTIONAL && functional_cuGraphicsGLRegisterBuffer != NULL)
        return functional_cuGraphicsGLRegisterBuffer(pCudaResource, buffer, Flags);
    stub_call *recorded = stub_begin(221);
    stub_argument(recorded, &pCudaResource, sizeof pCudaResource);
    stub_argument(recorded, &buffer, sizeof buffer);
    stub_argument(recorded, &Flags, sizeof Flags);
    stub_output(recorded, 0, (void *)pCudaResource, sizeof(CUgraphicsResource));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphicsGLRegisterImage(CUgraphicsResource *pCudaResource, GLuint image, GLenum target,
    unsigned int Flags)
{
    if (STUB_LIKELY(stub_modes[222] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[222] == STUB_FUNCTIONAL && functional_cuGraphicsGLRegisterImage != NULL)
        return functional_cuGraphicsGLRegisterImage(pCudaResource, image, target, Flags);
    stub_call *recorded = stub_begin(222);
    stub_argument(recorded, &pCudaResource, sizeof pCudaResource);
    stub_argument(recorded, &image, sizeof image);
    stub_argument(recorded, &target, sizeof target);
    stub_argument(recorded, &Flags, sizeof Flags);
    stub_output(recorded, 0, (void *)pCudaResource, sizeof(CUgraphicsResource));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphicsMapResources(unsigned int count, CUgraphicsResource *resources, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[223] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[223] == STUB_FUNCTIONAL && functional_cuGraphicsMapResources != NULL)
        return functional_cuGraphicsMapResources(count, resources, hStream);
    stub_call *recorded = stub_begin(223);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &resources, sizeof resources);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_input(recorded, 1, resources, stub_items((size_t)count) * sizeof(CUgraphicsResource));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphicsMapResources_ptsz(unsigned int count, CUgraphicsResource *resources, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[224] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[224] == STUB_FUNCTIONAL && functional_cuGraphicsMapResources != NULL)
        return functional_cuGraphicsMapResources(count, resources, hStream);
    stub_call *recorded = stub_begin(224);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &resources, sizeof resources);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_input(recorded, 1, resources, stub_items((size_t)count) * sizeof(CUgraphicsResource));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphicsResourceGetMappedEglFrame(CUeglFrame *eglFrame, CUgraphicsResource resource,
    unsigned int index, unsigned int mipLevel)
{
    if (STUB_LIKELY(stub_modes[225] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[225] == STUB_FUNCTIONAL
        && functional_cuGraphicsResourceGetMappedEglFrame != NULL)
        return functional_cuGraphicsResourceGetMappedEglFrame(eglFrame, resource, index, mipLevel);
    stub_call *recorded = stub_begin(225);
    stub_argument(recorded, &eglFrame, sizeof eglFrame);
    stub_argument(recorded, &resource, sizeof resource);
    stub_argument(recorded, &index, sizeof index);
    stub_argument(recorded, &mipLevel, sizeof mipLevel);
    stub_output(recorded, 0, (void *)eglFrame, sizeof(CUeglFrame));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphicsResourceGetMappedMipmappedArray(CUmipmappedArray *pMipmappedArray,
    CUgraphicsResource resource)
{
    if (STUB_LIKELY(stub_modes[226] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[226] == STUB_FUNCTIONAL
        && functional_cuGraphicsResourceGetMappedMipmappedArray != NULL)
        return functional_cuGraphicsResourceGetMappedMipmappedArray(pMipmappedArray, resource);
    stub_call *recorded = stub_begin(226);
    stub_argument(recorded, &pMipmappedArray, sizeof pMipmappedArray);
    stub_argument(recorded, &resource, sizeof resource);
    stub_output(recorded, 0, (void *)pMipmappedArray, sizeof(CUmipmappedArray));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphicsResourceGetMappedPointer_v2(CUdeviceptr *pDevPtr, size_t *pSize,
    CUgraphicsResource resource)
{
    if (STUB_LIKELY(stub_modes[227] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[227] == STUB_FUNCTIONAL
        && functional_cuGraphicsResourceGetMappedPointer_v2 != NULL)
        return functional_cuGraphicsResourceGetMappedPointer_v2(pDevPtr, pSize, resource);
    stub_call *recorded = stub_begin(227);
    stub_argument(recorded, &pDevPtr, sizeof pDevPtr);
    stub_argument(recorded, &pSize, sizeof pSize);
    stub_argument(recorded, &resource, sizeof resource);
    stub_output(recorded, 0, (void *)pDevPtr, sizeof(CUdeviceptr));
    stub_output(recorded, 1, (void *)pSize, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphicsResourceSetMapFlags_v2(CUgraphicsResource resource, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[228] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[228] == STUB_FUNCTIONAL && functional_cuGraphicsResourceSetMapFlags_v2 != NULL)
        return functional_cuGraphicsResourceSetMapFlags_v2(resource, flags);
    stub_call *recorded = stub_begin(228);
    stub_argument(recorded, &resource, sizeof resource);
    stub_argument(recorded, &flags, sizeof flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphicsSubResourceGetMappedArray(CUarray *pArray, CUgraphicsResource resource,
    unsigned int arrayIndex, unsigned int mipLevel)
{
    if (STUB_LIKELY(stub_modes[229] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[229] == STUB_FUNCTIONAL
        && functional_cuGraphicsSubResourceGetMappedArray != NULL)
        return functional_cuGraphicsSubResourceGetMappedArray(pArray, resource, arrayIndex,
            mipLevel);
    stub_call *recorded = stub_begin(229);
    stub_argument(recorded, &pArray, sizeof pArray);
    stub_argument(recorded, &resource, sizeof resource);
    stub_argument(recorded, &arrayIndex, sizeof arrayIndex);
    stub_argument(recorded, &mipLevel, sizeof mipLevel);
    stub_output(recorded, 0, (void *)pArray, sizeof(CUarray));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphicsUnmapResources(unsigned int count, CUgraphicsResource *resources, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[230] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[230] == STUB_FUNCTIONAL && functional_cuGraphicsUnmapResources != NULL)
        return functional_cuGraphicsUnmapResources(count, resources, hStream);
    stub_call *recorded = stub_begin(230);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &resources, sizeof resources);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_input(recorded, 1, resources, stub_items((size_t)count) * sizeof(CUgraphicsResource));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphicsUnmapResources_ptsz(unsigned int count, CUgraphicsResource *resources, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[231] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[231] == STUB_FUNCTIONAL && functional_cuGraphicsUnmapResources != NULL)
        return functional_cuGraphicsUnmapResources(count, resources, hStream);
    stub_call *recorded = stub_begin(231);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &resources, sizeof resources);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_input(recorded, 1, resources, stub_items((size_t)count) * sizeof(CUgraphicsResource));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphicsUnregisterResource(CUgraphicsResource resource)
{
    if (STUB_LIKELY(stub_modes[232] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[232] == STUB_FUNCTIONAL && functional_cuGraphicsUnregisterResource != NULL)
        return functional_cuGraphicsUnregisterResource(resource);
    stub_call *recorded = stub_begin(232);
    stub_argument(recorded, &resource, sizeof resource);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphicsVDPAURegisterOutputSurface(CUgraphicsResource *pCudaResource,
    VdpOutputSurface vdpSurface, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[233] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[233] == STUB_FUNCTIONAL
        && functional_cuGraphicsVDPAURegisterOutputSurface != NULL)
        return functional_cuGraphicsVDPAURegisterOutputSurface(pCudaResource, vdpSurface, flags);
    stub_call *recorded = stub_begin(233);
    stub_argument(recorded, &pCudaResource, sizeof pCudaResource);
    stub_argument(recorded, &vdpSurface, sizeof vdpSurface);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)pCudaResource, sizeof(CUgraphicsResource));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphicsVDPAURegisterVideoSurface(CUgraphicsResource *pCudaResource, VdpVideoSurface vdpSurface,
    unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[234] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[234] == STUB_FUNCTIONAL
        && functional_cuGraphicsVDPAURegisterVideoSurface != NULL)
        return functional_cuGraphicsVDPAURegisterVideoSurface(pCudaResource, vdpSurface, flags);
    stub_call *recorded = stub_begin(234);
    stub_argument(recorded, &pCudaResource, sizeof pCudaResource);
    stub_argument(recorded, &vdpSurface, sizeof vdpSurface);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)pCudaResource, sizeof(CUgraphicsResource));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGreenCtxCreate(CUgreenCtx *phCtx, CUdevResourceDesc desc, CUdevice dev, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[235] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[235] == STUB_FUNCTIONAL && functional_cuGreenCtxCreate != NULL)
        return functional_cuGreenCtxCreate(phCtx, desc, dev, flags);
    stub_call *recorded = stub_begin(235);
    stub_argument(recorded, &phCtx, sizeof phCtx);
    stub_argument(recorded, &desc, sizeof desc);
    stub_argument(recorded, &dev, sizeof dev);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)phCtx, sizeof(CUgreenCtx));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGreenCtxDestroy(CUgreenCtx hCtx)
{
    if (STUB_LIKELY(stub_modes[236] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[236] == STUB_FUNCTIONAL && functional_cuGreenCtxDestroy != NULL)
        return functional_cuGreenCtxDestroy(hCtx);
    stub_call *recorded = stub_begin(236);
    stub_argument(recorded, &hCtx, sizeof hCtx);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGreenCtxGetDevResource(CUgreenCtx hCtx, CUdevResource *resource, CUdevResourceType type)
{
    if (STUB_LIKELY(stub_modes[237] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[237] == STUB_FUNCTIONAL && functional_cuGreenCtxGetDevResource != NULL)
        return functional_cuGreenCtxGetDevResource(hCtx, resource, type);
    stub_call *recorded = stub_begin(237);
    stub_argument(recorded, &hCtx, sizeof hCtx);
    stub_argument(recorded, &resource, sizeof resource);
    stub_argument(recorded, &type, sizeof type);
    stub_output(recorded, 1, (void *)resource, sizeof(CUdevResource));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGreenCtxRecordEvent(CUgreenCtx hCtx, CUevent hEvent)
{
    if (STUB_LIKELY(stub_modes[238] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[238] == STUB_FUNCTIONAL && functional_cuGreenCtxRecordEvent != NULL)
        return functional_cuGreenCtxRecordEvent(hCtx, hEvent);
    stub_call *recorded = stub_begin(238);
    stub_argument(recorded, &hCtx, sizeof hCtx);
    stub_argument(recorded, &hEvent, sizeof hEvent);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGreenCtxStreamCreate(CUstream *phStream, CUgreenCtx greenCtx, unsigned int flags, int priority)
{
    if (STUB_LIKELY(stub_modes[239] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[239] == STUB_FUNCTIONAL && functional_cuGreenCtxStreamCreate != NULL)
        return functional_cuGreenCtxStreamCreate(phStream, greenCtx, flags, priority);
    stub_call *recorded = stub_begin(239);
    stub_argument(recorded, &phStream, sizeof phStream);
    stub_argument(recorded, &greenCtx, sizeof greenCtx);
    stub_argument(recorded, &flags, sizeof flags);
    stub_argument(recorded, &priority, sizeof priority);
    stub_output(recorded, 0, (void *)phStream, sizeof(CUstream));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGreenCtxWaitEvent(CUgreenCtx hCtx, CUevent hEvent)
{
    if (STUB_LIKELY(stub_modes[240] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[240] == STUB_FUNCTIONAL && functional_cuGreenCtxWaitEvent != NULL)
        return functional_cuGreenCtxWaitEvent(hCtx, hEvent);
    stub_call *recorded = stub_begin(240);
    stub_argument(recorded, &hCtx, sizeof hCtx);
    stub_argument(recorded, &hEvent, sizeof hEvent);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuImportExternalMemory(CUexternalMemory *extMem_out,
    const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *memHandleDesc)
{
    if (STUB_LIKELY(stub_modes[241] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[241] == STUB_FUNCTIONAL && functional_cuImportExternalMemory != NULL)
        return functional_cuImportExternalMemory(extMem_out, memHandleDesc);
    stub_call *recorded = stub_begin(241);
    stub_argument(recorded, &extMem_out, sizeof extMem_out);
    stub_argument(recorded, &memHandleDesc, sizeof memHandleDesc);
    stub_input(recorded, 1, memHandleDesc, sizeof(CUDA_EXTERNAL_MEMORY_HANDLE_DESC));
    stub_output(recorded, 0, (void *)extMem_out, sizeof(CUexternalMemory));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuImportExternalSemaphore(CUexternalSemaphore *extSem_out,
    const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *semHandleDesc)
{
    if (STUB_LIKELY(stub_modes[242] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[242] == STUB_FUNCTIONAL && functional_cuImportExternalSemaphore != NULL)
        return functional_cuImportExternalSemaphore(extSem_out, semHandleDesc);
    stub_call *recorded = stub_begin(242);
    stub_argument(recorded, &extSem_out, sizeof extSem_out);
    stub_argument(recorded, &semHandleDesc, sizeof semHandleDesc);
    stub_input(recorded, 1, semHandleDesc, sizeof(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC));
    stub_output(recorded, 0, (void *)extSem_out, sizeof(CUexternalSemaphore));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuInit(unsigned int Flags)
{
    if (STUB_LIKELY(stub_modes[243] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[243] == STUB_FUNCTIONAL && functional_cuInit != NULL)
        return functional_cuInit(Flags);
    stub_call *recorded = stub_begin(243);
    stub_argument(recorded, &Flags, sizeof Flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuIpcCloseMemHandle(CUdeviceptr dptr)
{
    if (STUB_LIKELY(stub_modes[244] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[244] == STUB_FUNCTIONAL && functional_cuIpcCloseMemHandle != NULL)
        return functional_cuIpcCloseMemHandle(dptr);
    stub_call *recorded = stub_begin(244);
    stub_argument(recorded, &dptr, sizeof dptr);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuIpcGetEventHandle(CUipcEventHandle *pHandle, CUevent event)
{
    if (STUB_LIKELY(stub_modes[245] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[245] == STUB_FUNCTIONAL && functional_cuIpcGetEventHandle != NULL)
        return functional_cuIpcGetEventHandle(pHandle, event);
    stub_call *recorded = stub_begin(245);
    stub_argument(recorded, &pHandle, sizeof pHandle);
    stub_argument(recorded, &event, sizeof event);
    stub_output(recorded, 0, (void *)pHandle, sizeof(CUipcEventHandle));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuIpcGetMemHandle(CUipcMemHandle *pHandle, CUdeviceptr dptr)
{
    if (STUB_LIKELY(stub_modes[246] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[246] == STUB_FUNCTIONAL && functional_cuIpcGetMemHandle != NULL)
        return functional_cuIpcGetMemHandle(pHandle, dptr);
    stub_call *recorded = stub_begin(246);
    stub_argument(recorded, &pHandle, sizeof pHandle);
    stub_argument(recorded, &dptr, sizeof dptr);
    stub_output(recorded, 0, (void *)pHandle, sizeof(CUipcMemHandle));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuIpcOpenEventHandle(CUevent *phEvent, CUipcEventHandle handle)
{
    if (STUB_LIKELY(stub_modes[247] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[247] == STUB_FUNCTIONAL && functional_cuIpcOpenEventHandle != NULL)
        return functional_cuIpcOpenEventHandle(phEvent, handle);
    stub_call *recorded = stub_begin(247);
    stub_argument(recorded, &phEvent, sizeof phEvent);
    stub_argument(recorded, &handle, sizeof handle);
    stub_output(recorded, 0, (void *)phEvent, sizeof(CUevent));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuIpcOpenMemHandle_v2(CUdeviceptr *pdptr, CUipcMemHandle handle, unsigned int Flags)
{
    if (STUB_LIKELY(stub_modes[248] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[248] == STUB_FUNCTIONAL && functional_cuIpcOpenMemHandle_v2 != NULL)
        return functional_cuIpcOpenMemHandle_v2(pdptr, handle, Flags);
    stub_call *recorded = stub_begin(248);
    stub_argument(recorded, &pdptr, sizeof pdptr);
    stub_argument(recorded, &handle, sizeof handle);
    stub_argument(recorded, &Flags, sizeof Flags);
    stub_output(recorded, 0, (void *)pdptr, sizeof(CUdeviceptr));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuKernelGetAttribute(int *pi, CUfunction_attribute attrib, CUkernel kernel, CUdevice dev)
{
    if (STUB_LIKELY(stub_modes[249] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[249] == STUB_FUNCTIONAL && functional_cuKernelGetAttribute != NULL)
        return functional_cuKernelGetAttribute(pi, attrib, kernel, dev);
    stub_call *recorded = stub_begin(249);
    stub_argument(recorded, &pi, sizeof pi);
    stub_argument(recorded, &attrib, sizeof attrib);
    stub_argument(recorded, &kernel, sizeof kernel);
    stub_argument(recorded, &dev, sizeof dev);
    stub_output(recorded, 0, (void *)pi, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuKernelGetFunction(CUfunction *pFunc, CUkernel kernel)
{
    if (STUB_LIKELY(stub_modes[250] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[250] == STUB_FUNCTIONAL && functional_cuKernelGetFunction != NULL)
        return functional_cuKernelGetFunction(pFunc, kernel);
    stub_call *recorded = stub_begin(250);
    stub_argument(recorded, &pFunc, sizeof pFunc);
    stub_argument(recorded, &kernel, sizeof kernel);
    stub_output(recorded, 0, (void *)pFunc, sizeof(CUfunction));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuKernelGetLibrary(CUlibrary *pLib, CUkernel kernel)
{
    if (STUB_LIKELY(stub_modes[251] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[251] == STUB_FUNCTIONAL && functional_cuKernelGetLibrary != NULL)
        return functional_cuKernelGetLibrary(pLib, kernel);
    stub_call *recorded = stub_begin(251);
    stub_argument(recorded, &pLib, sizeof pLib);
    stub_argument(recorded, &kernel, sizeof kernel);
    stub_output(recorded, 0, (void *)pLib, sizeof(CUlibrary));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuKernelGetName(const char **name, CUkernel hfunc)
{
    if (STUB_LIKELY(stub_modes[252] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[252] == STUB_FUNCTIONAL && functional_cuKernelGetName != NULL)
        return functional_cuKernelGetName(name, hfunc);
    stub_call *recorded = stub_begin(252);
    stub_argument(recorded, &name, sizeof name);
    stub_argument(recorded, &hfunc, sizeof hfunc);
    stub_output_string(recorded, 0, (const char **)name);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuKernelGetParamInfo(CUkernel kernel, size_t paramIndex, size_t *paramOffset, size_t *paramSize)
{
    if (STUB_LIKELY(stub_modes[253] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[253] == STUB_FUNCTIONAL && functional_cuKernelGetParamInfo != NULL)
        return functional_cuKernelGetParamInfo(kernel, paramIndex, paramOffset, paramSize);
    stub_call *recorded = stub_begin(253);
    stub_argument(recorded, &kernel, sizeof kernel);
    stub_argument(recorded, &paramIndex, sizeof paramIndex);
    stub_argument(recorded, &paramOffset, sizeof paramOffset);
    stub_argument(recorded, &paramSize, sizeof paramSize);
    stub_output(recorded, 2, (void *)paramOffset, sizeof(size_t));
    stub_output(recorded, 3, (void *)paramSize, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuKernelSetAttribute(CUfunction_attribute attrib, int val, CUkernel kernel, CUdevice dev)
{
    if (STUB_LIKELY(stub_modes[254] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[254] == STUB_FUNCTIONAL && functional_cuKernelSetAttribute != NULL)
        return functional_cuKernelSetAttribute(attrib, val, kernel, dev);
    stub_call *recorded = stub_begin(254);
    stub_argument(recorded, &attrib, sizeof attrib);
    stub_argument(recorded, &val, sizeof val);
    stub_argument(recorded, &kernel, sizeof kernel);
    stub_argument(recorded, &dev, sizeof dev);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuKernelSetCacheConfig(CUkernel kernel, CUfunc_cache config, CUdevice dev)
{
    if (STUB_LIKELY(stub_modes[255] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[255] == STUB_FUNCTIONAL && functional_cuKernelSetCacheConfig != NULL)
        return functional_cuKernelSetCacheConfig(kernel, config, dev);
    stub_call *recorded = stub_begin(255);
    stub_argument(recorded, &kernel, sizeof kernel);
    stub_argument(recorded, &config, sizeof config);
    stub_argument(recorded, &dev, sizeof dev);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLaunch(CUfunction f)
{
    if (STUB_LIKELY(stub_modes[256] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[256] == STUB_FUNCTIONAL && functional_cuLaunch != NULL)
        return functional_cuLaunch(f);
    stub_call *recorded = stub_begin(256);
    stub_argument(recorded, &f, sizeof f);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLaunchCooperativeKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY,
    unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ,
    unsigned int sharedMemBytes, CUstream hStream, void **kernelParams)
{
    if (STUB_LIKELY(stub_modes[257] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[257] == STUB_FUNCTIONAL && functional_cuLaunchCooperativeKernel != NULL)
        return functional_cuLaunchCooperativeKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX,
            blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams);
    stub_call *recorded = stub_begin(257);
    stub_argument(recorded, &f, sizeof f);
    stub_argument(recorded, &gridDimX, sizeof gridDimX);
    stub_argument(recorded, &gridDimY, sizeof gridDimY);
    stub_argument(recorded, &gridDimZ, sizeof gridDimZ);
    stub_argument(recorded, &blockDimX, sizeof blockDimX);
    stub_argument(recorded, &blockDimY, sizeof blockDimY);
    stub_argument(recorded, &blockDimZ, sizeof blockDimZ);
    stub_argument(recorded, &sharedMemBytes, sizeof sharedMemBytes);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &kernelParams, sizeof kernelParams);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLaunchCooperativeKernelMultiDevice(CUDA_LAUNCH_PARAMS *launchParamsList, unsigned int numDevices,
    unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[258] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[258] == STUB_FUNCTIONAL
        && functional_cuLaunchCooperativeKernelMultiDevice != NULL)
        return functional_cuLaunchCooperativeKernelMultiDevice(launchParamsList, numDevices, flags);
    stub_call *recorded = stub_begin(258);
    stub_argument(recorded, &launchParamsList, sizeof launchParamsList);
    stub_argument(recorded, &numDevices, sizeof numDevices);
    stub_argument(recorded, &flags, sizeof flags);
    stub_input(recorded, 0, launchParamsList,
        stub_items((size_t)numDevices) * sizeof(CUDA_LAUNCH_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLaunchCooperativeKernel_ptsz(CUfunction f, unsigned int gridDimX, unsigned int gridDimY,
    unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ,
    unsigned int sharedMemBytes, CUstream hStream, void **kernelParams)
{
    if (STUB_LIKELY(stub_modes[259] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[259] == STUB_FUNCTIONAL && functional_cuLaunchCooperativeKernel != NULL)
        return functional_cuLaunchCooperativeKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX,
            blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams);
    stub_call *recorded = stub_begin(259);
    stub_argument(recorded, &f, sizeof f);
    stub_argument(recorded, &gridDimX, sizeof gridDimX);
    stub_argument(recorded, &gridDimY, sizeof gridDimY);
    stub_argument(recorded, &gridDimZ, sizeof gridDimZ);
    stub_argument(recorded, &blockDimX, sizeof blockDimX);
    stub_argument(recorded, &blockDimY, sizeof blockDimY);
    stub_argument(recorded, &blockDimZ, sizeof blockDimZ);
    stub_argument(recorded, &sharedMemBytes, sizeof sharedMemBytes);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &kernelParams, sizeof kernelParams);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLaunchGrid(CUfunction f, int grid_width, int grid_height)
{
    if (STUB_LIKELY(stub_modes[260] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[260] == STUB_FUNCTIONAL && functional_cuLaunchGrid != NULL)
        return functional_cuLaunchGrid(f, grid_width, grid_height);
    stub_call *recorded = stub_begin(260);
    stub_argument(recorded, &f, sizeof f);
    stub_argument(recorded, &grid_width, sizeof grid_width);
    stub_argument(recorded, &grid_height, sizeof grid_height);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLaunchGridAsync(CUfunction f, int grid_width, int grid_height, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[261] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[261] == STUB_FUNCTIONAL && functional_cuLaunchGridAsync != NULL)
        return functional_cuLaunchGridAsync(f, grid_width, grid_height, hStream);
    stub_call *recorded = stub_begin(261);
    stub_argument(recorded, &f, sizeof f);
    stub_argument(recorded, &grid_width, sizeof grid_width);
    stub_argument(recorded, &grid_height, sizeof grid_height);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLaunchHostFunc(CUstream hStream, CUhostFn fn, void *userData)
{
    if (STUB_LIKELY(stub_modes[262] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[262] == STUB_FUNCTIONAL && functional_cuLaunchHostFunc != NULL)
        return functional_cuLaunchHostFunc(hStream, fn, userData);
    stub_call *recorded = stub_begin(262);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &fn, sizeof fn);
    stub_argument(recorded, &userData, sizeof userData);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLaunchHostFunc_ptsz(CUstream hStream, CUhostFn fn, void *userData)
{
    if (STUB_LIKELY(stub_modes[263] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[263] == STUB_FUNCTIONAL && functional_cuLaunchHostFunc != NULL)
        return functional_cuLaunchHostFunc(hStream, fn, userData);
    stub_call *recorded = stub_begin(263);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &fn, sizeof fn);
    stub_argument(recorded, &userData, sizeof userData);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLaunchKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ,
    unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ,
    unsigned int sharedMemBytes, CUstream hStream, void **kernelParams, void **extra)
{
    if (STUB_LIKELY(stub_modes[264] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[264] == STUB_FUNCTIONAL && functional_cuLaunchKernel != NULL)
        return functional_cuLaunchKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY,
            blockDimZ, sharedMemBytes, hStream, kernelParams, extra);
    stub_call *recorded = stub_begin(264);
    stub_argument(recorded, &f, sizeof f);
    stub_argument(recorded, &gridDimX, sizeof gridDimX);
    stub_argument(recorded, &gridDimY, sizeof gridDimY);
    stub_argument(recorded, &gridDimZ, sizeof gridDimZ);
    stub_argument(recorded, &blockDimX, sizeof blockDimX);
    stub_argument(recorded, &blockDimY, sizeof blockDimY);
    stub_argument(recorded, &blockDimZ, sizeof blockDimZ);
    stub_argument(recorded, &sharedMemBytes, sizeof sharedMemBytes);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &kernelParams, sizeof kernelParams);
    stub_argument(recorded, &extra, sizeof extra);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f, void **kernelParams, void **extra)
{
    if (STUB_LIKELY(stub_modes[265] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[265] == STUB_FUNCTIONAL && functional_cuLaunchKernelEx != NULL)
        return functional_cuLaunchKernelEx(config, f, kernelParams, extra);
    stub_call *recorded = stub_begin(265);
    stub_argument(recorded, &config, sizeof config);
    stub_argument(recorded, &f, sizeof f);
    stub_argument(recorded, &kernelParams, sizeof kernelParams);
    stub_argument(recorded, &extra, sizeof extra);
    stub_input(recorded, 0, config, sizeof(CUlaunchConfig));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLaunchKernelEx_ptsz(const CUlaunchConfig *config, CUfunction f, void **kernelParams, void **extra)
{
    if (STUB_LIKELY(stub_modes[266] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[266] == STUB_FUNCTIONAL && functional_cuLaunchKernelEx != NULL)
        return functional_cuLaunchKernelEx(config, f, kernelParams, extra);
    stub_call *recorded = stub_begin(266);
    stub_argument(recorded, &config, sizeof config);
    stub_argument(recorded, &f, sizeof f);
    stub_argument(recorded, &kernelParams, sizeof kernelParams);
    stub_argument(recorded, &extra, sizeof extra);
    stub_input(recorded, 0, config, sizeof(CUlaunchConfig));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLaunchKernel_ptsz(CUfunction f, unsigned int gridDimX, unsigned int gridDimY,
    unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ,
    unsigned int sharedMemBytes, CUstream hStream, void **kernelParams, void **extra)
{
    if (STUB_LIKELY(stub_modes[267] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[267] == STUB_FUNCTIONAL && functional_cuLaunchKernel != NULL)
        return functional_cuLaunchKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY,
            blockDimZ, sharedMemBytes, hStream, kernelParams, extra);
    stub_call *recorded = stub_begin(267);
    stub_argument(recorded, &f, sizeof f);
    stub_argument(recorded, &gridDimX, sizeof gridDimX);
    stub_argument(recorded, &gridDimY, sizeof gridDimY);
    stub_argument(recorded, &gridDimZ, sizeof gridDimZ);
    stub_argument(recorded, &blockDimX, sizeof blockDimX);
    stub_argument(recorded, &blockDimY, sizeof blockDimY);
    stub_argument(recorded, &blockDimZ, sizeof blockDimZ);
    stub_argument(recorded, &sharedMemBytes, sizeof sharedMemBytes);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &kernelParams, sizeof kernelParams);
    stub_argument(recorded, &extra, sizeof extra);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLibraryEnumerateKernels(CUkernel *kernels, unsigned int numKernels, CUlibrary lib)
{
    if (STUB_LIKELY(stub_modes[268] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[268] == STUB_FUNCTIONAL && functional_cuLibraryEnumerateKernels != NULL)
        return functional_cuLibraryEnumerateKernels(kernels, numKernels, lib);
    stub_call *recorded = stub_begin(268);
    stub_argument(recorded, &kernels, sizeof kernels);
    stub_argument(recorded, &numKernels, sizeof numKernels);
    stub_argument(recorded, &lib, sizeof lib);
    stub_output(recorded, 0, (void *)kernels, stub_items((size_t)numKernels) * sizeof(CUkernel));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLibraryGetGlobal(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name)
{
    if (STUB_LIKELY(stub_modes[269] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[269] == STUB_FUNCTIONAL && functional_cuLibraryGetGlobal != NULL)
        return functional_cuLibraryGetGlobal(dptr, bytes, library, name);
    stub_call *recorded = stub_begin(269);
    stub_argument(recorded, &dptr, sizeof dptr);
    stub_argument(recorded, &bytes, sizeof bytes);
    stub_argument(recorded, &library, sizeof library);
    stub_argument(recorded, &name, sizeof name);
    stub_input_string(recorded, 3, name);
    stub_output(recorded, 0, (void *)dptr, sizeof(CUdeviceptr));
    stub_output(recorded, 1, (void *)bytes, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLibraryGetKernel(CUkernel *pKernel, CUlibrary library, const char *name)
{
    if (STUB_LIKELY(stub_modes[270] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[270] == STUB_FUNCTIONAL && functional_cuLibraryGetKernel != NULL)
        return functional_cuLibraryGetKernel(pKernel, library, name);
    stub_call *recorded = stub_begin(270);
    stub_argument(recorded, &pKernel, sizeof pKernel);
    stub_argument(recorded, &library, sizeof library);
    stub_argument(recorded, &name, sizeof name);
    stub_input_string(recorded, 2, name);
    stub_output(recorded, 0, (void *)pKernel, sizeof(CUkernel));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLibraryGetKernelCount(unsigned int *count, CUlibrary lib)
{
    if (STUB_LIKELY(stub_modes[271] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[271] == STUB_FUNCTIONAL && functional_cuLibraryGetKernelCount != NULL)
        return functional_cuLibraryGetKernelCount(count, lib);
    stub_call *recorded = stub_begin(271);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &lib, sizeof lib);
    stub_output(recorded, 0, (void *)count, sizeof(unsigned int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLibraryGetManaged(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name)
{
    if (STUB_LIKELY(stub_modes[272] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[272] == STUB_FUNCTIONAL && functional_cuLibraryGetManaged != NULL)
        return functional_cuLibraryGetManaged(dptr, bytes, library, name);
    stub_call *recorded = stub_begin(272);
    stub_argument(recorded, &dptr, sizeof dptr);
    stub_argument(recorded, &bytes, sizeof bytes);
    stub_argument(recorded, &library, sizeof library);
    stub_argument(recorded, &name, sizeof name);
    stub_input_string(recorded, 3, name);
    stub_output(recorded, 0, (void *)dptr, sizeof(CUdeviceptr));
    stub_output(recorded, 1, (void *)bytes, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLibraryGetModule(CUmodule *pMod, CUlibrary library)
{
    if (STUB_LIKELY(stub_modes[273] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[273] == STUB_FUNCTIONAL && functional_cuLibraryGetModule != NULL)
        return functional_cuLibraryGetModule(pMod, library);
    stub_call *recorded = stub_begin(273);
    stub_argument(recorded, &pMod, sizeof pMod);
    stub_argument(recorded, &library, sizeof library);
    stub_output(recorded, 0, (void *)pMod, sizeof(CUmodule));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLibraryGetUnifiedFunction(void **fptr, CUlibrary library, const char *symbol)
{
    if (STUB_LIKELY(stub_modes[274] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[274] == STUB_FUNCTIONAL && functional_cuLibraryGetUnifiedFunction != NULL)
        return functional_cuLibraryGetUnifiedFunction(fptr, library, symbol);
    stub_call *recorded = stub_begin(274);
    stub_argument(recorded, &fptr, sizeof fptr);
    stub_argument(recorded, &library, sizeof library);
    stub_argument(recorded, &symbol, sizeof symbol);
    stub_input_string(recorded, 2, symbol);
    stub_output(recorded, 0, (void *)fptr, sizeof(void *));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLibraryLoadData(CUlibrary *library, const void *code, CUjit_option *jitOptions,
    void **jitOptionsValues, unsigned int numJitOptions, CUlibraryOption *libraryOptions,
    void **libraryOptionValues, unsigned int numLibraryOptions)
{
    if (STUB_LIKELY(stub_modes[275] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[275] == STUB_FUNCTIONAL && functional_cuLibraryLoadData != NULL)
        return functional_cuLibraryLoadData(library, code, jitOptions, jitOptionsValues,
            numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions);
    stub_call *recorded = stub_begin(275);
    stub_argument(recorded, &library, sizeof library);
    stub_argument(recorded, &code, sizeof code);
    stub_argument(recorded, &jitOptions, sizeof jitOptions);
    stub_argument(recorded, &jitOptionsValues, sizeof jitOptionsValues);
    stub_argument(recorded, &numJitOptions, sizeof numJitOptions);
    stub_argument(recorded, &libraryOptions, sizeof libraryOptions);
    stub_argument(recorded, &libraryOptionValues, sizeof libraryOptionValues);
    stub_argument(recorded, &numLibraryOptions, sizeof numLibraryOptions);
    stub_input(recorded, 2, jitOptions, stub_items((size_t)numJitOptions) * sizeof(CUjit_option));
    stub_input(recorded, 3, jitOptionsValues, stub_items((size_t)numJitOptions) * sizeof(void *));
    stub_input(recorded, 5, libraryOptions,
        stub_items((size_t)numLibraryOptions) * sizeof(CUlibraryOption));
    stub_input(recorded, 6, libraryOptionValues,
        stub_items((size_t)numLibraryOptions) * sizeof(void *));
    stub_output(recorded, 0, (void *)library, sizeof(CUlibrary));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLibraryLoadFromFile(CUlibrary *library, const char *fileName, CUjit_option *jitOptions,
    void **jitOptionsValues, unsigned int numJitOptions, CUlibraryOption *libraryOptions,
    void **libraryOptionValues, unsigned int numLibraryOptions)
{
    if (STUB_LIKELY(stub_modes[276] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[276] == STUB_FUNCTIONAL && functional_cuLibraryLoadFromFile != NULL)
        return functional_cuLibraryLoadFromFile(library, fileName, jitOptions, jitOptionsValues,
            numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions);
    stub_call *recorded = stub_begin(276);
    stub_argument(recorded, &library, sizeof library);
    stub_argument(recorded, &fileName, sizeof fileName);
    stub_argument(recorded, &jitOptions, sizeof jitOptions);
    stub_argument(recorded, &jitOptionsValues, sizeof jitOptionsValues);
    stub_argument(recorded, &numJitOptions, sizeof numJitOptions);
    stub_argument(recorded, &libraryOptions, sizeof libraryOptions);
    stub_argument(recorded, &libraryOptionValues, sizeof libraryOptionValues);
    stub_argument(recorded, &numLibraryOptions, sizeof numLibraryOptions);
    stub_input_string(recorded, 1, fileName);
    stub_input(recorded, 2, jitOptions, stub_items((size_t)numJitOptions) * sizeof(CUjit_option));
    stub_input(recorded, 3, jitOptionsValues, stub_items((size_t)numJitOptions) * sizeof(void *));
    stub_input(recorded, 5, libraryOptions,
        stub_items((size_t)numLibraryOptions) * sizeof(CUlibraryOption));
    stub_input(recorded, 6, libraryOptionValues,
        stub_items((size_t)numLibraryOptions) * sizeof(void *));
    stub_output(recorded, 0, (void *)library, sizeof(CUlibrary));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLibraryUnload(CUlibrary library)
{
    if (STUB_LIKELY(stub_modes[277] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[277] == STUB_FUNCTIONAL && functional_cuLibraryUnload != NULL)
        return functional_cuLibraryUnload(library);
    stub_call *recorded = stub_begin(277);
    stub_argument(recorded, &library, sizeof library);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLinkAddData_v2(CUlinkState state, CUjitInputType type, void *data, size_t size, const char *name,
    unsigned int numOptions, CUjit_option *options, void **optionValues)
{
    if (STUB_LIKELY(stub_modes[278] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[278] == STUB_FUNCTIONAL && functional_cuLinkAddData_v2 != NULL)
        return functional_cuLinkAddData_v2(state, type, data, size, name, numOptions, options,
            optionValues);
    stub_call *recorded = stub_begin(278);
    stub_argument(recorded, &state, sizeof state);
    stub_argument(recorded, &type, sizeof type);
    stub_argument(recorded, &data, sizeof data);
    stub_argument(recorded, &size, sizeof size);
    stub_argument(recorded, &name, sizeof name);
    stub_argument(recorded, &numOptions, sizeof numOptions);
    stub_argument(recorded, &options, sizeof options);
    stub_argument(recorded, &optionValues, sizeof optionValues);
    stub_input_string(recorded, 4, name);
    stub_input(recorded, 6, options, stub_items((size_t)numOptions) * sizeof(CUjit_option));
    stub_input(recorded, 7, optionValues, stub_items((size_t)numOptions) * sizeof(void *));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLinkAddFile_v2(CUlinkState state, CUjitInputType type, const char *path, unsigned int numOptions,
    CUjit_option *options, void **optionValues)
{
    if (STUB_LIKELY(stub_modes[279] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[279] == STUB_FUNCTIONAL && functional_cuLinkAddFile_v2 != NULL)
        return functional_cuLinkAddFile_v2(state, type, path, numOptions, options, optionValues);
    stub_call *recorded = stub_begin(279);
    stub_argument(recorded, &state, sizeof state);
    stub_argument(recorded, &type, sizeof type);
    stub_argument(recorded, &path, sizeof path);
    stub_argument(recorded, &numOptions, sizeof numOptions);
    stub_argument(recorded, &options, sizeof options);
    stub_argument(recorded, &optionValues, sizeof optionValues);
    stub_input_string(recorded, 2, path);
    stub_input(recorded, 4, options, stub_items((size_t)numOptions) * sizeof(CUjit_option));
    stub_input(recorded, 5, optionValues, stub_items((size_t)numOptions) * sizeof(void *));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLinkComplete(CUlinkState state, void **cubinOut, size_t *sizeOut)
{
    if (STUB_LIKELY(stub_modes[280] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[280] == STUB_FUNCTIONAL && functional_cuLinkComplete != NULL)
        return functional_cuLinkComplete(state, cubinOut, sizeOut);
    stub_call *recorded = stub_begin(280);
    stub_argument(recorded, &state, sizeof state);
    stub_argument(recorded, &cubinOut, sizeof cubinOut);
    stub_argument(recorded, &sizeOut, sizeof sizeOut);
    stub_output(recorded, 1, (void *)cubinOut, sizeof(void *));
    stub_output(recorded, 2, (void *)sizeOut, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLinkCreate_v2(unsigned int numOptions, CUjit_option *options, void **optionValues,
    CUlinkState *stateOut)
{
    if (STUB_LIKELY(stub_modes[281] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[281] == STUB_FUNCTIONAL && functional_cuLinkCreate_v2 != NULL)
        return functional_cuLinkCreate_v2(numOptions, options, optionValues, stateOut);
    stub_call *recorded = stub_begin(281);
    stub_argument(recorded, &numOptions, sizeof numOptions);
    stub_argument(recorded, &options, sizeof options);
    stub_argument(recorded, &optionValues, sizeof optionValues);
    stub_argument(recorded, &stateOut, sizeof stateOut);
    stub_input(recorded, 1, options, stub_items((size_t)numOptions) * sizeof(CUjit_option));
    stub_input(recorded, 2, optionValues, stub_items((size_t)numOptions) * sizeof(void *));
    stub_output(recorded, 3, (void *)stateOut, sizeof(CUlinkState));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLinkDestroy(CUlinkState state)
{
    if (STUB_LIKELY(stub_modes[282] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[282] == STUB_FUNCTIONAL && functional_cuLinkDestroy != NULL)
        return functional_cuLinkDestroy(state);
    stub_call *recorded = stub_begin(282);
    stub_argument(recorded, &state, sizeof state);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLogsCurrent(CUlogIterator *iterator_out, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[283] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[283] == STUB_FUNCTIONAL && functional_cuLogsCurrent != NULL)
        return functional_cuLogsCurrent(iterator_out, flags);
    stub_call *recorded = stub_begin(283);
    stub_argument(recorded, &iterator_out, sizeof iterator_out);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)iterator_out, sizeof(CUlogIterator));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLogsDumpToFile(CUlogIterator *iterator, const char *pathToFile, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[284] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[284] == STUB_FUNCTIONAL && functional_cuLogsDumpToFile != NULL)
        return functional_cuLogsDumpToFile(iterator, pathToFile, flags);
    stub_call *recorded = stub_begin(284);
    stub_argument(recorded, &iterator, sizeof iterator);
    stub_argument(recorded, &pathToFile, sizeof pathToFile);
    stub_argument(recorded, &flags, sizeof flags);
    stub_input(recorded, 0, iterator, sizeof(CUlogIterator));
    stub_input_string(recorded, 1, pathToFile);
    stub_output(recorded, 0, (void *)iterator, sizeof(CUlogIterator));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLogsDumpToMemory(CUlogIterator *iterator, char *buffer, size_t *size, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[285] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[285] == STUB_FUNCTIONAL && functional_cuLogsDumpToMemory != NULL)
        return functional_cuLogsDumpToMemory(iterator, buffer, size, flags);
    stub_call *recorded = stub_begin(285);
    stub_argument(recorded, &iterator, sizeof iterator);
    stub_argument(recorded, &buffer, sizeof buffer);
    stub_argument(recorded, &size, sizeof size);
    stub_argument(recorded, &flags, sizeof flags);
    stub_input(recorded, 0, iterator, sizeof(CUlogIterator));
    stub_input(recorded, 2, size, sizeof(size_t));
    size_t size_written = stub_output_count(recorded, 2, size, sizeof *size,
        size != NULL && buffer != NULL ? stub_items((size_t)*size) : SIZE_MAX);
    stub_output(recorded, 0, (void *)iterator, sizeof(CUlogIterator));
    stub_output(recorded, 1, (void *)buffer, size_written * sizeof(char));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLogsRegisterCallback(CUlogsCallback callbackFunc, void *userData,
    CUlogsCallbackHandle *callback_out)
{
    if (STUB_LIKELY(stub_modes[286] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[286] == STUB_FUNCTIONAL && functional_cuLogsRegisterCallback != NULL)
        return functional_cuLogsRegisterCallback(callbackFunc, userData, callback_out);
    stub_call *recorded = stub_begin(286);
    stub_argument(recorded, &callbackFunc, sizeof callbackFunc);
    stub_argument(recorded, &userData, sizeof userData);
    stub_argument(recorded, &callback_out, sizeof callback_out);
    stub_output(recorded, 2, (void *)callback_out, sizeof(CUlogsCallbackHandle));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLogsUnregisterCallback(CUlogsCallbackHandle callback)
{
    if (STUB_LIKELY(stub_modes[287] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[287] == STUB_FUNCTIONAL && functional_cuLogsUnregisterCallback != NULL)
        return functional_cuLogsUnregisterCallback(callback);
    stub_call *recorded = stub_begin(287);
    stub_argument(recorded, &callback, sizeof callback);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemAddressFree(CUdeviceptr ptr, size_t size)
{
    if (STUB_LIKELY(stub_modes[288] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[288] == STUB_FUNCTIONAL && functional_cuMemAddressFree != NULL)
        return functional_cuMemAddressFree(ptr, size);
    stub_call *recorded = stub_begin(288);
    stub_argument(recorded, &ptr, sizeof ptr);
    stub_argument(recorded, &size, sizeof size);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemAddressReserve(CUdeviceptr *ptr, size_t size, size_t alignment, CUdeviceptr addr,
    unsigned long long flags)
{
    if (STUB_LIKELY(stub_modes[289] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[289] == STUB_FUNCTIONAL && functional_cuMemAddressReserve != NULL)
        return functional_cuMemAddressReserve(ptr, size, alignment, addr, flags);
    stub_call *recorded = stub_begin(289);
    stub_argument(recorded, &ptr, sizeof ptr);
    stub_argument(recorded, &size, sizeof size);
    stub_argument(recorded, &alignment, sizeof alignment);
    stub_argument(recorded, &addr, sizeof addr);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)ptr, sizeof(CUdeviceptr));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemAdvise(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUdevice device)
{
    if (STUB_LIKELY(stub_modes[290] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[290] == STUB_FUNCTIONAL && functional_cuMemAdvise != NULL)
        return functional_cuMemAdvise(devPtr, count, advice, device);
    stub_call *recorded = stub_begin(290);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &advice, sizeof advice);
    stub_argument(recorded, &device, sizeof device);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemAdvise_v2(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUmemLocation location)
{
    if (STUB_LIKELY(stub_modes[291] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[291] == STUB_FUNCTIONAL && functional_cuMemAdvise_v2 != NULL)
        return functional_cuMemAdvise_v2(devPtr, count, advice, location);
    stub_call *recorded = stub_begin(291);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &advice, sizeof advice);
    stub_argument(recorded, &location, sizeof location);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemAllocAsync(CUdeviceptr *dptr, size_t bytesize, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[292] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[292] == STUB_FUNCTIONAL && functional_cuMemAllocAsync != NULL)
        return functional_cuMemAllocAsync(dptr, bytesize, hStream);
    stub_call *recorded = stub_begin(292);
    stub_argument(recorded, &dptr, sizeof dptr);
    stub_argument(recorded, &bytesize, sizeof bytesize);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_output(recorded, 0, (void *)dptr, sizeof(CUdeviceptr));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemAllocAsync_ptsz(CUdeviceptr *dptr, size_t bytesize, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[293] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[293] == STUB_FUNCTIONAL && functional_cuMemAllocAsync != NULL)
        return functional_cuMemAllocAsync(dptr, bytesize, hStream);
    stub_call *recorded = stub_begin(293);
    stub_argument(recorded, &dptr, sizeof dptr);
    stub_argument(recorded, &bytesize, sizeof bytesize);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_output(recorded, 0, (void *)dptr, sizeof(CUdeviceptr));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemAllocFromPoolAsync(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[294] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[294] == STUB_FUNCTIONAL && functional_cuMemAllocFromPoolAsync != NULL)
        return functional_cuMemAllocFromPoolAsync(dptr, bytesize, pool, hStream);
    stub_call *recorded = stub_begin(294);
    stub_argument(recorded, &dptr, sizeof dptr);
    stub_argument(recorded, &bytesize, sizeof bytesize);
    stub_argument(recorded, &pool, sizeof pool);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_output(recorded, 0, (void *)dptr, sizeof(CUdeviceptr));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemAllocFromPoolAsync_ptsz(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool,
    CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[295] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[295] == STUB_FUNCTIONAL && functional_cuMemAllocFromPoolAsync != NULL)
        return functional_cuMemAllocFromPoolAsync(dptr, bytesize, pool, hStream);
    stub_call *recorded = stub_begin(295);
    stub_argument(recorded, &dptr, sizeof dptr);
    stub_argument(recorded, &bytesize, sizeof bytesize);
    stub_argument(recorded, &pool, sizeof pool);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_output(recorded, 0, (void *)dptr, sizeof(CUdeviceptr));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemAllocHost_v2(void **pp, size_t bytesize)
{
    if (STUB_LIKELY(stub_modes[296] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[296] == STUB_FUNCTIONAL && functional_cuMemAllocHost_v2 != NULL)
        return functional_cuMemAllocHost_v2(pp, bytesize);
    stub_call *recorded = stub_begin(296);
    stub_argument(recorded, &pp, sizeof pp);
    stub_argument(recorded, &bytesize, sizeof bytesize);
    stub_output(recorded, 0, (void *)pp, sizeof(void *));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemAllocManaged(CUdeviceptr *dptr, size_t bytesize, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[297] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[297] == STUB_FUNCTIONAL && functional_cuMemAllocManaged != NULL)
        return functional_cuMemAllocManaged(dptr, bytesize, flags);
    stub_call *recorded = stub_begin(297);
    stub_argument(recorded, &dptr, sizeof dptr);
    stub_argument(recorded, &bytesize, sizeof bytesize);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)dptr, sizeof(CUdeviceptr));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemAllocPitch_v2(CUdeviceptr *dptr, size_t *pPitch, size_t WidthInBytes, size_t Height,
    unsigned int ElementSizeBytes)
{
    if (STUB_LIKELY(stub_modes[298] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[298] == STUB_FUNCTIONAL && functional_cuMemAllocPitch_v2 != NULL)
        return functional_cuMemAllocPitch_v2(dptr, pPitch, WidthInBytes, Height, ElementSizeBytes);
    stub_call *recorded = stub_begin(298);
    stub_argument(recorded, &dptr, sizeof dptr);
    stub_argument(recorded, &pPitch, sizeof pPitch);
    stub_argument(recorded, &WidthInBytes, sizeof WidthInBytes);
    stub_argument(recorded, &Height, sizeof Height);
    stub_argument(recorded, &ElementSizeBytes, sizeof ElementSizeBytes);
    stub_output(recorded, 0, (void *)dptr, sizeof(CUdeviceptr));
    stub_output(recorded, 1, (void *)pPitch, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize)
{
    if (STUB_LIKELY(stub_modes[299] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[299] == STUB_FUNCTIONAL && functional_cuMemAlloc_v2 != NULL)
        return functional_cuMemAlloc_v2(dptr, bytesize);
    stub_call *recorded = stub_begin(299);
    stub_argument(recorded, &dptr, sizeof dptr);
    stub_argument(recorded, &bytesize, sizeof bytesize);
    stub_output(recorded, 0, (void *)dptr, sizeof(CUdeviceptr));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemBatchDecompressAsync(CUmemDecompressParams *paramsArray, size_t count, unsigned int flags,
    size_t *errorIndex, CUstream stream)
{
    if (STUB_LIKELY(stub_modes[300] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[300] == STUB_FUNCTIONAL && functional_cuMemBatchDecompressAsync != NULL)
        return functional_cuMemBatchDecompressAsync(paramsArray, count, flags, errorIndex, stream);
    stub_call *recorded = stub_begin(300);
    stub_argument(recorded, &paramsArray, sizeof paramsArray);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &flags, sizeof flags);
    stub_argument(recorded, &errorIndex, sizeof errorIndex);
    stub_argument(recorded, &stream, sizeof stream);
    stub_input(recorded, 0, paramsArray, stub_items((size_t)count) * sizeof(CUmemDecompressParams));
    stub_output_open(recorded, 0, (void *)paramsArray, 0);
    stub_output(recorded, 3, (void *)errorIndex, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemBatchDecompressAsync_ptsz(CUmemDecompressParams *paramsArray, size_t count,
    unsigned int flags, size_t *errorIndex, CUstream stream)
{
    if (STUB_LIKELY(stub_modes[301] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[301] == STUB_FUNCTIONAL && functional_cuMemBatchDecompressAsync != NULL)
        return functional_cuMemBatchDecompressAsync(paramsArray, count, flags, errorIndex, stream);
    stub_call *recorded = stub_begin(301);
    stub_argument(recorded, &paramsArray, sizeof paramsArray);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &flags, sizeof flags);
    stub_argument(recorded, &errorIndex, sizeof errorIndex);
    stub_argument(recorded, &stream, sizeof stream);
    stub_input(recorded, 0, paramsArray, stub_items((size_t)count) * sizeof(CUmemDecompressParams));
    stub_output_open(recorded, 0, (void *)paramsArray, 0);
    stub_output(recorded, 3, (void *)errorIndex, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size, const CUmemAllocationProp *prop,
    unsigned long long flags)
{
    if (STUB_LIKELY(stub_modes[302] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[302] == STUB_FUNCTIONAL && functional_cuMemCreate != NULL)
        return functional_cuMemCreate(handle, size, prop, flags);
    stub_call *recorded = stub_begin(302);
    stub_argument(recorded, &handle, sizeof handle);
    stub_argument(recorded, &size, sizeof size);
    stub_argument(recorded, &prop, sizeof prop);
    stub_argument(recorded, &flags, sizeof flags);
    stub_input(recorded, 2, prop, sizeof(CUmemAllocationProp));
    stub_output(recorded, 0, (void *)handle, sizeof(CUmemGenericAllocationHandle));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemExportToShareableHandle(void *shareableHandle, CUmemGenericAllocationHandle handle,
    CUmemAllocationHandleType handleType, unsigned long long flags)
{
    if (STUB_LIKELY(stub_modes[303] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[303] == STUB_FUNCTIONAL && functional_cuMemExportToShareableHandle != NULL)
        return functional_cuMemExportToShareableHandle(shareableHandle, handle, handleType, flags);
    stub_call *recorded = stub_begin(303);
    stub_argument(recorded, &shareableHandle, sizeof shareableHandle);
    stub_argument(recorded, &handle, sizeof handle);
    stub_argument(recorded, &handleType, sizeof handleType);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)shareableHandle, value_size_shareable_handles(handleType, 1));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemFreeAsync(CUdeviceptr dptr, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[304] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[304] == STUB_FUNCTIONAL && functional_cuMemFreeAsync != NULL)
        return functional_cuMemFreeAsync(dptr, hStream);
    stub_call *recorded = stub_begin(304);
    stub_argument(recorded, &dptr, sizeof dptr);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemFreeAsync_ptsz(CUdeviceptr dptr, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[305] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[305] == STUB_FUNCTIONAL && functional_cuMemFreeAsync != NULL)
        return functional_cuMemFreeAsync(dptr, hStream);
    stub_call *recorded = stub_begin(305);
    stub_argument(recorded, &dptr, sizeof dptr);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemFreeHost(void *p)
{
    if (STUB_LIKELY(stub_modes[306] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[306] == STUB_FUNCTIONAL && functional_cuMemFreeHost != NULL)
        return functional_cuMemFreeHost(p);
    stub_call *recorded = stub_begin(306);
    stub_argument(recorded, &p, sizeof p);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemFree_v2(CUdeviceptr dptr)
{
    if (STUB_LIKELY(stub_modes[307] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[307] == STUB_FUNCTIONAL && functional_cuMemFree_v2 != NULL)
        return functional_cuMemFree_v2(dptr);
    stub_call *recorded = stub_begin(307);
    stub_argument(recorded, &dptr, sizeof dptr);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemGetAccess(unsigned long long *flags, const CUmemLocation *location, CUdeviceptr ptr)
{
    if (STUB_LIKELY(stub_modes[308] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[308] == STUB_FUNCTIONAL && functional_cuMemGetAccess != NULL)
        return functional_cuMemGetAccess(flags, location, ptr);
    stub_call *recorded = stub_begin(308);
    stub_argument(recorded, &flags, sizeof flags);
    stub_argument(recorded, &location, sizeof location);
    stub_argument(recorded, &ptr, sizeof ptr);
    stub_input(recorded, 1, location, sizeof(CUmemLocation));
    stub_output(recorded, 0, (void *)flags, sizeof(unsigned long long));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemGetAddressRange_v2(CUdeviceptr *pbase, size_t *psize, CUdeviceptr dptr)
{
    if (STUB_LIKELY(stub_modes[309] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[309] == STUB_FUNCTIONAL && functional_cuMemGetAddressRange_v2 != NULL)
        return functional_cuMemGetAddressRange_v2(pbase, psize, dptr);
    stub_call *recorded = stub_begin(309);
    stub_argument(recorded, &pbase, sizeof pbase);
    stub_argument(recorded, &psize, sizeof psize);
    stub_argument(recorded, &dptr, sizeof dptr);
    stub_output(recorded, 0, (void *)pbase, sizeof(CUdeviceptr));
    stub_output(recorded, 1, (void *)psize, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemGetAllocationGranularity(size_t *granularity, const CUmemAllocationProp *prop,
    CUmemAllocationGranularity_flags option)
{
    if (STUB_LIKELY(stub_modes[310] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[310] == STUB_FUNCTIONAL && functional_cuMemGetAllocationGranularity != NULL)
        return functional_cuMemGetAllocationGranularity(granularity, prop, option);
    stub_call *recorded = stub_begin(310);
    stub_argument(recorded, &granularity, sizeof granularity);
    stub_argument(recorded, &prop, sizeof prop);
    stub_argument(recorded, &option, sizeof option);
    stub_input(recorded, 1, prop, sizeof(CUmemAllocationProp));
    stub_output(recorded, 0, (void *)granularity, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp *prop,
    CUmemGenericAllocationHandle handle)
{
    if (STUB_LIKELY(stub_modes[311] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[311] == STUB_FUNCTIONAL
        && functional_cuMemGetAllocationPropertiesFromHandle != NULL)
        return functional_cuMemGetAllocationPropertiesFromHandle(prop, handle);
    stub_call *recorded = stub_begin(311);
    stub_argument(recorded, &prop, sizeof prop);
    stub_argument(recorded, &handle, sizeof handle);
    stub_output(recorded, 0, (void *)prop, sizeof(CUmemAllocationProp));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemGetHandleForAddressRange(void *handle, CUdeviceptr dptr, size_t size,
    CUmemRangeHandleType handleType, unsigned long long flags)
{
    if (STUB_LIKELY(stub_modes[312] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[312] == STUB_FUNCTIONAL && functional_cuMemGetHandleForAddressRange != NULL)
        return functional_cuMemGetHandleForAddressRange(handle, dptr, size, handleType, flags);
    stub_call *recorded = stub_begin(312);
    stub_argument(recorded, &handle, sizeof handle);
    stub_argument(recorded, &dptr, sizeof dptr);
    stub_argument(recorded, &size, sizeof size);
    stub_argument(recorded, &handleType, sizeof handleType);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)handle, value_size_range_handles(handleType, 1));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemGetInfo_v2(size_t *free, size_t *total)
{
    if (STUB_LIKELY(stub_modes[313] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[313] == STUB_FUNCTIONAL && functional_cuMemGetInfo_v2 != NULL)
        return functional_cuMemGetInfo_v2(free, total);
    stub_call *recorded = stub_begin(313);
    stub_argument(recorded, &free, sizeof free);
    stub_argument(recorded, &total, sizeof total);
    stub_output(recorded, 0, (void *)free, sizeof(size_t));
    stub_output(recorded, 1, (void *)total, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemHostAlloc(void **pp, size_t bytesize, unsigned int Flags)
{
    if (STUB_LIKELY(stub_modes[314] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[314] == STUB_FUNCTIONAL && functional_cuMemHostAlloc != NULL)
        return functional_cuMemHostAlloc(pp, bytesize, Flags);
    stub_call *recorded = stub_begin(314);
    stub_argument(recorded, &pp, sizeof pp);
    stub_argument(recorded, &bytesize, sizeof bytesize);
    stub_argument(recorded, &Flags, sizeof Flags);
    stub_output(recorded, 0, (void *)pp, sizeof(void *));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemHostGetDevicePointer_v2(CUdeviceptr *pdptr, void *p, unsigned int Flags)
{
    if (STUB_LIKELY(stub_modes[315] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[315] == STUB_FUNCTIONAL && functional_cuMemHostGetDevicePointer_v2 != NULL)
        return functional_cuMemHostGetDevicePointer_v2(pdptr, p, Flags);
    stub_call *recorded = stub_begin(315);
    stub_argument(recorded, &pdptr, sizeof pdptr);
    stub_argument(recorded, &p, sizeof p);
    stub_argument(recorded, &Flags, sizeof Flags);
    stub_output(recorded, 0, (void *)pdptr, sizeof(CUdeviceptr));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemHostGetFlags(unsigned int *pFlags, void *p)
{
    if (STUB_LIKELY(stub_modes[316] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[316] == STUB_FUNCTIONAL && functional_cuMemHostGetFlags != NULL)
        return functional_cuMemHostGetFlags(pFlags, p);
    stub_call *recorded = stub_begin(316);
    stub_argument(recorded, &pFlags, sizeof pFlags);
    stub_argument(recorded, &p, sizeof p);
    stub_output(recorded, 0, (void *)pFlags, sizeof(unsigned int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemHostRegister_v2(void *p, size_t bytesize, unsigned int Flags)
{
    if (STUB_LIKELY(stub_modes[317] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[317] == STUB_FUNCTIONAL && functional_cuMemHostRegister_v2 != NULL)
        return functional_cuMemHostRegister_v2(p, bytesize, Flags);
    stub_call *recorded = stub_begin(317);
    stub_argument(recorded, &p, sizeof p);
    stub_argument(recorded, &bytesize, sizeof bytesize);
    stub_argument(recorded, &Flags, sizeof Flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemHostUnregister(void *p)
{
    if (STUB_LIKELY(stub_modes[318] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[318] == STUB_FUNCTIONAL && functional_cuMemHostUnregister != NULL)
        return functional_cuMemHostUnregister(p);
    stub_call *recorded = stub_begin(318);
    stub_argument(recorded, &p, sizeof p);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *handle, void *osHandle,
    CUmemAllocationHandleType shHandleType)
{
    if (STUB_LIKELY(stub_modes[319] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[319] == STUB_FUNCTIONAL && functional_cuMemImportFromShareableHandle != NULL)
        return functional_cuMemImportFromShareableHandle(handle, osHandle, shHandleType);
    stub_call *recorded = stub_begin(319);
    stub_argument(recorded, &handle, sizeof handle);
    stub_argument(recorded, &osHandle, sizeof osHandle);
    stub_argument(recorded, &shHandleType, sizeof shHandleType);
    stub_output(recorded, 0, (void *)handle, sizeof(CUmemGenericAllocationHandle));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemMap(CUdeviceptr ptr, size_t size, size_t offset, CUmemGenericAllocationHandle handle,
    unsigned long long flags)
{
    if (STUB_LIKELY(stub_modes[320] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[320] == STUB_FUNCTIONAL && functional_cuMemMap != NULL)
        return functional_cuMemMap(ptr, size, offset, handle, flags);
    stub_call *recorded = stub_begin(320);
    stub_argument(recorded, &ptr, sizeof ptr);
    stub_argument(recorded, &size, sizeof size);
    stub_argument(recorded, &offset, sizeof offset);
    stub_argument(recorded, &handle, sizeof handle);
    stub_argument(recorded, &flags, sizeof flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemMapArrayAsync(CUarrayMapInfo *mapInfoList, unsigned int count, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[321] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[321] == STUB_FUNCTIONAL && functional_cuMemMapArrayAsync != NULL)
        return functional_cuMemMapArrayAsync(mapInfoList, count, hStream);
    stub_call *recorded = stub_begin(321);
    stub_argument(recorded, &mapInfoList, sizeof mapInfoList);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_input(recorded, 0, mapInfoList, stub_items((size_t)count) * sizeof(CUarrayMapInfo));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemMapArrayAsync_ptsz(CUarrayMapInfo *mapInfoList, unsigned int count, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[322] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[322] == STUB_FUNCTIONAL && functional_cuMemMapArrayAsync != NULL)
        return functional_cuMemMapArrayAsync(mapInfoList, count, hStream);
    stub_call *recorded = stub_begin(322);
    stub_argument(recorded, &mapInfoList, sizeof mapInfoList);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_input(recorded, 0, mapInfoList, stub_items((size_t)count) * sizeof(CUarrayMapInfo));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps *poolProps)
{
    if (STUB_LIKELY(stub_modes[323] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[323] == STUB_FUNCTIONAL && functional_cuMemPoolCreate != NULL)
        return functional_cuMemPoolCreate(pool, poolProps);
    stub_call *recorded = stub_begin(323);
    stub_argument(recorded, &pool, sizeof pool);
    stub_argument(recorded, &poolProps, sizeof poolProps);
    stub_input(recorded, 1, poolProps, sizeof(CUmemPoolProps));
    stub_output(recorded, 0, (void *)pool, sizeof(CUmemoryPool));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemPoolDestroy(CUmemoryPool pool)
{
    if (STUB_LIKELY(stub_modes[324] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[324] == STUB_FUNCTIONAL && functional_cuMemPoolDestroy != NULL)
        return functional_cuMemPoolDestroy(pool);
    stub_call *recorded = stub_begin(324);
    stub_argument(recorded, &pool, sizeof pool);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemPoolExportPointer(CUmemPoolPtrExportData *shareData_out, CUdeviceptr ptr)
{
    if (STUB_LIKELY(stub_modes[325] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[325] == STUB_FUNCTIONAL && functional_cuMemPoolExportPointer != NULL)
        return functional_cuMemPoolExportPointer(shareData_out, ptr);
    stub_call *recorded = stub_begin(325);
    stub_argument(recorded, &shareData_out, sizeof shareData_out);
    stub_argument(recorded, &ptr, sizeof ptr);
    stub_output(recorded, 0, (void *)shareData_out, sizeof(CUmemPoolPtrExportData));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemPoolExportToShareableHandle(void *handle_out, CUmemoryPool pool,
    CUmemAllocationHandleType handleType, unsigned long long flags)
{
    if (STUB_LIKELY(stub_modes[326] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[326] == STUB_FUNCTIONAL && functional_cuMemPoolExportToShareableHandle != NULL)
        return functional_cuMemPoolExportToShareableHandle(handle_out, pool, handleType, flags);
    stub_call *recorded = stub_begin(326);
    stub_argument(recorded, &handle_out, sizeof handle_out);
    stub_argument(recorded, &pool, sizeof pool);
    stub_argument(recorded, &handleType, sizeof handleType);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)handle_out, value_size_shareable_handles(handleType, 1));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemPoolGetAccess(CUmemAccess_flags *flags, CUmemoryPool memPool, CUmemLocation *location)
{
    if (STUB_LIKELY(stub_modes[327] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[327] == STUB_FUNCTIONAL && functional_cuMemPoolGetAccess != NULL)
        return functional_cuMemPoolGetAccess(flags, memPool, location);
    stub_call *recorded = stub_begin(327);
    stub_argument(recorded, &flags, sizeof flags);
    stub_argument(recorded, &memPool, sizeof memPool);
    stub_argument(recorded, &location, sizeof location);
    stub_input(recorded, 2, location, sizeof(CUmemLocation));
    stub_output(recorded, 0, (void *)flags, sizeof(CUmemAccess_flags));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)
{
    if (STUB_LIKELY(stub_modes[328] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[328] == STUB_FUNCTIONAL && functional_cuMemPoolGetAttribute != NULL)
        return functional_cuMemPoolGetAttribute(pool, attr, value);
    stub_call *recorded = stub_begin(328);
    stub_argument(recorded, &pool, sizeof pool);
    stub_argument(recorded, &attr, sizeof attr);
    stub_argument(recorded, &value, sizeof value);
    stub_output(recorded, 2, (void *)value, value_size_mem_pool_attributes(attr, 1));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemPoolImportFromShareableHandle(CUmemoryPool *pool_out, void *handle,
    CUmemAllocationHandleType handleType, unsigned long long flags)
{
    if (STUB_LIKELY(stub_modes[329] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[329] == STUB_FUNCTIONAL && functional_cuMemPoolImportFromShareableHandle != NULL)
        return functional_cuMemPoolImportFromShareableHandle(pool_out, handle, handleType, flags);
    stub_call *recorded = stub_begin(329);
    stub_argument(recorded, &pool_out, sizeof pool_out);
    stub_argument(recorded, &handle, sizeof handle);
    stub_argument(recorded, &handleType, sizeof handleType);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)pool_out, sizeof(CUmemoryPool));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemPoolImportPointer(CUdeviceptr *ptr_out, CUmemoryPool pool, CUmemPoolPtrExportData *shareData)
{
    if (STUB_LIKELY(stub_modes[330] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[330] == STUB_FUNCTIONAL && functional_cuMemPoolImportPointer != NULL)
        return functional_cuMemPoolImportPointer(ptr_out, pool, shareData);
    stub_call *recorded = stub_begin(330);
    stub_argument(recorded, &ptr_out, sizeof ptr_out);
    stub_argument(recorded, &pool, sizeof pool);
    stub_argument(recorded, &shareData, sizeof shareData);
    stub_input(recorded, 2, shareData, sizeof(CUmemPoolPtrExportData));
    stub_output(recorded, 0, (void *)ptr_out, sizeof(CUdeviceptr));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc *map, size_t count)
{
    if (STUB_LIKELY(stub_modes[331] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[331] == STUB_FUNCTIONAL && functional_cuMemPoolSetAccess != NULL)
        return functional_cuMemPoolSetAccess(pool, map, count);
    stub_call *recorded = stub_begin(331);
    stub_argument(recorded, &pool, sizeof pool);
    stub_argument(recorded, &map, sizeof map);
    stub_argument(recorded, &count, sizeof count);
    stub_input(recorded, 1, map, stub_items((size_t)count) * sizeof(CUmemAccessDesc));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)
{
    if (STUB_LIKELY(stub_modes[332] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[332] == STUB_FUNCTIONAL && functional_cuMemPoolSetAttribute != NULL)
        return functional_cuMemPoolSetAttribute(pool, attr, value);
    stub_call *recorded = stub_begin(332);
    stub_argument(recorded, &pool, sizeof pool);
    stub_argument(recorded, &attr, sizeof attr);
    stub_argument(recorded, &value, sizeof value);
    stub_input(recorded, 2, value, value_size_mem_pool_attributes(attr, 1));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep)
{
    if (STUB_LIKELY(stub_modes[333] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[333] == STUB_FUNCTIONAL && functional_cuMemPoolTrimTo != NULL)
        return functional_cuMemPoolTrimTo(pool, minBytesToKeep);
    stub_call *recorded = stub_begin(333);
    stub_argument(recorded, &pool, sizeof pool);
    stub_argument(recorded, &minBytesToKeep, sizeof minBytesToKeep);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemPrefetchAsync(CUdeviceptr devPtr, size_t count, CUdevice dstDevice, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[334] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[334] == STUB_FUNCTIONAL && functional_cuMemPrefetchAsync != NULL)
        return functional_cuMemPrefetchAsync(devPtr, count, dstDevice, hStream);
    stub_call *recorded = stub_begin(334);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemPrefetchAsync_ptsz(CUdeviceptr devPtr, size_t count, CUdevice dstDevice, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[335] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[335] == STUB_FUNCTIONAL && functional_cuMemPrefetchAsync != NULL)
        return functional_cuMemPrefetchAsync(devPtr, count, dstDevice, hStream);
    stub_call *recorded = stub_begin(335);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemPrefetchAsync_v2(CUdeviceptr devPtr, size_t count, CUmemLocation location, unsigned int flags,
    CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[336] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[336] == STUB_FUNCTIONAL && functional_cuMemPrefetchAsync_v2 != NULL)
        return functional_cuMemPrefetchAsync_v2(devPtr, count, location, flags, hStream);
    stub_call *recorded = stub_begin(336);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &location, sizeof location);
    stub_argument(recorded, &flags, sizeof flags);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemPrefetchAsync_v2_ptsz(CUdeviceptr devPtr, size_t count, CUmemLocation location,
    unsigned int flags, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[337] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[337] == STUB_FUNCTIONAL && functional_cuMemPrefetchAsync_v2 != NULL)
        return functional_cuMemPrefetchAsync_v2(devPtr, count, location, flags, hStream);
    stub_call *recorded = stub_begin(337);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &location, sizeof location);
    stub_argument(recorded, &flags, sizeof flags);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemRangeGetAttribute(void *data, size_t dataSize, CUmem_range_attribute attribute,
    CUdeviceptr devPtr, size_t count)
{
    if (STUB_LIKELY(stub_modes[338] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[338] == STUB_FUNCTIONAL && functional_cuMemRangeGetAttribute != NULL)
        return functional_cuMemRangeGetAttribute(data, dataSize, attribute, devPtr, count);
    stub_call *recorded = stub_begin(338);
    stub_argument(recorded, &data, sizeof data);
    stub_argument(recorded, &dataSize, sizeof dataSize);
    stub_argument(recorded, &attribute, sizeof attribute);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    stub_argument(recorded, &count, sizeof count);
    stub_output(recorded, 0, (void *)data,
        stub_within(value_size_mem_range_attributes(attribute, (size_t)dataSize),
        (size_t)dataSize));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemRangeGetAttributes(void **data, size_t *dataSizes, CUmem_range_attribute *attributes,
    size_t numAttributes, CUdeviceptr devPtr, size_t count)
{
    if (STUB_LIKELY(stub_modes[339] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[339] == STUB_FUNCTIONAL && functional_cuMemRangeGetAttributes != NULL)
        return functional_cuMemRangeGetAttributes(data, dataSizes, attributes, numAttributes,
            devPtr, count);
    stub_call *recorded = stub_begin(339);
    stub_argument(recorded, &data, sizeof data);
    stub_argument(recorded, &dataSizes, sizeof dataSizes);
    stub_argument(recorded, &attributes, sizeof attributes);
    stub_argument(recorded, &numAttributes, sizeof numAttributes);
    stub_argument(recorded, &devPtr, sizeof devPtr);
    stub_argument(recorded, &count, sizeof count);
    stub_input(recorded, 1, dataSizes, stub_items((size_t)numAttributes) * sizeof(size_t));
    stub_input(recorded, 2, attributes,
        stub_items((size_t)numAttributes) * sizeof(CUmem_range_attribute));
    for (size_t i = 0; data != NULL && i < stub_items((size_t)numAttributes); i++)
        stub_output(recorded, 0, data[i],
            stub_within(value_size_mem_range_attributes(attributes[i], (size_t)dataSizes[i]),
            (size_t)dataSizes[i]));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemRelease(CUmemGenericAllocationHandle handle)
{
    if (STUB_LIKELY(stub_modes[340] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[340] == STUB_FUNCTIONAL && functional_cuMemRelease != NULL)
        return functional_cuMemRelease(handle);
    stub_call *recorded = stub_begin(340);
    stub_argument(recorded, &handle, sizeof handle);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *handle, void *addr)
{
    if (STUB_LIKELY(stub_modes[341] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[341] == STUB_FUNCTIONAL && functional_cuMemRetainAllocationHandle != NULL)
        return functional_cuMemRetainAllocationHandle(handle, addr);
    stub_call *recorded = stub_begin(341);
    stub_argument(recorded, &handle, sizeof handle);
    stub_argument(recorded, &addr, sizeof addr);
    stub_output(recorded, 0, (void *)handle, sizeof(CUmemGenericAllocationHandle));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemSetAccess(CUdeviceptr ptr, size_t size, const CUmemAccessDesc *desc, size_t count)
{
    if (STUB_LIKELY(stub_modes[342] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[342] == STUB_FUNCTIONAL && functional_cuMemSetAccess != NULL)
        return functional_cuMemSetAccess(ptr, size, desc, count);
    stub_call *recorded = stub_begin(342);
    stub_argument(recorded, &ptr, sizeof ptr);
    stub_argument(recorded, &size, sizeof size);
    stub_argument(recorded, &desc, sizeof desc);
    stub_argument(recorded, &count, sizeof count);
    stub_input(recorded, 2, desc, stub_items((size_t)count) * sizeof(CUmemAccessDesc));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemUnmap(CUdeviceptr ptr, size_t size)
{
    if (STUB_LIKELY(stub_modes[343] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[343] == STUB_FUNCTIONAL && functional_cuMemUnmap != NULL)
        return functional_cuMemUnmap(ptr, size);
    stub_call *recorded = stub_begin(343);
    stub_argument(recorded, &ptr, sizeof ptr);
    stub_argument(recorded, &size, sizeof size);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount)
{
    if (STUB_LIKELY(stub_modes[344] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[344] == STUB_FUNCTIONAL && functional_cuMemcpy != NULL)
        return functional_cuMemcpy(dst, src, ByteCount);
    stub_call *recorded = stub_begin(344);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &ByteCount, sizeof ByteCount);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D *pCopy, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[345] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[345] == STUB_FUNCTIONAL && functional_cuMemcpy2DAsync_v2 != NULL)
        return functional_cuMemcpy2DAsync_v2(pCopy, hStream);
    stub_call *recorded = stub_begin(345);
    stub_argument(recorded, &pCopy, sizeof pCopy);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_input(recorded, 0, pCopy, sizeof(CUDA_MEMCPY2D));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpy2DAsync_v2_ptsz(const CUDA_MEMCPY2D *pCopy, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[346] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[346] == STUB_FUNCTIONAL && functional_cuMemcpy2DAsync_v2 != NULL)
        return functional_cuMemcpy2DAsync_v2(pCopy, hStream);
    stub_call *recorded = stub_begin(346);
    stub_argument(recorded, &pCopy, sizeof pCopy);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_input(recorded, 0, pCopy, sizeof(CUDA_MEMCPY2D));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D *pCopy)
{
    if (STUB_LIKELY(stub_modes[347] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[347] == STUB_FUNCTIONAL && functional_cuMemcpy2DUnaligned_v2 != NULL)
        return functional_cuMemcpy2DUnaligned_v2(pCopy);
    stub_call *recorded = stub_begin(347);
    stub_argument(recorded, &pCopy, sizeof pCopy);
    stub_input(recorded, 0, pCopy, sizeof(CUDA_MEMCPY2D));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpy2DUnaligned_v2_ptds(const CUDA_MEMCPY2D *pCopy)
{
    if (STUB_LIKELY(stub_modes[348] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[348] == STUB_FUNCTIONAL && functional_cuMemcpy2DUnaligned_v2 != NULL)
        return functional_cuMemcpy2DUnaligned_v2(pCopy);
    stub_call *recorded = stub_begin(348);
    stub_argument(recorded, &pCopy, sizeof pCopy);
    stub_input(recorded, 0, pCopy, sizeof(CUDA_MEMCPY2D));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpy2D_v2(const CUDA_MEMCPY2D *pCopy)
{
    if (STUB_LIKELY(stub_modes[349] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[349] == STUB_FUNCTIONAL && functional_cuMemcpy2D_v2 != NULL)
        return functional_cuMemcpy2D_v2(pCopy);
    stub_call *recorded = stub_begin(349);
    stub_argument(recorded, &pCopy, sizeof pCopy);
    stub_input(recorded, 0, pCopy, sizeof(CUDA_MEMCPY2D));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpy2D_v2_ptds(const CUDA_MEMCPY2D *pCopy)
{
    if (STUB_LIKELY(stub_modes[350] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[350] == STUB_FUNCTIONAL && functional_cuMemcpy2D_v2 != NULL)
        return functional_cuMemcpy2D_v2(pCopy);
    stub_call *recorded = stub_begin(350);
    stub_argument(recorded, &pCopy, sizeof pCopy);
    stub_input(recorded, 0, pCopy, sizeof(CUDA_MEMCPY2D));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D *pCopy, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[351] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[351] == STUB_FUNCTIONAL && functional_cuMemcpy3DAsync_v2 != NULL)
        return functional_cuMemcpy3DAsync_v2(pCopy, hStream);
    stub_call *recorded = stub_begin(351);
    stub_argument(recorded, &pCopy, sizeof pCopy);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_input(recorded, 0, pCopy, sizeof(CUDA_MEMCPY3D));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpy3DAsync_v2_ptsz(const CUDA_MEMCPY3D *pCopy, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[352] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[352] == STUB_FUNCTIONAL && functional_cuMemcpy3DAsync_v2 != NULL)
        return functional_cuMemcpy3DAsync_v2(pCopy, hStream);
    stub_call *recorded = stub_begin(352);
    stub_argument(recorded, &pCopy, sizeof pCopy);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_input(recorded, 0, pCopy, sizeof(CUDA_MEMCPY3D));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpy3DBatchAsync(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList, size_t *failIdx,
    unsigned long long flags, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[353] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[353] == STUB_FUNCTIONAL && functional_cuMemcpy3DBatchAsync != NULL)
        return functional_cuMemcpy3DBatchAsync(numOps, opList, failIdx, flags, hStream);
    stub_call *recorded = stub_begin(353);
    stub_argument(recorded, &numOps, sizeof numOps);
    stub_argument(recorded, &opList, sizeof opList);
    stub_argument(recorded, &failIdx, sizeof failIdx);
    stub_argument(recorded, &flags, sizeof flags);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_input(recorded, 1, opList, stub_items((size_t)numOps) * sizeof(CUDA_MEMCPY3D_BATCH_OP));
    stub_output(recorded, 2, (void *)failIdx, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpy3DBatchAsync_ptsz(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList, size_t *failIdx,
    unsigned long long flags, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[354] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[354] == STUB_FUNCTIONAL && functional_cuMemcpy3DBatchAsync != NULL)
        return functional_cuMemcpy3DBatchAsync(numOps, opList, failIdx, flags, hStream);
    stub_call *recorded = stub_begin(354);
    stub_argument(recorded, &numOps, sizeof numOps);
    stub_argument(recorded, &opList, sizeof opList);
    stub_argument(recorded, &failIdx, sizeof failIdx);
    stub_argument(recorded, &flags, sizeof flags);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_input(recorded, 1, opList, stub_items((size_t)numOps) * sizeof(CUDA_MEMCPY3D_BATCH_OP));
    stub_output(recorded, 2, (void *)failIdx, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER *pCopy)
{
    if (STUB_LIKELY(stub_modes[355] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[355] == STUB_FUNCTIONAL && functional_cuMemcpy3DPeer != NULL)
        return functional_cuMemcpy3DPeer(pCopy);
    stub_call *recorded = stub_begin(355);
    stub_argument(recorded, &pCopy, sizeof pCopy);
    stub_input(recorded, 0, pCopy, sizeof(CUDA_MEMCPY3D_PEER));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER *pCopy, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[356] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[356] == STUB_FUNCTIONAL && functional_cuMemcpy3DPeerAsync != NULL)
        return functional_cuMemcpy3DPeerAsync(pCopy, hStream);
    stub_call *recorded = stub_begin(356);
    stub_argument(recorded, &pCopy, sizeof pCopy);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_input(recorded, 0, pCopy, sizeof(CUDA_MEMCPY3D_PEER));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpy3DPeerAsync_ptsz(const CUDA_MEMCPY3D_PEER *pCopy, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[357] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[357] == STUB_FUNCTIONAL && functional_cuMemcpy3DPeerAsync != NULL)
        return functional_cuMemcpy3DPeerAsync(pCopy, hStream);
    stub_call *recorded = stub_begin(357);
    stub_argument(recorded, &pCopy, sizeof pCopy);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_input(recorded, 0, pCopy, sizeof(CUDA_MEMCPY3D_PEER));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpy3DPeer_ptds(const CUDA_MEMCPY3D_PEER *pCopy)
{
    if (STUB_LIKELY(stub_modes[358] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[358] == STUB_FUNCTIONAL && functional_cuMemcpy3DPeer != NULL)
        return functional_cuMemcpy3DPeer(pCopy);
    stub_call *recorded = stub_begin(358);
    stub_argument(recorded, &pCopy, sizeof pCopy);
    stub_input(recorded, 0, pCopy, sizeof(CUDA_MEMCPY3D_PEER));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpy3D_v2(const CUDA_MEMCPY3D *pCopy)
{
    if (STUB_LIKELY(stub_modes[359] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[359] == STUB_FUNCTIONAL && functional_cuMemcpy3D_v2 != NULL)
        return functional_cuMemcpy3D_v2(pCopy);
    stub_call *recorded = stub_begin(359);
    stub_argument(recorded, &pCopy, sizeof pCopy);
    stub_input(recorded, 0, pCopy, sizeof(CUDA_MEMCPY3D));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpy3D_v2_ptds(const CUDA_MEMCPY3D *pCopy)
{
    if (STUB_LIKELY(stub_modes[360] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[360] == STUB_FUNCTIONAL && functional_cuMemcpy3D_v2 != NULL)
        return functional_cuMemcpy3D_v2(pCopy);
    stub_call *recorded = stub_begin(360);
    stub_argument(recorded, &pCopy, sizeof pCopy);
    stub_input(recorded, 0, pCopy, sizeof(CUDA_MEMCPY3D));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[361] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[361] == STUB_FUNCTIONAL && functional_cuMemcpyAsync != NULL)
        return functional_cuMemcpyAsync(dst, src, ByteCount, hStream);
    stub_call *recorded = stub_begin(361);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &ByteCount, sizeof ByteCount);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyAsync_ptsz(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[362] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[362] == STUB_FUNCTIONAL && functional_cuMemcpyAsync != NULL)
        return functional_cuMemcpyAsync(dst, src, ByteCount, hStream);
    stub_call *recorded = stub_begin(362);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &ByteCount, sizeof ByteCount);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyAtoA_v2(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset,
    size_t ByteCount)
{
    if (STUB_LIKELY(stub_modes[363] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[363] == STUB_FUNCTIONAL && functional_cuMemcpyAtoA_v2 != NULL)
        return functional_cuMemcpyAtoA_v2(dstArray, dstOffset, srcArray, srcOffset, ByteCount);
    stub_call *recorded = stub_begin(363);
    stub_argument(recorded, &dstArray, sizeof dstArray);
    stub_argument(recorded, &dstOffset, sizeof dstOffset);
    stub_argument(recorded, &srcArray, sizeof srcArray);
    stub_argument(recorded, &srcOffset, sizeof srcOffset);
    stub_argument(recorded, &ByteCount, sizeof ByteCount);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyAtoA_v2_ptds(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset,
    size_t ByteCount)
{
    if (STUB_LIKELY(stub_modes[364] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[364] == STUB_FUNCTIONAL && functional_cuMemcpyAtoA_v2 != NULL)
        return functional_cuMemcpyAtoA_v2(dstArray, dstOffset, srcArray, srcOffset, ByteCount);
    stub_call *recorded = stub_begin(364);
    stub_argument(recorded, &dstArray, sizeof dstArray);
    stub_argument(recorded, &dstOffset, sizeof dstOffset);
    stub_argument(recorded, &srcArray, sizeof srcArray);
    stub_argument(recorded, &srcOffset, sizeof srcOffset);
    stub_argument(recorded, &ByteCount, sizeof ByteCount);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyAtoD_v2(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t ByteCount)
{
    if (STUB_LIKELY(stub_modes[365] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[365] == STUB_FUNCTIONAL && functional_cuMemcpyAtoD_v2 != NULL)
        return functional_cuMemcpyAtoD_v2(dstDevice, srcArray, srcOffset, ByteCount);
    stub_call *recorded = stub_begin(365);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &srcArray, sizeof srcArray);
    stub_argument(recorded, &srcOffset, sizeof srcOffset);
    stub_argument(recorded, &ByteCount, sizeof ByteCount);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyAtoD_v2_ptds(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t ByteCount)
{
    if (STUB_LIKELY(stub_modes[366] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[366] == STUB_FUNCTIONAL && functional_cuMemcpyAtoD_v2 != NULL)
        return functional_cuMemcpyAtoD_v2(dstDevice, srcArray, srcOffset, ByteCount);
    stub_call *recorded = stub_begin(366);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &srcArray, sizeof srcArray);
    stub_argument(recorded, &srcOffset, sizeof srcOffset);
    stub_argument(recorded, &ByteCount, sizeof ByteCount);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyAtoHAsync_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount,
    CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[367] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[367] == STUB_FUNCTIONAL && functional_cuMemcpyAtoHAsync_v2 != NULL)
        return functional_cuMemcpyAtoHAsync_v2(dstHost, srcArray, srcOffset, ByteCount, hStream);
    stub_call *recorded = stub_begin(367);
    stub_argument(recorded, &dstHost, sizeof dstHost);
    stub_argument(recorded, &srcArray, sizeof srcArray);
    stub_argument(recorded, &srcOffset, sizeof srcOffset);
    stub_argument(recorded, &ByteCount, sizeof ByteCount);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyAtoHAsync_v2_ptsz(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount,
    CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[368] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[368] == STUB_FUNCTIONAL && functional_cuMemcpyAtoHAsync_v2 != NULL)
        return functional_cuMemcpyAtoHAsync_v2(dstHost, srcArray, srcOffset, ByteCount, hStream);
    stub_call *recorded = stub_begin(368);
    stub_argument(recorded, &dstHost, sizeof dstHost);
    stub_argument(recorded, &srcArray, sizeof srcArray);
    stub_argument(recorded, &srcOffset, sizeof srcOffset);
    stub_argument(recorded, &ByteCount, sizeof ByteCount);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyAtoH_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount)
{
    if (STUB_LIKELY(stub_modes[369] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[369] == STUB_FUNCTIONAL && functional_cuMemcpyAtoH_v2 != NULL)
        return functional_cuMemcpyAtoH_v2(dstHost, srcArray, srcOffset, ByteCount);
    stub_call *recorded = stub_begin(369);
    stub_argument(recorded, &dstHost, sizeof dstHost);
    stub_argument(recorded, &srcArray, sizeof srcArray);
    stub_argument(recorded, &srcOffset, sizeof srcOffset);
    stub_argument(recorded, &ByteCount, sizeof ByteCount);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyAtoH_v2_ptds(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount)
{
    if (STUB_LIKELY(stub_modes[370] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[370] == STUB_FUNCTIONAL && functional_cuMemcpyAtoH_v2 != NULL)
        return functional_cuMemcpyAtoH_v2(dstHost, srcArray, srcOffset, ByteCount);
    stub_call *recorded = stub_begin(370);
    stub_argument(recorded, &dstHost, sizeof dstHost);
    stub_argument(recorded, &srcArray, sizeof srcArray);
    stub_argument(recorded, &srcOffset, sizeof srcOffset);
    stub_argument(recorded, &ByteCount, sizeof ByteCount);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyBatchAsync(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes, size_t count,
    CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, size_t *failIdx,
    CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[371] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[371] == STUB_FUNCTIONAL && functional_cuMemcpyBatchAsync != NULL)
        return functional_cuMemcpyBatchAsync(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs,
            failIdx, hStream);
    stub_call *recorded = stub_begin(371);
    stub_argument(recorded, &dsts, sizeof dsts);
    stub_argument(recorded, &srcs, sizeof srcs);
    stub_argument(recorded, &sizes, sizeof sizes);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &attrs, sizeof attrs);
    stub_argument(recorded, &attrsIdxs, sizeof attrsIdxs);
    stub_argument(recorded, &numAttrs, sizeof numAttrs);
    stub_argument(recorded, &failIdx, sizeof failIdx);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_input(recorded, 0, dsts, stub_items((size_t)count) * sizeof(CUdeviceptr));
    stub_input(recorded, 1, srcs, stub_items((size_t)count) * sizeof(CUdeviceptr));
    stub_input(recorded, 2, sizes, stub_items((size_t)count) * sizeof(size_t));
    stub_input(recorded, 4, attrs, stub_items((size_t)numAttrs) * sizeof(CUmemcpyAttributes));
    stub_input(recorded, 5, attrsIdxs, stub_items((size_t)numAttrs) * sizeof(size_t));
    stub_output(recorded, 7, (void *)failIdx, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyBatchAsync_ptsz(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes, size_t count,
    CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, size_t *failIdx,
    CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[372] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[372] == STUB_FUNCTIONAL && functional_cuMemcpyBatchAsync != NULL)
        return functional_cuMemcpyBatchAsync(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs,
            failIdx, hStream);
    stub_call *recorded = stub_begin(372);
    stub_argument(recorded, &dsts, sizeof dsts);
    stub_argument(recorded, &srcs, sizeof srcs);
    stub_argument(recorded, &sizes, sizeof sizes);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &attrs, sizeof attrs);
    stub_argument(recorded, &attrsIdxs, sizeof attrsIdxs);
    stub_argument(recorded, &numAttrs, sizeof numAttrs);
    stub_argument(recorded, &failIdx, sizeof failIdx);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_input(recorded, 0, dsts, stub_items((size_t)count) * sizeof(CUdeviceptr));
    stub_input(recorded, 1, srcs, stub_items((size_t)count) * sizeof(CUdeviceptr));
    stub_input(recorded, 2, sizes, stub_items((size_t)count) * sizeof(size_t));
    stub_input(recorded, 4, attrs, stub_items((size_t)numAttrs) * sizeof(CUmemcpyAttributes));
    stub_input(recorded, 5, attrsIdxs, stub_items((size_t)numAttrs) * sizeof(size_t));
    stub_output(recorded, 7, (void *)failIdx, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyDtoA_v2(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t ByteCount)
{
    if (STUB_LIKELY(stub_modes[373] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[373] == STUB_FUNCTIONAL && functional_cuMemcpyDtoA_v2 != NULL)
        return functional_cuMemcpyDtoA_v2(dstArray, dstOffset, srcDevice, ByteCount);
    stub_call *recorded = stub_begin(373);
    stub_argument(recorded, &dstArray, sizeof dstArray);
    stub_argument(recorded, &dstOffset, sizeof dstOffset);
    stub_argument(recorded, &srcDevice, sizeof srcDevice);
    stub_argument(recorded, &ByteCount, sizeof ByteCount);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyDtoA_v2_ptds(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t ByteCount)
{
    if (STUB_LIKELY(stub_modes[374] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[374] == STUB_FUNCTIONAL && functional_cuMemcpyDtoA_v2 != NULL)
        return functional_cuMemcpyDtoA_v2(dstArray, dstOffset, srcDevice, ByteCount);
    stub_call *recorded = stub_begin(374);
    stub_argument(recorded, &dstArray, sizeof dstArray);
    stub_argument(recorded, &dstOffset, sizeof dstOffset);
    stub_argument(recorded, &srcDevice, sizeof srcDevice);
    stub_argument(recorded, &ByteCount, sizeof ByteCount);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyDtoDAsync_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount,
    CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[375] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[375] == STUB_FUNCTIONAL && functional_cuMemcpyDtoDAsync_v2 != NULL)
        return functional_cuMemcpyDtoDAsync_v2(dstDevice, srcDevice, ByteCount, hStream);
    stub_call *recorded = stub_begin(375);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &srcDevice, sizeof srcDevice);
    stub_argument(recorded, &ByteCount, sizeof ByteCount);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyDtoDAsync_v2_ptsz(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount,
    CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[376] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[376] == STUB_FUNCTIONAL && functional_cuMemcpyDtoDAsync_v2 != NULL)
        return functional_cuMemcpyDtoDAsync_v2(dstDevice, srcDevice, ByteCount, hStream);
    stub_call *recorded = stub_begin(376);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &srcDevice, sizeof srcDevice);
    stub_argument(recorded, &ByteCount, sizeof ByteCount);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyDtoD_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount)
{
    if (STUB_LIKELY(stub_modes[377] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[377] == STUB_FUNCTIONAL && functional_cuMemcpyDtoD_v2 != NULL)
        return functional_cuMemcpyDtoD_v2(dstDevice, srcDevice, ByteCount);
    stub_call *recorded = stub_begin(377);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &srcDevice, sizeof srcDevice);
    stub_argument(recorded, &ByteCount, sizeof ByteCount);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyDtoD_v2_ptds(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount)
{
    if (STUB_LIKELY(stub_modes[378] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[378] == STUB_FUNCTIONAL && functional_cuMemcpyDtoD_v2 != NULL)
        return functional_cuMemcpyDtoD_v2(dstDevice, srcDevice, ByteCount);
    stub_call *recorded = stub_begin(378);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &srcDevice, sizeof srcDevice);
    stub_argument(recorded, &ByteCount, sizeof ByteCount);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyDtoHAsync_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[379] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[379] == STUB_FUNCTIONAL && functional_cuMemcpyDtoHAsync_v2 != NULL)
        return functional_cuMemcpyDtoHAsync_v2(dstHost, srcDevice, ByteCount, hStream);
    stub_call *recorded = stub_begin(379);
    stub_argument(recorded, &dstHost, sizeof dstHost);
    stub_argument(recorded, &srcDevice, sizeof srcDevice);
    stub_argument(recorded, &ByteCount, sizeof ByteCount);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyDtoHAsync_v2_ptsz(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[380] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[380] == STUB_FUNCTIONAL && functional_cuMemcpyDtoHAsync_v2 != NULL)
        return functional_cuMemcpyDtoHAsync_v2(dstHost, srcDevice, ByteCount, hStream);
    stub_call *recorded = stub_begin(380);
    stub_argument(recorded, &dstHost, sizeof dstHost);
    stub_argument(recorded, &srcDevice, sizeof srcDevice);
    stub_argument(recorded, &ByteCount, sizeof ByteCount);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyDtoH_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount)
{
    if (STUB_LIKELY(stub_modes[381] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[381] == STUB_FUNCTIONAL && functional_cuMemcpyDtoH_v2 != NULL)
        return functional_cuMemcpyDtoH_v2(dstHost, srcDevice, ByteCount);
    stub_call *recorded = stub_begin(381);
    stub_argument(recorded, &dstHost, sizeof dstHost);
    stub_argument(recorded, &srcDevice, sizeof srcDevice);
    stub_argument(recorded, &ByteCount, sizeof ByteCount);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyDtoH_v2_ptds(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount)
{
    if (STUB_LIKELY(stub_modes[382] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[382] == STUB_FUNCTIONAL && functional_cuMemcpyDtoH_v2 != NULL)
        return functional_cuMemcpyDtoH_v2(dstHost, srcDevice, ByteCount);
    stub_call *recorded = stub_begin(382);
    stub_argument(recorded, &dstHost, sizeof dstHost);
    stub_argument(recorded, &srcDevice, sizeof srcDevice);
    stub_argument(recorded, &ByteCount, sizeof ByteCount);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyHtoAAsync_v2(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount,
    CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[383] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[383] == STUB_FUNCTIONAL && functional_cuMemcpyHtoAAsync_v2 != NULL)
        return functional_cuMemcpyHtoAAsync_v2(dstArray, dstOffset, srcHost, ByteCount, hStream);
    stub_call *recorded = stub_begin(383);
    stub_argument(recorded, &dstArray, sizeof dstArray);
    stub_argument(recorded, &dstOffset, sizeof dstOffset);
    stub_argument(recorded, &srcHost, sizeof srcHost);
    stub_argument(recorded, &ByteCount, sizeof ByteCount);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyHtoAAsync_v2_ptsz(CUarray dstArray, size_t dstOffset, const void *srcHost,
    size_t ByteCount, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[384] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[384] == STUB_FUNCTIONAL && functional_cuMemcpyHtoAAsync_v2 != NULL)
        return functional_cuMemcpyHtoAAsync_v2(dstArray, dstOffset, srcHost, ByteCount, hStream);
    stub_call *recorded = stub_begin(384);
    stub_argument(recorded, &dstArray, sizeof dstArray);
    stub_argument(recorded, &dstOffset, sizeof dstOffset);
    stub_argument(recorded, &srcHost, sizeof srcHost);
    stub_argument(recorded, &ByteCount, sizeof ByteCount);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyHtoA_v2(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount)
{
    if (STUB_LIKELY(stub_modes[385] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[385] == STUB_FUNCTIONAL && functional_cuMemcpyHtoA_v2 != NULL)
        return functional_cuMemcpyHtoA_v2(dstArray, dstOffset, srcHost, ByteCount);
    stub_call *recorded = stub_begin(385);
    stub_argument(recorded, &dstArray, sizeof dstArray);
    stub_argument(recorded, &dstOffset, sizeof dstOffset);
    stub_argument(recorded, &srcHost, sizeof srcHost);
    stub_argument(recorded, &ByteCount, sizeof ByteCount);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyHtoA_v2_ptds(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount)
{
    if (STUB_LIKELY(stub_modes[386] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[386] == STUB_FUNCTIONAL && functional_cuMemcpyHtoA_v2 != NULL)
        return functional_cuMemcpyHtoA_v2(dstArray, dstOffset, srcHost, ByteCount);
    stub_call *recorded = stub_begin(386);
    stub_argument(recorded, &dstArray, sizeof dstArray);
    stub_argument(recorded, &dstOffset, sizeof dstOffset);
    stub_argument(recorded, &srcHost, sizeof srcHost);
    stub_argument(recorded, &ByteCount, sizeof ByteCount);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyHtoDAsync_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[387] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[387] == STUB_FUNCTIONAL && functional_cuMemcpyHtoDAsync_v2 != NULL)
        return functional_cuMemcpyHtoDAsync_v2(dstDevice, srcHost, ByteCount, hStream);
    stub_call *recorded = stub_begin(387);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &srcHost, sizeof srcHost);
    stub_argument(recorded, &ByteCount, sizeof ByteCount);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyHtoDAsync_v2_ptsz(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount,
    CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[388] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[388] == STUB_FUNCTIONAL && functional_cuMemcpyHtoDAsync_v2 != NULL)
        return functional_cuMemcpyHtoDAsync_v2(dstDevice, srcHost, ByteCount, hStream);
    stub_call *recorded = stub_begin(388);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &srcHost, sizeof srcHost);
    stub_argument(recorded, &ByteCount, sizeof ByteCount);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyHtoD_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount)
{
    if (STUB_LIKELY(stub_modes[389] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[389] == STUB_FUNCTIONAL && functional_cuMemcpyHtoD_v2 != NULL)
        return functional_cuMemcpyHtoD_v2(dstDevice, srcHost, ByteCount);
    stub_call *recorded = stub_begin(389);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &srcHost, sizeof srcHost);
    stub_argument(recorded, &ByteCount, sizeof ByteCount);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyHtoD_v2_ptds(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount)
{
    if (STUB_LIKELY(stub_modes[390] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[390] == STUB_FUNCTIONAL && functional_cuMemcpyHtoD_v2 != NULL)
        return functional_cuMemcpyHtoD_v2(dstDevice, srcHost, ByteCount);
    stub_call *recorded = stub_begin(390);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &srcHost, sizeof srcHost);
    stub_argument(recorded, &ByteCount, sizeof ByteCount);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyPeer(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice,
    CUcontext srcContext, size_t ByteCount)
{
    if (STUB_LIKELY(stub_modes[391] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[391] == STUB_FUNCTIONAL && functional_cuMemcpyPeer != NULL)
        return functional_cuMemcpyPeer(dstDevice, dstContext, srcDevice, srcContext, ByteCount);
    stub_call *recorded = stub_begin(391);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &dstContext, sizeof dstContext);
    stub_argument(recorded, &srcDevice, sizeof srcDevice);
    stub_argument(recorded, &srcContext, sizeof srcContext);
    stub_argument(recorded, &ByteCount, sizeof ByteCount);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyPeerAsync(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice,
    CUcontext srcContext, size_t ByteCount, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[392] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[392] == STUB_FUNCTIONAL && functional_cuMemcpyPeerAsync != NULL)
        return functional_cuMemcpyPeerAsync(dstDevice, dstContext, srcDevice, srcContext,
            ByteCount, hStream);
    stub_call *recorded = stub_begin(392);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &dstContext, sizeof dstContext);
    stub_argument(recorded, &srcDevice, sizeof srcDevice);
    stub_argument(recorded, &srcContext, sizeof srcContext);
    stub_argument(recorded, &ByteCount, sizeof ByteCount);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyPeerAsync_ptsz(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice,
    CUcontext srcContext, size_t ByteCount, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[393] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[393] == STUB_FUNCTIONAL && functional_cuMemcpyPeerAsync != NULL)
        return functional_cuMemcpyPeerAsync(dstDevice, dstContext, srcDevice, srcContext,
            ByteCount, hStream);
    stub_call *recorded = stub_begin(393);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &dstContext, sizeof dstContext);
    stub_argument(recorded, &srcDevice, sizeof srcDevice);
    stub_argument(recorded, &srcContext, sizeof srcContext);
    stub_argument(recorded, &ByteCount, sizeof ByteCount);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyPeer_ptds(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice,
    CUcontext srcContext, size_t ByteCount)
{
    if (STUB_LIKELY(stub_modes[394] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[394] == STUB_FUNCTIONAL && functional_cuMemcpyPeer != NULL)
        return functional_cuMemcpyPeer(dstDevice, dstContext, srcDevice, srcContext, ByteCount);
    stub_call *recorded = stub_begin(394);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &dstContext, sizeof dstContext);
    stub_argument(recorded, &srcDevice, sizeof srcDevice);
    stub_argument(recorded, &srcContext, sizeof srcContext);
    stub_argument(recorded, &ByteCount, sizeof ByteCount);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpy_ptds(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount)
{
    if (STUB_LIKELY(stub_modes[395] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[395] == STUB_FUNCTIONAL && functional_cuMemcpy != NULL)
        return functional_cuMemcpy(dst, src, ByteCount);
    stub_call *recorded = stub_begin(395);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &src, sizeof src);
    stub_argument(recorded, &ByteCount, sizeof ByteCount);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD16Async(CUdeviceptr dstDevice, unsigned short us, size_t N, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[396] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[396] == STUB_FUNCTIONAL && functional_cuMemsetD16Async != NULL)
        return functional_cuMemsetD16Async(dstDevice, us, N, hStream);
    stub_call *recorded = stub_begin(396);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &us, sizeof us);
    stub_argument(recorded, &N, sizeof N);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD16Async_ptsz(CUdeviceptr dstDevice, unsigned short us, size_t N, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[397] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[397] == STUB_FUNCTIONAL && functional_cuMemsetD16Async != NULL)
        return functional_cuMemsetD16Async(dstDevice, us, N, hStream);
    stub_call *recorded = stub_begin(397);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &us, sizeof us);
    stub_argument(recorded, &N, sizeof N);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD16_v2(CUdeviceptr dstDevice, unsigned short us, size_t N)
{
    if (STUB_LIKELY(stub_modes[398] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[398] == STUB_FUNCTIONAL && functional_cuMemsetD16_v2 != NULL)
        return functional_cuMemsetD16_v2(dstDevice, us, N);
    stub_call *recorded = stub_begin(398);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &us, sizeof us);
    stub_argument(recorded, &N, sizeof N);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD16_v2_ptds(CUdeviceptr dstDevice, unsigned short us, size_t N)
{
    if (STUB_LIKELY(stub_modes[399] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[399] == STUB_FUNCTIONAL && functional_cuMemsetD16_v2 != NULL)
        return functional_cuMemsetD16_v2(dstDevice, us, N);
    stub_call *recorded = stub_begin(399);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &us, sizeof us);
    stub_argument(recorded, &N, sizeof N);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD2D16Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width,
    size_t Height, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[400] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[400] == STUB_FUNCTIONAL && functional_cuMemsetD2D16Async != NULL)
        return functional_cuMemsetD2D16Async(dstDevice, dstPitch, us, Width, Height, hStream);
    stub_call *recorded = stub_begin(400);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &dstPitch, sizeof dstPitch);
    stub_argument(recorded, &us, sizeof us);
    stub_argument(recorded, &Width, sizeof Width);
    stub_argument(recorded, &Height, sizeof Height);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD2D16Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width,
    size_t Height, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[401] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[401] == STUB_FUNCTIONAL && functional_cuMemsetD2D16Async != NULL)
        return functional_cuMemsetD2D16Async(dstDevice, dstPitch, us, Width, Height, hStream);
    stub_call *recorded = stub_begin(401);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &dstPitch, sizeof dstPitch);
    stub_argument(recorded, &us, sizeof us);
    stub_argument(recorded, &Width, sizeof Width);
    stub_argument(recorded, &Height, sizeof Height);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD2D16_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width,
    size_t Height)
{
    if (STUB_LIKELY(stub_modes[402] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[402] == STUB_FUNCTIONAL && functional_cuMemsetD2D16_v2 != NULL)
        return functional_cuMemsetD2D16_v2(dstDevice, dstPitch, us, Width, Height);
    stub_call *recorded = stub_begin(402);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &dstPitch, sizeof dstPitch);
    stub_argument(recorded, &us, sizeof us);
    stub_argument(recorded, &Width, sizeof Width);
    stub_argument(recorded, &Height, sizeof Height);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD2D16_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width,
    size_t Height)
{
    if (STUB_LIKELY(stub_modes[403] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[403] == STUB_FUNCTIONAL && functional_cuMemsetD2D16_v2 != NULL)
        return functional_cuMemsetD2D16_v2(dstDevice, dstPitch, us, Width, Height);
    stub_call *recorded = stub_begin(403);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &dstPitch, sizeof dstPitch);
    stub_argument(recorded, &us, sizeof us);
    stub_argument(recorded, &Width, sizeof Width);
    stub_argument(recorded, &Height, sizeof Height);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD2D32Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width,
    size_t Height, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[404] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[404] == STUB_FUNCTIONAL && functional_cuMemsetD2D32Async != NULL)
        return functional_cuMemsetD2D32Async(dstDevice, dstPitch, ui, Width, Height, hStream);
    stub_call *recorded = stub_begin(404);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &dstPitch, sizeof dstPitch);
    stub_argument(recorded, &ui, sizeof ui);
    stub_argument(recorded, &Width, sizeof Width);
    stub_argument(recorded, &Height, sizeof Height);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD2D32Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width,
    size_t Height, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[405] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[405] == STUB_FUNCTIONAL && functional_cuMemsetD2D32Async != NULL)
        return functional_cuMemsetD2D32Async(dstDevice, dstPitch, ui, Width, Height, hStream);
    stub_call *recorded = stub_begin(405);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &dstPitch, sizeof dstPitch);
    stub_argument(recorded, &ui, sizeof ui);
    stub_argument(recorded, &Width, sizeof Width);
    stub_argument(recorded, &Height, sizeof Height);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD2D32_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width,
    size_t Height)
{
    if (STUB_LIKELY(stub_modes[406] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[406] == STUB_FUNCTIONAL && functional_cuMemsetD2D32_v2 != NULL)
        return functional_cuMemsetD2D32_v2(dstDevice, dstPitch, ui, Width, Height);
    stub_call *recorded = stub_begin(406);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &dstPitch, sizeof dstPitch);
    stub_argument(recorded, &ui, sizeof ui);
    stub_argument(recorded, &Width, sizeof Width);
    stub_argument(recorded, &Height, sizeof Height);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD2D32_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width,
    size_t Height)
{
    if (STUB_LIKELY(stub_modes[407] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[407] == STUB_FUNCTIONAL && functional_cuMemsetD2D32_v2 != NULL)
        return functional_cuMemsetD2D32_v2(dstDevice, dstPitch, ui, Width, Height);
    stub_call *recorded = stub_begin(407);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &dstPitch, sizeof dstPitch);
    stub_argument(recorded, &ui, sizeof ui);
    stub_argument(recorded, &Width, sizeof Width);
    stub_argument(recorded, &Height, sizeof Height);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD2D8Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width,
    size_t Height, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[408] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[408] == STUB_FUNCTIONAL && functional_cuMemsetD2D8Async != NULL)
        return functional_cuMemsetD2D8Async(dstDevice, dstPitch, uc, Width, Height, hStream);
    stub_call *recorded = stub_begin(408);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &dstPitch, sizeof dstPitch);
    stub_argument(recorded, &uc, sizeof uc);
    stub_argument(recorded, &Width, sizeof Width);
    stub_argument(recorded, &Height, sizeof Height);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD2D8Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width,
    size_t Height, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[409] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[409] == STUB_FUNCTIONAL && functional_cuMemsetD2D8Async != NULL)
        return functional_cuMemsetD2D8Async(dstDevice, dstPitch, uc, Width, Height, hStream);
    stub_call *recorded = stub_begin(409);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &dstPitch, sizeof dstPitch);
    stub_argument(recorded, &uc, sizeof uc);
    stub_argument(recorded, &Width, sizeof Width);
    stub_argument(recorded, &Height, sizeof Height);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD2D8_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width,
    size_t Height)
{
    if (STUB_LIKELY(stub_modes[410] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[410] == STUB_FUNCTIONAL && functional_cuMemsetD2D8_v2 != NULL)
        return functional_cuMemsetD2D8_v2(dstDevice, dstPitch, uc, Width, Height);
    stub_call *recorded = stub_begin(410);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &dstPitch, sizeof dstPitch);
    stub_argument(recorded, &uc, sizeof uc);
    stub_argument(recorded, &Width, sizeof Width);
    stub_argument(recorded, &Height, sizeof Height);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD2D8_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width,
    size_t Height)
{
    if (STUB_LIKELY(stub_modes[411] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[411] == STUB_FUNCTIONAL && functional_cuMemsetD2D8_v2 != NULL)
        return functional_cuMemsetD2D8_v2(dstDevice, dstPitch, uc, Width, Height);
    stub_call *recorded = stub_begin(411);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &dstPitch, sizeof dstPitch);
    stub_argument(recorded, &uc, sizeof uc);
    stub_argument(recorded, &Width, sizeof Width);
    stub_argument(recorded, &Height, sizeof Height);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD32Async(CUdeviceptr dstDevice, unsigned int ui, size_t N, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[412] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[412] == STUB_FUNCTIONAL && functional_cuMemsetD32Async != NULL)
        return functional_cuMemsetD32Async(dstDevice, ui, N, hStream);
    stub_call *recorded = stub_begin(412);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &ui, sizeof ui);
    stub_argument(recorded, &N, sizeof N);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD32Async_ptsz(CUdeviceptr dstDevice, unsigned int ui, size_t N, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[413] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[413] == STUB_FUNCTIONAL && functional_cuMemsetD32Async != NULL)
        return functional_cuMemsetD32Async(dstDevice, ui, N, hStream);
    stub_call *recorded = stub_begin(413);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &ui, sizeof ui);
    stub_argument(recorded, &N, sizeof N);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD32_v2(CUdeviceptr dstDevice, unsigned int ui, size_t N)
{
    if (STUB_LIKELY(stub_modes[414] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[414] == STUB_FUNCTIONAL && functional_cuMemsetD32_v2 != NULL)
        return functional_cuMemsetD32_v2(dstDevice, ui, N);
    stub_call *recorded = stub_begin(414);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &ui, sizeof ui);
    stub_argument(recorded, &N, sizeof N);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD32_v2_ptds(CUdeviceptr dstDevice, unsigned int ui, size_t N)
{
    if (STUB_LIKELY(stub_modes[415] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[415] == STUB_FUNCTIONAL && functional_cuMemsetD32_v2 != NULL)
        return functional_cuMemsetD32_v2(dstDevice, ui, N);
    stub_call *recorded = stub_begin(415);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &ui, sizeof ui);
    stub_argument(recorded, &N, sizeof N);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD8Async(CUdeviceptr dstDevice, unsigned char uc, size_t N, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[416] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[416] == STUB_FUNCTIONAL && functional_cuMemsetD8Async != NULL)
        return functional_cuMemsetD8Async(dstDevice, uc, N, hStream);
    stub_call *recorded = stub_begin(416);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &uc, sizeof uc);
    stub_argument(recorded, &N, sizeof N);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD8Async_ptsz(CUdeviceptr dstDevice, unsigned char uc, size_t N, CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[417] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[417] == STUB_FUNCTIONAL && functional_cuMemsetD8Async != NULL)
        return functional_cuMemsetD8Async(dstDevice, uc, N, hStream);
    stub_call *recorded = stub_begin(417);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &uc, sizeof uc);
    stub_argument(recorded, &N, sizeof N);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD8_v2(CUdeviceptr dstDevice, unsigned char uc, size_t N)
{
    if (STUB_LIKELY(stub_modes[418] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[418] == STUB_FUNCTIONAL && functional_cuMemsetD8_v2 != NULL)
        return functional_cuMemsetD8_v2(dstDevice, uc, N);
    stub_call *recorded = stub_begin(418);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &uc, sizeof uc);
    stub_argument(recorded, &N, sizeof N);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD8_v2_ptds(CUdeviceptr dstDevice, unsigned char uc, size_t N)
{
    if (STUB_LIKELY(stub_modes[419] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[419] == STUB_FUNCTIONAL && functional_cuMemsetD8_v2 != NULL)
        return functional_cuMemsetD8_v2(dstDevice, uc, N);
    stub_call *recorded = stub_begin(419);
    stub_argument(recorded, &dstDevice, sizeof dstDevice);
    stub_argument(recorded, &uc, sizeof uc);
    stub_argument(recorded, &N, sizeof N);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMipmappedArrayCreate(CUmipmappedArray *pHandle,
    const CUDA_ARRAY3D_DESCRIPTOR *pMipmappedArrayDesc, unsigned int numMipmapLevels)
{
    if (STUB_LIKELY(stub_modes[420] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[420] == STUB_FUNCTIONAL && functional_cuMipmappedArrayCreate != NULL)
        return functional_cuMipmappedArrayCreate(pHandle, pMipmappedArrayDesc, numMipmapLevels);
    stub_call *recorded = stub_begin(420);
    stub_argument(recorded, &pHandle, sizeof pHandle);
    stub_argument(recorded, &pMipmappedArrayDesc, sizeof pMipmappedArrayDesc);
    stub_argument(recorded, &numMipmapLevels, sizeof numMipmapLevels);
    stub_input(recorded, 1, pMipmappedArrayDesc, sizeof(CUDA_ARRAY3D_DESCRIPTOR));
    stub_output(recorded, 0, (void *)pHandle, sizeof(CUmipmappedArray));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMipmappedArrayDestroy(CUmipmappedArray hMipmappedArray)
{
    if (STUB_LIKELY(stub_modes[421] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[421] == STUB_FUNCTIONAL && functional_cuMipmappedArrayDestroy != NULL)
        return functional_cuMipmappedArrayDestroy(hMipmappedArray);
    stub_call *recorded = stub_begin(421);
    stub_argument(recorded, &hMipmappedArray, sizeof hMipmappedArray);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMipmappedArrayGetLevel(CUarray *pLevelArray, CUmipmappedArray hMipmappedArray, unsigned int level)
{
    if (STUB_LIKELY(stub_modes[422] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[422] == STUB_FUNCTIONAL && functional_cuMipmappedArrayGetLevel != NULL)
        return functional_cuMipmappedArrayGetLevel(pLevelArray, hMipmappedArray, level);
    stub_call *recorded = stub_begin(422);
    stub_argument(recorded, &pLevelArray, sizeof pLevelArray);
    stub_argument(recorded, &hMipmappedArray, sizeof hMipmappedArray);
    stub_argument(recorded, &level, sizeof level);
    stub_output(recorded, 0, (void *)pLevelArray, sizeof(CUarray));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMipmappedArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements,
    CUmipmappedArray mipmap, CUdevice device)
{
    if (STUB_LIKELY(stub_modes[423] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[423] == STUB_FUNCTIONAL
        && functional_cuMipmappedArrayGetMemoryRequirements != NULL)
        return functional_cuMipmappedArrayGetMemoryRequirements(memoryRequirements, mipmap, device);
    stub_call *recorded = stub_begin(423);
    stub_argument(recorded, &memoryRequirements, sizeof memoryRequirements);
    stub_argument(recorded, &mipmap, sizeof mipmap);
    stub_argument(recorded, &device, sizeof device);
    stub_output(recorded, 0, (void *)memoryRequirements, sizeof(CUDA_ARRAY_MEMORY_REQUIREMENTS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMipmappedArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties,
    CUmipmappedArray mipmap)
{
    if (STUB_LIKELY(stub_modes[424] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[424] == STUB_FUNCTIONAL
        && functional_cuMipmappedArrayGetSparseProperties != NULL)
        return functional_cuMipmappedArrayGetSparseProperties(sparseProperties, mipmap);
    stub_call *recorded = stub_begin(424);
    stub_argument(recorded, &sparseProperties, sizeof sparseProperties);
    stub_argument(recorded, &mipmap, sizeof mipmap);
    stub_output(recorded, 0, (void *)sparseProperties, sizeof(CUDA_ARRAY_SPARSE_PROPERTIES));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuModuleEnumerateFunctions(CUfunction *functions, unsigned int numFunctions, CUmodule mod)
{
    if (STUB_LIKELY(stub_modes[425] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[425] == STUB_FUNCTIONAL && functional_cuModuleEnumerateFunctions != NULL)
        return functional_cuModuleEnumerateFunctions(functions, numFunctions, mod);
    stub_call *recorded = stub_begin(425);
    stub_argument(recorded, &functions, sizeof functions);
    stub_argument(recorded, &numFunctions, sizeof numFunctions);
    stub_argument(recorded, &mod, sizeof mod);
    stub_output(recorded, 0, (void *)functions,
        stub_items((size_t)numFunctions) * sizeof(CUfunction));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuModuleGetFunction(CUfunction *hfunc, CUmodule hmod, const char *name)
{
    if (STUB_LIKELY(stub_modes[426] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[426] == STUB_FUNCTIONAL && functional_cuModuleGetFunction != NULL)
        return functional_cuModuleGetFunction(hfunc, hmod, name);
    stub_call *recorded = stub_begin(426);
    stub_argument(recorded, &hfunc, sizeof hfunc);
    stub_argument(recorded, &hmod, sizeof hmod);
    stub_argument(recorded, &name, sizeof name);
    stub_input_string(recorded, 2, name);
    stub_output(recorded, 0, (void *)hfunc, sizeof(CUfunction));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuModuleGetFunctionCount(unsigned int *count, CUmodule mod)
{
    if (STUB_LIKELY(stub_modes[427] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[427] == STUB_FUNCTIONAL && functional_cuModuleGetFunctionCount != NULL)
        return functional_cuModuleGetFunctionCount(count, mod);
    stub_call *recorded = stub_begin(427);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &mod, sizeof mod);
    stub_output(recorded, 0, (void *)count, sizeof(unsigned int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuModuleGetGlobal_v2(CUdeviceptr *dptr, size_t *bytes, CUmodule hmod, const char *name)
{
    if (STUB_LIKELY(stub_modes[428] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[428] == STUB_FUNCTIONAL && functional_cuModuleGetGlobal_v2 != NULL)
        return functional_cuModuleGetGlobal_v2(dptr, bytes, hmod, name);
    stub_call *recorded = stub_begin(428);
    stub_argument(recorded, &dptr, sizeof dptr);
    stub_argument(recorded, &bytes, sizeof bytes);
    stub_argument(recorded, &hmod, sizeof hmod);
    stub_argument(recorded, &name, sizeof name);
    stub_input_string(recorded, 3, name);
    stub_output(recorded, 0, (void *)dptr, sizeof(CUdeviceptr));
    stub_output(recorded, 1, (void *)bytes, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuModuleGetLoadingMode(CUmoduleLoadingMode *mode)
{
    if (STUB_LIKELY(stub_modes[429] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[429] == STUB_FUNCTIONAL && functional_cuModuleGetLoadingMode != NULL)
        return functional_cuModuleGetLoadingMode(mode);
    stub_call *recorded = stub_begin(429);
    stub_argument(recorded, &mode, sizeof mode);
    stub_output(recorded, 0, (void *)mode, sizeof(CUmoduleLoadingMode));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuModuleGetSurfRef(CUsurfref *pSurfRef, CUmodule hmod, const char *name)
{
    if (STUB_LIKELY(stub_modes[430] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[430] == STUB_FUNCTIONAL && functional_cuModuleGetSurfRef != NULL)
        return functional_cuModuleGetSurfRef(pSurfRef, hmod, name);
    stub_call *recorded = stub_begin(430);
    stub_argument(recorded, &pSurfRef, sizeof pSurfRef);
    stub_argument(recorded, &hmod, sizeof hmod);
    stub_argument(recorded, &name, sizeof name);
    stub_input_string(recorded, 2, name);
    stub_output(recorded, 0, (void *)pSurfRef, sizeof(CUsurfref));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuModuleGetTexRef(CUtexref *pTexRef, CUmodule hmod, const char *name)
{
    if (STUB_LIKELY(stub_modes[431] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[431] == STUB_FUNCTIONAL && functional_cuModuleGetTexRef != NULL)
        return functional_cuModuleGetTexRef(pTexRef, hmod, name);
    stub_call *recorded = stub_begin(431);
    stub_argument(recorded, &pTexRef, sizeof pTexRef);
    stub_argument(recorded, &hmod, sizeof hmod);
    stub_argument(recorded, &name, sizeof name);
    stub_input_string(recorded, 2, name);
    stub_output(recorded, 0, (void *)pTexRef, sizeof(CUtexref));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuModuleLoad(CUmodule *module, const char *fname)
{
    if (STUB_LIKELY(stub_modes[432] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[432] == STUB_FUNCTIONAL && functional_cuModuleLoad != NULL)
        return functional_cuModuleLoad(module, fname);
    stub_call *recorded = stub_begin(432);
    stub_argument(recorded, &module, sizeof module);
    stub_argument(recorded, &fname, sizeof fname);
    stub_input_string(recorded, 1, fname);
    stub_output(recorded, 0, (void *)module, sizeof(CUmodule));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuModuleLoadData(CUmodule *module, const void *image)
{
    if (STUB_LIKELY(stub_modes[433] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[433] == STUB_FUNCTIONAL && functional_cuModuleLoadData != NULL)
        return functional_cuModuleLoadData(module, image);
    stub_call *recorded = stub_begin(433);
    stub_argument(recorded, &module, sizeof module);
    stub_argument(recorded, &image, sizeof image);
    stub_output(recorded, 0, (void *)module, sizeof(CUmodule));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuModuleLoadDataEx(CUmodule *module, const void *image, unsigned int numOptions,
    CUjit_option *options, void **optionValues)
{
    if (STUB_LIKELY(stub_modes[434] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[434] == STUB_FUNCTIONAL && functional_cuModuleLoadDataEx != NULL)
        return functional_cuModuleLoadDataEx(module, image, numOptions, options, optionValues);
    stub_call *recorded = stub_begin(434);
    stub_argument(recorded, &module, sizeof module);
    stub_argument(recorded, &image, sizeof image);
    stub_argument(recorded, &numOptions, sizeof numOptions);
    stub_argument(recorded, &options, sizeof options);
    stub_argument(recorded, &optionValues, sizeof optionValues);
    stub_input(recorded, 3, options, stub_items((size_t)numOptions) * sizeof(CUjit_option));
    stub_input(recorded, 4, optionValues, stub_items((size_t)numOptions) * sizeof(void *));
    stub_output(recorded, 0, (void *)module, sizeof(CUmodule));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuModuleLoadFatBinary(CUmodule *module, const void *fatCubin)
{
    if (STUB_LIKELY(stub_modes[435] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[435] == STUB_FUNCTIONAL && functional_cuModuleLoadFatBinary != NULL)
        return functional_cuModuleLoadFatBinary(module, fatCubin);
    stub_call *recorded = stub_begin(435);
    stub_argument(recorded, &module, sizeof module);
    stub_argument(recorded, &fatCubin, sizeof fatCubin);
    stub_output(recorded, 0, (void *)module, sizeof(CUmodule));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuModuleUnload(CUmodule hmod)
{
    if (STUB_LIKELY(stub_modes[436] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[436] == STUB_FUNCTIONAL && functional_cuModuleUnload != NULL)
        return functional_cuModuleUnload(hmod);
    stub_call *recorded = stub_begin(436);
    stub_argument(recorded, &hmod, sizeof hmod);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMulticastAddDevice(CUmemGenericAllocationHandle mcHandle, CUdevice dev)
{
    if (STUB_LIKELY(stub_modes[437] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[437] == STUB_FUNCTIONAL && functional_cuMulticastAddDevice != NULL)
        return functional_cuMulticastAddDevice(mcHandle, dev);
    stub_call *recorded = stub_begin(437);
    stub_argument(recorded, &mcHandle, sizeof mcHandle);
    stub_argument(recorded, &dev, sizeof dev);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUdeviceptr memptr,
    size_t size, unsigned long long flags)
{
    if (STUB_LIKELY(stub_modes[438] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[438] == STUB_FUNCTIONAL && functional_cuMulticastBindAddr != NULL)
        return functional_cuMulticastBindAddr(mcHandle, mcOffset, memptr, size, flags);
    stub_call *recorded = stub_begin(438);
    stub_argument(recorded, &mcHandle, sizeof mcHandle);
    stub_argument(recorded, &mcOffset, sizeof mcOffset);
    stub_argument(recorded, &memptr, sizeof memptr);
    stub_argument(recorded, &size, sizeof size);
    stub_argument(recorded, &flags, sizeof flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMulticastBindMem(CUmemGenericAllocationHandle mcHandle, size_t mcOffset,
    CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size, unsigned long long flags)
{
    if (STUB_LIKELY(stub_modes[439] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[439] == STUB_FUNCTIONAL && functional_cuMulticastBindMem != NULL)
        return functional_cuMulticastBindMem(mcHandle, mcOffset, memHandle, memOffset, size, flags);
    stub_call *recorded = stub_begin(439);
    stub_argument(recorded, &mcHandle, sizeof mcHandle);
    stub_argument(recorded, &mcOffset, sizeof mcOffset);
    stub_argument(recorded, &memHandle, sizeof memHandle);
    stub_argument(recorded, &memOffset, sizeof memOffset);
    stub_argument(recorded, &size, sizeof size);
    stub_argument(recorded, &flags, sizeof flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMulticastCreate(CUmemGenericAllocationHandle *mcHandle, const CUmulticastObjectProp *prop)
{
    if (STUB_LIKELY(stub_modes[440] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[440] == STUB_FUNCTIONAL && functional_cuMulticastCreate != NULL)
        return functional_cuMulticastCreate(mcHandle, prop);
    stub_call *recorded = stub_begin(440);
    stub_argument(recorded, &mcHandle, sizeof mcHandle);
    stub_argument(recorded, &prop, sizeof prop);
    stub_input(recorded, 1, prop, sizeof(CUmulticastObjectProp));
    stub_output(recorded, 0, (void *)mcHandle, sizeof(CUmemGenericAllocationHandle));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMulticastGetGranularity(size_t *granularity, const CUmulticastObjectProp *prop,
    CUmulticastGranularity_flags option)
{
    if (STUB_LIKELY(stub_modes[441] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[441] == STUB_FUNCTIONAL && functional_cuMulticastGetGranularity != NULL)
        return functional_cuMulticastGetGranularity(granularity, prop, option);
    stub_call *recorded = stub_begin(441);
    stub_argument(recorded, &granularity, sizeof granularity);
    stub_argument(recorded, &prop, sizeof prop);
    stub_argument(recorded, &option, sizeof option);
    stub_input(recorded, 1, prop, sizeof(CUmulticastObjectProp));
    stub_output(recorded, 0, (void *)granularity, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMulticastUnbind(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, size_t size)
{
    if (STUB_LIKELY(stub_modes[442] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[442] == STUB_FUNCTIONAL && functional_cuMulticastUnbind != NULL)
        return functional_cuMulticastUnbind(mcHandle, dev, mcOffset, size);
    stub_call *recorded = stub_begin(442);
    stub_argument(recorded, &mcHandle, sizeof mcHandle);
    stub_argument(recorded, &dev, sizeof dev);
    stub_argument(recorded, &mcOffset, sizeof mcOffset);
    stub_argument(recorded, &size, sizeof size);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, CUfunction func, int numBlocks,
    int blockSize)
{
    if (STUB_LIKELY(stub_modes[443] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[443] == STUB_FUNCTIONAL
        && functional_cuOccupancyAvailableDynamicSMemPerBlock != NULL)
        return functional_cuOccupancyAvailableDynamicSMemPerBlock(dynamicSmemSize, func, numBlocks,
            blockSize);
    stub_call *recorded = stub_begin(443);
    stub_argument(recorded, &dynamicSmemSize, sizeof dynamicSmemSize);
    stub_argument(recorded, &func, sizeof func);
    stub_argument(recorded, &numBlocks, sizeof numBlocks);
    stub_argument(recorded, &blockSize, sizeof blockSize);
    stub_output(recorded, 0, (void *)dynamicSmemSize, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, CUfunction func, int blockSize,
    size_t dynamicSMemSize)
{
    if (STUB_LIKELY(stub_modes[444] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[444] == STUB_FUNCTIONAL
        && functional_cuOccupancyMaxActiveBlocksPerMultiprocessor != NULL)
        return functional_cuOccupancyMaxActiveBlocksPerMultiprocessor(numBlocks, func, blockSize,
            dynamicSMemSize);
    stub_call *recorded = stub_begin(444);
    stub_argument(recorded, &numBlocks, sizeof numBlocks);
    stub_argument(recorded, &func, sizeof func);
    stub_argument(recorded, &blockSize, sizeof blockSize);
    stub_argument(recorded, &dynamicSMemSize, sizeof dynamicSMemSize);
    stub_output(recorded, 0, (void *)numBlocks, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, CUfunction func,
    int blockSize, size_t dynamicSMemSize, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[445] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[445] == STUB_FUNCTIONAL
        && functional_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags != NULL)
        return functional_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(numBlocks, func,
            blockSize, dynamicSMemSize, flags);
    stub_call *recorded = stub_begin(445);
    stub_argument(recorded, &numBlocks, sizeof numBlocks);
    stub_argument(recorded, &func, sizeof func);
    stub_argument(recorded, &blockSize, sizeof blockSize);
    stub_argument(recorded, &dynamicSMemSize, sizeof dynamicSMemSize);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)numBlocks, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuOccupancyMaxActiveClusters(int *numClusters, CUfunction func, const CUlaunchConfig *config)
{
    if (STUB_LIKELY(stub_modes[446] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[446] == STUB_FUNCTIONAL && functional_cuOccupancyMaxActiveClusters != NULL)
        return functional_cuOccupancyMaxActiveClusters(numClusters, func, config);
    stub_call *recorded = stub_begin(446);
    stub_argument(recorded, &numClusters, sizeof numClusters);
    stub_argument(recorded, &func, sizeof func);
    stub_argument(recorded, &config, sizeof config);
    stub_input(recorded, 2, config, sizeof(CUlaunchConfig));
    stub_output(recorded, 0, (void *)numClusters, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuOccupancyMaxPotentialBlockSize(int *minGridSize, int *blockSize, CUfunction func,
    CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit)
{
    if (STUB_LIKELY(stub_modes[447] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[447] == STUB_FUNCTIONAL && functional_cuOccupancyMaxPotentialBlockSize != NULL)
        return functional_cuOccupancyMaxPotentialBlockSize(minGridSize, blockSize, func,
            blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit);
    stub_call *recorded = stub_begin(447);
    stub_argument(recorded, &minGridSize, sizeof minGridSize);
    stub_argument(recorded, &blockSize, sizeof blockSize);
    stub_argument(recorded, &func, sizeof func);
    stub_argument(recorded, &blockSizeToDynamicSMemSize, sizeof blockSizeToDynamicSMemSize);
    stub_argument(recorded, &dynamicSMemSize, sizeof dynamicSMemSize);
    stub_argument(recorded, &blockSizeLimit, sizeof blockSizeLimit);
    stub_output(recorded, 0, (void *)minGridSize, sizeof(int));
    stub_output(recorded, 1, (void *)blockSize, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuOccupancyMaxPotentialBlockSizeWithFlags(int *minGridSize, int *blockSize, CUfunction func,
    CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit,
    unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[448] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[448] == STUB_FUNCTIONAL
        && functional_cuOccupancyMaxPotentialBlockSizeWithFlags != NULL)
        return functional_cuOccupancyMaxPotentialBlockSizeWithFlags(minGridSize, blockSize, func,
            blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit, flags);
    stub_call *recorded = stub_begin(448);
    stub_argument(recorded, &minGridSize, sizeof minGridSize);
    stub_argument(recorded, &blockSize, sizeof blockSize);
    stub_argument(recorded, &func, sizeof func);
    stub_argument(recorded, &blockSizeToDynamicSMemSize, sizeof blockSizeToDynamicSMemSize);
    stub_argument(recorded, &dynamicSMemSize, sizeof dynamicSMemSize);
    stub_argument(recorded, &blockSizeLimit, sizeof blockSizeLimit);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)minGridSize, sizeof(int));
    stub_output(recorded, 1, (void *)blockSize, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuOccupancyMaxPotentialClusterSize(int *clusterSize, CUfunction func, const CUlaunchConfig *config)
{
    if (STUB_LIKELY(stub_modes[449] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[449] == STUB_FUNCTIONAL && functional_cuOccupancyMaxPotentialClusterSize != NULL)
        return functional_cuOccupancyMaxPotentialClusterSize(clusterSize, func, config);
    stub_call *recorded = stub_begin(449);
    stub_argument(recorded, &clusterSize, sizeof clusterSize);
    stub_argument(recorded, &func, sizeof func);
    stub_argument(recorded, &config, sizeof config);
    stub_input(recorded, 2, config, sizeof(CUlaunchConfig));
    stub_output(recorded, 0, (void *)clusterSize, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuParamSetSize(CUfunction hfunc, unsigned int numbytes)
{
    if (STUB_LIKELY(stub_modes[450] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[450] == STUB_FUNCTIONAL && functional_cuParamSetSize != NULL)
        return functional_cuParamSetSize(hfunc, numbytes);
    stub_call *recorded = stub_begin(450);
    stub_argument(recorded, &hfunc, sizeof hfunc);
    stub_argument(recorded, &numbytes, sizeof numbytes);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuParamSetTexRef(CUfunction hfunc, int texunit, CUtexref hTexRef)
{
    if (STUB_LIKELY(stub_modes[451] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[451] == STUB_FUNCTIONAL && functional_cuParamSetTexRef != NULL)
        return functional_cuParamSetTexRef(hfunc, texunit, hTexRef);
    stub_call *recorded = stub_begin(451);
    stub_argument(recorded, &hfunc, sizeof hfunc);
    stub_argument(recorded, &texunit, sizeof texunit);
    stub_argument(recorded, &hTexRef, sizeof hTexRef);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuParamSetf(CUfunction hfunc, int offset, float value)
{
    if (STUB_LIKELY(stub_modes[452] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[452] == STUB_FUNCTIONAL && functional_cuParamSetf != NULL)
        return functional_cuParamSetf(hfunc, offset, value);
    stub_call *recorded = stub_begin(452);
    stub_argument(recorded, &hfunc, sizeof hfunc);
    stub_argument(recorded, &offset, sizeof offset);
    stub_argument(recorded, &value, sizeof value);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuParamSeti(CUfunction hfunc, int offset, unsigned int value)
{
    if (STUB_LIKELY(stub_modes[453] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[453] == STUB_FUNCTIONAL && functional_cuParamSeti != NULL)
        return functional_cuParamSeti(hfunc, offset, value);
    stub_call *recorded = stub_begin(453);
    stub_argument(recorded, &hfunc, sizeof hfunc);
    stub_argument(recorded, &offset, sizeof offset);
    stub_argument(recorded, &value, sizeof value);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuParamSetv(CUfunction hfunc, int offset, void *ptr, unsigned int numbytes)
{
    if (STUB_LIKELY(stub_modes[454] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[454] == STUB_FUNCTIONAL && functional_cuParamSetv != NULL)
        return functional_cuParamSetv(hfunc, offset, ptr, numbytes);
    stub_call *recorded = stub_begin(454);
    stub_argument(recorded, &hfunc, sizeof hfunc);
    stub_argument(recorded, &offset, sizeof offset);
    stub_argument(recorded, &ptr, sizeof ptr);
    stub_argument(recorded, &numbytes, sizeof numbytes);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuPointerGetAttribute(void *data, CUpointer_attribute attribute, CUdeviceptr ptr)
{
    if (STUB_LIKELY(stub_modes[455] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[455] == STUB_FUNCTIONAL && functional_cuPointerGetAttribute != NULL)
        return functional_cuPointerGetAttribute(data, attribute, ptr);
    stub_call *recorded = stub_begin(455);
    stub_argument(recorded, &data, sizeof data);
    stub_argument(recorded, &attribute, sizeof attribute);
    stub_argument(recorded, &ptr, sizeof ptr);
    stub_output(recorded, 0, (void *)data, value_size_pointer_attributes(attribute, 1));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuPointerGetAttributes(unsigned int numAttributes, CUpointer_attribute *attributes, void **data,
    CUdeviceptr ptr)
{
    if (STUB_LIKELY(stub_modes[456] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[456] == STUB_FUNCTIONAL && functional_cuPointerGetAttributes != NULL)
        return functional_cuPointerGetAttributes(numAttributes, attributes, data, ptr);
    stub_call *recorded = stub_begin(456);
    stub_argument(recorded, &numAttributes, sizeof numAttributes);
    stub_argument(recorded, &attributes, sizeof attributes);
    stub_argument(recorded, &data, sizeof data);
    stub_argument(recorded, &ptr, sizeof ptr);
    stub_input(recorded, 1, attributes,
        stub_items((size_t)numAttributes) * sizeof(CUpointer_attribute));
    for (size_t i = 0; data != NULL && i < stub_items((size_t)numAttributes); i++)
        stub_output(recorded, 2, data[i], value_size_pointer_attributes(attributes[i], 1));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuPointerSetAttribute(const void *value, CUpointer_attribute attribute, CUdeviceptr ptr)
{
    if (STUB_LIKELY(stub_modes[457] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[457] == STUB_FUNCTIONAL && functional_cuPointerSetAttribute != NULL)
        return functional_cuPointerSetAttribute(value, attribute, ptr);
    stub_call *recorded = stub_begin(457);
    stub_argument(recorded, &value, sizeof value);
    stub_argument(recorded, &attribute, sizeof attribute);
    stub_argument(recorded, &ptr, sizeof ptr);
    stub_input(recorded, 0, value, value_size_pointer_attributes(attribute, 1));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuProfilerStart(void)
{
    if (STUB_LIKELY(stub_modes[458] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[458] == STUB_FUNCTIONAL && functional_cuProfilerStart != NULL)
        return functional_cuProfilerStart();
    stub_call *recorded = stub_begin(458);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuProfilerStop(void)
{
    if (STUB_LIKELY(stub_modes[459] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[459] == STUB_FUNCTIONAL && functional_cuProfilerStop != NULL)
        return functional_cuProfilerStop();
    stub_call *recorded = stub_begin(459);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuSignalExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray,
    const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray, unsigned int numExtSems,
    CUstream stream)
{
    if (STUB_LIKELY(stub_modes[460] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[460] == STUB_FUNCTIONAL && functional_cuSignalExternalSemaphoresAsync != NULL)
        return functional_cuSignalExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems,
            stream);
    stub_call *recorded = stub_begin(460);
    stub_argument(recorded, &extSemArray, sizeof extSemArray);
    stub_argument(recorded, &paramsArray, sizeof paramsArray);
    stub_argument(recorded, &numExtSems, sizeof numExtSems);
    stub_argument(recorded, &stream, sizeof stream);
    stub_input(recorded, 0, extSemArray,
        stub_items((size_t)numExtSems) * sizeof(CUexternalSemaphore));
    stub_input(recorded, 1, paramsArray,
        stub_items((size_t)numExtSems) * sizeof(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuSignalExternalSemaphoresAsync_ptsz(const CUexternalSemaphore *extSemArray,
    const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray, unsigned int numExtSems,
    CUstream stream)
{
    if (STUB_LIKELY(stub_modes[461] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[461] == STUB_FUNCTIONAL && functional_cuSignalExternalSemaphoresAsync != NULL)
        return functional_cuSignalExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems,
            stream);
    stub_call *recorded = stub_begin(461);
    stub_argument(recorded, &extSemArray, sizeof extSemArray);
    stub_argument(recorded, &paramsArray, sizeof paramsArray);
    stub_argument(recorded, &numExtSems, sizeof numExtSems);
    stub_argument(recorded, &stream, sizeof stream);
    stub_input(recorded, 0, extSemArray,
        stub_items((size_t)numExtSems) * sizeof(CUexternalSemaphore));
    stub_input(recorded, 1, paramsArray,
        stub_items((size_t)numExtSems) * sizeof(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamAddCallback(CUstream hStream, CUstreamCallback callback, void *userData, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[462] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[462] == STUB_FUNCTIONAL && functional_cuStreamAddCallback != NULL)
        return functional_cuStreamAddCallback(hStream, callback, userData, flags);
    stub_call *recorded = stub_begin(462);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &callback, sizeof callback);
    stub_argument(recorded, &userData, sizeof userData);
    stub_argument(recorded, &flags, sizeof flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamAddCallback_ptsz(CUstream hStream, CUstreamCallback callback, void *userData,
    unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[463] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[463] == STUB_FUNCTIONAL && functional_cuStreamAddCallback != NULL)
        return functional_cuStreamAddCallback(hStream, callback, userData, flags);
    stub_call *recorded = stub_begin(463);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &callback, sizeof callback);
    stub_argument(recorded, &userData, sizeof userData);
    stub_argument(recorded, &flags, sizeof flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamAttachMemAsync(CUstream hStream, CUdeviceptr dptr, size_t length, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[464] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[464] == STUB_FUNCTIONAL && functional_cuStreamAttachMemAsync != NULL)
        return functional_cuStreamAttachMemAsync(hStream, dptr, length, flags);
    stub_call *recorded = stub_begin(464);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &dptr, sizeof dptr);
    stub_argument(recorded, &length, sizeof length);
    stub_argument(recorded, &flags, sizeof flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamAttachMemAsync_ptsz(CUstream hStream, CUdeviceptr dptr, size_t length, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[465] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[465] == STUB_FUNCTIONAL && functional_cuStreamAttachMemAsync != NULL)
        return functional_cuStreamAttachMemAsync(hStream, dptr, length, flags);
    stub_call *recorded = stub_begin(465);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &dptr, sizeof dptr);
    stub_argument(recorded, &length, sizeof length);
    stub_argument(recorded, &flags, sizeof flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamBatchMemOp_v2(CUstream stream, unsigned int count, CUstreamBatchMemOpParams *paramArray,
    unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[466] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[466] == STUB_FUNCTIONAL && functional_cuStreamBatchMemOp_v2 != NULL)
        return functional_cuStreamBatchMemOp_v2(stream, count, paramArray, flags);
    stub_call *recorded = stub_begin(466);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &paramArray, sizeof paramArray);
    stub_argument(recorded, &flags, sizeof flags);
    stub_input(recorded, 2, paramArray,
        stub_items((size_t)count) * sizeof(CUstreamBatchMemOpParams));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamBatchMemOp_v2_ptsz(CUstream stream, unsigned int count,
    CUstreamBatchMemOpParams *paramArray, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[467] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[467] == STUB_FUNCTIONAL && functional_cuStreamBatchMemOp_v2 != NULL)
        return functional_cuStreamBatchMemOp_v2(stream, count, paramArray, flags);
    stub_call *recorded = stub_begin(467);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &paramArray, sizeof paramArray);
    stub_argument(recorded, &flags, sizeof flags);
    stub_input(recorded, 2, paramArray,
        stub_items((size_t)count) * sizeof(CUstreamBatchMemOpParams));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph, const CUgraphNode *dependencies,
    const CUgraphEdgeData *dependencyData, size_t numDependencies, CUstreamCaptureMode mode)
{
    if (STUB_LIKELY(stub_modes[468] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[468] == STUB_FUNCTIONAL && functional_cuStreamBeginCaptureToGraph != NULL)
        return functional_cuStreamBeginCaptureToGraph(hStream, hGraph, dependencies,
            dependencyData, numDependencies, mode);
    stub_call *recorded = stub_begin(468);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &hGraph, sizeof hGraph);
    stub_argument(recorded, &dependencies, sizeof dependencies);
    stub_argument(recorded, &dependencyData, sizeof dependencyData);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_argument(recorded, &mode, sizeof mode);
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 3, dependencyData,
        stub_items((size_t)numDependencies) * sizeof(CUgraphEdgeData));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamBeginCaptureToGraph_ptsz(CUstream hStream, CUgraph hGraph, const CUgraphNode *dependencies,
    const CUgraphEdgeData *dependencyData, size_t numDependencies, CUstreamCaptureMode mode)
{
    if (STUB_LIKELY(stub_modes[469] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[469] == STUB_FUNCTIONAL && functional_cuStreamBeginCaptureToGraph != NULL)
        return functional_cuStreamBeginCaptureToGraph(hStream, hGraph, dependencies,
            dependencyData, numDependencies, mode);
    stub_call *recorded = stub_begin(469);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &hGraph, sizeof hGraph);
    stub_argument(recorded, &dependencies, sizeof dependencies);
    stub_argument(recorded, &dependencyData, sizeof dependencyData);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_argument(recorded, &mode, sizeof mode);
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 3, dependencyData,
        stub_items((size_t)numDependencies) * sizeof(CUgraphEdgeData));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamBeginCapture_v2(CUstream hStream, CUstreamCaptureMode mode)
{
    if (STUB_LIKELY(stub_modes[470] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[470] == STUB_FUNCTIONAL && functional_cuStreamBeginCapture_v2 != NULL)
        return functional_cuStreamBeginCapture_v2(hStream, mode);
    stub_call *recorded = stub_begin(470);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &mode, sizeof mode);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamBeginCapture_v2_ptsz(CUstream hStream, CUstreamCaptureMode mode)
{
    if (STUB_LIKELY(stub_modes[471] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[471] == STUB_FUNCTIONAL && functional_cuStreamBeginCapture_v2 != NULL)
        return functional_cuStreamBeginCapture_v2(hStream, mode);
    stub_call *recorded = stub_begin(471);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &mode, sizeof mode);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamCopyAttributes(CUstream dst, CUstream src)
{
    if (STUB_LIKELY(stub_modes[472] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[472] == STUB_FUNCTIONAL && functional_cuStreamCopyAttributes != NULL)
        return functional_cuStreamCopyAttributes(dst, src);
    stub_call *recorded = stub_begin(472);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &src, sizeof src);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamCopyAttributes_ptsz(CUstream dst, CUstream src)
{
    if (STUB_LIKELY(stub_modes[473] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[473] == STUB_FUNCTIONAL && functional_cuStreamCopyAttributes != NULL)
        return functional_cuStreamCopyAttributes(dst, src);
    stub_call *recorded = stub_begin(473);
    stub_argument(recorded, &dst, sizeof dst);
    stub_argument(recorded, &src, sizeof src);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamCreate(CUstream *phStream, unsigned int Flags)
{
    if (STUB_LIKELY(stub_modes[474] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[474] == STUB_FUNCTIONAL && functional_cuStreamCreate != NULL)
        return functional_cuStreamCreate(phStream, Flags);
    stub_call *recorded = stub_begin(474);
    stub_argument(recorded, &phStream, sizeof phStream);
    stub_argument(recorded, &Flags, sizeof Flags);
    stub_output(recorded, 0, (void *)phStream, sizeof(CUstream));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamCreateWithPriority(CUstream *phStream, unsigned int flags, int priority)
{
    if (STUB_LIKELY(stub_modes[475] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[475] == STUB_FUNCTIONAL && functional_cuStreamCreateWithPriority != NULL)
        return functional_cuStreamCreateWithPriority(phStream, flags, priority);
    stub_call *recorded = stub_begin(475);
    stub_argument(recorded, &phStream, sizeof phStream);
    stub_argument(recorded, &flags, sizeof flags);
    stub_argument(recorded, &priority, sizeof priority);
    stub_output(recorded, 0, (void *)phStream, sizeof(CUstream));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamDestroy_v2(CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[476] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[476] == STUB_FUNCTIONAL && functional_cuStreamDestroy_v2 != NULL)
        return functional_cuStreamDestroy_v2(hStream);
    stub_call *recorded = stub_begin(476);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamEndCapture(CUstream hStream, CUgraph *phGraph)
{
    if (STUB_LIKELY(stub_modes[477] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[477] == STUB_FUNCTIONAL && functional_cuStreamEndCapture != NULL)
        return functional_cuStreamEndCapture(hStream, phGraph);
    stub_call *recorded = stub_begin(477);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &phGraph, sizeof phGraph);
    stub_output(recorded, 1, (void *)phGraph, sizeof(CUgraph));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamEndCapture_ptsz(CUstream hStream, CUgraph *phGraph)
{
    if (STUB_LIKELY(stub_modes[478] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[478] == STUB_FUNCTIONAL && functional_cuStreamEndCapture != NULL)
        return functional_cuStreamEndCapture(hStream, phGraph);
    stub_call *recorded = stub_begin(478);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &phGraph, sizeof phGraph);
    stub_output(recorded, 1, (void *)phGraph, sizeof(CUgraph));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamGetAttribute(CUstream hStream, CUstreamAttrID attr, CUstreamAttrValue *value_out)
{
    if (STUB_LIKELY(stub_modes[479] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[479] == STUB_FUNCTIONAL && functional_cuStreamGetAttribute != NULL)
        return functional_cuStreamGetAttribute(hStream, attr, value_out);
    stub_call *recorded = stub_begin(479);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &attr, sizeof attr);
    stub_argument(recorded, &value_out, sizeof value_out);
    stub_output(recorded, 2, (void *)value_out, sizeof(CUstreamAttrValue));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamGetAttribute_ptsz(CUstream hStream, CUstreamAttrID attr, CUstreamAttrValue *value_out)
{
    if (STUB_LIKELY(stub_modes[480] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[480] == STUB_FUNCTIONAL && functional_cuStreamGetAttribute != NULL)
        return functional_cuStreamGetAttribute(hStream, attr, value_out);
    stub_call *recorded = stub_begin(480);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &attr, sizeof attr);
    stub_argument(recorded, &value_out, sizeof value_out);
    stub_output(recorded, 2, (void *)value_out, sizeof(CUstreamAttrValue));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamGetCaptureInfo_v2(CUstream hStream, CUstreamCaptureStatus *captureStatus_out,
    cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out,
    size_t *numDependencies_out)
{
    if (STUB_LIKELY(stub_modes[481] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[481] == STUB_FUNCTIONAL && functional_cuStreamGetCaptureInfo_v2 != NULL)
        return functional_cuStreamGetCaptureInfo_v2(hStream, captureStatus_out, id_out, graph_out,
            dependencies_out, numDependencies_out);
    stub_call *recorded = stub_begin(481);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &captureStatus_out, sizeof captureStatus_out);
    stub_argument(recorded, &id_out, sizeof id_out);
    stub_argument(recorded, &graph_out, sizeof graph_out);
    stub_argument(recorded, &dependencies_out, sizeof dependencies_out);
    stub_argument(recorded, &numDependencies_out, sizeof numDependencies_out);
    size_t numDependencies_out_written = stub_output_count(recorded, 5, numDependencies_out,
        sizeof *numDependencies_out, SIZE_MAX);
    stub_output(recorded, 1, (void *)captureStatus_out, sizeof(CUstreamCaptureStatus));
    stub_output(recorded, 2, (void *)id_out, sizeof(cuuint64_t));
    stub_output(recorded, 3, (void *)graph_out, sizeof(CUgraph));
    stub_output_view(recorded, 4, (const void **)dependencies_out,
        numDependencies_out_written * sizeof(CUgraphNode));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamGetCaptureInfo_v2_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus_out,
    cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out,
    size_t *numDependencies_out)
{
    if (STUB_LIKELY(stub_modes[482] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[482] == STUB_FUNCTIONAL && functional_cuStreamGetCaptureInfo_v2 != NULL)
        return functional_cuStreamGetCaptureInfo_v2(hStream, captureStatus_out, id_out, graph_out,
            dependencies_out, numDependencies_out);
    stub_call *recorded = stub_begin(482);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &captureStatus_out, sizeof captureStatus_out);
    stub_argument(recorded, &id_out, sizeof id_out);
    stub_argument(recorded, &graph_out, sizeof graph_out);
    stub_argument(recorded, &dependencies_out, sizeof dependencies_out);
    stub_argument(recorded, &numDependencies_out, sizeof numDependencies_out);
    size_t numDependencies_out_written = stub_output_count(recorded, 5, numDependencies_out,
        sizeof *numDependencies_out, SIZE_MAX);
    stub_output(recorded, 1, (void *)captureStatus_out, sizeof(CUstreamCaptureStatus));
    stub_output(recorded, 2, (void *)id_out, sizeof(cuuint64_t));
    stub_output(recorded, 3, (void *)graph_out, sizeof(CUgraph));
    stub_output_view(recorded, 4, (const void **)dependencies_out,
        numDependencies_out_written * sizeof(CUgraphNode));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamGetCaptureInfo_v3(CUstream hStream, CUstreamCaptureStatus *captureStatus_out,
    cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out,
    const CUgraphEdgeData **edgeData_out, size_t *numDependencies_out)
{
    if (STUB_LIKELY(stub_modes[483] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[483] == STUB_FUNCTIONAL && functional_cuStreamGetCaptureInfo_v3 != NULL)
        return functional_cuStreamGetCaptureInfo_v3(hStream, captureStatus_out, id_out, graph_out,
            dependencies_out, edgeData_out, numDependencies_out);
    stub_call *recorded = stub_begin(483);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &captureStatus_out, sizeof captureStatus_out);
    stub_argument(recorded, &id_out, sizeof id_out);
    stub_argument(recorded, &graph_out, sizeof graph_out);
    stub_argument(recorded, &dependencies_out, sizeof dependencies_out);
    stub_argument(recorded, &edgeData_out, sizeof edgeData_out);
    stub_argument(recorded, &numDependencies_out, sizeof numDependencies_out);
    size_t numDependencies_out_written = stub_output_count(recorded, 6, numDependencies_out,
        sizeof *numDependencies_out, SIZE_MAX);
    stub_output(recorded, 1, (void *)captureStatus_out, sizeof(CUstreamCaptureStatus));
    stub_output(recorded, 2, (void *)id_out, sizeof(cuuint64_t));
    stub_output(recorded, 3, (void *)graph_out, sizeof(CUgraph));
    stub_output_view(recorded, 4, (const void **)dependencies_out,
        numDependencies_out_written * sizeof(CUgraphNode));
    stub_output_view(recorded, 5, (const void **)edgeData_out,
        numDependencies_out_written * sizeof(CUgraphEdgeData));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamGetCaptureInfo_v3_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus_out,
    cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out,
    const CUgraphEdgeData **edgeData_out, size_t *numDependencies_out)
{
    if (STUB_LIKELY(stub_modes[484] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[484] == STUB_FUNCTIONAL && functional_cuStreamGetCaptureInfo_v3 != NULL)
        return functional_cuStreamGetCaptureInfo_v3(hStream, captureStatus_out, id_out, graph_out,
            dependencies_out, edgeData_out, numDependencies_out);
    stub_call *recorded = stub_begin(484);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &captureStatus_out, sizeof captureStatus_out);
    stub_argument(recorded, &id_out, sizeof id_out);
    stub_argument(recorded, &graph_out, sizeof graph_out);
    stub_argument(recorded, &dependencies_out, sizeof dependencies_out);
    stub_argument(recorded, &edgeData_out, sizeof edgeData_out);
    stub_argument(recorded, &numDependencies_out, sizeof numDependencies_out);
    size_t numDependencies_out_written = stub_output_count(recorded, 6, numDependencies_out,
        sizeof *numDependencies_out, SIZE_MAX);
    stub_output(recorded, 1, (void *)captureStatus_out, sizeof(CUstreamCaptureStatus));
    stub_output(recorded, 2, (void *)id_out, sizeof(cuuint64_t));
    stub_output(recorded, 3, (void *)graph_out, sizeof(CUgraph));
    stub_output_view(recorded, 4, (const void **)dependencies_out,
        numDependencies_out_written * sizeof(CUgraphNode));
    stub_output_view(recorded, 5, (const void **)edgeData_out,
        numDependencies_out_written * sizeof(CUgraphEdgeData));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamGetCtx(CUstream hStream, CUcontext *pctx)
{
    if (STUB_LIKELY(stub_modes[485] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[485] == STUB_FUNCTIONAL && functional_cuStreamGetCtx != NULL)
        return functional_cuStreamGetCtx(hStream, pctx);
    stub_call *recorded = stub_begin(485);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &pctx, sizeof pctx);
    stub_output(recorded, 1, (void *)pctx, sizeof(CUcontext));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamGetCtx_ptsz(CUstream hStream, CUcontext *pctx)
{
    if (STUB_LIKELY(stub_modes[486] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[486] == STUB_FUNCTIONAL && functional_cuStreamGetCtx != NULL)
        return functional_cuStreamGetCtx(hStream, pctx);
    stub_call *recorded = stub_begin(486);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &pctx, sizeof pctx);
    stub_output(recorded, 1, (void *)pctx, sizeof(CUcontext));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamGetCtx_v2(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx)
{
    if (STUB_LIKELY(stub_modes[487] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[487] == STUB_FUNCTIONAL && functional_cuStreamGetCtx_v2 != NULL)
        return functional_cuStreamGetCtx_v2(hStream, pCtx, pGreenCtx);
    stub_call *recorded = stub_begin(487);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &pCtx, sizeof pCtx);
    stub_argument(recorded, &pGreenCtx, sizeof pGreenCtx);
    stub_output(recorded, 1, (void *)pCtx, sizeof(CUcontext));
    stub_output(recorded, 2, (void *)pGreenCtx, sizeof(CUgreenCtx));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamGetCtx_v2_ptsz(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx)
{
    if (STUB_LIKELY(stub_modes[488] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[488] == STUB_FUNCTIONAL && functional_cuStreamGetCtx_v2 != NULL)
        return functional_cuStreamGetCtx_v2(hStream, pCtx, pGreenCtx);
    stub_call *recorded = stub_begin(488);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &pCtx, sizeof pCtx);
    stub_argument(recorded, &pGreenCtx, sizeof pGreenCtx);
    stub_output(recorded, 1, (void *)pCtx, sizeof(CUcontext));
    stub_output(recorded, 2, (void *)pGreenCtx, sizeof(CUgreenCtx));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamGetDevice(CUstream hStream, CUdevice *device)
{
    if (STUB_LIKELY(stub_modes[489] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[489] == STUB_FUNCTIONAL && functional_cuStreamGetDevice != NULL)
        return functional_cuStreamGetDevice(hStream, device);
    stub_call *recorded = stub_begin(489);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &device, sizeof device);
    stub_output(recorded, 1, (void *)device, sizeof(CUdevice));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamGetDevice_ptsz(CUstream hStream, CUdevice *device)
{
    if (STUB_LIKELY(stub_modes[490] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[490] == STUB_FUNCTIONAL && functional_cuStreamGetDevice != NULL)
        return functional_cuStreamGetDevice(hStream, device);
    stub_call *recorded = stub_begin(490);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &device, sizeof device);
    stub_output(recorded, 1, (void *)device, sizeof(CUdevice));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamGetFlags(CUstream hStream, unsigned int *flags)
{
    if (STUB_LIKELY(stub_modes[491] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[491] == STUB_FUNCTIONAL && functional_cuStreamGetFlags != NULL)
        return functional_cuStreamGetFlags(hStream, flags);
    stub_call *recorded = stub_begin(491);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 1, (void *)flags, sizeof(unsigned int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamGetFlags_ptsz(CUstream hStream, unsigned int *flags)
{
    if (STUB_LIKELY(stub_modes[492] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[492] == STUB_FUNCTIONAL && functional_cuStreamGetFlags != NULL)
        return functional_cuStreamGetFlags(hStream, flags);
    stub_call *recorded = stub_begin(492);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 1, (void *)flags, sizeof(unsigned int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamGetGreenCtx(CUstream hStream, CUgreenCtx *phCtx)
{
    if (STUB_LIKELY(stub_modes[493] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[493] == STUB_FUNCTIONAL && functional_cuStreamGetGreenCtx != NULL)
        return functional_cuStreamGetGreenCtx(hStream, phCtx);
    stub_call *recorded = stub_begin(493);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &phCtx, sizeof phCtx);
    stub_output(recorded, 1, (void *)phCtx, sizeof(CUgreenCtx));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamGetId(CUstream hStream, unsigned long long *streamId)
{
    if (STUB_LIKELY(stub_modes[494] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[494] == STUB_FUNCTIONAL && functional_cuStreamGetId != NULL)
        return functional_cuStreamGetId(hStream, streamId);
    stub_call *recorded = stub_begin(494);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &streamId, sizeof streamId);
    stub_output(recorded, 1, (void *)streamId, sizeof(unsigned long long));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamGetId_ptsz(CUstream hStream, unsigned long long *streamId)
{
    if (STUB_LIKELY(stub_modes[495] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[495] == STUB_FUNCTIONAL && functional_cuStreamGetId != NULL)
        return functional_cuStreamGetId(hStream, streamId);
    stub_call *recorded = stub_begin(495);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &streamId, sizeof streamId);
    stub_output(recorded, 1, (void *)streamId, sizeof(unsigned long long));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamGetPriority(CUstream hStream, int *priority)
{
    if (STUB_LIKELY(stub_modes[496] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[496] == STUB_FUNCTIONAL && functional_cuStreamGetPriority != NULL)
        return functional_cuStreamGetPriority(hStream, priority);
    stub_call *recorded = stub_begin(496);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &priority, sizeof priority);
    stub_output(recorded, 1, (void *)priority, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamGetPriority_ptsz(CUstream hStream, int *priority)
{
    if (STUB_LIKELY(stub_modes[497] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[497] == STUB_FUNCTIONAL && functional_cuStreamGetPriority != NULL)
        return functional_cuStreamGetPriority(hStream, priority);
    stub_call *recorded = stub_begin(497);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &priority, sizeof priority);
    stub_output(recorded, 1, (void *)priority, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamIsCapturing(CUstream hStream, CUstreamCaptureStatus *captureStatus)
{
    if (STUB_LIKELY(stub_modes[498] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[498] == STUB_FUNCTIONAL && functional_cuStreamIsCapturing != NULL)
        return functional_cuStreamIsCapturing(hStream, captureStatus);
    stub_call *recorded = stub_begin(498);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &captureStatus, sizeof captureStatus);
    stub_output(recorded, 1, (void *)captureStatus, sizeof(CUstreamCaptureStatus));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamIsCapturing_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus)
{
    if (STUB_LIKELY(stub_modes[499] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[499] == STUB_FUNCTIONAL && functional_cuStreamIsCapturing != NULL)
        return functional_cuStreamIsCapturing(hStream, captureStatus);
    stub_call *recorded = stub_begin(499);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &captureStatus, sizeof captureStatus);
    stub_output(recorded, 1, (void *)captureStatus, sizeof(CUstreamCaptureStatus));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamQuery(CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[500] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[500] == STUB_FUNCTIONAL && functional_cuStreamQuery != NULL)
        return functional_cuStreamQuery(hStream);
    stub_call *recorded = stub_begin(500);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamQuery_ptsz(CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[501] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[501] == STUB_FUNCTIONAL && functional_cuStreamQuery != NULL)
        return functional_cuStreamQuery(hStream);
    stub_call *recorded = stub_begin(501);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamSetAttribute(CUstream hStream, CUstreamAttrID attr, const CUstreamAttrValue *value)
{
    if (STUB_LIKELY(stub_modes[502] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[502] == STUB_FUNCTIONAL && functional_cuStreamSetAttribute != NULL)
        return functional_cuStreamSetAttribute(hStream, attr, value);
    stub_call *recorded = stub_begin(502);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &attr, sizeof attr);
    stub_argument(recorded, &value, sizeof value);
    stub_input(recorded, 2, value, sizeof(CUstreamAttrValue));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamSetAttribute_ptsz(CUstream hStream, CUstreamAttrID attr, const CUstreamAttrValue *value)
{
    if (STUB_LIKELY(stub_modes[503] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[503] == STUB_FUNCTIONAL && functional_cuStreamSetAttribute != NULL)
        return functional_cuStreamSetAttribute(hStream, attr, value);
    stub_call *recorded = stub_begin(503);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &attr, sizeof attr);
    stub_argument(recorded, &value, sizeof value);
    stub_input(recorded, 2, value, sizeof(CUstreamAttrValue));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamSynchronize(CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[504] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[504] == STUB_FUNCTIONAL && functional_cuStreamSynchronize != NULL)
        return functional_cuStreamSynchronize(hStream);
    stub_call *recorded = stub_begin(504);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamSynchronize_ptsz(CUstream hStream)
{
    if (STUB_LIKELY(stub_modes[505] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[505] == STUB_FUNCTIONAL && functional_cuStreamSynchronize != NULL)
        return functional_cuStreamSynchronize(hStream);
    stub_call *recorded = stub_begin(505);
    stub_argument(recorded, &hStream, sizeof hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamUpdateCaptureDependencies(CUstream hStream, CUgraphNode *dependencies,
    size_t numDependencies, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[506] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[506] == STUB_FUNCTIONAL && functional_cuStreamUpdateCaptureDependencies != NULL)
        return functional_cuStreamUpdateCaptureDependencies(hStream, dependencies, numDependencies,
            flags);
    stub_call *recorded = stub_begin(506);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &dependencies, sizeof dependencies);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_argument(recorded, &flags, sizeof flags);
    stub_input(recorded, 1, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamUpdateCaptureDependencies_ptsz(CUstream hStream, CUgraphNode *dependencies,
    size_t numDependencies, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[507] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[507] == STUB_FUNCTIONAL && functional_cuStreamUpdateCaptureDependencies != NULL)
        return functional_cuStreamUpdateCaptureDependencies(hStream, dependencies, numDependencies,
            flags);
    stub_call *recorded = stub_begin(507);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &dependencies, sizeof dependencies);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_argument(recorded, &flags, sizeof flags);
    stub_input(recorded, 1, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamUpdateCaptureDependencies_v2(CUstream hStream, CUgraphNode *dependencies,
    const CUgraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[508] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[508] == STUB_FUNCTIONAL
        && functional_cuStreamUpdateCaptureDependencies_v2 != NULL)
        return functional_cuStreamUpdateCaptureDependencies_v2(hStream, dependencies,
            dependencyData, numDependencies, flags);
    stub_call *recorded = stub_begin(508);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &dependencies, sizeof dependencies);
    stub_argument(recorded, &dependencyData, sizeof dependencyData);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_argument(recorded, &flags, sizeof flags);
    stub_input(recorded, 1, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 2, dependencyData,
        stub_items((size_t)numDependencies) * sizeof(CUgraphEdgeData));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamUpdateCaptureDependencies_v2_ptsz(CUstream hStream, CUgraphNode *dependencies,
    const CUgraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[509] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[509] == STUB_FUNCTIONAL
        && functional_cuStreamUpdateCaptureDependencies_v2 != NULL)
        return functional_cuStreamUpdateCaptureDependencies_v2(hStream, dependencies,
            dependencyData, numDependencies, flags);
    stub_call *recorded = stub_begin(509);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &dependencies, sizeof dependencies);
    stub_argument(recorded, &dependencyData, sizeof dependencyData);
    stub_argument(recorded, &numDependencies, sizeof numDependencies);
    stub_argument(recorded, &flags, sizeof flags);
    stub_input(recorded, 1, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 2, dependencyData,
        stub_items((size_t)numDependencies) * sizeof(CUgraphEdgeData));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned int Flags)
{
    if (STUB_LIKELY(stub_modes[510] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[510] == STUB_FUNCTIONAL && functional_cuStreamWaitEvent != NULL)
        return functional_cuStreamWaitEvent(hStream, hEvent, Flags);
    stub_call *recorded = stub_begin(510);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &hEvent, sizeof hEvent);
    stub_argument(recorded, &Flags, sizeof Flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamWaitEvent_ptsz(CUstream hStream, CUevent hEvent, unsigned int Flags)
{
    if (STUB_LIKELY(stub_modes[511] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[511] == STUB_FUNCTIONAL && functional_cuStreamWaitEvent != NULL)
        return functional_cuStreamWaitEvent(hStream, hEvent, Flags);
    stub_call *recorded = stub_begin(511);
    stub_argument(recorded, &hStream, sizeof hStream);
    stub_argument(recorded, &hEvent, sizeof hEvent);
    stub_argument(recorded, &Flags, sizeof Flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamWaitValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[512] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[512] == STUB_FUNCTIONAL && functional_cuStreamWaitValue32_v2 != NULL)
        return functional_cuStreamWaitValue32_v2(stream, addr, value, flags);
    stub_call *recorded = stub_begin(512);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &addr, sizeof addr);
    stub_argument(recorded, &value, sizeof value);
    stub_argument(recorded, &flags, sizeof flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamWaitValue32_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[513] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[513] == STUB_FUNCTIONAL && functional_cuStreamWaitValue32_v2 != NULL)
        return functional_cuStreamWaitValue32_v2(stream, addr, value, flags);
    stub_call *recorded = stub_begin(513);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &addr, sizeof addr);
    stub_argument(recorded, &value, sizeof value);
    stub_argument(recorded, &flags, sizeof flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamWaitValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[514] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[514] == STUB_FUNCTIONAL && functional_cuStreamWaitValue64_v2 != NULL)
        return functional_cuStreamWaitValue64_v2(stream, addr, value, flags);
    stub_call *recorded = stub_begin(514);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &addr, sizeof addr);
    stub_argument(recorded, &value, sizeof value);
    stub_argument(recorded, &flags, sizeof flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamWaitValue64_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[515] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[515] == STUB_FUNCTIONAL && functional_cuStreamWaitValue64_v2 != NULL)
        return functional_cuStreamWaitValue64_v2(stream, addr, value, flags);
    stub_call *recorded = stub_begin(515);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &addr, sizeof addr);
    stub_argument(recorded, &value, sizeof value);
    stub_argument(recorded, &flags, sizeof flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamWriteValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[516] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[516] == STUB_FUNCTIONAL && functional_cuStreamWriteValue32_v2 != NULL)
        return functional_cuStreamWriteValue32_v2(stream, addr, value, flags);
    stub_call *recorded = stub_begin(516);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &addr, sizeof addr);
    stub_argument(recorded, &value, sizeof value);
    stub_argument(recorded, &flags, sizeof flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamWriteValue32_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value,
    unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[517] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[517] == STUB_FUNCTIONAL && functional_cuStreamWriteValue32_v2 != NULL)
        return functional_cuStreamWriteValue32_v2(stream, addr, value, flags);
    stub_call *recorded = stub_begin(517);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &addr, sizeof addr);
    stub_argument(recorded, &value, sizeof value);
    stub_argument(recorded, &flags, sizeof flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamWriteValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[518] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[518] == STUB_FUNCTIONAL && functional_cuStreamWriteValue64_v2 != NULL)
        return functional_cuStreamWriteValue64_v2(stream, addr, value, flags);
    stub_call *recorded = stub_begin(518);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &addr, sizeof addr);
    stub_argument(recorded, &value, sizeof value);
    stub_argument(recorded, &flags, sizeof flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamWriteValue64_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value,
    unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[519] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[519] == STUB_FUNCTIONAL && functional_cuStreamWriteValue64_v2 != NULL)
        return functional_cuStreamWriteValue64_v2(stream, addr, value, flags);
    stub_call *recorded = stub_begin(519);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &addr, sizeof addr);
    stub_argument(recorded, &value, sizeof value);
    stub_argument(recorded, &flags, sizeof flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuSurfObjectCreate(CUsurfObject *pSurfObject, const CUDA_RESOURCE_DESC *pResDesc)
{
    if (STUB_LIKELY(stub_modes[520] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[520] == STUB_FUNCTIONAL && functional_cuSurfObjectCreate != NULL)
        return functional_cuSurfObjectCreate(pSurfObject, pResDesc);
    stub_call *recorded = stub_begin(520);
    stub_argument(recorded, &pSurfObject, sizeof pSurfObject);
    stub_argument(recorded, &pResDesc, sizeof pResDesc);
    stub_input(recorded, 1, pResDesc, sizeof(CUDA_RESOURCE_DESC));
    stub_output(recorded, 0, (void *)pSurfObject, sizeof(CUsurfObject));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuSurfObjectDestroy(CUsurfObject surfObject)
{
    if (STUB_LIKELY(stub_modes[521] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[521] == STUB_FUNCTIONAL && functional_cuSurfObjectDestroy != NULL)
        return functional_cuSurfObjectDestroy(surfObject);
    stub_call *recorded = stub_begin(521);
    stub_argument(recorded, &surfObject, sizeof surfObject);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuSurfObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc, CUsurfObject surfObject)
{
    if (STUB_LIKELY(stub_modes[522] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[522] == STUB_FUNCTIONAL && functional_cuSurfObjectGetResourceDesc != NULL)
        return functional_cuSurfObjectGetResourceDesc(pResDesc, surfObject);
    stub_call *recorded = stub_begin(522);
    stub_argument(recorded, &pResDesc, sizeof pResDesc);
    stub_argument(recorded, &surfObject, sizeof surfObject);
    stub_output(recorded, 0, (void *)pResDesc, sizeof(CUDA_RESOURCE_DESC));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuSurfRefGetArray(CUarray *phArray, CUsurfref hSurfRef)
{
    if (STUB_LIKELY(stub_modes[523] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[523] == STUB_FUNCTIONAL && functional_cuSurfRefGetArray != NULL)
        return functional_cuSurfRefGetArray(phArray, hSurfRef);
    stub_call *recorded = stub_begin(523);
    stub_argument(recorded, &phArray, sizeof phArray);
    stub_argument(recorded, &hSurfRef, sizeof hSurfRef);
    stub_output(recorded, 0, (void *)phArray, sizeof(CUarray));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuSurfRefSetArray(CUsurfref hSurfRef, CUarray hArray, unsigned int Flags)
{
    if (STUB_LIKELY(stub_modes[524] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[524] == STUB_FUNCTIONAL && functional_cuSurfRefSetArray != NULL)
        return functional_cuSurfRefSetArray(hSurfRef, hArray, Flags);
    stub_call *recorded = stub_begin(524);
    stub_argument(recorded, &hSurfRef, sizeof hSurfRef);
    stub_argument(recorded, &hArray, sizeof hArray);
    stub_argument(recorded, &Flags, sizeof Flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTensorMapEncodeIm2col(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType,
    cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim,
    const cuuint64_t *globalStrides, const int *pixelBoxLowerCorner,
    const int *pixelBoxUpperCorner, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn,
    const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle,
    CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)
{
    if (STUB_LIKELY(stub_modes[525] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[525] == STUB_FUNCTIONAL && functional_cuTensorMapEncodeIm2col != NULL)
        return functional_cuTensorMapEncodeIm2col(tensorMap, tensorDataType, tensorRank,
            globalAddress, globalDim, globalStrides, pixelBoxLowerCorner, pixelBoxUpperCorner,
            channelsPerPixel, pixelsPerColumn, elementStrides, interleave, swizzle, l2Promotion,
            oobFill);
    stub_call *recorded = stub_begin(525);
    stub_argument(recorded, &tensorMap, sizeof tensorMap);
    stub_argument(recorded, &tensorDataType, sizeof tensorDataType);
    stub_argument(recorded, &tensorRank, sizeof tensorRank);
    stub_argument(recorded, &globalAddress, sizeof globalAddress);
    stub_argument(recorded, &globalDim, sizeof globalDim);
    stub_argument(recorded, &globalStrides, sizeof globalStrides);
    stub_argument(recorded, &pixelBoxLowerCorner, sizeof pixelBoxLowerCorner);
    stub_argument(recorded, &pixelBoxUpperCorner, sizeof pixelBoxUpperCorner);
    stub_argument(recorded, &channelsPerPixel, sizeof channelsPerPixel);
    stub_argument(recorded, &pixelsPerColumn, sizeof pixelsPerColumn);
    stub_argument(recorded, &elementStrides, sizeof elementStrides);
    stub_argument(recorded, &interleave, sizeof interleave);
    stub_argument(recorded, &swizzle, sizeof swizzle);
    stub_argument(recorded, &l2Promotion, sizeof l2Promotion);
    stub_argument(recorded, &oobFill, sizeof oobFill);
    stub_input(recorded, 4, globalDim, 5 * sizeof(cuuint64_t));
    stub_input(recorded, 5, globalStrides, 5 * sizeof(cuuint64_t));
    stub_input(recorded, 6, pixelBoxLowerCorner,
        stub_items((size_t)(tensorRank > 2 ? tensorRank - 2 : 0)) * sizeof(int));
    stub_input(recorded, 7, pixelBoxUpperCorner,
        stub_items((size_t)(tensorRank > 2 ? tensorRank - 2 : 0)) * sizeof(int));
    stub_input(recorded, 10, elementStrides, 5 * sizeof(cuuint32_t));
    stub_output(recorded, 0, (void *)tensorMap, sizeof(CUtensorMap));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTensorMapEncodeIm2colWide(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType,
    cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim,
    const cuuint64_t *globalStrides, int pixelBoxLowerCornerWidth, int pixelBoxUpperCornerWidth,
    cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides,
    CUtensorMapInterleave interleave, CUtensorMapIm2ColWideMode mode, CUtensorMapSwizzle swizzle,
    CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)
{
    if (STUB_LIKELY(stub_modes[526] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[526] == STUB_FUNCTIONAL && functional_cuTensorMapEncodeIm2colWide != NULL)
        return functional_cuTensorMapEncodeIm2colWide(tensorMap, tensorDataType, tensorRank,
            globalAddress, globalDim, globalStrides, pixelBoxLowerCornerWidth,
            pixelBoxUpperCornerWidth, channelsPerPixel, pixelsPerColumn, elementStrides,
            interleave, mode, swizzle, l2Promotion, oobFill);
    stub_call *recorded = stub_begin(526);
    stub_argument(recorded, &tensorMap, sizeof tensorMap);
    stub_argument(recorded, &tensorDataType, sizeof tensorDataType);
    stub_argument(recorded, &tensorRank, sizeof tensorRank);
    stub_argument(recorded, &globalAddress, sizeof globalAddress);
    stub_argument(recorded, &globalDim, sizeof globalDim);
    stub_argument(recorded, &globalStrides, sizeof globalStrides);
    stub_argument(recorded, &pixelBoxLowerCornerWidth, sizeof pixelBoxLowerCornerWidth);
    stub_argument(recorded, &pixelBoxUpperCornerWidth, sizeof pixelBoxUpperCornerWidth);
    stub_argument(recorded, &channelsPerPixel, sizeof channelsPerPixel);
    stub_argument(recorded, &pixelsPerColumn, sizeof pixelsPerColumn);
    stub_argument(recorded, &elementStrides, sizeof elementStrides);
    stub_argument(recorded, &interleave, sizeof interleave);
    stub_argument(recorded, &mode, sizeof mode);
    stub_argument(recorded, &swizzle, sizeof swizzle);
    stub_argument(recorded, &l2Promotion, sizeof l2Promotion);
    stub_argument(recorded, &oobFill, sizeof oobFill);
    stub_input(recorded, 4, globalDim, 5 * sizeof(cuuint64_t));
    stub_input(recorded, 5, globalStrides, 5 * sizeof(cuuint64_t));
    stub_input(recorded, 10, elementStrides, 5 * sizeof(cuuint32_t));
    stub_output(recorded, 0, (void *)tensorMap, sizeof(CUtensorMap));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTensorMapEncodeTiled(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType,
    cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim,
    const cuuint64_t *globalStrides, const cuuint32_t *boxDim, const cuuint32_t *elementStrides,
    CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle,
    CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)
{
    if (STUB_LIKELY(stub_modes[527] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[527] == STUB_FUNCTIONAL && functional_cuTensorMapEncodeTiled != NULL)
        return functional_cuTensorMapEncodeTiled(tensorMap, tensorDataType, tensorRank,
            globalAddress, globalDim, globalStrides, boxDim, elementStrides, interleave, swizzle,
            l2Promotion, oobFill);
    stub_call *recorded = stub_begin(527);
    stub_argument(recorded, &tensorMap, sizeof tensorMap);
    stub_argument(recorded, &tensorDataType, sizeof tensorDataType);
    stub_argument(recorded, &tensorRank, sizeof tensorRank);
    stub_argument(recorded, &globalAddress, sizeof globalAddress);
    stub_argument(recorded, &globalDim, sizeof globalDim);
    stub_argument(recorded, &globalStrides, sizeof globalStrides);
    stub_argument(recorded, &boxDim, sizeof boxDim);
    stub_argument(recorded, &elementStrides, sizeof elementStrides);
    stub_argument(recorded, &interleave, sizeof interleave);
    stub_argument(recorded, &swizzle, sizeof swizzle);
    stub_argument(recorded, &l2Promotion, sizeof l2Promotion);
    stub_argument(recorded, &oobFill, sizeof oobFill);
    stub_input(recorded, 4, globalDim, 5 * sizeof(cuuint64_t));
    stub_input(recorded, 5, globalStrides, 5 * sizeof(cuuint64_t));
    stub_input(recorded, 6, boxDim, 5 * sizeof(cuuint32_t));
    stub_input(recorded, 7, elementStrides, 5 * sizeof(cuuint32_t));
    stub_output(recorded, 0, (void *)tensorMap, sizeof(CUtensorMap));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTensorMapReplaceAddress(CUtensorMap *tensorMap, void *globalAddress)
{
    if (STUB_LIKELY(stub_modes[528] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[528] == STUB_FUNCTIONAL && functional_cuTensorMapReplaceAddress != NULL)
        return functional_cuTensorMapReplaceAddress(tensorMap, globalAddress);
    stub_call *recorded = stub_begin(528);
    stub_argument(recorded, &tensorMap, sizeof tensorMap);
    stub_argument(recorded, &globalAddress, sizeof globalAddress);
    stub_input(recorded, 0, tensorMap, sizeof(CUtensorMap));
    stub_output_open(recorded, 0, (void *)tensorMap, 0);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexObjectCreate(CUtexObject *pTexObject, const CUDA_RESOURCE_DESC *pResDesc,
    const CUDA_TEXTURE_DESC *pTexDesc, const CUDA_RESOURCE_VIEW_DESC *pResViewDesc)
{
    if (STUB_LIKELY(stub_modes[529] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[529] == STUB_FUNCTIONAL && functional_cuTexObjectCreate != NULL)
        return functional_cuTexObjectCreate(pTexObject, pResDesc, pTexDesc, pResViewDesc);
    stub_call *recorded = stub_begin(529);
    stub_argument(recorded, &pTexObject, sizeof pTexObject);
    stub_argument(recorded, &pResDesc, sizeof pResDesc);
    stub_argument(recorded, &pTexDesc, sizeof pTexDesc);
    stub_argument(recorded, &pResViewDesc, sizeof pResViewDesc);
    stub_input(recorded, 1, pResDesc, sizeof(CUDA_RESOURCE_DESC));
    stub_input(recorded, 2, pTexDesc, sizeof(CUDA_TEXTURE_DESC));
    stub_input(recorded, 3, pResViewDesc, sizeof(CUDA_RESOURCE_VIEW_DESC));
    stub_output(recorded, 0, (void *)pTexObject, sizeof(CUtexObject));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexObjectDestroy(CUtexObject texObject)
{
    if (STUB_LIKELY(stub_modes[530] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[530] == STUB_FUNCTIONAL && functional_cuTexObjectDestroy != NULL)
        return functional_cuTexObjectDestroy(texObject);
    stub_call *recorded = stub_begin(530);
    stub_argument(recorded, &texObject, sizeof texObject);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc, CUtexObject texObject)
{
    if (STUB_LIKELY(stub_modes[531] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[531] == STUB_FUNCTIONAL && functional_cuTexObjectGetResourceDesc != NULL)
        return functional_cuTexObjectGetResourceDesc(pResDesc, texObject);
    stub_call *recorded = stub_begin(531);
    stub_argument(recorded, &pResDesc, sizeof pResDesc);
    stub_argument(recorded, &texObject, sizeof texObject);
    stub_output(recorded, 0, (void *)pResDesc, sizeof(CUDA_RESOURCE_DESC));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexObjectGetResourceViewDesc(CUDA_RESOURCE_VIEW_DESC *pResViewDesc, CUtexObject texObject)
{
    if (STUB_LIKELY(stub_modes[532] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[532] == STUB_FUNCTIONAL && functional_cuTexObjectGetResourceViewDesc != NULL)
        return functional_cuTexObjectGetResourceViewDesc(pResViewDesc, texObject);
    stub_call *recorded = stub_begin(532);
    stub_argument(recorded, &pResViewDesc, sizeof pResViewDesc);
    stub_argument(recorded, &texObject, sizeof texObject);
    stub_output(recorded, 0, (void *)pResViewDesc, sizeof(CUDA_RESOURCE_VIEW_DESC));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexObjectGetTextureDesc(CUDA_TEXTURE_DESC *pTexDesc, CUtexObject texObject)
{
    if (STUB_LIKELY(stub_modes[533] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[533] == STUB_FUNCTIONAL && functional_cuTexObjectGetTextureDesc != NULL)
        return functional_cuTexObjectGetTextureDesc(pTexDesc, texObject);
    stub_call *recorded = stub_begin(533);
    stub_argument(recorded, &pTexDesc, sizeof pTexDesc);
    stub_argument(recorded, &texObject, sizeof texObject);
    stub_output(recorded, 0, (void *)pTexDesc, sizeof(CUDA_TEXTURE_DESC));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefCreate(CUtexref *pTexRef)
{
    if (STUB_LIKELY(stub_modes[534] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[534] == STUB_FUNCTIONAL && functional_cuTexRefCreate != NULL)
        return functional_cuTexRefCreate(pTexRef);
    stub_call *recorded = stub_begin(534);
    stub_argument(recorded, &pTexRef, sizeof pTexRef);
    stub_output(recorded, 0, (void *)pTexRef, sizeof(CUtexref));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefDestroy(CUtexref hTexRef)
{
    if (STUB_LIKELY(stub_modes[535] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[535] == STUB_FUNCTIONAL && functional_cuTexRefDestroy != NULL)
        return functional_cuTexRefDestroy(hTexRef);
    stub_call *recorded = stub_begin(535);
    stub_argument(recorded, &hTexRef, sizeof hTexRef);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefGetAddressMode(CUaddress_mode *pam, CUtexref hTexRef, int dim)
{
    if (STUB_LIKELY(stub_modes[536] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[536] == STUB_FUNCTIONAL && functional_cuTexRefGetAddressMode != NULL)
        return functional_cuTexRefGetAddressMode(pam, hTexRef, dim);
    stub_call *recorded = stub_begin(536);
    stub_argument(recorded, &pam, sizeof pam);
    stub_argument(recorded, &hTexRef, sizeof hTexRef);
    stub_argument(recorded, &dim, sizeof dim);
    stub_output(recorded, 0, (void *)pam, sizeof(CUaddress_mode));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefGetAddress_v2(CUdeviceptr *pdptr, CUtexref hTexRef)
{
    if (STUB_LIKELY(stub_modes[537] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[537] == STUB_FUNCTIONAL && functional_cuTexRefGetAddress_v2 != NULL)
        return functional_cuTexRefGetAddress_v2(pdptr, hTexRef);
    stub_call *recorded = stub_begin(537);
    stub_argument(recorded, &pdptr, sizeof pdptr);
    stub_argument(recorded, &hTexRef, sizeof hTexRef);
    stub_output(recorded, 0, (void *)pdptr, sizeof(CUdeviceptr));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefGetArray(CUarray *phArray, CUtexref hTexRef)
{
    if (STUB_LIKELY(stub_modes[538] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[538] == STUB_FUNCTIONAL && functional_cuTexRefGetArray != NULL)
        return functional_cuTexRefGetArray(phArray, hTexRef);
    stub_call *recorded = stub_begin(538);
    stub_argument(recorded, &phArray, sizeof phArray);
    stub_argument(recorded, &hTexRef, sizeof hTexRef);
    stub_output(recorded, 0, (void *)phArray, sizeof(CUarray));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefGetBorderColor(float *pBorderColor, CUtexref hTexRef)
{
    if (STUB_LIKELY(stub_modes[539] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[539] == STUB_FUNCTIONAL && functional_cuTexRefGetBorderColor != NULL)
        return functional_cuTexRefGetBorderColor(pBorderColor, hTexRef);
    stub_call *recorded = stub_begin(539);
    stub_argument(recorded, &pBorderColor, sizeof pBorderColor);
    stub_argument(recorded, &hTexRef, sizeof hTexRef);
    stub_output(recorded, 0, (void *)pBorderColor, 4 * sizeof(float));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefGetFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)
{
    if (STUB_LIKELY(stub_modes[540] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[540] == STUB_FUNCTIONAL && functional_cuTexRefGetFilterMode != NULL)
        return functional_cuTexRefGetFilterMode(pfm, hTexRef);
    stub_call *recorded = stub_begin(540);
    stub_argument(recorded, &pfm, sizeof pfm);
    stub_argument(recorded, &hTexRef, sizeof hTexRef);
    stub_output(recorded, 0, (void *)pfm, sizeof(CUfilter_mode));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefGetFlags(unsigned int *pFlags, CUtexref hTexRef)
{
    if (STUB_LIKELY(stub_modes[541] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[541] == STUB_FUNCTIONAL && functional_cuTexRefGetFlags != NULL)
        return functional_cuTexRefGetFlags(pFlags, hTexRef);
    stub_call *recorded = stub_begin(541);
    stub_argument(recorded, &pFlags, sizeof pFlags);
    stub_argument(recorded, &hTexRef, sizeof hTexRef);
    stub_output(recorded, 0, (void *)pFlags, sizeof(unsigned int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefGetFormat(CUarray_format *pFormat, int *pNumChannels, CUtexref hTexRef)
{
    if (STUB_LIKELY(stub_modes[542] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[542] == STUB_FUNCTIONAL && functional_cuTexRefGetFormat != NULL)
        return functional_cuTexRefGetFormat(pFormat, pNumChannels, hTexRef);
    stub_call *recorded = stub_begin(542);
    stub_argument(recorded, &pFormat, sizeof pFormat);
    stub_argument(recorded, &pNumChannels, sizeof pNumChannels);
    stub_argument(recorded, &hTexRef, sizeof hTexRef);
    stub_output(recorded, 0, (void *)pFormat, sizeof(CUarray_format));
    stub_output(recorded, 1, (void *)pNumChannels, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefGetMaxAnisotropy(int *pmaxAniso, CUtexref hTexRef)
{
    if (STUB_LIKELY(stub_modes[543] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[543] == STUB_FUNCTIONAL && functional_cuTexRefGetMaxAnisotropy != NULL)
        return functional_cuTexRefGetMaxAnisotropy(pmaxAniso, hTexRef);
    stub_call *recorded = stub_begin(543);
    stub_argument(recorded, &pmaxAniso, sizeof pmaxAniso);
    stub_argument(recorded, &hTexRef, sizeof hTexRef);
    stub_output(recorded, 0, (void *)pmaxAniso, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefGetMipmapFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)
{
    if (STUB_LIKELY(stub_modes[544] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[544] == STUB_FUNCTIONAL && functional_cuTexRefGetMipmapFilterMode != NULL)
        return functional_cuTexRefGetMipmapFilterMode(pfm, hTexRef);
    stub_call *recorded = stub_begin(544);
    stub_argument(recorded, &pfm, sizeof pfm);
    stub_argument(recorded, &hTexRef, sizeof hTexRef);
    stub_output(recorded, 0, (void *)pfm, sizeof(CUfilter_mode));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefGetMipmapLevelBias(float *pbias, CUtexref hTexRef)
{
    if (STUB_LIKELY(stub_modes[545] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[545] == STUB_FUNCTIONAL && functional_cuTexRefGetMipmapLevelBias != NULL)
        return functional_cuTexRefGetMipmapLevelBias(pbias, hTexRef);
    stub_call *recorded = stub_begin(545);
    stub_argument(recorded, &pbias, sizeof pbias);
    stub_argument(recorded, &hTexRef, sizeof hTexRef);
    stub_output(recorded, 0, (void *)pbias, sizeof(float));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefGetMipmapLevelClamp(float *pminMipmapLevelClamp, float *pmaxMipmapLevelClamp,
    CUtexref hTexRef)
{
    if (STUB_LIKELY(stub_modes[546] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[546] == STUB_FUNCTIONAL && functional_cuTexRefGetMipmapLevelClamp != NULL)
        return functional_cuTexRefGetMipmapLevelClamp(pminMipmapLevelClamp, pmaxMipmapLevelClamp,
            hTexRef);
    stub_call *recorded = stub_begin(546);
    stub_argument(recorded, &pminMipmapLevelClamp, sizeof pminMipmapLevelClamp);
    stub_argument(recorded, &pmaxMipmapLevelClamp, sizeof pmaxMipmapLevelClamp);
    stub_argument(recorded, &hTexRef, sizeof hTexRef);
    stub_output(recorded, 0, (void *)pminMipmapLevelClamp, sizeof(float));
    stub_output(recorded, 1, (void *)pmaxMipmapLevelClamp, sizeof(float));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefGetMipmappedArray(CUmipmappedArray *phMipmappedArray, CUtexref hTexRef)
{
    if (STUB_LIKELY(stub_modes[547] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[547] == STUB_FUNCTIONAL && functional_cuTexRefGetMipmappedArray != NULL)
        return functional_cuTexRefGetMipmappedArray(phMipmappedArray, hTexRef);
    stub_call *recorded = stub_begin(547);
    stub_argument(recorded, &phMipmappedArray, sizeof phMipmappedArray);
    stub_argument(recorded, &hTexRef, sizeof hTexRef);
    stub_output(recorded, 0, (void *)phMipmappedArray, sizeof(CUmipmappedArray));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefSetAddress2D_v3(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR *desc, CUdeviceptr dptr,
    size_t Pitch)
{
    if (STUB_LIKELY(stub_modes[548] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[548] == STUB_FUNCTIONAL && functional_cuTexRefSetAddress2D_v3 != NULL)
        return functional_cuTexRefSetAddress2D_v3(hTexRef, desc, dptr, Pitch);
    stub_call *recorded = stub_begin(548);
    stub_argument(recorded, &hTexRef, sizeof hTexRef);
    stub_argument(recorded, &desc, sizeof desc);
    stub_argument(recorded, &dptr, sizeof dptr);
    stub_argument(recorded, &Pitch, sizeof Pitch);
    stub_input(recorded, 1, desc, sizeof(CUDA_ARRAY_DESCRIPTOR));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefSetAddressMode(CUtexref hTexRef, int dim, CUaddress_mode am)
{
    if (STUB_LIKELY(stub_modes[549] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[549] == STUB_FUNCTIONAL && functional_cuTexRefSetAddressMode != NULL)
        return functional_cuTexRefSetAddressMode(hTexRef, dim, am);
    stub_call *recorded = stub_begin(549);
    stub_argument(recorded, &hTexRef, sizeof hTexRef);
    stub_argument(recorded, &dim, sizeof dim);
    stub_argument(recorded, &am, sizeof am);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefSetAddress_v2(size_t *ByteOffset, CUtexref hTexRef, CUdeviceptr dptr, size_t bytes)
{
    if (STUB_LIKELY(stub_modes[550] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[550] == STUB_FUNCTIONAL && functional_cuTexRefSetAddress_v2 != NULL)
        return functional_cuTexRefSetAddress_v2(ByteOffset, hTexRef, dptr, bytes);
    stub_call *recorded = stub_begin(550);
    stub_argument(recorded, &ByteOffset, sizeof ByteOffset);
    stub_argument(recorded, &hTexRef, sizeof hTexRef);
    stub_argument(recorded, &dptr, sizeof dptr);
    stub_argument(recorded, &bytes, sizeof bytes);
    stub_output(recorded, 0, (void *)ByteOffset, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefSetArray(CUtexref hTexRef, CUarray hArray, unsigned int Flags)
{
    if (STUB_LIKELY(stub_modes[551] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[551] == STUB_FUNCTIONAL && functional_cuTexRefSetArray != NULL)
        return functional_cuTexRefSetArray(hTexRef, hArray, Flags);
    stub_call *recorded = stub_begin(551);
    stub_argument(recorded, &hTexRef, sizeof hTexRef);
    stub_argument(recorded, &hArray, sizeof hArray);
    stub_argument(recorded, &Flags, sizeof Flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefSetBorderColor(CUtexref hTexRef, float *pBorderColor)
{
    if (STUB_LIKELY(stub_modes[552] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[552] == STUB_FUNCTIONAL && functional_cuTexRefSetBorderColor != NULL)
        return functional_cuTexRefSetBorderColor(hTexRef, pBorderColor);
    stub_call *recorded = stub_begin(552);
    stub_argument(recorded, &hTexRef, sizeof hTexRef);
    stub_argument(recorded, &pBorderColor, sizeof pBorderColor);
    stub_input(recorded, 1, pBorderColor, 4 * sizeof(float));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefSetFilterMode(CUtexref hTexRef, CUfilter_mode fm)
{
    if (STUB_LIKELY(stub_modes[553] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[553] == STUB_FUNCTIONAL && functional_cuTexRefSetFilterMode != NULL)
        return functional_cuTexRefSetFilterMode(hTexRef, fm);
    stub_call *recorded = stub_begin(553);
    stub_argument(recorded, &hTexRef, sizeof hTexRef);
    stub_argument(recorded, &fm, sizeof fm);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefSetFlags(CUtexref hTexRef, unsigned int Flags)
{
    if (STUB_LIKELY(stub_modes[554] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[554] == STUB_FUNCTIONAL && functional_cuTexRefSetFlags != NULL)
        return functional_cuTexRefSetFlags(hTexRef, Flags);
    stub_call *recorded = stub_begin(554);
    stub_argument(recorded, &hTexRef, sizeof hTexRef);
    stub_argument(recorded, &Flags, sizeof Flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefSetFormat(CUtexref hTexRef, CUarray_format fmt, int NumPackedComponents)
{
    if (STUB_LIKELY(stub_modes[555] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[555] == STUB_FUNCTIONAL && functional_cuTexRefSetFormat != NULL)
        return functional_cuTexRefSetFormat(hTexRef, fmt, NumPackedComponents);
    stub_call *recorded = stub_begin(555);
    stub_argument(recorded, &hTexRef, sizeof hTexRef);
    stub_argument(recorded, &fmt, sizeof fmt);
    stub_argument(recorded, &NumPackedComponents, sizeof NumPackedComponents);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefSetMaxAnisotropy(CUtexref hTexRef, unsigned int maxAniso)
{
    if (STUB_LIKELY(stub_modes[556] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[556] == STUB_FUNCTIONAL && functional_cuTexRefSetMaxAnisotropy != NULL)
        return functional_cuTexRefSetMaxAnisotropy(hTexRef, maxAniso);
    stub_call *recorded = stub_begin(556);
    stub_argument(recorded, &hTexRef, sizeof hTexRef);
    stub_argument(recorded, &maxAniso, sizeof maxAniso);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefSetMipmapFilterMode(CUtexref hTexRef, CUfilter_mode fm)
{
    if (STUB_LIKELY(stub_modes[557] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[557] == STUB_FUNCTIONAL && functional_cuTexRefSetMipmapFilterMode != NULL)
        return functional_cuTexRefSetMipmapFilterMode(hTexRef, fm);
    stub_call *recorded = stub_begin(557);
    stub_argument(recorded, &hTexRef, sizeof hTexRef);
    stub_argument(recorded, &fm, sizeof fm);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefSetMipmapLevelBias(CUtexref hTexRef, float bias)
{
    if (STUB_LIKELY(stub_modes[558] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[558] == STUB_FUNCTIONAL && functional_cuTexRefSetMipmapLevelBias != NULL)
        return functional_cuTexRefSetMipmapLevelBias(hTexRef, bias);
    stub_call *recorded = stub_begin(558);
    stub_argument(recorded, &hTexRef, sizeof hTexRef);
    stub_argument(recorded, &bias, sizeof bias);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefSetMipmapLevelClamp(CUtexref hTexRef, float minMipmapLevelClamp, float maxMipmapLevelClamp)
{
    if (STUB_LIKELY(stub_modes[559] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[559] == STUB_FUNCTIONAL && functional_cuTexRefSetMipmapLevelClamp != NULL)
        return functional_cuTexRefSetMipmapLevelClamp(hTexRef, minMipmapLevelClamp,
            maxMipmapLevelClamp);
    stub_call *recorded = stub_begin(559);
    stub_argument(recorded, &hTexRef, sizeof hTexRef);
    stub_argument(recorded, &minMipmapLevelClamp, sizeof minMipmapLevelClamp);
    stub_argument(recorded, &maxMipmapLevelClamp, sizeof maxMipmapLevelClamp);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefSetMipmappedArray(CUtexref hTexRef, CUmipmappedArray hMipmappedArray, unsigned int Flags)
{
    if (STUB_LIKELY(stub_modes[560] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[560] == STUB_FUNCTIONAL && functional_cuTexRefSetMipmappedArray != NULL)
        return functional_cuTexRefSetMipmappedArray(hTexRef, hMipmappedArray, Flags);
    stub_call *recorded = stub_begin(560);
    stub_argument(recorded, &hTexRef, sizeof hTexRef);
    stub_argument(recorded, &hMipmappedArray, sizeof hMipmappedArray);
    stub_argument(recorded, &Flags, sizeof Flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode)
{
    if (STUB_LIKELY(stub_modes[561] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[561] == STUB_FUNCTIONAL && functional_cuThreadExchangeStreamCaptureMode != NULL)
        return functional_cuThreadExchangeStreamCaptureMode(mode);
    stub_call *recorded = stub_begin(561);
    stub_argument(recorded, &mode, sizeof mode);
    stub_input(recorded, 0, mode, sizeof(CUstreamCaptureMode));
    stub_output(recorded, 0, (void *)mode, sizeof(CUstreamCaptureMode));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuUserObjectCreate(CUuserObject *object_out, void *ptr, CUhostFn destroy,
    unsigned int initialRefcount, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[562] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[562] == STUB_FUNCTIONAL && functional_cuUserObjectCreate != NULL)
        return functional_cuUserObjectCreate(object_out, ptr, destroy, initialRefcount, flags);
    stub_call *recorded = stub_begin(562);
    stub_argument(recorded, &object_out, sizeof object_out);
    stub_argument(recorded, &ptr, sizeof ptr);
    stub_argument(recorded, &destroy, sizeof destroy);
    stub_argument(recorded, &initialRefcount, sizeof initialRefcount);
    stub_argument(recorded, &flags, sizeof flags);
    stub_output(recorded, 0, (void *)object_out, sizeof(CUuserObject));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuUserObjectRelease(CUuserObject object, unsigned int count)
{
    if (STUB_LIKELY(stub_modes[563] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[563] == STUB_FUNCTIONAL && functional_cuUserObjectRelease != NULL)
        return functional_cuUserObjectRelease(object, count);
    stub_call *recorded = stub_begin(563);
    stub_argument(recorded, &object, sizeof object);
    stub_argument(recorded, &count, sizeof count);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuUserObjectRetain(CUuserObject object, unsigned int count)
{
    if (STUB_LIKELY(stub_modes[564] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[564] == STUB_FUNCTIONAL && functional_cuUserObjectRetain != NULL)
        return functional_cuUserObjectRetain(object, count);
    stub_call *recorded = stub_begin(564);
    stub_argument(recorded, &object, sizeof object);
    stub_argument(recorded, &count, sizeof count);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuVDPAUCtxCreate_v2(CUcontext *pCtx, unsigned int flags, CUdevice device, VdpDevice vdpDevice,
    int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))
{
    if (STUB_LIKELY(stub_modes[565] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[565] == STUB_FUNCTIONAL && functional_cuVDPAUCtxCreate_v2 != NULL)
        return functional_cuVDPAUCtxCreate_v2(pCtx, flags, device, vdpDevice, vdpGetProcAddress);
    stub_call *recorded = stub_begin(565);
    stub_argument(recorded, &pCtx, sizeof pCtx);
    stub_argument(recorded, &flags, sizeof flags);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &vdpDevice, sizeof vdpDevice);
    stub_argument(recorded, &vdpGetProcAddress, sizeof vdpGetProcAddress);
    stub_output(recorded, 0, (void *)pCtx, sizeof(CUcontext));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuVDPAUGetDevice(CUdevice *pDevice, VdpDevice vdpDevice,
    int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))
{
    if (STUB_LIKELY(stub_modes[566] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[566] == STUB_FUNCTIONAL && functional_cuVDPAUGetDevice != NULL)
        return functional_cuVDPAUGetDevice(pDevice, vdpDevice, vdpGetProcAddress);
    stub_call *recorded = stub_begin(566);
    stub_argument(recorded, &pDevice, sizeof pDevice);
    stub_argument(recorded, &vdpDevice, sizeof vdpDevice);
    stub_argument(recorded, &vdpGetProcAddress, sizeof vdpGetProcAddress);
    stub_output(recorded, 0, (void *)pDevice, sizeof(CUdevice));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuWaitExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray,
    const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray, unsigned int numExtSems,
    CUstream stream)
{
    if (STUB_LIKELY(stub_modes[567] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[567] == STUB_FUNCTIONAL && functional_cuWaitExternalSemaphoresAsync != NULL)
        return functional_cuWaitExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems,
            stream);
    stub_call *recorded = stub_begin(567);
    stub_argument(recorded, &extSemArray, sizeof extSemArray);
    stub_argument(recorded, &paramsArray, sizeof paramsArray);
    stub_argument(recorded, &numExtSems, sizeof numExtSems);
    stub_argument(recorded, &stream, sizeof stream);
    stub_input(recorded, 0, extSemArray,
        stub_items((size_t)numExtSems) * sizeof(CUexternalSemaphore));
    stub_input(recorded, 1, paramsArray,
        stub_items((size_t)numExtSems) * sizeof(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuWaitExternalSemaphoresAsync_ptsz(const CUexternalSemaphore *extSemArray,
    const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray, unsigned int numExtSems,
    CUstream stream)
{
    if (STUB_LIKELY(stub_modes[568] == STUB_FREE))
        return CUDA_SUCCESS;
    if (stub_modes[568] == STUB_FUNCTIONAL && functional_cuWaitExternalSemaphoresAsync != NULL)
        return functional_cuWaitExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems,
            stream);
    stub_call *recorded = stub_begin(568);
    stub_argument(recorded, &extSemArray, sizeof extSemArray);
    stub_argument(recorded, &paramsArray, sizeof paramsArray);
    stub_argument(recorded, &numExtSems, sizeof numExtSems);
    stub_argument(recorded, &stream, sizeof stream);
    stub_input(recorded, 0, extSemArray,
        stub_items((size_t)numExtSems) * sizeof(CUexternalSemaphore));
    stub_input(recorded, 1, paramsArray,
        stub_items((size_t)numExtSems) * sizeof(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS));
    return (CUresult)stub_finish(recorded);
}

static const stub_param params_cuGetErrorString[] = {
    {"error", "CUresult", sizeof(CUresult), false},
    {"pStr", "const char **", sizeof(const char **), true},
};
static const stub_param params_cuGetErrorName[] = {
    {"error", "CUresult", sizeof(CUresult), false},
    {"pStr", "const char **", sizeof(const char **), true},
};
static const stub_param params_cuInit[] = {
    {"Flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuDriverGetVersion[] = {
    {"driverVersion", "int *", sizeof(int *), true},
};
static const stub_param params_cuDeviceGet[] = {
    {"device", "CUdevice *", sizeof(CUdevice *), true},
    {"ordinal", "int", sizeof(int), false},
};
static const stub_param params_cuDeviceGetCount[] = {
    {"count", "int *", sizeof(int *), true},
};
static const stub_param params_cuDeviceGetName[] = {
    {"name", "char *", sizeof(char *), true},
    {"len", "int", sizeof(int), false},
    {"dev", "CUdevice", sizeof(CUdevice), false},
};
static const stub_param params_cuDeviceGetUuid[] = {
    {"uuid", "CUuuid *", sizeof(CUuuid *), true},
    {"dev", "CUdevice", sizeof(CUdevice), false},
};
static const stub_param params_cuDeviceGetUuid_v2[] = {
    {"uuid", "CUuuid *", sizeof(CUuuid *), true},
    {"dev", "CUdevice", sizeof(CUdevice), false},
};
static const stub_param params_cuDeviceGetLuid[] = {
    {"luid", "char *", sizeof(char *), true},
    {"deviceNodeMask", "unsigned int *", sizeof(unsigned int *), true},
    {"dev", "CUdevice", sizeof(CUdevice), false},
};
static const stub_param params_cuDeviceTotalMem_v2[] = {
    {"bytes", "size_t *", sizeof(size_t *), true},
    {"dev", "CUdevice", sizeof(CUdevice), false},
};
static const stub_param params_cuDeviceGetTexture1DLinearMaxWidth[] = {
    {"maxWidthInElements", "size_t *", sizeof(size_t *), true},
    {"format", "CUarray_format", sizeof(CUarray_format), false},
    {"numChannels", "unsigned int", sizeof(unsigned int), false},
    {"dev", "CUdevice", sizeof(CUdevice), false},
};
static const stub_param params_cuDeviceGetAttribute[] = {
    {"pi", "int *", sizeof(int *), true},
    {"attrib", "CUdevice_attribute", sizeof(CUdevice_attribute), false},
    {"dev", "CUdevice", sizeof(CUdevice), false},
};
static const stub_param params_cuDeviceGetNvSciSyncAttributes[] = {
    {"nvSciSyncAttrList", "void *", sizeof(void *), false},
    {"dev", "CUdevice", sizeof(CUdevice), false},
    {"flags", "int", sizeof(int), false},
};
static const stub_param params_cuDeviceSetMemPool[] = {
    {"dev", "CUdevice", sizeof(CUdevice), false},
    {"pool", "CUmemoryPool", sizeof(CUmemoryPool), false},
};
static const stub_param params_cuDeviceGetMemPool[] = {
    {"pool", "CUmemoryPool *", sizeof(CUmemoryPool *), true},
    {"dev", "CUdevice", sizeof(CUdevice), false},
};
static const stub_param params_cuDeviceGetDefaultMemPool[] = {
    {"pool_out", "CUmemoryPool *", sizeof(CUmemoryPool *), true},
    {"dev", "CUdevice", sizeof(CUdevice), false},
};
static const stub_param params_cuDeviceGetExecAffinitySupport[] = {
    {"pi", "int *", sizeof(int *), true},
    {"type", "CUexecAffinityType", sizeof(CUexecAffinityType), false},
    {"dev", "CUdevice", sizeof(CUdevice), false},
};
static const stub_param params_cuFlushGPUDirectRDMAWrites[] = {
    {"target", "CUflushGPUDirectRDMAWritesTarget", sizeof(CUflushGPUDirectRDMAWritesTarget), false},
    {"scope", "CUflushGPUDirectRDMAWritesScope", sizeof(CUflushGPUDirectRDMAWritesScope), false},
};
static const stub_param params_cuDeviceGetProperties[] = {
    {"prop", "CUdevprop *", sizeof(CUdevprop *), true},
    {"dev", "CUdevice", sizeof(CUdevice), false},
};
static const stub_param params_cuDeviceComputeCapability[] = {
    {"major", "int *", sizeof(int *), true},
    {"minor", "int *", sizeof(int *), true},
    {"dev", "CUdevice", sizeof(CUdevice), false},
};
static const stub_param params_cuDevicePrimaryCtxRetain[] = {
    {"pctx", "CUcontext *", sizeof(CUcontext *), true},
    {"dev", "CUdevice", sizeof(CUdevice), false},
};
static const stub_param params_cuDevicePrimaryCtxRelease_v2[] = {
    {"dev", "CUdevice", sizeof(CUdevice), false},
};
static const stub_param params_cuDevicePrimaryCtxSetFlags_v2[] = {
    {"dev", "CUdevice", sizeof(CUdevice), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuDevicePrimaryCtxGetState[] = {
    {"dev", "CUdevice", sizeof(CUdevice), false},
    {"flags", "unsigned int *", sizeof(unsigned int *), true},
    {"active", "int *", sizeof(int *), true},
};
static const stub_param params_cuDevicePrimaryCtxReset_v2[] = {
    {"dev", "CUdevice", sizeof(CUdevice), false},
};
static const stub_param params_cuCtxCreate_v2[] = {
    {"pctx", "CUcontext *", sizeof(CUcontext *), true},
    {"flags", "unsigned int", sizeof(unsigned int), false},
    {"dev", "CUdevice", sizeof(CUdevice), false},
};
static const stub_param params_cuCtxCreate_v3[] = {
    {"pctx", "CUcontext *", sizeof(CUcontext *), true},
    {"paramsArray", "CUexecAffinityParam *", sizeof(CUexecAffinityParam *), false},
    {"numParams", "int", sizeof(int), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
    {"dev", "CUdevice", sizeof(CUdevice), false},
};
static const stub_param params_cuCtxCreate_v4[] = {
    {"pctx", "CUcontext *", sizeof(CUcontext *), true},
    {"ctxCreateParams", "CUctxCreateParams *", sizeof(CUctxCreateParams *), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
    {"dev", "CUdevice", sizeof(CUdevice), false},
};
static const stub_param params_cuCtxDestroy_v2[] = {
    {"ctx", "CUcontext", sizeof(CUcontext), false},
};
static const stub_param params_cuCtxPushCurrent_v2[] = {
    {"ctx", "CUcontext", sizeof(CUcontext), false},
};
static const stub_param params_cuCtxPopCurrent_v2[] = {
    {"pctx", "CUcontext *", sizeof(CUcontext *), true},
};
static const stub_param params_cuCtxSetCurrent[] = {
    {"ctx", "CUcontext", sizeof(CUcontext), false},
};
static const stub_param params_cuCtxGetCurrent[] = {
    {"pctx", "CUcontext *", sizeof(CUcontext *), true},
};
static const stub_param params_cuCtxGetDevice[] = {
    {"device", "CUdevice *", sizeof(CUdevice *), true},
};
static const stub_param params_cuCtxGetFlags[] = {
    {"flags", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_cuCtxSetFlags[] = {
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuCtxGetId[] = {
    {"ctx", "CUcontext", sizeof(CUcontext), false},
    {"ctxId", "unsigned long long *", sizeof(unsigned long long *), true},
};
static const stub_param params_cuCtxSetLimit[] = {
    {"limit", "CUlimit", sizeof(CUlimit), false},
    {"value", "size_t", sizeof(size_t), false},
};
static const stub_param params_cuCtxGetLimit[] = {
    {"pvalue", "size_t *", sizeof(size_t *), true},
    {"limit", "CUlimit", sizeof(CUlimit), false},
};
static const stub_param params_cuCtxGetCacheConfig[] = {
    {"pconfig", "CUfunc_cache *", sizeof(CUfunc_cache *), true},
};
static const stub_param params_cuCtxSetCacheConfig[] = {
    {"config", "CUfunc_cache", sizeof(CUfunc_cache), false},
};
static const stub_param params_cuCtxGetApiVersion[] = {
    {"ctx", "CUcontext", sizeof(CUcontext), false},
    {"version", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_cuCtxGetStreamPriorityRange[] = {
    {"leastPriority", "int *", sizeof(int *), true},
    {"greatestPriority", "int *", sizeof(int *), true},
};
static const stub_param params_cuCtxGetExecAffinity[] = {
    {"pExecAffinity", "CUexecAffinityParam *", sizeof(CUexecAffinityParam *), true},
    {"type", "CUexecAffinityType", sizeof(CUexecAffinityType), false},
};
static const stub_param params_cuCtxRecordEvent[] = {
    {"hCtx", "CUcontext", sizeof(CUcontext), false},
    {"hEvent", "CUevent", sizeof(CUevent), false},
};
static const stub_param params_cuCtxWaitEvent[] = {
    {"hCtx", "CUcontext", sizeof(CUcontext), false},
    {"hEvent", "CUevent", sizeof(CUevent), false},
};
static const stub_param params_cuCtxAttach[] = {
    {"pctx", "CUcontext *", sizeof(CUcontext *), true},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuCtxDetach[] = {
    {"ctx", "CUcontext", sizeof(CUcontext), false},
};
static const stub_param params_cuCtxGetSharedMemConfig[] = {
    {"pConfig", "CUsharedconfig *", sizeof(CUsharedconfig *), true},
};
static const stub_param params_cuCtxSetSharedMemConfig[] = {
    {"config", "CUsharedconfig", sizeof(CUsharedconfig), false},
};
static const stub_param params_cuModuleLoad[] = {
    {"module", "CUmodule *", sizeof(CUmodule *), true},
    {"fname", "const char *", sizeof(const char *), false},
};
static const stub_param params_cuModuleLoadData[] = {
    {"module", "CUmodule *", sizeof(CUmodule *), true},
    {"image", "const void *", sizeof(const void *), false},
};
static const stub_param params_cuModuleLoadDataEx[] = {
    {"module", "CUmodule *", sizeof(CUmodule *), true},
    {"image", "const void *", sizeof(const void *), false},
    {"numOptions", "unsigned int", sizeof(unsigned int), false},
    {"options", "CUjit_option *", sizeof(CUjit_option *), false},
    {"optionValues", "void **", sizeof(void **), false},
};
static const stub_param params_cuModuleLoadFatBinary[] = {
    {"module", "CUmodule *", sizeof(CUmodule *), true},
    {"fatCubin", "const void *", sizeof(const void *), false},
};
static const stub_param params_cuModuleUnload[] = {
    {"hmod", "CUmodule", sizeof(CUmodule), false},
};
static const stub_param params_cuModuleGetLoadingMode[] = {
    {"mode", "CUmoduleLoadingMode *", sizeof(CUmoduleLoadingMode *), true},
};
static const stub_param params_cuModuleGetFunction[] = {
    {"hfunc", "CUfunction *", sizeof(CUfunction *), true},
    {"hmod", "CUmodule", sizeof(CUmodule), false},
    {"name", "const char *", sizeof(const char *), false},
};
static const stub_param params_cuModuleGetFunctionCount[] = {
    {"count", "unsigned int *", sizeof(unsigned int *), true},
    {"mod", "CUmodule", sizeof(CUmodule), false},
};
static const stub_param params_cuModuleEnumerateFunctions[] = {
    {"functions", "CUfunction *", sizeof(CUfunction *), true},
    {"numFunctions", "unsigned int", sizeof(unsigned int), false},
    {"mod", "CUmodule", sizeof(CUmodule), false},
};
static const stub_param params_cuModuleGetGlobal_v2[] = {
    {"dptr", "CUdeviceptr *", sizeof(CUdeviceptr *), true},
    {"bytes", "size_t *", sizeof(size_t *), true},
    {"hmod", "CUmodule", sizeof(CUmodule), false},
    {"name", "const char *", sizeof(const char *), false},
};
static const stub_param params_cuLinkCreate_v2[] = {
    {"numOptions", "unsigned int", sizeof(unsigned int), false},
    {"options", "CUjit_option *", sizeof(CUjit_option *), false},
    {"optionValues", "void **", sizeof(void **), false},
    {"stateOut", "CUlinkState *", sizeof(CUlinkState *), true},
};
static const stub_param params_cuLinkAddData_v2[] = {
    {"state", "CUlinkState", sizeof(CUlinkState), false},
    {"type", "CUjitInputType", sizeof(CUjitInputType), false},
    {"data", "void *", sizeof(void *), false},
    {"size", "size_t", sizeof(size_t), false},
    {"name", "const char *", sizeof(const char *), false},
    {"numOptions", "unsigned int", sizeof(unsigned int), false},
    {"options", "CUjit_option *", sizeof(CUjit_option *), false},
    {"optionValues", "void **", sizeof(void **), false},
};
static const stub_param params_cuLinkAddFile_v2[] = {
    {"state", "CUlinkState", sizeof(CUlinkState), false},
    {"type", "CUjitInputType", sizeof(CUjitInputType), false},
    {"path", "const char *", sizeof(const char *), false},
    {"numOptions", "unsigned int", sizeof(unsigned int), false},
    {"options", "CUjit_option *", sizeof(CUjit_option *), false},
    {"optionValues", "void **", sizeof(void **), false},
};
static const stub_param params_cuLinkComplete[] = {
    {"state", "CUlinkState", sizeof(CUlinkState), false},
    {"cubinOut", "void **", sizeof(void **), true},
    {"sizeOut", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cuLinkDestroy[] = {
    {"state", "CUlinkState", sizeof(CUlinkState), false},
};
static const stub_param params_cuModuleGetTexRef[] = {
    {"pTexRef", "CUtexref *", sizeof(CUtexref *), true},
    {"hmod", "CUmodule", sizeof(CUmodule), false},
    {"name", "const char *", sizeof(const char *), false},
};
static const stub_param params_cuModuleGetSurfRef[] = {
    {"pSurfRef", "CUsurfref *", sizeof(CUsurfref *), true},
    {"hmod", "CUmodule", sizeof(CUmodule), false},
    {"name", "const char *", sizeof(const char *), false},
};
static const stub_param params_cuLibraryLoadData[] = {
    {"library", "CUlibrary *", sizeof(CUlibrary *), true},
    {"code", "const void *", sizeof(const void *), false},
    {"jitOptions", "CUjit_option *", sizeof(CUjit_option *), false},
    {"jitOptionsValues", "void **", sizeof(void **), false},
    {"numJitOptions", "unsigned int", sizeof(unsigned int), false},
    {"libraryOptions", "CUlibraryOption *", sizeof(CUlibraryOption *), false},
    {"libraryOptionValues", "void **", sizeof(void **), false},
    {"numLibraryOptions", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuLibraryLoadFromFile[] = {
    {"library", "CUlibrary *", sizeof(CUlibrary *), true},
    {"fileName", "const char *", sizeof(const char *), false},
    {"jitOptions", "CUjit_option *", sizeof(CUjit_option *), false},
    {"jitOptionsValues", "void **", sizeof(void **), false},
    {"numJitOptions", "unsigned int", sizeof(unsigned int), false},
    {"libraryOptions", "CUlibraryOption *", sizeof(CUlibraryOption *), false},
    {"libraryOptionValues", "void **", sizeof(void **), false},
    {"numLibraryOptions", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuLibraryUnload[] = {
    {"library", "CUlibrary", sizeof(CUlibrary), false},
};
static const stub_param params_cuLibraryGetKernel[] = {
    {"pKernel", "CUkernel *", sizeof(CUkernel *), true},
    {"library", "CUlibrary", sizeof(CUlibrary), false},
    {"name", "const char *", sizeof(const char *), false},
};
static const stub_param params_cuLibraryGetKernelCount[] = {
    {"count", "unsigned int *", sizeof(unsigned int *), true},
    {"lib", "CUlibrary", sizeof(CUlibrary), false},
};
static const stub_param params_cuLibraryEnumerateKernels[] = {
    {"kernels", "CUkernel *", sizeof(CUkernel *), true},
    {"numKernels", "unsigned int", sizeof(unsigned int), false},
    {"lib", "CUlibrary", sizeof(CUlibrary), false},
};
static const stub_param params_cuLibraryGetModule[] = {
    {"pMod", "CUmodule *", sizeof(CUmodule *), true},
    {"library", "CUlibrary", sizeof(CUlibrary), false},
};
static const stub_param params_cuKernelGetFunction[] = {
    {"pFunc", "CUfunction *", sizeof(CUfunction *), true},
    {"kernel", "CUkernel", sizeof(CUkernel), false},
};
static const stub_param params_cuKernelGetLibrary[] = {
    {"pLib", "CUlibrary *", sizeof(CUlibrary *), true},
    {"kernel", "CUkernel", sizeof(CUkernel), false},
};
static const stub_param params_cuLibraryGetGlobal[] = {
    {"dptr", "CUdeviceptr *", sizeof(CUdeviceptr *), true},
    {"bytes", "size_t *", sizeof(size_t *), true},
    {"library", "CUlibrary", sizeof(CUlibrary), false},
    {"name", "const char *", sizeof(const char *), false},
};
static const stub_param params_cuLibraryGetManaged[] = {
    {"dptr", "CUdeviceptr *", sizeof(CUdeviceptr *), true},
    {"bytes", "size_t *", sizeof(size_t *), true},
    {"library", "CUlibrary", sizeof(CUlibrary), false},
    {"name", "const char *", sizeof(const char *), false},
};
static const stub_param params_cuLibraryGetUnifiedFunction[] = {
    {"fptr", "void **", sizeof(void **), true},
    {"library", "CUlibrary", sizeof(CUlibrary), false},
    {"symbol", "const char *", sizeof(const char *), false},
};
static const stub_param params_cuKernelGetAttribute[] = {
    {"pi", "int *", sizeof(int *), true},
    {"attrib", "CUfunction_attribute", sizeof(CUfunction_attribute), false},
    {"kernel", "CUkernel", sizeof(CUkernel), false},
    {"dev", "CUdevice", sizeof(CUdevice), false},
};
static const stub_param params_cuKernelSetAttribute[] = {
    {"attrib", "CUfunction_attribute", sizeof(CUfunction_attribute), false},
    {"val", "int", sizeof(int), false},
    {"kernel", "CUkernel", sizeof(CUkernel), false},
    {"dev", "CUdevice", sizeof(CUdevice), false},
};
static const stub_param params_cuKernelSetCacheConfig[] = {
    {"kernel", "CUkernel", sizeof(CUkernel), false},
    {"config", "CUfunc_cache", sizeof(CUfunc_cache), false},
    {"dev", "CUdevice", sizeof(CUdevice), false},
};
static const stub_param params_cuKernelGetName[] = {
    {"name", "const char **", sizeof(const char **), true},
    {"hfunc", "CUkernel", sizeof(CUkernel), false},
};
static const stub_param params_cuKernelGetParamInfo[] = {
    {"kernel", "CUkernel", sizeof(CUkernel), false},
    {"paramIndex", "size_t", sizeof(size_t), false},
    {"paramOffset", "size_t *", sizeof(size_t *), true},
    {"paramSize", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cuMemGetInfo_v2[] = {
    {"free", "size_t *", sizeof(size_t *), true},
    {"total", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cuMemAlloc_v2[] = {
    {"dptr", "CUdeviceptr *", sizeof(CUdeviceptr *), true},
    {"bytesize", "size_t", sizeof(size_t), false},
};
static const stub_param params_cuMemAllocPitch_v2[] = {
    {"dptr", "CUdeviceptr *", sizeof(CUdeviceptr *), true},
    {"pPitch", "size_t *", sizeof(size_t *), true},
    {"WidthInBytes", "size_t", sizeof(size_t), false},
    {"Height", "size_t", sizeof(size_t), false},
    {"ElementSizeBytes", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuMemFree_v2[] = {
    {"dptr", "CUdeviceptr", sizeof(CUdeviceptr), false},
};
static const stub_param params_cuMemGetAddressRange_v2[] = {
    {"pbase", "CUdeviceptr *", sizeof(CUdeviceptr *), true},
    {"psize", "size_t *", sizeof(size_t *), true},
    {"dptr", "CUdeviceptr", sizeof(CUdeviceptr), false},
};
static const stub_param params_cuMemAllocHost_v2[] = {
    {"pp", "void **", sizeof(void **), true},
    {"bytesize", "size_t", sizeof(size_t), false},
};
static const stub_param params_cuMemFreeHost[] = {
    {"p", "void *", sizeof(void *), false},
};
static const stub_param params_cuMemHostAlloc[] = {
    {"pp", "void **", sizeof(void **), true},
    {"bytesize", "size_t", sizeof(size_t), false},
    {"Flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuMemHostGetDevicePointer_v2[] = {
    {"pdptr", "CUdeviceptr *", sizeof(CUdeviceptr *), true},
    {"p", "void *", sizeof(void *), false},
    {"Flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuMemHostGetFlags[] = {
    {"pFlags", "unsigned int *", sizeof(unsigned int *), true},
    {"p", "void *", sizeof(void *), false},
};
static const stub_param params_cuMemAllocManaged[] = {
    {"dptr", "CUdeviceptr *", sizeof(CUdeviceptr *), true},
    {"bytesize", "size_t", sizeof(size_t), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuDeviceRegisterAsyncNotification[] = {
    {"device", "CUdevice", sizeof(CUdevice), false},
    {"callbackFunc", "CUasyncCallback", sizeof(CUasyncCallback), false},
    {"userData", "void *", sizeof(void *), false},
    {"callback", "CUasyncCallbackHandle *", sizeof(CUasyncCallbackHandle *), true},
};
static const stub_param params_cuDeviceUnregisterAsyncNotification[] = {
    {"device", "CUdevice", sizeof(CUdevice), false},
    {"callback", "CUasyncCallbackHandle", sizeof(CUasyncCallbackHandle), false},
};
static const stub_param params_cuDeviceGetByPCIBusId[] = {
    {"dev", "CUdevice *", sizeof(CUdevice *), true},
    {"pciBusId", "const char *", sizeof(const char *), false},
};
static const stub_param params_cuDeviceGetPCIBusId[] = {
    {"pciBusId", "char *", sizeof(char *), true},
    {"len", "int", sizeof(int), false},
    {"dev", "CUdevice", sizeof(CUdevice), false},
};
static const stub_param params_cuIpcGetEventHandle[] = {
    {"pHandle", "CUipcEventHandle *", sizeof(CUipcEventHandle *), true},
    {"event", "CUevent", sizeof(CUevent), false},
};
static const stub_param params_cuIpcOpenEventHandle[] = {
    {"phEvent", "CUevent *", sizeof(CUevent *), true},
    {"handle", "CUipcEventHandle", sizeof(CUipcEventHandle), false},
};
static const stub_param params_cuIpcGetMemHandle[] = {
    {"pHandle", "CUipcMemHandle *", sizeof(CUipcMemHandle *), true},
    {"dptr", "CUdeviceptr", sizeof(CUdeviceptr), false},
};
static const stub_param params_cuIpcOpenMemHandle_v2[] = {
    {"pdptr", "CUdeviceptr *", sizeof(CUdeviceptr *), true},
    {"handle", "CUipcMemHandle", sizeof(CUipcMemHandle), false},
    {"Flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuIpcCloseMemHandle[] = {
    {"dptr", "CUdeviceptr", sizeof(CUdeviceptr), false},
};
static const stub_param params_cuMemHostRegister_v2[] = {
    {"p", "void *", sizeof(void *), false},
    {"bytesize", "size_t", sizeof(size_t), false},
    {"Flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuMemHostUnregister[] = {
    {"p", "void *", sizeof(void *), false},
};
static const stub_param params_cuMemcpy[] = {
    {"dst", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"src", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"ByteCount", "size_t", sizeof(size_t), false},
};
static const stub_param params_cuMemcpyPeer[] = {
    {"dstDevice", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"dstContext", "CUcontext", sizeof(CUcontext), false},
    {"srcDevice", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"srcContext", "CUcontext", sizeof(CUcontext), false},
    {"ByteCount", "size_t", sizeof(size_t), false},
};
static const stub_param params_cuMemcpyHtoD_v2[] = {
    {"dstDevice", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"srcHost", "const void *", sizeof(const void *), false},
    {"ByteCount", "size_t", sizeof(size_t), false},
};
static const stub_param params_cuMemcpyDtoH_v2[] = {
    {"dstHost", "void *", sizeof(void *), false},
    {"srcDevice", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"ByteCount", "size_t", sizeof(size_t), false},
};
static const stub_param params_cuMemcpyDtoD_v2[] = {
    {"dstDevice", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"srcDevice", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"ByteCount", "size_t", sizeof(size_t), false},
};
static const stub_param params_cuMemcpyDtoA_v2[] = {
    {"dstArray", "CUarray", sizeof(CUarray), false},
    {"dstOffset", "size_t", sizeof(size_t), false},
    {"srcDevice", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"ByteCount", "size_t", sizeof(size_t), false},
};
static const stub_param params_cuMemcpyAtoD_v2[] = {
    {"dstDevice", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"srcArray", "CUarray", sizeof(CUarray), false},
    {"srcOffset", "size_t", sizeof(size_t), false},
    {"ByteCount", "size_t", sizeof(size_t), false},
};
static const stub_param params_cuMemcpyHtoA_v2[] = {
    {"dstArray", "CUarray", sizeof(CUarray), false},
    {"dstOffset", "size_t", sizeof(size_t), false},
    {"srcHost", "const void *", sizeof(const void *), false},
    {"ByteCount", "size_t", sizeof(size_t), false},
};
static const stub_param params_cuMemcpyAtoH_v2[] = {
    {"dstHost", "void *", sizeof(void *), false},
    {"srcArray", "CUarray", sizeof(CUarray), false},
    {"srcOffset", "size_t", sizeof(size_t), false},
    {"ByteCount", "size_t", sizeof(size_t), false},
};
static const stub_param params_cuMemcpyAtoA_v2[] = {
    {"dstArray", "CUarray", sizeof(CUarray), false},
    {"dstOffset", "size_t", sizeof(size_t), false},
    {"srcArray", "CUarray", sizeof(CUarray), false},
    {"srcOffset", "size_t", sizeof(size_t), false},
    {"ByteCount", "size_t", sizeof(size_t), false},
};
static const stub_param params_cuMemcpy2D_v2[] = {
    {"pCopy", "const CUDA_MEMCPY2D *", sizeof(const CUDA_MEMCPY2D *), false},
};
static const stub_param params_cuMemcpy2DUnaligned_v2[] = {
    {"pCopy", "const CUDA_MEMCPY2D *", sizeof(const CUDA_MEMCPY2D *), false},
};
static const stub_param params_cuMemcpy3D_v2[] = {
    {"pCopy", "const CUDA_MEMCPY3D *", sizeof(const CUDA_MEMCPY3D *), false},
};
static const stub_param params_cuMemcpy3DPeer[] = {
    {"pCopy", "const CUDA_MEMCPY3D_PEER *", sizeof(const CUDA_MEMCPY3D_PEER *), false},
};
static const stub_param params_cuMemcpyAsync[] = {
    {"dst", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"src", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"ByteCount", "size_t", sizeof(size_t), false},
    {"hStream", "CUstream", sizeof(CUstream), false},
};
static const stub_param params_cuMemcpyPeerAsync[] = {
    {"dstDevice", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"dstContext", "CUcontext", sizeof(CUcontext), false},
    {"srcDevice", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"srcContext", "CUcontext", sizeof(CUcontext), false},
    {"ByteCount", "size_t", sizeof(size_t), false},
    {"hStream", "CUstream", sizeof(CUstream), false},
};
static const stub_param params_cuMemcpyHtoDAsync_v2[] = {
    {"dstDevice", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"srcHost", "const void *", sizeof(const void *), false},
    {"ByteCount", "size_t", sizeof(size_t), false},
    {"hStream", "CUstream", sizeof(CUstream), false},
};
static const stub_param params_cuMemcpyDtoHAsync_v2[] = {
    {"dstHost", "void *", sizeof(void *), false},
    {"srcDevice", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"ByteCount", "size_t", sizeof(size_t), false},
    {"hStream", "CUstream", sizeof(CUstream), false},
};
static const stub_param params_cuMemcpyDtoDAsync_v2[] = {
    {"dstDevice", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"srcDevice", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"ByteCount", "size_t", sizeof(size_t), false},
    {"hStream", "CUstream", sizeof(CUstream), false},
};
static const stub_param params_cuMemcpyHtoAAsync_v2[] = {
    {"dstArray", "CUarray", sizeof(CUarray), false},
    {"dstOffset", "size_t", sizeof(size_t), false},
    {"srcHost", "const void *", sizeof(const void *), false},
    {"ByteCount", "size_t", sizeof(size_t), false},
    {"hStream", "CUstream", sizeof(CUstream), false},
};
static const stub_param params_cuMemcpyAtoHAsync_v2[] = {
    {"dstHost", "void *", sizeof(void *), false},
    {"srcArray", "CUarray", sizeof(CUarray), false},
    {"srcOffset", "size_t", sizeof(size_t), false},
    {"ByteCount", "size_t", sizeof(size_t), false},
    {"hStream", "CUstream", sizeof(CUstream), false},
};
static const stub_param params_cuMemcpy2DAsync_v2[] = {
    {"pCopy", "const CUDA_MEMCPY2D *", sizeof(const CUDA_MEMCPY2D *), false},
    {"hStream", "CUstream", sizeof(CUstream), false},
};
static const stub_param params_cuMemcpy3DAsync_v2[] = {
    {"pCopy", "const CUDA_MEMCPY3D *", sizeof(const CUDA_MEMCPY3D *), false},
    {"hStream", "CUstream", sizeof(CUstream), false},
};
static const stub_param params_cuMemcpy3DPeerAsync[] = {
    {"pCopy", "const CUDA_MEMCPY3D_PEER *", sizeof(const CUDA_MEMCPY3D_PEER *), false},
    {"hStream", "CUstream", sizeof(CUstream), false},
};
static const stub_param params_cuMemcpyBatchAsync[] = {
    {"dsts", "CUdeviceptr *", sizeof(CUdeviceptr *), false},
    {"srcs", "CUdeviceptr *", sizeof(CUdeviceptr *), false},
    {"sizes", "size_t *", sizeof(size_t *), false},
    {"count", "size_t", sizeof(size_t), false},
    {"attrs", "CUmemcpyAttributes *", sizeof(CUmemcpyAttributes *), false},
    {"attrsIdxs", "size_t *", sizeof(size_t *), false},
    {"numAttrs", "size_t", sizeof(size_t), false},
    {"failIdx", "size_t *", sizeof(size_t *), true},
    {"hStream", "CUstream", sizeof(CUstream), false},
};
static const stub_param params_cuMemcpy3DBatchAsync[] = {
    {"numOps", "size_t", sizeof(size_t), false},
    {"opList", "CUDA_MEMCPY3D_BATCH_OP *", sizeof(CUDA_MEMCPY3D_BATCH_OP *), false},
    {"failIdx", "size_t *", sizeof(size_t *), true},
    {"flags", "unsigned long long", sizeof(unsigned long long), false},
    {"hStream", "CUstream", sizeof(CUstream), false},
};
static const stub_param params_cuMemsetD8_v2[] = {
    {"dstDevice", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"uc", "unsigned char", sizeof(unsigned char), false},
    {"N", "size_t", sizeof(size_t), false},
};
static const stub_param params_cuMemsetD16_v2[] = {
    {"dstDevice", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"us", "unsigned short", sizeof(unsigned short), false},
    {"N", "size_t", sizeof(size_t), false},
};
static const stub_param params_cuMemsetD32_v2[] = {
    {"dstDevice", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"ui", "unsigned int", sizeof(unsigned int), false},
    {"N", "size_t", sizeof(size_t), false},
};
static const stub_param params_cuMemsetD2D8_v2[] = {
    {"dstDevice", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"dstPitch", "size_t", sizeof(size_t), false},
    {"uc", "unsigned char", sizeof(unsigned char), false},
    {"Width", "size_t", sizeof(size_t), false},
    {"Height", "size_t", sizeof(size_t), false},
};
static const stub_param params_cuMemsetD2D16_v2[] = {
    {"dstDevice", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"dstPitch", "size_t", sizeof(size_t), false},
    {"us", "unsigned short", sizeof(unsigned short), false},
    {"Width", "size_t", sizeof(size_t), false},
    {"Height", "size_t", sizeof(size_t), false},
};
static const stub_param params_cuMemsetD2D32_v2[] = {
    {"dstDevice", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"dstPitch", "size_t", sizeof(size_t), false},
    {"ui", "unsigned int", sizeof(unsigned int), false},
    {"Width", "size_t", sizeof(size_t), false},
    {"Height", "size_t", sizeof(size_t), false},
};
static const stub_param params_cuMemsetD8Async[] = {
    {"dstDevice", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"uc", "unsigned char", sizeof(unsigned char), false},
    {"N", "size_t", sizeof(size_t), false},
    {"hStream", "CUstream", sizeof(CUstream), false},
};
static const stub_param params_cuMemsetD16Async[] = {
    {"dstDevice", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"us", "unsigned short", sizeof(unsigned short), false},
    {"N", "size_t", sizeof(size_t), false},
    {"hStream", "CUstream", sizeof(CUstream), false},
};
static const stub_param params_cuMemsetD32Async[] = {
    {"dstDevice", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"ui", "unsigned int", sizeof(unsigned int), false},
    {"N", "size_t", sizeof(size_t), false},
    {"hStream", "CUstream", sizeof(CUstream), false},
};
static const stub_param params_cuMemsetD2D8Async[] = {
    {"dstDevice", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"dstPitch", "size_t", sizeof(size_t), false},
    {"uc", "unsigned char", sizeof(unsigned char), false},
    {"Width", "size_t", sizeof(size_t), false},
    {"Height", "size_t", sizeof(size_t), false},
    {"hStream", "CUstream", sizeof(CUstream), false},
};
static const stub_param params_cuMemsetD2D16Async[] = {
    {"dstDevice", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"dstPitch", "size_t", sizeof(size_t), false},
    {"us", "unsigned short", sizeof(unsigned short), false},
    {"Width", "size_t", sizeof(size_t), false},
    {"Height", "size_t", sizeof(size_t), false},
    {"hStream", "CUstream", sizeof(CUstream), false},
};
static const stub_param params_cuMemsetD2D32Async[] = {
    {"dstDevice", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"dstPitch", "size_t", sizeof(size_t), false},
    {"ui", "unsigned int", sizeof(unsigned int), false},
    {"Width", "size_t", sizeof(size_t), false},
    {"Height", "size_t", sizeof(size_t), false},
    {"hStream", "CUstream", sizeof(CUstream), false},
};
static const stub_param params_cuArrayCreate_v2[] = {
    {"pHandle", "CUarray *", sizeof(CUarray *), true},
    {"pAllocateArray", "const CUDA_ARRAY_DESCRIPTOR *", sizeof(const CUDA_ARRAY_DESCRIPTOR *),
        false},
};
static const stub_param params_cuArrayGetDescriptor_v2[] = {
    {"pArrayDescriptor", "CUDA_ARRAY_DESCRIPTOR *", sizeof(CUDA_ARRAY_DESCRIPTOR *), true},
    {"hArray", "CUarray", sizeof(CUarray), false},
};
static const stub_param params_cuArrayGetSparseProperties[] = {
    {"sparseProperties", "CUDA_ARRAY_SPARSE_PROPERTIES *", sizeof(CUDA_ARRAY_SPARSE_PROPERTIES *),
        true},
    {"array", "CUarray", sizeof(CUarray), false},
};
static const stub_param params_cuMipmappedArrayGetSparseProperties[] = {
    {"sparseProperties", "CUDA_ARRAY_SPARSE_PROPERTIES *", sizeof(CUDA_ARRAY_SPARSE_PROPERTIES *),
        true},
    {"mipmap", "CUmipmappedArray", sizeof(CUmipmappedArray), false},
};
static const stub_param params_cuArrayGetMemoryRequirements[] = {
    {"memoryRequirements", "CUDA_ARRAY_MEMORY_REQUIREMENTS *",
        sizeof(CUDA_ARRAY_MEMORY_REQUIREMENTS *), true},
    {"array", "CUarray", sizeof(CUarray), false},
    {"device", "CUdevice", sizeof(CUdevice), false},
};
static const stub_param params_cuMipmappedArrayGetMemoryRequirements[] = {
    {"memoryRequirements", "CUDA_ARRAY_MEMORY_REQUIREMENTS *",
        sizeof(CUDA_ARRAY_MEMORY_REQUIREMENTS *), true},
    {"mipmap", "CUmipmappedArray", sizeof(CUmipmappedArray), false},
    {"device", "CUdevice", sizeof(CUdevice), false},
};
static const stub_param params_cuArrayGetPlane[] = {
    {"pPlaneArray", "CUarray *", sizeof(CUarray *), true},
    {"hArray", "CUarray", sizeof(CUarray), false},
    {"planeIdx", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuArrayDestroy[] = {
    {"hArray", "CUarray", sizeof(CUarray), false},
};
static const stub_param params_cuArray3DCreate_v2[] = {
    {"pHandle", "CUarray *", sizeof(CUarray *), true},
    {"pAllocateArray", "const CUDA_ARRAY3D_DESCRIPTOR *", sizeof(const CUDA_ARRAY3D_DESCRIPTOR *),
        false},
};
static const stub_param params_cuArray3DGetDescriptor_v2[] = {
    {"pArrayDescriptor", "CUDA_ARRAY3D_DESCRIPTOR *", sizeof(CUDA_ARRAY3D_DESCRIPTOR *), true},
    {"hArray", "CUarray", sizeof(CUarray), false},
};
static const stub_param params_cuMipmappedArrayCreate[] = {
    {"pHandle", "CUmipmappedArray *", sizeof(CUmipmappedArray *), true},
    {"pMipmappedArrayDesc", "const CUDA_ARRAY3D_DESCRIPTOR *",
        sizeof(const CUDA_ARRAY3D_DESCRIPTOR *), false},
    {"numMipmapLevels", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuMipmappedArrayGetLevel[] = {
    {"pLevelArray", "CUarray *", sizeof(CUarray *), true},
    {"hMipmappedArray", "CUmipmappedArray", sizeof(CUmipmappedArray), false},
    {"level", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuMipmappedArrayDestroy[] = {
    {"hMipmappedArray", "CUmipmappedArray", sizeof(CUmipmappedArray), false},
};
static const stub_param params_cuMemGetHandleForAddressRange[] = {
    {"handle", "void *", sizeof(void *), true},
    {"dptr", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"size", "size_t", sizeof(size_t), false},
    {"handleType", "CUmemRangeHandleType", sizeof(CUmemRangeHandleType), false},
    {"flags", "unsigned long long", sizeof(unsigned long long), false},
};
static const stub_param params_cuMemBatchDecompressAsync[] = {
    {"paramsArray", "CUmemDecompressParams *", sizeof(CUmemDecompressParams *), true},
    {"count", "size_t", sizeof(size_t), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
    {"errorIndex", "size_t *", sizeof(size_t *), true},
    {"stream", "CUstream", sizeof(CUstream), false},
};
static const stub_param params_cuMemAddressReserve[] = {
    {"ptr", "CUdeviceptr *", sizeof(CUdeviceptr *), true},
    {"size", "size_t", sizeof(size_t), false},
    {"alignment", "size_t", sizeof(size_t), false},
    {"addr", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"flags", "unsigned long long", sizeof(unsigned long long), false},
};
static const stub_param params_cuMemAddressFree[] = {
    {"ptr", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"size", "size_t", sizeof(size_t), false},
};
static const stub_param params_cuMemCreate[] = {
    {"handle", "CUmemGenericAllocationHandle *", sizeof(CUmemGenericAllocationHandle *), true},
    {"size", "size_t", sizeof(size_t), false},
    {"prop", "const CUmemAllocationProp *", sizeof(const CUmemAllocationProp *), false},
    {"flags", "unsigned long long", sizeof(unsigned long long), false},
};
static const stub_param params_cuMemRelease[] = {
    {"handle", "CUmemGenericAllocationHandle", sizeof(CUmemGenericAllocationHandle), false},
};
static const stub_param params_cuMemMap[] = {
    {"ptr", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"size", "size_t", sizeof(size_t), false},
    {"offset", "size_t", sizeof(size_t), false},
    {"handle", "CUmemGenericAllocationHandle", sizeof(CUmemGenericAllocationHandle), false},
    {"flags", "unsigned long long", sizeof(unsigned long long), false},
};
static const stub_param params_cuMemMapArrayAsync[] = {
    {"mapInfoList", "CUarrayMapInfo *", sizeof(CUarrayMapInfo *), false},
    {"count", "unsigned int", sizeof(unsigned int), false},
    {"hStream", "CUstream", sizeof(CUstream), false},
};
static const stub_param params_cuMemUnmap[] = {
    {"ptr", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"size", "size_t", sizeof(size_t), false},
};
static const stub_param params_cuMemSetAccess[] = {
    {"ptr", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"size", "size_t", sizeof(size_t), false},
    {"desc", "const CUmemAccessDesc *", sizeof(const CUmemAccessDesc *), false},
    {"count", "size_t", sizeof(size_t), false},
};
static const stub_param params_cuMemGetAccess[] = {
    {"flags", "unsigned long long *", sizeof(unsigned long long *), true},
    {"location", "const CUmemLocation *", sizeof(const CUmemLocation *), false},
    {"ptr", "CUdeviceptr", sizeof(CUdeviceptr), false},
};
static const stub_param params_cuMemExportToShareableHandle[] = {
    {"shareableHandle", "void *", sizeof(void *), true},
    {"handle", "CUmemGenericAllocationHandle", sizeof(CUmemGenericAllocationHandle), false},
    {"handleType", "CUmemAllocationHandleType", sizeof(CUmemAllocationHandleType), false},
    {"flags", "unsigned long long", sizeof(unsigned long long), false},
};
static const stub_param params_cuMemImportFromShareableHandle[] = {
    {"handle", "CUmemGenericAllocationHandle *", sizeof(CUmemGenericAllocationHandle *), true},
    {"osHandle", "void *", sizeof(void *), false},
    {"shHandleType", "CUmemAllocationHandleType", sizeof(CUmemAllocationHandleType), false},
};
static const stub_param params_cuMemGetAllocationGranularity[] = {
    {"granularity", "size_t *", sizeof(size_t *), true},
    {"prop", "const CUmemAllocationProp *", sizeof(const CUmemAllocationProp *), false},
    {"option", "CUmemAllocationGranularity_flags", sizeof(CUmemAllocationGranularity_flags), false},
};
static const stub_param params_cuMemGetAllocationPropertiesFromHandle[] = {
    {"prop", "CUmemAllocationProp *", sizeof(CUmemAllocationProp *), true},
    {"handle", "CUmemGenericAllocationHandle", sizeof(CUmemGenericAllocationHandle), false},
};
static const stub_param params_cuMemRetainAllocationHandle[] = {
    {"handle", "CUmemGenericAllocationHandle *", sizeof(CUmemGenericAllocationHandle *), true},
    {"addr", "void *", sizeof(void *), false},
};
static const stub_param params_cuMemFreeAsync[] = {
    {"dptr", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"hStream", "CUstream", sizeof(CUstream), false},
};
static const stub_param params_cuMemAllocAsync[] = {
    {"dptr", "CUdeviceptr *", sizeof(CUdeviceptr *), true},
    {"bytesize", "size_t", sizeof(size_t), false},
    {"hStream", "CUstream", sizeof(CUstream), false},
};
static const stub_param params_cuMemPoolTrimTo[] = {
    {"pool", "CUmemoryPool", sizeof(CUmemoryPool), false},
    {"minBytesToKeep", "size_t", sizeof(size_t), false},
};
static const stub_param params_cuMemPoolSetAttribute[] = {
    {"pool", "CUmemoryPool", sizeof(CUmemoryPool), false},
    {"attr", "CUmemPool_attribute", sizeof(CUmemPool_attribute), false},
    {"value", "void *", sizeof(void *), false},
};
static const stub_param params_cuMemPoolGetAttribute[] = {
    {"pool", "CUmemoryPool", sizeof(CUmemoryPool), false},
    {"attr", "CUmemPool_attribute", sizeof(CUmemPool_attribute), false},
    {"value", "void *", sizeof(void *), true},
};
static const stub_param params_cuMemPoolSetAccess[] = {
    {"pool", "CUmemoryPool", sizeof(CUmemoryPool), false},
    {"map", "const CUmemAccessDesc *", sizeof(const CUmemAccessDesc *), false},
    {"count", "size_t", sizeof(size_t), false},
};
static const stub_param params_cuMemPoolGetAccess[] = {
    {"flags", "CUmemAccess_flags *", sizeof(CUmemAccess_flags *), true},
    {"memPool", "CUmemoryPool", sizeof(CUmemoryPool), false},
    {"location", "CUmemLocation *", sizeof(CUmemLocation *), false},
};
static const stub_param params_cuMemPoolCreate[] = {
    {"pool", "CUmemoryPool *", sizeof(CUmemoryPool *), true},
    {"poolProps", "const CUmemPoolProps *", sizeof(const CUmemPoolProps *), false},
};
static const stub_param params_cuMemPoolDestroy[] = {
    {"pool", "CUmemoryPool", sizeof(CUmemoryPool), false},
};
static const stub_param params_cuMemAllocFromPoolAsync[] = {
    {"dptr", "CUdeviceptr *", sizeof(CUdeviceptr *), true},
    {"bytesize", "size_t", sizeof(size_t), false},
    {"pool", "CUmemoryPool", sizeof(CUmemoryPool), false},
    {"hStream", "CUstream", sizeof(CUstream), false},
};
static const stub_param params_cuMemPoolExportToShareableHandle[] = {
    {"handle_out", "void *", sizeof(void *), true},
    {"pool", "CUmemoryPool", sizeof(CUmemoryPool), false},
    {"handleType", "CUmemAllocationHandleType", sizeof(CUmemAllocationHandleType), false},
    {"flags", "unsigned long long", sizeof(unsigned long long), false},
};
static const stub_param params_cuMemPoolImportFromShareableHandle[] = {
    {"pool_out", "CUmemoryPool *", sizeof(CUmemoryPool *), true},
    {"handle", "void *", sizeof(void *), false},
    {"handleType", "CUmemAllocationHandleType", sizeof(CUmemAllocationHandleType), false},
    {"flags", "unsigned long long", sizeof(unsigned long long), false},
};
static const stub_param params_cuMemPoolExportPointer[] = {
    {"shareData_out", "CUmemPoolPtrExportData *", sizeof(CUmemPoolPtrExportData *), true},
    {"ptr", "CUdeviceptr", sizeof(CUdeviceptr), false},
};
static const stub_param params_cuMemPoolImportPointer[] = {
    {"ptr_out", "CUdeviceptr *", sizeof(CUdeviceptr *), true},
    {"pool", "CUmemoryPool", sizeof(CUmemoryPool), false},
    {"shareData", "CUmemPoolPtrExportData *", sizeof(CUmemPoolPtrExportData *), false},
};
static const stub_param params_cuMulticastCreate[] = {
    {"mcHandle", "CUmemGenericAllocationHandle *", sizeof(CUmemGenericAllocationHandle *), true},
    {"prop", "const CUmulticastObjectProp *", sizeof(const CUmulticastObjectProp *), false},
};
static const stub_param params_cuMulticastAddDevice[] = {
    {"mcHandle", "CUmemGenericAllocationHandle", sizeof(CUmemGenericAllocationHandle), false},
    {"dev", "CUdevice", sizeof(CUdevice), false},
};
static const stub_param params_cuMulticastBindMem[] = {
    {"mcHandle", "CUmemGenericAllocationHandle", sizeof(CUmemGenericAllocationHandle), false},
    {"mcOffset", "size_t", sizeof(size_t), false},
    {"memHandle", "CUmemGenericAllocationHandle", sizeof(CUmemGenericAllocationHandle), false},
    {"memOffset", "size_t", sizeof(size_t), false},
    {"size", "size_t", sizeof(size_t), false},
    {"flags", "unsigned long long", sizeof(unsigned long long), false},
};
static const stub_param params_cuMulticastBindAddr[] = {
    {"mcHandle", "CUmemGenericAllocationHandle", sizeof(CUmemGenericAllocationHandle), false},
    {"mcOffset", "size_t", sizeof(size_t), false},
    {"memptr", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"size", "size_t", sizeof(size_t), false},
    {"flags", "unsigned long long", sizeof(unsigned long long), false},
};
static const stub_param params_cuMulticastUnbind[] = {
    {"mcHandle", "CUmemGenericAllocationHandle", sizeof(CUmemGenericAllocationHandle), false},
    {"dev", "CUdevice", sizeof(CUdevice), false},
    {"mcOffset", "size_t", sizeof(size_t), false},
    {"size", "size_t", sizeof(size_t), false},
};
static const stub_param params_cuMulticastGetGranularity[] = {
    {"granularity", "size_t *", sizeof(size_t *), true},
    {"prop", "const CUmulticastObjectProp *", sizeof(const CUmulticastObjectProp *), false},
    {"option", "CUmulticastGranularity_flags", sizeof(CUmulticastGranularity_flags), false},
};
static const stub_param params_cuPointerGetAttribute[] = {
    {"data", "void *", sizeof(void *), true},
    {"attribute", "CUpointer_attribute", sizeof(CUpointer_attribute), false},
    {"ptr", "CUdeviceptr", sizeof(CUdeviceptr), false},
};
static const stub_param params_cuMemPrefetchAsync[] = {
    {"devPtr", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"count", "size_t", sizeof(size_t), false},
    {"dstDevice", "CUdevice", sizeof(CUdevice), false},
    {"hStream", "CUstream", sizeof(CUstream), false},
};
static const stub_param params_cuMemPrefetchAsync_v2[] = {
    {"devPtr", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"count", "size_t", sizeof(size_t), false},
    {"location", "CUmemLocation", sizeof(CUmemLocation), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
    {"hStream", "CUstream", sizeof(CUstream), false},
};
static const stub_param params_cuMemAdvise[] = {
    {"devPtr", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"count", "size_t", sizeof(size_t), false},
    {"advice", "CUmem_advise", sizeof(CUmem_advise), false},
    {"device", "CUdevice", sizeof(CUdevice), false},
};
static const stub_param params_cuMemAdvise_v2[] = {
    {"devPtr", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"count", "size_t", sizeof(size_t), false},
    {"advice", "CUmem_advise", sizeof(CUmem_advise), false},
    {"location", "CUmemLocation", sizeof(CUmemLocation), false},
};
static const stub_param params_cuMemRangeGetAttribute[] = {
    {"data", "void *", sizeof(void *), true},
    {"dataSize", "size_t", sizeof(size_t), false},
    {"attribute", "CUmem_range_attribute", sizeof(CUmem_range_attribute), false},
    {"devPtr", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"count", "size_t", sizeof(size_t), false},
};
static const stub_param params_cuMemRangeGetAttributes[] = {
    {"data", "void **", sizeof(void **), true},
    {"dataSizes", "size_t *", sizeof(size_t *), false},
    {"attributes", "CUmem_range_attribute *", sizeof(CUmem_range_attribute *), false},
    {"numAttributes", "size_t", sizeof(size_t), false},
    {"devPtr", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"count", "size_t", sizeof(size_t), false},
};
static const stub_param params_cuPointerSetAttribute[] = {
    {"value", "const void *", sizeof(const void *), false},
    {"attribute", "CUpointer_attribute", sizeof(CUpointer_attribute), false},
    {"ptr", "CUdeviceptr", sizeof(CUdeviceptr), false},
};
static const stub_param params_cuPointerGetAttributes[] = {
    {"numAttributes", "unsigned int", sizeof(unsigned int), false},
    {"attributes", "CUpointer_attribute *", sizeof(CUpointer_attribute *), false},
    {"data", "void **", sizeof(void **), true},
    {"ptr", "CUdeviceptr", sizeof(CUdeviceptr), false},
};
static const stub_param params_cuStreamCreate[] = {
    {"phStream", "CUstream *", sizeof(CUstream *), true},
    {"Flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuStreamCreateWithPriority[] = {
    {"phStream", "CUstream *", sizeof(CUstream *), true},
    {"flags", "unsigned int", sizeof(unsigned int), false},
    {"priority", "int", sizeof(int), false},
};
static const stub_param params_cuStreamGetPriority[] = {
    {"hStream", "CUstream", sizeof(CUstream), false},
    {"priority", "int *", sizeof(int *), true},
};
static const stub_param params_cuStreamGetDevice[] = {
    {"hStream", "CUstream", sizeof(CUstream), false},
    {"device", "CUdevice *", sizeof(CUdevice *), true},
};
static const stub_param params_cuStreamGetFlags[] = {
    {"hStream", "CUstream", sizeof(CUstream), false},
    {"flags", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_cuStreamGetId[] = {
    {"hStream", "CUstream", sizeof(CUstream), false},
    {"streamId", "unsigned long long *", sizeof(unsigned long long *), true},
};
static const stub_param params_cuStreamGetCtx[] = {
    {"hStream", "CUstream", sizeof(CUstream), false},
    {"pctx", "CUcontext *", sizeof(CUcontext *), true},
};
static const stub_param params_cuStreamGetCtx_v2[] = {
    {"hStream", "CUstream", sizeof(CUstream), false},
    {"pCtx", "CUcontext *", sizeof(CUcontext *), true},
    {"pGreenCtx", "CUgreenCtx *", sizeof(CUgreenCtx *), true},
};
static const stub_param params_cuStreamWaitEvent[] = {
    {"hStream", "CUstream", sizeof(CUstream), false},
    {"hEvent", "CUevent", sizeof(CUevent), false},
    {"Flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuStreamAddCallback[] = {
    {"hStream", "CUstream", sizeof(CUstream), false},
    {"callback", "CUstreamCallback", sizeof(CUstreamCallback), false},
    {"userData", "void *", sizeof(void *), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuStreamBeginCapture_v2[] = {
    {"hStream", "CUstream", sizeof(CUstream), false},
    {"mode", "CUstreamCaptureMode", sizeof(CUstreamCaptureMode), false},
};
static const stub_param params_cuStreamBeginCaptureToGraph[] = {
    {"hStream", "CUstream", sizeof(CUstream), false},
    {"hGraph", "CUgraph", sizeof(CUgraph), false},
    {"dependencies", "const CUgraphNode *", sizeof(const CUgraphNode *), false},
    {"dependencyData", "const CUgraphEdgeData *", sizeof(const CUgraphEdgeData *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
    {"mode", "CUstreamCaptureMode", sizeof(CUstreamCaptureMode), false},
};
static const stub_param params_cuThreadExchangeStreamCaptureMode[] = {
    {"mode", "CUstreamCaptureMode *", sizeof(CUstreamCaptureMode *), true},
};
static const stub_param params_cuStreamEndCapture[] = {
    {"hStream", "CUstream", sizeof(CUstream), false},
    {"phGraph", "CUgraph *", sizeof(CUgraph *), true},
};
static const stub_param params_cuStreamIsCapturing[] = {
    {"hStream", "CUstream", sizeof(CUstream), false},
    {"captureStatus", "CUstreamCaptureStatus *", sizeof(CUstreamCaptureStatus *), true},
};
static const stub_param params_cuStreamGetCaptureInfo_v2[] = {
    {"hStream", "CUstream", sizeof(CUstream), false},
    {"captureStatus_out", "CUstreamCaptureStatus *", sizeof(CUstreamCaptureStatus *), true},
    {"id_out", "cuuint64_t *", sizeof(cuuint64_t *), true},
    {"graph_out", "CUgraph *", sizeof(CUgraph *), true},
    {"dependencies_out", "const CUgraphNode **", sizeof(const CUgraphNode **), true},
    {"numDependencies_out", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cuStreamGetCaptureInfo_v3[] = {
    {"hStream", "CUstream", sizeof(CUstream), false},
    {"captureStatus_out", "CUstreamCaptureStatus *", sizeof(CUstreamCaptureStatus *), true},
    {"id_out", "cuuint64_t *", sizeof(cuuint64_t *), true},
    {"graph_out", "CUgraph *", sizeof(CUgraph *), true},
    {"dependencies_out", "const CUgraphNode **", sizeof(const CUgraphNode **), true},
    {"edgeData_out", "const CUgraphEdgeData **", sizeof(const CUgraphEdgeData **), true},
    {"numDependencies_out", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cuStreamUpdateCaptureDependencies[] = {
    {"hStream", "CUstream", sizeof(CUstream), false},
    {"dependencies", "CUgraphNode *", sizeof(CUgraphNode *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuStreamUpdateCaptureDependencies_v2[] = {
    {"hStream", "CUstream", sizeof(CUstream), false},
    {"dependencies", "CUgraphNode *", sizeof(CUgraphNode *), false},
    {"dependencyData", "const CUgraphEdgeData *", sizeof(const CUgraphEdgeData *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuStreamAttachMemAsync[] = {
    {"hStream", "CUstream", sizeof(CUstream), false},
    {"dptr", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"length", "size_t", sizeof(size_t), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuStreamQuery[] = {
    {"hStream", "CUstream", sizeof(CUstream), false},
};
static const stub_param params_cuStreamSynchronize[] = {
    {"hStream", "CUstream", sizeof(CUstream), false},
};
static const stub_param params_cuStreamDestroy_v2[] = {
    {"hStream", "CUstream", sizeof(CUstream), false},
};
static const stub_param params_cuStreamCopyAttributes[] = {
    {"dst", "CUstream", sizeof(CUstream), false},
    {"src", "CUstream", sizeof(CUstream), false},
};
static const stub_param params_cuStreamGetAttribute[] = {
    {"hStream", "CUstream", sizeof(CUstream), false},
    {"attr", "CUstreamAttrID", sizeof(CUstreamAttrID), false},
    {"value_out", "CUstreamAttrValue *", sizeof(CUstreamAttrValue *), true},
};
static const stub_param params_cuStreamSetAttribute[] = {
    {"hStream", "CUstream", sizeof(CUstream), false},
    {"attr", "CUstreamAttrID", sizeof(CUstreamAttrID), false},
    {"value", "const CUstreamAttrValue *", sizeof(const CUstreamAttrValue *), false},
};
static const stub_param params_cuEventCreate[] = {
    {"phEvent", "CUevent *", sizeof(CUevent *), true},
    {"Flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuEventRecord[] = {
    {"hEvent", "CUevent", sizeof(CUevent), false},
    {"hStream", "CUstream", sizeof(CUstream), false},
};
static const stub_param params_cuEventRecordWithFlags[] = {
    {"hEvent", "CUevent", sizeof(CUevent), false},
    {"hStream", "CUstream", sizeof(CUstream), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuEventQuery[] = {
    {"hEvent", "CUevent", sizeof(CUevent), false},
};
static const stub_param params_cuEventSynchronize[] = {
    {"hEvent", "CUevent", sizeof(CUevent), false},
};
static const stub_param params_cuEventDestroy_v2[] = {
    {"hEvent", "CUevent", sizeof(CUevent), false},
};
static const stub_param params_cuEventElapsedTime[] = {
    {"pMilliseconds", "float *", sizeof(float *), true},
    {"hStart", "CUevent", sizeof(CUevent), false},
    {"hEnd", "CUevent", sizeof(CUevent), false},
};
static const stub_param params_cuEventElapsedTime_v2[] = {
    {"pMilliseconds", "float *", sizeof(float *), true},
    {"hStart", "CUevent", sizeof(CUevent), false},
    {"hEnd", "CUevent", sizeof(CUevent), false},
};
static const stub_param params_cuImportExternalMemory[] = {
    {"extMem_out", "CUexternalMemory *", sizeof(CUexternalMemory *), true},
    {"memHandleDesc", "const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *",
        sizeof(const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *), false},
};
static const stub_param params_cuExternalMemoryGetMappedBuffer[] = {
    {"devPtr", "CUdeviceptr *", sizeof(CUdeviceptr *), true},
    {"extMem", "CUexternalMemory", sizeof(CUexternalMemory), false},
    {"bufferDesc", "const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *",
        sizeof(const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *), false},
};
static const stub_param params_cuExternalMemoryGetMappedMipmappedArray[] = {
    {"mipmap", "CUmipmappedArray *", sizeof(CUmipmappedArray *), true},
    {"extMem", "CUexternalMemory", sizeof(CUexternalMemory), false},
    {"mipmapDesc", "const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *",
        sizeof(const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *), false},
};
static const stub_param params_cuDestroyExternalMemory[] = {
    {"extMem", "CUexternalMemory", sizeof(CUexternalMemory), false},
};
static const stub_param params_cuImportExternalSemaphore[] = {
    {"extSem_out", "CUexternalSemaphore *", sizeof(CUexternalSemaphore *), true},
    {"semHandleDesc", "const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *",
        sizeof(const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *), false},
};
static const stub_param params_cuSignalExternalSemaphoresAsync[] = {
    {"extSemArray", "const CUexternalSemaphore *", sizeof(const CUexternalSemaphore *), false},
    {"paramsArray", "const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *",
        sizeof(const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *), false},
    {"numExtSems", "unsigned int", sizeof(unsigned int), false},
    {"stream", "CUstream", sizeof(CUstream), false},
};
static const stub_param params_cuWaitExternalSemaphoresAsync[] = {
    {"extSemArray", "const CUexternalSemaphore *", sizeof(const CUexternalSemaphore *), false},
    {"paramsArray", "const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *",
        sizeof(const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *), false},
    {"numExtSems", "unsigned int", sizeof(unsigned int), false},
    {"stream", "CUstream", sizeof(CUstream), false},
};
static const stub_param params_cuDestroyExternalSemaphore[] = {
    {"extSem", "CUexternalSemaphore", sizeof(CUexternalSemaphore), false},
};
static const stub_param params_cuStreamWaitValue32_v2[] = {
    {"stream", "CUstream", sizeof(CUstream), false},
    {"addr", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"value", "cuuint32_t", sizeof(cuuint32_t), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuStreamWaitValue64_v2[] = {
    {"stream", "CUstream", sizeof(CUstream), false},
    {"addr", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"value", "cuuint64_t", sizeof(cuuint64_t), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuStreamWriteValue32_v2[] = {
    {"stream", "CUstream", sizeof(CUstream), false},
    {"addr", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"value", "cuuint32_t", sizeof(cuuint32_t), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuStreamWriteValue64_v2[] = {
    {"stream", "CUstream", sizeof(CUstream), false},
    {"addr", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"value", "cuuint64_t", sizeof(cuuint64_t), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuStreamBatchMemOp_v2[] = {
    {"stream", "CUstream", sizeof(CUstream), false},
    {"count", "unsigned int", sizeof(unsigned int), false},
    {"paramArray", "CUstreamBatchMemOpParams *", sizeof(CUstreamBatchMemOpParams *), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuFuncGetAttribute[] = {
    {"pi", "int *", sizeof(int *), true},
    {"attrib", "CUfunction_attribute", sizeof(CUfunction_attribute), false},
    {"hfunc", "CUfunction", sizeof(CUfunction), false},
};
static const stub_param params_cuFuncSetAttribute[] = {
    {"hfunc", "CUfunction", sizeof(CUfunction), false},
    {"attrib", "CUfunction_attribute", sizeof(CUfunction_attribute), false},
    {"value", "int", sizeof(int), false},
};
static const stub_param params_cuFuncSetCacheConfig[] = {
    {"hfunc", "CUfunction", sizeof(CUfunction), false},
    {"config", "CUfunc_cache", sizeof(CUfunc_cache), false},
};
static const stub_param params_cuFuncGetModule[] = {
    {"hmod", "CUmodule *", sizeof(CUmodule *), true},
    {"hfunc", "CUfunction", sizeof(CUfunction), false},
};
static const stub_param params_cuFuncGetName[] = {
    {"name", "const char **", sizeof(const char **), true},
    {"hfunc", "CUfunction", sizeof(CUfunction), false},
};
static const stub_param params_cuFuncGetParamInfo[] = {
    {"func", "CUfunction", sizeof(CUfunction), false},
    {"paramIndex", "size_t", sizeof(size_t), false},
    {"paramOffset", "size_t *", sizeof(size_t *), true},
    {"paramSize", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cuFuncIsLoaded[] = {
    {"state", "CUfunctionLoadingState *", sizeof(CUfunctionLoadingState *), true},
    {"function", "CUfunction", sizeof(CUfunction), false},
};
static const stub_param params_cuFuncLoad[] = {
    {"function", "CUfunction", sizeof(CUfunction), false},
};
static const stub_param params_cuLaunchKernel[] = {
    {"f", "CUfunction", sizeof(CUfunction), false},
    {"gridDimX", "unsigned int", sizeof(unsigned int), false},
    {"gridDimY", "unsigned int", sizeof(unsigned int), false},
    {"gridDimZ", "unsigned int", sizeof(unsigned int), false},
    {"blockDimX", "unsigned int", sizeof(unsigned int), false},
    {"blockDimY", "unsigned int", sizeof(unsigned int), false},
    {"blockDimZ", "unsigned int", sizeof(unsigned int), false},
    {"sharedMemBytes", "unsigned int", sizeof(unsigned int), false},
    {"hStream", "CUstream", sizeof(CUstream), false},
    {"kernelParams", "void **", sizeof(void **), false},
    {"extra", "void **", sizeof(void **), false},
};
static const stub_param params_cuLaunchKernelEx[] = {
    {"config", "const CUlaunchConfig *", sizeof(const CUlaunchConfig *), false},
    {"f", "CUfunction", sizeof(CUfunction), false},
    {"kernelParams", "void **", sizeof(void **), false},
    {"extra", "void **", sizeof(void **), false},
};
static const stub_param params_cuLaunchCooperativeKernel[] = {
    {"f", "CUfunction", sizeof(CUfunction), false},
    {"gridDimX", "unsigned int", sizeof(unsigned int), false},
    {"gridDimY", "unsigned int", sizeof(unsigned int), false},
    {"gridDimZ", "unsigned int", sizeof(unsigned int), false},
    {"blockDimX", "unsigned int", sizeof(unsigned int), false},
    {"blockDimY", "unsigned int", sizeof(unsigned int), false},
    {"blockDimZ", "unsigned int", sizeof(unsigned int), false},
    {"sharedMemBytes", "unsigned int", sizeof(unsigned int), false},
    {"hStream", "CUstream", sizeof(CUstream), false},
    {"kernelParams", "void **", sizeof(void **), false},
};
static const stub_param params_cuLaunchCooperativeKernelMultiDevice[] = {
    {"launchParamsList", "CUDA_LAUNCH_PARAMS *", sizeof(CUDA_LAUNCH_PARAMS *), false},
    {"numDevices", "unsigned int", sizeof(unsigned int), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuLaunchHostFunc[] = {
    {"hStream", "CUstream", sizeof(CUstream), false},
    {"fn", "CUhostFn", sizeof(CUhostFn), false},
    {"userData", "void *", sizeof(void *), false},
};
static const stub_param params_cuFuncSetBlockShape[] = {
    {"hfunc", "CUfunction", sizeof(CUfunction), false},
    {"x", "int", sizeof(int), false},
    {"y", "int", sizeof(int), false},
    {"z", "int", sizeof(int), false},
};
static const stub_param params_cuFuncSetSharedSize[] = {
    {"hfunc", "CUfunction", sizeof(CUfunction), false},
    {"bytes", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuParamSetSize[] = {
    {"hfunc", "CUfunction", sizeof(CUfunction), false},
    {"numbytes", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuParamSeti[] = {
    {"hfunc", "CUfunction", sizeof(CUfunction), false},
    {"offset", "int", sizeof(int), false},
    {"value", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuParamSetf[] = {
    {"hfunc", "CUfunction", sizeof(CUfunction), false},
    {"offset", "int", sizeof(int), false},
    {"value", "float", sizeof(float), false},
};
static const stub_param params_cuParamSetv[] = {
    {"hfunc", "CUfunction", sizeof(CUfunction), false},
    {"offset", "int", sizeof(int), false},
    {"ptr", "void *", sizeof(void *), false},
    {"numbytes", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuLaunch[] = {
    {"f", "CUfunction", sizeof(CUfunction), false},
};
static const stub_param params_cuLaunchGrid[] = {
    {"f", "CUfunction", sizeof(CUfunction), false},
    {"grid_width", "int", sizeof(int), false},
    {"grid_height", "int", sizeof(int), false},
};
static const stub_param params_cuLaunchGridAsync[] = {
    {"f", "CUfunction", sizeof(CUfunction), false},
    {"grid_width", "int", sizeof(int), false},
    {"grid_height", "int", sizeof(int), false},
    {"hStream", "CUstream", sizeof(CUstream), false},
};
static const stub_param params_cuParamSetTexRef[] = {
    {"hfunc", "CUfunction", sizeof(CUfunction), false},
    {"texunit", "int", sizeof(int), false},
    {"hTexRef", "CUtexref", sizeof(CUtexref), false},
};
static const stub_param params_cuFuncSetSharedMemConfig[] = {
    {"hfunc", "CUfunction", sizeof(CUfunction), false},
    {"config", "CUsharedconfig", sizeof(CUsharedconfig), false},
};
static const stub_param params_cuGraphCreate[] = {
    {"phGraph", "CUgraph *", sizeof(CUgraph *), true},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuGraphAddKernelNode_v2[] = {
    {"phGraphNode", "CUgraphNode *", sizeof(CUgraphNode *), true},
    {"hGraph", "CUgraph", sizeof(CUgraph), false},
    {"dependencies", "const CUgraphNode *", sizeof(const CUgraphNode *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
    {"nodeParams", "const CUDA_KERNEL_NODE_PARAMS *", sizeof(const CUDA_KERNEL_NODE_PARAMS *),
        false},
};
static const stub_param params_cuGraphKernelNodeGetParams_v2[] = {
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"nodeParams", "CUDA_KERNEL_NODE_PARAMS *", sizeof(CUDA_KERNEL_NODE_PARAMS *), true},
};
static const stub_param params_cuGraphKernelNodeSetParams_v2[] = {
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"nodeParams", "const CUDA_KERNEL_NODE_PARAMS *", sizeof(const CUDA_KERNEL_NODE_PARAMS *),
        false},
};
static const stub_param params_cuGraphAddMemcpyNode[] = {
    {"phGraphNode", "CUgraphNode *", sizeof(CUgraphNode *), true},
    {"hGraph", "CUgraph", sizeof(CUgraph), false},
    {"dependencies", "const CUgraphNode *", sizeof(const CUgraphNode *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
    {"copyParams", "const CUDA_MEMCPY3D *", sizeof(const CUDA_MEMCPY3D *), false},
    {"ctx", "CUcontext", sizeof(CUcontext), false},
};
static const stub_param params_cuGraphMemcpyNodeGetParams[] = {
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"nodeParams", "CUDA_MEMCPY3D *", sizeof(CUDA_MEMCPY3D *), true},
};
static const stub_param params_cuGraphMemcpyNodeSetParams[] = {
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"nodeParams", "const CUDA_MEMCPY3D *", sizeof(const CUDA_MEMCPY3D *), false},
};
static const stub_param params_cuGraphAddMemsetNode[] = {
    {"phGraphNode", "CUgraphNode *", sizeof(CUgraphNode *), true},
    {"hGraph", "CUgraph", sizeof(CUgraph), false},
    {"dependencies", "const CUgraphNode *", sizeof(const CUgraphNode *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
    {"memsetParams", "const CUDA_MEMSET_NODE_PARAMS *", sizeof(const CUDA_MEMSET_NODE_PARAMS *),
        false},
    {"ctx", "CUcontext", sizeof(CUcontext), false},
};
static const stub_param params_cuGraphMemsetNodeGetParams[] = {
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"nodeParams", "CUDA_MEMSET_NODE_PARAMS *", sizeof(CUDA_MEMSET_NODE_PARAMS *), true},
};
static const stub_param params_cuGraphMemsetNodeSetParams[] = {
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"nodeParams", "const CUDA_MEMSET_NODE_PARAMS *", sizeof(const CUDA_MEMSET_NODE_PARAMS *),
        false},
};
static const stub_param params_cuGraphAddHostNode[] = {
    {"phGraphNode", "CUgraphNode *", sizeof(CUgraphNode *), true},
    {"hGraph", "CUgraph", sizeof(CUgraph), false},
    {"dependencies", "const CUgraphNode *", sizeof(const CUgraphNode *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
    {"nodeParams", "const CUDA_HOST_NODE_PARAMS *", sizeof(const CUDA_HOST_NODE_PARAMS *), false},
};
static const stub_param params_cuGraphHostNodeGetParams[] = {
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"nodeParams", "CUDA_HOST_NODE_PARAMS *", sizeof(CUDA_HOST_NODE_PARAMS *), true},
};
static const stub_param params_cuGraphHostNodeSetParams[] = {
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"nodeParams", "const CUDA_HOST_NODE_PARAMS *", sizeof(const CUDA_HOST_NODE_PARAMS *), false},
};
static const stub_param params_cuGraphAddChildGraphNode[] = {
    {"phGraphNode", "CUgraphNode *", sizeof(CUgraphNode *), true},
    {"hGraph", "CUgraph", sizeof(CUgraph), false},
    {"dependencies", "const CUgraphNode *", sizeof(const CUgraphNode *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
    {"childGraph", "CUgraph", sizeof(CUgraph), false},
};
static const stub_param params_cuGraphChildGraphNodeGetGraph[] = {
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"phGraph", "CUgraph *", sizeof(CUgraph *), true},
};
static const stub_param params_cuGraphAddEmptyNode[] = {
    {"phGraphNode", "CUgraphNode *", sizeof(CUgraphNode *), true},
    {"hGraph", "CUgraph", sizeof(CUgraph), false},
    {"dependencies", "const CUgraphNode *", sizeof(const CUgraphNode *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
};
static const stub_param params_cuGraphAddEventRecordNode[] = {
    {"phGraphNode", "CUgraphNode *", sizeof(CUgraphNode *), true},
    {"hGraph", "CUgraph", sizeof(CUgraph), false},
    {"dependencies", "const CUgraphNode *", sizeof(const CUgraphNode *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
    {"event", "CUevent", sizeof(CUevent), false},
};
static const stub_param params_cuGraphEventRecordNodeGetEvent[] = {
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"event_out", "CUevent *", sizeof(CUevent *), true},
};
static const stub_param params_cuGraphEventRecordNodeSetEvent[] = {
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"event", "CUevent", sizeof(CUevent), false},
};
static const stub_param params_cuGraphAddEventWaitNode[] = {
    {"phGraphNode", "CUgraphNode *", sizeof(CUgraphNode *), true},
    {"hGraph", "CUgraph", sizeof(CUgraph), false},
    {"dependencies", "const CUgraphNode *", sizeof(const CUgraphNode *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
    {"event", "CUevent", sizeof(CUevent), false},
};
static const stub_param params_cuGraphEventWaitNodeGetEvent[] = {
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"event_out", "CUevent *", sizeof(CUevent *), true},
};
static const stub_param params_cuGraphEventWaitNodeSetEvent[] = {
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"event", "CUevent", sizeof(CUevent), false},
};
static const stub_param params_cuGraphAddExternalSemaphoresSignalNode[] = {
    {"phGraphNode", "CUgraphNode *", sizeof(CUgraphNode *), true},
    {"hGraph", "CUgraph", sizeof(CUgraph), false},
    {"dependencies", "const CUgraphNode *", sizeof(const CUgraphNode *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
    {"nodeParams", "const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *",
        sizeof(const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *), false},
};
static const stub_param params_cuGraphExternalSemaphoresSignalNodeGetParams[] = {
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"params_out", "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *", sizeof(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *),
        true},
};
static const stub_param params_cuGraphExternalSemaphoresSignalNodeSetParams[] = {
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"nodeParams", "const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *",
        sizeof(const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *), false},
};
static const stub_param params_cuGraphAddExternalSemaphoresWaitNode[] = {
    {"phGraphNode", "CUgraphNode *", sizeof(CUgraphNode *), true},
    {"hGraph", "CUgraph", sizeof(CUgraph), false},
    {"dependencies", "const CUgraphNode *", sizeof(const CUgraphNode *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
    {"nodeParams", "const CUDA_EXT_SEM_WAIT_NODE_PARAMS *",
        sizeof(const CUDA_EXT_SEM_WAIT_NODE_PARAMS *), false},
};
static const stub_param params_cuGraphExternalSemaphoresWaitNodeGetParams[] = {
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"params_out", "CUDA_EXT_SEM_WAIT_NODE_PARAMS *", sizeof(CUDA_EXT_SEM_WAIT_NODE_PARAMS *),
        true},
};
static const stub_param params_cuGraphExternalSemaphoresWaitNodeSetParams[] = {
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"nodeParams", "const CUDA_EXT_SEM_WAIT_NODE_PARAMS *",
        sizeof(const CUDA_EXT_SEM_WAIT_NODE_PARAMS *), false},
};
static const stub_param params_cuGraphAddBatchMemOpNode[] = {
    {"phGraphNode", "CUgraphNode *", sizeof(CUgraphNode *), true},
    {"hGraph", "CUgraph", sizeof(CUgraph), false},
    {"dependencies", "const CUgraphNode *", sizeof(const CUgraphNode *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
    {"nodeParams", "const CUDA_BATCH_MEM_OP_NODE_PARAMS *",
        sizeof(const CUDA_BATCH_MEM_OP_NODE_PARAMS *), false},
};
static const stub_param params_cuGraphBatchMemOpNodeGetParams[] = {
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"nodeParams_out", "CUDA_BATCH_MEM_OP_NODE_PARAMS *", sizeof(CUDA_BATCH_MEM_OP_NODE_PARAMS *),
        true},
};
static const stub_param params_cuGraphBatchMemOpNodeSetParams[] = {
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"nodeParams", "const CUDA_BATCH_MEM_OP_NODE_PARAMS *",
        sizeof(const CUDA_BATCH_MEM_OP_NODE_PARAMS *), false},
};
static const stub_param params_cuGraphExecBatchMemOpNodeSetParams[] = {
    {"hGraphExec", "CUgraphExec", sizeof(CUgraphExec), false},
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"nodeParams", "const CUDA_BATCH_MEM_OP_NODE_PARAMS *",
        sizeof(const CUDA_BATCH_MEM_OP_NODE_PARAMS *), false},
};
static const stub_param params_cuGraphAddMemAllocNode[] = {
    {"phGraphNode", "CUgraphNode *", sizeof(CUgraphNode *), true},
    {"hGraph", "CUgraph", sizeof(CUgraph), false},
    {"dependencies", "const CUgraphNode *", sizeof(const CUgraphNode *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
    {"nodeParams", "CUDA_MEM_ALLOC_NODE_PARAMS *", sizeof(CUDA_MEM_ALLOC_NODE_PARAMS *), true},
};
static const stub_param params_cuGraphMemAllocNodeGetParams[] = {
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"params_out", "CUDA_MEM_ALLOC_NODE_PARAMS *", sizeof(CUDA_MEM_ALLOC_NODE_PARAMS *), true},
};
static const stub_param params_cuGraphAddMemFreeNode[] = {
    {"phGraphNode", "CUgraphNode *", sizeof(CUgraphNode *), true},
    {"hGraph", "CUgraph", sizeof(CUgraph), false},
    {"dependencies", "const CUgraphNode *", sizeof(const CUgraphNode *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
    {"dptr", "CUdeviceptr", sizeof(CUdeviceptr), false},
};
static const stub_param params_cuGraphMemFreeNodeGetParams[] = {
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"dptr_out", "CUdeviceptr *", sizeof(CUdeviceptr *), true},
};
static const stub_param params_cuDeviceGraphMemTrim[] = {
    {"device", "CUdevice", sizeof(CUdevice), false},
};
static const stub_param params_cuDeviceGetGraphMemAttribute[] = {
    {"device", "CUdevice", sizeof(CUdevice), false},
    {"attr", "CUgraphMem_attribute", sizeof(CUgraphMem_attribute), false},
    {"value", "void *", sizeof(void *), true},
};
static const stub_param params_cuDeviceSetGraphMemAttribute[] = {
    {"device", "CUdevice", sizeof(CUdevice), false},
    {"attr", "CUgraphMem_attribute", sizeof(CUgraphMem_attribute), false},
    {"value", "void *", sizeof(void *), false},
};
static const stub_param params_cuGraphClone[] = {
    {"phGraphClone", "CUgraph *", sizeof(CUgraph *), true},
    {"originalGraph", "CUgraph", sizeof(CUgraph), false},
};
static const stub_param params_cuGraphNodeFindInClone[] = {
    {"phNode", "CUgraphNode *", sizeof(CUgraphNode *), true},
    {"hOriginalNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"hClonedGraph", "CUgraph", sizeof(CUgraph), false},
};
static const stub_param params_cuGraphNodeGetType[] = {
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"type", "CUgraphNodeType *", sizeof(CUgraphNodeType *), true},
};
static const stub_param params_cuGraphGetNodes[] = {
    {"hGraph", "CUgraph", sizeof(CUgraph), false},
    {"nodes", "CUgraphNode *", sizeof(CUgraphNode *), true},
    {"numNodes", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cuGraphGetRootNodes[] = {
    {"hGraph", "CUgraph", sizeof(CUgraph), false},
    {"rootNodes", "CUgraphNode *", sizeof(CUgraphNode *), true},
    {"numRootNodes", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cuGraphGetEdges[] = {
    {"hGraph", "CUgraph", sizeof(CUgraph), false},
    {"from", "CUgraphNode *", sizeof(CUgraphNode *), true},
    {"to", "CUgraphNode *", sizeof(CUgraphNode *), true},
    {"numEdges", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cuGraphGetEdges_v2[] = {
    {"hGraph", "CUgraph", sizeof(CUgraph), false},
    {"from", "CUgraphNode *", sizeof(CUgraphNode *), true},
    {"to", "CUgraphNode *", sizeof(CUgraphNode *), true},
    {"edgeData", "CUgraphEdgeData *", sizeof(CUgraphEdgeData *), true},
    {"numEdges", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cuGraphNodeGetDependencies[] = {
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"dependencies", "CUgraphNode *", sizeof(CUgraphNode *), true},
    {"numDependencies", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cuGraphNodeGetDependencies_v2[] = {
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"dependencies", "CUgraphNode *", sizeof(CUgraphNode *), true},
    {"edgeData", "CUgraphEdgeData *", sizeof(CUgraphEdgeData *), true},
    {"numDependencies", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cuGraphNodeGetDependentNodes[] = {
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"dependentNodes", "CUgraphNode *", sizeof(CUgraphNode *), true},
    {"numDependentNodes", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cuGraphNodeGetDependentNodes_v2[] = {
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"dependentNodes", "CUgraphNode *", sizeof(CUgraphNode *), true},
    {"edgeData", "CUgraphEdgeData *", sizeof(CUgraphEdgeData *), true},
    {"numDependentNodes", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cuGraphAddDependencies[] = {
    {"hGraph", "CUgraph", sizeof(CUgraph), false},
    {"from", "const CUgraphNode *", sizeof(const CUgraphNode *), false},
    {"to", "const CUgraphNode *", sizeof(const CUgraphNode *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
};
static const stub_param params_cuGraphAddDependencies_v2[] = {
    {"hGraph", "CUgraph", sizeof(CUgraph), false},
    {"from", "const CUgraphNode *", sizeof(const CUgraphNode *), false},
    {"to", "const CUgraphNode *", sizeof(const CUgraphNode *), false},
    {"edgeData", "const CUgraphEdgeData *", sizeof(const CUgraphEdgeData *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
};
static const stub_param params_cuGraphRemoveDependencies[] = {
    {"hGraph", "CUgraph", sizeof(CUgraph), false},
    {"from", "const CUgraphNode *", sizeof(const CUgraphNode *), false},
    {"to", "const CUgraphNode *", sizeof(const CUgraphNode *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
};
static const stub_param params_cuGraphRemoveDependencies_v2[] = {
    {"hGraph", "CUgraph", sizeof(CUgraph), false},
    {"from", "const CUgraphNode *", sizeof(const CUgraphNode *), false},
    {"to", "const CUgraphNode *", sizeof(const CUgraphNode *), false},
    {"edgeData", "const CUgraphEdgeData *", sizeof(const CUgraphEdgeData *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
};
static const stub_param params_cuGraphDestroyNode[] = {
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
};
static const stub_param params_cuGraphInstantiateWithFlags[] = {
    {"phGraphExec", "CUgraphExec *", sizeof(CUgraphExec *), true},
    {"hGraph", "CUgraph", sizeof(CUgraph), false},
    {"flags", "unsigned long long", sizeof(unsigned long long), false},
};
static const stub_param params_cuGraphInstantiateWithParams[] = {
    {"phGraphExec", "CUgraphExec *", sizeof(CUgraphExec *), true},
    {"hGraph", "CUgraph", sizeof(CUgraph), false},
    {"instantiateParams", "CUDA_GRAPH_INSTANTIATE_PARAMS *",
        sizeof(CUDA_GRAPH_INSTANTIATE_PARAMS *), true},
};
static const stub_param params_cuGraphExecGetFlags[] = {
    {"hGraphExec", "CUgraphExec", sizeof(CUgraphExec), false},
    {"flags", "cuuint64_t *", sizeof(cuuint64_t *), true},
};
static const stub_param params_cuGraphExecKernelNodeSetParams_v2[] = {
    {"hGraphExec", "CUgraphExec", sizeof(CUgraphExec), false},
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"nodeParams", "const CUDA_KERNEL_NODE_PARAMS *", sizeof(const CUDA_KERNEL_NODE_PARAMS *),
        false},
};
static const stub_param params_cuGraphExecMemcpyNodeSetParams[] = {
    {"hGraphExec", "CUgraphExec", sizeof(CUgraphExec), false},
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"copyParams", "const CUDA_MEMCPY3D *", sizeof(const CUDA_MEMCPY3D *), false},
    {"ctx", "CUcontext", sizeof(CUcontext), false},
};
static const stub_param params_cuGraphExecMemsetNodeSetParams[] = {
    {"hGraphExec", "CUgraphExec", sizeof(CUgraphExec), false},
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"memsetParams", "const CUDA_MEMSET_NODE_PARAMS *", sizeof(const CUDA_MEMSET_NODE_PARAMS *),
        false},
    {"ctx", "CUcontext", sizeof(CUcontext), false},
};
static const stub_param params_cuGraphExecHostNodeSetParams[] = {
    {"hGraphExec", "CUgraphExec", sizeof(CUgraphExec), false},
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"nodeParams", "const CUDA_HOST_NODE_PARAMS *", sizeof(const CUDA_HOST_NODE_PARAMS *), false},
};
static const stub_param params_cuGraphExecChildGraphNodeSetParams[] = {
    {"hGraphExec", "CUgraphExec", sizeof(CUgraphExec), false},
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"childGraph", "CUgraph", sizeof(CUgraph), false},
};
static const stub_param params_cuGraphExecEventRecordNodeSetEvent[] = {
    {"hGraphExec", "CUgraphExec", sizeof(CUgraphExec), false},
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"event", "CUevent", sizeof(CUevent), false},
};
static const stub_param params_cuGraphExecEventWaitNodeSetEvent[] = {
    {"hGraphExec", "CUgraphExec", sizeof(CUgraphExec), false},
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"event", "CUevent", sizeof(CUevent), false},
};
static const stub_param params_cuGraphExecExternalSemaphoresSignalNodeSetParams[] = {
    {"hGraphExec", "CUgraphExec", sizeof(CUgraphExec), false},
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"nodeParams", "const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *",
        sizeof(const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *), false},
};
static const stub_param params_cuGraphExecExternalSemaphoresWaitNodeSetParams[] = {
    {"hGraphExec", "CUgraphExec", sizeof(CUgraphExec), false},
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"nodeParams", "const CUDA_EXT_SEM_WAIT_NODE_PARAMS *",
        sizeof(const CUDA_EXT_SEM_WAIT_NODE_PARAMS *), false},
};
static const stub_param params_cuGraphNodeSetEnabled[] = {
    {"hGraphExec", "CUgraphExec", sizeof(CUgraphExec), false},
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"isEnabled", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuGraphNodeGetEnabled[] = {
    {"hGraphExec", "CUgraphExec", sizeof(CUgraphExec), false},
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"isEnabled", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_cuGraphUpload[] = {
    {"hGraphExec", "CUgraphExec", sizeof(CUgraphExec), false},
    {"hStream", "CUstream", sizeof(CUstream), false},
};
static const stub_param params_cuGraphLaunch[] = {
    {"hGraphExec", "CUgraphExec", sizeof(CUgraphExec), false},
    {"hStream", "CUstream", sizeof(CUstream), false},
};
static const stub_param params_cuGraphExecDestroy[] = {
    {"hGraphExec", "CUgraphExec", sizeof(CUgraphExec), false},
};
static const stub_param params_cuGraphDestroy[] = {
    {"hGraph", "CUgraph", sizeof(CUgraph), false},
};
static const stub_param params_cuGraphExecUpdate_v2[] = {
    {"hGraphExec", "CUgraphExec", sizeof(CUgraphExec), false},
    {"hGraph", "CUgraph", sizeof(CUgraph), false},
    {"resultInfo", "CUgraphExecUpdateResultInfo *", sizeof(CUgraphExecUpdateResultInfo *), true},
};
static const stub_param params_cuGraphKernelNodeCopyAttributes[] = {
    {"dst", "CUgraphNode", sizeof(CUgraphNode), false},
    {"src", "CUgraphNode", sizeof(CUgraphNode), false},
};
static const stub_param params_cuGraphKernelNodeGetAttribute[] = {
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"attr", "CUkernelNodeAttrID", sizeof(CUkernelNodeAttrID), false},
    {"value_out", "CUkernelNodeAttrValue *", sizeof(CUkernelNodeAttrValue *), true},
};
static const stub_param params_cuGraphKernelNodeSetAttribute[] = {
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"attr", "CUkernelNodeAttrID", sizeof(CUkernelNodeAttrID), false},
    {"value", "const CUkernelNodeAttrValue *", sizeof(const CUkernelNodeAttrValue *), false},
};
static const stub_param params_cuGraphDebugDotPrint[] = {
    {"hGraph", "CUgraph", sizeof(CUgraph), false},
    {"path", "const char *", sizeof(const char *), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuUserObjectCreate[] = {
    {"object_out", "CUuserObject *", sizeof(CUuserObject *), true},
    {"ptr", "void *", sizeof(void *), false},
    {"destroy", "CUhostFn", sizeof(CUhostFn), false},
    {"initialRefcount", "unsigned int", sizeof(unsigned int), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuUserObjectRetain[] = {
    {"object", "CUuserObject", sizeof(CUuserObject), false},
    {"count", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuUserObjectRelease[] = {
    {"object", "CUuserObject", sizeof(CUuserObject), false},
    {"count", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuGraphRetainUserObject[] = {
    {"graph", "CUgraph", sizeof(CUgraph), false},
    {"object", "CUuserObject", sizeof(CUuserObject), false},
    {"count", "unsigned int", sizeof(unsigned int), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuGraphReleaseUserObject[] = {
    {"graph", "CUgraph", sizeof(CUgraph), false},
    {"object", "CUuserObject", sizeof(CUuserObject), false},
    {"count", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuGraphAddNode[] = {
    {"phGraphNode", "CUgraphNode *", sizeof(CUgraphNode *), true},
    {"hGraph", "CUgraph", sizeof(CUgraph), false},
    {"dependencies", "const CUgraphNode *", sizeof(const CUgraphNode *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
    {"nodeParams", "CUgraphNodeParams *", sizeof(CUgraphNodeParams *), true},
};
static const stub_param params_cuGraphAddNode_v2[] = {
    {"phGraphNode", "CUgraphNode *", sizeof(CUgraphNode *), true},
    {"hGraph", "CUgraph", sizeof(CUgraph), false},
    {"dependencies", "const CUgraphNode *", sizeof(const CUgraphNode *), false},
    {"dependencyData", "const CUgraphEdgeData *", sizeof(const CUgraphEdgeData *), false},
    {"numDependencies", "size_t", sizeof(size_t), false},
    {"nodeParams", "CUgraphNodeParams *", sizeof(CUgraphNodeParams *), true},
};
static const stub_param params_cuGraphNodeSetParams[] = {
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"nodeParams", "CUgraphNodeParams *", sizeof(CUgraphNodeParams *), false},
};
static const stub_param params_cuGraphExecNodeSetParams[] = {
    {"hGraphExec", "CUgraphExec", sizeof(CUgraphExec), false},
    {"hNode", "CUgraphNode", sizeof(CUgraphNode), false},
    {"nodeParams", "CUgraphNodeParams *", sizeof(CUgraphNodeParams *), false},
};
static const stub_param params_cuGraphConditionalHandleCreate[] = {
    {"pHandle_out", "CUgraphConditionalHandle *", sizeof(CUgraphConditionalHandle *), true},
    {"hGraph", "CUgraph", sizeof(CUgraph), false},
    {"ctx", "CUcontext", sizeof(CUcontext), false},
    {"defaultLaunchValue", "unsigned int", sizeof(unsigned int), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuOccupancyMaxActiveBlocksPerMultiprocessor[] = {
    {"numBlocks", "int *", sizeof(int *), true},
    {"func", "CUfunction", sizeof(CUfunction), false},
    {"blockSize", "int", sizeof(int), false},
    {"dynamicSMemSize", "size_t", sizeof(size_t), false},
};
static const stub_param params_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags[] = {
    {"numBlocks", "int *", sizeof(int *), true},
    {"func", "CUfunction", sizeof(CUfunction), false},
    {"blockSize", "int", sizeof(int), false},
    {"dynamicSMemSize", "size_t", sizeof(size_t), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuOccupancyMaxPotentialBlockSize[] = {
    {"minGridSize", "int *", sizeof(int *), true},
    {"blockSize", "int *", sizeof(int *), true},
    {"func", "CUfunction", sizeof(CUfunction), false},
    {"blockSizeToDynamicSMemSize", "CUoccupancyB2DSize", sizeof(CUoccupancyB2DSize), false},
    {"dynamicSMemSize", "size_t", sizeof(size_t), false},
    {"blockSizeLimit", "int", sizeof(int), false},
};
static const stub_param params_cuOccupancyMaxPotentialBlockSizeWithFlags[] = {
    {"minGridSize", "int *", sizeof(int *), true},
    {"blockSize", "int *", sizeof(int *), true},
    {"func", "CUfunction", sizeof(CUfunction), false},
    {"blockSizeToDynamicSMemSize", "CUoccupancyB2DSize", sizeof(CUoccupancyB2DSize), false},
    {"dynamicSMemSize", "size_t", sizeof(size_t), false},
    {"blockSizeLimit", "int", sizeof(int), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuOccupancyAvailableDynamicSMemPerBlock[] = {
    {"dynamicSmemSize", "size_t *", sizeof(size_t *), true},
    {"func", "CUfunction", sizeof(CUfunction), false},
    {"numBlocks", "int", sizeof(int), false},
    {"blockSize", "int", sizeof(int), false},
};
static const stub_param params_cuOccupancyMaxPotentialClusterSize[] = {
    {"clusterSize", "int *", sizeof(int *), true},
    {"func", "CUfunction", sizeof(CUfunction), false},
    {"config", "const CUlaunchConfig *", sizeof(const CUlaunchConfig *), false},
};
static const stub_param params_cuOccupancyMaxActiveClusters[] = {
    {"numClusters", "int *", sizeof(int *), true},
    {"func", "CUfunction", sizeof(CUfunction), false},
    {"config", "const CUlaunchConfig *", sizeof(const CUlaunchConfig *), false},
};
static const stub_param params_cuTexRefSetArray[] = {
    {"hTexRef", "CUtexref", sizeof(CUtexref), false},
    {"hArray", "CUarray", sizeof(CUarray), false},
    {"Flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuTexRefSetMipmappedArray[] = {
    {"hTexRef", "CUtexref", sizeof(CUtexref), false},
    {"hMipmappedArray", "CUmipmappedArray", sizeof(CUmipmappedArray), false},
    {"Flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuTexRefSetAddress_v2[] = {
    {"ByteOffset", "size_t *", sizeof(size_t *), true},
    {"hTexRef", "CUtexref", sizeof(CUtexref), false},
    {"dptr", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"bytes", "size_t", sizeof(size_t), false},
};
static const stub_param params_cuTexRefSetAddress2D_v3[] = {
    {"hTexRef", "CUtexref", sizeof(CUtexref), false},
    {"desc", "const CUDA_ARRAY_DESCRIPTOR *", sizeof(const CUDA_ARRAY_DESCRIPTOR *), false},
    {"dptr", "CUdeviceptr", sizeof(CUdeviceptr), false},
    {"Pitch", "size_t", sizeof(size_t), false},
};
static const stub_param params_cuTexRefSetFormat[] = {
    {"hTexRef", "CUtexref", sizeof(CUtexref), false},
    {"fmt", "CUarray_format", sizeof(CUarray_format), false},
    {"NumPackedComponents", "int", sizeof(int), false},
};
static const stub_param params_cuTexRefSetAddressMode[] = {
    {"hTexRef", "CUtexref", sizeof(CUtexref), false},
    {"dim", "int", sizeof(int), false},
    {"am", "CUaddress_mode", sizeof(CUaddress_mode), false},
};
static const stub_param params_cuTexRefSetFilterMode[] = {
    {"hTexRef", "CUtexref", sizeof(CUtexref), false},
    {"fm", "CUfilter_mode", sizeof(CUfilter_mode), false},
};
static const stub_param params_cuTexRefSetMipmapFilterMode[] = {
    {"hTexRef", "CUtexref", sizeof(CUtexref), false},
    {"fm", "CUfilter_mode", sizeof(CUfilter_mode), false},
};
static const stub_param params_cuTexRefSetMipmapLevelBias[] = {
    {"hTexRef", "CUtexref", sizeof(CUtexref), false},
    {"bias", "float", sizeof(float), false},
};
static const stub_param params_cuTexRefSetMipmapLevelClamp[] = {
    {"hTexRef", "CUtexref", sizeof(CUtexref), false},
    {"minMipmapLevelClamp", "float", sizeof(float), false},
    {"maxMipmapLevelClamp", "float", sizeof(float), false},
};
static const stub_param params_cuTexRefSetMaxAnisotropy[] = {
    {"hTexRef", "CUtexref", sizeof(CUtexref), false},
    {"maxAniso", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuTexRefSetBorderColor[] = {
    {"hTexRef", "CUtexref", sizeof(CUtexref), false},
    {"pBorderColor", "float *", sizeof(float *), false},
};
static const stub_param params_cuTexRefSetFlags[] = {
    {"hTexRef", "CUtexref", sizeof(CUtexref), false},
    {"Flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuTexRefGetAddress_v2[] = {
    {"pdptr", "CUdeviceptr *", sizeof(CUdeviceptr *), true},
    {"hTexRef", "CUtexref", sizeof(CUtexref), false},
};
static const stub_param params_cuTexRefGetArray[] = {
    {"phArray", "CUarray *", sizeof(CUarray *), true},
    {"hTexRef", "CUtexref", sizeof(CUtexref), false},
};
static const stub_param params_cuTexRefGetMipmappedArray[] = {
    {"phMipmappedArray", "CUmipmappedArray *", sizeof(CUmipmappedArray *), true},
    {"hTexRef", "CUtexref", sizeof(CUtexref), false},
};
static const stub_param params_cuTexRefGetAddressMode[] = {
    {"pam", "CUaddress_mode *", sizeof(CUaddress_mode *), true},
    {"hTexRef", "CUtexref", sizeof(CUtexref), false},
    {"dim", "int", sizeof(int), false},
};
static const stub_param params_cuTexRefGetFilterMode[] = {
    {"pfm", "CUfilter_mode *", sizeof(CUfilter_mode *), true},
    {"hTexRef", "CUtexref", sizeof(CUtexref), false},
};
static const stub_param params_cuTexRefGetFormat[] = {
    {"pFormat", "CUarray_format *", sizeof(CUarray_format *), true},
    {"pNumChannels", "int *", sizeof(int *), true},
    {"hTexRef", "CUtexref", sizeof(CUtexref), false},
};
static const stub_param params_cuTexRefGetMipmapFilterMode[] = {
    {"pfm", "CUfilter_mode *", sizeof(CUfilter_mode *), true},
    {"hTexRef", "CUtexref", sizeof(CUtexref), false},
};
static const stub_param params_cuTexRefGetMipmapLevelBias[] = {
    {"pbias", "float *", sizeof(float *), true},
    {"hTexRef", "CUtexref", sizeof(CUtexref), false},
};
static const stub_param params_cuTexRefGetMipmapLevelClamp[] = {
    {"pminMipmapLevelClamp", "float *", sizeof(float *), true},
    {"pmaxMipmapLevelClamp", "float *", sizeof(float *), true},
    {"hTexRef", "CUtexref", sizeof(CUtexref), false},
};
static const stub_param params_cuTexRefGetMaxAnisotropy[] = {
    {"pmaxAniso", "int *", sizeof(int *), true},
    {"hTexRef", "CUtexref", sizeof(CUtexref), false},
};
static const stub_param params_cuTexRefGetBorderColor[] = {
    {"pBorderColor", "float *", sizeof(float *), true},
    {"hTexRef", "CUtexref", sizeof(CUtexref), false},
};
static const stub_param params_cuTexRefGetFlags[] = {
    {"pFlags", "unsigned int *", sizeof(unsigned int *), true},
    {"hTexRef", "CUtexref", sizeof(CUtexref), false},
};
static const stub_param params_cuTexRefCreate[] = {
    {"pTexRef", "CUtexref *", sizeof(CUtexref *), true},
};
static const stub_param params_cuTexRefDestroy[] = {
    {"hTexRef", "CUtexref", sizeof(CUtexref), false},
};
static const stub_param params_cuSurfRefSetArray[] = {
    {"hSurfRef", "CUsurfref", sizeof(CUsurfref), false},
    {"hArray", "CUarray", sizeof(CUarray), false},
    {"Flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuSurfRefGetArray[] = {
    {"phArray", "CUarray *", sizeof(CUarray *), true},
    {"hSurfRef", "CUsurfref", sizeof(CUsurfref), false},
};
static const stub_param params_cuTexObjectCreate[] = {
    {"pTexObject", "CUtexObject *", sizeof(CUtexObject *), true},
    {"pResDesc", "const CUDA_RESOURCE_DESC *", sizeof(const CUDA_RESOURCE_DESC *), false},
    {"pTexDesc", "const CUDA_TEXTURE_DESC *", sizeof(const CUDA_TEXTURE_DESC *), false},
    {"pResViewDesc", "const CUDA_RESOURCE_VIEW_DESC *", sizeof(const CUDA_RESOURCE_VIEW_DESC *),
        false},
};
static const stub_param params_cuTexObjectDestroy[] = {
    {"texObject", "CUtexObject", sizeof(CUtexObject), false},
};
static const stub_param params_cuTexObjectGetResourceDesc[] = {
    {"pResDesc", "CUDA_RESOURCE_DESC *", sizeof(CUDA_RESOURCE_DESC *), true},
    {"texObject", "CUtexObject", sizeof(CUtexObject), false},
};
static const stub_param params_cuTexObjectGetTextureDesc[] = {
    {"pTexDesc", "CUDA_TEXTURE_DESC *", sizeof(CUDA_TEXTURE_DESC *), true},
    {"texObject", "CUtexObject", sizeof(CUtexObject), false},
};
static const stub_param params_cuTexObjectGetResourceViewDesc[] = {
    {"pResViewDesc", "CUDA_RESOURCE_VIEW_DESC *", sizeof(CUDA_RESOURCE_VIEW_DESC *), true},
    {"texObject", "CUtexObject", sizeof(CUtexObject), false},
};
static const stub_param params_cuSurfObjectCreate[] = {
    {"pSurfObject", "CUsurfObject *", sizeof(CUsurfObject *), true},
    {"pResDesc", "const CUDA_RESOURCE_DESC *", sizeof(const CUDA_RESOURCE_DESC *), false},
};
static const stub_param params_cuSurfObjectDestroy[] = {
    {"surfObject", "CUsurfObject", sizeof(CUsurfObject), false},
};
static const stub_param params_cuSurfObjectGetResourceDesc[] = {
    {"pResDesc", "CUDA_RESOURCE_DESC *", sizeof(CUDA_RESOURCE_DESC *), true},
    {"surfObject", "CUsurfObject", sizeof(CUsurfObject), false},
};
static const stub_param params_cuTensorMapEncodeTiled[] = {
    {"tensorMap", "CUtensorMap *", sizeof(CUtensorMap *), true},
    {"tensorDataType", "CUtensorMapDataType", sizeof(CUtensorMapDataType), false},
    {"tensorRank", "cuuint32_t", sizeof(cuuint32_t), false},
    {"globalAddress", "void *", sizeof(void *), false},
    {"globalDim", "const cuuint64_t *", sizeof(const cuuint64_t *), false},
    {"globalStrides", "const cuuint64_t *", sizeof(const cuuint64_t *), false},
    {"boxDim", "const cuuint32_t *", sizeof(const cuuint32_t *), false},
    {"elementStrides", "const cuuint32_t *", sizeof(const cuuint32_t *), false},
    {"interleave", "CUtensorMapInterleave", sizeof(CUtensorMapInterleave), false},
    {"swizzle", "CUtensorMapSwizzle", sizeof(CUtensorMapSwizzle), false},
    {"l2Promotion", "CUtensorMapL2promotion", sizeof(CUtensorMapL2promotion), false},
    {"oobFill", "CUtensorMapFloatOOBfill", sizeof(CUtensorMapFloatOOBfill), false},
};
static const stub_param params_cuTensorMapEncodeIm2col[] = {
    {"tensorMap", "CUtensorMap *", sizeof(CUtensorMap *), true},
    {"tensorDataType", "CUtensorMapDataType", sizeof(CUtensorMapDataType), false},
    {"tensorRank", "cuuint32_t", sizeof(cuuint32_t), false},
    {"globalAddress", "void *", sizeof(void *), false},
    {"globalDim", "const cuuint64_t *", sizeof(const cuuint64_t *), false},
    {"globalStrides", "const cuuint64_t *", sizeof(const cuuint64_t *), false},
    {"pixelBoxLowerCorner", "const int *", sizeof(const int *), false},
    {"pixelBoxUpperCorner", "const int *", sizeof(const int *), false},
    {"channelsPerPixel", "cuuint32_t", sizeof(cuuint32_t), false},
    {"pixelsPerColumn", "cuuint32_t", sizeof(cuuint32_t), false},
    {"elementStrides", "const cuuint32_t *", sizeof(const cuuint32_t *), false},
    {"interleave", "CUtensorMapInterleave", sizeof(CUtensorMapInterleave), false},
    {"swizzle", "CUtensorMapSwizzle", sizeof(CUtensorMapSwizzle), false},
    {"l2Promotion", "CUtensorMapL2promotion", sizeof(CUtensorMapL2promotion), false},
    {"oobFill", "CUtensorMapFloatOOBfill", sizeof(CUtensorMapFloatOOBfill), false},
};
static const stub_param params_cuTensorMapEncodeIm2colWide[] = {
    {"tensorMap", "CUtensorMap *", sizeof(CUtensorMap *), true},
    {"tensorDataType", "CUtensorMapDataType", sizeof(CUtensorMapDataType), false},
    {"tensorRank", "cuuint32_t", sizeof(cuuint32_t), false},
    {"globalAddress", "void *", sizeof(void *), false},
    {"globalDim", "const cuuint64_t *", sizeof(const cuuint64_t *), false},
    {"globalStrides", "const cuuint64_t *", sizeof(const cuuint64_t *), false},
    {"pixelBoxLowerCornerWidth", "int", sizeof(int), false},
    {"pixelBoxUpperCornerWidth", "int", sizeof(int), false},
    {"channelsPerPixel", "cuuint32_t", sizeof(cuuint32_t), false},
    {"pixelsPerColumn", "cuuint32_t", sizeof(cuuint32_t), false},
    {"elementStrides", "const cuuint32_t *", sizeof(const cuuint32_t *), false},
    {"interleave", "CUtensorMapInterleave", sizeof(CUtensorMapInterleave), false},
    {"mode", "CUtensorMapIm2ColWideMode", sizeof(CUtensorMapIm2ColWideMode), false},
    {"swizzle", "CUtensorMapSwizzle", sizeof(CUtensorMapSwizzle), false},
    {"l2Promotion", "CUtensorMapL2promotion", sizeof(CUtensorMapL2promotion), false},
    {"oobFill", "CUtensorMapFloatOOBfill", sizeof(CUtensorMapFloatOOBfill), false},
};
static const stub_param params_cuTensorMapReplaceAddress[] = {
    {"tensorMap", "CUtensorMap *", sizeof(CUtensorMap *), true},
    {"globalAddress", "void *", sizeof(void *), false},
};
static const stub_param params_cuDeviceCanAccessPeer[] = {
    {"canAccessPeer", "int *", sizeof(int *), true},
    {"dev", "CUdevice", sizeof(CUdevice), false},
    {"peerDev", "CUdevice", sizeof(CUdevice), false},
};
static const stub_param params_cuCtxEnablePeerAccess[] = {
    {"peerContext", "CUcontext", sizeof(CUcontext), false},
    {"Flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuCtxDisablePeerAccess[] = {
    {"peerContext", "CUcontext", sizeof(CUcontext), false},
};
static const stub_param params_cuDeviceGetP2PAttribute[] = {
    {"value", "int *", sizeof(int *), true},
    {"attrib", "CUdevice_P2PAttribute", sizeof(CUdevice_P2PAttribute), false},
    {"srcDevice", "CUdevice", sizeof(CUdevice), false},
    {"dstDevice", "CUdevice", sizeof(CUdevice), false},
};
static const stub_param params_cuGraphicsUnregisterResource[] = {
    {"resource", "CUgraphicsResource", sizeof(CUgraphicsResource), false},
};
static const stub_param params_cuGraphicsSubResourceGetMappedArray[] = {
    {"pArray", "CUarray *", sizeof(CUarray *), true},
    {"resource", "CUgraphicsResource", sizeof(CUgraphicsResource), false},
    {"arrayIndex", "unsigned int", sizeof(unsigned int), false},
    {"mipLevel", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuGraphicsResourceGetMappedMipmappedArray[] = {
    {"pMipmappedArray", "CUmipmappedArray *", sizeof(CUmipmappedArray *), true},
    {"resource", "CUgraphicsResource", sizeof(CUgraphicsResource), false},
};
static const stub_param params_cuGraphicsResourceGetMappedPointer_v2[] = {
    {"pDevPtr", "CUdeviceptr *", sizeof(CUdeviceptr *), true},
    {"pSize", "size_t *", sizeof(size_t *), true},
    {"resource", "CUgraphicsResource", sizeof(CUgraphicsResource), false},
};
static const stub_param params_cuGraphicsResourceSetMapFlags_v2[] = {
    {"resource", "CUgraphicsResource", sizeof(CUgraphicsResource), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuGraphicsMapResources[] = {
    {"count", "unsigned int", sizeof(unsigned int), false},
    {"resources", "CUgraphicsResource *", sizeof(CUgraphicsResource *), false},
    {"hStream", "CUstream", sizeof(CUstream), false},
};
static const stub_param params_cuGraphicsUnmapResources[] = {
    {"count", "unsigned int", sizeof(unsigned int), false},
    {"resources", "CUgraphicsResource *", sizeof(CUgraphicsResource *), false},
    {"hStream", "CUstream", sizeof(CUstream), false},
};
static const stub_param params_cuGetProcAddress_v2[] = {
    {"symbol", "const char *", sizeof(const char *), false},
    {"pfn", "void **", sizeof(void **), true},
    {"cudaVersion", "int", sizeof(int), false},
    {"flags", "cuuint64_t", sizeof(cuuint64_t), false},
    {"symbolStatus", "CUdriverProcAddressQueryResult *", sizeof(CUdriverProcAddressQueryResult *),
        true},
};
static const stub_param params_cuCoredumpGetAttribute[] = {
    {"attrib", "CUcoredumpSettings", sizeof(CUcoredumpSettings), false},
    {"value", "void *", sizeof(void *), true},
    {"size", "size_t *", sizeof(size_t *), false},
};
static const stub_param params_cuCoredumpGetAttributeGlobal[] = {
    {"attrib", "CUcoredumpSettings", sizeof(CUcoredumpSettings), false},
    {"value", "void *", sizeof(void *), true},
    {"size", "size_t *", sizeof(size_t *), false},
};
static const stub_param params_cuCoredumpSetAttribute[] = {
    {"attrib", "CUcoredumpSettings", sizeof(CUcoredumpSettings), false},
    {"value", "void *", sizeof(void *), false},
    {"size", "size_t *", sizeof(size_t *), false},
};
static const stub_param params_cuCoredumpSetAttributeGlobal[] = {
    {"attrib", "CUcoredumpSettings", sizeof(CUcoredumpSettings), false},
    {"value", "void *", sizeof(void *), false},
    {"size", "size_t *", sizeof(size_t *), false},
};
static const stub_param params_cuGetExportTable[] = {
    {"ppExportTable", "const void **", sizeof(const void **), true},
    {"pExportTableId", "const CUuuid *", sizeof(const CUuuid *), false},
};
static const stub_param params_cuGreenCtxCreate[] = {
    {"phCtx", "CUgreenCtx *", sizeof(CUgreenCtx *), true},
    {"desc", "CUdevResourceDesc", sizeof(CUdevResourceDesc), false},
    {"dev", "CUdevice", sizeof(CUdevice), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuGreenCtxDestroy[] = {
    {"hCtx", "CUgreenCtx", sizeof(CUgreenCtx), false},
};
static const stub_param params_cuCtxFromGreenCtx[] = {
    {"pContext", "CUcontext *", sizeof(CUcontext *), true},
    {"hCtx", "CUgreenCtx", sizeof(CUgreenCtx), false},
};
static const stub_param params_cuDeviceGetDevResource[] = {
    {"device", "CUdevice", sizeof(CUdevice), false},
    {"resource", "CUdevResource *", sizeof(CUdevResource *), true},
    {"type", "CUdevResourceType", sizeof(CUdevResourceType), false},
};
static const stub_param params_cuCtxGetDevResource[] = {
    {"hCtx", "CUcontext", sizeof(CUcontext), false},
    {"resource", "CUdevResource *", sizeof(CUdevResource *), true},
    {"type", "CUdevResourceType", sizeof(CUdevResourceType), false},
};
static const stub_param params_cuGreenCtxGetDevResource[] = {
    {"hCtx", "CUgreenCtx", sizeof(CUgreenCtx), false},
    {"resource", "CUdevResource *", sizeof(CUdevResource *), true},
    {"type", "CUdevResourceType", sizeof(CUdevResourceType), false},
};
static const stub_param params_cuDevSmResourceSplitByCount[] = {
    {"result", "CUdevResource *", sizeof(CUdevResource *), true},
    {"nbGroups", "unsigned int *", sizeof(unsigned int *), true},
    {"input", "const CUdevResource *", sizeof(const CUdevResource *), false},
    {"remaining", "CUdevResource *", sizeof(CUdevResource *), true},
    {"useFlags", "unsigned int", sizeof(unsigned int), false},
    {"minCount", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuDevResourceGenerateDesc[] = {
    {"phDesc", "CUdevResourceDesc *", sizeof(CUdevResourceDesc *), true},
    {"resources", "CUdevResource *", sizeof(CUdevResource *), false},
    {"nbResources", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuGreenCtxRecordEvent[] = {
    {"hCtx", "CUgreenCtx", sizeof(CUgreenCtx), false},
    {"hEvent", "CUevent", sizeof(CUevent), false},
};
static const stub_param params_cuGreenCtxWaitEvent[] = {
    {"hCtx", "CUgreenCtx", sizeof(CUgreenCtx), false},
    {"hEvent", "CUevent", sizeof(CUevent), false},
};
static const stub_param params_cuStreamGetGreenCtx[] = {
    {"hStream", "CUstream", sizeof(CUstream), false},
    {"phCtx", "CUgreenCtx *", sizeof(CUgreenCtx *), true},
};
static const stub_param params_cuGreenCtxStreamCreate[] = {
    {"phStream", "CUstream *", sizeof(CUstream *), true},
    {"greenCtx", "CUgreenCtx", sizeof(CUgreenCtx), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
    {"priority", "int", sizeof(int), false},
};
static const stub_param params_cuLogsRegisterCallback[] = {
    {"callbackFunc", "CUlogsCallback", sizeof(CUlogsCallback), false},
    {"userData", "void *", sizeof(void *), false},
    {"callback_out", "CUlogsCallbackHandle *", sizeof(CUlogsCallbackHandle *), true},
};
static const stub_param params_cuLogsUnregisterCallback[] = {
    {"callback", "CUlogsCallbackHandle", sizeof(CUlogsCallbackHandle), false},
};
static const stub_param params_cuLogsCurrent[] = {
    {"iterator_out", "CUlogIterator *", sizeof(CUlogIterator *), true},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuLogsDumpToFile[] = {
    {"iterator", "CUlogIterator *", sizeof(CUlogIterator *), true},
    {"pathToFile", "const char *", sizeof(const char *), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuLogsDumpToMemory[] = {
    {"iterator", "CUlogIterator *", sizeof(CUlogIterator *), true},
    {"buffer", "char *", sizeof(char *), true},
    {"size", "size_t *", sizeof(size_t *), true},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuCheckpointProcessGetRestoreThreadId[] = {
    {"pid", "int", sizeof(int), false},
    {"tid", "int *", sizeof(int *), true},
};
static const stub_param params_cuCheckpointProcessGetState[] = {
    {"pid", "int", sizeof(int), false},
    {"state", "CUprocessState *", sizeof(CUprocessState *), true},
};
static const stub_param params_cuCheckpointProcessLock[] = {
    {"pid", "int", sizeof(int), false},
    {"args", "CUcheckpointLockArgs *", sizeof(CUcheckpointLockArgs *), false},
};
static const stub_param params_cuCheckpointProcessCheckpoint[] = {
    {"pid", "int", sizeof(int), false},
    {"args", "CUcheckpointCheckpointArgs *", sizeof(CUcheckpointCheckpointArgs *), true},
};
static const stub_param params_cuCheckpointProcessRestore[] = {
    {"pid", "int", sizeof(int), false},
    {"args", "CUcheckpointRestoreArgs *", sizeof(CUcheckpointRestoreArgs *), true},
};
static const stub_param params_cuCheckpointProcessUnlock[] = {
    {"pid", "int", sizeof(int), false},
    {"args", "CUcheckpointUnlockArgs *", sizeof(CUcheckpointUnlockArgs *), false},
};
static const stub_param params_cuGraphicsEGLRegisterImage[] = {
    {"pCudaResource", "CUgraphicsResource *", sizeof(CUgraphicsResource *), true},
    {"image", "EGLImageKHR", sizeof(EGLImageKHR), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuEGLStreamConsumerConnect[] = {
    {"conn", "CUeglStreamConnection *", sizeof(CUeglStreamConnection *), true},
    {"stream", "EGLStreamKHR", sizeof(EGLStreamKHR), false},
};
static const stub_param params_cuEGLStreamConsumerConnectWithFlags[] = {
    {"conn", "CUeglStreamConnection *", sizeof(CUeglStreamConnection *), true},
    {"stream", "EGLStreamKHR", sizeof(EGLStreamKHR), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuEGLStreamConsumerDisconnect[] = {
    {"conn", "CUeglStreamConnection *", sizeof(CUeglStreamConnection *), false},
};
static const stub_param params_cuEGLStreamConsumerAcquireFrame[] = {
    {"conn", "CUeglStreamConnection *", sizeof(CUeglStreamConnection *), false},
    {"pCudaResource", "CUgraphicsResource *", sizeof(CUgraphicsResource *), true},
    {"pStream", "CUstream *", sizeof(CUstream *), true},
    {"timeout", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuEGLStreamConsumerReleaseFrame[] = {
    {"conn", "CUeglStreamConnection *", sizeof(CUeglStreamConnection *), false},
    {"pCudaResource", "CUgraphicsResource", sizeof(CUgraphicsResource), false},
    {"pStream", "CUstream *", sizeof(CUstream *), false},
};
static const stub_param params_cuEGLStreamProducerConnect[] = {
    {"conn", "CUeglStreamConnection *", sizeof(CUeglStreamConnection *), true},
    {"stream", "EGLStreamKHR", sizeof(EGLStreamKHR), false},
    {"width", "EGLint", sizeof(EGLint), false},
    {"height", "EGLint", sizeof(EGLint), false},
};
static const stub_param params_cuEGLStreamProducerDisconnect[] = {
    {"conn", "CUeglStreamConnection *", sizeof(CUeglStreamConnection *), false},
};
static const stub_param params_cuEGLStreamProducerPresentFrame[] = {
    {"conn", "CUeglStreamConnection *", sizeof(CUeglStreamConnection *), false},
    {"eglframe", "CUeglFrame", sizeof(CUeglFrame), false},
    {"pStream", "CUstream *", sizeof(CUstream *), false},
};
static const stub_param params_cuEGLStreamProducerReturnFrame[] = {
    {"conn", "CUeglStreamConnection *", sizeof(CUeglStreamConnection *), false},
    {"eglframe", "CUeglFrame *", sizeof(CUeglFrame *), true},
    {"pStream", "CUstream *", sizeof(CUstream *), true},
};
static const stub_param params_cuGraphicsResourceGetMappedEglFrame[] = {
    {"eglFrame", "CUeglFrame *", sizeof(CUeglFrame *), true},
    {"resource", "CUgraphicsResource", sizeof(CUgraphicsResource), false},
    {"index", "unsigned int", sizeof(unsigned int), false},
    {"mipLevel", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuEventCreateFromEGLSync[] = {
    {"phEvent", "CUevent *", sizeof(CUevent *), true},
    {"eglSync", "EGLSyncKHR", sizeof(EGLSyncKHR), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuGraphicsGLRegisterBuffer[] = {
    {"pCudaResource", "CUgraphicsResource *", sizeof(CUgraphicsResource *), true},
    {"buffer", "GLuint", sizeof(GLuint), false},
    {"Flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuGraphicsGLRegisterImage[] = {
    {"pCudaResource", "CUgraphicsResource *", sizeof(CUgraphicsResource *), true},
    {"image", "GLuint", sizeof(GLuint), false},
    {"target", "GLenum", sizeof(GLenum), false},
    {"Flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuGLGetDevices_v2[] = {
    {"pCudaDeviceCount", "unsigned int *", sizeof(unsigned int *), true},
    {"pCudaDevices", "CUdevice *", sizeof(CUdevice *), true},
    {"cudaDeviceCount", "unsigned int", sizeof(unsigned int), false},
    {"deviceList", "CUGLDeviceList", sizeof(CUGLDeviceList), false},
};
static const stub_param params_cuGLCtxCreate_v2[] = {
    {"pCtx", "CUcontext *", sizeof(CUcontext *), true},
    {"Flags", "unsigned int", sizeof(unsigned int), false},
    {"device", "CUdevice", sizeof(CUdevice), false},
};
static const stub_param params_cuGLRegisterBufferObject[] = {
    {"buffer", "GLuint", sizeof(GLuint), false},
};
static const stub_param params_cuGLMapBufferObject_v2[] = {
    {"dptr", "CUdeviceptr *", sizeof(CUdeviceptr *), true},
    {"size", "size_t *", sizeof(size_t *), true},
    {"buffer", "GLuint", sizeof(GLuint), false},
};
static const stub_param params_cuGLUnmapBufferObject[] = {
    {"buffer", "GLuint", sizeof(GLuint), false},
};
static const stub_param params_cuGLUnregisterBufferObject[] = {
    {"buffer", "GLuint", sizeof(GLuint), false},
};
static const stub_param params_cuGLSetBufferObjectMapFlags[] = {
    {"buffer", "GLuint", sizeof(GLuint), false},
    {"Flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuGLMapBufferObjectAsync_v2[] = {
    {"dptr", "CUdeviceptr *", sizeof(CUdeviceptr *), true},
    {"size", "size_t *", sizeof(size_t *), true},
    {"buffer", "GLuint", sizeof(GLuint), false},
    {"hStream", "CUstream", sizeof(CUstream), false},
};
static const stub_param params_cuGLUnmapBufferObjectAsync[] = {
    {"buffer", "GLuint", sizeof(GLuint), false},
    {"hStream", "CUstream", sizeof(CUstream), false},
};
static const stub_param params_cuVDPAUGetDevice[] = {
    {"pDevice", "CUdevice *", sizeof(CUdevice *), true},
    {"vdpDevice", "VdpDevice", sizeof(VdpDevice), false},
    {"vdpGetProcAddress", "int (*)(VdpDevice, uint32_t, void **)",
        sizeof(int (*)(VdpDevice, uint32_t, void **)), false},
};
static const stub_param params_cuVDPAUCtxCreate_v2[] = {
    {"pCtx", "CUcontext *", sizeof(CUcontext *), true},
    {"flags", "unsigned int", sizeof(unsigned int), false},
    {"device", "CUdevice", sizeof(CUdevice), false},
    {"vdpDevice", "VdpDevice", sizeof(VdpDevice), false},
    {"vdpGetProcAddress", "int (*)(VdpDevice, uint32_t, void **)",
        sizeof(int (*)(VdpDevice, uint32_t, void **)), false},
};
static const stub_param params_cuGraphicsVDPAURegisterVideoSurface[] = {
    {"pCudaResource", "CUgraphicsResource *", sizeof(CUgraphicsResource *), true},
    {"vdpSurface", "VdpVideoSurface", sizeof(VdpVideoSurface), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cuGraphicsVDPAURegisterOutputSurface[] = {
    {"pCudaResource", "CUgraphicsResource *", sizeof(CUgraphicsResource *), true},
    {"vdpSurface", "VdpOutputSurface", sizeof(VdpOutputSurface), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};

const stub_function stub_functions[] = {
    {"cuArray3DCreate", "cuArray3DCreate_v2", "cuArray3DCreate", 3020, false,
        (void (*)(void))cuArray3DCreate_v2, STUB_RESULT_STATUS, params_cuArray3DCreate_v2, 2},
    {"cuArray3DGetDescriptor", "cuArray3DGetDescriptor_v2", "cuArray3DGetDescriptor", 3020, false,
        (void (*)(void))cuArray3DGetDescriptor_v2, STUB_RESULT_STATUS,
        params_cuArray3DGetDescriptor_v2, 2},
    {"cuArrayCreate", "cuArrayCreate_v2", "cuArrayCreate", 3020, false,
        (void (*)(void))cuArrayCreate_v2, STUB_RESULT_STATUS, params_cuArrayCreate_v2, 2},
    {"cuArrayDestroy", "cuArrayDestroy", "cuArrayDestroy", 2000, false,
        (void (*)(void))cuArrayDestroy, STUB_RESULT_STATUS, params_cuArrayDestroy, 1},
    {"cuArrayGetDescriptor", "cuArrayGetDescriptor_v2", "cuArrayGetDescriptor", 3020, false,
        (void (*)(void))cuArrayGetDescriptor_v2, STUB_RESULT_STATUS,
        params_cuArrayGetDescriptor_v2, 2},
    {"cuArrayGetMemoryRequirements", "cuArrayGetMemoryRequirements",
        "cuArrayGetMemoryRequirements", 11060, false, (void (*)(void))cuArrayGetMemoryRequirements,
        STUB_RESULT_STATUS, params_cuArrayGetMemoryRequirements, 3},
    {"cuArrayGetPlane", "cuArrayGetPlane", "cuArrayGetPlane", 11020, false,
        (void (*)(void))cuArrayGetPlane, STUB_RESULT_STATUS, params_cuArrayGetPlane, 3},
    {"cuArrayGetSparseProperties", "cuArrayGetSparseProperties", "cuArrayGetSparseProperties",
        11010, false, (void (*)(void))cuArrayGetSparseProperties, STUB_RESULT_STATUS,
        params_cuArrayGetSparseProperties, 2},
    {"cuCheckpointProcessCheckpoint", "cuCheckpointProcessCheckpoint",
        "cuCheckpointProcessCheckpoint", 12080, false,
        (void (*)(void))cuCheckpointProcessCheckpoint, STUB_RESULT_STATUS,
        params_cuCheckpointProcessCheckpoint, 2},
    {"cuCheckpointProcessGetRestoreThreadId", "cuCheckpointProcessGetRestoreThreadId",
        "cuCheckpointProcessGetRestoreThreadId", 12080, false,
        (void (*)(void))cuCheckpointProcessGetRestoreThreadId, STUB_RESULT_STATUS,
        params_cuCheckpointProcessGetRestoreThreadId, 2},
    {"cuCheckpointProcessGetState", "cuCheckpointProcessGetState", "cuCheckpointProcessGetState",
        12080, false, (void (*)(void))cuCheckpointProcessGetState, STUB_RESULT_STATUS,
        params_cuCheckpointProcessGetState, 2},
    {"cuCheckpointProcessLock", "cuCheckpointProcessLock", "cuCheckpointProcessLock", 12080, false,
        (void (*)(void))cuCheckpointProcessLock, STUB_RESULT_STATUS,
        params_cuCheckpointProcessLock, 2},
    {"cuCheckpointProcessRestore", "cuCheckpointProcessRestore", "cuCheckpointProcessRestore",
        12080, false, (void (*)(void))cuCheckpointProcessRestore, STUB_RESULT_STATUS,
        params_cuCheckpointProcessRestore, 2},
    {"cuCheckpointProcessUnlock", "cuCheckpointProcessUnlock", "cuCheckpointProcessUnlock", 12080,
        false, (void (*)(void))cuCheckpointProcessUnlock, STUB_RESULT_STATUS,
        params_cuCheckpointProcessUnlock, 2},
    {"cuCoredumpGetAttribute", "cuCoredumpGetAttribute", "cuCoredumpGetAttribute", 12010, false,
        (void (*)(void))cuCoredumpGetAttribute, STUB_RESULT_STATUS, params_cuCoredumpGetAttribute,
        3},
    {"cuCoredumpGetAttributeGlobal", "cuCoredumpGetAttributeGlobal",
        "cuCoredumpGetAttributeGlobal", 12010, false, (void (*)(void))cuCoredumpGetAttributeGlobal,
        STUB_RESULT_STATUS, params_cuCoredumpGetAttributeGlobal, 3},
    {"cuCoredumpSetAttribute", "cuCoredumpSetAttribute", "cuCoredumpSetAttribute", 12010, false,
        (void (*)(void))cuCoredumpSetAttribute, STUB_RESULT_STATUS, params_cuCoredumpSetAttribute,
        3},
    {"cuCoredumpSetAttributeGlobal", "cuCoredumpSetAttributeGlobal",
        "cuCoredumpSetAttributeGlobal", 12010, false, (void (*)(void))cuCoredumpSetAttributeGlobal,
        STUB_RESULT_STATUS, params_cuCoredumpSetAttributeGlobal, 3},
    {"cuCtxAttach", "cuCtxAttach", "cuCtxAttach", 2000, false, (void (*)(void))cuCtxAttach,
        STUB_RESULT_STATUS, params_cuCtxAttach, 2},
    {"cuCtxCreate", "cuCtxCreate_v2", "cuCtxCreate", 3020, false, (void (*)(void))cuCtxCreate_v2,
        STUB_RESULT_STATUS, params_cuCtxCreate_v2, 3},
    {"cuCtxCreate_v3", "cuCtxCreate_v3", "cuCtxCreate", 11040, false,
        (void (*)(void))cuCtxCreate_v3, STUB_RESULT_STATUS, params_cuCtxCreate_v3, 5},
    {"cuCtxCreate_v4", "cuCtxCreate_v4", "cuCtxCreate", 12050, false,
        (void (*)(void))cuCtxCreate_v4, STUB_RESULT_STATUS, params_cuCtxCreate_v4, 4},
    {"cuCtxDestroy", "cuCtxDestroy_v2", "cuCtxDestroy", 4000, false,
        (void (*)(void))cuCtxDestroy_v2, STUB_RESULT_STATUS, params_cuCtxDestroy_v2, 1},
    {"cuCtxDetach", "cuCtxDetach", "cuCtxDetach", 2000, false, (void (*)(void))cuCtxDetach,
        STUB_RESULT_STATUS, params_cuCtxDetach, 1},
    {"cuCtxDisablePeerAccess", "cuCtxDisablePeerAccess", "cuCtxDisablePeerAccess", 4000, false,
        (void (*)(void))cuCtxDisablePeerAccess, STUB_RESULT_STATUS, params_cuCtxDisablePeerAccess,
        1},
    {"cuCtxEnablePeerAccess", "cuCtxEnablePeerAccess", "cuCtxEnablePeerAccess", 4000, false,
        (void (*)(void))cuCtxEnablePeerAccess, STUB_RESULT_STATUS, params_cuCtxEnablePeerAccess, 2},
    {"cuCtxFromGreenCtx", "cuCtxFromGreenCtx", "cuCtxFromGreenCtx", 12040, false,
        (void (*)(void))cuCtxFromGreenCtx, STUB_RESULT_STATUS, params_cuCtxFromGreenCtx, 2},
    {"cuCtxGetApiVersion", "cuCtxGetApiVersion", "cuCtxGetApiVersion", 3020, false,
        (void (*)(void))cuCtxGetApiVersion, STUB_RESULT_STATUS, params_cuCtxGetApiVersion, 2},
    {"cuCtxGetCacheConfig", "cuCtxGetCacheConfig", "cuCtxGetCacheConfig", 3020, false,
        (void (*)(void))cuCtxGetCacheConfig, STUB_RESULT_STATUS, params_cuCtxGetCacheConfig, 1},
    {"cuCtxGetCurrent", "cuCtxGetCurrent", "cuCtxGetCurrent", 4000, false,
        (void (*)(void))cuCtxGetCurrent, STUB_RESULT_STATUS, params_cuCtxGetCurrent, 1},
    {"cuCtxGetDevResource", "cuCtxGetDevResource", "cuCtxGetDevResource", 12040, false,
        (void (*)(void))cuCtxGetDevResource, STUB_RESULT_STATUS, params_cuCtxGetDevResource, 3},
    {"cuCtxGetDevice", "cuCtxGetDevice", "cuCtxGetDevice", 2000, false,
        (void (*)(void))cuCtxGetDevice, STUB_RESULT_STATUS, params_cuCtxGetDevice, 1},
    {"cuCtxGetExecAffinity", "cuCtxGetExecAffinity", "cuCtxGetExecAffinity", 11040, false,
        (void (*)(void))cuCtxGetExecAffinity, STUB_RESULT_STATUS, params_cuCtxGetExecAffinity, 2},
    {"cuCtxGetFlags", "cuCtxGetFlags", "cuCtxGetFlags", 7000, false, (void (*)(void))cuCtxGetFlags,
        STUB_RESULT_STATUS, params_cuCtxGetFlags, 1},
    {"cuCtxGetId", "cuCtxGetId", "cuCtxGetId", 12000, false, (void (*)(void))cuCtxGetId,
        STUB_RESULT_STATUS, params_cuCtxGetId, 2},
    {"cuCtxGetLimit", "cuCtxGetLimit", "cuCtxGetLimit", 3010, false, (void (*)(void))cuCtxGetLimit,
        STUB_RESULT_STATUS, params_cuCtxGetLimit, 2},
    {"cuCtxGetSharedMemConfig", "cuCtxGetSharedMemConfig", "cuCtxGetSharedMemConfig", 4020, false,
        (void (*)(void))cuCtxGetSharedMemConfig, STUB_RESULT_STATUS,
        params_cuCtxGetSharedMemConfig, 1},
    {"cuCtxGetStreamPriorityRange", "cuCtxGetStreamPriorityRange", "cuCtxGetStreamPriorityRange",
        5050, false, (void (*)(void))cuCtxGetStreamPriorityRange, STUB_RESULT_STATUS,
        params_cuCtxGetStreamPriorityRange, 2},
    {"cuCtxPopCurrent", "cuCtxPopCurrent_v2", "cuCtxPopCurrent", 4000, false,
        (void (*)(void))cuCtxPopCurrent_v2, STUB_RESULT_STATUS, params_cuCtxPopCurrent_v2, 1},
    {"cuCtxPushCurrent", "cuCtxPushCurrent_v2", "cuCtxPushCurrent", 4000, false,
        (void (*)(void))cuCtxPushCurrent_v2, STUB_RESULT_STATUS, params_cuCtxPushCurrent_v2, 1},
    {"cuCtxRecordEvent", "cuCtxRecordEvent", "cuCtxRecordEvent", 12050, false,
        (void (*)(void))cuCtxRecordEvent, STUB_RESULT_STATUS, params_cuCtxRecordEvent, 2},
    {"cuCtxResetPersistingL2Cache", "cuCtxResetPersistingL2Cache", "cuCtxResetPersistingL2Cache",
        11000, false, (void (*)(void))cuCtxResetPersistingL2Cache, STUB_RESULT_STATUS, NULL, 0},
    {"cuCtxSetCacheConfig", "cuCtxSetCacheConfig", "cuCtxSetCacheConfig", 3020, false,
        (void (*)(void))cuCtxSetCacheConfig, STUB_RESULT_STATUS, params_cuCtxSetCacheConfig, 1},
    {"cuCtxSetCurrent", "cuCtxSetCurrent", "cuCtxSetCurrent", 4000, false,
        (void (*)(void))cuCtxSetCurrent, STUB_RESULT_STATUS, params_cuCtxSetCurrent, 1},
    {"cuCtxSetFlags", "cuCtxSetFlags", "cuCtxSetFlags", 12010, false,
        (void (*)(void))cuCtxSetFlags, STUB_RESULT_STATUS, params_cuCtxSetFlags, 1},
    {"cuCtxSetLimit", "cuCtxSetLimit", "cuCtxSetLimit", 3010, false, (void (*)(void))cuCtxSetLimit,
        STUB_RESULT_STATUS, params_cuCtxSetLimit, 2},
    {"cuCtxSetSharedMemConfig", "cuCtxSetSharedMemConfig", "cuCtxSetSharedMemConfig", 4020, false,
        (void (*)(void))cuCtxSetSharedMemConfig, STUB_RESULT_STATUS,
        params_cuCtxSetSharedMemConfig, 1},
    {"cuCtxSynchronize", "cuCtxSynchronize", "cuCtxSynchronize", 2000, false,
        (void (*)(void))cuCtxSynchronize, STUB_RESULT_STATUS, NULL, 0},
    {"cuCtxWaitEvent", "cuCtxWaitEvent", "cuCtxWaitEvent", 12050, false,
        (void (*)(void))cuCtxWaitEvent, STUB_RESULT_STATUS, params_cuCtxWaitEvent, 2},
    {"cuDestroyExternalMemory", "cuDestroyExternalMemory", "cuDestroyExternalMemory", 10000, false,
        (void (*)(void))cuDestroyExternalMemory, STUB_RESULT_STATUS,
        params_cuDestroyExternalMemory, 1},
    {"cuDestroyExternalSemaphore", "cuDestroyExternalSemaphore", "cuDestroyExternalSemaphore",
        10000, false, (void (*)(void))cuDestroyExternalSemaphore, STUB_RESULT_STATUS,
        params_cuDestroyExternalSemaphore, 1},
    {"cuDevResourceGenerateDesc", "cuDevResourceGenerateDesc", "cuDevResourceGenerateDesc", 12040,
        false, (void (*)(void))cuDevResourceGenerateDesc, STUB_RESULT_STATUS,
        params_cuDevResourceGenerateDesc, 3},
    {"cuDevSmResourceSplitByCount", "cuDevSmResourceSplitByCount", "cuDevSmResourceSplitByCount",
        12040, false, (void (*)(void))cuDevSmResourceSplitByCount, STUB_RESULT_STATUS,
        params_cuDevSmResourceSplitByCount, 6},
    {"cuDeviceCanAccessPeer", "cuDeviceCanAccessPeer", "cuDeviceCanAccessPeer", 4000, false,
        (void (*)(void))cuDeviceCanAccessPeer, STUB_RESULT_STATUS, params_cuDeviceCanAccessPeer, 3},
    {"cuDeviceComputeCapability", "cuDeviceComputeCapability", "cuDeviceComputeCapability", 2000,
        false, (void (*)(void))cuDeviceComputeCapability, STUB_RESULT_STATUS,
        params_cuDeviceComputeCapability, 3},
    {"cuDeviceGet", "cuDeviceGet", "cuDeviceGet", 2000, false, (void (*)(void))cuDeviceGet,
        STUB_RESULT_STATUS, params_cuDeviceGet, 2},
    {"cuDeviceGetAttribute", "cuDeviceGetAttribute", "cuDeviceGetAttribute", 2000, false,
        (void (*)(void))cuDeviceGetAttribute, STUB_RESULT_STATUS, params_cuDeviceGetAttribute, 3},
    {"cuDeviceGetByPCIBusId", "cuDeviceGetByPCIBusId", "cuDeviceGetByPCIBusId", 4010, false,
        (void (*)(void))cuDeviceGetByPCIBusId, STUB_RESULT_STATUS, params_cuDeviceGetByPCIBusId, 2},
    {"cuDeviceGetCount", "cuDeviceGetCount", "cuDeviceGetCount", 2000, false,
        (void (*)(void))cuDeviceGetCount, STUB_RESULT_STATUS, params_cuDeviceGetCount, 1},
    {"cuDeviceGetDefaultMemPool", "cuDeviceGetDefaultMemPool", "cuDeviceGetDefaultMemPool", 11020,
        false, (void (*)(void))cuDeviceGetDefaultMemPool, STUB_RESULT_STATUS,
        params_cuDeviceGetDefaultMemPool, 2},
    {"cuDeviceGetDevResource", "cuDeviceGetDevResource", "cuDeviceGetDevResource", 12040, false,
        (void (*)(void))cuDeviceGetDevResource, STUB_RESULT_STATUS, params_cuDeviceGetDevResource,
        3},
    {"cuDeviceGetExecAffinitySupport", "cuDeviceGetExecAffinitySupport",
        "cuDeviceGetExecAffinitySupport", 11040, false,
        (void (*)(void))cuDeviceGetExecAffinitySupport, STUB_RESULT_STATUS,
        params_cuDeviceGetExecAffinitySupport, 3},
    {"cuDeviceGetGraphMemAttribute", "cuDeviceGetGraphMemAttribute",
        "cuDeviceGetGraphMemAttribute", 11040, false, (void (*)(void))cuDeviceGetGraphMemAttribute,
        STUB_RESULT_STATUS, params_cuDeviceGetGraphMemAttribute, 3},
    {"cuDeviceGetLuid", "cuDeviceGetLuid", "cuDeviceGetLuid", 10000, false,
        (void (*)(void))cuDeviceGetLuid, STUB_RESULT_STATUS, params_cuDeviceGetLuid, 3},
    {"cuDeviceGetMemPool", "cuDeviceGetMemPool", "cuDeviceGetMemPool", 11020, false,
        (void (*)(void))cuDeviceGetMemPool, STUB_RESULT_STATUS, params_cuDeviceGetMemPool, 2},
    {"cuDeviceGetName", "cuDeviceGetName", "cuDeviceGetName", 2000, false,
        (void (*)(void))cuDeviceGetName, STUB_RESULT_STATUS, params_cuDeviceGetName, 3},
    {"cuDeviceGetNvSciSyncAttributes", "cuDeviceGetNvSciSyncAttributes",
        "cuDeviceGetNvSciSyncAttributes", 10020, false,
        (void (*)(void))cuDeviceGetNvSciSyncAttributes, STUB_RESULT_STATUS,
        params_cuDeviceGetNvSciSyncAttributes, 3},
    {"cuDeviceGetP2PAttribute", "cuDeviceGetP2PAttribute", "cuDeviceGetP2PAttribute", 8000, false,
        (void (*)(void))cuDeviceGetP2PAttribute, STUB_RESULT_STATUS,
        params_cuDeviceGetP2PAttribute, 4},
    {"cuDeviceGetPCIBusId", "cuDeviceGetPCIBusId", "cuDeviceGetPCIBusId", 4010, false,
        (void (*)(void))cuDeviceGetPCIBusId, STUB_RESULT_STATUS, params_cuDeviceGetPCIBusId, 3},
    {"cuDeviceGetProperties", "cuDeviceGetProperties", "cuDeviceGetProperties", 2000, false,
        (void (*)(void))cuDeviceGetProperties, STUB_RESULT_STATUS, params_cuDeviceGetProperties, 2},
    {"cuDeviceGetTexture1DLinearMaxWidth", "cuDeviceGetTexture1DLinearMaxWidth",
        "cuDeviceGetTexture1DLinearMaxWidth", 11010, false,
        (void (*)(void))cuDeviceGetTexture1DLinearMaxWidth, STUB_RESULT_STATUS,
        params_cuDeviceGetTexture1DLinearMaxWidth, 4},
    {"cuDeviceGetUuid", "cuDeviceGetUuid", "cuDeviceGetUuid", 9020, false,
        (void (*)(void))cuDeviceGetUuid, STUB_RESULT_STATUS, params_cuDeviceGetUuid, 2},
    {"cuDeviceGetUuid_v2", "cuDeviceGetUuid_v2", "cuDeviceGetUuid", 11040, false,
        (void (*)(void))cuDeviceGetUuid_v2, STUB_RESULT_STATUS, params_cuDeviceGetUuid_v2, 2},
    {"cuDeviceGraphMemTrim", "cuDeviceGraphMemTrim", "cuDeviceGraphMemTrim", 11040, false,
        (void (*)(void))cuDeviceGraphMemTrim, STUB_RESULT_STATUS, params_cuDeviceGraphMemTrim, 1},
    {"cuDevicePrimaryCtxGetState", "cuDevicePrimaryCtxGetState", "cuDevicePrimaryCtxGetState",
        7000, false, (void (*)(void))cuDevicePrimaryCtxGetState, STUB_RESULT_STATUS,
        params_cuDevicePrimaryCtxGetState, 3},
    {"cuDevicePrimaryCtxRelease", "cuDevicePrimaryCtxRelease_v2", "cuDevicePrimaryCtxRelease",
        11000, false, (void (*)(void))cuDevicePrimaryCtxRelease_v2, STUB_RESULT_STATUS,
        params_cuDevicePrimaryCtxRelease_v2, 1},
    {"cuDevicePrimaryCtxReset", "cuDevicePrimaryCtxReset_v2", "cuDevicePrimaryCtxReset", 11000,
        false, (void (*)(void))cuDevicePrimaryCtxReset_v2, STUB_RESULT_STATUS,
        params_cuDevicePrimaryCtxReset_v2, 1},
    {"cuDevicePrimaryCtxRetain", "cuDevicePrimaryCtxRetain", "cuDevicePrimaryCtxRetain", 7000,
        false, (void (*)(void))cuDevicePrimaryCtxRetain, STUB_RESULT_STATUS,
        params_cuDevicePrimaryCtxRetain, 2},
    {"cuDevicePrimaryCtxSetFlags", "cuDevicePrimaryCtxSetFlags_v2", "cuDevicePrimaryCtxSetFlags",
        11000, false, (void (*)(void))cuDevicePrimaryCtxSetFlags_v2, STUB_RESULT_STATUS,
        params_cuDevicePrimaryCtxSetFlags_v2, 2},
    {"cuDeviceRegisterAsyncNotification", "cuDeviceRegisterAsyncNotification",
        "cuDeviceRegisterAsyncNotification", 12040, false,
        (void (*)(void))cuDeviceRegisterAsyncNotification, STUB_RESULT_STATUS,
        params_cuDeviceRegisterAsyncNotification, 4},
    {"cuDeviceSetGraphMemAttribute", "cuDeviceSetGraphMemAttribute",
        "cuDeviceSetGraphMemAttribute", 11040, false, (void (*)(void))cuDeviceSetGraphMemAttribute,
        STUB_RESULT_STATUS, params_cuDeviceSetGraphMemAttribute, 3},
    {"cuDeviceSetMemPool", "cuDeviceSetMemPool", "cuDeviceSetMemPool", 11020, false,
        (void (*)(void))cuDeviceSetMemPool, STUB_RESULT_STATUS, params_cuDeviceSetMemPool, 2},
    {"cuDeviceTotalMem", "cuDeviceTotalMem_v2", "cuDeviceTotalMem", 3020, false,
        (void (*)(void))cuDeviceTotalMem_v2, STUB_RESULT_STATUS, params_cuDeviceTotalMem_v2, 2},
    {"cuDeviceUnregisterAsyncNotification", "cuDeviceUnregisterAsyncNotification",
        "cuDeviceUnregisterAsyncNotification", 12040, false,
        (void (*)(void))cuDeviceUnregisterAsyncNotification, STUB_RESULT_STATUS,
        params_cuDeviceUnregisterAsyncNotification, 2},
    {"cuDriverGetVersion", "cuDriverGetVersion", "cuDriverGetVersion", 2020, false,
        (void (*)(void))cuDriverGetVersion, STUB_RESULT_STATUS, params_cuDriverGetVersion, 1},
    {"cuEGLStreamConsumerAcquireFrame", "cuEGLStreamConsumerAcquireFrame",
        "cuEGLStreamConsumerAcquireFrame", 7000, false,
        (void (*)(void))cuEGLStreamConsumerAcquireFrame, STUB_RESULT_STATUS,
        params_cuEGLStreamConsumerAcquireFrame, 4},
    {"cuEGLStreamConsumerConnect", "cuEGLStreamConsumerConnect", "cuEGLStreamConsumerConnect",
        7000, false, (void (*)(void))cuEGLStreamConsumerConnect, STUB_RESULT_STATUS,
        params_cuEGLStreamConsumerConnect, 2},
    {"cuEGLStreamConsumerConnectWithFlags", "cuEGLStreamConsumerConnectWithFlags",
        "cuEGLStreamConsumerConnectWithFlags", 8000, false,
        (void (*)(void))cuEGLStreamConsumerConnectWithFlags, STUB_RESULT_STATUS,
        params_cuEGLStreamConsumerConnectWithFlags, 3},
    {"cuEGLStreamConsumerDisconnect", "cuEGLStreamConsumerDisconnect",
        "cuEGLStreamConsumerDisconnect", 7000, false,
        (void (*)(void))cuEGLStreamConsumerDisconnect, STUB_RESULT_STATUS,
        params_cuEGLStreamConsumerDisconnect, 1},
    {"cuEGLStreamConsumerReleaseFrame", "cuEGLStreamConsumerReleaseFrame",
        "cuEGLStreamConsumerReleaseFrame", 7000, false,
        (void (*)(void))cuEGLStreamConsumerReleaseFrame, STUB_RESULT_STATUS,
        params_cuEGLStreamConsumerReleaseFrame, 3},
    {"cuEGLStreamProducerConnect", "cuEGLStreamProducerConnect", "cuEGLStreamProducerConnect",
        7000, false, (void (*)(void))cuEGLStreamProducerConnect, STUB_RESULT_STATUS,
        params_cuEGLStreamProducerConnect, 4},
    {"cuEGLStreamProducerDisconnect", "cuEGLStreamProducerDisconnect",
        "cuEGLStreamProducerDisconnect", 7000, false,
        (void (*)(void))cuEGLStreamProducerDisconnect, STUB_RESULT_STATUS,
        params_cuEGLStreamProducerDisconnect, 1},
    {"cuEGLStreamProducerPresentFrame", "cuEGLStreamProducerPresentFrame",
        "cuEGLStreamProducerPresentFrame", 7000, false,
        (void (*)(void))cuEGLStreamProducerPresentFrame, STUB_RESULT_STATUS,
        params_cuEGLStreamProducerPresentFrame, 3},
    {"cuEGLStreamProducerReturnFrame", "cuEGLStreamProducerReturnFrame",
        "cuEGLStreamProducerReturnFrame", 7000, false,
        (void (*)(void))cuEGLStreamProducerReturnFrame, STUB_RESULT_STATUS,
        params_cuEGLStreamProducerReturnFrame, 3},
    {"cuEventCreate", "cuEventCreate", "cuEventCreate", 2000, false, (void (*)(void))cuEventCreate,
        STUB_RESULT_STATUS, params_cuEventCreate, 2},
    {"cuEventCreateFromEGLSync", "cuEventCreateFromEGLSync", "cuEventCreateFromEGLSync", 9000,
        false, (void (*)(void))cuEventCreateFromEGLSync, STUB_RESULT_STATUS,
        params_cuEventCreateFromEGLSync, 3},
    {"cuEventDestroy", "cuEventDestroy_v2", "cuEventDestroy", 4000, false,
        (void (*)(void))cuEventDestroy_v2, STUB_RESULT_STATUS, params_cuEventDestroy_v2, 1},
    {"cuEventElapsedTime", "cuEventElapsedTime", "cuEventElapsedTime", 2000, false,
        (void (*)(void))cuEventElapsedTime, STUB_RESULT_STATUS, params_cuEventElapsedTime, 3},
    {"cuEventElapsedTime_v2", "cuEventElapsedTime_v2", "cuEventElapsedTime", 12080, false,
        (void (*)(void))cuEventElapsedTime_v2, STUB_RESULT_STATUS, params_cuEventElapsedTime_v2, 3},
    {"cuEventQuery", "cuEventQuery", "cuEventQuery", 2000, false, (void (*)(void))cuEventQuery,
        STUB_RESULT_STATUS, params_cuEventQuery, 1},
    {"cuEventRecord", "cuEventRecord", "cuEventRecord", 2000, false, (void (*)(void))cuEventRecord,
        STUB_RESULT_STATUS, params_cuEventRecord, 2},
    {"cuEventRecordWithFlags", "cuEventRecordWithFlags", "cuEventRecordWithFlags", 11010, false,
        (void (*)(void))cuEventRecordWithFlags, STUB_RESULT_STATUS, params_cuEventRecordWithFlags,
        3},
    {"cuEventRecordWithFlags", "cuEventRecordWithFlags_ptsz", "cuEventRecordWithFlags", 11010,
        true, (void (*)(void))cuEventRecordWithFlags_ptsz, STUB_RESULT_STATUS,
        params_cuEventRecordWithFlags, 3},
    {"cuEventRecord", "cuEventRecord_ptsz", "cuEventRecord", 2000, true,
        (void (*)(void))cuEventRecord_ptsz, STUB_RESULT_STATUS, params_cuEventRecord, 2},
    {"cuEventSynchronize", "cuEventSynchronize", "cuEventSynchronize", 2000, false,
        (void (*)(void))cuEventSynchronize, STUB_RESULT_STATUS, params_cuEventSynchronize, 1},
    {"cuExternalMemoryGetMappedBuffer", "cuExternalMemoryGetMappedBuffer",
        "cuExternalMemoryGetMappedBuffer", 10000, false,
        (void (*)(void))cuExternalMemoryGetMappedBuffer, STUB_RESULT_STATUS,
        params_cuExternalMemoryGetMappedBuffer, 3},
    {"cuExternalMemoryGetMappedMipmappedArray", "cuExternalMemoryGetMappedMipmappedArray",
        "cuExternalMemoryGetMappedMipmappedArray", 10000, false,
        (void (*)(void))cuExternalMemoryGetMappedMipmappedArray, STUB_RESULT_STATUS,
        params_cuExternalMemoryGetMappedMipmappedArray, 3},
    {"cuFlushGPUDirectRDMAWrites", "cuFlushGPUDirectRDMAWrites", "cuFlushGPUDirectRDMAWrites",
        11030, false, (void (*)(void))cuFlushGPUDirectRDMAWrites, STUB_RESULT_STATUS,
        params_cuFlushGPUDirectRDMAWrites, 2},
    {"cuFuncGetAttribute", "cuFuncGetAttribute", "cuFuncGetAttribute", 2020, false,
        (void (*)(void))cuFuncGetAttribute, STUB_RESULT_STATUS, params_cuFuncGetAttribute, 3},
    {"cuFuncGetModule", "cuFuncGetModule", "cuFuncGetModule", 11000, false,
        (void (*)(void))cuFuncGetModule, STUB_RESULT_STATUS, params_cuFuncGetModule, 2},
    {"cuFuncGetName", "cuFuncGetName", "cuFuncGetName", 12030, false,
        (void (*)(void))cuFuncGetName, STUB_RESULT_STATUS, params_cuFuncGetName, 2},
    {"cuFuncGetParamInfo", "cuFuncGetParamInfo", "cuFuncGetParamInfo", 12040, false,
        (void (*)(void))cuFuncGetParamInfo, STUB_RESULT_STATUS, params_cuFuncGetParamInfo, 4},
    {"cuFuncIsLoaded", "cuFuncIsLoaded", "cuFuncIsLoaded", 12040, false,
        (void (*)(void))cuFuncIsLoaded, STUB_RESULT_STATUS, params_cuFuncIsLoaded, 2},
    {"cuFuncLoad", "cuFuncLoad", "cuFuncLoad", 12040, false, (void (*)(void))cuFuncLoad,
        STUB_RESULT_STATUS, params_cuFuncLoad, 1},
    {"cuFuncSetAttribute", "cuFuncSetAttribute", "cuFuncSetAttribute", 9000, false,
        (void (*)(void))cuFuncSetAttribute, STUB_RESULT_STATUS, params_cuFuncSetAttribute, 3},
    {"cuFuncSetBlockShape", "cuFuncSetBlockShape", "cuFuncSetBlockShape", 2000, false,
        (void (*)(void))cuFuncSetBlockShape, STUB_RESULT_STATUS, params_cuFuncSetBlockShape, 4},
    {"cuFuncSetCacheConfig", "cuFuncSetCacheConfig", "cuFuncSetCacheConfig", 3000, false,
        (void (*)(void))cuFuncSetCacheConfig, STUB_RESULT_STATUS, params_cuFuncSetCacheConfig, 2},
    {"cuFuncSetSharedMemConfig", "cuFuncSetSharedMemConfig", "cuFuncSetSharedMemConfig", 4020,
        false, (void (*)(void))cuFuncSetSharedMemConfig, STUB_RESULT_STATUS,
        params_cuFuncSetSharedMemConfig, 2},
    {"cuFuncSetSharedSize", "cuFuncSetSharedSize", "cuFuncSetSharedSize", 2000, false,
        (void (*)(void))cuFuncSetSharedSize, STUB_RESULT_STATUS, params_cuFuncSetSharedSize, 2},
    {"cuGLCtxCreate", "cuGLCtxCreate_v2", "cuGLCtxCreate", 3020, false,
        (void (*)(void))cuGLCtxCreate_v2, STUB_RESULT_STATUS, params_cuGLCtxCreate_v2, 3},
    {"cuGLGetDevices", "cuGLGetDevices_v2", "cuGLGetDevices", 6050, false,
        (void (*)(void))cuGLGetDevices_v2, STUB_RESULT_STATUS, params_cuGLGetDevices_v2, 4},
    {"cuGLInit", "cuGLInit", "cuGLInit", 2000, false, (void (*)(void))cuGLInit, STUB_RESULT_STATUS,
        NULL, 0},
    {"cuGLMapBufferObjectAsync", "cuGLMapBufferObjectAsync_v2", "cuGLMapBufferObjectAsync", 3020,
        false, (void (*)(void))cuGLMapBufferObjectAsync_v2, STUB_RESULT_STATUS,
        params_cuGLMapBufferObjectAsync_v2, 4},
    {"cuGLMapBufferObjectAsync", "cuGLMapBufferObjectAsync_v2_ptsz", "cuGLMapBufferObjectAsync",
        3020, true, (void (*)(void))cuGLMapBufferObjectAsync_v2_ptsz, STUB_RESULT_STATUS,
        params_cuGLMapBufferObjectAsync_v2, 4},
    {"cuGLMapBufferObject", "cuGLMapBufferObject_v2", "cuGLMapBufferObject", 3020, false,
        (void (*)(void))cuGLMapBufferObject_v2, STUB_RESULT_STATUS, params_cuGLMapBufferObject_v2,
        3},
    {"cuGLMapBufferObject", "cuGLMapBufferObject_v2_ptds", "cuGLMapBufferObject", 3020, true,
        (void (*)(void))cuGLMapBufferObject_v2_ptds, STUB_RESULT_STATUS,
        params_cuGLMapBufferObject_v2, 3},
    {"cuGLRegisterBufferObject", "cuGLRegisterBufferObject", "cuGLRegisterBufferObject", 2000,
        false, (void (*)(void))cuGLRegisterBufferObject, STUB_RESULT_STATUS,
        params_cuGLRegisterBufferObject, 1},
    {"cuGLSetBufferObjectMapFlags", "cuGLSetBufferObjectMapFlags", "cuGLSetBufferObjectMapFlags",
        2030, false, (void (*)(void))cuGLSetBufferObjectMapFlags, STUB_RESULT_STATUS,
        params_cuGLSetBufferObjectMapFlags, 2},
    {"cuGLUnmapBufferObject", "cuGLUnmapBufferObject", "cuGLUnmapBufferObject", 2000, false,
        (void (*)(void))cuGLUnmapBufferObject, STUB_RESULT_STATUS, params_cuGLUnmapBufferObject, 1},
    {"cuGLUnmapBufferObjectAsync", "cuGLUnmapBufferObjectAsync", "cuGLUnmapBufferObjectAsync",
        2030, false, (void (*)(void))cuGLUnmapBufferObjectAsync, STUB_RESULT_STATUS,
        params_cuGLUnmapBufferObjectAsync, 2},
    {"cuGLUnregisterBufferObject", "cuGLUnregisterBufferObject", "cuGLUnregisterBufferObject",
        2000, false, (void (*)(void))cuGLUnregisterBufferObject, STUB_RESULT_STATUS,
        params_cuGLUnregisterBufferObject, 1},
    {"cuGetErrorName", "cuGetErrorName", "cuGetErrorName", 6000, false,
        (void (*)(void))cuGetErrorName, STUB_RESULT_STATUS, params_cuGetErrorName, 2},
    {"cuGetErrorString", "cuGetErrorString", "cuGetErrorString", 6000, false,
        (void (*)(void))cuGetErrorString, STUB_RESULT_STATUS, params_cuGetErrorString, 2},
    {"cuGetExportTable", "cuGetExportTable", "cuGetExportTable", 3000, false,
        (void (*)(void))cuGetExportTable, STUB_RESULT_STATUS, params_cuGetExportTable, 2},
    {"cuGetProcAddress", "cuGetProcAddress_v2", "cuGetProcAddress", 12000, false,
        (void (*)(void))cuGetProcAddress_v2, STUB_RESULT_STATUS, params_cuGetProcAddress_v2, 5},
    {"cuGraphAddBatchMemOpNode", "cuGraphAddBatchMemOpNode", "cuGraphAddBatchMemOpNode", 11070,
        false, (void (*)(void))cuGraphAddBatchMemOpNode, STUB_RESULT_STATUS,
        params_cuGraphAddBatchMemOpNode, 5},
    {"cuGraphAddChildGraphNode", "cuGraphAddChildGraphNode", "cuGraphAddChildGraphNode", 10000,
        false, (void (*)(void))cuGraphAddChildGraphNode, STUB_RESULT_STATUS,
        params_cuGraphAddChildGraphNode, 5},
    {"cuGraphAddDependencies", "cuGraphAddDependencies", "cuGraphAddDependencies", 10000, false,
        (void (*)(void))cuGraphAddDependencies, STUB_RESULT_STATUS, params_cuGraphAddDependencies,
        4},
    {"cuGraphAddDependencies_v2", "cuGraphAddDependencies_v2", "cuGraphAddDependencies", 12030,
        false, (void (*)(void))cuGraphAddDependencies_v2, STUB_RESULT_STATUS,
        params_cuGraphAddDependencies_v2, 5},
    {"cuGraphAddEmptyNode", "cuGraphAddEmptyNode", "cuGraphAddEmptyNode", 10000, false,
        (void (*)(void))cuGraphAddEmptyNode, STUB_RESULT_STATUS, params_cuGraphAddEmptyNode, 4},
    {"cuGraphAddEventRecordNode", "cuGraphAddEventRecordNode", "cuGraphAddEventRecordNode", 11010,
        false, (void (*)(void))cuGraphAddEventRecordNode, STUB_RESULT_STATUS,
        params_cuGraphAddEventRecordNode, 5},
    {"cuGraphAddEventWaitNode", "cuGraphAddEventWaitNode", "cuGraphAddEventWaitNode", 11010, false,
        (void (*)(void))cuGraphAddEventWaitNode, STUB_RESULT_STATUS,
        params_cuGraphAddEventWaitNode, 5},
    {"cuGraphAddExternalSemaphoresSignalNode", "cuGraphAddExternalSemaphoresSignalNode",
        "cuGraphAddExternalSemaphoresSignalNode", 11020, false,
        (void (*)(void))cuGraphAddExternalSemaphoresSignalNode, STUB_RESULT_STATUS,
        params_cuGraphAddExternalSemaphoresSignalNode, 5},
    {"cuGraphAddExternalSemaphoresWaitNode", "cuGraphAddExternalSemaphoresWaitNode",
        "cuGraphAddExternalSemaphoresWaitNode", 11020, false,
        (void (*)(void))cuGraphAddExternalSemaphoresWaitNode, STUB_RESULT_STATUS,
        params_cuGraphAddExternalSemaphoresWaitNode, 5},
    {"cuGraphAddHostNode", "cuGraphAddHostNode", "cuGraphAddHostNode", 10000, false,
        (void (*)(void))cuGraphAddHostNode, STUB_RESULT_STATUS, params_cuGraphAddHostNode, 5},
    {"cuGraphAddKernelNode", "cuGraphAddKernelNode_v2", "cuGraphAddKernelNode", 12000, false,
        (void (*)(void))cuGraphAddKernelNode_v2, STUB_RESULT_STATUS,
        params_cuGraphAddKernelNode_v2, 5},
    {"cuGraphAddMemAllocNode", "cuGraphAddMemAllocNode", "cuGraphAddMemAllocNode", 11040, false,
        (void (*)(void))cuGraphAddMemAllocNode, STUB_RESULT_STATUS, params_cuGraphAddMemAllocNode,
        5},
    {"cuGraphAddMemFreeNode", "cuGraphAddMemFreeNode", "cuGraphAddMemFreeNode", 11040, false,
        (void (*)(void))cuGraphAddMemFreeNode, STUB_RESULT_STATUS, params_cuGraphAddMemFreeNode, 5},
    {"cuGraphAddMemcpyNode", "cuGraphAddMemcpyNode", "cuGraphAddMemcpyNode", 10000, false,
        (void (*)(void))cuGraphAddMemcpyNode, STUB_RESULT_STATUS, params_cuGraphAddMemcpyNode, 6},
    {"cuGraphAddMemsetNode", "cuGraphAddMemsetNode", "cuGraphAddMemsetNode", 10000, false,
        (void (*)(void))cuGraphAddMemsetNode, STUB_RESULT_STATUS, params_cuGraphAddMemsetNode, 6},
    {"cuGraphAddNode", "cuGraphAddNode", "cuGraphAddNode", 12020, false,
        (void (*)(void))cuGraphAddNode, STUB_RESULT_STATUS, params_cuGraphAddNode, 5},
    {"cuGraphAddNode_v2", "cuGraphAddNode_v2", "cuGraphAddNode", 12030, false,
        (void (*)(void))cuGraphAddNode_v2, STUB_RESULT_STATUS, params_cuGraphAddNode_v2, 6},
    {"cuGraphBatchMemOpNodeGetParams", "cuGraphBatchMemOpNodeGetParams",
        "cuGraphBatchMemOpNodeGetParams", 11070, false,
        (void (*)(void))cuGraphBatchMemOpNodeGetParams, STUB_RESULT_STATUS,
        params_cuGraphBatchMemOpNodeGetParams, 2},
    {"cuGraphBatchMemOpNodeSetParams", "cuGraphBatchMemOpNodeSetParams",
        "cuGraphBatchMemOpNodeSetParams", 11070, false,
        (void (*)(void))cuGraphBatchMemOpNodeSetParams, STUB_RESULT_STATUS,
        params_cuGraphBatchMemOpNodeSetParams, 2},
    {"cuGraphChildGraphNodeGetGraph", "cuGraphChildGraphNodeGetGraph",
        "cuGraphChildGraphNodeGetGraph", 10000, false,
        (void (*)(void))cuGraphChildGraphNodeGetGraph, STUB_RESULT_STATUS,
        params_cuGraphChildGraphNodeGetGraph, 2},
    {"cuGraphClone", "cuGraphClone", "cuGraphClone", 10000, false, (void (*)(void))cuGraphClone,
        STUB_RESULT_STATUS, params_cuGraphClone, 2},
    {"cuGraphConditionalHandleCreate", "cuGraphConditionalHandleCreate",
        "cuGraphConditionalHandleCreate", 12030, false,
        (void (*)(void))cuGraphConditionalHandleCreate, STUB_RESULT_STATUS,
        params_cuGraphConditionalHandleCreate, 5},
    {"cuGraphCreate", "cuGraphCreate", "cuGraphCreate", 10000, false,
        (void (*)(void))cuGraphCreate, STUB_RESULT_STATUS, params_cuGraphCreate, 2},
    {"cuGraphDebugDotPrint", "cuGraphDebugDotPrint", "cuGraphDebugDotPrint", 11030, false,
        (void (*)(void))cuGraphDebugDotPrint, STUB_RESULT_STATUS, params_cuGraphDebugDotPrint, 3},
    {"cuGraphDestroy", "cuGraphDestroy", "cuGraphDestroy", 10000, false,
        (void (*)(void))cuGraphDestroy, STUB_RESULT_STATUS, params_cuGraphDestroy, 1},
    {"cuGraphDestroyNode", "cuGraphDestroyNode", "cuGraphDestroyNode", 10000, false,
        (void (*)(void))cuGraphDestroyNode, STUB_RESULT_STATUS, params_cuGraphDestroyNode, 1},
    {"cuGraphEventRecordNodeGetEvent", "cuGraphEventRecordNodeGetEvent",
        "cuGraphEventRecordNodeGetEvent", 11010, false,
        (void (*)(void))cuGraphEventRecordNodeGetEvent, STUB_RESULT_STATUS,
        params_cuGraphEventRecordNodeGetEvent, 2},
    {"cuGraphEventRecordNodeSetEvent", "cuGraphEventRecordNodeSetEvent",
        "cuGraphEventRecordNodeSetEvent", 11010, false,
        (void (*)(void))cuGraphEventRecordNodeSetEvent, STUB_RESULT_STATUS,
        params_cuGraphEventRecordNodeSetEvent, 2},
    {"cuGraphEventWaitNodeGetEvent", "cuGraphEventWaitNodeGetEvent",
        "cuGraphEventWaitNodeGetEvent", 11010, false, (void (*)(void))cuGraphEventWaitNodeGetEvent,
        STUB_RESULT_STATUS, params_cuGraphEventWaitNodeGetEvent, 2},
    {"cuGraphEventWaitNodeSetEvent", "cuGraphEventWaitNodeSetEvent",
        "cuGraphEventWaitNodeSetEvent", 11010, false, (void (*)(void))cuGraphEventWaitNodeSetEvent,
        STUB_RESULT_STATUS, params_cuGraphEventWaitNodeSetEvent, 2},
    {"cuGraphExecBatchMemOpNodeSetParams", "cuGraphExecBatchMemOpNodeSetParams",
        "cuGraphExecBatchMemOpNodeSetParams", 11070, false,
        (void (*)(void))cuGraphExecBatchMemOpNodeSetParams, STUB_RESULT_STATUS,
        params_cuGraphExecBatchMemOpNodeSetParams, 3},
    {"cuGraphExecChildGraphNodeSetParams", "cuGraphExecChildGraphNodeSetParams",
        "cuGraphExecChildGraphNodeSetParams", 11010, false,
        (void (*)(void))cuGraphExecChildGraphNodeSetParams, STUB_RESULT_STATUS,
        params_cuGraphExecChildGraphNodeSetParams, 3},
    {"cuGraphExecDestroy", "cuGraphExecDestroy", "cuGraphExecDestroy", 10000, false,
        (void (*)(void))cuGraphExecDestroy, STUB_RESULT_STATUS, params_cuGraphExecDestroy, 1},
    {"cuGraphExecEventRecordNodeSetEvent", "cuGraphExecEventRecordNodeSetEvent",
        "cuGraphExecEventRecordNodeSetEvent", 11010, false,
        (void (*)(void))cuGraphExecEventRecordNodeSetEvent, STUB_RESULT_STATUS,
        params_cuGraphExecEventRecordNodeSetEvent, 3},
    {"cuGraphExecEventWaitNodeSetEvent", "cuGraphExecEventWaitNodeSetEvent",
        "cuGraphExecEventWaitNodeSetEvent", 11010, false,
        (void (*)(void))cuGraphExecEventWaitNodeSetEvent, STUB_RESULT_STATUS,
        params_cuGraphExecEventWaitNodeSetEvent, 3},
    {"cuGraphExecExternalSemaphoresSignalNodeSetParams",
        "cuGraphExecExternalSemaphoresSignalNodeSetParams",
        "cuGraphExecExternalSemaphoresSignalNodeSetParams", 11020, false,
        (void (*)(void))cuGraphExecExternalSemaphoresSignalNodeSetParams, STUB_RESULT_STATUS,
        params_cuGraphExecExternalSemaphoresSignalNodeSetParams, 3},
    {"cuGraphExecExternalSemaphoresWaitNodeSetParams",
        "cuGraphExecExternalSemaphoresWaitNodeSetParams",
        "cuGraphExecExternalSemaphoresWaitNodeSetParams", 11020, false,
        (void (*)(void))cuGraphExecExternalSemaphoresWaitNodeSetParams, STUB_RESULT_STATUS,
        params_cuGraphExecExternalSemaphoresWaitNodeSetParams, 3},
    {"cuGraphExecGetFlags", "cuGraphExecGetFlags", "cuGraphExecGetFlags", 12000, false,
        (void (*)(void))cuGraphExecGetFlags, STUB_RESULT_STATUS, params_cuGraphExecGetFlags, 2},
    {"cuGraphExecHostNodeSetParams", "cuGraphExecHostNodeSetParams",
        "cuGraphExecHostNodeSetParams", 10020, false, (void (*)(void))cuGraphExecHostNodeSetParams,
        STUB_RESULT_STATUS, params_cuGraphExecHostNodeSetParams, 3},
    {"cuGraphExecKernelNodeSetParams", "cuGraphExecKernelNodeSetParams_v2",
        "cuGraphExecKernelNodeSetParams", 12000, false,
        (void (*)(void))cuGraphExecKernelNodeSetParams_v2, STUB_RESULT_STATUS,
        params_cuGraphExecKernelNodeSetParams_v2, 3},
    {"cuGraphExecMemcpyNodeSetParams", "cuGraphExecMemcpyNodeSetParams",
        "cuGraphExecMemcpyNodeSetParams", 10020, false,
        (void (*)(void))cuGraphExecMemcpyNodeSetParams, STUB_RESULT_STATUS,
        params_cuGraphExecMemcpyNodeSetParams, 4},
    {"cuGraphExecMemsetNodeSetParams", "cuGraphExecMemsetNodeSetParams",
        "cuGraphExecMemsetNodeSetParams", 10020, false,
        (void (*)(void))cuGraphExecMemsetNodeSetParams, STUB_RESULT_STATUS,
        params_cuGraphExecMemsetNodeSetParams, 4},
    {"cuGraphExecNodeSetParams", "cuGraphExecNodeSetParams", "cuGraphExecNodeSetParams", 12020,
        false, (void (*)(void))cuGraphExecNodeSetParams, STUB_RESULT_STATUS,
        params_cuGraphExecNodeSetParams, 3},
    {"cuGraphExecUpdate", "cuGraphExecUpdate_v2", "cuGraphExecUpdate", 12000, false,
        (void (*)(void))cuGraphExecUpdate_v2, STUB_RESULT_STATUS, params_cuGraphExecUpdate_v2, 3},
    {"cuGraphExternalSemaphoresSignalNodeGetParams",
        "cuGraphExternalSemaphoresSignalNodeGetParams",
        "cuGraphExternalSemaphoresSignalNodeGetParams", 11020, false,
        (void (*)(void))cuGraphExternalSemaphoresSignalNodeGetParams, STUB_RESULT_STATUS,
        params_cuGraphExternalSemaphoresSignalNodeGetParams, 2},
    {"cuGraphExternalSemaphoresSignalNodeSetParams",
        "cuGraphExternalSemaphoresSignalNodeSetParams",
        "cuGraphExternalSemaphoresSignalNodeSetParams", 11020, false,
        (void (*)(void))cuGraphExternalSemaphoresSignalNodeSetParams, STUB_RESULT_STATUS,
        params_cuGraphExternalSemaphoresSignalNodeSetParams, 2},
    {"cuGraphExternalSemaphoresWaitNodeGetParams", "cuGraphExternalSemaphoresWaitNodeGetParams",
        "cuGraphExternalSemaphoresWaitNodeGetParams", 11020, false,
        (void (*)(void))cuGraphExternalSemaphoresWaitNodeGetParams, STUB_RESULT_STATUS,
        params_cuGraphExternalSemaphoresWaitNodeGetParams, 2},
    {"cuGraphExternalSemaphoresWaitNodeSetParams", "cuGraphExternalSemaphoresWaitNodeSetParams",
        "cuGraphExternalSemaphoresWaitNodeSetParams", 11020, false,
        (void (*)(void))cuGraphExternalSemaphoresWaitNodeSetParams, STUB_RESULT_STATUS,
        params_cuGraphExternalSemaphoresWaitNodeSetParams, 2},
    {"cuGraphGetEdges", "cuGraphGetEdges", "cuGraphGetEdges", 10000, false,
        (void (*)(void))cuGraphGetEdges, STUB_RESULT_STATUS, params_cuGraphGetEdges, 4},
    {"cuGraphGetEdges_v2", "cuGraphGetEdges_v2", "cuGraphGetEdges", 12030, false,
        (void (*)(void))cuGraphGetEdges_v2, STUB_RESULT_STATUS, params_cuGraphGetEdges_v2, 5},
    {"cuGraphGetNodes", "cuGraphGetNodes", "cuGraphGetNodes", 10000, false,
        (void (*)(void))cuGraphGetNodes, STUB_RESULT_STATUS, params_cuGraphGetNodes, 3},
    {"cuGraphGetRootNodes", "cuGraphGetRootNodes", "cuGraphGetRootNodes", 10000, false,
        (void (*)(void))cuGraphGetRootNodes, STUB_RESULT_STATUS, params_cuGraphGetRootNodes, 3},
    {"cuGraphHostNodeGetParams", "cuGraphHostNodeGetParams", "cuGraphHostNodeGetParams", 10000,
        false, (void (*)(void))cuGraphHostNodeGetParams, STUB_RESULT_STATUS,
        params_cuGraphHostNodeGetParams, 2},
    {"cuGraphHostNodeSetParams", "cuGraphHostNodeSetParams", "cuGraphHostNodeSetParams", 10000,
        false, (void (*)(void))cuGraphHostNodeSetParams, STUB_RESULT_STATUS,
        params_cuGraphHostNodeSetParams, 2},
    {"cuGraphInstantiate", "cuGraphInstantiateWithFlags", "cuGraphInstantiateWithFlags", 11040,
        false, (void (*)(void))cuGraphInstantiateWithFlags, STUB_RESULT_STATUS,
        params_cuGraphInstantiateWithFlags, 3},
    {"cuGraphInstantiateWithParams", "cuGraphInstantiateWithParams",
        "cuGraphInstantiateWithParams", 12000, false, (void (*)(void))cuGraphInstantiateWithParams,
        STUB_RESULT_STATUS, params_cuGraphInstantiateWithParams, 3},
    {"cuGraphInstantiateWithParams", "cuGraphInstantiateWithParams_ptsz",
        "cuGraphInstantiateWithParams", 12000, true,
        (void (*)(void))cuGraphInstantiateWithParams_ptsz, STUB_RESULT_STATUS,
        params_cuGraphInstantiateWithParams, 3},
    {"cuGraphKernelNodeCopyAttributes", "cuGraphKernelNodeCopyAttributes",
        "cuGraphKernelNodeCopyAttributes", 11000, false,
        (void (*)(void))cuGraphKernelNodeCopyAttributes, STUB_RESULT_STATUS,
        params_cuGraphKernelNodeCopyAttributes, 2},
    {"cuGraphKernelNodeGetAttribute", "cuGraphKernelNodeGetAttribute",
        "cuGraphKernelNodeGetAttribute", 11000, false,
        (void (*)(void))cuGraphKernelNodeGetAttribute, STUB_RESULT_STATUS,
        params_cuGraphKernelNodeGetAttribute, 3},
    {"cuGraphKernelNodeGetParams", "cuGraphKernelNodeGetParams_v2", "cuGraphKernelNodeGetParams",
        12000, false, (void (*)(void))cuGraphKernelNodeGetParams_v2, STUB_RESULT_STATUS,
        params_cuGraphKernelNodeGetParams_v2, 2},
    {"cuGraphKernelNodeSetAttribute", "cuGraphKernelNodeSetAttribute",
        "cuGraphKernelNodeSetAttribute", 11000, false,
        (void (*)(void))cuGraphKernelNodeSetAttribute, STUB_RESULT_STATUS,
        params_cuGraphKernelNodeSetAttribute, 3},
    {"cuGraphKernelNodeSetParams", "cuGraphKernelNodeSetParams_v2", "cuGraphKernelNodeSetParams",
        12000, false, (void (*)(void))cuGraphKernelNodeSetParams_v2, STUB_RESULT_STATUS,
        params_cuGraphKernelNodeSetParams_v2, 2},
    {"cuGraphLaunch", "cuGraphLaunch", "cuGraphLaunch", 10000, false,
        (void (*)(void))cuGraphLaunch, STUB_RESULT_STATUS, params_cuGraphLaunch, 2},
    {"cuGraphLaunch", "cuGraphLaunch_ptsz", "cuGraphLaunch", 10000, true,
        (void (*)(void))cuGraphLaunch_ptsz, STUB_RESULT_STATUS, params_cuGraphLaunch, 2},
    {"cuGraphMemAllocNodeGetParams", "cuGraphMemAllocNodeGetParams",
        "cuGraphMemAllocNodeGetParams", 11040, false, (void (*)(void))cuGraphMemAllocNodeGetParams,
        STUB_RESULT_STATUS, params_cuGraphMemAllocNodeGetParams, 2},
    {"cuGraphMemFreeNodeGetParams", "cuGraphMemFreeNodeGetParams", "cuGraphMemFreeNodeGetParams",
        11040, false, (void (*)(void))cuGraphMemFreeNodeGetParams, STUB_RESULT_STATUS,
        params_cuGraphMemFreeNodeGetParams, 2},
    {"cuGraphMemcpyNodeGetParams", "cuGraphMemcpyNodeGetParams", "cuGraphMemcpyNodeGetParams",
        10000, false, (void (*)(void))cuGraphMemcpyNodeGetParams, STUB_RESULT_STATUS,
        params_cuGraphMemcpyNodeGetParams, 2},
    {"cuGraphMemcpyNodeSetParams", "cuGraphMemcpyNodeSetParams", "cuGraphMemcpyNodeSetParams",
        10000, false, (void (*)(void))cuGraphMemcpyNodeSetParams, STUB_RESULT_STATUS,
        params_cuGraphMemcpyNodeSetParams, 2},
    {"cuGraphMemsetNodeGetParams", "cuGraphMemsetNodeGetParams", "cuGraphMemsetNodeGetParams",
        10000, false, (void (*)(void))cuGraphMemsetNodeGetParams, STUB_RESULT_STATUS,
        params_cuGraphMemsetNodeGetParams, 2},
    {"cuGraphMemsetNodeSetParams", "cuGraphMemsetNodeSetParams", "cuGraphMemsetNodeSetParams",
        10000, false, (void (*)(void))cuGraphMemsetNodeSetParams, STUB_RESULT_STATUS,
        params_cuGraphMemsetNodeSetParams, 2},
    {"cuGraphNodeFindInClone", "cuGraphNodeFindInClone", "cuGraphNodeFindInClone", 10000, false,
        (void (*)(void))cuGraphNodeFindInClone, STUB_RESULT_STATUS, params_cuGraphNodeFindInClone,
        3},
    {"cuGraphNodeGetDependencies", "cuGraphNodeGetDependencies", "cuGraphNodeGetDependencies",
        10000, false, (void (*)(void))cuGraphNodeGetDependencies, STUB_RESULT_STATUS,
        params_cuGraphNodeGetDependencies, 3},
    {"cuGraphNodeGetDependencies_v2", "cuGraphNodeGetDependencies_v2",
        "cuGraphNodeGetDependencies", 12030, false, (void (*)(void))cuGraphNodeGetDependencies_v2,
        STUB_RESULT_STATUS, params_cuGraphNodeGetDependencies_v2, 4},
    {"cuGraphNodeGetDependentNodes", "cuGraphNodeGetDependentNodes",
        "cuGraphNodeGetDependentNodes", 10000, false, (void (*)(void))cuGraphNodeGetDependentNodes,
        STUB_RESULT_STATUS, params_cuGraphNodeGetDependentNodes, 3},
    {"cuGraphNodeGetDependentNodes_v2", "cuGraphNodeGetDependentNodes_v2",
        "cuGraphNodeGetDependentNodes", 12030, false,
        (void (*)(void))cuGraphNodeGetDependentNodes_v2, STUB_RESULT_STATUS,
        params_cuGraphNodeGetDependentNodes_v2, 4},
    {"cuGraphNodeGetEnabled", "cuGraphNodeGetEnabled", "cuGraphNodeGetEnabled", 11060, false,
        (void (*)(void))cuGraphNodeGetEnabled, STUB_RESULT_STATUS, params_cuGraphNodeGetEnabled, 3},
    {"cuGraphNodeGetType", "cuGraphNodeGetType", "cuGraphNodeGetType", 10000, false,
        (void (*)(void))cuGraphNodeGetType, STUB_RESULT_STATUS, params_cuGraphNodeGetType, 2},
    {"cuGraphNodeSetEnabled", "cuGraphNodeSetEnabled", "cuGraphNodeSetEnabled", 11060, false,
        (void (*)(void))cuGraphNodeSetEnabled, STUB_RESULT_STATUS, params_cuGraphNodeSetEnabled, 3},
    {"cuGraphNodeSetParams", "cuGraphNodeSetParams", "cuGraphNodeSetParams", 12020, false,
        (void (*)(void))cuGraphNodeSetParams, STUB_RESULT_STATUS, params_cuGraphNodeSetParams, 2},
    {"cuGraphReleaseUserObject", "cuGraphReleaseUserObject", "cuGraphReleaseUserObject", 11030,
        false, (void (*)(void))cuGraphReleaseUserObject, STUB_RESULT_STATUS,
        params_cuGraphReleaseUserObject, 3},
    {"cuGraphRemoveDependencies", "cuGraphRemoveDependencies", "cuGraphRemoveDependencies", 10000,
        false, (void (*)(void))cuGraphRemoveDependencies, STUB_RESULT_STATUS,
        params_cuGraphRemoveDependencies, 4},
    {"cuGraphRemoveDependencies_v2", "cuGraphRemoveDependencies_v2", "cuGraphRemoveDependencies",
        12030, false, (void (*)(void))cuGraphRemoveDependencies_v2, STUB_RESULT_STATUS,
        params_cuGraphRemoveDependencies_v2, 5},
    {"cuGraphRetainUserObject", "cuGraphRetainUserObject", "cuGraphRetainUserObject", 11030, false,
        (void (*)(void))cuGraphRetainUserObject, STUB_RESULT_STATUS,
        params_cuGraphRetainUserObject, 4},
    {"cuGraphUpload", "cuGraphUpload", "cuGraphUpload", 11010, false,
        (void (*)(void))cuGraphUpload, STUB_RESULT_STATUS, params_cuGraphUpload, 2},
    {"cuGraphUpload", "cuGraphUpload_ptsz", "cuGraphUpload", 11010, true,
        (void (*)(void))cuGraphUpload_ptsz, STUB_RESULT_STATUS, params_cuGraphUpload, 2},
    {"cuGraphicsEGLRegisterImage", "cuGraphicsEGLRegisterImage", "cuGraphicsEGLRegisterImage",
        7000, false, (void (*)(void))cuGraphicsEGLRegisterImage, STUB_RESULT_STATUS,
        params_cuGraphicsEGLRegisterImage, 3},
    {"cuGraphicsGLRegisterBuffer", "cuGraphicsGLRegisterBuffer", "cuGraphicsGLRegisterBuffer",
        3000, false, (void (*)(void))cuGraphicsGLRegisterBuffer, STUB_RESULT_STATUS,
        params_cuGraphicsGLRegisterBuffer, 3},
    {"cuGraphicsGLRegisterImage", "cuGraphicsGLRegisterImage", "cuGraphicsGLRegisterImage", 3000,
        false, (void (*)(void))cuGraphicsGLRegisterImage, STUB_RESULT_STATUS,
        params_cuGraphicsGLRegisterImage, 4},
    {"cuGraphicsMapResources", "cuGraphicsMapResources", "cuGraphicsMapResources", 3000, false,
        (void (*)(void))cuGraphicsMapResources, STUB_RESULT_STATUS, params_cuGraphicsMapResources,
        3},
    {"cuGraphicsMapResources", "cuGraphicsMapResources_ptsz", "cuGraphicsMapResources", 3000, true,
        (void (*)(void))cuGraphicsMapResources_ptsz, STUB_RESULT_STATUS,
        params_cuGraphicsMapResources, 3},
    {"cuGraphicsResourceGetMappedEglFrame", "cuGraphicsResourceGetMappedEglFrame",
        "cuGraphicsResourceGetMappedEglFrame", 7000, false,
        (void (*)(void))cuGraphicsResourceGetMappedEglFrame, STUB_RESULT_STATUS,
        params_cuGraphicsResourceGetMappedEglFrame, 4},
    {"cuGraphicsResourceGetMappedMipmappedArray", "cuGraphicsResourceGetMappedMipmappedArray",
        "cuGraphicsResourceGetMappedMipmappedArray", 5000, false,
        (void (*)(void))cuGraphicsResourceGetMappedMipmappedArray, STUB_RESULT_STATUS,
        params_cuGraphicsResourceGetMappedMipmappedArray, 2},
    {"cuGraphicsResourceGetMappedPointer", "cuGraphicsResourceGetMappedPointer_v2",
        "cuGraphicsResourceGetMappedPointer", 3020, false,
        (void (*)(void))cuGraphicsResourceGetMappedPointer_v2, STUB_RESULT_STATUS,
        params_cuGraphicsResourceGetMappedPointer_v2, 3},
    {"cuGraphicsResourceSetMapFlags", "cuGraphicsResourceSetMapFlags_v2",
        "cuGraphicsResourceSetMapFlags", 6050, false,
        (void (*)(void))cuGraphicsResourceSetMapFlags_v2, STUB_RESULT_STATUS,
        params_cuGraphicsResourceSetMapFlags_v2, 2},
    {"cuGraphicsSubResourceGetMappedArray", "cuGraphicsSubResourceGetMappedArray",
        "cuGraphicsSubResourceGetMappedArray", 3000, false,
        (void (*)(void))cuGraphicsSubResourceGetMappedArray, STUB_RESULT_STATUS,
        params_cuGraphicsSubResourceGetMappedArray, 4},
    {"cuGraphicsUnmapResources", "cuGraphicsUnmapResources", "cuGraphicsUnmapResources", 3000,
        false, (void (*)(void))cuGraphicsUnmapResources, STUB_RESULT_STATUS,
        params_cuGraphicsUnmapResources, 3},
    {"cuGraphicsUnmapResources", "cuGraphicsUnmapResources_ptsz", "cuGraphicsUnmapResources", 3000,
        true, (void (*)(void))cuGraphicsUnmapResources_ptsz, STUB_RESULT_STATUS,
        params_cuGraphicsUnmapResources, 3},
    {"cuGraphicsUnregisterResource", "cuGraphicsUnregisterResource",
        "cuGraphicsUnregisterResource", 3000, false, (void (*)(void))cuGraphicsUnregisterResource,
        STUB_RESULT_STATUS, params_cuGraphicsUnregisterResource, 1},
    {"cuGraphicsVDPAURegisterOutputSurface", "cuGraphicsVDPAURegisterOutputSurface",
        "cuGraphicsVDPAURegisterOutputSurface", 3010, false,
        (void (*)(void))cuGraphicsVDPAURegisterOutputSurface, STUB_RESULT_STATUS,
        params_cuGraphicsVDPAURegisterOutputSurface, 3},
    {"cuGraphicsVDPAURegisterVideoSurface", "cuGraphicsVDPAURegisterVideoSurface",
        "cuGraphicsVDPAURegisterVideoSurface", 3010, false,
        (void (*)(void))cuGraphicsVDPAURegisterVideoSurface, STUB_RESULT_STATUS,
        params_cuGraphicsVDPAURegisterVideoSurface, 3},
    {"cuGreenCtxCreate", "cuGreenCtxCreate", "cuGreenCtxCreate", 12040, false,
        (void (*)(void))cuGreenCtxCreate, STUB_RESULT_STATUS, params_cuGreenCtxCreate, 4},
    {"cuGreenCtxDestroy", "cuGreenCtxDestroy", "cuGreenCtxDestroy", 12040, false,
        (void (*)(void))cuGreenCtxDestroy, STUB_RESULT_STATUS, params_cuGreenCtxDestroy, 1},
    {"cuGreenCtxGetDevResource", "cuGreenCtxGetDevResource", "cuGreenCtxGetDevResource", 12040,
        false, (void (*)(void))cuGreenCtxGetDevResource, STUB_RESULT_STATUS,
        params_cuGreenCtxGetDevResource, 3},
    {"cuGreenCtxRecordEvent", "cuGreenCtxRecordEvent", "cuGreenCtxRecordEvent", 12040, false,
        (void (*)(void))cuGreenCtxRecordEvent, STUB_RESULT_STATUS, params_cuGreenCtxRecordEvent, 2},
    {"cuGreenCtxStreamCreate", "cuGreenCtxStreamCreate", "cuGreenCtxStreamCreate", 12050, false,
        (void (*)(void))cuGreenCtxStreamCreate, STUB_RESULT_STATUS, params_cuGreenCtxStreamCreate,
        4},
    {"cuGreenCtxWaitEvent", "cuGreenCtxWaitEvent", "cuGreenCtxWaitEvent", 12040, false,
        (void (*)(void))cuGreenCtxWaitEvent, STUB_RESULT_STATUS, params_cuGreenCtxWaitEvent, 2},
    {"cuImportExternalMemory", "cuImportExternalMemory", "cuImportExternalMemory", 10000, false,
        (void (*)(void))cuImportExternalMemory, STUB_RESULT_STATUS, params_cuImportExternalMemory,
        2},
    {"cuImportExternalSemaphore", "cuImportExternalSemaphore", "cuImportExternalSemaphore", 10000,
        false, (void (*)(void))cuImportExternalSemaphore, STUB_RESULT_STATUS,
        params_cuImportExternalSemaphore, 2},
    {"cuInit", "cuInit", "cuInit", 2000, false, (void (*)(void))cuInit, STUB_RESULT_STATUS,
        params_cuInit, 1},
    {"cuIpcCloseMemHandle", "cuIpcCloseMemHandle", "cuIpcCloseMemHandle", 4010, false,
        (void (*)(void))cuIpcCloseMemHandle, STUB_RESULT_STATUS, params_cuIpcCloseMemHandle, 1},
    {"cuIpcGetEventHandle", "cuIpcGetEventHandle", "cuIpcGetEventHandle", 4010, false,
        (void (*)(void))cuIpcGetEventHandle, STUB_RESULT_STATUS, params_cuIpcGetEventHandle, 2},
    {"cuIpcGetMemHandle", "cuIpcGetMemHandle", "cuIpcGetMemHandle", 4010, false,
        (void (*)(void))cuIpcGetMemHandle, STUB_RESULT_STATUS, params_cuIpcGetMemHandle, 2},
    {"cuIpcOpenEventHandle", "cuIpcOpenEventHandle", "cuIpcOpenEventHandle", 4010, false,
        (void (*)(void))cuIpcOpenEventHandle, STUB_RESULT_STATUS, params_cuIpcOpenEventHandle, 2},
    {"cuIpcOpenMemHandle", "cuIpcOpenMemHandle_v2", "cuIpcOpenMemHandle", 11000, false,
        (void (*)(void))cuIpcOpenMemHandle_v2, STUB_RESULT_STATUS, params_cuIpcOpenMemHandle_v2, 3},
    {"cuKernelGetAttribute", "cuKernelGetAttribute", "cuKernelGetAttribute", 12000, false,
        (void (*)(void))cuKernelGetAttribute, STUB_RESULT_STATUS, params_cuKernelGetAttribute, 4},
    {"cuKernelGetFunction", "cuKernelGetFunction", "cuKernelGetFunction", 12000, false,
        (void (*)(void))cuKernelGetFunction, STUB_RESULT_STATUS, params_cuKernelGetFunction, 2},
    {"cuKernelGetLibrary", "cuKernelGetLibrary", "cuKernelGetLibrary", 12050, false,
        (void (*)(void))cuKernelGetLibrary, STUB_RESULT_STATUS, params_cuKernelGetLibrary, 2},
    {"cuKernelGetName", "cuKernelGetName", "cuKernelGetName", 12030, false,
        (void (*)(void))cuKernelGetName, STUB_RESULT_STATUS, params_cuKernelGetName, 2},
    {"cuKernelGetParamInfo", "cuKernelGetParamInfo", "cuKernelGetParamInfo", 12040, false,
        (void (*)(void))cuKernelGetParamInfo, STUB_RESULT_STATUS, params_cuKernelGetParamInfo, 4},
    {"cuKernelSetAttribute", "cuKernelSetAttribute", "cuKernelSetAttribute", 12000, false,
        (void (*)(void))cuKernelSetAttribute, STUB_RESULT_STATUS, params_cuKernelSetAttribute, 4},
    {"cuKernelSetCacheConfig", "cuKernelSetCacheConfig", "cuKernelSetCacheConfig", 12000, false,
        (void (*)(void))cuKernelSetCacheConfig, STUB_RESULT_STATUS, params_cuKernelSetCacheConfig,
        3},
    {"cuLaunch", "cuLaunch", "cuLaunch", 2000, false, (void (*)(void))cuLaunch, STUB_RESULT_STATUS,
        params_cuLaunch, 1},
    {"cuLaunchCooperativeKernel", "cuLaunchCooperativeKernel", "cuLaunchCooperativeKernel", 9000,
        false, (void (*)(void))cuLaunchCooperativeKernel, STUB_RESULT_STATUS,
        params_cuLaunchCooperativeKernel, 10},
    {"cuLaunchCooperativeKernelMultiDevice", "cuLaunchCooperativeKernelMultiDevice",
        "cuLaunchCooperativeKernelMultiDevice", 9000, false,
        (void (*)(void))cuLaunchCooperativeKernelMultiDevice, STUB_RESULT_STATUS,
        params_cuLaunchCooperativeKernelMultiDevice, 3},
    {"cuLaunchCooperativeKernel", "cuLaunchCooperativeKernel_ptsz", "cuLaunchCooperativeKernel",
        9000, true, (void (*)(void))cuLaunchCooperativeKernel_ptsz, STUB_RESULT_STATUS,
        params_cuLaunchCooperativeKernel, 10},
    {"cuLaunchGrid", "cuLaunchGrid", "cuLaunchGrid", 2000, false, (void (*)(void))cuLaunchGrid,
        STUB_RESULT_STATUS, params_cuLaunchGrid, 3},
    {"cuLaunchGridAsync", "cuLaunchGridAsync", "cuLaunchGridAsync", 2000, false,
        (void (*)(void))cuLaunchGridAsync, STUB_RESULT_STATUS, params_cuLaunchGridAsync, 4},
    {"cuLaunchHostFunc", "cuLaunchHostFunc", "cuLaunchHostFunc", 10000, false,
        (void (*)(void))cuLaunchHostFunc, STUB_RESULT_STATUS, params_cuLaunchHostFunc, 3},
    {"cuLaunchHostFunc", "cuLaunchHostFunc_ptsz", "cuLaunchHostFunc", 10000, true,
        (void (*)(void))cuLaunchHostFunc_ptsz, STUB_RESULT_STATUS, params_cuLaunchHostFunc, 3},
    {"cuLaunchKernel", "cuLaunchKernel", "cuLaunchKernel", 4000, false,
        (void (*)(void))cuLaunchKernel, STUB_RESULT_STATUS, params_cuLaunchKernel, 11},
    {"cuLaunchKernelEx", "cuLaunchKernelEx", "cuLaunchKernelEx", 11060, false,
        (void (*)(void))cuLaunchKernelEx, STUB_RESULT_STATUS, params_cuLaunchKernelEx, 4},
    {"cuLaunchKernelEx", "cuLaunchKernelEx_ptsz", "cuLaunchKernelEx", 11060, true,
        (void (*)(void))cuLaunchKernelEx_ptsz, STUB_RESULT_STATUS, params_cuLaunchKernelEx, 4},
    {"cuLaunchKernel", "cuLaunchKernel_ptsz", "cuLaunchKernel", 4000, true,
        (void (*)(void))cuLaunchKernel_ptsz, STUB_RESULT_STATUS, params_cuLaunchKernel, 11},
    {"cuLibraryEnumerateKernels", "cuLibraryEnumerateKernels", "cuLibraryEnumerateKernels", 12040,
        false, (void (*)(void))cuLibraryEnumerateKernels, STUB_RESULT_STATUS,
        params_cuLibraryEnumerateKernels, 3},
    {"cuLibraryGetGlobal", "cuLibraryGetGlobal", "cuLibraryGetGlobal", 12000, false,
        (void (*)(void))cuLibraryGetGlobal, STUB_RESULT_STATUS, params_cuLibraryGetGlobal, 4},
    {"cuLibraryGetKernel", "cuLibraryGetKernel", "cuLibraryGetKernel", 12000, false,
        (void (*)(void))cuLibraryGetKernel, STUB_RESULT_STATUS, params_cuLibraryGetKernel, 3},
    {"cuLibraryGetKernelCount", "cuLibraryGetKernelCount", "cuLibraryGetKernelCount", 12040, false,
        (void (*)(void))cuLibraryGetKernelCount, STUB_RESULT_STATUS,
        params_cuLibraryGetKernelCount, 2},
    {"cuLibraryGetManaged", "cuLibraryGetManaged", "cuLibraryGetManaged", 12000, false,
        (void (*)(void))cuLibraryGetManaged, STUB_RESULT_STATUS, params_cuLibraryGetManaged, 4},
    {"cuLibraryGetModule", "cuLibraryGetModule", "cuLibraryGetModule", 12000, false,
        (void (*)(void))cuLibraryGetModule, STUB_RESULT_STATUS, params_cuLibraryGetModule, 2},
    {"cuLibraryGetUnifiedFunction", "cuLibraryGetUnifiedFunction", "cuLibraryGetUnifiedFunction",
        12000, false, (void (*)(void))cuLibraryGetUnifiedFunction, STUB_RESULT_STATUS,
        params_cuLibraryGetUnifiedFunction, 3},
    {"cuLibraryLoadData", "cuLibraryLoadData", "cuLibraryLoadData", 12000, false,
        (void (*)(void))cuLibraryLoadData, STUB_RESULT_STATUS, params_cuLibraryLoadData, 8},
    {"cuLibraryLoadFromFile", "cuLibraryLoadFromFile", "cuLibraryLoadFromFile", 12000, false,
        (void (*)(void))cuLibraryLoadFromFile, STUB_RESULT_STATUS, params_cuLibraryLoadFromFile, 8},
    {"cuLibraryUnload", "cuLibraryUnload", "cuLibraryUnload", 12000, false,
        (void (*)(void))cuLibraryUnload, STUB_RESULT_STATUS, params_cuLibraryUnload, 1},
    {"cuLinkAddData", "cuLinkAddData_v2", "cuLinkAddData", 6050, false,
        (void (*)(void))cuLinkAddData_v2, STUB_RESULT_STATUS, params_cuLinkAddData_v2, 8},
    {"cuLinkAddFile", "cuLinkAddFile_v2", "cuLinkAddFile", 6050, false,
        (void (*)(void))cuLinkAddFile_v2, STUB_RESULT_STATUS, params_cuLinkAddFile_v2, 6},
    {"cuLinkComplete", "cuLinkComplete", "cuLinkComplete", 5050, false,
        (void (*)(void))cuLinkComplete, STUB_RESULT_STATUS, params_cuLinkComplete, 3},
    {"cuLinkCreate", "cuLinkCreate_v2", "cuLinkCreate", 6050, false,
        (void (*)(void))cuLinkCreate_v2, STUB_RESULT_STATUS, params_cuLinkCreate_v2, 4},
    {"cuLinkDestroy", "cuLinkDestroy", "cuLinkDestroy", 5050, false, (void (*)(void))cuLinkDestroy,
        STUB_RESULT_STATUS, params_cuLinkDestroy, 1},
    {"cuLogsCurrent", "cuLogsCurrent", "cuLogsCurrent", 12090, false,
        (void (*)(void))cuLogsCurrent, STUB_RESULT_STATUS, params_cuLogsCurrent, 2},
    {"cuLogsDumpToFile", "cuLogsDumpToFile", "cuLogsDumpToFile", 12090, false,
        (void (*)(void))cuLogsDumpToFile, STUB_RESULT_STATUS, params_cuLogsDumpToFile, 3},
    {"cuLogsDumpToMemory", "cuLogsDumpToMemory", "cuLogsDumpToMemory", 12090, false,
        (void (*)(void))cuLogsDumpToMemory, STUB_RESULT_STATUS, params_cuLogsDumpToMemory, 4},
    {"cuLogsRegisterCallback", "cuLogsRegisterCallback", "cuLogsRegisterCallback", 12090, false,
        (void (*)(void))cuLogsRegisterCallback, STUB_RESULT_STATUS, params_cuLogsRegisterCallback,
        3},
    {"cuLogsUnregisterCallback", "cuLogsUnregisterCallback", "cuLogsUnregisterCallback", 12090,
        false, (void (*)(void))cuLogsUnregisterCallback, STUB_RESULT_STATUS,
        params_cuLogsUnregisterCallback, 1},
    {"cuMemAddressFree", "cuMemAddressFree", "cuMemAddressFree", 10020, false,
        (void (*)(void))cuMemAddressFree, STUB_RESULT_STATUS, params_cuMemAddressFree, 2},
    {"cuMemAddressReserve", "cuMemAddressReserve", "cuMemAddressReserve", 10020, false,
        (void (*)(void))cuMemAddressReserve, STUB_RESULT_STATUS, params_cuMemAddressReserve, 5},
    {"cuMemAdvise", "cuMemAdvise", "cuMemAdvise", 8000, false, (void (*)(void))cuMemAdvise,
        STUB_RESULT_STATUS, params_cuMemAdvise, 4},
    {"cuMemAdvise_v2", "cuMemAdvise_v2", "cuMemAdvise", 12020, false,
        (void (*)(void))cuMemAdvise_v2, STUB_RESULT_STATUS, params_cuMemAdvise_v2, 4},
    {"cuMemAllocAsync", "cuMemAllocAsync", "cuMemAllocAsync", 11020, false,
        (void (*)(void))cuMemAllocAsync, STUB_RESULT_STATUS, params_cuMemAllocAsync, 3},
    {"cuMemAllocAsync", "cuMemAllocAsync_ptsz", "cuMemAllocAsync", 11020, true,
        (void (*)(void))cuMemAllocAsync_ptsz, STUB_RESULT_STATUS, params_cuMemAllocAsync, 3},
    {"cuMemAllocFromPoolAsync", "cuMemAllocFromPoolAsync", "cuMemAllocFromPoolAsync", 11020, false,
        (void (*)(void))cuMemAllocFromPoolAsync, STUB_RESULT_STATUS,
        params_cuMemAllocFromPoolAsync, 4},
    {"cuMemAllocFromPoolAsync", "cuMemAllocFromPoolAsync_ptsz", "cuMemAllocFromPoolAsync", 11020,
        true, (void (*)(void))cuMemAllocFromPoolAsync_ptsz, STUB_RESULT_STATUS,
        params_cuMemAllocFromPoolAsync, 4},
    {"cuMemAllocHost", "cuMemAllocHost_v2", "cuMemAllocHost", 3020, false,
        (void (*)(void))cuMemAllocHost_v2, STUB_RESULT_STATUS, params_cuMemAllocHost_v2, 2},
    {"cuMemAllocManaged", "cuMemAllocManaged", "cuMemAllocManaged", 6000, false,
        (void (*)(void))cuMemAllocManaged, STUB_RESULT_STATUS, params_cuMemAllocManaged, 3},
    {"cuMemAllocPitch", "cuMemAllocPitch_v2", "cuMemAllocPitch", 3020, false,
        (void (*)(void))cuMemAllocPitch_v2, STUB_RESULT_STATUS, params_cuMemAllocPitch_v2, 5},
    {"cuMemAlloc", "cuMemAlloc_v2", "cuMemAlloc", 3020, false, (void (*)(void))cuMemAlloc_v2,
        STUB_RESULT_STATUS, params_cuMemAlloc_v2, 2},
    {"cuMemBatchDecompressAsync", "cuMemBatchDecompressAsync", "cuMemBatchDecompressAsync", 12060,
        false, (void (*)(void))cuMemBatchDecompressAsync, STUB_RESULT_STATUS,
        params_cuMemBatchDecompressAsync, 5},
    {"cuMemBatchDecompressAsync", "cuMemBatchDecompressAsync_ptsz", "cuMemBatchDecompressAsync",
        12060, true, (void (*)(void))cuMemBatchDecompressAsync_ptsz, STUB_RESULT_STATUS,
        params_cuMemBatchDecompressAsync, 5},
    {"cuMemCreate", "cuMemCreate", "cuMemCreate", 10020, false, (void (*)(void))cuMemCreate,
        STUB_RESULT_STATUS, params_cuMemCreate, 4},
    {"cuMemExportToShareableHandle", "cuMemExportToShareableHandle",
        "cuMemExportToShareableHandle", 10020, false, (void (*)(void))cuMemExportToShareableHandle,
        STUB_RESULT_STATUS, params_cuMemExportToShareableHandle, 4},
    {"cuMemFreeAsync", "cuMemFreeAsync", "cuMemFreeAsync", 11020, false,
        (void (*)(void))cuMemFreeAsync, STUB_RESULT_STATUS, params_cuMemFreeAsync, 2},
    {"cuMemFreeAsync", "cuMemFreeAsync_ptsz", "cuMemFreeAsync", 11020, true,
        (void (*)(void))cuMemFreeAsync_ptsz, STUB_RESULT_STATUS, params_cuMemFreeAsync, 2},
    {"cuMemFreeHost", "cuMemFreeHost", "cuMemFreeHost", 2000, false, (void (*)(void))cuMemFreeHost,
        STUB_RESULT_STATUS, params_cuMemFreeHost, 1},
    {"cuMemFree", "cuMemFree_v2", "cuMemFree", 3020, false, (void (*)(void))cuMemFree_v2,
        STUB_RESULT_STATUS, params_cuMemFree_v2, 1},
    {"cuMemGetAccess", "cuMemGetAccess", "cuMemGetAccess", 10020, false,
        (void (*)(void))cuMemGetAccess, STUB_RESULT_STATUS, params_cuMemGetAccess, 3},
    {"cuMemGetAddressRange", "cuMemGetAddressRange_v2", "cuMemGetAddressRange", 3020, false,
        (void (*)(void))cuMemGetAddressRange_v2, STUB_RESULT_STATUS,
        params_cuMemGetAddressRange_v2, 3},
    {"cuMemGetAllocationGranularity", "cuMemGetAllocationGranularity",
        "cuMemGetAllocationGranularity", 10020, false,
        (void (*)(void))cuMemGetAllocationGranularity, STUB_RESULT_STATUS,
        params_cuMemGetAllocationGranularity, 3},
    {"cuMemGetAllocationPropertiesFromHandle", "cuMemGetAllocationPropertiesFromHandle",
        "cuMemGetAllocationPropertiesFromHandle", 10020, false,
        (void (*)(void))cuMemGetAllocationPropertiesFromHandle, STUB_RESULT_STATUS,
        params_cuMemGetAllocationPropertiesFromHandle, 2},
    {"cuMemGetHandleForAddressRange", "cuMemGetHandleForAddressRange",
        "cuMemGetHandleForAddressRange", 11070, false,
        (void (*)(void))cuMemGetHandleForAddressRange, STUB_RESULT_STATUS,
        params_cuMemGetHandleForAddressRange, 5},
    {"cuMemGetInfo", "cuMemGetInfo_v2", "cuMemGetInfo", 3020, false,
        (void (*)(void))cuMemGetInfo_v2, STUB_RESULT_STATUS, params_cuMemGetInfo_v2, 2},
    {"cuMemHostAlloc", "cuMemHostAlloc", "cuMemHostAlloc", 2020, false,
        (void (*)(void))cuMemHostAlloc, STUB_RESULT_STATUS, params_cuMemHostAlloc, 3},
    {"cuMemHostGetDevicePointer", "cuMemHostGetDevicePointer_v2", "cuMemHostGetDevicePointer",
        3020, false, (void (*)(void))cuMemHostGetDevicePointer_v2, STUB_RESULT_STATUS,
        params_cuMemHostGetDevicePointer_v2, 3},
    {"cuMemHostGetFlags", "cuMemHostGetFlags", "cuMemHostGetFlags", 2030, false,
        (void (*)(void))cuMemHostGetFlags, STUB_RESULT_STATUS, params_cuMemHostGetFlags, 2},
    {"cuMemHostRegister", "cuMemHostRegister_v2", "cuMemHostRegister", 6050, false,
        (void (*)(void))cuMemHostRegister_v2, STUB_RESULT_STATUS, params_cuMemHostRegister_v2, 3},
    {"cuMemHostUnregister", "cuMemHostUnregister", "cuMemHostUnregister", 4000, false,
        (void (*)(void))cuMemHostUnregister, STUB_RESULT_STATUS, params_cuMemHostUnregister, 1},
    {"cuMemImportFromShareableHandle", "cuMemImportFromShareableHandle",
        "cuMemImportFromShareableHandle", 10020, false,
        (void (*)(void))cuMemImportFromShareableHandle, STUB_RESULT_STATUS,
        params_cuMemImportFromShareableHandle, 3},
    {"cuMemMap", "cuMemMap", "cuMemMap", 10020, false, (void (*)(void))cuMemMap,
        STUB_RESULT_STATUS, params_cuMemMap, 5},
    {"cuMemMapArrayAsync", "cuMemMapArrayAsync", "cuMemMapArrayAsync", 11010, false,
        (void (*)(void))cuMemMapArrayAsync, STUB_RESULT_STATUS, params_cuMemMapArrayAsync, 3},
    {"cuMemMapArrayAsync", "cuMemMapArrayAsync_ptsz", "cuMemMapArrayAsync", 11010, true,
        (void (*)(void))cuMemMapArrayAsync_ptsz, STUB_RESULT_STATUS, params_cuMemMapArrayAsync, 3},
    {"cuMemPoolCreate", "cuMemPoolCreate", "cuMemPoolCreate", 11020, false,
        (void (*)(void))cuMemPoolCreate, STUB_RESULT_STATUS, params_cuMemPoolCreate, 2},
    {"cuMemPoolDestroy", "cuMemPoolDestroy", "cuMemPoolDestroy", 11020, false,
        (void (*)(void))cuMemPoolDestroy, STUB_RESULT_STATUS, params_cuMemPoolDestroy, 1},
    {"cuMemPoolExportPointer", "cuMemPoolExportPointer", "cuMemPoolExportPointer", 11020, false,
        (void (*)(void))cuMemPoolExportPointer, STUB_RESULT_STATUS, params_cuMemPoolExportPointer,
        2},
    {"cuMemPoolExportToShareableHandle", "cuMemPoolExportToShareableHandle",
        "cuMemPoolExportToShareableHandle", 11020, false,
        (void (*)(void))cuMemPoolExportToShareableHandle, STUB_RESULT_STATUS,
        params_cuMemPoolExportToShareableHandle, 4},
    {"cuMemPoolGetAccess", "cuMemPoolGetAccess", "cuMemPoolGetAccess", 11020, false,
        (void (*)(void))cuMemPoolGetAccess, STUB_RESULT_STATUS, params_cuMemPoolGetAccess, 3},
    {"cuMemPoolGetAttribute", "cuMemPoolGetAttribute", "cuMemPoolGetAttribute", 11020, false,
        (void (*)(void))cuMemPoolGetAttribute, STUB_RESULT_STATUS, params_cuMemPoolGetAttribute, 3},
    {"cuMemPoolImportFromShareableHandle", "cuMemPoolImportFromShareableHandle",
        "cuMemPoolImportFromShareableHandle", 11020, false,
        (void (*)(void))cuMemPoolImportFromShareableHandle, STUB_RESULT_STATUS,
        params_cuMemPoolImportFromShareableHandle, 4},
    {"cuMemPoolImportPointer", "cuMemPoolImportPointer", "cuMemPoolImportPointer", 11020, false,
        (void (*)(void))cuMemPoolImportPointer, STUB_RESULT_STATUS, params_cuMemPoolImportPointer,
        3},
    {"cuMemPoolSetAccess", "cuMemPoolSetAccess", "cuMemPoolSetAccess", 11020, false,
        (void (*)(void))cuMemPoolSetAccess, STUB_RESULT_STATUS, params_cuMemPoolSetAccess, 3},
    {"cuMemPoolSetAttribute", "cuMemPoolSetAttribute", "cuMemPoolSetAttribute", 11020, false,
        (void (*)(void))cuMemPoolSetAttribute, STUB_RESULT_STATUS, params_cuMemPoolSetAttribute, 3},
    {"cuMemPoolTrimTo", "cuMemPoolTrimTo", "cuMemPoolTrimTo", 11020, false,
        (void (*)(void))cuMemPoolTrimTo, STUB_RESULT_STATUS, params_cuMemPoolTrimTo, 2},
    {"cuMemPrefetchAsync", "cuMemPrefetchAsync", "cuMemPrefetchAsync", 8000, false,
        (void (*)(void))cuMemPrefetchAsync, STUB_RESULT_STATUS, params_cuMemPrefetchAsync, 4},
    {"cuMemPrefetchAsync", "cuMemPrefetchAsync_ptsz", "cuMemPrefetchAsync", 8000, true,
        (void (*)(void))cuMemPrefetchAsync_ptsz, STUB_RESULT_STATUS, params_cuMemPrefetchAsync, 4},
    {"cuMemPrefetchAsync_v2", "cuMemPrefetchAsync_v2", "cuMemPrefetchAsync", 12020, false,
        (void (*)(void))cuMemPrefetchAsync_v2, STUB_RESULT_STATUS, params_cuMemPrefetchAsync_v2, 5},
    {"cuMemPrefetchAsync_v2", "cuMemPrefetchAsync_v2_ptsz", "cuMemPrefetchAsync", 12020, true,
        (void (*)(void))cuMemPrefetchAsync_v2_ptsz, STUB_RESULT_STATUS,
        params_cuMemPrefetchAsync_v2, 5},
    {"cuMemRangeGetAttribute", "cuMemRangeGetAttribute", "cuMemRangeGetAttribute", 8000, false,
        (void (*)(void))cuMemRangeGetAttribute, STUB_RESULT_STATUS, params_cuMemRangeGetAttribute,
        5},
    {"cuMemRangeGetAttributes", "cuMemRangeGetAttributes", "cuMemRangeGetAttributes", 8000, false,
        (void (*)(void))cuMemRangeGetAttributes, STUB_RESULT_STATUS,
        params_cuMemRangeGetAttributes, 6},
    {"cuMemRelease", "cuMemRelease", "cuMemRelease", 10020, false, (void (*)(void))cuMemRelease,
        STUB_RESULT_STATUS, params_cuMemRelease, 1},
    {"cuMemRetainAllocationHandle", "cuMemRetainAllocationHandle", "cuMemRetainAllocationHandle",
        11000, false, (void (*)(void))cuMemRetainAllocationHandle, STUB_RESULT_STATUS,
        params_cuMemRetainAllocationHandle, 2},
    {"cuMemSetAccess", "cuMemSetAccess", "cuMemSetAccess", 10020, false,
        (void (*)(void))cuMemSetAccess, STUB_RESULT_STATUS, params_cuMemSetAccess, 4},
    {"cuMemUnmap", "cuMemUnmap", "cuMemUnmap", 10020, false, (void (*)(void))cuMemUnmap,
        STUB_RESULT_STATUS, params_cuMemUnmap, 2},
    {"cuMemcpy", "cuMemcpy", "cuMemcpy", 4000, false, (void (*)(void))cuMemcpy, STUB_RESULT_STATUS,
        params_cuMemcpy, 3},
    {"cuMemcpy2DAsync", "cuMemcpy2DAsync_v2", "cuMemcpy2DAsync", 3020, false,
        (void (*)(void))cuMemcpy2DAsync_v2, STUB_RESULT_STATUS, params_cuMemcpy2DAsync_v2, 2},
    {"cuMemcpy2DAsync", "cuMemcpy2DAsync_v2_ptsz", "cuMemcpy2DAsync", 3020, true,
        (void (*)(void))cuMemcpy2DAsync_v2_ptsz, STUB_RESULT_STATUS, params_cuMemcpy2DAsync_v2, 2},
    {"cuMemcpy2DUnaligned", "cuMemcpy2DUnaligned_v2", "cuMemcpy2DUnaligned", 3020, false,
        (void (*)(void))cuMemcpy2DUnaligned_v2, STUB_RESULT_STATUS, params_cuMemcpy2DUnaligned_v2,
        1},
    {"cuMemcpy2DUnaligned", "cuMemcpy2DUnaligned_v2_ptds", "cuMemcpy2DUnaligned", 3020, true,
        (void (*)(void))cuMemcpy2DUnaligned_v2_ptds, STUB_RESULT_STATUS,
        params_cuMemcpy2DUnaligned_v2, 1},
    {"cuMemcpy2D", "cuMemcpy2D_v2", "cuMemcpy2D", 3020, false, (void (*)(void))cuMemcpy2D_v2,
        STUB_RESULT_STATUS, params_cuMemcpy2D_v2, 1},
    {"cuMemcpy2D", "cuMemcpy2D_v2_ptds", "cuMemcpy2D", 3020, true,
        (void (*)(void))cuMemcpy2D_v2_ptds, STUB_RESULT_STATUS, params_cuMemcpy2D_v2, 1},
    {"cuMemcpy3DAsync", "cuMemcpy3DAsync_v2", "cuMemcpy3DAsync", 3020, false,
        (void (*)(void))cuMemcpy3DAsync_v2, STUB_RESULT_STATUS, params_cuMemcpy3DAsync_v2, 2},
    {"cuMemcpy3DAsync", "cuMemcpy3DAsync_v2_ptsz", "cuMemcpy3DAsync", 3020, true,
        (void (*)(void))cuMemcpy3DAsync_v2_ptsz, STUB_RESULT_STATUS, params_cuMemcpy3DAsync_v2, 2},
    {"cuMemcpy3DBatchAsync", "cuMemcpy3DBatchAsync", "cuMemcpy3DBatchAsync", 12080, false,
        (void (*)(void))cuMemcpy3DBatchAsync, STUB_RESULT_STATUS, params_cuMemcpy3DBatchAsync, 5},
    {"cuMemcpy3DBatchAsync", "cuMemcpy3DBatchAsync_ptsz", "cuMemcpy3DBatchAsync", 12080, true,
        (void (*)(void))cuMemcpy3DBatchAsync_ptsz, STUB_RESULT_STATUS, params_cuMemcpy3DBatchAsync,
        5},
    {"cuMemcpy3DPeer", "cuMemcpy3DPeer", "cuMemcpy3DPeer", 4000, false,
        (void (*)(void))cuMemcpy3DPeer, STUB_RESULT_STATUS, params_cuMemcpy3DPeer, 1},
    {"cuMemcpy3DPeerAsync", "cuMemcpy3DPeerAsync", "cuMemcpy3DPeerAsync", 4000, false,
        (void (*)(void))cuMemcpy3DPeerAsync, STUB_RESULT_STATUS, params_cuMemcpy3DPeerAsync, 2},
    {"cuMemcpy3DPeerAsync", "cuMemcpy3DPeerAsync_ptsz", "cuMemcpy3DPeerAsync", 4000, true,
        (void (*)(void))cuMemcpy3DPeerAsync_ptsz, STUB_RESULT_STATUS, params_cuMemcpy3DPeerAsync,
        2},
    {"cuMemcpy3DPeer", "cuMemcpy3DPeer_ptds", "cuMemcpy3DPeer", 4000, true,
        (void (*)(void))cuMemcpy3DPeer_ptds, STUB_RESULT_STATUS, params_cuMemcpy3DPeer, 1},
    {"cuMemcpy3D", "cuMemcpy3D_v2", "cuMemcpy3D", 3020, false, (void (*)(void))cuMemcpy3D_v2,
        STUB_RESULT_STATUS, params_cuMemcpy3D_v2, 1},
    {"cuMemcpy3D", "cuMemcpy3D_v2_ptds", "cuMemcpy3D", 3020, true,
        (void (*)(void))cuMemcpy3D_v2_ptds, STUB_RESULT_STATUS, params_cuMemcpy3D_v2, 1},
    {"cuMemcpyAsync", "cuMemcpyAsync", "cuMemcpyAsync", 4000, false, (void (*)(void))cuMemcpyAsync,
        STUB_RESULT_STATUS, params_cuMemcpyAsync, 4},
    {"cuMemcpyAsync", "cuMemcpyAsync_ptsz", "cuMemcpyAsync", 4000, true,
        (void (*)(void))cuMemcpyAsync_ptsz, STUB_RESULT_STATUS, params_cuMemcpyAsync, 4},
    {"cuMemcpyAtoA", "cuMemcpyAtoA_v2", "cuMemcpyAtoA", 3020, false,
        (void (*)(void))cuMemcpyAtoA_v2, STUB_RESULT_STATUS, params_cuMemcpyAtoA_v2, 5},
    {"cuMemcpyAtoA", "cuMemcpyAtoA_v2_ptds", "cuMemcpyAtoA", 3020, true,
        (void (*)(void))cuMemcpyAtoA_v2_ptds, STUB_RESULT_STATUS, params_cuMemcpyAtoA_v2, 5},
    {"cuMemcpyAtoD", "cuMemcpyAtoD_v2", "cuMemcpyAtoD", 3020, false,
        (void (*)(void))cuMemcpyAtoD_v2, STUB_RESULT_STATUS, params_cuMemcpyAtoD_v2, 4},
    {"cuMemcpyAtoD", "cuMemcpyAtoD_v2_ptds", "cuMemcpyAtoD", 3020, true,
        (void (*)(void))cuMemcpyAtoD_v2_ptds, STUB_RESULT_STATUS, params_cuMemcpyAtoD_v2, 4},
    {"cuMemcpyAtoHAsync", "cuMemcpyAtoHAsync_v2", "cuMemcpyAtoHAsync", 3020, false,
        (void (*)(void))cuMemcpyAtoHAsync_v2, STUB_RESULT_STATUS, params_cuMemcpyAtoHAsync_v2, 5},
    {"cuMemcpyAtoHAsync", "cuMemcpyAtoHAsync_v2_ptsz", "cuMemcpyAtoHAsync", 3020, true,
        (void (*)(void))cuMemcpyAtoHAsync_v2_ptsz, STUB_RESULT_STATUS, params_cuMemcpyAtoHAsync_v2,
        5},
    {"cuMemcpyAtoH", "cuMemcpyAtoH_v2", "cuMemcpyAtoH", 3020, false,
        (void (*)(void))cuMemcpyAtoH_v2, STUB_RESULT_STATUS, params_cuMemcpyAtoH_v2, 4},
    {"cuMemcpyAtoH", "cuMemcpyAtoH_v2_ptds", "cuMemcpyAtoH", 3020, true,
        (void (*)(void))cuMemcpyAtoH_v2_ptds, STUB_RESULT_STATUS, params_cuMemcpyAtoH_v2, 4},
    {"cuMemcpyBatchAsync", "cuMemcpyBatchAsync", "cuMemcpyBatchAsync", 12080, false,
        (void (*)(void))cuMemcpyBatchAsync, STUB_RESULT_STATUS, params_cuMemcpyBatchAsync, 9},
    {"cuMemcpyBatchAsync", "cuMemcpyBatchAsync_ptsz", "cuMemcpyBatchAsync", 12080, true,
        (void (*)(void))cuMemcpyBatchAsync_ptsz, STUB_RESULT_STATUS, params_cuMemcpyBatchAsync, 9},
    {"cuMemcpyDtoA", "cuMemcpyDtoA_v2", "cuMemcpyDtoA", 3020, false,
        (void (*)(void))cuMemcpyDtoA_v2, STUB_RESULT_STATUS, params_cuMemcpyDtoA_v2, 4},
    {"cuMemcpyDtoA", "cuMemcpyDtoA_v2_ptds", "cuMemcpyDtoA", 3020, true,
        (void (*)(void))cuMemcpyDtoA_v2_ptds, STUB_RESULT_STATUS, params_cuMemcpyDtoA_v2, 4},
    {"cuMemcpyDtoDAsync", "cuMemcpyDtoDAsync_v2", "cuMemcpyDtoDAsync", 3020, false,
        (void (*)(void))cuMemcpyDtoDAsync_v2, STUB_RESULT_STATUS, params_cuMemcpyDtoDAsync_v2, 4},
    {"cuMemcpyDtoDAsync", "cuMemcpyDtoDAsync_v2_ptsz", "cuMemcpyDtoDAsync", 3020, true,
        (void (*)(void))cuMemcpyDtoDAsync_v2_ptsz, STUB_RESULT_STATUS, params_cuMemcpyDtoDAsync_v2,
        4},
    {"cuMemcpyDtoD", "cuMemcpyDtoD_v2", "cuMemcpyDtoD", 3020, false,
        (void (*)(void))cuMemcpyDtoD_v2, STUB_RESULT_STATUS, params_cuMemcpyDtoD_v2, 3},
    {"cuMemcpyDtoD", "cuMemcpyDtoD_v2_ptds", "cuMemcpyDtoD", 3020, true,
        (void (*)(void))cuMemcpyDtoD_v2_ptds, STUB_RESULT_STATUS, params_cuMemcpyDtoD_v2, 3},
    {"cuMemcpyDtoHAsync", "cuMemcpyDtoHAsync_v2", "cuMemcpyDtoHAsync", 3020, false,
        (void (*)(void))cuMemcpyDtoHAsync_v2, STUB_RESULT_STATUS, params_cuMemcpyDtoHAsync_v2, 4},
    {"cuMemcpyDtoHAsync", "cuMemcpyDtoHAsync_v2_ptsz", "cuMemcpyDtoHAsync", 3020, true,
        (void (*)(void))cuMemcpyDtoHAsync_v2_ptsz, STUB_RESULT_STATUS, params_cuMemcpyDtoHAsync_v2,
        4},
    {"cuMemcpyDtoH", "cuMemcpyDtoH_v2", "cuMemcpyDtoH", 3020, false,
        (void (*)(void))cuMemcpyDtoH_v2, STUB_RESULT_STATUS, params_cuMemcpyDtoH_v2, 3},
    {"cuMemcpyDtoH", "cuMemcpyDtoH_v2_ptds", "cuMemcpyDtoH", 3020, true,
        (void (*)(void))cuMemcpyDtoH_v2_ptds, STUB_RESULT_STATUS, params_cuMemcpyDtoH_v2, 3},
    {"cuMemcpyHtoAAsync", "cuMemcpyHtoAAsync_v2", "cuMemcpyHtoAAsync", 3020, false,
        (void (*)(void))cuMemcpyHtoAAsync_v2, STUB_RESULT_STATUS, params_cuMemcpyHtoAAsync_v2, 5},
    {"cuMemcpyHtoAAsync", "cuMemcpyHtoAAsync_v2_ptsz", "cuMemcpyHtoAAsync", 3020, true,
        (void (*)(void))cuMemcpyHtoAAsync_v2_ptsz, STUB_RESULT_STATUS, params_cuMemcpyHtoAAsync_v2,
        5},
    {"cuMemcpyHtoA", "cuMemcpyHtoA_v2", "cuMemcpyHtoA", 3020, false,
        (void (*)(void))cuMemcpyHtoA_v2, STUB_RESULT_STATUS, params_cuMemcpyHtoA_v2, 4},
    {"cuMemcpyHtoA", "cuMemcpyHtoA_v2_ptds", "cuMemcpyHtoA", 3020, true,
        (void (*)(void))cuMemcpyHtoA_v2_ptds, STUB_RESULT_STATUS, params_cuMemcpyHtoA_v2, 4},
    {"cuMemcpyHtoDAsync", "cuMemcpyHtoDAsync_v2", "cuMemcpyHtoDAsync", 3020, false,
        (void (*)(void))cuMemcpyHtoDAsync_v2, STUB_RESULT_STATUS, params_cuMemcpyHtoDAsync_v2, 4},
    {"cuMemcpyHtoDAsync", "cuMemcpyHtoDAsync_v2_ptsz", "cuMemcpyHtoDAsync", 3020, true,
        (void (*)(void))cuMemcpyHtoDAsync_v2_ptsz, STUB_RESULT_STATUS, params_cuMemcpyHtoDAsync_v2,
        4},
    {"cuMemcpyHtoD", "cuMemcpyHtoD_v2", "cuMemcpyHtoD", 3020, false,
        (void (*)(void))cuMemcpyHtoD_v2, STUB_RESULT_STATUS, params_cuMemcpyHtoD_v2, 3},
    {"cuMemcpyHtoD", "cuMemcpyHtoD_v2_ptds", "cuMemcpyHtoD", 3020, true,
        (void (*)(void))cuMemcpyHtoD_v2_ptds, STUB_RESULT_STATUS, params_cuMemcpyHtoD_v2, 3},
    {"cuMemcpyPeer", "cuMemcpyPeer", "cuMemcpyPeer", 4000, false, (void (*)(void))cuMemcpyPeer,
        STUB_RESULT_STATUS, params_cuMemcpyPeer, 5},
    {"cuMemcpyPeerAsync", "cuMemcpyPeerAsync", "cuMemcpyPeerAsync", 4000, false,
        (void (*)(void))cuMemcpyPeerAsync, STUB_RESULT_STATUS, params_cuMemcpyPeerAsync, 6},
    {"cuMemcpyPeerAsync", "cuMemcpyPeerAsync_ptsz", "cuMemcpyPeerAsync", 4000, true,
        (void (*)(void))cuMemcpyPeerAsync_ptsz, STUB_RESULT_STATUS, params_cuMemcpyPeerAsync, 6},
    {"cuMemcpyPeer", "cuMemcpyPeer_ptds", "cuMemcpyPeer", 4000, true,
        (void (*)(void))cuMemcpyPeer_ptds, STUB_RESULT_STATUS, params_cuMemcpyPeer, 5},
    {"cuMemcpy", "cuMemcpy_ptds", "cuMemcpy", 4000, true, (void (*)(void))cuMemcpy_ptds,
        STUB_RESULT_STATUS, params_cuMemcpy, 3},
    {"cuMemsetD16Async", "cuMemsetD16Async", "cuMemsetD16Async", 3020, false,
        (void (*)(void))cuMemsetD16Async, STUB_RESULT_STATUS, params_cuMemsetD16Async, 4},
    {"cuMemsetD16Async", "cuMemsetD16Async_ptsz", "cuMemsetD16Async", 3020, true,
        (void (*)(void))cuMemsetD16Async_ptsz, STUB_RESULT_STATUS, params_cuMemsetD16Async, 4},
    {"cuMemsetD16", "cuMemsetD16_v2", "cuMemsetD16", 3020, false, (void (*)(void))cuMemsetD16_v2,
        STUB_RESULT_STATUS, params_cuMemsetD16_v2, 3},
    {"cuMemsetD16", "cuMemsetD16_v2_ptds", "cuMemsetD16", 3020, true,
        (void (*)(void))cuMemsetD16_v2_ptds, STUB_RESULT_STATUS, params_cuMemsetD16_v2, 3},
    {"cuMemsetD2D16Async", "cuMemsetD2D16Async", "cuMemsetD2D16Async", 3020, false,
        (void (*)(void))cuMemsetD2D16Async, STUB_RESULT_STATUS, params_cuMemsetD2D16Async, 6},
    {"cuMemsetD2D16Async", "cuMemsetD2D16Async_ptsz", "cuMemsetD2D16Async", 3020, true,
        (void (*)(void))cuMemsetD2D16Async_ptsz, STUB_RESULT_STATUS, params_cuMemsetD2D16Async, 6},
    {"cuMemsetD2D16", "cuMemsetD2D16_v2", "cuMemsetD2D16", 3020, false,
        (void (*)(void))cuMemsetD2D16_v2, STUB_RESULT_STATUS, params_cuMemsetD2D16_v2, 5},
    {"cuMemsetD2D16", "cuMemsetD2D16_v2_ptds", "cuMemsetD2D16", 3020, true,
        (void (*)(void))cuMemsetD2D16_v2_ptds, STUB_RESULT_STATUS, params_cuMemsetD2D16_v2, 5},
    {"cuMemsetD2D32Async", "cuMemsetD2D32Async", "cuMemsetD2D32Async", 3020, false,
        (void (*)(void))cuMemsetD2D32Async, STUB_RESULT_STATUS, params_cuMemsetD2D32Async, 6},
    {"cuMemsetD2D32Async", "cuMemsetD2D32Async_ptsz", "cuMemsetD2D32Async", 3020, true,
        (void (*)(void))cuMemsetD2D32Async_ptsz, STUB_RESULT_STATUS, params_cuMemsetD2D32Async, 6},
    {"cuMemsetD2D32", "cuMemsetD2D32_v2", "cuMemsetD2D32", 3020, false,
        (void (*)(void))cuMemsetD2D32_v2, STUB_RESULT_STATUS, params_cuMemsetD2D32_v2, 5},
    {"cuMemsetD2D32", "cuMemsetD2D32_v2_ptds", "cuMemsetD2D32", 3020, true,
        (void (*)(void))cuMemsetD2D32_v2_ptds, STUB_RESULT_STATUS, params_cuMemsetD2D32_v2, 5},
    {"cuMemsetD2D8Async", "cuMemsetD2D8Async", "cuMemsetD2D8Async", 3020, false,
        (void (*)(void))cuMemsetD2D8Async, STUB_RESULT_STATUS, params_cuMemsetD2D8Async, 6},
    {"cuMemsetD2D8Async", "cuMemsetD2D8Async_ptsz", "cuMemsetD2D8Async", 3020, true,
        (void (*)(void))cuMemsetD2D8Async_ptsz, STUB_RESULT_STATUS, params_cuMemsetD2D8Async, 6},
    {"cuMemsetD2D8", "cuMemsetD2D8_v2", "cuMemsetD2D8", 3020, false,
        (void (*)(void))cuMemsetD2D8_v2, STUB_RESULT_STATUS, params_cuMemsetD2D8_v2, 5},
    {"cuMemsetD2D8", "cuMemsetD2D8_v2_ptds", "cuMemsetD2D8", 3020, true,
        (void (*)(void))cuMemsetD2D8_v2_ptds, STUB_RESULT_STATUS, params_cuMemsetD2D8_v2, 5},
    {"cuMemsetD32Async", "cuMemsetD32Async", "cuMemsetD32Async", 3020, false,
        (void (*)(void))cuMemsetD32Async, STUB_RESULT_STATUS, params_cuMemsetD32Async, 4},
    {"cuMemsetD32Async", "cuMemsetD32Async_ptsz", "cuMemsetD32Async", 3020, true,
        (void (*)(void))cuMemsetD32Async_ptsz, STUB_RESULT_STATUS, params_cuMemsetD32Async, 4},
    {"cuMemsetD32", "cuMemsetD32_v2", "cuMemsetD32", 3020, false, (void (*)(void))cuMemsetD32_v2,
        STUB_RESULT_STATUS, params_cuMemsetD32_v2, 3},
    {"cuMemsetD32", "cuMemsetD32_v2_ptds", "cuMemsetD32", 3020, true,
        (void (*)(void))cuMemsetD32_v2_ptds, STUB_RESULT_STATUS, params_cuMemsetD32_v2, 3},
    {"cuMemsetD8Async", "cuMemsetD8Async", "cuMemsetD8Async", 3020, false,
        (void (*)(void))cuMemsetD8Async, STUB_RESULT_STATUS, params_cuMemsetD8Async, 4},
    {"cuMemsetD8Async", "cuMemsetD8Async_ptsz", "cuMemsetD8Async", 3020, true,
        (void (*)(void))cuMemsetD8Async_ptsz, STUB_RESULT_STATUS, params_cuMemsetD8Async, 4},
    {"cuMemsetD8", "cuMemsetD8_v2", "cuMemsetD8", 3020, false, (void (*)(void))cuMemsetD8_v2,
        STUB_RESULT_STATUS, params_cuMemsetD8_v2, 3},
    {"cuMemsetD8", "cuMemsetD8_v2_ptds", "cuMemsetD8", 3020, true,
        (void (*)(void))cuMemsetD8_v2_ptds, STUB_RESULT_STATUS, params_cuMemsetD8_v2, 3},
    {"cuMipmappedArrayCreate", "cuMipmappedArrayCreate", "cuMipmappedArrayCreate", 5000, false,
        (void (*)(void))cuMipmappedArrayCreate, STUB_RESULT_STATUS, params_cuMipmappedArrayCreate,
        3},
    {"cuMipmappedArrayDestroy", "cuMipmappedArrayDestroy", "cuMipmappedArrayDestroy", 5000, false,
        (void (*)(void))cuMipmappedArrayDestroy, STUB_RESULT_STATUS,
        params_cuMipmappedArrayDestroy, 1},
    {"cuMipmappedArrayGetLevel", "cuMipmappedArrayGetLevel", "cuMipmappedArrayGetLevel", 5000,
        false, (void (*)(void))cuMipmappedArrayGetLevel, STUB_RESULT_STATUS,
        params_cuMipmappedArrayGetLevel, 3},
    {"cuMipmappedArrayGetMemoryRequirements", "cuMipmappedArrayGetMemoryRequirements",
        "cuMipmappedArrayGetMemoryRequirements", 11060, false,
        (void (*)(void))cuMipmappedArrayGetMemoryRequirements, STUB_RESULT_STATUS,
        params_cuMipmappedArrayGetMemoryRequirements, 3},
    {"cuMipmappedArrayGetSparseProperties", "cuMipmappedArrayGetSparseProperties",
        "cuMipmappedArrayGetSparseProperties", 11010, false,
        (void (*)(void))cuMipmappedArrayGetSparseProperties, STUB_RESULT_STATUS,
        params_cuMipmappedArrayGetSparseProperties, 2},
    {"cuModuleEnumerateFunctions", "cuModuleEnumerateFunctions", "cuModuleEnumerateFunctions",
        12040, false, (void (*)(void))cuModuleEnumerateFunctions, STUB_RESULT_STATUS,
        params_cuModuleEnumerateFunctions, 3},
    {"cuModuleGetFunction", "cuModuleGetFunction", "cuModuleGetFunction", 2000, false,
        (void (*)(void))cuModuleGetFunction, STUB_RESULT_STATUS, params_cuModuleGetFunction, 3},
    {"cuModuleGetFunctionCount", "cuModuleGetFunctionCount", "cuModuleGetFunctionCount", 12040,
        false, (void (*)(void))cuModuleGetFunctionCount, STUB_RESULT_STATUS,
        params_cuModuleGetFunctionCount, 2},
    {"cuModuleGetGlobal", "cuModuleGetGlobal_v2", "cuModuleGetGlobal", 3020, false,
        (void (*)(void))cuModuleGetGlobal_v2, STUB_RESULT_STATUS, params_cuModuleGetGlobal_v2, 4},
    {"cuModuleGetLoadingMode", "cuModuleGetLoadingMode", "cuModuleGetLoadingMode", 11070, false,
        (void (*)(void))cuModuleGetLoadingMode, STUB_RESULT_STATUS, params_cuModuleGetLoadingMode,
        1},
    {"cuModuleGetSurfRef", "cuModuleGetSurfRef", "cuModuleGetSurfRef", 3000, false,
        (void (*)(void))cuModuleGetSurfRef, STUB_RESULT_STATUS, params_cuModuleGetSurfRef, 3},
    {"cuModuleGetTexRef", "cuModuleGetTexRef", "cuModuleGetTexRef", 2000, false,
        (void (*)(void))cuModuleGetTexRef, STUB_RESULT_STATUS, params_cuModuleGetTexRef, 3},
    {"cuModuleLoad", "cuModuleLoad", "cuModuleLoad", 2000, false, (void (*)(void))cuModuleLoad,
        STUB_RESULT_STATUS, params_cuModuleLoad, 2},
    {"cuModuleLoadData", "cuModuleLoadData", "cuModuleLoadData", 2000, false,
        (void (*)(void))cuModuleLoadData, STUB_RESULT_STATUS, params_cuModuleLoadData, 2},
    {"cuModuleLoadDataEx", "cuModuleLoadDataEx", "cuModuleLoadDataEx", 2010, false,
        (void (*)(void))cuModuleLoadDataEx, STUB_RESULT_STATUS, params_cuModuleLoadDataEx, 5},
    {"cuModuleLoadFatBinary", "cuModuleLoadFatBinary", "cuModuleLoadFatBinary", 2000, false,
        (void (*)(void))cuModuleLoadFatBinary, STUB_RESULT_STATUS, params_cuModuleLoadFatBinary, 2},
    {"cuModuleUnload", "cuModuleUnload", "cuModuleUnload", 2000, false,
        (void (*)(void))cuModuleUnload, STUB_RESULT_STATUS, params_cuModuleUnload, 1},
    {"cuMulticastAddDevice", "cuMulticastAddDevice", "cuMulticastAddDevice", 12010, false,
        (void (*)(void))cuMulticastAddDevice, STUB_RESULT_STATUS, params_cuMulticastAddDevice, 2},
    {"cuMulticastBindAddr", "cuMulticastBindAddr", "cuMulticastBindAddr", 12010, false,
        (void (*)(void))cuMulticastBindAddr, STUB_RESULT_STATUS, params_cuMulticastBindAddr, 5},
    {"cuMulticastBindMem", "cuMulticastBindMem", "cuMulticastBindMem", 12010, false,
        (void (*)(void))cuMulticastBindMem, STUB_RESULT_STATUS, params_cuMulticastBindMem, 6},
    {"cuMulticastCreate", "cuMulticastCreate", "cuMulticastCreate", 12010, false,
        (void (*)(void))cuMulticastCreate, STUB_RESULT_STATUS, params_cuMulticastCreate, 2},
    {"cuMulticastGetGranularity", "cuMulticastGetGranularity", "cuMulticastGetGranularity", 12010,
        false, (void (*)(void))cuMulticastGetGranularity, STUB_RESULT_STATUS,
        params_cuMulticastGetGranularity, 3},
    {"cuMulticastUnbind", "cuMulticastUnbind", "cuMulticastUnbind", 12010, false,
        (void (*)(void))cuMulticastUnbind, STUB_RESULT_STATUS, params_cuMulticastUnbind, 4},
    {"cuOccupancyAvailableDynamicSMemPerBlock", "cuOccupancyAvailableDynamicSMemPerBlock",
        "cuOccupancyAvailableDynamicSMemPerBlock", 10020, false,
        (void (*)(void))cuOccupancyAvailableDynamicSMemPerBlock, STUB_RESULT_STATUS,
        params_cuOccupancyAvailableDynamicSMemPerBlock, 4},
    {"cuOccupancyMaxActiveBlocksPerMultiprocessor", "cuOccupancyMaxActiveBlocksPerMultiprocessor",
        "cuOccupancyMaxActiveBlocksPerMultiprocessor", 6050, false,
        (void (*)(void))cuOccupancyMaxActiveBlocksPerMultiprocessor, STUB_RESULT_STATUS,
        params_cuOccupancyMaxActiveBlocksPerMultiprocessor, 4},
    {"cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
        "cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
        "cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags", 7000, false,
        (void (*)(void))cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, STUB_RESULT_STATUS,
        params_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, 5},
    {"cuOccupancyMaxActiveClusters", "cuOccupancyMaxActiveClusters",
        "cuOccupancyMaxActiveClusters", 11070, false, (void (*)(void))cuOccupancyMaxActiveClusters,
        STUB_RESULT_STATUS, params_cuOccupancyMaxActiveClusters, 3},
    {"cuOccupancyMaxPotentialBlockSize", "cuOccupancyMaxPotentialBlockSize",
        "cuOccupancyMaxPotentialBlockSize", 6050, false,
        (void (*)(void))cuOccupancyMaxPotentialBlockSize, STUB_RESULT_STATUS,
        params_cuOccupancyMaxPotentialBlockSize, 6},
    {"cuOccupancyMaxPotentialBlockSizeWithFlags", "cuOccupancyMaxPotentialBlockSizeWithFlags",
        "cuOccupancyMaxPotentialBlockSizeWithFlags", 7000, false,
        (void (*)(void))cuOccupancyMaxPotentialBlockSizeWithFlags, STUB_RESULT_STATUS,
        params_cuOccupancyMaxPotentialBlockSizeWithFlags, 7},
    {"cuOccupancyMaxPotentialClusterSize", "cuOccupancyMaxPotentialClusterSize",
        "cuOccupancyMaxPotentialClusterSize", 11070, false,
        (void (*)(void))cuOccupancyMaxPotentialClusterSize, STUB_RESULT_STATUS,
        params_cuOccupancyMaxPotentialClusterSize, 3},
    {"cuParamSetSize", "cuParamSetSize", "cuParamSetSize", 2000, false,
        (void (*)(void))cuParamSetSize, STUB_RESULT_STATUS, params_cuParamSetSize, 2},
    {"cuParamSetTexRef", "cuParamSetTexRef", "cuParamSetTexRef", 2000, false,
        (void (*)(void))cuParamSetTexRef, STUB_RESULT_STATUS, params_cuParamSetTexRef, 3},
    {"cuParamSetf", "cuParamSetf", "cuParamSetf", 2000, false, (void (*)(void))cuParamSetf,
        STUB_RESULT_STATUS, params_cuParamSetf, 3},
    {"cuParamSeti", "cuParamSeti", "cuParamSeti", 2000, false, (void (*)(void))cuParamSeti,
        STUB_RESULT_STATUS, params_cuParamSeti, 3},
    {"cuParamSetv", "cuParamSetv", "cuParamSetv", 2000, false, (void (*)(void))cuParamSetv,
        STUB_RESULT_STATUS, params_cuParamSetv, 4},
    {"cuPointerGetAttribute", "cuPointerGetAttribute", "cuPointerGetAttribute", 4000, false,
        (void (*)(void))cuPointerGetAttribute, STUB_RESULT_STATUS, params_cuPointerGetAttribute, 3},
    {"cuPointerGetAttributes", "cuPointerGetAttributes", "cuPointerGetAttributes", 7000, false,
        (void (*)(void))cuPointerGetAttributes, STUB_RESULT_STATUS, params_cuPointerGetAttributes,
        4},
    {"cuPointerSetAttribute", "cuPointerSetAttribute", "cuPointerSetAttribute", 6000, false,
        (void (*)(void))cuPointerSetAttribute, STUB_RESULT_STATUS, params_cuPointerSetAttribute, 3},
    {"cuProfilerStart", "cuProfilerStart", "cuProfilerStart", 4000, false,
        (void (*)(void))cuProfilerStart, STUB_RESULT_STATUS, NULL, 0},
    {"cuProfilerStop", "cuProfilerStop", "cuProfilerStop", 4000, false,
        (void (*)(void))cuProfilerStop, STUB_RESULT_STATUS, NULL, 0},
    {"cuSignalExternalSemaphoresAsync", "cuSignalExternalSemaphoresAsync",
        "cuSignalExternalSemaphoresAsync", 10000, false,
        (void (*)(void))cuSignalExternalSemaphoresAsync, STUB_RESULT_STATUS,
        params_cuSignalExternalSemaphoresAsync, 4},
    {"cuSignalExternalSemaphoresAsync", "cuSignalExternalSemaphoresAsync_ptsz",
        "cuSignalExternalSemaphoresAsync", 10000, true,
        (void (*)(void))cuSignalExternalSemaphoresAsync_ptsz, STUB_RESULT_STATUS,
        params_cuSignalExternalSemaphoresAsync, 4},
    {"cuStreamAddCallback", "cuStreamAddCallback", "cuStreamAddCallback", 5000, false,
        (void (*)(void))cuStreamAddCallback, STUB_RESULT_STATUS, params_cuStreamAddCallback, 4},
    {"cuStreamAddCallback", "cuStreamAddCallback_ptsz", "cuStreamAddCallback", 5000, true,
        (void (*)(void))cuStreamAddCallback_ptsz, STUB_RESULT_STATUS, params_cuStreamAddCallback,
        4},
    {"cuStreamAttachMemAsync", "cuStreamAttachMemAsync", "cuStreamAttachMemAsync", 6000, false,
        (void (*)(void))cuStreamAttachMemAsync, STUB_RESULT_STATUS, params_cuStreamAttachMemAsync,
        4},
    {"cuStreamAttachMemAsync", "cuStreamAttachMemAsync_ptsz", "cuStreamAttachMemAsync", 6000, true,
        (void (*)(void))cuStreamAttachMemAsync_ptsz, STUB_RESULT_STATUS,
        params_cuStreamAttachMemAsync, 4},
    {"cuStreamBatchMemOp", "cuStreamBatchMemOp_v2", "cuStreamBatchMemOp", 11070, false,
        (void (*)(void))cuStreamBatchMemOp_v2, STUB_RESULT_STATUS, params_cuStreamBatchMemOp_v2, 4},
    {"cuStreamBatchMemOp", "cuStreamBatchMemOp_v2_ptsz", "cuStreamBatchMemOp", 11070, true,
        (void (*)(void))cuStreamBatchMemOp_v2_ptsz, STUB_RESULT_STATUS,
        params_cuStreamBatchMemOp_v2, 4},
    {"cuStreamBeginCaptureToGraph", "cuStreamBeginCaptureToGraph", "cuStreamBeginCaptureToGraph",
        12030, false, (void (*)(void))cuStreamBeginCaptureToGraph, STUB_RESULT_STATUS,
        params_cuStreamBeginCaptureToGraph, 6},
    {"cuStreamBeginCaptureToGraph", "cuStreamBeginCaptureToGraph_ptsz",
        "cuStreamBeginCaptureToGraph", 12030, true,
        (void (*)(void))cuStreamBeginCaptureToGraph_ptsz, STUB_RESULT_STATUS,
        params_cuStreamBeginCaptureToGraph, 6},
    {"cuStreamBeginCapture", "cuStreamBeginCapture_v2", "cuStreamBeginCapture", 10010, false,
        (void (*)(void))cuStreamBeginCapture_v2, STUB_RESULT_STATUS,
        params_cuStreamBeginCapture_v2, 2},
    {"cuStreamBeginCapture", "cuStreamBeginCapture_v2_ptsz", "cuStreamBeginCapture", 10010, true,
        (void (*)(void))cuStreamBeginCapture_v2_ptsz, STUB_RESULT_STATUS,
        params_cuStreamBeginCapture_v2, 2},
    {"cuStreamCopyAttributes", "cuStreamCopyAttributes", "cuStreamCopyAttributes", 11000, false,
        (void (*)(void))cuStreamCopyAttributes, STUB_RESULT_STATUS, params_cuStreamCopyAttributes,
        2},
    {"cuStreamCopyAttributes", "cuStreamCopyAttributes_ptsz", "cuStreamCopyAttributes", 11000,
        true, (void (*)(void))cuStreamCopyAttributes_ptsz, STUB_RESULT_STATUS,
        params_cuStreamCopyAttributes, 2},
    {"cuStreamCreate", "cuStreamCreate", "cuStreamCreate", 2000, false,
        (void (*)(void))cuStreamCreate, STUB_RESULT_STATUS, params_cuStreamCreate, 2},
    {"cuStreamCreateWithPriority", "cuStreamCreateWithPriority", "cuStreamCreateWithPriority",
        5050, false, (void (*)(void))cuStreamCreateWithPriority, STUB_RESULT_STATUS,
        params_cuStreamCreateWithPriority, 3},
    {"cuStreamDestroy", "cuStreamDestroy_v2", "cuStreamDestroy", 4000, false,
        (void (*)(void))cuStreamDestroy_v2, STUB_RESULT_STATUS, params_cuStreamDestroy_v2, 1},
    {"cuStreamEndCapture", "cuStreamEndCapture", "cuStreamEndCapture", 10000, false,
        (void (*)(void))cuStreamEndCapture, STUB_RESULT_STATUS, params_cuStreamEndCapture, 2},
    {"cuStreamEndCapture", "cuStreamEndCapture_ptsz", "cuStreamEndCapture", 10000, true,
        (void (*)(void))cuStreamEndCapture_ptsz, STUB_RESULT_STATUS, params_cuStreamEndCapture, 2},
    {"cuStreamGetAttribute", "cuStreamGetAttribute", "cuStreamGetAttribute", 11000, false,
        (void (*)(void))cuStreamGetAttribute, STUB_RESULT_STATUS, params_cuStreamGetAttribute, 3},
    {"cuStreamGetAttribute", "cuStreamGetAttribute_ptsz", "cuStreamGetAttribute", 11000, true,
        (void (*)(void))cuStreamGetAttribute_ptsz, STUB_RESULT_STATUS, params_cuStreamGetAttribute,
        3},
    {"cuStreamGetCaptureInfo", "cuStreamGetCaptureInfo_v2", "cuStreamGetCaptureInfo", 11030, false,
        (void (*)(void))cuStreamGetCaptureInfo_v2, STUB_RESULT_STATUS,
        params_cuStreamGetCaptureInfo_v2, 6},
    {"cuStreamGetCaptureInfo", "cuStreamGetCaptureInfo_v2_ptsz", "cuStreamGetCaptureInfo", 11030,
        true, (void (*)(void))cuStreamGetCaptureInfo_v2_ptsz, STUB_RESULT_STATUS,
        params_cuStreamGetCaptureInfo_v2, 6},
    {"cuStreamGetCaptureInfo_v3", "cuStreamGetCaptureInfo_v3", "cuStreamGetCaptureInfo", 12030,
        false, (void (*)(void))cuStreamGetCaptureInfo_v3, STUB_RESULT_STATUS,
        params_cuStreamGetCaptureInfo_v3, 7},
    {"cuStreamGetCaptureInfo_v3", "cuStreamGetCaptureInfo_v3_ptsz", "cuStreamGetCaptureInfo",
        12030, true, (void (*)(void))cuStreamGetCaptureInfo_v3_ptsz, STUB_RESULT_STATUS,
        params_cuStreamGetCaptureInfo_v3, 7},
    {"cuStreamGetCtx", "cuStreamGetCtx", "cuStreamGetCtx", 9020, false,
        (void (*)(void))cuStreamGetCtx, STUB_RESULT_STATUS, params_cuStreamGetCtx, 2},
    {"cuStreamGetCtx", "cuStreamGetCtx_ptsz", "cuStreamGetCtx", 9020, true,
        (void (*)(void))cuStreamGetCtx_ptsz, STUB_RESULT_STATUS, params_cuStreamGetCtx, 2},
    {"cuStreamGetCtx_v2", "cuStreamGetCtx_v2", "cuStreamGetCtx", 12050, false,
        (void (*)(void))cuStreamGetCtx_v2, STUB_RESULT_STATUS, params_cuStreamGetCtx_v2, 3},
    {"cuStreamGetCtx_v2", "cuStreamGetCtx_v2_ptsz", "cuStreamGetCtx", 12050, true,
        (void (*)(void))cuStreamGetCtx_v2_ptsz, STUB_RESULT_STATUS, params_cuStreamGetCtx_v2, 3},
    {"cuStreamGetDevice", "cuStreamGetDevice", "cuStreamGetDevice", 12080, false,
        (void (*)(void))cuStreamGetDevice, STUB_RESULT_STATUS, params_cuStreamGetDevice, 2},
    {"cuStreamGetDevice", "cuStreamGetDevice_ptsz", "cuStreamGetDevice", 12080, true,
        (void (*)(void))cuStreamGetDevice_ptsz, STUB_RESULT_STATUS, params_cuStreamGetDevice, 2},
    {"cuStreamGetFlags", "cuStreamGetFlags", "cuStreamGetFlags", 5050, false,
        (void (*)(void))cuStreamGetFlags, STUB_RESULT_STATUS, params_cuStreamGetFlags, 2},
    {"cuStreamGetFlags", "cuStreamGetFlags_ptsz", "cuStreamGetFlags", 5050, true,
        (void (*)(void))cuStreamGetFlags_ptsz, STUB_RESULT_STATUS, params_cuStreamGetFlags, 2},
    {"cuStreamGetGreenCtx", "cuStreamGetGreenCtx", "cuStreamGetGreenCtx", 12040, false,
        (void (*)(void))cuStreamGetGreenCtx, STUB_RESULT_STATUS, params_cuStreamGetGreenCtx, 2},
    {"cuStreamGetId", "cuStreamGetId", "cuStreamGetId", 12000, false,
        (void (*)(void))cuStreamGetId, STUB_RESULT_STATUS, params_cuStreamGetId, 2},
    {"cuStreamGetId", "cuStreamGetId_ptsz", "cuStreamGetId", 12000, true,
        (void (*)(void))cuStreamGetId_ptsz, STUB_RESULT_STATUS, params_cuStreamGetId, 2},
    {"cuStreamGetPriority", "cuStreamGetPriority", "cuStreamGetPriority", 5050, false,
        (void (*)(void))cuStreamGetPriority, STUB_RESULT_STATUS, params_cuStreamGetPriority, 2},
    {"cuStreamGetPriority", "cuStreamGetPriority_ptsz", "cuStreamGetPriority", 5050, true,
        (void (*)(void))cuStreamGetPriority_ptsz, STUB_RESULT_STATUS, params_cuStreamGetPriority,
        2},
    {"cuStreamIsCapturing", "cuStreamIsCapturing", "cuStreamIsCapturing", 10000, false,
        (void (*)(void))cuStreamIsCapturing, STUB_RESULT_STATUS, params_cuStreamIsCapturing, 2},
    {"cuStreamIsCapturing", "cuStreamIsCapturing_ptsz", "cuStreamIsCapturing", 10000, true,
        (void (*)(void))cuStreamIsCapturing_ptsz, STUB_RESULT_STATUS, params_cuStreamIsCapturing,
        2},
    {"cuStreamQuery", "cuStreamQuery", "cuStreamQuery", 2000, false, (void (*)(void))cuStreamQuery,
        STUB_RESULT_STATUS, params_cuStreamQuery, 1},
    {"cuStreamQuery", "cuStreamQuery_ptsz", "cuStreamQuery", 2000, true,
        (void (*)(void))cuStreamQuery_ptsz, STUB_RESULT_STATUS, params_cuStreamQuery, 1},
    {"cuStreamSetAttribute", "cuStreamSetAttribute", "cuStreamSetAttribute", 11000, false,
        (void (*)(void))cuStreamSetAttribute, STUB_RESULT_STATUS, params_cuStreamSetAttribute, 3},
    {"cuStreamSetAttribute", "cuStreamSetAttribute_ptsz", "cuStreamSetAttribute", 11000, true,
        (void (*)(void))cuStreamSetAttribute_ptsz, STUB_RESULT_STATUS, params_cuStreamSetAttribute,
        3},
    {"cuStreamSynchronize", "cuStreamSynchronize", "cuStreamSynchronize", 2000, false,
        (void (*)(void))cuStreamSynchronize, STUB_RESULT_STATUS, params_cuStreamSynchronize, 1},
    {"cuStreamSynchronize", "cuStreamSynchronize_ptsz", "cuStreamSynchronize", 2000, true,
        (void (*)(void))cuStreamSynchronize_ptsz, STUB_RESULT_STATUS, params_cuStreamSynchronize,
        1},
    {"cuStreamUpdateCaptureDependencies", "cuStreamUpdateCaptureDependencies",
        "cuStreamUpdateCaptureDependencies", 11030, false,
        (void (*)(void))cuStreamUpdateCaptureDependencies, STUB_RESULT_STATUS,
        params_cuStreamUpdateCaptureDependencies, 4},
    {"cuStreamUpdateCaptureDependencies", "cuStreamUpdateCaptureDependencies_ptsz",
        "cuStreamUpdateCaptureDependencies", 11030, true,
        (void (*)(void))cuStreamUpdateCaptureDependencies_ptsz, STUB_RESULT_STATUS,
        params_cuStreamUpdateCaptureDependencies, 4},
    {"cuStreamUpdateCaptureDependencies_v2", "cuStreamUpdateCaptureDependencies_v2",
        "cuStreamUpdateCaptureDependencies", 12030, false,
        (void (*)(void))cuStreamUpdateCaptureDependencies_v2, STUB_RESULT_STATUS,
        params_cuStreamUpdateCaptureDependencies_v2, 5},
    {"cuStreamUpdateCaptureDependencies_v2", "cuStreamUpdateCaptureDependencies_v2_ptsz",
        "cuStreamUpdateCaptureDependencies", 12030, true,
        (void (*)(void))cuStreamUpdateCaptureDependencies_v2_ptsz, STUB_RESULT_STATUS,
        params_cuStreamUpdateCaptureDependencies_v2, 5},
    {"cuStreamWaitEvent", "cuStreamWaitEvent", "cuStreamWaitEvent", 3020, false,
        (void (*)(void))cuStreamWaitEvent, STUB_RESULT_STATUS, params_cuStreamWaitEvent, 3},
    {"cuStreamWaitEvent", "cuStreamWaitEvent_ptsz", "cuStreamWaitEvent", 3020, true,
        (void (*)(void))cuStreamWaitEvent_ptsz, STUB_RESULT_STATUS, params_cuStreamWaitEvent, 3},
    {"cuStreamWaitValue32", "cuStreamWaitValue32_v2", "cuStreamWaitValue32", 11070, false,
        (void (*)(void))cuStreamWaitValue32_v2, STUB_RESULT_STATUS, params_cuStreamWaitValue32_v2,
        4},
    {"cuStreamWaitValue32", "cuStreamWaitValue32_v2_ptsz", "cuStreamWaitValue32", 11070, true,
        (void (*)(void))cuStreamWaitValue32_v2_ptsz, STUB_RESULT_STATUS,
        params_cuStreamWaitValue32_v2, 4},
    {"cuStreamWaitValue64", "cuStreamWaitValue64_v2", "cuStreamWaitValue64", 11070, false,
        (void (*)(void))cuStreamWaitValue64_v2, STUB_RESULT_STATUS, params_cuStreamWaitValue64_v2,
        4},
    {"cuStreamWaitValue64", "cuStreamWaitValue64_v2_ptsz", "cuStreamWaitValue64", 11070, true,
        (void (*)(void))cuStreamWaitValue64_v2_ptsz, STUB_RESULT_STATUS,
        params_cuStreamWaitValue64_v2, 4},
    {"cuStreamWriteValue32", "cuStreamWriteValue32_v2", "cuStreamWriteValue32", 11070, false,
        (void (*)(void))cuStreamWriteValue32_v2, STUB_RESULT_STATUS,
        params_cuStreamWriteValue32_v2, 4},
    {"cuStreamWriteValue32", "cuStreamWriteValue32_v2_ptsz", "cuStreamWriteValue32", 11070, true,
        (void (*)(void))cuStreamWriteValue32_v2_ptsz, STUB_RESULT_STATUS,
        params_cuStreamWriteValue32_v2, 4},
    {"cuStreamWriteValue64", "cuStreamWriteValue64_v2", "cuStreamWriteValue64", 11070, false,
        (void (*)(void))cuStreamWriteValue64_v2, STUB_RESULT_STATUS,
        params_cuStreamWriteValue64_v2, 4},
    {"cuStreamWriteValue64", "cuStreamWriteValue64_v2_ptsz", "cuStreamWriteValue64", 11070, true,
        (void (*)(void))cuStreamWriteValue64_v2_ptsz, STUB_RESULT_STATUS,
        params_cuStreamWriteValue64_v2, 4},
    {"cuSurfObjectCreate", "cuSurfObjectCreate", "cuSurfObjectCreate", 5000, false,
        (void (*)(void))cuSurfObjectCreate, STUB_RESULT_STATUS, params_cuSurfObjectCreate, 2},
    {"cuSurfObjectDestroy", "cuSurfObjectDestroy", "cuSurfObjectDestroy", 5000, false,
        (void (*)(void))cuSurfObjectDestroy, STUB_RESULT_STATUS, params_cuSurfObjectDestroy, 1},
    {"cuSurfObjectGetResourceDesc", "cuSurfObjectGetResourceDesc", "cuSurfObjectGetResourceDesc",
        5000, false, (void (*)(void))cuSurfObjectGetResourceDesc, STUB_RESULT_STATUS,
        params_cuSurfObjectGetResourceDesc, 2},
    {"cuSurfRefGetArray", "cuSurfRefGetArray", "cuSurfRefGetArray", 3000, false,
        (void (*)(void))cuSurfRefGetArray, STUB_RESULT_STATUS, params_cuSurfRefGetArray, 2},
    {"cuSurfRefSetArray", "cuSurfRefSetArray", "cuSurfRefSetArray", 3000, false,
        (void (*)(void))cuSurfRefSetArray, STUB_RESULT_STATUS, params_cuSurfRefSetArray, 3},
    {"cuTensorMapEncodeIm2col", "cuTensorMapEncodeIm2col", "cuTensorMapEncodeIm2col", 12000, false,
        (void (*)(void))cuTensorMapEncodeIm2col, STUB_RESULT_STATUS,
        params_cuTensorMapEncodeIm2col, 15},
    {"cuTensorMapEncodeIm2colWide", "cuTensorMapEncodeIm2colWide", "cuTensorMapEncodeIm2colWide",
        12080, false, (void (*)(void))cuTensorMapEncodeIm2colWide, STUB_RESULT_STATUS,
        params_cuTensorMapEncodeIm2colWide, 16},
    {"cuTensorMapEncodeTiled", "cuTensorMapEncodeTiled", "cuTensorMapEncodeTiled", 12000, false,
        (void (*)(void))cuTensorMapEncodeTiled, STUB_RESULT_STATUS, params_cuTensorMapEncodeTiled,
        12},
    {"cuTensorMapReplaceAddress", "cuTensorMapReplaceAddress", "cuTensorMapReplaceAddress", 12000,
        false, (void (*)(void))cuTensorMapReplaceAddress, STUB_RESULT_STATUS,
        params_cuTensorMapReplaceAddress, 2},
    {"cuTexObjectCreate", "cuTexObjectCreate", "cuTexObjectCreate", 5000, false,
        (void (*)(void))cuTexObjectCreate, STUB_RESULT_STATUS, params_cuTexObjectCreate, 4},
    {"cuTexObjectDestroy", "cuTexObjectDestroy", "cuTexObjectDestroy", 5000, false,
        (void (*)(void))cuTexObjectDestroy, STUB_RESULT_STATUS, params_cuTexObjectDestroy, 1},
    {"cuTexObjectGetResourceDesc", "cuTexObjectGetResourceDesc", "cuTexObjectGetResourceDesc",
        5000, false, (void (*)(void))cuTexObjectGetResourceDesc, STUB_RESULT_STATUS,
        params_cuTexObjectGetResourceDesc, 2},
    {"cuTexObjectGetResourceViewDesc", "cuTexObjectGetResourceViewDesc",
        "cuTexObjectGetResourceViewDesc", 5000, false,
        (void (*)(void))cuTexObjectGetResourceViewDesc, STUB_RESULT_STATUS,
        params_cuTexObjectGetResourceViewDesc, 2},
    {"cuTexObjectGetTextureDesc", "cuTexObjectGetTextureDesc", "cuTexObjectGetTextureDesc", 5000,
        false, (void (*)(void))cuTexObjectGetTextureDesc, STUB_RESULT_STATUS,
        params_cuTexObjectGetTextureDesc, 2},
    {"cuTexRefCreate", "cuTexRefCreate", "cuTexRefCreate", 2000, false,
        (void (*)(void))cuTexRefCreate, STUB_RESULT_STATUS, params_cuTexRefCreate, 1},
    {"cuTexRefDestroy", "cuTexRefDestroy", "cuTexRefDestroy", 2000, false,
        (void (*)(void))cuTexRefDestroy, STUB_RESULT_STATUS, params_cuTexRefDestroy, 1},
    {"cuTexRefGetAddressMode", "cuTexRefGetAddressMode", "cuTexRefGetAddressMode", 2000, false,
        (void (*)(void))cuTexRefGetAddressMode, STUB_RESULT_STATUS, params_cuTexRefGetAddressMode,
        3},
    {"cuTexRefGetAddress", "cuTexRefGetAddress_v2", "cuTexRefGetAddress", 3020, false,
        (void (*)(void))cuTexRefGetAddress_v2, STUB_RESULT_STATUS, params_cuTexRefGetAddress_v2, 2},
    {"cuTexRefGetArray", "cuTexRefGetArray", "cuTexRefGetArray", 2000, false,
        (void (*)(void))cuTexRefGetArray, STUB_RESULT_STATUS, params_cuTexRefGetArray, 2},
    {"cuTexRefGetBorderColor", "cuTexRefGetBorderColor", "cuTexRefGetBorderColor", 8000, false,
        (void (*)(void))cuTexRefGetBorderColor, STUB_RESULT_STATUS, params_cuTexRefGetBorderColor,
        2},
    {"cuTexRefGetFilterMode", "cuTexRefGetFilterMode", "cuTexRefGetFilterMode", 2000, false,
        (void (*)(void))cuTexRefGetFilterMode, STUB_RESULT_STATUS, params_cuTexRefGetFilterMode, 2},
    {"cuTexRefGetFlags", "cuTexRefGetFlags", "cuTexRefGetFlags", 2000, false,
        (void (*)(void))cuTexRefGetFlags, STUB_RESULT_STATUS, params_cuTexRefGetFlags, 2},
    {"cuTexRefGetFormat", "cuTexRefGetFormat", "cuTexRefGetFormat", 2000, false,
        (void (*)(void))cuTexRefGetFormat, STUB_RESULT_STATUS, params_cuTexRefGetFormat, 3},
    {"cuTexRefGetMaxAnisotropy", "cuTexRefGetMaxAnisotropy", "cuTexRefGetMaxAnisotropy", 5000,
        false, (void (*)(void))cuTexRefGetMaxAnisotropy, STUB_RESULT_STATUS,
        params_cuTexRefGetMaxAnisotropy, 2},
    {"cuTexRefGetMipmapFilterMode", "cuTexRefGetMipmapFilterMode", "cuTexRefGetMipmapFilterMode",
        5000, false, (void (*)(void))cuTexRefGetMipmapFilterMode, STUB_RESULT_STATUS,
        params_cuTexRefGetMipmapFilterMode, 2},
    {"cuTexRefGetMipmapLevelBias", "cuTexRefGetMipmapLevelBias", "cuTexRefGetMipmapLevelBias",
        5000, false, (void (*)(void))cuTexRefGetMipmapLevelBias, STUB_RESULT_STATUS,
        params_cuTexRefGetMipmapLevelBias, 2},
    {"cuTexRefGetMipmapLevelClamp", "cuTexRefGetMipmapLevelClamp", "cuTexRefGetMipmapLevelClamp",
        5000, false, (void (*)(void))cuTexRefGetMipmapLevelClamp, STUB_RESULT_STATUS,
        params_cuTexRefGetMipmapLevelClamp, 3},
    {"cuTexRefGetMipmappedArray", "cuTexRefGetMipmappedArray", "cuTexRefGetMipmappedArray", 5000,
        false, (void (*)(void))cuTexRefGetMipmappedArray, STUB_RESULT_STATUS,
        params_cuTexRefGetMipmappedArray, 2},
    {"cuTexRefSetAddress2D", "cuTexRefSetAddress2D_v3", "cuTexRefSetAddress2D", 4010, false,
        (void (*)(void))cuTexRefSetAddress2D_v3, STUB_RESULT_STATUS,
        params_cuTexRefSetAddress2D_v3, 4},
    {"cuTexRefSetAddressMode", "cuTexRefSetAddressMode", "cuTexRefSetAddressMode", 2000, false,
        (void (*)(void))cuTexRefSetAddressMode, STUB_RESULT_STATUS, params_cuTexRefSetAddressMode,
        3},
    {"cuTexRefSetAddress", "cuTexRefSetAddress_v2", "cuTexRefSetAddress", 3020, false,
        (void (*)(void))cuTexRefSetAddress_v2, STUB_RESULT_STATUS, params_cuTexRefSetAddress_v2, 4},
    {"cuTexRefSetArray", "cuTexRefSetArray", "cuTexRefSetArray", 2000, false,
        (void (*)(void))cuTexRefSetArray, STUB_RESULT_STATUS, params_cuTexRefSetArray, 3},
    {"cuTexRefSetBorderColor", "cuTexRefSetBorderColor", "cuTexRefSetBorderColor", 8000, false,
        (void (*)(void))cuTexRefSetBorderColor, STUB_RESULT_STATUS, params_cuTexRefSetBorderColor,
        2},
    {"cuTexRefSetFilterMode", "cuTexRefSetFilterMode", "cuTexRefSetFilterMode", 2000, false,
        (void (*)(void))cuTexRefSetFilterMode, STUB_RESULT_STATUS, params_cuTexRefSetFilterMode, 2},
    {"cuTexRefSetFlags", "cuTexRefSetFlags", "cuTexRefSetFlags", 2000, false,
        (void (*)(void))cuTexRefSetFlags, STUB_RESULT_STATUS, params_cuTexRefSetFlags, 2},
    {"cuTexRefSetFormat", "cuTexRefSetFormat", "cuTexRefSetFormat", 2000, false,
        (void (*)(void))cuTexRefSetFormat, STUB_RESULT_STATUS, params_cuTexRefSetFormat, 3},
    {"cuTexRefSetMaxAnisotropy", "cuTexRefSetMaxAnisotropy", "cuTexRefSetMaxAnisotropy", 5000,
        false, (void (*)(void))cuTexRefSetMaxAnisotropy, STUB_RESULT_STATUS,
        params_cuTexRefSetMaxAnisotropy, 2},
    {"cuTexRefSetMipmapFilterMode", "cuTexRefSetMipmapFilterMode", "cuTexRefSetMipmapFilterMode",
        5000, false, (void (*)(void))cuTexRefSetMipmapFilterMode, STUB_RESULT_STATUS,
        params_cuTexRefSetMipmapFilterMode, 2},
    {"cuTexRefSetMipmapLevelBias", "cuTexRefSetMipmapLevelBias", "cuTexRefSetMipmapLevelBias",
        5000, false, (void (*)(void))cuTexRefSetMipmapLevelBias, STUB_RESULT_STATUS,
        params_cuTexRefSetMipmapLevelBias, 2},
    {"cuTexRefSetMipmapLevelClamp", "cuTexRefSetMipmapLevelClamp", "cuTexRefSetMipmapLevelClamp",
        5000, false, (void (*)(void))cuTexRefSetMipmapLevelClamp, STUB_RESULT_STATUS,
        params_cuTexRefSetMipmapLevelClamp, 3},
    {"cuTexRefSetMipmappedArray", "cuTexRefSetMipmappedArray", "cuTexRefSetMipmappedArray", 5000,
        false, (void (*)(void))cuTexRefSetMipmappedArray, STUB_RESULT_STATUS,
        params_cuTexRefSetMipmappedArray, 3},
    {"cuThreadExchangeStreamCaptureMode", "cuThreadExchangeStreamCaptureMode",
        "cuThreadExchangeStreamCaptureMode", 10010, false,
        (void (*)(void))cuThreadExchangeStreamCaptureMode, STUB_RESULT_STATUS,
        params_cuThreadExchangeStreamCaptureMode, 1},
    {"cuUserObjectCreate", "cuUserObjectCreate", "cuUserObjectCreate", 11030, false,
        (void (*)(void))cuUserObjectCreate, STUB_RESULT_STATUS, params_cuUserObjectCreate, 5},
    {"cuUserObjectRelease", "cuUserObjectRelease", "cuUserObjectRelease", 11030, false,
        (void (*)(void))cuUserObjectRelease, STUB_RESULT_STATUS, params_cuUserObjectRelease, 2},
    {"cuUserObjectRetain", "cuUserObjectRetain", "cuUserObjectRetain", 11030, false,
        (void (*)(void))cuUserObjectRetain, STUB_RESULT_STATUS, params_cuUserObjectRetain, 2},
    {"cuVDPAUCtxCreate", "cuVDPAUCtxCreate_v2", "cuVDPAUCtxCreate", 3020, false,
        (void (*)(void))cuVDPAUCtxCreate_v2, STUB_RESULT_STATUS, params_cuVDPAUCtxCreate_v2, 5},
    {"cuVDPAUGetDevice", "cuVDPAUGetDevice", "cuVDPAUGetDevice", 3010, false,
        (void (*)(void))cuVDPAUGetDevice, STUB_RESULT_STATUS, params_cuVDPAUGetDevice, 3},
    {"cuWaitExternalSemaphoresAsync", "cuWaitExternalSemaphoresAsync",
        "cuWaitExternalSemaphoresAsync", 10000, false,
        (void (*)(void))cuWaitExternalSemaphoresAsync, STUB_RESULT_STATUS,
        params_cuWaitExternalSemaphoresAsync, 4},
    {"cuWaitExternalSemaphoresAsync", "cuWaitExternalSemaphoresAsync_ptsz",
        "cuWaitExternalSemaphoresAsync", 10000, true,
        (void (*)(void))cuWaitExternalSemaphoresAsync_ptsz, STUB_RESULT_STATUS,
        params_cuWaitExternalSemaphoresAsync, 4},
};
const int stub_function_count = 569;
unsigned char stub_modes[569];
