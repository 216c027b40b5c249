# runtime_checked.pyi of cubind's binding of the CUDA Runtime API, API version 12.9.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/runtime.yaml.

from collections.abc import Callable, Sequence
from typing import Any, SupportsFloat

from cubind import CUDAError
from cubind.runtime import (
    _Address,
    _Int,
    _KernelParams,
    _Text,
    sizeof,
    cudaRoundMode,
    cudaError_t,
    cudaChannelFormatKind,
    cudaMemoryType,
    cudaMemcpyKind,
    cudaAccessProperty,
    cudaStreamCaptureStatus,
    cudaStreamCaptureMode,
    cudaSynchronizationPolicy,
    cudaClusterSchedulingPolicy,
    cudaStreamUpdateCaptureDependenciesFlags,
    cudaUserObjectFlags,
    cudaUserObjectRetainFlags,
    cudaGraphicsRegisterFlags,
    cudaGraphicsMapFlags,
    cudaGraphicsCubeFace,
    cudaResourceType,
    cudaResourceViewFormat,
    cudaFuncAttribute,
    cudaFuncCache,
    cudaSharedMemConfig,
    cudaSharedCarveout,
    cudaComputeMode,
    cudaLimit,
    cudaMemoryAdvise,
    cudaMemRangeAttribute,
    cudaFlushGPUDirectRDMAWritesOptions,
    cudaGPUDirectRDMAWritesOrdering,
    cudaFlushGPUDirectRDMAWritesScope,
    cudaFlushGPUDirectRDMAWritesTarget,
    cudaDeviceAttr,
    cudaMemPoolAttr,
    cudaMemLocationType,
    cudaMemAccessFlags,
    cudaMemAllocationType,
    cudaMemAllocationHandleType,
    cudaGraphMemAttributeType,
    cudaMemcpyFlags,
    cudaMemcpySrcAccessOrder,
    cudaMemcpy3DOperandType,
    cudaDeviceP2PAttr,
    cudaExternalMemoryHandleType,
    cudaExternalSemaphoreHandleType,
    cudaJitOption,
    cudaLibraryOption,
    cudaJit_CacheMode,
    cudaJit_Fallback,
    cudaCGScope,
    cudaGraphConditionalHandleFlags,
    cudaGraphConditionalNodeType,
    cudaGraphNodeType,
    cudaGraphChildGraphNodeOwnership,
    cudaGraphDependencyType,
    cudaGraphExecUpdateResult,
    cudaGraphInstantiateResult,
    cudaGraphKernelNodeField,
    cudaGetDriverEntryPointFlags,
    cudaDriverEntryPointQueryResult,
    cudaGraphDebugDotFlags,
    cudaGraphInstantiateFlags,
    cudaLaunchMemSyncDomain,
    cudaLaunchAttributeID,
    cudaStreamAttrID,
    cudaKernelNodeAttrID,
    cudaDeviceNumaConfig,
    cudaAsyncNotificationType,
    cudaSurfaceBoundaryMode,
    cudaSurfaceFormatMode,
    cudaTextureAddressMode,
    cudaTextureFilterMode,
    cudaTextureReadMode,
    cudaDataType,
    cudaDataType_t,
    libraryPropertyType,
    libraryPropertyType_t,
    cudaEglFrameType,
    cudaEglResourceLocationFlags,
    cudaEglColorFormat,
    cudaGLDeviceList,
    cudaGLMapFlags,
    cudaArray_t,
    cudaArray_const_t,
    cudaMipmappedArray_t,
    cudaMipmappedArray_const_t,
    cudaStream_t,
    cudaEvent_t,
    cudaGraphicsResource_t,
    cudaExternalMemory_t,
    cudaExternalSemaphore_t,
    cudaGraph_t,
    cudaGraphNode_t,
    cudaUserObject_t,
    cudaFunction_t,
    cudaKernel_t,
    cudaLibrary_t,
    cudaMemPool_t,
    cudaGraphExec_t,
    cudaGraphDeviceNode_t,
    cudaAsyncCallbackHandle_t,
    EGLImageKHR,
    EGLStreamKHR,
    EGLSyncKHR,
    cudaEglStreamConnection,
    cudaGraphConditionalHandle,
    cudaSurfaceObject_t,
    cudaTextureObject_t,
    EGLint,
    GLenum,
    GLuint,
    VdpDevice,
    VdpVideoSurface,
    VdpOutputSurface,
    cuuint64_t,
    cudaHostFn_t,
    cudaAsyncCallback,
    cudaStreamCallback_t,
    char1,
    uchar1,
    char2,
    uchar2,
    char3,
    uchar3,
    char4,
    uchar4,
    short1,
    ushort1,
    short2,
    ushort2,
    short3,
    ushort3,
    short4,
    ushort4,
    int1,
    uint1,
    int2,
    uint2,
    int3,
    uint3,
    int4,
    uint4,
    long1,
    ulong1,
    long2,
    ulong2,
    long3,
    ulong3,
    long4,
    ulong4,
    float1,
    float2,
    float3,
    float4,
    longlong1,
    ulonglong1,
    longlong2,
    ulonglong2,
    longlong3,
    ulonglong3,
    longlong4,
    ulonglong4,
    double1,
    double2,
    double3,
    double4,
    dim3,
    cudaChannelFormatDesc,
    cudaArraySparseProperties,
    cudaArraySparseProperties_anon0,
    cudaArrayMemoryRequirements,
    cudaPitchedPtr,
    cudaExtent,
    cudaPos,
    cudaMemcpy3DParms,
    cudaMemcpyNodeParams,
    cudaMemcpy3DPeerParms,
    cudaMemsetParams,
    cudaMemsetParamsV2,
    cudaAccessPolicyWindow,
    cudaHostNodeParams,
    cudaHostNodeParamsV2,
    cudaResourceDesc,
    cudaResourceDesc_anon0,
    cudaResourceDesc_anon0_anon0,
    cudaResourceDesc_anon0_anon1,
    cudaResourceDesc_anon0_anon2,
    cudaResourceDesc_anon0_anon3,
    cudaResourceViewDesc,
    cudaPointerAttributes,
    cudaFuncAttributes,
    cudaMemLocation,
    cudaMemAccessDesc,
    cudaMemPoolProps,
    cudaMemPoolPtrExportData,
    cudaMemAllocNodeParams,
    cudaMemAllocNodeParamsV2,
    cudaMemFreeNodeParams,
    cudaMemcpyAttributes,
    cudaOffset3D,
    cudaMemcpy3DOperand,
    cudaMemcpy3DOperand_anon0,
    cudaMemcpy3DOperand_anon0_anon0,
    cudaMemcpy3DOperand_anon0_anon1,
    cudaMemcpy3DBatchOp,
    CUuuid_st,
    CUuuid,
    cudaUUID_t,
    cudaDeviceProp,
    cudaIpcEventHandle_st,
    cudaIpcEventHandle_t,
    cudaIpcMemHandle_st,
    cudaIpcMemHandle_t,
    cudaMemFabricHandle_st,
    cudaMemFabricHandle_t,
    cudaExternalMemoryHandleDesc,
    cudaExternalMemoryHandleDesc_anon0,
    cudaExternalMemoryHandleDesc_anon0_anon0,
    cudaExternalMemoryBufferDesc,
    cudaExternalMemoryMipmappedArrayDesc,
    cudaExternalSemaphoreHandleDesc,
    cudaExternalSemaphoreHandleDesc_anon0,
    cudaExternalSemaphoreHandleDesc_anon0_anon0,
    cudaExternalSemaphoreSignalParams_v1,
    cudaExternalSemaphoreSignalParams_v1_anon0,
    cudaExternalSemaphoreSignalParams_v1_anon0_anon0,
    cudaExternalSemaphoreSignalParams_v1_anon0_anon1,
    cudaExternalSemaphoreSignalParams_v1_anon0_anon2,
    cudaExternalSemaphoreWaitParams_v1,
    cudaExternalSemaphoreWaitParams_v1_anon0,
    cudaExternalSemaphoreWaitParams_v1_anon0_anon0,
    cudaExternalSemaphoreWaitParams_v1_anon0_anon1,
    cudaExternalSemaphoreWaitParams_v1_anon0_anon2,
    cudaExternalSemaphoreSignalParams,
    cudaExternalSemaphoreSignalParams_anon0,
    cudaExternalSemaphoreSignalParams_anon0_anon0,
    cudaExternalSemaphoreSignalParams_anon0_anon1,
    cudaExternalSemaphoreSignalParams_anon0_anon2,
    cudaExternalSemaphoreWaitParams,
    cudaExternalSemaphoreWaitParams_anon0,
    cudaExternalSemaphoreWaitParams_anon0_anon0,
    cudaExternalSemaphoreWaitParams_anon0_anon1,
    cudaExternalSemaphoreWaitParams_anon0_anon2,
    cudalibraryHostUniversalFunctionAndDataTable,
    cudaLaunchParams,
    cudaKernelNodeParams,
    cudaKernelNodeParamsV2,
    cudaExternalSemaphoreSignalNodeParams,
    cudaExternalSemaphoreSignalNodeParamsV2,
    cudaExternalSemaphoreWaitNodeParams,
    cudaExternalSemaphoreWaitNodeParamsV2,
    cudaConditionalNodeParams,
    cudaChildGraphNodeParams,
    cudaEventRecordNodeParams,
    cudaEventWaitNodeParams,
    cudaGraphNodeParams,
    cudaGraphNodeParams_anon0,
    cudaGraphEdgeData_st,
    cudaGraphEdgeData,
    cudaGraphInstantiateParams_st,
    cudaGraphInstantiateParams,
    cudaGraphExecUpdateResultInfo_st,
    cudaGraphExecUpdateResultInfo,
    cudaGraphKernelNodeUpdate,
    cudaGraphKernelNodeUpdate_anon0,
    cudaGraphKernelNodeUpdate_anon0_anon0,
    cudaLaunchMemSyncDomainMap_st,
    cudaLaunchMemSyncDomainMap,
    cudaLaunchAttributeValue,
    cudaStreamAttrValue,
    cudaKernelNodeAttrValue,
    cudaLaunchAttributeValue_anon0,
    cudaLaunchAttributeValue_anon1,
    cudaLaunchAttributeValue_anon2,
    cudaLaunchAttributeValue_anon3,
    cudaLaunchAttributeValue_anon4,
    cudaLaunchAttribute_st,
    cudaLaunchAttribute,
    cudaLaunchConfig_st,
    cudaLaunchConfig_t,
    cudaAsyncNotificationInfo,
    cudaAsyncNotificationInfo_t,
    cudaAsyncNotificationInfo_t_anon0,
    cudaAsyncNotificationInfo_t_anon0_anon0,
    cudaTextureDesc,
    cudaEglPlaneDesc_st,
    cudaEglPlaneDesc,
    cudaEglFrame_st,
    cudaEglFrame,
    cudaEglFrame_anon0,
    CUmemFabricHandle_st,
    CUmemFabricHandle_v1,
    CUmemFabricHandle,
    CUDART_VERSION,
    CUDA_EGL_MAX_PLANES,
    CUDA_IPC_HANDLE_SIZE,
    __CUDART_API_VERSION,
    cudaArrayColorAttachment,
    cudaArrayCubemap,
    cudaArrayDefault,
    cudaArrayDeferredMapping,
    cudaArrayLayered,
    cudaArraySparse,
    cudaArraySparsePropertiesSingleMipTail,
    cudaArraySurfaceLoadStore,
    cudaArrayTextureGather,
    cudaCooperativeLaunchMultiDeviceNoPostSync,
    cudaCooperativeLaunchMultiDeviceNoPreSync,
    cudaCpuDeviceId,
    cudaDeviceBlockingSync,
    cudaDeviceLmemResizeToMax,
    cudaDeviceMapHost,
    cudaDeviceMask,
    cudaDeviceScheduleAuto,
    cudaDeviceScheduleBlockingSync,
    cudaDeviceScheduleMask,
    cudaDeviceScheduleSpin,
    cudaDeviceScheduleYield,
    cudaDeviceSyncMemops,
    cudaEventBlockingSync,
    cudaEventDefault,
    cudaEventDisableTiming,
    cudaEventInterprocess,
    cudaEventRecordDefault,
    cudaEventRecordExternal,
    cudaEventWaitDefault,
    cudaEventWaitExternal,
    cudaExternalMemoryDedicated,
    cudaExternalSemaphoreSignalSkipNvSciBufMemSync,
    cudaExternalSemaphoreWaitSkipNvSciBufMemSync,
    cudaGraphKernelNodePortDefault,
    cudaGraphKernelNodePortLaunchCompletion,
    cudaGraphKernelNodePortProgrammatic,
    cudaHostAllocDefault,
    cudaHostAllocMapped,
    cudaHostAllocPortable,
    cudaHostAllocWriteCombined,
    cudaHostRegisterDefault,
    cudaHostRegisterIoMemory,
    cudaHostRegisterMapped,
    cudaHostRegisterPortable,
    cudaHostRegisterReadOnly,
    cudaInitDeviceFlagsAreValid,
    cudaInvalidDeviceId,
    cudaIpcMemLazyEnablePeerAccess,
    cudaKernelNodeAttributeAccessPolicyWindow,
    cudaKernelNodeAttributeClusterDimension,
    cudaKernelNodeAttributeClusterSchedulingPolicyPreference,
    cudaKernelNodeAttributeCooperative,
    cudaKernelNodeAttributeDeviceUpdatableKernelNode,
    cudaKernelNodeAttributeMemSyncDomain,
    cudaKernelNodeAttributeMemSyncDomainMap,
    cudaKernelNodeAttributePreferredSharedMemoryCarveout,
    cudaKernelNodeAttributePriority,
    cudaMemAttachGlobal,
    cudaMemAttachHost,
    cudaMemAttachSingle,
    cudaMemPoolCreateUsageHwDecompress,
    cudaNvSciSyncAttrSignal,
    cudaNvSciSyncAttrWait,
    cudaOccupancyDefault,
    cudaOccupancyDisableCachingOverride,
    cudaPeerAccessDefault,
    cudaStreamAttributeAccessPolicyWindow,
    cudaStreamAttributeMemSyncDomain,
    cudaStreamAttributeMemSyncDomainMap,
    cudaStreamAttributePriority,
    cudaStreamAttributeSynchronizationPolicy,
    cudaStreamDefault,
    cudaStreamLegacy,
    cudaStreamNonBlocking,
    cudaStreamPerThread,
    cudaSurfaceType1D,
    cudaSurfaceType1DLayered,
    cudaSurfaceType2D,
    cudaSurfaceType2DLayered,
    cudaSurfaceType3D,
    cudaSurfaceTypeCubemap,
    cudaSurfaceTypeCubemapLayered,
    cudaTextureType1D,
    cudaTextureType1DLayered,
    cudaTextureType2D,
    cudaTextureType2DLayered,
    cudaTextureType3D,
    cudaTextureTypeCubemap,
    cudaTextureTypeCubemapLayered,
)

