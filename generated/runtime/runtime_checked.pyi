# runtime_checked.pyi of cubind for CUDA Runtime API, API version 13.5.
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
    cudaGraphRecaptureStatus,
    cudaStreamCaptureMode,
    cudaSynchronizationPolicy,
    cudaClusterSchedulingPolicy,
    cudaStreamUpdateCaptureDependenciesFlags,
    cudaUserObjectFlags,
    cudaUserObjectRetainFlags,
    cudaHostTaskSyncMode,
    cudaGraphicsRegisterFlags,
    cudaGraphicsMapFlags,
    cudaGraphicsCubeFace,
    cudaResourceType,
    cudaResourceViewFormat,
    cudaSharedMemoryMode,
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
    cudaAtomicOperation,
    cudaAtomicOperationCapability,
    cudaExternalMemoryHandleType,
    cudaExternalSemaphoreHandleType,
    cudaDevSmResourceGroup_flags,
    cudaDevSmResourceSplitByCount_flags,
    cudaDevResourceType,
    cudaDevWorkqueueConfigScope,
    cudaJitOption,
    cudaLibraryOption,
    cudaJit_CacheMode,
    cudaJit_Fallback,
    cudaCGScope,
    cudaKernelFunctionType,
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
    cudaLaunchAttributePortableClusterMode,
    cudaLaunchAttributeID,
    cudaStreamAttrID,
    cudaKernelNodeAttrID,
    cudaDeviceNumaConfig,
    cudaAsyncNotificationType,
    cudaLogLevel,
    cudaFabricOpStatusSource,
    cudaFabricOpStatusInfo,
    cudaSurfaceBoundaryMode,
    cudaSurfaceFormatMode,
    cudaTextureAddressMode,
    cudaTextureFilterMode,
    cudaTextureReadMode,
    cudaDataType,
    cudaDataType_t,
    cudaEmulationStrategy,
    cudaEmulationStrategy_t,
    cudaEmulationMantissaControl,
    cudaEmulationMantissaControl_t,
    cudaEmulationSpecialValuesSupport,
    cudaEmulationSpecialValuesSupport_t,
    libraryPropertyType,
    libraryPropertyType_t,
    cudaEglFrameType,
    cudaEglResourceLocationFlags,
    cudaEglColorFormat,
    cudaGLDeviceList,
    cudaGLMapFlags,
    cudaDevResourceDesc_t,
    cudaExecutionContext_t,
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
    cudaLogsCallbackHandle,
    EGLImageKHR,
    EGLStreamKHR,
    EGLSyncKHR,
    cudaEglStreamConnection,
    cudaGraphConditionalHandle,
    cudaLogIterator,
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
    cudaGraphRecaptureCallback_t,
    cudaLogsCallback_t,
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
    long4_16a,
    ulong4_16a,
    long4_32a,
    ulong4_32a,
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
    longlong4_16a,
    longlong4_32a,
    ulonglong4,
    ulonglong4_16a,
    ulonglong4_32a,
    double1,
    double2,
    double3,
    double4,
    double4_16a,
    double4_32a,
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
    cudaResourceDesc_anon0_anon4,
    cudaResourceViewDesc,
    cudaPointerAttributes,
    cudaPointerAttributes_anon0,
    cudaFuncAttributes,
    cudaMemLocation,
    cudaMemLocation_anon0,
    cudaMemLocation_anon0_anon0,
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
    cudaDevSmResource,
    cudaDevWorkqueueConfigResource,
    cudaDevWorkqueueResource,
    cudaDevSmResourceGroupParams_st,
    cudaDevSmResourceGroupParams,
    cudaDevResource_st,
    cudaDevResource,
    cudaDevResource_anon0,
    cudalibraryHostUniversalFunctionAndDataTable,
    cudaKernelNodeParams,
    cudaKernelNodeParamsV2,
    cudaKernelNodeParamsV2_anon0,
    cudaExternalSemaphoreSignalNodeParams,
    cudaExternalSemaphoreSignalNodeParamsV2,
    cudaExternalSemaphoreWaitNodeParams,
    cudaExternalSemaphoreWaitNodeParamsV2,
    cudaConditionalNodeParams,
    cudaMemcpyBatchNodeParams,
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
    cudaGraphRecaptureCallbackData,
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
    cudaCpuDeviceId,
    cudaDevSmResourceGroupLocalityDomainIdAny,
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
    cudaKernelNodeAttributeNvlinkUtilCentricScheduling,
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
    "cudaGraphRecaptureStatus",
    "cudaStreamCaptureMode",
    "cudaSynchronizationPolicy",
    "cudaClusterSchedulingPolicy",
    "cudaStreamUpdateCaptureDependenciesFlags",
    "cudaUserObjectFlags",
    "cudaUserObjectRetainFlags",
    "cudaHostTaskSyncMode",
    "cudaGraphicsRegisterFlags",
    "cudaGraphicsMapFlags",
    "cudaGraphicsCubeFace",
    "cudaResourceType",
    "cudaResourceViewFormat",
    "cudaSharedMemoryMode",
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
    "cudaAtomicOperation",
    "cudaAtomicOperationCapability",
    "cudaExternalMemoryHandleType",
    "cudaExternalSemaphoreHandleType",
    "cudaDevSmResourceGroup_flags",
    "cudaDevSmResourceSplitByCount_flags",
    "cudaDevResourceType",
    "cudaDevWorkqueueConfigScope",
    "cudaJitOption",
    "cudaLibraryOption",
    "cudaJit_CacheMode",
    "cudaJit_Fallback",
    "cudaCGScope",
    "cudaKernelFunctionType",
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
    "cudaLaunchAttributePortableClusterMode",
    "cudaLaunchAttributeID",
    "cudaStreamAttrID",
    "cudaKernelNodeAttrID",
    "cudaDeviceNumaConfig",
    "cudaAsyncNotificationType",
    "cudaLogLevel",
    "cudaFabricOpStatusSource",
    "cudaFabricOpStatusInfo",
    "cudaSurfaceBoundaryMode",
    "cudaSurfaceFormatMode",
    "cudaTextureAddressMode",
    "cudaTextureFilterMode",
    "cudaTextureReadMode",
    "cudaDataType",
    "cudaDataType_t",
    "cudaEmulationStrategy",
    "cudaEmulationStrategy_t",
    "cudaEmulationMantissaControl",
    "cudaEmulationMantissaControl_t",
    "cudaEmulationSpecialValuesSupport",
    "cudaEmulationSpecialValuesSupport_t",
    "libraryPropertyType",
    "libraryPropertyType_t",
    "cudaEglFrameType",
    "cudaEglResourceLocationFlags",
    "cudaEglColorFormat",
    "cudaGLDeviceList",
    "cudaGLMapFlags",
    "cudaDevResourceDesc_t",
    "cudaExecutionContext_t",
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
    "cudaLogsCallbackHandle",
    "EGLImageKHR",
    "EGLStreamKHR",
    "EGLSyncKHR",
    "cudaEglStreamConnection",
    "cudaGraphConditionalHandle",
    "cudaLogIterator",
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
    "cudaGraphRecaptureCallback_t",
    "cudaLogsCallback_t",
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
    "long4_16a",
    "ulong4_16a",
    "long4_32a",
    "ulong4_32a",
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
    "longlong4_16a",
    "longlong4_32a",
    "ulonglong4",
    "ulonglong4_16a",
    "ulonglong4_32a",
    "double1",
    "double2",
    "double3",
    "double4",
    "double4_16a",
    "double4_32a",
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
    "cudaResourceDesc_anon0_anon4",
    "cudaResourceViewDesc",
    "cudaPointerAttributes",
    "cudaPointerAttributes_anon0",
    "cudaFuncAttributes",
    "cudaMemLocation",
    "cudaMemLocation_anon0",
    "cudaMemLocation_anon0_anon0",
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
    "cudaDevSmResource",
    "cudaDevWorkqueueConfigResource",
    "cudaDevWorkqueueResource",
    "cudaDevSmResourceGroupParams_st",
    "cudaDevSmResourceGroupParams",
    "cudaDevResource_st",
    "cudaDevResource",
    "cudaDevResource_anon0",
    "cudalibraryHostUniversalFunctionAndDataTable",
    "cudaKernelNodeParams",
    "cudaKernelNodeParamsV2",
    "cudaKernelNodeParamsV2_anon0",
    "cudaExternalSemaphoreSignalNodeParams",
    "cudaExternalSemaphoreSignalNodeParamsV2",
    "cudaExternalSemaphoreWaitNodeParams",
    "cudaExternalSemaphoreWaitNodeParamsV2",
    "cudaConditionalNodeParams",
    "cudaMemcpyBatchNodeParams",
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
    "cudaGraphRecaptureCallbackData",
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
    "cudaCpuDeviceId",
    "cudaDevSmResourceGroupLocalityDomainIdAny",
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
    "cudaKernelNodeAttributeNvlinkUtilCentricScheduling",
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
    "cudaGetLastError",
    "cudaPeekAtLastError",
    "cudaGetErrorName",
    "cudaGetErrorString",
    "cudaGetDeviceCount",
    "cudaGetDeviceProperties",
    "cudaDeviceGetAttribute",
    "cudaDeviceGetHostAtomicCapabilities",
    "cudaDeviceGetDefaultMemPool",
    "cudaDeviceSetMemPool",
    "cudaDeviceGetMemPool",
    "cudaDeviceGetNvSciSyncAttributes",
    "cudaDeviceGetP2PAttribute",
    "cudaDeviceGetP2PAtomicCapabilities",
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
    "cudaStreamBeginRecaptureToGraph",
    "cudaStreamBeginCaptureToGraph",
    "cudaThreadExchangeStreamCaptureMode",
    "cudaStreamEndCapture",
    "cudaStreamIsCapturing",
    "cudaStreamGetCaptureInfo",
    "cudaStreamUpdateCaptureDependencies",
    "cudaEventCreate",
    "cudaEventCreateWithFlags",
    "cudaEventRecord",
    "cudaEventRecordWithFlags",
    "cudaEventQuery",
    "cudaEventSynchronize",
    "cudaEventDestroy",
    "cudaEventElapsedTime",
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
    "cudaFuncSetCacheConfig",
    "cudaFuncGetAttributes",
    "cudaFuncSetAttribute",
    "cudaFuncGetName",
    "cudaFuncGetParamInfo",
    "cudaFuncGetParamCount",
    "cudaLaunchHostFunc",
    "cudaLaunchHostFunc_v2",
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
    "cudaMemcpyWithAttributesAsync",
    "cudaMemcpy3DWithAttributesAsync",
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
    "cudaMemPrefetchBatchAsync",
    "cudaMemDiscardBatchAsync",
    "cudaMemDiscardAndPrefetchBatchAsync",
    "cudaMemGetLocationInfo",
    "cudaMemAdvise",
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
    "cudaMemGetDefaultMemPool",
    "cudaMemGetMemPool",
    "cudaMemSetMemPool",
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
    "cudaLogsRegisterCallback",
    "cudaLogsUnregisterCallback",
    "cudaLogsCurrent",
    "cudaLogsDumpToFile",
    "cudaLogsDumpToMemory",
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
    "cudaGraphNodeGetContainingGraph",
    "cudaGraphNodeGetLocalId",
    "cudaGraphNodeGetToolsId",
    "cudaGraphGetId",
    "cudaGraphExecGetId",
    "cudaGraphGetNodes",
    "cudaGraphGetRootNodes",
    "cudaGraphGetEdges",
    "cudaGraphNodeGetDependencies",
    "cudaGraphNodeGetDependentNodes",
    "cudaGraphAddDependencies",
    "cudaGraphRemoveDependencies",
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
    "cudaGraphNodeSetParams",
    "cudaGraphNodeGetParams",
    "cudaGraphExecNodeSetParams",
    "cudaGraphConditionalHandleCreate",
    "cudaGraphConditionalHandleCreate_v2",
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
    "cudaDeviceGetDevResource",
    "cudaDevSmResourceSplitByCount",
    "cudaDevSmResourceSplit",
    "cudaDevResourceGenerateDesc",
    "cudaGreenCtxCreate",
    "cudaExecutionCtxDestroy",
    "cudaExecutionCtxGetDevResource",
    "cudaExecutionCtxGetDevice",
    "cudaExecutionCtxGetId",
    "cudaExecutionCtxStreamCreate",
    "cudaExecutionCtxSynchronize",
    "cudaStreamGetDevResource",
    "cudaExecutionCtxRecordEvent",
    "cudaExecutionCtxWaitEvent",
    "cudaDeviceGetExecutionCtx",
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
    "VersionTranslationError",
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
    "InsufficientLoaderVersionError",
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
    "StreamDetachedError",
    "GraphRecaptureFailureError",
    "FabricNotReadyError",
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
class VersionTranslationError(CUDARuntimeError): ...
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
class InsufficientLoaderVersionError(CUDARuntimeError): ...
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
class StreamDetachedError(CUDARuntimeError): ...
class GraphRecaptureFailureError(CUDARuntimeError): ...
class FabricNotReadyError(CUDARuntimeError): ...
class UnknownError(CUDARuntimeError): ...
class ApiFailureBaseError(CUDARuntimeError): ...

def cudaDeviceReset() -> None:
    """Ends all that this process has on the current device, for every library in it; streams
    and memory are invalid then.

    cudaError_t cudaDeviceReset(void)

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaDeviceSynchronize() -> None:
    """Waits until all work on the current device is done, on every stream; errors of earlier
    work come back here.

    cudaError_t cudaDeviceSynchronize(void)

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorStreamCaptureUnsupported

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaDeviceSetLimit(limit: cudaLimit | int, value: _Int) -> None:
    """Asks for a limit on the current device, such as the stack of each thread; the driver may
    round.

    cudaError_t cudaDeviceSetLimit(enum cudaLimit limit, size_t value)

    Parameters
        limit : cudaLimit or int
        value : int; bytes for sizes, else a count

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorUnsupportedLimit, cudaErrorInvalidValue, cudaErrorMemoryAllocation

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaDeviceGetLimit(limit: cudaLimit | int) -> int:
    """Gives a limit that is in force on the current device.

    cudaError_t cudaDeviceGetLimit(size_t *pValue, enum cudaLimit limit)

    Parameters
        limit : cudaLimit or int

    Returns
        (cudaError_t, pValue); cubind.checked.runtime returns pValue, or raises
            CUDARuntimeError
        pValue : int; bytes for sizes, else a count

    Fails with
        cudaErrorUnsupportedLimit, cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaDeviceGetTexture1DLinearMaxWidth(
    fmtDesc: cudaChannelFormatDesc | None,
    device: _Int,
) -> int:
    """Tells how many elements a one-dimensional texture on linear memory may have, for a
    format and device.

    cudaError_t cudaDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements,
        const struct cudaChannelFormatDesc *fmtDesc, int device)

    Parameters
        fmtDesc : cudaChannelFormatDesc or None
        device : int

    Returns
        (cudaError_t, maxWidthInElements); cubind.checked.runtime returns
            maxWidthInElements, or raises CUDARuntimeError
        maxWidthInElements : int

    Fails with
        cudaErrorUnsupportedLimit, cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaDeviceGetCacheConfig() -> cudaFuncCache:
    """Tells which the current device prefers, L1 cache or shared memory.

    cudaError_t cudaDeviceGetCacheConfig(enum cudaFuncCache *pCacheConfig)

    Returns
        (cudaError_t, pCacheConfig); cubind.checked.runtime returns pCacheConfig, or raises
            CUDARuntimeError
        pCacheConfig : cudaFuncCache

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaDeviceGetStreamPriorityRange() -> tuple[int, int]:
    """Gives the priorities that streams can have, of which the smaller number is the more
    urgent; two zeros mean none.

    cudaError_t cudaDeviceGetStreamPriorityRange(int *leastPriority, int *greatestPriority)

    Returns
        (cudaError_t, leastPriority, greatestPriority); cubind.checked.runtime returns
            (leastPriority, greatestPriority), or raises CUDARuntimeError
        leastPriority, greatestPriority : int

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaDeviceSetCacheConfig(cacheConfig: cudaFuncCache | int) -> None:
    """Says whether kernels do better with more L1 cache or shared memory; a wish, not an
    order.

    cudaError_t cudaDeviceSetCacheConfig(enum cudaFuncCache cacheConfig)

    Parameters
        cacheConfig : cudaFuncCache or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaDeviceGetByPCIBusId(pciBusId: _Text) -> int:
    """Finds the device at a place on the PCI bus, written domain:bus:device.function in
    hexadecimal.

    cudaError_t cudaDeviceGetByPCIBusId(int *device, const char *pciBusId)

    Parameters
        pciBusId : str or bytes

    Returns
        (cudaError_t, device); cubind.checked.runtime returns device, or raises
            CUDARuntimeError
        device : int

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidDevice

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaDeviceGetPCIBusId(device: _Int) -> str:
    """Gives the place of a device on the PCI bus as domain:bus:device.function in hexadecimal.

    cudaError_t cudaDeviceGetPCIBusId(char *pciBusId, int len, int device)

    Parameters
        device : int

    Returns
        pciBusId, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t, pciBusId)
        pciBusId : str

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidDevice

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaIpcGetEventHandle(event: cudaEvent_t | _Int | None) -> cudaIpcEventHandle_t:
    """Makes what another process opens an event by; the event needs cudaEventInterprocess and
    no timing.

    cudaError_t cudaIpcGetEventHandle(cudaIpcEventHandle_t *handle, cudaEvent_t event)

    Parameters
        event : cudaEvent_t, int or None

    Returns
        (cudaError_t, handle); cubind.checked.runtime returns handle, or raises
            CUDARuntimeError
        handle : cudaIpcEventHandle_t

    Fails with
        cudaErrorInvalidResourceHandle, cudaErrorMemoryAllocation,
        cudaErrorMapBufferObjectFailed, cudaErrorNotSupported, cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaIpcOpenEventHandle(handle: cudaIpcEventHandle_t) -> cudaEvent_t:
    """Opens an event of another process; it takes a cudaEventDestroy of its own.

    cudaError_t cudaIpcOpenEventHandle(cudaEvent_t *event, cudaIpcEventHandle_t handle)

    Parameters
        handle : cudaIpcEventHandle_t

    Returns
        (cudaError_t, event); cubind.checked.runtime returns event, or raises
            CUDARuntimeError
        event : cudaEvent_t

    Fails with
        cudaErrorMapBufferObjectFailed, cudaErrorNotSupported, cudaErrorInvalidValue,
        cudaErrorDeviceUninitialized

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaIpcGetMemHandle(devPtr: _Address) -> cudaIpcMemHandle_t:
    """Makes what another process opens memory of cudaMalloc by; it stands for the whole
    allocation.

    cudaError_t cudaIpcGetMemHandle(cudaIpcMemHandle_t *handle, void *devPtr)

    Parameters
        devPtr : int (address), buffer or None

    Returns
        (cudaError_t, handle); cubind.checked.runtime returns handle, or raises
            CUDARuntimeError
        handle : cudaIpcMemHandle_t

    Fails with
        cudaErrorMemoryAllocation, cudaErrorMapBufferObjectFailed, cudaErrorNotSupported,
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaIpcOpenMemHandle(handle: cudaIpcMemHandle_t, flags: _Int) -> int:
    """Maps memory of another process on the current device; end it with cudaIpcCloseMemHandle,
    not cudaFree.

    cudaError_t cudaIpcOpenMemHandle(void **devPtr, cudaIpcMemHandle_t handle,
        unsigned int flags)

    Parameters
        handle : cudaIpcMemHandle_t
        flags : int; cudaIpcMemLazyEnablePeerAccess

    Returns
        (cudaError_t, devPtr); cubind.checked.runtime returns devPtr, or raises
            CUDARuntimeError
        devPtr : int

    Fails with
        cudaErrorMapBufferObjectFailed, cudaErrorInvalidResourceHandle,
        cudaErrorDeviceUninitialized, cudaErrorTooManyPeers, cudaErrorNotSupported,
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaIpcCloseMemHandle(devPtr: _Address) -> None:
    """Unmaps memory of cudaIpcOpenMemHandle; it stays the other process's to free.

    cudaError_t cudaIpcCloseMemHandle(void *devPtr)

    Parameters
        devPtr : int (address), buffer or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorMapBufferObjectFailed, cudaErrorNotSupported, cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaDeviceFlushGPUDirectRDMAWrites(
    target: cudaFlushGPUDirectRDMAWritesTarget | int,
    scope: cudaFlushGPUDirectRDMAWritesScope | int,
) -> None:
    """Waits until what other PCI devices wrote into GPU memory can be seen, by its owner or by
    all.

    cudaError_t cudaDeviceFlushGPUDirectRDMAWrites(
        enum cudaFlushGPUDirectRDMAWritesTarget target,
        enum cudaFlushGPUDirectRDMAWritesScope scope)

    Parameters
        target : cudaFlushGPUDirectRDMAWritesTarget or int
        scope : cudaFlushGPUDirectRDMAWritesScope or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorNotSupported

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaDeviceRegisterAsyncNotification(
    device: _Int,
    callbackFunc: cudaAsyncCallback | _Int | Callable[..., object] | None,
    userData: object | None = ...,
) -> cudaAsyncCallbackHandle_t:
    """Has a function called when something happens on a device, such as memory over budget.

    cudaError_t cudaDeviceRegisterAsyncNotification(int device,
        cudaAsyncCallback callbackFunc, void *userData, cudaAsyncCallbackHandle_t *callback)

    Parameters
        device : int
        callbackFunc : callable, cudaAsyncCallback, int (address of a C function) or None;
            called as callbackFunc(cudaAsyncNotificationInfo_t, userData,
            cudaAsyncCallbackHandle_t) -> None, exceptions go to sys.unraisablehook
        userData : any object, which the callable gets; int (address) for a C function, or
            None

    Returns
        callback, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t, callback)
        callback : cudaAsyncCallbackHandle_t

    Fails with
        cudaErrorNotSupported, cudaErrorInvalidDevice, cudaErrorInvalidValue,
        cudaErrorNotPermitted, cudaErrorUnknown

    Releases the GIL. Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaDeviceUnregisterAsyncNotification(
    device: _Int,
    callback: cudaAsyncCallbackHandle_t | _Int | None,
) -> None:
    """Ends the calls that cudaDeviceRegisterAsyncNotification began.

    cudaError_t cudaDeviceUnregisterAsyncNotification(int device,
        cudaAsyncCallbackHandle_t callback)

    Parameters
        device : int
        callback : cudaAsyncCallbackHandle_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorNotSupported, cudaErrorInvalidDevice, cudaErrorInvalidValue,
        cudaErrorNotPermitted, cudaErrorUnknown

    Releases the GIL. Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaDeviceGetSharedMemConfig() -> cudaSharedMemConfig:
    """Gives the width of shared memory banks for kernels; deprecated, newer devices have one
    alone.

    cudaError_t cudaDeviceGetSharedMemConfig(enum cudaSharedMemConfig *pConfig)

    Returns
        (cudaError_t, pConfig); cubind.checked.runtime returns pConfig, or raises
            CUDARuntimeError
        pConfig : cudaSharedMemConfig

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil). Deprecated.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE__DEPRECATED.html
    """
def cudaDeviceSetSharedMemConfig(config: cudaSharedMemConfig | int) -> None:
    """Sets the width of shared memory banks for kernels; deprecated, newer devices ignore it.

    cudaError_t cudaDeviceSetSharedMemConfig(enum cudaSharedMemConfig config)

    Parameters
        config : cudaSharedMemConfig or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil). Deprecated.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE__DEPRECATED.html
    """
def cudaGetLastError() -> cudaError_t:
    """Gives the latest error of this thread and forgets it; errors that leave the context
    unusable come back for ever.

    cudaError_t cudaGetLastError(void)

    Returns
        (cudaError_t,); cubind.checked.runtime returns cudaError_t and raises nothing

    May return
        cudaErrorMissingConfiguration, cudaErrorMemoryAllocation,
        cudaErrorInitializationError, cudaErrorLaunchFailure, cudaErrorLaunchTimeout,
        cudaErrorLaunchOutOfResources, cudaErrorInvalidDeviceFunction,
        cudaErrorInvalidConfiguration, cudaErrorInvalidDevice, cudaErrorInvalidValue,
        cudaErrorInvalidPitchValue, cudaErrorInvalidSymbol,
        cudaErrorUnmapBufferObjectFailed, cudaErrorInvalidDevicePointer,
        cudaErrorInvalidTexture, cudaErrorInvalidTextureBinding,
        cudaErrorInvalidChannelDescriptor, cudaErrorInvalidMemcpyDirection,
        cudaErrorInvalidFilterSetting, cudaErrorInvalidNormSetting, cudaErrorUnknown,
        cudaErrorInvalidResourceHandle, cudaErrorInsufficientDriver, cudaErrorNoDevice,
        cudaErrorSetOnActiveProcess, cudaErrorStartupFailure, cudaErrorInvalidPtx,
        cudaErrorUnsupportedPtxVersion, cudaErrorNoKernelImageForDevice,
        cudaErrorJitCompilerNotFound, cudaErrorJitCompilationDisabled

    Keeps the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__ERROR.html
    """
def cudaPeekAtLastError() -> cudaError_t:
    """Gives the latest error of this thread and leaves it in place.

    cudaError_t cudaPeekAtLastError(void)

    Returns
        (cudaError_t,); cubind.checked.runtime returns cudaError_t and raises nothing

    May return
        cudaErrorMissingConfiguration, cudaErrorMemoryAllocation,
        cudaErrorInitializationError, cudaErrorLaunchFailure, cudaErrorLaunchTimeout,
        cudaErrorLaunchOutOfResources, cudaErrorInvalidDeviceFunction,
        cudaErrorInvalidConfiguration, cudaErrorInvalidDevice, cudaErrorInvalidValue,
        cudaErrorInvalidPitchValue, cudaErrorInvalidSymbol,
        cudaErrorUnmapBufferObjectFailed, cudaErrorInvalidDevicePointer,
        cudaErrorInvalidTexture, cudaErrorInvalidTextureBinding,
        cudaErrorInvalidChannelDescriptor, cudaErrorInvalidMemcpyDirection,
        cudaErrorInvalidFilterSetting, cudaErrorInvalidNormSetting, cudaErrorUnknown,
        cudaErrorInvalidResourceHandle, cudaErrorInsufficientDriver, cudaErrorNoDevice,
        cudaErrorSetOnActiveProcess, cudaErrorStartupFailure, cudaErrorInvalidPtx,
        cudaErrorUnsupportedPtxVersion, cudaErrorNoKernelImageForDevice,
        cudaErrorJitCompilerNotFound, cudaErrorJitCompilationDisabled

    Keeps the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__ERROR.html
    """
def cudaGetErrorName(error: cudaError_t | int) -> str | None:
    """Gives the identifier of a status, such as cudaErrorInvalidValue.

    const char *cudaGetErrorName(cudaError_t error)

    Parameters
        error : cudaError_t or int

    Returns
        (cudaError_t.cudaSuccess, bytes | None); cubind.checked.runtime returns str | None

    Keeps the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__ERROR.html
    """
def cudaGetErrorString(error: cudaError_t | int) -> str | None:
    """Gives what a status means, in English.

    const char *cudaGetErrorString(cudaError_t error)

    Parameters
        error : cudaError_t or int

    Returns
        (cudaError_t.cudaSuccess, bytes | None); cubind.checked.runtime returns str | None

    Keeps the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__ERROR.html
    """
