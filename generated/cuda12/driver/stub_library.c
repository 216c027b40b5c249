// stub_library.c of cubind for CUDA Driver API, API version 12.9.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and generator/specs/driver.yaml.
// clang-format off

#define STUB_STATUS CUresult
#define STUB_SUCCESS CUDA_SUCCESS

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "driver";
const int stub_api_version = 12090;

// An entry point does not use all that it is called with.
#pragma GCC diagnostic ignored "-Wunused-parameter"

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

// Without simulator/entry/resolver.c: a recorder would make up an address, which somebody calls.
__attribute__((weak)) CUresult functional_cuGetProcAddress_v2(const char *symbol, void **pfn,
    int cudaVersion, cuuint64_t flags, CUdriverProcAddressQueryResult *symbolStatus);
CUresult
functional_cuGetProcAddress_v2(const char *symbol, void **pfn, int cudaVersion, cuuint64_t flags,
    CUdriverProcAddressQueryResult *symbolStatus)
{
    return CUDA_ERROR_NOT_INITIALIZED;
}

STUB_FILLS(0, cuArray3DCreate_v2,
    (CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray), (pHandle, pAllocateArray))
{
    stub_input(recorded, 1, pAllocateArray, sizeof(CUDA_ARRAY3D_DESCRIPTOR));
    stub_output(recorded, 0, (void *)pHandle, sizeof(CUarray));
}

STUB_FILLS(1, cuArray3DGetDescriptor_v2,
    (CUDA_ARRAY3D_DESCRIPTOR *pArrayDescriptor, CUarray hArray), (pArrayDescriptor, hArray))
{
    stub_output(recorded, 0, (void *)pArrayDescriptor, sizeof(CUDA_ARRAY3D_DESCRIPTOR));
}

STUB_FILLS(2, cuArrayCreate_v2, (CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR *pAllocateArray),
    (pHandle, pAllocateArray))
{
    stub_input(recorded, 1, pAllocateArray, sizeof(CUDA_ARRAY_DESCRIPTOR));
    stub_output(recorded, 0, (void *)pHandle, sizeof(CUarray));
}

STUB(3, cuArrayDestroy, (CUarray hArray), (hArray))

STUB_FILLS(4, cuArrayGetDescriptor_v2, (CUDA_ARRAY_DESCRIPTOR *pArrayDescriptor, CUarray hArray),
    (pArrayDescriptor, hArray))
{
    stub_output(recorded, 0, (void *)pArrayDescriptor, sizeof(CUDA_ARRAY_DESCRIPTOR));
}

STUB_FILLS(5, cuArrayGetMemoryRequirements,
    (CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements, CUarray array, CUdevice device),
    (memoryRequirements, array, device))
{
    stub_output(recorded, 0, (void *)memoryRequirements, sizeof(CUDA_ARRAY_MEMORY_REQUIREMENTS));
}

STUB_FILLS(6, cuArrayGetPlane, (CUarray *pPlaneArray, CUarray hArray, unsigned int planeIdx),
    (pPlaneArray, hArray, planeIdx))
{
    stub_output(recorded, 0, (void *)pPlaneArray, sizeof(CUarray));
}

STUB_FILLS(7, cuArrayGetSparseProperties,
    (CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties, CUarray array), (sparseProperties, array))
{
    stub_output(recorded, 0, (void *)sparseProperties, sizeof(CUDA_ARRAY_SPARSE_PROPERTIES));
}

STUB_FILLS(8, cuCheckpointProcessCheckpoint, (int pid, CUcheckpointCheckpointArgs *args),
    (pid, args))
{
    stub_input(recorded, 1, args, sizeof(CUcheckpointCheckpointArgs));
    stub_output_open(recorded, 1, (void *)args, 0);
}

STUB_FILLS(9, cuCheckpointProcessGetRestoreThreadId, (int pid, int *tid), (pid, tid))
{
    stub_output(recorded, 1, (void *)tid, sizeof(int));
}

STUB_FILLS(10, cuCheckpointProcessGetState, (int pid, CUprocessState *state), (pid, state))
{
    stub_output(recorded, 1, (void *)state, sizeof(CUprocessState));
}

STUB_FILLS(11, cuCheckpointProcessLock, (int pid, CUcheckpointLockArgs *args), (pid, args))
{
    stub_input(recorded, 1, args, sizeof(CUcheckpointLockArgs));
}

STUB_FILLS(12, cuCheckpointProcessRestore, (int pid, CUcheckpointRestoreArgs *args), (pid, args))
{
    stub_input(recorded, 1, args, sizeof(CUcheckpointRestoreArgs));
    stub_output_open(recorded, 1, (void *)args, 0);
}

STUB_FILLS(13, cuCheckpointProcessUnlock, (int pid, CUcheckpointUnlockArgs *args), (pid, args))
{
    stub_input(recorded, 1, args, sizeof(CUcheckpointUnlockArgs));
}

STUB_FILLS(14, cuCoredumpGetAttribute, (CUcoredumpSettings attrib, void *value, size_t *size),
    (attrib, value, size))
{
    stub_input(recorded, 2, size, sizeof(size_t));
    stub_output(recorded, 1, (void *)value, value_size_coredump_settings(attrib, 1));
}

STUB_FILLS(15, cuCoredumpGetAttributeGlobal,
    (CUcoredumpSettings attrib, void *value, size_t *size), (attrib, value, size))
{
    stub_input(recorded, 2, size, sizeof(size_t));
    stub_output(recorded, 1, (void *)value, value_size_coredump_settings(attrib, 1));
}

STUB_FILLS(16, cuCoredumpSetAttribute, (CUcoredumpSettings attrib, void *value, size_t *size),
    (attrib, value, size))
{
    stub_input(recorded, 1, value, (size != NULL ? *size : 0));
    stub_input(recorded, 2, size, sizeof(size_t));
}

STUB_FILLS(17, cuCoredumpSetAttributeGlobal,
    (CUcoredumpSettings attrib, void *value, size_t *size), (attrib, value, size))
{
    stub_input(recorded, 1, value, (size != NULL ? *size : 0));
    stub_input(recorded, 2, size, sizeof(size_t));
}

STUB_FILLS(18, cuCtxAttach, (CUcontext *pctx, unsigned int flags), (pctx, flags))
{
    stub_output(recorded, 0, (void *)pctx, sizeof(CUcontext));
}

STUB_FILLS(19, cuCtxCreate_v2, (CUcontext *pctx, unsigned int flags, CUdevice dev),
    (pctx, flags, dev))
{
    stub_output(recorded, 0, (void *)pctx, sizeof(CUcontext));
}

STUB_FILLS(20, cuCtxCreate_v3,
    (CUcontext *pctx, CUexecAffinityParam *paramsArray, int numParams, unsigned int flags,
        CUdevice dev),
    (pctx, paramsArray, numParams, flags, dev))
{
    stub_input(recorded, 1, paramsArray,
        stub_items((size_t)numParams) * sizeof(CUexecAffinityParam));
    stub_output(recorded, 0, (void *)pctx, sizeof(CUcontext));
}

STUB_FILLS(21, cuCtxCreate_v4,
    (CUcontext *pctx, CUctxCreateParams *ctxCreateParams, unsigned int flags, CUdevice dev),
    (pctx, ctxCreateParams, flags, dev))
{
    stub_input(recorded, 1, ctxCreateParams, sizeof(CUctxCreateParams));
    stub_output(recorded, 0, (void *)pctx, sizeof(CUcontext));
}

STUB(22, cuCtxDestroy_v2, (CUcontext ctx), (ctx))
STUB(23, cuCtxDetach, (CUcontext ctx), (ctx))
STUB(24, cuCtxDisablePeerAccess, (CUcontext peerContext), (peerContext))
STUB(25, cuCtxEnablePeerAccess, (CUcontext peerContext, unsigned int Flags), (peerContext, Flags))

STUB_FILLS(26, cuCtxFromGreenCtx, (CUcontext *pContext, CUgreenCtx hCtx), (pContext, hCtx))
{
    stub_output(recorded, 0, (void *)pContext, sizeof(CUcontext));
}

STUB_FILLS(27, cuCtxGetApiVersion, (CUcontext ctx, unsigned int *version), (ctx, version))
{
    stub_output(recorded, 1, (void *)version, sizeof(unsigned int));
}

STUB_FILLS(28, cuCtxGetCacheConfig, (CUfunc_cache *pconfig), (pconfig))
{
    stub_output(recorded, 0, (void *)pconfig, sizeof(CUfunc_cache));
}

STUB_FILLS(29, cuCtxGetCurrent, (CUcontext *pctx), (pctx))
{
    stub_output(recorded, 0, (void *)pctx, sizeof(CUcontext));
}

STUB_FILLS(30, cuCtxGetDevResource,
    (CUcontext hCtx, CUdevResource *resource, CUdevResourceType type), (hCtx, resource, type))
{
    stub_output(recorded, 1, (void *)resource, sizeof(CUdevResource));
}

STUB_FILLS(31, cuCtxGetDevice, (CUdevice *device), (device))
{
    stub_output(recorded, 0, (void *)device, sizeof(CUdevice));
}

STUB_FILLS(32, cuCtxGetExecAffinity, (CUexecAffinityParam *pExecAffinity, CUexecAffinityType type),
    (pExecAffinity, type))
{
    stub_output(recorded, 0, (void *)pExecAffinity, sizeof(CUexecAffinityParam));
}

STUB_FILLS(33, cuCtxGetFlags, (unsigned int *flags), (flags))
{
    stub_output(recorded, 0, (void *)flags, sizeof(unsigned int));
}

STUB_FILLS(34, cuCtxGetId, (CUcontext ctx, unsigned long long *ctxId), (ctx, ctxId))
{
    stub_output(recorded, 1, (void *)ctxId, sizeof(unsigned long long));
}

STUB_FILLS(35, cuCtxGetLimit, (size_t *pvalue, CUlimit limit), (pvalue, limit))
{
    stub_output(recorded, 0, (void *)pvalue, sizeof(size_t));
}

STUB_FILLS(36, cuCtxGetSharedMemConfig, (CUsharedconfig *pConfig), (pConfig))
{
    stub_output(recorded, 0, (void *)pConfig, sizeof(CUsharedconfig));
}

STUB_FILLS(37, cuCtxGetStreamPriorityRange, (int *leastPriority, int *greatestPriority),
    (leastPriority, greatestPriority))
{
    stub_output(recorded, 0, (void *)leastPriority, sizeof(int));
    stub_output(recorded, 1, (void *)greatestPriority, sizeof(int));
}

STUB_FILLS(38, cuCtxPopCurrent_v2, (CUcontext *pctx), (pctx))
{
    stub_output(recorded, 0, (void *)pctx, sizeof(CUcontext));
}

STUB(39, cuCtxPushCurrent_v2, (CUcontext ctx), (ctx))
STUB(40, cuCtxRecordEvent, (CUcontext hCtx, CUevent hEvent), (hCtx, hEvent))

STUB_EXPORT CUresult
cuCtxResetPersistingL2Cache(void)
{
    STUB_BEGIN(41, cuCtxResetPersistingL2Cache, CUDA_SUCCESS, ());
    return (CUresult)stub_finish(recorded);
}

STUB(42, cuCtxSetCacheConfig, (CUfunc_cache config), (config))
STUB(43, cuCtxSetCurrent, (CUcontext ctx), (ctx))
STUB(44, cuCtxSetFlags, (unsigned int flags), (flags))
STUB(45, cuCtxSetLimit, (CUlimit limit, size_t value), (limit, value))
STUB(46, cuCtxSetSharedMemConfig, (CUsharedconfig config), (config))

STUB_EXPORT CUresult
cuCtxSynchronize(void)
{
    STUB_BEGIN(47, cuCtxSynchronize, CUDA_SUCCESS, ());
    return (CUresult)stub_finish(recorded);
}

STUB(48, cuCtxWaitEvent, (CUcontext hCtx, CUevent hEvent), (hCtx, hEvent))
STUB(49, cuDestroyExternalMemory, (CUexternalMemory extMem), (extMem))
STUB(50, cuDestroyExternalSemaphore, (CUexternalSemaphore extSem), (extSem))

STUB_FILLS(51, cuDevResourceGenerateDesc,
    (CUdevResourceDesc *phDesc, CUdevResource *resources, unsigned int nbResources),
    (phDesc, resources, nbResources))
{
    stub_input(recorded, 1, resources, stub_items((size_t)nbResources) * sizeof(CUdevResource));
    stub_output(recorded, 0, (void *)phDesc, sizeof(CUdevResourceDesc));
}

STUB_FILLS(52, cuDevSmResourceSplitByCount,
    (CUdevResource *result, unsigned int *nbGroups, const CUdevResource *input,
        CUdevResource *remaining, unsigned int useFlags, unsigned int minCount),
    (result, nbGroups, input, remaining, useFlags, minCount))
{
    stub_input(recorded, 1, nbGroups, sizeof(unsigned int));
    stub_input(recorded, 2, input, sizeof(CUdevResource));
    size_t nbGroups_written = stub_output_count(recorded, 1, nbGroups, sizeof *nbGroups,
        nbGroups != NULL && result != NULL ? stub_items((size_t)*nbGroups) : SIZE_MAX);
    stub_output(recorded, 0, (void *)result, nbGroups_written * sizeof(CUdevResource));
    stub_output(recorded, 3, (void *)remaining, sizeof(CUdevResource));
}

STUB_FILLS(53, cuDeviceCanAccessPeer, (int *canAccessPeer, CUdevice dev, CUdevice peerDev),
    (canAccessPeer, dev, peerDev))
{
    stub_output(recorded, 0, (void *)canAccessPeer, sizeof(int));
}

STUB_FILLS(54, cuDeviceComputeCapability, (int *major, int *minor, CUdevice dev),
    (major, minor, dev))
{
    stub_output(recorded, 0, (void *)major, sizeof(int));
    stub_output(recorded, 1, (void *)minor, sizeof(int));
}

STUB_FILLS(55, cuDeviceGet, (CUdevice *device, int ordinal), (device, ordinal))
{
    stub_output(recorded, 0, (void *)device, sizeof(CUdevice));
}

STUB_FILLS(56, cuDeviceGetAttribute, (int *pi, CUdevice_attribute attrib, CUdevice dev),
    (pi, attrib, dev))
{
    stub_output(recorded, 0, (void *)pi, sizeof(int));
}

STUB_FILLS(57, cuDeviceGetByPCIBusId, (CUdevice *dev, const char *pciBusId), (dev, pciBusId))
{
    stub_input_string(recorded, 1, pciBusId);
    stub_output(recorded, 0, (void *)dev, sizeof(CUdevice));
}

STUB_FILLS(58, cuDeviceGetCount, (int *count), (count))
{
    stub_output(recorded, 0, (void *)count, sizeof(int));
}

STUB_FILLS(59, cuDeviceGetDefaultMemPool, (CUmemoryPool *pool_out, CUdevice dev), (pool_out, dev))
{
    stub_output(recorded, 0, (void *)pool_out, sizeof(CUmemoryPool));
}

STUB_FILLS(60, cuDeviceGetDevResource,
    (CUdevice device, CUdevResource *resource, CUdevResourceType type), (device, resource, type))
{
    stub_output(recorded, 1, (void *)resource, sizeof(CUdevResource));
}

STUB_FILLS(61, cuDeviceGetExecAffinitySupport, (int *pi, CUexecAffinityType type, CUdevice dev),
    (pi, type, dev))
{
    stub_output(recorded, 0, (void *)pi, sizeof(int));
}

STUB_FILLS(62, cuDeviceGetGraphMemAttribute,
    (CUdevice device, CUgraphMem_attribute attr, void *value), (device, attr, value))
{
    stub_output(recorded, 2, (void *)value, value_size_graph_mem_attributes(attr, 1));
}

STUB_FILLS(63, cuDeviceGetLuid, (char *luid, unsigned int *deviceNodeMask, CUdevice dev),
    (luid, deviceNodeMask, dev))
{
    stub_output(recorded, 0, (void *)luid, 8 * sizeof(char));
    stub_output(recorded, 1, (void *)deviceNodeMask, sizeof(unsigned int));
}

STUB_FILLS(64, cuDeviceGetMemPool, (CUmemoryPool *pool, CUdevice dev), (pool, dev))
{
    stub_output(recorded, 0, (void *)pool, sizeof(CUmemoryPool));
}

STUB_FILLS(65, cuDeviceGetName, (char *name, int len, CUdevice dev), (name, len, dev))
{
    stub_output(recorded, 0, (void *)name, stub_items((size_t)len) * sizeof(char));
}

STUB(66, cuDeviceGetNvSciSyncAttributes, (void *nvSciSyncAttrList, CUdevice dev, int flags),
    (nvSciSyncAttrList, dev, flags))

STUB_FILLS(67, cuDeviceGetP2PAttribute,
    (int *value, CUdevice_P2PAttribute attrib, CUdevice srcDevice, CUdevice dstDevice),
    (value, attrib, srcDevice, dstDevice))
{
    stub_output(recorded, 0, (void *)value, sizeof(int));
}

STUB_FILLS(68, cuDeviceGetPCIBusId, (char *pciBusId, int len, CUdevice dev), (pciBusId, len, dev))
{
    stub_output(recorded, 0, (void *)pciBusId, stub_items((size_t)len) * sizeof(char));
}

STUB_FILLS(69, cuDeviceGetProperties, (CUdevprop *prop, CUdevice dev), (prop, dev))
{
    stub_output(recorded, 0, (void *)prop, sizeof(CUdevprop));
}

STUB_FILLS(70, cuDeviceGetTexture1DLinearMaxWidth,
    (size_t *maxWidthInElements, CUarray_format format, unsigned int numChannels, CUdevice dev),
    (maxWidthInElements, format, numChannels, dev))
{
    stub_output(recorded, 0, (void *)maxWidthInElements, sizeof(size_t));
}

STUB_FILLS(71, cuDeviceGetUuid, (CUuuid *uuid, CUdevice dev), (uuid, dev))
{
    stub_output(recorded, 0, (void *)uuid, sizeof(CUuuid));
}

STUB_FILLS(72, cuDeviceGetUuid_v2, (CUuuid *uuid, CUdevice dev), (uuid, dev))
{
    stub_output(recorded, 0, (void *)uuid, sizeof(CUuuid));
}

STUB(73, cuDeviceGraphMemTrim, (CUdevice device), (device))

STUB_FILLS(74, cuDevicePrimaryCtxGetState, (CUdevice dev, unsigned int *flags, int *active),
    (dev, flags, active))
{
    stub_output(recorded, 1, (void *)flags, sizeof(unsigned int));
    stub_output(recorded, 2, (void *)active, sizeof(int));
}

STUB(75, cuDevicePrimaryCtxRelease_v2, (CUdevice dev), (dev))
STUB(76, cuDevicePrimaryCtxReset_v2, (CUdevice dev), (dev))

STUB_FILLS(77, cuDevicePrimaryCtxRetain, (CUcontext *pctx, CUdevice dev), (pctx, dev))
{
    stub_output(recorded, 0, (void *)pctx, sizeof(CUcontext));
}

STUB(78, cuDevicePrimaryCtxSetFlags_v2, (CUdevice dev, unsigned int flags), (dev, flags))

STUB_FILLS(79, cuDeviceRegisterAsyncNotification,
    (CUdevice device, CUasyncCallback callbackFunc, void *userData,
        CUasyncCallbackHandle *callback),
    (device, callbackFunc, userData, callback))
{
    stub_output(recorded, 3, (void *)callback, sizeof(CUasyncCallbackHandle));
}

STUB_FILLS(80, cuDeviceSetGraphMemAttribute,
    (CUdevice device, CUgraphMem_attribute attr, void *value), (device, attr, value))
{
    stub_input(recorded, 2, value, value_size_graph_mem_attributes(attr, 1));
}

STUB(81, cuDeviceSetMemPool, (CUdevice dev, CUmemoryPool pool), (dev, pool))

STUB_FILLS(82, cuDeviceTotalMem_v2, (size_t *bytes, CUdevice dev), (bytes, dev))
{
    stub_output(recorded, 0, (void *)bytes, sizeof(size_t));
}

STUB(83, cuDeviceUnregisterAsyncNotification, (CUdevice device, CUasyncCallbackHandle callback),
    (device, callback))

STUB_FILLS(84, cuDriverGetVersion, (int *driverVersion), (driverVersion))
{
    stub_output(recorded, 0, (void *)driverVersion, sizeof(int));
}

STUB_FILLS(85, cuEGLStreamConsumerAcquireFrame,
    (CUeglStreamConnection *conn, CUgraphicsResource *pCudaResource, CUstream *pStream,
        unsigned int timeout),
    (conn, pCudaResource, pStream, timeout))
{
    stub_input(recorded, 0, conn, sizeof(CUeglStreamConnection));
    stub_input(recorded, 1, pCudaResource, sizeof(CUgraphicsResource));
    stub_input(recorded, 2, pStream, sizeof(CUstream));
    stub_output_open(recorded, 1, (void *)pCudaResource, 0);
    stub_output_open(recorded, 2, (void *)pStream, 0);
}

STUB_FILLS(86, cuEGLStreamConsumerConnect, (CUeglStreamConnection *conn, EGLStreamKHR stream),
    (conn, stream))
{
    stub_output(recorded, 0, (void *)conn, sizeof(CUeglStreamConnection));
}

STUB_FILLS(87, cuEGLStreamConsumerConnectWithFlags,
    (CUeglStreamConnection *conn, EGLStreamKHR stream, unsigned int flags), (conn, stream, flags))
{
    stub_output(recorded, 0, (void *)conn, sizeof(CUeglStreamConnection));
}

STUB_FILLS(88, cuEGLStreamConsumerDisconnect, (CUeglStreamConnection *conn), (conn))
{
    stub_input(recorded, 0, conn, sizeof(CUeglStreamConnection));
}

STUB_FILLS(89, cuEGLStreamConsumerReleaseFrame,
    (CUeglStreamConnection *conn, CUgraphicsResource pCudaResource, CUstream *pStream),
    (conn, pCudaResource, pStream))
{
    stub_input(recorded, 0, conn, sizeof(CUeglStreamConnection));
    stub_input(recorded, 2, pStream, sizeof(CUstream));
}

STUB_FILLS(90, cuEGLStreamProducerConnect,
    (CUeglStreamConnection *conn, EGLStreamKHR stream, EGLint width, EGLint height),
    (conn, stream, width, height))
{
    stub_output(recorded, 0, (void *)conn, sizeof(CUeglStreamConnection));
}

STUB_FILLS(91, cuEGLStreamProducerDisconnect, (CUeglStreamConnection *conn), (conn))
{
    stub_input(recorded, 0, conn, sizeof(CUeglStreamConnection));
}

STUB_FILLS(92, cuEGLStreamProducerPresentFrame,
    (CUeglStreamConnection *conn, CUeglFrame eglframe, CUstream *pStream),
    (conn, eglframe, pStream))
{
    stub_input(recorded, 0, conn, sizeof(CUeglStreamConnection));
    stub_input(recorded, 2, pStream, sizeof(CUstream));
}

STUB_FILLS(93, cuEGLStreamProducerReturnFrame,
    (CUeglStreamConnection *conn, CUeglFrame *eglframe, CUstream *pStream),
    (conn, eglframe, pStream))
{
    stub_input(recorded, 0, conn, sizeof(CUeglStreamConnection));
    stub_input(recorded, 1, eglframe, sizeof(CUeglFrame));
    stub_input(recorded, 2, pStream, sizeof(CUstream));
    stub_output_open(recorded, 1, (void *)eglframe, 0);
    stub_output_open(recorded, 2, (void *)pStream, 0);
}

STUB_FILLS(94, cuEventCreate, (CUevent *phEvent, unsigned int Flags), (phEvent, Flags))
{
    stub_output(recorded, 0, (void *)phEvent, sizeof(CUevent));
}

