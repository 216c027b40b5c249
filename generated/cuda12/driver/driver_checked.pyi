# driver_checked.pyi of cubind for CUDA Driver API, API version 12.9.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/driver.yaml.

from collections.abc import Callable, Sequence
from typing import Any, SupportsFloat

from cubind import CUDAError
from cubind.driver import (
    _Int,
    _Address,
    _Text,
    _KernelParams,
    sizeof,
    CUipcMem_flags,
    CUmemAttach_flags,
    CUctx_flags,
    CUevent_sched_flags,
    cl_event_flags,
    cl_context_flags,
    CUstream_flags,
    CUevent_flags,
    CUevent_record_flags,
    CUevent_wait_flags,
    CUstreamWaitValue_flags,
    CUstreamWriteValue_flags,
    CUstreamBatchMemOpType,
    CUstreamMemoryBarrier_flags,
    CUoccupancy_flags,
    CUstreamUpdateCaptureDependencies_flags,
    CUasyncNotificationType,
    CUarray_format,
    CUaddress_mode,
    CUfilter_mode,
    CUdevice_attribute,
    CUpointer_attribute,
    CUfunction_attribute,
    CUfunc_cache,
    CUsharedconfig,
    CUshared_carveout,
    CUmemorytype,
    CUcomputemode,
    CUmem_advise,
    CUmem_range_attribute,
    CUjit_option,
    CUjit_target,
    CUjit_fallback,
    CUjit_cacheMode,
    CUjitInputType,
    CUgraphicsRegisterFlags,
    CUgraphicsMapResourceFlags,
    CUarray_cubemap_face,
    CUlimit,
    CUresourcetype,
    CUaccessProperty,
    CUgraphConditionalNodeType,
    CUgraphNodeType,
    CUgraphDependencyType,
    CUgraphInstantiateResult,
    CUsynchronizationPolicy,
    CUclusterSchedulingPolicy,
    CUlaunchMemSyncDomain,
    CUlaunchAttributeID,
    CUkernelNodeAttrID,
    CUstreamAttrID,
    CUstreamCaptureStatus,
    CUstreamCaptureMode,
    CUdriverProcAddress_flags,
    CUdriverProcAddressQueryResult,
    CUexecAffinityType,
    CUcigDataType,
    CUlibraryOption,
    CUresult,
    CUdevice_P2PAttribute,
    CUresourceViewFormat,
    CUtensorMapDataType,
    CUtensorMapInterleave,
    CUtensorMapSwizzle,
    CUtensorMapL2promotion,
    CUtensorMapFloatOOBfill,
    CUtensorMapIm2ColWideMode,
    CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS,
    CUexternalMemoryHandleType,
    CUexternalSemaphoreHandleType,
    CUmemAllocationHandleType,
    CUmemAccess_flags,
    CUmemLocationType,
    CUmemAllocationType,
    CUmemAllocationGranularity_flags,
    CUmemRangeHandleType,
    CUmemRangeFlags,
    CUarraySparseSubresourceType,
    CUmemOperationType,
    CUmemHandleType,
    CUmemAllocationCompType,
    CUmulticastGranularity_flags,
    CUgraphExecUpdateResult,
    CUmemPool_attribute,
    CUmemcpyFlags,
    CUmemcpySrcAccessOrder,
    CUmemcpy3DOperandType,
    CUgraphMem_attribute,
    CUgraphChildGraphNodeOwnership,
    CUflushGPUDirectRDMAWritesOptions,
    CUGPUDirectRDMAWritesOrdering,
    CUflushGPUDirectRDMAWritesScope,
    CUflushGPUDirectRDMAWritesTarget,
    CUgraphDebugDot_flags,
    CUuserObject_flags,
    CUuserObjectRetain_flags,
    CUgraphInstantiate_flags,
    CUdeviceNumaConfig,
    CUprocessState,
    CUmoduleLoadingMode,
    CUmemDecompressAlgorithm,
    CUfunctionLoadingState,
    CUcoredumpSettings,
    CUCoredumpGenerationFlags,
    CUgreenCtxCreate_flags,
    CUdevSmResourceSplit_flags,
    CUdevResourceType,
    CUlogLevel,
    CUoutput_mode,
    CUeglFrameType,
    CUeglResourceLocationFlags,
    CUeglColorFormat,
    CUGLDeviceList,
    CUGLmap_flags,
    CUcontext,
    CUmodule,
    CUfunction,
    CUlibrary,
    CUkernel,
    CUarray,
    CUmipmappedArray,
    CUtexref,
    CUsurfref,
    CUevent,
    CUstream,
    CUgraphicsResource,
    CUexternalMemory,
    CUexternalSemaphore,
    CUgraph,
    CUgraphNode,
    CUgraphExec,
    CUmemoryPool,
    CUuserObject,
    CUgraphDeviceNode,
    CUasyncCallbackHandle,
    CUgreenCtx,
    CUlinkState,
    CUdevResourceDesc,
    CUlogsCallbackHandle,
    EGLImageKHR,
    EGLStreamKHR,
    EGLSyncKHR,
    CUeglStreamConnection,
    cuuint32_t,
    cuuint64_t,
    CUdeviceptr_v2,
    CUdeviceptr,
    CUdevice_v1,
    CUdevice,
    CUtexObject_v1,
    CUtexObject,
    CUsurfObject_v1,
    CUsurfObject,
    CUgraphConditionalHandle,
    CUmemGenericAllocationHandle_v1,
    CUmemGenericAllocationHandle,
    CUlogIterator,
    EGLint,
    GLenum,
    GLuint,
    VdpDevice,
    VdpVideoSurface,
    VdpOutputSurface,
    CUasyncCallback,
    CUhostFn,
    CUstreamCallback,
    CUoccupancyB2DSize,
    CUlogsCallback,
    CUuuid_st,
    CUuuid,
    CUmemFabricHandle_st,
    CUmemFabricHandle_v1,
    CUmemFabricHandle,
    CUipcEventHandle_st,
    CUipcEventHandle_v1,
    CUipcEventHandle,
    CUipcMemHandle_st,
    CUipcMemHandle_v1,
    CUipcMemHandle,
    CUstreamBatchMemOpParams_union,
    CUstreamBatchMemOpParams_v1,
    CUstreamBatchMemOpParams,
    CUstreamMemOpWaitValueParams_st,
    CUstreamMemOpWaitValueParams_st_anon0,
    CUstreamMemOpWriteValueParams_st,
    CUstreamMemOpWriteValueParams_st_anon0,
    CUstreamMemOpFlushRemoteWritesParams_st,
    CUstreamMemOpMemoryBarrierParams_st,
    CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st,
    CUDA_BATCH_MEM_OP_NODE_PARAMS_v1,
    CUDA_BATCH_MEM_OP_NODE_PARAMS,
    CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st,
    CUDA_BATCH_MEM_OP_NODE_PARAMS_v2,
    CUasyncNotificationInfo_st,
    CUasyncNotificationInfo,
    CUasyncNotificationInfo_anon0,
    CUasyncNotificationInfo_anon0_anon0,
    CUdevprop_st,
    CUdevprop_v1,
    CUdevprop,
    CUaccessPolicyWindow_st,
    CUaccessPolicyWindow_v1,
    CUaccessPolicyWindow,
    CUDA_KERNEL_NODE_PARAMS_st,
    CUDA_KERNEL_NODE_PARAMS_v1,
    CUDA_KERNEL_NODE_PARAMS_v2_st,
    CUDA_KERNEL_NODE_PARAMS_v2,
    CUDA_KERNEL_NODE_PARAMS,
    CUDA_KERNEL_NODE_PARAMS_v3_st,
    CUDA_KERNEL_NODE_PARAMS_v3,
    CUDA_MEMSET_NODE_PARAMS_st,
    CUDA_MEMSET_NODE_PARAMS_v1,
    CUDA_MEMSET_NODE_PARAMS,
    CUDA_MEMSET_NODE_PARAMS_v2_st,
    CUDA_MEMSET_NODE_PARAMS_v2,
    CUDA_HOST_NODE_PARAMS_st,
    CUDA_HOST_NODE_PARAMS_v1,
    CUDA_HOST_NODE_PARAMS,
    CUDA_HOST_NODE_PARAMS_v2_st,
    CUDA_HOST_NODE_PARAMS_v2,
    CUDA_CONDITIONAL_NODE_PARAMS,
    CUgraphEdgeData_st,
    CUgraphEdgeData,
    CUDA_GRAPH_INSTANTIATE_PARAMS_st,
    CUDA_GRAPH_INSTANTIATE_PARAMS,
    CUlaunchMemSyncDomainMap_st,
    CUlaunchMemSyncDomainMap,
    CUlaunchAttributeValue_union,
    CUlaunchAttributeValue,
    CUkernelNodeAttrValue_v1,
    CUkernelNodeAttrValue,
    CUstreamAttrValue_v1,
    CUstreamAttrValue,
    CUlaunchAttributeValue_anon0,
    CUlaunchAttributeValue_anon1,
    CUlaunchAttributeValue_anon2,
    CUlaunchAttributeValue_anon3,
    CUlaunchAttributeValue_anon4,
    CUlaunchAttribute_st,
    CUlaunchAttribute,
    CUlaunchConfig_st,
    CUlaunchConfig,
    CUexecAffinitySmCount_st,
    CUexecAffinitySmCount_v1,
    CUexecAffinitySmCount,
    CUexecAffinityParam_st,
    CUexecAffinityParam_v1,
    CUexecAffinityParam,
    CUexecAffinityParam_anon0,
    CUctxCigParam_st,
    CUctxCigParam,
    CUctxCreateParams_st,
    CUctxCreateParams,
    CUlibraryHostUniversalFunctionAndDataTable_st,
    CUlibraryHostUniversalFunctionAndDataTable,
    CUDA_MEMCPY2D_st,
    CUDA_MEMCPY2D_v2,
    CUDA_MEMCPY2D,
    CUDA_MEMCPY3D_st,
    CUDA_MEMCPY3D_v2,
    CUDA_MEMCPY3D,
    CUDA_MEMCPY3D_PEER_st,
    CUDA_MEMCPY3D_PEER_v1,
    CUDA_MEMCPY3D_PEER,
    CUDA_MEMCPY_NODE_PARAMS_st,
    CUDA_MEMCPY_NODE_PARAMS,
    CUDA_ARRAY_DESCRIPTOR_st,
    CUDA_ARRAY_DESCRIPTOR_v2,
    CUDA_ARRAY_DESCRIPTOR,
    CUDA_ARRAY3D_DESCRIPTOR_st,
    CUDA_ARRAY3D_DESCRIPTOR_v2,
    CUDA_ARRAY3D_DESCRIPTOR,
    CUDA_ARRAY_SPARSE_PROPERTIES_st,
    CUDA_ARRAY_SPARSE_PROPERTIES_v1,
    CUDA_ARRAY_SPARSE_PROPERTIES,
    CUDA_ARRAY_SPARSE_PROPERTIES_anon0,
    CUDA_ARRAY_MEMORY_REQUIREMENTS_st,
    CUDA_ARRAY_MEMORY_REQUIREMENTS_v1,
    CUDA_ARRAY_MEMORY_REQUIREMENTS,
    CUDA_RESOURCE_DESC_st,
    CUDA_RESOURCE_DESC_v1,
    CUDA_RESOURCE_DESC,
    CUDA_RESOURCE_DESC_anon0,
    CUDA_RESOURCE_DESC_anon0_anon0,
    CUDA_RESOURCE_DESC_anon0_anon1,
    CUDA_RESOURCE_DESC_anon0_anon2,
    CUDA_RESOURCE_DESC_anon0_anon3,
    CUDA_RESOURCE_DESC_anon0_anon4,
    CUDA_TEXTURE_DESC_st,
    CUDA_TEXTURE_DESC_v1,
    CUDA_TEXTURE_DESC,
    CUDA_RESOURCE_VIEW_DESC_st,
    CUDA_RESOURCE_VIEW_DESC_v1,
    CUDA_RESOURCE_VIEW_DESC,
    CUtensorMap_st,
    CUtensorMap,
    CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st,
    CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1,
    CUDA_POINTER_ATTRIBUTE_P2P_TOKENS,
    CUDA_LAUNCH_PARAMS_st,
    CUDA_LAUNCH_PARAMS_v1,
    CUDA_LAUNCH_PARAMS,
    CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st,
    CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1,
    CUDA_EXTERNAL_MEMORY_HANDLE_DESC,
    CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0,
    CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0_anon0,
    CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st,
    CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1,
    CUDA_EXTERNAL_MEMORY_BUFFER_DESC,
    CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st,
    CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1,
    CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC,
    CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st,
    CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1,
    CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC,
    CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0,
    CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0_anon0,
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st,
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1,
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS,
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0,
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon0,
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon1,
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon2,
    CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st,
    CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1,
    CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS,
    CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0,
    CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon0,
    CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon1,
    CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon2,
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st,
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1,
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st,
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS_st,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2,
    CUarrayMapInfo_st,
    CUarrayMapInfo_v1,
    CUarrayMapInfo,
    CUarrayMapInfo_anon0,
    CUarrayMapInfo_anon1,
    CUarrayMapInfo_anon1_anon0,
    CUarrayMapInfo_anon1_anon1,
    CUarrayMapInfo_anon2,
    CUmemLocation_st,
    CUmemLocation_v1,
    CUmemLocation,
    CUmemAllocationProp_st,
    CUmemAllocationProp_v1,
    CUmemAllocationProp,
    CUmemAllocationProp_anon0,
    CUmulticastObjectProp_st,
    CUmulticastObjectProp_v1,
    CUmulticastObjectProp,
    CUmemAccessDesc_st,
    CUmemAccessDesc_v1,
    CUmemAccessDesc,
    CUgraphExecUpdateResultInfo_st,
    CUgraphExecUpdateResultInfo_v1,
    CUgraphExecUpdateResultInfo,
    CUmemPoolProps_st,
    CUmemPoolProps_v1,
    CUmemPoolProps,
    CUmemPoolPtrExportData_st,
    CUmemPoolPtrExportData_v1,
    CUmemPoolPtrExportData,
    CUmemcpyAttributes_st,
    CUmemcpyAttributes_v1,
    CUmemcpyAttributes,
    CUoffset3D_st,
    CUoffset3D_v1,
    CUoffset3D,
    CUextent3D_st,
    CUextent3D_v1,
    CUextent3D,
    CUmemcpy3DOperand_st,
    CUmemcpy3DOperand_v1,
    CUmemcpy3DOperand,
    CUmemcpy3DOperand_anon0,
    CUmemcpy3DOperand_anon0_anon0,
    CUmemcpy3DOperand_anon0_anon1,
    CUDA_MEMCPY3D_BATCH_OP_st,
    CUDA_MEMCPY3D_BATCH_OP_v1,
    CUDA_MEMCPY3D_BATCH_OP,
    CUDA_MEM_ALLOC_NODE_PARAMS_v1_st,
    CUDA_MEM_ALLOC_NODE_PARAMS_v1,
    CUDA_MEM_ALLOC_NODE_PARAMS,
    CUDA_MEM_ALLOC_NODE_PARAMS_v2_st,
    CUDA_MEM_ALLOC_NODE_PARAMS_v2,
    CUDA_MEM_FREE_NODE_PARAMS_st,
    CUDA_MEM_FREE_NODE_PARAMS,
    CUDA_CHILD_GRAPH_NODE_PARAMS_st,
    CUDA_CHILD_GRAPH_NODE_PARAMS,
    CUDA_EVENT_RECORD_NODE_PARAMS_st,
    CUDA_EVENT_RECORD_NODE_PARAMS,
    CUDA_EVENT_WAIT_NODE_PARAMS_st,
    CUDA_EVENT_WAIT_NODE_PARAMS,
    CUgraphNodeParams_st,
    CUgraphNodeParams,
    CUgraphNodeParams_anon0,
    CUcheckpointLockArgs_st,
    CUcheckpointLockArgs,
    CUcheckpointCheckpointArgs_st,
    CUcheckpointCheckpointArgs,
    CUcheckpointRestoreArgs_st,
    CUcheckpointRestoreArgs,
    CUcheckpointUnlockArgs_st,
    CUcheckpointUnlockArgs,
    CUmemDecompressParams_st,
    CUmemDecompressParams,
    CUdevSmResource_st,
    CUdevSmResource,
    CUdevResource_st,
    CUdevResource_v1,
    CUdevResource,
    CUdevResource_anon0,
    CUeglFrame_st,
    CUeglFrame_v1,
    CUeglFrame,
    CUeglFrame_anon0,
    CUDA_ARRAY3D_2DARRAY,
    CUDA_ARRAY3D_COLOR_ATTACHMENT,
    CUDA_ARRAY3D_CUBEMAP,
    CUDA_ARRAY3D_DEFERRED_MAPPING,
    CUDA_ARRAY3D_DEPTH_TEXTURE,
    CUDA_ARRAY3D_LAYERED,
    CUDA_ARRAY3D_SPARSE,
    CUDA_ARRAY3D_SURFACE_LDST,
    CUDA_ARRAY3D_TEXTURE_GATHER,
    CUDA_ARRAY3D_VIDEO_ENCODE_DECODE,
    CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_POST_LAUNCH_SYNC,
    CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_PRE_LAUNCH_SYNC,
    CUDA_EGL_INFINITE_TIMEOUT,
    CUDA_EXTERNAL_MEMORY_DEDICATED,
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC,
    CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC,
    CUDA_NVSCISYNC_ATTR_SIGNAL,
    CUDA_NVSCISYNC_ATTR_WAIT,
    CUDA_VERSION,
    CU_ARRAY_SPARSE_PROPERTIES_SINGLE_MIPTAIL,
    CU_COMPUTE_ACCELERATED_TARGET_BASE,
    CU_COMPUTE_FAMILY_TARGET_BASE,
    CU_DEVICE_CPU,
    CU_DEVICE_INVALID,
    CU_GRAPH_COND_ASSIGN_DEFAULT,
    CU_GRAPH_KERNEL_NODE_PORT_DEFAULT,
    CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER,
    CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC,
    CU_IPC_HANDLE_SIZE,
    CU_KERNEL_NODE_ATTRIBUTE_ACCESS_POLICY_WINDOW,
    CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_DIMENSION,
    CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE,
    CU_KERNEL_NODE_ATTRIBUTE_COOPERATIVE,
    CU_KERNEL_NODE_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE,
    CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN,
    CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP,
    CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION,
    CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT,
    CU_KERNEL_NODE_ATTRIBUTE_PRIORITY,
    CU_LAUNCH_KERNEL_REQUIRED_BLOCK_DIM,
    CU_LAUNCH_PARAM_BUFFER_POINTER,
    CU_LAUNCH_PARAM_BUFFER_POINTER_AS_INT,
    CU_LAUNCH_PARAM_BUFFER_SIZE,
    CU_LAUNCH_PARAM_BUFFER_SIZE_AS_INT,
    CU_LAUNCH_PARAM_END,
    CU_LAUNCH_PARAM_END_AS_INT,
    CU_MEMHOSTALLOC_DEVICEMAP,
    CU_MEMHOSTALLOC_PORTABLE,
    CU_MEMHOSTALLOC_WRITECOMBINED,
    CU_MEMHOSTREGISTER_DEVICEMAP,
    CU_MEMHOSTREGISTER_IOMEMORY,
    CU_MEMHOSTREGISTER_PORTABLE,
    CU_MEMHOSTREGISTER_READ_ONLY,
    CU_MEM_CREATE_USAGE_HW_DECOMPRESS,
    CU_MEM_CREATE_USAGE_TILE_POOL,
    CU_MEM_POOL_CREATE_USAGE_HW_DECOMPRESS,
    CU_PARAM_TR_DEFAULT,
    CU_STREAM_ATTRIBUTE_ACCESS_POLICY_WINDOW,
    CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN,
    CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP,
    CU_STREAM_ATTRIBUTE_PRIORITY,
    CU_STREAM_ATTRIBUTE_SYNCHRONIZATION_POLICY,
    CU_STREAM_LEGACY,
    CU_STREAM_PER_THREAD,
    CU_TENSOR_MAP_NUM_QWORDS,
    CU_TRSA_OVERRIDE_FORMAT,
    CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION,
    CU_TRSF_NORMALIZED_COORDINATES,
    CU_TRSF_READ_AS_INTEGER,
    CU_TRSF_SEAMLESS_CUBEMAP,
    CU_TRSF_SRGB,
    MAX_PLANES,
    RESOURCE_ABI_EXTERNAL_BYTES,
)