def cudaGetDeviceCount() -> int:
    """Counts the devices that this process may use, as CUDA_VISIBLE_DEVICES leaves them.

    cudaError_t cudaGetDeviceCount(int *count)

    Returns
        (cudaError_t, count); cubind.checked.runtime returns count, or raises
            CUDARuntimeError
        count : int

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaGetDeviceProperties(device: _Int) -> cudaDeviceProp:
    """Fills a cudaDeviceProp, which takes its time; cudaDeviceGetAttribute asks for one
    property alone.

    cudaError_t cudaGetDeviceProperties(struct cudaDeviceProp *prop, int device)

    Parameters
        device : int

    Returns
        (cudaError_t, prop); cubind.checked.runtime returns prop, or raises CUDARuntimeError
        prop : cudaDeviceProp

    Fails with
        cudaErrorInvalidDevice

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaDeviceGetAttribute(attr: cudaDeviceAttr | int, device: _Int) -> int:
    """Asks for one property of a device, as an integer.

    cudaError_t cudaDeviceGetAttribute(int *value, enum cudaDeviceAttr attr, int device)

    Parameters
        attr : cudaDeviceAttr or int
        device : int

    Returns
        (cudaError_t, value); cubind.checked.runtime returns value, or raises
            CUDARuntimeError
        value : int; a number, a flag (0 or 1) or a value of an enum, as the attribute has
            it

    Fails with
        cudaErrorInvalidDevice, cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaDeviceGetHostAtomicCapabilities(
    operations: Sequence[cudaAtomicOperation] | None,
    device: _Int,
) -> list[int]:
    """Tells for each operation asked about whether the link to the host does it atomically.

    cudaError_t cudaDeviceGetHostAtomicCapabilities(unsigned int *capabilities,
        const enum cudaAtomicOperation *operations, unsigned int count, int device)

    Parameters
        operations : sequence of cudaAtomicOperation, or None
        device : int

    Returns
        capabilities, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,
            capabilities)
        capabilities : list[int]

    Fails with
        cudaErrorInvalidDevice, cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaDeviceGetDefaultMemPool(device: _Int) -> cudaMemPool_t:
    """Gives the pool that a device has from the start; it cannot be destroyed.

    cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t *memPool, int device)

    Parameters
        device : int

    Returns
        (cudaError_t, memPool); cubind.checked.runtime returns memPool, or raises
            CUDARuntimeError
        memPool : cudaMemPool_t

    Fails with
        cudaErrorInvalidDevice, cudaErrorInvalidValue, cudaErrorNotSupported

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaDeviceSetMemPool(device: _Int, memPool: cudaMemPool_t | _Int | None) -> None:
    """Makes cudaMallocAsync take memory of this device from another pool; allocations from the
    former one stay valid.

    cudaError_t cudaDeviceSetMemPool(int device, cudaMemPool_t memPool)

    Parameters
        device : int
        memPool : cudaMemPool_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidDevice, cudaErrorNotSupported

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaDeviceGetMemPool(device: _Int) -> cudaMemPool_t:
    """Gives the pool from which cudaMallocAsync takes memory of this device.

    cudaError_t cudaDeviceGetMemPool(cudaMemPool_t *memPool, int device)

    Parameters
        device : int

    Returns
        (cudaError_t, memPool); cubind.checked.runtime returns memPool, or raises
            CUDARuntimeError
        memPool : cudaMemPool_t

    Fails with
        cudaErrorInvalidValue, cudaErrorNotSupported

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaDeviceGetNvSciSyncAttributes(
    nvSciSyncAttrList: _Address,
    device: _Int,
    flags: _Int,
) -> None:
    """Fills an NvSciSync attribute list with what a device can wait for and signal.

    cudaError_t cudaDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, int device,
        int flags)

    Parameters
        nvSciSyncAttrList : int (address), buffer or None
        device : int
        flags : int; cudaNvSciSyncAttr*, or-ed

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorDeviceUninitialized, cudaErrorInvalidValue, cudaErrorInvalidDevice,
        cudaErrorNotSupported, cudaErrorMemoryAllocation

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaDeviceGetP2PAttribute(
    attr: cudaDeviceP2PAttr | int,
    srcDevice: _Int,
    dstDevice: _Int,
) -> int:
    """Asks for one property of the link that srcDevice has to dstDevice; the other direction
    may differ.

    cudaError_t cudaDeviceGetP2PAttribute(int *value, enum cudaDeviceP2PAttr attr,
        int srcDevice, int dstDevice)

    Parameters
        attr : cudaDeviceP2PAttr or int
        srcDevice, dstDevice : int

    Returns
        (cudaError_t, value); cubind.checked.runtime returns value, or raises
            CUDARuntimeError
        value : int

    Fails with
        cudaErrorInvalidDevice, cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaDeviceGetP2PAtomicCapabilities(
    operations: Sequence[cudaAtomicOperation] | None,
    srcDevice: _Int,
    dstDevice: _Int,
) -> list[int]:
    """Tells for each operation asked about whether the link of two devices does it atomically.

    cudaError_t cudaDeviceGetP2PAtomicCapabilities(unsigned int *capabilities,
        const enum cudaAtomicOperation *operations, unsigned int count, int srcDevice,
        int dstDevice)

    Parameters
        operations : sequence of cudaAtomicOperation, or None
        srcDevice, dstDevice : int

    Returns
        capabilities, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,
            capabilities)
        capabilities : list[int]

    Fails with
        cudaErrorInvalidDevice, cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaChooseDevice(prop: cudaDeviceProp | None) -> int:
    """Gives the device that comes closest to the properties in prop.

    cudaError_t cudaChooseDevice(int *device, const struct cudaDeviceProp *prop)

    Parameters
        prop : cudaDeviceProp or None

    Returns
        (cudaError_t, device); cubind.checked.runtime returns device, or raises
            CUDARuntimeError
        device : int

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaInitDevice(device: _Int, deviceFlags: _Int, flags: _Int) -> None:
    """Starts a device ahead of its first use, without making it the current one.

    cudaError_t cudaInitDevice(int device, unsigned int deviceFlags, unsigned int flags)

    Parameters
        device : int
        deviceFlags : int; cudaDevice*, or-ed
        flags : int; cudaInitDeviceFlagsAreValid, or 0

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidDevice

    Releases the GIL. Since CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaSetDevice(device: _Int) -> None:
    """Makes a device the one that this thread works with, and starts it; each thread chooses
    for itself.

    cudaError_t cudaSetDevice(int device)

    Parameters
        device : int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidDevice

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaGetDevice() -> int:
    """Gives the device that the calling thread works with, 0 unless another was chosen.

    cudaError_t cudaGetDevice(int *device)

    Returns
        (cudaError_t, device); cubind.checked.runtime returns device, or raises
            CUDARuntimeError
        device : int

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaSetValidDevices(device_arr: Sequence[int] | None) -> None:
    """Gives an order in which devices are tried where a thread has chosen none.

    cudaError_t cudaSetValidDevices(int *device_arr, int len)

    Parameters
        device_arr : sequence of int, or None

    Returns
        None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidDevice

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaSetDeviceFlags(flags: _Int) -> None:
    """Sets flags of the current device, such as how threads wait for it.

    cudaError_t cudaSetDeviceFlags(unsigned int flags)

    Parameters
        flags : int; cudaDevice*, or-ed

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaGetDeviceFlags() -> int:
    """Gives the flags of the current device, such as how threads wait for it.

    cudaError_t cudaGetDeviceFlags(unsigned int *flags)

    Returns
        (cudaError_t, flags); cubind.checked.runtime returns flags, or raises
            CUDARuntimeError
        flags : int; cudaDevice*, or-ed

    Fails with
        cudaErrorInvalidDevice

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaStreamCreate() -> cudaStream_t:
    """Makes a stream on the current device, which waits for the legacy default stream and is
    waited for by it.

    cudaError_t cudaStreamCreate(cudaStream_t *pStream)

    Returns
        (cudaError_t, pStream); cubind.checked.runtime returns pStream, or raises
            CUDARuntimeError
        pStream : cudaStream_t

    Fails with
        cudaErrorInvalidValue, cudaErrorExternalDevice

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamCreateWithFlags(flags: _Int) -> cudaStream_t:
    """Makes a stream on the current device; cudaStreamNonBlocking frees it from waiting for
    the legacy default stream.

    cudaError_t cudaStreamCreateWithFlags(cudaStream_t *pStream, unsigned int flags)

    Parameters
        flags : int; cudaStreamDefault or cudaStreamNonBlocking

    Returns
        (cudaError_t, pStream); cubind.checked.runtime returns pStream, or raises
            CUDARuntimeError
        pStream : cudaStream_t

    Fails with
        cudaErrorInvalidValue, cudaErrorExternalDevice

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamCreateWithPriority(flags: _Int, priority: _Int) -> cudaStream_t:
    """Makes a stream whose work is preferred to that of streams with a greater number; running
    work goes on.

    cudaError_t cudaStreamCreateWithPriority(cudaStream_t *pStream, unsigned int flags,
        int priority)

    Parameters
        flags : int; cudaStreamDefault or cudaStreamNonBlocking
        priority : int; smaller is more urgent, clamped to the range of
            cudaDeviceGetStreamPriorityRange

    Returns
        (cudaError_t, pStream); cubind.checked.runtime returns pStream, or raises
            CUDARuntimeError
        pStream : cudaStream_t

    Fails with
        cudaErrorInvalidValue, cudaErrorExternalDevice

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamGetPriority(hStream: cudaStream_t | _Int | None) -> int:
    """Gives the priority of a stream; smaller numbers are more urgent.

    cudaError_t cudaStreamGetPriority(cudaStream_t hStream, int *priority)

    Parameters
        hStream : cudaStream_t, int or None

    Returns
        (cudaError_t, priority); cubind.checked.runtime returns priority, or raises
            CUDARuntimeError
        priority : int

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle

    May keep the GIL (see cubind.keep_gil).
    Per-thread default stream variant: cudaStreamGetPriority_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamGetFlags(hStream: cudaStream_t | _Int | None) -> int:
    """Gives the flags of a stream, which tell whether it waits for the legacy default stream.

    cudaError_t cudaStreamGetFlags(cudaStream_t hStream, unsigned int *flags)

    Parameters
        hStream : cudaStream_t, int or None

    Returns
        (cudaError_t, flags); cubind.checked.runtime returns flags, or raises
            CUDARuntimeError
        flags : int; cudaStreamDefault or cudaStreamNonBlocking

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle

    May keep the GIL (see cubind.keep_gil).
    Per-thread default stream variant: cudaStreamGetFlags_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamGetId(hStream: cudaStream_t | _Int | None) -> int:
    """Gives a number that no other stream of the process gets.

    cudaError_t cudaStreamGetId(cudaStream_t hStream, unsigned long long *streamId)

    Parameters
        hStream : cudaStream_t, int or None

    Returns
        (cudaError_t, streamId); cubind.checked.runtime returns streamId, or raises
            CUDARuntimeError
        streamId : int

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.0.
    Per-thread default stream variant: cudaStreamGetId_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamGetDevice(hStream: cudaStream_t | _Int | None) -> int:
    """Gives the device of a stream.

    cudaError_t cudaStreamGetDevice(cudaStream_t hStream, int *device)

    Parameters
        hStream : cudaStream_t, int or None

    Returns
        (cudaError_t, device); cubind.checked.runtime returns device, or raises
            CUDARuntimeError
        device : int

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.8.
    Per-thread default stream variant: cudaStreamGetDevice_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaCtxResetPersistingL2Cache() -> None:
    """Turns all lines that were kept in L2 cache by access policy back into ordinary ones.

    cudaError_t cudaCtxResetPersistingL2Cache(void)

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamCopyAttributes(
    dst: cudaStream_t | _Int | None,
    src: cudaStream_t | _Int | None,
) -> None:
    """Gives a stream the attributes of another one.

    cudaError_t cudaStreamCopyAttributes(cudaStream_t dst, cudaStream_t src)

    Parameters
        dst, src : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorNotSupported

    May keep the GIL (see cubind.keep_gil).
    Per-thread default stream variant: cudaStreamCopyAttributes_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamGetAttribute(
    hStream: cudaStream_t | _Int | None,
    attr: cudaStreamAttrID | int,
) -> cudaStreamAttrValue:
    """Gives one attribute of a stream; attr says which member of the value holds it.

    cudaError_t cudaStreamGetAttribute(cudaStream_t hStream, cudaStreamAttrID attr,
        cudaStreamAttrValue *value_out)

    Parameters
        hStream : cudaStream_t, int or None
        attr : cudaStreamAttrID or int

    Returns
        (cudaError_t, value_out); cubind.checked.runtime returns value_out, or raises
            CUDARuntimeError
        value_out : cudaStreamAttrValue

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle

    May keep the GIL (see cubind.keep_gil).
    Per-thread default stream variant: cudaStreamGetAttribute_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamSetAttribute(
    hStream: cudaStream_t | _Int | None,
    attr: cudaStreamAttrID | int,
    value: cudaStreamAttrValue | None,
) -> None:
    """Sets one attribute of a stream, for the work queued on it from then on.

    cudaError_t cudaStreamSetAttribute(cudaStream_t hStream, cudaStreamAttrID attr,
        const cudaStreamAttrValue *value)

    Parameters
        hStream : cudaStream_t, int or None
        attr : cudaStreamAttrID or int
        value : cudaStreamAttrValue or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle

    May keep the GIL (see cubind.keep_gil).
    Per-thread default stream variant: cudaStreamSetAttribute_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamDestroy(stream: cudaStream_t | _Int | None) -> None:
    """Gives up a stream at once; what is queued on it still runs.

    cudaError_t cudaStreamDestroy(cudaStream_t stream)

    Parameters
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamWaitEvent(
    stream: cudaStream_t | _Int | None,
    event: cudaEvent_t | _Int | None,
    flags: _Int | None = ...,
) -> None:
    """Makes later work on a stream wait for what the event recorded last; the host goes on at
    once.

    cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event,
        unsigned int flags)

    Parameters
        stream : cudaStream_t, int or None
        event : cudaEvent_t, int or None
        flags : int or None; cudaEventWaitDefault or cudaEventWaitExternal

    Returns
        None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle

    May keep the GIL (see cubind.keep_gil).
    Per-thread default stream variant: cudaStreamWaitEvent_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamAddCallback(
    stream: cudaStream_t | _Int | None,
    callback: cudaStreamCallback_t | _Int | Callable[..., object] | None,
    userData: object | None = ...,
    flags: _Int | None = ...,
) -> None:
    """Queues a host function that is told whether the stream failed; it must not call CUDA.
    Not in captures; new code calls cudaLaunchHostFunc.

    cudaError_t cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t callback,
        void *userData, unsigned int flags)

    Parameters
        stream : cudaStream_t, int or None
        callback : callable, cudaStreamCallback_t, int (address of a C function) or None;
            called as callback(cudaStream_t, cudaError_t, userData) -> None, exceptions go
            to sys.unraisablehook
        userData : any object, which the callable gets; int (address) for a C function, or
            None
        flags : int or None; has to be 0

    Returns
        None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)

    Fails with
        cudaErrorInvalidResourceHandle, cudaErrorInvalidValue, cudaErrorNotSupported

    Releases the GIL.
    Per-thread default stream variant: cudaStreamAddCallback_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamSynchronize(stream: cudaStream_t | _Int | None) -> None:
    """Waits until all work queued on a stream is done; errors of that work come back here.

    cudaError_t cudaStreamSynchronize(cudaStream_t stream)

    Parameters
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidResourceHandle

    Releases the GIL.
    Per-thread default stream variant: cudaStreamSynchronize_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamQuery(stream: cudaStream_t | _Int | None) -> None:
    """Tells whether all work on a stream is done; cudaErrorNotReady only means that it is not.

    cudaError_t cudaStreamQuery(cudaStream_t stream)

    Parameters
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorNotReady, cudaErrorInvalidResourceHandle

    May keep the GIL (see cubind.keep_gil).
    Per-thread default stream variant: cudaStreamQuery_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamAttachMemAsync(
    stream: cudaStream_t | _Int | None,
    devPtr: _Address,
    length: _Int,
    flags: _Int,
) -> None:
    """Says who uses managed memory, work of any stream, the host alone, or this stream, so
    that the host may use it while that is idle.

    cudaError_t cudaStreamAttachMemAsync(cudaStream_t stream, void *devPtr, size_t length,
        unsigned int flags)

    Parameters
        stream : cudaStream_t, int or None
        devPtr : int (address), buffer or None; at least length bytes long
        length : int; bytes, or 0 for the whole of a managed allocation
        flags : int; cudaMemAttachGlobal, cudaMemAttachHost or cudaMemAttachSingle

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorNotReady, cudaErrorInvalidValue, cudaErrorInvalidResourceHandle

    Releases the GIL.
    Per-thread default stream variant: cudaStreamAttachMemAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamBeginCapture(
    stream: cudaStream_t | _Int | None,
    mode: cudaStreamCaptureMode | int,
) -> None:
    """Makes what is put on a stream become nodes of a graph instead of running, until
    cudaStreamEndCapture.

    cudaError_t cudaStreamBeginCapture(cudaStream_t stream, enum cudaStreamCaptureMode mode)

    Parameters
        stream : cudaStream_t, int or None
        mode : cudaStreamCaptureMode or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    Per-thread default stream variant: cudaStreamBeginCapture_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamBeginRecaptureToGraph(
    stream: cudaStream_t | _Int | None,
    mode: cudaStreamCaptureMode | int,
    graph: cudaGraph_t | _Int | None,
    callbackData: cudaGraphRecaptureCallbackData | None = ...,
) -> None:
    """Captures a stream into a graph of the same shape, which first loses its user objects and
    after a failure can only be destroyed.

    cudaError_t cudaStreamBeginRecaptureToGraph(cudaStream_t stream,
        enum cudaStreamCaptureMode mode, cudaGraph_t graph,
        struct cudaGraphRecaptureCallbackData *callbackData)

    Parameters
        stream : cudaStream_t, int or None
        mode : cudaStreamCaptureMode or int
        graph : cudaGraph_t, int or None
        callbackData : cudaGraphRecaptureCallbackData or None

    Returns
        None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)

    Fails with
        cudaErrorInvalidValue

    Releases the GIL. Since CUDA 13.3.
    Per-thread default stream variant: cudaStreamBeginRecaptureToGraph_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamBeginCaptureToGraph(
    stream: cudaStream_t | _Int | None,
    graph: cudaGraph_t | _Int | None,
    dependencies: Sequence[cudaGraphNode_t] | None,
    dependencyData: Sequence[cudaGraphEdgeData] | None,
    mode: cudaStreamCaptureMode | int,
) -> None:
    """Begins a capture whose nodes are added to a graph that is there already.

    cudaError_t cudaStreamBeginCaptureToGraph(cudaStream_t stream, cudaGraph_t graph,
        const cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData,
        size_t numDependencies, enum cudaStreamCaptureMode mode)

    Parameters
        stream : cudaStream_t, int or None
        graph : cudaGraph_t, int or None
        dependencies : sequence of cudaGraphNode_t, or None
        dependencyData : sequence of cudaGraphEdgeData, or None
        mode : cudaStreamCaptureMode or int

    Returns
        None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.3.
    Per-thread default stream variant: cudaStreamBeginCaptureToGraph_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaThreadExchangeStreamCaptureMode(mode: cudaStreamCaptureMode | int) -> cudaStreamCaptureMode:
    """Says what this thread may do while streams are captured, and gives what it was allowed
    before.

    cudaError_t cudaThreadExchangeStreamCaptureMode(enum cudaStreamCaptureMode *mode)

    Parameters
        mode : cudaStreamCaptureMode or int; in and out

    Returns
        (cudaError_t, mode); cubind.checked.runtime returns mode, or raises CUDARuntimeError
        mode : cudaStreamCaptureMode

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamEndCapture(stream: cudaStream_t | _Int | None) -> cudaGraph_t:
    """Ends a capture on the stream that began it, and gives a new graph, which the caller
    destroys, or the one that was captured into.

    cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t *pGraph)

    Parameters
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t, pGraph); cubind.checked.runtime returns pGraph, or raises
            CUDARuntimeError
        pGraph : cudaGraph_t

    Fails with
        cudaErrorInvalidValue, cudaErrorStreamCaptureWrongThread

    Releases the GIL.
    Per-thread default stream variant: cudaStreamEndCapture_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamIsCapturing(stream: cudaStream_t | _Int | None) -> cudaStreamCaptureStatus:
    """Tells whether a stream is being captured, and whether the capture has failed.

    cudaError_t cudaStreamIsCapturing(cudaStream_t stream,
        enum cudaStreamCaptureStatus *pCaptureStatus)

    Parameters
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t, pCaptureStatus); cubind.checked.runtime returns pCaptureStatus, or
            raises CUDARuntimeError
        pCaptureStatus : cudaStreamCaptureStatus

    Fails with
        cudaErrorInvalidValue, cudaErrorStreamCaptureImplicit

    May keep the GIL (see cubind.keep_gil).
    Per-thread default stream variant: cudaStreamIsCapturing_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamGetCaptureInfo(
    stream: cudaStream_t | _Int | None,
) -> tuple[
    cudaStreamCaptureStatus,
    int,
    cudaGraph_t,
    list[cudaGraphNode_t],
    list[cudaGraphEdgeData],
]:
    """Gives the state of a capture and, while it is active, its graph and the nodes that the
    next node will wait for.

    cudaError_t cudaStreamGetCaptureInfo(cudaStream_t stream,
        enum cudaStreamCaptureStatus *captureStatus_out, unsigned long long *id_out,
        cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out,
        const cudaGraphEdgeData **edgeData_out, size_t *numDependencies_out)

    Parameters
        stream : cudaStream_t, int or None

    Returns
        (captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out), or raises
            CUDARuntimeError; cubind.runtime returns (cudaError_t, captureStatus_out,
            id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out)
        captureStatus_out : cudaStreamCaptureStatus
        id_out : int
        graph_out : cudaGraph_t
        dependencies_out : list[cudaGraphNode_t]
        edgeData_out : list[cudaGraphEdgeData]

    Fails with
        cudaErrorInvalidValue, cudaErrorStreamCaptureImplicit, cudaErrorLossyQuery

    May keep the GIL (see cubind.keep_gil). Other parameters before CUDA 13.0.
    Per-thread default stream variant: cudaStreamGetCaptureInfo_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamUpdateCaptureDependencies(
    stream: cudaStream_t | _Int | None,
    dependencies: Sequence[cudaGraphNode_t] | None,
    dependencyData: Sequence[cudaGraphEdgeData] | None,
    flags: _Int | None = ...,
) -> None:
    """Changes what the next captured work will wait for, by more nodes or by other ones.

    cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t stream,
        cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData,
        size_t numDependencies, unsigned int flags)

    Parameters
        stream : cudaStream_t, int or None
        dependencies : sequence of cudaGraphNode_t, or None
        dependencyData : sequence of cudaGraphEdgeData, or None
        flags : int or None; a value of cudaStreamUpdateCaptureDependenciesFlags; 0 adds, 1
            replaces

    Returns
        None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)

    Fails with
        cudaErrorInvalidValue, cudaErrorIllegalState

    May keep the GIL (see cubind.keep_gil). Other parameters before CUDA 13.0.
    Per-thread default stream variant: cudaStreamUpdateCaptureDependencies_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaEventCreate() -> cudaEvent_t:
    """Makes an event on the current device that takes times.

    cudaError_t cudaEventCreate(cudaEvent_t *event)

    Returns
        (cudaError_t, event); cubind.checked.runtime returns event, or raises
            CUDARuntimeError
        event : cudaEvent_t

    Fails with
        cudaErrorInvalidValue, cudaErrorLaunchFailure, cudaErrorMemoryAllocation

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html
    """
def cudaEventCreateWithFlags(flags: _Int) -> cudaEvent_t:
    """Makes an event on the current device; cudaEventDisableTiming makes it cheaper, and unfit
    for times.

    cudaError_t cudaEventCreateWithFlags(cudaEvent_t *event, unsigned int flags)

    Parameters
        flags : int; cudaEventBlockingSync, cudaEventDisableTiming, cudaEventInterprocess,
            or-ed

    Returns
        (cudaError_t, event); cubind.checked.runtime returns event, or raises
            CUDARuntimeError
        event : cudaEvent_t

    Fails with
        cudaErrorInvalidValue, cudaErrorLaunchFailure, cudaErrorMemoryAllocation

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html
    """
