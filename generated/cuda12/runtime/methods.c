// methods.c of cubind's binding of the CUDA Runtime API, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/runtime.yaml.
// clang-format off

#include "functions.h"

#define METHOD(name, doc) \
    {#name, (PyCFunction)(void (*)(void))py_##name, METH_FASTCALL | METH_KEYWORDS, doc}

static const char doc_cudaDeviceReset[] =
    "cudaDeviceReset($module, /)\n"
    "--\n\n"
    "cudaDeviceReset()\n\n"
    "cudaError_t cudaDeviceReset(void)\n\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n";
static const char doc_cudaDeviceSynchronize[] =
    "cudaDeviceSynchronize($module, /)\n"
    "--\n\n"
    "cudaDeviceSynchronize()\n\n"
    "cudaError_t cudaDeviceSynchronize(void)\n\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n";
static const char doc_cudaDeviceSetLimit[] =
    "cudaDeviceSetLimit($module, /, limit, value)\n"
    "--\n\n"
    "cudaDeviceSetLimit(limit, value)\n\n"
    "cudaError_t cudaDeviceSetLimit(enum cudaLimit limit, size_t value)\n\n"
    "Parameters\n"
    "    limit : cudaLimit or int\n"
    "    value : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorUnsupportedLimit, cudaErrorInvalidValue, cudaErrorMemoryAllocation\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n";
static const char doc_cudaDeviceGetLimit[] =
    "cudaDeviceGetLimit($module, /, limit)\n"
    "--\n\n"
    "cudaDeviceGetLimit(limit)\n\n"
    "cudaError_t cudaDeviceGetLimit(size_t *pValue, enum cudaLimit limit)\n\n"
    "Parameters\n"
    "    limit : cudaLimit or int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pValue : int\n"
    "Fails with\n"
    "    cudaErrorUnsupportedLimit, cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n";
static const char doc_cudaDeviceGetTexture1DLinearMaxWidth[] =
    "cudaDeviceGetTexture1DLinearMaxWidth($module, /, fmtDesc, device)\n"
    "--\n\n"
    "cudaDeviceGetTexture1DLinearMaxWidth(fmtDesc, device)\n\n"
    "cudaError_t cudaDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements, const struct c"
    "udaChannelFormatDesc *fmtDesc, int device)\n\n"
    "Parameters\n"
    "    fmtDesc : cudaChannelFormatDesc or None\n"
    "    device : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    maxWidthInElements : int\n"
    "Fails with\n"
    "    cudaErrorUnsupportedLimit, cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n";
static const char doc_cudaDeviceGetCacheConfig[] =
    "cudaDeviceGetCacheConfig($module, /)\n"
    "--\n\n"
    "cudaDeviceGetCacheConfig()\n\n"
    "cudaError_t cudaDeviceGetCacheConfig(enum cudaFuncCache *pCacheConfig)\n\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pCacheConfig : cudaFuncCache\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n";
static const char doc_cudaDeviceGetStreamPriorityRange[] =
    "cudaDeviceGetStreamPriorityRange($module, /)\n"
    "--\n\n"
    "cudaDeviceGetStreamPriorityRange()\n\n"
    "cudaError_t cudaDeviceGetStreamPriorityRange(int *leastPriority, int *greatestPriority)\n\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    leastPriority, greatestPriority : int\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n";
static const char doc_cudaDeviceSetCacheConfig[] =
    "cudaDeviceSetCacheConfig($module, /, cacheConfig)\n"
    "--\n\n"
    "cudaDeviceSetCacheConfig(cacheConfig)\n\n"
    "cudaError_t cudaDeviceSetCacheConfig(enum cudaFuncCache cacheConfig)\n\n"
    "Parameters\n"
    "    cacheConfig : cudaFuncCache or int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n";
static const char doc_cudaDeviceGetByPCIBusId[] =
    "cudaDeviceGetByPCIBusId($module, /, pciBusId)\n"
    "--\n\n"
    "cudaDeviceGetByPCIBusId(pciBusId)\n\n"
    "cudaError_t cudaDeviceGetByPCIBusId(int *device, const char *pciBusId)\n\n"
    "Parameters\n"
    "    pciBusId : str or bytes\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    device : int\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDevice\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n";
static const char doc_cudaDeviceGetPCIBusId[] =
    "cudaDeviceGetPCIBusId($module, /, length, device)\n"
    "--\n\n"
    "cudaDeviceGetPCIBusId(length, device)\n\n"
    "cudaError_t cudaDeviceGetPCIBusId(char *pciBusId, int len, int device)\n\n"
    "Parameters\n"
    "    length, device : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pciBusId : bytes\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDevice\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n";
static const char doc_checked_cudaDeviceGetPCIBusId[] =
    "cudaDeviceGetPCIBusId($module, /, device)\n"
    "--\n\n"
    "cudaDeviceGetPCIBusId(device)\n\n"
    "cudaError_t cudaDeviceGetPCIBusId(char *pciBusId, int len, int device)\n\n"
    "Parameters\n"
    "    device : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pciBusId : str\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDevice\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n";
static const char doc_cudaIpcGetEventHandle[] =
    "cudaIpcGetEventHandle($module, /, event)\n"
    "--\n\n"
    "cudaIpcGetEventHandle(event)\n\n"
    "cudaError_t cudaIpcGetEventHandle(cudaIpcEventHandle_t *handle, cudaEvent_t event)\n\n"
    "Parameters\n"
    "    event : cudaEvent_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    handle : cudaIpcEventHandle_t\n"
    "Fails with\n"
    "    cudaErrorInvalidResourceHandle, cudaErrorMemoryAllocation,\n"
    "    cudaErrorMapBufferObjectFailed, cudaErrorNotSupported, cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n";
static const char doc_cudaIpcOpenEventHandle[] =
    "cudaIpcOpenEventHandle($module, /, handle)\n"
    "--\n\n"
    "cudaIpcOpenEventHandle(handle)\n\n"
    "cudaError_t cudaIpcOpenEventHandle(cudaEvent_t *event, cudaIpcEventHandle_t handle)\n\n"
    "Parameters\n"
    "    handle : cudaIpcEventHandle_t\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    event : cudaEvent_t\n"
    "Fails with\n"
    "    cudaErrorMapBufferObjectFailed, cudaErrorNotSupported, cudaErrorInvalidValue,\n"
    "    cudaErrorDeviceUninitialized\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n";
static const char doc_cudaIpcGetMemHandle[] =
    "cudaIpcGetMemHandle($module, /, devPtr)\n"
    "--\n\n"
    "cudaIpcGetMemHandle(devPtr)\n\n"
    "cudaError_t cudaIpcGetMemHandle(cudaIpcMemHandle_t *handle, void *devPtr)\n\n"
    "Parameters\n"
    "    devPtr : int (address), buffer or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    handle : cudaIpcMemHandle_t\n"
    "Fails with\n"
    "    cudaErrorMemoryAllocation, cudaErrorMapBufferObjectFailed, cudaErrorNotSupported,\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n";
static const char doc_cudaIpcOpenMemHandle[] =
    "cudaIpcOpenMemHandle($module, /, handle, flags)\n"
    "--\n\n"
    "cudaIpcOpenMemHandle(handle, flags)\n\n"
    "cudaError_t cudaIpcOpenMemHandle(void **devPtr, cudaIpcMemHandle_t handle, unsigned int fla"
    "gs)\n\n"
    "Parameters\n"
    "    handle : cudaIpcMemHandle_t\n"
    "    flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    devPtr : int\n"
    "Fails with\n"
    "    cudaErrorMapBufferObjectFailed, cudaErrorInvalidResourceHandle,\n"
    "    cudaErrorDeviceUninitialized, cudaErrorTooManyPeers, cudaErrorNotSupported,\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n";
static const char doc_cudaIpcCloseMemHandle[] =
    "cudaIpcCloseMemHandle($module, /, devPtr)\n"
    "--\n\n"
    "cudaIpcCloseMemHandle(devPtr)\n\n"
    "cudaError_t cudaIpcCloseMemHandle(void *devPtr)\n\n"
    "Parameters\n"
    "    devPtr : int (address), buffer or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorMapBufferObjectFailed, cudaErrorNotSupported, cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n";
static const char doc_cudaDeviceFlushGPUDirectRDMAWrites[] =
    "cudaDeviceFlushGPUDirectRDMAWrites($module, /, target, scope)\n"
    "--\n\n"
    "cudaDeviceFlushGPUDirectRDMAWrites(target, scope)\n\n"
    "cudaError_t cudaDeviceFlushGPUDirectRDMAWrites(enum cudaFlushGPUDirectRDMAWritesTarget targ"
    "et, enum cudaFlushGPUDirectRDMAWritesScope scope)\n\n"
    "Parameters\n"
    "    target : cudaFlushGPUDirectRDMAWritesTarget or int\n"
    "    scope : cudaFlushGPUDirectRDMAWritesScope or int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorNotSupported\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n";
static const char doc_cudaDeviceRegisterAsyncNotification[] =
    "cudaDeviceRegisterAsyncNotification($module, /, device, callbackFunc, userData)\n"
    "--\n\n"
    "cudaDeviceRegisterAsyncNotification(device, callbackFunc, userData)\n\n"
    "cudaError_t cudaDeviceRegisterAsyncNotification(int device, cudaAsyncCallback callbackFunc,"
    " void *userData, cudaAsyncCallbackHandle_t *callback)\n\n"
    "Parameters\n"
    "    device : int\n"
    "    callbackFunc : callable, cudaAsyncCallback, int (address of a C function) or None\n"
    "    userData : any object, which the callable gets; int (address) for a C function\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    callback : cudaAsyncCallbackHandle_t\n"
    "Fails with\n"
    "    cudaErrorNotSupported, cudaErrorInvalidDevice, cudaErrorInvalidValue,\n"
    "    cudaErrorNotPermitted, cudaErrorUnknown\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n";
static const char doc_checked_cudaDeviceRegisterAsyncNotification[] =
    "cudaDeviceRegisterAsyncNotification($module, /, device, callbackFunc, userData=None)\n"
    "--\n\n"
    "cudaDeviceRegisterAsyncNotification(device, callbackFunc, userData=None)\n\n"
    "cudaError_t cudaDeviceRegisterAsyncNotification(int device, cudaAsyncCallback callbackFunc,"
    " void *userData, cudaAsyncCallbackHandle_t *callback)\n\n"
    "Parameters\n"
    "    device : int\n"
    "    callbackFunc : callable, cudaAsyncCallback, int (address of a C function) or None\n"
    "    userData : any object, which the callable gets; int (address) for a C function\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    callback : cudaAsyncCallbackHandle_t\n"
    "Fails with\n"
    "    cudaErrorNotSupported, cudaErrorInvalidDevice, cudaErrorInvalidValue,\n"
    "    cudaErrorNotPermitted, cudaErrorUnknown\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n";
static const char doc_cudaDeviceUnregisterAsyncNotification[] =
    "cudaDeviceUnregisterAsyncNotification($module, /, device, callback)\n"
    "--\n\n"
    "cudaDeviceUnregisterAsyncNotification(device, callback)\n\n"
    "cudaError_t cudaDeviceUnregisterAsyncNotification(int device, cudaAsyncCallbackHandle_t cal"
    "lback)\n\n"
    "Parameters\n"
    "    device : int\n"
    "    callback : cudaAsyncCallbackHandle_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorNotSupported, cudaErrorInvalidDevice, cudaErrorInvalidValue,\n"
    "    cudaErrorNotPermitted, cudaErrorUnknown\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n";
static const char doc_cudaDeviceGetSharedMemConfig[] =
    "cudaDeviceGetSharedMemConfig($module, /)\n"
    "--\n\n"
    "cudaDeviceGetSharedMemConfig()\n\n"
    "cudaError_t cudaDeviceGetSharedMemConfig(enum cudaSharedMemConfig *pConfig)\n\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pConfig : cudaSharedMemConfig\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE__DEPRECATED.html\n";
static const char doc_cudaDeviceSetSharedMemConfig[] =
    "cudaDeviceSetSharedMemConfig($module, /, config)\n"
    "--\n\n"
    "cudaDeviceSetSharedMemConfig(config)\n\n"
    "cudaError_t cudaDeviceSetSharedMemConfig(enum cudaSharedMemConfig config)\n\n"
    "Parameters\n"
    "    config : cudaSharedMemConfig or int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE__DEPRECATED.html\n";
static const char doc_cudaThreadExit[] =
    "cudaThreadExit($module, /)\n"
    "--\n\n"
    "cudaThreadExit()\n\n"
    "cudaError_t cudaThreadExit(void)\n\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Gives up the GIL. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__THREAD__DEPRECATED.html\n";
static const char doc_cudaThreadSynchronize[] =
    "cudaThreadSynchronize($module, /)\n"
    "--\n\n"
    "cudaThreadSynchronize()\n\n"
    "cudaError_t cudaThreadSynchronize(void)\n\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Gives up the GIL. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__THREAD__DEPRECATED.html\n";
static const char doc_cudaThreadSetLimit[] =
    "cudaThreadSetLimit($module, /, limit, value)\n"
    "--\n\n"
    "cudaThreadSetLimit(limit, value)\n\n"
    "cudaError_t cudaThreadSetLimit(enum cudaLimit limit, size_t value)\n\n"
    "Parameters\n"
    "    limit : cudaLimit or int\n"
    "    value : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorUnsupportedLimit, cudaErrorInvalidValue\n"
    "Gives up the GIL. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__THREAD__DEPRECATED.html\n";
static const char doc_cudaThreadGetLimit[] =
    "cudaThreadGetLimit($module, /, limit)\n"
    "--\n\n"
    "cudaThreadGetLimit(limit)\n\n"
    "cudaError_t cudaThreadGetLimit(size_t *pValue, enum cudaLimit limit)\n\n"
    "Parameters\n"
    "    limit : cudaLimit or int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pValue : int\n"
    "Fails with\n"
    "    cudaErrorUnsupportedLimit, cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__THREAD__DEPRECATED.html\n";
static const char doc_cudaThreadGetCacheConfig[] =
    "cudaThreadGetCacheConfig($module, /)\n"
    "--\n\n"
    "cudaThreadGetCacheConfig()\n\n"
    "cudaError_t cudaThreadGetCacheConfig(enum cudaFuncCache *pCacheConfig)\n\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pCacheConfig : cudaFuncCache\n"
    "Keeps the GIL while no host function can hold the call up. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__THREAD__DEPRECATED.html\n";
static const char doc_cudaThreadSetCacheConfig[] =
    "cudaThreadSetCacheConfig($module, /, cacheConfig)\n"
    "--\n\n"
    "cudaThreadSetCacheConfig(cacheConfig)\n\n"
    "cudaError_t cudaThreadSetCacheConfig(enum cudaFuncCache cacheConfig)\n\n"
    "Parameters\n"
    "    cacheConfig : cudaFuncCache or int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Keeps the GIL while no host function can hold the call up. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__THREAD__DEPRECATED.html\n";
static const char doc_cudaGetLastError[] =
    "cudaGetLastError($module, /)\n"
    "--\n\n"
    "cudaGetLastError()\n\n"
    "cudaError_t cudaGetLastError(void)\n\n"
    "Returns\n"
    "    cudaError_t\n"
    "Fails with\n"
    "    cudaErrorMissingConfiguration, cudaErrorMemoryAllocation,\n"
    "    cudaErrorInitializationError, cudaErrorLaunchFailure, cudaErrorLaunchTimeout,\n"
    "    cudaErrorLaunchOutOfResources, cudaErrorInvalidDeviceFunction,\n"
    "    cudaErrorInvalidConfiguration, cudaErrorInvalidDevice, cudaErrorInvalidValue,\n"
    "    cudaErrorInvalidPitchValue, cudaErrorInvalidSymbol,\n"
    "    cudaErrorUnmapBufferObjectFailed, cudaErrorInvalidDevicePointer,\n"
    "    cudaErrorInvalidTexture, cudaErrorInvalidTextureBinding,\n"
    "    cudaErrorInvalidChannelDescriptor, cudaErrorInvalidMemcpyDirection,\n"
    "    cudaErrorInvalidFilterSetting, cudaErrorInvalidNormSetting, cudaErrorUnknown,\n"
    "    cudaErrorInvalidResourceHandle, cudaErrorInsufficientDriver, cudaErrorNoDevice,\n"
    "    cudaErrorSetOnActiveProcess, cudaErrorStartupFailure, cudaErrorInvalidPtx,\n"
    "    cudaErrorUnsupportedPtxVersion, cudaErrorNoKernelImageForDevice,\n"
    "    cudaErrorJitCompilerNotFound, cudaErrorJitCompilationDisabled\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__ERROR.html\n";
static const char doc_cudaPeekAtLastError[] =
    "cudaPeekAtLastError($module, /)\n"
    "--\n\n"
    "cudaPeekAtLastError()\n\n"
    "cudaError_t cudaPeekAtLastError(void)\n\n"
    "Returns\n"
    "    cudaError_t\n"
    "Fails with\n"
    "    cudaErrorMissingConfiguration, cudaErrorMemoryAllocation,\n"
    "    cudaErrorInitializationError, cudaErrorLaunchFailure, cudaErrorLaunchTimeout,\n"
    "    cudaErrorLaunchOutOfResources, cudaErrorInvalidDeviceFunction,\n"
    "    cudaErrorInvalidConfiguration, cudaErrorInvalidDevice, cudaErrorInvalidValue,\n"
    "    cudaErrorInvalidPitchValue, cudaErrorInvalidSymbol,\n"
    "    cudaErrorUnmapBufferObjectFailed, cudaErrorInvalidDevicePointer,\n"
    "    cudaErrorInvalidTexture, cudaErrorInvalidTextureBinding,\n"
    "    cudaErrorInvalidChannelDescriptor, cudaErrorInvalidMemcpyDirection,\n"
    "    cudaErrorInvalidFilterSetting, cudaErrorInvalidNormSetting, cudaErrorUnknown,\n"
    "    cudaErrorInvalidResourceHandle, cudaErrorInsufficientDriver, cudaErrorNoDevice,\n"
    "    cudaErrorSetOnActiveProcess, cudaErrorStartupFailure, cudaErrorInvalidPtx,\n"
    "    cudaErrorUnsupportedPtxVersion, cudaErrorNoKernelImageForDevice,\n"
    "    cudaErrorJitCompilerNotFound, cudaErrorJitCompilationDisabled\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__ERROR.html\n";
static const char doc_cudaGetErrorName[] =
    "cudaGetErrorName($module, /, error)\n"
    "--\n\n"
    "cudaGetErrorName(error)\n\n"
    "const char *cudaGetErrorName(cudaError_t error)\n\n"
    "Parameters\n"
    "    error : cudaError_t or int\n"
    "Returns\n"
    "    cudaError_t (always cudaSuccess; the checked form leaves it out)\n"
    "    bytes | None\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__ERROR.html\n";
static const char doc_checked_cudaGetErrorName[] =
    "cudaGetErrorName($module, /, error)\n"
    "--\n\n"
    "cudaGetErrorName(error)\n\n"
    "const char *cudaGetErrorName(cudaError_t error)\n\n"
    "Parameters\n"
    "    error : cudaError_t or int\n"
    "Returns\n"
    "    cudaError_t (always cudaSuccess; the checked form leaves it out)\n"
    "    str | None\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__ERROR.html\n";
static const char doc_cudaGetErrorString[] =
    "cudaGetErrorString($module, /, error)\n"
    "--\n\n"
    "cudaGetErrorString(error)\n\n"
    "const char *cudaGetErrorString(cudaError_t error)\n\n"
    "Parameters\n"
    "    error : cudaError_t or int\n"
    "Returns\n"
    "    cudaError_t (always cudaSuccess; the checked form leaves it out)\n"
    "    bytes | None\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__ERROR.html\n";
static const char doc_checked_cudaGetErrorString[] =
    "cudaGetErrorString($module, /, error)\n"
    "--\n\n"
    "cudaGetErrorString(error)\n\n"
    "const char *cudaGetErrorString(cudaError_t error)\n\n"
    "Parameters\n"
    "    error : cudaError_t or int\n"
    "Returns\n"
    "    cudaError_t (always cudaSuccess; the checked form leaves it out)\n"
    "    str | None\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__ERROR.html\n";
static const char doc_cudaGetDeviceCount[] =
    "cudaGetDeviceCount($module, /)\n"
    "--\n\n"
    "cudaGetDeviceCount()\n\n"
    "cudaError_t cudaGetDeviceCount(int *count)\n\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    count : int\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n";
static const char doc_cudaGetDeviceProperties[] =
    "cudaGetDeviceProperties($module, /, device)\n"
    "--\n\n"
    "cudaGetDeviceProperties(device)\n\n"
    "cudaError_t cudaGetDeviceProperties_v2(struct cudaDeviceProp *prop, int device)\n\n"
    "Parameters\n"
    "    device : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    prop : cudaDeviceProp\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n";
static const char doc_cudaDeviceGetAttribute[] =
    "cudaDeviceGetAttribute($module, /, attr, device)\n"
    "--\n\n"
    "cudaDeviceGetAttribute(attr, device)\n\n"
    "cudaError_t cudaDeviceGetAttribute(int *value, enum cudaDeviceAttr attr, int device)\n\n"
    "Parameters\n"
    "    attr : cudaDeviceAttr or int\n"
    "    device : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    value : int\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice, cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n";
static const char doc_cudaDeviceGetDefaultMemPool[] =
    "cudaDeviceGetDefaultMemPool($module, /, device)\n"
    "--\n\n"
    "cudaDeviceGetDefaultMemPool(device)\n\n"
    "cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t *memPool, int device)\n\n"
    "Parameters\n"
    "    device : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    memPool : cudaMemPool_t\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice, cudaErrorInvalidValue, cudaErrorNotSupported\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n";
static const char doc_cudaDeviceSetMemPool[] =
    "cudaDeviceSetMemPool($module, /, device, memPool)\n"
    "--\n\n"
    "cudaDeviceSetMemPool(device, memPool)\n\n"
    "cudaError_t cudaDeviceSetMemPool(int device, cudaMemPool_t memPool)\n\n"
    "Parameters\n"
    "    device : int\n"
    "    memPool : cudaMemPool_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDevice, cudaErrorNotSupported\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n";
static const char doc_cudaDeviceGetMemPool[] =
    "cudaDeviceGetMemPool($module, /, device)\n"
    "--\n\n"
    "cudaDeviceGetMemPool(device)\n\n"
    "cudaError_t cudaDeviceGetMemPool(cudaMemPool_t *memPool, int device)\n\n"
    "Parameters\n"
    "    device : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    memPool : cudaMemPool_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorNotSupported\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n";
static const char doc_cudaDeviceGetNvSciSyncAttributes[] =
    "cudaDeviceGetNvSciSyncAttributes($module, /, nvSciSyncAttrList, device, flags)\n"
    "--\n\n"
    "cudaDeviceGetNvSciSyncAttributes(nvSciSyncAttrList, device, flags)\n\n"
    "cudaError_t cudaDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, int device, int flags"
    ")\n\n"
    "Parameters\n"
    "    nvSciSyncAttrList : int (address), buffer or None\n"
    "    device, flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorDeviceUninitialized, cudaErrorInvalidValue, cudaErrorInvalidDevice,\n"
    "    cudaErrorNotSupported, cudaErrorMemoryAllocation\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n";
static const char doc_cudaDeviceGetP2PAttribute[] =
    "cudaDeviceGetP2PAttribute($module, /, attr, srcDevice, dstDevice)\n"
    "--\n\n"
    "cudaDeviceGetP2PAttribute(attr, srcDevice, dstDevice)\n\n"
    "cudaError_t cudaDeviceGetP2PAttribute(int *value, enum cudaDeviceP2PAttr attr, int srcDevic"
    "e, int dstDevice)\n\n"
    "Parameters\n"
    "    attr : cudaDeviceP2PAttr or int\n"
    "    srcDevice, dstDevice : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    value : int\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice, cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n";
static const char doc_cudaChooseDevice[] =
    "cudaChooseDevice($module, /, prop)\n"
    "--\n\n"
    "cudaChooseDevice(prop)\n\n"
    "cudaError_t cudaChooseDevice(int *device, const struct cudaDeviceProp *prop)\n\n"
    "Parameters\n"
    "    prop : cudaDeviceProp or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    device : int\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n";
static const char doc_cudaInitDevice[] =
    "cudaInitDevice($module, /, device, deviceFlags, flags)\n"
    "--\n\n"
    "cudaInitDevice(device, deviceFlags, flags)\n\n"
    "cudaError_t cudaInitDevice(int device, unsigned int deviceFlags, unsigned int flags)\n\n"
    "Parameters\n"
    "    device, deviceFlags, flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n";
static const char doc_cudaSetDevice[] =
    "cudaSetDevice($module, /, device)\n"
    "--\n\n"
    "cudaSetDevice(device)\n\n"
    "cudaError_t cudaSetDevice(int device)\n\n"
    "Parameters\n"
    "    device : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n";
static const char doc_cudaGetDevice[] =
    "cudaGetDevice($module, /)\n"
    "--\n\n"
    "cudaGetDevice()\n\n"
    "cudaError_t cudaGetDevice(int *device)\n\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    device : int\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n";
static const char doc_cudaSetValidDevices[] =
    "cudaSetValidDevices($module, /, device_arr, length)\n"
    "--\n\n"
    "cudaSetValidDevices(device_arr, length)\n\n"
    "cudaError_t cudaSetValidDevices(int *device_arr, int len)\n\n"
    "Parameters\n"
    "    device_arr : sequence of int, or None; as many as length\n"
    "    length : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDevice\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n";
static const char doc_checked_cudaSetValidDevices[] =
    "cudaSetValidDevices($module, /, device_arr)\n"
    "--\n\n"
    "cudaSetValidDevices(device_arr)\n\n"
    "cudaError_t cudaSetValidDevices(int *device_arr, int len)\n\n"
    "Parameters\n"
    "    device_arr : sequence of int, or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDevice\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n";
static const char doc_cudaSetDeviceFlags[] =
    "cudaSetDeviceFlags($module, /, flags)\n"
    "--\n\n"
    "cudaSetDeviceFlags(flags)\n\n"
    "cudaError_t cudaSetDeviceFlags(unsigned int flags)\n\n"
    "Parameters\n"
    "    flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n";
static const char doc_cudaGetDeviceFlags[] =
    "cudaGetDeviceFlags($module, /)\n"
    "--\n\n"
    "cudaGetDeviceFlags()\n\n"
    "cudaError_t cudaGetDeviceFlags(unsigned int *flags)\n\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    flags : int\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n";
static const char doc_cudaStreamCreate[] =
    "cudaStreamCreate($module, /)\n"
    "--\n\n"
    "cudaStreamCreate()\n\n"
    "cudaError_t cudaStreamCreate(cudaStream_t *pStream)\n\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pStream : cudaStream_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n";
static const char doc_cudaStreamCreateWithFlags[] =
    "cudaStreamCreateWithFlags($module, /, flags)\n"
    "--\n\n"
    "cudaStreamCreateWithFlags(flags)\n\n"
    "cudaError_t cudaStreamCreateWithFlags(cudaStream_t *pStream, unsigned int flags)\n\n"
    "Parameters\n"
    "    flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pStream : cudaStream_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n";
static const char doc_cudaStreamCreateWithPriority[] =
    "cudaStreamCreateWithPriority($module, /, flags, priority)\n"
    "--\n\n"
    "cudaStreamCreateWithPriority(flags, priority)\n\n"
    "cudaError_t cudaStreamCreateWithPriority(cudaStream_t *pStream, unsigned int flags, int pri"
    "ority)\n\n"
    "Parameters\n"
    "    flags, priority : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pStream : cudaStream_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n";
static const char doc_cudaStreamGetPriority[] =
    "cudaStreamGetPriority($module, /, hStream)\n"
    "--\n\n"
    "cudaStreamGetPriority(hStream)\n\n"
    "cudaError_t cudaStreamGetPriority(cudaStream_t hStream, int *priority)\n\n"
    "Parameters\n"
    "    hStream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    priority : int\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaStreamGetPriority_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n";
static const char doc_cudaStreamGetFlags[] =
    "cudaStreamGetFlags($module, /, hStream)\n"
    "--\n\n"
    "cudaStreamGetFlags(hStream)\n\n"
    "cudaError_t cudaStreamGetFlags(cudaStream_t hStream, unsigned int *flags)\n\n"
    "Parameters\n"
    "    hStream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    flags : int\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaStreamGetFlags_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n";
static const char doc_cudaStreamGetId[] =
    "cudaStreamGetId($module, /, hStream)\n"
    "--\n\n"
    "cudaStreamGetId(hStream)\n\n"
    "cudaError_t cudaStreamGetId(cudaStream_t hStream, unsigned long long *streamId)\n\n"
    "Parameters\n"
    "    hStream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    streamId : int\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaStreamGetId_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n";
static const char doc_cudaStreamGetDevice[] =
    "cudaStreamGetDevice($module, /, hStream)\n"
    "--\n\n"
    "cudaStreamGetDevice(hStream)\n\n"
    "cudaError_t cudaStreamGetDevice(cudaStream_t hStream, int *device)\n\n"
    "Parameters\n"
    "    hStream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    device : int\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaStreamGetDevice_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n";
static const char doc_cudaCtxResetPersistingL2Cache[] =
    "cudaCtxResetPersistingL2Cache($module, /)\n"
    "--\n\n"
    "cudaCtxResetPersistingL2Cache()\n\n"
    "cudaError_t cudaCtxResetPersistingL2Cache(void)\n\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n";
static const char doc_cudaStreamCopyAttributes[] =
    "cudaStreamCopyAttributes($module, /, dst, src)\n"
    "--\n\n"
    "cudaStreamCopyAttributes(dst, src)\n\n"
    "cudaError_t cudaStreamCopyAttributes(cudaStream_t dst, cudaStream_t src)\n\n"
    "Parameters\n"
    "    dst, src : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorNotSupported\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaStreamCopyAttributes_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n";
static const char doc_cudaStreamGetAttribute[] =
    "cudaStreamGetAttribute($module, /, hStream, attr)\n"
    "--\n\n"
    "cudaStreamGetAttribute(hStream, attr)\n\n"
    "cudaError_t cudaStreamGetAttribute(cudaStream_t hStream, cudaStreamAttrID attr, cudaStreamA"
    "ttrValue *value_out)\n\n"
    "Parameters\n"
    "    hStream : cudaStream_t, int or None\n"
    "    attr : cudaStreamAttrID or int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    value_out : cudaStreamAttrValue\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaStreamGetAttribute_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n";
static const char doc_cudaStreamSetAttribute[] =
    "cudaStreamSetAttribute($module, /, hStream, attr, value)\n"
    "--\n\n"
    "cudaStreamSetAttribute(hStream, attr, value)\n\n"
    "cudaError_t cudaStreamSetAttribute(cudaStream_t hStream, cudaStreamAttrID attr, const cudaS"
    "treamAttrValue *value)\n\n"
    "Parameters\n"
    "    hStream : cudaStream_t, int or None\n"
    "    attr : cudaStreamAttrID or int\n"
    "    value : cudaStreamAttrValue or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaStreamSetAttribute_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n";
static const char doc_cudaStreamDestroy[] =
    "cudaStreamDestroy($module, /, stream)\n"
    "--\n\n"
    "cudaStreamDestroy(stream)\n\n"
    "cudaError_t cudaStreamDestroy(cudaStream_t stream)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n";
static const char doc_cudaStreamWaitEvent[] =
    "cudaStreamWaitEvent($module, /, stream, event, flags)\n"
    "--\n\n"
    "cudaStreamWaitEvent(stream, event, flags)\n\n"
    "cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned int flags)"
    "\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n"
    "    event : cudaEvent_t, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaStreamWaitEvent_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n";
static const char doc_checked_cudaStreamWaitEvent[] =
    "cudaStreamWaitEvent($module, /, stream, event, flags=None)\n"
    "--\n\n"
    "cudaStreamWaitEvent(stream, event, flags=None)\n\n"
    "cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned int flags)"
    "\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n"
    "    event : cudaEvent_t, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaStreamWaitEvent_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n";
static const char doc_cudaStreamAddCallback[] =
    "cudaStreamAddCallback($module, /, stream, callback, userData, flags)\n"
    "--\n\n"
    "cudaStreamAddCallback(stream, callback, userData, flags)\n\n"
    "cudaError_t cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t callback, void "
    "*userData, unsigned int flags)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n"
    "    callback : callable, cudaStreamCallback_t, int (address of a C function) or None\n"
    "    userData : any object, which the callable gets; int (address) for a C function\n"
    "    flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidResourceHandle, cudaErrorInvalidValue, cudaErrorNotSupported\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaStreamAddCallback_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n";
static const char doc_checked_cudaStreamAddCallback[] =
    "cudaStreamAddCallback($module, /, stream, callback, userData=None, flags=None)\n"
    "--\n\n"
    "cudaStreamAddCallback(stream, callback, userData=None, flags=None)\n\n"
    "cudaError_t cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t callback, void "
    "*userData, unsigned int flags)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n"
    "    callback : callable, cudaStreamCallback_t, int (address of a C function) or None\n"
    "    userData : any object, which the callable gets; int (address) for a C function\n"
    "    flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidResourceHandle, cudaErrorInvalidValue, cudaErrorNotSupported\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaStreamAddCallback_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n";
static const char doc_cudaStreamSynchronize[] =
    "cudaStreamSynchronize($module, /, stream)\n"
    "--\n\n"
    "cudaStreamSynchronize(stream)\n\n"
    "cudaError_t cudaStreamSynchronize(cudaStream_t stream)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidResourceHandle\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaStreamSynchronize_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n";
static const char doc_cudaStreamQuery[] =
    "cudaStreamQuery($module, /, stream)\n"
    "--\n\n"
    "cudaStreamQuery(stream)\n\n"
    "cudaError_t cudaStreamQuery(cudaStream_t stream)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorNotReady, cudaErrorInvalidResourceHandle\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaStreamQuery_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n";
static const char doc_cudaStreamAttachMemAsync[] =
    "cudaStreamAttachMemAsync($module, /, stream, devPtr, length, flags)\n"
    "--\n\n"
    "cudaStreamAttachMemAsync(stream, devPtr, length, flags)\n\n"
    "cudaError_t cudaStreamAttachMemAsync(cudaStream_t stream, void *devPtr, size_t length, unsi"
    "gned int flags)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n"
    "    devPtr : int (address), buffer or None; at least length bytes are read\n"
    "    length, flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorNotReady, cudaErrorInvalidValue, cudaErrorInvalidResourceHandle\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaStreamAttachMemAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n";
static const char doc_cudaStreamBeginCapture[] =
    "cudaStreamBeginCapture($module, /, stream, mode)\n"
    "--\n\n"
    "cudaStreamBeginCapture(stream, mode)\n\n"
    "cudaError_t cudaStreamBeginCapture(cudaStream_t stream, enum cudaStreamCaptureMode mode)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n"
    "    mode : cudaStreamCaptureMode or int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaStreamBeginCapture_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n";
static const char doc_cudaStreamBeginCaptureToGraph[] =
    "cudaStreamBeginCaptureToGraph($module, /, stream, graph, dependencies, dependencyData, numD"
    "ependencies, mode)\n"
    "--\n\n"
    "cudaStreamBeginCaptureToGraph(stream, graph, dependencies, dependencyData, numDependencies,"
    " mode)\n\n"
    "cudaError_t cudaStreamBeginCaptureToGraph(cudaStream_t stream, cudaGraph_t graph, const cud"
    "aGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies"
    ", enum cudaStreamCaptureMode mode)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n"
    "    graph : cudaGraph_t, int or None\n"
    "    dependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    dependencyData : sequence of cudaGraphEdgeData, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    mode : cudaStreamCaptureMode or int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaStreamBeginCaptureToGraph_ptsz."
    "\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n";
static const char doc_checked_cudaStreamBeginCaptureToGraph[] =
    "cudaStreamBeginCaptureToGraph($module, /, stream, graph, dependencies, dependencyData, mode"
    ")\n"
    "--\n\n"
    "cudaStreamBeginCaptureToGraph(stream, graph, dependencies, dependencyData, mode)\n\n"
    "cudaError_t cudaStreamBeginCaptureToGraph(cudaStream_t stream, cudaGraph_t graph, const cud"
    "aGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies"
    ", enum cudaStreamCaptureMode mode)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n"
    "    graph : cudaGraph_t, int or None\n"
    "    dependencies : sequence of cudaGraphNode_t, or None\n"
    "    dependencyData : sequence of cudaGraphEdgeData, or None\n"
    "    mode : cudaStreamCaptureMode or int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaStreamBeginCaptureToGraph_ptsz."
    "\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n";
static const char doc_cudaThreadExchangeStreamCaptureMode[] =
    "cudaThreadExchangeStreamCaptureMode($module, /, mode)\n"
    "--\n\n"
    "cudaThreadExchangeStreamCaptureMode(mode)\n\n"
    "cudaError_t cudaThreadExchangeStreamCaptureMode(enum cudaStreamCaptureMode *mode)\n\n"
    "Parameters\n"
    "    mode : cudaStreamCaptureMode or int; in and out\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    mode : cudaStreamCaptureMode\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n";
static const char doc_cudaStreamEndCapture[] =
    "cudaStreamEndCapture($module, /, stream)\n"
    "--\n\n"
    "cudaStreamEndCapture(stream)\n\n"
    "cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t *pGraph)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraph : cudaGraph_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorStreamCaptureWrongThread\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaStreamEndCapture_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n";
static const char doc_cudaStreamIsCapturing[] =
    "cudaStreamIsCapturing($module, /, stream)\n"
    "--\n\n"
    "cudaStreamIsCapturing(stream)\n\n"
    "cudaError_t cudaStreamIsCapturing(cudaStream_t stream, enum cudaStreamCaptureStatus *pCaptu"
    "reStatus)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pCaptureStatus : cudaStreamCaptureStatus\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorStreamCaptureImplicit\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaStreamIsCapturing_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n";
static const char doc_cudaStreamGetCaptureInfo[] =
    "cudaStreamGetCaptureInfo($module, /, stream)\n"
    "--\n\n"
    "cudaStreamGetCaptureInfo(stream)\n\n"
    "cudaError_t cudaStreamGetCaptureInfo_v2(cudaStream_t stream, enum cudaStreamCaptureStatus *"
    "captureStatus_out, unsigned long long *id_out, cudaGraph_t *graph_out, const cudaGraphNode_"
    "t **dependencies_out, size_t *numDependencies_out)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    captureStatus_out : cudaStreamCaptureStatus\n"
    "    id_out : int\n"
    "    graph_out : cudaGraph_t\n"
    "    dependencies_out : list[cudaGraphNode_t]\n"
    "    numDependencies_out : int\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorStreamCaptureImplicit\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaStreamGetCaptureInfo_v2_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n";
static const char doc_checked_cudaStreamGetCaptureInfo[] =
    "cudaStreamGetCaptureInfo($module, /, stream)\n"
    "--\n\n"
    "cudaStreamGetCaptureInfo(stream)\n\n"
    "cudaError_t cudaStreamGetCaptureInfo_v2(cudaStream_t stream, enum cudaStreamCaptureStatus *"
    "captureStatus_out, unsigned long long *id_out, cudaGraph_t *graph_out, const cudaGraphNode_"
    "t **dependencies_out, size_t *numDependencies_out)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    captureStatus_out : cudaStreamCaptureStatus\n"
    "    id_out : int\n"
    "    graph_out : cudaGraph_t\n"
    "    dependencies_out : list[cudaGraphNode_t]\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorStreamCaptureImplicit\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaStreamGetCaptureInfo_v2_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n";
static const char doc_cudaStreamGetCaptureInfo_v3[] =
    "cudaStreamGetCaptureInfo_v3($module, /, stream)\n"
    "--\n\n"
    "cudaStreamGetCaptureInfo_v3(stream)\n\n"
    "cudaError_t cudaStreamGetCaptureInfo_v3(cudaStream_t stream, enum cudaStreamCaptureStatus *"
    "captureStatus_out, unsigned long long *id_out, cudaGraph_t *graph_out, const cudaGraphNode_"
    "t **dependencies_out, const cudaGraphEdgeData **edgeData_out, size_t *numDependencies_out)\n"
    "\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    captureStatus_out : cudaStreamCaptureStatus\n"
    "    id_out : int\n"
    "    graph_out : cudaGraph_t\n"
    "    dependencies_out : list[cudaGraphNode_t]\n"
    "    edgeData_out : list[cudaGraphEdgeData]\n"
    "    numDependencies_out : int\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorStreamCaptureImplicit, cudaErrorLossyQuery\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaStreamGetCaptureInfo_v3_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n";
static const char doc_checked_cudaStreamGetCaptureInfo_v3[] =
    "cudaStreamGetCaptureInfo_v3($module, /, stream)\n"
    "--\n\n"
    "cudaStreamGetCaptureInfo_v3(stream)\n\n"
    "cudaError_t cudaStreamGetCaptureInfo_v3(cudaStream_t stream, enum cudaStreamCaptureStatus *"
    "captureStatus_out, unsigned long long *id_out, cudaGraph_t *graph_out, const cudaGraphNode_"
    "t **dependencies_out, const cudaGraphEdgeData **edgeData_out, size_t *numDependencies_out)\n"
    "\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    captureStatus_out : cudaStreamCaptureStatus\n"
    "    id_out : int\n"
    "    graph_out : cudaGraph_t\n"
    "    dependencies_out : list[cudaGraphNode_t]\n"
    "    edgeData_out : list[cudaGraphEdgeData]\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorStreamCaptureImplicit, cudaErrorLossyQuery\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaStreamGetCaptureInfo_v3_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n";
static const char doc_cudaStreamUpdateCaptureDependencies[] =
    "cudaStreamUpdateCaptureDependencies($module, /, stream, dependencies, numDependencies, flag"
    "s)\n"
    "--\n\n"
    "cudaStreamUpdateCaptureDependencies(stream, dependencies, numDependencies, flags)\n\n"
    "cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t stream, cudaGraphNode_t *depen"
    "dencies, size_t numDependencies, unsigned int flags)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n"
    "    dependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    numDependencies, flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorIllegalState\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaStreamUpdateCaptureDependencies"
    "_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n";
static const char doc_checked_cudaStreamUpdateCaptureDependencies[] =
    "cudaStreamUpdateCaptureDependencies($module, /, stream, dependencies, flags=None)\n"
    "--\n\n"
    "cudaStreamUpdateCaptureDependencies(stream, dependencies, flags=None)\n\n"
    "cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t stream, cudaGraphNode_t *depen"
    "dencies, size_t numDependencies, unsigned int flags)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n"
    "    dependencies : sequence of cudaGraphNode_t, or None\n"
    "    flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorIllegalState\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaStreamUpdateCaptureDependencies"
    "_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n";
static const char doc_cudaStreamUpdateCaptureDependencies_v2[] =
    "cudaStreamUpdateCaptureDependencies_v2($module, /, stream, dependencies, dependencyData, nu"
    "mDependencies, flags)\n"
    "--\n\n"
    "cudaStreamUpdateCaptureDependencies_v2(stream, dependencies, dependencyData, numDependencie"
    "s, flags)\n\n"
    "cudaError_t cudaStreamUpdateCaptureDependencies_v2(cudaStream_t stream, cudaGraphNode_t *de"
    "pendencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies, unsigned int f"
    "lags)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n"
    "    dependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    dependencyData : sequence of cudaGraphEdgeData, or None; as many as numDependencies\n"
    "    numDependencies, flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorIllegalState\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaStreamUpdateCaptureDependencies"
    "_v2_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n";
static const char doc_checked_cudaStreamUpdateCaptureDependencies_v2[] =
    "cudaStreamUpdateCaptureDependencies_v2($module, /, stream, dependencies, dependencyData, fl"
    "ags=None)\n"
    "--\n\n"
    "cudaStreamUpdateCaptureDependencies_v2(stream, dependencies, dependencyData, flags=None)\n\n"
    "cudaError_t cudaStreamUpdateCaptureDependencies_v2(cudaStream_t stream, cudaGraphNode_t *de"
    "pendencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies, unsigned int f"
    "lags)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n"
    "    dependencies : sequence of cudaGraphNode_t, or None\n"
    "    dependencyData : sequence of cudaGraphEdgeData, or None\n"
    "    flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorIllegalState\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaStreamUpdateCaptureDependencies"
    "_v2_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n";
static const char doc_cudaEventCreate[] =
    "cudaEventCreate($module, /)\n"
    "--\n\n"
    "cudaEventCreate()\n\n"
    "cudaError_t cudaEventCreate(cudaEvent_t *event)\n\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    event : cudaEvent_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorLaunchFailure, cudaErrorMemoryAllocation\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html\n";
static const char doc_cudaEventCreateWithFlags[] =
    "cudaEventCreateWithFlags($module, /, flags)\n"
    "--\n\n"
    "cudaEventCreateWithFlags(flags)\n\n"
    "cudaError_t cudaEventCreateWithFlags(cudaEvent_t *event, unsigned int flags)\n\n"
    "Parameters\n"
    "    flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    event : cudaEvent_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorLaunchFailure, cudaErrorMemoryAllocation\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html\n";
static const char doc_cudaEventRecord[] =
    "cudaEventRecord($module, /, event, stream)\n"
    "--\n\n"
    "cudaEventRecord(event, stream)\n\n"
    "cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    event : cudaEvent_t, int or None\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorLaunchFailure\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaEventRecord_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html\n";
static const char doc_checked_cudaEventRecord[] =
    "cudaEventRecord($module, /, event, stream=None)\n"
    "--\n\n"
    "cudaEventRecord(event, stream=None)\n\n"
    "cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    event : cudaEvent_t, int or None\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorLaunchFailure\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaEventRecord_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html\n";
static const char doc_cudaEventRecordWithFlags[] =
    "cudaEventRecordWithFlags($module, /, event, stream, flags)\n"
    "--\n\n"
    "cudaEventRecordWithFlags(event, stream, flags)\n\n"
    "cudaError_t cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream, unsigned int f"
    "lags)\n\n"
    "Parameters\n"
    "    event : cudaEvent_t, int or None\n"
    "    stream : cudaStream_t, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorLaunchFailure\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaEventRecordWithFlags_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html\n";
static const char doc_checked_cudaEventRecordWithFlags[] =
    "cudaEventRecordWithFlags($module, /, event, stream=None, flags=None)\n"
    "--\n\n"
    "cudaEventRecordWithFlags(event, stream=None, flags=None)\n\n"
    "cudaError_t cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream, unsigned int f"
    "lags)\n\n"
    "Parameters\n"
    "    event : cudaEvent_t, int or None\n"
    "    stream : cudaStream_t, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorLaunchFailure\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaEventRecordWithFlags_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html\n";
static const char doc_cudaEventQuery[] =
    "cudaEventQuery($module, /, event)\n"
    "--\n\n"
    "cudaEventQuery(event)\n\n"
    "cudaError_t cudaEventQuery(cudaEvent_t event)\n\n"
    "Parameters\n"
    "    event : cudaEvent_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorNotReady, cudaErrorInvalidValue, cudaErrorInvalidResourceHandle,\n"
    "    cudaErrorLaunchFailure\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html\n";
static const char doc_cudaEventSynchronize[] =
    "cudaEventSynchronize($module, /, event)\n"
    "--\n\n"
    "cudaEventSynchronize(event)\n\n"
    "cudaError_t cudaEventSynchronize(cudaEvent_t event)\n\n"
    "Parameters\n"
    "    event : cudaEvent_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorLaunchFailure\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html\n";
static const char doc_cudaEventDestroy[] =
    "cudaEventDestroy($module, /, event)\n"
    "--\n\n"
    "cudaEventDestroy(event)\n\n"
    "cudaError_t cudaEventDestroy(cudaEvent_t event)\n\n"
    "Parameters\n"
    "    event : cudaEvent_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorLaunchFailure\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html\n";
static const char doc_cudaEventElapsedTime[] =
    "cudaEventElapsedTime($module, /, start, end)\n"
    "--\n\n"
    "cudaEventElapsedTime(start, end)\n\n"
    "cudaError_t cudaEventElapsedTime(float *ms, cudaEvent_t start, cudaEvent_t end)\n\n"
    "Parameters\n"
    "    start, end : cudaEvent_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    ms : float\n"
    "Fails with\n"
    "    cudaErrorNotReady, cudaErrorInvalidValue, cudaErrorInvalidResourceHandle,\n"
    "    cudaErrorLaunchFailure, cudaErrorUnknown\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html\n";
static const char doc_cudaEventElapsedTime_v2[] =
    "cudaEventElapsedTime_v2($module, /, start, end)\n"
    "--\n\n"
    "cudaEventElapsedTime_v2(start, end)\n\n"
    "cudaError_t cudaEventElapsedTime_v2(float *ms, cudaEvent_t start, cudaEvent_t end)\n\n"
    "Parameters\n"
    "    start, end : cudaEvent_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    ms : float\n"
    "Fails with\n"
    "    cudaErrorNotReady, cudaErrorInvalidValue, cudaErrorInvalidResourceHandle,\n"
    "    cudaErrorLaunchFailure, cudaErrorUnknown\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html\n";
static const char doc_cudaImportExternalMemory[] =
    "cudaImportExternalMemory($module, /, memHandleDesc)\n"
    "--\n\n"
    "cudaImportExternalMemory(memHandleDesc)\n\n"
    "cudaError_t cudaImportExternalMemory(cudaExternalMemory_t *extMem_out, const struct cudaExt"
    "ernalMemoryHandleDesc *memHandleDesc)\n\n"
    "Parameters\n"
    "    memHandleDesc : cudaExternalMemoryHandleDesc or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    extMem_out : cudaExternalMemory_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorOperatingSystem\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html\n";
static const char doc_cudaExternalMemoryGetMappedBuffer[] =
    "cudaExternalMemoryGetMappedBuffer($module, /, extMem, bufferDesc)\n"
    "--\n\n"
    "cudaExternalMemoryGetMappedBuffer(extMem, bufferDesc)\n\n"
    "cudaError_t cudaExternalMemoryGetMappedBuffer(void **devPtr, cudaExternalMemory_t extMem, c"
    "onst struct cudaExternalMemoryBufferDesc *bufferDesc)\n\n"
    "Parameters\n"
    "    extMem : cudaExternalMemory_t, int or None\n"
    "    bufferDesc : cudaExternalMemoryBufferDesc or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    devPtr : int\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html\n";
static const char doc_cudaExternalMemoryGetMappedMipmappedArray[] =
    "cudaExternalMemoryGetMappedMipmappedArray($module, /, extMem, mipmapDesc)\n"
    "--\n\n"
    "cudaExternalMemoryGetMappedMipmappedArray(extMem, mipmapDesc)\n\n"
    "cudaError_t cudaExternalMemoryGetMappedMipmappedArray(cudaMipmappedArray_t *mipmap, cudaExt"
    "ernalMemory_t extMem, const struct cudaExternalMemoryMipmappedArrayDesc *mipmapDesc)\n\n"
    "Parameters\n"
    "    extMem : cudaExternalMemory_t, int or None\n"
    "    mipmapDesc : cudaExternalMemoryMipmappedArrayDesc or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    mipmap : cudaMipmappedArray_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html\n";
static const char doc_cudaDestroyExternalMemory[] =
    "cudaDestroyExternalMemory($module, /, extMem)\n"
    "--\n\n"
    "cudaDestroyExternalMemory(extMem)\n\n"
    "cudaError_t cudaDestroyExternalMemory(cudaExternalMemory_t extMem)\n\n"
    "Parameters\n"
    "    extMem : cudaExternalMemory_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidResourceHandle\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html\n";
static const char doc_cudaImportExternalSemaphore[] =
    "cudaImportExternalSemaphore($module, /, semHandleDesc)\n"
    "--\n\n"
    "cudaImportExternalSemaphore(semHandleDesc)\n\n"
    "cudaError_t cudaImportExternalSemaphore(cudaExternalSemaphore_t *extSem_out, const struct c"
    "udaExternalSemaphoreHandleDesc *semHandleDesc)\n\n"
    "Parameters\n"
    "    semHandleDesc : cudaExternalSemaphoreHandleDesc or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    extSem_out : cudaExternalSemaphore_t\n"
    "Fails with\n"
    "    cudaErrorInvalidResourceHandle, cudaErrorOperatingSystem\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html\n";
static const char doc_cudaSignalExternalSemaphoresAsync[] =
    "cudaSignalExternalSemaphoresAsync($module, /, extSemArray, paramsArray, numExtSems, stream)"
    "\n"
    "--\n\n"
    "cudaSignalExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream)\n\n"
    "cudaError_t cudaSignalExternalSemaphoresAsync_v2(const cudaExternalSemaphore_t *extSemArray"
    ", const struct cudaExternalSemaphoreSignalParams *paramsArray, unsigned int numExtSems, cud"
    "aStream_t stream)\n\n"
    "Parameters\n"
    "    extSemArray : sequence of cudaExternalSemaphore_t, or None; as many as numExtSems\n"
    "    paramsArray : sequence of cudaExternalSemaphoreSignalParams, or None; as many as numExt"
    "Sems\n"
    "    numExtSems : int\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidResourceHandle\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaSignalExternalSemaphoresAsync_v"
    "2_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html\n";
static const char doc_checked_cudaSignalExternalSemaphoresAsync[] =
    "cudaSignalExternalSemaphoresAsync($module, /, extSemArray, paramsArray, stream=None)\n"
    "--\n\n"
    "cudaSignalExternalSemaphoresAsync(extSemArray, paramsArray, stream=None)\n\n"
    "cudaError_t cudaSignalExternalSemaphoresAsync_v2(const cudaExternalSemaphore_t *extSemArray"
    ", const struct cudaExternalSemaphoreSignalParams *paramsArray, unsigned int numExtSems, cud"
    "aStream_t stream)\n\n"
    "Parameters\n"
    "    extSemArray : sequence of cudaExternalSemaphore_t, or None\n"
    "    paramsArray : sequence of cudaExternalSemaphoreSignalParams, or None\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidResourceHandle\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaSignalExternalSemaphoresAsync_v"
    "2_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html\n";
static const char doc_cudaWaitExternalSemaphoresAsync[] =
    "cudaWaitExternalSemaphoresAsync($module, /, extSemArray, paramsArray, numExtSems, stream)\n"
    "--\n\n"
    "cudaWaitExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream)\n\n"
    "cudaError_t cudaWaitExternalSemaphoresAsync_v2(const cudaExternalSemaphore_t *extSemArray, "
    "const struct cudaExternalSemaphoreWaitParams *paramsArray, unsigned int numExtSems, cudaStr"
    "eam_t stream)\n\n"
    "Parameters\n"
    "    extSemArray : sequence of cudaExternalSemaphore_t, or None; as many as numExtSems\n"
    "    paramsArray : sequence of cudaExternalSemaphoreWaitParams, or None; as many as numExtSe"
    "ms\n"
    "    numExtSems : int\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidResourceHandle, cudaErrorTimeout\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaWaitExternalSemaphoresAsync_v2_"
    "ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html\n";
static const char doc_checked_cudaWaitExternalSemaphoresAsync[] =
    "cudaWaitExternalSemaphoresAsync($module, /, extSemArray, paramsArray, stream=None)\n"
    "--\n\n"
    "cudaWaitExternalSemaphoresAsync(extSemArray, paramsArray, stream=None)\n\n"
    "cudaError_t cudaWaitExternalSemaphoresAsync_v2(const cudaExternalSemaphore_t *extSemArray, "
    "const struct cudaExternalSemaphoreWaitParams *paramsArray, unsigned int numExtSems, cudaStr"
    "eam_t stream)\n\n"
    "Parameters\n"
    "    extSemArray : sequence of cudaExternalSemaphore_t, or None\n"
    "    paramsArray : sequence of cudaExternalSemaphoreWaitParams, or None\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidResourceHandle, cudaErrorTimeout\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaWaitExternalSemaphoresAsync_v2_"
    "ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html\n";
static const char doc_cudaDestroyExternalSemaphore[] =
    "cudaDestroyExternalSemaphore($module, /, extSem)\n"
    "--\n\n"
    "cudaDestroyExternalSemaphore(extSem)\n\n"
    "cudaError_t cudaDestroyExternalSemaphore(cudaExternalSemaphore_t extSem)\n\n"
    "Parameters\n"
    "    extSem : cudaExternalSemaphore_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidResourceHandle\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html\n";
static const char doc_cudaLaunchKernel[] =
    "cudaLaunchKernel($module, /, func, gridDim, blockDim, args, sharedMem, stream)\n"
    "--\n\n"
    "cudaLaunchKernel(func, gridDim, blockDim, args, sharedMem, stream)\n\n"
    "cudaError_t cudaLaunchKernel(const void *func, dim3 gridDim, dim3 blockDim, void **args, si"
    "ze_t sharedMem, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    func : int (address), buffer or None\n"
    "    gridDim, blockDim : dim3\n"
    "    args : (values, their ctypes types), int (address), buffer or None\n"
    "    sharedMem : int\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidDeviceFunction, cudaErrorInvalidConfiguration,\n"
    "    cudaErrorLaunchFailure, cudaErrorLaunchTimeout, cudaErrorLaunchOutOfResources,\n"
    "    cudaErrorSharedObjectInitFailed, cudaErrorInvalidPtx,\n"
    "    cudaErrorUnsupportedPtxVersion, cudaErrorNoKernelImageForDevice,\n"
    "    cudaErrorJitCompilerNotFound, cudaErrorJitCompilationDisabled\n"
    "Gives up the GIL, unless cubind.keep_gil(True).\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaLaunchKernel_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html\n";
static const char doc_cudaLaunchKernelExC[] =
    "cudaLaunchKernelExC($module, /, config, func, args)\n"
    "--\n\n"
    "cudaLaunchKernelExC(config, func, args)\n\n"
    "cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t *config, const void *func, void **"
    "args)\n\n"
    "Parameters\n"
    "    config : cudaLaunchConfig_t or None\n"
    "    func : int (address), buffer or None\n"
    "    args : (values, their ctypes types), int (address), buffer or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidDeviceFunction, cudaErrorInvalidConfiguration,\n"
    "    cudaErrorLaunchFailure, cudaErrorLaunchTimeout, cudaErrorLaunchOutOfResources,\n"
    "    cudaErrorSharedObjectInitFailed, cudaErrorInvalidPtx,\n"
    "    cudaErrorUnsupportedPtxVersion, cudaErrorNoKernelImageForDevice,\n"
    "    cudaErrorJitCompilerNotFound, cudaErrorJitCompilationDisabled\n"
    "Gives up the GIL, unless cubind.keep_gil(True).\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaLaunchKernelExC_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html\n";
static const char doc_cudaLaunchCooperativeKernel[] =
    "cudaLaunchCooperativeKernel($module, /, func, gridDim, blockDim, args, sharedMem, stream)\n"
    "--\n\n"
    "cudaLaunchCooperativeKernel(func, gridDim, blockDim, args, sharedMem, stream)\n\n"
    "cudaError_t cudaLaunchCooperativeKernel(const void *func, dim3 gridDim, dim3 blockDim, void"
    " **args, size_t sharedMem, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    func : int (address), buffer or None\n"
    "    gridDim, blockDim : dim3\n"
    "    args : (values, their ctypes types), int (address), buffer or None\n"
    "    sharedMem : int\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidDeviceFunction, cudaErrorInvalidConfiguration,\n"
    "    cudaErrorLaunchFailure, cudaErrorLaunchTimeout, cudaErrorLaunchOutOfResources,\n"
    "    cudaErrorCooperativeLaunchTooLarge, cudaErrorSharedObjectInitFailed\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaLaunchCooperativeKernel_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html\n";
static const char doc_cudaLaunchCooperativeKernelMultiDevice[] =
    "cudaLaunchCooperativeKernelMultiDevice($module, /, launchParamsList, numDevices, flags)\n"
    "--\n\n"
    "cudaLaunchCooperativeKernelMultiDevice(launchParamsList, numDevices, flags)\n\n"
    "cudaError_t cudaLaunchCooperativeKernelMultiDevice(struct cudaLaunchParams *launchParamsLis"
    "t, unsigned int numDevices, unsigned int flags)\n\n"
    "Parameters\n"
    "    launchParamsList : sequence of cudaLaunchParams, or None; as many as numDevices\n"
    "    numDevices, flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidDeviceFunction, cudaErrorInvalidConfiguration,\n"
    "    cudaErrorLaunchFailure, cudaErrorLaunchTimeout, cudaErrorLaunchOutOfResources,\n"
    "    cudaErrorCooperativeLaunchTooLarge, cudaErrorSharedObjectInitFailed\n"
    "Gives up the GIL. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html\n";
static const char doc_checked_cudaLaunchCooperativeKernelMultiDevice[] =
    "cudaLaunchCooperativeKernelMultiDevice($module, /, launchParamsList, flags)\n"
    "--\n\n"
    "cudaLaunchCooperativeKernelMultiDevice(launchParamsList, flags)\n\n"
    "cudaError_t cudaLaunchCooperativeKernelMultiDevice(struct cudaLaunchParams *launchParamsLis"
    "t, unsigned int numDevices, unsigned int flags)\n\n"
    "Parameters\n"
    "    launchParamsList : sequence of cudaLaunchParams, or None\n"
    "    flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidDeviceFunction, cudaErrorInvalidConfiguration,\n"
    "    cudaErrorLaunchFailure, cudaErrorLaunchTimeout, cudaErrorLaunchOutOfResources,\n"
    "    cudaErrorCooperativeLaunchTooLarge, cudaErrorSharedObjectInitFailed\n"
    "Gives up the GIL. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html\n";
static const char doc_cudaFuncSetCacheConfig[] =
    "cudaFuncSetCacheConfig($module, /, func, cacheConfig)\n"
    "--\n\n"
    "cudaFuncSetCacheConfig(func, cacheConfig)\n\n"
    "cudaError_t cudaFuncSetCacheConfig(const void *func, enum cudaFuncCache cacheConfig)\n\n"
    "Parameters\n"
    "    func : int (address), buffer or None\n"
    "    cacheConfig : cudaFuncCache or int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidDeviceFunction\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html\n";
static const char doc_cudaFuncGetAttributes[] =
    "cudaFuncGetAttributes($module, /, func)\n"
    "--\n\n"
    "cudaFuncGetAttributes(func)\n\n"
    "cudaError_t cudaFuncGetAttributes(struct cudaFuncAttributes *attr, const void *func)\n\n"
    "Parameters\n"
    "    func : int (address), buffer or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    attr : cudaFuncAttributes\n"
    "Fails with\n"
    "    cudaErrorInvalidDeviceFunction\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html\n";
static const char doc_cudaFuncSetAttribute[] =
    "cudaFuncSetAttribute($module, /, func, attr, value)\n"
    "--\n\n"
    "cudaFuncSetAttribute(func, attr, value)\n\n"
    "cudaError_t cudaFuncSetAttribute(const void *func, enum cudaFuncAttribute attr, int value)\n"
    "\n"
    "Parameters\n"
    "    func : int (address), buffer or None\n"
    "    attr : cudaFuncAttribute or int\n"
    "    value : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidDeviceFunction, cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html\n";
static const char doc_cudaFuncGetName[] =
    "cudaFuncGetName($module, /, func)\n"
    "--\n\n"
    "cudaFuncGetName(func)\n\n"
    "cudaError_t cudaFuncGetName(const char **name, const void *func)\n\n"
    "Parameters\n"
    "    func : int (address), buffer or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    name : bytes | None\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDeviceFunction\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html\n";
static const char doc_checked_cudaFuncGetName[] =
    "cudaFuncGetName($module, /, func)\n"
    "--\n\n"
    "cudaFuncGetName(func)\n\n"
    "cudaError_t cudaFuncGetName(const char **name, const void *func)\n\n"
    "Parameters\n"
    "    func : int (address), buffer or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    name : str | None\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDeviceFunction\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html\n";
static const char doc_cudaFuncGetParamInfo[] =
    "cudaFuncGetParamInfo($module, /, func, paramIndex)\n"
    "--\n\n"
    "cudaFuncGetParamInfo(func, paramIndex)\n\n"
    "cudaError_t cudaFuncGetParamInfo(const void *func, size_t paramIndex, size_t *paramOffset, "
    "size_t *paramSize)\n\n"
    "Parameters\n"
    "    func : int (address), buffer or None\n"
    "    paramIndex : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    paramOffset, paramSize : int\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html\n";
static const char doc_cudaSetDoubleForDevice[] =
    "cudaSetDoubleForDevice($module, /, d)\n"
    "--\n\n"
    "cudaSetDoubleForDevice(d)\n\n"
    "cudaError_t cudaSetDoubleForDevice(double *d)\n\n"
    "Parameters\n"
    "    d : int (address), buffer or None; at least 8 bytes are written\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Keeps the GIL while no host function can hold the call up. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html\n";
static const char doc_cudaSetDoubleForHost[] =
    "cudaSetDoubleForHost($module, /, d)\n"
    "--\n\n"
    "cudaSetDoubleForHost(d)\n\n"
    "cudaError_t cudaSetDoubleForHost(double *d)\n\n"
    "Parameters\n"
    "    d : int (address), buffer or None; at least 8 bytes are written\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Keeps the GIL while no host function can hold the call up. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html\n";
static const char doc_cudaLaunchHostFunc[] =
    "cudaLaunchHostFunc($module, /, stream, fn, userData)\n"
    "--\n\n"
    "cudaLaunchHostFunc(stream, fn, userData)\n\n"
    "cudaError_t cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t fn, void *userData)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n"
    "    fn : callable, cudaHostFn_t, int (address of a C function) or None\n"
    "    userData : any object, which the callable gets; int (address) for a C function\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidResourceHandle, cudaErrorInvalidValue, cudaErrorNotSupported\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaLaunchHostFunc_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html\n";
static const char doc_checked_cudaLaunchHostFunc[] =
    "cudaLaunchHostFunc($module, /, stream, fn, userData=None)\n"
    "--\n\n"
    "cudaLaunchHostFunc(stream, fn, userData=None)\n\n"
    "cudaError_t cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t fn, void *userData)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n"
    "    fn : callable, cudaHostFn_t, int (address of a C function) or None\n"
    "    userData : any object, which the callable gets; int (address) for a C function\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidResourceHandle, cudaErrorInvalidValue, cudaErrorNotSupported\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaLaunchHostFunc_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html\n";
static const char doc_cudaFuncSetSharedMemConfig[] =
    "cudaFuncSetSharedMemConfig($module, /, func, config)\n"
    "--\n\n"
    "cudaFuncSetSharedMemConfig(func, config)\n\n"
    "cudaError_t cudaFuncSetSharedMemConfig(const void *func, enum cudaSharedMemConfig config)\n"
    "\n"
    "Parameters\n"
    "    func : int (address), buffer or None\n"
    "    config : cudaSharedMemConfig or int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidDeviceFunction, cudaErrorInvalidValue\n"
    "Gives up the GIL. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__DEPRECATED.html\n";
static const char doc_cudaOccupancyMaxActiveBlocksPerMultiprocessor[] =
    "cudaOccupancyMaxActiveBlocksPerMultiprocessor($module, /, func, blockSize, dynamicSMemSize)"
    "\n"
    "--\n\n"
    "cudaOccupancyMaxActiveBlocksPerMultiprocessor(func, blockSize, dynamicSMemSize)\n\n"
    "cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, const void *func,"
    " int blockSize, size_t dynamicSMemSize)\n\n"
    "Parameters\n"
    "    func : int (address), buffer or None\n"
    "    blockSize, dynamicSMemSize : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    numBlocks : int\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice, cudaErrorInvalidDeviceFunction, cudaErrorInvalidValue,\n"
    "    cudaErrorUnknown\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OCCUPANCY.html\n";
static const char doc_cudaOccupancyAvailableDynamicSMemPerBlock[] =
    "cudaOccupancyAvailableDynamicSMemPerBlock($module, /, func, numBlocks, blockSize)\n"
    "--\n\n"
    "cudaOccupancyAvailableDynamicSMemPerBlock(func, numBlocks, blockSize)\n\n"
    "cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, const void *"
    "func, int numBlocks, int blockSize)\n\n"
    "Parameters\n"
    "    func : int (address), buffer or None\n"
    "    numBlocks, blockSize : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    dynamicSmemSize : int\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice, cudaErrorInvalidDeviceFunction, cudaErrorInvalidValue,\n"
    "    cudaErrorUnknown\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OCCUPANCY.html\n";
static const char doc_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags[] =
    "cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags($module, /, func, blockSize, dynamic"
    "SMemSize, flags)\n"
    "--\n\n"
    "cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(func, blockSize, dynamicSMemSize, fl"
    "ags)\n\n"
    "cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, const vo"
    "id *func, int blockSize, size_t dynamicSMemSize, unsigned int flags)\n\n"
    "Parameters\n"
    "    func : int (address), buffer or None\n"
    "    blockSize, dynamicSMemSize, flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    numBlocks : int\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice, cudaErrorInvalidDeviceFunction, cudaErrorInvalidValue,\n"
    "    cudaErrorUnknown\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OCCUPANCY.html\n";
static const char doc_cudaOccupancyMaxPotentialClusterSize[] =
    "cudaOccupancyMaxPotentialClusterSize($module, /, func, launchConfig)\n"
    "--\n\n"
    "cudaOccupancyMaxPotentialClusterSize(func, launchConfig)\n\n"
    "cudaError_t cudaOccupancyMaxPotentialClusterSize(int *clusterSize, const void *func, const "
    "cudaLaunchConfig_t *launchConfig)\n\n"
    "Parameters\n"
    "    func : int (address), buffer or None\n"
    "    launchConfig : cudaLaunchConfig_t or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    clusterSize : int\n"
    "Fails with\n"
    "    cudaErrorInvalidDeviceFunction, cudaErrorInvalidValue, cudaErrorUnknown\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OCCUPANCY.html\n";
static const char doc_cudaOccupancyMaxActiveClusters[] =
    "cudaOccupancyMaxActiveClusters($module, /, func, launchConfig)\n"
    "--\n\n"
    "cudaOccupancyMaxActiveClusters(func, launchConfig)\n\n"
    "cudaError_t cudaOccupancyMaxActiveClusters(int *numClusters, const void *func, const cudaLa"
    "unchConfig_t *launchConfig)\n\n"
    "Parameters\n"
    "    func : int (address), buffer or None\n"
    "    launchConfig : cudaLaunchConfig_t or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    numClusters : int\n"
    "Fails with\n"
    "    cudaErrorInvalidDeviceFunction, cudaErrorInvalidValue, cudaErrorInvalidClusterSize,\n"
    "    cudaErrorUnknown\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OCCUPANCY.html\n";
static const char doc_cudaMallocManaged[] =
    "cudaMallocManaged($module, /, size, flags)\n"
    "--\n\n"
    "cudaMallocManaged(size, flags)\n\n"
    "cudaError_t cudaMallocManaged(void **devPtr, size_t size, unsigned int flags)\n\n"
    "Parameters\n"
    "    size, flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    devPtr : int\n"
    "Fails with\n"
    "    cudaErrorMemoryAllocation, cudaErrorNotSupported, cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMalloc[] =
    "cudaMalloc($module, /, size)\n"
    "--\n\n"
    "cudaMalloc(size)\n\n"
    "cudaError_t cudaMalloc(void **devPtr, size_t size)\n\n"
    "Parameters\n"
    "    size : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    devPtr : int\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMallocHost[] =
    "cudaMallocHost($module, /, size)\n"
    "--\n\n"
    "cudaMallocHost(size)\n\n"
    "cudaError_t cudaMallocHost(void **ptr, size_t size)\n\n"
    "Parameters\n"
    "    size : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    ptr : int\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMallocPitch[] =
    "cudaMallocPitch($module, /, width, height)\n"
    "--\n\n"
    "cudaMallocPitch(width, height)\n\n"
    "cudaError_t cudaMallocPitch(void **devPtr, size_t *pitch, size_t width, size_t height)\n\n"
    "Parameters\n"
    "    width, height : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    devPtr, pitch : int\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMallocArray[] =
    "cudaMallocArray($module, /, desc, width, height, flags)\n"
    "--\n\n"
    "cudaMallocArray(desc, width, height, flags)\n\n"
    "cudaError_t cudaMallocArray(cudaArray_t *array, const struct cudaChannelFormatDesc *desc, s"
    "ize_t width, size_t height, unsigned int flags)\n\n"
    "Parameters\n"
    "    desc : cudaChannelFormatDesc or None\n"
    "    width, height, flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    array : cudaArray_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_checked_cudaMallocArray[] =
    "cudaMallocArray($module, /, desc, width, height=None, flags=None)\n"
    "--\n\n"
    "cudaMallocArray(desc, width, height=None, flags=None)\n\n"
    "cudaError_t cudaMallocArray(cudaArray_t *array, const struct cudaChannelFormatDesc *desc, s"
    "ize_t width, size_t height, unsigned int flags)\n\n"
    "Parameters\n"
    "    desc : cudaChannelFormatDesc or None\n"
    "    width, height, flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    array : cudaArray_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaFree[] =
    "cudaFree($module, /, devPtr)\n"
    "--\n\n"
    "cudaFree(devPtr)\n\n"
    "cudaError_t cudaFree(void *devPtr)\n\n"
    "Parameters\n"
    "    devPtr : int (address), buffer or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaFreeHost[] =
    "cudaFreeHost($module, /, ptr)\n"
    "--\n\n"
    "cudaFreeHost(ptr)\n\n"
    "cudaError_t cudaFreeHost(void *ptr)\n\n"
    "Parameters\n"
    "    ptr : int (address), buffer or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaFreeArray[] =
    "cudaFreeArray($module, /, array)\n"
    "--\n\n"
    "cudaFreeArray(array)\n\n"
    "cudaError_t cudaFreeArray(cudaArray_t array)\n\n"
    "Parameters\n"
    "    array : cudaArray_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaFreeMipmappedArray[] =
    "cudaFreeMipmappedArray($module, /, mipmappedArray)\n"
    "--\n\n"
    "cudaFreeMipmappedArray(mipmappedArray)\n\n"
    "cudaError_t cudaFreeMipmappedArray(cudaMipmappedArray_t mipmappedArray)\n\n"
    "Parameters\n"
    "    mipmappedArray : cudaMipmappedArray_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaHostAlloc[] =
    "cudaHostAlloc($module, /, size, flags)\n"
    "--\n\n"
    "cudaHostAlloc(size, flags)\n\n"
    "cudaError_t cudaHostAlloc(void **pHost, size_t size, unsigned int flags)\n\n"
    "Parameters\n"
    "    size, flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pHost : int\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_checked_cudaHostAlloc[] =
    "cudaHostAlloc($module, /, size, flags=None)\n"
    "--\n\n"
    "cudaHostAlloc(size, flags=None)\n\n"
    "cudaError_t cudaHostAlloc(void **pHost, size_t size, unsigned int flags)\n\n"
    "Parameters\n"
    "    size, flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pHost : int\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaHostRegister[] =
    "cudaHostRegister($module, /, ptr, size, flags)\n"
    "--\n\n"
    "cudaHostRegister(ptr, size, flags)\n\n"
    "cudaError_t cudaHostRegister(void *ptr, size_t size, unsigned int flags)\n\n"
    "Parameters\n"
    "    ptr : int (address), buffer or None; at least size bytes are read\n"
    "    size, flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation,\n"
    "    cudaErrorHostMemoryAlreadyRegistered, cudaErrorNotSupported\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_checked_cudaHostRegister[] =
    "cudaHostRegister($module, /, ptr, size, flags=None)\n"
    "--\n\n"
    "cudaHostRegister(ptr, size, flags=None)\n\n"
    "cudaError_t cudaHostRegister(void *ptr, size_t size, unsigned int flags)\n\n"
    "Parameters\n"
    "    ptr : int (address), buffer or None; at least size bytes are read\n"
    "    size, flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation,\n"
    "    cudaErrorHostMemoryAlreadyRegistered, cudaErrorNotSupported\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaHostUnregister[] =
    "cudaHostUnregister($module, /, ptr)\n"
    "--\n\n"
    "cudaHostUnregister(ptr)\n\n"
    "cudaError_t cudaHostUnregister(void *ptr)\n\n"
    "Parameters\n"
    "    ptr : int (address), buffer or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorHostMemoryNotRegistered\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaHostGetDevicePointer[] =
    "cudaHostGetDevicePointer($module, /, pHost, flags)\n"
    "--\n\n"
    "cudaHostGetDevicePointer(pHost, flags)\n\n"
    "cudaError_t cudaHostGetDevicePointer(void **pDevice, void *pHost, unsigned int flags)\n\n"
    "Parameters\n"
    "    pHost : int (address), buffer or None\n"
    "    flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pDevice : int\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_checked_cudaHostGetDevicePointer[] =
    "cudaHostGetDevicePointer($module, /, pHost, flags=None)\n"
    "--\n\n"
    "cudaHostGetDevicePointer(pHost, flags=None)\n\n"
    "cudaError_t cudaHostGetDevicePointer(void **pDevice, void *pHost, unsigned int flags)\n\n"
    "Parameters\n"
    "    pHost : int (address), buffer or None\n"
    "    flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pDevice : int\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaHostGetFlags[] =
    "cudaHostGetFlags($module, /, pHost)\n"
    "--\n\n"
    "cudaHostGetFlags(pHost)\n\n"
    "cudaError_t cudaHostGetFlags(unsigned int *pFlags, void *pHost)\n\n"
    "Parameters\n"
    "    pHost : int (address), buffer or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pFlags : int\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMalloc3D[] =
    "cudaMalloc3D($module, /, extent)\n"
    "--\n\n"
    "cudaMalloc3D(extent)\n\n"
    "cudaError_t cudaMalloc3D(struct cudaPitchedPtr *pitchedDevPtr, struct cudaExtent extent)\n\n"
    "Parameters\n"
    "    extent : cudaExtent\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pitchedDevPtr : cudaPitchedPtr\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMalloc3DArray[] =
    "cudaMalloc3DArray($module, /, desc, extent, flags)\n"
    "--\n\n"
    "cudaMalloc3DArray(desc, extent, flags)\n\n"
    "cudaError_t cudaMalloc3DArray(cudaArray_t *array, const struct cudaChannelFormatDesc *desc,"
    " struct cudaExtent extent, unsigned int flags)\n\n"
    "Parameters\n"
    "    desc : cudaChannelFormatDesc or None\n"
    "    extent : cudaExtent\n"
    "    flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    array : cudaArray_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_checked_cudaMalloc3DArray[] =
    "cudaMalloc3DArray($module, /, desc, extent, flags=None)\n"
    "--\n\n"
    "cudaMalloc3DArray(desc, extent, flags=None)\n\n"
    "cudaError_t cudaMalloc3DArray(cudaArray_t *array, const struct cudaChannelFormatDesc *desc,"
    " struct cudaExtent extent, unsigned int flags)\n\n"
    "Parameters\n"
    "    desc : cudaChannelFormatDesc or None\n"
    "    extent : cudaExtent\n"
    "    flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    array : cudaArray_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMallocMipmappedArray[] =
    "cudaMallocMipmappedArray($module, /, desc, extent, numLevels, flags)\n"
    "--\n\n"
    "cudaMallocMipmappedArray(desc, extent, numLevels, flags)\n\n"
    "cudaError_t cudaMallocMipmappedArray(cudaMipmappedArray_t *mipmappedArray, const struct cud"
    "aChannelFormatDesc *desc, struct cudaExtent extent, unsigned int numLevels, unsigned int fl"
    "ags)\n\n"
    "Parameters\n"
    "    desc : cudaChannelFormatDesc or None\n"
    "    extent : cudaExtent\n"
    "    numLevels, flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    mipmappedArray : cudaMipmappedArray_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_checked_cudaMallocMipmappedArray[] =
    "cudaMallocMipmappedArray($module, /, desc, extent, numLevels, flags=None)\n"
    "--\n\n"
    "cudaMallocMipmappedArray(desc, extent, numLevels, flags=None)\n\n"
    "cudaError_t cudaMallocMipmappedArray(cudaMipmappedArray_t *mipmappedArray, const struct cud"
    "aChannelFormatDesc *desc, struct cudaExtent extent, unsigned int numLevels, unsigned int fl"
    "ags)\n\n"
    "Parameters\n"
    "    desc : cudaChannelFormatDesc or None\n"
    "    extent : cudaExtent\n"
    "    numLevels, flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    mipmappedArray : cudaMipmappedArray_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaGetMipmappedArrayLevel[] =
    "cudaGetMipmappedArrayLevel($module, /, mipmappedArray, level)\n"
    "--\n\n"
    "cudaGetMipmappedArrayLevel(mipmappedArray, level)\n\n"
    "cudaError_t cudaGetMipmappedArrayLevel(cudaArray_t *levelArray, cudaMipmappedArray_const_t "
    "mipmappedArray, unsigned int level)\n\n"
    "Parameters\n"
    "    mipmappedArray : cudaMipmappedArray_const_t, int or None\n"
    "    level : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    levelArray : cudaArray_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMemcpy3D[] =
    "cudaMemcpy3D($module, /, p)\n"
    "--\n\n"
    "cudaMemcpy3D(p)\n\n"
    "cudaError_t cudaMemcpy3D(const struct cudaMemcpy3DParms *p)\n\n"
    "Parameters\n"
    "    p : cudaMemcpy3DParms or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidPitchValue, cudaErrorInvalidMemcpyDirection\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemcpy3D_ptds.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMemcpy3DPeer[] =
    "cudaMemcpy3DPeer($module, /, p)\n"
    "--\n\n"
    "cudaMemcpy3DPeer(p)\n\n"
    "cudaError_t cudaMemcpy3DPeer(const struct cudaMemcpy3DPeerParms *p)\n\n"
    "Parameters\n"
    "    p : cudaMemcpy3DPeerParms or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDevice, cudaErrorInvalidPitchValue\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemcpy3DPeer_ptds.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMemcpy3DAsync[] =
    "cudaMemcpy3DAsync($module, /, p, stream)\n"
    "--\n\n"
    "cudaMemcpy3DAsync(p, stream)\n\n"
    "cudaError_t cudaMemcpy3DAsync(const struct cudaMemcpy3DParms *p, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    p : cudaMemcpy3DParms or None\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidPitchValue, cudaErrorInvalidMemcpyDirection\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemcpy3DAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_checked_cudaMemcpy3DAsync[] =
    "cudaMemcpy3DAsync($module, /, p, stream=None)\n"
    "--\n\n"
    "cudaMemcpy3DAsync(p, stream=None)\n\n"
    "cudaError_t cudaMemcpy3DAsync(const struct cudaMemcpy3DParms *p, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    p : cudaMemcpy3DParms or None\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidPitchValue, cudaErrorInvalidMemcpyDirection\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemcpy3DAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMemcpy3DPeerAsync[] =
    "cudaMemcpy3DPeerAsync($module, /, p, stream)\n"
    "--\n\n"
    "cudaMemcpy3DPeerAsync(p, stream)\n\n"
    "cudaError_t cudaMemcpy3DPeerAsync(const struct cudaMemcpy3DPeerParms *p, cudaStream_t strea"
    "m)\n\n"
    "Parameters\n"
    "    p : cudaMemcpy3DPeerParms or None\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDevice, cudaErrorInvalidPitchValue\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemcpy3DPeerAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_checked_cudaMemcpy3DPeerAsync[] =
    "cudaMemcpy3DPeerAsync($module, /, p, stream=None)\n"
    "--\n\n"
    "cudaMemcpy3DPeerAsync(p, stream=None)\n\n"
    "cudaError_t cudaMemcpy3DPeerAsync(const struct cudaMemcpy3DPeerParms *p, cudaStream_t strea"
    "m)\n\n"
    "Parameters\n"
    "    p : cudaMemcpy3DPeerParms or None\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDevice, cudaErrorInvalidPitchValue\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemcpy3DPeerAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMemGetInfo[] =
    "cudaMemGetInfo($module, /)\n"
    "--\n\n"
    "cudaMemGetInfo()\n\n"
    "cudaError_t cudaMemGetInfo(size_t *free, size_t *total)\n\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    free, total : int\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorLaunchFailure\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaArrayGetInfo[] =
    "cudaArrayGetInfo($module, /, array)\n"
    "--\n\n"
    "cudaArrayGetInfo(array)\n\n"
    "cudaError_t cudaArrayGetInfo(struct cudaChannelFormatDesc *desc, struct cudaExtent *extent,"
    " unsigned int *flags, cudaArray_t array)\n\n"
    "Parameters\n"
    "    array : cudaArray_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    desc : cudaChannelFormatDesc\n"
    "    extent : cudaExtent\n"
    "    flags : int\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaArrayGetPlane[] =
    "cudaArrayGetPlane($module, /, hArray, planeIdx)\n"
    "--\n\n"
    "cudaArrayGetPlane(hArray, planeIdx)\n\n"
    "cudaError_t cudaArrayGetPlane(cudaArray_t *pPlaneArray, cudaArray_t hArray, unsigned int pl"
    "aneIdx)\n\n"
    "Parameters\n"
    "    hArray : cudaArray_t, int or None\n"
    "    planeIdx : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pPlaneArray : cudaArray_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaArrayGetMemoryRequirements[] =
    "cudaArrayGetMemoryRequirements($module, /, array, device)\n"
    "--\n\n"
    "cudaArrayGetMemoryRequirements(array, device)\n\n"
    "cudaError_t cudaArrayGetMemoryRequirements(struct cudaArrayMemoryRequirements *memoryRequir"
    "ements, cudaArray_t array, int device)\n\n"
    "Parameters\n"
    "    array : cudaArray_t, int or None\n"
    "    device : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    memoryRequirements : cudaArrayMemoryRequirements\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMipmappedArrayGetMemoryRequirements[] =
    "cudaMipmappedArrayGetMemoryRequirements($module, /, mipmap, device)\n"
    "--\n\n"
    "cudaMipmappedArrayGetMemoryRequirements(mipmap, device)\n\n"
    "cudaError_t cudaMipmappedArrayGetMemoryRequirements(struct cudaArrayMemoryRequirements *mem"
    "oryRequirements, cudaMipmappedArray_t mipmap, int device)\n\n"
    "Parameters\n"
    "    mipmap : cudaMipmappedArray_t, int or None\n"
    "    device : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    memoryRequirements : cudaArrayMemoryRequirements\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaArrayGetSparseProperties[] =
    "cudaArrayGetSparseProperties($module, /, array)\n"
    "--\n\n"
    "cudaArrayGetSparseProperties(array)\n\n"
    "cudaError_t cudaArrayGetSparseProperties(struct cudaArraySparseProperties *sparseProperties"
    ", cudaArray_t array)\n\n"
    "Parameters\n"
    "    array : cudaArray_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    sparseProperties : cudaArraySparseProperties\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMipmappedArrayGetSparseProperties[] =
    "cudaMipmappedArrayGetSparseProperties($module, /, mipmap)\n"
    "--\n\n"
    "cudaMipmappedArrayGetSparseProperties(mipmap)\n\n"
    "cudaError_t cudaMipmappedArrayGetSparseProperties(struct cudaArraySparseProperties *sparseP"
    "roperties, cudaMipmappedArray_t mipmap)\n\n"
    "Parameters\n"
    "    mipmap : cudaMipmappedArray_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    sparseProperties : cudaArraySparseProperties\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMemcpy[] =
    "cudaMemcpy($module, /, dst, src, count, kind)\n"
    "--\n\n"
    "cudaMemcpy(dst, src, count, kind)\n\n"
    "cudaError_t cudaMemcpy(void *dst, const void *src, size_t count, enum cudaMemcpyKind kind)\n"
    "\n"
    "Parameters\n"
    "    dst : int (address), buffer or None; at least count bytes are written\n"
    "    src : int (address), buffer or None; at least count bytes are read\n"
    "    count : int\n"
    "    kind : cudaMemcpyKind or int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidMemcpyDirection\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemcpy_ptds.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMemcpyPeer[] =
    "cudaMemcpyPeer($module, /, dst, dstDevice, src, srcDevice, count)\n"
    "--\n\n"
    "cudaMemcpyPeer(dst, dstDevice, src, srcDevice, count)\n\n"
    "cudaError_t cudaMemcpyPeer(void *dst, int dstDevice, const void *src, int srcDevice, size_t"
    " count)\n\n"
    "Parameters\n"
    "    dst : int (address), buffer or None; at least count bytes are written\n"
    "    dstDevice : int\n"
    "    src : int (address), buffer or None; at least count bytes are read\n"
    "    srcDevice, count : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDevice\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMemcpy2D[] =
    "cudaMemcpy2D($module, /, dst, dpitch, src, spitch, width, height, kind)\n"
    "--\n\n"
    "cudaMemcpy2D(dst, dpitch, src, spitch, width, height, kind)\n\n"
    "cudaError_t cudaMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch, size_t w"
    "idth, size_t height, enum cudaMemcpyKind kind)\n\n"
    "Parameters\n"
    "    dst : int (address), buffer or None; written\n"
    "    dpitch : int\n"
    "    src : int (address), buffer or None\n"
    "    spitch, width, height : int\n"
    "    kind : cudaMemcpyKind or int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidPitchValue, cudaErrorInvalidMemcpyDirection\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemcpy2D_ptds.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMemcpy2DToArray[] =
    "cudaMemcpy2DToArray($module, /, dst, wOffset, hOffset, src, spitch, width, height, kind)\n"
    "--\n\n"
    "cudaMemcpy2DToArray(dst, wOffset, hOffset, src, spitch, width, height, kind)\n\n"
    "cudaError_t cudaMemcpy2DToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void"
    " *src, size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind)\n\n"
    "Parameters\n"
    "    dst : cudaArray_t, int or None\n"
    "    wOffset, hOffset : int\n"
    "    src : int (address), buffer or None\n"
    "    spitch, width, height : int\n"
    "    kind : cudaMemcpyKind or int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidPitchValue, cudaErrorInvalidMemcpyDirection\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemcpy2DToArray_ptds.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMemcpy2DFromArray[] =
    "cudaMemcpy2DFromArray($module, /, dst, dpitch, src, wOffset, hOffset, width, height, kind)\n"
    "--\n\n"
    "cudaMemcpy2DFromArray(dst, dpitch, src, wOffset, hOffset, width, height, kind)\n\n"
    "cudaError_t cudaMemcpy2DFromArray(void *dst, size_t dpitch, cudaArray_const_t src, size_t w"
    "Offset, size_t hOffset, size_t width, size_t height, enum cudaMemcpyKind kind)\n\n"
    "Parameters\n"
    "    dst : int (address), buffer or None; written\n"
    "    dpitch : int\n"
    "    src : cudaArray_const_t, int or None\n"
    "    wOffset, hOffset, width, height : int\n"
    "    kind : cudaMemcpyKind or int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidPitchValue, cudaErrorInvalidMemcpyDirection\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemcpy2DFromArray_ptds.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMemcpy2DArrayToArray[] =
    "cudaMemcpy2DArrayToArray($module, /, dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetS"
    "rc, width, height, kind)\n"
    "--\n\n"
    "cudaMemcpy2DArrayToArray(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, width, h"
    "eight, kind)\n\n"
    "cudaError_t cudaMemcpy2DArrayToArray(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst,"
    " cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t width, size_t height, "
    "enum cudaMemcpyKind kind)\n\n"
    "Parameters\n"
    "    dst : cudaArray_t, int or None\n"
    "    wOffsetDst, hOffsetDst : int\n"
    "    src : cudaArray_const_t, int or None\n"
    "    wOffsetSrc, hOffsetSrc, width, height : int\n"
    "    kind : cudaMemcpyKind or int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidMemcpyDirection\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemcpy2DArrayToArray_ptds.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMemcpyToSymbol[] =
    "cudaMemcpyToSymbol($module, /, symbol, src, count, offset, kind)\n"
    "--\n\n"
    "cudaMemcpyToSymbol(symbol, src, count, offset, kind)\n\n"
    "cudaError_t cudaMemcpyToSymbol(const void *symbol, const void *src, size_t count, size_t of"
    "fset, enum cudaMemcpyKind kind)\n\n"
    "Parameters\n"
    "    symbol : int (address), buffer or None\n"
    "    src : int (address), buffer or None; at least count bytes are read\n"
    "    count, offset : int\n"
    "    kind : cudaMemcpyKind or int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidSymbol, cudaErrorInvalidMemcpyDirection,\n"
    "    cudaErrorNoKernelImageForDevice\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemcpyToSymbol_ptds.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMemcpyFromSymbol[] =
    "cudaMemcpyFromSymbol($module, /, dst, symbol, count, offset, kind)\n"
    "--\n\n"
    "cudaMemcpyFromSymbol(dst, symbol, count, offset, kind)\n\n"
    "cudaError_t cudaMemcpyFromSymbol(void *dst, const void *symbol, size_t count, size_t offset"
    ", enum cudaMemcpyKind kind)\n\n"
    "Parameters\n"
    "    dst : int (address), buffer or None; at least count bytes are written\n"
    "    symbol : int (address), buffer or None\n"
    "    count, offset : int\n"
    "    kind : cudaMemcpyKind or int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidSymbol, cudaErrorInvalidMemcpyDirection,\n"
    "    cudaErrorNoKernelImageForDevice\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemcpyFromSymbol_ptds.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMemcpyAsync[] =
    "cudaMemcpyAsync($module, /, dst, src, count, kind, stream)\n"
    "--\n\n"
    "cudaMemcpyAsync(dst, src, count, kind, stream)\n\n"
    "cudaError_t cudaMemcpyAsync(void *dst, const void *src, size_t count, enum cudaMemcpyKind k"
    "ind, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    dst : int (address), buffer or None; at least count bytes are written\n"
    "    src : int (address), buffer or None; at least count bytes are read\n"
    "    count : int\n"
    "    kind : cudaMemcpyKind or int\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidMemcpyDirection\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemcpyAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_checked_cudaMemcpyAsync[] =
    "cudaMemcpyAsync($module, /, dst, src, count, kind, stream=None)\n"
    "--\n\n"
    "cudaMemcpyAsync(dst, src, count, kind, stream=None)\n\n"
    "cudaError_t cudaMemcpyAsync(void *dst, const void *src, size_t count, enum cudaMemcpyKind k"
    "ind, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    dst : int (address), buffer or None; at least count bytes are written\n"
    "    src : int (address), buffer or None; at least count bytes are read\n"
    "    count : int\n"
    "    kind : cudaMemcpyKind or int\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidMemcpyDirection\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemcpyAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMemcpyPeerAsync[] =
    "cudaMemcpyPeerAsync($module, /, dst, dstDevice, src, srcDevice, count, stream)\n"
    "--\n\n"
    "cudaMemcpyPeerAsync(dst, dstDevice, src, srcDevice, count, stream)\n\n"
    "cudaError_t cudaMemcpyPeerAsync(void *dst, int dstDevice, const void *src, int srcDevice, s"
    "ize_t count, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    dst : int (address), buffer or None; at least count bytes are written\n"
    "    dstDevice : int\n"
    "    src : int (address), buffer or None; at least count bytes are read\n"
    "    srcDevice, count : int\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDevice\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_checked_cudaMemcpyPeerAsync[] =
    "cudaMemcpyPeerAsync($module, /, dst, dstDevice, src, srcDevice, count, stream=None)\n"
    "--\n\n"
    "cudaMemcpyPeerAsync(dst, dstDevice, src, srcDevice, count, stream=None)\n\n"
    "cudaError_t cudaMemcpyPeerAsync(void *dst, int dstDevice, const void *src, int srcDevice, s"
    "ize_t count, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    dst : int (address), buffer or None; at least count bytes are written\n"
    "    dstDevice : int\n"
    "    src : int (address), buffer or None; at least count bytes are read\n"
    "    srcDevice, count : int\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDevice\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMemcpyBatchAsync[] =
    "cudaMemcpyBatchAsync($module, /, dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, stre"
    "am)\n"
    "--\n\n"
    "cudaMemcpyBatchAsync(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, stream)\n\n"
    "cudaError_t cudaMemcpyBatchAsync(void **dsts, void **srcs, size_t *sizes, size_t count, str"
    "uct cudaMemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, size_t *failIdx, cudaS"
    "tream_t stream)\n\n"
    "Parameters\n"
    "    dsts, srcs : sequence of int (addresses) or buffers, or None; as many as count\n"
    "    sizes : sequence of int, or None; as many as count\n"
    "    count : int\n"
    "    attrs : sequence of cudaMemcpyAttributes, or None; as many as numAttrs\n"
    "    attrsIdxs : sequence of int, or None; as many as numAttrs\n"
    "    numAttrs : int\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    failIdx : int\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemcpyBatchAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_checked_cudaMemcpyBatchAsync[] =
    "cudaMemcpyBatchAsync($module, /, dsts, srcs, sizes, attrs, attrsIdxs, stream)\n"
    "--\n\n"
    "cudaMemcpyBatchAsync(dsts, srcs, sizes, attrs, attrsIdxs, stream)\n\n"
    "cudaError_t cudaMemcpyBatchAsync(void **dsts, void **srcs, size_t *sizes, size_t count, str"
    "uct cudaMemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, size_t *failIdx, cudaS"
    "tream_t stream)\n\n"
    "Parameters\n"
    "    dsts, srcs : sequence of int (addresses) or buffers, or None\n"
    "    sizes : sequence of int, or None\n"
    "    attrs : sequence of cudaMemcpyAttributes, or None\n"
    "    attrsIdxs : sequence of int, or None\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    failIdx : int\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemcpyBatchAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMemcpy3DBatchAsync[] =
    "cudaMemcpy3DBatchAsync($module, /, numOps, opList, flags, stream)\n"
    "--\n\n"
    "cudaMemcpy3DBatchAsync(numOps, opList, flags, stream)\n\n"
    "cudaError_t cudaMemcpy3DBatchAsync(size_t numOps, struct cudaMemcpy3DBatchOp *opList, size_"
    "t *failIdx, unsigned long long flags, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    numOps : int\n"
    "    opList : sequence of cudaMemcpy3DBatchOp, or None; as many as numOps\n"
    "    flags : int\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    failIdx : int\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemcpy3DBatchAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_checked_cudaMemcpy3DBatchAsync[] =
    "cudaMemcpy3DBatchAsync($module, /, opList, flags, stream)\n"
    "--\n\n"
    "cudaMemcpy3DBatchAsync(opList, flags, stream)\n\n"
    "cudaError_t cudaMemcpy3DBatchAsync(size_t numOps, struct cudaMemcpy3DBatchOp *opList, size_"
    "t *failIdx, unsigned long long flags, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    opList : sequence of cudaMemcpy3DBatchOp, or None\n"
    "    flags : int\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    failIdx : int\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemcpy3DBatchAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMemcpy2DAsync[] =
    "cudaMemcpy2DAsync($module, /, dst, dpitch, src, spitch, width, height, kind, stream)\n"
    "--\n\n"
    "cudaMemcpy2DAsync(dst, dpitch, src, spitch, width, height, kind, stream)\n\n"
    "cudaError_t cudaMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch, siz"
    "e_t width, size_t height, enum cudaMemcpyKind kind, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    dst : int (address), buffer or None; written\n"
    "    dpitch : int\n"
    "    src : int (address), buffer or None\n"
    "    spitch, width, height : int\n"
    "    kind : cudaMemcpyKind or int\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidPitchValue, cudaErrorInvalidMemcpyDirection\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemcpy2DAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_checked_cudaMemcpy2DAsync[] =
    "cudaMemcpy2DAsync($module, /, dst, dpitch, src, spitch, width, height, kind, stream=None)\n"
    "--\n\n"
    "cudaMemcpy2DAsync(dst, dpitch, src, spitch, width, height, kind, stream=None)\n\n"
    "cudaError_t cudaMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch, siz"
    "e_t width, size_t height, enum cudaMemcpyKind kind, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    dst : int (address), buffer or None; written\n"
    "    dpitch : int\n"
    "    src : int (address), buffer or None\n"
    "    spitch, width, height : int\n"
    "    kind : cudaMemcpyKind or int\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidPitchValue, cudaErrorInvalidMemcpyDirection\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemcpy2DAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMemcpy2DToArrayAsync[] =
    "cudaMemcpy2DToArrayAsync($module, /, dst, wOffset, hOffset, src, spitch, width, height, kin"
    "d, stream)\n"
    "--\n\n"
    "cudaMemcpy2DToArrayAsync(dst, wOffset, hOffset, src, spitch, width, height, kind, stream)\n"
    "\n"
    "cudaError_t cudaMemcpy2DToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset, const"
    " void *src, size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind, cudaStrea"
    "m_t stream)\n\n"
    "Parameters\n"
    "    dst : cudaArray_t, int or None\n"
    "    wOffset, hOffset : int\n"
    "    src : int (address), buffer or None\n"
    "    spitch, width, height : int\n"
    "    kind : cudaMemcpyKind or int\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidPitchValue, cudaErrorInvalidMemcpyDirection\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemcpy2DToArrayAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_checked_cudaMemcpy2DToArrayAsync[] =
    "cudaMemcpy2DToArrayAsync($module, /, dst, wOffset, hOffset, src, spitch, width, height, kin"
    "d, stream=None)\n"
    "--\n\n"
    "cudaMemcpy2DToArrayAsync(dst, wOffset, hOffset, src, spitch, width, height, kind, stream=No"
    "ne)\n\n"
    "cudaError_t cudaMemcpy2DToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset, const"
    " void *src, size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind, cudaStrea"
    "m_t stream)\n\n"
    "Parameters\n"
    "    dst : cudaArray_t, int or None\n"
    "    wOffset, hOffset : int\n"
    "    src : int (address), buffer or None\n"
    "    spitch, width, height : int\n"
    "    kind : cudaMemcpyKind or int\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidPitchValue, cudaErrorInvalidMemcpyDirection\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemcpy2DToArrayAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMemcpy2DFromArrayAsync[] =
    "cudaMemcpy2DFromArrayAsync($module, /, dst, dpitch, src, wOffset, hOffset, width, height, k"
    "ind, stream)\n"
    "--\n\n"
    "cudaMemcpy2DFromArrayAsync(dst, dpitch, src, wOffset, hOffset, width, height, kind, stream)"
    "\n\n"
    "cudaError_t cudaMemcpy2DFromArrayAsync(void *dst, size_t dpitch, cudaArray_const_t src, siz"
    "e_t wOffset, size_t hOffset, size_t width, size_t height, enum cudaMemcpyKind kind, cudaStr"
    "eam_t stream)\n\n"
    "Parameters\n"
    "    dst : int (address), buffer or None; written\n"
    "    dpitch : int\n"
    "    src : cudaArray_const_t, int or None\n"
    "    wOffset, hOffset, width, height : int\n"
    "    kind : cudaMemcpyKind or int\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidPitchValue, cudaErrorInvalidMemcpyDirection\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemcpy2DFromArrayAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_checked_cudaMemcpy2DFromArrayAsync[] =
    "cudaMemcpy2DFromArrayAsync($module, /, dst, dpitch, src, wOffset, hOffset, width, height, k"
    "ind, stream=None)\n"
    "--\n\n"
    "cudaMemcpy2DFromArrayAsync(dst, dpitch, src, wOffset, hOffset, width, height, kind, stream="
    "None)\n\n"
    "cudaError_t cudaMemcpy2DFromArrayAsync(void *dst, size_t dpitch, cudaArray_const_t src, siz"
    "e_t wOffset, size_t hOffset, size_t width, size_t height, enum cudaMemcpyKind kind, cudaStr"
    "eam_t stream)\n\n"
    "Parameters\n"
    "    dst : int (address), buffer or None; written\n"
    "    dpitch : int\n"
    "    src : cudaArray_const_t, int or None\n"
    "    wOffset, hOffset, width, height : int\n"
    "    kind : cudaMemcpyKind or int\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidPitchValue, cudaErrorInvalidMemcpyDirection\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemcpy2DFromArrayAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMemcpyToSymbolAsync[] =
    "cudaMemcpyToSymbolAsync($module, /, symbol, src, count, offset, kind, stream)\n"
    "--\n\n"
    "cudaMemcpyToSymbolAsync(symbol, src, count, offset, kind, stream)\n\n"
    "cudaError_t cudaMemcpyToSymbolAsync(const void *symbol, const void *src, size_t count, size"
    "_t offset, enum cudaMemcpyKind kind, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    symbol : int (address), buffer or None\n"
    "    src : int (address), buffer or None; at least count bytes are read\n"
    "    count, offset : int\n"
    "    kind : cudaMemcpyKind or int\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidSymbol, cudaErrorInvalidMemcpyDirection,\n"
    "    cudaErrorNoKernelImageForDevice\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemcpyToSymbolAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_checked_cudaMemcpyToSymbolAsync[] =
    "cudaMemcpyToSymbolAsync($module, /, symbol, src, count, offset, kind, stream=None)\n"
    "--\n\n"
    "cudaMemcpyToSymbolAsync(symbol, src, count, offset, kind, stream=None)\n\n"
    "cudaError_t cudaMemcpyToSymbolAsync(const void *symbol, const void *src, size_t count, size"
    "_t offset, enum cudaMemcpyKind kind, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    symbol : int (address), buffer or None\n"
    "    src : int (address), buffer or None; at least count bytes are read\n"
    "    count, offset : int\n"
    "    kind : cudaMemcpyKind or int\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidSymbol, cudaErrorInvalidMemcpyDirection,\n"
    "    cudaErrorNoKernelImageForDevice\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemcpyToSymbolAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMemcpyFromSymbolAsync[] =
    "cudaMemcpyFromSymbolAsync($module, /, dst, symbol, count, offset, kind, stream)\n"
    "--\n\n"
    "cudaMemcpyFromSymbolAsync(dst, symbol, count, offset, kind, stream)\n\n"
    "cudaError_t cudaMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t count, size_t o"
    "ffset, enum cudaMemcpyKind kind, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    dst : int (address), buffer or None; at least count bytes are written\n"
    "    symbol : int (address), buffer or None\n"
    "    count, offset : int\n"
    "    kind : cudaMemcpyKind or int\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidSymbol, cudaErrorInvalidMemcpyDirection,\n"
    "    cudaErrorNoKernelImageForDevice\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemcpyFromSymbolAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_checked_cudaMemcpyFromSymbolAsync[] =
    "cudaMemcpyFromSymbolAsync($module, /, dst, symbol, count, offset, kind, stream=None)\n"
    "--\n\n"
    "cudaMemcpyFromSymbolAsync(dst, symbol, count, offset, kind, stream=None)\n\n"
    "cudaError_t cudaMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t count, size_t o"
    "ffset, enum cudaMemcpyKind kind, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    dst : int (address), buffer or None; at least count bytes are written\n"
    "    symbol : int (address), buffer or None\n"
    "    count, offset : int\n"
    "    kind : cudaMemcpyKind or int\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidSymbol, cudaErrorInvalidMemcpyDirection,\n"
    "    cudaErrorNoKernelImageForDevice\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemcpyFromSymbolAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMemset[] =
    "cudaMemset($module, /, devPtr, value, count)\n"
    "--\n\n"
    "cudaMemset(devPtr, value, count)\n\n"
    "cudaError_t cudaMemset(void *devPtr, int value, size_t count)\n\n"
    "Parameters\n"
    "    devPtr : int (address), buffer or None; at least count bytes are written\n"
    "    value, count : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemset_ptds.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMemset2D[] =
    "cudaMemset2D($module, /, devPtr, pitch, value, width, height)\n"
    "--\n\n"
    "cudaMemset2D(devPtr, pitch, value, width, height)\n\n"
    "cudaError_t cudaMemset2D(void *devPtr, size_t pitch, int value, size_t width, size_t height"
    ")\n\n"
    "Parameters\n"
    "    devPtr : int (address), buffer or None; written\n"
    "    pitch, value, width, height : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemset2D_ptds.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMemset3D[] =
    "cudaMemset3D($module, /, pitchedDevPtr, value, extent)\n"
    "--\n\n"
    "cudaMemset3D(pitchedDevPtr, value, extent)\n\n"
    "cudaError_t cudaMemset3D(struct cudaPitchedPtr pitchedDevPtr, int value, struct cudaExtent "
    "extent)\n\n"
    "Parameters\n"
    "    pitchedDevPtr : cudaPitchedPtr\n"
    "    value : int\n"
    "    extent : cudaExtent\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemset3D_ptds.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMemsetAsync[] =
    "cudaMemsetAsync($module, /, devPtr, value, count, stream)\n"
    "--\n\n"
    "cudaMemsetAsync(devPtr, value, count, stream)\n\n"
    "cudaError_t cudaMemsetAsync(void *devPtr, int value, size_t count, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    devPtr : int (address), buffer or None; at least count bytes are written\n"
    "    value, count : int\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemsetAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_checked_cudaMemsetAsync[] =
    "cudaMemsetAsync($module, /, devPtr, value, count, stream=None)\n"
    "--\n\n"
    "cudaMemsetAsync(devPtr, value, count, stream=None)\n\n"
    "cudaError_t cudaMemsetAsync(void *devPtr, int value, size_t count, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    devPtr : int (address), buffer or None; at least count bytes are written\n"
    "    value, count : int\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemsetAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMemset2DAsync[] =
    "cudaMemset2DAsync($module, /, devPtr, pitch, value, width, height, stream)\n"
    "--\n\n"
    "cudaMemset2DAsync(devPtr, pitch, value, width, height, stream)\n\n"
    "cudaError_t cudaMemset2DAsync(void *devPtr, size_t pitch, int value, size_t width, size_t h"
    "eight, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    devPtr : int (address), buffer or None; written\n"
    "    pitch, value, width, height : int\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemset2DAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_checked_cudaMemset2DAsync[] =
    "cudaMemset2DAsync($module, /, devPtr, pitch, value, width, height, stream=None)\n"
    "--\n\n"
    "cudaMemset2DAsync(devPtr, pitch, value, width, height, stream=None)\n\n"
    "cudaError_t cudaMemset2DAsync(void *devPtr, size_t pitch, int value, size_t width, size_t h"
    "eight, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    devPtr : int (address), buffer or None; written\n"
    "    pitch, value, width, height : int\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemset2DAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMemset3DAsync[] =
    "cudaMemset3DAsync($module, /, pitchedDevPtr, value, extent, stream)\n"
    "--\n\n"
    "cudaMemset3DAsync(pitchedDevPtr, value, extent, stream)\n\n"
    "cudaError_t cudaMemset3DAsync(struct cudaPitchedPtr pitchedDevPtr, int value, struct cudaEx"
    "tent extent, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    pitchedDevPtr : cudaPitchedPtr\n"
    "    value : int\n"
    "    extent : cudaExtent\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemset3DAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_checked_cudaMemset3DAsync[] =
    "cudaMemset3DAsync($module, /, pitchedDevPtr, value, extent, stream=None)\n"
    "--\n\n"
    "cudaMemset3DAsync(pitchedDevPtr, value, extent, stream=None)\n\n"
    "cudaError_t cudaMemset3DAsync(struct cudaPitchedPtr pitchedDevPtr, int value, struct cudaEx"
    "tent extent, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    pitchedDevPtr : cudaPitchedPtr\n"
    "    value : int\n"
    "    extent : cudaExtent\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemset3DAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaGetSymbolAddress[] =
    "cudaGetSymbolAddress($module, /, symbol)\n"
    "--\n\n"
    "cudaGetSymbolAddress(symbol)\n\n"
    "cudaError_t cudaGetSymbolAddress(void **devPtr, const void *symbol)\n\n"
    "Parameters\n"
    "    symbol : int (address), buffer or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    devPtr : int\n"
    "Fails with\n"
    "    cudaErrorInvalidSymbol, cudaErrorNoKernelImageForDevice\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaGetSymbolSize[] =
    "cudaGetSymbolSize($module, /, symbol)\n"
    "--\n\n"
    "cudaGetSymbolSize(symbol)\n\n"
    "cudaError_t cudaGetSymbolSize(size_t *size, const void *symbol)\n\n"
    "Parameters\n"
    "    symbol : int (address), buffer or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    size : int\n"
    "Fails with\n"
    "    cudaErrorInvalidSymbol, cudaErrorNoKernelImageForDevice\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMemPrefetchAsync[] =
    "cudaMemPrefetchAsync($module, /, devPtr, count, dstDevice, stream)\n"
    "--\n\n"
    "cudaMemPrefetchAsync(devPtr, count, dstDevice, stream)\n\n"
    "cudaError_t cudaMemPrefetchAsync(const void *devPtr, size_t count, int dstDevice, cudaStrea"
    "m_t stream)\n\n"
    "Parameters\n"
    "    devPtr : int (address), buffer or None; at least count bytes are read\n"
    "    count, dstDevice : int\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDevice\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemPrefetchAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_checked_cudaMemPrefetchAsync[] =
    "cudaMemPrefetchAsync($module, /, devPtr, count, dstDevice, stream=None)\n"
    "--\n\n"
    "cudaMemPrefetchAsync(devPtr, count, dstDevice, stream=None)\n\n"
    "cudaError_t cudaMemPrefetchAsync(const void *devPtr, size_t count, int dstDevice, cudaStrea"
    "m_t stream)\n\n"
    "Parameters\n"
    "    devPtr : int (address), buffer or None; at least count bytes are read\n"
    "    count, dstDevice : int\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDevice\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemPrefetchAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMemPrefetchAsync_v2[] =
    "cudaMemPrefetchAsync_v2($module, /, devPtr, count, location, flags, stream)\n"
    "--\n\n"
    "cudaMemPrefetchAsync_v2(devPtr, count, location, flags, stream)\n\n"
    "cudaError_t cudaMemPrefetchAsync_v2(const void *devPtr, size_t count, struct cudaMemLocatio"
    "n location, unsigned int flags, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    devPtr : int (address), buffer or None; at least count bytes are read\n"
    "    count : int\n"
    "    location : cudaMemLocation\n"
    "    flags : int\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDevice\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemPrefetchAsync_v2_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_checked_cudaMemPrefetchAsync_v2[] =
    "cudaMemPrefetchAsync_v2($module, /, devPtr, count, location, flags, stream=None)\n"
    "--\n\n"
    "cudaMemPrefetchAsync_v2(devPtr, count, location, flags, stream=None)\n\n"
    "cudaError_t cudaMemPrefetchAsync_v2(const void *devPtr, size_t count, struct cudaMemLocatio"
    "n location, unsigned int flags, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    devPtr : int (address), buffer or None; at least count bytes are read\n"
    "    count : int\n"
    "    location : cudaMemLocation\n"
    "    flags : int\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDevice\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemPrefetchAsync_v2_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMemAdvise[] =
    "cudaMemAdvise($module, /, devPtr, count, advice, device)\n"
    "--\n\n"
    "cudaMemAdvise(devPtr, count, advice, device)\n\n"
    "cudaError_t cudaMemAdvise(const void *devPtr, size_t count, enum cudaMemoryAdvise advice, i"
    "nt device)\n\n"
    "Parameters\n"
    "    devPtr : int (address), buffer or None; at least count bytes are read\n"
    "    count : int\n"
    "    advice : cudaMemoryAdvise or int\n"
    "    device : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDevice\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMemAdvise_v2[] =
    "cudaMemAdvise_v2($module, /, devPtr, count, advice, location)\n"
    "--\n\n"
    "cudaMemAdvise_v2(devPtr, count, advice, location)\n\n"
    "cudaError_t cudaMemAdvise_v2(const void *devPtr, size_t count, enum cudaMemoryAdvise advice"
    ", struct cudaMemLocation location)\n\n"
    "Parameters\n"
    "    devPtr : int (address), buffer or None; at least count bytes are read\n"
    "    count : int\n"
    "    advice : cudaMemoryAdvise or int\n"
    "    location : cudaMemLocation\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDevice\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMemRangeGetAttribute[] =
    "cudaMemRangeGetAttribute($module, /, dataSize, attribute, devPtr, count)\n"
    "--\n\n"
    "cudaMemRangeGetAttribute(dataSize, attribute, devPtr, count)\n\n"
    "cudaError_t cudaMemRangeGetAttribute(void *data, size_t dataSize, enum cudaMemRangeAttribut"
    "e attribute, const void *devPtr, size_t count)\n\n"
    "Parameters\n"
    "    dataSize : int\n"
    "    attribute : cudaMemRangeAttribute\n"
    "    devPtr : int (address), buffer or None; at least count bytes are read\n"
    "    count : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    data : Any\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMemRangeGetAttributes[] =
    "cudaMemRangeGetAttributes($module, /, dataSizes, attributes, numAttributes, devPtr, count)\n"
    "--\n\n"
    "cudaMemRangeGetAttributes(dataSizes, attributes, numAttributes, devPtr, count)\n\n"
    "cudaError_t cudaMemRangeGetAttributes(void **data, size_t *dataSizes, enum cudaMemRangeAttr"
    "ibute *attributes, size_t numAttributes, const void *devPtr, size_t count)\n\n"
    "Parameters\n"
    "    dataSizes : sequence of int, or None; as many as numAttributes\n"
    "    attributes : sequence of cudaMemRangeAttribute, or None; as many as numAttributes\n"
    "    numAttributes : int\n"
    "    devPtr : int (address), buffer or None; at least count bytes are read\n"
    "    count : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    data : list[Any]\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_checked_cudaMemRangeGetAttributes[] =
    "cudaMemRangeGetAttributes($module, /, dataSizes, attributes, devPtr, count)\n"
    "--\n\n"
    "cudaMemRangeGetAttributes(dataSizes, attributes, devPtr, count)\n\n"
    "cudaError_t cudaMemRangeGetAttributes(void **data, size_t *dataSizes, enum cudaMemRangeAttr"
    "ibute *attributes, size_t numAttributes, const void *devPtr, size_t count)\n\n"
    "Parameters\n"
    "    dataSizes : sequence of int, or None\n"
    "    attributes : sequence of cudaMemRangeAttribute, or None\n"
    "    devPtr : int (address), buffer or None; at least count bytes are read\n"
    "    count : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    data : list[Any]\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaMemcpyToArray[] =
    "cudaMemcpyToArray($module, /, dst, wOffset, hOffset, src, count, kind)\n"
    "--\n\n"
    "cudaMemcpyToArray(dst, wOffset, hOffset, src, count, kind)\n\n"
    "cudaError_t cudaMemcpyToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *"
    "src, size_t count, enum cudaMemcpyKind kind)\n\n"
    "Parameters\n"
    "    dst : cudaArray_t, int or None\n"
    "    wOffset, hOffset : int\n"
    "    src : int (address), buffer or None; at least count bytes are read\n"
    "    count : int\n"
    "    kind : cudaMemcpyKind or int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidMemcpyDirection\n"
    "Gives up the GIL. Deprecated.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemcpyToArray_ptds.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__DEPRECATED.html\n";
static const char doc_cudaMemcpyFromArray[] =
    "cudaMemcpyFromArray($module, /, dst, src, wOffset, hOffset, count, kind)\n"
    "--\n\n"
    "cudaMemcpyFromArray(dst, src, wOffset, hOffset, count, kind)\n\n"
    "cudaError_t cudaMemcpyFromArray(void *dst, cudaArray_const_t src, size_t wOffset, size_t hO"
    "ffset, size_t count, enum cudaMemcpyKind kind)\n\n"
    "Parameters\n"
    "    dst : int (address), buffer or None; at least count bytes are written\n"
    "    src : cudaArray_const_t, int or None\n"
    "    wOffset, hOffset, count : int\n"
    "    kind : cudaMemcpyKind or int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidMemcpyDirection\n"
    "Gives up the GIL. Deprecated.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemcpyFromArray_ptds.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__DEPRECATED.html\n";
static const char doc_cudaMemcpyArrayToArray[] =
    "cudaMemcpyArrayToArray($module, /, dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc"
    ", count, kind)\n"
    "--\n\n"
    "cudaMemcpyArrayToArray(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, count, kin"
    "d)\n\n"
    "cudaError_t cudaMemcpyArrayToArray(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, c"
    "udaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t count, enum cudaMemcpyKi"
    "nd kind)\n\n"
    "Parameters\n"
    "    dst : cudaArray_t, int or None\n"
    "    wOffsetDst, hOffsetDst : int\n"
    "    src : cudaArray_const_t, int or None\n"
    "    wOffsetSrc, hOffsetSrc, count : int\n"
    "    kind : cudaMemcpyKind or int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidMemcpyDirection\n"
    "Gives up the GIL. Deprecated.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemcpyArrayToArray_ptds.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__DEPRECATED.html\n";
static const char doc_cudaMemcpyToArrayAsync[] =
    "cudaMemcpyToArrayAsync($module, /, dst, wOffset, hOffset, src, count, kind, stream)\n"
    "--\n\n"
    "cudaMemcpyToArrayAsync(dst, wOffset, hOffset, src, count, kind, stream)\n\n"
    "cudaError_t cudaMemcpyToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset, const v"
    "oid *src, size_t count, enum cudaMemcpyKind kind, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    dst : cudaArray_t, int or None\n"
    "    wOffset, hOffset : int\n"
    "    src : int (address), buffer or None; at least count bytes are read\n"
    "    count : int\n"
    "    kind : cudaMemcpyKind or int\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidMemcpyDirection\n"
    "Gives up the GIL. Deprecated.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemcpyToArrayAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__DEPRECATED.html\n";
static const char doc_checked_cudaMemcpyToArrayAsync[] =
    "cudaMemcpyToArrayAsync($module, /, dst, wOffset, hOffset, src, count, kind, stream=None)\n"
    "--\n\n"
    "cudaMemcpyToArrayAsync(dst, wOffset, hOffset, src, count, kind, stream=None)\n\n"
    "cudaError_t cudaMemcpyToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset, const v"
    "oid *src, size_t count, enum cudaMemcpyKind kind, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    dst : cudaArray_t, int or None\n"
    "    wOffset, hOffset : int\n"
    "    src : int (address), buffer or None; at least count bytes are read\n"
    "    count : int\n"
    "    kind : cudaMemcpyKind or int\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidMemcpyDirection\n"
    "Gives up the GIL. Deprecated.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemcpyToArrayAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__DEPRECATED.html\n";
static const char doc_cudaMemcpyFromArrayAsync[] =
    "cudaMemcpyFromArrayAsync($module, /, dst, src, wOffset, hOffset, count, kind, stream)\n"
    "--\n\n"
    "cudaMemcpyFromArrayAsync(dst, src, wOffset, hOffset, count, kind, stream)\n\n"
    "cudaError_t cudaMemcpyFromArrayAsync(void *dst, cudaArray_const_t src, size_t wOffset, size"
    "_t hOffset, size_t count, enum cudaMemcpyKind kind, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    dst : int (address), buffer or None; at least count bytes are written\n"
    "    src : cudaArray_const_t, int or None\n"
    "    wOffset, hOffset, count : int\n"
    "    kind : cudaMemcpyKind or int\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidMemcpyDirection\n"
    "Gives up the GIL. Deprecated.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemcpyFromArrayAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__DEPRECATED.html\n";
static const char doc_checked_cudaMemcpyFromArrayAsync[] =
    "cudaMemcpyFromArrayAsync($module, /, dst, src, wOffset, hOffset, count, kind, stream=None)\n"
    "--\n\n"
    "cudaMemcpyFromArrayAsync(dst, src, wOffset, hOffset, count, kind, stream=None)\n\n"
    "cudaError_t cudaMemcpyFromArrayAsync(void *dst, cudaArray_const_t src, size_t wOffset, size"
    "_t hOffset, size_t count, enum cudaMemcpyKind kind, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    dst : int (address), buffer or None; at least count bytes are written\n"
    "    src : cudaArray_const_t, int or None\n"
    "    wOffset, hOffset, count : int\n"
    "    kind : cudaMemcpyKind or int\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidMemcpyDirection\n"
    "Gives up the GIL. Deprecated.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMemcpyFromArrayAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__DEPRECATED.html\n";
static const char doc_cudaMallocAsync[] =
    "cudaMallocAsync($module, /, size, hStream)\n"
    "--\n\n"
    "cudaMallocAsync(size, hStream)\n\n"
    "cudaError_t cudaMallocAsync(void **devPtr, size_t size, cudaStream_t hStream)\n\n"
    "Parameters\n"
    "    size : int\n"
    "    hStream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    devPtr : int\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorNotSupported\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMallocAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html\n";
static const char doc_cudaFreeAsync[] =
    "cudaFreeAsync($module, /, devPtr, hStream)\n"
    "--\n\n"
    "cudaFreeAsync(devPtr, hStream)\n\n"
    "cudaError_t cudaFreeAsync(void *devPtr, cudaStream_t hStream)\n\n"
    "Parameters\n"
    "    devPtr : int (address), buffer or None\n"
    "    hStream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorNotSupported\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaFreeAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html\n";
static const char doc_cudaMemPoolTrimTo[] =
    "cudaMemPoolTrimTo($module, /, memPool, minBytesToKeep)\n"
    "--\n\n"
    "cudaMemPoolTrimTo(memPool, minBytesToKeep)\n\n"
    "cudaError_t cudaMemPoolTrimTo(cudaMemPool_t memPool, size_t minBytesToKeep)\n\n"
    "Parameters\n"
    "    memPool : cudaMemPool_t, int or None\n"
    "    minBytesToKeep : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html\n";
static const char doc_cudaMemPoolSetAttribute[] =
    "cudaMemPoolSetAttribute($module, /, memPool, attr, value)\n"
    "--\n\n"
    "cudaMemPoolSetAttribute(memPool, attr, value)\n\n"
    "cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t memPool, enum cudaMemPoolAttr attr, void "
    "*value)\n\n"
    "Parameters\n"
    "    memPool : cudaMemPool_t, int or None\n"
    "    attr : cudaMemPoolAttr\n"
    "    value : the value, of the type that belongs to it\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html\n";
static const char doc_cudaMemPoolGetAttribute[] =
    "cudaMemPoolGetAttribute($module, /, memPool, attr)\n"
    "--\n\n"
    "cudaMemPoolGetAttribute(memPool, attr)\n\n"
    "cudaError_t cudaMemPoolGetAttribute(cudaMemPool_t memPool, enum cudaMemPoolAttr attr, void "
    "*value)\n\n"
    "Parameters\n"
    "    memPool : cudaMemPool_t, int or None\n"
    "    attr : cudaMemPoolAttr\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    value : Any\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html\n";
static const char doc_cudaMemPoolSetAccess[] =
    "cudaMemPoolSetAccess($module, /, memPool, descList, count)\n"
    "--\n\n"
    "cudaMemPoolSetAccess(memPool, descList, count)\n\n"
    "cudaError_t cudaMemPoolSetAccess(cudaMemPool_t memPool, const struct cudaMemAccessDesc *des"
    "cList, size_t count)\n\n"
    "Parameters\n"
    "    memPool : cudaMemPool_t, int or None\n"
    "    descList : sequence of cudaMemAccessDesc, or None; as many as count\n"
    "    count : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html\n";
static const char doc_checked_cudaMemPoolSetAccess[] =
    "cudaMemPoolSetAccess($module, /, memPool, descList)\n"
    "--\n\n"
    "cudaMemPoolSetAccess(memPool, descList)\n\n"
    "cudaError_t cudaMemPoolSetAccess(cudaMemPool_t memPool, const struct cudaMemAccessDesc *des"
    "cList, size_t count)\n\n"
    "Parameters\n"
    "    memPool : cudaMemPool_t, int or None\n"
    "    descList : sequence of cudaMemAccessDesc, or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html\n";
static const char doc_cudaMemPoolGetAccess[] =
    "cudaMemPoolGetAccess($module, /, memPool, location)\n"
    "--\n\n"
    "cudaMemPoolGetAccess(memPool, location)\n\n"
    "cudaError_t cudaMemPoolGetAccess(enum cudaMemAccessFlags *flags, cudaMemPool_t memPool, str"
    "uct cudaMemLocation *location)\n\n"
    "Parameters\n"
    "    memPool : cudaMemPool_t, int or None\n"
    "    location : cudaMemLocation or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    flags : cudaMemAccessFlags\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html\n";
static const char doc_cudaMemPoolCreate[] =
    "cudaMemPoolCreate($module, /, poolProps)\n"
    "--\n\n"
    "cudaMemPoolCreate(poolProps)\n\n"
    "cudaError_t cudaMemPoolCreate(cudaMemPool_t *memPool, const struct cudaMemPoolProps *poolPr"
    "ops)\n\n"
    "Parameters\n"
    "    poolProps : cudaMemPoolProps or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    memPool : cudaMemPool_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorNotSupported\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html\n";
static const char doc_cudaMemPoolDestroy[] =
    "cudaMemPoolDestroy($module, /, memPool)\n"
    "--\n\n"
    "cudaMemPoolDestroy(memPool)\n\n"
    "cudaError_t cudaMemPoolDestroy(cudaMemPool_t memPool)\n\n"
    "Parameters\n"
    "    memPool : cudaMemPool_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html\n";
static const char doc_cudaMallocFromPoolAsync[] =
    "cudaMallocFromPoolAsync($module, /, size, memPool, stream)\n"
    "--\n\n"
    "cudaMallocFromPoolAsync(size, memPool, stream)\n\n"
    "cudaError_t cudaMallocFromPoolAsync(void **ptr, size_t size, cudaMemPool_t memPool, cudaStr"
    "eam_t stream)\n\n"
    "Parameters\n"
    "    size : int\n"
    "    memPool : cudaMemPool_t, int or None\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    ptr : int\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorNotSupported\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaMallocFromPoolAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html\n";
static const char doc_cudaMemPoolExportToShareableHandle[] =
    "cudaMemPoolExportToShareableHandle($module, /, memPool, handleType, flags)\n"
    "--\n\n"
    "cudaMemPoolExportToShareableHandle(memPool, handleType, flags)\n\n"
    "cudaError_t cudaMemPoolExportToShareableHandle(void *shareableHandle, cudaMemPool_t memPool"
    ", enum cudaMemAllocationHandleType handleType, unsigned int flags)\n\n"
    "Parameters\n"
    "    memPool : cudaMemPool_t, int or None\n"
    "    handleType : cudaMemAllocationHandleType\n"
    "    flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    shareableHandle : Any\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html\n";
static const char doc_checked_cudaMemPoolExportToShareableHandle[] =
    "cudaMemPoolExportToShareableHandle($module, /, memPool, handleType, flags=None)\n"
    "--\n\n"
    "cudaMemPoolExportToShareableHandle(memPool, handleType, flags=None)\n\n"
    "cudaError_t cudaMemPoolExportToShareableHandle(void *shareableHandle, cudaMemPool_t memPool"
    ", enum cudaMemAllocationHandleType handleType, unsigned int flags)\n\n"
    "Parameters\n"
    "    memPool : cudaMemPool_t, int or None\n"
    "    handleType : cudaMemAllocationHandleType\n"
    "    flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    shareableHandle : Any\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html\n";
static const char doc_cudaMemPoolImportFromShareableHandle[] =
    "cudaMemPoolImportFromShareableHandle($module, /, shareableHandle, handleType, flags)\n"
    "--\n\n"
    "cudaMemPoolImportFromShareableHandle(shareableHandle, handleType, flags)\n\n"
    "cudaError_t cudaMemPoolImportFromShareableHandle(cudaMemPool_t *memPool, void *shareableHan"
    "dle, enum cudaMemAllocationHandleType handleType, unsigned int flags)\n\n"
    "Parameters\n"
    "    shareableHandle : int (address), buffer or None\n"
    "    handleType : cudaMemAllocationHandleType or int\n"
    "    flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    memPool : cudaMemPool_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html\n";
static const char doc_checked_cudaMemPoolImportFromShareableHandle[] =
    "cudaMemPoolImportFromShareableHandle($module, /, shareableHandle, handleType, flags=None)\n"
    "--\n\n"
    "cudaMemPoolImportFromShareableHandle(shareableHandle, handleType, flags=None)\n\n"
    "cudaError_t cudaMemPoolImportFromShareableHandle(cudaMemPool_t *memPool, void *shareableHan"
    "dle, enum cudaMemAllocationHandleType handleType, unsigned int flags)\n\n"
    "Parameters\n"
    "    shareableHandle : int (address), buffer or None\n"
    "    handleType : cudaMemAllocationHandleType or int\n"
    "    flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    memPool : cudaMemPool_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html\n";
static const char doc_cudaMemPoolExportPointer[] =
    "cudaMemPoolExportPointer($module, /, ptr)\n"
    "--\n\n"
    "cudaMemPoolExportPointer(ptr)\n\n"
    "cudaError_t cudaMemPoolExportPointer(struct cudaMemPoolPtrExportData *exportData, void *ptr"
    ")\n\n"
    "Parameters\n"
    "    ptr : int (address), buffer or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    exportData : cudaMemPoolPtrExportData\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html\n";
static const char doc_cudaMemPoolImportPointer[] =
    "cudaMemPoolImportPointer($module, /, memPool, exportData)\n"
    "--\n\n"
    "cudaMemPoolImportPointer(memPool, exportData)\n\n"
    "cudaError_t cudaMemPoolImportPointer(void **ptr, cudaMemPool_t memPool, struct cudaMemPoolP"
    "trExportData *exportData)\n\n"
    "Parameters\n"
    "    memPool : cudaMemPool_t, int or None\n"
    "    exportData : cudaMemPoolPtrExportData or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    ptr : int\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html\n";
static const char doc_cudaPointerGetAttributes[] =
    "cudaPointerGetAttributes($module, /, ptr)\n"
    "--\n\n"
    "cudaPointerGetAttributes(ptr)\n\n"
    "cudaError_t cudaPointerGetAttributes(struct cudaPointerAttributes *attributes, const void *"
    "ptr)\n\n"
    "Parameters\n"
    "    ptr : int (address), buffer or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    attributes : cudaPointerAttributes\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice, cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__UNIFIED.html\n";
static const char doc_cudaDeviceCanAccessPeer[] =
    "cudaDeviceCanAccessPeer($module, /, device, peerDevice)\n"
    "--\n\n"
    "cudaDeviceCanAccessPeer(device, peerDevice)\n\n"
    "cudaError_t cudaDeviceCanAccessPeer(int *canAccessPeer, int device, int peerDevice)\n\n"
    "Parameters\n"
    "    device, peerDevice : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    canAccessPeer : int\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__PEER.html\n";
static const char doc_cudaDeviceEnablePeerAccess[] =
    "cudaDeviceEnablePeerAccess($module, /, peerDevice, flags)\n"
    "--\n\n"
    "cudaDeviceEnablePeerAccess(peerDevice, flags)\n\n"
    "cudaError_t cudaDeviceEnablePeerAccess(int peerDevice, unsigned int flags)\n\n"
    "Parameters\n"
    "    peerDevice, flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice, cudaErrorPeerAccessAlreadyEnabled, cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__PEER.html\n";
static const char doc_cudaDeviceDisablePeerAccess[] =
    "cudaDeviceDisablePeerAccess($module, /, peerDevice)\n"
    "--\n\n"
    "cudaDeviceDisablePeerAccess(peerDevice)\n\n"
    "cudaError_t cudaDeviceDisablePeerAccess(int peerDevice)\n\n"
    "Parameters\n"
    "    peerDevice : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorPeerAccessNotEnabled, cudaErrorInvalidDevice\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__PEER.html\n";
static const char doc_cudaGraphicsUnregisterResource[] =
    "cudaGraphicsUnregisterResource($module, /, resource)\n"
    "--\n\n"
    "cudaGraphicsUnregisterResource(resource)\n\n"
    "cudaError_t cudaGraphicsUnregisterResource(cudaGraphicsResource_t resource)\n\n"
    "Parameters\n"
    "    resource : cudaGraphicsResource_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidResourceHandle, cudaErrorUnknown\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__INTEROP.html\n";
static const char doc_cudaGraphicsResourceSetMapFlags[] =
    "cudaGraphicsResourceSetMapFlags($module, /, resource, flags)\n"
    "--\n\n"
    "cudaGraphicsResourceSetMapFlags(resource, flags)\n\n"
    "cudaError_t cudaGraphicsResourceSetMapFlags(cudaGraphicsResource_t resource, unsigned int f"
    "lags)\n\n"
    "Parameters\n"
    "    resource : cudaGraphicsResource_t, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorUnknown\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__INTEROP.html\n";
static const char doc_cudaGraphicsMapResources[] =
    "cudaGraphicsMapResources($module, /, count, resources, stream)\n"
    "--\n\n"
    "cudaGraphicsMapResources(count, resources, stream)\n\n"
    "cudaError_t cudaGraphicsMapResources(int count, cudaGraphicsResource_t *resources, cudaStre"
    "am_t stream)\n\n"
    "Parameters\n"
    "    count : int\n"
    "    resources : cudaGraphicsResource_t, int (address) or None\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidResourceHandle, cudaErrorUnknown\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__INTEROP.html\n";
static const char doc_checked_cudaGraphicsMapResources[] =
    "cudaGraphicsMapResources($module, /, count, resources, stream=None)\n"
    "--\n\n"
    "cudaGraphicsMapResources(count, resources, stream=None)\n\n"
    "cudaError_t cudaGraphicsMapResources(int count, cudaGraphicsResource_t *resources, cudaStre"
    "am_t stream)\n\n"
    "Parameters\n"
    "    count : int\n"
    "    resources : cudaGraphicsResource_t, int (address) or None\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidResourceHandle, cudaErrorUnknown\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__INTEROP.html\n";
static const char doc_cudaGraphicsUnmapResources[] =
    "cudaGraphicsUnmapResources($module, /, count, resources, stream)\n"
    "--\n\n"
    "cudaGraphicsUnmapResources(count, resources, stream)\n\n"
    "cudaError_t cudaGraphicsUnmapResources(int count, cudaGraphicsResource_t *resources, cudaSt"
    "ream_t stream)\n\n"
    "Parameters\n"
    "    count : int\n"
    "    resources : cudaGraphicsResource_t, int (address) or None\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidResourceHandle, cudaErrorUnknown\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__INTEROP.html\n";
static const char doc_checked_cudaGraphicsUnmapResources[] =
    "cudaGraphicsUnmapResources($module, /, count, resources, stream=None)\n"
    "--\n\n"
    "cudaGraphicsUnmapResources(count, resources, stream=None)\n\n"
    "cudaError_t cudaGraphicsUnmapResources(int count, cudaGraphicsResource_t *resources, cudaSt"
    "ream_t stream)\n\n"
    "Parameters\n"
    "    count : int\n"
    "    resources : cudaGraphicsResource_t, int (address) or None\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidResourceHandle, cudaErrorUnknown\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__INTEROP.html\n";
static const char doc_cudaGraphicsResourceGetMappedPointer[] =
    "cudaGraphicsResourceGetMappedPointer($module, /, resource)\n"
    "--\n\n"
    "cudaGraphicsResourceGetMappedPointer(resource)\n\n"
    "cudaError_t cudaGraphicsResourceGetMappedPointer(void **devPtr, size_t *size, cudaGraphicsR"
    "esource_t resource)\n\n"
    "Parameters\n"
    "    resource : cudaGraphicsResource_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    devPtr, size : int\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorUnknown\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__INTEROP.html\n";
static const char doc_cudaGraphicsSubResourceGetMappedArray[] =
    "cudaGraphicsSubResourceGetMappedArray($module, /, resource, arrayIndex, mipLevel)\n"
    "--\n\n"
    "cudaGraphicsSubResourceGetMappedArray(resource, arrayIndex, mipLevel)\n\n"
    "cudaError_t cudaGraphicsSubResourceGetMappedArray(cudaArray_t *array, cudaGraphicsResource_"
    "t resource, unsigned int arrayIndex, unsigned int mipLevel)\n\n"
    "Parameters\n"
    "    resource : cudaGraphicsResource_t, int or None\n"
    "    arrayIndex, mipLevel : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    array : cudaArray_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorUnknown\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__INTEROP.html\n";
static const char doc_cudaGraphicsResourceGetMappedMipmappedArray[] =
    "cudaGraphicsResourceGetMappedMipmappedArray($module, /, resource)\n"
    "--\n\n"
    "cudaGraphicsResourceGetMappedMipmappedArray(resource)\n\n"
    "cudaError_t cudaGraphicsResourceGetMappedMipmappedArray(cudaMipmappedArray_t *mipmappedArra"
    "y, cudaGraphicsResource_t resource)\n\n"
    "Parameters\n"
    "    resource : cudaGraphicsResource_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    mipmappedArray : cudaMipmappedArray_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorUnknown\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__INTEROP.html\n";
static const char doc_cudaGetChannelDesc[] =
    "cudaGetChannelDesc($module, /, array)\n"
    "--\n\n"
    "cudaGetChannelDesc(array)\n\n"
    "cudaError_t cudaGetChannelDesc(struct cudaChannelFormatDesc *desc, cudaArray_const_t array)"
    "\n\n"
    "Parameters\n"
    "    array : cudaArray_const_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    desc : cudaChannelFormatDesc\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html\n";
static const char doc_cudaCreateChannelDesc[] =
    "cudaCreateChannelDesc($module, /, x, y, z, w, f)\n"
    "--\n\n"
    "cudaCreateChannelDesc(x, y, z, w, f)\n\n"
    "struct cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w, enum cudaCha"
    "nnelFormatKind f)\n\n"
    "Parameters\n"
    "    x, y, z, w : int\n"
    "    f : cudaChannelFormatKind or int\n"
    "Returns\n"
    "    cudaError_t (always cudaSuccess; the checked form leaves it out)\n"
    "    cudaChannelFormatDesc\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html\n";
static const char doc_cudaCreateTextureObject[] =
    "cudaCreateTextureObject($module, /, pResDesc, pTexDesc, pResViewDesc)\n"
    "--\n\n"
    "cudaCreateTextureObject(pResDesc, pTexDesc, pResViewDesc)\n\n"
    "cudaError_t cudaCreateTextureObject(cudaTextureObject_t *pTexObject, const struct cudaResou"
    "rceDesc *pResDesc, const struct cudaTextureDesc *pTexDesc, const struct cudaResourceViewDes"
    "c *pResViewDesc)\n\n"
    "Parameters\n"
    "    pResDesc : cudaResourceDesc or None\n"
    "    pTexDesc : cudaTextureDesc or None\n"
    "    pResViewDesc : cudaResourceViewDesc or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pTexObject : cudaTextureObject_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html\n";
static const char doc_checked_cudaCreateTextureObject[] =
    "cudaCreateTextureObject($module, /, pResDesc, pTexDesc, pResViewDesc=None)\n"
    "--\n\n"
    "cudaCreateTextureObject(pResDesc, pTexDesc, pResViewDesc=None)\n\n"
    "cudaError_t cudaCreateTextureObject(cudaTextureObject_t *pTexObject, const struct cudaResou"
    "rceDesc *pResDesc, const struct cudaTextureDesc *pTexDesc, const struct cudaResourceViewDes"
    "c *pResViewDesc)\n\n"
    "Parameters\n"
    "    pResDesc : cudaResourceDesc or None\n"
    "    pTexDesc : cudaTextureDesc or None\n"
    "    pResViewDesc : cudaResourceViewDesc or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pTexObject : cudaTextureObject_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html\n";
static const char doc_cudaDestroyTextureObject[] =
    "cudaDestroyTextureObject($module, /, texObject)\n"
    "--\n\n"
    "cudaDestroyTextureObject(texObject)\n\n"
    "cudaError_t cudaDestroyTextureObject(cudaTextureObject_t texObject)\n\n"
    "Parameters\n"
    "    texObject : cudaTextureObject_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html\n";
static const char doc_cudaGetTextureObjectResourceDesc[] =
    "cudaGetTextureObjectResourceDesc($module, /, texObject)\n"
    "--\n\n"
    "cudaGetTextureObjectResourceDesc(texObject)\n\n"
    "cudaError_t cudaGetTextureObjectResourceDesc(struct cudaResourceDesc *pResDesc, cudaTexture"
    "Object_t texObject)\n\n"
    "Parameters\n"
    "    texObject : cudaTextureObject_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pResDesc : cudaResourceDesc\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html\n";
static const char doc_cudaGetTextureObjectTextureDesc[] =
    "cudaGetTextureObjectTextureDesc($module, /, texObject)\n"
    "--\n\n"
    "cudaGetTextureObjectTextureDesc(texObject)\n\n"
    "cudaError_t cudaGetTextureObjectTextureDesc(struct cudaTextureDesc *pTexDesc, cudaTextureOb"
    "ject_t texObject)\n\n"
    "Parameters\n"
    "    texObject : cudaTextureObject_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pTexDesc : cudaTextureDesc\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html\n";
static const char doc_cudaGetTextureObjectResourceViewDesc[] =
    "cudaGetTextureObjectResourceViewDesc($module, /, texObject)\n"
    "--\n\n"
    "cudaGetTextureObjectResourceViewDesc(texObject)\n\n"
    "cudaError_t cudaGetTextureObjectResourceViewDesc(struct cudaResourceViewDesc *pResViewDesc,"
    " cudaTextureObject_t texObject)\n\n"
    "Parameters\n"
    "    texObject : cudaTextureObject_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pResViewDesc : cudaResourceViewDesc\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html\n";
static const char doc_cudaCreateSurfaceObject[] =
    "cudaCreateSurfaceObject($module, /, pResDesc)\n"
    "--\n\n"
    "cudaCreateSurfaceObject(pResDesc)\n\n"
    "cudaError_t cudaCreateSurfaceObject(cudaSurfaceObject_t *pSurfObject, const struct cudaReso"
    "urceDesc *pResDesc)\n\n"
    "Parameters\n"
    "    pResDesc : cudaResourceDesc or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pSurfObject : cudaSurfaceObject_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidChannelDescriptor,\n"
    "    cudaErrorInvalidResourceHandle\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__SURFACE__OBJECT.html\n";
static const char doc_cudaDestroySurfaceObject[] =
    "cudaDestroySurfaceObject($module, /, surfObject)\n"
    "--\n\n"
    "cudaDestroySurfaceObject(surfObject)\n\n"
    "cudaError_t cudaDestroySurfaceObject(cudaSurfaceObject_t surfObject)\n\n"
    "Parameters\n"
    "    surfObject : cudaSurfaceObject_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__SURFACE__OBJECT.html\n";
static const char doc_cudaGetSurfaceObjectResourceDesc[] =
    "cudaGetSurfaceObjectResourceDesc($module, /, surfObject)\n"
    "--\n\n"
    "cudaGetSurfaceObjectResourceDesc(surfObject)\n\n"
    "cudaError_t cudaGetSurfaceObjectResourceDesc(struct cudaResourceDesc *pResDesc, cudaSurface"
    "Object_t surfObject)\n\n"
    "Parameters\n"
    "    surfObject : cudaSurfaceObject_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pResDesc : cudaResourceDesc\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__SURFACE__OBJECT.html\n";
static const char doc_cudaDriverGetVersion[] =
    "cudaDriverGetVersion($module, /)\n"
    "--\n\n"
    "cudaDriverGetVersion()\n\n"
    "cudaError_t cudaDriverGetVersion(int *driverVersion)\n\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    driverVersion : int\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART____VERSION.html\n";
static const char doc_cudaRuntimeGetVersion[] =
    "cudaRuntimeGetVersion($module, /)\n"
    "--\n\n"
    "cudaRuntimeGetVersion()\n\n"
    "cudaError_t cudaRuntimeGetVersion(int *runtimeVersion)\n\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    runtimeVersion : int\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART____VERSION.html\n";
static const char doc_cudaGraphCreate[] =
    "cudaGraphCreate($module, /, flags)\n"
    "--\n\n"
    "cudaGraphCreate(flags)\n\n"
    "cudaError_t cudaGraphCreate(cudaGraph_t *pGraph, unsigned int flags)\n\n"
    "Parameters\n"
    "    flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraph : cudaGraph_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_checked_cudaGraphCreate[] =
    "cudaGraphCreate($module, /, flags=None)\n"
    "--\n\n"
    "cudaGraphCreate(flags=None)\n\n"
    "cudaError_t cudaGraphCreate(cudaGraph_t *pGraph, unsigned int flags)\n\n"
    "Parameters\n"
    "    flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraph : cudaGraph_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphAddKernelNode[] =
    "cudaGraphAddKernelNode($module, /, graph, pDependencies, numDependencies, pNodeParams)\n"
    "--\n\n"
    "cudaGraphAddKernelNode(graph, pDependencies, numDependencies, pNodeParams)\n\n"
    "cudaError_t cudaGraphAddKernelNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cu"
    "daGraphNode_t *pDependencies, size_t numDependencies, const struct cudaKernelNodeParams *pN"
    "odeParams)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    pNodeParams : cudaKernelNodeParams or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraphNode : cudaGraphNode_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDeviceFunction\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_checked_cudaGraphAddKernelNode[] =
    "cudaGraphAddKernelNode($module, /, graph, pDependencies, pNodeParams)\n"
    "--\n\n"
    "cudaGraphAddKernelNode(graph, pDependencies, pNodeParams)\n\n"
    "cudaError_t cudaGraphAddKernelNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cu"
    "daGraphNode_t *pDependencies, size_t numDependencies, const struct cudaKernelNodeParams *pN"
    "odeParams)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None\n"
    "    pNodeParams : cudaKernelNodeParams or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraphNode : cudaGraphNode_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDeviceFunction\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphKernelNodeGetParams[] =
    "cudaGraphKernelNodeGetParams($module, /, node)\n"
    "--\n\n"
    "cudaGraphKernelNodeGetParams(node)\n\n"
    "cudaError_t cudaGraphKernelNodeGetParams(cudaGraphNode_t node, struct cudaKernelNodeParams "
    "*pNodeParams)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pNodeParams : cudaKernelNodeParams\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDeviceFunction\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphKernelNodeSetParams[] =
    "cudaGraphKernelNodeSetParams($module, /, node, pNodeParams)\n"
    "--\n\n"
    "cudaGraphKernelNodeSetParams(node, pNodeParams)\n\n"
    "cudaError_t cudaGraphKernelNodeSetParams(cudaGraphNode_t node, const struct cudaKernelNodeP"
    "arams *pNodeParams)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    pNodeParams : cudaKernelNodeParams or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorMemoryAllocation\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphKernelNodeCopyAttributes[] =
    "cudaGraphKernelNodeCopyAttributes($module, /, hSrc, hDst)\n"
    "--\n\n"
    "cudaGraphKernelNodeCopyAttributes(hSrc, hDst)\n\n"
    "cudaError_t cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t hSrc, cudaGraphNode_t hDst)\n"
    "\n"
    "Parameters\n"
    "    hSrc, hDst : cudaGraphNode_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphKernelNodeGetAttribute[] =
    "cudaGraphKernelNodeGetAttribute($module, /, hNode, attr)\n"
    "--\n\n"
    "cudaGraphKernelNodeGetAttribute(hNode, attr)\n\n"
    "cudaError_t cudaGraphKernelNodeGetAttribute(cudaGraphNode_t hNode, cudaKernelNodeAttrID att"
    "r, cudaKernelNodeAttrValue *value_out)\n\n"
    "Parameters\n"
    "    hNode : cudaGraphNode_t, int or None\n"
    "    attr : cudaKernelNodeAttrID or int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    value_out : cudaKernelNodeAttrValue\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphKernelNodeSetAttribute[] =
    "cudaGraphKernelNodeSetAttribute($module, /, hNode, attr, value)\n"
    "--\n\n"
    "cudaGraphKernelNodeSetAttribute(hNode, attr, value)\n\n"
    "cudaError_t cudaGraphKernelNodeSetAttribute(cudaGraphNode_t hNode, cudaKernelNodeAttrID att"
    "r, const cudaKernelNodeAttrValue *value)\n\n"
    "Parameters\n"
    "    hNode : cudaGraphNode_t, int or None\n"
    "    attr : cudaKernelNodeAttrID or int\n"
    "    value : cudaKernelNodeAttrValue or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphAddMemcpyNode[] =
    "cudaGraphAddMemcpyNode($module, /, graph, pDependencies, numDependencies, pCopyParams)\n"
    "--\n\n"
    "cudaGraphAddMemcpyNode(graph, pDependencies, numDependencies, pCopyParams)\n\n"
    "cudaError_t cudaGraphAddMemcpyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cu"
    "daGraphNode_t *pDependencies, size_t numDependencies, const struct cudaMemcpy3DParms *pCopy"
    "Params)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    pCopyParams : cudaMemcpy3DParms or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraphNode : cudaGraphNode_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_checked_cudaGraphAddMemcpyNode[] =
    "cudaGraphAddMemcpyNode($module, /, graph, pDependencies, pCopyParams)\n"
    "--\n\n"
    "cudaGraphAddMemcpyNode(graph, pDependencies, pCopyParams)\n\n"
    "cudaError_t cudaGraphAddMemcpyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cu"
    "daGraphNode_t *pDependencies, size_t numDependencies, const struct cudaMemcpy3DParms *pCopy"
    "Params)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None\n"
    "    pCopyParams : cudaMemcpy3DParms or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraphNode : cudaGraphNode_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphAddMemcpyNodeToSymbol[] =
    "cudaGraphAddMemcpyNodeToSymbol($module, /, graph, pDependencies, numDependencies, symbol, s"
    "rc, count, offset, kind)\n"
    "--\n\n"
    "cudaGraphAddMemcpyNodeToSymbol(graph, pDependencies, numDependencies, symbol, src, count, o"
    "ffset, kind)\n\n"
    "cudaError_t cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, "
    "const cudaGraphNode_t *pDependencies, size_t numDependencies, const void *symbol, const voi"
    "d *src, size_t count, size_t offset, enum cudaMemcpyKind kind)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    symbol : int (address), buffer or None\n"
    "    src : int (address), buffer or None; at least count bytes are read\n"
    "    count, offset : int\n"
    "    kind : cudaMemcpyKind or int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraphNode : cudaGraphNode_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_checked_cudaGraphAddMemcpyNodeToSymbol[] =
    "cudaGraphAddMemcpyNodeToSymbol($module, /, graph, pDependencies, symbol, src, count, offset"
    ", kind)\n"
    "--\n\n"
    "cudaGraphAddMemcpyNodeToSymbol(graph, pDependencies, symbol, src, count, offset, kind)\n\n"
    "cudaError_t cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, "
    "const cudaGraphNode_t *pDependencies, size_t numDependencies, const void *symbol, const voi"
    "d *src, size_t count, size_t offset, enum cudaMemcpyKind kind)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None\n"
    "    symbol : int (address), buffer or None\n"
    "    src : int (address), buffer or None; at least count bytes are read\n"
    "    count, offset : int\n"
    "    kind : cudaMemcpyKind or int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraphNode : cudaGraphNode_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphAddMemcpyNodeFromSymbol[] =
    "cudaGraphAddMemcpyNodeFromSymbol($module, /, graph, pDependencies, numDependencies, dst, sy"
    "mbol, count, offset, kind)\n"
    "--\n\n"
    "cudaGraphAddMemcpyNodeFromSymbol(graph, pDependencies, numDependencies, dst, symbol, count,"
    " offset, kind)\n\n"
    "cudaError_t cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t *pGraphNode, cudaGraph_t graph"
    ", const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst, const void *symb"
    "ol, size_t count, size_t offset, enum cudaMemcpyKind kind)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    dst : int (address), buffer or None; at least count bytes are written\n"
    "    symbol : int (address), buffer or None\n"
    "    count, offset : int\n"
    "    kind : cudaMemcpyKind or int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraphNode : cudaGraphNode_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_checked_cudaGraphAddMemcpyNodeFromSymbol[] =
    "cudaGraphAddMemcpyNodeFromSymbol($module, /, graph, pDependencies, dst, symbol, count, offs"
    "et, kind)\n"
    "--\n\n"
    "cudaGraphAddMemcpyNodeFromSymbol(graph, pDependencies, dst, symbol, count, offset, kind)\n\n"
    "cudaError_t cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t *pGraphNode, cudaGraph_t graph"
    ", const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst, const void *symb"
    "ol, size_t count, size_t offset, enum cudaMemcpyKind kind)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None\n"
    "    dst : int (address), buffer or None; at least count bytes are written\n"
    "    symbol : int (address), buffer or None\n"
    "    count, offset : int\n"
    "    kind : cudaMemcpyKind or int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraphNode : cudaGraphNode_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphAddMemcpyNode1D[] =
    "cudaGraphAddMemcpyNode1D($module, /, graph, pDependencies, numDependencies, dst, src, count"
    ", kind)\n"
    "--\n\n"
    "cudaGraphAddMemcpyNode1D(graph, pDependencies, numDependencies, dst, src, count, kind)\n\n"
    "cudaError_t cudaGraphAddMemcpyNode1D(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const "
    "cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst, const void *src, size_t "
    "count, enum cudaMemcpyKind kind)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    dst : int (address), buffer or None; at least count bytes are written\n"
    "    src : int (address), buffer or None; at least count bytes are read\n"
    "    count : int\n"
    "    kind : cudaMemcpyKind or int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraphNode : cudaGraphNode_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_checked_cudaGraphAddMemcpyNode1D[] =
    "cudaGraphAddMemcpyNode1D($module, /, graph, pDependencies, dst, src, count, kind)\n"
    "--\n\n"
    "cudaGraphAddMemcpyNode1D(graph, pDependencies, dst, src, count, kind)\n\n"
    "cudaError_t cudaGraphAddMemcpyNode1D(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const "
    "cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst, const void *src, size_t "
    "count, enum cudaMemcpyKind kind)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None\n"
    "    dst : int (address), buffer or None; at least count bytes are written\n"
    "    src : int (address), buffer or None; at least count bytes are read\n"
    "    count : int\n"
    "    kind : cudaMemcpyKind or int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraphNode : cudaGraphNode_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphMemcpyNodeGetParams[] =
    "cudaGraphMemcpyNodeGetParams($module, /, node)\n"
    "--\n\n"
    "cudaGraphMemcpyNodeGetParams(node)\n\n"
    "cudaError_t cudaGraphMemcpyNodeGetParams(cudaGraphNode_t node, struct cudaMemcpy3DParms *pN"
    "odeParams)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pNodeParams : cudaMemcpy3DParms\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphMemcpyNodeSetParams[] =
    "cudaGraphMemcpyNodeSetParams($module, /, node, pNodeParams)\n"
    "--\n\n"
    "cudaGraphMemcpyNodeSetParams(node, pNodeParams)\n\n"
    "cudaError_t cudaGraphMemcpyNodeSetParams(cudaGraphNode_t node, const struct cudaMemcpy3DPar"
    "ms *pNodeParams)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    pNodeParams : cudaMemcpy3DParms or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphMemcpyNodeSetParamsToSymbol[] =
    "cudaGraphMemcpyNodeSetParamsToSymbol($module, /, node, symbol, src, count, offset, kind)\n"
    "--\n\n"
    "cudaGraphMemcpyNodeSetParamsToSymbol(node, symbol, src, count, offset, kind)\n\n"
    "cudaError_t cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t node, const void *symbol, "
    "const void *src, size_t count, size_t offset, enum cudaMemcpyKind kind)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    symbol : int (address), buffer or None\n"
    "    src : int (address), buffer or None; at least count bytes are read\n"
    "    count, offset : int\n"
    "    kind : cudaMemcpyKind or int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphMemcpyNodeSetParamsFromSymbol[] =
    "cudaGraphMemcpyNodeSetParamsFromSymbol($module, /, node, dst, symbol, count, offset, kind)\n"
    "--\n\n"
    "cudaGraphMemcpyNodeSetParamsFromSymbol(node, dst, symbol, count, offset, kind)\n\n"
    "cudaError_t cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t node, void *dst, const v"
    "oid *symbol, size_t count, size_t offset, enum cudaMemcpyKind kind)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    dst : int (address), buffer or None; at least count bytes are written\n"
    "    symbol : int (address), buffer or None\n"
    "    count, offset : int\n"
    "    kind : cudaMemcpyKind or int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphMemcpyNodeSetParams1D[] =
    "cudaGraphMemcpyNodeSetParams1D($module, /, node, dst, src, count, kind)\n"
    "--\n\n"
    "cudaGraphMemcpyNodeSetParams1D(node, dst, src, count, kind)\n\n"
    "cudaError_t cudaGraphMemcpyNodeSetParams1D(cudaGraphNode_t node, void *dst, const void *src"
    ", size_t count, enum cudaMemcpyKind kind)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    dst : int (address), buffer or None; at least count bytes are written\n"
    "    src : int (address), buffer or None; at least count bytes are read\n"
    "    count : int\n"
    "    kind : cudaMemcpyKind or int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphAddMemsetNode[] =
    "cudaGraphAddMemsetNode($module, /, graph, pDependencies, numDependencies, pMemsetParams)\n"
    "--\n\n"
    "cudaGraphAddMemsetNode(graph, pDependencies, numDependencies, pMemsetParams)\n\n"
    "cudaError_t cudaGraphAddMemsetNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cu"
    "daGraphNode_t *pDependencies, size_t numDependencies, const struct cudaMemsetParams *pMemse"
    "tParams)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    pMemsetParams : cudaMemsetParams or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraphNode : cudaGraphNode_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDevice\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_checked_cudaGraphAddMemsetNode[] =
    "cudaGraphAddMemsetNode($module, /, graph, pDependencies, pMemsetParams)\n"
    "--\n\n"
    "cudaGraphAddMemsetNode(graph, pDependencies, pMemsetParams)\n\n"
    "cudaError_t cudaGraphAddMemsetNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cu"
    "daGraphNode_t *pDependencies, size_t numDependencies, const struct cudaMemsetParams *pMemse"
    "tParams)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None\n"
    "    pMemsetParams : cudaMemsetParams or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraphNode : cudaGraphNode_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDevice\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphMemsetNodeGetParams[] =
    "cudaGraphMemsetNodeGetParams($module, /, node)\n"
    "--\n\n"
    "cudaGraphMemsetNodeGetParams(node)\n\n"
    "cudaError_t cudaGraphMemsetNodeGetParams(cudaGraphNode_t node, struct cudaMemsetParams *pNo"
    "deParams)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pNodeParams : cudaMemsetParams\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphMemsetNodeSetParams[] =
    "cudaGraphMemsetNodeSetParams($module, /, node, pNodeParams)\n"
    "--\n\n"
    "cudaGraphMemsetNodeSetParams(node, pNodeParams)\n\n"
    "cudaError_t cudaGraphMemsetNodeSetParams(cudaGraphNode_t node, const struct cudaMemsetParam"
    "s *pNodeParams)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    pNodeParams : cudaMemsetParams or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphAddHostNode[] =
    "cudaGraphAddHostNode($module, /, graph, pDependencies, numDependencies, pNodeParams)\n"
    "--\n\n"
    "cudaGraphAddHostNode(graph, pDependencies, numDependencies, pNodeParams)\n\n"
    "cudaError_t cudaGraphAddHostNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cuda"
    "GraphNode_t *pDependencies, size_t numDependencies, const struct cudaHostNodeParams *pNodeP"
    "arams)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    pNodeParams : cudaHostNodeParams or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraphNode : cudaGraphNode_t\n"
    "Fails with\n"
    "    cudaErrorNotSupported, cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_checked_cudaGraphAddHostNode[] =
    "cudaGraphAddHostNode($module, /, graph, pDependencies, pNodeParams)\n"
    "--\n\n"
    "cudaGraphAddHostNode(graph, pDependencies, pNodeParams)\n\n"
    "cudaError_t cudaGraphAddHostNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cuda"
    "GraphNode_t *pDependencies, size_t numDependencies, const struct cudaHostNodeParams *pNodeP"
    "arams)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None\n"
    "    pNodeParams : cudaHostNodeParams or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraphNode : cudaGraphNode_t\n"
    "Fails with\n"
    "    cudaErrorNotSupported, cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphHostNodeGetParams[] =
    "cudaGraphHostNodeGetParams($module, /, node)\n"
    "--\n\n"
    "cudaGraphHostNodeGetParams(node)\n\n"
    "cudaError_t cudaGraphHostNodeGetParams(cudaGraphNode_t node, struct cudaHostNodeParams *pNo"
    "deParams)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pNodeParams : cudaHostNodeParams\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphHostNodeSetParams[] =
    "cudaGraphHostNodeSetParams($module, /, node, pNodeParams)\n"
    "--\n\n"
    "cudaGraphHostNodeSetParams(node, pNodeParams)\n\n"
    "cudaError_t cudaGraphHostNodeSetParams(cudaGraphNode_t node, const struct cudaHostNodeParam"
    "s *pNodeParams)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    pNodeParams : cudaHostNodeParams or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphAddChildGraphNode[] =
    "cudaGraphAddChildGraphNode($module, /, graph, pDependencies, numDependencies, childGraph)\n"
    "--\n\n"
    "cudaGraphAddChildGraphNode(graph, pDependencies, numDependencies, childGraph)\n\n"
    "cudaError_t cudaGraphAddChildGraphNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, cons"
    "t cudaGraphNode_t *pDependencies, size_t numDependencies, cudaGraph_t childGraph)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    childGraph : cudaGraph_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraphNode : cudaGraphNode_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_checked_cudaGraphAddChildGraphNode[] =
    "cudaGraphAddChildGraphNode($module, /, graph, pDependencies, childGraph)\n"
    "--\n\n"
    "cudaGraphAddChildGraphNode(graph, pDependencies, childGraph)\n\n"
    "cudaError_t cudaGraphAddChildGraphNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, cons"
    "t cudaGraphNode_t *pDependencies, size_t numDependencies, cudaGraph_t childGraph)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None\n"
    "    childGraph : cudaGraph_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraphNode : cudaGraphNode_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphChildGraphNodeGetGraph[] =
    "cudaGraphChildGraphNodeGetGraph($module, /, node)\n"
    "--\n\n"
    "cudaGraphChildGraphNodeGetGraph(node)\n\n"
    "cudaError_t cudaGraphChildGraphNodeGetGraph(cudaGraphNode_t node, cudaGraph_t *pGraph)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraph : cudaGraph_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphAddEmptyNode[] =
    "cudaGraphAddEmptyNode($module, /, graph, pDependencies, numDependencies)\n"
    "--\n\n"
    "cudaGraphAddEmptyNode(graph, pDependencies, numDependencies)\n\n"
    "cudaError_t cudaGraphAddEmptyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cud"
    "aGraphNode_t *pDependencies, size_t numDependencies)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraphNode : cudaGraphNode_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_checked_cudaGraphAddEmptyNode[] =
    "cudaGraphAddEmptyNode($module, /, graph, pDependencies)\n"
    "--\n\n"
    "cudaGraphAddEmptyNode(graph, pDependencies)\n\n"
    "cudaError_t cudaGraphAddEmptyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cud"
    "aGraphNode_t *pDependencies, size_t numDependencies)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraphNode : cudaGraphNode_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphAddEventRecordNode[] =
    "cudaGraphAddEventRecordNode($module, /, graph, pDependencies, numDependencies, event)\n"
    "--\n\n"
    "cudaGraphAddEventRecordNode(graph, pDependencies, numDependencies, event)\n\n"
    "cudaError_t cudaGraphAddEventRecordNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, con"
    "st cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    event : cudaEvent_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraphNode : cudaGraphNode_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_checked_cudaGraphAddEventRecordNode[] =
    "cudaGraphAddEventRecordNode($module, /, graph, pDependencies, event)\n"
    "--\n\n"
    "cudaGraphAddEventRecordNode(graph, pDependencies, event)\n\n"
    "cudaError_t cudaGraphAddEventRecordNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, con"
    "st cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None\n"
    "    event : cudaEvent_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraphNode : cudaGraphNode_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphEventRecordNodeGetEvent[] =
    "cudaGraphEventRecordNodeGetEvent($module, /, node)\n"
    "--\n\n"
    "cudaGraphEventRecordNodeGetEvent(node)\n\n"
    "cudaError_t cudaGraphEventRecordNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event_out)\n"
    "\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    event_out : cudaEvent_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphEventRecordNodeSetEvent[] =
    "cudaGraphEventRecordNodeSetEvent($module, /, node, event)\n"
    "--\n\n"
    "cudaGraphEventRecordNodeSetEvent(node, event)\n\n"
    "cudaError_t cudaGraphEventRecordNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    event : cudaEvent_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphAddEventWaitNode[] =
    "cudaGraphAddEventWaitNode($module, /, graph, pDependencies, numDependencies, event)\n"
    "--\n\n"
    "cudaGraphAddEventWaitNode(graph, pDependencies, numDependencies, event)\n\n"
    "cudaError_t cudaGraphAddEventWaitNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const"
    " cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    event : cudaEvent_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraphNode : cudaGraphNode_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_checked_cudaGraphAddEventWaitNode[] =
    "cudaGraphAddEventWaitNode($module, /, graph, pDependencies, event)\n"
    "--\n\n"
    "cudaGraphAddEventWaitNode(graph, pDependencies, event)\n\n"
    "cudaError_t cudaGraphAddEventWaitNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const"
    " cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None\n"
    "    event : cudaEvent_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraphNode : cudaGraphNode_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphEventWaitNodeGetEvent[] =
    "cudaGraphEventWaitNodeGetEvent($module, /, node)\n"
    "--\n\n"
    "cudaGraphEventWaitNodeGetEvent(node)\n\n"
    "cudaError_t cudaGraphEventWaitNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event_out)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    event_out : cudaEvent_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphEventWaitNodeSetEvent[] =
    "cudaGraphEventWaitNodeSetEvent($module, /, node, event)\n"
    "--\n\n"
    "cudaGraphEventWaitNodeSetEvent(node, event)\n\n"
    "cudaError_t cudaGraphEventWaitNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    event : cudaEvent_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphAddExternalSemaphoresSignalNode[] =
    "cudaGraphAddExternalSemaphoresSignalNode($module, /, graph, pDependencies, numDependencies,"
    " nodeParams)\n"
    "--\n\n"
    "cudaGraphAddExternalSemaphoresSignalNode(graph, pDependencies, numDependencies, nodeParams)"
    "\n\n"
    "cudaError_t cudaGraphAddExternalSemaphoresSignalNode(cudaGraphNode_t *pGraphNode, cudaGraph"
    "_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const struct cudaEx"
    "ternalSemaphoreSignalNodeParams *nodeParams)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    nodeParams : cudaExternalSemaphoreSignalNodeParams or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraphNode : cudaGraphNode_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_checked_cudaGraphAddExternalSemaphoresSignalNode[] =
    "cudaGraphAddExternalSemaphoresSignalNode($module, /, graph, pDependencies, nodeParams)\n"
    "--\n\n"
    "cudaGraphAddExternalSemaphoresSignalNode(graph, pDependencies, nodeParams)\n\n"
    "cudaError_t cudaGraphAddExternalSemaphoresSignalNode(cudaGraphNode_t *pGraphNode, cudaGraph"
    "_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const struct cudaEx"
    "ternalSemaphoreSignalNodeParams *nodeParams)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None\n"
    "    nodeParams : cudaExternalSemaphoreSignalNodeParams or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraphNode : cudaGraphNode_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphExternalSemaphoresSignalNodeGetParams[] =
    "cudaGraphExternalSemaphoresSignalNodeGetParams($module, /, hNode)\n"
    "--\n\n"
    "cudaGraphExternalSemaphoresSignalNodeGetParams(hNode)\n\n"
    "cudaError_t cudaGraphExternalSemaphoresSignalNodeGetParams(cudaGraphNode_t hNode, struct cu"
    "daExternalSemaphoreSignalNodeParams *params_out)\n\n"
    "Parameters\n"
    "    hNode : cudaGraphNode_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    params_out : cudaExternalSemaphoreSignalNodeParams\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphExternalSemaphoresSignalNodeSetParams[] =
    "cudaGraphExternalSemaphoresSignalNodeSetParams($module, /, hNode, nodeParams)\n"
    "--\n\n"
    "cudaGraphExternalSemaphoresSignalNodeSetParams(hNode, nodeParams)\n\n"
    "cudaError_t cudaGraphExternalSemaphoresSignalNodeSetParams(cudaGraphNode_t hNode, const str"
    "uct cudaExternalSemaphoreSignalNodeParams *nodeParams)\n\n"
    "Parameters\n"
    "    hNode : cudaGraphNode_t, int or None\n"
    "    nodeParams : cudaExternalSemaphoreSignalNodeParams or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphAddExternalSemaphoresWaitNode[] =
    "cudaGraphAddExternalSemaphoresWaitNode($module, /, graph, pDependencies, numDependencies, n"
    "odeParams)\n"
    "--\n\n"
    "cudaGraphAddExternalSemaphoresWaitNode(graph, pDependencies, numDependencies, nodeParams)\n"
    "\n"
    "cudaError_t cudaGraphAddExternalSemaphoresWaitNode(cudaGraphNode_t *pGraphNode, cudaGraph_t"
    " graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const struct cudaExte"
    "rnalSemaphoreWaitNodeParams *nodeParams)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    nodeParams : cudaExternalSemaphoreWaitNodeParams or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraphNode : cudaGraphNode_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_checked_cudaGraphAddExternalSemaphoresWaitNode[] =
    "cudaGraphAddExternalSemaphoresWaitNode($module, /, graph, pDependencies, nodeParams)\n"
    "--\n\n"
    "cudaGraphAddExternalSemaphoresWaitNode(graph, pDependencies, nodeParams)\n\n"
    "cudaError_t cudaGraphAddExternalSemaphoresWaitNode(cudaGraphNode_t *pGraphNode, cudaGraph_t"
    " graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const struct cudaExte"
    "rnalSemaphoreWaitNodeParams *nodeParams)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None\n"
    "    nodeParams : cudaExternalSemaphoreWaitNodeParams or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraphNode : cudaGraphNode_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphExternalSemaphoresWaitNodeGetParams[] =
    "cudaGraphExternalSemaphoresWaitNodeGetParams($module, /, hNode)\n"
    "--\n\n"
    "cudaGraphExternalSemaphoresWaitNodeGetParams(hNode)\n\n"
    "cudaError_t cudaGraphExternalSemaphoresWaitNodeGetParams(cudaGraphNode_t hNode, struct cuda"
    "ExternalSemaphoreWaitNodeParams *params_out)\n\n"
    "Parameters\n"
    "    hNode : cudaGraphNode_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    params_out : cudaExternalSemaphoreWaitNodeParams\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphExternalSemaphoresWaitNodeSetParams[] =
    "cudaGraphExternalSemaphoresWaitNodeSetParams($module, /, hNode, nodeParams)\n"
    "--\n\n"
    "cudaGraphExternalSemaphoresWaitNodeSetParams(hNode, nodeParams)\n\n"
    "cudaError_t cudaGraphExternalSemaphoresWaitNodeSetParams(cudaGraphNode_t hNode, const struc"
    "t cudaExternalSemaphoreWaitNodeParams *nodeParams)\n\n"
    "Parameters\n"
    "    hNode : cudaGraphNode_t, int or None\n"
    "    nodeParams : cudaExternalSemaphoreWaitNodeParams or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphAddMemAllocNode[] =
    "cudaGraphAddMemAllocNode($module, /, graph, pDependencies, numDependencies, nodeParams)\n"
    "--\n\n"
    "cudaGraphAddMemAllocNode(graph, pDependencies, numDependencies, nodeParams)\n\n"
    "cudaError_t cudaGraphAddMemAllocNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const "
    "cudaGraphNode_t *pDependencies, size_t numDependencies, struct cudaMemAllocNodeParams *node"
    "Params)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    nodeParams : cudaMemAllocNodeParams or None; in and out\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraphNode : cudaGraphNode_t\n"
    "Fails with\n"
    "    cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorNotSupported,\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_checked_cudaGraphAddMemAllocNode[] =
    "cudaGraphAddMemAllocNode($module, /, graph, pDependencies, nodeParams)\n"
    "--\n\n"
    "cudaGraphAddMemAllocNode(graph, pDependencies, nodeParams)\n\n"
    "cudaError_t cudaGraphAddMemAllocNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const "
    "cudaGraphNode_t *pDependencies, size_t numDependencies, struct cudaMemAllocNodeParams *node"
    "Params)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None\n"
    "    nodeParams : cudaMemAllocNodeParams or None; in and out\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraphNode : cudaGraphNode_t\n"
    "Fails with\n"
    "    cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorNotSupported,\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphMemAllocNodeGetParams[] =
    "cudaGraphMemAllocNodeGetParams($module, /, node)\n"
    "--\n\n"
    "cudaGraphMemAllocNodeGetParams(node)\n\n"
    "cudaError_t cudaGraphMemAllocNodeGetParams(cudaGraphNode_t node, struct cudaMemAllocNodePar"
    "ams *params_out)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    params_out : cudaMemAllocNodeParams\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphAddMemFreeNode[] =
    "cudaGraphAddMemFreeNode($module, /, graph, pDependencies, numDependencies, dptr)\n"
    "--\n\n"
    "cudaGraphAddMemFreeNode(graph, pDependencies, numDependencies, dptr)\n\n"
    "cudaError_t cudaGraphAddMemFreeNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const c"
    "udaGraphNode_t *pDependencies, size_t numDependencies, void *dptr)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    dptr : int (address), buffer or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraphNode : cudaGraphNode_t\n"
    "Fails with\n"
    "    cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorNotSupported,\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_checked_cudaGraphAddMemFreeNode[] =
    "cudaGraphAddMemFreeNode($module, /, graph, pDependencies, dptr)\n"
    "--\n\n"
    "cudaGraphAddMemFreeNode(graph, pDependencies, dptr)\n\n"
    "cudaError_t cudaGraphAddMemFreeNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const c"
    "udaGraphNode_t *pDependencies, size_t numDependencies, void *dptr)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None\n"
    "    dptr : int (address), buffer or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraphNode : cudaGraphNode_t\n"
    "Fails with\n"
    "    cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorNotSupported,\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphMemFreeNodeGetParams[] =
    "cudaGraphMemFreeNodeGetParams($module, /, node)\n"
    "--\n\n"
    "cudaGraphMemFreeNodeGetParams(node)\n\n"
    "cudaError_t cudaGraphMemFreeNodeGetParams(cudaGraphNode_t node, void *dptr_out)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    dptr_out : int\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaDeviceGraphMemTrim[] =
    "cudaDeviceGraphMemTrim($module, /, device)\n"
    "--\n\n"
    "cudaDeviceGraphMemTrim(device)\n\n"
    "cudaError_t cudaDeviceGraphMemTrim(int device)\n\n"
    "Parameters\n"
    "    device : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaDeviceGetGraphMemAttribute[] =
    "cudaDeviceGetGraphMemAttribute($module, /, device, attr)\n"
    "--\n\n"
    "cudaDeviceGetGraphMemAttribute(device, attr)\n\n"
    "cudaError_t cudaDeviceGetGraphMemAttribute(int device, enum cudaGraphMemAttributeType attr,"
    " void *value)\n\n"
    "Parameters\n"
    "    device : int\n"
    "    attr : cudaGraphMemAttributeType\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    value : Any\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaDeviceSetGraphMemAttribute[] =
    "cudaDeviceSetGraphMemAttribute($module, /, device, attr, value)\n"
    "--\n\n"
    "cudaDeviceSetGraphMemAttribute(device, attr, value)\n\n"
    "cudaError_t cudaDeviceSetGraphMemAttribute(int device, enum cudaGraphMemAttributeType attr,"
    " void *value)\n\n"
    "Parameters\n"
    "    device : int\n"
    "    attr : cudaGraphMemAttributeType\n"
    "    value : the value, of the type that belongs to it\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphClone[] =
    "cudaGraphClone($module, /, originalGraph)\n"
    "--\n\n"
    "cudaGraphClone(originalGraph)\n\n"
    "cudaError_t cudaGraphClone(cudaGraph_t *pGraphClone, cudaGraph_t originalGraph)\n\n"
    "Parameters\n"
    "    originalGraph : cudaGraph_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraphClone : cudaGraph_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphNodeFindInClone[] =
    "cudaGraphNodeFindInClone($module, /, originalNode, clonedGraph)\n"
    "--\n\n"
    "cudaGraphNodeFindInClone(originalNode, clonedGraph)\n\n"
    "cudaError_t cudaGraphNodeFindInClone(cudaGraphNode_t *pNode, cudaGraphNode_t originalNode, "
    "cudaGraph_t clonedGraph)\n\n"
    "Parameters\n"
    "    originalNode : cudaGraphNode_t, int or None\n"
    "    clonedGraph : cudaGraph_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pNode : cudaGraphNode_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphNodeGetType[] =
    "cudaGraphNodeGetType($module, /, node)\n"
    "--\n\n"
    "cudaGraphNodeGetType(node)\n\n"
    "cudaError_t cudaGraphNodeGetType(cudaGraphNode_t node, enum cudaGraphNodeType *pType)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pType : cudaGraphNodeType\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphGetNodes[] =
    "cudaGraphGetNodes($module, /, graph, numNodes=0)\n"
    "--\n\n"
    "cudaGraphGetNodes(graph, numNodes=0)\n\n"
    "cudaError_t cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t *nodes, size_t *numNodes)\n"
    "\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    numNodes : int; in and out\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    nodes : list[cudaGraphNode_t]\n"
    "    numNodes : int\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_checked_cudaGraphGetNodes[] =
    "cudaGraphGetNodes($module, /, graph)\n"
    "--\n\n"
    "cudaGraphGetNodes(graph)\n\n"
    "cudaError_t cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t *nodes, size_t *numNodes)\n"
    "\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    nodes : list[cudaGraphNode_t]\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphGetRootNodes[] =
    "cudaGraphGetRootNodes($module, /, graph, pNumRootNodes=0)\n"
    "--\n\n"
    "cudaGraphGetRootNodes(graph, pNumRootNodes=0)\n\n"
    "cudaError_t cudaGraphGetRootNodes(cudaGraph_t graph, cudaGraphNode_t *pRootNodes, size_t *p"
    "NumRootNodes)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pNumRootNodes : int; in and out\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pRootNodes : list[cudaGraphNode_t]\n"
    "    pNumRootNodes : int\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_checked_cudaGraphGetRootNodes[] =
    "cudaGraphGetRootNodes($module, /, graph)\n"
    "--\n\n"
    "cudaGraphGetRootNodes(graph)\n\n"
    "cudaError_t cudaGraphGetRootNodes(cudaGraph_t graph, cudaGraphNode_t *pRootNodes, size_t *p"
    "NumRootNodes)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pRootNodes : list[cudaGraphNode_t]\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphGetEdges[] =
    "cudaGraphGetEdges($module, /, graph, numEdges=0)\n"
    "--\n\n"
    "cudaGraphGetEdges(graph, numEdges=0)\n\n"
    "cudaError_t cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to"
    ", size_t *numEdges)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    numEdges : int; in and out\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    from_, to : list[cudaGraphNode_t]\n"
    "    numEdges : int\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_checked_cudaGraphGetEdges[] =
    "cudaGraphGetEdges($module, /, graph)\n"
    "--\n\n"
    "cudaGraphGetEdges(graph)\n\n"
    "cudaError_t cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to"
    ", size_t *numEdges)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    from_, to : list[cudaGraphNode_t]\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphGetEdges_v2[] =
    "cudaGraphGetEdges_v2($module, /, graph, numEdges=0)\n"
    "--\n\n"
    "cudaGraphGetEdges_v2(graph, numEdges=0)\n\n"
    "cudaError_t cudaGraphGetEdges_v2(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t "
    "*to, cudaGraphEdgeData *edgeData, size_t *numEdges)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    numEdges : int; in and out\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    from_, to : list[cudaGraphNode_t]\n"
    "    edgeData : list[cudaGraphEdgeData]\n"
    "    numEdges : int\n"
    "Fails with\n"
    "    cudaErrorLossyQuery, cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_checked_cudaGraphGetEdges_v2[] =
    "cudaGraphGetEdges_v2($module, /, graph)\n"
    "--\n\n"
    "cudaGraphGetEdges_v2(graph)\n\n"
    "cudaError_t cudaGraphGetEdges_v2(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t "
    "*to, cudaGraphEdgeData *edgeData, size_t *numEdges)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    from_, to : list[cudaGraphNode_t]\n"
    "    edgeData : list[cudaGraphEdgeData]\n"
    "Fails with\n"
    "    cudaErrorLossyQuery, cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphNodeGetDependencies[] =
    "cudaGraphNodeGetDependencies($module, /, node, pNumDependencies=0)\n"
    "--\n\n"
    "cudaGraphNodeGetDependencies(node, pNumDependencies=0)\n\n"
    "cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t *pDependenci"
    "es, size_t *pNumDependencies)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    pNumDependencies : int; in and out\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pDependencies : list[cudaGraphNode_t]\n"
    "    pNumDependencies : int\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_checked_cudaGraphNodeGetDependencies[] =
    "cudaGraphNodeGetDependencies($module, /, node)\n"
    "--\n\n"
    "cudaGraphNodeGetDependencies(node)\n\n"
    "cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t *pDependenci"
    "es, size_t *pNumDependencies)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pDependencies : list[cudaGraphNode_t]\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphNodeGetDependencies_v2[] =
    "cudaGraphNodeGetDependencies_v2($module, /, node, pNumDependencies=0)\n"
    "--\n\n"
    "cudaGraphNodeGetDependencies_v2(node, pNumDependencies=0)\n\n"
    "cudaError_t cudaGraphNodeGetDependencies_v2(cudaGraphNode_t node, cudaGraphNode_t *pDepende"
    "ncies, cudaGraphEdgeData *edgeData, size_t *pNumDependencies)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    pNumDependencies : int; in and out\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pDependencies : list[cudaGraphNode_t]\n"
    "    edgeData : list[cudaGraphEdgeData]\n"
    "    pNumDependencies : int\n"
    "Fails with\n"
    "    cudaErrorLossyQuery, cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_checked_cudaGraphNodeGetDependencies_v2[] =
    "cudaGraphNodeGetDependencies_v2($module, /, node)\n"
    "--\n\n"
    "cudaGraphNodeGetDependencies_v2(node)\n\n"
    "cudaError_t cudaGraphNodeGetDependencies_v2(cudaGraphNode_t node, cudaGraphNode_t *pDepende"
    "ncies, cudaGraphEdgeData *edgeData, size_t *pNumDependencies)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pDependencies : list[cudaGraphNode_t]\n"
    "    edgeData : list[cudaGraphEdgeData]\n"
    "Fails with\n"
    "    cudaErrorLossyQuery, cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphNodeGetDependentNodes[] =
    "cudaGraphNodeGetDependentNodes($module, /, node, pNumDependentNodes=0)\n"
    "--\n\n"
    "cudaGraphNodeGetDependentNodes(node, pNumDependentNodes=0)\n\n"
    "cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t node, cudaGraphNode_t *pDependen"
    "tNodes, size_t *pNumDependentNodes)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    pNumDependentNodes : int; in and out\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pDependentNodes : list[cudaGraphNode_t]\n"
    "    pNumDependentNodes : int\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_checked_cudaGraphNodeGetDependentNodes[] =
    "cudaGraphNodeGetDependentNodes($module, /, node)\n"
    "--\n\n"
    "cudaGraphNodeGetDependentNodes(node)\n\n"
    "cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t node, cudaGraphNode_t *pDependen"
    "tNodes, size_t *pNumDependentNodes)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pDependentNodes : list[cudaGraphNode_t]\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphNodeGetDependentNodes_v2[] =
    "cudaGraphNodeGetDependentNodes_v2($module, /, node, pNumDependentNodes=0)\n"
    "--\n\n"
    "cudaGraphNodeGetDependentNodes_v2(node, pNumDependentNodes=0)\n\n"
    "cudaError_t cudaGraphNodeGetDependentNodes_v2(cudaGraphNode_t node, cudaGraphNode_t *pDepen"
    "dentNodes, cudaGraphEdgeData *edgeData, size_t *pNumDependentNodes)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    pNumDependentNodes : int; in and out\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pDependentNodes : list[cudaGraphNode_t]\n"
    "    edgeData : list[cudaGraphEdgeData]\n"
    "    pNumDependentNodes : int\n"
    "Fails with\n"
    "    cudaErrorLossyQuery, cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_checked_cudaGraphNodeGetDependentNodes_v2[] =
    "cudaGraphNodeGetDependentNodes_v2($module, /, node)\n"
    "--\n\n"
    "cudaGraphNodeGetDependentNodes_v2(node)\n\n"
    "cudaError_t cudaGraphNodeGetDependentNodes_v2(cudaGraphNode_t node, cudaGraphNode_t *pDepen"
    "dentNodes, cudaGraphEdgeData *edgeData, size_t *pNumDependentNodes)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pDependentNodes : list[cudaGraphNode_t]\n"
    "    edgeData : list[cudaGraphEdgeData]\n"
    "Fails with\n"
    "    cudaErrorLossyQuery, cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphAddDependencies[] =
    "cudaGraphAddDependencies($module, /, graph, from_, to, numDependencies)\n"
    "--\n\n"
    "cudaGraphAddDependencies(graph, from_, to, numDependencies)\n\n"
    "cudaError_t cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const "
    "cudaGraphNode_t *to, size_t numDependencies)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    from_, to : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_checked_cudaGraphAddDependencies[] =
    "cudaGraphAddDependencies($module, /, graph, from_, to)\n"
    "--\n\n"
    "cudaGraphAddDependencies(graph, from_, to)\n\n"
    "cudaError_t cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const "
    "cudaGraphNode_t *to, size_t numDependencies)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    from_, to : sequence of cudaGraphNode_t, or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphAddDependencies_v2[] =
    "cudaGraphAddDependencies_v2($module, /, graph, from_, to, edgeData, numDependencies)\n"
    "--\n\n"
    "cudaGraphAddDependencies_v2(graph, from_, to, edgeData, numDependencies)\n\n"
    "cudaError_t cudaGraphAddDependencies_v2(cudaGraph_t graph, const cudaGraphNode_t *from, con"
    "st cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData, size_t numDependencies)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    from_, to : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    edgeData : sequence of cudaGraphEdgeData, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_checked_cudaGraphAddDependencies_v2[] =
    "cudaGraphAddDependencies_v2($module, /, graph, from_, to, edgeData=None)\n"
    "--\n\n"
    "cudaGraphAddDependencies_v2(graph, from_, to, edgeData=None)\n\n"
    "cudaError_t cudaGraphAddDependencies_v2(cudaGraph_t graph, const cudaGraphNode_t *from, con"
    "st cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData, size_t numDependencies)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    from_, to : sequence of cudaGraphNode_t, or None\n"
    "    edgeData : sequence of cudaGraphEdgeData, or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphRemoveDependencies[] =
    "cudaGraphRemoveDependencies($module, /, graph, from_, to, numDependencies)\n"
    "--\n\n"
    "cudaGraphRemoveDependencies(graph, from_, to, numDependencies)\n\n"
    "cudaError_t cudaGraphRemoveDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, con"
    "st cudaGraphNode_t *to, size_t numDependencies)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    from_, to : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_checked_cudaGraphRemoveDependencies[] =
    "cudaGraphRemoveDependencies($module, /, graph, from_, to)\n"
    "--\n\n"
    "cudaGraphRemoveDependencies(graph, from_, to)\n\n"
    "cudaError_t cudaGraphRemoveDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, con"
    "st cudaGraphNode_t *to, size_t numDependencies)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    from_, to : sequence of cudaGraphNode_t, or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphRemoveDependencies_v2[] =
    "cudaGraphRemoveDependencies_v2($module, /, graph, from_, to, edgeData, numDependencies)\n"
    "--\n\n"
    "cudaGraphRemoveDependencies_v2(graph, from_, to, edgeData, numDependencies)\n\n"
    "cudaError_t cudaGraphRemoveDependencies_v2(cudaGraph_t graph, const cudaGraphNode_t *from, "
    "const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData, size_t numDependencies)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    from_, to : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    edgeData : sequence of cudaGraphEdgeData, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_checked_cudaGraphRemoveDependencies_v2[] =
    "cudaGraphRemoveDependencies_v2($module, /, graph, from_, to, edgeData=None)\n"
    "--\n\n"
    "cudaGraphRemoveDependencies_v2(graph, from_, to, edgeData=None)\n\n"
    "cudaError_t cudaGraphRemoveDependencies_v2(cudaGraph_t graph, const cudaGraphNode_t *from, "
    "const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData, size_t numDependencies)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    from_, to : sequence of cudaGraphNode_t, or None\n"
    "    edgeData : sequence of cudaGraphEdgeData, or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphDestroyNode[] =
    "cudaGraphDestroyNode($module, /, node)\n"
    "--\n\n"
    "cudaGraphDestroyNode(node)\n\n"
    "cudaError_t cudaGraphDestroyNode(cudaGraphNode_t node)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphInstantiate[] =
    "cudaGraphInstantiate($module, /, graph, flags)\n"
    "--\n\n"
    "cudaGraphInstantiate(graph, flags)\n\n"
    "cudaError_t cudaGraphInstantiate(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, unsigned l"
    "ong long flags)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraphExec : cudaGraphExec_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_checked_cudaGraphInstantiate[] =
    "cudaGraphInstantiate($module, /, graph, flags=None)\n"
    "--\n\n"
    "cudaGraphInstantiate(graph, flags=None)\n\n"
    "cudaError_t cudaGraphInstantiate(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, unsigned l"
    "ong long flags)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraphExec : cudaGraphExec_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphInstantiateWithFlags[] =
    "cudaGraphInstantiateWithFlags($module, /, graph, flags)\n"
    "--\n\n"
    "cudaGraphInstantiateWithFlags(graph, flags)\n\n"
    "cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, u"
    "nsigned long long flags)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraphExec : cudaGraphExec_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_checked_cudaGraphInstantiateWithFlags[] =
    "cudaGraphInstantiateWithFlags($module, /, graph, flags=None)\n"
    "--\n\n"
    "cudaGraphInstantiateWithFlags(graph, flags=None)\n\n"
    "cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, u"
    "nsigned long long flags)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraphExec : cudaGraphExec_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphInstantiateWithParams[] =
    "cudaGraphInstantiateWithParams($module, /, graph, instantiateParams)\n"
    "--\n\n"
    "cudaGraphInstantiateWithParams(graph, instantiateParams)\n\n"
    "cudaError_t cudaGraphInstantiateWithParams(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, "
    "cudaGraphInstantiateParams *instantiateParams)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    instantiateParams : cudaGraphInstantiateParams or None; in and out\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraphExec : cudaGraphExec_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaGraphInstantiateWithParams_ptsz"
    ".\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphExecGetFlags[] =
    "cudaGraphExecGetFlags($module, /, graphExec)\n"
    "--\n\n"
    "cudaGraphExecGetFlags(graphExec)\n\n"
    "cudaError_t cudaGraphExecGetFlags(cudaGraphExec_t graphExec, unsigned long long *flags)\n\n"
    "Parameters\n"
    "    graphExec : cudaGraphExec_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    flags : int\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphExecKernelNodeSetParams[] =
    "cudaGraphExecKernelNodeSetParams($module, /, hGraphExec, node, pNodeParams)\n"
    "--\n\n"
    "cudaGraphExecKernelNodeSetParams(hGraphExec, node, pNodeParams)\n\n"
    "cudaError_t cudaGraphExecKernelNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t no"
    "de, const struct cudaKernelNodeParams *pNodeParams)\n\n"
    "Parameters\n"
    "    hGraphExec : cudaGraphExec_t, int or None\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    pNodeParams : cudaKernelNodeParams or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphExecMemcpyNodeSetParams[] =
    "cudaGraphExecMemcpyNodeSetParams($module, /, hGraphExec, node, pNodeParams)\n"
    "--\n\n"
    "cudaGraphExecMemcpyNodeSetParams(hGraphExec, node, pNodeParams)\n\n"
    "cudaError_t cudaGraphExecMemcpyNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t no"
    "de, const struct cudaMemcpy3DParms *pNodeParams)\n\n"
    "Parameters\n"
    "    hGraphExec : cudaGraphExec_t, int or None\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    pNodeParams : cudaMemcpy3DParms or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphExecMemcpyNodeSetParamsToSymbol[] =
    "cudaGraphExecMemcpyNodeSetParamsToSymbol($module, /, hGraphExec, node, symbol, src, count, "
    "offset, kind)\n"
    "--\n\n"
    "cudaGraphExecMemcpyNodeSetParamsToSymbol(hGraphExec, node, symbol, src, count, offset, kind"
    ")\n\n"
    "cudaError_t cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t hGraphExec, cudaGraphN"
    "ode_t node, const void *symbol, const void *src, size_t count, size_t offset, enum cudaMemc"
    "pyKind kind)\n\n"
    "Parameters\n"
    "    hGraphExec : cudaGraphExec_t, int or None\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    symbol : int (address), buffer or None\n"
    "    src : int (address), buffer or None; at least count bytes are read\n"
    "    count, offset : int\n"
    "    kind : cudaMemcpyKind or int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphExecMemcpyNodeSetParamsFromSymbol[] =
    "cudaGraphExecMemcpyNodeSetParamsFromSymbol($module, /, hGraphExec, node, dst, symbol, count"
    ", offset, kind)\n"
    "--\n\n"
    "cudaGraphExecMemcpyNodeSetParamsFromSymbol(hGraphExec, node, dst, symbol, count, offset, ki"
    "nd)\n\n"
    "cudaError_t cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t hGraphExec, cudaGrap"
    "hNode_t node, void *dst, const void *symbol, size_t count, size_t offset, enum cudaMemcpyKi"
    "nd kind)\n\n"
    "Parameters\n"
    "    hGraphExec : cudaGraphExec_t, int or None\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    dst : int (address), buffer or None; at least count bytes are written\n"
    "    symbol : int (address), buffer or None\n"
    "    count, offset : int\n"
    "    kind : cudaMemcpyKind or int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphExecMemcpyNodeSetParams1D[] =
    "cudaGraphExecMemcpyNodeSetParams1D($module, /, hGraphExec, node, dst, src, count, kind)\n"
    "--\n\n"
    "cudaGraphExecMemcpyNodeSetParams1D(hGraphExec, node, dst, src, count, kind)\n\n"
    "cudaError_t cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t hGraphExec, cudaGraphNode_t "
    "node, void *dst, const void *src, size_t count, enum cudaMemcpyKind kind)\n\n"
    "Parameters\n"
    "    hGraphExec : cudaGraphExec_t, int or None\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    dst : int (address), buffer or None; at least count bytes are written\n"
    "    src : int (address), buffer or None; at least count bytes are read\n"
    "    count : int\n"
    "    kind : cudaMemcpyKind or int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphExecMemsetNodeSetParams[] =
    "cudaGraphExecMemsetNodeSetParams($module, /, hGraphExec, node, pNodeParams)\n"
    "--\n\n"
    "cudaGraphExecMemsetNodeSetParams(hGraphExec, node, pNodeParams)\n\n"
    "cudaError_t cudaGraphExecMemsetNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t no"
    "de, const struct cudaMemsetParams *pNodeParams)\n\n"
    "Parameters\n"
    "    hGraphExec : cudaGraphExec_t, int or None\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    pNodeParams : cudaMemsetParams or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphExecHostNodeSetParams[] =
    "cudaGraphExecHostNodeSetParams($module, /, hGraphExec, node, pNodeParams)\n"
    "--\n\n"
    "cudaGraphExecHostNodeSetParams(hGraphExec, node, pNodeParams)\n\n"
    "cudaError_t cudaGraphExecHostNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node"
    ", const struct cudaHostNodeParams *pNodeParams)\n\n"
    "Parameters\n"
    "    hGraphExec : cudaGraphExec_t, int or None\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    pNodeParams : cudaHostNodeParams or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphExecChildGraphNodeSetParams[] =
    "cudaGraphExecChildGraphNodeSetParams($module, /, hGraphExec, node, childGraph)\n"
    "--\n\n"
    "cudaGraphExecChildGraphNodeSetParams(hGraphExec, node, childGraph)\n\n"
    "cudaError_t cudaGraphExecChildGraphNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_"
    "t node, cudaGraph_t childGraph)\n\n"
    "Parameters\n"
    "    hGraphExec : cudaGraphExec_t, int or None\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    childGraph : cudaGraph_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphExecEventRecordNodeSetEvent[] =
    "cudaGraphExecEventRecordNodeSetEvent($module, /, hGraphExec, hNode, event)\n"
    "--\n\n"
    "cudaGraphExecEventRecordNodeSetEvent(hGraphExec, hNode, event)\n\n"
    "cudaError_t cudaGraphExecEventRecordNodeSetEvent(cudaGraphExec_t hGraphExec, cudaGraphNode_"
    "t hNode, cudaEvent_t event)\n\n"
    "Parameters\n"
    "    hGraphExec : cudaGraphExec_t, int or None\n"
    "    hNode : cudaGraphNode_t, int or None\n"
    "    event : cudaEvent_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphExecEventWaitNodeSetEvent[] =
    "cudaGraphExecEventWaitNodeSetEvent($module, /, hGraphExec, hNode, event)\n"
    "--\n\n"
    "cudaGraphExecEventWaitNodeSetEvent(hGraphExec, hNode, event)\n\n"
    "cudaError_t cudaGraphExecEventWaitNodeSetEvent(cudaGraphExec_t hGraphExec, cudaGraphNode_t "
    "hNode, cudaEvent_t event)\n\n"
    "Parameters\n"
    "    hGraphExec : cudaGraphExec_t, int or None\n"
    "    hNode : cudaGraphNode_t, int or None\n"
    "    event : cudaEvent_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphExecExternalSemaphoresSignalNodeSetParams[] =
    "cudaGraphExecExternalSemaphoresSignalNodeSetParams($module, /, hGraphExec, hNode, nodeParam"
    "s)\n"
    "--\n\n"
    "cudaGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec, hNode, nodeParams)\n\n"
    "cudaError_t cudaGraphExecExternalSemaphoresSignalNodeSetParams(cudaGraphExec_t hGraphExec, "
    "cudaGraphNode_t hNode, const struct cudaExternalSemaphoreSignalNodeParams *nodeParams)\n\n"
    "Parameters\n"
    "    hGraphExec : cudaGraphExec_t, int or None\n"
    "    hNode : cudaGraphNode_t, int or None\n"
    "    nodeParams : cudaExternalSemaphoreSignalNodeParams or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphExecExternalSemaphoresWaitNodeSetParams[] =
    "cudaGraphExecExternalSemaphoresWaitNodeSetParams($module, /, hGraphExec, hNode, nodeParams)"
    "\n"
    "--\n\n"
    "cudaGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec, hNode, nodeParams)\n\n"
    "cudaError_t cudaGraphExecExternalSemaphoresWaitNodeSetParams(cudaGraphExec_t hGraphExec, cu"
    "daGraphNode_t hNode, const struct cudaExternalSemaphoreWaitNodeParams *nodeParams)\n\n"
    "Parameters\n"
    "    hGraphExec : cudaGraphExec_t, int or None\n"
    "    hNode : cudaGraphNode_t, int or None\n"
    "    nodeParams : cudaExternalSemaphoreWaitNodeParams or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphNodeSetEnabled[] =
    "cudaGraphNodeSetEnabled($module, /, hGraphExec, hNode, isEnabled)\n"
    "--\n\n"
    "cudaGraphNodeSetEnabled(hGraphExec, hNode, isEnabled)\n\n"
    "cudaError_t cudaGraphNodeSetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsi"
    "gned int isEnabled)\n\n"
    "Parameters\n"
    "    hGraphExec : cudaGraphExec_t, int or None\n"
    "    hNode : cudaGraphNode_t, int or None\n"
    "    isEnabled : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphNodeGetEnabled[] =
    "cudaGraphNodeGetEnabled($module, /, hGraphExec, hNode)\n"
    "--\n\n"
    "cudaGraphNodeGetEnabled(hGraphExec, hNode)\n\n"
    "cudaError_t cudaGraphNodeGetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsi"
    "gned int *isEnabled)\n\n"
    "Parameters\n"
    "    hGraphExec : cudaGraphExec_t, int or None\n"
    "    hNode : cudaGraphNode_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    isEnabled : int\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphExecUpdate[] =
    "cudaGraphExecUpdate($module, /, hGraphExec, hGraph)\n"
    "--\n\n"
    "cudaGraphExecUpdate(hGraphExec, hGraph)\n\n"
    "cudaError_t cudaGraphExecUpdate(cudaGraphExec_t hGraphExec, cudaGraph_t hGraph, cudaGraphEx"
    "ecUpdateResultInfo *resultInfo)\n\n"
    "Parameters\n"
    "    hGraphExec : cudaGraphExec_t, int or None\n"
    "    hGraph : cudaGraph_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    resultInfo : cudaGraphExecUpdateResultInfo\n"
    "Fails with\n"
    "    cudaErrorGraphExecUpdateFailure\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphUpload[] =
    "cudaGraphUpload($module, /, graphExec, stream)\n"
    "--\n\n"
    "cudaGraphUpload(graphExec, stream)\n\n"
    "cudaError_t cudaGraphUpload(cudaGraphExec_t graphExec, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    graphExec : cudaGraphExec_t, int or None\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaGraphUpload_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphLaunch[] =
    "cudaGraphLaunch($module, /, graphExec, stream)\n"
    "--\n\n"
    "cudaGraphLaunch(graphExec, stream)\n\n"
    "cudaError_t cudaGraphLaunch(cudaGraphExec_t graphExec, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    graphExec : cudaGraphExec_t, int or None\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaGraphLaunch_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphExecDestroy[] =
    "cudaGraphExecDestroy($module, /, graphExec)\n"
    "--\n\n"
    "cudaGraphExecDestroy(graphExec)\n\n"
    "cudaError_t cudaGraphExecDestroy(cudaGraphExec_t graphExec)\n\n"
    "Parameters\n"
    "    graphExec : cudaGraphExec_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphDestroy[] =
    "cudaGraphDestroy($module, /, graph)\n"
    "--\n\n"
    "cudaGraphDestroy(graph)\n\n"
    "cudaError_t cudaGraphDestroy(cudaGraph_t graph)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphDebugDotPrint[] =
    "cudaGraphDebugDotPrint($module, /, graph, path, flags)\n"
    "--\n\n"
    "cudaGraphDebugDotPrint(graph, path, flags)\n\n"
    "cudaError_t cudaGraphDebugDotPrint(cudaGraph_t graph, const char *path, unsigned int flags)"
    "\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    path : str or bytes\n"
    "    flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorOperatingSystem\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_checked_cudaGraphDebugDotPrint[] =
    "cudaGraphDebugDotPrint($module, /, graph, path, flags=None)\n"
    "--\n\n"
    "cudaGraphDebugDotPrint(graph, path, flags=None)\n\n"
    "cudaError_t cudaGraphDebugDotPrint(cudaGraph_t graph, const char *path, unsigned int flags)"
    "\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    path : str or bytes\n"
    "    flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorOperatingSystem\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaUserObjectCreate[] =
    "cudaUserObjectCreate($module, /, ptr, destroy, initialRefcount, flags)\n"
    "--\n\n"
    "cudaUserObjectCreate(ptr, destroy, initialRefcount, flags)\n\n"
    "cudaError_t cudaUserObjectCreate(cudaUserObject_t *object_out, void *ptr, cudaHostFn_t dest"
    "roy, unsigned int initialRefcount, unsigned int flags)\n\n"
    "Parameters\n"
    "    ptr : any object, which the callable gets; int (address) for a C function\n"
    "    destroy : callable, cudaHostFn_t, int (address of a C function) or None\n"
    "    initialRefcount, flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    object_out : cudaUserObject_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaUserObjectRetain[] =
    "cudaUserObjectRetain($module, /, object, count)\n"
    "--\n\n"
    "cudaUserObjectRetain(object, count)\n\n"
    "cudaError_t cudaUserObjectRetain(cudaUserObject_t object, unsigned int count)\n\n"
    "Parameters\n"
    "    object : cudaUserObject_t, int or None\n"
    "    count : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaUserObjectRelease[] =
    "cudaUserObjectRelease($module, /, object, count)\n"
    "--\n\n"
    "cudaUserObjectRelease(object, count)\n\n"
    "cudaError_t cudaUserObjectRelease(cudaUserObject_t object, unsigned int count)\n\n"
    "Parameters\n"
    "    object : cudaUserObject_t, int or None\n"
    "    count : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphRetainUserObject[] =
    "cudaGraphRetainUserObject($module, /, graph, object, count, flags)\n"
    "--\n\n"
    "cudaGraphRetainUserObject(graph, object, count, flags)\n\n"
    "cudaError_t cudaGraphRetainUserObject(cudaGraph_t graph, cudaUserObject_t object, unsigned "
    "int count, unsigned int flags)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    object : cudaUserObject_t, int or None\n"
    "    count, flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_checked_cudaGraphRetainUserObject[] =
    "cudaGraphRetainUserObject($module, /, graph, object, count, flags=None)\n"
    "--\n\n"
    "cudaGraphRetainUserObject(graph, object, count, flags=None)\n\n"
    "cudaError_t cudaGraphRetainUserObject(cudaGraph_t graph, cudaUserObject_t object, unsigned "
    "int count, unsigned int flags)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    object : cudaUserObject_t, int or None\n"
    "    count, flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphReleaseUserObject[] =
    "cudaGraphReleaseUserObject($module, /, graph, object, count)\n"
    "--\n\n"
    "cudaGraphReleaseUserObject(graph, object, count)\n\n"
    "cudaError_t cudaGraphReleaseUserObject(cudaGraph_t graph, cudaUserObject_t object, unsigned"
    " int count)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    object : cudaUserObject_t, int or None\n"
    "    count : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphAddNode[] =
    "cudaGraphAddNode($module, /, graph, pDependencies, numDependencies, nodeParams)\n"
    "--\n\n"
    "cudaGraphAddNode(graph, pDependencies, numDependencies, nodeParams)\n\n"
    "cudaError_t cudaGraphAddNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGrap"
    "hNode_t *pDependencies, size_t numDependencies, struct cudaGraphNodeParams *nodeParams)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    nodeParams : cudaGraphNodeParams or None; in and out\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraphNode : cudaGraphNode_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDeviceFunction, cudaErrorNotSupported\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_checked_cudaGraphAddNode[] =
    "cudaGraphAddNode($module, /, graph, pDependencies, nodeParams)\n"
    "--\n\n"
    "cudaGraphAddNode(graph, pDependencies, nodeParams)\n\n"
    "cudaError_t cudaGraphAddNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGrap"
    "hNode_t *pDependencies, size_t numDependencies, struct cudaGraphNodeParams *nodeParams)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None\n"
    "    nodeParams : cudaGraphNodeParams or None; in and out\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraphNode : cudaGraphNode_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDeviceFunction, cudaErrorNotSupported\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphAddNode_v2[] =
    "cudaGraphAddNode_v2($module, /, graph, pDependencies, dependencyData, numDependencies, node"
    "Params)\n"
    "--\n\n"
    "cudaGraphAddNode_v2(graph, pDependencies, dependencyData, numDependencies, nodeParams)\n\n"
    "cudaError_t cudaGraphAddNode_v2(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaG"
    "raphNode_t *pDependencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies,"
    " struct cudaGraphNodeParams *nodeParams)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    dependencyData : sequence of cudaGraphEdgeData, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    nodeParams : cudaGraphNodeParams or None; in and out\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraphNode : cudaGraphNode_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDeviceFunction, cudaErrorNotSupported\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_checked_cudaGraphAddNode_v2[] =
    "cudaGraphAddNode_v2($module, /, graph, pDependencies, dependencyData, nodeParams)\n"
    "--\n\n"
    "cudaGraphAddNode_v2(graph, pDependencies, dependencyData, nodeParams)\n\n"
    "cudaError_t cudaGraphAddNode_v2(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaG"
    "raphNode_t *pDependencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies,"
    " struct cudaGraphNodeParams *nodeParams)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None\n"
    "    dependencyData : sequence of cudaGraphEdgeData, or None\n"
    "    nodeParams : cudaGraphNodeParams or None; in and out\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pGraphNode : cudaGraphNode_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDeviceFunction, cudaErrorNotSupported\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphNodeSetParams[] =
    "cudaGraphNodeSetParams($module, /, node, nodeParams)\n"
    "--\n\n"
    "cudaGraphNodeSetParams(node, nodeParams)\n\n"
    "cudaError_t cudaGraphNodeSetParams(cudaGraphNode_t node, struct cudaGraphNodeParams *nodePa"
    "rams)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    nodeParams : cudaGraphNodeParams or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDeviceFunction, cudaErrorNotSupported\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphExecNodeSetParams[] =
    "cudaGraphExecNodeSetParams($module, /, graphExec, node, nodeParams)\n"
    "--\n\n"
    "cudaGraphExecNodeSetParams(graphExec, node, nodeParams)\n\n"
    "cudaError_t cudaGraphExecNodeSetParams(cudaGraphExec_t graphExec, cudaGraphNode_t node, str"
    "uct cudaGraphNodeParams *nodeParams)\n\n"
    "Parameters\n"
    "    graphExec : cudaGraphExec_t, int or None\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    nodeParams : cudaGraphNodeParams or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDeviceFunction, cudaErrorNotSupported\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGraphConditionalHandleCreate[] =
    "cudaGraphConditionalHandleCreate($module, /, graph, defaultLaunchValue, flags)\n"
    "--\n\n"
    "cudaGraphConditionalHandleCreate(graph, defaultLaunchValue, flags)\n\n"
    "cudaError_t cudaGraphConditionalHandleCreate(cudaGraphConditionalHandle *pHandle_out, cudaG"
    "raph_t graph, unsigned int defaultLaunchValue, unsigned int flags)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    defaultLaunchValue, flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pHandle_out : cudaGraphConditionalHandle\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_checked_cudaGraphConditionalHandleCreate[] =
    "cudaGraphConditionalHandleCreate($module, /, graph, defaultLaunchValue=None, flags=None)\n"
    "--\n\n"
    "cudaGraphConditionalHandleCreate(graph, defaultLaunchValue=None, flags=None)\n\n"
    "cudaError_t cudaGraphConditionalHandleCreate(cudaGraphConditionalHandle *pHandle_out, cudaG"
    "raph_t graph, unsigned int defaultLaunchValue, unsigned int flags)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    defaultLaunchValue, flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pHandle_out : cudaGraphConditionalHandle\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n";
static const char doc_cudaGetDriverEntryPoint[] =
    "cudaGetDriverEntryPoint($module, /, symbol, flags)\n"
    "--\n\n"
    "cudaGetDriverEntryPoint(symbol, flags)\n\n"
    "cudaError_t cudaGetDriverEntryPoint(const char *symbol, void **funcPtr, unsigned long long "
    "flags, enum cudaDriverEntryPointQueryResult *driverStatus)\n\n"
    "Parameters\n"
    "    symbol : str or bytes\n"
    "    flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    funcPtr : int\n"
    "    driverStatus : cudaDriverEntryPointQueryResult\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorNotSupported\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaGetDriverEntryPoint_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DRIVER__ENTRY__POINT.html\n";
static const char doc_cudaGetDriverEntryPointByVersion[] =
    "cudaGetDriverEntryPointByVersion($module, /, symbol, cudaVersion, flags)\n"
    "--\n\n"
    "cudaGetDriverEntryPointByVersion(symbol, cudaVersion, flags)\n\n"
    "cudaError_t cudaGetDriverEntryPointByVersion(const char *symbol, void **funcPtr, unsigned i"
    "nt cudaVersion, unsigned long long flags, enum cudaDriverEntryPointQueryResult *driverStatu"
    "s)\n\n"
    "Parameters\n"
    "    symbol : str or bytes\n"
    "    cudaVersion, flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    funcPtr : int\n"
    "    driverStatus : cudaDriverEntryPointQueryResult\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorNotSupported\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cudaGetDriverEntryPointByVersion_pt"
    "sz.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DRIVER__ENTRY__POINT.html\n";
static const char doc_cudaLibraryLoadData[] =
    "cudaLibraryLoadData($module, /, code, jitOptions, jitOptionsValues, numJitOptions, libraryO"
    "ptions, libraryOptionValues, numLibraryOptions)\n"
    "--\n\n"
    "cudaLibraryLoadData(code, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libr"
    "aryOptionValues, numLibraryOptions)\n\n"
    "cudaError_t cudaLibraryLoadData(cudaLibrary_t *library, const void *code, enum cudaJitOptio"
    "n *jitOptions, void **jitOptionsValues, unsigned int numJitOptions, enum cudaLibraryOption "
    "*libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions)\n\n"
    "Parameters\n"
    "    code : int (address), buffer or None\n"
    "    jitOptions : sequence of cudaJitOption, or None\n"
    "    jitOptionsValues : sequence of values, or None\n"
    "    numJitOptions : int\n"
    "    libraryOptions : sequence of cudaLibraryOption, or None\n"
    "    libraryOptionValues : sequence of values, or None\n"
    "    numLibraryOptions : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    library : cudaLibrary_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation, cudaErrorInitializationError,\n"
    "    cudaErrorCudartUnloading, cudaErrorInvalidPtx, cudaErrorUnsupportedPtxVersion,\n"
    "    cudaErrorNoKernelImageForDevice, cudaErrorSharedObjectSymbolNotFound,\n"
    "    cudaErrorSharedObjectInitFailed, cudaErrorJitCompilerNotFound\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html\n";
static const char doc_checked_cudaLibraryLoadData[] =
    "cudaLibraryLoadData($module, /, code, jitOptions=None, jitOptionsValues=None, libraryOption"
    "s=None, libraryOptionValues=None)\n"
    "--\n\n"
    "cudaLibraryLoadData(code, jitOptions=None, jitOptionsValues=None, libraryOptions=None, libr"
    "aryOptionValues=None)\n\n"
    "cudaError_t cudaLibraryLoadData(cudaLibrary_t *library, const void *code, enum cudaJitOptio"
    "n *jitOptions, void **jitOptionsValues, unsigned int numJitOptions, enum cudaLibraryOption "
    "*libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions)\n\n"
    "Parameters\n"
    "    code : int (address), buffer or None\n"
    "    jitOptions : sequence of cudaJitOption, or None\n"
    "    jitOptionsValues : sequence of values, or None\n"
    "    libraryOptions : sequence of cudaLibraryOption, or None\n"
    "    libraryOptionValues : sequence of values, or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    library : cudaLibrary_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation, cudaErrorInitializationError,\n"
    "    cudaErrorCudartUnloading, cudaErrorInvalidPtx, cudaErrorUnsupportedPtxVersion,\n"
    "    cudaErrorNoKernelImageForDevice, cudaErrorSharedObjectSymbolNotFound,\n"
    "    cudaErrorSharedObjectInitFailed, cudaErrorJitCompilerNotFound\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html\n";
static const char doc_cudaLibraryLoadFromFile[] =
    "cudaLibraryLoadFromFile($module, /, fileName, jitOptions, jitOptionsValues, numJitOptions, "
    "libraryOptions, libraryOptionValues, numLibraryOptions)\n"
    "--\n\n"
    "cudaLibraryLoadFromFile(fileName, jitOptions, jitOptionsValues, numJitOptions, libraryOptio"
    "ns, libraryOptionValues, numLibraryOptions)\n\n"
    "cudaError_t cudaLibraryLoadFromFile(cudaLibrary_t *library, const char *fileName, enum cuda"
    "JitOption *jitOptions, void **jitOptionsValues, unsigned int numJitOptions, enum cudaLibrar"
    "yOption *libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions)\n\n"
    "Parameters\n"
    "    fileName : str or bytes\n"
    "    jitOptions : sequence of cudaJitOption, or None\n"
    "    jitOptionsValues : sequence of values, or None\n"
    "    numJitOptions : int\n"
    "    libraryOptions : sequence of cudaLibraryOption, or None\n"
    "    libraryOptionValues : sequence of values, or None\n"
    "    numLibraryOptions : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    library : cudaLibrary_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation, cudaErrorInitializationError,\n"
    "    cudaErrorCudartUnloading, cudaErrorInvalidPtx, cudaErrorUnsupportedPtxVersion,\n"
    "    cudaErrorNoKernelImageForDevice, cudaErrorSharedObjectSymbolNotFound,\n"
    "    cudaErrorSharedObjectInitFailed, cudaErrorJitCompilerNotFound\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html\n";
static const char doc_checked_cudaLibraryLoadFromFile[] =
    "cudaLibraryLoadFromFile($module, /, fileName, jitOptions=None, jitOptionsValues=None, libra"
    "ryOptions=None, libraryOptionValues=None)\n"
    "--\n\n"
    "cudaLibraryLoadFromFile(fileName, jitOptions=None, jitOptionsValues=None, libraryOptions=No"
    "ne, libraryOptionValues=None)\n\n"
    "cudaError_t cudaLibraryLoadFromFile(cudaLibrary_t *library, const char *fileName, enum cuda"
    "JitOption *jitOptions, void **jitOptionsValues, unsigned int numJitOptions, enum cudaLibrar"
    "yOption *libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions)\n\n"
    "Parameters\n"
    "    fileName : str or bytes\n"
    "    jitOptions : sequence of cudaJitOption, or None\n"
    "    jitOptionsValues : sequence of values, or None\n"
    "    libraryOptions : sequence of cudaLibraryOption, or None\n"
    "    libraryOptionValues : sequence of values, or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    library : cudaLibrary_t\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation, cudaErrorInitializationError,\n"
    "    cudaErrorCudartUnloading, cudaErrorInvalidPtx, cudaErrorUnsupportedPtxVersion,\n"
    "    cudaErrorNoKernelImageForDevice, cudaErrorSharedObjectSymbolNotFound,\n"
    "    cudaErrorSharedObjectInitFailed, cudaErrorJitCompilerNotFound\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html\n";
static const char doc_cudaLibraryUnload[] =
    "cudaLibraryUnload($module, /, library)\n"
    "--\n\n"
    "cudaLibraryUnload(library)\n\n"
    "cudaError_t cudaLibraryUnload(cudaLibrary_t library)\n\n"
    "Parameters\n"
    "    library : cudaLibrary_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorInvalidValue\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html\n";
static const char doc_cudaLibraryGetKernel[] =
    "cudaLibraryGetKernel($module, /, library, name)\n"
    "--\n\n"
    "cudaLibraryGetKernel(library, name)\n\n"
    "cudaError_t cudaLibraryGetKernel(cudaKernel_t *pKernel, cudaLibrary_t library, const char *"
    "name)\n\n"
    "Parameters\n"
    "    library : cudaLibrary_t, int or None\n"
    "    name : str or bytes\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pKernel : cudaKernel_t\n"
    "Fails with\n"
    "    cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorInvalidValue,\n"
    "    cudaErrorInvalidResourceHandle, cudaErrorSymbolNotFound\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html\n";
static const char doc_cudaLibraryGetGlobal[] =
    "cudaLibraryGetGlobal($module, /, library, name)\n"
    "--\n\n"
    "cudaLibraryGetGlobal(library, name)\n\n"
    "cudaError_t cudaLibraryGetGlobal(void **dptr, size_t *bytes, cudaLibrary_t library, const c"
    "har *name)\n\n"
    "Parameters\n"
    "    library : cudaLibrary_t, int or None\n"
    "    name : str or bytes\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    dptr, numbytes : int\n"
    "Fails with\n"
    "    cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorInvalidValue,\n"
    "    cudaErrorInvalidResourceHandle, cudaErrorSymbolNotFound,\n"
    "    cudaErrorDeviceUninitialized, cudaErrorContextIsDestroyed\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html\n";
static const char doc_cudaLibraryGetManaged[] =
    "cudaLibraryGetManaged($module, /, library, name)\n"
    "--\n\n"
    "cudaLibraryGetManaged(library, name)\n\n"
    "cudaError_t cudaLibraryGetManaged(void **dptr, size_t *bytes, cudaLibrary_t library, const "
    "char *name)\n\n"
    "Parameters\n"
    "    library : cudaLibrary_t, int or None\n"
    "    name : str or bytes\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    dptr, numbytes : int\n"
    "Fails with\n"
    "    cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorInvalidValue,\n"
    "    cudaErrorInvalidResourceHandle, cudaErrorSymbolNotFound\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html\n";
static const char doc_cudaLibraryGetUnifiedFunction[] =
    "cudaLibraryGetUnifiedFunction($module, /, library, symbol)\n"
    "--\n\n"
    "cudaLibraryGetUnifiedFunction(library, symbol)\n\n"
    "cudaError_t cudaLibraryGetUnifiedFunction(void **fptr, cudaLibrary_t library, const char *s"
    "ymbol)\n\n"
    "Parameters\n"
    "    library : cudaLibrary_t, int or None\n"
    "    symbol : str or bytes\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    fptr : int\n"
    "Fails with\n"
    "    cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorInvalidValue,\n"
    "    cudaErrorInvalidResourceHandle, cudaErrorSymbolNotFound\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html\n";
static const char doc_cudaLibraryGetKernelCount[] =
    "cudaLibraryGetKernelCount($module, /, lib)\n"
    "--\n\n"
    "cudaLibraryGetKernelCount(lib)\n\n"
    "cudaError_t cudaLibraryGetKernelCount(unsigned int *count, cudaLibrary_t lib)\n\n"
    "Parameters\n"
    "    lib : cudaLibrary_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    count : int\n"
    "Fails with\n"
    "    cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorInvalidValue,\n"
    "    cudaErrorInvalidResourceHandle\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html\n";
static const char doc_cudaLibraryEnumerateKernels[] =
    "cudaLibraryEnumerateKernels($module, /, numKernels, lib)\n"
    "--\n\n"
    "cudaLibraryEnumerateKernels(numKernels, lib)\n\n"
    "cudaError_t cudaLibraryEnumerateKernels(cudaKernel_t *kernels, unsigned int numKernels, cud"
    "aLibrary_t lib)\n\n"
    "Parameters\n"
    "    numKernels : int\n"
    "    lib : cudaLibrary_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    kernels : list[cudaKernel_t]\n"
    "Fails with\n"
    "    cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorInvalidValue,\n"
    "    cudaErrorInvalidResourceHandle\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html\n";
static const char doc_cudaKernelSetAttributeForDevice[] =
    "cudaKernelSetAttributeForDevice($module, /, kernel, attr, value, device)\n"
    "--\n\n"
    "cudaKernelSetAttributeForDevice(kernel, attr, value, device)\n\n"
    "cudaError_t cudaKernelSetAttributeForDevice(cudaKernel_t kernel, enum cudaFuncAttribute att"
    "r, int value, int device)\n\n"
    "Parameters\n"
    "    kernel : cudaKernel_t, int or None\n"
    "    attr : cudaFuncAttribute or int\n"
    "    value, device : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidDeviceFunction, cudaErrorInvalidValue\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html\n";
static const char doc_cudaGetExportTable[] =
    "cudaGetExportTable($module, /, pExportTableId)\n"
    "--\n\n"
    "cudaGetExportTable(pExportTableId)\n\n"
    "cudaError_t cudaGetExportTable(const void **ppExportTable, const cudaUUID_t *pExportTableId"
    ")\n\n"
    "Parameters\n"
    "    pExportTableId : cudaUUID_t or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    ppExportTable : int\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/\n";
static const char doc_cudaGetFuncBySymbol[] =
    "cudaGetFuncBySymbol($module, /, symbolPtr)\n"
    "--\n\n"
    "cudaGetFuncBySymbol(symbolPtr)\n\n"
    "cudaError_t cudaGetFuncBySymbol(cudaFunction_t *functionPtr, const void *symbolPtr)\n\n"
    "Parameters\n"
    "    symbolPtr : int (address), buffer or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    functionPtr : cudaFunction_t\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DRIVER.html\n";
static const char doc_cudaGetKernel[] =
    "cudaGetKernel($module, /, entryFuncAddr)\n"
    "--\n\n"
    "cudaGetKernel(entryFuncAddr)\n\n"
    "cudaError_t cudaGetKernel(cudaKernel_t *kernelPtr, const void *entryFuncAddr)\n\n"
    "Parameters\n"
    "    entryFuncAddr : int (address), buffer or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    kernelPtr : cudaKernel_t\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DRIVER.html\n";
static const char doc_make_cudaPitchedPtr[] =
    "make_cudaPitchedPtr($module, /, d, p, xsz, ysz)\n"
    "--\n\n"
    "make_cudaPitchedPtr(d, p, xsz, ysz)\n\n"
    "struct cudaPitchedPtr make_cudaPitchedPtr(void *d, size_t p, size_t xsz, size_t ysz)\n\n"
    "Parameters\n"
    "    d : int (address), buffer or None\n"
    "    p, xsz, ysz : int\n"
    "Returns\n"
    "    cudaPitchedPtr\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_make_cudaPos[] =
    "make_cudaPos($module, /, x, y, z)\n"
    "--\n\n"
    "make_cudaPos(x, y, z)\n\n"
    "struct cudaPos make_cudaPos(size_t x, size_t y, size_t z)\n\n"
    "Parameters\n"
    "    x, y, z : int\n"
    "Returns\n"
    "    cudaPos\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_make_cudaExtent[] =
    "make_cudaExtent($module, /, w, h, d)\n"
    "--\n\n"
    "make_cudaExtent(w, h, d)\n\n"
    "struct cudaExtent make_cudaExtent(size_t w, size_t h, size_t d)\n\n"
    "Parameters\n"
    "    w, h, d : int\n"
    "Returns\n"
    "    cudaExtent\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n";
static const char doc_cudaProfilerStart[] =
    "cudaProfilerStart($module, /)\n"
    "--\n\n"
    "cudaProfilerStart()\n\n"
    "cudaError_t cudaProfilerStart(void)\n\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__PROFILER.html\n";
static const char doc_cudaProfilerStop[] =
    "cudaProfilerStop($module, /)\n"
    "--\n\n"
    "cudaProfilerStop()\n\n"
    "cudaError_t cudaProfilerStop(void)\n\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__PROFILER.html\n";
static const char doc_cudaGraphicsEGLRegisterImage[] =
    "cudaGraphicsEGLRegisterImage($module, /, image, flags)\n"
    "--\n\n"
    "cudaGraphicsEGLRegisterImage(image, flags)\n\n"
    "cudaError_t cudaGraphicsEGLRegisterImage(cudaGraphicsResource_t *pCudaResource, EGLImageKHR"
    " image, unsigned int flags)\n\n"
    "Parameters\n"
    "    image : EGLImageKHR, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pCudaResource : cudaGraphicsResource_t\n"
    "Fails with\n"
    "    cudaErrorInvalidResourceHandle, cudaErrorInvalidValue, cudaErrorUnknown\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html\n";
static const char doc_cudaEGLStreamConsumerConnect[] =
    "cudaEGLStreamConsumerConnect($module, /, eglStream)\n"
    "--\n\n"
    "cudaEGLStreamConsumerConnect(eglStream)\n\n"
    "cudaError_t cudaEGLStreamConsumerConnect(cudaEglStreamConnection *conn, EGLStreamKHR eglStr"
    "eam)\n\n"
    "Parameters\n"
    "    eglStream : EGLStreamKHR, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    conn : cudaEglStreamConnection\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorUnknown\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html\n";
static const char doc_cudaEGLStreamConsumerConnectWithFlags[] =
    "cudaEGLStreamConsumerConnectWithFlags($module, /, eglStream, flags)\n"
    "--\n\n"
    "cudaEGLStreamConsumerConnectWithFlags(eglStream, flags)\n\n"
    "cudaError_t cudaEGLStreamConsumerConnectWithFlags(cudaEglStreamConnection *conn, EGLStreamK"
    "HR eglStream, unsigned int flags)\n\n"
    "Parameters\n"
    "    eglStream : EGLStreamKHR, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    conn : cudaEglStreamConnection\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorUnknown\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html\n";
static const char doc_cudaEGLStreamConsumerDisconnect[] =
    "cudaEGLStreamConsumerDisconnect($module, /, conn)\n"
    "--\n\n"
    "cudaEGLStreamConsumerDisconnect(conn)\n\n"
    "cudaError_t cudaEGLStreamConsumerDisconnect(cudaEglStreamConnection *conn)\n\n"
    "Parameters\n"
    "    conn : cudaEglStreamConnection, int (address) or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorUnknown\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html\n";
static const char doc_cudaEGLStreamConsumerAcquireFrame[] =
    "cudaEGLStreamConsumerAcquireFrame($module, /, conn, pCudaResource, pStream, timeout)\n"
    "--\n\n"
    "cudaEGLStreamConsumerAcquireFrame(conn, pCudaResource, pStream, timeout)\n\n"
    "cudaError_t cudaEGLStreamConsumerAcquireFrame(cudaEglStreamConnection *conn, cudaGraphicsRe"
    "source_t *pCudaResource, cudaStream_t *pStream, unsigned int timeout)\n\n"
    "Parameters\n"
    "    conn : cudaEglStreamConnection, int (address) or None\n"
    "    pCudaResource : cudaGraphicsResource_t, int (address) or None; in and out\n"
    "    pStream : cudaStream_t, int (address) or None; in and out\n"
    "    timeout : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorUnknown, cudaErrorLaunchTimeout\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html\n";
static const char doc_cudaEGLStreamConsumerReleaseFrame[] =
    "cudaEGLStreamConsumerReleaseFrame($module, /, conn, pCudaResource, pStream)\n"
    "--\n\n"
    "cudaEGLStreamConsumerReleaseFrame(conn, pCudaResource, pStream)\n\n"
    "cudaError_t cudaEGLStreamConsumerReleaseFrame(cudaEglStreamConnection *conn, cudaGraphicsRe"
    "source_t pCudaResource, cudaStream_t *pStream)\n\n"
    "Parameters\n"
    "    conn : cudaEglStreamConnection, int (address) or None\n"
    "    pCudaResource : cudaGraphicsResource_t, int or None\n"
    "    pStream : cudaStream_t, int (address) or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorUnknown\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html\n";
static const char doc_cudaEGLStreamProducerConnect[] =
    "cudaEGLStreamProducerConnect($module, /, eglStream, width, height)\n"
    "--\n\n"
    "cudaEGLStreamProducerConnect(eglStream, width, height)\n\n"
    "cudaError_t cudaEGLStreamProducerConnect(cudaEglStreamConnection *conn, EGLStreamKHR eglStr"
    "eam, EGLint width, EGLint height)\n\n"
    "Parameters\n"
    "    eglStream : EGLStreamKHR, int or None\n"
    "    width, height : EGLint, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    conn : cudaEglStreamConnection\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorUnknown\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html\n";
static const char doc_cudaEGLStreamProducerDisconnect[] =
    "cudaEGLStreamProducerDisconnect($module, /, conn)\n"
    "--\n\n"
    "cudaEGLStreamProducerDisconnect(conn)\n\n"
    "cudaError_t cudaEGLStreamProducerDisconnect(cudaEglStreamConnection *conn)\n\n"
    "Parameters\n"
    "    conn : cudaEglStreamConnection, int (address) or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorUnknown\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html\n";
static const char doc_cudaEGLStreamProducerPresentFrame[] =
    "cudaEGLStreamProducerPresentFrame($module, /, conn, eglframe, pStream)\n"
    "--\n\n"
    "cudaEGLStreamProducerPresentFrame(conn, eglframe, pStream)\n\n"
    "cudaError_t cudaEGLStreamProducerPresentFrame(cudaEglStreamConnection *conn, cudaEglFrame e"
    "glframe, cudaStream_t *pStream)\n\n"
    "Parameters\n"
    "    conn : cudaEglStreamConnection, int (address) or None\n"
    "    eglframe : cudaEglFrame\n"
    "    pStream : cudaStream_t, int (address) or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorUnknown\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html\n";
static const char doc_cudaEGLStreamProducerReturnFrame[] =
    "cudaEGLStreamProducerReturnFrame($module, /, conn, eglframe, pStream)\n"
    "--\n\n"
    "cudaEGLStreamProducerReturnFrame(conn, eglframe, pStream)\n\n"
    "cudaError_t cudaEGLStreamProducerReturnFrame(cudaEglStreamConnection *conn, cudaEglFrame *e"
    "glframe, cudaStream_t *pStream)\n\n"
    "Parameters\n"
    "    conn : cudaEglStreamConnection, int (address) or None\n"
    "    eglframe : cudaEglFrame or None; in and out\n"
    "    pStream : cudaStream_t, int (address) or None; in and out\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorLaunchTimeout, cudaErrorInvalidValue, cudaErrorUnknown\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html\n";
static const char doc_cudaGraphicsResourceGetMappedEglFrame[] =
    "cudaGraphicsResourceGetMappedEglFrame($module, /, resource, index, mipLevel)\n"
    "--\n\n"
    "cudaGraphicsResourceGetMappedEglFrame(resource, index, mipLevel)\n\n"
    "cudaError_t cudaGraphicsResourceGetMappedEglFrame(cudaEglFrame *eglFrame, cudaGraphicsResou"
    "rce_t resource, unsigned int index, unsigned int mipLevel)\n\n"
    "Parameters\n"
    "    resource : cudaGraphicsResource_t, int or None\n"
    "    index, mipLevel : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    eglFrame : cudaEglFrame\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorUnknown\n"
    "Keeps the GIL while no host function can hold the call up.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html\n";
static const char doc_cudaEventCreateFromEGLSync[] =
    "cudaEventCreateFromEGLSync($module, /, eglSync, flags)\n"
    "--\n\n"
    "cudaEventCreateFromEGLSync(eglSync, flags)\n\n"
    "cudaError_t cudaEventCreateFromEGLSync(cudaEvent_t *phEvent, EGLSyncKHR eglSync, unsigned i"
    "nt flags)\n\n"
    "Parameters\n"
    "    eglSync : EGLSyncKHR, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    phEvent : cudaEvent_t\n"
    "Fails with\n"
    "    cudaErrorInitializationError, cudaErrorInvalidValue, cudaErrorLaunchFailure,\n"
    "    cudaErrorMemoryAllocation\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html\n";
static const char doc_cudaGLGetDevices[] =
    "cudaGLGetDevices($module, /, cudaDeviceCount, deviceList)\n"
    "--\n\n"
    "cudaGLGetDevices(cudaDeviceCount, deviceList)\n\n"
    "cudaError_t cudaGLGetDevices(unsigned int *pCudaDeviceCount, int *pCudaDevices, unsigned in"
    "t cudaDeviceCount, enum cudaGLDeviceList deviceList)\n\n"
    "Parameters\n"
    "    cudaDeviceCount : int\n"
    "    deviceList : cudaGLDeviceList or int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    pCudaDeviceCount : int\n"
    "    pCudaDevices : list[int]\n"
    "Fails with\n"
    "    cudaErrorNoDevice, cudaErrorInvalidGraphicsContext, cudaErrorOperatingSystem,\n"
    "    cudaErrorUnknown\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL.html\n";
static const char doc_cudaGraphicsGLRegisterImage[] =
    "cudaGraphicsGLRegisterImage($module, /, image, target, flags)\n"
    "--\n\n"
    "cudaGraphicsGLRegisterImage(image, target, flags)\n\n"
    "cudaError_t cudaGraphicsGLRegisterImage(cudaGraphicsResource_t *resource, GLuint image, GLe"
    "num target, unsigned int flags)\n\n"
    "Parameters\n"
    "    image : GLuint, int or None\n"
    "    target : GLenum, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    resource : cudaGraphicsResource_t\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice, cudaErrorInvalidValue, cudaErrorInvalidResourceHandle,\n"
    "    cudaErrorOperatingSystem, cudaErrorUnknown\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL.html\n";
static const char doc_cudaGraphicsGLRegisterBuffer[] =
    "cudaGraphicsGLRegisterBuffer($module, /, buffer, flags)\n"
    "--\n\n"
    "cudaGraphicsGLRegisterBuffer(buffer, flags)\n\n"
    "cudaError_t cudaGraphicsGLRegisterBuffer(cudaGraphicsResource_t *resource, GLuint buffer, u"
    "nsigned int flags)\n\n"
    "Parameters\n"
    "    buffer : GLuint, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    resource : cudaGraphicsResource_t\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice, cudaErrorInvalidValue, cudaErrorInvalidResourceHandle,\n"
    "    cudaErrorOperatingSystem, cudaErrorUnknown\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL.html\n";
static const char doc_cudaGLSetGLDevice[] =
    "cudaGLSetGLDevice($module, /, device)\n"
    "--\n\n"
    "cudaGLSetGLDevice(device)\n\n"
    "cudaError_t cudaGLSetGLDevice(int device)\n\n"
    "Parameters\n"
    "    device : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice, cudaErrorSetOnActiveProcess\n"
    "Gives up the GIL. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL__DEPRECATED.html\n";
static const char doc_cudaGLRegisterBufferObject[] =
    "cudaGLRegisterBufferObject($module, /, bufObj)\n"
    "--\n\n"
    "cudaGLRegisterBufferObject(bufObj)\n\n"
    "cudaError_t cudaGLRegisterBufferObject(GLuint bufObj)\n\n"
    "Parameters\n"
    "    bufObj : GLuint, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInitializationError\n"
    "Gives up the GIL. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL__DEPRECATED.html\n";
static const char doc_cudaGLMapBufferObject[] =
    "cudaGLMapBufferObject($module, /, bufObj)\n"
    "--\n\n"
    "cudaGLMapBufferObject(bufObj)\n\n"
    "cudaError_t cudaGLMapBufferObject(void **devPtr, GLuint bufObj)\n\n"
    "Parameters\n"
    "    bufObj : GLuint, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    devPtr : int\n"
    "Fails with\n"
    "    cudaErrorMapBufferObjectFailed\n"
    "Gives up the GIL. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL__DEPRECATED.html\n";
static const char doc_cudaGLUnmapBufferObject[] =
    "cudaGLUnmapBufferObject($module, /, bufObj)\n"
    "--\n\n"
    "cudaGLUnmapBufferObject(bufObj)\n\n"
    "cudaError_t cudaGLUnmapBufferObject(GLuint bufObj)\n\n"
    "Parameters\n"
    "    bufObj : GLuint, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorUnmapBufferObjectFailed\n"
    "Gives up the GIL. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL__DEPRECATED.html\n";
static const char doc_cudaGLUnregisterBufferObject[] =
    "cudaGLUnregisterBufferObject($module, /, bufObj)\n"
    "--\n\n"
    "cudaGLUnregisterBufferObject(bufObj)\n\n"
    "cudaError_t cudaGLUnregisterBufferObject(GLuint bufObj)\n\n"
    "Parameters\n"
    "    bufObj : GLuint, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Gives up the GIL. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL__DEPRECATED.html\n";
static const char doc_cudaGLSetBufferObjectMapFlags[] =
    "cudaGLSetBufferObjectMapFlags($module, /, bufObj, flags)\n"
    "--\n\n"
    "cudaGLSetBufferObjectMapFlags(bufObj, flags)\n\n"
    "cudaError_t cudaGLSetBufferObjectMapFlags(GLuint bufObj, unsigned int flags)\n\n"
    "Parameters\n"
    "    bufObj : GLuint, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorUnknown\n"
    "Gives up the GIL. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL__DEPRECATED.html\n";
static const char doc_cudaGLMapBufferObjectAsync[] =
    "cudaGLMapBufferObjectAsync($module, /, bufObj, stream)\n"
    "--\n\n"
    "cudaGLMapBufferObjectAsync(bufObj, stream)\n\n"
    "cudaError_t cudaGLMapBufferObjectAsync(void **devPtr, GLuint bufObj, cudaStream_t stream)\n"
    "\n"
    "Parameters\n"
    "    bufObj : GLuint, int or None\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    devPtr : int\n"
    "Fails with\n"
    "    cudaErrorMapBufferObjectFailed\n"
    "Gives up the GIL. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL__DEPRECATED.html\n";
static const char doc_cudaGLUnmapBufferObjectAsync[] =
    "cudaGLUnmapBufferObjectAsync($module, /, bufObj, stream)\n"
    "--\n\n"
    "cudaGLUnmapBufferObjectAsync(bufObj, stream)\n\n"
    "cudaError_t cudaGLUnmapBufferObjectAsync(GLuint bufObj, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    bufObj : GLuint, int or None\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorUnmapBufferObjectFailed\n"
    "Gives up the GIL. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL__DEPRECATED.html\n";
static const char doc_cudaVDPAUGetDevice[] =
    "cudaVDPAUGetDevice($module, /, vdpDevice, vdpGetProcAddress)\n"
    "--\n\n"
    "cudaVDPAUGetDevice(vdpDevice, vdpGetProcAddress)\n\n"
    "cudaError_t cudaVDPAUGetDevice(int *device, VdpDevice vdpDevice, int (*vdpGetProcAddress)(V"
    "dpDevice, uint32_t, void **))\n\n"
    "Parameters\n"
    "    vdpDevice : VdpDevice, int or None\n"
    "    vdpGetProcAddress : int (address), buffer or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    device : int\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__VDPAU.html\n";
static const char doc_cudaVDPAUSetVDPAUDevice[] =
    "cudaVDPAUSetVDPAUDevice($module, /, device, vdpDevice, vdpGetProcAddress)\n"
    "--\n\n"
    "cudaVDPAUSetVDPAUDevice(device, vdpDevice, vdpGetProcAddress)\n\n"
    "cudaError_t cudaVDPAUSetVDPAUDevice(int device, VdpDevice vdpDevice, int (*vdpGetProcAddres"
    "s)(VdpDevice, uint32_t, void **))\n\n"
    "Parameters\n"
    "    device : int\n"
    "    vdpDevice : VdpDevice, int or None\n"
    "    vdpGetProcAddress : int (address), buffer or None\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice, cudaErrorSetOnActiveProcess\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__VDPAU.html\n";
static const char doc_cudaGraphicsVDPAURegisterVideoSurface[] =
    "cudaGraphicsVDPAURegisterVideoSurface($module, /, vdpSurface, flags)\n"
    "--\n\n"
    "cudaGraphicsVDPAURegisterVideoSurface(vdpSurface, flags)\n\n"
    "cudaError_t cudaGraphicsVDPAURegisterVideoSurface(cudaGraphicsResource_t *resource, VdpVide"
    "oSurface vdpSurface, unsigned int flags)\n\n"
    "Parameters\n"
    "    vdpSurface : VdpVideoSurface, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    resource : cudaGraphicsResource_t\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice, cudaErrorInvalidValue, cudaErrorInvalidResourceHandle,\n"
    "    cudaErrorUnknown\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__VDPAU.html\n";
static const char doc_cudaGraphicsVDPAURegisterOutputSurface[] =
    "cudaGraphicsVDPAURegisterOutputSurface($module, /, vdpSurface, flags)\n"
    "--\n\n"
    "cudaGraphicsVDPAURegisterOutputSurface(vdpSurface, flags)\n\n"
    "cudaError_t cudaGraphicsVDPAURegisterOutputSurface(cudaGraphicsResource_t *resource, VdpOut"
    "putSurface vdpSurface, unsigned int flags)\n\n"
    "Parameters\n"
    "    vdpSurface : VdpOutputSurface, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    resource : cudaGraphicsResource_t\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice, cudaErrorInvalidValue, cudaErrorInvalidResourceHandle,\n"
    "    cudaErrorUnknown\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__VDPAU.html\n";
static const char doc_getLocalRuntimeVersion[] =
    "getLocalRuntimeVersion($module, /)\n"
    "--\n\n"
    "getLocalRuntimeVersion()\n\n"
    "cudaError_t cudaRuntimeGetVersion(int *runtimeVersion)\n\n"
    "Returns\n"
    "    cudaError_t (the checked form raises instead)\n"
    "    runtimeVersion : int\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART____VERSION.html\n";

PyMethodDef runtime_methods[] = {
    METHOD(cudaDeviceReset, doc_cudaDeviceReset),
    METHOD(cudaDeviceSynchronize, doc_cudaDeviceSynchronize),
    METHOD(cudaDeviceSetLimit, doc_cudaDeviceSetLimit),
    METHOD(cudaDeviceGetLimit, doc_cudaDeviceGetLimit),
    METHOD(cudaDeviceGetTexture1DLinearMaxWidth, doc_cudaDeviceGetTexture1DLinearMaxWidth),
    METHOD(cudaDeviceGetCacheConfig, doc_cudaDeviceGetCacheConfig),
    METHOD(cudaDeviceGetStreamPriorityRange, doc_cudaDeviceGetStreamPriorityRange),
    METHOD(cudaDeviceSetCacheConfig, doc_cudaDeviceSetCacheConfig),
    METHOD(cudaDeviceGetByPCIBusId, doc_cudaDeviceGetByPCIBusId),
    METHOD(cudaDeviceGetPCIBusId, doc_cudaDeviceGetPCIBusId),
    METHOD(cudaIpcGetEventHandle, doc_cudaIpcGetEventHandle),
    METHOD(cudaIpcOpenEventHandle, doc_cudaIpcOpenEventHandle),
    METHOD(cudaIpcGetMemHandle, doc_cudaIpcGetMemHandle),
    METHOD(cudaIpcOpenMemHandle, doc_cudaIpcOpenMemHandle),
    METHOD(cudaIpcCloseMemHandle, doc_cudaIpcCloseMemHandle),
    METHOD(cudaDeviceFlushGPUDirectRDMAWrites, doc_cudaDeviceFlushGPUDirectRDMAWrites),
    METHOD(cudaDeviceRegisterAsyncNotification, doc_cudaDeviceRegisterAsyncNotification),
    METHOD(cudaDeviceUnregisterAsyncNotification, doc_cudaDeviceUnregisterAsyncNotification),
    METHOD(cudaDeviceGetSharedMemConfig, doc_cudaDeviceGetSharedMemConfig),
    METHOD(cudaDeviceSetSharedMemConfig, doc_cudaDeviceSetSharedMemConfig),
    METHOD(cudaThreadExit, doc_cudaThreadExit),
    METHOD(cudaThreadSynchronize, doc_cudaThreadSynchronize),
    METHOD(cudaThreadSetLimit, doc_cudaThreadSetLimit),
    METHOD(cudaThreadGetLimit, doc_cudaThreadGetLimit),
    METHOD(cudaThreadGetCacheConfig, doc_cudaThreadGetCacheConfig),
    METHOD(cudaThreadSetCacheConfig, doc_cudaThreadSetCacheConfig),
    METHOD(cudaGetLastError, doc_cudaGetLastError),
    METHOD(cudaPeekAtLastError, doc_cudaPeekAtLastError),
    METHOD(cudaGetErrorName, doc_cudaGetErrorName),
    METHOD(cudaGetErrorString, doc_cudaGetErrorString),
    METHOD(cudaGetDeviceCount, doc_cudaGetDeviceCount),
    METHOD(cudaGetDeviceProperties, doc_cudaGetDeviceProperties),
    METHOD(cudaDeviceGetAttribute, doc_cudaDeviceGetAttribute),
    METHOD(cudaDeviceGetDefaultMemPool, doc_cudaDeviceGetDefaultMemPool),
    METHOD(cudaDeviceSetMemPool, doc_cudaDeviceSetMemPool),
    METHOD(cudaDeviceGetMemPool, doc_cudaDeviceGetMemPool),
    METHOD(cudaDeviceGetNvSciSyncAttributes, doc_cudaDeviceGetNvSciSyncAttributes),
    METHOD(cudaDeviceGetP2PAttribute, doc_cudaDeviceGetP2PAttribute),
    METHOD(cudaChooseDevice, doc_cudaChooseDevice),
    METHOD(cudaInitDevice, doc_cudaInitDevice),
    METHOD(cudaSetDevice, doc_cudaSetDevice),
    METHOD(cudaGetDevice, doc_cudaGetDevice),
    METHOD(cudaSetValidDevices, doc_cudaSetValidDevices),
    METHOD(cudaSetDeviceFlags, doc_cudaSetDeviceFlags),
    METHOD(cudaGetDeviceFlags, doc_cudaGetDeviceFlags),
    METHOD(cudaStreamCreate, doc_cudaStreamCreate),
    METHOD(cudaStreamCreateWithFlags, doc_cudaStreamCreateWithFlags),
    METHOD(cudaStreamCreateWithPriority, doc_cudaStreamCreateWithPriority),
    METHOD(cudaStreamGetPriority, doc_cudaStreamGetPriority),
    METHOD(cudaStreamGetFlags, doc_cudaStreamGetFlags),
    METHOD(cudaStreamGetId, doc_cudaStreamGetId),
    METHOD(cudaStreamGetDevice, doc_cudaStreamGetDevice),
    METHOD(cudaCtxResetPersistingL2Cache, doc_cudaCtxResetPersistingL2Cache),
    METHOD(cudaStreamCopyAttributes, doc_cudaStreamCopyAttributes),
    METHOD(cudaStreamGetAttribute, doc_cudaStreamGetAttribute),
    METHOD(cudaStreamSetAttribute, doc_cudaStreamSetAttribute),
    METHOD(cudaStreamDestroy, doc_cudaStreamDestroy),
    METHOD(cudaStreamWaitEvent, doc_cudaStreamWaitEvent),
    METHOD(cudaStreamAddCallback, doc_cudaStreamAddCallback),
    METHOD(cudaStreamSynchronize, doc_cudaStreamSynchronize),
    METHOD(cudaStreamQuery, doc_cudaStreamQuery),
    METHOD(cudaStreamAttachMemAsync, doc_cudaStreamAttachMemAsync),
    METHOD(cudaStreamBeginCapture, doc_cudaStreamBeginCapture),
    METHOD(cudaStreamBeginCaptureToGraph, doc_cudaStreamBeginCaptureToGraph),
    METHOD(cudaThreadExchangeStreamCaptureMode, doc_cudaThreadExchangeStreamCaptureMode),
    METHOD(cudaStreamEndCapture, doc_cudaStreamEndCapture),
    METHOD(cudaStreamIsCapturing, doc_cudaStreamIsCapturing),
    METHOD(cudaStreamGetCaptureInfo, doc_cudaStreamGetCaptureInfo),
    METHOD(cudaStreamGetCaptureInfo_v3, doc_cudaStreamGetCaptureInfo_v3),
    METHOD(cudaStreamUpdateCaptureDependencies, doc_cudaStreamUpdateCaptureDependencies),
    METHOD(cudaStreamUpdateCaptureDependencies_v2, doc_cudaStreamUpdateCaptureDependencies_v2),
    METHOD(cudaEventCreate, doc_cudaEventCreate),
    METHOD(cudaEventCreateWithFlags, doc_cudaEventCreateWithFlags),
    METHOD(cudaEventRecord, doc_cudaEventRecord),
    METHOD(cudaEventRecordWithFlags, doc_cudaEventRecordWithFlags),
    METHOD(cudaEventQuery, doc_cudaEventQuery),
    METHOD(cudaEventSynchronize, doc_cudaEventSynchronize),
    METHOD(cudaEventDestroy, doc_cudaEventDestroy),
    METHOD(cudaEventElapsedTime, doc_cudaEventElapsedTime),
    METHOD(cudaEventElapsedTime_v2, doc_cudaEventElapsedTime_v2),
    METHOD(cudaImportExternalMemory, doc_cudaImportExternalMemory),
    METHOD(cudaExternalMemoryGetMappedBuffer, doc_cudaExternalMemoryGetMappedBuffer),
    METHOD(cudaExternalMemoryGetMappedMipmappedArray,
        doc_cudaExternalMemoryGetMappedMipmappedArray),
    METHOD(cudaDestroyExternalMemory, doc_cudaDestroyExternalMemory),
    METHOD(cudaImportExternalSemaphore, doc_cudaImportExternalSemaphore),
    METHOD(cudaSignalExternalSemaphoresAsync, doc_cudaSignalExternalSemaphoresAsync),
    METHOD(cudaWaitExternalSemaphoresAsync, doc_cudaWaitExternalSemaphoresAsync),
    METHOD(cudaDestroyExternalSemaphore, doc_cudaDestroyExternalSemaphore),
    METHOD(cudaLaunchKernel, doc_cudaLaunchKernel),
    METHOD(cudaLaunchKernelExC, doc_cudaLaunchKernelExC),
    METHOD(cudaLaunchCooperativeKernel, doc_cudaLaunchCooperativeKernel),
    METHOD(cudaLaunchCooperativeKernelMultiDevice, doc_cudaLaunchCooperativeKernelMultiDevice),
    METHOD(cudaFuncSetCacheConfig, doc_cudaFuncSetCacheConfig),
    METHOD(cudaFuncGetAttributes, doc_cudaFuncGetAttributes),
    METHOD(cudaFuncSetAttribute, doc_cudaFuncSetAttribute),
    METHOD(cudaFuncGetName, doc_cudaFuncGetName),
    METHOD(cudaFuncGetParamInfo, doc_cudaFuncGetParamInfo),
    METHOD(cudaSetDoubleForDevice, doc_cudaSetDoubleForDevice),
    METHOD(cudaSetDoubleForHost, doc_cudaSetDoubleForHost),
    METHOD(cudaLaunchHostFunc, doc_cudaLaunchHostFunc),
    METHOD(cudaFuncSetSharedMemConfig, doc_cudaFuncSetSharedMemConfig),
    METHOD(cudaOccupancyMaxActiveBlocksPerMultiprocessor,
        doc_cudaOccupancyMaxActiveBlocksPerMultiprocessor),
    METHOD(cudaOccupancyAvailableDynamicSMemPerBlock,
        doc_cudaOccupancyAvailableDynamicSMemPerBlock),
    METHOD(cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
        doc_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags),
    METHOD(cudaOccupancyMaxPotentialClusterSize, doc_cudaOccupancyMaxPotentialClusterSize),
    METHOD(cudaOccupancyMaxActiveClusters, doc_cudaOccupancyMaxActiveClusters),
    METHOD(cudaMallocManaged, doc_cudaMallocManaged),
    METHOD(cudaMalloc, doc_cudaMalloc),
    METHOD(cudaMallocHost, doc_cudaMallocHost),
    METHOD(cudaMallocPitch, doc_cudaMallocPitch),
    METHOD(cudaMallocArray, doc_cudaMallocArray),
    METHOD(cudaFree, doc_cudaFree),
    METHOD(cudaFreeHost, doc_cudaFreeHost),
    METHOD(cudaFreeArray, doc_cudaFreeArray),
    METHOD(cudaFreeMipmappedArray, doc_cudaFreeMipmappedArray),
    METHOD(cudaHostAlloc, doc_cudaHostAlloc),
    METHOD(cudaHostRegister, doc_cudaHostRegister),
    METHOD(cudaHostUnregister, doc_cudaHostUnregister),
    METHOD(cudaHostGetDevicePointer, doc_cudaHostGetDevicePointer),
    METHOD(cudaHostGetFlags, doc_cudaHostGetFlags),
    METHOD(cudaMalloc3D, doc_cudaMalloc3D),
    METHOD(cudaMalloc3DArray, doc_cudaMalloc3DArray),
    METHOD(cudaMallocMipmappedArray, doc_cudaMallocMipmappedArray),
    METHOD(cudaGetMipmappedArrayLevel, doc_cudaGetMipmappedArrayLevel),
    METHOD(cudaMemcpy3D, doc_cudaMemcpy3D),
    METHOD(cudaMemcpy3DPeer, doc_cudaMemcpy3DPeer),
    METHOD(cudaMemcpy3DAsync, doc_cudaMemcpy3DAsync),
    METHOD(cudaMemcpy3DPeerAsync, doc_cudaMemcpy3DPeerAsync),
    METHOD(cudaMemGetInfo, doc_cudaMemGetInfo),
    METHOD(cudaArrayGetInfo, doc_cudaArrayGetInfo),
    METHOD(cudaArrayGetPlane, doc_cudaArrayGetPlane),
    METHOD(cudaArrayGetMemoryRequirements, doc_cudaArrayGetMemoryRequirements),
    METHOD(cudaMipmappedArrayGetMemoryRequirements, doc_cudaMipmappedArrayGetMemoryRequirements),
    METHOD(cudaArrayGetSparseProperties, doc_cudaArrayGetSparseProperties),
    METHOD(cudaMipmappedArrayGetSparseProperties, doc_cudaMipmappedArrayGetSparseProperties),
    METHOD(cudaMemcpy, doc_cudaMemcpy),
    METHOD(cudaMemcpyPeer, doc_cudaMemcpyPeer),
    METHOD(cudaMemcpy2D, doc_cudaMemcpy2D),
    METHOD(cudaMemcpy2DToArray, doc_cudaMemcpy2DToArray),
    METHOD(cudaMemcpy2DFromArray, doc_cudaMemcpy2DFromArray),
    METHOD(cudaMemcpy2DArrayToArray, doc_cudaMemcpy2DArrayToArray),
    METHOD(cudaMemcpyToSymbol, doc_cudaMemcpyToSymbol),
    METHOD(cudaMemcpyFromSymbol, doc_cudaMemcpyFromSymbol),
    METHOD(cudaMemcpyAsync, doc_cudaMemcpyAsync),
    METHOD(cudaMemcpyPeerAsync, doc_cudaMemcpyPeerAsync),
    METHOD(cudaMemcpyBatchAsync, doc_cudaMemcpyBatchAsync),
    METHOD(cudaMemcpy3DBatchAsync, doc_cudaMemcpy3DBatchAsync),
    METHOD(cudaMemcpy2DAsync, doc_cudaMemcpy2DAsync),
    METHOD(cudaMemcpy2DToArrayAsync, doc_cudaMemcpy2DToArrayAsync),
    METHOD(cudaMemcpy2DFromArrayAsync, doc_cudaMemcpy2DFromArrayAsync),
    METHOD(cudaMemcpyToSymbolAsync, doc_cudaMemcpyToSymbolAsync),
    METHOD(cudaMemcpyFromSymbolAsync, doc_cudaMemcpyFromSymbolAsync),
    METHOD(cudaMemset, doc_cudaMemset),
    METHOD(cudaMemset2D, doc_cudaMemset2D),
    METHOD(cudaMemset3D, doc_cudaMemset3D),
    METHOD(cudaMemsetAsync, doc_cudaMemsetAsync),
    METHOD(cudaMemset2DAsync, doc_cudaMemset2DAsync),
    METHOD(cudaMemset3DAsync, doc_cudaMemset3DAsync),
    METHOD(cudaGetSymbolAddress, doc_cudaGetSymbolAddress),
    METHOD(cudaGetSymbolSize, doc_cudaGetSymbolSize),
    METHOD(cudaMemPrefetchAsync, doc_cudaMemPrefetchAsync),
    METHOD(cudaMemPrefetchAsync_v2, doc_cudaMemPrefetchAsync_v2),
    METHOD(cudaMemAdvise, doc_cudaMemAdvise),
    METHOD(cudaMemAdvise_v2, doc_cudaMemAdvise_v2),
    METHOD(cudaMemRangeGetAttribute, doc_cudaMemRangeGetAttribute),
    METHOD(cudaMemRangeGetAttributes, doc_cudaMemRangeGetAttributes),
    METHOD(cudaMemcpyToArray, doc_cudaMemcpyToArray),
    METHOD(cudaMemcpyFromArray, doc_cudaMemcpyFromArray),
    METHOD(cudaMemcpyArrayToArray, doc_cudaMemcpyArrayToArray),
    METHOD(cudaMemcpyToArrayAsync, doc_cudaMemcpyToArrayAsync),
    METHOD(cudaMemcpyFromArrayAsync, doc_cudaMemcpyFromArrayAsync),
    METHOD(cudaMallocAsync, doc_cudaMallocAsync),
    METHOD(cudaFreeAsync, doc_cudaFreeAsync),
    METHOD(cudaMemPoolTrimTo, doc_cudaMemPoolTrimTo),
    METHOD(cudaMemPoolSetAttribute, doc_cudaMemPoolSetAttribute),
    METHOD(cudaMemPoolGetAttribute, doc_cudaMemPoolGetAttribute),
    METHOD(cudaMemPoolSetAccess, doc_cudaMemPoolSetAccess),
    METHOD(cudaMemPoolGetAccess, doc_cudaMemPoolGetAccess),
    METHOD(cudaMemPoolCreate, doc_cudaMemPoolCreate),
    METHOD(cudaMemPoolDestroy, doc_cudaMemPoolDestroy),
    METHOD(cudaMallocFromPoolAsync, doc_cudaMallocFromPoolAsync),
    METHOD(cudaMemPoolExportToShareableHandle, doc_cudaMemPoolExportToShareableHandle),
    METHOD(cudaMemPoolImportFromShareableHandle, doc_cudaMemPoolImportFromShareableHandle),
    METHOD(cudaMemPoolExportPointer, doc_cudaMemPoolExportPointer),
    METHOD(cudaMemPoolImportPointer, doc_cudaMemPoolImportPointer),
    METHOD(cudaPointerGetAttributes, doc_cudaPointerGetAttributes),
    METHOD(cudaDeviceCanAccessPeer, doc_cudaDeviceCanAccessPeer),
    METHOD(cudaDeviceEnablePeerAccess, doc_cudaDeviceEnablePeerAccess),
    METHOD(cudaDeviceDisablePeerAccess, doc_cudaDeviceDisablePeerAccess),
    METHOD(cudaGraphicsUnregisterResource, doc_cudaGraphicsUnregisterResource),
    METHOD(cudaGraphicsResourceSetMapFlags, doc_cudaGraphicsResourceSetMapFlags),
    METHOD(cudaGraphicsMapResources, doc_cudaGraphicsMapResources),
    METHOD(cudaGraphicsUnmapResources, doc_cudaGraphicsUnmapResources),
    METHOD(cudaGraphicsResourceGetMappedPointer, doc_cudaGraphicsResourceGetMappedPointer),
    METHOD(cudaGraphicsSubResourceGetMappedArray, doc_cudaGraphicsSubResourceGetMappedArray),
    METHOD(cudaGraphicsResourceGetMappedMipmappedArray,
        doc_cudaGraphicsResourceGetMappedMipmappedArray),
    METHOD(cudaGetChannelDesc, doc_cudaGetChannelDesc),
    METHOD(cudaCreateChannelDesc, doc_cudaCreateChannelDesc),
    METHOD(cudaCreateTextureObject, doc_cudaCreateTextureObject),
    METHOD(cudaDestroyTextureObject, doc_cudaDestroyTextureObject),
    METHOD(cudaGetTextureObjectResourceDesc, doc_cudaGetTextureObjectResourceDesc),
    METHOD(cudaGetTextureObjectTextureDesc, doc_cudaGetTextureObjectTextureDesc),
    METHOD(cudaGetTextureObjectResourceViewDesc, doc_cudaGetTextureObjectResourceViewDesc),
    METHOD(cudaCreateSurfaceObject, doc_cudaCreateSurfaceObject),
    METHOD(cudaDestroySurfaceObject, doc_cudaDestroySurfaceObject),
    METHOD(cudaGetSurfaceObjectResourceDesc, doc_cudaGetSurfaceObjectResourceDesc),
    METHOD(cudaDriverGetVersion, doc_cudaDriverGetVersion),
    METHOD(cudaRuntimeGetVersion, doc_cudaRuntimeGetVersion),
    METHOD(cudaGraphCreate, doc_cudaGraphCreate),
    METHOD(cudaGraphAddKernelNode, doc_cudaGraphAddKernelNode),
    METHOD(cudaGraphKernelNodeGetParams, doc_cudaGraphKernelNodeGetParams),
    METHOD(cudaGraphKernelNodeSetParams, doc_cudaGraphKernelNodeSetParams),
    METHOD(cudaGraphKernelNodeCopyAttributes, doc_cudaGraphKernelNodeCopyAttributes),
    METHOD(cudaGraphKernelNodeGetAttribute, doc_cudaGraphKernelNodeGetAttribute),
    METHOD(cudaGraphKernelNodeSetAttribute, doc_cudaGraphKernelNodeSetAttribute),
    METHOD(cudaGraphAddMemcpyNode, doc_cudaGraphAddMemcpyNode),
    METHOD(cudaGraphAddMemcpyNodeToSymbol, doc_cudaGraphAddMemcpyNodeToSymbol),
    METHOD(cudaGraphAddMemcpyNodeFromSymbol, doc_cudaGraphAddMemcpyNodeFromSymbol),
    METHOD(cudaGraphAddMemcpyNode1D, doc_cudaGraphAddMemcpyNode1D),
    METHOD(cudaGraphMemcpyNodeGetParams, doc_cudaGraphMemcpyNodeGetParams),
    METHOD(cudaGraphMemcpyNodeSetParams, doc_cudaGraphMemcpyNodeSetParams),
    METHOD(cudaGraphMemcpyNodeSetParamsToSymbol, doc_cudaGraphMemcpyNodeSetParamsToSymbol),
    METHOD(cudaGraphMemcpyNodeSetParamsFromSymbol, doc_cudaGraphMemcpyNodeSetParamsFromSymbol),
    METHOD(cudaGraphMemcpyNodeSetParams1D, doc_cudaGraphMemcpyNodeSetParams1D),
    METHOD(cudaGraphAddMemsetNode, doc_cudaGraphAddMemsetNode),
    METHOD(cudaGraphMemsetNodeGetParams, doc_cudaGraphMemsetNodeGetParams),
    METHOD(cudaGraphMemsetNodeSetParams, doc_cudaGraphMemsetNodeSetParams),
    METHOD(cudaGraphAddHostNode, doc_cudaGraphAddHostNode),
    METHOD(cudaGraphHostNodeGetParams, doc_cudaGraphHostNodeGetParams),
    METHOD(cudaGraphHostNodeSetParams, doc_cudaGraphHostNodeSetParams),
    METHOD(cudaGraphAddChildGraphNode, doc_cudaGraphAddChildGraphNode),
    METHOD(cudaGraphChildGraphNodeGetGraph, doc_cudaGraphChildGraphNodeGetGraph),
    METHOD(cudaGraphAddEmptyNode, doc_cudaGraphAddEmptyNode),
    METHOD(cudaGraphAddEventRecordNode, doc_cudaGraphAddEventRecordNode),
    METHOD(cudaGraphEventRecordNodeGetEvent, doc_cudaGraphEventRecordNodeGetEvent),
    METHOD(cudaGraphEventRecordNodeSetEvent, doc_cudaGraphEventRecordNodeSetEvent),
    METHOD(cudaGraphAddEventWaitNode, doc_cudaGraphAddEventWaitNode),
    METHOD(cudaGraphEventWaitNodeGetEvent, doc_cudaGraphEventWaitNodeGetEvent),
    METHOD(cudaGraphEventWaitNodeSetEvent, doc_cudaGraphEventWaitNodeSetEvent),
    METHOD(cudaGraphAddExternalSemaphoresSignalNode, doc_cudaGraphAddExternalSemaphoresSignalNode),
    METHOD(cudaGraphExternalSemaphoresSignalNodeGetParams,
        doc_cudaGraphExternalSemaphoresSignalNodeGetParams),
    METHOD(cudaGraphExternalSemaphoresSignalNodeSetParams,
        doc_cudaGraphExternalSemaphoresSignalNodeSetParams),
    METHOD(cudaGraphAddExternalSemaphoresWaitNode, doc_cudaGraphAddExternalSemaphoresWaitNode),
    METHOD(cudaGraphExternalSemaphoresWaitNodeGetParams,
        doc_cudaGraphExternalSemaphoresWaitNodeGetParams),
    METHOD(cudaGraphExternalSemaphoresWaitNodeSetParams,
        doc_cudaGraphExternalSemaphoresWaitNodeSetParams),
    METHOD(cudaGraphAddMemAllocNode, doc_cudaGraphAddMemAllocNode),
    METHOD(cudaGraphMemAllocNodeGetParams, doc_cudaGraphMemAllocNodeGetParams),
    METHOD(cudaGraphAddMemFreeNode, doc_cudaGraphAddMemFreeNode),
    METHOD(cudaGraphMemFreeNodeGetParams, doc_cudaGraphMemFreeNodeGetParams),
    METHOD(cudaDeviceGraphMemTrim, doc_cudaDeviceGraphMemTrim),
    METHOD(cudaDeviceGetGraphMemAttribute, doc_cudaDeviceGetGraphMemAttribute),
    METHOD(cudaDeviceSetGraphMemAttribute, doc_cudaDeviceSetGraphMemAttribute),
    METHOD(cudaGraphClone, doc_cudaGraphClone),
    METHOD(cudaGraphNodeFindInClone, doc_cudaGraphNodeFindInClone),
    METHOD(cudaGraphNodeGetType, doc_cudaGraphNodeGetType),
    METHOD(cudaGraphGetNodes, doc_cudaGraphGetNodes),
    METHOD(cudaGraphGetRootNodes, doc_cudaGraphGetRootNodes),
    METHOD(cudaGraphGetEdges, doc_cudaGraphGetEdges),
    METHOD(cudaGraphGetEdges_v2, doc_cudaGraphGetEdges_v2),
    METHOD(cudaGraphNodeGetDependencies, doc_cudaGraphNodeGetDependencies),
    METHOD(cudaGraphNodeGetDependencies_v2, doc_cudaGraphNodeGetDependencies_v2),
    METHOD(cudaGraphNodeGetDependentNodes, doc_cudaGraphNodeGetDependentNodes),
    METHOD(cudaGraphNodeGetDependentNodes_v2, doc_cudaGraphNodeGetDependentNodes_v2),
    METHOD(cudaGraphAddDependencies, doc_cudaGraphAddDependencies),
    METHOD(cudaGraphAddDependencies_v2, doc_cudaGraphAddDependencies_v2),
    METHOD(cudaGraphRemoveDependencies, doc_cudaGraphRemoveDependencies),
    METHOD(cudaGraphRemoveDependencies_v2, doc_cudaGraphRemoveDependencies_v2),
    METHOD(cudaGraphDestroyNode, doc_cudaGraphDestroyNode),
    METHOD(cudaGraphInstantiate, doc_cudaGraphInstantiate),
    METHOD(cudaGraphInstantiateWithFlags, doc_cudaGraphInstantiateWithFlags),
    METHOD(cudaGraphInstantiateWithParams, doc_cudaGraphInstantiateWithParams),
    METHOD(cudaGraphExecGetFlags, doc_cudaGraphExecGetFlags),
    METHOD(cudaGraphExecKernelNodeSetParams, doc_cudaGraphExecKernelNodeSetParams),
    METHOD(cudaGraphExecMemcpyNodeSetParams, doc_cudaGraphExecMemcpyNodeSetParams),
    METHOD(cudaGraphExecMemcpyNodeSetParamsToSymbol, doc_cudaGraphExecMemcpyNodeSetParamsToSymbol),
    METHOD(cudaGraphExecMemcpyNodeSetParamsFromSymbol,
        doc_cudaGraphExecMemcpyNodeSetParamsFromSymbol),
    METHOD(cudaGraphExecMemcpyNodeSetParams1D, doc_cudaGraphExecMemcpyNodeSetParams1D),
    METHOD(cudaGraphExecMemsetNodeSetParams, doc_cudaGraphExecMemsetNodeSetParams),
    METHOD(cudaGraphExecHostNodeSetParams, doc_cudaGraphExecHostNodeSetParams),
    METHOD(cudaGraphExecChildGraphNodeSetParams, doc_cudaGraphExecChildGraphNodeSetParams),
    METHOD(cudaGraphExecEventRecordNodeSetEvent, doc_cudaGraphExecEventRecordNodeSetEvent),
    METHOD(cudaGraphExecEventWaitNodeSetEvent, doc_cudaGraphExecEventWaitNodeSetEvent),
    METHOD(cudaGraphExecExternalSemaphoresSignalNodeSetParams,
        doc_cudaGraphExecExternalSemaphoresSignalNodeSetParams),
    METHOD(cudaGraphExecExternalSemaphoresWaitNodeSetParams,
        doc_cudaGraphExecExternalSemaphoresWaitNodeSetParams),
    METHOD(cudaGraphNodeSetEnabled, doc_cudaGraphNodeSetEnabled),
    METHOD(cudaGraphNodeGetEnabled, doc_cudaGraphNodeGetEnabled),
    METHOD(cudaGraphExecUpdate, doc_cudaGraphExecUpdate),
    METHOD(cudaGraphUpload, doc_cudaGraphUpload),
    METHOD(cudaGraphLaunch, doc_cudaGraphLaunch),
    METHOD(cudaGraphExecDestroy, doc_cudaGraphExecDestroy),
    METHOD(cudaGraphDestroy, doc_cudaGraphDestroy),
    METHOD(cudaGraphDebugDotPrint, doc_cudaGraphDebugDotPrint),
    METHOD(cudaUserObjectCreate, doc_cudaUserObjectCreate),
    METHOD(cudaUserObjectRetain, doc_cudaUserObjectRetain),
    METHOD(cudaUserObjectRelease, doc_cudaUserObjectRelease),
    METHOD(cudaGraphRetainUserObject, doc_cudaGraphRetainUserObject),
    METHOD(cudaGraphReleaseUserObject, doc_cudaGraphReleaseUserObject),
    METHOD(cudaGraphAddNode, doc_cudaGraphAddNode),
    METHOD(cudaGraphAddNode_v2, doc_cudaGraphAddNode_v2),
    METHOD(cudaGraphNodeSetParams, doc_cudaGraphNodeSetParams),
    METHOD(cudaGraphExecNodeSetParams, doc_cudaGraphExecNodeSetParams),
    METHOD(cudaGraphConditionalHandleCreate, doc_cudaGraphConditionalHandleCreate),
    METHOD(cudaGetDriverEntryPoint, doc_cudaGetDriverEntryPoint),
    METHOD(cudaGetDriverEntryPointByVersion, doc_cudaGetDriverEntryPointByVersion),
    METHOD(cudaLibraryLoadData, doc_cudaLibraryLoadData),
    METHOD(cudaLibraryLoadFromFile, doc_cudaLibraryLoadFromFile),
    METHOD(cudaLibraryUnload, doc_cudaLibraryUnload),
    METHOD(cudaLibraryGetKernel, doc_cudaLibraryGetKernel),
    METHOD(cudaLibraryGetGlobal, doc_cudaLibraryGetGlobal),
    METHOD(cudaLibraryGetManaged, doc_cudaLibraryGetManaged),
    METHOD(cudaLibraryGetUnifiedFunction, doc_cudaLibraryGetUnifiedFunction),
    METHOD(cudaLibraryGetKernelCount, doc_cudaLibraryGetKernelCount),
    METHOD(cudaLibraryEnumerateKernels, doc_cudaLibraryEnumerateKernels),
    METHOD(cudaKernelSetAttributeForDevice, doc_cudaKernelSetAttributeForDevice),
    METHOD(cudaGetExportTable, doc_cudaGetExportTable),
    METHOD(cudaGetFuncBySymbol, doc_cudaGetFuncBySymbol),
    METHOD(cudaGetKernel, doc_cudaGetKernel),
    METHOD(make_cudaPitchedPtr, doc_make_cudaPitchedPtr),
    METHOD(make_cudaPos, doc_make_cudaPos),
    METHOD(make_cudaExtent, doc_make_cudaExtent),
    METHOD(cudaProfilerStart, doc_cudaProfilerStart),
    METHOD(cudaProfilerStop, doc_cudaProfilerStop),
    METHOD(cudaGraphicsEGLRegisterImage, doc_cudaGraphicsEGLRegisterImage),
    METHOD(cudaEGLStreamConsumerConnect, doc_cudaEGLStreamConsumerConnect),
    METHOD(cudaEGLStreamConsumerConnectWithFlags, doc_cudaEGLStreamConsumerConnectWithFlags),
    METHOD(cudaEGLStreamConsumerDisconnect, doc_cudaEGLStreamConsumerDisconnect),
    METHOD(cudaEGLStreamConsumerAcquireFrame, doc_cudaEGLStreamConsumerAcquireFrame),
    METHOD(cudaEGLStreamConsumerReleaseFrame, doc_cudaEGLStreamConsumerReleaseFrame),
    METHOD(cudaEGLStreamProducerConnect, doc_cudaEGLStreamProducerConnect),
    METHOD(cudaEGLStreamProducerDisconnect, doc_cudaEGLStreamProducerDisconnect),
    METHOD(cudaEGLStreamProducerPresentFrame, doc_cudaEGLStreamProducerPresentFrame),
    METHOD(cudaEGLStreamProducerReturnFrame, doc_cudaEGLStreamProducerReturnFrame),
    METHOD(cudaGraphicsResourceGetMappedEglFrame, doc_cudaGraphicsResourceGetMappedEglFrame),
    METHOD(cudaEventCreateFromEGLSync, doc_cudaEventCreateFromEGLSync),
    METHOD(cudaGLGetDevices, doc_cudaGLGetDevices),
    METHOD(cudaGraphicsGLRegisterImage, doc_cudaGraphicsGLRegisterImage),
    METHOD(cudaGraphicsGLRegisterBuffer, doc_cudaGraphicsGLRegisterBuffer),
    METHOD(cudaGLSetGLDevice, doc_cudaGLSetGLDevice),
    METHOD(cudaGLRegisterBufferObject, doc_cudaGLRegisterBufferObject),
    METHOD(cudaGLMapBufferObject, doc_cudaGLMapBufferObject),
    METHOD(cudaGLUnmapBufferObject, doc_cudaGLUnmapBufferObject),
    METHOD(cudaGLUnregisterBufferObject, doc_cudaGLUnregisterBufferObject),
    METHOD(cudaGLSetBufferObjectMapFlags, doc_cudaGLSetBufferObjectMapFlags),
    METHOD(cudaGLMapBufferObjectAsync, doc_cudaGLMapBufferObjectAsync),
    METHOD(cudaGLUnmapBufferObjectAsync, doc_cudaGLUnmapBufferObjectAsync),
    METHOD(cudaVDPAUGetDevice, doc_cudaVDPAUGetDevice),
    METHOD(cudaVDPAUSetVDPAUDevice, doc_cudaVDPAUSetVDPAUDevice),
    METHOD(cudaGraphicsVDPAURegisterVideoSurface, doc_cudaGraphicsVDPAURegisterVideoSurface),
    METHOD(cudaGraphicsVDPAURegisterOutputSurface, doc_cudaGraphicsVDPAURegisterOutputSurface),
    {"getLocalRuntimeVersion", (PyCFunction)(void (*)(void))py_cudaRuntimeGetVersion,
        METH_FASTCALL | METH_KEYWORDS, doc_getLocalRuntimeVersion},
    {NULL, NULL, 0, NULL},
};

PyMethodDef runtime_checked_methods[] = {
    METHOD(cudaDeviceReset, doc_cudaDeviceReset),
    METHOD(cudaDeviceSynchronize, doc_cudaDeviceSynchronize),
    METHOD(cudaDeviceSetLimit, doc_cudaDeviceSetLimit),
    METHOD(cudaDeviceGetLimit, doc_cudaDeviceGetLimit),
    METHOD(cudaDeviceGetTexture1DLinearMaxWidth, doc_cudaDeviceGetTexture1DLinearMaxWidth),
    METHOD(cudaDeviceGetCacheConfig, doc_cudaDeviceGetCacheConfig),
    METHOD(cudaDeviceGetStreamPriorityRange, doc_cudaDeviceGetStreamPriorityRange),
    METHOD(cudaDeviceSetCacheConfig, doc_cudaDeviceSetCacheConfig),
    METHOD(cudaDeviceGetByPCIBusId, doc_cudaDeviceGetByPCIBusId),
    METHOD(cudaDeviceGetPCIBusId, doc_checked_cudaDeviceGetPCIBusId),
    METHOD(cudaIpcGetEventHandle, doc_cudaIpcGetEventHandle),
    METHOD(cudaIpcOpenEventHandle, doc_cudaIpcOpenEventHandle),
    METHOD(cudaIpcGetMemHandle, doc_cudaIpcGetMemHandle),
    METHOD(cudaIpcOpenMemHandle, doc_cudaIpcOpenMemHandle),
    METHOD(cudaIpcCloseMemHandle, doc_cudaIpcCloseMemHandle),
    METHOD(cudaDeviceFlushGPUDirectRDMAWrites, doc_cudaDeviceFlushGPUDirectRDMAWrites),
    METHOD(cudaDeviceRegisterAsyncNotification, doc_checked_cudaDeviceRegisterAsyncNotification),
    METHOD(cudaDeviceUnregisterAsyncNotification, doc_cudaDeviceUnregisterAsyncNotification),
    METHOD(cudaDeviceGetSharedMemConfig, doc_cudaDeviceGetSharedMemConfig),
    METHOD(cudaDeviceSetSharedMemConfig, doc_cudaDeviceSetSharedMemConfig),
    METHOD(cudaThreadExit, doc_cudaThreadExit),
    METHOD(cudaThreadSynchronize, doc_cudaThreadSynchronize),
    METHOD(cudaThreadSetLimit, doc_cudaThreadSetLimit),
    METHOD(cudaThreadGetLimit, doc_cudaThreadGetLimit),
    METHOD(cudaThreadGetCacheConfig, doc_cudaThreadGetCacheConfig),
    METHOD(cudaThreadSetCacheConfig, doc_cudaThreadSetCacheConfig),
    METHOD(cudaGetLastError, doc_cudaGetLastError),
    METHOD(cudaPeekAtLastError, doc_cudaPeekAtLastError),
    METHOD(cudaGetErrorName, doc_checked_cudaGetErrorName),
    METHOD(cudaGetErrorString, doc_checked_cudaGetErrorString),
    METHOD(cudaGetDeviceCount, doc_cudaGetDeviceCount),
    METHOD(cudaGetDeviceProperties, doc_cudaGetDeviceProperties),
    METHOD(cudaDeviceGetAttribute, doc_cudaDeviceGetAttribute),
    METHOD(cudaDeviceGetDefaultMemPool, doc_cudaDeviceGetDefaultMemPool),
    METHOD(cudaDeviceSetMemPool, doc_cudaDeviceSetMemPool),
    METHOD(cudaDeviceGetMemPool, doc_cudaDeviceGetMemPool),
    METHOD(cudaDeviceGetNvSciSyncAttributes, doc_cudaDeviceGetNvSciSyncAttributes),
    METHOD(cudaDeviceGetP2PAttribute, doc_cudaDeviceGetP2PAttribute),
    METHOD(cudaChooseDevice, doc_cudaChooseDevice),
    METHOD(cudaInitDevice, doc_cudaInitDevice),
    METHOD(cudaSetDevice, doc_cudaSetDevice),
    METHOD(cudaGetDevice, doc_cudaGetDevice),
    METHOD(cudaSetValidDevices, doc_checked_cudaSetValidDevices),
    METHOD(cudaSetDeviceFlags, doc_cudaSetDeviceFlags),
    METHOD(cudaGetDeviceFlags, doc_cudaGetDeviceFlags),
    METHOD(cudaStreamCreate, doc_cudaStreamCreate),
    METHOD(cudaStreamCreateWithFlags, doc_cudaStreamCreateWithFlags),
    METHOD(cudaStreamCreateWithPriority, doc_cudaStreamCreateWithPriority),
    METHOD(cudaStreamGetPriority, doc_cudaStreamGetPriority),
    METHOD(cudaStreamGetFlags, doc_cudaStreamGetFlags),
    METHOD(cudaStreamGetId, doc_cudaStreamGetId),
    METHOD(cudaStreamGetDevice, doc_cudaStreamGetDevice),
    METHOD(cudaCtxResetPersistingL2Cache, doc_cudaCtxResetPersistingL2Cache),
    METHOD(cudaStreamCopyAttributes, doc_cudaStreamCopyAttributes),
    METHOD(cudaStreamGetAttribute, doc_cudaStreamGetAttribute),
    METHOD(cudaStreamSetAttribute, doc_cudaStreamSetAttribute),
    METHOD(cudaStreamDestroy, doc_cudaStreamDestroy),
    METHOD(cudaStreamWaitEvent, doc_checked_cudaStreamWaitEvent),
    METHOD(cudaStreamAddCallback, doc_checked_cudaStreamAddCallback),
    METHOD(cudaStreamSynchronize, doc_cudaStreamSynchronize),
    METHOD(cudaStreamQuery, doc_cudaStreamQuery),
    METHOD(cudaStreamAttachMemAsync, doc_cudaStreamAttachMemAsync),
    METHOD(cudaStreamBeginCapture, doc_cudaStreamBeginCapture),
    METHOD(cudaStreamBeginCaptureToGraph, doc_checked_cudaStreamBeginCaptureToGraph),
    METHOD(cudaThreadExchangeStreamCaptureMode, doc_cudaThreadExchangeStreamCaptureMode),
    METHOD(cudaStreamEndCapture, doc_cudaStreamEndCapture),
    METHOD(cudaStreamIsCapturing, doc_cudaStreamIsCapturing),
    METHOD(cudaStreamGetCaptureInfo, doc_checked_cudaStreamGetCaptureInfo),
    METHOD(cudaStreamGetCaptureInfo_v3, doc_checked_cudaStreamGetCaptureInfo_v3),
    METHOD(cudaStreamUpdateCaptureDependencies, doc_checked_cudaStreamUpdateCaptureDependencies),
    METHOD(cudaStreamUpdateCaptureDependencies_v2,
        doc_checked_cudaStreamUpdateCaptureDependencies_v2),
    METHOD(cudaEventCreate, doc_cudaEventCreate),
    METHOD(cudaEventCreateWithFlags, doc_cudaEventCreateWithFlags),
    METHOD(cudaEventRecord, doc_checked_cudaEventRecord),
    METHOD(cudaEventRecordWithFlags, doc_checked_cudaEventRecordWithFlags),
    METHOD(cudaEventQuery, doc_cudaEventQuery),
    METHOD(cudaEventSynchronize, doc_cudaEventSynchronize),
    METHOD(cudaEventDestroy, doc_cudaEventDestroy),
    METHOD(cudaEventElapsedTime, doc_cudaEventElapsedTime),
    METHOD(cudaEventElapsedTime_v2, doc_cudaEventElapsedTime_v2),
    METHOD(cudaImportExternalMemory, doc_cudaImportExternalMemory),
    METHOD(cudaExternalMemoryGetMappedBuffer, doc_cudaExternalMemoryGetMappedBuffer),
    METHOD(cudaExternalMemoryGetMappedMipmappedArray,
        doc_cudaExternalMemoryGetMappedMipmappedArray),
    METHOD(cudaDestroyExternalMemory, doc_cudaDestroyExternalMemory),
    METHOD(cudaImportExternalSemaphore, doc_cudaImportExternalSemaphore),
    METHOD(cudaSignalExternalSemaphoresAsync, doc_checked_cudaSignalExternalSemaphoresAsync),
    METHOD(cudaWaitExternalSemaphoresAsync, doc_checked_cudaWaitExternalSemaphoresAsync),
    METHOD(cudaDestroyExternalSemaphore, doc_cudaDestroyExternalSemaphore),
    METHOD(cudaLaunchKernel, doc_cudaLaunchKernel),
    METHOD(cudaLaunchKernelExC, doc_cudaLaunchKernelExC),
    METHOD(cudaLaunchCooperativeKernel, doc_cudaLaunchCooperativeKernel),
    METHOD(cudaLaunchCooperativeKernelMultiDevice,
        doc_checked_cudaLaunchCooperativeKernelMultiDevice),
    METHOD(cudaFuncSetCacheConfig, doc_cudaFuncSetCacheConfig),
    METHOD(cudaFuncGetAttributes, doc_cudaFuncGetAttributes),
    METHOD(cudaFuncSetAttribute, doc_cudaFuncSetAttribute),
    METHOD(cudaFuncGetName, doc_checked_cudaFuncGetName),
    METHOD(cudaFuncGetParamInfo, doc_cudaFuncGetParamInfo),
    METHOD(cudaSetDoubleForDevice, doc_cudaSetDoubleForDevice),
    METHOD(cudaSetDoubleForHost, doc_cudaSetDoubleForHost),
    METHOD(cudaLaunchHostFunc, doc_checked_cudaLaunchHostFunc),
    METHOD(cudaFuncSetSharedMemConfig, doc_cudaFuncSetSharedMemConfig),
    METHOD(cudaOccupancyMaxActiveBlocksPerMultiprocessor,
        doc_cudaOccupancyMaxActiveBlocksPerMultiprocessor),
    METHOD(cudaOccupancyAvailableDynamicSMemPerBlock,
        doc_cudaOccupancyAvailableDynamicSMemPerBlock),
    METHOD(cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
        doc_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags),
    METHOD(cudaOccupancyMaxPotentialClusterSize, doc_cudaOccupancyMaxPotentialClusterSize),
    METHOD(cudaOccupancyMaxActiveClusters, doc_cudaOccupancyMaxActiveClusters),
    METHOD(cudaMallocManaged, doc_cudaMallocManaged),
    METHOD(cudaMalloc, doc_cudaMalloc),
    METHOD(cudaMallocHost, doc_cudaMallocHost),
    METHOD(cudaMallocPitch, doc_cudaMallocPitch),
    METHOD(cudaMallocArray, doc_checked_cudaMallocArray),
    METHOD(cudaFree, doc_cudaFree),
    METHOD(cudaFreeHost, doc_cudaFreeHost),
    METHOD(cudaFreeArray, doc_cudaFreeArray),
    METHOD(cudaFreeMipmappedArray, doc_cudaFreeMipmappedArray),
    METHOD(cudaHostAlloc, doc_checked_cudaHostAlloc),
    METHOD(cudaHostRegister, doc_checked_cudaHostRegister),
    METHOD(cudaHostUnregister, doc_cudaHostUnregister),
    METHOD(cudaHostGetDevicePointer, doc_checked_cudaHostGetDevicePointer),
    METHOD(cudaHostGetFlags, doc_cudaHostGetFlags),
    METHOD(cudaMalloc3D, doc_cudaMalloc3D),
    METHOD(cudaMalloc3DArray, doc_checked_cudaMalloc3DArray),
    METHOD(cudaMallocMipmappedArray, doc_checked_cudaMallocMipmappedArray),
    METHOD(cudaGetMipmappedArrayLevel, doc_cudaGetMipmappedArrayLevel),
    METHOD(cudaMemcpy3D, doc_cudaMemcpy3D),
    METHOD(cudaMemcpy3DPeer, doc_cudaMemcpy3DPeer),
    METHOD(cudaMemcpy3DAsync, doc_checked_cudaMemcpy3DAsync),
    METHOD(cudaMemcpy3DPeerAsync, doc_checked_cudaMemcpy3DPeerAsync),
    METHOD(cudaMemGetInfo, doc_cudaMemGetInfo),
    METHOD(cudaArrayGetInfo, doc_cudaArrayGetInfo),
    METHOD(cudaArrayGetPlane, doc_cudaArrayGetPlane),
    METHOD(cudaArrayGetMemoryRequirements, doc_cudaArrayGetMemoryRequirements),
    METHOD(cudaMipmappedArrayGetMemoryRequirements, doc_cudaMipmappedArrayGetMemoryRequirements),
    METHOD(cudaArrayGetSparseProperties, doc_cudaArrayGetSparseProperties),
    METHOD(cudaMipmappedArrayGetSparseProperties, doc_cudaMipmappedArrayGetSparseProperties),
    METHOD(cudaMemcpy, doc_cudaMemcpy),
    METHOD(cudaMemcpyPeer, doc_cudaMemcpyPeer),
    METHOD(cudaMemcpy2D, doc_cudaMemcpy2D),
    METHOD(cudaMemcpy2DToArray, doc_cudaMemcpy2DToArray),
    METHOD(cudaMemcpy2DFromArray, doc_cudaMemcpy2DFromArray),
    METHOD(cudaMemcpy2DArrayToArray, doc_cudaMemcpy2DArrayToArray),
    METHOD(cudaMemcpyToSymbol, doc_cudaMemcpyToSymbol),
    METHOD(cudaMemcpyFromSymbol, doc_cudaMemcpyFromSymbol),
    METHOD(cudaMemcpyAsync, doc_checked_cudaMemcpyAsync),
    METHOD(cudaMemcpyPeerAsync, doc_checked_cudaMemcpyPeerAsync),
    METHOD(cudaMemcpyBatchAsync, doc_checked_cudaMemcpyBatchAsync),
    METHOD(cudaMemcpy3DBatchAsync, doc_checked_cudaMemcpy3DBatchAsync),
    METHOD(cudaMemcpy2DAsync, doc_checked_cudaMemcpy2DAsync),
    METHOD(cudaMemcpy2DToArrayAsync, doc_checked_cudaMemcpy2DToArrayAsync),
    METHOD(cudaMemcpy2DFromArrayAsync, doc_checked_cudaMemcpy2DFromArrayAsync),
    METHOD(cudaMemcpyToSymbolAsync, doc_checked_cudaMemcpyToSymbolAsync),
    METHOD(cudaMemcpyFromSymbolAsync, doc_checked_cudaMemcpyFromSymbolAsync),
    METHOD(cudaMemset, doc_cudaMemset),
    METHOD(cudaMemset2D, doc_cudaMemset2D),
    METHOD(cudaMemset3D, doc_cudaMemset3D),
    METHOD(cudaMemsetAsync, doc_checked_cudaMemsetAsync),
    METHOD(cudaMemset2DAsync, doc_checked_cudaMemset2DAsync),
    METHOD(cudaMemset3DAsync, doc_checked_cudaMemset3DAsync),
    METHOD(cudaGetSymbolAddress, doc_cudaGetSymbolAddress),
    METHOD(cudaGetSymbolSize, doc_cudaGetSymbolSize),
    METHOD(cudaMemPrefetchAsync, doc_checked_cudaMemPrefetchAsync),
    METHOD(cudaMemPrefetchAsync_v2, doc_checked_cudaMemPrefetchAsync_v2),
    METHOD(cudaMemAdvise, doc_cudaMemAdvise),
    METHOD(cudaMemAdvise_v2, doc_cudaMemAdvise_v2),
    METHOD(cudaMemRangeGetAttribute, doc_cudaMemRangeGetAttribute),
    METHOD(cudaMemRangeGetAttributes, doc_checked_cudaMemRangeGetAttributes),
    METHOD(cudaMemcpyToArray, doc_cudaMemcpyToArray),
    METHOD(cudaMemcpyFromArray, doc_cudaMemcpyFromArray),
    METHOD(cudaMemcpyArrayToArray, doc_cudaMemcpyArrayToArray),
    METHOD(cudaMemcpyToArrayAsync, doc_checked_cudaMemcpyToArrayAsync),
    METHOD(cudaMemcpyFromArrayAsync, doc_checked_cudaMemcpyFromArrayAsync),
    METHOD(cudaMallocAsync, doc_cudaMallocAsync),
    METHOD(cudaFreeAsync, doc_cudaFreeAsync),
    METHOD(cudaMemPoolTrimTo, doc_cudaMemPoolTrimTo),
    METHOD(cudaMemPoolSetAttribute, doc_cudaMemPoolSetAttribute),
    METHOD(cudaMemPoolGetAttribute, doc_cudaMemPoolGetAttribute),
    METHOD(cudaMemPoolSetAccess, doc_checked_cudaMemPoolSetAccess),
    METHOD(cudaMemPoolGetAccess, doc_cudaMemPoolGetAccess),
    METHOD(cudaMemPoolCreate, doc_cudaMemPoolCreate),
    METHOD(cudaMemPoolDestroy, doc_cudaMemPoolDestroy),
    METHOD(cudaMallocFromPoolAsync, doc_cudaMallocFromPoolAsync),
    METHOD(cudaMemPoolExportToShareableHandle, doc_checked_cudaMemPoolExportToShareableHandle),
    METHOD(cudaMemPoolImportFromShareableHandle, doc_checked_cudaMemPoolImportFromShareableHandle),
    METHOD(cudaMemPoolExportPointer, doc_cudaMemPoolExportPointer),
    METHOD(cudaMemPoolImportPointer, doc_cudaMemPoolImportPointer),
    METHOD(cudaPointerGetAttributes, doc_cudaPointerGetAttributes),
    METHOD(cudaDeviceCanAccessPeer, doc_cudaDeviceCanAccessPeer),
    METHOD(cudaDeviceEnablePeerAccess, doc_cudaDeviceEnablePeerAccess),
    METHOD(cudaDeviceDisablePeerAccess, doc_cudaDeviceDisablePeerAccess),
    METHOD(cudaGraphicsUnregisterResource, doc_cudaGraphicsUnregisterResource),
    METHOD(cudaGraphicsResourceSetMapFlags, doc_cudaGraphicsResourceSetMapFlags),
    METHOD(cudaGraphicsMapResources, doc_checked_cudaGraphicsMapResources),
    METHOD(cudaGraphicsUnmapResources, doc_checked_cudaGraphicsUnmapResources),
    METHOD(cudaGraphicsResourceGetMappedPointer, doc_cudaGraphicsResourceGetMappedPointer),
    METHOD(cudaGraphicsSubResourceGetMappedArray, doc_cudaGraphicsSubResourceGetMappedArray),
    METHOD(cudaGraphicsResourceGetMappedMipmappedArray,
        doc_cudaGraphicsResourceGetMappedMipmappedArray),
    METHOD(cudaGetChannelDesc, doc_cudaGetChannelDesc),
    METHOD(cudaCreateChannelDesc, doc_cudaCreateChannelDesc),
    METHOD(cudaCreateTextureObject, doc_checked_cudaCreateTextureObject),
    METHOD(cudaDestroyTextureObject, doc_cudaDestroyTextureObject),
    METHOD(cudaGetTextureObjectResourceDesc, doc_cudaGetTextureObjectResourceDesc),
    METHOD(cudaGetTextureObjectTextureDesc, doc_cudaGetTextureObjectTextureDesc),
    METHOD(cudaGetTextureObjectResourceViewDesc, doc_cudaGetTextureObjectResourceViewDesc),
    METHOD(cudaCreateSurfaceObject, doc_cudaCreateSurfaceObject),
    METHOD(cudaDestroySurfaceObject, doc_cudaDestroySurfaceObject),
    METHOD(cudaGetSurfaceObjectResourceDesc, doc_cudaGetSurfaceObjectResourceDesc),
    METHOD(cudaDriverGetVersion, doc_cudaDriverGetVersion),
    METHOD(cudaRuntimeGetVersion, doc_cudaRuntimeGetVersion),
    METHOD(cudaGraphCreate, doc_checked_cudaGraphCreate),
    METHOD(cudaGraphAddKernelNode, doc_checked_cudaGraphAddKernelNode),
    METHOD(cudaGraphKernelNodeGetParams, doc_cudaGraphKernelNodeGetParams),
    METHOD(cudaGraphKernelNodeSetParams, doc_cudaGraphKernelNodeSetParams),
    METHOD(cudaGraphKernelNodeCopyAttributes, doc_cudaGraphKernelNodeCopyAttributes),
    METHOD(cudaGraphKernelNodeGetAttribute, doc_cudaGraphKernelNodeGetAttribute),
    METHOD(cudaGraphKernelNodeSetAttribute, doc_cudaGraphKernelNodeSetAttribute),
    METHOD(cudaGraphAddMemcpyNode, doc_checked_cudaGraphAddMemcpyNode),
    METHOD(cudaGraphAddMemcpyNodeToSymbol, doc_checked_cudaGraphAddMemcpyNodeToSymbol),
    METHOD(cudaGraphAddMemcpyNodeFromSymbol, doc_checked_cudaGraphAddMemcpyNodeFromSymbol),
    METHOD(cudaGraphAddMemcpyNode1D, doc_checked_cudaGraphAddMemcpyNode1D),
    METHOD(cudaGraphMemcpyNodeGetParams, doc_cudaGraphMemcpyNodeGetParams),
    METHOD(cudaGraphMemcpyNodeSetParams, doc_cudaGraphMemcpyNodeSetParams),
    METHOD(cudaGraphMemcpyNodeSetParamsToSymbol, doc_cudaGraphMemcpyNodeSetParamsToSymbol),
    METHOD(cudaGraphMemcpyNodeSetParamsFromSymbol, doc_cudaGraphMemcpyNodeSetParamsFromSymbol),
    METHOD(cudaGraphMemcpyNodeSetParams1D, doc_cudaGraphMemcpyNodeSetParams1D),
    METHOD(cudaGraphAddMemsetNode, doc_checked_cudaGraphAddMemsetNode),
    METHOD(cudaGraphMemsetNodeGetParams, doc_cudaGraphMemsetNodeGetParams),
    METHOD(cudaGraphMemsetNodeSetParams, doc_cudaGraphMemsetNodeSetParams),
    METHOD(cudaGraphAddHostNode, doc_checked_cudaGraphAddHostNode),
    METHOD(cudaGraphHostNodeGetParams, doc_cudaGraphHostNodeGetParams),
    METHOD(cudaGraphHostNodeSetParams, doc_cudaGraphHostNodeSetParams),
    METHOD(cudaGraphAddChildGraphNode, doc_checked_cudaGraphAddChildGraphNode),
    METHOD(cudaGraphChildGraphNodeGetGraph, doc_cudaGraphChildGraphNodeGetGraph),
    METHOD(cudaGraphAddEmptyNode, doc_checked_cudaGraphAddEmptyNode),
    METHOD(cudaGraphAddEventRecordNode, doc_checked_cudaGraphAddEventRecordNode),
    METHOD(cudaGraphEventRecordNodeGetEvent, doc_cudaGraphEventRecordNodeGetEvent),
    METHOD(cudaGraphEventRecordNodeSetEvent, doc_cudaGraphEventRecordNodeSetEvent),
    METHOD(cudaGraphAddEventWaitNode, doc_checked_cudaGraphAddEventWaitNode),
    METHOD(cudaGraphEventWaitNodeGetEvent, doc_cudaGraphEventWaitNodeGetEvent),
    METHOD(cudaGraphEventWaitNodeSetEvent, doc_cudaGraphEventWaitNodeSetEvent),
    METHOD(cudaGraphAddExternalSemaphoresSignalNode,
        doc_checked_cudaGraphAddExternalSemaphoresSignalNode),
    METHOD(cudaGraphExternalSemaphoresSignalNodeGetParams,
        doc_cudaGraphExternalSemaphoresSignalNodeGetParams),
    METHOD(cudaGraphExternalSemaphoresSignalNodeSetParams,
        doc_cudaGraphExternalSemaphoresSignalNodeSetParams),
    METHOD(cudaGraphAddExternalSemaphoresWaitNode,
        doc_checked_cudaGraphAddExternalSemaphoresWaitNode),
    METHOD(cudaGraphExternalSemaphoresWaitNodeGetParams,
        doc_cudaGraphExternalSemaphoresWaitNodeGetParams),
    METHOD(cudaGraphExternalSemaphoresWaitNodeSetParams,
        doc_cudaGraphExternalSemaphoresWaitNodeSetParams),
    METHOD(cudaGraphAddMemAllocNode, doc_checked_cudaGraphAddMemAllocNode),
    METHOD(cudaGraphMemAllocNodeGetParams, doc_cudaGraphMemAllocNodeGetParams),
    METHOD(cudaGraphAddMemFreeNode, doc_checked_cudaGraphAddMemFreeNode),
    METHOD(cudaGraphMemFreeNodeGetParams, doc_cudaGraphMemFreeNodeGetParams),
    METHOD(cudaDeviceGraphMemTrim, doc_cudaDeviceGraphMemTrim),
    METHOD(cudaDeviceGetGraphMemAttribute, doc_cudaDeviceGetGraphMemAttribute),
    METHOD(cudaDeviceSetGraphMemAttribute, doc_cudaDeviceSetGraphMemAttribute),
    METHOD(cudaGraphClone, doc_cudaGraphClone),
    METHOD(cudaGraphNodeFindInClone, doc_cudaGraphNodeFindInClone),
    METHOD(cudaGraphNodeGetType, doc_cudaGraphNodeGetType),
    METHOD(cudaGraphGetNodes, doc_checked_cudaGraphGetNodes),
    METHOD(cudaGraphGetRootNodes, doc_checked_cudaGraphGetRootNodes),
    METHOD(cudaGraphGetEdges, doc_checked_cudaGraphGetEdges),
    METHOD(cudaGraphGetEdges_v2, doc_checked_cudaGraphGetEdges_v2),
    METHOD(cudaGraphNodeGetDependencies, doc_checked_cudaGraphNodeGetDependencies),
    METHOD(cudaGraphNodeGetDependencies_v2, doc_checked_cudaGraphNodeGetDependencies_v2),
    METHOD(cudaGraphNodeGetDependentNodes, doc_checked_cudaGraphNodeGetDependentNodes),
    METHOD(cudaGraphNodeGetDependentNodes_v2, doc_checked_cudaGraphNodeGetDependentNodes_v2),
    METHOD(cudaGraphAddDependencies, doc_checked_cudaGraphAddDependencies),
    METHOD(cudaGraphAddDependencies_v2, doc_checked_cudaGraphAddDependencies_v2),
    METHOD(cudaGraphRemoveDependencies, doc_checked_cudaGraphRemoveDependencies),
    METHOD(cudaGraphRemoveDependencies_v2, doc_checked_cudaGraphRemoveDependencies_v2),
    METHOD(cudaGraphDestroyNode, doc_cudaGraphDestroyNode),
    METHOD(cudaGraphInstantiate, doc_checked_cudaGraphInstantiate),
    METHOD(cudaGraphInstantiateWithFlags, doc_checked_cudaGraphInstantiateWithFlags),
    METHOD(cudaGraphInstantiateWithParams, doc_cudaGraphInstantiateWithParams),
    METHOD(cudaGraphExecGetFlags, doc_cudaGraphExecGetFlags),
    METHOD(cudaGraphExecKernelNodeSetParams, doc_cudaGraphExecKernelNodeSetParams),
    METHOD(cudaGraphExecMemcpyNodeSetParams, doc_cudaGraphExecMemcpyNodeSetParams),
    METHOD(cudaGraphExecMemcpyNodeSetParamsToSymbol, doc_cudaGraphExecMemcpyNodeSetParamsToSymbol),
    METHOD(cudaGraphExecMemcpyNodeSetParamsFromSymbol,
        doc_cudaGraphExecMemcpyNodeSetParamsFromSymbol),
    METHOD(cudaGraphExecMemcpyNodeSetParams1D, doc_cudaGraphExecMemcpyNodeSetParams1D),
    METHOD(cudaGraphExecMemsetNodeSetParams, doc_cudaGraphExecMemsetNodeSetParams),
    METHOD(cudaGraphExecHostNodeSetParams, doc_cudaGraphExecHostNodeSetParams),
    METHOD(cudaGraphExecChildGraphNodeSetParams, doc_cudaGraphExecChildGraphNodeSetParams),
    METHOD(cudaGraphExecEventRecordNodeSetEvent, doc_cudaGraphExecEventRecordNodeSetEvent),
    METHOD(cudaGraphExecEventWaitNodeSetEvent, doc_cudaGraphExecEventWaitNodeSetEvent),
    METHOD(cudaGraphExecExternalSemaphoresSignalNodeSetParams,
        doc_cudaGraphExecExternalSemaphoresSignalNodeSetParams),
    METHOD(cudaGraphExecExternalSemaphoresWaitNodeSetParams,
        doc_cudaGraphExecExternalSemaphoresWaitNodeSetParams),
    METHOD(cudaGraphNodeSetEnabled, doc_cudaGraphNodeSetEnabled),
    METHOD(cudaGraphNodeGetEnabled, doc_cudaGraphNodeGetEnabled),
    METHOD(cudaGraphExecUpdate, doc_cudaGraphExecUpdate),
    METHOD(cudaGraphUpload, doc_cudaGraphUpload),
    METHOD(cudaGraphLaunch, doc_cudaGraphLaunch),
    METHOD(cudaGraphExecDestroy, doc_cudaGraphExecDestroy),
    METHOD(cudaGraphDestroy, doc_cudaGraphDestroy),
    METHOD(cudaGraphDebugDotPrint, doc_checked_cudaGraphDebugDotPrint),
    METHOD(cudaUserObjectCreate, doc_cudaUserObjectCreate),
    METHOD(cudaUserObjectRetain, doc_cudaUserObjectRetain),
    METHOD(cudaUserObjectRelease, doc_cudaUserObjectRelease),
    METHOD(cudaGraphRetainUserObject, doc_checked_cudaGraphRetainUserObject),
    METHOD(cudaGraphReleaseUserObject, doc_cudaGraphReleaseUserObject),
    METHOD(cudaGraphAddNode, doc_checked_cudaGraphAddNode),
    METHOD(cudaGraphAddNode_v2, doc_checked_cudaGraphAddNode_v2),
    METHOD(cudaGraphNodeSetParams, doc_cudaGraphNodeSetParams),
    METHOD(cudaGraphExecNodeSetParams, doc_cudaGraphExecNodeSetParams),
    METHOD(cudaGraphConditionalHandleCreate, doc_checked_cudaGraphConditionalHandleCreate),
    METHOD(cudaGetDriverEntryPoint, doc_cudaGetDriverEntryPoint),
    METHOD(cudaGetDriverEntryPointByVersion, doc_cudaGetDriverEntryPointByVersion),
    METHOD(cudaLibraryLoadData, doc_checked_cudaLibraryLoadData),
    METHOD(cudaLibraryLoadFromFile, doc_checked_cudaLibraryLoadFromFile),
    METHOD(cudaLibraryUnload, doc_cudaLibraryUnload),
    METHOD(cudaLibraryGetKernel, doc_cudaLibraryGetKernel),
    METHOD(cudaLibraryGetGlobal, doc_cudaLibraryGetGlobal),
    METHOD(cudaLibraryGetManaged, doc_cudaLibraryGetManaged),
    METHOD(cudaLibraryGetUnifiedFunction, doc_cudaLibraryGetUnifiedFunction),
    METHOD(cudaLibraryGetKernelCount, doc_cudaLibraryGetKernelCount),
    METHOD(cudaLibraryEnumerateKernels, doc_cudaLibraryEnumerateKernels),
    METHOD(cudaKernelSetAttributeForDevice, doc_cudaKernelSetAttributeForDevice),
    METHOD(cudaGetExportTable, doc_cudaGetExportTable),
    METHOD(cudaGetFuncBySymbol, doc_cudaGetFuncBySymbol),
    METHOD(cudaGetKernel, doc_cudaGetKernel),
    METHOD(make_cudaPitchedPtr, doc_make_cudaPitchedPtr),
    METHOD(make_cudaPos, doc_make_cudaPos),
    METHOD(make_cudaExtent, doc_make_cudaExtent),
    METHOD(cudaProfilerStart, doc_cudaProfilerStart),
    METHOD(cudaProfilerStop, doc_cudaProfilerStop),
    METHOD(cudaGraphicsEGLRegisterImage, doc_cudaGraphicsEGLRegisterImage),
    METHOD(cudaEGLStreamConsumerConnect, doc_cudaEGLStreamConsumerConnect),
    METHOD(cudaEGLStreamConsumerConnectWithFlags, doc_cudaEGLStreamConsumerConnectWithFlags),
    METHOD(cudaEGLStreamConsumerDisconnect, doc_cudaEGLStreamConsumerDisconnect),
    METHOD(cudaEGLStreamConsumerAcquireFrame, doc_cudaEGLStreamConsumerAcquireFrame),
    METHOD(cudaEGLStreamConsumerReleaseFrame, doc_cudaEGLStreamConsumerReleaseFrame),
    METHOD(cudaEGLStreamProducerConnect, doc_cudaEGLStreamProducerConnect),
    METHOD(cudaEGLStreamProducerDisconnect, doc_cudaEGLStreamProducerDisconnect),
    METHOD(cudaEGLStreamProducerPresentFrame, doc_cudaEGLStreamProducerPresentFrame),
    METHOD(cudaEGLStreamProducerReturnFrame, doc_cudaEGLStreamProducerReturnFrame),
    METHOD(cudaGraphicsResourceGetMappedEglFrame, doc_cudaGraphicsResourceGetMappedEglFrame),
    METHOD(cudaEventCreateFromEGLSync, doc_cudaEventCreateFromEGLSync),
    METHOD(cudaGLGetDevices, doc_cudaGLGetDevices),
    METHOD(cudaGraphicsGLRegisterImage, doc_cudaGraphicsGLRegisterImage),
    METHOD(cudaGraphicsGLRegisterBuffer, doc_cudaGraphicsGLRegisterBuffer),
    METHOD(cudaGLSetGLDevice, doc_cudaGLSetGLDevice),
    METHOD(cudaGLRegisterBufferObject, doc_cudaGLRegisterBufferObject),
    METHOD(cudaGLMapBufferObject, doc_cudaGLMapBufferObject),
    METHOD(cudaGLUnmapBufferObject, doc_cudaGLUnmapBufferObject),
    METHOD(cudaGLUnregisterBufferObject, doc_cudaGLUnregisterBufferObject),
    METHOD(cudaGLSetBufferObjectMapFlags, doc_cudaGLSetBufferObjectMapFlags),
    METHOD(cudaGLMapBufferObjectAsync, doc_cudaGLMapBufferObjectAsync),
    METHOD(cudaGLUnmapBufferObjectAsync, doc_cudaGLUnmapBufferObjectAsync),
    METHOD(cudaVDPAUGetDevice, doc_cudaVDPAUGetDevice),
    METHOD(cudaVDPAUSetVDPAUDevice, doc_cudaVDPAUSetVDPAUDevice),
    METHOD(cudaGraphicsVDPAURegisterVideoSurface, doc_cudaGraphicsVDPAURegisterVideoSurface),
    METHOD(cudaGraphicsVDPAURegisterOutputSurface, doc_cudaGraphicsVDPAURegisterOutputSurface),
    {"getLocalRuntimeVersion", (PyCFunction)(void (*)(void))py_cudaRuntimeGetVersion,
        METH_FASTCALL | METH_KEYWORDS, doc_getLocalRuntimeVersion},
    {NULL, NULL, 0, NULL},
};