__all__ = [
    "sizeof",
    "CUipcMem_flags",
    "CUmemAttach_flags",
    "CUctx_flags",
    "CUevent_sched_flags",
    "cl_event_flags",
    "cl_context_flags",
    "CUstream_flags",
    "CUevent_flags",
    "CUevent_record_flags",
    "CUevent_wait_flags",
    "CUstreamWaitValue_flags",
    "CUstreamWriteValue_flags",
    "CUstreamBatchMemOpType",
    "CUstreamMemoryBarrier_flags",
    "CUoccupancy_flags",
    "CUstreamUpdateCaptureDependencies_flags",
    "CUasyncNotificationType",
    "CUarray_format",
    "CUaddress_mode",
    "CUfilter_mode",
    "CUdevice_attribute",
    "CUpointer_attribute",
    "CUfunction_attribute",
    "CUfunc_cache",
    "CUsharedconfig",
    "CUshared_carveout",
    "CUmemorytype",
    "CUcomputemode",
    "CUmem_advise",
    "CUmem_range_attribute",
    "CUjit_option",
    "CUjit_target",
    "CUjit_fallback",
    "CUjit_cacheMode",
    "CUjitInputType",
    "CUgraphicsRegisterFlags",
    "CUgraphicsMapResourceFlags",
    "CUarray_cubemap_face",
    "CUlimit",
    "CUresourcetype",
    "CUaccessProperty",
    "CUgraphConditionalNodeType",
    "CUgraphNodeType",
    "CUgraphDependencyType",
    "CUgraphInstantiateResult",
    "CUsynchronizationPolicy",
    "CUclusterSchedulingPolicy",
    "CUlaunchMemSyncDomain",
    "CUlaunchAttributeID",
    "CUkernelNodeAttrID",
    "CUstreamAttrID",
    "CUstreamCaptureStatus",
    "CUstreamCaptureMode",
    "CUdriverProcAddress_flags",
    "CUdriverProcAddressQueryResult",
    "CUexecAffinityType",
    "CUcigDataType",
    "CUlibraryOption",
    "CUresult",
    "CUdevice_P2PAttribute",
    "CUresourceViewFormat",
    "CUtensorMapDataType",
    "CUtensorMapInterleave",
    "CUtensorMapSwizzle",
    "CUtensorMapL2promotion",
    "CUtensorMapFloatOOBfill",
    "CUtensorMapIm2ColWideMode",
    "CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS",
    "CUexternalMemoryHandleType",
    "CUexternalSemaphoreHandleType",
    "CUmemAllocationHandleType",
    "CUmemAccess_flags",
    "CUmemLocationType",
    "CUmemAllocationType",
    "CUmemAllocationGranularity_flags",
    "CUmemRangeHandleType",
    "CUmemRangeFlags",
    "CUarraySparseSubresourceType",
    "CUmemOperationType",
    "CUmemHandleType",
    "CUmemAllocationCompType",
    "CUmulticastGranularity_flags",
    "CUgraphExecUpdateResult",
    "CUmemPool_attribute",
    "CUmemcpyFlags",
    "CUmemcpySrcAccessOrder",
    "CUmemcpy3DOperandType",
    "CUgraphMem_attribute",
    "CUgraphChildGraphNodeOwnership",
    "CUflushGPUDirectRDMAWritesOptions",
    "CUGPUDirectRDMAWritesOrdering",
    "CUflushGPUDirectRDMAWritesScope",
    "CUflushGPUDirectRDMAWritesTarget",
    "CUgraphDebugDot_flags",
    "CUuserObject_flags",
    "CUuserObjectRetain_flags",
    "CUgraphInstantiate_flags",
    "CUdeviceNumaConfig",
    "CUprocessState",
    "CUmoduleLoadingMode",
    "CUmemDecompressAlgorithm",
    "CUfunctionLoadingState",
    "CUcoredumpSettings",
    "CUCoredumpGenerationFlags",
    "CUgreenCtxCreate_flags",
    "CUdevSmResourceSplit_flags",
    "CUdevResourceType",
    "CUlogLevel",
    "CUoutput_mode",
    "CUeglFrameType",
    "CUeglResourceLocationFlags",
    "CUeglColorFormat",
    "CUGLDeviceList",
    "CUGLmap_flags",
    "CUcontext",
    "CUmodule",
    "CUfunction",
    "CUlibrary",
    "CUkernel",
    "CUarray",
    "CUmipmappedArray",
    "CUtexref",
    "CUsurfref",
    "CUevent",
    "CUstream",
    "CUgraphicsResource",
    "CUexternalMemory",
    "CUexternalSemaphore",
    "CUgraph",
    "CUgraphNode",
    "CUgraphExec",
    "CUmemoryPool",
    "CUuserObject",
    "CUgraphDeviceNode",
    "CUasyncCallbackHandle",
    "CUgreenCtx",
    "CUlinkState",
    "CUdevResourceDesc",
    "CUlogsCallbackHandle",
    "EGLImageKHR",
    "EGLStreamKHR",
    "EGLSyncKHR",
    "CUeglStreamConnection",
    "cuuint32_t",
    "cuuint64_t",
    "CUdeviceptr_v2",
    "CUdeviceptr",
    "CUdevice_v1",
    "CUdevice",
    "CUtexObject_v1",
    "CUtexObject",
    "CUsurfObject_v1",
    "CUsurfObject",
    "CUgraphConditionalHandle",
    "CUmemGenericAllocationHandle_v1",
    "CUmemGenericAllocationHandle",
    "CUlogIterator",
    "EGLint",
    "GLenum",
    "GLuint",
    "VdpDevice",
    "VdpVideoSurface",
    "VdpOutputSurface",
    "CUasyncCallback",
    "CUhostFn",
    "CUstreamCallback",
    "CUoccupancyB2DSize",
    "CUlogsCallback",
    "CUuuid_st",
    "CUuuid",
    "CUmemFabricHandle_st",
    "CUmemFabricHandle_v1",
    "CUmemFabricHandle",
    "CUipcEventHandle_st",
    "CUipcEventHandle_v1",
    "CUipcEventHandle",
    "CUipcMemHandle_st",
    "CUipcMemHandle_v1",
    "CUipcMemHandle",
    "CUstreamBatchMemOpParams_union",
    "CUstreamBatchMemOpParams_v1",
    "CUstreamBatchMemOpParams",
    "CUstreamMemOpWaitValueParams_st",
    "CUstreamMemOpWaitValueParams_st_anon0",
    "CUstreamMemOpWriteValueParams_st",
    "CUstreamMemOpWriteValueParams_st_anon0",
    "CUstreamMemOpFlushRemoteWritesParams_st",
    "CUstreamMemOpMemoryBarrierParams_st",
    "CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st",
    "CUDA_BATCH_MEM_OP_NODE_PARAMS_v1",
    "CUDA_BATCH_MEM_OP_NODE_PARAMS",
    "CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st",
    "CUDA_BATCH_MEM_OP_NODE_PARAMS_v2",
    "CUasyncNotificationInfo_st",
    "CUasyncNotificationInfo",
    "CUasyncNotificationInfo_anon0",
    "CUasyncNotificationInfo_anon0_anon0",
    "CUdevprop_st",
    "CUdevprop_v1",
    "CUdevprop",
    "CUaccessPolicyWindow_st",
    "CUaccessPolicyWindow_v1",
    "CUaccessPolicyWindow",
    "CUDA_KERNEL_NODE_PARAMS_st",
    "CUDA_KERNEL_NODE_PARAMS_v1",
    "CUDA_KERNEL_NODE_PARAMS_v2_st",
    "CUDA_KERNEL_NODE_PARAMS_v2",
    "CUDA_KERNEL_NODE_PARAMS",
    "CUDA_KERNEL_NODE_PARAMS_v3_st",
    "CUDA_KERNEL_NODE_PARAMS_v3",
    "CUDA_MEMSET_NODE_PARAMS_st",
    "CUDA_MEMSET_NODE_PARAMS_v1",
    "CUDA_MEMSET_NODE_PARAMS",
    "CUDA_MEMSET_NODE_PARAMS_v2_st",
    "CUDA_MEMSET_NODE_PARAMS_v2",
    "CUDA_HOST_NODE_PARAMS_st",
    "CUDA_HOST_NODE_PARAMS_v1",
    "CUDA_HOST_NODE_PARAMS",
    "CUDA_HOST_NODE_PARAMS_v2_st",
    "CUDA_HOST_NODE_PARAMS_v2",
    "CUDA_CONDITIONAL_NODE_PARAMS",
    "CUgraphEdgeData_st",
    "CUgraphEdgeData",
    "CUDA_GRAPH_INSTANTIATE_PARAMS_st",
    "CUDA_GRAPH_INSTANTIATE_PARAMS",
    "CUlaunchMemSyncDomainMap_st",
    "CUlaunchMemSyncDomainMap",
    "CUlaunchAttributeValue_union",
    "CUlaunchAttributeValue",
    "CUkernelNodeAttrValue_v1",
    "CUkernelNodeAttrValue",
    "CUstreamAttrValue_v1",
    "CUstreamAttrValue",
    "CUlaunchAttributeValue_anon0",
    "CUlaunchAttributeValue_anon1",
    "CUlaunchAttributeValue_anon2",
    "CUlaunchAttributeValue_anon3",
    "CUlaunchAttributeValue_anon4",
    "CUlaunchAttribute_st",
    "CUlaunchAttribute",
    "CUlaunchConfig_st",
    "CUlaunchConfig",
    "CUexecAffinitySmCount_st",
    "CUexecAffinitySmCount_v1",
    "CUexecAffinitySmCount",
    "CUexecAffinityParam_st",
    "CUexecAffinityParam_v1",
    "CUexecAffinityParam",
    "CUexecAffinityParam_anon0",
    "CUctxCigParam_st",
    "CUctxCigParam",
    "CUctxCreateParams_st",
    "CUctxCreateParams",
    "CUlibraryHostUniversalFunctionAndDataTable_st",
    "CUlibraryHostUniversalFunctionAndDataTable",
    "CUDA_MEMCPY2D_st",
    "CUDA_MEMCPY2D_v2",
    "CUDA_MEMCPY2D",
    "CUDA_MEMCPY3D_st",
    "CUDA_MEMCPY3D_v2",
    "CUDA_MEMCPY3D",
    "CUDA_MEMCPY3D_PEER_st",
    "CUDA_MEMCPY3D_PEER_v1",
    "CUDA_MEMCPY3D_PEER",
    "CUDA_MEMCPY_NODE_PARAMS_st",
    "CUDA_MEMCPY_NODE_PARAMS",
    "CUDA_ARRAY_DESCRIPTOR_st",
    "CUDA_ARRAY_DESCRIPTOR_v2",
    "CUDA_ARRAY_DESCRIPTOR",
    "CUDA_ARRAY3D_DESCRIPTOR_st",
    "CUDA_ARRAY3D_DESCRIPTOR_v2",
    "CUDA_ARRAY3D_DESCRIPTOR",
    "CUDA_ARRAY_SPARSE_PROPERTIES_st",
    "CUDA_ARRAY_SPARSE_PROPERTIES_v1",
    "CUDA_ARRAY_SPARSE_PROPERTIES",
    "CUDA_ARRAY_SPARSE_PROPERTIES_anon0",
    "CUDA_ARRAY_MEMORY_REQUIREMENTS_st",
    "CUDA_ARRAY_MEMORY_REQUIREMENTS_v1",
    "CUDA_ARRAY_MEMORY_REQUIREMENTS",
    "CUDA_RESOURCE_DESC_st",
    "CUDA_RESOURCE_DESC_v1",
    "CUDA_RESOURCE_DESC",
    "CUDA_RESOURCE_DESC_anon0",
    "CUDA_RESOURCE_DESC_anon0_anon0",
    "CUDA_RESOURCE_DESC_anon0_anon1",
    "CUDA_RESOURCE_DESC_anon0_anon2",
    "CUDA_RESOURCE_DESC_anon0_anon3",
    "CUDA_RESOURCE_DESC_anon0_anon4",
    "CUDA_TEXTURE_DESC_st",
    "CUDA_TEXTURE_DESC_v1",
    "CUDA_TEXTURE_DESC",
    "CUDA_RESOURCE_VIEW_DESC_st",
    "CUDA_RESOURCE_VIEW_DESC_v1",
    "CUDA_RESOURCE_VIEW_DESC",
    "CUtensorMap_st",
    "CUtensorMap",
    "CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st",
    "CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1",
    "CUDA_POINTER_ATTRIBUTE_P2P_TOKENS",
    "CUDA_LAUNCH_PARAMS_st",
    "CUDA_LAUNCH_PARAMS_v1",
    "CUDA_LAUNCH_PARAMS",
    "CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st",
    "CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1",
    "CUDA_EXTERNAL_MEMORY_HANDLE_DESC",
    "CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0",
    "CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0_anon0",
    "CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st",
    "CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1",
    "CUDA_EXTERNAL_MEMORY_BUFFER_DESC",
    "CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st",
    "CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1",
    "CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC",
    "CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st",
    "CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1",
    "CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC",
    "CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0",
    "CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0_anon0",
    "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st",
    "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1",
    "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS",
    "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0",
    "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon0",
    "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon1",
    "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon2",
    "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st",
    "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1",
    "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS",
    "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0",
    "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon0",
    "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon1",
    "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon2",
    "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st",
    "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1",
    "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS",
    "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st",
    "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2",
    "CUDA_EXT_SEM_WAIT_NODE_PARAMS_st",
    "CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1",
    "CUDA_EXT_SEM_WAIT_NODE_PARAMS",
    "CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st",
    "CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2",
    "CUarrayMapInfo_st",
    "CUarrayMapInfo_v1",
    "CUarrayMapInfo",
    "CUarrayMapInfo_anon0",
    "CUarrayMapInfo_anon1",
    "CUarrayMapInfo_anon1_anon0",
    "CUarrayMapInfo_anon1_anon1",
    "CUarrayMapInfo_anon2",
    "CUmemLocation_st",
    "CUmemLocation_v1",
    "CUmemLocation",
    "CUmemAllocationProp_st",
    "CUmemAllocationProp_v1",
    "CUmemAllocationProp",
    "CUmemAllocationProp_anon0",
    "CUmulticastObjectProp_st",
    "CUmulticastObjectProp_v1",
    "CUmulticastObjectProp",
    "CUmemAccessDesc_st",
    "CUmemAccessDesc_v1",
    "CUmemAccessDesc",
    "CUgraphExecUpdateResultInfo_st",
    "CUgraphExecUpdateResultInfo_v1",
    "CUgraphExecUpdateResultInfo",
    "CUmemPoolProps_st",
    "CUmemPoolProps_v1",
    "CUmemPoolProps",
    "CUmemPoolPtrExportData_st",
    "CUmemPoolPtrExportData_v1",
    "CUmemPoolPtrExportData",
    "CUmemcpyAttributes_st",
    "CUmemcpyAttributes_v1",
    "CUmemcpyAttributes",
    "CUoffset3D_st",
    "CUoffset3D_v1",
    "CUoffset3D",
    "CUextent3D_st",
    "CUextent3D_v1",
    "CUextent3D",
    "CUmemcpy3DOperand_st",
    "CUmemcpy3DOperand_v1",
    "CUmemcpy3DOperand",
    "CUmemcpy3DOperand_anon0",
    "CUmemcpy3DOperand_anon0_anon0",
    "CUmemcpy3DOperand_anon0_anon1",
    "CUDA_MEMCPY3D_BATCH_OP_st",
    "CUDA_MEMCPY3D_BATCH_OP_v1",
    "CUDA_MEMCPY3D_BATCH_OP",
    "CUDA_MEM_ALLOC_NODE_PARAMS_v1_st",
    "CUDA_MEM_ALLOC_NODE_PARAMS_v1",
    "CUDA_MEM_ALLOC_NODE_PARAMS",
    "CUDA_MEM_ALLOC_NODE_PARAMS_v2_st",
    "CUDA_MEM_ALLOC_NODE_PARAMS_v2",
    "CUDA_MEM_FREE_NODE_PARAMS_st",
    "CUDA_MEM_FREE_NODE_PARAMS",
    "CUDA_CHILD_GRAPH_NODE_PARAMS_st",
    "CUDA_CHILD_GRAPH_NODE_PARAMS",
    "CUDA_EVENT_RECORD_NODE_PARAMS_st",
    "CUDA_EVENT_RECORD_NODE_PARAMS",
    "CUDA_EVENT_WAIT_NODE_PARAMS_st",
    "CUDA_EVENT_WAIT_NODE_PARAMS",
    "CUgraphNodeParams_st",
    "CUgraphNodeParams",
    "CUgraphNodeParams_anon0",
    "CUcheckpointLockArgs_st",
    "CUcheckpointLockArgs",
    "CUcheckpointCheckpointArgs_st",
    "CUcheckpointCheckpointArgs",
    "CUcheckpointRestoreArgs_st",
    "CUcheckpointRestoreArgs",
    "CUcheckpointUnlockArgs_st",
    "CUcheckpointUnlockArgs",
    "CUmemDecompressParams_st",
    "CUmemDecompressParams",
    "CUdevSmResource_st",
    "CUdevSmResource",
    "CUdevResource_st",
    "CUdevResource_v1",
    "CUdevResource",
    "CUdevResource_anon0",
    "CUeglFrame_st",
    "CUeglFrame_v1",
    "CUeglFrame",
    "CUeglFrame_anon0",
    "CUDA_ARRAY3D_2DARRAY",
    "CUDA_ARRAY3D_COLOR_ATTACHMENT",
    "CUDA_ARRAY3D_CUBEMAP",
    "CUDA_ARRAY3D_DEFERRED_MAPPING",
    "CUDA_ARRAY3D_DEPTH_TEXTURE",
    "CUDA_ARRAY3D_LAYERED",
    "CUDA_ARRAY3D_SPARSE",
    "CUDA_ARRAY3D_SURFACE_LDST",
    "CUDA_ARRAY3D_TEXTURE_GATHER",
    "CUDA_ARRAY3D_VIDEO_ENCODE_DECODE",
    "CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_POST_LAUNCH_SYNC",
    "CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_PRE_LAUNCH_SYNC",
    "CUDA_EGL_INFINITE_TIMEOUT",
    "CUDA_EXTERNAL_MEMORY_DEDICATED",
    "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC",
    "CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC",
    "CUDA_NVSCISYNC_ATTR_SIGNAL",
    "CUDA_NVSCISYNC_ATTR_WAIT",
    "CUDA_VERSION",
    "CU_ARRAY_SPARSE_PROPERTIES_SINGLE_MIPTAIL",
    "CU_COMPUTE_ACCELERATED_TARGET_BASE",
    "CU_COMPUTE_FAMILY_TARGET_BASE",
    "CU_DEVICE_CPU",
    "CU_DEVICE_INVALID",
    "CU_GRAPH_COND_ASSIGN_DEFAULT",
    "CU_GRAPH_KERNEL_NODE_PORT_DEFAULT",
    "CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER",
    "CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC",
    "CU_IPC_HANDLE_SIZE",
    "CU_KERNEL_NODE_ATTRIBUTE_ACCESS_POLICY_WINDOW",
    "CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_DIMENSION",
    "CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE",
    "CU_KERNEL_NODE_ATTRIBUTE_COOPERATIVE",
    "CU_KERNEL_NODE_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE",
    "CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN",
    "CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP",
    "CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION",
    "CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT",
    "CU_KERNEL_NODE_ATTRIBUTE_PRIORITY",
    "CU_LAUNCH_KERNEL_REQUIRED_BLOCK_DIM",
    "CU_LAUNCH_PARAM_BUFFER_POINTER",
    "CU_LAUNCH_PARAM_BUFFER_POINTER_AS_INT",
    "CU_LAUNCH_PARAM_BUFFER_SIZE",
    "CU_LAUNCH_PARAM_BUFFER_SIZE_AS_INT",
    "CU_LAUNCH_PARAM_END",
    "CU_LAUNCH_PARAM_END_AS_INT",
    "CU_MEMHOSTALLOC_DEVICEMAP",
    "CU_MEMHOSTALLOC_PORTABLE",
    "CU_MEMHOSTALLOC_WRITECOMBINED",
    "CU_MEMHOSTREGISTER_DEVICEMAP",
    "CU_MEMHOSTREGISTER_IOMEMORY",
    "CU_MEMHOSTREGISTER_PORTABLE",
    "CU_MEMHOSTREGISTER_READ_ONLY",
    "CU_MEM_CREATE_USAGE_HW_DECOMPRESS",
    "CU_MEM_CREATE_USAGE_TILE_POOL",
    "CU_MEM_POOL_CREATE_USAGE_HW_DECOMPRESS",
    "CU_PARAM_TR_DEFAULT",
    "CU_STREAM_ATTRIBUTE_ACCESS_POLICY_WINDOW",
    "CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN",
    "CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP",
    "CU_STREAM_ATTRIBUTE_PRIORITY",
    "CU_STREAM_ATTRIBUTE_SYNCHRONIZATION_POLICY",
    "CU_STREAM_LEGACY",
    "CU_STREAM_PER_THREAD",
    "CU_TENSOR_MAP_NUM_QWORDS",
    "CU_TRSA_OVERRIDE_FORMAT",
    "CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION",
    "CU_TRSF_NORMALIZED_COORDINATES",
    "CU_TRSF_READ_AS_INTEGER",
    "CU_TRSF_SEAMLESS_CUBEMAP",
    "CU_TRSF_SRGB",
    "MAX_PLANES",
    "RESOURCE_ABI_EXTERNAL_BYTES",
    "cuGetErrorString",
    "cuGetErrorName",
    "cuInit",
    "cuDriverGetVersion",
    "cuDeviceGet",
    "cuDeviceGetCount",
    "cuDeviceGetName",
    "cuDeviceGetUuid",
    "cuDeviceGetUuid_v2",
    "cuDeviceGetLuid",
    "cuDeviceTotalMem",
    "cuDeviceGetTexture1DLinearMaxWidth",
    "cuDeviceGetAttribute",
    "cuDeviceGetNvSciSyncAttributes",
    "cuDeviceSetMemPool",
    "cuDeviceGetMemPool",
    "cuDeviceGetDefaultMemPool",
    "cuDeviceGetExecAffinitySupport",
    "cuFlushGPUDirectRDMAWrites",
    "cuDeviceGetProperties",
    "cuDeviceComputeCapability",
    "cuDevicePrimaryCtxRetain",
    "cuDevicePrimaryCtxRelease",
    "cuDevicePrimaryCtxSetFlags",
    "cuDevicePrimaryCtxGetState",
    "cuDevicePrimaryCtxReset",
    "cuCtxCreate",
    "cuCtxCreate_v3",
    "cuCtxCreate_v4",
    "cuCtxDestroy",
    "cuCtxPushCurrent",
    "cuCtxPopCurrent",
    "cuCtxSetCurrent",
    "cuCtxGetCurrent",
    "cuCtxGetDevice",
    "cuCtxGetFlags",
    "cuCtxSetFlags",
    "cuCtxGetId",
    "cuCtxSynchronize",
    "cuCtxSetLimit",
    "cuCtxGetLimit",
    "cuCtxGetCacheConfig",
    "cuCtxSetCacheConfig",
    "cuCtxGetApiVersion",
    "cuCtxGetStreamPriorityRange",
    "cuCtxResetPersistingL2Cache",
    "cuCtxGetExecAffinity",
    "cuCtxRecordEvent",
    "cuCtxWaitEvent",
    "cuCtxAttach",
    "cuCtxDetach",
    "cuCtxGetSharedMemConfig",
    "cuCtxSetSharedMemConfig",
    "cuModuleLoad",
    "cuModuleLoadData",
    "cuModuleLoadDataEx",
    "cuModuleLoadFatBinary",
    "cuModuleUnload",
    "cuModuleGetLoadingMode",
    "cuModuleGetFunction",
    "cuModuleGetFunctionCount",
    "cuModuleEnumerateFunctions",
    "cuModuleGetGlobal",
    "cuLinkCreate",
    "cuLinkAddData",
    "cuLinkAddFile",
    "cuLinkComplete",
    "cuLinkDestroy",
    "cuModuleGetTexRef",
    "cuModuleGetSurfRef",
    "cuLibraryLoadData",
    "cuLibraryLoadFromFile",
    "cuLibraryUnload",
    "cuLibraryGetKernel",
    "cuLibraryGetKernelCount",
    "cuLibraryEnumerateKernels",
    "cuLibraryGetModule",
    "cuKernelGetFunction",
    "cuKernelGetLibrary",
    "cuLibraryGetGlobal",
    "cuLibraryGetManaged",
    "cuLibraryGetUnifiedFunction",
    "cuKernelGetAttribute",
    "cuKernelSetAttribute",
    "cuKernelSetCacheConfig",
    "cuKernelGetName",
    "cuKernelGetParamInfo",
    "cuMemGetInfo",
    "cuMemAlloc",
    "cuMemAllocPitch",
    "cuMemFree",
    "cuMemGetAddressRange",
    "cuMemAllocHost",
    "cuMemFreeHost",
    "cuMemHostAlloc",
    "cuMemHostGetDevicePointer",
    "cuMemHostGetFlags",
    "cuMemAllocManaged",
    "cuDeviceRegisterAsyncNotification",
    "cuDeviceUnregisterAsyncNotification",
    "cuDeviceGetByPCIBusId",
    "cuDeviceGetPCIBusId",
    "cuIpcGetEventHandle",
    "cuIpcOpenEventHandle",
    "cuIpcGetMemHandle",
    "cuIpcOpenMemHandle",
    "cuIpcCloseMemHandle",
    "cuMemHostRegister",
    "cuMemHostUnregister",
    "cuMemcpy",
    "cuMemcpyPeer",
    "cuMemcpyHtoD",
    "cuMemcpyDtoH",
    "cuMemcpyDtoD",
    "cuMemcpyDtoA",
    "cuMemcpyAtoD",
    "cuMemcpyHtoA",
    "cuMemcpyAtoH",
    "cuMemcpyAtoA",
    "cuMemcpy2D",
    "cuMemcpy2DUnaligned",
    "cuMemcpy3D",
    "cuMemcpy3DPeer",
    "cuMemcpyAsync",
    "cuMemcpyPeerAsync",
    "cuMemcpyHtoDAsync",
    "cuMemcpyDtoHAsync",
    "cuMemcpyDtoDAsync",
    "cuMemcpyHtoAAsync",
    "cuMemcpyAtoHAsync",
    "cuMemcpy2DAsync",
    "cuMemcpy3DAsync",
    "cuMemcpy3DPeerAsync",
    "cuMemcpyBatchAsync",
    "cuMemcpy3DBatchAsync",
    "cuMemsetD8",
    "cuMemsetD16",
    "cuMemsetD32",
    "cuMemsetD2D8",
    "cuMemsetD2D16",
    "cuMemsetD2D32",
    "cuMemsetD8Async",
    "cuMemsetD16Async",
    "cuMemsetD32Async",
    "cuMemsetD2D8Async",
    "cuMemsetD2D16Async",
    "cuMemsetD2D32Async",
    "cuArrayCreate",
    "cuArrayGetDescriptor",
    "cuArrayGetSparseProperties",
    "cuMipmappedArrayGetSparseProperties",
    "cuArrayGetMemoryRequirements",
    "cuMipmappedArrayGetMemoryRequirements",
    "cuArrayGetPlane",
    "cuArrayDestroy",
    "cuArray3DCreate",
    "cuArray3DGetDescriptor",
    "cuMipmappedArrayCreate",
    "cuMipmappedArrayGetLevel",
    "cuMipmappedArrayDestroy",
    "cuMemGetHandleForAddressRange",
    "cuMemBatchDecompressAsync",
    "cuMemAddressReserve",
    "cuMemAddressFree",
    "cuMemCreate",
    "cuMemRelease",
    "cuMemMap",
    "cuMemMapArrayAsync",
    "cuMemUnmap",
    "cuMemSetAccess",
    "cuMemGetAccess",
    "cuMemExportToShareableHandle",
    "cuMemImportFromShareableHandle",
    "cuMemGetAllocationGranularity",
    "cuMemGetAllocationPropertiesFromHandle",
    "cuMemRetainAllocationHandle",
    "cuMemFreeAsync",
    "cuMemAllocAsync",
    "cuMemPoolTrimTo",
    "cuMemPoolSetAttribute",
    "cuMemPoolGetAttribute",
    "cuMemPoolSetAccess",
    "cuMemPoolGetAccess",
    "cuMemPoolCreate",
    "cuMemPoolDestroy",
    "cuMemAllocFromPoolAsync",
    "cuMemPoolExportToShareableHandle",
    "cuMemPoolImportFromShareableHandle",
    "cuMemPoolExportPointer",
    "cuMemPoolImportPointer",
    "cuMulticastCreate",
    "cuMulticastAddDevice",
    "cuMulticastBindMem",
    "cuMulticastBindAddr",
    "cuMulticastUnbind",
    "cuMulticastGetGranularity",
    "cuPointerGetAttribute",
    "cuMemPrefetchAsync",
    "cuMemPrefetchAsync_v2",
    "cuMemAdvise",
    "cuMemAdvise_v2",
    "cuMemRangeGetAttribute",
    "cuMemRangeGetAttributes",
    "cuPointerSetAttribute",
    "cuPointerGetAttributes",
    "cuStreamCreate",
    "cuStreamCreateWithPriority",
    "cuStreamGetPriority",
    "cuStreamGetDevice",
    "cuStreamGetFlags",
    "cuStreamGetId",
    "cuStreamGetCtx",
    "cuStreamGetCtx_v2",
    "cuStreamWaitEvent",
    "cuStreamAddCallback",
    "cuStreamBeginCapture",
    "cuStreamBeginCaptureToGraph",
    "cuThreadExchangeStreamCaptureMode",
    "cuStreamEndCapture",
    "cuStreamIsCapturing",
    "cuStreamGetCaptureInfo",
    "cuStreamGetCaptureInfo_v3",
    "cuStreamUpdateCaptureDependencies",
    "cuStreamUpdateCaptureDependencies_v2",
    "cuStreamAttachMemAsync",
    "cuStreamQuery",
    "cuStreamSynchronize",
    "cuStreamDestroy",
    "cuStreamCopyAttributes",
    "cuStreamGetAttribute",
    "cuStreamSetAttribute",
    "cuEventCreate",
    "cuEventRecord",
    "cuEventRecordWithFlags",
    "cuEventQuery",
    "cuEventSynchronize",
    "cuEventDestroy",
    "cuEventElapsedTime",
    "cuEventElapsedTime_v2",
    "cuImportExternalMemory",
    "cuExternalMemoryGetMappedBuffer",
    "cuExternalMemoryGetMappedMipmappedArray",
    "cuDestroyExternalMemory",
    "cuImportExternalSemaphore",
    "cuSignalExternalSemaphoresAsync",
    "cuWaitExternalSemaphoresAsync",
    "cuDestroyExternalSemaphore",
    "cuStreamWaitValue32",
    "cuStreamWaitValue64",
    "cuStreamWriteValue32",
    "cuStreamWriteValue64",
    "cuStreamBatchMemOp",
    "cuFuncGetAttribute",
    "cuFuncSetAttribute",
    "cuFuncSetCacheConfig",
    "cuFuncGetModule",
    "cuFuncGetName",
    "cuFuncGetParamInfo",
    "cuFuncIsLoaded",
    "cuFuncLoad",
    "cuLaunchKernel",
    "cuLaunchKernelEx",
    "cuLaunchCooperativeKernel",
    "cuLaunchCooperativeKernelMultiDevice",
    "cuLaunchHostFunc",
    "cuFuncSetBlockShape",
    "cuFuncSetSharedSize",
    "cuParamSetSize",
    "cuParamSeti",
    "cuParamSetf",
    "cuParamSetv",
    "cuLaunch",
    "cuLaunchGrid",
    "cuLaunchGridAsync",
    "cuParamSetTexRef",
    "cuFuncSetSharedMemConfig",
    "cuGraphCreate",
    "cuGraphAddKernelNode",
    "cuGraphKernelNodeGetParams",
    "cuGraphKernelNodeSetParams",
    "cuGraphAddMemcpyNode",
    "cuGraphMemcpyNodeGetParams",
    "cuGraphMemcpyNodeSetParams",
    "cuGraphAddMemsetNode",
    "cuGraphMemsetNodeGetParams",
    "cuGraphMemsetNodeSetParams",
    "cuGraphAddHostNode",
    "cuGraphHostNodeGetParams",
    "cuGraphHostNodeSetParams",
    "cuGraphAddChildGraphNode",
    "cuGraphChildGraphNodeGetGraph",
    "cuGraphAddEmptyNode",
    "cuGraphAddEventRecordNode",
    "cuGraphEventRecordNodeGetEvent",
    "cuGraphEventRecordNodeSetEvent",
    "cuGraphAddEventWaitNode",
    "cuGraphEventWaitNodeGetEvent",
    "cuGraphEventWaitNodeSetEvent",
    "cuGraphAddExternalSemaphoresSignalNode",
    "cuGraphExternalSemaphoresSignalNodeGetParams",
    "cuGraphExternalSemaphoresSignalNodeSetParams",
    "cuGraphAddExternalSemaphoresWaitNode",
    "cuGraphExternalSemaphoresWaitNodeGetParams",
    "cuGraphExternalSemaphoresWaitNodeSetParams",
    "cuGraphAddBatchMemOpNode",
    "cuGraphBatchMemOpNodeGetParams",
    "cuGraphBatchMemOpNodeSetParams",
    "cuGraphExecBatchMemOpNodeSetParams",
    "cuGraphAddMemAllocNode",
    "cuGraphMemAllocNodeGetParams",
    "cuGraphAddMemFreeNode",
    "cuGraphMemFreeNodeGetParams",
    "cuDeviceGraphMemTrim",
    "cuDeviceGetGraphMemAttribute",
    "cuDeviceSetGraphMemAttribute",
    "cuGraphClone",
    "cuGraphNodeFindInClone",
    "cuGraphNodeGetType",
    "cuGraphGetNodes",
    "cuGraphGetRootNodes",
    "cuGraphGetEdges",
    "cuGraphGetEdges_v2",
    "cuGraphNodeGetDependencies",
    "cuGraphNodeGetDependencies_v2",
    "cuGraphNodeGetDependentNodes",
    "cuGraphNodeGetDependentNodes_v2",
    "cuGraphAddDependencies",
    "cuGraphAddDependencies_v2",
    "cuGraphRemoveDependencies",
    "cuGraphRemoveDependencies_v2",
    "cuGraphDestroyNode",
    "cuGraphInstantiate",
    "cuGraphInstantiateWithParams",
    "cuGraphExecGetFlags",
    "cuGraphExecKernelNodeSetParams",
    "cuGraphExecMemcpyNodeSetParams",
    "cuGraphExecMemsetNodeSetParams",
    "cuGraphExecHostNodeSetParams",
    "cuGraphExecChildGraphNodeSetParams",
    "cuGraphExecEventRecordNodeSetEvent",
    "cuGraphExecEventWaitNodeSetEvent",
    "cuGraphExecExternalSemaphoresSignalNodeSetParams",
    "cuGraphExecExternalSemaphoresWaitNodeSetParams",
    "cuGraphNodeSetEnabled",
    "cuGraphNodeGetEnabled",
    "cuGraphUpload",
    "cuGraphLaunch",
    "cuGraphExecDestroy",
    "cuGraphDestroy",
    "cuGraphExecUpdate",
    "cuGraphKernelNodeCopyAttributes",
    "cuGraphKernelNodeGetAttribute",
    "cuGraphKernelNodeSetAttribute",
    "cuGraphDebugDotPrint",
    "cuUserObjectCreate",
    "cuUserObjectRetain",
    "cuUserObjectRelease",
    "cuGraphRetainUserObject",
    "cuGraphReleaseUserObject",
    "cuGraphAddNode",
    "cuGraphAddNode_v2",
    "cuGraphNodeSetParams",
    "cuGraphExecNodeSetParams",
    "cuGraphConditionalHandleCreate",
    "cuOccupancyMaxActiveBlocksPerMultiprocessor",
    "cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
    "cuOccupancyMaxPotentialBlockSize",
    "cuOccupancyMaxPotentialBlockSizeWithFlags",
    "cuOccupancyAvailableDynamicSMemPerBlock",
    "cuOccupancyMaxPotentialClusterSize",
    "cuOccupancyMaxActiveClusters",
    "cuTexRefSetArray",
    "cuTexRefSetMipmappedArray",
    "cuTexRefSetAddress",
    "cuTexRefSetAddress2D",
    "cuTexRefSetFormat",
    "cuTexRefSetAddressMode",
    "cuTexRefSetFilterMode",
    "cuTexRefSetMipmapFilterMode",
    "cuTexRefSetMipmapLevelBias",
    "cuTexRefSetMipmapLevelClamp",
    "cuTexRefSetMaxAnisotropy",
    "cuTexRefSetBorderColor",
    "cuTexRefSetFlags",
    "cuTexRefGetAddress",
    "cuTexRefGetArray",
    "cuTexRefGetMipmappedArray",
    "cuTexRefGetAddressMode",
    "cuTexRefGetFilterMode",
    "cuTexRefGetFormat",
    "cuTexRefGetMipmapFilterMode",
    "cuTexRefGetMipmapLevelBias",
    "cuTexRefGetMipmapLevelClamp",
    "cuTexRefGetMaxAnisotropy",
    "cuTexRefGetBorderColor",
    "cuTexRefGetFlags",
    "cuTexRefCreate",
    "cuTexRefDestroy",
    "cuSurfRefSetArray",
    "cuSurfRefGetArray",
    "cuTexObjectCreate",
    "cuTexObjectDestroy",
    "cuTexObjectGetResourceDesc",
    "cuTexObjectGetTextureDesc",
    "cuTexObjectGetResourceViewDesc",
    "cuSurfObjectCreate",
    "cuSurfObjectDestroy",
    "cuSurfObjectGetResourceDesc",
    "cuTensorMapEncodeTiled",
    "cuTensorMapEncodeIm2col",
    "cuTensorMapEncodeIm2colWide",
    "cuTensorMapReplaceAddress",
    "cuDeviceCanAccessPeer",
    "cuCtxEnablePeerAccess",
    "cuCtxDisablePeerAccess",
    "cuDeviceGetP2PAttribute",
    "cuGraphicsUnregisterResource",
    "cuGraphicsSubResourceGetMappedArray",
    "cuGraphicsResourceGetMappedMipmappedArray",
    "cuGraphicsResourceGetMappedPointer",
    "cuGraphicsResourceSetMapFlags",
    "cuGraphicsMapResources",
    "cuGraphicsUnmapResources",
    "cuGetProcAddress",
    "cuCoredumpGetAttribute",
    "cuCoredumpGetAttributeGlobal",
    "cuCoredumpSetAttribute",
    "cuCoredumpSetAttributeGlobal",
    "cuGetExportTable",
    "cuGreenCtxCreate",
    "cuGreenCtxDestroy",
    "cuCtxFromGreenCtx",
    "cuDeviceGetDevResource",
    "cuCtxGetDevResource",
    "cuGreenCtxGetDevResource",
    "cuDevSmResourceSplitByCount",
    "cuDevResourceGenerateDesc",
    "cuGreenCtxRecordEvent",
    "cuGreenCtxWaitEvent",
    "cuStreamGetGreenCtx",
    "cuGreenCtxStreamCreate",
    "cuLogsRegisterCallback",
    "cuLogsUnregisterCallback",
    "cuLogsCurrent",
    "cuLogsDumpToFile",
    "cuLogsDumpToMemory",
    "cuCheckpointProcessGetRestoreThreadId",
    "cuCheckpointProcessGetState",
    "cuCheckpointProcessLock",
    "cuCheckpointProcessCheckpoint",
    "cuCheckpointProcessRestore",
    "cuCheckpointProcessUnlock",
    "cuProfilerStart",
    "cuProfilerStop",
    "cuGraphicsEGLRegisterImage",
    "cuEGLStreamConsumerConnect",
    "cuEGLStreamConsumerConnectWithFlags",
    "cuEGLStreamConsumerDisconnect",
    "cuEGLStreamConsumerAcquireFrame",
    "cuEGLStreamConsumerReleaseFrame",
    "cuEGLStreamProducerConnect",
    "cuEGLStreamProducerDisconnect",
    "cuEGLStreamProducerPresentFrame",
    "cuEGLStreamProducerReturnFrame",
    "cuGraphicsResourceGetMappedEglFrame",
    "cuEventCreateFromEGLSync",
    "cuGraphicsGLRegisterBuffer",
    "cuGraphicsGLRegisterImage",
    "cuGLGetDevices",
    "cuGLCtxCreate",
    "cuGLInit",
    "cuGLRegisterBufferObject",
    "cuGLMapBufferObject",
    "cuGLUnmapBufferObject",
    "cuGLUnregisterBufferObject",
    "cuGLSetBufferObjectMapFlags",
    "cuGLMapBufferObjectAsync",
    "cuGLUnmapBufferObjectAsync",
    "cuVDPAUGetDevice",
    "cuVDPAUCtxCreate",
    "cuGraphicsVDPAURegisterVideoSurface",
    "cuGraphicsVDPAURegisterOutputSurface",
    "DriverError",
    "InvalidValueError",
    "OutOfMemoryError",
    "NotInitializedError",
    "DeinitializedError",
    "ProfilerDisabledError",
    "ProfilerNotInitializedError",
    "ProfilerAlreadyStartedError",
    "ProfilerAlreadyStoppedError",
    "StubLibraryError",
    "DeviceUnavailableError",
    "NoDeviceError",
    "InvalidDeviceError",
    "DeviceNotLicensedError",
    "InvalidImageError",
    "InvalidContextError",
    "ContextAlreadyCurrentError",
    "MapFailedError",
    "UnmapFailedError",
    "ArrayIsMappedError",
    "AlreadyMappedError",
    "NoBinaryForGpuError",
    "AlreadyAcquiredError",
    "NotMappedError",
    "NotMappedAsArrayError",
    "NotMappedAsPointerError",
    "EccUncorrectableError",
    "UnsupportedLimitError",
    "ContextAlreadyInUseError",
    "PeerAccessUnsupportedError",
    "InvalidPtxError",
    "InvalidGraphicsContextError",
    "NvlinkUncorrectableError",
    "JitCompilerNotFoundError",
    "UnsupportedPtxVersionError",
    "JitCompilationDisabledError",
    "UnsupportedExecAffinityError",
    "UnsupportedDevsideSyncError",
    "ContainedError",
    "InvalidSourceError",
    "DriverFileNotFoundError",
    "SharedObjectSymbolNotFoundError",
    "SharedObjectInitFailedError",
    "OperatingSystemError",
    "InvalidHandleError",
    "IllegalStateError",
    "LossyQueryError",
    "NotFoundError",
    "NotReadyError",
    "IllegalAddressError",
    "LaunchOutOfResourcesError",
    "LaunchTimeoutError",
    "LaunchIncompatibleTexturingError",
    "PeerAccessAlreadyEnabledError",
    "PeerAccessNotEnabledError",
    "PrimaryContextActiveError",
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
    "LaunchFailedError",
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
    "DriverTimeoutError",
    "GraphExecUpdateFailureError",
    "ExternalDeviceError",
    "InvalidClusterSizeError",
    "FunctionNotLoadedError",
    "InvalidResourceTypeError",
    "InvalidResourceConfigurationError",
    "KeyRotationError",
    "UnknownError",
]