def cudaEventRecord(
    event: cudaEvent_t | _Int | None,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    """Puts the event behind what a stream has queued so far; recording it again forgets the
    place before.

    cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream)

    Parameters
        event : cudaEvent_t, int or None
        stream : cudaStream_t, int or None

    Returns
        None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorLaunchFailure

    May keep the GIL (see cubind.keep_gil).
    Per-thread default stream variant: cudaEventRecord_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html
    """
def cudaEventRecordWithFlags(
    event: cudaEvent_t | _Int | None,
    stream: cudaStream_t | _Int | None = ...,
    flags: _Int | None = ...,
) -> None:
    """Records an event as cudaEventRecord does; in captures it can become a node of its own.

    cudaError_t cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream,
        unsigned int flags)

    Parameters
        event : cudaEvent_t, int or None
        stream : cudaStream_t, int or None
        flags : int or None; cudaEventRecordDefault, in a capture also
            cudaEventRecordExternal

    Returns
        None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorLaunchFailure

    May keep the GIL (see cubind.keep_gil).
    Per-thread default stream variant: cudaEventRecordWithFlags_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html
    """
def cudaEventQuery(event: cudaEvent_t | _Int | None) -> None:
    """Tells whether work in front of the last record is done; cudaErrorNotReady only means
    that it is not.

    cudaError_t cudaEventQuery(cudaEvent_t event)

    Parameters
        event : cudaEvent_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorNotReady, cudaErrorInvalidValue, cudaErrorInvalidResourceHandle,
        cudaErrorLaunchFailure

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html
    """
def cudaEventSynchronize(event: cudaEvent_t | _Int | None) -> None:
    """Waits until work in front of the last record is done; for an event never recorded it
    returns at once.

    cudaError_t cudaEventSynchronize(cudaEvent_t event)

    Parameters
        event : cudaEvent_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorLaunchFailure

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html
    """
def cudaEventDestroy(event: cudaEvent_t | _Int | None) -> None:
    """Gives up an event at once, even if work has not got to it.

    cudaError_t cudaEventDestroy(cudaEvent_t event)

    Parameters
        event : cudaEvent_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorLaunchFailure

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html
    """
def cudaEventElapsedTime(start: cudaEvent_t | _Int | None, end: cudaEvent_t | _Int | None) -> float:
    """Tells the time between two events that were recorded with timing; both have to be done.

    cudaError_t cudaEventElapsedTime(float *ms, cudaEvent_t start, cudaEvent_t end)

    Parameters
        start, end : cudaEvent_t, int or None

    Returns
        (cudaError_t, ms); cubind.checked.runtime returns ms, or raises CUDARuntimeError
        ms : float; milliseconds, with a resolution of about half a microsecond

    Fails with
        cudaErrorNotReady, cudaErrorInvalidValue, cudaErrorInvalidResourceHandle,
        cudaErrorLaunchFailure, cudaErrorUnknown

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html
    """
def cudaImportExternalMemory(
    memHandleDesc: cudaExternalMemoryHandleDesc | None,
) -> cudaExternalMemory_t:
    """Takes memory of Vulkan, Direct3D and others by its handle; a file descriptor is CUDA's
    from then on.

    cudaError_t cudaImportExternalMemory(cudaExternalMemory_t *extMem_out,
        const struct cudaExternalMemoryHandleDesc *memHandleDesc)

    Parameters
        memHandleDesc : cudaExternalMemoryHandleDesc or None

    Returns
        (cudaError_t, extMem_out); cubind.checked.runtime returns extMem_out, or raises
            CUDARuntimeError
        extMem_out : cudaExternalMemory_t

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorOperatingSystem

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html
    """
def cudaExternalMemoryGetMappedBuffer(
    extMem: cudaExternalMemory_t | _Int | None,
    bufferDesc: cudaExternalMemoryBufferDesc | None,
) -> int:
    """Gives a device address for part of imported memory; it is freed by cudaFree.

    cudaError_t cudaExternalMemoryGetMappedBuffer(void **devPtr,
        cudaExternalMemory_t extMem, const struct cudaExternalMemoryBufferDesc *bufferDesc)

    Parameters
        extMem : cudaExternalMemory_t, int or None
        bufferDesc : cudaExternalMemoryBufferDesc or None

    Returns
        (cudaError_t, devPtr); cubind.checked.runtime returns devPtr, or raises
            CUDARuntimeError
        devPtr : int

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html
    """
def cudaExternalMemoryGetMappedMipmappedArray(
    extMem: cudaExternalMemory_t | _Int | None,
    mipmapDesc: cudaExternalMemoryMipmappedArrayDesc | None,
) -> cudaMipmappedArray_t:
    """Gives a mipmapped array that lies in imported memory.

    cudaError_t cudaExternalMemoryGetMappedMipmappedArray(cudaMipmappedArray_t *mipmap,
        cudaExternalMemory_t extMem,
        const struct cudaExternalMemoryMipmappedArrayDesc *mipmapDesc)

    Parameters
        extMem : cudaExternalMemory_t, int or None
        mipmapDesc : cudaExternalMemoryMipmappedArrayDesc or None

    Returns
        (cudaError_t, mipmap); cubind.checked.runtime returns mipmap, or raises
            CUDARuntimeError
        mipmap : cudaMipmappedArray_t

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html
    """
def cudaDestroyExternalMemory(extMem: cudaExternalMemory_t | _Int | None) -> None:
    """Gives up imported memory, whose mapped buffers and arrays have to be freed before.

    cudaError_t cudaDestroyExternalMemory(cudaExternalMemory_t extMem)

    Parameters
        extMem : cudaExternalMemory_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidResourceHandle

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html
    """
def cudaImportExternalSemaphore(
    semHandleDesc: cudaExternalSemaphoreHandleDesc | None,
) -> cudaExternalSemaphore_t:
    """Takes a semaphore of another interface by its handle; a file descriptor is CUDA's from
    then on.

    cudaError_t cudaImportExternalSemaphore(cudaExternalSemaphore_t *extSem_out,
        const struct cudaExternalSemaphoreHandleDesc *semHandleDesc)

    Parameters
        semHandleDesc : cudaExternalSemaphoreHandleDesc or None

    Returns
        (cudaError_t, extSem_out); cubind.checked.runtime returns extSem_out, or raises
            CUDARuntimeError
        extSem_out : cudaExternalSemaphore_t

    Fails with
        cudaErrorInvalidResourceHandle, cudaErrorOperatingSystem

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html
    """
def cudaSignalExternalSemaphoresAsync(
    extSemArray: Sequence[cudaExternalSemaphore_t] | None,
    paramsArray: Sequence[cudaExternalSemaphoreSignalParams] | None,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    """Queues the signalling of imported semaphores on a stream.

    cudaError_t cudaSignalExternalSemaphoresAsync(
        const cudaExternalSemaphore_t *extSemArray,
        const struct cudaExternalSemaphoreSignalParams *paramsArray,
        unsigned int numExtSems, cudaStream_t stream)

    Parameters
        extSemArray : sequence of cudaExternalSemaphore_t, or None
        paramsArray : sequence of cudaExternalSemaphoreSignalParams, or None
        stream : cudaStream_t, int or None

    Returns
        None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)

    Fails with
        cudaErrorInvalidResourceHandle

    Releases the GIL.
    Per-thread default stream variant: cudaSignalExternalSemaphoresAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html
    """
def cudaWaitExternalSemaphoresAsync(
    extSemArray: Sequence[cudaExternalSemaphore_t] | None,
    paramsArray: Sequence[cudaExternalSemaphoreWaitParams] | None,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    """Makes a stream wait for imported semaphores; the host goes on.

    cudaError_t cudaWaitExternalSemaphoresAsync(const cudaExternalSemaphore_t *extSemArray,
        const struct cudaExternalSemaphoreWaitParams *paramsArray, unsigned int numExtSems,
        cudaStream_t stream)

    Parameters
        extSemArray : sequence of cudaExternalSemaphore_t, or None
        paramsArray : sequence of cudaExternalSemaphoreWaitParams, or None
        stream : cudaStream_t, int or None

    Returns
        None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)

    Fails with
        cudaErrorInvalidResourceHandle, cudaErrorTimeout

    Releases the GIL.
    Per-thread default stream variant: cudaWaitExternalSemaphoresAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html
    """
def cudaDestroyExternalSemaphore(extSem: cudaExternalSemaphore_t | _Int | None) -> None:
    """Gives up an imported semaphore, for which nothing may wait any more.

    cudaError_t cudaDestroyExternalSemaphore(cudaExternalSemaphore_t extSem)

    Parameters
        extSem : cudaExternalSemaphore_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidResourceHandle

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html
    """
def cudaLaunchKernel(
    func: _Address,
    gridDim: dim3,
    blockDim: dim3,
    args: _KernelParams,
    sharedMem: _Int,
    stream: cudaStream_t | _Int | None,
) -> None:
    """Queues a kernel on a stream and returns; arguments are copied, memory that they lead to
    is not.

    cudaError_t cudaLaunchKernel(const void *func, dim3 gridDim, dim3 blockDim, void **args,
        size_t sharedMem, cudaStream_t stream)

    Parameters
        func : int (address), buffer or None; a cudaKernel_t, or the address of the host's
            function for a kernel
        gridDim : dim3; blocks
        blockDim : dim3; threads
        args : (values, their ctypes types), int (address), buffer or None
        sharedMem : int; bytes of dynamic shared memory for each block
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidDeviceFunction, cudaErrorInvalidConfiguration,
        cudaErrorLaunchFailure, cudaErrorLaunchTimeout, cudaErrorLaunchOutOfResources,
        cudaErrorSharedObjectInitFailed, cudaErrorInvalidPtx,
        cudaErrorUnsupportedPtxVersion, cudaErrorNoKernelImageForDevice,
        cudaErrorJitCompilerNotFound, cudaErrorJitCompilationDisabled

    Releases the GIL by default (see cubind.keep_gil).
    Per-thread default stream variant: cudaLaunchKernel_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html
    """
def cudaLaunchKernelExC(
    config: cudaLaunchConfig_t | None,
    func: _Address,
    args: _KernelParams,
) -> None:
    """Queues a kernel as config says, with attributes such as clusters or cooperation;
    arguments are copied.

    cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t *config, const void *func,
        void **args)

    Parameters
        config : cudaLaunchConfig_t or None
        func : int (address), buffer or None
        args : (values, their ctypes types), int (address), buffer or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidDeviceFunction, cudaErrorInvalidConfiguration,
        cudaErrorLaunchFailure, cudaErrorLaunchTimeout, cudaErrorLaunchOutOfResources,
        cudaErrorSharedObjectInitFailed, cudaErrorInvalidPtx,
        cudaErrorUnsupportedPtxVersion, cudaErrorNoKernelImageForDevice,
        cudaErrorJitCompilerNotFound, cudaErrorJitCompilationDisabled

    Releases the GIL by default (see cubind.keep_gil).
    Per-thread default stream variant: cudaLaunchKernelExC_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html
    """
def cudaLaunchCooperativeKernel(
    func: _Address,
    gridDim: dim3,
    blockDim: dim3,
    args: _KernelParams,
    sharedMem: _Int,
    stream: cudaStream_t | _Int | None,
) -> None:
    """Queues a kernel whose blocks all run at once and may wait for each other; a grid too
    large for that is an error.

    cudaError_t cudaLaunchCooperativeKernel(const void *func, dim3 gridDim, dim3 blockDim,
        void **args, size_t sharedMem, cudaStream_t stream)

    Parameters
        func : int (address), buffer or None; a cudaKernel_t, or the address of the host's
            function for a kernel
        gridDim : dim3; blocks
        blockDim : dim3; threads
        args : (values, their ctypes types), int (address), buffer or None
        sharedMem : int; bytes of dynamic shared memory for each block
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidDeviceFunction, cudaErrorInvalidConfiguration,
        cudaErrorLaunchFailure, cudaErrorLaunchTimeout, cudaErrorLaunchOutOfResources,
        cudaErrorCooperativeLaunchTooLarge, cudaErrorSharedObjectInitFailed

    Releases the GIL.
    Per-thread default stream variant: cudaLaunchCooperativeKernel_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html
    """
def cudaFuncSetCacheConfig(func: _Address, cacheConfig: cudaFuncCache | int) -> None:
    """Says whether a kernel does better with more L1 cache or shared memory; a wish, not an
    order.

    cudaError_t cudaFuncSetCacheConfig(const void *func, enum cudaFuncCache cacheConfig)

    Parameters
        func : int (address), buffer or None
        cacheConfig : cudaFuncCache or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidDeviceFunction

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html
    """
def cudaFuncGetAttributes(func: _Address) -> cudaFuncAttributes:
    """Gives what a kernel needs, such as registers, shared and local memory, and the most
    threads per block.

    cudaError_t cudaFuncGetAttributes(struct cudaFuncAttributes *attr, const void *func)

    Parameters
        func : int (address), buffer or None

    Returns
        (cudaError_t, attr); cubind.checked.runtime returns attr, or raises CUDARuntimeError
        attr : cudaFuncAttributes

    Fails with
        cudaErrorInvalidDeviceFunction

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html
    """
def cudaFuncSetAttribute(func: _Address, attr: cudaFuncAttribute | int, value: _Int) -> None:
    """Sets a property of a kernel; more than 48 KiB of dynamic shared memory have to be
    allowed in this way.

    cudaError_t cudaFuncSetAttribute(const void *func, enum cudaFuncAttribute attr,
        int value)

    Parameters
        func : int (address), buffer or None
        attr : cudaFuncAttribute or int
        value : int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidDeviceFunction, cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html
    """
def cudaFuncGetName(func: _Address) -> str | None:
    """Gives the name of a kernel in the code, mangled for C++.

    cudaError_t cudaFuncGetName(const char **name, const void *func)

    Parameters
        func : int (address), buffer or None

    Returns
        name, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t, name)
        name : str | None

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidDeviceFunction

    Releases the GIL. Since CUDA 12.3.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html
    """
def cudaFuncGetParamInfo(func: _Address, paramIndex: _Int) -> tuple[int, int]:
    """Gives place and size of one parameter of a kernel; an index past the last one is an
    error.

    cudaError_t cudaFuncGetParamInfo(const void *func, size_t paramIndex,
        size_t *paramOffset, size_t *paramSize)

    Parameters
        func : int (address), buffer or None
        paramIndex : int

    Returns
        (cudaError_t, paramOffset, paramSize); cubind.checked.runtime returns (paramOffset,
            paramSize), or raises CUDARuntimeError
        paramOffset : int; bytes from the start of the parameters
        paramSize : int; bytes

    Releases the GIL. Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html
    """
def cudaFuncGetParamCount(func: _Address) -> int:
    """Counts the parameters of a kernel.

    cudaError_t cudaFuncGetParamCount(const void *func, size_t *paramCount)

    Parameters
        func : int (address), buffer or None

    Returns
        (cudaError_t, paramCount); cubind.checked.runtime returns paramCount, or raises
            CUDARuntimeError
        paramCount : int

    Releases the GIL. Since CUDA 13.2.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html
    """
def cudaLaunchHostFunc(
    stream: cudaStream_t | _Int | None,
    fn: cudaHostFn_t | _Int | Callable[..., object] | None,
    userData: object | None = ...,
) -> None:
    """Queues a call of fn on a thread of the driver's; fn must not call CUDA, and later work
    on the stream waits for it.

    cudaError_t cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t fn, void *userData)

    Parameters
        stream : cudaStream_t, int or None
        fn : callable, cudaHostFn_t, int (address of a C function) or None; called as
            fn(userData) -> None, exceptions go to sys.unraisablehook
        userData : any object, which the callable gets; int (address) for a C function, or
            None

    Returns
        None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)

    Fails with
        cudaErrorInvalidResourceHandle, cudaErrorInvalidValue, cudaErrorNotSupported

    Releases the GIL.
    Per-thread default stream variant: cudaLaunchHostFunc_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html
    """
def cudaLaunchHostFunc_v2(
    stream: cudaStream_t | _Int | None,
    fn: cudaHostFn_t | _Int | Callable[..., object] | None,
    userData: object,
    syncMode: _Int,
) -> None:
    """Queues a call of fn on a thread of the driver's; fn must not call CUDA, and later work
    on the stream waits for it.

    cudaError_t cudaLaunchHostFunc_v2(cudaStream_t stream, cudaHostFn_t fn, void *userData,
        unsigned int syncMode)

    Parameters
        stream : cudaStream_t, int or None
        fn : callable, cudaHostFn_t, int (address of a C function) or None; called as
            fn(userData) -> None, exceptions go to sys.unraisablehook
        userData : any object, which the callable gets; int (address) for a C function
        syncMode : int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidResourceHandle, cudaErrorInvalidValue, cudaErrorNotSupported

    Releases the GIL. Since CUDA 13.2.
    Per-thread default stream variant: cudaLaunchHostFunc_v2_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html
    """
def cudaFuncSetSharedMemConfig(func: _Address, config: cudaSharedMemConfig | int) -> None:
    """Sets the width of shared memory banks for kernels; deprecated, newer devices ignore it.

    cudaError_t cudaFuncSetSharedMemConfig(const void *func,
        enum cudaSharedMemConfig config)

    Parameters
        func : int (address), buffer or None
        config : cudaSharedMemConfig or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidDeviceFunction, cudaErrorInvalidValue

    Releases the GIL. Deprecated.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__DEPRECATED.html
    """
def cudaOccupancyMaxActiveBlocksPerMultiprocessor(
    func: _Address,
    blockSize: _Int,
    dynamicSMemSize: _Int,
) -> int:
    """Tells how many blocks of a kernel run on one multiprocessor at once.

    cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks,
        const void *func, int blockSize, size_t dynamicSMemSize)

    Parameters
        func : int (address), buffer or None
        blockSize : int; threads
        dynamicSMemSize : int; bytes for each block

    Returns
        (cudaError_t, numBlocks); cubind.checked.runtime returns numBlocks, or raises
            CUDARuntimeError
        numBlocks : int

    Fails with
        cudaErrorInvalidDevice, cudaErrorInvalidDeviceFunction, cudaErrorInvalidValue,
        cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OCCUPANCY.html
    """
def cudaOccupancyAvailableDynamicSMemPerBlock(
    func: _Address,
    numBlocks: _Int,
    blockSize: _Int,
) -> int:
    """Tells how much dynamic shared memory each block can have if numBlocks share a
    multiprocessor.

    cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize,
        const void *func, int numBlocks, int blockSize)

    Parameters
        func : int (address), buffer or None
        numBlocks, blockSize : int

    Returns
        (cudaError_t, dynamicSmemSize); cubind.checked.runtime returns dynamicSmemSize, or
            raises CUDARuntimeError
        dynamicSmemSize : int; bytes

    Fails with
        cudaErrorInvalidDevice, cudaErrorInvalidDeviceFunction, cudaErrorInvalidValue,
        cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OCCUPANCY.html
    """
def cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    func: _Address,
    blockSize: _Int,
    dynamicSMemSize: _Int,
    flags: _Int,
) -> int:
    """Tells how many blocks of a kernel run on one multiprocessor at once.

    cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks,
        const void *func, int blockSize, size_t dynamicSMemSize, unsigned int flags)

    Parameters
        func : int (address), buffer or None
        blockSize : int; threads
        dynamicSMemSize : int; bytes for each block
        flags : int; cudaOccupancyDefault or cudaOccupancyDisableCachingOverride

    Returns
        (cudaError_t, numBlocks); cubind.checked.runtime returns numBlocks, or raises
            CUDARuntimeError
        numBlocks : int

    Fails with
        cudaErrorInvalidDevice, cudaErrorInvalidDeviceFunction, cudaErrorInvalidValue,
        cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OCCUPANCY.html
    """
def cudaOccupancyMaxPotentialClusterSize(
    func: _Address,
    launchConfig: cudaLaunchConfig_t | None,
) -> int:
    """Tells the largest cluster with which a kernel can be launched as launchConfig says.

    cudaError_t cudaOccupancyMaxPotentialClusterSize(int *clusterSize, const void *func,
        const cudaLaunchConfig_t *launchConfig)

    Parameters
        func : int (address), buffer or None
        launchConfig : cudaLaunchConfig_t or None

    Returns
        (cudaError_t, clusterSize); cubind.checked.runtime returns clusterSize, or raises
            CUDARuntimeError
        clusterSize : int; blocks

    Fails with
        cudaErrorInvalidDeviceFunction, cudaErrorInvalidValue, cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OCCUPANCY.html
    """
def cudaOccupancyMaxActiveClusters(func: _Address, launchConfig: cudaLaunchConfig_t | None) -> int:
    """Tells how many clusters of launchConfig the device runs at once.

    cudaError_t cudaOccupancyMaxActiveClusters(int *numClusters, const void *func,
        const cudaLaunchConfig_t *launchConfig)

    Parameters
        func : int (address), buffer or None
        launchConfig : cudaLaunchConfig_t or None

    Returns
        (cudaError_t, numClusters); cubind.checked.runtime returns numClusters, or raises
            CUDARuntimeError
        numClusters : int

    Fails with
        cudaErrorInvalidDeviceFunction, cudaErrorInvalidValue, cudaErrorInvalidClusterSize,
        cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OCCUPANCY.html
    """
def cudaMallocManaged(size: _Int, flags: _Int) -> int:
    """Allocates memory that host and devices use by one address and that moves to where it is
    used; cudaFree frees it.

    cudaError_t cudaMallocManaged(void **devPtr, size_t size, unsigned int flags)

    Parameters
        size : int; bytes
        flags : int; cudaMemAttachGlobal or cudaMemAttachHost

    Returns
        (cudaError_t, devPtr); cubind.checked.runtime returns devPtr, or raises
            CUDARuntimeError
        devPtr : int

    Fails with
        cudaErrorMemoryAllocation, cudaErrorNotSupported, cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMalloc(size: _Int) -> int:
    """Allocates size bytes on the current device, aligned for every type and with any
    contents.

    cudaError_t cudaMalloc(void **devPtr, size_t size)

    Parameters
        size : int; bytes

    Returns
        (cudaError_t, devPtr); cubind.checked.runtime returns devPtr, or raises
            CUDARuntimeError
        devPtr : int

    Fails with
        cudaErrorInvalidValue, cudaErrorMemoryAllocation, cudaErrorExternalDevice

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMallocHost(size: _Int) -> int:
    """Allocates page-locked host memory, with which copies are fast and can be asynchronous;
    cudaFreeHost frees it.

    cudaError_t cudaMallocHost(void **ptr, size_t size)

    Parameters
        size : int; bytes

    Returns
        (cudaError_t, ptr); cubind.checked.runtime returns ptr, or raises CUDARuntimeError
        ptr : int

    Fails with
        cudaErrorInvalidValue, cudaErrorMemoryAllocation, cudaErrorExternalDevice

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMallocPitch(width: _Int, height: _Int) -> tuple[int, int]:
    """Allocates height rows on the device, each padded so that the next one starts where
    access is fast.

    cudaError_t cudaMallocPitch(void **devPtr, size_t *pitch, size_t width, size_t height)

    Parameters
        width : int; bytes that each row has to have
        height : int; rows

    Returns
        (cudaError_t, devPtr, pitch); cubind.checked.runtime returns (devPtr, pitch), or
            raises CUDARuntimeError
        devPtr : int
        pitch : int; bytes from one row to the next

    Fails with
        cudaErrorInvalidValue, cudaErrorMemoryAllocation

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMallocArray(
    desc: cudaChannelFormatDesc | None,
    width: _Int,
    height: _Int | None = ...,
    flags: _Int | None = ...,
) -> cudaArray_t:
    """Allocates a one- or two-dimensional array, in a layout that only textures, surfaces and
    copies know.

    cudaError_t cudaMallocArray(cudaArray_t *array,
        const struct cudaChannelFormatDesc *desc, size_t width, size_t height,
        unsigned int flags)

    Parameters
        desc : cudaChannelFormatDesc or None
        width : int; elements; height is 0 for one dimension
        height : int or None; elements; height is 0 for one dimension
        flags : int or None; cudaArray*, or-ed

    Returns
        array, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t, array)
        array : cudaArray_t

    Fails with
        cudaErrorInvalidValue, cudaErrorMemoryAllocation

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaFree(devPtr: _Address) -> None:
    """Frees memory of cudaMalloc, its pitched forms or cudaMallocManaged, and may wait for
    work under way; also memory of pools, without waiting.

    cudaError_t cudaFree(void *devPtr)

    Parameters
        devPtr : int (address), buffer or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaFreeHost(ptr: _Address) -> None:
    """Frees host memory of cudaMallocHost or cudaHostAlloc.

    cudaError_t cudaFreeHost(void *ptr)

    Parameters
        ptr : int (address), buffer or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaFreeArray(array: cudaArray_t | _Int | None) -> None:
    """Frees an array; textures and surfaces on it are invalid from then on.

    cudaError_t cudaFreeArray(cudaArray_t array)

    Parameters
        array : cudaArray_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaFreeMipmappedArray(mipmappedArray: cudaMipmappedArray_t | _Int | None) -> None:
    """Frees an array; textures and surfaces on it are invalid from then on.

    cudaError_t cudaFreeMipmappedArray(cudaMipmappedArray_t mipmappedArray)

    Parameters
        mipmappedArray : cudaMipmappedArray_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaHostAlloc(size: _Int, flags: _Int | None = ...) -> int:
    """Allocates page-locked host memory that flags make usable for all devices, mapped for
    them or write-combined.

    cudaError_t cudaHostAlloc(void **pHost, size_t size, unsigned int flags)

    Parameters
        size : int; bytes
        flags : int or None; cudaHostAlloc*, or-ed

    Returns
        pHost, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t, pHost)
        pHost : int

    Fails with
        cudaErrorInvalidValue, cudaErrorMemoryAllocation, cudaErrorExternalDevice

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaHostRegister(ptr: _Address, size: _Int, flags: _Int | None = ...) -> None:
    """Page-locks host memory that the program already has; it must stay where it is until
    cudaHostUnregister.

    cudaError_t cudaHostRegister(void *ptr, size_t size, unsigned int flags)

    Parameters
        ptr : int (address), buffer or None; at least size bytes long
        size : int; bytes
        flags : int or None; cudaHostRegister*, or-ed

    Returns
        None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)

    Fails with
        cudaErrorInvalidValue, cudaErrorMemoryAllocation,
        cudaErrorHostMemoryAlreadyRegistered, cudaErrorNotSupported, cudaErrorExternalDevice

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaHostUnregister(ptr: _Address) -> None:
    """Undoes cudaHostRegister; ptr is the address that was given there.

    cudaError_t cudaHostUnregister(void *ptr)

    Parameters
        ptr : int (address), buffer or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorHostMemoryNotRegistered

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaHostGetDevicePointer(pHost: _Address, flags: _Int | None = ...) -> int:
    """Gives the address by which kernels reach mapped host memory; often the host's own, but
    do not count on it.

    cudaError_t cudaHostGetDevicePointer(void **pDevice, void *pHost, unsigned int flags)

    Parameters
        pHost : int (address), buffer or None
        flags : int or None; has to be 0

    Returns
        pDevice, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t, pDevice)
        pDevice : int

    Fails with
        cudaErrorInvalidValue, cudaErrorMemoryAllocation

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaHostGetFlags(pHost: _Address) -> int:
    """Gives the flags with which page-locked host memory was allocated.

    cudaError_t cudaHostGetFlags(unsigned int *pFlags, void *pHost)

    Parameters
        pHost : int (address), buffer or None

    Returns
        (cudaError_t, pFlags); cubind.checked.runtime returns pFlags, or raises
            CUDARuntimeError
        pFlags : int; cudaHostAlloc*, or-ed

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMalloc3D(extent: cudaExtent) -> cudaPitchedPtr:
    """Allocates planes of rows on the device, each row padded so that the next one starts
    where access is fast.

    cudaError_t cudaMalloc3D(struct cudaPitchedPtr *pitchedDevPtr, struct cudaExtent extent)

    Parameters
        extent : cudaExtent; bytes per row, rows per plane, planes

    Returns
        (cudaError_t, pitchedDevPtr); cubind.checked.runtime returns pitchedDevPtr, or
            raises CUDARuntimeError
        pitchedDevPtr : cudaPitchedPtr

    Fails with
        cudaErrorInvalidValue, cudaErrorMemoryAllocation

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMalloc3DArray(
    desc: cudaChannelFormatDesc | None,
    extent: cudaExtent,
    flags: _Int | None = ...,
) -> cudaArray_t:
    """Allocates an array of up to three dimensions, of layers or of cube faces, as flags say.

    cudaError_t cudaMalloc3DArray(cudaArray_t *array,
        const struct cudaChannelFormatDesc *desc, struct cudaExtent extent,
        unsigned int flags)

    Parameters
        desc : cudaChannelFormatDesc or None
        extent : cudaExtent; elements
        flags : int or None; cudaArray*, or-ed

    Returns
        array, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t, array)
        array : cudaArray_t

    Fails with
        cudaErrorInvalidValue, cudaErrorMemoryAllocation

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMallocMipmappedArray(
    desc: cudaChannelFormatDesc | None,
    extent: cudaExtent,
    numLevels: _Int,
    flags: _Int | None = ...,
) -> cudaMipmappedArray_t:
    """Allocates an array with smaller levels of itself, each half as large as the one before.

    cudaError_t cudaMallocMipmappedArray(cudaMipmappedArray_t *mipmappedArray,
        const struct cudaChannelFormatDesc *desc, struct cudaExtent extent,
        unsigned int numLevels, unsigned int flags)

    Parameters
        desc : cudaChannelFormatDesc or None
        extent : cudaExtent; elements
        numLevels : int
        flags : int or None; cudaArray*, or-ed

    Returns
        mipmappedArray, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,
            mipmappedArray)
        mipmappedArray : cudaMipmappedArray_t

    Fails with
        cudaErrorInvalidValue, cudaErrorMemoryAllocation

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaGetMipmappedArrayLevel(
    mipmappedArray: cudaMipmappedArray_const_t | _Int | None,
    level: _Int,
) -> cudaArray_t:
    """Gives one level of a mipmapped array as an array; it goes with the whole.

    cudaError_t cudaGetMipmappedArrayLevel(cudaArray_t *levelArray,
        cudaMipmappedArray_const_t mipmappedArray, unsigned int level)

    Parameters
        mipmappedArray : cudaMipmappedArray_const_t, int or None
        level : int

    Returns
        (cudaError_t, levelArray); cubind.checked.runtime returns levelArray, or raises
            CUDARuntimeError
        levelArray : cudaArray_t

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemcpy3D(p: cudaMemcpy3DParms | None) -> None:
    """Copies a box between memory and arrays; where an array takes part, extent counts
    elements, else bytes in a row.

    cudaError_t cudaMemcpy3D(const struct cudaMemcpy3DParms *p)

    Parameters
        p : cudaMemcpy3DParms or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidPitchValue, cudaErrorInvalidMemcpyDirection

    Releases the GIL.
    Per-thread default stream variant: cudaMemcpy3D_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemcpy3DPeer(p: cudaMemcpy3DPeerParms | None) -> None:
    """Copies a box as cudaMemcpy3D does, between two devices.

    cudaError_t cudaMemcpy3DPeer(const struct cudaMemcpy3DPeerParms *p)

    Parameters
        p : cudaMemcpy3DPeerParms or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidDevice, cudaErrorInvalidPitchValue

    Releases the GIL.
    Per-thread default stream variant: cudaMemcpy3DPeer_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemcpy3DAsync(
    p: cudaMemcpy3DParms | None,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    """Queues on a stream what cudaMemcpy3D copies at once.

    cudaError_t cudaMemcpy3DAsync(const struct cudaMemcpy3DParms *p, cudaStream_t stream)

    Parameters
        p : cudaMemcpy3DParms or None
        stream : cudaStream_t, int or None

    Returns
        None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidPitchValue, cudaErrorInvalidMemcpyDirection

    Releases the GIL.
    Per-thread default stream variant: cudaMemcpy3DAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemcpy3DPeerAsync(
    p: cudaMemcpy3DPeerParms | None,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    """Copies a box as cudaMemcpy3D does, between two devices.

    cudaError_t cudaMemcpy3DPeerAsync(const struct cudaMemcpy3DPeerParms *p,
        cudaStream_t stream)

    Parameters
        p : cudaMemcpy3DPeerParms or None
        stream : cudaStream_t, int or None

    Returns
        None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidDevice, cudaErrorInvalidPitchValue

    Releases the GIL.
    Per-thread default stream variant: cudaMemcpy3DPeerAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemGetInfo() -> tuple[int, int]:
    """Tells how much memory the current device has free and in all; other processes change the
    first.

    cudaError_t cudaMemGetInfo(size_t *free, size_t *total)

    Returns
        (cudaError_t, free, total); cubind.checked.runtime returns (free, total), or raises
            CUDARuntimeError
        free, total : int; bytes

    Fails with
        cudaErrorInvalidValue, cudaErrorLaunchFailure

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaArrayGetInfo(
    array: cudaArray_t | _Int | None,
) -> tuple[cudaChannelFormatDesc, cudaExtent, int]:
    """Gives format, shape and flags of an array.

    cudaError_t cudaArrayGetInfo(struct cudaChannelFormatDesc *desc,
        struct cudaExtent *extent, unsigned int *flags, cudaArray_t array)

    Parameters
        array : cudaArray_t, int or None

    Returns
        (cudaError_t, desc, extent, flags); cubind.checked.runtime returns (desc, extent,
            flags), or raises CUDARuntimeError
        desc : cudaChannelFormatDesc
        extent : cudaExtent
        flags : int; cudaArray*, or-ed

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaArrayGetPlane(hArray: cudaArray_t | _Int | None, planeIdx: _Int) -> cudaArray_t:
    """Gives one plane of an array with a video format, as an array.

    cudaError_t cudaArrayGetPlane(cudaArray_t *pPlaneArray, cudaArray_t hArray,
        unsigned int planeIdx)

    Parameters
        hArray : cudaArray_t, int or None
        planeIdx : int

    Returns
        (cudaError_t, pPlaneArray); cubind.checked.runtime returns pPlaneArray, or raises
            CUDARuntimeError
        pPlaneArray : cudaArray_t

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaArrayGetMemoryRequirements(
    array: cudaArray_t | _Int | None,
    device: _Int,
) -> cudaArrayMemoryRequirements:
    """Tells how much memory an array for deferred mapping has to get.

    cudaError_t cudaArrayGetMemoryRequirements(
        struct cudaArrayMemoryRequirements *memoryRequirements, cudaArray_t array,
        int device)

    Parameters
        array : cudaArray_t, int or None
        device : int

    Returns
        (cudaError_t, memoryRequirements); cubind.checked.runtime returns
            memoryRequirements, or raises CUDARuntimeError
        memoryRequirements : cudaArrayMemoryRequirements

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMipmappedArrayGetMemoryRequirements(
    mipmap: cudaMipmappedArray_t | _Int | None,
    device: _Int,
) -> cudaArrayMemoryRequirements:
    """Tells how much memory an array for deferred mapping has to get.

    cudaError_t cudaMipmappedArrayGetMemoryRequirements(
        struct cudaArrayMemoryRequirements *memoryRequirements, cudaMipmappedArray_t mipmap,
        int device)

    Parameters
        mipmap : cudaMipmappedArray_t, int or None
        device : int

    Returns
        (cudaError_t, memoryRequirements); cubind.checked.runtime returns
            memoryRequirements, or raises CUDARuntimeError
        memoryRequirements : cudaArrayMemoryRequirements

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaArrayGetSparseProperties(array: cudaArray_t | _Int | None) -> cudaArraySparseProperties:
    """Tells in which tiles memory is mapped to a sparse array.

    cudaError_t cudaArrayGetSparseProperties(
        struct cudaArraySparseProperties *sparseProperties, cudaArray_t array)

    Parameters
        array : cudaArray_t, int or None

    Returns
        (cudaError_t, sparseProperties); cubind.checked.runtime returns sparseProperties, or
            raises CUDARuntimeError
        sparseProperties : cudaArraySparseProperties

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMipmappedArrayGetSparseProperties(
    mipmap: cudaMipmappedArray_t | _Int | None,
) -> cudaArraySparseProperties:
    """Tells in which tiles memory is mapped to a sparse array.

    cudaError_t cudaMipmappedArrayGetSparseProperties(
        struct cudaArraySparseProperties *sparseProperties, cudaMipmappedArray_t mipmap)

    Parameters
        mipmap : cudaMipmappedArray_t, int or None

    Returns
        (cudaError_t, sparseProperties); cubind.checked.runtime returns sparseProperties, or
            raises CUDARuntimeError
        sparseProperties : cudaArraySparseProperties

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemcpy(dst: _Address, src: _Address, count: _Int, kind: cudaMemcpyKind | int) -> None:
    """Copies count bytes and returns when they are there, but does not wait where both sides
    are device memory.

    cudaError_t cudaMemcpy(void *dst, const void *src, size_t count,
        enum cudaMemcpyKind kind)

    Parameters
        dst : int (address), buffer or None; count bytes are written
        src : int (address), buffer or None; at least count bytes long
        count : int; bytes
        kind : cudaMemcpyKind or int; direction; cudaMemcpyDefault tells it from the
            addresses

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidMemcpyDirection

    Releases the GIL.
    Per-thread default stream variant: cudaMemcpy_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemcpyPeer(
    dst: _Address,
    dstDevice: _Int,
    src: _Address,
    srcDevice: _Int,
    count: _Int,
) -> None:
    """Copies count bytes from one device's memory to another's, with peer access or without.

    cudaError_t cudaMemcpyPeer(void *dst, int dstDevice, const void *src, int srcDevice,
        size_t count)

    Parameters
        dst : int (address), buffer or None; count bytes are written
        dstDevice : int
        src : int (address), buffer or None; at least count bytes long
        srcDevice, count : int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidDevice

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
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
    """Copies height rows of width bytes, with a pitch on either side.

    cudaError_t cudaMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch,
        size_t width, size_t height, enum cudaMemcpyKind kind)

    Parameters
        dst : int (address), buffer or None; written to
        dpitch : int; bytes from one row to the next, at least width
        src : int (address), buffer or None
        spitch : int; bytes from one row to the next, at least width
        width : int; bytes per row
        height : int; rows
        kind : cudaMemcpyKind or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidPitchValue, cudaErrorInvalidMemcpyDirection

    Releases the GIL.
    Per-thread default stream variant: cudaMemcpy2D_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
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
    """Copies rows of memory to a place in an array.

    cudaError_t cudaMemcpy2DToArray(cudaArray_t dst, size_t wOffset, size_t hOffset,
        const void *src, size_t spitch, size_t width, size_t height,
        enum cudaMemcpyKind kind)

    Parameters
        dst : cudaArray_t, int or None
        wOffset : int; bytes
        hOffset : int; rows
        src : int (address), buffer or None
        spitch : int
        width : int; bytes per row
        height : int; rows
        kind : cudaMemcpyKind or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidPitchValue, cudaErrorInvalidMemcpyDirection

    Releases the GIL.
    Per-thread default stream variant: cudaMemcpy2DToArray_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
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
    """Copies rows from a place in an array to memory.

    cudaError_t cudaMemcpy2DFromArray(void *dst, size_t dpitch, cudaArray_const_t src,
        size_t wOffset, size_t hOffset, size_t width, size_t height,
        enum cudaMemcpyKind kind)

    Parameters
        dst : int (address), buffer or None; written to
        dpitch : int
        src : cudaArray_const_t, int or None
        wOffset : int; bytes
        hOffset : int; rows
        width : int; bytes per row
        height : int; rows
        kind : cudaMemcpyKind or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidPitchValue, cudaErrorInvalidMemcpyDirection

    Releases the GIL.
    Per-thread default stream variant: cudaMemcpy2DFromArray_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
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
    """Copies a box of rows from one array to another.

    cudaError_t cudaMemcpy2DArrayToArray(cudaArray_t dst, size_t wOffsetDst,
        size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc,
        size_t width, size_t height, enum cudaMemcpyKind kind)

    Parameters
        dst : cudaArray_t, int or None
        wOffsetDst, hOffsetDst : int
        src : cudaArray_const_t, int or None
        wOffsetSrc, hOffsetSrc, width, height : int
        kind : cudaMemcpyKind or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidMemcpyDirection

    Releases the GIL.
    Per-thread default stream variant: cudaMemcpy2DArrayToArray_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemcpyToSymbol(
    symbol: _Address,
    src: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
) -> None:
    """Copies count bytes to a variable that is linked into the program, from offset bytes on.

    cudaError_t cudaMemcpyToSymbol(const void *symbol, const void *src, size_t count,
        size_t offset, enum cudaMemcpyKind kind)

    Parameters
        symbol : int (address), buffer or None
        src : int (address), buffer or None; at least count bytes long
        count, offset : int
        kind : cudaMemcpyKind or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidSymbol, cudaErrorInvalidMemcpyDirection,
        cudaErrorNoKernelImageForDevice

    Releases the GIL.
    Per-thread default stream variant: cudaMemcpyToSymbol_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemcpyFromSymbol(
    dst: _Address,
    symbol: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
) -> None:
    """Copies count bytes out of a variable that is linked into the program, from offset bytes
    on.

    cudaError_t cudaMemcpyFromSymbol(void *dst, const void *symbol, size_t count,
        size_t offset, enum cudaMemcpyKind kind)

    Parameters
        dst : int (address), buffer or None; count bytes are written
        symbol : int (address), buffer or None
        count, offset : int
        kind : cudaMemcpyKind or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidSymbol, cudaErrorInvalidMemcpyDirection,
        cudaErrorNoKernelImageForDevice

    Releases the GIL.
    Per-thread default stream variant: cudaMemcpyFromSymbol_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemcpyAsync(
    dst: _Address,
    src: _Address,
    count: _Int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    """Queues a copy on a stream; page-locked host memory has to stay until it is done,
    pageable may make the call wait.

    cudaError_t cudaMemcpyAsync(void *dst, const void *src, size_t count,
        enum cudaMemcpyKind kind, cudaStream_t stream)

    Parameters
        dst : int (address), buffer or None; count bytes are written
        src : int (address), buffer or None; at least count bytes long
        count : int; bytes
        kind : cudaMemcpyKind or int; direction; cudaMemcpyDefault tells it from the
            addresses
        stream : cudaStream_t, int or None

    Returns
        None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidMemcpyDirection

    Releases the GIL.
    Per-thread default stream variant: cudaMemcpyAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemcpyPeerAsync(
    dst: _Address,
    dstDevice: _Int,
    src: _Address,
    srcDevice: _Int,
    count: _Int,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    """Queues a copy from one device's memory to another's on a stream.

    cudaError_t cudaMemcpyPeerAsync(void *dst, int dstDevice, const void *src,
        int srcDevice, size_t count, cudaStream_t stream)

    Parameters
        dst : int (address), buffer or None; count bytes are written
        dstDevice : int
        src : int (address), buffer or None; at least count bytes long
        srcDevice, count : int
        stream : cudaStream_t, int or None

    Returns
        None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidDevice

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemcpyBatchAsync(
    dsts: Sequence[_Address] | None,
    srcs: Sequence[_Address] | None,
    sizes: Sequence[int] | None,
    attrs: Sequence[cudaMemcpyAttributes] | None,
    attrsIdxs: Sequence[int] | None,
    stream: cudaStream_t | _Int | None,
) -> None:
    """Queues many copies by one call; they take their turn on the stream together, but in no
    order among themselves.

    cudaError_t cudaMemcpyBatchAsync(void *const *dsts, const void *const *srcs,
        const size_t *sizes, size_t count, struct cudaMemcpyAttributes *attrs,
        size_t *attrsIdxs, size_t numAttrs, cudaStream_t stream)

    Parameters
        dsts, srcs : sequence of int (addresses) or buffers, or None
        sizes : sequence of int, or None; bytes of each copy
        attrs : sequence of cudaMemcpyAttributes, or None
        attrsIdxs : sequence of int, or None; for each of attrs, the first copy that it is
            for; begins with 0
        stream : cudaStream_t, int or None

    Returns
        None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)

    Fails with
        cudaErrorInvalidValue

    Releases the GIL. Since CUDA 12.8; other parameters before 13.0.
    Per-thread default stream variant: cudaMemcpyBatchAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemcpy3DBatchAsync(
    opList: Sequence[cudaMemcpy3DBatchOp] | None,
    flags: _Int,
    stream: cudaStream_t | _Int | None,
) -> None:
    """Queues many copies of boxes by one call, in no order among themselves.

    cudaError_t cudaMemcpy3DBatchAsync(size_t numOps, struct cudaMemcpy3DBatchOp *opList,
        unsigned long long flags, cudaStream_t stream)

    Parameters
        opList : sequence of cudaMemcpy3DBatchOp, or None
        flags : int; has to be 0
        stream : cudaStream_t, int or None

    Returns
        None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)

    Fails with
        cudaErrorInvalidValue

    Releases the GIL. Since CUDA 12.8; other parameters before 13.0.
    Per-thread default stream variant: cudaMemcpy3DBatchAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemcpyWithAttributesAsync(
    dst: _Address,
    src: _Address,
    size: _Int,
    attr: cudaMemcpyAttributes | None,
    stream: cudaStream_t | _Int | None,
) -> None:
    """Queues one copy with what cudaMemcpyBatchAsync can say of each.

    cudaError_t cudaMemcpyWithAttributesAsync(void *dst, const void *src, size_t size,
        struct cudaMemcpyAttributes *attr, cudaStream_t stream)

    Parameters
        dst : int (address), buffer or None; size bytes are written
        src : int (address), buffer or None; at least size bytes long
        size : int; bytes
        attr : cudaMemcpyAttributes or None
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL. Since CUDA 13.2.
    Per-thread default stream variant: cudaMemcpyWithAttributesAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemcpy3DWithAttributesAsync(
    op: cudaMemcpy3DBatchOp | None,
    flags: _Int,
    stream: cudaStream_t | _Int | None,
) -> None:
    """Queues the copy of one box, with hints as in cudaMemcpy3DBatchAsync.

    cudaError_t cudaMemcpy3DWithAttributesAsync(struct cudaMemcpy3DBatchOp *op,
        unsigned long long flags, cudaStream_t stream)

    Parameters
        op : cudaMemcpy3DBatchOp or None
        flags : int; has to be 0
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL. Since CUDA 13.2.
    Per-thread default stream variant: cudaMemcpy3DWithAttributesAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
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
    """Queues on a stream what cudaMemcpy2D copies at once.

    cudaError_t cudaMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch,
        size_t width, size_t height, enum cudaMemcpyKind kind, cudaStream_t stream)

    Parameters
        dst : int (address), buffer or None; written to
        dpitch : int; bytes from one row to the next, at least width
        src : int (address), buffer or None
        spitch : int; bytes from one row to the next, at least width
        width : int; bytes per row
        height : int; rows
        kind : cudaMemcpyKind or int
        stream : cudaStream_t, int or None

    Returns
        None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidPitchValue, cudaErrorInvalidMemcpyDirection

    Releases the GIL.
    Per-thread default stream variant: cudaMemcpy2DAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
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
    """Copies rows of memory to a place in an array.

    cudaError_t cudaMemcpy2DToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset,
        const void *src, size_t spitch, size_t width, size_t height,
        enum cudaMemcpyKind kind, cudaStream_t stream)

    Parameters
        dst : cudaArray_t, int or None
        wOffset : int; bytes
        hOffset : int; rows
        src : int (address), buffer or None
        spitch : int
        width : int; bytes per row
        height : int; rows
        kind : cudaMemcpyKind or int
        stream : cudaStream_t, int or None

    Returns
        None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidPitchValue, cudaErrorInvalidMemcpyDirection

    Releases the GIL.
    Per-thread default stream variant: cudaMemcpy2DToArrayAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
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
    """Copies rows from a place in an array to memory.

    cudaError_t cudaMemcpy2DFromArrayAsync(void *dst, size_t dpitch, cudaArray_const_t src,
        size_t wOffset, size_t hOffset, size_t width, size_t height,
        enum cudaMemcpyKind kind, cudaStream_t stream)

    Parameters
        dst : int (address), buffer or None; written to
        dpitch : int
        src : cudaArray_const_t, int or None
        wOffset : int; bytes
        hOffset : int; rows
        width : int; bytes per row
        height : int; rows
        kind : cudaMemcpyKind or int
        stream : cudaStream_t, int or None

    Returns
        None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidPitchValue, cudaErrorInvalidMemcpyDirection

    Releases the GIL.
    Per-thread default stream variant: cudaMemcpy2DFromArrayAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemcpyToSymbolAsync(
    symbol: _Address,
    src: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    """Copies count bytes to a variable that is linked into the program, from offset bytes on.

    cudaError_t cudaMemcpyToSymbolAsync(const void *symbol, const void *src, size_t count,
        size_t offset, enum cudaMemcpyKind kind, cudaStream_t stream)

    Parameters
        symbol : int (address), buffer or None
        src : int (address), buffer or None; at least count bytes long
        count, offset : int
        kind : cudaMemcpyKind or int
        stream : cudaStream_t, int or None

    Returns
        None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidSymbol, cudaErrorInvalidMemcpyDirection,
        cudaErrorNoKernelImageForDevice

    Releases the GIL.
    Per-thread default stream variant: cudaMemcpyToSymbolAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemcpyFromSymbolAsync(
    dst: _Address,
    symbol: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    """Copies count bytes out of a variable that is linked into the program, from offset bytes
    on.

    cudaError_t cudaMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t count,
        size_t offset, enum cudaMemcpyKind kind, cudaStream_t stream)

    Parameters
        dst : int (address), buffer or None; count bytes are written
        symbol : int (address), buffer or None
        count, offset : int
        kind : cudaMemcpyKind or int
        stream : cudaStream_t, int or None

    Returns
        None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidSymbol, cudaErrorInvalidMemcpyDirection,
        cudaErrorNoKernelImageForDevice

    Releases the GIL.
    Per-thread default stream variant: cudaMemcpyFromSymbolAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemset(devPtr: _Address, value: _Int, count: _Int) -> None:
    """Sets count bytes to the low byte of value; the host does not wait where it is device
    memory.

    cudaError_t cudaMemset(void *devPtr, int value, size_t count)

    Parameters
        devPtr : int (address), buffer or None; count bytes are written
        value : int
        count : int; bytes

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    Per-thread default stream variant: cudaMemset_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemset2D(devPtr: _Address, pitch: _Int, value: _Int, width: _Int, height: _Int) -> None:
    """Sets height rows, each width bytes long, to the low byte of value.

    cudaError_t cudaMemset2D(void *devPtr, size_t pitch, int value, size_t width,
        size_t height)

    Parameters
        devPtr : int (address), buffer or None; written to
        pitch : int; bytes from one row to the next
        value : int
        width : int; bytes per row
        height : int; rows

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    Per-thread default stream variant: cudaMemset2D_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemset3D(pitchedDevPtr: cudaPitchedPtr, value: _Int, extent: cudaExtent) -> None:
    """Sets a box in memory of cudaMalloc3D to the low byte of value.

    cudaError_t cudaMemset3D(struct cudaPitchedPtr pitchedDevPtr, int value,
        struct cudaExtent extent)

    Parameters
        pitchedDevPtr : cudaPitchedPtr
        value : int
        extent : cudaExtent; bytes per row, rows per plane, planes

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    Per-thread default stream variant: cudaMemset3D_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemsetAsync(
    devPtr: _Address,
    value: _Int,
    count: _Int,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    """Queues on a stream the setting of count bytes to the low byte of value.

    cudaError_t cudaMemsetAsync(void *devPtr, int value, size_t count, cudaStream_t stream)

    Parameters
        devPtr : int (address), buffer or None; count bytes are written
        value : int
        count : int; bytes
        stream : cudaStream_t, int or None

    Returns
        None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    Per-thread default stream variant: cudaMemsetAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemset2DAsync(
    devPtr: _Address,
    pitch: _Int,
    value: _Int,
    width: _Int,
    height: _Int,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    """Sets height rows, each width bytes long, to the low byte of value.

    cudaError_t cudaMemset2DAsync(void *devPtr, size_t pitch, int value, size_t width,
        size_t height, cudaStream_t stream)

    Parameters
        devPtr : int (address), buffer or None; written to
        pitch : int; bytes from one row to the next
        value : int
        width : int; bytes per row
        height : int; rows
        stream : cudaStream_t, int or None

    Returns
        None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    Per-thread default stream variant: cudaMemset2DAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemset3DAsync(
    pitchedDevPtr: cudaPitchedPtr,
    value: _Int,
    extent: cudaExtent,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    """Sets a box in memory of cudaMalloc3D to the low byte of value.

    cudaError_t cudaMemset3DAsync(struct cudaPitchedPtr pitchedDevPtr, int value,
        struct cudaExtent extent, cudaStream_t stream)

    Parameters
        pitchedDevPtr : cudaPitchedPtr
        value : int
        extent : cudaExtent; bytes per row, rows per plane, planes
        stream : cudaStream_t, int or None

    Returns
        None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    Per-thread default stream variant: cudaMemset3DAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaGetSymbolAddress(symbol: _Address) -> int:
    """Gives the device address of a variable that is linked into the program.

    cudaError_t cudaGetSymbolAddress(void **devPtr, const void *symbol)

    Parameters
        symbol : int (address), buffer or None

    Returns
        (cudaError_t, devPtr); cubind.checked.runtime returns devPtr, or raises
            CUDARuntimeError
        devPtr : int

    Fails with
        cudaErrorInvalidSymbol, cudaErrorNoKernelImageForDevice

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaGetSymbolSize(symbol: _Address) -> int:
    """Gives the size of a variable that is linked into the program.

    cudaError_t cudaGetSymbolSize(size_t *size, const void *symbol)

    Parameters
        symbol : int (address), buffer or None

    Returns
        (cudaError_t, size); cubind.checked.runtime returns size, or raises CUDARuntimeError
        size : int; bytes

    Fails with
        cudaErrorInvalidSymbol, cudaErrorNoKernelImageForDevice

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemPrefetchAsync(
    devPtr: _Address,
    count: _Int,
    location: cudaMemLocation,
    flags: _Int,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    """Queues the move of managed memory to a place, so that kernels behind it on the stream
    find it there.

    cudaError_t cudaMemPrefetchAsync(const void *devPtr, size_t count,
        struct cudaMemLocation location, unsigned int flags, cudaStream_t stream)

    Parameters
        devPtr : int (address), buffer or None; at least count bytes long
        count : int; bytes
        location : cudaMemLocation
        flags : int; has to be 0
        stream : cudaStream_t, int or None

    Returns
        None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidDevice, cudaErrorNotSupported

    Releases the GIL. Other parameters before CUDA 13.0.
    Per-thread default stream variant: cudaMemPrefetchAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemPrefetchBatchAsync(
    dptrs: Sequence[_Address] | None,
    sizes: Sequence[int] | None,
    prefetchLocs: Sequence[cudaMemLocation] | None,
    prefetchLocIdxs: Sequence[int] | None,
    flags: _Int,
    stream: cudaStream_t | _Int | None,
) -> None:
    """Queues the moves of several ranges of managed memory, in no order among themselves.

    cudaError_t cudaMemPrefetchBatchAsync(void **dptrs, size_t *sizes, size_t count,
        struct cudaMemLocation *prefetchLocs, size_t *prefetchLocIdxs,
        size_t numPrefetchLocs, unsigned long long flags, cudaStream_t stream)

    Parameters
        dptrs : sequence of int (addresses) or buffers, or None
        sizes : sequence of int, or None; bytes of each range
        prefetchLocs : sequence of cudaMemLocation, or None
        prefetchLocIdxs : sequence of int, or None; for each of prefetchLocs, the first
            range that goes there; begins with 0
        flags : int; has to be 0
        stream : cudaStream_t, int or None; not the legacy stream, None or 0

    Returns
        None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)

    Releases the GIL. Since CUDA 13.0.
    Per-thread default stream variant: cudaMemPrefetchBatchAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemDiscardBatchAsync(
    dptrs: Sequence[_Address] | None,
    sizes: Sequence[int] | None,
    flags: _Int,
    stream: cudaStream_t | _Int | None,
) -> None:
    """Queues word that what is in some ranges of managed memory is not needed, so that it need
    not be moved.

    cudaError_t cudaMemDiscardBatchAsync(void **dptrs, size_t *sizes, size_t count,
        unsigned long long flags, cudaStream_t stream)

    Parameters
        dptrs : sequence of int (addresses) or buffers, or None
        sizes : sequence of int, or None; bytes of each range
        flags : int; has to be 0
        stream : cudaStream_t, int or None; not the legacy stream, None or 0

    Returns
        None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)

    Releases the GIL. Since CUDA 13.0.
    Per-thread default stream variant: cudaMemDiscardBatchAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemDiscardAndPrefetchBatchAsync(
    dptrs: Sequence[_Address] | None,
    sizes: Sequence[int] | None,
    prefetchLocs: Sequence[cudaMemLocation] | None,
    prefetchLocIdxs: Sequence[int] | None,
    flags: _Int,
    stream: cudaStream_t | _Int | None,
) -> None:
    """Queues the moves of several ranges of managed memory without what is in them.

    cudaError_t cudaMemDiscardAndPrefetchBatchAsync(void **dptrs, size_t *sizes,
        size_t count, struct cudaMemLocation *prefetchLocs, size_t *prefetchLocIdxs,
        size_t numPrefetchLocs, unsigned long long flags, cudaStream_t stream)

    Parameters
        dptrs : sequence of int (addresses) or buffers, or None
        sizes : sequence of int, or None; bytes of each range
        prefetchLocs : sequence of cudaMemLocation, or None
        prefetchLocIdxs : sequence of int, or None; for each of prefetchLocs, the first
            range that goes there; begins with 0
        flags : int; has to be 0
        stream : cudaStream_t, int or None; not the legacy stream, None or 0

    Returns
        None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)

    Releases the GIL. Since CUDA 13.0.
    Per-thread default stream variant: cudaMemDiscardAndPrefetchBatchAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemGetLocationInfo(
    devPtr: _Address,
    size: _Int,
    summaryGranularity: _Int,
    samplingGranularity: _Int,
    location_out: cudaMemLocation | Sequence[cudaMemLocation] | None,
) -> None:
    """Tells about a place for memory, such as a device or a node of the host.

    cudaError_t cudaMemGetLocationInfo(void *devPtr, size_t size, size_t summaryGranularity,
        size_t samplingGranularity, struct cudaMemLocation *location_out)

    Parameters
        devPtr : int (address), buffer or None; at least size bytes long
        size, summaryGranularity, samplingGranularity : int
        location_out : cudaMemLocation, or a sequence of them; in and out

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorNotSupported

    Releases the GIL. Since CUDA 13.4.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemAdvise(
    devPtr: _Address,
    count: _Int,
    advice: cudaMemoryAdvise | int,
    location: cudaMemLocation,
) -> None:
    """Says how managed memory will be used, where and by whom; results are the same, only
    speed changes.

    cudaError_t cudaMemAdvise(const void *devPtr, size_t count,
        enum cudaMemoryAdvise advice, struct cudaMemLocation location)

    Parameters
        devPtr : int (address), buffer or None; at least count bytes long
        count : int; bytes
        advice : cudaMemoryAdvise or int
        location : cudaMemLocation

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidDevice, cudaErrorNotSupported

    Releases the GIL. Other parameters before CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemRangeGetAttribute(
    dataSize: _Int,
    attribute: cudaMemRangeAttribute,
    devPtr: _Address,
    count: _Int,
) -> Any:
    """Asks one thing about a range of managed memory, such as where it was last prefetched to.

    cudaError_t cudaMemRangeGetAttribute(void *data, size_t dataSize,
        enum cudaMemRangeAttribute attribute, const void *devPtr, size_t count)

    Parameters
        dataSize : int
        attribute : cudaMemRangeAttribute
        devPtr : int (address), buffer or None; at least count bytes long
        count : int; bytes of the range

    Returns
        (cudaError_t, data); cubind.checked.runtime returns data, or raises CUDARuntimeError
        data : Any; of the type that attribute calls for

    Types of data by attribute
        int : cudaMemRangeAttributeReadMostly, cudaMemRangeAttributePreferredLocation,
            cudaMemRangeAttributeLastPrefetchLocation,
            cudaMemRangeAttributePreferredLocationType,
            cudaMemRangeAttributePreferredLocationId,
            cudaMemRangeAttributeLastPrefetchLocationType,
            cudaMemRangeAttributeLastPrefetchLocationId
        list of int : cudaMemRangeAttributeAccessedBy

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemRangeGetAttributes(
    dataSizes: Sequence[int] | None,
    attributes: Sequence[cudaMemRangeAttribute] | None,
    devPtr: _Address,
    count: _Int,
) -> list[Any]:
    """Asks several things about a range of managed memory at once.

    cudaError_t cudaMemRangeGetAttributes(void **data, size_t *dataSizes,
        enum cudaMemRangeAttribute *attributes, size_t numAttributes, const void *devPtr,
        size_t count)

    Parameters
        dataSizes : sequence of int, or None
        attributes : sequence of cudaMemRangeAttribute, or None
        devPtr : int (address), buffer or None; at least count bytes long
        count : int; bytes of the range

    Returns
        data, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t, data)
        data : list[Any]; of the type that attributes calls for

    Types of data by attributes
        int : cudaMemRangeAttributeReadMostly, cudaMemRangeAttributePreferredLocation,
            cudaMemRangeAttributeLastPrefetchLocation,
            cudaMemRangeAttributePreferredLocationType,
            cudaMemRangeAttributePreferredLocationId,
            cudaMemRangeAttributeLastPrefetchLocationType,
            cudaMemRangeAttributeLastPrefetchLocationId
        list of int : cudaMemRangeAttributeAccessedBy

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemcpyToArray(
    dst: cudaArray_t | _Int | None,
    wOffset: _Int,
    hOffset: _Int,
    src: _Address,
    count: _Int,
    kind: cudaMemcpyKind | int,
) -> None:
    """Copies bytes into an array, row by row from a place in it; deprecated for
    cudaMemcpy2DToArray.

    cudaError_t cudaMemcpyToArray(cudaArray_t dst, size_t wOffset, size_t hOffset,
        const void *src, size_t count, enum cudaMemcpyKind kind)

    Parameters
        dst : cudaArray_t, int or None
        wOffset : int; bytes
        hOffset : int; rows
        src : int (address), buffer or None; at least count bytes long
        count : int; bytes
        kind : cudaMemcpyKind or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidMemcpyDirection

    Releases the GIL. Deprecated.
    Per-thread default stream variant: cudaMemcpyToArray_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__DEPRECATED.html
    """
