# runtime_checked.pyi of cubind for CUDA Runtime API, API version 12.9.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/runtime.yaml.

from collections.abc import Callable, Sequence
from typing import Any

from cubind import CUDAError
from cubind.runtime import (
    _Int,
    _Address,
    _Text,
    _KernelParams,
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
    ...
def cudaDeviceSynchronize() -> None:
    ...
def cudaDeviceSetLimit(limit: cudaLimit | int, value: _Int) -> None:
    ...
def cudaDeviceGetLimit(limit: cudaLimit | int) -> int:
    ...
def cudaDeviceGetTexture1DLinearMaxWidth(
    fmtDesc: cudaChannelFormatDesc | None,
    device: _Int,
) -> int:
    ...
def cudaDeviceGetCacheConfig() -> cudaFuncCache:
    ...
def cudaDeviceGetStreamPriorityRange() -> tuple[int, int]:
    ...
def cudaDeviceSetCacheConfig(cacheConfig: cudaFuncCache | int) -> None:
    ...
def cudaDeviceGetByPCIBusId(pciBusId: _Text) -> int:
    ...
def cudaDeviceGetPCIBusId(device: _Int) -> str:
    ...
def cudaIpcGetEventHandle(event: cudaEvent_t | _Int | None) -> cudaIpcEventHandle_t:
    ...
def cudaIpcOpenEventHandle(handle: cudaIpcEventHandle_t) -> cudaEvent_t:
    ...
def cudaIpcGetMemHandle(devPtr: _Address) -> cudaIpcMemHandle_t:
    ...
def cudaIpcOpenMemHandle(handle: cudaIpcMemHandle_t, flags: _Int) -> int:
    ...
def cudaIpcCloseMemHandle(devPtr: _Address) -> None:
    ...
def cudaDeviceFlushGPUDirectRDMAWrites(
    target: cudaFlushGPUDirectRDMAWritesTarget | int,
    scope: cudaFlushGPUDirectRDMAWritesScope | int,
) -> None:
    ...
def cudaDeviceRegisterAsyncNotification(
    device: _Int,
    callbackFunc: cudaAsyncCallback | _Int | Callable[..., object] | None,
    userData: object | None = ...,
) -> cudaAsyncCallbackHandle_t:
    ...
def cudaDeviceUnregisterAsyncNotification(
    device: _Int,
    callback: cudaAsyncCallbackHandle_t | _Int | None,
) -> None:
    ...
def cudaDeviceGetSharedMemConfig() -> cudaSharedMemConfig:
    ...
def cudaDeviceSetSharedMemConfig(config: cudaSharedMemConfig | int) -> None:
    ...
def cudaThreadExit() -> None:
    ...
def cudaThreadSynchronize() -> None:
    ...
def cudaThreadSetLimit(limit: cudaLimit | int, value: _Int) -> None:
    ...
def cudaThreadGetLimit(limit: cudaLimit | int) -> int:
    ...
def cudaThreadGetCacheConfig() -> cudaFuncCache:
    ...
def cudaThreadSetCacheConfig(cacheConfig: cudaFuncCache | int) -> None:
    ...
def cudaGetLastError() -> cudaError_t:
    ...
def cudaPeekAtLastError() -> cudaError_t:
    ...
def cudaGetErrorName(error: cudaError_t | int) -> str | None:
    ...
def cudaGetErrorString(error: cudaError_t | int) -> str | None:
    ...
def cudaGetDeviceCount() -> int:
    ...
def cudaGetDeviceProperties(device: _Int) -> cudaDeviceProp:
    ...
def cudaDeviceGetAttribute(attr: cudaDeviceAttr | int, device: _Int) -> int:
    ...
def cudaDeviceGetDefaultMemPool(device: _Int) -> cudaMemPool_t:
    ...
def cudaDeviceSetMemPool(device: _Int, memPool: cudaMemPool_t | _Int | None) -> None:
    ...
def cudaDeviceGetMemPool(device: _Int) -> cudaMemPool_t:
    ...
def cudaDeviceGetNvSciSyncAttributes(
    nvSciSyncAttrList: _Address,
    device: _Int,
    flags: _Int,
) -> None:
    ...
def cudaDeviceGetP2PAttribute(
    attr: cudaDeviceP2PAttr | int,
    srcDevice: _Int,
    dstDevice: _Int,
) -> int:
    ...
def cudaChooseDevice(prop: cudaDeviceProp | None) -> int:
    ...
def cudaInitDevice(device: _Int, deviceFlags: _Int, flags: _Int) -> None:
    ...
def cudaSetDevice(device: _Int) -> None:
    ...
def cudaGetDevice() -> int:
    ...
def cudaSetValidDevices(device_arr: Sequence[int] | None) -> None:
    ...
def cudaSetDeviceFlags(flags: _Int) -> None:
    ...
def cudaGetDeviceFlags() -> int:
    ...
def cudaStreamCreate() -> cudaStream_t:
    ...
def cudaStreamCreateWithFlags(flags: _Int) -> cudaStream_t:
    ...
def cudaStreamCreateWithPriority(flags: _Int, priority: _Int) -> cudaStream_t:
    ...
def cudaStreamGetPriority(hStream: cudaStream_t | _Int | None) -> int:
    ...
def cudaStreamGetFlags(hStream: cudaStream_t | _Int | None) -> int:
    ...
def cudaStreamGetId(hStream: cudaStream_t | _Int | None) -> int:
    ...
def cudaStreamGetDevice(hStream: cudaStream_t | _Int | None) -> int:
    ...
def cudaCtxResetPersistingL2Cache() -> None:
    ...
def cudaStreamCopyAttributes(
    dst: cudaStream_t | _Int | None,
    src: cudaStream_t | _Int | None,
) -> None:
    ...
def cudaStreamGetAttribute(
    hStream: cudaStream_t | _Int | None,
    attr: cudaStreamAttrID | int,
) -> cudaStreamAttrValue:
    ...
def cudaStreamSetAttribute(
    hStream: cudaStream_t | _Int | None,
    attr: cudaStreamAttrID | int,
    value: cudaStreamAttrValue | None,
) -> None:
    ...
def cudaStreamDestroy(stream: cudaStream_t | _Int | None) -> None:
    ...
def cudaStreamWaitEvent(
    stream: cudaStream_t | _Int | None,
    event: cudaEvent_t | _Int | None,
    flags: _Int | None = ...,
) -> None:
    ...
def cudaStreamAddCallback(
    stream: cudaStream_t | _Int | None,
    callback: cudaStreamCallback_t | _Int | Callable[..., object] | None,
    userData: object | None = ...,
    flags: _Int | None = ...,
) -> None:
    ...
def cudaStreamSynchronize(stream: cudaStream_t | _Int | None) -> None:
    ...
def cudaStreamQuery(stream: cudaStream_t | _Int | None) -> None:
    ...
def cudaStreamAttachMemAsync(
    stream: cudaStream_t | _Int | None,
    devPtr: _Address,
    length: _Int,
    flags: _Int,
) -> None:
    ...
def cudaStreamBeginCapture(
    stream: cudaStream_t | _Int | None,
    mode: cudaStreamCaptureMode | int,
) -> None:
    ...
def cudaStreamBeginCaptureToGraph(
    stream: cudaStream_t | _Int | None,
    graph: cudaGraph_t | _Int | None,
    dependencies: Sequence[cudaGraphNode_t] | None,
    dependencyData: Sequence[cudaGraphEdgeData] | None,
    mode: cudaStreamCaptureMode | int,
) -> None:
    ...
def cudaThreadExchangeStreamCaptureMode(mode: cudaStreamCaptureMode | int) -> cudaStreamCaptureMode:
    ...
def cudaStreamEndCapture(stream: cudaStream_t | _Int | None) -> cudaGraph_t:
    ...
def cudaStreamIsCapturing(stream: cudaStream_t | _Int | None) -> cudaStreamCaptureStatus:
    ...
def cudaStreamGetCaptureInfo(
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaStreamCaptureStatus, int, cudaGraph_t, list[cudaGraphNode_t]]:
    ...
def cudaStreamGetCaptureInfo_v3(
    stream: cudaStream_t | _Int | None,
) -> tuple[
    cudaStreamCaptureStatus,
    int,
    cudaGraph_t,
    list[cudaGraphNode_t],
    list[cudaGraphEdgeData],
]:
    ...
def cudaStreamUpdateCaptureDependencies(
    stream: cudaStream_t | _Int | None,
    dependencies: Sequence[cudaGraphNode_t] | None,
    flags: _Int | None = ...,
) -> None:
    ...
def cudaStreamUpdateCaptureDependencies_v2(
    stream: cudaStream_t | _Int | None,
    dependencies: Sequence[cudaGraphNode_t] | None,
    dependencyData: Sequence[cudaGraphEdgeData] | None,
    flags: _Int | None = ...,
) -> None:
    ...
def cudaEventCreate() -> cudaEvent_t:
    ...
def cudaEventCreateWithFlags(flags: _Int) -> cudaEvent_t:
    ...
def cudaEventRecord(
    event: cudaEvent_t | _Int | None,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    ...
def cudaEventRecordWithFlags(
    event: cudaEvent_t | _Int | None,
    stream: cudaStream_t | _Int | None = ...,
    flags: _Int | None = ...,
) -> None:
    ...
def cudaEventQuery(event: cudaEvent_t | _Int | None) -> None:
    ...
def cudaEventSynchronize(event: cudaEvent_t | _Int | None) -> None:
    ...
def cudaEventDestroy(event: cudaEvent_t | _Int | None) -> None:
    ...
def cudaEventElapsedTime(start: cudaEvent_t | _Int | None, end: cudaEvent_t | _Int | None) -> float:
    ...
def cudaEventElapsedTime_v2(
    start: cudaEvent_t | _Int | None,
    end: cudaEvent_t | _Int | None,
) -> float:
    ...
def cudaImportExternalMemory(
    memHandleDesc: cudaExternalMemoryHandleDesc | None,
) -> cudaExternalMemory_t:
    ...
def cudaExternalMemoryGetMappedBuffer(
    extMem: cudaExternalMemory_t | _Int | None,
    bufferDesc: cudaExternalMemoryBufferDesc | None,
) -> int:
    ...
def cudaExternalMemoryGetMappedMipmappedArray(
    extMem: cudaExternalMemory_t | _Int | None,
    mipmapDesc: cudaExternalMemoryMipmappedArrayDesc | None,
) -> cudaMipmappedArray_t:
    ...
def cudaDestroyExternalMemory(extMem: cudaExternalMemory_t | _Int | None) -> None:
    ...
def cudaImportExternalSemaphore(
    semHandleDesc: cudaExternalSemaphoreHandleDesc | None,
) -> cudaExternalSemaphore_t:
    ...
def cudaSignalExternalSemaphoresAsync(
    extSemArray: Sequence[cudaExternalSemaphore_t] | None,
    paramsArray: Sequence[cudaExternalSemaphoreSignalParams] | None,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    ...
def cudaWaitExternalSemaphoresAsync(
    extSemArray: Sequence[cudaExternalSemaphore_t] | None,
    paramsArray: Sequence[cudaExternalSemaphoreWaitParams] | None,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    ...
def cudaDestroyExternalSemaphore(extSem: cudaExternalSemaphore_t | _Int | None) -> None:
    ...
def cudaLaunchKernel(
    func: _Address,
    gridDim: dim3,
    blockDim: dim3,
    args: _KernelParams,
    sharedMem: _Int,
    stream: cudaStream_t | _Int | None,
) -> None:
    ...
def cudaLaunchKernelExC(
    config: cudaLaunchConfig_t | None,
    func: _Address,
    args: _KernelParams,
) -> None:
    ...
def cudaLaunchCooperativeKernel(
    func: _Address,
    gridDim: dim3,
    blockDim: dim3,
    args: _KernelParams,
    sharedMem: _Int,
    stream: cudaStream_t | _Int | None,
) -> None:
    ...
def cudaLaunchCooperativeKernelMultiDevice(
    launchParamsList: Sequence[cudaLaunchParams] | None,
    flags: _Int,
) -> None:
    ...
def cudaFuncSetCacheConfig(func: _Address, cacheConfig: cudaFuncCache | int) -> None:
    ...
def cudaFuncGetAttributes(func: _Address) -> cudaFuncAttributes:
    ...
def cudaFuncSetAttribute(func: _Address, attr: cudaFuncAttribute | int, value: _Int) -> None:
    ...
def cudaFuncGetName(func: _Address) -> str | None:
    ...
def cudaFuncGetParamInfo(func: _Address, paramIndex: _Int) -> tuple[int, int]:
    ...
def cudaSetDoubleForDevice(d: _Address) -> None:
    ...
def cudaSetDoubleForHost(d: _Address) -> None:
    ...
def cudaLaunchHostFunc(
    stream: cudaStream_t | _Int | None,
    fn: cudaHostFn_t | _Int | Callable[..., object] | None,
    userData: object | None = ...,
) -> None:
    ...
def cudaFuncSetSharedMemConfig(func: _Address, config: cudaSharedMemConfig | int) -> None:
    ...
def cudaOccupancyMaxActiveBlocksPerMultiprocessor(
    func: _Address,
    blockSize: _Int,
    dynamicSMemSize: _Int,
) -> int:
    ...
def cudaOccupancyAvailableDynamicSMemPerBlock(
    func: _Address,
    numBlocks: _Int,
    blockSize: _Int,
) -> int:
    ...
def cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    func: _Address,
    blockSize: _Int,
    dynamicSMemSize: _Int,
    flags: _Int,
) -> int:
    ...
def cudaOccupancyMaxPotentialClusterSize(
    func: _Address,
    launchConfig: cudaLaunchConfig_t | None,
) -> int:
    ...
def cudaOccupancyMaxActiveClusters(func: _Address, launchConfig: cudaLaunchConfig_t | None) -> int:
    ...
def cudaMallocManaged(size: _Int, flags: _Int) -> int:
    ...
def cudaMalloc(size: _Int) -> int:
    ...
def cudaMallocHost(size: _Int) -> int:
    ...
def cudaMallocPitch(width: _Int, height: _Int) -> tuple[int, int]:
    ...
def cudaMallocArray(
    desc: cudaChannelFormatDesc | None,
    width: _Int,
    height: _Int | None = ...,
    flags: _Int | None = ...,
) -> cudaArray_t:
    ...
def cudaFree(devPtr: _Address) -> None:
    ...
def cudaFreeHost(ptr: _Address) -> None:
    ...
def cudaFreeArray(array: cudaArray_t | _Int | None) -> None:
    ...
def cudaFreeMipmappedArray(mipmappedArray: cudaMipmappedArray_t | _Int | None) -> None:
    ...
def cudaHostAlloc(size: _Int, flags: _Int | None = ...) -> int:
    ...
def cudaHostRegister(ptr: _Address, size: _Int, flags: _Int | None = ...) -> None:
    ...
def cudaHostUnregister(ptr: _Address) -> None:
    ...
def cudaHostGetDevicePointer(pHost: _Address, flags: _Int | None = ...) -> int:
    ...
def cudaHostGetFlags(pHost: _Address) -> int:
    ...
def cudaMalloc3D(extent: cudaExtent) -> cudaPitchedPtr:
    ...
def cudaMalloc3DArray(
    desc: cudaChannelFormatDesc | None,
    extent: cudaExtent,
    flags: _Int | None = ...,
) -> cudaArray_t:
    ...
def cudaMallocMipmappedArray(
    desc: cudaChannelFormatDesc | None,
    extent: cudaExtent,
    numLevels: _Int,
    flags: _Int | None = ...,
) -> cudaMipmappedArray_t:
    ...
def cudaGetMipmappedArrayLevel(
    mipmappedArray: cudaMipmappedArray_const_t | _Int | None,
    level: _Int,
) -> cudaArray_t:
    ...
def cudaMemcpy3D(p: cudaMemcpy3DParms | None) -> None:
    ...
def cudaMemcpy3DPeer(p: cudaMemcpy3DPeerParms | None) -> None:
    ...
def cudaMemcpy3DAsync(
    p: cudaMemcpy3DParms | None,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    ...
def cudaMemcpy3DPeerAsync(
    p: cudaMemcpy3DPeerParms | None,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    ...
def cudaMemGetInfo() -> tuple[int, int]:
    ...
def cudaArrayGetInfo(
    array: cudaArray_t | _Int | None,
) -> tuple[cudaChannelFormatDesc, cudaExtent, int]:
    ...
def cudaArrayGetPlane(hArray: cudaArray_t | _Int | None, planeIdx: _Int) -> cudaArray_t:
    ...
def cudaArrayGetMemoryRequirements(
    array: cudaArray_t | _Int | None,
    device: _Int,
) -> cudaArrayMemoryRequirements:
    ...
def cudaMipmappedArrayGetMemoryRequirements(
    mipmap: cudaMipmappedArray_t | _Int | None,
    device: _Int,
) -> cudaArrayMemoryRequirements:
    ...
def cudaArrayGetSparseProperties(array: cudaArray_t | _Int | None) -> cudaArraySparseProperties:
    ...
def cudaMipmappedArrayGetSparseProperties(
    mipmap: cudaMipmappedArray_t | _Int | None,
) -> cudaArraySparseProperties:
    ...
def cudaMemcpy(dst: _Address, src: _Address, count: _Int, kind: cudaMemcpyKind | int) -> None:
    ...
def cudaMemcpyPeer(
    dst: _Address,
    dstDevice: _Int,
    src: _Address,
    srcDevice: _Int,
    count: _Int,
) -> None:
    ...
def cudaMemcpy2D(
    dst: _Address,
    dpitch: _Int,
    src: _Address,
    spitch: _Int,
    width: _Int,
    height: _Int,
    kind: cudaMemcpyKind | int,
) -> None:
    ...
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
    ...
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
    ...
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
    ...
def cudaMemcpyToSymbol(
    symbol: _Address,
    src: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
) -> None:
    ...
def cudaMemcpyFromSymbol(
    dst: _Address,
    symbol: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
) -> None:
    ...
def cudaMemcpyAsync(
    dst: _Address,
    src: _Address,
    count: _Int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    ...
def cudaMemcpyPeerAsync(
    dst: _Address,
    dstDevice: _Int,
    src: _Address,
    srcDevice: _Int,
    count: _Int,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    ...
def cudaMemcpyBatchAsync(
    dsts: Sequence[_Address] | None,
    srcs: Sequence[_Address] | None,
    sizes: Sequence[int] | None,
    attrs: Sequence[cudaMemcpyAttributes] | None,
    attrsIdxs: Sequence[int] | None,
    stream: cudaStream_t | _Int | None,
) -> int:
    ...
def cudaMemcpy3DBatchAsync(
    opList: Sequence[cudaMemcpy3DBatchOp] | None,
    flags: _Int,
    stream: cudaStream_t | _Int | None,
) -> int:
    ...
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
    ...
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
    ...
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
    ...
def cudaMemcpyToSymbolAsync(
    symbol: _Address,
    src: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    ...
def cudaMemcpyFromSymbolAsync(
    dst: _Address,
    symbol: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    ...
def cudaMemset(devPtr: _Address, value: _Int, count: _Int) -> None:
    ...
def cudaMemset2D(devPtr: _Address, pitch: _Int, value: _Int, width: _Int, height: _Int) -> None:
    ...
def cudaMemset3D(pitchedDevPtr: cudaPitchedPtr, value: _Int, extent: cudaExtent) -> None:
    ...
def cudaMemsetAsync(
    devPtr: _Address,
    value: _Int,
    count: _Int,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    ...
def cudaMemset2DAsync(
    devPtr: _Address,
    pitch: _Int,
    value: _Int,
    width: _Int,
    height: _Int,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    ...
def cudaMemset3DAsync(
    pitchedDevPtr: cudaPitchedPtr,
    value: _Int,
    extent: cudaExtent,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    ...
def cudaGetSymbolAddress(symbol: _Address) -> int:
    ...
def cudaGetSymbolSize(symbol: _Address) -> int:
    ...
def cudaMemPrefetchAsync(
    devPtr: _Address,
    count: _Int,
    dstDevice: _Int,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    ...
def cudaMemPrefetchAsync_v2(
    devPtr: _Address,
    count: _Int,
    location: cudaMemLocation,
    flags: _Int,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    ...
def cudaMemAdvise(
    devPtr: _Address,
    count: _Int,
    advice: cudaMemoryAdvise | int,
    device: _Int,
) -> None:
    ...
def cudaMemAdvise_v2(
    devPtr: _Address,
    count: _Int,
    advice: cudaMemoryAdvise | int,
    location: cudaMemLocation,
) -> None:
    ...
def cudaMemRangeGetAttribute(
    dataSize: _Int,
    attribute: cudaMemRangeAttribute,
    devPtr: _Address,
    count: _Int,
) -> Any:
    ...
def cudaMemRangeGetAttributes(
    dataSizes: Sequence[int] | None,
    attributes: Sequence[cudaMemRangeAttribute] | None,
    devPtr: _Address,
    count: _Int,
) -> list[Any]:
    ...
def cudaMemcpyToArray(
    dst: cudaArray_t | _Int | None,
    wOffset: _Int,
    hOffset: _Int,
    src: _Address,
    count: _Int,
    kind: cudaMemcpyKind | int,
) -> None:
    ...
def cudaMemcpyFromArray(
    dst: _Address,
    src: cudaArray_const_t | _Int | None,
    wOffset: _Int,
    hOffset: _Int,
    count: _Int,
    kind: cudaMemcpyKind | int,
) -> None:
    ...
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
    ...
def cudaMemcpyToArrayAsync(
    dst: cudaArray_t | _Int | None,
    wOffset: _Int,
    hOffset: _Int,
    src: _Address,
    count: _Int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    ...
def cudaMemcpyFromArrayAsync(
    dst: _Address,
    src: cudaArray_const_t | _Int | None,
    wOffset: _Int,
    hOffset: _Int,
    count: _Int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    ...
def cudaMallocAsync(size: _Int, hStream: cudaStream_t | _Int | None) -> int:
    ...
def cudaFreeAsync(devPtr: _Address, hStream: cudaStream_t | _Int | None) -> None:
    ...
def cudaMemPoolTrimTo(memPool: cudaMemPool_t | _Int | None, minBytesToKeep: _Int) -> None:
    ...
def cudaMemPoolSetAttribute(
    memPool: cudaMemPool_t | _Int | None,
    attr: cudaMemPoolAttr,
    value: Any,
) -> None:
    ...
def cudaMemPoolGetAttribute(memPool: cudaMemPool_t | _Int | None, attr: cudaMemPoolAttr) -> Any:
    ...
def cudaMemPoolSetAccess(
    memPool: cudaMemPool_t | _Int | None,
    descList: Sequence[cudaMemAccessDesc] | None,
) -> None:
    ...
def cudaMemPoolGetAccess(
    memPool: cudaMemPool_t | _Int | None,
    location: cudaMemLocation | None,
) -> cudaMemAccessFlags:
    ...
def cudaMemPoolCreate(poolProps: cudaMemPoolProps | None) -> cudaMemPool_t:
    ...
def cudaMemPoolDestroy(memPool: cudaMemPool_t | _Int | None) -> None:
    ...
def cudaMallocFromPoolAsync(
    size: _Int,
    memPool: cudaMemPool_t | _Int | None,
    stream: cudaStream_t | _Int | None,
) -> int:
    ...
def cudaMemPoolExportToShareableHandle(
    memPool: cudaMemPool_t | _Int | None,
    handleType: cudaMemAllocationHandleType,
    flags: _Int | None = ...,
) -> Any:
    ...
def cudaMemPoolImportFromShareableHandle(
    shareableHandle: _Address,
    handleType: cudaMemAllocationHandleType | int,
    flags: _Int | None = ...,
) -> cudaMemPool_t:
    ...
def cudaMemPoolExportPointer(ptr: _Address) -> cudaMemPoolPtrExportData:
    ...
def cudaMemPoolImportPointer(
    memPool: cudaMemPool_t | _Int | None,
    exportData: cudaMemPoolPtrExportData | None,
) -> int:
    ...
def cudaPointerGetAttributes(ptr: _Address) -> cudaPointerAttributes:
    ...
def cudaDeviceCanAccessPeer(device: _Int, peerDevice: _Int) -> int:
    ...
def cudaDeviceEnablePeerAccess(peerDevice: _Int, flags: _Int) -> None:
    ...
def cudaDeviceDisablePeerAccess(peerDevice: _Int) -> None:
    ...
def cudaGraphicsUnregisterResource(resource: cudaGraphicsResource_t | _Int | None) -> None:
    ...
def cudaGraphicsResourceSetMapFlags(
    resource: cudaGraphicsResource_t | _Int | None,
    flags: _Int,
) -> None:
    ...
def cudaGraphicsMapResources(
    count: _Int,
    resources: cudaGraphicsResource_t | _Int | None,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    ...
def cudaGraphicsUnmapResources(
    count: _Int,
    resources: cudaGraphicsResource_t | _Int | None,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    ...
def cudaGraphicsResourceGetMappedPointer(
    resource: cudaGraphicsResource_t | _Int | None,
) -> tuple[int, int]:
    ...
def cudaGraphicsSubResourceGetMappedArray(
    resource: cudaGraphicsResource_t | _Int | None,
    arrayIndex: _Int,
    mipLevel: _Int,
) -> cudaArray_t:
    ...
def cudaGraphicsResourceGetMappedMipmappedArray(
    resource: cudaGraphicsResource_t | _Int | None,
) -> cudaMipmappedArray_t:
    ...
def cudaGetChannelDesc(array: cudaArray_const_t | _Int | None) -> cudaChannelFormatDesc:
    ...
def cudaCreateChannelDesc(
    x: _Int,
    y: _Int,
    z: _Int,
    w: _Int,
    f: cudaChannelFormatKind | int,
) -> cudaChannelFormatDesc:
    ...
def cudaCreateTextureObject(
    pResDesc: cudaResourceDesc | None,
    pTexDesc: cudaTextureDesc | None,
    pResViewDesc: cudaResourceViewDesc | None = ...,
) -> cudaTextureObject_t:
    ...
def cudaDestroyTextureObject(texObject: cudaTextureObject_t | _Int | None) -> None:
    ...
def cudaGetTextureObjectResourceDesc(
    texObject: cudaTextureObject_t | _Int | None,
) -> cudaResourceDesc:
    ...
def cudaGetTextureObjectTextureDesc(
    texObject: cudaTextureObject_t | _Int | None,
) -> cudaTextureDesc:
    ...
def cudaGetTextureObjectResourceViewDesc(
    texObject: cudaTextureObject_t | _Int | None,
) -> cudaResourceViewDesc:
    ...
def cudaCreateSurfaceObject(pResDesc: cudaResourceDesc | None) -> cudaSurfaceObject_t:
    ...
def cudaDestroySurfaceObject(surfObject: cudaSurfaceObject_t | _Int | None) -> None:
    ...
def cudaGetSurfaceObjectResourceDesc(
    surfObject: cudaSurfaceObject_t | _Int | None,
) -> cudaResourceDesc:
    ...
def cudaDriverGetVersion() -> int:
    ...
def cudaRuntimeGetVersion() -> int:
    ...
def cudaGraphCreate(flags: _Int | None = ...) -> cudaGraph_t:
    ...
def cudaGraphAddKernelNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    pNodeParams: cudaKernelNodeParams | None,
) -> cudaGraphNode_t:
    ...
def cudaGraphKernelNodeGetParams(node: cudaGraphNode_t | _Int | None) -> cudaKernelNodeParams:
    ...
def cudaGraphKernelNodeSetParams(
    node: cudaGraphNode_t | _Int | None,
    pNodeParams: cudaKernelNodeParams | None,
) -> None:
    ...
def cudaGraphKernelNodeCopyAttributes(
    hSrc: cudaGraphNode_t | _Int | None,
    hDst: cudaGraphNode_t | _Int | None,
) -> None:
    ...
def cudaGraphKernelNodeGetAttribute(
    hNode: cudaGraphNode_t | _Int | None,
    attr: cudaKernelNodeAttrID | int,
) -> cudaKernelNodeAttrValue:
    ...
def cudaGraphKernelNodeSetAttribute(
    hNode: cudaGraphNode_t | _Int | None,
    attr: cudaKernelNodeAttrID | int,
    value: cudaKernelNodeAttrValue | None,
) -> None:
    ...
def cudaGraphAddMemcpyNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    pCopyParams: cudaMemcpy3DParms | None,
) -> cudaGraphNode_t:
    ...
def cudaGraphAddMemcpyNodeToSymbol(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    symbol: _Address,
    src: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
) -> cudaGraphNode_t:
    ...
def cudaGraphAddMemcpyNodeFromSymbol(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    dst: _Address,
    symbol: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
) -> cudaGraphNode_t:
    ...
def cudaGraphAddMemcpyNode1D(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    dst: _Address,
    src: _Address,
    count: _Int,
    kind: cudaMemcpyKind | int,
) -> cudaGraphNode_t:
    ...
def cudaGraphMemcpyNodeGetParams(node: cudaGraphNode_t | _Int | None) -> cudaMemcpy3DParms:
    ...
def cudaGraphMemcpyNodeSetParams(
    node: cudaGraphNode_t | _Int | None,
    pNodeParams: cudaMemcpy3DParms | None,
) -> None:
    ...
def cudaGraphMemcpyNodeSetParamsToSymbol(
    node: cudaGraphNode_t | _Int | None,
    symbol: _Address,
    src: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
) -> None:
    ...
def cudaGraphMemcpyNodeSetParamsFromSymbol(
    node: cudaGraphNode_t | _Int | None,
    dst: _Address,
    symbol: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
) -> None:
    ...
def cudaGraphMemcpyNodeSetParams1D(
    node: cudaGraphNode_t | _Int | None,
    dst: _Address,
    src: _Address,
    count: _Int,
    kind: cudaMemcpyKind | int,
) -> None:
    ...
def cudaGraphAddMemsetNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    pMemsetParams: cudaMemsetParams | None,
) -> cudaGraphNode_t:
    ...
def cudaGraphMemsetNodeGetParams(node: cudaGraphNode_t | _Int | None) -> cudaMemsetParams:
    ...
def cudaGraphMemsetNodeSetParams(
    node: cudaGraphNode_t | _Int | None,
    pNodeParams: cudaMemsetParams | None,
) -> None:
    ...
def cudaGraphAddHostNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    pNodeParams: cudaHostNodeParams | None,
) -> cudaGraphNode_t:
    ...
def cudaGraphHostNodeGetParams(node: cudaGraphNode_t | _Int | None) -> cudaHostNodeParams:
    ...
def cudaGraphHostNodeSetParams(
    node: cudaGraphNode_t | _Int | None,
    pNodeParams: cudaHostNodeParams | None,
) -> None:
    ...
def cudaGraphAddChildGraphNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    childGraph: cudaGraph_t | _Int | None,
) -> cudaGraphNode_t:
    ...
def cudaGraphChildGraphNodeGetGraph(node: cudaGraphNode_t | _Int | None) -> cudaGraph_t:
    ...
def cudaGraphAddEmptyNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
) -> cudaGraphNode_t:
    ...
def cudaGraphAddEventRecordNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    event: cudaEvent_t | _Int | None,
) -> cudaGraphNode_t:
    ...
def cudaGraphEventRecordNodeGetEvent(node: cudaGraphNode_t | _Int | None) -> cudaEvent_t:
    ...
def cudaGraphEventRecordNodeSetEvent(
    node: cudaGraphNode_t | _Int | None,
    event: cudaEvent_t | _Int | None,
) -> None:
    ...
def cudaGraphAddEventWaitNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    event: cudaEvent_t | _Int | None,
) -> cudaGraphNode_t:
    ...
def cudaGraphEventWaitNodeGetEvent(node: cudaGraphNode_t | _Int | None) -> cudaEvent_t:
    ...
def cudaGraphEventWaitNodeSetEvent(
    node: cudaGraphNode_t | _Int | None,
    event: cudaEvent_t | _Int | None,
) -> None:
    ...
def cudaGraphAddExternalSemaphoresSignalNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    nodeParams: cudaExternalSemaphoreSignalNodeParams | None,
) -> cudaGraphNode_t:
    ...
def cudaGraphExternalSemaphoresSignalNodeGetParams(
    hNode: cudaGraphNode_t | _Int | None,
) -> cudaExternalSemaphoreSignalNodeParams:
    ...
def cudaGraphExternalSemaphoresSignalNodeSetParams(
    hNode: cudaGraphNode_t | _Int | None,
    nodeParams: cudaExternalSemaphoreSignalNodeParams | None,
) -> None:
    ...
def cudaGraphAddExternalSemaphoresWaitNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    nodeParams: cudaExternalSemaphoreWaitNodeParams | None,
) -> cudaGraphNode_t:
    ...
def cudaGraphExternalSemaphoresWaitNodeGetParams(
    hNode: cudaGraphNode_t | _Int | None,
) -> cudaExternalSemaphoreWaitNodeParams:
    ...
def cudaGraphExternalSemaphoresWaitNodeSetParams(
    hNode: cudaGraphNode_t | _Int | None,
    nodeParams: cudaExternalSemaphoreWaitNodeParams | None,
) -> None:
    ...
def cudaGraphAddMemAllocNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    nodeParams: cudaMemAllocNodeParams | None,
) -> cudaGraphNode_t:
    ...
def cudaGraphMemAllocNodeGetParams(node: cudaGraphNode_t | _Int | None) -> cudaMemAllocNodeParams:
    ...
def cudaGraphAddMemFreeNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    dptr: _Address,
) -> cudaGraphNode_t:
    ...
def cudaGraphMemFreeNodeGetParams(node: cudaGraphNode_t | _Int | None) -> int:
    ...
def cudaDeviceGraphMemTrim(device: _Int) -> None:
    ...
def cudaDeviceGetGraphMemAttribute(device: _Int, attr: cudaGraphMemAttributeType) -> Any:
    ...
def cudaDeviceSetGraphMemAttribute(
    device: _Int,
    attr: cudaGraphMemAttributeType,
    value: Any,
) -> None:
    ...
def cudaGraphClone(originalGraph: cudaGraph_t | _Int | None) -> cudaGraph_t:
    ...
def cudaGraphNodeFindInClone(
    originalNode: cudaGraphNode_t | _Int | None,
    clonedGraph: cudaGraph_t | _Int | None,
) -> cudaGraphNode_t:
    ...
def cudaGraphNodeGetType(node: cudaGraphNode_t | _Int | None) -> cudaGraphNodeType:
    ...
def cudaGraphGetNodes(graph: cudaGraph_t | _Int | None) -> list[cudaGraphNode_t]:
    ...
def cudaGraphGetRootNodes(graph: cudaGraph_t | _Int | None) -> list[cudaGraphNode_t]:
    ...
def cudaGraphGetEdges(
    graph: cudaGraph_t | _Int | None,
) -> tuple[list[cudaGraphNode_t], list[cudaGraphNode_t]]:
    ...
def cudaGraphGetEdges_v2(
    graph: cudaGraph_t | _Int | None,
) -> tuple[list[cudaGraphNode_t], list[cudaGraphNode_t], list[cudaGraphEdgeData]]:
    ...
def cudaGraphNodeGetDependencies(node: cudaGraphNode_t | _Int | None) -> list[cudaGraphNode_t]:
    ...
def cudaGraphNodeGetDependencies_v2(
    node: cudaGraphNode_t | _Int | None,
) -> tuple[list[cudaGraphNode_t], list[cudaGraphEdgeData]]:
    ...
def cudaGraphNodeGetDependentNodes(node: cudaGraphNode_t | _Int | None) -> list[cudaGraphNode_t]:
    ...
def cudaGraphNodeGetDependentNodes_v2(
    node: cudaGraphNode_t | _Int | None,
) -> tuple[list[cudaGraphNode_t], list[cudaGraphEdgeData]]:
    ...
def cudaGraphAddDependencies(
    graph: cudaGraph_t | _Int | None,
    from_: Sequence[cudaGraphNode_t] | None,
    to: Sequence[cudaGraphNode_t] | None,
) -> None:
    ...
def cudaGraphAddDependencies_v2(
    graph: cudaGraph_t | _Int | None,
    from_: Sequence[cudaGraphNode_t] | None,
    to: Sequence[cudaGraphNode_t] | None,
    edgeData: Sequence[cudaGraphEdgeData] | None = ...,
) -> None:
    ...
def cudaGraphRemoveDependencies(
    graph: cudaGraph_t | _Int | None,
    from_: Sequence[cudaGraphNode_t] | None,
    to: Sequence[cudaGraphNode_t] | None,
) -> None:
    ...
def cudaGraphRemoveDependencies_v2(
    graph: cudaGraph_t | _Int | None,
    from_: Sequence[cudaGraphNode_t] | None,
    to: Sequence[cudaGraphNode_t] | None,
    edgeData: Sequence[cudaGraphEdgeData] | None = ...,
) -> None:
    ...
def cudaGraphDestroyNode(node: cudaGraphNode_t | _Int | None) -> None:
    ...
def cudaGraphInstantiate(
    graph: cudaGraph_t | _Int | None,
    flags: _Int | None = ...,
) -> cudaGraphExec_t:
    ...
def cudaGraphInstantiateWithFlags(
    graph: cudaGraph_t | _Int | None,
    flags: _Int | None = ...,
) -> cudaGraphExec_t:
    ...
def cudaGraphInstantiateWithParams(
    graph: cudaGraph_t | _Int | None,
    instantiateParams: cudaGraphInstantiateParams | None,
) -> cudaGraphExec_t:
    ...
def cudaGraphExecGetFlags(graphExec: cudaGraphExec_t | _Int | None) -> int:
    ...
def cudaGraphExecKernelNodeSetParams(
    hGraphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    pNodeParams: cudaKernelNodeParams | None,
) -> None:
    ...
def cudaGraphExecMemcpyNodeSetParams(
    hGraphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    pNodeParams: cudaMemcpy3DParms | None,
) -> None:
    ...
def cudaGraphExecMemcpyNodeSetParamsToSymbol(
    hGraphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    symbol: _Address,
    src: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
) -> None:
    ...
def cudaGraphExecMemcpyNodeSetParamsFromSymbol(
    hGraphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    dst: _Address,
    symbol: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
) -> None:
    ...
def cudaGraphExecMemcpyNodeSetParams1D(
    hGraphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    dst: _Address,
    src: _Address,
    count: _Int,
    kind: cudaMemcpyKind | int,
) -> None:
    ...
def cudaGraphExecMemsetNodeSetParams(
    hGraphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    pNodeParams: cudaMemsetParams | None,
) -> None:
    ...
def cudaGraphExecHostNodeSetParams(
    hGraphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    pNodeParams: cudaHostNodeParams | None,
) -> None:
    ...
def cudaGraphExecChildGraphNodeSetParams(
    hGraphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    childGraph: cudaGraph_t | _Int | None,
) -> None:
    ...
def cudaGraphExecEventRecordNodeSetEvent(
    hGraphExec: cudaGraphExec_t | _Int | None,
    hNode: cudaGraphNode_t | _Int | None,
    event: cudaEvent_t | _Int | None,
) -> None:
    ...
def cudaGraphExecEventWaitNodeSetEvent(
    hGraphExec: cudaGraphExec_t | _Int | None,
    hNode: cudaGraphNode_t | _Int | None,
    event: cudaEvent_t | _Int | None,
) -> None:
    ...
def cudaGraphExecExternalSemaphoresSignalNodeSetParams(
    hGraphExec: cudaGraphExec_t | _Int | None,
    hNode: cudaGraphNode_t | _Int | None,
    nodeParams: cudaExternalSemaphoreSignalNodeParams | None,
) -> None:
    ...
def cudaGraphExecExternalSemaphoresWaitNodeSetParams(
    hGraphExec: cudaGraphExec_t | _Int | None,
    hNode: cudaGraphNode_t | _Int | None,
    nodeParams: cudaExternalSemaphoreWaitNodeParams | None,
) -> None:
    ...
def cudaGraphNodeSetEnabled(
    hGraphExec: cudaGraphExec_t | _Int | None,
    hNode: cudaGraphNode_t | _Int | None,
    isEnabled: _Int,
) -> None:
    ...
def cudaGraphNodeGetEnabled(
    hGraphExec: cudaGraphExec_t | _Int | None,
    hNode: cudaGraphNode_t | _Int | None,
) -> int:
    ...
def cudaGraphExecUpdate(
    hGraphExec: cudaGraphExec_t | _Int | None,
    hGraph: cudaGraph_t | _Int | None,
) -> cudaGraphExecUpdateResultInfo:
    ...
def cudaGraphUpload(
    graphExec: cudaGraphExec_t | _Int | None,
    stream: cudaStream_t | _Int | None,
) -> None:
    ...
def cudaGraphLaunch(
    graphExec: cudaGraphExec_t | _Int | None,
    stream: cudaStream_t | _Int | None,
) -> None:
    ...
def cudaGraphExecDestroy(graphExec: cudaGraphExec_t | _Int | None) -> None:
    ...
def cudaGraphDestroy(graph: cudaGraph_t | _Int | None) -> None:
    ...
def cudaGraphDebugDotPrint(
    graph: cudaGraph_t | _Int | None,
    path: _Text,
    flags: _Int | None = ...,
) -> None:
    ...
def cudaUserObjectCreate(
    ptr: object,
    destroy: cudaHostFn_t | _Int | Callable[..., object] | None,
    initialRefcount: _Int,
    flags: _Int,
) -> cudaUserObject_t:
    ...
def cudaUserObjectRetain(object: cudaUserObject_t | _Int | None, count: _Int) -> None:
    ...
def cudaUserObjectRelease(object: cudaUserObject_t | _Int | None, count: _Int) -> None:
    ...
def cudaGraphRetainUserObject(
    graph: cudaGraph_t | _Int | None,
    object: cudaUserObject_t | _Int | None,
    count: _Int,
    flags: _Int | None = ...,
) -> None:
    ...
def cudaGraphReleaseUserObject(
    graph: cudaGraph_t | _Int | None,
    object: cudaUserObject_t | _Int | None,
    count: _Int,
) -> None:
    ...
def cudaGraphAddNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    nodeParams: cudaGraphNodeParams | None,
) -> cudaGraphNode_t:
    ...
def cudaGraphAddNode_v2(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    dependencyData: Sequence[cudaGraphEdgeData] | None,
    nodeParams: cudaGraphNodeParams | None,
) -> cudaGraphNode_t:
    ...
def cudaGraphNodeSetParams(
    node: cudaGraphNode_t | _Int | None,
    nodeParams: cudaGraphNodeParams | None,
) -> None:
    ...
def cudaGraphExecNodeSetParams(
    graphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    nodeParams: cudaGraphNodeParams | None,
) -> None:
    ...
def cudaGraphConditionalHandleCreate(
    graph: cudaGraph_t | _Int | None,
    defaultLaunchValue: _Int | None = ...,
    flags: _Int | None = ...,
) -> cudaGraphConditionalHandle:
    ...
def cudaGetDriverEntryPoint(
    symbol: _Text,
    flags: _Int,
) -> tuple[int, cudaDriverEntryPointQueryResult]:
    ...
def cudaGetDriverEntryPointByVersion(
    symbol: _Text,
    cudaVersion: _Int,
    flags: _Int,
) -> tuple[int, cudaDriverEntryPointQueryResult]:
    ...
def cudaLibraryLoadData(
    code: _Address,
    jitOptions: Sequence[cudaJitOption] | None = ...,
    jitOptionsValues: Sequence[Any] | None = ...,
    libraryOptions: Sequence[cudaLibraryOption] | None = ...,
    libraryOptionValues: Sequence[Any] | None = ...,
) -> cudaLibrary_t:
    ...
def cudaLibraryLoadFromFile(
    fileName: _Text,
    jitOptions: Sequence[cudaJitOption] | None = ...,
    jitOptionsValues: Sequence[Any] | None = ...,
    libraryOptions: Sequence[cudaLibraryOption] | None = ...,
    libraryOptionValues: Sequence[Any] | None = ...,
) -> cudaLibrary_t:
    ...
def cudaLibraryUnload(library: cudaLibrary_t | _Int | None) -> None:
    ...
def cudaLibraryGetKernel(library: cudaLibrary_t | _Int | None, name: _Text) -> cudaKernel_t:
    ...
def cudaLibraryGetGlobal(library: cudaLibrary_t | _Int | None, name: _Text) -> tuple[int, int]:
    ...
def cudaLibraryGetManaged(library: cudaLibrary_t | _Int | None, name: _Text) -> tuple[int, int]:
    ...
def cudaLibraryGetUnifiedFunction(library: cudaLibrary_t | _Int | None, symbol: _Text) -> int:
    ...
def cudaLibraryGetKernelCount(lib: cudaLibrary_t | _Int | None) -> int:
    ...
def cudaLibraryEnumerateKernels(
    numKernels: _Int,
    lib: cudaLibrary_t | _Int | None,
) -> list[cudaKernel_t]:
    ...
def cudaKernelSetAttributeForDevice(
    kernel: cudaKernel_t | _Int | None,
    attr: cudaFuncAttribute | int,
    value: _Int,
    device: _Int,
) -> None:
    ...
def cudaGetExportTable(pExportTableId: cudaUUID_t | None) -> int:
    ...
def cudaGetFuncBySymbol(symbolPtr: _Address) -> cudaFunction_t:
    ...
def cudaGetKernel(entryFuncAddr: _Address) -> cudaKernel_t:
    ...
def make_cudaPitchedPtr(d: _Address, p: _Int, xsz: _Int, ysz: _Int) -> cudaPitchedPtr:
    ...
def make_cudaPos(x: _Int, y: _Int, z: _Int) -> cudaPos:
    ...
def make_cudaExtent(w: _Int, h: _Int, d: _Int) -> cudaExtent:
    ...
def cudaProfilerStart() -> None:
    ...
def cudaProfilerStop() -> None:
    ...
def cudaGraphicsEGLRegisterImage(
    image: EGLImageKHR | _Int | None,
    flags: _Int,
) -> cudaGraphicsResource_t:
    ...
def cudaEGLStreamConsumerConnect(eglStream: EGLStreamKHR | _Int | None) -> cudaEglStreamConnection:
    ...
def cudaEGLStreamConsumerConnectWithFlags(
    eglStream: EGLStreamKHR | _Int | None,
    flags: _Int,
) -> cudaEglStreamConnection:
    ...
def cudaEGLStreamConsumerDisconnect(conn: cudaEglStreamConnection | _Int | None) -> None:
    ...
def cudaEGLStreamConsumerAcquireFrame(
    conn: cudaEglStreamConnection | _Int | None,
    pCudaResource: cudaGraphicsResource_t | _Int | None,
    pStream: cudaStream_t | _Int | None,
    timeout: _Int,
) -> None:
    ...
def cudaEGLStreamConsumerReleaseFrame(
    conn: cudaEglStreamConnection | _Int | None,
    pCudaResource: cudaGraphicsResource_t | _Int | None,
    pStream: cudaStream_t | _Int | None,
) -> None:
    ...
def cudaEGLStreamProducerConnect(
    eglStream: EGLStreamKHR | _Int | None,
    width: EGLint | _Int | None,
    height: EGLint | _Int | None,
) -> cudaEglStreamConnection:
    ...
def cudaEGLStreamProducerDisconnect(conn: cudaEglStreamConnection | _Int | None) -> None:
    ...
def cudaEGLStreamProducerPresentFrame(
    conn: cudaEglStreamConnection | _Int | None,
    eglframe: cudaEglFrame,
    pStream: cudaStream_t | _Int | None,
) -> None:
    ...
def cudaEGLStreamProducerReturnFrame(
    conn: cudaEglStreamConnection | _Int | None,
    eglframe: cudaEglFrame | None,
    pStream: cudaStream_t | _Int | None,
) -> None:
    ...
def cudaGraphicsResourceGetMappedEglFrame(
    resource: cudaGraphicsResource_t | _Int | None,
    index: _Int,
    mipLevel: _Int,
) -> cudaEglFrame:
    ...
def cudaEventCreateFromEGLSync(eglSync: EGLSyncKHR | _Int | None, flags: _Int) -> cudaEvent_t:
    ...
def cudaGLGetDevices(
    cudaDeviceCount: _Int,
    deviceList: cudaGLDeviceList | int,
) -> tuple[int, list[int]]:
    ...
def cudaGraphicsGLRegisterImage(
    image: GLuint | _Int | None,
    target: GLenum | _Int | None,
    flags: _Int,
) -> cudaGraphicsResource_t:
    ...
def cudaGraphicsGLRegisterBuffer(
    buffer: GLuint | _Int | None,
    flags: _Int,
) -> cudaGraphicsResource_t:
    ...
def cudaGLSetGLDevice(device: _Int) -> None:
    ...
def cudaGLRegisterBufferObject(bufObj: GLuint | _Int | None) -> None:
    ...
def cudaGLMapBufferObject(bufObj: GLuint | _Int | None) -> int:
    ...
def cudaGLUnmapBufferObject(bufObj: GLuint | _Int | None) -> None:
    ...
def cudaGLUnregisterBufferObject(bufObj: GLuint | _Int | None) -> None:
    ...
def cudaGLSetBufferObjectMapFlags(bufObj: GLuint | _Int | None, flags: _Int) -> None:
    ...
def cudaGLMapBufferObjectAsync(
    bufObj: GLuint | _Int | None,
    stream: cudaStream_t | _Int | None,
) -> int:
    ...
def cudaGLUnmapBufferObjectAsync(
    bufObj: GLuint | _Int | None,
    stream: cudaStream_t | _Int | None,
) -> None:
    ...
def cudaVDPAUGetDevice(vdpDevice: VdpDevice | _Int | None, vdpGetProcAddress: _Address) -> int:
    ...
def cudaVDPAUSetVDPAUDevice(
    device: _Int,
    vdpDevice: VdpDevice | _Int | None,
    vdpGetProcAddress: _Address,
) -> None:
    ...
def cudaGraphicsVDPAURegisterVideoSurface(
    vdpSurface: VdpVideoSurface | _Int | None,
    flags: _Int,
) -> cudaGraphicsResource_t:
    ...
def cudaGraphicsVDPAURegisterOutputSurface(
    vdpSurface: VdpOutputSurface | _Int | None,
    flags: _Int,
) -> cudaGraphicsResource_t:
    ...
def getLocalRuntimeVersion() -> int:
    ...