class DriverError(CUDAError): ...
class InvalidValueError(DriverError): ...
class OutOfMemoryError(DriverError): ...
class NotInitializedError(DriverError): ...
class DeinitializedError(DriverError): ...
class ProfilerDisabledError(DriverError): ...
class ProfilerNotInitializedError(DriverError): ...
class ProfilerAlreadyStartedError(DriverError): ...
class ProfilerAlreadyStoppedError(DriverError): ...
class StubLibraryError(DriverError): ...
class DeviceUnavailableError(DriverError): ...
class NoDeviceError(DriverError): ...
class InvalidDeviceError(DriverError): ...
class DeviceNotLicensedError(DriverError): ...
class InvalidImageError(DriverError): ...
class InvalidContextError(DriverError): ...
class ContextAlreadyCurrentError(DriverError): ...
class MapFailedError(DriverError): ...
class UnmapFailedError(DriverError): ...
class ArrayIsMappedError(DriverError): ...
class AlreadyMappedError(DriverError): ...
class NoBinaryForGpuError(DriverError): ...
class AlreadyAcquiredError(DriverError): ...
class NotMappedError(DriverError): ...
class NotMappedAsArrayError(DriverError): ...
class NotMappedAsPointerError(DriverError): ...
class EccUncorrectableError(DriverError): ...
class UnsupportedLimitError(DriverError): ...
class ContextAlreadyInUseError(DriverError): ...
class PeerAccessUnsupportedError(DriverError): ...
class InvalidPtxError(DriverError): ...
class InvalidGraphicsContextError(DriverError): ...
class NvlinkUncorrectableError(DriverError): ...
class JitCompilerNotFoundError(DriverError): ...
class UnsupportedPtxVersionError(DriverError): ...
class JitCompilationDisabledError(DriverError): ...
class UnsupportedExecAffinityError(DriverError): ...
class UnsupportedDevsideSyncError(DriverError): ...
class ContainedError(DriverError): ...
class InvalidSourceError(DriverError): ...
class DriverFileNotFoundError(DriverError): ...
class SharedObjectSymbolNotFoundError(DriverError): ...
class SharedObjectInitFailedError(DriverError): ...
class OperatingSystemError(DriverError): ...
class InvalidHandleError(DriverError): ...
class IllegalStateError(DriverError): ...
class LossyQueryError(DriverError): ...
class NotFoundError(DriverError): ...
class NotReadyError(DriverError): ...
class IllegalAddressError(DriverError): ...
class LaunchOutOfResourcesError(DriverError): ...
class LaunchTimeoutError(DriverError): ...
class LaunchIncompatibleTexturingError(DriverError): ...
class PeerAccessAlreadyEnabledError(DriverError): ...
class PeerAccessNotEnabledError(DriverError): ...
class PrimaryContextActiveError(DriverError): ...
class ContextIsDestroyedError(DriverError): ...
class AssertError(DriverError): ...
class TooManyPeersError(DriverError): ...
class HostMemoryAlreadyRegisteredError(DriverError): ...
class HostMemoryNotRegisteredError(DriverError): ...
class HardwareStackError(DriverError): ...
class IllegalInstructionError(DriverError): ...
class MisalignedAddressError(DriverError): ...
class InvalidAddressSpaceError(DriverError): ...
class InvalidPcError(DriverError): ...
class LaunchFailedError(DriverError): ...
class CooperativeLaunchTooLargeError(DriverError): ...
class TensorMemoryLeakError(DriverError): ...
class NotPermittedError(DriverError): ...
class NotSupportedError(DriverError): ...
class SystemNotReadyError(DriverError): ...
class SystemDriverMismatchError(DriverError): ...
class CompatNotSupportedOnDeviceError(DriverError): ...
class MpsConnectionFailedError(DriverError): ...
class MpsRpcFailureError(DriverError): ...
class MpsServerNotReadyError(DriverError): ...
class MpsMaxClientsReachedError(DriverError): ...
class MpsMaxConnectionsReachedError(DriverError): ...
class MpsClientTerminatedError(DriverError): ...
class CdpNotSupportedError(DriverError): ...
class CdpVersionMismatchError(DriverError): ...
class StreamCaptureUnsupportedError(DriverError): ...
class StreamCaptureInvalidatedError(DriverError): ...
class StreamCaptureMergeError(DriverError): ...
class StreamCaptureUnmatchedError(DriverError): ...
class StreamCaptureUnjoinedError(DriverError): ...
class StreamCaptureIsolationError(DriverError): ...
class StreamCaptureImplicitError(DriverError): ...
class CapturedEventError(DriverError): ...
class StreamCaptureWrongThreadError(DriverError): ...
class DriverTimeoutError(DriverError): ...
class GraphExecUpdateFailureError(DriverError): ...
class ExternalDeviceError(DriverError): ...
class InvalidClusterSizeError(DriverError): ...
class FunctionNotLoadedError(DriverError): ...
class InvalidResourceTypeError(DriverError): ...
class InvalidResourceConfigurationError(DriverError): ...
class KeyRotationError(DriverError): ...
class UnknownError(DriverError): ...

