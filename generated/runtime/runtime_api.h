// runtime_api.h of cubind for CUDA Runtime API, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/runtime.yaml.
// clang-format off

// For C programs on top of the module: once, with the GIL held,
//
//     const cubind_runtime_api *api = cubind_runtime_import();
//
// then api->function(...) from any thread. If a function or its library is missing, the call
// returns cudaErrorSymbolNotFound if it returns a status, else 0 or NULL.
//
// The library is searched among those that the process has loaded and by its soname, but not in
// wheels. If it is in a wheel, call a function of the module from Python first, which opens it.
#ifndef CUBIND_RUNTIME_API_H
#define CUBIND_RUNTIME_API_H

#include <Python.h>

#include "prototypes.h"

#define CUBIND_RUNTIME_API_NAME "cubind.runtime._C_API"
#define CUBIND_RUNTIME_API_LAYOUT 3
#define CUBIND_RUNTIME_API_VERSION 13050 // CUDA 13.5

// Functions stand in the order of the releases of this major that introduced them, so a later
// release appends its own. A release that drops a function or changes its parameters has another
// `layout`.
typedef struct cubind_runtime_api {
    int layout;      // CUBIND_RUNTIME_API_LAYOUT
    int api_version; // CUBIND_RUNTIME_API_VERSION
    size_t size;     // bytes of the table
    // Returns a member by its name here, by the library's symbol, or by both; either may be NULL.
    // Returns NULL if there is none. For programs that work with tables of several releases.
    void *(*find)(const char *function, const char *symbol);
    fn_cudaDeviceReset *cudaDeviceReset;
    fn_cudaDeviceSynchronize *cudaDeviceSynchronize;
    fn_cudaDeviceSetLimit *cudaDeviceSetLimit;
    fn_cudaDeviceGetLimit *cudaDeviceGetLimit;
    fn_cudaDeviceGetTexture1DLinearMaxWidth *cudaDeviceGetTexture1DLinearMaxWidth;
    fn_cudaDeviceGetCacheConfig *cudaDeviceGetCacheConfig;
    fn_cudaDeviceGetStreamPriorityRange *cudaDeviceGetStreamPriorityRange;
    fn_cudaDeviceSetCacheConfig *cudaDeviceSetCacheConfig;
    fn_cudaDeviceGetByPCIBusId *cudaDeviceGetByPCIBusId;
    fn_cudaDeviceGetPCIBusId *cudaDeviceGetPCIBusId;
    fn_cudaIpcGetEventHandle *cudaIpcGetEventHandle;
    fn_cudaIpcOpenEventHandle *cudaIpcOpenEventHandle;
    fn_cudaIpcGetMemHandle *cudaIpcGetMemHandle;
    fn_cudaIpcOpenMemHandle *cudaIpcOpenMemHandle;
    fn_cudaIpcCloseMemHandle *cudaIpcCloseMemHandle;
    fn_cudaDeviceFlushGPUDirectRDMAWrites *cudaDeviceFlushGPUDirectRDMAWrites;
    fn_cudaDeviceRegisterAsyncNotification *cudaDeviceRegisterAsyncNotification;
    fn_cudaDeviceUnregisterAsyncNotification *cudaDeviceUnregisterAsyncNotification;
    fn_cudaDeviceGetSharedMemConfig *cudaDeviceGetSharedMemConfig;
    fn_cudaDeviceSetSharedMemConfig *cudaDeviceSetSharedMemConfig;
    fn_cudaGetLastError *cudaGetLastError;
    fn_cudaPeekAtLastError *cudaPeekAtLastError;
    fn_cudaGetErrorName *cudaGetErrorName;
    fn_cudaGetErrorString *cudaGetErrorString;
    fn_cudaGetDeviceCount *cudaGetDeviceCount;
    fn_cudaGetDeviceProperties *cudaGetDeviceProperties;
    fn_cudaDeviceGetAttribute *cudaDeviceGetAttribute;
    fn_cudaDeviceGetHostAtomicCapabilities *cudaDeviceGetHostAtomicCapabilities;
    fn_cudaDeviceGetDefaultMemPool *cudaDeviceGetDefaultMemPool;
    fn_cudaDeviceSetMemPool *cudaDeviceSetMemPool;
    fn_cudaDeviceGetMemPool *cudaDeviceGetMemPool;
    fn_cudaDeviceGetNvSciSyncAttributes *cudaDeviceGetNvSciSyncAttributes;
    fn_cudaDeviceGetP2PAttribute *cudaDeviceGetP2PAttribute;
    fn_cudaDeviceGetP2PAtomicCapabilities *cudaDeviceGetP2PAtomicCapabilities;
    fn_cudaChooseDevice *cudaChooseDevice;
    fn_cudaInitDevice *cudaInitDevice;
    fn_cudaSetDevice *cudaSetDevice;
    fn_cudaGetDevice *cudaGetDevice;
    fn_cudaSetValidDevices *cudaSetValidDevices;
    fn_cudaSetDeviceFlags *cudaSetDeviceFlags;
    fn_cudaGetDeviceFlags *cudaGetDeviceFlags;
    fn_cudaStreamCreate *cudaStreamCreate;
    fn_cudaStreamCreateWithFlags *cudaStreamCreateWithFlags;
    fn_cudaStreamCreateWithPriority *cudaStreamCreateWithPriority;
    fn_cudaStreamGetPriority *cudaStreamGetPriority;
    fn_cudaStreamGetFlags *cudaStreamGetFlags;
    fn_cudaStreamGetId *cudaStreamGetId;
    fn_cudaStreamGetDevice *cudaStreamGetDevice;
    fn_cudaCtxResetPersistingL2Cache *cudaCtxResetPersistingL2Cache;
    fn_cudaStreamCopyAttributes *cudaStreamCopyAttributes;
    fn_cudaStreamGetAttribute *cudaStreamGetAttribute;
    fn_cudaStreamSetAttribute *cudaStreamSetAttribute;
    fn_cudaStreamDestroy *cudaStreamDestroy;
    fn_cudaStreamWaitEvent *cudaStreamWaitEvent;
    fn_cudaStreamAddCallback *cudaStreamAddCallback;
    fn_cudaStreamSynchronize *cudaStreamSynchronize;
    fn_cudaStreamQuery *cudaStreamQuery;
    fn_cudaStreamAttachMemAsync *cudaStreamAttachMemAsync;
    fn_cudaStreamBeginCapture *cudaStreamBeginCapture;
    fn_cudaStreamBeginCaptureToGraph *cudaStreamBeginCaptureToGraph;
    fn_cudaThreadExchangeStreamCaptureMode *cudaThreadExchangeStreamCaptureMode;
    fn_cudaStreamEndCapture *cudaStreamEndCapture;
    fn_cudaStreamIsCapturing *cudaStreamIsCapturing;
    fn_cudaStreamGetCaptureInfo *cudaStreamGetCaptureInfo;
    fn_cudaStreamUpdateCaptureDependencies *cudaStreamUpdateCaptureDependencies;
    fn_cudaEventCreate *cudaEventCreate;
    fn_cudaEventCreateWithFlags *cudaEventCreateWithFlags;
    fn_cudaEventRecord *cudaEventRecord;
    fn_cudaEventRecordWithFlags *cudaEventRecordWithFlags;
    fn_cudaEventQuery *cudaEventQuery;
    fn_cudaEventSynchronize *cudaEventSynchronize;
    fn_cudaEventDestroy *cudaEventDestroy;
    fn_cudaEventElapsedTime *cudaEventElapsedTime;
    fn_cudaImportExternalMemory *cudaImportExternalMemory;
    fn_cudaExternalMemoryGetMappedBuffer *cudaExternalMemoryGetMappedBuffer;
    fn_cudaExternalMemoryGetMappedMipmappedArray *cudaExternalMemoryGetMappedMipmappedArray;
    fn_cudaDestroyExternalMemory *cudaDestroyExternalMemory;
    fn_cudaImportExternalSemaphore *cudaImportExternalSemaphore;
    fn_cudaSignalExternalSemaphoresAsync *cudaSignalExternalSemaphoresAsync;
    fn_cudaWaitExternalSemaphoresAsync *cudaWaitExternalSemaphoresAsync;
    fn_cudaDestroyExternalSemaphore *cudaDestroyExternalSemaphore;
    fn_cudaLaunchKernel *cudaLaunchKernel;
    fn_cudaLaunchKernelExC *cudaLaunchKernelExC;
    fn_cudaLaunchCooperativeKernel *cudaLaunchCooperativeKernel;
    fn_cudaFuncSetCacheConfig *cudaFuncSetCacheConfig;
    fn_cudaFuncGetAttributes *cudaFuncGetAttributes;
    fn_cudaFuncSetAttribute *cudaFuncSetAttribute;
    fn_cudaFuncGetName *cudaFuncGetName;
    fn_cudaFuncGetParamInfo *cudaFuncGetParamInfo;
    fn_cudaLaunchHostFunc *cudaLaunchHostFunc;
    fn_cudaFuncSetSharedMemConfig *cudaFuncSetSharedMemConfig;
    fn_cudaOccupancyMaxActiveBlocksPerMultiprocessor *cudaOccupancyMaxActiveBlocksPerMultiprocessor;
    fn_cudaOccupancyAvailableDynamicSMemPerBlock *cudaOccupancyAvailableDynamicSMemPerBlock;
    fn_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags
        *cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags;
    fn_cudaOccupancyMaxPotentialClusterSize *cudaOccupancyMaxPotentialClusterSize;
    fn_cudaOccupancyMaxActiveClusters *cudaOccupancyMaxActiveClusters;
    fn_cudaMallocManaged *cudaMallocManaged;
    fn_cudaMalloc *cudaMalloc;
    fn_cudaMallocHost *cudaMallocHost;
    fn_cudaMallocPitch *cudaMallocPitch;
    fn_cudaMallocArray *cudaMallocArray;
    fn_cudaFree *cudaFree;
    fn_cudaFreeHost *cudaFreeHost;
    fn_cudaFreeArray *cudaFreeArray;
    fn_cudaFreeMipmappedArray *cudaFreeMipmappedArray;
    fn_cudaHostAlloc *cudaHostAlloc;
    fn_cudaHostRegister *cudaHostRegister;
    fn_cudaHostUnregister *cudaHostUnregister;
    fn_cudaHostGetDevicePointer *cudaHostGetDevicePointer;
    fn_cudaHostGetFlags *cudaHostGetFlags;
    fn_cudaMalloc3D *cudaMalloc3D;
    fn_cudaMalloc3DArray *cudaMalloc3DArray;
    fn_cudaMallocMipmappedArray *cudaMallocMipmappedArray;
    fn_cudaGetMipmappedArrayLevel *cudaGetMipmappedArrayLevel;
    fn_cudaMemcpy3D *cudaMemcpy3D;
    fn_cudaMemcpy3DPeer *cudaMemcpy3DPeer;
    fn_cudaMemcpy3DAsync *cudaMemcpy3DAsync;
    fn_cudaMemcpy3DPeerAsync *cudaMemcpy3DPeerAsync;
    fn_cudaMemGetInfo *cudaMemGetInfo;
    fn_cudaArrayGetInfo *cudaArrayGetInfo;
    fn_cudaArrayGetPlane *cudaArrayGetPlane;
    fn_cudaArrayGetMemoryRequirements *cudaArrayGetMemoryRequirements;
    fn_cudaMipmappedArrayGetMemoryRequirements *cudaMipmappedArrayGetMemoryRequirements;
    fn_cudaArrayGetSparseProperties *cudaArrayGetSparseProperties;
    fn_cudaMipmappedArrayGetSparseProperties *cudaMipmappedArrayGetSparseProperties;
    fn_cudaMemcpy *cudaMemcpy;
    fn_cudaMemcpyPeer *cudaMemcpyPeer;
    fn_cudaMemcpy2D *cudaMemcpy2D;
    fn_cudaMemcpy2DToArray *cudaMemcpy2DToArray;
    fn_cudaMemcpy2DFromArray *cudaMemcpy2DFromArray;
    fn_cudaMemcpy2DArrayToArray *cudaMemcpy2DArrayToArray;
    fn_cudaMemcpyToSymbol *cudaMemcpyToSymbol;
    fn_cudaMemcpyFromSymbol *cudaMemcpyFromSymbol;
    fn_cudaMemcpyAsync *cudaMemcpyAsync;
    fn_cudaMemcpyPeerAsync *cudaMemcpyPeerAsync;
    fn_cudaMemcpyBatchAsync *cudaMemcpyBatchAsync;
    fn_cudaMemcpy3DBatchAsync *cudaMemcpy3DBatchAsync;
    fn_cudaMemcpy2DAsync *cudaMemcpy2DAsync;
    fn_cudaMemcpy2DToArrayAsync *cudaMemcpy2DToArrayAsync;
    fn_cudaMemcpy2DFromArrayAsync *cudaMemcpy2DFromArrayAsync;
    fn_cudaMemcpyToSymbolAsync *cudaMemcpyToSymbolAsync;
    fn_cudaMemcpyFromSymbolAsync *cudaMemcpyFromSymbolAsync;
    fn_cudaMemset *cudaMemset;
    fn_cudaMemset2D *cudaMemset2D;
    fn_cudaMemset3D *cudaMemset3D;
    fn_cudaMemsetAsync *cudaMemsetAsync;
    fn_cudaMemset2DAsync *cudaMemset2DAsync;
    fn_cudaMemset3DAsync *cudaMemset3DAsync;
    fn_cudaGetSymbolAddress *cudaGetSymbolAddress;
    fn_cudaGetSymbolSize *cudaGetSymbolSize;
    fn_cudaMemPrefetchAsync *cudaMemPrefetchAsync;
    fn_cudaMemPrefetchBatchAsync *cudaMemPrefetchBatchAsync;
    fn_cudaMemDiscardBatchAsync *cudaMemDiscardBatchAsync;
    fn_cudaMemDiscardAndPrefetchBatchAsync *cudaMemDiscardAndPrefetchBatchAsync;
    fn_cudaMemAdvise *cudaMemAdvise;
    fn_cudaMemRangeGetAttribute *cudaMemRangeGetAttribute;
    fn_cudaMemRangeGetAttributes *cudaMemRangeGetAttributes;
    fn_cudaMemcpyToArray *cudaMemcpyToArray;
    fn_cudaMemcpyFromArray *cudaMemcpyFromArray;
    fn_cudaMemcpyArrayToArray *cudaMemcpyArrayToArray;
    fn_cudaMemcpyToArrayAsync *cudaMemcpyToArrayAsync;
    fn_cudaMemcpyFromArrayAsync *cudaMemcpyFromArrayAsync;
    fn_cudaMallocAsync *cudaMallocAsync;
    fn_cudaFreeAsync *cudaFreeAsync;
    fn_cudaMemPoolTrimTo *cudaMemPoolTrimTo;
    fn_cudaMemPoolSetAttribute *cudaMemPoolSetAttribute;
    fn_cudaMemPoolGetAttribute *cudaMemPoolGetAttribute;
    fn_cudaMemPoolSetAccess *cudaMemPoolSetAccess;
    fn_cudaMemPoolGetAccess *cudaMemPoolGetAccess;
    fn_cudaMemPoolCreate *cudaMemPoolCreate;
    fn_cudaMemPoolDestroy *cudaMemPoolDestroy;
    fn_cudaMemGetDefaultMemPool *cudaMemGetDefaultMemPool;
    fn_cudaMemGetMemPool *cudaMemGetMemPool;
    fn_cudaMemSetMemPool *cudaMemSetMemPool;
    fn_cudaMallocFromPoolAsync *cudaMallocFromPoolAsync;
    fn_cudaMemPoolExportToShareableHandle *cudaMemPoolExportToShareableHandle;
    fn_cudaMemPoolImportFromShareableHandle *cudaMemPoolImportFromShareableHandle;
    fn_cudaMemPoolExportPointer *cudaMemPoolExportPointer;
    fn_cudaMemPoolImportPointer *cudaMemPoolImportPointer;
    fn_cudaPointerGetAttributes *cudaPointerGetAttributes;
    fn_cudaDeviceCanAccessPeer *cudaDeviceCanAccessPeer;
    fn_cudaDeviceEnablePeerAccess *cudaDeviceEnablePeerAccess;
    fn_cudaDeviceDisablePeerAccess *cudaDeviceDisablePeerAccess;
    fn_cudaGraphicsUnregisterResource *cudaGraphicsUnregisterResource;
    fn_cudaGraphicsResourceSetMapFlags *cudaGraphicsResourceSetMapFlags;
    fn_cudaGraphicsMapResources *cudaGraphicsMapResources;
    fn_cudaGraphicsUnmapResources *cudaGraphicsUnmapResources;
    fn_cudaGraphicsResourceGetMappedPointer *cudaGraphicsResourceGetMappedPointer;
    fn_cudaGraphicsSubResourceGetMappedArray *cudaGraphicsSubResourceGetMappedArray;
    fn_cudaGraphicsResourceGetMappedMipmappedArray *cudaGraphicsResourceGetMappedMipmappedArray;
    fn_cudaGetChannelDesc *cudaGetChannelDesc;
    fn_cudaCreateChannelDesc *cudaCreateChannelDesc;
    fn_cudaCreateTextureObject *cudaCreateTextureObject;
    fn_cudaDestroyTextureObject *cudaDestroyTextureObject;
    fn_cudaGetTextureObjectResourceDesc *cudaGetTextureObjectResourceDesc;
    fn_cudaGetTextureObjectTextureDesc *cudaGetTextureObjectTextureDesc;
    fn_cudaGetTextureObjectResourceViewDesc *cudaGetTextureObjectResourceViewDesc;
    fn_cudaCreateSurfaceObject *cudaCreateSurfaceObject;
    fn_cudaDestroySurfaceObject *cudaDestroySurfaceObject;
    fn_cudaGetSurfaceObjectResourceDesc *cudaGetSurfaceObjectResourceDesc;
    fn_cudaDriverGetVersion *cudaDriverGetVersion;
    fn_cudaRuntimeGetVersion *cudaRuntimeGetVersion;
    fn_cudaLogsRegisterCallback *cudaLogsRegisterCallback;
    fn_cudaLogsUnregisterCallback *cudaLogsUnregisterCallback;
    fn_cudaLogsCurrent *cudaLogsCurrent;
    fn_cudaLogsDumpToFile *cudaLogsDumpToFile;
    fn_cudaLogsDumpToMemory *cudaLogsDumpToMemory;
    fn_cudaGraphCreate *cudaGraphCreate;
    fn_cudaGraphAddKernelNode *cudaGraphAddKernelNode;
    fn_cudaGraphKernelNodeGetParams *cudaGraphKernelNodeGetParams;
    fn_cudaGraphKernelNodeSetParams *cudaGraphKernelNodeSetParams;
    fn_cudaGraphKernelNodeCopyAttributes *cudaGraphKernelNodeCopyAttributes;
    fn_cudaGraphKernelNodeGetAttribute *cudaGraphKernelNodeGetAttribute;
    fn_cudaGraphKernelNodeSetAttribute *cudaGraphKernelNodeSetAttribute;
    fn_cudaGraphAddMemcpyNode *cudaGraphAddMemcpyNode;
    fn_cudaGraphAddMemcpyNodeToSymbol *cudaGraphAddMemcpyNodeToSymbol;
    fn_cudaGraphAddMemcpyNodeFromSymbol *cudaGraphAddMemcpyNodeFromSymbol;
    fn_cudaGraphAddMemcpyNode1D *cudaGraphAddMemcpyNode1D;
    fn_cudaGraphMemcpyNodeGetParams *cudaGraphMemcpyNodeGetParams;
    fn_cudaGraphMemcpyNodeSetParams *cudaGraphMemcpyNodeSetParams;
    fn_cudaGraphMemcpyNodeSetParamsToSymbol *cudaGraphMemcpyNodeSetParamsToSymbol;
    fn_cudaGraphMemcpyNodeSetParamsFromSymbol *cudaGraphMemcpyNodeSetParamsFromSymbol;
    fn_cudaGraphMemcpyNodeSetParams1D *cudaGraphMemcpyNodeSetParams1D;
    fn_cudaGraphAddMemsetNode *cudaGraphAddMemsetNode;
    fn_cudaGraphMemsetNodeGetParams *cudaGraphMemsetNodeGetParams;
    fn_cudaGraphMemsetNodeSetParams *cudaGraphMemsetNodeSetParams;
    fn_cudaGraphAddHostNode *cudaGraphAddHostNode;
    fn_cudaGraphHostNodeGetParams *cudaGraphHostNodeGetParams;
    fn_cudaGraphHostNodeSetParams *cudaGraphHostNodeSetParams;
    fn_cudaGraphAddChildGraphNode *cudaGraphAddChildGraphNode;
    fn_cudaGraphChildGraphNodeGetGraph *cudaGraphChildGraphNodeGetGraph;
    fn_cudaGraphAddEmptyNode *cudaGraphAddEmptyNode;
    fn_cudaGraphAddEventRecordNode *cudaGraphAddEventRecordNode;
    fn_cudaGraphEventRecordNodeGetEvent *cudaGraphEventRecordNodeGetEvent;
    fn_cudaGraphEventRecordNodeSetEvent *cudaGraphEventRecordNodeSetEvent;
    fn_cudaGraphAddEventWaitNode *cudaGraphAddEventWaitNode;
    fn_cudaGraphEventWaitNodeGetEvent *cudaGraphEventWaitNodeGetEvent;
    fn_cudaGraphEventWaitNodeSetEvent *cudaGraphEventWaitNodeSetEvent;
    fn_cudaGraphAddExternalSemaphoresSignalNode *cudaGraphAddExternalSemaphoresSignalNode;
    fn_cudaGraphExternalSemaphoresSignalNodeGetParams
        *cudaGraphExternalSemaphoresSignalNodeGetParams;
    fn_cudaGraphExternalSemaphoresSignalNodeSetParams
        *cudaGraphExternalSemaphoresSignalNodeSetParams;
    fn_cudaGraphAddExternalSemaphoresWaitNode *cudaGraphAddExternalSemaphoresWaitNode;
    fn_cudaGraphExternalSemaphoresWaitNodeGetParams *cudaGraphExternalSemaphoresWaitNodeGetParams;
    fn_cudaGraphExternalSemaphoresWaitNodeSetParams *cudaGraphExternalSemaphoresWaitNodeSetParams;
    fn_cudaGraphAddMemAllocNode *cudaGraphAddMemAllocNode;
    fn_cudaGraphMemAllocNodeGetParams *cudaGraphMemAllocNodeGetParams;
    fn_cudaGraphAddMemFreeNode *cudaGraphAddMemFreeNode;
    fn_cudaGraphMemFreeNodeGetParams *cudaGraphMemFreeNodeGetParams;
    fn_cudaDeviceGraphMemTrim *cudaDeviceGraphMemTrim;
    fn_cudaDeviceGetGraphMemAttribute *cudaDeviceGetGraphMemAttribute;
    fn_cudaDeviceSetGraphMemAttribute *cudaDeviceSetGraphMemAttribute;
    fn_cudaGraphClone *cudaGraphClone;
    fn_cudaGraphNodeFindInClone *cudaGraphNodeFindInClone;
    fn_cudaGraphNodeGetType *cudaGraphNodeGetType;
    fn_cudaGraphGetNodes *cudaGraphGetNodes;
    fn_cudaGraphGetRootNodes *cudaGraphGetRootNodes;
    fn_cudaGraphGetEdges *cudaGraphGetEdges;
    fn_cudaGraphNodeGetDependencies *cudaGraphNodeGetDependencies;
    fn_cudaGraphNodeGetDependentNodes *cudaGraphNodeGetDependentNodes;
    fn_cudaGraphAddDependencies *cudaGraphAddDependencies;
    fn_cudaGraphRemoveDependencies *cudaGraphRemoveDependencies;
    fn_cudaGraphDestroyNode *cudaGraphDestroyNode;
    fn_cudaGraphInstantiate *cudaGraphInstantiate;
    fn_cudaGraphInstantiateWithFlags *cudaGraphInstantiateWithFlags;
    fn_cudaGraphInstantiateWithParams *cudaGraphInstantiateWithParams;
    fn_cudaGraphExecGetFlags *cudaGraphExecGetFlags;
    fn_cudaGraphExecKernelNodeSetParams *cudaGraphExecKernelNodeSetParams;
    fn_cudaGraphExecMemcpyNodeSetParams *cudaGraphExecMemcpyNodeSetParams;
    fn_cudaGraphExecMemcpyNodeSetParamsToSymbol *cudaGraphExecMemcpyNodeSetParamsToSymbol;
    fn_cudaGraphExecMemcpyNodeSetParamsFromSymbol *cudaGraphExecMemcpyNodeSetParamsFromSymbol;
    fn_cudaGraphExecMemcpyNodeSetParams1D *cudaGraphExecMemcpyNodeSetParams1D;
    fn_cudaGraphExecMemsetNodeSetParams *cudaGraphExecMemsetNodeSetParams;
    fn_cudaGraphExecHostNodeSetParams *cudaGraphExecHostNodeSetParams;
    fn_cudaGraphExecChildGraphNodeSetParams *cudaGraphExecChildGraphNodeSetParams;
    fn_cudaGraphExecEventRecordNodeSetEvent *cudaGraphExecEventRecordNodeSetEvent;
    fn_cudaGraphExecEventWaitNodeSetEvent *cudaGraphExecEventWaitNodeSetEvent;
    fn_cudaGraphExecExternalSemaphoresSignalNodeSetParams
        *cudaGraphExecExternalSemaphoresSignalNodeSetParams;
    fn_cudaGraphExecExternalSemaphoresWaitNodeSetParams
        *cudaGraphExecExternalSemaphoresWaitNodeSetParams;
    fn_cudaGraphNodeSetEnabled *cudaGraphNodeSetEnabled;
    fn_cudaGraphNodeGetEnabled *cudaGraphNodeGetEnabled;
    fn_cudaGraphExecUpdate *cudaGraphExecUpdate;
    fn_cudaGraphUpload *cudaGraphUpload;
    fn_cudaGraphLaunch *cudaGraphLaunch;
    fn_cudaGraphExecDestroy *cudaGraphExecDestroy;
    fn_cudaGraphDestroy *cudaGraphDestroy;
    fn_cudaGraphDebugDotPrint *cudaGraphDebugDotPrint;
    fn_cudaUserObjectCreate *cudaUserObjectCreate;
    fn_cudaUserObjectRetain *cudaUserObjectRetain;
    fn_cudaUserObjectRelease *cudaUserObjectRelease;
    fn_cudaGraphRetainUserObject *cudaGraphRetainUserObject;
    fn_cudaGraphReleaseUserObject *cudaGraphReleaseUserObject;
    fn_cudaGraphAddNode *cudaGraphAddNode;
    fn_cudaGraphNodeSetParams *cudaGraphNodeSetParams;
    fn_cudaGraphExecNodeSetParams *cudaGraphExecNodeSetParams;
    fn_cudaGraphConditionalHandleCreate *cudaGraphConditionalHandleCreate;
    fn_cudaGetDriverEntryPoint *cudaGetDriverEntryPoint;
    fn_cudaGetDriverEntryPointByVersion *cudaGetDriverEntryPointByVersion;
    fn_cudaLibraryLoadData *cudaLibraryLoadData;
    fn_cudaLibraryLoadFromFile *cudaLibraryLoadFromFile;
    fn_cudaLibraryUnload *cudaLibraryUnload;
    fn_cudaLibraryGetKernel *cudaLibraryGetKernel;
    fn_cudaLibraryGetGlobal *cudaLibraryGetGlobal;
    fn_cudaLibraryGetManaged *cudaLibraryGetManaged;
    fn_cudaLibraryGetUnifiedFunction *cudaLibraryGetUnifiedFunction;
    fn_cudaLibraryGetKernelCount *cudaLibraryGetKernelCount;
    fn_cudaLibraryEnumerateKernels *cudaLibraryEnumerateKernels;
    fn_cudaKernelSetAttributeForDevice *cudaKernelSetAttributeForDevice;
    fn_cudaGetExportTable *cudaGetExportTable;
    fn_cudaGetFuncBySymbol *cudaGetFuncBySymbol;
    fn_cudaGetKernel *cudaGetKernel;
    fn_cudaProfilerStart *cudaProfilerStart;
    fn_cudaProfilerStop *cudaProfilerStop;
    fn_cudaGraphicsEGLRegisterImage *cudaGraphicsEGLRegisterImage;
    fn_cudaEGLStreamConsumerConnect *cudaEGLStreamConsumerConnect;
    fn_cudaEGLStreamConsumerConnectWithFlags *cudaEGLStreamConsumerConnectWithFlags;
    fn_cudaEGLStreamConsumerDisconnect *cudaEGLStreamConsumerDisconnect;
    fn_cudaEGLStreamConsumerAcquireFrame *cudaEGLStreamConsumerAcquireFrame;
    fn_cudaEGLStreamConsumerReleaseFrame *cudaEGLStreamConsumerReleaseFrame;
    fn_cudaEGLStreamProducerConnect *cudaEGLStreamProducerConnect;
    fn_cudaEGLStreamProducerDisconnect *cudaEGLStreamProducerDisconnect;
    fn_cudaEGLStreamProducerPresentFrame *cudaEGLStreamProducerPresentFrame;
    fn_cudaEGLStreamProducerReturnFrame *cudaEGLStreamProducerReturnFrame;
    fn_cudaGraphicsResourceGetMappedEglFrame *cudaGraphicsResourceGetMappedEglFrame;
    fn_cudaEventCreateFromEGLSync *cudaEventCreateFromEGLSync;
    fn_cudaGLGetDevices *cudaGLGetDevices;
    fn_cudaGraphicsGLRegisterImage *cudaGraphicsGLRegisterImage;
    fn_cudaGraphicsGLRegisterBuffer *cudaGraphicsGLRegisterBuffer;
    fn_cudaGLSetGLDevice *cudaGLSetGLDevice;
    fn_cudaGLRegisterBufferObject *cudaGLRegisterBufferObject;
    fn_cudaGLMapBufferObject *cudaGLMapBufferObject;
    fn_cudaGLUnmapBufferObject *cudaGLUnmapBufferObject;
    fn_cudaGLUnregisterBufferObject *cudaGLUnregisterBufferObject;
    fn_cudaGLSetBufferObjectMapFlags *cudaGLSetBufferObjectMapFlags;
    fn_cudaGLMapBufferObjectAsync *cudaGLMapBufferObjectAsync;
    fn_cudaGLUnmapBufferObjectAsync *cudaGLUnmapBufferObjectAsync;
    fn_cudaVDPAUGetDevice *cudaVDPAUGetDevice;
    fn_cudaVDPAUSetVDPAUDevice *cudaVDPAUSetVDPAUDevice;
    fn_cudaGraphicsVDPAURegisterVideoSurface *cudaGraphicsVDPAURegisterVideoSurface;
    fn_cudaGraphicsVDPAURegisterOutputSurface *cudaGraphicsVDPAURegisterOutputSurface;
    fn_cudaGraphNodeGetContainingGraph *cudaGraphNodeGetContainingGraph;
    fn_cudaGraphNodeGetLocalId *cudaGraphNodeGetLocalId;
    fn_cudaGraphNodeGetToolsId *cudaGraphNodeGetToolsId;
    fn_cudaGraphGetId *cudaGraphGetId;
    fn_cudaGraphExecGetId *cudaGraphExecGetId;
    fn_cudaGraphConditionalHandleCreate_v2 *cudaGraphConditionalHandleCreate_v2;
    fn_cudaDeviceGetDevResource *cudaDeviceGetDevResource;
    fn_cudaDevSmResourceSplitByCount *cudaDevSmResourceSplitByCount;
    fn_cudaDevSmResourceSplit *cudaDevSmResourceSplit;
    fn_cudaDevResourceGenerateDesc *cudaDevResourceGenerateDesc;
    fn_cudaGreenCtxCreate *cudaGreenCtxCreate;
    fn_cudaExecutionCtxDestroy *cudaExecutionCtxDestroy;
    fn_cudaExecutionCtxGetDevResource *cudaExecutionCtxGetDevResource;
    fn_cudaExecutionCtxGetDevice *cudaExecutionCtxGetDevice;
    fn_cudaExecutionCtxGetId *cudaExecutionCtxGetId;
    fn_cudaExecutionCtxStreamCreate *cudaExecutionCtxStreamCreate;
    fn_cudaExecutionCtxSynchronize *cudaExecutionCtxSynchronize;
    fn_cudaStreamGetDevResource *cudaStreamGetDevResource;
    fn_cudaExecutionCtxRecordEvent *cudaExecutionCtxRecordEvent;
    fn_cudaExecutionCtxWaitEvent *cudaExecutionCtxWaitEvent;
    fn_cudaDeviceGetExecutionCtx *cudaDeviceGetExecutionCtx;
    fn_cudaFuncGetParamCount *cudaFuncGetParamCount;
    fn_cudaLaunchHostFunc_v2 *cudaLaunchHostFunc_v2;
    fn_cudaMemcpyWithAttributesAsync *cudaMemcpyWithAttributesAsync;
    fn_cudaMemcpy3DWithAttributesAsync *cudaMemcpy3DWithAttributesAsync;
    fn_cudaGraphNodeGetParams *cudaGraphNodeGetParams;
    fn_cudaStreamBeginRecaptureToGraph *cudaStreamBeginRecaptureToGraph;
    fn_cudaMemGetLocationInfo *cudaMemGetLocationInfo;
} cubind_runtime_api;