STUB_FILLS(95, cuEventCreateFromEGLSync,
    (CUevent *phEvent, EGLSyncKHR eglSync, unsigned int flags), (phEvent, eglSync, flags))
{
    stub_output(recorded, 0, (void *)phEvent, sizeof(CUevent));
}

STUB(96, cuEventDestroy_v2, (CUevent hEvent), (hEvent))

STUB_FILLS(97, cuEventElapsedTime, (float *pMilliseconds, CUevent hStart, CUevent hEnd),
    (pMilliseconds, hStart, hEnd))
{
    stub_output(recorded, 0, (void *)pMilliseconds, sizeof(float));
}

STUB_FILLS(98, cuEventElapsedTime_v2, (float *pMilliseconds, CUevent hStart, CUevent hEnd),
    (pMilliseconds, hStart, hEnd))
{
    stub_output(recorded, 0, (void *)pMilliseconds, sizeof(float));
}

STUB(99, cuEventQuery, (CUevent hEvent), (hEvent))
STUB_TWO(100, cuEventRecord, 103, cuEventRecord_ptsz, (CUevent hEvent, CUstream hStream),
    (hEvent, hStream))
STUB_TWO(101, cuEventRecordWithFlags, 102, cuEventRecordWithFlags_ptsz,
    (CUevent hEvent, CUstream hStream, unsigned int flags), (hEvent, hStream, flags))
STUB(104, cuEventSynchronize, (CUevent hEvent), (hEvent))

STUB_FILLS(105, cuExternalMemoryGetMappedBuffer,
    (CUdeviceptr *devPtr, CUexternalMemory extMem,
        const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *bufferDesc),
    (devPtr, extMem, bufferDesc))
{
    stub_input(recorded, 2, bufferDesc, sizeof(CUDA_EXTERNAL_MEMORY_BUFFER_DESC));
    stub_output(recorded, 0, (void *)devPtr, sizeof(CUdeviceptr));
}

STUB_FILLS(106, cuExternalMemoryGetMappedMipmappedArray,
    (CUmipmappedArray *mipmap, CUexternalMemory extMem,
        const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *mipmapDesc),
    (mipmap, extMem, mipmapDesc))
{
    stub_input(recorded, 2, mipmapDesc, sizeof(CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC));
    stub_output(recorded, 0, (void *)mipmap, sizeof(CUmipmappedArray));
}

STUB(107, cuFlushGPUDirectRDMAWrites,
    (CUflushGPUDirectRDMAWritesTarget target, CUflushGPUDirectRDMAWritesScope scope),
    (target, scope))

STUB_FILLS(108, cuFuncGetAttribute, (int *pi, CUfunction_attribute attrib, CUfunction hfunc),
    (pi, attrib, hfunc))
{
    stub_output(recorded, 0, (void *)pi, sizeof(int));
}

STUB_FILLS(109, cuFuncGetModule, (CUmodule *hmod, CUfunction hfunc), (hmod, hfunc))
{
    stub_output(recorded, 0, (void *)hmod, sizeof(CUmodule));
}

STUB_FILLS(110, cuFuncGetName, (const char **name, CUfunction hfunc), (name, hfunc))
{
    stub_output_string(recorded, 0, (const char **)name);
}

STUB_FILLS(111, cuFuncGetParamInfo,
    (CUfunction func, size_t paramIndex, size_t *paramOffset, size_t *paramSize),
    (func, paramIndex, paramOffset, paramSize))
{
    stub_output(recorded, 2, (void *)paramOffset, sizeof(size_t));
    stub_output(recorded, 3, (void *)paramSize, sizeof(size_t));
}

STUB_FILLS(112, cuFuncIsLoaded, (CUfunctionLoadingState *state, CUfunction function),
    (state, function))
{
    stub_output(recorded, 0, (void *)state, sizeof(CUfunctionLoadingState));
}

STUB(113, cuFuncLoad, (CUfunction function), (function))
STUB(114, cuFuncSetAttribute, (CUfunction hfunc, CUfunction_attribute attrib, int value),
    (hfunc, attrib, value))
STUB(115, cuFuncSetBlockShape, (CUfunction hfunc, int x, int y, int z), (hfunc, x, y, z))
STUB(116, cuFuncSetCacheConfig, (CUfunction hfunc, CUfunc_cache config), (hfunc, config))
STUB(117, cuFuncSetSharedMemConfig, (CUfunction hfunc, CUsharedconfig config), (hfunc, config))
STUB(118, cuFuncSetSharedSize, (CUfunction hfunc, unsigned int bytes), (hfunc, bytes))

STUB_FILLS(119, cuGLCtxCreate_v2, (CUcontext *pCtx, unsigned int Flags, CUdevice device),
    (pCtx, Flags, device))
{
    stub_output(recorded, 0, (void *)pCtx, sizeof(CUcontext));
}

STUB_FILLS(120, cuGLGetDevices_v2,
    (unsigned int *pCudaDeviceCount, CUdevice *pCudaDevices, unsigned int cudaDeviceCount,
        CUGLDeviceList deviceList),
    (pCudaDeviceCount, pCudaDevices, cudaDeviceCount, deviceList))
{
    stub_output(recorded, 0, (void *)pCudaDeviceCount, sizeof(unsigned int));
    stub_output(recorded, 1, (void *)pCudaDevices,
        stub_items((size_t)cudaDeviceCount) * sizeof(CUdevice));
}

STUB_EXPORT CUresult
cuGLInit(void)
{
    STUB_BEGIN(121, cuGLInit, CUDA_SUCCESS, ());
    return (CUresult)stub_finish(recorded);
}

STUB_TWO_FILL(122, cuGLMapBufferObjectAsync_v2, 123, cuGLMapBufferObjectAsync_v2_ptsz,
    (CUdeviceptr *dptr, size_t *size, GLuint buffer, CUstream hStream),
    (dptr, size, buffer, hStream))
{
    stub_output(recorded, 0, (void *)dptr, sizeof(CUdeviceptr));
    stub_output(recorded, 1, (void *)size, sizeof(size_t));
}

STUB_TWO_FILL(124, cuGLMapBufferObject_v2, 125, cuGLMapBufferObject_v2_ptds,
    (CUdeviceptr *dptr, size_t *size, GLuint buffer), (dptr, size, buffer))
{
    stub_output(recorded, 0, (void *)dptr, sizeof(CUdeviceptr));
    stub_output(recorded, 1, (void *)size, sizeof(size_t));
}

STUB(126, cuGLRegisterBufferObject, (GLuint buffer), (buffer))
STUB(127, cuGLSetBufferObjectMapFlags, (GLuint buffer, unsigned int Flags), (buffer, Flags))
STUB(128, cuGLUnmapBufferObject, (GLuint buffer), (buffer))
STUB(129, cuGLUnmapBufferObjectAsync, (GLuint buffer, CUstream hStream), (buffer, hStream))
STUB(130, cuGLUnregisterBufferObject, (GLuint buffer), (buffer))

STUB_FILLS(131, cuGetErrorName, (CUresult error, const char **pStr), (error, pStr))
{
    stub_output_string(recorded, 1, (const char **)pStr);
}

STUB_FILLS(132, cuGetErrorString, (CUresult error, const char **pStr), (error, pStr))
{
    stub_output_string(recorded, 1, (const char **)pStr);
}

STUB_FILLS(133, cuGetExportTable, (const void **ppExportTable, const CUuuid *pExportTableId),
    (ppExportTable, pExportTableId))
{
    stub_input(recorded, 1, pExportTableId, sizeof(CUuuid));
    stub_output(recorded, 0, (void *)ppExportTable, sizeof(const void *));
}

STUB_FILLS(134, cuGetProcAddress_v2,
    (const char *symbol, void **pfn, int cudaVersion, cuuint64_t flags,
        CUdriverProcAddressQueryResult *symbolStatus),
    (symbol, pfn, cudaVersion, flags, symbolStatus))
{
    stub_input_string(recorded, 0, symbol);
    stub_output(recorded, 1, (void *)pfn, sizeof(void *));
    stub_output(recorded, 4, (void *)symbolStatus, sizeof(CUdriverProcAddressQueryResult));
}

STUB_FILLS(135, cuGraphAddBatchMemOpNode,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
        size_t numDependencies, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams),
    (phGraphNode, hGraph, dependencies, numDependencies, nodeParams))
{
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 4, nodeParams, sizeof(CUDA_BATCH_MEM_OP_NODE_PARAMS));
    stub_output(recorded, 0, (void *)phGraphNode, sizeof(CUgraphNode));
}

STUB_FILLS(136, cuGraphAddChildGraphNode,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
        size_t numDependencies, CUgraph childGraph),
    (phGraphNode, hGraph, dependencies, numDependencies, childGraph))
{
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_output(recorded, 0, (void *)phGraphNode, sizeof(CUgraphNode));
}

STUB_FILLS(137, cuGraphAddDependencies,
    (CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, size_t numDependencies),
    (hGraph, from, to, numDependencies))
{
    stub_input(recorded, 1, from, stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 2, to, stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
}

STUB_FILLS(138, cuGraphAddDependencies_v2,
    (CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to,
        const CUgraphEdgeData *edgeData, size_t numDependencies),
    (hGraph, from, to, edgeData, numDependencies))
{
    stub_input(recorded, 1, from, stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 2, to, stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 3, edgeData,
        stub_items((size_t)numDependencies) * sizeof(CUgraphEdgeData));
}

STUB_FILLS(139, cuGraphAddEmptyNode,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
        size_t numDependencies),
    (phGraphNode, hGraph, dependencies, numDependencies))
{
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_output(recorded, 0, (void *)phGraphNode, sizeof(CUgraphNode));
}

STUB_FILLS(140, cuGraphAddEventRecordNode,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
        size_t numDependencies, CUevent event),
    (phGraphNode, hGraph, dependencies, numDependencies, event))
{
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_output(recorded, 0, (void *)phGraphNode, sizeof(CUgraphNode));
}

STUB_FILLS(141, cuGraphAddEventWaitNode,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
        size_t numDependencies, CUevent event),
    (phGraphNode, hGraph, dependencies, numDependencies, event))
{
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_output(recorded, 0, (void *)phGraphNode, sizeof(CUgraphNode));
}

STUB_FILLS(142, cuGraphAddExternalSemaphoresSignalNode,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
        size_t numDependencies, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams),
    (phGraphNode, hGraph, dependencies, numDependencies, nodeParams))
{
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 4, nodeParams, sizeof(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS));
    stub_output(recorded, 0, (void *)phGraphNode, sizeof(CUgraphNode));
}

STUB_FILLS(143, cuGraphAddExternalSemaphoresWaitNode,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
        size_t numDependencies, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams),
    (phGraphNode, hGraph, dependencies, numDependencies, nodeParams))
{
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 4, nodeParams, sizeof(CUDA_EXT_SEM_WAIT_NODE_PARAMS));
    stub_output(recorded, 0, (void *)phGraphNode, sizeof(CUgraphNode));
}

STUB_FILLS(144, cuGraphAddHostNode,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
        size_t numDependencies, const CUDA_HOST_NODE_PARAMS *nodeParams),
    (phGraphNode, hGraph, dependencies, numDependencies, nodeParams))
{
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 4, nodeParams, sizeof(CUDA_HOST_NODE_PARAMS));
    stub_output(recorded, 0, (void *)phGraphNode, sizeof(CUgraphNode));
}

STUB_FILLS(145, cuGraphAddKernelNode_v2,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
        size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS *nodeParams),
    (phGraphNode, hGraph, dependencies, numDependencies, nodeParams))
{
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 4, nodeParams, sizeof(CUDA_KERNEL_NODE_PARAMS));
    stub_output(recorded, 0, (void *)phGraphNode, sizeof(CUgraphNode));
}

STUB_FILLS(146, cuGraphAddMemAllocNode,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
        size_t numDependencies, CUDA_MEM_ALLOC_NODE_PARAMS *nodeParams),
    (phGraphNode, hGraph, dependencies, numDependencies, nodeParams))
{
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 4, nodeParams, sizeof(CUDA_MEM_ALLOC_NODE_PARAMS));
    stub_output(recorded, 0, (void *)phGraphNode, sizeof(CUgraphNode));
    stub_output_open(recorded, 4, (void *)nodeParams, 0);
}

STUB_FILLS(147, cuGraphAddMemFreeNode,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
        size_t numDependencies, CUdeviceptr dptr),
    (phGraphNode, hGraph, dependencies, numDependencies, dptr))
{
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_output(recorded, 0, (void *)phGraphNode, sizeof(CUgraphNode));
}

STUB_FILLS(148, cuGraphAddMemcpyNode,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
        size_t numDependencies, const CUDA_MEMCPY3D *copyParams, CUcontext ctx),
    (phGraphNode, hGraph, dependencies, numDependencies, copyParams, ctx))
{
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 4, copyParams, sizeof(CUDA_MEMCPY3D));
    stub_output(recorded, 0, (void *)phGraphNode, sizeof(CUgraphNode));
}

STUB_FILLS(149, cuGraphAddMemsetNode,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
        size_t numDependencies, const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx),
    (phGraphNode, hGraph, dependencies, numDependencies, memsetParams, ctx))
{
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 4, memsetParams, sizeof(CUDA_MEMSET_NODE_PARAMS));
    stub_output(recorded, 0, (void *)phGraphNode, sizeof(CUgraphNode));
}

STUB_FILLS(150, cuGraphAddNode,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
        size_t numDependencies, CUgraphNodeParams *nodeParams),
    (phGraphNode, hGraph, dependencies, numDependencies, nodeParams))
{
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 4, nodeParams, sizeof(CUgraphNodeParams));
    stub_output(recorded, 0, (void *)phGraphNode, sizeof(CUgraphNode));
    stub_output_open(recorded, 4, (void *)nodeParams, 0);
}

STUB_FILLS(151, cuGraphAddNode_v2,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
        const CUgraphEdgeData *dependencyData, size_t numDependencies,
        CUgraphNodeParams *nodeParams),
    (phGraphNode, hGraph, dependencies, dependencyData, numDependencies, nodeParams))
{
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 3, dependencyData,
        stub_items((size_t)numDependencies) * sizeof(CUgraphEdgeData));
    stub_input(recorded, 5, nodeParams, sizeof(CUgraphNodeParams));
    stub_output(recorded, 0, (void *)phGraphNode, sizeof(CUgraphNode));
    stub_output_open(recorded, 5, (void *)nodeParams, 0);
}

STUB_FILLS(152, cuGraphBatchMemOpNodeGetParams,
    (CUgraphNode hNode, CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams_out), (hNode, nodeParams_out))
{
    stub_output(recorded, 1, (void *)nodeParams_out, sizeof(CUDA_BATCH_MEM_OP_NODE_PARAMS));
}

STUB_FILLS(153, cuGraphBatchMemOpNodeSetParams,
    (CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams), (hNode, nodeParams))
{
    stub_input(recorded, 1, nodeParams, sizeof(CUDA_BATCH_MEM_OP_NODE_PARAMS));
}

STUB_FILLS(154, cuGraphChildGraphNodeGetGraph, (CUgraphNode hNode, CUgraph *phGraph),
    (hNode, phGraph))
{
    stub_output(recorded, 1, (void *)phGraph, sizeof(CUgraph));
}

STUB_FILLS(155, cuGraphClone, (CUgraph *phGraphClone, CUgraph originalGraph),
    (phGraphClone, originalGraph))
{
    stub_output(recorded, 0, (void *)phGraphClone, sizeof(CUgraph));
}

STUB_FILLS(156, cuGraphConditionalHandleCreate,
    (CUgraphConditionalHandle *pHandle_out, CUgraph hGraph, CUcontext ctx,
        unsigned int defaultLaunchValue, unsigned int flags),
    (pHandle_out, hGraph, ctx, defaultLaunchValue, flags))
{
    stub_output(recorded, 0, (void *)pHandle_out, sizeof(CUgraphConditionalHandle));
}

STUB_FILLS(157, cuGraphCreate, (CUgraph *phGraph, unsigned int flags), (phGraph, flags))
{
    stub_output(recorded, 0, (void *)phGraph, sizeof(CUgraph));
}

STUB_FILLS(158, cuGraphDebugDotPrint, (CUgraph hGraph, const char *path, unsigned int flags),
    (hGraph, path, flags))
{
    stub_input_string(recorded, 1, path);
}

STUB(159, cuGraphDestroy, (CUgraph hGraph), (hGraph))
STUB(160, cuGraphDestroyNode, (CUgraphNode hNode), (hNode))

STUB_FILLS(161, cuGraphEventRecordNodeGetEvent, (CUgraphNode hNode, CUevent *event_out),
    (hNode, event_out))
{
    stub_output(recorded, 1, (void *)event_out, sizeof(CUevent));
}

STUB(162, cuGraphEventRecordNodeSetEvent, (CUgraphNode hNode, CUevent event), (hNode, event))

STUB_FILLS(163, cuGraphEventWaitNodeGetEvent, (CUgraphNode hNode, CUevent *event_out),
    (hNode, event_out))
{
    stub_output(recorded, 1, (void *)event_out, sizeof(CUevent));
}

STUB(164, cuGraphEventWaitNodeSetEvent, (CUgraphNode hNode, CUevent event), (hNode, event))

STUB_FILLS(165, cuGraphExecBatchMemOpNodeSetParams,
    (CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams),
    (hGraphExec, hNode, nodeParams))
{
    stub_input(recorded, 2, nodeParams, sizeof(CUDA_BATCH_MEM_OP_NODE_PARAMS));
}

STUB(166, cuGraphExecChildGraphNodeSetParams,
    (CUgraphExec hGraphExec, CUgraphNode hNode, CUgraph childGraph),
    (hGraphExec, hNode, childGraph))
STUB(167, cuGraphExecDestroy, (CUgraphExec hGraphExec), (hGraphExec))
STUB(168, cuGraphExecEventRecordNodeSetEvent,
    (CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event), (hGraphExec, hNode, event))
STUB(169, cuGraphExecEventWaitNodeSetEvent,
    (CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event), (hGraphExec, hNode, event))

STUB_FILLS(170, cuGraphExecExternalSemaphoresSignalNodeSetParams,
    (CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams),
    (hGraphExec, hNode, nodeParams))
{
    stub_input(recorded, 2, nodeParams, sizeof(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS));
}

STUB_FILLS(171, cuGraphExecExternalSemaphoresWaitNodeSetParams,
    (CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams),
    (hGraphExec, hNode, nodeParams))
{
    stub_input(recorded, 2, nodeParams, sizeof(CUDA_EXT_SEM_WAIT_NODE_PARAMS));
}

STUB_FILLS(172, cuGraphExecGetFlags, (CUgraphExec hGraphExec, cuuint64_t *flags),
    (hGraphExec, flags))
{
    stub_output(recorded, 1, (void *)flags, sizeof(cuuint64_t));
}

STUB_FILLS(173, cuGraphExecHostNodeSetParams,
    (CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS *nodeParams),
    (hGraphExec, hNode, nodeParams))
{
    stub_input(recorded, 2, nodeParams, sizeof(CUDA_HOST_NODE_PARAMS));
}

STUB_FILLS(174, cuGraphExecKernelNodeSetParams_v2,
    (CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS *nodeParams),
    (hGraphExec, hNode, nodeParams))
{
    stub_input(recorded, 2, nodeParams, sizeof(CUDA_KERNEL_NODE_PARAMS));
}

STUB_FILLS(175, cuGraphExecMemcpyNodeSetParams,
    (CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMCPY3D *copyParams, CUcontext ctx),
    (hGraphExec, hNode, copyParams, ctx))
{
    stub_input(recorded, 2, copyParams, sizeof(CUDA_MEMCPY3D));
}

STUB_FILLS(176, cuGraphExecMemsetNodeSetParams,
    (CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS *memsetParams,
        CUcontext ctx),
    (hGraphExec, hNode, memsetParams, ctx))
{
    stub_input(recorded, 2, memsetParams, sizeof(CUDA_MEMSET_NODE_PARAMS));
}

STUB_FILLS(177, cuGraphExecNodeSetParams,
    (CUgraphExec hGraphExec, CUgraphNode hNode, CUgraphNodeParams *nodeParams),
    (hGraphExec, hNode, nodeParams))
{
    stub_input(recorded, 2, nodeParams, sizeof(CUgraphNodeParams));
}

STUB_FILLS(178, cuGraphExecUpdate_v2,
    (CUgraphExec hGraphExec, CUgraph hGraph, CUgraphExecUpdateResultInfo *resultInfo),
    (hGraphExec, hGraph, resultInfo))
{
    stub_output(recorded, 2, (void *)resultInfo, sizeof(CUgraphExecUpdateResultInfo));
}

STUB_FILLS(179, cuGraphExternalSemaphoresSignalNodeGetParams,
    (CUgraphNode hNode, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *params_out), (hNode, params_out))
{
    stub_output(recorded, 1, (void *)params_out, sizeof(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS));
}

STUB_FILLS(180, cuGraphExternalSemaphoresSignalNodeSetParams,
    (CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams), (hNode, nodeParams))
{
    stub_input(recorded, 1, nodeParams, sizeof(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS));
}

STUB_FILLS(181, cuGraphExternalSemaphoresWaitNodeGetParams,
    (CUgraphNode hNode, CUDA_EXT_SEM_WAIT_NODE_PARAMS *params_out), (hNode, params_out))
{
    stub_output(recorded, 1, (void *)params_out, sizeof(CUDA_EXT_SEM_WAIT_NODE_PARAMS));
}

STUB_FILLS(182, cuGraphExternalSemaphoresWaitNodeSetParams,
    (CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams), (hNode, nodeParams))
{
    stub_input(recorded, 1, nodeParams, sizeof(CUDA_EXT_SEM_WAIT_NODE_PARAMS));
}

STUB_FILLS(183, cuGraphGetEdges,
    (CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, size_t *numEdges),
    (hGraph, from, to, numEdges))
{
    stub_input(recorded, 3, numEdges, sizeof(size_t));
    size_t numEdges_written = stub_output_count(recorded, 3, numEdges, sizeof *numEdges,
        numEdges != NULL && from != NULL ? stub_items((size_t)*numEdges) : SIZE_MAX);
    stub_output(recorded, 1, (void *)from, numEdges_written * sizeof(CUgraphNode));
    stub_output(recorded, 2, (void *)to, numEdges_written * sizeof(CUgraphNode));
}

STUB_FILLS(184, cuGraphGetEdges_v2,
    (CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, CUgraphEdgeData *edgeData,
        size_t *numEdges),
    (hGraph, from, to, edgeData, numEdges))
{
    stub_input(recorded, 4, numEdges, sizeof(size_t));
    size_t numEdges_written = stub_output_count(recorded, 4, numEdges, sizeof *numEdges,
        numEdges != NULL && from != NULL ? stub_items((size_t)*numEdges) : SIZE_MAX);
    stub_output(recorded, 1, (void *)from, numEdges_written * sizeof(CUgraphNode));
    stub_output(recorded, 2, (void *)to, numEdges_written * sizeof(CUgraphNode));
    stub_output(recorded, 3, (void *)edgeData, numEdges_written * sizeof(CUgraphEdgeData));
}

STUB_FILLS(185, cuGraphGetNodes, (CUgraph hGraph, CUgraphNode *nodes, size_t *numNodes),
    (hGraph, nodes, numNodes))
{
    stub_input(recorded, 2, numNodes, sizeof(size_t));
    size_t numNodes_written = stub_output_count(recorded, 2, numNodes, sizeof *numNodes,
        numNodes != NULL && nodes != NULL ? stub_items((size_t)*numNodes) : SIZE_MAX);
    stub_output(recorded, 1, (void *)nodes, numNodes_written * sizeof(CUgraphNode));
}

STUB_FILLS(186, cuGraphGetRootNodes,
    (CUgraph hGraph, CUgraphNode *rootNodes, size_t *numRootNodes),
    (hGraph, rootNodes, numRootNodes))
{
    stub_input(recorded, 2, numRootNodes, sizeof(size_t));
    size_t numRootNodes_written = stub_output_count(recorded, 2, numRootNodes,
        sizeof *numRootNodes,
        numRootNodes != NULL && rootNodes != NULL ? stub_items((size_t)*numRootNodes) : SIZE_MAX);
    stub_output(recorded, 1, (void *)rootNodes, numRootNodes_written * sizeof(CUgraphNode));
}