def cuGetErrorString(error: CUresult | int) -> str | None:
    ...
def cuGetErrorName(error: CUresult | int) -> str | None:
    ...
def cuInit(Flags: _Int | None = ...) -> None:
    ...
def cuDriverGetVersion() -> int:
    ...
def cuDeviceGet(ordinal: _Int) -> CUdevice:
    ...
def cuDeviceGetCount() -> int:
    ...
def cuDeviceGetName(dev: CUdevice | _Int | None) -> str:
    ...
def cuDeviceGetUuid(dev: CUdevice | _Int | None) -> CUuuid:
    ...
def cuDeviceGetUuid_v2(dev: CUdevice | _Int | None) -> CUuuid:
    ...
def cuDeviceGetLuid(dev: CUdevice | _Int | None) -> tuple[bytes, int]:
    ...
def cuDeviceTotalMem(dev: CUdevice | _Int | None) -> int:
    ...
def cuDeviceGetTexture1DLinearMaxWidth(
    pformat: CUarray_format | int,
    numChannels: _Int,
    dev: CUdevice | _Int | None,
) -> int:
    ...
def cuDeviceGetAttribute(attrib: CUdevice_attribute | int, dev: CUdevice | _Int | None) -> int:
    ...
def cuDeviceGetNvSciSyncAttributes(
    nvSciSyncAttrList: _Address,
    dev: CUdevice | _Int | None,
    flags: _Int,
) -> None:
    ...
def cuDeviceSetMemPool(dev: CUdevice | _Int | None, pool: CUmemoryPool | _Int | None) -> None:
    ...
def cuDeviceGetMemPool(dev: CUdevice | _Int | None) -> CUmemoryPool:
    ...
def cuDeviceGetDefaultMemPool(dev: CUdevice | _Int | None) -> CUmemoryPool:
    ...