def cudaMemcpyFromArray(
    dst: _Address,
    src: cudaArray_const_t | _Int | None,
    wOffset: _Int,
    hOffset: _Int,
    count: _Int,
    kind: cudaMemcpyKind | int,
) -> None:
    """Copies bytes out of an array, row by row from a place in it; deprecated for
    cudaMemcpy2DFromArray.

    cudaError_t cudaMemcpyFromArray(void *dst, cudaArray_const_t src, size_t wOffset,
        size_t hOffset, size_t count, enum cudaMemcpyKind kind)

    Parameters
        dst : int (address), buffer or None; count bytes are written
        src : cudaArray_const_t, int or None
        wOffset : int; bytes
        hOffset : int; rows
        count : int; bytes
        kind : cudaMemcpyKind or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidMemcpyDirection

    Releases the GIL. Deprecated.
    Per-thread default stream variant: cudaMemcpyFromArray_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__DEPRECATED.html
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
    """Copies bytes from one array to another, row by row; deprecated for
    cudaMemcpy2DArrayToArray.

    cudaError_t cudaMemcpyArrayToArray(cudaArray_t dst, size_t wOffsetDst,
        size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc,
        size_t count, enum cudaMemcpyKind kind)

    Parameters
        dst : cudaArray_t, int or None
        wOffsetDst : int; bytes
        hOffsetDst : int; rows
        src : cudaArray_const_t, int or None
        wOffsetSrc : int; bytes
        hOffsetSrc : int; rows
        count : int; bytes
        kind : cudaMemcpyKind or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidMemcpyDirection

    Releases the GIL. Deprecated.
    Per-thread default stream variant: cudaMemcpyArrayToArray_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__DEPRECATED.html
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
    """Copies bytes into an array, row by row from a place in it; deprecated for
    cudaMemcpy2DToArray.

    cudaError_t cudaMemcpyToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset,
        const void *src, size_t count, enum cudaMemcpyKind kind, cudaStream_t stream)

    Parameters
        dst : cudaArray_t, int or None
        wOffset : int; bytes
        hOffset : int; rows
        src : int (address), buffer or None; at least count bytes long
        count : int; bytes
        kind : cudaMemcpyKind or int
        stream : cudaStream_t, int or None

    Returns
        None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidMemcpyDirection

    Releases the GIL. Deprecated.
    Per-thread default stream variant: cudaMemcpyToArrayAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__DEPRECATED.html
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
    """Copies bytes out of an array, row by row from a place in it; deprecated for
    cudaMemcpy2DFromArray.

    cudaError_t cudaMemcpyFromArrayAsync(void *dst, cudaArray_const_t src, size_t wOffset,
        size_t hOffset, size_t count, enum cudaMemcpyKind kind, cudaStream_t stream)

    Parameters
        dst : int (address), buffer or None; count bytes are written
        src : cudaArray_const_t, int or None
        wOffset : int; bytes
        hOffset : int; rows
        count : int; bytes
        kind : cudaMemcpyKind or int
        stream : cudaStream_t, int or None

    Returns
        None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidMemcpyDirection

    Releases the GIL. Deprecated.
    Per-thread default stream variant: cudaMemcpyFromArrayAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__DEPRECATED.html
    """
def cudaMallocAsync(size: _Int, hStream: cudaStream_t | _Int | None) -> int:
    """Allocates from the pool of the stream's device; work on hStream may use it at once,
    other streams have to wait for it.

    cudaError_t cudaMallocAsync(void **devPtr, size_t size, cudaStream_t hStream)

    Parameters
        size : int; bytes
        hStream : cudaStream_t, int or None

    Returns
        (cudaError_t, devPtr); cubind.checked.runtime returns devPtr, or raises
            CUDARuntimeError
        devPtr : int

    Fails with
        cudaErrorInvalidValue, cudaErrorNotSupported

    Releases the GIL.
    Per-thread default stream variant: cudaMallocAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html
    """
def cudaFreeAsync(devPtr: _Address, hStream: cudaStream_t | _Int | None) -> None:
    """Frees memory of a pool behind what hStream has queued; work on other streams has to be
    done by then.

    cudaError_t cudaFreeAsync(void *devPtr, cudaStream_t hStream)

    Parameters
        devPtr : int (address), buffer or None
        hStream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorNotSupported

    Releases the GIL.
    Per-thread default stream variant: cudaFreeAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html
    """
def cudaMemPoolTrimTo(memPool: cudaMemPool_t | _Int | None, minBytesToKeep: _Int) -> None:
    """Gives unused memory back to the system until the pool has minBytesToKeep bytes; what is
    in use stays.

    cudaError_t cudaMemPoolTrimTo(cudaMemPool_t memPool, size_t minBytesToKeep)

    Parameters
        memPool : cudaMemPool_t, int or None
        minBytesToKeep : int; bytes

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html
    """
def cudaMemPoolSetAttribute(
    memPool: cudaMemPool_t | _Int | None,
    attr: cudaMemPoolAttr,
    value: Any,
) -> None:
    """Sets a property of a pool, such as how many unused bytes it keeps when a stream is
    synchronised.

    cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t memPool, enum cudaMemPoolAttr attr,
        void *value)

    Parameters
        memPool : cudaMemPool_t, int or None
        attr : cudaMemPoolAttr; only ReleaseThreshold and Reuse*; ReservedMemHigh and
            UsedMemHigh to 0
        value : a value, of the type that attr calls for

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Types of value by attr
        int : cudaMemPoolReuseFollowEventDependencies, cudaMemPoolReuseAllowOpportunistic,
            cudaMemPoolReuseAllowInternalDependencies, cudaMemPoolAttrAllocationType,
            cudaMemPoolAttrExportHandleTypes, cudaMemPoolAttrLocationType,
            cudaMemPoolAttrLocationId, cudaMemPoolAttrHwDecompressEnabled,
            cudaMemPoolAttrLocalityDomainId
        cuuint64_t : cudaMemPoolAttrReleaseThreshold, cudaMemPoolAttrReservedMemCurrent,
            cudaMemPoolAttrReservedMemHigh, cudaMemPoolAttrUsedMemCurrent,
            cudaMemPoolAttrUsedMemHigh, cudaMemPoolAttrMaxPoolSize

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html
    """
def cudaMemPoolGetAttribute(memPool: cudaMemPool_t | _Int | None, attr: cudaMemPoolAttr) -> Any:
    """Asks for one property of a pool, such as how many bytes are in use.

    cudaError_t cudaMemPoolGetAttribute(cudaMemPool_t memPool, enum cudaMemPoolAttr attr,
        void *value)

    Parameters
        memPool : cudaMemPool_t, int or None
        attr : cudaMemPoolAttr

    Returns
        (cudaError_t, value); cubind.checked.runtime returns value, or raises
            CUDARuntimeError
        value : Any; of the type that attr calls for

    Types of value by attr
        int : cudaMemPoolReuseFollowEventDependencies, cudaMemPoolReuseAllowOpportunistic,
            cudaMemPoolReuseAllowInternalDependencies, cudaMemPoolAttrAllocationType,
            cudaMemPoolAttrExportHandleTypes, cudaMemPoolAttrLocationType,
            cudaMemPoolAttrLocationId, cudaMemPoolAttrHwDecompressEnabled,
            cudaMemPoolAttrLocalityDomainId
        cuuint64_t : cudaMemPoolAttrReleaseThreshold, cudaMemPoolAttrReservedMemCurrent,
            cudaMemPoolAttrReservedMemHigh, cudaMemPoolAttrUsedMemCurrent,
            cudaMemPoolAttrUsedMemHigh, cudaMemPoolAttrMaxPoolSize

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html
    """
def cudaMemPoolSetAccess(
    memPool: cudaMemPool_t | _Int | None,
    descList: Sequence[cudaMemAccessDesc] | None,
) -> None:
    """Says what other devices may do with all memory of a pool; its own device always may read
    and write.

    cudaError_t cudaMemPoolSetAccess(cudaMemPool_t memPool,
        const struct cudaMemAccessDesc *descList, size_t count)

    Parameters
        memPool : cudaMemPool_t, int or None
        descList : sequence of cudaMemAccessDesc, or None

    Returns
        None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)

    Fails with
        cudaErrorInvalidValue, cudaErrorNotSupported

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html
    """
def cudaMemPoolGetAccess(
    memPool: cudaMemPool_t | _Int | None,
    location: cudaMemLocation | None,
) -> cudaMemAccessFlags:
    """Tells what a device may do with memory of a pool.

    cudaError_t cudaMemPoolGetAccess(enum cudaMemAccessFlags *flags, cudaMemPool_t memPool,
        struct cudaMemLocation *location)

    Parameters
        memPool : cudaMemPool_t, int or None
        location : cudaMemLocation or None

    Returns
        (cudaError_t, flags); cubind.checked.runtime returns flags, or raises
            CUDARuntimeError
        flags : cudaMemAccessFlags

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html
    """
def cudaMemPoolCreate(poolProps: cudaMemPoolProps | None) -> cudaMemPool_t:
    """Makes a pool for allocations in stream order, on the device or host that poolProps says.

    cudaError_t cudaMemPoolCreate(cudaMemPool_t *memPool,
        const struct cudaMemPoolProps *poolProps)

    Parameters
        poolProps : cudaMemPoolProps or None

    Returns
        (cudaError_t, memPool); cubind.checked.runtime returns memPool, or raises
            CUDARuntimeError
        memPool : cudaMemPool_t

    Fails with
        cudaErrorInvalidValue, cudaErrorNotSupported

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html
    """
def cudaMemPoolDestroy(memPool: cudaMemPool_t | _Int | None) -> None:
    """Gives up a pool at once; what is allocated from it stays until it is freed.

    cudaError_t cudaMemPoolDestroy(cudaMemPool_t memPool)

    Parameters
        memPool : cudaMemPool_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html
    """
def cudaMemGetDefaultMemPool(
    location: cudaMemLocation | None,
    typename: cudaMemAllocationType | int,
) -> cudaMemPool_t:
    """Gives the pool that a place has from the start, for pinned or managed memory.

    cudaError_t cudaMemGetDefaultMemPool(cudaMemPool_t *memPool,
        struct cudaMemLocation *location, enum cudaMemAllocationType type)

    Parameters
        location : cudaMemLocation or None
        typename : cudaMemAllocationType or int

    Returns
        (cudaError_t, memPool); cubind.checked.runtime returns memPool, or raises
            CUDARuntimeError
        memPool : cudaMemPool_t

    Fails with
        cudaErrorInvalidValue, cudaErrorNotSupported

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html
    """
def cudaMemGetMemPool(
    location: cudaMemLocation | None,
    typename: cudaMemAllocationType | int,
) -> cudaMemPool_t:
    """Gives the pool that is set for a place, for pinned or managed memory.

    cudaError_t cudaMemGetMemPool(cudaMemPool_t *memPool, struct cudaMemLocation *location,
        enum cudaMemAllocationType type)

    Parameters
        location : cudaMemLocation or None
        typename : cudaMemAllocationType or int

    Returns
        (cudaError_t, memPool); cubind.checked.runtime returns memPool, or raises
            CUDARuntimeError
        memPool : cudaMemPool_t

    Fails with
        cudaErrorInvalidValue, cudaErrorNotSupported

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html
    """
def cudaMemSetMemPool(
    location: cudaMemLocation | None,
    typename: cudaMemAllocationType | int,
    memPool: cudaMemPool_t | _Int | None,
) -> None:
    """Sets the pool of a place, for pinned or managed memory.

    cudaError_t cudaMemSetMemPool(struct cudaMemLocation *location,
        enum cudaMemAllocationType type, cudaMemPool_t memPool)

    Parameters
        location : cudaMemLocation or None
        typename : cudaMemAllocationType or int
        memPool : cudaMemPool_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorNotSupported

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html
    """
def cudaMallocFromPoolAsync(
    size: _Int,
    memPool: cudaMemPool_t | _Int | None,
    stream: cudaStream_t | _Int | None,
) -> int:
    """Allocates from a certain pool, in stream order as cudaMallocAsync does.

    cudaError_t cudaMallocFromPoolAsync(void **ptr, size_t size, cudaMemPool_t memPool,
        cudaStream_t stream)

    Parameters
        size : int; bytes
        memPool : cudaMemPool_t, int or None
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t, ptr); cubind.checked.runtime returns ptr, or raises CUDARuntimeError
        ptr : int

    Fails with
        cudaErrorInvalidValue, cudaErrorNotSupported

    Releases the GIL.
    Per-thread default stream variant: cudaMallocFromPoolAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html
    """
def cudaMemPoolExportToShareableHandle(
    memPool: cudaMemPool_t | _Int | None,
    handleType: cudaMemAllocationHandleType,
    flags: _Int | None = ...,
) -> Any:
    """Makes what another process imports a pool by; its properties have to allow that type of
    handle.

    cudaError_t cudaMemPoolExportToShareableHandle(void *shareableHandle,
        cudaMemPool_t memPool, enum cudaMemAllocationHandleType handleType,
        unsigned int flags)

    Parameters
        memPool : cudaMemPool_t, int or None
        handleType : cudaMemAllocationHandleType
        flags : int or None; has to be 0

    Returns
        shareableHandle, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,
            shareableHandle)
        shareableHandle : Any; of the type that handleType calls for

    Types of shareableHandle by handleType
        int : cudaMemHandleTypeNone, cudaMemHandleTypePosixFileDescriptor,
            cudaMemHandleTypeWin32Kmt
        int (address) : cudaMemHandleTypeWin32
        CUmemFabricHandle : cudaMemHandleTypeFabric

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html
    """
def cudaMemPoolImportFromShareableHandle(
    shareableHandle: _Address,
    handleType: cudaMemAllocationHandleType | int,
    flags: _Int | None = ...,
) -> cudaMemPool_t:
    """Takes a pool of another process, to which its memory comes one by one; nothing can be
    allocated from it.

    cudaError_t cudaMemPoolImportFromShareableHandle(cudaMemPool_t *memPool,
        void *shareableHandle, enum cudaMemAllocationHandleType handleType,
        unsigned int flags)

    Parameters
        shareableHandle : int (address), buffer or None; a file descriptor as an int, or the
            address of a struct
        handleType : cudaMemAllocationHandleType or int
        flags : int or None; has to be 0

    Returns
        memPool, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t, memPool)
        memPool : cudaMemPool_t

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html
    """
def cudaMemPoolExportPointer(ptr: _Address) -> cudaMemPoolPtrExportData:
    """Makes what another process that has the pool imports one allocation by.

    cudaError_t cudaMemPoolExportPointer(struct cudaMemPoolPtrExportData *exportData,
        void *ptr)

    Parameters
        ptr : int (address), buffer or None

    Returns
        (cudaError_t, exportData); cubind.checked.runtime returns exportData, or raises
            CUDARuntimeError
        exportData : cudaMemPoolPtrExportData

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html
    """
def cudaMemPoolImportPointer(
    memPool: cudaMemPool_t | _Int | None,
    exportData: cudaMemPoolPtrExportData | None,
) -> int:
    """Gives the address of an allocation of another process, which has to free it last.

    cudaError_t cudaMemPoolImportPointer(void **ptr, cudaMemPool_t memPool,
        struct cudaMemPoolPtrExportData *exportData)

    Parameters
        memPool : cudaMemPool_t, int or None
        exportData : cudaMemPoolPtrExportData or None

    Returns
        (cudaError_t, ptr); cubind.checked.runtime returns ptr, or raises CUDARuntimeError
        ptr : int

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html
    """
def cudaPointerGetAttributes(ptr: _Address) -> cudaPointerAttributes:
    """Tells what an address is, of which kind and device; ordinary host memory is
    cudaMemoryTypeUnregistered.

    cudaError_t cudaPointerGetAttributes(struct cudaPointerAttributes *attributes,
        const void *ptr)

    Parameters
        ptr : int (address), buffer or None

    Returns
        (cudaError_t, attributes); cubind.checked.runtime returns attributes, or raises
            CUDARuntimeError
        attributes : cudaPointerAttributes

    Fails with
        cudaErrorInvalidDevice, cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__UNIFIED.html
    """
def cudaDeviceCanAccessPeer(device: _Int, peerDevice: _Int) -> int:
    """Tells whether kernels on device can be given direct access to memory of peerDevice.

    cudaError_t cudaDeviceCanAccessPeer(int *canAccessPeer, int device, int peerDevice)

    Parameters
        device, peerDevice : int

    Returns
        (cudaError_t, canAccessPeer); cubind.checked.runtime returns canAccessPeer, or
            raises CUDARuntimeError
        canAccessPeer : int; 1 or 0

    Fails with
        cudaErrorInvalidDevice

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__PEER.html
    """
def cudaDeviceEnablePeerAccess(peerDevice: _Int, flags: _Int) -> None:
    """Lets the current device reach memory of another one directly; one direction only, for
    both ways call it on both.

    cudaError_t cudaDeviceEnablePeerAccess(int peerDevice, unsigned int flags)

    Parameters
        peerDevice : int
        flags : int; has to be 0

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidDevice, cudaErrorPeerAccessAlreadyEnabled, cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__PEER.html
    """
def cudaDeviceDisablePeerAccess(peerDevice: _Int) -> None:
    """Ends the direct access of the current device to another one's memory.

    cudaError_t cudaDeviceDisablePeerAccess(int peerDevice)

    Parameters
        peerDevice : int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorPeerAccessNotEnabled, cudaErrorInvalidDevice

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__PEER.html
    """
def cudaGraphicsUnregisterResource(resource: cudaGraphicsResource_t | _Int | None) -> None:
    """Ends CUDA's use of a resource of a graphics interface.

    cudaError_t cudaGraphicsUnregisterResource(cudaGraphicsResource_t resource)

    Parameters
        resource : cudaGraphicsResource_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidResourceHandle, cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__INTEROP.html
    """
def cudaGraphicsResourceSetMapFlags(
    resource: cudaGraphicsResource_t | _Int | None,
    flags: _Int,
) -> None:
    """Says how CUDA is going to use a resource of graphics while it is mapped.

    cudaError_t cudaGraphicsResourceSetMapFlags(cudaGraphicsResource_t resource,
        unsigned int flags)

    Parameters
        resource : cudaGraphicsResource_t, int or None
        flags : int; cudaGraphicsMapFlags

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorUnknown

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__INTEROP.html
    """
def cudaGraphicsMapResources(
    count: _Int,
    resources: cudaGraphicsResource_t | _Int | None,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    """Gives resources to CUDA; their graphics interface must not touch them until they are
    unmapped.

    cudaError_t cudaGraphicsMapResources(int count, cudaGraphicsResource_t *resources,
        cudaStream_t stream)

    Parameters
        count : int
        resources : cudaGraphicsResource_t, int (address) or None
        stream : cudaStream_t, int or None

    Returns
        None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)

    Fails with
        cudaErrorInvalidResourceHandle, cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__INTEROP.html
    """
def cudaGraphicsUnmapResources(
    count: _Int,
    resources: cudaGraphicsResource_t | _Int | None,
    stream: cudaStream_t | _Int | None = ...,
) -> None:
    """Gives resources back to their graphics interface; their addresses are invalid from then
    on.

    cudaError_t cudaGraphicsUnmapResources(int count, cudaGraphicsResource_t *resources,
        cudaStream_t stream)

    Parameters
        count : int
        resources : cudaGraphicsResource_t, int (address) or None
        stream : cudaStream_t, int or None

    Returns
        None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)

    Fails with
        cudaErrorInvalidResourceHandle, cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__INTEROP.html
    """
def cudaGraphicsResourceGetMappedPointer(
    resource: cudaGraphicsResource_t | _Int | None,
) -> tuple[int, int]:
    """Gives address and size of a mapped resource; each mapping may change them.

    cudaError_t cudaGraphicsResourceGetMappedPointer(void **devPtr, size_t *size,
        cudaGraphicsResource_t resource)

    Parameters
        resource : cudaGraphicsResource_t, int or None

    Returns
        (cudaError_t, devPtr, size); cubind.checked.runtime returns (devPtr, size), or
            raises CUDARuntimeError
        devPtr : int
        size : int; bytes

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorUnknown

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__INTEROP.html
    """
def cudaGraphicsSubResourceGetMappedArray(
    resource: cudaGraphicsResource_t | _Int | None,
    arrayIndex: _Int,
    mipLevel: _Int,
) -> cudaArray_t:
    """Gives part of a mapped resource as an array.

    cudaError_t cudaGraphicsSubResourceGetMappedArray(cudaArray_t *array,
        cudaGraphicsResource_t resource, unsigned int arrayIndex, unsigned int mipLevel)

    Parameters
        resource : cudaGraphicsResource_t, int or None
        arrayIndex, mipLevel : int

    Returns
        (cudaError_t, array); cubind.checked.runtime returns array, or raises
            CUDARuntimeError
        array : cudaArray_t

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorUnknown

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__INTEROP.html
    """
def cudaGraphicsResourceGetMappedMipmappedArray(
    resource: cudaGraphicsResource_t | _Int | None,
) -> cudaMipmappedArray_t:
    """Gives the mipmapped array through which a mapped resource is used.

    cudaError_t cudaGraphicsResourceGetMappedMipmappedArray(
        cudaMipmappedArray_t *mipmappedArray, cudaGraphicsResource_t resource)

    Parameters
        resource : cudaGraphicsResource_t, int or None

    Returns
        (cudaError_t, mipmappedArray); cubind.checked.runtime returns mipmappedArray, or
            raises CUDARuntimeError
        mipmappedArray : cudaMipmappedArray_t

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorUnknown

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__INTEROP.html
    """
def cudaGetChannelDesc(array: cudaArray_const_t | _Int | None) -> cudaChannelFormatDesc:
    """Gives the format of an array's elements.

    cudaError_t cudaGetChannelDesc(struct cudaChannelFormatDesc *desc,
        cudaArray_const_t array)

    Parameters
        array : cudaArray_const_t, int or None

    Returns
        (cudaError_t, desc); cubind.checked.runtime returns desc, or raises CUDARuntimeError
        desc : cudaChannelFormatDesc

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html
    """
def cudaCreateChannelDesc(
    x: _Int,
    y: _Int,
    z: _Int,
    w: _Int,
    f: cudaChannelFormatKind | int,
) -> cudaChannelFormatDesc:
    """Makes the format of an element from the bits of each of its channels.

    struct cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w,
        enum cudaChannelFormatKind f)

    Parameters
        x, y, z, w : int; bits, 0 for a channel that is not there
        f : cudaChannelFormatKind or int

    Returns
        (cudaError_t.cudaSuccess, cudaChannelFormatDesc); cubind.checked.runtime returns
            cudaChannelFormatDesc

    Keeps the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html
    """
def cudaCreateTextureObject(
    pResDesc: cudaResourceDesc | None,
    pTexDesc: cudaTextureDesc | None,
    pResViewDesc: cudaResourceViewDesc | None = ...,
) -> cudaTextureObject_t:
    """Makes a texture on an array or linear memory, which has to live as long; kernels take it
    as a 64-bit number.

    cudaError_t cudaCreateTextureObject(cudaTextureObject_t *pTexObject,
        const struct cudaResourceDesc *pResDesc, const struct cudaTextureDesc *pTexDesc,
        const struct cudaResourceViewDesc *pResViewDesc)

    Parameters
        pResDesc : cudaResourceDesc or None
        pTexDesc : cudaTextureDesc or None
        pResViewDesc : cudaResourceViewDesc or None

    Returns
        pTexObject, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,
            pTexObject)
        pTexObject : cudaTextureObject_t

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html
    """
def cudaDestroyTextureObject(texObject: cudaTextureObject_t | _Int | None) -> None:
    """Ends a texture; the memory that it reads stays.

    cudaError_t cudaDestroyTextureObject(cudaTextureObject_t texObject)

    Parameters
        texObject : cudaTextureObject_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html
    """
def cudaGetTextureObjectResourceDesc(
    texObject: cudaTextureObject_t | _Int | None,
) -> cudaResourceDesc:
    """Gives the memory that a texture was made on.

    cudaError_t cudaGetTextureObjectResourceDesc(struct cudaResourceDesc *pResDesc,
        cudaTextureObject_t texObject)

    Parameters
        texObject : cudaTextureObject_t, int or None

    Returns
        (cudaError_t, pResDesc); cubind.checked.runtime returns pResDesc, or raises
            CUDARuntimeError
        pResDesc : cudaResourceDesc

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html
    """
def cudaGetTextureObjectTextureDesc(
    texObject: cudaTextureObject_t | _Int | None,
) -> cudaTextureDesc:
    """Gives how a texture addresses and filters.

    cudaError_t cudaGetTextureObjectTextureDesc(struct cudaTextureDesc *pTexDesc,
        cudaTextureObject_t texObject)

    Parameters
        texObject : cudaTextureObject_t, int or None

    Returns
        (cudaError_t, pTexDesc); cubind.checked.runtime returns pTexDesc, or raises
            CUDARuntimeError
        pTexDesc : cudaTextureDesc

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html
    """
def cudaGetTextureObjectResourceViewDesc(
    texObject: cudaTextureObject_t | _Int | None,
) -> cudaResourceViewDesc:
    """Gives which part of its array a texture reads; an error where it was made without.

    cudaError_t cudaGetTextureObjectResourceViewDesc(
        struct cudaResourceViewDesc *pResViewDesc, cudaTextureObject_t texObject)

    Parameters
        texObject : cudaTextureObject_t, int or None

    Returns
        (cudaError_t, pResViewDesc); cubind.checked.runtime returns pResViewDesc, or raises
            CUDARuntimeError
        pResViewDesc : cudaResourceViewDesc

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html
    """
def cudaCreateSurfaceObject(pResDesc: cudaResourceDesc | None) -> cudaSurfaceObject_t:
    """Makes a surface on an array that was made with cudaArraySurfaceLoadStore; kernels read
    and write through it.

    cudaError_t cudaCreateSurfaceObject(cudaSurfaceObject_t *pSurfObject,
        const struct cudaResourceDesc *pResDesc)

    Parameters
        pResDesc : cudaResourceDesc or None

    Returns
        (cudaError_t, pSurfObject); cubind.checked.runtime returns pSurfObject, or raises
            CUDARuntimeError
        pSurfObject : cudaSurfaceObject_t

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidChannelDescriptor,
        cudaErrorInvalidResourceHandle

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__SURFACE__OBJECT.html
    """
def cudaDestroySurfaceObject(surfObject: cudaSurfaceObject_t | _Int | None) -> None:
    """Ends a surface; the array stays.

    cudaError_t cudaDestroySurfaceObject(cudaSurfaceObject_t surfObject)

    Parameters
        surfObject : cudaSurfaceObject_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__SURFACE__OBJECT.html
    """
def cudaGetSurfaceObjectResourceDesc(
    surfObject: cudaSurfaceObject_t | _Int | None,
) -> cudaResourceDesc:
    """Gives the array that a surface was made on.

    cudaError_t cudaGetSurfaceObjectResourceDesc(struct cudaResourceDesc *pResDesc,
        cudaSurfaceObject_t surfObject)

    Parameters
        surfObject : cudaSurfaceObject_t, int or None

    Returns
        (cudaError_t, pResDesc); cubind.checked.runtime returns pResDesc, or raises
            CUDARuntimeError
        pResDesc : cudaResourceDesc

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__SURFACE__OBJECT.html
    """
def cudaDriverGetVersion() -> int:
    """Tells which release of CUDA the installed driver knows, or 0 where there is no driver.

    cudaError_t cudaDriverGetVersion(int *driverVersion)

    Returns
        (cudaError_t, driverVersion); cubind.checked.runtime returns driverVersion, or
            raises CUDARuntimeError
        driverVersion : int; 1000 * major + 10 * minor, such as 13050

    Fails with
        cudaErrorInvalidValue

    Keeps the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART____VERSION.html
    """
def cudaRuntimeGetVersion() -> int:
    """Tells of which release the CUDA runtime is.

    cudaError_t cudaRuntimeGetVersion(int *runtimeVersion)

    Returns
        (cudaError_t, runtimeVersion); cubind.checked.runtime returns runtimeVersion, or
            raises CUDARuntimeError
        runtimeVersion : int; 1000 * major + 10 * minor, such as 13050

    Fails with
        cudaErrorInvalidValue

    Keeps the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART____VERSION.html
    """
def cudaLogsRegisterCallback(
    callbackFunc: cudaLogsCallback_t | _Int | Callable[..., object] | None,
    userData: object | None = ...,
) -> cudaLogsCallbackHandle:
    """Has a function called with each message that the driver logs about a failed call.

    cudaError_t cudaLogsRegisterCallback(cudaLogsCallback_t callbackFunc, void *userData,
        cudaLogsCallbackHandle *callback_out)

    Parameters
        callbackFunc : callable, cudaLogsCallback_t, int (address of a C function) or None;
            called as callbackFunc(userData, cudaLogLevel, bytes, int) -> None, exceptions
            go to sys.unraisablehook
        userData : any object, which the callable gets; int (address) for a C function, or
            None

    Returns
        callback_out, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,
            callback_out)
        callback_out : cudaLogsCallbackHandle

    Fails with
        cudaErrorInvalidValue

    Releases the GIL. Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LOGS.html
    """
def cudaLogsUnregisterCallback(callback: cudaLogsCallbackHandle | _Int | None) -> None:
    """Ends the calls that cudaLogsRegisterCallback began.

    cudaError_t cudaLogsUnregisterCallback(cudaLogsCallbackHandle callback)

    Parameters
        callback : cudaLogsCallbackHandle, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL. Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LOGS.html
    """
def cudaLogsCurrent(flags: _Int | None = ...) -> cudaLogIterator:
    """Gives the place behind the latest message, from which later dumps begin.

    cudaError_t cudaLogsCurrent(cudaLogIterator *iterator_out, unsigned int flags)

    Parameters
        flags : int or None; has to be 0

    Returns
        iterator_out, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,
            iterator_out)
        iterator_out : cudaLogIterator

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LOGS.html
    """
def cudaLogsDumpToFile(
    iterator: cudaLogIterator | None,
    pathToFile: _Text,
    flags: _Int | None = ...,
) -> cudaLogIterator | None:
    """Writes messages from a place on to a file, and moves the place behind them; old ones may
    be lost.

    cudaError_t cudaLogsDumpToFile(cudaLogIterator *iterator, const char *pathToFile,
        unsigned int flags)

    Parameters
        iterator : cudaLogIterator or None; in and out; where to begin, and afterwards the
            place behind what was given; None for the oldest message, and None comes back
        pathToFile : str or bytes
        flags : int or None; has to be 0

    Returns
        iterator, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t, iterator)
        iterator : cudaLogIterator | None; where to begin, and afterwards the place behind
            what was given; None for the oldest message, and None comes back

    Fails with
        cudaErrorInvalidValue

    Releases the GIL. Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LOGS.html
    """
def cudaLogsDumpToMemory(
    iterator: cudaLogIterator | None,
    flags: _Int | None = ...,
) -> tuple[cudaLogIterator | None, str]:
    """Gives messages from a place on as text, and moves the place behind them; old ones may be
    lost.

    cudaError_t cudaLogsDumpToMemory(cudaLogIterator *iterator, char *buffer, size_t *size,
        unsigned int flags)

    Parameters
        iterator : cudaLogIterator or None; in and out; where to begin, and afterwards the
            place behind what was given; None for the oldest message, and None comes back
        flags : int or None; has to be 0

    Returns
        (iterator, buffer), or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,
            iterator, size)
        iterator : cudaLogIterator | None; where to begin, and afterwards the place behind
            what was given; None for the oldest message, and None comes back
        buffer : str

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LOGS.html
    """
def cudaGraphCreate(flags: _Int | None = ...) -> cudaGraph_t:
    """Makes an empty graph, to which nodes are added; cudaGraphInstantiate turns it into
    something that runs.

    cudaError_t cudaGraphCreate(cudaGraph_t *pGraph, unsigned int flags)

    Parameters
        flags : int or None; has to be 0

    Returns
        pGraph, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t, pGraph)
        pGraph : cudaGraph_t

    Fails with
        cudaErrorInvalidValue, cudaErrorMemoryAllocation

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphAddKernelNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    pNodeParams: cudaKernelNodeParams | None,
) -> cudaGraphNode_t:
    """Adds a launch to a graph; arguments are copied now, and used at every run.

    cudaError_t cudaGraphAddKernelNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
        const cudaGraphNode_t *pDependencies, size_t numDependencies,
        const struct cudaKernelNodeParams *pNodeParams)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None
        pNodeParams : cudaKernelNodeParams or None

    Returns
        pGraphNode, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,
            pGraphNode)
        pGraphNode : cudaGraphNode_t

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidDeviceFunction

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphKernelNodeGetParams(node: cudaGraphNode_t | _Int | None) -> cudaKernelNodeParams:
    """Gives what a node was made with; pointers in it belong to the node.

    cudaError_t cudaGraphKernelNodeGetParams(cudaGraphNode_t node,
        struct cudaKernelNodeParams *pNodeParams)

    Parameters
        node : cudaGraphNode_t, int or None

    Returns
        (cudaError_t, pNodeParams); cubind.checked.runtime returns pNodeParams, or raises
            CUDARuntimeError
        pNodeParams : cudaKernelNodeParams

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidDeviceFunction

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphKernelNodeSetParams(
    node: cudaGraphNode_t | _Int | None,
    pNodeParams: cudaKernelNodeParams | None,
) -> None:
    """Changes a node of a graph; graphs that were instantiated before do not see it.

    cudaError_t cudaGraphKernelNodeSetParams(cudaGraphNode_t node,
        const struct cudaKernelNodeParams *pNodeParams)

    Parameters
        node : cudaGraphNode_t, int or None
        pNodeParams : cudaKernelNodeParams or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorMemoryAllocation

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphKernelNodeCopyAttributes(
    hDst: cudaGraphNode_t | _Int | None,
    hSrc: cudaGraphNode_t | _Int | None,
) -> None:
    """Gives a kernel node the launch attributes of another one.

    cudaError_t cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t hDst,
        cudaGraphNode_t hSrc)

    Parameters
        hDst, hSrc : cudaGraphNode_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    May keep the GIL (see cubind.keep_gil). Other parameters before CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphKernelNodeGetAttribute(
    hNode: cudaGraphNode_t | _Int | None,
    attr: cudaKernelNodeAttrID | int,
) -> cudaKernelNodeAttrValue:
    """Asks for one launch attribute of a kernel node.

    cudaError_t cudaGraphKernelNodeGetAttribute(cudaGraphNode_t hNode,
        cudaKernelNodeAttrID attr, cudaKernelNodeAttrValue *value_out)

    Parameters
        hNode : cudaGraphNode_t, int or None
        attr : cudaKernelNodeAttrID or int

    Returns
        (cudaError_t, value_out); cubind.checked.runtime returns value_out, or raises
            CUDARuntimeError
        value_out : cudaKernelNodeAttrValue

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphKernelNodeSetAttribute(
    hNode: cudaGraphNode_t | _Int | None,
    attr: cudaKernelNodeAttrID | int,
    value: cudaKernelNodeAttrValue | None,
) -> None:
    """Sets one launch attribute of a kernel node.

    cudaError_t cudaGraphKernelNodeSetAttribute(cudaGraphNode_t hNode,
        cudaKernelNodeAttrID attr, const cudaKernelNodeAttrValue *value)

    Parameters
        hNode : cudaGraphNode_t, int or None
        attr : cudaKernelNodeAttrID or int
        value : cudaKernelNodeAttrValue or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphAddMemcpyNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    pCopyParams: cudaMemcpy3DParms | None,
) -> cudaGraphNode_t:
    """Adds a copy of a box to a graph.

    cudaError_t cudaGraphAddMemcpyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
        const cudaGraphNode_t *pDependencies, size_t numDependencies,
        const struct cudaMemcpy3DParms *pCopyParams)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None
        pCopyParams : cudaMemcpy3DParms or None

    Returns
        pGraphNode, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,
            pGraphNode)
        pGraphNode : cudaGraphNode_t

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
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
    """Adds a node that copies to a device variable; the symbol is an address of the host
    program.

    cudaError_t cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t *pGraphNode,
        cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies,
        const void *symbol, const void *src, size_t count, size_t offset,
        enum cudaMemcpyKind kind)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None
        symbol : int (address), buffer or None
        src : int (address), buffer or None; at least count bytes long
        count, offset : int
        kind : cudaMemcpyKind or int

    Returns
        pGraphNode, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,
            pGraphNode)
        pGraphNode : cudaGraphNode_t

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
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
    """Adds a node that copies from a device variable; the symbol is an address of the host
    program.

    cudaError_t cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t *pGraphNode,
        cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies,
        void *dst, const void *symbol, size_t count, size_t offset,
        enum cudaMemcpyKind kind)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None
        dst : int (address), buffer or None; count bytes are written
        symbol : int (address), buffer or None
        count, offset : int
        kind : cudaMemcpyKind or int

    Returns
        pGraphNode, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,
            pGraphNode)
        pGraphNode : cudaGraphNode_t

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphAddMemcpyNode1D(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    dst: _Address,
    src: _Address,
    count: _Int,
    kind: cudaMemcpyKind | int,
) -> cudaGraphNode_t:
    """Adds a copy of count bytes to a graph.

    cudaError_t cudaGraphAddMemcpyNode1D(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
        const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst,
        const void *src, size_t count, enum cudaMemcpyKind kind)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None
        dst : int (address), buffer or None; count bytes are written
        src : int (address), buffer or None; at least count bytes long
        count : int; bytes
        kind : cudaMemcpyKind or int

    Returns
        pGraphNode, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,
            pGraphNode)
        pGraphNode : cudaGraphNode_t

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphMemcpyNodeGetParams(node: cudaGraphNode_t | _Int | None) -> cudaMemcpy3DParms:
    """Gives what a node was made with; pointers in it belong to the node.

    cudaError_t cudaGraphMemcpyNodeGetParams(cudaGraphNode_t node,
        struct cudaMemcpy3DParms *pNodeParams)

    Parameters
        node : cudaGraphNode_t, int or None

    Returns
        (cudaError_t, pNodeParams); cubind.checked.runtime returns pNodeParams, or raises
            CUDARuntimeError
        pNodeParams : cudaMemcpy3DParms

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphMemcpyNodeSetParams(
    node: cudaGraphNode_t | _Int | None,
    pNodeParams: cudaMemcpy3DParms | None,
) -> None:
    """Changes a node of a graph; graphs that were instantiated before do not see it.

    cudaError_t cudaGraphMemcpyNodeSetParams(cudaGraphNode_t node,
        const struct cudaMemcpy3DParms *pNodeParams)

    Parameters
        node : cudaGraphNode_t, int or None
        pNodeParams : cudaMemcpy3DParms or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphMemcpyNodeSetParamsToSymbol(
    node: cudaGraphNode_t | _Int | None,
    symbol: _Address,
    src: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
) -> None:
    """Makes a node copy to a device variable from now on.

    cudaError_t cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t node,
        const void *symbol, const void *src, size_t count, size_t offset,
        enum cudaMemcpyKind kind)

    Parameters
        node : cudaGraphNode_t, int or None
        symbol : int (address), buffer or None
        src : int (address), buffer or None; at least count bytes long
        count, offset : int
        kind : cudaMemcpyKind or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphMemcpyNodeSetParamsFromSymbol(
    node: cudaGraphNode_t | _Int | None,
    dst: _Address,
    symbol: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
) -> None:
    """Makes a node copy from a device variable from now on.

    cudaError_t cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t node, void *dst,
        const void *symbol, size_t count, size_t offset, enum cudaMemcpyKind kind)

    Parameters
        node : cudaGraphNode_t, int or None
        dst : int (address), buffer or None; count bytes are written
        symbol : int (address), buffer or None
        count, offset : int
        kind : cudaMemcpyKind or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphMemcpyNodeSetParams1D(
    node: cudaGraphNode_t | _Int | None,
    dst: _Address,
    src: _Address,
    count: _Int,
    kind: cudaMemcpyKind | int,
) -> None:
    """Changes a copy of bytes in a graph, or for the launches to come.

    cudaError_t cudaGraphMemcpyNodeSetParams1D(cudaGraphNode_t node, void *dst,
        const void *src, size_t count, enum cudaMemcpyKind kind)

    Parameters
        node : cudaGraphNode_t, int or None
        dst : int (address), buffer or None; count bytes are written
        src : int (address), buffer or None; at least count bytes long
        count : int
        kind : cudaMemcpyKind or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphAddMemsetNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    pMemsetParams: cudaMemsetParams | None,
) -> cudaGraphNode_t:
    """Adds the setting of device memory to a graph.

    cudaError_t cudaGraphAddMemsetNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
        const cudaGraphNode_t *pDependencies, size_t numDependencies,
        const struct cudaMemsetParams *pMemsetParams)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None
        pMemsetParams : cudaMemsetParams or None

    Returns
        pGraphNode, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,
            pGraphNode)
        pGraphNode : cudaGraphNode_t

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidDevice

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphMemsetNodeGetParams(node: cudaGraphNode_t | _Int | None) -> cudaMemsetParams:
    """Gives what a node was made with; pointers in it belong to the node.

    cudaError_t cudaGraphMemsetNodeGetParams(cudaGraphNode_t node,
        struct cudaMemsetParams *pNodeParams)

    Parameters
        node : cudaGraphNode_t, int or None

    Returns
        (cudaError_t, pNodeParams); cubind.checked.runtime returns pNodeParams, or raises
            CUDARuntimeError
        pNodeParams : cudaMemsetParams

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphMemsetNodeSetParams(
    node: cudaGraphNode_t | _Int | None,
    pNodeParams: cudaMemsetParams | None,
) -> None:
    """Changes a node of a graph; graphs that were instantiated before do not see it.

    cudaError_t cudaGraphMemsetNodeSetParams(cudaGraphNode_t node,
        const struct cudaMemsetParams *pNodeParams)

    Parameters
        node : cudaGraphNode_t, int or None
        pNodeParams : cudaMemsetParams or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphAddHostNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    pNodeParams: cudaHostNodeParams | None,
) -> cudaGraphNode_t:
    """Adds a call of a host function to a graph; it must not call CUDA.

    cudaError_t cudaGraphAddHostNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
        const cudaGraphNode_t *pDependencies, size_t numDependencies,
        const struct cudaHostNodeParams *pNodeParams)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None
        pNodeParams : cudaHostNodeParams or None

    Returns
        pGraphNode, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,
            pGraphNode)
        pGraphNode : cudaGraphNode_t

    Fails with
        cudaErrorNotSupported, cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphHostNodeGetParams(node: cudaGraphNode_t | _Int | None) -> cudaHostNodeParams:
    """Gives what a node was made with; pointers in it belong to the node.

    cudaError_t cudaGraphHostNodeGetParams(cudaGraphNode_t node,
        struct cudaHostNodeParams *pNodeParams)

    Parameters
        node : cudaGraphNode_t, int or None

    Returns
        (cudaError_t, pNodeParams); cubind.checked.runtime returns pNodeParams, or raises
            CUDARuntimeError
        pNodeParams : cudaHostNodeParams

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphHostNodeSetParams(
    node: cudaGraphNode_t | _Int | None,
    pNodeParams: cudaHostNodeParams | None,
) -> None:
    """Changes a node of a graph; graphs that were instantiated before do not see it.

    cudaError_t cudaGraphHostNodeSetParams(cudaGraphNode_t node,
        const struct cudaHostNodeParams *pNodeParams)

    Parameters
        node : cudaGraphNode_t, int or None
        pNodeParams : cudaHostNodeParams or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphAddChildGraphNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    childGraph: cudaGraph_t | _Int | None,
) -> cudaGraphNode_t:
    """Adds a copy of another graph to a graph, as one node.

    cudaError_t cudaGraphAddChildGraphNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
        const cudaGraphNode_t *pDependencies, size_t numDependencies,
        cudaGraph_t childGraph)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None
        childGraph : cudaGraph_t, int or None

    Returns
        pGraphNode, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,
            pGraphNode)
        pGraphNode : cudaGraphNode_t

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphChildGraphNodeGetGraph(node: cudaGraphNode_t | _Int | None) -> cudaGraph_t:
    """Gives the graph inside a child graph node; it belongs to the node.

    cudaError_t cudaGraphChildGraphNodeGetGraph(cudaGraphNode_t node, cudaGraph_t *pGraph)

    Parameters
        node : cudaGraphNode_t, int or None

    Returns
        (cudaError_t, pGraph); cubind.checked.runtime returns pGraph, or raises
            CUDARuntimeError
        pGraph : cudaGraph_t

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphAddEmptyNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
) -> cudaGraphNode_t:
    """Adds a node that does nothing, to join many dependencies in one.

    cudaError_t cudaGraphAddEmptyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
        const cudaGraphNode_t *pDependencies, size_t numDependencies)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None

    Returns
        pGraphNode, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,
            pGraphNode)
        pGraphNode : cudaGraphNode_t

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphAddEventRecordNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    event: cudaEvent_t | _Int | None,
) -> cudaGraphNode_t:
    """Adds the recording of an event to a graph.

    cudaError_t cudaGraphAddEventRecordNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
        const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None
        event : cudaEvent_t, int or None

    Returns
        pGraphNode, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,
            pGraphNode)
        pGraphNode : cudaGraphNode_t

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphEventRecordNodeGetEvent(node: cudaGraphNode_t | _Int | None) -> cudaEvent_t:
    """Gives the event that a node records or waits for.

    cudaError_t cudaGraphEventRecordNodeGetEvent(cudaGraphNode_t node,
        cudaEvent_t *event_out)

    Parameters
        node : cudaGraphNode_t, int or None

    Returns
        (cudaError_t, event_out); cubind.checked.runtime returns event_out, or raises
            CUDARuntimeError
        event_out : cudaEvent_t

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphEventRecordNodeSetEvent(
    node: cudaGraphNode_t | _Int | None,
    event: cudaEvent_t | _Int | None,
) -> None:
    """Gives a node another event; graphs that were instantiated before do not see it.

    cudaError_t cudaGraphEventRecordNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)

    Parameters
        node : cudaGraphNode_t, int or None
        event : cudaEvent_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphAddEventWaitNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    event: cudaEvent_t | _Int | None,
) -> cudaGraphNode_t:
    """Adds a wait for an event to a graph.

    cudaError_t cudaGraphAddEventWaitNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
        const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None
        event : cudaEvent_t, int or None

    Returns
        pGraphNode, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,
            pGraphNode)
        pGraphNode : cudaGraphNode_t

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphEventWaitNodeGetEvent(node: cudaGraphNode_t | _Int | None) -> cudaEvent_t:
    """Gives the event that a node records or waits for.

    cudaError_t cudaGraphEventWaitNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event_out)

    Parameters
        node : cudaGraphNode_t, int or None

    Returns
        (cudaError_t, event_out); cubind.checked.runtime returns event_out, or raises
            CUDARuntimeError
        event_out : cudaEvent_t

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphEventWaitNodeSetEvent(
    node: cudaGraphNode_t | _Int | None,
    event: cudaEvent_t | _Int | None,
) -> None:
    """Gives a node another event; graphs that were instantiated before do not see it.

    cudaError_t cudaGraphEventWaitNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)

    Parameters
        node : cudaGraphNode_t, int or None
        event : cudaEvent_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphAddExternalSemaphoresSignalNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    nodeParams: cudaExternalSemaphoreSignalNodeParams | None,
) -> cudaGraphNode_t:
    """Adds the signalling of imported semaphores, or a wait for them, to a graph.

    cudaError_t cudaGraphAddExternalSemaphoresSignalNode(cudaGraphNode_t *pGraphNode,
        cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies,
        const struct cudaExternalSemaphoreSignalNodeParams *nodeParams)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None
        nodeParams : cudaExternalSemaphoreSignalNodeParams or None

    Returns
        pGraphNode, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,
            pGraphNode)
        pGraphNode : cudaGraphNode_t

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphExternalSemaphoresSignalNodeGetParams(
    hNode: cudaGraphNode_t | _Int | None,
) -> cudaExternalSemaphoreSignalNodeParams:
    """Gives the semaphores that a node signals.

    cudaError_t cudaGraphExternalSemaphoresSignalNodeGetParams(cudaGraphNode_t hNode,
        struct cudaExternalSemaphoreSignalNodeParams *params_out)

    Parameters
        hNode : cudaGraphNode_t, int or None

    Returns
        (cudaError_t, params_out); cubind.checked.runtime returns params_out, or raises
            CUDARuntimeError
        params_out : cudaExternalSemaphoreSignalNodeParams

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphExternalSemaphoresSignalNodeSetParams(
    hNode: cudaGraphNode_t | _Int | None,
    nodeParams: cudaExternalSemaphoreSignalNodeParams | None,
) -> None:
    """Changes the semaphores that a node signals.

    cudaError_t cudaGraphExternalSemaphoresSignalNodeSetParams(cudaGraphNode_t hNode,
        const struct cudaExternalSemaphoreSignalNodeParams *nodeParams)

    Parameters
        hNode : cudaGraphNode_t, int or None
        nodeParams : cudaExternalSemaphoreSignalNodeParams or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphAddExternalSemaphoresWaitNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    nodeParams: cudaExternalSemaphoreWaitNodeParams | None,
) -> cudaGraphNode_t:
    """Adds the signalling of imported semaphores, or a wait for them, to a graph.

    cudaError_t cudaGraphAddExternalSemaphoresWaitNode(cudaGraphNode_t *pGraphNode,
        cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies,
        const struct cudaExternalSemaphoreWaitNodeParams *nodeParams)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None
        nodeParams : cudaExternalSemaphoreWaitNodeParams or None

    Returns
        pGraphNode, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,
            pGraphNode)
        pGraphNode : cudaGraphNode_t

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphExternalSemaphoresWaitNodeGetParams(
    hNode: cudaGraphNode_t | _Int | None,
) -> cudaExternalSemaphoreWaitNodeParams:
    """Gives the semaphores that a node waits for.

    cudaError_t cudaGraphExternalSemaphoresWaitNodeGetParams(cudaGraphNode_t hNode,
        struct cudaExternalSemaphoreWaitNodeParams *params_out)

    Parameters
        hNode : cudaGraphNode_t, int or None

    Returns
        (cudaError_t, params_out); cubind.checked.runtime returns params_out, or raises
            CUDARuntimeError
        params_out : cudaExternalSemaphoreWaitNodeParams

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphExternalSemaphoresWaitNodeSetParams(
    hNode: cudaGraphNode_t | _Int | None,
    nodeParams: cudaExternalSemaphoreWaitNodeParams | None,
) -> None:
    """Changes the semaphores that a node waits for.

    cudaError_t cudaGraphExternalSemaphoresWaitNodeSetParams(cudaGraphNode_t hNode,
        const struct cudaExternalSemaphoreWaitNodeParams *nodeParams)

    Parameters
        hNode : cudaGraphNode_t, int or None
        nodeParams : cudaExternalSemaphoreWaitNodeParams or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphAddMemAllocNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    nodeParams: cudaMemAllocNodeParams | None,
) -> cudaGraphNode_t:
    """Adds an allocation to a graph; its address is fixed now, and comes back in nodeParams.

    cudaError_t cudaGraphAddMemAllocNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
        const cudaGraphNode_t *pDependencies, size_t numDependencies,
        struct cudaMemAllocNodeParams *nodeParams)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None
        nodeParams : cudaMemAllocNodeParams or None; in and out

    Returns
        pGraphNode, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,
            pGraphNode)
        pGraphNode : cudaGraphNode_t

    Fails with
        cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorNotSupported,
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphMemAllocNodeGetParams(node: cudaGraphNode_t | _Int | None) -> cudaMemAllocNodeParams:
    """Tells which memory a node allocates or frees.

    cudaError_t cudaGraphMemAllocNodeGetParams(cudaGraphNode_t node,
        struct cudaMemAllocNodeParams *params_out)

    Parameters
        node : cudaGraphNode_t, int or None

    Returns
        (cudaError_t, params_out); cubind.checked.runtime returns params_out, or raises
            CUDARuntimeError
        params_out : cudaMemAllocNodeParams

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphAddMemFreeNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    dptr: _Address,
) -> cudaGraphNode_t:
    """Adds the freeing of memory that an allocation node of a graph made.

    cudaError_t cudaGraphAddMemFreeNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
        const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dptr)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None
        dptr : int (address), buffer or None

    Returns
        pGraphNode, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,
            pGraphNode)
        pGraphNode : cudaGraphNode_t

    Fails with
        cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorNotSupported,
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphMemFreeNodeGetParams(node: cudaGraphNode_t | _Int | None) -> int:
    """Tells which memory a node allocates or frees.

    cudaError_t cudaGraphMemFreeNodeGetParams(cudaGraphNode_t node, void *dptr_out)

    Parameters
        node : cudaGraphNode_t, int or None

    Returns
        (cudaError_t, dptr_out); cubind.checked.runtime returns dptr_out, or raises
            CUDARuntimeError
        dptr_out : int

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaDeviceGraphMemTrim(device: _Int) -> None:
    """Gives memory that graphs had allocated and do not use back to the system.

    cudaError_t cudaDeviceGraphMemTrim(int device)

    Parameters
        device : int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaDeviceGetGraphMemAttribute(device: _Int, attr: cudaGraphMemAttributeType) -> Any:
    """Asks how much memory graphs use on a device.

    cudaError_t cudaDeviceGetGraphMemAttribute(int device,
        enum cudaGraphMemAttributeType attr, void *value)

    Parameters
        device : int
        attr : cudaGraphMemAttributeType

    Returns
        (cudaError_t, value); cubind.checked.runtime returns value, or raises
            CUDARuntimeError
        value : Any; of the type that attr calls for

    Types of value by attr
        cuuint64_t : cudaGraphMemAttrUsedMemCurrent, cudaGraphMemAttrUsedMemHigh,
            cudaGraphMemAttrReservedMemCurrent, cudaGraphMemAttrReservedMemHigh

    Fails with
        cudaErrorInvalidDevice

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaDeviceSetGraphMemAttribute(
    device: _Int,
    attr: cudaGraphMemAttributeType,
    value: Any,
) -> None:
    """Sets a high-water mark of the memory that graphs use back to 0.

    cudaError_t cudaDeviceSetGraphMemAttribute(int device,
        enum cudaGraphMemAttributeType attr, void *value)

    Parameters
        device : int
        attr : cudaGraphMemAttributeType
        value : a value, of the type that attr calls for

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Types of value by attr
        cuuint64_t : cudaGraphMemAttrUsedMemCurrent, cudaGraphMemAttrUsedMemHigh,
            cudaGraphMemAttrReservedMemCurrent, cudaGraphMemAttrReservedMemHigh

    Fails with
        cudaErrorInvalidDevice

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphClone(originalGraph: cudaGraph_t | _Int | None) -> cudaGraph_t:
    """Makes a copy of a graph with all its child graphs; it takes a cudaGraphDestroy of its
    own.

    cudaError_t cudaGraphClone(cudaGraph_t *pGraphClone, cudaGraph_t originalGraph)

    Parameters
        originalGraph : cudaGraph_t, int or None

    Returns
        (cudaError_t, pGraphClone); cubind.checked.runtime returns pGraphClone, or raises
            CUDARuntimeError
        pGraphClone : cudaGraph_t

    Fails with
        cudaErrorInvalidValue, cudaErrorMemoryAllocation

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphNodeFindInClone(
    originalNode: cudaGraphNode_t | _Int | None,
    clonedGraph: cudaGraph_t | _Int | None,
) -> cudaGraphNode_t:
    """Finds the copy of a node in a clone of its graph.

    cudaError_t cudaGraphNodeFindInClone(cudaGraphNode_t *pNode,
        cudaGraphNode_t originalNode, cudaGraph_t clonedGraph)

    Parameters
        originalNode : cudaGraphNode_t, int or None
        clonedGraph : cudaGraph_t, int or None

    Returns
        (cudaError_t, pNode); cubind.checked.runtime returns pNode, or raises
            CUDARuntimeError
        pNode : cudaGraphNode_t

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphNodeGetType(node: cudaGraphNode_t | _Int | None) -> cudaGraphNodeType:
    """Tells what a node does.

    cudaError_t cudaGraphNodeGetType(cudaGraphNode_t node, enum cudaGraphNodeType *pType)

    Parameters
        node : cudaGraphNode_t, int or None

    Returns
        (cudaError_t, pType); cubind.checked.runtime returns pType, or raises
            CUDARuntimeError
        pType : cudaGraphNodeType

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphNodeGetContainingGraph(hNode: cudaGraphNode_t | _Int | None) -> cudaGraph_t:
    """Gives the graph that a node is in.

    cudaError_t cudaGraphNodeGetContainingGraph(cudaGraphNode_t hNode, cudaGraph_t *phGraph)

    Parameters
        hNode : cudaGraphNode_t, int or None

    Returns
        (cudaError_t, phGraph); cubind.checked.runtime returns phGraph, or raises
            CUDARuntimeError
        phGraph : cudaGraph_t

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphNodeGetLocalId(hNode: cudaGraphNode_t | _Int | None) -> int:
    """Gives the number of a node within its graph, as cudaGraphDebugDotPrint writes it.

    cudaError_t cudaGraphNodeGetLocalId(cudaGraphNode_t hNode, unsigned int *nodeId)

    Parameters
        hNode : cudaGraphNode_t, int or None

    Returns
        (cudaError_t, nodeId); cubind.checked.runtime returns nodeId, or raises
            CUDARuntimeError
        nodeId : int

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphNodeGetToolsId(hNode: cudaGraphNode_t | _Int | None) -> int:
    """Gives the number by which profilers know a node.

    cudaError_t cudaGraphNodeGetToolsId(cudaGraphNode_t hNode,
        unsigned long long *toolsNodeId)

    Parameters
        hNode : cudaGraphNode_t, int or None

    Returns
        (cudaError_t, toolsNodeId); cubind.checked.runtime returns toolsNodeId, or raises
            CUDARuntimeError
        toolsNodeId : int

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphGetId(hGraph: cudaGraph_t | _Int | None) -> int:
    """Gives a number that no other graph has.

    cudaError_t cudaGraphGetId(cudaGraph_t hGraph, unsigned int *graphID)

    Parameters
        hGraph : cudaGraph_t, int or None

    Returns
        (cudaError_t, graphID); cubind.checked.runtime returns graphID, or raises
            CUDARuntimeError
        graphID : int

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphExecGetId(hGraphExec: cudaGraphExec_t | _Int | None) -> int:
    """Gives a number that no other graph has.

    cudaError_t cudaGraphExecGetId(cudaGraphExec_t hGraphExec, unsigned int *graphID)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None

    Returns
        (cudaError_t, graphID); cubind.checked.runtime returns graphID, or raises
            CUDARuntimeError
        graphID : int

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphGetNodes(graph: cudaGraph_t | _Int | None) -> list[cudaGraphNode_t]:
    """Lists the nodes of a graph, in no particular order.

    cudaError_t cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t *nodes,
        size_t *numNodes)

    Parameters
        graph : cudaGraph_t, int or None

    Returns
        nodes, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t, nodes,
            numNodes)
        nodes : list[cudaGraphNode_t]

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphGetRootNodes(graph: cudaGraph_t | _Int | None) -> list[cudaGraphNode_t]:
    """Lists the nodes of a graph that depend on none.

    cudaError_t cudaGraphGetRootNodes(cudaGraph_t graph, cudaGraphNode_t *pRootNodes,
        size_t *pNumRootNodes)

    Parameters
        graph : cudaGraph_t, int or None

    Returns
        pRootNodes, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,
            pRootNodes, pNumRootNodes)
        pRootNodes : list[cudaGraphNode_t]

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphGetEdges(
    graph: cudaGraph_t | _Int | None,
) -> tuple[list[cudaGraphNode_t], list[cudaGraphNode_t], list[cudaGraphEdgeData]]:
    """Lists the edges of a graph as pairs, from[i] before to[i].

    cudaError_t cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t *from,
        cudaGraphNode_t *to, cudaGraphEdgeData *edgeData, size_t *numEdges)

    Parameters
        graph : cudaGraph_t, int or None

    Returns
        (from_, to, edgeData), or raises CUDARuntimeError; cubind.runtime returns
            (cudaError_t, from_, to, edgeData, numEdges)
        from_, to : list[cudaGraphNode_t]
        edgeData : list[cudaGraphEdgeData]

    Fails with
        cudaErrorLossyQuery, cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil). Other parameters before CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphNodeGetDependencies(
    node: cudaGraphNode_t | _Int | None,
) -> tuple[list[cudaGraphNode_t], list[cudaGraphEdgeData]]:
    """Lists the nodes that a node waits for.

    cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node,
        cudaGraphNode_t *pDependencies, cudaGraphEdgeData *edgeData,
        size_t *pNumDependencies)

    Parameters
        node : cudaGraphNode_t, int or None

    Returns
        (pDependencies, edgeData), or raises CUDARuntimeError; cubind.runtime returns
            (cudaError_t, pDependencies, edgeData, pNumDependencies)
        pDependencies : list[cudaGraphNode_t]
        edgeData : list[cudaGraphEdgeData]

    Fails with
        cudaErrorLossyQuery, cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil). Other parameters before CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphNodeGetDependentNodes(
    node: cudaGraphNode_t | _Int | None,
) -> tuple[list[cudaGraphNode_t], list[cudaGraphEdgeData]]:
    """Lists the nodes that wait for a node.

    cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t node,
        cudaGraphNode_t *pDependentNodes, cudaGraphEdgeData *edgeData,
        size_t *pNumDependentNodes)

    Parameters
        node : cudaGraphNode_t, int or None

    Returns
        (pDependentNodes, edgeData), or raises CUDARuntimeError; cubind.runtime returns
            (cudaError_t, pDependentNodes, edgeData, pNumDependentNodes)
        pDependentNodes : list[cudaGraphNode_t]
        edgeData : list[cudaGraphEdgeData]

    Fails with
        cudaErrorLossyQuery, cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil). Other parameters before CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphAddDependencies(
    graph: cudaGraph_t | _Int | None,
    from_: Sequence[cudaGraphNode_t] | None,
    to: Sequence[cudaGraphNode_t] | None,
    edgeData: Sequence[cudaGraphEdgeData] | None = ...,
) -> None:
    """Adds edges to a graph, such that to[i] waits for from_[i].

    cudaError_t cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t *from,
        const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData,
        size_t numDependencies)

    Parameters
        graph : cudaGraph_t, int or None
        from_, to : sequence of cudaGraphNode_t, or None
        edgeData : sequence of cudaGraphEdgeData, or None

    Returns
        None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil). Other parameters before CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphRemoveDependencies(
    graph: cudaGraph_t | _Int | None,
    from_: Sequence[cudaGraphNode_t] | None,
    to: Sequence[cudaGraphNode_t] | None,
    edgeData: Sequence[cudaGraphEdgeData] | None = ...,
) -> None:
    """Takes the edges from from_[i] to to[i] out of a graph.

    cudaError_t cudaGraphRemoveDependencies(cudaGraph_t graph, const cudaGraphNode_t *from,
        const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData,
        size_t numDependencies)

    Parameters
        graph : cudaGraph_t, int or None
        from_, to : sequence of cudaGraphNode_t, or None
        edgeData : sequence of cudaGraphEdgeData, or None

    Returns
        None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil). Other parameters before CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphDestroyNode(node: cudaGraphNode_t | _Int | None) -> None:
    """Takes a node and its edges out of a graph.

    cudaError_t cudaGraphDestroyNode(cudaGraphNode_t node)

    Parameters
        node : cudaGraphNode_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphInstantiate(
    graph: cudaGraph_t | _Int | None,
    flags: _Int | None = ...,
) -> cudaGraphExec_t:
    """Checks a graph and turns it into one that can be launched; later changes of the graph do
    not reach it.

    cudaError_t cudaGraphInstantiate(cudaGraphExec_t *pGraphExec, cudaGraph_t graph,
        unsigned long long flags)

    Parameters
        graph : cudaGraph_t, int or None
        flags : int or None; cudaGraphInstantiateFlags, or-ed

    Returns
        pGraphExec, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,
            pGraphExec)
        pGraphExec : cudaGraphExec_t

    Fails with
        cudaErrorInvalidValue

    Releases the GIL. Other parameters before CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphInstantiateWithFlags(
    graph: cudaGraph_t | _Int | None,
    flags: _Int | None = ...,
) -> cudaGraphExec_t:
    """Checks a graph and turns it into one that can be launched; later changes of the graph do
    not reach it.

    cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t *pGraphExec,
        cudaGraph_t graph, unsigned long long flags)

    Parameters
        graph : cudaGraph_t, int or None
        flags : int or None; cudaGraphInstantiateFlags, or-ed

    Returns
        pGraphExec, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,
            pGraphExec)
        pGraphExec : cudaGraphExec_t

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphInstantiateWithParams(
    graph: cudaGraph_t | _Int | None,
    instantiateParams: cudaGraphInstantiateParams | None,
) -> cudaGraphExec_t:
    """Turns a graph into one that can be launched, and tells in instantiateParams why it could
    not.

    cudaError_t cudaGraphInstantiateWithParams(cudaGraphExec_t *pGraphExec,
        cudaGraph_t graph, cudaGraphInstantiateParams *instantiateParams)

    Parameters
        graph : cudaGraph_t, int or None
        instantiateParams : cudaGraphInstantiateParams or None; in and out

    Returns
        (cudaError_t, pGraphExec); cubind.checked.runtime returns pGraphExec, or raises
            CUDARuntimeError
        pGraphExec : cudaGraphExec_t

    Fails with
        cudaErrorInvalidValue

    Releases the GIL. Since CUDA 12.0.
    Per-thread default stream variant: cudaGraphInstantiateWithParams_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphExecGetFlags(graphExec: cudaGraphExec_t | _Int | None) -> int:
    """Gives the flags with which a graph was instantiated.

    cudaError_t cudaGraphExecGetFlags(cudaGraphExec_t graphExec, unsigned long long *flags)

    Parameters
        graphExec : cudaGraphExec_t, int or None

    Returns
        (cudaError_t, flags); cubind.checked.runtime returns flags, or raises
            CUDARuntimeError
        flags : int; cudaGraphInstantiateFlags, or-ed

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphExecKernelNodeSetParams(
    hGraphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    pNodeParams: cudaKernelNodeParams | None,
) -> None:
    """Changes a node for the launches to come; those already queued keep what they had.

    cudaError_t cudaGraphExecKernelNodeSetParams(cudaGraphExec_t hGraphExec,
        cudaGraphNode_t node, const struct cudaKernelNodeParams *pNodeParams)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        node : cudaGraphNode_t, int or None
        pNodeParams : cudaKernelNodeParams or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphExecMemcpyNodeSetParams(
    hGraphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    pNodeParams: cudaMemcpy3DParms | None,
) -> None:
    """Changes a node for the launches to come; those already queued keep what they had.

    cudaError_t cudaGraphExecMemcpyNodeSetParams(cudaGraphExec_t hGraphExec,
        cudaGraphNode_t node, const struct cudaMemcpy3DParms *pNodeParams)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        node : cudaGraphNode_t, int or None
        pNodeParams : cudaMemcpy3DParms or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
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
    """Makes a node copy to a device variable, in a graph that is instantiated.

    cudaError_t cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t hGraphExec,
        cudaGraphNode_t node, const void *symbol, const void *src, size_t count,
        size_t offset, enum cudaMemcpyKind kind)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        node : cudaGraphNode_t, int or None
        symbol : int (address), buffer or None
        src : int (address), buffer or None; at least count bytes long
        count, offset : int
        kind : cudaMemcpyKind or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
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
    """Makes a node copy from a device variable, in a graph that is instantiated.

    cudaError_t cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t hGraphExec,
        cudaGraphNode_t node, void *dst, const void *symbol, size_t count, size_t offset,
        enum cudaMemcpyKind kind)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        node : cudaGraphNode_t, int or None
        dst : int (address), buffer or None; count bytes are written
        symbol : int (address), buffer or None
        count, offset : int
        kind : cudaMemcpyKind or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphExecMemcpyNodeSetParams1D(
    hGraphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    dst: _Address,
    src: _Address,
    count: _Int,
    kind: cudaMemcpyKind | int,
) -> None:
    """Changes a copy of bytes in a graph, or for the launches to come.

    cudaError_t cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t hGraphExec,
        cudaGraphNode_t node, void *dst, const void *src, size_t count,
        enum cudaMemcpyKind kind)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        node : cudaGraphNode_t, int or None
        dst : int (address), buffer or None; count bytes are written
        src : int (address), buffer or None; at least count bytes long
        count : int
        kind : cudaMemcpyKind or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphExecMemsetNodeSetParams(
    hGraphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    pNodeParams: cudaMemsetParams | None,
) -> None:
    """Changes a node for the launches to come; those already queued keep what they had.

    cudaError_t cudaGraphExecMemsetNodeSetParams(cudaGraphExec_t hGraphExec,
        cudaGraphNode_t node, const struct cudaMemsetParams *pNodeParams)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        node : cudaGraphNode_t, int or None
        pNodeParams : cudaMemsetParams or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphExecHostNodeSetParams(
    hGraphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    pNodeParams: cudaHostNodeParams | None,
) -> None:
    """Changes a node for the launches to come; those already queued keep what they had.

    cudaError_t cudaGraphExecHostNodeSetParams(cudaGraphExec_t hGraphExec,
        cudaGraphNode_t node, const struct cudaHostNodeParams *pNodeParams)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        node : cudaGraphNode_t, int or None
        pNodeParams : cudaHostNodeParams or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphExecChildGraphNodeSetParams(
    hGraphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    childGraph: cudaGraph_t | _Int | None,
) -> None:
    """Takes parameters over from another child graph of the same shape, for the launches to
    come.

    cudaError_t cudaGraphExecChildGraphNodeSetParams(cudaGraphExec_t hGraphExec,
        cudaGraphNode_t node, cudaGraph_t childGraph)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        node : cudaGraphNode_t, int or None
        childGraph : cudaGraph_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphExecEventRecordNodeSetEvent(
    hGraphExec: cudaGraphExec_t | _Int | None,
    hNode: cudaGraphNode_t | _Int | None,
    event: cudaEvent_t | _Int | None,
) -> None:
    """Gives a node another event for the launches to come.

    cudaError_t cudaGraphExecEventRecordNodeSetEvent(cudaGraphExec_t hGraphExec,
        cudaGraphNode_t hNode, cudaEvent_t event)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        hNode : cudaGraphNode_t, int or None
        event : cudaEvent_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphExecEventWaitNodeSetEvent(
    hGraphExec: cudaGraphExec_t | _Int | None,
    hNode: cudaGraphNode_t | _Int | None,
    event: cudaEvent_t | _Int | None,
) -> None:
    """Gives a node another event for the launches to come.

    cudaError_t cudaGraphExecEventWaitNodeSetEvent(cudaGraphExec_t hGraphExec,
        cudaGraphNode_t hNode, cudaEvent_t event)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        hNode : cudaGraphNode_t, int or None
        event : cudaEvent_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphExecExternalSemaphoresSignalNodeSetParams(
    hGraphExec: cudaGraphExec_t | _Int | None,
    hNode: cudaGraphNode_t | _Int | None,
    nodeParams: cudaExternalSemaphoreSignalNodeParams | None,
) -> None:
    """Changes the semaphores that a node signals, in a graph that is instantiated.

    cudaError_t cudaGraphExecExternalSemaphoresSignalNodeSetParams(
        cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,
        const struct cudaExternalSemaphoreSignalNodeParams *nodeParams)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        hNode : cudaGraphNode_t, int or None
        nodeParams : cudaExternalSemaphoreSignalNodeParams or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphExecExternalSemaphoresWaitNodeSetParams(
    hGraphExec: cudaGraphExec_t | _Int | None,
    hNode: cudaGraphNode_t | _Int | None,
    nodeParams: cudaExternalSemaphoreWaitNodeParams | None,
) -> None:
    """Changes the semaphores that a node waits for, in a graph that is instantiated.

    cudaError_t cudaGraphExecExternalSemaphoresWaitNodeSetParams(cudaGraphExec_t hGraphExec,
        cudaGraphNode_t hNode, const struct cudaExternalSemaphoreWaitNodeParams *nodeParams)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        hNode : cudaGraphNode_t, int or None
        nodeParams : cudaExternalSemaphoreWaitNodeParams or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphNodeSetEnabled(
    hGraphExec: cudaGraphExec_t | _Int | None,
    hNode: cudaGraphNode_t | _Int | None,
    isEnabled: _Int,
) -> None:
    """Switches a node on or off for the launches to come; a node that is off does nothing.

    cudaError_t cudaGraphNodeSetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,
        unsigned int isEnabled)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        hNode : cudaGraphNode_t, int or None
        isEnabled : int; 1 or 0

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphNodeGetEnabled(
    hGraphExec: cudaGraphExec_t | _Int | None,
    hNode: cudaGraphNode_t | _Int | None,
) -> int:
    """Tells whether a node is on.

    cudaError_t cudaGraphNodeGetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,
        unsigned int *isEnabled)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        hNode : cudaGraphNode_t, int or None

    Returns
        (cudaError_t, isEnabled); cubind.checked.runtime returns isEnabled, or raises
            CUDARuntimeError
        isEnabled : int; 1 or 0

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphExecUpdate(
    hGraphExec: cudaGraphExec_t | _Int | None,
    hGraph: cudaGraph_t | _Int | None,
) -> cudaGraphExecUpdateResultInfo:
    """Takes parameters over from a graph of the same shape, which saves instantiating it, and
    tells why it could not.

    cudaError_t cudaGraphExecUpdate(cudaGraphExec_t hGraphExec, cudaGraph_t hGraph,
        cudaGraphExecUpdateResultInfo *resultInfo)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        hGraph : cudaGraph_t, int or None

    Returns
        (cudaError_t, resultInfo); cubind.checked.runtime returns resultInfo, or raises
            CUDARuntimeError
        resultInfo : cudaGraphExecUpdateResultInfo

    Fails with
        cudaErrorGraphExecUpdateFailure

    Releases the GIL. Other parameters before CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphUpload(
    graphExec: cudaGraphExec_t | _Int | None,
    stream: cudaStream_t | _Int | None,
) -> None:
    """Brings a graph to its device ahead of the first launch, on a stream.

    cudaError_t cudaGraphUpload(cudaGraphExec_t graphExec, cudaStream_t stream)

    Parameters
        graphExec : cudaGraphExec_t, int or None
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    Per-thread default stream variant: cudaGraphUpload_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphLaunch(
    graphExec: cudaGraphExec_t | _Int | None,
    stream: cudaStream_t | _Int | None,
) -> None:
    """Queues a run of the whole graph on a stream; two runs of one graph follow each other.

    cudaError_t cudaGraphLaunch(cudaGraphExec_t graphExec, cudaStream_t stream)

    Parameters
        graphExec : cudaGraphExec_t, int or None
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    Per-thread default stream variant: cudaGraphLaunch_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphExecDestroy(graphExec: cudaGraphExec_t | _Int | None) -> None:
    """Gives up an instantiated graph; a run that is queued is finished first.

    cudaError_t cudaGraphExecDestroy(cudaGraphExec_t graphExec)

    Parameters
        graphExec : cudaGraphExec_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphDestroy(graph: cudaGraph_t | _Int | None) -> None:
    """Destroys a graph with its nodes; those that were instantiated from it stay.

    cudaError_t cudaGraphDestroy(cudaGraph_t graph)

    Parameters
        graph : cudaGraph_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphDebugDotPrint(
    graph: cudaGraph_t | _Int | None,
    path: _Text,
    flags: _Int | None = ...,
) -> None:
    """Writes a graph to a file as text for Graphviz.

    cudaError_t cudaGraphDebugDotPrint(cudaGraph_t graph, const char *path,
        unsigned int flags)

    Parameters
        graph : cudaGraph_t, int or None
        path : str or bytes
        flags : int or None; cudaGraphDebugDotFlags, or-ed

    Returns
        None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)

    Fails with
        cudaErrorInvalidValue, cudaErrorOperatingSystem

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaUserObjectCreate(
    ptr: object,
    destroy: cudaHostFn_t | _Int | Callable[..., object] | None,
    initialRefcount: _Int,
    flags: _Int,
) -> cudaUserObject_t:
    """Makes a counted object for something that graphs need; destroy is called some time after
    the last reference.

    cudaError_t cudaUserObjectCreate(cudaUserObject_t *object_out, void *ptr,
        cudaHostFn_t destroy, unsigned int initialRefcount, unsigned int flags)

    Parameters
        ptr : any object, which the callable gets; int (address) for a C function
        destroy : callable, cudaHostFn_t, int (address of a C function) or None; called as
            destroy(ptr) -> None, exceptions go to sys.unraisablehook
        initialRefcount : int
        flags : int; cudaUserObjectFlags, which are one and needed

    Returns
        (cudaError_t, object_out); cubind.checked.runtime returns object_out, or raises
            CUDARuntimeError
        object_out : cudaUserObject_t

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaUserObjectRetain(object: cudaUserObject_t | _Int | None, count: _Int) -> None:
    """Adds or takes references to a user object, which are the caller's.

    cudaError_t cudaUserObjectRetain(cudaUserObject_t object, unsigned int count)

    Parameters
        object : cudaUserObject_t, int or None
        count : int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaUserObjectRelease(object: cudaUserObject_t | _Int | None, count: _Int) -> None:
    """Adds or takes references to a user object, which are the caller's.

    cudaError_t cudaUserObjectRelease(cudaUserObject_t object, unsigned int count)

    Parameters
        object : cudaUserObject_t, int or None
        count : int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphRetainUserObject(
    graph: cudaGraph_t | _Int | None,
    object: cudaUserObject_t | _Int | None,
    count: _Int,
    flags: _Int | None = ...,
) -> None:
    """Gives a graph references to a user object, which then lives as long as the graph and its
    copies.

    cudaError_t cudaGraphRetainUserObject(cudaGraph_t graph, cudaUserObject_t object,
        unsigned int count, unsigned int flags)

    Parameters
        graph : cudaGraph_t, int or None
        object : cudaUserObject_t, int or None
        count : int
        flags : int or None; cudaUserObjectRetainFlags, or 0

    Returns
        None, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,)

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphReleaseUserObject(
    graph: cudaGraph_t | _Int | None,
    object: cudaUserObject_t | _Int | None,
    count: _Int,
) -> None:
    """Takes back references that a graph holds to a user object.

    cudaError_t cudaGraphReleaseUserObject(cudaGraph_t graph, cudaUserObject_t object,
        unsigned int count)

    Parameters
        graph : cudaGraph_t, int or None
        object : cudaUserObject_t, int or None
        count : int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphAddNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    dependencyData: Sequence[cudaGraphEdgeData] | None,
    nodeParams: cudaGraphNodeParams | None,
) -> cudaGraphNode_t:
    """Adds a node of any type to a graph, behind those that it depends on; None or an empty
    list makes it a root.

    cudaError_t cudaGraphAddNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
        const cudaGraphNode_t *pDependencies, const cudaGraphEdgeData *dependencyData,
        size_t numDependencies, struct cudaGraphNodeParams *nodeParams)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None
        dependencyData : sequence of cudaGraphEdgeData, or None
        nodeParams : cudaGraphNodeParams or None; in and out

    Returns
        pGraphNode, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,
            pGraphNode)
        pGraphNode : cudaGraphNode_t

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidDeviceFunction, cudaErrorNotSupported

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.2; other parameters before 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphNodeSetParams(
    node: cudaGraphNode_t | _Int | None,
    nodeParams: cudaGraphNodeParams | None,
) -> None:
    """Changes a node of any type; graphs that were instantiated before do not see it.

    cudaError_t cudaGraphNodeSetParams(cudaGraphNode_t node,
        struct cudaGraphNodeParams *nodeParams)

    Parameters
        node : cudaGraphNode_t, int or None
        nodeParams : cudaGraphNodeParams or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidDeviceFunction, cudaErrorNotSupported

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.2.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphNodeGetParams(node: cudaGraphNode_t | _Int | None) -> cudaGraphNodeParams:
    """Gives what a node of any type was made with; pointers in it belong to the node.

    cudaError_t cudaGraphNodeGetParams(cudaGraphNode_t node,
        struct cudaGraphNodeParams *nodeParams)

    Parameters
        node : cudaGraphNode_t, int or None

    Returns
        (cudaError_t, nodeParams); cubind.checked.runtime returns nodeParams, or raises
            CUDARuntimeError
        nodeParams : cudaGraphNodeParams

    Fails with
        cudaErrorInvalidValue, cudaErrorNotSupported

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.2.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphExecNodeSetParams(
    graphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    nodeParams: cudaGraphNodeParams | None,
) -> None:
    """Changes a node of any type for the launches to come.

    cudaError_t cudaGraphExecNodeSetParams(cudaGraphExec_t graphExec, cudaGraphNode_t node,
        struct cudaGraphNodeParams *nodeParams)

    Parameters
        graphExec : cudaGraphExec_t, int or None
        node : cudaGraphNode_t, int or None
        nodeParams : cudaGraphNodeParams or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidDeviceFunction, cudaErrorNotSupported

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.2.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphConditionalHandleCreate(
    graph: cudaGraph_t | _Int | None,
    defaultLaunchValue: _Int | None = ...,
    flags: _Int | None = ...,
) -> cudaGraphConditionalHandle:
    """Makes the value that decides whether and how often a conditional node's graph runs;
    kernels set it.

    cudaError_t cudaGraphConditionalHandleCreate(cudaGraphConditionalHandle *pHandle_out,
        cudaGraph_t graph, unsigned int defaultLaunchValue, unsigned int flags)

    Parameters
        graph : cudaGraph_t, int or None
        defaultLaunchValue : int or None
        flags : int or None; cudaGraphConditionalHandleFlags, or 0

    Returns
        pHandle_out, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,
            pHandle_out)
        pHandle_out : cudaGraphConditionalHandle

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.3.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphConditionalHandleCreate_v2(
    graph: cudaGraph_t | _Int | None,
    ctx: cudaExecutionContext_t | _Int | None = ...,
    defaultLaunchValue: _Int | None = ...,
    flags: _Int | None = ...,
) -> cudaGraphConditionalHandle:
    """Makes the value that decides whether and how often a conditional node's graph runs;
    kernels set it.

    cudaError_t cudaGraphConditionalHandleCreate_v2(cudaGraphConditionalHandle *pHandle_out,
        cudaGraph_t graph, cudaExecutionContext_t ctx, unsigned int defaultLaunchValue,
        unsigned int flags)

    Parameters
        graph : cudaGraph_t, int or None
        ctx : cudaExecutionContext_t, int or None
        defaultLaunchValue : int or None
        flags : int or None; cudaGraphConditionalHandleFlags, or 0

    Returns
        pHandle_out, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t,
            pHandle_out)
        pHandle_out : cudaGraphConditionalHandle

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGetDriverEntryPoint(
    symbol: _Text,
    flags: _Int,
) -> tuple[int, cudaDriverEntryPointQueryResult]:
    """Finds an entry point of the driver by its plain name; the result is an address.

    cudaError_t cudaGetDriverEntryPoint(const char *symbol, void **funcPtr,
        unsigned long long flags, enum cudaDriverEntryPointQueryResult *driverStatus)

    Parameters
        symbol : str or bytes
        flags : int; a value of cudaGetDriverEntryPointFlags

    Returns
        (cudaError_t, funcPtr, driverStatus); cubind.checked.runtime returns (funcPtr,
            driverStatus), or raises CUDARuntimeError
        funcPtr : int
        driverStatus : cudaDriverEntryPointQueryResult

    Fails with
        cudaErrorInvalidValue, cudaErrorNotSupported

    May keep the GIL (see cubind.keep_gil). Other parameters before CUDA 12.0. Deprecated.
    Per-thread default stream variant: cudaGetDriverEntryPoint_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DRIVER__ENTRY__POINT.html
    """