STUB_FILLS(187, cuGraphHostNodeGetParams, (CUgraphNode hNode, CUDA_HOST_NODE_PARAMS *nodeParams),
    (hNode, nodeParams))
{
    stub_output(recorded, 1, (void *)nodeParams, sizeof(CUDA_HOST_NODE_PARAMS));
}

STUB_FILLS(188, cuGraphHostNodeSetParams,
    (CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS *nodeParams), (hNode, nodeParams))
{
    stub_input(recorded, 1, nodeParams, sizeof(CUDA_HOST_NODE_PARAMS));
}

STUB_FILLS(189, cuGraphInstantiateWithFlags,
    (CUgraphExec *phGraphExec, CUgraph hGraph, unsigned long long flags),
    (phGraphExec, hGraph, flags))
{
    stub_output(recorded, 0, (void *)phGraphExec, sizeof(CUgraphExec));
}

STUB_TWO_FILL(190, cuGraphInstantiateWithParams, 191, cuGraphInstantiateWithParams_ptsz,
    (CUgraphExec *phGraphExec, CUgraph hGraph, CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams),
    (phGraphExec, hGraph, instantiateParams))
{
    stub_input(recorded, 2, instantiateParams, sizeof(CUDA_GRAPH_INSTANTIATE_PARAMS));
    stub_output(recorded, 0, (void *)phGraphExec, sizeof(CUgraphExec));
    stub_output_open(recorded, 2, (void *)instantiateParams, 0);
}

STUB(192, cuGraphKernelNodeCopyAttributes, (CUgraphNode dst, CUgraphNode src), (dst, src))

STUB_FILLS(193, cuGraphKernelNodeGetAttribute,
    (CUgraphNode hNode, CUkernelNodeAttrID attr, CUkernelNodeAttrValue *value_out),
    (hNode, attr, value_out))
{
    stub_output(recorded, 2, (void *)value_out, sizeof(CUkernelNodeAttrValue));
}

STUB_FILLS(194, cuGraphKernelNodeGetParams_v2,
    (CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS *nodeParams), (hNode, nodeParams))
{
    stub_output(recorded, 1, (void *)nodeParams, sizeof(CUDA_KERNEL_NODE_PARAMS));
}

STUB_FILLS(195, cuGraphKernelNodeSetAttribute,
    (CUgraphNode hNode, CUkernelNodeAttrID attr, const CUkernelNodeAttrValue *value),
    (hNode, attr, value))
{
    stub_input(recorded, 2, value, sizeof(CUkernelNodeAttrValue));
}

STUB_FILLS(196, cuGraphKernelNodeSetParams_v2,
    (CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS *nodeParams), (hNode, nodeParams))
{
    stub_input(recorded, 1, nodeParams, sizeof(CUDA_KERNEL_NODE_PARAMS));
}

STUB_TWO(197, cuGraphLaunch, 198, cuGraphLaunch_ptsz, (CUgraphExec hGraphExec, CUstream hStream),
    (hGraphExec, hStream))

STUB_FILLS(199, cuGraphMemAllocNodeGetParams,
    (CUgraphNode hNode, CUDA_MEM_ALLOC_NODE_PARAMS *params_out), (hNode, params_out))
{
    stub_output(recorded, 1, (void *)params_out, sizeof(CUDA_MEM_ALLOC_NODE_PARAMS));
}

STUB_FILLS(200, cuGraphMemFreeNodeGetParams, (CUgraphNode hNode, CUdeviceptr *dptr_out),
    (hNode, dptr_out))
{
    stub_output(recorded, 1, (void *)dptr_out, sizeof(CUdeviceptr));
}

STUB_FILLS(201, cuGraphMemcpyNodeGetParams, (CUgraphNode hNode, CUDA_MEMCPY3D *nodeParams),
    (hNode, nodeParams))
{
    stub_output(recorded, 1, (void *)nodeParams, sizeof(CUDA_MEMCPY3D));
}

STUB_FILLS(202, cuGraphMemcpyNodeSetParams, (CUgraphNode hNode, const CUDA_MEMCPY3D *nodeParams),
    (hNode, nodeParams))
{
    stub_input(recorded, 1, nodeParams, sizeof(CUDA_MEMCPY3D));
}

STUB_FILLS(203, cuGraphMemsetNodeGetParams,
    (CUgraphNode hNode, CUDA_MEMSET_NODE_PARAMS *nodeParams), (hNode, nodeParams))
{
    stub_output(recorded, 1, (void *)nodeParams, sizeof(CUDA_MEMSET_NODE_PARAMS));
}

STUB_FILLS(204, cuGraphMemsetNodeSetParams,
    (CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS *nodeParams), (hNode, nodeParams))
{
    stub_input(recorded, 1, nodeParams, sizeof(CUDA_MEMSET_NODE_PARAMS));
}

STUB_FILLS(205, cuGraphNodeFindInClone,
    (CUgraphNode *phNode, CUgraphNode hOriginalNode, CUgraph hClonedGraph),
    (phNode, hOriginalNode, hClonedGraph))
{
    stub_output(recorded, 0, (void *)phNode, sizeof(CUgraphNode));
}

STUB_FILLS(206, cuGraphNodeGetDependencies,
    (CUgraphNode hNode, CUgraphNode *dependencies, size_t *numDependencies),
    (hNode, dependencies, numDependencies))
{
    stub_input(recorded, 2, numDependencies, sizeof(size_t));
    size_t numDependencies_written = stub_output_count(recorded, 2, numDependencies,
        sizeof *numDependencies,
        numDependencies != NULL && dependencies != NULL ? stub_items((size_t)*numDependencies)
            : SIZE_MAX);
    stub_output(recorded, 1, (void *)dependencies, numDependencies_written * sizeof(CUgraphNode));
}

STUB_FILLS(207, cuGraphNodeGetDependencies_v2,
    (CUgraphNode hNode, CUgraphNode *dependencies, CUgraphEdgeData *edgeData,
        size_t *numDependencies),
    (hNode, dependencies, edgeData, numDependencies))
{
    stub_input(recorded, 3, numDependencies, sizeof(size_t));
    size_t numDependencies_written = stub_output_count(recorded, 3, numDependencies,
        sizeof *numDependencies,
        numDependencies != NULL && dependencies != NULL ? stub_items((size_t)*numDependencies)
            : SIZE_MAX);
    stub_output(recorded, 1, (void *)dependencies, numDependencies_written * sizeof(CUgraphNode));
    stub_output(recorded, 2, (void *)edgeData, numDependencies_written * sizeof(CUgraphEdgeData));
}

STUB_FILLS(208, cuGraphNodeGetDependentNodes,
    (CUgraphNode hNode, CUgraphNode *dependentNodes, size_t *numDependentNodes),
    (hNode, dependentNodes, numDependentNodes))
{
    stub_input(recorded, 2, numDependentNodes, sizeof(size_t));
    size_t numDependentNodes_written = stub_output_count(recorded, 2, numDependentNodes,
        sizeof *numDependentNodes,
        numDependentNodes != NULL && dependentNodes != NULL
            ? stub_items((size_t)*numDependentNodes) : SIZE_MAX);
    stub_output(recorded, 1, (void *)dependentNodes,
        numDependentNodes_written * sizeof(CUgraphNode));
}

STUB_FILLS(209, cuGraphNodeGetDependentNodes_v2,
    (CUgraphNode hNode, CUgraphNode *dependentNodes, CUgraphEdgeData *edgeData,
        size_t *numDependentNodes),
    (hNode, dependentNodes, edgeData, numDependentNodes))
{
    stub_input(recorded, 3, numDependentNodes, sizeof(size_t));
    size_t numDependentNodes_written = stub_output_count(recorded, 3, numDependentNodes,
        sizeof *numDependentNodes,
        numDependentNodes != NULL && dependentNodes != NULL
            ? stub_items((size_t)*numDependentNodes) : SIZE_MAX);
    stub_output(recorded, 1, (void *)dependentNodes,
        numDependentNodes_written * sizeof(CUgraphNode));
    stub_output(recorded, 2, (void *)edgeData, numDependentNodes_written * sizeof(CUgraphEdgeData));
}

STUB_FILLS(210, cuGraphNodeGetEnabled,
    (CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int *isEnabled),
    (hGraphExec, hNode, isEnabled))
{
    stub_output(recorded, 2, (void *)isEnabled, sizeof(unsigned int));
}

STUB_FILLS(211, cuGraphNodeGetType, (CUgraphNode hNode, CUgraphNodeType *type), (hNode, type))
{
    stub_output(recorded, 1, (void *)type, sizeof(CUgraphNodeType));
}

STUB(212, cuGraphNodeSetEnabled,
    (CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int isEnabled),
    (hGraphExec, hNode, isEnabled))

STUB_FILLS(213, cuGraphNodeSetParams, (CUgraphNode hNode, CUgraphNodeParams *nodeParams),
    (hNode, nodeParams))
{
    stub_input(recorded, 1, nodeParams, sizeof(CUgraphNodeParams));
}

STUB(214, cuGraphReleaseUserObject, (CUgraph graph, CUuserObject object, unsigned int count),
    (graph, object, count))