def cuDeviceGetExecAffinitySupport(
    typename: CUexecAffinityType | int,
    dev: CUdevice | _Int | None,
) -> int:
    ...
def cuFlushGPUDirectRDMAWrites(
    target: CUflushGPUDirectRDMAWritesTarget | int,
    scope: CUflushGPUDirectRDMAWritesScope | int,
) -> None:
    ...
def cuDeviceGetProperties(dev: CUdevice | _Int | None) -> CUdevprop:
    ...
def cuDeviceComputeCapability(dev: CUdevice | _Int | None) -> tuple[int, int]:
    ...
def cuDevicePrimaryCtxRetain(dev: CUdevice | _Int | None) -> CUcontext:
    ...
def cuDevicePrimaryCtxRelease(dev: CUdevice | _Int | None) -> None:
    ...
def cuDevicePrimaryCtxSetFlags(dev: CUdevice | _Int | None, flags: _Int) -> None:
    ...
def cuDevicePrimaryCtxGetState(dev: CUdevice | _Int | None) -> tuple[int, int]:
    ...
def cuDevicePrimaryCtxReset(dev: CUdevice | _Int | None) -> None:
    ...
def cuCtxCreate(flags: _Int, dev: CUdevice | _Int | None) -> CUcontext:
    ...
def cuCtxCreate_v3(
    paramsArray: Sequence[CUexecAffinityParam] | None,
    flags: _Int,
    dev: CUdevice | _Int | None,
) -> CUcontext:
    ...
def cuCtxCreate_v4(
    ctxCreateParams: CUctxCreateParams | None,
    flags: _Int,
    dev: CUdevice | _Int | None,
) -> CUcontext:
    ...
def cuCtxDestroy(ctx: CUcontext | _Int | None) -> None:
    ...
def cuCtxPushCurrent(ctx: CUcontext | _Int | None) -> None:
    ...
def cuCtxPopCurrent() -> CUcontext:
    ...
def cuCtxSetCurrent(ctx: CUcontext | _Int | None) -> None:
    ...
def cuCtxGetCurrent() -> CUcontext:
    ...
def cuCtxGetDevice() -> CUdevice:
    ...
def cuCtxGetFlags() -> int:
    ...
def cuCtxSetFlags(flags: _Int) -> None:
    ...
def cuCtxGetId(ctx: CUcontext | _Int | None) -> int:
    ...
def cuCtxSynchronize() -> None:
    ...
def cuCtxSetLimit(limit: CUlimit | int, value: _Int) -> None:
    ...
def cuCtxGetLimit(limit: CUlimit | int) -> int:
    ...
def cuCtxGetCacheConfig() -> CUfunc_cache:
    ...
def cuCtxSetCacheConfig(config: CUfunc_cache | int) -> None:
    ...
def cuCtxGetApiVersion(ctx: CUcontext | _Int | None) -> int:
    ...
def cuCtxGetStreamPriorityRange() -> tuple[int, int]:
    ...
def cuCtxResetPersistingL2Cache() -> None:
    ...
def cuCtxGetExecAffinity(typename: CUexecAffinityType | int) -> CUexecAffinityParam:
    ...
def cuCtxRecordEvent(hCtx: CUcontext | _Int | None, hEvent: CUevent | _Int | None) -> None:
    ...
def cuCtxWaitEvent(hCtx: CUcontext | _Int | None, hEvent: CUevent | _Int | None) -> None:
    ...
def cuCtxAttach(flags: _Int) -> CUcontext:
    ...
def cuCtxDetach(ctx: CUcontext | _Int | None) -> None:
    ...
def cuCtxGetSharedMemConfig() -> CUsharedconfig:
    ...
def cuCtxSetSharedMemConfig(config: CUsharedconfig | int) -> None:
    ...
def cuModuleLoad(fname: _Text) -> CUmodule:
    ...
def cuModuleLoadData(image: _Address) -> CUmodule:
    ...
def cuModuleLoadDataEx(
    image: _Address,
    options: Sequence[CUjit_option] | None = ...,
    optionValues: Sequence[Any] | None = ...,
) -> CUmodule:
    ...
def cuModuleLoadFatBinary(fatCubin: _Address) -> CUmodule:
    ...
def cuModuleUnload(hmod: CUmodule | _Int | None) -> None:
    ...
def cuModuleGetLoadingMode() -> CUmoduleLoadingMode:
    ...
def cuModuleGetFunction(hmod: CUmodule | _Int | None, name: _Text) -> CUfunction:
    ...
def cuModuleGetFunctionCount(mod: CUmodule | _Int | None) -> int:
    ...
def cuModuleEnumerateFunctions(numFunctions: _Int, mod: CUmodule | _Int | None) -> list[CUfunction]:
    ...
def cuModuleGetGlobal(hmod: CUmodule | _Int | None, name: _Text) -> tuple[CUdeviceptr, int]:
    ...
def cuLinkCreate(
    options: Sequence[CUjit_option] | None = ...,
    optionValues: Sequence[Any] | None = ...,
) -> CUlinkState:
    ...
def cuLinkAddData(
    state: CUlinkState | _Int | None,
    typename: CUjitInputType | int,
    data: _Address,
    size: _Int,
    name: _Text | None = ...,
    options: Sequence[CUjit_option] | None = ...,
    optionValues: Sequence[Any] | None = ...,
) -> None:
    ...
def cuLinkAddFile(
    state: CUlinkState | _Int | None,
    typename: CUjitInputType | int,
    path: _Text,
    options: Sequence[CUjit_option] | None = ...,
    optionValues: Sequence[Any] | None = ...,
) -> None:
    ...
def cuLinkComplete(state: CUlinkState | _Int | None) -> tuple[int, int]:
    ...
def cuLinkDestroy(state: CUlinkState | _Int | None) -> None:
    ...
def cuModuleGetTexRef(hmod: CUmodule | _Int | None, name: _Text) -> CUtexref:
    ...
def cuModuleGetSurfRef(hmod: CUmodule | _Int | None, name: _Text) -> CUsurfref:
    ...
def cuLibraryLoadData(
    code: _Address,
    jitOptions: Sequence[CUjit_option] | None = ...,
    jitOptionsValues: Sequence[Any] | None = ...,
    libraryOptions: Sequence[CUlibraryOption] | None = ...,
    libraryOptionValues: Sequence[Any] | None = ...,
) -> CUlibrary:
    ...
def cuLibraryLoadFromFile(
    fileName: _Text,
    jitOptions: Sequence[CUjit_option] | None = ...,
    jitOptionsValues: Sequence[Any] | None = ...,
    libraryOptions: Sequence[CUlibraryOption] | None = ...,
    libraryOptionValues: Sequence[Any] | None = ...,
) -> CUlibrary:
    ...
def cuLibraryUnload(library: CUlibrary | _Int | None) -> None:
    ...
def cuLibraryGetKernel(library: CUlibrary | _Int | None, name: _Text) -> CUkernel:
    ...
def cuLibraryGetKernelCount(lib: CUlibrary | _Int | None) -> int:
    ...
def cuLibraryEnumerateKernels(numKernels: _Int, lib: CUlibrary | _Int | None) -> list[CUkernel]:
    ...
def cuLibraryGetModule(library: CUlibrary | _Int | None) -> CUmodule:
    ...
def cuKernelGetFunction(kernel: CUkernel | _Int | None) -> CUfunction:
    ...
def cuKernelGetLibrary(kernel: CUkernel | _Int | None) -> CUlibrary:
    ...
def cuLibraryGetGlobal(library: CUlibrary | _Int | None, name: _Text) -> tuple[CUdeviceptr, int]:
    ...
def cuLibraryGetManaged(library: CUlibrary | _Int | None, name: _Text) -> tuple[CUdeviceptr, int]:
    ...
def cuLibraryGetUnifiedFunction(library: CUlibrary | _Int | None, symbol: _Text) -> int:
    ...
def cuKernelGetAttribute(
    attrib: CUfunction_attribute | int,
    kernel: CUkernel | _Int | None,
    dev: CUdevice | _Int | None,
) -> int:
    ...
def cuKernelSetAttribute(
    attrib: CUfunction_attribute | int,
    val: _Int,
    kernel: CUkernel | _Int | None,
    dev: CUdevice | _Int | None,
) -> None:
    ...
def cuKernelSetCacheConfig(
    kernel: CUkernel | _Int | None,
    config: CUfunc_cache | int,
    dev: CUdevice | _Int | None,
) -> None:
    ...
def cuKernelGetName(hfunc: CUkernel | _Int | None) -> str | None:
    ...
def cuKernelGetParamInfo(kernel: CUkernel | _Int | None, paramIndex: _Int) -> tuple[int, int]:
    ...
def cuMemGetInfo() -> tuple[int, int]:
    ...
def cuMemAlloc(bytesize: _Int) -> CUdeviceptr:
    ...
def cuMemAllocPitch(
    WidthInBytes: _Int,
    Height: _Int,
    ElementSizeBytes: _Int,
) -> tuple[CUdeviceptr, int]:
    ...
def cuMemFree(dptr: CUdeviceptr | _Int | None) -> None:
    ...
def cuMemGetAddressRange(dptr: CUdeviceptr | _Int | None) -> tuple[CUdeviceptr, int]:
    ...
def cuMemAllocHost(bytesize: _Int) -> int:
    ...
def cuMemFreeHost(p: _Address) -> None:
    ...
def cuMemHostAlloc(bytesize: _Int, Flags: _Int | None = ...) -> int:
    ...
def cuMemHostGetDevicePointer(p: _Address, Flags: _Int | None = ...) -> CUdeviceptr:
    ...
def cuMemHostGetFlags(p: _Address) -> int:
    ...
def cuMemAllocManaged(bytesize: _Int, flags: _Int) -> CUdeviceptr:
    ...
def cuDeviceRegisterAsyncNotification(
    device: CUdevice | _Int | None,
    callbackFunc: CUasyncCallback | _Int | Callable[..., object] | None,
    userData: object | None = ...,
) -> CUasyncCallbackHandle:
    ...
def cuDeviceUnregisterAsyncNotification(
    device: CUdevice | _Int | None,
    callback: CUasyncCallbackHandle | _Int | None,
) -> None:
    ...
def cuDeviceGetByPCIBusId(pciBusId: _Text) -> CUdevice:
    ...
def cuDeviceGetPCIBusId(dev: CUdevice | _Int | None) -> str:
    ...
def cuIpcGetEventHandle(event: CUevent | _Int | None) -> CUipcEventHandle:
    ...
def cuIpcOpenEventHandle(handle: CUipcEventHandle) -> CUevent:
    ...
def cuIpcGetMemHandle(dptr: CUdeviceptr | _Int | None) -> CUipcMemHandle:
    ...
def cuIpcOpenMemHandle(handle: CUipcMemHandle, Flags: _Int) -> CUdeviceptr:
    ...
def cuIpcCloseMemHandle(dptr: CUdeviceptr | _Int | None) -> None:
    ...
def cuMemHostRegister(p: _Address, bytesize: _Int, Flags: _Int | None = ...) -> None:
    ...
def cuMemHostUnregister(p: _Address) -> None:
    ...
def cuMemcpy(
    dst: CUdeviceptr | _Int | None,
    src: CUdeviceptr | _Int | None,
    ByteCount: _Int,
) -> None:
    ...
def cuMemcpyPeer(
    dstDevice: CUdeviceptr | _Int | None,
    dstContext: CUcontext | _Int | None,
    srcDevice: CUdeviceptr | _Int | None,
    srcContext: CUcontext | _Int | None,
    ByteCount: _Int,
) -> None:
    ...
def cuMemcpyHtoD(dstDevice: CUdeviceptr | _Int | None, srcHost: _Address, ByteCount: _Int) -> None:
    ...
def cuMemcpyDtoH(dstHost: _Address, srcDevice: CUdeviceptr | _Int | None, ByteCount: _Int) -> None:
    ...
def cuMemcpyDtoD(
    dstDevice: CUdeviceptr | _Int | None,
    srcDevice: CUdeviceptr | _Int | None,
    ByteCount: _Int,
) -> None:
    ...
def cuMemcpyDtoA(
    dstArray: CUarray | _Int | None,
    dstOffset: _Int,
    srcDevice: CUdeviceptr | _Int | None,
    ByteCount: _Int,
) -> None:
    ...
def cuMemcpyAtoD(
    dstDevice: CUdeviceptr | _Int | None,
    srcArray: CUarray | _Int | None,
    srcOffset: _Int,
    ByteCount: _Int,
) -> None:
    ...
def cuMemcpyHtoA(
    dstArray: CUarray | _Int | None,
    dstOffset: _Int,
    srcHost: _Address,
    ByteCount: _Int,
) -> None:
    ...
def cuMemcpyAtoH(
    dstHost: _Address,
    srcArray: CUarray | _Int | None,
    srcOffset: _Int,
    ByteCount: _Int,
) -> None:
    ...
def cuMemcpyAtoA(
    dstArray: CUarray | _Int | None,
    dstOffset: _Int,
    srcArray: CUarray | _Int | None,
    srcOffset: _Int,
    ByteCount: _Int,
) -> None:
    ...
def cuMemcpy2D(pCopy: CUDA_MEMCPY2D | None) -> None:
    ...
def cuMemcpy2DUnaligned(pCopy: CUDA_MEMCPY2D | None) -> None:
    ...
def cuMemcpy3D(pCopy: CUDA_MEMCPY3D | None) -> None:
    ...
def cuMemcpy3DPeer(pCopy: CUDA_MEMCPY3D_PEER | None) -> None:
    ...