def cudaGetDriverEntryPointByVersion(
    symbol: _Text,
    cudaVersion: _Int,
    flags: _Int,
) -> tuple[int, cudaDriverEntryPointQueryResult]:
    """Finds an entry point of the driver by its plain name; the result is an address.

    cudaError_t cudaGetDriverEntryPointByVersion(const char *symbol, void **funcPtr,
        unsigned int cudaVersion, unsigned long long flags,
        enum cudaDriverEntryPointQueryResult *driverStatus)

    Parameters
        symbol : str or bytes
        cudaVersion : int; 1000 * major + 10 * minor
        flags : int; a value of cudaGetDriverEntryPointFlags

    Returns
        (cudaError_t, funcPtr, driverStatus); cubind.checked.runtime returns (funcPtr,
            driverStatus), or raises CUDARuntimeError
        funcPtr : int
        driverStatus : cudaDriverEntryPointQueryResult

    Fails with
        cudaErrorInvalidValue, cudaErrorNotSupported

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.5.
    Per-thread default stream variant: cudaGetDriverEntryPointByVersion_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DRIVER__ENTRY__POINT.html
    """
def cudaLibraryLoadData(
    code: _Address,
    jitOptions: Sequence[cudaJitOption] | None = ...,
    jitOptionsValues: Sequence[Any] | None = ...,
    libraryOptions: Sequence[cudaLibraryOption] | None = ...,
    libraryOptionValues: Sequence[Any] | None = ...,
) -> cudaLibrary_t:
    """Loads cubin, PTX or fatbin from host memory for all devices; the code may wait until a
    kernel of it is needed.

    cudaError_t cudaLibraryLoadData(cudaLibrary_t *library, const void *code,
        enum cudaJitOption *jitOptions, void **jitOptionsValues, unsigned int numJitOptions,
        enum cudaLibraryOption *libraryOptions, void **libraryOptionValues,
        unsigned int numLibraryOptions)

    Parameters
        code : int (address), buffer or None
        jitOptions : sequence of cudaJitOption, or None
        jitOptionsValues : sequence of values, or None; of the types that jitOptions call
            for
        libraryOptions : sequence of cudaLibraryOption, or None
        libraryOptionValues : sequence of values, or None; of the types that libraryOptions
            call for

    Returns
        library, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t, library)
        library : cudaLibrary_t

    Types of jitOptionsValues by jitOptions
        int : cudaJitMaxRegisters, cudaJitThreadsPerBlock, cudaJitOptimizationLevel,
            cudaJitMinCtaPerSm, cudaJitInfoLogBufferSizeBytes,
            cudaJitErrorLogBufferSizeBytes, cudaJitGenerateDebugInfo, cudaJitLogVerbose,
            cudaJitGenerateLineInfo, cudaJitPositionIndependentCode,
            cudaJitMaxThreadsPerBlock, cudaJitOverrideDirectiveValues
        float : cudaJitWallTime
        bytearray : cudaJitInfoLogBuffer, cudaJitErrorLogBuffer
        cudaJit_Fallback : cudaJitFallbackStrategy
        cudaJit_CacheMode : cudaJitCacheMode

    Types of libraryOptionValues by libraryOptions
        cudalibraryHostUniversalFunctionAndDataTable :
            cudaLibraryHostUniversalFunctionAndDataTable
        int : cudaLibraryBinaryIsPreserved

    Fails with
        cudaErrorInvalidValue, cudaErrorMemoryAllocation, cudaErrorInitializationError,
        cudaErrorCudartUnloading, cudaErrorInvalidPtx, cudaErrorUnsupportedPtxVersion,
        cudaErrorNoKernelImageForDevice, cudaErrorSharedObjectSymbolNotFound,
        cudaErrorSharedObjectInitFailed, cudaErrorJitCompilerNotFound

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html
    """