STUB_FILLS(215, cuGraphRemoveDependencies,
    (CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, size_t numDependencies),
    (hGraph, from, to, numDependencies))
{
    stub_input(recorded, 1, from, stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 2, to, stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
}

STUB_FILLS(216, cuGraphRemoveDependencies_v2,
    (CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to,
        const CUgraphEdgeData *edgeData, size_t numDependencies),
    (hGraph, from, to, edgeData, numDependencies))
{
    stub_input(recorded, 1, from, stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 2, to, stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 3, edgeData,
        stub_items((size_t)numDependencies) * sizeof(CUgraphEdgeData));
}

STUB(217, cuGraphRetainUserObject,
    (CUgraph graph, CUuserObject object, unsigned int count, unsigned int flags),
    (graph, object, count, flags))
STUB_TWO(218, cuGraphUpload, 219, cuGraphUpload_ptsz, (CUgraphExec hGraphExec, CUstream hStream),
    (hGraphExec, hStream))

STUB_FILLS(220, cuGraphicsEGLRegisterImage,
    (CUgraphicsResource *pCudaResource, EGLImageKHR image, unsigned int flags),
    (pCudaResource, image, flags))
{
    stub_output(recorded, 0, (void *)pCudaResource, sizeof(CUgraphicsResource));
}

STUB_FILLS(221, cuGraphicsGLRegisterBuffer,
    (CUgraphicsResource *pCudaResource, GLuint buffer, unsigned int Flags),
    (pCudaResource, buffer, Flags))
{
    stub_output(recorded, 0, (void *)pCudaResource, sizeof(CUgraphicsResource));
}

STUB_FILLS(222, cuGraphicsGLRegisterImage,
    (CUgraphicsResource *pCudaResource, GLuint image, GLenum target, unsigned int Flags),
    (pCudaResource, image, target, Flags))
{
    stub_output(recorded, 0, (void *)pCudaResource, sizeof(CUgraphicsResource));
}

STUB_TWO_FILL(223, cuGraphicsMapResources, 224, cuGraphicsMapResources_ptsz,
    (unsigned int count, CUgraphicsResource *resources, CUstream hStream),
    (count, resources, hStream))
{
    stub_input(recorded, 1, resources, stub_items((size_t)count) * sizeof(CUgraphicsResource));
}

STUB_FILLS(225, cuGraphicsResourceGetMappedEglFrame,
    (CUeglFrame *eglFrame, CUgraphicsResource resource, unsigned int index, unsigned int mipLevel),
    (eglFrame, resource, index, mipLevel))
{
    stub_output(recorded, 0, (void *)eglFrame, sizeof(CUeglFrame));
}

STUB_FILLS(226, cuGraphicsResourceGetMappedMipmappedArray,
    (CUmipmappedArray *pMipmappedArray, CUgraphicsResource resource), (pMipmappedArray, resource))
{
    stub_output(recorded, 0, (void *)pMipmappedArray, sizeof(CUmipmappedArray));
}

STUB_FILLS(227, cuGraphicsResourceGetMappedPointer_v2,
    (CUdeviceptr *pDevPtr, size_t *pSize, CUgraphicsResource resource), (pDevPtr, pSize, resource))
{
    stub_output(recorded, 0, (void *)pDevPtr, sizeof(CUdeviceptr));
    stub_output(recorded, 1, (void *)pSize, sizeof(size_t));
}

STUB(228, cuGraphicsResourceSetMapFlags_v2, (CUgraphicsResource resource, unsigned int flags),
    (resource, flags))

STUB_FILLS(229, cuGraphicsSubResourceGetMappedArray,
    (CUarray *pArray, CUgraphicsResource resource, unsigned int arrayIndex, unsigned int mipLevel),
    (pArray, resource, arrayIndex, mipLevel))
{
    stub_output(recorded, 0, (void *)pArray, sizeof(CUarray));
}

STUB_TWO_FILL(230, cuGraphicsUnmapResources, 231, cuGraphicsUnmapResources_ptsz,
    (unsigned int count, CUgraphicsResource *resources, CUstream hStream),
    (count, resources, hStream))
{
    stub_input(recorded, 1, resources, stub_items((size_t)count) * sizeof(CUgraphicsResource));
}

STUB(232, cuGraphicsUnregisterResource, (CUgraphicsResource resource), (resource))

STUB_FILLS(233, cuGraphicsVDPAURegisterOutputSurface,
    (CUgraphicsResource *pCudaResource, VdpOutputSurface vdpSurface, unsigned int flags),
    (pCudaResource, vdpSurface, flags))
{
    stub_output(recorded, 0, (void *)pCudaResource, sizeof(CUgraphicsResource));
}

STUB_FILLS(234, cuGraphicsVDPAURegisterVideoSurface,
    (CUgraphicsResource *pCudaResource, VdpVideoSurface vdpSurface, unsigned int flags),
    (pCudaResource, vdpSurface, flags))
{
    stub_output(recorded, 0, (void *)pCudaResource, sizeof(CUgraphicsResource));
}

STUB_FILLS(235, cuGreenCtxCreate,
    (CUgreenCtx *phCtx, CUdevResourceDesc desc, CUdevice dev, unsigned int flags),
    (phCtx, desc, dev, flags))
{
    stub_output(recorded, 0, (void *)phCtx, sizeof(CUgreenCtx));
}

STUB(236, cuGreenCtxDestroy, (CUgreenCtx hCtx), (hCtx))

STUB_FILLS(237, cuGreenCtxGetDevResource,
    (CUgreenCtx hCtx, CUdevResource *resource, CUdevResourceType type), (hCtx, resource, type))
{
    stub_output(recorded, 1, (void *)resource, sizeof(CUdevResource));
}

STUB(238, cuGreenCtxRecordEvent, (CUgreenCtx hCtx, CUevent hEvent), (hCtx, hEvent))

STUB_FILLS(239, cuGreenCtxStreamCreate,
    (CUstream *phStream, CUgreenCtx greenCtx, unsigned int flags, int priority),
    (phStream, greenCtx, flags, priority))
{
    stub_output(recorded, 0, (void *)phStream, sizeof(CUstream));
}

STUB(240, cuGreenCtxWaitEvent, (CUgreenCtx hCtx, CUevent hEvent), (hCtx, hEvent))

STUB_FILLS(241, cuImportExternalMemory,
    (CUexternalMemory *extMem_out, const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *memHandleDesc),
    (extMem_out, memHandleDesc))
{
    stub_input(recorded, 1, memHandleDesc, sizeof(CUDA_EXTERNAL_MEMORY_HANDLE_DESC));
    stub_output(recorded, 0, (void *)extMem_out, sizeof(CUexternalMemory));
}

STUB_FILLS(242, cuImportExternalSemaphore,
    (CUexternalSemaphore *extSem_out, const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *semHandleDesc),
    (extSem_out, semHandleDesc))
{
    stub_input(recorded, 1, semHandleDesc, sizeof(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC));
    stub_output(recorded, 0, (void *)extSem_out, sizeof(CUexternalSemaphore));
}

STUB(243, cuInit, (unsigned int Flags), (Flags))
STUB(244, cuIpcCloseMemHandle, (CUdeviceptr dptr), (dptr))

STUB_FILLS(245, cuIpcGetEventHandle, (CUipcEventHandle *pHandle, CUevent event), (pHandle, event))
{
    stub_output(recorded, 0, (void *)pHandle, sizeof(CUipcEventHandle));
}

STUB_FILLS(246, cuIpcGetMemHandle, (CUipcMemHandle *pHandle, CUdeviceptr dptr), (pHandle, dptr))
{
    stub_output(recorded, 0, (void *)pHandle, sizeof(CUipcMemHandle));
}

STUB_FILLS(247, cuIpcOpenEventHandle, (CUevent *phEvent, CUipcEventHandle handle),
    (phEvent, handle))
{
    stub_output(recorded, 0, (void *)phEvent, sizeof(CUevent));
}

STUB_FILLS(248, cuIpcOpenMemHandle_v2,
    (CUdeviceptr *pdptr, CUipcMemHandle handle, unsigned int Flags), (pdptr, handle, Flags))
{
    stub_output(recorded, 0, (void *)pdptr, sizeof(CUdeviceptr));
}

STUB_FILLS(249, cuKernelGetAttribute,
    (int *pi, CUfunction_attribute attrib, CUkernel kernel, CUdevice dev),
    (pi, attrib, kernel, dev))
{
    stub_output(recorded, 0, (void *)pi, sizeof(int));
}

STUB_FILLS(250, cuKernelGetFunction, (CUfunction *pFunc, CUkernel kernel), (pFunc, kernel))
{
    stub_output(recorded, 0, (void *)pFunc, sizeof(CUfunction));
}

STUB_FILLS(251, cuKernelGetLibrary, (CUlibrary *pLib, CUkernel kernel), (pLib, kernel))
{
    stub_output(recorded, 0, (void *)pLib, sizeof(CUlibrary));
}

STUB_FILLS(252, cuKernelGetName, (const char **name, CUkernel hfunc), (name, hfunc))
{
    stub_output_string(recorded, 0, (const char **)name);
}

STUB_FILLS(253, cuKernelGetParamInfo,
    (CUkernel kernel, size_t paramIndex, size_t *paramOffset, size_t *paramSize),
    (kernel, paramIndex, paramOffset, paramSize))
{
    stub_output(recorded, 2, (void *)paramOffset, sizeof(size_t));
    stub_output(recorded, 3, (void *)paramSize, sizeof(size_t));
}

STUB(254, cuKernelSetAttribute,
    (CUfunction_attribute attrib, int val, CUkernel kernel, CUdevice dev),
    (attrib, val, kernel, dev))
STUB(255, cuKernelSetCacheConfig, (CUkernel kernel, CUfunc_cache config, CUdevice dev),
    (kernel, config, dev))
STUB(256, cuLaunch, (CUfunction f), (f))
STUB_TWO(257, cuLaunchCooperativeKernel, 259, cuLaunchCooperativeKernel_ptsz,
    (CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ,
        unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ,
        unsigned int sharedMemBytes, CUstream hStream, void **kernelParams),
    (f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream,
        kernelParams))

STUB_FILLS(258, cuLaunchCooperativeKernelMultiDevice,
    (CUDA_LAUNCH_PARAMS *launchParamsList, unsigned int numDevices, unsigned int flags),
    (launchParamsList, numDevices, flags))
{
    stub_input(recorded, 0, launchParamsList,
        stub_items((size_t)numDevices) * sizeof(CUDA_LAUNCH_PARAMS));
}

STUB(260, cuLaunchGrid, (CUfunction f, int grid_width, int grid_height),
    (f, grid_width, grid_height))
STUB(261, cuLaunchGridAsync, (CUfunction f, int grid_width, int grid_height, CUstream hStream),
    (f, grid_width, grid_height, hStream))
STUB_TWO(262, cuLaunchHostFunc, 263, cuLaunchHostFunc_ptsz,
    (CUstream hStream, CUhostFn fn, void *userData), (hStream, fn, userData))
STUB_TWO(264, cuLaunchKernel, 267, cuLaunchKernel_ptsz,
    (CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ,
        unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ,
        unsigned int sharedMemBytes, CUstream hStream, void **kernelParams, void **extra),
    (f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream,
        kernelParams, extra))

STUB_TWO_FILL(265, cuLaunchKernelEx, 266, cuLaunchKernelEx_ptsz,
    (const CUlaunchConfig *config, CUfunction f, void **kernelParams, void **extra),
    (config, f, kernelParams, extra))
{
    stub_input(recorded, 0, config, sizeof(CUlaunchConfig));
}

STUB_FILLS(268, cuLibraryEnumerateKernels,
    (CUkernel *kernels, unsigned int numKernels, CUlibrary lib), (kernels, numKernels, lib))
{
    stub_output(recorded, 0, (void *)kernels, stub_items((size_t)numKernels) * sizeof(CUkernel));
}

STUB_FILLS(269, cuLibraryGetGlobal,
    (CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name),
    (dptr, bytes, library, name))
{
    stub_input_string(recorded, 3, name);
    stub_output(recorded, 0, (void *)dptr, sizeof(CUdeviceptr));
    stub_output(recorded, 1, (void *)bytes, sizeof(size_t));
}

STUB_FILLS(270, cuLibraryGetKernel, (CUkernel *pKernel, CUlibrary library, const char *name),
    (pKernel, library, name))
{
    stub_input_string(recorded, 2, name);
    stub_output(recorded, 0, (void *)pKernel, sizeof(CUkernel));
}

STUB_FILLS(271, cuLibraryGetKernelCount, (unsigned int *count, CUlibrary lib), (count, lib))
{
    stub_output(recorded, 0, (void *)count, sizeof(unsigned int));
}

STUB_FILLS(272, cuLibraryGetManaged,
    (CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name),
    (dptr, bytes, library, name))
{
    stub_input_string(recorded, 3, name);
    stub_output(recorded, 0, (void *)dptr, sizeof(CUdeviceptr));
    stub_output(recorded, 1, (void *)bytes, sizeof(size_t));
}

STUB_FILLS(273, cuLibraryGetModule, (CUmodule *pMod, CUlibrary library), (pMod, library))
{
    stub_output(recorded, 0, (void *)pMod, sizeof(CUmodule));
}

STUB_FILLS(274, cuLibraryGetUnifiedFunction, (void **fptr, CUlibrary library, const char *symbol),
    (fptr, library, symbol))
{
    stub_input_string(recorded, 2, symbol);
    stub_output(recorded, 0, (void *)fptr, sizeof(void *));
}

STUB_FILLS(275, cuLibraryLoadData,
    (CUlibrary *library, const void *code, CUjit_option *jitOptions, void **jitOptionsValues,
        unsigned int numJitOptions, CUlibraryOption *libraryOptions, void **libraryOptionValues,
        unsigned int numLibraryOptions),
    (library, code, jitOptions, jitOptionsValues, numJitOptions, libraryOptions,
        libraryOptionValues, numLibraryOptions))
{
    stub_input(recorded, 2, jitOptions, stub_items((size_t)numJitOptions) * sizeof(CUjit_option));
    stub_input(recorded, 3, jitOptionsValues, stub_items((size_t)numJitOptions) * sizeof(void *));
    stub_input(recorded, 5, libraryOptions,
        stub_items((size_t)numLibraryOptions) * sizeof(CUlibraryOption));
    stub_input(recorded, 6, libraryOptionValues,
        stub_items((size_t)numLibraryOptions) * sizeof(void *));
    stub_output(recorded, 0, (void *)library, sizeof(CUlibrary));
}

STUB_FILLS(276, cuLibraryLoadFromFile,
    (CUlibrary *library, const char *fileName, CUjit_option *jitOptions, void **jitOptionsValues,
        unsigned int numJitOptions, CUlibraryOption *libraryOptions, void **libraryOptionValues,
        unsigned int numLibraryOptions),
    (library, fileName, jitOptions, jitOptionsValues, numJitOptions, libraryOptions,
        libraryOptionValues, numLibraryOptions))
{
    stub_input_string(recorded, 1, fileName);
    stub_input(recorded, 2, jitOptions, stub_items((size_t)numJitOptions) * sizeof(CUjit_option));
    stub_input(recorded, 3, jitOptionsValues, stub_items((size_t)numJitOptions) * sizeof(void *));
    stub_input(recorded, 5, libraryOptions,
        stub_items((size_t)numLibraryOptions) * sizeof(CUlibraryOption));
    stub_input(recorded, 6, libraryOptionValues,
        stub_items((size_t)numLibraryOptions) * sizeof(void *));
    stub_output(recorded, 0, (void *)library, sizeof(CUlibrary));
}

STUB(277, cuLibraryUnload, (CUlibrary library), (library))

STUB_FILLS(278, cuLinkAddData_v2,
    (CUlinkState state, CUjitInputType type, void *data, size_t size, const char *name,
        unsigned int numOptions, CUjit_option *options, void **optionValues),
    (state, type, data, size, name, numOptions, options, optionValues))
{
    stub_input_string(recorded, 4, name);
    stub_input(recorded, 6, options, stub_items((size_t)numOptions) * sizeof(CUjit_option));
    stub_input(recorded, 7, optionValues, stub_items((size_t)numOptions) * sizeof(void *));
}

STUB_FILLS(279, cuLinkAddFile_v2,
    (CUlinkState state, CUjitInputType type, const char *path, unsigned int numOptions,
        CUjit_option *options, void **optionValues),
    (state, type, path, numOptions, options, optionValues))
{
    stub_input_string(recorded, 2, path);
    stub_input(recorded, 4, options, stub_items((size_t)numOptions) * sizeof(CUjit_option));
    stub_input(recorded, 5, optionValues, stub_items((size_t)numOptions) * sizeof(void *));
}

STUB_FILLS(280, cuLinkComplete, (CUlinkState state, void **cubinOut, size_t *sizeOut),
    (state, cubinOut, sizeOut))
{
    stub_output(recorded, 1, (void *)cubinOut, sizeof(void *));
    stub_output(recorded, 2, (void *)sizeOut, sizeof(size_t));
}

STUB_FILLS(281, cuLinkCreate_v2,
    (unsigned int numOptions, CUjit_option *options, void **optionValues, CUlinkState *stateOut),
    (numOptions, options, optionValues, stateOut))
{
    stub_input(recorded, 1, options, stub_items((size_t)numOptions) * sizeof(CUjit_option));
    stub_input(recorded, 2, optionValues, stub_items((size_t)numOptions) * sizeof(void *));
    stub_output(recorded, 3, (void *)stateOut, sizeof(CUlinkState));
}

STUB(282, cuLinkDestroy, (CUlinkState state), (state))

STUB_FILLS(283, cuLogsCurrent, (CUlogIterator *iterator_out, unsigned int flags),
    (iterator_out, flags))
{
    stub_output(recorded, 0, (void *)iterator_out, sizeof(CUlogIterator));
}

STUB_FILLS(284, cuLogsDumpToFile,
    (CUlogIterator *iterator, const char *pathToFile, unsigned int flags),
    (iterator, pathToFile, flags))
{
    stub_input(recorded, 0, iterator, sizeof(CUlogIterator));
    stub_input_string(recorded, 1, pathToFile);
    stub_output(recorded, 0, (void *)iterator, sizeof(CUlogIterator));
}

STUB_FILLS(285, cuLogsDumpToMemory,
    (CUlogIterator *iterator, char *buffer, size_t *size, unsigned int flags),
    (iterator, buffer, size, flags))
{
    stub_input(recorded, 0, iterator, sizeof(CUlogIterator));
    stub_input(recorded, 2, size, sizeof(size_t));
    size_t size_written = stub_output_count(recorded, 2, size, sizeof *size,
        size != NULL && buffer != NULL ? stub_items((size_t)*size) : SIZE_MAX);
    stub_output(recorded, 0, (void *)iterator, sizeof(CUlogIterator));
    stub_output(recorded, 1, (void *)buffer, size_written * sizeof(char));
}

STUB_FILLS(286, cuLogsRegisterCallback,
    (CUlogsCallback callbackFunc, void *userData, CUlogsCallbackHandle *callback_out),
    (callbackFunc, userData, callback_out))
{
    stub_output(recorded, 2, (void *)callback_out, sizeof(CUlogsCallbackHandle));
}

STUB(287, cuLogsUnregisterCallback, (CUlogsCallbackHandle callback), (callback))
STUB(288, cuMemAddressFree, (CUdeviceptr ptr, size_t size), (ptr, size))

STUB_FILLS(289, cuMemAddressReserve,
    (CUdeviceptr *ptr, size_t size, size_t alignment, CUdeviceptr addr, unsigned long long flags),
    (ptr, size, alignment, addr, flags))
{
    stub_output(recorded, 0, (void *)ptr, sizeof(CUdeviceptr));
}

STUB(290, cuMemAdvise, (CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUdevice device),
    (devPtr, count, advice, device))
STUB(291, cuMemAdvise_v2,
    (CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUmemLocation location),
    (devPtr, count, advice, location))

STUB_TWO_FILL(292, cuMemAllocAsync, 293, cuMemAllocAsync_ptsz,
    (CUdeviceptr *dptr, size_t bytesize, CUstream hStream), (dptr, bytesize, hStream))
{
    stub_output(recorded, 0, (void *)dptr, sizeof(CUdeviceptr));
}

STUB_TWO_FILL(294, cuMemAllocFromPoolAsync, 295, cuMemAllocFromPoolAsync_ptsz,
    (CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool, CUstream hStream),
    (dptr, bytesize, pool, hStream))
{
    stub_output(recorded, 0, (void *)dptr, sizeof(CUdeviceptr));
}

STUB_FILLS(296, cuMemAllocHost_v2, (void **pp, size_t bytesize), (pp, bytesize))
{
    stub_output(recorded, 0, (void *)pp, sizeof(void *));
}

STUB_FILLS(297, cuMemAllocManaged, (CUdeviceptr *dptr, size_t bytesize, unsigned int flags),
    (dptr, bytesize, flags))
{
    stub_output(recorded, 0, (void *)dptr, sizeof(CUdeviceptr));
}

STUB_FILLS(298, cuMemAllocPitch_v2,
    (CUdeviceptr *dptr, size_t *pPitch, size_t WidthInBytes, size_t Height,
        unsigned int ElementSizeBytes),
    (dptr, pPitch, WidthInBytes, Height, ElementSizeBytes))
{
    stub_output(recorded, 0, (void *)dptr, sizeof(CUdeviceptr));
    stub_output(recorded, 1, (void *)pPitch, sizeof(size_t));
}

STUB_FILLS(299, cuMemAlloc_v2, (CUdeviceptr *dptr, size_t bytesize), (dptr, bytesize))
{
    stub_output(recorded, 0, (void *)dptr, sizeof(CUdeviceptr));
}

STUB_TWO_FILL(300, cuMemBatchDecompressAsync, 301, cuMemBatchDecompressAsync_ptsz,
    (CUmemDecompressParams *paramsArray, size_t count, unsigned int flags, size_t *errorIndex,
        CUstream stream),
    (paramsArray, count, flags, errorIndex, stream))
{
    stub_input(recorded, 0, paramsArray, stub_items((size_t)count) * sizeof(CUmemDecompressParams));
    stub_output_open(recorded, 0, (void *)paramsArray, 0);
    stub_output(recorded, 3, (void *)errorIndex, sizeof(size_t));
}

STUB_FILLS(302, cuMemCreate,
    (CUmemGenericAllocationHandle *handle, size_t size, const CUmemAllocationProp *prop,
        unsigned long long flags),
    (handle, size, prop, flags))
{
    stub_input(recorded, 2, prop, sizeof(CUmemAllocationProp));
    stub_output(recorded, 0, (void *)handle, sizeof(CUmemGenericAllocationHandle));
}

STUB_FILLS(303, cuMemExportToShareableHandle,
    (void *shareableHandle, CUmemGenericAllocationHandle handle,
        CUmemAllocationHandleType handleType, unsigned long long flags),
    (shareableHandle, handle, handleType, flags))
{
    stub_output(recorded, 0, (void *)shareableHandle, value_size_shareable_handles(handleType, 1));
}

STUB_TWO(304, cuMemFreeAsync, 305, cuMemFreeAsync_ptsz, (CUdeviceptr dptr, CUstream hStream),
    (dptr, hStream))
STUB(306, cuMemFreeHost, (void *p), (p))
STUB(307, cuMemFree_v2, (CUdeviceptr dptr), (dptr))

STUB_FILLS(308, cuMemGetAccess,
    (unsigned long long *flags, const CUmemLocation *location, CUdeviceptr ptr),
    (flags, location, ptr))
{
    stub_input(recorded, 1, location, sizeof(CUmemLocation));
    stub_output(recorded, 0, (void *)flags, sizeof(unsigned long long));
}

STUB_FILLS(309, cuMemGetAddressRange_v2, (CUdeviceptr *pbase, size_t *psize, CUdeviceptr dptr),
    (pbase, psize, dptr))
{
    stub_output(recorded, 0, (void *)pbase, sizeof(CUdeviceptr));
    stub_output(recorded, 1, (void *)psize, sizeof(size_t));
}

STUB_FILLS(310, cuMemGetAllocationGranularity,
    (size_t *granularity, const CUmemAllocationProp *prop,
        CUmemAllocationGranularity_flags option),
    (granularity, prop, option))
{
    stub_input(recorded, 1, prop, sizeof(CUmemAllocationProp));
    stub_output(recorded, 0, (void *)granularity, sizeof(size_t));
}

STUB_FILLS(311, cuMemGetAllocationPropertiesFromHandle,
    (CUmemAllocationProp *prop, CUmemGenericAllocationHandle handle), (prop, handle))
{
    stub_output(recorded, 0, (void *)prop, sizeof(CUmemAllocationProp));
}

STUB_FILLS(312, cuMemGetHandleForAddressRange,
    (void *handle, CUdeviceptr dptr, size_t size, CUmemRangeHandleType handleType,
        unsigned long long flags),
    (handle, dptr, size, handleType, flags))
{
    stub_output(recorded, 0, (void *)handle, value_size_range_handles(handleType, 1));
}

STUB_FILLS(313, cuMemGetInfo_v2, (size_t *free, size_t *total), (free, total))
{
    stub_output(recorded, 0, (void *)free, sizeof(size_t));
    stub_output(recorded, 1, (void *)total, sizeof(size_t));
}

STUB_FILLS(314, cuMemHostAlloc, (void **pp, size_t bytesize, unsigned int Flags),
    (pp, bytesize, Flags))
{
    stub_output(recorded, 0, (void *)pp, sizeof(void *));
}

STUB_FILLS(315, cuMemHostGetDevicePointer_v2, (CUdeviceptr *pdptr, void *p, unsigned int Flags),
    (pdptr, p, Flags))
{
    stub_output(recorded, 0, (void *)pdptr, sizeof(CUdeviceptr));
}

STUB_FILLS(316, cuMemHostGetFlags, (unsigned int *pFlags, void *p), (pFlags, p))
{
    stub_output(recorded, 0, (void *)pFlags, sizeof(unsigned int));
}

STUB(317, cuMemHostRegister_v2, (void *p, size_t bytesize, unsigned int Flags),
    (p, bytesize, Flags))
STUB(318, cuMemHostUnregister, (void *p), (p))

STUB_FILLS(319, cuMemImportFromShareableHandle,
    (CUmemGenericAllocationHandle *handle, void *osHandle, CUmemAllocationHandleType shHandleType),
    (handle, osHandle, shHandleType))
{
    stub_output(recorded, 0, (void *)handle, sizeof(CUmemGenericAllocationHandle));
}

STUB(320, cuMemMap,
    (CUdeviceptr ptr, size_t size, size_t offset, CUmemGenericAllocationHandle handle,
        unsigned long long flags),
    (ptr, size, offset, handle, flags))

STUB_TWO_FILL(321, cuMemMapArrayAsync, 322, cuMemMapArrayAsync_ptsz,
    (CUarrayMapInfo *mapInfoList, unsigned int count, CUstream hStream),
    (mapInfoList, count, hStream))
{
    stub_input(recorded, 0, mapInfoList, stub_items((size_t)count) * sizeof(CUarrayMapInfo));
}

STUB_FILLS(323, cuMemPoolCreate, (CUmemoryPool *pool, const CUmemPoolProps *poolProps),
    (pool, poolProps))
{
    stub_input(recorded, 1, poolProps, sizeof(CUmemPoolProps));
    stub_output(recorded, 0, (void *)pool, sizeof(CUmemoryPool));
}

STUB(324, cuMemPoolDestroy, (CUmemoryPool pool), (pool))

STUB_FILLS(325, cuMemPoolExportPointer, (CUmemPoolPtrExportData *shareData_out, CUdeviceptr ptr),
    (shareData_out, ptr))
{
    stub_output(recorded, 0, (void *)shareData_out, sizeof(CUmemPoolPtrExportData));
}

STUB_FILLS(326, cuMemPoolExportToShareableHandle,
    (void *handle_out, CUmemoryPool pool, CUmemAllocationHandleType handleType,
        unsigned long long flags),
    (handle_out, pool, handleType, flags))
{
    stub_output(recorded, 0, (void *)handle_out, value_size_shareable_handles(handleType, 1));
}

STUB_FILLS(327, cuMemPoolGetAccess,
    (CUmemAccess_flags *flags, CUmemoryPool memPool, CUmemLocation *location),
    (flags, memPool, location))
{
    stub_input(recorded, 2, location, sizeof(CUmemLocation));
    stub_output(recorded, 0, (void *)flags, sizeof(CUmemAccess_flags));
}

STUB_FILLS(328, cuMemPoolGetAttribute, (CUmemoryPool pool, CUmemPool_attribute attr, void *value),
    (pool, attr, value))
{
    stub_output(recorded, 2, (void *)value, value_size_mem_pool_attributes(attr, 1));
}

STUB_FILLS(329, cuMemPoolImportFromShareableHandle,
    (CUmemoryPool *pool_out, void *handle, CUmemAllocationHandleType handleType,
        unsigned long long flags),
    (pool_out, handle, handleType, flags))
{
    stub_output(recorded, 0, (void *)pool_out, sizeof(CUmemoryPool));
}

STUB_FILLS(330, cuMemPoolImportPointer,
    (CUdeviceptr *ptr_out, CUmemoryPool pool, CUmemPoolPtrExportData *shareData),
    (ptr_out, pool, shareData))
{
    stub_input(recorded, 2, shareData, sizeof(CUmemPoolPtrExportData));
    stub_output(recorded, 0, (void *)ptr_out, sizeof(CUdeviceptr));
}

STUB_FILLS(331, cuMemPoolSetAccess, (CUmemoryPool pool, const CUmemAccessDesc *map, size_t count),
    (pool, map, count))
{
    stub_input(recorded, 1, map, stub_items((size_t)count) * sizeof(CUmemAccessDesc));
}

STUB_FILLS(332, cuMemPoolSetAttribute, (CUmemoryPool pool, CUmemPool_attribute attr, void *value),
    (pool, attr, value))
{
    stub_input(recorded, 2, value, value_size_mem_pool_attributes(attr, 1));
}

STUB(333, cuMemPoolTrimTo, (CUmemoryPool pool, size_t minBytesToKeep), (pool, minBytesToKeep))
STUB_TWO(334, cuMemPrefetchAsync, 335, cuMemPrefetchAsync_ptsz,
    (CUdeviceptr devPtr, size_t count, CUdevice dstDevice, CUstream hStream),
    (devPtr, count, dstDevice, hStream))
STUB_TWO(336, cuMemPrefetchAsync_v2, 337, cuMemPrefetchAsync_v2_ptsz,
    (CUdeviceptr devPtr, size_t count, CUmemLocation location, unsigned int flags,
        CUstream hStream),
    (devPtr, count, location, flags, hStream))

STUB_FILLS(338, cuMemRangeGetAttribute,
    (void *data, size_t dataSize, CUmem_range_attribute attribute, CUdeviceptr devPtr,
        size_t count),
    (data, dataSize, attribute, devPtr, count))
{
    stub_output(recorded, 0, (void *)data,
        stub_within(value_size_mem_range_attributes(attribute, (size_t)dataSize),
            (size_t)dataSize));
}

STUB_FILLS(339, cuMemRangeGetAttributes,
    (void **data, size_t *dataSizes, CUmem_range_attribute *attributes, size_t numAttributes,
        CUdeviceptr devPtr, size_t count),
    (data, dataSizes, attributes, numAttributes, devPtr, count))
{
    stub_input(recorded, 1, dataSizes, stub_items((size_t)numAttributes) * sizeof(size_t));
    stub_input(recorded, 2, attributes,
        stub_items((size_t)numAttributes) * sizeof(CUmem_range_attribute));
    for (size_t i = 0; data != NULL && i < stub_items((size_t)numAttributes); i++)
        stub_output(recorded, 0, data[i],
            stub_within(value_size_mem_range_attributes(attributes[i], (size_t)dataSizes[i]),
                (size_t)dataSizes[i]));
}

STUB(340, cuMemRelease, (CUmemGenericAllocationHandle handle), (handle))

STUB_FILLS(341, cuMemRetainAllocationHandle, (CUmemGenericAllocationHandle *handle, void *addr),
    (handle, addr))
{
    stub_output(recorded, 0, (void *)handle, sizeof(CUmemGenericAllocationHandle));
}

STUB_FILLS(342, cuMemSetAccess,
    (CUdeviceptr ptr, size_t size, const CUmemAccessDesc *desc, size_t count),
    (ptr, size, desc, count))
{
    stub_input(recorded, 2, desc, stub_items((size_t)count) * sizeof(CUmemAccessDesc));
}

STUB(343, cuMemUnmap, (CUdeviceptr ptr, size_t size), (ptr, size))
STUB_TWO(344, cuMemcpy, 395, cuMemcpy_ptds, (CUdeviceptr dst, CUdeviceptr src, size_t ByteCount),
    (dst, src, ByteCount))

STUB_TWO_FILL(345, cuMemcpy2DAsync_v2, 346, cuMemcpy2DAsync_v2_ptsz,
    (const CUDA_MEMCPY2D *pCopy, CUstream hStream), (pCopy, hStream))
{
    stub_input(recorded, 0, pCopy, sizeof(CUDA_MEMCPY2D));
}

STUB_TWO_FILL(347, cuMemcpy2DUnaligned_v2, 348, cuMemcpy2DUnaligned_v2_ptds,
    (const CUDA_MEMCPY2D *pCopy), (pCopy))
{
    stub_input(recorded, 0, pCopy, sizeof(CUDA_MEMCPY2D));
}

STUB_TWO_FILL(349, cuMemcpy2D_v2, 350, cuMemcpy2D_v2_ptds, (const CUDA_MEMCPY2D *pCopy), (pCopy))
{
    stub_input(recorded, 0, pCopy, sizeof(CUDA_MEMCPY2D));
}

STUB_TWO_FILL(351, cuMemcpy3DAsync_v2, 352, cuMemcpy3DAsync_v2_ptsz,
    (const CUDA_MEMCPY3D *pCopy, CUstream hStream), (pCopy, hStream))
{
    stub_input(recorded, 0, pCopy, sizeof(CUDA_MEMCPY3D));
}

STUB_TWO_FILL(353, cuMemcpy3DBatchAsync, 354, cuMemcpy3DBatchAsync_ptsz,
    (size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList, size_t *failIdx, unsigned long long flags,
        CUstream hStream),
    (numOps, opList, failIdx, flags, hStream))
{
    stub_input(recorded, 1, opList, stub_items((size_t)numOps) * sizeof(CUDA_MEMCPY3D_BATCH_OP));
    stub_output(recorded, 2, (void *)failIdx, sizeof(size_t));
}

STUB_TWO_FILL(355, cuMemcpy3DPeer, 358, cuMemcpy3DPeer_ptds, (const CUDA_MEMCPY3D_PEER *pCopy),
    (pCopy))
{
    stub_input(recorded, 0, pCopy, sizeof(CUDA_MEMCPY3D_PEER));
}

STUB_TWO_FILL(356, cuMemcpy3DPeerAsync, 357, cuMemcpy3DPeerAsync_ptsz,
    (const CUDA_MEMCPY3D_PEER *pCopy, CUstream hStream), (pCopy, hStream))
{
    stub_input(recorded, 0, pCopy, sizeof(CUDA_MEMCPY3D_PEER));
}

STUB_TWO_FILL(359, cuMemcpy3D_v2, 360, cuMemcpy3D_v2_ptds, (const CUDA_MEMCPY3D *pCopy), (pCopy))
{
    stub_input(recorded, 0, pCopy, sizeof(CUDA_MEMCPY3D));
}

STUB_TWO(361, cuMemcpyAsync, 362, cuMemcpyAsync_ptsz,
    (CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream),
    (dst, src, ByteCount, hStream))
STUB_TWO(363, cuMemcpyAtoA_v2, 364, cuMemcpyAtoA_v2_ptds,
    (CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset, size_t ByteCount),
    (dstArray, dstOffset, srcArray, srcOffset, ByteCount))
STUB_TWO(365, cuMemcpyAtoD_v2, 366, cuMemcpyAtoD_v2_ptds,
    (CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t ByteCount),
    (dstDevice, srcArray, srcOffset, ByteCount))
STUB_TWO(367, cuMemcpyAtoHAsync_v2, 368, cuMemcpyAtoHAsync_v2_ptsz,
    (void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount, CUstream hStream),
    (dstHost, srcArray, srcOffset, ByteCount, hStream))
STUB_TWO(369, cuMemcpyAtoH_v2, 370, cuMemcpyAtoH_v2_ptds,
    (void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount),
    (dstHost, srcArray, srcOffset, ByteCount))

STUB_TWO_FILL(371, cuMemcpyBatchAsync, 372, cuMemcpyBatchAsync_ptsz,
    (CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes, size_t count, CUmemcpyAttributes *attrs,
        size_t *attrsIdxs, size_t numAttrs, size_t *failIdx, CUstream hStream),
    (dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, hStream))
{
    stub_input(recorded, 0, dsts, stub_items((size_t)count) * sizeof(CUdeviceptr));
    stub_input(recorded, 1, srcs, stub_items((size_t)count) * sizeof(CUdeviceptr));
    stub_input(recorded, 2, sizes, stub_items((size_t)count) * sizeof(size_t));
    stub_input(recorded, 4, attrs, stub_items((size_t)numAttrs) * sizeof(CUmemcpyAttributes));
    stub_input(recorded, 5, attrsIdxs, stub_items((size_t)numAttrs) * sizeof(size_t));
    stub_output(recorded, 7, (void *)failIdx, sizeof(size_t));
}

STUB_TWO(373, cuMemcpyDtoA_v2, 374, cuMemcpyDtoA_v2_ptds,
    (CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t ByteCount),
    (dstArray, dstOffset, srcDevice, ByteCount))
STUB_TWO(375, cuMemcpyDtoDAsync_v2, 376, cuMemcpyDtoDAsync_v2_ptsz,
    (CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream),
    (dstDevice, srcDevice, ByteCount, hStream))
STUB_TWO(377, cuMemcpyDtoD_v2, 378, cuMemcpyDtoD_v2_ptds,
    (CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount),
    (dstDevice, srcDevice, ByteCount))
STUB_TWO(379, cuMemcpyDtoHAsync_v2, 380, cuMemcpyDtoHAsync_v2_ptsz,
    (void *dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream),
    (dstHost, srcDevice, ByteCount, hStream))
STUB_TWO(381, cuMemcpyDtoH_v2, 382, cuMemcpyDtoH_v2_ptds,
    (void *dstHost, CUdeviceptr srcDevice, size_t ByteCount), (dstHost, srcDevice, ByteCount))
STUB_TWO(383, cuMemcpyHtoAAsync_v2, 384, cuMemcpyHtoAAsync_v2_ptsz,
    (CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount, CUstream hStream),
    (dstArray, dstOffset, srcHost, ByteCount, hStream))
STUB_TWO(385, cuMemcpyHtoA_v2, 386, cuMemcpyHtoA_v2_ptds,
    (CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount),
    (dstArray, dstOffset, srcHost, ByteCount))
STUB_TWO(387, cuMemcpyHtoDAsync_v2, 388, cuMemcpyHtoDAsync_v2_ptsz,
    (CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount, CUstream hStream),
    (dstDevice, srcHost, ByteCount, hStream))
STUB_TWO(389, cuMemcpyHtoD_v2, 390, cuMemcpyHtoD_v2_ptds,
    (CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount), (dstDevice, srcHost, ByteCount))
STUB_TWO(391, cuMemcpyPeer, 394, cuMemcpyPeer_ptds,
    (CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext,
        size_t ByteCount),
    (dstDevice, dstContext, srcDevice, srcContext, ByteCount))
STUB_TWO(392, cuMemcpyPeerAsync, 393, cuMemcpyPeerAsync_ptsz,
    (CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext,
        size_t ByteCount, CUstream hStream),
    (dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream))
STUB_TWO(396, cuMemsetD16Async, 397, cuMemsetD16Async_ptsz,
    (CUdeviceptr dstDevice, unsigned short us, size_t N, CUstream hStream),
    (dstDevice, us, N, hStream))
STUB_TWO(398, cuMemsetD16_v2, 399, cuMemsetD16_v2_ptds,
    (CUdeviceptr dstDevice, unsigned short us, size_t N), (dstDevice, us, N))
STUB_TWO(400, cuMemsetD2D16Async, 401, cuMemsetD2D16Async_ptsz,
    (CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width, size_t Height,
        CUstream hStream),
    (dstDevice, dstPitch, us, Width, Height, hStream))
STUB_TWO(402, cuMemsetD2D16_v2, 403, cuMemsetD2D16_v2_ptds,
    (CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width, size_t Height),
    (dstDevice, dstPitch, us, Width, Height))
STUB_TWO(404, cuMemsetD2D32Async, 405, cuMemsetD2D32Async_ptsz,
    (CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width, size_t Height,
        CUstream hStream),
    (dstDevice, dstPitch, ui, Width, Height, hStream))
STUB_TWO(406, cuMemsetD2D32_v2, 407, cuMemsetD2D32_v2_ptds,
    (CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width, size_t Height),
    (dstDevice, dstPitch, ui, Width, Height))
STUB_TWO(408, cuMemsetD2D8Async, 409, cuMemsetD2D8Async_ptsz,
    (CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width, size_t Height,
        CUstream hStream),
    (dstDevice, dstPitch, uc, Width, Height, hStream))
STUB_TWO(410, cuMemsetD2D8_v2, 411, cuMemsetD2D8_v2_ptds,
    (CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width, size_t Height),
    (dstDevice, dstPitch, uc, Width, Height))
STUB_TWO(412, cuMemsetD32Async, 413, cuMemsetD32Async_ptsz,
    (CUdeviceptr dstDevice, unsigned int ui, size_t N, CUstream hStream),
    (dstDevice, ui, N, hStream))
STUB_TWO(414, cuMemsetD32_v2, 415, cuMemsetD32_v2_ptds,
    (CUdeviceptr dstDevice, unsigned int ui, size_t N), (dstDevice, ui, N))
STUB_TWO(416, cuMemsetD8Async, 417, cuMemsetD8Async_ptsz,
    (CUdeviceptr dstDevice, unsigned char uc, size_t N, CUstream hStream),
    (dstDevice, uc, N, hStream))
STUB_TWO(418, cuMemsetD8_v2, 419, cuMemsetD8_v2_ptds,
    (CUdeviceptr dstDevice, unsigned char uc, size_t N), (dstDevice, uc, N))

STUB_FILLS(420, cuMipmappedArrayCreate,
    (CUmipmappedArray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR *pMipmappedArrayDesc,
        unsigned int numMipmapLevels),
    (pHandle, pMipmappedArrayDesc, numMipmapLevels))
{
    stub_input(recorded, 1, pMipmappedArrayDesc, sizeof(CUDA_ARRAY3D_DESCRIPTOR));
    stub_output(recorded, 0, (void *)pHandle, sizeof(CUmipmappedArray));
}

STUB(421, cuMipmappedArrayDestroy, (CUmipmappedArray hMipmappedArray), (hMipmappedArray))

STUB_FILLS(422, cuMipmappedArrayGetLevel,
    (CUarray *pLevelArray, CUmipmappedArray hMipmappedArray, unsigned int level),
    (pLevelArray, hMipmappedArray, level))
{
    stub_output(recorded, 0, (void *)pLevelArray, sizeof(CUarray));
}

STUB_FILLS(423, cuMipmappedArrayGetMemoryRequirements,
    (CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements, CUmipmappedArray mipmap, CUdevice device),
    (memoryRequirements, mipmap, device))
{
    stub_output(recorded, 0, (void *)memoryRequirements, sizeof(CUDA_ARRAY_MEMORY_REQUIREMENTS));
}

STUB_FILLS(424, cuMipmappedArrayGetSparseProperties,
    (CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties, CUmipmappedArray mipmap),
    (sparseProperties, mipmap))
{
    stub_output(recorded, 0, (void *)sparseProperties, sizeof(CUDA_ARRAY_SPARSE_PROPERTIES));
}

STUB_FILLS(425, cuModuleEnumerateFunctions,
    (CUfunction *functions, unsigned int numFunctions, CUmodule mod),
    (functions, numFunctions, mod))
{
    stub_output(recorded, 0, (void *)functions,
        stub_items((size_t)numFunctions) * sizeof(CUfunction));
}

STUB_FILLS(426, cuModuleGetFunction, (CUfunction *hfunc, CUmodule hmod, const char *name),
    (hfunc, hmod, name))
{
    stub_input_string(recorded, 2, name);
    stub_output(recorded, 0, (void *)hfunc, sizeof(CUfunction));
}

STUB_FILLS(427, cuModuleGetFunctionCount, (unsigned int *count, CUmodule mod), (count, mod))
{
    stub_output(recorded, 0, (void *)count, sizeof(unsigned int));
}

STUB_FILLS(428, cuModuleGetGlobal_v2,
    (CUdeviceptr *dptr, size_t *bytes, CUmodule hmod, const char *name), (dptr, bytes, hmod, name))
{
    stub_input_string(recorded, 3, name);
    stub_output(recorded, 0, (void *)dptr, sizeof(CUdeviceptr));
    stub_output(recorded, 1, (void *)bytes, sizeof(size_t));
}

STUB_FILLS(429, cuModuleGetLoadingMode, (CUmoduleLoadingMode *mode), (mode))
{
    stub_output(recorded, 0, (void *)mode, sizeof(CUmoduleLoadingMode));
}

STUB_FILLS(430, cuModuleGetSurfRef, (CUsurfref *pSurfRef, CUmodule hmod, const char *name),
    (pSurfRef, hmod, name))
{
    stub_input_string(recorded, 2, name);
    stub_output(recorded, 0, (void *)pSurfRef, sizeof(CUsurfref));
}

STUB_FILLS(431, cuModuleGetTexRef, (CUtexref *pTexRef, CUmodule hmod, const char *name),
    (pTexRef, hmod, name))
{
    stub_input_string(recorded, 2, name);
    stub_output(recorded, 0, (void *)pTexRef, sizeof(CUtexref));
}

STUB_FILLS(432, cuModuleLoad, (CUmodule *module, const char *fname), (module, fname))
{
    stub_input_string(recorded, 1, fname);
    stub_output(recorded, 0, (void *)module, sizeof(CUmodule));
}

STUB_FILLS(433, cuModuleLoadData, (CUmodule *module, const void *image), (module, image))
{
    stub_output(recorded, 0, (void *)module, sizeof(CUmodule));
}

STUB_FILLS(434, cuModuleLoadDataEx,
    (CUmodule *module, const void *image, unsigned int numOptions, CUjit_option *options,
        void **optionValues),
    (module, image, numOptions, options, optionValues))
{
    stub_input(recorded, 3, options, stub_items((size_t)numOptions) * sizeof(CUjit_option));
    stub_input(recorded, 4, optionValues, stub_items((size_t)numOptions) * sizeof(void *));
    stub_output(recorded, 0, (void *)module, sizeof(CUmodule));
}

STUB_FILLS(435, cuModuleLoadFatBinary, (CUmodule *module, const void *fatCubin), (module, fatCubin))
{
    stub_output(recorded, 0, (void *)module, sizeof(CUmodule));
}

STUB(436, cuModuleUnload, (CUmodule hmod), (hmod))
STUB(437, cuMulticastAddDevice, (CUmemGenericAllocationHandle mcHandle, CUdevice dev),
    (mcHandle, dev))
STUB(438, cuMulticastBindAddr,
    (CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUdeviceptr memptr, size_t size,
        unsigned long long flags),
    (mcHandle, mcOffset, memptr, size, flags))
STUB(439, cuMulticastBindMem,
    (CUmemGenericAllocationHandle mcHandle, size_t mcOffset,
        CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size,
        unsigned long long flags),
    (mcHandle, mcOffset, memHandle, memOffset, size, flags))

STUB_FILLS(440, cuMulticastCreate,
    (CUmemGenericAllocationHandle *mcHandle, const CUmulticastObjectProp *prop), (mcHandle, prop))
{
    stub_input(recorded, 1, prop, sizeof(CUmulticastObjectProp));
    stub_output(recorded, 0, (void *)mcHandle, sizeof(CUmemGenericAllocationHandle));
}

STUB_FILLS(441, cuMulticastGetGranularity,
    (size_t *granularity, const CUmulticastObjectProp *prop, CUmulticastGranularity_flags option),
    (granularity, prop, option))
{
    stub_input(recorded, 1, prop, sizeof(CUmulticastObjectProp));
    stub_output(recorded, 0, (void *)granularity, sizeof(size_t));
}

STUB(442, cuMulticastUnbind,
    (CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, size_t size),
    (mcHandle, dev, mcOffset, size))

STUB_FILLS(443, cuOccupancyAvailableDynamicSMemPerBlock,
    (size_t *dynamicSmemSize, CUfunction func, int numBlocks, int blockSize),
    (dynamicSmemSize, func, numBlocks, blockSize))
{
    stub_output(recorded, 0, (void *)dynamicSmemSize, sizeof(size_t));
}

STUB_FILLS(444, cuOccupancyMaxActiveBlocksPerMultiprocessor,
    (int *numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize),
    (numBlocks, func, blockSize, dynamicSMemSize))
{
    stub_output(recorded, 0, (void *)numBlocks, sizeof(int));
}

STUB_FILLS(445, cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
    (int *numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize, unsigned int flags),
    (numBlocks, func, blockSize, dynamicSMemSize, flags))
{
    stub_output(recorded, 0, (void *)numBlocks, sizeof(int));
}

STUB_FILLS(446, cuOccupancyMaxActiveClusters,
    (int *numClusters, CUfunction func, const CUlaunchConfig *config), (numClusters, func, config))
{
    stub_input(recorded, 2, config, sizeof(CUlaunchConfig));
    stub_output(recorded, 0, (void *)numClusters, sizeof(int));
}

STUB_FILLS(447, cuOccupancyMaxPotentialBlockSize,
    (int *minGridSize, int *blockSize, CUfunction func,
        CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit),
    (minGridSize, blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit))
{
    stub_output(recorded, 0, (void *)minGridSize, sizeof(int));
    stub_output(recorded, 1, (void *)blockSize, sizeof(int));
}

STUB_FILLS(448, cuOccupancyMaxPotentialBlockSizeWithFlags,
    (int *minGridSize, int *blockSize, CUfunction func,
        CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit,
        unsigned int flags),
    (minGridSize, blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit,
        flags))
{
    stub_output(recorded, 0, (void *)minGridSize, sizeof(int));
    stub_output(recorded, 1, (void *)blockSize, sizeof(int));
}

STUB_FILLS(449, cuOccupancyMaxPotentialClusterSize,
    (int *clusterSize, CUfunction func, const CUlaunchConfig *config), (clusterSize, func, config))
{
    stub_input(recorded, 2, config, sizeof(CUlaunchConfig));
    stub_output(recorded, 0, (void *)clusterSize, sizeof(int));
}

STUB(450, cuParamSetSize, (CUfunction hfunc, unsigned int numbytes), (hfunc, numbytes))
STUB(451, cuParamSetTexRef, (CUfunction hfunc, int texunit, CUtexref hTexRef),
    (hfunc, texunit, hTexRef))
STUB(452, cuParamSetf, (CUfunction hfunc, int offset, float value), (hfunc, offset, value))
STUB(453, cuParamSeti, (CUfunction hfunc, int offset, unsigned int value), (hfunc, offset, value))
STUB(454, cuParamSetv, (CUfunction hfunc, int offset, void *ptr, unsigned int numbytes),
    (hfunc, offset, ptr, numbytes))

STUB_FILLS(455, cuPointerGetAttribute,
    (void *data, CUpointer_attribute attribute, CUdeviceptr ptr), (data, attribute, ptr))
{
    stub_output(recorded, 0, (void *)data, value_size_pointer_attributes(attribute, 1));
}

STUB_FILLS(456, cuPointerGetAttributes,
    (unsigned int numAttributes, CUpointer_attribute *attributes, void **data, CUdeviceptr ptr),
    (numAttributes, attributes, data, ptr))
{
    stub_input(recorded, 1, attributes,
        stub_items((size_t)numAttributes) * sizeof(CUpointer_attribute));
    for (size_t i = 0; data != NULL && i < stub_items((size_t)numAttributes); i++)
        stub_output(recorded, 2, data[i], value_size_pointer_attributes(attributes[i], 1));
}

STUB_FILLS(457, cuPointerSetAttribute,
    (const void *value, CUpointer_attribute attribute, CUdeviceptr ptr), (value, attribute, ptr))
{
    stub_input(recorded, 0, value, value_size_pointer_attributes(attribute, 1));
}

STUB_EXPORT CUresult
cuProfilerStart(void)
{
    STUB_BEGIN(458, cuProfilerStart, CUDA_SUCCESS, ());
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuProfilerStop(void)
{
    STUB_BEGIN(459, cuProfilerStop, CUDA_SUCCESS, ());
    return (CUresult)stub_finish(recorded);
}

STUB_TWO_FILL(460, cuSignalExternalSemaphoresAsync, 461, cuSignalExternalSemaphoresAsync_ptsz,
    (const CUexternalSemaphore *extSemArray,
        const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray, unsigned int numExtSems,
        CUstream stream),
    (extSemArray, paramsArray, numExtSems, stream))
{
    stub_input(recorded, 0, extSemArray,
        stub_items((size_t)numExtSems) * sizeof(CUexternalSemaphore));
    stub_input(recorded, 1, paramsArray,
        stub_items((size_t)numExtSems) * sizeof(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS));
}

STUB_TWO(462, cuStreamAddCallback, 463, cuStreamAddCallback_ptsz,
    (CUstream hStream, CUstreamCallback callback, void *userData, unsigned int flags),
    (hStream, callback, userData, flags))
STUB_TWO(464, cuStreamAttachMemAsync, 465, cuStreamAttachMemAsync_ptsz,
    (CUstream hStream, CUdeviceptr dptr, size_t length, unsigned int flags),
    (hStream, dptr, length, flags))

STUB_TWO_FILL(466, cuStreamBatchMemOp_v2, 467, cuStreamBatchMemOp_v2_ptsz,
    (CUstream stream, unsigned int count, CUstreamBatchMemOpParams *paramArray,
        unsigned int flags),
    (stream, count, paramArray, flags))
{
    stub_input(recorded, 2, paramArray,
        stub_items((size_t)count) * sizeof(CUstreamBatchMemOpParams));
}

STUB_TWO_FILL(468, cuStreamBeginCaptureToGraph, 469, cuStreamBeginCaptureToGraph_ptsz,
    (CUstream hStream, CUgraph hGraph, const CUgraphNode *dependencies,
        const CUgraphEdgeData *dependencyData, size_t numDependencies, CUstreamCaptureMode mode),
    (hStream, hGraph, dependencies, dependencyData, numDependencies, mode))
{
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 3, dependencyData,
        stub_items((size_t)numDependencies) * sizeof(CUgraphEdgeData));
}

STUB_TWO(470, cuStreamBeginCapture_v2, 471, cuStreamBeginCapture_v2_ptsz,
    (CUstream hStream, CUstreamCaptureMode mode), (hStream, mode))
STUB_TWO(472, cuStreamCopyAttributes, 473, cuStreamCopyAttributes_ptsz,
    (CUstream dst, CUstream src), (dst, src))

STUB_FILLS(474, cuStreamCreate, (CUstream *phStream, unsigned int Flags), (phStream, Flags))
{
    stub_output(recorded, 0, (void *)phStream, sizeof(CUstream));
}

STUB_FILLS(475, cuStreamCreateWithPriority, (CUstream *phStream, unsigned int flags, int priority),
    (phStream, flags, priority))
{
    stub_output(recorded, 0, (void *)phStream, sizeof(CUstream));
}

STUB(476, cuStreamDestroy_v2, (CUstream hStream), (hStream))

STUB_TWO_FILL(477, cuStreamEndCapture, 478, cuStreamEndCapture_ptsz,
    (CUstream hStream, CUgraph *phGraph), (hStream, phGraph))
{
    stub_output(recorded, 1, (void *)phGraph, sizeof(CUgraph));
}

STUB_TWO_FILL(479, cuStreamGetAttribute, 480, cuStreamGetAttribute_ptsz,
    (CUstream hStream, CUstreamAttrID attr, CUstreamAttrValue *value_out),
    (hStream, attr, value_out))
{
    stub_output(recorded, 2, (void *)value_out, sizeof(CUstreamAttrValue));
}

STUB_TWO_FILL(481, cuStreamGetCaptureInfo_v2, 482, cuStreamGetCaptureInfo_v2_ptsz,
    (CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out,
        CUgraph *graph_out, const CUgraphNode **dependencies_out, size_t *numDependencies_out),
    (hStream, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out))
{
    size_t numDependencies_out_written = stub_output_count(recorded, 5, numDependencies_out,
        sizeof *numDependencies_out, SIZE_MAX);
    stub_output(recorded, 1, (void *)captureStatus_out, sizeof(CUstreamCaptureStatus));
    stub_output(recorded, 2, (void *)id_out, sizeof(cuuint64_t));
    stub_output(recorded, 3, (void *)graph_out, sizeof(CUgraph));
    stub_output_view(recorded, 4, (const void **)dependencies_out,
        numDependencies_out_written * sizeof(CUgraphNode));
}

STUB_TWO_FILL(483, cuStreamGetCaptureInfo_v3, 484, cuStreamGetCaptureInfo_v3_ptsz,
    (CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out,
        CUgraph *graph_out, const CUgraphNode **dependencies_out,
        const CUgraphEdgeData **edgeData_out, size_t *numDependencies_out),
    (hStream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out,
        numDependencies_out))
{
    size_t numDependencies_out_written = stub_output_count(recorded, 6, numDependencies_out,
        sizeof *numDependencies_out, SIZE_MAX);
    stub_output(recorded, 1, (void *)captureStatus_out, sizeof(CUstreamCaptureStatus));
    stub_output(recorded, 2, (void *)id_out, sizeof(cuuint64_t));
    stub_output(recorded, 3, (void *)graph_out, sizeof(CUgraph));
    stub_output_view(recorded, 4, (const void **)dependencies_out,
        numDependencies_out_written * sizeof(CUgraphNode));
    stub_output_view(recorded, 5, (const void **)edgeData_out,
        numDependencies_out_written * sizeof(CUgraphEdgeData));
}

STUB_TWO_FILL(485, cuStreamGetCtx, 486, cuStreamGetCtx_ptsz, (CUstream hStream, CUcontext *pctx),
    (hStream, pctx))
{
    stub_output(recorded, 1, (void *)pctx, sizeof(CUcontext));
}

STUB_TWO_FILL(487, cuStreamGetCtx_v2, 488, cuStreamGetCtx_v2_ptsz,
    (CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx), (hStream, pCtx, pGreenCtx))
{
    stub_output(recorded, 1, (void *)pCtx, sizeof(CUcontext));
    stub_output(recorded, 2, (void *)pGreenCtx, sizeof(CUgreenCtx));
}

STUB_TWO_FILL(489, cuStreamGetDevice, 490, cuStreamGetDevice_ptsz,
    (CUstream hStream, CUdevice *device), (hStream, device))
{
    stub_output(recorded, 1, (void *)device, sizeof(CUdevice));
}

STUB_TWO_FILL(491, cuStreamGetFlags, 492, cuStreamGetFlags_ptsz,
    (CUstream hStream, unsigned int *flags), (hStream, flags))
{
    stub_output(recorded, 1, (void *)flags, sizeof(unsigned int));
}

STUB_FILLS(493, cuStreamGetGreenCtx, (CUstream hStream, CUgreenCtx *phCtx), (hStream, phCtx))
{
    stub_output(recorded, 1, (void *)phCtx, sizeof(CUgreenCtx));
}

STUB_TWO_FILL(494, cuStreamGetId, 495, cuStreamGetId_ptsz,
    (CUstream hStream, unsigned long long *streamId), (hStream, streamId))
{
    stub_output(recorded, 1, (void *)streamId, sizeof(unsigned long long));
}

STUB_TWO_FILL(496, cuStreamGetPriority, 497, cuStreamGetPriority_ptsz,
    (CUstream hStream, int *priority), (hStream, priority))
{
    stub_output(recorded, 1, (void *)priority, sizeof(int));
}

STUB_TWO_FILL(498, cuStreamIsCapturing, 499, cuStreamIsCapturing_ptsz,
    (CUstream hStream, CUstreamCaptureStatus *captureStatus), (hStream, captureStatus))
{
    stub_output(recorded, 1, (void *)captureStatus, sizeof(CUstreamCaptureStatus));
}

STUB_TWO(500, cuStreamQuery, 501, cuStreamQuery_ptsz, (CUstream hStream), (hStream))

STUB_TWO_FILL(502, cuStreamSetAttribute, 503, cuStreamSetAttribute_ptsz,
    (CUstream hStream, CUstreamAttrID attr, const CUstreamAttrValue *value), (hStream, attr, value))
{
    stub_input(recorded, 2, value, sizeof(CUstreamAttrValue));
}

STUB_TWO(504, cuStreamSynchronize, 505, cuStreamSynchronize_ptsz, (CUstream hStream), (hStream))

STUB_TWO_FILL(506, cuStreamUpdateCaptureDependencies, 507, cuStreamUpdateCaptureDependencies_ptsz,
    (CUstream hStream, CUgraphNode *dependencies, size_t numDependencies, unsigned int flags),
    (hStream, dependencies, numDependencies, flags))
{
    stub_input(recorded, 1, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
}

STUB_TWO_FILL(508, cuStreamUpdateCaptureDependencies_v2, 509,
    cuStreamUpdateCaptureDependencies_v2_ptsz,
    (CUstream hStream, CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
        size_t numDependencies, unsigned int flags),
    (hStream, dependencies, dependencyData, numDependencies, flags))
{
    stub_input(recorded, 1, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 2, dependencyData,
        stub_items((size_t)numDependencies) * sizeof(CUgraphEdgeData));
}

STUB_TWO(510, cuStreamWaitEvent, 511, cuStreamWaitEvent_ptsz,
    (CUstream hStream, CUevent hEvent, unsigned int Flags), (hStream, hEvent, Flags))
STUB_TWO(512, cuStreamWaitValue32_v2, 513, cuStreamWaitValue32_v2_ptsz,
    (CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags),
    (stream, addr, value, flags))
STUB_TWO(514, cuStreamWaitValue64_v2, 515, cuStreamWaitValue64_v2_ptsz,
    (CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags),
    (stream, addr, value, flags))
STUB_TWO(516, cuStreamWriteValue32_v2, 517, cuStreamWriteValue32_v2_ptsz,
    (CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags),
    (stream, addr, value, flags))
STUB_TWO(518, cuStreamWriteValue64_v2, 519, cuStreamWriteValue64_v2_ptsz,
    (CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags),
    (stream, addr, value, flags))

STUB_FILLS(520, cuSurfObjectCreate,
    (CUsurfObject *pSurfObject, const CUDA_RESOURCE_DESC *pResDesc), (pSurfObject, pResDesc))
{
    stub_input(recorded, 1, pResDesc, sizeof(CUDA_RESOURCE_DESC));
    stub_output(recorded, 0, (void *)pSurfObject, sizeof(CUsurfObject));
}

STUB(521, cuSurfObjectDestroy, (CUsurfObject surfObject), (surfObject))

STUB_FILLS(522, cuSurfObjectGetResourceDesc,
    (CUDA_RESOURCE_DESC *pResDesc, CUsurfObject surfObject), (pResDesc, surfObject))
{
    stub_output(recorded, 0, (void *)pResDesc, sizeof(CUDA_RESOURCE_DESC));
}

STUB_FILLS(523, cuSurfRefGetArray, (CUarray *phArray, CUsurfref hSurfRef), (phArray, hSurfRef))
{
    stub_output(recorded, 0, (void *)phArray, sizeof(CUarray));
}

STUB(524, cuSurfRefSetArray, (CUsurfref hSurfRef, CUarray hArray, unsigned int Flags),
    (hSurfRef, hArray, Flags))

STUB_FILLS(525, cuTensorMapEncodeIm2col,
    (CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank,
        void *globalAddress, const cuuint64_t *globalDim, const cuuint64_t *globalStrides,
        const int *pixelBoxLowerCorner, const int *pixelBoxUpperCorner,
        cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides,
        CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle,
        CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill),
    (tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides,
        pixelBoxLowerCorner, pixelBoxUpperCorner, channelsPerPixel, pixelsPerColumn,
        elementStrides, interleave, swizzle, l2Promotion, oobFill))
{
    stub_input(recorded, 4, globalDim, 5 * sizeof(cuuint64_t));
    stub_input(recorded, 5, globalStrides, 5 * sizeof(cuuint64_t));
    stub_input(recorded, 6, pixelBoxLowerCorner,
        stub_items((size_t)(tensorRank > 2 ? tensorRank - 2 : 0)) * sizeof(int));
    stub_input(recorded, 7, pixelBoxUpperCorner,
        stub_items((size_t)(tensorRank > 2 ? tensorRank - 2 : 0)) * sizeof(int));
    stub_input(recorded, 10, elementStrides, 5 * sizeof(cuuint32_t));
    stub_output(recorded, 0, (void *)tensorMap, sizeof(CUtensorMap));
}

STUB_FILLS(526, cuTensorMapEncodeIm2colWide,
    (CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank,
        void *globalAddress, const cuuint64_t *globalDim, const cuuint64_t *globalStrides,
        int pixelBoxLowerCornerWidth, int pixelBoxUpperCornerWidth, cuuint32_t channelsPerPixel,
        cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides,
        CUtensorMapInterleave interleave, CUtensorMapIm2ColWideMode mode,
        CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion,
        CUtensorMapFloatOOBfill oobFill),
    (tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides,
        pixelBoxLowerCornerWidth, pixelBoxUpperCornerWidth, channelsPerPixel, pixelsPerColumn,
        elementStrides, interleave, mode, swizzle, l2Promotion, oobFill))
{
    stub_input(recorded, 4, globalDim, 5 * sizeof(cuuint64_t));
    stub_input(recorded, 5, globalStrides, 5 * sizeof(cuuint64_t));
    stub_input(recorded, 10, elementStrides, 5 * sizeof(cuuint32_t));
    stub_output(recorded, 0, (void *)tensorMap, sizeof(CUtensorMap));
}

STUB_FILLS(527, cuTensorMapEncodeTiled,
    (CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank,
        void *globalAddress, const cuuint64_t *globalDim, const cuuint64_t *globalStrides,
        const cuuint32_t *boxDim, const cuuint32_t *elementStrides,
        CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle,
        CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill),
    (tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, boxDim,
        elementStrides, interleave, swizzle, l2Promotion, oobFill))
{
    stub_input(recorded, 4, globalDim, 5 * sizeof(cuuint64_t));
    stub_input(recorded, 5, globalStrides, 5 * sizeof(cuuint64_t));
    stub_input(recorded, 6, boxDim, 5 * sizeof(cuuint32_t));
    stub_input(recorded, 7, elementStrides, 5 * sizeof(cuuint32_t));
    stub_output(recorded, 0, (void *)tensorMap, sizeof(CUtensorMap));
}

STUB_FILLS(528, cuTensorMapReplaceAddress, (CUtensorMap *tensorMap, void *globalAddress),
    (tensorMap, globalAddress))
{
    stub_input(recorded, 0, tensorMap, sizeof(CUtensorMap));
    stub_output_open(recorded, 0, (void *)tensorMap, 0);
}

STUB_FILLS(529, cuTexObjectCreate,
    (CUtexObject *pTexObject, const CUDA_RESOURCE_DESC *pResDesc,
        const CUDA_TEXTURE_DESC *pTexDesc, const CUDA_RESOURCE_VIEW_DESC *pResViewDesc),
    (pTexObject, pResDesc, pTexDesc, pResViewDesc))
{
    stub_input(recorded, 1, pResDesc, sizeof(CUDA_RESOURCE_DESC));
    stub_input(recorded, 2, pTexDesc, sizeof(CUDA_TEXTURE_DESC));
    stub_input(recorded, 3, pResViewDesc, sizeof(CUDA_RESOURCE_VIEW_DESC));
    stub_output(recorded, 0, (void *)pTexObject, sizeof(CUtexObject));
}

STUB(530, cuTexObjectDestroy, (CUtexObject texObject), (texObject))

STUB_FILLS(531, cuTexObjectGetResourceDesc, (CUDA_RESOURCE_DESC *pResDesc, CUtexObject texObject),
    (pResDesc, texObject))
{
    stub_output(recorded, 0, (void *)pResDesc, sizeof(CUDA_RESOURCE_DESC));
}

STUB_FILLS(532, cuTexObjectGetResourceViewDesc,
    (CUDA_RESOURCE_VIEW_DESC *pResViewDesc, CUtexObject texObject), (pResViewDesc, texObject))
{
    stub_output(recorded, 0, (void *)pResViewDesc, sizeof(CUDA_RESOURCE_VIEW_DESC));
}

STUB_FILLS(533, cuTexObjectGetTextureDesc, (CUDA_TEXTURE_DESC *pTexDesc, CUtexObject texObject),
    (pTexDesc, texObject))
{
    stub_output(recorded, 0, (void *)pTexDesc, sizeof(CUDA_TEXTURE_DESC));
}

STUB_FILLS(534, cuTexRefCreate, (CUtexref *pTexRef), (pTexRef))
{
    stub_output(recorded, 0, (void *)pTexRef, sizeof(CUtexref));
}

STUB(535, cuTexRefDestroy, (CUtexref hTexRef), (hTexRef))

STUB_FILLS(536, cuTexRefGetAddressMode, (CUaddress_mode *pam, CUtexref hTexRef, int dim),
    (pam, hTexRef, dim))
{
    stub_output(recorded, 0, (void *)pam, sizeof(CUaddress_mode));
}

STUB_FILLS(537, cuTexRefGetAddress_v2, (CUdeviceptr *pdptr, CUtexref hTexRef), (pdptr, hTexRef))
{
    stub_output(recorded, 0, (void *)pdptr, sizeof(CUdeviceptr));
}

STUB_FILLS(538, cuTexRefGetArray, (CUarray *phArray, CUtexref hTexRef), (phArray, hTexRef))
{
    stub_output(recorded, 0, (void *)phArray, sizeof(CUarray));
}

STUB_FILLS(539, cuTexRefGetBorderColor, (float *pBorderColor, CUtexref hTexRef),
    (pBorderColor, hTexRef))
{
    stub_output(recorded, 0, (void *)pBorderColor, 4 * sizeof(float));
}

STUB_FILLS(540, cuTexRefGetFilterMode, (CUfilter_mode *pfm, CUtexref hTexRef), (pfm, hTexRef))
{
    stub_output(recorded, 0, (void *)pfm, sizeof(CUfilter_mode));
}

STUB_FILLS(541, cuTexRefGetFlags, (unsigned int *pFlags, CUtexref hTexRef), (pFlags, hTexRef))
{
    stub_output(recorded, 0, (void *)pFlags, sizeof(unsigned int));
}

STUB_FILLS(542, cuTexRefGetFormat, (CUarray_format *pFormat, int *pNumChannels, CUtexref hTexRef),
    (pFormat, pNumChannels, hTexRef))
{
    stub_output(recorded, 0, (void *)pFormat, sizeof(CUarray_format));
    stub_output(recorded, 1, (void *)pNumChannels, sizeof(int));
}

STUB_FILLS(543, cuTexRefGetMaxAnisotropy, (int *pmaxAniso, CUtexref hTexRef), (pmaxAniso, hTexRef))
{
    stub_output(recorded, 0, (void *)pmaxAniso, sizeof(int));
}

STUB_FILLS(544, cuTexRefGetMipmapFilterMode, (CUfilter_mode *pfm, CUtexref hTexRef), (pfm, hTexRef))
{
    stub_output(recorded, 0, (void *)pfm, sizeof(CUfilter_mode));
}

STUB_FILLS(545, cuTexRefGetMipmapLevelBias, (float *pbias, CUtexref hTexRef), (pbias, hTexRef))
{
    stub_output(recorded, 0, (void *)pbias, sizeof(float));
}

STUB_FILLS(546, cuTexRefGetMipmapLevelClamp,
    (float *pminMipmapLevelClamp, float *pmaxMipmapLevelClamp, CUtexref hTexRef),
    (pminMipmapLevelClamp, pmaxMipmapLevelClamp, hTexRef))
{
    stub_output(recorded, 0, (void *)pminMipmapLevelClamp, sizeof(float));
    stub_output(recorded, 1, (void *)pmaxMipmapLevelClamp, sizeof(float));
}

STUB_FILLS(547, cuTexRefGetMipmappedArray, (CUmipmappedArray *phMipmappedArray, CUtexref hTexRef),
    (phMipmappedArray, hTexRef))
{
    stub_output(recorded, 0, (void *)phMipmappedArray, sizeof(CUmipmappedArray));
}

STUB_FILLS(548, cuTexRefSetAddress2D_v3,
    (CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR *desc, CUdeviceptr dptr, size_t Pitch),
    (hTexRef, desc, dptr, Pitch))
{
    stub_input(recorded, 1, desc, sizeof(CUDA_ARRAY_DESCRIPTOR));
}

STUB(549, cuTexRefSetAddressMode, (CUtexref hTexRef, int dim, CUaddress_mode am),
    (hTexRef, dim, am))

STUB_FILLS(550, cuTexRefSetAddress_v2,
    (size_t *ByteOffset, CUtexref hTexRef, CUdeviceptr dptr, size_t bytes),
    (ByteOffset, hTexRef, dptr, bytes))
{
    stub_output(recorded, 0, (void *)ByteOffset, sizeof(size_t));
}

STUB(551, cuTexRefSetArray, (CUtexref hTexRef, CUarray hArray, unsigned int Flags),
    (hTexRef, hArray, Flags))

STUB_FILLS(552, cuTexRefSetBorderColor, (CUtexref hTexRef, float *pBorderColor),
    (hTexRef, pBorderColor))
{
    stub_input(recorded, 1, pBorderColor, 4 * sizeof(float));
}

STUB(553, cuTexRefSetFilterMode, (CUtexref hTexRef, CUfilter_mode fm), (hTexRef, fm))
STUB(554, cuTexRefSetFlags, (CUtexref hTexRef, unsigned int Flags), (hTexRef, Flags))
STUB(555, cuTexRefSetFormat, (CUtexref hTexRef, CUarray_format fmt, int NumPackedComponents),
    (hTexRef, fmt, NumPackedComponents))
STUB(556, cuTexRefSetMaxAnisotropy, (CUtexref hTexRef, unsigned int maxAniso), (hTexRef, maxAniso))
STUB(557, cuTexRefSetMipmapFilterMode, (CUtexref hTexRef, CUfilter_mode fm), (hTexRef, fm))
STUB(558, cuTexRefSetMipmapLevelBias, (CUtexref hTexRef, float bias), (hTexRef, bias))
STUB(559, cuTexRefSetMipmapLevelClamp,
    (CUtexref hTexRef, float minMipmapLevelClamp, float maxMipmapLevelClamp),
    (hTexRef, minMipmapLevelClamp, maxMipmapLevelClamp))
STUB(560, cuTexRefSetMipmappedArray,
    (CUtexref hTexRef, CUmipmappedArray hMipmappedArray, unsigned int Flags),
    (hTexRef, hMipmappedArray, Flags))

STUB_FILLS(561, cuThreadExchangeStreamCaptureMode, (CUstreamCaptureMode *mode), (mode))
{
    stub_input(recorded, 0, mode, sizeof(CUstreamCaptureMode));
    stub_output(recorded, 0, (void *)mode, sizeof(CUstreamCaptureMode));
}

STUB_FILLS(562, cuUserObjectCreate,
    (CUuserObject *object_out, void *ptr, CUhostFn destroy, unsigned int initialRefcount,
        unsigned int flags),
    (object_out, ptr, destroy, initialRefcount, flags))
{
    stub_output(recorded, 0, (void *)object_out, sizeof(CUuserObject));
}

STUB(563, cuUserObjectRelease, (CUuserObject object, unsigned int count), (object, count))
STUB(564, cuUserObjectRetain, (CUuserObject object, unsigned int count), (object, count))

STUB_FILLS(565, cuVDPAUCtxCreate_v2,
    (CUcontext *pCtx, unsigned int flags, CUdevice device, VdpDevice vdpDevice,
        int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **)),
    (pCtx, flags, device, vdpDevice, vdpGetProcAddress))
{
    stub_output(recorded, 0, (void *)pCtx, sizeof(CUcontext));
}

STUB_FILLS(566, cuVDPAUGetDevice,
    (CUdevice *pDevice, VdpDevice vdpDevice,
        int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **)),
    (pDevice, vdpDevice, vdpGetProcAddress))
{
    stub_output(recorded, 0, (void *)pDevice, sizeof(CUdevice));
}