def cuMemcpyAsync(
    dst: CUdeviceptr | _Int | None,
    src: CUdeviceptr | _Int | None,
    ByteCount: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    ...
def cuMemcpyPeerAsync(
    dstDevice: CUdeviceptr | _Int | None,
    dstContext: CUcontext | _Int | None,
    srcDevice: CUdeviceptr | _Int | None,
    srcContext: CUcontext | _Int | None,
    ByteCount: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    ...
def cuMemcpyHtoDAsync(
    dstDevice: CUdeviceptr | _Int | None,
    srcHost: _Address,
    ByteCount: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    ...
def cuMemcpyDtoHAsync(
    dstHost: _Address,
    srcDevice: CUdeviceptr | _Int | None,
    ByteCount: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    ...
def cuMemcpyDtoDAsync(
    dstDevice: CUdeviceptr | _Int | None,
    srcDevice: CUdeviceptr | _Int | None,
    ByteCount: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    ...
def cuMemcpyHtoAAsync(
    dstArray: CUarray | _Int | None,
    dstOffset: _Int,
    srcHost: _Address,
    ByteCount: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    ...
def cuMemcpyAtoHAsync(
    dstHost: _Address,
    srcArray: CUarray | _Int | None,
    srcOffset: _Int,
    ByteCount: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    ...
def cuMemcpy2DAsync(pCopy: CUDA_MEMCPY2D | None, hStream: CUstream | _Int | None) -> None:
    ...
def cuMemcpy3DAsync(pCopy: CUDA_MEMCPY3D | None, hStream: CUstream | _Int | None) -> None:
    ...
def cuMemcpy3DPeerAsync(pCopy: CUDA_MEMCPY3D_PEER | None, hStream: CUstream | _Int | None) -> None:
    ...
def cuMemcpyBatchAsync(
    dsts: Sequence[CUdeviceptr] | None,
    srcs: Sequence[CUdeviceptr] | None,
    sizes: Sequence[int] | None,
    attrs: Sequence[CUmemcpyAttributes] | None,
    attrsIdxs: Sequence[int] | None,
    hStream: CUstream | _Int | None,
) -> int:
    ...
def cuMemcpy3DBatchAsync(
    opList: Sequence[CUDA_MEMCPY3D_BATCH_OP] | None,
    flags: _Int,
    hStream: CUstream | _Int | None,
) -> int:
    ...
def cuMemsetD8(dstDevice: CUdeviceptr | _Int | None, uc: _Int, N: _Int) -> None:
    ...
def cuMemsetD16(dstDevice: CUdeviceptr | _Int | None, us: _Int, N: _Int) -> None:
    ...
def cuMemsetD32(dstDevice: CUdeviceptr | _Int | None, ui: _Int, N: _Int) -> None:
    ...
def cuMemsetD2D8(
    dstDevice: CUdeviceptr | _Int | None,
    dstPitch: _Int,
    uc: _Int,
    Width: _Int,
    Height: _Int,
) -> None:
    ...
def cuMemsetD2D16(
    dstDevice: CUdeviceptr | _Int | None,
    dstPitch: _Int,
    us: _Int,
    Width: _Int,
    Height: _Int,
) -> None:
    ...
def cuMemsetD2D32(
    dstDevice: CUdeviceptr | _Int | None,
    dstPitch: _Int,
    ui: _Int,
    Width: _Int,
    Height: _Int,
) -> None:
    ...
def cuMemsetD8Async(
    dstDevice: CUdeviceptr | _Int | None,
    uc: _Int,
    N: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    ...
def cuMemsetD16Async(
    dstDevice: CUdeviceptr | _Int | None,
    us: _Int,
    N: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    ...
def cuMemsetD32Async(
    dstDevice: CUdeviceptr | _Int | None,
    ui: _Int,
    N: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    ...
def cuMemsetD2D8Async(
    dstDevice: CUdeviceptr | _Int | None,
    dstPitch: _Int,
    uc: _Int,
    Width: _Int,
    Height: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    ...
def cuMemsetD2D16Async(
    dstDevice: CUdeviceptr | _Int | None,
    dstPitch: _Int,
    us: _Int,
    Width: _Int,
    Height: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    ...
def cuMemsetD2D32Async(
    dstDevice: CUdeviceptr | _Int | None,
    dstPitch: _Int,
    ui: _Int,
    Width: _Int,
    Height: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    ...
def cuArrayCreate(pAllocateArray: CUDA_ARRAY_DESCRIPTOR | None) -> CUarray:
    ...
def cuArrayGetDescriptor(hArray: CUarray | _Int | None) -> CUDA_ARRAY_DESCRIPTOR:
    ...
def cuArrayGetSparseProperties(array: CUarray | _Int | None) -> CUDA_ARRAY_SPARSE_PROPERTIES:
    ...
def cuMipmappedArrayGetSparseProperties(
    mipmap: CUmipmappedArray | _Int | None,
) -> CUDA_ARRAY_SPARSE_PROPERTIES:
    ...
def cuArrayGetMemoryRequirements(
    array: CUarray | _Int | None,
    device: CUdevice | _Int | None,
) -> CUDA_ARRAY_MEMORY_REQUIREMENTS:
    ...
def cuMipmappedArrayGetMemoryRequirements(
    mipmap: CUmipmappedArray | _Int | None,
    device: CUdevice | _Int | None,
) -> CUDA_ARRAY_MEMORY_REQUIREMENTS:
    ...
def cuArrayGetPlane(hArray: CUarray | _Int | None, planeIdx: _Int) -> CUarray:
    ...
def cuArrayDestroy(hArray: CUarray | _Int | None) -> None:
    ...
def cuArray3DCreate(pAllocateArray: CUDA_ARRAY3D_DESCRIPTOR | None) -> CUarray:
    ...
def cuArray3DGetDescriptor(hArray: CUarray | _Int | None) -> CUDA_ARRAY3D_DESCRIPTOR:
    ...
def cuMipmappedArrayCreate(
    pMipmappedArrayDesc: CUDA_ARRAY3D_DESCRIPTOR | None,
    numMipmapLevels: _Int,
) -> CUmipmappedArray:
    ...
def cuMipmappedArrayGetLevel(
    hMipmappedArray: CUmipmappedArray | _Int | None,
    level: _Int,
) -> CUarray:
    ...
def cuMipmappedArrayDestroy(hMipmappedArray: CUmipmappedArray | _Int | None) -> None:
    ...
def cuMemGetHandleForAddressRange(
    dptr: CUdeviceptr | _Int | None,
    size: _Int,
    handleType: CUmemRangeHandleType | int,
    flags: _Int | None = ...,
) -> Any:
    ...
def cuMemBatchDecompressAsync(
    paramsArray: CUmemDecompressParams | Sequence[CUmemDecompressParams] | None,
    count: _Int,
    flags: _Int,
    stream: CUstream | _Int | None,
) -> int:
    ...
def cuMemAddressReserve(
    size: _Int,
    alignment: _Int | None = ...,
    addr: CUdeviceptr | _Int | None = ...,
    flags: _Int | None = ...,
) -> CUdeviceptr:
    ...
def cuMemAddressFree(ptr: CUdeviceptr | _Int | None, size: _Int) -> None:
    ...
def cuMemCreate(
    size: _Int,
    prop: CUmemAllocationProp | None,
    flags: _Int | None = ...,
) -> CUmemGenericAllocationHandle:
    ...
def cuMemRelease(handle: CUmemGenericAllocationHandle | _Int | None) -> None:
    ...
def cuMemMap(
    ptr: CUdeviceptr | _Int | None,
    size: _Int,
    offset: _Int,
    handle: CUmemGenericAllocationHandle | _Int | None,
    flags: _Int | None = ...,
) -> None:
    ...
def cuMemMapArrayAsync(
    mapInfoList: Sequence[CUarrayMapInfo] | None,
    hStream: CUstream | _Int | None,
) -> None:
    ...
def cuMemUnmap(ptr: CUdeviceptr | _Int | None, size: _Int) -> None:
    ...
def cuMemSetAccess(
    ptr: CUdeviceptr | _Int | None,
    size: _Int,
    desc: Sequence[CUmemAccessDesc] | None,
) -> None:
    ...
def cuMemGetAccess(location: CUmemLocation | None, ptr: CUdeviceptr | _Int | None) -> int:
    ...
def cuMemExportToShareableHandle(
    handle: CUmemGenericAllocationHandle | _Int | None,
    handleType: CUmemAllocationHandleType,
    flags: _Int | None = ...,
) -> Any:
    ...
def cuMemImportFromShareableHandle(
    osHandle: _Address,
    shHandleType: CUmemAllocationHandleType | int,
) -> CUmemGenericAllocationHandle:
    ...
def cuMemGetAllocationGranularity(
    prop: CUmemAllocationProp | None,
    option: CUmemAllocationGranularity_flags | int,
) -> int:
    ...
def cuMemGetAllocationPropertiesFromHandle(
    handle: CUmemGenericAllocationHandle | _Int | None,
) -> CUmemAllocationProp:
    ...
def cuMemRetainAllocationHandle(addr: _Address) -> CUmemGenericAllocationHandle:
    ...
def cuMemFreeAsync(dptr: CUdeviceptr | _Int | None, hStream: CUstream | _Int | None) -> None:
    ...
def cuMemAllocAsync(bytesize: _Int, hStream: CUstream | _Int | None) -> CUdeviceptr:
    ...
def cuMemPoolTrimTo(pool: CUmemoryPool | _Int | None, minBytesToKeep: _Int) -> None:
    ...
def cuMemPoolSetAttribute(
    pool: CUmemoryPool | _Int | None,
    attr: CUmemPool_attribute,
    value: Any,
) -> None:
    ...
def cuMemPoolGetAttribute(pool: CUmemoryPool | _Int | None, attr: CUmemPool_attribute) -> Any:
    ...
def cuMemPoolSetAccess(
    pool: CUmemoryPool | _Int | None,
    map: Sequence[CUmemAccessDesc] | None,
) -> None:
    ...
def cuMemPoolGetAccess(
    memPool: CUmemoryPool | _Int | None,
    location: CUmemLocation | None,
) -> CUmemAccess_flags:
    ...
def cuMemPoolCreate(poolProps: CUmemPoolProps | None) -> CUmemoryPool:
    ...
def cuMemPoolDestroy(pool: CUmemoryPool | _Int | None) -> None:
    ...
def cuMemAllocFromPoolAsync(
    bytesize: _Int,
    pool: CUmemoryPool | _Int | None,
    hStream: CUstream | _Int | None,
) -> CUdeviceptr:
    ...
def cuMemPoolExportToShareableHandle(
    pool: CUmemoryPool | _Int | None,
    handleType: CUmemAllocationHandleType,
    flags: _Int | None = ...,
) -> Any:
    ...
def cuMemPoolImportFromShareableHandle(
    handle: _Address,
    handleType: CUmemAllocationHandleType | int,
    flags: _Int | None = ...,
) -> CUmemoryPool:
    ...
def cuMemPoolExportPointer(ptr: CUdeviceptr | _Int | None) -> CUmemPoolPtrExportData:
    ...
def cuMemPoolImportPointer(
    pool: CUmemoryPool | _Int | None,
    shareData: CUmemPoolPtrExportData | None,
) -> CUdeviceptr:
    ...
def cuMulticastCreate(prop: CUmulticastObjectProp | None) -> CUmemGenericAllocationHandle:
    ...
def cuMulticastAddDevice(
    mcHandle: CUmemGenericAllocationHandle | _Int | None,
    dev: CUdevice | _Int | None,
) -> None:
    ...
def cuMulticastBindMem(
    mcHandle: CUmemGenericAllocationHandle | _Int | None,
    mcOffset: _Int,
    memHandle: CUmemGenericAllocationHandle | _Int | None,
    memOffset: _Int,
    size: _Int,
    flags: _Int | None = ...,
) -> None:
    ...
def cuMulticastBindAddr(
    mcHandle: CUmemGenericAllocationHandle | _Int | None,
    mcOffset: _Int,
    memptr: CUdeviceptr | _Int | None,
    size: _Int,
    flags: _Int | None = ...,
) -> None:
    ...
def cuMulticastUnbind(
    mcHandle: CUmemGenericAllocationHandle | _Int | None,
    dev: CUdevice | _Int | None,
    mcOffset: _Int,
    size: _Int,
) -> None:
    ...
def cuMulticastGetGranularity(
    prop: CUmulticastObjectProp | None,
    option: CUmulticastGranularity_flags | int,
) -> int:
    ...
def cuPointerGetAttribute(attribute: CUpointer_attribute, ptr: CUdeviceptr | _Int | None) -> Any:
    ...
def cuMemPrefetchAsync(
    devPtr: CUdeviceptr | _Int | None,
    count: _Int,
    dstDevice: CUdevice | _Int | None,
    hStream: CUstream | _Int | None,
) -> None:
    ...
def cuMemPrefetchAsync_v2(
    devPtr: CUdeviceptr | _Int | None,
    count: _Int,
    location: CUmemLocation,
    flags: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    ...
def cuMemAdvise(
    devPtr: CUdeviceptr | _Int | None,
    count: _Int,
    advice: CUmem_advise | int,
    device: CUdevice | _Int | None,
) -> None:
    ...
def cuMemAdvise_v2(
    devPtr: CUdeviceptr | _Int | None,
    count: _Int,
    advice: CUmem_advise | int,
    location: CUmemLocation,
) -> None:
    ...
def cuMemRangeGetAttribute(
    dataSize: _Int,
    attribute: CUmem_range_attribute,
    devPtr: CUdeviceptr | _Int | None,
    count: _Int,
) -> Any:
    ...
def cuMemRangeGetAttributes(
    dataSizes: Sequence[int] | None,
    attributes: Sequence[CUmem_range_attribute] | None,
    devPtr: CUdeviceptr | _Int | None,
    count: _Int,
) -> list[Any]:
    ...
def cuPointerSetAttribute(
    value: Any,
    attribute: CUpointer_attribute,
    ptr: CUdeviceptr | _Int | None,
) -> None:
    ...
def cuPointerGetAttributes(
    attributes: Sequence[CUpointer_attribute] | None,
    ptr: CUdeviceptr | _Int | None,
) -> list[Any]:
    ...
def cuStreamCreate(Flags: _Int | None = ...) -> CUstream:
    ...
def cuStreamCreateWithPriority(flags: _Int, priority: _Int) -> CUstream:
    ...
def cuStreamGetPriority(hStream: CUstream | _Int | None) -> int:
    ...
def cuStreamGetDevice(hStream: CUstream | _Int | None) -> CUdevice:
    ...
def cuStreamGetFlags(hStream: CUstream | _Int | None) -> int:
    ...
def cuStreamGetId(hStream: CUstream | _Int | None) -> int:
    ...
def cuStreamGetCtx(hStream: CUstream | _Int | None) -> CUcontext:
    ...
def cuStreamGetCtx_v2(hStream: CUstream | _Int | None) -> tuple[CUcontext, CUgreenCtx]:
    ...
def cuStreamWaitEvent(
    hStream: CUstream | _Int | None,
    hEvent: CUevent | _Int | None,
    Flags: _Int | None = ...,
) -> None:
    ...
def cuStreamAddCallback(
    hStream: CUstream | _Int | None,
    callback: CUstreamCallback | _Int | Callable[..., object] | None,
    userData: object | None = ...,
    flags: _Int | None = ...,
) -> None:
    ...
def cuStreamBeginCapture(hStream: CUstream | _Int | None, mode: CUstreamCaptureMode | int) -> None:
    ...
def cuStreamBeginCaptureToGraph(
    hStream: CUstream | _Int | None,
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    dependencyData: Sequence[CUgraphEdgeData] | None,
    mode: CUstreamCaptureMode | int,
) -> None:
    ...
def cuThreadExchangeStreamCaptureMode(mode: CUstreamCaptureMode | int) -> CUstreamCaptureMode:
    ...
def cuStreamEndCapture(hStream: CUstream | _Int | None) -> CUgraph:
    ...
def cuStreamIsCapturing(hStream: CUstream | _Int | None) -> CUstreamCaptureStatus:
    ...
def cuStreamGetCaptureInfo(
    hStream: CUstream | _Int | None,
) -> tuple[CUstreamCaptureStatus, cuuint64_t, CUgraph, list[CUgraphNode]]:
    ...
def cuStreamGetCaptureInfo_v3(
    hStream: CUstream | _Int | None,
) -> tuple[CUstreamCaptureStatus, cuuint64_t, CUgraph, list[CUgraphNode], list[CUgraphEdgeData]]:
    ...
def cuStreamUpdateCaptureDependencies(
    hStream: CUstream | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    flags: _Int | None = ...,
) -> None:
    ...
def cuStreamUpdateCaptureDependencies_v2(
    hStream: CUstream | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    dependencyData: Sequence[CUgraphEdgeData] | None,
    flags: _Int | None = ...,
) -> None:
    ...
def cuStreamAttachMemAsync(
    hStream: CUstream | _Int | None,
    dptr: CUdeviceptr | _Int | None,
    length: _Int,
    flags: _Int,
) -> None:
    ...
def cuStreamQuery(hStream: CUstream | _Int | None) -> None:
    ...
def cuStreamSynchronize(hStream: CUstream | _Int | None) -> None:
    ...
def cuStreamDestroy(hStream: CUstream | _Int | None) -> None:
    ...
def cuStreamCopyAttributes(dst: CUstream | _Int | None, src: CUstream | _Int | None) -> None:
    ...
def cuStreamGetAttribute(
    hStream: CUstream | _Int | None,
    attr: CUstreamAttrID | int,
) -> CUstreamAttrValue:
    ...
def cuStreamSetAttribute(
    hStream: CUstream | _Int | None,
    attr: CUstreamAttrID | int,
    value: CUstreamAttrValue | None,
) -> None:
    ...
def cuEventCreate(Flags: _Int | None = ...) -> CUevent:
    ...
def cuEventRecord(hEvent: CUevent | _Int | None, hStream: CUstream | _Int | None) -> None:
    ...
def cuEventRecordWithFlags(
    hEvent: CUevent | _Int | None,
    hStream: CUstream | _Int | None,
    flags: _Int,
) -> None:
    ...
def cuEventQuery(hEvent: CUevent | _Int | None) -> None:
    ...
def cuEventSynchronize(hEvent: CUevent | _Int | None) -> None:
    ...
def cuEventDestroy(hEvent: CUevent | _Int | None) -> None:
    ...
def cuEventElapsedTime(hStart: CUevent | _Int | None, hEnd: CUevent | _Int | None) -> float:
    ...
def cuEventElapsedTime_v2(hStart: CUevent | _Int | None, hEnd: CUevent | _Int | None) -> float:
    ...
def cuImportExternalMemory(
    memHandleDesc: CUDA_EXTERNAL_MEMORY_HANDLE_DESC | None,
) -> CUexternalMemory:
    ...
def cuExternalMemoryGetMappedBuffer(
    extMem: CUexternalMemory | _Int | None,
    bufferDesc: CUDA_EXTERNAL_MEMORY_BUFFER_DESC | None,
) -> CUdeviceptr:
    ...
def cuExternalMemoryGetMappedMipmappedArray(
    extMem: CUexternalMemory | _Int | None,
    mipmapDesc: CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC | None,
) -> CUmipmappedArray:
    ...
def cuDestroyExternalMemory(extMem: CUexternalMemory | _Int | None) -> None:
    ...
def cuImportExternalSemaphore(
    semHandleDesc: CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC | None,
) -> CUexternalSemaphore:
    ...
def cuSignalExternalSemaphoresAsync(
    extSemArray: Sequence[CUexternalSemaphore] | None,
    paramsArray: Sequence[CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS] | None,
    stream: CUstream | _Int | None,
) -> None:
    ...
def cuWaitExternalSemaphoresAsync(
    extSemArray: Sequence[CUexternalSemaphore] | None,
    paramsArray: Sequence[CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS] | None,
    stream: CUstream | _Int | None,
) -> None:
    ...
def cuDestroyExternalSemaphore(extSem: CUexternalSemaphore | _Int | None) -> None:
    ...
def cuStreamWaitValue32(
    stream: CUstream | _Int | None,
    addr: CUdeviceptr | _Int | None,
    value: cuuint32_t | _Int | None,
    flags: _Int | None = ...,
) -> None:
    ...
def cuStreamWaitValue64(
    stream: CUstream | _Int | None,
    addr: CUdeviceptr | _Int | None,
    value: cuuint64_t | _Int | None,
    flags: _Int | None = ...,
) -> None:
    ...
def cuStreamWriteValue32(
    stream: CUstream | _Int | None,
    addr: CUdeviceptr | _Int | None,
    value: cuuint32_t | _Int | None,
    flags: _Int | None = ...,
) -> None:
    ...
def cuStreamWriteValue64(
    stream: CUstream | _Int | None,
    addr: CUdeviceptr | _Int | None,
    value: cuuint64_t | _Int | None,
    flags: _Int | None = ...,
) -> None:
    ...
def cuStreamBatchMemOp(
    stream: CUstream | _Int | None,
    paramArray: Sequence[CUstreamBatchMemOpParams] | None,
    flags: _Int | None = ...,
) -> None:
    ...
def cuFuncGetAttribute(attrib: CUfunction_attribute | int, hfunc: CUfunction | _Int | None) -> int:
    ...
def cuFuncSetAttribute(
    hfunc: CUfunction | _Int | None,
    attrib: CUfunction_attribute | int,
    value: _Int,
) -> None:
    ...
def cuFuncSetCacheConfig(hfunc: CUfunction | _Int | None, config: CUfunc_cache | int) -> None:
    ...
def cuFuncGetModule(hfunc: CUfunction | _Int | None) -> CUmodule:
    ...
def cuFuncGetName(hfunc: CUfunction | _Int | None) -> str | None:
    ...
def cuFuncGetParamInfo(func: CUfunction | _Int | None, paramIndex: _Int) -> tuple[int, int]:
    ...
def cuFuncIsLoaded(function: CUfunction | _Int | None) -> CUfunctionLoadingState:
    ...
def cuFuncLoad(function: CUfunction | _Int | None) -> None:
    ...
def cuLaunchKernel(
    f: CUfunction | _Int | None,
    gridDimX: _Int,
    gridDimY: _Int,
    gridDimZ: _Int,
    blockDimX: _Int,
    blockDimY: _Int,
    blockDimZ: _Int,
    sharedMemBytes: _Int,
    hStream: CUstream | _Int | None,
    kernelParams: _KernelParams,
    extra: _Int | None = ...,
) -> None:
    ...
def cuLaunchKernelEx(
    config: CUlaunchConfig | None,
    f: CUfunction | _Int | None,
    kernelParams: _KernelParams,
    extra: _Int | None = ...,
) -> None:
    ...
def cuLaunchCooperativeKernel(
    f: CUfunction | _Int | None,
    gridDimX: _Int,
    gridDimY: _Int,
    gridDimZ: _Int,
    blockDimX: _Int,
    blockDimY: _Int,
    blockDimZ: _Int,
    sharedMemBytes: _Int,
    hStream: CUstream | _Int | None,
    kernelParams: _KernelParams,
) -> None:
    ...
def cuLaunchCooperativeKernelMultiDevice(
    launchParamsList: Sequence[CUDA_LAUNCH_PARAMS] | None,
    flags: _Int,
) -> None:
    ...
def cuLaunchHostFunc(
    hStream: CUstream | _Int | None,
    fn: CUhostFn | _Int | Callable[..., object] | None,
    userData: object | None = ...,
) -> None:
    ...
def cuFuncSetBlockShape(hfunc: CUfunction | _Int | None, x: _Int, y: _Int, z: _Int) -> None:
    ...
def cuFuncSetSharedSize(hfunc: CUfunction | _Int | None, numbytes: _Int) -> None:
    ...
def cuParamSetSize(hfunc: CUfunction | _Int | None, numbytes: _Int) -> None:
    ...
def cuParamSeti(hfunc: CUfunction | _Int | None, offset: _Int, value: _Int) -> None:
    ...
def cuParamSetf(hfunc: CUfunction | _Int | None, offset: _Int, value: SupportsFloat) -> None:
    ...
def cuParamSetv(
    hfunc: CUfunction | _Int | None,
    offset: _Int,
    ptr: _Address,
    numbytes: _Int,
) -> None:
    ...
def cuLaunch(f: CUfunction | _Int | None) -> None:
    ...
def cuLaunchGrid(f: CUfunction | _Int | None, grid_width: _Int, grid_height: _Int) -> None:
    ...
def cuLaunchGridAsync(
    f: CUfunction | _Int | None,
    grid_width: _Int,
    grid_height: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    ...
def cuParamSetTexRef(
    hfunc: CUfunction | _Int | None,
    texunit: _Int,
    hTexRef: CUtexref | _Int | None,
) -> None:
    ...
def cuFuncSetSharedMemConfig(hfunc: CUfunction | _Int | None, config: CUsharedconfig | int) -> None:
    ...
def cuGraphCreate(flags: _Int | None = ...) -> CUgraph:
    ...
def cuGraphAddKernelNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    nodeParams: CUDA_KERNEL_NODE_PARAMS | None,
) -> CUgraphNode:
    ...
def cuGraphKernelNodeGetParams(hNode: CUgraphNode | _Int | None) -> CUDA_KERNEL_NODE_PARAMS:
    ...
def cuGraphKernelNodeSetParams(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_KERNEL_NODE_PARAMS | None,
) -> None:
    ...
def cuGraphAddMemcpyNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    copyParams: CUDA_MEMCPY3D | None,
    ctx: CUcontext | _Int | None,
) -> CUgraphNode:
    ...
def cuGraphMemcpyNodeGetParams(hNode: CUgraphNode | _Int | None) -> CUDA_MEMCPY3D:
    ...
def cuGraphMemcpyNodeSetParams(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_MEMCPY3D | None,
) -> None:
    ...
def cuGraphAddMemsetNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    memsetParams: CUDA_MEMSET_NODE_PARAMS | None,
    ctx: CUcontext | _Int | None,
) -> CUgraphNode:
    ...
def cuGraphMemsetNodeGetParams(hNode: CUgraphNode | _Int | None) -> CUDA_MEMSET_NODE_PARAMS:
    ...
def cuGraphMemsetNodeSetParams(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_MEMSET_NODE_PARAMS | None,
) -> None:
    ...
def cuGraphAddHostNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    nodeParams: CUDA_HOST_NODE_PARAMS | None,
) -> CUgraphNode:
    ...
def cuGraphHostNodeGetParams(hNode: CUgraphNode | _Int | None) -> CUDA_HOST_NODE_PARAMS:
    ...
def cuGraphHostNodeSetParams(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_HOST_NODE_PARAMS | None,
) -> None:
    ...
def cuGraphAddChildGraphNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    childGraph: CUgraph | _Int | None,
) -> CUgraphNode:
    ...
def cuGraphChildGraphNodeGetGraph(hNode: CUgraphNode | _Int | None) -> CUgraph:
    ...
def cuGraphAddEmptyNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
) -> CUgraphNode:
    ...
def cuGraphAddEventRecordNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    event: CUevent | _Int | None,
) -> CUgraphNode:
    ...
def cuGraphEventRecordNodeGetEvent(hNode: CUgraphNode | _Int | None) -> CUevent:
    ...
def cuGraphEventRecordNodeSetEvent(
    hNode: CUgraphNode | _Int | None,
    event: CUevent | _Int | None,
) -> None:
    ...
def cuGraphAddEventWaitNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    event: CUevent | _Int | None,
) -> CUgraphNode:
    ...
def cuGraphEventWaitNodeGetEvent(hNode: CUgraphNode | _Int | None) -> CUevent:
    ...
def cuGraphEventWaitNodeSetEvent(
    hNode: CUgraphNode | _Int | None,
    event: CUevent | _Int | None,
) -> None:
    ...
def cuGraphAddExternalSemaphoresSignalNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    nodeParams: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS | None,
) -> CUgraphNode:
    ...
def cuGraphExternalSemaphoresSignalNodeGetParams(
    hNode: CUgraphNode | _Int | None,
) -> CUDA_EXT_SEM_SIGNAL_NODE_PARAMS:
    ...
def cuGraphExternalSemaphoresSignalNodeSetParams(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS | None,
) -> None:
    ...
def cuGraphAddExternalSemaphoresWaitNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    nodeParams: CUDA_EXT_SEM_WAIT_NODE_PARAMS | None,
) -> CUgraphNode:
    ...
def cuGraphExternalSemaphoresWaitNodeGetParams(
    hNode: CUgraphNode | _Int | None,
) -> CUDA_EXT_SEM_WAIT_NODE_PARAMS:
    ...
def cuGraphExternalSemaphoresWaitNodeSetParams(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_EXT_SEM_WAIT_NODE_PARAMS | None,
) -> None:
    ...
def cuGraphAddBatchMemOpNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    nodeParams: CUDA_BATCH_MEM_OP_NODE_PARAMS | None,
) -> CUgraphNode:
    ...
def cuGraphBatchMemOpNodeGetParams(
    hNode: CUgraphNode | _Int | None,
) -> CUDA_BATCH_MEM_OP_NODE_PARAMS:
    ...
def cuGraphBatchMemOpNodeSetParams(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_BATCH_MEM_OP_NODE_PARAMS | None,
) -> None:
    ...
def cuGraphExecBatchMemOpNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_BATCH_MEM_OP_NODE_PARAMS | None,
) -> None:
    ...
def cuGraphAddMemAllocNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    nodeParams: CUDA_MEM_ALLOC_NODE_PARAMS | None,
) -> CUgraphNode:
    ...
def cuGraphMemAllocNodeGetParams(hNode: CUgraphNode | _Int | None) -> CUDA_MEM_ALLOC_NODE_PARAMS:
    ...
def cuGraphAddMemFreeNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    dptr: CUdeviceptr | _Int | None,
) -> CUgraphNode:
    ...
def cuGraphMemFreeNodeGetParams(hNode: CUgraphNode | _Int | None) -> CUdeviceptr:
    ...
def cuDeviceGraphMemTrim(device: CUdevice | _Int | None) -> None:
    ...
def cuDeviceGetGraphMemAttribute(device: CUdevice | _Int | None, attr: CUgraphMem_attribute) -> Any:
    ...
def cuDeviceSetGraphMemAttribute(
    device: CUdevice | _Int | None,
    attr: CUgraphMem_attribute,
    value: Any,
) -> None:
    ...
def cuGraphClone(originalGraph: CUgraph | _Int | None) -> CUgraph:
    ...
def cuGraphNodeFindInClone(
    hOriginalNode: CUgraphNode | _Int | None,
    hClonedGraph: CUgraph | _Int | None,
) -> CUgraphNode:
    ...
def cuGraphNodeGetType(hNode: CUgraphNode | _Int | None) -> CUgraphNodeType:
    ...
def cuGraphGetNodes(hGraph: CUgraph | _Int | None) -> list[CUgraphNode]:
    ...
def cuGraphGetRootNodes(hGraph: CUgraph | _Int | None) -> list[CUgraphNode]:
    ...
def cuGraphGetEdges(hGraph: CUgraph | _Int | None) -> tuple[list[CUgraphNode], list[CUgraphNode]]:
    ...
def cuGraphGetEdges_v2(
    hGraph: CUgraph | _Int | None,
) -> tuple[list[CUgraphNode], list[CUgraphNode], list[CUgraphEdgeData]]:
    ...
def cuGraphNodeGetDependencies(hNode: CUgraphNode | _Int | None) -> list[CUgraphNode]:
    ...
def cuGraphNodeGetDependencies_v2(
    hNode: CUgraphNode | _Int | None,
) -> tuple[list[CUgraphNode], list[CUgraphEdgeData]]:
    ...
def cuGraphNodeGetDependentNodes(hNode: CUgraphNode | _Int | None) -> list[CUgraphNode]:
    ...
def cuGraphNodeGetDependentNodes_v2(
    hNode: CUgraphNode | _Int | None,
) -> tuple[list[CUgraphNode], list[CUgraphEdgeData]]:
    ...
def cuGraphAddDependencies(
    hGraph: CUgraph | _Int | None,
    from_: Sequence[CUgraphNode] | None,
    to: Sequence[CUgraphNode] | None,
) -> None:
    ...
def cuGraphAddDependencies_v2(
    hGraph: CUgraph | _Int | None,
    from_: Sequence[CUgraphNode] | None,
    to: Sequence[CUgraphNode] | None,
    edgeData: Sequence[CUgraphEdgeData] | None = ...,
) -> None:
    ...
def cuGraphRemoveDependencies(
    hGraph: CUgraph | _Int | None,
    from_: Sequence[CUgraphNode] | None,
    to: Sequence[CUgraphNode] | None,
) -> None:
    ...
def cuGraphRemoveDependencies_v2(
    hGraph: CUgraph | _Int | None,
    from_: Sequence[CUgraphNode] | None,
    to: Sequence[CUgraphNode] | None,
    edgeData: Sequence[CUgraphEdgeData] | None = ...,
) -> None:
    ...
def cuGraphDestroyNode(hNode: CUgraphNode | _Int | None) -> None:
    ...
def cuGraphInstantiate(hGraph: CUgraph | _Int | None, flags: _Int | None = ...) -> CUgraphExec:
    ...
def cuGraphInstantiateWithParams(
    hGraph: CUgraph | _Int | None,
    instantiateParams: CUDA_GRAPH_INSTANTIATE_PARAMS | None,
) -> CUgraphExec:
    ...
def cuGraphExecGetFlags(hGraphExec: CUgraphExec | _Int | None) -> cuuint64_t:
    ...
def cuGraphExecKernelNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_KERNEL_NODE_PARAMS | None,
) -> None:
    ...
def cuGraphExecMemcpyNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    copyParams: CUDA_MEMCPY3D | None,
    ctx: CUcontext | _Int | None,
) -> None:
    ...
def cuGraphExecMemsetNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    memsetParams: CUDA_MEMSET_NODE_PARAMS | None,
    ctx: CUcontext | _Int | None,
) -> None:
    ...
def cuGraphExecHostNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_HOST_NODE_PARAMS | None,
) -> None:
    ...
def cuGraphExecChildGraphNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    childGraph: CUgraph | _Int | None,
) -> None:
    ...
def cuGraphExecEventRecordNodeSetEvent(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    event: CUevent | _Int | None,
) -> None:
    ...
def cuGraphExecEventWaitNodeSetEvent(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    event: CUevent | _Int | None,
) -> None:
    ...
def cuGraphExecExternalSemaphoresSignalNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS | None,
) -> None:
    ...
def cuGraphExecExternalSemaphoresWaitNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_EXT_SEM_WAIT_NODE_PARAMS | None,
) -> None:
    ...
def cuGraphNodeSetEnabled(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    isEnabled: _Int,
) -> None:
    ...
def cuGraphNodeGetEnabled(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
) -> int:
    ...
def cuGraphUpload(hGraphExec: CUgraphExec | _Int | None, hStream: CUstream | _Int | None) -> None:
    ...
def cuGraphLaunch(hGraphExec: CUgraphExec | _Int | None, hStream: CUstream | _Int | None) -> None:
    ...
def cuGraphExecDestroy(hGraphExec: CUgraphExec | _Int | None) -> None:
    ...
def cuGraphDestroy(hGraph: CUgraph | _Int | None) -> None:
    ...
def cuGraphExecUpdate(
    hGraphExec: CUgraphExec | _Int | None,
    hGraph: CUgraph | _Int | None,
) -> CUgraphExecUpdateResultInfo:
    ...
def cuGraphKernelNodeCopyAttributes(
    dst: CUgraphNode | _Int | None,
    src: CUgraphNode | _Int | None,
) -> None:
    ...
def cuGraphKernelNodeGetAttribute(
    hNode: CUgraphNode | _Int | None,
    attr: CUkernelNodeAttrID | int,
) -> CUkernelNodeAttrValue:
    ...
def cuGraphKernelNodeSetAttribute(
    hNode: CUgraphNode | _Int | None,
    attr: CUkernelNodeAttrID | int,
    value: CUkernelNodeAttrValue | None,
) -> None:
    ...
def cuGraphDebugDotPrint(
    hGraph: CUgraph | _Int | None,
    path: _Text,
    flags: _Int | None = ...,
) -> None:
    ...
def cuUserObjectCreate(
    ptr: object,
    destroy: CUhostFn | _Int | Callable[..., object] | None,
    initialRefcount: _Int,
    flags: _Int,
) -> CUuserObject:
    ...
def cuUserObjectRetain(object: CUuserObject | _Int | None, count: _Int) -> None:
    ...
def cuUserObjectRelease(object: CUuserObject | _Int | None, count: _Int) -> None:
    ...
def cuGraphRetainUserObject(
    graph: CUgraph | _Int | None,
    object: CUuserObject | _Int | None,
    count: _Int,
    flags: _Int | None = ...,
) -> None:
    ...
def cuGraphReleaseUserObject(
    graph: CUgraph | _Int | None,
    object: CUuserObject | _Int | None,
    count: _Int,
) -> None:
    ...
def cuGraphAddNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    nodeParams: CUgraphNodeParams | None,
) -> CUgraphNode:
    ...
def cuGraphAddNode_v2(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    dependencyData: Sequence[CUgraphEdgeData] | None,
    nodeParams: CUgraphNodeParams | None,
) -> CUgraphNode:
    ...
def cuGraphNodeSetParams(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUgraphNodeParams | None,
) -> None:
    ...
def cuGraphExecNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUgraphNodeParams | None,
) -> None:
    ...
def cuGraphConditionalHandleCreate(
    hGraph: CUgraph | _Int | None,
    ctx: CUcontext | _Int | None,
    defaultLaunchValue: _Int | None = ...,
    flags: _Int | None = ...,
) -> CUgraphConditionalHandle:
    ...
def cuOccupancyMaxActiveBlocksPerMultiprocessor(
    func: CUfunction | _Int | None,
    blockSize: _Int,
    dynamicSMemSize: _Int,
) -> int:
    ...
def cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    func: CUfunction | _Int | None,
    blockSize: _Int,
    dynamicSMemSize: _Int,
    flags: _Int,
) -> int:
    ...
def cuOccupancyMaxPotentialBlockSize(
    func: CUfunction | _Int | None,
    blockSizeToDynamicSMemSize: CUoccupancyB2DSize | _Int | Callable[..., object] | None,
    dynamicSMemSize: _Int,
    blockSizeLimit: _Int,
) -> tuple[int, int]:
    ...
def cuOccupancyMaxPotentialBlockSizeWithFlags(
    func: CUfunction | _Int | None,
    blockSizeToDynamicSMemSize: CUoccupancyB2DSize | _Int | Callable[..., object] | None,
    dynamicSMemSize: _Int,
    blockSizeLimit: _Int,
    flags: _Int,
) -> tuple[int, int]:
    ...
def cuOccupancyAvailableDynamicSMemPerBlock(
    func: CUfunction | _Int | None,
    numBlocks: _Int,
    blockSize: _Int,
) -> int:
    ...
def cuOccupancyMaxPotentialClusterSize(
    func: CUfunction | _Int | None,
    config: CUlaunchConfig | None,
) -> int:
    ...
def cuOccupancyMaxActiveClusters(
    func: CUfunction | _Int | None,
    config: CUlaunchConfig | None,
) -> int:
    ...
def cuTexRefSetArray(
    hTexRef: CUtexref | _Int | None,
    hArray: CUarray | _Int | None,
    Flags: _Int,
) -> None:
    ...
def cuTexRefSetMipmappedArray(
    hTexRef: CUtexref | _Int | None,
    hMipmappedArray: CUmipmappedArray | _Int | None,
    Flags: _Int,
) -> None:
    ...