def cudaLibraryLoadFromFile(
    fileName: _Text,
    jitOptions: Sequence[cudaJitOption] | None = ...,
    jitOptionsValues: Sequence[Any] | None = ...,
    libraryOptions: Sequence[cudaLibraryOption] | None = ...,
    libraryOptionValues: Sequence[Any] | None = ...,
) -> cudaLibrary_t:
    """Loads a file of cubin, PTX or fatbin for all devices.

    cudaError_t cudaLibraryLoadFromFile(cudaLibrary_t *library, const char *fileName,
        enum cudaJitOption *jitOptions, void **jitOptionsValues, unsigned int numJitOptions,
        enum cudaLibraryOption *libraryOptions, void **libraryOptionValues,
        unsigned int numLibraryOptions)

    Parameters
        fileName : str or bytes
        jitOptions : sequence of cudaJitOption, or None
        jitOptionsValues : sequence of values, or None; of the types that jitOptions call
            for
        libraryOptions : sequence of cudaLibraryOption, or None
        libraryOptionValues : sequence of values, or None; of the types that libraryOptions
            call for

    Returns
        library, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t, library)
        library : cudaLibrary_t

    Types of jitOptionsValues by jitOptions
        int : cudaJitMaxRegisters, cudaJitThreadsPerBlock, cudaJitOptimizationLevel,
            cudaJitMinCtaPerSm, cudaJitInfoLogBufferSizeBytes,
            cudaJitErrorLogBufferSizeBytes, cudaJitGenerateDebugInfo, cudaJitLogVerbose,
            cudaJitGenerateLineInfo, cudaJitPositionIndependentCode,
            cudaJitMaxThreadsPerBlock, cudaJitOverrideDirectiveValues
        float : cudaJitWallTime
        bytearray : cudaJitInfoLogBuffer, cudaJitErrorLogBuffer
        cudaJit_Fallback : cudaJitFallbackStrategy
        cudaJit_CacheMode : cudaJitCacheMode

    Types of libraryOptionValues by libraryOptions
        cudalibraryHostUniversalFunctionAndDataTable :
            cudaLibraryHostUniversalFunctionAndDataTable
        int : cudaLibraryBinaryIsPreserved

    Fails with
        cudaErrorInvalidValue, cudaErrorMemoryAllocation, cudaErrorInitializationError,
        cudaErrorCudartUnloading, cudaErrorInvalidPtx, cudaErrorUnsupportedPtxVersion,
        cudaErrorNoKernelImageForDevice, cudaErrorSharedObjectSymbolNotFound,
        cudaErrorSharedObjectInitFailed, cudaErrorJitCompilerNotFound

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html
    """