__all__ = [
    "sizeof",
    "cudaRoundMode",
    "cudaError_t",
    "cudaChannelFormatKind",
    "cudaMemoryType",
    "cudaMemcpyKind",
    "cudaAccessProperty",
    "cudaStreamCaptureStatus",
    "cudaStreamCaptureMode",
    "cudaSynchronizationPolicy",
    "cudaClusterSchedulingPolicy",
    "cudaStreamUpdateCaptureDependenciesFlags",
    "cudaUserObjectFlags",
    "cudaUserObjectRetainFlags",
    "cudaGraphicsRegisterFlags",
    "cudaGraphicsMapFlags",
    "cudaGraphicsCubeFace",
    "cudaResourceType",
    "cudaResourceViewFormat",
    "cudaFuncAttribute",
    "cudaFuncCache",
    "cudaSharedMemConfig",
    "cudaSharedCarveout",
    "cudaComputeMode",
    "cudaLimit",
    "cudaMemoryAdvise",
    "cudaMemRangeAttribute",
    "cudaFlushGPUDirectRDMAWritesOptions",
    "cudaGPUDirectRDMAWritesOrdering",
    "cudaFlushGPUDirectRDMAWritesScope",
    "cudaFlushGPUDirectRDMAWritesTarget",
    "cudaDeviceAttr",
    "cudaMemPoolAttr",
    "cudaMemLocationType",
    "cudaMemAccessFlags",
    "cudaMemAllocationType",
    "cudaMemAllocationHandleType",
    "cudaGraphMemAttributeType",
    "cudaMemcpyFlags",
    "cudaMemcpySrcAccessOrder",
    "cudaMemcpy3DOperandType",
    "cudaDeviceP2PAttr",
    "cudaExternalMemoryHandleType",
    "cudaExternalSemaphoreHandleType",
    "cudaJitOption",
    "cudaLibraryOption",
    "cudaJit_CacheMode",
    "cudaJit_Fallback",
    "cudaCGScope",
    "cudaGraphConditionalHandleFlags",
    "cudaGraphConditionalNodeType",
    "cudaGraphNodeType",
    "cudaGraphChildGraphNodeOwnership",
    "cudaGraphDependencyType",
    "cudaGraphExecUpdateResult",
    "cudaGraphInstantiateResult",
    "cudaGraphKernelNodeField",
    "cudaGetDriverEntryPointFlags",
    "cudaDriverEntryPointQueryResult",
    "cudaGraphDebugDotFlags",
    "cudaGraphInstantiateFlags",
    "cudaLaunchMemSyncDomain",
    "cudaLaunchAttributeID",
    "cudaStreamAttrID",
    "cudaKernelNodeAttrID",
    "cudaDeviceNumaConfig",
    "cudaAsyncNotificationType",
    "cudaSurfaceBoundaryMode",
    "cudaSurfaceFormatMode",
    "cudaTextureAddressMode",
    "cudaTextureFilterMode",
    "cudaTextureReadMode",
    "cudaDataType",
    "cudaDataType_t",
    "libraryPropertyType",
    "libraryPropertyType_t",
    "cudaEglFrameType",
    "cudaEglResourceLocationFlags",
    "cudaEglColorFormat",
    "cudaGLDeviceList",
    "cudaGLMapFlags",
    "cudaArray_t",
    "cudaArray_const_t",
    "cudaMipmappedArray_t",
    "cudaMipmappedArray_const_t",
    "cudaStream_t",
    "cudaEvent_t",
    "cudaGraphicsResource_t",
    "cudaExternalMemory_t",
    "cudaExternalSemaphore_t",
    "cudaGraph_t",
    "cudaGraphNode_t",
    "cudaUserObject_t",
    "cudaFunction_t",
    "cudaKernel_t",
    "cudaLibrary_t",
    "cudaMemPool_t",
    "cudaGraphExec_t",
    "cudaGraphDeviceNode_t",
    "cudaAsyncCallbackHandle_t",
    "EGLImageKHR",
    "EGLStreamKHR",
    "EGLSyncKHR",
    "cudaEglStreamConnection",
    "cudaGraphConditionalHandle",
    "cudaSurfaceObject_t",
    "cudaTextureObject_t",
    "EGLint",
    "GLenum",
    "GLuint",
    "VdpDevice",
    "VdpVideoSurface",
    "VdpOutputSurface",
    "cuuint64_t",
    "cudaHostFn_t",
    "cudaAsyncCallback",
    "cudaStreamCallback_t",
    "char1",
    "uchar1",
    "char2",
    "uchar2",
    "char3",
    "uchar3",
    "char4",
    "uchar4",
    "short1",
    "ushort1",
    "short2",
    "ushort2",
    "short3",
    "ushort3",
    "short4",
    "ushort4",
    "int1",
    "uint1",
    "int2",
    "uint2",
    "int3",
    "uint3",
    "int4",
    "uint4",
    "long1",
    "ulong1",
    "long2",
    "ulong2",
    "long3",
    "ulong3",
    "long4",
    "ulong4",
    "float1",
    "float2",
    "float3",
    "float4",
    "longlong1",
    "ulonglong1",
    "longlong2",
    "ulonglong2",
    "longlong3",
    "ulonglong3",
    "longlong4",
    "ulonglong4",
    "double1",
    "double2",
    "double3",
    "double4",
    "dim3",
    "cudaChannelFormatDesc",
    "cudaArraySparseProperties",
    "cudaArraySparseProperties_anon0",
    "cudaArrayMemoryRequirements",
    "cudaPitchedPtr",
    "cudaExtent",
    "cudaPos",
    "cudaMemcpy3DParms",
    "cudaMemcpyNodeParams",
    "cudaMemcpy3DPeerParms",
    "cudaMemsetParams",
    "cudaMemsetParamsV2",
    "cudaAccessPolicyWindow",
    "cudaHostNodeParams",
    "cudaHostNodeParamsV2",
    "cudaResourceDesc",
    "cudaResourceDesc_anon0",
    "cudaResourceDesc_anon0_anon0",
    "cudaResourceDesc_anon0_anon1",
    "cudaResourceDesc_anon0_anon2",
    "cudaResourceDesc_anon0_anon3",
    "cudaResourceViewDesc",
    "cudaPointerAttributes",
    "cudaFuncAttributes",
    "cudaMemLocation",
    "cudaMemAccessDesc",
    "cudaMemPoolProps",
    "cudaMemPoolPtrExportData",
    "cudaMemAllocNodeParams",
    "cudaMemAllocNodeParamsV2",
    "cudaMemFreeNodeParams",
    "cudaMemcpyAttributes",
    "cudaOffset3D",
    "cudaMemcpy3DOperand",
    "cudaMemcpy3DOperand_anon0",
    "cudaMemcpy3DOperand_anon0_anon0",
    "cudaMemcpy3DOperand_anon0_anon1",
    "cudaMemcpy3DBatchOp",
    "CUuuid_st",
    "CUuuid",
    "cudaUUID_t",
    "cudaDeviceProp",
    "cudaIpcEventHandle_st",
    "cudaIpcEventHandle_t",
    "cudaIpcMemHandle_st",
    "cudaIpcMemHandle_t",
    "cudaMemFabricHandle_st",
    "cudaMemFabricHandle_t",
    "cudaExternalMemoryHandleDesc",
    "cudaExternalMemoryHandleDesc_anon0",
    "cudaExternalMemoryHandleDesc_anon0_anon0",
    "cudaExternalMemoryBufferDesc",
    "cudaExternalMemoryMipmappedArrayDesc",
    "cudaExternalSemaphoreHandleDesc",
    "cudaExternalSemaphoreHandleDesc_anon0",
    "cudaExternalSemaphoreHandleDesc_anon0_anon0",
    "cudaExternalSemaphoreSignalParams_v1",
    "cudaExternalSemaphoreSignalParams_v1_anon0",
    "cudaExternalSemaphoreSignalParams_v1_anon0_anon0",
    "cudaExternalSemaphoreSignalParams_v1_anon0_anon1",
    "cudaExternalSemaphoreSignalParams_v1_anon0_anon2",
    "cudaExternalSemaphoreWaitParams_v1",
    "cudaExternalSemaphoreWaitParams_v1_anon0",
    "cudaExternalSemaphoreWaitParams_v1_anon0_anon0",
    "cudaExternalSemaphoreWaitParams_v1_anon0_anon1",
    "cudaExternalSemaphoreWaitParams_v1_anon0_anon2",
    "cudaExternalSemaphoreSignalParams",
    "cudaExternalSemaphoreSignalParams_anon0",
    "cudaExternalSemaphoreSignalParams_anon0_anon0",
    "cudaExternalSemaphoreSignalParams_anon0_anon1",
    "cudaExternalSemaphoreSignalParams_anon0_anon2",
    "cudaExternalSemaphoreWaitParams",
    "cudaExternalSemaphoreWaitParams_anon0",
    "cudaExternalSemaphoreWaitParams_anon0_anon0",
    "cudaExternalSemaphoreWaitParams_anon0_anon1",
    "cudaExternalSemaphoreWaitParams_anon0_anon2",
    "cudalibraryHostUniversalFunctionAndDataTable",
    "cudaLaunchParams",
    "cudaKernelNodeParams",
    "cudaKernelNodeParamsV2",
    "cudaExternalSemaphoreSignalNodeParams",
    "cudaExternalSemaphoreSignalNodeParamsV2",
    "cudaExternalSemaphoreWaitNodeParams",
    "cudaExternalSemaphoreWaitNodeParamsV2",
    "cudaConditionalNodeParams",
    "cudaChildGraphNodeParams",
    "cudaEventRecordNodeParams",
    "cudaEventWaitNodeParams",
    "cudaGraphNodeParams",
    "cudaGraphNodeParams_anon0",
    "cudaGraphEdgeData_st",
    "cudaGraphEdgeData",
    "cudaGraphInstantiateParams_st",
    "cudaGraphInstantiateParams",
    "cudaGraphExecUpdateResultInfo_st",
    "cudaGraphExecUpdateResultInfo",
    "cudaGraphKernelNodeUpdate",
    "cudaGraphKernelNodeUpdate_anon0",
    "cudaGraphKernelNodeUpdate_anon0_anon0",
    "cudaLaunchMemSyncDomainMap_st",
    "cudaLaunchMemSyncDomainMap",
    "cudaLaunchAttributeValue",
    "cudaStreamAttrValue",
    "cudaKernelNodeAttrValue",
    "cudaLaunchAttributeValue_anon0",
    "cudaLaunchAttributeValue_anon1",
    "cudaLaunchAttributeValue_anon2",
    "cudaLaunchAttributeValue_anon3",
    "cudaLaunchAttributeValue_anon4",
    "cudaLaunchAttribute_st",
    "cudaLaunchAttribute",
    "cudaLaunchConfig_st",
    "cudaLaunchConfig_t",
    "cudaAsyncNotificationInfo",
    "cudaAsyncNotificationInfo_t",
    "cudaAsyncNotificationInfo_t_anon0",
    "cudaAsyncNotificationInfo_t_anon0_anon0",
    "cudaTextureDesc",
    "cudaEglPlaneDesc_st",
    "cudaEglPlaneDesc",
    "cudaEglFrame_st",
    "cudaEglFrame",
    "cudaEglFrame_anon0",
    "CUmemFabricHandle_st",
    "CUmemFabricHandle_v1",
    "CUmemFabricHandle",
    "CUDART_VERSION",
    "CUDA_EGL_MAX_PLANES",
    "CUDA_IPC_HANDLE_SIZE",
    "__CUDART_API_VERSION",
    "cudaArrayColorAttachment",
    "cudaArrayCubemap",
    "cudaArrayDefault",
    "cudaArrayDeferredMapping",
    "cudaArrayLayered",
    "cudaArraySparse",
    "cudaArraySparsePropertiesSingleMipTail",
    "cudaArraySurfaceLoadStore",
    "cudaArrayTextureGather",
    "cudaCooperativeLaunchMultiDeviceNoPostSync",
    "cudaCooperativeLaunchMultiDeviceNoPreSync",
    "cudaCpuDeviceId",
    "cudaDeviceBlockingSync",
    "cudaDeviceLmemResizeToMax",
    "cudaDeviceMapHost",
    "cudaDeviceMask",
    "cudaDeviceScheduleAuto",
    "cudaDeviceScheduleBlockingSync",
    "cudaDeviceScheduleMask",
    "cudaDeviceScheduleSpin",
    "cudaDeviceScheduleYield",
    "cudaDeviceSyncMemops",
    "cudaEventBlockingSync",
    "cudaEventDefault",
    "cudaEventDisableTiming",
    "cudaEventInterprocess",
    "cudaEventRecordDefault",
    "cudaEventRecordExternal",
    "cudaEventWaitDefault",
    "cudaEventWaitExternal",
    "cudaExternalMemoryDedicated",
    "cudaExternalSemaphoreSignalSkipNvSciBufMemSync",
    "cudaExternalSemaphoreWaitSkipNvSciBufMemSync",
    "cudaGraphKernelNodePortDefault",
    "cudaGraphKernelNodePortLaunchCompletion",
    "cudaGraphKernelNodePortProgrammatic",
    "cudaHostAllocDefault",
    "cudaHostAllocMapped",
    "cudaHostAllocPortable",
    "cudaHostAllocWriteCombined",
    "cudaHostRegisterDefault",
    "cudaHostRegisterIoMemory",
    "cudaHostRegisterMapped",
    "cudaHostRegisterPortable",
    "cudaHostRegisterReadOnly",
    "cudaInitDeviceFlagsAreValid",
    "cudaInvalidDeviceId",
    "cudaIpcMemLazyEnablePeerAccess",
    "cudaKernelNodeAttributeAccessPolicyWindow",
    "cudaKernelNodeAttributeClusterDimension",
    "cudaKernelNodeAttributeClusterSchedulingPolicyPreference",
    "cudaKernelNodeAttributeCooperative",
    "cudaKernelNodeAttributeDeviceUpdatableKernelNode",
    "cudaKernelNodeAttributeMemSyncDomain",
    "cudaKernelNodeAttributeMemSyncDomainMap",
    "cudaKernelNodeAttributePreferredSharedMemoryCarveout",
    "cudaKernelNodeAttributePriority",
    "cudaMemAttachGlobal",
    "cudaMemAttachHost",
    "cudaMemAttachSingle",
    "cudaMemPoolCreateUsageHwDecompress",
    "cudaNvSciSyncAttrSignal",
    "cudaNvSciSyncAttrWait",
    "cudaOccupancyDefault",
    "cudaOccupancyDisableCachingOverride",
    "cudaPeerAccessDefault",
    "cudaStreamAttributeAccessPolicyWindow",
    "cudaStreamAttributeMemSyncDomain",
    "cudaStreamAttributeMemSyncDomainMap",
    "cudaStreamAttributePriority",
    "cudaStreamAttributeSynchronizationPolicy",
    "cudaStreamDefault",
    "cudaStreamLegacy",
    "cudaStreamNonBlocking",
    "cudaStreamPerThread",
    "cudaSurfaceType1D",
    "cudaSurfaceType1DLayered",
    "cudaSurfaceType2D",
    "cudaSurfaceType2DLayered",
    "cudaSurfaceType3D",
    "cudaSurfaceTypeCubemap",
    "cudaSurfaceTypeCubemapLayered",
    "cudaTextureType1D",
    "cudaTextureType1DLayered",
    "cudaTextureType2D",
    "cudaTextureType2DLayered",
    "cudaTextureType3D",
    "cudaTextureTypeCubemap",
    "cudaTextureTypeCubemapLayered",
    "cudaDeviceReset",
    "cudaDeviceSynchronize",
    "cudaDeviceSetLimit",
    "cudaDeviceGetLimit",
    "cudaDeviceGetTexture1DLinearMaxWidth",
    "cudaDeviceGetCacheConfig",
    "cudaDeviceGetStreamPriorityRange",
    "cudaDeviceSetCacheConfig",
    "cudaDeviceGetByPCIBusId",
    "cudaDeviceGetPCIBusId",
    "cudaIpcGetEventHandle",
    "cudaIpcOpenEventHandle",
    "cudaIpcGetMemHandle",
    "cudaIpcOpenMemHandle",
    "cudaIpcCloseMemHandle",
    "cudaDeviceFlushGPUDirectRDMAWrites",
    "cudaDeviceRegisterAsyncNotification",
    "cudaDeviceUnregisterAsyncNotification",
    "cudaDeviceGetSharedMemConfig",
    "cudaDeviceSetSharedMemConfig",
    "cudaThreadExit",
    "cudaThreadSynchronize",
    "cudaThreadSetLimit",
    "cudaThreadGetLimit",
    "cudaThreadGetCacheConfig",
    "cudaThreadSetCacheConfig",
    "cudaGetLastError",
    "cudaPeekAtLastError",
    "cudaGetErrorName",
    "cudaGetErrorString",
    "cudaGetDeviceCount",
    "cudaGetDeviceProperties",
    "cudaDeviceGetAttribute",
    "cudaDeviceGetDefaultMemPool",
    "cudaDeviceSetMemPool",
    "cudaDeviceGetMemPool",
    "cudaDeviceGetNvSciSyncAttributes",
    "cudaDeviceGetP2PAttribute",
    "cudaChooseDevice",
    "cudaInitDevice",
    "cudaSetDevice",
    "cudaGetDevice",
    "cudaSetValidDevices",
    "cudaSetDeviceFlags",
    "cudaGetDeviceFlags",
    "cudaStreamCreate",
    "cudaStreamCreateWithFlags",
    "cudaStreamCreateWithPriority",
    "cudaStreamGetPriority",
    "cudaStreamGetFlags",
    "cudaStreamGetId",
    "cudaStreamGetDevice",
    "cudaCtxResetPersistingL2Cache",
    "cudaStreamCopyAttributes",
    "cudaStreamGetAttribute",
    "cudaStreamSetAttribute",
    "cudaStreamDestroy",
    "cudaStreamWaitEvent",
    "cudaStreamAddCallback",
    "cudaStreamSynchronize",
    "cudaStreamQuery",
    "cudaStreamAttachMemAsync",
    "cudaStreamBeginCapture",
    "cudaStreamBeginCaptureToGraph",
    "cudaThreadExchangeStreamCaptureMode",
    "cudaStreamEndCapture",
    "cudaStreamIsCapturing",
    "cudaStreamGetCaptureInfo",
    "cudaStreamGetCaptureInfo_v3",
    "cudaStreamUpdateCaptureDependencies",
    "cudaStreamUpdateCaptureDependencies_v2",
    "cudaEventCreate",
    "cudaEventCreateWithFlags",
    "cudaEventRecord",
    "cudaEventRecordWithFlags",
    "cudaEventQuery",
    "cudaEventSynchronize",
    "cudaEventDestroy",
    "cudaEventElapsedTime",
    "cudaEventElapsedTime_v2",
    "cudaImportExternalMemory",
    "cudaExternalMemoryGetMappedBuffer",
    "cudaExternalMemoryGetMappedMipmappedArray",
    "cudaDestroyExternalMemory",
    "cudaImportExternalSemaphore",
    "cudaSignalExternalSemaphoresAsync",
    "cudaWaitExternalSemaphoresAsync",
    "cudaDestroyExternalSemaphore",
    "cudaLaunchKernel",
    "cudaLaunchKernelExC",
    "cudaLaunchCooperativeKernel",
    "cudaLaunchCooperativeKernelMultiDevice",
    "cudaFuncSetCacheConfig",
    "cudaFuncGetAttributes",
    "cudaFuncSetAttribute",
    "cudaFuncGetName",
    "cudaFuncGetParamInfo",
    "cudaSetDoubleForDevice",
    "cudaSetDoubleForHost",
    "cudaLaunchHostFunc",
    "cudaFuncSetSharedMemConfig",
    "cudaOccupancyMaxActiveBlocksPerMultiprocessor",
    "cudaOccupancyAvailableDynamicSMemPerBlock",
    "cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
    "cudaOccupancyMaxPotentialClusterSize",
    "cudaOccupancyMaxActiveClusters",
    "cudaMallocManaged",
    "cudaMalloc",
    "cudaMallocHost",
    "cudaMallocPitch",
    "cudaMallocArray",
    "cudaFree",
    "cudaFreeHost",
    "cudaFreeArray",
    "cudaFreeMipmappedArray",
    "cudaHostAlloc",
    "cudaHostRegister",
    "cudaHostUnregister",
    "cudaHostGetDevicePointer",
    "cudaHostGetFlags",
    "cudaMalloc3D",
    "cudaMalloc3DArray",
    "cudaMallocMipmappedArray",
    "cudaGetMipmappedArrayLevel",
    "cudaMemcpy3D",
    "cudaMemcpy3DPeer",
    "cudaMemcpy3DAsync",
    "cudaMemcpy3DPeerAsync",
    "cudaMemGetInfo",
    "cudaArrayGetInfo",
    "cudaArrayGetPlane",
    "cudaArrayGetMemoryRequirements",
    "cudaMipmappedArrayGetMemoryRequirements",
    "cudaArrayGetSparseProperties",
    "cudaMipmappedArrayGetSparseProperties",
    "cudaMemcpy",
    "cudaMemcpyPeer",
    "cudaMemcpy2D",
    "cudaMemcpy2DToArray",
    "cudaMemcpy2DFromArray",
    "cudaMemcpy2DArrayToArray",
    "cudaMemcpyToSymbol",
    "cudaMemcpyFromSymbol",
    "cudaMemcpyAsync",
    "cudaMemcpyPeerAsync",
    "cudaMemcpyBatchAsync",
    "cudaMemcpy3DBatchAsync",
    "cudaMemcpy2DAsync",
    "cudaMemcpy2DToArrayAsync",
    "cudaMemcpy2DFromArrayAsync",
    "cudaMemcpyToSymbolAsync",
    "cudaMemcpyFromSymbolAsync",
    "cudaMemset",
    "cudaMemset2D",
    "cudaMemset3D",
    "cudaMemsetAsync",
    "cudaMemset2DAsync",
    "cudaMemset3DAsync",
    "cudaGetSymbolAddress",
    "cudaGetSymbolSize",
    "cudaMemPrefetchAsync",
    "cudaMemPrefetchAsync_v2",
    "cudaMemAdvise",
    "cudaMemAdvise_v2",
    "cudaMemRangeGetAttribute",
    "cudaMemRangeGetAttributes",
    "cudaMemcpyToArray",
    "cudaMemcpyFromArray",
    "cudaMemcpyArrayToArray",
    "cudaMemcpyToArrayAsync",
    "cudaMemcpyFromArrayAsync",
    "cudaMallocAsync",
    "cudaFreeAsync",
    "cudaMemPoolTrimTo",
    "cudaMemPoolSetAttribute",
    "cudaMemPoolGetAttribute",
    "cudaMemPoolSetAccess",
    "cudaMemPoolGetAccess",
    "cudaMemPoolCreate",
    "cudaMemPoolDestroy",
    "cudaMallocFromPoolAsync",
    "cudaMemPoolExportToShareableHandle",
    "cudaMemPoolImportFromShareableHandle",
    "cudaMemPoolExportPointer",
    "cudaMemPoolImportPointer",
    "cudaPointerGetAttributes",
    "cudaDeviceCanAccessPeer",
    "cudaDeviceEnablePeerAccess",
    "cudaDeviceDisablePeerAccess",
    "cudaGraphicsUnregisterResource",
    "cudaGraphicsResourceSetMapFlags",
    "cudaGraphicsMapResources",
    "cudaGraphicsUnmapResources",
    "cudaGraphicsResourceGetMappedPointer",
    "cudaGraphicsSubResourceGetMappedArray",
    "cudaGraphicsResourceGetMappedMipmappedArray",
    "cudaGetChannelDesc",
    "cudaCreateChannelDesc",
    "cudaCreateTextureObject",
    "cudaDestroyTextureObject",
    "cudaGetTextureObjectResourceDesc",
    "cudaGetTextureObjectTextureDesc",
    "cudaGetTextureObjectResourceViewDesc",
    "cudaCreateSurfaceObject",
    "cudaDestroySurfaceObject",
    "cudaGetSurfaceObjectResourceDesc",
    "cudaDriverGetVersion",
    "cudaRuntimeGetVersion",
    "cudaGraphCreate",
    "cudaGraphAddKernelNode",
    "cudaGraphKernelNodeGetParams",
    "cudaGraphKernelNodeSetParams",
    "cudaGraphKernelNodeCopyAttributes",
    "cudaGraphKernelNodeGetAttribute",
    "cudaGraphKernelNodeSetAttribute",
    "cudaGraphAddMemcpyNode",
    "cudaGraphAddMemcpyNodeToSymbol",
    "cudaGraphAddMemcpyNodeFromSymbol",
    "cudaGraphAddMemcpyNode1D",
    "cudaGraphMemcpyNodeGetParams",
    "cudaGraphMemcpyNodeSetParams",
    "cudaGraphMemcpyNodeSetParamsToSymbol",
    "cudaGraphMemcpyNodeSetParamsFromSymbol",
    "cudaGraphMemcpyNodeSetParams1D",
    "cudaGraphAddMemsetNode",
    "cudaGraphMemsetNodeGetParams",
    "cudaGraphMemsetNodeSetParams",
    "cudaGraphAddHostNode",
    "cudaGraphHostNodeGetParams",
    "cudaGraphHostNodeSetParams",
    "cudaGraphAddChildGraphNode",
    "cudaGraphChildGraphNodeGetGraph",
    "cudaGraphAddEmptyNode",
    "cudaGraphAddEventRecordNode",
    "cudaGraphEventRecordNodeGetEvent",
    "cudaGraphEventRecordNodeSetEvent",
    "cudaGraphAddEventWaitNode",
    "cudaGraphEventWaitNodeGetEvent",
    "cudaGraphEventWaitNodeSetEvent",
    "cudaGraphAddExternalSemaphoresSignalNode",
    "cudaGraphExternalSemaphoresSignalNodeGetParams",
    "cudaGraphExternalSemaphoresSignalNodeSetParams",
    "cudaGraphAddExternalSemaphoresWaitNode",
    "cudaGraphExternalSemaphoresWaitNodeGetParams",
    "cudaGraphExternalSemaphoresWaitNodeSetParams",
    "cudaGraphAddMemAllocNode",
    "cudaGraphMemAllocNodeGetParams",
    "cudaGraphAddMemFreeNode",
    "cudaGraphMemFreeNodeGetParams",
    "cudaDeviceGraphMemTrim",
    "cudaDeviceGetGraphMemAttribute",
    "cudaDeviceSetGraphMemAttribute",
    "cudaGraphClone",
    "cudaGraphNodeFindInClone",
    "cudaGraphNodeGetType",
    "cudaGraphGetNodes",
    "cudaGraphGetRootNodes",
    "cudaGraphGetEdges",
    "cudaGraphGetEdges_v2",
    "cudaGraphNodeGetDependencies",
    "cudaGraphNodeGetDependencies_v2",
    "cudaGraphNodeGetDependentNodes",
    "cudaGraphNodeGetDependentNodes_v2",
    "cudaGraphAddDependencies",
    "cudaGraphAddDependencies_v2",
    "cudaGraphRemoveDependencies",
    "cudaGraphRemoveDependencies_v2",
    "cudaGraphDestroyNode",
    "cudaGraphInstantiate",
    "cudaGraphInstantiateWithFlags",
    "cudaGraphInstantiateWithParams",
    "cudaGraphExecGetFlags",
    "cudaGraphExecKernelNodeSetParams",
    "cudaGraphExecMemcpyNodeSetParams",
    "cudaGraphExecMemcpyNodeSetParamsToSymbol",
    "cudaGraphExecMemcpyNodeSetParamsFromSymbol",
    "cudaGraphExecMemcpyNodeSetParams1D",
    "cudaGraphExecMemsetNodeSetParams",
    "cudaGraphExecHostNodeSetParams",
    "cudaGraphExecChildGraphNodeSetParams",
    "cudaGraphExecEventRecordNodeSetEvent",
    "cudaGraphExecEventWaitNodeSetEvent",
    "cudaGraphExecExternalSemaphoresSignalNodeSetParams",
    "cudaGraphExecExternalSemaphoresWaitNodeSetParams",
    "cudaGraphNodeSetEnabled",
    "cudaGraphNodeGetEnabled",
    "cudaGraphExecUpdate",
    "cudaGraphUpload",
    "cudaGraphLaunch",
    "cudaGraphExecDestroy",
    "cudaGraphDestroy",
    "cudaGraphDebugDotPrint",
    "cudaUserObjectCreate",
    "cudaUserObjectRetain",
    "cudaUserObjectRelease",
    "cudaGraphRetainUserObject",
    "cudaGraphReleaseUserObject",
    "cudaGraphAddNode",
    "cudaGraphAddNode_v2",
    "cudaGraphNodeSetParams",
    "cudaGraphExecNodeSetParams",
    "cudaGraphConditionalHandleCreate",
    "cudaGetDriverEntryPoint",
    "cudaGetDriverEntryPointByVersion",
    "cudaLibraryLoadData",
    "cudaLibraryLoadFromFile",
    "cudaLibraryUnload",
    "cudaLibraryGetKernel",
    "cudaLibraryGetGlobal",
    "cudaLibraryGetManaged",
    "cudaLibraryGetUnifiedFunction",
    "cudaLibraryGetKernelCount",
    "cudaLibraryEnumerateKernels",
    "cudaKernelSetAttributeForDevice",
    "cudaGetExportTable",
    "cudaGetFuncBySymbol",
    "cudaGetKernel",
    "make_cudaPitchedPtr",
    "make_cudaPos",
    "make_cudaExtent",
    "cudaProfilerStart",
    "cudaProfilerStop",
    "cudaGraphicsEGLRegisterImage",
    "cudaEGLStreamConsumerConnect",
    "cudaEGLStreamConsumerConnectWithFlags",
    "cudaEGLStreamConsumerDisconnect",
    "cudaEGLStreamConsumerAcquireFrame",
    "cudaEGLStreamConsumerReleaseFrame",
    "cudaEGLStreamProducerConnect",
    "cudaEGLStreamProducerDisconnect",
    "cudaEGLStreamProducerPresentFrame",
    "cudaEGLStreamProducerReturnFrame",
    "cudaGraphicsResourceGetMappedEglFrame",
    "cudaEventCreateFromEGLSync",
    "cudaGLGetDevices",
    "cudaGraphicsGLRegisterImage",
    "cudaGraphicsGLRegisterBuffer",
    "cudaGLSetGLDevice",
    "cudaGLRegisterBufferObject",
    "cudaGLMapBufferObject",
    "cudaGLUnmapBufferObject",
    "cudaGLUnregisterBufferObject",
    "cudaGLSetBufferObjectMapFlags",
    "cudaGLMapBufferObjectAsync",
    "cudaGLUnmapBufferObjectAsync",
    "cudaVDPAUGetDevice",
    "cudaVDPAUSetVDPAUDevice",
    "cudaGraphicsVDPAURegisterVideoSurface",
    "cudaGraphicsVDPAURegisterOutputSurface",
    "getLocalRuntimeVersion",
    "CUDARuntimeError",
    "InvalidValueError",
    "MemoryAllocationError",
    "InitializationError",
    "CudartUnloadingError",
    "ProfilerDisabledError",
    "ProfilerNotInitializedError",
    "ProfilerAlreadyStartedError",
    "ProfilerAlreadyStoppedError",
    "InvalidConfigurationError",
    "InvalidPitchValueError",
    "InvalidSymbolError",
    "InvalidHostPointerError",
    "InvalidDevicePointerError",
    "InvalidTextureError",
    "InvalidTextureBindingError",
    "InvalidChannelDescriptorError",
    "InvalidMemcpyDirectionError",
    "AddressOfConstantError",
    "TextureFetchFailedError",
    "TextureNotBoundError",
    "SynchronizationError",
    "InvalidFilterSettingError",
    "InvalidNormSettingError",
    "MixedDeviceExecutionError",
    "NotYetImplementedError",
    "MemoryValueTooLargeError",
    "StubLibraryError",
    "InsufficientDriverError",
    "CallRequiresNewerDriverError",
    "InvalidSurfaceError",
    "DuplicateVariableNameError",
    "DuplicateTextureNameError",
    "DuplicateSurfaceNameError",
    "DevicesUnavailableError",
    "IncompatibleDriverContextError",
    "MissingConfigurationError",
    "PriorLaunchFailureError",
    "LaunchMaxDepthExceededError",
    "LaunchFileScopedTexError",
    "LaunchFileScopedSurfError",
    "SyncDepthExceededError",
    "LaunchPendingCountExceededError",
    "InvalidDeviceFunctionError",
    "NoDeviceError",
    "InvalidDeviceError",
    "DeviceNotLicensedError",
    "SoftwareValidityNotEstablishedError",
    "StartupFailureError",
    "InvalidKernelImageError",
    "DeviceUninitializedError",
    "MapBufferObjectFailedError",
    "UnmapBufferObjectFailedError",
    "ArrayIsMappedError",
    "AlreadyMappedError",
    "NoKernelImageForDeviceError",
    "AlreadyAcquiredError",
    "NotMappedError",
    "NotMappedAsArrayError",
    "NotMappedAsPointerError",
    "ECCUncorrectableError",
    "UnsupportedLimitError",
    "DeviceAlreadyInUseError",
    "PeerAccessUnsupportedError",
    "InvalidPtxError",
    "InvalidGraphicsContextError",
    "NvlinkUncorrectableError",
    "JitCompilerNotFoundError",
    "UnsupportedPtxVersionError",
    "JitCompilationDisabledError",
    "UnsupportedExecAffinityError",
    "UnsupportedDevSideSyncError",
    "ContainedError",
    "InvalidSourceError",
    "CUDARuntimeFileNotFoundError",
    "SharedObjectSymbolNotFoundError",
    "SharedObjectInitFailedError",
    "OperatingSystemError",
    "InvalidResourceHandleError",
    "IllegalStateError",
    "LossyQueryError",
    "SymbolNotFoundError",
    "NotReadyError",
    "IllegalAddressError",
    "LaunchOutOfResourcesError",
    "LaunchTimeoutError",
    "LaunchIncompatibleTexturingError",
    "PeerAccessAlreadyEnabledError",
    "PeerAccessNotEnabledError",
    "SetOnActiveProcessError",
    "ContextIsDestroyedError",
    "AssertError",
    "TooManyPeersError",
    "HostMemoryAlreadyRegisteredError",
    "HostMemoryNotRegisteredError",
    "HardwareStackError",
    "IllegalInstructionError",
    "MisalignedAddressError",
    "InvalidAddressSpaceError",
    "InvalidPcError",
    "LaunchFailureError",
    "CooperativeLaunchTooLargeError",
    "TensorMemoryLeakError",
    "NotPermittedError",
    "NotSupportedError",
    "SystemNotReadyError",
    "SystemDriverMismatchError",
    "CompatNotSupportedOnDeviceError",
    "MpsConnectionFailedError",
    "MpsRpcFailureError",
    "MpsServerNotReadyError",
    "MpsMaxClientsReachedError",
    "MpsMaxConnectionsReachedError",
    "MpsClientTerminatedError",
    "CdpNotSupportedError",
    "CdpVersionMismatchError",
    "StreamCaptureUnsupportedError",
    "StreamCaptureInvalidatedError",
    "StreamCaptureMergeError",
    "StreamCaptureUnmatchedError",
    "StreamCaptureUnjoinedError",
    "StreamCaptureIsolationError",
    "StreamCaptureImplicitError",
    "CapturedEventError",
    "StreamCaptureWrongThreadError",
    "CUDARuntimeTimeoutError",
    "GraphExecUpdateFailureError",
    "ExternalDeviceError",
    "InvalidClusterSizeError",
    "FunctionNotLoadedError",
    "InvalidResourceTypeError",
    "InvalidResourceConfigurationError",
    "UnknownError",
    "ApiFailureBaseError",
]


