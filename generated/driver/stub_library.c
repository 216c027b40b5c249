// stub_library.c of cubind's binding of the CUDA Driver API, API version 13.5.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and generator/specs/driver.yaml.
// clang-format off

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "driver";
const int stub_api_version = 13050;

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
value_size_endpoint_handles(int64_t key, size_t given)
{
    switch (key) {
    case 0:
        return sizeof(CUlogicalEndpointFabricHandle);
    case 1:
        return sizeof(CUlogicalEndpointFabricHandle);
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
    case 22:
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

STUB_EXPORT CUresult
cuArray3DCreate_v2(CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray)
{
    STUB_BEGIN(0, cuArray3DCreate_v2, CUDA_SUCCESS, (pHandle, pAllocateArray));
    STUB_ARGUMENTS(&pHandle, &pAllocateArray);
    stub_input(recorded, 1, pAllocateArray, sizeof(CUDA_ARRAY3D_DESCRIPTOR));
    stub_output(recorded, 0, (void *)pHandle, sizeof(CUarray));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuArray3DGetDescriptor_v2(CUDA_ARRAY3D_DESCRIPTOR *pArrayDescriptor, CUarray hArray)
{
    STUB_BEGIN(1, cuArray3DGetDescriptor_v2, CUDA_SUCCESS, (pArrayDescriptor, hArray));
    STUB_ARGUMENTS(&pArrayDescriptor, &hArray);
    stub_output(recorded, 0, (void *)pArrayDescriptor, sizeof(CUDA_ARRAY3D_DESCRIPTOR));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuArrayCreate_v2(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR *pAllocateArray)
{
    STUB_BEGIN(2, cuArrayCreate_v2, CUDA_SUCCESS, (pHandle, pAllocateArray));
    STUB_ARGUMENTS(&pHandle, &pAllocateArray);
    stub_input(recorded, 1, pAllocateArray, sizeof(CUDA_ARRAY_DESCRIPTOR));
    stub_output(recorded, 0, (void *)pHandle, sizeof(CUarray));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuArrayDestroy(CUarray hArray)
{
    STUB_BEGIN(3, cuArrayDestroy, CUDA_SUCCESS, (hArray));
    STUB_ARGUMENTS(&hArray);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuArrayGetDescriptor_v2(CUDA_ARRAY_DESCRIPTOR *pArrayDescriptor, CUarray hArray)
{
    STUB_BEGIN(4, cuArrayGetDescriptor_v2, CUDA_SUCCESS, (pArrayDescriptor, hArray));
    STUB_ARGUMENTS(&pArrayDescriptor, &hArray);
    stub_output(recorded, 0, (void *)pArrayDescriptor, sizeof(CUDA_ARRAY_DESCRIPTOR));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements, CUarray array,
    CUdevice device)
{
    STUB_BEGIN(5, cuArrayGetMemoryRequirements, CUDA_SUCCESS, (memoryRequirements, array, device));
    STUB_ARGUMENTS(&memoryRequirements, &array, &device);
    stub_output(recorded, 0, (void *)memoryRequirements, sizeof(CUDA_ARRAY_MEMORY_REQUIREMENTS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuArrayGetPlane(CUarray *pPlaneArray, CUarray hArray, unsigned int planeIdx)
{
    STUB_BEGIN(6, cuArrayGetPlane, CUDA_SUCCESS, (pPlaneArray, hArray, planeIdx));
    STUB_ARGUMENTS(&pPlaneArray, &hArray, &planeIdx);
    stub_output(recorded, 0, (void *)pPlaneArray, sizeof(CUarray));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties, CUarray array)
{
    STUB_BEGIN(7, cuArrayGetSparseProperties, CUDA_SUCCESS, (sparseProperties, array));
    STUB_ARGUMENTS(&sparseProperties, &array);
    stub_output(recorded, 0, (void *)sparseProperties, sizeof(CUDA_ARRAY_SPARSE_PROPERTIES));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCheckpointOperationComplete(CUcheckpointOperationHandle handle)
{
    STUB_BEGIN(8, cuCheckpointOperationComplete, CUDA_SUCCESS, (handle));
    STUB_ARGUMENTS(&handle);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCheckpointProcessCheckpoint(int pid, CUcheckpointCheckpointArgs *args)
{
    STUB_BEGIN(9, cuCheckpointProcessCheckpoint, CUDA_SUCCESS, (pid, args));
    STUB_ARGUMENTS(&pid, &args);
    stub_input(recorded, 1, args, sizeof(CUcheckpointCheckpointArgs));
    stub_output_open(recorded, 1, (void *)args, 0);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCheckpointProcessGetRestoreThreadId(int pid, int *tid)
{
    STUB_BEGIN(10, cuCheckpointProcessGetRestoreThreadId, CUDA_SUCCESS, (pid, tid));
    STUB_ARGUMENTS(&pid, &tid);
    stub_output(recorded, 1, (void *)tid, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCheckpointProcessGetState(int pid, CUprocessState *state)
{
    STUB_BEGIN(11, cuCheckpointProcessGetState, CUDA_SUCCESS, (pid, state));
    STUB_ARGUMENTS(&pid, &state);
    stub_output(recorded, 1, (void *)state, sizeof(CUprocessState));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCheckpointProcessLock(int pid, CUcheckpointLockArgs *args)
{
    STUB_BEGIN(12, cuCheckpointProcessLock, CUDA_SUCCESS, (pid, args));
    STUB_ARGUMENTS(&pid, &args);
    stub_input(recorded, 1, args, sizeof(CUcheckpointLockArgs));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCheckpointProcessRestore(int pid, CUcheckpointRestoreArgs *args)
{
    STUB_BEGIN(13, cuCheckpointProcessRestore, CUDA_SUCCESS, (pid, args));
    STUB_ARGUMENTS(&pid, &args);
    stub_input(recorded, 1, args, sizeof(CUcheckpointRestoreArgs));
    stub_output_open(recorded, 1, (void *)args, 0);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCheckpointProcessUnlock(int pid, CUcheckpointUnlockArgs *args)
{
    STUB_BEGIN(14, cuCheckpointProcessUnlock, CUDA_SUCCESS, (pid, args));
    STUB_ARGUMENTS(&pid, &args);
    stub_input(recorded, 1, args, sizeof(CUcheckpointUnlockArgs));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCoredumpDeregisterCompleteCallback(CUcoredumpCallbackHandle callback)
{
    STUB_BEGIN(15, cuCoredumpDeregisterCompleteCallback, CUDA_SUCCESS, (callback));
    STUB_ARGUMENTS(&callback);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCoredumpDeregisterStartCallback(CUcoredumpCallbackHandle callback)
{
    STUB_BEGIN(16, cuCoredumpDeregisterStartCallback, CUDA_SUCCESS, (callback));
    STUB_ARGUMENTS(&callback);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCoredumpGetAttribute(CUcoredumpSettings attrib, void *value, size_t *size)
{
    STUB_BEGIN(17, cuCoredumpGetAttribute, CUDA_SUCCESS, (attrib, value, size));
    STUB_ARGUMENTS(&attrib, &value, &size);
    stub_input(recorded, 2, size, sizeof(size_t));
    stub_output(recorded, 1, (void *)value, value_size_coredump_settings(attrib, 1));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCoredumpGetAttributeGlobal(CUcoredumpSettings attrib, void *value, size_t *size)
{
    STUB_BEGIN(18, cuCoredumpGetAttributeGlobal, CUDA_SUCCESS, (attrib, value, size));
    STUB_ARGUMENTS(&attrib, &value, &size);
    stub_input(recorded, 2, size, sizeof(size_t));
    stub_output(recorded, 1, (void *)value, value_size_coredump_settings(attrib, 1));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCoredumpRegisterCompleteCallback(CUcoredumpStatusCallback callback, void *userData,
    CUcoredumpCallbackHandle *callbackOut)
{
    STUB_BEGIN(19, cuCoredumpRegisterCompleteCallback, CUDA_SUCCESS,
        (callback, userData, callbackOut));
    STUB_ARGUMENTS(&callback, &userData, &callbackOut);
    stub_output(recorded, 2, (void *)callbackOut, sizeof(CUcoredumpCallbackHandle));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCoredumpRegisterStartCallback(CUcoredumpStatusCallback callback, void *userData,
    CUcoredumpCallbackHandle *callbackOut)
{
    STUB_BEGIN(20, cuCoredumpRegisterStartCallback, CUDA_SUCCESS,
        (callback, userData, callbackOut));
    STUB_ARGUMENTS(&callback, &userData, &callbackOut);
    stub_output(recorded, 2, (void *)callbackOut, sizeof(CUcoredumpCallbackHandle));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCoredumpSetAttribute(CUcoredumpSettings attrib, void *value, size_t *size)
{
    STUB_BEGIN(21, cuCoredumpSetAttribute, CUDA_SUCCESS, (attrib, value, size));
    STUB_ARGUMENTS(&attrib, &value, &size);
    stub_input(recorded, 1, value, (size != NULL ? *size : 0));
    stub_input(recorded, 2, size, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCoredumpSetAttributeGlobal(CUcoredumpSettings attrib, void *value, size_t *size)
{
    STUB_BEGIN(22, cuCoredumpSetAttributeGlobal, CUDA_SUCCESS, (attrib, value, size));
    STUB_ARGUMENTS(&attrib, &value, &size);
    stub_input(recorded, 1, value, (size != NULL ? *size : 0));
    stub_input(recorded, 2, size, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxAttach(CUcontext *pctx, unsigned int flags)
{
    STUB_BEGIN(23, cuCtxAttach, CUDA_SUCCESS, (pctx, flags));
    STUB_ARGUMENTS(&pctx, &flags);
    stub_output(recorded, 0, (void *)pctx, sizeof(CUcontext));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxCreate_v4(CUcontext *pctx, CUctxCreateParams *ctxCreateParams, unsigned int flags,
    CUdevice dev)
{
    STUB_BEGIN(24, cuCtxCreate_v4, CUDA_SUCCESS, (pctx, ctxCreateParams, flags, dev));
    STUB_ARGUMENTS(&pctx, &ctxCreateParams, &flags, &dev);
    stub_input(recorded, 1, ctxCreateParams, sizeof(CUctxCreateParams));
    stub_output(recorded, 0, (void *)pctx, sizeof(CUcontext));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxDestroy_v2(CUcontext ctx)
{
    STUB_BEGIN(25, cuCtxDestroy_v2, CUDA_SUCCESS, (ctx));
    STUB_ARGUMENTS(&ctx);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxDetach(CUcontext ctx)
{
    STUB_BEGIN(26, cuCtxDetach, CUDA_SUCCESS, (ctx));
    STUB_ARGUMENTS(&ctx);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxDisablePeerAccess(CUcontext peerContext)
{
    STUB_BEGIN(27, cuCtxDisablePeerAccess, CUDA_SUCCESS, (peerContext));
    STUB_ARGUMENTS(&peerContext);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxEnablePeerAccess(CUcontext peerContext, unsigned int Flags)
{
    STUB_BEGIN(28, cuCtxEnablePeerAccess, CUDA_SUCCESS, (peerContext, Flags));
    STUB_ARGUMENTS(&peerContext, &Flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxFromGreenCtx(CUcontext *pContext, CUgreenCtx hCtx)
{
    STUB_BEGIN(29, cuCtxFromGreenCtx, CUDA_SUCCESS, (pContext, hCtx));
    STUB_ARGUMENTS(&pContext, &hCtx);
    stub_output(recorded, 0, (void *)pContext, sizeof(CUcontext));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxGetApiVersion(CUcontext ctx, unsigned int *version)
{
    STUB_BEGIN(30, cuCtxGetApiVersion, CUDA_SUCCESS, (ctx, version));
    STUB_ARGUMENTS(&ctx, &version);
    stub_output(recorded, 1, (void *)version, sizeof(unsigned int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxGetCacheConfig(CUfunc_cache *pconfig)
{
    STUB_BEGIN(31, cuCtxGetCacheConfig, CUDA_SUCCESS, (pconfig));
    STUB_ARGUMENTS(&pconfig);
    stub_output(recorded, 0, (void *)pconfig, sizeof(CUfunc_cache));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxGetCurrent(CUcontext *pctx)
{
    STUB_BEGIN(32, cuCtxGetCurrent, CUDA_SUCCESS, (pctx));
    STUB_ARGUMENTS(&pctx);
    stub_output(recorded, 0, (void *)pctx, sizeof(CUcontext));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxGetDevResource(CUcontext hCtx, CUdevResource *resource, CUdevResourceType type)
{
    STUB_BEGIN(33, cuCtxGetDevResource, CUDA_SUCCESS, (hCtx, resource, type));
    STUB_ARGUMENTS(&hCtx, &resource, &type);
    stub_output(recorded, 1, (void *)resource, sizeof(CUdevResource));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxGetDevice(CUdevice *device)
{
    STUB_BEGIN(34, cuCtxGetDevice, CUDA_SUCCESS, (device));
    STUB_ARGUMENTS(&device);
    stub_output(recorded, 0, (void *)device, sizeof(CUdevice));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxGetDevice_v2(CUdevice *device, CUcontext ctx)
{
    STUB_BEGIN(35, cuCtxGetDevice_v2, CUDA_SUCCESS, (device, ctx));
    STUB_ARGUMENTS(&device, &ctx);
    stub_output(recorded, 0, (void *)device, sizeof(CUdevice));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxGetExecAffinity(CUexecAffinityParam *pExecAffinity, CUexecAffinityType type)
{
    STUB_BEGIN(36, cuCtxGetExecAffinity, CUDA_SUCCESS, (pExecAffinity, type));
    STUB_ARGUMENTS(&pExecAffinity, &type);
    stub_output(recorded, 0, (void *)pExecAffinity, sizeof(CUexecAffinityParam));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxGetFlags(unsigned int *flags)
{
    STUB_BEGIN(37, cuCtxGetFlags, CUDA_SUCCESS, (flags));
    STUB_ARGUMENTS(&flags);
    stub_output(recorded, 0, (void *)flags, sizeof(unsigned int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxGetId(CUcontext ctx, unsigned long long *ctxId)
{
    STUB_BEGIN(38, cuCtxGetId, CUDA_SUCCESS, (ctx, ctxId));
    STUB_ARGUMENTS(&ctx, &ctxId);
    stub_output(recorded, 1, (void *)ctxId, sizeof(unsigned long long));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxGetLimit(size_t *pvalue, CUlimit limit)
{
    STUB_BEGIN(39, cuCtxGetLimit, CUDA_SUCCESS, (pvalue, limit));
    STUB_ARGUMENTS(&pvalue, &limit);
    stub_output(recorded, 0, (void *)pvalue, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxGetSharedMemConfig(CUsharedconfig *pConfig)
{
    STUB_BEGIN(40, cuCtxGetSharedMemConfig, CUDA_SUCCESS, (pConfig));
    STUB_ARGUMENTS(&pConfig);
    stub_output(recorded, 0, (void *)pConfig, sizeof(CUsharedconfig));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxGetStreamPriorityRange(int *leastPriority, int *greatestPriority)
{
    STUB_BEGIN(41, cuCtxGetStreamPriorityRange, CUDA_SUCCESS, (leastPriority, greatestPriority));
    STUB_ARGUMENTS(&leastPriority, &greatestPriority);
    stub_output(recorded, 0, (void *)leastPriority, sizeof(int));
    stub_output(recorded, 1, (void *)greatestPriority, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxPopCurrent_v2(CUcontext *pctx)
{
    STUB_BEGIN(42, cuCtxPopCurrent_v2, CUDA_SUCCESS, (pctx));
    STUB_ARGUMENTS(&pctx);
    stub_output(recorded, 0, (void *)pctx, sizeof(CUcontext));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxPushCurrent_v2(CUcontext ctx)
{
    STUB_BEGIN(43, cuCtxPushCurrent_v2, CUDA_SUCCESS, (ctx));
    STUB_ARGUMENTS(&ctx);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxRecordEvent(CUcontext hCtx, CUevent hEvent)
{
    STUB_BEGIN(44, cuCtxRecordEvent, CUDA_SUCCESS, (hCtx, hEvent));
    STUB_ARGUMENTS(&hCtx, &hEvent);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxResetPersistingL2Cache(void)
{
    STUB_BEGIN(45, cuCtxResetPersistingL2Cache, CUDA_SUCCESS, ());
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxSetCacheConfig(CUfunc_cache config)
{
    STUB_BEGIN(46, cuCtxSetCacheConfig, CUDA_SUCCESS, (config));
    STUB_ARGUMENTS(&config);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxSetCurrent(CUcontext ctx)
{
    STUB_BEGIN(47, cuCtxSetCurrent, CUDA_SUCCESS, (ctx));
    STUB_ARGUMENTS(&ctx);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxSetFlags(unsigned int flags)
{
    STUB_BEGIN(48, cuCtxSetFlags, CUDA_SUCCESS, (flags));
    STUB_ARGUMENTS(&flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxSetLimit(CUlimit limit, size_t value)
{
    STUB_BEGIN(49, cuCtxSetLimit, CUDA_SUCCESS, (limit, value));
    STUB_ARGUMENTS(&limit, &value);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxSetSharedMemConfig(CUsharedconfig config)
{
    STUB_BEGIN(50, cuCtxSetSharedMemConfig, CUDA_SUCCESS, (config));
    STUB_ARGUMENTS(&config);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxSynchronize(void)
{
    STUB_BEGIN(51, cuCtxSynchronize, CUDA_SUCCESS, ());
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxSynchronize_v2(CUcontext ctx)
{
    STUB_BEGIN(52, cuCtxSynchronize_v2, CUDA_SUCCESS, (ctx));
    STUB_ARGUMENTS(&ctx);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuCtxWaitEvent(CUcontext hCtx, CUevent hEvent)
{
    STUB_BEGIN(53, cuCtxWaitEvent, CUDA_SUCCESS, (hCtx, hEvent));
    STUB_ARGUMENTS(&hCtx, &hEvent);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDestroyExternalMemory(CUexternalMemory extMem)
{
    STUB_BEGIN(54, cuDestroyExternalMemory, CUDA_SUCCESS, (extMem));
    STUB_ARGUMENTS(&extMem);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDestroyExternalSemaphore(CUexternalSemaphore extSem)
{
    STUB_BEGIN(55, cuDestroyExternalSemaphore, CUDA_SUCCESS, (extSem));
    STUB_ARGUMENTS(&extSem);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDevResourceGenerateDesc(CUdevResourceDesc *phDesc, CUdevResource *resources,
    unsigned int nbResources)
{
    STUB_BEGIN(56, cuDevResourceGenerateDesc, CUDA_SUCCESS, (phDesc, resources, nbResources));
    STUB_ARGUMENTS(&phDesc, &resources, &nbResources);
    stub_input(recorded, 1, resources, stub_items((size_t)nbResources) * sizeof(CUdevResource));
    stub_output(recorded, 0, (void *)phDesc, sizeof(CUdevResourceDesc));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDevSmResourceSplit(CUdevResource *result, unsigned int nbGroups, const CUdevResource *input,
    CUdevResource *remainder, unsigned int flags, CU_DEV_SM_RESOURCE_GROUP_PARAMS *groupParams)
{
    STUB_BEGIN(57, cuDevSmResourceSplit, CUDA_SUCCESS,
        (result, nbGroups, input, remainder, flags, groupParams));
    STUB_ARGUMENTS(&result, &nbGroups, &input, &remainder, &flags, &groupParams);
    stub_input(recorded, 2, input, sizeof(CUdevResource));
    stub_input(recorded, 5, groupParams,
        stub_items((size_t)nbGroups) * sizeof(CU_DEV_SM_RESOURCE_GROUP_PARAMS));
    stub_output(recorded, 0, (void *)result, stub_items((size_t)nbGroups) * sizeof(CUdevResource));
    stub_output(recorded, 3, (void *)remainder, sizeof(CUdevResource));
    stub_output_open(recorded, 5, (void *)groupParams, 0);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDevSmResourceSplitByCount(CUdevResource *result, unsigned int *nbGroups,
    const CUdevResource *input, CUdevResource *remainder, unsigned int flags, unsigned int minCount)
{
    STUB_BEGIN(58, cuDevSmResourceSplitByCount, CUDA_SUCCESS,
        (result, nbGroups, input, remainder, flags, minCount));
    STUB_ARGUMENTS(&result, &nbGroups, &input, &remainder, &flags, &minCount);
    stub_input(recorded, 1, nbGroups, sizeof(unsigned int));
    stub_input(recorded, 2, input, sizeof(CUdevResource));
    size_t nbGroups_written = stub_output_count(recorded, 1, nbGroups, sizeof *nbGroups,
        nbGroups != NULL && result != NULL ? stub_items((size_t)*nbGroups) : SIZE_MAX);
    stub_output(recorded, 0, (void *)result, nbGroups_written * sizeof(CUdevResource));
    stub_output(recorded, 3, (void *)remainder, sizeof(CUdevResource));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceCanAccessPeer(int *canAccessPeer, CUdevice dev, CUdevice peerDev)
{
    STUB_BEGIN(59, cuDeviceCanAccessPeer, CUDA_SUCCESS, (canAccessPeer, dev, peerDev));
    STUB_ARGUMENTS(&canAccessPeer, &dev, &peerDev);
    stub_output(recorded, 0, (void *)canAccessPeer, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceComputeCapability(int *major, int *minor, CUdevice dev)
{
    STUB_BEGIN(60, cuDeviceComputeCapability, CUDA_SUCCESS, (major, minor, dev));
    STUB_ARGUMENTS(&major, &minor, &dev);
    stub_output(recorded, 0, (void *)major, sizeof(int));
    stub_output(recorded, 1, (void *)minor, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceGet(CUdevice *device, int ordinal)
{
    STUB_BEGIN(61, cuDeviceGet, CUDA_SUCCESS, (device, ordinal));
    STUB_ARGUMENTS(&device, &ordinal);
    stub_output(recorded, 0, (void *)device, sizeof(CUdevice));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceGetAttribute(int *pi, CUdevice_attribute attrib, CUdevice dev)
{
    STUB_BEGIN(62, cuDeviceGetAttribute, CUDA_SUCCESS, (pi, attrib, dev));
    STUB_ARGUMENTS(&pi, &attrib, &dev);
    stub_output(recorded, 0, (void *)pi, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceGetByPCIBusId(CUdevice *dev, const char *pciBusId)
{
    STUB_BEGIN(63, cuDeviceGetByPCIBusId, CUDA_SUCCESS, (dev, pciBusId));
    STUB_ARGUMENTS(&dev, &pciBusId);
    stub_input_string(recorded, 1, pciBusId);
    stub_output(recorded, 0, (void *)dev, sizeof(CUdevice));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceGetCliqueCount(size_t *count, CUdevice dev)
{
    STUB_BEGIN(64, cuDeviceGetCliqueCount, CUDA_SUCCESS, (count, dev));
    STUB_ARGUMENTS(&count, &dev);
    stub_output(recorded, 0, (void *)count, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceGetCliqueInfo(CUcliqueInfo *cliqueInfo, size_t *count, CUdevice dev)
{
    STUB_BEGIN(65, cuDeviceGetCliqueInfo, CUDA_SUCCESS, (cliqueInfo, count, dev));
    STUB_ARGUMENTS(&cliqueInfo, &count, &dev);
    stub_input(recorded, 1, count, sizeof(size_t));
    size_t count_written = stub_output_count(recorded, 1, count, sizeof *count,
        count != NULL && cliqueInfo != NULL ? stub_items((size_t)*count) : SIZE_MAX);
    stub_output(recorded, 0, (void *)cliqueInfo, count_written * sizeof(CUcliqueInfo));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceGetCount(int *count)
{
    STUB_BEGIN(66, cuDeviceGetCount, CUDA_SUCCESS, (count));
    STUB_ARGUMENTS(&count);
    stub_output(recorded, 0, (void *)count, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceGetDefaultMemPool(CUmemoryPool *pool_out, CUdevice dev)
{
    STUB_BEGIN(67, cuDeviceGetDefaultMemPool, CUDA_SUCCESS, (pool_out, dev));
    STUB_ARGUMENTS(&pool_out, &dev);
    stub_output(recorded, 0, (void *)pool_out, sizeof(CUmemoryPool));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceGetDevResource(CUdevice device, CUdevResource *resource, CUdevResourceType type)
{
    STUB_BEGIN(68, cuDeviceGetDevResource, CUDA_SUCCESS, (device, resource, type));
    STUB_ARGUMENTS(&device, &resource, &type);
    stub_output(recorded, 1, (void *)resource, sizeof(CUdevResource));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceGetExecAffinitySupport(int *pi, CUexecAffinityType type, CUdevice dev)
{
    STUB_BEGIN(69, cuDeviceGetExecAffinitySupport, CUDA_SUCCESS, (pi, type, dev));
    STUB_ARGUMENTS(&pi, &type, &dev);
    stub_output(recorded, 0, (void *)pi, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceGetFabricClusterUuid(CUuuid *uuid, CUdevice dev)
{
    STUB_BEGIN(70, cuDeviceGetFabricClusterUuid, CUDA_SUCCESS, (uuid, dev));
    STUB_ARGUMENTS(&uuid, &dev);
    stub_output(recorded, 0, (void *)uuid, sizeof(CUuuid));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceGetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void *value)
{
    STUB_BEGIN(71, cuDeviceGetGraphMemAttribute, CUDA_SUCCESS, (device, attr, value));
    STUB_ARGUMENTS(&device, &attr, &value);
    stub_output(recorded, 2, (void *)value, value_size_graph_mem_attributes(attr, 1));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceGetHostAtomicCapabilities(unsigned int *capabilities, const CUatomicOperation *operations,
    unsigned int count, CUdevice dev)
{
    STUB_BEGIN(72, cuDeviceGetHostAtomicCapabilities, CUDA_SUCCESS,
        (capabilities, operations, count, dev));
    STUB_ARGUMENTS(&capabilities, &operations, &count, &dev);
    stub_input(recorded, 1, operations, stub_items((size_t)count) * sizeof(CUatomicOperation));
    stub_output(recorded, 0, (void *)capabilities,
        stub_items((size_t)count) * sizeof(unsigned int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceGetLuid(char *luid, unsigned int *deviceNodeMask, CUdevice dev)
{
    STUB_BEGIN(73, cuDeviceGetLuid, CUDA_SUCCESS, (luid, deviceNodeMask, dev));
    STUB_ARGUMENTS(&luid, &deviceNodeMask, &dev);
    stub_output(recorded, 0, (void *)luid, 8 * sizeof(char));
    stub_output(recorded, 1, (void *)deviceNodeMask, sizeof(unsigned int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceGetMemPool(CUmemoryPool *pool, CUdevice dev)
{
    STUB_BEGIN(74, cuDeviceGetMemPool, CUDA_SUCCESS, (pool, dev));
    STUB_ARGUMENTS(&pool, &dev);
    stub_output(recorded, 0, (void *)pool, sizeof(CUmemoryPool));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceGetName(char *name, int len, CUdevice dev)
{
    STUB_BEGIN(75, cuDeviceGetName, CUDA_SUCCESS, (name, len, dev));
    STUB_ARGUMENTS(&name, &len, &dev);
    stub_output(recorded, 0, (void *)name, stub_items((size_t)len) * sizeof(char));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, CUdevice dev, int flags)
{
    STUB_BEGIN(76, cuDeviceGetNvSciSyncAttributes, CUDA_SUCCESS, (nvSciSyncAttrList, dev, flags));
    STUB_ARGUMENTS(&nvSciSyncAttrList, &dev, &flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceGetP2PAtomicCapabilities(unsigned int *capabilities, const CUatomicOperation *operations,
    unsigned int count, CUdevice srcDevice, CUdevice dstDevice)
{
    STUB_BEGIN(77, cuDeviceGetP2PAtomicCapabilities, CUDA_SUCCESS,
        (capabilities, operations, count, srcDevice, dstDevice));
    STUB_ARGUMENTS(&capabilities, &operations, &count, &srcDevice, &dstDevice);
    stub_input(recorded, 1, operations, stub_items((size_t)count) * sizeof(CUatomicOperation));
    stub_output(recorded, 0, (void *)capabilities,
        stub_items((size_t)count) * sizeof(unsigned int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attrib, CUdevice srcDevice,
    CUdevice dstDevice)
{
    STUB_BEGIN(78, cuDeviceGetP2PAttribute, CUDA_SUCCESS, (value, attrib, srcDevice, dstDevice));
    STUB_ARGUMENTS(&value, &attrib, &srcDevice, &dstDevice);
    stub_output(recorded, 0, (void *)value, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceGetPCIBusId(char *pciBusId, int len, CUdevice dev)
{
    STUB_BEGIN(79, cuDeviceGetPCIBusId, CUDA_SUCCESS, (pciBusId, len, dev));
    STUB_ARGUMENTS(&pciBusId, &len, &dev);
    stub_output(recorded, 0, (void *)pciBusId, stub_items((size_t)len) * sizeof(char));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceGetProperties(CUdevprop *prop, CUdevice dev)
{
    STUB_BEGIN(80, cuDeviceGetProperties, CUDA_SUCCESS, (prop, dev));
    STUB_ARGUMENTS(&prop, &dev);
    stub_output(recorded, 0, (void *)prop, sizeof(CUdevprop));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements, CUarray_format format,
    unsigned int numChannels, CUdevice dev)
{
    STUB_BEGIN(81, cuDeviceGetTexture1DLinearMaxWidth, CUDA_SUCCESS,
        (maxWidthInElements, format, numChannels, dev));
    STUB_ARGUMENTS(&maxWidthInElements, &format, &numChannels, &dev);
    stub_output(recorded, 0, (void *)maxWidthInElements, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceGetUuid_v2(CUuuid *uuid, CUdevice dev)
{
    STUB_BEGIN(82, cuDeviceGetUuid_v2, CUDA_SUCCESS, (uuid, dev));
    STUB_ARGUMENTS(&uuid, &dev);
    stub_output(recorded, 0, (void *)uuid, sizeof(CUuuid));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceGraphMemTrim(CUdevice device)
{
    STUB_BEGIN(83, cuDeviceGraphMemTrim, CUDA_SUCCESS, (device));
    STUB_ARGUMENTS(&device);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDevicePrimaryCtxGetState(CUdevice dev, unsigned int *flags, int *active)
{
    STUB_BEGIN(84, cuDevicePrimaryCtxGetState, CUDA_SUCCESS, (dev, flags, active));
    STUB_ARGUMENTS(&dev, &flags, &active);
    stub_output(recorded, 1, (void *)flags, sizeof(unsigned int));
    stub_output(recorded, 2, (void *)active, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDevicePrimaryCtxRelease_v2(CUdevice dev)
{
    STUB_BEGIN(85, cuDevicePrimaryCtxRelease_v2, CUDA_SUCCESS, (dev));
    STUB_ARGUMENTS(&dev);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDevicePrimaryCtxReset_v2(CUdevice dev)
{
    STUB_BEGIN(86, cuDevicePrimaryCtxReset_v2, CUDA_SUCCESS, (dev));
    STUB_ARGUMENTS(&dev);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDevicePrimaryCtxRetain(CUcontext *pctx, CUdevice dev)
{
    STUB_BEGIN(87, cuDevicePrimaryCtxRetain, CUDA_SUCCESS, (pctx, dev));
    STUB_ARGUMENTS(&pctx, &dev);
    stub_output(recorded, 0, (void *)pctx, sizeof(CUcontext));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDevicePrimaryCtxSetFlags_v2(CUdevice dev, unsigned int flags)
{
    STUB_BEGIN(88, cuDevicePrimaryCtxSetFlags_v2, CUDA_SUCCESS, (dev, flags));
    STUB_ARGUMENTS(&dev, &flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceRegisterAsyncNotification(CUdevice device, CUasyncCallback callbackFunc, void *userData,
    CUasyncCallbackHandle *callback)
{
    STUB_BEGIN(89, cuDeviceRegisterAsyncNotification, CUDA_SUCCESS,
        (device, callbackFunc, userData, callback));
    STUB_ARGUMENTS(&device, &callbackFunc, &userData, &callback);
    stub_output(recorded, 3, (void *)callback, sizeof(CUasyncCallbackHandle));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceSetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void *value)
{
    STUB_BEGIN(90, cuDeviceSetGraphMemAttribute, CUDA_SUCCESS, (device, attr, value));
    STUB_ARGUMENTS(&device, &attr, &value);
    stub_input(recorded, 2, value, value_size_graph_mem_attributes(attr, 1));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceSetMemPool(CUdevice dev, CUmemoryPool pool)
{
    STUB_BEGIN(91, cuDeviceSetMemPool, CUDA_SUCCESS, (dev, pool));
    STUB_ARGUMENTS(&dev, &pool);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceTotalMem_v2(size_t *bytes, CUdevice dev)
{
    STUB_BEGIN(92, cuDeviceTotalMem_v2, CUDA_SUCCESS, (bytes, dev));
    STUB_ARGUMENTS(&bytes, &dev);
    stub_output(recorded, 0, (void *)bytes, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDeviceUnregisterAsyncNotification(CUdevice device, CUasyncCallbackHandle callback)
{
    STUB_BEGIN(93, cuDeviceUnregisterAsyncNotification, CUDA_SUCCESS, (device, callback));
    STUB_ARGUMENTS(&device, &callback);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuDriverGetVersion(int *driverVersion)
{
    STUB_BEGIN(94, cuDriverGetVersion, CUDA_SUCCESS, (driverVersion));
    STUB_ARGUMENTS(&driverVersion);
    stub_output(recorded, 0, (void *)driverVersion, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuEGLStreamConsumerAcquireFrame(CUeglStreamConnection *conn, CUgraphicsResource *pCudaResource,
    CUstream *pStream, unsigned int timeout)
{
    STUB_BEGIN(95, cuEGLStreamConsumerAcquireFrame, CUDA_SUCCESS,
        (conn, pCudaResource, pStream, timeout));
    STUB_ARGUMENTS(&conn, &pCudaResource, &pStream, &timeout);
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
    STUB_BEGIN(96, cuEGLStreamConsumerConnect, CUDA_SUCCESS, (conn, stream));
    STUB_ARGUMENTS(&conn, &stream);
    stub_output(recorded, 0, (void *)conn, sizeof(CUeglStreamConnection));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuEGLStreamConsumerConnectWithFlags(CUeglStreamConnection *conn, EGLStreamKHR stream,
    unsigned int flags)
{
    STUB_BEGIN(97, cuEGLStreamConsumerConnectWithFlags, CUDA_SUCCESS, (conn, stream, flags));
    STUB_ARGUMENTS(&conn, &stream, &flags);
    stub_output(recorded, 0, (void *)conn, sizeof(CUeglStreamConnection));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuEGLStreamConsumerDisconnect(CUeglStreamConnection *conn)
{
    STUB_BEGIN(98, cuEGLStreamConsumerDisconnect, CUDA_SUCCESS, (conn));
    STUB_ARGUMENTS(&conn);
    stub_input(recorded, 0, conn, sizeof(CUeglStreamConnection));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuEGLStreamConsumerReleaseFrame(CUeglStreamConnection *conn, CUgraphicsResource pCudaResource,
    CUstream *pStream)
{
    STUB_BEGIN(99, cuEGLStreamConsumerReleaseFrame, CUDA_SUCCESS, (conn, pCudaResource, pStream));
    STUB_ARGUMENTS(&conn, &pCudaResource, &pStream);
    stub_input(recorded, 0, conn, sizeof(CUeglStreamConnection));
    stub_input(recorded, 2, pStream, sizeof(CUstream));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuEGLStreamProducerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream, EGLint width,
    EGLint height)
{
    STUB_BEGIN(100, cuEGLStreamProducerConnect, CUDA_SUCCESS, (conn, stream, width, height));
    STUB_ARGUMENTS(&conn, &stream, &width, &height);
    stub_output(recorded, 0, (void *)conn, sizeof(CUeglStreamConnection));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuEGLStreamProducerDisconnect(CUeglStreamConnection *conn)
{
    STUB_BEGIN(101, cuEGLStreamProducerDisconnect, CUDA_SUCCESS, (conn));
    STUB_ARGUMENTS(&conn);
    stub_input(recorded, 0, conn, sizeof(CUeglStreamConnection));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuEGLStreamProducerPresentFrame(CUeglStreamConnection *conn, CUeglFrame eglframe, CUstream *pStream)
{
    STUB_BEGIN(102, cuEGLStreamProducerPresentFrame, CUDA_SUCCESS, (conn, eglframe, pStream));
    STUB_ARGUMENTS(&conn, &eglframe, &pStream);
    stub_input(recorded, 0, conn, sizeof(CUeglStreamConnection));
    stub_input(recorded, 2, pStream, sizeof(CUstream));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuEGLStreamProducerReturnFrame(CUeglStreamConnection *conn, CUeglFrame *eglframe, CUstream *pStream)
{
    STUB_BEGIN(103, cuEGLStreamProducerReturnFrame, CUDA_SUCCESS, (conn, eglframe, pStream));
    STUB_ARGUMENTS(&conn, &eglframe, &pStream);
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
    STUB_BEGIN(104, cuEventCreate, CUDA_SUCCESS, (phEvent, Flags));
    STUB_ARGUMENTS(&phEvent, &Flags);
    stub_output(recorded, 0, (void *)phEvent, sizeof(CUevent));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuEventCreateFromEGLSync(CUevent *phEvent, EGLSyncKHR eglSync, unsigned int flags)
{
    STUB_BEGIN(105, cuEventCreateFromEGLSync, CUDA_SUCCESS, (phEvent, eglSync, flags));
    STUB_ARGUMENTS(&phEvent, &eglSync, &flags);
    stub_output(recorded, 0, (void *)phEvent, sizeof(CUevent));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuEventDestroy_v2(CUevent hEvent)
{
    STUB_BEGIN(106, cuEventDestroy_v2, CUDA_SUCCESS, (hEvent));
    STUB_ARGUMENTS(&hEvent);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuEventElapsedTime_v2(float *pMilliseconds, CUevent hStart, CUevent hEnd)
{
    STUB_BEGIN(107, cuEventElapsedTime_v2, CUDA_SUCCESS, (pMilliseconds, hStart, hEnd));
    STUB_ARGUMENTS(&pMilliseconds, &hStart, &hEnd);
    stub_output(recorded, 0, (void *)pMilliseconds, sizeof(float));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuEventQuery(CUevent hEvent)
{
    STUB_BEGIN(108, cuEventQuery, CUDA_SUCCESS, (hEvent));
    STUB_ARGUMENTS(&hEvent);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuEventRecord(CUevent hEvent, CUstream hStream)
{
    STUB_BEGIN(109, cuEventRecord, CUDA_SUCCESS, (hEvent, hStream));
    STUB_ARGUMENTS(&hEvent, &hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuEventRecordWithFlags(CUevent hEvent, CUstream hStream, unsigned int flags)
{
    STUB_BEGIN(110, cuEventRecordWithFlags, CUDA_SUCCESS, (hEvent, hStream, flags));
    STUB_ARGUMENTS(&hEvent, &hStream, &flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuEventRecordWithFlags_ptsz(CUevent hEvent, CUstream hStream, unsigned int flags)
{
    STUB_BEGIN(111, cuEventRecordWithFlags, CUDA_SUCCESS, (hEvent, hStream, flags));
    STUB_ARGUMENTS(&hEvent, &hStream, &flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuEventRecord_ptsz(CUevent hEvent, CUstream hStream)
{
    STUB_BEGIN(112, cuEventRecord, CUDA_SUCCESS, (hEvent, hStream));
    STUB_ARGUMENTS(&hEvent, &hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuEventSynchronize(CUevent hEvent)
{
    STUB_BEGIN(113, cuEventSynchronize, CUDA_SUCCESS, (hEvent));
    STUB_ARGUMENTS(&hEvent);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuExternalMemoryGetMappedBuffer(CUdeviceptr *devPtr, CUexternalMemory extMem,
    const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *bufferDesc)
{
    STUB_BEGIN(114, cuExternalMemoryGetMappedBuffer, CUDA_SUCCESS, (devPtr, extMem, bufferDesc));
    STUB_ARGUMENTS(&devPtr, &extMem, &bufferDesc);
    stub_input(recorded, 2, bufferDesc, sizeof(CUDA_EXTERNAL_MEMORY_BUFFER_DESC));
    stub_output(recorded, 0, (void *)devPtr, sizeof(CUdeviceptr));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuExternalMemoryGetMappedMipmappedArray(CUmipmappedArray *mipmap, CUexternalMemory extMem,
    const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *mipmapDesc)
{
    STUB_BEGIN(115, cuExternalMemoryGetMappedMipmappedArray, CUDA_SUCCESS,
        (mipmap, extMem, mipmapDesc));
    STUB_ARGUMENTS(&mipmap, &extMem, &mipmapDesc);
    stub_input(recorded, 2, mipmapDesc, sizeof(CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC));
    stub_output(recorded, 0, (void *)mipmap, sizeof(CUmipmappedArray));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuFabricCpyBatchAsync(size_t numOps, CUDA_FABRIC_COPY_BATCH_OP *opList, unsigned long long flags,
    CUstream hStream)
{
    STUB_BEGIN(116, cuFabricCpyBatchAsync, CUDA_SUCCESS, (numOps, opList, flags, hStream));
    STUB_ARGUMENTS(&numOps, &opList, &flags, &hStream);
    stub_input(recorded, 1, opList, stub_items((size_t)numOps) * sizeof(CUDA_FABRIC_COPY_BATCH_OP));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuFabricCpyBatchAsync_ptsz(size_t numOps, CUDA_FABRIC_COPY_BATCH_OP *opList,
    unsigned long long flags, CUstream hStream)
{
    STUB_BEGIN(117, cuFabricCpyBatchAsync, CUDA_SUCCESS, (numOps, opList, flags, hStream));
    STUB_ARGUMENTS(&numOps, &opList, &flags, &hStream);
    stub_input(recorded, 1, opList, stub_items((size_t)numOps) * sizeof(CUDA_FABRIC_COPY_BATCH_OP));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuFlushGPUDirectRDMAWrites(CUflushGPUDirectRDMAWritesTarget target,
    CUflushGPUDirectRDMAWritesScope scope)
{
    STUB_BEGIN(118, cuFlushGPUDirectRDMAWrites, CUDA_SUCCESS, (target, scope));
    STUB_ARGUMENTS(&target, &scope);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuFuncGetAttribute(int *pi, CUfunction_attribute attrib, CUfunction hfunc)
{
    STUB_BEGIN(119, cuFuncGetAttribute, CUDA_SUCCESS, (pi, attrib, hfunc));
    STUB_ARGUMENTS(&pi, &attrib, &hfunc);
    stub_output(recorded, 0, (void *)pi, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuFuncGetModule(CUmodule *hmod, CUfunction hfunc)
{
    STUB_BEGIN(120, cuFuncGetModule, CUDA_SUCCESS, (hmod, hfunc));
    STUB_ARGUMENTS(&hmod, &hfunc);
    stub_output(recorded, 0, (void *)hmod, sizeof(CUmodule));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuFuncGetName(const char **name, CUfunction hfunc)
{
    STUB_BEGIN(121, cuFuncGetName, CUDA_SUCCESS, (name, hfunc));
    STUB_ARGUMENTS(&name, &hfunc);
    stub_output_string(recorded, 0, (const char **)name);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuFuncGetParamCount(CUfunction func, size_t *paramCount)
{
    STUB_BEGIN(122, cuFuncGetParamCount, CUDA_SUCCESS, (func, paramCount));
    STUB_ARGUMENTS(&func, &paramCount);
    stub_output(recorded, 1, (void *)paramCount, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuFuncGetParamInfo(CUfunction func, size_t paramIndex, size_t *paramOffset, size_t *paramSize)
{
    STUB_BEGIN(123, cuFuncGetParamInfo, CUDA_SUCCESS, (func, paramIndex, paramOffset, paramSize));
    STUB_ARGUMENTS(&func, &paramIndex, &paramOffset, &paramSize);
    stub_output(recorded, 2, (void *)paramOffset, sizeof(size_t));
    stub_output(recorded, 3, (void *)paramSize, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuFuncIsLoaded(CUfunctionLoadingState *state, CUfunction function)
{
    STUB_BEGIN(124, cuFuncIsLoaded, CUDA_SUCCESS, (state, function));
    STUB_ARGUMENTS(&state, &function);
    stub_output(recorded, 0, (void *)state, sizeof(CUfunctionLoadingState));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuFuncLoad(CUfunction function)
{
    STUB_BEGIN(125, cuFuncLoad, CUDA_SUCCESS, (function));
    STUB_ARGUMENTS(&function);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value)
{
    STUB_BEGIN(126, cuFuncSetAttribute, CUDA_SUCCESS, (hfunc, attrib, value));
    STUB_ARGUMENTS(&hfunc, &attrib, &value);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuFuncSetBlockShape(CUfunction hfunc, int x, int y, int z)
{
    STUB_BEGIN(127, cuFuncSetBlockShape, CUDA_SUCCESS, (hfunc, x, y, z));
    STUB_ARGUMENTS(&hfunc, &x, &y, &z);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuFuncSetCacheConfig(CUfunction hfunc, CUfunc_cache config)
{
    STUB_BEGIN(128, cuFuncSetCacheConfig, CUDA_SUCCESS, (hfunc, config));
    STUB_ARGUMENTS(&hfunc, &config);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuFuncSetSharedMemConfig(CUfunction hfunc, CUsharedconfig config)
{
    STUB_BEGIN(129, cuFuncSetSharedMemConfig, CUDA_SUCCESS, (hfunc, config));
    STUB_ARGUMENTS(&hfunc, &config);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuFuncSetSharedSize(CUfunction hfunc, unsigned int bytes)
{
    STUB_BEGIN(130, cuFuncSetSharedSize, CUDA_SUCCESS, (hfunc, bytes));
    STUB_ARGUMENTS(&hfunc, &bytes);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGLCtxCreate_v2(CUcontext *pCtx, unsigned int Flags, CUdevice device)
{
    STUB_BEGIN(131, cuGLCtxCreate_v2, CUDA_SUCCESS, (pCtx, Flags, device));
    STUB_ARGUMENTS(&pCtx, &Flags, &device);
    stub_output(recorded, 0, (void *)pCtx, sizeof(CUcontext));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGLGetDevices_v2(unsigned int *pCudaDeviceCount, CUdevice *pCudaDevices,
    unsigned int cudaDeviceCount, CUGLDeviceList deviceList)
{
    STUB_BEGIN(132, cuGLGetDevices_v2, CUDA_SUCCESS,
        (pCudaDeviceCount, pCudaDevices, cudaDeviceCount, deviceList));
    STUB_ARGUMENTS(&pCudaDeviceCount, &pCudaDevices, &cudaDeviceCount, &deviceList);
    stub_output(recorded, 0, (void *)pCudaDeviceCount, sizeof(unsigned int));
    stub_output(recorded, 1, (void *)pCudaDevices,
        stub_items((size_t)cudaDeviceCount) * sizeof(CUdevice));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGLInit(void)
{
    STUB_BEGIN(133, cuGLInit, CUDA_SUCCESS, ());
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGLMapBufferObjectAsync_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer, CUstream hStream)
{
    STUB_BEGIN(134, cuGLMapBufferObjectAsync_v2, CUDA_SUCCESS, (dptr, size, buffer, hStream));
    STUB_ARGUMENTS(&dptr, &size, &buffer, &hStream);
    stub_output(recorded, 0, (void *)dptr, sizeof(CUdeviceptr));
    stub_output(recorded, 1, (void *)size, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGLMapBufferObjectAsync_v2_ptsz(CUdeviceptr *dptr, size_t *size, GLuint buffer, CUstream hStream)
{
    STUB_BEGIN(135, cuGLMapBufferObjectAsync_v2, CUDA_SUCCESS, (dptr, size, buffer, hStream));
    STUB_ARGUMENTS(&dptr, &size, &buffer, &hStream);
    stub_output(recorded, 0, (void *)dptr, sizeof(CUdeviceptr));
    stub_output(recorded, 1, (void *)size, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGLMapBufferObject_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer)
{
    STUB_BEGIN(136, cuGLMapBufferObject_v2, CUDA_SUCCESS, (dptr, size, buffer));
    STUB_ARGUMENTS(&dptr, &size, &buffer);
    stub_output(recorded, 0, (void *)dptr, sizeof(CUdeviceptr));
    stub_output(recorded, 1, (void *)size, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGLMapBufferObject_v2_ptds(CUdeviceptr *dptr, size_t *size, GLuint buffer)
{
    STUB_BEGIN(137, cuGLMapBufferObject_v2, CUDA_SUCCESS, (dptr, size, buffer));
    STUB_ARGUMENTS(&dptr, &size, &buffer);
    stub_output(recorded, 0, (void *)dptr, sizeof(CUdeviceptr));
    stub_output(recorded, 1, (void *)size, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGLRegisterBufferObject(GLuint buffer)
{
    STUB_BEGIN(138, cuGLRegisterBufferObject, CUDA_SUCCESS, (buffer));
    STUB_ARGUMENTS(&buffer);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGLSetBufferObjectMapFlags(GLuint buffer, unsigned int Flags)
{
    STUB_BEGIN(139, cuGLSetBufferObjectMapFlags, CUDA_SUCCESS, (buffer, Flags));
    STUB_ARGUMENTS(&buffer, &Flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGLUnmapBufferObject(GLuint buffer)
{
    STUB_BEGIN(140, cuGLUnmapBufferObject, CUDA_SUCCESS, (buffer));
    STUB_ARGUMENTS(&buffer);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGLUnmapBufferObjectAsync(GLuint buffer, CUstream hStream)
{
    STUB_BEGIN(141, cuGLUnmapBufferObjectAsync, CUDA_SUCCESS, (buffer, hStream));
    STUB_ARGUMENTS(&buffer, &hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGLUnregisterBufferObject(GLuint buffer)
{
    STUB_BEGIN(142, cuGLUnregisterBufferObject, CUDA_SUCCESS, (buffer));
    STUB_ARGUMENTS(&buffer);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGetErrorName(CUresult error, const char **pStr)
{
    STUB_BEGIN(143, cuGetErrorName, CUDA_SUCCESS, (error, pStr));
    STUB_ARGUMENTS(&error, &pStr);
    stub_output_string(recorded, 1, (const char **)pStr);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGetErrorString(CUresult error, const char **pStr)
{
    STUB_BEGIN(144, cuGetErrorString, CUDA_SUCCESS, (error, pStr));
    STUB_ARGUMENTS(&error, &pStr);
    stub_output_string(recorded, 1, (const char **)pStr);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGetExportTable(const void **ppExportTable, const CUuuid *pExportTableId)
{
    STUB_BEGIN(145, cuGetExportTable, CUDA_SUCCESS, (ppExportTable, pExportTableId));
    STUB_ARGUMENTS(&ppExportTable, &pExportTableId);
    stub_input(recorded, 1, pExportTableId, sizeof(CUuuid));
    stub_output(recorded, 0, (void *)ppExportTable, sizeof(const void *));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGetProcAddress_v2(const char *symbol, void **pfn, int cudaVersion, cuuint64_t flags,
    CUdriverProcAddressQueryResult *symbolStatus)
{
    STUB_BEGIN(146, cuGetProcAddress_v2, CUDA_SUCCESS,
        (symbol, pfn, cudaVersion, flags, symbolStatus));
    STUB_ARGUMENTS(&symbol, &pfn, &cudaVersion, &flags, &symbolStatus);
    stub_input_string(recorded, 0, symbol);
    stub_output(recorded, 1, (void *)pfn, sizeof(void *));
    stub_output(recorded, 4, (void *)symbolStatus, sizeof(CUdriverProcAddressQueryResult));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphAddBatchMemOpNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
    size_t numDependencies, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)
{
    STUB_BEGIN(147, cuGraphAddBatchMemOpNode, CUDA_SUCCESS,
        (phGraphNode, hGraph, dependencies, numDependencies, nodeParams));
    STUB_ARGUMENTS(&phGraphNode, &hGraph, &dependencies, &numDependencies, &nodeParams);
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
    STUB_BEGIN(148, cuGraphAddChildGraphNode, CUDA_SUCCESS,
        (phGraphNode, hGraph, dependencies, numDependencies, childGraph));
    STUB_ARGUMENTS(&phGraphNode, &hGraph, &dependencies, &numDependencies, &childGraph);
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_output(recorded, 0, (void *)phGraphNode, sizeof(CUgraphNode));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphAddDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to,
    const CUgraphEdgeData *edgeData, size_t numDependencies)
{
    STUB_BEGIN(149, cuGraphAddDependencies_v2, CUDA_SUCCESS,
        (hGraph, from, to, edgeData, numDependencies));
    STUB_ARGUMENTS(&hGraph, &from, &to, &edgeData, &numDependencies);
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
    STUB_BEGIN(150, cuGraphAddEmptyNode, CUDA_SUCCESS,
        (phGraphNode, hGraph, dependencies, numDependencies));
    STUB_ARGUMENTS(&phGraphNode, &hGraph, &dependencies, &numDependencies);
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_output(recorded, 0, (void *)phGraphNode, sizeof(CUgraphNode));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphAddEventRecordNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies, CUevent event)
{
    STUB_BEGIN(151, cuGraphAddEventRecordNode, CUDA_SUCCESS,
        (phGraphNode, hGraph, dependencies, numDependencies, event));
    STUB_ARGUMENTS(&phGraphNode, &hGraph, &dependencies, &numDependencies, &event);
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_output(recorded, 0, (void *)phGraphNode, sizeof(CUgraphNode));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphAddEventWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
    size_t numDependencies, CUevent event)
{
    STUB_BEGIN(152, cuGraphAddEventWaitNode, CUDA_SUCCESS,
        (phGraphNode, hGraph, dependencies, numDependencies, event));
    STUB_ARGUMENTS(&phGraphNode, &hGraph, &dependencies, &numDependencies, &event);
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
    STUB_BEGIN(153, cuGraphAddExternalSemaphoresSignalNode, CUDA_SUCCESS,
        (phGraphNode, hGraph, dependencies, numDependencies, nodeParams));
    STUB_ARGUMENTS(&phGraphNode, &hGraph, &dependencies, &numDependencies, &nodeParams);
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
    STUB_BEGIN(154, cuGraphAddExternalSemaphoresWaitNode, CUDA_SUCCESS,
        (phGraphNode, hGraph, dependencies, numDependencies, nodeParams));
    STUB_ARGUMENTS(&phGraphNode, &hGraph, &dependencies, &numDependencies, &nodeParams);
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
    STUB_BEGIN(155, cuGraphAddHostNode, CUDA_SUCCESS,
        (phGraphNode, hGraph, dependencies, numDependencies, nodeParams));
    STUB_ARGUMENTS(&phGraphNode, &hGraph, &dependencies, &numDependencies, &nodeParams);
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
    STUB_BEGIN(156, cuGraphAddKernelNode_v2, CUDA_SUCCESS,
        (phGraphNode, hGraph, dependencies, numDependencies, nodeParams));
    STUB_ARGUMENTS(&phGraphNode, &hGraph, &dependencies, &numDependencies, &nodeParams);
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
    STUB_BEGIN(157, cuGraphAddMemAllocNode, CUDA_SUCCESS,
        (phGraphNode, hGraph, dependencies, numDependencies, nodeParams));
    STUB_ARGUMENTS(&phGraphNode, &hGraph, &dependencies, &numDependencies, &nodeParams);
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
    STUB_BEGIN(158, cuGraphAddMemFreeNode, CUDA_SUCCESS,
        (phGraphNode, hGraph, dependencies, numDependencies, dptr));
    STUB_ARGUMENTS(&phGraphNode, &hGraph, &dependencies, &numDependencies, &dptr);
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_output(recorded, 0, (void *)phGraphNode, sizeof(CUgraphNode));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphAddMemcpyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
    size_t numDependencies, const CUDA_MEMCPY3D *copyParams, CUcontext ctx)
{
    STUB_BEGIN(159, cuGraphAddMemcpyNode, CUDA_SUCCESS,
        (phGraphNode, hGraph, dependencies, numDependencies, copyParams, ctx));
    STUB_ARGUMENTS(&phGraphNode, &hGraph, &dependencies, &numDependencies, &copyParams, &ctx);
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
    STUB_BEGIN(160, cuGraphAddMemsetNode, CUDA_SUCCESS,
        (phGraphNode, hGraph, dependencies, numDependencies, memsetParams, ctx));
    STUB_ARGUMENTS(&phGraphNode, &hGraph, &dependencies, &numDependencies, &memsetParams, &ctx);
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 4, memsetParams, sizeof(CUDA_MEMSET_NODE_PARAMS));
    stub_output(recorded, 0, (void *)phGraphNode, sizeof(CUgraphNode));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphAddNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
    const CUgraphEdgeData *dependencyData, size_t numDependencies, CUgraphNodeParams *nodeParams)
{
    STUB_BEGIN(161, cuGraphAddNode_v2, CUDA_SUCCESS,
        (phGraphNode, hGraph, dependencies, dependencyData, numDependencies, nodeParams));
    STUB_ARGUMENTS(&phGraphNode, &hGraph, &dependencies, &dependencyData, &numDependencies,
        &nodeParams);
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
cuGraphAddNode_v3(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
    const CUgraphEdgeData *dependencyData, size_t numDependencies, CUgraphNodeParams *nodeParams)
{
    STUB_BEGIN(162, cuGraphAddNode_v3, CUDA_SUCCESS,
        (phGraphNode, hGraph, dependencies, dependencyData, numDependencies, nodeParams));
    STUB_ARGUMENTS(&phGraphNode, &hGraph, &dependencies, &dependencyData, &numDependencies,
        &nodeParams);
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
    STUB_BEGIN(163, cuGraphBatchMemOpNodeGetParams, CUDA_SUCCESS, (hNode, nodeParams_out));
    STUB_ARGUMENTS(&hNode, &nodeParams_out);
    stub_output(recorded, 1, (void *)nodeParams_out, sizeof(CUDA_BATCH_MEM_OP_NODE_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphBatchMemOpNodeSetParams(CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)
{
    STUB_BEGIN(164, cuGraphBatchMemOpNodeSetParams, CUDA_SUCCESS, (hNode, nodeParams));
    STUB_ARGUMENTS(&hNode, &nodeParams);
    stub_input(recorded, 1, nodeParams, sizeof(CUDA_BATCH_MEM_OP_NODE_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphChildGraphNodeGetGraph(CUgraphNode hNode, CUgraph *phGraph)
{
    STUB_BEGIN(165, cuGraphChildGraphNodeGetGraph, CUDA_SUCCESS, (hNode, phGraph));
    STUB_ARGUMENTS(&hNode, &phGraph);
    stub_output(recorded, 1, (void *)phGraph, sizeof(CUgraph));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphClone(CUgraph *phGraphClone, CUgraph originalGraph)
{
    STUB_BEGIN(166, cuGraphClone, CUDA_SUCCESS, (phGraphClone, originalGraph));
    STUB_ARGUMENTS(&phGraphClone, &originalGraph);
    stub_output(recorded, 0, (void *)phGraphClone, sizeof(CUgraph));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphConditionalHandleCreate(CUgraphConditionalHandle *pHandle_out, CUgraph hGraph,
    CUcontext ctx, unsigned int defaultLaunchValue, unsigned int flags)
{
    STUB_BEGIN(167, cuGraphConditionalHandleCreate, CUDA_SUCCESS,
        (pHandle_out, hGraph, ctx, defaultLaunchValue, flags));
    STUB_ARGUMENTS(&pHandle_out, &hGraph, &ctx, &defaultLaunchValue, &flags);
    stub_output(recorded, 0, (void *)pHandle_out, sizeof(CUgraphConditionalHandle));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphCreate(CUgraph *phGraph, unsigned int flags)
{
    STUB_BEGIN(168, cuGraphCreate, CUDA_SUCCESS, (phGraph, flags));
    STUB_ARGUMENTS(&phGraph, &flags);
    stub_output(recorded, 0, (void *)phGraph, sizeof(CUgraph));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphDebugDotPrint(CUgraph hGraph, const char *path, unsigned int flags)
{
    STUB_BEGIN(169, cuGraphDebugDotPrint, CUDA_SUCCESS, (hGraph, path, flags));
    STUB_ARGUMENTS(&hGraph, &path, &flags);
    stub_input_string(recorded, 1, path);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphDestroy(CUgraph hGraph)
{
    STUB_BEGIN(170, cuGraphDestroy, CUDA_SUCCESS, (hGraph));
    STUB_ARGUMENTS(&hGraph);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphDestroyNode(CUgraphNode hNode)
{
    STUB_BEGIN(171, cuGraphDestroyNode, CUDA_SUCCESS, (hNode));
    STUB_ARGUMENTS(&hNode);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphEventRecordNodeGetEvent(CUgraphNode hNode, CUevent *event_out)
{
    STUB_BEGIN(172, cuGraphEventRecordNodeGetEvent, CUDA_SUCCESS, (hNode, event_out));
    STUB_ARGUMENTS(&hNode, &event_out);
    stub_output(recorded, 1, (void *)event_out, sizeof(CUevent));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphEventRecordNodeSetEvent(CUgraphNode hNode, CUevent event)
{
    STUB_BEGIN(173, cuGraphEventRecordNodeSetEvent, CUDA_SUCCESS, (hNode, event));
    STUB_ARGUMENTS(&hNode, &event);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphEventWaitNodeGetEvent(CUgraphNode hNode, CUevent *event_out)
{
    STUB_BEGIN(174, cuGraphEventWaitNodeGetEvent, CUDA_SUCCESS, (hNode, event_out));
    STUB_ARGUMENTS(&hNode, &event_out);
    stub_output(recorded, 1, (void *)event_out, sizeof(CUevent));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphEventWaitNodeSetEvent(CUgraphNode hNode, CUevent event)
{
    STUB_BEGIN(175, cuGraphEventWaitNodeSetEvent, CUDA_SUCCESS, (hNode, event));
    STUB_ARGUMENTS(&hNode, &event);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphExecBatchMemOpNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
    const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)
{
    STUB_BEGIN(176, cuGraphExecBatchMemOpNodeSetParams, CUDA_SUCCESS,
        (hGraphExec, hNode, nodeParams));
    STUB_ARGUMENTS(&hGraphExec, &hNode, &nodeParams);
    stub_input(recorded, 2, nodeParams, sizeof(CUDA_BATCH_MEM_OP_NODE_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphExecChildGraphNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, CUgraph childGraph)
{
    STUB_BEGIN(177, cuGraphExecChildGraphNodeSetParams, CUDA_SUCCESS,
        (hGraphExec, hNode, childGraph));
    STUB_ARGUMENTS(&hGraphExec, &hNode, &childGraph);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphExecDestroy(CUgraphExec hGraphExec)
{
    STUB_BEGIN(178, cuGraphExecDestroy, CUDA_SUCCESS, (hGraphExec));
    STUB_ARGUMENTS(&hGraphExec);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphExecEventRecordNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event)
{
    STUB_BEGIN(179, cuGraphExecEventRecordNodeSetEvent, CUDA_SUCCESS, (hGraphExec, hNode, event));
    STUB_ARGUMENTS(&hGraphExec, &hNode, &event);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphExecEventWaitNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event)
{
    STUB_BEGIN(180, cuGraphExecEventWaitNodeSetEvent, CUDA_SUCCESS, (hGraphExec, hNode, event));
    STUB_ARGUMENTS(&hGraphExec, &hNode, &event);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphExecExternalSemaphoresSignalNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
    const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)
{
    STUB_BEGIN(181, cuGraphExecExternalSemaphoresSignalNodeSetParams, CUDA_SUCCESS,
        (hGraphExec, hNode, nodeParams));
    STUB_ARGUMENTS(&hGraphExec, &hNode, &nodeParams);
    stub_input(recorded, 2, nodeParams, sizeof(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphExecExternalSemaphoresWaitNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
    const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)
{
    STUB_BEGIN(182, cuGraphExecExternalSemaphoresWaitNodeSetParams, CUDA_SUCCESS,
        (hGraphExec, hNode, nodeParams));
    STUB_ARGUMENTS(&hGraphExec, &hNode, &nodeParams);
    stub_input(recorded, 2, nodeParams, sizeof(CUDA_EXT_SEM_WAIT_NODE_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphExecGetFlags(CUgraphExec hGraphExec, cuuint64_t *flags)
{
    STUB_BEGIN(183, cuGraphExecGetFlags, CUDA_SUCCESS, (hGraphExec, flags));
    STUB_ARGUMENTS(&hGraphExec, &flags);
    stub_output(recorded, 1, (void *)flags, sizeof(cuuint64_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphExecGetId(CUgraphExec hGraphExec, unsigned int *graphId)
{
    STUB_BEGIN(184, cuGraphExecGetId, CUDA_SUCCESS, (hGraphExec, graphId));
    STUB_ARGUMENTS(&hGraphExec, &graphId);
    stub_output(recorded, 1, (void *)graphId, sizeof(unsigned int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphExecHostNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
    const CUDA_HOST_NODE_PARAMS *nodeParams)
{
    STUB_BEGIN(185, cuGraphExecHostNodeSetParams, CUDA_SUCCESS, (hGraphExec, hNode, nodeParams));
    STUB_ARGUMENTS(&hGraphExec, &hNode, &nodeParams);
    stub_input(recorded, 2, nodeParams, sizeof(CUDA_HOST_NODE_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphExecKernelNodeSetParams_v2(CUgraphExec hGraphExec, CUgraphNode hNode,
    const CUDA_KERNEL_NODE_PARAMS *nodeParams)
{
    STUB_BEGIN(186, cuGraphExecKernelNodeSetParams_v2, CUDA_SUCCESS,
        (hGraphExec, hNode, nodeParams));
    STUB_ARGUMENTS(&hGraphExec, &hNode, &nodeParams);
    stub_input(recorded, 2, nodeParams, sizeof(CUDA_KERNEL_NODE_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphExecMemcpyNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
    const CUDA_MEMCPY3D *copyParams, CUcontext ctx)
{
    STUB_BEGIN(187, cuGraphExecMemcpyNodeSetParams, CUDA_SUCCESS,
        (hGraphExec, hNode, copyParams, ctx));
    STUB_ARGUMENTS(&hGraphExec, &hNode, &copyParams, &ctx);
    stub_input(recorded, 2, copyParams, sizeof(CUDA_MEMCPY3D));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphExecMemsetNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
    const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx)
{
    STUB_BEGIN(188, cuGraphExecMemsetNodeSetParams, CUDA_SUCCESS,
        (hGraphExec, hNode, memsetParams, ctx));
    STUB_ARGUMENTS(&hGraphExec, &hNode, &memsetParams, &ctx);
    stub_input(recorded, 2, memsetParams, sizeof(CUDA_MEMSET_NODE_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphExecNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, CUgraphNodeParams *nodeParams)
{
    STUB_BEGIN(189, cuGraphExecNodeSetParams, CUDA_SUCCESS, (hGraphExec, hNode, nodeParams));
    STUB_ARGUMENTS(&hGraphExec, &hNode, &nodeParams);
    stub_input(recorded, 2, nodeParams, sizeof(CUgraphNodeParams));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphExecUpdate_v2(CUgraphExec hGraphExec, CUgraph hGraph,
    CUgraphExecUpdateResultInfo *resultInfo)
{
    STUB_BEGIN(190, cuGraphExecUpdate_v2, CUDA_SUCCESS, (hGraphExec, hGraph, resultInfo));
    STUB_ARGUMENTS(&hGraphExec, &hGraph, &resultInfo);
    stub_output(recorded, 2, (void *)resultInfo, sizeof(CUgraphExecUpdateResultInfo));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphExternalSemaphoresSignalNodeGetParams(CUgraphNode hNode,
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *params_out)
{
    STUB_BEGIN(191, cuGraphExternalSemaphoresSignalNodeGetParams, CUDA_SUCCESS,
        (hNode, params_out));
    STUB_ARGUMENTS(&hNode, &params_out);
    stub_output(recorded, 1, (void *)params_out, sizeof(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphExternalSemaphoresSignalNodeSetParams(CUgraphNode hNode,
    const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)
{
    STUB_BEGIN(192, cuGraphExternalSemaphoresSignalNodeSetParams, CUDA_SUCCESS,
        (hNode, nodeParams));
    STUB_ARGUMENTS(&hNode, &nodeParams);
    stub_input(recorded, 1, nodeParams, sizeof(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphExternalSemaphoresWaitNodeGetParams(CUgraphNode hNode,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS *params_out)
{
    STUB_BEGIN(193, cuGraphExternalSemaphoresWaitNodeGetParams, CUDA_SUCCESS, (hNode, params_out));
    STUB_ARGUMENTS(&hNode, &params_out);
    stub_output(recorded, 1, (void *)params_out, sizeof(CUDA_EXT_SEM_WAIT_NODE_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphExternalSemaphoresWaitNodeSetParams(CUgraphNode hNode,
    const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)
{
    STUB_BEGIN(194, cuGraphExternalSemaphoresWaitNodeSetParams, CUDA_SUCCESS, (hNode, nodeParams));
    STUB_ARGUMENTS(&hNode, &nodeParams);
    stub_input(recorded, 1, nodeParams, sizeof(CUDA_EXT_SEM_WAIT_NODE_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, CUgraphEdgeData *edgeData,
    size_t *numEdges)
{
    STUB_BEGIN(195, cuGraphGetEdges_v2, CUDA_SUCCESS, (hGraph, from, to, edgeData, numEdges));
    STUB_ARGUMENTS(&hGraph, &from, &to, &edgeData, &numEdges);
    stub_input(recorded, 4, numEdges, sizeof(size_t));
    size_t numEdges_written = stub_output_count(recorded, 4, numEdges, sizeof *numEdges,
        numEdges != NULL && from != NULL ? stub_items((size_t)*numEdges) : SIZE_MAX);
    stub_output(recorded, 1, (void *)from, numEdges_written * sizeof(CUgraphNode));
    stub_output(recorded, 2, (void *)to, numEdges_written * sizeof(CUgraphNode));
    stub_output(recorded, 3, (void *)edgeData, numEdges_written * sizeof(CUgraphEdgeData));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphGetId(CUgraph hGraph, unsigned int *graphId)
{
    STUB_BEGIN(196, cuGraphGetId, CUDA_SUCCESS, (hGraph, graphId));
    STUB_ARGUMENTS(&hGraph, &graphId);
    stub_output(recorded, 1, (void *)graphId, sizeof(unsigned int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphGetNodes(CUgraph hGraph, CUgraphNode *nodes, size_t *numNodes)
{
    STUB_BEGIN(197, cuGraphGetNodes, CUDA_SUCCESS, (hGraph, nodes, numNodes));
    STUB_ARGUMENTS(&hGraph, &nodes, &numNodes);
    stub_input(recorded, 2, numNodes, sizeof(size_t));
    size_t numNodes_written = stub_output_count(recorded, 2, numNodes, sizeof *numNodes,
        numNodes != NULL && nodes != NULL ? stub_items((size_t)*numNodes) : SIZE_MAX);
    stub_output(recorded, 1, (void *)nodes, numNodes_written * sizeof(CUgraphNode));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphGetRootNodes(CUgraph hGraph, CUgraphNode *rootNodes, size_t *numRootNodes)
{
    STUB_BEGIN(198, cuGraphGetRootNodes, CUDA_SUCCESS, (hGraph, rootNodes, numRootNodes));
    STUB_ARGUMENTS(&hGraph, &rootNodes, &numRootNodes);
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
    STUB_BEGIN(199, cuGraphHostNodeGetParams, CUDA_SUCCESS, (hNode, nodeParams));
    STUB_ARGUMENTS(&hNode, &nodeParams);
    stub_output(recorded, 1, (void *)nodeParams, sizeof(CUDA_HOST_NODE_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphHostNodeSetParams(CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS *nodeParams)
{
    STUB_BEGIN(200, cuGraphHostNodeSetParams, CUDA_SUCCESS, (hNode, nodeParams));
    STUB_ARGUMENTS(&hNode, &nodeParams);
    stub_input(recorded, 1, nodeParams, sizeof(CUDA_HOST_NODE_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphInstantiateWithFlags(CUgraphExec *phGraphExec, CUgraph hGraph, unsigned long long flags)
{
    STUB_BEGIN(201, cuGraphInstantiateWithFlags, CUDA_SUCCESS, (phGraphExec, hGraph, flags));
    STUB_ARGUMENTS(&phGraphExec, &hGraph, &flags);
    stub_output(recorded, 0, (void *)phGraphExec, sizeof(CUgraphExec));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphInstantiateWithParams(CUgraphExec *phGraphExec, CUgraph hGraph,
    CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams)
{
    STUB_BEGIN(202, cuGraphInstantiateWithParams, CUDA_SUCCESS,
        (phGraphExec, hGraph, instantiateParams));
    STUB_ARGUMENTS(&phGraphExec, &hGraph, &instantiateParams);
    stub_input(recorded, 2, instantiateParams, sizeof(CUDA_GRAPH_INSTANTIATE_PARAMS));
    stub_output(recorded, 0, (void *)phGraphExec, sizeof(CUgraphExec));
    stub_output_open(recorded, 2, (void *)instantiateParams, 0);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphInstantiateWithParams_ptsz(CUgraphExec *phGraphExec, CUgraph hGraph,
    CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams)
{
    STUB_BEGIN(203, cuGraphInstantiateWithParams, CUDA_SUCCESS,
        (phGraphExec, hGraph, instantiateParams));
    STUB_ARGUMENTS(&phGraphExec, &hGraph, &instantiateParams);
    stub_input(recorded, 2, instantiateParams, sizeof(CUDA_GRAPH_INSTANTIATE_PARAMS));
    stub_output(recorded, 0, (void *)phGraphExec, sizeof(CUgraphExec));
    stub_output_open(recorded, 2, (void *)instantiateParams, 0);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphKernelNodeCopyAttributes(CUgraphNode dst, CUgraphNode src)
{
    STUB_BEGIN(204, cuGraphKernelNodeCopyAttributes, CUDA_SUCCESS, (dst, src));
    STUB_ARGUMENTS(&dst, &src);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphKernelNodeGetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr,
    CUkernelNodeAttrValue *value_out)
{
    STUB_BEGIN(205, cuGraphKernelNodeGetAttribute, CUDA_SUCCESS, (hNode, attr, value_out));
    STUB_ARGUMENTS(&hNode, &attr, &value_out);
    stub_output(recorded, 2, (void *)value_out, sizeof(CUkernelNodeAttrValue));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphKernelNodeGetParams_v2(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS *nodeParams)
{
    STUB_BEGIN(206, cuGraphKernelNodeGetParams_v2, CUDA_SUCCESS, (hNode, nodeParams));
    STUB_ARGUMENTS(&hNode, &nodeParams);
    stub_output(recorded, 1, (void *)nodeParams, sizeof(CUDA_KERNEL_NODE_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphKernelNodeSetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr,
    const CUkernelNodeAttrValue *value)
{
    STUB_BEGIN(207, cuGraphKernelNodeSetAttribute, CUDA_SUCCESS, (hNode, attr, value));
    STUB_ARGUMENTS(&hNode, &attr, &value);
    stub_input(recorded, 2, value, sizeof(CUkernelNodeAttrValue));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphKernelNodeSetParams_v2(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS *nodeParams)
{
    STUB_BEGIN(208, cuGraphKernelNodeSetParams_v2, CUDA_SUCCESS, (hNode, nodeParams));
    STUB_ARGUMENTS(&hNode, &nodeParams);
    stub_input(recorded, 1, nodeParams, sizeof(CUDA_KERNEL_NODE_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphLaunch(CUgraphExec hGraphExec, CUstream hStream)
{
    STUB_BEGIN(209, cuGraphLaunch, CUDA_SUCCESS, (hGraphExec, hStream));
    STUB_ARGUMENTS(&hGraphExec, &hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphLaunch_ptsz(CUgraphExec hGraphExec, CUstream hStream)
{
    STUB_BEGIN(210, cuGraphLaunch, CUDA_SUCCESS, (hGraphExec, hStream));
    STUB_ARGUMENTS(&hGraphExec, &hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphMemAllocNodeGetParams(CUgraphNode hNode, CUDA_MEM_ALLOC_NODE_PARAMS *params_out)
{
    STUB_BEGIN(211, cuGraphMemAllocNodeGetParams, CUDA_SUCCESS, (hNode, params_out));
    STUB_ARGUMENTS(&hNode, &params_out);
    stub_output(recorded, 1, (void *)params_out, sizeof(CUDA_MEM_ALLOC_NODE_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphMemFreeNodeGetParams(CUgraphNode hNode, CUdeviceptr *dptr_out)
{
    STUB_BEGIN(212, cuGraphMemFreeNodeGetParams, CUDA_SUCCESS, (hNode, dptr_out));
    STUB_ARGUMENTS(&hNode, &dptr_out);
    stub_output(recorded, 1, (void *)dptr_out, sizeof(CUdeviceptr));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphMemcpyNodeGetParams(CUgraphNode hNode, CUDA_MEMCPY3D *nodeParams)
{
    STUB_BEGIN(213, cuGraphMemcpyNodeGetParams, CUDA_SUCCESS, (hNode, nodeParams));
    STUB_ARGUMENTS(&hNode, &nodeParams);
    stub_output(recorded, 1, (void *)nodeParams, sizeof(CUDA_MEMCPY3D));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphMemcpyNodeSetParams(CUgraphNode hNode, const CUDA_MEMCPY3D *nodeParams)
{
    STUB_BEGIN(214, cuGraphMemcpyNodeSetParams, CUDA_SUCCESS, (hNode, nodeParams));
    STUB_ARGUMENTS(&hNode, &nodeParams);
    stub_input(recorded, 1, nodeParams, sizeof(CUDA_MEMCPY3D));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphMemsetNodeGetParams(CUgraphNode hNode, CUDA_MEMSET_NODE_PARAMS *nodeParams)
{
    STUB_BEGIN(215, cuGraphMemsetNodeGetParams, CUDA_SUCCESS, (hNode, nodeParams));
    STUB_ARGUMENTS(&hNode, &nodeParams);
    stub_output(recorded, 1, (void *)nodeParams, sizeof(CUDA_MEMSET_NODE_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphMemsetNodeSetParams(CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS *nodeParams)
{
    STUB_BEGIN(216, cuGraphMemsetNodeSetParams, CUDA_SUCCESS, (hNode, nodeParams));
    STUB_ARGUMENTS(&hNode, &nodeParams);
    stub_input(recorded, 1, nodeParams, sizeof(CUDA_MEMSET_NODE_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphNodeFindInClone(CUgraphNode *phNode, CUgraphNode hOriginalNode, CUgraph hClonedGraph)
{
    STUB_BEGIN(217, cuGraphNodeFindInClone, CUDA_SUCCESS, (phNode, hOriginalNode, hClonedGraph));
    STUB_ARGUMENTS(&phNode, &hOriginalNode, &hClonedGraph);
    stub_output(recorded, 0, (void *)phNode, sizeof(CUgraphNode));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphNodeGetContainingGraph(CUgraphNode hNode, CUgraph *phGraph)
{
    STUB_BEGIN(218, cuGraphNodeGetContainingGraph, CUDA_SUCCESS, (hNode, phGraph));
    STUB_ARGUMENTS(&hNode, &phGraph);
    stub_output(recorded, 1, (void *)phGraph, sizeof(CUgraph));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphNodeGetDependencies_v2(CUgraphNode hNode, CUgraphNode *dependencies,
    CUgraphEdgeData *edgeData, size_t *numDependencies)
{
    STUB_BEGIN(219, cuGraphNodeGetDependencies_v2, CUDA_SUCCESS,
        (hNode, dependencies, edgeData, numDependencies));
    STUB_ARGUMENTS(&hNode, &dependencies, &edgeData, &numDependencies);
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
cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode, CUgraphNode *dependentNodes,
    CUgraphEdgeData *edgeData, size_t *numDependentNodes)
{
    STUB_BEGIN(220, cuGraphNodeGetDependentNodes_v2, CUDA_SUCCESS,
        (hNode, dependentNodes, edgeData, numDependentNodes));
    STUB_ARGUMENTS(&hNode, &dependentNodes, &edgeData, &numDependentNodes);
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
    STUB_BEGIN(221, cuGraphNodeGetEnabled, CUDA_SUCCESS, (hGraphExec, hNode, isEnabled));
    STUB_ARGUMENTS(&hGraphExec, &hNode, &isEnabled);
    stub_output(recorded, 2, (void *)isEnabled, sizeof(unsigned int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphNodeGetLocalId(CUgraphNode hNode, unsigned int *nodeId)
{
    STUB_BEGIN(222, cuGraphNodeGetLocalId, CUDA_SUCCESS, (hNode, nodeId));
    STUB_ARGUMENTS(&hNode, &nodeId);
    stub_output(recorded, 1, (void *)nodeId, sizeof(unsigned int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphNodeGetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams)
{
    STUB_BEGIN(223, cuGraphNodeGetParams, CUDA_SUCCESS, (hNode, nodeParams));
    STUB_ARGUMENTS(&hNode, &nodeParams);
    stub_output(recorded, 1, (void *)nodeParams, sizeof(CUgraphNodeParams));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphNodeGetToolsId(CUgraphNode hNode, unsigned long long *toolsNodeId)
{
    STUB_BEGIN(224, cuGraphNodeGetToolsId, CUDA_SUCCESS, (hNode, toolsNodeId));
    STUB_ARGUMENTS(&hNode, &toolsNodeId);
    stub_output(recorded, 1, (void *)toolsNodeId, sizeof(unsigned long long));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphNodeGetType(CUgraphNode hNode, CUgraphNodeType *type)
{
    STUB_BEGIN(225, cuGraphNodeGetType, CUDA_SUCCESS, (hNode, type));
    STUB_ARGUMENTS(&hNode, &type);
    stub_output(recorded, 1, (void *)type, sizeof(CUgraphNodeType));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphNodeSetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int isEnabled)
{
    STUB_BEGIN(226, cuGraphNodeSetEnabled, CUDA_SUCCESS, (hGraphExec, hNode, isEnabled));
    STUB_ARGUMENTS(&hGraphExec, &hNode, &isEnabled);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphNodeSetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams)
{
    STUB_BEGIN(227, cuGraphNodeSetParams, CUDA_SUCCESS, (hNode, nodeParams));
    STUB_ARGUMENTS(&hNode, &nodeParams);
    stub_input(recorded, 1, nodeParams, sizeof(CUgraphNodeParams));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphNodeSetParams_v2(CUgraphNode hNode, CUgraphNodeParams *nodeParams)
{
    STUB_BEGIN(228, cuGraphNodeSetParams_v2, CUDA_SUCCESS, (hNode, nodeParams));
    STUB_ARGUMENTS(&hNode, &nodeParams);
    stub_input(recorded, 1, nodeParams, sizeof(CUgraphNodeParams));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphReleaseUserObject(CUgraph graph, CUuserObject object, unsigned int count)
{
    STUB_BEGIN(229, cuGraphReleaseUserObject, CUDA_SUCCESS, (graph, object, count));
    STUB_ARGUMENTS(&graph, &object, &count);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphRemoveDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to,
    const CUgraphEdgeData *edgeData, size_t numDependencies)
{
    STUB_BEGIN(230, cuGraphRemoveDependencies_v2, CUDA_SUCCESS,
        (hGraph, from, to, edgeData, numDependencies));
    STUB_ARGUMENTS(&hGraph, &from, &to, &edgeData, &numDependencies);
    stub_input(recorded, 1, from, stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 2, to, stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 3, edgeData,
        stub_items((size_t)numDependencies) * sizeof(CUgraphEdgeData));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphRetainUserObject(CUgraph graph, CUuserObject object, unsigned int count, unsigned int flags)
{
    STUB_BEGIN(231, cuGraphRetainUserObject, CUDA_SUCCESS, (graph, object, count, flags));
    STUB_ARGUMENTS(&graph, &object, &count, &flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphUpload(CUgraphExec hGraphExec, CUstream hStream)
{
    STUB_BEGIN(232, cuGraphUpload, CUDA_SUCCESS, (hGraphExec, hStream));
    STUB_ARGUMENTS(&hGraphExec, &hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphUpload_ptsz(CUgraphExec hGraphExec, CUstream hStream)
{
    STUB_BEGIN(233, cuGraphUpload, CUDA_SUCCESS, (hGraphExec, hStream));
    STUB_ARGUMENTS(&hGraphExec, &hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphicsEGLRegisterImage(CUgraphicsResource *pCudaResource, EGLImageKHR image, unsigned int flags)
{
    STUB_BEGIN(234, cuGraphicsEGLRegisterImage, CUDA_SUCCESS, (pCudaResource, image, flags));
    STUB_ARGUMENTS(&pCudaResource, &image, &flags);
    stub_output(recorded, 0, (void *)pCudaResource, sizeof(CUgraphicsResource));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphicsGLRegisterBuffer(CUgraphicsResource *pCudaResource, GLuint buffer, unsigned int Flags)
{
    STUB_BEGIN(235, cuGraphicsGLRegisterBuffer, CUDA_SUCCESS, (pCudaResource, buffer, Flags));
    STUB_ARGUMENTS(&pCudaResource, &buffer, &Flags);
    stub_output(recorded, 0, (void *)pCudaResource, sizeof(CUgraphicsResource));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphicsGLRegisterImage(CUgraphicsResource *pCudaResource, GLuint image, GLenum target,
    unsigned int Flags)
{
    STUB_BEGIN(236, cuGraphicsGLRegisterImage, CUDA_SUCCESS, (pCudaResource, image, target, Flags));
    STUB_ARGUMENTS(&pCudaResource, &image, &target, &Flags);
    stub_output(recorded, 0, (void *)pCudaResource, sizeof(CUgraphicsResource));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphicsMapResources(unsigned int count, CUgraphicsResource *resources, CUstream hStream)
{
    STUB_BEGIN(237, cuGraphicsMapResources, CUDA_SUCCESS, (count, resources, hStream));
    STUB_ARGUMENTS(&count, &resources, &hStream);
    stub_input(recorded, 1, resources, stub_items((size_t)count) * sizeof(CUgraphicsResource));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphicsMapResources_ptsz(unsigned int count, CUgraphicsResource *resources, CUstream hStream)
{
    STUB_BEGIN(238, cuGraphicsMapResources, CUDA_SUCCESS, (count, resources, hStream));
    STUB_ARGUMENTS(&count, &resources, &hStream);
    stub_input(recorded, 1, resources, stub_items((size_t)count) * sizeof(CUgraphicsResource));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphicsResourceGetMappedEglFrame(CUeglFrame *eglFrame, CUgraphicsResource resource,
    unsigned int index, unsigned int mipLevel)
{
    STUB_BEGIN(239, cuGraphicsResourceGetMappedEglFrame, CUDA_SUCCESS,
        (eglFrame, resource, index, mipLevel));
    STUB_ARGUMENTS(&eglFrame, &resource, &index, &mipLevel);
    stub_output(recorded, 0, (void *)eglFrame, sizeof(CUeglFrame));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphicsResourceGetMappedMipmappedArray(CUmipmappedArray *pMipmappedArray,
    CUgraphicsResource resource)
{
    STUB_BEGIN(240, cuGraphicsResourceGetMappedMipmappedArray, CUDA_SUCCESS,
        (pMipmappedArray, resource));
    STUB_ARGUMENTS(&pMipmappedArray, &resource);
    stub_output(recorded, 0, (void *)pMipmappedArray, sizeof(CUmipmappedArray));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphicsResourceGetMappedPointer_v2(CUdeviceptr *pDevPtr, size_t *pSize,
    CUgraphicsResource resource)
{
    STUB_BEGIN(241, cuGraphicsResourceGetMappedPointer_v2, CUDA_SUCCESS,
        (pDevPtr, pSize, resource));
    STUB_ARGUMENTS(&pDevPtr, &pSize, &resource);
    stub_output(recorded, 0, (void *)pDevPtr, sizeof(CUdeviceptr));
    stub_output(recorded, 1, (void *)pSize, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphicsResourceSetMapFlags_v2(CUgraphicsResource resource, unsigned int flags)
{
    STUB_BEGIN(242, cuGraphicsResourceSetMapFlags_v2, CUDA_SUCCESS, (resource, flags));
    STUB_ARGUMENTS(&resource, &flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphicsSubResourceGetMappedArray(CUarray *pArray, CUgraphicsResource resource,
    unsigned int arrayIndex, unsigned int mipLevel)
{
    STUB_BEGIN(243, cuGraphicsSubResourceGetMappedArray, CUDA_SUCCESS,
        (pArray, resource, arrayIndex, mipLevel));
    STUB_ARGUMENTS(&pArray, &resource, &arrayIndex, &mipLevel);
    stub_output(recorded, 0, (void *)pArray, sizeof(CUarray));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphicsUnmapResources(unsigned int count, CUgraphicsResource *resources, CUstream hStream)
{
    STUB_BEGIN(244, cuGraphicsUnmapResources, CUDA_SUCCESS, (count, resources, hStream));
    STUB_ARGUMENTS(&count, &resources, &hStream);
    stub_input(recorded, 1, resources, stub_items((size_t)count) * sizeof(CUgraphicsResource));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphicsUnmapResources_ptsz(unsigned int count, CUgraphicsResource *resources, CUstream hStream)
{
    STUB_BEGIN(245, cuGraphicsUnmapResources, CUDA_SUCCESS, (count, resources, hStream));
    STUB_ARGUMENTS(&count, &resources, &hStream);
    stub_input(recorded, 1, resources, stub_items((size_t)count) * sizeof(CUgraphicsResource));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphicsUnregisterResource(CUgraphicsResource resource)
{
    STUB_BEGIN(246, cuGraphicsUnregisterResource, CUDA_SUCCESS, (resource));
    STUB_ARGUMENTS(&resource);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphicsVDPAURegisterOutputSurface(CUgraphicsResource *pCudaResource,
    VdpOutputSurface vdpSurface, unsigned int flags)
{
    STUB_BEGIN(247, cuGraphicsVDPAURegisterOutputSurface, CUDA_SUCCESS,
        (pCudaResource, vdpSurface, flags));
    STUB_ARGUMENTS(&pCudaResource, &vdpSurface, &flags);
    stub_output(recorded, 0, (void *)pCudaResource, sizeof(CUgraphicsResource));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGraphicsVDPAURegisterVideoSurface(CUgraphicsResource *pCudaResource, VdpVideoSurface vdpSurface,
    unsigned int flags)
{
    STUB_BEGIN(248, cuGraphicsVDPAURegisterVideoSurface, CUDA_SUCCESS,
        (pCudaResource, vdpSurface, flags));
    STUB_ARGUMENTS(&pCudaResource, &vdpSurface, &flags);
    stub_output(recorded, 0, (void *)pCudaResource, sizeof(CUgraphicsResource));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGreenCtxCreate(CUgreenCtx *phCtx, CUdevResourceDesc desc, CUdevice dev, unsigned int flags)
{
    STUB_BEGIN(249, cuGreenCtxCreate, CUDA_SUCCESS, (phCtx, desc, dev, flags));
    STUB_ARGUMENTS(&phCtx, &desc, &dev, &flags);
    stub_output(recorded, 0, (void *)phCtx, sizeof(CUgreenCtx));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGreenCtxDestroy(CUgreenCtx hCtx)
{
    STUB_BEGIN(250, cuGreenCtxDestroy, CUDA_SUCCESS, (hCtx));
    STUB_ARGUMENTS(&hCtx);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGreenCtxGetDevResource(CUgreenCtx hCtx, CUdevResource *resource, CUdevResourceType type)
{
    STUB_BEGIN(251, cuGreenCtxGetDevResource, CUDA_SUCCESS, (hCtx, resource, type));
    STUB_ARGUMENTS(&hCtx, &resource, &type);
    stub_output(recorded, 1, (void *)resource, sizeof(CUdevResource));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGreenCtxGetId(CUgreenCtx greenCtx, unsigned long long *greenCtxId)
{
    STUB_BEGIN(252, cuGreenCtxGetId, CUDA_SUCCESS, (greenCtx, greenCtxId));
    STUB_ARGUMENTS(&greenCtx, &greenCtxId);
    stub_output(recorded, 1, (void *)greenCtxId, sizeof(unsigned long long));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGreenCtxRecordEvent(CUgreenCtx hCtx, CUevent hEvent)
{
    STUB_BEGIN(253, cuGreenCtxRecordEvent, CUDA_SUCCESS, (hCtx, hEvent));
    STUB_ARGUMENTS(&hCtx, &hEvent);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGreenCtxStreamCreate(CUstream *phStream, CUgreenCtx greenCtx, unsigned int flags, int priority)
{
    STUB_BEGIN(254, cuGreenCtxStreamCreate, CUDA_SUCCESS, (phStream, greenCtx, flags, priority));
    STUB_ARGUMENTS(&phStream, &greenCtx, &flags, &priority);
    stub_output(recorded, 0, (void *)phStream, sizeof(CUstream));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuGreenCtxWaitEvent(CUgreenCtx hCtx, CUevent hEvent)
{
    STUB_BEGIN(255, cuGreenCtxWaitEvent, CUDA_SUCCESS, (hCtx, hEvent));
    STUB_ARGUMENTS(&hCtx, &hEvent);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuImportExternalMemory(CUexternalMemory *extMem_out,
    const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *memHandleDesc)
{
    STUB_BEGIN(256, cuImportExternalMemory, CUDA_SUCCESS, (extMem_out, memHandleDesc));
    STUB_ARGUMENTS(&extMem_out, &memHandleDesc);
    stub_input(recorded, 1, memHandleDesc, sizeof(CUDA_EXTERNAL_MEMORY_HANDLE_DESC));
    stub_output(recorded, 0, (void *)extMem_out, sizeof(CUexternalMemory));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuImportExternalSemaphore(CUexternalSemaphore *extSem_out,
    const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *semHandleDesc)
{
    STUB_BEGIN(257, cuImportExternalSemaphore, CUDA_SUCCESS, (extSem_out, semHandleDesc));
    STUB_ARGUMENTS(&extSem_out, &semHandleDesc);
    stub_input(recorded, 1, semHandleDesc, sizeof(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC));
    stub_output(recorded, 0, (void *)extSem_out, sizeof(CUexternalSemaphore));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuInit(unsigned int Flags)
{
    STUB_BEGIN(258, cuInit, CUDA_SUCCESS, (Flags));
    STUB_ARGUMENTS(&Flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuIpcCloseMemHandle(CUdeviceptr dptr)
{
    STUB_BEGIN(259, cuIpcCloseMemHandle, CUDA_SUCCESS, (dptr));
    STUB_ARGUMENTS(&dptr);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuIpcGetEventHandle(CUipcEventHandle *pHandle, CUevent event)
{
    STUB_BEGIN(260, cuIpcGetEventHandle, CUDA_SUCCESS, (pHandle, event));
    STUB_ARGUMENTS(&pHandle, &event);
    stub_output(recorded, 0, (void *)pHandle, sizeof(CUipcEventHandle));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuIpcGetMemHandle(CUipcMemHandle *pHandle, CUdeviceptr dptr)
{
    STUB_BEGIN(261, cuIpcGetMemHandle, CUDA_SUCCESS, (pHandle, dptr));
    STUB_ARGUMENTS(&pHandle, &dptr);
    stub_output(recorded, 0, (void *)pHandle, sizeof(CUipcMemHandle));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuIpcOpenEventHandle(CUevent *phEvent, CUipcEventHandle handle)
{
    STUB_BEGIN(262, cuIpcOpenEventHandle, CUDA_SUCCESS, (phEvent, handle));
    STUB_ARGUMENTS(&phEvent, &handle);
    stub_output(recorded, 0, (void *)phEvent, sizeof(CUevent));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuIpcOpenMemHandle_v2(CUdeviceptr *pdptr, CUipcMemHandle handle, unsigned int Flags)
{
    STUB_BEGIN(263, cuIpcOpenMemHandle_v2, CUDA_SUCCESS, (pdptr, handle, Flags));
    STUB_ARGUMENTS(&pdptr, &handle, &Flags);
    stub_output(recorded, 0, (void *)pdptr, sizeof(CUdeviceptr));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuKernelGetAttribute(int *pi, CUfunction_attribute attrib, CUkernel kernel, CUdevice dev)
{
    STUB_BEGIN(264, cuKernelGetAttribute, CUDA_SUCCESS, (pi, attrib, kernel, dev));
    STUB_ARGUMENTS(&pi, &attrib, &kernel, &dev);
    stub_output(recorded, 0, (void *)pi, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuKernelGetFunction(CUfunction *pFunc, CUkernel kernel)
{
    STUB_BEGIN(265, cuKernelGetFunction, CUDA_SUCCESS, (pFunc, kernel));
    STUB_ARGUMENTS(&pFunc, &kernel);
    stub_output(recorded, 0, (void *)pFunc, sizeof(CUfunction));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuKernelGetLibrary(CUlibrary *pLib, CUkernel kernel)
{
    STUB_BEGIN(266, cuKernelGetLibrary, CUDA_SUCCESS, (pLib, kernel));
    STUB_ARGUMENTS(&pLib, &kernel);
    stub_output(recorded, 0, (void *)pLib, sizeof(CUlibrary));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuKernelGetName(const char **name, CUkernel hfunc)
{
    STUB_BEGIN(267, cuKernelGetName, CUDA_SUCCESS, (name, hfunc));
    STUB_ARGUMENTS(&name, &hfunc);
    stub_output_string(recorded, 0, (const char **)name);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuKernelGetParamCount(CUkernel kernel, size_t *paramCount)
{
    STUB_BEGIN(268, cuKernelGetParamCount, CUDA_SUCCESS, (kernel, paramCount));
    STUB_ARGUMENTS(&kernel, &paramCount);
    stub_output(recorded, 1, (void *)paramCount, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuKernelGetParamInfo(CUkernel kernel, size_t paramIndex, size_t *paramOffset, size_t *paramSize)
{
    STUB_BEGIN(269, cuKernelGetParamInfo, CUDA_SUCCESS,
        (kernel, paramIndex, paramOffset, paramSize));
    STUB_ARGUMENTS(&kernel, &paramIndex, &paramOffset, &paramSize);
    stub_output(recorded, 2, (void *)paramOffset, sizeof(size_t));
    stub_output(recorded, 3, (void *)paramSize, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuKernelSetAttribute(CUfunction_attribute attrib, int val, CUkernel kernel, CUdevice dev)
{
    STUB_BEGIN(270, cuKernelSetAttribute, CUDA_SUCCESS, (attrib, val, kernel, dev));
    STUB_ARGUMENTS(&attrib, &val, &kernel, &dev);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuKernelSetCacheConfig(CUkernel kernel, CUfunc_cache config, CUdevice dev)
{
    STUB_BEGIN(271, cuKernelSetCacheConfig, CUDA_SUCCESS, (kernel, config, dev));
    STUB_ARGUMENTS(&kernel, &config, &dev);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLaunch(CUfunction f)
{
    STUB_BEGIN(272, cuLaunch, CUDA_SUCCESS, (f));
    STUB_ARGUMENTS(&f);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLaunchCooperativeKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY,
    unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ,
    unsigned int sharedMemBytes, CUstream hStream, void **kernelParams)
{
    STUB_BEGIN(273, cuLaunchCooperativeKernel, CUDA_SUCCESS,
        (f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream,
        kernelParams));
    STUB_ARGUMENTS(&f, &gridDimX, &gridDimY, &gridDimZ, &blockDimX, &blockDimY, &blockDimZ,
        &sharedMemBytes, &hStream, &kernelParams);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLaunchCooperativeKernelMultiDevice(CUDA_LAUNCH_PARAMS *launchParamsList, unsigned int numDevices,
    unsigned int flags)
{
    STUB_BEGIN(274, cuLaunchCooperativeKernelMultiDevice, CUDA_SUCCESS,
        (launchParamsList, numDevices, flags));
    STUB_ARGUMENTS(&launchParamsList, &numDevices, &flags);
    stub_input(recorded, 0, launchParamsList,
        stub_items((size_t)numDevices) * sizeof(CUDA_LAUNCH_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLaunchCooperativeKernel_ptsz(CUfunction f, unsigned int gridDimX, unsigned int gridDimY,
    unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ,
    unsigned int sharedMemBytes, CUstream hStream, void **kernelParams)
{
    STUB_BEGIN(275, cuLaunchCooperativeKernel, CUDA_SUCCESS,
        (f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream,
        kernelParams));
    STUB_ARGUMENTS(&f, &gridDimX, &gridDimY, &gridDimZ, &blockDimX, &blockDimY, &blockDimZ,
        &sharedMemBytes, &hStream, &kernelParams);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLaunchGrid(CUfunction f, int grid_width, int grid_height)
{
    STUB_BEGIN(276, cuLaunchGrid, CUDA_SUCCESS, (f, grid_width, grid_height));
    STUB_ARGUMENTS(&f, &grid_width, &grid_height);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLaunchGridAsync(CUfunction f, int grid_width, int grid_height, CUstream hStream)
{
    STUB_BEGIN(277, cuLaunchGridAsync, CUDA_SUCCESS, (f, grid_width, grid_height, hStream));
    STUB_ARGUMENTS(&f, &grid_width, &grid_height, &hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLaunchHostFunc(CUstream hStream, CUhostFn fn, void *userData)
{
    STUB_BEGIN(278, cuLaunchHostFunc, CUDA_SUCCESS, (hStream, fn, userData));
    STUB_ARGUMENTS(&hStream, &fn, &userData);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLaunchHostFunc_ptsz(CUstream hStream, CUhostFn fn, void *userData)
{
    STUB_BEGIN(279, cuLaunchHostFunc, CUDA_SUCCESS, (hStream, fn, userData));
    STUB_ARGUMENTS(&hStream, &fn, &userData);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLaunchHostFunc_v2(CUstream hStream, CUhostFn fn, void *userData, unsigned int syncMode)
{
    STUB_BEGIN(280, cuLaunchHostFunc_v2, CUDA_SUCCESS, (hStream, fn, userData, syncMode));
    STUB_ARGUMENTS(&hStream, &fn, &userData, &syncMode);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLaunchHostFunc_v2_ptsz(CUstream hStream, CUhostFn fn, void *userData, unsigned int syncMode)
{
    STUB_BEGIN(281, cuLaunchHostFunc_v2, CUDA_SUCCESS, (hStream, fn, userData, syncMode));
    STUB_ARGUMENTS(&hStream, &fn, &userData, &syncMode);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLaunchKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ,
    unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ,
    unsigned int sharedMemBytes, CUstream hStream, void **kernelParams, void **extra)
{
    STUB_BEGIN(282, cuLaunchKernel, CUDA_SUCCESS,
        (f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream,
        kernelParams, extra));
    STUB_ARGUMENTS(&f, &gridDimX, &gridDimY, &gridDimZ, &blockDimX, &blockDimY, &blockDimZ,
        &sharedMemBytes, &hStream, &kernelParams, &extra);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f, void **kernelParams, void **extra)
{
    STUB_BEGIN(283, cuLaunchKernelEx, CUDA_SUCCESS, (config, f, kernelParams, extra));
    STUB_ARGUMENTS(&config, &f, &kernelParams, &extra);
    stub_input(recorded, 0, config, sizeof(CUlaunchConfig));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLaunchKernelEx_ptsz(const CUlaunchConfig *config, CUfunction f, void **kernelParams, void **extra)
{
    STUB_BEGIN(284, cuLaunchKernelEx, CUDA_SUCCESS, (config, f, kernelParams, extra));
    STUB_ARGUMENTS(&config, &f, &kernelParams, &extra);
    stub_input(recorded, 0, config, sizeof(CUlaunchConfig));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLaunchKernel_ptsz(CUfunction f, unsigned int gridDimX, unsigned int gridDimY,
    unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ,
    unsigned int sharedMemBytes, CUstream hStream, void **kernelParams, void **extra)
{
    STUB_BEGIN(285, cuLaunchKernel, CUDA_SUCCESS,
        (f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream,
        kernelParams, extra));
    STUB_ARGUMENTS(&f, &gridDimX, &gridDimY, &gridDimZ, &blockDimX, &blockDimY, &blockDimZ,
        &sharedMemBytes, &hStream, &kernelParams, &extra);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLibraryEnumerateKernels(CUkernel *kernels, unsigned int numKernels, CUlibrary lib)
{
    STUB_BEGIN(286, cuLibraryEnumerateKernels, CUDA_SUCCESS, (kernels, numKernels, lib));
    STUB_ARGUMENTS(&kernels, &numKernels, &lib);
    stub_output(recorded, 0, (void *)kernels, stub_items((size_t)numKernels) * sizeof(CUkernel));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLibraryGetGlobal(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name)
{
    STUB_BEGIN(287, cuLibraryGetGlobal, CUDA_SUCCESS, (dptr, bytes, library, name));
    STUB_ARGUMENTS(&dptr, &bytes, &library, &name);
    stub_input_string(recorded, 3, name);
    stub_output(recorded, 0, (void *)dptr, sizeof(CUdeviceptr));
    stub_output(recorded, 1, (void *)bytes, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLibraryGetKernel(CUkernel *pKernel, CUlibrary library, const char *name)
{
    STUB_BEGIN(288, cuLibraryGetKernel, CUDA_SUCCESS, (pKernel, library, name));
    STUB_ARGUMENTS(&pKernel, &library, &name);
    stub_input_string(recorded, 2, name);
    stub_output(recorded, 0, (void *)pKernel, sizeof(CUkernel));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLibraryGetKernelCount(unsigned int *count, CUlibrary lib)
{
    STUB_BEGIN(289, cuLibraryGetKernelCount, CUDA_SUCCESS, (count, lib));
    STUB_ARGUMENTS(&count, &lib);
    stub_output(recorded, 0, (void *)count, sizeof(unsigned int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLibraryGetManaged(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name)
{
    STUB_BEGIN(290, cuLibraryGetManaged, CUDA_SUCCESS, (dptr, bytes, library, name));
    STUB_ARGUMENTS(&dptr, &bytes, &library, &name);
    stub_input_string(recorded, 3, name);
    stub_output(recorded, 0, (void *)dptr, sizeof(CUdeviceptr));
    stub_output(recorded, 1, (void *)bytes, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLibraryGetModule(CUmodule *pMod, CUlibrary library)
{
    STUB_BEGIN(291, cuLibraryGetModule, CUDA_SUCCESS, (pMod, library));
    STUB_ARGUMENTS(&pMod, &library);
    stub_output(recorded, 0, (void *)pMod, sizeof(CUmodule));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLibraryGetUnifiedFunction(void **fptr, CUlibrary library, const char *symbol)
{
    STUB_BEGIN(292, cuLibraryGetUnifiedFunction, CUDA_SUCCESS, (fptr, library, symbol));
    STUB_ARGUMENTS(&fptr, &library, &symbol);
    stub_input_string(recorded, 2, symbol);
    stub_output(recorded, 0, (void *)fptr, sizeof(void *));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLibraryLoadData(CUlibrary *library, const void *code, CUjit_option *jitOptions,
    void **jitOptionsValues, unsigned int numJitOptions, CUlibraryOption *libraryOptions,
    void **libraryOptionValues, unsigned int numLibraryOptions)
{
    STUB_BEGIN(293, cuLibraryLoadData, CUDA_SUCCESS,
        (library, code, jitOptions, jitOptionsValues, numJitOptions, libraryOptions,
        libraryOptionValues, numLibraryOptions));
    STUB_ARGUMENTS(&library, &code, &jitOptions, &jitOptionsValues, &numJitOptions,
        &libraryOptions, &libraryOptionValues, &numLibraryOptions);
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
    STUB_BEGIN(294, cuLibraryLoadFromFile, CUDA_SUCCESS,
        (library, fileName, jitOptions, jitOptionsValues, numJitOptions, libraryOptions,
        libraryOptionValues, numLibraryOptions));
    STUB_ARGUMENTS(&library, &fileName, &jitOptions, &jitOptionsValues, &numJitOptions,
        &libraryOptions, &libraryOptionValues, &numLibraryOptions);
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
    STUB_BEGIN(295, cuLibraryUnload, CUDA_SUCCESS, (library));
    STUB_ARGUMENTS(&library);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLinkAddData_v2(CUlinkState state, CUjitInputType type, void *data, size_t size, const char *name,
    unsigned int numOptions, CUjit_option *options, void **optionValues)
{
    STUB_BEGIN(296, cuLinkAddData_v2, CUDA_SUCCESS,
        (state, type, data, size, name, numOptions, options, optionValues));
    STUB_ARGUMENTS(&state, &type, &data, &size, &name, &numOptions, &options, &optionValues);
    stub_input_string(recorded, 4, name);
    stub_input(recorded, 6, options, stub_items((size_t)numOptions) * sizeof(CUjit_option));
    stub_input(recorded, 7, optionValues, stub_items((size_t)numOptions) * sizeof(void *));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLinkAddFile_v2(CUlinkState state, CUjitInputType type, const char *path, unsigned int numOptions,
    CUjit_option *options, void **optionValues)
{
    STUB_BEGIN(297, cuLinkAddFile_v2, CUDA_SUCCESS,
        (state, type, path, numOptions, options, optionValues));
    STUB_ARGUMENTS(&state, &type, &path, &numOptions, &options, &optionValues);
    stub_input_string(recorded, 2, path);
    stub_input(recorded, 4, options, stub_items((size_t)numOptions) * sizeof(CUjit_option));
    stub_input(recorded, 5, optionValues, stub_items((size_t)numOptions) * sizeof(void *));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLinkComplete(CUlinkState state, void **cubinOut, size_t *sizeOut)
{
    STUB_BEGIN(298, cuLinkComplete, CUDA_SUCCESS, (state, cubinOut, sizeOut));
    STUB_ARGUMENTS(&state, &cubinOut, &sizeOut);
    stub_output(recorded, 1, (void *)cubinOut, sizeof(void *));
    stub_output(recorded, 2, (void *)sizeOut, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLinkCreate_v2(unsigned int numOptions, CUjit_option *options, void **optionValues,
    CUlinkState *stateOut)
{
    STUB_BEGIN(299, cuLinkCreate_v2, CUDA_SUCCESS, (numOptions, options, optionValues, stateOut));
    STUB_ARGUMENTS(&numOptions, &options, &optionValues, &stateOut);
    stub_input(recorded, 1, options, stub_items((size_t)numOptions) * sizeof(CUjit_option));
    stub_input(recorded, 2, optionValues, stub_items((size_t)numOptions) * sizeof(void *));
    stub_output(recorded, 3, (void *)stateOut, sizeof(CUlinkState));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLinkDestroy(CUlinkState state)
{
    STUB_BEGIN(300, cuLinkDestroy, CUDA_SUCCESS, (state));
    STUB_ARGUMENTS(&state);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLogicalEndpointAddDevice(CUlogicalEndpointId leId, CUdevice dev)
{
    STUB_BEGIN(301, cuLogicalEndpointAddDevice, CUDA_SUCCESS, (leId, dev));
    STUB_ARGUMENTS(&leId, &dev);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLogicalEndpointBindAddr(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset, void *ptr,
    cuuint64_t size, unsigned long long flags)
{
    STUB_BEGIN(302, cuLogicalEndpointBindAddr, CUDA_SUCCESS, (leId, dev, offset, ptr, size, flags));
    STUB_ARGUMENTS(&leId, &dev, &offset, &ptr, &size, &flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLogicalEndpointBindMem(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset,
    CUmemGenericAllocationHandle memHandle, cuuint64_t memOffset, cuuint64_t size,
    unsigned long long flags)
{
    STUB_BEGIN(303, cuLogicalEndpointBindMem, CUDA_SUCCESS,
        (leId, dev, offset, memHandle, memOffset, size, flags));
    STUB_ARGUMENTS(&leId, &dev, &offset, &memHandle, &memOffset, &size, &flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLogicalEndpointCreate(CUlogicalEndpointId leId, const CUlogicalEndpointProp *prop)
{
    STUB_BEGIN(304, cuLogicalEndpointCreate, CUDA_SUCCESS, (leId, prop));
    STUB_ARGUMENTS(&leId, &prop);
    stub_input(recorded, 1, prop, sizeof(CUlogicalEndpointProp));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLogicalEndpointDestroy(CUlogicalEndpointId leId)
{
    STUB_BEGIN(305, cuLogicalEndpointDestroy, CUDA_SUCCESS, (leId));
    STUB_ARGUMENTS(&leId);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLogicalEndpointExport(void *handle, CUlogicalEndpointId leId,
    CUlogicalEndpointIpcHandleType handleType)
{
    STUB_BEGIN(306, cuLogicalEndpointExport, CUDA_SUCCESS, (handle, leId, handleType));
    STUB_ARGUMENTS(&handle, &leId, &handleType);
    stub_output(recorded, 0, (void *)handle, value_size_endpoint_handles(handleType, 1));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLogicalEndpointGetLimits(cuuint64_t *bindAlignment, cuuint64_t *maxSize,
    const CUlogicalEndpointProp *prop)
{
    STUB_BEGIN(307, cuLogicalEndpointGetLimits, CUDA_SUCCESS, (bindAlignment, maxSize, prop));
    STUB_ARGUMENTS(&bindAlignment, &maxSize, &prop);
    stub_input(recorded, 2, prop, sizeof(CUlogicalEndpointProp));
    stub_output(recorded, 0, (void *)bindAlignment, sizeof(cuuint64_t));
    stub_output(recorded, 1, (void *)maxSize, sizeof(cuuint64_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLogicalEndpointIdRelease(CUlogicalEndpointId baseLeId, cuuint32_t count)
{
    STUB_BEGIN(308, cuLogicalEndpointIdRelease, CUDA_SUCCESS, (baseLeId, count));
    STUB_ARGUMENTS(&baseLeId, &count);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLogicalEndpointIdReserve(CUlogicalEndpointId *baseLeId, cuuint32_t count)
{
    STUB_BEGIN(309, cuLogicalEndpointIdReserve, CUDA_SUCCESS, (baseLeId, count));
    STUB_ARGUMENTS(&baseLeId, &count);
    stub_output(recorded, 0, (void *)baseLeId, sizeof(CUlogicalEndpointId));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLogicalEndpointImport(CUlogicalEndpointId leId, const void *handle,
    CUlogicalEndpointIpcHandleType handleType)
{
    STUB_BEGIN(310, cuLogicalEndpointImport, CUDA_SUCCESS, (leId, handle, handleType));
    STUB_ARGUMENTS(&leId, &handle, &handleType);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLogicalEndpointQuery(CUlogicalEndpointId leId, cuuint32_t count, int *queryStatus)
{
    STUB_BEGIN(311, cuLogicalEndpointQuery, CUDA_SUCCESS, (leId, count, queryStatus));
    STUB_ARGUMENTS(&leId, &count, &queryStatus);
    stub_output(recorded, 2, (void *)queryStatus, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLogicalEndpointUnbind(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset, cuuint64_t size)
{
    STUB_BEGIN(312, cuLogicalEndpointUnbind, CUDA_SUCCESS, (leId, dev, offset, size));
    STUB_ARGUMENTS(&leId, &dev, &offset, &size);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLogsCurrent(CUlogIterator *iterator_out, unsigned int flags)
{
    STUB_BEGIN(313, cuLogsCurrent, CUDA_SUCCESS, (iterator_out, flags));
    STUB_ARGUMENTS(&iterator_out, &flags);
    stub_output(recorded, 0, (void *)iterator_out, sizeof(CUlogIterator));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLogsDumpToFile(CUlogIterator *iterator, const char *pathToFile, unsigned int flags)
{
    STUB_BEGIN(314, cuLogsDumpToFile, CUDA_SUCCESS, (iterator, pathToFile, flags));
    STUB_ARGUMENTS(&iterator, &pathToFile, &flags);
    stub_input(recorded, 0, iterator, sizeof(CUlogIterator));
    stub_input_string(recorded, 1, pathToFile);
    stub_output(recorded, 0, (void *)iterator, sizeof(CUlogIterator));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLogsDumpToMemory(CUlogIterator *iterator, char *buffer, size_t *size, unsigned int flags)
{
    STUB_BEGIN(315, cuLogsDumpToMemory, CUDA_SUCCESS, (iterator, buffer, size, flags));
    STUB_ARGUMENTS(&iterator, &buffer, &size, &flags);
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
    STUB_BEGIN(316, cuLogsRegisterCallback, CUDA_SUCCESS, (callbackFunc, userData, callback_out));
    STUB_ARGUMENTS(&callbackFunc, &userData, &callback_out);
    stub_output(recorded, 2, (void *)callback_out, sizeof(CUlogsCallbackHandle));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuLogsUnregisterCallback(CUlogsCallbackHandle callback)
{
    STUB_BEGIN(317, cuLogsUnregisterCallback, CUDA_SUCCESS, (callback));
    STUB_ARGUMENTS(&callback);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemAddressFree(CUdeviceptr ptr, size_t size)
{
    STUB_BEGIN(318, cuMemAddressFree, CUDA_SUCCESS, (ptr, size));
    STUB_ARGUMENTS(&ptr, &size);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemAddressReserve(CUdeviceptr *ptr, size_t size, size_t alignment, CUdeviceptr addr,
    unsigned long long flags)
{
    STUB_BEGIN(319, cuMemAddressReserve, CUDA_SUCCESS, (ptr, size, alignment, addr, flags));
    STUB_ARGUMENTS(&ptr, &size, &alignment, &addr, &flags);
    stub_output(recorded, 0, (void *)ptr, sizeof(CUdeviceptr));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemAdvise_v2(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUmemLocation location)
{
    STUB_BEGIN(320, cuMemAdvise_v2, CUDA_SUCCESS, (devPtr, count, advice, location));
    STUB_ARGUMENTS(&devPtr, &count, &advice, &location);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemAllocAsync(CUdeviceptr *dptr, size_t bytesize, CUstream hStream)
{
    STUB_BEGIN(321, cuMemAllocAsync, CUDA_SUCCESS, (dptr, bytesize, hStream));
    STUB_ARGUMENTS(&dptr, &bytesize, &hStream);
    stub_output(recorded, 0, (void *)dptr, sizeof(CUdeviceptr));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemAllocAsync_ptsz(CUdeviceptr *dptr, size_t bytesize, CUstream hStream)
{
    STUB_BEGIN(322, cuMemAllocAsync, CUDA_SUCCESS, (dptr, bytesize, hStream));
    STUB_ARGUMENTS(&dptr, &bytesize, &hStream);
    stub_output(recorded, 0, (void *)dptr, sizeof(CUdeviceptr));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemAllocFromPoolAsync(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool, CUstream hStream)
{
    STUB_BEGIN(323, cuMemAllocFromPoolAsync, CUDA_SUCCESS, (dptr, bytesize, pool, hStream));
    STUB_ARGUMENTS(&dptr, &bytesize, &pool, &hStream);
    stub_output(recorded, 0, (void *)dptr, sizeof(CUdeviceptr));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemAllocFromPoolAsync_ptsz(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool,
    CUstream hStream)
{
    STUB_BEGIN(324, cuMemAllocFromPoolAsync, CUDA_SUCCESS, (dptr, bytesize, pool, hStream));
    STUB_ARGUMENTS(&dptr, &bytesize, &pool, &hStream);
    stub_output(recorded, 0, (void *)dptr, sizeof(CUdeviceptr));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemAllocHost_v2(void **pp, size_t bytesize)
{
    STUB_BEGIN(325, cuMemAllocHost_v2, CUDA_SUCCESS, (pp, bytesize));
    STUB_ARGUMENTS(&pp, &bytesize);
    stub_output(recorded, 0, (void *)pp, sizeof(void *));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemAllocManaged(CUdeviceptr *dptr, size_t bytesize, unsigned int flags)
{
    STUB_BEGIN(326, cuMemAllocManaged, CUDA_SUCCESS, (dptr, bytesize, flags));
    STUB_ARGUMENTS(&dptr, &bytesize, &flags);
    stub_output(recorded, 0, (void *)dptr, sizeof(CUdeviceptr));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemAllocPitch_v2(CUdeviceptr *dptr, size_t *pPitch, size_t WidthInBytes, size_t Height,
    unsigned int ElementSizeBytes)
{
    STUB_BEGIN(327, cuMemAllocPitch_v2, CUDA_SUCCESS,
        (dptr, pPitch, WidthInBytes, Height, ElementSizeBytes));
    STUB_ARGUMENTS(&dptr, &pPitch, &WidthInBytes, &Height, &ElementSizeBytes);
    stub_output(recorded, 0, (void *)dptr, sizeof(CUdeviceptr));
    stub_output(recorded, 1, (void *)pPitch, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize)
{
    STUB_BEGIN(328, cuMemAlloc_v2, CUDA_SUCCESS, (dptr, bytesize));
    STUB_ARGUMENTS(&dptr, &bytesize);
    stub_output(recorded, 0, (void *)dptr, sizeof(CUdeviceptr));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemBatchDecompressAsync(CUmemDecompressParams *paramsArray, size_t count, unsigned int flags,
    size_t *errorIndex, CUstream stream)
{
    STUB_BEGIN(329, cuMemBatchDecompressAsync, CUDA_SUCCESS,
        (paramsArray, count, flags, errorIndex, stream));
    STUB_ARGUMENTS(&paramsArray, &count, &flags, &errorIndex, &stream);
    stub_input(recorded, 0, paramsArray, stub_items((size_t)count) * sizeof(CUmemDecompressParams));
    stub_output_open(recorded, 0, (void *)paramsArray, 0);
    stub_output(recorded, 3, (void *)errorIndex, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemBatchDecompressAsync_ptsz(CUmemDecompressParams *paramsArray, size_t count,
    unsigned int flags, size_t *errorIndex, CUstream stream)
{
    STUB_BEGIN(330, cuMemBatchDecompressAsync, CUDA_SUCCESS,
        (paramsArray, count, flags, errorIndex, stream));
    STUB_ARGUMENTS(&paramsArray, &count, &flags, &errorIndex, &stream);
    stub_input(recorded, 0, paramsArray, stub_items((size_t)count) * sizeof(CUmemDecompressParams));
    stub_output_open(recorded, 0, (void *)paramsArray, 0);
    stub_output(recorded, 3, (void *)errorIndex, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size, const CUmemAllocationProp *prop,
    unsigned long long flags)
{
    STUB_BEGIN(331, cuMemCreate, CUDA_SUCCESS, (handle, size, prop, flags));
    STUB_ARGUMENTS(&handle, &size, &prop, &flags);
    stub_input(recorded, 2, prop, sizeof(CUmemAllocationProp));
    stub_output(recorded, 0, (void *)handle, sizeof(CUmemGenericAllocationHandle));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemDiscardAndPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count,
    CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs,
    unsigned long long flags, CUstream hStream)
{
    STUB_BEGIN(332, cuMemDiscardAndPrefetchBatchAsync, CUDA_SUCCESS,
        (dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream));
    STUB_ARGUMENTS(&dptrs, &sizes, &count, &prefetchLocs, &prefetchLocIdxs, &numPrefetchLocs,
        &flags, &hStream);
    stub_input(recorded, 0, dptrs, stub_items((size_t)count) * sizeof(CUdeviceptr));
    stub_input(recorded, 1, sizes, stub_items((size_t)count) * sizeof(size_t));
    stub_input(recorded, 3, prefetchLocs,
        stub_items((size_t)numPrefetchLocs) * sizeof(CUmemLocation));
    stub_input(recorded, 4, prefetchLocIdxs, stub_items((size_t)numPrefetchLocs) * sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemDiscardAndPrefetchBatchAsync_ptsz(CUdeviceptr *dptrs, size_t *sizes, size_t count,
    CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs,
    unsigned long long flags, CUstream hStream)
{
    STUB_BEGIN(333, cuMemDiscardAndPrefetchBatchAsync, CUDA_SUCCESS,
        (dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream));
    STUB_ARGUMENTS(&dptrs, &sizes, &count, &prefetchLocs, &prefetchLocIdxs, &numPrefetchLocs,
        &flags, &hStream);
    stub_input(recorded, 0, dptrs, stub_items((size_t)count) * sizeof(CUdeviceptr));
    stub_input(recorded, 1, sizes, stub_items((size_t)count) * sizeof(size_t));
    stub_input(recorded, 3, prefetchLocs,
        stub_items((size_t)numPrefetchLocs) * sizeof(CUmemLocation));
    stub_input(recorded, 4, prefetchLocIdxs, stub_items((size_t)numPrefetchLocs) * sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemDiscardBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count, unsigned long long flags,
    CUstream hStream)
{
    STUB_BEGIN(334, cuMemDiscardBatchAsync, CUDA_SUCCESS, (dptrs, sizes, count, flags, hStream));
    STUB_ARGUMENTS(&dptrs, &sizes, &count, &flags, &hStream);
    stub_input(recorded, 0, dptrs, stub_items((size_t)count) * sizeof(CUdeviceptr));
    stub_input(recorded, 1, sizes, stub_items((size_t)count) * sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemDiscardBatchAsync_ptsz(CUdeviceptr *dptrs, size_t *sizes, size_t count,
    unsigned long long flags, CUstream hStream)
{
    STUB_BEGIN(335, cuMemDiscardBatchAsync, CUDA_SUCCESS, (dptrs, sizes, count, flags, hStream));
    STUB_ARGUMENTS(&dptrs, &sizes, &count, &flags, &hStream);
    stub_input(recorded, 0, dptrs, stub_items((size_t)count) * sizeof(CUdeviceptr));
    stub_input(recorded, 1, sizes, stub_items((size_t)count) * sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemExportToShareableHandle(void *shareableHandle, CUmemGenericAllocationHandle handle,
    CUmemAllocationHandleType handleType, unsigned long long flags)
{
    STUB_BEGIN(336, cuMemExportToShareableHandle, CUDA_SUCCESS,
        (shareableHandle, handle, handleType, flags));
    STUB_ARGUMENTS(&shareableHandle, &handle, &handleType, &flags);
    stub_output(recorded, 0, (void *)shareableHandle, value_size_shareable_handles(handleType, 1));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemFreeAsync(CUdeviceptr dptr, CUstream hStream)
{
    STUB_BEGIN(337, cuMemFreeAsync, CUDA_SUCCESS, (dptr, hStream));
    STUB_ARGUMENTS(&dptr, &hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemFreeAsync_ptsz(CUdeviceptr dptr, CUstream hStream)
{
    STUB_BEGIN(338, cuMemFreeAsync, CUDA_SUCCESS, (dptr, hStream));
    STUB_ARGUMENTS(&dptr, &hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemFreeHost(void *p)
{
    STUB_BEGIN(339, cuMemFreeHost, CUDA_SUCCESS, (p));
    STUB_ARGUMENTS(&p);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemFree_v2(CUdeviceptr dptr)
{
    STUB_BEGIN(340, cuMemFree_v2, CUDA_SUCCESS, (dptr));
    STUB_ARGUMENTS(&dptr);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemGetAccess(unsigned long long *flags, const CUmemLocation *location, CUdeviceptr ptr)
{
    STUB_BEGIN(341, cuMemGetAccess, CUDA_SUCCESS, (flags, location, ptr));
    STUB_ARGUMENTS(&flags, &location, &ptr);
    stub_input(recorded, 1, location, sizeof(CUmemLocation));
    stub_output(recorded, 0, (void *)flags, sizeof(unsigned long long));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemGetAddressRange_v2(CUdeviceptr *pbase, size_t *psize, CUdeviceptr dptr)
{
    STUB_BEGIN(342, cuMemGetAddressRange_v2, CUDA_SUCCESS, (pbase, psize, dptr));
    STUB_ARGUMENTS(&pbase, &psize, &dptr);
    stub_output(recorded, 0, (void *)pbase, sizeof(CUdeviceptr));
    stub_output(recorded, 1, (void *)psize, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemGetAllocationGranularity(size_t *granularity, const CUmemAllocationProp *prop,
    CUmemAllocationGranularity_flags option)
{
    STUB_BEGIN(343, cuMemGetAllocationGranularity, CUDA_SUCCESS, (granularity, prop, option));
    STUB_ARGUMENTS(&granularity, &prop, &option);
    stub_input(recorded, 1, prop, sizeof(CUmemAllocationProp));
    stub_output(recorded, 0, (void *)granularity, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp *prop,
    CUmemGenericAllocationHandle handle)
{
    STUB_BEGIN(344, cuMemGetAllocationPropertiesFromHandle, CUDA_SUCCESS, (prop, handle));
    STUB_ARGUMENTS(&prop, &handle);
    stub_output(recorded, 0, (void *)prop, sizeof(CUmemAllocationProp));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemGetDefaultMemPool(CUmemoryPool *pool_out, CUmemLocation *location, CUmemAllocationType type)
{
    STUB_BEGIN(345, cuMemGetDefaultMemPool, CUDA_SUCCESS, (pool_out, location, type));
    STUB_ARGUMENTS(&pool_out, &location, &type);
    stub_input(recorded, 1, location, sizeof(CUmemLocation));
    stub_output(recorded, 0, (void *)pool_out, sizeof(CUmemoryPool));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemGetHandleForAddressRange(void *handle, CUdeviceptr dptr, size_t size,
    CUmemRangeHandleType handleType, unsigned long long flags)
{
    STUB_BEGIN(346, cuMemGetHandleForAddressRange, CUDA_SUCCESS,
        (handle, dptr, size, handleType, flags));
    STUB_ARGUMENTS(&handle, &dptr, &size, &handleType, &flags);
    stub_output(recorded, 0, (void *)handle, value_size_range_handles(handleType, 1));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemGetInfo_v2(size_t *free, size_t *total)
{
    STUB_BEGIN(347, cuMemGetInfo_v2, CUDA_SUCCESS, (free, total));
    STUB_ARGUMENTS(&free, &total);
    stub_output(recorded, 0, (void *)free, sizeof(size_t));
    stub_output(recorded, 1, (void *)total, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemGetLocationInfo(CUdeviceptr ptr, size_t size, size_t summaryGranularity,
    size_t samplingGranularity, CUmemLocation *location_out)
{
    STUB_BEGIN(348, cuMemGetLocationInfo, CUDA_SUCCESS,
        (ptr, size, summaryGranularity, samplingGranularity, location_out));
    STUB_ARGUMENTS(&ptr, &size, &summaryGranularity, &samplingGranularity, &location_out);
    stub_input(recorded, 4, location_out,
        stub_items((size_t)(summaryGranularity
        ? size / summaryGranularity + (size % summaryGranularity != 0)
        : 1)) * sizeof(CUmemLocation));
    stub_output_open(recorded, 4, (void *)location_out, 0);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemGetMemPool(CUmemoryPool *pool, CUmemLocation *location, CUmemAllocationType type)
{
    STUB_BEGIN(349, cuMemGetMemPool, CUDA_SUCCESS, (pool, location, type));
    STUB_ARGUMENTS(&pool, &location, &type);
    stub_input(recorded, 1, location, sizeof(CUmemLocation));
    stub_output(recorded, 0, (void *)pool, sizeof(CUmemoryPool));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemHostAlloc(void **pp, size_t bytesize, unsigned int Flags)
{
    STUB_BEGIN(350, cuMemHostAlloc, CUDA_SUCCESS, (pp, bytesize, Flags));
    STUB_ARGUMENTS(&pp, &bytesize, &Flags);
    stub_output(recorded, 0, (void *)pp, sizeof(void *));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemHostGetDevicePointer_v2(CUdeviceptr *pdptr, void *p, unsigned int Flags)
{
    STUB_BEGIN(351, cuMemHostGetDevicePointer_v2, CUDA_SUCCESS, (pdptr, p, Flags));
    STUB_ARGUMENTS(&pdptr, &p, &Flags);
    stub_output(recorded, 0, (void *)pdptr, sizeof(CUdeviceptr));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemHostGetFlags(unsigned int *pFlags, void *p)
{
    STUB_BEGIN(352, cuMemHostGetFlags, CUDA_SUCCESS, (pFlags, p));
    STUB_ARGUMENTS(&pFlags, &p);
    stub_output(recorded, 0, (void *)pFlags, sizeof(unsigned int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemHostRegister_v2(void *p, size_t bytesize, unsigned int Flags)
{
    STUB_BEGIN(353, cuMemHostRegister_v2, CUDA_SUCCESS, (p, bytesize, Flags));
    STUB_ARGUMENTS(&p, &bytesize, &Flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemHostUnregister(void *p)
{
    STUB_BEGIN(354, cuMemHostUnregister, CUDA_SUCCESS, (p));
    STUB_ARGUMENTS(&p);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *handle, void *osHandle,
    CUmemAllocationHandleType shHandleType)
{
    STUB_BEGIN(355, cuMemImportFromShareableHandle, CUDA_SUCCESS, (handle, osHandle, shHandleType));
    STUB_ARGUMENTS(&handle, &osHandle, &shHandleType);
    stub_output(recorded, 0, (void *)handle, sizeof(CUmemGenericAllocationHandle));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemMap(CUdeviceptr ptr, size_t size, size_t offset, CUmemGenericAllocationHandle handle,
    unsigned long long flags)
{
    STUB_BEGIN(356, cuMemMap, CUDA_SUCCESS, (ptr, size, offset, handle, flags));
    STUB_ARGUMENTS(&ptr, &size, &offset, &handle, &flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemMapArrayAsync(CUarrayMapInfo *mapInfoList, unsigned int count, CUstream hStream)
{
    STUB_BEGIN(357, cuMemMapArrayAsync, CUDA_SUCCESS, (mapInfoList, count, hStream));
    STUB_ARGUMENTS(&mapInfoList, &count, &hStream);
    stub_input(recorded, 0, mapInfoList, stub_items((size_t)count) * sizeof(CUarrayMapInfo));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemMapArrayAsync_ptsz(CUarrayMapInfo *mapInfoList, unsigned int count, CUstream hStream)
{
    STUB_BEGIN(358, cuMemMapArrayAsync, CUDA_SUCCESS, (mapInfoList, count, hStream));
    STUB_ARGUMENTS(&mapInfoList, &count, &hStream);
    stub_input(recorded, 0, mapInfoList, stub_items((size_t)count) * sizeof(CUarrayMapInfo));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps *poolProps)
{
    STUB_BEGIN(359, cuMemPoolCreate, CUDA_SUCCESS, (pool, poolProps));
    STUB_ARGUMENTS(&pool, &poolProps);
    stub_input(recorded, 1, poolProps, sizeof(CUmemPoolProps));
    stub_output(recorded, 0, (void *)pool, sizeof(CUmemoryPool));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemPoolDestroy(CUmemoryPool pool)
{
    STUB_BEGIN(360, cuMemPoolDestroy, CUDA_SUCCESS, (pool));
    STUB_ARGUMENTS(&pool);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemPoolExportPointer(CUmemPoolPtrExportData *shareData_out, CUdeviceptr ptr)
{
    STUB_BEGIN(361, cuMemPoolExportPointer, CUDA_SUCCESS, (shareData_out, ptr));
    STUB_ARGUMENTS(&shareData_out, &ptr);
    stub_output(recorded, 0, (void *)shareData_out, sizeof(CUmemPoolPtrExportData));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemPoolExportToShareableHandle(void *handle_out, CUmemoryPool pool,
    CUmemAllocationHandleType handleType, unsigned long long flags)
{
    STUB_BEGIN(362, cuMemPoolExportToShareableHandle, CUDA_SUCCESS,
        (handle_out, pool, handleType, flags));
    STUB_ARGUMENTS(&handle_out, &pool, &handleType, &flags);
    stub_output(recorded, 0, (void *)handle_out, value_size_shareable_handles(handleType, 1));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemPoolGetAccess(CUmemAccess_flags *flags, CUmemoryPool memPool, CUmemLocation *location)
{
    STUB_BEGIN(363, cuMemPoolGetAccess, CUDA_SUCCESS, (flags, memPool, location));
    STUB_ARGUMENTS(&flags, &memPool, &location);
    stub_input(recorded, 2, location, sizeof(CUmemLocation));
    stub_output(recorded, 0, (void *)flags, sizeof(CUmemAccess_flags));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)
{
    STUB_BEGIN(364, cuMemPoolGetAttribute, CUDA_SUCCESS, (pool, attr, value));
    STUB_ARGUMENTS(&pool, &attr, &value);
    stub_output(recorded, 2, (void *)value, value_size_mem_pool_attributes(attr, 1));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemPoolImportFromShareableHandle(CUmemoryPool *pool_out, void *handle,
    CUmemAllocationHandleType handleType, unsigned long long flags)
{
    STUB_BEGIN(365, cuMemPoolImportFromShareableHandle, CUDA_SUCCESS,
        (pool_out, handle, handleType, flags));
    STUB_ARGUMENTS(&pool_out, &handle, &handleType, &flags);
    stub_output(recorded, 0, (void *)pool_out, sizeof(CUmemoryPool));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemPoolImportPointer(CUdeviceptr *ptr_out, CUmemoryPool pool, CUmemPoolPtrExportData *shareData)
{
    STUB_BEGIN(366, cuMemPoolImportPointer, CUDA_SUCCESS, (ptr_out, pool, shareData));
    STUB_ARGUMENTS(&ptr_out, &pool, &shareData);
    stub_input(recorded, 2, shareData, sizeof(CUmemPoolPtrExportData));
    stub_output(recorded, 0, (void *)ptr_out, sizeof(CUdeviceptr));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc *map, size_t count)
{
    STUB_BEGIN(367, cuMemPoolSetAccess, CUDA_SUCCESS, (pool, map, count));
    STUB_ARGUMENTS(&pool, &map, &count);
    stub_input(recorded, 1, map, stub_items((size_t)count) * sizeof(CUmemAccessDesc));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)
{
    STUB_BEGIN(368, cuMemPoolSetAttribute, CUDA_SUCCESS, (pool, attr, value));
    STUB_ARGUMENTS(&pool, &attr, &value);
    stub_input(recorded, 2, value, value_size_mem_pool_attributes(attr, 1));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep)
{
    STUB_BEGIN(369, cuMemPoolTrimTo, CUDA_SUCCESS, (pool, minBytesToKeep));
    STUB_ARGUMENTS(&pool, &minBytesToKeep);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemPrefetchAsync_v2(CUdeviceptr devPtr, size_t count, CUmemLocation location, unsigned int flags,
    CUstream hStream)
{
    STUB_BEGIN(370, cuMemPrefetchAsync_v2, CUDA_SUCCESS, (devPtr, count, location, flags, hStream));
    STUB_ARGUMENTS(&devPtr, &count, &location, &flags, &hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemPrefetchAsync_v2_ptsz(CUdeviceptr devPtr, size_t count, CUmemLocation location,
    unsigned int flags, CUstream hStream)
{
    STUB_BEGIN(371, cuMemPrefetchAsync_v2, CUDA_SUCCESS, (devPtr, count, location, flags, hStream));
    STUB_ARGUMENTS(&devPtr, &count, &location, &flags, &hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count,
    CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs,
    unsigned long long flags, CUstream hStream)
{
    STUB_BEGIN(372, cuMemPrefetchBatchAsync, CUDA_SUCCESS,
        (dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream));
    STUB_ARGUMENTS(&dptrs, &sizes, &count, &prefetchLocs, &prefetchLocIdxs, &numPrefetchLocs,
        &flags, &hStream);
    stub_input(recorded, 0, dptrs, stub_items((size_t)count) * sizeof(CUdeviceptr));
    stub_input(recorded, 1, sizes, stub_items((size_t)count) * sizeof(size_t));
    stub_input(recorded, 3, prefetchLocs,
        stub_items((size_t)numPrefetchLocs) * sizeof(CUmemLocation));
    stub_input(recorded, 4, prefetchLocIdxs, stub_items((size_t)numPrefetchLocs) * sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemPrefetchBatchAsync_ptsz(CUdeviceptr *dptrs, size_t *sizes, size_t count,
    CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs,
    unsigned long long flags, CUstream hStream)
{
    STUB_BEGIN(373, cuMemPrefetchBatchAsync, CUDA_SUCCESS,
        (dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream));
    STUB_ARGUMENTS(&dptrs, &sizes, &count, &prefetchLocs, &prefetchLocIdxs, &numPrefetchLocs,
        &flags, &hStream);
    stub_input(recorded, 0, dptrs, stub_items((size_t)count) * sizeof(CUdeviceptr));
    stub_input(recorded, 1, sizes, stub_items((size_t)count) * sizeof(size_t));
    stub_input(recorded, 3, prefetchLocs,
        stub_items((size_t)numPrefetchLocs) * sizeof(CUmemLocation));
    stub_input(recorded, 4, prefetchLocIdxs, stub_items((size_t)numPrefetchLocs) * sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemRangeGetAttribute(void *data, size_t dataSize, CUmem_range_attribute attribute,
    CUdeviceptr devPtr, size_t count)
{
    STUB_BEGIN(374, cuMemRangeGetAttribute, CUDA_SUCCESS,
        (data, dataSize, attribute, devPtr, count));
    STUB_ARGUMENTS(&data, &dataSize, &attribute, &devPtr, &count);
    stub_output(recorded, 0, (void *)data,
        stub_within(value_size_mem_range_attributes(attribute, (size_t)dataSize),
        (size_t)dataSize));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemRangeGetAttributes(void **data, size_t *dataSizes, CUmem_range_attribute *attributes,
    size_t numAttributes, CUdeviceptr devPtr, size_t count)
{
    STUB_BEGIN(375, cuMemRangeGetAttributes, CUDA_SUCCESS,
        (data, dataSizes, attributes, numAttributes, devPtr, count));
    STUB_ARGUMENTS(&data, &dataSizes, &attributes, &numAttributes, &devPtr, &count);
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
    STUB_BEGIN(376, cuMemRelease, CUDA_SUCCESS, (handle));
    STUB_ARGUMENTS(&handle);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *handle, void *addr)
{
    STUB_BEGIN(377, cuMemRetainAllocationHandle, CUDA_SUCCESS, (handle, addr));
    STUB_ARGUMENTS(&handle, &addr);
    stub_output(recorded, 0, (void *)handle, sizeof(CUmemGenericAllocationHandle));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemSetAccess(CUdeviceptr ptr, size_t size, const CUmemAccessDesc *desc, size_t count)
{
    STUB_BEGIN(378, cuMemSetAccess, CUDA_SUCCESS, (ptr, size, desc, count));
    STUB_ARGUMENTS(&ptr, &size, &desc, &count);
    stub_input(recorded, 2, desc, stub_items((size_t)count) * sizeof(CUmemAccessDesc));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemSetMemPool(CUmemLocation *location, CUmemAllocationType type, CUmemoryPool pool)
{
    STUB_BEGIN(379, cuMemSetMemPool, CUDA_SUCCESS, (location, type, pool));
    STUB_ARGUMENTS(&location, &type, &pool);
    stub_input(recorded, 0, location, sizeof(CUmemLocation));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemUnmap(CUdeviceptr ptr, size_t size)
{
    STUB_BEGIN(380, cuMemUnmap, CUDA_SUCCESS, (ptr, size));
    STUB_ARGUMENTS(&ptr, &size);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount)
{
    STUB_BEGIN(381, cuMemcpy, CUDA_SUCCESS, (dst, src, ByteCount));
    STUB_ARGUMENTS(&dst, &src, &ByteCount);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D *pCopy, CUstream hStream)
{
    STUB_BEGIN(382, cuMemcpy2DAsync_v2, CUDA_SUCCESS, (pCopy, hStream));
    STUB_ARGUMENTS(&pCopy, &hStream);
    stub_input(recorded, 0, pCopy, sizeof(CUDA_MEMCPY2D));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpy2DAsync_v2_ptsz(const CUDA_MEMCPY2D *pCopy, CUstream hStream)
{
    STUB_BEGIN(383, cuMemcpy2DAsync_v2, CUDA_SUCCESS, (pCopy, hStream));
    STUB_ARGUMENTS(&pCopy, &hStream);
    stub_input(recorded, 0, pCopy, sizeof(CUDA_MEMCPY2D));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D *pCopy)
{
    STUB_BEGIN(384, cuMemcpy2DUnaligned_v2, CUDA_SUCCESS, (pCopy));
    STUB_ARGUMENTS(&pCopy);
    stub_input(recorded, 0, pCopy, sizeof(CUDA_MEMCPY2D));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpy2DUnaligned_v2_ptds(const CUDA_MEMCPY2D *pCopy)
{
    STUB_BEGIN(385, cuMemcpy2DUnaligned_v2, CUDA_SUCCESS, (pCopy));
    STUB_ARGUMENTS(&pCopy);
    stub_input(recorded, 0, pCopy, sizeof(CUDA_MEMCPY2D));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpy2D_v2(const CUDA_MEMCPY2D *pCopy)
{
    STUB_BEGIN(386, cuMemcpy2D_v2, CUDA_SUCCESS, (pCopy));
    STUB_ARGUMENTS(&pCopy);
    stub_input(recorded, 0, pCopy, sizeof(CUDA_MEMCPY2D));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpy2D_v2_ptds(const CUDA_MEMCPY2D *pCopy)
{
    STUB_BEGIN(387, cuMemcpy2D_v2, CUDA_SUCCESS, (pCopy));
    STUB_ARGUMENTS(&pCopy);
    stub_input(recorded, 0, pCopy, sizeof(CUDA_MEMCPY2D));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D *pCopy, CUstream hStream)
{
    STUB_BEGIN(388, cuMemcpy3DAsync_v2, CUDA_SUCCESS, (pCopy, hStream));
    STUB_ARGUMENTS(&pCopy, &hStream);
    stub_input(recorded, 0, pCopy, sizeof(CUDA_MEMCPY3D));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpy3DAsync_v2_ptsz(const CUDA_MEMCPY3D *pCopy, CUstream hStream)
{
    STUB_BEGIN(389, cuMemcpy3DAsync_v2, CUDA_SUCCESS, (pCopy, hStream));
    STUB_ARGUMENTS(&pCopy, &hStream);
    stub_input(recorded, 0, pCopy, sizeof(CUDA_MEMCPY3D));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpy3DBatchAsync_v2(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList, unsigned long long flags,
    CUstream hStream)
{
    STUB_BEGIN(390, cuMemcpy3DBatchAsync_v2, CUDA_SUCCESS, (numOps, opList, flags, hStream));
    STUB_ARGUMENTS(&numOps, &opList, &flags, &hStream);
    stub_input(recorded, 1, opList, stub_items((size_t)numOps) * sizeof(CUDA_MEMCPY3D_BATCH_OP));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpy3DBatchAsync_v2_ptsz(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList,
    unsigned long long flags, CUstream hStream)
{
    STUB_BEGIN(391, cuMemcpy3DBatchAsync_v2, CUDA_SUCCESS, (numOps, opList, flags, hStream));
    STUB_ARGUMENTS(&numOps, &opList, &flags, &hStream);
    stub_input(recorded, 1, opList, stub_items((size_t)numOps) * sizeof(CUDA_MEMCPY3D_BATCH_OP));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER *pCopy)
{
    STUB_BEGIN(392, cuMemcpy3DPeer, CUDA_SUCCESS, (pCopy));
    STUB_ARGUMENTS(&pCopy);
    stub_input(recorded, 0, pCopy, sizeof(CUDA_MEMCPY3D_PEER));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER *pCopy, CUstream hStream)
{
    STUB_BEGIN(393, cuMemcpy3DPeerAsync, CUDA_SUCCESS, (pCopy, hStream));
    STUB_ARGUMENTS(&pCopy, &hStream);
    stub_input(recorded, 0, pCopy, sizeof(CUDA_MEMCPY3D_PEER));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpy3DPeerAsync_ptsz(const CUDA_MEMCPY3D_PEER *pCopy, CUstream hStream)
{
    STUB_BEGIN(394, cuMemcpy3DPeerAsync, CUDA_SUCCESS, (pCopy, hStream));
    STUB_ARGUMENTS(&pCopy, &hStream);
    stub_input(recorded, 0, pCopy, sizeof(CUDA_MEMCPY3D_PEER));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpy3DPeer_ptds(const CUDA_MEMCPY3D_PEER *pCopy)
{
    STUB_BEGIN(395, cuMemcpy3DPeer, CUDA_SUCCESS, (pCopy));
    STUB_ARGUMENTS(&pCopy);
    stub_input(recorded, 0, pCopy, sizeof(CUDA_MEMCPY3D_PEER));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpy3DWithAttributesAsync(CUDA_MEMCPY3D_BATCH_OP *op, unsigned long long flags,
    CUstream hStream)
{
    STUB_BEGIN(396, cuMemcpy3DWithAttributesAsync, CUDA_SUCCESS, (op, flags, hStream));
    STUB_ARGUMENTS(&op, &flags, &hStream);
    stub_input(recorded, 0, op, sizeof(CUDA_MEMCPY3D_BATCH_OP));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpy3DWithAttributesAsync_ptsz(CUDA_MEMCPY3D_BATCH_OP *op, unsigned long long flags,
    CUstream hStream)
{
    STUB_BEGIN(397, cuMemcpy3DWithAttributesAsync, CUDA_SUCCESS, (op, flags, hStream));
    STUB_ARGUMENTS(&op, &flags, &hStream);
    stub_input(recorded, 0, op, sizeof(CUDA_MEMCPY3D_BATCH_OP));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpy3D_v2(const CUDA_MEMCPY3D *pCopy)
{
    STUB_BEGIN(398, cuMemcpy3D_v2, CUDA_SUCCESS, (pCopy));
    STUB_ARGUMENTS(&pCopy);
    stub_input(recorded, 0, pCopy, sizeof(CUDA_MEMCPY3D));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpy3D_v2_ptds(const CUDA_MEMCPY3D *pCopy)
{
    STUB_BEGIN(399, cuMemcpy3D_v2, CUDA_SUCCESS, (pCopy));
    STUB_ARGUMENTS(&pCopy);
    stub_input(recorded, 0, pCopy, sizeof(CUDA_MEMCPY3D));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream)
{
    STUB_BEGIN(400, cuMemcpyAsync, CUDA_SUCCESS, (dst, src, ByteCount, hStream));
    STUB_ARGUMENTS(&dst, &src, &ByteCount, &hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyAsync_ptsz(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream)
{
    STUB_BEGIN(401, cuMemcpyAsync, CUDA_SUCCESS, (dst, src, ByteCount, hStream));
    STUB_ARGUMENTS(&dst, &src, &ByteCount, &hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyAtoA_v2(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset,
    size_t ByteCount)
{
    STUB_BEGIN(402, cuMemcpyAtoA_v2, CUDA_SUCCESS,
        (dstArray, dstOffset, srcArray, srcOffset, ByteCount));
    STUB_ARGUMENTS(&dstArray, &dstOffset, &srcArray, &srcOffset, &ByteCount);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyAtoA_v2_ptds(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset,
    size_t ByteCount)
{
    STUB_BEGIN(403, cuMemcpyAtoA_v2, CUDA_SUCCESS,
        (dstArray, dstOffset, srcArray, srcOffset, ByteCount));
    STUB_ARGUMENTS(&dstArray, &dstOffset, &srcArray, &srcOffset, &ByteCount);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyAtoD_v2(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t ByteCount)
{
    STUB_BEGIN(404, cuMemcpyAtoD_v2, CUDA_SUCCESS, (dstDevice, srcArray, srcOffset, ByteCount));
    STUB_ARGUMENTS(&dstDevice, &srcArray, &srcOffset, &ByteCount);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyAtoD_v2_ptds(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t ByteCount)
{
    STUB_BEGIN(405, cuMemcpyAtoD_v2, CUDA_SUCCESS, (dstDevice, srcArray, srcOffset, ByteCount));
    STUB_ARGUMENTS(&dstDevice, &srcArray, &srcOffset, &ByteCount);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyAtoHAsync_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount,
    CUstream hStream)
{
    STUB_BEGIN(406, cuMemcpyAtoHAsync_v2, CUDA_SUCCESS,
        (dstHost, srcArray, srcOffset, ByteCount, hStream));
    STUB_ARGUMENTS(&dstHost, &srcArray, &srcOffset, &ByteCount, &hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyAtoHAsync_v2_ptsz(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount,
    CUstream hStream)
{
    STUB_BEGIN(407, cuMemcpyAtoHAsync_v2, CUDA_SUCCESS,
        (dstHost, srcArray, srcOffset, ByteCount, hStream));
    STUB_ARGUMENTS(&dstHost, &srcArray, &srcOffset, &ByteCount, &hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyAtoH_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount)
{
    STUB_BEGIN(408, cuMemcpyAtoH_v2, CUDA_SUCCESS, (dstHost, srcArray, srcOffset, ByteCount));
    STUB_ARGUMENTS(&dstHost, &srcArray, &srcOffset, &ByteCount);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyAtoH_v2_ptds(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount)
{
    STUB_BEGIN(409, cuMemcpyAtoH_v2, CUDA_SUCCESS, (dstHost, srcArray, srcOffset, ByteCount));
    STUB_ARGUMENTS(&dstHost, &srcArray, &srcOffset, &ByteCount);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyBatchAsync_v2(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes, size_t count,
    CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, CUstream hStream)
{
    STUB_BEGIN(410, cuMemcpyBatchAsync_v2, CUDA_SUCCESS,
        (dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream));
    STUB_ARGUMENTS(&dsts, &srcs, &sizes, &count, &attrs, &attrsIdxs, &numAttrs, &hStream);
    stub_input(recorded, 0, dsts, stub_items((size_t)count) * sizeof(CUdeviceptr));
    stub_input(recorded, 1, srcs, stub_items((size_t)count) * sizeof(CUdeviceptr));
    stub_input(recorded, 2, sizes, stub_items((size_t)count) * sizeof(size_t));
    stub_input(recorded, 4, attrs, stub_items((size_t)numAttrs) * sizeof(CUmemcpyAttributes));
    stub_input(recorded, 5, attrsIdxs, stub_items((size_t)numAttrs) * sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyBatchAsync_v2_ptsz(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes, size_t count,
    CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, CUstream hStream)
{
    STUB_BEGIN(411, cuMemcpyBatchAsync_v2, CUDA_SUCCESS,
        (dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream));
    STUB_ARGUMENTS(&dsts, &srcs, &sizes, &count, &attrs, &attrsIdxs, &numAttrs, &hStream);
    stub_input(recorded, 0, dsts, stub_items((size_t)count) * sizeof(CUdeviceptr));
    stub_input(recorded, 1, srcs, stub_items((size_t)count) * sizeof(CUdeviceptr));
    stub_input(recorded, 2, sizes, stub_items((size_t)count) * sizeof(size_t));
    stub_input(recorded, 4, attrs, stub_items((size_t)numAttrs) * sizeof(CUmemcpyAttributes));
    stub_input(recorded, 5, attrsIdxs, stub_items((size_t)numAttrs) * sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyDtoA_v2(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t ByteCount)
{
    STUB_BEGIN(412, cuMemcpyDtoA_v2, CUDA_SUCCESS, (dstArray, dstOffset, srcDevice, ByteCount));
    STUB_ARGUMENTS(&dstArray, &dstOffset, &srcDevice, &ByteCount);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyDtoA_v2_ptds(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t ByteCount)
{
    STUB_BEGIN(413, cuMemcpyDtoA_v2, CUDA_SUCCESS, (dstArray, dstOffset, srcDevice, ByteCount));
    STUB_ARGUMENTS(&dstArray, &dstOffset, &srcDevice, &ByteCount);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyDtoDAsync_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount,
    CUstream hStream)
{
    STUB_BEGIN(414, cuMemcpyDtoDAsync_v2, CUDA_SUCCESS, (dstDevice, srcDevice, ByteCount, hStream));
    STUB_ARGUMENTS(&dstDevice, &srcDevice, &ByteCount, &hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyDtoDAsync_v2_ptsz(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount,
    CUstream hStream)
{
    STUB_BEGIN(415, cuMemcpyDtoDAsync_v2, CUDA_SUCCESS, (dstDevice, srcDevice, ByteCount, hStream));
    STUB_ARGUMENTS(&dstDevice, &srcDevice, &ByteCount, &hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyDtoD_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount)
{
    STUB_BEGIN(416, cuMemcpyDtoD_v2, CUDA_SUCCESS, (dstDevice, srcDevice, ByteCount));
    STUB_ARGUMENTS(&dstDevice, &srcDevice, &ByteCount);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyDtoD_v2_ptds(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount)
{
    STUB_BEGIN(417, cuMemcpyDtoD_v2, CUDA_SUCCESS, (dstDevice, srcDevice, ByteCount));
    STUB_ARGUMENTS(&dstDevice, &srcDevice, &ByteCount);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyDtoHAsync_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream)
{
    STUB_BEGIN(418, cuMemcpyDtoHAsync_v2, CUDA_SUCCESS, (dstHost, srcDevice, ByteCount, hStream));
    STUB_ARGUMENTS(&dstHost, &srcDevice, &ByteCount, &hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyDtoHAsync_v2_ptsz(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream)
{
    STUB_BEGIN(419, cuMemcpyDtoHAsync_v2, CUDA_SUCCESS, (dstHost, srcDevice, ByteCount, hStream));
    STUB_ARGUMENTS(&dstHost, &srcDevice, &ByteCount, &hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyDtoH_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount)
{
    STUB_BEGIN(420, cuMemcpyDtoH_v2, CUDA_SUCCESS, (dstHost, srcDevice, ByteCount));
    STUB_ARGUMENTS(&dstHost, &srcDevice, &ByteCount);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyDtoH_v2_ptds(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount)
{
    STUB_BEGIN(421, cuMemcpyDtoH_v2, CUDA_SUCCESS, (dstHost, srcDevice, ByteCount));
    STUB_ARGUMENTS(&dstHost, &srcDevice, &ByteCount);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyHtoAAsync_v2(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount,
    CUstream hStream)
{
    STUB_BEGIN(422, cuMemcpyHtoAAsync_v2, CUDA_SUCCESS,
        (dstArray, dstOffset, srcHost, ByteCount, hStream));
    STUB_ARGUMENTS(&dstArray, &dstOffset, &srcHost, &ByteCount, &hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyHtoAAsync_v2_ptsz(CUarray dstArray, size_t dstOffset, const void *srcHost,
    size_t ByteCount, CUstream hStream)
{
    STUB_BEGIN(423, cuMemcpyHtoAAsync_v2, CUDA_SUCCESS,
        (dstArray, dstOffset, srcHost, ByteCount, hStream));
    STUB_ARGUMENTS(&dstArray, &dstOffset, &srcHost, &ByteCount, &hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyHtoA_v2(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount)
{
    STUB_BEGIN(424, cuMemcpyHtoA_v2, CUDA_SUCCESS, (dstArray, dstOffset, srcHost, ByteCount));
    STUB_ARGUMENTS(&dstArray, &dstOffset, &srcHost, &ByteCount);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyHtoA_v2_ptds(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount)
{
    STUB_BEGIN(425, cuMemcpyHtoA_v2, CUDA_SUCCESS, (dstArray, dstOffset, srcHost, ByteCount));
    STUB_ARGUMENTS(&dstArray, &dstOffset, &srcHost, &ByteCount);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyHtoDAsync_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount, CUstream hStream)
{
    STUB_BEGIN(426, cuMemcpyHtoDAsync_v2, CUDA_SUCCESS, (dstDevice, srcHost, ByteCount, hStream));
    STUB_ARGUMENTS(&dstDevice, &srcHost, &ByteCount, &hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyHtoDAsync_v2_ptsz(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount,
    CUstream hStream)
{
    STUB_BEGIN(427, cuMemcpyHtoDAsync_v2, CUDA_SUCCESS, (dstDevice, srcHost, ByteCount, hStream));
    STUB_ARGUMENTS(&dstDevice, &srcHost, &ByteCount, &hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyHtoD_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount)
{
    STUB_BEGIN(428, cuMemcpyHtoD_v2, CUDA_SUCCESS, (dstDevice, srcHost, ByteCount));
    STUB_ARGUMENTS(&dstDevice, &srcHost, &ByteCount);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyHtoD_v2_ptds(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount)
{
    STUB_BEGIN(429, cuMemcpyHtoD_v2, CUDA_SUCCESS, (dstDevice, srcHost, ByteCount));
    STUB_ARGUMENTS(&dstDevice, &srcHost, &ByteCount);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyPeer(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice,
    CUcontext srcContext, size_t ByteCount)
{
    STUB_BEGIN(430, cuMemcpyPeer, CUDA_SUCCESS,
        (dstDevice, dstContext, srcDevice, srcContext, ByteCount));
    STUB_ARGUMENTS(&dstDevice, &dstContext, &srcDevice, &srcContext, &ByteCount);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyPeerAsync(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice,
    CUcontext srcContext, size_t ByteCount, CUstream hStream)
{
    STUB_BEGIN(431, cuMemcpyPeerAsync, CUDA_SUCCESS,
        (dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream));
    STUB_ARGUMENTS(&dstDevice, &dstContext, &srcDevice, &srcContext, &ByteCount, &hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyPeerAsync_ptsz(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice,
    CUcontext srcContext, size_t ByteCount, CUstream hStream)
{
    STUB_BEGIN(432, cuMemcpyPeerAsync, CUDA_SUCCESS,
        (dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream));
    STUB_ARGUMENTS(&dstDevice, &dstContext, &srcDevice, &srcContext, &ByteCount, &hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyPeer_ptds(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice,
    CUcontext srcContext, size_t ByteCount)
{
    STUB_BEGIN(433, cuMemcpyPeer, CUDA_SUCCESS,
        (dstDevice, dstContext, srcDevice, srcContext, ByteCount));
    STUB_ARGUMENTS(&dstDevice, &dstContext, &srcDevice, &srcContext, &ByteCount);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyWithAttributesAsync(CUdeviceptr dst, CUdeviceptr src, size_t size,
    CUmemcpyAttributes *attr, CUstream hStream)
{
    STUB_BEGIN(434, cuMemcpyWithAttributesAsync, CUDA_SUCCESS, (dst, src, size, attr, hStream));
    STUB_ARGUMENTS(&dst, &src, &size, &attr, &hStream);
    stub_input(recorded, 3, attr, sizeof(CUmemcpyAttributes));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpyWithAttributesAsync_ptsz(CUdeviceptr dst, CUdeviceptr src, size_t size,
    CUmemcpyAttributes *attr, CUstream hStream)
{
    STUB_BEGIN(435, cuMemcpyWithAttributesAsync, CUDA_SUCCESS, (dst, src, size, attr, hStream));
    STUB_ARGUMENTS(&dst, &src, &size, &attr, &hStream);
    stub_input(recorded, 3, attr, sizeof(CUmemcpyAttributes));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemcpy_ptds(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount)
{
    STUB_BEGIN(436, cuMemcpy, CUDA_SUCCESS, (dst, src, ByteCount));
    STUB_ARGUMENTS(&dst, &src, &ByteCount);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD16Async(CUdeviceptr dstDevice, unsigned short us, size_t N, CUstream hStream)
{
    STUB_BEGIN(437, cuMemsetD16Async, CUDA_SUCCESS, (dstDevice, us, N, hStream));
    STUB_ARGUMENTS(&dstDevice, &us, &N, &hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD16Async_ptsz(CUdeviceptr dstDevice, unsigned short us, size_t N, CUstream hStream)
{
    STUB_BEGIN(438, cuMemsetD16Async, CUDA_SUCCESS, (dstDevice, us, N, hStream));
    STUB_ARGUMENTS(&dstDevice, &us, &N, &hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD16_v2(CUdeviceptr dstDevice, unsigned short us, size_t N)
{
    STUB_BEGIN(439, cuMemsetD16_v2, CUDA_SUCCESS, (dstDevice, us, N));
    STUB_ARGUMENTS(&dstDevice, &us, &N);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD16_v2_ptds(CUdeviceptr dstDevice, unsigned short us, size_t N)
{
    STUB_BEGIN(440, cuMemsetD16_v2, CUDA_SUCCESS, (dstDevice, us, N));
    STUB_ARGUMENTS(&dstDevice, &us, &N);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD2D16Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width,
    size_t Height, CUstream hStream)
{
    STUB_BEGIN(441, cuMemsetD2D16Async, CUDA_SUCCESS,
        (dstDevice, dstPitch, us, Width, Height, hStream));
    STUB_ARGUMENTS(&dstDevice, &dstPitch, &us, &Width, &Height, &hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD2D16Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width,
    size_t Height, CUstream hStream)
{
    STUB_BEGIN(442, cuMemsetD2D16Async, CUDA_SUCCESS,
        (dstDevice, dstPitch, us, Width, Height, hStream));
    STUB_ARGUMENTS(&dstDevice, &dstPitch, &us, &Width, &Height, &hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD2D16_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width,
    size_t Height)
{
    STUB_BEGIN(443, cuMemsetD2D16_v2, CUDA_SUCCESS, (dstDevice, dstPitch, us, Width, Height));
    STUB_ARGUMENTS(&dstDevice, &dstPitch, &us, &Width, &Height);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD2D16_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width,
    size_t Height)
{
    STUB_BEGIN(444, cuMemsetD2D16_v2, CUDA_SUCCESS, (dstDevice, dstPitch, us, Width, Height));
    STUB_ARGUMENTS(&dstDevice, &dstPitch, &us, &Width, &Height);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD2D32Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width,
    size_t Height, CUstream hStream)
{
    STUB_BEGIN(445, cuMemsetD2D32Async, CUDA_SUCCESS,
        (dstDevice, dstPitch, ui, Width, Height, hStream));
    STUB_ARGUMENTS(&dstDevice, &dstPitch, &ui, &Width, &Height, &hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD2D32Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width,
    size_t Height, CUstream hStream)
{
    STUB_BEGIN(446, cuMemsetD2D32Async, CUDA_SUCCESS,
        (dstDevice, dstPitch, ui, Width, Height, hStream));
    STUB_ARGUMENTS(&dstDevice, &dstPitch, &ui, &Width, &Height, &hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD2D32_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width,
    size_t Height)
{
    STUB_BEGIN(447, cuMemsetD2D32_v2, CUDA_SUCCESS, (dstDevice, dstPitch, ui, Width, Height));
    STUB_ARGUMENTS(&dstDevice, &dstPitch, &ui, &Width, &Height);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD2D32_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width,
    size_t Height)
{
    STUB_BEGIN(448, cuMemsetD2D32_v2, CUDA_SUCCESS, (dstDevice, dstPitch, ui, Width, Height));
    STUB_ARGUMENTS(&dstDevice, &dstPitch, &ui, &Width, &Height);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD2D8Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width,
    size_t Height, CUstream hStream)
{
    STUB_BEGIN(449, cuMemsetD2D8Async, CUDA_SUCCESS,
        (dstDevice, dstPitch, uc, Width, Height, hStream));
    STUB_ARGUMENTS(&dstDevice, &dstPitch, &uc, &Width, &Height, &hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD2D8Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width,
    size_t Height, CUstream hStream)
{
    STUB_BEGIN(450, cuMemsetD2D8Async, CUDA_SUCCESS,
        (dstDevice, dstPitch, uc, Width, Height, hStream));
    STUB_ARGUMENTS(&dstDevice, &dstPitch, &uc, &Width, &Height, &hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD2D8_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width,
    size_t Height)
{
    STUB_BEGIN(451, cuMemsetD2D8_v2, CUDA_SUCCESS, (dstDevice, dstPitch, uc, Width, Height));
    STUB_ARGUMENTS(&dstDevice, &dstPitch, &uc, &Width, &Height);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD2D8_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width,
    size_t Height)
{
    STUB_BEGIN(452, cuMemsetD2D8_v2, CUDA_SUCCESS, (dstDevice, dstPitch, uc, Width, Height));
    STUB_ARGUMENTS(&dstDevice, &dstPitch, &uc, &Width, &Height);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD32Async(CUdeviceptr dstDevice, unsigned int ui, size_t N, CUstream hStream)
{
    STUB_BEGIN(453, cuMemsetD32Async, CUDA_SUCCESS, (dstDevice, ui, N, hStream));
    STUB_ARGUMENTS(&dstDevice, &ui, &N, &hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD32Async_ptsz(CUdeviceptr dstDevice, unsigned int ui, size_t N, CUstream hStream)
{
    STUB_BEGIN(454, cuMemsetD32Async, CUDA_SUCCESS, (dstDevice, ui, N, hStream));
    STUB_ARGUMENTS(&dstDevice, &ui, &N, &hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD32_v2(CUdeviceptr dstDevice, unsigned int ui, size_t N)
{
    STUB_BEGIN(455, cuMemsetD32_v2, CUDA_SUCCESS, (dstDevice, ui, N));
    STUB_ARGUMENTS(&dstDevice, &ui, &N);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD32_v2_ptds(CUdeviceptr dstDevice, unsigned int ui, size_t N)
{
    STUB_BEGIN(456, cuMemsetD32_v2, CUDA_SUCCESS, (dstDevice, ui, N));
    STUB_ARGUMENTS(&dstDevice, &ui, &N);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD8Async(CUdeviceptr dstDevice, unsigned char uc, size_t N, CUstream hStream)
{
    STUB_BEGIN(457, cuMemsetD8Async, CUDA_SUCCESS, (dstDevice, uc, N, hStream));
    STUB_ARGUMENTS(&dstDevice, &uc, &N, &hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD8Async_ptsz(CUdeviceptr dstDevice, unsigned char uc, size_t N, CUstream hStream)
{
    STUB_BEGIN(458, cuMemsetD8Async, CUDA_SUCCESS, (dstDevice, uc, N, hStream));
    STUB_ARGUMENTS(&dstDevice, &uc, &N, &hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD8_v2(CUdeviceptr dstDevice, unsigned char uc, size_t N)
{
    STUB_BEGIN(459, cuMemsetD8_v2, CUDA_SUCCESS, (dstDevice, uc, N));
    STUB_ARGUMENTS(&dstDevice, &uc, &N);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMemsetD8_v2_ptds(CUdeviceptr dstDevice, unsigned char uc, size_t N)
{
    STUB_BEGIN(460, cuMemsetD8_v2, CUDA_SUCCESS, (dstDevice, uc, N));
    STUB_ARGUMENTS(&dstDevice, &uc, &N);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMipmappedArrayCreate(CUmipmappedArray *pHandle,
    const CUDA_ARRAY3D_DESCRIPTOR *pMipmappedArrayDesc, unsigned int numMipmapLevels)
{
    STUB_BEGIN(461, cuMipmappedArrayCreate, CUDA_SUCCESS,
        (pHandle, pMipmappedArrayDesc, numMipmapLevels));
    STUB_ARGUMENTS(&pHandle, &pMipmappedArrayDesc, &numMipmapLevels);
    stub_input(recorded, 1, pMipmappedArrayDesc, sizeof(CUDA_ARRAY3D_DESCRIPTOR));
    stub_output(recorded, 0, (void *)pHandle, sizeof(CUmipmappedArray));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMipmappedArrayDestroy(CUmipmappedArray hMipmappedArray)
{
    STUB_BEGIN(462, cuMipmappedArrayDestroy, CUDA_SUCCESS, (hMipmappedArray));
    STUB_ARGUMENTS(&hMipmappedArray);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMipmappedArrayGetLevel(CUarray *pLevelArray, CUmipmappedArray hMipmappedArray, unsigned int level)
{
    STUB_BEGIN(463, cuMipmappedArrayGetLevel, CUDA_SUCCESS, (pLevelArray, hMipmappedArray, level));
    STUB_ARGUMENTS(&pLevelArray, &hMipmappedArray, &level);
    stub_output(recorded, 0, (void *)pLevelArray, sizeof(CUarray));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMipmappedArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements,
    CUmipmappedArray mipmap, CUdevice device)
{
    STUB_BEGIN(464, cuMipmappedArrayGetMemoryRequirements, CUDA_SUCCESS,
        (memoryRequirements, mipmap, device));
    STUB_ARGUMENTS(&memoryRequirements, &mipmap, &device);
    stub_output(recorded, 0, (void *)memoryRequirements, sizeof(CUDA_ARRAY_MEMORY_REQUIREMENTS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMipmappedArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties,
    CUmipmappedArray mipmap)
{
    STUB_BEGIN(465, cuMipmappedArrayGetSparseProperties, CUDA_SUCCESS, (sparseProperties, mipmap));
    STUB_ARGUMENTS(&sparseProperties, &mipmap);
    stub_output(recorded, 0, (void *)sparseProperties, sizeof(CUDA_ARRAY_SPARSE_PROPERTIES));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuModuleEnumerateFunctions(CUfunction *functions, unsigned int numFunctions, CUmodule mod)
{
    STUB_BEGIN(466, cuModuleEnumerateFunctions, CUDA_SUCCESS, (functions, numFunctions, mod));
    STUB_ARGUMENTS(&functions, &numFunctions, &mod);
    stub_output(recorded, 0, (void *)functions,
        stub_items((size_t)numFunctions) * sizeof(CUfunction));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuModuleGetFunction(CUfunction *hfunc, CUmodule hmod, const char *name)
{
    STUB_BEGIN(467, cuModuleGetFunction, CUDA_SUCCESS, (hfunc, hmod, name));
    STUB_ARGUMENTS(&hfunc, &hmod, &name);
    stub_input_string(recorded, 2, name);
    stub_output(recorded, 0, (void *)hfunc, sizeof(CUfunction));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuModuleGetFunctionCount(unsigned int *count, CUmodule mod)
{
    STUB_BEGIN(468, cuModuleGetFunctionCount, CUDA_SUCCESS, (count, mod));
    STUB_ARGUMENTS(&count, &mod);
    stub_output(recorded, 0, (void *)count, sizeof(unsigned int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuModuleGetGlobal_v2(CUdeviceptr *dptr, size_t *bytes, CUmodule hmod, const char *name)
{
    STUB_BEGIN(469, cuModuleGetGlobal_v2, CUDA_SUCCESS, (dptr, bytes, hmod, name));
    STUB_ARGUMENTS(&dptr, &bytes, &hmod, &name);
    stub_input_string(recorded, 3, name);
    stub_output(recorded, 0, (void *)dptr, sizeof(CUdeviceptr));
    stub_output(recorded, 1, (void *)bytes, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuModuleGetLoadingMode(CUmoduleLoadingMode *mode)
{
    STUB_BEGIN(470, cuModuleGetLoadingMode, CUDA_SUCCESS, (mode));
    STUB_ARGUMENTS(&mode);
    stub_output(recorded, 0, (void *)mode, sizeof(CUmoduleLoadingMode));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuModuleGetSurfRef(CUsurfref *pSurfRef, CUmodule hmod, const char *name)
{
    STUB_BEGIN(471, cuModuleGetSurfRef, CUDA_SUCCESS, (pSurfRef, hmod, name));
    STUB_ARGUMENTS(&pSurfRef, &hmod, &name);
    stub_input_string(recorded, 2, name);
    stub_output(recorded, 0, (void *)pSurfRef, sizeof(CUsurfref));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuModuleGetTexRef(CUtexref *pTexRef, CUmodule hmod, const char *name)
{
    STUB_BEGIN(472, cuModuleGetTexRef, CUDA_SUCCESS, (pTexRef, hmod, name));
    STUB_ARGUMENTS(&pTexRef, &hmod, &name);
    stub_input_string(recorded, 2, name);
    stub_output(recorded, 0, (void *)pTexRef, sizeof(CUtexref));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuModuleLoad(CUmodule *module, const char *fname)
{
    STUB_BEGIN(473, cuModuleLoad, CUDA_SUCCESS, (module, fname));
    STUB_ARGUMENTS(&module, &fname);
    stub_input_string(recorded, 1, fname);
    stub_output(recorded, 0, (void *)module, sizeof(CUmodule));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuModuleLoadData(CUmodule *module, const void *image)
{
    STUB_BEGIN(474, cuModuleLoadData, CUDA_SUCCESS, (module, image));
    STUB_ARGUMENTS(&module, &image);
    stub_output(recorded, 0, (void *)module, sizeof(CUmodule));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuModuleLoadDataEx(CUmodule *module, const void *image, unsigned int numOptions,
    CUjit_option *options, void **optionValues)
{
    STUB_BEGIN(475, cuModuleLoadDataEx, CUDA_SUCCESS,
        (module, image, numOptions, options, optionValues));
    STUB_ARGUMENTS(&module, &image, &numOptions, &options, &optionValues);
    stub_input(recorded, 3, options, stub_items((size_t)numOptions) * sizeof(CUjit_option));
    stub_input(recorded, 4, optionValues, stub_items((size_t)numOptions) * sizeof(void *));
    stub_output(recorded, 0, (void *)module, sizeof(CUmodule));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuModuleLoadFatBinary(CUmodule *module, const void *fatCubin)
{
    STUB_BEGIN(476, cuModuleLoadFatBinary, CUDA_SUCCESS, (module, fatCubin));
    STUB_ARGUMENTS(&module, &fatCubin);
    stub_output(recorded, 0, (void *)module, sizeof(CUmodule));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuModuleUnload(CUmodule hmod)
{
    STUB_BEGIN(477, cuModuleUnload, CUDA_SUCCESS, (hmod));
    STUB_ARGUMENTS(&hmod);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMulticastAddDevice(CUmemGenericAllocationHandle mcHandle, CUdevice dev)
{
    STUB_BEGIN(478, cuMulticastAddDevice, CUDA_SUCCESS, (mcHandle, dev));
    STUB_ARGUMENTS(&mcHandle, &dev);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUdeviceptr memptr,
    size_t size, unsigned long long flags)
{
    STUB_BEGIN(479, cuMulticastBindAddr, CUDA_SUCCESS, (mcHandle, mcOffset, memptr, size, flags));
    STUB_ARGUMENTS(&mcHandle, &mcOffset, &memptr, &size, &flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMulticastBindAddr_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset,
    CUdeviceptr memptr, size_t size, unsigned long long flags)
{
    STUB_BEGIN(480, cuMulticastBindAddr_v2, CUDA_SUCCESS,
        (mcHandle, dev, mcOffset, memptr, size, flags));
    STUB_ARGUMENTS(&mcHandle, &dev, &mcOffset, &memptr, &size, &flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMulticastBindMem(CUmemGenericAllocationHandle mcHandle, size_t mcOffset,
    CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size, unsigned long long flags)
{
    STUB_BEGIN(481, cuMulticastBindMem, CUDA_SUCCESS,
        (mcHandle, mcOffset, memHandle, memOffset, size, flags));
    STUB_ARGUMENTS(&mcHandle, &mcOffset, &memHandle, &memOffset, &size, &flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMulticastBindMem_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset,
    CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size, unsigned long long flags)
{
    STUB_BEGIN(482, cuMulticastBindMem_v2, CUDA_SUCCESS,
        (mcHandle, dev, mcOffset, memHandle, memOffset, size, flags));
    STUB_ARGUMENTS(&mcHandle, &dev, &mcOffset, &memHandle, &memOffset, &size, &flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMulticastCreate(CUmemGenericAllocationHandle *mcHandle, const CUmulticastObjectProp *prop)
{
    STUB_BEGIN(483, cuMulticastCreate, CUDA_SUCCESS, (mcHandle, prop));
    STUB_ARGUMENTS(&mcHandle, &prop);
    stub_input(recorded, 1, prop, sizeof(CUmulticastObjectProp));
    stub_output(recorded, 0, (void *)mcHandle, sizeof(CUmemGenericAllocationHandle));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMulticastGetGranularity(size_t *granularity, const CUmulticastObjectProp *prop,
    CUmulticastGranularity_flags option)
{
    STUB_BEGIN(484, cuMulticastGetGranularity, CUDA_SUCCESS, (granularity, prop, option));
    STUB_ARGUMENTS(&granularity, &prop, &option);
    stub_input(recorded, 1, prop, sizeof(CUmulticastObjectProp));
    stub_output(recorded, 0, (void *)granularity, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuMulticastUnbind(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, size_t size)
{
    STUB_BEGIN(485, cuMulticastUnbind, CUDA_SUCCESS, (mcHandle, dev, mcOffset, size));
    STUB_ARGUMENTS(&mcHandle, &dev, &mcOffset, &size);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, CUfunction func, int numBlocks,
    int blockSize)
{
    STUB_BEGIN(486, cuOccupancyAvailableDynamicSMemPerBlock, CUDA_SUCCESS,
        (dynamicSmemSize, func, numBlocks, blockSize));
    STUB_ARGUMENTS(&dynamicSmemSize, &func, &numBlocks, &blockSize);
    stub_output(recorded, 0, (void *)dynamicSmemSize, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, CUfunction func, int blockSize,
    size_t dynamicSMemSize)
{
    STUB_BEGIN(487, cuOccupancyMaxActiveBlocksPerMultiprocessor, CUDA_SUCCESS,
        (numBlocks, func, blockSize, dynamicSMemSize));
    STUB_ARGUMENTS(&numBlocks, &func, &blockSize, &dynamicSMemSize);
    stub_output(recorded, 0, (void *)numBlocks, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, CUfunction func,
    int blockSize, size_t dynamicSMemSize, unsigned int flags)
{
    STUB_BEGIN(488, cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, CUDA_SUCCESS,
        (numBlocks, func, blockSize, dynamicSMemSize, flags));
    STUB_ARGUMENTS(&numBlocks, &func, &blockSize, &dynamicSMemSize, &flags);
    stub_output(recorded, 0, (void *)numBlocks, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuOccupancyMaxActiveClusters(int *numClusters, CUfunction func, const CUlaunchConfig *config)
{
    STUB_BEGIN(489, cuOccupancyMaxActiveClusters, CUDA_SUCCESS, (numClusters, func, config));
    STUB_ARGUMENTS(&numClusters, &func, &config);
    stub_input(recorded, 2, config, sizeof(CUlaunchConfig));
    stub_output(recorded, 0, (void *)numClusters, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuOccupancyMaxPotentialBlockSize(int *minGridSize, int *blockSize, CUfunction func,
    CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit)
{
    STUB_BEGIN(490, cuOccupancyMaxPotentialBlockSize, CUDA_SUCCESS,
        (minGridSize, blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize,
        blockSizeLimit));
    STUB_ARGUMENTS(&minGridSize, &blockSize, &func, &blockSizeToDynamicSMemSize, &dynamicSMemSize,
        &blockSizeLimit);
    stub_output(recorded, 0, (void *)minGridSize, sizeof(int));
    stub_output(recorded, 1, (void *)blockSize, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuOccupancyMaxPotentialBlockSizeWithFlags(int *minGridSize, int *blockSize, CUfunction func,
    CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit,
    unsigned int flags)
{
    STUB_BEGIN(491, cuOccupancyMaxPotentialBlockSizeWithFlags, CUDA_SUCCESS,
        (minGridSize, blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit,
        flags));
    STUB_ARGUMENTS(&minGridSize, &blockSize, &func, &blockSizeToDynamicSMemSize, &dynamicSMemSize,
        &blockSizeLimit, &flags);
    stub_output(recorded, 0, (void *)minGridSize, sizeof(int));
    stub_output(recorded, 1, (void *)blockSize, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuOccupancyMaxPotentialClusterSize(int *clusterSize, CUfunction func, const CUlaunchConfig *config)
{
    STUB_BEGIN(492, cuOccupancyMaxPotentialClusterSize, CUDA_SUCCESS, (clusterSize, func, config));
    STUB_ARGUMENTS(&clusterSize, &func, &config);
    stub_input(recorded, 2, config, sizeof(CUlaunchConfig));
    stub_output(recorded, 0, (void *)clusterSize, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuParamSetSize(CUfunction hfunc, unsigned int numbytes)
{
    STUB_BEGIN(493, cuParamSetSize, CUDA_SUCCESS, (hfunc, numbytes));
    STUB_ARGUMENTS(&hfunc, &numbytes);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuParamSetTexRef(CUfunction hfunc, int texunit, CUtexref hTexRef)
{
    STUB_BEGIN(494, cuParamSetTexRef, CUDA_SUCCESS, (hfunc, texunit, hTexRef));
    STUB_ARGUMENTS(&hfunc, &texunit, &hTexRef);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuParamSetf(CUfunction hfunc, int offset, float value)
{
    STUB_BEGIN(495, cuParamSetf, CUDA_SUCCESS, (hfunc, offset, value));
    STUB_ARGUMENTS(&hfunc, &offset, &value);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuParamSeti(CUfunction hfunc, int offset, unsigned int value)
{
    STUB_BEGIN(496, cuParamSeti, CUDA_SUCCESS, (hfunc, offset, value));
    STUB_ARGUMENTS(&hfunc, &offset, &value);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuParamSetv(CUfunction hfunc, int offset, void *ptr, unsigned int numbytes)
{
    STUB_BEGIN(497, cuParamSetv, CUDA_SUCCESS, (hfunc, offset, ptr, numbytes));
    STUB_ARGUMENTS(&hfunc, &offset, &ptr, &numbytes);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuPointerGetAttribute(void *data, CUpointer_attribute attribute, CUdeviceptr ptr)
{
    STUB_BEGIN(498, cuPointerGetAttribute, CUDA_SUCCESS, (data, attribute, ptr));
    STUB_ARGUMENTS(&data, &attribute, &ptr);
    stub_output(recorded, 0, (void *)data, value_size_pointer_attributes(attribute, 1));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuPointerGetAttributes(unsigned int numAttributes, CUpointer_attribute *attributes, void **data,
    CUdeviceptr ptr)
{
    STUB_BEGIN(499, cuPointerGetAttributes, CUDA_SUCCESS, (numAttributes, attributes, data, ptr));
    STUB_ARGUMENTS(&numAttributes, &attributes, &data, &ptr);
    stub_input(recorded, 1, attributes,
        stub_items((size_t)numAttributes) * sizeof(CUpointer_attribute));
    for (size_t i = 0; data != NULL && i < stub_items((size_t)numAttributes); i++)
        stub_output(recorded, 2, data[i], value_size_pointer_attributes(attributes[i], 1));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuPointerSetAttribute(const void *value, CUpointer_attribute attribute, CUdeviceptr ptr)
{
    STUB_BEGIN(500, cuPointerSetAttribute, CUDA_SUCCESS, (value, attribute, ptr));
    STUB_ARGUMENTS(&value, &attribute, &ptr);
    stub_input(recorded, 0, value, value_size_pointer_attributes(attribute, 1));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuProfilerStart(void)
{
    STUB_BEGIN(501, cuProfilerStart, CUDA_SUCCESS, ());
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuProfilerStop(void)
{
    STUB_BEGIN(502, cuProfilerStop, CUDA_SUCCESS, ());
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuSignalExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray,
    const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray, unsigned int numExtSems,
    CUstream stream)
{
    STUB_BEGIN(503, cuSignalExternalSemaphoresAsync, CUDA_SUCCESS,
        (extSemArray, paramsArray, numExtSems, stream));
    STUB_ARGUMENTS(&extSemArray, &paramsArray, &numExtSems, &stream);
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
    STUB_BEGIN(504, cuSignalExternalSemaphoresAsync, CUDA_SUCCESS,
        (extSemArray, paramsArray, numExtSems, stream));
    STUB_ARGUMENTS(&extSemArray, &paramsArray, &numExtSems, &stream);
    stub_input(recorded, 0, extSemArray,
        stub_items((size_t)numExtSems) * sizeof(CUexternalSemaphore));
    stub_input(recorded, 1, paramsArray,
        stub_items((size_t)numExtSems) * sizeof(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamAddCallback(CUstream hStream, CUstreamCallback callback, void *userData, unsigned int flags)
{
    STUB_BEGIN(505, cuStreamAddCallback, CUDA_SUCCESS, (hStream, callback, userData, flags));
    STUB_ARGUMENTS(&hStream, &callback, &userData, &flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamAddCallback_ptsz(CUstream hStream, CUstreamCallback callback, void *userData,
    unsigned int flags)
{
    STUB_BEGIN(506, cuStreamAddCallback, CUDA_SUCCESS, (hStream, callback, userData, flags));
    STUB_ARGUMENTS(&hStream, &callback, &userData, &flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamAttachMemAsync(CUstream hStream, CUdeviceptr dptr, size_t length, unsigned int flags)
{
    STUB_BEGIN(507, cuStreamAttachMemAsync, CUDA_SUCCESS, (hStream, dptr, length, flags));
    STUB_ARGUMENTS(&hStream, &dptr, &length, &flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamAttachMemAsync_ptsz(CUstream hStream, CUdeviceptr dptr, size_t length, unsigned int flags)
{
    STUB_BEGIN(508, cuStreamAttachMemAsync, CUDA_SUCCESS, (hStream, dptr, length, flags));
    STUB_ARGUMENTS(&hStream, &dptr, &length, &flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamBatchMemOp_v2(CUstream stream, unsigned int count, CUstreamBatchMemOpParams *paramArray,
    unsigned int flags)
{
    STUB_BEGIN(509, cuStreamBatchMemOp_v2, CUDA_SUCCESS, (stream, count, paramArray, flags));
    STUB_ARGUMENTS(&stream, &count, &paramArray, &flags);
    stub_input(recorded, 2, paramArray,
        stub_items((size_t)count) * sizeof(CUstreamBatchMemOpParams));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamBatchMemOp_v2_ptsz(CUstream stream, unsigned int count,
    CUstreamBatchMemOpParams *paramArray, unsigned int flags)
{
    STUB_BEGIN(510, cuStreamBatchMemOp_v2, CUDA_SUCCESS, (stream, count, paramArray, flags));
    STUB_ARGUMENTS(&stream, &count, &paramArray, &flags);
    stub_input(recorded, 2, paramArray,
        stub_items((size_t)count) * sizeof(CUstreamBatchMemOpParams));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamBeginCaptureToCig(CUstream hStream, CUstreamCigCaptureParams *streamCigCaptureParams)
{
    STUB_BEGIN(511, cuStreamBeginCaptureToCig, CUDA_SUCCESS, (hStream, streamCigCaptureParams));
    STUB_ARGUMENTS(&hStream, &streamCigCaptureParams);
    stub_input(recorded, 1, streamCigCaptureParams, sizeof(CUstreamCigCaptureParams));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamBeginCaptureToCig_ptsz(CUstream hStream, CUstreamCigCaptureParams *streamCigCaptureParams)
{
    STUB_BEGIN(512, cuStreamBeginCaptureToCig, CUDA_SUCCESS, (hStream, streamCigCaptureParams));
    STUB_ARGUMENTS(&hStream, &streamCigCaptureParams);
    stub_input(recorded, 1, streamCigCaptureParams, sizeof(CUstreamCigCaptureParams));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph, const CUgraphNode *dependencies,
    const CUgraphEdgeData *dependencyData, size_t numDependencies, CUstreamCaptureMode mode)
{
    STUB_BEGIN(513, cuStreamBeginCaptureToGraph, CUDA_SUCCESS,
        (hStream, hGraph, dependencies, dependencyData, numDependencies, mode));
    STUB_ARGUMENTS(&hStream, &hGraph, &dependencies, &dependencyData, &numDependencies, &mode);
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
    STUB_BEGIN(514, cuStreamBeginCaptureToGraph, CUDA_SUCCESS,
        (hStream, hGraph, dependencies, dependencyData, numDependencies, mode));
    STUB_ARGUMENTS(&hStream, &hGraph, &dependencies, &dependencyData, &numDependencies, &mode);
    stub_input(recorded, 2, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 3, dependencyData,
        stub_items((size_t)numDependencies) * sizeof(CUgraphEdgeData));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamBeginCapture_v2(CUstream hStream, CUstreamCaptureMode mode)
{
    STUB_BEGIN(515, cuStreamBeginCapture_v2, CUDA_SUCCESS, (hStream, mode));
    STUB_ARGUMENTS(&hStream, &mode);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamBeginCapture_v2_ptsz(CUstream hStream, CUstreamCaptureMode mode)
{
    STUB_BEGIN(516, cuStreamBeginCapture_v2, CUDA_SUCCESS, (hStream, mode));
    STUB_ARGUMENTS(&hStream, &mode);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamBeginRecaptureToGraph(CUstream hStream, CUstreamCaptureMode mode, CUgraph hGraph,
    CUgraphRecaptureCallback callbackFunc, void *userData)
{
    STUB_BEGIN(517, cuStreamBeginRecaptureToGraph, CUDA_SUCCESS,
        (hStream, mode, hGraph, callbackFunc, userData));
    STUB_ARGUMENTS(&hStream, &mode, &hGraph, &callbackFunc, &userData);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamBeginRecaptureToGraph_ptsz(CUstream hStream, CUstreamCaptureMode mode, CUgraph hGraph,
    CUgraphRecaptureCallback callbackFunc, void *userData)
{
    STUB_BEGIN(518, cuStreamBeginRecaptureToGraph, CUDA_SUCCESS,
        (hStream, mode, hGraph, callbackFunc, userData));
    STUB_ARGUMENTS(&hStream, &mode, &hGraph, &callbackFunc, &userData);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamCopyAttributes(CUstream dst, CUstream src)
{
    STUB_BEGIN(519, cuStreamCopyAttributes, CUDA_SUCCESS, (dst, src));
    STUB_ARGUMENTS(&dst, &src);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamCopyAttributes_ptsz(CUstream dst, CUstream src)
{
    STUB_BEGIN(520, cuStreamCopyAttributes, CUDA_SUCCESS, (dst, src));
    STUB_ARGUMENTS(&dst, &src);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamCreate(CUstream *phStream, unsigned int Flags)
{
    STUB_BEGIN(521, cuStreamCreate, CUDA_SUCCESS, (phStream, Flags));
    STUB_ARGUMENTS(&phStream, &Flags);
    stub_output(recorded, 0, (void *)phStream, sizeof(CUstream));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamCreateWithPriority(CUstream *phStream, unsigned int flags, int priority)
{
    STUB_BEGIN(522, cuStreamCreateWithPriority, CUDA_SUCCESS, (phStream, flags, priority));
    STUB_ARGUMENTS(&phStream, &flags, &priority);
    stub_output(recorded, 0, (void *)phStream, sizeof(CUstream));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamDestroy_v2(CUstream hStream)
{
    STUB_BEGIN(523, cuStreamDestroy_v2, CUDA_SUCCESS, (hStream));
    STUB_ARGUMENTS(&hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamEndCapture(CUstream hStream, CUgraph *phGraph)
{
    STUB_BEGIN(524, cuStreamEndCapture, CUDA_SUCCESS, (hStream, phGraph));
    STUB_ARGUMENTS(&hStream, &phGraph);
    stub_output(recorded, 1, (void *)phGraph, sizeof(CUgraph));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamEndCaptureToCig(CUstream hStream)
{
    STUB_BEGIN(525, cuStreamEndCaptureToCig, CUDA_SUCCESS, (hStream));
    STUB_ARGUMENTS(&hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamEndCaptureToCig_ptsz(CUstream hStream)
{
    STUB_BEGIN(526, cuStreamEndCaptureToCig, CUDA_SUCCESS, (hStream));
    STUB_ARGUMENTS(&hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamEndCapture_ptsz(CUstream hStream, CUgraph *phGraph)
{
    STUB_BEGIN(527, cuStreamEndCapture, CUDA_SUCCESS, (hStream, phGraph));
    STUB_ARGUMENTS(&hStream, &phGraph);
    stub_output(recorded, 1, (void *)phGraph, sizeof(CUgraph));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamGetAttribute(CUstream hStream, CUstreamAttrID attr, CUstreamAttrValue *value_out)
{
    STUB_BEGIN(528, cuStreamGetAttribute, CUDA_SUCCESS, (hStream, attr, value_out));
    STUB_ARGUMENTS(&hStream, &attr, &value_out);
    stub_output(recorded, 2, (void *)value_out, sizeof(CUstreamAttrValue));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamGetAttribute_ptsz(CUstream hStream, CUstreamAttrID attr, CUstreamAttrValue *value_out)
{
    STUB_BEGIN(529, cuStreamGetAttribute, CUDA_SUCCESS, (hStream, attr, value_out));
    STUB_ARGUMENTS(&hStream, &attr, &value_out);
    stub_output(recorded, 2, (void *)value_out, sizeof(CUstreamAttrValue));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamGetCaptureInfo_v3(CUstream hStream, CUstreamCaptureStatus *captureStatus_out,
    cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out,
    const CUgraphEdgeData **edgeData_out, size_t *numDependencies_out)
{
    STUB_BEGIN(530, cuStreamGetCaptureInfo_v3, CUDA_SUCCESS,
        (hStream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out,
        numDependencies_out));
    STUB_ARGUMENTS(&hStream, &captureStatus_out, &id_out, &graph_out, &dependencies_out,
        &edgeData_out, &numDependencies_out);
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
    STUB_BEGIN(531, cuStreamGetCaptureInfo_v3, CUDA_SUCCESS,
        (hStream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out,
        numDependencies_out));
    STUB_ARGUMENTS(&hStream, &captureStatus_out, &id_out, &graph_out, &dependencies_out,
        &edgeData_out, &numDependencies_out);
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
    STUB_BEGIN(532, cuStreamGetCtx, CUDA_SUCCESS, (hStream, pctx));
    STUB_ARGUMENTS(&hStream, &pctx);
    stub_output(recorded, 1, (void *)pctx, sizeof(CUcontext));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamGetCtx_ptsz(CUstream hStream, CUcontext *pctx)
{
    STUB_BEGIN(533, cuStreamGetCtx, CUDA_SUCCESS, (hStream, pctx));
    STUB_ARGUMENTS(&hStream, &pctx);
    stub_output(recorded, 1, (void *)pctx, sizeof(CUcontext));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamGetCtx_v2(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx)
{
    STUB_BEGIN(534, cuStreamGetCtx_v2, CUDA_SUCCESS, (hStream, pCtx, pGreenCtx));
    STUB_ARGUMENTS(&hStream, &pCtx, &pGreenCtx);
    stub_output(recorded, 1, (void *)pCtx, sizeof(CUcontext));
    stub_output(recorded, 2, (void *)pGreenCtx, sizeof(CUgreenCtx));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamGetCtx_v2_ptsz(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx)
{
    STUB_BEGIN(535, cuStreamGetCtx_v2, CUDA_SUCCESS, (hStream, pCtx, pGreenCtx));
    STUB_ARGUMENTS(&hStream, &pCtx, &pGreenCtx);
    stub_output(recorded, 1, (void *)pCtx, sizeof(CUcontext));
    stub_output(recorded, 2, (void *)pGreenCtx, sizeof(CUgreenCtx));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamGetDevResource(CUstream hStream, CUdevResource *resource, CUdevResourceType type)
{
    STUB_BEGIN(536, cuStreamGetDevResource, CUDA_SUCCESS, (hStream, resource, type));
    STUB_ARGUMENTS(&hStream, &resource, &type);
    stub_output(recorded, 1, (void *)resource, sizeof(CUdevResource));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamGetDevResource_ptsz(CUstream hStream, CUdevResource *resource, CUdevResourceType type)
{
    STUB_BEGIN(537, cuStreamGetDevResource, CUDA_SUCCESS, (hStream, resource, type));
    STUB_ARGUMENTS(&hStream, &resource, &type);
    stub_output(recorded, 1, (void *)resource, sizeof(CUdevResource));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamGetDevice(CUstream hStream, CUdevice *device)
{
    STUB_BEGIN(538, cuStreamGetDevice, CUDA_SUCCESS, (hStream, device));
    STUB_ARGUMENTS(&hStream, &device);
    stub_output(recorded, 1, (void *)device, sizeof(CUdevice));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamGetDevice_ptsz(CUstream hStream, CUdevice *device)
{
    STUB_BEGIN(539, cuStreamGetDevice, CUDA_SUCCESS, (hStream, device));
    STUB_ARGUMENTS(&hStream, &device);
    stub_output(recorded, 1, (void *)device, sizeof(CUdevice));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamGetFlags(CUstream hStream, unsigned int *flags)
{
    STUB_BEGIN(540, cuStreamGetFlags, CUDA_SUCCESS, (hStream, flags));
    STUB_ARGUMENTS(&hStream, &flags);
    stub_output(recorded, 1, (void *)flags, sizeof(unsigned int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamGetFlags_ptsz(CUstream hStream, unsigned int *flags)
{
    STUB_BEGIN(541, cuStreamGetFlags, CUDA_SUCCESS, (hStream, flags));
    STUB_ARGUMENTS(&hStream, &flags);
    stub_output(recorded, 1, (void *)flags, sizeof(unsigned int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamGetGreenCtx(CUstream hStream, CUgreenCtx *phCtx)
{
    STUB_BEGIN(542, cuStreamGetGreenCtx, CUDA_SUCCESS, (hStream, phCtx));
    STUB_ARGUMENTS(&hStream, &phCtx);
    stub_output(recorded, 1, (void *)phCtx, sizeof(CUgreenCtx));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamGetId(CUstream hStream, unsigned long long *streamId)
{
    STUB_BEGIN(543, cuStreamGetId, CUDA_SUCCESS, (hStream, streamId));
    STUB_ARGUMENTS(&hStream, &streamId);
    stub_output(recorded, 1, (void *)streamId, sizeof(unsigned long long));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamGetId_ptsz(CUstream hStream, unsigned long long *streamId)
{
    STUB_BEGIN(544, cuStreamGetId, CUDA_SUCCESS, (hStream, streamId));
    STUB_ARGUMENTS(&hStream, &streamId);
    stub_output(recorded, 1, (void *)streamId, sizeof(unsigned long long));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamGetPriority(CUstream hStream, int *priority)
{
    STUB_BEGIN(545, cuStreamGetPriority, CUDA_SUCCESS, (hStream, priority));
    STUB_ARGUMENTS(&hStream, &priority);
    stub_output(recorded, 1, (void *)priority, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamGetPriority_ptsz(CUstream hStream, int *priority)
{
    STUB_BEGIN(546, cuStreamGetPriority, CUDA_SUCCESS, (hStream, priority));
    STUB_ARGUMENTS(&hStream, &priority);
    stub_output(recorded, 1, (void *)priority, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamIsCapturing(CUstream hStream, CUstreamCaptureStatus *captureStatus)
{
    STUB_BEGIN(547, cuStreamIsCapturing, CUDA_SUCCESS, (hStream, captureStatus));
    STUB_ARGUMENTS(&hStream, &captureStatus);
    stub_output(recorded, 1, (void *)captureStatus, sizeof(CUstreamCaptureStatus));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamIsCapturing_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus)
{
    STUB_BEGIN(548, cuStreamIsCapturing, CUDA_SUCCESS, (hStream, captureStatus));
    STUB_ARGUMENTS(&hStream, &captureStatus);
    stub_output(recorded, 1, (void *)captureStatus, sizeof(CUstreamCaptureStatus));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamQuery(CUstream hStream)
{
    STUB_BEGIN(549, cuStreamQuery, CUDA_SUCCESS, (hStream));
    STUB_ARGUMENTS(&hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamQuery_ptsz(CUstream hStream)
{
    STUB_BEGIN(550, cuStreamQuery, CUDA_SUCCESS, (hStream));
    STUB_ARGUMENTS(&hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamSetAttribute(CUstream hStream, CUstreamAttrID attr, const CUstreamAttrValue *value)
{
    STUB_BEGIN(551, cuStreamSetAttribute, CUDA_SUCCESS, (hStream, attr, value));
    STUB_ARGUMENTS(&hStream, &attr, &value);
    stub_input(recorded, 2, value, sizeof(CUstreamAttrValue));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamSetAttribute_ptsz(CUstream hStream, CUstreamAttrID attr, const CUstreamAttrValue *value)
{
    STUB_BEGIN(552, cuStreamSetAttribute, CUDA_SUCCESS, (hStream, attr, value));
    STUB_ARGUMENTS(&hStream, &attr, &value);
    stub_input(recorded, 2, value, sizeof(CUstreamAttrValue));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamSynchronize(CUstream hStream)
{
    STUB_BEGIN(553, cuStreamSynchronize, CUDA_SUCCESS, (hStream));
    STUB_ARGUMENTS(&hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamSynchronize_ptsz(CUstream hStream)
{
    STUB_BEGIN(554, cuStreamSynchronize, CUDA_SUCCESS, (hStream));
    STUB_ARGUMENTS(&hStream);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamUpdateCaptureDependencies_v2(CUstream hStream, CUgraphNode *dependencies,
    const CUgraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags)
{
    STUB_BEGIN(555, cuStreamUpdateCaptureDependencies_v2, CUDA_SUCCESS,
        (hStream, dependencies, dependencyData, numDependencies, flags));
    STUB_ARGUMENTS(&hStream, &dependencies, &dependencyData, &numDependencies, &flags);
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
    STUB_BEGIN(556, cuStreamUpdateCaptureDependencies_v2, CUDA_SUCCESS,
        (hStream, dependencies, dependencyData, numDependencies, flags));
    STUB_ARGUMENTS(&hStream, &dependencies, &dependencyData, &numDependencies, &flags);
    stub_input(recorded, 1, dependencies,
        stub_items((size_t)numDependencies) * sizeof(CUgraphNode));
    stub_input(recorded, 2, dependencyData,
        stub_items((size_t)numDependencies) * sizeof(CUgraphEdgeData));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned int Flags)
{
    STUB_BEGIN(557, cuStreamWaitEvent, CUDA_SUCCESS, (hStream, hEvent, Flags));
    STUB_ARGUMENTS(&hStream, &hEvent, &Flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamWaitEvent_ptsz(CUstream hStream, CUevent hEvent, unsigned int Flags)
{
    STUB_BEGIN(558, cuStreamWaitEvent, CUDA_SUCCESS, (hStream, hEvent, Flags));
    STUB_ARGUMENTS(&hStream, &hEvent, &Flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamWaitValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags)
{
    STUB_BEGIN(559, cuStreamWaitValue32_v2, CUDA_SUCCESS, (stream, addr, value, flags));
    STUB_ARGUMENTS(&stream, &addr, &value, &flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamWaitValue32_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags)
{
    STUB_BEGIN(560, cuStreamWaitValue32_v2, CUDA_SUCCESS, (stream, addr, value, flags));
    STUB_ARGUMENTS(&stream, &addr, &value, &flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamWaitValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags)
{
    STUB_BEGIN(561, cuStreamWaitValue64_v2, CUDA_SUCCESS, (stream, addr, value, flags));
    STUB_ARGUMENTS(&stream, &addr, &value, &flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamWaitValue64_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags)
{
    STUB_BEGIN(562, cuStreamWaitValue64_v2, CUDA_SUCCESS, (stream, addr, value, flags));
    STUB_ARGUMENTS(&stream, &addr, &value, &flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamWriteValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags)
{
    STUB_BEGIN(563, cuStreamWriteValue32_v2, CUDA_SUCCESS, (stream, addr, value, flags));
    STUB_ARGUMENTS(&stream, &addr, &value, &flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamWriteValue32_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value,
    unsigned int flags)
{
    STUB_BEGIN(564, cuStreamWriteValue32_v2, CUDA_SUCCESS, (stream, addr, value, flags));
    STUB_ARGUMENTS(&stream, &addr, &value, &flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamWriteValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags)
{
    STUB_BEGIN(565, cuStreamWriteValue64_v2, CUDA_SUCCESS, (stream, addr, value, flags));
    STUB_ARGUMENTS(&stream, &addr, &value, &flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuStreamWriteValue64_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value,
    unsigned int flags)
{
    STUB_BEGIN(566, cuStreamWriteValue64_v2, CUDA_SUCCESS, (stream, addr, value, flags));
    STUB_ARGUMENTS(&stream, &addr, &value, &flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuSurfObjectCreate(CUsurfObject *pSurfObject, const CUDA_RESOURCE_DESC *pResDesc)
{
    STUB_BEGIN(567, cuSurfObjectCreate, CUDA_SUCCESS, (pSurfObject, pResDesc));
    STUB_ARGUMENTS(&pSurfObject, &pResDesc);
    stub_input(recorded, 1, pResDesc, sizeof(CUDA_RESOURCE_DESC));
    stub_output(recorded, 0, (void *)pSurfObject, sizeof(CUsurfObject));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuSurfObjectDestroy(CUsurfObject surfObject)
{
    STUB_BEGIN(568, cuSurfObjectDestroy, CUDA_SUCCESS, (surfObject));
    STUB_ARGUMENTS(&surfObject);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuSurfObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc, CUsurfObject surfObject)
{
    STUB_BEGIN(569, cuSurfObjectGetResourceDesc, CUDA_SUCCESS, (pResDesc, surfObject));
    STUB_ARGUMENTS(&pResDesc, &surfObject);
    stub_output(recorded, 0, (void *)pResDesc, sizeof(CUDA_RESOURCE_DESC));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuSurfRefGetArray(CUarray *phArray, CUsurfref hSurfRef)
{
    STUB_BEGIN(570, cuSurfRefGetArray, CUDA_SUCCESS, (phArray, hSurfRef));
    STUB_ARGUMENTS(&phArray, &hSurfRef);
    stub_output(recorded, 0, (void *)phArray, sizeof(CUarray));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuSurfRefSetArray(CUsurfref hSurfRef, CUarray hArray, unsigned int Flags)
{
    STUB_BEGIN(571, cuSurfRefSetArray, CUDA_SUCCESS, (hSurfRef, hArray, Flags));
    STUB_ARGUMENTS(&hSurfRef, &hArray, &Flags);
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
    STUB_BEGIN(572, cuTensorMapEncodeIm2col, CUDA_SUCCESS,
        (tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides,
        pixelBoxLowerCorner, pixelBoxUpperCorner, channelsPerPixel, pixelsPerColumn,
        elementStrides, interleave, swizzle, l2Promotion, oobFill));
    STUB_ARGUMENTS(&tensorMap, &tensorDataType, &tensorRank, &globalAddress, &globalDim,
        &globalStrides, &pixelBoxLowerCorner, &pixelBoxUpperCorner, &channelsPerPixel,
        &pixelsPerColumn, &elementStrides, &interleave, &swizzle, &l2Promotion, &oobFill);
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
    STUB_BEGIN(573, cuTensorMapEncodeIm2colWide, CUDA_SUCCESS,
        (tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides,
        pixelBoxLowerCornerWidth, pixelBoxUpperCornerWidth, channelsPerPixel, pixelsPerColumn,
        elementStrides, interleave, mode, swizzle, l2Promotion, oobFill));
    STUB_ARGUMENTS(&tensorMap, &tensorDataType, &tensorRank, &globalAddress, &globalDim,
        &globalStrides, &pixelBoxLowerCornerWidth, &pixelBoxUpperCornerWidth, &channelsPerPixel,
        &pixelsPerColumn, &elementStrides, &interleave, &mode, &swizzle, &l2Promotion, &oobFill);
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
    STUB_BEGIN(574, cuTensorMapEncodeTiled, CUDA_SUCCESS,
        (tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, boxDim,
        elementStrides, interleave, swizzle, l2Promotion, oobFill));
    STUB_ARGUMENTS(&tensorMap, &tensorDataType, &tensorRank, &globalAddress, &globalDim,
        &globalStrides, &boxDim, &elementStrides, &interleave, &swizzle, &l2Promotion, &oobFill);
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
    STUB_BEGIN(575, cuTensorMapReplaceAddress, CUDA_SUCCESS, (tensorMap, globalAddress));
    STUB_ARGUMENTS(&tensorMap, &globalAddress);
    stub_input(recorded, 0, tensorMap, sizeof(CUtensorMap));
    stub_output_open(recorded, 0, (void *)tensorMap, 0);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTensorMapSetAllocationClass(CUtensorMap *tensorMap, CUtensorMapAllocClass allocClass,
    CUtensorMapAllocClass *outAllocClass)
{
    STUB_BEGIN(576, cuTensorMapSetAllocationClass, CUDA_SUCCESS,
        (tensorMap, allocClass, outAllocClass));
    STUB_ARGUMENTS(&tensorMap, &allocClass, &outAllocClass);
    stub_input(recorded, 0, tensorMap, sizeof(CUtensorMap));
    stub_output_open(recorded, 0, (void *)tensorMap, 0);
    stub_output(recorded, 2, (void *)outAllocClass, sizeof(CUtensorMapAllocClass));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexObjectCreate(CUtexObject *pTexObject, const CUDA_RESOURCE_DESC *pResDesc,
    const CUDA_TEXTURE_DESC *pTexDesc, const CUDA_RESOURCE_VIEW_DESC *pResViewDesc)
{
    STUB_BEGIN(577, cuTexObjectCreate, CUDA_SUCCESS,
        (pTexObject, pResDesc, pTexDesc, pResViewDesc));
    STUB_ARGUMENTS(&pTexObject, &pResDesc, &pTexDesc, &pResViewDesc);
    stub_input(recorded, 1, pResDesc, sizeof(CUDA_RESOURCE_DESC));
    stub_input(recorded, 2, pTexDesc, sizeof(CUDA_TEXTURE_DESC));
    stub_input(recorded, 3, pResViewDesc, sizeof(CUDA_RESOURCE_VIEW_DESC));
    stub_output(recorded, 0, (void *)pTexObject, sizeof(CUtexObject));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexObjectDestroy(CUtexObject texObject)
{
    STUB_BEGIN(578, cuTexObjectDestroy, CUDA_SUCCESS, (texObject));
    STUB_ARGUMENTS(&texObject);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc, CUtexObject texObject)
{
    STUB_BEGIN(579, cuTexObjectGetResourceDesc, CUDA_SUCCESS, (pResDesc, texObject));
    STUB_ARGUMENTS(&pResDesc, &texObject);
    stub_output(recorded, 0, (void *)pResDesc, sizeof(CUDA_RESOURCE_DESC));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexObjectGetResourceViewDesc(CUDA_RESOURCE_VIEW_DESC *pResViewDesc, CUtexObject texObject)
{
    STUB_BEGIN(580, cuTexObjectGetResourceViewDesc, CUDA_SUCCESS, (pResViewDesc, texObject));
    STUB_ARGUMENTS(&pResViewDesc, &texObject);
    stub_output(recorded, 0, (void *)pResViewDesc, sizeof(CUDA_RESOURCE_VIEW_DESC));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexObjectGetTextureDesc(CUDA_TEXTURE_DESC *pTexDesc, CUtexObject texObject)
{
    STUB_BEGIN(581, cuTexObjectGetTextureDesc, CUDA_SUCCESS, (pTexDesc, texObject));
    STUB_ARGUMENTS(&pTexDesc, &texObject);
    stub_output(recorded, 0, (void *)pTexDesc, sizeof(CUDA_TEXTURE_DESC));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefCreate(CUtexref *pTexRef)
{
    STUB_BEGIN(582, cuTexRefCreate, CUDA_SUCCESS, (pTexRef));
    STUB_ARGUMENTS(&pTexRef);
    stub_output(recorded, 0, (void *)pTexRef, sizeof(CUtexref));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefDestroy(CUtexref hTexRef)
{
    STUB_BEGIN(583, cuTexRefDestroy, CUDA_SUCCESS, (hTexRef));
    STUB_ARGUMENTS(&hTexRef);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefGetAddressMode(CUaddress_mode *pam, CUtexref hTexRef, int dim)
{
    STUB_BEGIN(584, cuTexRefGetAddressMode, CUDA_SUCCESS, (pam, hTexRef, dim));
    STUB_ARGUMENTS(&pam, &hTexRef, &dim);
    stub_output(recorded, 0, (void *)pam, sizeof(CUaddress_mode));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefGetAddress_v2(CUdeviceptr *pdptr, CUtexref hTexRef)
{
    STUB_BEGIN(585, cuTexRefGetAddress_v2, CUDA_SUCCESS, (pdptr, hTexRef));
    STUB_ARGUMENTS(&pdptr, &hTexRef);
    stub_output(recorded, 0, (void *)pdptr, sizeof(CUdeviceptr));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefGetArray(CUarray *phArray, CUtexref hTexRef)
{
    STUB_BEGIN(586, cuTexRefGetArray, CUDA_SUCCESS, (phArray, hTexRef));
    STUB_ARGUMENTS(&phArray, &hTexRef);
    stub_output(recorded, 0, (void *)phArray, sizeof(CUarray));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefGetBorderColor(float *pBorderColor, CUtexref hTexRef)
{
    STUB_BEGIN(587, cuTexRefGetBorderColor, CUDA_SUCCESS, (pBorderColor, hTexRef));
    STUB_ARGUMENTS(&pBorderColor, &hTexRef);
    stub_output(recorded, 0, (void *)pBorderColor, 4 * sizeof(float));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefGetFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)
{
    STUB_BEGIN(588, cuTexRefGetFilterMode, CUDA_SUCCESS, (pfm, hTexRef));
    STUB_ARGUMENTS(&pfm, &hTexRef);
    stub_output(recorded, 0, (void *)pfm, sizeof(CUfilter_mode));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefGetFlags(unsigned int *pFlags, CUtexref hTexRef)
{
    STUB_BEGIN(589, cuTexRefGetFlags, CUDA_SUCCESS, (pFlags, hTexRef));
    STUB_ARGUMENTS(&pFlags, &hTexRef);
    stub_output(recorded, 0, (void *)pFlags, sizeof(unsigned int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefGetFormat(CUarray_format *pFormat, int *pNumChannels, CUtexref hTexRef)
{
    STUB_BEGIN(590, cuTexRefGetFormat, CUDA_SUCCESS, (pFormat, pNumChannels, hTexRef));
    STUB_ARGUMENTS(&pFormat, &pNumChannels, &hTexRef);
    stub_output(recorded, 0, (void *)pFormat, sizeof(CUarray_format));
    stub_output(recorded, 1, (void *)pNumChannels, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefGetMaxAnisotropy(int *pmaxAniso, CUtexref hTexRef)
{
    STUB_BEGIN(591, cuTexRefGetMaxAnisotropy, CUDA_SUCCESS, (pmaxAniso, hTexRef));
    STUB_ARGUMENTS(&pmaxAniso, &hTexRef);
    stub_output(recorded, 0, (void *)pmaxAniso, sizeof(int));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefGetMipmapFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)
{
    STUB_BEGIN(592, cuTexRefGetMipmapFilterMode, CUDA_SUCCESS, (pfm, hTexRef));
    STUB_ARGUMENTS(&pfm, &hTexRef);
    stub_output(recorded, 0, (void *)pfm, sizeof(CUfilter_mode));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefGetMipmapLevelBias(float *pbias, CUtexref hTexRef)
{
    STUB_BEGIN(593, cuTexRefGetMipmapLevelBias, CUDA_SUCCESS, (pbias, hTexRef));
    STUB_ARGUMENTS(&pbias, &hTexRef);
    stub_output(recorded, 0, (void *)pbias, sizeof(float));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefGetMipmapLevelClamp(float *pminMipmapLevelClamp, float *pmaxMipmapLevelClamp,
    CUtexref hTexRef)
{
    STUB_BEGIN(594, cuTexRefGetMipmapLevelClamp, CUDA_SUCCESS,
        (pminMipmapLevelClamp, pmaxMipmapLevelClamp, hTexRef));
    STUB_ARGUMENTS(&pminMipmapLevelClamp, &pmaxMipmapLevelClamp, &hTexRef);
    stub_output(recorded, 0, (void *)pminMipmapLevelClamp, sizeof(float));
    stub_output(recorded, 1, (void *)pmaxMipmapLevelClamp, sizeof(float));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefGetMipmappedArray(CUmipmappedArray *phMipmappedArray, CUtexref hTexRef)
{
    STUB_BEGIN(595, cuTexRefGetMipmappedArray, CUDA_SUCCESS, (phMipmappedArray, hTexRef));
    STUB_ARGUMENTS(&phMipmappedArray, &hTexRef);
    stub_output(recorded, 0, (void *)phMipmappedArray, sizeof(CUmipmappedArray));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefSetAddress2D_v3(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR *desc, CUdeviceptr dptr,
    size_t Pitch)
{
    STUB_BEGIN(596, cuTexRefSetAddress2D_v3, CUDA_SUCCESS, (hTexRef, desc, dptr, Pitch));
    STUB_ARGUMENTS(&hTexRef, &desc, &dptr, &Pitch);
    stub_input(recorded, 1, desc, sizeof(CUDA_ARRAY_DESCRIPTOR));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefSetAddressMode(CUtexref hTexRef, int dim, CUaddress_mode am)
{
    STUB_BEGIN(597, cuTexRefSetAddressMode, CUDA_SUCCESS, (hTexRef, dim, am));
    STUB_ARGUMENTS(&hTexRef, &dim, &am);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefSetAddress_v2(size_t *ByteOffset, CUtexref hTexRef, CUdeviceptr dptr, size_t bytes)
{
    STUB_BEGIN(598, cuTexRefSetAddress_v2, CUDA_SUCCESS, (ByteOffset, hTexRef, dptr, bytes));
    STUB_ARGUMENTS(&ByteOffset, &hTexRef, &dptr, &bytes);
    stub_output(recorded, 0, (void *)ByteOffset, sizeof(size_t));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefSetArray(CUtexref hTexRef, CUarray hArray, unsigned int Flags)
{
    STUB_BEGIN(599, cuTexRefSetArray, CUDA_SUCCESS, (hTexRef, hArray, Flags));
    STUB_ARGUMENTS(&hTexRef, &hArray, &Flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefSetBorderColor(CUtexref hTexRef, float *pBorderColor)
{
    STUB_BEGIN(600, cuTexRefSetBorderColor, CUDA_SUCCESS, (hTexRef, pBorderColor));
    STUB_ARGUMENTS(&hTexRef, &pBorderColor);
    stub_input(recorded, 1, pBorderColor, 4 * sizeof(float));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefSetFilterMode(CUtexref hTexRef, CUfilter_mode fm)
{
    STUB_BEGIN(601, cuTexRefSetFilterMode, CUDA_SUCCESS, (hTexRef, fm));
    STUB_ARGUMENTS(&hTexRef, &fm);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefSetFlags(CUtexref hTexRef, unsigned int Flags)
{
    STUB_BEGIN(602, cuTexRefSetFlags, CUDA_SUCCESS, (hTexRef, Flags));
    STUB_ARGUMENTS(&hTexRef, &Flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefSetFormat(CUtexref hTexRef, CUarray_format fmt, int NumPackedComponents)
{
    STUB_BEGIN(603, cuTexRefSetFormat, CUDA_SUCCESS, (hTexRef, fmt, NumPackedComponents));
    STUB_ARGUMENTS(&hTexRef, &fmt, &NumPackedComponents);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefSetMaxAnisotropy(CUtexref hTexRef, unsigned int maxAniso)
{
    STUB_BEGIN(604, cuTexRefSetMaxAnisotropy, CUDA_SUCCESS, (hTexRef, maxAniso));
    STUB_ARGUMENTS(&hTexRef, &maxAniso);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefSetMipmapFilterMode(CUtexref hTexRef, CUfilter_mode fm)
{
    STUB_BEGIN(605, cuTexRefSetMipmapFilterMode, CUDA_SUCCESS, (hTexRef, fm));
    STUB_ARGUMENTS(&hTexRef, &fm);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefSetMipmapLevelBias(CUtexref hTexRef, float bias)
{
    STUB_BEGIN(606, cuTexRefSetMipmapLevelBias, CUDA_SUCCESS, (hTexRef, bias));
    STUB_ARGUMENTS(&hTexRef, &bias);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefSetMipmapLevelClamp(CUtexref hTexRef, float minMipmapLevelClamp, float maxMipmapLevelClamp)
{
    STUB_BEGIN(607, cuTexRefSetMipmapLevelClamp, CUDA_SUCCESS,
        (hTexRef, minMipmapLevelClamp, maxMipmapLevelClamp));
    STUB_ARGUMENTS(&hTexRef, &minMipmapLevelClamp, &maxMipmapLevelClamp);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuTexRefSetMipmappedArray(CUtexref hTexRef, CUmipmappedArray hMipmappedArray, unsigned int Flags)
{
    STUB_BEGIN(608, cuTexRefSetMipmappedArray, CUDA_SUCCESS, (hTexRef, hMipmappedArray, Flags));
    STUB_ARGUMENTS(&hTexRef, &hMipmappedArray, &Flags);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode)
{
    STUB_BEGIN(609, cuThreadExchangeStreamCaptureMode, CUDA_SUCCESS, (mode));
    STUB_ARGUMENTS(&mode);
    stub_input(recorded, 0, mode, sizeof(CUstreamCaptureMode));
    stub_output(recorded, 0, (void *)mode, sizeof(CUstreamCaptureMode));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuUserObjectCreate(CUuserObject *object_out, void *ptr, CUhostFn destroy,
    unsigned int initialRefcount, unsigned int flags)
{
    STUB_BEGIN(610, cuUserObjectCreate, CUDA_SUCCESS,
        (object_out, ptr, destroy, initialRefcount, flags));
    STUB_ARGUMENTS(&object_out, &ptr, &destroy, &initialRefcount, &flags);
    stub_output(recorded, 0, (void *)object_out, sizeof(CUuserObject));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuUserObjectRelease(CUuserObject object, unsigned int count)
{
    STUB_BEGIN(611, cuUserObjectRelease, CUDA_SUCCESS, (object, count));
    STUB_ARGUMENTS(&object, &count);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuUserObjectRetain(CUuserObject object, unsigned int count)
{
    STUB_BEGIN(612, cuUserObjectRetain, CUDA_SUCCESS, (object, count));
    STUB_ARGUMENTS(&object, &count);
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuVDPAUCtxCreate_v2(CUcontext *pCtx, unsigned int flags, CUdevice device, VdpDevice vdpDevice,
    int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))
{
    STUB_BEGIN(613, cuVDPAUCtxCreate_v2, CUDA_SUCCESS,
        (pCtx, flags, device, vdpDevice, vdpGetProcAddress));
    STUB_ARGUMENTS(&pCtx, &flags, &device, &vdpDevice, &vdpGetProcAddress);
    stub_output(recorded, 0, (void *)pCtx, sizeof(CUcontext));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuVDPAUGetDevice(CUdevice *pDevice, VdpDevice vdpDevice,
    int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))
{
    STUB_BEGIN(614, cuVDPAUGetDevice, CUDA_SUCCESS, (pDevice, vdpDevice, vdpGetProcAddress));
    STUB_ARGUMENTS(&pDevice, &vdpDevice, &vdpGetProcAddress);
    stub_output(recorded, 0, (void *)pDevice, sizeof(CUdevice));
    return (CUresult)stub_finish(recorded);
}

STUB_EXPORT CUresult
cuWaitExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray,
    const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray, unsigned int numExtSems,
    CUstream stream)
{
    STUB_BEGIN(615, cuWaitExternalSemaphoresAsync, CUDA_SUCCESS,
        (extSemArray, paramsArray, numExtSems, stream));
    STUB_ARGUMENTS(&extSemArray, &paramsArray, &numExtSems, &stream);
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
    STUB_BEGIN(616, cuWaitExternalSemaphoresAsync, CUDA_SUCCESS,
        (extSemArray, paramsArray, numExtSems, stream));
    STUB_ARGUMENTS(&extSemArray, &paramsArray, &numExtSems, &stream);
    stub_input(recorded, 0, extSemArray,
        stub_items((size_t)numExtSems) * sizeof(CUexternalSemaphore));
    stub_input(recorded, 1, paramsArray,
        stub_items((size_t)numExtSems) * sizeof(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS));
    return (CUresult)stub_finish(recorded);
}

static const stub_param params_cuGetErrorString[] = {STUB_IN(CUresult, error),
    STUB_OUT(const char **, pStr)};
static const stub_param params_cuGetErrorName[] = {STUB_IN(CUresult, error),
    STUB_OUT(const char **, pStr)};
static const stub_param params_cuInit[] = {STUB_IN(unsigned int, Flags)};
static const stub_param params_cuDriverGetVersion[] = {STUB_OUT(int *, driverVersion)};
static const stub_param params_cuDeviceGet[] = {STUB_OUT(CUdevice *, device),
    STUB_IN(int, ordinal)};
static const stub_param params_cuDeviceGetCount[] = {STUB_OUT(int *, count)};
static const stub_param params_cuDeviceGetName[] = {STUB_OUT(char *, name), STUB_IN(int, len),
    STUB_IN(CUdevice, dev)};
static const stub_param params_cuDeviceGetUuid_v2[] = {STUB_OUT(CUuuid *, uuid),
    STUB_IN(CUdevice, dev)};
static const stub_param params_cuDeviceGetLuid[] = {STUB_OUT(char *, luid),
    STUB_OUT(unsigned int *, deviceNodeMask), STUB_IN(CUdevice, dev)};
static const stub_param params_cuDeviceTotalMem_v2[] = {STUB_OUT(size_t *, bytes),
    STUB_IN(CUdevice, dev)};
static const stub_param params_cuDeviceGetTexture1DLinearMaxWidth[] =
    {STUB_OUT(size_t *, maxWidthInElements), STUB_IN(CUarray_format, format),
    STUB_IN(unsigned int, numChannels), STUB_IN(CUdevice, dev)};
static const stub_param params_cuDeviceGetAttribute[] = {STUB_OUT(int *, pi),
    STUB_IN(CUdevice_attribute, attrib), STUB_IN(CUdevice, dev)};
static const stub_param params_cuDeviceGetHostAtomicCapabilities[] =
    {STUB_OUT(unsigned int *, capabilities), STUB_IN(const CUatomicOperation *, operations),
    STUB_IN(unsigned int, count), STUB_IN(CUdevice, dev)};
static const stub_param params_cuDeviceGetNvSciSyncAttributes[] =
    {STUB_IN(void *, nvSciSyncAttrList), STUB_IN(CUdevice, dev), STUB_IN(int, flags)};
static const stub_param params_cuDeviceSetMemPool[] = {STUB_IN(CUdevice, dev),
    STUB_IN(CUmemoryPool, pool)};
static const stub_param params_cuDeviceGetMemPool[] = {STUB_OUT(CUmemoryPool *, pool),
    STUB_IN(CUdevice, dev)};
static const stub_param params_cuDeviceGetDefaultMemPool[] = {STUB_OUT(CUmemoryPool *, pool_out),
    STUB_IN(CUdevice, dev)};
static const stub_param params_cuDeviceGetExecAffinitySupport[] = {STUB_OUT(int *, pi),
    STUB_IN(CUexecAffinityType, type), STUB_IN(CUdevice, dev)};
static const stub_param params_cuFlushGPUDirectRDMAWrites[] =
    {STUB_IN(CUflushGPUDirectRDMAWritesTarget, target),
    STUB_IN(CUflushGPUDirectRDMAWritesScope, scope)};
static const stub_param params_cuDeviceGetProperties[] = {STUB_OUT(CUdevprop *, prop),
    STUB_IN(CUdevice, dev)};
static const stub_param params_cuDeviceComputeCapability[] = {STUB_OUT(int *, major),
    STUB_OUT(int *, minor), STUB_IN(CUdevice, dev)};
static const stub_param params_cuDevicePrimaryCtxRetain[] = {STUB_OUT(CUcontext *, pctx),
    STUB_IN(CUdevice, dev)};
static const stub_param params_cuDevicePrimaryCtxRelease_v2[] = {STUB_IN(CUdevice, dev)};
static const stub_param params_cuDevicePrimaryCtxSetFlags_v2[] = {STUB_IN(CUdevice, dev),
    STUB_IN(unsigned int, flags)};
static const stub_param params_cuDevicePrimaryCtxGetState[] = {STUB_IN(CUdevice, dev),
    STUB_OUT(unsigned int *, flags), STUB_OUT(int *, active)};
static const stub_param params_cuDevicePrimaryCtxReset_v2[] = {STUB_IN(CUdevice, dev)};
static const stub_param params_cuCtxCreate_v4[] = {STUB_OUT(CUcontext *, pctx),
    STUB_IN(CUctxCreateParams *, ctxCreateParams), STUB_IN(unsigned int, flags),
    STUB_IN(CUdevice, dev)};
static const stub_param params_cuCtxDestroy_v2[] = {STUB_IN(CUcontext, ctx)};
static const stub_param params_cuCtxPushCurrent_v2[] = {STUB_IN(CUcontext, ctx)};
static const stub_param params_cuCtxPopCurrent_v2[] = {STUB_OUT(CUcontext *, pctx)};
static const stub_param params_cuCtxSetCurrent[] = {STUB_IN(CUcontext, ctx)};
static const stub_param params_cuCtxGetCurrent[] = {STUB_OUT(CUcontext *, pctx)};
static const stub_param params_cuCtxGetDevice[] = {STUB_OUT(CUdevice *, device)};
static const stub_param params_cuCtxGetDevice_v2[] = {STUB_OUT(CUdevice *, device),
    STUB_IN(CUcontext, ctx)};
static const stub_param params_cuCtxGetFlags[] = {STUB_OUT(unsigned int *, flags)};
static const stub_param params_cuCtxSetFlags[] = {STUB_IN(unsigned int, flags)};
static const stub_param params_cuCtxGetId[] = {STUB_IN(CUcontext, ctx),
    STUB_OUT(unsigned long long *, ctxId)};
static const stub_param params_cuCtxSynchronize_v2[] = {STUB_IN(CUcontext, ctx)};
static const stub_param params_cuCtxSetLimit[] = {STUB_IN(CUlimit, limit), STUB_IN(size_t, value)};
static const stub_param params_cuCtxGetLimit[] = {STUB_OUT(size_t *, pvalue),
    STUB_IN(CUlimit, limit)};
static const stub_param params_cuCtxGetCacheConfig[] = {STUB_OUT(CUfunc_cache *, pconfig)};
static const stub_param params_cuCtxSetCacheConfig[] = {STUB_IN(CUfunc_cache, config)};
static const stub_param params_cuCtxGetApiVersion[] = {STUB_IN(CUcontext, ctx),
    STUB_OUT(unsigned int *, version)};
static const stub_param params_cuCtxGetStreamPriorityRange[] = {STUB_OUT(int *, leastPriority),
    STUB_OUT(int *, greatestPriority)};
static const stub_param params_cuCtxGetExecAffinity[] =
    {STUB_OUT(CUexecAffinityParam *, pExecAffinity), STUB_IN(CUexecAffinityType, type)};
static const stub_param params_cuCtxRecordEvent[] = {STUB_IN(CUcontext, hCtx),
    STUB_IN(CUevent, hEvent)};
static const stub_param params_cuCtxWaitEvent[] = {STUB_IN(CUcontext, hCtx),
    STUB_IN(CUevent, hEvent)};
static const stub_param params_cuCtxAttach[] = {STUB_OUT(CUcontext *, pctx),
    STUB_IN(unsigned int, flags)};
static const stub_param params_cuCtxDetach[] = {STUB_IN(CUcontext, ctx)};
static const stub_param params_cuCtxGetSharedMemConfig[] = {STUB_OUT(CUsharedconfig *, pConfig)};
static const stub_param params_cuCtxSetSharedMemConfig[] = {STUB_IN(CUsharedconfig, config)};
static const stub_param params_cuModuleLoad[] = {STUB_OUT(CUmodule *, module),
    STUB_IN(const char *, fname)};
static const stub_param params_cuModuleLoadData[] = {STUB_OUT(CUmodule *, module),
    STUB_IN(const void *, image)};
static const stub_param params_cuModuleLoadDataEx[] = {STUB_OUT(CUmodule *, module),
    STUB_IN(const void *, image), STUB_IN(unsigned int, numOptions),
    STUB_IN(CUjit_option *, options), STUB_IN(void **, optionValues)};
static const stub_param params_cuModuleLoadFatBinary[] = {STUB_OUT(CUmodule *, module),
    STUB_IN(const void *, fatCubin)};
static const stub_param params_cuModuleUnload[] = {STUB_IN(CUmodule, hmod)};
static const stub_param params_cuModuleGetLoadingMode[] = {STUB_OUT(CUmoduleLoadingMode *, mode)};
static const stub_param params_cuModuleGetFunction[] = {STUB_OUT(CUfunction *, hfunc),
    STUB_IN(CUmodule, hmod), STUB_IN(const char *, name)};
static const stub_param params_cuModuleGetFunctionCount[] = {STUB_OUT(unsigned int *, count),
    STUB_IN(CUmodule, mod)};
static const stub_param params_cuModuleEnumerateFunctions[] = {STUB_OUT(CUfunction *, functions),
    STUB_IN(unsigned int, numFunctions), STUB_IN(CUmodule, mod)};
static const stub_param params_cuModuleGetGlobal_v2[] = {STUB_OUT(CUdeviceptr *, dptr),
    STUB_OUT(size_t *, bytes), STUB_IN(CUmodule, hmod), STUB_IN(const char *, name)};
static const stub_param params_cuLinkCreate_v2[] = {STUB_IN(unsigned int, numOptions),
    STUB_IN(CUjit_option *, options), STUB_IN(void **, optionValues),
    STUB_OUT(CUlinkState *, stateOut)};
static const stub_param params_cuLinkAddData_v2[] = {STUB_IN(CUlinkState, state),
    STUB_IN(CUjitInputType, type), STUB_IN(void *, data), STUB_IN(size_t, size),
    STUB_IN(const char *, name), STUB_IN(unsigned int, numOptions),
    STUB_IN(CUjit_option *, options), STUB_IN(void **, optionValues)};
static const stub_param params_cuLinkAddFile_v2[] = {STUB_IN(CUlinkState, state),
    STUB_IN(CUjitInputType, type), STUB_IN(const char *, path), STUB_IN(unsigned int, numOptions),
    STUB_IN(CUjit_option *, options), STUB_IN(void **, optionValues)};
static const stub_param params_cuLinkComplete[] = {STUB_IN(CUlinkState, state),
    STUB_OUT(void **, cubinOut), STUB_OUT(size_t *, sizeOut)};
static const stub_param params_cuLinkDestroy[] = {STUB_IN(CUlinkState, state)};
static const stub_param params_cuModuleGetTexRef[] = {STUB_OUT(CUtexref *, pTexRef),
    STUB_IN(CUmodule, hmod), STUB_IN(const char *, name)};
static const stub_param params_cuModuleGetSurfRef[] = {STUB_OUT(CUsurfref *, pSurfRef),
    STUB_IN(CUmodule, hmod), STUB_IN(const char *, name)};
static const stub_param params_cuLibraryLoadData[] = {STUB_OUT(CUlibrary *, library),
    STUB_IN(const void *, code), STUB_IN(CUjit_option *, jitOptions),
    STUB_IN(void **, jitOptionsValues), STUB_IN(unsigned int, numJitOptions),
    STUB_IN(CUlibraryOption *, libraryOptions), STUB_IN(void **, libraryOptionValues),
    STUB_IN(unsigned int, numLibraryOptions)};
static const stub_param params_cuLibraryLoadFromFile[] = {STUB_OUT(CUlibrary *, library),
    STUB_IN(const char *, fileName), STUB_IN(CUjit_option *, jitOptions),
    STUB_IN(void **, jitOptionsValues), STUB_IN(unsigned int, numJitOptions),
    STUB_IN(CUlibraryOption *, libraryOptions), STUB_IN(void **, libraryOptionValues),
    STUB_IN(unsigned int, numLibraryOptions)};
static const stub_param params_cuLibraryUnload[] = {STUB_IN(CUlibrary, library)};
static const stub_param params_cuLibraryGetKernel[] = {STUB_OUT(CUkernel *, pKernel),
    STUB_IN(CUlibrary, library), STUB_IN(const char *, name)};
static const stub_param params_cuLibraryGetKernelCount[] = {STUB_OUT(unsigned int *, count),
    STUB_IN(CUlibrary, lib)};
static const stub_param params_cuLibraryEnumerateKernels[] = {STUB_OUT(CUkernel *, kernels),
    STUB_IN(unsigned int, numKernels), STUB_IN(CUlibrary, lib)};
static const stub_param params_cuLibraryGetModule[] = {STUB_OUT(CUmodule *, pMod),
    STUB_IN(CUlibrary, library)};
static const stub_param params_cuKernelGetFunction[] = {STUB_OUT(CUfunction *, pFunc),
    STUB_IN(CUkernel, kernel)};
static const stub_param params_cuKernelGetLibrary[] = {STUB_OUT(CUlibrary *, pLib),
    STUB_IN(CUkernel, kernel)};
static const stub_param params_cuLibraryGetGlobal[] = {STUB_OUT(CUdeviceptr *, dptr),
    STUB_OUT(size_t *, bytes), STUB_IN(CUlibrary, library), STUB_IN(const char *, name)};
static const stub_param params_cuLibraryGetManaged[] = {STUB_OUT(CUdeviceptr *, dptr),
    STUB_OUT(size_t *, bytes), STUB_IN(CUlibrary, library), STUB_IN(const char *, name)};
static const stub_param params_cuLibraryGetUnifiedFunction[] = {STUB_OUT(void **, fptr),
    STUB_IN(CUlibrary, library), STUB_IN(const char *, symbol)};
static const stub_param params_cuKernelGetAttribute[] = {STUB_OUT(int *, pi),
    STUB_IN(CUfunction_attribute, attrib), STUB_IN(CUkernel, kernel), STUB_IN(CUdevice, dev)};
static const stub_param params_cuKernelSetAttribute[] = {STUB_IN(CUfunction_attribute, attrib),
    STUB_IN(int, val), STUB_IN(CUkernel, kernel), STUB_IN(CUdevice, dev)};
static const stub_param params_cuKernelSetCacheConfig[] = {STUB_IN(CUkernel, kernel),
    STUB_IN(CUfunc_cache, config), STUB_IN(CUdevice, dev)};
static const stub_param params_cuKernelGetName[] = {STUB_OUT(const char **, name),
    STUB_IN(CUkernel, hfunc)};
static const stub_param params_cuKernelGetParamInfo[] = {STUB_IN(CUkernel, kernel),
    STUB_IN(size_t, paramIndex), STUB_OUT(size_t *, paramOffset), STUB_OUT(size_t *, paramSize)};
static const stub_param params_cuKernelGetParamCount[] = {STUB_IN(CUkernel, kernel),
    STUB_OUT(size_t *, paramCount)};
static const stub_param params_cuMemGetInfo_v2[] = {STUB_OUT(size_t *, free),
    STUB_OUT(size_t *, total)};
static const stub_param params_cuMemAlloc_v2[] = {STUB_OUT(CUdeviceptr *, dptr),
    STUB_IN(size_t, bytesize)};
static const stub_param params_cuMemAllocPitch_v2[] = {STUB_OUT(CUdeviceptr *, dptr),
    STUB_OUT(size_t *, pPitch), STUB_IN(size_t, WidthInBytes), STUB_IN(size_t, Height),
    STUB_IN(unsigned int, ElementSizeBytes)};
static const stub_param params_cuMemFree_v2[] = {STUB_IN(CUdeviceptr, dptr)};
static const stub_param params_cuMemGetAddressRange_v2[] = {STUB_OUT(CUdeviceptr *, pbase),
    STUB_OUT(size_t *, psize), STUB_IN(CUdeviceptr, dptr)};
static const stub_param params_cuMemAllocHost_v2[] = {STUB_OUT(void **, pp),
    STUB_IN(size_t, bytesize)};
static const stub_param params_cuMemFreeHost[] = {STUB_IN(void *, p)};
static const stub_param params_cuMemHostAlloc[] = {STUB_OUT(void **, pp),
    STUB_IN(size_t, bytesize), STUB_IN(unsigned int, Flags)};
static const stub_param params_cuMemHostGetDevicePointer_v2[] = {STUB_OUT(CUdeviceptr *, pdptr),
    STUB_IN(void *, p), STUB_IN(unsigned int, Flags)};
static const stub_param params_cuMemHostGetFlags[] = {STUB_OUT(unsigned int *, pFlags),
    STUB_IN(void *, p)};
static const stub_param params_cuMemAllocManaged[] = {STUB_OUT(CUdeviceptr *, dptr),
    STUB_IN(size_t, bytesize), STUB_IN(unsigned int, flags)};
static const stub_param params_cuDeviceRegisterAsyncNotification[] = {STUB_IN(CUdevice, device),
    STUB_IN(CUasyncCallback, callbackFunc), STUB_IN(void *, userData),
    STUB_OUT(CUasyncCallbackHandle *, callback)};
static const stub_param params_cuDeviceUnregisterAsyncNotification[] = {STUB_IN(CUdevice, device),
    STUB_IN(CUasyncCallbackHandle, callback)};
static const stub_param params_cuDeviceGetByPCIBusId[] = {STUB_OUT(CUdevice *, dev),
    STUB_IN(const char *, pciBusId)};
static const stub_param params_cuDeviceGetPCIBusId[] = {STUB_OUT(char *, pciBusId),
    STUB_IN(int, len), STUB_IN(CUdevice, dev)};
static const stub_param params_cuIpcGetEventHandle[] = {STUB_OUT(CUipcEventHandle *, pHandle),
    STUB_IN(CUevent, event)};
static const stub_param params_cuIpcOpenEventHandle[] = {STUB_OUT(CUevent *, phEvent),
    STUB_IN(CUipcEventHandle, handle)};
static const stub_param params_cuIpcGetMemHandle[] = {STUB_OUT(CUipcMemHandle *, pHandle),
    STUB_IN(CUdeviceptr, dptr)};
static const stub_param params_cuIpcOpenMemHandle_v2[] = {STUB_OUT(CUdeviceptr *, pdptr),
    STUB_IN(CUipcMemHandle, handle), STUB_IN(unsigned int, Flags)};
static const stub_param params_cuIpcCloseMemHandle[] = {STUB_IN(CUdeviceptr, dptr)};
static const stub_param params_cuMemHostRegister_v2[] = {STUB_IN(void *, p),
    STUB_IN(size_t, bytesize), STUB_IN(unsigned int, Flags)};
static const stub_param params_cuMemHostUnregister[] = {STUB_IN(void *, p)};
static const stub_param params_cuMemcpy[] = {STUB_IN(CUdeviceptr, dst), STUB_IN(CUdeviceptr, src),
    STUB_IN(size_t, ByteCount)};
static const stub_param params_cuMemcpyPeer[] = {STUB_IN(CUdeviceptr, dstDevice),
    STUB_IN(CUcontext, dstContext), STUB_IN(CUdeviceptr, srcDevice),
    STUB_IN(CUcontext, srcContext), STUB_IN(size_t, ByteCount)};
static const stub_param params_cuMemcpyHtoD_v2[] = {STUB_IN(CUdeviceptr, dstDevice),
    STUB_IN(const void *, srcHost), STUB_IN(size_t, ByteCount)};
static const stub_param params_cuMemcpyDtoH_v2[] = {STUB_IN(void *, dstHost),
    STUB_IN(CUdeviceptr, srcDevice), STUB_IN(size_t, ByteCount)};
static const stub_param params_cuMemcpyDtoD_v2[] = {STUB_IN(CUdeviceptr, dstDevice),
    STUB_IN(CUdeviceptr, srcDevice), STUB_IN(size_t, ByteCount)};
static const stub_param params_cuMemcpyDtoA_v2[] = {STUB_IN(CUarray, dstArray),
    STUB_IN(size_t, dstOffset), STUB_IN(CUdeviceptr, srcDevice), STUB_IN(size_t, ByteCount)};
static const stub_param params_cuMemcpyAtoD_v2[] = {STUB_IN(CUdeviceptr, dstDevice),
    STUB_IN(CUarray, srcArray), STUB_IN(size_t, srcOffset), STUB_IN(size_t, ByteCount)};
static const stub_param params_cuMemcpyHtoA_v2[] = {STUB_IN(CUarray, dstArray),
    STUB_IN(size_t, dstOffset), STUB_IN(const void *, srcHost), STUB_IN(size_t, ByteCount)};
static const stub_param params_cuMemcpyAtoH_v2[] = {STUB_IN(void *, dstHost),
    STUB_IN(CUarray, srcArray), STUB_IN(size_t, srcOffset), STUB_IN(size_t, ByteCount)};
static const stub_param params_cuMemcpyAtoA_v2[] = {STUB_IN(CUarray, dstArray),
    STUB_IN(size_t, dstOffset), STUB_IN(CUarray, srcArray), STUB_IN(size_t, srcOffset),
    STUB_IN(size_t, ByteCount)};
static const stub_param params_cuMemcpy2D_v2[] = {STUB_IN(const CUDA_MEMCPY2D *, pCopy)};
static const stub_param params_cuMemcpy2DUnaligned_v2[] = {STUB_IN(const CUDA_MEMCPY2D *, pCopy)};
static const stub_param params_cuMemcpy3D_v2[] = {STUB_IN(const CUDA_MEMCPY3D *, pCopy)};
static const stub_param params_cuMemcpy3DPeer[] = {STUB_IN(const CUDA_MEMCPY3D_PEER *, pCopy)};
static const stub_param params_cuMemcpyAsync[] = {STUB_IN(CUdeviceptr, dst),
    STUB_IN(CUdeviceptr, src), STUB_IN(size_t, ByteCount), STUB_IN(CUstream, hStream)};
static const stub_param params_cuMemcpyPeerAsync[] = {STUB_IN(CUdeviceptr, dstDevice),
    STUB_IN(CUcontext, dstContext), STUB_IN(CUdeviceptr, srcDevice),
    STUB_IN(CUcontext, srcContext), STUB_IN(size_t, ByteCount), STUB_IN(CUstream, hStream)};
static const stub_param params_cuMemcpyHtoDAsync_v2[] = {STUB_IN(CUdeviceptr, dstDevice),
    STUB_IN(const void *, srcHost), STUB_IN(size_t, ByteCount), STUB_IN(CUstream, hStream)};
static const stub_param params_cuMemcpyDtoHAsync_v2[] = {STUB_IN(void *, dstHost),
    STUB_IN(CUdeviceptr, srcDevice), STUB_IN(size_t, ByteCount), STUB_IN(CUstream, hStream)};
static const stub_param params_cuMemcpyDtoDAsync_v2[] = {STUB_IN(CUdeviceptr, dstDevice),
    STUB_IN(CUdeviceptr, srcDevice), STUB_IN(size_t, ByteCount), STUB_IN(CUstream, hStream)};
static const stub_param params_cuMemcpyHtoAAsync_v2[] = {STUB_IN(CUarray, dstArray),
    STUB_IN(size_t, dstOffset), STUB_IN(const void *, srcHost), STUB_IN(size_t, ByteCount),
    STUB_IN(CUstream, hStream)};
static const stub_param params_cuMemcpyAtoHAsync_v2[] = {STUB_IN(void *, dstHost),
    STUB_IN(CUarray, srcArray), STUB_IN(size_t, srcOffset), STUB_IN(size_t, ByteCount),
    STUB_IN(CUstream, hStream)};
static const stub_param params_cuMemcpy2DAsync_v2[] = {STUB_IN(const CUDA_MEMCPY2D *, pCopy),
    STUB_IN(CUstream, hStream)};
static const stub_param params_cuMemcpy3DAsync_v2[] = {STUB_IN(const CUDA_MEMCPY3D *, pCopy),
    STUB_IN(CUstream, hStream)};
static const stub_param params_cuMemcpy3DPeerAsync[] = {STUB_IN(const CUDA_MEMCPY3D_PEER *, pCopy),
    STUB_IN(CUstream, hStream)};
static const stub_param params_cuMemcpyBatchAsync_v2[] = {STUB_IN(CUdeviceptr *, dsts),
    STUB_IN(CUdeviceptr *, srcs), STUB_IN(size_t *, sizes), STUB_IN(size_t, count),
    STUB_IN(CUmemcpyAttributes *, attrs), STUB_IN(size_t *, attrsIdxs), STUB_IN(size_t, numAttrs),
    STUB_IN(CUstream, hStream)};
static const stub_param params_cuMemcpy3DBatchAsync_v2[] = {STUB_IN(size_t, numOps),
    STUB_IN(CUDA_MEMCPY3D_BATCH_OP *, opList), STUB_IN(unsigned long long, flags),
    STUB_IN(CUstream, hStream)};
static const stub_param params_cuMemcpyWithAttributesAsync[] = {STUB_IN(CUdeviceptr, dst),
    STUB_IN(CUdeviceptr, src), STUB_IN(size_t, size), STUB_IN(CUmemcpyAttributes *, attr),
    STUB_IN(CUstream, hStream)};
static const stub_param params_cuMemcpy3DWithAttributesAsync[] =
    {STUB_IN(CUDA_MEMCPY3D_BATCH_OP *, op), STUB_IN(unsigned long long, flags),
    STUB_IN(CUstream, hStream)};
static const stub_param params_cuMemsetD8_v2[] = {STUB_IN(CUdeviceptr, dstDevice),
    STUB_IN(unsigned char, uc), STUB_IN(size_t, N)};
static const stub_param params_cuMemsetD16_v2[] = {STUB_IN(CUdeviceptr, dstDevice),
    STUB_IN(unsigned short, us), STUB_IN(size_t, N)};
static const stub_param params_cuMemsetD32_v2[] = {STUB_IN(CUdeviceptr, dstDevice),
    STUB_IN(unsigned int, ui), STUB_IN(size_t, N)};
static const stub_param params_cuMemsetD2D8_v2[] = {STUB_IN(CUdeviceptr, dstDevice),
    STUB_IN(size_t, dstPitch), STUB_IN(unsigned char, uc), STUB_IN(size_t, Width),
    STUB_IN(size_t, Height)};
static const stub_param params_cuMemsetD2D16_v2[] = {STUB_IN(CUdeviceptr, dstDevice),
    STUB_IN(size_t, dstPitch), STUB_IN(unsigned short, us), STUB_IN(size_t, Width),
    STUB_IN(size_t, Height)};
static const stub_param params_cuMemsetD2D32_v2[] = {STUB_IN(CUdeviceptr, dstDevice),
    STUB_IN(size_t, dstPitch), STUB_IN(unsigned int, ui), STUB_IN(size_t, Width),
    STUB_IN(size_t, Height)};
static const stub_param params_cuMemsetD8Async[] = {STUB_IN(CUdeviceptr, dstDevice),
    STUB_IN(unsigned char, uc), STUB_IN(size_t, N), STUB_IN(CUstream, hStream)};
static const stub_param params_cuMemsetD16Async[] = {STUB_IN(CUdeviceptr, dstDevice),
    STUB_IN(unsigned short, us), STUB_IN(size_t, N), STUB_IN(CUstream, hStream)};
static const stub_param params_cuMemsetD32Async[] = {STUB_IN(CUdeviceptr, dstDevice),
    STUB_IN(unsigned int, ui), STUB_IN(size_t, N), STUB_IN(CUstream, hStream)};
static const stub_param params_cuMemsetD2D8Async[] = {STUB_IN(CUdeviceptr, dstDevice),
    STUB_IN(size_t, dstPitch), STUB_IN(unsigned char, uc), STUB_IN(size_t, Width),
    STUB_IN(size_t, Height), STUB_IN(CUstream, hStream)};
static const stub_param params_cuMemsetD2D16Async[] = {STUB_IN(CUdeviceptr, dstDevice),
    STUB_IN(size_t, dstPitch), STUB_IN(unsigned short, us), STUB_IN(size_t, Width),
    STUB_IN(size_t, Height), STUB_IN(CUstream, hStream)};
static const stub_param params_cuMemsetD2D32Async[] = {STUB_IN(CUdeviceptr, dstDevice),
    STUB_IN(size_t, dstPitch), STUB_IN(unsigned int, ui), STUB_IN(size_t, Width),
    STUB_IN(size_t, Height), STUB_IN(CUstream, hStream)};
static const stub_param params_cuArrayCreate_v2[] = {STUB_OUT(CUarray *, pHandle),
    STUB_IN(const CUDA_ARRAY_DESCRIPTOR *, pAllocateArray)};
static const stub_param params_cuArrayGetDescriptor_v2[] =
    {STUB_OUT(CUDA_ARRAY_DESCRIPTOR *, pArrayDescriptor), STUB_IN(CUarray, hArray)};
static const stub_param params_cuArrayGetSparseProperties[] =
    {STUB_OUT(CUDA_ARRAY_SPARSE_PROPERTIES *, sparseProperties), STUB_IN(CUarray, array)};
static const stub_param params_cuMipmappedArrayGetSparseProperties[] =
    {STUB_OUT(CUDA_ARRAY_SPARSE_PROPERTIES *, sparseProperties), STUB_IN(CUmipmappedArray, mipmap)};
static const stub_param params_cuArrayGetMemoryRequirements[] =
    {STUB_OUT(CUDA_ARRAY_MEMORY_REQUIREMENTS *, memoryRequirements), STUB_IN(CUarray, array),
    STUB_IN(CUdevice, device)};
static const stub_param params_cuMipmappedArrayGetMemoryRequirements[] =
    {STUB_OUT(CUDA_ARRAY_MEMORY_REQUIREMENTS *, memoryRequirements),
    STUB_IN(CUmipmappedArray, mipmap), STUB_IN(CUdevice, device)};
static const stub_param params_cuArrayGetPlane[] = {STUB_OUT(CUarray *, pPlaneArray),
    STUB_IN(CUarray, hArray), STUB_IN(unsigned int, planeIdx)};
static const stub_param params_cuArrayDestroy[] = {STUB_IN(CUarray, hArray)};
static const stub_param params_cuArray3DCreate_v2[] = {STUB_OUT(CUarray *, pHandle),
    STUB_IN(const CUDA_ARRAY3D_DESCRIPTOR *, pAllocateArray)};
static const stub_param params_cuArray3DGetDescriptor_v2[] =
    {STUB_OUT(CUDA_ARRAY3D_DESCRIPTOR *, pArrayDescriptor), STUB_IN(CUarray, hArray)};
static const stub_param params_cuMipmappedArrayCreate[] = {STUB_OUT(CUmipmappedArray *, pHandle),
    STUB_IN(const CUDA_ARRAY3D_DESCRIPTOR *, pMipmappedArrayDesc),
    STUB_IN(unsigned int, numMipmapLevels)};
static const stub_param params_cuMipmappedArrayGetLevel[] = {STUB_OUT(CUarray *, pLevelArray),
    STUB_IN(CUmipmappedArray, hMipmappedArray), STUB_IN(unsigned int, level)};
static const stub_param params_cuMipmappedArrayDestroy[] =
    {STUB_IN(CUmipmappedArray, hMipmappedArray)};
static const stub_param params_cuMemGetHandleForAddressRange[] = {STUB_OUT(void *, handle),
    STUB_IN(CUdeviceptr, dptr), STUB_IN(size_t, size), STUB_IN(CUmemRangeHandleType, handleType),
    STUB_IN(unsigned long long, flags)};
static const stub_param params_cuMemBatchDecompressAsync[] =
    {STUB_OUT(CUmemDecompressParams *, paramsArray), STUB_IN(size_t, count),
    STUB_IN(unsigned int, flags), STUB_OUT(size_t *, errorIndex), STUB_IN(CUstream, stream)};
static const stub_param params_cuMemAddressReserve[] = {STUB_OUT(CUdeviceptr *, ptr),
    STUB_IN(size_t, size), STUB_IN(size_t, alignment), STUB_IN(CUdeviceptr, addr),
    STUB_IN(unsigned long long, flags)};
static const stub_param params_cuMemAddressFree[] = {STUB_IN(CUdeviceptr, ptr),
    STUB_IN(size_t, size)};
static const stub_param params_cuMemCreate[] = {STUB_OUT(CUmemGenericAllocationHandle *, handle),
    STUB_IN(size_t, size), STUB_IN(const CUmemAllocationProp *, prop),
    STUB_IN(unsigned long long, flags)};
static const stub_param params_cuMemRelease[] = {STUB_IN(CUmemGenericAllocationHandle, handle)};
static const stub_param params_cuMemMap[] = {STUB_IN(CUdeviceptr, ptr), STUB_IN(size_t, size),
    STUB_IN(size_t, offset), STUB_IN(CUmemGenericAllocationHandle, handle),
    STUB_IN(unsigned long long, flags)};
static const stub_param params_cuMemMapArrayAsync[] = {STUB_IN(CUarrayMapInfo *, mapInfoList),
    STUB_IN(unsigned int, count), STUB_IN(CUstream, hStream)};
static const stub_param params_cuMemUnmap[] = {STUB_IN(CUdeviceptr, ptr), STUB_IN(size_t, size)};
static const stub_param params_cuMemSetAccess[] = {STUB_IN(CUdeviceptr, ptr),
    STUB_IN(size_t, size), STUB_IN(const CUmemAccessDesc *, desc), STUB_IN(size_t, count)};
static const stub_param params_cuMemGetAccess[] = {STUB_OUT(unsigned long long *, flags),
    STUB_IN(const CUmemLocation *, location), STUB_IN(CUdeviceptr, ptr)};
static const stub_param params_cuMemExportToShareableHandle[] = {STUB_OUT(void *, shareableHandle),
    STUB_IN(CUmemGenericAllocationHandle, handle), STUB_IN(CUmemAllocationHandleType, handleType),
    STUB_IN(unsigned long long, flags)};
static const stub_param params_cuMemImportFromShareableHandle[] =
    {STUB_OUT(CUmemGenericAllocationHandle *, handle), STUB_IN(void *, osHandle),
    STUB_IN(CUmemAllocationHandleType, shHandleType)};
static const stub_param params_cuMemGetAllocationGranularity[] = {STUB_OUT(size_t *, granularity),
    STUB_IN(const CUmemAllocationProp *, prop), STUB_IN(CUmemAllocationGranularity_flags, option)};
static const stub_param params_cuMemGetAllocationPropertiesFromHandle[] =
    {STUB_OUT(CUmemAllocationProp *, prop), STUB_IN(CUmemGenericAllocationHandle, handle)};
static const stub_param params_cuMemRetainAllocationHandle[] =
    {STUB_OUT(CUmemGenericAllocationHandle *, handle), STUB_IN(void *, addr)};
static const stub_param params_cuMemFreeAsync[] = {STUB_IN(CUdeviceptr, dptr),
    STUB_IN(CUstream, hStream)};
static const stub_param params_cuMemAllocAsync[] = {STUB_OUT(CUdeviceptr *, dptr),
    STUB_IN(size_t, bytesize), STUB_IN(CUstream, hStream)};
static const stub_param params_cuMemPoolTrimTo[] = {STUB_IN(CUmemoryPool, pool),
    STUB_IN(size_t, minBytesToKeep)};
static const stub_param params_cuMemPoolSetAttribute[] = {STUB_IN(CUmemoryPool, pool),
    STUB_IN(CUmemPool_attribute, attr), STUB_IN(void *, value)};
static const stub_param params_cuMemPoolGetAttribute[] = {STUB_IN(CUmemoryPool, pool),
    STUB_IN(CUmemPool_attribute, attr), STUB_OUT(void *, value)};
static const stub_param params_cuMemPoolSetAccess[] = {STUB_IN(CUmemoryPool, pool),
    STUB_IN(const CUmemAccessDesc *, map), STUB_IN(size_t, count)};
static const stub_param params_cuMemPoolGetAccess[] = {STUB_OUT(CUmemAccess_flags *, flags),
    STUB_IN(CUmemoryPool, memPool), STUB_IN(CUmemLocation *, location)};
static const stub_param params_cuMemPoolCreate[] = {STUB_OUT(CUmemoryPool *, pool),
    STUB_IN(const CUmemPoolProps *, poolProps)};
static const stub_param params_cuMemPoolDestroy[] = {STUB_IN(CUmemoryPool, pool)};
static const stub_param params_cuMemGetDefaultMemPool[] = {STUB_OUT(CUmemoryPool *, pool_out),
    STUB_IN(CUmemLocation *, location), STUB_IN(CUmemAllocationType, type)};
static const stub_param params_cuMemGetMemPool[] = {STUB_OUT(CUmemoryPool *, pool),
    STUB_IN(CUmemLocation *, location), STUB_IN(CUmemAllocationType, type)};
static const stub_param params_cuMemSetMemPool[] = {STUB_IN(CUmemLocation *, location),
    STUB_IN(CUmemAllocationType, type), STUB_IN(CUmemoryPool, pool)};
static const stub_param params_cuMemAllocFromPoolAsync[] = {STUB_OUT(CUdeviceptr *, dptr),
    STUB_IN(size_t, bytesize), STUB_IN(CUmemoryPool, pool), STUB_IN(CUstream, hStream)};
static const stub_param params_cuMemPoolExportToShareableHandle[] = {STUB_OUT(void *, handle_out),
    STUB_IN(CUmemoryPool, pool), STUB_IN(CUmemAllocationHandleType, handleType),
    STUB_IN(unsigned long long, flags)};
static const stub_param params_cuMemPoolImportFromShareableHandle[] =
    {STUB_OUT(CUmemoryPool *, pool_out), STUB_IN(void *, handle),
    STUB_IN(CUmemAllocationHandleType, handleType), STUB_IN(unsigned long long, flags)};
static const stub_param params_cuMemPoolExportPointer[] =
    {STUB_OUT(CUmemPoolPtrExportData *, shareData_out), STUB_IN(CUdeviceptr, ptr)};
static const stub_param params_cuMemPoolImportPointer[] = {STUB_OUT(CUdeviceptr *, ptr_out),
    STUB_IN(CUmemoryPool, pool), STUB_IN(CUmemPoolPtrExportData *, shareData)};
static const stub_param params_cuMulticastCreate[] =
    {STUB_OUT(CUmemGenericAllocationHandle *, mcHandle),
    STUB_IN(const CUmulticastObjectProp *, prop)};
static const stub_param params_cuMulticastAddDevice[] =
    {STUB_IN(CUmemGenericAllocationHandle, mcHandle), STUB_IN(CUdevice, dev)};
static const stub_param params_cuMulticastBindMem[] =
    {STUB_IN(CUmemGenericAllocationHandle, mcHandle), STUB_IN(size_t, mcOffset),
    STUB_IN(CUmemGenericAllocationHandle, memHandle), STUB_IN(size_t, memOffset),
    STUB_IN(size_t, size), STUB_IN(unsigned long long, flags)};
static const stub_param params_cuMulticastBindMem_v2[] =
    {STUB_IN(CUmemGenericAllocationHandle, mcHandle), STUB_IN(CUdevice, dev),
    STUB_IN(size_t, mcOffset), STUB_IN(CUmemGenericAllocationHandle, memHandle),
    STUB_IN(size_t, memOffset), STUB_IN(size_t, size), STUB_IN(unsigned long long, flags)};
static const stub_param params_cuMulticastBindAddr[] =
    {STUB_IN(CUmemGenericAllocationHandle, mcHandle), STUB_IN(size_t, mcOffset),
    STUB_IN(CUdeviceptr, memptr), STUB_IN(size_t, size), STUB_IN(unsigned long long, flags)};
static const stub_param params_cuMulticastBindAddr_v2[] =
    {STUB_IN(CUmemGenericAllocationHandle, mcHandle), STUB_IN(CUdevice, dev),
    STUB_IN(size_t, mcOffset), STUB_IN(CUdeviceptr, memptr), STUB_IN(size_t, size),
    STUB_IN(unsigned long long, flags)};
static const stub_param params_cuMulticastUnbind[] =
    {STUB_IN(CUmemGenericAllocationHandle, mcHandle), STUB_IN(CUdevice, dev),
    STUB_IN(size_t, mcOffset), STUB_IN(size_t, size)};
static const stub_param params_cuMulticastGetGranularity[] = {STUB_OUT(size_t *, granularity),
    STUB_IN(const CUmulticastObjectProp *, prop), STUB_IN(CUmulticastGranularity_flags, option)};
static const stub_param params_cuDeviceGetFabricClusterUuid[] = {STUB_OUT(CUuuid *, uuid),
    STUB_IN(CUdevice, dev)};
static const stub_param params_cuDeviceGetCliqueCount[] = {STUB_OUT(size_t *, count),
    STUB_IN(CUdevice, dev)};
static const stub_param params_cuDeviceGetCliqueInfo[] = {STUB_OUT(CUcliqueInfo *, cliqueInfo),
    STUB_OUT(size_t *, count), STUB_IN(CUdevice, dev)};
static const stub_param params_cuLogicalEndpointIdReserve[] =
    {STUB_OUT(CUlogicalEndpointId *, baseLeId), STUB_IN(cuuint32_t, count)};
static const stub_param params_cuLogicalEndpointIdRelease[] =
    {STUB_IN(CUlogicalEndpointId, baseLeId), STUB_IN(cuuint32_t, count)};
static const stub_param params_cuLogicalEndpointCreate[] = {STUB_IN(CUlogicalEndpointId, leId),
    STUB_IN(const CUlogicalEndpointProp *, prop)};
static const stub_param params_cuLogicalEndpointAddDevice[] = {STUB_IN(CUlogicalEndpointId, leId),
    STUB_IN(CUdevice, dev)};
static const stub_param params_cuLogicalEndpointDestroy[] = {STUB_IN(CUlogicalEndpointId, leId)};
static const stub_param params_cuLogicalEndpointBindAddr[] = {STUB_IN(CUlogicalEndpointId, leId),
    STUB_IN(CUdevice, dev), STUB_IN(cuuint64_t, offset), STUB_IN(void *, ptr),
    STUB_IN(cuuint64_t, size), STUB_IN(unsigned long long, flags)};
static const stub_param params_cuLogicalEndpointBindMem[] = {STUB_IN(CUlogicalEndpointId, leId),
    STUB_IN(CUdevice, dev), STUB_IN(cuuint64_t, offset),
    STUB_IN(CUmemGenericAllocationHandle, memHandle), STUB_IN(cuuint64_t, memOffset),
    STUB_IN(cuuint64_t, size), STUB_IN(unsigned long long, flags)};
static const stub_param params_cuLogicalEndpointUnbind[] = {STUB_IN(CUlogicalEndpointId, leId),
    STUB_IN(CUdevice, dev), STUB_IN(cuuint64_t, offset), STUB_IN(cuuint64_t, size)};
static const stub_param params_cuLogicalEndpointExport[] = {STUB_OUT(void *, handle),
    STUB_IN(CUlogicalEndpointId, leId), STUB_IN(CUlogicalEndpointIpcHandleType, handleType)};
static const stub_param params_cuLogicalEndpointImport[] = {STUB_IN(CUlogicalEndpointId, leId),
    STUB_IN(const void *, handle), STUB_IN(CUlogicalEndpointIpcHandleType, handleType)};
static const stub_param params_cuLogicalEndpointGetLimits[] =
    {STUB_OUT(cuuint64_t *, bindAlignment), STUB_OUT(cuuint64_t *, maxSize),
    STUB_IN(const CUlogicalEndpointProp *, prop)};
static const stub_param params_cuLogicalEndpointQuery[] = {STUB_IN(CUlogicalEndpointId, leId),
    STUB_IN(cuuint32_t, count), STUB_OUT(int *, queryStatus)};
static const stub_param params_cuFabricCpyBatchAsync[] = {STUB_IN(size_t, numOps),
    STUB_IN(CUDA_FABRIC_COPY_BATCH_OP *, opList), STUB_IN(unsigned long long, flags),
    STUB_IN(CUstream, hStream)};
static const stub_param params_cuPointerGetAttribute[] = {STUB_OUT(void *, data),
    STUB_IN(CUpointer_attribute, attribute), STUB_IN(CUdeviceptr, ptr)};
static const stub_param params_cuMemPrefetchAsync_v2[] = {STUB_IN(CUdeviceptr, devPtr),
    STUB_IN(size_t, count), STUB_IN(CUmemLocation, location), STUB_IN(unsigned int, flags),
    STUB_IN(CUstream, hStream)};
static const stub_param params_cuMemAdvise_v2[] = {STUB_IN(CUdeviceptr, devPtr),
    STUB_IN(size_t, count), STUB_IN(CUmem_advise, advice), STUB_IN(CUmemLocation, location)};
static const stub_param params_cuMemPrefetchBatchAsync[] = {STUB_IN(CUdeviceptr *, dptrs),
    STUB_IN(size_t *, sizes), STUB_IN(size_t, count), STUB_IN(CUmemLocation *, prefetchLocs),
    STUB_IN(size_t *, prefetchLocIdxs), STUB_IN(size_t, numPrefetchLocs),
    STUB_IN(unsigned long long, flags), STUB_IN(CUstream, hStream)};
static const stub_param params_cuMemDiscardBatchAsync[] = {STUB_IN(CUdeviceptr *, dptrs),
    STUB_IN(size_t *, sizes), STUB_IN(size_t, count), STUB_IN(unsigned long long, flags),
    STUB_IN(CUstream, hStream)};
static const stub_param params_cuMemDiscardAndPrefetchBatchAsync[] =
    {STUB_IN(CUdeviceptr *, dptrs), STUB_IN(size_t *, sizes), STUB_IN(size_t, count),
    STUB_IN(CUmemLocation *, prefetchLocs), STUB_IN(size_t *, prefetchLocIdxs),
    STUB_IN(size_t, numPrefetchLocs), STUB_IN(unsigned long long, flags),
    STUB_IN(CUstream, hStream)};
static const stub_param params_cuMemGetLocationInfo[] = {STUB_IN(CUdeviceptr, ptr),
    STUB_IN(size_t, size), STUB_IN(size_t, summaryGranularity),
    STUB_IN(size_t, samplingGranularity), STUB_OUT(CUmemLocation *, location_out)};
static const stub_param params_cuMemRangeGetAttribute[] = {STUB_OUT(void *, data),
    STUB_IN(size_t, dataSize), STUB_IN(CUmem_range_attribute, attribute),
    STUB_IN(CUdeviceptr, devPtr), STUB_IN(size_t, count)};
static const stub_param params_cuMemRangeGetAttributes[] = {STUB_OUT(void **, data),
    STUB_IN(size_t *, dataSizes), STUB_IN(CUmem_range_attribute *, attributes),
    STUB_IN(size_t, numAttributes), STUB_IN(CUdeviceptr, devPtr), STUB_IN(size_t, count)};
static const stub_param params_cuPointerSetAttribute[] = {STUB_IN(const void *, value),
    STUB_IN(CUpointer_attribute, attribute), STUB_IN(CUdeviceptr, ptr)};
static const stub_param params_cuPointerGetAttributes[] = {STUB_IN(unsigned int, numAttributes),
    STUB_IN(CUpointer_attribute *, attributes), STUB_OUT(void **, data), STUB_IN(CUdeviceptr, ptr)};
static const stub_param params_cuStreamCreate[] = {STUB_OUT(CUstream *, phStream),
    STUB_IN(unsigned int, Flags)};
static const stub_param params_cuStreamCreateWithPriority[] = {STUB_OUT(CUstream *, phStream),
    STUB_IN(unsigned int, flags), STUB_IN(int, priority)};
static const stub_param params_cuStreamBeginCaptureToCig[] = {STUB_IN(CUstream, hStream),
    STUB_IN(CUstreamCigCaptureParams *, streamCigCaptureParams)};
static const stub_param params_cuStreamEndCaptureToCig[] = {STUB_IN(CUstream, hStream)};
static const stub_param params_cuStreamGetPriority[] = {STUB_IN(CUstream, hStream),
    STUB_OUT(int *, priority)};
static const stub_param params_cuStreamGetDevice[] = {STUB_IN(CUstream, hStream),
    STUB_OUT(CUdevice *, device)};
static const stub_param params_cuStreamGetFlags[] = {STUB_IN(CUstream, hStream),
    STUB_OUT(unsigned int *, flags)};
static const stub_param params_cuStreamGetId[] = {STUB_IN(CUstream, hStream),
    STUB_OUT(unsigned long long *, streamId)};
static const stub_param params_cuStreamGetCtx[] = {STUB_IN(CUstream, hStream),
    STUB_OUT(CUcontext *, pctx)};
static const stub_param params_cuStreamGetCtx_v2[] = {STUB_IN(CUstream, hStream),
    STUB_OUT(CUcontext *, pCtx), STUB_OUT(CUgreenCtx *, pGreenCtx)};
static const stub_param params_cuStreamWaitEvent[] = {STUB_IN(CUstream, hStream),
    STUB_IN(CUevent, hEvent), STUB_IN(unsigned int, Flags)};
static const stub_param params_cuStreamAddCallback[] = {STUB_IN(CUstream, hStream),
    STUB_IN(CUstreamCallback, callback), STUB_IN(void *, userData), STUB_IN(unsigned int, flags)};
static const stub_param params_cuStreamBeginCapture_v2[] = {STUB_IN(CUstream, hStream),
    STUB_IN(CUstreamCaptureMode, mode)};
static const stub_param params_cuStreamBeginRecaptureToGraph[] = {STUB_IN(CUstream, hStream),
    STUB_IN(CUstreamCaptureMode, mode), STUB_IN(CUgraph, hGraph),
    STUB_IN(CUgraphRecaptureCallback, callbackFunc), STUB_IN(void *, userData)};
static const stub_param params_cuStreamBeginCaptureToGraph[] = {STUB_IN(CUstream, hStream),
    STUB_IN(CUgraph, hGraph), STUB_IN(const CUgraphNode *, dependencies),
    STUB_IN(const CUgraphEdgeData *, dependencyData), STUB_IN(size_t, numDependencies),
    STUB_IN(CUstreamCaptureMode, mode)};
static const stub_param params_cuThreadExchangeStreamCaptureMode[] =
    {STUB_OUT(CUstreamCaptureMode *, mode)};
static const stub_param params_cuStreamEndCapture[] = {STUB_IN(CUstream, hStream),
    STUB_OUT(CUgraph *, phGraph)};
static const stub_param params_cuStreamIsCapturing[] = {STUB_IN(CUstream, hStream),
    STUB_OUT(CUstreamCaptureStatus *, captureStatus)};
static const stub_param params_cuStreamGetCaptureInfo_v3[] = {STUB_IN(CUstream, hStream),
    STUB_OUT(CUstreamCaptureStatus *, captureStatus_out), STUB_OUT(cuuint64_t *, id_out),
    STUB_OUT(CUgraph *, graph_out), STUB_OUT(const CUgraphNode **, dependencies_out),
    STUB_OUT(const CUgraphEdgeData **, edgeData_out), STUB_OUT(size_t *, numDependencies_out)};
static const stub_param params_cuStreamUpdateCaptureDependencies_v2[] =
    {STUB_IN(CUstream, hStream), STUB_IN(CUgraphNode *, dependencies),
    STUB_IN(const CUgraphEdgeData *, dependencyData), STUB_IN(size_t, numDependencies),
    STUB_IN(unsigned int, flags)};
static const stub_param params_cuStreamAttachMemAsync[] = {STUB_IN(CUstream, hStream),
    STUB_IN(CUdeviceptr, dptr), STUB_IN(size_t, length), STUB_IN(unsigned int, flags)};
static const stub_param params_cuStreamQuery[] = {STUB_IN(CUstream, hStream)};
static const stub_param params_cuStreamSynchronize[] = {STUB_IN(CUstream, hStream)};
static const stub_param params_cuStreamDestroy_v2[] = {STUB_IN(CUstream, hStream)};
static const stub_param params_cuStreamCopyAttributes[] = {STUB_IN(CUstream, dst),
    STUB_IN(CUstream, src)};
static const stub_param params_cuStreamGetAttribute[] = {STUB_IN(CUstream, hStream),
    STUB_IN(CUstreamAttrID, attr), STUB_OUT(CUstreamAttrValue *, value_out)};
static const stub_param params_cuStreamSetAttribute[] = {STUB_IN(CUstream, hStream),
    STUB_IN(CUstreamAttrID, attr), STUB_IN(const CUstreamAttrValue *, value)};
static const stub_param params_cuEventCreate[] = {STUB_OUT(CUevent *, phEvent),
    STUB_IN(unsigned int, Flags)};
static const stub_param params_cuEventRecord[] = {STUB_IN(CUevent, hEvent),
    STUB_IN(CUstream, hStream)};
static const stub_param params_cuEventRecordWithFlags[] = {STUB_IN(CUevent, hEvent),
    STUB_IN(CUstream, hStream), STUB_IN(unsigned int, flags)};
static const stub_param params_cuEventQuery[] = {STUB_IN(CUevent, hEvent)};
static const stub_param params_cuEventSynchronize[] = {STUB_IN(CUevent, hEvent)};
static const stub_param params_cuEventDestroy_v2[] = {STUB_IN(CUevent, hEvent)};
static const stub_param params_cuEventElapsedTime_v2[] = {STUB_OUT(float *, pMilliseconds),
    STUB_IN(CUevent, hStart), STUB_IN(CUevent, hEnd)};
static const stub_param params_cuImportExternalMemory[] =
    {STUB_OUT(CUexternalMemory *, extMem_out),
    STUB_IN(const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *, memHandleDesc)};
static const stub_param params_cuExternalMemoryGetMappedBuffer[] =
    {STUB_OUT(CUdeviceptr *, devPtr), STUB_IN(CUexternalMemory, extMem),
    STUB_IN(const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *, bufferDesc)};
static const stub_param params_cuExternalMemoryGetMappedMipmappedArray[] =
    {STUB_OUT(CUmipmappedArray *, mipmap), STUB_IN(CUexternalMemory, extMem),
    STUB_IN(const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *, mipmapDesc)};
static const stub_param params_cuDestroyExternalMemory[] = {STUB_IN(CUexternalMemory, extMem)};
static const stub_param params_cuImportExternalSemaphore[] =
    {STUB_OUT(CUexternalSemaphore *, extSem_out),
    STUB_IN(const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *, semHandleDesc)};
static const stub_param params_cuSignalExternalSemaphoresAsync[] =
    {STUB_IN(const CUexternalSemaphore *, extSemArray),
    STUB_IN(const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *, paramsArray),
    STUB_IN(unsigned int, numExtSems), STUB_IN(CUstream, stream)};
static const stub_param params_cuWaitExternalSemaphoresAsync[] =
    {STUB_IN(const CUexternalSemaphore *, extSemArray),
    STUB_IN(const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *, paramsArray),
    STUB_IN(unsigned int, numExtSems), STUB_IN(CUstream, stream)};
static const stub_param params_cuDestroyExternalSemaphore[] =
    {STUB_IN(CUexternalSemaphore, extSem)};
static const stub_param params_cuStreamWaitValue32_v2[] = {STUB_IN(CUstream, stream),
    STUB_IN(CUdeviceptr, addr), STUB_IN(cuuint32_t, value), STUB_IN(unsigned int, flags)};
static const stub_param params_cuStreamWaitValue64_v2[] = {STUB_IN(CUstream, stream),
    STUB_IN(CUdeviceptr, addr), STUB_IN(cuuint64_t, value), STUB_IN(unsigned int, flags)};
static const stub_param params_cuStreamWriteValue32_v2[] = {STUB_IN(CUstream, stream),
    STUB_IN(CUdeviceptr, addr), STUB_IN(cuuint32_t, value), STUB_IN(unsigned int, flags)};
static const stub_param params_cuStreamWriteValue64_v2[] = {STUB_IN(CUstream, stream),
    STUB_IN(CUdeviceptr, addr), STUB_IN(cuuint64_t, value), STUB_IN(unsigned int, flags)};
static const stub_param params_cuStreamBatchMemOp_v2[] = {STUB_IN(CUstream, stream),
    STUB_IN(unsigned int, count), STUB_IN(CUstreamBatchMemOpParams *, paramArray),
    STUB_IN(unsigned int, flags)};
static const stub_param params_cuFuncGetAttribute[] = {STUB_OUT(int *, pi),
    STUB_IN(CUfunction_attribute, attrib), STUB_IN(CUfunction, hfunc)};
static const stub_param params_cuFuncSetAttribute[] = {STUB_IN(CUfunction, hfunc),
    STUB_IN(CUfunction_attribute, attrib), STUB_IN(int, value)};
static const stub_param params_cuFuncSetCacheConfig[] = {STUB_IN(CUfunction, hfunc),
    STUB_IN(CUfunc_cache, config)};
static const stub_param params_cuFuncGetModule[] = {STUB_OUT(CUmodule *, hmod),
    STUB_IN(CUfunction, hfunc)};
static const stub_param params_cuFuncGetName[] = {STUB_OUT(const char **, name),
    STUB_IN(CUfunction, hfunc)};
static const stub_param params_cuFuncGetParamInfo[] = {STUB_IN(CUfunction, func),
    STUB_IN(size_t, paramIndex), STUB_OUT(size_t *, paramOffset), STUB_OUT(size_t *, paramSize)};
static const stub_param params_cuFuncGetParamCount[] = {STUB_IN(CUfunction, func),
    STUB_OUT(size_t *, paramCount)};
static const stub_param params_cuFuncIsLoaded[] = {STUB_OUT(CUfunctionLoadingState *, state),
    STUB_IN(CUfunction, function)};
static const stub_param params_cuFuncLoad[] = {STUB_IN(CUfunction, function)};
static const stub_param params_cuLaunchKernel[] = {STUB_IN(CUfunction, f),
    STUB_IN(unsigned int, gridDimX), STUB_IN(unsigned int, gridDimY),
    STUB_IN(unsigned int, gridDimZ), STUB_IN(unsigned int, blockDimX),
    STUB_IN(unsigned int, blockDimY), STUB_IN(unsigned int, blockDimZ),
    STUB_IN(unsigned int, sharedMemBytes), STUB_IN(CUstream, hStream),
    STUB_IN(void **, kernelParams), STUB_IN(void **, extra)};
static const stub_param params_cuLaunchKernelEx[] = {STUB_IN(const CUlaunchConfig *, config),
    STUB_IN(CUfunction, f), STUB_IN(void **, kernelParams), STUB_IN(void **, extra)};
static const stub_param params_cuLaunchCooperativeKernel[] = {STUB_IN(CUfunction, f),
    STUB_IN(unsigned int, gridDimX), STUB_IN(unsigned int, gridDimY),
    STUB_IN(unsigned int, gridDimZ), STUB_IN(unsigned int, blockDimX),
    STUB_IN(unsigned int, blockDimY), STUB_IN(unsigned int, blockDimZ),
    STUB_IN(unsigned int, sharedMemBytes), STUB_IN(CUstream, hStream),
    STUB_IN(void **, kernelParams)};
static const stub_param params_cuLaunchHostFunc[] = {STUB_IN(CUstream, hStream),
    STUB_IN(CUhostFn, fn), STUB_IN(void *, userData)};
static const stub_param params_cuLaunchHostFunc_v2[] = {STUB_IN(CUstream, hStream),
    STUB_IN(CUhostFn, fn), STUB_IN(void *, userData), STUB_IN(unsigned int, syncMode)};
static const stub_param params_cuFuncSetBlockShape[] = {STUB_IN(CUfunction, hfunc),
    STUB_IN(int, x), STUB_IN(int, y), STUB_IN(int, z)};
static const stub_param params_cuFuncSetSharedSize[] = {STUB_IN(CUfunction, hfunc),
    STUB_IN(unsigned int, bytes)};
static const stub_param params_cuParamSetSize[] = {STUB_IN(CUfunction, hfunc),
    STUB_IN(unsigned int, numbytes)};
static const stub_param params_cuParamSeti[] = {STUB_IN(CUfunction, hfunc), STUB_IN(int, offset),
    STUB_IN(unsigned int, value)};
static const stub_param params_cuParamSetf[] = {STUB_IN(CUfunction, hfunc), STUB_IN(int, offset),
    STUB_IN(float, value)};
static const stub_param params_cuParamSetv[] = {STUB_IN(CUfunction, hfunc), STUB_IN(int, offset),
    STUB_IN(void *, ptr), STUB_IN(unsigned int, numbytes)};
static const stub_param params_cuLaunch[] = {STUB_IN(CUfunction, f)};
static const stub_param params_cuLaunchGrid[] = {STUB_IN(CUfunction, f), STUB_IN(int, grid_width),
    STUB_IN(int, grid_height)};
static const stub_param params_cuLaunchGridAsync[] = {STUB_IN(CUfunction, f),
    STUB_IN(int, grid_width), STUB_IN(int, grid_height), STUB_IN(CUstream, hStream)};
static const stub_param params_cuLaunchCooperativeKernelMultiDevice[] =
    {STUB_IN(CUDA_LAUNCH_PARAMS *, launchParamsList), STUB_IN(unsigned int, numDevices),
    STUB_IN(unsigned int, flags)};
static const stub_param params_cuParamSetTexRef[] = {STUB_IN(CUfunction, hfunc),
    STUB_IN(int, texunit), STUB_IN(CUtexref, hTexRef)};
static const stub_param params_cuFuncSetSharedMemConfig[] = {STUB_IN(CUfunction, hfunc),
    STUB_IN(CUsharedconfig, config)};
static const stub_param params_cuGraphCreate[] = {STUB_OUT(CUgraph *, phGraph),
    STUB_IN(unsigned int, flags)};
static const stub_param params_cuGraphAddKernelNode_v2[] = {STUB_OUT(CUgraphNode *, phGraphNode),
    STUB_IN(CUgraph, hGraph), STUB_IN(const CUgraphNode *, dependencies),
    STUB_IN(size_t, numDependencies), STUB_IN(const CUDA_KERNEL_NODE_PARAMS *, nodeParams)};
static const stub_param params_cuGraphKernelNodeGetParams_v2[] = {STUB_IN(CUgraphNode, hNode),
    STUB_OUT(CUDA_KERNEL_NODE_PARAMS *, nodeParams)};
static const stub_param params_cuGraphKernelNodeSetParams_v2[] = {STUB_IN(CUgraphNode, hNode),
    STUB_IN(const CUDA_KERNEL_NODE_PARAMS *, nodeParams)};
static const stub_param params_cuGraphAddMemcpyNode[] = {STUB_OUT(CUgraphNode *, phGraphNode),
    STUB_IN(CUgraph, hGraph), STUB_IN(const CUgraphNode *, dependencies),
    STUB_IN(size_t, numDependencies), STUB_IN(const CUDA_MEMCPY3D *, copyParams),
    STUB_IN(CUcontext, ctx)};
static const stub_param params_cuGraphMemcpyNodeGetParams[] = {STUB_IN(CUgraphNode, hNode),
    STUB_OUT(CUDA_MEMCPY3D *, nodeParams)};
static const stub_param params_cuGraphMemcpyNodeSetParams[] = {STUB_IN(CUgraphNode, hNode),
    STUB_IN(const CUDA_MEMCPY3D *, nodeParams)};
static const stub_param params_cuGraphAddMemsetNode[] = {STUB_OUT(CUgraphNode *, phGraphNode),
    STUB_IN(CUgraph, hGraph), STUB_IN(const CUgraphNode *, dependencies),
    STUB_IN(size_t, numDependencies), STUB_IN(const CUDA_MEMSET_NODE_PARAMS *, memsetParams),
    STUB_IN(CUcontext, ctx)};
static const stub_param params_cuGraphMemsetNodeGetParams[] = {STUB_IN(CUgraphNode, hNode),
    STUB_OUT(CUDA_MEMSET_NODE_PARAMS *, nodeParams)};
static const stub_param params_cuGraphMemsetNodeSetParams[] = {STUB_IN(CUgraphNode, hNode),
    STUB_IN(const CUDA_MEMSET_NODE_PARAMS *, nodeParams)};
static const stub_param params_cuGraphAddHostNode[] = {STUB_OUT(CUgraphNode *, phGraphNode),
    STUB_IN(CUgraph, hGraph), STUB_IN(const CUgraphNode *, dependencies),
    STUB_IN(size_t, numDependencies), STUB_IN(const CUDA_HOST_NODE_PARAMS *, nodeParams)};
static const stub_param params_cuGraphHostNodeGetParams[] = {STUB_IN(CUgraphNode, hNode),
    STUB_OUT(CUDA_HOST_NODE_PARAMS *, nodeParams)};
static const stub_param params_cuGraphHostNodeSetParams[] = {STUB_IN(CUgraphNode, hNode),
    STUB_IN(const CUDA_HOST_NODE_PARAMS *, nodeParams)};
static const stub_param params_cuGraphAddChildGraphNode[] = {STUB_OUT(CUgraphNode *, phGraphNode),
    STUB_IN(CUgraph, hGraph), STUB_IN(const CUgraphNode *, dependencies),
    STUB_IN(size_t, numDependencies), STUB_IN(CUgraph, childGraph)};
static const stub_param params_cuGraphChildGraphNodeGetGraph[] = {STUB_IN(CUgraphNode, hNode),
    STUB_OUT(CUgraph *, phGraph)};
static const stub_param params_cuGraphAddEmptyNode[] = {STUB_OUT(CUgraphNode *, phGraphNode),
    STUB_IN(CUgraph, hGraph), STUB_IN(const CUgraphNode *, dependencies),
    STUB_IN(size_t, numDependencies)};
static const stub_param params_cuGraphAddEventRecordNode[] = {STUB_OUT(CUgraphNode *, phGraphNode),
    STUB_IN(CUgraph, hGraph), STUB_IN(const CUgraphNode *, dependencies),
    STUB_IN(size_t, numDependencies), STUB_IN(CUevent, event)};
static const stub_param params_cuGraphEventRecordNodeGetEvent[] = {STUB_IN(CUgraphNode, hNode),
    STUB_OUT(CUevent *, event_out)};
static const stub_param params_cuGraphEventRecordNodeSetEvent[] = {STUB_IN(CUgraphNode, hNode),
    STUB_IN(CUevent, event)};
static const stub_param params_cuGraphAddEventWaitNode[] = {STUB_OUT(CUgraphNode *, phGraphNode),
    STUB_IN(CUgraph, hGraph), STUB_IN(const CUgraphNode *, dependencies),
    STUB_IN(size_t, numDependencies), STUB_IN(CUevent, event)};
static const stub_param params_cuGraphEventWaitNodeGetEvent[] = {STUB_IN(CUgraphNode, hNode),
    STUB_OUT(CUevent *, event_out)};
static const stub_param params_cuGraphEventWaitNodeSetEvent[] = {STUB_IN(CUgraphNode, hNode),
    STUB_IN(CUevent, event)};
static const stub_param params_cuGraphAddExternalSemaphoresSignalNode[] =
    {STUB_OUT(CUgraphNode *, phGraphNode), STUB_IN(CUgraph, hGraph),
    STUB_IN(const CUgraphNode *, dependencies), STUB_IN(size_t, numDependencies),
    STUB_IN(const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *, nodeParams)};
static const stub_param params_cuGraphExternalSemaphoresSignalNodeGetParams[] =
    {STUB_IN(CUgraphNode, hNode), STUB_OUT(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *, params_out)};
static const stub_param params_cuGraphExternalSemaphoresSignalNodeSetParams[] =
    {STUB_IN(CUgraphNode, hNode), STUB_IN(const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *, nodeParams)};
static const stub_param params_cuGraphAddExternalSemaphoresWaitNode[] =
    {STUB_OUT(CUgraphNode *, phGraphNode), STUB_IN(CUgraph, hGraph),
    STUB_IN(const CUgraphNode *, dependencies), STUB_IN(size_t, numDependencies),
    STUB_IN(const CUDA_EXT_SEM_WAIT_NODE_PARAMS *, nodeParams)};
static const stub_param params_cuGraphExternalSemaphoresWaitNodeGetParams[] =
    {STUB_IN(CUgraphNode, hNode), STUB_OUT(CUDA_EXT_SEM_WAIT_NODE_PARAMS *, params_out)};
static const stub_param params_cuGraphExternalSemaphoresWaitNodeSetParams[] =
    {STUB_IN(CUgraphNode, hNode), STUB_IN(const CUDA_EXT_SEM_WAIT_NODE_PARAMS *, nodeParams)};
static const stub_param params_cuGraphAddBatchMemOpNode[] = {STUB_OUT(CUgraphNode *, phGraphNode),
    STUB_IN(CUgraph, hGraph), STUB_IN(const CUgraphNode *, dependencies),
    STUB_IN(size_t, numDependencies), STUB_IN(const CUDA_BATCH_MEM_OP_NODE_PARAMS *, nodeParams)};
static const stub_param params_cuGraphBatchMemOpNodeGetParams[] = {STUB_IN(CUgraphNode, hNode),
    STUB_OUT(CUDA_BATCH_MEM_OP_NODE_PARAMS *, nodeParams_out)};
static const stub_param params_cuGraphBatchMemOpNodeSetParams[] = {STUB_IN(CUgraphNode, hNode),
    STUB_IN(const CUDA_BATCH_MEM_OP_NODE_PARAMS *, nodeParams)};
static const stub_param params_cuGraphExecBatchMemOpNodeSetParams[] =
    {STUB_IN(CUgraphExec, hGraphExec), STUB_IN(CUgraphNode, hNode),
    STUB_IN(const CUDA_BATCH_MEM_OP_NODE_PARAMS *, nodeParams)};
static const stub_param params_cuGraphAddMemAllocNode[] = {STUB_OUT(CUgraphNode *, phGraphNode),
    STUB_IN(CUgraph, hGraph), STUB_IN(const CUgraphNode *, dependencies),
    STUB_IN(size_t, numDependencies), STUB_OUT(CUDA_MEM_ALLOC_NODE_PARAMS *, nodeParams)};
static const stub_param params_cuGraphMemAllocNodeGetParams[] = {STUB_IN(CUgraphNode, hNode),
    STUB_OUT(CUDA_MEM_ALLOC_NODE_PARAMS *, params_out)};
static const stub_param params_cuGraphAddMemFreeNode[] = {STUB_OUT(CUgraphNode *, phGraphNode),
    STUB_IN(CUgraph, hGraph), STUB_IN(const CUgraphNode *, dependencies),
    STUB_IN(size_t, numDependencies), STUB_IN(CUdeviceptr, dptr)};
static const stub_param params_cuGraphMemFreeNodeGetParams[] = {STUB_IN(CUgraphNode, hNode),
    STUB_OUT(CUdeviceptr *, dptr_out)};
static const stub_param params_cuDeviceGraphMemTrim[] = {STUB_IN(CUdevice, device)};
static const stub_param params_cuDeviceGetGraphMemAttribute[] = {STUB_IN(CUdevice, device),
    STUB_IN(CUgraphMem_attribute, attr), STUB_OUT(void *, value)};
static const stub_param params_cuDeviceSetGraphMemAttribute[] = {STUB_IN(CUdevice, device),
    STUB_IN(CUgraphMem_attribute, attr), STUB_IN(void *, value)};
static const stub_param params_cuGraphClone[] = {STUB_OUT(CUgraph *, phGraphClone),
    STUB_IN(CUgraph, originalGraph)};
static const stub_param params_cuGraphNodeFindInClone[] = {STUB_OUT(CUgraphNode *, phNode),
    STUB_IN(CUgraphNode, hOriginalNode), STUB_IN(CUgraph, hClonedGraph)};
static const stub_param params_cuGraphNodeGetType[] = {STUB_IN(CUgraphNode, hNode),
    STUB_OUT(CUgraphNodeType *, type)};
static const stub_param params_cuGraphNodeGetContainingGraph[] = {STUB_IN(CUgraphNode, hNode),
    STUB_OUT(CUgraph *, phGraph)};
static const stub_param params_cuGraphNodeGetLocalId[] = {STUB_IN(CUgraphNode, hNode),
    STUB_OUT(unsigned int *, nodeId)};
static const stub_param params_cuGraphNodeGetToolsId[] = {STUB_IN(CUgraphNode, hNode),
    STUB_OUT(unsigned long long *, toolsNodeId)};
static const stub_param params_cuGraphGetId[] = {STUB_IN(CUgraph, hGraph),
    STUB_OUT(unsigned int *, graphId)};
static const stub_param params_cuGraphExecGetId[] = {STUB_IN(CUgraphExec, hGraphExec),
    STUB_OUT(unsigned int *, graphId)};
static const stub_param params_cuGraphGetNodes[] = {STUB_IN(CUgraph, hGraph),
    STUB_OUT(CUgraphNode *, nodes), STUB_OUT(size_t *, numNodes)};
static const stub_param params_cuGraphGetRootNodes[] = {STUB_IN(CUgraph, hGraph),
    STUB_OUT(CUgraphNode *, rootNodes), STUB_OUT(size_t *, numRootNodes)};
static const stub_param params_cuGraphGetEdges_v2[] = {STUB_IN(CUgraph, hGraph),
    STUB_OUT(CUgraphNode *, from), STUB_OUT(CUgraphNode *, to),
    STUB_OUT(CUgraphEdgeData *, edgeData), STUB_OUT(size_t *, numEdges)};
static const stub_param params_cuGraphNodeGetDependencies_v2[] = {STUB_IN(CUgraphNode, hNode),
    STUB_OUT(CUgraphNode *, dependencies), STUB_OUT(CUgraphEdgeData *, edgeData),
    STUB_OUT(size_t *, numDependencies)};
static const stub_param params_cuGraphNodeGetDependentNodes_v2[] = {STUB_IN(CUgraphNode, hNode),
    STUB_OUT(CUgraphNode *, dependentNodes), STUB_OUT(CUgraphEdgeData *, edgeData),
    STUB_OUT(size_t *, numDependentNodes)};
static const stub_param params_cuGraphAddDependencies_v2[] = {STUB_IN(CUgraph, hGraph),
    STUB_IN(const CUgraphNode *, from), STUB_IN(const CUgraphNode *, to),
    STUB_IN(const CUgraphEdgeData *, edgeData), STUB_IN(size_t, numDependencies)};
static const stub_param params_cuGraphRemoveDependencies_v2[] = {STUB_IN(CUgraph, hGraph),
    STUB_IN(const CUgraphNode *, from), STUB_IN(const CUgraphNode *, to),
    STUB_IN(const CUgraphEdgeData *, edgeData), STUB_IN(size_t, numDependencies)};
static const stub_param params_cuGraphDestroyNode[] = {STUB_IN(CUgraphNode, hNode)};
static const stub_param params_cuGraphInstantiateWithFlags[] =
    {STUB_OUT(CUgraphExec *, phGraphExec), STUB_IN(CUgraph, hGraph),
    STUB_IN(unsigned long long, flags)};
static const stub_param params_cuGraphInstantiateWithParams[] =
    {STUB_OUT(CUgraphExec *, phGraphExec), STUB_IN(CUgraph, hGraph),
    STUB_OUT(CUDA_GRAPH_INSTANTIATE_PARAMS *, instantiateParams)};
static const stub_param params_cuGraphExecGetFlags[] = {STUB_IN(CUgraphExec, hGraphExec),
    STUB_OUT(cuuint64_t *, flags)};
static const stub_param params_cuGraphExecKernelNodeSetParams_v2[] =
    {STUB_IN(CUgraphExec, hGraphExec), STUB_IN(CUgraphNode, hNode),
    STUB_IN(const CUDA_KERNEL_NODE_PARAMS *, nodeParams)};
static const stub_param params_cuGraphExecMemcpyNodeSetParams[] =
    {STUB_IN(CUgraphExec, hGraphExec), STUB_IN(CUgraphNode, hNode),
    STUB_IN(const CUDA_MEMCPY3D *, copyParams), STUB_IN(CUcontext, ctx)};
static const stub_param params_cuGraphExecMemsetNodeSetParams[] =
    {STUB_IN(CUgraphExec, hGraphExec), STUB_IN(CUgraphNode, hNode),
    STUB_IN(const CUDA_MEMSET_NODE_PARAMS *, memsetParams), STUB_IN(CUcontext, ctx)};
static const stub_param params_cuGraphExecHostNodeSetParams[] = {STUB_IN(CUgraphExec, hGraphExec),
    STUB_IN(CUgraphNode, hNode), STUB_IN(const CUDA_HOST_NODE_PARAMS *, nodeParams)};
static const stub_param params_cuGraphExecChildGraphNodeSetParams[] =
    {STUB_IN(CUgraphExec, hGraphExec), STUB_IN(CUgraphNode, hNode), STUB_IN(CUgraph, childGraph)};
static const stub_param params_cuGraphExecEventRecordNodeSetEvent[] =
    {STUB_IN(CUgraphExec, hGraphExec), STUB_IN(CUgraphNode, hNode), STUB_IN(CUevent, event)};
static const stub_param params_cuGraphExecEventWaitNodeSetEvent[] =
    {STUB_IN(CUgraphExec, hGraphExec), STUB_IN(CUgraphNode, hNode), STUB_IN(CUevent, event)};
static const stub_param params_cuGraphExecExternalSemaphoresSignalNodeSetParams[] =
    {STUB_IN(CUgraphExec, hGraphExec), STUB_IN(CUgraphNode, hNode),
    STUB_IN(const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *, nodeParams)};
static const stub_param params_cuGraphExecExternalSemaphoresWaitNodeSetParams[] =
    {STUB_IN(CUgraphExec, hGraphExec), STUB_IN(CUgraphNode, hNode),
    STUB_IN(const CUDA_EXT_SEM_WAIT_NODE_PARAMS *, nodeParams)};
static const stub_param params_cuGraphNodeSetEnabled[] = {STUB_IN(CUgraphExec, hGraphExec),
    STUB_IN(CUgraphNode, hNode), STUB_IN(unsigned int, isEnabled)};
static const stub_param params_cuGraphNodeGetEnabled[] = {STUB_IN(CUgraphExec, hGraphExec),
    STUB_IN(CUgraphNode, hNode), STUB_OUT(unsigned int *, isEnabled)};
static const stub_param params_cuGraphUpload[] = {STUB_IN(CUgraphExec, hGraphExec),
    STUB_IN(CUstream, hStream)};
static const stub_param params_cuGraphLaunch[] = {STUB_IN(CUgraphExec, hGraphExec),
    STUB_IN(CUstream, hStream)};
static const stub_param params_cuGraphExecDestroy[] = {STUB_IN(CUgraphExec, hGraphExec)};
static const stub_param params_cuGraphDestroy[] = {STUB_IN(CUgraph, hGraph)};
static const stub_param params_cuGraphExecUpdate_v2[] = {STUB_IN(CUgraphExec, hGraphExec),
    STUB_IN(CUgraph, hGraph), STUB_OUT(CUgraphExecUpdateResultInfo *, resultInfo)};
static const stub_param params_cuGraphKernelNodeCopyAttributes[] = {STUB_IN(CUgraphNode, dst),
    STUB_IN(CUgraphNode, src)};
static const stub_param params_cuGraphKernelNodeGetAttribute[] = {STUB_IN(CUgraphNode, hNode),
    STUB_IN(CUkernelNodeAttrID, attr), STUB_OUT(CUkernelNodeAttrValue *, value_out)};
static const stub_param params_cuGraphKernelNodeSetAttribute[] = {STUB_IN(CUgraphNode, hNode),
    STUB_IN(CUkernelNodeAttrID, attr), STUB_IN(const CUkernelNodeAttrValue *, value)};
static const stub_param params_cuGraphDebugDotPrint[] = {STUB_IN(CUgraph, hGraph),
    STUB_IN(const char *, path), STUB_IN(unsigned int, flags)};
static const stub_param params_cuUserObjectCreate[] = {STUB_OUT(CUuserObject *, object_out),
    STUB_IN(void *, ptr), STUB_IN(CUhostFn, destroy), STUB_IN(unsigned int, initialRefcount),
    STUB_IN(unsigned int, flags)};
static const stub_param params_cuUserObjectRetain[] = {STUB_IN(CUuserObject, object),
    STUB_IN(unsigned int, count)};
static const stub_param params_cuUserObjectRelease[] = {STUB_IN(CUuserObject, object),
    STUB_IN(unsigned int, count)};
static const stub_param params_cuGraphRetainUserObject[] = {STUB_IN(CUgraph, graph),
    STUB_IN(CUuserObject, object), STUB_IN(unsigned int, count), STUB_IN(unsigned int, flags)};
static const stub_param params_cuGraphReleaseUserObject[] = {STUB_IN(CUgraph, graph),
    STUB_IN(CUuserObject, object), STUB_IN(unsigned int, count)};
static const stub_param params_cuGraphAddNode_v2[] = {STUB_OUT(CUgraphNode *, phGraphNode),
    STUB_IN(CUgraph, hGraph), STUB_IN(const CUgraphNode *, dependencies),
    STUB_IN(const CUgraphEdgeData *, dependencyData), STUB_IN(size_t, numDependencies),
    STUB_OUT(CUgraphNodeParams *, nodeParams)};
static const stub_param params_cuGraphAddNode_v3[] = {STUB_OUT(CUgraphNode *, phGraphNode),
    STUB_IN(CUgraph, hGraph), STUB_IN(const CUgraphNode *, dependencies),
    STUB_IN(const CUgraphEdgeData *, dependencyData), STUB_IN(size_t, numDependencies),
    STUB_OUT(CUgraphNodeParams *, nodeParams)};
static const stub_param params_cuGraphNodeSetParams[] = {STUB_IN(CUgraphNode, hNode),
    STUB_IN(CUgraphNodeParams *, nodeParams)};
static const stub_param params_cuGraphNodeSetParams_v2[] = {STUB_IN(CUgraphNode, hNode),
    STUB_IN(CUgraphNodeParams *, nodeParams)};
static const stub_param params_cuGraphNodeGetParams[] = {STUB_IN(CUgraphNode, hNode),
    STUB_OUT(CUgraphNodeParams *, nodeParams)};
static const stub_param params_cuGraphExecNodeSetParams[] = {STUB_IN(CUgraphExec, hGraphExec),
    STUB_IN(CUgraphNode, hNode), STUB_IN(CUgraphNodeParams *, nodeParams)};
static const stub_param params_cuGraphConditionalHandleCreate[] =
    {STUB_OUT(CUgraphConditionalHandle *, pHandle_out), STUB_IN(CUgraph, hGraph),
    STUB_IN(CUcontext, ctx), STUB_IN(unsigned int, defaultLaunchValue),
    STUB_IN(unsigned int, flags)};
static const stub_param params_cuOccupancyMaxActiveBlocksPerMultiprocessor[] =
    {STUB_OUT(int *, numBlocks), STUB_IN(CUfunction, func), STUB_IN(int, blockSize),
    STUB_IN(size_t, dynamicSMemSize)};
static const stub_param params_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags[] =
    {STUB_OUT(int *, numBlocks), STUB_IN(CUfunction, func), STUB_IN(int, blockSize),
    STUB_IN(size_t, dynamicSMemSize), STUB_IN(unsigned int, flags)};
static const stub_param params_cuOccupancyMaxPotentialBlockSize[] = {STUB_OUT(int *, minGridSize),
    STUB_OUT(int *, blockSize), STUB_IN(CUfunction, func),
    STUB_IN(CUoccupancyB2DSize, blockSizeToDynamicSMemSize), STUB_IN(size_t, dynamicSMemSize),
    STUB_IN(int, blockSizeLimit)};
static const stub_param params_cuOccupancyMaxPotentialBlockSizeWithFlags[] =
    {STUB_OUT(int *, minGridSize), STUB_OUT(int *, blockSize), STUB_IN(CUfunction, func),
    STUB_IN(CUoccupancyB2DSize, blockSizeToDynamicSMemSize), STUB_IN(size_t, dynamicSMemSize),
    STUB_IN(int, blockSizeLimit), STUB_IN(unsigned int, flags)};
static const stub_param params_cuOccupancyAvailableDynamicSMemPerBlock[] =
    {STUB_OUT(size_t *, dynamicSmemSize), STUB_IN(CUfunction, func), STUB_IN(int, numBlocks),
    STUB_IN(int, blockSize)};
static const stub_param params_cuOccupancyMaxPotentialClusterSize[] =
    {STUB_OUT(int *, clusterSize), STUB_IN(CUfunction, func),
    STUB_IN(const CUlaunchConfig *, config)};
static const stub_param params_cuOccupancyMaxActiveClusters[] = {STUB_OUT(int *, numClusters),
    STUB_IN(CUfunction, func), STUB_IN(const CUlaunchConfig *, config)};
static const stub_param params_cuTexRefSetArray[] = {STUB_IN(CUtexref, hTexRef),
    STUB_IN(CUarray, hArray), STUB_IN(unsigned int, Flags)};
static const stub_param params_cuTexRefSetMipmappedArray[] = {STUB_IN(CUtexref, hTexRef),
    STUB_IN(CUmipmappedArray, hMipmappedArray), STUB_IN(unsigned int, Flags)};
static const stub_param params_cuTexRefSetAddress_v2[] = {STUB_OUT(size_t *, ByteOffset),
    STUB_IN(CUtexref, hTexRef), STUB_IN(CUdeviceptr, dptr), STUB_IN(size_t, bytes)};
static const stub_param params_cuTexRefSetAddress2D_v3[] = {STUB_IN(CUtexref, hTexRef),
    STUB_IN(const CUDA_ARRAY_DESCRIPTOR *, desc), STUB_IN(CUdeviceptr, dptr),
    STUB_IN(size_t, Pitch)};
static const stub_param params_cuTexRefSetFormat[] = {STUB_IN(CUtexref, hTexRef),
    STUB_IN(CUarray_format, fmt), STUB_IN(int, NumPackedComponents)};
static const stub_param params_cuTexRefSetAddressMode[] = {STUB_IN(CUtexref, hTexRef),
    STUB_IN(int, dim), STUB_IN(CUaddress_mode, am)};
static const stub_param params_cuTexRefSetFilterMode[] = {STUB_IN(CUtexref, hTexRef),
    STUB_IN(CUfilter_mode, fm)};
static const stub_param params_cuTexRefSetMipmapFilterMode[] = {STUB_IN(CUtexref, hTexRef),
    STUB_IN(CUfilter_mode, fm)};
static const stub_param params_cuTexRefSetMipmapLevelBias[] = {STUB_IN(CUtexref, hTexRef),
    STUB_IN(float, bias)};
static const stub_param params_cuTexRefSetMipmapLevelClamp[] = {STUB_IN(CUtexref, hTexRef),
    STUB_IN(float, minMipmapLevelClamp), STUB_IN(float, maxMipmapLevelClamp)};
static const stub_param params_cuTexRefSetMaxAnisotropy[] = {STUB_IN(CUtexref, hTexRef),
    STUB_IN(unsigned int, maxAniso)};
static const stub_param params_cuTexRefSetBorderColor[] = {STUB_IN(CUtexref, hTexRef),
    STUB_IN(float *, pBorderColor)};
static const stub_param params_cuTexRefSetFlags[] = {STUB_IN(CUtexref, hTexRef),
    STUB_IN(unsigned int, Flags)};
static const stub_param params_cuTexRefGetAddress_v2[] = {STUB_OUT(CUdeviceptr *, pdptr),
    STUB_IN(CUtexref, hTexRef)};
static const stub_param params_cuTexRefGetArray[] = {STUB_OUT(CUarray *, phArray),
    STUB_IN(CUtexref, hTexRef)};
static const stub_param params_cuTexRefGetMipmappedArray[] =
    {STUB_OUT(CUmipmappedArray *, phMipmappedArray), STUB_IN(CUtexref, hTexRef)};
static const stub_param params_cuTexRefGetAddressMode[] = {STUB_OUT(CUaddress_mode *, pam),
    STUB_IN(CUtexref, hTexRef), STUB_IN(int, dim)};
static const stub_param params_cuTexRefGetFilterMode[] = {STUB_OUT(CUfilter_mode *, pfm),
    STUB_IN(CUtexref, hTexRef)};
static const stub_param params_cuTexRefGetFormat[] = {STUB_OUT(CUarray_format *, pFormat),
    STUB_OUT(int *, pNumChannels), STUB_IN(CUtexref, hTexRef)};
static const stub_param params_cuTexRefGetMipmapFilterMode[] = {STUB_OUT(CUfilter_mode *, pfm),
    STUB_IN(CUtexref, hTexRef)};
static const stub_param params_cuTexRefGetMipmapLevelBias[] = {STUB_OUT(float *, pbias),
    STUB_IN(CUtexref, hTexRef)};
static const stub_param params_cuTexRefGetMipmapLevelClamp[] =
    {STUB_OUT(float *, pminMipmapLevelClamp), STUB_OUT(float *, pmaxMipmapLevelClamp),
    STUB_IN(CUtexref, hTexRef)};
static const stub_param params_cuTexRefGetMaxAnisotropy[] = {STUB_OUT(int *, pmaxAniso),
    STUB_IN(CUtexref, hTexRef)};
static const stub_param params_cuTexRefGetBorderColor[] = {STUB_OUT(float *, pBorderColor),
    STUB_IN(CUtexref, hTexRef)};
static const stub_param params_cuTexRefGetFlags[] = {STUB_OUT(unsigned int *, pFlags),
    STUB_IN(CUtexref, hTexRef)};
static const stub_param params_cuTexRefCreate[] = {STUB_OUT(CUtexref *, pTexRef)};
static const stub_param params_cuTexRefDestroy[] = {STUB_IN(CUtexref, hTexRef)};
static const stub_param params_cuSurfRefSetArray[] = {STUB_IN(CUsurfref, hSurfRef),
    STUB_IN(CUarray, hArray), STUB_IN(unsigned int, Flags)};
static const stub_param params_cuSurfRefGetArray[] = {STUB_OUT(CUarray *, phArray),
    STUB_IN(CUsurfref, hSurfRef)};
static const stub_param params_cuTexObjectCreate[] = {STUB_OUT(CUtexObject *, pTexObject),
    STUB_IN(const CUDA_RESOURCE_DESC *, pResDesc), STUB_IN(const CUDA_TEXTURE_DESC *, pTexDesc),
    STUB_IN(const CUDA_RESOURCE_VIEW_DESC *, pResViewDesc)};
static const stub_param params_cuTexObjectDestroy[] = {STUB_IN(CUtexObject, texObject)};
static const stub_param params_cuTexObjectGetResourceDesc[] =
    {STUB_OUT(CUDA_RESOURCE_DESC *, pResDesc), STUB_IN(CUtexObject, texObject)};
static const stub_param params_cuTexObjectGetTextureDesc[] =
    {STUB_OUT(CUDA_TEXTURE_DESC *, pTexDesc), STUB_IN(CUtexObject, texObject)};
static const stub_param params_cuTexObjectGetResourceViewDesc[] =
    {STUB_OUT(CUDA_RESOURCE_VIEW_DESC *, pResViewDesc), STUB_IN(CUtexObject, texObject)};
static const stub_param params_cuSurfObjectCreate[] = {STUB_OUT(CUsurfObject *, pSurfObject),
    STUB_IN(const CUDA_RESOURCE_DESC *, pResDesc)};
static const stub_param params_cuSurfObjectDestroy[] = {STUB_IN(CUsurfObject, surfObject)};
static const stub_param params_cuSurfObjectGetResourceDesc[] =
    {STUB_OUT(CUDA_RESOURCE_DESC *, pResDesc), STUB_IN(CUsurfObject, surfObject)};
static const stub_param params_cuTensorMapEncodeTiled[] = {STUB_OUT(CUtensorMap *, tensorMap),
    STUB_IN(CUtensorMapDataType, tensorDataType), STUB_IN(cuuint32_t, tensorRank),
    STUB_IN(void *, globalAddress), STUB_IN(const cuuint64_t *, globalDim),
    STUB_IN(const cuuint64_t *, globalStrides), STUB_IN(const cuuint32_t *, boxDim),
    STUB_IN(const cuuint32_t *, elementStrides), STUB_IN(CUtensorMapInterleave, interleave),
    STUB_IN(CUtensorMapSwizzle, swizzle), STUB_IN(CUtensorMapL2promotion, l2Promotion),
    STUB_IN(CUtensorMapFloatOOBfill, oobFill)};
static const stub_param params_cuTensorMapEncodeIm2col[] = {STUB_OUT(CUtensorMap *, tensorMap),
    STUB_IN(CUtensorMapDataType, tensorDataType), STUB_IN(cuuint32_t, tensorRank),
    STUB_IN(void *, globalAddress), STUB_IN(const cuuint64_t *, globalDim),
    STUB_IN(const cuuint64_t *, globalStrides), STUB_IN(const int *, pixelBoxLowerCorner),
    STUB_IN(const int *, pixelBoxUpperCorner), STUB_IN(cuuint32_t, channelsPerPixel),
    STUB_IN(cuuint32_t, pixelsPerColumn), STUB_IN(const cuuint32_t *, elementStrides),
    STUB_IN(CUtensorMapInterleave, interleave), STUB_IN(CUtensorMapSwizzle, swizzle),
    STUB_IN(CUtensorMapL2promotion, l2Promotion), STUB_IN(CUtensorMapFloatOOBfill, oobFill)};
static const stub_param params_cuTensorMapEncodeIm2colWide[] = {STUB_OUT(CUtensorMap *, tensorMap),
    STUB_IN(CUtensorMapDataType, tensorDataType), STUB_IN(cuuint32_t, tensorRank),
    STUB_IN(void *, globalAddress), STUB_IN(const cuuint64_t *, globalDim),
    STUB_IN(const cuuint64_t *, globalStrides), STUB_IN(int, pixelBoxLowerCornerWidth),
    STUB_IN(int, pixelBoxUpperCornerWidth), STUB_IN(cuuint32_t, channelsPerPixel),
    STUB_IN(cuuint32_t, pixelsPerColumn), STUB_IN(const cuuint32_t *, elementStrides),
    STUB_IN(CUtensorMapInterleave, interleave), STUB_IN(CUtensorMapIm2ColWideMode, mode),
    STUB_IN(CUtensorMapSwizzle, swizzle), STUB_IN(CUtensorMapL2promotion, l2Promotion),
    STUB_IN(CUtensorMapFloatOOBfill, oobFill)};
static const stub_param params_cuTensorMapReplaceAddress[] = {STUB_OUT(CUtensorMap *, tensorMap),
    STUB_IN(void *, globalAddress)};
static const stub_param params_cuTensorMapSetAllocationClass[] =
    {STUB_OUT(CUtensorMap *, tensorMap), STUB_IN(CUtensorMapAllocClass, allocClass),
    STUB_OUT(CUtensorMapAllocClass *, outAllocClass)};
static const stub_param params_cuDeviceCanAccessPeer[] = {STUB_OUT(int *, canAccessPeer),
    STUB_IN(CUdevice, dev), STUB_IN(CUdevice, peerDev)};
static const stub_param params_cuCtxEnablePeerAccess[] = {STUB_IN(CUcontext, peerContext),
    STUB_IN(unsigned int, Flags)};
static const stub_param params_cuCtxDisablePeerAccess[] = {STUB_IN(CUcontext, peerContext)};
static const stub_param params_cuDeviceGetP2PAttribute[] = {STUB_OUT(int *, value),
    STUB_IN(CUdevice_P2PAttribute, attrib), STUB_IN(CUdevice, srcDevice),
    STUB_IN(CUdevice, dstDevice)};
static const stub_param params_cuDeviceGetP2PAtomicCapabilities[] =
    {STUB_OUT(unsigned int *, capabilities), STUB_IN(const CUatomicOperation *, operations),
    STUB_IN(unsigned int, count), STUB_IN(CUdevice, srcDevice), STUB_IN(CUdevice, dstDevice)};
static const stub_param params_cuGraphicsUnregisterResource[] =
    {STUB_IN(CUgraphicsResource, resource)};
static const stub_param params_cuGraphicsSubResourceGetMappedArray[] =
    {STUB_OUT(CUarray *, pArray), STUB_IN(CUgraphicsResource, resource),
    STUB_IN(unsigned int, arrayIndex), STUB_IN(unsigned int, mipLevel)};
static const stub_param params_cuGraphicsResourceGetMappedMipmappedArray[] =
    {STUB_OUT(CUmipmappedArray *, pMipmappedArray), STUB_IN(CUgraphicsResource, resource)};
static const stub_param params_cuGraphicsResourceGetMappedPointer_v2[] =
    {STUB_OUT(CUdeviceptr *, pDevPtr), STUB_OUT(size_t *, pSize),
    STUB_IN(CUgraphicsResource, resource)};
static const stub_param params_cuGraphicsResourceSetMapFlags_v2[] =
    {STUB_IN(CUgraphicsResource, resource), STUB_IN(unsigned int, flags)};
static const stub_param params_cuGraphicsMapResources[] = {STUB_IN(unsigned int, count),
    STUB_IN(CUgraphicsResource *, resources), STUB_IN(CUstream, hStream)};
static const stub_param params_cuGraphicsUnmapResources[] = {STUB_IN(unsigned int, count),
    STUB_IN(CUgraphicsResource *, resources), STUB_IN(CUstream, hStream)};
static const stub_param params_cuGetProcAddress_v2[] = {STUB_IN(const char *, symbol),
    STUB_OUT(void **, pfn), STUB_IN(int, cudaVersion), STUB_IN(cuuint64_t, flags),
    STUB_OUT(CUdriverProcAddressQueryResult *, symbolStatus)};
static const stub_param params_cuCoredumpGetAttribute[] = {STUB_IN(CUcoredumpSettings, attrib),
    STUB_OUT(void *, value), STUB_IN(size_t *, size)};
static const stub_param params_cuCoredumpGetAttributeGlobal[] =
    {STUB_IN(CUcoredumpSettings, attrib), STUB_OUT(void *, value), STUB_IN(size_t *, size)};
static const stub_param params_cuCoredumpSetAttribute[] = {STUB_IN(CUcoredumpSettings, attrib),
    STUB_IN(void *, value), STUB_IN(size_t *, size)};
static const stub_param params_cuCoredumpSetAttributeGlobal[] =
    {STUB_IN(CUcoredumpSettings, attrib), STUB_IN(void *, value), STUB_IN(size_t *, size)};
static const stub_param params_cuCoredumpRegisterStartCallback[] =
    {STUB_IN(CUcoredumpStatusCallback, callback), STUB_IN(void *, userData),
    STUB_OUT(CUcoredumpCallbackHandle *, callbackOut)};
static const stub_param params_cuCoredumpRegisterCompleteCallback[] =
    {STUB_IN(CUcoredumpStatusCallback, callback), STUB_IN(void *, userData),
    STUB_OUT(CUcoredumpCallbackHandle *, callbackOut)};
static const stub_param params_cuCoredumpDeregisterStartCallback[] =
    {STUB_IN(CUcoredumpCallbackHandle, callback)};
static const stub_param params_cuCoredumpDeregisterCompleteCallback[] =
    {STUB_IN(CUcoredumpCallbackHandle, callback)};
static const stub_param params_cuGetExportTable[] = {STUB_OUT(const void **, ppExportTable),
    STUB_IN(const CUuuid *, pExportTableId)};
static const stub_param params_cuGreenCtxCreate[] = {STUB_OUT(CUgreenCtx *, phCtx),
    STUB_IN(CUdevResourceDesc, desc), STUB_IN(CUdevice, dev), STUB_IN(unsigned int, flags)};
static const stub_param params_cuGreenCtxDestroy[] = {STUB_IN(CUgreenCtx, hCtx)};
static const stub_param params_cuCtxFromGreenCtx[] = {STUB_OUT(CUcontext *, pContext),
    STUB_IN(CUgreenCtx, hCtx)};
static const stub_param params_cuDeviceGetDevResource[] = {STUB_IN(CUdevice, device),
    STUB_OUT(CUdevResource *, resource), STUB_IN(CUdevResourceType, type)};
static const stub_param params_cuCtxGetDevResource[] = {STUB_IN(CUcontext, hCtx),
    STUB_OUT(CUdevResource *, resource), STUB_IN(CUdevResourceType, type)};
static const stub_param params_cuGreenCtxGetDevResource[] = {STUB_IN(CUgreenCtx, hCtx),
    STUB_OUT(CUdevResource *, resource), STUB_IN(CUdevResourceType, type)};
static const stub_param params_cuDevSmResourceSplitByCount[] = {STUB_OUT(CUdevResource *, result),
    STUB_OUT(unsigned int *, nbGroups), STUB_IN(const CUdevResource *, input),
    STUB_OUT(CUdevResource *, remainder), STUB_IN(unsigned int, flags),
    STUB_IN(unsigned int, minCount)};
static const stub_param params_cuDevSmResourceSplit[] = {STUB_OUT(CUdevResource *, result),
    STUB_IN(unsigned int, nbGroups), STUB_IN(const CUdevResource *, input),
    STUB_OUT(CUdevResource *, remainder), STUB_IN(unsigned int, flags),
    STUB_OUT(CU_DEV_SM_RESOURCE_GROUP_PARAMS *, groupParams)};
static const stub_param params_cuDevResourceGenerateDesc[] =
    {STUB_OUT(CUdevResourceDesc *, phDesc), STUB_IN(CUdevResource *, resources),
    STUB_IN(unsigned int, nbResources)};
static const stub_param params_cuGreenCtxRecordEvent[] = {STUB_IN(CUgreenCtx, hCtx),
    STUB_IN(CUevent, hEvent)};
static const stub_param params_cuGreenCtxWaitEvent[] = {STUB_IN(CUgreenCtx, hCtx),
    STUB_IN(CUevent, hEvent)};
static const stub_param params_cuStreamGetGreenCtx[] = {STUB_IN(CUstream, hStream),
    STUB_OUT(CUgreenCtx *, phCtx)};
static const stub_param params_cuGreenCtxStreamCreate[] = {STUB_OUT(CUstream *, phStream),
    STUB_IN(CUgreenCtx, greenCtx), STUB_IN(unsigned int, flags), STUB_IN(int, priority)};
static const stub_param params_cuGreenCtxGetId[] = {STUB_IN(CUgreenCtx, greenCtx),
    STUB_OUT(unsigned long long *, greenCtxId)};
static const stub_param params_cuStreamGetDevResource[] = {STUB_IN(CUstream, hStream),
    STUB_OUT(CUdevResource *, resource), STUB_IN(CUdevResourceType, type)};
static const stub_param params_cuLogsRegisterCallback[] = {STUB_IN(CUlogsCallback, callbackFunc),
    STUB_IN(void *, userData), STUB_OUT(CUlogsCallbackHandle *, callback_out)};
static const stub_param params_cuLogsUnregisterCallback[] =
    {STUB_IN(CUlogsCallbackHandle, callback)};
static const stub_param params_cuLogsCurrent[] = {STUB_OUT(CUlogIterator *, iterator_out),
    STUB_IN(unsigned int, flags)};
static const stub_param params_cuLogsDumpToFile[] = {STUB_OUT(CUlogIterator *, iterator),
    STUB_IN(const char *, pathToFile), STUB_IN(unsigned int, flags)};
static const stub_param params_cuLogsDumpToMemory[] = {STUB_OUT(CUlogIterator *, iterator),
    STUB_OUT(char *, buffer), STUB_OUT(size_t *, size), STUB_IN(unsigned int, flags)};
static const stub_param params_cuCheckpointProcessGetRestoreThreadId[] = {STUB_IN(int, pid),
    STUB_OUT(int *, tid)};
static const stub_param params_cuCheckpointProcessGetState[] = {STUB_IN(int, pid),
    STUB_OUT(CUprocessState *, state)};
static const stub_param params_cuCheckpointProcessLock[] = {STUB_IN(int, pid),
    STUB_IN(CUcheckpointLockArgs *, args)};
static const stub_param params_cuCheckpointProcessCheckpoint[] = {STUB_IN(int, pid),
    STUB_OUT(CUcheckpointCheckpointArgs *, args)};
static const stub_param params_cuCheckpointProcessRestore[] = {STUB_IN(int, pid),
    STUB_OUT(CUcheckpointRestoreArgs *, args)};
static const stub_param params_cuCheckpointOperationComplete[] =
    {STUB_IN(CUcheckpointOperationHandle, handle)};
static const stub_param params_cuCheckpointProcessUnlock[] = {STUB_IN(int, pid),
    STUB_IN(CUcheckpointUnlockArgs *, args)};
static const stub_param params_cuGraphicsEGLRegisterImage[] =
    {STUB_OUT(CUgraphicsResource *, pCudaResource), STUB_IN(EGLImageKHR, image),
    STUB_IN(unsigned int, flags)};
static const stub_param params_cuEGLStreamConsumerConnect[] =
    {STUB_OUT(CUeglStreamConnection *, conn), STUB_IN(EGLStreamKHR, stream)};
static const stub_param params_cuEGLStreamConsumerConnectWithFlags[] =
    {STUB_OUT(CUeglStreamConnection *, conn), STUB_IN(EGLStreamKHR, stream),
    STUB_IN(unsigned int, flags)};
static const stub_param params_cuEGLStreamConsumerDisconnect[] =
    {STUB_IN(CUeglStreamConnection *, conn)};
static const stub_param params_cuEGLStreamConsumerAcquireFrame[] =
    {STUB_IN(CUeglStreamConnection *, conn), STUB_OUT(CUgraphicsResource *, pCudaResource),
    STUB_OUT(CUstream *, pStream), STUB_IN(unsigned int, timeout)};
static const stub_param params_cuEGLStreamConsumerReleaseFrame[] =
    {STUB_IN(CUeglStreamConnection *, conn), STUB_IN(CUgraphicsResource, pCudaResource),
    STUB_IN(CUstream *, pStream)};
static const stub_param params_cuEGLStreamProducerConnect[] =
    {STUB_OUT(CUeglStreamConnection *, conn), STUB_IN(EGLStreamKHR, stream),
    STUB_IN(EGLint, width), STUB_IN(EGLint, height)};
static const stub_param params_cuEGLStreamProducerDisconnect[] =
    {STUB_IN(CUeglStreamConnection *, conn)};
static const stub_param params_cuEGLStreamProducerPresentFrame[] =
    {STUB_IN(CUeglStreamConnection *, conn), STUB_IN(CUeglFrame, eglframe),
    STUB_IN(CUstream *, pStream)};
static const stub_param params_cuEGLStreamProducerReturnFrame[] =
    {STUB_IN(CUeglStreamConnection *, conn), STUB_OUT(CUeglFrame *, eglframe),
    STUB_OUT(CUstream *, pStream)};
static const stub_param params_cuGraphicsResourceGetMappedEglFrame[] =
    {STUB_OUT(CUeglFrame *, eglFrame), STUB_IN(CUgraphicsResource, resource),
    STUB_IN(unsigned int, index), STUB_IN(unsigned int, mipLevel)};
static const stub_param params_cuEventCreateFromEGLSync[] = {STUB_OUT(CUevent *, phEvent),
    STUB_IN(EGLSyncKHR, eglSync), STUB_IN(unsigned int, flags)};
static const stub_param params_cuGraphicsGLRegisterBuffer[] =
    {STUB_OUT(CUgraphicsResource *, pCudaResource), STUB_IN(GLuint, buffer),
    STUB_IN(unsigned int, Flags)};
static const stub_param params_cuGraphicsGLRegisterImage[] =
    {STUB_OUT(CUgraphicsResource *, pCudaResource), STUB_IN(GLuint, image),
    STUB_IN(GLenum, target), STUB_IN(unsigned int, Flags)};
static const stub_param params_cuGLGetDevices_v2[] = {STUB_OUT(unsigned int *, pCudaDeviceCount),
    STUB_OUT(CUdevice *, pCudaDevices), STUB_IN(unsigned int, cudaDeviceCount),
    STUB_IN(CUGLDeviceList, deviceList)};
static const stub_param params_cuGLCtxCreate_v2[] = {STUB_OUT(CUcontext *, pCtx),
    STUB_IN(unsigned int, Flags), STUB_IN(CUdevice, device)};
static const stub_param params_cuGLRegisterBufferObject[] = {STUB_IN(GLuint, buffer)};
static const stub_param params_cuGLMapBufferObject_v2[] = {STUB_OUT(CUdeviceptr *, dptr),
    STUB_OUT(size_t *, size), STUB_IN(GLuint, buffer)};
static const stub_param params_cuGLUnmapBufferObject[] = {STUB_IN(GLuint, buffer)};
static const stub_param params_cuGLUnregisterBufferObject[] = {STUB_IN(GLuint, buffer)};
static const stub_param params_cuGLSetBufferObjectMapFlags[] = {STUB_IN(GLuint, buffer),
    STUB_IN(unsigned int, Flags)};
static const stub_param params_cuGLMapBufferObjectAsync_v2[] = {STUB_OUT(CUdeviceptr *, dptr),
    STUB_OUT(size_t *, size), STUB_IN(GLuint, buffer), STUB_IN(CUstream, hStream)};
static const stub_param params_cuGLUnmapBufferObjectAsync[] = {STUB_IN(GLuint, buffer),
    STUB_IN(CUstream, hStream)};
static const stub_param params_cuVDPAUGetDevice[] = {STUB_OUT(CUdevice *, pDevice),
    STUB_IN(VdpDevice, vdpDevice),
    STUB_IN(int (*)(VdpDevice, uint32_t, void **), vdpGetProcAddress)};
static const stub_param params_cuVDPAUCtxCreate_v2[] = {STUB_OUT(CUcontext *, pCtx),
    STUB_IN(unsigned int, flags), STUB_IN(CUdevice, device), STUB_IN(VdpDevice, vdpDevice),
    STUB_IN(int (*)(VdpDevice, uint32_t, void **), vdpGetProcAddress)};
static const stub_param params_cuGraphicsVDPAURegisterVideoSurface[] =
    {STUB_OUT(CUgraphicsResource *, pCudaResource), STUB_IN(VdpVideoSurface, vdpSurface),
    STUB_IN(unsigned int, flags)};
static const stub_param params_cuGraphicsVDPAURegisterOutputSurface[] =
    {STUB_OUT(CUgraphicsResource *, pCudaResource), STUB_IN(VdpOutputSurface, vdpSurface),
    STUB_IN(unsigned int, flags)};

const stub_function stub_functions[] = {
    STUB_ENTRY(cuArray3DCreate, cuArray3DCreate_v2, cuArray3DCreate, 3020, false, STATUS,
        params_cuArray3DCreate_v2, 2),
    STUB_ENTRY(cuArray3DGetDescriptor, cuArray3DGetDescriptor_v2, cuArray3DGetDescriptor, 3020,
        false, STATUS, params_cuArray3DGetDescriptor_v2, 2),
    STUB_ENTRY(cuArrayCreate, cuArrayCreate_v2, cuArrayCreate, 3020, false, STATUS,
        params_cuArrayCreate_v2, 2),
    STUB_ENTRY(cuArrayDestroy, cuArrayDestroy, cuArrayDestroy, 2000, false, STATUS,
        params_cuArrayDestroy, 1),
    STUB_ENTRY(cuArrayGetDescriptor, cuArrayGetDescriptor_v2, cuArrayGetDescriptor, 3020, false,
        STATUS, params_cuArrayGetDescriptor_v2, 2),
    STUB_ENTRY(cuArrayGetMemoryRequirements, cuArrayGetMemoryRequirements,
        cuArrayGetMemoryRequirements, 11060, false, STATUS, params_cuArrayGetMemoryRequirements, 3),
    STUB_ENTRY(cuArrayGetPlane, cuArrayGetPlane, cuArrayGetPlane, 11020, false, STATUS,
        params_cuArrayGetPlane, 3),
    STUB_ENTRY(cuArrayGetSparseProperties, cuArrayGetSparseProperties, cuArrayGetSparseProperties,
        11010, false, STATUS, params_cuArrayGetSparseProperties, 2),
    STUB_ENTRY(cuCheckpointOperationComplete, cuCheckpointOperationComplete,
        cuCheckpointOperationComplete, 13040, false, STATUS, params_cuCheckpointOperationComplete,
        1),
    STUB_ENTRY(cuCheckpointProcessCheckpoint, cuCheckpointProcessCheckpoint,
        cuCheckpointProcessCheckpoint, 12080, false, STATUS, params_cuCheckpointProcessCheckpoint,
        2),
    STUB_ENTRY(cuCheckpointProcessGetRestoreThreadId, cuCheckpointProcessGetRestoreThreadId,
        cuCheckpointProcessGetRestoreThreadId, 12080, false, STATUS,
        params_cuCheckpointProcessGetRestoreThreadId, 2),
    STUB_ENTRY(cuCheckpointProcessGetState, cuCheckpointProcessGetState,
        cuCheckpointProcessGetState, 12080, false, STATUS, params_cuCheckpointProcessGetState, 2),
    STUB_ENTRY(cuCheckpointProcessLock, cuCheckpointProcessLock, cuCheckpointProcessLock, 12080,
        false, STATUS, params_cuCheckpointProcessLock, 2),
    STUB_ENTRY(cuCheckpointProcessRestore, cuCheckpointProcessRestore, cuCheckpointProcessRestore,
        12080, false, STATUS, params_cuCheckpointProcessRestore, 2),
    STUB_ENTRY(cuCheckpointProcessUnlock, cuCheckpointProcessUnlock, cuCheckpointProcessUnlock,
        12080, false, STATUS, params_cuCheckpointProcessUnlock, 2),
    STUB_ENTRY(cuCoredumpDeregisterCompleteCallback, cuCoredumpDeregisterCompleteCallback,
        cuCoredumpDeregisterCompleteCallback, 13020, false, STATUS,
        params_cuCoredumpDeregisterCompleteCallback, 1),
    STUB_ENTRY(cuCoredumpDeregisterStartCallback, cuCoredumpDeregisterStartCallback,
        cuCoredumpDeregisterStartCallback, 13020, false, STATUS,
        params_cuCoredumpDeregisterStartCallback, 1),
    STUB_ENTRY(cuCoredumpGetAttribute, cuCoredumpGetAttribute, cuCoredumpGetAttribute, 12010,
        false, STATUS, params_cuCoredumpGetAttribute, 3),
    STUB_ENTRY(cuCoredumpGetAttributeGlobal, cuCoredumpGetAttributeGlobal,
        cuCoredumpGetAttributeGlobal, 12010, false, STATUS, params_cuCoredumpGetAttributeGlobal, 3),
    STUB_ENTRY(cuCoredumpRegisterCompleteCallback, cuCoredumpRegisterCompleteCallback,
        cuCoredumpRegisterCompleteCallback, 13020, false, STATUS,
        params_cuCoredumpRegisterCompleteCallback, 3),
    STUB_ENTRY(cuCoredumpRegisterStartCallback, cuCoredumpRegisterStartCallback,
        cuCoredumpRegisterStartCallback, 13020, false, STATUS,
        params_cuCoredumpRegisterStartCallback, 3),
    STUB_ENTRY(cuCoredumpSetAttribute, cuCoredumpSetAttribute, cuCoredumpSetAttribute, 12010,
        false, STATUS, params_cuCoredumpSetAttribute, 3),
    STUB_ENTRY(cuCoredumpSetAttributeGlobal, cuCoredumpSetAttributeGlobal,
        cuCoredumpSetAttributeGlobal, 12010, false, STATUS, params_cuCoredumpSetAttributeGlobal, 3),
    STUB_ENTRY(cuCtxAttach, cuCtxAttach, cuCtxAttach, 2000, false, STATUS, params_cuCtxAttach, 2),
    STUB_ENTRY(cuCtxCreate, cuCtxCreate_v4, cuCtxCreate, 12050, false, STATUS,
        params_cuCtxCreate_v4, 4),
    STUB_ENTRY(cuCtxDestroy, cuCtxDestroy_v2, cuCtxDestroy, 4000, false, STATUS,
        params_cuCtxDestroy_v2, 1),
    STUB_ENTRY(cuCtxDetach, cuCtxDetach, cuCtxDetach, 2000, false, STATUS, params_cuCtxDetach, 1),
    STUB_ENTRY(cuCtxDisablePeerAccess, cuCtxDisablePeerAccess, cuCtxDisablePeerAccess, 4000, false,
        STATUS, params_cuCtxDisablePeerAccess, 1),
    STUB_ENTRY(cuCtxEnablePeerAccess, cuCtxEnablePeerAccess, cuCtxEnablePeerAccess, 4000, false,
        STATUS, params_cuCtxEnablePeerAccess, 2),
    STUB_ENTRY(cuCtxFromGreenCtx, cuCtxFromGreenCtx, cuCtxFromGreenCtx, 12040, false, STATUS,
        params_cuCtxFromGreenCtx, 2),
    STUB_ENTRY(cuCtxGetApiVersion, cuCtxGetApiVersion, cuCtxGetApiVersion, 3020, false, STATUS,
        params_cuCtxGetApiVersion, 2),
    STUB_ENTRY(cuCtxGetCacheConfig, cuCtxGetCacheConfig, cuCtxGetCacheConfig, 3020, false, STATUS,
        params_cuCtxGetCacheConfig, 1),
    STUB_ENTRY(cuCtxGetCurrent, cuCtxGetCurrent, cuCtxGetCurrent, 4000, false, STATUS,
        params_cuCtxGetCurrent, 1),
    STUB_ENTRY(cuCtxGetDevResource, cuCtxGetDevResource, cuCtxGetDevResource, 12040, false, STATUS,
        params_cuCtxGetDevResource, 3),
    STUB_ENTRY(cuCtxGetDevice, cuCtxGetDevice, cuCtxGetDevice, 2000, false, STATUS,
        params_cuCtxGetDevice, 1),
    STUB_ENTRY(cuCtxGetDevice_v2, cuCtxGetDevice_v2, cuCtxGetDevice, 13000, false, STATUS,
        params_cuCtxGetDevice_v2, 2),
    STUB_ENTRY(cuCtxGetExecAffinity, cuCtxGetExecAffinity, cuCtxGetExecAffinity, 11040, false,
        STATUS, params_cuCtxGetExecAffinity, 2),
    STUB_ENTRY(cuCtxGetFlags, cuCtxGetFlags, cuCtxGetFlags, 7000, false, STATUS,
        params_cuCtxGetFlags, 1),
    STUB_ENTRY(cuCtxGetId, cuCtxGetId, cuCtxGetId, 12000, false, STATUS, params_cuCtxGetId, 2),
    STUB_ENTRY(cuCtxGetLimit, cuCtxGetLimit, cuCtxGetLimit, 3010, false, STATUS,
        params_cuCtxGetLimit, 2),
    STUB_ENTRY(cuCtxGetSharedMemConfig, cuCtxGetSharedMemConfig, cuCtxGetSharedMemConfig, 4020,
        false, STATUS, params_cuCtxGetSharedMemConfig, 1),
    STUB_ENTRY(cuCtxGetStreamPriorityRange, cuCtxGetStreamPriorityRange,
        cuCtxGetStreamPriorityRange, 5050, false, STATUS, params_cuCtxGetStreamPriorityRange, 2),
    STUB_ENTRY(cuCtxPopCurrent, cuCtxPopCurrent_v2, cuCtxPopCurrent, 4000, false, STATUS,
        params_cuCtxPopCurrent_v2, 1),
    STUB_ENTRY(cuCtxPushCurrent, cuCtxPushCurrent_v2, cuCtxPushCurrent, 4000, false, STATUS,
        params_cuCtxPushCurrent_v2, 1),
    STUB_ENTRY(cuCtxRecordEvent, cuCtxRecordEvent, cuCtxRecordEvent, 12050, false, STATUS,
        params_cuCtxRecordEvent, 2),
    STUB_ENTRY(cuCtxResetPersistingL2Cache, cuCtxResetPersistingL2Cache,
        cuCtxResetPersistingL2Cache, 11000, false, STATUS, NULL, 0),
    STUB_ENTRY(cuCtxSetCacheConfig, cuCtxSetCacheConfig, cuCtxSetCacheConfig, 3020, false, STATUS,
        params_cuCtxSetCacheConfig, 1),
    STUB_ENTRY(cuCtxSetCurrent, cuCtxSetCurrent, cuCtxSetCurrent, 4000, false, STATUS,
        params_cuCtxSetCurrent, 1),
    STUB_ENTRY(cuCtxSetFlags, cuCtxSetFlags, cuCtxSetFlags, 12010, false, STATUS,
        params_cuCtxSetFlags, 1),
    STUB_ENTRY(cuCtxSetLimit, cuCtxSetLimit, cuCtxSetLimit, 3010, false, STATUS,
        params_cuCtxSetLimit, 2),
    STUB_ENTRY(cuCtxSetSharedMemConfig, cuCtxSetSharedMemConfig, cuCtxSetSharedMemConfig, 4020,
        false, STATUS, params_cuCtxSetSharedMemConfig, 1),
    STUB_ENTRY(cuCtxSynchronize, cuCtxSynchronize, cuCtxSynchronize, 2000, false, STATUS, NULL, 0),
    STUB_ENTRY(cuCtxSynchronize_v2, cuCtxSynchronize_v2, cuCtxSynchronize, 13000, false, STATUS,
        params_cuCtxSynchronize_v2, 1),
    STUB_ENTRY(cuCtxWaitEvent, cuCtxWaitEvent, cuCtxWaitEvent, 12050, false, STATUS,
        params_cuCtxWaitEvent, 2),
    STUB_ENTRY(cuDestroyExternalMemory, cuDestroyExternalMemory, cuDestroyExternalMemory, 10000,
        false, STATUS, params_cuDestroyExternalMemory, 1),
    STUB_ENTRY(cuDestroyExternalSemaphore, cuDestroyExternalSemaphore, cuDestroyExternalSemaphore,
        10000, false, STATUS, params_cuDestroyExternalSemaphore, 1),
    STUB_ENTRY(cuDevResourceGenerateDesc, cuDevResourceGenerateDesc, cuDevResourceGenerateDesc,
        12040, false, STATUS, params_cuDevResourceGenerateDesc, 3),
    STUB_ENTRY(cuDevSmResourceSplit, cuDevSmResourceSplit, cuDevSmResourceSplit, 13010, false,
        STATUS, params_cuDevSmResourceSplit, 6),
    STUB_ENTRY(cuDevSmResourceSplitByCount, cuDevSmResourceSplitByCount,
        cuDevSmResourceSplitByCount, 12040, false, STATUS, params_cuDevSmResourceSplitByCount, 6),
    STUB_ENTRY(cuDeviceCanAccessPeer, cuDeviceCanAccessPeer, cuDeviceCanAccessPeer, 4000, false,
        STATUS, params_cuDeviceCanAccessPeer, 3),
    STUB_ENTRY(cuDeviceComputeCapability, cuDeviceComputeCapability, cuDeviceComputeCapability,
        2000, false, STATUS, params_cuDeviceComputeCapability, 3),
    STUB_ENTRY(cuDeviceGet, cuDeviceGet, cuDeviceGet, 2000, false, STATUS, params_cuDeviceGet, 2),
    STUB_ENTRY(cuDeviceGetAttribute, cuDeviceGetAttribute, cuDeviceGetAttribute, 2000, false,
        STATUS, params_cuDeviceGetAttribute, 3),
    STUB_ENTRY(cuDeviceGetByPCIBusId, cuDeviceGetByPCIBusId, cuDeviceGetByPCIBusId, 4010, false,
        STATUS, params_cuDeviceGetByPCIBusId, 2),
    STUB_ENTRY(cuDeviceGetCliqueCount, cuDeviceGetCliqueCount, cuDeviceGetCliqueCount, 13040,
        false, STATUS, params_cuDeviceGetCliqueCount, 2),
    STUB_ENTRY(cuDeviceGetCliqueInfo, cuDeviceGetCliqueInfo, cuDeviceGetCliqueInfo, 13040, false,
        STATUS, params_cuDeviceGetCliqueInfo, 3),
    STUB_ENTRY(cuDeviceGetCount, cuDeviceGetCount, cuDeviceGetCount, 2000, false, STATUS,
        params_cuDeviceGetCount, 1),
    STUB_ENTRY(cuDeviceGetDefaultMemPool, cuDeviceGetDefaultMemPool, cuDeviceGetDefaultMemPool,
        11020, false, STATUS, params_cuDeviceGetDefaultMemPool, 2),
    STUB_ENTRY(cuDeviceGetDevResource, cuDeviceGetDevResource, cuDeviceGetDevResource, 12040,
        false, STATUS, params_cuDeviceGetDevResource, 3),
    STUB_ENTRY(cuDeviceGetExecAffinitySupport, cuDeviceGetExecAffinitySupport,
        cuDeviceGetExecAffinitySupport, 11040, false, STATUS,
        params_cuDeviceGetExecAffinitySupport, 3),
    STUB_ENTRY(cuDeviceGetFabricClusterUuid, cuDeviceGetFabricClusterUuid,
        cuDeviceGetFabricClusterUuid, 13040, false, STATUS, params_cuDeviceGetFabricClusterUuid, 2),
    STUB_ENTRY(cuDeviceGetGraphMemAttribute, cuDeviceGetGraphMemAttribute,
        cuDeviceGetGraphMemAttribute, 11040, false, STATUS, params_cuDeviceGetGraphMemAttribute, 3),
    STUB_ENTRY(cuDeviceGetHostAtomicCapabilities, cuDeviceGetHostAtomicCapabilities,
        cuDeviceGetHostAtomicCapabilities, 13000, false, STATUS,
        params_cuDeviceGetHostAtomicCapabilities, 4),
    STUB_ENTRY(cuDeviceGetLuid, cuDeviceGetLuid, cuDeviceGetLuid, 10000, false, STATUS,
        params_cuDeviceGetLuid, 3),
    STUB_ENTRY(cuDeviceGetMemPool, cuDeviceGetMemPool, cuDeviceGetMemPool, 11020, false, STATUS,
        params_cuDeviceGetMemPool, 2),
    STUB_ENTRY(cuDeviceGetName, cuDeviceGetName, cuDeviceGetName, 2000, false, STATUS,
        params_cuDeviceGetName, 3),
    STUB_ENTRY(cuDeviceGetNvSciSyncAttributes, cuDeviceGetNvSciSyncAttributes,
        cuDeviceGetNvSciSyncAttributes, 10020, false, STATUS,
        params_cuDeviceGetNvSciSyncAttributes, 3),
    STUB_ENTRY(cuDeviceGetP2PAtomicCapabilities, cuDeviceGetP2PAtomicCapabilities,
        cuDeviceGetP2PAtomicCapabilities, 13000, false, STATUS,
        params_cuDeviceGetP2PAtomicCapabilities, 5),
    STUB_ENTRY(cuDeviceGetP2PAttribute, cuDeviceGetP2PAttribute, cuDeviceGetP2PAttribute, 8000,
        false, STATUS, params_cuDeviceGetP2PAttribute, 4),
    STUB_ENTRY(cuDeviceGetPCIBusId, cuDeviceGetPCIBusId, cuDeviceGetPCIBusId, 4010, false, STATUS,
        params_cuDeviceGetPCIBusId, 3),
    STUB_ENTRY(cuDeviceGetProperties, cuDeviceGetProperties, cuDeviceGetProperties, 2000, false,
        STATUS, params_cuDeviceGetProperties, 2),
    STUB_ENTRY(cuDeviceGetTexture1DLinearMaxWidth, cuDeviceGetTexture1DLinearMaxWidth,
        cuDeviceGetTexture1DLinearMaxWidth, 11010, false, STATUS,
        params_cuDeviceGetTexture1DLinearMaxWidth, 4),
    STUB_ENTRY(cuDeviceGetUuid, cuDeviceGetUuid_v2, cuDeviceGetUuid, 11040, false, STATUS,
        params_cuDeviceGetUuid_v2, 2),
    STUB_ENTRY(cuDeviceGraphMemTrim, cuDeviceGraphMemTrim, cuDeviceGraphMemTrim, 11040, false,
        STATUS, params_cuDeviceGraphMemTrim, 1),
    STUB_ENTRY(cuDevicePrimaryCtxGetState, cuDevicePrimaryCtxGetState, cuDevicePrimaryCtxGetState,
        7000, false, STATUS, params_cuDevicePrimaryCtxGetState, 3),
    STUB_ENTRY(cuDevicePrimaryCtxRelease, cuDevicePrimaryCtxRelease_v2, cuDevicePrimaryCtxRelease,
        11000, false, STATUS, params_cuDevicePrimaryCtxRelease_v2, 1),
    STUB_ENTRY(cuDevicePrimaryCtxReset, cuDevicePrimaryCtxReset_v2, cuDevicePrimaryCtxReset, 11000,
        false, STATUS, params_cuDevicePrimaryCtxReset_v2, 1),
    STUB_ENTRY(cuDevicePrimaryCtxRetain, cuDevicePrimaryCtxRetain, cuDevicePrimaryCtxRetain, 7000,
        false, STATUS, params_cuDevicePrimaryCtxRetain, 2),
    STUB_ENTRY(cuDevicePrimaryCtxSetFlags, cuDevicePrimaryCtxSetFlags_v2,
        cuDevicePrimaryCtxSetFlags, 11000, false, STATUS, params_cuDevicePrimaryCtxSetFlags_v2, 2),
    STUB_ENTRY(cuDeviceRegisterAsyncNotification, cuDeviceRegisterAsyncNotification,
        cuDeviceRegisterAsyncNotification, 12040, false, STATUS,
        params_cuDeviceRegisterAsyncNotification, 4),
    STUB_ENTRY(cuDeviceSetGraphMemAttribute, cuDeviceSetGraphMemAttribute,
        cuDeviceSetGraphMemAttribute, 11040, false, STATUS, params_cuDeviceSetGraphMemAttribute, 3),
    STUB_ENTRY(cuDeviceSetMemPool, cuDeviceSetMemPool, cuDeviceSetMemPool, 11020, false, STATUS,
        params_cuDeviceSetMemPool, 2),
    STUB_ENTRY(cuDeviceTotalMem, cuDeviceTotalMem_v2, cuDeviceTotalMem, 3020, false, STATUS,
        params_cuDeviceTotalMem_v2, 2),
    STUB_ENTRY(cuDeviceUnregisterAsyncNotification, cuDeviceUnregisterAsyncNotification,
        cuDeviceUnregisterAsyncNotification, 12040, false, STATUS,
        params_cuDeviceUnregisterAsyncNotification, 2),
    STUB_ENTRY(cuDriverGetVersion, cuDriverGetVersion, cuDriverGetVersion, 2020, false, STATUS,
        params_cuDriverGetVersion, 1),
    STUB_ENTRY(cuEGLStreamConsumerAcquireFrame, cuEGLStreamConsumerAcquireFrame,
        cuEGLStreamConsumerAcquireFrame, 7000, false, STATUS,
        params_cuEGLStreamConsumerAcquireFrame, 4),
    STUB_ENTRY(cuEGLStreamConsumerConnect, cuEGLStreamConsumerConnect, cuEGLStreamConsumerConnect,
        7000, false, STATUS, params_cuEGLStreamConsumerConnect, 2),
    STUB_ENTRY(cuEGLStreamConsumerConnectWithFlags, cuEGLStreamConsumerConnectWithFlags,
        cuEGLStreamConsumerConnectWithFlags, 8000, false, STATUS,
        params_cuEGLStreamConsumerConnectWithFlags, 3),
    STUB_ENTRY(cuEGLStreamConsumerDisconnect, cuEGLStreamConsumerDisconnect,
        cuEGLStreamConsumerDisconnect, 7000, false, STATUS, params_cuEGLStreamConsumerDisconnect,
        1),
    STUB_ENTRY(cuEGLStreamConsumerReleaseFrame, cuEGLStreamConsumerReleaseFrame,
        cuEGLStreamConsumerReleaseFrame, 7000, false, STATUS,
        params_cuEGLStreamConsumerReleaseFrame, 3),
    STUB_ENTRY(cuEGLStreamProducerConnect, cuEGLStreamProducerConnect, cuEGLStreamProducerConnect,
        7000, false, STATUS, params_cuEGLStreamProducerConnect, 4),
    STUB_ENTRY(cuEGLStreamProducerDisconnect, cuEGLStreamProducerDisconnect,
        cuEGLStreamProducerDisconnect, 7000, false, STATUS, params_cuEGLStreamProducerDisconnect,
        1),
    STUB_ENTRY(cuEGLStreamProducerPresentFrame, cuEGLStreamProducerPresentFrame,
        cuEGLStreamProducerPresentFrame, 7000, false, STATUS,
        params_cuEGLStreamProducerPresentFrame, 3),
    STUB_ENTRY(cuEGLStreamProducerReturnFrame, cuEGLStreamProducerReturnFrame,
        cuEGLStreamProducerReturnFrame, 7000, false, STATUS, params_cuEGLStreamProducerReturnFrame,
        3),
    STUB_ENTRY(cuEventCreate, cuEventCreate, cuEventCreate, 2000, false, STATUS,
        params_cuEventCreate, 2),
    STUB_ENTRY(cuEventCreateFromEGLSync, cuEventCreateFromEGLSync, cuEventCreateFromEGLSync, 9000,
        false, STATUS, params_cuEventCreateFromEGLSync, 3),
    STUB_ENTRY(cuEventDestroy, cuEventDestroy_v2, cuEventDestroy, 4000, false, STATUS,
        params_cuEventDestroy_v2, 1),
    STUB_ENTRY(cuEventElapsedTime, cuEventElapsedTime_v2, cuEventElapsedTime, 12080, false, STATUS,
        params_cuEventElapsedTime_v2, 3),
    STUB_ENTRY(cuEventQuery, cuEventQuery, cuEventQuery, 2000, false, STATUS, params_cuEventQuery,
        1),
    STUB_ENTRY(cuEventRecord, cuEventRecord, cuEventRecord, 2000, false, STATUS,
        params_cuEventRecord, 2),
    STUB_ENTRY(cuEventRecordWithFlags, cuEventRecordWithFlags, cuEventRecordWithFlags, 11010,
        false, STATUS, params_cuEventRecordWithFlags, 3),
    STUB_ENTRY(cuEventRecordWithFlags, cuEventRecordWithFlags_ptsz, cuEventRecordWithFlags, 11010,
        true, STATUS, params_cuEventRecordWithFlags, 3),
    STUB_ENTRY(cuEventRecord, cuEventRecord_ptsz, cuEventRecord, 2000, true, STATUS,
        params_cuEventRecord, 2),
    STUB_ENTRY(cuEventSynchronize, cuEventSynchronize, cuEventSynchronize, 2000, false, STATUS,
        params_cuEventSynchronize, 1),
    STUB_ENTRY(cuExternalMemoryGetMappedBuffer, cuExternalMemoryGetMappedBuffer,
        cuExternalMemoryGetMappedBuffer, 10000, false, STATUS,
        params_cuExternalMemoryGetMappedBuffer, 3),
    STUB_ENTRY(cuExternalMemoryGetMappedMipmappedArray, cuExternalMemoryGetMappedMipmappedArray,
        cuExternalMemoryGetMappedMipmappedArray, 10000, false, STATUS,
        params_cuExternalMemoryGetMappedMipmappedArray, 3),
    STUB_ENTRY(cuFabricCpyBatchAsync, cuFabricCpyBatchAsync, cuFabricCpyBatchAsync, 13050, false,
        STATUS, params_cuFabricCpyBatchAsync, 4),
    STUB_ENTRY(cuFabricCpyBatchAsync, cuFabricCpyBatchAsync_ptsz, cuFabricCpyBatchAsync, 13050,
        true, STATUS, params_cuFabricCpyBatchAsync, 4),
    STUB_ENTRY(cuFlushGPUDirectRDMAWrites, cuFlushGPUDirectRDMAWrites, cuFlushGPUDirectRDMAWrites,
        11030, false, STATUS, params_cuFlushGPUDirectRDMAWrites, 2),
    STUB_ENTRY(cuFuncGetAttribute, cuFuncGetAttribute, cuFuncGetAttribute, 2020, false, STATUS,
        params_cuFuncGetAttribute, 3),
    STUB_ENTRY(cuFuncGetModule, cuFuncGetModule, cuFuncGetModule, 11000, false, STATUS,
        params_cuFuncGetModule, 2),
    STUB_ENTRY(cuFuncGetName, cuFuncGetName, cuFuncGetName, 12030, false, STATUS,
        params_cuFuncGetName, 2),
    STUB_ENTRY(cuFuncGetParamCount, cuFuncGetParamCount, cuFuncGetParamCount, 13020, false, STATUS,
        params_cuFuncGetParamCount, 2),
    STUB_ENTRY(cuFuncGetParamInfo, cuFuncGetParamInfo, cuFuncGetParamInfo, 12040, false, STATUS,
        params_cuFuncGetParamInfo, 4),
    STUB_ENTRY(cuFuncIsLoaded, cuFuncIsLoaded, cuFuncIsLoaded, 12040, false, STATUS,
        params_cuFuncIsLoaded, 2),
    STUB_ENTRY(cuFuncLoad, cuFuncLoad, cuFuncLoad, 12040, false, STATUS, params_cuFuncLoad, 1),
    STUB_ENTRY(cuFuncSetAttribute, cuFuncSetAttribute, cuFuncSetAttribute, 9000, false, STATUS,
        params_cuFuncSetAttribute, 3),
    STUB_ENTRY(cuFuncSetBlockShape, cuFuncSetBlockShape, cuFuncSetBlockShape, 2000, false, STATUS,
        params_cuFuncSetBlockShape, 4),
    STUB_ENTRY(cuFuncSetCacheConfig, cuFuncSetCacheConfig, cuFuncSetCacheConfig, 3000, false,
        STATUS, params_cuFuncSetCacheConfig, 2),
    STUB_ENTRY(cuFuncSetSharedMemConfig, cuFuncSetSharedMemConfig, cuFuncSetSharedMemConfig, 4020,
        false, STATUS, params_cuFuncSetSharedMemConfig, 2),
    STUB_ENTRY(cuFuncSetSharedSize, cuFuncSetSharedSize, cuFuncSetSharedSize, 2000, false, STATUS,
        params_cuFuncSetSharedSize, 2),
    STUB_ENTRY(cuGLCtxCreate, cuGLCtxCreate_v2, cuGLCtxCreate, 3020, false, STATUS,
        params_cuGLCtxCreate_v2, 3),
    STUB_ENTRY(cuGLGetDevices, cuGLGetDevices_v2, cuGLGetDevices, 6050, false, STATUS,
        params_cuGLGetDevices_v2, 4),
    STUB_ENTRY(cuGLInit, cuGLInit, cuGLInit, 2000, false, STATUS, NULL, 0),
    STUB_ENTRY(cuGLMapBufferObjectAsync, cuGLMapBufferObjectAsync_v2, cuGLMapBufferObjectAsync,
        3020, false, STATUS, params_cuGLMapBufferObjectAsync_v2, 4),
    STUB_ENTRY(cuGLMapBufferObjectAsync, cuGLMapBufferObjectAsync_v2_ptsz,
        cuGLMapBufferObjectAsync, 3020, true, STATUS, params_cuGLMapBufferObjectAsync_v2, 4),
    STUB_ENTRY(cuGLMapBufferObject, cuGLMapBufferObject_v2, cuGLMapBufferObject, 3020, false,
        STATUS, params_cuGLMapBufferObject_v2, 3),
    STUB_ENTRY(cuGLMapBufferObject, cuGLMapBufferObject_v2_ptds, cuGLMapBufferObject, 3020, true,
        STATUS, params_cuGLMapBufferObject_v2, 3),
    STUB_ENTRY(cuGLRegisterBufferObject, cuGLRegisterBufferObject, cuGLRegisterBufferObject, 2000,
        false, STATUS, params_cuGLRegisterBufferObject, 1),
    STUB_ENTRY(cuGLSetBufferObjectMapFlags, cuGLSetBufferObjectMapFlags,
        cuGLSetBufferObjectMapFlags, 2030, false, STATUS, params_cuGLSetBufferObjectMapFlags, 2),
    STUB_ENTRY(cuGLUnmapBufferObject, cuGLUnmapBufferObject, cuGLUnmapBufferObject, 2000, false,
        STATUS, params_cuGLUnmapBufferObject, 1),
    STUB_ENTRY(cuGLUnmapBufferObjectAsync, cuGLUnmapBufferObjectAsync, cuGLUnmapBufferObjectAsync,
        2030, false, STATUS, params_cuGLUnmapBufferObjectAsync, 2),
    STUB_ENTRY(cuGLUnregisterBufferObject, cuGLUnregisterBufferObject, cuGLUnregisterBufferObject,
        2000, false, STATUS, params_cuGLUnregisterBufferObject, 1),
    STUB_ENTRY(cuGetErrorName, cuGetErrorName, cuGetErrorName, 6000, false, STATUS,
        params_cuGetErrorName, 2),
    STUB_ENTRY(cuGetErrorString, cuGetErrorString, cuGetErrorString, 6000, false, STATUS,
        params_cuGetErrorString, 2),
    STUB_ENTRY(cuGetExportTable, cuGetExportTable, cuGetExportTable, 3000, false, STATUS,
        params_cuGetExportTable, 2),
    STUB_ENTRY(cuGetProcAddress, cuGetProcAddress_v2, cuGetProcAddress, 12000, false, STATUS,
        params_cuGetProcAddress_v2, 5),
    STUB_ENTRY(cuGraphAddBatchMemOpNode, cuGraphAddBatchMemOpNode, cuGraphAddBatchMemOpNode, 11070,
        false, STATUS, params_cuGraphAddBatchMemOpNode, 5),
    STUB_ENTRY(cuGraphAddChildGraphNode, cuGraphAddChildGraphNode, cuGraphAddChildGraphNode, 10000,
        false, STATUS, params_cuGraphAddChildGraphNode, 5),
    STUB_ENTRY(cuGraphAddDependencies, cuGraphAddDependencies_v2, cuGraphAddDependencies, 12030,
        false, STATUS, params_cuGraphAddDependencies_v2, 5),
    STUB_ENTRY(cuGraphAddEmptyNode, cuGraphAddEmptyNode, cuGraphAddEmptyNode, 10000, false, STATUS,
        params_cuGraphAddEmptyNode, 4),
    STUB_ENTRY(cuGraphAddEventRecordNode, cuGraphAddEventRecordNode, cuGraphAddEventRecordNode,
        11010, false, STATUS, params_cuGraphAddEventRecordNode, 5),
    STUB_ENTRY(cuGraphAddEventWaitNode, cuGraphAddEventWaitNode, cuGraphAddEventWaitNode, 11010,
        false, STATUS, params_cuGraphAddEventWaitNode, 5),
    STUB_ENTRY(cuGraphAddExternalSemaphoresSignalNode, cuGraphAddExternalSemaphoresSignalNode,
        cuGraphAddExternalSemaphoresSignalNode, 11020, false, STATUS,
        params_cuGraphAddExternalSemaphoresSignalNode, 5),
    STUB_ENTRY(cuGraphAddExternalSemaphoresWaitNode, cuGraphAddExternalSemaphoresWaitNode,
        cuGraphAddExternalSemaphoresWaitNode, 11020, false, STATUS,
        params_cuGraphAddExternalSemaphoresWaitNode, 5),
    STUB_ENTRY(cuGraphAddHostNode, cuGraphAddHostNode, cuGraphAddHostNode, 10000, false, STATUS,
        params_cuGraphAddHostNode, 5),
    STUB_ENTRY(cuGraphAddKernelNode, cuGraphAddKernelNode_v2, cuGraphAddKernelNode, 12000, false,
        STATUS, params_cuGraphAddKernelNode_v2, 5),
    STUB_ENTRY(cuGraphAddMemAllocNode, cuGraphAddMemAllocNode, cuGraphAddMemAllocNode, 11040,
        false, STATUS, params_cuGraphAddMemAllocNode, 5),
    STUB_ENTRY(cuGraphAddMemFreeNode, cuGraphAddMemFreeNode, cuGraphAddMemFreeNode, 11040, false,
        STATUS, params_cuGraphAddMemFreeNode, 5),
    STUB_ENTRY(cuGraphAddMemcpyNode, cuGraphAddMemcpyNode, cuGraphAddMemcpyNode, 10000, false,
        STATUS, params_cuGraphAddMemcpyNode, 6),
    STUB_ENTRY(cuGraphAddMemsetNode, cuGraphAddMemsetNode, cuGraphAddMemsetNode, 10000, false,
        STATUS, params_cuGraphAddMemsetNode, 6),
    STUB_ENTRY(cuGraphAddNode, cuGraphAddNode_v2, cuGraphAddNode, 12030, false, STATUS,
        params_cuGraphAddNode_v2, 6),
    STUB_ENTRY(cuGraphAddNode_v3, cuGraphAddNode_v3, cuGraphAddNode, 13040, false, STATUS,
        params_cuGraphAddNode_v3, 6),
    STUB_ENTRY(cuGraphBatchMemOpNodeGetParams, cuGraphBatchMemOpNodeGetParams,
        cuGraphBatchMemOpNodeGetParams, 11070, false, STATUS,
        params_cuGraphBatchMemOpNodeGetParams, 2),
    STUB_ENTRY(cuGraphBatchMemOpNodeSetParams, cuGraphBatchMemOpNodeSetParams,
        cuGraphBatchMemOpNodeSetParams, 11070, false, STATUS,
        params_cuGraphBatchMemOpNodeSetParams, 2),
    STUB_ENTRY(cuGraphChildGraphNodeGetGraph, cuGraphChildGraphNodeGetGraph,
        cuGraphChildGraphNodeGetGraph, 10000, false, STATUS, params_cuGraphChildGraphNodeGetGraph,
        2),
    STUB_ENTRY(cuGraphClone, cuGraphClone, cuGraphClone, 10000, false, STATUS, params_cuGraphClone,
        2),
    STUB_ENTRY(cuGraphConditionalHandleCreate, cuGraphConditionalHandleCreate,
        cuGraphConditionalHandleCreate, 12030, false, STATUS,
        params_cuGraphConditionalHandleCreate, 5),
    STUB_ENTRY(cuGraphCreate, cuGraphCreate, cuGraphCreate, 10000, false, STATUS,
        params_cuGraphCreate, 2),
    STUB_ENTRY(cuGraphDebugDotPrint, cuGraphDebugDotPrint, cuGraphDebugDotPrint, 11030, false,
        STATUS, params_cuGraphDebugDotPrint, 3),
    STUB_ENTRY(cuGraphDestroy, cuGraphDestroy, cuGraphDestroy, 10000, false, STATUS,
        params_cuGraphDestroy, 1),
    STUB_ENTRY(cuGraphDestroyNode, cuGraphDestroyNode, cuGraphDestroyNode, 10000, false, STATUS,
        params_cuGraphDestroyNode, 1),
    STUB_ENTRY(cuGraphEventRecordNodeGetEvent, cuGraphEventRecordNodeGetEvent,
        cuGraphEventRecordNodeGetEvent, 11010, false, STATUS,
        params_cuGraphEventRecordNodeGetEvent, 2),
    STUB_ENTRY(cuGraphEventRecordNodeSetEvent, cuGraphEventRecordNodeSetEvent,
        cuGraphEventRecordNodeSetEvent, 11010, false, STATUS,
        params_cuGraphEventRecordNodeSetEvent, 2),
    STUB_ENTRY(cuGraphEventWaitNodeGetEvent, cuGraphEventWaitNodeGetEvent,
        cuGraphEventWaitNodeGetEvent, 11010, false, STATUS, params_cuGraphEventWaitNodeGetEvent, 2),
    STUB_ENTRY(cuGraphEventWaitNodeSetEvent, cuGraphEventWaitNodeSetEvent,
        cuGraphEventWaitNodeSetEvent, 11010, false, STATUS, params_cuGraphEventWaitNodeSetEvent, 2),
    STUB_ENTRY(cuGraphExecBatchMemOpNodeSetParams, cuGraphExecBatchMemOpNodeSetParams,
        cuGraphExecBatchMemOpNodeSetParams, 11070, false, STATUS,
        params_cuGraphExecBatchMemOpNodeSetParams, 3),
    STUB_ENTRY(cuGraphExecChildGraphNodeSetParams, cuGraphExecChildGraphNodeSetParams,
        cuGraphExecChildGraphNodeSetParams, 11010, false, STATUS,
        params_cuGraphExecChildGraphNodeSetParams, 3),
    STUB_ENTRY(cuGraphExecDestroy, cuGraphExecDestroy, cuGraphExecDestroy, 10000, false, STATUS,
        params_cuGraphExecDestroy, 1),
    STUB_ENTRY(cuGraphExecEventRecordNodeSetEvent, cuGraphExecEventRecordNodeSetEvent,
        cuGraphExecEventRecordNodeSetEvent, 11010, false, STATUS,
        params_cuGraphExecEventRecordNodeSetEvent, 3),
    STUB_ENTRY(cuGraphExecEventWaitNodeSetEvent, cuGraphExecEventWaitNodeSetEvent,
        cuGraphExecEventWaitNodeSetEvent, 11010, false, STATUS,
        params_cuGraphExecEventWaitNodeSetEvent, 3),
    STUB_ENTRY(cuGraphExecExternalSemaphoresSignalNodeSetParams,
        cuGraphExecExternalSemaphoresSignalNodeSetParams,
        cuGraphExecExternalSemaphoresSignalNodeSetParams, 11020, false, STATUS,
        params_cuGraphExecExternalSemaphoresSignalNodeSetParams, 3),
    STUB_ENTRY(cuGraphExecExternalSemaphoresWaitNodeSetParams,
        cuGraphExecExternalSemaphoresWaitNodeSetParams,
        cuGraphExecExternalSemaphoresWaitNodeSetParams, 11020, false, STATUS,
        params_cuGraphExecExternalSemaphoresWaitNodeSetParams, 3),
    STUB_ENTRY(cuGraphExecGetFlags, cuGraphExecGetFlags, cuGraphExecGetFlags, 12000, false, STATUS,
        params_cuGraphExecGetFlags, 2),
    STUB_ENTRY(cuGraphExecGetId, cuGraphExecGetId, cuGraphExecGetId, 13010, false, STATUS,
        params_cuGraphExecGetId, 2),
    STUB_ENTRY(cuGraphExecHostNodeSetParams, cuGraphExecHostNodeSetParams,
        cuGraphExecHostNodeSetParams, 10020, false, STATUS, params_cuGraphExecHostNodeSetParams, 3),
    STUB_ENTRY(cuGraphExecKernelNodeSetParams, cuGraphExecKernelNodeSetParams_v2,
        cuGraphExecKernelNodeSetParams, 12000, false, STATUS,
        params_cuGraphExecKernelNodeSetParams_v2, 3),
    STUB_ENTRY(cuGraphExecMemcpyNodeSetParams, cuGraphExecMemcpyNodeSetParams,
        cuGraphExecMemcpyNodeSetParams, 10020, false, STATUS,
        params_cuGraphExecMemcpyNodeSetParams, 4),
    STUB_ENTRY(cuGraphExecMemsetNodeSetParams, cuGraphExecMemsetNodeSetParams,
        cuGraphExecMemsetNodeSetParams, 10020, false, STATUS,
        params_cuGraphExecMemsetNodeSetParams, 4),
    STUB_ENTRY(cuGraphExecNodeSetParams, cuGraphExecNodeSetParams, cuGraphExecNodeSetParams, 12020,
        false, STATUS, params_cuGraphExecNodeSetParams, 3),
    STUB_ENTRY(cuGraphExecUpdate, cuGraphExecUpdate_v2, cuGraphExecUpdate, 12000, false, STATUS,
        params_cuGraphExecUpdate_v2, 3),
    STUB_ENTRY(cuGraphExternalSemaphoresSignalNodeGetParams,
        cuGraphExternalSemaphoresSignalNodeGetParams, cuGraphExternalSemaphoresSignalNodeGetParams,
        11020, false, STATUS, params_cuGraphExternalSemaphoresSignalNodeGetParams, 2),
    STUB_ENTRY(cuGraphExternalSemaphoresSignalNodeSetParams,
        cuGraphExternalSemaphoresSignalNodeSetParams, cuGraphExternalSemaphoresSignalNodeSetParams,
        11020, false, STATUS, params_cuGraphExternalSemaphoresSignalNodeSetParams, 2),
    STUB_ENTRY(cuGraphExternalSemaphoresWaitNodeGetParams,
        cuGraphExternalSemaphoresWaitNodeGetParams, cuGraphExternalSemaphoresWaitNodeGetParams,
        11020, false, STATUS, params_cuGraphExternalSemaphoresWaitNodeGetParams, 2),
    STUB_ENTRY(cuGraphExternalSemaphoresWaitNodeSetParams,
        cuGraphExternalSemaphoresWaitNodeSetParams, cuGraphExternalSemaphoresWaitNodeSetParams,
        11020, false, STATUS, params_cuGraphExternalSemaphoresWaitNodeSetParams, 2),
    STUB_ENTRY(cuGraphGetEdges, cuGraphGetEdges_v2, cuGraphGetEdges, 12030, false, STATUS,
        params_cuGraphGetEdges_v2, 5),
    STUB_ENTRY(cuGraphGetId, cuGraphGetId, cuGraphGetId, 13010, false, STATUS, params_cuGraphGetId,
        2),
    STUB_ENTRY(cuGraphGetNodes, cuGraphGetNodes, cuGraphGetNodes, 10000, false, STATUS,
        params_cuGraphGetNodes, 3),
    STUB_ENTRY(cuGraphGetRootNodes, cuGraphGetRootNodes, cuGraphGetRootNodes, 10000, false, STATUS,
        params_cuGraphGetRootNodes, 3),
    STUB_ENTRY(cuGraphHostNodeGetParams, cuGraphHostNodeGetParams, cuGraphHostNodeGetParams, 10000,
        false, STATUS, params_cuGraphHostNodeGetParams, 2),
    STUB_ENTRY(cuGraphHostNodeSetParams, cuGraphHostNodeSetParams, cuGraphHostNodeSetParams, 10000,
        false, STATUS, params_cuGraphHostNodeSetParams, 2),
    STUB_ENTRY(cuGraphInstantiate, cuGraphInstantiateWithFlags, cuGraphInstantiateWithFlags, 11040,
        false, STATUS, params_cuGraphInstantiateWithFlags, 3),
    STUB_ENTRY(cuGraphInstantiateWithParams, cuGraphInstantiateWithParams,
        cuGraphInstantiateWithParams, 12000, false, STATUS, params_cuGraphInstantiateWithParams, 3),
    STUB_ENTRY(cuGraphInstantiateWithParams, cuGraphInstantiateWithParams_ptsz,
        cuGraphInstantiateWithParams, 12000, true, STATUS, params_cuGraphInstantiateWithParams, 3),
    STUB_ENTRY(cuGraphKernelNodeCopyAttributes, cuGraphKernelNodeCopyAttributes,
        cuGraphKernelNodeCopyAttributes, 11000, false, STATUS,
        params_cuGraphKernelNodeCopyAttributes, 2),
    STUB_ENTRY(cuGraphKernelNodeGetAttribute, cuGraphKernelNodeGetAttribute,
        cuGraphKernelNodeGetAttribute, 11000, false, STATUS, params_cuGraphKernelNodeGetAttribute,
        3),
    STUB_ENTRY(cuGraphKernelNodeGetParams, cuGraphKernelNodeGetParams_v2,
        cuGraphKernelNodeGetParams, 12000, false, STATUS, params_cuGraphKernelNodeGetParams_v2, 2),
    STUB_ENTRY(cuGraphKernelNodeSetAttribute, cuGraphKernelNodeSetAttribute,
        cuGraphKernelNodeSetAttribute, 11000, false, STATUS, params_cuGraphKernelNodeSetAttribute,
        3),
    STUB_ENTRY(cuGraphKernelNodeSetParams, cuGraphKernelNodeSetParams_v2,
        cuGraphKernelNodeSetParams, 12000, false, STATUS, params_cuGraphKernelNodeSetParams_v2, 2),
    STUB_ENTRY(cuGraphLaunch, cuGraphLaunch, cuGraphLaunch, 10000, false, STATUS,
        params_cuGraphLaunch, 2),
    STUB_ENTRY(cuGraphLaunch, cuGraphLaunch_ptsz, cuGraphLaunch, 10000, true, STATUS,
        params_cuGraphLaunch, 2),
    STUB_ENTRY(cuGraphMemAllocNodeGetParams, cuGraphMemAllocNodeGetParams,
        cuGraphMemAllocNodeGetParams, 11040, false, STATUS, params_cuGraphMemAllocNodeGetParams, 2),
    STUB_ENTRY(cuGraphMemFreeNodeGetParams, cuGraphMemFreeNodeGetParams,
        cuGraphMemFreeNodeGetParams, 11040, false, STATUS, params_cuGraphMemFreeNodeGetParams, 2),
    STUB_ENTRY(cuGraphMemcpyNodeGetParams, cuGraphMemcpyNodeGetParams, cuGraphMemcpyNodeGetParams,
        10000, false, STATUS, params_cuGraphMemcpyNodeGetParams, 2),
    STUB_ENTRY(cuGraphMemcpyNodeSetParams, cuGraphMemcpyNodeSetParams, cuGraphMemcpyNodeSetParams,
        10000, false, STATUS, params_cuGraphMemcpyNodeSetParams, 2),
    STUB_ENTRY(cuGraphMemsetNodeGetParams, cuGraphMemsetNodeGetParams, cuGraphMemsetNodeGetParams,
        10000, false, STATUS, params_cuGraphMemsetNodeGetParams, 2),
    STUB_ENTRY(cuGraphMemsetNodeSetParams, cuGraphMemsetNodeSetParams, cuGraphMemsetNodeSetParams,
        10000, false, STATUS, params_cuGraphMemsetNodeSetParams, 2),
    STUB_ENTRY(cuGraphNodeFindInClone, cuGraphNodeFindInClone, cuGraphNodeFindInClone, 10000,
        false, STATUS, params_cuGraphNodeFindInClone, 3),
    STUB_ENTRY(cuGraphNodeGetContainingGraph, cuGraphNodeGetContainingGraph,
        cuGraphNodeGetContainingGraph, 13010, false, STATUS, params_cuGraphNodeGetContainingGraph,
        2),
    STUB_ENTRY(cuGraphNodeGetDependencies, cuGraphNodeGetDependencies_v2,
        cuGraphNodeGetDependencies, 12030, false, STATUS, params_cuGraphNodeGetDependencies_v2, 4),
    STUB_ENTRY(cuGraphNodeGetDependentNodes, cuGraphNodeGetDependentNodes_v2,
        cuGraphNodeGetDependentNodes, 12030, false, STATUS, params_cuGraphNodeGetDependentNodes_v2,
        4),
    STUB_ENTRY(cuGraphNodeGetEnabled, cuGraphNodeGetEnabled, cuGraphNodeGetEnabled, 11060, false,
        STATUS, params_cuGraphNodeGetEnabled, 3),
    STUB_ENTRY(cuGraphNodeGetLocalId, cuGraphNodeGetLocalId, cuGraphNodeGetLocalId, 13010, false,
        STATUS, params_cuGraphNodeGetLocalId, 2),
    STUB_ENTRY(cuGraphNodeGetParams, cuGraphNodeGetParams, cuGraphNodeGetParams, 13020, false,
        STATUS, params_cuGraphNodeGetParams, 2),
    STUB_ENTRY(cuGraphNodeGetToolsId, cuGraphNodeGetToolsId, cuGraphNodeGetToolsId, 13010, false,
        STATUS, params_cuGraphNodeGetToolsId, 2),
    STUB_ENTRY(cuGraphNodeGetType, cuGraphNodeGetType, cuGraphNodeGetType, 10000, false, STATUS,
        params_cuGraphNodeGetType, 2),
    STUB_ENTRY(cuGraphNodeSetEnabled, cuGraphNodeSetEnabled, cuGraphNodeSetEnabled, 11060, false,
        STATUS, params_cuGraphNodeSetEnabled, 3),
    STUB_ENTRY(cuGraphNodeSetParams, cuGraphNodeSetParams, cuGraphNodeSetParams, 12020, false,
        STATUS, params_cuGraphNodeSetParams, 2),
    STUB_ENTRY(cuGraphNodeSetParams_v2, cuGraphNodeSetParams_v2, cuGraphNodeSetParams, 13040,
        false, STATUS, params_cuGraphNodeSetParams_v2, 2),
    STUB_ENTRY(cuGraphReleaseUserObject, cuGraphReleaseUserObject, cuGraphReleaseUserObject, 11030,
        false, STATUS, params_cuGraphReleaseUserObject, 3),
    STUB_ENTRY(cuGraphRemoveDependencies, cuGraphRemoveDependencies_v2, cuGraphRemoveDependencies,
        12030, false, STATUS, params_cuGraphRemoveDependencies_v2, 5),
    STUB_ENTRY(cuGraphRetainUserObject, cuGraphRetainUserObject, cuGraphRetainUserObject, 11030,
        false, STATUS, params_cuGraphRetainUserObject, 4),
    STUB_ENTRY(cuGraphUpload, cuGraphUpload, cuGraphUpload, 11010, false, STATUS,
        params_cuGraphUpload, 2),
    STUB_ENTRY(cuGraphUpload, cuGraphUpload_ptsz, cuGraphUpload, 11010, true, STATUS,
        params_cuGraphUpload, 2),
    STUB_ENTRY(cuGraphicsEGLRegisterImage, cuGraphicsEGLRegisterImage, cuGraphicsEGLRegisterImage,
        7000, false, STATUS, params_cuGraphicsEGLRegisterImage, 3),
    STUB_ENTRY(cuGraphicsGLRegisterBuffer, cuGraphicsGLRegisterBuffer, cuGraphicsGLRegisterBuffer,
        3000, false, STATUS, params_cuGraphicsGLRegisterBuffer, 3),
    STUB_ENTRY(cuGraphicsGLRegisterImage, cuGraphicsGLRegisterImage, cuGraphicsGLRegisterImage,
        3000, false, STATUS, params_cuGraphicsGLRegisterImage, 4),
    STUB_ENTRY(cuGraphicsMapResources, cuGraphicsMapResources, cuGraphicsMapResources, 3000, false,
        STATUS, params_cuGraphicsMapResources, 3),
    STUB_ENTRY(cuGraphicsMapResources, cuGraphicsMapResources_ptsz, cuGraphicsMapResources, 3000,
        true, STATUS, params_cuGraphicsMapResources, 3),
    STUB_ENTRY(cuGraphicsResourceGetMappedEglFrame, cuGraphicsResourceGetMappedEglFrame,
        cuGraphicsResourceGetMappedEglFrame, 7000, false, STATUS,
        params_cuGraphicsResourceGetMappedEglFrame, 4),
    STUB_ENTRY(cuGraphicsResourceGetMappedMipmappedArray,
        cuGraphicsResourceGetMappedMipmappedArray, cuGraphicsResourceGetMappedMipmappedArray, 5000,
        false, STATUS, params_cuGraphicsResourceGetMappedMipmappedArray, 2),
    STUB_ENTRY(cuGraphicsResourceGetMappedPointer, cuGraphicsResourceGetMappedPointer_v2,
        cuGraphicsResourceGetMappedPointer, 3020, false, STATUS,
        params_cuGraphicsResourceGetMappedPointer_v2, 3),
    STUB_ENTRY(cuGraphicsResourceSetMapFlags, cuGraphicsResourceSetMapFlags_v2,
        cuGraphicsResourceSetMapFlags, 6050, false, STATUS,
        params_cuGraphicsResourceSetMapFlags_v2, 2),
    STUB_ENTRY(cuGraphicsSubResourceGetMappedArray, cuGraphicsSubResourceGetMappedArray,
        cuGraphicsSubResourceGetMappedArray, 3000, false, STATUS,
        params_cuGraphicsSubResourceGetMappedArray, 4),
    STUB_ENTRY(cuGraphicsUnmapResources, cuGraphicsUnmapResources, cuGraphicsUnmapResources, 3000,
        false, STATUS, params_cuGraphicsUnmapResources, 3),
    STUB_ENTRY(cuGraphicsUnmapResources, cuGraphicsUnmapResources_ptsz, cuGraphicsUnmapResources,
        3000, true, STATUS, params_cuGraphicsUnmapResources, 3),
    STUB_ENTRY(cuGraphicsUnregisterResource, cuGraphicsUnregisterResource,
        cuGraphicsUnregisterResource, 3000, false, STATUS, params_cuGraphicsUnregisterResource, 1),
    STUB_ENTRY(cuGraphicsVDPAURegisterOutputSurface, cuGraphicsVDPAURegisterOutputSurface,
        cuGraphicsVDPAURegisterOutputSurface, 3010, false, STATUS,
        params_cuGraphicsVDPAURegisterOutputSurface, 3),
    STUB_ENTRY(cuGraphicsVDPAURegisterVideoSurface, cuGraphicsVDPAURegisterVideoSurface,
        cuGraphicsVDPAURegisterVideoSurface, 3010, false, STATUS,
        params_cuGraphicsVDPAURegisterVideoSurface, 3),
    STUB_ENTRY(cuGreenCtxCreate, cuGreenCtxCreate, cuGreenCtxCreate, 12040, false, STATUS,
        params_cuGreenCtxCreate, 4),
    STUB_ENTRY(cuGreenCtxDestroy, cuGreenCtxDestroy, cuGreenCtxDestroy, 12040, false, STATUS,
        params_cuGreenCtxDestroy, 1),
    STUB_ENTRY(cuGreenCtxGetDevResource, cuGreenCtxGetDevResource, cuGreenCtxGetDevResource, 12040,
        false, STATUS, params_cuGreenCtxGetDevResource, 3),
    STUB_ENTRY(cuGreenCtxGetId, cuGreenCtxGetId, cuGreenCtxGetId, 12090, false, STATUS,
        params_cuGreenCtxGetId, 2),
    STUB_ENTRY(cuGreenCtxRecordEvent, cuGreenCtxRecordEvent, cuGreenCtxRecordEvent, 12040, false,
        STATUS, params_cuGreenCtxRecordEvent, 2),
    STUB_ENTRY(cuGreenCtxStreamCreate, cuGreenCtxStreamCreate, cuGreenCtxStreamCreate, 12050,
        false, STATUS, params_cuGreenCtxStreamCreate, 4),
    STUB_ENTRY(cuGreenCtxWaitEvent, cuGreenCtxWaitEvent, cuGreenCtxWaitEvent, 12040, false, STATUS,
        params_cuGreenCtxWaitEvent, 2),
    STUB_ENTRY(cuImportExternalMemory, cuImportExternalMemory, cuImportExternalMemory, 10000,
        false, STATUS, params_cuImportExternalMemory, 2),
    STUB_ENTRY(cuImportExternalSemaphore, cuImportExternalSemaphore, cuImportExternalSemaphore,
        10000, false, STATUS, params_cuImportExternalSemaphore, 2),
    STUB_ENTRY(cuInit, cuInit, cuInit, 2000, false, STATUS, params_cuInit, 1),
    STUB_ENTRY(cuIpcCloseMemHandle, cuIpcCloseMemHandle, cuIpcCloseMemHandle, 4010, false, STATUS,
        params_cuIpcCloseMemHandle, 1),
    STUB_ENTRY(cuIpcGetEventHandle, cuIpcGetEventHandle, cuIpcGetEventHandle, 4010, false, STATUS,
        params_cuIpcGetEventHandle, 2),
    STUB_ENTRY(cuIpcGetMemHandle, cuIpcGetMemHandle, cuIpcGetMemHandle, 4010, false, STATUS,
        params_cuIpcGetMemHandle, 2),
    STUB_ENTRY(cuIpcOpenEventHandle, cuIpcOpenEventHandle, cuIpcOpenEventHandle, 4010, false,
        STATUS, params_cuIpcOpenEventHandle, 2),
    STUB_ENTRY(cuIpcOpenMemHandle, cuIpcOpenMemHandle_v2, cuIpcOpenMemHandle, 11000, false, STATUS,
        params_cuIpcOpenMemHandle_v2, 3),
    STUB_ENTRY(cuKernelGetAttribute, cuKernelGetAttribute, cuKernelGetAttribute, 12000, false,
        STATUS, params_cuKernelGetAttribute, 4),
    STUB_ENTRY(cuKernelGetFunction, cuKernelGetFunction, cuKernelGetFunction, 12000, false, STATUS,
        params_cuKernelGetFunction, 2),
    STUB_ENTRY(cuKernelGetLibrary, cuKernelGetLibrary, cuKernelGetLibrary, 12050, false, STATUS,
        params_cuKernelGetLibrary, 2),
    STUB_ENTRY(cuKernelGetName, cuKernelGetName, cuKernelGetName, 12030, false, STATUS,
        params_cuKernelGetName, 2),
    STUB_ENTRY(cuKernelGetParamCount, cuKernelGetParamCount, cuKernelGetParamCount, 13020, false,
        STATUS, params_cuKernelGetParamCount, 2),
    STUB_ENTRY(cuKernelGetParamInfo, cuKernelGetParamInfo, cuKernelGetParamInfo, 12040, false,
        STATUS, params_cuKernelGetParamInfo, 4),
    STUB_ENTRY(cuKernelSetAttribute, cuKernelSetAttribute, cuKernelSetAttribute, 12000, false,
        STATUS, params_cuKernelSetAttribute, 4),
    STUB_ENTRY(cuKernelSetCacheConfig, cuKernelSetCacheConfig, cuKernelSetCacheConfig, 12000,
        false, STATUS, params_cuKernelSetCacheConfig, 3),
    STUB_ENTRY(cuLaunch, cuLaunch, cuLaunch, 2000, false, STATUS, params_cuLaunch, 1),
    STUB_ENTRY(cuLaunchCooperativeKernel, cuLaunchCooperativeKernel, cuLaunchCooperativeKernel,
        9000, false, STATUS, params_cuLaunchCooperativeKernel, 10),
    STUB_ENTRY(cuLaunchCooperativeKernelMultiDevice, cuLaunchCooperativeKernelMultiDevice,
        cuLaunchCooperativeKernelMultiDevice, 9000, false, STATUS,
        params_cuLaunchCooperativeKernelMultiDevice, 3),
    STUB_ENTRY(cuLaunchCooperativeKernel, cuLaunchCooperativeKernel_ptsz,
        cuLaunchCooperativeKernel, 9000, true, STATUS, params_cuLaunchCooperativeKernel, 10),
    STUB_ENTRY(cuLaunchGrid, cuLaunchGrid, cuLaunchGrid, 2000, false, STATUS, params_cuLaunchGrid,
        3),
    STUB_ENTRY(cuLaunchGridAsync, cuLaunchGridAsync, cuLaunchGridAsync, 2000, false, STATUS,
        params_cuLaunchGridAsync, 4),
    STUB_ENTRY(cuLaunchHostFunc, cuLaunchHostFunc, cuLaunchHostFunc, 10000, false, STATUS,
        params_cuLaunchHostFunc, 3),
    STUB_ENTRY(cuLaunchHostFunc, cuLaunchHostFunc_ptsz, cuLaunchHostFunc, 10000, true, STATUS,
        params_cuLaunchHostFunc, 3),
    STUB_ENTRY(cuLaunchHostFunc_v2, cuLaunchHostFunc_v2, cuLaunchHostFunc, 13010, false, STATUS,
        params_cuLaunchHostFunc_v2, 4),
    STUB_ENTRY(cuLaunchHostFunc_v2, cuLaunchHostFunc_v2_ptsz, cuLaunchHostFunc, 13010, true,
        STATUS, params_cuLaunchHostFunc_v2, 4),
    STUB_ENTRY(cuLaunchKernel, cuLaunchKernel, cuLaunchKernel, 4000, false, STATUS,
        params_cuLaunchKernel, 11),
    STUB_ENTRY(cuLaunchKernelEx, cuLaunchKernelEx, cuLaunchKernelEx, 11060, false, STATUS,
        params_cuLaunchKernelEx, 4),
    STUB_ENTRY(cuLaunchKernelEx, cuLaunchKernelEx_ptsz, cuLaunchKernelEx, 11060, true, STATUS,
        params_cuLaunchKernelEx, 4),
    STUB_ENTRY(cuLaunchKernel, cuLaunchKernel_ptsz, cuLaunchKernel, 4000, true, STATUS,
        params_cuLaunchKernel, 11),
    STUB_ENTRY(cuLibraryEnumerateKernels, cuLibraryEnumerateKernels, cuLibraryEnumerateKernels,
        12040, false, STATUS, params_cuLibraryEnumerateKernels, 3),
    STUB_ENTRY(cuLibraryGetGlobal, cuLibraryGetGlobal, cuLibraryGetGlobal, 12000, false, STATUS,
        params_cuLibraryGetGlobal, 4),
    STUB_ENTRY(cuLibraryGetKernel, cuLibraryGetKernel, cuLibraryGetKernel, 12000, false, STATUS,
        params_cuLibraryGetKernel, 3),
    STUB_ENTRY(cuLibraryGetKernelCount, cuLibraryGetKernelCount, cuLibraryGetKernelCount, 12040,
        false, STATUS, params_cuLibraryGetKernelCount, 2),
    STUB_ENTRY(cuLibraryGetManaged, cuLibraryGetManaged, cuLibraryGetManaged, 12000, false, STATUS,
        params_cuLibraryGetManaged, 4),
    STUB_ENTRY(cuLibraryGetModule, cuLibraryGetModule, cuLibraryGetModule, 12000, false, STATUS,
        params_cuLibraryGetModule, 2),
    STUB_ENTRY(cuLibraryGetUnifiedFunction, cuLibraryGetUnifiedFunction,
        cuLibraryGetUnifiedFunction, 12000, false, STATUS, params_cuLibraryGetUnifiedFunction, 3),
    STUB_ENTRY(cuLibraryLoadData, cuLibraryLoadData, cuLibraryLoadData, 12000, false, STATUS,
        params_cuLibraryLoadData, 8),
    STUB_ENTRY(cuLibraryLoadFromFile, cuLibraryLoadFromFile, cuLibraryLoadFromFile, 12000, false,
        STATUS, params_cuLibraryLoadFromFile, 8),
    STUB_ENTRY(cuLibraryUnload, cuLibraryUnload, cuLibraryUnload, 12000, false, STATUS,
        params_cuLibraryUnload, 1),
    STUB_ENTRY(cuLinkAddData, cuLinkAddData_v2, cuLinkAddData, 6050, false, STATUS,
        params_cuLinkAddData_v2, 8),
    STUB_ENTRY(cuLinkAddFile, cuLinkAddFile_v2, cuLinkAddFile, 6050, false, STATUS,
        params_cuLinkAddFile_v2, 6),
    STUB_ENTRY(cuLinkComplete, cuLinkComplete, cuLinkComplete, 5050, false, STATUS,
        params_cuLinkComplete, 3),
    STUB_ENTRY(cuLinkCreate, cuLinkCreate_v2, cuLinkCreate, 6050, false, STATUS,
        params_cuLinkCreate_v2, 4),
    STUB_ENTRY(cuLinkDestroy, cuLinkDestroy, cuLinkDestroy, 5050, false, STATUS,
        params_cuLinkDestroy, 1),
    STUB_ENTRY(cuLogicalEndpointAddDevice, cuLogicalEndpointAddDevice, cuLogicalEndpointAddDevice,
        13030, false, STATUS, params_cuLogicalEndpointAddDevice, 2),
    STUB_ENTRY(cuLogicalEndpointBindAddr, cuLogicalEndpointBindAddr, cuLogicalEndpointBindAddr,
        13030, false, STATUS, params_cuLogicalEndpointBindAddr, 6),
    STUB_ENTRY(cuLogicalEndpointBindMem, cuLogicalEndpointBindMem, cuLogicalEndpointBindMem, 13030,
        false, STATUS, params_cuLogicalEndpointBindMem, 7),
    STUB_ENTRY(cuLogicalEndpointCreate, cuLogicalEndpointCreate, cuLogicalEndpointCreate, 13030,
        false, STATUS, params_cuLogicalEndpointCreate, 2),
    STUB_ENTRY(cuLogicalEndpointDestroy, cuLogicalEndpointDestroy, cuLogicalEndpointDestroy, 13030,
        false, STATUS, params_cuLogicalEndpointDestroy, 1),
    STUB_ENTRY(cuLogicalEndpointExport, cuLogicalEndpointExport, cuLogicalEndpointExport, 13030,
        false, STATUS, params_cuLogicalEndpointExport, 3),
    STUB_ENTRY(cuLogicalEndpointGetLimits, cuLogicalEndpointGetLimits, cuLogicalEndpointGetLimits,
        13030, false, STATUS, params_cuLogicalEndpointGetLimits, 3),
    STUB_ENTRY(cuLogicalEndpointIdRelease, cuLogicalEndpointIdRelease, cuLogicalEndpointIdRelease,
        13030, false, STATUS, params_cuLogicalEndpointIdRelease, 2),
    STUB_ENTRY(cuLogicalEndpointIdReserve, cuLogicalEndpointIdReserve, cuLogicalEndpointIdReserve,
        13030, false, STATUS, params_cuLogicalEndpointIdReserve, 2),
    STUB_ENTRY(cuLogicalEndpointImport, cuLogicalEndpointImport, cuLogicalEndpointImport, 13030,
        false, STATUS, params_cuLogicalEndpointImport, 3),
    STUB_ENTRY(cuLogicalEndpointQuery, cuLogicalEndpointQuery, cuLogicalEndpointQuery, 13030,
        false, STATUS, params_cuLogicalEndpointQuery, 3),
    STUB_ENTRY(cuLogicalEndpointUnbind, cuLogicalEndpointUnbind, cuLogicalEndpointUnbind, 13030,
        false, STATUS, params_cuLogicalEndpointUnbind, 4),
    STUB_ENTRY(cuLogsCurrent, cuLogsCurrent, cuLogsCurrent, 12090, false, STATUS,
        params_cuLogsCurrent, 2),
    STUB_ENTRY(cuLogsDumpToFile, cuLogsDumpToFile, cuLogsDumpToFile, 12090, false, STATUS,
        params_cuLogsDumpToFile, 3),
    STUB_ENTRY(cuLogsDumpToMemory, cuLogsDumpToMemory, cuLogsDumpToMemory, 12090, false, STATUS,
        params_cuLogsDumpToMemory, 4),
    STUB_ENTRY(cuLogsRegisterCallback, cuLogsRegisterCallback, cuLogsRegisterCallback, 12090,
        false, STATUS, params_cuLogsRegisterCallback, 3),
    STUB_ENTRY(cuLogsUnregisterCallback, cuLogsUnregisterCallback, cuLogsUnregisterCallback, 12090,
        false, STATUS, params_cuLogsUnregisterCallback, 1),
    STUB_ENTRY(cuMemAddressFree, cuMemAddressFree, cuMemAddressFree, 10020, false, STATUS,
        params_cuMemAddressFree, 2),
    STUB_ENTRY(cuMemAddressReserve, cuMemAddressReserve, cuMemAddressReserve, 10020, false, STATUS,
        params_cuMemAddressReserve, 5),
    STUB_ENTRY(cuMemAdvise, cuMemAdvise_v2, cuMemAdvise, 12020, false, STATUS,
        params_cuMemAdvise_v2, 4),
    STUB_ENTRY(cuMemAllocAsync, cuMemAllocAsync, cuMemAllocAsync, 11020, false, STATUS,
        params_cuMemAllocAsync, 3),
    STUB_ENTRY(cuMemAllocAsync, cuMemAllocAsync_ptsz, cuMemAllocAsync, 11020, true, STATUS,
        params_cuMemAllocAsync, 3),
    STUB_ENTRY(cuMemAllocFromPoolAsync, cuMemAllocFromPoolAsync, cuMemAllocFromPoolAsync, 11020,
        false, STATUS, params_cuMemAllocFromPoolAsync, 4),
    STUB_ENTRY(cuMemAllocFromPoolAsync, cuMemAllocFromPoolAsync_ptsz, cuMemAllocFromPoolAsync,
        11020, true, STATUS, params_cuMemAllocFromPoolAsync, 4),
    STUB_ENTRY(cuMemAllocHost, cuMemAllocHost_v2, cuMemAllocHost, 3020, false, STATUS,
        params_cuMemAllocHost_v2, 2),
    STUB_ENTRY(cuMemAllocManaged, cuMemAllocManaged, cuMemAllocManaged, 6000, false, STATUS,
        params_cuMemAllocManaged, 3),
    STUB_ENTRY(cuMemAllocPitch, cuMemAllocPitch_v2, cuMemAllocPitch, 3020, false, STATUS,
        params_cuMemAllocPitch_v2, 5),
    STUB_ENTRY(cuMemAlloc, cuMemAlloc_v2, cuMemAlloc, 3020, false, STATUS, params_cuMemAlloc_v2, 2),
    STUB_ENTRY(cuMemBatchDecompressAsync, cuMemBatchDecompressAsync, cuMemBatchDecompressAsync,
        12060, false, STATUS, params_cuMemBatchDecompressAsync, 5),
    STUB_ENTRY(cuMemBatchDecompressAsync, cuMemBatchDecompressAsync_ptsz,
        cuMemBatchDecompressAsync, 12060, true, STATUS, params_cuMemBatchDecompressAsync, 5),
    STUB_ENTRY(cuMemCreate, cuMemCreate, cuMemCreate, 10020, false, STATUS, params_cuMemCreate, 4),
    STUB_ENTRY(cuMemDiscardAndPrefetchBatchAsync, cuMemDiscardAndPrefetchBatchAsync,
        cuMemDiscardAndPrefetchBatchAsync, 13000, false, STATUS,
        params_cuMemDiscardAndPrefetchBatchAsync, 8),
    STUB_ENTRY(cuMemDiscardAndPrefetchBatchAsync, cuMemDiscardAndPrefetchBatchAsync_ptsz,
        cuMemDiscardAndPrefetchBatchAsync, 13000, true, STATUS,
        params_cuMemDiscardAndPrefetchBatchAsync, 8),
    STUB_ENTRY(cuMemDiscardBatchAsync, cuMemDiscardBatchAsync, cuMemDiscardBatchAsync, 13000,
        false, STATUS, params_cuMemDiscardBatchAsync, 5),
    STUB_ENTRY(cuMemDiscardBatchAsync, cuMemDiscardBatchAsync_ptsz, cuMemDiscardBatchAsync, 13000,
        true, STATUS, params_cuMemDiscardBatchAsync, 5),
    STUB_ENTRY(cuMemExportToShareableHandle, cuMemExportToShareableHandle,
        cuMemExportToShareableHandle, 10020, false, STATUS, params_cuMemExportToShareableHandle, 4),
    STUB_ENTRY(cuMemFreeAsync, cuMemFreeAsync, cuMemFreeAsync, 11020, false, STATUS,
        params_cuMemFreeAsync, 2),
    STUB_ENTRY(cuMemFreeAsync, cuMemFreeAsync_ptsz, cuMemFreeAsync, 11020, true, STATUS,
        params_cuMemFreeAsync, 2),
    STUB_ENTRY(cuMemFreeHost, cuMemFreeHost, cuMemFreeHost, 2000, false, STATUS,
        params_cuMemFreeHost, 1),
    STUB_ENTRY(cuMemFree, cuMemFree_v2, cuMemFree, 3020, false, STATUS, params_cuMemFree_v2, 1),
    STUB_ENTRY(cuMemGetAccess, cuMemGetAccess, cuMemGetAccess, 10020, false, STATUS,
        params_cuMemGetAccess, 3),
    STUB_ENTRY(cuMemGetAddressRange, cuMemGetAddressRange_v2, cuMemGetAddressRange, 3020, false,
        STATUS, params_cuMemGetAddressRange_v2, 3),
    STUB_ENTRY(cuMemGetAllocationGranularity, cuMemGetAllocationGranularity,
        cuMemGetAllocationGranularity, 10020, false, STATUS, params_cuMemGetAllocationGranularity,
        3),
    STUB_ENTRY(cuMemGetAllocationPropertiesFromHandle, cuMemGetAllocationPropertiesFromHandle,
        cuMemGetAllocationPropertiesFromHandle, 10020, false, STATUS,
        params_cuMemGetAllocationPropertiesFromHandle, 2),
    STUB_ENTRY(cuMemGetDefaultMemPool, cuMemGetDefaultMemPool, cuMemGetDefaultMemPool, 13000,
        false, STATUS, params_cuMemGetDefaultMemPool, 3),
    STUB_ENTRY(cuMemGetHandleForAddressRange, cuMemGetHandleForAddressRange,
        cuMemGetHandleForAddressRange, 11070, false, STATUS, params_cuMemGetHandleForAddressRange,
        5),
    STUB_ENTRY(cuMemGetInfo, cuMemGetInfo_v2, cuMemGetInfo, 3020, false, STATUS,
        params_cuMemGetInfo_v2, 2),
    STUB_ENTRY(cuMemGetLocationInfo, cuMemGetLocationInfo, cuMemGetLocationInfo, 13040, false,
        STATUS, params_cuMemGetLocationInfo, 5),
    STUB_ENTRY(cuMemGetMemPool, cuMemGetMemPool, cuMemGetMemPool, 13000, false, STATUS,
        params_cuMemGetMemPool, 3),
    STUB_ENTRY(cuMemHostAlloc, cuMemHostAlloc, cuMemHostAlloc, 2020, false, STATUS,
        params_cuMemHostAlloc, 3),
    STUB_ENTRY(cuMemHostGetDevicePointer, cuMemHostGetDevicePointer_v2, cuMemHostGetDevicePointer,
        3020, false, STATUS, params_cuMemHostGetDevicePointer_v2, 3),
    STUB_ENTRY(cuMemHostGetFlags, cuMemHostGetFlags, cuMemHostGetFlags, 2030, false, STATUS,
        params_cuMemHostGetFlags, 2),
    STUB_ENTRY(cuMemHostRegister, cuMemHostRegister_v2, cuMemHostRegister, 6050, false, STATUS,
        params_cuMemHostRegister_v2, 3),
    STUB_ENTRY(cuMemHostUnregister, cuMemHostUnregister, cuMemHostUnregister, 4000, false, STATUS,
        params_cuMemHostUnregister, 1),
    STUB_ENTRY(cuMemImportFromShareableHandle, cuMemImportFromShareableHandle,
        cuMemImportFromShareableHandle, 10020, false, STATUS,
        params_cuMemImportFromShareableHandle, 3),
    STUB_ENTRY(cuMemMap, cuMemMap, cuMemMap, 10020, false, STATUS, params_cuMemMap, 5),
    STUB_ENTRY(cuMemMapArrayAsync, cuMemMapArrayAsync, cuMemMapArrayAsync, 11010, false, STATUS,
        params_cuMemMapArrayAsync, 3),
    STUB_ENTRY(cuMemMapArrayAsync, cuMemMapArrayAsync_ptsz, cuMemMapArrayAsync, 11010, true,
        STATUS, params_cuMemMapArrayAsync, 3),
    STUB_ENTRY(cuMemPoolCreate, cuMemPoolCreate, cuMemPoolCreate, 11020, false, STATUS,
        params_cuMemPoolCreate, 2),
    STUB_ENTRY(cuMemPoolDestroy, cuMemPoolDestroy, cuMemPoolDestroy, 11020, false, STATUS,
        params_cuMemPoolDestroy, 1),
    STUB_ENTRY(cuMemPoolExportPointer, cuMemPoolExportPointer, cuMemPoolExportPointer, 11020,
        false, STATUS, params_cuMemPoolExportPointer, 2),
    STUB_ENTRY(cuMemPoolExportToShareableHandle, cuMemPoolExportToShareableHandle,
        cuMemPoolExportToShareableHandle, 11020, false, STATUS,
        params_cuMemPoolExportToShareableHandle, 4),
    STUB_ENTRY(cuMemPoolGetAccess, cuMemPoolGetAccess, cuMemPoolGetAccess, 11020, false, STATUS,
        params_cuMemPoolGetAccess, 3),
    STUB_ENTRY(cuMemPoolGetAttribute, cuMemPoolGetAttribute, cuMemPoolGetAttribute, 11020, false,
        STATUS, params_cuMemPoolGetAttribute, 3),
    STUB_ENTRY(cuMemPoolImportFromShareableHandle, cuMemPoolImportFromShareableHandle,
        cuMemPoolImportFromShareableHandle, 11020, false, STATUS,
        params_cuMemPoolImportFromShareableHandle, 4),
    STUB_ENTRY(cuMemPoolImportPointer, cuMemPoolImportPointer, cuMemPoolImportPointer, 11020,
        false, STATUS, params_cuMemPoolImportPointer, 3),
    STUB_ENTRY(cuMemPoolSetAccess, cuMemPoolSetAccess, cuMemPoolSetAccess, 11020, false, STATUS,
        params_cuMemPoolSetAccess, 3),
    STUB_ENTRY(cuMemPoolSetAttribute, cuMemPoolSetAttribute, cuMemPoolSetAttribute, 11020, false,
        STATUS, params_cuMemPoolSetAttribute, 3),
    STUB_ENTRY(cuMemPoolTrimTo, cuMemPoolTrimTo, cuMemPoolTrimTo, 11020, false, STATUS,
        params_cuMemPoolTrimTo, 2),
    STUB_ENTRY(cuMemPrefetchAsync, cuMemPrefetchAsync_v2, cuMemPrefetchAsync, 12020, false, STATUS,
        params_cuMemPrefetchAsync_v2, 5),
    STUB_ENTRY(cuMemPrefetchAsync, cuMemPrefetchAsync_v2_ptsz, cuMemPrefetchAsync, 12020, true,
        STATUS, params_cuMemPrefetchAsync_v2, 5),
    STUB_ENTRY(cuMemPrefetchBatchAsync, cuMemPrefetchBatchAsync, cuMemPrefetchBatchAsync, 13000,
        false, STATUS, params_cuMemPrefetchBatchAsync, 8),
    STUB_ENTRY(cuMemPrefetchBatchAsync, cuMemPrefetchBatchAsync_ptsz, cuMemPrefetchBatchAsync,
        13000, true, STATUS, params_cuMemPrefetchBatchAsync, 8),
    STUB_ENTRY(cuMemRangeGetAttribute, cuMemRangeGetAttribute, cuMemRangeGetAttribute, 8000, false,
        STATUS, params_cuMemRangeGetAttribute, 5),
    STUB_ENTRY(cuMemRangeGetAttributes, cuMemRangeGetAttributes, cuMemRangeGetAttributes, 8000,
        false, STATUS, params_cuMemRangeGetAttributes, 6),
    STUB_ENTRY(cuMemRelease, cuMemRelease, cuMemRelease, 10020, false, STATUS, params_cuMemRelease,
        1),
    STUB_ENTRY(cuMemRetainAllocationHandle, cuMemRetainAllocationHandle,
        cuMemRetainAllocationHandle, 11000, false, STATUS, params_cuMemRetainAllocationHandle, 2),
    STUB_ENTRY(cuMemSetAccess, cuMemSetAccess, cuMemSetAccess, 10020, false, STATUS,
        params_cuMemSetAccess, 4),
    STUB_ENTRY(cuMemSetMemPool, cuMemSetMemPool, cuMemSetMemPool, 13000, false, STATUS,
        params_cuMemSetMemPool, 3),
    STUB_ENTRY(cuMemUnmap, cuMemUnmap, cuMemUnmap, 10020, false, STATUS, params_cuMemUnmap, 2),
    STUB_ENTRY(cuMemcpy, cuMemcpy, cuMemcpy, 4000, false, STATUS, params_cuMemcpy, 3),
    STUB_ENTRY(cuMemcpy2DAsync, cuMemcpy2DAsync_v2, cuMemcpy2DAsync, 3020, false, STATUS,
        params_cuMemcpy2DAsync_v2, 2),
    STUB_ENTRY(cuMemcpy2DAsync, cuMemcpy2DAsync_v2_ptsz, cuMemcpy2DAsync, 3020, true, STATUS,
        params_cuMemcpy2DAsync_v2, 2),
    STUB_ENTRY(cuMemcpy2DUnaligned, cuMemcpy2DUnaligned_v2, cuMemcpy2DUnaligned, 3020, false,
        STATUS, params_cuMemcpy2DUnaligned_v2, 1),
    STUB_ENTRY(cuMemcpy2DUnaligned, cuMemcpy2DUnaligned_v2_ptds, cuMemcpy2DUnaligned, 3020, true,
        STATUS, params_cuMemcpy2DUnaligned_v2, 1),
    STUB_ENTRY(cuMemcpy2D, cuMemcpy2D_v2, cuMemcpy2D, 3020, false, STATUS, params_cuMemcpy2D_v2, 1),
    STUB_ENTRY(cuMemcpy2D, cuMemcpy2D_v2_ptds, cuMemcpy2D, 3020, true, STATUS,
        params_cuMemcpy2D_v2, 1),
    STUB_ENTRY(cuMemcpy3DAsync, cuMemcpy3DAsync_v2, cuMemcpy3DAsync, 3020, false, STATUS,
        params_cuMemcpy3DAsync_v2, 2),
    STUB_ENTRY(cuMemcpy3DAsync, cuMemcpy3DAsync_v2_ptsz, cuMemcpy3DAsync, 3020, true, STATUS,
        params_cuMemcpy3DAsync_v2, 2),
    STUB_ENTRY(cuMemcpy3DBatchAsync, cuMemcpy3DBatchAsync_v2, cuMemcpy3DBatchAsync, 13000, false,
        STATUS, params_cuMemcpy3DBatchAsync_v2, 4),
    STUB_ENTRY(cuMemcpy3DBatchAsync, cuMemcpy3DBatchAsync_v2_ptsz, cuMemcpy3DBatchAsync, 13000,
        true, STATUS, params_cuMemcpy3DBatchAsync_v2, 4),
    STUB_ENTRY(cuMemcpy3DPeer, cuMemcpy3DPeer, cuMemcpy3DPeer, 4000, false, STATUS,
        params_cuMemcpy3DPeer, 1),
    STUB_ENTRY(cuMemcpy3DPeerAsync, cuMemcpy3DPeerAsync, cuMemcpy3DPeerAsync, 4000, false, STATUS,
        params_cuMemcpy3DPeerAsync, 2),
    STUB_ENTRY(cuMemcpy3DPeerAsync, cuMemcpy3DPeerAsync_ptsz, cuMemcpy3DPeerAsync, 4000, true,
        STATUS, params_cuMemcpy3DPeerAsync, 2),
    STUB_ENTRY(cuMemcpy3DPeer, cuMemcpy3DPeer_ptds, cuMemcpy3DPeer, 4000, true, STATUS,
        params_cuMemcpy3DPeer, 1),
    STUB_ENTRY(cuMemcpy3DWithAttributesAsync, cuMemcpy3DWithAttributesAsync,
        cuMemcpy3DWithAttributesAsync, 13020, false, STATUS, params_cuMemcpy3DWithAttributesAsync,
        3),
    STUB_ENTRY(cuMemcpy3DWithAttributesAsync, cuMemcpy3DWithAttributesAsync_ptsz,
        cuMemcpy3DWithAttributesAsync, 13020, true, STATUS, params_cuMemcpy3DWithAttributesAsync,
        3),
    STUB_ENTRY(cuMemcpy3D, cuMemcpy3D_v2, cuMemcpy3D, 3020, false, STATUS, params_cuMemcpy3D_v2, 1),
    STUB_ENTRY(cuMemcpy3D, cuMemcpy3D_v2_ptds, cuMemcpy3D, 3020, true, STATUS,
        params_cuMemcpy3D_v2, 1),
    STUB_ENTRY(cuMemcpyAsync, cuMemcpyAsync, cuMemcpyAsync, 4000, false, STATUS,
        params_cuMemcpyAsync, 4),
    STUB_ENTRY(cuMemcpyAsync, cuMemcpyAsync_ptsz, cuMemcpyAsync, 4000, true, STATUS,
        params_cuMemcpyAsync, 4),
    STUB_ENTRY(cuMemcpyAtoA, cuMemcpyAtoA_v2, cuMemcpyAtoA, 3020, false, STATUS,
        params_cuMemcpyAtoA_v2, 5),
    STUB_ENTRY(cuMemcpyAtoA, cuMemcpyAtoA_v2_ptds, cuMemcpyAtoA, 3020, true, STATUS,
        params_cuMemcpyAtoA_v2, 5),
    STUB_ENTRY(cuMemcpyAtoD, cuMemcpyAtoD_v2, cuMemcpyAtoD, 3020, false, STATUS,
        params_cuMemcpyAtoD_v2, 4),
    STUB_ENTRY(cuMemcpyAtoD, cuMemcpyAtoD_v2_ptds, cuMemcpyAtoD, 3020, true, STATUS,
        params_cuMemcpyAtoD_v2, 4),
    STUB_ENTRY(cuMemcpyAtoHAsync, cuMemcpyAtoHAsync_v2, cuMemcpyAtoHAsync, 3020, false, STATUS,
        params_cuMemcpyAtoHAsync_v2, 5),
    STUB_ENTRY(cuMemcpyAtoHAsync, cuMemcpyAtoHAsync_v2_ptsz, cuMemcpyAtoHAsync, 3020, true, STATUS,
        params_cuMemcpyAtoHAsync_v2, 5),
    STUB_ENTRY(cuMemcpyAtoH, cuMemcpyAtoH_v2, cuMemcpyAtoH, 3020, false, STATUS,
        params_cuMemcpyAtoH_v2, 4),
    STUB_ENTRY(cuMemcpyAtoH, cuMemcpyAtoH_v2_ptds, cuMemcpyAtoH, 3020, true, STATUS,
        params_cuMemcpyAtoH_v2, 4),
    STUB_ENTRY(cuMemcpyBatchAsync, cuMemcpyBatchAsync_v2, cuMemcpyBatchAsync, 13000, false, STATUS,
        params_cuMemcpyBatchAsync_v2, 8),
    STUB_ENTRY(cuMemcpyBatchAsync, cuMemcpyBatchAsync_v2_ptsz, cuMemcpyBatchAsync, 13000, true,
        STATUS, params_cuMemcpyBatchAsync_v2, 8),
    STUB_ENTRY(cuMemcpyDtoA, cuMemcpyDtoA_v2, cuMemcpyDtoA, 3020, false, STATUS,
        params_cuMemcpyDtoA_v2, 4),
    STUB_ENTRY(cuMemcpyDtoA, cuMemcpyDtoA_v2_ptds, cuMemcpyDtoA, 3020, true, STATUS,
        params_cuMemcpyDtoA_v2, 4),
    STUB_ENTRY(cuMemcpyDtoDAsync, cuMemcpyDtoDAsync_v2, cuMemcpyDtoDAsync, 3020, false, STATUS,
        params_cuMemcpyDtoDAsync_v2, 4),
    STUB_ENTRY(cuMemcpyDtoDAsync, cuMemcpyDtoDAsync_v2_ptsz, cuMemcpyDtoDAsync, 3020, true, STATUS,
        params_cuMemcpyDtoDAsync_v2, 4),
    STUB_ENTRY(cuMemcpyDtoD, cuMemcpyDtoD_v2, cuMemcpyDtoD, 3020, false, STATUS,
        params_cuMemcpyDtoD_v2, 3),
    STUB_ENTRY(cuMemcpyDtoD, cuMemcpyDtoD_v2_ptds, cuMemcpyDtoD, 3020, true, STATUS,
        params_cuMemcpyDtoD_v2, 3),
    STUB_ENTRY(cuMemcpyDtoHAsync, cuMemcpyDtoHAsync_v2, cuMemcpyDtoHAsync, 3020, false, STATUS,
        params_cuMemcpyDtoHAsync_v2, 4),
    STUB_ENTRY(cuMemcpyDtoHAsync, cuMemcpyDtoHAsync_v2_ptsz, cuMemcpyDtoHAsync, 3020, true, STATUS,
        params_cuMemcpyDtoHAsync_v2, 4),
    STUB_ENTRY(cuMemcpyDtoH, cuMemcpyDtoH_v2, cuMemcpyDtoH, 3020, false, STATUS,
        params_cuMemcpyDtoH_v2, 3),
    STUB_ENTRY(cuMemcpyDtoH, cuMemcpyDtoH_v2_ptds, cuMemcpyDtoH, 3020, true, STATUS,
        params_cuMemcpyDtoH_v2, 3),
    STUB_ENTRY(cuMemcpyHtoAAsync, cuMemcpyHtoAAsync_v2, cuMemcpyHtoAAsync, 3020, false, STATUS,
        params_cuMemcpyHtoAAsync_v2, 5),
    STUB_ENTRY(cuMemcpyHtoAAsync, cuMemcpyHtoAAsync_v2_ptsz, cuMemcpyHtoAAsync, 3020, true, STATUS,
        params_cuMemcpyHtoAAsync_v2, 5),
    STUB_ENTRY(cuMemcpyHtoA, cuMemcpyHtoA_v2, cuMemcpyHtoA, 3020, false, STATUS,
        params_cuMemcpyHtoA_v2, 4),
    STUB_ENTRY(cuMemcpyHtoA, cuMemcpyHtoA_v2_ptds, cuMemcpyHtoA, 3020, true, STATUS,
        params_cuMemcpyHtoA_v2, 4),
    STUB_ENTRY(cuMemcpyHtoDAsync, cuMemcpyHtoDAsync_v2, cuMemcpyHtoDAsync, 3020, false, STATUS,
        params_cuMemcpyHtoDAsync_v2, 4),
    STUB_ENTRY(cuMemcpyHtoDAsync, cuMemcpyHtoDAsync_v2_ptsz, cuMemcpyHtoDAsync, 3020, true, STATUS,
        params_cuMemcpyHtoDAsync_v2, 4),
    STUB_ENTRY(cuMemcpyHtoD, cuMemcpyHtoD_v2, cuMemcpyHtoD, 3020, false, STATUS,
        params_cuMemcpyHtoD_v2, 3),
    STUB_ENTRY(cuMemcpyHtoD, cuMemcpyHtoD_v2_ptds, cuMemcpyHtoD, 3020, true, STATUS,
        params_cuMemcpyHtoD_v2, 3),
    STUB_ENTRY(cuMemcpyPeer, cuMemcpyPeer, cuMemcpyPeer, 4000, false, STATUS, params_cuMemcpyPeer,
        5),
    STUB_ENTRY(cuMemcpyPeerAsync, cuMemcpyPeerAsync, cuMemcpyPeerAsync, 4000, false, STATUS,
        params_cuMemcpyPeerAsync, 6),
    STUB_ENTRY(cuMemcpyPeerAsync, cuMemcpyPeerAsync_ptsz, cuMemcpyPeerAsync, 4000, true, STATUS,
        params_cuMemcpyPeerAsync, 6),
    STUB_ENTRY(cuMemcpyPeer, cuMemcpyPeer_ptds, cuMemcpyPeer, 4000, true, STATUS,
        params_cuMemcpyPeer, 5),
    STUB_ENTRY(cuMemcpyWithAttributesAsync, cuMemcpyWithAttributesAsync,
        cuMemcpyWithAttributesAsync, 13020, false, STATUS, params_cuMemcpyWithAttributesAsync, 5),
    STUB_ENTRY(cuMemcpyWithAttributesAsync, cuMemcpyWithAttributesAsync_ptsz,
        cuMemcpyWithAttributesAsync, 13020, true, STATUS, params_cuMemcpyWithAttributesAsync, 5),
    STUB_ENTRY(cuMemcpy, cuMemcpy_ptds, cuMemcpy, 4000, true, STATUS, params_cuMemcpy, 3),
    STUB_ENTRY(cuMemsetD16Async, cuMemsetD16Async, cuMemsetD16Async, 3020, false, STATUS,
        params_cuMemsetD16Async, 4),
    STUB_ENTRY(cuMemsetD16Async, cuMemsetD16Async_ptsz, cuMemsetD16Async, 3020, true, STATUS,
        params_cuMemsetD16Async, 4),
    STUB_ENTRY(cuMemsetD16, cuMemsetD16_v2, cuMemsetD16, 3020, false, STATUS,
        params_cuMemsetD16_v2, 3),
    STUB_ENTRY(cuMemsetD16, cuMemsetD16_v2_ptds, cuMemsetD16, 3020, true, STATUS,
        params_cuMemsetD16_v2, 3),
    STUB_ENTRY(cuMemsetD2D16Async, cuMemsetD2D16Async, cuMemsetD2D16Async, 3020, false, STATUS,
        params_cuMemsetD2D16Async, 6),
    STUB_ENTRY(cuMemsetD2D16Async, cuMemsetD2D16Async_ptsz, cuMemsetD2D16Async, 3020, true, STATUS,
        params_cuMemsetD2D16Async, 6),
    STUB_ENTRY(cuMemsetD2D16, cuMemsetD2D16_v2, cuMemsetD2D16, 3020, false, STATUS,
        params_cuMemsetD2D16_v2, 5),
    STUB_ENTRY(cuMemsetD2D16, cuMemsetD2D16_v2_ptds, cuMemsetD2D16, 3020, true, STATUS,
        params_cuMemsetD2D16_v2, 5),
    STUB_ENTRY(cuMemsetD2D32Async, cuMemsetD2D32Async, cuMemsetD2D32Async, 3020, false, STATUS,
        params_cuMemsetD2D32Async, 6),
    STUB_ENTRY(cuMemsetD2D32Async, cuMemsetD2D32Async_ptsz, cuMemsetD2D32Async, 3020, true, STATUS,
        params_cuMemsetD2D32Async, 6),
    STUB_ENTRY(cuMemsetD2D32, cuMemsetD2D32_v2, cuMemsetD2D32, 3020, false, STATUS,
        params_cuMemsetD2D32_v2, 5),
    STUB_ENTRY(cuMemsetD2D32, cuMemsetD2D32_v2_ptds, cuMemsetD2D32, 3020, true, STATUS,
        params_cuMemsetD2D32_v2, 5),
    STUB_ENTRY(cuMemsetD2D8Async, cuMemsetD2D8Async, cuMemsetD2D8Async, 3020, false, STATUS,
        params_cuMemsetD2D8Async, 6),
    STUB_ENTRY(cuMemsetD2D8Async, cuMemsetD2D8Async_ptsz, cuMemsetD2D8Async, 3020, true, STATUS,
        params_cuMemsetD2D8Async, 6),
    STUB_ENTRY(cuMemsetD2D8, cuMemsetD2D8_v2, cuMemsetD2D8, 3020, false, STATUS,
        params_cuMemsetD2D8_v2, 5),
    STUB_ENTRY(cuMemsetD2D8, cuMemsetD2D8_v2_ptds, cuMemsetD2D8, 3020, true, STATUS,
        params_cuMemsetD2D8_v2, 5),
    STUB_ENTRY(cuMemsetD32Async, cuMemsetD32Async, cuMemsetD32Async, 3020, false, STATUS,
        params_cuMemsetD32Async, 4),
    STUB_ENTRY(cuMemsetD32Async, cuMemsetD32Async_ptsz, cuMemsetD32Async, 3020, true, STATUS,
        params_cuMemsetD32Async, 4),
    STUB_ENTRY(cuMemsetD32, cuMemsetD32_v2, cuMemsetD32, 3020, false, STATUS,
        params_cuMemsetD32_v2, 3),
    STUB_ENTRY(cuMemsetD32, cuMemsetD32_v2_ptds, cuMemsetD32, 3020, true, STATUS,
        params_cuMemsetD32_v2, 3),
    STUB_ENTRY(cuMemsetD8Async, cuMemsetD8Async, cuMemsetD8Async, 3020, false, STATUS,
        params_cuMemsetD8Async, 4),
    STUB_ENTRY(cuMemsetD8Async, cuMemsetD8Async_ptsz, cuMemsetD8Async, 3020, true, STATUS,
        params_cuMemsetD8Async, 4),
    STUB_ENTRY(cuMemsetD8, cuMemsetD8_v2, cuMemsetD8, 3020, false, STATUS, params_cuMemsetD8_v2, 3),
    STUB_ENTRY(cuMemsetD8, cuMemsetD8_v2_ptds, cuMemsetD8, 3020, true, STATUS,
        params_cuMemsetD8_v2, 3),
    STUB_ENTRY(cuMipmappedArrayCreate, cuMipmappedArrayCreate, cuMipmappedArrayCreate, 5000, false,
        STATUS, params_cuMipmappedArrayCreate, 3),
    STUB_ENTRY(cuMipmappedArrayDestroy, cuMipmappedArrayDestroy, cuMipmappedArrayDestroy, 5000,
        false, STATUS, params_cuMipmappedArrayDestroy, 1),
    STUB_ENTRY(cuMipmappedArrayGetLevel, cuMipmappedArrayGetLevel, cuMipmappedArrayGetLevel, 5000,
        false, STATUS, params_cuMipmappedArrayGetLevel, 3),
    STUB_ENTRY(cuMipmappedArrayGetMemoryRequirements, cuMipmappedArrayGetMemoryRequirements,
        cuMipmappedArrayGetMemoryRequirements, 11060, false, STATUS,
        params_cuMipmappedArrayGetMemoryRequirements, 3),
    STUB_ENTRY(cuMipmappedArrayGetSparseProperties, cuMipmappedArrayGetSparseProperties,
        cuMipmappedArrayGetSparseProperties, 11010, false, STATUS,
        params_cuMipmappedArrayGetSparseProperties, 2),
    STUB_ENTRY(cuModuleEnumerateFunctions, cuModuleEnumerateFunctions, cuModuleEnumerateFunctions,
        12040, false, STATUS, params_cuModuleEnumerateFunctions, 3),
    STUB_ENTRY(cuModuleGetFunction, cuModuleGetFunction, cuModuleGetFunction, 2000, false, STATUS,
        params_cuModuleGetFunction, 3),
    STUB_ENTRY(cuModuleGetFunctionCount, cuModuleGetFunctionCount, cuModuleGetFunctionCount, 12040,
        false, STATUS, params_cuModuleGetFunctionCount, 2),
    STUB_ENTRY(cuModuleGetGlobal, cuModuleGetGlobal_v2, cuModuleGetGlobal, 3020, false, STATUS,
        params_cuModuleGetGlobal_v2, 4),
    STUB_ENTRY(cuModuleGetLoadingMode, cuModuleGetLoadingMode, cuModuleGetLoadingMode, 11070,
        false, STATUS, params_cuModuleGetLoadingMode, 1),
    STUB_ENTRY(cuModuleGetSurfRef, cuModuleGetSurfRef, cuModuleGetSurfRef, 3000, false, STATUS,
        params_cuModuleGetSurfRef, 3),
    STUB_ENTRY(cuModuleGetTexRef, cuModuleGetTexRef, cuModuleGetTexRef, 2000, false, STATUS,
        params_cuModuleGetTexRef, 3),
    STUB_ENTRY(cuModuleLoad, cuModuleLoad, cuModuleLoad, 2000, false, STATUS, params_cuModuleLoad,
        2),
    STUB_ENTRY(cuModuleLoadData, cuModuleLoadData, cuModuleLoadData, 2000, false, STATUS,
        params_cuModuleLoadData, 2),
    STUB_ENTRY(cuModuleLoadDataEx, cuModuleLoadDataEx, cuModuleLoadDataEx, 2010, false, STATUS,
        params_cuModuleLoadDataEx, 5),
    STUB_ENTRY(cuModuleLoadFatBinary, cuModuleLoadFatBinary, cuModuleLoadFatBinary, 2000, false,
        STATUS, params_cuModuleLoadFatBinary, 2),
    STUB_ENTRY(cuModuleUnload, cuModuleUnload, cuModuleUnload, 2000, false, STATUS,
        params_cuModuleUnload, 1),
    STUB_ENTRY(cuMulticastAddDevice, cuMulticastAddDevice, cuMulticastAddDevice, 12010, false,
        STATUS, params_cuMulticastAddDevice, 2),
    STUB_ENTRY(cuMulticastBindAddr, cuMulticastBindAddr, cuMulticastBindAddr, 12010, false, STATUS,
        params_cuMulticastBindAddr, 5),
    STUB_ENTRY(cuMulticastBindAddr_v2, cuMulticastBindAddr_v2, cuMulticastBindAddr, 13010, false,
        STATUS, params_cuMulticastBindAddr_v2, 6),
    STUB_ENTRY(cuMulticastBindMem, cuMulticastBindMem, cuMulticastBindMem, 12010, false, STATUS,
        params_cuMulticastBindMem, 6),
    STUB_ENTRY(cuMulticastBindMem_v2, cuMulticastBindMem_v2, cuMulticastBindMem, 13010, false,
        STATUS, params_cuMulticastBindMem_v2, 7),
    STUB_ENTRY(cuMulticastCreate, cuMulticastCreate, cuMulticastCreate, 12010, false, STATUS,
        params_cuMulticastCreate, 2),
    STUB_ENTRY(cuMulticastGetGranularity, cuMulticastGetGranularity, cuMulticastGetGranularity,
        12010, false, STATUS, params_cuMulticastGetGranularity, 3),
    STUB_ENTRY(cuMulticastUnbind, cuMulticastUnbind, cuMulticastUnbind, 12010, false, STATUS,
        params_cuMulticastUnbind, 4),
    STUB_ENTRY(cuOccupancyAvailableDynamicSMemPerBlock, cuOccupancyAvailableDynamicSMemPerBlock,
        cuOccupancyAvailableDynamicSMemPerBlock, 10020, false, STATUS,
        params_cuOccupancyAvailableDynamicSMemPerBlock, 4),
    STUB_ENTRY(cuOccupancyMaxActiveBlocksPerMultiprocessor,
        cuOccupancyMaxActiveBlocksPerMultiprocessor, cuOccupancyMaxActiveBlocksPerMultiprocessor,
        6050, false, STATUS, params_cuOccupancyMaxActiveBlocksPerMultiprocessor, 4),
    STUB_ENTRY(cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
        cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
        cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, 7000, false, STATUS,
        params_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, 5),
    STUB_ENTRY(cuOccupancyMaxActiveClusters, cuOccupancyMaxActiveClusters,
        cuOccupancyMaxActiveClusters, 11070, false, STATUS, params_cuOccupancyMaxActiveClusters, 3),
    STUB_ENTRY(cuOccupancyMaxPotentialBlockSize, cuOccupancyMaxPotentialBlockSize,
        cuOccupancyMaxPotentialBlockSize, 6050, false, STATUS,
        params_cuOccupancyMaxPotentialBlockSize, 6),
    STUB_ENTRY(cuOccupancyMaxPotentialBlockSizeWithFlags,
        cuOccupancyMaxPotentialBlockSizeWithFlags, cuOccupancyMaxPotentialBlockSizeWithFlags, 7000,
        false, STATUS, params_cuOccupancyMaxPotentialBlockSizeWithFlags, 7),
    STUB_ENTRY(cuOccupancyMaxPotentialClusterSize, cuOccupancyMaxPotentialClusterSize,
        cuOccupancyMaxPotentialClusterSize, 11070, false, STATUS,
        params_cuOccupancyMaxPotentialClusterSize, 3),
    STUB_ENTRY(cuParamSetSize, cuParamSetSize, cuParamSetSize, 2000, false, STATUS,
        params_cuParamSetSize, 2),
    STUB_ENTRY(cuParamSetTexRef, cuParamSetTexRef, cuParamSetTexRef, 2000, false, STATUS,
        params_cuParamSetTexRef, 3),
    STUB_ENTRY(cuParamSetf, cuParamSetf, cuParamSetf, 2000, false, STATUS, params_cuParamSetf, 3),
    STUB_ENTRY(cuParamSeti, cuParamSeti, cuParamSeti, 2000, false, STATUS, params_cuParamSeti, 3),
    STUB_ENTRY(cuParamSetv, cuParamSetv, cuParamSetv, 2000, false, STATUS, params_cuParamSetv, 4),
    STUB_ENTRY(cuPointerGetAttribute, cuPointerGetAttribute, cuPointerGetAttribute, 4000, false,
        STATUS, params_cuPointerGetAttribute, 3),
    STUB_ENTRY(cuPointerGetAttributes, cuPointerGetAttributes, cuPointerGetAttributes, 7000, false,
        STATUS, params_cuPointerGetAttributes, 4),
    STUB_ENTRY(cuPointerSetAttribute, cuPointerSetAttribute, cuPointerSetAttribute, 6000, false,
        STATUS, params_cuPointerSetAttribute, 3),
    STUB_ENTRY(cuProfilerStart, cuProfilerStart, cuProfilerStart, 4000, false, STATUS, NULL, 0),
    STUB_ENTRY(cuProfilerStop, cuProfilerStop, cuProfilerStop, 4000, false, STATUS, NULL, 0),
    STUB_ENTRY(cuSignalExternalSemaphoresAsync, cuSignalExternalSemaphoresAsync,
        cuSignalExternalSemaphoresAsync, 10000, false, STATUS,
        params_cuSignalExternalSemaphoresAsync, 4),
    STUB_ENTRY(cuSignalExternalSemaphoresAsync, cuSignalExternalSemaphoresAsync_ptsz,
        cuSignalExternalSemaphoresAsync, 10000, true, STATUS,
        params_cuSignalExternalSemaphoresAsync, 4),
    STUB_ENTRY(cuStreamAddCallback, cuStreamAddCallback, cuStreamAddCallback, 5000, false, STATUS,
        params_cuStreamAddCallback, 4),
    STUB_ENTRY(cuStreamAddCallback, cuStreamAddCallback_ptsz, cuStreamAddCallback, 5000, true,
        STATUS, params_cuStreamAddCallback, 4),
    STUB_ENTRY(cuStreamAttachMemAsync, cuStreamAttachMemAsync, cuStreamAttachMemAsync, 6000, false,
        STATUS, params_cuStreamAttachMemAsync, 4),
    STUB_ENTRY(cuStreamAttachMemAsync, cuStreamAttachMemAsync_ptsz, cuStreamAttachMemAsync, 6000,
        true, STATUS, params_cuStreamAttachMemAsync, 4),
    STUB_ENTRY(cuStreamBatchMemOp, cuStreamBatchMemOp_v2, cuStreamBatchMemOp, 11070, false, STATUS,
        params_cuStreamBatchMemOp_v2, 4),
    STUB_ENTRY(cuStreamBatchMemOp, cuStreamBatchMemOp_v2_ptsz, cuStreamBatchMemOp, 11070, true,
        STATUS, params_cuStreamBatchMemOp_v2, 4),
    STUB_ENTRY(cuStreamBeginCaptureToCig, cuStreamBeginCaptureToCig, cuStreamBeginCaptureToCig,
        13010, false, STATUS, params_cuStreamBeginCaptureToCig, 2),
    STUB_ENTRY(cuStreamBeginCaptureToCig, cuStreamBeginCaptureToCig_ptsz,
        cuStreamBeginCaptureToCig, 13010, true, STATUS, params_cuStreamBeginCaptureToCig, 2),
    STUB_ENTRY(cuStreamBeginCaptureToGraph, cuStreamBeginCaptureToGraph,
        cuStreamBeginCaptureToGraph, 12030, false, STATUS, params_cuStreamBeginCaptureToGraph, 6),
    STUB_ENTRY(cuStreamBeginCaptureToGraph, cuStreamBeginCaptureToGraph_ptsz,
        cuStreamBeginCaptureToGraph, 12030, true, STATUS, params_cuStreamBeginCaptureToGraph, 6),
    STUB_ENTRY(cuStreamBeginCapture, cuStreamBeginCapture_v2, cuStreamBeginCapture, 10010, false,
        STATUS, params_cuStreamBeginCapture_v2, 2),
    STUB_ENTRY(cuStreamBeginCapture, cuStreamBeginCapture_v2_ptsz, cuStreamBeginCapture, 10010,
        true, STATUS, params_cuStreamBeginCapture_v2, 2),
    STUB_ENTRY(cuStreamBeginRecaptureToGraph, cuStreamBeginRecaptureToGraph,
        cuStreamBeginRecaptureToGraph, 13030, false, STATUS, params_cuStreamBeginRecaptureToGraph,
        5),
    STUB_ENTRY(cuStreamBeginRecaptureToGraph, cuStreamBeginRecaptureToGraph_ptsz,
        cuStreamBeginRecaptureToGraph, 13030, true, STATUS, params_cuStreamBeginRecaptureToGraph,
        5),
    STUB_ENTRY(cuStreamCopyAttributes, cuStreamCopyAttributes, cuStreamCopyAttributes, 11000,
        false, STATUS, params_cuStreamCopyAttributes, 2),
    STUB_ENTRY(cuStreamCopyAttributes, cuStreamCopyAttributes_ptsz, cuStreamCopyAttributes, 11000,
        true, STATUS, params_cuStreamCopyAttributes, 2),
    STUB_ENTRY(cuStreamCreate, cuStreamCreate, cuStreamCreate, 2000, false, STATUS,
        params_cuStreamCreate, 2),
    STUB_ENTRY(cuStreamCreateWithPriority, cuStreamCreateWithPriority, cuStreamCreateWithPriority,
        5050, false, STATUS, params_cuStreamCreateWithPriority, 3),
    STUB_ENTRY(cuStreamDestroy, cuStreamDestroy_v2, cuStreamDestroy, 4000, false, STATUS,
        params_cuStreamDestroy_v2, 1),
    STUB_ENTRY(cuStreamEndCapture, cuStreamEndCapture, cuStreamEndCapture, 10000, false, STATUS,
        params_cuStreamEndCapture, 2),
    STUB_ENTRY(cuStreamEndCaptureToCig, cuStreamEndCaptureToCig, cuStreamEndCaptureToCig, 13010,
        false, STATUS, params_cuStreamEndCaptureToCig, 1),
    STUB_ENTRY(cuStreamEndCaptureToCig, cuStreamEndCaptureToCig_ptsz, cuStreamEndCaptureToCig,
        13010, true, STATUS, params_cuStreamEndCaptureToCig, 1),
    STUB_ENTRY(cuStreamEndCapture, cuStreamEndCapture_ptsz, cuStreamEndCapture, 10000, true,
        STATUS, params_cuStreamEndCapture, 2),
    STUB_ENTRY(cuStreamGetAttribute, cuStreamGetAttribute, cuStreamGetAttribute, 11000, false,
        STATUS, params_cuStreamGetAttribute, 3),
    STUB_ENTRY(cuStreamGetAttribute, cuStreamGetAttribute_ptsz, cuStreamGetAttribute, 11000, true,
        STATUS, params_cuStreamGetAttribute, 3),
    STUB_ENTRY(cuStreamGetCaptureInfo, cuStreamGetCaptureInfo_v3, cuStreamGetCaptureInfo, 12030,
        false, STATUS, params_cuStreamGetCaptureInfo_v3, 7),
    STUB_ENTRY(cuStreamGetCaptureInfo, cuStreamGetCaptureInfo_v3_ptsz, cuStreamGetCaptureInfo,
        12030, true, STATUS, params_cuStreamGetCaptureInfo_v3, 7),
    STUB_ENTRY(cuStreamGetCtx, cuStreamGetCtx, cuStreamGetCtx, 9020, false, STATUS,
        params_cuStreamGetCtx, 2),
    STUB_ENTRY(cuStreamGetCtx, cuStreamGetCtx_ptsz, cuStreamGetCtx, 9020, true, STATUS,
        params_cuStreamGetCtx, 2),
    STUB_ENTRY(cuStreamGetCtx_v2, cuStreamGetCtx_v2, cuStreamGetCtx, 12050, false, STATUS,
        params_cuStreamGetCtx_v2, 3),
    STUB_ENTRY(cuStreamGetCtx_v2, cuStreamGetCtx_v2_ptsz, cuStreamGetCtx, 12050, true, STATUS,
        params_cuStreamGetCtx_v2, 3),
    STUB_ENTRY(cuStreamGetDevResource, cuStreamGetDevResource, cuStreamGetDevResource, 13010,
        false, STATUS, params_cuStreamGetDevResource, 3),
    STUB_ENTRY(cuStreamGetDevResource, cuStreamGetDevResource_ptsz, cuStreamGetDevResource, 13010,
        true, STATUS, params_cuStreamGetDevResource, 3),
    STUB_ENTRY(cuStreamGetDevice, cuStreamGetDevice, cuStreamGetDevice, 12080, false, STATUS,
        params_cuStreamGetDevice, 2),
    STUB_ENTRY(cuStreamGetDevice, cuStreamGetDevice_ptsz, cuStreamGetDevice, 12080, true, STATUS,
        params_cuStreamGetDevice, 2),
    STUB_ENTRY(cuStreamGetFlags, cuStreamGetFlags, cuStreamGetFlags, 5050, false, STATUS,
        params_cuStreamGetFlags, 2),
    STUB_ENTRY(cuStreamGetFlags, cuStreamGetFlags_ptsz, cuStreamGetFlags, 5050, true, STATUS,
        params_cuStreamGetFlags, 2),
    STUB_ENTRY(cuStreamGetGreenCtx, cuStreamGetGreenCtx, cuStreamGetGreenCtx, 12040, false, STATUS,
        params_cuStreamGetGreenCtx, 2),
    STUB_ENTRY(cuStreamGetId, cuStreamGetId, cuStreamGetId, 12000, false, STATUS,
        params_cuStreamGetId, 2),
    STUB_ENTRY(cuStreamGetId, cuStreamGetId_ptsz, cuStreamGetId, 12000, true, STATUS,
        params_cuStreamGetId, 2),
    STUB_ENTRY(cuStreamGetPriority, cuStreamGetPriority, cuStreamGetPriority, 5050, false, STATUS,
        params_cuStreamGetPriority, 2),
    STUB_ENTRY(cuStreamGetPriority, cuStreamGetPriority_ptsz, cuStreamGetPriority, 5050, true,
        STATUS, params_cuStreamGetPriority, 2),
    STUB_ENTRY(cuStreamIsCapturing, cuStreamIsCapturing, cuStreamIsCapturing, 10000, false, STATUS,
        params_cuStreamIsCapturing, 2),
    STUB_ENTRY(cuStreamIsCapturing, cuStreamIsCapturing_ptsz, cuStreamIsCapturing, 10000, true,
        STATUS, params_cuStreamIsCapturing, 2),
    STUB_ENTRY(cuStreamQuery, cuStreamQuery, cuStreamQuery, 2000, false, STATUS,
        params_cuStreamQuery, 1),
    STUB_ENTRY(cuStreamQuery, cuStreamQuery_ptsz, cuStreamQuery, 2000, true, STATUS,
        params_cuStreamQuery, 1),
    STUB_ENTRY(cuStreamSetAttribute, cuStreamSetAttribute, cuStreamSetAttribute, 11000, false,
        STATUS, params_cuStreamSetAttribute, 3),
    STUB_ENTRY(cuStreamSetAttribute, cuStreamSetAttribute_ptsz, cuStreamSetAttribute, 11000, true,
        STATUS, params_cuStreamSetAttribute, 3),
    STUB_ENTRY(cuStreamSynchronize, cuStreamSynchronize, cuStreamSynchronize, 2000, false, STATUS,
        params_cuStreamSynchronize, 1),
    STUB_ENTRY(cuStreamSynchronize, cuStreamSynchronize_ptsz, cuStreamSynchronize, 2000, true,
        STATUS, params_cuStreamSynchronize, 1),
    STUB_ENTRY(cuStreamUpdateCaptureDependencies, cuStreamUpdateCaptureDependencies_v2,
        cuStreamUpdateCaptureDependencies, 12030, false, STATUS,
        params_cuStreamUpdateCaptureDependencies_v2, 5),
    STUB_ENTRY(cuStreamUpdateCaptureDependencies, cuStreamUpdateCaptureDependencies_v2_ptsz,
        cuStreamUpdateCaptureDependencies, 12030, true, STATUS,
        params_cuStreamUpdateCaptureDependencies_v2, 5),
    STUB_ENTRY(cuStreamWaitEvent, cuStreamWaitEvent, cuStreamWaitEvent, 3020, false, STATUS,
        params_cuStreamWaitEvent, 3),
    STUB_ENTRY(cuStreamWaitEvent, cuStreamWaitEvent_ptsz, cuStreamWaitEvent, 3020, true, STATUS,
        params_cuStreamWaitEvent, 3),
    STUB_ENTRY(cuStreamWaitValue32, cuStreamWaitValue32_v2, cuStreamWaitValue32, 11070, false,
        STATUS, params_cuStreamWaitValue32_v2, 4),
    STUB_ENTRY(cuStreamWaitValue32, cuStreamWaitValue32_v2_ptsz, cuStreamWaitValue32, 11070, true,
        STATUS, params_cuStreamWaitValue32_v2, 4),
    STUB_ENTRY(cuStreamWaitValue64, cuStreamWaitValue64_v2, cuStreamWaitValue64, 11070, false,
        STATUS, params_cuStreamWaitValue64_v2, 4),
    STUB_ENTRY(cuStreamWaitValue64, cuStreamWaitValue64_v2_ptsz, cuStreamWaitValue64, 11070, true,
        STATUS, params_cuStreamWaitValue64_v2, 4),
    STUB_ENTRY(cuStreamWriteValue32, cuStreamWriteValue32_v2, cuStreamWriteValue32, 11070, false,
        STATUS, params_cuStreamWriteValue32_v2, 4),
    STUB_ENTRY(cuStreamWriteValue32, cuStreamWriteValue32_v2_ptsz, cuStreamWriteValue32, 11070,
        true, STATUS, params_cuStreamWriteValue32_v2, 4),
    STUB_ENTRY(cuStreamWriteValue64, cuStreamWriteValue64_v2, cuStreamWriteValue64, 11070, false,
        STATUS, params_cuStreamWriteValue64_v2, 4),
    STUB_ENTRY(cuStreamWriteValue64, cuStreamWriteValue64_v2_ptsz, cuStreamWriteValue64, 11070,
        true, STATUS, params_cuStreamWriteValue64_v2, 4),
    STUB_ENTRY(cuSurfObjectCreate, cuSurfObjectCreate, cuSurfObjectCreate, 5000, false, STATUS,
        params_cuSurfObjectCreate, 2),
    STUB_ENTRY(cuSurfObjectDestroy, cuSurfObjectDestroy, cuSurfObjectDestroy, 5000, false, STATUS,
        params_cuSurfObjectDestroy, 1),
    STUB_ENTRY(cuSurfObjectGetResourceDesc, cuSurfObjectGetResourceDesc,
        cuSurfObjectGetResourceDesc, 5000, false, STATUS, params_cuSurfObjectGetResourceDesc, 2),
    STUB_ENTRY(cuSurfRefGetArray, cuSurfRefGetArray, cuSurfRefGetArray, 3000, false, STATUS,
        params_cuSurfRefGetArray, 2),
    STUB_ENTRY(cuSurfRefSetArray, cuSurfRefSetArray, cuSurfRefSetArray, 3000, false, STATUS,
        params_cuSurfRefSetArray, 3),
    STUB_ENTRY(cuTensorMapEncodeIm2col, cuTensorMapEncodeIm2col, cuTensorMapEncodeIm2col, 12000,
        false, STATUS, params_cuTensorMapEncodeIm2col, 15),
    STUB_ENTRY(cuTensorMapEncodeIm2colWide, cuTensorMapEncodeIm2colWide,
        cuTensorMapEncodeIm2colWide, 12080, false, STATUS, params_cuTensorMapEncodeIm2colWide, 16),
    STUB_ENTRY(cuTensorMapEncodeTiled, cuTensorMapEncodeTiled, cuTensorMapEncodeTiled, 12000,
        false, STATUS, params_cuTensorMapEncodeTiled, 12),
    STUB_ENTRY(cuTensorMapReplaceAddress, cuTensorMapReplaceAddress, cuTensorMapReplaceAddress,
        12000, false, STATUS, params_cuTensorMapReplaceAddress, 2),
    STUB_ENTRY(cuTensorMapSetAllocationClass, cuTensorMapSetAllocationClass,
        cuTensorMapSetAllocationClass, 13050, false, STATUS, params_cuTensorMapSetAllocationClass,
        3),
    STUB_ENTRY(cuTexObjectCreate, cuTexObjectCreate, cuTexObjectCreate, 5000, false, STATUS,
        params_cuTexObjectCreate, 4),
    STUB_ENTRY(cuTexObjectDestroy, cuTexObjectDestroy, cuTexObjectDestroy, 5000, false, STATUS,
        params_cuTexObjectDestroy, 1),
    STUB_ENTRY(cuTexObjectGetResourceDesc, cuTexObjectGetResourceDesc, cuTexObjectGetResourceDesc,
        5000, false, STATUS, params_cuTexObjectGetResourceDesc, 2),
    STUB_ENTRY(cuTexObjectGetResourceViewDesc, cuTexObjectGetResourceViewDesc,
        cuTexObjectGetResourceViewDesc, 5000, false, STATUS, params_cuTexObjectGetResourceViewDesc,
        2),
    STUB_ENTRY(cuTexObjectGetTextureDesc, cuTexObjectGetTextureDesc, cuTexObjectGetTextureDesc,
        5000, false, STATUS, params_cuTexObjectGetTextureDesc, 2),
    STUB_ENTRY(cuTexRefCreate, cuTexRefCreate, cuTexRefCreate, 2000, false, STATUS,
        params_cuTexRefCreate, 1),
    STUB_ENTRY(cuTexRefDestroy, cuTexRefDestroy, cuTexRefDestroy, 2000, false, STATUS,
        params_cuTexRefDestroy, 1),
    STUB_ENTRY(cuTexRefGetAddressMode, cuTexRefGetAddressMode, cuTexRefGetAddressMode, 2000, false,
        STATUS, params_cuTexRefGetAddressMode, 3),
    STUB_ENTRY(cuTexRefGetAddress, cuTexRefGetAddress_v2, cuTexRefGetAddress, 3020, false, STATUS,
        params_cuTexRefGetAddress_v2, 2),
    STUB_ENTRY(cuTexRefGetArray, cuTexRefGetArray, cuTexRefGetArray, 2000, false, STATUS,
        params_cuTexRefGetArray, 2),
    STUB_ENTRY(cuTexRefGetBorderColor, cuTexRefGetBorderColor, cuTexRefGetBorderColor, 8000, false,
        STATUS, params_cuTexRefGetBorderColor, 2),
    STUB_ENTRY(cuTexRefGetFilterMode, cuTexRefGetFilterMode, cuTexRefGetFilterMode, 2000, false,
        STATUS, params_cuTexRefGetFilterMode, 2),
    STUB_ENTRY(cuTexRefGetFlags, cuTexRefGetFlags, cuTexRefGetFlags, 2000, false, STATUS,
        params_cuTexRefGetFlags, 2),
    STUB_ENTRY(cuTexRefGetFormat, cuTexRefGetFormat, cuTexRefGetFormat, 2000, false, STATUS,
        params_cuTexRefGetFormat, 3),
    STUB_ENTRY(cuTexRefGetMaxAnisotropy, cuTexRefGetMaxAnisotropy, cuTexRefGetMaxAnisotropy, 5000,
        false, STATUS, params_cuTexRefGetMaxAnisotropy, 2),
    STUB_ENTRY(cuTexRefGetMipmapFilterMode, cuTexRefGetMipmapFilterMode,
        cuTexRefGetMipmapFilterMode, 5000, false, STATUS, params_cuTexRefGetMipmapFilterMode, 2),
    STUB_ENTRY(cuTexRefGetMipmapLevelBias, cuTexRefGetMipmapLevelBias, cuTexRefGetMipmapLevelBias,
        5000, false, STATUS, params_cuTexRefGetMipmapLevelBias, 2),
    STUB_ENTRY(cuTexRefGetMipmapLevelClamp, cuTexRefGetMipmapLevelClamp,
        cuTexRefGetMipmapLevelClamp, 5000, false, STATUS, params_cuTexRefGetMipmapLevelClamp, 3),
    STUB_ENTRY(cuTexRefGetMipmappedArray, cuTexRefGetMipmappedArray, cuTexRefGetMipmappedArray,
        5000, false, STATUS, params_cuTexRefGetMipmappedArray, 2),
    STUB_ENTRY(cuTexRefSetAddress2D, cuTexRefSetAddress2D_v3, cuTexRefSetAddress2D, 4010, false,
        STATUS, params_cuTexRefSetAddress2D_v3, 4),
    STUB_ENTRY(cuTexRefSetAddressMode, cuTexRefSetAddressMode, cuTexRefSetAddressMode, 2000, false,
        STATUS, params_cuTexRefSetAddressMode, 3),
    STUB_ENTRY(cuTexRefSetAddress, cuTexRefSetAddress_v2, cuTexRefSetAddress, 3020, false, STATUS,
        params_cuTexRefSetAddress_v2, 4),
    STUB_ENTRY(cuTexRefSetArray, cuTexRefSetArray, cuTexRefSetArray, 2000, false, STATUS,
        params_cuTexRefSetArray, 3),
    STUB_ENTRY(cuTexRefSetBorderColor, cuTexRefSetBorderColor, cuTexRefSetBorderColor, 8000, false,
        STATUS, params_cuTexRefSetBorderColor, 2),
    STUB_ENTRY(cuTexRefSetFilterMode, cuTexRefSetFilterMode, cuTexRefSetFilterMode, 2000, false,
        STATUS, params_cuTexRefSetFilterMode, 2),
    STUB_ENTRY(cuTexRefSetFlags, cuTexRefSetFlags, cuTexRefSetFlags, 2000, false, STATUS,
        params_cuTexRefSetFlags, 2),
    STUB_ENTRY(cuTexRefSetFormat, cuTexRefSetFormat, cuTexRefSetFormat, 2000, false, STATUS,
        params_cuTexRefSetFormat, 3),
    STUB_ENTRY(cuTexRefSetMaxAnisotropy, cuTexRefSetMaxAnisotropy, cuTexRefSetMaxAnisotropy, 5000,
        false, STATUS, params_cuTexRefSetMaxAnisotropy, 2),
    STUB_ENTRY(cuTexRefSetMipmapFilterMode, cuTexRefSetMipmapFilterMode,
        cuTexRefSetMipmapFilterMode, 5000, false, STATUS, params_cuTexRefSetMipmapFilterMode, 2),
    STUB_ENTRY(cuTexRefSetMipmapLevelBias, cuTexRefSetMipmapLevelBias, cuTexRefSetMipmapLevelBias,
        5000, false, STATUS, params_cuTexRefSetMipmapLevelBias, 2),
    STUB_ENTRY(cuTexRefSetMipmapLevelClamp, cuTexRefSetMipmapLevelClamp,
        cuTexRefSetMipmapLevelClamp, 5000, false, STATUS, params_cuTexRefSetMipmapLevelClamp, 3),
    STUB_ENTRY(cuTexRefSetMipmappedArray, cuTexRefSetMipmappedArray, cuTexRefSetMipmappedArray,
        5000, false, STATUS, params_cuTexRefSetMipmappedArray, 3),
    STUB_ENTRY(cuThreadExchangeStreamCaptureMode, cuThreadExchangeStreamCaptureMode,
        cuThreadExchangeStreamCaptureMode, 10010, false, STATUS,
        params_cuThreadExchangeStreamCaptureMode, 1),
    STUB_ENTRY(cuUserObjectCreate, cuUserObjectCreate, cuUserObjectCreate, 11030, false, STATUS,
        params_cuUserObjectCreate, 5),
    STUB_ENTRY(cuUserObjectRelease, cuUserObjectRelease, cuUserObjectRelease, 11030, false, STATUS,
        params_cuUserObjectRelease, 2),
    STUB_ENTRY(cuUserObjectRetain, cuUserObjectRetain, cuUserObjectRetain, 11030, false, STATUS,
        params_cuUserObjectRetain, 2),
    STUB_ENTRY(cuVDPAUCtxCreate, cuVDPAUCtxCreate_v2, cuVDPAUCtxCreate, 3020, false, STATUS,
        params_cuVDPAUCtxCreate_v2, 5),
    STUB_ENTRY(cuVDPAUGetDevice, cuVDPAUGetDevice, cuVDPAUGetDevice, 3010, false, STATUS,
        params_cuVDPAUGetDevice, 3),
    STUB_ENTRY(cuWaitExternalSemaphoresAsync, cuWaitExternalSemaphoresAsync,
        cuWaitExternalSemaphoresAsync, 10000, false, STATUS, params_cuWaitExternalSemaphoresAsync,
        4),
    STUB_ENTRY(cuWaitExternalSemaphoresAsync, cuWaitExternalSemaphoresAsync_ptsz,
        cuWaitExternalSemaphoresAsync, 10000, true, STATUS, params_cuWaitExternalSemaphoresAsync,
        4),
};
const int stub_function_count = 617;
unsigned char stub_modes[617];