def cudaLibraryUnload(library: cudaLibrary_t | _Int | None) -> None:
    """Unloads a library from all devices; its kernels and variables are invalid from then on.

    cudaError_t cudaLibraryUnload(cudaLibrary_t library)

    Parameters
        library : cudaLibrary_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorInvalidValue

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html
    """
def cudaLibraryGetKernel(library: cudaLibrary_t | _Int | None, name: _Text) -> cudaKernel_t:
    """Finds a kernel of a library by its name in the code, mangled for C++.

    cudaError_t cudaLibraryGetKernel(cudaKernel_t *pKernel, cudaLibrary_t library,
        const char *name)

    Parameters
        library : cudaLibrary_t, int or None
        name : str or bytes

    Returns
        (cudaError_t, pKernel); cubind.checked.runtime returns pKernel, or raises
            CUDARuntimeError
        pKernel : cudaKernel_t

    Fails with
        cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorInvalidValue,
        cudaErrorInvalidResourceHandle, cudaErrorSymbolNotFound

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html
    """
def cudaLibraryGetGlobal(library: cudaLibrary_t | _Int | None, name: _Text) -> tuple[int, int]:
    """Finds a global variable of a library; its address is of the current device.

    cudaError_t cudaLibraryGetGlobal(void **dptr, size_t *bytes, cudaLibrary_t library,
        const char *name)

    Parameters
        library : cudaLibrary_t, int or None
        name : str or bytes

    Returns
        (cudaError_t, dptr, numbytes); cubind.checked.runtime returns (dptr, numbytes), or
            raises CUDARuntimeError
        dptr : int
        numbytes : int; bytes

    Fails with
        cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorInvalidValue,
        cudaErrorInvalidResourceHandle, cudaErrorSymbolNotFound,
        cudaErrorDeviceUninitialized, cudaErrorContextIsDestroyed

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html
    """
def cudaLibraryGetManaged(library: cudaLibrary_t | _Int | None, name: _Text) -> tuple[int, int]:
    """Finds a managed variable of a library; its address is the same on all devices.

    cudaError_t cudaLibraryGetManaged(void **dptr, size_t *bytes, cudaLibrary_t library,
        const char *name)

    Parameters
        library : cudaLibrary_t, int or None
        name : str or bytes

    Returns
        (cudaError_t, dptr, numbytes); cubind.checked.runtime returns (dptr, numbytes), or
            raises CUDARuntimeError
        dptr : int
        numbytes : int; bytes

    Fails with
        cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorInvalidValue,
        cudaErrorInvalidResourceHandle, cudaErrorSymbolNotFound

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html
    """
def cudaLibraryGetUnifiedFunction(library: cudaLibrary_t | _Int | None, symbol: _Text) -> int:
    """Gives the address of a function that host and devices call alike.

    cudaError_t cudaLibraryGetUnifiedFunction(void **fptr, cudaLibrary_t library,
        const char *symbol)

    Parameters
        library : cudaLibrary_t, int or None
        symbol : str or bytes

    Returns
        (cudaError_t, fptr); cubind.checked.runtime returns fptr, or raises CUDARuntimeError
        fptr : int

    Fails with
        cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorInvalidValue,
        cudaErrorInvalidResourceHandle, cudaErrorSymbolNotFound

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html
    """
def cudaLibraryGetKernelCount(lib: cudaLibrary_t | _Int | None) -> int:
    """Counts the kernels of a library.

    cudaError_t cudaLibraryGetKernelCount(unsigned int *count, cudaLibrary_t lib)

    Parameters
        lib : cudaLibrary_t, int or None

    Returns
        (cudaError_t, count); cubind.checked.runtime returns count, or raises
            CUDARuntimeError
        count : int

    Fails with
        cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorInvalidValue,
        cudaErrorInvalidResourceHandle

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html
    """
def cudaLibraryEnumerateKernels(
    numKernels: _Int,
    lib: cudaLibrary_t | _Int | None,
) -> list[cudaKernel_t]:
    """Lists kernels of a library, numKernels items; those behind its last kernel are NULL.

    cudaError_t cudaLibraryEnumerateKernels(cudaKernel_t *kernels, unsigned int numKernels,
        cudaLibrary_t lib)

    Parameters
        numKernels : int
        lib : cudaLibrary_t, int or None

    Returns
        (cudaError_t, kernels); cubind.checked.runtime returns kernels, or raises
            CUDARuntimeError
        kernels : list[cudaKernel_t]

    Fails with
        cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorInvalidValue,
        cudaErrorInvalidResourceHandle

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html
    """
def cudaKernelSetAttributeForDevice(
    kernel: cudaKernel_t | _Int | None,
    attr: cudaFuncAttribute | int,
    value: _Int,
    device: _Int,
) -> None:
    """Sets a property of a kernel for launches on one device, such as its limit of dynamic
    shared memory.

    cudaError_t cudaKernelSetAttributeForDevice(cudaKernel_t kernel,
        enum cudaFuncAttribute attr, int value, int device)

    Parameters
        kernel : cudaKernel_t, int or None
        attr : cudaFuncAttribute or int
        value, device : int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidDeviceFunction, cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html
    """
def cudaDeviceGetDevResource(device: _Int, typename: cudaDevResourceType | int) -> cudaDevResource:
    """Gives all multiprocessors or work queues of a device, to be divided.

    cudaError_t cudaDeviceGetDevResource(int device, cudaDevResource *resource,
        enum cudaDevResourceType type)

    Parameters
        device : int
        typename : cudaDevResourceType or int

    Returns
        (cudaError_t, resource); cubind.checked.runtime returns resource, or raises
            CUDARuntimeError
        resource : cudaDevResource

    Fails with
        cudaErrorInvalidValue, cudaErrorNotPermitted, cudaErrorInvalidDevice,
        cudaErrorInvalidResourceType, cudaErrorNotSupported, cudaErrorCudartUnloading,
        cudaErrorInitializationError

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html
    """
def cudaDevSmResourceSplitByCount(
    nbGroups: _Int,
    input_: cudaDevResource | None,
    flags: _Int,
    minCount: _Int,
) -> tuple[list[cudaDevResource], int, cudaDevResource]:
    """Divides multiprocessors into equal groups of at least minCount; what is left over is in
    remaining.

    cudaError_t cudaDevSmResourceSplitByCount(cudaDevResource *result,
        unsigned int *nbGroups, const cudaDevResource *input, cudaDevResource *remaining,
        unsigned int flags, unsigned int minCount)

    Parameters
        nbGroups : int; how many there is room for, then how many there are; groups wanted,
            and groups made
        input_ : cudaDevResource or None
        flags : int; cudaDevSmResourceSplitByCount_flags, or-ed
        minCount : int; multiprocessors per group

    Returns
        (cudaError_t, result, nbGroups, remaining); cubind.checked.runtime returns (result,
            nbGroups, remaining), or raises CUDARuntimeError
        result : list[cudaDevResource]
        nbGroups : int; groups wanted, and groups made
        remaining : cudaDevResource

    Fails with
        cudaErrorInvalidValue, cudaErrorNotPermitted, cudaErrorInvalidResourceType,
        cudaErrorInvalidResourceConfiguration, cudaErrorNotSupported,
        cudaErrorCudartUnloading, cudaErrorInitializationError

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html
    """