class CUDARuntimeError(CUDAError): ...
class InvalidValueError(CUDARuntimeError): ...
class MemoryAllocationError(CUDARuntimeError): ...
class InitializationError(CUDARuntimeError): ...
class CudartUnloadingError(CUDARuntimeError): ...
class ProfilerDisabledError(CUDARuntimeError): ...
class ProfilerNotInitializedError(CUDARuntimeError): ...
class ProfilerAlreadyStartedError(CUDARuntimeError): ...
class ProfilerAlreadyStoppedError(CUDARuntimeError): ...
class InvalidConfigurationError(CUDARuntimeError): ...
class InvalidPitchValueError(CUDARuntimeError): ...
class InvalidSymbolError(CUDARuntimeError): ...
class InvalidHostPointerError(CUDARuntimeError): ...
class InvalidDevicePointerError(CUDARuntimeError): ...
class InvalidTextureError(CUDARuntimeError): ...
class InvalidTextureBindingError(CUDARuntimeError): ...
class InvalidChannelDescriptorError(CUDARuntimeError): ...
class InvalidMemcpyDirectionError(CUDARuntimeError): ...
class AddressOfConstantError(CUDARuntimeError): ...
class TextureFetchFailedError(CUDARuntimeError): ...
class TextureNotBoundError(CUDARuntimeError): ...
class SynchronizationError(CUDARuntimeError): ...
class InvalidFilterSettingError(CUDARuntimeError): ...
class InvalidNormSettingError(CUDARuntimeError): ...
class MixedDeviceExecutionError(CUDARuntimeError): ...
class NotYetImplementedError(CUDARuntimeError): ...
class MemoryValueTooLargeError(CUDARuntimeError): ...
class StubLibraryError(CUDARuntimeError): ...
class InsufficientDriverError(CUDARuntimeError): ...
class CallRequiresNewerDriverError(CUDARuntimeError): ...
class InvalidSurfaceError(CUDARuntimeError): ...
class DuplicateVariableNameError(CUDARuntimeError): ...
class DuplicateTextureNameError(CUDARuntimeError): ...
class DuplicateSurfaceNameError(CUDARuntimeError): ...
class DevicesUnavailableError(CUDARuntimeError): ...
class IncompatibleDriverContextError(CUDARuntimeError): ...
class MissingConfigurationError(CUDARuntimeError): ...
class PriorLaunchFailureError(CUDARuntimeError): ...
class LaunchMaxDepthExceededError(CUDARuntimeError): ...
class LaunchFileScopedTexError(CUDARuntimeError): ...
class LaunchFileScopedSurfError(CUDARuntimeError): ...
class SyncDepthExceededError(CUDARuntimeError): ...
class LaunchPendingCountExceededError(CUDARuntimeError): ...
class InvalidDeviceFunctionError(CUDARuntimeError): ...
class NoDeviceError(CUDARuntimeError): ...
class InvalidDeviceError(CUDARuntimeError): ...
class DeviceNotLicensedError(CUDARuntimeError): ...
class SoftwareValidityNotEstablishedError(CUDARuntimeError): ...
class StartupFailureError(CUDARuntimeError): ...
class InvalidKernelImageError(CUDARuntimeError): ...
class DeviceUninitializedError(CUDARuntimeError): ...
class MapBufferObjectFailedError(CUDARuntimeError): ...
class UnmapBufferObjectFailedError(CUDARuntimeError): ...
class ArrayIsMappedError(CUDARuntimeError): ...
class AlreadyMappedError(CUDARuntimeError): ...
class NoKernelImageForDeviceError(CUDARuntimeError): ...
class AlreadyAcquiredError(CUDARuntimeError): ...
class NotMappedError(CUDARuntimeError): ...
class NotMappedAsArrayError(CUDARuntimeError): ...
class NotMappedAsPointerError(CUDARuntimeError): ...
class ECCUncorrectableError(CUDARuntimeError): ...
class UnsupportedLimitError(CUDARuntimeError): ...
class DeviceAlreadyInUseError(CUDARuntimeError): ...
class PeerAccessUnsupportedError(CUDARuntimeError): ...
class InvalidPtxError(CUDARuntimeError): ...
class InvalidGraphicsContextError(CUDARuntimeError): ...
class NvlinkUncorrectableError(CUDARuntimeError): ...
class JitCompilerNotFoundError(CUDARuntimeError): ...
class UnsupportedPtxVersionError(CUDARuntimeError): ...
class JitCompilationDisabledError(CUDARuntimeError): ...
class UnsupportedExecAffinityError(CUDARuntimeError): ...
class UnsupportedDevSideSyncError(CUDARuntimeError): ...
class ContainedError(CUDARuntimeError): ...
class InvalidSourceError(CUDARuntimeError): ...
class CUDARuntimeFileNotFoundError(CUDARuntimeError): ...
class SharedObjectSymbolNotFoundError(CUDARuntimeError): ...
class SharedObjectInitFailedError(CUDARuntimeError): ...
class OperatingSystemError(CUDARuntimeError): ...
class InvalidResourceHandleError(CUDARuntimeError): ...
class IllegalStateError(CUDARuntimeError): ...
class LossyQueryError(CUDARuntimeError): ...
class SymbolNotFoundError(CUDARuntimeError): ...
class NotReadyError(CUDARuntimeError): ...
class IllegalAddressError(CUDARuntimeError): ...
class LaunchOutOfResourcesError(CUDARuntimeError): ...
class LaunchTimeoutError(CUDARuntimeError): ...
class LaunchIncompatibleTexturingError(CUDARuntimeError): ...
class PeerAccessAlreadyEnabledError(CUDARuntimeError): ...
class PeerAccessNotEnabledError(CUDARuntimeError): ...
class SetOnActiveProcessError(CUDARuntimeError): ...
class ContextIsDestroyedError(CUDARuntimeError): ...
class AssertError(CUDARuntimeError): ...
class TooManyPeersError(CUDARuntimeError): ...
class HostMemoryAlreadyRegisteredError(CUDARuntimeError): ...
class HostMemoryNotRegisteredError(CUDARuntimeError): ...
class HardwareStackError(CUDARuntimeError): ...
class IllegalInstructionError(CUDARuntimeError): ...
class MisalignedAddressError(CUDARuntimeError): ...
class InvalidAddressSpaceError(CUDARuntimeError): ...
class InvalidPcError(CUDARuntimeError): ...
class LaunchFailureError(CUDARuntimeError): ...
class CooperativeLaunchTooLargeError(CUDARuntimeError): ...
class TensorMemoryLeakError(CUDARuntimeError): ...
class NotPermittedError(CUDARuntimeError): ...
class NotSupportedError(CUDARuntimeError): ...
class SystemNotReadyError(CUDARuntimeError): ...
class SystemDriverMismatchError(CUDARuntimeError): ...
class CompatNotSupportedOnDeviceError(CUDARuntimeError): ...
class MpsConnectionFailedError(CUDARuntimeError): ...
class MpsRpcFailureError(CUDARuntimeError): ...
class MpsServerNotReadyError(CUDARuntimeError): ...
class MpsMaxClientsReachedError(CUDARuntimeError): ...
class MpsMaxConnectionsReachedError(CUDARuntimeError): ...
class MpsClientTerminatedError(CUDARuntimeError): ...
class CdpNotSupportedError(CUDARuntimeError): ...
class CdpVersionMismatchError(CUDARuntimeError): ...
class StreamCaptureUnsupportedError(CUDARuntimeError): ...
class StreamCaptureInvalidatedError(CUDARuntimeError): ...
class StreamCaptureMergeError(CUDARuntimeError): ...
class StreamCaptureUnmatchedError(CUDARuntimeError): ...
class StreamCaptureUnjoinedError(CUDARuntimeError): ...
class StreamCaptureIsolationError(CUDARuntimeError): ...
class StreamCaptureImplicitError(CUDARuntimeError): ...
class CapturedEventError(CUDARuntimeError): ...
class StreamCaptureWrongThreadError(CUDARuntimeError): ...
class CUDARuntimeTimeoutError(CUDARuntimeError): ...
class GraphExecUpdateFailureError(CUDARuntimeError): ...
class ExternalDeviceError(CUDARuntimeError): ...
class InvalidClusterSizeError(CUDARuntimeError): ...
class FunctionNotLoadedError(CUDARuntimeError): ...
class InvalidResourceTypeError(CUDARuntimeError): ...
class InvalidResourceConfigurationError(CUDARuntimeError): ...
class UnknownError(CUDARuntimeError): ...
class ApiFailureBaseError(CUDARuntimeError): ...

