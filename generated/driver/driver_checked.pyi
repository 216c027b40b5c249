# driver_checked.pyi of cubind's binding of the CUDA Driver API, API version 13.5.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/driver.yaml.

from collections.abc import Callable, Sequence
from typing import Any, SupportsFloat

from cubind import CUDAError
from cubind.driver import (
    _Address,
    _Int,
    _KernelParams,
    _Text,
    sizeof,
    CUipcMem_flags,
    CUmemAttach_flags,
    CUctx_flags,
    CUevent_sched_flags,
    cl_event_flags,
    cl_context_flags,
    CUhostTaskSyncMode,
    CUstream_flags,
    CUevent_flags,
    CUevent_record_flags,
    CUevent_wait_flags,
    CUatomicOperation,
    CUatomicOperationCapability,
    CUstreamWaitValue_flags,
    CUstreamWriteValue_flags,
    CUstreamBatchMemOpType,
    CUstreamMemoryBarrier_flags,
    CUstreamAtomicReductionOpType,
    CUstreamAtomicReductionDataType,
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
    CUlaunchAttributePortableClusterMode,
    CUsharedMemoryMode,
    CUlaunchAttributeID,
    CUkernelNodeAttrID,
    CUstreamAttrID,
    CUstreamCaptureStatus,
    CUstreamCaptureMode,
    CUdriverProcAddress_flags,
    CUdriverProcAddressQueryResult,
    CUexecAffinityType,
    CUcigDataType,
    CUstreamCigDataType,
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
    CUtensorMapAllocClass,
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
    CUcliqueType,
    CUlogicalEndpointIpcHandleType,
    CUlogicalEndpointType,
    CUlogicalEndpointFlag,
    CUfabricCpyOperandType,
    CUgraphRecaptureStatus,
    CUfunctionLoadingState,
    CUcoredumpSettings,
    CUCoredumpGenerationFlags,
    CUgreenCtxCreate_flags,
    CUdevSmResourceGroup_flags,
    CUdevSmResourceSplitByCount_flags,
    CUdevResourceType,
    CUdevWorkqueueConfigScope,
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
    CUcheckpointOperationHandle,
    CUcoredumpCallbackHandle,
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
    CUlogicalEndpointId,
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
    CUgraphRecaptureCallback,
    CUcoredumpStatusCallback,
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
    CUstreamMemOpAtomicReductionParams_st,
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
    CUDA_HOST_NODE_PARAMS_v2_anon0,
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
    CUstreamCigParam_st,
    CUstreamCigParam,
    CUstreamCigCaptureParams_st,
    CUstreamCigCaptureParams,
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
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_anon0,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS_st,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_anon0,
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
    CUmemLocation_anon0,
    CUmemLocation_anon0_anon0,
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
    CUDA_EVENT_RECORD_NODE_PARAMS_anon0,
    CUDA_EVENT_WAIT_NODE_PARAMS_st,
    CUDA_EVENT_WAIT_NODE_PARAMS,
    CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_st,
    CUDA_MEMCPY_BATCH_NODE_PARAMS_V1,
    CUDA_MEMCPY_BATCH_NODE_PARAMS,
    CUDA_MEMCPY_BATCH_NODE_PARAMS_anon0,
    CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_st,
    CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1,
    CUDA_FABRIC_CPY_BATCH_NODE_PARAMS,
    CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_anon0,
    CUgraphNodeParams_st,
    CUgraphNodeParams,
    CUgraphNodeParams_anon0,
    CUcheckpointCustomStoragePerDeviceData_st,
    CUcheckpointCustomStoragePerDeviceData,
    CUcheckpointCustomStorageInfo_st,
    CUcheckpointCustomStorageInfo,
    CUcheckpointLockArgs_st,
    CUcheckpointLockArgs,
    CUcheckpointCheckpointArgs_st,
    CUcheckpointCheckpointArgs,
    CUcheckpointGpuPair_st,
    CUcheckpointGpuPair,
    CUcheckpointRestoreArgs_st,
    CUcheckpointRestoreArgs,
    CUcheckpointUnlockArgs_st,
    CUcheckpointUnlockArgs,
    CUmemDecompressParams_st,
    CUmemDecompressParams,
    CUcliqueInfo_st,
    CUcliqueInfo,
    CUlogicalEndpointFabricHandle_st,
    CUlogicalEndpointFabricHandle,
    CUlogicalEndpointProp_struct,
    CUlogicalEndpointProp,
    CUlogicalEndpointProp_anon0,
    CUlogicalEndpointProp_anon0_anon0,
    CUlogicalEndpointProp_anon0_anon1,
    CUfabricCpyOperand_st,
    CUfabricCpyOperand,
    CUfabricCpyOperand_anon0,
    CUfabricCpyOperand_anon0_anon0,
    CUfabricCpyOperand_anon0_anon1,
    CUDA_FABRIC_COPY_BATCH_OP_st,
    CUDA_FABRIC_COPY_BATCH_OP_v1,
    CUDA_FABRIC_COPY_BATCH_OP,
    CUdevSmResource_st,
    CUdevSmResource,
    CUdevWorkqueueConfigResource_st,
    CUdevWorkqueueConfigResource,
    CUdevWorkqueueResource_st,
    CUdevWorkqueueResource,
    CU_DEV_SM_RESOURCE_GROUP_PARAMS_st,
    CU_DEV_SM_RESOURCE_GROUP_PARAMS,
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
    CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID_ANY,
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
    CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE,
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
)