def cudaDevSmResourceSplit(
    input_: cudaDevResource | None,
    flags: _Int,
    groupParams: Sequence[cudaDevSmResourceGroupParams] | None,
) -> tuple[list[cudaDevResource], cudaDevResource]:
    """Divides multiprocessors into groups as groupParams says; what is left over is in
    remainder.

    cudaError_t cudaDevSmResourceSplit(cudaDevResource *result, unsigned int nbGroups,
        const cudaDevResource *input, cudaDevResource *remainder, unsigned int flags,
        cudaDevSmResourceGroupParams *groupParams)

    Parameters
        input_ : cudaDevResource or None
        flags : int; has to be 0
        groupParams : sequence of cudaDevSmResourceGroupParams, or None; in and out

    Returns
        (result, remainder), or raises CUDARuntimeError; cubind.runtime returns
            (cudaError_t, result, remainder)
        result : list[cudaDevResource]
        remainder : cudaDevResource

    Fails with
        cudaErrorInvalidValue, cudaErrorNotPermitted, cudaErrorInvalidResourceType,
        cudaErrorInvalidResourceConfiguration, cudaErrorNotSupported,
        cudaErrorCudartUnloading, cudaErrorInitializationError

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html
    """
def cudaDevResourceGenerateDesc(
    resources: Sequence[cudaDevResource] | None,
) -> cudaDevResourceDesc_t:
    """Puts resources together into what cudaGreenCtxCreate takes.

    cudaError_t cudaDevResourceGenerateDesc(cudaDevResourceDesc_t *phDesc,
        cudaDevResource *resources, unsigned int nbResources)

    Parameters
        resources : sequence of cudaDevResource, or None

    Returns
        phDesc, or raises CUDARuntimeError; cubind.runtime returns (cudaError_t, phDesc)
        phDesc : cudaDevResourceDesc_t

    Fails with
        cudaErrorInvalidValue, cudaErrorNotPermitted, cudaErrorInvalidResourceType,
        cudaErrorInvalidResourceConfiguration, cudaErrorNotSupported,
        cudaErrorCudartUnloading, cudaErrorInitializationError

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html
    """
def cudaGreenCtxCreate(
    desc: cudaDevResourceDesc_t | _Int | None,
    device: _Int,
    flags: _Int,
) -> cudaExecutionContext_t:
    """Makes an execution context that has only some multiprocessors or queues of the device.

    cudaError_t cudaGreenCtxCreate(cudaExecutionContext_t *phCtx,
        cudaDevResourceDesc_t desc, int device, unsigned int flags)

    Parameters
        desc : cudaDevResourceDesc_t, int or None
        device : int
        flags : int; has to be 0

    Returns
        (cudaError_t, phCtx); cubind.checked.runtime returns phCtx, or raises
            CUDARuntimeError
        phCtx : cudaExecutionContext_t

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidDevice, cudaErrorNotPermitted,
        cudaErrorNotSupported, cudaErrorCudartUnloading, cudaErrorInitializationError

    Releases the GIL. Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html
    """
def cudaExecutionCtxDestroy(ctx: cudaExecutionContext_t | _Int | None) -> None:
    """Destroys a green context, never that of a whole device; its streams still take a
    cudaStreamDestroy each.

    cudaError_t cudaExecutionCtxDestroy(cudaExecutionContext_t ctx)

    Parameters
        ctx : cudaExecutionContext_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorNotPermitted, cudaErrorCudartUnloading,
        cudaErrorInitializationError

    Releases the GIL. Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html
    """
def cudaExecutionCtxGetDevResource(
    ctx: cudaExecutionContext_t | _Int | None,
    typename: cudaDevResourceType | int,
) -> cudaDevResource:
    """Gives the multiprocessors or work queues that an execution context has.

    cudaError_t cudaExecutionCtxGetDevResource(cudaExecutionContext_t ctx,
        cudaDevResource *resource, enum cudaDevResourceType type)

    Parameters
        ctx : cudaExecutionContext_t, int or None
        typename : cudaDevResourceType or int

    Returns
        (cudaError_t, resource); cubind.checked.runtime returns resource, or raises
            CUDARuntimeError
        resource : cudaDevResource

    Fails with
        cudaErrorInvalidValue, cudaErrorNotSupported, cudaErrorNotPermitted,
        cudaErrorCudartUnloading, cudaErrorInitializationError

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html
    """
def cudaExecutionCtxGetDevice(ctx: cudaExecutionContext_t | _Int | None) -> int:
    """Gives the device of an execution context.

    cudaError_t cudaExecutionCtxGetDevice(int *device, cudaExecutionContext_t ctx)

    Parameters
        ctx : cudaExecutionContext_t, int or None

    Returns
        (cudaError_t, device); cubind.checked.runtime returns device, or raises
            CUDARuntimeError
        device : int

    Fails with
        cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorInvalidValue,
        cudaErrorNotPermitted

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html
    """
def cudaExecutionCtxGetId(ctx: cudaExecutionContext_t | _Int | None) -> int:
    """Gives a number that no other execution context of the process gets.

    cudaError_t cudaExecutionCtxGetId(cudaExecutionContext_t ctx, unsigned long long *ctxId)

    Parameters
        ctx : cudaExecutionContext_t, int or None

    Returns
        (cudaError_t, ctxId); cubind.checked.runtime returns ctxId, or raises
            CUDARuntimeError
        ctxId : int

    Fails with
        cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorInvalidValue,
        cudaErrorNotPermitted

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html
    """
def cudaExecutionCtxStreamCreate(
    ctx: cudaExecutionContext_t | _Int | None,
    flags: _Int,
    priority: _Int,
) -> cudaStream_t:
    """Makes a stream in an execution context, whatever device is current.

    cudaError_t cudaExecutionCtxStreamCreate(cudaStream_t *phStream,
        cudaExecutionContext_t ctx, unsigned int flags, int priority)

    Parameters
        ctx : cudaExecutionContext_t, int or None
        flags : int; cudaStreamDefault or cudaStreamNonBlocking
        priority : int

    Returns
        (cudaError_t, phStream); cubind.checked.runtime returns phStream, or raises
            CUDARuntimeError
        phStream : cudaStream_t

    Fails with
        cudaErrorInvalidValue, cudaErrorNotPermitted, cudaErrorCudartUnloading,
        cudaErrorInitializationError

    Releases the GIL. Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html
    """
def cudaExecutionCtxSynchronize(ctx: cudaExecutionContext_t | _Int | None) -> None:
    """Waits until all work in an execution context is done.

    cudaError_t cudaExecutionCtxSynchronize(cudaExecutionContext_t ctx)

    Parameters
        ctx : cudaExecutionContext_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorCudartUnloading, cudaErrorDeviceUninitialized, cudaErrorInvalidValue

    Releases the GIL. Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html
    """
def cudaStreamGetDevResource(
    hStream: cudaStream_t | _Int | None,
    typename: cudaDevResourceType | int,
) -> cudaDevResource:
    """Gives the multiprocessors that a stream has; work queues cannot be asked for.

    cudaError_t cudaStreamGetDevResource(cudaStream_t hStream, cudaDevResource *resource,
        enum cudaDevResourceType type)

    Parameters
        hStream : cudaStream_t, int or None
        typename : cudaDevResourceType or int; cudaDevResourceTypeSm; called type in C

    Returns
        (cudaError_t, resource); cubind.checked.runtime returns resource, or raises
            CUDARuntimeError
        resource : cudaDevResource

    Fails with
        cudaErrorCudartUnloading, cudaErrorInitializationError,
        cudaErrorDeviceUninitialized, cudaErrorInvalidResourceType, cudaErrorInvalidValue,
        cudaErrorNotPermitted, cudaErrorCallRequiresNewerDriver

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    Per-thread default stream variant: cudaStreamGetDevResource_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html
    """
def cudaExecutionCtxRecordEvent(
    ctx: cudaExecutionContext_t | _Int | None,
    event: cudaEvent_t | _Int | None,
) -> None:
    """Records an event behind everything that the streams of an execution context have queued
    so far.

    cudaError_t cudaExecutionCtxRecordEvent(cudaExecutionContext_t ctx, cudaEvent_t event)

    Parameters
        ctx : cudaExecutionContext_t, int or None
        event : cudaEvent_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorCudartUnloading, cudaErrorInitializationError,
        cudaErrorStreamCaptureUnsupported

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html
    """
def cudaExecutionCtxWaitEvent(
    ctx: cudaExecutionContext_t | _Int | None,
    event: cudaEvent_t | _Int | None,
) -> None:
    """Makes later work of all streams of an execution context wait for an event; the host goes
    on at once.

    cudaError_t cudaExecutionCtxWaitEvent(cudaExecutionContext_t ctx, cudaEvent_t event)

    Parameters
        ctx : cudaExecutionContext_t, int or None
        event : cudaEvent_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorCudartUnloading, cudaErrorInitializationError,
        cudaErrorStreamCaptureUnsupported

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html
    """
def cudaDeviceGetExecutionCtx(device: _Int) -> cudaExecutionContext_t:
    """Gives the execution context of a whole device.

    cudaError_t cudaDeviceGetExecutionCtx(cudaExecutionContext_t *ctx, int device)

    Parameters
        device : int

    Returns
        (cudaError_t, ctx); cubind.checked.runtime returns ctx, or raises CUDARuntimeError
        ctx : cudaExecutionContext_t

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidDevice

    Releases the GIL. Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html
    """
def cudaGetExportTable(pExportTableId: cudaUUID_t | None) -> int:
    """Gives the address of an undocumented function table, by its UUID.

    cudaError_t cudaGetExportTable(const void **ppExportTable,
        const cudaUUID_t *pExportTableId)

    Parameters
        pExportTableId : cudaUUID_t or None

    Returns
        (cudaError_t, ppExportTable); cubind.checked.runtime returns ppExportTable, or
            raises CUDARuntimeError
        ppExportTable : int

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGetFuncBySymbol(symbolPtr: _Address) -> cudaFunction_t:
    """Gives the driver's function for a kernel that is linked into the program.

    cudaError_t cudaGetFuncBySymbol(cudaFunction_t *functionPtr, const void *symbolPtr)

    Parameters
        symbolPtr : int (address), buffer or None

    Returns
        (cudaError_t, functionPtr); cubind.checked.runtime returns functionPtr, or raises
            CUDARuntimeError
        functionPtr : cudaFunction_t

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DRIVER.html
    """
def cudaGetKernel(entryFuncAddr: _Address) -> cudaKernel_t:
    """Gives the driver's kernel for one that is linked into the program.

    cudaError_t cudaGetKernel(cudaKernel_t *kernelPtr, const void *entryFuncAddr)

    Parameters
        entryFuncAddr : int (address), buffer or None

    Returns
        (cudaError_t, kernelPtr); cubind.checked.runtime returns kernelPtr, or raises
            CUDARuntimeError
        kernelPtr : cudaKernel_t

    Releases the GIL. Since CUDA 12.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DRIVER.html
    """
def make_cudaPitchedPtr(d: _Address, p: _Int, xsz: _Int, ysz: _Int) -> cudaPitchedPtr:
    """Makes a cudaPitchedPtr of its four fields.

    struct cudaPitchedPtr make_cudaPitchedPtr(void *d, size_t p, size_t xsz, size_t ysz)

    Parameters
        d : int (address), buffer or None
        p, xsz, ysz : int

    Returns
        cudaPitchedPtr

    Keeps the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def make_cudaPos(x: _Int, y: _Int, z: _Int) -> cudaPos:
    """Makes a cudaPos of its three fields.

    struct cudaPos make_cudaPos(size_t x, size_t y, size_t z)

    Parameters
        x, y, z : int

    Returns
        cudaPos

    Keeps the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def make_cudaExtent(w: _Int, h: _Int, d: _Int) -> cudaExtent:
    """Makes a cudaExtent of its three fields.

    struct cudaExtent make_cudaExtent(size_t w, size_t h, size_t d)

    Parameters
        w, h, d : int

    Returns
        cudaExtent

    Keeps the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaProfilerStart() -> None:
    """Tells a profiler that runs with the program to begin; without one nothing happens.

    cudaError_t cudaProfilerStart(void)

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__PROFILER.html
    """
def cudaProfilerStop() -> None:
    """Tells a profiler that runs with the program to end; without one nothing happens.

    cudaError_t cudaProfilerStop(void)

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__PROFILER.html
    """
def cudaGraphicsEGLRegisterImage(
    image: EGLImageKHR | _Int | None,
    flags: _Int,
) -> cudaGraphicsResource_t:
    """Makes an EGL image usable by CUDA.

    cudaError_t cudaGraphicsEGLRegisterImage(cudaGraphicsResource_t *pCudaResource,
        EGLImageKHR image, unsigned int flags)

    Parameters
        image : EGLImageKHR, int or None
        flags : int; cudaGraphicsRegisterFlags

    Returns
        (cudaError_t, pCudaResource); cubind.checked.runtime returns pCudaResource, or
            raises CUDARuntimeError
        pCudaResource : cudaGraphicsResource_t

    Fails with
        cudaErrorInvalidResourceHandle, cudaErrorInvalidValue, cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html
    """
def cudaEGLStreamConsumerConnect(eglStream: EGLStreamKHR | _Int | None) -> cudaEglStreamConnection:
    """Makes CUDA the end of an EGLStream that takes frames.

    cudaError_t cudaEGLStreamConsumerConnect(cudaEglStreamConnection *conn,
        EGLStreamKHR eglStream)

    Parameters
        eglStream : EGLStreamKHR, int or None

    Returns
        (cudaError_t, conn); cubind.checked.runtime returns conn, or raises CUDARuntimeError
        conn : cudaEglStreamConnection

    Fails with
        cudaErrorInvalidValue, cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html
    """
def cudaEGLStreamConsumerConnectWithFlags(
    eglStream: EGLStreamKHR | _Int | None,
    flags: _Int,
) -> cudaEglStreamConnection:
    """Makes CUDA the end of an EGLStream that takes frames.

    cudaError_t cudaEGLStreamConsumerConnectWithFlags(cudaEglStreamConnection *conn,
        EGLStreamKHR eglStream, unsigned int flags)

    Parameters
        eglStream : EGLStreamKHR, int or None
        flags : int; cudaEglResourceLocationFlags

    Returns
        (cudaError_t, conn); cubind.checked.runtime returns conn, or raises CUDARuntimeError
        conn : cudaEglStreamConnection

    Fails with
        cudaErrorInvalidValue, cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html
    """
def cudaEGLStreamConsumerDisconnect(conn: cudaEglStreamConnection | _Int | None) -> None:
    """Takes CUDA away from an EGLStream that it took frames of.

    cudaError_t cudaEGLStreamConsumerDisconnect(cudaEglStreamConnection *conn)

    Parameters
        conn : cudaEglStreamConnection, int (address) or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html
    """
def cudaEGLStreamConsumerAcquireFrame(
    conn: cudaEglStreamConnection | _Int | None,
    pCudaResource: cudaGraphicsResource_t | _Int | None,
    pStream: cudaStream_t | _Int | None,
    timeout: _Int,
) -> None:
    """Takes the next frame of an EGLStream, or waits for one for a time.

    cudaError_t cudaEGLStreamConsumerAcquireFrame(cudaEglStreamConnection *conn,
        cudaGraphicsResource_t *pCudaResource, cudaStream_t *pStream, unsigned int timeout)

    Parameters
        conn : cudaEglStreamConnection, int (address) or None
        pCudaResource : cudaGraphicsResource_t, int (address) or None; in and out
        pStream : cudaStream_t, int (address) or None; in and out
        timeout : int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorUnknown, cudaErrorLaunchTimeout

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html
    """
def cudaEGLStreamConsumerReleaseFrame(
    conn: cudaEglStreamConnection | _Int | None,
    pCudaResource: cudaGraphicsResource_t | _Int | None,
    pStream: cudaStream_t | _Int | None,
) -> None:
    """Gives a frame of an EGLStream back to its producer.

    cudaError_t cudaEGLStreamConsumerReleaseFrame(cudaEglStreamConnection *conn,
        cudaGraphicsResource_t pCudaResource, cudaStream_t *pStream)

    Parameters
        conn : cudaEglStreamConnection, int (address) or None
        pCudaResource : cudaGraphicsResource_t, int or None
        pStream : cudaStream_t, int (address) or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html
    """
def cudaEGLStreamProducerConnect(
    eglStream: EGLStreamKHR | _Int | None,
    width: EGLint | _Int | None,
    height: EGLint | _Int | None,
) -> cudaEglStreamConnection:
    """Makes CUDA the end of an EGLStream that gives frames.

    cudaError_t cudaEGLStreamProducerConnect(cudaEglStreamConnection *conn,
        EGLStreamKHR eglStream, EGLint width, EGLint height)

    Parameters
        eglStream : EGLStreamKHR, int or None
        width, height : EGLint, int or None

    Returns
        (cudaError_t, conn); cubind.checked.runtime returns conn, or raises CUDARuntimeError
        conn : cudaEglStreamConnection

    Fails with
        cudaErrorInvalidValue, cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html
    """
def cudaEGLStreamProducerDisconnect(conn: cudaEglStreamConnection | _Int | None) -> None:
    """Takes CUDA away from an EGLStream that it gave frames to.

    cudaError_t cudaEGLStreamProducerDisconnect(cudaEglStreamConnection *conn)

    Parameters
        conn : cudaEglStreamConnection, int (address) or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html
    """
def cudaEGLStreamProducerPresentFrame(
    conn: cudaEglStreamConnection | _Int | None,
    eglframe: cudaEglFrame,
    pStream: cudaStream_t | _Int | None,
) -> None:
    """Passes a frame to the other end of an EGLStream.

    cudaError_t cudaEGLStreamProducerPresentFrame(cudaEglStreamConnection *conn,
        cudaEglFrame eglframe, cudaStream_t *pStream)

    Parameters
        conn : cudaEglStreamConnection, int (address) or None
        eglframe : cudaEglFrame
        pStream : cudaStream_t, int (address) or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html
    """
def cudaEGLStreamProducerReturnFrame(
    conn: cudaEglStreamConnection | _Int | None,
    eglframe: cudaEglFrame | None,
    pStream: cudaStream_t | _Int | None,
) -> None:
    """Gets a frame back that the other end of an EGLStream is done with.

    cudaError_t cudaEGLStreamProducerReturnFrame(cudaEglStreamConnection *conn,
        cudaEglFrame *eglframe, cudaStream_t *pStream)

    Parameters
        conn : cudaEglStreamConnection, int (address) or None
        eglframe : cudaEglFrame or None; in and out
        pStream : cudaStream_t, int (address) or None; in and out

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorLaunchTimeout, cudaErrorInvalidValue, cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html
    """
def cudaGraphicsResourceGetMappedEglFrame(
    resource: cudaGraphicsResource_t | _Int | None,
    index: _Int,
    mipLevel: _Int,
) -> cudaEglFrame:
    """Gives the frame of a registered EGL image, layer and level by number.

    cudaError_t cudaGraphicsResourceGetMappedEglFrame(cudaEglFrame *eglFrame,
        cudaGraphicsResource_t resource, unsigned int index, unsigned int mipLevel)

    Parameters
        resource : cudaGraphicsResource_t, int or None
        index, mipLevel : int

    Returns
        (cudaError_t, eglFrame); cubind.checked.runtime returns eglFrame, or raises
            CUDARuntimeError
        eglFrame : cudaEglFrame

    Fails with
        cudaErrorInvalidValue, cudaErrorUnknown

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html
    """
def cudaEventCreateFromEGLSync(eglSync: EGLSyncKHR | _Int | None, flags: _Int) -> cudaEvent_t:
    """Makes an event from a sync object of EGL.

    cudaError_t cudaEventCreateFromEGLSync(cudaEvent_t *phEvent, EGLSyncKHR eglSync,
        unsigned int flags)

    Parameters
        eglSync : EGLSyncKHR, int or None
        flags : int; cudaEventDefault or cudaEventBlockingSync

    Returns
        (cudaError_t, phEvent); cubind.checked.runtime returns phEvent, or raises
            CUDARuntimeError
        phEvent : cudaEvent_t

    Fails with
        cudaErrorInitializationError, cudaErrorInvalidValue, cudaErrorLaunchFailure,
        cudaErrorMemoryAllocation

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html
    """
def cudaGLGetDevices(
    cudaDeviceCount: _Int,
    deviceList: cudaGLDeviceList | int,
) -> tuple[int, list[int]]:
    """Lists the CUDA devices that the current OpenGL context uses.

    cudaError_t cudaGLGetDevices(unsigned int *pCudaDeviceCount, int *pCudaDevices,
        unsigned int cudaDeviceCount, enum cudaGLDeviceList deviceList)

    Parameters
        cudaDeviceCount : int
        deviceList : cudaGLDeviceList or int

    Returns
        (cudaError_t, pCudaDeviceCount, pCudaDevices); cubind.checked.runtime returns
            (pCudaDeviceCount, pCudaDevices), or raises CUDARuntimeError
        pCudaDeviceCount : int
        pCudaDevices : list[int]

    Fails with
        cudaErrorNoDevice, cudaErrorInvalidGraphicsContext, cudaErrorOperatingSystem,
        cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL.html
    """
def cudaGraphicsGLRegisterImage(
    image: GLuint | _Int | None,
    target: GLenum | _Int | None,
    flags: _Int,
) -> cudaGraphicsResource_t:
    """Makes an object of OpenGL usable in CUDA; map it before each use.

    cudaError_t cudaGraphicsGLRegisterImage(cudaGraphicsResource_t *resource, GLuint image,
        GLenum target, unsigned int flags)

    Parameters
        image : GLuint, int or None
        target : GLenum, int or None
        flags : int; cudaGraphicsRegisterFlags, or-ed

    Returns
        (cudaError_t, resource); cubind.checked.runtime returns resource, or raises
            CUDARuntimeError
        resource : cudaGraphicsResource_t

    Fails with
        cudaErrorInvalidDevice, cudaErrorInvalidValue, cudaErrorInvalidResourceHandle,
        cudaErrorOperatingSystem, cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL.html
    """
def cudaGraphicsGLRegisterBuffer(
    buffer: GLuint | _Int | None,
    flags: _Int,
) -> cudaGraphicsResource_t:
    """Makes an object of OpenGL usable in CUDA; map it before each use.

    cudaError_t cudaGraphicsGLRegisterBuffer(cudaGraphicsResource_t *resource,
        GLuint buffer, unsigned int flags)

    Parameters
        buffer : GLuint, int or None
        flags : int; cudaGraphicsRegisterFlags, or-ed

    Returns
        (cudaError_t, resource); cubind.checked.runtime returns resource, or raises
            CUDARuntimeError
        resource : cudaGraphicsResource_t

    Fails with
        cudaErrorInvalidDevice, cudaErrorInvalidValue, cudaErrorInvalidResourceHandle,
        cudaErrorOperatingSystem, cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL.html
    """
def cudaGLSetGLDevice(device: _Int) -> None:
    """Prepares a device for OpenGL; deprecated, as devices need no preparation any more.

    cudaError_t cudaGLSetGLDevice(int device)

    Parameters
        device : int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidDevice, cudaErrorSetOnActiveProcess

    Releases the GIL. Deprecated.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL__DEPRECATED.html
    """
def cudaGLRegisterBufferObject(bufObj: GLuint | _Int | None) -> None:
    """Makes an OpenGL buffer usable by CUDA; deprecated for cudaGraphicsGLRegisterBuffer.

    cudaError_t cudaGLRegisterBufferObject(GLuint bufObj)

    Parameters
        bufObj : GLuint, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInitializationError

    Releases the GIL. Deprecated.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL__DEPRECATED.html
    """
def cudaGLMapBufferObject(bufObj: GLuint | _Int | None) -> int:
    """Gives the address of an OpenGL buffer; deprecated for cudaGraphicsMapResources.

    cudaError_t cudaGLMapBufferObject(void **devPtr, GLuint bufObj)

    Parameters
        bufObj : GLuint, int or None

    Returns
        (cudaError_t, devPtr); cubind.checked.runtime returns devPtr, or raises
            CUDARuntimeError
        devPtr : int

    Fails with
        cudaErrorMapBufferObjectFailed

    Releases the GIL. Deprecated.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL__DEPRECATED.html
    """
def cudaGLUnmapBufferObject(bufObj: GLuint | _Int | None) -> None:
    """Gives an OpenGL buffer back to OpenGL; deprecated for cudaGraphicsUnmapResources.

    cudaError_t cudaGLUnmapBufferObject(GLuint bufObj)

    Parameters
        bufObj : GLuint, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorUnmapBufferObjectFailed

    Releases the GIL. Deprecated.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL__DEPRECATED.html
    """
def cudaGLUnregisterBufferObject(bufObj: GLuint | _Int | None) -> None:
    """Ends the use of an OpenGL buffer by CUDA; deprecated for cudaGraphicsUnregisterResource.

    cudaError_t cudaGLUnregisterBufferObject(GLuint bufObj)

    Parameters
        bufObj : GLuint, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Releases the GIL. Deprecated.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL__DEPRECATED.html
    """
def cudaGLSetBufferObjectMapFlags(bufObj: GLuint | _Int | None, flags: _Int) -> None:
    """Says how CUDA is going to use an OpenGL buffer; deprecated for
    cudaGraphicsResourceSetMapFlags.

    cudaError_t cudaGLSetBufferObjectMapFlags(GLuint bufObj, unsigned int flags)

    Parameters
        bufObj : GLuint, int or None
        flags : int; cudaGLMapFlags

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorUnknown

    Releases the GIL. Deprecated.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL__DEPRECATED.html
    """
def cudaGLMapBufferObjectAsync(
    bufObj: GLuint | _Int | None,
    stream: cudaStream_t | _Int | None,
) -> int:
    """Gives the address of an OpenGL buffer; deprecated for cudaGraphicsMapResources.

    cudaError_t cudaGLMapBufferObjectAsync(void **devPtr, GLuint bufObj,
        cudaStream_t stream)

    Parameters
        bufObj : GLuint, int or None
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t, devPtr); cubind.checked.runtime returns devPtr, or raises
            CUDARuntimeError
        devPtr : int

    Fails with
        cudaErrorMapBufferObjectFailed

    Releases the GIL. Deprecated.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL__DEPRECATED.html
    """
def cudaGLUnmapBufferObjectAsync(
    bufObj: GLuint | _Int | None,
    stream: cudaStream_t | _Int | None,
) -> None:
    """Gives an OpenGL buffer back to OpenGL; deprecated for cudaGraphicsUnmapResources.

    cudaError_t cudaGLUnmapBufferObjectAsync(GLuint bufObj, cudaStream_t stream)

    Parameters
        bufObj : GLuint, int or None
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorUnmapBufferObjectFailed

    Releases the GIL. Deprecated.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL__DEPRECATED.html
    """
def cudaVDPAUGetDevice(vdpDevice: VdpDevice | _Int | None, vdpGetProcAddress: _Address) -> int:
    """Gives the CUDA device that a VDPAU device uses.

    cudaError_t cudaVDPAUGetDevice(int *device, VdpDevice vdpDevice,
        int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))

    Parameters
        vdpDevice : VdpDevice, int or None
        vdpGetProcAddress : int (address), buffer or None

    Returns
        (cudaError_t, device); cubind.checked.runtime returns device, or raises
            CUDARuntimeError
        device : int

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__VDPAU.html
    """
def cudaVDPAUSetVDPAUDevice(
    device: _Int,
    vdpDevice: VdpDevice | _Int | None,
    vdpGetProcAddress: _Address,
) -> None:
    """Makes a device current and prepares it for a VDPAU device.

    cudaError_t cudaVDPAUSetVDPAUDevice(int device, VdpDevice vdpDevice,
        int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))

    Parameters
        device : int
        vdpDevice : VdpDevice, int or None
        vdpGetProcAddress : int (address), buffer or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidDevice, cudaErrorSetOnActiveProcess

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__VDPAU.html
    """
def cudaGraphicsVDPAURegisterVideoSurface(
    vdpSurface: VdpVideoSurface | _Int | None,
    flags: _Int,
) -> cudaGraphicsResource_t:
    """Makes a surface of VDPAU usable by CUDA.

    cudaError_t cudaGraphicsVDPAURegisterVideoSurface(cudaGraphicsResource_t *resource,
        VdpVideoSurface vdpSurface, unsigned int flags)

    Parameters
        vdpSurface : VdpVideoSurface, int or None
        flags : int; cudaGraphicsMapFlags

    Returns
        (cudaError_t, resource); cubind.checked.runtime returns resource, or raises
            CUDARuntimeError
        resource : cudaGraphicsResource_t

    Fails with
        cudaErrorInvalidDevice, cudaErrorInvalidValue, cudaErrorInvalidResourceHandle,
        cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__VDPAU.html
    """
def cudaGraphicsVDPAURegisterOutputSurface(
    vdpSurface: VdpOutputSurface | _Int | None,
    flags: _Int,
) -> cudaGraphicsResource_t:
    """Makes a surface of VDPAU usable by CUDA.

    cudaError_t cudaGraphicsVDPAURegisterOutputSurface(cudaGraphicsResource_t *resource,
        VdpOutputSurface vdpSurface, unsigned int flags)

    Parameters
        vdpSurface : VdpOutputSurface, int or None
        flags : int; cudaGraphicsMapFlags

    Returns
        (cudaError_t, resource); cubind.checked.runtime returns resource, or raises
            CUDARuntimeError
        resource : cudaGraphicsResource_t

    Fails with
        cudaErrorInvalidDevice, cudaErrorInvalidValue, cudaErrorInvalidResourceHandle,
        cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__VDPAU.html
    """
def getLocalRuntimeVersion() -> int:
    """Tells of which release the CUDA runtime is.

    cudaError_t cudaRuntimeGetVersion(int *runtimeVersion)

    Returns
        (cudaError_t, runtimeVersion); cubind.checked.runtime returns runtimeVersion, or
            raises CUDARuntimeError
        runtimeVersion : int; 1000 * major + 10 * minor, such as 13050

    Fails with
        cudaErrorInvalidValue

    Keeps the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART____VERSION.html
    """