// Returns the table; NULL with ImportError if it has another layout or major. A table may be
// shorter than the struct: members beyond its `size` do not exist. PyCapsule_Import alone finds
// only modules that have been imported before.
static inline const cubind_runtime_api *
cubind_runtime_import(void)
{
    PyObject *module = PyImport_ImportModule("cubind.runtime");
    if (module == NULL)
        return NULL;
    void *table = PyCapsule_Import(CUBIND_RUNTIME_API_NAME, 0);
    Py_DECREF(module);
    if (table == NULL)
        return NULL;
    const cubind_runtime_api *api = (const cubind_runtime_api *)table;
    if (api->layout != CUBIND_RUNTIME_API_LAYOUT) {
        PyErr_Format(PyExc_ImportError, "%s has another layout: rebuild against this cubind",
            CUBIND_RUNTIME_API_NAME);
        return NULL;
    }
    if (api->api_version / 1000 != CUBIND_RUNTIME_API_VERSION / 1000) {
        PyErr_Format(PyExc_ImportError,
            "%s is of version %d, not %d: choose that one (CUBIND_CUDA) or rebuild",
            CUBIND_RUNTIME_API_NAME, api->api_version, CUBIND_RUNTIME_API_VERSION);
        return NULL;
    }
    return api;
}

#endif