STUB_TWO_FILL(567, cuWaitExternalSemaphoresAsync, 568, cuWaitExternalSemaphoresAsync_ptsz,
    (const CUexternalSemaphore *extSemArray,
        const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray, unsigned int numExtSems,
        CUstream stream),
    (extSemArray, paramsArray, numExtSems, stream))
{
    stub_input(recorded, 0, extSemArray,
        stub_items((size_t)numExtSems) * sizeof(CUexternalSemaphore));
    stub_input(recorded, 1, paramsArray,
        stub_items((size_t)numExtSems) * sizeof(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS));
}

const stub_function stub_functions[] = {
    STUB_RENAMED(cuArray3DCreate, cuArray3DCreate_v2, cuArray3DCreate, 3020, 2),
    STUB_RENAMED(cuArray3DGetDescriptor, cuArray3DGetDescriptor_v2, cuArray3DGetDescriptor, 3020,
        2),
    STUB_RENAMED(cuArrayCreate, cuArrayCreate_v2, cuArrayCreate, 3020, 2),
    STUB_SAME(cuArrayDestroy, 2000, 1),
    STUB_RENAMED(cuArrayGetDescriptor, cuArrayGetDescriptor_v2, cuArrayGetDescriptor, 3020, 2),
    STUB_SAME(cuArrayGetMemoryRequirements, 11060, 3),
    STUB_SAME(cuArrayGetPlane, 11020, 3),
    STUB_SAME(cuArrayGetSparseProperties, 11010, 2),
    STUB_SAME(cuCheckpointProcessCheckpoint, 12080, 2),
    STUB_SAME(cuCheckpointProcessGetRestoreThreadId, 12080, 2),
    STUB_SAME(cuCheckpointProcessGetState, 12080, 2),
    STUB_SAME(cuCheckpointProcessLock, 12080, 2),
    STUB_SAME(cuCheckpointProcessRestore, 12080, 2),
    STUB_SAME(cuCheckpointProcessUnlock, 12080, 2),
    STUB_SAME(cuCoredumpGetAttribute, 12010, 3),
    STUB_SAME(cuCoredumpGetAttributeGlobal, 12010, 3),
    STUB_SAME(cuCoredumpSetAttribute, 12010, 3),
    STUB_SAME(cuCoredumpSetAttributeGlobal, 12010, 3),
    STUB_SAME(cuCtxAttach, 2000, 2),
    STUB_RENAMED(cuCtxCreate, cuCtxCreate_v2, cuCtxCreate, 3020, 3),
    STUB_RENAMED(cuCtxCreate_v3, cuCtxCreate_v3, cuCtxCreate, 11040, 5),
    STUB_RENAMED(cuCtxCreate_v4, cuCtxCreate_v4, cuCtxCreate, 12050, 4),
    STUB_RENAMED(cuCtxDestroy, cuCtxDestroy_v2, cuCtxDestroy, 4000, 1),
    STUB_SAME(cuCtxDetach, 2000, 1),
    STUB_SAME(cuCtxDisablePeerAccess, 4000, 1),
    STUB_SAME(cuCtxEnablePeerAccess, 4000, 2),
    STUB_SAME(cuCtxFromGreenCtx, 12040, 2),
    STUB_SAME(cuCtxGetApiVersion, 3020, 2),
    STUB_SAME(cuCtxGetCacheConfig, 3020, 1),
    STUB_SAME(cuCtxGetCurrent, 4000, 1),
    STUB_SAME(cuCtxGetDevResource, 12040, 3),
    STUB_SAME(cuCtxGetDevice, 2000, 1),
    STUB_SAME(cuCtxGetExecAffinity, 11040, 2),
    STUB_SAME(cuCtxGetFlags, 7000, 1),
    STUB_SAME(cuCtxGetId, 12000, 2),
    STUB_SAME(cuCtxGetLimit, 3010, 2),
    STUB_SAME(cuCtxGetSharedMemConfig, 4020, 1),
    STUB_SAME(cuCtxGetStreamPriorityRange, 5050, 2),
    STUB_RENAMED(cuCtxPopCurrent, cuCtxPopCurrent_v2, cuCtxPopCurrent, 4000, 1),
    STUB_RENAMED(cuCtxPushCurrent, cuCtxPushCurrent_v2, cuCtxPushCurrent, 4000, 1),
    STUB_SAME(cuCtxRecordEvent, 12050, 2),
    STUB_SAME(cuCtxResetPersistingL2Cache, 11000, 0),
    STUB_SAME(cuCtxSetCacheConfig, 3020, 1),
    STUB_SAME(cuCtxSetCurrent, 4000, 1),
    STUB_SAME(cuCtxSetFlags, 12010, 1),
    STUB_SAME(cuCtxSetLimit, 3010, 2),
    STUB_SAME(cuCtxSetSharedMemConfig, 4020, 1),
    STUB_SAME(cuCtxSynchronize, 2000, 0),
    STUB_SAME(cuCtxWaitEvent, 12050, 2),
    STUB_SAME(cuDestroyExternalMemory, 10000, 1),
    STUB_SAME(cuDestroyExternalSemaphore, 10000, 1),
    STUB_SAME(cuDevResourceGenerateDesc, 12040, 3),
    STUB_SAME(cuDevSmResourceSplitByCount, 12040, 6),
    STUB_SAME(cuDeviceCanAccessPeer, 4000, 3),
    STUB_SAME(cuDeviceComputeCapability, 2000, 3),
    STUB_SAME(cuDeviceGet, 2000, 2),
    STUB_SAME(cuDeviceGetAttribute, 2000, 3),
    STUB_SAME(cuDeviceGetByPCIBusId, 4010, 2),
    STUB_SAME(cuDeviceGetCount, 2000, 1),
    STUB_SAME(cuDeviceGetDefaultMemPool, 11020, 2),
    STUB_SAME(cuDeviceGetDevResource, 12040, 3),
    STUB_SAME(cuDeviceGetExecAffinitySupport, 11040, 3),
    STUB_SAME(cuDeviceGetGraphMemAttribute, 11040, 3),
    STUB_SAME(cuDeviceGetLuid, 10000, 3),
    STUB_SAME(cuDeviceGetMemPool, 11020, 2),
    STUB_SAME(cuDeviceGetName, 2000, 3),
    STUB_SAME(cuDeviceGetNvSciSyncAttributes, 10020, 3),
    STUB_SAME(cuDeviceGetP2PAttribute, 8000, 4),
    STUB_SAME(cuDeviceGetPCIBusId, 4010, 3),
    STUB_SAME(cuDeviceGetProperties, 2000, 2),
    STUB_SAME(cuDeviceGetTexture1DLinearMaxWidth, 11010, 4),
    STUB_SAME(cuDeviceGetUuid, 9020, 2),
    STUB_RENAMED(cuDeviceGetUuid_v2, cuDeviceGetUuid_v2, cuDeviceGetUuid, 11040, 2),
    STUB_SAME(cuDeviceGraphMemTrim, 11040, 1),
    STUB_SAME(cuDevicePrimaryCtxGetState, 7000, 3),
    STUB_RENAMED(cuDevicePrimaryCtxRelease, cuDevicePrimaryCtxRelease_v2,
        cuDevicePrimaryCtxRelease, 11000, 1),
    STUB_RENAMED(cuDevicePrimaryCtxReset, cuDevicePrimaryCtxReset_v2, cuDevicePrimaryCtxReset,
        11000, 1),
    STUB_SAME(cuDevicePrimaryCtxRetain, 7000, 2),
    STUB_RENAMED(cuDevicePrimaryCtxSetFlags, cuDevicePrimaryCtxSetFlags_v2,
        cuDevicePrimaryCtxSetFlags, 11000, 2),
    STUB_SAME(cuDeviceRegisterAsyncNotification, 12040, 4),
    STUB_SAME(cuDeviceSetGraphMemAttribute, 11040, 3),
    STUB_SAME(cuDeviceSetMemPool, 11020, 2),
    STUB_RENAMED(cuDeviceTotalMem, cuDeviceTotalMem_v2, cuDeviceTotalMem, 3020, 2),
    STUB_SAME(cuDeviceUnregisterAsyncNotification, 12040, 2),
    STUB_SAME(cuDriverGetVersion, 2020, 1),
    STUB_SAME(cuEGLStreamConsumerAcquireFrame, 7000, 4),
    STUB_SAME(cuEGLStreamConsumerConnect, 7000, 2),
    STUB_SAME(cuEGLStreamConsumerConnectWithFlags, 8000, 3),
    STUB_SAME(cuEGLStreamConsumerDisconnect, 7000, 1),
    STUB_SAME(cuEGLStreamConsumerReleaseFrame, 7000, 3),
    STUB_SAME(cuEGLStreamProducerConnect, 7000, 4),
    STUB_SAME(cuEGLStreamProducerDisconnect, 7000, 1),
    STUB_SAME(cuEGLStreamProducerPresentFrame, 7000, 3),
    STUB_SAME(cuEGLStreamProducerReturnFrame, 7000, 3),
    STUB_SAME(cuEventCreate, 2000, 2),
    STUB_SAME(cuEventCreateFromEGLSync, 9000, 3),
    STUB_RENAMED(cuEventDestroy, cuEventDestroy_v2, cuEventDestroy, 4000, 1),
    STUB_SAME(cuEventElapsedTime, 2000, 3),
    STUB_RENAMED(cuEventElapsedTime_v2, cuEventElapsedTime_v2, cuEventElapsedTime, 12080, 3),
    STUB_SAME(cuEventQuery, 2000, 1),
    STUB_SAME(cuEventRecord, 2000, 2),
    STUB_SAME(cuEventRecordWithFlags, 11010, 3),
    STUB_PER_THREAD(cuEventRecordWithFlags, cuEventRecordWithFlags_ptsz, cuEventRecordWithFlags,
        11010, 3),
    STUB_PER_THREAD(cuEventRecord, cuEventRecord_ptsz, cuEventRecord, 2000, 2),
    STUB_SAME(cuEventSynchronize, 2000, 1),
    STUB_SAME(cuExternalMemoryGetMappedBuffer, 10000, 3),
    STUB_SAME(cuExternalMemoryGetMappedMipmappedArray, 10000, 3),
    STUB_SAME(cuFlushGPUDirectRDMAWrites, 11030, 2),
    STUB_SAME(cuFuncGetAttribute, 2020, 3),
    STUB_SAME(cuFuncGetModule, 11000, 2),
    STUB_SAME(cuFuncGetName, 12030, 2),
    STUB_SAME(cuFuncGetParamInfo, 12040, 4),
    STUB_SAME(cuFuncIsLoaded, 12040, 2),
    STUB_SAME(cuFuncLoad, 12040, 1),
    STUB_SAME(cuFuncSetAttribute, 9000, 3),
    STUB_SAME(cuFuncSetBlockShape, 2000, 4),
    STUB_SAME(cuFuncSetCacheConfig, 3000, 2),
    STUB_SAME(cuFuncSetSharedMemConfig, 4020, 2),
    STUB_SAME(cuFuncSetSharedSize, 2000, 2),
    STUB_RENAMED(cuGLCtxCreate, cuGLCtxCreate_v2, cuGLCtxCreate, 3020, 3),
    STUB_RENAMED(cuGLGetDevices, cuGLGetDevices_v2, cuGLGetDevices, 6050, 4),
    STUB_SAME(cuGLInit, 2000, 0),
    STUB_RENAMED(cuGLMapBufferObjectAsync, cuGLMapBufferObjectAsync_v2, cuGLMapBufferObjectAsync,
        3020, 4),
    STUB_PER_THREAD(cuGLMapBufferObjectAsync, cuGLMapBufferObjectAsync_v2_ptsz,
        cuGLMapBufferObjectAsync, 3020, 4),
    STUB_RENAMED(cuGLMapBufferObject, cuGLMapBufferObject_v2, cuGLMapBufferObject, 3020, 3),
    STUB_PER_THREAD(cuGLMapBufferObject, cuGLMapBufferObject_v2_ptds, cuGLMapBufferObject, 3020, 3),
    STUB_SAME(cuGLRegisterBufferObject, 2000, 1),
    STUB_SAME(cuGLSetBufferObjectMapFlags, 2030, 2),
    STUB_SAME(cuGLUnmapBufferObject, 2000, 1),
    STUB_SAME(cuGLUnmapBufferObjectAsync, 2030, 2),
    STUB_SAME(cuGLUnregisterBufferObject, 2000, 1),
    STUB_SAME(cuGetErrorName, 6000, 2),
    STUB_SAME(cuGetErrorString, 6000, 2),
    STUB_SAME(cuGetExportTable, 3000, 2),
    STUB_RENAMED(cuGetProcAddress, cuGetProcAddress_v2, cuGetProcAddress, 12000, 5),
    STUB_SAME(cuGraphAddBatchMemOpNode, 11070, 5),
    STUB_SAME(cuGraphAddChildGraphNode, 10000, 5),
    STUB_SAME(cuGraphAddDependencies, 10000, 4),
    STUB_RENAMED(cuGraphAddDependencies_v2, cuGraphAddDependencies_v2, cuGraphAddDependencies,
        12030, 5),
    STUB_SAME(cuGraphAddEmptyNode, 10000, 4),
    STUB_SAME(cuGraphAddEventRecordNode, 11010, 5),
    STUB_SAME(cuGraphAddEventWaitNode, 11010, 5),
    STUB_SAME(cuGraphAddExternalSemaphoresSignalNode, 11020, 5),
    STUB_SAME(cuGraphAddExternalSemaphoresWaitNode, 11020, 5),
    STUB_SAME(cuGraphAddHostNode, 10000, 5),
    STUB_RENAMED(cuGraphAddKernelNode, cuGraphAddKernelNode_v2, cuGraphAddKernelNode, 12000, 5),
    STUB_SAME(cuGraphAddMemAllocNode, 11040, 5),
    STUB_SAME(cuGraphAddMemFreeNode, 11040, 5),
    STUB_SAME(cuGraphAddMemcpyNode, 10000, 6),
    STUB_SAME(cuGraphAddMemsetNode, 10000, 6),
    STUB_SAME(cuGraphAddNode, 12020, 5),
    STUB_RENAMED(cuGraphAddNode_v2, cuGraphAddNode_v2, cuGraphAddNode, 12030, 6),
    STUB_SAME(cuGraphBatchMemOpNodeGetParams, 11070, 2),
    STUB_SAME(cuGraphBatchMemOpNodeSetParams, 11070, 2),
    STUB_SAME(cuGraphChildGraphNodeGetGraph, 10000, 2),
    STUB_SAME(cuGraphClone, 10000, 2),
    STUB_SAME(cuGraphConditionalHandleCreate, 12030, 5),
    STUB_SAME(cuGraphCreate, 10000, 2),
    STUB_SAME(cuGraphDebugDotPrint, 11030, 3),
    STUB_SAME(cuGraphDestroy, 10000, 1),
    STUB_SAME(cuGraphDestroyNode, 10000, 1),
    STUB_SAME(cuGraphEventRecordNodeGetEvent, 11010, 2),
    STUB_SAME(cuGraphEventRecordNodeSetEvent, 11010, 2),
    STUB_SAME(cuGraphEventWaitNodeGetEvent, 11010, 2),
    STUB_SAME(cuGraphEventWaitNodeSetEvent, 11010, 2),
    STUB_SAME(cuGraphExecBatchMemOpNodeSetParams, 11070, 3),
    STUB_SAME(cuGraphExecChildGraphNodeSetParams, 11010, 3),
    STUB_SAME(cuGraphExecDestroy, 10000, 1),
    STUB_SAME(cuGraphExecEventRecordNodeSetEvent, 11010, 3),
    STUB_SAME(cuGraphExecEventWaitNodeSetEvent, 11010, 3),
    STUB_SAME(cuGraphExecExternalSemaphoresSignalNodeSetParams, 11020, 3),
    STUB_SAME(cuGraphExecExternalSemaphoresWaitNodeSetParams, 11020, 3),
    STUB_SAME(cuGraphExecGetFlags, 12000, 2),
    STUB_SAME(cuGraphExecHostNodeSetParams, 10020, 3),
    STUB_RENAMED(cuGraphExecKernelNodeSetParams, cuGraphExecKernelNodeSetParams_v2,
        cuGraphExecKernelNodeSetParams, 12000, 3),
    STUB_SAME(cuGraphExecMemcpyNodeSetParams, 10020, 4),
    STUB_SAME(cuGraphExecMemsetNodeSetParams, 10020, 4),
    STUB_SAME(cuGraphExecNodeSetParams, 12020, 3),
    STUB_RENAMED(cuGraphExecUpdate, cuGraphExecUpdate_v2, cuGraphExecUpdate, 12000, 3),
    STUB_SAME(cuGraphExternalSemaphoresSignalNodeGetParams, 11020, 2),
    STUB_SAME(cuGraphExternalSemaphoresSignalNodeSetParams, 11020, 2),
    STUB_SAME(cuGraphExternalSemaphoresWaitNodeGetParams, 11020, 2),
    STUB_SAME(cuGraphExternalSemaphoresWaitNodeSetParams, 11020, 2),
    STUB_SAME(cuGraphGetEdges, 10000, 4),
    STUB_RENAMED(cuGraphGetEdges_v2, cuGraphGetEdges_v2, cuGraphGetEdges, 12030, 5),
    STUB_SAME(cuGraphGetNodes, 10000, 3),
    STUB_SAME(cuGraphGetRootNodes, 10000, 3),
    STUB_SAME(cuGraphHostNodeGetParams, 10000, 2),
    STUB_SAME(cuGraphHostNodeSetParams, 10000, 2),
    STUB_RENAMED(cuGraphInstantiate, cuGraphInstantiateWithFlags, cuGraphInstantiateWithFlags,
        11040, 3),
    STUB_SAME(cuGraphInstantiateWithParams, 12000, 3),
    STUB_PER_THREAD(cuGraphInstantiateWithParams, cuGraphInstantiateWithParams_ptsz,
        cuGraphInstantiateWithParams, 12000, 3),
    STUB_SAME(cuGraphKernelNodeCopyAttributes, 11000, 2),
    STUB_SAME(cuGraphKernelNodeGetAttribute, 11000, 3),
    STUB_RENAMED(cuGraphKernelNodeGetParams, cuGraphKernelNodeGetParams_v2,
        cuGraphKernelNodeGetParams, 12000, 2),
    STUB_SAME(cuGraphKernelNodeSetAttribute, 11000, 3),
    STUB_RENAMED(cuGraphKernelNodeSetParams, cuGraphKernelNodeSetParams_v2,
        cuGraphKernelNodeSetParams, 12000, 2),
    STUB_SAME(cuGraphLaunch, 10000, 2),
    STUB_PER_THREAD(cuGraphLaunch, cuGraphLaunch_ptsz, cuGraphLaunch, 10000, 2),
    STUB_SAME(cuGraphMemAllocNodeGetParams, 11040, 2),
    STUB_SAME(cuGraphMemFreeNodeGetParams, 11040, 2),
    STUB_SAME(cuGraphMemcpyNodeGetParams, 10000, 2),
    STUB_SAME(cuGraphMemcpyNodeSetParams, 10000, 2),
    STUB_SAME(cuGraphMemsetNodeGetParams, 10000, 2),
    STUB_SAME(cuGraphMemsetNodeSetParams, 10000, 2),
    STUB_SAME(cuGraphNodeFindInClone, 10000, 3),
    STUB_SAME(cuGraphNodeGetDependencies, 10000, 3),
    STUB_RENAMED(cuGraphNodeGetDependencies_v2, cuGraphNodeGetDependencies_v2,
        cuGraphNodeGetDependencies, 12030, 4),
    STUB_SAME(cuGraphNodeGetDependentNodes, 10000, 3),
    STUB_RENAMED(cuGraphNodeGetDependentNodes_v2, cuGraphNodeGetDependentNodes_v2,
        cuGraphNodeGetDependentNodes, 12030, 4),
    STUB_SAME(cuGraphNodeGetEnabled, 11060, 3),
    STUB_SAME(cuGraphNodeGetType, 10000, 2),
    STUB_SAME(cuGraphNodeSetEnabled, 11060, 3),
    STUB_SAME(cuGraphNodeSetParams, 12020, 2),
    STUB_SAME(cuGraphReleaseUserObject, 11030, 3),
    STUB_SAME(cuGraphRemoveDependencies, 10000, 4),
    STUB_RENAMED(cuGraphRemoveDependencies_v2, cuGraphRemoveDependencies_v2,
        cuGraphRemoveDependencies, 12030, 5),
    STUB_SAME(cuGraphRetainUserObject, 11030, 4),
    STUB_SAME(cuGraphUpload, 11010, 2),
    STUB_PER_THREAD(cuGraphUpload, cuGraphUpload_ptsz, cuGraphUpload, 11010, 2),
    STUB_SAME(cuGraphicsEGLRegisterImage, 7000, 3),
    STUB_SAME(cuGraphicsGLRegisterBuffer, 3000, 3),
    STUB_SAME(cuGraphicsGLRegisterImage, 3000, 4),
    STUB_SAME(cuGraphicsMapResources, 3000, 3),
    STUB_PER_THREAD(cuGraphicsMapResources, cuGraphicsMapResources_ptsz, cuGraphicsMapResources,
        3000, 3),
    STUB_SAME(cuGraphicsResourceGetMappedEglFrame, 7000, 4),
    STUB_SAME(cuGraphicsResourceGetMappedMipmappedArray, 5000, 2),
    STUB_RENAMED(cuGraphicsResourceGetMappedPointer, cuGraphicsResourceGetMappedPointer_v2,
        cuGraphicsResourceGetMappedPointer, 3020, 3),
    STUB_RENAMED(cuGraphicsResourceSetMapFlags, cuGraphicsResourceSetMapFlags_v2,
        cuGraphicsResourceSetMapFlags, 6050, 2),
    STUB_SAME(cuGraphicsSubResourceGetMappedArray, 3000, 4),
    STUB_SAME(cuGraphicsUnmapResources, 3000, 3),
    STUB_PER_THREAD(cuGraphicsUnmapResources, cuGraphicsUnmapResources_ptsz,
        cuGraphicsUnmapResources, 3000, 3),
    STUB_SAME(cuGraphicsUnregisterResource, 3000, 1),
    STUB_SAME(cuGraphicsVDPAURegisterOutputSurface, 3010, 3),
    STUB_SAME(cuGraphicsVDPAURegisterVideoSurface, 3010, 3),
    STUB_SAME(cuGreenCtxCreate, 12040, 4),
    STUB_SAME(cuGreenCtxDestroy, 12040, 1),
    STUB_SAME(cuGreenCtxGetDevResource, 12040, 3),
    STUB_SAME(cuGreenCtxRecordEvent, 12040, 2),
    STUB_SAME(cuGreenCtxStreamCreate, 12050, 4),
    STUB_SAME(cuGreenCtxWaitEvent, 12040, 2),
    STUB_SAME(cuImportExternalMemory, 10000, 2),
    STUB_SAME(cuImportExternalSemaphore, 10000, 2),
    STUB_SAME(cuInit, 2000, 1),
    STUB_SAME(cuIpcCloseMemHandle, 4010, 1),
    STUB_SAME(cuIpcGetEventHandle, 4010, 2),
    STUB_SAME(cuIpcGetMemHandle, 4010, 2),
    STUB_SAME(cuIpcOpenEventHandle, 4010, 2),
    STUB_RENAMED(cuIpcOpenMemHandle, cuIpcOpenMemHandle_v2, cuIpcOpenMemHandle, 11000, 3),
    STUB_SAME(cuKernelGetAttribute, 12000, 4),
    STUB_SAME(cuKernelGetFunction, 12000, 2),
    STUB_SAME(cuKernelGetLibrary, 12050, 2),
    STUB_SAME(cuKernelGetName, 12030, 2),
    STUB_SAME(cuKernelGetParamInfo, 12040, 4),
    STUB_SAME(cuKernelSetAttribute, 12000, 4),
    STUB_SAME(cuKernelSetCacheConfig, 12000, 3),
    STUB_SAME(cuLaunch, 2000, 1),
    STUB_SAME(cuLaunchCooperativeKernel, 9000, 10),
    STUB_SAME(cuLaunchCooperativeKernelMultiDevice, 9000, 3),
    STUB_PER_THREAD(cuLaunchCooperativeKernel, cuLaunchCooperativeKernel_ptsz,
        cuLaunchCooperativeKernel, 9000, 10),
    STUB_SAME(cuLaunchGrid, 2000, 3),
    STUB_SAME(cuLaunchGridAsync, 2000, 4),
    STUB_SAME(cuLaunchHostFunc, 10000, 3),
    STUB_PER_THREAD(cuLaunchHostFunc, cuLaunchHostFunc_ptsz, cuLaunchHostFunc, 10000, 3),
    STUB_SAME(cuLaunchKernel, 4000, 11),
    STUB_SAME(cuLaunchKernelEx, 11060, 4),
    STUB_PER_THREAD(cuLaunchKernelEx, cuLaunchKernelEx_ptsz, cuLaunchKernelEx, 11060, 4),
    STUB_PER_THREAD(cuLaunchKernel, cuLaunchKernel_ptsz, cuLaunchKernel, 4000, 11),
    STUB_SAME(cuLibraryEnumerateKernels, 12040, 3),
    STUB_SAME(cuLibraryGetGlobal, 12000, 4),
    STUB_SAME(cuLibraryGetKernel, 12000, 3),
    STUB_SAME(cuLibraryGetKernelCount, 12040, 2),
    STUB_SAME(cuLibraryGetManaged, 12000, 4),
    STUB_SAME(cuLibraryGetModule, 12000, 2),
    STUB_SAME(cuLibraryGetUnifiedFunction, 12000, 3),
    STUB_SAME(cuLibraryLoadData, 12000, 8),
    STUB_SAME(cuLibraryLoadFromFile, 12000, 8),
    STUB_SAME(cuLibraryUnload, 12000, 1),
    STUB_RENAMED(cuLinkAddData, cuLinkAddData_v2, cuLinkAddData, 6050, 8),
    STUB_RENAMED(cuLinkAddFile, cuLinkAddFile_v2, cuLinkAddFile, 6050, 6),
    STUB_SAME(cuLinkComplete, 5050, 3),
    STUB_RENAMED(cuLinkCreate, cuLinkCreate_v2, cuLinkCreate, 6050, 4),
    STUB_SAME(cuLinkDestroy, 5050, 1),
    STUB_SAME(cuLogsCurrent, 12090, 2),
    STUB_SAME(cuLogsDumpToFile, 12090, 3),
    STUB_SAME(cuLogsDumpToMemory, 12090, 4),
    STUB_SAME(cuLogsRegisterCallback, 12090, 3),
    STUB_SAME(cuLogsUnregisterCallback, 12090, 1),
    STUB_SAME(cuMemAddressFree, 10020, 2),
    STUB_SAME(cuMemAddressReserve, 10020, 5),
    STUB_SAME(cuMemAdvise, 8000, 4),
    STUB_RENAMED(cuMemAdvise_v2, cuMemAdvise_v2, cuMemAdvise, 12020, 4),
    STUB_SAME(cuMemAllocAsync, 11020, 3),
    STUB_PER_THREAD(cuMemAllocAsync, cuMemAllocAsync_ptsz, cuMemAllocAsync, 11020, 3),
    STUB_SAME(cuMemAllocFromPoolAsync, 11020, 4),
    STUB_PER_THREAD(cuMemAllocFromPoolAsync, cuMemAllocFromPoolAsync_ptsz, cuMemAllocFromPoolAsync,
        11020, 4),
    STUB_RENAMED(cuMemAllocHost, cuMemAllocHost_v2, cuMemAllocHost, 3020, 2),
    STUB_SAME(cuMemAllocManaged, 6000, 3),
    STUB_RENAMED(cuMemAllocPitch, cuMemAllocPitch_v2, cuMemAllocPitch, 3020, 5),
    STUB_RENAMED(cuMemAlloc, cuMemAlloc_v2, cuMemAlloc, 3020, 2),
    STUB_SAME(cuMemBatchDecompressAsync, 12060, 5),
    STUB_PER_THREAD(cuMemBatchDecompressAsync, cuMemBatchDecompressAsync_ptsz,
        cuMemBatchDecompressAsync, 12060, 5),
    STUB_SAME(cuMemCreate, 10020, 4),
    STUB_SAME(cuMemExportToShareableHandle, 10020, 4),
    STUB_SAME(cuMemFreeAsync, 11020, 2),
    STUB_PER_THREAD(cuMemFreeAsync, cuMemFreeAsync_ptsz, cuMemFreeAsync, 11020, 2),
    STUB_SAME(cuMemFreeHost, 2000, 1),
    STUB_RENAMED(cuMemFree, cuMemFree_v2, cuMemFree, 3020, 1),
    STUB_SAME(cuMemGetAccess, 10020, 3),
    STUB_RENAMED(cuMemGetAddressRange, cuMemGetAddressRange_v2, cuMemGetAddressRange, 3020, 3),
    STUB_SAME(cuMemGetAllocationGranularity, 10020, 3),
    STUB_SAME(cuMemGetAllocationPropertiesFromHandle, 10020, 2),
    STUB_SAME(cuMemGetHandleForAddressRange, 11070, 5),
    STUB_RENAMED(cuMemGetInfo, cuMemGetInfo_v2, cuMemGetInfo, 3020, 2),
    STUB_SAME(cuMemHostAlloc, 2020, 3),
    STUB_RENAMED(cuMemHostGetDevicePointer, cuMemHostGetDevicePointer_v2,
        cuMemHostGetDevicePointer, 3020, 3),
    STUB_SAME(cuMemHostGetFlags, 2030, 2),
    STUB_RENAMED(cuMemHostRegister, cuMemHostRegister_v2, cuMemHostRegister, 6050, 3),
    STUB_SAME(cuMemHostUnregister, 4000, 1),
    STUB_SAME(cuMemImportFromShareableHandle, 10020, 3),
    STUB_SAME(cuMemMap, 10020, 5),
    STUB_SAME(cuMemMapArrayAsync, 11010, 3),
    STUB_PER_THREAD(cuMemMapArrayAsync, cuMemMapArrayAsync_ptsz, cuMemMapArrayAsync, 11010, 3),
    STUB_SAME(cuMemPoolCreate, 11020, 2),
    STUB_SAME(cuMemPoolDestroy, 11020, 1),
    STUB_SAME(cuMemPoolExportPointer, 11020, 2),
    STUB_SAME(cuMemPoolExportToShareableHandle, 11020, 4),
    STUB_SAME(cuMemPoolGetAccess, 11020, 3),
    STUB_SAME(cuMemPoolGetAttribute, 11020, 3),
    STUB_SAME(cuMemPoolImportFromShareableHandle, 11020, 4),
    STUB_SAME(cuMemPoolImportPointer, 11020, 3),
    STUB_SAME(cuMemPoolSetAccess, 11020, 3),
    STUB_SAME(cuMemPoolSetAttribute, 11020, 3),
    STUB_SAME(cuMemPoolTrimTo, 11020, 2),
    STUB_SAME(cuMemPrefetchAsync, 8000, 4),
    STUB_PER_THREAD(cuMemPrefetchAsync, cuMemPrefetchAsync_ptsz, cuMemPrefetchAsync, 8000, 4),
    STUB_RENAMED(cuMemPrefetchAsync_v2, cuMemPrefetchAsync_v2, cuMemPrefetchAsync, 12020, 5),
    STUB_PER_THREAD(cuMemPrefetchAsync_v2, cuMemPrefetchAsync_v2_ptsz, cuMemPrefetchAsync, 12020,
        5),
    STUB_SAME(cuMemRangeGetAttribute, 8000, 5),
    STUB_SAME(cuMemRangeGetAttributes, 8000, 6),
    STUB_SAME(cuMemRelease, 10020, 1),
    STUB_SAME(cuMemRetainAllocationHandle, 11000, 2),
    STUB_SAME(cuMemSetAccess, 10020, 4),
    STUB_SAME(cuMemUnmap, 10020, 2),
    STUB_SAME(cuMemcpy, 4000, 3),
    STUB_RENAMED(cuMemcpy2DAsync, cuMemcpy2DAsync_v2, cuMemcpy2DAsync, 3020, 2),
    STUB_PER_THREAD(cuMemcpy2DAsync, cuMemcpy2DAsync_v2_ptsz, cuMemcpy2DAsync, 3020, 2),
    STUB_RENAMED(cuMemcpy2DUnaligned, cuMemcpy2DUnaligned_v2, cuMemcpy2DUnaligned, 3020, 1),
    STUB_PER_THREAD(cuMemcpy2DUnaligned, cuMemcpy2DUnaligned_v2_ptds, cuMemcpy2DUnaligned, 3020, 1),
    STUB_RENAMED(cuMemcpy2D, cuMemcpy2D_v2, cuMemcpy2D, 3020, 1),
    STUB_PER_THREAD(cuMemcpy2D, cuMemcpy2D_v2_ptds, cuMemcpy2D, 3020, 1),
    STUB_RENAMED(cuMemcpy3DAsync, cuMemcpy3DAsync_v2, cuMemcpy3DAsync, 3020, 2),
    STUB_PER_THREAD(cuMemcpy3DAsync, cuMemcpy3DAsync_v2_ptsz, cuMemcpy3DAsync, 3020, 2),
    STUB_SAME(cuMemcpy3DBatchAsync, 12080, 5),
    STUB_PER_THREAD(cuMemcpy3DBatchAsync, cuMemcpy3DBatchAsync_ptsz, cuMemcpy3DBatchAsync, 12080,
        5),
    STUB_SAME(cuMemcpy3DPeer, 4000, 1),
    STUB_SAME(cuMemcpy3DPeerAsync, 4000, 2),
    STUB_PER_THREAD(cuMemcpy3DPeerAsync, cuMemcpy3DPeerAsync_ptsz, cuMemcpy3DPeerAsync, 4000, 2),
    STUB_PER_THREAD(cuMemcpy3DPeer, cuMemcpy3DPeer_ptds, cuMemcpy3DPeer, 4000, 1),
    STUB_RENAMED(cuMemcpy3D, cuMemcpy3D_v2, cuMemcpy3D, 3020, 1),
    STUB_PER_THREAD(cuMemcpy3D, cuMemcpy3D_v2_ptds, cuMemcpy3D, 3020, 1),
    STUB_SAME(cuMemcpyAsync, 4000, 4),
    STUB_PER_THREAD(cuMemcpyAsync, cuMemcpyAsync_ptsz, cuMemcpyAsync, 4000, 4),
    STUB_RENAMED(cuMemcpyAtoA, cuMemcpyAtoA_v2, cuMemcpyAtoA, 3020, 5),
    STUB_PER_THREAD(cuMemcpyAtoA, cuMemcpyAtoA_v2_ptds, cuMemcpyAtoA, 3020, 5),
    STUB_RENAMED(cuMemcpyAtoD, cuMemcpyAtoD_v2, cuMemcpyAtoD, 3020, 4),
    STUB_PER_THREAD(cuMemcpyAtoD, cuMemcpyAtoD_v2_ptds, cuMemcpyAtoD, 3020, 4),
    STUB_RENAMED(cuMemcpyAtoHAsync, cuMemcpyAtoHAsync_v2, cuMemcpyAtoHAsync, 3020, 5),
    STUB_PER_THREAD(cuMemcpyAtoHAsync, cuMemcpyAtoHAsync_v2_ptsz, cuMemcpyAtoHAsync, 3020, 5),
    STUB_RENAMED(cuMemcpyAtoH, cuMemcpyAtoH_v2, cuMemcpyAtoH, 3020, 4),
    STUB_PER_THREAD(cuMemcpyAtoH, cuMemcpyAtoH_v2_ptds, cuMemcpyAtoH, 3020, 4),
    STUB_SAME(cuMemcpyBatchAsync, 12080, 9),
    STUB_PER_THREAD(cuMemcpyBatchAsync, cuMemcpyBatchAsync_ptsz, cuMemcpyBatchAsync, 12080, 9),
    STUB_RENAMED(cuMemcpyDtoA, cuMemcpyDtoA_v2, cuMemcpyDtoA, 3020, 4),
    STUB_PER_THREAD(cuMemcpyDtoA, cuMemcpyDtoA_v2_ptds, cuMemcpyDtoA, 3020, 4),
    STUB_RENAMED(cuMemcpyDtoDAsync, cuMemcpyDtoDAsync_v2, cuMemcpyDtoDAsync, 3020, 4),
    STUB_PER_THREAD(cuMemcpyDtoDAsync, cuMemcpyDtoDAsync_v2_ptsz, cuMemcpyDtoDAsync, 3020, 4),
    STUB_RENAMED(cuMemcpyDtoD, cuMemcpyDtoD_v2, cuMemcpyDtoD, 3020, 3),
    STUB_PER_THREAD(cuMemcpyDtoD, cuMemcpyDtoD_v2_ptds, cuMemcpyDtoD, 3020, 3),
    STUB_RENAMED(cuMemcpyDtoHAsync, cuMemcpyDtoHAsync_v2, cuMemcpyDtoHAsync, 3020, 4),
    STUB_PER_THREAD(cuMemcpyDtoHAsync, cuMemcpyDtoHAsync_v2_ptsz, cuMemcpyDtoHAsync, 3020, 4),
    STUB_RENAMED(cuMemcpyDtoH, cuMemcpyDtoH_v2, cuMemcpyDtoH, 3020, 3),
    STUB_PER_THREAD(cuMemcpyDtoH, cuMemcpyDtoH_v2_ptds, cuMemcpyDtoH, 3020, 3),
    STUB_RENAMED(cuMemcpyHtoAAsync, cuMemcpyHtoAAsync_v2, cuMemcpyHtoAAsync, 3020, 5),
    STUB_PER_THREAD(cuMemcpyHtoAAsync, cuMemcpyHtoAAsync_v2_ptsz, cuMemcpyHtoAAsync, 3020, 5),
    STUB_RENAMED(cuMemcpyHtoA, cuMemcpyHtoA_v2, cuMemcpyHtoA, 3020, 4),
    STUB_PER_THREAD(cuMemcpyHtoA, cuMemcpyHtoA_v2_ptds, cuMemcpyHtoA, 3020, 4),
    STUB_RENAMED(cuMemcpyHtoDAsync, cuMemcpyHtoDAsync_v2, cuMemcpyHtoDAsync, 3020, 4),
    STUB_PER_THREAD(cuMemcpyHtoDAsync, cuMemcpyHtoDAsync_v2_ptsz, cuMemcpyHtoDAsync, 3020, 4),
    STUB_RENAMED(cuMemcpyHtoD, cuMemcpyHtoD_v2, cuMemcpyHtoD, 3020, 3),
    STUB_PER_THREAD(cuMemcpyHtoD, cuMemcpyHtoD_v2_ptds, cuMemcpyHtoD, 3020, 3),
    STUB_SAME(cuMemcpyPeer, 4000, 5),
    STUB_SAME(cuMemcpyPeerAsync, 4000, 6),
    STUB_PER_THREAD(cuMemcpyPeerAsync, cuMemcpyPeerAsync_ptsz, cuMemcpyPeerAsync, 4000, 6),
    STUB_PER_THREAD(cuMemcpyPeer, cuMemcpyPeer_ptds, cuMemcpyPeer, 4000, 5),
    STUB_PER_THREAD(cuMemcpy, cuMemcpy_ptds, cuMemcpy, 4000, 3),
    STUB_SAME(cuMemsetD16Async, 3020, 4),
    STUB_PER_THREAD(cuMemsetD16Async, cuMemsetD16Async_ptsz, cuMemsetD16Async, 3020, 4),
    STUB_RENAMED(cuMemsetD16, cuMemsetD16_v2, cuMemsetD16, 3020, 3),
    STUB_PER_THREAD(cuMemsetD16, cuMemsetD16_v2_ptds, cuMemsetD16, 3020, 3),
    STUB_SAME(cuMemsetD2D16Async, 3020, 6),
    STUB_PER_THREAD(cuMemsetD2D16Async, cuMemsetD2D16Async_ptsz, cuMemsetD2D16Async, 3020, 6),
    STUB_RENAMED(cuMemsetD2D16, cuMemsetD2D16_v2, cuMemsetD2D16, 3020, 5),
    STUB_PER_THREAD(cuMemsetD2D16, cuMemsetD2D16_v2_ptds, cuMemsetD2D16, 3020, 5),
    STUB_SAME(cuMemsetD2D32Async, 3020, 6),
    STUB_PER_THREAD(cuMemsetD2D32Async, cuMemsetD2D32Async_ptsz, cuMemsetD2D32Async, 3020, 6),
    STUB_RENAMED(cuMemsetD2D32, cuMemsetD2D32_v2, cuMemsetD2D32, 3020, 5),
    STUB_PER_THREAD(cuMemsetD2D32, cuMemsetD2D32_v2_ptds, cuMemsetD2D32, 3020, 5),
    STUB_SAME(cuMemsetD2D8Async, 3020, 6),
    STUB_PER_THREAD(cuMemsetD2D8Async, cuMemsetD2D8Async_ptsz, cuMemsetD2D8Async, 3020, 6),
    STUB_RENAMED(cuMemsetD2D8, cuMemsetD2D8_v2, cuMemsetD2D8, 3020, 5),
    STUB_PER_THREAD(cuMemsetD2D8, cuMemsetD2D8_v2_ptds, cuMemsetD2D8, 3020, 5),
    STUB_SAME(cuMemsetD32Async, 3020, 4),
    STUB_PER_THREAD(cuMemsetD32Async, cuMemsetD32Async_ptsz, cuMemsetD32Async, 3020, 4),
    STUB_RENAMED(cuMemsetD32, cuMemsetD32_v2, cuMemsetD32, 3020, 3),
    STUB_PER_THREAD(cuMemsetD32, cuMemsetD32_v2_ptds, cuMemsetD32, 3020, 3),
    STUB_SAME(cuMemsetD8Async, 3020, 4),
    STUB_PER_THREAD(cuMemsetD8Async, cuMemsetD8Async_ptsz, cuMemsetD8Async, 3020, 4),
    STUB_RENAMED(cuMemsetD8, cuMemsetD8_v2, cuMemsetD8, 3020, 3),
    STUB_PER_THREAD(cuMemsetD8, cuMemsetD8_v2_ptds, cuMemsetD8, 3020, 3),
    STUB_SAME(cuMipmappedArrayCreate, 5000, 3),
    STUB_SAME(cuMipmappedArrayDestroy, 5000, 1),
    STUB_SAME(cuMipmappedArrayGetLevel, 5000, 3),
    STUB_SAME(cuMipmappedArrayGetMemoryRequirements, 11060, 3),
    STUB_SAME(cuMipmappedArrayGetSparseProperties, 11010, 2),
    STUB_SAME(cuModuleEnumerateFunctions, 12040, 3),
    STUB_SAME(cuModuleGetFunction, 2000, 3),
    STUB_SAME(cuModuleGetFunctionCount, 12040, 2),
    STUB_RENAMED(cuModuleGetGlobal, cuModuleGetGlobal_v2, cuModuleGetGlobal, 3020, 4),
    STUB_SAME(cuModuleGetLoadingMode, 11070, 1),
    STUB_SAME(cuModuleGetSurfRef, 3000, 3),
    STUB_SAME(cuModuleGetTexRef, 2000, 3),
    STUB_SAME(cuModuleLoad, 2000, 2),
    STUB_SAME(cuModuleLoadData, 2000, 2),
    STUB_SAME(cuModuleLoadDataEx, 2010, 5),
    STUB_SAME(cuModuleLoadFatBinary, 2000, 2),
    STUB_SAME(cuModuleUnload, 2000, 1),
    STUB_SAME(cuMulticastAddDevice, 12010, 2),
    STUB_SAME(cuMulticastBindAddr, 12010, 5),
    STUB_SAME(cuMulticastBindMem, 12010, 6),
    STUB_SAME(cuMulticastCreate, 12010, 2),
    STUB_SAME(cuMulticastGetGranularity, 12010, 3),
    STUB_SAME(cuMulticastUnbind, 12010, 4),
    STUB_SAME(cuOccupancyAvailableDynamicSMemPerBlock, 10020, 4),
    STUB_SAME(cuOccupancyMaxActiveBlocksPerMultiprocessor, 6050, 4),
    STUB_SAME(cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, 7000, 5),
    STUB_SAME(cuOccupancyMaxActiveClusters, 11070, 3),
    STUB_SAME(cuOccupancyMaxPotentialBlockSize, 6050, 6),
    STUB_SAME(cuOccupancyMaxPotentialBlockSizeWithFlags, 7000, 7),
    STUB_SAME(cuOccupancyMaxPotentialClusterSize, 11070, 3),
    STUB_SAME(cuParamSetSize, 2000, 2),
    STUB_SAME(cuParamSetTexRef, 2000, 3),
    STUB_SAME(cuParamSetf, 2000, 3),
    STUB_SAME(cuParamSeti, 2000, 3),
    STUB_SAME(cuParamSetv, 2000, 4),
    STUB_SAME(cuPointerGetAttribute, 4000, 3),
    STUB_SAME(cuPointerGetAttributes, 7000, 4),
    STUB_SAME(cuPointerSetAttribute, 6000, 3),
    STUB_SAME(cuProfilerStart, 4000, 0),
    STUB_SAME(cuProfilerStop, 4000, 0),
    STUB_SAME(cuSignalExternalSemaphoresAsync, 10000, 4),
    STUB_PER_THREAD(cuSignalExternalSemaphoresAsync, cuSignalExternalSemaphoresAsync_ptsz,
        cuSignalExternalSemaphoresAsync, 10000, 4),
    STUB_SAME(cuStreamAddCallback, 5000, 4),
    STUB_PER_THREAD(cuStreamAddCallback, cuStreamAddCallback_ptsz, cuStreamAddCallback, 5000, 4),
    STUB_SAME(cuStreamAttachMemAsync, 6000, 4),
    STUB_PER_THREAD(cuStreamAttachMemAsync, cuStreamAttachMemAsync_ptsz, cuStreamAttachMemAsync,
        6000, 4),
    STUB_RENAMED(cuStreamBatchMemOp, cuStreamBatchMemOp_v2, cuStreamBatchMemOp, 11070, 4),
    STUB_PER_THREAD(cuStreamBatchMemOp, cuStreamBatchMemOp_v2_ptsz, cuStreamBatchMemOp, 11070, 4),
    STUB_SAME(cuStreamBeginCaptureToGraph, 12030, 6),
    STUB_PER_THREAD(cuStreamBeginCaptureToGraph, cuStreamBeginCaptureToGraph_ptsz,
        cuStreamBeginCaptureToGraph, 12030, 6),
    STUB_RENAMED(cuStreamBeginCapture, cuStreamBeginCapture_v2, cuStreamBeginCapture, 10010, 2),
    STUB_PER_THREAD(cuStreamBeginCapture, cuStreamBeginCapture_v2_ptsz, cuStreamBeginCapture,
        10010, 2),
    STUB_SAME(cuStreamCopyAttributes, 11000, 2),
    STUB_PER_THREAD(cuStreamCopyAttributes, cuStreamCopyAttributes_ptsz, cuStreamCopyAttributes,
        11000, 2),
    STUB_SAME(cuStreamCreate, 2000, 2),
    STUB_SAME(cuStreamCreateWithPriority, 5050, 3),
    STUB_RENAMED(cuStreamDestroy, cuStreamDestroy_v2, cuStreamDestroy, 4000, 1),
    STUB_SAME(cuStreamEndCapture, 10000, 2),
    STUB_PER_THREAD(cuStreamEndCapture, cuStreamEndCapture_ptsz, cuStreamEndCapture, 10000, 2),
    STUB_SAME(cuStreamGetAttribute, 11000, 3),
    STUB_PER_THREAD(cuStreamGetAttribute, cuStreamGetAttribute_ptsz, cuStreamGetAttribute, 11000,
        3),
    STUB_RENAMED(cuStreamGetCaptureInfo, cuStreamGetCaptureInfo_v2, cuStreamGetCaptureInfo, 11030,
        6),
    STUB_PER_THREAD(cuStreamGetCaptureInfo, cuStreamGetCaptureInfo_v2_ptsz, cuStreamGetCaptureInfo,
        11030, 6),
    STUB_RENAMED(cuStreamGetCaptureInfo_v3, cuStreamGetCaptureInfo_v3, cuStreamGetCaptureInfo,
        12030, 7),
    STUB_PER_THREAD(cuStreamGetCaptureInfo_v3, cuStreamGetCaptureInfo_v3_ptsz,
        cuStreamGetCaptureInfo, 12030, 7),
    STUB_SAME(cuStreamGetCtx, 9020, 2),
    STUB_PER_THREAD(cuStreamGetCtx, cuStreamGetCtx_ptsz, cuStreamGetCtx, 9020, 2),
    STUB_RENAMED(cuStreamGetCtx_v2, cuStreamGetCtx_v2, cuStreamGetCtx, 12050, 3),
    STUB_PER_THREAD(cuStreamGetCtx_v2, cuStreamGetCtx_v2_ptsz, cuStreamGetCtx, 12050, 3),
    STUB_SAME(cuStreamGetDevice, 12080, 2),
    STUB_PER_THREAD(cuStreamGetDevice, cuStreamGetDevice_ptsz, cuStreamGetDevice, 12080, 2),
    STUB_SAME(cuStreamGetFlags, 5050, 2),
    STUB_PER_THREAD(cuStreamGetFlags, cuStreamGetFlags_ptsz, cuStreamGetFlags, 5050, 2),
    STUB_SAME(cuStreamGetGreenCtx, 12040, 2),
    STUB_SAME(cuStreamGetId, 12000, 2),
    STUB_PER_THREAD(cuStreamGetId, cuStreamGetId_ptsz, cuStreamGetId, 12000, 2),
    STUB_SAME(cuStreamGetPriority, 5050, 2),
    STUB_PER_THREAD(cuStreamGetPriority, cuStreamGetPriority_ptsz, cuStreamGetPriority, 5050, 2),
    STUB_SAME(cuStreamIsCapturing, 10000, 2),
    STUB_PER_THREAD(cuStreamIsCapturing, cuStreamIsCapturing_ptsz, cuStreamIsCapturing, 10000, 2),
    STUB_SAME(cuStreamQuery, 2000, 1),
    STUB_PER_THREAD(cuStreamQuery, cuStreamQuery_ptsz, cuStreamQuery, 2000, 1),
    STUB_SAME(cuStreamSetAttribute, 11000, 3),
    STUB_PER_THREAD(cuStreamSetAttribute, cuStreamSetAttribute_ptsz, cuStreamSetAttribute, 11000,
        3),
    STUB_SAME(cuStreamSynchronize, 2000, 1),
    STUB_PER_THREAD(cuStreamSynchronize, cuStreamSynchronize_ptsz, cuStreamSynchronize, 2000, 1),
    STUB_SAME(cuStreamUpdateCaptureDependencies, 11030, 4),
    STUB_PER_THREAD(cuStreamUpdateCaptureDependencies, cuStreamUpdateCaptureDependencies_ptsz,
        cuStreamUpdateCaptureDependencies, 11030, 4),
    STUB_RENAMED(cuStreamUpdateCaptureDependencies_v2, cuStreamUpdateCaptureDependencies_v2,
        cuStreamUpdateCaptureDependencies, 12030, 5),
    STUB_PER_THREAD(cuStreamUpdateCaptureDependencies_v2,
        cuStreamUpdateCaptureDependencies_v2_ptsz, cuStreamUpdateCaptureDependencies, 12030, 5),
    STUB_SAME(cuStreamWaitEvent, 3020, 3),
    STUB_PER_THREAD(cuStreamWaitEvent, cuStreamWaitEvent_ptsz, cuStreamWaitEvent, 3020, 3),
    STUB_RENAMED(cuStreamWaitValue32, cuStreamWaitValue32_v2, cuStreamWaitValue32, 11070, 4),
    STUB_PER_THREAD(cuStreamWaitValue32, cuStreamWaitValue32_v2_ptsz, cuStreamWaitValue32, 11070,
        4),
    STUB_RENAMED(cuStreamWaitValue64, cuStreamWaitValue64_v2, cuStreamWaitValue64, 11070, 4),
    STUB_PER_THREAD(cuStreamWaitValue64, cuStreamWaitValue64_v2_ptsz, cuStreamWaitValue64, 11070,
        4),
    STUB_RENAMED(cuStreamWriteValue32, cuStreamWriteValue32_v2, cuStreamWriteValue32, 11070, 4),
    STUB_PER_THREAD(cuStreamWriteValue32, cuStreamWriteValue32_v2_ptsz, cuStreamWriteValue32,
        11070, 4),
    STUB_RENAMED(cuStreamWriteValue64, cuStreamWriteValue64_v2, cuStreamWriteValue64, 11070, 4),
    STUB_PER_THREAD(cuStreamWriteValue64, cuStreamWriteValue64_v2_ptsz, cuStreamWriteValue64,
        11070, 4),
    STUB_SAME(cuSurfObjectCreate, 5000, 2),
    STUB_SAME(cuSurfObjectDestroy, 5000, 1),
    STUB_SAME(cuSurfObjectGetResourceDesc, 5000, 2),
    STUB_SAME(cuSurfRefGetArray, 3000, 2),
    STUB_SAME(cuSurfRefSetArray, 3000, 3),
    STUB_SAME(cuTensorMapEncodeIm2col, 12000, 15),
    STUB_SAME(cuTensorMapEncodeIm2colWide, 12080, 16),
    STUB_SAME(cuTensorMapEncodeTiled, 12000, 12),
    STUB_SAME(cuTensorMapReplaceAddress, 12000, 2),
    STUB_SAME(cuTexObjectCreate, 5000, 4),
    STUB_SAME(cuTexObjectDestroy, 5000, 1),
    STUB_SAME(cuTexObjectGetResourceDesc, 5000, 2),
    STUB_SAME(cuTexObjectGetResourceViewDesc, 5000, 2),
    STUB_SAME(cuTexObjectGetTextureDesc, 5000, 2),
    STUB_SAME(cuTexRefCreate, 2000, 1),
    STUB_SAME(cuTexRefDestroy, 2000, 1),
    STUB_SAME(cuTexRefGetAddressMode, 2000, 3),
    STUB_RENAMED(cuTexRefGetAddress, cuTexRefGetAddress_v2, cuTexRefGetAddress, 3020, 2),
    STUB_SAME(cuTexRefGetArray, 2000, 2),
    STUB_SAME(cuTexRefGetBorderColor, 8000, 2),
    STUB_SAME(cuTexRefGetFilterMode, 2000, 2),
    STUB_SAME(cuTexRefGetFlags, 2000, 2),
    STUB_SAME(cuTexRefGetFormat, 2000, 3),
    STUB_SAME(cuTexRefGetMaxAnisotropy, 5000, 2),
    STUB_SAME(cuTexRefGetMipmapFilterMode, 5000, 2),
    STUB_SAME(cuTexRefGetMipmapLevelBias, 5000, 2),
    STUB_SAME(cuTexRefGetMipmapLevelClamp, 5000, 3),
    STUB_SAME(cuTexRefGetMipmappedArray, 5000, 2),
    STUB_RENAMED(cuTexRefSetAddress2D, cuTexRefSetAddress2D_v3, cuTexRefSetAddress2D, 4010, 4),
    STUB_SAME(cuTexRefSetAddressMode, 2000, 3),
    STUB_RENAMED(cuTexRefSetAddress, cuTexRefSetAddress_v2, cuTexRefSetAddress, 3020, 4),
    STUB_SAME(cuTexRefSetArray, 2000, 3),
    STUB_SAME(cuTexRefSetBorderColor, 8000, 2),
    STUB_SAME(cuTexRefSetFilterMode, 2000, 2),
    STUB_SAME(cuTexRefSetFlags, 2000, 2),
    STUB_SAME(cuTexRefSetFormat, 2000, 3),
    STUB_SAME(cuTexRefSetMaxAnisotropy, 5000, 2),
    STUB_SAME(cuTexRefSetMipmapFilterMode, 5000, 2),
    STUB_SAME(cuTexRefSetMipmapLevelBias, 5000, 2),
    STUB_SAME(cuTexRefSetMipmapLevelClamp, 5000, 3),
    STUB_SAME(cuTexRefSetMipmappedArray, 5000, 3),
    STUB_SAME(cuThreadExchangeStreamCaptureMode, 10010, 1),
    STUB_SAME(cuUserObjectCreate, 11030, 5),
    STUB_SAME(cuUserObjectRelease, 11030, 2),
    STUB_SAME(cuUserObjectRetain, 11030, 2),
    STUB_RENAMED(cuVDPAUCtxCreate, cuVDPAUCtxCreate_v2, cuVDPAUCtxCreate, 3020, 5),
    STUB_SAME(cuVDPAUGetDevice, 3010, 3),
    STUB_SAME(cuWaitExternalSemaphoresAsync, 10000, 4),
    STUB_PER_THREAD(cuWaitExternalSemaphoresAsync, cuWaitExternalSemaphoresAsync_ptsz,
        cuWaitExternalSemaphoresAsync, 10000, 4),
};
enum { COUNT = sizeof stub_functions / sizeof *stub_functions };
const int stub_function_count = COUNT;
unsigned char stub_modes[COUNT];