def cudaDeviceReset() -> None:
    """cudaError_t cudaDeviceReset(void)

    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaDeviceSynchronize() -> None:
    """cudaError_t cudaDeviceSynchronize(void)

    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaDeviceSetLimit(limit: cudaLimit | int, value: _Int) -> None:
    """cudaError_t cudaDeviceSetLimit(enum cudaLimit limit, size_t value)

    Parameters
        limit : cudaLimit or int
        value : int
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaDeviceGetLimit(limit: cudaLimit | int) -> int:
    """cudaError_t cudaDeviceGetLimit(size_t *pValue, enum cudaLimit limit)

    Parameters
        limit : cudaLimit or int
    Returns
        cudaError_t (the checked form raises instead)
        pValue : int
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaDeviceGetTexture1DLinearMaxWidth(
    fmtDesc: cudaChannelFormatDesc | None,
    device: _Int,
) -> int:
    """cudaError_t cudaDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements, const struct cudaChannelFormatDesc *fmtDesc, int device)

    Parameters
        fmtDesc : cudaChannelFormatDesc or None
        device : int
    Returns
        cudaError_t (the checked form raises instead)
        maxWidthInElements : int
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaDeviceGetCacheConfig() -> cudaFuncCache:
    """cudaError_t cudaDeviceGetCacheConfig(enum cudaFuncCache *pCacheConfig)

    Returns
        cudaError_t (the checked form raises instead)
        pCacheConfig : cudaFuncCache
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaDeviceGetStreamPriorityRange() -> tuple[int, int]:
    """cudaError_t cudaDeviceGetStreamPriorityRange(int *leastPriority, int *greatestPriority)

    Returns
        cudaError_t (the checked form raises instead)
        leastPriority : int
        greatestPriority : int
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaDeviceSetCacheConfig(cacheConfig: cudaFuncCache | int) -> None:
    """cudaError_t cudaDeviceSetCacheConfig(enum cudaFuncCache cacheConfig)

    Parameters
        cacheConfig : cudaFuncCache or int
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaDeviceGetByPCIBusId(pciBusId: _Text) -> int:
    """cudaError_t cudaDeviceGetByPCIBusId(int *device, const char *pciBusId)

    Parameters
        pciBusId : str or bytes
    Returns
        cudaError_t (the checked form raises instead)
        device : int
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaDeviceGetPCIBusId(device: _Int) -> str:
    """cudaError_t cudaDeviceGetPCIBusId(char *pciBusId, int len, int device)

    Parameters
        device : int
    Returns
        cudaError_t (the checked form raises instead)
        pciBusId : str
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaIpcGetEventHandle(event: cudaEvent_t | _Int | None) -> cudaIpcEventHandle_t:
    """cudaError_t cudaIpcGetEventHandle(cudaIpcEventHandle_t *handle, cudaEvent_t event)

    Parameters
        event : cudaEvent_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        handle : cudaIpcEventHandle_t
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaIpcOpenEventHandle(handle: cudaIpcEventHandle_t) -> cudaEvent_t:
    """cudaError_t cudaIpcOpenEventHandle(cudaEvent_t *event, cudaIpcEventHandle_t handle)

    Parameters
        handle : cudaIpcEventHandle_t
    Returns
        cudaError_t (the checked form raises instead)
        event : cudaEvent_t
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaIpcGetMemHandle(devPtr: _Address) -> cudaIpcMemHandle_t:
    """cudaError_t cudaIpcGetMemHandle(cudaIpcMemHandle_t *handle, void *devPtr)

    Parameters
        devPtr : int (address), buffer or None
    Returns
        cudaError_t (the checked form raises instead)
        handle : cudaIpcMemHandle_t
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaIpcOpenMemHandle(handle: cudaIpcMemHandle_t, flags: _Int) -> int:
    """cudaError_t cudaIpcOpenMemHandle(void **devPtr, cudaIpcMemHandle_t handle, unsigned int flags)

    Parameters
        handle : cudaIpcMemHandle_t
        flags : int
    Returns
        cudaError_t (the checked form raises instead)
        devPtr : int
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaIpcCloseMemHandle(devPtr: _Address) -> None:
    """cudaError_t cudaIpcCloseMemHandle(void *devPtr)

    Parameters
        devPtr : int (address), buffer or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaDeviceFlushGPUDirectRDMAWrites(
    target: cudaFlushGPUDirectRDMAWritesTarget | int,
    scope: cudaFlushGPUDirectRDMAWritesScope | int,
) -> None:
    """cudaError_t cudaDeviceFlushGPUDirectRDMAWrites(enum cudaFlushGPUDirectRDMAWritesTarget target, enum cudaFlushGPUDirectRDMAWritesScope scope)

    Parameters
        target : cudaFlushGPUDirectRDMAWritesTarget or int
        scope : cudaFlushGPUDirectRDMAWritesScope or int
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaDeviceRegisterAsyncNotification(
    device: _Int,
    callbackFunc: cudaAsyncCallback | _Int | Callable[..., object] | None,
    userData: object | None = ...,
) -> cudaAsyncCallbackHandle_t:
    """cudaError_t cudaDeviceRegisterAsyncNotification(int device, cudaAsyncCallback callbackFunc, void *userData, cudaAsyncCallbackHandle_t *callback)

    Parameters
        device : int
        callbackFunc : callable, cudaAsyncCallback, int (address of a C function) or None
        userData : any object, which the callable gets; int (address) for a C function
    Returns
        cudaError_t (the checked form raises instead)
        callback : cudaAsyncCallbackHandle_t
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaDeviceUnregisterAsyncNotification(
    device: _Int,
    callback: cudaAsyncCallbackHandle_t | _Int | None,
) -> None:
    """cudaError_t cudaDeviceUnregisterAsyncNotification(int device, cudaAsyncCallbackHandle_t callback)

    Parameters
        device : int
        callback : cudaAsyncCallbackHandle_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaDeviceGetSharedMemConfig() -> cudaSharedMemConfig:
    """cudaError_t cudaDeviceGetSharedMemConfig(enum cudaSharedMemConfig *pConfig)

    Returns
        cudaError_t (the checked form raises instead)
        pConfig : cudaSharedMemConfig
    Keeps the GIL while no host function can hold the call up. Deprecated. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaDeviceSetSharedMemConfig(config: cudaSharedMemConfig | int) -> None:
    """cudaError_t cudaDeviceSetSharedMemConfig(enum cudaSharedMemConfig config)

    Parameters
        config : cudaSharedMemConfig or int
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Deprecated. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaThreadExit() -> None:
    """cudaError_t cudaThreadExit(void)

    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. Deprecated. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaThreadSynchronize() -> None:
    """cudaError_t cudaThreadSynchronize(void)

    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. Deprecated. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaThreadSetLimit(limit: cudaLimit | int, value: _Int) -> None:
    """cudaError_t cudaThreadSetLimit(enum cudaLimit limit, size_t value)

    Parameters
        limit : cudaLimit or int
        value : int
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. Deprecated. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaThreadGetLimit(limit: cudaLimit | int) -> int:
    """cudaError_t cudaThreadGetLimit(size_t *pValue, enum cudaLimit limit)

    Parameters
        limit : cudaLimit or int
    Returns
        cudaError_t (the checked form raises instead)
        pValue : int
    Keeps the GIL while no host function can hold the call up. Deprecated. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaThreadGetCacheConfig() -> cudaFuncCache:
    """cudaError_t cudaThreadGetCacheConfig(enum cudaFuncCache *pCacheConfig)

    Returns
        cudaError_t (the checked form raises instead)
        pCacheConfig : cudaFuncCache
    Keeps the GIL while no host function can hold the call up. Deprecated. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaThreadSetCacheConfig(cacheConfig: cudaFuncCache | int) -> None:
    """cudaError_t cudaThreadSetCacheConfig(enum cudaFuncCache cacheConfig)

    Parameters
        cacheConfig : cudaFuncCache or int
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Deprecated. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGetLastError() -> cudaError_t:
    """cudaError_t cudaGetLastError(void)

    Returns
        cudaError_t
    Keeps the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaPeekAtLastError() -> cudaError_t:
    """cudaError_t cudaPeekAtLastError(void)

    Returns
        cudaError_t
    Keeps the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGetErrorName(error: cudaError_t | int) -> str | None:
    """const char *cudaGetErrorName(cudaError_t error)

    Parameters
        error : cudaError_t or int
    Returns
        cudaError_t (always cudaSuccess; the checked form leaves it out)
        str | None
    Keeps the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGetErrorString(error: cudaError_t | int) -> str | None:
    """const char *cudaGetErrorString(cudaError_t error)

    Parameters
        error : cudaError_t or int
    Returns
        cudaError_t (always cudaSuccess; the checked form leaves it out)
        str | None
    Keeps the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGetDeviceCount() -> int:
    """cudaError_t cudaGetDeviceCount(int *count)

    Returns
        cudaError_t (the checked form raises instead)
        count : int
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGetDeviceProperties(device: _Int) -> cudaDeviceProp:
    """cudaError_t cudaGetDeviceProperties_v2(struct cudaDeviceProp *prop, int device)

    Parameters
        device : int
    Returns
        cudaError_t (the checked form raises instead)
        prop : cudaDeviceProp
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaDeviceGetAttribute(attr: cudaDeviceAttr | int, device: _Int) -> int:
    """cudaError_t cudaDeviceGetAttribute(int *value, enum cudaDeviceAttr attr, int device)

    Parameters
        attr : cudaDeviceAttr or int
        device : int
    Returns
        cudaError_t (the checked form raises instead)
        value : int
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaDeviceGetDefaultMemPool(device: _Int) -> cudaMemPool_t:
    """cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t *memPool, int device)

    Parameters
        device : int
    Returns
        cudaError_t (the checked form raises instead)
        memPool : cudaMemPool_t
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaDeviceSetMemPool(device: _Int, memPool: cudaMemPool_t | _Int | None) -> None:
    """cudaError_t cudaDeviceSetMemPool(int device, cudaMemPool_t memPool)

    Parameters
        device : int
        memPool : cudaMemPool_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaDeviceGetMemPool(device: _Int) -> cudaMemPool_t:
    """cudaError_t cudaDeviceGetMemPool(cudaMemPool_t *memPool, int device)

    Parameters
        device : int
    Returns
        cudaError_t (the checked form raises instead)
        memPool : cudaMemPool_t
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaDeviceGetNvSciSyncAttributes(
    nvSciSyncAttrList: _Address,
    device: _Int,
    flags: _Int,
) -> None:
    """cudaError_t cudaDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, int device, int flags)

    Parameters
        nvSciSyncAttrList : int (address), buffer or None
        device : int
        flags : int
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaDeviceGetP2PAttribute(
    attr: cudaDeviceP2PAttr | int,
    srcDevice: _Int,
    dstDevice: _Int,
) -> int:
    """cudaError_t cudaDeviceGetP2PAttribute(int *value, enum cudaDeviceP2PAttr attr, int srcDevice, int dstDevice)

    Parameters
        attr : cudaDeviceP2PAttr or int
        srcDevice : int
        dstDevice : int
    Returns
        cudaError_t (the checked form raises instead)
        value : int
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaChooseDevice(prop: cudaDeviceProp | None) -> int:
    """cudaError_t cudaChooseDevice(int *device, const struct cudaDeviceProp *prop)

    Parameters
        prop : cudaDeviceProp or None
    Returns
        cudaError_t (the checked form raises instead)
        device : int
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaInitDevice(device: _Int, deviceFlags: _Int, flags: _Int) -> None:
    """cudaError_t cudaInitDevice(int device, unsigned int deviceFlags, unsigned int flags)

    Parameters
        device : int
        deviceFlags : int
        flags : int
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaSetDevice(device: _Int) -> None:
    """cudaError_t cudaSetDevice(int device)

    Parameters
        device : int
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGetDevice() -> int:
    """cudaError_t cudaGetDevice(int *device)

    Returns
        cudaError_t (the checked form raises instead)
        device : int
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaSetValidDevices(device_arr: Sequence[int] | None) -> None:
    """cudaError_t cudaSetValidDevices(int *device_arr, int len)

    Parameters
        device_arr : sequence of int, or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaSetDeviceFlags(flags: _Int) -> None:
    """cudaError_t cudaSetDeviceFlags(unsigned int flags)

    Parameters
        flags : int
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGetDeviceFlags() -> int:
    """cudaError_t cudaGetDeviceFlags(unsigned int *flags)

    Returns
        cudaError_t (the checked form raises instead)
        flags : int
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaStreamCreate() -> cudaStream_t:
    """cudaError_t cudaStreamCreate(cudaStream_t *pStream)

    Returns
        cudaError_t (the checked form raises instead)
        pStream : cudaStream_t
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaStreamCreateWithFlags(flags: _Int) -> cudaStream_t:
    """cudaError_t cudaStreamCreateWithFlags(cudaStream_t *pStream, unsigned int flags)

    Parameters
        flags : int
    Returns
        cudaError_t (the checked form raises instead)
        pStream : cudaStream_t
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaStreamCreateWithPriority(flags: _Int, priority: _Int) -> cudaStream_t:
    """cudaError_t cudaStreamCreateWithPriority(cudaStream_t *pStream, unsigned int flags, int priority)

    Parameters
        flags : int
        priority : int
    Returns
        cudaError_t (the checked form raises instead)
        pStream : cudaStream_t
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaStreamGetPriority(hStream: cudaStream_t | _Int | None) -> int:
    """cudaError_t cudaStreamGetPriority(cudaStream_t hStream, int *priority)

    Parameters
        hStream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        priority : int
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaStreamGetFlags(hStream: cudaStream_t | _Int | None) -> int:
    """cudaError_t cudaStreamGetFlags(cudaStream_t hStream, unsigned int *flags)

    Parameters
        hStream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        flags : int
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaStreamGetId(hStream: cudaStream_t | _Int | None) -> int:
    """cudaError_t cudaStreamGetId(cudaStream_t hStream, unsigned long long *streamId)

    Parameters
        hStream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        streamId : int
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaStreamGetDevice(hStream: cudaStream_t | _Int | None) -> int:
    """cudaError_t cudaStreamGetDevice(cudaStream_t hStream, int *device)

    Parameters
        hStream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        device : int
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaCtxResetPersistingL2Cache() -> None:
    """cudaError_t cudaCtxResetPersistingL2Cache(void)

    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaStreamCopyAttributes(
    dst: cudaStream_t | _Int | None,
    src: cudaStream_t | _Int | None,
) -> None:
    """cudaError_t cudaStreamCopyAttributes(cudaStream_t dst, cudaStream_t src)

    Parameters
        dst : cudaStream_t, int or None
        src : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaStreamGetAttribute(
    hStream: cudaStream_t | _Int | None,
    attr: cudaStreamAttrID | int,
) -> cudaStreamAttrValue:
    """cudaError_t cudaStreamGetAttribute(cudaStream_t hStream, cudaStreamAttrID attr, cudaStreamAttrValue *value_out)

    Parameters
        hStream : cudaStream_t, int or None
        attr : cudaStreamAttrID or int
    Returns
        cudaError_t (the checked form raises instead)
        value_out : cudaStreamAttrValue
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaStreamSetAttribute(
    hStream: cudaStream_t | _Int | None,
    attr: cudaStreamAttrID | int,
    value: cudaStreamAttrValue | None,
) -> None:
    """cudaError_t cudaStreamSetAttribute(cudaStream_t hStream, cudaStreamAttrID attr, const cudaStreamAttrValue *value)

    Parameters
        hStream : cudaStream_t, int or None
        attr : cudaStreamAttrID or int
        value : cudaStreamAttrValue or None
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaStreamDestroy(stream: cudaStream_t | _Int | None) -> None:
    """cudaError_t cudaStreamDestroy(cudaStream_t stream)

    Parameters
        stream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaStreamWaitEvent(
    stream: cudaStream_t | _Int | None,
    event: cudaEvent_t | _Int | None,
    flags: _Int | None = ...,
) -> None:
    """cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned int flags)

    Parameters
        stream : cudaStream_t, int or None
        event : cudaEvent_t, int or None
        flags : int
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaStreamAddCallback(
    stream: cudaStream_t | _Int | None,
    callback: cudaStreamCallback_t | _Int | Callable[..., object] | None,
    userData: object | None = ...,
    flags: _Int | None = ...,
) -> None:
    """cudaError_t cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t callback, void *userData, unsigned int flags)

    Parameters
        stream : cudaStream_t, int or None
        callback : callable, cudaStreamCallback_t, int (address of a C function) or None
        userData : any object, which the callable gets; int (address) for a C function
        flags : int
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaStreamSynchronize(stream: cudaStream_t | _Int | None) -> None:
    """cudaError_t cudaStreamSynchronize(cudaStream_t stream)

    Parameters
        stream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaStreamQuery(stream: cudaStream_t | _Int | None) -> None:
    """cudaError_t cudaStreamQuery(cudaStream_t stream)

    Parameters
        stream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaStreamAttachMemAsync(
    stream: cudaStream_t | _Int | None,
    devPtr: _Address,
    length: _Int,
    flags: _Int,
) -> None:
    """cudaError_t cudaStreamAttachMemAsync(cudaStream_t stream, void *devPtr, size_t length, unsigned int flags)

    Parameters
        stream : cudaStream_t, int or None
        devPtr : int (address), buffer or None; at least length bytes are read
        length : int
        flags : int
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaStreamBeginCapture(
    stream: cudaStream_t | _Int | None,
    mode: cudaStreamCaptureMode | int,
) -> None:
    """cudaError_t cudaStreamBeginCapture(cudaStream_t stream, enum cudaStreamCaptureMode mode)

    Parameters
        stream : cudaStream_t, int or None
        mode : cudaStreamCaptureMode or int
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaStreamBeginCaptureToGraph(
    stream: cudaStream_t | _Int | None,
    graph: cudaGraph_t | _Int | None,
    dependencies: Sequence[cudaGraphNode_t] | None,
    dependencyData: Sequence[cudaGraphEdgeData] | None,
    mode: cudaStreamCaptureMode | int,
) -> None:
    """cudaError_t cudaStreamBeginCaptureToGraph(cudaStream_t stream, cudaGraph_t graph, const cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies, enum cudaStreamCaptureMode mode)

    Parameters
        stream : cudaStream_t, int or None
        graph : cudaGraph_t, int or None
        dependencies : sequence of cudaGraphNode_t, or None
        dependencyData : sequence of cudaGraphEdgeData, or None
        mode : cudaStreamCaptureMode or int
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaThreadExchangeStreamCaptureMode(mode: cudaStreamCaptureMode | int) -> cudaStreamCaptureMode:
    """cudaError_t cudaThreadExchangeStreamCaptureMode(enum cudaStreamCaptureMode *mode)

    Parameters
        mode : cudaStreamCaptureMode or int; in and out
    Returns
        cudaError_t (the checked form raises instead)
        mode : cudaStreamCaptureMode
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaStreamEndCapture(stream: cudaStream_t | _Int | None) -> cudaGraph_t:
    """cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t *pGraph)

    Parameters
        stream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        pGraph : cudaGraph_t
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaStreamIsCapturing(stream: cudaStream_t | _Int | None) -> cudaStreamCaptureStatus:
    """cudaError_t cudaStreamIsCapturing(cudaStream_t stream, enum cudaStreamCaptureStatus *pCaptureStatus)

    Parameters
        stream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        pCaptureStatus : cudaStreamCaptureStatus
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaStreamGetCaptureInfo(
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaStreamCaptureStatus, int, cudaGraph_t, list[cudaGraphNode_t]]:
    """cudaError_t cudaStreamGetCaptureInfo_v2(cudaStream_t stream, enum cudaStreamCaptureStatus *captureStatus_out, unsigned long long *id_out, cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out, size_t *numDependencies_out)

    Parameters
        stream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        captureStatus_out : cudaStreamCaptureStatus
        id_out : int
        graph_out : cudaGraph_t
        dependencies_out : list[cudaGraphNode_t]
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaStreamGetCaptureInfo_v3(
    stream: cudaStream_t | _Int | None,
) -> tuple[
    cudaStreamCaptureStatus,
    int,
    cudaGraph_t,
    list[cudaGraphNode_t],
    list[cudaGraphEdgeData],
]:
    """cudaError_t cudaStreamGetCaptureInfo_v3(cudaStream_t stream, enum cudaStreamCaptureStatus *captureStatus_out, unsigned long long *id_out, cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out, const cudaGraphEdgeData **edgeData_out, size_t *numDependencies_out)

    Parameters
        stream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        captureStatus_out : cudaStreamCaptureStatus
        id_out : int
        graph_out : cudaGraph_t
        dependencies_out : list[cudaGraphNode_t]
        edgeData_out : list[cudaGraphEdgeData]
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaStreamUpdateCaptureDependencies(
    stream: cudaStream_t | _Int | None,
    dependencies: Sequence[cudaGraphNode_t] | None,
    flags: _Int | None = ...,
) -> None:
    """cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t stream, cudaGraphNode_t *dependencies, size_t numDependencies, unsigned int flags)

    Parameters
        stream : cudaStream_t, int or None
        dependencies : sequence of cudaGraphNode_t, or None
        flags : int
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaStreamUpdateCaptureDependencies_v2(
    stream: cudaStream_t | _Int | None,
    dependencies: Sequence[cudaGraphNode_t] | None,
    dependencyData: Sequence[cudaGraphEdgeData] | None,
    flags: _Int | None = ...,
) -> None:
    """cudaError_t cudaStreamUpdateCaptureDependencies_v2(cudaStream_t stream, cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags)

    Parameters
        stream : cudaStream_t, int or None
        dependencies : sequence of cudaGraphNode_t, or None
        dependencyData : sequence of cudaGraphEdgeData, or None
        flags : int
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaEventCreate() -> cudaEvent_t:
    """cudaError_t cudaEventCreate(cudaEvent_t *event)

    Returns
        cudaError_t (the checked form raises instead)
        event : cudaEvent_t
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaEventCreateWithFlags(flags: _Int) -> cudaEvent_t:
    """cudaError_t cudaEventCreateWithFlags(cudaEvent_t *event, unsigned int flags)

    Parameters
        flags : int
    Returns
        cudaError_t (the checked form raises instead)
        event : cudaEvent_t
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaEventRecord(
    event: cudaEvent_t | _Int | None,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    """cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream)

    Parameters
        event : cudaEvent_t, int or None
        stream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaEventRecordWithFlags(
    event: cudaEvent_t | _Int | None,
    stream: cudaStream_t | _Int | None = ...,
    flags: _Int | None = ...,
) -> None:
    """cudaError_t cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream, unsigned int flags)

    Parameters
        event : cudaEvent_t, int or None
        stream : cudaStream_t, int or None
        flags : int
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaEventQuery(event: cudaEvent_t | _Int | None) -> None:
    """cudaError_t cudaEventQuery(cudaEvent_t event)

    Parameters
        event : cudaEvent_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaEventSynchronize(event: cudaEvent_t | _Int | None) -> None:
    """cudaError_t cudaEventSynchronize(cudaEvent_t event)

    Parameters
        event : cudaEvent_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaEventDestroy(event: cudaEvent_t | _Int | None) -> None:
    """cudaError_t cudaEventDestroy(cudaEvent_t event)

    Parameters
        event : cudaEvent_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaEventElapsedTime(start: cudaEvent_t | _Int | None, end: cudaEvent_t | _Int | None) -> float:
    """cudaError_t cudaEventElapsedTime(float *ms, cudaEvent_t start, cudaEvent_t end)

    Parameters
        start : cudaEvent_t, int or None
        end : cudaEvent_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        ms : float
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaEventElapsedTime_v2(
    start: cudaEvent_t | _Int | None,
    end: cudaEvent_t | _Int | None,
) -> float:
    """cudaError_t cudaEventElapsedTime_v2(float *ms, cudaEvent_t start, cudaEvent_t end)

    Parameters
        start : cudaEvent_t, int or None
        end : cudaEvent_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        ms : float
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaImportExternalMemory(
    memHandleDesc: cudaExternalMemoryHandleDesc | None,
) -> cudaExternalMemory_t:
    """cudaError_t cudaImportExternalMemory(cudaExternalMemory_t *extMem_out, const struct cudaExternalMemoryHandleDesc *memHandleDesc)

    Parameters
        memHandleDesc : cudaExternalMemoryHandleDesc or None
    Returns
        cudaError_t (the checked form raises instead)
        extMem_out : cudaExternalMemory_t
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaExternalMemoryGetMappedBuffer(
    extMem: cudaExternalMemory_t | _Int | None,
    bufferDesc: cudaExternalMemoryBufferDesc | None,
) -> int:
    """cudaError_t cudaExternalMemoryGetMappedBuffer(void **devPtr, cudaExternalMemory_t extMem, const struct cudaExternalMemoryBufferDesc *bufferDesc)

    Parameters
        extMem : cudaExternalMemory_t, int or None
        bufferDesc : cudaExternalMemoryBufferDesc or None
    Returns
        cudaError_t (the checked form raises instead)
        devPtr : int
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaExternalMemoryGetMappedMipmappedArray(
    extMem: cudaExternalMemory_t | _Int | None,
    mipmapDesc: cudaExternalMemoryMipmappedArrayDesc | None,
) -> cudaMipmappedArray_t:
    """cudaError_t cudaExternalMemoryGetMappedMipmappedArray(cudaMipmappedArray_t *mipmap, cudaExternalMemory_t extMem, const struct cudaExternalMemoryMipmappedArrayDesc *mipmapDesc)

    Parameters
        extMem : cudaExternalMemory_t, int or None
        mipmapDesc : cudaExternalMemoryMipmappedArrayDesc or None
    Returns
        cudaError_t (the checked form raises instead)
        mipmap : cudaMipmappedArray_t
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaDestroyExternalMemory(extMem: cudaExternalMemory_t | _Int | None) -> None:
    """cudaError_t cudaDestroyExternalMemory(cudaExternalMemory_t extMem)

    Parameters
        extMem : cudaExternalMemory_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaImportExternalSemaphore(
    semHandleDesc: cudaExternalSemaphoreHandleDesc | None,
) -> cudaExternalSemaphore_t:
    """cudaError_t cudaImportExternalSemaphore(cudaExternalSemaphore_t *extSem_out, const struct cudaExternalSemaphoreHandleDesc *semHandleDesc)

    Parameters
        semHandleDesc : cudaExternalSemaphoreHandleDesc or None
    Returns
        cudaError_t (the checked form raises instead)
        extSem_out : cudaExternalSemaphore_t
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaSignalExternalSemaphoresAsync(
    extSemArray: Sequence[cudaExternalSemaphore_t] | None,
    paramsArray: Sequence[cudaExternalSemaphoreSignalParams] | None,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    """cudaError_t cudaSignalExternalSemaphoresAsync_v2(const cudaExternalSemaphore_t *extSemArray, const struct cudaExternalSemaphoreSignalParams *paramsArray, unsigned int numExtSems, cudaStream_t stream)

    Parameters
        extSemArray : sequence of cudaExternalSemaphore_t, or None
        paramsArray : sequence of cudaExternalSemaphoreSignalParams, or None
        stream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaWaitExternalSemaphoresAsync(
    extSemArray: Sequence[cudaExternalSemaphore_t] | None,
    paramsArray: Sequence[cudaExternalSemaphoreWaitParams] | None,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    """cudaError_t cudaWaitExternalSemaphoresAsync_v2(const cudaExternalSemaphore_t *extSemArray, const struct cudaExternalSemaphoreWaitParams *paramsArray, unsigned int numExtSems, cudaStream_t stream)

    Parameters
        extSemArray : sequence of cudaExternalSemaphore_t, or None
        paramsArray : sequence of cudaExternalSemaphoreWaitParams, or None
        stream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaDestroyExternalSemaphore(extSem: cudaExternalSemaphore_t | _Int | None) -> None:
    """cudaError_t cudaDestroyExternalSemaphore(cudaExternalSemaphore_t extSem)

    Parameters
        extSem : cudaExternalSemaphore_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaLaunchKernel(
    func: _Address,
    gridDim: dim3,
    blockDim: dim3,
    args: _KernelParams,
    sharedMem: _Int,
    stream: cudaStream_t | _Int | None,
) -> None:
    """cudaError_t cudaLaunchKernel(const void *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem, cudaStream_t stream)

    Parameters
        func : int (address), buffer or None
        gridDim : dim3
        blockDim : dim3
        args : (values, their ctypes types), int (address), buffer or None
        sharedMem : int
        stream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL, unless cubind.keep_gil(True). https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaLaunchKernelExC(
    config: cudaLaunchConfig_t | None,
    func: _Address,
    args: _KernelParams,
) -> None:
    """cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t *config, const void *func, void **args)

    Parameters
        config : cudaLaunchConfig_t or None
        func : int (address), buffer or None
        args : (values, their ctypes types), int (address), buffer or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL, unless cubind.keep_gil(True). https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaLaunchCooperativeKernel(
    func: _Address,
    gridDim: dim3,
    blockDim: dim3,
    args: _KernelParams,
    sharedMem: _Int,
    stream: cudaStream_t | _Int | None,
) -> None:
    """cudaError_t cudaLaunchCooperativeKernel(const void *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem, cudaStream_t stream)

    Parameters
        func : int (address), buffer or None
        gridDim : dim3
        blockDim : dim3
        args : (values, their ctypes types), int (address), buffer or None
        sharedMem : int
        stream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaLaunchCooperativeKernelMultiDevice(
    launchParamsList: Sequence[cudaLaunchParams] | None,
    flags: _Int,
) -> None:
    """cudaError_t cudaLaunchCooperativeKernelMultiDevice(struct cudaLaunchParams *launchParamsList, unsigned int numDevices, unsigned int flags)

    Parameters
        launchParamsList : sequence of cudaLaunchParams, or None
        flags : int
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. Deprecated. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaFuncSetCacheConfig(func: _Address, cacheConfig: cudaFuncCache | int) -> None:
    """cudaError_t cudaFuncSetCacheConfig(const void *func, enum cudaFuncCache cacheConfig)

    Parameters
        func : int (address), buffer or None
        cacheConfig : cudaFuncCache or int
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaFuncGetAttributes(func: _Address) -> cudaFuncAttributes:
    """cudaError_t cudaFuncGetAttributes(struct cudaFuncAttributes *attr, const void *func)

    Parameters
        func : int (address), buffer or None
    Returns
        cudaError_t (the checked form raises instead)
        attr : cudaFuncAttributes
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaFuncSetAttribute(func: _Address, attr: cudaFuncAttribute | int, value: _Int) -> None:
    """cudaError_t cudaFuncSetAttribute(const void *func, enum cudaFuncAttribute attr, int value)

    Parameters
        func : int (address), buffer or None
        attr : cudaFuncAttribute or int
        value : int
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaFuncGetName(func: _Address) -> str | None:
    """cudaError_t cudaFuncGetName(const char **name, const void *func)

    Parameters
        func : int (address), buffer or None
    Returns
        cudaError_t (the checked form raises instead)
        name : str | None
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaFuncGetParamInfo(func: _Address, paramIndex: _Int) -> tuple[int, int]:
    """cudaError_t cudaFuncGetParamInfo(const void *func, size_t paramIndex, size_t *paramOffset, size_t *paramSize)

    Parameters
        func : int (address), buffer or None
        paramIndex : int
    Returns
        cudaError_t (the checked form raises instead)
        paramOffset : int
        paramSize : int
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaSetDoubleForDevice(d: _Address) -> None:
    """cudaError_t cudaSetDoubleForDevice(double *d)

    Parameters
        d : int (address), buffer or None; at least 8 bytes are written
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Deprecated. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaSetDoubleForHost(d: _Address) -> None:
    """cudaError_t cudaSetDoubleForHost(double *d)

    Parameters
        d : int (address), buffer or None; at least 8 bytes are written
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Deprecated. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaLaunchHostFunc(
    stream: cudaStream_t | _Int | None,
    fn: cudaHostFn_t | _Int | Callable[..., object] | None,
    userData: object | None = ...,
) -> None:
    """cudaError_t cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t fn, void *userData)

    Parameters
        stream : cudaStream_t, int or None
        fn : callable, cudaHostFn_t, int (address of a C function) or None
        userData : any object, which the callable gets; int (address) for a C function
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaFuncSetSharedMemConfig(func: _Address, config: cudaSharedMemConfig | int) -> None:
    """cudaError_t cudaFuncSetSharedMemConfig(const void *func, enum cudaSharedMemConfig config)

    Parameters
        func : int (address), buffer or None
        config : cudaSharedMemConfig or int
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. Deprecated. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaOccupancyMaxActiveBlocksPerMultiprocessor(
    func: _Address,
    blockSize: _Int,
    dynamicSMemSize: _Int,
) -> int:
    """cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, const void *func, int blockSize, size_t dynamicSMemSize)

    Parameters
        func : int (address), buffer or None
        blockSize : int
        dynamicSMemSize : int
    Returns
        cudaError_t (the checked form raises instead)
        numBlocks : int
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaOccupancyAvailableDynamicSMemPerBlock(
    func: _Address,
    numBlocks: _Int,
    blockSize: _Int,
) -> int:
    """cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, const void *func, int numBlocks, int blockSize)

    Parameters
        func : int (address), buffer or None
        numBlocks : int
        blockSize : int
    Returns
        cudaError_t (the checked form raises instead)
        dynamicSmemSize : int
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    func: _Address,
    blockSize: _Int,
    dynamicSMemSize: _Int,
    flags: _Int,
) -> int:
    """cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, const void *func, int blockSize, size_t dynamicSMemSize, unsigned int flags)

    Parameters
        func : int (address), buffer or None
        blockSize : int
        dynamicSMemSize : int
        flags : int
    Returns
        cudaError_t (the checked form raises instead)
        numBlocks : int
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaOccupancyMaxPotentialClusterSize(
    func: _Address,
    launchConfig: cudaLaunchConfig_t | None,
) -> int:
    """cudaError_t cudaOccupancyMaxPotentialClusterSize(int *clusterSize, const void *func, const cudaLaunchConfig_t *launchConfig)

    Parameters
        func : int (address), buffer or None
        launchConfig : cudaLaunchConfig_t or None
    Returns
        cudaError_t (the checked form raises instead)
        clusterSize : int
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaOccupancyMaxActiveClusters(func: _Address, launchConfig: cudaLaunchConfig_t | None) -> int:
    """cudaError_t cudaOccupancyMaxActiveClusters(int *numClusters, const void *func, const cudaLaunchConfig_t *launchConfig)

    Parameters
        func : int (address), buffer or None
        launchConfig : cudaLaunchConfig_t or None
    Returns
        cudaError_t (the checked form raises instead)
        numClusters : int
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMallocManaged(size: _Int, flags: _Int) -> int:
    """cudaError_t cudaMallocManaged(void **devPtr, size_t size, unsigned int flags)

    Parameters
        size : int
        flags : int
    Returns
        cudaError_t (the checked form raises instead)
        devPtr : int
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMalloc(size: _Int) -> int:
    """cudaError_t cudaMalloc(void **devPtr, size_t size)

    Parameters
        size : int
    Returns
        cudaError_t (the checked form raises instead)
        devPtr : int
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMallocHost(size: _Int) -> int:
    """cudaError_t cudaMallocHost(void **ptr, size_t size)

    Parameters
        size : int
    Returns
        cudaError_t (the checked form raises instead)
        ptr : int
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMallocPitch(width: _Int, height: _Int) -> tuple[int, int]:
    """cudaError_t cudaMallocPitch(void **devPtr, size_t *pitch, size_t width, size_t height)

    Parameters
        width : int
        height : int
    Returns
        cudaError_t (the checked form raises instead)
        devPtr : int
        pitch : int
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMallocArray(
    desc: cudaChannelFormatDesc | None,
    width: _Int,
    height: _Int | None = ...,
    flags: _Int | None = ...,
) -> cudaArray_t:
    """cudaError_t cudaMallocArray(cudaArray_t *array, const struct cudaChannelFormatDesc *desc, size_t width, size_t height, unsigned int flags)

    Parameters
        desc : cudaChannelFormatDesc or None
        width : int
        height : int
        flags : int
    Returns
        cudaError_t (the checked form raises instead)
        array : cudaArray_t
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaFree(devPtr: _Address) -> None:
    """cudaError_t cudaFree(void *devPtr)

    Parameters
        devPtr : int (address), buffer or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaFreeHost(ptr: _Address) -> None:
    """cudaError_t cudaFreeHost(void *ptr)

    Parameters
        ptr : int (address), buffer or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaFreeArray(array: cudaArray_t | _Int | None) -> None:
    """cudaError_t cudaFreeArray(cudaArray_t array)

    Parameters
        array : cudaArray_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaFreeMipmappedArray(mipmappedArray: cudaMipmappedArray_t | _Int | None) -> None:
    """cudaError_t cudaFreeMipmappedArray(cudaMipmappedArray_t mipmappedArray)

    Parameters
        mipmappedArray : cudaMipmappedArray_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaHostAlloc(size: _Int, flags: _Int | None = ...) -> int:
    """cudaError_t cudaHostAlloc(void **pHost, size_t size, unsigned int flags)

    Parameters
        size : int
        flags : int
    Returns
        cudaError_t (the checked form raises instead)
        pHost : int
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaHostRegister(ptr: _Address, size: _Int, flags: _Int | None = ...) -> None:
    """cudaError_t cudaHostRegister(void *ptr, size_t size, unsigned int flags)

    Parameters
        ptr : int (address), buffer or None; at least size bytes are read
        size : int
        flags : int
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaHostUnregister(ptr: _Address) -> None:
    """cudaError_t cudaHostUnregister(void *ptr)

    Parameters
        ptr : int (address), buffer or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaHostGetDevicePointer(pHost: _Address, flags: _Int | None = ...) -> int:
    """cudaError_t cudaHostGetDevicePointer(void **pDevice, void *pHost, unsigned int flags)

    Parameters
        pHost : int (address), buffer or None
        flags : int
    Returns
        cudaError_t (the checked form raises instead)
        pDevice : int
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaHostGetFlags(pHost: _Address) -> int:
    """cudaError_t cudaHostGetFlags(unsigned int *pFlags, void *pHost)

    Parameters
        pHost : int (address), buffer or None
    Returns
        cudaError_t (the checked form raises instead)
        pFlags : int
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMalloc3D(extent: cudaExtent) -> cudaPitchedPtr:
    """cudaError_t cudaMalloc3D(struct cudaPitchedPtr *pitchedDevPtr, struct cudaExtent extent)

    Parameters
        extent : cudaExtent
    Returns
        cudaError_t (the checked form raises instead)
        pitchedDevPtr : cudaPitchedPtr
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMalloc3DArray(
    desc: cudaChannelFormatDesc | None,
    extent: cudaExtent,
    flags: _Int | None = ...,
) -> cudaArray_t:
    """cudaError_t cudaMalloc3DArray(cudaArray_t *array, const struct cudaChannelFormatDesc *desc, struct cudaExtent extent, unsigned int flags)

    Parameters
        desc : cudaChannelFormatDesc or None
        extent : cudaExtent
        flags : int
    Returns
        cudaError_t (the checked form raises instead)
        array : cudaArray_t
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMallocMipmappedArray(
    desc: cudaChannelFormatDesc | None,
    extent: cudaExtent,
    numLevels: _Int,
    flags: _Int | None = ...,
) -> cudaMipmappedArray_t:
    """cudaError_t cudaMallocMipmappedArray(cudaMipmappedArray_t *mipmappedArray, const struct cudaChannelFormatDesc *desc, struct cudaExtent extent, unsigned int numLevels, unsigned int flags)

    Parameters
        desc : cudaChannelFormatDesc or None
        extent : cudaExtent
        numLevels : int
        flags : int
    Returns
        cudaError_t (the checked form raises instead)
        mipmappedArray : cudaMipmappedArray_t
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGetMipmappedArrayLevel(
    mipmappedArray: cudaMipmappedArray_const_t | _Int | None,
    level: _Int,
) -> cudaArray_t:
    """cudaError_t cudaGetMipmappedArrayLevel(cudaArray_t *levelArray, cudaMipmappedArray_const_t mipmappedArray, unsigned int level)

    Parameters
        mipmappedArray : cudaMipmappedArray_const_t, int or None
        level : int
    Returns
        cudaError_t (the checked form raises instead)
        levelArray : cudaArray_t
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemcpy3D(p: cudaMemcpy3DParms | None) -> None:
    """cudaError_t cudaMemcpy3D(const struct cudaMemcpy3DParms *p)

    Parameters
        p : cudaMemcpy3DParms or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemcpy3DPeer(p: cudaMemcpy3DPeerParms | None) -> None:
    """cudaError_t cudaMemcpy3DPeer(const struct cudaMemcpy3DPeerParms *p)

    Parameters
        p : cudaMemcpy3DPeerParms or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemcpy3DAsync(
    p: cudaMemcpy3DParms | None,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    """cudaError_t cudaMemcpy3DAsync(const struct cudaMemcpy3DParms *p, cudaStream_t stream)

    Parameters
        p : cudaMemcpy3DParms or None
        stream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemcpy3DPeerAsync(
    p: cudaMemcpy3DPeerParms | None,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    """cudaError_t cudaMemcpy3DPeerAsync(const struct cudaMemcpy3DPeerParms *p, cudaStream_t stream)

    Parameters
        p : cudaMemcpy3DPeerParms or None
        stream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemGetInfo() -> tuple[int, int]:
    """cudaError_t cudaMemGetInfo(size_t *free, size_t *total)

    Returns
        cudaError_t (the checked form raises instead)
        free : int
        total : int
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaArrayGetInfo(
    array: cudaArray_t | _Int | None,
) -> tuple[cudaChannelFormatDesc, cudaExtent, int]:
    """cudaError_t cudaArrayGetInfo(struct cudaChannelFormatDesc *desc, struct cudaExtent *extent, unsigned int *flags, cudaArray_t array)

    Parameters
        array : cudaArray_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        desc : cudaChannelFormatDesc
        extent : cudaExtent
        flags : int
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaArrayGetPlane(hArray: cudaArray_t | _Int | None, planeIdx: _Int) -> cudaArray_t:
    """cudaError_t cudaArrayGetPlane(cudaArray_t *pPlaneArray, cudaArray_t hArray, unsigned int planeIdx)

    Parameters
        hArray : cudaArray_t, int or None
        planeIdx : int
    Returns
        cudaError_t (the checked form raises instead)
        pPlaneArray : cudaArray_t
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaArrayGetMemoryRequirements(
    array: cudaArray_t | _Int | None,
    device: _Int,
) -> cudaArrayMemoryRequirements:
    """cudaError_t cudaArrayGetMemoryRequirements(struct cudaArrayMemoryRequirements *memoryRequirements, cudaArray_t array, int device)

    Parameters
        array : cudaArray_t, int or None
        device : int
    Returns
        cudaError_t (the checked form raises instead)
        memoryRequirements : cudaArrayMemoryRequirements
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMipmappedArrayGetMemoryRequirements(
    mipmap: cudaMipmappedArray_t | _Int | None,
    device: _Int,
) -> cudaArrayMemoryRequirements:
    """cudaError_t cudaMipmappedArrayGetMemoryRequirements(struct cudaArrayMemoryRequirements *memoryRequirements, cudaMipmappedArray_t mipmap, int device)

    Parameters
        mipmap : cudaMipmappedArray_t, int or None
        device : int
    Returns
        cudaError_t (the checked form raises instead)
        memoryRequirements : cudaArrayMemoryRequirements
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaArrayGetSparseProperties(array: cudaArray_t | _Int | None) -> cudaArraySparseProperties:
    """cudaError_t cudaArrayGetSparseProperties(struct cudaArraySparseProperties *sparseProperties, cudaArray_t array)

    Parameters
        array : cudaArray_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        sparseProperties : cudaArraySparseProperties
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMipmappedArrayGetSparseProperties(
    mipmap: cudaMipmappedArray_t | _Int | None,
) -> cudaArraySparseProperties:
    """cudaError_t cudaMipmappedArrayGetSparseProperties(struct cudaArraySparseProperties *sparseProperties, cudaMipmappedArray_t mipmap)

    Parameters
        mipmap : cudaMipmappedArray_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        sparseProperties : cudaArraySparseProperties
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemcpy(dst: _Address, src: _Address, count: _Int, kind: cudaMemcpyKind | int) -> None:
    """cudaError_t cudaMemcpy(void *dst, const void *src, size_t count, enum cudaMemcpyKind kind)

    Parameters
        dst : int (address), buffer or None; at least count bytes are written
        src : int (address), buffer or None; at least count bytes are read
        count : int
        kind : cudaMemcpyKind or int
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemcpyPeer(
    dst: _Address,
    dstDevice: _Int,
    src: _Address,
    srcDevice: _Int,
    count: _Int,
) -> None:
    """cudaError_t cudaMemcpyPeer(void *dst, int dstDevice, const void *src, int srcDevice, size_t count)

    Parameters
        dst : int (address), buffer or None; at least count bytes are written
        dstDevice : int
        src : int (address), buffer or None; at least count bytes are read
        srcDevice : int
        count : int
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemcpy2D(
    dst: _Address,
    dpitch: _Int,
    src: _Address,
    spitch: _Int,
    width: _Int,
    height: _Int,
    kind: cudaMemcpyKind | int,
) -> None:
    """cudaError_t cudaMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind)

    Parameters
        dst : int (address), buffer or None; written
        dpitch : int
        src : int (address), buffer or None
        spitch : int
        width : int
        height : int
        kind : cudaMemcpyKind or int
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemcpy2DToArray(
    dst: cudaArray_t | _Int | None,
    wOffset: _Int,
    hOffset: _Int,
    src: _Address,
    spitch: _Int,
    width: _Int,
    height: _Int,
    kind: cudaMemcpyKind | int,
) -> None:
    """cudaError_t cudaMemcpy2DToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind)

    Parameters
        dst : cudaArray_t, int or None
        wOffset : int
        hOffset : int
        src : int (address), buffer or None
        spitch : int
        width : int
        height : int
        kind : cudaMemcpyKind or int
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemcpy2DFromArray(
    dst: _Address,
    dpitch: _Int,
    src: cudaArray_const_t | _Int | None,
    wOffset: _Int,
    hOffset: _Int,
    width: _Int,
    height: _Int,
    kind: cudaMemcpyKind | int,
) -> None:
    """cudaError_t cudaMemcpy2DFromArray(void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height, enum cudaMemcpyKind kind)

    Parameters
        dst : int (address), buffer or None; written
        dpitch : int
        src : cudaArray_const_t, int or None
        wOffset : int
        hOffset : int
        width : int
        height : int
        kind : cudaMemcpyKind or int
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemcpy2DArrayToArray(
    dst: cudaArray_t | _Int | None,
    wOffsetDst: _Int,
    hOffsetDst: _Int,
    src: cudaArray_const_t | _Int | None,
    wOffsetSrc: _Int,
    hOffsetSrc: _Int,
    width: _Int,
    height: _Int,
    kind: cudaMemcpyKind | int,
) -> None:
    """cudaError_t cudaMemcpy2DArrayToArray(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t width, size_t height, enum cudaMemcpyKind kind)

    Parameters
        dst : cudaArray_t, int or None
        wOffsetDst : int
        hOffsetDst : int
        src : cudaArray_const_t, int or None
        wOffsetSrc : int
        hOffsetSrc : int
        width : int
        height : int
        kind : cudaMemcpyKind or int
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemcpyToSymbol(
    symbol: _Address,
    src: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
) -> None:
    """cudaError_t cudaMemcpyToSymbol(const void *symbol, const void *src, size_t count, size_t offset, enum cudaMemcpyKind kind)

    Parameters
        symbol : int (address), buffer or None
        src : int (address), buffer or None; at least count bytes are read
        count : int
        offset : int
        kind : cudaMemcpyKind or int
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemcpyFromSymbol(
    dst: _Address,
    symbol: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
) -> None:
    """cudaError_t cudaMemcpyFromSymbol(void *dst, const void *symbol, size_t count, size_t offset, enum cudaMemcpyKind kind)

    Parameters
        dst : int (address), buffer or None; at least count bytes are written
        symbol : int (address), buffer or None
        count : int
        offset : int
        kind : cudaMemcpyKind or int
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemcpyAsync(
    dst: _Address,
    src: _Address,
    count: _Int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    """cudaError_t cudaMemcpyAsync(void *dst, const void *src, size_t count, enum cudaMemcpyKind kind, cudaStream_t stream)

    Parameters
        dst : int (address), buffer or None; at least count bytes are written
        src : int (address), buffer or None; at least count bytes are read
        count : int
        kind : cudaMemcpyKind or int
        stream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemcpyPeerAsync(
    dst: _Address,
    dstDevice: _Int,
    src: _Address,
    srcDevice: _Int,
    count: _Int,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    """cudaError_t cudaMemcpyPeerAsync(void *dst, int dstDevice, const void *src, int srcDevice, size_t count, cudaStream_t stream)

    Parameters
        dst : int (address), buffer or None; at least count bytes are written
        dstDevice : int
        src : int (address), buffer or None; at least count bytes are read
        srcDevice : int
        count : int
        stream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemcpyBatchAsync(
    dsts: Sequence[_Address] | None,
    srcs: Sequence[_Address] | None,
    sizes: Sequence[int] | None,
    attrs: Sequence[cudaMemcpyAttributes] | None,
    attrsIdxs: Sequence[int] | None,
    stream: cudaStream_t | _Int | None,
) -> int:
    """cudaError_t cudaMemcpyBatchAsync(void **dsts, void **srcs, size_t *sizes, size_t count, struct cudaMemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, size_t *failIdx, cudaStream_t stream)

    Parameters
        dsts : sequence of int (addresses) or buffers, or None
        srcs : sequence of int (addresses) or buffers, or None
        sizes : sequence of int, or None
        attrs : sequence of cudaMemcpyAttributes, or None
        attrsIdxs : sequence of int, or None
        stream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        failIdx : int
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemcpy3DBatchAsync(
    opList: Sequence[cudaMemcpy3DBatchOp] | None,
    flags: _Int,
    stream: cudaStream_t | _Int | None,
) -> int:
    """cudaError_t cudaMemcpy3DBatchAsync(size_t numOps, struct cudaMemcpy3DBatchOp *opList, size_t *failIdx, unsigned long long flags, cudaStream_t stream)

    Parameters
        opList : sequence of cudaMemcpy3DBatchOp, or None
        flags : int
        stream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        failIdx : int
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemcpy2DAsync(
    dst: _Address,
    dpitch: _Int,
    src: _Address,
    spitch: _Int,
    width: _Int,
    height: _Int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    """cudaError_t cudaMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind, cudaStream_t stream)

    Parameters
        dst : int (address), buffer or None; written
        dpitch : int
        src : int (address), buffer or None
        spitch : int
        width : int
        height : int
        kind : cudaMemcpyKind or int
        stream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemcpy2DToArrayAsync(
    dst: cudaArray_t | _Int | None,
    wOffset: _Int,
    hOffset: _Int,
    src: _Address,
    spitch: _Int,
    width: _Int,
    height: _Int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    """cudaError_t cudaMemcpy2DToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind, cudaStream_t stream)

    Parameters
        dst : cudaArray_t, int or None
        wOffset : int
        hOffset : int
        src : int (address), buffer or None
        spitch : int
        width : int
        height : int
        kind : cudaMemcpyKind or int
        stream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemcpy2DFromArrayAsync(
    dst: _Address,
    dpitch: _Int,
    src: cudaArray_const_t | _Int | None,
    wOffset: _Int,
    hOffset: _Int,
    width: _Int,
    height: _Int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    """cudaError_t cudaMemcpy2DFromArrayAsync(void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height, enum cudaMemcpyKind kind, cudaStream_t stream)

    Parameters
        dst : int (address), buffer or None; written
        dpitch : int
        src : cudaArray_const_t, int or None
        wOffset : int
        hOffset : int
        width : int
        height : int
        kind : cudaMemcpyKind or int
        stream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemcpyToSymbolAsync(
    symbol: _Address,
    src: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    """cudaError_t cudaMemcpyToSymbolAsync(const void *symbol, const void *src, size_t count, size_t offset, enum cudaMemcpyKind kind, cudaStream_t stream)

    Parameters
        symbol : int (address), buffer or None
        src : int (address), buffer or None; at least count bytes are read
        count : int
        offset : int
        kind : cudaMemcpyKind or int
        stream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemcpyFromSymbolAsync(
    dst: _Address,
    symbol: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    """cudaError_t cudaMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t count, size_t offset, enum cudaMemcpyKind kind, cudaStream_t stream)

    Parameters
        dst : int (address), buffer or None; at least count bytes are written
        symbol : int (address), buffer or None
        count : int
        offset : int
        kind : cudaMemcpyKind or int
        stream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemset(devPtr: _Address, value: _Int, count: _Int) -> None:
    """cudaError_t cudaMemset(void *devPtr, int value, size_t count)

    Parameters
        devPtr : int (address), buffer or None; at least count bytes are written
        value : int
        count : int
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemset2D(devPtr: _Address, pitch: _Int, value: _Int, width: _Int, height: _Int) -> None:
    """cudaError_t cudaMemset2D(void *devPtr, size_t pitch, int value, size_t width, size_t height)

    Parameters
        devPtr : int (address), buffer or None; written
        pitch : int
        value : int
        width : int
        height : int
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemset3D(pitchedDevPtr: cudaPitchedPtr, value: _Int, extent: cudaExtent) -> None:
    """cudaError_t cudaMemset3D(struct cudaPitchedPtr pitchedDevPtr, int value, struct cudaExtent extent)

    Parameters
        pitchedDevPtr : cudaPitchedPtr
        value : int
        extent : cudaExtent
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemsetAsync(
    devPtr: _Address,
    value: _Int,
    count: _Int,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    """cudaError_t cudaMemsetAsync(void *devPtr, int value, size_t count, cudaStream_t stream)

    Parameters
        devPtr : int (address), buffer or None; at least count bytes are written
        value : int
        count : int
        stream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemset2DAsync(
    devPtr: _Address,
    pitch: _Int,
    value: _Int,
    width: _Int,
    height: _Int,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    """cudaError_t cudaMemset2DAsync(void *devPtr, size_t pitch, int value, size_t width, size_t height, cudaStream_t stream)

    Parameters
        devPtr : int (address), buffer or None; written
        pitch : int
        value : int
        width : int
        height : int
        stream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemset3DAsync(
    pitchedDevPtr: cudaPitchedPtr,
    value: _Int,
    extent: cudaExtent,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    """cudaError_t cudaMemset3DAsync(struct cudaPitchedPtr pitchedDevPtr, int value, struct cudaExtent extent, cudaStream_t stream)

    Parameters
        pitchedDevPtr : cudaPitchedPtr
        value : int
        extent : cudaExtent
        stream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGetSymbolAddress(symbol: _Address) -> int:
    """cudaError_t cudaGetSymbolAddress(void **devPtr, const void *symbol)

    Parameters
        symbol : int (address), buffer or None
    Returns
        cudaError_t (the checked form raises instead)
        devPtr : int
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGetSymbolSize(symbol: _Address) -> int:
    """cudaError_t cudaGetSymbolSize(size_t *size, const void *symbol)

    Parameters
        symbol : int (address), buffer or None
    Returns
        cudaError_t (the checked form raises instead)
        size : int
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemPrefetchAsync(
    devPtr: _Address,
    count: _Int,
    dstDevice: _Int,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    """cudaError_t cudaMemPrefetchAsync(const void *devPtr, size_t count, int dstDevice, cudaStream_t stream)

    Parameters
        devPtr : int (address), buffer or None; at least count bytes are read
        count : int
        dstDevice : int
        stream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemPrefetchAsync_v2(
    devPtr: _Address,
    count: _Int,
    location: cudaMemLocation,
    flags: _Int,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    """cudaError_t cudaMemPrefetchAsync_v2(const void *devPtr, size_t count, struct cudaMemLocation location, unsigned int flags, cudaStream_t stream)

    Parameters
        devPtr : int (address), buffer or None; at least count bytes are read
        count : int
        location : cudaMemLocation
        flags : int
        stream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemAdvise(
    devPtr: _Address,
    count: _Int,
    advice: cudaMemoryAdvise | int,
    device: _Int,
) -> None:
    """cudaError_t cudaMemAdvise(const void *devPtr, size_t count, enum cudaMemoryAdvise advice, int device)

    Parameters
        devPtr : int (address), buffer or None; at least count bytes are read
        count : int
        advice : cudaMemoryAdvise or int
        device : int
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemAdvise_v2(
    devPtr: _Address,
    count: _Int,
    advice: cudaMemoryAdvise | int,
    location: cudaMemLocation,
) -> None:
    """cudaError_t cudaMemAdvise_v2(const void *devPtr, size_t count, enum cudaMemoryAdvise advice, struct cudaMemLocation location)

    Parameters
        devPtr : int (address), buffer or None; at least count bytes are read
        count : int
        advice : cudaMemoryAdvise or int
        location : cudaMemLocation
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemRangeGetAttribute(
    dataSize: _Int,
    attribute: cudaMemRangeAttribute,
    devPtr: _Address,
    count: _Int,
) -> Any:
    """cudaError_t cudaMemRangeGetAttribute(void *data, size_t dataSize, enum cudaMemRangeAttribute attribute, const void *devPtr, size_t count)

    Parameters
        dataSize : int
        attribute : cudaMemRangeAttribute
        devPtr : int (address), buffer or None; at least count bytes are read
        count : int
    Returns
        cudaError_t (the checked form raises instead)
        data : Any
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemRangeGetAttributes(
    dataSizes: Sequence[int] | None,
    attributes: Sequence[cudaMemRangeAttribute] | None,
    devPtr: _Address,
    count: _Int,
) -> list[Any]:
    """cudaError_t cudaMemRangeGetAttributes(void **data, size_t *dataSizes, enum cudaMemRangeAttribute *attributes, size_t numAttributes, const void *devPtr, size_t count)

    Parameters
        dataSizes : sequence of int, or None
        attributes : sequence of cudaMemRangeAttribute, or None
        devPtr : int (address), buffer or None; at least count bytes are read
        count : int
    Returns
        cudaError_t (the checked form raises instead)
        data : list[Any]
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemcpyToArray(
    dst: cudaArray_t | _Int | None,
    wOffset: _Int,
    hOffset: _Int,
    src: _Address,
    count: _Int,
    kind: cudaMemcpyKind | int,
) -> None:
    """cudaError_t cudaMemcpyToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t count, enum cudaMemcpyKind kind)

    Parameters
        dst : cudaArray_t, int or None
        wOffset : int
        hOffset : int
        src : int (address), buffer or None; at least count bytes are read
        count : int
        kind : cudaMemcpyKind or int
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. Deprecated. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemcpyFromArray(
    dst: _Address,
    src: cudaArray_const_t | _Int | None,
    wOffset: _Int,
    hOffset: _Int,
    count: _Int,
    kind: cudaMemcpyKind | int,
) -> None:
    """cudaError_t cudaMemcpyFromArray(void *dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count, enum cudaMemcpyKind kind)

    Parameters
        dst : int (address), buffer or None; at least count bytes are written
        src : cudaArray_const_t, int or None
        wOffset : int
        hOffset : int
        count : int
        kind : cudaMemcpyKind or int
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. Deprecated. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemcpyArrayToArray(
    dst: cudaArray_t | _Int | None,
    wOffsetDst: _Int,
    hOffsetDst: _Int,
    src: cudaArray_const_t | _Int | None,
    wOffsetSrc: _Int,
    hOffsetSrc: _Int,
    count: _Int,
    kind: cudaMemcpyKind | int,
) -> None:
    """cudaError_t cudaMemcpyArrayToArray(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t count, enum cudaMemcpyKind kind)

    Parameters
        dst : cudaArray_t, int or None
        wOffsetDst : int
        hOffsetDst : int
        src : cudaArray_const_t, int or None
        wOffsetSrc : int
        hOffsetSrc : int
        count : int
        kind : cudaMemcpyKind or int
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. Deprecated. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemcpyToArrayAsync(
    dst: cudaArray_t | _Int | None,
    wOffset: _Int,
    hOffset: _Int,
    src: _Address,
    count: _Int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    """cudaError_t cudaMemcpyToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t count, enum cudaMemcpyKind kind, cudaStream_t stream)

    Parameters
        dst : cudaArray_t, int or None
        wOffset : int
        hOffset : int
        src : int (address), buffer or None; at least count bytes are read
        count : int
        kind : cudaMemcpyKind or int
        stream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. Deprecated. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemcpyFromArrayAsync(
    dst: _Address,
    src: cudaArray_const_t | _Int | None,
    wOffset: _Int,
    hOffset: _Int,
    count: _Int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    """cudaError_t cudaMemcpyFromArrayAsync(void *dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count, enum cudaMemcpyKind kind, cudaStream_t stream)

    Parameters
        dst : int (address), buffer or None; at least count bytes are written
        src : cudaArray_const_t, int or None
        wOffset : int
        hOffset : int
        count : int
        kind : cudaMemcpyKind or int
        stream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. Deprecated. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMallocAsync(size: _Int, hStream: cudaStream_t | _Int | None) -> int:
    """cudaError_t cudaMallocAsync(void **devPtr, size_t size, cudaStream_t hStream)

    Parameters
        size : int
        hStream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        devPtr : int
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaFreeAsync(devPtr: _Address, hStream: cudaStream_t | _Int | None) -> None:
    """cudaError_t cudaFreeAsync(void *devPtr, cudaStream_t hStream)

    Parameters
        devPtr : int (address), buffer or None
        hStream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemPoolTrimTo(memPool: cudaMemPool_t | _Int | None, minBytesToKeep: _Int) -> None:
    """cudaError_t cudaMemPoolTrimTo(cudaMemPool_t memPool, size_t minBytesToKeep)

    Parameters
        memPool : cudaMemPool_t, int or None
        minBytesToKeep : int
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemPoolSetAttribute(
    memPool: cudaMemPool_t | _Int | None,
    attr: cudaMemPoolAttr,
    value: Any,
) -> None:
    """cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t memPool, enum cudaMemPoolAttr attr, void *value)

    Parameters
        memPool : cudaMemPool_t, int or None
        attr : cudaMemPoolAttr
        value : the value, of the type that belongs to it
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemPoolGetAttribute(memPool: cudaMemPool_t | _Int | None, attr: cudaMemPoolAttr) -> Any:
    """cudaError_t cudaMemPoolGetAttribute(cudaMemPool_t memPool, enum cudaMemPoolAttr attr, void *value)

    Parameters
        memPool : cudaMemPool_t, int or None
        attr : cudaMemPoolAttr
    Returns
        cudaError_t (the checked form raises instead)
        value : Any
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemPoolSetAccess(
    memPool: cudaMemPool_t | _Int | None,
    descList: Sequence[cudaMemAccessDesc] | None,
) -> None:
    """cudaError_t cudaMemPoolSetAccess(cudaMemPool_t memPool, const struct cudaMemAccessDesc *descList, size_t count)

    Parameters
        memPool : cudaMemPool_t, int or None
        descList : sequence of cudaMemAccessDesc, or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemPoolGetAccess(
    memPool: cudaMemPool_t | _Int | None,
    location: cudaMemLocation | None,
) -> cudaMemAccessFlags:
    """cudaError_t cudaMemPoolGetAccess(enum cudaMemAccessFlags *flags, cudaMemPool_t memPool, struct cudaMemLocation *location)

    Parameters
        memPool : cudaMemPool_t, int or None
        location : cudaMemLocation or None
    Returns
        cudaError_t (the checked form raises instead)
        flags : cudaMemAccessFlags
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemPoolCreate(poolProps: cudaMemPoolProps | None) -> cudaMemPool_t:
    """cudaError_t cudaMemPoolCreate(cudaMemPool_t *memPool, const struct cudaMemPoolProps *poolProps)

    Parameters
        poolProps : cudaMemPoolProps or None
    Returns
        cudaError_t (the checked form raises instead)
        memPool : cudaMemPool_t
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemPoolDestroy(memPool: cudaMemPool_t | _Int | None) -> None:
    """cudaError_t cudaMemPoolDestroy(cudaMemPool_t memPool)

    Parameters
        memPool : cudaMemPool_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMallocFromPoolAsync(
    size: _Int,
    memPool: cudaMemPool_t | _Int | None,
    stream: cudaStream_t | _Int | None,
) -> int:
    """cudaError_t cudaMallocFromPoolAsync(void **ptr, size_t size, cudaMemPool_t memPool, cudaStream_t stream)

    Parameters
        size : int
        memPool : cudaMemPool_t, int or None
        stream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        ptr : int
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemPoolExportToShareableHandle(
    memPool: cudaMemPool_t | _Int | None,
    handleType: cudaMemAllocationHandleType,
    flags: _Int | None = ...,
) -> Any:
    """cudaError_t cudaMemPoolExportToShareableHandle(void *shareableHandle, cudaMemPool_t memPool, enum cudaMemAllocationHandleType handleType, unsigned int flags)

    Parameters
        memPool : cudaMemPool_t, int or None
        handleType : cudaMemAllocationHandleType
        flags : int
    Returns
        cudaError_t (the checked form raises instead)
        shareableHandle : Any
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemPoolImportFromShareableHandle(
    shareableHandle: _Address,
    handleType: cudaMemAllocationHandleType | int,
    flags: _Int | None = ...,
) -> cudaMemPool_t:
    """cudaError_t cudaMemPoolImportFromShareableHandle(cudaMemPool_t *memPool, void *shareableHandle, enum cudaMemAllocationHandleType handleType, unsigned int flags)

    Parameters
        shareableHandle : int (address), buffer or None
        handleType : cudaMemAllocationHandleType or int
        flags : int
    Returns
        cudaError_t (the checked form raises instead)
        memPool : cudaMemPool_t
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemPoolExportPointer(ptr: _Address) -> cudaMemPoolPtrExportData:
    """cudaError_t cudaMemPoolExportPointer(struct cudaMemPoolPtrExportData *exportData, void *ptr)

    Parameters
        ptr : int (address), buffer or None
    Returns
        cudaError_t (the checked form raises instead)
        exportData : cudaMemPoolPtrExportData
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaMemPoolImportPointer(
    memPool: cudaMemPool_t | _Int | None,
    exportData: cudaMemPoolPtrExportData | None,
) -> int:
    """cudaError_t cudaMemPoolImportPointer(void **ptr, cudaMemPool_t memPool, struct cudaMemPoolPtrExportData *exportData)

    Parameters
        memPool : cudaMemPool_t, int or None
        exportData : cudaMemPoolPtrExportData or None
    Returns
        cudaError_t (the checked form raises instead)
        ptr : int
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaPointerGetAttributes(ptr: _Address) -> cudaPointerAttributes:
    """cudaError_t cudaPointerGetAttributes(struct cudaPointerAttributes *attributes, const void *ptr)

    Parameters
        ptr : int (address), buffer or None
    Returns
        cudaError_t (the checked form raises instead)
        attributes : cudaPointerAttributes
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaDeviceCanAccessPeer(device: _Int, peerDevice: _Int) -> int:
    """cudaError_t cudaDeviceCanAccessPeer(int *canAccessPeer, int device, int peerDevice)

    Parameters
        device : int
        peerDevice : int
    Returns
        cudaError_t (the checked form raises instead)
        canAccessPeer : int
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaDeviceEnablePeerAccess(peerDevice: _Int, flags: _Int) -> None:
    """cudaError_t cudaDeviceEnablePeerAccess(int peerDevice, unsigned int flags)

    Parameters
        peerDevice : int
        flags : int
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaDeviceDisablePeerAccess(peerDevice: _Int) -> None:
    """cudaError_t cudaDeviceDisablePeerAccess(int peerDevice)

    Parameters
        peerDevice : int
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphicsUnregisterResource(resource: cudaGraphicsResource_t | _Int | None) -> None:
    """cudaError_t cudaGraphicsUnregisterResource(cudaGraphicsResource_t resource)

    Parameters
        resource : cudaGraphicsResource_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphicsResourceSetMapFlags(
    resource: cudaGraphicsResource_t | _Int | None,
    flags: _Int,
) -> None:
    """cudaError_t cudaGraphicsResourceSetMapFlags(cudaGraphicsResource_t resource, unsigned int flags)

    Parameters
        resource : cudaGraphicsResource_t, int or None
        flags : int
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphicsMapResources(
    count: _Int,
    resources: cudaGraphicsResource_t | _Int | None,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    """cudaError_t cudaGraphicsMapResources(int count, cudaGraphicsResource_t *resources, cudaStream_t stream)

    Parameters
        count : int
        resources : cudaGraphicsResource_t, int (address) or None
        stream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphicsUnmapResources(
    count: _Int,
    resources: cudaGraphicsResource_t | _Int | None,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    """cudaError_t cudaGraphicsUnmapResources(int count, cudaGraphicsResource_t *resources, cudaStream_t stream)

    Parameters
        count : int
        resources : cudaGraphicsResource_t, int (address) or None
        stream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphicsResourceGetMappedPointer(
    resource: cudaGraphicsResource_t | _Int | None,
) -> tuple[int, int]:
    """cudaError_t cudaGraphicsResourceGetMappedPointer(void **devPtr, size_t *size, cudaGraphicsResource_t resource)

    Parameters
        resource : cudaGraphicsResource_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        devPtr : int
        size : int
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphicsSubResourceGetMappedArray(
    resource: cudaGraphicsResource_t | _Int | None,
    arrayIndex: _Int,
    mipLevel: _Int,
) -> cudaArray_t:
    """cudaError_t cudaGraphicsSubResourceGetMappedArray(cudaArray_t *array, cudaGraphicsResource_t resource, unsigned int arrayIndex, unsigned int mipLevel)

    Parameters
        resource : cudaGraphicsResource_t, int or None
        arrayIndex : int
        mipLevel : int
    Returns
        cudaError_t (the checked form raises instead)
        array : cudaArray_t
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphicsResourceGetMappedMipmappedArray(
    resource: cudaGraphicsResource_t | _Int | None,
) -> cudaMipmappedArray_t:
    """cudaError_t cudaGraphicsResourceGetMappedMipmappedArray(cudaMipmappedArray_t *mipmappedArray, cudaGraphicsResource_t resource)

    Parameters
        resource : cudaGraphicsResource_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        mipmappedArray : cudaMipmappedArray_t
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGetChannelDesc(array: cudaArray_const_t | _Int | None) -> cudaChannelFormatDesc:
    """cudaError_t cudaGetChannelDesc(struct cudaChannelFormatDesc *desc, cudaArray_const_t array)

    Parameters
        array : cudaArray_const_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        desc : cudaChannelFormatDesc
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaCreateChannelDesc(
    x: _Int,
    y: _Int,
    z: _Int,
    w: _Int,
    f: cudaChannelFormatKind | int,
) -> cudaChannelFormatDesc:
    """struct cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w, enum cudaChannelFormatKind f)

    Parameters
        x : int
        y : int
        z : int
        w : int
        f : cudaChannelFormatKind or int
    Returns
        cudaError_t (always cudaSuccess; the checked form leaves it out)
        cudaChannelFormatDesc
    Keeps the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaCreateTextureObject(
    pResDesc: cudaResourceDesc | None,
    pTexDesc: cudaTextureDesc | None,
    pResViewDesc: cudaResourceViewDesc | None = ...,
) -> cudaTextureObject_t:
    """cudaError_t cudaCreateTextureObject(cudaTextureObject_t *pTexObject, const struct cudaResourceDesc *pResDesc, const struct cudaTextureDesc *pTexDesc, const struct cudaResourceViewDesc *pResViewDesc)

    Parameters
        pResDesc : cudaResourceDesc or None
        pTexDesc : cudaTextureDesc or None
        pResViewDesc : cudaResourceViewDesc or None
    Returns
        cudaError_t (the checked form raises instead)
        pTexObject : cudaTextureObject_t
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaDestroyTextureObject(texObject: cudaTextureObject_t | _Int | None) -> None:
    """cudaError_t cudaDestroyTextureObject(cudaTextureObject_t texObject)

    Parameters
        texObject : cudaTextureObject_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGetTextureObjectResourceDesc(
    texObject: cudaTextureObject_t | _Int | None,
) -> cudaResourceDesc:
    """cudaError_t cudaGetTextureObjectResourceDesc(struct cudaResourceDesc *pResDesc, cudaTextureObject_t texObject)

    Parameters
        texObject : cudaTextureObject_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        pResDesc : cudaResourceDesc
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGetTextureObjectTextureDesc(
    texObject: cudaTextureObject_t | _Int | None,
) -> cudaTextureDesc:
    """cudaError_t cudaGetTextureObjectTextureDesc(struct cudaTextureDesc *pTexDesc, cudaTextureObject_t texObject)

    Parameters
        texObject : cudaTextureObject_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        pTexDesc : cudaTextureDesc
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGetTextureObjectResourceViewDesc(
    texObject: cudaTextureObject_t | _Int | None,
) -> cudaResourceViewDesc:
    """cudaError_t cudaGetTextureObjectResourceViewDesc(struct cudaResourceViewDesc *pResViewDesc, cudaTextureObject_t texObject)

    Parameters
        texObject : cudaTextureObject_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        pResViewDesc : cudaResourceViewDesc
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaCreateSurfaceObject(pResDesc: cudaResourceDesc | None) -> cudaSurfaceObject_t:
    """cudaError_t cudaCreateSurfaceObject(cudaSurfaceObject_t *pSurfObject, const struct cudaResourceDesc *pResDesc)

    Parameters
        pResDesc : cudaResourceDesc or None
    Returns
        cudaError_t (the checked form raises instead)
        pSurfObject : cudaSurfaceObject_t
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaDestroySurfaceObject(surfObject: cudaSurfaceObject_t | _Int | None) -> None:
    """cudaError_t cudaDestroySurfaceObject(cudaSurfaceObject_t surfObject)

    Parameters
        surfObject : cudaSurfaceObject_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGetSurfaceObjectResourceDesc(
    surfObject: cudaSurfaceObject_t | _Int | None,
) -> cudaResourceDesc:
    """cudaError_t cudaGetSurfaceObjectResourceDesc(struct cudaResourceDesc *pResDesc, cudaSurfaceObject_t surfObject)

    Parameters
        surfObject : cudaSurfaceObject_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        pResDesc : cudaResourceDesc
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaDriverGetVersion() -> int:
    """cudaError_t cudaDriverGetVersion(int *driverVersion)

    Returns
        cudaError_t (the checked form raises instead)
        driverVersion : int
    Keeps the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaRuntimeGetVersion() -> int:
    """cudaError_t cudaRuntimeGetVersion(int *runtimeVersion)

    Returns
        cudaError_t (the checked form raises instead)
        runtimeVersion : int
    Keeps the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphCreate(flags: _Int | None = ...) -> cudaGraph_t:
    """cudaError_t cudaGraphCreate(cudaGraph_t *pGraph, unsigned int flags)

    Parameters
        flags : int
    Returns
        cudaError_t (the checked form raises instead)
        pGraph : cudaGraph_t
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphAddKernelNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    pNodeParams: cudaKernelNodeParams | None,
) -> cudaGraphNode_t:
    """cudaError_t cudaGraphAddKernelNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const struct cudaKernelNodeParams *pNodeParams)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None
        pNodeParams : cudaKernelNodeParams or None
    Returns
        cudaError_t (the checked form raises instead)
        pGraphNode : cudaGraphNode_t
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphKernelNodeGetParams(node: cudaGraphNode_t | _Int | None) -> cudaKernelNodeParams:
    """cudaError_t cudaGraphKernelNodeGetParams(cudaGraphNode_t node, struct cudaKernelNodeParams *pNodeParams)

    Parameters
        node : cudaGraphNode_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        pNodeParams : cudaKernelNodeParams
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphKernelNodeSetParams(
    node: cudaGraphNode_t | _Int | None,
    pNodeParams: cudaKernelNodeParams | None,
) -> None:
    """cudaError_t cudaGraphKernelNodeSetParams(cudaGraphNode_t node, const struct cudaKernelNodeParams *pNodeParams)

    Parameters
        node : cudaGraphNode_t, int or None
        pNodeParams : cudaKernelNodeParams or None
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphKernelNodeCopyAttributes(
    hSrc: cudaGraphNode_t | _Int | None,
    hDst: cudaGraphNode_t | _Int | None,
) -> None:
    """cudaError_t cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t hSrc, cudaGraphNode_t hDst)

    Parameters
        hSrc : cudaGraphNode_t, int or None
        hDst : cudaGraphNode_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphKernelNodeGetAttribute(
    hNode: cudaGraphNode_t | _Int | None,
    attr: cudaKernelNodeAttrID | int,
) -> cudaKernelNodeAttrValue:
    """cudaError_t cudaGraphKernelNodeGetAttribute(cudaGraphNode_t hNode, cudaKernelNodeAttrID attr, cudaKernelNodeAttrValue *value_out)

    Parameters
        hNode : cudaGraphNode_t, int or None
        attr : cudaKernelNodeAttrID or int
    Returns
        cudaError_t (the checked form raises instead)
        value_out : cudaKernelNodeAttrValue
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphKernelNodeSetAttribute(
    hNode: cudaGraphNode_t | _Int | None,
    attr: cudaKernelNodeAttrID | int,
    value: cudaKernelNodeAttrValue | None,
) -> None:
    """cudaError_t cudaGraphKernelNodeSetAttribute(cudaGraphNode_t hNode, cudaKernelNodeAttrID attr, const cudaKernelNodeAttrValue *value)

    Parameters
        hNode : cudaGraphNode_t, int or None
        attr : cudaKernelNodeAttrID or int
        value : cudaKernelNodeAttrValue or None
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphAddMemcpyNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    pCopyParams: cudaMemcpy3DParms | None,
) -> cudaGraphNode_t:
    """cudaError_t cudaGraphAddMemcpyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const struct cudaMemcpy3DParms *pCopyParams)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None
        pCopyParams : cudaMemcpy3DParms or None
    Returns
        cudaError_t (the checked form raises instead)
        pGraphNode : cudaGraphNode_t
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphAddMemcpyNodeToSymbol(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    symbol: _Address,
    src: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
) -> cudaGraphNode_t:
    """cudaError_t cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const void *symbol, const void *src, size_t count, size_t offset, enum cudaMemcpyKind kind)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None
        symbol : int (address), buffer or None
        src : int (address), buffer or None; at least count bytes are read
        count : int
        offset : int
        kind : cudaMemcpyKind or int
    Returns
        cudaError_t (the checked form raises instead)
        pGraphNode : cudaGraphNode_t
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphAddMemcpyNodeFromSymbol(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    dst: _Address,
    symbol: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
) -> cudaGraphNode_t:
    """cudaError_t cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst, const void *symbol, size_t count, size_t offset, enum cudaMemcpyKind kind)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None
        dst : int (address), buffer or None; at least count bytes are written
        symbol : int (address), buffer or None
        count : int
        offset : int
        kind : cudaMemcpyKind or int
    Returns
        cudaError_t (the checked form raises instead)
        pGraphNode : cudaGraphNode_t
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphAddMemcpyNode1D(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    dst: _Address,
    src: _Address,
    count: _Int,
    kind: cudaMemcpyKind | int,
) -> cudaGraphNode_t:
    """cudaError_t cudaGraphAddMemcpyNode1D(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst, const void *src, size_t count, enum cudaMemcpyKind kind)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None
        dst : int (address), buffer or None; at least count bytes are written
        src : int (address), buffer or None; at least count bytes are read
        count : int
        kind : cudaMemcpyKind or int
    Returns
        cudaError_t (the checked form raises instead)
        pGraphNode : cudaGraphNode_t
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphMemcpyNodeGetParams(node: cudaGraphNode_t | _Int | None) -> cudaMemcpy3DParms:
    """cudaError_t cudaGraphMemcpyNodeGetParams(cudaGraphNode_t node, struct cudaMemcpy3DParms *pNodeParams)

    Parameters
        node : cudaGraphNode_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        pNodeParams : cudaMemcpy3DParms
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphMemcpyNodeSetParams(
    node: cudaGraphNode_t | _Int | None,
    pNodeParams: cudaMemcpy3DParms | None,
) -> None:
    """cudaError_t cudaGraphMemcpyNodeSetParams(cudaGraphNode_t node, const struct cudaMemcpy3DParms *pNodeParams)

    Parameters
        node : cudaGraphNode_t, int or None
        pNodeParams : cudaMemcpy3DParms or None
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphMemcpyNodeSetParamsToSymbol(
    node: cudaGraphNode_t | _Int | None,
    symbol: _Address,
    src: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
) -> None:
    """cudaError_t cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t node, const void *symbol, const void *src, size_t count, size_t offset, enum cudaMemcpyKind kind)

    Parameters
        node : cudaGraphNode_t, int or None
        symbol : int (address), buffer or None
        src : int (address), buffer or None; at least count bytes are read
        count : int
        offset : int
        kind : cudaMemcpyKind or int
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphMemcpyNodeSetParamsFromSymbol(
    node: cudaGraphNode_t | _Int | None,
    dst: _Address,
    symbol: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
) -> None:
    """cudaError_t cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t node, void *dst, const void *symbol, size_t count, size_t offset, enum cudaMemcpyKind kind)

    Parameters
        node : cudaGraphNode_t, int or None
        dst : int (address), buffer or None; at least count bytes are written
        symbol : int (address), buffer or None
        count : int
        offset : int
        kind : cudaMemcpyKind or int
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphMemcpyNodeSetParams1D(
    node: cudaGraphNode_t | _Int | None,
    dst: _Address,
    src: _Address,
    count: _Int,
    kind: cudaMemcpyKind | int,
) -> None:
    """cudaError_t cudaGraphMemcpyNodeSetParams1D(cudaGraphNode_t node, void *dst, const void *src, size_t count, enum cudaMemcpyKind kind)

    Parameters
        node : cudaGraphNode_t, int or None
        dst : int (address), buffer or None; at least count bytes are written
        src : int (address), buffer or None; at least count bytes are read
        count : int
        kind : cudaMemcpyKind or int
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphAddMemsetNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    pMemsetParams: cudaMemsetParams | None,
) -> cudaGraphNode_t:
    """cudaError_t cudaGraphAddMemsetNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const struct cudaMemsetParams *pMemsetParams)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None
        pMemsetParams : cudaMemsetParams or None
    Returns
        cudaError_t (the checked form raises instead)
        pGraphNode : cudaGraphNode_t
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphMemsetNodeGetParams(node: cudaGraphNode_t | _Int | None) -> cudaMemsetParams:
    """cudaError_t cudaGraphMemsetNodeGetParams(cudaGraphNode_t node, struct cudaMemsetParams *pNodeParams)

    Parameters
        node : cudaGraphNode_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        pNodeParams : cudaMemsetParams
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphMemsetNodeSetParams(
    node: cudaGraphNode_t | _Int | None,
    pNodeParams: cudaMemsetParams | None,
) -> None:
    """cudaError_t cudaGraphMemsetNodeSetParams(cudaGraphNode_t node, const struct cudaMemsetParams *pNodeParams)

    Parameters
        node : cudaGraphNode_t, int or None
        pNodeParams : cudaMemsetParams or None
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphAddHostNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    pNodeParams: cudaHostNodeParams | None,
) -> cudaGraphNode_t:
    """cudaError_t cudaGraphAddHostNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const struct cudaHostNodeParams *pNodeParams)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None
        pNodeParams : cudaHostNodeParams or None
    Returns
        cudaError_t (the checked form raises instead)
        pGraphNode : cudaGraphNode_t
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphHostNodeGetParams(node: cudaGraphNode_t | _Int | None) -> cudaHostNodeParams:
    """cudaError_t cudaGraphHostNodeGetParams(cudaGraphNode_t node, struct cudaHostNodeParams *pNodeParams)

    Parameters
        node : cudaGraphNode_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        pNodeParams : cudaHostNodeParams
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphHostNodeSetParams(
    node: cudaGraphNode_t | _Int | None,
    pNodeParams: cudaHostNodeParams | None,
) -> None:
    """cudaError_t cudaGraphHostNodeSetParams(cudaGraphNode_t node, const struct cudaHostNodeParams *pNodeParams)

    Parameters
        node : cudaGraphNode_t, int or None
        pNodeParams : cudaHostNodeParams or None
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphAddChildGraphNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    childGraph: cudaGraph_t | _Int | None,
) -> cudaGraphNode_t:
    """cudaError_t cudaGraphAddChildGraphNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaGraph_t childGraph)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None
        childGraph : cudaGraph_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        pGraphNode : cudaGraphNode_t
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphChildGraphNodeGetGraph(node: cudaGraphNode_t | _Int | None) -> cudaGraph_t:
    """cudaError_t cudaGraphChildGraphNodeGetGraph(cudaGraphNode_t node, cudaGraph_t *pGraph)

    Parameters
        node : cudaGraphNode_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        pGraph : cudaGraph_t
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphAddEmptyNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
) -> cudaGraphNode_t:
    """cudaError_t cudaGraphAddEmptyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None
    Returns
        cudaError_t (the checked form raises instead)
        pGraphNode : cudaGraphNode_t
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphAddEventRecordNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    event: cudaEvent_t | _Int | None,
) -> cudaGraphNode_t:
    """cudaError_t cudaGraphAddEventRecordNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None
        event : cudaEvent_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        pGraphNode : cudaGraphNode_t
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphEventRecordNodeGetEvent(node: cudaGraphNode_t | _Int | None) -> cudaEvent_t:
    """cudaError_t cudaGraphEventRecordNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event_out)

    Parameters
        node : cudaGraphNode_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        event_out : cudaEvent_t
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphEventRecordNodeSetEvent(
    node: cudaGraphNode_t | _Int | None,
    event: cudaEvent_t | _Int | None,
) -> None:
    """cudaError_t cudaGraphEventRecordNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)

    Parameters
        node : cudaGraphNode_t, int or None
        event : cudaEvent_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphAddEventWaitNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    event: cudaEvent_t | _Int | None,
) -> cudaGraphNode_t:
    """cudaError_t cudaGraphAddEventWaitNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None
        event : cudaEvent_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        pGraphNode : cudaGraphNode_t
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphEventWaitNodeGetEvent(node: cudaGraphNode_t | _Int | None) -> cudaEvent_t:
    """cudaError_t cudaGraphEventWaitNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event_out)

    Parameters
        node : cudaGraphNode_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        event_out : cudaEvent_t
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphEventWaitNodeSetEvent(
    node: cudaGraphNode_t | _Int | None,
    event: cudaEvent_t | _Int | None,
) -> None:
    """cudaError_t cudaGraphEventWaitNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)

    Parameters
        node : cudaGraphNode_t, int or None
        event : cudaEvent_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphAddExternalSemaphoresSignalNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    nodeParams: cudaExternalSemaphoreSignalNodeParams | None,
) -> cudaGraphNode_t:
    """cudaError_t cudaGraphAddExternalSemaphoresSignalNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const struct cudaExternalSemaphoreSignalNodeParams *nodeParams)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None
        nodeParams : cudaExternalSemaphoreSignalNodeParams or None
    Returns
        cudaError_t (the checked form raises instead)
        pGraphNode : cudaGraphNode_t
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphExternalSemaphoresSignalNodeGetParams(
    hNode: cudaGraphNode_t | _Int | None,
) -> cudaExternalSemaphoreSignalNodeParams:
    """cudaError_t cudaGraphExternalSemaphoresSignalNodeGetParams(cudaGraphNode_t hNode, struct cudaExternalSemaphoreSignalNodeParams *params_out)

    Parameters
        hNode : cudaGraphNode_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        params_out : cudaExternalSemaphoreSignalNodeParams
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphExternalSemaphoresSignalNodeSetParams(
    hNode: cudaGraphNode_t | _Int | None,
    nodeParams: cudaExternalSemaphoreSignalNodeParams | None,
) -> None:
    """cudaError_t cudaGraphExternalSemaphoresSignalNodeSetParams(cudaGraphNode_t hNode, const struct cudaExternalSemaphoreSignalNodeParams *nodeParams)

    Parameters
        hNode : cudaGraphNode_t, int or None
        nodeParams : cudaExternalSemaphoreSignalNodeParams or None
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphAddExternalSemaphoresWaitNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    nodeParams: cudaExternalSemaphoreWaitNodeParams | None,
) -> cudaGraphNode_t:
    """cudaError_t cudaGraphAddExternalSemaphoresWaitNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const struct cudaExternalSemaphoreWaitNodeParams *nodeParams)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None
        nodeParams : cudaExternalSemaphoreWaitNodeParams or None
    Returns
        cudaError_t (the checked form raises instead)
        pGraphNode : cudaGraphNode_t
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphExternalSemaphoresWaitNodeGetParams(
    hNode: cudaGraphNode_t | _Int | None,
) -> cudaExternalSemaphoreWaitNodeParams:
    """cudaError_t cudaGraphExternalSemaphoresWaitNodeGetParams(cudaGraphNode_t hNode, struct cudaExternalSemaphoreWaitNodeParams *params_out)

    Parameters
        hNode : cudaGraphNode_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        params_out : cudaExternalSemaphoreWaitNodeParams
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphExternalSemaphoresWaitNodeSetParams(
    hNode: cudaGraphNode_t | _Int | None,
    nodeParams: cudaExternalSemaphoreWaitNodeParams | None,
) -> None:
    """cudaError_t cudaGraphExternalSemaphoresWaitNodeSetParams(cudaGraphNode_t hNode, const struct cudaExternalSemaphoreWaitNodeParams *nodeParams)

    Parameters
        hNode : cudaGraphNode_t, int or None
        nodeParams : cudaExternalSemaphoreWaitNodeParams or None
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphAddMemAllocNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    nodeParams: cudaMemAllocNodeParams | None,
) -> cudaGraphNode_t:
    """cudaError_t cudaGraphAddMemAllocNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, struct cudaMemAllocNodeParams *nodeParams)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None
        nodeParams : cudaMemAllocNodeParams or None; in and out
    Returns
        cudaError_t (the checked form raises instead)
        pGraphNode : cudaGraphNode_t
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphMemAllocNodeGetParams(node: cudaGraphNode_t | _Int | None) -> cudaMemAllocNodeParams:
    """cudaError_t cudaGraphMemAllocNodeGetParams(cudaGraphNode_t node, struct cudaMemAllocNodeParams *params_out)

    Parameters
        node : cudaGraphNode_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        params_out : cudaMemAllocNodeParams
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphAddMemFreeNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    dptr: _Address,
) -> cudaGraphNode_t:
    """cudaError_t cudaGraphAddMemFreeNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dptr)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None
        dptr : int (address), buffer or None
    Returns
        cudaError_t (the checked form raises instead)
        pGraphNode : cudaGraphNode_t
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphMemFreeNodeGetParams(node: cudaGraphNode_t | _Int | None) -> int:
    """cudaError_t cudaGraphMemFreeNodeGetParams(cudaGraphNode_t node, void *dptr_out)

    Parameters
        node : cudaGraphNode_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        dptr_out : int
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaDeviceGraphMemTrim(device: _Int) -> None:
    """cudaError_t cudaDeviceGraphMemTrim(int device)

    Parameters
        device : int
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaDeviceGetGraphMemAttribute(device: _Int, attr: cudaGraphMemAttributeType) -> Any:
    """cudaError_t cudaDeviceGetGraphMemAttribute(int device, enum cudaGraphMemAttributeType attr, void *value)

    Parameters
        device : int
        attr : cudaGraphMemAttributeType
    Returns
        cudaError_t (the checked form raises instead)
        value : Any
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaDeviceSetGraphMemAttribute(
    device: _Int,
    attr: cudaGraphMemAttributeType,
    value: Any,
) -> None:
    """cudaError_t cudaDeviceSetGraphMemAttribute(int device, enum cudaGraphMemAttributeType attr, void *value)

    Parameters
        device : int
        attr : cudaGraphMemAttributeType
        value : the value, of the type that belongs to it
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphClone(originalGraph: cudaGraph_t | _Int | None) -> cudaGraph_t:
    """cudaError_t cudaGraphClone(cudaGraph_t *pGraphClone, cudaGraph_t originalGraph)

    Parameters
        originalGraph : cudaGraph_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        pGraphClone : cudaGraph_t
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphNodeFindInClone(
    originalNode: cudaGraphNode_t | _Int | None,
    clonedGraph: cudaGraph_t | _Int | None,
) -> cudaGraphNode_t:
    """cudaError_t cudaGraphNodeFindInClone(cudaGraphNode_t *pNode, cudaGraphNode_t originalNode, cudaGraph_t clonedGraph)

    Parameters
        originalNode : cudaGraphNode_t, int or None
        clonedGraph : cudaGraph_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        pNode : cudaGraphNode_t
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphNodeGetType(node: cudaGraphNode_t | _Int | None) -> cudaGraphNodeType:
    """cudaError_t cudaGraphNodeGetType(cudaGraphNode_t node, enum cudaGraphNodeType *pType)

    Parameters
        node : cudaGraphNode_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        pType : cudaGraphNodeType
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphGetNodes(graph: cudaGraph_t | _Int | None) -> list[cudaGraphNode_t]:
    """cudaError_t cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t *nodes, size_t *numNodes)

    Parameters
        graph : cudaGraph_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        nodes : list[cudaGraphNode_t]
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphGetRootNodes(graph: cudaGraph_t | _Int | None) -> list[cudaGraphNode_t]:
    """cudaError_t cudaGraphGetRootNodes(cudaGraph_t graph, cudaGraphNode_t *pRootNodes, size_t *pNumRootNodes)

    Parameters
        graph : cudaGraph_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        pRootNodes : list[cudaGraphNode_t]
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphGetEdges(
    graph: cudaGraph_t | _Int | None,
) -> tuple[list[cudaGraphNode_t], list[cudaGraphNode_t]]:
    """cudaError_t cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to, size_t *numEdges)

    Parameters
        graph : cudaGraph_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        from_ : list[cudaGraphNode_t]
        to : list[cudaGraphNode_t]
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphGetEdges_v2(
    graph: cudaGraph_t | _Int | None,
) -> tuple[list[cudaGraphNode_t], list[cudaGraphNode_t], list[cudaGraphEdgeData]]:
    """cudaError_t cudaGraphGetEdges_v2(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to, cudaGraphEdgeData *edgeData, size_t *numEdges)

    Parameters
        graph : cudaGraph_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        from_ : list[cudaGraphNode_t]
        to : list[cudaGraphNode_t]
        edgeData : list[cudaGraphEdgeData]
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphNodeGetDependencies(node: cudaGraphNode_t | _Int | None) -> list[cudaGraphNode_t]:
    """cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t *pDependencies, size_t *pNumDependencies)

    Parameters
        node : cudaGraphNode_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        pDependencies : list[cudaGraphNode_t]
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphNodeGetDependencies_v2(
    node: cudaGraphNode_t | _Int | None,
) -> tuple[list[cudaGraphNode_t], list[cudaGraphEdgeData]]:
    """cudaError_t cudaGraphNodeGetDependencies_v2(cudaGraphNode_t node, cudaGraphNode_t *pDependencies, cudaGraphEdgeData *edgeData, size_t *pNumDependencies)

    Parameters
        node : cudaGraphNode_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        pDependencies : list[cudaGraphNode_t]
        edgeData : list[cudaGraphEdgeData]
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphNodeGetDependentNodes(node: cudaGraphNode_t | _Int | None) -> list[cudaGraphNode_t]:
    """cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t node, cudaGraphNode_t *pDependentNodes, size_t *pNumDependentNodes)

    Parameters
        node : cudaGraphNode_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        pDependentNodes : list[cudaGraphNode_t]
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphNodeGetDependentNodes_v2(
    node: cudaGraphNode_t | _Int | None,
) -> tuple[list[cudaGraphNode_t], list[cudaGraphEdgeData]]:
    """cudaError_t cudaGraphNodeGetDependentNodes_v2(cudaGraphNode_t node, cudaGraphNode_t *pDependentNodes, cudaGraphEdgeData *edgeData, size_t *pNumDependentNodes)

    Parameters
        node : cudaGraphNode_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        pDependentNodes : list[cudaGraphNode_t]
        edgeData : list[cudaGraphEdgeData]
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphAddDependencies(
    graph: cudaGraph_t | _Int | None,
    from_: Sequence[cudaGraphNode_t] | None,
    to: Sequence[cudaGraphNode_t] | None,
) -> None:
    """cudaError_t cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, size_t numDependencies)

    Parameters
        graph : cudaGraph_t, int or None
        from_ : sequence of cudaGraphNode_t, or None
        to : sequence of cudaGraphNode_t, or None
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphAddDependencies_v2(
    graph: cudaGraph_t | _Int | None,
    from_: Sequence[cudaGraphNode_t] | None,
    to: Sequence[cudaGraphNode_t] | None,
    edgeData: Sequence[cudaGraphEdgeData] | None = ...,
) -> None:
    """cudaError_t cudaGraphAddDependencies_v2(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData, size_t numDependencies)

    Parameters
        graph : cudaGraph_t, int or None
        from_ : sequence of cudaGraphNode_t, or None
        to : sequence of cudaGraphNode_t, or None
        edgeData : sequence of cudaGraphEdgeData, or None
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphRemoveDependencies(
    graph: cudaGraph_t | _Int | None,
    from_: Sequence[cudaGraphNode_t] | None,
    to: Sequence[cudaGraphNode_t] | None,
) -> None:
    """cudaError_t cudaGraphRemoveDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, size_t numDependencies)

    Parameters
        graph : cudaGraph_t, int or None
        from_ : sequence of cudaGraphNode_t, or None
        to : sequence of cudaGraphNode_t, or None
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphRemoveDependencies_v2(
    graph: cudaGraph_t | _Int | None,
    from_: Sequence[cudaGraphNode_t] | None,
    to: Sequence[cudaGraphNode_t] | None,
    edgeData: Sequence[cudaGraphEdgeData] | None = ...,
) -> None:
    """cudaError_t cudaGraphRemoveDependencies_v2(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData, size_t numDependencies)

    Parameters
        graph : cudaGraph_t, int or None
        from_ : sequence of cudaGraphNode_t, or None
        to : sequence of cudaGraphNode_t, or None
        edgeData : sequence of cudaGraphEdgeData, or None
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphDestroyNode(node: cudaGraphNode_t | _Int | None) -> None:
    """cudaError_t cudaGraphDestroyNode(cudaGraphNode_t node)

    Parameters
        node : cudaGraphNode_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphInstantiate(
    graph: cudaGraph_t | _Int | None,
    flags: _Int | None = ...,
) -> cudaGraphExec_t:
    """cudaError_t cudaGraphInstantiate(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, unsigned long long flags)

    Parameters
        graph : cudaGraph_t, int or None
        flags : int
    Returns
        cudaError_t (the checked form raises instead)
        pGraphExec : cudaGraphExec_t
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphInstantiateWithFlags(
    graph: cudaGraph_t | _Int | None,
    flags: _Int | None = ...,
) -> cudaGraphExec_t:
    """cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, unsigned long long flags)

    Parameters
        graph : cudaGraph_t, int or None
        flags : int
    Returns
        cudaError_t (the checked form raises instead)
        pGraphExec : cudaGraphExec_t
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphInstantiateWithParams(
    graph: cudaGraph_t | _Int | None,
    instantiateParams: cudaGraphInstantiateParams | None,
) -> cudaGraphExec_t:
    """cudaError_t cudaGraphInstantiateWithParams(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, cudaGraphInstantiateParams *instantiateParams)

    Parameters
        graph : cudaGraph_t, int or None
        instantiateParams : cudaGraphInstantiateParams or None; in and out
    Returns
        cudaError_t (the checked form raises instead)
        pGraphExec : cudaGraphExec_t
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphExecGetFlags(graphExec: cudaGraphExec_t | _Int | None) -> int:
    """cudaError_t cudaGraphExecGetFlags(cudaGraphExec_t graphExec, unsigned long long *flags)

    Parameters
        graphExec : cudaGraphExec_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        flags : int
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphExecKernelNodeSetParams(
    hGraphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    pNodeParams: cudaKernelNodeParams | None,
) -> None:
    """cudaError_t cudaGraphExecKernelNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const struct cudaKernelNodeParams *pNodeParams)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        node : cudaGraphNode_t, int or None
        pNodeParams : cudaKernelNodeParams or None
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphExecMemcpyNodeSetParams(
    hGraphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    pNodeParams: cudaMemcpy3DParms | None,
) -> None:
    """cudaError_t cudaGraphExecMemcpyNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const struct cudaMemcpy3DParms *pNodeParams)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        node : cudaGraphNode_t, int or None
        pNodeParams : cudaMemcpy3DParms or None
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphExecMemcpyNodeSetParamsToSymbol(
    hGraphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    symbol: _Address,
    src: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
) -> None:
    """cudaError_t cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const void *symbol, const void *src, size_t count, size_t offset, enum cudaMemcpyKind kind)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        node : cudaGraphNode_t, int or None
        symbol : int (address), buffer or None
        src : int (address), buffer or None; at least count bytes are read
        count : int
        offset : int
        kind : cudaMemcpyKind or int
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphExecMemcpyNodeSetParamsFromSymbol(
    hGraphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    dst: _Address,
    symbol: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
) -> None:
    """cudaError_t cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void *dst, const void *symbol, size_t count, size_t offset, enum cudaMemcpyKind kind)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        node : cudaGraphNode_t, int or None
        dst : int (address), buffer or None; at least count bytes are written
        symbol : int (address), buffer or None
        count : int
        offset : int
        kind : cudaMemcpyKind or int
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphExecMemcpyNodeSetParams1D(
    hGraphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    dst: _Address,
    src: _Address,
    count: _Int,
    kind: cudaMemcpyKind | int,
) -> None:
    """cudaError_t cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void *dst, const void *src, size_t count, enum cudaMemcpyKind kind)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        node : cudaGraphNode_t, int or None
        dst : int (address), buffer or None; at least count bytes are written
        src : int (address), buffer or None; at least count bytes are read
        count : int
        kind : cudaMemcpyKind or int
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphExecMemsetNodeSetParams(
    hGraphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    pNodeParams: cudaMemsetParams | None,
) -> None:
    """cudaError_t cudaGraphExecMemsetNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const struct cudaMemsetParams *pNodeParams)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        node : cudaGraphNode_t, int or None
        pNodeParams : cudaMemsetParams or None
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphExecHostNodeSetParams(
    hGraphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    pNodeParams: cudaHostNodeParams | None,
) -> None:
    """cudaError_t cudaGraphExecHostNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const struct cudaHostNodeParams *pNodeParams)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        node : cudaGraphNode_t, int or None
        pNodeParams : cudaHostNodeParams or None
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphExecChildGraphNodeSetParams(
    hGraphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    childGraph: cudaGraph_t | _Int | None,
) -> None:
    """cudaError_t cudaGraphExecChildGraphNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, cudaGraph_t childGraph)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        node : cudaGraphNode_t, int or None
        childGraph : cudaGraph_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphExecEventRecordNodeSetEvent(
    hGraphExec: cudaGraphExec_t | _Int | None,
    hNode: cudaGraphNode_t | _Int | None,
    event: cudaEvent_t | _Int | None,
) -> None:
    """cudaError_t cudaGraphExecEventRecordNodeSetEvent(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, cudaEvent_t event)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        hNode : cudaGraphNode_t, int or None
        event : cudaEvent_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphExecEventWaitNodeSetEvent(
    hGraphExec: cudaGraphExec_t | _Int | None,
    hNode: cudaGraphNode_t | _Int | None,
    event: cudaEvent_t | _Int | None,
) -> None:
    """cudaError_t cudaGraphExecEventWaitNodeSetEvent(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, cudaEvent_t event)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        hNode : cudaGraphNode_t, int or None
        event : cudaEvent_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphExecExternalSemaphoresSignalNodeSetParams(
    hGraphExec: cudaGraphExec_t | _Int | None,
    hNode: cudaGraphNode_t | _Int | None,
    nodeParams: cudaExternalSemaphoreSignalNodeParams | None,
) -> None:
    """cudaError_t cudaGraphExecExternalSemaphoresSignalNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, const struct cudaExternalSemaphoreSignalNodeParams *nodeParams)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        hNode : cudaGraphNode_t, int or None
        nodeParams : cudaExternalSemaphoreSignalNodeParams or None
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphExecExternalSemaphoresWaitNodeSetParams(
    hGraphExec: cudaGraphExec_t | _Int | None,
    hNode: cudaGraphNode_t | _Int | None,
    nodeParams: cudaExternalSemaphoreWaitNodeParams | None,
) -> None:
    """cudaError_t cudaGraphExecExternalSemaphoresWaitNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, const struct cudaExternalSemaphoreWaitNodeParams *nodeParams)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        hNode : cudaGraphNode_t, int or None
        nodeParams : cudaExternalSemaphoreWaitNodeParams or None
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphNodeSetEnabled(
    hGraphExec: cudaGraphExec_t | _Int | None,
    hNode: cudaGraphNode_t | _Int | None,
    isEnabled: _Int,
) -> None:
    """cudaError_t cudaGraphNodeSetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned int isEnabled)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        hNode : cudaGraphNode_t, int or None
        isEnabled : int
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphNodeGetEnabled(
    hGraphExec: cudaGraphExec_t | _Int | None,
    hNode: cudaGraphNode_t | _Int | None,
) -> int:
    """cudaError_t cudaGraphNodeGetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned int *isEnabled)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        hNode : cudaGraphNode_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        isEnabled : int
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphExecUpdate(
    hGraphExec: cudaGraphExec_t | _Int | None,
    hGraph: cudaGraph_t | _Int | None,
) -> cudaGraphExecUpdateResultInfo:
    """cudaError_t cudaGraphExecUpdate(cudaGraphExec_t hGraphExec, cudaGraph_t hGraph, cudaGraphExecUpdateResultInfo *resultInfo)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        hGraph : cudaGraph_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        resultInfo : cudaGraphExecUpdateResultInfo
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphUpload(
    graphExec: cudaGraphExec_t | _Int | None,
    stream: cudaStream_t | _Int | None,
) -> None:
    """cudaError_t cudaGraphUpload(cudaGraphExec_t graphExec, cudaStream_t stream)

    Parameters
        graphExec : cudaGraphExec_t, int or None
        stream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphLaunch(
    graphExec: cudaGraphExec_t | _Int | None,
    stream: cudaStream_t | _Int | None,
) -> None:
    """cudaError_t cudaGraphLaunch(cudaGraphExec_t graphExec, cudaStream_t stream)

    Parameters
        graphExec : cudaGraphExec_t, int or None
        stream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphExecDestroy(graphExec: cudaGraphExec_t | _Int | None) -> None:
    """cudaError_t cudaGraphExecDestroy(cudaGraphExec_t graphExec)

    Parameters
        graphExec : cudaGraphExec_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphDestroy(graph: cudaGraph_t | _Int | None) -> None:
    """cudaError_t cudaGraphDestroy(cudaGraph_t graph)

    Parameters
        graph : cudaGraph_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphDebugDotPrint(
    graph: cudaGraph_t | _Int | None,
    path: _Text,
    flags: _Int | None = ...,
) -> None:
    """cudaError_t cudaGraphDebugDotPrint(cudaGraph_t graph, const char *path, unsigned int flags)

    Parameters
        graph : cudaGraph_t, int or None
        path : str or bytes
        flags : int
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaUserObjectCreate(
    ptr: object,
    destroy: cudaHostFn_t | _Int | Callable[..., object] | None,
    initialRefcount: _Int,
    flags: _Int,
) -> cudaUserObject_t:
    """cudaError_t cudaUserObjectCreate(cudaUserObject_t *object_out, void *ptr, cudaHostFn_t destroy, unsigned int initialRefcount, unsigned int flags)

    Parameters
        ptr : any object, which the callable gets; int (address) for a C function
        destroy : callable, cudaHostFn_t, int (address of a C function) or None
        initialRefcount : int
        flags : int
    Returns
        cudaError_t (the checked form raises instead)
        object_out : cudaUserObject_t
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaUserObjectRetain(object: cudaUserObject_t | _Int | None, count: _Int) -> None:
    """cudaError_t cudaUserObjectRetain(cudaUserObject_t object, unsigned int count)

    Parameters
        object : cudaUserObject_t, int or None
        count : int
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaUserObjectRelease(object: cudaUserObject_t | _Int | None, count: _Int) -> None:
    """cudaError_t cudaUserObjectRelease(cudaUserObject_t object, unsigned int count)

    Parameters
        object : cudaUserObject_t, int or None
        count : int
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphRetainUserObject(
    graph: cudaGraph_t | _Int | None,
    object: cudaUserObject_t | _Int | None,
    count: _Int,
    flags: _Int | None = ...,
) -> None:
    """cudaError_t cudaGraphRetainUserObject(cudaGraph_t graph, cudaUserObject_t object, unsigned int count, unsigned int flags)

    Parameters
        graph : cudaGraph_t, int or None
        object : cudaUserObject_t, int or None
        count : int
        flags : int
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphReleaseUserObject(
    graph: cudaGraph_t | _Int | None,
    object: cudaUserObject_t | _Int | None,
    count: _Int,
) -> None:
    """cudaError_t cudaGraphReleaseUserObject(cudaGraph_t graph, cudaUserObject_t object, unsigned int count)

    Parameters
        graph : cudaGraph_t, int or None
        object : cudaUserObject_t, int or None
        count : int
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphAddNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    nodeParams: cudaGraphNodeParams | None,
) -> cudaGraphNode_t:
    """cudaError_t cudaGraphAddNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, struct cudaGraphNodeParams *nodeParams)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None
        nodeParams : cudaGraphNodeParams or None; in and out
    Returns
        cudaError_t (the checked form raises instead)
        pGraphNode : cudaGraphNode_t
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphAddNode_v2(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    dependencyData: Sequence[cudaGraphEdgeData] | None,
    nodeParams: cudaGraphNodeParams | None,
) -> cudaGraphNode_t:
    """cudaError_t cudaGraphAddNode_v2(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies, struct cudaGraphNodeParams *nodeParams)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None
        dependencyData : sequence of cudaGraphEdgeData, or None
        nodeParams : cudaGraphNodeParams or None; in and out
    Returns
        cudaError_t (the checked form raises instead)
        pGraphNode : cudaGraphNode_t
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphNodeSetParams(
    node: cudaGraphNode_t | _Int | None,
    nodeParams: cudaGraphNodeParams | None,
) -> None:
    """cudaError_t cudaGraphNodeSetParams(cudaGraphNode_t node, struct cudaGraphNodeParams *nodeParams)

    Parameters
        node : cudaGraphNode_t, int or None
        nodeParams : cudaGraphNodeParams or None
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphExecNodeSetParams(
    graphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    nodeParams: cudaGraphNodeParams | None,
) -> None:
    """cudaError_t cudaGraphExecNodeSetParams(cudaGraphExec_t graphExec, cudaGraphNode_t node, struct cudaGraphNodeParams *nodeParams)

    Parameters
        graphExec : cudaGraphExec_t, int or None
        node : cudaGraphNode_t, int or None
        nodeParams : cudaGraphNodeParams or None
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphConditionalHandleCreate(
    graph: cudaGraph_t | _Int | None,
    defaultLaunchValue: _Int | None = ...,
    flags: _Int | None = ...,
) -> cudaGraphConditionalHandle:
    """cudaError_t cudaGraphConditionalHandleCreate(cudaGraphConditionalHandle *pHandle_out, cudaGraph_t graph, unsigned int defaultLaunchValue, unsigned int flags)

    Parameters
        graph : cudaGraph_t, int or None
        defaultLaunchValue : int
        flags : int
    Returns
        cudaError_t (the checked form raises instead)
        pHandle_out : cudaGraphConditionalHandle
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGetDriverEntryPoint(
    symbol: _Text,
    flags: _Int,
) -> tuple[int, cudaDriverEntryPointQueryResult]:
    """cudaError_t cudaGetDriverEntryPoint(const char *symbol, void **funcPtr, unsigned long long flags, enum cudaDriverEntryPointQueryResult *driverStatus)

    Parameters
        symbol : str or bytes
        flags : int
    Returns
        cudaError_t (the checked form raises instead)
        funcPtr : int
        driverStatus : cudaDriverEntryPointQueryResult
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGetDriverEntryPointByVersion(
    symbol: _Text,
    cudaVersion: _Int,
    flags: _Int,
) -> tuple[int, cudaDriverEntryPointQueryResult]:
    """cudaError_t cudaGetDriverEntryPointByVersion(const char *symbol, void **funcPtr, unsigned int cudaVersion, unsigned long long flags, enum cudaDriverEntryPointQueryResult *driverStatus)

    Parameters
        symbol : str or bytes
        cudaVersion : int
        flags : int
    Returns
        cudaError_t (the checked form raises instead)
        funcPtr : int
        driverStatus : cudaDriverEntryPointQueryResult
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaLibraryLoadData(
    code: _Address,
    jitOptions: Sequence[cudaJitOption] | None = ...,
    jitOptionsValues: Sequence[Any] | None = ...,
    libraryOptions: Sequence[cudaLibraryOption] | None = ...,
    libraryOptionValues: Sequence[Any] | None = ...,
) -> cudaLibrary_t:
    """cudaError_t cudaLibraryLoadData(cudaLibrary_t *library, const void *code, enum cudaJitOption *jitOptions, void **jitOptionsValues, unsigned int numJitOptions, enum cudaLibraryOption *libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions)

    Parameters
        code : int (address), buffer or None
        jitOptions : sequence of cudaJitOption, or None
        jitOptionsValues : sequence of values, or None
        libraryOptions : sequence of cudaLibraryOption, or None
        libraryOptionValues : sequence of values, or None
    Returns
        cudaError_t (the checked form raises instead)
        library : cudaLibrary_t
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaLibraryLoadFromFile(
    fileName: _Text,
    jitOptions: Sequence[cudaJitOption] | None = ...,
    jitOptionsValues: Sequence[Any] | None = ...,
    libraryOptions: Sequence[cudaLibraryOption] | None = ...,
    libraryOptionValues: Sequence[Any] | None = ...,
) -> cudaLibrary_t:
    """cudaError_t cudaLibraryLoadFromFile(cudaLibrary_t *library, const char *fileName, enum cudaJitOption *jitOptions, void **jitOptionsValues, unsigned int numJitOptions, enum cudaLibraryOption *libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions)

    Parameters
        fileName : str or bytes
        jitOptions : sequence of cudaJitOption, or None
        jitOptionsValues : sequence of values, or None
        libraryOptions : sequence of cudaLibraryOption, or None
        libraryOptionValues : sequence of values, or None
    Returns
        cudaError_t (the checked form raises instead)
        library : cudaLibrary_t
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaLibraryUnload(library: cudaLibrary_t | _Int | None) -> None:
    """cudaError_t cudaLibraryUnload(cudaLibrary_t library)

    Parameters
        library : cudaLibrary_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaLibraryGetKernel(library: cudaLibrary_t | _Int | None, name: _Text) -> cudaKernel_t:
    """cudaError_t cudaLibraryGetKernel(cudaKernel_t *pKernel, cudaLibrary_t library, const char *name)

    Parameters
        library : cudaLibrary_t, int or None
        name : str or bytes
    Returns
        cudaError_t (the checked form raises instead)
        pKernel : cudaKernel_t
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaLibraryGetGlobal(library: cudaLibrary_t | _Int | None, name: _Text) -> tuple[int, int]:
    """cudaError_t cudaLibraryGetGlobal(void **dptr, size_t *bytes, cudaLibrary_t library, const char *name)

    Parameters
        library : cudaLibrary_t, int or None
        name : str or bytes
    Returns
        cudaError_t (the checked form raises instead)
        dptr : int
        numbytes : int
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaLibraryGetManaged(library: cudaLibrary_t | _Int | None, name: _Text) -> tuple[int, int]:
    """cudaError_t cudaLibraryGetManaged(void **dptr, size_t *bytes, cudaLibrary_t library, const char *name)

    Parameters
        library : cudaLibrary_t, int or None
        name : str or bytes
    Returns
        cudaError_t (the checked form raises instead)
        dptr : int
        numbytes : int
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaLibraryGetUnifiedFunction(library: cudaLibrary_t | _Int | None, symbol: _Text) -> int:
    """cudaError_t cudaLibraryGetUnifiedFunction(void **fptr, cudaLibrary_t library, const char *symbol)

    Parameters
        library : cudaLibrary_t, int or None
        symbol : str or bytes
    Returns
        cudaError_t (the checked form raises instead)
        fptr : int
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaLibraryGetKernelCount(lib: cudaLibrary_t | _Int | None) -> int:
    """cudaError_t cudaLibraryGetKernelCount(unsigned int *count, cudaLibrary_t lib)

    Parameters
        lib : cudaLibrary_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        count : int
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaLibraryEnumerateKernels(
    numKernels: _Int,
    lib: cudaLibrary_t | _Int | None,
) -> list[cudaKernel_t]:
    """cudaError_t cudaLibraryEnumerateKernels(cudaKernel_t *kernels, unsigned int numKernels, cudaLibrary_t lib)

    Parameters
        numKernels : int
        lib : cudaLibrary_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        kernels : list[cudaKernel_t]
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaKernelSetAttributeForDevice(
    kernel: cudaKernel_t | _Int | None,
    attr: cudaFuncAttribute | int,
    value: _Int,
    device: _Int,
) -> None:
    """cudaError_t cudaKernelSetAttributeForDevice(cudaKernel_t kernel, enum cudaFuncAttribute attr, int value, int device)

    Parameters
        kernel : cudaKernel_t, int or None
        attr : cudaFuncAttribute or int
        value : int
        device : int
    Returns
        cudaError_t (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGetExportTable(pExportTableId: cudaUUID_t | None) -> int:
    """cudaError_t cudaGetExportTable(const void **ppExportTable, const cudaUUID_t *pExportTableId)

    Parameters
        pExportTableId : cudaUUID_t or None
    Returns
        cudaError_t (the checked form raises instead)
        ppExportTable : int
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGetFuncBySymbol(symbolPtr: _Address) -> cudaFunction_t:
    """cudaError_t cudaGetFuncBySymbol(cudaFunction_t *functionPtr, const void *symbolPtr)

    Parameters
        symbolPtr : int (address), buffer or None
    Returns
        cudaError_t (the checked form raises instead)
        functionPtr : cudaFunction_t
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGetKernel(entryFuncAddr: _Address) -> cudaKernel_t:
    """cudaError_t cudaGetKernel(cudaKernel_t *kernelPtr, const void *entryFuncAddr)

    Parameters
        entryFuncAddr : int (address), buffer or None
    Returns
        cudaError_t (the checked form raises instead)
        kernelPtr : cudaKernel_t
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def make_cudaPitchedPtr(d: _Address, p: _Int, xsz: _Int, ysz: _Int) -> cudaPitchedPtr:
    """struct cudaPitchedPtr make_cudaPitchedPtr(void *d, size_t p, size_t xsz, size_t ysz)

    Parameters
        d : int (address), buffer or None
        p : int
        xsz : int
        ysz : int
    Returns
        cudaPitchedPtr
    Keeps the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def make_cudaPos(x: _Int, y: _Int, z: _Int) -> cudaPos:
    """struct cudaPos make_cudaPos(size_t x, size_t y, size_t z)

    Parameters
        x : int
        y : int
        z : int
    Returns
        cudaPos
    Keeps the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def make_cudaExtent(w: _Int, h: _Int, d: _Int) -> cudaExtent:
    """struct cudaExtent make_cudaExtent(size_t w, size_t h, size_t d)

    Parameters
        w : int
        h : int
        d : int
    Returns
        cudaExtent
    Keeps the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaProfilerStart() -> None:
    """cudaError_t cudaProfilerStart(void)

    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaProfilerStop() -> None:
    """cudaError_t cudaProfilerStop(void)

    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphicsEGLRegisterImage(
    image: EGLImageKHR | _Int | None,
    flags: _Int,
) -> cudaGraphicsResource_t:
    """cudaError_t cudaGraphicsEGLRegisterImage(cudaGraphicsResource_t *pCudaResource, EGLImageKHR image, unsigned int flags)

    Parameters
        image : EGLImageKHR, int or None
        flags : int
    Returns
        cudaError_t (the checked form raises instead)
        pCudaResource : cudaGraphicsResource_t
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaEGLStreamConsumerConnect(eglStream: EGLStreamKHR | _Int | None) -> cudaEglStreamConnection:
    """cudaError_t cudaEGLStreamConsumerConnect(cudaEglStreamConnection *conn, EGLStreamKHR eglStream)

    Parameters
        eglStream : EGLStreamKHR, int or None
    Returns
        cudaError_t (the checked form raises instead)
        conn : cudaEglStreamConnection
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaEGLStreamConsumerConnectWithFlags(
    eglStream: EGLStreamKHR | _Int | None,
    flags: _Int,
) -> cudaEglStreamConnection:
    """cudaError_t cudaEGLStreamConsumerConnectWithFlags(cudaEglStreamConnection *conn, EGLStreamKHR eglStream, unsigned int flags)

    Parameters
        eglStream : EGLStreamKHR, int or None
        flags : int
    Returns
        cudaError_t (the checked form raises instead)
        conn : cudaEglStreamConnection
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaEGLStreamConsumerDisconnect(conn: cudaEglStreamConnection | _Int | None) -> None:
    """cudaError_t cudaEGLStreamConsumerDisconnect(cudaEglStreamConnection *conn)

    Parameters
        conn : cudaEglStreamConnection, int (address) or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaEGLStreamConsumerAcquireFrame(
    conn: cudaEglStreamConnection | _Int | None,
    pCudaResource: cudaGraphicsResource_t | _Int | None,
    pStream: cudaStream_t | _Int | None,
    timeout: _Int,
) -> None:
    """cudaError_t cudaEGLStreamConsumerAcquireFrame(cudaEglStreamConnection *conn, cudaGraphicsResource_t *pCudaResource, cudaStream_t *pStream, unsigned int timeout)

    Parameters
        conn : cudaEglStreamConnection, int (address) or None
        pCudaResource : cudaGraphicsResource_t, int (address) or None; in and out
        pStream : cudaStream_t, int (address) or None; in and out
        timeout : int
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaEGLStreamConsumerReleaseFrame(
    conn: cudaEglStreamConnection | _Int | None,
    pCudaResource: cudaGraphicsResource_t | _Int | None,
    pStream: cudaStream_t | _Int | None,
) -> None:
    """cudaError_t cudaEGLStreamConsumerReleaseFrame(cudaEglStreamConnection *conn, cudaGraphicsResource_t pCudaResource, cudaStream_t *pStream)

    Parameters
        conn : cudaEglStreamConnection, int (address) or None
        pCudaResource : cudaGraphicsResource_t, int or None
        pStream : cudaStream_t, int (address) or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaEGLStreamProducerConnect(
    eglStream: EGLStreamKHR | _Int | None,
    width: EGLint | _Int | None,
    height: EGLint | _Int | None,
) -> cudaEglStreamConnection:
    """cudaError_t cudaEGLStreamProducerConnect(cudaEglStreamConnection *conn, EGLStreamKHR eglStream, EGLint width, EGLint height)

    Parameters
        eglStream : EGLStreamKHR, int or None
        width : EGLint, int or None
        height : EGLint, int or None
    Returns
        cudaError_t (the checked form raises instead)
        conn : cudaEglStreamConnection
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaEGLStreamProducerDisconnect(conn: cudaEglStreamConnection | _Int | None) -> None:
    """cudaError_t cudaEGLStreamProducerDisconnect(cudaEglStreamConnection *conn)

    Parameters
        conn : cudaEglStreamConnection, int (address) or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaEGLStreamProducerPresentFrame(
    conn: cudaEglStreamConnection | _Int | None,
    eglframe: cudaEglFrame,
    pStream: cudaStream_t | _Int | None,
) -> None:
    """cudaError_t cudaEGLStreamProducerPresentFrame(cudaEglStreamConnection *conn, cudaEglFrame eglframe, cudaStream_t *pStream)

    Parameters
        conn : cudaEglStreamConnection, int (address) or None
        eglframe : cudaEglFrame
        pStream : cudaStream_t, int (address) or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaEGLStreamProducerReturnFrame(
    conn: cudaEglStreamConnection | _Int | None,
    eglframe: cudaEglFrame | None,
    pStream: cudaStream_t | _Int | None,
) -> None:
    """cudaError_t cudaEGLStreamProducerReturnFrame(cudaEglStreamConnection *conn, cudaEglFrame *eglframe, cudaStream_t *pStream)

    Parameters
        conn : cudaEglStreamConnection, int (address) or None
        eglframe : cudaEglFrame or None; in and out
        pStream : cudaStream_t, int (address) or None; in and out
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphicsResourceGetMappedEglFrame(
    resource: cudaGraphicsResource_t | _Int | None,
    index: _Int,
    mipLevel: _Int,
) -> cudaEglFrame:
    """cudaError_t cudaGraphicsResourceGetMappedEglFrame(cudaEglFrame *eglFrame, cudaGraphicsResource_t resource, unsigned int index, unsigned int mipLevel)

    Parameters
        resource : cudaGraphicsResource_t, int or None
        index : int
        mipLevel : int
    Returns
        cudaError_t (the checked form raises instead)
        eglFrame : cudaEglFrame
    Keeps the GIL while no host function can hold the call up. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaEventCreateFromEGLSync(eglSync: EGLSyncKHR | _Int | None, flags: _Int) -> cudaEvent_t:
    """cudaError_t cudaEventCreateFromEGLSync(cudaEvent_t *phEvent, EGLSyncKHR eglSync, unsigned int flags)

    Parameters
        eglSync : EGLSyncKHR, int or None
        flags : int
    Returns
        cudaError_t (the checked form raises instead)
        phEvent : cudaEvent_t
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGLGetDevices(
    cudaDeviceCount: _Int,
    deviceList: cudaGLDeviceList | int,
) -> tuple[int, list[int]]:
    """cudaError_t cudaGLGetDevices(unsigned int *pCudaDeviceCount, int *pCudaDevices, unsigned int cudaDeviceCount, enum cudaGLDeviceList deviceList)

    Parameters
        cudaDeviceCount : int
        deviceList : cudaGLDeviceList or int
    Returns
        cudaError_t (the checked form raises instead)
        pCudaDeviceCount : int
        pCudaDevices : list[int]
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphicsGLRegisterImage(
    image: GLuint | _Int | None,
    target: GLenum | _Int | None,
    flags: _Int,
) -> cudaGraphicsResource_t:
    """cudaError_t cudaGraphicsGLRegisterImage(cudaGraphicsResource_t *resource, GLuint image, GLenum target, unsigned int flags)

    Parameters
        image : GLuint, int or None
        target : GLenum, int or None
        flags : int
    Returns
        cudaError_t (the checked form raises instead)
        resource : cudaGraphicsResource_t
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphicsGLRegisterBuffer(
    buffer: GLuint | _Int | None,
    flags: _Int,
) -> cudaGraphicsResource_t:
    """cudaError_t cudaGraphicsGLRegisterBuffer(cudaGraphicsResource_t *resource, GLuint buffer, unsigned int flags)

    Parameters
        buffer : GLuint, int or None
        flags : int
    Returns
        cudaError_t (the checked form raises instead)
        resource : cudaGraphicsResource_t
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGLSetGLDevice(device: _Int) -> None:
    """cudaError_t cudaGLSetGLDevice(int device)

    Parameters
        device : int
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. Deprecated. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGLRegisterBufferObject(bufObj: GLuint | _Int | None) -> None:
    """cudaError_t cudaGLRegisterBufferObject(GLuint bufObj)

    Parameters
        bufObj : GLuint, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. Deprecated. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGLMapBufferObject(bufObj: GLuint | _Int | None) -> int:
    """cudaError_t cudaGLMapBufferObject(void **devPtr, GLuint bufObj)

    Parameters
        bufObj : GLuint, int or None
    Returns
        cudaError_t (the checked form raises instead)
        devPtr : int
    Gives up the GIL. Deprecated. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGLUnmapBufferObject(bufObj: GLuint | _Int | None) -> None:
    """cudaError_t cudaGLUnmapBufferObject(GLuint bufObj)

    Parameters
        bufObj : GLuint, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. Deprecated. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGLUnregisterBufferObject(bufObj: GLuint | _Int | None) -> None:
    """cudaError_t cudaGLUnregisterBufferObject(GLuint bufObj)

    Parameters
        bufObj : GLuint, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. Deprecated. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGLSetBufferObjectMapFlags(bufObj: GLuint | _Int | None, flags: _Int) -> None:
    """cudaError_t cudaGLSetBufferObjectMapFlags(GLuint bufObj, unsigned int flags)

    Parameters
        bufObj : GLuint, int or None
        flags : int
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. Deprecated. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGLMapBufferObjectAsync(
    bufObj: GLuint | _Int | None,
    stream: cudaStream_t | _Int | None,
) -> int:
    """cudaError_t cudaGLMapBufferObjectAsync(void **devPtr, GLuint bufObj, cudaStream_t stream)

    Parameters
        bufObj : GLuint, int or None
        stream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
        devPtr : int
    Gives up the GIL. Deprecated. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGLUnmapBufferObjectAsync(
    bufObj: GLuint | _Int | None,
    stream: cudaStream_t | _Int | None,
) -> None:
    """cudaError_t cudaGLUnmapBufferObjectAsync(GLuint bufObj, cudaStream_t stream)

    Parameters
        bufObj : GLuint, int or None
        stream : cudaStream_t, int or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. Deprecated. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaVDPAUGetDevice(vdpDevice: VdpDevice | _Int | None, vdpGetProcAddress: _Address) -> int:
    """cudaError_t cudaVDPAUGetDevice(int *device, VdpDevice vdpDevice, int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))

    Parameters
        vdpDevice : VdpDevice, int or None
        vdpGetProcAddress : int (address), buffer or None
    Returns
        cudaError_t (the checked form raises instead)
        device : int
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaVDPAUSetVDPAUDevice(
    device: _Int,
    vdpDevice: VdpDevice | _Int | None,
    vdpGetProcAddress: _Address,
) -> None:
    """cudaError_t cudaVDPAUSetVDPAUDevice(int device, VdpDevice vdpDevice, int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))

    Parameters
        device : int
        vdpDevice : VdpDevice, int or None
        vdpGetProcAddress : int (address), buffer or None
    Returns
        cudaError_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphicsVDPAURegisterVideoSurface(
    vdpSurface: VdpVideoSurface | _Int | None,
    flags: _Int,
) -> cudaGraphicsResource_t:
    """cudaError_t cudaGraphicsVDPAURegisterVideoSurface(cudaGraphicsResource_t *resource, VdpVideoSurface vdpSurface, unsigned int flags)

    Parameters
        vdpSurface : VdpVideoSurface, int or None
        flags : int
    Returns
        cudaError_t (the checked form raises instead)
        resource : cudaGraphicsResource_t
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGraphicsVDPAURegisterOutputSurface(
    vdpSurface: VdpOutputSurface | _Int | None,
    flags: _Int,
) -> cudaGraphicsResource_t:
    """cudaError_t cudaGraphicsVDPAURegisterOutputSurface(cudaGraphicsResource_t *resource, VdpOutputSurface vdpSurface, unsigned int flags)

    Parameters
        vdpSurface : VdpOutputSurface, int or None
        flags : int
    Returns
        cudaError_t (the checked form raises instead)
        resource : cudaGraphicsResource_t
    Gives up the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def getLocalRuntimeVersion() -> int:
    """cudaError_t cudaRuntimeGetVersion(int *runtimeVersion)

    Returns
        cudaError_t (the checked form raises instead)
        runtimeVersion : int
    Keeps the GIL. https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
