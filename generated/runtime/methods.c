// methods.c of cubind for CUDA Runtime API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/runtime.yaml.
// clang-format off

#include "functions.h"

#define ALIAS(name, function) \
    {#name, (PyCFunction)(void (*)(void))py_##function, METH_FASTCALL | METH_KEYWORDS, \
     CB_DOC_OF(name)}
#define METHOD(name) ALIAS(name, name)

CB_DOC(cudaDeviceReset,
    "cudaDeviceReset($module, /)\n--\n\n",
    "cudaDeviceReset()\n\n"
    "Destroy everything that this process has on the current device.\n\n"
    "This affects every library in the process; streams and memory become invalid.\n\n"
    "cudaError_t cudaDeviceReset(void)\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n");
CB_DOC(cudaDeviceSynchronize,
    "cudaDeviceSynchronize($module, /)\n--\n\n",
    "cudaDeviceSynchronize()\n\n"
    "Wait until all work on the current device is done.\n\n"
    "The work of every stream counts; errors of earlier work are returned here.\n\n"
    "cudaError_t cudaDeviceSynchronize(void)\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorStreamCaptureUnsupported\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n");
CB_DOC(cudaDeviceSetLimit,
    "cudaDeviceSetLimit($module, /, limit, value)\n--\n\n",
    "cudaDeviceSetLimit(limit, value)\n\n"
    "Request a limit on the current device, such as the stack size of threads.\n\n"
    "The driver may round the value.\n\n"
    "cudaError_t cudaDeviceSetLimit(enum cudaLimit limit, size_t value)\n\n"
    "Parameters\n"
    "    limit : cudaLimit or int\n"
    "    value : int; bytes for sizes, else a count\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorUnsupportedLimit, cudaErrorInvalidValue, cudaErrorMemoryAllocation\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n");
CB_DOC(cudaDeviceGetLimit,
    "cudaDeviceGetLimit($module, /, limit)\n--\n\n",
    "cudaDeviceGetLimit(limit)\n\n"
    "Return a limit that is in force on the current device.\n\n"
    "cudaError_t cudaDeviceGetLimit(size_t *pValue, enum cudaLimit limit)\n\n"
    "Parameters\n"
    "    limit : cudaLimit or int\n\n"
    "Returns\n"
    "    (cudaError_t, pValue); cubind.checked.runtime returns pValue, or raises\n"
    "        CUDARuntimeError\n"
    "    pValue : int; bytes for sizes, else a count\n\n"
    "Fails with\n"
    "    cudaErrorUnsupportedLimit, cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n");
CB_DOC(cudaDeviceGetTexture1DLinearMaxWidth,
    "cudaDeviceGetTexture1DLinearMaxWidth($module, /, fmtDesc, device)\n--\n\n",
    "cudaDeviceGetTexture1DLinearMaxWidth(fmtDesc, device)\n\n"
    "Return the maximum number of elements of a 1D texture on linear memory.\n\n"
    "The maximum depends on the format and the device.\n\n"
    "cudaError_t cudaDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements,\n"
    "    const struct cudaChannelFormatDesc *fmtDesc, int device)\n\n"
    "Parameters\n"
    "    fmtDesc : cudaChannelFormatDesc or None\n"
    "    device : int\n\n"
    "Returns\n"
    "    (cudaError_t, maxWidthInElements); cubind.checked.runtime returns\n"
    "        maxWidthInElements, or raises CUDARuntimeError\n"
    "    maxWidthInElements : int\n\n"
    "Fails with\n"
    "    cudaErrorUnsupportedLimit, cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n");
CB_DOC(cudaDeviceGetCacheConfig,
    "cudaDeviceGetCacheConfig($module, /)\n--\n\n",
    "cudaDeviceGetCacheConfig()\n\n"
    "Return whether the current device prefers L1 cache or shared memory.\n\n"
    "cudaError_t cudaDeviceGetCacheConfig(enum cudaFuncCache *pCacheConfig)\n\n"
    "Returns\n"
    "    (cudaError_t, pCacheConfig); cubind.checked.runtime returns pCacheConfig, or raises\n"
    "        CUDARuntimeError\n"
    "    pCacheConfig : cudaFuncCache\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n");
CB_DOC(cudaDeviceGetStreamPriorityRange,
    "cudaDeviceGetStreamPriorityRange($module, /)\n--\n\n",
    "cudaDeviceGetStreamPriorityRange()\n\n"
    "Return the range of stream priorities.\n\n"
    "Smaller numbers are more urgent; two zeros mean that there are no priorities.\n\n"
    "cudaError_t cudaDeviceGetStreamPriorityRange(int *leastPriority, int *greatestPriority)\n\n"
    "Returns\n"
    "    (cudaError_t, leastPriority, greatestPriority); cubind.checked.runtime returns\n"
    "        (leastPriority, greatestPriority), or raises CUDARuntimeError\n"
    "    leastPriority, greatestPriority : int\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n");
CB_DOC(cudaDeviceSetCacheConfig,
    "cudaDeviceSetCacheConfig($module, /, cacheConfig)\n--\n\n",
    "cudaDeviceSetCacheConfig(cacheConfig)\n\n"
    "Set whether kernels prefer more L1 cache or more shared memory.\n\n"
    "The setting is only a preference.\n\n"
    "cudaError_t cudaDeviceSetCacheConfig(enum cudaFuncCache cacheConfig)\n\n"
    "Parameters\n"
    "    cacheConfig : cudaFuncCache or int\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n");
CB_DOC(cudaDeviceGetByPCIBusId,
    "cudaDeviceGetByPCIBusId($module, /, pciBusId)\n--\n\n",
    "cudaDeviceGetByPCIBusId(pciBusId)\n\n"
    "Return the device at a PCI bus address.\n\n"
    "The address has the form domain:bus:device.function, in hexadecimal.\n\n"
    "cudaError_t cudaDeviceGetByPCIBusId(int *device, const char *pciBusId)\n\n"
    "Parameters\n"
    "    pciBusId : str or bytes\n\n"
    "Returns\n"
    "    (cudaError_t, device); cubind.checked.runtime returns device, or raises\n"
    "        CUDARuntimeError\n"
    "    device : int\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDevice\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n");
CB_DOC(cudaDeviceGetPCIBusId,
    "cudaDeviceGetPCIBusId($module, /, length, device)\n--\n\n",
    "cudaDeviceGetPCIBusId(length, device)\n\n"
    "Return the PCI bus address of a device.\n\n"
    "It has the form domain:bus:device.function, in hexadecimal.\n\n"
    "cudaError_t cudaDeviceGetPCIBusId(char *pciBusId, int len, int device)\n\n"
    "Parameters\n"
    "    length : int; bytes of room; 13 are enough\n"
    "    device : int\n\n"
    "Returns\n"
    "    (cudaError_t, pciBusId); cubind.checked.runtime returns pciBusId, or raises\n"
    "        CUDARuntimeError\n"
    "    pciBusId : bytes\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDevice\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n");
CB_DOC(checked_cudaDeviceGetPCIBusId,
    "cudaDeviceGetPCIBusId($module, /, device)\n--\n\n",
    "cudaDeviceGetPCIBusId(device)\n\n"
    "Return the PCI bus address of a device.\n\n"
    "It has the form domain:bus:device.function, in hexadecimal.\n\n"
    "cudaError_t cudaDeviceGetPCIBusId(char *pciBusId, int len, int device)\n\n"
    "Parameters\n"
    "    device : int\n\n"
    "Returns\n"
    "    pciBusId, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t, pciBusId)\n"
    "    pciBusId : str\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDevice\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n");
CB_DOC(cudaIpcGetEventHandle,
    "cudaIpcGetEventHandle($module, /, event)\n--\n\n",
    "cudaIpcGetEventHandle(event)\n\n"
    "Return a handle by which another process opens an event.\n\n"
    "The event needs cudaEventInterprocess and no timing.\n\n"
    "cudaError_t cudaIpcGetEventHandle(cudaIpcEventHandle_t *handle, cudaEvent_t event)\n\n"
    "Parameters\n"
    "    event : cudaEvent_t, int or None; keep it alive until other processes have closed it\n\n"
    "Returns\n"
    "    (cudaError_t, handle); cubind.checked.runtime returns handle, or raises\n"
    "        CUDARuntimeError\n"
    "    handle : cudaIpcEventHandle_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidResourceHandle, cudaErrorMemoryAllocation,\n"
    "    cudaErrorMapBufferObjectFailed, cudaErrorNotSupported, cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n");
CB_DOC(cudaIpcOpenEventHandle,
    "cudaIpcOpenEventHandle($module, /, handle)\n--\n\n",
    "cudaIpcOpenEventHandle(handle)\n\n"
    "Open an event of another process.\n\n"
    "The caller destroys it with cudaEventDestroy.\n\n"
    "cudaError_t cudaIpcOpenEventHandle(cudaEvent_t *event, cudaIpcEventHandle_t handle)\n\n"
    "Parameters\n"
    "    handle : cudaIpcEventHandle_t\n\n"
    "Returns\n"
    "    (cudaError_t, event); cubind.checked.runtime returns event, or raises\n"
    "        CUDARuntimeError\n"
    "    event : cudaEvent_t\n\n"
    "Fails with\n"
    "    cudaErrorMapBufferObjectFailed, cudaErrorNotSupported, cudaErrorInvalidValue,\n"
    "    cudaErrorDeviceUninitialized\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n");
CB_DOC(cudaIpcGetMemHandle,
    "cudaIpcGetMemHandle($module, /, devPtr)\n--\n\n",
    "cudaIpcGetMemHandle(devPtr)\n\n"
    "Return a handle by which another process opens memory of cudaMalloc.\n\n"
    "The handle stands for the whole allocation.\n\n"
    "cudaError_t cudaIpcGetMemHandle(cudaIpcMemHandle_t *handle, void *devPtr)\n\n"
    "Parameters\n"
    "    devPtr : device memory, int or None; keep it alive until other processes have closed\n"
    "        it\n\n"
    "Returns\n"
    "    (cudaError_t, handle); cubind.checked.runtime returns handle, or raises\n"
    "        CUDARuntimeError\n"
    "    handle : cudaIpcMemHandle_t\n\n"
    "Fails with\n"
    "    cudaErrorMemoryAllocation, cudaErrorMapBufferObjectFailed, cudaErrorNotSupported,\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n");
CB_DOC(cudaIpcOpenMemHandle,
    "cudaIpcOpenMemHandle($module, /, handle, flags)\n--\n\n",
    "cudaIpcOpenMemHandle(handle, flags)\n\n"
    "Map memory of another process on the current device.\n\n"
    "cudaIpcCloseMemHandle unmaps it, not cudaFree.\n\n"
    "cudaError_t cudaIpcOpenMemHandle(void **devPtr, cudaIpcMemHandle_t handle,\n"
    "    unsigned int flags)\n\n"
    "Parameters\n"
    "    handle : cudaIpcMemHandle_t\n"
    "    flags : int; cudaIpcMemLazyEnablePeerAccess\n\n"
    "Returns\n"
    "    (cudaError_t, devPtr); cubind.checked.runtime returns devPtr, or raises\n"
    "        CUDARuntimeError\n"
    "    devPtr : int\n\n"
    "Fails with\n"
    "    cudaErrorMapBufferObjectFailed, cudaErrorInvalidResourceHandle,\n"
    "    cudaErrorDeviceUninitialized, cudaErrorTooManyPeers, cudaErrorNotSupported,\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n");
CB_DOC(cudaIpcCloseMemHandle,
    "cudaIpcCloseMemHandle($module, /, devPtr)\n--\n\n",
    "cudaIpcCloseMemHandle(devPtr)\n\n"
    "Unmap memory of cudaIpcOpenMemHandle.\n\n"
    "The other process still owns and frees it.\n\n"
    "cudaError_t cudaIpcCloseMemHandle(void *devPtr)\n\n"
    "Parameters\n"
    "    devPtr : device memory, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorMapBufferObjectFailed, cudaErrorNotSupported, cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n");
CB_DOC(cudaDeviceFlushGPUDirectRDMAWrites,
    "cudaDeviceFlushGPUDirectRDMAWrites($module, /, target, scope)\n--\n\n",
    "cudaDeviceFlushGPUDirectRDMAWrites(target, scope)\n\n"
    "Wait until writes of other PCI devices to GPU memory are visible.\n\n"
    "They become visible to the memory's owner or to all.\n\n"
    "cudaError_t cudaDeviceFlushGPUDirectRDMAWrites(\n"
    "    enum cudaFlushGPUDirectRDMAWritesTarget target,\n"
    "    enum cudaFlushGPUDirectRDMAWritesScope scope)\n\n"
    "Parameters\n"
    "    target : cudaFlushGPUDirectRDMAWritesTarget or int\n"
    "    scope : cudaFlushGPUDirectRDMAWritesScope or int\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorNotSupported\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n");
CB_DOC(cudaDeviceRegisterAsyncNotification,
    "cudaDeviceRegisterAsyncNotification($module, /, device, callbackFunc, userData)\n--\n\n",
    "cudaDeviceRegisterAsyncNotification(device, callbackFunc, userData)\n\n"
    "Register a callback for events on a device, such as memory over budget.\n\n"
    "cudaError_t cudaDeviceRegisterAsyncNotification(int device,\n"
    "    cudaAsyncCallback callbackFunc, void *userData, cudaAsyncCallbackHandle_t *callback)\n\n"
    "Parameters\n"
    "    device : int\n"
    "    callbackFunc : callable, cudaAsyncCallback, int (address of a C function) or None;\n"
    "        called as callbackFunc(cudaAsyncNotificationInfo_t, userData,\n"
    "        cudaAsyncCallbackHandle_t) -> None, exceptions go to sys.unraisablehook\n"
    "    userData : any object, which the callable gets; int (address) for a C function\n\n"
    "Returns\n"
    "    (cudaError_t, callback); cubind.checked.runtime returns callback, or raises\n"
    "        CUDARuntimeError\n"
    "    callback : cudaAsyncCallbackHandle_t\n\n"
    "Fails with\n"
    "    cudaErrorNotSupported, cudaErrorInvalidDevice, cudaErrorInvalidValue,\n"
    "    cudaErrorNotPermitted, cudaErrorUnknown\n\n"
    "Releases the GIL. Since CUDA 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n");
CB_DOC(checked_cudaDeviceRegisterAsyncNotification,
    "cudaDeviceRegisterAsyncNotification($module, /, device, callbackFunc, userData=None)\n"
    "--\n\n",
    "cudaDeviceRegisterAsyncNotification(device, callbackFunc, userData=None)\n\n"
    "Register a callback for events on a device, such as memory over budget.\n\n"
    "cudaError_t cudaDeviceRegisterAsyncNotification(int device,\n"
    "    cudaAsyncCallback callbackFunc, void *userData, cudaAsyncCallbackHandle_t *callback)\n\n"
    "Parameters\n"
    "    device : int\n"
    "    callbackFunc : callable, cudaAsyncCallback, int (address of a C function) or None;\n"
    "        called as callbackFunc(cudaAsyncNotificationInfo_t, userData,\n"
    "        cudaAsyncCallbackHandle_t) -> None, exceptions go to sys.unraisablehook\n"
    "    userData : any object, which the callable gets; int (address) for a C function, or\n"
    "        None\n\n"
    "Returns\n"
    "    callback, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t, callback)\n"
    "    callback : cudaAsyncCallbackHandle_t\n\n"
    "Fails with\n"
    "    cudaErrorNotSupported, cudaErrorInvalidDevice, cudaErrorInvalidValue,\n"
    "    cudaErrorNotPermitted, cudaErrorUnknown\n\n"
    "Releases the GIL. Since CUDA 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n");
CB_DOC(cudaDeviceUnregisterAsyncNotification,
    "cudaDeviceUnregisterAsyncNotification($module, /, device, callback)\n--\n\n",
    "cudaDeviceUnregisterAsyncNotification(device, callback)\n\n"
    "Unregister a callback of cudaDeviceRegisterAsyncNotification.\n\n"
    "cudaError_t cudaDeviceUnregisterAsyncNotification(int device,\n"
    "    cudaAsyncCallbackHandle_t callback)\n\n"
    "Parameters\n"
    "    device : int\n"
    "    callback : cudaAsyncCallbackHandle_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorNotSupported, cudaErrorInvalidDevice, cudaErrorInvalidValue,\n"
    "    cudaErrorNotPermitted, cudaErrorUnknown\n\n"
    "Releases the GIL. Since CUDA 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n");
CB_DOC(cudaDeviceGetSharedMemConfig,
    "cudaDeviceGetSharedMemConfig($module, /)\n--\n\n",
    "cudaDeviceGetSharedMemConfig()\n\n"
    "Return the width of shared memory banks for kernels.\n\n"
    "The function is deprecated; newer devices have only one width.\n\n"
    "cudaError_t cudaDeviceGetSharedMemConfig(enum cudaSharedMemConfig *pConfig)\n\n"
    "Returns\n"
    "    (cudaError_t, pConfig); cubind.checked.runtime returns pConfig, or raises\n"
    "        CUDARuntimeError\n"
    "    pConfig : cudaSharedMemConfig\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil). Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE__DEPRECATED.html\n");
CB_DOC(cudaDeviceSetSharedMemConfig,
    "cudaDeviceSetSharedMemConfig($module, /, config)\n--\n\n",
    "cudaDeviceSetSharedMemConfig(config)\n\n"
    "Set the width of shared memory banks for kernels.\n\n"
    "The function is deprecated; newer devices ignore it.\n\n"
    "cudaError_t cudaDeviceSetSharedMemConfig(enum cudaSharedMemConfig config)\n\n"
    "Parameters\n"
    "    config : cudaSharedMemConfig or int\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil). Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE__DEPRECATED.html\n");
CB_DOC(cudaGetLastError,
    "cudaGetLastError($module, /)\n--\n\n",
    "cudaGetLastError()\n\n"
    "Return this thread's latest error and clear it.\n\n"
    "Errors that leave the context unusable come back at every later call.\n\n"
    "cudaError_t cudaGetLastError(void)\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns cudaError_t and raises nothing\n\n"
    "May return\n"
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
    "    cudaErrorJitCompilerNotFound, cudaErrorJitCompilationDisabled\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__ERROR.html\n");
CB_DOC(cudaPeekAtLastError,
    "cudaPeekAtLastError($module, /)\n--\n\n",
    "cudaPeekAtLastError()\n\n"
    "Return this thread's latest error without clearing it.\n\n"
    "cudaError_t cudaPeekAtLastError(void)\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns cudaError_t and raises nothing\n\n"
    "May return\n"
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
    "    cudaErrorJitCompilerNotFound, cudaErrorJitCompilationDisabled\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__ERROR.html\n");
CB_DOC(cudaGetErrorName,
    "cudaGetErrorName($module, /, error)\n--\n\n",
    "cudaGetErrorName(error)\n\n"
    "Return the identifier of a status, such as cudaErrorInvalidValue.\n\n"
    "const char *cudaGetErrorName(cudaError_t error)\n\n"
    "Parameters\n"
    "    error : cudaError_t or int\n\n"
    "Returns\n"
    "    (cudaError_t.cudaSuccess, bytes | None); cubind.checked.runtime returns str | None\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__ERROR.html\n");
CB_DOC(cudaGetErrorString,
    "cudaGetErrorString($module, /, error)\n--\n\n",
    "cudaGetErrorString(error)\n\n"
    "Return an English description of a status.\n\n"
    "const char *cudaGetErrorString(cudaError_t error)\n\n"
    "Parameters\n"
    "    error : cudaError_t or int\n\n"
    "Returns\n"
    "    (cudaError_t.cudaSuccess, bytes | None); cubind.checked.runtime returns str | None\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__ERROR.html\n");
CB_DOC(cudaGetDeviceCount,
    "cudaGetDeviceCount($module, /)\n--\n\n",
    "cudaGetDeviceCount()\n\n"
    "Return the number of devices that this process may use.\n\n"
    "CUDA_VISIBLE_DEVICES limits them.\n\n"
    "cudaError_t cudaGetDeviceCount(int *count)\n\n"
    "Returns\n"
    "    (cudaError_t, count); cubind.checked.runtime returns count, or raises\n"
    "        CUDARuntimeError\n"
    "    count : int\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n");
CB_DOC(cudaGetDeviceProperties,
    "cudaGetDeviceProperties($module, /, device)\n--\n\n",
    "cudaGetDeviceProperties(device)\n\n"
    "Return all properties of a device in a cudaDeviceProp.\n\n"
    "The call is slow; cudaDeviceGetAttribute returns a single property.\n\n"
    "cudaError_t cudaGetDeviceProperties(struct cudaDeviceProp *prop, int device)\n\n"
    "Parameters\n"
    "    device : int\n\n"
    "Returns\n"
    "    (cudaError_t, prop); cubind.checked.runtime returns prop, or raises CUDARuntimeError\n"
    "    prop : cudaDeviceProp\n\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n");
CB_DOC(cudaDeviceGetAttribute,
    "cudaDeviceGetAttribute($module, /, attr, device)\n--\n\n",
    "cudaDeviceGetAttribute(attr, device)\n\n"
    "Return one property of a device as an integer.\n\n"
    "cudaError_t cudaDeviceGetAttribute(int *value, enum cudaDeviceAttr attr, int device)\n\n"
    "Parameters\n"
    "    attr : cudaDeviceAttr or int\n"
    "    device : int\n\n"
    "Returns\n"
    "    (cudaError_t, value); cubind.checked.runtime returns value, or raises\n"
    "        CUDARuntimeError\n"
    "    value : int; a number, a flag (0 or 1) or a value of an enum, depending on the\n"
    "        attribute\n\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice, cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n");
CB_DOC(cudaDeviceGetHostAtomicCapabilities,
    "cudaDeviceGetHostAtomicCapabilities($module, /, operations, count, device)\n--\n\n",
    "cudaDeviceGetHostAtomicCapabilities(operations, count, device)\n\n"
    "Report which atomic operations the link to the host does.\n\n"
    "The result has an item for each operation in question.\n\n"
    "cudaError_t cudaDeviceGetHostAtomicCapabilities(unsigned int *capabilities,\n"
    "    const enum cudaAtomicOperation *operations, unsigned int count, int device)\n\n"
    "Parameters\n"
    "    operations : sequence of cudaAtomicOperation, or None; as many as count\n"
    "    count, device : int\n\n"
    "Returns\n"
    "    (cudaError_t, capabilities); cubind.checked.runtime returns capabilities, or raises\n"
    "        CUDARuntimeError\n"
    "    capabilities : list[int]\n\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice, cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n");
CB_DOC(checked_cudaDeviceGetHostAtomicCapabilities,
    "cudaDeviceGetHostAtomicCapabilities($module, /, operations, device)\n--\n\n",
    "cudaDeviceGetHostAtomicCapabilities(operations, device)\n\n"
    "Report which atomic operations the link to the host does.\n\n"
    "The result has an item for each operation in question.\n\n"
    "cudaError_t cudaDeviceGetHostAtomicCapabilities(unsigned int *capabilities,\n"
    "    const enum cudaAtomicOperation *operations, unsigned int count, int device)\n\n"
    "Parameters\n"
    "    operations : sequence of cudaAtomicOperation, or None\n"
    "    device : int\n\n"
    "Returns\n"
    "    capabilities, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,\n"
    "        capabilities)\n"
    "    capabilities : list[int]\n\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice, cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n");
CB_DOC(cudaDeviceGetDefaultMemPool,
    "cudaDeviceGetDefaultMemPool($module, /, device)\n--\n\n",
    "cudaDeviceGetDefaultMemPool(device)\n\n"
    "Return the memory pool that a device has from the start.\n\n"
    "It cannot be destroyed.\n\n"
    "cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t *memPool, int device)\n\n"
    "Parameters\n"
    "    device : int\n\n"
    "Returns\n"
    "    (cudaError_t, memPool); cubind.checked.runtime returns memPool, or raises\n"
    "        CUDARuntimeError\n"
    "    memPool : cudaMemPool_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice, cudaErrorInvalidValue, cudaErrorNotSupported\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n");
CB_DOC(cudaDeviceSetMemPool,
    "cudaDeviceSetMemPool($module, /, device, memPool)\n--\n\n",
    "cudaDeviceSetMemPool(device, memPool)\n\n"
    "Set the pool from which cudaMallocAsync allocates on this device.\n\n"
    "Allocations from the former pool stay valid.\n\n"
    "cudaError_t cudaDeviceSetMemPool(int device, cudaMemPool_t memPool)\n\n"
    "Parameters\n"
    "    device : int\n"
    "    memPool : cudaMemPool_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDevice, cudaErrorNotSupported\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n");
CB_DOC(cudaDeviceGetMemPool,
    "cudaDeviceGetMemPool($module, /, device)\n--\n\n",
    "cudaDeviceGetMemPool(device)\n\n"
    "Return the pool from which cudaMallocAsync allocates on this device.\n\n"
    "cudaError_t cudaDeviceGetMemPool(cudaMemPool_t *memPool, int device)\n\n"
    "Parameters\n"
    "    device : int\n\n"
    "Returns\n"
    "    (cudaError_t, memPool); cubind.checked.runtime returns memPool, or raises\n"
    "        CUDARuntimeError\n"
    "    memPool : cudaMemPool_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorNotSupported\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n");
CB_DOC(cudaDeviceGetNvSciSyncAttributes,
    "cudaDeviceGetNvSciSyncAttributes($module, /, nvSciSyncAttrList, device, flags)\n--\n\n",
    "cudaDeviceGetNvSciSyncAttributes(nvSciSyncAttrList, device, flags)\n\n"
    "Fill an NvSciSync attribute list for a device.\n\n"
    "The attributes say what the device can wait for and signal.\n\n"
    "cudaError_t cudaDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, int device,\n"
    "    int flags)\n\n"
    "Parameters\n"
    "    nvSciSyncAttrList : int (address), buffer or None\n"
    "    device : int\n"
    "    flags : int; cudaNvSciSyncAttr*, or-ed\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorDeviceUninitialized, cudaErrorInvalidValue, cudaErrorInvalidDevice,\n"
    "    cudaErrorNotSupported, cudaErrorMemoryAllocation\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n");
CB_DOC(cudaDeviceGetP2PAttribute,
    "cudaDeviceGetP2PAttribute($module, /, attr, srcDevice, dstDevice)\n--\n\n",
    "cudaDeviceGetP2PAttribute(attr, srcDevice, dstDevice)\n\n"
    "Return one property of the link from srcDevice to dstDevice.\n\n"
    "The other direction may differ.\n\n"
    "cudaError_t cudaDeviceGetP2PAttribute(int *value, enum cudaDeviceP2PAttr attr,\n"
    "    int srcDevice, int dstDevice)\n\n"
    "Parameters\n"
    "    attr : cudaDeviceP2PAttr or int\n"
    "    srcDevice, dstDevice : int\n\n"
    "Returns\n"
    "    (cudaError_t, value); cubind.checked.runtime returns value, or raises\n"
    "        CUDARuntimeError\n"
    "    value : int\n\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice, cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n");
CB_DOC(cudaDeviceGetP2PAtomicCapabilities,
    "cudaDeviceGetP2PAtomicCapabilities($module, /, operations, count, srcDevice, dstDevice)\n"
    "--\n\n",
    "cudaDeviceGetP2PAtomicCapabilities(operations, count, srcDevice, dstDevice)\n\n"
    "Report which atomic operations the link of two devices does.\n\n"
    "The result has an item for each operation in question.\n\n"
    "cudaError_t cudaDeviceGetP2PAtomicCapabilities(unsigned int *capabilities,\n"
    "    const enum cudaAtomicOperation *operations, unsigned int count, int srcDevice,\n"
    "    int dstDevice)\n\n"
    "Parameters\n"
    "    operations : sequence of cudaAtomicOperation, or None; as many as count\n"
    "    count, srcDevice, dstDevice : int\n\n"
    "Returns\n"
    "    (cudaError_t, capabilities); cubind.checked.runtime returns capabilities, or raises\n"
    "        CUDARuntimeError\n"
    "    capabilities : list[int]\n\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice, cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n");
CB_DOC(checked_cudaDeviceGetP2PAtomicCapabilities,
    "cudaDeviceGetP2PAtomicCapabilities($module, /, operations, srcDevice, dstDevice)\n--\n\n",
    "cudaDeviceGetP2PAtomicCapabilities(operations, srcDevice, dstDevice)\n\n"
    "Report which atomic operations the link of two devices does.\n\n"
    "The result has an item for each operation in question.\n\n"
    "cudaError_t cudaDeviceGetP2PAtomicCapabilities(unsigned int *capabilities,\n"
    "    const enum cudaAtomicOperation *operations, unsigned int count, int srcDevice,\n"
    "    int dstDevice)\n\n"
    "Parameters\n"
    "    operations : sequence of cudaAtomicOperation, or None\n"
    "    srcDevice, dstDevice : int\n\n"
    "Returns\n"
    "    capabilities, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,\n"
    "        capabilities)\n"
    "    capabilities : list[int]\n\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice, cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n");
CB_DOC(cudaChooseDevice,
    "cudaChooseDevice($module, /, prop)\n--\n\n",
    "cudaChooseDevice(prop)\n\n"
    "Return the device that comes closest to the properties in prop.\n\n"
    "cudaError_t cudaChooseDevice(int *device, const struct cudaDeviceProp *prop)\n\n"
    "Parameters\n"
    "    prop : cudaDeviceProp or None\n\n"
    "Returns\n"
    "    (cudaError_t, device); cubind.checked.runtime returns device, or raises\n"
    "        CUDARuntimeError\n"
    "    device : int\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n");
CB_DOC(cudaInitDevice,
    "cudaInitDevice($module, /, device, deviceFlags, flags)\n--\n\n",
    "cudaInitDevice(device, deviceFlags, flags)\n\n"
    "Initialize a device before its first use.\n\n"
    "The current device does not change.\n\n"
    "cudaError_t cudaInitDevice(int device, unsigned int deviceFlags, unsigned int flags)\n\n"
    "Parameters\n"
    "    device : int\n"
    "    deviceFlags : int; cudaDevice*, or-ed\n"
    "    flags : int; cudaInitDeviceFlagsAreValid, or 0\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice\n\n"
    "Releases the GIL. Since CUDA 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n");
CB_DOC(cudaSetDevice,
    "cudaSetDevice($module, /, device)\n--\n\n",
    "cudaSetDevice(device)\n\n"
    "Set the current device of this thread and initialize it.\n\n"
    "Each thread has its own current device.\n\n"
    "cudaError_t cudaSetDevice(int device)\n\n"
    "Parameters\n"
    "    device : int\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n");
CB_DOC(cudaGetDevice,
    "cudaGetDevice($module, /)\n--\n\n",
    "cudaGetDevice()\n\n"
    "Return the current device of this thread.\n\n"
    "It is 0 unless the thread chose another one.\n\n"
    "cudaError_t cudaGetDevice(int *device)\n\n"
    "Returns\n"
    "    (cudaError_t, device); cubind.checked.runtime returns device, or raises\n"
    "        CUDARuntimeError\n"
    "    device : int\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n");
CB_DOC(cudaSetValidDevices,
    "cudaSetValidDevices($module, /, device_arr, length)\n--\n\n",
    "cudaSetValidDevices(device_arr, length)\n\n"
    "Set the order in which devices are tried.\n\n"
    "It applies to threads that have not chosen a device.\n\n"
    "cudaError_t cudaSetValidDevices(int *device_arr, int len)\n\n"
    "Parameters\n"
    "    device_arr : sequence of int, or None; as many as length\n"
    "    length : int\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDevice\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n");
CB_DOC(checked_cudaSetValidDevices,
    "cudaSetValidDevices($module, /, device_arr)\n--\n\n",
    "cudaSetValidDevices(device_arr)\n\n"
    "Set the order in which devices are tried.\n\n"
    "It applies to threads that have not chosen a device.\n\n"
    "cudaError_t cudaSetValidDevices(int *device_arr, int len)\n\n"
    "Parameters\n"
    "    device_arr : sequence of int, or None\n\n"
    "Returns\n"
    "    None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDevice\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n");
CB_DOC(cudaSetDeviceFlags,
    "cudaSetDeviceFlags($module, /, flags)\n--\n\n",
    "cudaSetDeviceFlags(flags)\n\n"
    "Set flags of the current device, such as how threads wait for it.\n\n"
    "cudaError_t cudaSetDeviceFlags(unsigned int flags)\n\n"
    "Parameters\n"
    "    flags : int; cudaDevice*, or-ed\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n");
CB_DOC(cudaGetDeviceFlags,
    "cudaGetDeviceFlags($module, /)\n--\n\n",
    "cudaGetDeviceFlags()\n\n"
    "Return the flags of the current device, such as how threads wait for it.\n\n"
    "cudaError_t cudaGetDeviceFlags(unsigned int *flags)\n\n"
    "Returns\n"
    "    (cudaError_t, flags); cubind.checked.runtime returns flags, or raises\n"
    "        CUDARuntimeError\n"
    "    flags : int; cudaDevice*, or-ed\n\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html\n");
CB_DOC(cudaStreamCreate,
    "cudaStreamCreate($module, /)\n--\n\n",
    "cudaStreamCreate()\n\n"
    "Create a stream on the current device.\n\n"
    "It waits for the legacy default stream and vice versa.\n\n"
    "cudaError_t cudaStreamCreate(cudaStream_t *pStream)\n\n"
    "Returns\n"
    "    (cudaError_t, pStream); cubind.checked.runtime returns pStream, or raises\n"
    "        CUDARuntimeError\n"
    "    pStream : cudaStream_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorExternalDevice\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n");
CB_DOC(cudaStreamCreateWithFlags,
    "cudaStreamCreateWithFlags($module, /, flags)\n--\n\n",
    "cudaStreamCreateWithFlags(flags)\n\n"
    "Create a stream on the current device with flags.\n\n"
    "With cudaStreamNonBlocking it does not wait for the legacy default stream.\n\n"
    "cudaError_t cudaStreamCreateWithFlags(cudaStream_t *pStream, unsigned int flags)\n\n"
    "Parameters\n"
    "    flags : int; cudaStreamDefault or cudaStreamNonBlocking\n\n"
    "Returns\n"
    "    (cudaError_t, pStream); cubind.checked.runtime returns pStream, or raises\n"
    "        CUDARuntimeError\n"
    "    pStream : cudaStream_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorExternalDevice\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n");
CB_DOC(cudaStreamCreateWithPriority,
    "cudaStreamCreateWithPriority($module, /, flags, priority)\n--\n\n",
    "cudaStreamCreateWithPriority(flags, priority)\n\n"
    "Create a stream that has a priority.\n\n"
    "Its work is preferred to that of streams with a greater number; running work is not\n"
    "interrupted.\n\n"
    "cudaError_t cudaStreamCreateWithPriority(cudaStream_t *pStream, unsigned int flags,\n"
    "    int priority)\n\n"
    "Parameters\n"
    "    flags : int; cudaStreamDefault or cudaStreamNonBlocking\n"
    "    priority : int; smaller is more urgent, clamped to the range of\n"
    "        cudaDeviceGetStreamPriorityRange\n\n"
    "Returns\n"
    "    (cudaError_t, pStream); cubind.checked.runtime returns pStream, or raises\n"
    "        CUDARuntimeError\n"
    "    pStream : cudaStream_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorExternalDevice\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n");
CB_DOC(cudaStreamGetPriority,
    "cudaStreamGetPriority($module, /, hStream)\n--\n\n",
    "cudaStreamGetPriority(hStream)\n\n"
    "Return the priority of a stream.\n\n"
    "Smaller numbers are more urgent.\n\n"
    "cudaError_t cudaStreamGetPriority(cudaStream_t hStream, int *priority)\n\n"
    "Parameters\n"
    "    hStream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, priority); cubind.checked.runtime returns priority, or raises\n"
    "        CUDARuntimeError\n"
    "    priority : int\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle\n\n"
    "Keeps the GIL.\n"
    "Per-thread variant: cudaStreamGetPriority_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n");
CB_DOC(cudaStreamGetFlags,
    "cudaStreamGetFlags($module, /, hStream)\n--\n\n",
    "cudaStreamGetFlags(hStream)\n\n"
    "Return the flags of a stream.\n\n"
    "They say whether it waits for the legacy default stream.\n\n"
    "cudaError_t cudaStreamGetFlags(cudaStream_t hStream, unsigned int *flags)\n\n"
    "Parameters\n"
    "    hStream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, flags); cubind.checked.runtime returns flags, or raises\n"
    "        CUDARuntimeError\n"
    "    flags : int; cudaStreamDefault or cudaStreamNonBlocking\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle\n\n"
    "Keeps the GIL.\n"
    "Per-thread variant: cudaStreamGetFlags_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n");
CB_DOC(cudaStreamGetId,
    "cudaStreamGetId($module, /, hStream)\n--\n\n",
    "cudaStreamGetId(hStream)\n\n"
    "Return the id of a stream.\n\n"
    "No other stream of the process has the same id.\n\n"
    "cudaError_t cudaStreamGetId(cudaStream_t hStream, unsigned long long *streamId)\n\n"
    "Parameters\n"
    "    hStream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, streamId); cubind.checked.runtime returns streamId, or raises\n"
    "        CUDARuntimeError\n"
    "    streamId : int\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle\n\n"
    "Keeps the GIL. Since CUDA 12.0.\n"
    "Per-thread variant: cudaStreamGetId_ptsz (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n");
CB_DOC(cudaStreamGetDevice,
    "cudaStreamGetDevice($module, /, hStream)\n--\n\n",
    "cudaStreamGetDevice(hStream)\n\n"
    "Return the device of a stream.\n\n"
    "cudaError_t cudaStreamGetDevice(cudaStream_t hStream, int *device)\n\n"
    "Parameters\n"
    "    hStream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, device); cubind.checked.runtime returns device, or raises\n"
    "        CUDARuntimeError\n"
    "    device : int\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL. Since CUDA 12.8.\n"
    "Per-thread variant: cudaStreamGetDevice_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n");
CB_DOC(cudaCtxResetPersistingL2Cache,
    "cudaCtxResetPersistingL2Cache($module, /)\n--\n\n",
    "cudaCtxResetPersistingL2Cache()\n\n"
    "Turn lines that an access policy keeps in L2 cache into ordinary ones.\n\n"
    "All such lines are affected.\n\n"
    "cudaError_t cudaCtxResetPersistingL2Cache(void)\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n");
CB_DOC(cudaStreamCopyAttributes,
    "cudaStreamCopyAttributes($module, /, dst, src)\n--\n\n",
    "cudaStreamCopyAttributes(dst, src)\n\n"
    "Copy the attributes of one stream to another.\n\n"
    "cudaError_t cudaStreamCopyAttributes(cudaStream_t dst, cudaStream_t src)\n\n"
    "Parameters\n"
    "    dst, src : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorNotSupported\n\n"
    "Keeps the GIL.\n"
    "Per-thread variant: cudaStreamCopyAttributes_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n");
CB_DOC(cudaStreamGetAttribute,
    "cudaStreamGetAttribute($module, /, hStream, attr)\n--\n\n",
    "cudaStreamGetAttribute(hStream, attr)\n\n"
    "Return one attribute of a stream.\n\n"
    "attr selects the member of the value that holds it.\n\n"
    "cudaError_t cudaStreamGetAttribute(cudaStream_t hStream, cudaStreamAttrID attr,\n"
    "    cudaStreamAttrValue *value_out)\n\n"
    "Parameters\n"
    "    hStream : cudaStream_t, int or None\n"
    "    attr : cudaStreamAttrID or int\n\n"
    "Returns\n"
    "    (cudaError_t, value_out); cubind.checked.runtime returns value_out, or raises\n"
    "        CUDARuntimeError\n"
    "    value_out : cudaStreamAttrValue\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "Per-thread variant: cudaStreamGetAttribute_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n");
CB_DOC(cudaStreamSetAttribute,
    "cudaStreamSetAttribute($module, /, hStream, attr, value)\n--\n\n",
    "cudaStreamSetAttribute(hStream, attr, value)\n\n"
    "Set one attribute of a stream.\n\n"
    "It applies to work enqueued from then on.\n\n"
    "cudaError_t cudaStreamSetAttribute(cudaStream_t hStream, cudaStreamAttrID attr,\n"
    "    const cudaStreamAttrValue *value)\n\n"
    "Parameters\n"
    "    hStream : cudaStream_t, int or None\n"
    "    attr : cudaStreamAttrID or int\n"
    "    value : cudaStreamAttrValue or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "Per-thread variant: cudaStreamSetAttribute_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n");
CB_DOC(cudaStreamDestroy,
    "cudaStreamDestroy($module, /, stream)\n--\n\n",
    "cudaStreamDestroy(stream)\n\n"
    "Destroy a stream without waiting.\n\n"
    "Work already enqueued on it still runs.\n\n"
    "cudaError_t cudaStreamDestroy(cudaStream_t stream)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n");
CB_DOC(cudaStreamWaitEvent,
    "cudaStreamWaitEvent($module, /, stream, event, flags)\n--\n\n",
    "cudaStreamWaitEvent(stream, event, flags)\n\n"
    "Make later work on a stream wait for the latest record of an event.\n\n"
    "The host does not wait.\n\n"
    "cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event,\n"
    "    unsigned int flags)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n"
    "    event : cudaEvent_t, int or None\n"
    "    flags : int; cudaEventWaitDefault or cudaEventWaitExternal\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "Per-thread variant: cudaStreamWaitEvent_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n");
CB_DOC(checked_cudaStreamWaitEvent,
    "cudaStreamWaitEvent($module, /, stream, event, flags=0)\n--\n\n",
    "cudaStreamWaitEvent(stream, event, flags=0)\n\n"
    "Make later work on a stream wait for the latest record of an event.\n\n"
    "The host does not wait.\n\n"
    "cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event,\n"
    "    unsigned int flags)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n"
    "    event : cudaEvent_t, int or None\n"
    "    flags : int or None; cudaEventWaitDefault or cudaEventWaitExternal\n\n"
    "Returns\n"
    "    None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "Per-thread variant: cudaStreamWaitEvent_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n");
CB_DOC(cudaStreamAddCallback,
    "cudaStreamAddCallback($module, /, stream, callback, userData, flags)\n--\n\n",
    "cudaStreamAddCallback(stream, callback, userData, flags)\n\n"
    "Enqueue a host function that gets the status of the stream.\n\n"
    "It must not call CUDA. Captures do not support it; new code calls cudaLaunchHostFunc.\n\n"
    "cudaError_t cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t callback,\n"
    "    void *userData, unsigned int flags)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n"
    "    callback : callable, cudaStreamCallback_t, int (address of a C function) or None;\n"
    "        called as callback(cudaStream_t, cudaError_t, userData) -> None, exceptions go\n"
    "        to sys.unraisablehook\n"
    "    userData : any object, which the callable gets; int (address) for a C function\n"
    "    flags : int; has to be 0\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidResourceHandle, cudaErrorInvalidValue, cudaErrorNotSupported\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaStreamAddCallback_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n");
CB_DOC(checked_cudaStreamAddCallback,
    "cudaStreamAddCallback($module, /, stream, callback, userData=None, flags=0)\n--\n\n",
    "cudaStreamAddCallback(stream, callback, userData=None, flags=0)\n\n"
    "Enqueue a host function that gets the status of the stream.\n\n"
    "It must not call CUDA. Captures do not support it; new code calls cudaLaunchHostFunc.\n\n"
    "cudaError_t cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t callback,\n"
    "    void *userData, unsigned int flags)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n"
    "    callback : callable, cudaStreamCallback_t, int (address of a C function) or None;\n"
    "        called as callback(cudaStream_t, cudaError_t, userData) -> None, exceptions go\n"
    "        to sys.unraisablehook\n"
    "    userData : any object, which the callable gets; int (address) for a C function, or\n"
    "        None\n"
    "    flags : int or None; has to be 0\n\n"
    "Returns\n"
    "    None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)\n\n"
    "Fails with\n"
    "    cudaErrorInvalidResourceHandle, cudaErrorInvalidValue, cudaErrorNotSupported\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaStreamAddCallback_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n");
CB_DOC(cudaStreamSynchronize,
    "cudaStreamSynchronize($module, /, stream)\n--\n\n",
    "cudaStreamSynchronize(stream)\n\n"
    "Wait until all work enqueued on a stream is done.\n\n"
    "Errors of that work are returned here.\n\n"
    "cudaError_t cudaStreamSynchronize(cudaStream_t stream)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidResourceHandle\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaStreamSynchronize_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n");
CB_DOC(cudaStreamQuery,
    "cudaStreamQuery($module, /, stream)\n--\n\n",
    "cudaStreamQuery(stream)\n\n"
    "Report whether all work on a stream is done.\n\n"
    "cudaErrorNotReady only means that it is not.\n\n"
    "cudaError_t cudaStreamQuery(cudaStream_t stream)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorNotReady, cudaErrorInvalidResourceHandle\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "Per-thread variant: cudaStreamQuery_ptsz (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n");
CB_DOC(cudaStreamAttachMemAsync,
    "cudaStreamAttachMemAsync($module, /, stream, devPtr, length, flags)\n--\n\n",
    "cudaStreamAttachMemAsync(stream, devPtr, length, flags)\n\n"
    "Set the user of managed memory.\n\n"
    "The user is any stream, the host alone, or this stream; in the last case the host may\n"
    "use the memory while the stream is idle.\n\n"
    "cudaError_t cudaStreamAttachMemAsync(cudaStream_t stream, void *devPtr, size_t length,\n"
    "    unsigned int flags)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n"
    "    devPtr : device memory, int or None; at least length bytes long\n"
    "    length : int; bytes, or 0 for the whole of a managed allocation\n"
    "    flags : int; cudaMemAttachGlobal, cudaMemAttachHost or cudaMemAttachSingle\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorNotReady, cudaErrorInvalidValue, cudaErrorInvalidResourceHandle\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaStreamAttachMemAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n");
CB_DOC(cudaStreamBeginCapture,
    "cudaStreamBeginCapture($module, /, stream, mode)\n--\n\n",
    "cudaStreamBeginCapture(stream, mode)\n\n"
    "Begin to capture a stream into a graph.\n\n"
    "Until cudaStreamEndCapture, work on the stream becomes graph nodes instead of running.\n\n"
    "cudaError_t cudaStreamBeginCapture(cudaStream_t stream, enum cudaStreamCaptureMode mode)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n"
    "    mode : cudaStreamCaptureMode or int\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "Per-thread variant: cudaStreamBeginCapture_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n");
CB_DOC(cudaStreamBeginRecaptureToGraph,
    "cudaStreamBeginRecaptureToGraph($module, /, stream, mode, graph, callbackData)\n--\n\n",
    "cudaStreamBeginRecaptureToGraph(stream, mode, graph, callbackData)\n\n"
    "Begin to capture a stream into a graph of the same shape.\n\n"
    "The graph first loses its user objects; after a failure it can only be destroyed.\n\n"
    "cudaError_t cudaStreamBeginRecaptureToGraph(cudaStream_t stream,\n"
    "    enum cudaStreamCaptureMode mode, cudaGraph_t graph,\n"
    "    struct cudaGraphRecaptureCallbackData *callbackData)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n"
    "    mode : cudaStreamCaptureMode or int\n"
    "    graph : cudaGraph_t, int or None; keep it alive until cudaStreamEndCapture of stream\n"
    "    callbackData : cudaGraphRecaptureCallbackData or None; keep what it names alive\n"
    "        until cudaStreamEndCapture of stream\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL. Since CUDA 13.3.\n"
    "Per-thread variant: cudaStreamBeginRecaptureToGraph_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n");
CB_DOC(checked_cudaStreamBeginRecaptureToGraph,
    "cudaStreamBeginRecaptureToGraph($module, /, stream, mode, graph, callbackData=None)\n--\n\n",
    "cudaStreamBeginRecaptureToGraph(stream, mode, graph, callbackData=None)\n\n"
    "Begin to capture a stream into a graph of the same shape.\n\n"
    "The graph first loses its user objects; after a failure it can only be destroyed.\n\n"
    "cudaError_t cudaStreamBeginRecaptureToGraph(cudaStream_t stream,\n"
    "    enum cudaStreamCaptureMode mode, cudaGraph_t graph,\n"
    "    struct cudaGraphRecaptureCallbackData *callbackData)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n"
    "    mode : cudaStreamCaptureMode or int\n"
    "    graph : cudaGraph_t, int or None; keep it alive until cudaStreamEndCapture of stream\n"
    "    callbackData : cudaGraphRecaptureCallbackData or None; keep what it names alive\n"
    "        until cudaStreamEndCapture of stream\n\n"
    "Returns\n"
    "    None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL. Since CUDA 13.3.\n"
    "Per-thread variant: cudaStreamBeginRecaptureToGraph_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n");
CB_DOC(cudaStreamBeginCaptureToGraph,
    "cudaStreamBeginCaptureToGraph($module, /, stream, graph, dependencies, dependencyData, "
    "numDependencies, mode)\n--\n\n",
    "cudaStreamBeginCaptureToGraph(stream, graph, dependencies, dependencyData, "
    "numDependencies, mode)\n\n"
    "Begin to capture a stream into an existing graph.\n\n"
    "The captured nodes are added to that graph.\n\n"
    "cudaError_t cudaStreamBeginCaptureToGraph(cudaStream_t stream, cudaGraph_t graph,\n"
    "    const cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData,\n"
    "    size_t numDependencies, enum cudaStreamCaptureMode mode)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n"
    "    graph : cudaGraph_t, int or None; keep it alive until cudaStreamEndCapture of stream\n"
    "    dependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    dependencyData : sequence of cudaGraphEdgeData, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    mode : cudaStreamCaptureMode or int\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.3.\n"
    "Per-thread variant: cudaStreamBeginCaptureToGraph_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n");
CB_DOC(checked_cudaStreamBeginCaptureToGraph,
    "cudaStreamBeginCaptureToGraph($module, /, stream, graph, dependencies, dependencyData, "
    "mode)\n--\n\n",
    "cudaStreamBeginCaptureToGraph(stream, graph, dependencies, dependencyData, mode)\n\n"
    "Begin to capture a stream into an existing graph.\n\n"
    "The captured nodes are added to that graph.\n\n"
    "cudaError_t cudaStreamBeginCaptureToGraph(cudaStream_t stream, cudaGraph_t graph,\n"
    "    const cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData,\n"
    "    size_t numDependencies, enum cudaStreamCaptureMode mode)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n"
    "    graph : cudaGraph_t, int or None; keep it alive until cudaStreamEndCapture of stream\n"
    "    dependencies : sequence of cudaGraphNode_t, or None\n"
    "    dependencyData : sequence of cudaGraphEdgeData, or None\n"
    "    mode : cudaStreamCaptureMode or int\n\n"
    "Returns\n"
    "    None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.3.\n"
    "Per-thread variant: cudaStreamBeginCaptureToGraph_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n");
CB_DOC(cudaThreadExchangeStreamCaptureMode,
    "cudaThreadExchangeStreamCaptureMode($module, /, mode)\n--\n\n",
    "cudaThreadExchangeStreamCaptureMode(mode)\n\n"
    "Set this thread's stream capture mode and return the previous one.\n\n"
    "The mode says what the thread may do while streams are captured.\n\n"
    "cudaError_t cudaThreadExchangeStreamCaptureMode(enum cudaStreamCaptureMode *mode)\n\n"
    "Parameters\n"
    "    mode : cudaStreamCaptureMode or int; in and out\n\n"
    "Returns\n"
    "    (cudaError_t, mode); cubind.checked.runtime returns mode, or raises CUDARuntimeError\n"
    "    mode : cudaStreamCaptureMode\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n");
CB_DOC(cudaStreamEndCapture,
    "cudaStreamEndCapture($module, /, stream)\n--\n\n",
    "cudaStreamEndCapture(stream)\n\n"
    "End a capture on the stream that began it and return the graph.\n\n"
    "The caller destroys a new graph; a capture into an existing graph returns that graph.\n\n"
    "cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t *pGraph)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, pGraph); cubind.checked.runtime returns pGraph, or raises\n"
    "        CUDARuntimeError\n"
    "    pGraph : cudaGraph_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorStreamCaptureWrongThread\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaStreamEndCapture_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n");
CB_DOC(cudaStreamIsCapturing,
    "cudaStreamIsCapturing($module, /, stream)\n--\n\n",
    "cudaStreamIsCapturing(stream)\n\n"
    "Report whether a stream is being captured and whether the capture failed.\n\n"
    "cudaError_t cudaStreamIsCapturing(cudaStream_t stream,\n"
    "    enum cudaStreamCaptureStatus *pCaptureStatus)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, pCaptureStatus); cubind.checked.runtime returns pCaptureStatus, or\n"
    "        raises CUDARuntimeError\n"
    "    pCaptureStatus : cudaStreamCaptureStatus\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorStreamCaptureImplicit\n\n"
    "Keeps the GIL.\n"
    "Per-thread variant: cudaStreamIsCapturing_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n");
CB_DOC(cudaStreamGetCaptureInfo,
    "cudaStreamGetCaptureInfo($module, /, stream)\n--\n\n",
    "cudaStreamGetCaptureInfo(stream)\n\n"
    "Return the state of a stream capture.\n\n"
    "While the capture is active, the result includes its graph and the nodes that the next\n"
    "node will wait for.\n\n"
    "cudaError_t cudaStreamGetCaptureInfo(cudaStream_t stream,\n"
    "    enum cudaStreamCaptureStatus *captureStatus_out, unsigned long long *id_out,\n"
    "    cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out,\n"
    "    const cudaGraphEdgeData **edgeData_out, size_t *numDependencies_out)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out,\n"
    "        numDependencies_out); cubind.checked.runtime returns (captureStatus_out, id_out,\n"
    "        graph_out, dependencies_out, edgeData_out), or raises CUDARuntimeError\n"
    "    captureStatus_out : cudaStreamCaptureStatus\n"
    "    id_out : int\n"
    "    graph_out : cudaGraph_t\n"
    "    dependencies_out : list[cudaGraphNode_t]\n"
    "    edgeData_out : list[cudaGraphEdgeData]\n"
    "    numDependencies_out : int\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorStreamCaptureImplicit, cudaErrorLossyQuery\n\n"
    "Keeps the GIL. Other parameters before CUDA 13.0.\n"
    "Per-thread variant: cudaStreamGetCaptureInfo_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n");
CB_DOC(checked_cudaStreamGetCaptureInfo,
    "cudaStreamGetCaptureInfo($module, /, stream)\n--\n\n",
    "cudaStreamGetCaptureInfo(stream)\n\n"
    "Return the state of a stream capture.\n\n"
    "While the capture is active, the result includes its graph and the nodes that the next\n"
    "node will wait for.\n\n"
    "cudaError_t cudaStreamGetCaptureInfo(cudaStream_t stream,\n"
    "    enum cudaStreamCaptureStatus *captureStatus_out, unsigned long long *id_out,\n"
    "    cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out,\n"
    "    const cudaGraphEdgeData **edgeData_out, size_t *numDependencies_out)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out), or raises\n"
    "        CUDARuntimeError; cubind.runtime returns (cudaError_t, captureStatus_out,\n"
    "        id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out)\n"
    "    captureStatus_out : cudaStreamCaptureStatus\n"
    "    id_out : int\n"
    "    graph_out : cudaGraph_t\n"
    "    dependencies_out : list[cudaGraphNode_t]\n"
    "    edgeData_out : list[cudaGraphEdgeData]\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorStreamCaptureImplicit, cudaErrorLossyQuery\n\n"
    "Keeps the GIL. Other parameters before CUDA 13.0.\n"
    "Per-thread variant: cudaStreamGetCaptureInfo_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n");
CB_DOC(cudaStreamUpdateCaptureDependencies,
    "cudaStreamUpdateCaptureDependencies($module, /, stream, dependencies, dependencyData, "
    "numDependencies, flags)\n--\n\n",
    "cudaStreamUpdateCaptureDependencies(stream, dependencies, dependencyData, numDependencies, "
    "flags)\n\n"
    "Change the dependencies of the next captured work.\n\n"
    "The given nodes are added to the present ones or replace them.\n\n"
    "cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t stream,\n"
    "    cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData,\n"
    "    size_t numDependencies, unsigned int flags)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n"
    "    dependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    dependencyData : sequence of cudaGraphEdgeData, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    flags : int; a value of cudaStreamUpdateCaptureDependenciesFlags; 0 adds, 1 replaces\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorIllegalState\n\n"
    "May keep the GIL (see cubind.keep_gil). Other parameters before CUDA 13.0.\n"
    "Per-thread variant: cudaStreamUpdateCaptureDependencies_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n");
CB_DOC(checked_cudaStreamUpdateCaptureDependencies,
    "cudaStreamUpdateCaptureDependencies($module, /, stream, dependencies, dependencyData, "
    "flags=0)\n--\n\n",
    "cudaStreamUpdateCaptureDependencies(stream, dependencies, dependencyData, flags=0)\n\n"
    "Change the dependencies of the next captured work.\n\n"
    "The given nodes are added to the present ones or replace them.\n\n"
    "cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t stream,\n"
    "    cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData,\n"
    "    size_t numDependencies, unsigned int flags)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n"
    "    dependencies : sequence of cudaGraphNode_t, or None\n"
    "    dependencyData : sequence of cudaGraphEdgeData, or None\n"
    "    flags : int or None; a value of cudaStreamUpdateCaptureDependenciesFlags; 0 adds, 1\n"
    "        replaces\n\n"
    "Returns\n"
    "    None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorIllegalState\n\n"
    "May keep the GIL (see cubind.keep_gil). Other parameters before CUDA 13.0.\n"
    "Per-thread variant: cudaStreamUpdateCaptureDependencies_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html\n");
CB_DOC(cudaEventCreate,
    "cudaEventCreate($module, /)\n--\n\n",
    "cudaEventCreate()\n\n"
    "Create an event with timing on the current device.\n\n"
    "cudaError_t cudaEventCreate(cudaEvent_t *event)\n\n"
    "Returns\n"
    "    (cudaError_t, event); cubind.checked.runtime returns event, or raises\n"
    "        CUDARuntimeError\n"
    "    event : cudaEvent_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorLaunchFailure, cudaErrorMemoryAllocation\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html\n");
CB_DOC(cudaEventCreateWithFlags,
    "cudaEventCreateWithFlags($module, /, flags)\n--\n\n",
    "cudaEventCreateWithFlags(flags)\n\n"
    "Create an event on the current device with flags.\n\n"
    "cudaEventDisableTiming makes it cheaper, but unfit for timing.\n\n"
    "cudaError_t cudaEventCreateWithFlags(cudaEvent_t *event, unsigned int flags)\n\n"
    "Parameters\n"
    "    flags : int; cudaEventBlockingSync, cudaEventDisableTiming, cudaEventInterprocess,\n"
    "        or-ed\n\n"
    "Returns\n"
    "    (cudaError_t, event); cubind.checked.runtime returns event, or raises\n"
    "        CUDARuntimeError\n"
    "    event : cudaEvent_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorLaunchFailure, cudaErrorMemoryAllocation\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html\n");
CB_DOC(cudaEventRecord,
    "cudaEventRecord($module, /, event, stream)\n--\n\n",
    "cudaEventRecord(event, stream)\n\n"
    "Record an event behind the work enqueued on a stream so far.\n\n"
    "A new record replaces the one before.\n\n"
    "cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    event : cudaEvent_t, int or None\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorLaunchFailure\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "Per-thread variant: cudaEventRecord_ptsz (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html\n");
CB_DOC(checked_cudaEventRecord,
    "cudaEventRecord($module, /, event, stream=None)\n--\n\n",
    "cudaEventRecord(event, stream=None)\n\n"
    "Record an event behind the work enqueued on a stream so far.\n\n"
    "A new record replaces the one before.\n\n"
    "cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    event : cudaEvent_t, int or None\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorLaunchFailure\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "Per-thread variant: cudaEventRecord_ptsz (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html\n");
CB_DOC(cudaEventRecordWithFlags,
    "cudaEventRecordWithFlags($module, /, event, stream, flags)\n--\n\n",
    "cudaEventRecordWithFlags(event, stream, flags)\n\n"
    "Record an event as cudaEventRecord does, with flags.\n\n"
    "In captures it can become a node of its own.\n\n"
    "cudaError_t cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream,\n"
    "    unsigned int flags)\n\n"
    "Parameters\n"
    "    event : cudaEvent_t, int or None\n"
    "    stream : cudaStream_t, int or None\n"
    "    flags : int; cudaEventRecordDefault, in a capture also cudaEventRecordExternal\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorLaunchFailure\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "Per-thread variant: cudaEventRecordWithFlags_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html\n");
CB_DOC(checked_cudaEventRecordWithFlags,
    "cudaEventRecordWithFlags($module, /, event, stream=None, flags=0)\n--\n\n",
    "cudaEventRecordWithFlags(event, stream=None, flags=0)\n\n"
    "Record an event as cudaEventRecord does, with flags.\n\n"
    "In captures it can become a node of its own.\n\n"
    "cudaError_t cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream,\n"
    "    unsigned int flags)\n\n"
    "Parameters\n"
    "    event : cudaEvent_t, int or None\n"
    "    stream : cudaStream_t, int or None\n"
    "    flags : int or None; cudaEventRecordDefault, in a capture also\n"
    "        cudaEventRecordExternal\n\n"
    "Returns\n"
    "    None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorLaunchFailure\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "Per-thread variant: cudaEventRecordWithFlags_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html\n");
CB_DOC(cudaEventQuery,
    "cudaEventQuery($module, /, event)\n--\n\n",
    "cudaEventQuery(event)\n\n"
    "Report whether the work before the last record of an event is done.\n\n"
    "cudaErrorNotReady only means that it is not.\n\n"
    "cudaError_t cudaEventQuery(cudaEvent_t event)\n\n"
    "Parameters\n"
    "    event : cudaEvent_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorNotReady, cudaErrorInvalidValue, cudaErrorInvalidResourceHandle,\n"
    "    cudaErrorLaunchFailure\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html\n");
CB_DOC(cudaEventSynchronize,
    "cudaEventSynchronize($module, /, event)\n--\n\n",
    "cudaEventSynchronize(event)\n\n"
    "Wait until the work before the last record of an event is done.\n\n"
    "For an event that was never recorded, the call returns at once.\n\n"
    "cudaError_t cudaEventSynchronize(cudaEvent_t event)\n\n"
    "Parameters\n"
    "    event : cudaEvent_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorLaunchFailure\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html\n");
CB_DOC(cudaEventDestroy,
    "cudaEventDestroy($module, /, event)\n--\n\n",
    "cudaEventDestroy(event)\n\n"
    "Destroy an event without waiting.\n\n"
    "Work need not have reached it.\n\n"
    "cudaError_t cudaEventDestroy(cudaEvent_t event)\n\n"
    "Parameters\n"
    "    event : cudaEvent_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorLaunchFailure\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html\n");
CB_DOC(cudaEventElapsedTime,
    "cudaEventElapsedTime($module, /, start, end)\n--\n\n",
    "cudaEventElapsedTime(start, end)\n\n"
    "Return the time between two events.\n\n"
    "Both must be done and must have been recorded with timing.\n\n"
    "cudaError_t cudaEventElapsedTime(float *ms, cudaEvent_t start, cudaEvent_t end)\n\n"
    "Parameters\n"
    "    start, end : cudaEvent_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, ms); cubind.checked.runtime returns ms, or raises CUDARuntimeError\n"
    "    ms : float; milliseconds, with a resolution of about half a microsecond\n\n"
    "Fails with\n"
    "    cudaErrorNotReady, cudaErrorInvalidValue, cudaErrorInvalidResourceHandle,\n"
    "    cudaErrorLaunchFailure, cudaErrorUnknown\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html\n");
CB_DOC(cudaImportExternalMemory,
    "cudaImportExternalMemory($module, /, memHandleDesc)\n--\n\n",
    "cudaImportExternalMemory(memHandleDesc)\n\n"
    "Import memory of Vulkan, Direct3D and others by its handle.\n\n"
    "CUDA takes ownership of a file descriptor.\n\n"
    "cudaError_t cudaImportExternalMemory(cudaExternalMemory_t *extMem_out,\n"
    "    const struct cudaExternalMemoryHandleDesc *memHandleDesc)\n\n"
    "Parameters\n"
    "    memHandleDesc : cudaExternalMemoryHandleDesc or None\n\n"
    "Returns\n"
    "    (cudaError_t, extMem_out); cubind.checked.runtime returns extMem_out, or raises\n"
    "        CUDARuntimeError\n"
    "    extMem_out : cudaExternalMemory_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorOperatingSystem\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html\n");
CB_DOC(cudaExternalMemoryGetMappedBuffer,
    "cudaExternalMemoryGetMappedBuffer($module, /, extMem, bufferDesc)\n--\n\n",
    "cudaExternalMemoryGetMappedBuffer(extMem, bufferDesc)\n\n"
    "Return a device address for part of imported memory.\n\n"
    "cudaFree frees it.\n\n"
    "cudaError_t cudaExternalMemoryGetMappedBuffer(void **devPtr,\n"
    "    cudaExternalMemory_t extMem, const struct cudaExternalMemoryBufferDesc *bufferDesc)\n\n"
    "Parameters\n"
    "    extMem : cudaExternalMemory_t, int or None; keep it alive until the last use of\n"
    "        devPtr\n"
    "    bufferDesc : cudaExternalMemoryBufferDesc or None\n\n"
    "Returns\n"
    "    (cudaError_t, devPtr); cubind.checked.runtime returns devPtr, or raises\n"
    "        CUDARuntimeError\n"
    "    devPtr : int\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html\n");
CB_DOC(cudaExternalMemoryGetMappedMipmappedArray,
    "cudaExternalMemoryGetMappedMipmappedArray($module, /, extMem, mipmapDesc)\n--\n\n",
    "cudaExternalMemoryGetMappedMipmappedArray(extMem, mipmapDesc)\n\n"
    "Return a mipmapped array that lies in imported memory.\n\n"
    "cudaError_t cudaExternalMemoryGetMappedMipmappedArray(cudaMipmappedArray_t *mipmap,\n"
    "    cudaExternalMemory_t extMem,\n"
    "    const struct cudaExternalMemoryMipmappedArrayDesc *mipmapDesc)\n\n"
    "Parameters\n"
    "    extMem : cudaExternalMemory_t, int or None; keep it alive until the last use of\n"
    "        mipmap\n"
    "    mipmapDesc : cudaExternalMemoryMipmappedArrayDesc or None\n\n"
    "Returns\n"
    "    (cudaError_t, mipmap); cubind.checked.runtime returns mipmap, or raises\n"
    "        CUDARuntimeError\n"
    "    mipmap : cudaMipmappedArray_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html\n");
CB_DOC(cudaDestroyExternalMemory,
    "cudaDestroyExternalMemory($module, /, extMem)\n--\n\n",
    "cudaDestroyExternalMemory(extMem)\n\n"
    "Release imported memory.\n\n"
    "Its mapped buffers and arrays must be freed before.\n\n"
    "cudaError_t cudaDestroyExternalMemory(cudaExternalMemory_t extMem)\n\n"
    "Parameters\n"
    "    extMem : cudaExternalMemory_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidResourceHandle\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html\n");
CB_DOC(cudaImportExternalSemaphore,
    "cudaImportExternalSemaphore($module, /, semHandleDesc)\n--\n\n",
    "cudaImportExternalSemaphore(semHandleDesc)\n\n"
    "Import a semaphore of another interface by its handle.\n\n"
    "CUDA takes ownership of a file descriptor.\n\n"
    "cudaError_t cudaImportExternalSemaphore(cudaExternalSemaphore_t *extSem_out,\n"
    "    const struct cudaExternalSemaphoreHandleDesc *semHandleDesc)\n\n"
    "Parameters\n"
    "    semHandleDesc : cudaExternalSemaphoreHandleDesc or None\n\n"
    "Returns\n"
    "    (cudaError_t, extSem_out); cubind.checked.runtime returns extSem_out, or raises\n"
    "        CUDARuntimeError\n"
    "    extSem_out : cudaExternalSemaphore_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidResourceHandle, cudaErrorOperatingSystem\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html\n");
CB_DOC(cudaSignalExternalSemaphoresAsync,
    "cudaSignalExternalSemaphoresAsync($module, /, extSemArray, paramsArray, numExtSems, "
    "stream)\n--\n\n",
    "cudaSignalExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream)\n\n"
    "Enqueue signals of imported semaphores on a stream.\n\n"
    "cudaError_t cudaSignalExternalSemaphoresAsync(\n"
    "    const cudaExternalSemaphore_t *extSemArray,\n"
    "    const struct cudaExternalSemaphoreSignalParams *paramsArray,\n"
    "    unsigned int numExtSems, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    extSemArray : sequence of cudaExternalSemaphore_t, or None; as many as numExtSems\n"
    "    paramsArray : sequence of cudaExternalSemaphoreSignalParams, or None; as many as\n"
    "        numExtSems\n"
    "    numExtSems : int\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidResourceHandle\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaSignalExternalSemaphoresAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html\n");
CB_DOC(checked_cudaSignalExternalSemaphoresAsync,
    "cudaSignalExternalSemaphoresAsync($module, /, extSemArray, paramsArray, stream=None)\n"
    "--\n\n",
    "cudaSignalExternalSemaphoresAsync(extSemArray, paramsArray, stream=None)\n\n"
    "Enqueue signals of imported semaphores on a stream.\n\n"
    "cudaError_t cudaSignalExternalSemaphoresAsync(\n"
    "    const cudaExternalSemaphore_t *extSemArray,\n"
    "    const struct cudaExternalSemaphoreSignalParams *paramsArray,\n"
    "    unsigned int numExtSems, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    extSemArray : sequence of cudaExternalSemaphore_t, or None\n"
    "    paramsArray : sequence of cudaExternalSemaphoreSignalParams, or None\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)\n\n"
    "Fails with\n"
    "    cudaErrorInvalidResourceHandle\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaSignalExternalSemaphoresAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html\n");
CB_DOC(cudaWaitExternalSemaphoresAsync,
    "cudaWaitExternalSemaphoresAsync($module, /, extSemArray, paramsArray, numExtSems, stream)\n"
    "--\n\n",
    "cudaWaitExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream)\n\n"
    "Make a stream wait for imported semaphores.\n\n"
    "The host does not wait.\n\n"
    "cudaError_t cudaWaitExternalSemaphoresAsync(const cudaExternalSemaphore_t *extSemArray,\n"
    "    const struct cudaExternalSemaphoreWaitParams *paramsArray, unsigned int numExtSems,\n"
    "    cudaStream_t stream)\n\n"
    "Parameters\n"
    "    extSemArray : sequence of cudaExternalSemaphore_t, or None; as many as numExtSems\n"
    "    paramsArray : sequence of cudaExternalSemaphoreWaitParams, or None; as many as\n"
    "        numExtSems\n"
    "    numExtSems : int\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidResourceHandle, cudaErrorTimeout\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaWaitExternalSemaphoresAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html\n");
CB_DOC(checked_cudaWaitExternalSemaphoresAsync,
    "cudaWaitExternalSemaphoresAsync($module, /, extSemArray, paramsArray, stream=None)\n--\n\n",
    "cudaWaitExternalSemaphoresAsync(extSemArray, paramsArray, stream=None)\n\n"
    "Make a stream wait for imported semaphores.\n\n"
    "The host does not wait.\n\n"
    "cudaError_t cudaWaitExternalSemaphoresAsync(const cudaExternalSemaphore_t *extSemArray,\n"
    "    const struct cudaExternalSemaphoreWaitParams *paramsArray, unsigned int numExtSems,\n"
    "    cudaStream_t stream)\n\n"
    "Parameters\n"
    "    extSemArray : sequence of cudaExternalSemaphore_t, or None\n"
    "    paramsArray : sequence of cudaExternalSemaphoreWaitParams, or None\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)\n\n"
    "Fails with\n"
    "    cudaErrorInvalidResourceHandle, cudaErrorTimeout\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaWaitExternalSemaphoresAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html\n");
CB_DOC(cudaDestroyExternalSemaphore,
    "cudaDestroyExternalSemaphore($module, /, extSem)\n--\n\n",
    "cudaDestroyExternalSemaphore(extSem)\n\n"
    "Release an imported semaphore.\n\n"
    "No work may still wait for it.\n\n"
    "cudaError_t cudaDestroyExternalSemaphore(cudaExternalSemaphore_t extSem)\n\n"
    "Parameters\n"
    "    extSem : cudaExternalSemaphore_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidResourceHandle\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html\n");
CB_DOC(cudaLaunchKernel,
    "cudaLaunchKernel($module, /, func, gridDim, blockDim, args, sharedMem, stream)\n--\n\n",
    "cudaLaunchKernel(func, gridDim, blockDim, args, sharedMem, stream)\n\n"
    "Launch a kernel on a stream and return without waiting.\n\n"
    "Arguments are copied; memory that they point to is not.\n\n"
    "cudaError_t cudaLaunchKernel(const void *func, dim3 gridDim, dim3 blockDim, void **args,\n"
    "    size_t sharedMem, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    func : int (address), buffer or None; a cudaKernel_t, or the address of the host's\n"
    "        function for a kernel\n"
    "    gridDim : dim3; blocks\n"
    "    blockDim : dim3; threads\n"
    "    args : (values, their ctypes types), int (address), buffer or None\n"
    "    sharedMem : int; bytes of dynamic shared memory for each block\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidDeviceFunction, cudaErrorInvalidConfiguration,\n"
    "    cudaErrorLaunchFailure, cudaErrorLaunchTimeout, cudaErrorLaunchOutOfResources,\n"
    "    cudaErrorSharedObjectInitFailed, cudaErrorInvalidPtx,\n"
    "    cudaErrorUnsupportedPtxVersion, cudaErrorNoKernelImageForDevice,\n"
    "    cudaErrorJitCompilerNotFound, cudaErrorJitCompilationDisabled\n\n"
    "Releases the GIL by default (see cubind.keep_gil).\n"
    "Per-thread variant: cudaLaunchKernel_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html\n");
CB_DOC(cudaLaunchKernelExC,
    "cudaLaunchKernelExC($module, /, config, func, args)\n--\n\n",
    "cudaLaunchKernelExC(config, func, args)\n\n"
    "Launch a kernel with the configuration in config.\n\n"
    "It can have attributes such as clusters or cooperation; arguments are copied.\n\n"
    "cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t *config, const void *func,\n"
    "    void **args)\n\n"
    "Parameters\n"
    "    config : cudaLaunchConfig_t or None\n"
    "    func : int (address), buffer or None\n"
    "    args : (values, their ctypes types), int (address), buffer or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidDeviceFunction, cudaErrorInvalidConfiguration,\n"
    "    cudaErrorLaunchFailure, cudaErrorLaunchTimeout, cudaErrorLaunchOutOfResources,\n"
    "    cudaErrorSharedObjectInitFailed, cudaErrorInvalidPtx,\n"
    "    cudaErrorUnsupportedPtxVersion, cudaErrorNoKernelImageForDevice,\n"
    "    cudaErrorJitCompilerNotFound, cudaErrorJitCompilationDisabled\n\n"
    "Releases the GIL by default (see cubind.keep_gil).\n"
    "Per-thread variant: cudaLaunchKernelExC_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html\n");
CB_DOC(cudaLaunchCooperativeKernel,
    "cudaLaunchCooperativeKernel($module, /, func, gridDim, blockDim, args, sharedMem, stream)\n"
    "--\n\n",
    "cudaLaunchCooperativeKernel(func, gridDim, blockDim, args, sharedMem, stream)\n\n"
    "Launch a kernel whose blocks all run at once and may wait for each other.\n\n"
    "A grid too large for that is an error.\n\n"
    "cudaError_t cudaLaunchCooperativeKernel(const void *func, dim3 gridDim, dim3 blockDim,\n"
    "    void **args, size_t sharedMem, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    func : int (address), buffer or None; a cudaKernel_t, or the address of the host's\n"
    "        function for a kernel\n"
    "    gridDim : dim3; blocks\n"
    "    blockDim : dim3; threads\n"
    "    args : (values, their ctypes types), int (address), buffer or None\n"
    "    sharedMem : int; bytes of dynamic shared memory for each block\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidDeviceFunction, cudaErrorInvalidConfiguration,\n"
    "    cudaErrorLaunchFailure, cudaErrorLaunchTimeout, cudaErrorLaunchOutOfResources,\n"
    "    cudaErrorCooperativeLaunchTooLarge, cudaErrorSharedObjectInitFailed\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaLaunchCooperativeKernel_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html\n");
CB_DOC(cudaFuncSetCacheConfig,
    "cudaFuncSetCacheConfig($module, /, func, cacheConfig)\n--\n\n",
    "cudaFuncSetCacheConfig(func, cacheConfig)\n\n"
    "Set whether a kernel prefers more L1 cache or more shared memory.\n\n"
    "The setting is only a preference.\n\n"
    "cudaError_t cudaFuncSetCacheConfig(const void *func, enum cudaFuncCache cacheConfig)\n\n"
    "Parameters\n"
    "    func : int (address), buffer or None\n"
    "    cacheConfig : cudaFuncCache or int\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidDeviceFunction\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html\n");
CB_DOC(cudaFuncGetAttributes,
    "cudaFuncGetAttributes($module, /, func)\n--\n\n",
    "cudaFuncGetAttributes(func)\n\n"
    "Return the attributes of a kernel.\n\n"
    "Examples are registers, shared and local memory, and the most threads per block.\n\n"
    "cudaError_t cudaFuncGetAttributes(struct cudaFuncAttributes *attr, const void *func)\n\n"
    "Parameters\n"
    "    func : int (address), buffer or None\n\n"
    "Returns\n"
    "    (cudaError_t, attr); cubind.checked.runtime returns attr, or raises CUDARuntimeError\n"
    "    attr : cudaFuncAttributes\n\n"
    "Fails with\n"
    "    cudaErrorInvalidDeviceFunction\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html\n");
CB_DOC(cudaFuncSetAttribute,
    "cudaFuncSetAttribute($module, /, func, attr, value)\n--\n\n",
    "cudaFuncSetAttribute(func, attr, value)\n\n"
    "Set an attribute of a kernel.\n\n"
    "More than 48 KiB of dynamic shared memory must be allowed in this way.\n\n"
    "cudaError_t cudaFuncSetAttribute(const void *func, enum cudaFuncAttribute attr,\n"
    "    int value)\n\n"
    "Parameters\n"
    "    func : int (address), buffer or None\n"
    "    attr : cudaFuncAttribute or int\n"
    "    value : int\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidDeviceFunction, cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html\n");
CB_DOC(cudaFuncGetName,
    "cudaFuncGetName($module, /, func)\n--\n\n",
    "cudaFuncGetName(func)\n\n"
    "Return the name of a kernel in the code.\n\n"
    "C++ names are mangled.\n\n"
    "cudaError_t cudaFuncGetName(const char **name, const void *func)\n\n"
    "Parameters\n"
    "    func : int (address), buffer or None\n\n"
    "Returns\n"
    "    (cudaError_t, name); cubind.checked.runtime returns name, or raises CUDARuntimeError\n"
    "    name : bytes | None\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDeviceFunction\n\n"
    "Releases the GIL. Since CUDA 12.3.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html\n");
CB_DOC(checked_cudaFuncGetName,
    "cudaFuncGetName($module, /, func)\n--\n\n",
    "cudaFuncGetName(func)\n\n"
    "Return the name of a kernel in the code.\n\n"
    "C++ names are mangled.\n\n"
    "cudaError_t cudaFuncGetName(const char **name, const void *func)\n\n"
    "Parameters\n"
    "    func : int (address), buffer or None\n\n"
    "Returns\n"
    "    name, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t, name)\n"
    "    name : str | None\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDeviceFunction\n\n"
    "Releases the GIL. Since CUDA 12.3.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html\n");
CB_DOC(cudaFuncGetParamInfo,
    "cudaFuncGetParamInfo($module, /, func, paramIndex)\n--\n\n",
    "cudaFuncGetParamInfo(func, paramIndex)\n\n"
    "Return the offset and size of one parameter of a kernel.\n\n"
    "An index past the last one is an error.\n\n"
    "cudaError_t cudaFuncGetParamInfo(const void *func, size_t paramIndex,\n"
    "    size_t *paramOffset, size_t *paramSize)\n\n"
    "Parameters\n"
    "    func : int (address), buffer or None\n"
    "    paramIndex : int\n\n"
    "Returns\n"
    "    (cudaError_t, paramOffset, paramSize); cubind.checked.runtime returns (paramOffset,\n"
    "        paramSize), or raises CUDARuntimeError\n"
    "    paramOffset : int; bytes from the start of the parameters\n"
    "    paramSize : int; bytes\n\n"
    "Releases the GIL. Since CUDA 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html\n");
CB_DOC(cudaFuncGetParamCount,
    "cudaFuncGetParamCount($module, /, func)\n--\n\n",
    "cudaFuncGetParamCount(func)\n\n"
    "Return the number of parameters of a kernel.\n\n"
    "cudaError_t cudaFuncGetParamCount(const void *func, size_t *paramCount)\n\n"
    "Parameters\n"
    "    func : int (address), buffer or None\n\n"
    "Returns\n"
    "    (cudaError_t, paramCount); cubind.checked.runtime returns paramCount, or raises\n"
    "        CUDARuntimeError\n"
    "    paramCount : int\n\n"
    "Releases the GIL. Since CUDA 13.2.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html\n");
CB_DOC(cudaLaunchHostFunc,
    "cudaLaunchHostFunc($module, /, stream, fn, userData)\n--\n\n",
    "cudaLaunchHostFunc(stream, fn, userData)\n\n"
    "Enqueue a call of the host function fn on a stream.\n\n"
    "A thread of the driver calls fn, which must not call CUDA; later work on the stream\n"
    "waits for it.\n\n"
    "cudaError_t cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t fn, void *userData)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n"
    "    fn : callable, cudaHostFn_t, int (address of a C function) or None; called as\n"
    "        fn(userData) -> None, exceptions go to sys.unraisablehook\n"
    "    userData : any object, which the callable gets; int (address) for a C function\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidResourceHandle, cudaErrorInvalidValue, cudaErrorNotSupported\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaLaunchHostFunc_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html\n");
CB_DOC(checked_cudaLaunchHostFunc,
    "cudaLaunchHostFunc($module, /, stream, fn, userData=None)\n--\n\n",
    "cudaLaunchHostFunc(stream, fn, userData=None)\n\n"
    "Enqueue a call of the host function fn on a stream.\n\n"
    "A thread of the driver calls fn, which must not call CUDA; later work on the stream\n"
    "waits for it.\n\n"
    "cudaError_t cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t fn, void *userData)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n"
    "    fn : callable, cudaHostFn_t, int (address of a C function) or None; called as\n"
    "        fn(userData) -> None, exceptions go to sys.unraisablehook\n"
    "    userData : any object, which the callable gets; int (address) for a C function, or\n"
    "        None\n\n"
    "Returns\n"
    "    None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)\n\n"
    "Fails with\n"
    "    cudaErrorInvalidResourceHandle, cudaErrorInvalidValue, cudaErrorNotSupported\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaLaunchHostFunc_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html\n");
CB_DOC(cudaLaunchHostFunc_v2,
    "cudaLaunchHostFunc_v2($module, /, stream, fn, userData, syncMode)\n--\n\n",
    "cudaLaunchHostFunc_v2(stream, fn, userData, syncMode)\n\n"
    "Enqueue a call of the host function fn on a stream.\n\n"
    "A thread of the driver calls fn, which must not call CUDA; later work on the stream\n"
    "waits for it.\n\n"
    "cudaError_t cudaLaunchHostFunc_v2(cudaStream_t stream, cudaHostFn_t fn, void *userData,\n"
    "    unsigned int syncMode)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n"
    "    fn : callable, cudaHostFn_t, int (address of a C function) or None; called as\n"
    "        fn(userData) -> None, exceptions go to sys.unraisablehook\n"
    "    userData : any object, which the callable gets; int (address) for a C function\n"
    "    syncMode : int\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidResourceHandle, cudaErrorInvalidValue, cudaErrorNotSupported\n\n"
    "Releases the GIL. Since CUDA 13.2.\n"
    "Per-thread variant: cudaLaunchHostFunc_v2_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html\n");
CB_DOC(cudaFuncSetSharedMemConfig,
    "cudaFuncSetSharedMemConfig($module, /, func, config)\n--\n\n",
    "cudaFuncSetSharedMemConfig(func, config)\n\n"
    "Set the width of shared memory banks for kernels.\n\n"
    "The function is deprecated; newer devices ignore it.\n\n"
    "cudaError_t cudaFuncSetSharedMemConfig(const void *func,\n"
    "    enum cudaSharedMemConfig config)\n\n"
    "Parameters\n"
    "    func : int (address), buffer or None\n"
    "    config : cudaSharedMemConfig or int\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidDeviceFunction, cudaErrorInvalidValue\n\n"
    "Releases the GIL. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__DEPRECATED.html\n");
CB_DOC(cudaOccupancyMaxActiveBlocksPerMultiprocessor,
    "cudaOccupancyMaxActiveBlocksPerMultiprocessor($module, /, func, blockSize, "
    "dynamicSMemSize)\n--\n\n",
    "cudaOccupancyMaxActiveBlocksPerMultiprocessor(func, blockSize, dynamicSMemSize)\n\n"
    "Return how many blocks of a kernel run on one multiprocessor at once.\n\n"
    "cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks,\n"
    "    const void *func, int blockSize, size_t dynamicSMemSize)\n\n"
    "Parameters\n"
    "    func : int (address), buffer or None\n"
    "    blockSize : int; threads\n"
    "    dynamicSMemSize : int; bytes for each block\n\n"
    "Returns\n"
    "    (cudaError_t, numBlocks); cubind.checked.runtime returns numBlocks, or raises\n"
    "        CUDARuntimeError\n"
    "    numBlocks : int\n\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice, cudaErrorInvalidDeviceFunction, cudaErrorInvalidValue,\n"
    "    cudaErrorUnknown\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OCCUPANCY.html\n");
CB_DOC(cudaOccupancyAvailableDynamicSMemPerBlock,
    "cudaOccupancyAvailableDynamicSMemPerBlock($module, /, func, numBlocks, blockSize)\n--\n\n",
    "cudaOccupancyAvailableDynamicSMemPerBlock(func, numBlocks, blockSize)\n\n"
    "Return the maximum dynamic shared memory per block.\n\n"
    "The value applies if numBlocks share a multiprocessor.\n\n"
    "cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize,\n"
    "    const void *func, int numBlocks, int blockSize)\n\n"
    "Parameters\n"
    "    func : int (address), buffer or None\n"
    "    numBlocks, blockSize : int\n\n"
    "Returns\n"
    "    (cudaError_t, dynamicSmemSize); cubind.checked.runtime returns dynamicSmemSize, or\n"
    "        raises CUDARuntimeError\n"
    "    dynamicSmemSize : int; bytes\n\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice, cudaErrorInvalidDeviceFunction, cudaErrorInvalidValue,\n"
    "    cudaErrorUnknown\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OCCUPANCY.html\n");
CB_DOC(cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
    "cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags($module, /, func, blockSize, "
    "dynamicSMemSize, flags)\n--\n\n",
    "cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(func, blockSize, dynamicSMemSize, "
    "flags)\n\n"
    "Return how many blocks of a kernel run on one multiprocessor at once.\n\n"
    "cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks,\n"
    "    const void *func, int blockSize, size_t dynamicSMemSize, unsigned int flags)\n\n"
    "Parameters\n"
    "    func : int (address), buffer or None\n"
    "    blockSize : int; threads\n"
    "    dynamicSMemSize : int; bytes for each block\n"
    "    flags : int; cudaOccupancyDefault or cudaOccupancyDisableCachingOverride\n\n"
    "Returns\n"
    "    (cudaError_t, numBlocks); cubind.checked.runtime returns numBlocks, or raises\n"
    "        CUDARuntimeError\n"
    "    numBlocks : int\n\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice, cudaErrorInvalidDeviceFunction, cudaErrorInvalidValue,\n"
    "    cudaErrorUnknown\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OCCUPANCY.html\n");
CB_DOC(cudaOccupancyMaxPotentialClusterSize,
    "cudaOccupancyMaxPotentialClusterSize($module, /, func, launchConfig)\n--\n\n",
    "cudaOccupancyMaxPotentialClusterSize(func, launchConfig)\n\n"
    "Return the largest cluster for a launch of a kernel with launchConfig.\n\n"
    "cudaError_t cudaOccupancyMaxPotentialClusterSize(int *clusterSize, const void *func,\n"
    "    const cudaLaunchConfig_t *launchConfig)\n\n"
    "Parameters\n"
    "    func : int (address), buffer or None\n"
    "    launchConfig : cudaLaunchConfig_t or None\n\n"
    "Returns\n"
    "    (cudaError_t, clusterSize); cubind.checked.runtime returns clusterSize, or raises\n"
    "        CUDARuntimeError\n"
    "    clusterSize : int; blocks\n\n"
    "Fails with\n"
    "    cudaErrorInvalidDeviceFunction, cudaErrorInvalidValue, cudaErrorUnknown\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OCCUPANCY.html\n");
CB_DOC(cudaOccupancyMaxActiveClusters,
    "cudaOccupancyMaxActiveClusters($module, /, func, launchConfig)\n--\n\n",
    "cudaOccupancyMaxActiveClusters(func, launchConfig)\n\n"
    "Return how many clusters of launchConfig the device runs at once.\n\n"
    "cudaError_t cudaOccupancyMaxActiveClusters(int *numClusters, const void *func,\n"
    "    const cudaLaunchConfig_t *launchConfig)\n\n"
    "Parameters\n"
    "    func : int (address), buffer or None\n"
    "    launchConfig : cudaLaunchConfig_t or None\n\n"
    "Returns\n"
    "    (cudaError_t, numClusters); cubind.checked.runtime returns numClusters, or raises\n"
    "        CUDARuntimeError\n"
    "    numClusters : int\n\n"
    "Fails with\n"
    "    cudaErrorInvalidDeviceFunction, cudaErrorInvalidValue, cudaErrorInvalidClusterSize,\n"
    "    cudaErrorUnknown\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OCCUPANCY.html\n");
CB_DOC(cudaMallocManaged,
    "cudaMallocManaged($module, /, size, flags)\n--\n\n",
    "cudaMallocManaged(size, flags)\n\n"
    "Allocate managed memory.\n\n"
    "The host and devices use it by one address, and it moves to where it is used; cudaFree\n"
    "frees it.\n\n"
    "cudaError_t cudaMallocManaged(void **devPtr, size_t size, unsigned int flags)\n\n"
    "Parameters\n"
    "    size : int; bytes\n"
    "    flags : int; cudaMemAttachGlobal or cudaMemAttachHost\n\n"
    "Returns\n"
    "    (cudaError_t, devPtr); cubind.checked.runtime returns devPtr, or raises\n"
    "        CUDARuntimeError\n"
    "    devPtr : int\n\n"
    "Fails with\n"
    "    cudaErrorMemoryAllocation, cudaErrorNotSupported, cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMalloc,
    "cudaMalloc($module, /, size)\n--\n\n",
    "cudaMalloc(size)\n\n"
    "Allocate memory on the current device.\n\n"
    "It has size bytes, is aligned for every type, and may have any contents.\n\n"
    "cudaError_t cudaMalloc(void **devPtr, size_t size)\n\n"
    "Parameters\n"
    "    size : int; bytes\n\n"
    "Returns\n"
    "    (cudaError_t, devPtr); cubind.checked.runtime returns devPtr, or raises\n"
    "        CUDARuntimeError\n"
    "    devPtr : int\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation, cudaErrorExternalDevice\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMallocHost,
    "cudaMallocHost($module, /, size)\n--\n\n",
    "cudaMallocHost(size)\n\n"
    "Allocate page-locked host memory.\n\n"
    "Copies with it are fast and can be asynchronous; cudaFreeHost frees it.\n\n"
    "cudaError_t cudaMallocHost(void **ptr, size_t size)\n\n"
    "Parameters\n"
    "    size : int; bytes\n\n"
    "Returns\n"
    "    (cudaError_t, ptr); cubind.checked.runtime returns ptr, or raises CUDARuntimeError\n"
    "    ptr : int\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation, cudaErrorExternalDevice\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMallocPitch,
    "cudaMallocPitch($module, /, width, height)\n--\n\n",
    "cudaMallocPitch(width, height)\n\n"
    "Allocate height rows on the device with padding.\n\n"
    "The padding makes each row start where access is fast.\n\n"
    "cudaError_t cudaMallocPitch(void **devPtr, size_t *pitch, size_t width, size_t height)\n\n"
    "Parameters\n"
    "    width : int; bytes that each row must have\n"
    "    height : int; rows\n\n"
    "Returns\n"
    "    (cudaError_t, devPtr, pitch); cubind.checked.runtime returns (devPtr, pitch), or\n"
    "        raises CUDARuntimeError\n"
    "    devPtr : int\n"
    "    pitch : int; bytes from one row to the next\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMallocArray,
    "cudaMallocArray($module, /, desc, width, height, flags)\n--\n\n",
    "cudaMallocArray(desc, width, height, flags)\n\n"
    "Allocate a one- or two-dimensional array.\n\n"
    "Only textures, surfaces and copies know its layout.\n\n"
    "cudaError_t cudaMallocArray(cudaArray_t *array,\n"
    "    const struct cudaChannelFormatDesc *desc, size_t width, size_t height,\n"
    "    unsigned int flags)\n\n"
    "Parameters\n"
    "    desc : cudaChannelFormatDesc or None\n"
    "    width, height : int; elements; height is 0 for one dimension\n"
    "    flags : int; cudaArray*, or-ed\n\n"
    "Returns\n"
    "    (cudaError_t, array); cubind.checked.runtime returns array, or raises\n"
    "        CUDARuntimeError\n"
    "    array : cudaArray_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(checked_cudaMallocArray,
    "cudaMallocArray($module, /, desc, width, height=0, flags=0)\n--\n\n",
    "cudaMallocArray(desc, width, height=0, flags=0)\n\n"
    "Allocate a one- or two-dimensional array.\n\n"
    "Only textures, surfaces and copies know its layout.\n\n"
    "cudaError_t cudaMallocArray(cudaArray_t *array,\n"
    "    const struct cudaChannelFormatDesc *desc, size_t width, size_t height,\n"
    "    unsigned int flags)\n\n"
    "Parameters\n"
    "    desc : cudaChannelFormatDesc or None\n"
    "    width : int; elements; height is 0 for one dimension\n"
    "    height : int or None; elements; height is 0 for one dimension\n"
    "    flags : int or None; cudaArray*, or-ed\n\n"
    "Returns\n"
    "    array, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t, array)\n"
    "    array : cudaArray_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaFree,
    "cudaFree($module, /, devPtr)\n--\n\n",
    "cudaFree(devPtr)\n\n"
    "Free memory of cudaMalloc, its pitched forms or cudaMallocManaged.\n\n"
    "The call may wait for running work. It also frees memory of pools, without waiting.\n\n"
    "cudaError_t cudaFree(void *devPtr)\n\n"
    "Parameters\n"
    "    devPtr : device memory, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaFreeHost,
    "cudaFreeHost($module, /, ptr)\n--\n\n",
    "cudaFreeHost(ptr)\n\n"
    "Free host memory of cudaMallocHost or cudaHostAlloc.\n\n"
    "cudaError_t cudaFreeHost(void *ptr)\n\n"
    "Parameters\n"
    "    ptr : device memory, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaFreeArray,
    "cudaFreeArray($module, /, array)\n--\n\n",
    "cudaFreeArray(array)\n\n"
    "Free an array.\n\n"
    "Textures and surfaces on it become invalid.\n\n"
    "cudaError_t cudaFreeArray(cudaArray_t array)\n\n"
    "Parameters\n"
    "    array : cudaArray_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaFreeMipmappedArray,
    "cudaFreeMipmappedArray($module, /, mipmappedArray)\n--\n\n",
    "cudaFreeMipmappedArray(mipmappedArray)\n\n"
    "Free an array.\n\n"
    "Textures and surfaces on it become invalid.\n\n"
    "cudaError_t cudaFreeMipmappedArray(cudaMipmappedArray_t mipmappedArray)\n\n"
    "Parameters\n"
    "    mipmappedArray : cudaMipmappedArray_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaHostAlloc,
    "cudaHostAlloc($module, /, size, flags)\n--\n\n",
    "cudaHostAlloc(size, flags)\n\n"
    "Allocate page-locked host memory with flags.\n\n"
    "They make it usable for all devices, mapped for them, or write-combined.\n\n"
    "cudaError_t cudaHostAlloc(void **pHost, size_t size, unsigned int flags)\n\n"
    "Parameters\n"
    "    size : int; bytes\n"
    "    flags : int; cudaHostAlloc*, or-ed\n\n"
    "Returns\n"
    "    (cudaError_t, pHost); cubind.checked.runtime returns pHost, or raises\n"
    "        CUDARuntimeError\n"
    "    pHost : int\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation, cudaErrorExternalDevice\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(checked_cudaHostAlloc,
    "cudaHostAlloc($module, /, size, flags=0)\n--\n\n",
    "cudaHostAlloc(size, flags=0)\n\n"
    "Allocate page-locked host memory with flags.\n\n"
    "They make it usable for all devices, mapped for them, or write-combined.\n\n"
    "cudaError_t cudaHostAlloc(void **pHost, size_t size, unsigned int flags)\n\n"
    "Parameters\n"
    "    size : int; bytes\n"
    "    flags : int or None; cudaHostAlloc*, or-ed\n\n"
    "Returns\n"
    "    pHost, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t, pHost)\n"
    "    pHost : int\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation, cudaErrorExternalDevice\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaHostRegister,
    "cudaHostRegister($module, /, ptr, size, flags)\n--\n\n",
    "cudaHostRegister(ptr, size, flags)\n\n"
    "Page-lock existing host memory.\n\n"
    "cudaError_t cudaHostRegister(void *ptr, size_t size, unsigned int flags)\n\n"
    "Parameters\n"
    "    ptr : int (address), buffer or None; at least size bytes long; keep it alive until\n"
    "        cudaHostUnregister\n"
    "    size : int; bytes\n"
    "    flags : int; cudaHostRegister*, or-ed\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation,\n"
    "    cudaErrorHostMemoryAlreadyRegistered, cudaErrorNotSupported, cudaErrorExternalDevice\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(checked_cudaHostRegister,
    "cudaHostRegister($module, /, ptr, size, flags=0)\n--\n\n",
    "cudaHostRegister(ptr, size, flags=0)\n\n"
    "Page-lock existing host memory.\n\n"
    "cudaError_t cudaHostRegister(void *ptr, size_t size, unsigned int flags)\n\n"
    "Parameters\n"
    "    ptr : int (address), buffer or None; at least size bytes long; keep it alive until\n"
    "        cudaHostUnregister\n"
    "    size : int; bytes\n"
    "    flags : int or None; cudaHostRegister*, or-ed\n\n"
    "Returns\n"
    "    None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation,\n"
    "    cudaErrorHostMemoryAlreadyRegistered, cudaErrorNotSupported, cudaErrorExternalDevice\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaHostUnregister,
    "cudaHostUnregister($module, /, ptr)\n--\n\n",
    "cudaHostUnregister(ptr)\n\n"
    "Undo cudaHostRegister.\n\n"
    "ptr is the address that was passed to it.\n\n"
    "cudaError_t cudaHostUnregister(void *ptr)\n\n"
    "Parameters\n"
    "    ptr : int (address), buffer or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorHostMemoryNotRegistered\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaHostGetDevicePointer,
    "cudaHostGetDevicePointer($module, /, pHost, flags)\n--\n\n",
    "cudaHostGetDevicePointer(pHost, flags)\n\n"
    "Return the address by which kernels access mapped host memory.\n\n"
    "It is often the host's own address, but do not rely on that.\n\n"
    "cudaError_t cudaHostGetDevicePointer(void **pDevice, void *pHost, unsigned int flags)\n\n"
    "Parameters\n"
    "    pHost : int (address), buffer or None; keep it alive until the last use of pDevice\n"
    "    flags : int; has to be 0\n\n"
    "Returns\n"
    "    (cudaError_t, pDevice); cubind.checked.runtime returns pDevice, or raises\n"
    "        CUDARuntimeError\n"
    "    pDevice : int\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(checked_cudaHostGetDevicePointer,
    "cudaHostGetDevicePointer($module, /, pHost, flags=0)\n--\n\n",
    "cudaHostGetDevicePointer(pHost, flags=0)\n\n"
    "Return the address by which kernels access mapped host memory.\n\n"
    "It is often the host's own address, but do not rely on that.\n\n"
    "cudaError_t cudaHostGetDevicePointer(void **pDevice, void *pHost, unsigned int flags)\n\n"
    "Parameters\n"
    "    pHost : int (address), buffer or None; keep it alive until the last use of pDevice\n"
    "    flags : int or None; has to be 0\n\n"
    "Returns\n"
    "    pDevice, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t, pDevice)\n"
    "    pDevice : int\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaHostGetFlags,
    "cudaHostGetFlags($module, /, pHost)\n--\n\n",
    "cudaHostGetFlags(pHost)\n\n"
    "Return the flags with which page-locked host memory was allocated.\n\n"
    "cudaError_t cudaHostGetFlags(unsigned int *pFlags, void *pHost)\n\n"
    "Parameters\n"
    "    pHost : int (address), buffer or None\n\n"
    "Returns\n"
    "    (cudaError_t, pFlags); cubind.checked.runtime returns pFlags, or raises\n"
    "        CUDARuntimeError\n"
    "    pFlags : int; cudaHostAlloc*, or-ed\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMalloc3D,
    "cudaMalloc3D($module, /, extent)\n--\n\n",
    "cudaMalloc3D(extent)\n\n"
    "Allocate planes of padded rows on the device.\n\n"
    "The padding makes each row start where access is fast.\n\n"
    "cudaError_t cudaMalloc3D(struct cudaPitchedPtr *pitchedDevPtr, struct cudaExtent extent)\n\n"
    "Parameters\n"
    "    extent : cudaExtent; bytes per row, rows per plane, planes\n\n"
    "Returns\n"
    "    (cudaError_t, pitchedDevPtr); cubind.checked.runtime returns pitchedDevPtr, or\n"
    "        raises CUDARuntimeError\n"
    "    pitchedDevPtr : cudaPitchedPtr\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMalloc3DArray,
    "cudaMalloc3DArray($module, /, desc, extent, flags)\n--\n\n",
    "cudaMalloc3DArray(desc, extent, flags)\n\n"
    "Allocate an array of up to three dimensions.\n\n"
    "flags can make it an array of layers or of cube faces.\n\n"
    "cudaError_t cudaMalloc3DArray(cudaArray_t *array,\n"
    "    const struct cudaChannelFormatDesc *desc, struct cudaExtent extent,\n"
    "    unsigned int flags)\n\n"
    "Parameters\n"
    "    desc : cudaChannelFormatDesc or None\n"
    "    extent : cudaExtent; elements\n"
    "    flags : int; cudaArray*, or-ed\n\n"
    "Returns\n"
    "    (cudaError_t, array); cubind.checked.runtime returns array, or raises\n"
    "        CUDARuntimeError\n"
    "    array : cudaArray_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(checked_cudaMalloc3DArray,
    "cudaMalloc3DArray($module, /, desc, extent, flags=0)\n--\n\n",
    "cudaMalloc3DArray(desc, extent, flags=0)\n\n"
    "Allocate an array of up to three dimensions.\n\n"
    "flags can make it an array of layers or of cube faces.\n\n"
    "cudaError_t cudaMalloc3DArray(cudaArray_t *array,\n"
    "    const struct cudaChannelFormatDesc *desc, struct cudaExtent extent,\n"
    "    unsigned int flags)\n\n"
    "Parameters\n"
    "    desc : cudaChannelFormatDesc or None\n"
    "    extent : cudaExtent; elements\n"
    "    flags : int or None; cudaArray*, or-ed\n\n"
    "Returns\n"
    "    array, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t, array)\n"
    "    array : cudaArray_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMallocMipmappedArray,
    "cudaMallocMipmappedArray($module, /, desc, extent, numLevels, flags)\n--\n\n",
    "cudaMallocMipmappedArray(desc, extent, numLevels, flags)\n\n"
    "Allocate a mipmapped array.\n\n"
    "Each level is half as large as the one before.\n\n"
    "cudaError_t cudaMallocMipmappedArray(cudaMipmappedArray_t *mipmappedArray,\n"
    "    const struct cudaChannelFormatDesc *desc, struct cudaExtent extent,\n"
    "    unsigned int numLevels, unsigned int flags)\n\n"
    "Parameters\n"
    "    desc : cudaChannelFormatDesc or None\n"
    "    extent : cudaExtent; elements\n"
    "    numLevels : int\n"
    "    flags : int; cudaArray*, or-ed\n\n"
    "Returns\n"
    "    (cudaError_t, mipmappedArray); cubind.checked.runtime returns mipmappedArray, or\n"
    "        raises CUDARuntimeError\n"
    "    mipmappedArray : cudaMipmappedArray_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(checked_cudaMallocMipmappedArray,
    "cudaMallocMipmappedArray($module, /, desc, extent, numLevels, flags=0)\n--\n\n",
    "cudaMallocMipmappedArray(desc, extent, numLevels, flags=0)\n\n"
    "Allocate a mipmapped array.\n\n"
    "Each level is half as large as the one before.\n\n"
    "cudaError_t cudaMallocMipmappedArray(cudaMipmappedArray_t *mipmappedArray,\n"
    "    const struct cudaChannelFormatDesc *desc, struct cudaExtent extent,\n"
    "    unsigned int numLevels, unsigned int flags)\n\n"
    "Parameters\n"
    "    desc : cudaChannelFormatDesc or None\n"
    "    extent : cudaExtent; elements\n"
    "    numLevels : int\n"
    "    flags : int or None; cudaArray*, or-ed\n\n"
    "Returns\n"
    "    mipmappedArray, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,\n"
    "        mipmappedArray)\n"
    "    mipmappedArray : cudaMipmappedArray_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaGetMipmappedArrayLevel,
    "cudaGetMipmappedArrayLevel($module, /, mipmappedArray, level)\n--\n\n",
    "cudaGetMipmappedArrayLevel(mipmappedArray, level)\n\n"
    "Return one level of a mipmapped array as an array.\n\n"
    "It is freed with the whole.\n\n"
    "cudaError_t cudaGetMipmappedArrayLevel(cudaArray_t *levelArray,\n"
    "    cudaMipmappedArray_const_t mipmappedArray, unsigned int level)\n\n"
    "Parameters\n"
    "    mipmappedArray : cudaMipmappedArray_const_t, int or None; keep it alive until the\n"
    "        last use of levelArray\n"
    "    level : int\n\n"
    "Returns\n"
    "    (cudaError_t, levelArray); cubind.checked.runtime returns levelArray, or raises\n"
    "        CUDARuntimeError\n"
    "    levelArray : cudaArray_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMemcpy3D,
    "cudaMemcpy3D($module, /, p)\n--\n\n",
    "cudaMemcpy3D(p)\n\n"
    "Copy a box between memory and arrays.\n\n"
    "If an array takes part, extent counts elements, else bytes in a row.\n\n"
    "cudaError_t cudaMemcpy3D(const struct cudaMemcpy3DParms *p)\n\n"
    "Parameters\n"
    "    p : cudaMemcpy3DParms or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidPitchValue, cudaErrorInvalidMemcpyDirection\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaMemcpy3D_ptds (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMemcpy3DPeer,
    "cudaMemcpy3DPeer($module, /, p)\n--\n\n",
    "cudaMemcpy3DPeer(p)\n\n"
    "Copy a box between two devices, as cudaMemcpy3D does.\n\n"
    "cudaError_t cudaMemcpy3DPeer(const struct cudaMemcpy3DPeerParms *p)\n\n"
    "Parameters\n"
    "    p : cudaMemcpy3DPeerParms or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDevice, cudaErrorInvalidPitchValue\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaMemcpy3DPeer_ptds\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMemcpy3DAsync,
    "cudaMemcpy3DAsync($module, /, p, stream)\n--\n\n",
    "cudaMemcpy3DAsync(p, stream)\n\n"
    "Enqueue on a stream a copy of a box like that of cudaMemcpy3D.\n\n"
    "cudaError_t cudaMemcpy3DAsync(const struct cudaMemcpy3DParms *p, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    p : cudaMemcpy3DParms or None\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidPitchValue, cudaErrorInvalidMemcpyDirection\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaMemcpy3DAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(checked_cudaMemcpy3DAsync,
    "cudaMemcpy3DAsync($module, /, p, stream=None)\n--\n\n",
    "cudaMemcpy3DAsync(p, stream=None)\n\n"
    "Enqueue on a stream a copy of a box like that of cudaMemcpy3D.\n\n"
    "cudaError_t cudaMemcpy3DAsync(const struct cudaMemcpy3DParms *p, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    p : cudaMemcpy3DParms or None\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidPitchValue, cudaErrorInvalidMemcpyDirection\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaMemcpy3DAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMemcpy3DPeerAsync,
    "cudaMemcpy3DPeerAsync($module, /, p, stream)\n--\n\n",
    "cudaMemcpy3DPeerAsync(p, stream)\n\n"
    "Copy a box between two devices, as cudaMemcpy3D does.\n\n"
    "cudaError_t cudaMemcpy3DPeerAsync(const struct cudaMemcpy3DPeerParms *p,\n"
    "    cudaStream_t stream)\n\n"
    "Parameters\n"
    "    p : cudaMemcpy3DPeerParms or None\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDevice, cudaErrorInvalidPitchValue\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaMemcpy3DPeerAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(checked_cudaMemcpy3DPeerAsync,
    "cudaMemcpy3DPeerAsync($module, /, p, stream=None)\n--\n\n",
    "cudaMemcpy3DPeerAsync(p, stream=None)\n\n"
    "Copy a box between two devices, as cudaMemcpy3D does.\n\n"
    "cudaError_t cudaMemcpy3DPeerAsync(const struct cudaMemcpy3DPeerParms *p,\n"
    "    cudaStream_t stream)\n\n"
    "Parameters\n"
    "    p : cudaMemcpy3DPeerParms or None\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDevice, cudaErrorInvalidPitchValue\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaMemcpy3DPeerAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMemGetInfo,
    "cudaMemGetInfo($module, /)\n--\n\n",
    "cudaMemGetInfo()\n\n"
    "Return the free and the total memory of the current device.\n\n"
    "Other processes change the free amount.\n\n"
    "cudaError_t cudaMemGetInfo(size_t *free, size_t *total)\n\n"
    "Returns\n"
    "    (cudaError_t, free, total); cubind.checked.runtime returns (free, total), or raises\n"
    "        CUDARuntimeError\n"
    "    free, total : int; bytes\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorLaunchFailure\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaArrayGetInfo,
    "cudaArrayGetInfo($module, /, array)\n--\n\n",
    "cudaArrayGetInfo(array)\n\n"
    "Return the format, shape and flags of an array.\n\n"
    "cudaError_t cudaArrayGetInfo(struct cudaChannelFormatDesc *desc,\n"
    "    struct cudaExtent *extent, unsigned int *flags, cudaArray_t array)\n\n"
    "Parameters\n"
    "    array : cudaArray_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, desc, extent, flags); cubind.checked.runtime returns (desc, extent,\n"
    "        flags), or raises CUDARuntimeError\n"
    "    desc : cudaChannelFormatDesc\n"
    "    extent : cudaExtent\n"
    "    flags : int; cudaArray*, or-ed\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaArrayGetPlane,
    "cudaArrayGetPlane($module, /, hArray, planeIdx)\n--\n\n",
    "cudaArrayGetPlane(hArray, planeIdx)\n\n"
    "Return one plane of an array with a video format, as an array.\n\n"
    "cudaError_t cudaArrayGetPlane(cudaArray_t *pPlaneArray, cudaArray_t hArray,\n"
    "    unsigned int planeIdx)\n\n"
    "Parameters\n"
    "    hArray : cudaArray_t, int or None; keep it alive until the last use of pPlaneArray\n"
    "    planeIdx : int\n\n"
    "Returns\n"
    "    (cudaError_t, pPlaneArray); cubind.checked.runtime returns pPlaneArray, or raises\n"
    "        CUDARuntimeError\n"
    "    pPlaneArray : cudaArray_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaArrayGetMemoryRequirements,
    "cudaArrayGetMemoryRequirements($module, /, array, device)\n--\n\n",
    "cudaArrayGetMemoryRequirements(array, device)\n\n"
    "Return how much memory an array for deferred mapping needs.\n\n"
    "cudaError_t cudaArrayGetMemoryRequirements(\n"
    "    struct cudaArrayMemoryRequirements *memoryRequirements, cudaArray_t array,\n"
    "    int device)\n\n"
    "Parameters\n"
    "    array : cudaArray_t, int or None\n"
    "    device : int\n\n"
    "Returns\n"
    "    (cudaError_t, memoryRequirements); cubind.checked.runtime returns\n"
    "        memoryRequirements, or raises CUDARuntimeError\n"
    "    memoryRequirements : cudaArrayMemoryRequirements\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMipmappedArrayGetMemoryRequirements,
    "cudaMipmappedArrayGetMemoryRequirements($module, /, mipmap, device)\n--\n\n",
    "cudaMipmappedArrayGetMemoryRequirements(mipmap, device)\n\n"
    "Return how much memory an array for deferred mapping needs.\n\n"
    "cudaError_t cudaMipmappedArrayGetMemoryRequirements(\n"
    "    struct cudaArrayMemoryRequirements *memoryRequirements, cudaMipmappedArray_t mipmap,\n"
    "    int device)\n\n"
    "Parameters\n"
    "    mipmap : cudaMipmappedArray_t, int or None\n"
    "    device : int\n\n"
    "Returns\n"
    "    (cudaError_t, memoryRequirements); cubind.checked.runtime returns\n"
    "        memoryRequirements, or raises CUDARuntimeError\n"
    "    memoryRequirements : cudaArrayMemoryRequirements\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaArrayGetSparseProperties,
    "cudaArrayGetSparseProperties($module, /, array)\n--\n\n",
    "cudaArrayGetSparseProperties(array)\n\n"
    "Return the sizes of tiles in which memory is mapped to a sparse array.\n\n"
    "cudaError_t cudaArrayGetSparseProperties(\n"
    "    struct cudaArraySparseProperties *sparseProperties, cudaArray_t array)\n\n"
    "Parameters\n"
    "    array : cudaArray_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, sparseProperties); cubind.checked.runtime returns sparseProperties, or\n"
    "        raises CUDARuntimeError\n"
    "    sparseProperties : cudaArraySparseProperties\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMipmappedArrayGetSparseProperties,
    "cudaMipmappedArrayGetSparseProperties($module, /, mipmap)\n--\n\n",
    "cudaMipmappedArrayGetSparseProperties(mipmap)\n\n"
    "Return the sizes of tiles in which memory is mapped to a sparse array.\n\n"
    "cudaError_t cudaMipmappedArrayGetSparseProperties(\n"
    "    struct cudaArraySparseProperties *sparseProperties, cudaMipmappedArray_t mipmap)\n\n"
    "Parameters\n"
    "    mipmap : cudaMipmappedArray_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, sparseProperties); cubind.checked.runtime returns sparseProperties, or\n"
    "        raises CUDARuntimeError\n"
    "    sparseProperties : cudaArraySparseProperties\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMemcpy,
    "cudaMemcpy($module, /, dst, src, count, kind)\n--\n\n",
    "cudaMemcpy(dst, src, count, kind)\n\n"
    "Copy count bytes.\n\n"
    "The call returns when they have arrived, but does not wait if both sides are device\n"
    "memory.\n\n"
    "cudaError_t cudaMemcpy(void *dst, const void *src, size_t count,\n"
    "    enum cudaMemcpyKind kind)\n\n"
    "Parameters\n"
    "    dst : device memory, int or None; count bytes are written\n"
    "    src : device memory, int or None; at least count bytes long\n"
    "    count : int; bytes\n"
    "    kind : cudaMemcpyKind or int; direction; cudaMemcpyDefault infers it from the\n"
    "        addresses\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidMemcpyDirection\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaMemcpy_ptds (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMemcpyPeer,
    "cudaMemcpyPeer($module, /, dst, dstDevice, src, srcDevice, count)\n--\n\n",
    "cudaMemcpyPeer(dst, dstDevice, src, srcDevice, count)\n\n"
    "Copy count bytes from one device's memory to another's.\n\n"
    "The copy works with and without peer access.\n\n"
    "cudaError_t cudaMemcpyPeer(void *dst, int dstDevice, const void *src, int srcDevice,\n"
    "    size_t count)\n\n"
    "Parameters\n"
    "    dst : device memory, int or None; at least count bytes long\n"
    "    dstDevice : int\n"
    "    src : device memory, int or None; at least count bytes long\n"
    "    srcDevice, count : int\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDevice\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMemcpy2D,
    "cudaMemcpy2D($module, /, dst, dpitch, src, spitch, width, height, kind)\n--\n\n",
    "cudaMemcpy2D(dst, dpitch, src, spitch, width, height, kind)\n\n"
    "Copy a block of height rows, width bytes each.\n\n"
    "Each side has its own pitch.\n\n"
    "cudaError_t cudaMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch,\n"
    "    size_t width, size_t height, enum cudaMemcpyKind kind)\n\n"
    "Parameters\n"
    "    dst : device memory, int or None; written to\n"
    "    dpitch : int; bytes from one row to the next, at least width\n"
    "    src : device memory, int or None\n"
    "    spitch : int; bytes from one row to the next, at least width\n"
    "    width : int; bytes per row\n"
    "    height : int; rows\n"
    "    kind : cudaMemcpyKind or int\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidPitchValue, cudaErrorInvalidMemcpyDirection\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaMemcpy2D_ptds (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMemcpy2DToArray,
    "cudaMemcpy2DToArray($module, /, dst, wOffset, hOffset, src, spitch, width, height, kind)\n"
    "--\n\n",
    "cudaMemcpy2DToArray(dst, wOffset, hOffset, src, spitch, width, height, kind)\n\n"
    "Copy rows of memory to a position in an array.\n\n"
    "cudaError_t cudaMemcpy2DToArray(cudaArray_t dst, size_t wOffset, size_t hOffset,\n"
    "    const void *src, size_t spitch, size_t width, size_t height,\n"
    "    enum cudaMemcpyKind kind)\n\n"
    "Parameters\n"
    "    dst : cudaArray_t, int or None\n"
    "    wOffset : int; bytes\n"
    "    hOffset : int; rows\n"
    "    src : device memory, int or None\n"
    "    spitch : int\n"
    "    width : int; bytes per row\n"
    "    height : int; rows\n"
    "    kind : cudaMemcpyKind or int\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidPitchValue, cudaErrorInvalidMemcpyDirection\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaMemcpy2DToArray_ptds\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMemcpy2DFromArray,
    "cudaMemcpy2DFromArray($module, /, dst, dpitch, src, wOffset, hOffset, width, height, "
    "kind)\n--\n\n",
    "cudaMemcpy2DFromArray(dst, dpitch, src, wOffset, hOffset, width, height, kind)\n\n"
    "Copy rows from a position in an array to memory.\n\n"
    "cudaError_t cudaMemcpy2DFromArray(void *dst, size_t dpitch, cudaArray_const_t src,\n"
    "    size_t wOffset, size_t hOffset, size_t width, size_t height,\n"
    "    enum cudaMemcpyKind kind)\n\n"
    "Parameters\n"
    "    dst : device memory, int or None; written to\n"
    "    dpitch : int\n"
    "    src : cudaArray_const_t, int or None\n"
    "    wOffset : int; bytes\n"
    "    hOffset : int; rows\n"
    "    width : int; bytes per row\n"
    "    height : int; rows\n"
    "    kind : cudaMemcpyKind or int\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidPitchValue, cudaErrorInvalidMemcpyDirection\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaMemcpy2DFromArray_ptds\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMemcpy2DArrayToArray,
    "cudaMemcpy2DArrayToArray($module, /, dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, "
    "hOffsetSrc, width, height, kind)\n--\n\n",
    "cudaMemcpy2DArrayToArray(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, width, "
    "height, kind)\n\n"
    "Copy a box of rows from one array to another.\n\n"
    "cudaError_t cudaMemcpy2DArrayToArray(cudaArray_t dst, size_t wOffsetDst,\n"
    "    size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc,\n"
    "    size_t width, size_t height, enum cudaMemcpyKind kind)\n\n"
    "Parameters\n"
    "    dst : cudaArray_t, int or None\n"
    "    wOffsetDst, hOffsetDst : int\n"
    "    src : cudaArray_const_t, int or None\n"
    "    wOffsetSrc, hOffsetSrc, width, height : int\n"
    "    kind : cudaMemcpyKind or int\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidMemcpyDirection\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaMemcpy2DArrayToArray_ptds\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMemcpyToSymbol,
    "cudaMemcpyToSymbol($module, /, symbol, src, count, offset, kind)\n--\n\n",
    "cudaMemcpyToSymbol(symbol, src, count, offset, kind)\n\n"
    "Copy count bytes to a variable linked into the program.\n\n"
    "The copy begins offset bytes into the variable.\n\n"
    "cudaError_t cudaMemcpyToSymbol(const void *symbol, const void *src, size_t count,\n"
    "    size_t offset, enum cudaMemcpyKind kind)\n\n"
    "Parameters\n"
    "    symbol : int (address), buffer or None\n"
    "    src : device memory, int or None; at least count bytes long\n"
    "    count, offset : int\n"
    "    kind : cudaMemcpyKind or int\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidSymbol, cudaErrorInvalidMemcpyDirection,\n"
    "    cudaErrorNoKernelImageForDevice\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaMemcpyToSymbol_ptds\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMemcpyFromSymbol,
    "cudaMemcpyFromSymbol($module, /, dst, symbol, count, offset, kind)\n--\n\n",
    "cudaMemcpyFromSymbol(dst, symbol, count, offset, kind)\n\n"
    "Copy count bytes from a variable linked into the program.\n\n"
    "The copy begins offset bytes into the variable.\n\n"
    "cudaError_t cudaMemcpyFromSymbol(void *dst, const void *symbol, size_t count,\n"
    "    size_t offset, enum cudaMemcpyKind kind)\n\n"
    "Parameters\n"
    "    dst : device memory, int or None; count bytes are written\n"
    "    symbol : int (address), buffer or None\n"
    "    count, offset : int\n"
    "    kind : cudaMemcpyKind or int\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidSymbol, cudaErrorInvalidMemcpyDirection,\n"
    "    cudaErrorNoKernelImageForDevice\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaMemcpyFromSymbol_ptds\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMemcpyAsync,
    "cudaMemcpyAsync($module, /, dst, src, count, kind, stream)\n--\n\n",
    "cudaMemcpyAsync(dst, src, count, kind, stream)\n\n"
    "Enqueue a copy on a stream.\n\n"
    "Page-locked host memory must stay until the copy is done; with pageable memory the call\n"
    "may wait.\n\n"
    "cudaError_t cudaMemcpyAsync(void *dst, const void *src, size_t count,\n"
    "    enum cudaMemcpyKind kind, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    dst : device memory, int or None; count bytes are written\n"
    "    src : device memory, int or None; at least count bytes long\n"
    "    count : int; bytes\n"
    "    kind : cudaMemcpyKind or int; direction; cudaMemcpyDefault infers it from the\n"
    "        addresses\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidMemcpyDirection\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaMemcpyAsync_ptsz (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(checked_cudaMemcpyAsync,
    "cudaMemcpyAsync($module, /, dst, src, count, kind, stream=None)\n--\n\n",
    "cudaMemcpyAsync(dst, src, count, kind, stream=None)\n\n"
    "Enqueue a copy on a stream.\n\n"
    "Page-locked host memory must stay until the copy is done; with pageable memory the call\n"
    "may wait.\n\n"
    "cudaError_t cudaMemcpyAsync(void *dst, const void *src, size_t count,\n"
    "    enum cudaMemcpyKind kind, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    dst : device memory, int or None; count bytes are written\n"
    "    src : device memory, int or None; at least count bytes long\n"
    "    count : int; bytes\n"
    "    kind : cudaMemcpyKind or int; direction; cudaMemcpyDefault infers it from the\n"
    "        addresses\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidMemcpyDirection\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaMemcpyAsync_ptsz (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMemcpyPeerAsync,
    "cudaMemcpyPeerAsync($module, /, dst, dstDevice, src, srcDevice, count, stream)\n--\n\n",
    "cudaMemcpyPeerAsync(dst, dstDevice, src, srcDevice, count, stream)\n\n"
    "Enqueue a copy from one device's memory to another's on a stream.\n\n"
    "cudaError_t cudaMemcpyPeerAsync(void *dst, int dstDevice, const void *src,\n"
    "    int srcDevice, size_t count, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    dst : device memory, int or None; at least count bytes long\n"
    "    dstDevice : int\n"
    "    src : device memory, int or None; at least count bytes long\n"
    "    srcDevice, count : int\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDevice\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(checked_cudaMemcpyPeerAsync,
    "cudaMemcpyPeerAsync($module, /, dst, dstDevice, src, srcDevice, count, stream=None)\n--\n\n",
    "cudaMemcpyPeerAsync(dst, dstDevice, src, srcDevice, count, stream=None)\n\n"
    "Enqueue a copy from one device's memory to another's on a stream.\n\n"
    "cudaError_t cudaMemcpyPeerAsync(void *dst, int dstDevice, const void *src,\n"
    "    int srcDevice, size_t count, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    dst : device memory, int or None; at least count bytes long\n"
    "    dstDevice : int\n"
    "    src : device memory, int or None; at least count bytes long\n"
    "    srcDevice, count : int\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDevice\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMemcpyBatchAsync,
    "cudaMemcpyBatchAsync($module, /, dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, "
    "stream)\n--\n\n",
    "cudaMemcpyBatchAsync(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, stream)\n\n"
    "Enqueue many copies with one call.\n\n"
    "The batch is in stream order, but its copies have no order among themselves.\n\n"
    "cudaError_t cudaMemcpyBatchAsync(void *const *dsts, const void *const *srcs,\n"
    "    const size_t *sizes, size_t count, struct cudaMemcpyAttributes *attrs,\n"
    "    size_t *attrsIdxs, size_t numAttrs, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    dsts, srcs : sequence of int (addresses) or buffers, or None; as many as count\n"
    "    sizes : sequence of int, or None; as many as count; bytes of each copy\n"
    "    count : int\n"
    "    attrs : sequence of cudaMemcpyAttributes, or None; as many as numAttrs\n"
    "    attrsIdxs : sequence of int, or None; as many as numAttrs; for each of attrs, the\n"
    "        first copy that it is for; begins with 0\n"
    "    numAttrs : int\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL. Since CUDA 12.8; other parameters before 13.0.\n"
    "Per-thread variant: cudaMemcpyBatchAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(checked_cudaMemcpyBatchAsync,
    "cudaMemcpyBatchAsync($module, /, dsts, srcs, sizes, attrs, attrsIdxs, stream)\n--\n\n",
    "cudaMemcpyBatchAsync(dsts, srcs, sizes, attrs, attrsIdxs, stream)\n\n"
    "Enqueue many copies with one call.\n\n"
    "The batch is in stream order, but its copies have no order among themselves.\n\n"
    "cudaError_t cudaMemcpyBatchAsync(void *const *dsts, const void *const *srcs,\n"
    "    const size_t *sizes, size_t count, struct cudaMemcpyAttributes *attrs,\n"
    "    size_t *attrsIdxs, size_t numAttrs, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    dsts, srcs : sequence of int (addresses) or buffers, or None\n"
    "    sizes : sequence of int, or None; bytes of each copy\n"
    "    attrs : sequence of cudaMemcpyAttributes, or None\n"
    "    attrsIdxs : sequence of int, or None; for each of attrs, the first copy that it is\n"
    "        for; begins with 0\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL. Since CUDA 12.8; other parameters before 13.0.\n"
    "Per-thread variant: cudaMemcpyBatchAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMemcpy3DBatchAsync,
    "cudaMemcpy3DBatchAsync($module, /, numOps, opList, flags, stream)\n--\n\n",
    "cudaMemcpy3DBatchAsync(numOps, opList, flags, stream)\n\n"
    "Enqueue many copies of boxes with one call.\n\n"
    "The copies have no order among themselves.\n\n"
    "cudaError_t cudaMemcpy3DBatchAsync(size_t numOps, struct cudaMemcpy3DBatchOp *opList,\n"
    "    unsigned long long flags, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    numOps : int\n"
    "    opList : sequence of cudaMemcpy3DBatchOp, or None; as many as numOps\n"
    "    flags : int; has to be 0\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL. Since CUDA 12.8; other parameters before 13.0.\n"
    "Per-thread variant: cudaMemcpy3DBatchAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(checked_cudaMemcpy3DBatchAsync,
    "cudaMemcpy3DBatchAsync($module, /, opList, flags, stream)\n--\n\n",
    "cudaMemcpy3DBatchAsync(opList, flags, stream)\n\n"
    "Enqueue many copies of boxes with one call.\n\n"
    "The copies have no order among themselves.\n\n"
    "cudaError_t cudaMemcpy3DBatchAsync(size_t numOps, struct cudaMemcpy3DBatchOp *opList,\n"
    "    unsigned long long flags, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    opList : sequence of cudaMemcpy3DBatchOp, or None\n"
    "    flags : int; has to be 0\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL. Since CUDA 12.8; other parameters before 13.0.\n"
    "Per-thread variant: cudaMemcpy3DBatchAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMemcpyWithAttributesAsync,
    "cudaMemcpyWithAttributesAsync($module, /, dst, src, size, attr, stream)\n--\n\n",
    "cudaMemcpyWithAttributesAsync(dst, src, size, attr, stream)\n\n"
    "Enqueue one copy with the attributes that cudaMemcpyBatchAsync takes.\n\n"
    "cudaError_t cudaMemcpyWithAttributesAsync(void *dst, const void *src, size_t size,\n"
    "    struct cudaMemcpyAttributes *attr, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    dst : device memory, int or None; size bytes are written\n"
    "    src : device memory, int or None; at least size bytes long\n"
    "    size : int; bytes\n"
    "    attr : cudaMemcpyAttributes or None\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL. Since CUDA 13.2.\n"
    "Per-thread variant: cudaMemcpyWithAttributesAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMemcpy3DWithAttributesAsync,
    "cudaMemcpy3DWithAttributesAsync($module, /, op, flags, stream)\n--\n\n",
    "cudaMemcpy3DWithAttributesAsync(op, flags, stream)\n\n"
    "Enqueue the copy of one box, with hints as in cudaMemcpy3DBatchAsync.\n\n"
    "cudaError_t cudaMemcpy3DWithAttributesAsync(struct cudaMemcpy3DBatchOp *op,\n"
    "    unsigned long long flags, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    op : cudaMemcpy3DBatchOp or None\n"
    "    flags : int; has to be 0\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL. Since CUDA 13.2.\n"
    "Per-thread variant: cudaMemcpy3DWithAttributesAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMemcpy2DAsync,
    "cudaMemcpy2DAsync($module, /, dst, dpitch, src, spitch, width, height, kind, stream)\n"
    "--\n\n",
    "cudaMemcpy2DAsync(dst, dpitch, src, spitch, width, height, kind, stream)\n\n"
    "Enqueue on a stream a copy of rows like that of cudaMemcpy2D.\n\n"
    "cudaError_t cudaMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch,\n"
    "    size_t width, size_t height, enum cudaMemcpyKind kind, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    dst : device memory, int or None; written to\n"
    "    dpitch : int; bytes from one row to the next, at least width\n"
    "    src : device memory, int or None\n"
    "    spitch : int; bytes from one row to the next, at least width\n"
    "    width : int; bytes per row\n"
    "    height : int; rows\n"
    "    kind : cudaMemcpyKind or int\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidPitchValue, cudaErrorInvalidMemcpyDirection\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaMemcpy2DAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(checked_cudaMemcpy2DAsync,
    "cudaMemcpy2DAsync($module, /, dst, dpitch, src, spitch, width, height, kind, stream=None)\n"
    "--\n\n",
    "cudaMemcpy2DAsync(dst, dpitch, src, spitch, width, height, kind, stream=None)\n\n"
    "Enqueue on a stream a copy of rows like that of cudaMemcpy2D.\n\n"
    "cudaError_t cudaMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch,\n"
    "    size_t width, size_t height, enum cudaMemcpyKind kind, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    dst : device memory, int or None; written to\n"
    "    dpitch : int; bytes from one row to the next, at least width\n"
    "    src : device memory, int or None\n"
    "    spitch : int; bytes from one row to the next, at least width\n"
    "    width : int; bytes per row\n"
    "    height : int; rows\n"
    "    kind : cudaMemcpyKind or int\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidPitchValue, cudaErrorInvalidMemcpyDirection\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaMemcpy2DAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMemcpy2DToArrayAsync,
    "cudaMemcpy2DToArrayAsync($module, /, dst, wOffset, hOffset, src, spitch, width, height, "
    "kind, stream)\n--\n\n",
    "cudaMemcpy2DToArrayAsync(dst, wOffset, hOffset, src, spitch, width, height, kind, stream)\n\n"
    "Copy rows of memory to a position in an array.\n\n"
    "cudaError_t cudaMemcpy2DToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset,\n"
    "    const void *src, size_t spitch, size_t width, size_t height,\n"
    "    enum cudaMemcpyKind kind, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    dst : cudaArray_t, int or None\n"
    "    wOffset : int; bytes\n"
    "    hOffset : int; rows\n"
    "    src : device memory, int or None\n"
    "    spitch : int\n"
    "    width : int; bytes per row\n"
    "    height : int; rows\n"
    "    kind : cudaMemcpyKind or int\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidPitchValue, cudaErrorInvalidMemcpyDirection\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaMemcpy2DToArrayAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(checked_cudaMemcpy2DToArrayAsync,
    "cudaMemcpy2DToArrayAsync($module, /, dst, wOffset, hOffset, src, spitch, width, height, "
    "kind, stream=None)\n--\n\n",
    "cudaMemcpy2DToArrayAsync(dst, wOffset, hOffset, src, spitch, width, height, kind, "
    "stream=None)\n\n"
    "Copy rows of memory to a position in an array.\n\n"
    "cudaError_t cudaMemcpy2DToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset,\n"
    "    const void *src, size_t spitch, size_t width, size_t height,\n"
    "    enum cudaMemcpyKind kind, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    dst : cudaArray_t, int or None\n"
    "    wOffset : int; bytes\n"
    "    hOffset : int; rows\n"
    "    src : device memory, int or None\n"
    "    spitch : int\n"
    "    width : int; bytes per row\n"
    "    height : int; rows\n"
    "    kind : cudaMemcpyKind or int\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidPitchValue, cudaErrorInvalidMemcpyDirection\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaMemcpy2DToArrayAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMemcpy2DFromArrayAsync,
    "cudaMemcpy2DFromArrayAsync($module, /, dst, dpitch, src, wOffset, hOffset, width, height, "
    "kind, stream)\n--\n\n",
    "cudaMemcpy2DFromArrayAsync(dst, dpitch, src, wOffset, hOffset, width, height, kind, "
    "stream)\n\n"
    "Copy rows from a position in an array to memory.\n\n"
    "cudaError_t cudaMemcpy2DFromArrayAsync(void *dst, size_t dpitch, cudaArray_const_t src,\n"
    "    size_t wOffset, size_t hOffset, size_t width, size_t height,\n"
    "    enum cudaMemcpyKind kind, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    dst : device memory, int or None; written to\n"
    "    dpitch : int\n"
    "    src : cudaArray_const_t, int or None\n"
    "    wOffset : int; bytes\n"
    "    hOffset : int; rows\n"
    "    width : int; bytes per row\n"
    "    height : int; rows\n"
    "    kind : cudaMemcpyKind or int\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidPitchValue, cudaErrorInvalidMemcpyDirection\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaMemcpy2DFromArrayAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(checked_cudaMemcpy2DFromArrayAsync,
    "cudaMemcpy2DFromArrayAsync($module, /, dst, dpitch, src, wOffset, hOffset, width, height, "
    "kind, stream=None)\n--\n\n",
    "cudaMemcpy2DFromArrayAsync(dst, dpitch, src, wOffset, hOffset, width, height, kind, "
    "stream=None)\n\n"
    "Copy rows from a position in an array to memory.\n\n"
    "cudaError_t cudaMemcpy2DFromArrayAsync(void *dst, size_t dpitch, cudaArray_const_t src,\n"
    "    size_t wOffset, size_t hOffset, size_t width, size_t height,\n"
    "    enum cudaMemcpyKind kind, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    dst : device memory, int or None; written to\n"
    "    dpitch : int\n"
    "    src : cudaArray_const_t, int or None\n"
    "    wOffset : int; bytes\n"
    "    hOffset : int; rows\n"
    "    width : int; bytes per row\n"
    "    height : int; rows\n"
    "    kind : cudaMemcpyKind or int\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidPitchValue, cudaErrorInvalidMemcpyDirection\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaMemcpy2DFromArrayAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMemcpyToSymbolAsync,
    "cudaMemcpyToSymbolAsync($module, /, symbol, src, count, offset, kind, stream)\n--\n\n",
    "cudaMemcpyToSymbolAsync(symbol, src, count, offset, kind, stream)\n\n"
    "Copy count bytes to a variable linked into the program.\n\n"
    "The copy begins offset bytes into the variable.\n\n"
    "cudaError_t cudaMemcpyToSymbolAsync(const void *symbol, const void *src, size_t count,\n"
    "    size_t offset, enum cudaMemcpyKind kind, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    symbol : int (address), buffer or None\n"
    "    src : device memory, int or None; at least count bytes long\n"
    "    count, offset : int\n"
    "    kind : cudaMemcpyKind or int\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidSymbol, cudaErrorInvalidMemcpyDirection,\n"
    "    cudaErrorNoKernelImageForDevice\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaMemcpyToSymbolAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(checked_cudaMemcpyToSymbolAsync,
    "cudaMemcpyToSymbolAsync($module, /, symbol, src, count, offset, kind, stream=None)\n--\n\n",
    "cudaMemcpyToSymbolAsync(symbol, src, count, offset, kind, stream=None)\n\n"
    "Copy count bytes to a variable linked into the program.\n\n"
    "The copy begins offset bytes into the variable.\n\n"
    "cudaError_t cudaMemcpyToSymbolAsync(const void *symbol, const void *src, size_t count,\n"
    "    size_t offset, enum cudaMemcpyKind kind, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    symbol : int (address), buffer or None\n"
    "    src : device memory, int or None; at least count bytes long\n"
    "    count, offset : int\n"
    "    kind : cudaMemcpyKind or int\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidSymbol, cudaErrorInvalidMemcpyDirection,\n"
    "    cudaErrorNoKernelImageForDevice\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaMemcpyToSymbolAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMemcpyFromSymbolAsync,
    "cudaMemcpyFromSymbolAsync($module, /, dst, symbol, count, offset, kind, stream)\n--\n\n",
    "cudaMemcpyFromSymbolAsync(dst, symbol, count, offset, kind, stream)\n\n"
    "Copy count bytes from a variable linked into the program.\n\n"
    "The copy begins offset bytes into the variable.\n\n"
    "cudaError_t cudaMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t count,\n"
    "    size_t offset, enum cudaMemcpyKind kind, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    dst : device memory, int or None; count bytes are written\n"
    "    symbol : int (address), buffer or None\n"
    "    count, offset : int\n"
    "    kind : cudaMemcpyKind or int\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidSymbol, cudaErrorInvalidMemcpyDirection,\n"
    "    cudaErrorNoKernelImageForDevice\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaMemcpyFromSymbolAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(checked_cudaMemcpyFromSymbolAsync,
    "cudaMemcpyFromSymbolAsync($module, /, dst, symbol, count, offset, kind, stream=None)\n"
    "--\n\n",
    "cudaMemcpyFromSymbolAsync(dst, symbol, count, offset, kind, stream=None)\n\n"
    "Copy count bytes from a variable linked into the program.\n\n"
    "The copy begins offset bytes into the variable.\n\n"
    "cudaError_t cudaMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t count,\n"
    "    size_t offset, enum cudaMemcpyKind kind, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    dst : device memory, int or None; count bytes are written\n"
    "    symbol : int (address), buffer or None\n"
    "    count, offset : int\n"
    "    kind : cudaMemcpyKind or int\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidSymbol, cudaErrorInvalidMemcpyDirection,\n"
    "    cudaErrorNoKernelImageForDevice\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaMemcpyFromSymbolAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMemset,
    "cudaMemset($module, /, devPtr, value, count)\n--\n\n",
    "cudaMemset(devPtr, value, count)\n\n"
    "Set count bytes to the low byte of value.\n\n"
    "The host does not wait if the memory is device memory.\n\n"
    "cudaError_t cudaMemset(void *devPtr, int value, size_t count)\n\n"
    "Parameters\n"
    "    devPtr : device memory, int or None; at least count bytes long\n"
    "    value : int\n"
    "    count : int; bytes\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaMemset_ptds (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMemset2D,
    "cudaMemset2D($module, /, devPtr, pitch, value, width, height)\n--\n\n",
    "cudaMemset2D(devPtr, pitch, value, width, height)\n\n"
    "Set height rows of width bytes to the low byte of value.\n\n"
    "cudaError_t cudaMemset2D(void *devPtr, size_t pitch, int value, size_t width,\n"
    "    size_t height)\n\n"
    "Parameters\n"
    "    devPtr : device memory, int or None; written to\n"
    "    pitch : int; bytes from one row to the next\n"
    "    value : int\n"
    "    width : int; bytes per row\n"
    "    height : int; rows\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaMemset2D_ptds (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMemset3D,
    "cudaMemset3D($module, /, pitchedDevPtr, value, extent)\n--\n\n",
    "cudaMemset3D(pitchedDevPtr, value, extent)\n\n"
    "Set a box in memory of cudaMalloc3D to the low byte of value.\n\n"
    "cudaError_t cudaMemset3D(struct cudaPitchedPtr pitchedDevPtr, int value,\n"
    "    struct cudaExtent extent)\n\n"
    "Parameters\n"
    "    pitchedDevPtr : cudaPitchedPtr\n"
    "    value : int\n"
    "    extent : cudaExtent; bytes per row, rows per plane, planes\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaMemset3D_ptds (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMemsetAsync,
    "cudaMemsetAsync($module, /, devPtr, value, count, stream)\n--\n\n",
    "cudaMemsetAsync(devPtr, value, count, stream)\n\n"
    "Enqueue the setting of count bytes to the low byte of value on a stream.\n\n"
    "cudaError_t cudaMemsetAsync(void *devPtr, int value, size_t count, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    devPtr : device memory, int or None; at least count bytes long\n"
    "    value : int\n"
    "    count : int; bytes\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaMemsetAsync_ptsz (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(checked_cudaMemsetAsync,
    "cudaMemsetAsync($module, /, devPtr, value, count, stream=None)\n--\n\n",
    "cudaMemsetAsync(devPtr, value, count, stream=None)\n\n"
    "Enqueue the setting of count bytes to the low byte of value on a stream.\n\n"
    "cudaError_t cudaMemsetAsync(void *devPtr, int value, size_t count, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    devPtr : device memory, int or None; at least count bytes long\n"
    "    value : int\n"
    "    count : int; bytes\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaMemsetAsync_ptsz (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMemset2DAsync,
    "cudaMemset2DAsync($module, /, devPtr, pitch, value, width, height, stream)\n--\n\n",
    "cudaMemset2DAsync(devPtr, pitch, value, width, height, stream)\n\n"
    "Set height rows of width bytes to the low byte of value.\n\n"
    "cudaError_t cudaMemset2DAsync(void *devPtr, size_t pitch, int value, size_t width,\n"
    "    size_t height, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    devPtr : device memory, int or None; written to\n"
    "    pitch : int; bytes from one row to the next\n"
    "    value : int\n"
    "    width : int; bytes per row\n"
    "    height : int; rows\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaMemset2DAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(checked_cudaMemset2DAsync,
    "cudaMemset2DAsync($module, /, devPtr, pitch, value, width, height, stream=None)\n--\n\n",
    "cudaMemset2DAsync(devPtr, pitch, value, width, height, stream=None)\n\n"
    "Set height rows of width bytes to the low byte of value.\n\n"
    "cudaError_t cudaMemset2DAsync(void *devPtr, size_t pitch, int value, size_t width,\n"
    "    size_t height, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    devPtr : device memory, int or None; written to\n"
    "    pitch : int; bytes from one row to the next\n"
    "    value : int\n"
    "    width : int; bytes per row\n"
    "    height : int; rows\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaMemset2DAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMemset3DAsync,
    "cudaMemset3DAsync($module, /, pitchedDevPtr, value, extent, stream)\n--\n\n",
    "cudaMemset3DAsync(pitchedDevPtr, value, extent, stream)\n\n"
    "Set a box in memory of cudaMalloc3D to the low byte of value.\n\n"
    "cudaError_t cudaMemset3DAsync(struct cudaPitchedPtr pitchedDevPtr, int value,\n"
    "    struct cudaExtent extent, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    pitchedDevPtr : cudaPitchedPtr\n"
    "    value : int\n"
    "    extent : cudaExtent; bytes per row, rows per plane, planes\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaMemset3DAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(checked_cudaMemset3DAsync,
    "cudaMemset3DAsync($module, /, pitchedDevPtr, value, extent, stream=None)\n--\n\n",
    "cudaMemset3DAsync(pitchedDevPtr, value, extent, stream=None)\n\n"
    "Set a box in memory of cudaMalloc3D to the low byte of value.\n\n"
    "cudaError_t cudaMemset3DAsync(struct cudaPitchedPtr pitchedDevPtr, int value,\n"
    "    struct cudaExtent extent, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    pitchedDevPtr : cudaPitchedPtr\n"
    "    value : int\n"
    "    extent : cudaExtent; bytes per row, rows per plane, planes\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaMemset3DAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaGetSymbolAddress,
    "cudaGetSymbolAddress($module, /, symbol)\n--\n\n",
    "cudaGetSymbolAddress(symbol)\n\n"
    "Return the device address of a variable linked into the program.\n\n"
    "cudaError_t cudaGetSymbolAddress(void **devPtr, const void *symbol)\n\n"
    "Parameters\n"
    "    symbol : int (address), buffer or None\n\n"
    "Returns\n"
    "    (cudaError_t, devPtr); cubind.checked.runtime returns devPtr, or raises\n"
    "        CUDARuntimeError\n"
    "    devPtr : int\n\n"
    "Fails with\n"
    "    cudaErrorInvalidSymbol, cudaErrorNoKernelImageForDevice\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaGetSymbolSize,
    "cudaGetSymbolSize($module, /, symbol)\n--\n\n",
    "cudaGetSymbolSize(symbol)\n\n"
    "Return the size of a variable linked into the program.\n\n"
    "cudaError_t cudaGetSymbolSize(size_t *size, const void *symbol)\n\n"
    "Parameters\n"
    "    symbol : int (address), buffer or None\n\n"
    "Returns\n"
    "    (cudaError_t, size); cubind.checked.runtime returns size, or raises CUDARuntimeError\n"
    "    size : int; bytes\n\n"
    "Fails with\n"
    "    cudaErrorInvalidSymbol, cudaErrorNoKernelImageForDevice\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMemPrefetchAsync,
    "cudaMemPrefetchAsync($module, /, devPtr, count, location, flags, stream)\n--\n\n",
    "cudaMemPrefetchAsync(devPtr, count, location, flags, stream)\n\n"
    "Enqueue the move of managed memory to a location.\n\n"
    "Later kernels on the stream find the memory there.\n\n"
    "cudaError_t cudaMemPrefetchAsync(const void *devPtr, size_t count,\n"
    "    struct cudaMemLocation location, unsigned int flags, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    devPtr : device memory, int or None; at least count bytes long\n"
    "    count : int; bytes\n"
    "    location : cudaMemLocation\n"
    "    flags : int; has to be 0\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDevice, cudaErrorNotSupported\n\n"
    "Releases the GIL. Other parameters before CUDA 13.0.\n"
    "Per-thread variant: cudaMemPrefetchAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(checked_cudaMemPrefetchAsync,
    "cudaMemPrefetchAsync($module, /, devPtr, count, location, flags, stream=None)\n--\n\n",
    "cudaMemPrefetchAsync(devPtr, count, location, flags, stream=None)\n\n"
    "Enqueue the move of managed memory to a location.\n\n"
    "Later kernels on the stream find the memory there.\n\n"
    "cudaError_t cudaMemPrefetchAsync(const void *devPtr, size_t count,\n"
    "    struct cudaMemLocation location, unsigned int flags, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    devPtr : device memory, int or None; at least count bytes long\n"
    "    count : int; bytes\n"
    "    location : cudaMemLocation\n"
    "    flags : int; has to be 0\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDevice, cudaErrorNotSupported\n\n"
    "Releases the GIL. Other parameters before CUDA 13.0.\n"
    "Per-thread variant: cudaMemPrefetchAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMemPrefetchBatchAsync,
    "cudaMemPrefetchBatchAsync($module, /, dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, "
    "numPrefetchLocs, flags, stream)\n--\n\n",
    "cudaMemPrefetchBatchAsync(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, "
    "numPrefetchLocs, flags, stream)\n\n"
    "Enqueue the moves of several ranges of managed memory.\n\n"
    "The moves have no order among themselves.\n\n"
    "cudaError_t cudaMemPrefetchBatchAsync(void **dptrs, size_t *sizes, size_t count,\n"
    "    struct cudaMemLocation *prefetchLocs, size_t *prefetchLocIdxs,\n"
    "    size_t numPrefetchLocs, unsigned long long flags, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    dptrs : sequence of int (addresses) or buffers, or None; as many as count\n"
    "    sizes : sequence of int, or None; as many as count; bytes of each range\n"
    "    count : int\n"
    "    prefetchLocs : sequence of cudaMemLocation, or None; as many as numPrefetchLocs\n"
    "    prefetchLocIdxs : sequence of int, or None; as many as numPrefetchLocs; for each of\n"
    "        prefetchLocs, the first range that goes there; begins with 0\n"
    "    numPrefetchLocs : int\n"
    "    flags : int; has to be 0\n"
    "    stream : cudaStream_t, int or None; not the legacy stream, None or 0\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Releases the GIL. Since CUDA 13.0.\n"
    "Per-thread variant: cudaMemPrefetchBatchAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(checked_cudaMemPrefetchBatchAsync,
    "cudaMemPrefetchBatchAsync($module, /, dptrs, sizes, prefetchLocs, prefetchLocIdxs, flags, "
    "stream)\n--\n\n",
    "cudaMemPrefetchBatchAsync(dptrs, sizes, prefetchLocs, prefetchLocIdxs, flags, stream)\n\n"
    "Enqueue the moves of several ranges of managed memory.\n\n"
    "The moves have no order among themselves.\n\n"
    "cudaError_t cudaMemPrefetchBatchAsync(void **dptrs, size_t *sizes, size_t count,\n"
    "    struct cudaMemLocation *prefetchLocs, size_t *prefetchLocIdxs,\n"
    "    size_t numPrefetchLocs, unsigned long long flags, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    dptrs : sequence of int (addresses) or buffers, or None\n"
    "    sizes : sequence of int, or None; bytes of each range\n"
    "    prefetchLocs : sequence of cudaMemLocation, or None\n"
    "    prefetchLocIdxs : sequence of int, or None; for each of prefetchLocs, the first\n"
    "        range that goes there; begins with 0\n"
    "    flags : int; has to be 0\n"
    "    stream : cudaStream_t, int or None; not the legacy stream, None or 0\n\n"
    "Returns\n"
    "    None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)\n\n"
    "Releases the GIL. Since CUDA 13.0.\n"
    "Per-thread variant: cudaMemPrefetchBatchAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMemDiscardBatchAsync,
    "cudaMemDiscardBatchAsync($module, /, dptrs, sizes, count, flags, stream)\n--\n\n",
    "cudaMemDiscardBatchAsync(dptrs, sizes, count, flags, stream)\n\n"
    "Enqueue a discard of several ranges of managed memory.\n\n"
    "Their contents are not needed and so need not be moved.\n\n"
    "cudaError_t cudaMemDiscardBatchAsync(void **dptrs, size_t *sizes, size_t count,\n"
    "    unsigned long long flags, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    dptrs : sequence of int (addresses) or buffers, or None; as many as count\n"
    "    sizes : sequence of int, or None; as many as count; bytes of each range\n"
    "    count : int\n"
    "    flags : int; has to be 0\n"
    "    stream : cudaStream_t, int or None; not the legacy stream, None or 0\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Releases the GIL. Since CUDA 13.0.\n"
    "Per-thread variant: cudaMemDiscardBatchAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(checked_cudaMemDiscardBatchAsync,
    "cudaMemDiscardBatchAsync($module, /, dptrs, sizes, flags, stream)\n--\n\n",
    "cudaMemDiscardBatchAsync(dptrs, sizes, flags, stream)\n\n"
    "Enqueue a discard of several ranges of managed memory.\n\n"
    "Their contents are not needed and so need not be moved.\n\n"
    "cudaError_t cudaMemDiscardBatchAsync(void **dptrs, size_t *sizes, size_t count,\n"
    "    unsigned long long flags, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    dptrs : sequence of int (addresses) or buffers, or None\n"
    "    sizes : sequence of int, or None; bytes of each range\n"
    "    flags : int; has to be 0\n"
    "    stream : cudaStream_t, int or None; not the legacy stream, None or 0\n\n"
    "Returns\n"
    "    None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)\n\n"
    "Releases the GIL. Since CUDA 13.0.\n"
    "Per-thread variant: cudaMemDiscardBatchAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMemDiscardAndPrefetchBatchAsync,
    "cudaMemDiscardAndPrefetchBatchAsync($module, /, dptrs, sizes, count, prefetchLocs, "
    "prefetchLocIdxs, numPrefetchLocs, flags, stream)\n--\n\n",
    "cudaMemDiscardAndPrefetchBatchAsync(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, "
    "numPrefetchLocs, flags, stream)\n\n"
    "Enqueue the moves of several managed memory ranges without their contents.\n\n"
    "cudaError_t cudaMemDiscardAndPrefetchBatchAsync(void **dptrs, size_t *sizes,\n"
    "    size_t count, struct cudaMemLocation *prefetchLocs, size_t *prefetchLocIdxs,\n"
    "    size_t numPrefetchLocs, unsigned long long flags, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    dptrs : sequence of int (addresses) or buffers, or None; as many as count\n"
    "    sizes : sequence of int, or None; as many as count; bytes of each range\n"
    "    count : int\n"
    "    prefetchLocs : sequence of cudaMemLocation, or None; as many as numPrefetchLocs\n"
    "    prefetchLocIdxs : sequence of int, or None; as many as numPrefetchLocs; for each of\n"
    "        prefetchLocs, the first range that goes there; begins with 0\n"
    "    numPrefetchLocs : int\n"
    "    flags : int; has to be 0\n"
    "    stream : cudaStream_t, int or None; not the legacy stream, None or 0\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Releases the GIL. Since CUDA 13.0.\n"
    "Per-thread variant: cudaMemDiscardAndPrefetchBatchAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(checked_cudaMemDiscardAndPrefetchBatchAsync,
    "cudaMemDiscardAndPrefetchBatchAsync($module, /, dptrs, sizes, prefetchLocs, "
    "prefetchLocIdxs, flags, stream)\n--\n\n",
    "cudaMemDiscardAndPrefetchBatchAsync(dptrs, sizes, prefetchLocs, prefetchLocIdxs, flags, "
    "stream)\n\n"
    "Enqueue the moves of several managed memory ranges without their contents.\n\n"
    "cudaError_t cudaMemDiscardAndPrefetchBatchAsync(void **dptrs, size_t *sizes,\n"
    "    size_t count, struct cudaMemLocation *prefetchLocs, size_t *prefetchLocIdxs,\n"
    "    size_t numPrefetchLocs, unsigned long long flags, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    dptrs : sequence of int (addresses) or buffers, or None\n"
    "    sizes : sequence of int, or None; bytes of each range\n"
    "    prefetchLocs : sequence of cudaMemLocation, or None\n"
    "    prefetchLocIdxs : sequence of int, or None; for each of prefetchLocs, the first\n"
    "        range that goes there; begins with 0\n"
    "    flags : int; has to be 0\n"
    "    stream : cudaStream_t, int or None; not the legacy stream, None or 0\n\n"
    "Returns\n"
    "    None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)\n\n"
    "Releases the GIL. Since CUDA 13.0.\n"
    "Per-thread variant: cudaMemDiscardAndPrefetchBatchAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMemGetLocationInfo,
    "cudaMemGetLocationInfo($module, /, devPtr, size, summaryGranularity, samplingGranularity, "
    "location_out)\n--\n\n",
    "cudaMemGetLocationInfo(devPtr, size, summaryGranularity, samplingGranularity, "
    "location_out)\n\n"
    "Return information about locations of memory.\n\n"
    "A location is a device or a node of the host, for example.\n\n"
    "cudaError_t cudaMemGetLocationInfo(void *devPtr, size_t size, size_t summaryGranularity,\n"
    "    size_t samplingGranularity, struct cudaMemLocation *location_out)\n\n"
    "Parameters\n"
    "    devPtr : device memory, int or None; at least size bytes long\n"
    "    size, summaryGranularity, samplingGranularity : int\n"
    "    location_out : cudaMemLocation, or a sequence of them; in and out\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorNotSupported\n\n"
    "Releases the GIL. Since CUDA 13.4.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMemAdvise,
    "cudaMemAdvise($module, /, devPtr, count, advice, location)\n--\n\n",
    "cudaMemAdvise(devPtr, count, advice, location)\n\n"
    "Set a hint on how, where and by whom managed memory will be used.\n\n"
    "The hint changes only speed, not results.\n\n"
    "cudaError_t cudaMemAdvise(const void *devPtr, size_t count,\n"
    "    enum cudaMemoryAdvise advice, struct cudaMemLocation location)\n\n"
    "Parameters\n"
    "    devPtr : device memory, int or None; at least count bytes long\n"
    "    count : int; bytes\n"
    "    advice : cudaMemoryAdvise or int\n"
    "    location : cudaMemLocation\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDevice, cudaErrorNotSupported\n\n"
    "Releases the GIL. Other parameters before CUDA 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMemRangeGetAttribute,
    "cudaMemRangeGetAttribute($module, /, dataSize, attribute, devPtr, count)\n--\n\n",
    "cudaMemRangeGetAttribute(dataSize, attribute, devPtr, count)\n\n"
    "Return one attribute of a range of managed memory.\n\n"
    "An example is the location of its last prefetch.\n\n"
    "cudaError_t cudaMemRangeGetAttribute(void *data, size_t dataSize,\n"
    "    enum cudaMemRangeAttribute attribute, const void *devPtr, size_t count)\n\n"
    "Parameters\n"
    "    dataSize : int\n"
    "    attribute : cudaMemRangeAttribute\n"
    "    devPtr : device memory, int or None; at least count bytes long\n"
    "    count : int; bytes of the range\n\n"
    "Returns\n"
    "    (cudaError_t, data); cubind.checked.runtime returns data, or raises CUDARuntimeError\n"
    "    data : Any; of the type that attribute calls for\n\n"
    "Types of data by attribute\n"
    "    int : cudaMemRangeAttributeReadMostly, cudaMemRangeAttributePreferredLocation,\n"
    "        cudaMemRangeAttributeLastPrefetchLocation,\n"
    "        cudaMemRangeAttributePreferredLocationType,\n"
    "        cudaMemRangeAttributePreferredLocationId,\n"
    "        cudaMemRangeAttributeLastPrefetchLocationType,\n"
    "        cudaMemRangeAttributeLastPrefetchLocationId\n"
    "    list of int : cudaMemRangeAttributeAccessedBy\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMemRangeGetAttributes,
    "cudaMemRangeGetAttributes($module, /, dataSizes, attributes, numAttributes, devPtr, "
    "count)\n--\n\n",
    "cudaMemRangeGetAttributes(dataSizes, attributes, numAttributes, devPtr, count)\n\n"
    "Return several attributes of a range of managed memory at once.\n\n"
    "cudaError_t cudaMemRangeGetAttributes(void **data, size_t *dataSizes,\n"
    "    enum cudaMemRangeAttribute *attributes, size_t numAttributes, const void *devPtr,\n"
    "    size_t count)\n\n"
    "Parameters\n"
    "    dataSizes : sequence of int, or None; as many as numAttributes\n"
    "    attributes : sequence of cudaMemRangeAttribute, or None; as many as numAttributes\n"
    "    numAttributes : int\n"
    "    devPtr : device memory, int or None; at least count bytes long\n"
    "    count : int; bytes of the range\n\n"
    "Returns\n"
    "    (cudaError_t, data); cubind.checked.runtime returns data, or raises CUDARuntimeError\n"
    "    data : list[Any]; of the type that attributes calls for\n\n"
    "Types of data by attributes\n"
    "    int : cudaMemRangeAttributeReadMostly, cudaMemRangeAttributePreferredLocation,\n"
    "        cudaMemRangeAttributeLastPrefetchLocation,\n"
    "        cudaMemRangeAttributePreferredLocationType,\n"
    "        cudaMemRangeAttributePreferredLocationId,\n"
    "        cudaMemRangeAttributeLastPrefetchLocationType,\n"
    "        cudaMemRangeAttributeLastPrefetchLocationId\n"
    "    list of int : cudaMemRangeAttributeAccessedBy\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(checked_cudaMemRangeGetAttributes,
    "cudaMemRangeGetAttributes($module, /, dataSizes, attributes, devPtr, count)\n--\n\n",
    "cudaMemRangeGetAttributes(dataSizes, attributes, devPtr, count)\n\n"
    "Return several attributes of a range of managed memory at once.\n\n"
    "cudaError_t cudaMemRangeGetAttributes(void **data, size_t *dataSizes,\n"
    "    enum cudaMemRangeAttribute *attributes, size_t numAttributes, const void *devPtr,\n"
    "    size_t count)\n\n"
    "Parameters\n"
    "    dataSizes : sequence of int, or None\n"
    "    attributes : sequence of cudaMemRangeAttribute, or None\n"
    "    devPtr : device memory, int or None; at least count bytes long\n"
    "    count : int; bytes of the range\n\n"
    "Returns\n"
    "    data, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t, data)\n"
    "    data : list[Any]; of the type that attributes calls for\n\n"
    "Types of data by attributes\n"
    "    int : cudaMemRangeAttributeReadMostly, cudaMemRangeAttributePreferredLocation,\n"
    "        cudaMemRangeAttributeLastPrefetchLocation,\n"
    "        cudaMemRangeAttributePreferredLocationType,\n"
    "        cudaMemRangeAttributePreferredLocationId,\n"
    "        cudaMemRangeAttributeLastPrefetchLocationType,\n"
    "        cudaMemRangeAttributeLastPrefetchLocationId\n"
    "    list of int : cudaMemRangeAttributeAccessedBy\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaMemcpyToArray,
    "cudaMemcpyToArray($module, /, dst, wOffset, hOffset, src, count, kind)\n--\n\n",
    "cudaMemcpyToArray(dst, wOffset, hOffset, src, count, kind)\n\n"
    "Copy bytes into an array, row by row from a position in it.\n\n"
    "The function is deprecated; use cudaMemcpy2DToArray.\n\n"
    "cudaError_t cudaMemcpyToArray(cudaArray_t dst, size_t wOffset, size_t hOffset,\n"
    "    const void *src, size_t count, enum cudaMemcpyKind kind)\n\n"
    "Parameters\n"
    "    dst : cudaArray_t, int or None\n"
    "    wOffset : int; bytes\n"
    "    hOffset : int; rows\n"
    "    src : device memory, int or None; at least count bytes long\n"
    "    count : int; bytes\n"
    "    kind : cudaMemcpyKind or int\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidMemcpyDirection\n\n"
    "Releases the GIL. Deprecated.\n"
    "Per-thread variant: cudaMemcpyToArray_ptds\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__DEPRECATED.html\n");
CB_DOC(cudaMemcpyFromArray,
    "cudaMemcpyFromArray($module, /, dst, src, wOffset, hOffset, count, kind)\n--\n\n",
    "cudaMemcpyFromArray(dst, src, wOffset, hOffset, count, kind)\n\n"
    "Copy bytes from an array, row by row from a position in it.\n\n"
    "The function is deprecated; use cudaMemcpy2DFromArray.\n\n"
    "cudaError_t cudaMemcpyFromArray(void *dst, cudaArray_const_t src, size_t wOffset,\n"
    "    size_t hOffset, size_t count, enum cudaMemcpyKind kind)\n\n"
    "Parameters\n"
    "    dst : device memory, int or None; count bytes are written\n"
    "    src : cudaArray_const_t, int or None\n"
    "    wOffset : int; bytes\n"
    "    hOffset : int; rows\n"
    "    count : int; bytes\n"
    "    kind : cudaMemcpyKind or int\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidMemcpyDirection\n\n"
    "Releases the GIL. Deprecated.\n"
    "Per-thread variant: cudaMemcpyFromArray_ptds\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__DEPRECATED.html\n");
CB_DOC(cudaMemcpyArrayToArray,
    "cudaMemcpyArrayToArray($module, /, dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, "
    "hOffsetSrc, count, kind)\n--\n\n",
    "cudaMemcpyArrayToArray(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, count, "
    "kind)\n\n"
    "Copy bytes from one array to another, row by row.\n\n"
    "The function is deprecated; use cudaMemcpy2DArrayToArray.\n\n"
    "cudaError_t cudaMemcpyArrayToArray(cudaArray_t dst, size_t wOffsetDst,\n"
    "    size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc,\n"
    "    size_t count, enum cudaMemcpyKind kind)\n\n"
    "Parameters\n"
    "    dst : cudaArray_t, int or None\n"
    "    wOffsetDst : int; bytes\n"
    "    hOffsetDst : int; rows\n"
    "    src : cudaArray_const_t, int or None\n"
    "    wOffsetSrc : int; bytes\n"
    "    hOffsetSrc : int; rows\n"
    "    count : int; bytes\n"
    "    kind : cudaMemcpyKind or int\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidMemcpyDirection\n\n"
    "Releases the GIL. Deprecated.\n"
    "Per-thread variant: cudaMemcpyArrayToArray_ptds\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__DEPRECATED.html\n");
CB_DOC(cudaMemcpyToArrayAsync,
    "cudaMemcpyToArrayAsync($module, /, dst, wOffset, hOffset, src, count, kind, stream)\n--\n\n",
    "cudaMemcpyToArrayAsync(dst, wOffset, hOffset, src, count, kind, stream)\n\n"
    "Copy bytes into an array, row by row from a position in it.\n\n"
    "The function is deprecated; use cudaMemcpy2DToArray.\n\n"
    "cudaError_t cudaMemcpyToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset,\n"
    "    const void *src, size_t count, enum cudaMemcpyKind kind, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    dst : cudaArray_t, int or None\n"
    "    wOffset : int; bytes\n"
    "    hOffset : int; rows\n"
    "    src : device memory, int or None; at least count bytes long\n"
    "    count : int; bytes\n"
    "    kind : cudaMemcpyKind or int\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidMemcpyDirection\n\n"
    "Releases the GIL. Deprecated.\n"
    "Per-thread variant: cudaMemcpyToArrayAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__DEPRECATED.html\n");
CB_DOC(checked_cudaMemcpyToArrayAsync,
    "cudaMemcpyToArrayAsync($module, /, dst, wOffset, hOffset, src, count, kind, stream=None)\n"
    "--\n\n",
    "cudaMemcpyToArrayAsync(dst, wOffset, hOffset, src, count, kind, stream=None)\n\n"
    "Copy bytes into an array, row by row from a position in it.\n\n"
    "The function is deprecated; use cudaMemcpy2DToArray.\n\n"
    "cudaError_t cudaMemcpyToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset,\n"
    "    const void *src, size_t count, enum cudaMemcpyKind kind, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    dst : cudaArray_t, int or None\n"
    "    wOffset : int; bytes\n"
    "    hOffset : int; rows\n"
    "    src : device memory, int or None; at least count bytes long\n"
    "    count : int; bytes\n"
    "    kind : cudaMemcpyKind or int\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidMemcpyDirection\n\n"
    "Releases the GIL. Deprecated.\n"
    "Per-thread variant: cudaMemcpyToArrayAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__DEPRECATED.html\n");
CB_DOC(cudaMemcpyFromArrayAsync,
    "cudaMemcpyFromArrayAsync($module, /, dst, src, wOffset, hOffset, count, kind, stream)\n"
    "--\n\n",
    "cudaMemcpyFromArrayAsync(dst, src, wOffset, hOffset, count, kind, stream)\n\n"
    "Copy bytes from an array, row by row from a position in it.\n\n"
    "The function is deprecated; use cudaMemcpy2DFromArray.\n\n"
    "cudaError_t cudaMemcpyFromArrayAsync(void *dst, cudaArray_const_t src, size_t wOffset,\n"
    "    size_t hOffset, size_t count, enum cudaMemcpyKind kind, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    dst : device memory, int or None; count bytes are written\n"
    "    src : cudaArray_const_t, int or None\n"
    "    wOffset : int; bytes\n"
    "    hOffset : int; rows\n"
    "    count : int; bytes\n"
    "    kind : cudaMemcpyKind or int\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidMemcpyDirection\n\n"
    "Releases the GIL. Deprecated.\n"
    "Per-thread variant: cudaMemcpyFromArrayAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__DEPRECATED.html\n");
CB_DOC(checked_cudaMemcpyFromArrayAsync,
    "cudaMemcpyFromArrayAsync($module, /, dst, src, wOffset, hOffset, count, kind, "
    "stream=None)\n--\n\n",
    "cudaMemcpyFromArrayAsync(dst, src, wOffset, hOffset, count, kind, stream=None)\n\n"
    "Copy bytes from an array, row by row from a position in it.\n\n"
    "The function is deprecated; use cudaMemcpy2DFromArray.\n\n"
    "cudaError_t cudaMemcpyFromArrayAsync(void *dst, cudaArray_const_t src, size_t wOffset,\n"
    "    size_t hOffset, size_t count, enum cudaMemcpyKind kind, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    dst : device memory, int or None; count bytes are written\n"
    "    src : cudaArray_const_t, int or None\n"
    "    wOffset : int; bytes\n"
    "    hOffset : int; rows\n"
    "    count : int; bytes\n"
    "    kind : cudaMemcpyKind or int\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidMemcpyDirection\n\n"
    "Releases the GIL. Deprecated.\n"
    "Per-thread variant: cudaMemcpyFromArrayAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__DEPRECATED.html\n");
CB_DOC(cudaMallocAsync,
    "cudaMallocAsync($module, /, size, hStream)\n--\n\n",
    "cudaMallocAsync(size, hStream)\n\n"
    "Allocate in stream order from the pool of the stream's device.\n\n"
    "Work on hStream may use the memory at once; other streams must wait for the allocation.\n\n"
    "cudaError_t cudaMallocAsync(void **devPtr, size_t size, cudaStream_t hStream)\n\n"
    "Parameters\n"
    "    size : int; bytes\n"
    "    hStream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, devPtr); cubind.checked.runtime returns devPtr, or raises\n"
    "        CUDARuntimeError\n"
    "    devPtr : int\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorNotSupported\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaMallocAsync_ptsz (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html\n");
CB_DOC(cudaFreeAsync,
    "cudaFreeAsync($module, /, devPtr, hStream)\n--\n\n",
    "cudaFreeAsync(devPtr, hStream)\n\n"
    "Free memory of a pool behind the work enqueued on hStream.\n\n"
    "Work on other streams must be done by then.\n\n"
    "cudaError_t cudaFreeAsync(void *devPtr, cudaStream_t hStream)\n\n"
    "Parameters\n"
    "    devPtr : device memory, int or None\n"
    "    hStream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorNotSupported\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaFreeAsync_ptsz (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html\n");
CB_DOC(cudaMemPoolTrimTo,
    "cudaMemPoolTrimTo($module, /, memPool, minBytesToKeep)\n--\n\n",
    "cudaMemPoolTrimTo(memPool, minBytesToKeep)\n\n"
    "Return unused memory of a pool to the system.\n\n"
    "This stops at minBytesToKeep bytes in the pool; memory in use stays.\n\n"
    "cudaError_t cudaMemPoolTrimTo(cudaMemPool_t memPool, size_t minBytesToKeep)\n\n"
    "Parameters\n"
    "    memPool : cudaMemPool_t, int or None\n"
    "    minBytesToKeep : int; bytes\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html\n");
CB_DOC(cudaMemPoolSetAttribute,
    "cudaMemPoolSetAttribute($module, /, memPool, attr, value)\n--\n\n",
    "cudaMemPoolSetAttribute(memPool, attr, value)\n\n"
    "Set an attribute of a memory pool.\n\n"
    "An example is how many unused bytes it keeps when a stream is synchronized.\n\n"
    "cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t memPool, enum cudaMemPoolAttr attr,\n"
    "    void *value)\n\n"
    "Parameters\n"
    "    memPool : cudaMemPool_t, int or None\n"
    "    attr : cudaMemPoolAttr; only ReleaseThreshold and Reuse*; ReservedMemHigh and\n"
    "        UsedMemHigh to 0\n"
    "    value : a value, of the type that attr calls for\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Types of value by attr\n"
    "    int : cudaMemPoolReuseFollowEventDependencies, cudaMemPoolReuseAllowOpportunistic,\n"
    "        cudaMemPoolReuseAllowInternalDependencies, cudaMemPoolAttrAllocationType,\n"
    "        cudaMemPoolAttrExportHandleTypes, cudaMemPoolAttrLocationType,\n"
    "        cudaMemPoolAttrLocationId, cudaMemPoolAttrHwDecompressEnabled,\n"
    "        cudaMemPoolAttrLocalityDomainId\n"
    "    cuuint64_t : cudaMemPoolAttrReleaseThreshold, cudaMemPoolAttrReservedMemCurrent,\n"
    "        cudaMemPoolAttrReservedMemHigh, cudaMemPoolAttrUsedMemCurrent,\n"
    "        cudaMemPoolAttrUsedMemHigh, cudaMemPoolAttrMaxPoolSize\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html\n");
CB_DOC(cudaMemPoolGetAttribute,
    "cudaMemPoolGetAttribute($module, /, memPool, attr)\n--\n\n",
    "cudaMemPoolGetAttribute(memPool, attr)\n\n"
    "Return an attribute of a memory pool, such as how many bytes are in use.\n\n"
    "cudaError_t cudaMemPoolGetAttribute(cudaMemPool_t memPool, enum cudaMemPoolAttr attr,\n"
    "    void *value)\n\n"
    "Parameters\n"
    "    memPool : cudaMemPool_t, int or None\n"
    "    attr : cudaMemPoolAttr\n\n"
    "Returns\n"
    "    (cudaError_t, value); cubind.checked.runtime returns value, or raises\n"
    "        CUDARuntimeError\n"
    "    value : Any; of the type that attr calls for\n\n"
    "Types of value by attr\n"
    "    int : cudaMemPoolReuseFollowEventDependencies, cudaMemPoolReuseAllowOpportunistic,\n"
    "        cudaMemPoolReuseAllowInternalDependencies, cudaMemPoolAttrAllocationType,\n"
    "        cudaMemPoolAttrExportHandleTypes, cudaMemPoolAttrLocationType,\n"
    "        cudaMemPoolAttrLocationId, cudaMemPoolAttrHwDecompressEnabled,\n"
    "        cudaMemPoolAttrLocalityDomainId\n"
    "    cuuint64_t : cudaMemPoolAttrReleaseThreshold, cudaMemPoolAttrReservedMemCurrent,\n"
    "        cudaMemPoolAttrReservedMemHigh, cudaMemPoolAttrUsedMemCurrent,\n"
    "        cudaMemPoolAttrUsedMemHigh, cudaMemPoolAttrMaxPoolSize\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html\n");
CB_DOC(cudaMemPoolSetAccess,
    "cudaMemPoolSetAccess($module, /, memPool, descList, count)\n--\n\n",
    "cudaMemPoolSetAccess(memPool, descList, count)\n\n"
    "Set the access of other devices to all memory of a pool.\n\n"
    "The pool's own device may always read and write.\n\n"
    "cudaError_t cudaMemPoolSetAccess(cudaMemPool_t memPool,\n"
    "    const struct cudaMemAccessDesc *descList, size_t count)\n\n"
    "Parameters\n"
    "    memPool : cudaMemPool_t, int or None\n"
    "    descList : sequence of cudaMemAccessDesc, or None; as many as count\n"
    "    count : int\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorNotSupported\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html\n");
CB_DOC(checked_cudaMemPoolSetAccess,
    "cudaMemPoolSetAccess($module, /, memPool, descList)\n--\n\n",
    "cudaMemPoolSetAccess(memPool, descList)\n\n"
    "Set the access of other devices to all memory of a pool.\n\n"
    "The pool's own device may always read and write.\n\n"
    "cudaError_t cudaMemPoolSetAccess(cudaMemPool_t memPool,\n"
    "    const struct cudaMemAccessDesc *descList, size_t count)\n\n"
    "Parameters\n"
    "    memPool : cudaMemPool_t, int or None\n"
    "    descList : sequence of cudaMemAccessDesc, or None\n\n"
    "Returns\n"
    "    None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorNotSupported\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html\n");
CB_DOC(cudaMemPoolGetAccess,
    "cudaMemPoolGetAccess($module, /, memPool, location)\n--\n\n",
    "cudaMemPoolGetAccess(memPool, location)\n\n"
    "Return the access that a device has to memory of a pool.\n\n"
    "cudaError_t cudaMemPoolGetAccess(enum cudaMemAccessFlags *flags, cudaMemPool_t memPool,\n"
    "    struct cudaMemLocation *location)\n\n"
    "Parameters\n"
    "    memPool : cudaMemPool_t, int or None\n"
    "    location : cudaMemLocation or None\n\n"
    "Returns\n"
    "    (cudaError_t, flags); cubind.checked.runtime returns flags, or raises\n"
    "        CUDARuntimeError\n"
    "    flags : cudaMemAccessFlags\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html\n");
CB_DOC(cudaMemPoolCreate,
    "cudaMemPoolCreate($module, /, poolProps)\n--\n\n",
    "cudaMemPoolCreate(poolProps)\n\n"
    "Create a pool for stream-ordered allocations.\n\n"
    "poolProps selects its device or the host.\n\n"
    "cudaError_t cudaMemPoolCreate(cudaMemPool_t *memPool,\n"
    "    const struct cudaMemPoolProps *poolProps)\n\n"
    "Parameters\n"
    "    poolProps : cudaMemPoolProps or None\n\n"
    "Returns\n"
    "    (cudaError_t, memPool); cubind.checked.runtime returns memPool, or raises\n"
    "        CUDARuntimeError\n"
    "    memPool : cudaMemPool_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorNotSupported\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html\n");
CB_DOC(cudaMemPoolDestroy,
    "cudaMemPoolDestroy($module, /, memPool)\n--\n\n",
    "cudaMemPoolDestroy(memPool)\n\n"
    "Destroy a memory pool without waiting.\n\n"
    "Its allocations stay until they are freed.\n\n"
    "cudaError_t cudaMemPoolDestroy(cudaMemPool_t memPool)\n\n"
    "Parameters\n"
    "    memPool : cudaMemPool_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html\n");
CB_DOC(cudaMemGetDefaultMemPool,
    "cudaMemGetDefaultMemPool($module, /, location, typename)\n--\n\n",
    "cudaMemGetDefaultMemPool(location, typename)\n\n"
    "Return the pool that a location has from the start.\n\n"
    "It is for pinned or managed memory.\n\n"
    "cudaError_t cudaMemGetDefaultMemPool(cudaMemPool_t *memPool,\n"
    "    struct cudaMemLocation *location, enum cudaMemAllocationType type)\n\n"
    "Parameters\n"
    "    location : cudaMemLocation or None\n"
    "    typename : cudaMemAllocationType or int\n\n"
    "Returns\n"
    "    (cudaError_t, memPool); cubind.checked.runtime returns memPool, or raises\n"
    "        CUDARuntimeError\n"
    "    memPool : cudaMemPool_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorNotSupported\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html\n");
CB_DOC(cudaMemGetMemPool,
    "cudaMemGetMemPool($module, /, location, typename)\n--\n\n",
    "cudaMemGetMemPool(location, typename)\n\n"
    "Return the pool that is set for a location.\n\n"
    "It is for pinned or managed memory.\n\n"
    "cudaError_t cudaMemGetMemPool(cudaMemPool_t *memPool, struct cudaMemLocation *location,\n"
    "    enum cudaMemAllocationType type)\n\n"
    "Parameters\n"
    "    location : cudaMemLocation or None\n"
    "    typename : cudaMemAllocationType or int\n\n"
    "Returns\n"
    "    (cudaError_t, memPool); cubind.checked.runtime returns memPool, or raises\n"
    "        CUDARuntimeError\n"
    "    memPool : cudaMemPool_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorNotSupported\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html\n");
CB_DOC(cudaMemSetMemPool,
    "cudaMemSetMemPool($module, /, location, typename, memPool)\n--\n\n",
    "cudaMemSetMemPool(location, typename, memPool)\n\n"
    "Set the pool of a location.\n\n"
    "It is for pinned or managed memory.\n\n"
    "cudaError_t cudaMemSetMemPool(struct cudaMemLocation *location,\n"
    "    enum cudaMemAllocationType type, cudaMemPool_t memPool)\n\n"
    "Parameters\n"
    "    location : cudaMemLocation or None\n"
    "    typename : cudaMemAllocationType or int\n"
    "    memPool : cudaMemPool_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorNotSupported\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html\n");
CB_DOC(cudaMallocFromPoolAsync,
    "cudaMallocFromPoolAsync($module, /, size, memPool, stream)\n--\n\n",
    "cudaMallocFromPoolAsync(size, memPool, stream)\n\n"
    "Allocate from a given pool in stream order, as cudaMallocAsync does.\n\n"
    "cudaError_t cudaMallocFromPoolAsync(void **ptr, size_t size, cudaMemPool_t memPool,\n"
    "    cudaStream_t stream)\n\n"
    "Parameters\n"
    "    size : int; bytes\n"
    "    memPool : cudaMemPool_t, int or None\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, ptr); cubind.checked.runtime returns ptr, or raises CUDARuntimeError\n"
    "    ptr : int\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorNotSupported\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaMallocFromPoolAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html\n");
CB_DOC(cudaMemPoolExportToShareableHandle,
    "cudaMemPoolExportToShareableHandle($module, /, memPool, handleType, flags)\n--\n\n",
    "cudaMemPoolExportToShareableHandle(memPool, handleType, flags)\n\n"
    "Return a handle by which another process imports a memory pool.\n\n"
    "The properties of the pool must allow that type of handle.\n\n"
    "cudaError_t cudaMemPoolExportToShareableHandle(void *shareableHandle,\n"
    "    cudaMemPool_t memPool, enum cudaMemAllocationHandleType handleType,\n"
    "    unsigned int flags)\n\n"
    "Parameters\n"
    "    memPool : cudaMemPool_t, int or None\n"
    "    handleType : cudaMemAllocationHandleType\n"
    "    flags : int; has to be 0\n\n"
    "Returns\n"
    "    (cudaError_t, shareableHandle); cubind.checked.runtime returns shareableHandle, or\n"
    "        raises CUDARuntimeError\n"
    "    shareableHandle : Any; of the type that handleType calls for\n\n"
    "Types of shareableHandle by handleType\n"
    "    int : cudaMemHandleTypeNone, cudaMemHandleTypePosixFileDescriptor,\n"
    "        cudaMemHandleTypeWin32Kmt\n"
    "    int (address) : cudaMemHandleTypeWin32\n"
    "    CUmemFabricHandle : cudaMemHandleTypeFabric\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html\n");
CB_DOC(checked_cudaMemPoolExportToShareableHandle,
    "cudaMemPoolExportToShareableHandle($module, /, memPool, handleType, flags=0)\n--\n\n",
    "cudaMemPoolExportToShareableHandle(memPool, handleType, flags=0)\n\n"
    "Return a handle by which another process imports a memory pool.\n\n"
    "The properties of the pool must allow that type of handle.\n\n"
    "cudaError_t cudaMemPoolExportToShareableHandle(void *shareableHandle,\n"
    "    cudaMemPool_t memPool, enum cudaMemAllocationHandleType handleType,\n"
    "    unsigned int flags)\n\n"
    "Parameters\n"
    "    memPool : cudaMemPool_t, int or None\n"
    "    handleType : cudaMemAllocationHandleType\n"
    "    flags : int or None; has to be 0\n\n"
    "Returns\n"
    "    shareableHandle, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,\n"
    "        shareableHandle)\n"
    "    shareableHandle : Any; of the type that handleType calls for\n\n"
    "Types of shareableHandle by handleType\n"
    "    int : cudaMemHandleTypeNone, cudaMemHandleTypePosixFileDescriptor,\n"
    "        cudaMemHandleTypeWin32Kmt\n"
    "    int (address) : cudaMemHandleTypeWin32\n"
    "    CUmemFabricHandle : cudaMemHandleTypeFabric\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html\n");
CB_DOC(cudaMemPoolImportFromShareableHandle,
    "cudaMemPoolImportFromShareableHandle($module, /, shareableHandle, handleType, flags)\n"
    "--\n\n",
    "cudaMemPoolImportFromShareableHandle(shareableHandle, handleType, flags)\n\n"
    "Import a memory pool of another process.\n\n"
    "Its memory is imported one allocation at a time; nothing can be allocated from it.\n\n"
    "cudaError_t cudaMemPoolImportFromShareableHandle(cudaMemPool_t *memPool,\n"
    "    void *shareableHandle, enum cudaMemAllocationHandleType handleType,\n"
    "    unsigned int flags)\n\n"
    "Parameters\n"
    "    shareableHandle : int (address), buffer or None; a file descriptor as an int, or the\n"
    "        address of a struct\n"
    "    handleType : cudaMemAllocationHandleType or int\n"
    "    flags : int; has to be 0\n\n"
    "Returns\n"
    "    (cudaError_t, memPool); cubind.checked.runtime returns memPool, or raises\n"
    "        CUDARuntimeError\n"
    "    memPool : cudaMemPool_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html\n");
CB_DOC(checked_cudaMemPoolImportFromShareableHandle,
    "cudaMemPoolImportFromShareableHandle($module, /, shareableHandle, handleType, flags=0)\n"
    "--\n\n",
    "cudaMemPoolImportFromShareableHandle(shareableHandle, handleType, flags=0)\n\n"
    "Import a memory pool of another process.\n\n"
    "Its memory is imported one allocation at a time; nothing can be allocated from it.\n\n"
    "cudaError_t cudaMemPoolImportFromShareableHandle(cudaMemPool_t *memPool,\n"
    "    void *shareableHandle, enum cudaMemAllocationHandleType handleType,\n"
    "    unsigned int flags)\n\n"
    "Parameters\n"
    "    shareableHandle : int (address), buffer or None; a file descriptor as an int, or the\n"
    "        address of a struct\n"
    "    handleType : cudaMemAllocationHandleType or int\n"
    "    flags : int or None; has to be 0\n\n"
    "Returns\n"
    "    memPool, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t, memPool)\n"
    "    memPool : cudaMemPool_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html\n");
CB_DOC(cudaMemPoolExportPointer,
    "cudaMemPoolExportPointer($module, /, ptr)\n--\n\n",
    "cudaMemPoolExportPointer(ptr)\n\n"
    "Return data by which another process imports one allocation of a pool.\n\n"
    "That process must have imported the pool.\n\n"
    "cudaError_t cudaMemPoolExportPointer(struct cudaMemPoolPtrExportData *exportData,\n"
    "    void *ptr)\n\n"
    "Parameters\n"
    "    ptr : device memory, int or None; keep it alive until other processes have closed it\n\n"
    "Returns\n"
    "    (cudaError_t, exportData); cubind.checked.runtime returns exportData, or raises\n"
    "        CUDARuntimeError\n"
    "    exportData : cudaMemPoolPtrExportData\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html\n");
CB_DOC(cudaMemPoolImportPointer,
    "cudaMemPoolImportPointer($module, /, memPool, exportData)\n--\n\n",
    "cudaMemPoolImportPointer(memPool, exportData)\n\n"
    "Return the address of an allocation of another process.\n\n"
    "That process must free it last.\n\n"
    "cudaError_t cudaMemPoolImportPointer(void **ptr, cudaMemPool_t memPool,\n"
    "    struct cudaMemPoolPtrExportData *exportData)\n\n"
    "Parameters\n"
    "    memPool : cudaMemPool_t, int or None\n"
    "    exportData : cudaMemPoolPtrExportData or None\n\n"
    "Returns\n"
    "    (cudaError_t, ptr); cubind.checked.runtime returns ptr, or raises CUDARuntimeError\n"
    "    ptr : int\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html\n");
CB_DOC(cudaPointerGetAttributes,
    "cudaPointerGetAttributes($module, /, ptr)\n--\n\n",
    "cudaPointerGetAttributes(ptr)\n\n"
    "Return the kind of memory and the device of an address.\n\n"
    "Ordinary host memory is cudaMemoryTypeUnregistered.\n\n"
    "cudaError_t cudaPointerGetAttributes(struct cudaPointerAttributes *attributes,\n"
    "    const void *ptr)\n\n"
    "Parameters\n"
    "    ptr : device memory, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, attributes); cubind.checked.runtime returns attributes, or raises\n"
    "        CUDARuntimeError\n"
    "    attributes : cudaPointerAttributes\n\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice, cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__UNIFIED.html\n");
CB_DOC(cudaDeviceCanAccessPeer,
    "cudaDeviceCanAccessPeer($module, /, device, peerDevice)\n--\n\n",
    "cudaDeviceCanAccessPeer(device, peerDevice)\n\n"
    "Report whether kernels on device can access memory of peerDevice directly.\n\n"
    "cudaError_t cudaDeviceCanAccessPeer(int *canAccessPeer, int device, int peerDevice)\n\n"
    "Parameters\n"
    "    device, peerDevice : int\n\n"
    "Returns\n"
    "    (cudaError_t, canAccessPeer); cubind.checked.runtime returns canAccessPeer, or\n"
    "        raises CUDARuntimeError\n"
    "    canAccessPeer : int; 1 or 0\n\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__PEER.html\n");
CB_DOC(cudaDeviceEnablePeerAccess,
    "cudaDeviceEnablePeerAccess($module, /, peerDevice, flags)\n--\n\n",
    "cudaDeviceEnablePeerAccess(peerDevice, flags)\n\n"
    "Enable direct access from the current device to another one's memory.\n\n"
    "Access is one-way; for both directions, call it on both devices.\n\n"
    "cudaError_t cudaDeviceEnablePeerAccess(int peerDevice, unsigned int flags)\n\n"
    "Parameters\n"
    "    peerDevice : int\n"
    "    flags : int; has to be 0\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice, cudaErrorPeerAccessAlreadyEnabled, cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__PEER.html\n");
CB_DOC(cudaDeviceDisablePeerAccess,
    "cudaDeviceDisablePeerAccess($module, /, peerDevice)\n--\n\n",
    "cudaDeviceDisablePeerAccess(peerDevice)\n\n"
    "Disable direct access from the current device to another one's memory.\n\n"
    "cudaError_t cudaDeviceDisablePeerAccess(int peerDevice)\n\n"
    "Parameters\n"
    "    peerDevice : int\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorPeerAccessNotEnabled, cudaErrorInvalidDevice\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__PEER.html\n");
CB_DOC(cudaGraphicsUnregisterResource,
    "cudaGraphicsUnregisterResource($module, /, resource)\n--\n\n",
    "cudaGraphicsUnregisterResource(resource)\n\n"
    "Unregister a resource of a graphics interface from CUDA.\n\n"
    "cudaError_t cudaGraphicsUnregisterResource(cudaGraphicsResource_t resource)\n\n"
    "Parameters\n"
    "    resource : cudaGraphicsResource_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidResourceHandle, cudaErrorUnknown\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__INTEROP.html\n");
CB_DOC(cudaGraphicsResourceSetMapFlags,
    "cudaGraphicsResourceSetMapFlags($module, /, resource, flags)\n--\n\n",
    "cudaGraphicsResourceSetMapFlags(resource, flags)\n\n"
    "Set how CUDA will use a mapped graphics resource.\n\n"
    "cudaError_t cudaGraphicsResourceSetMapFlags(cudaGraphicsResource_t resource,\n"
    "    unsigned int flags)\n\n"
    "Parameters\n"
    "    resource : cudaGraphicsResource_t, int or None\n"
    "    flags : int; cudaGraphicsMapFlags\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorUnknown\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__INTEROP.html\n");
CB_DOC(cudaGraphicsMapResources,
    "cudaGraphicsMapResources($module, /, count, resources, stream)\n--\n\n",
    "cudaGraphicsMapResources(count, resources, stream)\n\n"
    "Map graphics resources for CUDA.\n\n"
    "Their graphics interface must not touch them until they are unmapped.\n\n"
    "cudaError_t cudaGraphicsMapResources(int count, cudaGraphicsResource_t *resources,\n"
    "    cudaStream_t stream)\n\n"
    "Parameters\n"
    "    count : int\n"
    "    resources : cudaGraphicsResource_t, int (address) or None\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidResourceHandle, cudaErrorUnknown\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__INTEROP.html\n");
CB_DOC(checked_cudaGraphicsMapResources,
    "cudaGraphicsMapResources($module, /, count, resources, stream=None)\n--\n\n",
    "cudaGraphicsMapResources(count, resources, stream=None)\n\n"
    "Map graphics resources for CUDA.\n\n"
    "Their graphics interface must not touch them until they are unmapped.\n\n"
    "cudaError_t cudaGraphicsMapResources(int count, cudaGraphicsResource_t *resources,\n"
    "    cudaStream_t stream)\n\n"
    "Parameters\n"
    "    count : int\n"
    "    resources : cudaGraphicsResource_t, int (address) or None\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)\n\n"
    "Fails with\n"
    "    cudaErrorInvalidResourceHandle, cudaErrorUnknown\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__INTEROP.html\n");
CB_DOC(cudaGraphicsUnmapResources,
    "cudaGraphicsUnmapResources($module, /, count, resources, stream)\n--\n\n",
    "cudaGraphicsUnmapResources(count, resources, stream)\n\n"
    "Return mapped resources to their graphics interface.\n\n"
    "Their addresses become invalid.\n\n"
    "cudaError_t cudaGraphicsUnmapResources(int count, cudaGraphicsResource_t *resources,\n"
    "    cudaStream_t stream)\n\n"
    "Parameters\n"
    "    count : int\n"
    "    resources : cudaGraphicsResource_t, int (address) or None\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidResourceHandle, cudaErrorUnknown\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__INTEROP.html\n");
CB_DOC(checked_cudaGraphicsUnmapResources,
    "cudaGraphicsUnmapResources($module, /, count, resources, stream=None)\n--\n\n",
    "cudaGraphicsUnmapResources(count, resources, stream=None)\n\n"
    "Return mapped resources to their graphics interface.\n\n"
    "Their addresses become invalid.\n\n"
    "cudaError_t cudaGraphicsUnmapResources(int count, cudaGraphicsResource_t *resources,\n"
    "    cudaStream_t stream)\n\n"
    "Parameters\n"
    "    count : int\n"
    "    resources : cudaGraphicsResource_t, int (address) or None\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)\n\n"
    "Fails with\n"
    "    cudaErrorInvalidResourceHandle, cudaErrorUnknown\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__INTEROP.html\n");
CB_DOC(cudaGraphicsResourceGetMappedPointer,
    "cudaGraphicsResourceGetMappedPointer($module, /, resource)\n--\n\n",
    "cudaGraphicsResourceGetMappedPointer(resource)\n\n"
    "Return the address and size of a mapped resource.\n\n"
    "Each mapping may change them.\n\n"
    "cudaError_t cudaGraphicsResourceGetMappedPointer(void **devPtr, size_t *size,\n"
    "    cudaGraphicsResource_t resource)\n\n"
    "Parameters\n"
    "    resource : cudaGraphicsResource_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, devPtr, size); cubind.checked.runtime returns (devPtr, size), or\n"
    "        raises CUDARuntimeError\n"
    "    devPtr : int\n"
    "    size : int; bytes\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorUnknown\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__INTEROP.html\n");
CB_DOC(cudaGraphicsSubResourceGetMappedArray,
    "cudaGraphicsSubResourceGetMappedArray($module, /, resource, arrayIndex, mipLevel)\n--\n\n",
    "cudaGraphicsSubResourceGetMappedArray(resource, arrayIndex, mipLevel)\n\n"
    "Return part of a mapped resource as an array.\n\n"
    "cudaError_t cudaGraphicsSubResourceGetMappedArray(cudaArray_t *array,\n"
    "    cudaGraphicsResource_t resource, unsigned int arrayIndex, unsigned int mipLevel)\n\n"
    "Parameters\n"
    "    resource : cudaGraphicsResource_t, int or None\n"
    "    arrayIndex, mipLevel : int\n\n"
    "Returns\n"
    "    (cudaError_t, array); cubind.checked.runtime returns array, or raises\n"
    "        CUDARuntimeError\n"
    "    array : cudaArray_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorUnknown\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__INTEROP.html\n");
CB_DOC(cudaGraphicsResourceGetMappedMipmappedArray,
    "cudaGraphicsResourceGetMappedMipmappedArray($module, /, resource)\n--\n\n",
    "cudaGraphicsResourceGetMappedMipmappedArray(resource)\n\n"
    "Return the mipmapped array through which a mapped resource is used.\n\n"
    "cudaError_t cudaGraphicsResourceGetMappedMipmappedArray(\n"
    "    cudaMipmappedArray_t *mipmappedArray, cudaGraphicsResource_t resource)\n\n"
    "Parameters\n"
    "    resource : cudaGraphicsResource_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, mipmappedArray); cubind.checked.runtime returns mipmappedArray, or\n"
    "        raises CUDARuntimeError\n"
    "    mipmappedArray : cudaMipmappedArray_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorUnknown\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__INTEROP.html\n");
CB_DOC(cudaGetChannelDesc,
    "cudaGetChannelDesc($module, /, array)\n--\n\n",
    "cudaGetChannelDesc(array)\n\n"
    "Return the format of an array's elements.\n\n"
    "cudaError_t cudaGetChannelDesc(struct cudaChannelFormatDesc *desc,\n"
    "    cudaArray_const_t array)\n\n"
    "Parameters\n"
    "    array : cudaArray_const_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, desc); cubind.checked.runtime returns desc, or raises CUDARuntimeError\n"
    "    desc : cudaChannelFormatDesc\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html\n");
CB_DOC(cudaCreateChannelDesc,
    "cudaCreateChannelDesc($module, /, x, y, z, w, f)\n--\n\n",
    "cudaCreateChannelDesc(x, y, z, w, f)\n\n"
    "Create the format of an element from the bits of each channel.\n\n"
    "struct cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w,\n"
    "    enum cudaChannelFormatKind f)\n\n"
    "Parameters\n"
    "    x, y, z, w : int; bits, 0 for a channel that is not there\n"
    "    f : cudaChannelFormatKind or int\n\n"
    "Returns\n"
    "    (cudaError_t.cudaSuccess, cudaChannelFormatDesc); cubind.checked.runtime returns\n"
    "        cudaChannelFormatDesc\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html\n");
CB_DOC(cudaCreateTextureObject,
    "cudaCreateTextureObject($module, /, pResDesc, pTexDesc, pResViewDesc)\n--\n\n",
    "cudaCreateTextureObject(pResDesc, pTexDesc, pResViewDesc)\n\n"
    "Create a texture on an array or linear memory.\n\n"
    "Kernels take the texture as a 64-bit number.\n\n"
    "cudaError_t cudaCreateTextureObject(cudaTextureObject_t *pTexObject,\n"
    "    const struct cudaResourceDesc *pResDesc, const struct cudaTextureDesc *pTexDesc,\n"
    "    const struct cudaResourceViewDesc *pResViewDesc)\n\n"
    "Parameters\n"
    "    pResDesc : cudaResourceDesc or None; keep what it names alive until\n"
    "        cudaDestroyTextureObject of pTexObject\n"
    "    pTexDesc : cudaTextureDesc or None\n"
    "    pResViewDesc : cudaResourceViewDesc or None\n\n"
    "Returns\n"
    "    (cudaError_t, pTexObject); cubind.checked.runtime returns pTexObject, or raises\n"
    "        CUDARuntimeError\n"
    "    pTexObject : cudaTextureObject_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html\n");
CB_DOC(checked_cudaCreateTextureObject,
    "cudaCreateTextureObject($module, /, pResDesc, pTexDesc, pResViewDesc=None)\n--\n\n",
    "cudaCreateTextureObject(pResDesc, pTexDesc, pResViewDesc=None)\n\n"
    "Create a texture on an array or linear memory.\n\n"
    "Kernels take the texture as a 64-bit number.\n\n"
    "cudaError_t cudaCreateTextureObject(cudaTextureObject_t *pTexObject,\n"
    "    const struct cudaResourceDesc *pResDesc, const struct cudaTextureDesc *pTexDesc,\n"
    "    const struct cudaResourceViewDesc *pResViewDesc)\n\n"
    "Parameters\n"
    "    pResDesc : cudaResourceDesc or None; keep what it names alive until\n"
    "        cudaDestroyTextureObject of pTexObject\n"
    "    pTexDesc : cudaTextureDesc or None\n"
    "    pResViewDesc : cudaResourceViewDesc or None\n\n"
    "Returns\n"
    "    pTexObject, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,\n"
    "        pTexObject)\n"
    "    pTexObject : cudaTextureObject_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html\n");
CB_DOC(cudaDestroyTextureObject,
    "cudaDestroyTextureObject($module, /, texObject)\n--\n\n",
    "cudaDestroyTextureObject(texObject)\n\n"
    "Destroy a texture.\n\n"
    "The memory that it reads stays.\n\n"
    "cudaError_t cudaDestroyTextureObject(cudaTextureObject_t texObject)\n\n"
    "Parameters\n"
    "    texObject : cudaTextureObject_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html\n");
CB_DOC(cudaGetTextureObjectResourceDesc,
    "cudaGetTextureObjectResourceDesc($module, /, texObject)\n--\n\n",
    "cudaGetTextureObjectResourceDesc(texObject)\n\n"
    "Return a description of the memory behind a texture.\n\n"
    "cudaError_t cudaGetTextureObjectResourceDesc(struct cudaResourceDesc *pResDesc,\n"
    "    cudaTextureObject_t texObject)\n\n"
    "Parameters\n"
    "    texObject : cudaTextureObject_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, pResDesc); cubind.checked.runtime returns pResDesc, or raises\n"
    "        CUDARuntimeError\n"
    "    pResDesc : cudaResourceDesc\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html\n");
CB_DOC(cudaGetTextureObjectTextureDesc,
    "cudaGetTextureObjectTextureDesc($module, /, texObject)\n--\n\n",
    "cudaGetTextureObjectTextureDesc(texObject)\n\n"
    "Return how a texture addresses and filters.\n\n"
    "cudaError_t cudaGetTextureObjectTextureDesc(struct cudaTextureDesc *pTexDesc,\n"
    "    cudaTextureObject_t texObject)\n\n"
    "Parameters\n"
    "    texObject : cudaTextureObject_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, pTexDesc); cubind.checked.runtime returns pTexDesc, or raises\n"
    "        CUDARuntimeError\n"
    "    pTexDesc : cudaTextureDesc\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html\n");
CB_DOC(cudaGetTextureObjectResourceViewDesc,
    "cudaGetTextureObjectResourceViewDesc($module, /, texObject)\n--\n\n",
    "cudaGetTextureObjectResourceViewDesc(texObject)\n\n"
    "Return which part of its array a texture reads.\n\n"
    "A texture that was created without a view is an error.\n\n"
    "cudaError_t cudaGetTextureObjectResourceViewDesc(\n"
    "    struct cudaResourceViewDesc *pResViewDesc, cudaTextureObject_t texObject)\n\n"
    "Parameters\n"
    "    texObject : cudaTextureObject_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, pResViewDesc); cubind.checked.runtime returns pResViewDesc, or raises\n"
    "        CUDARuntimeError\n"
    "    pResViewDesc : cudaResourceViewDesc\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html\n");
CB_DOC(cudaCreateSurfaceObject,
    "cudaCreateSurfaceObject($module, /, pResDesc)\n--\n\n",
    "cudaCreateSurfaceObject(pResDesc)\n\n"
    "Create a surface on an array.\n\n"
    "The array needs cudaArraySurfaceLoadStore; kernels read and write through the surface.\n\n"
    "cudaError_t cudaCreateSurfaceObject(cudaSurfaceObject_t *pSurfObject,\n"
    "    const struct cudaResourceDesc *pResDesc)\n\n"
    "Parameters\n"
    "    pResDesc : cudaResourceDesc or None; keep what it names alive until\n"
    "        cudaDestroySurfaceObject of pSurfObject\n\n"
    "Returns\n"
    "    (cudaError_t, pSurfObject); cubind.checked.runtime returns pSurfObject, or raises\n"
    "        CUDARuntimeError\n"
    "    pSurfObject : cudaSurfaceObject_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidChannelDescriptor,\n"
    "    cudaErrorInvalidResourceHandle\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__SURFACE__OBJECT.html\n");
CB_DOC(cudaDestroySurfaceObject,
    "cudaDestroySurfaceObject($module, /, surfObject)\n--\n\n",
    "cudaDestroySurfaceObject(surfObject)\n\n"
    "Destroy a surface.\n\n"
    "Its array stays.\n\n"
    "cudaError_t cudaDestroySurfaceObject(cudaSurfaceObject_t surfObject)\n\n"
    "Parameters\n"
    "    surfObject : cudaSurfaceObject_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__SURFACE__OBJECT.html\n");
CB_DOC(cudaGetSurfaceObjectResourceDesc,
    "cudaGetSurfaceObjectResourceDesc($module, /, surfObject)\n--\n\n",
    "cudaGetSurfaceObjectResourceDesc(surfObject)\n\n"
    "Return a description of the array behind a surface.\n\n"
    "cudaError_t cudaGetSurfaceObjectResourceDesc(struct cudaResourceDesc *pResDesc,\n"
    "    cudaSurfaceObject_t surfObject)\n\n"
    "Parameters\n"
    "    surfObject : cudaSurfaceObject_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, pResDesc); cubind.checked.runtime returns pResDesc, or raises\n"
    "        CUDARuntimeError\n"
    "    pResDesc : cudaResourceDesc\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__SURFACE__OBJECT.html\n");
CB_DOC(cudaDriverGetVersion,
    "cudaDriverGetVersion($module, /)\n--\n\n",
    "cudaDriverGetVersion()\n\n"
    "Return the CUDA release that the installed driver supports.\n\n"
    "The result is 0 without a driver.\n\n"
    "cudaError_t cudaDriverGetVersion(int *driverVersion)\n\n"
    "Returns\n"
    "    (cudaError_t, driverVersion); cubind.checked.runtime returns driverVersion, or\n"
    "        raises CUDARuntimeError\n"
    "    driverVersion : int; 1000 * major + 10 * minor, such as 13050\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART____VERSION.html\n");
CB_DOC(cudaRuntimeGetVersion,
    "cudaRuntimeGetVersion($module, /)\n--\n\n",
    "cudaRuntimeGetVersion()\n\n"
    "Return the release of the CUDA runtime.\n\n"
    "cudaError_t cudaRuntimeGetVersion(int *runtimeVersion)\n\n"
    "Returns\n"
    "    (cudaError_t, runtimeVersion); cubind.checked.runtime returns runtimeVersion, or\n"
    "        raises CUDARuntimeError\n"
    "    runtimeVersion : int; 1000 * major + 10 * minor, such as 13050\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART____VERSION.html\n");
CB_DOC(cudaLogsRegisterCallback,
    "cudaLogsRegisterCallback($module, /, callbackFunc, userData)\n--\n\n",
    "cudaLogsRegisterCallback(callbackFunc, userData)\n\n"
    "Register a callback for messages that the driver logs about failed calls.\n\n"
    "cudaError_t cudaLogsRegisterCallback(cudaLogsCallback_t callbackFunc, void *userData,\n"
    "    cudaLogsCallbackHandle *callback_out)\n\n"
    "Parameters\n"
    "    callbackFunc : callable, cudaLogsCallback_t, int (address of a C function) or None;\n"
    "        called as callbackFunc(userData, cudaLogLevel, bytes, int) -> None, exceptions\n"
    "        go to sys.unraisablehook\n"
    "    userData : any object, which the callable gets; int (address) for a C function\n\n"
    "Returns\n"
    "    (cudaError_t, callback_out); cubind.checked.runtime returns callback_out, or raises\n"
    "        CUDARuntimeError\n"
    "    callback_out : cudaLogsCallbackHandle\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL. Since CUDA 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LOGS.html\n");
CB_DOC(checked_cudaLogsRegisterCallback,
    "cudaLogsRegisterCallback($module, /, callbackFunc, userData=None)\n--\n\n",
    "cudaLogsRegisterCallback(callbackFunc, userData=None)\n\n"
    "Register a callback for messages that the driver logs about failed calls.\n\n"
    "cudaError_t cudaLogsRegisterCallback(cudaLogsCallback_t callbackFunc, void *userData,\n"
    "    cudaLogsCallbackHandle *callback_out)\n\n"
    "Parameters\n"
    "    callbackFunc : callable, cudaLogsCallback_t, int (address of a C function) or None;\n"
    "        called as callbackFunc(userData, cudaLogLevel, bytes, int) -> None, exceptions\n"
    "        go to sys.unraisablehook\n"
    "    userData : any object, which the callable gets; int (address) for a C function, or\n"
    "        None\n\n"
    "Returns\n"
    "    callback_out, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,\n"
    "        callback_out)\n"
    "    callback_out : cudaLogsCallbackHandle\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL. Since CUDA 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LOGS.html\n");
CB_DOC(cudaLogsUnregisterCallback,
    "cudaLogsUnregisterCallback($module, /, callback)\n--\n\n",
    "cudaLogsUnregisterCallback(callback)\n\n"
    "Unregister a callback of cudaLogsRegisterCallback.\n\n"
    "cudaError_t cudaLogsUnregisterCallback(cudaLogsCallbackHandle callback)\n\n"
    "Parameters\n"
    "    callback : cudaLogsCallbackHandle, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL. Since CUDA 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LOGS.html\n");
CB_DOC(cudaLogsCurrent,
    "cudaLogsCurrent($module, /, flags)\n--\n\n",
    "cudaLogsCurrent(flags)\n\n"
    "Return the position behind the latest message.\n\n"
    "Later dumps begin there.\n\n"
    "cudaError_t cudaLogsCurrent(cudaLogIterator *iterator_out, unsigned int flags)\n\n"
    "Parameters\n"
    "    flags : int; has to be 0\n\n"
    "Returns\n"
    "    (cudaError_t, iterator_out); cubind.checked.runtime returns iterator_out, or raises\n"
    "        CUDARuntimeError\n"
    "    iterator_out : cudaLogIterator\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LOGS.html\n");
CB_DOC(checked_cudaLogsCurrent,
    "cudaLogsCurrent($module, /, flags=0)\n--\n\n",
    "cudaLogsCurrent(flags=0)\n\n"
    "Return the position behind the latest message.\n\n"
    "Later dumps begin there.\n\n"
    "cudaError_t cudaLogsCurrent(cudaLogIterator *iterator_out, unsigned int flags)\n\n"
    "Parameters\n"
    "    flags : int or None; has to be 0\n\n"
    "Returns\n"
    "    iterator_out, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,\n"
    "        iterator_out)\n"
    "    iterator_out : cudaLogIterator\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LOGS.html\n");
CB_DOC(cudaLogsDumpToFile,
    "cudaLogsDumpToFile($module, /, iterator, pathToFile, flags)\n--\n\n",
    "cudaLogsDumpToFile(iterator, pathToFile, flags)\n\n"
    "Write log messages from a position on to a file.\n\n"
    "The position moves behind them; old messages may be lost.\n\n"
    "cudaError_t cudaLogsDumpToFile(cudaLogIterator *iterator, const char *pathToFile,\n"
    "    unsigned int flags)\n\n"
    "Parameters\n"
    "    iterator : cudaLogIterator or None; in and out; start position, and afterwards the\n"
    "        position behind the dumped messages; None for the oldest message, and None comes\n"
    "        back\n"
    "    pathToFile : str or bytes\n"
    "    flags : int; has to be 0\n\n"
    "Returns\n"
    "    (cudaError_t, iterator); cubind.checked.runtime returns iterator, or raises\n"
    "        CUDARuntimeError\n"
    "    iterator : cudaLogIterator | None; start position, and afterwards the position\n"
    "        behind the dumped messages; None for the oldest message, and None comes back\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL. Since CUDA 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LOGS.html\n");
CB_DOC(checked_cudaLogsDumpToFile,
    "cudaLogsDumpToFile($module, /, iterator, pathToFile, flags=0)\n--\n\n",
    "cudaLogsDumpToFile(iterator, pathToFile, flags=0)\n\n"
    "Write log messages from a position on to a file.\n\n"
    "The position moves behind them; old messages may be lost.\n\n"
    "cudaError_t cudaLogsDumpToFile(cudaLogIterator *iterator, const char *pathToFile,\n"
    "    unsigned int flags)\n\n"
    "Parameters\n"
    "    iterator : cudaLogIterator or None; in and out; start position, and afterwards the\n"
    "        position behind the dumped messages; None for the oldest message, and None comes\n"
    "        back\n"
    "    pathToFile : str or bytes\n"
    "    flags : int or None; has to be 0\n\n"
    "Returns\n"
    "    iterator, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t, iterator)\n"
    "    iterator : cudaLogIterator | None; start position, and afterwards the position\n"
    "        behind the dumped messages; None for the oldest message, and None comes back\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL. Since CUDA 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LOGS.html\n");
CB_DOC(cudaLogsDumpToMemory,
    "cudaLogsDumpToMemory($module, /, iterator, buffer, size, flags)\n--\n\n",
    "cudaLogsDumpToMemory(iterator, buffer, size, flags)\n\n"
    "Return log messages from a position on as text.\n\n"
    "The position moves behind them; old messages may be lost.\n\n"
    "cudaError_t cudaLogsDumpToMemory(cudaLogIterator *iterator, char *buffer, size_t *size,\n"
    "    unsigned int flags)\n\n"
    "Parameters\n"
    "    iterator : cudaLogIterator or None; in and out; start position, and afterwards the\n"
    "        position behind the dumped messages; None for the oldest message, and None comes\n"
    "        back\n"
    "    buffer : bytearray or bytes to write to\n"
    "    size : int; in and out; size of buffer in bytes, and afterwards that of the text\n"
    "    flags : int; has to be 0\n\n"
    "Returns\n"
    "    (cudaError_t, iterator, size); cubind.checked.runtime returns (iterator, buffer), or\n"
    "        raises CUDARuntimeError\n"
    "    iterator : cudaLogIterator | None; start position, and afterwards the position\n"
    "        behind the dumped messages; None for the oldest message, and None comes back\n"
    "    size : int; size of buffer in bytes, and afterwards that of the text\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LOGS.html\n");
CB_DOC(checked_cudaLogsDumpToMemory,
    "cudaLogsDumpToMemory($module, /, iterator, flags=0)\n--\n\n",
    "cudaLogsDumpToMemory(iterator, flags=0)\n\n"
    "Return log messages from a position on as text.\n\n"
    "The position moves behind them; old messages may be lost.\n\n"
    "cudaError_t cudaLogsDumpToMemory(cudaLogIterator *iterator, char *buffer, size_t *size,\n"
    "    unsigned int flags)\n\n"
    "Parameters\n"
    "    iterator : cudaLogIterator or None; in and out; start position, and afterwards the\n"
    "        position behind the dumped messages; None for the oldest message, and None comes\n"
    "        back\n"
    "    flags : int or None; has to be 0\n\n"
    "Returns\n"
    "    (iterator, buffer), or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,\n"
    "        iterator, size)\n"
    "    iterator : cudaLogIterator | None; start position, and afterwards the position\n"
    "        behind the dumped messages; None for the oldest message, and None comes back\n"
    "    buffer : str\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LOGS.html\n");
CB_DOC(cudaGraphCreate,
    "cudaGraphCreate($module, /, flags)\n--\n\n",
    "cudaGraphCreate(flags)\n\n"
    "Create an empty graph.\n\n"
    "Nodes are added to it, and cudaGraphInstantiate makes it executable.\n\n"
    "cudaError_t cudaGraphCreate(cudaGraph_t *pGraph, unsigned int flags)\n\n"
    "Parameters\n"
    "    flags : int; has to be 0\n\n"
    "Returns\n"
    "    (cudaError_t, pGraph); cubind.checked.runtime returns pGraph, or raises\n"
    "        CUDARuntimeError\n"
    "    pGraph : cudaGraph_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(checked_cudaGraphCreate,
    "cudaGraphCreate($module, /, flags=0)\n--\n\n",
    "cudaGraphCreate(flags=0)\n\n"
    "Create an empty graph.\n\n"
    "Nodes are added to it, and cudaGraphInstantiate makes it executable.\n\n"
    "cudaError_t cudaGraphCreate(cudaGraph_t *pGraph, unsigned int flags)\n\n"
    "Parameters\n"
    "    flags : int or None; has to be 0\n\n"
    "Returns\n"
    "    pGraph, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t, pGraph)\n"
    "    pGraph : cudaGraph_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphAddKernelNode,
    "cudaGraphAddKernelNode($module, /, graph, pDependencies, numDependencies, pNodeParams)\n"
    "--\n\n",
    "cudaGraphAddKernelNode(graph, pDependencies, numDependencies, pNodeParams)\n\n"
    "Add a kernel launch to a graph.\n\n"
    "Arguments are copied now and used at every run.\n\n"
    "cudaError_t cudaGraphAddKernelNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,\n"
    "    const cudaGraphNode_t *pDependencies, size_t numDependencies,\n"
    "    const struct cudaKernelNodeParams *pNodeParams)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    pNodeParams : cudaKernelNodeParams or None; keep what it names alive while the graph\n"
    "        and its executable graphs exist\n\n"
    "Returns\n"
    "    (cudaError_t, pGraphNode); cubind.checked.runtime returns pGraphNode, or raises\n"
    "        CUDARuntimeError\n"
    "    pGraphNode : cudaGraphNode_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDeviceFunction\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(checked_cudaGraphAddKernelNode,
    "cudaGraphAddKernelNode($module, /, graph, pDependencies, pNodeParams)\n--\n\n",
    "cudaGraphAddKernelNode(graph, pDependencies, pNodeParams)\n\n"
    "Add a kernel launch to a graph.\n\n"
    "Arguments are copied now and used at every run.\n\n"
    "cudaError_t cudaGraphAddKernelNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,\n"
    "    const cudaGraphNode_t *pDependencies, size_t numDependencies,\n"
    "    const struct cudaKernelNodeParams *pNodeParams)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None\n"
    "    pNodeParams : cudaKernelNodeParams or None; keep what it names alive while the graph\n"
    "        and its executable graphs exist\n\n"
    "Returns\n"
    "    pGraphNode, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,\n"
    "        pGraphNode)\n"
    "    pGraphNode : cudaGraphNode_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDeviceFunction\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphKernelNodeGetParams,
    "cudaGraphKernelNodeGetParams($module, /, node)\n--\n\n",
    "cudaGraphKernelNodeGetParams(node)\n\n"
    "Return the parameters of a node.\n\n"
    "Pointers in them belong to the node.\n\n"
    "cudaError_t cudaGraphKernelNodeGetParams(cudaGraphNode_t node,\n"
    "    struct cudaKernelNodeParams *pNodeParams)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, pNodeParams); cubind.checked.runtime returns pNodeParams, or raises\n"
    "        CUDARuntimeError\n"
    "    pNodeParams : cudaKernelNodeParams\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDeviceFunction\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphKernelNodeSetParams,
    "cudaGraphKernelNodeSetParams($module, /, node, pNodeParams)\n--\n\n",
    "cudaGraphKernelNodeSetParams(node, pNodeParams)\n\n"
    "Set the parameters of a node.\n\n"
    "Graphs that were instantiated before do not change.\n\n"
    "cudaError_t cudaGraphKernelNodeSetParams(cudaGraphNode_t node,\n"
    "    const struct cudaKernelNodeParams *pNodeParams)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    pNodeParams : cudaKernelNodeParams or None; keep what it names alive while the graph\n"
    "        and its executable graphs exist\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorMemoryAllocation\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphKernelNodeCopyAttributes,
    "cudaGraphKernelNodeCopyAttributes($module, /, hDst, hSrc)\n--\n\n",
    "cudaGraphKernelNodeCopyAttributes(hDst, hSrc)\n\n"
    "Copy the launch attributes of one kernel node to another.\n\n"
    "cudaError_t cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t hDst,\n"
    "    cudaGraphNode_t hSrc)\n\n"
    "Parameters\n"
    "    hDst, hSrc : cudaGraphNode_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "May keep the GIL (see cubind.keep_gil). Other parameters before CUDA 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphKernelNodeGetAttribute,
    "cudaGraphKernelNodeGetAttribute($module, /, hNode, attr)\n--\n\n",
    "cudaGraphKernelNodeGetAttribute(hNode, attr)\n\n"
    "Return one launch attribute of a kernel node.\n\n"
    "cudaError_t cudaGraphKernelNodeGetAttribute(cudaGraphNode_t hNode,\n"
    "    cudaKernelNodeAttrID attr, cudaKernelNodeAttrValue *value_out)\n\n"
    "Parameters\n"
    "    hNode : cudaGraphNode_t, int or None\n"
    "    attr : cudaKernelNodeAttrID or int\n\n"
    "Returns\n"
    "    (cudaError_t, value_out); cubind.checked.runtime returns value_out, or raises\n"
    "        CUDARuntimeError\n"
    "    value_out : cudaKernelNodeAttrValue\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphKernelNodeSetAttribute,
    "cudaGraphKernelNodeSetAttribute($module, /, hNode, attr, value)\n--\n\n",
    "cudaGraphKernelNodeSetAttribute(hNode, attr, value)\n\n"
    "Set one launch attribute of a kernel node.\n\n"
    "cudaError_t cudaGraphKernelNodeSetAttribute(cudaGraphNode_t hNode,\n"
    "    cudaKernelNodeAttrID attr, const cudaKernelNodeAttrValue *value)\n\n"
    "Parameters\n"
    "    hNode : cudaGraphNode_t, int or None\n"
    "    attr : cudaKernelNodeAttrID or int\n"
    "    value : cudaKernelNodeAttrValue or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphAddMemcpyNode,
    "cudaGraphAddMemcpyNode($module, /, graph, pDependencies, numDependencies, pCopyParams)\n"
    "--\n\n",
    "cudaGraphAddMemcpyNode(graph, pDependencies, numDependencies, pCopyParams)\n\n"
    "Add a memcpy node to a graph.\n\n"
    "It copies a box.\n\n"
    "cudaError_t cudaGraphAddMemcpyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,\n"
    "    const cudaGraphNode_t *pDependencies, size_t numDependencies,\n"
    "    const struct cudaMemcpy3DParms *pCopyParams)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    pCopyParams : cudaMemcpy3DParms or None; keep what it names alive while the graph\n"
    "        and its executable graphs exist\n\n"
    "Returns\n"
    "    (cudaError_t, pGraphNode); cubind.checked.runtime returns pGraphNode, or raises\n"
    "        CUDARuntimeError\n"
    "    pGraphNode : cudaGraphNode_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(checked_cudaGraphAddMemcpyNode,
    "cudaGraphAddMemcpyNode($module, /, graph, pDependencies, pCopyParams)\n--\n\n",
    "cudaGraphAddMemcpyNode(graph, pDependencies, pCopyParams)\n\n"
    "Add a memcpy node to a graph.\n\n"
    "It copies a box.\n\n"
    "cudaError_t cudaGraphAddMemcpyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,\n"
    "    const cudaGraphNode_t *pDependencies, size_t numDependencies,\n"
    "    const struct cudaMemcpy3DParms *pCopyParams)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None\n"
    "    pCopyParams : cudaMemcpy3DParms or None; keep what it names alive while the graph\n"
    "        and its executable graphs exist\n\n"
    "Returns\n"
    "    pGraphNode, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,\n"
    "        pGraphNode)\n"
    "    pGraphNode : cudaGraphNode_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphAddMemcpyNodeToSymbol,
    "cudaGraphAddMemcpyNodeToSymbol($module, /, graph, pDependencies, numDependencies, symbol, "
    "src, count, offset, kind)\n--\n\n",
    "cudaGraphAddMemcpyNodeToSymbol(graph, pDependencies, numDependencies, symbol, src, count, "
    "offset, kind)\n\n"
    "Add a memcpy node to a graph.\n\n"
    "It copies to a device variable; the symbol is an address of the host program.\n\n"
    "cudaError_t cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t *pGraphNode,\n"
    "    cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies,\n"
    "    const void *symbol, const void *src, size_t count, size_t offset,\n"
    "    enum cudaMemcpyKind kind)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    symbol : int (address), buffer or None\n"
    "    src : device memory, int or None; at least count bytes long; keep it alive while the\n"
    "        graph and its executable graphs exist\n"
    "    count, offset : int\n"
    "    kind : cudaMemcpyKind or int\n\n"
    "Returns\n"
    "    (cudaError_t, pGraphNode); cubind.checked.runtime returns pGraphNode, or raises\n"
    "        CUDARuntimeError\n"
    "    pGraphNode : cudaGraphNode_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(checked_cudaGraphAddMemcpyNodeToSymbol,
    "cudaGraphAddMemcpyNodeToSymbol($module, /, graph, pDependencies, symbol, src, count, "
    "offset, kind)\n--\n\n",
    "cudaGraphAddMemcpyNodeToSymbol(graph, pDependencies, symbol, src, count, offset, kind)\n\n"
    "Add a memcpy node to a graph.\n\n"
    "It copies to a device variable; the symbol is an address of the host program.\n\n"
    "cudaError_t cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t *pGraphNode,\n"
    "    cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies,\n"
    "    const void *symbol, const void *src, size_t count, size_t offset,\n"
    "    enum cudaMemcpyKind kind)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None\n"
    "    symbol : int (address), buffer or None\n"
    "    src : device memory, int or None; at least count bytes long; keep it alive while the\n"
    "        graph and its executable graphs exist\n"
    "    count, offset : int\n"
    "    kind : cudaMemcpyKind or int\n\n"
    "Returns\n"
    "    pGraphNode, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,\n"
    "        pGraphNode)\n"
    "    pGraphNode : cudaGraphNode_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphAddMemcpyNodeFromSymbol,
    "cudaGraphAddMemcpyNodeFromSymbol($module, /, graph, pDependencies, numDependencies, dst, "
    "symbol, count, offset, kind)\n--\n\n",
    "cudaGraphAddMemcpyNodeFromSymbol(graph, pDependencies, numDependencies, dst, symbol, "
    "count, offset, kind)\n\n"
    "Add a memcpy node to a graph.\n\n"
    "It copies from a device variable; the symbol is an address of the host program.\n\n"
    "cudaError_t cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t *pGraphNode,\n"
    "    cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies,\n"
    "    void *dst, const void *symbol, size_t count, size_t offset,\n"
    "    enum cudaMemcpyKind kind)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    dst : device memory, int or None; count bytes are written; keep it alive while the\n"
    "        graph and its executable graphs exist\n"
    "    symbol : int (address), buffer or None\n"
    "    count, offset : int\n"
    "    kind : cudaMemcpyKind or int\n\n"
    "Returns\n"
    "    (cudaError_t, pGraphNode); cubind.checked.runtime returns pGraphNode, or raises\n"
    "        CUDARuntimeError\n"
    "    pGraphNode : cudaGraphNode_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(checked_cudaGraphAddMemcpyNodeFromSymbol,
    "cudaGraphAddMemcpyNodeFromSymbol($module, /, graph, pDependencies, dst, symbol, count, "
    "offset, kind)\n--\n\n",
    "cudaGraphAddMemcpyNodeFromSymbol(graph, pDependencies, dst, symbol, count, offset, kind)\n\n"
    "Add a memcpy node to a graph.\n\n"
    "It copies from a device variable; the symbol is an address of the host program.\n\n"
    "cudaError_t cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t *pGraphNode,\n"
    "    cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies,\n"
    "    void *dst, const void *symbol, size_t count, size_t offset,\n"
    "    enum cudaMemcpyKind kind)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None\n"
    "    dst : device memory, int or None; count bytes are written; keep it alive while the\n"
    "        graph and its executable graphs exist\n"
    "    symbol : int (address), buffer or None\n"
    "    count, offset : int\n"
    "    kind : cudaMemcpyKind or int\n\n"
    "Returns\n"
    "    pGraphNode, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,\n"
    "        pGraphNode)\n"
    "    pGraphNode : cudaGraphNode_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphAddMemcpyNode1D,
    "cudaGraphAddMemcpyNode1D($module, /, graph, pDependencies, numDependencies, dst, src, "
    "count, kind)\n--\n\n",
    "cudaGraphAddMemcpyNode1D(graph, pDependencies, numDependencies, dst, src, count, kind)\n\n"
    "Add a memcpy node to a graph.\n\n"
    "It copies count bytes.\n\n"
    "cudaError_t cudaGraphAddMemcpyNode1D(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,\n"
    "    const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst,\n"
    "    const void *src, size_t count, enum cudaMemcpyKind kind)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    dst : device memory, int or None; count bytes are written; keep it alive while the\n"
    "        graph and its executable graphs exist\n"
    "    src : device memory, int or None; at least count bytes long; keep it alive while the\n"
    "        graph and its executable graphs exist\n"
    "    count : int; bytes\n"
    "    kind : cudaMemcpyKind or int\n\n"
    "Returns\n"
    "    (cudaError_t, pGraphNode); cubind.checked.runtime returns pGraphNode, or raises\n"
    "        CUDARuntimeError\n"
    "    pGraphNode : cudaGraphNode_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(checked_cudaGraphAddMemcpyNode1D,
    "cudaGraphAddMemcpyNode1D($module, /, graph, pDependencies, dst, src, count, kind)\n--\n\n",
    "cudaGraphAddMemcpyNode1D(graph, pDependencies, dst, src, count, kind)\n\n"
    "Add a memcpy node to a graph.\n\n"
    "It copies count bytes.\n\n"
    "cudaError_t cudaGraphAddMemcpyNode1D(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,\n"
    "    const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst,\n"
    "    const void *src, size_t count, enum cudaMemcpyKind kind)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None\n"
    "    dst : device memory, int or None; count bytes are written; keep it alive while the\n"
    "        graph and its executable graphs exist\n"
    "    src : device memory, int or None; at least count bytes long; keep it alive while the\n"
    "        graph and its executable graphs exist\n"
    "    count : int; bytes\n"
    "    kind : cudaMemcpyKind or int\n\n"
    "Returns\n"
    "    pGraphNode, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,\n"
    "        pGraphNode)\n"
    "    pGraphNode : cudaGraphNode_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphMemcpyNodeGetParams,
    "cudaGraphMemcpyNodeGetParams($module, /, node)\n--\n\n",
    "cudaGraphMemcpyNodeGetParams(node)\n\n"
    "Return the parameters of a node.\n\n"
    "Pointers in them belong to the node.\n\n"
    "cudaError_t cudaGraphMemcpyNodeGetParams(cudaGraphNode_t node,\n"
    "    struct cudaMemcpy3DParms *pNodeParams)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, pNodeParams); cubind.checked.runtime returns pNodeParams, or raises\n"
    "        CUDARuntimeError\n"
    "    pNodeParams : cudaMemcpy3DParms\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphMemcpyNodeSetParams,
    "cudaGraphMemcpyNodeSetParams($module, /, node, pNodeParams)\n--\n\n",
    "cudaGraphMemcpyNodeSetParams(node, pNodeParams)\n\n"
    "Set the parameters of a node.\n\n"
    "Graphs that were instantiated before do not change.\n\n"
    "cudaError_t cudaGraphMemcpyNodeSetParams(cudaGraphNode_t node,\n"
    "    const struct cudaMemcpy3DParms *pNodeParams)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    pNodeParams : cudaMemcpy3DParms or None; keep what it names alive while the graph\n"
    "        and its executable graphs exist\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphMemcpyNodeSetParamsToSymbol,
    "cudaGraphMemcpyNodeSetParamsToSymbol($module, /, node, symbol, src, count, offset, kind)\n"
    "--\n\n",
    "cudaGraphMemcpyNodeSetParamsToSymbol(node, symbol, src, count, offset, kind)\n\n"
    "Make a node copy to a device variable from now on.\n\n"
    "cudaError_t cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t node,\n"
    "    const void *symbol, const void *src, size_t count, size_t offset,\n"
    "    enum cudaMemcpyKind kind)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    symbol : int (address), buffer or None\n"
    "    src : device memory, int or None; at least count bytes long; keep it alive while the\n"
    "        graph and its executable graphs exist\n"
    "    count, offset : int\n"
    "    kind : cudaMemcpyKind or int\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphMemcpyNodeSetParamsFromSymbol,
    "cudaGraphMemcpyNodeSetParamsFromSymbol($module, /, node, dst, symbol, count, offset, "
    "kind)\n--\n\n",
    "cudaGraphMemcpyNodeSetParamsFromSymbol(node, dst, symbol, count, offset, kind)\n\n"
    "Make a node copy from a device variable from now on.\n\n"
    "cudaError_t cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t node, void *dst,\n"
    "    const void *symbol, size_t count, size_t offset, enum cudaMemcpyKind kind)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    dst : device memory, int or None; count bytes are written; keep it alive while the\n"
    "        graph and its executable graphs exist\n"
    "    symbol : int (address), buffer or None\n"
    "    count, offset : int\n"
    "    kind : cudaMemcpyKind or int\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphMemcpyNodeSetParams1D,
    "cudaGraphMemcpyNodeSetParams1D($module, /, node, dst, src, count, kind)\n--\n\n",
    "cudaGraphMemcpyNodeSetParams1D(node, dst, src, count, kind)\n\n"
    "Set the byte copy that a node does.\n\n"
    "In an instantiated graph the change applies to later launches.\n\n"
    "cudaError_t cudaGraphMemcpyNodeSetParams1D(cudaGraphNode_t node, void *dst,\n"
    "    const void *src, size_t count, enum cudaMemcpyKind kind)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    dst : device memory, int or None; count bytes are written; keep it alive while the\n"
    "        graph and its executable graphs exist\n"
    "    src : device memory, int or None; at least count bytes long; keep it alive while the\n"
    "        graph and its executable graphs exist\n"
    "    count : int\n"
    "    kind : cudaMemcpyKind or int\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphAddMemsetNode,
    "cudaGraphAddMemsetNode($module, /, graph, pDependencies, numDependencies, pMemsetParams)\n"
    "--\n\n",
    "cudaGraphAddMemsetNode(graph, pDependencies, numDependencies, pMemsetParams)\n\n"
    "Add a memset node to a graph.\n\n"
    "It sets device memory.\n\n"
    "cudaError_t cudaGraphAddMemsetNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,\n"
    "    const cudaGraphNode_t *pDependencies, size_t numDependencies,\n"
    "    const struct cudaMemsetParams *pMemsetParams)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    pMemsetParams : cudaMemsetParams or None; keep what it names alive while the graph\n"
    "        and its executable graphs exist\n\n"
    "Returns\n"
    "    (cudaError_t, pGraphNode); cubind.checked.runtime returns pGraphNode, or raises\n"
    "        CUDARuntimeError\n"
    "    pGraphNode : cudaGraphNode_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDevice\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(checked_cudaGraphAddMemsetNode,
    "cudaGraphAddMemsetNode($module, /, graph, pDependencies, pMemsetParams)\n--\n\n",
    "cudaGraphAddMemsetNode(graph, pDependencies, pMemsetParams)\n\n"
    "Add a memset node to a graph.\n\n"
    "It sets device memory.\n\n"
    "cudaError_t cudaGraphAddMemsetNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,\n"
    "    const cudaGraphNode_t *pDependencies, size_t numDependencies,\n"
    "    const struct cudaMemsetParams *pMemsetParams)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None\n"
    "    pMemsetParams : cudaMemsetParams or None; keep what it names alive while the graph\n"
    "        and its executable graphs exist\n\n"
    "Returns\n"
    "    pGraphNode, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,\n"
    "        pGraphNode)\n"
    "    pGraphNode : cudaGraphNode_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDevice\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphMemsetNodeGetParams,
    "cudaGraphMemsetNodeGetParams($module, /, node)\n--\n\n",
    "cudaGraphMemsetNodeGetParams(node)\n\n"
    "Return the parameters of a node.\n\n"
    "Pointers in them belong to the node.\n\n"
    "cudaError_t cudaGraphMemsetNodeGetParams(cudaGraphNode_t node,\n"
    "    struct cudaMemsetParams *pNodeParams)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, pNodeParams); cubind.checked.runtime returns pNodeParams, or raises\n"
    "        CUDARuntimeError\n"
    "    pNodeParams : cudaMemsetParams\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphMemsetNodeSetParams,
    "cudaGraphMemsetNodeSetParams($module, /, node, pNodeParams)\n--\n\n",
    "cudaGraphMemsetNodeSetParams(node, pNodeParams)\n\n"
    "Set the parameters of a node.\n\n"
    "Graphs that were instantiated before do not change.\n\n"
    "cudaError_t cudaGraphMemsetNodeSetParams(cudaGraphNode_t node,\n"
    "    const struct cudaMemsetParams *pNodeParams)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    pNodeParams : cudaMemsetParams or None; keep what it names alive while the graph and\n"
    "        its executable graphs exist\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphAddHostNode,
    "cudaGraphAddHostNode($module, /, graph, pDependencies, numDependencies, pNodeParams)\n"
    "--\n\n",
    "cudaGraphAddHostNode(graph, pDependencies, numDependencies, pNodeParams)\n\n"
    "Add a call of a host function to a graph.\n\n"
    "The function must not call CUDA.\n\n"
    "cudaError_t cudaGraphAddHostNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,\n"
    "    const cudaGraphNode_t *pDependencies, size_t numDependencies,\n"
    "    const struct cudaHostNodeParams *pNodeParams)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    pNodeParams : cudaHostNodeParams or None; keep what it names alive while the graph\n"
    "        and its executable graphs exist\n\n"
    "Returns\n"
    "    (cudaError_t, pGraphNode); cubind.checked.runtime returns pGraphNode, or raises\n"
    "        CUDARuntimeError\n"
    "    pGraphNode : cudaGraphNode_t\n\n"
    "Fails with\n"
    "    cudaErrorNotSupported, cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(checked_cudaGraphAddHostNode,
    "cudaGraphAddHostNode($module, /, graph, pDependencies, pNodeParams)\n--\n\n",
    "cudaGraphAddHostNode(graph, pDependencies, pNodeParams)\n\n"
    "Add a call of a host function to a graph.\n\n"
    "The function must not call CUDA.\n\n"
    "cudaError_t cudaGraphAddHostNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,\n"
    "    const cudaGraphNode_t *pDependencies, size_t numDependencies,\n"
    "    const struct cudaHostNodeParams *pNodeParams)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None\n"
    "    pNodeParams : cudaHostNodeParams or None; keep what it names alive while the graph\n"
    "        and its executable graphs exist\n\n"
    "Returns\n"
    "    pGraphNode, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,\n"
    "        pGraphNode)\n"
    "    pGraphNode : cudaGraphNode_t\n\n"
    "Fails with\n"
    "    cudaErrorNotSupported, cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphHostNodeGetParams,
    "cudaGraphHostNodeGetParams($module, /, node)\n--\n\n",
    "cudaGraphHostNodeGetParams(node)\n\n"
    "Return the parameters of a node.\n\n"
    "Pointers in them belong to the node.\n\n"
    "cudaError_t cudaGraphHostNodeGetParams(cudaGraphNode_t node,\n"
    "    struct cudaHostNodeParams *pNodeParams)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, pNodeParams); cubind.checked.runtime returns pNodeParams, or raises\n"
    "        CUDARuntimeError\n"
    "    pNodeParams : cudaHostNodeParams\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphHostNodeSetParams,
    "cudaGraphHostNodeSetParams($module, /, node, pNodeParams)\n--\n\n",
    "cudaGraphHostNodeSetParams(node, pNodeParams)\n\n"
    "Set the parameters of a node.\n\n"
    "Graphs that were instantiated before do not change.\n\n"
    "cudaError_t cudaGraphHostNodeSetParams(cudaGraphNode_t node,\n"
    "    const struct cudaHostNodeParams *pNodeParams)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    pNodeParams : cudaHostNodeParams or None; keep what it names alive while the graph\n"
    "        and its executable graphs exist\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphAddChildGraphNode,
    "cudaGraphAddChildGraphNode($module, /, graph, pDependencies, numDependencies, childGraph)\n"
    "--\n\n",
    "cudaGraphAddChildGraphNode(graph, pDependencies, numDependencies, childGraph)\n\n"
    "Add a copy of another graph to a graph, as one node.\n\n"
    "cudaError_t cudaGraphAddChildGraphNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,\n"
    "    const cudaGraphNode_t *pDependencies, size_t numDependencies,\n"
    "    cudaGraph_t childGraph)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    childGraph : cudaGraph_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, pGraphNode); cubind.checked.runtime returns pGraphNode, or raises\n"
    "        CUDARuntimeError\n"
    "    pGraphNode : cudaGraphNode_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(checked_cudaGraphAddChildGraphNode,
    "cudaGraphAddChildGraphNode($module, /, graph, pDependencies, childGraph)\n--\n\n",
    "cudaGraphAddChildGraphNode(graph, pDependencies, childGraph)\n\n"
    "Add a copy of another graph to a graph, as one node.\n\n"
    "cudaError_t cudaGraphAddChildGraphNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,\n"
    "    const cudaGraphNode_t *pDependencies, size_t numDependencies,\n"
    "    cudaGraph_t childGraph)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None\n"
    "    childGraph : cudaGraph_t, int or None\n\n"
    "Returns\n"
    "    pGraphNode, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,\n"
    "        pGraphNode)\n"
    "    pGraphNode : cudaGraphNode_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphChildGraphNodeGetGraph,
    "cudaGraphChildGraphNodeGetGraph($module, /, node)\n--\n\n",
    "cudaGraphChildGraphNodeGetGraph(node)\n\n"
    "Return the graph inside a child graph node.\n\n"
    "It belongs to the node.\n\n"
    "cudaError_t cudaGraphChildGraphNodeGetGraph(cudaGraphNode_t node, cudaGraph_t *pGraph)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, pGraph); cubind.checked.runtime returns pGraph, or raises\n"
    "        CUDARuntimeError\n"
    "    pGraph : cudaGraph_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphAddEmptyNode,
    "cudaGraphAddEmptyNode($module, /, graph, pDependencies, numDependencies)\n--\n\n",
    "cudaGraphAddEmptyNode(graph, pDependencies, numDependencies)\n\n"
    "Add an empty node to a graph.\n\n"
    "It does nothing, but can join many dependencies in one.\n\n"
    "cudaError_t cudaGraphAddEmptyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,\n"
    "    const cudaGraphNode_t *pDependencies, size_t numDependencies)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    numDependencies : int\n\n"
    "Returns\n"
    "    (cudaError_t, pGraphNode); cubind.checked.runtime returns pGraphNode, or raises\n"
    "        CUDARuntimeError\n"
    "    pGraphNode : cudaGraphNode_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(checked_cudaGraphAddEmptyNode,
    "cudaGraphAddEmptyNode($module, /, graph, pDependencies)\n--\n\n",
    "cudaGraphAddEmptyNode(graph, pDependencies)\n\n"
    "Add an empty node to a graph.\n\n"
    "It does nothing, but can join many dependencies in one.\n\n"
    "cudaError_t cudaGraphAddEmptyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,\n"
    "    const cudaGraphNode_t *pDependencies, size_t numDependencies)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None\n\n"
    "Returns\n"
    "    pGraphNode, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,\n"
    "        pGraphNode)\n"
    "    pGraphNode : cudaGraphNode_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphAddEventRecordNode,
    "cudaGraphAddEventRecordNode($module, /, graph, pDependencies, numDependencies, event)\n"
    "--\n\n",
    "cudaGraphAddEventRecordNode(graph, pDependencies, numDependencies, event)\n\n"
    "Add an event record to a graph.\n\n"
    "cudaError_t cudaGraphAddEventRecordNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,\n"
    "    const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    event : cudaEvent_t, int or None; keep it alive while the graph and its executable\n"
    "        graphs exist\n\n"
    "Returns\n"
    "    (cudaError_t, pGraphNode); cubind.checked.runtime returns pGraphNode, or raises\n"
    "        CUDARuntimeError\n"
    "    pGraphNode : cudaGraphNode_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(checked_cudaGraphAddEventRecordNode,
    "cudaGraphAddEventRecordNode($module, /, graph, pDependencies, event)\n--\n\n",
    "cudaGraphAddEventRecordNode(graph, pDependencies, event)\n\n"
    "Add an event record to a graph.\n\n"
    "cudaError_t cudaGraphAddEventRecordNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,\n"
    "    const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None\n"
    "    event : cudaEvent_t, int or None; keep it alive while the graph and its executable\n"
    "        graphs exist\n\n"
    "Returns\n"
    "    pGraphNode, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,\n"
    "        pGraphNode)\n"
    "    pGraphNode : cudaGraphNode_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphEventRecordNodeGetEvent,
    "cudaGraphEventRecordNodeGetEvent($module, /, node)\n--\n\n",
    "cudaGraphEventRecordNodeGetEvent(node)\n\n"
    "Return the event that a node records or waits for.\n\n"
    "cudaError_t cudaGraphEventRecordNodeGetEvent(cudaGraphNode_t node,\n"
    "    cudaEvent_t *event_out)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, event_out); cubind.checked.runtime returns event_out, or raises\n"
    "        CUDARuntimeError\n"
    "    event_out : cudaEvent_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphEventRecordNodeSetEvent,
    "cudaGraphEventRecordNodeSetEvent($module, /, node, event)\n--\n\n",
    "cudaGraphEventRecordNodeSetEvent(node, event)\n\n"
    "Set the event of a node.\n\n"
    "Graphs that were instantiated before do not change.\n\n"
    "cudaError_t cudaGraphEventRecordNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    event : cudaEvent_t, int or None; keep it alive while the graph and its executable\n"
    "        graphs exist\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphAddEventWaitNode,
    "cudaGraphAddEventWaitNode($module, /, graph, pDependencies, numDependencies, event)\n--\n\n",
    "cudaGraphAddEventWaitNode(graph, pDependencies, numDependencies, event)\n\n"
    "Add a wait for an event to a graph.\n\n"
    "cudaError_t cudaGraphAddEventWaitNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,\n"
    "    const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    event : cudaEvent_t, int or None; keep it alive while the graph and its executable\n"
    "        graphs exist\n\n"
    "Returns\n"
    "    (cudaError_t, pGraphNode); cubind.checked.runtime returns pGraphNode, or raises\n"
    "        CUDARuntimeError\n"
    "    pGraphNode : cudaGraphNode_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(checked_cudaGraphAddEventWaitNode,
    "cudaGraphAddEventWaitNode($module, /, graph, pDependencies, event)\n--\n\n",
    "cudaGraphAddEventWaitNode(graph, pDependencies, event)\n\n"
    "Add a wait for an event to a graph.\n\n"
    "cudaError_t cudaGraphAddEventWaitNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,\n"
    "    const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None\n"
    "    event : cudaEvent_t, int or None; keep it alive while the graph and its executable\n"
    "        graphs exist\n\n"
    "Returns\n"
    "    pGraphNode, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,\n"
    "        pGraphNode)\n"
    "    pGraphNode : cudaGraphNode_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphEventWaitNodeGetEvent,
    "cudaGraphEventWaitNodeGetEvent($module, /, node)\n--\n\n",
    "cudaGraphEventWaitNodeGetEvent(node)\n\n"
    "Return the event that a node records or waits for.\n\n"
    "cudaError_t cudaGraphEventWaitNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event_out)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, event_out); cubind.checked.runtime returns event_out, or raises\n"
    "        CUDARuntimeError\n"
    "    event_out : cudaEvent_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphEventWaitNodeSetEvent,
    "cudaGraphEventWaitNodeSetEvent($module, /, node, event)\n--\n\n",
    "cudaGraphEventWaitNodeSetEvent(node, event)\n\n"
    "Set the event of a node.\n\n"
    "Graphs that were instantiated before do not change.\n\n"
    "cudaError_t cudaGraphEventWaitNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    event : cudaEvent_t, int or None; keep it alive while the graph and its executable\n"
    "        graphs exist\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphAddExternalSemaphoresSignalNode,
    "cudaGraphAddExternalSemaphoresSignalNode($module, /, graph, pDependencies, "
    "numDependencies, nodeParams)\n--\n\n",
    "cudaGraphAddExternalSemaphoresSignalNode(graph, pDependencies, numDependencies, "
    "nodeParams)\n\n"
    "Add a node for imported semaphores to a graph.\n\n"
    "It signals them or waits for them.\n\n"
    "cudaError_t cudaGraphAddExternalSemaphoresSignalNode(cudaGraphNode_t *pGraphNode,\n"
    "    cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies,\n"
    "    const struct cudaExternalSemaphoreSignalNodeParams *nodeParams)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    nodeParams : cudaExternalSemaphoreSignalNodeParams or None; keep what it names alive\n"
    "        while the graph and its executable graphs exist\n\n"
    "Returns\n"
    "    (cudaError_t, pGraphNode); cubind.checked.runtime returns pGraphNode, or raises\n"
    "        CUDARuntimeError\n"
    "    pGraphNode : cudaGraphNode_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(checked_cudaGraphAddExternalSemaphoresSignalNode,
    "cudaGraphAddExternalSemaphoresSignalNode($module, /, graph, pDependencies, nodeParams)\n"
    "--\n\n",
    "cudaGraphAddExternalSemaphoresSignalNode(graph, pDependencies, nodeParams)\n\n"
    "Add a node for imported semaphores to a graph.\n\n"
    "It signals them or waits for them.\n\n"
    "cudaError_t cudaGraphAddExternalSemaphoresSignalNode(cudaGraphNode_t *pGraphNode,\n"
    "    cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies,\n"
    "    const struct cudaExternalSemaphoreSignalNodeParams *nodeParams)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None\n"
    "    nodeParams : cudaExternalSemaphoreSignalNodeParams or None; keep what it names alive\n"
    "        while the graph and its executable graphs exist\n\n"
    "Returns\n"
    "    pGraphNode, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,\n"
    "        pGraphNode)\n"
    "    pGraphNode : cudaGraphNode_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphExternalSemaphoresSignalNodeGetParams,
    "cudaGraphExternalSemaphoresSignalNodeGetParams($module, /, hNode)\n--\n\n",
    "cudaGraphExternalSemaphoresSignalNodeGetParams(hNode)\n\n"
    "Return the semaphores that a node signals.\n\n"
    "cudaError_t cudaGraphExternalSemaphoresSignalNodeGetParams(cudaGraphNode_t hNode,\n"
    "    struct cudaExternalSemaphoreSignalNodeParams *params_out)\n\n"
    "Parameters\n"
    "    hNode : cudaGraphNode_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, params_out); cubind.checked.runtime returns params_out, or raises\n"
    "        CUDARuntimeError\n"
    "    params_out : cudaExternalSemaphoreSignalNodeParams\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphExternalSemaphoresSignalNodeSetParams,
    "cudaGraphExternalSemaphoresSignalNodeSetParams($module, /, hNode, nodeParams)\n--\n\n",
    "cudaGraphExternalSemaphoresSignalNodeSetParams(hNode, nodeParams)\n\n"
    "Set the semaphores that a node signals.\n\n"
    "cudaError_t cudaGraphExternalSemaphoresSignalNodeSetParams(cudaGraphNode_t hNode,\n"
    "    const struct cudaExternalSemaphoreSignalNodeParams *nodeParams)\n\n"
    "Parameters\n"
    "    hNode : cudaGraphNode_t, int or None\n"
    "    nodeParams : cudaExternalSemaphoreSignalNodeParams or None; keep what it names alive\n"
    "        while the graph and its executable graphs exist\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphAddExternalSemaphoresWaitNode,
    "cudaGraphAddExternalSemaphoresWaitNode($module, /, graph, pDependencies, numDependencies, "
    "nodeParams)\n--\n\n",
    "cudaGraphAddExternalSemaphoresWaitNode(graph, pDependencies, numDependencies, nodeParams)\n\n"
    "Add a node for imported semaphores to a graph.\n\n"
    "It signals them or waits for them.\n\n"
    "cudaError_t cudaGraphAddExternalSemaphoresWaitNode(cudaGraphNode_t *pGraphNode,\n"
    "    cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies,\n"
    "    const struct cudaExternalSemaphoreWaitNodeParams *nodeParams)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    nodeParams : cudaExternalSemaphoreWaitNodeParams or None; keep what it names alive\n"
    "        while the graph and its executable graphs exist\n\n"
    "Returns\n"
    "    (cudaError_t, pGraphNode); cubind.checked.runtime returns pGraphNode, or raises\n"
    "        CUDARuntimeError\n"
    "    pGraphNode : cudaGraphNode_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(checked_cudaGraphAddExternalSemaphoresWaitNode,
    "cudaGraphAddExternalSemaphoresWaitNode($module, /, graph, pDependencies, nodeParams)\n"
    "--\n\n",
    "cudaGraphAddExternalSemaphoresWaitNode(graph, pDependencies, nodeParams)\n\n"
    "Add a node for imported semaphores to a graph.\n\n"
    "It signals them or waits for them.\n\n"
    "cudaError_t cudaGraphAddExternalSemaphoresWaitNode(cudaGraphNode_t *pGraphNode,\n"
    "    cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies,\n"
    "    const struct cudaExternalSemaphoreWaitNodeParams *nodeParams)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None\n"
    "    nodeParams : cudaExternalSemaphoreWaitNodeParams or None; keep what it names alive\n"
    "        while the graph and its executable graphs exist\n\n"
    "Returns\n"
    "    pGraphNode, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,\n"
    "        pGraphNode)\n"
    "    pGraphNode : cudaGraphNode_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphExternalSemaphoresWaitNodeGetParams,
    "cudaGraphExternalSemaphoresWaitNodeGetParams($module, /, hNode)\n--\n\n",
    "cudaGraphExternalSemaphoresWaitNodeGetParams(hNode)\n\n"
    "Return the semaphores that a node waits for.\n\n"
    "cudaError_t cudaGraphExternalSemaphoresWaitNodeGetParams(cudaGraphNode_t hNode,\n"
    "    struct cudaExternalSemaphoreWaitNodeParams *params_out)\n\n"
    "Parameters\n"
    "    hNode : cudaGraphNode_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, params_out); cubind.checked.runtime returns params_out, or raises\n"
    "        CUDARuntimeError\n"
    "    params_out : cudaExternalSemaphoreWaitNodeParams\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphExternalSemaphoresWaitNodeSetParams,
    "cudaGraphExternalSemaphoresWaitNodeSetParams($module, /, hNode, nodeParams)\n--\n\n",
    "cudaGraphExternalSemaphoresWaitNodeSetParams(hNode, nodeParams)\n\n"
    "Set the semaphores that a node waits for.\n\n"
    "cudaError_t cudaGraphExternalSemaphoresWaitNodeSetParams(cudaGraphNode_t hNode,\n"
    "    const struct cudaExternalSemaphoreWaitNodeParams *nodeParams)\n\n"
    "Parameters\n"
    "    hNode : cudaGraphNode_t, int or None\n"
    "    nodeParams : cudaExternalSemaphoreWaitNodeParams or None; keep what it names alive\n"
    "        while the graph and its executable graphs exist\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphAddMemAllocNode,
    "cudaGraphAddMemAllocNode($module, /, graph, pDependencies, numDependencies, nodeParams)\n"
    "--\n\n",
    "cudaGraphAddMemAllocNode(graph, pDependencies, numDependencies, nodeParams)\n\n"
    "Add an allocation to a graph.\n\n"
    "Its address is fixed now and returned in nodeParams.\n\n"
    "cudaError_t cudaGraphAddMemAllocNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,\n"
    "    const cudaGraphNode_t *pDependencies, size_t numDependencies,\n"
    "    struct cudaMemAllocNodeParams *nodeParams)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    nodeParams : cudaMemAllocNodeParams or None; in and out\n\n"
    "Returns\n"
    "    (cudaError_t, pGraphNode); cubind.checked.runtime returns pGraphNode, or raises\n"
    "        CUDARuntimeError\n"
    "    pGraphNode : cudaGraphNode_t\n\n"
    "Fails with\n"
    "    cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorNotSupported,\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(checked_cudaGraphAddMemAllocNode,
    "cudaGraphAddMemAllocNode($module, /, graph, pDependencies, nodeParams)\n--\n\n",
    "cudaGraphAddMemAllocNode(graph, pDependencies, nodeParams)\n\n"
    "Add an allocation to a graph.\n\n"
    "Its address is fixed now and returned in nodeParams.\n\n"
    "cudaError_t cudaGraphAddMemAllocNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,\n"
    "    const cudaGraphNode_t *pDependencies, size_t numDependencies,\n"
    "    struct cudaMemAllocNodeParams *nodeParams)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None\n"
    "    nodeParams : cudaMemAllocNodeParams or None; in and out\n\n"
    "Returns\n"
    "    pGraphNode, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,\n"
    "        pGraphNode)\n"
    "    pGraphNode : cudaGraphNode_t\n\n"
    "Fails with\n"
    "    cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorNotSupported,\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphMemAllocNodeGetParams,
    "cudaGraphMemAllocNodeGetParams($module, /, node)\n--\n\n",
    "cudaGraphMemAllocNodeGetParams(node)\n\n"
    "Return which memory a node allocates or frees.\n\n"
    "cudaError_t cudaGraphMemAllocNodeGetParams(cudaGraphNode_t node,\n"
    "    struct cudaMemAllocNodeParams *params_out)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, params_out); cubind.checked.runtime returns params_out, or raises\n"
    "        CUDARuntimeError\n"
    "    params_out : cudaMemAllocNodeParams\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphAddMemFreeNode,
    "cudaGraphAddMemFreeNode($module, /, graph, pDependencies, numDependencies, dptr)\n--\n\n",
    "cudaGraphAddMemFreeNode(graph, pDependencies, numDependencies, dptr)\n\n"
    "Add a free operation to a graph.\n\n"
    "It frees memory of an allocation node.\n\n"
    "cudaError_t cudaGraphAddMemFreeNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,\n"
    "    const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dptr)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    dptr : device memory, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, pGraphNode); cubind.checked.runtime returns pGraphNode, or raises\n"
    "        CUDARuntimeError\n"
    "    pGraphNode : cudaGraphNode_t\n\n"
    "Fails with\n"
    "    cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorNotSupported,\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(checked_cudaGraphAddMemFreeNode,
    "cudaGraphAddMemFreeNode($module, /, graph, pDependencies, dptr)\n--\n\n",
    "cudaGraphAddMemFreeNode(graph, pDependencies, dptr)\n\n"
    "Add a free operation to a graph.\n\n"
    "It frees memory of an allocation node.\n\n"
    "cudaError_t cudaGraphAddMemFreeNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,\n"
    "    const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dptr)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None\n"
    "    dptr : device memory, int or None\n\n"
    "Returns\n"
    "    pGraphNode, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,\n"
    "        pGraphNode)\n"
    "    pGraphNode : cudaGraphNode_t\n\n"
    "Fails with\n"
    "    cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorNotSupported,\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphMemFreeNodeGetParams,
    "cudaGraphMemFreeNodeGetParams($module, /, node)\n--\n\n",
    "cudaGraphMemFreeNodeGetParams(node)\n\n"
    "Return which memory a node allocates or frees.\n\n"
    "cudaError_t cudaGraphMemFreeNodeGetParams(cudaGraphNode_t node, void *dptr_out)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, dptr_out); cubind.checked.runtime returns dptr_out, or raises\n"
    "        CUDARuntimeError\n"
    "    dptr_out : int\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaDeviceGraphMemTrim,
    "cudaDeviceGraphMemTrim($module, /, device)\n--\n\n",
    "cudaDeviceGraphMemTrim(device)\n\n"
    "Release memory that graphs allocated and no longer use.\n\n"
    "It goes back to the system.\n\n"
    "cudaError_t cudaDeviceGraphMemTrim(int device)\n\n"
    "Parameters\n"
    "    device : int\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaDeviceGetGraphMemAttribute,
    "cudaDeviceGetGraphMemAttribute($module, /, device, attr)\n--\n\n",
    "cudaDeviceGetGraphMemAttribute(device, attr)\n\n"
    "Return how much memory graphs use on a device.\n\n"
    "cudaError_t cudaDeviceGetGraphMemAttribute(int device,\n"
    "    enum cudaGraphMemAttributeType attr, void *value)\n\n"
    "Parameters\n"
    "    device : int\n"
    "    attr : cudaGraphMemAttributeType\n\n"
    "Returns\n"
    "    (cudaError_t, value); cubind.checked.runtime returns value, or raises\n"
    "        CUDARuntimeError\n"
    "    value : Any; of the type that attr calls for\n\n"
    "Types of value by attr\n"
    "    cuuint64_t : cudaGraphMemAttrUsedMemCurrent, cudaGraphMemAttrUsedMemHigh,\n"
    "        cudaGraphMemAttrReservedMemCurrent, cudaGraphMemAttrReservedMemHigh\n\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaDeviceSetGraphMemAttribute,
    "cudaDeviceSetGraphMemAttribute($module, /, device, attr, value)\n--\n\n",
    "cudaDeviceSetGraphMemAttribute(device, attr, value)\n\n"
    "Reset a high-water mark of graph memory to 0.\n\n"
    "cudaError_t cudaDeviceSetGraphMemAttribute(int device,\n"
    "    enum cudaGraphMemAttributeType attr, void *value)\n\n"
    "Parameters\n"
    "    device : int\n"
    "    attr : cudaGraphMemAttributeType\n"
    "    value : a value, of the type that attr calls for\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Types of value by attr\n"
    "    cuuint64_t : cudaGraphMemAttrUsedMemCurrent, cudaGraphMemAttrUsedMemHigh,\n"
    "        cudaGraphMemAttrReservedMemCurrent, cudaGraphMemAttrReservedMemHigh\n\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphClone,
    "cudaGraphClone($module, /, originalGraph)\n--\n\n",
    "cudaGraphClone(originalGraph)\n\n"
    "Copy a graph with all its child graphs.\n\n"
    "The caller destroys the copy with cudaGraphDestroy.\n\n"
    "cudaError_t cudaGraphClone(cudaGraph_t *pGraphClone, cudaGraph_t originalGraph)\n\n"
    "Parameters\n"
    "    originalGraph : cudaGraph_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, pGraphClone); cubind.checked.runtime returns pGraphClone, or raises\n"
    "        CUDARuntimeError\n"
    "    pGraphClone : cudaGraph_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphNodeFindInClone,
    "cudaGraphNodeFindInClone($module, /, originalNode, clonedGraph)\n--\n\n",
    "cudaGraphNodeFindInClone(originalNode, clonedGraph)\n\n"
    "Find the copy of a node in a clone of its graph.\n\n"
    "cudaError_t cudaGraphNodeFindInClone(cudaGraphNode_t *pNode,\n"
    "    cudaGraphNode_t originalNode, cudaGraph_t clonedGraph)\n\n"
    "Parameters\n"
    "    originalNode : cudaGraphNode_t, int or None\n"
    "    clonedGraph : cudaGraph_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, pNode); cubind.checked.runtime returns pNode, or raises\n"
    "        CUDARuntimeError\n"
    "    pNode : cudaGraphNode_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphNodeGetType,
    "cudaGraphNodeGetType($module, /, node)\n--\n\n",
    "cudaGraphNodeGetType(node)\n\n"
    "Return the type of a node.\n\n"
    "cudaError_t cudaGraphNodeGetType(cudaGraphNode_t node, enum cudaGraphNodeType *pType)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, pType); cubind.checked.runtime returns pType, or raises\n"
    "        CUDARuntimeError\n"
    "    pType : cudaGraphNodeType\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphNodeGetContainingGraph,
    "cudaGraphNodeGetContainingGraph($module, /, hNode)\n--\n\n",
    "cudaGraphNodeGetContainingGraph(hNode)\n\n"
    "Return the graph that contains a node.\n\n"
    "cudaError_t cudaGraphNodeGetContainingGraph(cudaGraphNode_t hNode, cudaGraph_t *phGraph)\n\n"
    "Parameters\n"
    "    hNode : cudaGraphNode_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, phGraph); cubind.checked.runtime returns phGraph, or raises\n"
    "        CUDARuntimeError\n"
    "    phGraph : cudaGraph_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphNodeGetLocalId,
    "cudaGraphNodeGetLocalId($module, /, hNode)\n--\n\n",
    "cudaGraphNodeGetLocalId(hNode)\n\n"
    "Return the number of a node within its graph.\n\n"
    "cudaGraphDebugDotPrint writes the same number.\n\n"
    "cudaError_t cudaGraphNodeGetLocalId(cudaGraphNode_t hNode, unsigned int *nodeId)\n\n"
    "Parameters\n"
    "    hNode : cudaGraphNode_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, nodeId); cubind.checked.runtime returns nodeId, or raises\n"
    "        CUDARuntimeError\n"
    "    nodeId : int\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphNodeGetToolsId,
    "cudaGraphNodeGetToolsId($module, /, hNode)\n--\n\n",
    "cudaGraphNodeGetToolsId(hNode)\n\n"
    "Return the number by which profilers know a node.\n\n"
    "cudaError_t cudaGraphNodeGetToolsId(cudaGraphNode_t hNode,\n"
    "    unsigned long long *toolsNodeId)\n\n"
    "Parameters\n"
    "    hNode : cudaGraphNode_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, toolsNodeId); cubind.checked.runtime returns toolsNodeId, or raises\n"
    "        CUDARuntimeError\n"
    "    toolsNodeId : int\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphGetId,
    "cudaGraphGetId($module, /, hGraph)\n--\n\n",
    "cudaGraphGetId(hGraph)\n\n"
    "Return the id of a graph.\n\n"
    "No other graph has the same id.\n\n"
    "cudaError_t cudaGraphGetId(cudaGraph_t hGraph, unsigned int *graphID)\n\n"
    "Parameters\n"
    "    hGraph : cudaGraph_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, graphID); cubind.checked.runtime returns graphID, or raises\n"
    "        CUDARuntimeError\n"
    "    graphID : int\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphExecGetId,
    "cudaGraphExecGetId($module, /, hGraphExec)\n--\n\n",
    "cudaGraphExecGetId(hGraphExec)\n\n"
    "Return the id of a graph.\n\n"
    "No other graph has the same id.\n\n"
    "cudaError_t cudaGraphExecGetId(cudaGraphExec_t hGraphExec, unsigned int *graphID)\n\n"
    "Parameters\n"
    "    hGraphExec : cudaGraphExec_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, graphID); cubind.checked.runtime returns graphID, or raises\n"
    "        CUDARuntimeError\n"
    "    graphID : int\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphGetNodes,
    "cudaGraphGetNodes($module, /, graph, numNodes=0)\n--\n\n",
    "cudaGraphGetNodes(graph, numNodes=0)\n\n"
    "List the nodes of a graph in no particular order.\n\n"
    "cudaError_t cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t *nodes,\n"
    "    size_t *numNodes)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    numNodes : int; the room in items on input, the number of items on output\n\n"
    "Returns\n"
    "    (cudaError_t, nodes, numNodes); cubind.checked.runtime returns nodes, or raises\n"
    "        CUDARuntimeError\n"
    "    nodes : list[cudaGraphNode_t]\n"
    "    numNodes : int\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(checked_cudaGraphGetNodes,
    "cudaGraphGetNodes($module, /, graph)\n--\n\n",
    "cudaGraphGetNodes(graph)\n\n"
    "List the nodes of a graph in no particular order.\n\n"
    "cudaError_t cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t *nodes,\n"
    "    size_t *numNodes)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n\n"
    "Returns\n"
    "    nodes, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t, nodes,\n"
    "        numNodes)\n"
    "    nodes : list[cudaGraphNode_t]\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphGetRootNodes,
    "cudaGraphGetRootNodes($module, /, graph, pNumRootNodes=0)\n--\n\n",
    "cudaGraphGetRootNodes(graph, pNumRootNodes=0)\n\n"
    "List the nodes of a graph that have no dependencies.\n\n"
    "cudaError_t cudaGraphGetRootNodes(cudaGraph_t graph, cudaGraphNode_t *pRootNodes,\n"
    "    size_t *pNumRootNodes)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pNumRootNodes : int; the room in items on input, the number of items on output\n\n"
    "Returns\n"
    "    (cudaError_t, pRootNodes, pNumRootNodes); cubind.checked.runtime returns pRootNodes,\n"
    "        or raises CUDARuntimeError\n"
    "    pRootNodes : list[cudaGraphNode_t]\n"
    "    pNumRootNodes : int\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(checked_cudaGraphGetRootNodes,
    "cudaGraphGetRootNodes($module, /, graph)\n--\n\n",
    "cudaGraphGetRootNodes(graph)\n\n"
    "List the nodes of a graph that have no dependencies.\n\n"
    "cudaError_t cudaGraphGetRootNodes(cudaGraph_t graph, cudaGraphNode_t *pRootNodes,\n"
    "    size_t *pNumRootNodes)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n\n"
    "Returns\n"
    "    pRootNodes, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,\n"
    "        pRootNodes, pNumRootNodes)\n"
    "    pRootNodes : list[cudaGraphNode_t]\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphGetEdges,
    "cudaGraphGetEdges($module, /, graph, numEdges=0)\n--\n\n",
    "cudaGraphGetEdges(graph, numEdges=0)\n\n"
    "List the edges of a graph as pairs, from[i] before to[i].\n\n"
    "cudaError_t cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t *from,\n"
    "    cudaGraphNode_t *to, cudaGraphEdgeData *edgeData, size_t *numEdges)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    numEdges : int; the room in items on input, the number of items on output\n\n"
    "Returns\n"
    "    (cudaError_t, from_, to, edgeData, numEdges); cubind.checked.runtime returns (from_,\n"
    "        to, edgeData), or raises CUDARuntimeError\n"
    "    from_, to : list[cudaGraphNode_t]\n"
    "    edgeData : list[cudaGraphEdgeData]\n"
    "    numEdges : int\n\n"
    "Fails with\n"
    "    cudaErrorLossyQuery, cudaErrorInvalidValue\n\n"
    "Keeps the GIL. Other parameters before CUDA 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(checked_cudaGraphGetEdges,
    "cudaGraphGetEdges($module, /, graph)\n--\n\n",
    "cudaGraphGetEdges(graph)\n\n"
    "List the edges of a graph as pairs, from[i] before to[i].\n\n"
    "cudaError_t cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t *from,\n"
    "    cudaGraphNode_t *to, cudaGraphEdgeData *edgeData, size_t *numEdges)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n\n"
    "Returns\n"
    "    (from_, to, edgeData), or raises CUDARuntimeError; cubind.runtime returns\n"
    "        (cudaError_t, from_, to, edgeData, numEdges)\n"
    "    from_, to : list[cudaGraphNode_t]\n"
    "    edgeData : list[cudaGraphEdgeData]\n\n"
    "Fails with\n"
    "    cudaErrorLossyQuery, cudaErrorInvalidValue\n\n"
    "Keeps the GIL. Other parameters before CUDA 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphNodeGetDependencies,
    "cudaGraphNodeGetDependencies($module, /, node, pNumDependencies=0)\n--\n\n",
    "cudaGraphNodeGetDependencies(node, pNumDependencies=0)\n\n"
    "List the nodes that a node waits for.\n\n"
    "cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node,\n"
    "    cudaGraphNode_t *pDependencies, cudaGraphEdgeData *edgeData,\n"
    "    size_t *pNumDependencies)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    pNumDependencies : int; the room in items on input, the number of items on output\n\n"
    "Returns\n"
    "    (cudaError_t, pDependencies, edgeData, pNumDependencies); cubind.checked.runtime\n"
    "        returns (pDependencies, edgeData), or raises CUDARuntimeError\n"
    "    pDependencies : list[cudaGraphNode_t]\n"
    "    edgeData : list[cudaGraphEdgeData]\n"
    "    pNumDependencies : int\n\n"
    "Fails with\n"
    "    cudaErrorLossyQuery, cudaErrorInvalidValue\n\n"
    "Keeps the GIL. Other parameters before CUDA 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(checked_cudaGraphNodeGetDependencies,
    "cudaGraphNodeGetDependencies($module, /, node)\n--\n\n",
    "cudaGraphNodeGetDependencies(node)\n\n"
    "List the nodes that a node waits for.\n\n"
    "cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node,\n"
    "    cudaGraphNode_t *pDependencies, cudaGraphEdgeData *edgeData,\n"
    "    size_t *pNumDependencies)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n\n"
    "Returns\n"
    "    (pDependencies, edgeData), or raises CUDARuntimeError; cubind.runtime returns\n"
    "        (cudaError_t, pDependencies, edgeData, pNumDependencies)\n"
    "    pDependencies : list[cudaGraphNode_t]\n"
    "    edgeData : list[cudaGraphEdgeData]\n\n"
    "Fails with\n"
    "    cudaErrorLossyQuery, cudaErrorInvalidValue\n\n"
    "Keeps the GIL. Other parameters before CUDA 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphNodeGetDependentNodes,
    "cudaGraphNodeGetDependentNodes($module, /, node, pNumDependentNodes=0)\n--\n\n",
    "cudaGraphNodeGetDependentNodes(node, pNumDependentNodes=0)\n\n"
    "List the nodes that wait for a node.\n\n"
    "cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t node,\n"
    "    cudaGraphNode_t *pDependentNodes, cudaGraphEdgeData *edgeData,\n"
    "    size_t *pNumDependentNodes)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    pNumDependentNodes : int; the room in items on input, the number of items on output\n\n"
    "Returns\n"
    "    (cudaError_t, pDependentNodes, edgeData, pNumDependentNodes); cubind.checked.runtime\n"
    "        returns (pDependentNodes, edgeData), or raises CUDARuntimeError\n"
    "    pDependentNodes : list[cudaGraphNode_t]\n"
    "    edgeData : list[cudaGraphEdgeData]\n"
    "    pNumDependentNodes : int\n\n"
    "Fails with\n"
    "    cudaErrorLossyQuery, cudaErrorInvalidValue\n\n"
    "Keeps the GIL. Other parameters before CUDA 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(checked_cudaGraphNodeGetDependentNodes,
    "cudaGraphNodeGetDependentNodes($module, /, node)\n--\n\n",
    "cudaGraphNodeGetDependentNodes(node)\n\n"
    "List the nodes that wait for a node.\n\n"
    "cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t node,\n"
    "    cudaGraphNode_t *pDependentNodes, cudaGraphEdgeData *edgeData,\n"
    "    size_t *pNumDependentNodes)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n\n"
    "Returns\n"
    "    (pDependentNodes, edgeData), or raises CUDARuntimeError; cubind.runtime returns\n"
    "        (cudaError_t, pDependentNodes, edgeData, pNumDependentNodes)\n"
    "    pDependentNodes : list[cudaGraphNode_t]\n"
    "    edgeData : list[cudaGraphEdgeData]\n\n"
    "Fails with\n"
    "    cudaErrorLossyQuery, cudaErrorInvalidValue\n\n"
    "Keeps the GIL. Other parameters before CUDA 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphAddDependencies,
    "cudaGraphAddDependencies($module, /, graph, from_, to, edgeData, numDependencies)\n--\n\n",
    "cudaGraphAddDependencies(graph, from_, to, edgeData, numDependencies)\n\n"
    "Add edges to a graph, such that to[i] waits for from_[i].\n\n"
    "cudaError_t cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t *from,\n"
    "    const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData,\n"
    "    size_t numDependencies)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    from_, to : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    edgeData : sequence of cudaGraphEdgeData, or None; as many as numDependencies\n"
    "    numDependencies : int\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL. Other parameters before CUDA 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(checked_cudaGraphAddDependencies,
    "cudaGraphAddDependencies($module, /, graph, from_, to, edgeData=None)\n--\n\n",
    "cudaGraphAddDependencies(graph, from_, to, edgeData=None)\n\n"
    "Add edges to a graph, such that to[i] waits for from_[i].\n\n"
    "cudaError_t cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t *from,\n"
    "    const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData,\n"
    "    size_t numDependencies)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    from_, to : sequence of cudaGraphNode_t, or None\n"
    "    edgeData : sequence of cudaGraphEdgeData, or None\n\n"
    "Returns\n"
    "    None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL. Other parameters before CUDA 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphRemoveDependencies,
    "cudaGraphRemoveDependencies($module, /, graph, from_, to, edgeData, numDependencies)\n"
    "--\n\n",
    "cudaGraphRemoveDependencies(graph, from_, to, edgeData, numDependencies)\n\n"
    "Remove the edges from from_[i] to to[i] from a graph.\n\n"
    "cudaError_t cudaGraphRemoveDependencies(cudaGraph_t graph, const cudaGraphNode_t *from,\n"
    "    const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData,\n"
    "    size_t numDependencies)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    from_, to : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    edgeData : sequence of cudaGraphEdgeData, or None; as many as numDependencies\n"
    "    numDependencies : int\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL. Other parameters before CUDA 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(checked_cudaGraphRemoveDependencies,
    "cudaGraphRemoveDependencies($module, /, graph, from_, to, edgeData=None)\n--\n\n",
    "cudaGraphRemoveDependencies(graph, from_, to, edgeData=None)\n\n"
    "Remove the edges from from_[i] to to[i] from a graph.\n\n"
    "cudaError_t cudaGraphRemoveDependencies(cudaGraph_t graph, const cudaGraphNode_t *from,\n"
    "    const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData,\n"
    "    size_t numDependencies)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    from_, to : sequence of cudaGraphNode_t, or None\n"
    "    edgeData : sequence of cudaGraphEdgeData, or None\n\n"
    "Returns\n"
    "    None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL. Other parameters before CUDA 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphDestroyNode,
    "cudaGraphDestroyNode($module, /, node)\n--\n\n",
    "cudaGraphDestroyNode(node)\n\n"
    "Remove a node and its edges from a graph.\n\n"
    "cudaError_t cudaGraphDestroyNode(cudaGraphNode_t node)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphInstantiate,
    "cudaGraphInstantiate($module, /, graph, flags)\n--\n\n",
    "cudaGraphInstantiate(graph, flags)\n\n"
    "Instantiate a graph for launches.\n\n"
    "The graph is checked; later changes of it do not affect the result.\n\n"
    "cudaError_t cudaGraphInstantiate(cudaGraphExec_t *pGraphExec, cudaGraph_t graph,\n"
    "    unsigned long long flags)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    flags : int; cudaGraphInstantiateFlags, or-ed\n\n"
    "Returns\n"
    "    (cudaError_t, pGraphExec); cubind.checked.runtime returns pGraphExec, or raises\n"
    "        CUDARuntimeError\n"
    "    pGraphExec : cudaGraphExec_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL. Other parameters before CUDA 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(checked_cudaGraphInstantiate,
    "cudaGraphInstantiate($module, /, graph, flags=0)\n--\n\n",
    "cudaGraphInstantiate(graph, flags=0)\n\n"
    "Instantiate a graph for launches.\n\n"
    "The graph is checked; later changes of it do not affect the result.\n\n"
    "cudaError_t cudaGraphInstantiate(cudaGraphExec_t *pGraphExec, cudaGraph_t graph,\n"
    "    unsigned long long flags)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    flags : int or None; cudaGraphInstantiateFlags, or-ed\n\n"
    "Returns\n"
    "    pGraphExec, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,\n"
    "        pGraphExec)\n"
    "    pGraphExec : cudaGraphExec_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL. Other parameters before CUDA 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphInstantiateWithFlags,
    "cudaGraphInstantiateWithFlags($module, /, graph, flags)\n--\n\n",
    "cudaGraphInstantiateWithFlags(graph, flags)\n\n"
    "Instantiate a graph for launches.\n\n"
    "The graph is checked; later changes of it do not affect the result.\n\n"
    "cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t *pGraphExec,\n"
    "    cudaGraph_t graph, unsigned long long flags)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    flags : int; cudaGraphInstantiateFlags, or-ed\n\n"
    "Returns\n"
    "    (cudaError_t, pGraphExec); cubind.checked.runtime returns pGraphExec, or raises\n"
    "        CUDARuntimeError\n"
    "    pGraphExec : cudaGraphExec_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(checked_cudaGraphInstantiateWithFlags,
    "cudaGraphInstantiateWithFlags($module, /, graph, flags=0)\n--\n\n",
    "cudaGraphInstantiateWithFlags(graph, flags=0)\n\n"
    "Instantiate a graph for launches.\n\n"
    "The graph is checked; later changes of it do not affect the result.\n\n"
    "cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t *pGraphExec,\n"
    "    cudaGraph_t graph, unsigned long long flags)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    flags : int or None; cudaGraphInstantiateFlags, or-ed\n\n"
    "Returns\n"
    "    pGraphExec, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,\n"
    "        pGraphExec)\n"
    "    pGraphExec : cudaGraphExec_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphInstantiateWithParams,
    "cudaGraphInstantiateWithParams($module, /, graph, instantiateParams)\n--\n\n",
    "cudaGraphInstantiateWithParams(graph, instantiateParams)\n\n"
    "Instantiate a graph for launches.\n\n"
    "instantiateParams says why an instantiation failed.\n\n"
    "cudaError_t cudaGraphInstantiateWithParams(cudaGraphExec_t *pGraphExec,\n"
    "    cudaGraph_t graph, cudaGraphInstantiateParams *instantiateParams)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    instantiateParams : cudaGraphInstantiateParams or None; in and out\n\n"
    "Returns\n"
    "    (cudaError_t, pGraphExec); cubind.checked.runtime returns pGraphExec, or raises\n"
    "        CUDARuntimeError\n"
    "    pGraphExec : cudaGraphExec_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL. Since CUDA 12.0.\n"
    "Per-thread variant: cudaGraphInstantiateWithParams_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphExecGetFlags,
    "cudaGraphExecGetFlags($module, /, graphExec)\n--\n\n",
    "cudaGraphExecGetFlags(graphExec)\n\n"
    "Return the flags with which a graph was instantiated.\n\n"
    "cudaError_t cudaGraphExecGetFlags(cudaGraphExec_t graphExec, unsigned long long *flags)\n\n"
    "Parameters\n"
    "    graphExec : cudaGraphExec_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, flags); cubind.checked.runtime returns flags, or raises\n"
    "        CUDARuntimeError\n"
    "    flags : int; cudaGraphInstantiateFlags, or-ed\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL. Since CUDA 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphExecKernelNodeSetParams,
    "cudaGraphExecKernelNodeSetParams($module, /, hGraphExec, node, pNodeParams)\n--\n\n",
    "cudaGraphExecKernelNodeSetParams(hGraphExec, node, pNodeParams)\n\n"
    "Set the parameters of a node for later launches.\n\n"
    "Launches already enqueued do not change.\n\n"
    "cudaError_t cudaGraphExecKernelNodeSetParams(cudaGraphExec_t hGraphExec,\n"
    "    cudaGraphNode_t node, const struct cudaKernelNodeParams *pNodeParams)\n\n"
    "Parameters\n"
    "    hGraphExec : cudaGraphExec_t, int or None\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    pNodeParams : cudaKernelNodeParams or None; keep what it names alive while the\n"
    "        executable graph exists\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphExecMemcpyNodeSetParams,
    "cudaGraphExecMemcpyNodeSetParams($module, /, hGraphExec, node, pNodeParams)\n--\n\n",
    "cudaGraphExecMemcpyNodeSetParams(hGraphExec, node, pNodeParams)\n\n"
    "Set the parameters of a node for later launches.\n\n"
    "Launches already enqueued do not change.\n\n"
    "cudaError_t cudaGraphExecMemcpyNodeSetParams(cudaGraphExec_t hGraphExec,\n"
    "    cudaGraphNode_t node, const struct cudaMemcpy3DParms *pNodeParams)\n\n"
    "Parameters\n"
    "    hGraphExec : cudaGraphExec_t, int or None\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    pNodeParams : cudaMemcpy3DParms or None; keep what it names alive while the\n"
    "        executable graph exists\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphExecMemcpyNodeSetParamsToSymbol,
    "cudaGraphExecMemcpyNodeSetParamsToSymbol($module, /, hGraphExec, node, symbol, src, count, "
    "offset, kind)\n--\n\n",
    "cudaGraphExecMemcpyNodeSetParamsToSymbol(hGraphExec, node, symbol, src, count, offset, "
    "kind)\n\n"
    "Make a node of an instantiated graph copy to a device variable.\n\n"
    "cudaError_t cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t hGraphExec,\n"
    "    cudaGraphNode_t node, const void *symbol, const void *src, size_t count,\n"
    "    size_t offset, enum cudaMemcpyKind kind)\n\n"
    "Parameters\n"
    "    hGraphExec : cudaGraphExec_t, int or None\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    symbol : int (address), buffer or None\n"
    "    src : device memory, int or None; at least count bytes long; keep it alive while the\n"
    "        executable graph exists\n"
    "    count, offset : int\n"
    "    kind : cudaMemcpyKind or int\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphExecMemcpyNodeSetParamsFromSymbol,
    "cudaGraphExecMemcpyNodeSetParamsFromSymbol($module, /, hGraphExec, node, dst, symbol, "
    "count, offset, kind)\n--\n\n",
    "cudaGraphExecMemcpyNodeSetParamsFromSymbol(hGraphExec, node, dst, symbol, count, offset, "
    "kind)\n\n"
    "Make a node of an instantiated graph copy from a device variable.\n\n"
    "cudaError_t cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t hGraphExec,\n"
    "    cudaGraphNode_t node, void *dst, const void *symbol, size_t count, size_t offset,\n"
    "    enum cudaMemcpyKind kind)\n\n"
    "Parameters\n"
    "    hGraphExec : cudaGraphExec_t, int or None\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    dst : device memory, int or None; count bytes are written; keep it alive while the\n"
    "        executable graph exists\n"
    "    symbol : int (address), buffer or None\n"
    "    count, offset : int\n"
    "    kind : cudaMemcpyKind or int\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphExecMemcpyNodeSetParams1D,
    "cudaGraphExecMemcpyNodeSetParams1D($module, /, hGraphExec, node, dst, src, count, kind)\n"
    "--\n\n",
    "cudaGraphExecMemcpyNodeSetParams1D(hGraphExec, node, dst, src, count, kind)\n\n"
    "Set the byte copy that a node does.\n\n"
    "In an instantiated graph the change applies to later launches.\n\n"
    "cudaError_t cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t hGraphExec,\n"
    "    cudaGraphNode_t node, void *dst, const void *src, size_t count,\n"
    "    enum cudaMemcpyKind kind)\n\n"
    "Parameters\n"
    "    hGraphExec : cudaGraphExec_t, int or None\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    dst : device memory, int or None; count bytes are written; keep it alive while the\n"
    "        executable graph exists\n"
    "    src : device memory, int or None; at least count bytes long; keep it alive while the\n"
    "        executable graph exists\n"
    "    count : int\n"
    "    kind : cudaMemcpyKind or int\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphExecMemsetNodeSetParams,
    "cudaGraphExecMemsetNodeSetParams($module, /, hGraphExec, node, pNodeParams)\n--\n\n",
    "cudaGraphExecMemsetNodeSetParams(hGraphExec, node, pNodeParams)\n\n"
    "Set the parameters of a node for later launches.\n\n"
    "Launches already enqueued do not change.\n\n"
    "cudaError_t cudaGraphExecMemsetNodeSetParams(cudaGraphExec_t hGraphExec,\n"
    "    cudaGraphNode_t node, const struct cudaMemsetParams *pNodeParams)\n\n"
    "Parameters\n"
    "    hGraphExec : cudaGraphExec_t, int or None\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    pNodeParams : cudaMemsetParams or None; keep what it names alive while the\n"
    "        executable graph exists\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphExecHostNodeSetParams,
    "cudaGraphExecHostNodeSetParams($module, /, hGraphExec, node, pNodeParams)\n--\n\n",
    "cudaGraphExecHostNodeSetParams(hGraphExec, node, pNodeParams)\n\n"
    "Set the parameters of a node for later launches.\n\n"
    "Launches already enqueued do not change.\n\n"
    "cudaError_t cudaGraphExecHostNodeSetParams(cudaGraphExec_t hGraphExec,\n"
    "    cudaGraphNode_t node, const struct cudaHostNodeParams *pNodeParams)\n\n"
    "Parameters\n"
    "    hGraphExec : cudaGraphExec_t, int or None\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    pNodeParams : cudaHostNodeParams or None; keep what it names alive while the\n"
    "        executable graph exists\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphExecChildGraphNodeSetParams,
    "cudaGraphExecChildGraphNodeSetParams($module, /, hGraphExec, node, childGraph)\n--\n\n",
    "cudaGraphExecChildGraphNodeSetParams(hGraphExec, node, childGraph)\n\n"
    "Update a child graph node from another child graph of the same shape.\n\n"
    "The update applies to later launches.\n\n"
    "cudaError_t cudaGraphExecChildGraphNodeSetParams(cudaGraphExec_t hGraphExec,\n"
    "    cudaGraphNode_t node, cudaGraph_t childGraph)\n\n"
    "Parameters\n"
    "    hGraphExec : cudaGraphExec_t, int or None\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    childGraph : cudaGraph_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphExecEventRecordNodeSetEvent,
    "cudaGraphExecEventRecordNodeSetEvent($module, /, hGraphExec, hNode, event)\n--\n\n",
    "cudaGraphExecEventRecordNodeSetEvent(hGraphExec, hNode, event)\n\n"
    "Set the event of a node for later launches of an instantiated graph.\n\n"
    "cudaError_t cudaGraphExecEventRecordNodeSetEvent(cudaGraphExec_t hGraphExec,\n"
    "    cudaGraphNode_t hNode, cudaEvent_t event)\n\n"
    "Parameters\n"
    "    hGraphExec : cudaGraphExec_t, int or None\n"
    "    hNode : cudaGraphNode_t, int or None\n"
    "    event : cudaEvent_t, int or None; keep it alive while hGraphExec exists\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphExecEventWaitNodeSetEvent,
    "cudaGraphExecEventWaitNodeSetEvent($module, /, hGraphExec, hNode, event)\n--\n\n",
    "cudaGraphExecEventWaitNodeSetEvent(hGraphExec, hNode, event)\n\n"
    "Set the event of a node for later launches of an instantiated graph.\n\n"
    "cudaError_t cudaGraphExecEventWaitNodeSetEvent(cudaGraphExec_t hGraphExec,\n"
    "    cudaGraphNode_t hNode, cudaEvent_t event)\n\n"
    "Parameters\n"
    "    hGraphExec : cudaGraphExec_t, int or None\n"
    "    hNode : cudaGraphNode_t, int or None\n"
    "    event : cudaEvent_t, int or None; keep it alive while hGraphExec exists\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphExecExternalSemaphoresSignalNodeSetParams,
    "cudaGraphExecExternalSemaphoresSignalNodeSetParams($module, /, hGraphExec, hNode, "
    "nodeParams)\n--\n\n",
    "cudaGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec, hNode, nodeParams)\n\n"
    "Set the semaphores that a node of an instantiated graph signals.\n\n"
    "cudaError_t cudaGraphExecExternalSemaphoresSignalNodeSetParams(\n"
    "    cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,\n"
    "    const struct cudaExternalSemaphoreSignalNodeParams *nodeParams)\n\n"
    "Parameters\n"
    "    hGraphExec : cudaGraphExec_t, int or None\n"
    "    hNode : cudaGraphNode_t, int or None\n"
    "    nodeParams : cudaExternalSemaphoreSignalNodeParams or None; keep what it names alive\n"
    "        while the executable graph exists\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphExecExternalSemaphoresWaitNodeSetParams,
    "cudaGraphExecExternalSemaphoresWaitNodeSetParams($module, /, hGraphExec, hNode, "
    "nodeParams)\n--\n\n",
    "cudaGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec, hNode, nodeParams)\n\n"
    "Set the semaphores that a node of an instantiated graph waits for.\n\n"
    "cudaError_t cudaGraphExecExternalSemaphoresWaitNodeSetParams(cudaGraphExec_t hGraphExec,\n"
    "    cudaGraphNode_t hNode, const struct cudaExternalSemaphoreWaitNodeParams *nodeParams)\n\n"
    "Parameters\n"
    "    hGraphExec : cudaGraphExec_t, int or None\n"
    "    hNode : cudaGraphNode_t, int or None\n"
    "    nodeParams : cudaExternalSemaphoreWaitNodeParams or None; keep what it names alive\n"
    "        while the executable graph exists\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphNodeSetEnabled,
    "cudaGraphNodeSetEnabled($module, /, hGraphExec, hNode, isEnabled)\n--\n\n",
    "cudaGraphNodeSetEnabled(hGraphExec, hNode, isEnabled)\n\n"
    "Enable or disable a node for later launches.\n\n"
    "A disabled node does nothing.\n\n"
    "cudaError_t cudaGraphNodeSetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,\n"
    "    unsigned int isEnabled)\n\n"
    "Parameters\n"
    "    hGraphExec : cudaGraphExec_t, int or None\n"
    "    hNode : cudaGraphNode_t, int or None\n"
    "    isEnabled : int; 1 or 0\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphNodeGetEnabled,
    "cudaGraphNodeGetEnabled($module, /, hGraphExec, hNode)\n--\n\n",
    "cudaGraphNodeGetEnabled(hGraphExec, hNode)\n\n"
    "Report whether a node is enabled.\n\n"
    "cudaError_t cudaGraphNodeGetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,\n"
    "    unsigned int *isEnabled)\n\n"
    "Parameters\n"
    "    hGraphExec : cudaGraphExec_t, int or None\n"
    "    hNode : cudaGraphNode_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, isEnabled); cubind.checked.runtime returns isEnabled, or raises\n"
    "        CUDARuntimeError\n"
    "    isEnabled : int; 1 or 0\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphExecUpdate,
    "cudaGraphExecUpdate($module, /, hGraphExec, hGraph)\n--\n\n",
    "cudaGraphExecUpdate(hGraphExec, hGraph)\n\n"
    "Update an instantiated graph from a graph of the same shape.\n\n"
    "This saves an instantiation; the result says why an update was not possible.\n\n"
    "cudaError_t cudaGraphExecUpdate(cudaGraphExec_t hGraphExec, cudaGraph_t hGraph,\n"
    "    cudaGraphExecUpdateResultInfo *resultInfo)\n\n"
    "Parameters\n"
    "    hGraphExec : cudaGraphExec_t, int or None\n"
    "    hGraph : cudaGraph_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, resultInfo); cubind.checked.runtime returns resultInfo, or raises\n"
    "        CUDARuntimeError\n"
    "    resultInfo : cudaGraphExecUpdateResultInfo\n\n"
    "Fails with\n"
    "    cudaErrorGraphExecUpdateFailure\n\n"
    "Releases the GIL. Other parameters before CUDA 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphUpload,
    "cudaGraphUpload($module, /, graphExec, stream)\n--\n\n",
    "cudaGraphUpload(graphExec, stream)\n\n"
    "Upload a graph to its device ahead of the first launch, on a stream.\n\n"
    "cudaError_t cudaGraphUpload(cudaGraphExec_t graphExec, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    graphExec : cudaGraphExec_t, int or None\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaGraphUpload_ptsz (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphLaunch,
    "cudaGraphLaunch($module, /, graphExec, stream)\n--\n\n",
    "cudaGraphLaunch(graphExec, stream)\n\n"
    "Launch a whole graph on a stream.\n\n"
    "Two runs of one graph follow each other.\n\n"
    "cudaError_t cudaGraphLaunch(cudaGraphExec_t graphExec, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    graphExec : cudaGraphExec_t, int or None\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "Per-thread variant: cudaGraphLaunch_ptsz (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphExecDestroy,
    "cudaGraphExecDestroy($module, /, graphExec)\n--\n\n",
    "cudaGraphExecDestroy(graphExec)\n\n"
    "Destroy an instantiated graph.\n\n"
    "A run that is enqueued completes first.\n\n"
    "cudaError_t cudaGraphExecDestroy(cudaGraphExec_t graphExec)\n\n"
    "Parameters\n"
    "    graphExec : cudaGraphExec_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphDestroy,
    "cudaGraphDestroy($module, /, graph)\n--\n\n",
    "cudaGraphDestroy(graph)\n\n"
    "Destroy a graph with its nodes.\n\n"
    "Graphs instantiated from it stay.\n\n"
    "cudaError_t cudaGraphDestroy(cudaGraph_t graph)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphDebugDotPrint,
    "cudaGraphDebugDotPrint($module, /, graph, path, flags)\n--\n\n",
    "cudaGraphDebugDotPrint(graph, path, flags)\n\n"
    "Write a graph to a file as text for Graphviz.\n\n"
    "cudaError_t cudaGraphDebugDotPrint(cudaGraph_t graph, const char *path,\n"
    "    unsigned int flags)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    path : str or bytes\n"
    "    flags : int; cudaGraphDebugDotFlags, or-ed\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorOperatingSystem\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(checked_cudaGraphDebugDotPrint,
    "cudaGraphDebugDotPrint($module, /, graph, path, flags=0)\n--\n\n",
    "cudaGraphDebugDotPrint(graph, path, flags=0)\n\n"
    "Write a graph to a file as text for Graphviz.\n\n"
    "cudaError_t cudaGraphDebugDotPrint(cudaGraph_t graph, const char *path,\n"
    "    unsigned int flags)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    path : str or bytes\n"
    "    flags : int or None; cudaGraphDebugDotFlags, or-ed\n\n"
    "Returns\n"
    "    None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorOperatingSystem\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaUserObjectCreate,
    "cudaUserObjectCreate($module, /, ptr, destroy, initialRefcount, flags)\n--\n\n",
    "cudaUserObjectCreate(ptr, destroy, initialRefcount, flags)\n\n"
    "Create a counted object for something that graphs need.\n\n"
    "destroy is called some time after the last reference is gone.\n\n"
    "cudaError_t cudaUserObjectCreate(cudaUserObject_t *object_out, void *ptr,\n"
    "    cudaHostFn_t destroy, unsigned int initialRefcount, unsigned int flags)\n\n"
    "Parameters\n"
    "    ptr : any object, which the callable gets; int (address) for a C function\n"
    "    destroy : callable, cudaHostFn_t, int (address of a C function) or None; called as\n"
    "        destroy(ptr) -> None, exceptions go to sys.unraisablehook\n"
    "    initialRefcount : int\n"
    "    flags : int; cudaUserObjectFlags, whose only value is required\n\n"
    "Returns\n"
    "    (cudaError_t, object_out); cubind.checked.runtime returns object_out, or raises\n"
    "        CUDARuntimeError\n"
    "    object_out : cudaUserObject_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaUserObjectRetain,
    "cudaUserObjectRetain($module, /, object, count)\n--\n\n",
    "cudaUserObjectRetain(object, count)\n\n"
    "Add or release the caller's references to a user object.\n\n"
    "cudaError_t cudaUserObjectRetain(cudaUserObject_t object, unsigned int count)\n\n"
    "Parameters\n"
    "    object : cudaUserObject_t, int or None\n"
    "    count : int\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaUserObjectRelease,
    "cudaUserObjectRelease($module, /, object, count)\n--\n\n",
    "cudaUserObjectRelease(object, count)\n\n"
    "Add or release the caller's references to a user object.\n\n"
    "cudaError_t cudaUserObjectRelease(cudaUserObject_t object, unsigned int count)\n\n"
    "Parameters\n"
    "    object : cudaUserObject_t, int or None\n"
    "    count : int\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphRetainUserObject,
    "cudaGraphRetainUserObject($module, /, graph, object, count, flags)\n--\n\n",
    "cudaGraphRetainUserObject(graph, object, count, flags)\n\n"
    "Add references of a graph to a user object.\n\n"
    "The object then lives as long as the graph and its copies.\n\n"
    "cudaError_t cudaGraphRetainUserObject(cudaGraph_t graph, cudaUserObject_t object,\n"
    "    unsigned int count, unsigned int flags)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    object : cudaUserObject_t, int or None\n"
    "    count : int\n"
    "    flags : int; cudaUserObjectRetainFlags, or 0\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(checked_cudaGraphRetainUserObject,
    "cudaGraphRetainUserObject($module, /, graph, object, count, flags=0)\n--\n\n",
    "cudaGraphRetainUserObject(graph, object, count, flags=0)\n\n"
    "Add references of a graph to a user object.\n\n"
    "The object then lives as long as the graph and its copies.\n\n"
    "cudaError_t cudaGraphRetainUserObject(cudaGraph_t graph, cudaUserObject_t object,\n"
    "    unsigned int count, unsigned int flags)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    object : cudaUserObject_t, int or None\n"
    "    count : int\n"
    "    flags : int or None; cudaUserObjectRetainFlags, or 0\n\n"
    "Returns\n"
    "    None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphReleaseUserObject,
    "cudaGraphReleaseUserObject($module, /, graph, object, count)\n--\n\n",
    "cudaGraphReleaseUserObject(graph, object, count)\n\n"
    "Release references that a graph holds to a user object.\n\n"
    "cudaError_t cudaGraphReleaseUserObject(cudaGraph_t graph, cudaUserObject_t object,\n"
    "    unsigned int count)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    object : cudaUserObject_t, int or None\n"
    "    count : int\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphAddNode,
    "cudaGraphAddNode($module, /, graph, pDependencies, dependencyData, numDependencies, "
    "nodeParams)\n--\n\n",
    "cudaGraphAddNode(graph, pDependencies, dependencyData, numDependencies, nodeParams)\n\n"
    "Add a node of any type to a graph.\n\n"
    "It runs after the nodes that it depends on; None or an empty list makes it a root.\n\n"
    "cudaError_t cudaGraphAddNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,\n"
    "    const cudaGraphNode_t *pDependencies, const cudaGraphEdgeData *dependencyData,\n"
    "    size_t numDependencies, struct cudaGraphNodeParams *nodeParams)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies\n"
    "    dependencyData : sequence of cudaGraphEdgeData, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    nodeParams : cudaGraphNodeParams or None; in and out; keep what it names alive while\n"
    "        the graph and its executable graphs exist\n\n"
    "Returns\n"
    "    (cudaError_t, pGraphNode); cubind.checked.runtime returns pGraphNode, or raises\n"
    "        CUDARuntimeError\n"
    "    pGraphNode : cudaGraphNode_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDeviceFunction, cudaErrorNotSupported\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.2; other parameters before 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(checked_cudaGraphAddNode,
    "cudaGraphAddNode($module, /, graph, pDependencies, dependencyData, nodeParams)\n--\n\n",
    "cudaGraphAddNode(graph, pDependencies, dependencyData, nodeParams)\n\n"
    "Add a node of any type to a graph.\n\n"
    "It runs after the nodes that it depends on; None or an empty list makes it a root.\n\n"
    "cudaError_t cudaGraphAddNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,\n"
    "    const cudaGraphNode_t *pDependencies, const cudaGraphEdgeData *dependencyData,\n"
    "    size_t numDependencies, struct cudaGraphNodeParams *nodeParams)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    pDependencies : sequence of cudaGraphNode_t, or None\n"
    "    dependencyData : sequence of cudaGraphEdgeData, or None\n"
    "    nodeParams : cudaGraphNodeParams or None; in and out; keep what it names alive while\n"
    "        the graph and its executable graphs exist\n\n"
    "Returns\n"
    "    pGraphNode, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,\n"
    "        pGraphNode)\n"
    "    pGraphNode : cudaGraphNode_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDeviceFunction, cudaErrorNotSupported\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.2; other parameters before 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphNodeSetParams,
    "cudaGraphNodeSetParams($module, /, node, nodeParams)\n--\n\n",
    "cudaGraphNodeSetParams(node, nodeParams)\n\n"
    "Set the parameters of a node of any type.\n\n"
    "Graphs that were instantiated before do not change.\n\n"
    "cudaError_t cudaGraphNodeSetParams(cudaGraphNode_t node,\n"
    "    struct cudaGraphNodeParams *nodeParams)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    nodeParams : cudaGraphNodeParams or None; keep what it names alive while the graph\n"
    "        and its executable graphs exist\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDeviceFunction, cudaErrorNotSupported\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.2.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphNodeGetParams,
    "cudaGraphNodeGetParams($module, /, node)\n--\n\n",
    "cudaGraphNodeGetParams(node)\n\n"
    "Return the parameters of a node of any type.\n\n"
    "Pointers in them belong to the node.\n\n"
    "cudaError_t cudaGraphNodeGetParams(cudaGraphNode_t node,\n"
    "    struct cudaGraphNodeParams *nodeParams)\n\n"
    "Parameters\n"
    "    node : cudaGraphNode_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, nodeParams); cubind.checked.runtime returns nodeParams, or raises\n"
    "        CUDARuntimeError\n"
    "    nodeParams : cudaGraphNodeParams\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorNotSupported\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.2.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphExecNodeSetParams,
    "cudaGraphExecNodeSetParams($module, /, graphExec, node, nodeParams)\n--\n\n",
    "cudaGraphExecNodeSetParams(graphExec, node, nodeParams)\n\n"
    "Set the parameters of a node of any type for later launches.\n\n"
    "cudaError_t cudaGraphExecNodeSetParams(cudaGraphExec_t graphExec, cudaGraphNode_t node,\n"
    "    struct cudaGraphNodeParams *nodeParams)\n\n"
    "Parameters\n"
    "    graphExec : cudaGraphExec_t, int or None\n"
    "    node : cudaGraphNode_t, int or None\n"
    "    nodeParams : cudaGraphNodeParams or None; keep what it names alive while the\n"
    "        executable graph exists\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDeviceFunction, cudaErrorNotSupported\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.2.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphConditionalHandleCreate,
    "cudaGraphConditionalHandleCreate($module, /, graph, defaultLaunchValue, flags)\n--\n\n",
    "cudaGraphConditionalHandleCreate(graph, defaultLaunchValue, flags)\n\n"
    "Create the condition value of a conditional node.\n\n"
    "Kernels set it; it decides whether and how often the node's graph runs.\n\n"
    "cudaError_t cudaGraphConditionalHandleCreate(cudaGraphConditionalHandle *pHandle_out,\n"
    "    cudaGraph_t graph, unsigned int defaultLaunchValue, unsigned int flags)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    defaultLaunchValue : int\n"
    "    flags : int; cudaGraphConditionalHandleFlags, or 0\n\n"
    "Returns\n"
    "    (cudaError_t, pHandle_out); cubind.checked.runtime returns pHandle_out, or raises\n"
    "        CUDARuntimeError\n"
    "    pHandle_out : cudaGraphConditionalHandle\n\n"
    "Keeps the GIL. Since CUDA 12.3.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(checked_cudaGraphConditionalHandleCreate,
    "cudaGraphConditionalHandleCreate($module, /, graph, defaultLaunchValue=0, flags=0)\n--\n\n",
    "cudaGraphConditionalHandleCreate(graph, defaultLaunchValue=0, flags=0)\n\n"
    "Create the condition value of a conditional node.\n\n"
    "Kernels set it; it decides whether and how often the node's graph runs.\n\n"
    "cudaError_t cudaGraphConditionalHandleCreate(cudaGraphConditionalHandle *pHandle_out,\n"
    "    cudaGraph_t graph, unsigned int defaultLaunchValue, unsigned int flags)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    defaultLaunchValue : int or None\n"
    "    flags : int or None; cudaGraphConditionalHandleFlags, or 0\n\n"
    "Returns\n"
    "    pHandle_out, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,\n"
    "        pHandle_out)\n"
    "    pHandle_out : cudaGraphConditionalHandle\n\n"
    "Keeps the GIL. Since CUDA 12.3.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGraphConditionalHandleCreate_v2,
    "cudaGraphConditionalHandleCreate_v2($module, /, graph, ctx, defaultLaunchValue, flags)\n"
    "--\n\n",
    "cudaGraphConditionalHandleCreate_v2(graph, ctx, defaultLaunchValue, flags)\n\n"
    "Create the condition value of a conditional node.\n\n"
    "Kernels set it; it decides whether and how often the node's graph runs.\n\n"
    "cudaError_t cudaGraphConditionalHandleCreate_v2(cudaGraphConditionalHandle *pHandle_out,\n"
    "    cudaGraph_t graph, cudaExecutionContext_t ctx, unsigned int defaultLaunchValue,\n"
    "    unsigned int flags)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    ctx : cudaExecutionContext_t, int or None\n"
    "    defaultLaunchValue : int\n"
    "    flags : int; cudaGraphConditionalHandleFlags, or 0\n\n"
    "Returns\n"
    "    (cudaError_t, pHandle_out); cubind.checked.runtime returns pHandle_out, or raises\n"
    "        CUDARuntimeError\n"
    "    pHandle_out : cudaGraphConditionalHandle\n\n"
    "Keeps the GIL. Since CUDA 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(checked_cudaGraphConditionalHandleCreate_v2,
    "cudaGraphConditionalHandleCreate_v2($module, /, graph, ctx=None, defaultLaunchValue=0, "
    "flags=0)\n--\n\n",
    "cudaGraphConditionalHandleCreate_v2(graph, ctx=None, defaultLaunchValue=0, flags=0)\n\n"
    "Create the condition value of a conditional node.\n\n"
    "Kernels set it; it decides whether and how often the node's graph runs.\n\n"
    "cudaError_t cudaGraphConditionalHandleCreate_v2(cudaGraphConditionalHandle *pHandle_out,\n"
    "    cudaGraph_t graph, cudaExecutionContext_t ctx, unsigned int defaultLaunchValue,\n"
    "    unsigned int flags)\n\n"
    "Parameters\n"
    "    graph : cudaGraph_t, int or None\n"
    "    ctx : cudaExecutionContext_t, int or None\n"
    "    defaultLaunchValue : int or None\n"
    "    flags : int or None; cudaGraphConditionalHandleFlags, or 0\n\n"
    "Returns\n"
    "    pHandle_out, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,\n"
    "        pHandle_out)\n"
    "    pHandle_out : cudaGraphConditionalHandle\n\n"
    "Keeps the GIL. Since CUDA 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html\n");
CB_DOC(cudaGetDriverEntryPoint,
    "cudaGetDriverEntryPoint($module, /, symbol, flags)\n--\n\n",
    "cudaGetDriverEntryPoint(symbol, flags)\n\n"
    "Find a driver entry point by its plain name.\n\n"
    "The result is an address.\n\n"
    "cudaError_t cudaGetDriverEntryPoint(const char *symbol, void **funcPtr,\n"
    "    unsigned long long flags, enum cudaDriverEntryPointQueryResult *driverStatus)\n\n"
    "Parameters\n"
    "    symbol : str or bytes\n"
    "    flags : int; a value of cudaGetDriverEntryPointFlags\n\n"
    "Returns\n"
    "    (cudaError_t, funcPtr, driverStatus); cubind.checked.runtime returns (funcPtr,\n"
    "        driverStatus), or raises CUDARuntimeError\n"
    "    funcPtr : int\n"
    "    driverStatus : cudaDriverEntryPointQueryResult\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorNotSupported\n\n"
    "Keeps the GIL. Other parameters before CUDA 12.0. Deprecated.\n"
    "Per-thread variant: cudaGetDriverEntryPoint_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DRIVER__ENTRY__POINT.html\n");
CB_DOC(cudaGetDriverEntryPointByVersion,
    "cudaGetDriverEntryPointByVersion($module, /, symbol, cudaVersion, flags)\n--\n\n",
    "cudaGetDriverEntryPointByVersion(symbol, cudaVersion, flags)\n\n"
    "Find a driver entry point by its plain name.\n\n"
    "The result is an address.\n\n"
    "cudaError_t cudaGetDriverEntryPointByVersion(const char *symbol, void **funcPtr,\n"
    "    unsigned int cudaVersion, unsigned long long flags,\n"
    "    enum cudaDriverEntryPointQueryResult *driverStatus)\n\n"
    "Parameters\n"
    "    symbol : str or bytes\n"
    "    cudaVersion : int; 1000 * major + 10 * minor\n"
    "    flags : int; a value of cudaGetDriverEntryPointFlags\n\n"
    "Returns\n"
    "    (cudaError_t, funcPtr, driverStatus); cubind.checked.runtime returns (funcPtr,\n"
    "        driverStatus), or raises CUDARuntimeError\n"
    "    funcPtr : int\n"
    "    driverStatus : cudaDriverEntryPointQueryResult\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorNotSupported\n\n"
    "Keeps the GIL. Since CUDA 12.5.\n"
    "Per-thread variant: cudaGetDriverEntryPointByVersion_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DRIVER__ENTRY__POINT.html\n");
CB_DOC(cudaLibraryLoadData,
    "cudaLibraryLoadData($module, /, code, jitOptions, jitOptionsValues, numJitOptions, "
    "libraryOptions, libraryOptionValues, numLibraryOptions)\n--\n\n",
    "cudaLibraryLoadData(code, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, "
    "libraryOptionValues, numLibraryOptions)\n\n"
    "Load cubin, PTX or fatbin code from host memory for all devices.\n\n"
    "Loading may wait until a kernel of it is needed.\n\n"
    "cudaError_t cudaLibraryLoadData(cudaLibrary_t *library, const void *code,\n"
    "    enum cudaJitOption *jitOptions, void **jitOptionsValues, unsigned int numJitOptions,\n"
    "    enum cudaLibraryOption *libraryOptions, void **libraryOptionValues,\n"
    "    unsigned int numLibraryOptions)\n\n"
    "Parameters\n"
    "    code : int (address), buffer or None; keep it alive and unchanged until\n"
    "        cudaLibraryUnload with cudaLibraryBinaryIsPreserved\n"
    "    jitOptions : sequence of cudaJitOption, or None\n"
    "    jitOptionsValues : sequence of values, or None; of the types that jitOptions call\n"
    "        for\n"
    "    numJitOptions : int\n"
    "    libraryOptions : sequence of cudaLibraryOption, or None\n"
    "    libraryOptionValues : sequence of values, or None; of the types that libraryOptions\n"
    "        call for\n"
    "    numLibraryOptions : int\n\n"
    "Returns\n"
    "    (cudaError_t, library); cubind.checked.runtime returns library, or raises\n"
    "        CUDARuntimeError\n"
    "    library : cudaLibrary_t\n\n"
    "Types of jitOptionsValues by jitOptions\n"
    "    int : cudaJitMaxRegisters, cudaJitThreadsPerBlock, cudaJitOptimizationLevel,\n"
    "        cudaJitMinCtaPerSm, cudaJitInfoLogBufferSizeBytes,\n"
    "        cudaJitErrorLogBufferSizeBytes, cudaJitGenerateDebugInfo, cudaJitLogVerbose,\n"
    "        cudaJitGenerateLineInfo, cudaJitPositionIndependentCode,\n"
    "        cudaJitMaxThreadsPerBlock, cudaJitOverrideDirectiveValues\n"
    "    float : cudaJitWallTime\n"
    "    bytearray : cudaJitInfoLogBuffer, cudaJitErrorLogBuffer\n"
    "    cudaJit_Fallback : cudaJitFallbackStrategy\n"
    "    cudaJit_CacheMode : cudaJitCacheMode\n\n"
    "Types of libraryOptionValues by libraryOptions\n"
    "    cudalibraryHostUniversalFunctionAndDataTable :\n"
    "        cudaLibraryHostUniversalFunctionAndDataTable\n"
    "    int : cudaLibraryBinaryIsPreserved\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation, cudaErrorInitializationError,\n"
    "    cudaErrorCudartUnloading, cudaErrorInvalidPtx, cudaErrorUnsupportedPtxVersion,\n"
    "    cudaErrorNoKernelImageForDevice, cudaErrorSharedObjectSymbolNotFound,\n"
    "    cudaErrorSharedObjectInitFailed, cudaErrorJitCompilerNotFound\n\n"
    "Releases the GIL. Since CUDA 12.8.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html\n");
CB_DOC(checked_cudaLibraryLoadData,
    "cudaLibraryLoadData($module, /, code, jitOptions=None, jitOptionsValues=None, "
    "libraryOptions=None, libraryOptionValues=None)\n--\n\n",
    "cudaLibraryLoadData(code, jitOptions=None, jitOptionsValues=None, libraryOptions=None, "
    "libraryOptionValues=None)\n\n"
    "Load cubin, PTX or fatbin code from host memory for all devices.\n\n"
    "Loading may wait until a kernel of it is needed.\n\n"
    "cudaError_t cudaLibraryLoadData(cudaLibrary_t *library, const void *code,\n"
    "    enum cudaJitOption *jitOptions, void **jitOptionsValues, unsigned int numJitOptions,\n"
    "    enum cudaLibraryOption *libraryOptions, void **libraryOptionValues,\n"
    "    unsigned int numLibraryOptions)\n\n"
    "Parameters\n"
    "    code : int (address), buffer or None; keep it alive and unchanged until\n"
    "        cudaLibraryUnload with cudaLibraryBinaryIsPreserved\n"
    "    jitOptions : sequence of cudaJitOption, or None\n"
    "    jitOptionsValues : sequence of values, or None; of the types that jitOptions call\n"
    "        for\n"
    "    libraryOptions : sequence of cudaLibraryOption, or None\n"
    "    libraryOptionValues : sequence of values, or None; of the types that libraryOptions\n"
    "        call for\n\n"
    "Returns\n"
    "    library, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t, library)\n"
    "    library : cudaLibrary_t\n\n"
    "Types of jitOptionsValues by jitOptions\n"
    "    int : cudaJitMaxRegisters, cudaJitThreadsPerBlock, cudaJitOptimizationLevel,\n"
    "        cudaJitMinCtaPerSm, cudaJitInfoLogBufferSizeBytes,\n"
    "        cudaJitErrorLogBufferSizeBytes, cudaJitGenerateDebugInfo, cudaJitLogVerbose,\n"
    "        cudaJitGenerateLineInfo, cudaJitPositionIndependentCode,\n"
    "        cudaJitMaxThreadsPerBlock, cudaJitOverrideDirectiveValues\n"
    "    float : cudaJitWallTime\n"
    "    bytearray : cudaJitInfoLogBuffer, cudaJitErrorLogBuffer\n"
    "    cudaJit_Fallback : cudaJitFallbackStrategy\n"
    "    cudaJit_CacheMode : cudaJitCacheMode\n\n"
    "Types of libraryOptionValues by libraryOptions\n"
    "    cudalibraryHostUniversalFunctionAndDataTable :\n"
    "        cudaLibraryHostUniversalFunctionAndDataTable\n"
    "    int : cudaLibraryBinaryIsPreserved\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation, cudaErrorInitializationError,\n"
    "    cudaErrorCudartUnloading, cudaErrorInvalidPtx, cudaErrorUnsupportedPtxVersion,\n"
    "    cudaErrorNoKernelImageForDevice, cudaErrorSharedObjectSymbolNotFound,\n"
    "    cudaErrorSharedObjectInitFailed, cudaErrorJitCompilerNotFound\n\n"
    "Releases the GIL. Since CUDA 12.8.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html\n");
CB_DOC(cudaLibraryLoadFromFile,
    "cudaLibraryLoadFromFile($module, /, fileName, jitOptions, jitOptionsValues, numJitOptions, "
    "libraryOptions, libraryOptionValues, numLibraryOptions)\n--\n\n",
    "cudaLibraryLoadFromFile(fileName, jitOptions, jitOptionsValues, numJitOptions, "
    "libraryOptions, libraryOptionValues, numLibraryOptions)\n\n"
    "Load a cubin, PTX or fatbin file for all devices.\n\n"
    "cudaError_t cudaLibraryLoadFromFile(cudaLibrary_t *library, const char *fileName,\n"
    "    enum cudaJitOption *jitOptions, void **jitOptionsValues, unsigned int numJitOptions,\n"
    "    enum cudaLibraryOption *libraryOptions, void **libraryOptionValues,\n"
    "    unsigned int numLibraryOptions)\n\n"
    "Parameters\n"
    "    fileName : str or bytes\n"
    "    jitOptions : sequence of cudaJitOption, or None\n"
    "    jitOptionsValues : sequence of values, or None; of the types that jitOptions call\n"
    "        for\n"
    "    numJitOptions : int\n"
    "    libraryOptions : sequence of cudaLibraryOption, or None\n"
    "    libraryOptionValues : sequence of values, or None; of the types that libraryOptions\n"
    "        call for\n"
    "    numLibraryOptions : int\n\n"
    "Returns\n"
    "    (cudaError_t, library); cubind.checked.runtime returns library, or raises\n"
    "        CUDARuntimeError\n"
    "    library : cudaLibrary_t\n\n"
    "Types of jitOptionsValues by jitOptions\n"
    "    int : cudaJitMaxRegisters, cudaJitThreadsPerBlock, cudaJitOptimizationLevel,\n"
    "        cudaJitMinCtaPerSm, cudaJitInfoLogBufferSizeBytes,\n"
    "        cudaJitErrorLogBufferSizeBytes, cudaJitGenerateDebugInfo, cudaJitLogVerbose,\n"
    "        cudaJitGenerateLineInfo, cudaJitPositionIndependentCode,\n"
    "        cudaJitMaxThreadsPerBlock, cudaJitOverrideDirectiveValues\n"
    "    float : cudaJitWallTime\n"
    "    bytearray : cudaJitInfoLogBuffer, cudaJitErrorLogBuffer\n"
    "    cudaJit_Fallback : cudaJitFallbackStrategy\n"
    "    cudaJit_CacheMode : cudaJitCacheMode\n\n"
    "Types of libraryOptionValues by libraryOptions\n"
    "    cudalibraryHostUniversalFunctionAndDataTable :\n"
    "        cudaLibraryHostUniversalFunctionAndDataTable\n"
    "    int : cudaLibraryBinaryIsPreserved\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation, cudaErrorInitializationError,\n"
    "    cudaErrorCudartUnloading, cudaErrorInvalidPtx, cudaErrorUnsupportedPtxVersion,\n"
    "    cudaErrorNoKernelImageForDevice, cudaErrorSharedObjectSymbolNotFound,\n"
    "    cudaErrorSharedObjectInitFailed, cudaErrorJitCompilerNotFound\n\n"
    "Releases the GIL. Since CUDA 12.8.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html\n");
CB_DOC(checked_cudaLibraryLoadFromFile,
    "cudaLibraryLoadFromFile($module, /, fileName, jitOptions=None, jitOptionsValues=None, "
    "libraryOptions=None, libraryOptionValues=None)\n--\n\n",
    "cudaLibraryLoadFromFile(fileName, jitOptions=None, jitOptionsValues=None, "
    "libraryOptions=None, libraryOptionValues=None)\n\n"
    "Load a cubin, PTX or fatbin file for all devices.\n\n"
    "cudaError_t cudaLibraryLoadFromFile(cudaLibrary_t *library, const char *fileName,\n"
    "    enum cudaJitOption *jitOptions, void **jitOptionsValues, unsigned int numJitOptions,\n"
    "    enum cudaLibraryOption *libraryOptions, void **libraryOptionValues,\n"
    "    unsigned int numLibraryOptions)\n\n"
    "Parameters\n"
    "    fileName : str or bytes\n"
    "    jitOptions : sequence of cudaJitOption, or None\n"
    "    jitOptionsValues : sequence of values, or None; of the types that jitOptions call\n"
    "        for\n"
    "    libraryOptions : sequence of cudaLibraryOption, or None\n"
    "    libraryOptionValues : sequence of values, or None; of the types that libraryOptions\n"
    "        call for\n\n"
    "Returns\n"
    "    library, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t, library)\n"
    "    library : cudaLibrary_t\n\n"
    "Types of jitOptionsValues by jitOptions\n"
    "    int : cudaJitMaxRegisters, cudaJitThreadsPerBlock, cudaJitOptimizationLevel,\n"
    "        cudaJitMinCtaPerSm, cudaJitInfoLogBufferSizeBytes,\n"
    "        cudaJitErrorLogBufferSizeBytes, cudaJitGenerateDebugInfo, cudaJitLogVerbose,\n"
    "        cudaJitGenerateLineInfo, cudaJitPositionIndependentCode,\n"
    "        cudaJitMaxThreadsPerBlock, cudaJitOverrideDirectiveValues\n"
    "    float : cudaJitWallTime\n"
    "    bytearray : cudaJitInfoLogBuffer, cudaJitErrorLogBuffer\n"
    "    cudaJit_Fallback : cudaJitFallbackStrategy\n"
    "    cudaJit_CacheMode : cudaJitCacheMode\n\n"
    "Types of libraryOptionValues by libraryOptions\n"
    "    cudalibraryHostUniversalFunctionAndDataTable :\n"
    "        cudaLibraryHostUniversalFunctionAndDataTable\n"
    "    int : cudaLibraryBinaryIsPreserved\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorMemoryAllocation, cudaErrorInitializationError,\n"
    "    cudaErrorCudartUnloading, cudaErrorInvalidPtx, cudaErrorUnsupportedPtxVersion,\n"
    "    cudaErrorNoKernelImageForDevice, cudaErrorSharedObjectSymbolNotFound,\n"
    "    cudaErrorSharedObjectInitFailed, cudaErrorJitCompilerNotFound\n\n"
    "Releases the GIL. Since CUDA 12.8.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html\n");
CB_DOC(cudaLibraryUnload,
    "cudaLibraryUnload($module, /, library)\n--\n\n",
    "cudaLibraryUnload(library)\n\n"
    "Unload a library from all devices.\n\n"
    "Its kernels and variables become invalid.\n\n"
    "cudaError_t cudaLibraryUnload(cudaLibrary_t library)\n\n"
    "Parameters\n"
    "    library : cudaLibrary_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorInvalidValue\n\n"
    "Releases the GIL. Since CUDA 12.8.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html\n");
CB_DOC(cudaLibraryGetKernel,
    "cudaLibraryGetKernel($module, /, library, name)\n--\n\n",
    "cudaLibraryGetKernel(library, name)\n\n"
    "Find a kernel of a library by its name in the code.\n\n"
    "C++ names are mangled.\n\n"
    "cudaError_t cudaLibraryGetKernel(cudaKernel_t *pKernel, cudaLibrary_t library,\n"
    "    const char *name)\n\n"
    "Parameters\n"
    "    library : cudaLibrary_t, int or None; keep it alive until the last use of pKernel\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    (cudaError_t, pKernel); cubind.checked.runtime returns pKernel, or raises\n"
    "        CUDARuntimeError\n"
    "    pKernel : cudaKernel_t\n\n"
    "Fails with\n"
    "    cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorInvalidValue,\n"
    "    cudaErrorInvalidResourceHandle, cudaErrorSymbolNotFound\n\n"
    "Releases the GIL. Since CUDA 12.8.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html\n");
CB_DOC(cudaLibraryGetGlobal,
    "cudaLibraryGetGlobal($module, /, library, name)\n--\n\n",
    "cudaLibraryGetGlobal(library, name)\n\n"
    "Find a global variable of a library.\n\n"
    "Its address belongs to the current device.\n\n"
    "cudaError_t cudaLibraryGetGlobal(void **dptr, size_t *bytes, cudaLibrary_t library,\n"
    "    const char *name)\n\n"
    "Parameters\n"
    "    library : cudaLibrary_t, int or None; keep it alive until the last use of dptr\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    (cudaError_t, dptr, numbytes); cubind.checked.runtime returns (dptr, numbytes), or\n"
    "        raises CUDARuntimeError\n"
    "    dptr : int\n"
    "    numbytes : int; bytes\n\n"
    "Fails with\n"
    "    cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorInvalidValue,\n"
    "    cudaErrorInvalidResourceHandle, cudaErrorSymbolNotFound,\n"
    "    cudaErrorDeviceUninitialized, cudaErrorContextIsDestroyed\n\n"
    "Releases the GIL. Since CUDA 12.8.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html\n");
CB_DOC(cudaLibraryGetManaged,
    "cudaLibraryGetManaged($module, /, library, name)\n--\n\n",
    "cudaLibraryGetManaged(library, name)\n\n"
    "Find a managed variable of a library.\n\n"
    "Its address is the same on all devices.\n\n"
    "cudaError_t cudaLibraryGetManaged(void **dptr, size_t *bytes, cudaLibrary_t library,\n"
    "    const char *name)\n\n"
    "Parameters\n"
    "    library : cudaLibrary_t, int or None; keep it alive until the last use of dptr\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    (cudaError_t, dptr, numbytes); cubind.checked.runtime returns (dptr, numbytes), or\n"
    "        raises CUDARuntimeError\n"
    "    dptr : int\n"
    "    numbytes : int; bytes\n\n"
    "Fails with\n"
    "    cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorInvalidValue,\n"
    "    cudaErrorInvalidResourceHandle, cudaErrorSymbolNotFound\n\n"
    "Releases the GIL. Since CUDA 12.8.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html\n");
CB_DOC(cudaLibraryGetUnifiedFunction,
    "cudaLibraryGetUnifiedFunction($module, /, library, symbol)\n--\n\n",
    "cudaLibraryGetUnifiedFunction(library, symbol)\n\n"
    "Return the address of a function that the host and devices call alike.\n\n"
    "cudaError_t cudaLibraryGetUnifiedFunction(void **fptr, cudaLibrary_t library,\n"
    "    const char *symbol)\n\n"
    "Parameters\n"
    "    library : cudaLibrary_t, int or None; keep it alive until the last use of fptr\n"
    "    symbol : str or bytes\n\n"
    "Returns\n"
    "    (cudaError_t, fptr); cubind.checked.runtime returns fptr, or raises CUDARuntimeError\n"
    "    fptr : int\n\n"
    "Fails with\n"
    "    cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorInvalidValue,\n"
    "    cudaErrorInvalidResourceHandle, cudaErrorSymbolNotFound\n\n"
    "Releases the GIL. Since CUDA 12.8.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html\n");
CB_DOC(cudaLibraryGetKernelCount,
    "cudaLibraryGetKernelCount($module, /, lib)\n--\n\n",
    "cudaLibraryGetKernelCount(lib)\n\n"
    "Return the number of kernels in a library.\n\n"
    "cudaError_t cudaLibraryGetKernelCount(unsigned int *count, cudaLibrary_t lib)\n\n"
    "Parameters\n"
    "    lib : cudaLibrary_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, count); cubind.checked.runtime returns count, or raises\n"
    "        CUDARuntimeError\n"
    "    count : int\n\n"
    "Fails with\n"
    "    cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorInvalidValue,\n"
    "    cudaErrorInvalidResourceHandle\n\n"
    "Keeps the GIL. Since CUDA 12.8.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html\n");
CB_DOC(cudaLibraryEnumerateKernels,
    "cudaLibraryEnumerateKernels($module, /, numKernels, lib)\n--\n\n",
    "cudaLibraryEnumerateKernels(numKernels, lib)\n\n"
    "List kernels of a library.\n\n"
    "The list has numKernels items; those after the last kernel are NULL.\n\n"
    "cudaError_t cudaLibraryEnumerateKernels(cudaKernel_t *kernels, unsigned int numKernels,\n"
    "    cudaLibrary_t lib)\n\n"
    "Parameters\n"
    "    numKernels : int\n"
    "    lib : cudaLibrary_t, int or None; keep it alive until the last use of kernels\n\n"
    "Returns\n"
    "    (cudaError_t, kernels); cubind.checked.runtime returns kernels, or raises\n"
    "        CUDARuntimeError\n"
    "    kernels : list[cudaKernel_t]\n\n"
    "Fails with\n"
    "    cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorInvalidValue,\n"
    "    cudaErrorInvalidResourceHandle\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.8.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html\n");
CB_DOC(cudaKernelSetAttributeForDevice,
    "cudaKernelSetAttributeForDevice($module, /, kernel, attr, value, device)\n--\n\n",
    "cudaKernelSetAttributeForDevice(kernel, attr, value, device)\n\n"
    "Set an attribute of a kernel for launches on one device.\n\n"
    "An example is its limit of dynamic shared memory.\n\n"
    "cudaError_t cudaKernelSetAttributeForDevice(cudaKernel_t kernel,\n"
    "    enum cudaFuncAttribute attr, int value, int device)\n\n"
    "Parameters\n"
    "    kernel : cudaKernel_t, int or None\n"
    "    attr : cudaFuncAttribute or int\n"
    "    value, device : int\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidDeviceFunction, cudaErrorInvalidValue\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.8.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html\n");
CB_DOC(cudaDeviceGetDevResource,
    "cudaDeviceGetDevResource($module, /, device, typename)\n--\n\n",
    "cudaDeviceGetDevResource(device, typename)\n\n"
    "Return all multiprocessors or work queues of a device, to be divided.\n\n"
    "cudaError_t cudaDeviceGetDevResource(int device, cudaDevResource *resource,\n"
    "    enum cudaDevResourceType type)\n\n"
    "Parameters\n"
    "    device : int\n"
    "    typename : cudaDevResourceType or int\n\n"
    "Returns\n"
    "    (cudaError_t, resource); cubind.checked.runtime returns resource, or raises\n"
    "        CUDARuntimeError\n"
    "    resource : cudaDevResource\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorNotPermitted, cudaErrorInvalidDevice,\n"
    "    cudaErrorInvalidResourceType, cudaErrorNotSupported, cudaErrorCudartUnloading,\n"
    "    cudaErrorInitializationError\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html\n");
CB_DOC(cudaDevSmResourceSplitByCount,
    "cudaDevSmResourceSplitByCount($module, /, nbGroups, input_, flags, minCount)\n--\n\n",
    "cudaDevSmResourceSplitByCount(nbGroups, input_, flags, minCount)\n\n"
    "Divide multiprocessors into equal groups of at least minCount.\n\n"
    "The rest is in remaining.\n\n"
    "cudaError_t cudaDevSmResourceSplitByCount(cudaDevResource *result,\n"
    "    unsigned int *nbGroups, const cudaDevResource *input, cudaDevResource *remaining,\n"
    "    unsigned int flags, unsigned int minCount)\n\n"
    "Parameters\n"
    "    nbGroups : int; the room in items on input, the number of items on output; groups\n"
    "        wanted, and groups made\n"
    "    input_ : cudaDevResource or None\n"
    "    flags : int; cudaDevSmResourceSplitByCount_flags, or-ed\n"
    "    minCount : int; multiprocessors per group\n\n"
    "Returns\n"
    "    (cudaError_t, result, nbGroups, remaining); cubind.checked.runtime returns (result,\n"
    "        nbGroups, remaining), or raises CUDARuntimeError\n"
    "    result : list[cudaDevResource]\n"
    "    nbGroups : int; groups wanted, and groups made\n"
    "    remaining : cudaDevResource\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorNotPermitted, cudaErrorInvalidResourceType,\n"
    "    cudaErrorInvalidResourceConfiguration, cudaErrorNotSupported,\n"
    "    cudaErrorCudartUnloading, cudaErrorInitializationError\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html\n");
CB_DOC(cudaDevSmResourceSplit,
    "cudaDevSmResourceSplit($module, /, nbGroups, input_, flags, groupParams)\n--\n\n",
    "cudaDevSmResourceSplit(nbGroups, input_, flags, groupParams)\n\n"
    "Divide multiprocessors into the groups of groupParams.\n\n"
    "The rest is in remainder.\n\n"
    "cudaError_t cudaDevSmResourceSplit(cudaDevResource *result, unsigned int nbGroups,\n"
    "    const cudaDevResource *input, cudaDevResource *remainder, unsigned int flags,\n"
    "    cudaDevSmResourceGroupParams *groupParams)\n\n"
    "Parameters\n"
    "    nbGroups : int\n"
    "    input_ : cudaDevResource or None\n"
    "    flags : int; has to be 0\n"
    "    groupParams : sequence of cudaDevSmResourceGroupParams, or None; as many as\n"
    "        nbGroups; in and out\n\n"
    "Returns\n"
    "    (cudaError_t, result, remainder); cubind.checked.runtime returns (result,\n"
    "        remainder), or raises CUDARuntimeError\n"
    "    result : list[cudaDevResource]\n"
    "    remainder : cudaDevResource\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorNotPermitted, cudaErrorInvalidResourceType,\n"
    "    cudaErrorInvalidResourceConfiguration, cudaErrorNotSupported,\n"
    "    cudaErrorCudartUnloading, cudaErrorInitializationError\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html\n");
CB_DOC(checked_cudaDevSmResourceSplit,
    "cudaDevSmResourceSplit($module, /, input_, flags, groupParams)\n--\n\n",
    "cudaDevSmResourceSplit(input_, flags, groupParams)\n\n"
    "Divide multiprocessors into the groups of groupParams.\n\n"
    "The rest is in remainder.\n\n"
    "cudaError_t cudaDevSmResourceSplit(cudaDevResource *result, unsigned int nbGroups,\n"
    "    const cudaDevResource *input, cudaDevResource *remainder, unsigned int flags,\n"
    "    cudaDevSmResourceGroupParams *groupParams)\n\n"
    "Parameters\n"
    "    input_ : cudaDevResource or None\n"
    "    flags : int; has to be 0\n"
    "    groupParams : sequence of cudaDevSmResourceGroupParams, or None; in and out\n\n"
    "Returns\n"
    "    (result, remainder), or raises CUDARuntimeError; cubind.runtime returns\n"
    "        (cudaError_t, result, remainder)\n"
    "    result : list[cudaDevResource]\n"
    "    remainder : cudaDevResource\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorNotPermitted, cudaErrorInvalidResourceType,\n"
    "    cudaErrorInvalidResourceConfiguration, cudaErrorNotSupported,\n"
    "    cudaErrorCudartUnloading, cudaErrorInitializationError\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html\n");
CB_DOC(cudaDevResourceGenerateDesc,
    "cudaDevResourceGenerateDesc($module, /, resources, nbResources)\n--\n\n",
    "cudaDevResourceGenerateDesc(resources, nbResources)\n\n"
    "Combine resources into a descriptor for cudaGreenCtxCreate.\n\n"
    "cudaError_t cudaDevResourceGenerateDesc(cudaDevResourceDesc_t *phDesc,\n"
    "    cudaDevResource *resources, unsigned int nbResources)\n\n"
    "Parameters\n"
    "    resources : sequence of cudaDevResource, or None; as many as nbResources\n"
    "    nbResources : int\n\n"
    "Returns\n"
    "    (cudaError_t, phDesc); cubind.checked.runtime returns phDesc, or raises\n"
    "        CUDARuntimeError\n"
    "    phDesc : cudaDevResourceDesc_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorNotPermitted, cudaErrorInvalidResourceType,\n"
    "    cudaErrorInvalidResourceConfiguration, cudaErrorNotSupported,\n"
    "    cudaErrorCudartUnloading, cudaErrorInitializationError\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html\n");
CB_DOC(checked_cudaDevResourceGenerateDesc,
    "cudaDevResourceGenerateDesc($module, /, resources)\n--\n\n",
    "cudaDevResourceGenerateDesc(resources)\n\n"
    "Combine resources into a descriptor for cudaGreenCtxCreate.\n\n"
    "cudaError_t cudaDevResourceGenerateDesc(cudaDevResourceDesc_t *phDesc,\n"
    "    cudaDevResource *resources, unsigned int nbResources)\n\n"
    "Parameters\n"
    "    resources : sequence of cudaDevResource, or None\n\n"
    "Returns\n"
    "    phDesc, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t, phDesc)\n"
    "    phDesc : cudaDevResourceDesc_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorNotPermitted, cudaErrorInvalidResourceType,\n"
    "    cudaErrorInvalidResourceConfiguration, cudaErrorNotSupported,\n"
    "    cudaErrorCudartUnloading, cudaErrorInitializationError\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html\n");
CB_DOC(cudaGreenCtxCreate,
    "cudaGreenCtxCreate($module, /, desc, device, flags)\n--\n\n",
    "cudaGreenCtxCreate(desc, device, flags)\n\n"
    "Create an execution context with part of a device.\n\n"
    "It has only some multiprocessors or queues of the device.\n\n"
    "cudaError_t cudaGreenCtxCreate(cudaExecutionContext_t *phCtx,\n"
    "    cudaDevResourceDesc_t desc, int device, unsigned int flags)\n\n"
    "Parameters\n"
    "    desc : cudaDevResourceDesc_t, int or None\n"
    "    device : int\n"
    "    flags : int; has to be 0\n\n"
    "Returns\n"
    "    (cudaError_t, phCtx); cubind.checked.runtime returns phCtx, or raises\n"
    "        CUDARuntimeError\n"
    "    phCtx : cudaExecutionContext_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDevice, cudaErrorNotPermitted,\n"
    "    cudaErrorNotSupported, cudaErrorCudartUnloading, cudaErrorInitializationError\n\n"
    "Releases the GIL. Since CUDA 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html\n");
CB_DOC(cudaExecutionCtxDestroy,
    "cudaExecutionCtxDestroy($module, /, ctx)\n--\n\n",
    "cudaExecutionCtxDestroy(ctx)\n\n"
    "Destroy a green context.\n\n"
    "It cannot destroy that of a whole device. The context's streams still need a\n"
    "cudaStreamDestroy each.\n\n"
    "cudaError_t cudaExecutionCtxDestroy(cudaExecutionContext_t ctx)\n\n"
    "Parameters\n"
    "    ctx : cudaExecutionContext_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorNotPermitted, cudaErrorCudartUnloading,\n"
    "    cudaErrorInitializationError\n\n"
    "Releases the GIL. Since CUDA 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html\n");
CB_DOC(cudaExecutionCtxGetDevResource,
    "cudaExecutionCtxGetDevResource($module, /, ctx, typename)\n--\n\n",
    "cudaExecutionCtxGetDevResource(ctx, typename)\n\n"
    "Return the multiprocessors or work queues of an execution context.\n\n"
    "cudaError_t cudaExecutionCtxGetDevResource(cudaExecutionContext_t ctx,\n"
    "    cudaDevResource *resource, enum cudaDevResourceType type)\n\n"
    "Parameters\n"
    "    ctx : cudaExecutionContext_t, int or None\n"
    "    typename : cudaDevResourceType or int\n\n"
    "Returns\n"
    "    (cudaError_t, resource); cubind.checked.runtime returns resource, or raises\n"
    "        CUDARuntimeError\n"
    "    resource : cudaDevResource\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorNotSupported, cudaErrorNotPermitted,\n"
    "    cudaErrorCudartUnloading, cudaErrorInitializationError\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html\n");
CB_DOC(cudaExecutionCtxGetDevice,
    "cudaExecutionCtxGetDevice($module, /, ctx)\n--\n\n",
    "cudaExecutionCtxGetDevice(ctx)\n\n"
    "Return the device of an execution context.\n\n"
    "cudaError_t cudaExecutionCtxGetDevice(int *device, cudaExecutionContext_t ctx)\n\n"
    "Parameters\n"
    "    ctx : cudaExecutionContext_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, device); cubind.checked.runtime returns device, or raises\n"
    "        CUDARuntimeError\n"
    "    device : int\n\n"
    "Fails with\n"
    "    cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorInvalidValue,\n"
    "    cudaErrorNotPermitted\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html\n");
CB_DOC(cudaExecutionCtxGetId,
    "cudaExecutionCtxGetId($module, /, ctx)\n--\n\n",
    "cudaExecutionCtxGetId(ctx)\n\n"
    "Return the id of an execution context.\n\n"
    "No other one of the process has the same id.\n\n"
    "cudaError_t cudaExecutionCtxGetId(cudaExecutionContext_t ctx, unsigned long long *ctxId)\n\n"
    "Parameters\n"
    "    ctx : cudaExecutionContext_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, ctxId); cubind.checked.runtime returns ctxId, or raises\n"
    "        CUDARuntimeError\n"
    "    ctxId : int\n\n"
    "Fails with\n"
    "    cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorInvalidValue,\n"
    "    cudaErrorNotPermitted\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html\n");
CB_DOC(cudaExecutionCtxStreamCreate,
    "cudaExecutionCtxStreamCreate($module, /, ctx, flags, priority)\n--\n\n",
    "cudaExecutionCtxStreamCreate(ctx, flags, priority)\n\n"
    "Create a stream in an execution context.\n\n"
    "The current device does not matter.\n\n"
    "cudaError_t cudaExecutionCtxStreamCreate(cudaStream_t *phStream,\n"
    "    cudaExecutionContext_t ctx, unsigned int flags, int priority)\n\n"
    "Parameters\n"
    "    ctx : cudaExecutionContext_t, int or None; keep it alive until the last use of\n"
    "        phStream\n"
    "    flags : int; cudaStreamDefault or cudaStreamNonBlocking\n"
    "    priority : int\n\n"
    "Returns\n"
    "    (cudaError_t, phStream); cubind.checked.runtime returns phStream, or raises\n"
    "        CUDARuntimeError\n"
    "    phStream : cudaStream_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorNotPermitted, cudaErrorCudartUnloading,\n"
    "    cudaErrorInitializationError\n\n"
    "Releases the GIL. Since CUDA 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html\n");
CB_DOC(cudaExecutionCtxSynchronize,
    "cudaExecutionCtxSynchronize($module, /, ctx)\n--\n\n",
    "cudaExecutionCtxSynchronize(ctx)\n\n"
    "Wait until all work in an execution context is done.\n\n"
    "cudaError_t cudaExecutionCtxSynchronize(cudaExecutionContext_t ctx)\n\n"
    "Parameters\n"
    "    ctx : cudaExecutionContext_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorCudartUnloading, cudaErrorDeviceUninitialized, cudaErrorInvalidValue\n\n"
    "Releases the GIL. Since CUDA 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html\n");
CB_DOC(cudaStreamGetDevResource,
    "cudaStreamGetDevResource($module, /, hStream, typename)\n--\n\n",
    "cudaStreamGetDevResource(hStream, typename)\n\n"
    "Return the multiprocessors of a stream.\n\n"
    "Work queues cannot be queried.\n\n"
    "cudaError_t cudaStreamGetDevResource(cudaStream_t hStream, cudaDevResource *resource,\n"
    "    enum cudaDevResourceType type)\n\n"
    "Parameters\n"
    "    hStream : cudaStream_t, int or None\n"
    "    typename : cudaDevResourceType or int; cudaDevResourceTypeSm; called type in C\n\n"
    "Returns\n"
    "    (cudaError_t, resource); cubind.checked.runtime returns resource, or raises\n"
    "        CUDARuntimeError\n"
    "    resource : cudaDevResource\n\n"
    "Fails with\n"
    "    cudaErrorCudartUnloading, cudaErrorInitializationError,\n"
    "    cudaErrorDeviceUninitialized, cudaErrorInvalidResourceType, cudaErrorInvalidValue,\n"
    "    cudaErrorNotPermitted, cudaErrorCallRequiresNewerDriver\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.\n"
    "Per-thread variant: cudaStreamGetDevResource_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html\n");
CB_DOC(cudaExecutionCtxRecordEvent,
    "cudaExecutionCtxRecordEvent($module, /, ctx, event)\n--\n\n",
    "cudaExecutionCtxRecordEvent(ctx, event)\n\n"
    "Record an event behind the work of an execution context so far.\n\n"
    "The work enqueued on all its streams counts.\n\n"
    "cudaError_t cudaExecutionCtxRecordEvent(cudaExecutionContext_t ctx, cudaEvent_t event)\n\n"
    "Parameters\n"
    "    ctx : cudaExecutionContext_t, int or None\n"
    "    event : cudaEvent_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorCudartUnloading, cudaErrorInitializationError,\n"
    "    cudaErrorStreamCaptureUnsupported\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html\n");
CB_DOC(cudaExecutionCtxWaitEvent,
    "cudaExecutionCtxWaitEvent($module, /, ctx, event)\n--\n\n",
    "cudaExecutionCtxWaitEvent(ctx, event)\n\n"
    "Make later work of an execution context wait for an event.\n\n"
    "All streams of the context wait; the host does not.\n\n"
    "cudaError_t cudaExecutionCtxWaitEvent(cudaExecutionContext_t ctx, cudaEvent_t event)\n\n"
    "Parameters\n"
    "    ctx : cudaExecutionContext_t, int or None\n"
    "    event : cudaEvent_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorCudartUnloading, cudaErrorInitializationError,\n"
    "    cudaErrorStreamCaptureUnsupported\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html\n");
CB_DOC(cudaDeviceGetExecutionCtx,
    "cudaDeviceGetExecutionCtx($module, /, device)\n--\n\n",
    "cudaDeviceGetExecutionCtx(device)\n\n"
    "Return the execution context of a whole device.\n\n"
    "cudaError_t cudaDeviceGetExecutionCtx(cudaExecutionContext_t *ctx, int device)\n\n"
    "Parameters\n"
    "    device : int\n\n"
    "Returns\n"
    "    (cudaError_t, ctx); cubind.checked.runtime returns ctx, or raises CUDARuntimeError\n"
    "    ctx : cudaExecutionContext_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidDevice\n\n"
    "Releases the GIL. Since CUDA 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html\n");
CB_DOC(cudaGetExportTable,
    "cudaGetExportTable($module, /, pExportTableId)\n--\n\n",
    "cudaGetExportTable(pExportTableId)\n\n"
    "Return the address of an undocumented function table by its UUID.\n\n"
    "cudaError_t cudaGetExportTable(const void **ppExportTable,\n"
    "    const cudaUUID_t *pExportTableId)\n\n"
    "Parameters\n"
    "    pExportTableId : cudaUUID_t or None\n\n"
    "Returns\n"
    "    (cudaError_t, ppExportTable); cubind.checked.runtime returns ppExportTable, or\n"
    "        raises CUDARuntimeError\n"
    "    ppExportTable : int\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/\n");
CB_DOC(cudaGetFuncBySymbol,
    "cudaGetFuncBySymbol($module, /, symbolPtr)\n--\n\n",
    "cudaGetFuncBySymbol(symbolPtr)\n\n"
    "Return the driver's function for a kernel linked into the program.\n\n"
    "cudaError_t cudaGetFuncBySymbol(cudaFunction_t *functionPtr, const void *symbolPtr)\n\n"
    "Parameters\n"
    "    symbolPtr : int (address), buffer or None\n\n"
    "Returns\n"
    "    (cudaError_t, functionPtr); cubind.checked.runtime returns functionPtr, or raises\n"
    "        CUDARuntimeError\n"
    "    functionPtr : cudaFunction_t\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DRIVER.html\n");
CB_DOC(cudaGetKernel,
    "cudaGetKernel($module, /, entryFuncAddr)\n--\n\n",
    "cudaGetKernel(entryFuncAddr)\n\n"
    "Return the driver's kernel for a kernel linked into the program.\n\n"
    "cudaError_t cudaGetKernel(cudaKernel_t *kernelPtr, const void *entryFuncAddr)\n\n"
    "Parameters\n"
    "    entryFuncAddr : int (address), buffer or None\n\n"
    "Returns\n"
    "    (cudaError_t, kernelPtr); cubind.checked.runtime returns kernelPtr, or raises\n"
    "        CUDARuntimeError\n"
    "    kernelPtr : cudaKernel_t\n\n"
    "Releases the GIL. Since CUDA 12.1.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DRIVER.html\n");
CB_DOC(make_cudaPitchedPtr,
    "make_cudaPitchedPtr($module, /, d, p, xsz, ysz)\n--\n\n",
    "make_cudaPitchedPtr(d, p, xsz, ysz)\n\n"
    "Create a cudaPitchedPtr from its four fields.\n\n"
    "struct cudaPitchedPtr make_cudaPitchedPtr(void *d, size_t p, size_t xsz, size_t ysz)\n\n"
    "Parameters\n"
    "    d : device memory, int or None\n"
    "    p, xsz, ysz : int\n\n"
    "Returns\n"
    "    cudaPitchedPtr\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(make_cudaPos,
    "make_cudaPos($module, /, x, y, z)\n--\n\n",
    "make_cudaPos(x, y, z)\n\n"
    "Create a cudaPos from its three fields.\n\n"
    "struct cudaPos make_cudaPos(size_t x, size_t y, size_t z)\n\n"
    "Parameters\n"
    "    x, y, z : int\n\n"
    "Returns\n"
    "    cudaPos\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(make_cudaExtent,
    "make_cudaExtent($module, /, w, h, d)\n--\n\n",
    "make_cudaExtent(w, h, d)\n\n"
    "Create a cudaExtent from its three fields.\n\n"
    "struct cudaExtent make_cudaExtent(size_t w, size_t h, size_t d)\n\n"
    "Parameters\n"
    "    w, h, d : int\n\n"
    "Returns\n"
    "    cudaExtent\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html\n");
CB_DOC(cudaProfilerStart,
    "cudaProfilerStart($module, /)\n--\n\n",
    "cudaProfilerStart()\n\n"
    "Start collection in a profiler that runs with the program.\n\n"
    "Without a profiler nothing happens.\n\n"
    "cudaError_t cudaProfilerStart(void)\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__PROFILER.html\n");
CB_DOC(cudaProfilerStop,
    "cudaProfilerStop($module, /)\n--\n\n",
    "cudaProfilerStop()\n\n"
    "Stop collection in a profiler that runs with the program.\n\n"
    "Without a profiler nothing happens.\n\n"
    "cudaError_t cudaProfilerStop(void)\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__PROFILER.html\n");
CB_DOC(cudaGraphicsEGLRegisterImage,
    "cudaGraphicsEGLRegisterImage($module, /, image, flags)\n--\n\n",
    "cudaGraphicsEGLRegisterImage(image, flags)\n\n"
    "Register an EGL image with CUDA.\n\n"
    "cudaError_t cudaGraphicsEGLRegisterImage(cudaGraphicsResource_t *pCudaResource,\n"
    "    EGLImageKHR image, unsigned int flags)\n\n"
    "Parameters\n"
    "    image : EGLImageKHR, int or None; keep it alive until cudaGraphicsUnregisterResource\n"
    "    flags : int; cudaGraphicsRegisterFlags\n\n"
    "Returns\n"
    "    (cudaError_t, pCudaResource); cubind.checked.runtime returns pCudaResource, or\n"
    "        raises CUDARuntimeError\n"
    "    pCudaResource : cudaGraphicsResource_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidResourceHandle, cudaErrorInvalidValue, cudaErrorUnknown\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html\n");
CB_DOC(cudaEGLStreamConsumerConnect,
    "cudaEGLStreamConsumerConnect($module, /, eglStream)\n--\n\n",
    "cudaEGLStreamConsumerConnect(eglStream)\n\n"
    "Connect CUDA to an EGLStream as the end that takes frames.\n\n"
    "cudaError_t cudaEGLStreamConsumerConnect(cudaEglStreamConnection *conn,\n"
    "    EGLStreamKHR eglStream)\n\n"
    "Parameters\n"
    "    eglStream : EGLStreamKHR, int or None; keep it alive until\n"
    "        cudaEGLStreamConsumerDisconnect\n\n"
    "Returns\n"
    "    (cudaError_t, conn); cubind.checked.runtime returns conn, or raises CUDARuntimeError\n"
    "    conn : cudaEglStreamConnection\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorUnknown\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html\n");
CB_DOC(cudaEGLStreamConsumerConnectWithFlags,
    "cudaEGLStreamConsumerConnectWithFlags($module, /, eglStream, flags)\n--\n\n",
    "cudaEGLStreamConsumerConnectWithFlags(eglStream, flags)\n\n"
    "Connect CUDA to an EGLStream as the end that takes frames.\n\n"
    "cudaError_t cudaEGLStreamConsumerConnectWithFlags(cudaEglStreamConnection *conn,\n"
    "    EGLStreamKHR eglStream, unsigned int flags)\n\n"
    "Parameters\n"
    "    eglStream : EGLStreamKHR, int or None; keep it alive until\n"
    "        cudaEGLStreamConsumerDisconnect\n"
    "    flags : int; cudaEglResourceLocationFlags\n\n"
    "Returns\n"
    "    (cudaError_t, conn); cubind.checked.runtime returns conn, or raises CUDARuntimeError\n"
    "    conn : cudaEglStreamConnection\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorUnknown\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html\n");
CB_DOC(cudaEGLStreamConsumerDisconnect,
    "cudaEGLStreamConsumerDisconnect($module, /, conn)\n--\n\n",
    "cudaEGLStreamConsumerDisconnect(conn)\n\n"
    "Disconnect CUDA from an EGLStream that it took frames from.\n\n"
    "cudaError_t cudaEGLStreamConsumerDisconnect(cudaEglStreamConnection *conn)\n\n"
    "Parameters\n"
    "    conn : cudaEglStreamConnection, int (address) or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorUnknown\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html\n");
CB_DOC(cudaEGLStreamConsumerAcquireFrame,
    "cudaEGLStreamConsumerAcquireFrame($module, /, conn, pCudaResource, pStream, timeout)\n"
    "--\n\n",
    "cudaEGLStreamConsumerAcquireFrame(conn, pCudaResource, pStream, timeout)\n\n"
    "Take the next frame of an EGLStream, or wait some time for one.\n\n"
    "cudaError_t cudaEGLStreamConsumerAcquireFrame(cudaEglStreamConnection *conn,\n"
    "    cudaGraphicsResource_t *pCudaResource, cudaStream_t *pStream, unsigned int timeout)\n\n"
    "Parameters\n"
    "    conn : cudaEglStreamConnection, int (address) or None\n"
    "    pCudaResource : cudaGraphicsResource_t, int (address) or None; in and out\n"
    "    pStream : cudaStream_t, int (address) or None; in and out\n"
    "    timeout : int\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorUnknown, cudaErrorLaunchTimeout\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html\n");
CB_DOC(cudaEGLStreamConsumerReleaseFrame,
    "cudaEGLStreamConsumerReleaseFrame($module, /, conn, pCudaResource, pStream)\n--\n\n",
    "cudaEGLStreamConsumerReleaseFrame(conn, pCudaResource, pStream)\n\n"
    "Return a frame of an EGLStream to its producer.\n\n"
    "cudaError_t cudaEGLStreamConsumerReleaseFrame(cudaEglStreamConnection *conn,\n"
    "    cudaGraphicsResource_t pCudaResource, cudaStream_t *pStream)\n\n"
    "Parameters\n"
    "    conn : cudaEglStreamConnection, int (address) or None\n"
    "    pCudaResource : cudaGraphicsResource_t, int or None\n"
    "    pStream : cudaStream_t, int (address) or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorUnknown\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html\n");
CB_DOC(cudaEGLStreamProducerConnect,
    "cudaEGLStreamProducerConnect($module, /, eglStream, width, height)\n--\n\n",
    "cudaEGLStreamProducerConnect(eglStream, width, height)\n\n"
    "Connect CUDA to an EGLStream as the end that supplies frames.\n\n"
    "cudaError_t cudaEGLStreamProducerConnect(cudaEglStreamConnection *conn,\n"
    "    EGLStreamKHR eglStream, EGLint width, EGLint height)\n\n"
    "Parameters\n"
    "    eglStream : EGLStreamKHR, int or None; keep it alive until\n"
    "        cudaEGLStreamProducerDisconnect\n"
    "    width, height : EGLint, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, conn); cubind.checked.runtime returns conn, or raises CUDARuntimeError\n"
    "    conn : cudaEglStreamConnection\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorUnknown\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html\n");
CB_DOC(cudaEGLStreamProducerDisconnect,
    "cudaEGLStreamProducerDisconnect($module, /, conn)\n--\n\n",
    "cudaEGLStreamProducerDisconnect(conn)\n\n"
    "Disconnect CUDA from an EGLStream that it supplied frames to.\n\n"
    "cudaError_t cudaEGLStreamProducerDisconnect(cudaEglStreamConnection *conn)\n\n"
    "Parameters\n"
    "    conn : cudaEglStreamConnection, int (address) or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorUnknown\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html\n");
CB_DOC(cudaEGLStreamProducerPresentFrame,
    "cudaEGLStreamProducerPresentFrame($module, /, conn, eglframe, pStream)\n--\n\n",
    "cudaEGLStreamProducerPresentFrame(conn, eglframe, pStream)\n\n"
    "Pass a frame to the other end of an EGLStream.\n\n"
    "cudaError_t cudaEGLStreamProducerPresentFrame(cudaEglStreamConnection *conn,\n"
    "    cudaEglFrame eglframe, cudaStream_t *pStream)\n\n"
    "Parameters\n"
    "    conn : cudaEglStreamConnection, int (address) or None\n"
    "    eglframe : cudaEglFrame\n"
    "    pStream : cudaStream_t, int (address) or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorUnknown\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html\n");
CB_DOC(cudaEGLStreamProducerReturnFrame,
    "cudaEGLStreamProducerReturnFrame($module, /, conn, eglframe, pStream)\n--\n\n",
    "cudaEGLStreamProducerReturnFrame(conn, eglframe, pStream)\n\n"
    "Take back a frame that the other end of an EGLStream is done with.\n\n"
    "cudaError_t cudaEGLStreamProducerReturnFrame(cudaEglStreamConnection *conn,\n"
    "    cudaEglFrame *eglframe, cudaStream_t *pStream)\n\n"
    "Parameters\n"
    "    conn : cudaEglStreamConnection, int (address) or None\n"
    "    eglframe : cudaEglFrame or None; in and out\n"
    "    pStream : cudaStream_t, int (address) or None; in and out\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorLaunchTimeout, cudaErrorInvalidValue, cudaErrorUnknown\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html\n");
CB_DOC(cudaGraphicsResourceGetMappedEglFrame,
    "cudaGraphicsResourceGetMappedEglFrame($module, /, resource, index, mipLevel)\n--\n\n",
    "cudaGraphicsResourceGetMappedEglFrame(resource, index, mipLevel)\n\n"
    "Return the frame of a registered EGL image.\n\n"
    "The layer and the level are numbers.\n\n"
    "cudaError_t cudaGraphicsResourceGetMappedEglFrame(cudaEglFrame *eglFrame,\n"
    "    cudaGraphicsResource_t resource, unsigned int index, unsigned int mipLevel)\n\n"
    "Parameters\n"
    "    resource : cudaGraphicsResource_t, int or None\n"
    "    index, mipLevel : int\n\n"
    "Returns\n"
    "    (cudaError_t, eglFrame); cubind.checked.runtime returns eglFrame, or raises\n"
    "        CUDARuntimeError\n"
    "    eglFrame : cudaEglFrame\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorUnknown\n\n"
    "May keep the GIL (see cubind.keep_gil).\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html\n");
CB_DOC(cudaEventCreateFromEGLSync,
    "cudaEventCreateFromEGLSync($module, /, eglSync, flags)\n--\n\n",
    "cudaEventCreateFromEGLSync(eglSync, flags)\n\n"
    "Create an event from a sync object of EGL.\n\n"
    "cudaError_t cudaEventCreateFromEGLSync(cudaEvent_t *phEvent, EGLSyncKHR eglSync,\n"
    "    unsigned int flags)\n\n"
    "Parameters\n"
    "    eglSync : EGLSyncKHR, int or None\n"
    "    flags : int; cudaEventDefault or cudaEventBlockingSync\n\n"
    "Returns\n"
    "    (cudaError_t, phEvent); cubind.checked.runtime returns phEvent, or raises\n"
    "        CUDARuntimeError\n"
    "    phEvent : cudaEvent_t\n\n"
    "Fails with\n"
    "    cudaErrorInitializationError, cudaErrorInvalidValue, cudaErrorLaunchFailure,\n"
    "    cudaErrorMemoryAllocation\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html\n");
CB_DOC(cudaGLGetDevices,
    "cudaGLGetDevices($module, /, cudaDeviceCount, deviceList)\n--\n\n",
    "cudaGLGetDevices(cudaDeviceCount, deviceList)\n\n"
    "List the CUDA devices that the current OpenGL context uses.\n\n"
    "cudaError_t cudaGLGetDevices(unsigned int *pCudaDeviceCount, int *pCudaDevices,\n"
    "    unsigned int cudaDeviceCount, enum cudaGLDeviceList deviceList)\n\n"
    "Parameters\n"
    "    cudaDeviceCount : int\n"
    "    deviceList : cudaGLDeviceList or int\n\n"
    "Returns\n"
    "    (cudaError_t, pCudaDeviceCount, pCudaDevices); cubind.checked.runtime returns\n"
    "        (pCudaDeviceCount, pCudaDevices), or raises CUDARuntimeError\n"
    "    pCudaDeviceCount : int\n"
    "    pCudaDevices : list[int]\n\n"
    "Fails with\n"
    "    cudaErrorNoDevice, cudaErrorInvalidGraphicsContext, cudaErrorOperatingSystem,\n"
    "    cudaErrorUnknown\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL.html\n");
CB_DOC(cudaGraphicsGLRegisterImage,
    "cudaGraphicsGLRegisterImage($module, /, image, target, flags)\n--\n\n",
    "cudaGraphicsGLRegisterImage(image, target, flags)\n\n"
    "Register an OpenGL object with CUDA.\n\n"
    "It must be mapped before each use.\n\n"
    "cudaError_t cudaGraphicsGLRegisterImage(cudaGraphicsResource_t *resource, GLuint image,\n"
    "    GLenum target, unsigned int flags)\n\n"
    "Parameters\n"
    "    image : GLuint, int or None; keep it alive until cudaGraphicsUnregisterResource\n"
    "    target : GLenum, int or None\n"
    "    flags : int; cudaGraphicsRegisterFlags, or-ed\n\n"
    "Returns\n"
    "    (cudaError_t, resource); cubind.checked.runtime returns resource, or raises\n"
    "        CUDARuntimeError\n"
    "    resource : cudaGraphicsResource_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice, cudaErrorInvalidValue, cudaErrorInvalidResourceHandle,\n"
    "    cudaErrorOperatingSystem, cudaErrorUnknown\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL.html\n");
CB_DOC(cudaGraphicsGLRegisterBuffer,
    "cudaGraphicsGLRegisterBuffer($module, /, buffer, flags)\n--\n\n",
    "cudaGraphicsGLRegisterBuffer(buffer, flags)\n\n"
    "Register an OpenGL object with CUDA.\n\n"
    "It must be mapped before each use.\n\n"
    "cudaError_t cudaGraphicsGLRegisterBuffer(cudaGraphicsResource_t *resource,\n"
    "    GLuint buffer, unsigned int flags)\n\n"
    "Parameters\n"
    "    buffer : GLuint, int or None; keep it alive until cudaGraphicsUnregisterResource\n"
    "    flags : int; cudaGraphicsRegisterFlags, or-ed\n\n"
    "Returns\n"
    "    (cudaError_t, resource); cubind.checked.runtime returns resource, or raises\n"
    "        CUDARuntimeError\n"
    "    resource : cudaGraphicsResource_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice, cudaErrorInvalidValue, cudaErrorInvalidResourceHandle,\n"
    "    cudaErrorOperatingSystem, cudaErrorUnknown\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL.html\n");
CB_DOC(cudaGLSetGLDevice,
    "cudaGLSetGLDevice($module, /, device)\n--\n\n",
    "cudaGLSetGLDevice(device)\n\n"
    "Prepare a device for OpenGL.\n\n"
    "The function is deprecated, because devices need no preparation any more.\n\n"
    "cudaError_t cudaGLSetGLDevice(int device)\n\n"
    "Parameters\n"
    "    device : int\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice, cudaErrorSetOnActiveProcess\n\n"
    "Releases the GIL. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL__DEPRECATED.html\n");
CB_DOC(cudaGLRegisterBufferObject,
    "cudaGLRegisterBufferObject($module, /, bufObj)\n--\n\n",
    "cudaGLRegisterBufferObject(bufObj)\n\n"
    "Register an OpenGL buffer with CUDA.\n\n"
    "The function is deprecated; use cudaGraphicsGLRegisterBuffer.\n\n"
    "cudaError_t cudaGLRegisterBufferObject(GLuint bufObj)\n\n"
    "Parameters\n"
    "    bufObj : GLuint, int or None; keep it alive until cudaGLUnregisterBufferObject\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInitializationError\n\n"
    "Releases the GIL. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL__DEPRECATED.html\n");
CB_DOC(cudaGLMapBufferObject,
    "cudaGLMapBufferObject($module, /, bufObj)\n--\n\n",
    "cudaGLMapBufferObject(bufObj)\n\n"
    "Return the address of an OpenGL buffer.\n\n"
    "The function is deprecated; use cudaGraphicsMapResources.\n\n"
    "cudaError_t cudaGLMapBufferObject(void **devPtr, GLuint bufObj)\n\n"
    "Parameters\n"
    "    bufObj : GLuint, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, devPtr); cubind.checked.runtime returns devPtr, or raises\n"
    "        CUDARuntimeError\n"
    "    devPtr : int\n\n"
    "Fails with\n"
    "    cudaErrorMapBufferObjectFailed\n\n"
    "Releases the GIL. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL__DEPRECATED.html\n");
CB_DOC(cudaGLUnmapBufferObject,
    "cudaGLUnmapBufferObject($module, /, bufObj)\n--\n\n",
    "cudaGLUnmapBufferObject(bufObj)\n\n"
    "Return an OpenGL buffer to OpenGL.\n\n"
    "The function is deprecated; use cudaGraphicsUnmapResources.\n\n"
    "cudaError_t cudaGLUnmapBufferObject(GLuint bufObj)\n\n"
    "Parameters\n"
    "    bufObj : GLuint, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorUnmapBufferObjectFailed\n\n"
    "Releases the GIL. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL__DEPRECATED.html\n");
CB_DOC(cudaGLUnregisterBufferObject,
    "cudaGLUnregisterBufferObject($module, /, bufObj)\n--\n\n",
    "cudaGLUnregisterBufferObject(bufObj)\n\n"
    "Unregister an OpenGL buffer from CUDA.\n\n"
    "The function is deprecated; use cudaGraphicsUnregisterResource.\n\n"
    "cudaError_t cudaGLUnregisterBufferObject(GLuint bufObj)\n\n"
    "Parameters\n"
    "    bufObj : GLuint, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Releases the GIL. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL__DEPRECATED.html\n");
CB_DOC(cudaGLSetBufferObjectMapFlags,
    "cudaGLSetBufferObjectMapFlags($module, /, bufObj, flags)\n--\n\n",
    "cudaGLSetBufferObjectMapFlags(bufObj, flags)\n\n"
    "Set how CUDA will use an OpenGL buffer.\n\n"
    "The function is deprecated; use cudaGraphicsResourceSetMapFlags.\n\n"
    "cudaError_t cudaGLSetBufferObjectMapFlags(GLuint bufObj, unsigned int flags)\n\n"
    "Parameters\n"
    "    bufObj : GLuint, int or None\n"
    "    flags : int; cudaGLMapFlags\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorUnknown\n\n"
    "Releases the GIL. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL__DEPRECATED.html\n");
CB_DOC(cudaGLMapBufferObjectAsync,
    "cudaGLMapBufferObjectAsync($module, /, bufObj, stream)\n--\n\n",
    "cudaGLMapBufferObjectAsync(bufObj, stream)\n\n"
    "Return the address of an OpenGL buffer.\n\n"
    "The function is deprecated; use cudaGraphicsMapResources.\n\n"
    "cudaError_t cudaGLMapBufferObjectAsync(void **devPtr, GLuint bufObj,\n"
    "    cudaStream_t stream)\n\n"
    "Parameters\n"
    "    bufObj : GLuint, int or None\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t, devPtr); cubind.checked.runtime returns devPtr, or raises\n"
    "        CUDARuntimeError\n"
    "    devPtr : int\n\n"
    "Fails with\n"
    "    cudaErrorMapBufferObjectFailed\n\n"
    "Releases the GIL. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL__DEPRECATED.html\n");
CB_DOC(cudaGLUnmapBufferObjectAsync,
    "cudaGLUnmapBufferObjectAsync($module, /, bufObj, stream)\n--\n\n",
    "cudaGLUnmapBufferObjectAsync(bufObj, stream)\n\n"
    "Return an OpenGL buffer to OpenGL.\n\n"
    "The function is deprecated; use cudaGraphicsUnmapResources.\n\n"
    "cudaError_t cudaGLUnmapBufferObjectAsync(GLuint bufObj, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    bufObj : GLuint, int or None\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorUnmapBufferObjectFailed\n\n"
    "Releases the GIL. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL__DEPRECATED.html\n");
CB_DOC(cudaVDPAUGetDevice,
    "cudaVDPAUGetDevice($module, /, vdpDevice, vdpGetProcAddress)\n--\n\n",
    "cudaVDPAUGetDevice(vdpDevice, vdpGetProcAddress)\n\n"
    "Return the CUDA device that a VDPAU device uses.\n\n"
    "cudaError_t cudaVDPAUGetDevice(int *device, VdpDevice vdpDevice,\n"
    "    int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))\n\n"
    "Parameters\n"
    "    vdpDevice : VdpDevice, int or None\n"
    "    vdpGetProcAddress : int (address), buffer or None\n\n"
    "Returns\n"
    "    (cudaError_t, device); cubind.checked.runtime returns device, or raises\n"
    "        CUDARuntimeError\n"
    "    device : int\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__VDPAU.html\n");
CB_DOC(cudaVDPAUSetVDPAUDevice,
    "cudaVDPAUSetVDPAUDevice($module, /, device, vdpDevice, vdpGetProcAddress)\n--\n\n",
    "cudaVDPAUSetVDPAUDevice(device, vdpDevice, vdpGetProcAddress)\n\n"
    "Make a device current and prepare it for a VDPAU device.\n\n"
    "cudaError_t cudaVDPAUSetVDPAUDevice(int device, VdpDevice vdpDevice,\n"
    "    int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))\n\n"
    "Parameters\n"
    "    device : int\n"
    "    vdpDevice : VdpDevice, int or None\n"
    "    vdpGetProcAddress : int (address), buffer or None\n\n"
    "Returns\n"
    "    (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError\n\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice, cudaErrorSetOnActiveProcess\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__VDPAU.html\n");
CB_DOC(cudaGraphicsVDPAURegisterVideoSurface,
    "cudaGraphicsVDPAURegisterVideoSurface($module, /, vdpSurface, flags)\n--\n\n",
    "cudaGraphicsVDPAURegisterVideoSurface(vdpSurface, flags)\n\n"
    "Register a VDPAU surface with CUDA.\n\n"
    "cudaError_t cudaGraphicsVDPAURegisterVideoSurface(cudaGraphicsResource_t *resource,\n"
    "    VdpVideoSurface vdpSurface, unsigned int flags)\n\n"
    "Parameters\n"
    "    vdpSurface : VdpVideoSurface, int or None; keep it alive until\n"
    "        cudaGraphicsUnregisterResource\n"
    "    flags : int; cudaGraphicsMapFlags\n\n"
    "Returns\n"
    "    (cudaError_t, resource); cubind.checked.runtime returns resource, or raises\n"
    "        CUDARuntimeError\n"
    "    resource : cudaGraphicsResource_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice, cudaErrorInvalidValue, cudaErrorInvalidResourceHandle,\n"
    "    cudaErrorUnknown\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__VDPAU.html\n");
CB_DOC(cudaGraphicsVDPAURegisterOutputSurface,
    "cudaGraphicsVDPAURegisterOutputSurface($module, /, vdpSurface, flags)\n--\n\n",
    "cudaGraphicsVDPAURegisterOutputSurface(vdpSurface, flags)\n\n"
    "Register a VDPAU surface with CUDA.\n\n"
    "cudaError_t cudaGraphicsVDPAURegisterOutputSurface(cudaGraphicsResource_t *resource,\n"
    "    VdpOutputSurface vdpSurface, unsigned int flags)\n\n"
    "Parameters\n"
    "    vdpSurface : VdpOutputSurface, int or None; keep it alive until\n"
    "        cudaGraphicsUnregisterResource\n"
    "    flags : int; cudaGraphicsMapFlags\n\n"
    "Returns\n"
    "    (cudaError_t, resource); cubind.checked.runtime returns resource, or raises\n"
    "        CUDARuntimeError\n"
    "    resource : cudaGraphicsResource_t\n\n"
    "Fails with\n"
    "    cudaErrorInvalidDevice, cudaErrorInvalidValue, cudaErrorInvalidResourceHandle,\n"
    "    cudaErrorUnknown\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__VDPAU.html\n");
CB_DOC(getLocalRuntimeVersion,
    "getLocalRuntimeVersion($module, /)\n--\n\n",
    "getLocalRuntimeVersion()\n\n"
    "Return the release of the CUDA runtime.\n\n"
    "cudaError_t cudaRuntimeGetVersion(int *runtimeVersion)\n\n"
    "Returns\n"
    "    (cudaError_t, runtimeVersion); cubind.checked.runtime returns runtimeVersion, or\n"
    "        raises CUDARuntimeError\n"
    "    runtimeVersion : int; 1000 * major + 10 * minor, such as 13050\n\n"
    "Fails with\n"
    "    cudaErrorInvalidValue\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART____VERSION.html\n");

PyMethodDef runtime_methods[] = {
    METHOD(cudaDeviceReset),
    METHOD(cudaDeviceSynchronize),
    METHOD(cudaDeviceSetLimit),
    METHOD(cudaDeviceGetLimit),
    METHOD(cudaDeviceGetTexture1DLinearMaxWidth),
    METHOD(cudaDeviceGetCacheConfig),
    METHOD(cudaDeviceGetStreamPriorityRange),
    METHOD(cudaDeviceSetCacheConfig),
    METHOD(cudaDeviceGetByPCIBusId),
    METHOD(cudaDeviceGetPCIBusId),
    METHOD(cudaIpcGetEventHandle),
    METHOD(cudaIpcOpenEventHandle),
    METHOD(cudaIpcGetMemHandle),
    METHOD(cudaIpcOpenMemHandle),
    METHOD(cudaIpcCloseMemHandle),
    METHOD(cudaDeviceFlushGPUDirectRDMAWrites),
    METHOD(cudaDeviceRegisterAsyncNotification),
    METHOD(cudaDeviceUnregisterAsyncNotification),
    METHOD(cudaDeviceGetSharedMemConfig),
    METHOD(cudaDeviceSetSharedMemConfig),
    METHOD(cudaGetLastError),
    METHOD(cudaPeekAtLastError),
    METHOD(cudaGetErrorName),
    METHOD(cudaGetErrorString),
    METHOD(cudaGetDeviceCount),
    METHOD(cudaGetDeviceProperties),
    METHOD(cudaDeviceGetAttribute),
    METHOD(cudaDeviceGetHostAtomicCapabilities),
    METHOD(cudaDeviceGetDefaultMemPool),
    METHOD(cudaDeviceSetMemPool),
    METHOD(cudaDeviceGetMemPool),
    METHOD(cudaDeviceGetNvSciSyncAttributes),
    METHOD(cudaDeviceGetP2PAttribute),
    METHOD(cudaDeviceGetP2PAtomicCapabilities),
    METHOD(cudaChooseDevice),
    METHOD(cudaInitDevice),
    METHOD(cudaSetDevice),
    METHOD(cudaGetDevice),
    METHOD(cudaSetValidDevices),
    METHOD(cudaSetDeviceFlags),
    METHOD(cudaGetDeviceFlags),
    METHOD(cudaStreamCreate),
    METHOD(cudaStreamCreateWithFlags),
    METHOD(cudaStreamCreateWithPriority),
    METHOD(cudaStreamGetPriority),
    METHOD(cudaStreamGetFlags),
    METHOD(cudaStreamGetId),
    METHOD(cudaStreamGetDevice),
    METHOD(cudaCtxResetPersistingL2Cache),
    METHOD(cudaStreamCopyAttributes),
    METHOD(cudaStreamGetAttribute),
    METHOD(cudaStreamSetAttribute),
    METHOD(cudaStreamDestroy),
    METHOD(cudaStreamWaitEvent),
    METHOD(cudaStreamAddCallback),
    METHOD(cudaStreamSynchronize),
    METHOD(cudaStreamQuery),
    METHOD(cudaStreamAttachMemAsync),
    METHOD(cudaStreamBeginCapture),
    METHOD(cudaStreamBeginRecaptureToGraph),
    METHOD(cudaStreamBeginCaptureToGraph),
    METHOD(cudaThreadExchangeStreamCaptureMode),
    METHOD(cudaStreamEndCapture),
    METHOD(cudaStreamIsCapturing),
    METHOD(cudaStreamGetCaptureInfo),
    METHOD(cudaStreamUpdateCaptureDependencies),
    METHOD(cudaEventCreate),
    METHOD(cudaEventCreateWithFlags),
    METHOD(cudaEventRecord),
    METHOD(cudaEventRecordWithFlags),
    METHOD(cudaEventQuery),
    METHOD(cudaEventSynchronize),
    METHOD(cudaEventDestroy),
    METHOD(cudaEventElapsedTime),
    METHOD(cudaImportExternalMemory),
    METHOD(cudaExternalMemoryGetMappedBuffer),
    METHOD(cudaExternalMemoryGetMappedMipmappedArray),
    METHOD(cudaDestroyExternalMemory),
    METHOD(cudaImportExternalSemaphore),
    METHOD(cudaSignalExternalSemaphoresAsync),
    METHOD(cudaWaitExternalSemaphoresAsync),
    METHOD(cudaDestroyExternalSemaphore),
    METHOD(cudaLaunchKernel),
    METHOD(cudaLaunchKernelExC),
    METHOD(cudaLaunchCooperativeKernel),
    METHOD(cudaFuncSetCacheConfig),
    METHOD(cudaFuncGetAttributes),
    METHOD(cudaFuncSetAttribute),
    METHOD(cudaFuncGetName),
    METHOD(cudaFuncGetParamInfo),
    METHOD(cudaFuncGetParamCount),
    METHOD(cudaLaunchHostFunc),
    METHOD(cudaLaunchHostFunc_v2),
    METHOD(cudaFuncSetSharedMemConfig),
    METHOD(cudaOccupancyMaxActiveBlocksPerMultiprocessor),
    METHOD(cudaOccupancyAvailableDynamicSMemPerBlock),
    METHOD(cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags),
    METHOD(cudaOccupancyMaxPotentialClusterSize),
    METHOD(cudaOccupancyMaxActiveClusters),
    METHOD(cudaMallocManaged),
    METHOD(cudaMalloc),
    METHOD(cudaMallocHost),
    METHOD(cudaMallocPitch),
    METHOD(cudaMallocArray),
    METHOD(cudaFree),
    METHOD(cudaFreeHost),
    METHOD(cudaFreeArray),
    METHOD(cudaFreeMipmappedArray),
    METHOD(cudaHostAlloc),
    METHOD(cudaHostRegister),
    METHOD(cudaHostUnregister),
    METHOD(cudaHostGetDevicePointer),
    METHOD(cudaHostGetFlags),
    METHOD(cudaMalloc3D),
    METHOD(cudaMalloc3DArray),
    METHOD(cudaMallocMipmappedArray),
    METHOD(cudaGetMipmappedArrayLevel),
    METHOD(cudaMemcpy3D),
    METHOD(cudaMemcpy3DPeer),
    METHOD(cudaMemcpy3DAsync),
    METHOD(cudaMemcpy3DPeerAsync),
    METHOD(cudaMemGetInfo),
    METHOD(cudaArrayGetInfo),
    METHOD(cudaArrayGetPlane),
    METHOD(cudaArrayGetMemoryRequirements),
    METHOD(cudaMipmappedArrayGetMemoryRequirements),
    METHOD(cudaArrayGetSparseProperties),
    METHOD(cudaMipmappedArrayGetSparseProperties),
    METHOD(cudaMemcpy),
    METHOD(cudaMemcpyPeer),
    METHOD(cudaMemcpy2D),
    METHOD(cudaMemcpy2DToArray),
    METHOD(cudaMemcpy2DFromArray),
    METHOD(cudaMemcpy2DArrayToArray),
    METHOD(cudaMemcpyToSymbol),
    METHOD(cudaMemcpyFromSymbol),
    METHOD(cudaMemcpyAsync),
    METHOD(cudaMemcpyPeerAsync),
    METHOD(cudaMemcpyBatchAsync),
    METHOD(cudaMemcpy3DBatchAsync),
    METHOD(cudaMemcpyWithAttributesAsync),
    METHOD(cudaMemcpy3DWithAttributesAsync),
    METHOD(cudaMemcpy2DAsync),
    METHOD(cudaMemcpy2DToArrayAsync),
    METHOD(cudaMemcpy2DFromArrayAsync),
    METHOD(cudaMemcpyToSymbolAsync),
    METHOD(cudaMemcpyFromSymbolAsync),
    METHOD(cudaMemset),
    METHOD(cudaMemset2D),
    METHOD(cudaMemset3D),
    METHOD(cudaMemsetAsync),
    METHOD(cudaMemset2DAsync),
    METHOD(cudaMemset3DAsync),
    METHOD(cudaGetSymbolAddress),
    METHOD(cudaGetSymbolSize),
    METHOD(cudaMemPrefetchAsync),
    METHOD(cudaMemPrefetchBatchAsync),
    METHOD(cudaMemDiscardBatchAsync),
    METHOD(cudaMemDiscardAndPrefetchBatchAsync),
    METHOD(cudaMemGetLocationInfo),
    METHOD(cudaMemAdvise),
    METHOD(cudaMemRangeGetAttribute),
    METHOD(cudaMemRangeGetAttributes),
    METHOD(cudaMemcpyToArray),
    METHOD(cudaMemcpyFromArray),
    METHOD(cudaMemcpyArrayToArray),
    METHOD(cudaMemcpyToArrayAsync),
    METHOD(cudaMemcpyFromArrayAsync),
    METHOD(cudaMallocAsync),
    METHOD(cudaFreeAsync),
    METHOD(cudaMemPoolTrimTo),
    METHOD(cudaMemPoolSetAttribute),
    METHOD(cudaMemPoolGetAttribute),
    METHOD(cudaMemPoolSetAccess),
    METHOD(cudaMemPoolGetAccess),
    METHOD(cudaMemPoolCreate),
    METHOD(cudaMemPoolDestroy),
    METHOD(cudaMemGetDefaultMemPool),
    METHOD(cudaMemGetMemPool),
    METHOD(cudaMemSetMemPool),
    METHOD(cudaMallocFromPoolAsync),
    METHOD(cudaMemPoolExportToShareableHandle),
    METHOD(cudaMemPoolImportFromShareableHandle),
    METHOD(cudaMemPoolExportPointer),
    METHOD(cudaMemPoolImportPointer),
    METHOD(cudaPointerGetAttributes),
    METHOD(cudaDeviceCanAccessPeer),
    METHOD(cudaDeviceEnablePeerAccess),
    METHOD(cudaDeviceDisablePeerAccess),
    METHOD(cudaGraphicsUnregisterResource),
    METHOD(cudaGraphicsResourceSetMapFlags),
    METHOD(cudaGraphicsMapResources),
    METHOD(cudaGraphicsUnmapResources),
    METHOD(cudaGraphicsResourceGetMappedPointer),
    METHOD(cudaGraphicsSubResourceGetMappedArray),
    METHOD(cudaGraphicsResourceGetMappedMipmappedArray),
    METHOD(cudaGetChannelDesc),
    METHOD(cudaCreateChannelDesc),
    METHOD(cudaCreateTextureObject),
    METHOD(cudaDestroyTextureObject),
    METHOD(cudaGetTextureObjectResourceDesc),
    METHOD(cudaGetTextureObjectTextureDesc),
    METHOD(cudaGetTextureObjectResourceViewDesc),
    METHOD(cudaCreateSurfaceObject),
    METHOD(cudaDestroySurfaceObject),
    METHOD(cudaGetSurfaceObjectResourceDesc),
    METHOD(cudaDriverGetVersion),
    METHOD(cudaRuntimeGetVersion),
    METHOD(cudaLogsRegisterCallback),
    METHOD(cudaLogsUnregisterCallback),
    METHOD(cudaLogsCurrent),
    METHOD(cudaLogsDumpToFile),
    METHOD(cudaLogsDumpToMemory),
    METHOD(cudaGraphCreate),
    METHOD(cudaGraphAddKernelNode),
    METHOD(cudaGraphKernelNodeGetParams),
    METHOD(cudaGraphKernelNodeSetParams),
    METHOD(cudaGraphKernelNodeCopyAttributes),
    METHOD(cudaGraphKernelNodeGetAttribute),
    METHOD(cudaGraphKernelNodeSetAttribute),
    METHOD(cudaGraphAddMemcpyNode),
    METHOD(cudaGraphAddMemcpyNodeToSymbol),
    METHOD(cudaGraphAddMemcpyNodeFromSymbol),
    METHOD(cudaGraphAddMemcpyNode1D),
    METHOD(cudaGraphMemcpyNodeGetParams),
    METHOD(cudaGraphMemcpyNodeSetParams),
    METHOD(cudaGraphMemcpyNodeSetParamsToSymbol),
    METHOD(cudaGraphMemcpyNodeSetParamsFromSymbol),
    METHOD(cudaGraphMemcpyNodeSetParams1D),
    METHOD(cudaGraphAddMemsetNode),
    METHOD(cudaGraphMemsetNodeGetParams),
    METHOD(cudaGraphMemsetNodeSetParams),
    METHOD(cudaGraphAddHostNode),
    METHOD(cudaGraphHostNodeGetParams),
    METHOD(cudaGraphHostNodeSetParams),
    METHOD(cudaGraphAddChildGraphNode),
    METHOD(cudaGraphChildGraphNodeGetGraph),
    METHOD(cudaGraphAddEmptyNode),
    METHOD(cudaGraphAddEventRecordNode),
    METHOD(cudaGraphEventRecordNodeGetEvent),
    METHOD(cudaGraphEventRecordNodeSetEvent),
    METHOD(cudaGraphAddEventWaitNode),
    METHOD(cudaGraphEventWaitNodeGetEvent),
    METHOD(cudaGraphEventWaitNodeSetEvent),
    METHOD(cudaGraphAddExternalSemaphoresSignalNode),
    METHOD(cudaGraphExternalSemaphoresSignalNodeGetParams),
    METHOD(cudaGraphExternalSemaphoresSignalNodeSetParams),
    METHOD(cudaGraphAddExternalSemaphoresWaitNode),
    METHOD(cudaGraphExternalSemaphoresWaitNodeGetParams),
    METHOD(cudaGraphExternalSemaphoresWaitNodeSetParams),
    METHOD(cudaGraphAddMemAllocNode),
    METHOD(cudaGraphMemAllocNodeGetParams),
    METHOD(cudaGraphAddMemFreeNode),
    METHOD(cudaGraphMemFreeNodeGetParams),
    METHOD(cudaDeviceGraphMemTrim),
    METHOD(cudaDeviceGetGraphMemAttribute),
    METHOD(cudaDeviceSetGraphMemAttribute),
    METHOD(cudaGraphClone),
    METHOD(cudaGraphNodeFindInClone),
    METHOD(cudaGraphNodeGetType),
    METHOD(cudaGraphNodeGetContainingGraph),
    METHOD(cudaGraphNodeGetLocalId),
    METHOD(cudaGraphNodeGetToolsId),
    METHOD(cudaGraphGetId),
    METHOD(cudaGraphExecGetId),
    METHOD(cudaGraphGetNodes),
    METHOD(cudaGraphGetRootNodes),
    METHOD(cudaGraphGetEdges),
    METHOD(cudaGraphNodeGetDependencies),
    METHOD(cudaGraphNodeGetDependentNodes),
    METHOD(cudaGraphAddDependencies),
    METHOD(cudaGraphRemoveDependencies),
    METHOD(cudaGraphDestroyNode),
    METHOD(cudaGraphInstantiate),
    METHOD(cudaGraphInstantiateWithFlags),
    METHOD(cudaGraphInstantiateWithParams),
    METHOD(cudaGraphExecGetFlags),
    METHOD(cudaGraphExecKernelNodeSetParams),
    METHOD(cudaGraphExecMemcpyNodeSetParams),
    METHOD(cudaGraphExecMemcpyNodeSetParamsToSymbol),
    METHOD(cudaGraphExecMemcpyNodeSetParamsFromSymbol),
    METHOD(cudaGraphExecMemcpyNodeSetParams1D),
    METHOD(cudaGraphExecMemsetNodeSetParams),
    METHOD(cudaGraphExecHostNodeSetParams),
    METHOD(cudaGraphExecChildGraphNodeSetParams),
    METHOD(cudaGraphExecEventRecordNodeSetEvent),
    METHOD(cudaGraphExecEventWaitNodeSetEvent),
    METHOD(cudaGraphExecExternalSemaphoresSignalNodeSetParams),
    METHOD(cudaGraphExecExternalSemaphoresWaitNodeSetParams),
    METHOD(cudaGraphNodeSetEnabled),
    METHOD(cudaGraphNodeGetEnabled),
    METHOD(cudaGraphExecUpdate),
    METHOD(cudaGraphUpload),
    METHOD(cudaGraphLaunch),
    METHOD(cudaGraphExecDestroy),
    METHOD(cudaGraphDestroy),
    METHOD(cudaGraphDebugDotPrint),
    METHOD(cudaUserObjectCreate),
    METHOD(cudaUserObjectRetain),
    METHOD(cudaUserObjectRelease),
    METHOD(cudaGraphRetainUserObject),
    METHOD(cudaGraphReleaseUserObject),
    METHOD(cudaGraphAddNode),
    METHOD(cudaGraphNodeSetParams),
    METHOD(cudaGraphNodeGetParams),
    METHOD(cudaGraphExecNodeSetParams),
    METHOD(cudaGraphConditionalHandleCreate),
    METHOD(cudaGraphConditionalHandleCreate_v2),
    METHOD(cudaGetDriverEntryPoint),
    METHOD(cudaGetDriverEntryPointByVersion),
    METHOD(cudaLibraryLoadData),
    METHOD(cudaLibraryLoadFromFile),
    METHOD(cudaLibraryUnload),
    METHOD(cudaLibraryGetKernel),
    METHOD(cudaLibraryGetGlobal),
    METHOD(cudaLibraryGetManaged),
    METHOD(cudaLibraryGetUnifiedFunction),
    METHOD(cudaLibraryGetKernelCount),
    METHOD(cudaLibraryEnumerateKernels),
    METHOD(cudaKernelSetAttributeForDevice),
    METHOD(cudaDeviceGetDevResource),
    METHOD(cudaDevSmResourceSplitByCount),
    METHOD(cudaDevSmResourceSplit),
    METHOD(cudaDevResourceGenerateDesc),
    METHOD(cudaGreenCtxCreate),
    METHOD(cudaExecutionCtxDestroy),
    METHOD(cudaExecutionCtxGetDevResource),
    METHOD(cudaExecutionCtxGetDevice),
    METHOD(cudaExecutionCtxGetId),
    METHOD(cudaExecutionCtxStreamCreate),
    METHOD(cudaExecutionCtxSynchronize),
    METHOD(cudaStreamGetDevResource),
    METHOD(cudaExecutionCtxRecordEvent),
    METHOD(cudaExecutionCtxWaitEvent),
    METHOD(cudaDeviceGetExecutionCtx),
    METHOD(cudaGetExportTable),
    METHOD(cudaGetFuncBySymbol),
    METHOD(cudaGetKernel),
    METHOD(make_cudaPitchedPtr),
    METHOD(make_cudaPos),
    METHOD(make_cudaExtent),
    METHOD(cudaProfilerStart),
    METHOD(cudaProfilerStop),
    METHOD(cudaGraphicsEGLRegisterImage),
    METHOD(cudaEGLStreamConsumerConnect),
    METHOD(cudaEGLStreamConsumerConnectWithFlags),
    METHOD(cudaEGLStreamConsumerDisconnect),
    METHOD(cudaEGLStreamConsumerAcquireFrame),
    METHOD(cudaEGLStreamConsumerReleaseFrame),
    METHOD(cudaEGLStreamProducerConnect),
    METHOD(cudaEGLStreamProducerDisconnect),
    METHOD(cudaEGLStreamProducerPresentFrame),
    METHOD(cudaEGLStreamProducerReturnFrame),
    METHOD(cudaGraphicsResourceGetMappedEglFrame),
    METHOD(cudaEventCreateFromEGLSync),
    METHOD(cudaGLGetDevices),
    METHOD(cudaGraphicsGLRegisterImage),
    METHOD(cudaGraphicsGLRegisterBuffer),
    METHOD(cudaGLSetGLDevice),
    METHOD(cudaGLRegisterBufferObject),
    METHOD(cudaGLMapBufferObject),
    METHOD(cudaGLUnmapBufferObject),
    METHOD(cudaGLUnregisterBufferObject),
    METHOD(cudaGLSetBufferObjectMapFlags),
    METHOD(cudaGLMapBufferObjectAsync),
    METHOD(cudaGLUnmapBufferObjectAsync),
    METHOD(cudaVDPAUGetDevice),
    METHOD(cudaVDPAUSetVDPAUDevice),
    METHOD(cudaGraphicsVDPAURegisterVideoSurface),
    METHOD(cudaGraphicsVDPAURegisterOutputSurface),
    ALIAS(getLocalRuntimeVersion, cudaRuntimeGetVersion),
    {NULL, NULL, 0, NULL},
};

PyMethodDef runtime_checked_methods[sizeof runtime_methods / sizeof *runtime_methods];

// The docstrings of the checked form that differ from the tuple form's.
const cb_checked_doc runtime_checked_docs[] = {
    {9, CB_DOC_OF(checked_cudaDeviceGetPCIBusId)},
    {16, CB_DOC_OF(checked_cudaDeviceRegisterAsyncNotification)},
    {27, CB_DOC_OF(checked_cudaDeviceGetHostAtomicCapabilities)},
    {33, CB_DOC_OF(checked_cudaDeviceGetP2PAtomicCapabilities)},
    {38, CB_DOC_OF(checked_cudaSetValidDevices)},
    {53, CB_DOC_OF(checked_cudaStreamWaitEvent)},
    {54, CB_DOC_OF(checked_cudaStreamAddCallback)},
    {59, CB_DOC_OF(checked_cudaStreamBeginRecaptureToGraph)},
    {60, CB_DOC_OF(checked_cudaStreamBeginCaptureToGraph)},
    {64, CB_DOC_OF(checked_cudaStreamGetCaptureInfo)},
    {65, CB_DOC_OF(checked_cudaStreamUpdateCaptureDependencies)},
    {68, CB_DOC_OF(checked_cudaEventRecord)},
    {69, CB_DOC_OF(checked_cudaEventRecordWithFlags)},
    {79, CB_DOC_OF(checked_cudaSignalExternalSemaphoresAsync)},
    {80, CB_DOC_OF(checked_cudaWaitExternalSemaphoresAsync)},
    {88, CB_DOC_OF(checked_cudaFuncGetName)},
    {91, CB_DOC_OF(checked_cudaLaunchHostFunc)},
    {103, CB_DOC_OF(checked_cudaMallocArray)},
    {108, CB_DOC_OF(checked_cudaHostAlloc)},
    {109, CB_DOC_OF(checked_cudaHostRegister)},
    {111, CB_DOC_OF(checked_cudaHostGetDevicePointer)},
    {114, CB_DOC_OF(checked_cudaMalloc3DArray)},
    {115, CB_DOC_OF(checked_cudaMallocMipmappedArray)},
    {119, CB_DOC_OF(checked_cudaMemcpy3DAsync)},
    {120, CB_DOC_OF(checked_cudaMemcpy3DPeerAsync)},
    {136, CB_DOC_OF(checked_cudaMemcpyAsync)},
    {137, CB_DOC_OF(checked_cudaMemcpyPeerAsync)},
    {138, CB_DOC_OF(checked_cudaMemcpyBatchAsync)},
    {139, CB_DOC_OF(checked_cudaMemcpy3DBatchAsync)},
    {142, CB_DOC_OF(checked_cudaMemcpy2DAsync)},
    {143, CB_DOC_OF(checked_cudaMemcpy2DToArrayAsync)},
    {144, CB_DOC_OF(checked_cudaMemcpy2DFromArrayAsync)},
    {145, CB_DOC_OF(checked_cudaMemcpyToSymbolAsync)},
    {146, CB_DOC_OF(checked_cudaMemcpyFromSymbolAsync)},
    {150, CB_DOC_OF(checked_cudaMemsetAsync)},
    {151, CB_DOC_OF(checked_cudaMemset2DAsync)},
    {152, CB_DOC_OF(checked_cudaMemset3DAsync)},
    {155, CB_DOC_OF(checked_cudaMemPrefetchAsync)},
    {156, CB_DOC_OF(checked_cudaMemPrefetchBatchAsync)},
    {157, CB_DOC_OF(checked_cudaMemDiscardBatchAsync)},
    {158, CB_DOC_OF(checked_cudaMemDiscardAndPrefetchBatchAsync)},
    {162, CB_DOC_OF(checked_cudaMemRangeGetAttributes)},
    {166, CB_DOC_OF(checked_cudaMemcpyToArrayAsync)},
    {167, CB_DOC_OF(checked_cudaMemcpyFromArrayAsync)},
    {173, CB_DOC_OF(checked_cudaMemPoolSetAccess)},
    {181, CB_DOC_OF(checked_cudaMemPoolExportToShareableHandle)},
    {182, CB_DOC_OF(checked_cudaMemPoolImportFromShareableHandle)},
    {191, CB_DOC_OF(checked_cudaGraphicsMapResources)},
    {192, CB_DOC_OF(checked_cudaGraphicsUnmapResources)},
    {198, CB_DOC_OF(checked_cudaCreateTextureObject)},
    {208, CB_DOC_OF(checked_cudaLogsRegisterCallback)},
    {210, CB_DOC_OF(checked_cudaLogsCurrent)},
    {211, CB_DOC_OF(checked_cudaLogsDumpToFile)},
    {212, CB_DOC_OF(checked_cudaLogsDumpToMemory)},
    {213, CB_DOC_OF(checked_cudaGraphCreate)},
    {214, CB_DOC_OF(checked_cudaGraphAddKernelNode)},
    {220, CB_DOC_OF(checked_cudaGraphAddMemcpyNode)},
    {221, CB_DOC_OF(checked_cudaGraphAddMemcpyNodeToSymbol)},
    {222, CB_DOC_OF(checked_cudaGraphAddMemcpyNodeFromSymbol)},
    {223, CB_DOC_OF(checked_cudaGraphAddMemcpyNode1D)},
    {229, CB_DOC_OF(checked_cudaGraphAddMemsetNode)},
    {232, CB_DOC_OF(checked_cudaGraphAddHostNode)},
    {235, CB_DOC_OF(checked_cudaGraphAddChildGraphNode)},
    {237, CB_DOC_OF(checked_cudaGraphAddEmptyNode)},
    {238, CB_DOC_OF(checked_cudaGraphAddEventRecordNode)},
    {241, CB_DOC_OF(checked_cudaGraphAddEventWaitNode)},
    {244, CB_DOC_OF(checked_cudaGraphAddExternalSemaphoresSignalNode)},
    {247, CB_DOC_OF(checked_cudaGraphAddExternalSemaphoresWaitNode)},
    {250, CB_DOC_OF(checked_cudaGraphAddMemAllocNode)},
    {252, CB_DOC_OF(checked_cudaGraphAddMemFreeNode)},
    {265, CB_DOC_OF(checked_cudaGraphGetNodes)},
    {266, CB_DOC_OF(checked_cudaGraphGetRootNodes)},
    {267, CB_DOC_OF(checked_cudaGraphGetEdges)},
    {268, CB_DOC_OF(checked_cudaGraphNodeGetDependencies)},
    {269, CB_DOC_OF(checked_cudaGraphNodeGetDependentNodes)},
    {270, CB_DOC_OF(checked_cudaGraphAddDependencies)},
    {271, CB_DOC_OF(checked_cudaGraphRemoveDependencies)},
    {273, CB_DOC_OF(checked_cudaGraphInstantiate)},
    {274, CB_DOC_OF(checked_cudaGraphInstantiateWithFlags)},
    {296, CB_DOC_OF(checked_cudaGraphDebugDotPrint)},
    {300, CB_DOC_OF(checked_cudaGraphRetainUserObject)},
    {302, CB_DOC_OF(checked_cudaGraphAddNode)},
    {306, CB_DOC_OF(checked_cudaGraphConditionalHandleCreate)},
    {307, CB_DOC_OF(checked_cudaGraphConditionalHandleCreate_v2)},
    {310, CB_DOC_OF(checked_cudaLibraryLoadData)},
    {311, CB_DOC_OF(checked_cudaLibraryLoadFromFile)},
    {322, CB_DOC_OF(checked_cudaDevSmResourceSplit)},
    {323, CB_DOC_OF(checked_cudaDevResourceGenerateDesc)},
    {-1, NULL},
};