__all__ = [
    "sizeof",
    "CUipcMem_flags",
    "CUmemAttach_flags",
    "CUctx_flags",
    "CUevent_sched_flags",
    "cl_event_flags",
    "cl_context_flags",
    "CUhostTaskSyncMode",
    "CUstream_flags",
    "CUevent_flags",
    "CUevent_record_flags",
    "CUevent_wait_flags",
    "CUatomicOperation",
    "CUatomicOperationCapability",
    "CUstreamWaitValue_flags",
    "CUstreamWriteValue_flags",
    "CUstreamBatchMemOpType",
    "CUstreamMemoryBarrier_flags",
    "CUstreamAtomicReductionOpType",
    "CUstreamAtomicReductionDataType",
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
    "CUlaunchAttributePortableClusterMode",
    "CUsharedMemoryMode",
    "CUlaunchAttributeID",
    "CUkernelNodeAttrID",
    "CUstreamAttrID",
    "CUstreamCaptureStatus",
    "CUstreamCaptureMode",
    "CUdriverProcAddress_flags",
    "CUdriverProcAddressQueryResult",
    "CUexecAffinityType",
    "CUcigDataType",
    "CUstreamCigDataType",
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
    "CUtensorMapAllocClass",
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
    "CUcliqueType",
    "CUlogicalEndpointIpcHandleType",
    "CUlogicalEndpointType",
    "CUlogicalEndpointFlag",
    "CUfabricCpyOperandType",
    "CUgraphRecaptureStatus",
    "CUfunctionLoadingState",
    "CUcoredumpSettings",
    "CUCoredumpGenerationFlags",
    "CUgreenCtxCreate_flags",
    "CUdevSmResourceGroup_flags",
    "CUdevSmResourceSplitByCount_flags",
    "CUdevResourceType",
    "CUdevWorkqueueConfigScope",
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
    "CUcheckpointOperationHandle",
    "CUcoredumpCallbackHandle",
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
    "CUlogicalEndpointId",
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
    "CUgraphRecaptureCallback",
    "CUcoredumpStatusCallback",
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
    "CUstreamMemOpAtomicReductionParams_st",
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
    "CUDA_HOST_NODE_PARAMS_v2_anon0",
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
    "CUstreamCigParam_st",
    "CUstreamCigParam",
    "CUstreamCigCaptureParams_st",
    "CUstreamCigCaptureParams",
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
    "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_anon0",
    "CUDA_EXT_SEM_WAIT_NODE_PARAMS_st",
    "CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1",
    "CUDA_EXT_SEM_WAIT_NODE_PARAMS",
    "CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st",
    "CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2",
    "CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_anon0",
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
    "CUmemLocation_anon0",
    "CUmemLocation_anon0_anon0",
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
    "CUDA_EVENT_RECORD_NODE_PARAMS_anon0",
    "CUDA_EVENT_WAIT_NODE_PARAMS_st",
    "CUDA_EVENT_WAIT_NODE_PARAMS",
    "CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_st",
    "CUDA_MEMCPY_BATCH_NODE_PARAMS_V1",
    "CUDA_MEMCPY_BATCH_NODE_PARAMS",
    "CUDA_MEMCPY_BATCH_NODE_PARAMS_anon0",
    "CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_st",
    "CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1",
    "CUDA_FABRIC_CPY_BATCH_NODE_PARAMS",
    "CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_anon0",
    "CUgraphNodeParams_st",
    "CUgraphNodeParams",
    "CUgraphNodeParams_anon0",
    "CUcheckpointCustomStoragePerDeviceData_st",
    "CUcheckpointCustomStoragePerDeviceData",
    "CUcheckpointCustomStorageInfo_st",
    "CUcheckpointCustomStorageInfo",
    "CUcheckpointLockArgs_st",
    "CUcheckpointLockArgs",
    "CUcheckpointCheckpointArgs_st",
    "CUcheckpointCheckpointArgs",
    "CUcheckpointGpuPair_st",
    "CUcheckpointGpuPair",
    "CUcheckpointRestoreArgs_st",
    "CUcheckpointRestoreArgs",
    "CUcheckpointUnlockArgs_st",
    "CUcheckpointUnlockArgs",
    "CUmemDecompressParams_st",
    "CUmemDecompressParams",
    "CUcliqueInfo_st",
    "CUcliqueInfo",
    "CUlogicalEndpointFabricHandle_st",
    "CUlogicalEndpointFabricHandle",
    "CUlogicalEndpointProp_struct",
    "CUlogicalEndpointProp",
    "CUlogicalEndpointProp_anon0",
    "CUlogicalEndpointProp_anon0_anon0",
    "CUlogicalEndpointProp_anon0_anon1",
    "CUfabricCpyOperand_st",
    "CUfabricCpyOperand",
    "CUfabricCpyOperand_anon0",
    "CUfabricCpyOperand_anon0_anon0",
    "CUfabricCpyOperand_anon0_anon1",
    "CUDA_FABRIC_COPY_BATCH_OP_st",
    "CUDA_FABRIC_COPY_BATCH_OP_v1",
    "CUDA_FABRIC_COPY_BATCH_OP",
    "CUdevSmResource_st",
    "CUdevSmResource",
    "CUdevWorkqueueConfigResource_st",
    "CUdevWorkqueueConfigResource",
    "CUdevWorkqueueResource_st",
    "CUdevWorkqueueResource",
    "CU_DEV_SM_RESOURCE_GROUP_PARAMS_st",
    "CU_DEV_SM_RESOURCE_GROUP_PARAMS",
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
    "CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID_ANY",
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
    "CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE",
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
    "cuGetErrorString",
    "cuGetErrorName",
    "cuInit",
    "cuDriverGetVersion",
    "cuDeviceGet",
    "cuDeviceGetCount",
    "cuDeviceGetName",
    "cuDeviceGetUuid",
    "cuDeviceGetLuid",
    "cuDeviceTotalMem",
    "cuDeviceGetTexture1DLinearMaxWidth",
    "cuDeviceGetAttribute",
    "cuDeviceGetHostAtomicCapabilities",
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
    "cuCtxDestroy",
    "cuCtxPushCurrent",
    "cuCtxPopCurrent",
    "cuCtxSetCurrent",
    "cuCtxGetCurrent",
    "cuCtxGetDevice",
    "cuCtxGetDevice_v2",
    "cuCtxGetFlags",
    "cuCtxSetFlags",
    "cuCtxGetId",
    "cuCtxSynchronize",
    "cuCtxSynchronize_v2",
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
    "cuKernelGetParamCount",
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
    "cuMemcpyWithAttributesAsync",
    "cuMemcpy3DWithAttributesAsync",
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
    "cuMemGetDefaultMemPool",
    "cuMemGetMemPool",
    "cuMemSetMemPool",
    "cuMemAllocFromPoolAsync",
    "cuMemPoolExportToShareableHandle",
    "cuMemPoolImportFromShareableHandle",
    "cuMemPoolExportPointer",
    "cuMemPoolImportPointer",
    "cuMulticastCreate",
    "cuMulticastAddDevice",
    "cuMulticastBindMem",
    "cuMulticastBindMem_v2",
    "cuMulticastBindAddr",
    "cuMulticastBindAddr_v2",
    "cuMulticastUnbind",
    "cuMulticastGetGranularity",
    "cuDeviceGetFabricClusterUuid",
    "cuDeviceGetCliqueCount",
    "cuDeviceGetCliqueInfo",
    "cuLogicalEndpointIdReserve",
    "cuLogicalEndpointIdRelease",
    "cuLogicalEndpointCreate",
    "cuLogicalEndpointAddDevice",
    "cuLogicalEndpointDestroy",
    "cuLogicalEndpointBindAddr",
    "cuLogicalEndpointBindMem",
    "cuLogicalEndpointUnbind",
    "cuLogicalEndpointExport",
    "cuLogicalEndpointImport",
    "cuLogicalEndpointGetLimits",
    "cuLogicalEndpointQuery",
    "cuFabricCpyBatchAsync",
    "cuPointerGetAttribute",
    "cuMemPrefetchAsync",
    "cuMemAdvise",
    "cuMemPrefetchBatchAsync",
    "cuMemDiscardBatchAsync",
    "cuMemDiscardAndPrefetchBatchAsync",
    "cuMemGetLocationInfo",
    "cuMemRangeGetAttribute",
    "cuMemRangeGetAttributes",
    "cuPointerSetAttribute",
    "cuPointerGetAttributes",
    "cuStreamCreate",
    "cuStreamCreateWithPriority",
    "cuStreamBeginCaptureToCig",
    "cuStreamEndCaptureToCig",
    "cuStreamGetPriority",
    "cuStreamGetDevice",
    "cuStreamGetFlags",
    "cuStreamGetId",
    "cuStreamGetCtx",
    "cuStreamGetCtx_v2",
    "cuStreamWaitEvent",
    "cuStreamAddCallback",
    "cuStreamBeginCapture",
    "cuStreamBeginRecaptureToGraph",
    "cuStreamBeginCaptureToGraph",
    "cuThreadExchangeStreamCaptureMode",
    "cuStreamEndCapture",
    "cuStreamIsCapturing",
    "cuStreamGetCaptureInfo",
    "cuStreamUpdateCaptureDependencies",
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
    "cuFuncGetParamCount",
    "cuFuncIsLoaded",
    "cuFuncLoad",
    "cuLaunchKernel",
    "cuLaunchKernelEx",
    "cuLaunchCooperativeKernel",
    "cuLaunchHostFunc",
    "cuLaunchHostFunc_v2",
    "cuFuncSetBlockShape",
    "cuFuncSetSharedSize",
    "cuParamSetSize",
    "cuParamSeti",
    "cuParamSetf",
    "cuParamSetv",
    "cuLaunch",
    "cuLaunchGrid",
    "cuLaunchGridAsync",
    "cuLaunchCooperativeKernelMultiDevice",
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
    "cuGraphNodeGetContainingGraph",
    "cuGraphNodeGetLocalId",
    "cuGraphNodeGetToolsId",
    "cuGraphGetId",
    "cuGraphExecGetId",
    "cuGraphGetNodes",
    "cuGraphGetRootNodes",
    "cuGraphGetEdges",
    "cuGraphNodeGetDependencies",
    "cuGraphNodeGetDependentNodes",
    "cuGraphAddDependencies",
    "cuGraphRemoveDependencies",
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
    "cuGraphAddNode_v3",
    "cuGraphNodeSetParams",
    "cuGraphNodeSetParams_v2",
    "cuGraphNodeGetParams",
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
    "cuTensorMapSetAllocationClass",
    "cuDeviceCanAccessPeer",
    "cuCtxEnablePeerAccess",
    "cuCtxDisablePeerAccess",
    "cuDeviceGetP2PAttribute",
    "cuDeviceGetP2PAtomicCapabilities",
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
    "cuCoredumpRegisterStartCallback",
    "cuCoredumpRegisterCompleteCallback",
    "cuCoredumpDeregisterStartCallback",
    "cuCoredumpDeregisterCompleteCallback",
    "cuGetExportTable",
    "cuGreenCtxCreate",
    "cuGreenCtxDestroy",
    "cuCtxFromGreenCtx",
    "cuDeviceGetDevResource",
    "cuCtxGetDevResource",
    "cuGreenCtxGetDevResource",
    "cuDevSmResourceSplitByCount",
    "cuDevSmResourceSplit",
    "cuDevResourceGenerateDesc",
    "cuGreenCtxRecordEvent",
    "cuGreenCtxWaitEvent",
    "cuStreamGetGreenCtx",
    "cuGreenCtxStreamCreate",
    "cuGreenCtxGetId",
    "cuStreamGetDevResource",
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
    "cuCheckpointOperationComplete",
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
    "CallRequiresNewerDriverError",
    "DeviceUnavailableError",
    "MulticastResourceFullError",
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
    "InsufficientLoaderVersionError",
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
    "StreamDetachedError",
    "GraphRecaptureFailureError",
    "FabricNotReadyError",
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
class CallRequiresNewerDriverError(DriverError): ...
class DeviceUnavailableError(DriverError): ...
class MulticastResourceFullError(DriverError): ...
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
class InsufficientLoaderVersionError(DriverError): ...
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
class StreamDetachedError(DriverError): ...
class GraphRecaptureFailureError(DriverError): ...
class FabricNotReadyError(DriverError): ...
class UnknownError(DriverError): ...

def cuGetErrorString(error: CUresult | int) -> str | None:
    """CUresult cuGetErrorString(CUresult error, const char **pStr)

    Parameters
        error : CUresult or int
    Returns
        CUresult (the checked form raises instead)
        pStr : str | None
    Keeps the GIL. Since release 6.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGetErrorName(error: CUresult | int) -> str | None:
    """CUresult cuGetErrorName(CUresult error, const char **pStr)

    Parameters
        error : CUresult or int
    Returns
        CUresult (the checked form raises instead)
        pStr : str | None
    Keeps the GIL. Since release 6.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuInit(Flags: _Int | None = ...) -> None:
    """CUresult cuInit(unsigned int Flags)

    Parameters
        Flags : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 2.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuDriverGetVersion() -> int:
    """CUresult cuDriverGetVersion(int *driverVersion)

    Returns
        CUresult (the checked form raises instead)
        driverVersion : int
    Keeps the GIL. Since release 2.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuDeviceGet(ordinal: _Int) -> CUdevice:
    """CUresult cuDeviceGet(CUdevice *device, int ordinal)

    Parameters
        ordinal : int
    Returns
        CUresult (the checked form raises instead)
        device : CUdevice
    Keeps the GIL. Since release 2.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuDeviceGetCount() -> int:
    """CUresult cuDeviceGetCount(int *count)

    Returns
        CUresult (the checked form raises instead)
        count : int
    Keeps the GIL. Since release 2.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuDeviceGetName(dev: CUdevice | _Int | None) -> str:
    """CUresult cuDeviceGetName(char *name, int len, CUdevice dev)

    Parameters
        dev : CUdevice, int or None
    Returns
        CUresult (the checked form raises instead)
        name : str
    Keeps the GIL. Since release 2.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuDeviceGetUuid(dev: CUdevice | _Int | None) -> CUuuid:
    """CUresult cuDeviceGetUuid_v2(CUuuid *uuid, CUdevice dev)

    Parameters
        dev : CUdevice, int or None
    Returns
        CUresult (the checked form raises instead)
        uuid : CUuuid
    Keeps the GIL. Since release 11.4. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuDeviceGetLuid(dev: CUdevice | _Int | None) -> tuple[bytes, int]:
    """CUresult cuDeviceGetLuid(char *luid, unsigned int *deviceNodeMask, CUdevice dev)

    Parameters
        dev : CUdevice, int or None
    Returns
        CUresult (the checked form raises instead)
        luid : bytes
        deviceNodeMask : int
    Keeps the GIL. Since release 10.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuDeviceTotalMem(dev: CUdevice | _Int | None) -> int:
    """CUresult cuDeviceTotalMem_v2(size_t *bytes, CUdevice dev)

    Parameters
        dev : CUdevice, int or None
    Returns
        CUresult (the checked form raises instead)
        numbytes : int
    Keeps the GIL. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuDeviceGetTexture1DLinearMaxWidth(
    pformat: CUarray_format | int,
    numChannels: _Int,
    dev: CUdevice | _Int | None,
) -> int:
    """CUresult cuDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements, CUarray_format format, unsigned int numChannels, CUdevice dev)

    Parameters
        pformat : CUarray_format or int
        numChannels : int
        dev : CUdevice, int or None
    Returns
        CUresult (the checked form raises instead)
        maxWidthInElements : int
    Keeps the GIL while no host function can hold the call up. Since release 11.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuDeviceGetAttribute(attrib: CUdevice_attribute | int, dev: CUdevice | _Int | None) -> int:
    """CUresult cuDeviceGetAttribute(int *pi, CUdevice_attribute attrib, CUdevice dev)

    Parameters
        attrib : CUdevice_attribute or int
        dev : CUdevice, int or None
    Returns
        CUresult (the checked form raises instead)
        pi : int
    Keeps the GIL. Since release 2.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuDeviceGetHostAtomicCapabilities(
    operations: Sequence[CUatomicOperation] | None,
    dev: CUdevice | _Int | None,
) -> list[int]:
    """CUresult cuDeviceGetHostAtomicCapabilities(unsigned int *capabilities, const CUatomicOperation *operations, unsigned int count, CUdevice dev)

    Parameters
        operations : sequence of CUatomicOperation, or None
        dev : CUdevice, int or None
    Returns
        CUresult (the checked form raises instead)
        capabilities : list[int]
    Keeps the GIL while no host function can hold the call up. Since release 13.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuDeviceGetNvSciSyncAttributes(
    nvSciSyncAttrList: _Address,
    dev: CUdevice | _Int | None,
    flags: _Int,
) -> None:
    """CUresult cuDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, CUdevice dev, int flags)

    Parameters
        nvSciSyncAttrList : int (address), buffer or None
        dev : CUdevice, int or None
        flags : int
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 10.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuDeviceSetMemPool(dev: CUdevice | _Int | None, pool: CUmemoryPool | _Int | None) -> None:
    """CUresult cuDeviceSetMemPool(CUdevice dev, CUmemoryPool pool)

    Parameters
        dev : CUdevice, int or None
        pool : CUmemoryPool, int or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 11.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuDeviceGetMemPool(dev: CUdevice | _Int | None) -> CUmemoryPool:
    """CUresult cuDeviceGetMemPool(CUmemoryPool *pool, CUdevice dev)

    Parameters
        dev : CUdevice, int or None
    Returns
        CUresult (the checked form raises instead)
        pool : CUmemoryPool
    Keeps the GIL while no host function can hold the call up. Since release 11.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuDeviceGetDefaultMemPool(dev: CUdevice | _Int | None) -> CUmemoryPool:
    """CUresult cuDeviceGetDefaultMemPool(CUmemoryPool *pool_out, CUdevice dev)

    Parameters
        dev : CUdevice, int or None
    Returns
        CUresult (the checked form raises instead)
        pool_out : CUmemoryPool
    Keeps the GIL while no host function can hold the call up. Since release 11.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuDeviceGetExecAffinitySupport(
    typename: CUexecAffinityType | int,
    dev: CUdevice | _Int | None,
) -> int:
    """CUresult cuDeviceGetExecAffinitySupport(int *pi, CUexecAffinityType type, CUdevice dev)

    Parameters
        typename : CUexecAffinityType or int
        dev : CUdevice, int or None
    Returns
        CUresult (the checked form raises instead)
        pi : int
    Keeps the GIL while no host function can hold the call up. Since release 11.4. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuFlushGPUDirectRDMAWrites(
    target: CUflushGPUDirectRDMAWritesTarget | int,
    scope: CUflushGPUDirectRDMAWritesScope | int,
) -> None:
    """CUresult cuFlushGPUDirectRDMAWrites(CUflushGPUDirectRDMAWritesTarget target, CUflushGPUDirectRDMAWritesScope scope)

    Parameters
        target : CUflushGPUDirectRDMAWritesTarget or int
        scope : CUflushGPUDirectRDMAWritesScope or int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 11.3. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuDeviceGetProperties(dev: CUdevice | _Int | None) -> CUdevprop:
    """CUresult cuDeviceGetProperties(CUdevprop *prop, CUdevice dev)

    Parameters
        dev : CUdevice, int or None
    Returns
        CUresult (the checked form raises instead)
        prop : CUdevprop
    Keeps the GIL while no host function can hold the call up. Since release 2.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuDeviceComputeCapability(dev: CUdevice | _Int | None) -> tuple[int, int]:
    """CUresult cuDeviceComputeCapability(int *major, int *minor, CUdevice dev)

    Parameters
        dev : CUdevice, int or None
    Returns
        CUresult (the checked form raises instead)
        major : int
        minor : int
    Keeps the GIL. Since release 2.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuDevicePrimaryCtxRetain(dev: CUdevice | _Int | None) -> CUcontext:
    """CUresult cuDevicePrimaryCtxRetain(CUcontext *pctx, CUdevice dev)

    Parameters
        dev : CUdevice, int or None
    Returns
        CUresult (the checked form raises instead)
        pctx : CUcontext
    Gives up the GIL. Since release 7.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuDevicePrimaryCtxRelease(dev: CUdevice | _Int | None) -> None:
    """CUresult cuDevicePrimaryCtxRelease_v2(CUdevice dev)

    Parameters
        dev : CUdevice, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 11.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuDevicePrimaryCtxSetFlags(dev: CUdevice | _Int | None, flags: _Int) -> None:
    """CUresult cuDevicePrimaryCtxSetFlags_v2(CUdevice dev, unsigned int flags)

    Parameters
        dev : CUdevice, int or None
        flags : int
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 11.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuDevicePrimaryCtxGetState(dev: CUdevice | _Int | None) -> tuple[int, int]:
    """CUresult cuDevicePrimaryCtxGetState(CUdevice dev, unsigned int *flags, int *active)

    Parameters
        dev : CUdevice, int or None
    Returns
        CUresult (the checked form raises instead)
        flags : int
        active : int
    Keeps the GIL while no host function can hold the call up. Since release 7.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuDevicePrimaryCtxReset(dev: CUdevice | _Int | None) -> None:
    """CUresult cuDevicePrimaryCtxReset_v2(CUdevice dev)

    Parameters
        dev : CUdevice, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 11.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCtxCreate(
    ctxCreateParams: CUctxCreateParams | None,
    flags: _Int,
    dev: CUdevice | _Int | None,
) -> CUcontext:
    """CUresult cuCtxCreate_v4(CUcontext *pctx, CUctxCreateParams *ctxCreateParams, unsigned int flags, CUdevice dev)

    Parameters
        ctxCreateParams : CUctxCreateParams or None
        flags : int
        dev : CUdevice, int or None
    Returns
        CUresult (the checked form raises instead)
        pctx : CUcontext
    Gives up the GIL. Since release 12.5. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCtxDestroy(ctx: CUcontext | _Int | None) -> None:
    """CUresult cuCtxDestroy_v2(CUcontext ctx)

    Parameters
        ctx : CUcontext, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 4.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCtxPushCurrent(ctx: CUcontext | _Int | None) -> None:
    """CUresult cuCtxPushCurrent_v2(CUcontext ctx)

    Parameters
        ctx : CUcontext, int or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 4.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCtxPopCurrent() -> CUcontext:
    """CUresult cuCtxPopCurrent_v2(CUcontext *pctx)

    Returns
        CUresult (the checked form raises instead)
        pctx : CUcontext
    Keeps the GIL while no host function can hold the call up. Since release 4.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCtxSetCurrent(ctx: CUcontext | _Int | None) -> None:
    """CUresult cuCtxSetCurrent(CUcontext ctx)

    Parameters
        ctx : CUcontext, int or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 4.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCtxGetCurrent() -> CUcontext:
    """CUresult cuCtxGetCurrent(CUcontext *pctx)

    Returns
        CUresult (the checked form raises instead)
        pctx : CUcontext
    Keeps the GIL. Since release 4.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCtxGetDevice() -> CUdevice:
    """CUresult cuCtxGetDevice(CUdevice *device)

    Returns
        CUresult (the checked form raises instead)
        device : CUdevice
    Keeps the GIL while no host function can hold the call up. Since release 2.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCtxGetDevice_v2(ctx: CUcontext | _Int | None) -> CUdevice:
    """CUresult cuCtxGetDevice_v2(CUdevice *device, CUcontext ctx)

    Parameters
        ctx : CUcontext, int or None
    Returns
        CUresult (the checked form raises instead)
        device : CUdevice
    Keeps the GIL while no host function can hold the call up. Since release 13.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCtxGetFlags() -> int:
    """CUresult cuCtxGetFlags(unsigned int *flags)

    Returns
        CUresult (the checked form raises instead)
        flags : int
    Keeps the GIL while no host function can hold the call up. Since release 7.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCtxSetFlags(flags: _Int) -> None:
    """CUresult cuCtxSetFlags(unsigned int flags)

    Parameters
        flags : int
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 12.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCtxGetId(ctx: CUcontext | _Int | None) -> int:
    """CUresult cuCtxGetId(CUcontext ctx, unsigned long long *ctxId)

    Parameters
        ctx : CUcontext, int or None
    Returns
        CUresult (the checked form raises instead)
        ctxId : int
    Keeps the GIL while no host function can hold the call up. Since release 12.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCtxSynchronize() -> None:
    """CUresult cuCtxSynchronize(void)

    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 2.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCtxSynchronize_v2(ctx: CUcontext | _Int | None) -> None:
    """CUresult cuCtxSynchronize_v2(CUcontext ctx)

    Parameters
        ctx : CUcontext, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 13.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCtxSetLimit(limit: CUlimit | int, value: _Int) -> None:
    """CUresult cuCtxSetLimit(CUlimit limit, size_t value)

    Parameters
        limit : CUlimit or int
        value : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 3.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCtxGetLimit(limit: CUlimit | int) -> int:
    """CUresult cuCtxGetLimit(size_t *pvalue, CUlimit limit)

    Parameters
        limit : CUlimit or int
    Returns
        CUresult (the checked form raises instead)
        pvalue : int
    Keeps the GIL while no host function can hold the call up. Since release 3.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCtxGetCacheConfig() -> CUfunc_cache:
    """CUresult cuCtxGetCacheConfig(CUfunc_cache *pconfig)

    Returns
        CUresult (the checked form raises instead)
        pconfig : CUfunc_cache
    Keeps the GIL while no host function can hold the call up. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCtxSetCacheConfig(config: CUfunc_cache | int) -> None:
    """CUresult cuCtxSetCacheConfig(CUfunc_cache config)

    Parameters
        config : CUfunc_cache or int
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCtxGetApiVersion(ctx: CUcontext | _Int | None) -> int:
    """CUresult cuCtxGetApiVersion(CUcontext ctx, unsigned int *version)

    Parameters
        ctx : CUcontext, int or None
    Returns
        CUresult (the checked form raises instead)
        version : int
    Keeps the GIL while no host function can hold the call up. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCtxGetStreamPriorityRange() -> tuple[int, int]:
    """CUresult cuCtxGetStreamPriorityRange(int *leastPriority, int *greatestPriority)

    Returns
        CUresult (the checked form raises instead)
        leastPriority : int
        greatestPriority : int
    Keeps the GIL while no host function can hold the call up. Since release 5.5. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCtxResetPersistingL2Cache() -> None:
    """CUresult cuCtxResetPersistingL2Cache(void)

    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 11.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCtxGetExecAffinity(typename: CUexecAffinityType | int) -> CUexecAffinityParam:
    """CUresult cuCtxGetExecAffinity(CUexecAffinityParam *pExecAffinity, CUexecAffinityType type)

    Parameters
        typename : CUexecAffinityType or int
    Returns
        CUresult (the checked form raises instead)
        pExecAffinity : CUexecAffinityParam
    Keeps the GIL while no host function can hold the call up. Since release 11.4. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCtxRecordEvent(hCtx: CUcontext | _Int | None, hEvent: CUevent | _Int | None) -> None:
    """CUresult cuCtxRecordEvent(CUcontext hCtx, CUevent hEvent)

    Parameters
        hCtx : CUcontext, int or None
        hEvent : CUevent, int or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 12.5. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCtxWaitEvent(hCtx: CUcontext | _Int | None, hEvent: CUevent | _Int | None) -> None:
    """CUresult cuCtxWaitEvent(CUcontext hCtx, CUevent hEvent)

    Parameters
        hCtx : CUcontext, int or None
        hEvent : CUevent, int or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 12.5. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCtxAttach(flags: _Int) -> CUcontext:
    """CUresult cuCtxAttach(CUcontext *pctx, unsigned int flags)

    Parameters
        flags : int
    Returns
        CUresult (the checked form raises instead)
        pctx : CUcontext
    Keeps the GIL while no host function can hold the call up. Since release 2.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCtxDetach(ctx: CUcontext | _Int | None) -> None:
    """CUresult cuCtxDetach(CUcontext ctx)

    Parameters
        ctx : CUcontext, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 2.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCtxGetSharedMemConfig() -> CUsharedconfig:
    """CUresult cuCtxGetSharedMemConfig(CUsharedconfig *pConfig)

    Returns
        CUresult (the checked form raises instead)
        pConfig : CUsharedconfig
    Keeps the GIL while no host function can hold the call up. Since release 4.2. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCtxSetSharedMemConfig(config: CUsharedconfig | int) -> None:
    """CUresult cuCtxSetSharedMemConfig(CUsharedconfig config)

    Parameters
        config : CUsharedconfig or int
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 4.2. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuModuleLoad(fname: _Text) -> CUmodule:
    """CUresult cuModuleLoad(CUmodule *module, const char *fname)

    Parameters
        fname : str or bytes
    Returns
        CUresult (the checked form raises instead)
        module : CUmodule
    Gives up the GIL. Since release 2.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuModuleLoadData(image: _Address) -> CUmodule:
    """CUresult cuModuleLoadData(CUmodule *module, const void *image)

    Parameters
        image : int (address), buffer or None
    Returns
        CUresult (the checked form raises instead)
        module : CUmodule
    Gives up the GIL. Since release 2.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuModuleLoadDataEx(
    image: _Address,
    options: Sequence[CUjit_option] | None = ...,
    optionValues: Sequence[Any] | None = ...,
) -> CUmodule:
    """CUresult cuModuleLoadDataEx(CUmodule *module, const void *image, unsigned int numOptions, CUjit_option *options, void **optionValues)

    Parameters
        image : int (address), buffer or None
        options : sequence of CUjit_option, or None
        optionValues : sequence of values, or None
    Returns
        CUresult (the checked form raises instead)
        module : CUmodule
    Gives up the GIL. Since release 2.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuModuleLoadFatBinary(fatCubin: _Address) -> CUmodule:
    """CUresult cuModuleLoadFatBinary(CUmodule *module, const void *fatCubin)

    Parameters
        fatCubin : int (address), buffer or None
    Returns
        CUresult (the checked form raises instead)
        module : CUmodule
    Gives up the GIL. Since release 2.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuModuleUnload(hmod: CUmodule | _Int | None) -> None:
    """CUresult cuModuleUnload(CUmodule hmod)

    Parameters
        hmod : CUmodule, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 2.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuModuleGetLoadingMode() -> CUmoduleLoadingMode:
    """CUresult cuModuleGetLoadingMode(CUmoduleLoadingMode *mode)

    Returns
        CUresult (the checked form raises instead)
        mode : CUmoduleLoadingMode
    Keeps the GIL while no host function can hold the call up. Since release 11.7. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuModuleGetFunction(hmod: CUmodule | _Int | None, name: _Text) -> CUfunction:
    """CUresult cuModuleGetFunction(CUfunction *hfunc, CUmodule hmod, const char *name)

    Parameters
        hmod : CUmodule, int or None
        name : str or bytes
    Returns
        CUresult (the checked form raises instead)
        hfunc : CUfunction
    Gives up the GIL. Since release 2.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuModuleGetFunctionCount(mod: CUmodule | _Int | None) -> int:
    """CUresult cuModuleGetFunctionCount(unsigned int *count, CUmodule mod)

    Parameters
        mod : CUmodule, int or None
    Returns
        CUresult (the checked form raises instead)
        count : int
    Keeps the GIL while no host function can hold the call up. Since release 12.4. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuModuleEnumerateFunctions(numFunctions: _Int, mod: CUmodule | _Int | None) -> list[CUfunction]:
    """CUresult cuModuleEnumerateFunctions(CUfunction *functions, unsigned int numFunctions, CUmodule mod)

    Parameters
        numFunctions : int
        mod : CUmodule, int or None
    Returns
        CUresult (the checked form raises instead)
        functions : list[CUfunction]
    Keeps the GIL while no host function can hold the call up. Since release 12.4. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuModuleGetGlobal(hmod: CUmodule | _Int | None, name: _Text) -> tuple[CUdeviceptr, int]:
    """CUresult cuModuleGetGlobal_v2(CUdeviceptr *dptr, size_t *bytes, CUmodule hmod, const char *name)

    Parameters
        hmod : CUmodule, int or None
        name : str or bytes
    Returns
        CUresult (the checked form raises instead)
        dptr : CUdeviceptr
        numbytes : int
    Gives up the GIL. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuLinkCreate(
    options: Sequence[CUjit_option] | None = ...,
    optionValues: Sequence[Any] | None = ...,
) -> CUlinkState:
    """CUresult cuLinkCreate_v2(unsigned int numOptions, CUjit_option *options, void **optionValues, CUlinkState *stateOut)

    Parameters
        options : sequence of CUjit_option, or None
        optionValues : sequence of values, or None
    Returns
        CUresult (the checked form raises instead)
        stateOut : CUlinkState
    Gives up the GIL. Since release 6.5. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuLinkAddData(
    state: CUlinkState | _Int | None,
    typename: CUjitInputType | int,
    data: _Address,
    size: _Int,
    name: _Text | None = ...,
    options: Sequence[CUjit_option] | None = ...,
    optionValues: Sequence[Any] | None = ...,
) -> None:
    """CUresult cuLinkAddData_v2(CUlinkState state, CUjitInputType type, void *data, size_t size, const char *name, unsigned int numOptions, CUjit_option *options, void **optionValues)

    Parameters
        state : CUlinkState, int or None
        typename : CUjitInputType or int
        data : int (address), buffer or None; at least size bytes are read
        size : int
        name : str, bytes or None
        options : sequence of CUjit_option, or None
        optionValues : sequence of values, or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 6.5. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuLinkAddFile(
    state: CUlinkState | _Int | None,
    typename: CUjitInputType | int,
    path: _Text,
    options: Sequence[CUjit_option] | None = ...,
    optionValues: Sequence[Any] | None = ...,
) -> None:
    """CUresult cuLinkAddFile_v2(CUlinkState state, CUjitInputType type, const char *path, unsigned int numOptions, CUjit_option *options, void **optionValues)

    Parameters
        state : CUlinkState, int or None
        typename : CUjitInputType or int
        path : str or bytes
        options : sequence of CUjit_option, or None
        optionValues : sequence of values, or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 6.5. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuLinkComplete(state: CUlinkState | _Int | None) -> tuple[int, int]:
    """CUresult cuLinkComplete(CUlinkState state, void **cubinOut, size_t *sizeOut)

    Parameters
        state : CUlinkState, int or None
    Returns
        CUresult (the checked form raises instead)
        cubinOut : int
        sizeOut : int
    Gives up the GIL. Since release 5.5. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuLinkDestroy(state: CUlinkState | _Int | None) -> None:
    """CUresult cuLinkDestroy(CUlinkState state)

    Parameters
        state : CUlinkState, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 5.5. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuModuleGetTexRef(hmod: CUmodule | _Int | None, name: _Text) -> CUtexref:
    """CUresult cuModuleGetTexRef(CUtexref *pTexRef, CUmodule hmod, const char *name)

    Parameters
        hmod : CUmodule, int or None
        name : str or bytes
    Returns
        CUresult (the checked form raises instead)
        pTexRef : CUtexref
    Gives up the GIL. Since release 2.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuModuleGetSurfRef(hmod: CUmodule | _Int | None, name: _Text) -> CUsurfref:
    """CUresult cuModuleGetSurfRef(CUsurfref *pSurfRef, CUmodule hmod, const char *name)

    Parameters
        hmod : CUmodule, int or None
        name : str or bytes
    Returns
        CUresult (the checked form raises instead)
        pSurfRef : CUsurfref
    Gives up the GIL. Since release 3.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuLibraryLoadData(
    code: _Address,
    jitOptions: Sequence[CUjit_option] | None = ...,
    jitOptionsValues: Sequence[Any] | None = ...,
    libraryOptions: Sequence[CUlibraryOption] | None = ...,
    libraryOptionValues: Sequence[Any] | None = ...,
) -> CUlibrary:
    """CUresult cuLibraryLoadData(CUlibrary *library, const void *code, CUjit_option *jitOptions, void **jitOptionsValues, unsigned int numJitOptions, CUlibraryOption *libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions)

    Parameters
        code : int (address), buffer or None
        jitOptions : sequence of CUjit_option, or None
        jitOptionsValues : sequence of values, or None
        libraryOptions : sequence of CUlibraryOption, or None
        libraryOptionValues : sequence of values, or None
    Returns
        CUresult (the checked form raises instead)
        library : CUlibrary
    Gives up the GIL. Since release 12.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuLibraryLoadFromFile(
    fileName: _Text,
    jitOptions: Sequence[CUjit_option] | None = ...,
    jitOptionsValues: Sequence[Any] | None = ...,
    libraryOptions: Sequence[CUlibraryOption] | None = ...,
    libraryOptionValues: Sequence[Any] | None = ...,
) -> CUlibrary:
    """CUresult cuLibraryLoadFromFile(CUlibrary *library, const char *fileName, CUjit_option *jitOptions, void **jitOptionsValues, unsigned int numJitOptions, CUlibraryOption *libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions)

    Parameters
        fileName : str or bytes
        jitOptions : sequence of CUjit_option, or None
        jitOptionsValues : sequence of values, or None
        libraryOptions : sequence of CUlibraryOption, or None
        libraryOptionValues : sequence of values, or None
    Returns
        CUresult (the checked form raises instead)
        library : CUlibrary
    Gives up the GIL. Since release 12.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuLibraryUnload(library: CUlibrary | _Int | None) -> None:
    """CUresult cuLibraryUnload(CUlibrary library)

    Parameters
        library : CUlibrary, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 12.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuLibraryGetKernel(library: CUlibrary | _Int | None, name: _Text) -> CUkernel:
    """CUresult cuLibraryGetKernel(CUkernel *pKernel, CUlibrary library, const char *name)

    Parameters
        library : CUlibrary, int or None
        name : str or bytes
    Returns
        CUresult (the checked form raises instead)
        pKernel : CUkernel
    Gives up the GIL. Since release 12.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuLibraryGetKernelCount(lib: CUlibrary | _Int | None) -> int:
    """CUresult cuLibraryGetKernelCount(unsigned int *count, CUlibrary lib)

    Parameters
        lib : CUlibrary, int or None
    Returns
        CUresult (the checked form raises instead)
        count : int
    Keeps the GIL while no host function can hold the call up. Since release 12.4. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuLibraryEnumerateKernels(numKernels: _Int, lib: CUlibrary | _Int | None) -> list[CUkernel]:
    """CUresult cuLibraryEnumerateKernels(CUkernel *kernels, unsigned int numKernels, CUlibrary lib)

    Parameters
        numKernels : int
        lib : CUlibrary, int or None
    Returns
        CUresult (the checked form raises instead)
        kernels : list[CUkernel]
    Keeps the GIL while no host function can hold the call up. Since release 12.4. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuLibraryGetModule(library: CUlibrary | _Int | None) -> CUmodule:
    """CUresult cuLibraryGetModule(CUmodule *pMod, CUlibrary library)

    Parameters
        library : CUlibrary, int or None
    Returns
        CUresult (the checked form raises instead)
        pMod : CUmodule
    Gives up the GIL. Since release 12.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuKernelGetFunction(kernel: CUkernel | _Int | None) -> CUfunction:
    """CUresult cuKernelGetFunction(CUfunction *pFunc, CUkernel kernel)

    Parameters
        kernel : CUkernel, int or None
    Returns
        CUresult (the checked form raises instead)
        pFunc : CUfunction
    Gives up the GIL. Since release 12.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuKernelGetLibrary(kernel: CUkernel | _Int | None) -> CUlibrary:
    """CUresult cuKernelGetLibrary(CUlibrary *pLib, CUkernel kernel)

    Parameters
        kernel : CUkernel, int or None
    Returns
        CUresult (the checked form raises instead)
        pLib : CUlibrary
    Keeps the GIL while no host function can hold the call up. Since release 12.5. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuLibraryGetGlobal(library: CUlibrary | _Int | None, name: _Text) -> tuple[CUdeviceptr, int]:
    """CUresult cuLibraryGetGlobal(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name)

    Parameters
        library : CUlibrary, int or None
        name : str or bytes
    Returns
        CUresult (the checked form raises instead)
        dptr : CUdeviceptr
        numbytes : int
    Gives up the GIL. Since release 12.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuLibraryGetManaged(library: CUlibrary | _Int | None, name: _Text) -> tuple[CUdeviceptr, int]:
    """CUresult cuLibraryGetManaged(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name)

    Parameters
        library : CUlibrary, int or None
        name : str or bytes
    Returns
        CUresult (the checked form raises instead)
        dptr : CUdeviceptr
        numbytes : int
    Gives up the GIL. Since release 12.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuLibraryGetUnifiedFunction(library: CUlibrary | _Int | None, symbol: _Text) -> int:
    """CUresult cuLibraryGetUnifiedFunction(void **fptr, CUlibrary library, const char *symbol)

    Parameters
        library : CUlibrary, int or None
        symbol : str or bytes
    Returns
        CUresult (the checked form raises instead)
        fptr : int
    Gives up the GIL. Since release 12.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuKernelGetAttribute(
    attrib: CUfunction_attribute | int,
    kernel: CUkernel | _Int | None,
    dev: CUdevice | _Int | None,
) -> int:
    """CUresult cuKernelGetAttribute(int *pi, CUfunction_attribute attrib, CUkernel kernel, CUdevice dev)

    Parameters
        attrib : CUfunction_attribute or int
        kernel : CUkernel, int or None
        dev : CUdevice, int or None
    Returns
        CUresult (the checked form raises instead)
        pi : int
    Keeps the GIL while no host function can hold the call up. Since release 12.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuKernelSetAttribute(
    attrib: CUfunction_attribute | int,
    val: _Int,
    kernel: CUkernel | _Int | None,
    dev: CUdevice | _Int | None,
) -> None:
    """CUresult cuKernelSetAttribute(CUfunction_attribute attrib, int val, CUkernel kernel, CUdevice dev)

    Parameters
        attrib : CUfunction_attribute or int
        val : int
        kernel : CUkernel, int or None
        dev : CUdevice, int or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 12.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuKernelSetCacheConfig(
    kernel: CUkernel | _Int | None,
    config: CUfunc_cache | int,
    dev: CUdevice | _Int | None,
) -> None:
    """CUresult cuKernelSetCacheConfig(CUkernel kernel, CUfunc_cache config, CUdevice dev)

    Parameters
        kernel : CUkernel, int or None
        config : CUfunc_cache or int
        dev : CUdevice, int or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 12.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuKernelGetName(hfunc: CUkernel | _Int | None) -> str | None:
    """CUresult cuKernelGetName(const char **name, CUkernel hfunc)

    Parameters
        hfunc : CUkernel, int or None
    Returns
        CUresult (the checked form raises instead)
        name : str | None
    Keeps the GIL while no host function can hold the call up. Since release 12.3. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuKernelGetParamInfo(kernel: CUkernel | _Int | None, paramIndex: _Int) -> tuple[int, int]:
    """CUresult cuKernelGetParamInfo(CUkernel kernel, size_t paramIndex, size_t *paramOffset, size_t *paramSize)

    Parameters
        kernel : CUkernel, int or None
        paramIndex : int
    Returns
        CUresult (the checked form raises instead)
        paramOffset : int
        paramSize : int
    Keeps the GIL while no host function can hold the call up. Since release 12.4. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuKernelGetParamCount(kernel: CUkernel | _Int | None) -> int:
    """CUresult cuKernelGetParamCount(CUkernel kernel, size_t *paramCount)

    Parameters
        kernel : CUkernel, int or None
    Returns
        CUresult (the checked form raises instead)
        paramCount : int
    Keeps the GIL while no host function can hold the call up. Since release 13.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemGetInfo() -> tuple[int, int]:
    """CUresult cuMemGetInfo_v2(size_t *free, size_t *total)

    Returns
        CUresult (the checked form raises instead)
        free : int
        total : int
    Keeps the GIL while no host function can hold the call up. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemAlloc(bytesize: _Int) -> CUdeviceptr:
    """CUresult cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize)

    Parameters
        bytesize : int
    Returns
        CUresult (the checked form raises instead)
        dptr : CUdeviceptr
    Gives up the GIL. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemAllocPitch(
    WidthInBytes: _Int,
    Height: _Int,
    ElementSizeBytes: _Int,
) -> tuple[CUdeviceptr, int]:
    """CUresult cuMemAllocPitch_v2(CUdeviceptr *dptr, size_t *pPitch, size_t WidthInBytes, size_t Height, unsigned int ElementSizeBytes)

    Parameters
        WidthInBytes : int
        Height : int
        ElementSizeBytes : int
    Returns
        CUresult (the checked form raises instead)
        dptr : CUdeviceptr
        pPitch : int
    Gives up the GIL. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemFree(dptr: CUdeviceptr | _Int | None) -> None:
    """CUresult cuMemFree_v2(CUdeviceptr dptr)

    Parameters
        dptr : CUdeviceptr, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemGetAddressRange(dptr: CUdeviceptr | _Int | None) -> tuple[CUdeviceptr, int]:
    """CUresult cuMemGetAddressRange_v2(CUdeviceptr *pbase, size_t *psize, CUdeviceptr dptr)

    Parameters
        dptr : CUdeviceptr, int or None
    Returns
        CUresult (the checked form raises instead)
        pbase : CUdeviceptr
        psize : int
    Keeps the GIL while no host function can hold the call up. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemAllocHost(bytesize: _Int) -> int:
    """CUresult cuMemAllocHost_v2(void **pp, size_t bytesize)

    Parameters
        bytesize : int
    Returns
        CUresult (the checked form raises instead)
        pp : int
    Gives up the GIL. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemFreeHost(p: _Address) -> None:
    """CUresult cuMemFreeHost(void *p)

    Parameters
        p : int (address), buffer or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 2.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemHostAlloc(bytesize: _Int, Flags: _Int | None = ...) -> int:
    """CUresult cuMemHostAlloc(void **pp, size_t bytesize, unsigned int Flags)

    Parameters
        bytesize : int
        Flags : int
    Returns
        CUresult (the checked form raises instead)
        pp : int
    Gives up the GIL. Since release 2.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemHostGetDevicePointer(p: _Address, Flags: _Int | None = ...) -> CUdeviceptr:
    """CUresult cuMemHostGetDevicePointer_v2(CUdeviceptr *pdptr, void *p, unsigned int Flags)

    Parameters
        p : int (address), buffer or None
        Flags : int
    Returns
        CUresult (the checked form raises instead)
        pdptr : CUdeviceptr
    Keeps the GIL while no host function can hold the call up. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemHostGetFlags(p: _Address) -> int:
    """CUresult cuMemHostGetFlags(unsigned int *pFlags, void *p)

    Parameters
        p : int (address), buffer or None
    Returns
        CUresult (the checked form raises instead)
        pFlags : int
    Keeps the GIL while no host function can hold the call up. Since release 2.3. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemAllocManaged(bytesize: _Int, flags: _Int) -> CUdeviceptr:
    """CUresult cuMemAllocManaged(CUdeviceptr *dptr, size_t bytesize, unsigned int flags)

    Parameters
        bytesize : int
        flags : int
    Returns
        CUresult (the checked form raises instead)
        dptr : CUdeviceptr
    Gives up the GIL. Since release 6.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuDeviceRegisterAsyncNotification(
    device: CUdevice | _Int | None,
    callbackFunc: CUasyncCallback | _Int | Callable[..., object] | None,
    userData: object | None = ...,
) -> CUasyncCallbackHandle:
    """CUresult cuDeviceRegisterAsyncNotification(CUdevice device, CUasyncCallback callbackFunc, void *userData, CUasyncCallbackHandle *callback)

    Parameters
        device : CUdevice, int or None
        callbackFunc : callable, CUasyncCallback, int (address of a C function) or None
        userData : any object, which the callable gets; int (address) for a C function
    Returns
        CUresult (the checked form raises instead)
        callback : CUasyncCallbackHandle
    Gives up the GIL. Since release 12.4. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuDeviceUnregisterAsyncNotification(
    device: CUdevice | _Int | None,
    callback: CUasyncCallbackHandle | _Int | None,
) -> None:
    """CUresult cuDeviceUnregisterAsyncNotification(CUdevice device, CUasyncCallbackHandle callback)

    Parameters
        device : CUdevice, int or None
        callback : CUasyncCallbackHandle, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 12.4. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuDeviceGetByPCIBusId(pciBusId: _Text) -> CUdevice:
    """CUresult cuDeviceGetByPCIBusId(CUdevice *dev, const char *pciBusId)

    Parameters
        pciBusId : str or bytes
    Returns
        CUresult (the checked form raises instead)
        dev : CUdevice
    Keeps the GIL while no host function can hold the call up. Since release 4.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuDeviceGetPCIBusId(dev: CUdevice | _Int | None) -> str:
    """CUresult cuDeviceGetPCIBusId(char *pciBusId, int len, CUdevice dev)

    Parameters
        dev : CUdevice, int or None
    Returns
        CUresult (the checked form raises instead)
        pciBusId : str
    Keeps the GIL while no host function can hold the call up. Since release 4.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuIpcGetEventHandle(event: CUevent | _Int | None) -> CUipcEventHandle:
    """CUresult cuIpcGetEventHandle(CUipcEventHandle *pHandle, CUevent event)

    Parameters
        event : CUevent, int or None
    Returns
        CUresult (the checked form raises instead)
        pHandle : CUipcEventHandle
    Gives up the GIL. Since release 4.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuIpcOpenEventHandle(handle: CUipcEventHandle) -> CUevent:
    """CUresult cuIpcOpenEventHandle(CUevent *phEvent, CUipcEventHandle handle)

    Parameters
        handle : CUipcEventHandle
    Returns
        CUresult (the checked form raises instead)
        phEvent : CUevent
    Gives up the GIL. Since release 4.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuIpcGetMemHandle(dptr: CUdeviceptr | _Int | None) -> CUipcMemHandle:
    """CUresult cuIpcGetMemHandle(CUipcMemHandle *pHandle, CUdeviceptr dptr)

    Parameters
        dptr : CUdeviceptr, int or None
    Returns
        CUresult (the checked form raises instead)
        pHandle : CUipcMemHandle
    Gives up the GIL. Since release 4.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuIpcOpenMemHandle(handle: CUipcMemHandle, Flags: _Int) -> CUdeviceptr:
    """CUresult cuIpcOpenMemHandle_v2(CUdeviceptr *pdptr, CUipcMemHandle handle, unsigned int Flags)

    Parameters
        handle : CUipcMemHandle
        Flags : int
    Returns
        CUresult (the checked form raises instead)
        pdptr : CUdeviceptr
    Gives up the GIL. Since release 11.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuIpcCloseMemHandle(dptr: CUdeviceptr | _Int | None) -> None:
    """CUresult cuIpcCloseMemHandle(CUdeviceptr dptr)

    Parameters
        dptr : CUdeviceptr, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 4.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemHostRegister(p: _Address, bytesize: _Int, Flags: _Int | None = ...) -> None:
    """CUresult cuMemHostRegister_v2(void *p, size_t bytesize, unsigned int Flags)

    Parameters
        p : int (address), buffer or None; at least bytesize bytes are read
        bytesize : int
        Flags : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 6.5. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemHostUnregister(p: _Address) -> None:
    """CUresult cuMemHostUnregister(void *p)

    Parameters
        p : int (address), buffer or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 4.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemcpy(
    dst: CUdeviceptr | _Int | None,
    src: CUdeviceptr | _Int | None,
    ByteCount: _Int,
) -> None:
    """CUresult cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount)

    Parameters
        dst : CUdeviceptr, int or None
        src : CUdeviceptr, int or None
        ByteCount : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 4.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemcpyPeer(
    dstDevice: CUdeviceptr | _Int | None,
    dstContext: CUcontext | _Int | None,
    srcDevice: CUdeviceptr | _Int | None,
    srcContext: CUcontext | _Int | None,
    ByteCount: _Int,
) -> None:
    """CUresult cuMemcpyPeer(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount)

    Parameters
        dstDevice : CUdeviceptr, int or None
        dstContext : CUcontext, int or None
        srcDevice : CUdeviceptr, int or None
        srcContext : CUcontext, int or None
        ByteCount : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 4.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemcpyHtoD(dstDevice: CUdeviceptr | _Int | None, srcHost: _Address, ByteCount: _Int) -> None:
    """CUresult cuMemcpyHtoD_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount)

    Parameters
        dstDevice : CUdeviceptr, int or None
        srcHost : int (address), buffer or None; at least ByteCount bytes are read
        ByteCount : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemcpyDtoH(dstHost: _Address, srcDevice: CUdeviceptr | _Int | None, ByteCount: _Int) -> None:
    """CUresult cuMemcpyDtoH_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount)

    Parameters
        dstHost : int (address), buffer or None; at least ByteCount bytes are written
        srcDevice : CUdeviceptr, int or None
        ByteCount : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemcpyDtoD(
    dstDevice: CUdeviceptr | _Int | None,
    srcDevice: CUdeviceptr | _Int | None,
    ByteCount: _Int,
) -> None:
    """CUresult cuMemcpyDtoD_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount)

    Parameters
        dstDevice : CUdeviceptr, int or None
        srcDevice : CUdeviceptr, int or None
        ByteCount : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemcpyDtoA(
    dstArray: CUarray | _Int | None,
    dstOffset: _Int,
    srcDevice: CUdeviceptr | _Int | None,
    ByteCount: _Int,
) -> None:
    """CUresult cuMemcpyDtoA_v2(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t ByteCount)

    Parameters
        dstArray : CUarray, int or None
        dstOffset : int
        srcDevice : CUdeviceptr, int or None
        ByteCount : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemcpyAtoD(
    dstDevice: CUdeviceptr | _Int | None,
    srcArray: CUarray | _Int | None,
    srcOffset: _Int,
    ByteCount: _Int,
) -> None:
    """CUresult cuMemcpyAtoD_v2(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t ByteCount)

    Parameters
        dstDevice : CUdeviceptr, int or None
        srcArray : CUarray, int or None
        srcOffset : int
        ByteCount : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemcpyHtoA(
    dstArray: CUarray | _Int | None,
    dstOffset: _Int,
    srcHost: _Address,
    ByteCount: _Int,
) -> None:
    """CUresult cuMemcpyHtoA_v2(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount)

    Parameters
        dstArray : CUarray, int or None
        dstOffset : int
        srcHost : int (address), buffer or None; at least ByteCount bytes are read
        ByteCount : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemcpyAtoH(
    dstHost: _Address,
    srcArray: CUarray | _Int | None,
    srcOffset: _Int,
    ByteCount: _Int,
) -> None:
    """CUresult cuMemcpyAtoH_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount)

    Parameters
        dstHost : int (address), buffer or None; at least ByteCount bytes are written
        srcArray : CUarray, int or None
        srcOffset : int
        ByteCount : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemcpyAtoA(
    dstArray: CUarray | _Int | None,
    dstOffset: _Int,
    srcArray: CUarray | _Int | None,
    srcOffset: _Int,
    ByteCount: _Int,
) -> None:
    """CUresult cuMemcpyAtoA_v2(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset, size_t ByteCount)

    Parameters
        dstArray : CUarray, int or None
        dstOffset : int
        srcArray : CUarray, int or None
        srcOffset : int
        ByteCount : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemcpy2D(pCopy: CUDA_MEMCPY2D | None) -> None:
    """CUresult cuMemcpy2D_v2(const CUDA_MEMCPY2D *pCopy)

    Parameters
        pCopy : CUDA_MEMCPY2D or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemcpy2DUnaligned(pCopy: CUDA_MEMCPY2D | None) -> None:
    """CUresult cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D *pCopy)

    Parameters
        pCopy : CUDA_MEMCPY2D or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemcpy3D(pCopy: CUDA_MEMCPY3D | None) -> None:
    """CUresult cuMemcpy3D_v2(const CUDA_MEMCPY3D *pCopy)

    Parameters
        pCopy : CUDA_MEMCPY3D or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemcpy3DPeer(pCopy: CUDA_MEMCPY3D_PEER | None) -> None:
    """CUresult cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER *pCopy)

    Parameters
        pCopy : CUDA_MEMCPY3D_PEER or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 4.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemcpyAsync(
    dst: CUdeviceptr | _Int | None,
    src: CUdeviceptr | _Int | None,
    ByteCount: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    """CUresult cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream)

    Parameters
        dst : CUdeviceptr, int or None
        src : CUdeviceptr, int or None
        ByteCount : int
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 4.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemcpyPeerAsync(
    dstDevice: CUdeviceptr | _Int | None,
    dstContext: CUcontext | _Int | None,
    srcDevice: CUdeviceptr | _Int | None,
    srcContext: CUcontext | _Int | None,
    ByteCount: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    """CUresult cuMemcpyPeerAsync(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream)

    Parameters
        dstDevice : CUdeviceptr, int or None
        dstContext : CUcontext, int or None
        srcDevice : CUdeviceptr, int or None
        srcContext : CUcontext, int or None
        ByteCount : int
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 4.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemcpyHtoDAsync(
    dstDevice: CUdeviceptr | _Int | None,
    srcHost: _Address,
    ByteCount: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    """CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount, CUstream hStream)

    Parameters
        dstDevice : CUdeviceptr, int or None
        srcHost : int (address), buffer or None; at least ByteCount bytes are read
        ByteCount : int
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemcpyDtoHAsync(
    dstHost: _Address,
    srcDevice: CUdeviceptr | _Int | None,
    ByteCount: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    """CUresult cuMemcpyDtoHAsync_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream)

    Parameters
        dstHost : int (address), buffer or None; at least ByteCount bytes are written
        srcDevice : CUdeviceptr, int or None
        ByteCount : int
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemcpyDtoDAsync(
    dstDevice: CUdeviceptr | _Int | None,
    srcDevice: CUdeviceptr | _Int | None,
    ByteCount: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    """CUresult cuMemcpyDtoDAsync_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream)

    Parameters
        dstDevice : CUdeviceptr, int or None
        srcDevice : CUdeviceptr, int or None
        ByteCount : int
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemcpyHtoAAsync(
    dstArray: CUarray | _Int | None,
    dstOffset: _Int,
    srcHost: _Address,
    ByteCount: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    """CUresult cuMemcpyHtoAAsync_v2(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount, CUstream hStream)

    Parameters
        dstArray : CUarray, int or None
        dstOffset : int
        srcHost : int (address), buffer or None; at least ByteCount bytes are read
        ByteCount : int
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemcpyAtoHAsync(
    dstHost: _Address,
    srcArray: CUarray | _Int | None,
    srcOffset: _Int,
    ByteCount: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    """CUresult cuMemcpyAtoHAsync_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount, CUstream hStream)

    Parameters
        dstHost : int (address), buffer or None; at least ByteCount bytes are written
        srcArray : CUarray, int or None
        srcOffset : int
        ByteCount : int
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemcpy2DAsync(pCopy: CUDA_MEMCPY2D | None, hStream: CUstream | _Int | None) -> None:
    """CUresult cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D *pCopy, CUstream hStream)

    Parameters
        pCopy : CUDA_MEMCPY2D or None
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemcpy3DAsync(pCopy: CUDA_MEMCPY3D | None, hStream: CUstream | _Int | None) -> None:
    """CUresult cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D *pCopy, CUstream hStream)

    Parameters
        pCopy : CUDA_MEMCPY3D or None
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemcpy3DPeerAsync(pCopy: CUDA_MEMCPY3D_PEER | None, hStream: CUstream | _Int | None) -> None:
    """CUresult cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER *pCopy, CUstream hStream)

    Parameters
        pCopy : CUDA_MEMCPY3D_PEER or None
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 4.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemcpyBatchAsync(
    dsts: Sequence[CUdeviceptr] | None,
    srcs: Sequence[CUdeviceptr] | None,
    sizes: Sequence[int] | None,
    attrs: Sequence[CUmemcpyAttributes] | None,
    attrsIdxs: Sequence[int] | None,
    hStream: CUstream | _Int | None,
) -> None:
    """CUresult cuMemcpyBatchAsync_v2(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes, size_t count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, CUstream hStream)

    Parameters
        dsts : sequence of CUdeviceptr, or None
        srcs : sequence of CUdeviceptr, or None
        sizes : sequence of int, or None
        attrs : sequence of CUmemcpyAttributes, or None
        attrsIdxs : sequence of int, or None
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 13.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemcpy3DBatchAsync(
    opList: Sequence[CUDA_MEMCPY3D_BATCH_OP] | None,
    flags: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    """CUresult cuMemcpy3DBatchAsync_v2(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList, unsigned long long flags, CUstream hStream)

    Parameters
        opList : sequence of CUDA_MEMCPY3D_BATCH_OP, or None
        flags : int
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 13.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemcpyWithAttributesAsync(
    dst: CUdeviceptr | _Int | None,
    src: CUdeviceptr | _Int | None,
    size: _Int,
    attr: CUmemcpyAttributes | None,
    hStream: CUstream | _Int | None,
) -> None:
    """CUresult cuMemcpyWithAttributesAsync(CUdeviceptr dst, CUdeviceptr src, size_t size, CUmemcpyAttributes *attr, CUstream hStream)

    Parameters
        dst : CUdeviceptr, int or None
        src : CUdeviceptr, int or None
        size : int
        attr : CUmemcpyAttributes or None
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 13.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemcpy3DWithAttributesAsync(
    op: CUDA_MEMCPY3D_BATCH_OP | None,
    flags: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    """CUresult cuMemcpy3DWithAttributesAsync(CUDA_MEMCPY3D_BATCH_OP *op, unsigned long long flags, CUstream hStream)

    Parameters
        op : CUDA_MEMCPY3D_BATCH_OP or None
        flags : int
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 13.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemsetD8(dstDevice: CUdeviceptr | _Int | None, uc: _Int, N: _Int) -> None:
    """CUresult cuMemsetD8_v2(CUdeviceptr dstDevice, unsigned char uc, size_t N)

    Parameters
        dstDevice : CUdeviceptr, int or None
        uc : int
        N : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemsetD16(dstDevice: CUdeviceptr | _Int | None, us: _Int, N: _Int) -> None:
    """CUresult cuMemsetD16_v2(CUdeviceptr dstDevice, unsigned short us, size_t N)

    Parameters
        dstDevice : CUdeviceptr, int or None
        us : int
        N : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemsetD32(dstDevice: CUdeviceptr | _Int | None, ui: _Int, N: _Int) -> None:
    """CUresult cuMemsetD32_v2(CUdeviceptr dstDevice, unsigned int ui, size_t N)

    Parameters
        dstDevice : CUdeviceptr, int or None
        ui : int
        N : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemsetD2D8(
    dstDevice: CUdeviceptr | _Int | None,
    dstPitch: _Int,
    uc: _Int,
    Width: _Int,
    Height: _Int,
) -> None:
    """CUresult cuMemsetD2D8_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width, size_t Height)

    Parameters
        dstDevice : CUdeviceptr, int or None
        dstPitch : int
        uc : int
        Width : int
        Height : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemsetD2D16(
    dstDevice: CUdeviceptr | _Int | None,
    dstPitch: _Int,
    us: _Int,
    Width: _Int,
    Height: _Int,
) -> None:
    """CUresult cuMemsetD2D16_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width, size_t Height)

    Parameters
        dstDevice : CUdeviceptr, int or None
        dstPitch : int
        us : int
        Width : int
        Height : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemsetD2D32(
    dstDevice: CUdeviceptr | _Int | None,
    dstPitch: _Int,
    ui: _Int,
    Width: _Int,
    Height: _Int,
) -> None:
    """CUresult cuMemsetD2D32_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width, size_t Height)

    Parameters
        dstDevice : CUdeviceptr, int or None
        dstPitch : int
        ui : int
        Width : int
        Height : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemsetD8Async(
    dstDevice: CUdeviceptr | _Int | None,
    uc: _Int,
    N: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    """CUresult cuMemsetD8Async(CUdeviceptr dstDevice, unsigned char uc, size_t N, CUstream hStream)

    Parameters
        dstDevice : CUdeviceptr, int or None
        uc : int
        N : int
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemsetD16Async(
    dstDevice: CUdeviceptr | _Int | None,
    us: _Int,
    N: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    """CUresult cuMemsetD16Async(CUdeviceptr dstDevice, unsigned short us, size_t N, CUstream hStream)

    Parameters
        dstDevice : CUdeviceptr, int or None
        us : int
        N : int
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemsetD32Async(
    dstDevice: CUdeviceptr | _Int | None,
    ui: _Int,
    N: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    """CUresult cuMemsetD32Async(CUdeviceptr dstDevice, unsigned int ui, size_t N, CUstream hStream)

    Parameters
        dstDevice : CUdeviceptr, int or None
        ui : int
        N : int
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemsetD2D8Async(
    dstDevice: CUdeviceptr | _Int | None,
    dstPitch: _Int,
    uc: _Int,
    Width: _Int,
    Height: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    """CUresult cuMemsetD2D8Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width, size_t Height, CUstream hStream)

    Parameters
        dstDevice : CUdeviceptr, int or None
        dstPitch : int
        uc : int
        Width : int
        Height : int
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemsetD2D16Async(
    dstDevice: CUdeviceptr | _Int | None,
    dstPitch: _Int,
    us: _Int,
    Width: _Int,
    Height: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    """CUresult cuMemsetD2D16Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width, size_t Height, CUstream hStream)

    Parameters
        dstDevice : CUdeviceptr, int or None
        dstPitch : int
        us : int
        Width : int
        Height : int
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemsetD2D32Async(
    dstDevice: CUdeviceptr | _Int | None,
    dstPitch: _Int,
    ui: _Int,
    Width: _Int,
    Height: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    """CUresult cuMemsetD2D32Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width, size_t Height, CUstream hStream)

    Parameters
        dstDevice : CUdeviceptr, int or None
        dstPitch : int
        ui : int
        Width : int
        Height : int
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuArrayCreate(pAllocateArray: CUDA_ARRAY_DESCRIPTOR | None) -> CUarray:
    """CUresult cuArrayCreate_v2(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR *pAllocateArray)

    Parameters
        pAllocateArray : CUDA_ARRAY_DESCRIPTOR or None
    Returns
        CUresult (the checked form raises instead)
        pHandle : CUarray
    Gives up the GIL. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuArrayGetDescriptor(hArray: CUarray | _Int | None) -> CUDA_ARRAY_DESCRIPTOR:
    """CUresult cuArrayGetDescriptor_v2(CUDA_ARRAY_DESCRIPTOR *pArrayDescriptor, CUarray hArray)

    Parameters
        hArray : CUarray, int or None
    Returns
        CUresult (the checked form raises instead)
        pArrayDescriptor : CUDA_ARRAY_DESCRIPTOR
    Keeps the GIL while no host function can hold the call up. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuArrayGetSparseProperties(array: CUarray | _Int | None) -> CUDA_ARRAY_SPARSE_PROPERTIES:
    """CUresult cuArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties, CUarray array)

    Parameters
        array : CUarray, int or None
    Returns
        CUresult (the checked form raises instead)
        sparseProperties : CUDA_ARRAY_SPARSE_PROPERTIES
    Keeps the GIL while no host function can hold the call up. Since release 11.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMipmappedArrayGetSparseProperties(
    mipmap: CUmipmappedArray | _Int | None,
) -> CUDA_ARRAY_SPARSE_PROPERTIES:
    """CUresult cuMipmappedArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties, CUmipmappedArray mipmap)

    Parameters
        mipmap : CUmipmappedArray, int or None
    Returns
        CUresult (the checked form raises instead)
        sparseProperties : CUDA_ARRAY_SPARSE_PROPERTIES
    Keeps the GIL while no host function can hold the call up. Since release 11.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuArrayGetMemoryRequirements(
    array: CUarray | _Int | None,
    device: CUdevice | _Int | None,
) -> CUDA_ARRAY_MEMORY_REQUIREMENTS:
    """CUresult cuArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements, CUarray array, CUdevice device)

    Parameters
        array : CUarray, int or None
        device : CUdevice, int or None
    Returns
        CUresult (the checked form raises instead)
        memoryRequirements : CUDA_ARRAY_MEMORY_REQUIREMENTS
    Keeps the GIL while no host function can hold the call up. Since release 11.6. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMipmappedArrayGetMemoryRequirements(
    mipmap: CUmipmappedArray | _Int | None,
    device: CUdevice | _Int | None,
) -> CUDA_ARRAY_MEMORY_REQUIREMENTS:
    """CUresult cuMipmappedArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements, CUmipmappedArray mipmap, CUdevice device)

    Parameters
        mipmap : CUmipmappedArray, int or None
        device : CUdevice, int or None
    Returns
        CUresult (the checked form raises instead)
        memoryRequirements : CUDA_ARRAY_MEMORY_REQUIREMENTS
    Keeps the GIL while no host function can hold the call up. Since release 11.6. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuArrayGetPlane(hArray: CUarray | _Int | None, planeIdx: _Int) -> CUarray:
    """CUresult cuArrayGetPlane(CUarray *pPlaneArray, CUarray hArray, unsigned int planeIdx)

    Parameters
        hArray : CUarray, int or None
        planeIdx : int
    Returns
        CUresult (the checked form raises instead)
        pPlaneArray : CUarray
    Keeps the GIL while no host function can hold the call up. Since release 11.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuArrayDestroy(hArray: CUarray | _Int | None) -> None:
    """CUresult cuArrayDestroy(CUarray hArray)

    Parameters
        hArray : CUarray, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 2.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuArray3DCreate(pAllocateArray: CUDA_ARRAY3D_DESCRIPTOR | None) -> CUarray:
    """CUresult cuArray3DCreate_v2(CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray)

    Parameters
        pAllocateArray : CUDA_ARRAY3D_DESCRIPTOR or None
    Returns
        CUresult (the checked form raises instead)
        pHandle : CUarray
    Gives up the GIL. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuArray3DGetDescriptor(hArray: CUarray | _Int | None) -> CUDA_ARRAY3D_DESCRIPTOR:
    """CUresult cuArray3DGetDescriptor_v2(CUDA_ARRAY3D_DESCRIPTOR *pArrayDescriptor, CUarray hArray)

    Parameters
        hArray : CUarray, int or None
    Returns
        CUresult (the checked form raises instead)
        pArrayDescriptor : CUDA_ARRAY3D_DESCRIPTOR
    Keeps the GIL while no host function can hold the call up. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMipmappedArrayCreate(
    pMipmappedArrayDesc: CUDA_ARRAY3D_DESCRIPTOR | None,
    numMipmapLevels: _Int,
) -> CUmipmappedArray:
    """CUresult cuMipmappedArrayCreate(CUmipmappedArray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR *pMipmappedArrayDesc, unsigned int numMipmapLevels)

    Parameters
        pMipmappedArrayDesc : CUDA_ARRAY3D_DESCRIPTOR or None
        numMipmapLevels : int
    Returns
        CUresult (the checked form raises instead)
        pHandle : CUmipmappedArray
    Gives up the GIL. Since release 5.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMipmappedArrayGetLevel(
    hMipmappedArray: CUmipmappedArray | _Int | None,
    level: _Int,
) -> CUarray:
    """CUresult cuMipmappedArrayGetLevel(CUarray *pLevelArray, CUmipmappedArray hMipmappedArray, unsigned int level)

    Parameters
        hMipmappedArray : CUmipmappedArray, int or None
        level : int
    Returns
        CUresult (the checked form raises instead)
        pLevelArray : CUarray
    Keeps the GIL while no host function can hold the call up. Since release 5.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMipmappedArrayDestroy(hMipmappedArray: CUmipmappedArray | _Int | None) -> None:
    """CUresult cuMipmappedArrayDestroy(CUmipmappedArray hMipmappedArray)

    Parameters
        hMipmappedArray : CUmipmappedArray, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 5.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemGetHandleForAddressRange(
    dptr: CUdeviceptr | _Int | None,
    size: _Int,
    handleType: CUmemRangeHandleType | int,
    flags: _Int | None = ...,
) -> Any:
    """CUresult cuMemGetHandleForAddressRange(void *handle, CUdeviceptr dptr, size_t size, CUmemRangeHandleType handleType, unsigned long long flags)

    Parameters
        dptr : CUdeviceptr, int or None
        size : int
        handleType : CUmemRangeHandleType or int
        flags : int
    Returns
        CUresult (the checked form raises instead)
        handle : Any
    Gives up the GIL. Since release 11.7. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemBatchDecompressAsync(
    paramsArray: CUmemDecompressParams | Sequence[CUmemDecompressParams] | None,
    count: _Int,
    flags: _Int,
    stream: CUstream | _Int | None,
) -> int:
    """CUresult cuMemBatchDecompressAsync(CUmemDecompressParams *paramsArray, size_t count, unsigned int flags, size_t *errorIndex, CUstream stream)

    Parameters
        paramsArray : CUmemDecompressParams, or a sequence of them; as many as count; in and out
        count : int
        flags : int
        stream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
        errorIndex : int
    Gives up the GIL. Since release 12.6. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemAddressReserve(
    size: _Int,
    alignment: _Int | None = ...,
    addr: CUdeviceptr | _Int | None = ...,
    flags: _Int | None = ...,
) -> CUdeviceptr:
    """CUresult cuMemAddressReserve(CUdeviceptr *ptr, size_t size, size_t alignment, CUdeviceptr addr, unsigned long long flags)

    Parameters
        size : int
        alignment : int
        addr : CUdeviceptr, int or None
        flags : int
    Returns
        CUresult (the checked form raises instead)
        ptr : CUdeviceptr
    Gives up the GIL. Since release 10.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemAddressFree(ptr: CUdeviceptr | _Int | None, size: _Int) -> None:
    """CUresult cuMemAddressFree(CUdeviceptr ptr, size_t size)

    Parameters
        ptr : CUdeviceptr, int or None
        size : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 10.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemCreate(
    size: _Int,
    prop: CUmemAllocationProp | None,
    flags: _Int | None = ...,
) -> CUmemGenericAllocationHandle:
    """CUresult cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size, const CUmemAllocationProp *prop, unsigned long long flags)

    Parameters
        size : int
        prop : CUmemAllocationProp or None
        flags : int
    Returns
        CUresult (the checked form raises instead)
        handle : CUmemGenericAllocationHandle
    Gives up the GIL. Since release 10.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemRelease(handle: CUmemGenericAllocationHandle | _Int | None) -> None:
    """CUresult cuMemRelease(CUmemGenericAllocationHandle handle)

    Parameters
        handle : CUmemGenericAllocationHandle, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 10.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemMap(
    ptr: CUdeviceptr | _Int | None,
    size: _Int,
    offset: _Int,
    handle: CUmemGenericAllocationHandle | _Int | None,
    flags: _Int | None = ...,
) -> None:
    """CUresult cuMemMap(CUdeviceptr ptr, size_t size, size_t offset, CUmemGenericAllocationHandle handle, unsigned long long flags)

    Parameters
        ptr : CUdeviceptr, int or None
        size : int
        offset : int
        handle : CUmemGenericAllocationHandle, int or None
        flags : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 10.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemMapArrayAsync(
    mapInfoList: Sequence[CUarrayMapInfo] | None,
    hStream: CUstream | _Int | None,
) -> None:
    """CUresult cuMemMapArrayAsync(CUarrayMapInfo *mapInfoList, unsigned int count, CUstream hStream)

    Parameters
        mapInfoList : sequence of CUarrayMapInfo, or None
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 11.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemUnmap(ptr: CUdeviceptr | _Int | None, size: _Int) -> None:
    """CUresult cuMemUnmap(CUdeviceptr ptr, size_t size)

    Parameters
        ptr : CUdeviceptr, int or None
        size : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 10.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemSetAccess(
    ptr: CUdeviceptr | _Int | None,
    size: _Int,
    desc: Sequence[CUmemAccessDesc] | None,
) -> None:
    """CUresult cuMemSetAccess(CUdeviceptr ptr, size_t size, const CUmemAccessDesc *desc, size_t count)

    Parameters
        ptr : CUdeviceptr, int or None
        size : int
        desc : sequence of CUmemAccessDesc, or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 10.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemGetAccess(location: CUmemLocation | None, ptr: CUdeviceptr | _Int | None) -> int:
    """CUresult cuMemGetAccess(unsigned long long *flags, const CUmemLocation *location, CUdeviceptr ptr)

    Parameters
        location : CUmemLocation or None
        ptr : CUdeviceptr, int or None
    Returns
        CUresult (the checked form raises instead)
        flags : int
    Keeps the GIL while no host function can hold the call up. Since release 10.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemExportToShareableHandle(
    handle: CUmemGenericAllocationHandle | _Int | None,
    handleType: CUmemAllocationHandleType,
    flags: _Int | None = ...,
) -> Any:
    """CUresult cuMemExportToShareableHandle(void *shareableHandle, CUmemGenericAllocationHandle handle, CUmemAllocationHandleType handleType, unsigned long long flags)

    Parameters
        handle : CUmemGenericAllocationHandle, int or None
        handleType : CUmemAllocationHandleType
        flags : int
    Returns
        CUresult (the checked form raises instead)
        shareableHandle : Any
    Gives up the GIL. Since release 10.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemImportFromShareableHandle(
    osHandle: _Address,
    shHandleType: CUmemAllocationHandleType | int,
) -> CUmemGenericAllocationHandle:
    """CUresult cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *handle, void *osHandle, CUmemAllocationHandleType shHandleType)

    Parameters
        osHandle : int (address), buffer or None
        shHandleType : CUmemAllocationHandleType or int
    Returns
        CUresult (the checked form raises instead)
        handle : CUmemGenericAllocationHandle
    Gives up the GIL. Since release 10.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemGetAllocationGranularity(
    prop: CUmemAllocationProp | None,
    option: CUmemAllocationGranularity_flags | int,
) -> int:
    """CUresult cuMemGetAllocationGranularity(size_t *granularity, const CUmemAllocationProp *prop, CUmemAllocationGranularity_flags option)

    Parameters
        prop : CUmemAllocationProp or None
        option : CUmemAllocationGranularity_flags or int
    Returns
        CUresult (the checked form raises instead)
        granularity : int
    Keeps the GIL while no host function can hold the call up. Since release 10.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemGetAllocationPropertiesFromHandle(
    handle: CUmemGenericAllocationHandle | _Int | None,
) -> CUmemAllocationProp:
    """CUresult cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp *prop, CUmemGenericAllocationHandle handle)

    Parameters
        handle : CUmemGenericAllocationHandle, int or None
    Returns
        CUresult (the checked form raises instead)
        prop : CUmemAllocationProp
    Keeps the GIL while no host function can hold the call up. Since release 10.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemRetainAllocationHandle(addr: _Address) -> CUmemGenericAllocationHandle:
    """CUresult cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *handle, void *addr)

    Parameters
        addr : int (address), buffer or None
    Returns
        CUresult (the checked form raises instead)
        handle : CUmemGenericAllocationHandle
    Keeps the GIL while no host function can hold the call up. Since release 11.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemFreeAsync(dptr: CUdeviceptr | _Int | None, hStream: CUstream | _Int | None) -> None:
    """CUresult cuMemFreeAsync(CUdeviceptr dptr, CUstream hStream)

    Parameters
        dptr : CUdeviceptr, int or None
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 11.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemAllocAsync(bytesize: _Int, hStream: CUstream | _Int | None) -> CUdeviceptr:
    """CUresult cuMemAllocAsync(CUdeviceptr *dptr, size_t bytesize, CUstream hStream)

    Parameters
        bytesize : int
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
        dptr : CUdeviceptr
    Gives up the GIL. Since release 11.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemPoolTrimTo(pool: CUmemoryPool | _Int | None, minBytesToKeep: _Int) -> None:
    """CUresult cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep)

    Parameters
        pool : CUmemoryPool, int or None
        minBytesToKeep : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 11.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemPoolSetAttribute(
    pool: CUmemoryPool | _Int | None,
    attr: CUmemPool_attribute,
    value: Any,
) -> None:
    """CUresult cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)

    Parameters
        pool : CUmemoryPool, int or None
        attr : CUmemPool_attribute
        value : the value, of the type that belongs to it
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 11.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemPoolGetAttribute(pool: CUmemoryPool | _Int | None, attr: CUmemPool_attribute) -> Any:
    """CUresult cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)

    Parameters
        pool : CUmemoryPool, int or None
        attr : CUmemPool_attribute
    Returns
        CUresult (the checked form raises instead)
        value : Any
    Keeps the GIL while no host function can hold the call up. Since release 11.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemPoolSetAccess(
    pool: CUmemoryPool | _Int | None,
    map: Sequence[CUmemAccessDesc] | None,
) -> None:
    """CUresult cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc *map, size_t count)

    Parameters
        pool : CUmemoryPool, int or None
        map : sequence of CUmemAccessDesc, or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 11.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemPoolGetAccess(
    memPool: CUmemoryPool | _Int | None,
    location: CUmemLocation | None,
) -> CUmemAccess_flags:
    """CUresult cuMemPoolGetAccess(CUmemAccess_flags *flags, CUmemoryPool memPool, CUmemLocation *location)

    Parameters
        memPool : CUmemoryPool, int or None
        location : CUmemLocation or None
    Returns
        CUresult (the checked form raises instead)
        flags : CUmemAccess_flags
    Keeps the GIL while no host function can hold the call up. Since release 11.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemPoolCreate(poolProps: CUmemPoolProps | None) -> CUmemoryPool:
    """CUresult cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps *poolProps)

    Parameters
        poolProps : CUmemPoolProps or None
    Returns
        CUresult (the checked form raises instead)
        pool : CUmemoryPool
    Gives up the GIL. Since release 11.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemPoolDestroy(pool: CUmemoryPool | _Int | None) -> None:
    """CUresult cuMemPoolDestroy(CUmemoryPool pool)

    Parameters
        pool : CUmemoryPool, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 11.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemGetDefaultMemPool(
    location: CUmemLocation | None,
    typename: CUmemAllocationType | int,
) -> CUmemoryPool:
    """CUresult cuMemGetDefaultMemPool(CUmemoryPool *pool_out, CUmemLocation *location, CUmemAllocationType type)

    Parameters
        location : CUmemLocation or None
        typename : CUmemAllocationType or int
    Returns
        CUresult (the checked form raises instead)
        pool_out : CUmemoryPool
    Keeps the GIL while no host function can hold the call up. Since release 13.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemGetMemPool(
    location: CUmemLocation | None,
    typename: CUmemAllocationType | int,
) -> CUmemoryPool:
    """CUresult cuMemGetMemPool(CUmemoryPool *pool, CUmemLocation *location, CUmemAllocationType type)

    Parameters
        location : CUmemLocation or None
        typename : CUmemAllocationType or int
    Returns
        CUresult (the checked form raises instead)
        pool : CUmemoryPool
    Keeps the GIL while no host function can hold the call up. Since release 13.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemSetMemPool(
    location: CUmemLocation | None,
    typename: CUmemAllocationType | int,
    pool: CUmemoryPool | _Int | None,
) -> None:
    """CUresult cuMemSetMemPool(CUmemLocation *location, CUmemAllocationType type, CUmemoryPool pool)

    Parameters
        location : CUmemLocation or None
        typename : CUmemAllocationType or int
        pool : CUmemoryPool, int or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 13.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemAllocFromPoolAsync(
    bytesize: _Int,
    pool: CUmemoryPool | _Int | None,
    hStream: CUstream | _Int | None,
) -> CUdeviceptr:
    """CUresult cuMemAllocFromPoolAsync(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool, CUstream hStream)

    Parameters
        bytesize : int
        pool : CUmemoryPool, int or None
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
        dptr : CUdeviceptr
    Gives up the GIL. Since release 11.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemPoolExportToShareableHandle(
    pool: CUmemoryPool | _Int | None,
    handleType: CUmemAllocationHandleType,
    flags: _Int | None = ...,
) -> Any:
    """CUresult cuMemPoolExportToShareableHandle(void *handle_out, CUmemoryPool pool, CUmemAllocationHandleType handleType, unsigned long long flags)

    Parameters
        pool : CUmemoryPool, int or None
        handleType : CUmemAllocationHandleType
        flags : int
    Returns
        CUresult (the checked form raises instead)
        handle_out : Any
    Gives up the GIL. Since release 11.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemPoolImportFromShareableHandle(
    handle: _Address,
    handleType: CUmemAllocationHandleType | int,
    flags: _Int | None = ...,
) -> CUmemoryPool:
    """CUresult cuMemPoolImportFromShareableHandle(CUmemoryPool *pool_out, void *handle, CUmemAllocationHandleType handleType, unsigned long long flags)

    Parameters
        handle : int (address), buffer or None
        handleType : CUmemAllocationHandleType or int
        flags : int
    Returns
        CUresult (the checked form raises instead)
        pool_out : CUmemoryPool
    Gives up the GIL. Since release 11.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemPoolExportPointer(ptr: CUdeviceptr | _Int | None) -> CUmemPoolPtrExportData:
    """CUresult cuMemPoolExportPointer(CUmemPoolPtrExportData *shareData_out, CUdeviceptr ptr)

    Parameters
        ptr : CUdeviceptr, int or None
    Returns
        CUresult (the checked form raises instead)
        shareData_out : CUmemPoolPtrExportData
    Gives up the GIL. Since release 11.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemPoolImportPointer(
    pool: CUmemoryPool | _Int | None,
    shareData: CUmemPoolPtrExportData | None,
) -> CUdeviceptr:
    """CUresult cuMemPoolImportPointer(CUdeviceptr *ptr_out, CUmemoryPool pool, CUmemPoolPtrExportData *shareData)

    Parameters
        pool : CUmemoryPool, int or None
        shareData : CUmemPoolPtrExportData or None
    Returns
        CUresult (the checked form raises instead)
        ptr_out : CUdeviceptr
    Gives up the GIL. Since release 11.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMulticastCreate(prop: CUmulticastObjectProp | None) -> CUmemGenericAllocationHandle:
    """CUresult cuMulticastCreate(CUmemGenericAllocationHandle *mcHandle, const CUmulticastObjectProp *prop)

    Parameters
        prop : CUmulticastObjectProp or None
    Returns
        CUresult (the checked form raises instead)
        mcHandle : CUmemGenericAllocationHandle
    Gives up the GIL. Since release 12.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMulticastAddDevice(
    mcHandle: CUmemGenericAllocationHandle | _Int | None,
    dev: CUdevice | _Int | None,
) -> None:
    """CUresult cuMulticastAddDevice(CUmemGenericAllocationHandle mcHandle, CUdevice dev)

    Parameters
        mcHandle : CUmemGenericAllocationHandle, int or None
        dev : CUdevice, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 12.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMulticastBindMem(
    mcHandle: CUmemGenericAllocationHandle | _Int | None,
    mcOffset: _Int,
    memHandle: CUmemGenericAllocationHandle | _Int | None,
    memOffset: _Int,
    size: _Int,
    flags: _Int | None = ...,
) -> None:
    """CUresult cuMulticastBindMem(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size, unsigned long long flags)

    Parameters
        mcHandle : CUmemGenericAllocationHandle, int or None
        mcOffset : int
        memHandle : CUmemGenericAllocationHandle, int or None
        memOffset : int
        size : int
        flags : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 12.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMulticastBindMem_v2(
    mcHandle: CUmemGenericAllocationHandle | _Int | None,
    dev: CUdevice | _Int | None,
    mcOffset: _Int,
    memHandle: CUmemGenericAllocationHandle | _Int | None,
    memOffset: _Int,
    size: _Int,
    flags: _Int | None = ...,
) -> None:
    """CUresult cuMulticastBindMem_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size, unsigned long long flags)

    Parameters
        mcHandle : CUmemGenericAllocationHandle, int or None
        dev : CUdevice, int or None
        mcOffset : int
        memHandle : CUmemGenericAllocationHandle, int or None
        memOffset : int
        size : int
        flags : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 13.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMulticastBindAddr(
    mcHandle: CUmemGenericAllocationHandle | _Int | None,
    mcOffset: _Int,
    memptr: CUdeviceptr | _Int | None,
    size: _Int,
    flags: _Int | None = ...,
) -> None:
    """CUresult cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUdeviceptr memptr, size_t size, unsigned long long flags)

    Parameters
        mcHandle : CUmemGenericAllocationHandle, int or None
        mcOffset : int
        memptr : CUdeviceptr, int or None
        size : int
        flags : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 12.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMulticastBindAddr_v2(
    mcHandle: CUmemGenericAllocationHandle | _Int | None,
    dev: CUdevice | _Int | None,
    mcOffset: _Int,
    memptr: CUdeviceptr | _Int | None,
    size: _Int,
    flags: _Int | None = ...,
) -> None:
    """CUresult cuMulticastBindAddr_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, CUdeviceptr memptr, size_t size, unsigned long long flags)

    Parameters
        mcHandle : CUmemGenericAllocationHandle, int or None
        dev : CUdevice, int or None
        mcOffset : int
        memptr : CUdeviceptr, int or None
        size : int
        flags : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 13.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMulticastUnbind(
    mcHandle: CUmemGenericAllocationHandle | _Int | None,
    dev: CUdevice | _Int | None,
    mcOffset: _Int,
    size: _Int,
) -> None:
    """CUresult cuMulticastUnbind(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, size_t size)

    Parameters
        mcHandle : CUmemGenericAllocationHandle, int or None
        dev : CUdevice, int or None
        mcOffset : int
        size : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 12.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMulticastGetGranularity(
    prop: CUmulticastObjectProp | None,
    option: CUmulticastGranularity_flags | int,
) -> int:
    """CUresult cuMulticastGetGranularity(size_t *granularity, const CUmulticastObjectProp *prop, CUmulticastGranularity_flags option)

    Parameters
        prop : CUmulticastObjectProp or None
        option : CUmulticastGranularity_flags or int
    Returns
        CUresult (the checked form raises instead)
        granularity : int
    Keeps the GIL while no host function can hold the call up. Since release 12.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuDeviceGetFabricClusterUuid(dev: CUdevice | _Int | None) -> CUuuid:
    """CUresult cuDeviceGetFabricClusterUuid(CUuuid *uuid, CUdevice dev)

    Parameters
        dev : CUdevice, int or None
    Returns
        CUresult (the checked form raises instead)
        uuid : CUuuid
    Keeps the GIL while no host function can hold the call up. Since release 13.4. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuDeviceGetCliqueCount(dev: CUdevice | _Int | None) -> int:
    """CUresult cuDeviceGetCliqueCount(size_t *count, CUdevice dev)

    Parameters
        dev : CUdevice, int or None
    Returns
        CUresult (the checked form raises instead)
        count : int
    Keeps the GIL while no host function can hold the call up. Since release 13.4. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuDeviceGetCliqueInfo(
    count: _Int,
    dev: CUdevice | _Int | None,
) -> tuple[list[CUcliqueInfo], int]:
    """CUresult cuDeviceGetCliqueInfo(CUcliqueInfo *cliqueInfo, size_t *count, CUdevice dev)

    Parameters
        count : int; in and out
        dev : CUdevice, int or None
    Returns
        CUresult (the checked form raises instead)
        cliqueInfo : list[CUcliqueInfo]
        count : int
    Keeps the GIL while no host function can hold the call up. Since release 13.4. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuLogicalEndpointIdReserve(count: cuuint32_t | _Int | None) -> CUlogicalEndpointId:
    """CUresult cuLogicalEndpointIdReserve(CUlogicalEndpointId *baseLeId, cuuint32_t count)

    Parameters
        count : cuuint32_t, int or None
    Returns
        CUresult (the checked form raises instead)
        baseLeId : CUlogicalEndpointId
    Gives up the GIL. Since release 13.3. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuLogicalEndpointIdRelease(
    baseLeId: CUlogicalEndpointId | _Int | None,
    count: cuuint32_t | _Int | None,
) -> None:
    """CUresult cuLogicalEndpointIdRelease(CUlogicalEndpointId baseLeId, cuuint32_t count)

    Parameters
        baseLeId : CUlogicalEndpointId, int or None
        count : cuuint32_t, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 13.3. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuLogicalEndpointCreate(
    leId: CUlogicalEndpointId | _Int | None,
    prop: CUlogicalEndpointProp | None,
) -> None:
    """CUresult cuLogicalEndpointCreate(CUlogicalEndpointId leId, const CUlogicalEndpointProp *prop)

    Parameters
        leId : CUlogicalEndpointId, int or None
        prop : CUlogicalEndpointProp or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 13.3. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuLogicalEndpointAddDevice(
    leId: CUlogicalEndpointId | _Int | None,
    dev: CUdevice | _Int | None,
) -> None:
    """CUresult cuLogicalEndpointAddDevice(CUlogicalEndpointId leId, CUdevice dev)

    Parameters
        leId : CUlogicalEndpointId, int or None
        dev : CUdevice, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 13.3. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuLogicalEndpointDestroy(leId: CUlogicalEndpointId | _Int | None) -> None:
    """CUresult cuLogicalEndpointDestroy(CUlogicalEndpointId leId)

    Parameters
        leId : CUlogicalEndpointId, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 13.3. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuLogicalEndpointBindAddr(
    leId: CUlogicalEndpointId | _Int | None,
    dev: CUdevice | _Int | None,
    offset: cuuint64_t | _Int | None,
    ptr: _Address,
    size: cuuint64_t | _Int | None,
    flags: _Int | None = ...,
) -> None:
    """CUresult cuLogicalEndpointBindAddr(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset, void *ptr, cuuint64_t size, unsigned long long flags)

    Parameters
        leId : CUlogicalEndpointId, int or None
        dev : CUdevice, int or None
        offset : cuuint64_t, int or None
        ptr : int (address), buffer or None; at least size bytes are read
        size : cuuint64_t, int or None
        flags : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 13.3. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuLogicalEndpointBindMem(
    leId: CUlogicalEndpointId | _Int | None,
    dev: CUdevice | _Int | None,
    offset: cuuint64_t | _Int | None,
    memHandle: CUmemGenericAllocationHandle | _Int | None,
    memOffset: cuuint64_t | _Int | None,
    size: cuuint64_t | _Int | None,
    flags: _Int | None = ...,
) -> None:
    """CUresult cuLogicalEndpointBindMem(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset, CUmemGenericAllocationHandle memHandle, cuuint64_t memOffset, cuuint64_t size, unsigned long long flags)

    Parameters
        leId : CUlogicalEndpointId, int or None
        dev : CUdevice, int or None
        offset : cuuint64_t, int or None
        memHandle : CUmemGenericAllocationHandle, int or None
        memOffset : cuuint64_t, int or None
        size : cuuint64_t, int or None
        flags : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 13.3. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuLogicalEndpointUnbind(
    leId: CUlogicalEndpointId | _Int | None,
    dev: CUdevice | _Int | None,
    offset: cuuint64_t | _Int | None,
    size: cuuint64_t | _Int | None,
) -> None:
    """CUresult cuLogicalEndpointUnbind(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset, cuuint64_t size)

    Parameters
        leId : CUlogicalEndpointId, int or None
        dev : CUdevice, int or None
        offset : cuuint64_t, int or None
        size : cuuint64_t, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 13.3. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuLogicalEndpointExport(
    leId: CUlogicalEndpointId | _Int | None,
    handleType: CUlogicalEndpointIpcHandleType | int,
) -> Any:
    """CUresult cuLogicalEndpointExport(void *handle, CUlogicalEndpointId leId, CUlogicalEndpointIpcHandleType handleType)

    Parameters
        leId : CUlogicalEndpointId, int or None
        handleType : CUlogicalEndpointIpcHandleType or int
    Returns
        CUresult (the checked form raises instead)
        handle : Any
    Gives up the GIL. Since release 13.3. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuLogicalEndpointImport(
    leId: CUlogicalEndpointId | _Int | None,
    handle: _Address,
    handleType: CUlogicalEndpointIpcHandleType | int,
) -> None:
    """CUresult cuLogicalEndpointImport(CUlogicalEndpointId leId, const void *handle, CUlogicalEndpointIpcHandleType handleType)

    Parameters
        leId : CUlogicalEndpointId, int or None
        handle : int (address), buffer or None
        handleType : CUlogicalEndpointIpcHandleType or int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 13.3. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuLogicalEndpointGetLimits(prop: CUlogicalEndpointProp | None) -> tuple[cuuint64_t, cuuint64_t]:
    """CUresult cuLogicalEndpointGetLimits(cuuint64_t *bindAlignment, cuuint64_t *maxSize, const CUlogicalEndpointProp *prop)

    Parameters
        prop : CUlogicalEndpointProp or None
    Returns
        CUresult (the checked form raises instead)
        bindAlignment : cuuint64_t
        maxSize : cuuint64_t
    Keeps the GIL while no host function can hold the call up. Since release 13.3. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuLogicalEndpointQuery(
    leId: CUlogicalEndpointId | _Int | None,
    count: cuuint32_t | _Int | None,
) -> int:
    """CUresult cuLogicalEndpointQuery(CUlogicalEndpointId leId, cuuint32_t count, int *queryStatus)

    Parameters
        leId : CUlogicalEndpointId, int or None
        count : cuuint32_t, int or None
    Returns
        CUresult (the checked form raises instead)
        queryStatus : int
    Keeps the GIL while no host function can hold the call up. Since release 13.3. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuFabricCpyBatchAsync(
    opList: Sequence[CUDA_FABRIC_COPY_BATCH_OP] | None,
    flags: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    """CUresult cuFabricCpyBatchAsync(size_t numOps, CUDA_FABRIC_COPY_BATCH_OP *opList, unsigned long long flags, CUstream hStream)

    Parameters
        opList : sequence of CUDA_FABRIC_COPY_BATCH_OP, or None
        flags : int
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 13.5. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuPointerGetAttribute(attribute: CUpointer_attribute, ptr: CUdeviceptr | _Int | None) -> Any:
    """CUresult cuPointerGetAttribute(void *data, CUpointer_attribute attribute, CUdeviceptr ptr)

    Parameters
        attribute : CUpointer_attribute
        ptr : CUdeviceptr, int or None
    Returns
        CUresult (the checked form raises instead)
        data : Any
    Keeps the GIL while no host function can hold the call up. Since release 4.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemPrefetchAsync(
    devPtr: CUdeviceptr | _Int | None,
    count: _Int,
    location: CUmemLocation,
    flags: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    """CUresult cuMemPrefetchAsync_v2(CUdeviceptr devPtr, size_t count, CUmemLocation location, unsigned int flags, CUstream hStream)

    Parameters
        devPtr : CUdeviceptr, int or None
        count : int
        location : CUmemLocation
        flags : int
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 12.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemAdvise(
    devPtr: CUdeviceptr | _Int | None,
    count: _Int,
    advice: CUmem_advise | int,
    location: CUmemLocation,
) -> None:
    """CUresult cuMemAdvise_v2(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUmemLocation location)

    Parameters
        devPtr : CUdeviceptr, int or None
        count : int
        advice : CUmem_advise or int
        location : CUmemLocation
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 12.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemPrefetchBatchAsync(
    dptrs: Sequence[CUdeviceptr] | None,
    sizes: Sequence[int] | None,
    prefetchLocs: Sequence[CUmemLocation] | None,
    prefetchLocIdxs: Sequence[int] | None,
    flags: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    """CUresult cuMemPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count, CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags, CUstream hStream)

    Parameters
        dptrs : sequence of CUdeviceptr, or None
        sizes : sequence of int, or None
        prefetchLocs : sequence of CUmemLocation, or None
        prefetchLocIdxs : sequence of int, or None
        flags : int
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 13.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemDiscardBatchAsync(
    dptrs: Sequence[CUdeviceptr] | None,
    sizes: Sequence[int] | None,
    flags: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    """CUresult cuMemDiscardBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count, unsigned long long flags, CUstream hStream)

    Parameters
        dptrs : sequence of CUdeviceptr, or None
        sizes : sequence of int, or None
        flags : int
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 13.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemDiscardAndPrefetchBatchAsync(
    dptrs: Sequence[CUdeviceptr] | None,
    sizes: Sequence[int] | None,
    prefetchLocs: Sequence[CUmemLocation] | None,
    prefetchLocIdxs: Sequence[int] | None,
    flags: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    """CUresult cuMemDiscardAndPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count, CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags, CUstream hStream)

    Parameters
        dptrs : sequence of CUdeviceptr, or None
        sizes : sequence of int, or None
        prefetchLocs : sequence of CUmemLocation, or None
        prefetchLocIdxs : sequence of int, or None
        flags : int
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 13.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemGetLocationInfo(
    ptr: CUdeviceptr | _Int | None,
    size: _Int,
    summaryGranularity: _Int,
    samplingGranularity: _Int,
    location_out: CUmemLocation | Sequence[CUmemLocation] | None,
) -> None:
    """CUresult cuMemGetLocationInfo(CUdeviceptr ptr, size_t size, size_t summaryGranularity, size_t samplingGranularity, CUmemLocation *location_out)

    Parameters
        ptr : CUdeviceptr, int or None
        size : int
        summaryGranularity : int
        samplingGranularity : int
        location_out : CUmemLocation, or a sequence of them; in and out
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 13.4. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemRangeGetAttribute(
    dataSize: _Int,
    attribute: CUmem_range_attribute,
    devPtr: CUdeviceptr | _Int | None,
    count: _Int,
) -> Any:
    """CUresult cuMemRangeGetAttribute(void *data, size_t dataSize, CUmem_range_attribute attribute, CUdeviceptr devPtr, size_t count)

    Parameters
        dataSize : int
        attribute : CUmem_range_attribute
        devPtr : CUdeviceptr, int or None
        count : int
    Returns
        CUresult (the checked form raises instead)
        data : Any
    Keeps the GIL while no host function can hold the call up. Since release 8.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuMemRangeGetAttributes(
    dataSizes: Sequence[int] | None,
    attributes: Sequence[CUmem_range_attribute] | None,
    devPtr: CUdeviceptr | _Int | None,
    count: _Int,
) -> list[Any]:
    """CUresult cuMemRangeGetAttributes(void **data, size_t *dataSizes, CUmem_range_attribute *attributes, size_t numAttributes, CUdeviceptr devPtr, size_t count)

    Parameters
        dataSizes : sequence of int, or None
        attributes : sequence of CUmem_range_attribute, or None
        devPtr : CUdeviceptr, int or None
        count : int
    Returns
        CUresult (the checked form raises instead)
        data : list[Any]
    Keeps the GIL while no host function can hold the call up. Since release 8.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuPointerSetAttribute(
    value: Any,
    attribute: CUpointer_attribute,
    ptr: CUdeviceptr | _Int | None,
) -> None:
    """CUresult cuPointerSetAttribute(const void *value, CUpointer_attribute attribute, CUdeviceptr ptr)

    Parameters
        value : the value, of the type that belongs to it
        attribute : CUpointer_attribute
        ptr : CUdeviceptr, int or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 6.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuPointerGetAttributes(
    attributes: Sequence[CUpointer_attribute] | None,
    ptr: CUdeviceptr | _Int | None,
) -> list[Any]:
    """CUresult cuPointerGetAttributes(unsigned int numAttributes, CUpointer_attribute *attributes, void **data, CUdeviceptr ptr)

    Parameters
        attributes : sequence of CUpointer_attribute, or None
        ptr : CUdeviceptr, int or None
    Returns
        CUresult (the checked form raises instead)
        data : list[Any]
    Keeps the GIL while no host function can hold the call up. Since release 7.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuStreamCreate(Flags: _Int | None = ...) -> CUstream:
    """CUresult cuStreamCreate(CUstream *phStream, unsigned int Flags)

    Parameters
        Flags : int
    Returns
        CUresult (the checked form raises instead)
        phStream : CUstream
    Gives up the GIL. Since release 2.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuStreamCreateWithPriority(flags: _Int, priority: _Int) -> CUstream:
    """CUresult cuStreamCreateWithPriority(CUstream *phStream, unsigned int flags, int priority)

    Parameters
        flags : int
        priority : int
    Returns
        CUresult (the checked form raises instead)
        phStream : CUstream
    Gives up the GIL. Since release 5.5. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuStreamBeginCaptureToCig(
    hStream: CUstream | _Int | None,
    streamCigCaptureParams: CUstreamCigCaptureParams | None,
) -> None:
    """CUresult cuStreamBeginCaptureToCig(CUstream hStream, CUstreamCigCaptureParams *streamCigCaptureParams)

    Parameters
        hStream : CUstream, int or None
        streamCigCaptureParams : CUstreamCigCaptureParams or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 13.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuStreamEndCaptureToCig(hStream: CUstream | _Int | None) -> None:
    """CUresult cuStreamEndCaptureToCig(CUstream hStream)

    Parameters
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 13.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuStreamGetPriority(hStream: CUstream | _Int | None) -> int:
    """CUresult cuStreamGetPriority(CUstream hStream, int *priority)

    Parameters
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
        priority : int
    Keeps the GIL while no host function can hold the call up. Since release 5.5. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuStreamGetDevice(hStream: CUstream | _Int | None) -> CUdevice:
    """CUresult cuStreamGetDevice(CUstream hStream, CUdevice *device)

    Parameters
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
        device : CUdevice
    Keeps the GIL while no host function can hold the call up. Since release 12.8. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuStreamGetFlags(hStream: CUstream | _Int | None) -> int:
    """CUresult cuStreamGetFlags(CUstream hStream, unsigned int *flags)

    Parameters
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
        flags : int
    Keeps the GIL while no host function can hold the call up. Since release 5.5. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuStreamGetId(hStream: CUstream | _Int | None) -> int:
    """CUresult cuStreamGetId(CUstream hStream, unsigned long long *streamId)

    Parameters
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
        streamId : int
    Keeps the GIL while no host function can hold the call up. Since release 12.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuStreamGetCtx(hStream: CUstream | _Int | None) -> CUcontext:
    """CUresult cuStreamGetCtx(CUstream hStream, CUcontext *pctx)

    Parameters
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
        pctx : CUcontext
    Keeps the GIL while no host function can hold the call up. Since release 9.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuStreamGetCtx_v2(hStream: CUstream | _Int | None) -> tuple[CUcontext, CUgreenCtx]:
    """CUresult cuStreamGetCtx_v2(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx)

    Parameters
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
        pCtx : CUcontext
        pGreenCtx : CUgreenCtx
    Keeps the GIL while no host function can hold the call up. Since release 12.5. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuStreamWaitEvent(
    hStream: CUstream | _Int | None,
    hEvent: CUevent | _Int | None,
    Flags: _Int | None = ...,
) -> None:
    """CUresult cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned int Flags)

    Parameters
        hStream : CUstream, int or None
        hEvent : CUevent, int or None
        Flags : int
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuStreamAddCallback(
    hStream: CUstream | _Int | None,
    callback: CUstreamCallback | _Int | Callable[..., object] | None,
    userData: object | None = ...,
    flags: _Int | None = ...,
) -> None:
    """CUresult cuStreamAddCallback(CUstream hStream, CUstreamCallback callback, void *userData, unsigned int flags)

    Parameters
        hStream : CUstream, int or None
        callback : callable, CUstreamCallback, int (address of a C function) or None
        userData : any object, which the callable gets; int (address) for a C function
        flags : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 5.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuStreamBeginCapture(hStream: CUstream | _Int | None, mode: CUstreamCaptureMode | int) -> None:
    """CUresult cuStreamBeginCapture_v2(CUstream hStream, CUstreamCaptureMode mode)

    Parameters
        hStream : CUstream, int or None
        mode : CUstreamCaptureMode or int
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 10.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuStreamBeginRecaptureToGraph(
    hStream: CUstream | _Int | None,
    mode: CUstreamCaptureMode | int,
    hGraph: CUgraph | _Int | None,
    callbackFunc: CUgraphRecaptureCallback | _Int | Callable[..., object] | None,
    userData: object | None = ...,
) -> None:
    """CUresult cuStreamBeginRecaptureToGraph(CUstream hStream, CUstreamCaptureMode mode, CUgraph hGraph, CUgraphRecaptureCallback callbackFunc, void *userData)

    Parameters
        hStream : CUstream, int or None
        mode : CUstreamCaptureMode or int
        hGraph : CUgraph, int or None
        callbackFunc : callable, CUgraphRecaptureCallback, int (address of a C function) or None
        userData : any object, which the callable gets; int (address) for a C function
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 13.3. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuStreamBeginCaptureToGraph(
    hStream: CUstream | _Int | None,
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    dependencyData: Sequence[CUgraphEdgeData] | None,
    mode: CUstreamCaptureMode | int,
) -> None:
    """CUresult cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUstreamCaptureMode mode)

    Parameters
        hStream : CUstream, int or None
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None
        dependencyData : sequence of CUgraphEdgeData, or None
        mode : CUstreamCaptureMode or int
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 12.3. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuThreadExchangeStreamCaptureMode(mode: CUstreamCaptureMode | int) -> CUstreamCaptureMode:
    """CUresult cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode)

    Parameters
        mode : CUstreamCaptureMode or int; in and out
    Returns
        CUresult (the checked form raises instead)
        mode : CUstreamCaptureMode
    Keeps the GIL while no host function can hold the call up. Since release 10.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuStreamEndCapture(hStream: CUstream | _Int | None) -> CUgraph:
    """CUresult cuStreamEndCapture(CUstream hStream, CUgraph *phGraph)

    Parameters
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
        phGraph : CUgraph
    Gives up the GIL. Since release 10.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuStreamIsCapturing(hStream: CUstream | _Int | None) -> CUstreamCaptureStatus:
    """CUresult cuStreamIsCapturing(CUstream hStream, CUstreamCaptureStatus *captureStatus)

    Parameters
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
        captureStatus : CUstreamCaptureStatus
    Keeps the GIL while no host function can hold the call up. Since release 10.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuStreamGetCaptureInfo(
    hStream: CUstream | _Int | None,
) -> tuple[CUstreamCaptureStatus, cuuint64_t, CUgraph, list[CUgraphNode], list[CUgraphEdgeData]]:
    """CUresult cuStreamGetCaptureInfo_v3(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out, const CUgraphEdgeData **edgeData_out, size_t *numDependencies_out)

    Parameters
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
        captureStatus_out : CUstreamCaptureStatus
        id_out : cuuint64_t
        graph_out : CUgraph
        dependencies_out : list[CUgraphNode]
        edgeData_out : list[CUgraphEdgeData]
    Keeps the GIL while no host function can hold the call up. Since release 12.3. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuStreamUpdateCaptureDependencies(
    hStream: CUstream | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    dependencyData: Sequence[CUgraphEdgeData] | None,
    flags: _Int,
) -> None:
    """CUresult cuStreamUpdateCaptureDependencies_v2(CUstream hStream, CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags)

    Parameters
        hStream : CUstream, int or None
        dependencies : sequence of CUgraphNode, or None
        dependencyData : sequence of CUgraphEdgeData, or None
        flags : int
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 12.3. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuStreamAttachMemAsync(
    hStream: CUstream | _Int | None,
    dptr: CUdeviceptr | _Int | None,
    length: _Int,
    flags: _Int,
) -> None:
    """CUresult cuStreamAttachMemAsync(CUstream hStream, CUdeviceptr dptr, size_t length, unsigned int flags)

    Parameters
        hStream : CUstream, int or None
        dptr : CUdeviceptr, int or None
        length : int
        flags : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 6.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuStreamQuery(hStream: CUstream | _Int | None) -> None:
    """CUresult cuStreamQuery(CUstream hStream)

    Parameters
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 2.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuStreamSynchronize(hStream: CUstream | _Int | None) -> None:
    """CUresult cuStreamSynchronize(CUstream hStream)

    Parameters
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 2.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuStreamDestroy(hStream: CUstream | _Int | None) -> None:
    """CUresult cuStreamDestroy_v2(CUstream hStream)

    Parameters
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 4.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuStreamCopyAttributes(dst: CUstream | _Int | None, src: CUstream | _Int | None) -> None:
    """CUresult cuStreamCopyAttributes(CUstream dst, CUstream src)

    Parameters
        dst : CUstream, int or None
        src : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 11.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuStreamGetAttribute(
    hStream: CUstream | _Int | None,
    attr: CUstreamAttrID | int,
) -> CUstreamAttrValue:
    """CUresult cuStreamGetAttribute(CUstream hStream, CUstreamAttrID attr, CUstreamAttrValue *value_out)

    Parameters
        hStream : CUstream, int or None
        attr : CUstreamAttrID or int
    Returns
        CUresult (the checked form raises instead)
        value_out : CUstreamAttrValue
    Keeps the GIL while no host function can hold the call up. Since release 11.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuStreamSetAttribute(
    hStream: CUstream | _Int | None,
    attr: CUstreamAttrID | int,
    value: CUstreamAttrValue | None,
) -> None:
    """CUresult cuStreamSetAttribute(CUstream hStream, CUstreamAttrID attr, const CUstreamAttrValue *value)

    Parameters
        hStream : CUstream, int or None
        attr : CUstreamAttrID or int
        value : CUstreamAttrValue or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 11.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuEventCreate(Flags: _Int | None = ...) -> CUevent:
    """CUresult cuEventCreate(CUevent *phEvent, unsigned int Flags)

    Parameters
        Flags : int
    Returns
        CUresult (the checked form raises instead)
        phEvent : CUevent
    Keeps the GIL while no host function can hold the call up. Since release 2.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuEventRecord(hEvent: CUevent | _Int | None, hStream: CUstream | _Int | None) -> None:
    """CUresult cuEventRecord(CUevent hEvent, CUstream hStream)

    Parameters
        hEvent : CUevent, int or None
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 2.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuEventRecordWithFlags(
    hEvent: CUevent | _Int | None,
    hStream: CUstream | _Int | None,
    flags: _Int,
) -> None:
    """CUresult cuEventRecordWithFlags(CUevent hEvent, CUstream hStream, unsigned int flags)

    Parameters
        hEvent : CUevent, int or None
        hStream : CUstream, int or None
        flags : int
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 11.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuEventQuery(hEvent: CUevent | _Int | None) -> None:
    """CUresult cuEventQuery(CUevent hEvent)

    Parameters
        hEvent : CUevent, int or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 2.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuEventSynchronize(hEvent: CUevent | _Int | None) -> None:
    """CUresult cuEventSynchronize(CUevent hEvent)

    Parameters
        hEvent : CUevent, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 2.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuEventDestroy(hEvent: CUevent | _Int | None) -> None:
    """CUresult cuEventDestroy_v2(CUevent hEvent)

    Parameters
        hEvent : CUevent, int or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 4.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuEventElapsedTime(hStart: CUevent | _Int | None, hEnd: CUevent | _Int | None) -> float:
    """CUresult cuEventElapsedTime_v2(float *pMilliseconds, CUevent hStart, CUevent hEnd)

    Parameters
        hStart : CUevent, int or None
        hEnd : CUevent, int or None
    Returns
        CUresult (the checked form raises instead)
        pMilliseconds : float
    Keeps the GIL while no host function can hold the call up. Since release 12.8. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuImportExternalMemory(
    memHandleDesc: CUDA_EXTERNAL_MEMORY_HANDLE_DESC | None,
) -> CUexternalMemory:
    """CUresult cuImportExternalMemory(CUexternalMemory *extMem_out, const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *memHandleDesc)

    Parameters
        memHandleDesc : CUDA_EXTERNAL_MEMORY_HANDLE_DESC or None
    Returns
        CUresult (the checked form raises instead)
        extMem_out : CUexternalMemory
    Gives up the GIL. Since release 10.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuExternalMemoryGetMappedBuffer(
    extMem: CUexternalMemory | _Int | None,
    bufferDesc: CUDA_EXTERNAL_MEMORY_BUFFER_DESC | None,
) -> CUdeviceptr:
    """CUresult cuExternalMemoryGetMappedBuffer(CUdeviceptr *devPtr, CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *bufferDesc)

    Parameters
        extMem : CUexternalMemory, int or None
        bufferDesc : CUDA_EXTERNAL_MEMORY_BUFFER_DESC or None
    Returns
        CUresult (the checked form raises instead)
        devPtr : CUdeviceptr
    Gives up the GIL. Since release 10.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuExternalMemoryGetMappedMipmappedArray(
    extMem: CUexternalMemory | _Int | None,
    mipmapDesc: CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC | None,
) -> CUmipmappedArray:
    """CUresult cuExternalMemoryGetMappedMipmappedArray(CUmipmappedArray *mipmap, CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *mipmapDesc)

    Parameters
        extMem : CUexternalMemory, int or None
        mipmapDesc : CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC or None
    Returns
        CUresult (the checked form raises instead)
        mipmap : CUmipmappedArray
    Gives up the GIL. Since release 10.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuDestroyExternalMemory(extMem: CUexternalMemory | _Int | None) -> None:
    """CUresult cuDestroyExternalMemory(CUexternalMemory extMem)

    Parameters
        extMem : CUexternalMemory, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 10.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuImportExternalSemaphore(
    semHandleDesc: CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC | None,
) -> CUexternalSemaphore:
    """CUresult cuImportExternalSemaphore(CUexternalSemaphore *extSem_out, const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *semHandleDesc)

    Parameters
        semHandleDesc : CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC or None
    Returns
        CUresult (the checked form raises instead)
        extSem_out : CUexternalSemaphore
    Gives up the GIL. Since release 10.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuSignalExternalSemaphoresAsync(
    extSemArray: Sequence[CUexternalSemaphore] | None,
    paramsArray: Sequence[CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS] | None,
    stream: CUstream | _Int | None,
) -> None:
    """CUresult cuSignalExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray, const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray, unsigned int numExtSems, CUstream stream)

    Parameters
        extSemArray : sequence of CUexternalSemaphore, or None
        paramsArray : sequence of CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, or None
        stream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 10.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuWaitExternalSemaphoresAsync(
    extSemArray: Sequence[CUexternalSemaphore] | None,
    paramsArray: Sequence[CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS] | None,
    stream: CUstream | _Int | None,
) -> None:
    """CUresult cuWaitExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray, const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray, unsigned int numExtSems, CUstream stream)

    Parameters
        extSemArray : sequence of CUexternalSemaphore, or None
        paramsArray : sequence of CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, or None
        stream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 10.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuDestroyExternalSemaphore(extSem: CUexternalSemaphore | _Int | None) -> None:
    """CUresult cuDestroyExternalSemaphore(CUexternalSemaphore extSem)

    Parameters
        extSem : CUexternalSemaphore, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 10.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuStreamWaitValue32(
    stream: CUstream | _Int | None,
    addr: CUdeviceptr | _Int | None,
    value: cuuint32_t | _Int | None,
    flags: _Int | None = ...,
) -> None:
    """CUresult cuStreamWaitValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags)

    Parameters
        stream : CUstream, int or None
        addr : CUdeviceptr, int or None
        value : cuuint32_t, int or None
        flags : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 11.7. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuStreamWaitValue64(
    stream: CUstream | _Int | None,
    addr: CUdeviceptr | _Int | None,
    value: cuuint64_t | _Int | None,
    flags: _Int | None = ...,
) -> None:
    """CUresult cuStreamWaitValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags)

    Parameters
        stream : CUstream, int or None
        addr : CUdeviceptr, int or None
        value : cuuint64_t, int or None
        flags : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 11.7. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuStreamWriteValue32(
    stream: CUstream | _Int | None,
    addr: CUdeviceptr | _Int | None,
    value: cuuint32_t | _Int | None,
    flags: _Int | None = ...,
) -> None:
    """CUresult cuStreamWriteValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags)

    Parameters
        stream : CUstream, int or None
        addr : CUdeviceptr, int or None
        value : cuuint32_t, int or None
        flags : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 11.7. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuStreamWriteValue64(
    stream: CUstream | _Int | None,
    addr: CUdeviceptr | _Int | None,
    value: cuuint64_t | _Int | None,
    flags: _Int | None = ...,
) -> None:
    """CUresult cuStreamWriteValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags)

    Parameters
        stream : CUstream, int or None
        addr : CUdeviceptr, int or None
        value : cuuint64_t, int or None
        flags : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 11.7. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuStreamBatchMemOp(
    stream: CUstream | _Int | None,
    paramArray: Sequence[CUstreamBatchMemOpParams] | None,
    flags: _Int | None = ...,
) -> None:
    """CUresult cuStreamBatchMemOp_v2(CUstream stream, unsigned int count, CUstreamBatchMemOpParams *paramArray, unsigned int flags)

    Parameters
        stream : CUstream, int or None
        paramArray : sequence of CUstreamBatchMemOpParams, or None
        flags : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 11.7. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuFuncGetAttribute(attrib: CUfunction_attribute | int, hfunc: CUfunction | _Int | None) -> int:
    """CUresult cuFuncGetAttribute(int *pi, CUfunction_attribute attrib, CUfunction hfunc)

    Parameters
        attrib : CUfunction_attribute or int
        hfunc : CUfunction, int or None
    Returns
        CUresult (the checked form raises instead)
        pi : int
    Keeps the GIL while no host function can hold the call up. Since release 2.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuFuncSetAttribute(
    hfunc: CUfunction | _Int | None,
    attrib: CUfunction_attribute | int,
    value: _Int,
) -> None:
    """CUresult cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value)

    Parameters
        hfunc : CUfunction, int or None
        attrib : CUfunction_attribute or int
        value : int
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 9.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuFuncSetCacheConfig(hfunc: CUfunction | _Int | None, config: CUfunc_cache | int) -> None:
    """CUresult cuFuncSetCacheConfig(CUfunction hfunc, CUfunc_cache config)

    Parameters
        hfunc : CUfunction, int or None
        config : CUfunc_cache or int
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 3.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuFuncGetModule(hfunc: CUfunction | _Int | None) -> CUmodule:
    """CUresult cuFuncGetModule(CUmodule *hmod, CUfunction hfunc)

    Parameters
        hfunc : CUfunction, int or None
    Returns
        CUresult (the checked form raises instead)
        hmod : CUmodule
    Keeps the GIL while no host function can hold the call up. Since release 11.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuFuncGetName(hfunc: CUfunction | _Int | None) -> str | None:
    """CUresult cuFuncGetName(const char **name, CUfunction hfunc)

    Parameters
        hfunc : CUfunction, int or None
    Returns
        CUresult (the checked form raises instead)
        name : str | None
    Keeps the GIL while no host function can hold the call up. Since release 12.3. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuFuncGetParamInfo(func: CUfunction | _Int | None, paramIndex: _Int) -> tuple[int, int]:
    """CUresult cuFuncGetParamInfo(CUfunction func, size_t paramIndex, size_t *paramOffset, size_t *paramSize)

    Parameters
        func : CUfunction, int or None
        paramIndex : int
    Returns
        CUresult (the checked form raises instead)
        paramOffset : int
        paramSize : int
    Keeps the GIL while no host function can hold the call up. Since release 12.4. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuFuncGetParamCount(func: CUfunction | _Int | None) -> int:
    """CUresult cuFuncGetParamCount(CUfunction func, size_t *paramCount)

    Parameters
        func : CUfunction, int or None
    Returns
        CUresult (the checked form raises instead)
        paramCount : int
    Keeps the GIL while no host function can hold the call up. Since release 13.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuFuncIsLoaded(function: CUfunction | _Int | None) -> CUfunctionLoadingState:
    """CUresult cuFuncIsLoaded(CUfunctionLoadingState *state, CUfunction function)

    Parameters
        function : CUfunction, int or None
    Returns
        CUresult (the checked form raises instead)
        state : CUfunctionLoadingState
    Keeps the GIL while no host function can hold the call up. Since release 12.4. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuFuncLoad(function: CUfunction | _Int | None) -> None:
    """CUresult cuFuncLoad(CUfunction function)

    Parameters
        function : CUfunction, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 12.4. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
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
    """CUresult cuLaunchKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void **kernelParams, void **extra)

    Parameters
        f : CUfunction, int or None
        gridDimX : int
        gridDimY : int
        gridDimZ : int
        blockDimX : int
        blockDimY : int
        blockDimZ : int
        sharedMemBytes : int
        hStream : CUstream, int or None
        kernelParams : (values, their ctypes types), int (address), buffer or None
        extra : int (address)
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL, unless cubind.keep_gil(True). Since release 4.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuLaunchKernelEx(
    config: CUlaunchConfig | None,
    f: CUfunction | _Int | None,
    kernelParams: _KernelParams,
    extra: _Int | None = ...,
) -> None:
    """CUresult cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f, void **kernelParams, void **extra)

    Parameters
        config : CUlaunchConfig or None
        f : CUfunction, int or None
        kernelParams : (values, their ctypes types), int (address), buffer or None
        extra : int (address)
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL, unless cubind.keep_gil(True). Since release 11.6. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
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
    """CUresult cuLaunchCooperativeKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void **kernelParams)

    Parameters
        f : CUfunction, int or None
        gridDimX : int
        gridDimY : int
        gridDimZ : int
        blockDimX : int
        blockDimY : int
        blockDimZ : int
        sharedMemBytes : int
        hStream : CUstream, int or None
        kernelParams : (values, their ctypes types), int (address), buffer or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 9.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuLaunchHostFunc(
    hStream: CUstream | _Int | None,
    fn: CUhostFn | _Int | Callable[..., object] | None,
    userData: object | None = ...,
) -> None:
    """CUresult cuLaunchHostFunc(CUstream hStream, CUhostFn fn, void *userData)

    Parameters
        hStream : CUstream, int or None
        fn : callable, CUhostFn, int (address of a C function) or None
        userData : any object, which the callable gets; int (address) for a C function
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 10.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuLaunchHostFunc_v2(
    hStream: CUstream | _Int | None,
    fn: CUhostFn | _Int | Callable[..., object] | None,
    userData: object,
    syncMode: _Int,
) -> None:
    """CUresult cuLaunchHostFunc_v2(CUstream hStream, CUhostFn fn, void *userData, unsigned int syncMode)

    Parameters
        hStream : CUstream, int or None
        fn : callable, CUhostFn, int (address of a C function) or None
        userData : any object, which the callable gets; int (address) for a C function
        syncMode : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 13.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuFuncSetBlockShape(hfunc: CUfunction | _Int | None, x: _Int, y: _Int, z: _Int) -> None:
    """CUresult cuFuncSetBlockShape(CUfunction hfunc, int x, int y, int z)

    Parameters
        hfunc : CUfunction, int or None
        x : int
        y : int
        z : int
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 2.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuFuncSetSharedSize(hfunc: CUfunction | _Int | None, numbytes: _Int) -> None:
    """CUresult cuFuncSetSharedSize(CUfunction hfunc, unsigned int bytes)

    Parameters
        hfunc : CUfunction, int or None
        numbytes : int
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 2.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuParamSetSize(hfunc: CUfunction | _Int | None, numbytes: _Int) -> None:
    """CUresult cuParamSetSize(CUfunction hfunc, unsigned int numbytes)

    Parameters
        hfunc : CUfunction, int or None
        numbytes : int
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 2.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuParamSeti(hfunc: CUfunction | _Int | None, offset: _Int, value: _Int) -> None:
    """CUresult cuParamSeti(CUfunction hfunc, int offset, unsigned int value)

    Parameters
        hfunc : CUfunction, int or None
        offset : int
        value : int
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 2.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuParamSetf(hfunc: CUfunction | _Int | None, offset: _Int, value: SupportsFloat) -> None:
    """CUresult cuParamSetf(CUfunction hfunc, int offset, float value)

    Parameters
        hfunc : CUfunction, int or None
        offset : int
        value : float
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 2.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuParamSetv(
    hfunc: CUfunction | _Int | None,
    offset: _Int,
    ptr: _Address,
    numbytes: _Int,
) -> None:
    """CUresult cuParamSetv(CUfunction hfunc, int offset, void *ptr, unsigned int numbytes)

    Parameters
        hfunc : CUfunction, int or None
        offset : int
        ptr : int (address), buffer or None; at least numbytes bytes are read
        numbytes : int
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 2.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuLaunch(f: CUfunction | _Int | None) -> None:
    """CUresult cuLaunch(CUfunction f)

    Parameters
        f : CUfunction, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 2.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuLaunchGrid(f: CUfunction | _Int | None, grid_width: _Int, grid_height: _Int) -> None:
    """CUresult cuLaunchGrid(CUfunction f, int grid_width, int grid_height)

    Parameters
        f : CUfunction, int or None
        grid_width : int
        grid_height : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 2.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuLaunchGridAsync(
    f: CUfunction | _Int | None,
    grid_width: _Int,
    grid_height: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    """CUresult cuLaunchGridAsync(CUfunction f, int grid_width, int grid_height, CUstream hStream)

    Parameters
        f : CUfunction, int or None
        grid_width : int
        grid_height : int
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 2.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuLaunchCooperativeKernelMultiDevice(
    launchParamsList: Sequence[CUDA_LAUNCH_PARAMS] | None,
    flags: _Int,
) -> None:
    """CUresult cuLaunchCooperativeKernelMultiDevice(CUDA_LAUNCH_PARAMS *launchParamsList, unsigned int numDevices, unsigned int flags)

    Parameters
        launchParamsList : sequence of CUDA_LAUNCH_PARAMS, or None
        flags : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 9.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuParamSetTexRef(
    hfunc: CUfunction | _Int | None,
    texunit: _Int,
    hTexRef: CUtexref | _Int | None,
) -> None:
    """CUresult cuParamSetTexRef(CUfunction hfunc, int texunit, CUtexref hTexRef)

    Parameters
        hfunc : CUfunction, int or None
        texunit : int
        hTexRef : CUtexref, int or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 2.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuFuncSetSharedMemConfig(hfunc: CUfunction | _Int | None, config: CUsharedconfig | int) -> None:
    """CUresult cuFuncSetSharedMemConfig(CUfunction hfunc, CUsharedconfig config)

    Parameters
        hfunc : CUfunction, int or None
        config : CUsharedconfig or int
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 4.2. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphCreate(flags: _Int | None = ...) -> CUgraph:
    """CUresult cuGraphCreate(CUgraph *phGraph, unsigned int flags)

    Parameters
        flags : int
    Returns
        CUresult (the checked form raises instead)
        phGraph : CUgraph
    Keeps the GIL while no host function can hold the call up. Since release 10.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphAddKernelNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    nodeParams: CUDA_KERNEL_NODE_PARAMS | None,
) -> CUgraphNode:
    """CUresult cuGraphAddKernelNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS *nodeParams)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None
        nodeParams : CUDA_KERNEL_NODE_PARAMS or None
    Returns
        CUresult (the checked form raises instead)
        phGraphNode : CUgraphNode
    Keeps the GIL while no host function can hold the call up. Since release 12.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphKernelNodeGetParams(hNode: CUgraphNode | _Int | None) -> CUDA_KERNEL_NODE_PARAMS:
    """CUresult cuGraphKernelNodeGetParams_v2(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS *nodeParams)

    Parameters
        hNode : CUgraphNode, int or None
    Returns
        CUresult (the checked form raises instead)
        nodeParams : CUDA_KERNEL_NODE_PARAMS
    Keeps the GIL while no host function can hold the call up. Since release 12.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphKernelNodeSetParams(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_KERNEL_NODE_PARAMS | None,
) -> None:
    """CUresult cuGraphKernelNodeSetParams_v2(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS *nodeParams)

    Parameters
        hNode : CUgraphNode, int or None
        nodeParams : CUDA_KERNEL_NODE_PARAMS or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 12.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphAddMemcpyNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    copyParams: CUDA_MEMCPY3D | None,
    ctx: CUcontext | _Int | None,
) -> CUgraphNode:
    """CUresult cuGraphAddMemcpyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_MEMCPY3D *copyParams, CUcontext ctx)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None
        copyParams : CUDA_MEMCPY3D or None
        ctx : CUcontext, int or None
    Returns
        CUresult (the checked form raises instead)
        phGraphNode : CUgraphNode
    Keeps the GIL while no host function can hold the call up. Since release 10.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphMemcpyNodeGetParams(hNode: CUgraphNode | _Int | None) -> CUDA_MEMCPY3D:
    """CUresult cuGraphMemcpyNodeGetParams(CUgraphNode hNode, CUDA_MEMCPY3D *nodeParams)

    Parameters
        hNode : CUgraphNode, int or None
    Returns
        CUresult (the checked form raises instead)
        nodeParams : CUDA_MEMCPY3D
    Keeps the GIL while no host function can hold the call up. Since release 10.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphMemcpyNodeSetParams(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_MEMCPY3D | None,
) -> None:
    """CUresult cuGraphMemcpyNodeSetParams(CUgraphNode hNode, const CUDA_MEMCPY3D *nodeParams)

    Parameters
        hNode : CUgraphNode, int or None
        nodeParams : CUDA_MEMCPY3D or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 10.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphAddMemsetNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    memsetParams: CUDA_MEMSET_NODE_PARAMS | None,
    ctx: CUcontext | _Int | None,
) -> CUgraphNode:
    """CUresult cuGraphAddMemsetNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None
        memsetParams : CUDA_MEMSET_NODE_PARAMS or None
        ctx : CUcontext, int or None
    Returns
        CUresult (the checked form raises instead)
        phGraphNode : CUgraphNode
    Keeps the GIL while no host function can hold the call up. Since release 10.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphMemsetNodeGetParams(hNode: CUgraphNode | _Int | None) -> CUDA_MEMSET_NODE_PARAMS:
    """CUresult cuGraphMemsetNodeGetParams(CUgraphNode hNode, CUDA_MEMSET_NODE_PARAMS *nodeParams)

    Parameters
        hNode : CUgraphNode, int or None
    Returns
        CUresult (the checked form raises instead)
        nodeParams : CUDA_MEMSET_NODE_PARAMS
    Keeps the GIL while no host function can hold the call up. Since release 10.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphMemsetNodeSetParams(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_MEMSET_NODE_PARAMS | None,
) -> None:
    """CUresult cuGraphMemsetNodeSetParams(CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS *nodeParams)

    Parameters
        hNode : CUgraphNode, int or None
        nodeParams : CUDA_MEMSET_NODE_PARAMS or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 10.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphAddHostNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    nodeParams: CUDA_HOST_NODE_PARAMS | None,
) -> CUgraphNode:
    """CUresult cuGraphAddHostNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_HOST_NODE_PARAMS *nodeParams)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None
        nodeParams : CUDA_HOST_NODE_PARAMS or None
    Returns
        CUresult (the checked form raises instead)
        phGraphNode : CUgraphNode
    Keeps the GIL while no host function can hold the call up. Since release 10.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphHostNodeGetParams(hNode: CUgraphNode | _Int | None) -> CUDA_HOST_NODE_PARAMS:
    """CUresult cuGraphHostNodeGetParams(CUgraphNode hNode, CUDA_HOST_NODE_PARAMS *nodeParams)

    Parameters
        hNode : CUgraphNode, int or None
    Returns
        CUresult (the checked form raises instead)
        nodeParams : CUDA_HOST_NODE_PARAMS
    Keeps the GIL while no host function can hold the call up. Since release 10.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphHostNodeSetParams(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_HOST_NODE_PARAMS | None,
) -> None:
    """CUresult cuGraphHostNodeSetParams(CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS *nodeParams)

    Parameters
        hNode : CUgraphNode, int or None
        nodeParams : CUDA_HOST_NODE_PARAMS or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 10.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphAddChildGraphNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    childGraph: CUgraph | _Int | None,
) -> CUgraphNode:
    """CUresult cuGraphAddChildGraphNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUgraph childGraph)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None
        childGraph : CUgraph, int or None
    Returns
        CUresult (the checked form raises instead)
        phGraphNode : CUgraphNode
    Keeps the GIL while no host function can hold the call up. Since release 10.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphChildGraphNodeGetGraph(hNode: CUgraphNode | _Int | None) -> CUgraph:
    """CUresult cuGraphChildGraphNodeGetGraph(CUgraphNode hNode, CUgraph *phGraph)

    Parameters
        hNode : CUgraphNode, int or None
    Returns
        CUresult (the checked form raises instead)
        phGraph : CUgraph
    Keeps the GIL while no host function can hold the call up. Since release 10.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphAddEmptyNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
) -> CUgraphNode:
    """CUresult cuGraphAddEmptyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None
    Returns
        CUresult (the checked form raises instead)
        phGraphNode : CUgraphNode
    Keeps the GIL while no host function can hold the call up. Since release 10.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphAddEventRecordNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    event: CUevent | _Int | None,
) -> CUgraphNode:
    """CUresult cuGraphAddEventRecordNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUevent event)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None
        event : CUevent, int or None
    Returns
        CUresult (the checked form raises instead)
        phGraphNode : CUgraphNode
    Keeps the GIL while no host function can hold the call up. Since release 11.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphEventRecordNodeGetEvent(hNode: CUgraphNode | _Int | None) -> CUevent:
    """CUresult cuGraphEventRecordNodeGetEvent(CUgraphNode hNode, CUevent *event_out)

    Parameters
        hNode : CUgraphNode, int or None
    Returns
        CUresult (the checked form raises instead)
        event_out : CUevent
    Keeps the GIL while no host function can hold the call up. Since release 11.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphEventRecordNodeSetEvent(
    hNode: CUgraphNode | _Int | None,
    event: CUevent | _Int | None,
) -> None:
    """CUresult cuGraphEventRecordNodeSetEvent(CUgraphNode hNode, CUevent event)

    Parameters
        hNode : CUgraphNode, int or None
        event : CUevent, int or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 11.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphAddEventWaitNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    event: CUevent | _Int | None,
) -> CUgraphNode:
    """CUresult cuGraphAddEventWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUevent event)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None
        event : CUevent, int or None
    Returns
        CUresult (the checked form raises instead)
        phGraphNode : CUgraphNode
    Keeps the GIL while no host function can hold the call up. Since release 11.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphEventWaitNodeGetEvent(hNode: CUgraphNode | _Int | None) -> CUevent:
    """CUresult cuGraphEventWaitNodeGetEvent(CUgraphNode hNode, CUevent *event_out)

    Parameters
        hNode : CUgraphNode, int or None
    Returns
        CUresult (the checked form raises instead)
        event_out : CUevent
    Keeps the GIL while no host function can hold the call up. Since release 11.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphEventWaitNodeSetEvent(
    hNode: CUgraphNode | _Int | None,
    event: CUevent | _Int | None,
) -> None:
    """CUresult cuGraphEventWaitNodeSetEvent(CUgraphNode hNode, CUevent event)

    Parameters
        hNode : CUgraphNode, int or None
        event : CUevent, int or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 11.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphAddExternalSemaphoresSignalNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    nodeParams: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS | None,
) -> CUgraphNode:
    """CUresult cuGraphAddExternalSemaphoresSignalNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None
        nodeParams : CUDA_EXT_SEM_SIGNAL_NODE_PARAMS or None
    Returns
        CUresult (the checked form raises instead)
        phGraphNode : CUgraphNode
    Keeps the GIL while no host function can hold the call up. Since release 11.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphExternalSemaphoresSignalNodeGetParams(
    hNode: CUgraphNode | _Int | None,
) -> CUDA_EXT_SEM_SIGNAL_NODE_PARAMS:
    """CUresult cuGraphExternalSemaphoresSignalNodeGetParams(CUgraphNode hNode, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *params_out)

    Parameters
        hNode : CUgraphNode, int or None
    Returns
        CUresult (the checked form raises instead)
        params_out : CUDA_EXT_SEM_SIGNAL_NODE_PARAMS
    Keeps the GIL while no host function can hold the call up. Since release 11.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphExternalSemaphoresSignalNodeSetParams(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS | None,
) -> None:
    """CUresult cuGraphExternalSemaphoresSignalNodeSetParams(CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)

    Parameters
        hNode : CUgraphNode, int or None
        nodeParams : CUDA_EXT_SEM_SIGNAL_NODE_PARAMS or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 11.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphAddExternalSemaphoresWaitNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    nodeParams: CUDA_EXT_SEM_WAIT_NODE_PARAMS | None,
) -> CUgraphNode:
    """CUresult cuGraphAddExternalSemaphoresWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None
        nodeParams : CUDA_EXT_SEM_WAIT_NODE_PARAMS or None
    Returns
        CUresult (the checked form raises instead)
        phGraphNode : CUgraphNode
    Keeps the GIL while no host function can hold the call up. Since release 11.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphExternalSemaphoresWaitNodeGetParams(
    hNode: CUgraphNode | _Int | None,
) -> CUDA_EXT_SEM_WAIT_NODE_PARAMS:
    """CUresult cuGraphExternalSemaphoresWaitNodeGetParams(CUgraphNode hNode, CUDA_EXT_SEM_WAIT_NODE_PARAMS *params_out)

    Parameters
        hNode : CUgraphNode, int or None
    Returns
        CUresult (the checked form raises instead)
        params_out : CUDA_EXT_SEM_WAIT_NODE_PARAMS
    Keeps the GIL while no host function can hold the call up. Since release 11.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphExternalSemaphoresWaitNodeSetParams(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_EXT_SEM_WAIT_NODE_PARAMS | None,
) -> None:
    """CUresult cuGraphExternalSemaphoresWaitNodeSetParams(CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)

    Parameters
        hNode : CUgraphNode, int or None
        nodeParams : CUDA_EXT_SEM_WAIT_NODE_PARAMS or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 11.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphAddBatchMemOpNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    nodeParams: CUDA_BATCH_MEM_OP_NODE_PARAMS | None,
) -> CUgraphNode:
    """CUresult cuGraphAddBatchMemOpNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None
        nodeParams : CUDA_BATCH_MEM_OP_NODE_PARAMS or None
    Returns
        CUresult (the checked form raises instead)
        phGraphNode : CUgraphNode
    Keeps the GIL while no host function can hold the call up. Since release 11.7. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphBatchMemOpNodeGetParams(
    hNode: CUgraphNode | _Int | None,
) -> CUDA_BATCH_MEM_OP_NODE_PARAMS:
    """CUresult cuGraphBatchMemOpNodeGetParams(CUgraphNode hNode, CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams_out)

    Parameters
        hNode : CUgraphNode, int or None
    Returns
        CUresult (the checked form raises instead)
        nodeParams_out : CUDA_BATCH_MEM_OP_NODE_PARAMS
    Keeps the GIL while no host function can hold the call up. Since release 11.7. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphBatchMemOpNodeSetParams(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_BATCH_MEM_OP_NODE_PARAMS | None,
) -> None:
    """CUresult cuGraphBatchMemOpNodeSetParams(CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)

    Parameters
        hNode : CUgraphNode, int or None
        nodeParams : CUDA_BATCH_MEM_OP_NODE_PARAMS or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 11.7. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphExecBatchMemOpNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_BATCH_MEM_OP_NODE_PARAMS | None,
) -> None:
    """CUresult cuGraphExecBatchMemOpNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hNode : CUgraphNode, int or None
        nodeParams : CUDA_BATCH_MEM_OP_NODE_PARAMS or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 11.7. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphAddMemAllocNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    nodeParams: CUDA_MEM_ALLOC_NODE_PARAMS | None,
) -> CUgraphNode:
    """CUresult cuGraphAddMemAllocNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUDA_MEM_ALLOC_NODE_PARAMS *nodeParams)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None
        nodeParams : CUDA_MEM_ALLOC_NODE_PARAMS or None; in and out
    Returns
        CUresult (the checked form raises instead)
        phGraphNode : CUgraphNode
    Keeps the GIL while no host function can hold the call up. Since release 11.4. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphMemAllocNodeGetParams(hNode: CUgraphNode | _Int | None) -> CUDA_MEM_ALLOC_NODE_PARAMS:
    """CUresult cuGraphMemAllocNodeGetParams(CUgraphNode hNode, CUDA_MEM_ALLOC_NODE_PARAMS *params_out)

    Parameters
        hNode : CUgraphNode, int or None
    Returns
        CUresult (the checked form raises instead)
        params_out : CUDA_MEM_ALLOC_NODE_PARAMS
    Keeps the GIL while no host function can hold the call up. Since release 11.4. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphAddMemFreeNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    dptr: CUdeviceptr | _Int | None,
) -> CUgraphNode:
    """CUresult cuGraphAddMemFreeNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUdeviceptr dptr)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None
        dptr : CUdeviceptr, int or None
    Returns
        CUresult (the checked form raises instead)
        phGraphNode : CUgraphNode
    Keeps the GIL while no host function can hold the call up. Since release 11.4. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphMemFreeNodeGetParams(hNode: CUgraphNode | _Int | None) -> CUdeviceptr:
    """CUresult cuGraphMemFreeNodeGetParams(CUgraphNode hNode, CUdeviceptr *dptr_out)

    Parameters
        hNode : CUgraphNode, int or None
    Returns
        CUresult (the checked form raises instead)
        dptr_out : CUdeviceptr
    Keeps the GIL while no host function can hold the call up. Since release 11.4. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuDeviceGraphMemTrim(device: CUdevice | _Int | None) -> None:
    """CUresult cuDeviceGraphMemTrim(CUdevice device)

    Parameters
        device : CUdevice, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 11.4. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuDeviceGetGraphMemAttribute(device: CUdevice | _Int | None, attr: CUgraphMem_attribute) -> Any:
    """CUresult cuDeviceGetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void *value)

    Parameters
        device : CUdevice, int or None
        attr : CUgraphMem_attribute
    Returns
        CUresult (the checked form raises instead)
        value : Any
    Keeps the GIL while no host function can hold the call up. Since release 11.4. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuDeviceSetGraphMemAttribute(
    device: CUdevice | _Int | None,
    attr: CUgraphMem_attribute,
    value: Any,
) -> None:
    """CUresult cuDeviceSetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void *value)

    Parameters
        device : CUdevice, int or None
        attr : CUgraphMem_attribute
        value : the value, of the type that belongs to it
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 11.4. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphClone(originalGraph: CUgraph | _Int | None) -> CUgraph:
    """CUresult cuGraphClone(CUgraph *phGraphClone, CUgraph originalGraph)

    Parameters
        originalGraph : CUgraph, int or None
    Returns
        CUresult (the checked form raises instead)
        phGraphClone : CUgraph
    Gives up the GIL. Since release 10.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphNodeFindInClone(
    hOriginalNode: CUgraphNode | _Int | None,
    hClonedGraph: CUgraph | _Int | None,
) -> CUgraphNode:
    """CUresult cuGraphNodeFindInClone(CUgraphNode *phNode, CUgraphNode hOriginalNode, CUgraph hClonedGraph)

    Parameters
        hOriginalNode : CUgraphNode, int or None
        hClonedGraph : CUgraph, int or None
    Returns
        CUresult (the checked form raises instead)
        phNode : CUgraphNode
    Keeps the GIL while no host function can hold the call up. Since release 10.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphNodeGetType(hNode: CUgraphNode | _Int | None) -> CUgraphNodeType:
    """CUresult cuGraphNodeGetType(CUgraphNode hNode, CUgraphNodeType *type)

    Parameters
        hNode : CUgraphNode, int or None
    Returns
        CUresult (the checked form raises instead)
        typename : CUgraphNodeType
    Keeps the GIL while no host function can hold the call up. Since release 10.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphNodeGetContainingGraph(hNode: CUgraphNode | _Int | None) -> CUgraph:
    """CUresult cuGraphNodeGetContainingGraph(CUgraphNode hNode, CUgraph *phGraph)

    Parameters
        hNode : CUgraphNode, int or None
    Returns
        CUresult (the checked form raises instead)
        phGraph : CUgraph
    Keeps the GIL while no host function can hold the call up. Since release 13.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphNodeGetLocalId(hNode: CUgraphNode | _Int | None) -> int:
    """CUresult cuGraphNodeGetLocalId(CUgraphNode hNode, unsigned int *nodeId)

    Parameters
        hNode : CUgraphNode, int or None
    Returns
        CUresult (the checked form raises instead)
        nodeId : int
    Keeps the GIL while no host function can hold the call up. Since release 13.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphNodeGetToolsId(hNode: CUgraphNode | _Int | None) -> int:
    """CUresult cuGraphNodeGetToolsId(CUgraphNode hNode, unsigned long long *toolsNodeId)

    Parameters
        hNode : CUgraphNode, int or None
    Returns
        CUresult (the checked form raises instead)
        toolsNodeId : int
    Keeps the GIL while no host function can hold the call up. Since release 13.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphGetId(hGraph: CUgraph | _Int | None) -> int:
    """CUresult cuGraphGetId(CUgraph hGraph, unsigned int *graphId)

    Parameters
        hGraph : CUgraph, int or None
    Returns
        CUresult (the checked form raises instead)
        graphId : int
    Keeps the GIL while no host function can hold the call up. Since release 13.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphExecGetId(hGraphExec: CUgraphExec | _Int | None) -> int:
    """CUresult cuGraphExecGetId(CUgraphExec hGraphExec, unsigned int *graphId)

    Parameters
        hGraphExec : CUgraphExec, int or None
    Returns
        CUresult (the checked form raises instead)
        graphId : int
    Keeps the GIL while no host function can hold the call up. Since release 13.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphGetNodes(hGraph: CUgraph | _Int | None) -> list[CUgraphNode]:
    """CUresult cuGraphGetNodes(CUgraph hGraph, CUgraphNode *nodes, size_t *numNodes)

    Parameters
        hGraph : CUgraph, int or None
    Returns
        CUresult (the checked form raises instead)
        nodes : list[CUgraphNode]
    Keeps the GIL while no host function can hold the call up. Since release 10.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphGetRootNodes(hGraph: CUgraph | _Int | None) -> list[CUgraphNode]:
    """CUresult cuGraphGetRootNodes(CUgraph hGraph, CUgraphNode *rootNodes, size_t *numRootNodes)

    Parameters
        hGraph : CUgraph, int or None
    Returns
        CUresult (the checked form raises instead)
        rootNodes : list[CUgraphNode]
    Keeps the GIL while no host function can hold the call up. Since release 10.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphGetEdges(
    hGraph: CUgraph | _Int | None,
) -> tuple[list[CUgraphNode], list[CUgraphNode], list[CUgraphEdgeData]]:
    """CUresult cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, CUgraphEdgeData *edgeData, size_t *numEdges)

    Parameters
        hGraph : CUgraph, int or None
    Returns
        CUresult (the checked form raises instead)
        from_ : list[CUgraphNode]
        to : list[CUgraphNode]
        edgeData : list[CUgraphEdgeData]
    Keeps the GIL while no host function can hold the call up. Since release 12.3. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphNodeGetDependencies(
    hNode: CUgraphNode | _Int | None,
) -> tuple[list[CUgraphNode], list[CUgraphEdgeData]]:
    """CUresult cuGraphNodeGetDependencies_v2(CUgraphNode hNode, CUgraphNode *dependencies, CUgraphEdgeData *edgeData, size_t *numDependencies)

    Parameters
        hNode : CUgraphNode, int or None
    Returns
        CUresult (the checked form raises instead)
        dependencies : list[CUgraphNode]
        edgeData : list[CUgraphEdgeData]
    Keeps the GIL while no host function can hold the call up. Since release 12.3. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphNodeGetDependentNodes(
    hNode: CUgraphNode | _Int | None,
) -> tuple[list[CUgraphNode], list[CUgraphEdgeData]]:
    """CUresult cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode, CUgraphNode *dependentNodes, CUgraphEdgeData *edgeData, size_t *numDependentNodes)

    Parameters
        hNode : CUgraphNode, int or None
    Returns
        CUresult (the checked form raises instead)
        dependentNodes : list[CUgraphNode]
        edgeData : list[CUgraphEdgeData]
    Keeps the GIL while no host function can hold the call up. Since release 12.3. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphAddDependencies(
    hGraph: CUgraph | _Int | None,
    from_: Sequence[CUgraphNode] | None,
    to: Sequence[CUgraphNode] | None,
    edgeData: Sequence[CUgraphEdgeData] | None = ...,
) -> None:
    """CUresult cuGraphAddDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies)

    Parameters
        hGraph : CUgraph, int or None
        from_ : sequence of CUgraphNode, or None
        to : sequence of CUgraphNode, or None
        edgeData : sequence of CUgraphEdgeData, or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 12.3. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphRemoveDependencies(
    hGraph: CUgraph | _Int | None,
    from_: Sequence[CUgraphNode] | None,
    to: Sequence[CUgraphNode] | None,
    edgeData: Sequence[CUgraphEdgeData] | None = ...,
) -> None:
    """CUresult cuGraphRemoveDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies)

    Parameters
        hGraph : CUgraph, int or None
        from_ : sequence of CUgraphNode, or None
        to : sequence of CUgraphNode, or None
        edgeData : sequence of CUgraphEdgeData, or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 12.3. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphDestroyNode(hNode: CUgraphNode | _Int | None) -> None:
    """CUresult cuGraphDestroyNode(CUgraphNode hNode)

    Parameters
        hNode : CUgraphNode, int or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 10.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphInstantiate(hGraph: CUgraph | _Int | None, flags: _Int | None = ...) -> CUgraphExec:
    """CUresult cuGraphInstantiateWithFlags(CUgraphExec *phGraphExec, CUgraph hGraph, unsigned long long flags)

    Parameters
        hGraph : CUgraph, int or None
        flags : int
    Returns
        CUresult (the checked form raises instead)
        phGraphExec : CUgraphExec
    Gives up the GIL. Since release 11.4. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphInstantiateWithParams(
    hGraph: CUgraph | _Int | None,
    instantiateParams: CUDA_GRAPH_INSTANTIATE_PARAMS | None,
) -> CUgraphExec:
    """CUresult cuGraphInstantiateWithParams(CUgraphExec *phGraphExec, CUgraph hGraph, CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams)

    Parameters
        hGraph : CUgraph, int or None
        instantiateParams : CUDA_GRAPH_INSTANTIATE_PARAMS or None; in and out
    Returns
        CUresult (the checked form raises instead)
        phGraphExec : CUgraphExec
    Gives up the GIL. Since release 12.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphExecGetFlags(hGraphExec: CUgraphExec | _Int | None) -> cuuint64_t:
    """CUresult cuGraphExecGetFlags(CUgraphExec hGraphExec, cuuint64_t *flags)

    Parameters
        hGraphExec : CUgraphExec, int or None
    Returns
        CUresult (the checked form raises instead)
        flags : cuuint64_t
    Keeps the GIL while no host function can hold the call up. Since release 12.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphExecKernelNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_KERNEL_NODE_PARAMS | None,
) -> None:
    """CUresult cuGraphExecKernelNodeSetParams_v2(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS *nodeParams)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hNode : CUgraphNode, int or None
        nodeParams : CUDA_KERNEL_NODE_PARAMS or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 12.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphExecMemcpyNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    copyParams: CUDA_MEMCPY3D | None,
    ctx: CUcontext | _Int | None,
) -> None:
    """CUresult cuGraphExecMemcpyNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMCPY3D *copyParams, CUcontext ctx)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hNode : CUgraphNode, int or None
        copyParams : CUDA_MEMCPY3D or None
        ctx : CUcontext, int or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 10.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphExecMemsetNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    memsetParams: CUDA_MEMSET_NODE_PARAMS | None,
    ctx: CUcontext | _Int | None,
) -> None:
    """CUresult cuGraphExecMemsetNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hNode : CUgraphNode, int or None
        memsetParams : CUDA_MEMSET_NODE_PARAMS or None
        ctx : CUcontext, int or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 10.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphExecHostNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_HOST_NODE_PARAMS | None,
) -> None:
    """CUresult cuGraphExecHostNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS *nodeParams)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hNode : CUgraphNode, int or None
        nodeParams : CUDA_HOST_NODE_PARAMS or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 10.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphExecChildGraphNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    childGraph: CUgraph | _Int | None,
) -> None:
    """CUresult cuGraphExecChildGraphNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, CUgraph childGraph)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hNode : CUgraphNode, int or None
        childGraph : CUgraph, int or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 11.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphExecEventRecordNodeSetEvent(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    event: CUevent | _Int | None,
) -> None:
    """CUresult cuGraphExecEventRecordNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hNode : CUgraphNode, int or None
        event : CUevent, int or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 11.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphExecEventWaitNodeSetEvent(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    event: CUevent | _Int | None,
) -> None:
    """CUresult cuGraphExecEventWaitNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hNode : CUgraphNode, int or None
        event : CUevent, int or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 11.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphExecExternalSemaphoresSignalNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS | None,
) -> None:
    """CUresult cuGraphExecExternalSemaphoresSignalNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hNode : CUgraphNode, int or None
        nodeParams : CUDA_EXT_SEM_SIGNAL_NODE_PARAMS or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 11.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphExecExternalSemaphoresWaitNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_EXT_SEM_WAIT_NODE_PARAMS | None,
) -> None:
    """CUresult cuGraphExecExternalSemaphoresWaitNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hNode : CUgraphNode, int or None
        nodeParams : CUDA_EXT_SEM_WAIT_NODE_PARAMS or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 11.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphNodeSetEnabled(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    isEnabled: _Int,
) -> None:
    """CUresult cuGraphNodeSetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int isEnabled)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hNode : CUgraphNode, int or None
        isEnabled : int
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 11.6. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphNodeGetEnabled(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
) -> int:
    """CUresult cuGraphNodeGetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int *isEnabled)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hNode : CUgraphNode, int or None
    Returns
        CUresult (the checked form raises instead)
        isEnabled : int
    Keeps the GIL while no host function can hold the call up. Since release 11.6. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphUpload(hGraphExec: CUgraphExec | _Int | None, hStream: CUstream | _Int | None) -> None:
    """CUresult cuGraphUpload(CUgraphExec hGraphExec, CUstream hStream)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 11.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphLaunch(hGraphExec: CUgraphExec | _Int | None, hStream: CUstream | _Int | None) -> None:
    """CUresult cuGraphLaunch(CUgraphExec hGraphExec, CUstream hStream)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 10.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphExecDestroy(hGraphExec: CUgraphExec | _Int | None) -> None:
    """CUresult cuGraphExecDestroy(CUgraphExec hGraphExec)

    Parameters
        hGraphExec : CUgraphExec, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 10.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphDestroy(hGraph: CUgraph | _Int | None) -> None:
    """CUresult cuGraphDestroy(CUgraph hGraph)

    Parameters
        hGraph : CUgraph, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 10.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphExecUpdate(
    hGraphExec: CUgraphExec | _Int | None,
    hGraph: CUgraph | _Int | None,
) -> CUgraphExecUpdateResultInfo:
    """CUresult cuGraphExecUpdate_v2(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphExecUpdateResultInfo *resultInfo)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hGraph : CUgraph, int or None
    Returns
        CUresult (the checked form raises instead)
        resultInfo : CUgraphExecUpdateResultInfo
    Gives up the GIL. Since release 12.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphKernelNodeCopyAttributes(
    dst: CUgraphNode | _Int | None,
    src: CUgraphNode | _Int | None,
) -> None:
    """CUresult cuGraphKernelNodeCopyAttributes(CUgraphNode dst, CUgraphNode src)

    Parameters
        dst : CUgraphNode, int or None
        src : CUgraphNode, int or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 11.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphKernelNodeGetAttribute(
    hNode: CUgraphNode | _Int | None,
    attr: CUkernelNodeAttrID | int,
) -> CUkernelNodeAttrValue:
    """CUresult cuGraphKernelNodeGetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr, CUkernelNodeAttrValue *value_out)

    Parameters
        hNode : CUgraphNode, int or None
        attr : CUkernelNodeAttrID or int
    Returns
        CUresult (the checked form raises instead)
        value_out : CUkernelNodeAttrValue
    Keeps the GIL while no host function can hold the call up. Since release 11.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphKernelNodeSetAttribute(
    hNode: CUgraphNode | _Int | None,
    attr: CUkernelNodeAttrID | int,
    value: CUkernelNodeAttrValue | None,
) -> None:
    """CUresult cuGraphKernelNodeSetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr, const CUkernelNodeAttrValue *value)

    Parameters
        hNode : CUgraphNode, int or None
        attr : CUkernelNodeAttrID or int
        value : CUkernelNodeAttrValue or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 11.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphDebugDotPrint(
    hGraph: CUgraph | _Int | None,
    path: _Text,
    flags: _Int | None = ...,
) -> None:
    """CUresult cuGraphDebugDotPrint(CUgraph hGraph, const char *path, unsigned int flags)

    Parameters
        hGraph : CUgraph, int or None
        path : str or bytes
        flags : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 11.3. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuUserObjectCreate(
    ptr: object,
    destroy: CUhostFn | _Int | Callable[..., object] | None,
    initialRefcount: _Int,
    flags: _Int,
) -> CUuserObject:
    """CUresult cuUserObjectCreate(CUuserObject *object_out, void *ptr, CUhostFn destroy, unsigned int initialRefcount, unsigned int flags)

    Parameters
        ptr : any object, which the callable gets; int (address) for a C function
        destroy : callable, CUhostFn, int (address of a C function) or None
        initialRefcount : int
        flags : int
    Returns
        CUresult (the checked form raises instead)
        object_out : CUuserObject
    Keeps the GIL while no host function can hold the call up. Since release 11.3. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuUserObjectRetain(object: CUuserObject | _Int | None, count: _Int) -> None:
    """CUresult cuUserObjectRetain(CUuserObject object, unsigned int count)

    Parameters
        object : CUuserObject, int or None
        count : int
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 11.3. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuUserObjectRelease(object: CUuserObject | _Int | None, count: _Int) -> None:
    """CUresult cuUserObjectRelease(CUuserObject object, unsigned int count)

    Parameters
        object : CUuserObject, int or None
        count : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 11.3. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphRetainUserObject(
    graph: CUgraph | _Int | None,
    object: CUuserObject | _Int | None,
    count: _Int,
    flags: _Int | None = ...,
) -> None:
    """CUresult cuGraphRetainUserObject(CUgraph graph, CUuserObject object, unsigned int count, unsigned int flags)

    Parameters
        graph : CUgraph, int or None
        object : CUuserObject, int or None
        count : int
        flags : int
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 11.3. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphReleaseUserObject(
    graph: CUgraph | _Int | None,
    object: CUuserObject | _Int | None,
    count: _Int,
) -> None:
    """CUresult cuGraphReleaseUserObject(CUgraph graph, CUuserObject object, unsigned int count)

    Parameters
        graph : CUgraph, int or None
        object : CUuserObject, int or None
        count : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 11.3. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphAddNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    dependencyData: Sequence[CUgraphEdgeData] | None,
    nodeParams: CUgraphNodeParams | None,
) -> CUgraphNode:
    """CUresult cuGraphAddNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUgraphNodeParams *nodeParams)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None
        dependencyData : sequence of CUgraphEdgeData, or None
        nodeParams : CUgraphNodeParams or None; in and out
    Returns
        CUresult (the checked form raises instead)
        phGraphNode : CUgraphNode
    Keeps the GIL while no host function can hold the call up. Since release 12.3. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphAddNode_v3(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    dependencyData: Sequence[CUgraphEdgeData] | None,
    nodeParams: CUgraphNodeParams | None,
) -> CUgraphNode:
    """CUresult cuGraphAddNode_v3(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUgraphNodeParams *nodeParams)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None
        dependencyData : sequence of CUgraphEdgeData, or None
        nodeParams : CUgraphNodeParams or None; in and out
    Returns
        CUresult (the checked form raises instead)
        phGraphNode : CUgraphNode
    Keeps the GIL while no host function can hold the call up. Since release 13.4. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphNodeSetParams(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUgraphNodeParams | None,
) -> None:
    """CUresult cuGraphNodeSetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams)

    Parameters
        hNode : CUgraphNode, int or None
        nodeParams : CUgraphNodeParams or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 12.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphNodeSetParams_v2(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUgraphNodeParams | None,
) -> None:
    """CUresult cuGraphNodeSetParams_v2(CUgraphNode hNode, CUgraphNodeParams *nodeParams)

    Parameters
        hNode : CUgraphNode, int or None
        nodeParams : CUgraphNodeParams or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 13.4. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphNodeGetParams(hNode: CUgraphNode | _Int | None) -> CUgraphNodeParams:
    """CUresult cuGraphNodeGetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams)

    Parameters
        hNode : CUgraphNode, int or None
    Returns
        CUresult (the checked form raises instead)
        nodeParams : CUgraphNodeParams
    Keeps the GIL while no host function can hold the call up. Since release 13.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphExecNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUgraphNodeParams | None,
) -> None:
    """CUresult cuGraphExecNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, CUgraphNodeParams *nodeParams)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hNode : CUgraphNode, int or None
        nodeParams : CUgraphNodeParams or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 12.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphConditionalHandleCreate(
    hGraph: CUgraph | _Int | None,
    ctx: CUcontext | _Int | None,
    defaultLaunchValue: _Int | None = ...,
    flags: _Int | None = ...,
) -> CUgraphConditionalHandle:
    """CUresult cuGraphConditionalHandleCreate(CUgraphConditionalHandle *pHandle_out, CUgraph hGraph, CUcontext ctx, unsigned int defaultLaunchValue, unsigned int flags)

    Parameters
        hGraph : CUgraph, int or None
        ctx : CUcontext, int or None
        defaultLaunchValue : int
        flags : int
    Returns
        CUresult (the checked form raises instead)
        pHandle_out : CUgraphConditionalHandle
    Keeps the GIL while no host function can hold the call up. Since release 12.3. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuOccupancyMaxActiveBlocksPerMultiprocessor(
    func: CUfunction | _Int | None,
    blockSize: _Int,
    dynamicSMemSize: _Int,
) -> int:
    """CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize)

    Parameters
        func : CUfunction, int or None
        blockSize : int
        dynamicSMemSize : int
    Returns
        CUresult (the checked form raises instead)
        numBlocks : int
    Keeps the GIL while no host function can hold the call up. Since release 6.5. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    func: CUfunction | _Int | None,
    blockSize: _Int,
    dynamicSMemSize: _Int,
    flags: _Int,
) -> int:
    """CUresult cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize, unsigned int flags)

    Parameters
        func : CUfunction, int or None
        blockSize : int
        dynamicSMemSize : int
        flags : int
    Returns
        CUresult (the checked form raises instead)
        numBlocks : int
    Keeps the GIL while no host function can hold the call up. Since release 7.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuOccupancyMaxPotentialBlockSize(
    func: CUfunction | _Int | None,
    blockSizeToDynamicSMemSize: CUoccupancyB2DSize | _Int | Callable[..., object] | None,
    dynamicSMemSize: _Int,
    blockSizeLimit: _Int,
) -> tuple[int, int]:
    """CUresult cuOccupancyMaxPotentialBlockSize(int *minGridSize, int *blockSize, CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit)

    Parameters
        func : CUfunction, int or None
        blockSizeToDynamicSMemSize : callable, CUoccupancyB2DSize, int (address of a C function) or None
        dynamicSMemSize : int
        blockSizeLimit : int
    Returns
        CUresult (the checked form raises instead)
        minGridSize : int
        blockSize : int
    Gives up the GIL. Since release 6.5. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuOccupancyMaxPotentialBlockSizeWithFlags(
    func: CUfunction | _Int | None,
    blockSizeToDynamicSMemSize: CUoccupancyB2DSize | _Int | Callable[..., object] | None,
    dynamicSMemSize: _Int,
    blockSizeLimit: _Int,
    flags: _Int,
) -> tuple[int, int]:
    """CUresult cuOccupancyMaxPotentialBlockSizeWithFlags(int *minGridSize, int *blockSize, CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit, unsigned int flags)

    Parameters
        func : CUfunction, int or None
        blockSizeToDynamicSMemSize : callable, CUoccupancyB2DSize, int (address of a C function) or None
        dynamicSMemSize : int
        blockSizeLimit : int
        flags : int
    Returns
        CUresult (the checked form raises instead)
        minGridSize : int
        blockSize : int
    Gives up the GIL. Since release 7.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuOccupancyAvailableDynamicSMemPerBlock(
    func: CUfunction | _Int | None,
    numBlocks: _Int,
    blockSize: _Int,
) -> int:
    """CUresult cuOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, CUfunction func, int numBlocks, int blockSize)

    Parameters
        func : CUfunction, int or None
        numBlocks : int
        blockSize : int
    Returns
        CUresult (the checked form raises instead)
        dynamicSmemSize : int
    Keeps the GIL while no host function can hold the call up. Since release 10.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuOccupancyMaxPotentialClusterSize(
    func: CUfunction | _Int | None,
    config: CUlaunchConfig | None,
) -> int:
    """CUresult cuOccupancyMaxPotentialClusterSize(int *clusterSize, CUfunction func, const CUlaunchConfig *config)

    Parameters
        func : CUfunction, int or None
        config : CUlaunchConfig or None
    Returns
        CUresult (the checked form raises instead)
        clusterSize : int
    Keeps the GIL while no host function can hold the call up. Since release 11.7. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuOccupancyMaxActiveClusters(
    func: CUfunction | _Int | None,
    config: CUlaunchConfig | None,
) -> int:
    """CUresult cuOccupancyMaxActiveClusters(int *numClusters, CUfunction func, const CUlaunchConfig *config)

    Parameters
        func : CUfunction, int or None
        config : CUlaunchConfig or None
    Returns
        CUresult (the checked form raises instead)
        numClusters : int
    Keeps the GIL while no host function can hold the call up. Since release 11.7. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuTexRefSetArray(
    hTexRef: CUtexref | _Int | None,
    hArray: CUarray | _Int | None,
    Flags: _Int,
) -> None:
    """CUresult cuTexRefSetArray(CUtexref hTexRef, CUarray hArray, unsigned int Flags)

    Parameters
        hTexRef : CUtexref, int or None
        hArray : CUarray, int or None
        Flags : int
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 2.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuTexRefSetMipmappedArray(
    hTexRef: CUtexref | _Int | None,
    hMipmappedArray: CUmipmappedArray | _Int | None,
    Flags: _Int,
) -> None:
    """CUresult cuTexRefSetMipmappedArray(CUtexref hTexRef, CUmipmappedArray hMipmappedArray, unsigned int Flags)

    Parameters
        hTexRef : CUtexref, int or None
        hMipmappedArray : CUmipmappedArray, int or None
        Flags : int
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 5.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuTexRefSetAddress(
    hTexRef: CUtexref | _Int | None,
    dptr: CUdeviceptr | _Int | None,
    numbytes: _Int,
) -> int:
    """CUresult cuTexRefSetAddress_v2(size_t *ByteOffset, CUtexref hTexRef, CUdeviceptr dptr, size_t bytes)

    Parameters
        hTexRef : CUtexref, int or None
        dptr : CUdeviceptr, int or None
        numbytes : int
    Returns
        CUresult (the checked form raises instead)
        ByteOffset : int
    Keeps the GIL while no host function can hold the call up. Since release 3.2. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuTexRefSetAddress2D(
    hTexRef: CUtexref | _Int | None,
    desc: CUDA_ARRAY_DESCRIPTOR | None,
    dptr: CUdeviceptr | _Int | None,
    Pitch: _Int,
) -> None:
    """CUresult cuTexRefSetAddress2D_v3(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR *desc, CUdeviceptr dptr, size_t Pitch)

    Parameters
        hTexRef : CUtexref, int or None
        desc : CUDA_ARRAY_DESCRIPTOR or None
        dptr : CUdeviceptr, int or None
        Pitch : int
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 4.1. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuTexRefSetFormat(
    hTexRef: CUtexref | _Int | None,
    fmt: CUarray_format | int,
    NumPackedComponents: _Int,
) -> None:
    """CUresult cuTexRefSetFormat(CUtexref hTexRef, CUarray_format fmt, int NumPackedComponents)

    Parameters
        hTexRef : CUtexref, int or None
        fmt : CUarray_format or int
        NumPackedComponents : int
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 2.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuTexRefSetAddressMode(
    hTexRef: CUtexref | _Int | None,
    dim: _Int,
    am: CUaddress_mode | int,
) -> None:
    """CUresult cuTexRefSetAddressMode(CUtexref hTexRef, int dim, CUaddress_mode am)

    Parameters
        hTexRef : CUtexref, int or None
        dim : int
        am : CUaddress_mode or int
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 2.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuTexRefSetFilterMode(hTexRef: CUtexref | _Int | None, fm: CUfilter_mode | int) -> None:
    """CUresult cuTexRefSetFilterMode(CUtexref hTexRef, CUfilter_mode fm)

    Parameters
        hTexRef : CUtexref, int or None
        fm : CUfilter_mode or int
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 2.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuTexRefSetMipmapFilterMode(hTexRef: CUtexref | _Int | None, fm: CUfilter_mode | int) -> None:
    """CUresult cuTexRefSetMipmapFilterMode(CUtexref hTexRef, CUfilter_mode fm)

    Parameters
        hTexRef : CUtexref, int or None
        fm : CUfilter_mode or int
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 5.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuTexRefSetMipmapLevelBias(hTexRef: CUtexref | _Int | None, bias: SupportsFloat) -> None:
    """CUresult cuTexRefSetMipmapLevelBias(CUtexref hTexRef, float bias)

    Parameters
        hTexRef : CUtexref, int or None
        bias : float
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 5.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuTexRefSetMipmapLevelClamp(
    hTexRef: CUtexref | _Int | None,
    minMipmapLevelClamp: SupportsFloat,
    maxMipmapLevelClamp: SupportsFloat,
) -> None:
    """CUresult cuTexRefSetMipmapLevelClamp(CUtexref hTexRef, float minMipmapLevelClamp, float maxMipmapLevelClamp)

    Parameters
        hTexRef : CUtexref, int or None
        minMipmapLevelClamp : float
        maxMipmapLevelClamp : float
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 5.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuTexRefSetMaxAnisotropy(hTexRef: CUtexref | _Int | None, maxAniso: _Int) -> None:
    """CUresult cuTexRefSetMaxAnisotropy(CUtexref hTexRef, unsigned int maxAniso)

    Parameters
        hTexRef : CUtexref, int or None
        maxAniso : int
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 5.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuTexRefSetBorderColor(
    hTexRef: CUtexref | _Int | None,
    pBorderColor: Sequence[float] | None,
) -> None:
    """CUresult cuTexRefSetBorderColor(CUtexref hTexRef, float *pBorderColor)

    Parameters
        hTexRef : CUtexref, int or None
        pBorderColor : sequence of float, or None; 4 of them
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 8.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuTexRefSetFlags(hTexRef: CUtexref | _Int | None, Flags: _Int) -> None:
    """CUresult cuTexRefSetFlags(CUtexref hTexRef, unsigned int Flags)

    Parameters
        hTexRef : CUtexref, int or None
        Flags : int
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 2.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuTexRefGetAddress(hTexRef: CUtexref | _Int | None) -> CUdeviceptr:
    """CUresult cuTexRefGetAddress_v2(CUdeviceptr *pdptr, CUtexref hTexRef)

    Parameters
        hTexRef : CUtexref, int or None
    Returns
        CUresult (the checked form raises instead)
        pdptr : CUdeviceptr
    Keeps the GIL while no host function can hold the call up. Since release 3.2. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuTexRefGetArray(hTexRef: CUtexref | _Int | None) -> CUarray:
    """CUresult cuTexRefGetArray(CUarray *phArray, CUtexref hTexRef)

    Parameters
        hTexRef : CUtexref, int or None
    Returns
        CUresult (the checked form raises instead)
        phArray : CUarray
    Keeps the GIL while no host function can hold the call up. Since release 2.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuTexRefGetMipmappedArray(hTexRef: CUtexref | _Int | None) -> CUmipmappedArray:
    """CUresult cuTexRefGetMipmappedArray(CUmipmappedArray *phMipmappedArray, CUtexref hTexRef)

    Parameters
        hTexRef : CUtexref, int or None
    Returns
        CUresult (the checked form raises instead)
        phMipmappedArray : CUmipmappedArray
    Keeps the GIL while no host function can hold the call up. Since release 5.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuTexRefGetAddressMode(hTexRef: CUtexref | _Int | None, dim: _Int) -> CUaddress_mode:
    """CUresult cuTexRefGetAddressMode(CUaddress_mode *pam, CUtexref hTexRef, int dim)

    Parameters
        hTexRef : CUtexref, int or None
        dim : int
    Returns
        CUresult (the checked form raises instead)
        pam : CUaddress_mode
    Keeps the GIL while no host function can hold the call up. Since release 2.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuTexRefGetFilterMode(hTexRef: CUtexref | _Int | None) -> CUfilter_mode:
    """CUresult cuTexRefGetFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)

    Parameters
        hTexRef : CUtexref, int or None
    Returns
        CUresult (the checked form raises instead)
        pfm : CUfilter_mode
    Keeps the GIL while no host function can hold the call up. Since release 2.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuTexRefGetFormat(hTexRef: CUtexref | _Int | None) -> tuple[CUarray_format, int]:
    """CUresult cuTexRefGetFormat(CUarray_format *pFormat, int *pNumChannels, CUtexref hTexRef)

    Parameters
        hTexRef : CUtexref, int or None
    Returns
        CUresult (the checked form raises instead)
        pFormat : CUarray_format
        pNumChannels : int
    Keeps the GIL while no host function can hold the call up. Since release 2.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuTexRefGetMipmapFilterMode(hTexRef: CUtexref | _Int | None) -> CUfilter_mode:
    """CUresult cuTexRefGetMipmapFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)

    Parameters
        hTexRef : CUtexref, int or None
    Returns
        CUresult (the checked form raises instead)
        pfm : CUfilter_mode
    Keeps the GIL while no host function can hold the call up. Since release 5.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuTexRefGetMipmapLevelBias(hTexRef: CUtexref | _Int | None) -> float:
    """CUresult cuTexRefGetMipmapLevelBias(float *pbias, CUtexref hTexRef)

    Parameters
        hTexRef : CUtexref, int or None
    Returns
        CUresult (the checked form raises instead)
        pbias : float
    Keeps the GIL while no host function can hold the call up. Since release 5.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuTexRefGetMipmapLevelClamp(hTexRef: CUtexref | _Int | None) -> tuple[float, float]:
    """CUresult cuTexRefGetMipmapLevelClamp(float *pminMipmapLevelClamp, float *pmaxMipmapLevelClamp, CUtexref hTexRef)

    Parameters
        hTexRef : CUtexref, int or None
    Returns
        CUresult (the checked form raises instead)
        pminMipmapLevelClamp : float
        pmaxMipmapLevelClamp : float
    Keeps the GIL while no host function can hold the call up. Since release 5.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuTexRefGetMaxAnisotropy(hTexRef: CUtexref | _Int | None) -> int:
    """CUresult cuTexRefGetMaxAnisotropy(int *pmaxAniso, CUtexref hTexRef)

    Parameters
        hTexRef : CUtexref, int or None
    Returns
        CUresult (the checked form raises instead)
        pmaxAniso : int
    Keeps the GIL while no host function can hold the call up. Since release 5.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuTexRefGetBorderColor(hTexRef: CUtexref | _Int | None) -> list[float]:
    """CUresult cuTexRefGetBorderColor(float *pBorderColor, CUtexref hTexRef)

    Parameters
        hTexRef : CUtexref, int or None
    Returns
        CUresult (the checked form raises instead)
        pBorderColor : list[float]
    Keeps the GIL while no host function can hold the call up. Since release 8.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuTexRefGetFlags(hTexRef: CUtexref | _Int | None) -> int:
    """CUresult cuTexRefGetFlags(unsigned int *pFlags, CUtexref hTexRef)

    Parameters
        hTexRef : CUtexref, int or None
    Returns
        CUresult (the checked form raises instead)
        pFlags : int
    Keeps the GIL while no host function can hold the call up. Since release 2.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuTexRefCreate() -> CUtexref:
    """CUresult cuTexRefCreate(CUtexref *pTexRef)

    Returns
        CUresult (the checked form raises instead)
        pTexRef : CUtexref
    Keeps the GIL while no host function can hold the call up. Since release 2.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuTexRefDestroy(hTexRef: CUtexref | _Int | None) -> None:
    """CUresult cuTexRefDestroy(CUtexref hTexRef)

    Parameters
        hTexRef : CUtexref, int or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 2.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuSurfRefSetArray(
    hSurfRef: CUsurfref | _Int | None,
    hArray: CUarray | _Int | None,
    Flags: _Int,
) -> None:
    """CUresult cuSurfRefSetArray(CUsurfref hSurfRef, CUarray hArray, unsigned int Flags)

    Parameters
        hSurfRef : CUsurfref, int or None
        hArray : CUarray, int or None
        Flags : int
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 3.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuSurfRefGetArray(hSurfRef: CUsurfref | _Int | None) -> CUarray:
    """CUresult cuSurfRefGetArray(CUarray *phArray, CUsurfref hSurfRef)

    Parameters
        hSurfRef : CUsurfref, int or None
    Returns
        CUresult (the checked form raises instead)
        phArray : CUarray
    Keeps the GIL while no host function can hold the call up. Since release 3.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuTexObjectCreate(
    pResDesc: CUDA_RESOURCE_DESC | None,
    pTexDesc: CUDA_TEXTURE_DESC | None,
    pResViewDesc: CUDA_RESOURCE_VIEW_DESC | None = ...,
) -> CUtexObject:
    """CUresult cuTexObjectCreate(CUtexObject *pTexObject, const CUDA_RESOURCE_DESC *pResDesc, const CUDA_TEXTURE_DESC *pTexDesc, const CUDA_RESOURCE_VIEW_DESC *pResViewDesc)

    Parameters
        pResDesc : CUDA_RESOURCE_DESC or None
        pTexDesc : CUDA_TEXTURE_DESC or None
        pResViewDesc : CUDA_RESOURCE_VIEW_DESC or None
    Returns
        CUresult (the checked form raises instead)
        pTexObject : CUtexObject
    Keeps the GIL while no host function can hold the call up. Since release 5.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuTexObjectDestroy(texObject: CUtexObject | _Int | None) -> None:
    """CUresult cuTexObjectDestroy(CUtexObject texObject)

    Parameters
        texObject : CUtexObject, int or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 5.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuTexObjectGetResourceDesc(texObject: CUtexObject | _Int | None) -> CUDA_RESOURCE_DESC:
    """CUresult cuTexObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc, CUtexObject texObject)

    Parameters
        texObject : CUtexObject, int or None
    Returns
        CUresult (the checked form raises instead)
        pResDesc : CUDA_RESOURCE_DESC
    Keeps the GIL while no host function can hold the call up. Since release 5.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuTexObjectGetTextureDesc(texObject: CUtexObject | _Int | None) -> CUDA_TEXTURE_DESC:
    """CUresult cuTexObjectGetTextureDesc(CUDA_TEXTURE_DESC *pTexDesc, CUtexObject texObject)

    Parameters
        texObject : CUtexObject, int or None
    Returns
        CUresult (the checked form raises instead)
        pTexDesc : CUDA_TEXTURE_DESC
    Keeps the GIL while no host function can hold the call up. Since release 5.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuTexObjectGetResourceViewDesc(texObject: CUtexObject | _Int | None) -> CUDA_RESOURCE_VIEW_DESC:
    """CUresult cuTexObjectGetResourceViewDesc(CUDA_RESOURCE_VIEW_DESC *pResViewDesc, CUtexObject texObject)

    Parameters
        texObject : CUtexObject, int or None
    Returns
        CUresult (the checked form raises instead)
        pResViewDesc : CUDA_RESOURCE_VIEW_DESC
    Keeps the GIL while no host function can hold the call up. Since release 5.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuSurfObjectCreate(pResDesc: CUDA_RESOURCE_DESC | None) -> CUsurfObject:
    """CUresult cuSurfObjectCreate(CUsurfObject *pSurfObject, const CUDA_RESOURCE_DESC *pResDesc)

    Parameters
        pResDesc : CUDA_RESOURCE_DESC or None
    Returns
        CUresult (the checked form raises instead)
        pSurfObject : CUsurfObject
    Keeps the GIL while no host function can hold the call up. Since release 5.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuSurfObjectDestroy(surfObject: CUsurfObject | _Int | None) -> None:
    """CUresult cuSurfObjectDestroy(CUsurfObject surfObject)

    Parameters
        surfObject : CUsurfObject, int or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 5.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuSurfObjectGetResourceDesc(surfObject: CUsurfObject | _Int | None) -> CUDA_RESOURCE_DESC:
    """CUresult cuSurfObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc, CUsurfObject surfObject)

    Parameters
        surfObject : CUsurfObject, int or None
    Returns
        CUresult (the checked form raises instead)
        pResDesc : CUDA_RESOURCE_DESC
    Keeps the GIL while no host function can hold the call up. Since release 5.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
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
    """CUresult cuTensorMapEncodeTiled(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim, const cuuint64_t *globalStrides, const cuuint32_t *boxDim, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)

    Parameters
        tensorDataType : CUtensorMapDataType or int
        tensorRank : cuuint32_t, int or None
        globalAddress : int (address), buffer or None
        globalDim : const cuuint64_t *
        globalStrides : const cuuint64_t *
        boxDim : const cuuint32_t *
        elementStrides : const cuuint32_t *
        interleave : CUtensorMapInterleave or int
        swizzle : CUtensorMapSwizzle or int
        l2Promotion : CUtensorMapL2promotion or int
        oobFill : CUtensorMapFloatOOBfill or int
    Returns
        CUresult (the checked form raises instead)
        tensorMap : CUtensorMap
    Keeps the GIL. Since release 12.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
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
    """CUresult cuTensorMapEncodeIm2col(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim, const cuuint64_t *globalStrides, const int *pixelBoxLowerCorner, const int *pixelBoxUpperCorner, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)

    Parameters
        tensorDataType : CUtensorMapDataType or int
        tensorRank : cuuint32_t, int or None
        globalAddress : int (address), buffer or None
        globalDim : const cuuint64_t *
        globalStrides : const cuuint64_t *
        pixelBoxLowerCorner : sequence of int, or None
        pixelBoxUpperCorner : sequence of int, or None
        channelsPerPixel : cuuint32_t, int or None
        pixelsPerColumn : cuuint32_t, int or None
        elementStrides : const cuuint32_t *
        interleave : CUtensorMapInterleave or int
        swizzle : CUtensorMapSwizzle or int
        l2Promotion : CUtensorMapL2promotion or int
        oobFill : CUtensorMapFloatOOBfill or int
    Returns
        CUresult (the checked form raises instead)
        tensorMap : CUtensorMap
    Keeps the GIL. Since release 12.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
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
    """CUresult cuTensorMapEncodeIm2colWide(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim, const cuuint64_t *globalStrides, int pixelBoxLowerCornerWidth, int pixelBoxUpperCornerWidth, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapIm2ColWideMode mode, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)

    Parameters
        tensorDataType : CUtensorMapDataType or int
        tensorRank : cuuint32_t, int or None
        globalAddress : int (address), buffer or None
        globalDim : const cuuint64_t *
        globalStrides : const cuuint64_t *
        pixelBoxLowerCornerWidth : int
        pixelBoxUpperCornerWidth : int
        channelsPerPixel : cuuint32_t, int or None
        pixelsPerColumn : cuuint32_t, int or None
        elementStrides : const cuuint32_t *
        interleave : CUtensorMapInterleave or int
        mode : CUtensorMapIm2ColWideMode or int
        swizzle : CUtensorMapSwizzle or int
        l2Promotion : CUtensorMapL2promotion or int
        oobFill : CUtensorMapFloatOOBfill or int
    Returns
        CUresult (the checked form raises instead)
        tensorMap : CUtensorMap
    Keeps the GIL. Since release 12.8. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuTensorMapReplaceAddress(tensorMap: CUtensorMap | None, globalAddress: _Address) -> None:
    """CUresult cuTensorMapReplaceAddress(CUtensorMap *tensorMap, void *globalAddress)

    Parameters
        tensorMap : CUtensorMap or None; in and out
        globalAddress : int (address), buffer or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL. Since release 12.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuTensorMapSetAllocationClass(
    tensorMap: CUtensorMap | None,
    allocClass: CUtensorMapAllocClass | int,
) -> CUtensorMapAllocClass:
    """CUresult cuTensorMapSetAllocationClass(CUtensorMap *tensorMap, CUtensorMapAllocClass allocClass, CUtensorMapAllocClass *outAllocClass)

    Parameters
        tensorMap : CUtensorMap or None; in and out
        allocClass : CUtensorMapAllocClass or int
    Returns
        CUresult (the checked form raises instead)
        outAllocClass : CUtensorMapAllocClass
    Keeps the GIL while no host function can hold the call up. Since release 13.5. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuDeviceCanAccessPeer(dev: CUdevice | _Int | None, peerDev: CUdevice | _Int | None) -> int:
    """CUresult cuDeviceCanAccessPeer(int *canAccessPeer, CUdevice dev, CUdevice peerDev)

    Parameters
        dev : CUdevice, int or None
        peerDev : CUdevice, int or None
    Returns
        CUresult (the checked form raises instead)
        canAccessPeer : int
    Keeps the GIL while no host function can hold the call up. Since release 4.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCtxEnablePeerAccess(peerContext: CUcontext | _Int | None, Flags: _Int) -> None:
    """CUresult cuCtxEnablePeerAccess(CUcontext peerContext, unsigned int Flags)

    Parameters
        peerContext : CUcontext, int or None
        Flags : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 4.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCtxDisablePeerAccess(peerContext: CUcontext | _Int | None) -> None:
    """CUresult cuCtxDisablePeerAccess(CUcontext peerContext)

    Parameters
        peerContext : CUcontext, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 4.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuDeviceGetP2PAttribute(
    attrib: CUdevice_P2PAttribute | int,
    srcDevice: CUdevice | _Int | None,
    dstDevice: CUdevice | _Int | None,
) -> int:
    """CUresult cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attrib, CUdevice srcDevice, CUdevice dstDevice)

    Parameters
        attrib : CUdevice_P2PAttribute or int
        srcDevice : CUdevice, int or None
        dstDevice : CUdevice, int or None
    Returns
        CUresult (the checked form raises instead)
        value : int
    Keeps the GIL while no host function can hold the call up. Since release 8.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuDeviceGetP2PAtomicCapabilities(
    operations: Sequence[CUatomicOperation] | None,
    srcDevice: CUdevice | _Int | None,
    dstDevice: CUdevice | _Int | None,
) -> list[int]:
    """CUresult cuDeviceGetP2PAtomicCapabilities(unsigned int *capabilities, const CUatomicOperation *operations, unsigned int count, CUdevice srcDevice, CUdevice dstDevice)

    Parameters
        operations : sequence of CUatomicOperation, or None
        srcDevice : CUdevice, int or None
        dstDevice : CUdevice, int or None
    Returns
        CUresult (the checked form raises instead)
        capabilities : list[int]
    Keeps the GIL while no host function can hold the call up. Since release 13.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphicsUnregisterResource(resource: CUgraphicsResource | _Int | None) -> None:
    """CUresult cuGraphicsUnregisterResource(CUgraphicsResource resource)

    Parameters
        resource : CUgraphicsResource, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 3.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphicsSubResourceGetMappedArray(
    resource: CUgraphicsResource | _Int | None,
    arrayIndex: _Int,
    mipLevel: _Int,
) -> CUarray:
    """CUresult cuGraphicsSubResourceGetMappedArray(CUarray *pArray, CUgraphicsResource resource, unsigned int arrayIndex, unsigned int mipLevel)

    Parameters
        resource : CUgraphicsResource, int or None
        arrayIndex : int
        mipLevel : int
    Returns
        CUresult (the checked form raises instead)
        pArray : CUarray
    Keeps the GIL while no host function can hold the call up. Since release 3.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphicsResourceGetMappedMipmappedArray(
    resource: CUgraphicsResource | _Int | None,
) -> CUmipmappedArray:
    """CUresult cuGraphicsResourceGetMappedMipmappedArray(CUmipmappedArray *pMipmappedArray, CUgraphicsResource resource)

    Parameters
        resource : CUgraphicsResource, int or None
    Returns
        CUresult (the checked form raises instead)
        pMipmappedArray : CUmipmappedArray
    Keeps the GIL while no host function can hold the call up. Since release 5.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphicsResourceGetMappedPointer(
    resource: CUgraphicsResource | _Int | None,
) -> tuple[CUdeviceptr, int]:
    """CUresult cuGraphicsResourceGetMappedPointer_v2(CUdeviceptr *pDevPtr, size_t *pSize, CUgraphicsResource resource)

    Parameters
        resource : CUgraphicsResource, int or None
    Returns
        CUresult (the checked form raises instead)
        pDevPtr : CUdeviceptr
        pSize : int
    Keeps the GIL while no host function can hold the call up. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphicsResourceSetMapFlags(resource: CUgraphicsResource | _Int | None, flags: _Int) -> None:
    """CUresult cuGraphicsResourceSetMapFlags_v2(CUgraphicsResource resource, unsigned int flags)

    Parameters
        resource : CUgraphicsResource, int or None
        flags : int
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 6.5. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphicsMapResources(
    count: _Int,
    resources: CUgraphicsResource | _Int | None,
    hStream: CUstream | _Int | None,
) -> None:
    """CUresult cuGraphicsMapResources(unsigned int count, CUgraphicsResource *resources, CUstream hStream)

    Parameters
        count : int
        resources : CUgraphicsResource, int (address) or None
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 3.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphicsUnmapResources(
    count: _Int,
    resources: CUgraphicsResource | _Int | None,
    hStream: CUstream | _Int | None,
) -> None:
    """CUresult cuGraphicsUnmapResources(unsigned int count, CUgraphicsResource *resources, CUstream hStream)

    Parameters
        count : int
        resources : CUgraphicsResource, int (address) or None
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 3.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGetProcAddress(
    symbol: _Text,
    cudaVersion: _Int,
    flags: cuuint64_t | _Int | None,
) -> tuple[int, CUdriverProcAddressQueryResult]:
    """CUresult cuGetProcAddress_v2(const char *symbol, void **pfn, int cudaVersion, cuuint64_t flags, CUdriverProcAddressQueryResult *symbolStatus)

    Parameters
        symbol : str or bytes
        cudaVersion : int
        flags : cuuint64_t, int or None
    Returns
        CUresult (the checked form raises instead)
        pfn : int
        symbolStatus : CUdriverProcAddressQueryResult
    Keeps the GIL while no host function can hold the call up. Since release 12.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCoredumpGetAttribute(attrib: CUcoredumpSettings) -> Any:
    """CUresult cuCoredumpGetAttribute(CUcoredumpSettings attrib, void *value, size_t *size)

    Parameters
        attrib : CUcoredumpSettings
    Returns
        CUresult (the checked form raises instead)
        value : Any
    Keeps the GIL while no host function can hold the call up. Since release 12.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCoredumpGetAttributeGlobal(attrib: CUcoredumpSettings) -> Any:
    """CUresult cuCoredumpGetAttributeGlobal(CUcoredumpSettings attrib, void *value, size_t *size)

    Parameters
        attrib : CUcoredumpSettings
    Returns
        CUresult (the checked form raises instead)
        value : Any
    Keeps the GIL while no host function can hold the call up. Since release 12.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCoredumpSetAttribute(attrib: CUcoredumpSettings, value: Any) -> None:
    """CUresult cuCoredumpSetAttribute(CUcoredumpSettings attrib, void *value, size_t *size)

    Parameters
        attrib : CUcoredumpSettings
        value : the value, of the type that belongs to it
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 12.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCoredumpSetAttributeGlobal(attrib: CUcoredumpSettings, value: Any) -> None:
    """CUresult cuCoredumpSetAttributeGlobal(CUcoredumpSettings attrib, void *value, size_t *size)

    Parameters
        attrib : CUcoredumpSettings
        value : the value, of the type that belongs to it
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 12.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCoredumpRegisterStartCallback(
    callback: CUcoredumpStatusCallback | _Int | Callable[..., object] | None,
    userData: object | None = ...,
) -> CUcoredumpCallbackHandle:
    """CUresult cuCoredumpRegisterStartCallback(CUcoredumpStatusCallback callback, void *userData, CUcoredumpCallbackHandle *callbackOut)

    Parameters
        callback : callable, CUcoredumpStatusCallback, int (address of a C function) or None
        userData : any object, which the callable gets; int (address) for a C function
    Returns
        CUresult (the checked form raises instead)
        callbackOut : CUcoredumpCallbackHandle
    Gives up the GIL. Since release 13.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCoredumpRegisterCompleteCallback(
    callback: CUcoredumpStatusCallback | _Int | Callable[..., object] | None,
    userData: object | None = ...,
) -> CUcoredumpCallbackHandle:
    """CUresult cuCoredumpRegisterCompleteCallback(CUcoredumpStatusCallback callback, void *userData, CUcoredumpCallbackHandle *callbackOut)

    Parameters
        callback : callable, CUcoredumpStatusCallback, int (address of a C function) or None
        userData : any object, which the callable gets; int (address) for a C function
    Returns
        CUresult (the checked form raises instead)
        callbackOut : CUcoredumpCallbackHandle
    Gives up the GIL. Since release 13.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCoredumpDeregisterStartCallback(callback: CUcoredumpCallbackHandle | _Int | None) -> None:
    """CUresult cuCoredumpDeregisterStartCallback(CUcoredumpCallbackHandle callback)

    Parameters
        callback : CUcoredumpCallbackHandle, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 13.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCoredumpDeregisterCompleteCallback(callback: CUcoredumpCallbackHandle | _Int | None) -> None:
    """CUresult cuCoredumpDeregisterCompleteCallback(CUcoredumpCallbackHandle callback)

    Parameters
        callback : CUcoredumpCallbackHandle, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 13.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGetExportTable(pExportTableId: CUuuid | None) -> int:
    """CUresult cuGetExportTable(const void **ppExportTable, const CUuuid *pExportTableId)

    Parameters
        pExportTableId : CUuuid or None
    Returns
        CUresult (the checked form raises instead)
        ppExportTable : int
    Keeps the GIL while no host function can hold the call up. Since release 3.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGreenCtxCreate(
    desc: CUdevResourceDesc | _Int | None,
    dev: CUdevice | _Int | None,
    flags: _Int,
) -> CUgreenCtx:
    """CUresult cuGreenCtxCreate(CUgreenCtx *phCtx, CUdevResourceDesc desc, CUdevice dev, unsigned int flags)

    Parameters
        desc : CUdevResourceDesc, int or None
        dev : CUdevice, int or None
        flags : int
    Returns
        CUresult (the checked form raises instead)
        phCtx : CUgreenCtx
    Gives up the GIL. Since release 12.4. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGreenCtxDestroy(hCtx: CUgreenCtx | _Int | None) -> None:
    """CUresult cuGreenCtxDestroy(CUgreenCtx hCtx)

    Parameters
        hCtx : CUgreenCtx, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 12.4. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCtxFromGreenCtx(hCtx: CUgreenCtx | _Int | None) -> CUcontext:
    """CUresult cuCtxFromGreenCtx(CUcontext *pContext, CUgreenCtx hCtx)

    Parameters
        hCtx : CUgreenCtx, int or None
    Returns
        CUresult (the checked form raises instead)
        pContext : CUcontext
    Gives up the GIL. Since release 12.4. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuDeviceGetDevResource(
    device: CUdevice | _Int | None,
    typename: CUdevResourceType | int,
) -> CUdevResource:
    """CUresult cuDeviceGetDevResource(CUdevice device, CUdevResource *resource, CUdevResourceType type)

    Parameters
        device : CUdevice, int or None
        typename : CUdevResourceType or int
    Returns
        CUresult (the checked form raises instead)
        resource : CUdevResource
    Keeps the GIL while no host function can hold the call up. Since release 12.4. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCtxGetDevResource(
    hCtx: CUcontext | _Int | None,
    typename: CUdevResourceType | int,
) -> CUdevResource:
    """CUresult cuCtxGetDevResource(CUcontext hCtx, CUdevResource *resource, CUdevResourceType type)

    Parameters
        hCtx : CUcontext, int or None
        typename : CUdevResourceType or int
    Returns
        CUresult (the checked form raises instead)
        resource : CUdevResource
    Keeps the GIL while no host function can hold the call up. Since release 12.4. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGreenCtxGetDevResource(
    hCtx: CUgreenCtx | _Int | None,
    typename: CUdevResourceType | int,
) -> CUdevResource:
    """CUresult cuGreenCtxGetDevResource(CUgreenCtx hCtx, CUdevResource *resource, CUdevResourceType type)

    Parameters
        hCtx : CUgreenCtx, int or None
        typename : CUdevResourceType or int
    Returns
        CUresult (the checked form raises instead)
        resource : CUdevResource
    Keeps the GIL while no host function can hold the call up. Since release 12.4. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuDevSmResourceSplitByCount(
    nbGroups: _Int,
    input_: CUdevResource | None,
    flags: _Int,
    minCount: _Int,
) -> tuple[list[CUdevResource], int, CUdevResource]:
    """CUresult cuDevSmResourceSplitByCount(CUdevResource *result, unsigned int *nbGroups, const CUdevResource *input, CUdevResource *remainder, unsigned int flags, unsigned int minCount)

    Parameters
        nbGroups : int; in and out
        input_ : CUdevResource or None
        flags : int
        minCount : int
    Returns
        CUresult (the checked form raises instead)
        result : list[CUdevResource]
        nbGroups : int
        remainder : CUdevResource
    Keeps the GIL while no host function can hold the call up. Since release 12.4. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuDevSmResourceSplit(
    input_: CUdevResource | None,
    flags: _Int,
    groupParams: Sequence[CU_DEV_SM_RESOURCE_GROUP_PARAMS] | None,
) -> tuple[list[CUdevResource], CUdevResource]:
    """CUresult cuDevSmResourceSplit(CUdevResource *result, unsigned int nbGroups, const CUdevResource *input, CUdevResource *remainder, unsigned int flags, CU_DEV_SM_RESOURCE_GROUP_PARAMS *groupParams)

    Parameters
        input_ : CUdevResource or None
        flags : int
        groupParams : sequence of CU_DEV_SM_RESOURCE_GROUP_PARAMS, or None; in and out
    Returns
        CUresult (the checked form raises instead)
        result : list[CUdevResource]
        remainder : CUdevResource
    Keeps the GIL while no host function can hold the call up. Since release 13.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuDevResourceGenerateDesc(resources: Sequence[CUdevResource] | None) -> CUdevResourceDesc:
    """CUresult cuDevResourceGenerateDesc(CUdevResourceDesc *phDesc, CUdevResource *resources, unsigned int nbResources)

    Parameters
        resources : sequence of CUdevResource, or None
    Returns
        CUresult (the checked form raises instead)
        phDesc : CUdevResourceDesc
    Keeps the GIL while no host function can hold the call up. Since release 12.4. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGreenCtxRecordEvent(hCtx: CUgreenCtx | _Int | None, hEvent: CUevent | _Int | None) -> None:
    """CUresult cuGreenCtxRecordEvent(CUgreenCtx hCtx, CUevent hEvent)

    Parameters
        hCtx : CUgreenCtx, int or None
        hEvent : CUevent, int or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 12.4. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGreenCtxWaitEvent(hCtx: CUgreenCtx | _Int | None, hEvent: CUevent | _Int | None) -> None:
    """CUresult cuGreenCtxWaitEvent(CUgreenCtx hCtx, CUevent hEvent)

    Parameters
        hCtx : CUgreenCtx, int or None
        hEvent : CUevent, int or None
    Returns
        CUresult (the checked form raises instead)
    Keeps the GIL while no host function can hold the call up. Since release 12.4. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuStreamGetGreenCtx(hStream: CUstream | _Int | None) -> CUgreenCtx:
    """CUresult cuStreamGetGreenCtx(CUstream hStream, CUgreenCtx *phCtx)

    Parameters
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
        phCtx : CUgreenCtx
    Keeps the GIL while no host function can hold the call up. Since release 12.4. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGreenCtxStreamCreate(
    greenCtx: CUgreenCtx | _Int | None,
    flags: _Int,
    priority: _Int,
) -> CUstream:
    """CUresult cuGreenCtxStreamCreate(CUstream *phStream, CUgreenCtx greenCtx, unsigned int flags, int priority)

    Parameters
        greenCtx : CUgreenCtx, int or None
        flags : int
        priority : int
    Returns
        CUresult (the checked form raises instead)
        phStream : CUstream
    Gives up the GIL. Since release 12.5. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGreenCtxGetId(greenCtx: CUgreenCtx | _Int | None) -> int:
    """CUresult cuGreenCtxGetId(CUgreenCtx greenCtx, unsigned long long *greenCtxId)

    Parameters
        greenCtx : CUgreenCtx, int or None
    Returns
        CUresult (the checked form raises instead)
        greenCtxId : int
    Keeps the GIL while no host function can hold the call up. Since release 13.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuStreamGetDevResource(
    hStream: CUstream | _Int | None,
    typename: CUdevResourceType | int,
) -> CUdevResource:
    """CUresult cuStreamGetDevResource(CUstream hStream, CUdevResource *resource, CUdevResourceType type)

    Parameters
        hStream : CUstream, int or None
        typename : CUdevResourceType or int
    Returns
        CUresult (the checked form raises instead)
        resource : CUdevResource
    Keeps the GIL while no host function can hold the call up. Since release 13.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuLogsRegisterCallback(
    callbackFunc: CUlogsCallback | _Int | Callable[..., object] | None,
    userData: object | None = ...,
) -> CUlogsCallbackHandle:
    """CUresult cuLogsRegisterCallback(CUlogsCallback callbackFunc, void *userData, CUlogsCallbackHandle *callback_out)

    Parameters
        callbackFunc : callable, CUlogsCallback, int (address of a C function) or None
        userData : any object, which the callable gets; int (address) for a C function
    Returns
        CUresult (the checked form raises instead)
        callback_out : CUlogsCallbackHandle
    Gives up the GIL. Since release 12.9. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuLogsUnregisterCallback(callback: CUlogsCallbackHandle | _Int | None) -> None:
    """CUresult cuLogsUnregisterCallback(CUlogsCallbackHandle callback)

    Parameters
        callback : CUlogsCallbackHandle, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 12.9. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuLogsCurrent(flags: _Int | None = ...) -> CUlogIterator:
    """CUresult cuLogsCurrent(CUlogIterator *iterator_out, unsigned int flags)

    Parameters
        flags : int
    Returns
        CUresult (the checked form raises instead)
        iterator_out : CUlogIterator
    Keeps the GIL while no host function can hold the call up. Since release 12.9. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuLogsDumpToFile(
    iterator: CUlogIterator | None,
    pathToFile: _Text,
    flags: _Int | None = ...,
) -> CUlogIterator:
    """CUresult cuLogsDumpToFile(CUlogIterator *iterator, const char *pathToFile, unsigned int flags)

    Parameters
        iterator : CUlogIterator or None; in and out
        pathToFile : str or bytes
        flags : int
    Returns
        CUresult (the checked form raises instead)
        iterator : CUlogIterator
    Gives up the GIL. Since release 12.9. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuLogsDumpToMemory(
    iterator: CUlogIterator | None,
    flags: _Int | None = ...,
) -> tuple[CUlogIterator, str]:
    """CUresult cuLogsDumpToMemory(CUlogIterator *iterator, char *buffer, size_t *size, unsigned int flags)

    Parameters
        iterator : CUlogIterator or None; in and out
        flags : int
    Returns
        CUresult (the checked form raises instead)
        iterator : CUlogIterator
        buffer : str
    Keeps the GIL while no host function can hold the call up. Since release 12.9. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCheckpointProcessGetRestoreThreadId(pid: _Int) -> int:
    """CUresult cuCheckpointProcessGetRestoreThreadId(int pid, int *tid)

    Parameters
        pid : int
    Returns
        CUresult (the checked form raises instead)
        tid : int
    Gives up the GIL. Since release 12.8. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCheckpointProcessGetState(pid: _Int) -> CUprocessState:
    """CUresult cuCheckpointProcessGetState(int pid, CUprocessState *state)

    Parameters
        pid : int
    Returns
        CUresult (the checked form raises instead)
        state : CUprocessState
    Gives up the GIL. Since release 12.8. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCheckpointProcessLock(pid: _Int, args: CUcheckpointLockArgs | None = ...) -> None:
    """CUresult cuCheckpointProcessLock(int pid, CUcheckpointLockArgs *args)

    Parameters
        pid : int
        args : CUcheckpointLockArgs or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 12.8. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCheckpointProcessCheckpoint(pid: _Int, args: CUcheckpointCheckpointArgs | None = ...) -> None:
    """CUresult cuCheckpointProcessCheckpoint(int pid, CUcheckpointCheckpointArgs *args)

    Parameters
        pid : int
        args : CUcheckpointCheckpointArgs or None; in and out
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 12.8. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCheckpointProcessRestore(pid: _Int, args: CUcheckpointRestoreArgs | None = ...) -> None:
    """CUresult cuCheckpointProcessRestore(int pid, CUcheckpointRestoreArgs *args)

    Parameters
        pid : int
        args : CUcheckpointRestoreArgs or None; in and out
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 12.8. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCheckpointOperationComplete(handle: CUcheckpointOperationHandle | _Int | None) -> None:
    """CUresult cuCheckpointOperationComplete(CUcheckpointOperationHandle handle)

    Parameters
        handle : CUcheckpointOperationHandle, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 13.4. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuCheckpointProcessUnlock(pid: _Int, args: CUcheckpointUnlockArgs | None = ...) -> None:
    """CUresult cuCheckpointProcessUnlock(int pid, CUcheckpointUnlockArgs *args)

    Parameters
        pid : int
        args : CUcheckpointUnlockArgs or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 12.8. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuProfilerStart() -> None:
    """CUresult cuProfilerStart(void)

    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 4.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuProfilerStop() -> None:
    """CUresult cuProfilerStop(void)

    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 4.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphicsEGLRegisterImage(image: EGLImageKHR | _Int | None, flags: _Int) -> CUgraphicsResource:
    """CUresult cuGraphicsEGLRegisterImage(CUgraphicsResource *pCudaResource, EGLImageKHR image, unsigned int flags)

    Parameters
        image : EGLImageKHR, int or None
        flags : int
    Returns
        CUresult (the checked form raises instead)
        pCudaResource : CUgraphicsResource
    Gives up the GIL. Since release 7.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuEGLStreamConsumerConnect(stream: EGLStreamKHR | _Int | None) -> CUeglStreamConnection:
    """CUresult cuEGLStreamConsumerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream)

    Parameters
        stream : EGLStreamKHR, int or None
    Returns
        CUresult (the checked form raises instead)
        conn : CUeglStreamConnection
    Gives up the GIL. Since release 7.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuEGLStreamConsumerConnectWithFlags(
    stream: EGLStreamKHR | _Int | None,
    flags: _Int,
) -> CUeglStreamConnection:
    """CUresult cuEGLStreamConsumerConnectWithFlags(CUeglStreamConnection *conn, EGLStreamKHR stream, unsigned int flags)

    Parameters
        stream : EGLStreamKHR, int or None
        flags : int
    Returns
        CUresult (the checked form raises instead)
        conn : CUeglStreamConnection
    Gives up the GIL. Since release 8.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuEGLStreamConsumerDisconnect(conn: CUeglStreamConnection | _Int | None) -> None:
    """CUresult cuEGLStreamConsumerDisconnect(CUeglStreamConnection *conn)

    Parameters
        conn : CUeglStreamConnection, int (address) or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 7.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuEGLStreamConsumerAcquireFrame(
    conn: CUeglStreamConnection | _Int | None,
    pCudaResource: CUgraphicsResource | _Int | None,
    pStream: CUstream | _Int | None,
    timeout: _Int,
) -> None:
    """CUresult cuEGLStreamConsumerAcquireFrame(CUeglStreamConnection *conn, CUgraphicsResource *pCudaResource, CUstream *pStream, unsigned int timeout)

    Parameters
        conn : CUeglStreamConnection, int (address) or None
        pCudaResource : CUgraphicsResource, int (address) or None; in and out
        pStream : CUstream, int (address) or None; in and out
        timeout : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 7.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuEGLStreamConsumerReleaseFrame(
    conn: CUeglStreamConnection | _Int | None,
    pCudaResource: CUgraphicsResource | _Int | None,
    pStream: CUstream | _Int | None,
) -> None:
    """CUresult cuEGLStreamConsumerReleaseFrame(CUeglStreamConnection *conn, CUgraphicsResource pCudaResource, CUstream *pStream)

    Parameters
        conn : CUeglStreamConnection, int (address) or None
        pCudaResource : CUgraphicsResource, int or None
        pStream : CUstream, int (address) or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 7.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuEGLStreamProducerConnect(
    stream: EGLStreamKHR | _Int | None,
    width: EGLint | _Int | None,
    height: EGLint | _Int | None,
) -> CUeglStreamConnection:
    """CUresult cuEGLStreamProducerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream, EGLint width, EGLint height)

    Parameters
        stream : EGLStreamKHR, int or None
        width : EGLint, int or None
        height : EGLint, int or None
    Returns
        CUresult (the checked form raises instead)
        conn : CUeglStreamConnection
    Gives up the GIL. Since release 7.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuEGLStreamProducerDisconnect(conn: CUeglStreamConnection | _Int | None) -> None:
    """CUresult cuEGLStreamProducerDisconnect(CUeglStreamConnection *conn)

    Parameters
        conn : CUeglStreamConnection, int (address) or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 7.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuEGLStreamProducerPresentFrame(
    conn: CUeglStreamConnection | _Int | None,
    eglframe: CUeglFrame,
    pStream: CUstream | _Int | None,
) -> None:
    """CUresult cuEGLStreamProducerPresentFrame(CUeglStreamConnection *conn, CUeglFrame eglframe, CUstream *pStream)

    Parameters
        conn : CUeglStreamConnection, int (address) or None
        eglframe : CUeglFrame
        pStream : CUstream, int (address) or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 7.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuEGLStreamProducerReturnFrame(
    conn: CUeglStreamConnection | _Int | None,
    eglframe: CUeglFrame | None,
    pStream: CUstream | _Int | None,
) -> None:
    """CUresult cuEGLStreamProducerReturnFrame(CUeglStreamConnection *conn, CUeglFrame *eglframe, CUstream *pStream)

    Parameters
        conn : CUeglStreamConnection, int (address) or None
        eglframe : CUeglFrame or None; in and out
        pStream : CUstream, int (address) or None; in and out
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 7.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphicsResourceGetMappedEglFrame(
    resource: CUgraphicsResource | _Int | None,
    index: _Int,
    mipLevel: _Int,
) -> CUeglFrame:
    """CUresult cuGraphicsResourceGetMappedEglFrame(CUeglFrame *eglFrame, CUgraphicsResource resource, unsigned int index, unsigned int mipLevel)

    Parameters
        resource : CUgraphicsResource, int or None
        index : int
        mipLevel : int
    Returns
        CUresult (the checked form raises instead)
        eglFrame : CUeglFrame
    Keeps the GIL while no host function can hold the call up. Since release 7.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuEventCreateFromEGLSync(eglSync: EGLSyncKHR | _Int | None, flags: _Int) -> CUevent:
    """CUresult cuEventCreateFromEGLSync(CUevent *phEvent, EGLSyncKHR eglSync, unsigned int flags)

    Parameters
        eglSync : EGLSyncKHR, int or None
        flags : int
    Returns
        CUresult (the checked form raises instead)
        phEvent : CUevent
    Gives up the GIL. Since release 9.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphicsGLRegisterBuffer(buffer: GLuint | _Int | None, Flags: _Int) -> CUgraphicsResource:
    """CUresult cuGraphicsGLRegisterBuffer(CUgraphicsResource *pCudaResource, GLuint buffer, unsigned int Flags)

    Parameters
        buffer : GLuint, int or None
        Flags : int
    Returns
        CUresult (the checked form raises instead)
        pCudaResource : CUgraphicsResource
    Gives up the GIL. Since release 3.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphicsGLRegisterImage(
    image: GLuint | _Int | None,
    target: GLenum | _Int | None,
    Flags: _Int,
) -> CUgraphicsResource:
    """CUresult cuGraphicsGLRegisterImage(CUgraphicsResource *pCudaResource, GLuint image, GLenum target, unsigned int Flags)

    Parameters
        image : GLuint, int or None
        target : GLenum, int or None
        Flags : int
    Returns
        CUresult (the checked form raises instead)
        pCudaResource : CUgraphicsResource
    Gives up the GIL. Since release 3.0. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGLGetDevices(
    cudaDeviceCount: _Int,
    deviceList: CUGLDeviceList | int,
) -> tuple[int, list[CUdevice]]:
    """CUresult cuGLGetDevices_v2(unsigned int *pCudaDeviceCount, CUdevice *pCudaDevices, unsigned int cudaDeviceCount, CUGLDeviceList deviceList)

    Parameters
        cudaDeviceCount : int
        deviceList : CUGLDeviceList or int
    Returns
        CUresult (the checked form raises instead)
        pCudaDeviceCount : int
        pCudaDevices : list[CUdevice]
    Gives up the GIL. Since release 6.5. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGLCtxCreate(Flags: _Int, device: CUdevice | _Int | None) -> CUcontext:
    """CUresult cuGLCtxCreate_v2(CUcontext *pCtx, unsigned int Flags, CUdevice device)

    Parameters
        Flags : int
        device : CUdevice, int or None
    Returns
        CUresult (the checked form raises instead)
        pCtx : CUcontext
    Gives up the GIL. Since release 3.2. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGLInit() -> None:
    """CUresult cuGLInit(void)

    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 2.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGLRegisterBufferObject(buffer: GLuint | _Int | None) -> None:
    """CUresult cuGLRegisterBufferObject(GLuint buffer)

    Parameters
        buffer : GLuint, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 2.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGLMapBufferObject(buffer: GLuint | _Int | None) -> tuple[CUdeviceptr, int]:
    """CUresult cuGLMapBufferObject_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer)

    Parameters
        buffer : GLuint, int or None
    Returns
        CUresult (the checked form raises instead)
        dptr : CUdeviceptr
        size : int
    Gives up the GIL. Since release 3.2. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGLUnmapBufferObject(buffer: GLuint | _Int | None) -> None:
    """CUresult cuGLUnmapBufferObject(GLuint buffer)

    Parameters
        buffer : GLuint, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 2.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGLUnregisterBufferObject(buffer: GLuint | _Int | None) -> None:
    """CUresult cuGLUnregisterBufferObject(GLuint buffer)

    Parameters
        buffer : GLuint, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 2.0. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGLSetBufferObjectMapFlags(buffer: GLuint | _Int | None, Flags: _Int) -> None:
    """CUresult cuGLSetBufferObjectMapFlags(GLuint buffer, unsigned int Flags)

    Parameters
        buffer : GLuint, int or None
        Flags : int
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 2.3. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGLMapBufferObjectAsync(
    buffer: GLuint | _Int | None,
    hStream: CUstream | _Int | None,
) -> tuple[CUdeviceptr, int]:
    """CUresult cuGLMapBufferObjectAsync_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer, CUstream hStream)

    Parameters
        buffer : GLuint, int or None
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
        dptr : CUdeviceptr
        size : int
    Gives up the GIL. Since release 3.2. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGLUnmapBufferObjectAsync(
    buffer: GLuint | _Int | None,
    hStream: CUstream | _Int | None,
) -> None:
    """CUresult cuGLUnmapBufferObjectAsync(GLuint buffer, CUstream hStream)

    Parameters
        buffer : GLuint, int or None
        hStream : CUstream, int or None
    Returns
        CUresult (the checked form raises instead)
    Gives up the GIL. Since release 2.3. Deprecated. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuVDPAUGetDevice(vdpDevice: VdpDevice | _Int | None, vdpGetProcAddress: _Address) -> CUdevice:
    """CUresult cuVDPAUGetDevice(CUdevice *pDevice, VdpDevice vdpDevice, int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))

    Parameters
        vdpDevice : VdpDevice, int or None
        vdpGetProcAddress : int (address), buffer or None
    Returns
        CUresult (the checked form raises instead)
        pDevice : CUdevice
    Gives up the GIL. Since release 3.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuVDPAUCtxCreate(
    flags: _Int,
    device: CUdevice | _Int | None,
    vdpDevice: VdpDevice | _Int | None,
    vdpGetProcAddress: _Address,
) -> CUcontext:
    """CUresult cuVDPAUCtxCreate_v2(CUcontext *pCtx, unsigned int flags, CUdevice device, VdpDevice vdpDevice, int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))

    Parameters
        flags : int
        device : CUdevice, int or None
        vdpDevice : VdpDevice, int or None
        vdpGetProcAddress : int (address), buffer or None
    Returns
        CUresult (the checked form raises instead)
        pCtx : CUcontext
    Gives up the GIL. Since release 3.2. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphicsVDPAURegisterVideoSurface(
    vdpSurface: VdpVideoSurface | _Int | None,
    flags: _Int,
) -> CUgraphicsResource:
    """CUresult cuGraphicsVDPAURegisterVideoSurface(CUgraphicsResource *pCudaResource, VdpVideoSurface vdpSurface, unsigned int flags)

    Parameters
        vdpSurface : VdpVideoSurface, int or None
        flags : int
    Returns
        CUresult (the checked form raises instead)
        pCudaResource : CUgraphicsResource
    Gives up the GIL. Since release 3.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGraphicsVDPAURegisterOutputSurface(
    vdpSurface: VdpOutputSurface | _Int | None,
    flags: _Int,
) -> CUgraphicsResource:
    """CUresult cuGraphicsVDPAURegisterOutputSurface(CUgraphicsResource *pCudaResource, VdpOutputSurface vdpSurface, unsigned int flags)

    Parameters
        vdpSurface : VdpOutputSurface, int or None
        flags : int
    Returns
        CUresult (the checked form raises instead)
        pCudaResource : CUgraphicsResource
    Gives up the GIL. Since release 3.1. https://docs.nvidia.com/cuda/cuda-driver-api/
    """