def cuTexRefSetAddress(
    hTexRef: CUtexref | _Int | None,
    dptr: CUdeviceptr | _Int | None,
    numbytes: _Int,
) -> int:
    ...
def cuTexRefSetAddress2D(
    hTexRef: CUtexref | _Int | None,
    desc: CUDA_ARRAY_DESCRIPTOR | None,
    dptr: CUdeviceptr | _Int | None,
    Pitch: _Int,
) -> None:
    ...
def cuTexRefSetFormat(
    hTexRef: CUtexref | _Int | None,
    fmt: CUarray_format | int,
    NumPackedComponents: _Int,
) -> None:
    ...
def cuTexRefSetAddressMode(
    hTexRef: CUtexref | _Int | None,
    dim: _Int,
    am: CUaddress_mode | int,
) -> None:
    ...
def cuTexRefSetFilterMode(hTexRef: CUtexref | _Int | None, fm: CUfilter_mode | int) -> None:
    ...
def cuTexRefSetMipmapFilterMode(hTexRef: CUtexref | _Int | None, fm: CUfilter_mode | int) -> None:
    ...
def cuTexRefSetMipmapLevelBias(hTexRef: CUtexref | _Int | None, bias: SupportsFloat) -> None:
    ...
def cuTexRefSetMipmapLevelClamp(
    hTexRef: CUtexref | _Int | None,
    minMipmapLevelClamp: SupportsFloat,
    maxMipmapLevelClamp: SupportsFloat,
) -> None:
    ...
def cuTexRefSetMaxAnisotropy(hTexRef: CUtexref | _Int | None, maxAniso: _Int) -> None:
    ...
def cuTexRefSetBorderColor(
    hTexRef: CUtexref | _Int | None,
    pBorderColor: Sequence[float] | None,
) -> None:
    ...
def cuTexRefSetFlags(hTexRef: CUtexref | _Int | None, Flags: _Int) -> None:
    ...
def cuTexRefGetAddress(hTexRef: CUtexref | _Int | None) -> CUdeviceptr:
    ...
def cuTexRefGetArray(hTexRef: CUtexref | _Int | None) -> CUarray:
    ...
def cuTexRefGetMipmappedArray(hTexRef: CUtexref | _Int | None) -> CUmipmappedArray:
    ...
def cuTexRefGetAddressMode(hTexRef: CUtexref | _Int | None, dim: _Int) -> CUaddress_mode:
    ...
def cuTexRefGetFilterMode(hTexRef: CUtexref | _Int | None) -> CUfilter_mode:
    ...
def cuTexRefGetFormat(hTexRef: CUtexref | _Int | None) -> tuple[CUarray_format, int]:
    ...
def cuTexRefGetMipmapFilterMode(hTexRef: CUtexref | _Int | None) -> CUfilter_mode:
    ...
def cuTexRefGetMipmapLevelBias(hTexRef: CUtexref | _Int | None) -> float:
    ...
def cuTexRefGetMipmapLevelClamp(hTexRef: CUtexref | _Int | None) -> tuple[float, float]:
    ...
def cuTexRefGetMaxAnisotropy(hTexRef: CUtexref | _Int | None) -> int:
    ...
def cuTexRefGetBorderColor(hTexRef: CUtexref | _Int | None) -> list[float]:
    ...
def cuTexRefGetFlags(hTexRef: CUtexref | _Int | None) -> int:
    ...
def cuTexRefCreate() -> CUtexref:
    ...
def cuTexRefDestroy(hTexRef: CUtexref | _Int | None) -> None:
    ...
def cuSurfRefSetArray(
    hSurfRef: CUsurfref | _Int | None,
    hArray: CUarray | _Int | None,
    Flags: _Int,
) -> None:
    ...
def cuSurfRefGetArray(hSurfRef: CUsurfref | _Int | None) -> CUarray:
    ...
def cuTexObjectCreate(
    pResDesc: CUDA_RESOURCE_DESC | None,
    pTexDesc: CUDA_TEXTURE_DESC | None,
    pResViewDesc: CUDA_RESOURCE_VIEW_DESC | None = ...,
) -> CUtexObject:
    ...
def cuTexObjectDestroy(texObject: CUtexObject | _Int | None) -> None:
    ...
def cuTexObjectGetResourceDesc(texObject: CUtexObject | _Int | None) -> CUDA_RESOURCE_DESC:
    ...
def cuTexObjectGetTextureDesc(texObject: CUtexObject | _Int | None) -> CUDA_TEXTURE_DESC:
    ...
def cuTexObjectGetResourceViewDesc(texObject: CUtexObject | _Int | None) -> CUDA_RESOURCE_VIEW_DESC:
    ...
def cuSurfObjectCreate(pResDesc: CUDA_RESOURCE_DESC | None) -> CUsurfObject:
    ...
def cuSurfObjectDestroy(surfObject: CUsurfObject | _Int | None) -> None:
    ...
def cuSurfObjectGetResourceDesc(surfObject: CUsurfObject | _Int | None) -> CUDA_RESOURCE_DESC:
    ...
def cuTensorMapEncodeTiled(
    tensorDataType: CUtensorMapDataType | int,
    tensorRank: cuuint32_t | _Int | None,
    globalAddress: _Address,
    globalDim: Sequence[cuuint64_t] | None,
    globalStrides: Sequence[cuuint64_t] | None,
    boxDim: Sequence[cuuint32_t] | None,
    elementStrides: Sequence[cuuint32_t] | None,
    interleave: CUtensorMapInterleave | int,
    swizzle: CUtensorMapSwizzle | int,
    l2Promotion: CUtensorMapL2promotion | int,
    oobFill: CUtensorMapFloatOOBfill | int,
) -> CUtensorMap:
    ...
def cuTensorMapEncodeIm2col(
    tensorDataType: CUtensorMapDataType | int,
    tensorRank: cuuint32_t | _Int | None,
    globalAddress: _Address,
    globalDim: Sequence[cuuint64_t] | None,
    globalStrides: Sequence[cuuint64_t] | None,
    pixelBoxLowerCorner: Sequence[int] | None,
    pixelBoxUpperCorner: Sequence[int] | None,
    channelsPerPixel: cuuint32_t | _Int | None,
    pixelsPerColumn: cuuint32_t | _Int | None,
    elementStrides: Sequence[cuuint32_t] | None,
    interleave: CUtensorMapInterleave | int,
    swizzle: CUtensorMapSwizzle | int,
    l2Promotion: CUtensorMapL2promotion | int,
    oobFill: CUtensorMapFloatOOBfill | int,
) -> CUtensorMap:
    ...
def cuTensorMapEncodeIm2colWide(
    tensorDataType: CUtensorMapDataType | int,
    tensorRank: cuuint32_t | _Int | None,
    globalAddress: _Address,
    globalDim: Sequence[cuuint64_t] | None,
    globalStrides: Sequence[cuuint64_t] | None,
    pixelBoxLowerCornerWidth: _Int,
    pixelBoxUpperCornerWidth: _Int,
    channelsPerPixel: cuuint32_t | _Int | None,
    pixelsPerColumn: cuuint32_t | _Int | None,
    elementStrides: Sequence[cuuint32_t] | None,
    interleave: CUtensorMapInterleave | int,
    mode: CUtensorMapIm2ColWideMode | int,
    swizzle: CUtensorMapSwizzle | int,
    l2Promotion: CUtensorMapL2promotion | int,
    oobFill: CUtensorMapFloatOOBfill | int,
) -> CUtensorMap:
    ...
def cuTensorMapReplaceAddress(tensorMap: CUtensorMap | None, globalAddress: _Address) -> None:
    ...
def cuDeviceCanAccessPeer(dev: CUdevice | _Int | None, peerDev: CUdevice | _Int | None) -> int:
    ...
def cuCtxEnablePeerAccess(peerContext: CUcontext | _Int | None, Flags: _Int) -> None:
    ...
def cuCtxDisablePeerAccess(peerContext: CUcontext | _Int | None) -> None:
    ...
def cuDeviceGetP2PAttribute(
    attrib: CUdevice_P2PAttribute | int,
    srcDevice: CUdevice | _Int | None,
    dstDevice: CUdevice | _Int | None,
) -> int:
    ...
def cuGraphicsUnregisterResource(resource: CUgraphicsResource | _Int | None) -> None:
    ...
def cuGraphicsSubResourceGetMappedArray(
    resource: CUgraphicsResource | _Int | None,
    arrayIndex: _Int,
    mipLevel: _Int,
) -> CUarray:
    ...
def cuGraphicsResourceGetMappedMipmappedArray(
    resource: CUgraphicsResource | _Int | None,
) -> CUmipmappedArray:
    ...
def cuGraphicsResourceGetMappedPointer(
    resource: CUgraphicsResource | _Int | None,
) -> tuple[CUdeviceptr, int]:
    ...
def cuGraphicsResourceSetMapFlags(resource: CUgraphicsResource | _Int | None, flags: _Int) -> None:
    ...
def cuGraphicsMapResources(
    count: _Int,
    resources: CUgraphicsResource | _Int | None,
    hStream: CUstream | _Int | None,
) -> None:
    ...
def cuGraphicsUnmapResources(
    count: _Int,
    resources: CUgraphicsResource | _Int | None,
    hStream: CUstream | _Int | None,
) -> None:
    ...
def cuGetProcAddress(
    symbol: _Text,
    cudaVersion: _Int,
    flags: cuuint64_t | _Int | None,
) -> tuple[int, CUdriverProcAddressQueryResult]:
    ...
def cuCoredumpGetAttribute(attrib: CUcoredumpSettings) -> Any:
    ...
def cuCoredumpGetAttributeGlobal(attrib: CUcoredumpSettings) -> Any:
    ...
def cuCoredumpSetAttribute(attrib: CUcoredumpSettings, value: Any) -> None:
    ...
def cuCoredumpSetAttributeGlobal(attrib: CUcoredumpSettings, value: Any) -> None:
    ...
def cuGetExportTable(pExportTableId: CUuuid | None) -> int:
    ...
def cuGreenCtxCreate(
    desc: CUdevResourceDesc | _Int | None,
    dev: CUdevice | _Int | None,
    flags: _Int,
) -> CUgreenCtx:
    ...
def cuGreenCtxDestroy(hCtx: CUgreenCtx | _Int | None) -> None:
    ...
def cuCtxFromGreenCtx(hCtx: CUgreenCtx | _Int | None) -> CUcontext:
    ...
def cuDeviceGetDevResource(
    device: CUdevice | _Int | None,
    typename: CUdevResourceType | int,
) -> CUdevResource:
    ...
def cuCtxGetDevResource(
    hCtx: CUcontext | _Int | None,
    typename: CUdevResourceType | int,
) -> CUdevResource:
    ...
def cuGreenCtxGetDevResource(
    hCtx: CUgreenCtx | _Int | None,
    typename: CUdevResourceType | int,
) -> CUdevResource:
    ...
def cuDevSmResourceSplitByCount(
    nbGroups: _Int,
    input_: CUdevResource | None,
    useFlags: _Int,
    minCount: _Int,
) -> tuple[list[CUdevResource], int, CUdevResource]:
    ...
def cuDevResourceGenerateDesc(resources: Sequence[CUdevResource] | None) -> CUdevResourceDesc:
    ...
def cuGreenCtxRecordEvent(hCtx: CUgreenCtx | _Int | None, hEvent: CUevent | _Int | None) -> None:
    ...
def cuGreenCtxWaitEvent(hCtx: CUgreenCtx | _Int | None, hEvent: CUevent | _Int | None) -> None:
    ...
def cuStreamGetGreenCtx(hStream: CUstream | _Int | None) -> CUgreenCtx:
    ...
def cuGreenCtxStreamCreate(
    greenCtx: CUgreenCtx | _Int | None,
    flags: _Int,
    priority: _Int,
) -> CUstream:
    ...
def cuLogsRegisterCallback(
    callbackFunc: CUlogsCallback | _Int | Callable[..., object] | None,
    userData: object | None = ...,
) -> CUlogsCallbackHandle:
    ...
def cuLogsUnregisterCallback(callback: CUlogsCallbackHandle | _Int | None) -> None:
    ...
def cuLogsCurrent(flags: _Int | None = ...) -> CUlogIterator:
    ...
def cuLogsDumpToFile(
    iterator: CUlogIterator | None,
    pathToFile: _Text,
    flags: _Int | None = ...,
) -> CUlogIterator | None:
    ...
def cuLogsDumpToMemory(
    iterator: CUlogIterator | None,
    flags: _Int | None = ...,
) -> tuple[CUlogIterator | None, str]:
    ...
def cuCheckpointProcessGetRestoreThreadId(pid: _Int) -> int:
    ...
def cuCheckpointProcessGetState(pid: _Int) -> CUprocessState:
    ...
def cuCheckpointProcessLock(pid: _Int, args: CUcheckpointLockArgs | None = ...) -> None:
    ...
def cuCheckpointProcessCheckpoint(pid: _Int, args: CUcheckpointCheckpointArgs | None = ...) -> None:
    ...
def cuCheckpointProcessRestore(pid: _Int, args: CUcheckpointRestoreArgs | None = ...) -> None:
    ...
def cuCheckpointProcessUnlock(pid: _Int, args: CUcheckpointUnlockArgs | None = ...) -> None:
    ...
def cuProfilerStart() -> None:
    ...
def cuProfilerStop() -> None:
    ...
def cuGraphicsEGLRegisterImage(image: EGLImageKHR | _Int | None, flags: _Int) -> CUgraphicsResource:
    ...
def cuEGLStreamConsumerConnect(stream: EGLStreamKHR | _Int | None) -> CUeglStreamConnection:
    ...
def cuEGLStreamConsumerConnectWithFlags(
    stream: EGLStreamKHR | _Int | None,
    flags: _Int,
) -> CUeglStreamConnection:
    ...
def cuEGLStreamConsumerDisconnect(conn: CUeglStreamConnection | _Int | None) -> None:
    ...
def cuEGLStreamConsumerAcquireFrame(
    conn: CUeglStreamConnection | _Int | None,
    pCudaResource: CUgraphicsResource | _Int | None,
    pStream: CUstream | _Int | None,
    timeout: _Int,
) -> None:
    ...
def cuEGLStreamConsumerReleaseFrame(
    conn: CUeglStreamConnection | _Int | None,
    pCudaResource: CUgraphicsResource | _Int | None,
    pStream: CUstream | _Int | None,
) -> None:
    ...
def cuEGLStreamProducerConnect(
    stream: EGLStreamKHR | _Int | None,
    width: EGLint | _Int | None,
    height: EGLint | _Int | None,
) -> CUeglStreamConnection:
    ...
def cuEGLStreamProducerDisconnect(conn: CUeglStreamConnection | _Int | None) -> None:
    ...
def cuEGLStreamProducerPresentFrame(
    conn: CUeglStreamConnection | _Int | None,
    eglframe: CUeglFrame,
    pStream: CUstream | _Int | None,
) -> None:
    ...
def cuEGLStreamProducerReturnFrame(
    conn: CUeglStreamConnection | _Int | None,
    eglframe: CUeglFrame | None,
    pStream: CUstream | _Int | None,
) -> None:
    ...
def cuGraphicsResourceGetMappedEglFrame(
    resource: CUgraphicsResource | _Int | None,
    index: _Int,
    mipLevel: _Int,
) -> CUeglFrame:
    ...
def cuEventCreateFromEGLSync(eglSync: EGLSyncKHR | _Int | None, flags: _Int) -> CUevent:
    ...
def cuGraphicsGLRegisterBuffer(buffer: GLuint | _Int | None, Flags: _Int) -> CUgraphicsResource:
    ...
def cuGraphicsGLRegisterImage(
    image: GLuint | _Int | None,
    target: GLenum | _Int | None,
    Flags: _Int,
) -> CUgraphicsResource:
    ...
def cuGLGetDevices(
    cudaDeviceCount: _Int,
    deviceList: CUGLDeviceList | int,
) -> tuple[int, list[CUdevice]]:
    ...
def cuGLCtxCreate(Flags: _Int, device: CUdevice | _Int | None) -> CUcontext:
    ...
def cuGLInit() -> None:
    ...
def cuGLRegisterBufferObject(buffer: GLuint | _Int | None) -> None:
    ...
def cuGLMapBufferObject(buffer: GLuint | _Int | None) -> tuple[CUdeviceptr, int]:
    ...
def cuGLUnmapBufferObject(buffer: GLuint | _Int | None) -> None:
    ...
def cuGLUnregisterBufferObject(buffer: GLuint | _Int | None) -> None:
    ...
def cuGLSetBufferObjectMapFlags(buffer: GLuint | _Int | None, Flags: _Int) -> None:
    ...
def cuGLMapBufferObjectAsync(
    buffer: GLuint | _Int | None,
    hStream: CUstream | _Int | None,
) -> tuple[CUdeviceptr, int]:
    ...
def cuGLUnmapBufferObjectAsync(
    buffer: GLuint | _Int | None,
    hStream: CUstream | _Int | None,
) -> None:
    ...
def cuVDPAUGetDevice(vdpDevice: VdpDevice | _Int | None, vdpGetProcAddress: _Address) -> CUdevice:
    ...
def cuVDPAUCtxCreate(
    flags: _Int,
    device: CUdevice | _Int | None,
    vdpDevice: VdpDevice | _Int | None,
    vdpGetProcAddress: _Address,
) -> CUcontext:
    ...
def cuGraphicsVDPAURegisterVideoSurface(
    vdpSurface: VdpVideoSurface | _Int | None,
    flags: _Int,
) -> CUgraphicsResource:
    ...
def cuGraphicsVDPAURegisterOutputSurface(
    vdpSurface: VdpOutputSurface | _Int | None,
    flags: _Int,
) -> CUgraphicsResource:
    ...
