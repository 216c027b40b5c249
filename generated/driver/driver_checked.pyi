# driver_checked.pyi of cubind for CUDA Driver API, API version 13.5.
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
    """Gives what a status means, in English; a number that no status has is an error and has
    no text.

    CUresult cuGetErrorString(CUresult error, const char **pStr)

    Parameters
        error : CUresult or int

    Returns
        pStr, or raises DriverError; cubind.driver returns (CUresult, pStr)
        pStr : str | None

    Fails with
        CUDA_ERROR_INVALID_VALUE

    Keeps the GIL. Since CUDA 6.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__ERROR.html
    """
def cuGetErrorName(error: CUresult | int) -> str | None:
    """Gives the identifier of a status, such as CUDA_ERROR_INVALID_VALUE; a number that no
    status has is an error.

    CUresult cuGetErrorName(CUresult error, const char **pStr)

    Parameters
        error : CUresult or int

    Returns
        pStr, or raises DriverError; cubind.driver returns (CUresult, pStr)
        pStr : str | None

    Fails with
        CUDA_ERROR_INVALID_VALUE

    Keeps the GIL. Since CUDA 6.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__ERROR.html
    """
def cuInit(Flags: _Int | None = ...) -> None:
    """Initialises the driver in this process, before any other call; repeating it does no
    harm, and a forked child cannot use it.

    CUresult cuInit(unsigned int Flags)

    Parameters
        Flags : int or None; has to be 0

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE,
        CUDA_ERROR_SYSTEM_DRIVER_MISMATCH, CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE

    Releases the GIL. Since CUDA 2.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__INITIALIZE.html
    """
def cuDriverGetVersion() -> int:
    """Tells which release of CUDA the installed driver knows, as 1000 * major + 10 * minor;
    needs no cuInit.

    CUresult cuDriverGetVersion(int *driverVersion)

    Returns
        (CUresult, driverVersion); cubind.checked.driver returns driverVersion, or raises
            DriverError
        driverVersion : int; 1000 * major + 10 * minor, such as 13050

    Fails with
        CUDA_ERROR_INVALID_VALUE

    Keeps the GIL. Since CUDA 2.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VERSION.html
    """
def cuDeviceGet(ordinal: _Int) -> CUdevice:
    """Turns an ordinal below cuDeviceGetCount into a device; nothing is created, so nothing
    has to be freed.

    CUresult cuDeviceGet(CUdevice *device, int ordinal)

    Parameters
        ordinal : int; counts from 0 over the devices that CUDA_VISIBLE_DEVICES leaves

    Returns
        (CUresult, device); cubind.checked.driver returns device, or raises DriverError
        device : CUdevice

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE

    Keeps the GIL. Since CUDA 2.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html
    """
def cuDeviceGetCount() -> int:
    """Counts the devices that this process may use, as CUDA_VISIBLE_DEVICES leaves them.

    CUresult cuDeviceGetCount(int *count)

    Returns
        (CUresult, count); cubind.checked.driver returns count, or raises DriverError
        count : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Keeps the GIL. Since CUDA 2.0.
    In cubind.core: Device.get_all_devices.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html
    """
def cuDeviceGetName(dev: CUdevice | _Int | None) -> str:
    """Gives the product name of a device.

    CUresult cuDeviceGetName(char *name, int len, CUdevice dev)

    Parameters
        dev : CUdevice, int or None

    Returns
        name, or raises DriverError; cubind.driver returns (CUresult, name)
        name : str

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE

    Keeps the GIL. Since CUDA 2.0.
    In cubind.core: Device.name.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html
    """
def cuDeviceGetUuid(dev: CUdevice | _Int | None) -> CUuuid:
    """Gives the 16 bytes by which a device is known in every process, whatever its ordinal
    there.

    CUresult cuDeviceGetUuid_v2(CUuuid *uuid, CUdevice dev)

    Parameters
        dev : CUdevice, int or None

    Returns
        (CUresult, uuid); cubind.checked.driver returns uuid, or raises DriverError
        uuid : CUuuid

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_DEVICE

    Keeps the GIL. Since CUDA 11.4 as cuDeviceGetUuid_v2.
    In cubind.core: Device.uuid.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html
    """
def cuDeviceGetLuid(dev: CUdevice | _Int | None) -> tuple[bytes, int]:
    """Gives the id and the node mask by which graphics interfaces of Windows know the device.

    CUresult cuDeviceGetLuid(char *luid, unsigned int *deviceNodeMask, CUdevice dev)

    Parameters
        dev : CUdevice, int or None

    Returns
        (CUresult, luid, deviceNodeMask); cubind.checked.driver returns (luid,
            deviceNodeMask), or raises DriverError
        luid : bytes
        deviceNodeMask : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_DEVICE

    Keeps the GIL. Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html
    """
def cuDeviceTotalMem(dev: CUdevice | _Int | None) -> int:
    """Gives the size of a device's memory; cuMemGetInfo tells how much of it is free.

    CUresult cuDeviceTotalMem_v2(size_t *bytes, CUdevice dev)

    Parameters
        dev : CUdevice, int or None

    Returns
        (CUresult, numbytes); cubind.checked.driver returns numbytes, or raises DriverError
        numbytes : int; bytes

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE

    Keeps the GIL. Since CUDA 3.2 as cuDeviceTotalMem_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html
    """
def cuDeviceGetTexture1DLinearMaxWidth(
    pformat: CUarray_format | int,
    numChannels: _Int,
    dev: CUdevice | _Int | None,
) -> int:
    """Tells how many elements a one-dimensional texture on linear memory may have, for a
    format and device.

    CUresult cuDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements,
        CUarray_format format, unsigned int numChannels, CUdevice dev)

    Parameters
        pformat : CUarray_format or int
        numChannels : int
        dev : CUdevice, int or None

    Returns
        (CUresult, maxWidthInElements); cubind.checked.driver returns maxWidthInElements, or
            raises DriverError
        maxWidthInElements : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html
    """
def cuDeviceGetAttribute(attrib: CUdevice_attribute | int, dev: CUdevice | _Int | None) -> int:
    """Asks for one property of a device, as an integer; needs no context.

    CUresult cuDeviceGetAttribute(int *pi, CUdevice_attribute attrib, CUdevice dev)

    Parameters
        attrib : CUdevice_attribute or int
        dev : CUdevice, int or None

    Returns
        (CUresult, pi); cubind.checked.driver returns pi, or raises DriverError
        pi : int; a number, a flag (0 or 1) or a value of an enum, as the attribute has it

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE

    Keeps the GIL. Since CUDA 2.0.
    In cubind.core: Device.properties.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html
    """
def cuDeviceGetHostAtomicCapabilities(
    operations: Sequence[CUatomicOperation] | None,
    dev: CUdevice | _Int | None,
) -> list[int]:
    """Tells for each operation asked about whether the link to the host does it atomically.

    CUresult cuDeviceGetHostAtomicCapabilities(unsigned int *capabilities,
        const CUatomicOperation *operations, unsigned int count, CUdevice dev)

    Parameters
        operations : sequence of CUatomicOperation, or None
        dev : CUdevice, int or None

    Returns
        capabilities, or raises DriverError; cubind.driver returns (CUresult, capabilities)
        capabilities : list[int]

    Fails with
        CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html
    """
def cuDeviceGetNvSciSyncAttributes(
    nvSciSyncAttrList: _Address,
    dev: CUdevice | _Int | None,
    flags: _Int,
) -> None:
    """Fills an NvSciSync attribute list with what a device can wait for and signal.

    CUresult cuDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, CUdevice dev,
        int flags)

    Parameters
        nvSciSyncAttrList : int (address), buffer or None
        dev : CUdevice, int or None
        flags : int; CUDA_NVSCISYNC_ATTR_*, or-ed

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_SUPPORTED,
        CUDA_ERROR_OUT_OF_MEMORY

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html
    """
def cuDeviceSetMemPool(dev: CUdevice | _Int | None, pool: CUmemoryPool | _Int | None) -> None:
    """Makes cuMemAllocAsync take memory of this device from another pool; allocations from the
    former one stay valid.

    CUresult cuDeviceSetMemPool(CUdevice dev, CUmemoryPool pool)

    Parameters
        dev : CUdevice, int or None
        pool : CUmemoryPool, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html
    """
def cuDeviceGetMemPool(dev: CUdevice | _Int | None) -> CUmemoryPool:
    """Gives the pool from which cuMemAllocAsync takes memory of this device.

    CUresult cuDeviceGetMemPool(CUmemoryPool *pool, CUdevice dev)

    Parameters
        dev : CUdevice, int or None

    Returns
        (CUresult, pool); cubind.checked.driver returns pool, or raises DriverError
        pool : CUmemoryPool

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.2.
    In cubind.core: DeviceMemoryResource.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html
    """
def cuDeviceGetDefaultMemPool(dev: CUdevice | _Int | None) -> CUmemoryPool:
    """Gives the pool that a device has from the start; it cannot be destroyed.

    CUresult cuDeviceGetDefaultMemPool(CUmemoryPool *pool_out, CUdevice dev)

    Parameters
        dev : CUdevice, int or None

    Returns
        (CUresult, pool_out); cubind.checked.driver returns pool_out, or raises DriverError
        pool_out : CUmemoryPool

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_SUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html
    """
def cuDeviceGetExecAffinitySupport(
    typename: CUexecAffinityType | int,
    dev: CUdevice | _Int | None,
) -> int:
    """Tells whether contexts on a device can be limited in a way, such as to some
    multiprocessors.

    CUresult cuDeviceGetExecAffinitySupport(int *pi, CUexecAffinityType type, CUdevice dev)

    Parameters
        typename : CUexecAffinityType or int
        dev : CUdevice, int or None

    Returns
        (CUresult, pi); cubind.checked.driver returns pi, or raises DriverError
        pi : int; 1 or 0

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html
    """
def cuFlushGPUDirectRDMAWrites(
    target: CUflushGPUDirectRDMAWritesTarget | int,
    scope: CUflushGPUDirectRDMAWritesScope | int,
) -> None:
    """Waits until data that other PCI devices wrote into GPU memory is visible to the owner or
    to all devices.

    CUresult cuFlushGPUDirectRDMAWrites(CUflushGPUDirectRDMAWritesTarget target,
        CUflushGPUDirectRDMAWritesScope scope)

    Parameters
        target : CUflushGPUDirectRDMAWritesTarget or int
        scope : CUflushGPUDirectRDMAWritesScope or int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 11.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html
    """
def cuDeviceGetProperties(dev: CUdevice | _Int | None) -> CUdevprop:
    """Fills a CUdevprop with ten old properties; cuDeviceGetAttribute knows those and all
    others.

    CUresult cuDeviceGetProperties(CUdevprop *prop, CUdevice dev)

    Parameters
        dev : CUdevice, int or None

    Returns
        (CUresult, prop); cubind.checked.driver returns prop, or raises DriverError
        prop : CUdevprop

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE__DEPRECATED.html
    """
def cuDeviceComputeCapability(dev: CUdevice | _Int | None) -> tuple[int, int]:
    """Gives major and minor compute capability, which cuDeviceGetAttribute has as two
    attributes; deprecated.

    CUresult cuDeviceComputeCapability(int *major, int *minor, CUdevice dev)

    Parameters
        dev : CUdevice, int or None

    Returns
        (CUresult, major, minor); cubind.checked.driver returns (major, minor), or raises
            DriverError
        major, minor : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE

    Keeps the GIL. Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE__DEPRECATED.html
    """
def cuDevicePrimaryCtxRetain(dev: CUdevice | _Int | None) -> CUcontext:
    """Gives the primary context, which the CUDA runtime uses too, and counts one user more; it
    does not make it current.

    CUresult cuDevicePrimaryCtxRetain(CUcontext *pctx, CUdevice dev)

    Parameters
        dev : CUdevice, int or None

    Returns
        (CUresult, pctx); cubind.checked.driver returns pctx, or raises DriverError
        pctx : CUcontext

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY,
        CUDA_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 7.0.
    In cubind.core: Device.set_current.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html
    """
def cuDevicePrimaryCtxRelease(dev: CUdevice | _Int | None) -> None:
    """Counts one user of the primary context less; with the last one the context and all that
    is in it end.

    CUresult cuDevicePrimaryCtxRelease_v2(CUdevice dev)

    Parameters
        dev : CUdevice, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_DEVICE,
        CUDA_ERROR_INVALID_CONTEXT

    Releases the GIL. Since CUDA 11.0 as cuDevicePrimaryCtxRelease_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html
    """
def cuDevicePrimaryCtxSetFlags(dev: CUdevice | _Int | None, flags: _Int) -> None:
    """Sets the flags of the primary context, such as how threads wait for the device, before
    or after it is made.

    CUresult cuDevicePrimaryCtxSetFlags_v2(CUdevice dev, unsigned int flags)

    Parameters
        dev : CUdevice, int or None
        flags : int; CUctx_flags, or-ed

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_DEVICE,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.0 as
        cuDevicePrimaryCtxSetFlags_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html
    """
def cuDevicePrimaryCtxGetState(dev: CUdevice | _Int | None) -> tuple[int, int]:
    """Tells whether the primary context exists and with which flags, without making it.

    CUresult cuDevicePrimaryCtxGetState(CUdevice dev, unsigned int *flags, int *active)

    Parameters
        dev : CUdevice, int or None

    Returns
        (CUresult, flags, active); cubind.checked.driver returns (flags, active), or raises
            DriverError
        flags : int; CUctx_flags, or-ed
        active : int; 1 or 0

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_DEVICE,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 7.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html
    """
def cuDevicePrimaryCtxReset(dev: CUdevice | _Int | None) -> None:
    """Destroys everything in the primary context for all its users; each library of the
    process loses what it had.

    CUresult cuDevicePrimaryCtxReset_v2(CUdevice dev)

    Parameters
        dev : CUdevice, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_DEVICE,
        CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE

    Releases the GIL. Since CUDA 11.0 as cuDevicePrimaryCtxReset_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html
    """
def cuCtxCreate(
    ctxCreateParams: CUctxCreateParams | None,
    flags: _Int,
    dev: CUdevice | _Int | None,
) -> CUcontext:
    """Makes a context and pushes it on this thread's stack; programs that share with libraries
    want cuDevicePrimaryCtxRetain.

    CUresult cuCtxCreate_v4(CUcontext *pctx, CUctxCreateParams *ctxCreateParams,
        unsigned int flags, CUdevice dev)

    Parameters
        ctxCreateParams : CUctxCreateParams or None; None for an ordinary context
        flags : int; CUctx_flags, or-ed
        dev : CUdevice, int or None

    Returns
        (CUresult, pctx); cubind.checked.driver returns pctx, or raises DriverError
        pctx : CUcontext

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED,
        CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.5 as cuCtxCreate_v4; other parameters before 13.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxDestroy(ctx: CUcontext | _Int | None) -> None:
    """Destroys a context and all memory, streams and modules in it; threads that still have it
    current get errors.

    CUresult cuCtxDestroy_v2(CUcontext ctx)

    Parameters
        ctx : CUcontext, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 4.0 as cuCtxDestroy_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxPushCurrent(ctx: CUcontext | _Int | None) -> None:
    """Makes ctx current by putting it on top of this thread's stack of contexts.

    CUresult cuCtxPushCurrent_v2(CUcontext ctx)

    Parameters
        ctx : CUcontext, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 4.0 as cuCtxPushCurrent_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxPopCurrent() -> CUcontext:
    """Takes the current context off this thread's stack and returns it; the one below it
    becomes current.

    CUresult cuCtxPopCurrent_v2(CUcontext *pctx)

    Returns
        (CUresult, pctx); cubind.checked.driver returns pctx, or raises DriverError
        pctx : CUcontext

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT

    May keep the GIL (see cubind.keep_gil). Since CUDA 4.0 as cuCtxPopCurrent_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxSetCurrent(ctx: CUcontext | _Int | None) -> None:
    """Makes ctx current on the calling thread, in place of the one on top of its stack; None
    only takes that one off.

    CUresult cuCtxSetCurrent(CUcontext ctx)

    Parameters
        ctx : CUcontext, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT

    May keep the GIL (see cubind.keep_gil). Since CUDA 4.0.
    In cubind.core: Device.set_current.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxGetCurrent() -> CUcontext:
    """Gives the current context of the calling thread, a null handle where there is none.

    CUresult cuCtxGetCurrent(CUcontext *pctx)

    Returns
        (CUresult, pctx); cubind.checked.driver returns pctx, or raises DriverError
        pctx : CUcontext

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED

    Keeps the GIL. Since CUDA 4.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxGetDevice() -> CUdevice:
    """Gives the device of the current context.

    CUresult cuCtxGetDevice(CUdevice *device)

    Returns
        (CUresult, device); cubind.checked.driver returns device, or raises DriverError
        device : CUdevice

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0.
    In cubind.core: Device.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxGetDevice_v2(ctx: CUcontext | _Int | None) -> CUdevice:
    """Gives the device of any context, whether it is current or not.

    CUresult cuCtxGetDevice_v2(CUdevice *device, CUcontext ctx)

    Parameters
        ctx : CUcontext, int or None

    Returns
        (CUresult, device); cubind.checked.driver returns device, or raises DriverError
        device : CUdevice

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.
    In cubind.core: Device.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxGetFlags() -> int:
    """Tells which flags the current context has, such as how threads wait for the device.

    CUresult cuCtxGetFlags(unsigned int *flags)

    Returns
        (CUresult, flags); cubind.checked.driver returns flags, or raises DriverError
        flags : int; CUctx_flags, or-ed

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 7.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxSetFlags(flags: _Int) -> None:
    """Sets flags of the current context, such as how threads wait for the device.

    CUresult cuCtxSetFlags(unsigned int flags)

    Parameters
        flags : int; CUctx_flags, or-ed

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxGetId(ctx: CUcontext | _Int | None) -> int:
    """Gives a number that no other context of the process gets, even after this one has ended.

    CUresult cuCtxGetId(CUcontext ctx, unsigned long long *ctxId)

    Parameters
        ctx : CUcontext, int or None

    Returns
        (CUresult, ctxId); cubind.checked.driver returns ctxId, or raises DriverError
        ctxId : int

    Fails with
        CUDA_ERROR_CONTEXT_IS_DESTROYED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxSynchronize() -> None:
    """Waits until all work in the current context is done, on all its streams; errors of
    earlier work come back here.

    CUresult cuCtxSynchronize(void)

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED

    Releases the GIL. Since CUDA 2.0.
    In cubind.core: Device.sync.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxSynchronize_v2(ctx: CUcontext | _Int | None) -> None:
    """Waits until all work in ctx is done, without making it current.

    CUresult cuCtxSynchronize_v2(CUcontext ctx)

    Parameters
        ctx : CUcontext, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED

    Releases the GIL. Since CUDA 13.0.
    In cubind.core: Device.sync.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxSetLimit(limit: CUlimit | int, value: _Int) -> None:
    """Asks for a limit of the current context, such as the stack of each thread; the driver
    may round, cuCtxGetLimit tells.

    CUresult cuCtxSetLimit(CUlimit limit, size_t value)

    Parameters
        limit : CUlimit or int
        value : int; bytes for sizes, else a count

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_UNSUPPORTED_LIMIT, CUDA_ERROR_OUT_OF_MEMORY,
        CUDA_ERROR_INVALID_CONTEXT

    Releases the GIL. Since CUDA 3.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxGetLimit(limit: CUlimit | int) -> int:
    """Gives a limit that is in force in the current context.

    CUresult cuCtxGetLimit(size_t *pvalue, CUlimit limit)

    Parameters
        limit : CUlimit or int

    Returns
        (CUresult, pvalue); cubind.checked.driver returns pvalue, or raises DriverError
        pvalue : int; bytes for sizes, else a count

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_UNSUPPORTED_LIMIT

    May keep the GIL (see cubind.keep_gil). Since CUDA 3.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxGetCacheConfig() -> CUfunc_cache:
    """Tells which the current context prefers, L1 cache or shared memory.

    CUresult cuCtxGetCacheConfig(CUfunc_cache *pconfig)

    Returns
        (CUresult, pconfig); cubind.checked.driver returns pconfig, or raises DriverError
        pconfig : CUfunc_cache

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 3.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxSetCacheConfig(config: CUfunc_cache | int) -> None:
    """Says whether kernels of the current context do better with more L1 cache or shared
    memory; a wish, not an order.

    CUresult cuCtxSetCacheConfig(CUfunc_cache config)

    Parameters
        config : CUfunc_cache or int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 3.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxGetApiVersion(ctx: CUcontext | _Int | None) -> int:
    """Gives the version of the interface that a context was made for, which may be older than
    the driver's.

    CUresult cuCtxGetApiVersion(CUcontext ctx, unsigned int *version)

    Parameters
        ctx : CUcontext, int or None

    Returns
        (CUresult, version); cubind.checked.driver returns version, or raises DriverError
        version : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_UNKNOWN

    May keep the GIL (see cubind.keep_gil). Since CUDA 3.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxGetStreamPriorityRange() -> tuple[int, int]:
    """Gives the priorities that streams can have, of which the smaller number is the more
    urgent; two zeros mean none.

    CUresult cuCtxGetStreamPriorityRange(int *leastPriority, int *greatestPriority)

    Returns
        (CUresult, leastPriority, greatestPriority); cubind.checked.driver returns
            (leastPriority, greatestPriority), or raises DriverError
        leastPriority, greatestPriority : int

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.5.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxResetPersistingL2Cache() -> None:
    """Turns all lines that were kept in L2 cache by access policy back into ordinary ones.

    CUresult cuCtxResetPersistingL2Cache(void)

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 11.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxGetExecAffinity(typename: CUexecAffinityType | int) -> CUexecAffinityParam:
    """Tells to which multiprocessors the current context is limited.

    CUresult cuCtxGetExecAffinity(CUexecAffinityParam *pExecAffinity,
        CUexecAffinityType type)

    Parameters
        typename : CUexecAffinityType or int

    Returns
        (CUresult, pExecAffinity); cubind.checked.driver returns pExecAffinity, or raises
            DriverError
        pExecAffinity : CUexecAffinityParam

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxRecordEvent(hCtx: CUcontext | _Int | None, hEvent: CUevent | _Int | None) -> None:
    """Records an event behind everything that the streams of a context have queued so far.

    CUresult cuCtxRecordEvent(CUcontext hCtx, CUevent hEvent)

    Parameters
        hCtx : CUcontext, int or None
        hEvent : CUevent, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.5.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxWaitEvent(hCtx: CUcontext | _Int | None, hEvent: CUevent | _Int | None) -> None:
    """Makes later work of all streams of a context wait for an event; the host goes on at
    once.

    CUresult cuCtxWaitEvent(CUcontext hCtx, CUevent hEvent)

    Parameters
        hCtx : CUcontext, int or None
        hEvent : CUevent, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.5.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxAttach(flags: _Int) -> CUcontext:
    """Counts one user of a context more; deprecated, with cuDevicePrimaryCtxRetain in its
    place.

    CUresult cuCtxAttach(CUcontext *pctx, unsigned int flags)

    Parameters
        flags : int; has to be 0

    Returns
        (CUresult, pctx); cubind.checked.driver returns pctx, or raises DriverError
        pctx : CUcontext

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX__DEPRECATED.html
    """
def cuCtxDetach(ctx: CUcontext | _Int | None) -> None:
    """Counts one user of a context less; deprecated, with cuDevicePrimaryCtxRelease in its
    place.

    CUresult cuCtxDetach(CUcontext ctx)

    Parameters
        ctx : CUcontext, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT

    Releases the GIL. Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX__DEPRECATED.html
    """
def cuCtxGetSharedMemConfig() -> CUsharedconfig:
    """Gives the width of shared memory banks for kernels; deprecated, newer devices have one
    alone.

    CUresult cuCtxGetSharedMemConfig(CUsharedconfig *pConfig)

    Returns
        (CUresult, pConfig); cubind.checked.driver returns pConfig, or raises DriverError
        pConfig : CUsharedconfig

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 4.2. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX__DEPRECATED.html
    """
def cuCtxSetSharedMemConfig(config: CUsharedconfig | int) -> None:
    """Sets the width of shared memory banks for kernels; deprecated, newer devices ignore it.

    CUresult cuCtxSetSharedMemConfig(CUsharedconfig config)

    Parameters
        config : CUsharedconfig or int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 4.2. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX__DEPRECATED.html
    """
def cuModuleLoad(fname: _Text) -> CUmodule:
    """Loads a file of cubin, PTX or fatbin into the current context; PTX is compiled for its
    device.

    CUresult cuModuleLoad(CUmodule *module, const char *fname)

    Parameters
        fname : str or bytes

    Returns
        (CUresult, module); cubind.checked.driver returns module, or raises DriverError
        module : CUmodule

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_PTX,
        CUDA_ERROR_UNSUPPORTED_PTX_VERSION, CUDA_ERROR_NOT_FOUND, CUDA_ERROR_OUT_OF_MEMORY,
        CUDA_ERROR_FILE_NOT_FOUND, CUDA_ERROR_NO_BINARY_FOR_GPU,
        CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED,
        CUDA_ERROR_JIT_COMPILER_NOT_FOUND

    Releases the GIL. Since CUDA 2.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html
    """
def cuModuleLoadData(image: _Address) -> CUmodule:
    """Loads cubin, PTX or fatbin from host memory into the current context; PTX has to end in
    a zero byte.

    CUresult cuModuleLoadData(CUmodule *module, const void *image)

    Parameters
        image : int (address), buffer or None

    Returns
        (CUresult, module); cubind.checked.driver returns module, or raises DriverError
        module : CUmodule

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_PTX,
        CUDA_ERROR_UNSUPPORTED_PTX_VERSION, CUDA_ERROR_OUT_OF_MEMORY,
        CUDA_ERROR_NO_BINARY_FOR_GPU, CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND,
        CUDA_ERROR_SHARED_OBJECT_INIT_FAILED, CUDA_ERROR_JIT_COMPILER_NOT_FOUND

    Releases the GIL. Since CUDA 2.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html
    """
def cuModuleLoadDataEx(
    image: _Address,
    options: Sequence[CUjit_option] | None = ...,
    optionValues: Sequence[Any] | None = ...,
) -> CUmodule:
    """Loads cubin, PTX or fatbin as cuModuleLoadData does, with options for the compiler and
    its log buffers.

    CUresult cuModuleLoadDataEx(CUmodule *module, const void *image,
        unsigned int numOptions, CUjit_option *options, void **optionValues)

    Parameters
        image : int (address), buffer or None
        options : sequence of CUjit_option, or None
        optionValues : sequence of values, or None; of the types that options call for;
            CU_JIT_WALL_TIME (ms) and the bytes of logs that are written are outputs, which
            are not returned

    Returns
        module, or raises DriverError; cubind.driver returns (CUresult, module)
        module : CUmodule

    Types of optionValues by options
        int : CU_JIT_MAX_REGISTERS, CU_JIT_THREADS_PER_BLOCK, CU_JIT_OPTIMIZATION_LEVEL,
            CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES,
            CU_JIT_TARGET_FROM_CUCONTEXT, CU_JIT_GENERATE_DEBUG_INFO, CU_JIT_LOG_VERBOSE,
            CU_JIT_GENERATE_LINE_INFO, CU_JIT_GLOBAL_SYMBOL_COUNT,
            CU_JIT_REFERENCED_KERNEL_COUNT, CU_JIT_REFERENCED_VARIABLE_COUNT, CU_JIT_LTO,
            CU_JIT_FTZ, CU_JIT_PREC_DIV, CU_JIT_PREC_SQRT, CU_JIT_FMA,
            CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES, CU_JIT_POSITION_INDEPENDENT_CODE,
            CU_JIT_MIN_CTA_PER_SM, CU_JIT_SPLIT_COMPILE, CU_JIT_BINARY_LOADER_THREAD_COUNT,
            CU_JIT_MAX_THREADS_PER_BLOCK, CU_JIT_OVERRIDE_DIRECTIVE_VALUES
        float : CU_JIT_WALL_TIME
        bytearray : CU_JIT_INFO_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER
        CUjit_target : CU_JIT_TARGET
        CUjit_fallback : CU_JIT_FALLBACK_STRATEGY
        CUjit_cacheMode : CU_JIT_CACHE_MODE
        sequence of str or bytes : CU_JIT_GLOBAL_SYMBOL_NAMES,
            CU_JIT_REFERENCED_KERNEL_NAMES, CU_JIT_REFERENCED_VARIABLE_NAMES
        sequence of int (addresses) or buffers : CU_JIT_GLOBAL_SYMBOL_ADDRESSES

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_PTX,
        CUDA_ERROR_UNSUPPORTED_PTX_VERSION, CUDA_ERROR_OUT_OF_MEMORY,
        CUDA_ERROR_NO_BINARY_FOR_GPU, CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND,
        CUDA_ERROR_SHARED_OBJECT_INIT_FAILED, CUDA_ERROR_JIT_COMPILER_NOT_FOUND

    Releases the GIL. Since CUDA 2.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html
    """
def cuModuleLoadFatBinary(fatCubin: _Address) -> CUmodule:
    """Loads a fatbin from host memory, of which the driver picks the part that suits the
    device.

    CUresult cuModuleLoadFatBinary(CUmodule *module, const void *fatCubin)

    Parameters
        fatCubin : int (address), buffer or None

    Returns
        (CUresult, module); cubind.checked.driver returns module, or raises DriverError
        module : CUmodule

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_PTX,
        CUDA_ERROR_UNSUPPORTED_PTX_VERSION, CUDA_ERROR_NOT_FOUND, CUDA_ERROR_OUT_OF_MEMORY,
        CUDA_ERROR_NO_BINARY_FOR_GPU, CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND,
        CUDA_ERROR_SHARED_OBJECT_INIT_FAILED, CUDA_ERROR_JIT_COMPILER_NOT_FOUND

    Releases the GIL. Since CUDA 2.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html
    """
def cuModuleUnload(hmod: CUmodule | _Int | None) -> None:
    """Unloads a module from the current context; its functions and variables are invalid from
    then on.

    CUresult cuModuleUnload(CUmodule hmod)

    Parameters
        hmod : CUmodule, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_PERMITTED

    Releases the GIL. Since CUDA 2.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html
    """
def cuModuleGetLoadingMode() -> CUmoduleLoadingMode:
    """Tells whether code is loaded at once or when it is first used, as CUDA_MODULE_LOADING
    says.

    CUresult cuModuleGetLoadingMode(CUmoduleLoadingMode *mode)

    Returns
        (CUresult, mode); cubind.checked.driver returns mode, or raises DriverError
        mode : CUmoduleLoadingMode

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.7.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html
    """
def cuModuleGetFunction(hmod: CUmodule | _Int | None, name: _Text) -> CUfunction:
    """Finds a kernel by its name in the code, which is the mangled one for C++ without extern
    C.

    CUresult cuModuleGetFunction(CUfunction *hfunc, CUmodule hmod, const char *name)

    Parameters
        hmod : CUmodule, int or None
        name : str or bytes

    Returns
        (CUresult, hfunc); cubind.checked.driver returns hfunc, or raises DriverError
        hfunc : CUfunction

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_FOUND

    Releases the GIL. Since CUDA 2.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html
    """
def cuModuleGetFunctionCount(mod: CUmodule | _Int | None) -> int:
    """Counts the kernels of a module.

    CUresult cuModuleGetFunctionCount(unsigned int *count, CUmodule mod)

    Parameters
        mod : CUmodule, int or None

    Returns
        (CUresult, count); cubind.checked.driver returns count, or raises DriverError
        count : int

    Fails with
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html
    """
def cuModuleEnumerateFunctions(numFunctions: _Int, mod: CUmodule | _Int | None) -> list[CUfunction]:
    """Lists kernels of a module, numFunctions items; those behind its last kernel are NULL.

    CUresult cuModuleEnumerateFunctions(CUfunction *functions, unsigned int numFunctions,
        CUmodule mod)

    Parameters
        numFunctions : int
        mod : CUmodule, int or None

    Returns
        (CUresult, functions); cubind.checked.driver returns functions, or raises
            DriverError
        functions : list[CUfunction]

    Fails with
        CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html
    """
def cuModuleGetGlobal(hmod: CUmodule | _Int | None, name: _Text) -> tuple[CUdeviceptr, int]:
    """Finds a global variable of a module by name, and gives its address and size.

    CUresult cuModuleGetGlobal_v2(CUdeviceptr *dptr, size_t *bytes, CUmodule hmod,
        const char *name)

    Parameters
        hmod : CUmodule, int or None
        name : str or bytes

    Returns
        (CUresult, dptr, numbytes); cubind.checked.driver returns (dptr, numbytes), or
            raises DriverError
        dptr : CUdeviceptr
        numbytes : int; bytes

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_FOUND

    Releases the GIL. Since CUDA 3.2 as cuModuleGetGlobal_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html
    """
def cuLinkCreate(
    options: Sequence[CUjit_option] | None = ...,
    optionValues: Sequence[Any] | None = ...,
) -> CUlinkState:
    """Begins a link of PTX, cubins and objects; log buffers are used until cuLinkDestroy, and
    live as long as the Python object stateOut.

    CUresult cuLinkCreate_v2(unsigned int numOptions, CUjit_option *options,
        void **optionValues, CUlinkState *stateOut)

    Parameters
        options : sequence of CUjit_option, or None
        optionValues : sequence of values, or None; of the types that options call for;
            CU_JIT_WALL_TIME (ms) and the bytes of logs that are written are outputs, which
            are not returned

    Returns
        stateOut, or raises DriverError; cubind.driver returns (CUresult, stateOut)
        stateOut : CUlinkState

    Types of optionValues by options
        int : CU_JIT_MAX_REGISTERS, CU_JIT_THREADS_PER_BLOCK, CU_JIT_OPTIMIZATION_LEVEL,
            CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES,
            CU_JIT_TARGET_FROM_CUCONTEXT, CU_JIT_GENERATE_DEBUG_INFO, CU_JIT_LOG_VERBOSE,
            CU_JIT_GENERATE_LINE_INFO, CU_JIT_GLOBAL_SYMBOL_COUNT,
            CU_JIT_REFERENCED_KERNEL_COUNT, CU_JIT_REFERENCED_VARIABLE_COUNT, CU_JIT_LTO,
            CU_JIT_FTZ, CU_JIT_PREC_DIV, CU_JIT_PREC_SQRT, CU_JIT_FMA,
            CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES, CU_JIT_POSITION_INDEPENDENT_CODE,
            CU_JIT_MIN_CTA_PER_SM, CU_JIT_SPLIT_COMPILE, CU_JIT_BINARY_LOADER_THREAD_COUNT,
            CU_JIT_MAX_THREADS_PER_BLOCK, CU_JIT_OVERRIDE_DIRECTIVE_VALUES
        float : CU_JIT_WALL_TIME
        bytearray : CU_JIT_INFO_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER
        CUjit_target : CU_JIT_TARGET
        CUjit_fallback : CU_JIT_FALLBACK_STRATEGY
        CUjit_cacheMode : CU_JIT_CACHE_MODE
        sequence of str or bytes : CU_JIT_GLOBAL_SYMBOL_NAMES,
            CU_JIT_REFERENCED_KERNEL_NAMES, CU_JIT_REFERENCED_VARIABLE_NAMES
        sequence of int (addresses) or buffers : CU_JIT_GLOBAL_SYMBOL_ADDRESSES

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY,
        CUDA_ERROR_JIT_COMPILER_NOT_FOUND

    Releases the GIL. Since CUDA 6.5 as cuLinkCreate_v2.
    In cubind.core: Linker.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html
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
    """Adds code from host memory to a link, and compiles it if it is PTX; data may go when the
    call has returned.

    CUresult cuLinkAddData_v2(CUlinkState state, CUjitInputType type, void *data,
        size_t size, const char *name, unsigned int numOptions, CUjit_option *options,
        void **optionValues)

    Parameters
        state : CUlinkState, int or None
        typename : CUjitInputType or int
        data : int (address), buffer or None; at least size bytes long
        size : int; bytes; PTX counts its final zero
        name : str, bytes or None; shown in log messages
        options : sequence of CUjit_option, or None
        optionValues : sequence of values, or None; of the types that options call for;
            CU_JIT_WALL_TIME (ms) and the bytes of logs that are written are outputs, which
            are not returned

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Types of optionValues by options
        int : CU_JIT_MAX_REGISTERS, CU_JIT_THREADS_PER_BLOCK, CU_JIT_OPTIMIZATION_LEVEL,
            CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES,
            CU_JIT_TARGET_FROM_CUCONTEXT, CU_JIT_GENERATE_DEBUG_INFO, CU_JIT_LOG_VERBOSE,
            CU_JIT_GENERATE_LINE_INFO, CU_JIT_GLOBAL_SYMBOL_COUNT,
            CU_JIT_REFERENCED_KERNEL_COUNT, CU_JIT_REFERENCED_VARIABLE_COUNT, CU_JIT_LTO,
            CU_JIT_FTZ, CU_JIT_PREC_DIV, CU_JIT_PREC_SQRT, CU_JIT_FMA,
            CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES, CU_JIT_POSITION_INDEPENDENT_CODE,
            CU_JIT_MIN_CTA_PER_SM, CU_JIT_SPLIT_COMPILE, CU_JIT_BINARY_LOADER_THREAD_COUNT,
            CU_JIT_MAX_THREADS_PER_BLOCK, CU_JIT_OVERRIDE_DIRECTIVE_VALUES
        float : CU_JIT_WALL_TIME
        bytearray : CU_JIT_INFO_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER
        CUjit_target : CU_JIT_TARGET
        CUjit_fallback : CU_JIT_FALLBACK_STRATEGY
        CUjit_cacheMode : CU_JIT_CACHE_MODE
        sequence of str or bytes : CU_JIT_GLOBAL_SYMBOL_NAMES,
            CU_JIT_REFERENCED_KERNEL_NAMES, CU_JIT_REFERENCED_VARIABLE_NAMES
        sequence of int (addresses) or buffers : CU_JIT_GLOBAL_SYMBOL_ADDRESSES

    Fails with
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_IMAGE,
        CUDA_ERROR_INVALID_PTX, CUDA_ERROR_UNSUPPORTED_PTX_VERSION,
        CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_NO_BINARY_FOR_GPU

    Releases the GIL. Since CUDA 6.5 as cuLinkAddData_v2.
    In cubind.core: Linker.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html
    """
def cuLinkAddFile(
    state: CUlinkState | _Int | None,
    typename: CUjitInputType | int,
    path: _Text,
    options: Sequence[CUjit_option] | None = ...,
    optionValues: Sequence[Any] | None = ...,
) -> None:
    """Adds the code in a file to a link.

    CUresult cuLinkAddFile_v2(CUlinkState state, CUjitInputType type, const char *path,
        unsigned int numOptions, CUjit_option *options, void **optionValues)

    Parameters
        state : CUlinkState, int or None
        typename : CUjitInputType or int
        path : str or bytes
        options : sequence of CUjit_option, or None
        optionValues : sequence of values, or None; of the types that options call for;
            CU_JIT_WALL_TIME (ms) and the bytes of logs that are written are outputs, which
            are not returned

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Types of optionValues by options
        int : CU_JIT_MAX_REGISTERS, CU_JIT_THREADS_PER_BLOCK, CU_JIT_OPTIMIZATION_LEVEL,
            CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES,
            CU_JIT_TARGET_FROM_CUCONTEXT, CU_JIT_GENERATE_DEBUG_INFO, CU_JIT_LOG_VERBOSE,
            CU_JIT_GENERATE_LINE_INFO, CU_JIT_GLOBAL_SYMBOL_COUNT,
            CU_JIT_REFERENCED_KERNEL_COUNT, CU_JIT_REFERENCED_VARIABLE_COUNT, CU_JIT_LTO,
            CU_JIT_FTZ, CU_JIT_PREC_DIV, CU_JIT_PREC_SQRT, CU_JIT_FMA,
            CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES, CU_JIT_POSITION_INDEPENDENT_CODE,
            CU_JIT_MIN_CTA_PER_SM, CU_JIT_SPLIT_COMPILE, CU_JIT_BINARY_LOADER_THREAD_COUNT,
            CU_JIT_MAX_THREADS_PER_BLOCK, CU_JIT_OVERRIDE_DIRECTIVE_VALUES
        float : CU_JIT_WALL_TIME
        bytearray : CU_JIT_INFO_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER
        CUjit_target : CU_JIT_TARGET
        CUjit_fallback : CU_JIT_FALLBACK_STRATEGY
        CUjit_cacheMode : CU_JIT_CACHE_MODE
        sequence of str or bytes : CU_JIT_GLOBAL_SYMBOL_NAMES,
            CU_JIT_REFERENCED_KERNEL_NAMES, CU_JIT_REFERENCED_VARIABLE_NAMES
        sequence of int (addresses) or buffers : CU_JIT_GLOBAL_SYMBOL_ADDRESSES

    Fails with
        CUDA_ERROR_FILE_NOT_FOUND, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_IMAGE, CUDA_ERROR_INVALID_PTX,
        CUDA_ERROR_UNSUPPORTED_PTX_VERSION, CUDA_ERROR_OUT_OF_MEMORY,
        CUDA_ERROR_NO_BINARY_FOR_GPU

    Releases the GIL. Since CUDA 6.5 as cuLinkAddFile_v2.
    In cubind.core: Linker.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html
    """
def cuLinkComplete(state: CUlinkState | _Int | None) -> tuple[int, int]:
    """Links what was added; the cubin belongs to the link, so load or copy it before
    cuLinkDestroy.

    CUresult cuLinkComplete(CUlinkState state, void **cubinOut, size_t *sizeOut)

    Parameters
        state : CUlinkState, int or None

    Returns
        (CUresult, cubinOut, sizeOut); cubind.checked.driver returns (cubinOut, sizeOut), or
            raises DriverError
        cubinOut : int
        sizeOut : int; bytes

    Fails with
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 5.5.
    In cubind.core: Linker.link.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html
    """
def cuLinkDestroy(state: CUlinkState | _Int | None) -> None:
    """Ends a link and frees the cubin that it made.

    CUresult cuLinkDestroy(CUlinkState state)

    Parameters
        state : CUlinkState, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_HANDLE

    Releases the GIL. Since CUDA 5.5.
    In cubind.core: Linker.close.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html
    """
def cuModuleGetTexRef(hmod: CUmodule | _Int | None, name: _Text) -> CUtexref:
    """Finds a texture reference of a module, which kernels since CUDA 12 cannot have.

    CUresult cuModuleGetTexRef(CUtexref *pTexRef, CUmodule hmod, const char *name)

    Parameters
        hmod : CUmodule, int or None
        name : str or bytes

    Returns
        (CUresult, pTexRef); cubind.checked.driver returns pTexRef, or raises DriverError
        pTexRef : CUtexref

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_FOUND

    Releases the GIL. Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE__DEPRECATED.html
    """
def cuModuleGetSurfRef(hmod: CUmodule | _Int | None, name: _Text) -> CUsurfref:
    """Finds a surface reference of a module, which kernels since CUDA 12 cannot have.

    CUresult cuModuleGetSurfRef(CUsurfref *pSurfRef, CUmodule hmod, const char *name)

    Parameters
        hmod : CUmodule, int or None
        name : str or bytes

    Returns
        (CUresult, pSurfRef); cubind.checked.driver returns pSurfRef, or raises DriverError
        pSurfRef : CUsurfref

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_FOUND

    Releases the GIL. Since CUDA 3.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE__DEPRECATED.html
    """
def cuLibraryLoadData(
    code: _Address,
    jitOptions: Sequence[CUjit_option] | None = ...,
    jitOptionsValues: Sequence[Any] | None = ...,
    libraryOptions: Sequence[CUlibraryOption] | None = ...,
    libraryOptionValues: Sequence[Any] | None = ...,
) -> CUlibrary:
    """Loads cubin, PTX or fatbin from host memory for all contexts; the code may wait until a
    kernel of it is needed.

    CUresult cuLibraryLoadData(CUlibrary *library, const void *code,
        CUjit_option *jitOptions, void **jitOptionsValues, unsigned int numJitOptions,
        CUlibraryOption *libraryOptions, void **libraryOptionValues,
        unsigned int numLibraryOptions)

    Parameters
        code : int (address), buffer or None; with CU_LIBRARY_BINARY_IS_PRESERVED it has to
            stay unchanged until cuLibraryUnload
        jitOptions : sequence of CUjit_option, or None
        jitOptionsValues : sequence of values, or None; of the types that jitOptions call
            for; CU_JIT_WALL_TIME (ms) and the bytes of logs that are written are outputs,
            which are not returned
        libraryOptions : sequence of CUlibraryOption, or None
        libraryOptionValues : sequence of values, or None; of the types that libraryOptions
            call for

    Returns
        library, or raises DriverError; cubind.driver returns (CUresult, library)
        library : CUlibrary

    Types of jitOptionsValues by jitOptions
        int : CU_JIT_MAX_REGISTERS, CU_JIT_THREADS_PER_BLOCK, CU_JIT_OPTIMIZATION_LEVEL,
            CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES,
            CU_JIT_TARGET_FROM_CUCONTEXT, CU_JIT_GENERATE_DEBUG_INFO, CU_JIT_LOG_VERBOSE,
            CU_JIT_GENERATE_LINE_INFO, CU_JIT_GLOBAL_SYMBOL_COUNT,
            CU_JIT_REFERENCED_KERNEL_COUNT, CU_JIT_REFERENCED_VARIABLE_COUNT, CU_JIT_LTO,
            CU_JIT_FTZ, CU_JIT_PREC_DIV, CU_JIT_PREC_SQRT, CU_JIT_FMA,
            CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES, CU_JIT_POSITION_INDEPENDENT_CODE,
            CU_JIT_MIN_CTA_PER_SM, CU_JIT_SPLIT_COMPILE, CU_JIT_BINARY_LOADER_THREAD_COUNT,
            CU_JIT_MAX_THREADS_PER_BLOCK, CU_JIT_OVERRIDE_DIRECTIVE_VALUES
        float : CU_JIT_WALL_TIME
        bytearray : CU_JIT_INFO_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER
        CUjit_target : CU_JIT_TARGET
        CUjit_fallback : CU_JIT_FALLBACK_STRATEGY
        CUjit_cacheMode : CU_JIT_CACHE_MODE
        sequence of str or bytes : CU_JIT_GLOBAL_SYMBOL_NAMES,
            CU_JIT_REFERENCED_KERNEL_NAMES, CU_JIT_REFERENCED_VARIABLE_NAMES
        sequence of int (addresses) or buffers : CU_JIT_GLOBAL_SYMBOL_ADDRESSES

    Types of libraryOptionValues by libraryOptions
        CUlibraryHostUniversalFunctionAndDataTable :
            CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE
        int : CU_LIBRARY_BINARY_IS_PRESERVED

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_PTX, CUDA_ERROR_UNSUPPORTED_PTX_VERSION,
        CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_NO_BINARY_FOR_GPU,
        CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED,
        CUDA_ERROR_JIT_COMPILER_NOT_FOUND, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 12.0.
    In cubind.core: ObjectCode.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html
    """
def cuLibraryLoadFromFile(
    fileName: _Text,
    jitOptions: Sequence[CUjit_option] | None = ...,
    jitOptionsValues: Sequence[Any] | None = ...,
    libraryOptions: Sequence[CUlibraryOption] | None = ...,
    libraryOptionValues: Sequence[Any] | None = ...,
) -> CUlibrary:
    """Loads a file of cubin, PTX or fatbin for all contexts; needs no current one.

    CUresult cuLibraryLoadFromFile(CUlibrary *library, const char *fileName,
        CUjit_option *jitOptions, void **jitOptionsValues, unsigned int numJitOptions,
        CUlibraryOption *libraryOptions, void **libraryOptionValues,
        unsigned int numLibraryOptions)

    Parameters
        fileName : str or bytes
        jitOptions : sequence of CUjit_option, or None
        jitOptionsValues : sequence of values, or None; of the types that jitOptions call
            for; CU_JIT_WALL_TIME (ms) and the bytes of logs that are written are outputs,
            which are not returned
        libraryOptions : sequence of CUlibraryOption, or None;
            CU_LIBRARY_BINARY_IS_PRESERVED is refused
        libraryOptionValues : sequence of values, or None; of the types that libraryOptions
            call for

    Returns
        library, or raises DriverError; cubind.driver returns (CUresult, library)
        library : CUlibrary

    Types of jitOptionsValues by jitOptions
        int : CU_JIT_MAX_REGISTERS, CU_JIT_THREADS_PER_BLOCK, CU_JIT_OPTIMIZATION_LEVEL,
            CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES,
            CU_JIT_TARGET_FROM_CUCONTEXT, CU_JIT_GENERATE_DEBUG_INFO, CU_JIT_LOG_VERBOSE,
            CU_JIT_GENERATE_LINE_INFO, CU_JIT_GLOBAL_SYMBOL_COUNT,
            CU_JIT_REFERENCED_KERNEL_COUNT, CU_JIT_REFERENCED_VARIABLE_COUNT, CU_JIT_LTO,
            CU_JIT_FTZ, CU_JIT_PREC_DIV, CU_JIT_PREC_SQRT, CU_JIT_FMA,
            CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES, CU_JIT_POSITION_INDEPENDENT_CODE,
            CU_JIT_MIN_CTA_PER_SM, CU_JIT_SPLIT_COMPILE, CU_JIT_BINARY_LOADER_THREAD_COUNT,
            CU_JIT_MAX_THREADS_PER_BLOCK, CU_JIT_OVERRIDE_DIRECTIVE_VALUES
        float : CU_JIT_WALL_TIME
        bytearray : CU_JIT_INFO_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER
        CUjit_target : CU_JIT_TARGET
        CUjit_fallback : CU_JIT_FALLBACK_STRATEGY
        CUjit_cacheMode : CU_JIT_CACHE_MODE
        sequence of str or bytes : CU_JIT_GLOBAL_SYMBOL_NAMES,
            CU_JIT_REFERENCED_KERNEL_NAMES, CU_JIT_REFERENCED_VARIABLE_NAMES
        sequence of int (addresses) or buffers : CU_JIT_GLOBAL_SYMBOL_ADDRESSES

    Types of libraryOptionValues by libraryOptions
        CUlibraryHostUniversalFunctionAndDataTable :
            CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE
        int : CU_LIBRARY_BINARY_IS_PRESERVED

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_PTX, CUDA_ERROR_UNSUPPORTED_PTX_VERSION,
        CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_NO_BINARY_FOR_GPU,
        CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED,
        CUDA_ERROR_JIT_COMPILER_NOT_FOUND, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 12.0.
    In cubind.core: ObjectCode.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html
    """
def cuLibraryUnload(library: CUlibrary | _Int | None) -> None:
    """Unloads a library from all contexts; its kernels and variables are invalid from then on.

    CUresult cuLibraryUnload(CUlibrary library)

    Parameters
        library : CUlibrary, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html
    """
def cuLibraryGetKernel(library: CUlibrary | _Int | None, name: _Text) -> CUkernel:
    """Finds a kernel of a library by its name in the code, mangled for C++; it is good for any
    context.

    CUresult cuLibraryGetKernel(CUkernel *pKernel, CUlibrary library, const char *name)

    Parameters
        library : CUlibrary, int or None
        name : str or bytes

    Returns
        (CUresult, pKernel); cubind.checked.driver returns pKernel, or raises DriverError
        pKernel : CUkernel

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_FOUND

    Releases the GIL. Since CUDA 12.0.
    In cubind.core: ObjectCode.get_kernel.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html
    """
def cuLibraryGetKernelCount(lib: CUlibrary | _Int | None) -> int:
    """Counts the kernels of a library.

    CUresult cuLibraryGetKernelCount(unsigned int *count, CUlibrary lib)

    Parameters
        lib : CUlibrary, int or None

    Returns
        (CUresult, count); cubind.checked.driver returns count, or raises DriverError
        count : int

    Fails with
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.4.
    In cubind.core: ObjectCode.kernels.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html
    """
def cuLibraryEnumerateKernels(numKernels: _Int, lib: CUlibrary | _Int | None) -> list[CUkernel]:
    """Lists kernels of a library, numKernels items; those behind its last kernel are NULL.

    CUresult cuLibraryEnumerateKernels(CUkernel *kernels, unsigned int numKernels,
        CUlibrary lib)

    Parameters
        numKernels : int
        lib : CUlibrary, int or None

    Returns
        (CUresult, kernels); cubind.checked.driver returns kernels, or raises DriverError
        kernels : list[CUkernel]

    Fails with
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.4.
    In cubind.core: ObjectCode.kernels.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html
    """
def cuLibraryGetModule(library: CUlibrary | _Int | None) -> CUmodule:
    """Gives the module that a library has become in the current context; the library unloads
    it.

    CUresult cuLibraryGetModule(CUmodule *pMod, CUlibrary library)

    Parameters
        library : CUlibrary, int or None

    Returns
        (CUresult, pMod); cubind.checked.driver returns pMod, or raises DriverError
        pMod : CUmodule

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_FOUND, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_CONTEXT_IS_DESTROYED

    Releases the GIL. Since CUDA 12.0.
    In cubind.core: ObjectCode.get_module.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html
    """
def cuKernelGetFunction(kernel: CUkernel | _Int | None) -> CUfunction:
    """Gives the function that a kernel is in the current context.

    CUresult cuKernelGetFunction(CUfunction *pFunc, CUkernel kernel)

    Parameters
        kernel : CUkernel, int or None

    Returns
        (CUresult, pFunc); cubind.checked.driver returns pFunc, or raises DriverError
        pFunc : CUfunction

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_FOUND, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_CONTEXT_IS_DESTROYED

    Releases the GIL. Since CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html
    """
def cuKernelGetLibrary(kernel: CUkernel | _Int | None) -> CUlibrary:
    """Gives the library that a kernel came from.

    CUresult cuKernelGetLibrary(CUlibrary *pLib, CUkernel kernel)

    Parameters
        kernel : CUkernel, int or None

    Returns
        (CUresult, pLib); cubind.checked.driver returns pLib, or raises DriverError
        pLib : CUlibrary

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_FOUND

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.5.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html
    """
def cuLibraryGetGlobal(library: CUlibrary | _Int | None, name: _Text) -> tuple[CUdeviceptr, int]:
    """Finds a global variable of a library; its address is of the current context.

    CUresult cuLibraryGetGlobal(CUdeviceptr *dptr, size_t *bytes, CUlibrary library,
        const char *name)

    Parameters
        library : CUlibrary, int or None
        name : str or bytes

    Returns
        (CUresult, dptr, numbytes); cubind.checked.driver returns (dptr, numbytes), or
            raises DriverError
        dptr : CUdeviceptr
        numbytes : int; bytes

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_FOUND, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_CONTEXT_IS_DESTROYED

    Releases the GIL. Since CUDA 12.0.
    In cubind.core: ObjectCode.get_global.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html
    """
def cuLibraryGetManaged(library: CUlibrary | _Int | None, name: _Text) -> tuple[CUdeviceptr, int]:
    """Finds a managed variable of a library; its address is the same in all contexts.

    CUresult cuLibraryGetManaged(CUdeviceptr *dptr, size_t *bytes, CUlibrary library,
        const char *name)

    Parameters
        library : CUlibrary, int or None
        name : str or bytes

    Returns
        (CUresult, dptr, numbytes); cubind.checked.driver returns (dptr, numbytes), or
            raises DriverError
        dptr : CUdeviceptr
        numbytes : int; bytes

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_FOUND

    Releases the GIL. Since CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html
    """
def cuLibraryGetUnifiedFunction(library: CUlibrary | _Int | None, symbol: _Text) -> int:
    """Gives the address of a function that host and devices call alike.

    CUresult cuLibraryGetUnifiedFunction(void **fptr, CUlibrary library, const char *symbol)

    Parameters
        library : CUlibrary, int or None
        symbol : str or bytes

    Returns
        (CUresult, fptr); cubind.checked.driver returns fptr, or raises DriverError
        fptr : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_FOUND

    Releases the GIL. Since CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html
    """
def cuKernelGetAttribute(
    attrib: CUfunction_attribute | int,
    kernel: CUkernel | _Int | None,
    dev: CUdevice | _Int | None,
) -> int:
    """Asks for one property of a kernel on a device, such as registers per thread or most
    threads per block.

    CUresult cuKernelGetAttribute(int *pi, CUfunction_attribute attrib, CUkernel kernel,
        CUdevice dev)

    Parameters
        attrib : CUfunction_attribute or int
        kernel : CUkernel, int or None
        dev : CUdevice, int or None

    Returns
        (CUresult, pi); cubind.checked.driver returns pi, or raises DriverError
        pi : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_HANDLE,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.0.
    In cubind.core: Kernel.attributes.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html
    """
def cuKernelSetAttribute(
    attrib: CUfunction_attribute | int,
    val: _Int,
    kernel: CUkernel | _Int | None,
    dev: CUdevice | _Int | None,
) -> None:
    """Sets a property of a kernel for launches on one device, such as its limit of dynamic
    shared memory.

    CUresult cuKernelSetAttribute(CUfunction_attribute attrib, int val, CUkernel kernel,
        CUdevice dev)

    Parameters
        attrib : CUfunction_attribute or int
        val : int
        kernel : CUkernel, int or None
        dev : CUdevice, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_HANDLE,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_OUT_OF_MEMORY

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.0.
    In cubind.core: Kernel.attributes.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html
    """
def cuKernelSetCacheConfig(
    kernel: CUkernel | _Int | None,
    config: CUfunc_cache | int,
    dev: CUdevice | _Int | None,
) -> None:
    """Says whether a kernel does better with more L1 cache or shared memory on a device; a
    wish, not an order.

    CUresult cuKernelSetCacheConfig(CUkernel kernel, CUfunc_cache config, CUdevice dev)

    Parameters
        kernel : CUkernel, int or None
        config : CUfunc_cache or int
        dev : CUdevice, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_HANDLE,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_OUT_OF_MEMORY

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html
    """
def cuKernelGetName(hfunc: CUkernel | _Int | None) -> str | None:
    """Gives the name of a kernel in the code, mangled for C++.

    CUresult cuKernelGetName(const char **name, CUkernel hfunc)

    Parameters
        hfunc : CUkernel, int or None

    Returns
        name, or raises DriverError; cubind.driver returns (CUresult, name)
        name : str | None

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.3.
    In cubind.core: Kernel.name.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html
    """
def cuKernelGetParamInfo(kernel: CUkernel | _Int | None, paramIndex: _Int) -> tuple[int, int]:
    """Gives place and size of one parameter of a kernel; an index past the last one is an
    error.

    CUresult cuKernelGetParamInfo(CUkernel kernel, size_t paramIndex, size_t *paramOffset,
        size_t *paramSize)

    Parameters
        kernel : CUkernel, int or None
        paramIndex : int

    Returns
        (CUresult, paramOffset, paramSize); cubind.checked.driver returns (paramOffset,
            paramSize), or raises DriverError
        paramOffset : int; bytes from the start of the parameters
        paramSize : int; bytes

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.4.
    In cubind.core: Kernel.arguments_info.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html
    """
def cuKernelGetParamCount(kernel: CUkernel | _Int | None) -> int:
    """Counts the parameters of a kernel.

    CUresult cuKernelGetParamCount(CUkernel kernel, size_t *paramCount)

    Parameters
        kernel : CUkernel, int or None

    Returns
        (CUresult, paramCount); cubind.checked.driver returns paramCount, or raises
            DriverError
        paramCount : int

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html
    """
def cuMemGetInfo() -> tuple[int, int]:
    """Tells how much memory the device of the current context has free and in all; other
    processes change the first.

    CUresult cuMemGetInfo_v2(size_t *free, size_t *total)

    Returns
        (CUresult, free, total); cubind.checked.driver returns (free, total), or raises
            DriverError
        free, total : int; bytes

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 3.2 as cuMemGetInfo_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemAlloc(bytesize: _Int) -> CUdeviceptr:
    """Allocates bytesize bytes on the device of the current context, aligned for every type
    and with any contents.

    CUresult cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize)

    Parameters
        bytesize : int; bytes, not 0

    Returns
        (CUresult, dptr); cubind.checked.driver returns dptr, or raises DriverError
        dptr : CUdeviceptr

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_EXTERNAL_DEVICE

    Releases the GIL. Since CUDA 3.2 as cuMemAlloc_v2.
    In cubind.core: Device.allocate.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemAllocPitch(
    WidthInBytes: _Int,
    Height: _Int,
    ElementSizeBytes: _Int,
) -> tuple[CUdeviceptr, int]:
    """Allocates Height rows on the device, each padded so that the next one starts where
    access is fast.

    CUresult cuMemAllocPitch_v2(CUdeviceptr *dptr, size_t *pPitch, size_t WidthInBytes,
        size_t Height, unsigned int ElementSizeBytes)

    Parameters
        WidthInBytes : int; bytes that each row has to have
        Height : int; rows
        ElementSizeBytes : int; 4, 8 or 16, the largest access of kernels to it

    Returns
        (CUresult, dptr, pPitch); cubind.checked.driver returns (dptr, pPitch), or raises
            DriverError
        dptr : CUdeviceptr
        pPitch : int; bytes from one row to the next

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 3.2 as cuMemAllocPitch_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemFree(dptr: CUdeviceptr | _Int | None) -> None:
    """Frees memory of cuMemAlloc, cuMemAllocPitch or cuMemAllocManaged, and may wait for work
    under way; also memory of pools, without waiting.

    CUresult cuMemFree_v2(CUdeviceptr dptr)

    Parameters
        dptr : CUdeviceptr, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2 as cuMemFree_v2.
    In cubind.core: Buffer.close.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemGetAddressRange(dptr: CUdeviceptr | _Int | None) -> tuple[CUdeviceptr, int]:
    """Gives start and size of the allocation that an address is in.

    CUresult cuMemGetAddressRange_v2(CUdeviceptr *pbase, size_t *psize, CUdeviceptr dptr)

    Parameters
        dptr : CUdeviceptr, int or None

    Returns
        (CUresult, pbase, psize); cubind.checked.driver returns (pbase, psize), or raises
            DriverError
        pbase : CUdeviceptr
        psize : int; bytes

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_NOT_FOUND, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 3.2 as cuMemGetAddressRange_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemAllocHost(bytesize: _Int) -> int:
    """Allocates page-locked host memory, with which copies are fast and can be asynchronous;
    cuMemFreeHost frees it.

    CUresult cuMemAllocHost_v2(void **pp, size_t bytesize)

    Parameters
        bytesize : int; bytes

    Returns
        (CUresult, pp); cubind.checked.driver returns pp, or raises DriverError
        pp : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_EXTERNAL_DEVICE

    Releases the GIL. Since CUDA 3.2 as cuMemAllocHost_v2.
    In cubind.core: LegacyPinnedMemoryResource.allocate.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemFreeHost(p: _Address) -> None:
    """Frees host memory of cuMemAllocHost or cuMemHostAlloc.

    CUresult cuMemFreeHost(void *p)

    Parameters
        p : int (address), buffer or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 2.0.
    In cubind.core: Buffer.close.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemHostAlloc(bytesize: _Int, Flags: _Int | None = ...) -> int:
    """Allocates page-locked host memory that Flags make usable in all contexts, mapped for
    devices or write-combined.

    CUresult cuMemHostAlloc(void **pp, size_t bytesize, unsigned int Flags)

    Parameters
        bytesize : int; bytes
        Flags : int or None; CU_MEMHOSTALLOC_*, or-ed

    Returns
        pp, or raises DriverError; cubind.driver returns (CUresult, pp)
        pp : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_EXTERNAL_DEVICE

    Releases the GIL. Since CUDA 2.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemHostGetDevicePointer(p: _Address, Flags: _Int | None = ...) -> CUdeviceptr:
    """Gives the address by which kernels reach mapped host memory; often the host's own, but
    do not count on it.

    CUresult cuMemHostGetDevicePointer_v2(CUdeviceptr *pdptr, void *p, unsigned int Flags)

    Parameters
        p : int (address), buffer or None
        Flags : int or None; has to be 0

    Returns
        pdptr, or raises DriverError; cubind.driver returns (CUresult, pdptr)
        pdptr : CUdeviceptr

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 3.2 as cuMemHostGetDevicePointer_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemHostGetFlags(p: _Address) -> int:
    """Gives the flags with which page-locked host memory was allocated.

    CUresult cuMemHostGetFlags(unsigned int *pFlags, void *p)

    Parameters
        p : int (address), buffer or None

    Returns
        (CUresult, pFlags); cubind.checked.driver returns pFlags, or raises DriverError
        pFlags : int; CU_MEMHOSTALLOC_*, or-ed

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemAllocManaged(bytesize: _Int, flags: _Int) -> CUdeviceptr:
    """Allocates memory that host and devices use by one address and that moves to where it is
    used; cuMemFree frees it.

    CUresult cuMemAllocManaged(CUdeviceptr *dptr, size_t bytesize, unsigned int flags)

    Parameters
        bytesize : int; bytes
        flags : int; CUmemAttach_flags, GLOBAL or HOST

    Returns
        (CUresult, dptr); cubind.checked.driver returns dptr, or raises DriverError
        dptr : CUdeviceptr

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 6.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuDeviceRegisterAsyncNotification(
    device: CUdevice | _Int | None,
    callbackFunc: CUasyncCallback | _Int | Callable[..., object] | None,
    userData: object | None = ...,
) -> CUasyncCallbackHandle:
    """Has a function called when something happens on a device, such as memory over budget.

    CUresult cuDeviceRegisterAsyncNotification(CUdevice device,
        CUasyncCallback callbackFunc, void *userData, CUasyncCallbackHandle *callback)

    Parameters
        device : CUdevice, int or None
        callbackFunc : callable, CUasyncCallback, int (address of a C function) or None;
            called as callbackFunc(CUasyncNotificationInfo, userData, CUasyncCallbackHandle)
            -> None, exceptions go to sys.unraisablehook
        userData : any object, which the callable gets; int (address) for a C function, or
            None

    Returns
        callback, or raises DriverError; cubind.driver returns (CUresult, callback)
        callback : CUasyncCallbackHandle

    Fails with
        CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuDeviceUnregisterAsyncNotification(
    device: CUdevice | _Int | None,
    callback: CUasyncCallbackHandle | _Int | None,
) -> None:
    """Ends the calls that cuDeviceRegisterAsyncNotification began.

    CUresult cuDeviceUnregisterAsyncNotification(CUdevice device,
        CUasyncCallbackHandle callback)

    Parameters
        device : CUdevice, int or None
        callback : CUasyncCallbackHandle, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuDeviceGetByPCIBusId(pciBusId: _Text) -> CUdevice:
    """Finds the device at a place on the PCI bus, written domain:bus:device.function in
    hexadecimal.

    CUresult cuDeviceGetByPCIBusId(CUdevice *dev, const char *pciBusId)

    Parameters
        pciBusId : str or bytes

    Returns
        (CUresult, dev); cubind.checked.driver returns dev, or raises DriverError
        dev : CUdevice

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_DEVICE

    May keep the GIL (see cubind.keep_gil). Since CUDA 4.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuDeviceGetPCIBusId(dev: CUdevice | _Int | None) -> str:
    """Gives the place of a device on the PCI bus as domain:bus:device.function in hexadecimal.

    CUresult cuDeviceGetPCIBusId(char *pciBusId, int len, CUdevice dev)

    Parameters
        dev : CUdevice, int or None

    Returns
        pciBusId, or raises DriverError; cubind.driver returns (CUresult, pciBusId)
        pciBusId : str

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_DEVICE

    May keep the GIL (see cubind.keep_gil). Since CUDA 4.1.
    In cubind.core: Device.pci_bus_id.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuIpcGetEventHandle(event: CUevent | _Int | None) -> CUipcEventHandle:
    """Makes a handle by which another process opens the event, which needs
    CU_EVENT_INTERPROCESS and no timing.

    CUresult cuIpcGetEventHandle(CUipcEventHandle *pHandle, CUevent event)

    Parameters
        event : CUevent, int or None

    Returns
        (CUresult, pHandle); cubind.checked.driver returns pHandle, or raises DriverError
        pHandle : CUipcEventHandle

    Fails with
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_MAP_FAILED,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 4.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuIpcOpenEventHandle(handle: CUipcEventHandle) -> CUevent:
    """Opens an event of another process; it takes a cuEventDestroy of its own.

    CUresult cuIpcOpenEventHandle(CUevent *phEvent, CUipcEventHandle handle)

    Parameters
        handle : CUipcEventHandle

    Returns
        (CUresult, phEvent); cubind.checked.driver returns phEvent, or raises DriverError
        phEvent : CUevent

    Fails with
        CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_MAP_FAILED,
        CUDA_ERROR_PEER_ACCESS_UNSUPPORTED, CUDA_ERROR_INVALID_HANDLE,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 4.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuIpcGetMemHandle(dptr: CUdeviceptr | _Int | None) -> CUipcMemHandle:
    """Makes what another process opens memory of cuMemAlloc by; it stands for the whole
    allocation.

    CUresult cuIpcGetMemHandle(CUipcMemHandle *pHandle, CUdeviceptr dptr)

    Parameters
        dptr : CUdeviceptr, int or None

    Returns
        (CUresult, pHandle); cubind.checked.driver returns pHandle, or raises DriverError
        pHandle : CUipcMemHandle

    Fails with
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_OUT_OF_MEMORY,
        CUDA_ERROR_MAP_FAILED, CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 4.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuIpcOpenMemHandle(handle: CUipcMemHandle, Flags: _Int) -> CUdeviceptr:
    """Maps memory of another process into the current context; end it with
    cuIpcCloseMemHandle, not cuMemFree.

    CUresult cuIpcOpenMemHandle_v2(CUdeviceptr *pdptr, CUipcMemHandle handle,
        unsigned int Flags)

    Parameters
        handle : CUipcMemHandle
        Flags : int; CUipcMem_flags, which are one

    Returns
        (CUresult, pdptr); cubind.checked.driver returns pdptr, or raises DriverError
        pdptr : CUdeviceptr

    Fails with
        CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_MAP_FAILED, CUDA_ERROR_INVALID_HANDLE,
        CUDA_ERROR_TOO_MANY_PEERS, CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 11.0 as cuIpcOpenMemHandle_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuIpcCloseMemHandle(dptr: CUdeviceptr | _Int | None) -> None:
    """Unmaps memory of cuIpcOpenMemHandle; it stays the other process's to free.

    CUresult cuIpcCloseMemHandle(CUdeviceptr dptr)

    Parameters
        dptr : CUdeviceptr, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_MAP_FAILED, CUDA_ERROR_INVALID_HANDLE,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 4.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemHostRegister(p: _Address, bytesize: _Int, Flags: _Int | None = ...) -> None:
    """Page-locks host memory that the program already has; it must stay where it is until
    cuMemHostUnregister.

    CUresult cuMemHostRegister_v2(void *p, size_t bytesize, unsigned int Flags)

    Parameters
        p : int (address), buffer or None; at least bytesize bytes long
        bytesize : int; bytes
        Flags : int or None; CU_MEMHOSTREGISTER_*, or-ed

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY,
        CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED, CUDA_ERROR_NOT_PERMITTED,
        CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_EXTERNAL_DEVICE

    Releases the GIL. Since CUDA 6.5 as cuMemHostRegister_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemHostUnregister(p: _Address) -> None:
    """Undoes cuMemHostRegister; p is the address that was given there.

    CUresult cuMemHostUnregister(void *p)

    Parameters
        p : int (address), buffer or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY,
        CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED

    Releases the GIL. Since CUDA 4.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpy(
    dst: CUdeviceptr | _Int | None,
    src: CUdeviceptr | _Int | None,
    ByteCount: _Int,
) -> None:
    """Copies ByteCount bytes between any two addresses, host or device; it need not wait where
    both are device memory.

    CUresult cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount)

    Parameters
        dst, src : CUdeviceptr, int or None
        ByteCount : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 4.0.
    Per-thread default stream variant: cuMemcpy_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpyPeer(
    dstDevice: CUdeviceptr | _Int | None,
    dstContext: CUcontext | _Int | None,
    srcDevice: CUdeviceptr | _Int | None,
    srcContext: CUcontext | _Int | None,
    ByteCount: _Int,
) -> None:
    """Copies ByteCount bytes from memory of one context to that of another, with peer access
    or without.

    CUresult cuMemcpyPeer(CUdeviceptr dstDevice, CUcontext dstContext,
        CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount)

    Parameters
        dstDevice : CUdeviceptr, int or None
        dstContext : CUcontext, int or None
        srcDevice : CUdeviceptr, int or None
        srcContext : CUcontext, int or None
        ByteCount : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 4.0.
    Per-thread default stream variant: cuMemcpyPeer_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpyHtoD(dstDevice: CUdeviceptr | _Int | None, srcHost: _Address, ByteCount: _Int) -> None:
    """Copies ByteCount bytes from host memory to the device; srcHost may be changed as soon as
    it returns.

    CUresult cuMemcpyHtoD_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount)

    Parameters
        dstDevice : CUdeviceptr, int or None
        srcHost : int (address), buffer or None; at least ByteCount bytes long
        ByteCount : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2 as cuMemcpyHtoD_v2.
    Per-thread default stream variant: cuMemcpyHtoD_v2_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpyDtoH(dstHost: _Address, srcDevice: CUdeviceptr | _Int | None, ByteCount: _Int) -> None:
    """Copies ByteCount bytes from the device to host memory, and returns when they are there.

    CUresult cuMemcpyDtoH_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount)

    Parameters
        dstHost : int (address), buffer or None; ByteCount bytes are written
        srcDevice : CUdeviceptr, int or None
        ByteCount : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2 as cuMemcpyDtoH_v2.
    Per-thread default stream variant: cuMemcpyDtoH_v2_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpyDtoD(
    dstDevice: CUdeviceptr | _Int | None,
    srcDevice: CUdeviceptr | _Int | None,
    ByteCount: _Int,
) -> None:
    """Copies ByteCount bytes within device memory, in order with the default stream; the host
    does not wait for it.

    CUresult cuMemcpyDtoD_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount)

    Parameters
        dstDevice, srcDevice : CUdeviceptr, int or None
        ByteCount : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2 as cuMemcpyDtoD_v2.
    Per-thread default stream variant: cuMemcpyDtoD_v2_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpyDtoA(
    dstArray: CUarray | _Int | None,
    dstOffset: _Int,
    srcDevice: CUdeviceptr | _Int | None,
    ByteCount: _Int,
) -> None:
    """Copies ByteCount bytes into a one-dimensional array.

    CUresult cuMemcpyDtoA_v2(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice,
        size_t ByteCount)

    Parameters
        dstArray : CUarray, int or None
        dstOffset : int; bytes into the array
        srcDevice : CUdeviceptr, int or None
        ByteCount : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2 as cuMemcpyDtoA_v2.
    Per-thread default stream variant: cuMemcpyDtoA_v2_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpyAtoD(
    dstDevice: CUdeviceptr | _Int | None,
    srcArray: CUarray | _Int | None,
    srcOffset: _Int,
    ByteCount: _Int,
) -> None:
    """Copies ByteCount bytes out of a one-dimensional array.

    CUresult cuMemcpyAtoD_v2(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset,
        size_t ByteCount)

    Parameters
        dstDevice : CUdeviceptr, int or None
        srcArray : CUarray, int or None
        srcOffset : int; bytes into the array
        ByteCount : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2 as cuMemcpyAtoD_v2.
    Per-thread default stream variant: cuMemcpyAtoD_v2_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpyHtoA(
    dstArray: CUarray | _Int | None,
    dstOffset: _Int,
    srcHost: _Address,
    ByteCount: _Int,
) -> None:
    """Copies ByteCount bytes into a one-dimensional array.

    CUresult cuMemcpyHtoA_v2(CUarray dstArray, size_t dstOffset, const void *srcHost,
        size_t ByteCount)

    Parameters
        dstArray : CUarray, int or None
        dstOffset : int; bytes into the array
        srcHost : int (address), buffer or None; at least ByteCount bytes long
        ByteCount : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2 as cuMemcpyHtoA_v2.
    Per-thread default stream variant: cuMemcpyHtoA_v2_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpyAtoH(
    dstHost: _Address,
    srcArray: CUarray | _Int | None,
    srcOffset: _Int,
    ByteCount: _Int,
) -> None:
    """Copies ByteCount bytes out of a one-dimensional array.

    CUresult cuMemcpyAtoH_v2(void *dstHost, CUarray srcArray, size_t srcOffset,
        size_t ByteCount)

    Parameters
        dstHost : int (address), buffer or None; ByteCount bytes are written
        srcArray : CUarray, int or None
        srcOffset : int; bytes into the array
        ByteCount : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2 as cuMemcpyAtoH_v2.
    Per-thread default stream variant: cuMemcpyAtoH_v2_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpyAtoA(
    dstArray: CUarray | _Int | None,
    dstOffset: _Int,
    srcArray: CUarray | _Int | None,
    srcOffset: _Int,
    ByteCount: _Int,
) -> None:
    """Copies ByteCount bytes from a one-dimensional array to another of the same format.

    CUresult cuMemcpyAtoA_v2(CUarray dstArray, size_t dstOffset, CUarray srcArray,
        size_t srcOffset, size_t ByteCount)

    Parameters
        dstArray : CUarray, int or None
        dstOffset : int; bytes into the array
        srcArray : CUarray, int or None
        srcOffset : int; bytes into the array
        ByteCount : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2 as cuMemcpyAtoA_v2.
    Per-thread default stream variant: cuMemcpyAtoA_v2_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpy2D(pCopy: CUDA_MEMCPY2D | None) -> None:
    """Copies a box of rows from and to host memory, device memory or an array, with a pitch on
    either side.

    CUresult cuMemcpy2D_v2(const CUDA_MEMCPY2D *pCopy)

    Parameters
        pCopy : CUDA_MEMCPY2D or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2 as cuMemcpy2D_v2.
    Per-thread default stream variant: cuMemcpy2D_v2_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpy2DUnaligned(pCopy: CUDA_MEMCPY2D | None) -> None:
    """Copies as cuMemcpy2D does, with pitches that need not come from cuMemAllocPitch; may be
    slower.

    CUresult cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D *pCopy)

    Parameters
        pCopy : CUDA_MEMCPY2D or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2 as cuMemcpy2DUnaligned_v2.
    Per-thread default stream variant: cuMemcpy2DUnaligned_v2_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpy3D(pCopy: CUDA_MEMCPY3D | None) -> None:
    """Copies a box of planes of rows from and to host memory, device memory or an array.

    CUresult cuMemcpy3D_v2(const CUDA_MEMCPY3D *pCopy)

    Parameters
        pCopy : CUDA_MEMCPY3D or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2 as cuMemcpy3D_v2.
    Per-thread default stream variant: cuMemcpy3D_v2_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpy3DPeer(pCopy: CUDA_MEMCPY3D_PEER | None) -> None:
    """Copies a box as cuMemcpy3D does, between two contexts.

    CUresult cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER *pCopy)

    Parameters
        pCopy : CUDA_MEMCPY3D_PEER or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 4.0.
    Per-thread default stream variant: cuMemcpy3DPeer_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpyAsync(
    dst: CUdeviceptr | _Int | None,
    src: CUdeviceptr | _Int | None,
    ByteCount: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    """Queues a copy between any two addresses on hStream; with pageable host memory the call
    may have to wait.

    CUresult cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount,
        CUstream hStream)

    Parameters
        dst, src : CUdeviceptr, int or None
        ByteCount : int
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE

    Releases the GIL. Since CUDA 4.0.
    Per-thread default stream variant: cuMemcpyAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    In cubind.core: Buffer.copy_to.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpyPeerAsync(
    dstDevice: CUdeviceptr | _Int | None,
    dstContext: CUcontext | _Int | None,
    srcDevice: CUdeviceptr | _Int | None,
    srcContext: CUcontext | _Int | None,
    ByteCount: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    """Queues a copy from memory of one context to that of another on hStream.

    CUresult cuMemcpyPeerAsync(CUdeviceptr dstDevice, CUcontext dstContext,
        CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream)

    Parameters
        dstDevice : CUdeviceptr, int or None
        dstContext : CUcontext, int or None
        srcDevice : CUdeviceptr, int or None
        srcContext : CUcontext, int or None
        ByteCount : int
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE

    Releases the GIL. Since CUDA 4.0.
    Per-thread default stream variant: cuMemcpyPeerAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpyHtoDAsync(
    dstDevice: CUdeviceptr | _Int | None,
    srcHost: _Address,
    ByteCount: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    """Queues a copy to the device on hStream; page-locked srcHost has to stay unchanged until
    it is done.

    CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr dstDevice, const void *srcHost,
        size_t ByteCount, CUstream hStream)

    Parameters
        dstDevice : CUdeviceptr, int or None
        srcHost : int (address), buffer or None; at least ByteCount bytes long
        ByteCount : int
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE

    Releases the GIL. Since CUDA 3.2 as cuMemcpyHtoDAsync_v2.
    Per-thread default stream variant: cuMemcpyHtoDAsync_v2_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpyDtoHAsync(
    dstHost: _Address,
    srcDevice: CUdeviceptr | _Int | None,
    ByteCount: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    """Queues a copy to host memory on hStream; page-locked dstHost has its data only when the
    stream got there.

    CUresult cuMemcpyDtoHAsync_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount,
        CUstream hStream)

    Parameters
        dstHost : int (address), buffer or None; ByteCount bytes are written
        srcDevice : CUdeviceptr, int or None
        ByteCount : int
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE

    Releases the GIL. Since CUDA 3.2 as cuMemcpyDtoHAsync_v2.
    Per-thread default stream variant: cuMemcpyDtoHAsync_v2_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpyDtoDAsync(
    dstDevice: CUdeviceptr | _Int | None,
    srcDevice: CUdeviceptr | _Int | None,
    ByteCount: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    """Queues a copy within device memory on hStream.

    CUresult cuMemcpyDtoDAsync_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice,
        size_t ByteCount, CUstream hStream)

    Parameters
        dstDevice, srcDevice : CUdeviceptr, int or None
        ByteCount : int
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE

    Releases the GIL. Since CUDA 3.2 as cuMemcpyDtoDAsync_v2.
    Per-thread default stream variant: cuMemcpyDtoDAsync_v2_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpyHtoAAsync(
    dstArray: CUarray | _Int | None,
    dstOffset: _Int,
    srcHost: _Address,
    ByteCount: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    """Queues a copy from host memory into a one-dimensional array on hStream.

    CUresult cuMemcpyHtoAAsync_v2(CUarray dstArray, size_t dstOffset, const void *srcHost,
        size_t ByteCount, CUstream hStream)

    Parameters
        dstArray : CUarray, int or None
        dstOffset : int; bytes into the array
        srcHost : int (address), buffer or None; at least ByteCount bytes long
        ByteCount : int
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE

    Releases the GIL. Since CUDA 3.2 as cuMemcpyHtoAAsync_v2.
    Per-thread default stream variant: cuMemcpyHtoAAsync_v2_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpyAtoHAsync(
    dstHost: _Address,
    srcArray: CUarray | _Int | None,
    srcOffset: _Int,
    ByteCount: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    """Queues a copy from a one-dimensional array to host memory on hStream.

    CUresult cuMemcpyAtoHAsync_v2(void *dstHost, CUarray srcArray, size_t srcOffset,
        size_t ByteCount, CUstream hStream)

    Parameters
        dstHost : int (address), buffer or None; ByteCount bytes are written
        srcArray : CUarray, int or None
        srcOffset : int; bytes into the array
        ByteCount : int
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE

    Releases the GIL. Since CUDA 3.2 as cuMemcpyAtoHAsync_v2.
    Per-thread default stream variant: cuMemcpyAtoHAsync_v2_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpy2DAsync(pCopy: CUDA_MEMCPY2D | None, hStream: CUstream | _Int | None) -> None:
    """Queues on hStream what cuMemcpy2D copies at once; host memory should be page-locked.

    CUresult cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D *pCopy, CUstream hStream)

    Parameters
        pCopy : CUDA_MEMCPY2D or None
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE

    Releases the GIL. Since CUDA 3.2 as cuMemcpy2DAsync_v2.
    Per-thread default stream variant: cuMemcpy2DAsync_v2_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpy3DAsync(pCopy: CUDA_MEMCPY3D | None, hStream: CUstream | _Int | None) -> None:
    """Queues on hStream what cuMemcpy3D copies at once; host memory should be page-locked.

    CUresult cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D *pCopy, CUstream hStream)

    Parameters
        pCopy : CUDA_MEMCPY3D or None
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE

    Releases the GIL. Since CUDA 3.2 as cuMemcpy3DAsync_v2.
    Per-thread default stream variant: cuMemcpy3DAsync_v2_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpy3DPeerAsync(pCopy: CUDA_MEMCPY3D_PEER | None, hStream: CUstream | _Int | None) -> None:
    """Queues on hStream what cuMemcpy3DPeer copies at once.

    CUresult cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER *pCopy, CUstream hStream)

    Parameters
        pCopy : CUDA_MEMCPY3D_PEER or None
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 4.0.
    Per-thread default stream variant: cuMemcpy3DPeerAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpyBatchAsync(
    dsts: Sequence[CUdeviceptr] | None,
    srcs: Sequence[CUdeviceptr] | None,
    sizes: Sequence[int] | None,
    attrs: Sequence[CUmemcpyAttributes] | None,
    attrsIdxs: Sequence[int] | None,
    hStream: CUstream | _Int | None,
) -> None:
    """Queues many copies by one call; they take their turn on hStream together, but in no
    order among themselves.

    CUresult cuMemcpyBatchAsync_v2(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes,
        size_t count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs,
        CUstream hStream)

    Parameters
        dsts, srcs : sequence of CUdeviceptr, or None
        sizes : sequence of int, or None; bytes of each copy
        attrs : sequence of CUmemcpyAttributes, or None
        attrsIdxs : sequence of int, or None; for each of attrs, the first copy that it is
            for; begins with 0
        hStream : CUstream, int or None

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 13.0 as cuMemcpyBatchAsync_v2.
    Per-thread default stream variant: cuMemcpyBatchAsync_v2_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpy3DBatchAsync(
    opList: Sequence[CUDA_MEMCPY3D_BATCH_OP] | None,
    flags: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    """Queues many copies of boxes by one call, in no order among themselves.

    CUresult cuMemcpy3DBatchAsync_v2(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList,
        unsigned long long flags, CUstream hStream)

    Parameters
        opList : sequence of CUDA_MEMCPY3D_BATCH_OP, or None
        flags : int; has to be 0
        hStream : CUstream, int or None

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 13.0 as cuMemcpy3DBatchAsync_v2.
    Per-thread default stream variant: cuMemcpy3DBatchAsync_v2_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpyWithAttributesAsync(
    dst: CUdeviceptr | _Int | None,
    src: CUdeviceptr | _Int | None,
    size: _Int,
    attr: CUmemcpyAttributes | None,
    hStream: CUstream | _Int | None,
) -> None:
    """Queues one copy with what cuMemcpyBatchAsync can say of each.

    CUresult cuMemcpyWithAttributesAsync(CUdeviceptr dst, CUdeviceptr src, size_t size,
        CUmemcpyAttributes *attr, CUstream hStream)

    Parameters
        dst, src : CUdeviceptr, int or None
        size : int; bytes
        attr : CUmemcpyAttributes or None
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 13.2.
    Per-thread default stream variant: cuMemcpyWithAttributesAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpy3DWithAttributesAsync(
    op: CUDA_MEMCPY3D_BATCH_OP | None,
    flags: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    """Queues the copy of one box, with hints as in cuMemcpy3DBatchAsync.

    CUresult cuMemcpy3DWithAttributesAsync(CUDA_MEMCPY3D_BATCH_OP *op,
        unsigned long long flags, CUstream hStream)

    Parameters
        op : CUDA_MEMCPY3D_BATCH_OP or None
        flags : int; has to be 0
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 13.2.
    Per-thread default stream variant: cuMemcpy3DWithAttributesAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemsetD8(dstDevice: CUdeviceptr | _Int | None, uc: _Int, N: _Int) -> None:
    """Sets N bytes of device memory to uc; on device memory the host does not wait for it.

    CUresult cuMemsetD8_v2(CUdeviceptr dstDevice, unsigned char uc, size_t N)

    Parameters
        dstDevice : CUdeviceptr, int or None
        uc : int
        N : int; values, not bytes

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2 as cuMemsetD8_v2.
    Per-thread default stream variant: cuMemsetD8_v2_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemsetD16(dstDevice: CUdeviceptr | _Int | None, us: _Int, N: _Int) -> None:
    """Sets N values of 16 bits to us, at an address that is even.

    CUresult cuMemsetD16_v2(CUdeviceptr dstDevice, unsigned short us, size_t N)

    Parameters
        dstDevice : CUdeviceptr, int or None
        us : int
        N : int; values, not bytes

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2 as cuMemsetD16_v2.
    Per-thread default stream variant: cuMemsetD16_v2_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemsetD32(dstDevice: CUdeviceptr | _Int | None, ui: _Int, N: _Int) -> None:
    """Sets N values of 32 bits to ui, which are 4 * N bytes, at an address that 4 divides.

    CUresult cuMemsetD32_v2(CUdeviceptr dstDevice, unsigned int ui, size_t N)

    Parameters
        dstDevice : CUdeviceptr, int or None
        ui : int
        N : int; values, not bytes

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2 as cuMemsetD32_v2.
    Per-thread default stream variant: cuMemsetD32_v2_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemsetD2D8(
    dstDevice: CUdeviceptr | _Int | None,
    dstPitch: _Int,
    uc: _Int,
    Width: _Int,
    Height: _Int,
) -> None:
    """Sets Height rows, each Width bytes long, to uc.

    CUresult cuMemsetD2D8_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc,
        size_t Width, size_t Height)

    Parameters
        dstDevice : CUdeviceptr, int or None
        dstPitch : int; bytes from one row to the next
        uc : int
        Width : int; values per row, not bytes
        Height : int; rows

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2 as cuMemsetD2D8_v2.
    Per-thread default stream variant: cuMemsetD2D8_v2_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemsetD2D16(
    dstDevice: CUdeviceptr | _Int | None,
    dstPitch: _Int,
    us: _Int,
    Width: _Int,
    Height: _Int,
) -> None:
    """Sets Height rows, each Width values of 16 bits long, to us.

    CUresult cuMemsetD2D16_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us,
        size_t Width, size_t Height)

    Parameters
        dstDevice : CUdeviceptr, int or None
        dstPitch : int; bytes from one row to the next
        us : int
        Width : int; values per row, not bytes
        Height : int; rows

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2 as cuMemsetD2D16_v2.
    Per-thread default stream variant: cuMemsetD2D16_v2_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemsetD2D32(
    dstDevice: CUdeviceptr | _Int | None,
    dstPitch: _Int,
    ui: _Int,
    Width: _Int,
    Height: _Int,
) -> None:
    """Sets Height rows, each Width values of 32 bits long, to ui.

    CUresult cuMemsetD2D32_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui,
        size_t Width, size_t Height)

    Parameters
        dstDevice : CUdeviceptr, int or None
        dstPitch : int; bytes from one row to the next
        ui : int
        Width : int; values per row, not bytes
        Height : int; rows

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2 as cuMemsetD2D32_v2.
    Per-thread default stream variant: cuMemsetD2D32_v2_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemsetD8Async(
    dstDevice: CUdeviceptr | _Int | None,
    uc: _Int,
    N: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    """Queues on hStream the setting of N bytes to uc.

    CUresult cuMemsetD8Async(CUdeviceptr dstDevice, unsigned char uc, size_t N,
        CUstream hStream)

    Parameters
        dstDevice : CUdeviceptr, int or None
        uc : int
        N : int; values, not bytes
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2.
    Per-thread default stream variant: cuMemsetD8Async_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    In cubind.core: Buffer.fill.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemsetD16Async(
    dstDevice: CUdeviceptr | _Int | None,
    us: _Int,
    N: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    """Queues on hStream the setting of N values of 16 bits to us, at an address that is even.

    CUresult cuMemsetD16Async(CUdeviceptr dstDevice, unsigned short us, size_t N,
        CUstream hStream)

    Parameters
        dstDevice : CUdeviceptr, int or None
        us : int
        N : int; values, not bytes
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2.
    Per-thread default stream variant: cuMemsetD16Async_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    In cubind.core: Buffer.fill.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemsetD32Async(
    dstDevice: CUdeviceptr | _Int | None,
    ui: _Int,
    N: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    """Queues on hStream the setting of N values of 32 bits to ui, at an address that 4
    divides.

    CUresult cuMemsetD32Async(CUdeviceptr dstDevice, unsigned int ui, size_t N,
        CUstream hStream)

    Parameters
        dstDevice : CUdeviceptr, int or None
        ui : int
        N : int; values, not bytes
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2.
    Per-thread default stream variant: cuMemsetD32Async_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    In cubind.core: Buffer.fill.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemsetD2D8Async(
    dstDevice: CUdeviceptr | _Int | None,
    dstPitch: _Int,
    uc: _Int,
    Width: _Int,
    Height: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    """Queues on hStream the setting of Height rows, each Width values long.

    CUresult cuMemsetD2D8Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc,
        size_t Width, size_t Height, CUstream hStream)

    Parameters
        dstDevice : CUdeviceptr, int or None
        dstPitch : int; bytes from one row to the next
        uc : int
        Width : int; values per row, not bytes
        Height : int; rows
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2.
    Per-thread default stream variant: cuMemsetD2D8Async_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemsetD2D16Async(
    dstDevice: CUdeviceptr | _Int | None,
    dstPitch: _Int,
    us: _Int,
    Width: _Int,
    Height: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    """Queues on hStream the setting of Height rows, each Width values long.

    CUresult cuMemsetD2D16Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us,
        size_t Width, size_t Height, CUstream hStream)

    Parameters
        dstDevice : CUdeviceptr, int or None
        dstPitch : int; bytes from one row to the next
        us : int
        Width : int; values per row, not bytes
        Height : int; rows
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2.
    Per-thread default stream variant: cuMemsetD2D16Async_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemsetD2D32Async(
    dstDevice: CUdeviceptr | _Int | None,
    dstPitch: _Int,
    ui: _Int,
    Width: _Int,
    Height: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    """Queues on hStream the setting of Height rows, each Width values long.

    CUresult cuMemsetD2D32Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui,
        size_t Width, size_t Height, CUstream hStream)

    Parameters
        dstDevice : CUdeviceptr, int or None
        dstPitch : int; bytes from one row to the next
        ui : int
        Width : int; values per row, not bytes
        Height : int; rows
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2.
    Per-thread default stream variant: cuMemsetD2D32Async_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuArrayCreate(pAllocateArray: CUDA_ARRAY_DESCRIPTOR | None) -> CUarray:
    """Allocates a one- or two-dimensional array, in a layout that only textures, surfaces and
    copies know.

    CUresult cuArrayCreate_v2(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR *pAllocateArray)

    Parameters
        pAllocateArray : CUDA_ARRAY_DESCRIPTOR or None

    Returns
        (CUresult, pHandle); cubind.checked.driver returns pHandle, or raises DriverError
        pHandle : CUarray

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 3.2 as cuArrayCreate_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuArrayGetDescriptor(hArray: CUarray | _Int | None) -> CUDA_ARRAY_DESCRIPTOR:
    """Gives what an array was made with.

    CUresult cuArrayGetDescriptor_v2(CUDA_ARRAY_DESCRIPTOR *pArrayDescriptor,
        CUarray hArray)

    Parameters
        hArray : CUarray, int or None

    Returns
        (CUresult, pArrayDescriptor); cubind.checked.driver returns pArrayDescriptor, or
            raises DriverError
        pArrayDescriptor : CUDA_ARRAY_DESCRIPTOR

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE

    May keep the GIL (see cubind.keep_gil). Since CUDA 3.2 as cuArrayGetDescriptor_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuArrayGetSparseProperties(array: CUarray | _Int | None) -> CUDA_ARRAY_SPARSE_PROPERTIES:
    """Tells in which tiles memory is mapped to a sparse array.

    CUresult cuArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties,
        CUarray array)

    Parameters
        array : CUarray, int or None

    Returns
        (CUresult, sparseProperties); cubind.checked.driver returns sparseProperties, or
            raises DriverError
        sparseProperties : CUDA_ARRAY_SPARSE_PROPERTIES

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMipmappedArrayGetSparseProperties(
    mipmap: CUmipmappedArray | _Int | None,
) -> CUDA_ARRAY_SPARSE_PROPERTIES:
    """Tells in which tiles memory is mapped to a sparse array.

    CUresult cuMipmappedArrayGetSparseProperties(
        CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties, CUmipmappedArray mipmap)

    Parameters
        mipmap : CUmipmappedArray, int or None

    Returns
        (CUresult, sparseProperties); cubind.checked.driver returns sparseProperties, or
            raises DriverError
        sparseProperties : CUDA_ARRAY_SPARSE_PROPERTIES

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuArrayGetMemoryRequirements(
    array: CUarray | _Int | None,
    device: CUdevice | _Int | None,
) -> CUDA_ARRAY_MEMORY_REQUIREMENTS:
    """Tells how much memory an array for deferred mapping has to get.

    CUresult cuArrayGetMemoryRequirements(
        CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements, CUarray array, CUdevice device)

    Parameters
        array : CUarray, int or None
        device : CUdevice, int or None

    Returns
        (CUresult, memoryRequirements); cubind.checked.driver returns memoryRequirements, or
            raises DriverError
        memoryRequirements : CUDA_ARRAY_MEMORY_REQUIREMENTS

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.6.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMipmappedArrayGetMemoryRequirements(
    mipmap: CUmipmappedArray | _Int | None,
    device: CUdevice | _Int | None,
) -> CUDA_ARRAY_MEMORY_REQUIREMENTS:
    """Tells how much memory an array for deferred mapping has to get.

    CUresult cuMipmappedArrayGetMemoryRequirements(
        CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements, CUmipmappedArray mipmap,
        CUdevice device)

    Parameters
        mipmap : CUmipmappedArray, int or None
        device : CUdevice, int or None

    Returns
        (CUresult, memoryRequirements); cubind.checked.driver returns memoryRequirements, or
            raises DriverError
        memoryRequirements : CUDA_ARRAY_MEMORY_REQUIREMENTS

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.6.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuArrayGetPlane(hArray: CUarray | _Int | None, planeIdx: _Int) -> CUarray:
    """Gives one plane of an array with a video format, as an array.

    CUresult cuArrayGetPlane(CUarray *pPlaneArray, CUarray hArray, unsigned int planeIdx)

    Parameters
        hArray : CUarray, int or None
        planeIdx : int

    Returns
        (CUresult, pPlaneArray); cubind.checked.driver returns pPlaneArray, or raises
            DriverError
        pPlaneArray : CUarray

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuArrayDestroy(hArray: CUarray | _Int | None) -> None:
    """Frees an array; textures and surfaces on it are invalid from then on.

    CUresult cuArrayDestroy(CUarray hArray)

    Parameters
        hArray : CUarray, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_ARRAY_IS_MAPPED,
        CUDA_ERROR_CONTEXT_IS_DESTROYED

    Releases the GIL. Since CUDA 2.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuArray3DCreate(pAllocateArray: CUDA_ARRAY3D_DESCRIPTOR | None) -> CUarray:
    """Allocates an array of up to three dimensions, of layers or of cube faces, as the
    descriptor's Flags say.

    CUresult cuArray3DCreate_v2(CUarray *pHandle,
        const CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray)

    Parameters
        pAllocateArray : CUDA_ARRAY3D_DESCRIPTOR or None

    Returns
        (CUresult, pHandle); cubind.checked.driver returns pHandle, or raises DriverError
        pHandle : CUarray

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 3.2 as cuArray3DCreate_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuArray3DGetDescriptor(hArray: CUarray | _Int | None) -> CUDA_ARRAY3D_DESCRIPTOR:
    """Gives what an array was made with.

    CUresult cuArray3DGetDescriptor_v2(CUDA_ARRAY3D_DESCRIPTOR *pArrayDescriptor,
        CUarray hArray)

    Parameters
        hArray : CUarray, int or None

    Returns
        (CUresult, pArrayDescriptor); cubind.checked.driver returns pArrayDescriptor, or
            raises DriverError
        pArrayDescriptor : CUDA_ARRAY3D_DESCRIPTOR

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_CONTEXT_IS_DESTROYED

    May keep the GIL (see cubind.keep_gil). Since CUDA 3.2 as cuArray3DGetDescriptor_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMipmappedArrayCreate(
    pMipmappedArrayDesc: CUDA_ARRAY3D_DESCRIPTOR | None,
    numMipmapLevels: _Int,
) -> CUmipmappedArray:
    """Allocates an array with smaller levels of itself, each half as large as the one before.

    CUresult cuMipmappedArrayCreate(CUmipmappedArray *pHandle,
        const CUDA_ARRAY3D_DESCRIPTOR *pMipmappedArrayDesc, unsigned int numMipmapLevels)

    Parameters
        pMipmappedArrayDesc : CUDA_ARRAY3D_DESCRIPTOR or None
        numMipmapLevels : int

    Returns
        (CUresult, pHandle); cubind.checked.driver returns pHandle, or raises DriverError
        pHandle : CUmipmappedArray

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 5.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMipmappedArrayGetLevel(
    hMipmappedArray: CUmipmappedArray | _Int | None,
    level: _Int,
) -> CUarray:
    """Gives one level of a mipmapped array as an array; it goes with the whole.

    CUresult cuMipmappedArrayGetLevel(CUarray *pLevelArray,
        CUmipmappedArray hMipmappedArray, unsigned int level)

    Parameters
        hMipmappedArray : CUmipmappedArray, int or None
        level : int; 0 is the largest

    Returns
        (CUresult, pLevelArray); cubind.checked.driver returns pLevelArray, or raises
            DriverError
        pLevelArray : CUarray

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMipmappedArrayDestroy(hMipmappedArray: CUmipmappedArray | _Int | None) -> None:
    """Frees a mipmapped array with all its levels.

    CUresult cuMipmappedArrayDestroy(CUmipmappedArray hMipmappedArray)

    Parameters
        hMipmappedArray : CUmipmappedArray, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_ARRAY_IS_MAPPED,
        CUDA_ERROR_CONTEXT_IS_DESTROYED

    Releases the GIL. Since CUDA 5.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemGetHandleForAddressRange(
    dptr: CUdeviceptr | _Int | None,
    size: _Int,
    handleType: CUmemRangeHandleType | int,
    flags: _Int | None = ...,
) -> Any:
    """Makes a file descriptor (dma-buf) for a range of device memory, for other drivers; the
    caller closes it.

    CUresult cuMemGetHandleForAddressRange(void *handle, CUdeviceptr dptr, size_t size,
        CUmemRangeHandleType handleType, unsigned long long flags)

    Parameters
        dptr : CUdeviceptr, int or None
        size : int
        handleType : CUmemRangeHandleType or int
        flags : int or None; CUmemRangeFlags, or 0

    Returns
        handle, or raises DriverError; cubind.driver returns (CUresult, handle)
        handle : Any; of the type that handleType calls for

    Types of handle by handleType
        int : CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 11.7.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemBatchDecompressAsync(
    paramsArray: CUmemDecompressParams | Sequence[CUmemDecompressParams] | None,
    count: _Int,
    flags: _Int,
    stream: CUstream | _Int | None,
) -> int:
    """Queues the decompression of several blocks of memory on the device's own engine.

    CUresult cuMemBatchDecompressAsync(CUmemDecompressParams *paramsArray, size_t count,
        unsigned int flags, size_t *errorIndex, CUstream stream)

    Parameters
        paramsArray : CUmemDecompressParams, or a sequence of them; as many as count; in and
            out
        count : int
        flags : int; has to be 0
        stream : CUstream, int or None

    Returns
        (CUresult, errorIndex); cubind.checked.driver returns errorIndex, or raises
            DriverError
        errorIndex : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE

    Releases the GIL. Since CUDA 12.6.
    Per-thread default stream variant: cuMemBatchDecompressAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemAddressReserve(
    size: _Int,
    alignment: _Int | None = ...,
    addr: CUdeviceptr | _Int | None = ...,
    flags: _Int | None = ...,
) -> CUdeviceptr:
    """Reserves addresses with no memory behind them, for cuMemMap; cuMemAddressFree gives them
    back.

    CUresult cuMemAddressReserve(CUdeviceptr *ptr, size_t size, size_t alignment,
        CUdeviceptr addr, unsigned long long flags)

    Parameters
        size : int; bytes, in whole pages of the host
        alignment : int or None; a power of two, or 0
        addr : CUdeviceptr, int or None; where it should be, if possible; 0 for anywhere
        flags : int or None; has to be 0

    Returns
        ptr, or raises DriverError; cubind.driver returns (CUresult, ptr)
        ptr : CUdeviceptr

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_NOT_INITIALIZED,
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 10.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html
    """
def cuMemAddressFree(ptr: CUdeviceptr | _Int | None, size: _Int) -> None:
    """Gives back the whole of a reservation, from which everything has to be unmapped.

    CUresult cuMemAddressFree(CUdeviceptr ptr, size_t size)

    Parameters
        ptr : CUdeviceptr, int or None
        size : int; bytes, as reserved

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 10.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html
    """
def cuMemCreate(
    size: _Int,
    prop: CUmemAllocationProp | None,
    flags: _Int | None = ...,
) -> CUmemGenericAllocationHandle:
    """Allocates physical memory that has no address until cuMemMap; cuMemRelease ends it.

    CUresult cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size,
        const CUmemAllocationProp *prop, unsigned long long flags)

    Parameters
        size : int; bytes, a multiple of what cuMemGetAllocationGranularity tells
        prop : CUmemAllocationProp or None
        flags : int or None; has to be 0

    Returns
        handle, or raises DriverError; cubind.driver returns (CUresult, handle)
        handle : CUmemGenericAllocationHandle

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_INVALID_DEVICE,
        CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED,
        CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 10.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html
    """
def cuMemRelease(handle: CUmemGenericAllocationHandle | _Int | None) -> None:
    """Gives up a handle of physical memory; the memory is there as long as it is mapped or
    another process has it.

    CUresult cuMemRelease(CUmemGenericAllocationHandle handle)

    Parameters
        handle : CUmemGenericAllocationHandle, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 10.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html
    """
def cuMemMap(
    ptr: CUdeviceptr | _Int | None,
    size: _Int,
    offset: _Int,
    handle: CUmemGenericAllocationHandle | _Int | None,
    flags: _Int | None = ...,
) -> None:
    """Puts physical memory at a reserved address; nobody may use it before cuMemSetAccess.

    CUresult cuMemMap(CUdeviceptr ptr, size_t size, size_t offset,
        CUmemGenericAllocationHandle handle, unsigned long long flags)

    Parameters
        ptr : CUdeviceptr, int or None
        size : int; bytes
        offset : int; has to be 0
        handle : CUmemGenericAllocationHandle, int or None
        flags : int or None; has to be 0

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_OUT_OF_MEMORY,
        CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED,
        CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_ILLEGAL_STATE

    Releases the GIL. Since CUDA 10.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html
    """
def cuMemMapArrayAsync(
    mapInfoList: Sequence[CUarrayMapInfo] | None,
    hStream: CUstream | _Int | None,
) -> None:
    """Queues the mapping of physical memory to tiles of sparse arrays, or its unmapping.

    CUresult cuMemMapArrayAsync(CUarrayMapInfo *mapInfoList, unsigned int count,
        CUstream hStream)

    Parameters
        mapInfoList : sequence of CUarrayMapInfo, or None
        hStream : CUstream, int or None

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE

    Releases the GIL. Since CUDA 11.1.
    Per-thread default stream variant: cuMemMapArrayAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html
    """
def cuMemUnmap(ptr: CUdeviceptr | _Int | None, size: _Int) -> None:
    """Takes physical memory off its addresses; work that uses it has to be done.

    CUresult cuMemUnmap(CUdeviceptr ptr, size_t size)

    Parameters
        ptr : CUdeviceptr, int or None
        size : int; bytes, whole mappings

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 10.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html
    """
def cuMemSetAccess(
    ptr: CUdeviceptr | _Int | None,
    size: _Int,
    desc: Sequence[CUmemAccessDesc] | None,
) -> None:
    """Says which devices may read, or read and write, a range of mapped memory; until then
    none may.

    CUresult cuMemSetAccess(CUdeviceptr ptr, size_t size, const CUmemAccessDesc *desc,
        size_t count)

    Parameters
        ptr : CUdeviceptr, int or None
        size : int; bytes
        desc : sequence of CUmemAccessDesc, or None

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 10.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html
    """
def cuMemGetAccess(location: CUmemLocation | None, ptr: CUdeviceptr | _Int | None) -> int:
    """Tells what a device may do with mapped memory.

    CUresult cuMemGetAccess(unsigned long long *flags, const CUmemLocation *location,
        CUdeviceptr ptr)

    Parameters
        location : CUmemLocation or None
        ptr : CUdeviceptr, int or None

    Returns
        (CUresult, flags); cubind.checked.driver returns flags, or raises DriverError
        flags : int; a value of CUmemAccess_flags

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_INITIALIZED,
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html
    """
def cuMemExportToShareableHandle(
    handle: CUmemGenericAllocationHandle | _Int | None,
    handleType: CUmemAllocationHandleType,
    flags: _Int | None = ...,
) -> Any:
    """Makes what another process imports physical memory by, such as a file descriptor, which
    the caller closes.

    CUresult cuMemExportToShareableHandle(void *shareableHandle,
        CUmemGenericAllocationHandle handle, CUmemAllocationHandleType handleType,
        unsigned long long flags)

    Parameters
        handle : CUmemGenericAllocationHandle, int or None
        handleType : CUmemAllocationHandleType
        flags : int or None; has to be 0

    Returns
        shareableHandle, or raises DriverError; cubind.driver returns (CUresult,
            shareableHandle)
        shareableHandle : Any; of the type that handleType calls for

    Types of shareableHandle by handleType
        int : CU_MEM_HANDLE_TYPE_NONE, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR,
            CU_MEM_HANDLE_TYPE_WIN32_KMT
        int (address) : CU_MEM_HANDLE_TYPE_WIN32
        CUmemFabricHandle : CU_MEM_HANDLE_TYPE_FABRIC

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 10.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html
    """
def cuMemImportFromShareableHandle(
    osHandle: _Address,
    shHandleType: CUmemAllocationHandleType | int,
) -> CUmemGenericAllocationHandle:
    """Takes physical memory of another process; it is mapped like own memory and takes a
    cuMemRelease.

    CUresult cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *handle,
        void *osHandle, CUmemAllocationHandleType shHandleType)

    Parameters
        osHandle : int (address), buffer or None; a file descriptor as an int, or the
            address of a struct
        shHandleType : CUmemAllocationHandleType or int

    Returns
        (CUresult, handle); cubind.checked.driver returns handle, or raises DriverError
        handle : CUmemGenericAllocationHandle

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 10.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html
    """
def cuMemGetAllocationGranularity(
    prop: CUmemAllocationProp | None,
    option: CUmemAllocationGranularity_flags | int,
) -> int:
    """Tells in which steps cuMemCreate allocates memory with such properties.

    CUresult cuMemGetAllocationGranularity(size_t *granularity,
        const CUmemAllocationProp *prop, CUmemAllocationGranularity_flags option)

    Parameters
        prop : CUmemAllocationProp or None
        option : CUmemAllocationGranularity_flags or int

    Returns
        (CUresult, granularity); cubind.checked.driver returns granularity, or raises
            DriverError
        granularity : int; bytes

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html
    """
def cuMemGetAllocationPropertiesFromHandle(
    handle: CUmemGenericAllocationHandle | _Int | None,
) -> CUmemAllocationProp:
    """Gives the properties with which physical memory was made.

    CUresult cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp *prop,
        CUmemGenericAllocationHandle handle)

    Parameters
        handle : CUmemGenericAllocationHandle, int or None

    Returns
        (CUresult, prop); cubind.checked.driver returns prop, or raises DriverError
        prop : CUmemAllocationProp

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html
    """
def cuMemRetainAllocationHandle(addr: _Address) -> CUmemGenericAllocationHandle:
    """Gives the physical memory behind a mapped address; it takes a cuMemRelease more.

    CUresult cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *handle, void *addr)

    Parameters
        addr : int (address), buffer or None

    Returns
        (CUresult, handle); cubind.checked.driver returns handle, or raises DriverError
        handle : CUmemGenericAllocationHandle

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html
    """
def cuMemFreeAsync(dptr: CUdeviceptr | _Int | None, hStream: CUstream | _Int | None) -> None:
    """Frees memory of a pool behind what hStream has queued; work on other streams has to be
    done by then.

    CUresult cuMemFreeAsync(CUdeviceptr dptr, CUstream hStream)

    Parameters
        dptr : CUdeviceptr, int or None
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 11.2.
    Per-thread default stream variant: cuMemFreeAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    In cubind.core: Buffer.close.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html
    """
def cuMemAllocAsync(bytesize: _Int, hStream: CUstream | _Int | None) -> CUdeviceptr:
    """Allocates from the pool of the stream's device; work on hStream may use it at once,
    other streams have to wait for it.

    CUresult cuMemAllocAsync(CUdeviceptr *dptr, size_t bytesize, CUstream hStream)

    Parameters
        bytesize : int; bytes
        hStream : CUstream, int or None

    Returns
        (CUresult, dptr); cubind.checked.driver returns dptr, or raises DriverError
        dptr : CUdeviceptr

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 11.2.
    Per-thread default stream variant: cuMemAllocAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html
    """
def cuMemPoolTrimTo(pool: CUmemoryPool | _Int | None, minBytesToKeep: _Int) -> None:
    """Gives unused memory back to the system until the pool has minBytesToKeep bytes; what is
    in use stays.

    CUresult cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep)

    Parameters
        pool : CUmemoryPool, int or None
        minBytesToKeep : int; bytes

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 11.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html
    """
def cuMemPoolSetAttribute(
    pool: CUmemoryPool | _Int | None,
    attr: CUmemPool_attribute,
    value: Any,
) -> None:
    """Sets a property of a pool, such as how many unused bytes it keeps when a stream is
    synchronised.

    CUresult cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)

    Parameters
        pool : CUmemoryPool, int or None
        attr : CUmemPool_attribute; only RELEASE_THRESHOLD and REUSE_*; RESERVED_MEM_HIGH
            and USED_MEM_HIGH to 0
        value : a value, of the type that attr calls for

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Types of value by attr
        int : CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES,
            CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC,
            CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES,
            CU_MEMPOOL_ATTR_ALLOCATION_TYPE, CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES,
            CU_MEMPOOL_ATTR_LOCATION_TYPE, CU_MEMPOOL_ATTR_LOCATION_ID,
            CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED, CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID
        cuuint64_t : CU_MEMPOOL_ATTR_RELEASE_THRESHOLD,
            CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT, CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH,
            CU_MEMPOOL_ATTR_USED_MEM_CURRENT, CU_MEMPOOL_ATTR_USED_MEM_HIGH,
            CU_MEMPOOL_ATTR_MAX_POOL_SIZE

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.2.
    In cubind.core: DeviceMemoryResource.attributes.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html
    """
def cuMemPoolGetAttribute(pool: CUmemoryPool | _Int | None, attr: CUmemPool_attribute) -> Any:
    """Asks for one property of a pool, such as how many bytes are in use.

    CUresult cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)

    Parameters
        pool : CUmemoryPool, int or None
        attr : CUmemPool_attribute

    Returns
        (CUresult, value); cubind.checked.driver returns value, or raises DriverError
        value : Any; of the type that attr calls for

    Types of value by attr
        int : CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES,
            CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC,
            CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES,
            CU_MEMPOOL_ATTR_ALLOCATION_TYPE, CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES,
            CU_MEMPOOL_ATTR_LOCATION_TYPE, CU_MEMPOOL_ATTR_LOCATION_ID,
            CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED, CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID
        cuuint64_t : CU_MEMPOOL_ATTR_RELEASE_THRESHOLD,
            CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT, CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH,
            CU_MEMPOOL_ATTR_USED_MEM_CURRENT, CU_MEMPOOL_ATTR_USED_MEM_HIGH,
            CU_MEMPOOL_ATTR_MAX_POOL_SIZE

    Fails with
        CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.2.
    In cubind.core: DeviceMemoryResource.attributes.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html
    """
def cuMemPoolSetAccess(
    pool: CUmemoryPool | _Int | None,
    map: Sequence[CUmemAccessDesc] | None,
) -> None:
    """Says what other devices may do with all memory of a pool; its own device always may read
    and write.

    CUresult cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc *map, size_t count)

    Parameters
        pool : CUmemoryPool, int or None
        map : sequence of CUmemAccessDesc, or None

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Fails with
        CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 11.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html
    """
def cuMemPoolGetAccess(
    memPool: CUmemoryPool | _Int | None,
    location: CUmemLocation | None,
) -> CUmemAccess_flags:
    """Tells what a device may do with memory of a pool.

    CUresult cuMemPoolGetAccess(CUmemAccess_flags *flags, CUmemoryPool memPool,
        CUmemLocation *location)

    Parameters
        memPool : CUmemoryPool, int or None
        location : CUmemLocation or None

    Returns
        (CUresult, flags); cubind.checked.driver returns flags, or raises DriverError
        flags : CUmemAccess_flags

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html
    """
def cuMemPoolCreate(poolProps: CUmemPoolProps | None) -> CUmemoryPool:
    """Makes a pool for allocations in stream order, on the device or host that poolProps says.

    CUresult cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps *poolProps)

    Parameters
        poolProps : CUmemPoolProps or None

    Returns
        (CUresult, pool); cubind.checked.driver returns pool, or raises DriverError
        pool : CUmemoryPool

    Fails with
        CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 11.2.
    In cubind.core: DeviceMemoryResource.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html
    """
def cuMemPoolDestroy(pool: CUmemoryPool | _Int | None) -> None:
    """Gives up a pool at once; what is allocated from it stays until it is freed.

    CUresult cuMemPoolDestroy(CUmemoryPool pool)

    Parameters
        pool : CUmemoryPool, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 11.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html
    """
def cuMemGetDefaultMemPool(
    location: CUmemLocation | None,
    typename: CUmemAllocationType | int,
) -> CUmemoryPool:
    """Gives the pool that a place has from the start, for pinned or managed memory.

    CUresult cuMemGetDefaultMemPool(CUmemoryPool *pool_out, CUmemLocation *location,
        CUmemAllocationType type)

    Parameters
        location : CUmemLocation or None
        typename : CUmemAllocationType or int

    Returns
        (CUresult, pool_out); cubind.checked.driver returns pool_out, or raises DriverError
        pool_out : CUmemoryPool

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_SUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html
    """
def cuMemGetMemPool(
    location: CUmemLocation | None,
    typename: CUmemAllocationType | int,
) -> CUmemoryPool:
    """Gives the pool that is set for a place, for pinned or managed memory.

    CUresult cuMemGetMemPool(CUmemoryPool *pool, CUmemLocation *location,
        CUmemAllocationType type)

    Parameters
        location : CUmemLocation or None
        typename : CUmemAllocationType or int

    Returns
        (CUresult, pool); cubind.checked.driver returns pool, or raises DriverError
        pool : CUmemoryPool

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.
    In cubind.core: PinnedMemoryResource.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html
    """
def cuMemSetMemPool(
    location: CUmemLocation | None,
    typename: CUmemAllocationType | int,
    pool: CUmemoryPool | _Int | None,
) -> None:
    """Sets the pool of a place, for pinned or managed memory.

    CUresult cuMemSetMemPool(CUmemLocation *location, CUmemAllocationType type,
        CUmemoryPool pool)

    Parameters
        location : CUmemLocation or None
        typename : CUmemAllocationType or int
        pool : CUmemoryPool, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html
    """
def cuMemAllocFromPoolAsync(
    bytesize: _Int,
    pool: CUmemoryPool | _Int | None,
    hStream: CUstream | _Int | None,
) -> CUdeviceptr:
    """Allocates from a certain pool, in stream order as cuMemAllocAsync does.

    CUresult cuMemAllocFromPoolAsync(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool,
        CUstream hStream)

    Parameters
        bytesize : int; bytes
        pool : CUmemoryPool, int or None
        hStream : CUstream, int or None

    Returns
        (CUresult, dptr); cubind.checked.driver returns dptr, or raises DriverError
        dptr : CUdeviceptr

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 11.2.
    Per-thread default stream variant: cuMemAllocFromPoolAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    In cubind.core: MemoryResource.allocate.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html
    """
def cuMemPoolExportToShareableHandle(
    pool: CUmemoryPool | _Int | None,
    handleType: CUmemAllocationHandleType,
    flags: _Int | None = ...,
) -> Any:
    """Makes what another process imports a pool by; its properties have to allow that type of
    handle.

    CUresult cuMemPoolExportToShareableHandle(void *handle_out, CUmemoryPool pool,
        CUmemAllocationHandleType handleType, unsigned long long flags)

    Parameters
        pool : CUmemoryPool, int or None
        handleType : CUmemAllocationHandleType
        flags : int or None; has to be 0

    Returns
        handle_out, or raises DriverError; cubind.driver returns (CUresult, handle_out)
        handle_out : Any; of the type that handleType calls for

    Types of handle_out by handleType
        int : CU_MEM_HANDLE_TYPE_NONE, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR,
            CU_MEM_HANDLE_TYPE_WIN32_KMT
        int (address) : CU_MEM_HANDLE_TYPE_WIN32
        CUmemFabricHandle : CU_MEM_HANDLE_TYPE_FABRIC

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 11.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html
    """
def cuMemPoolImportFromShareableHandle(
    handle: _Address,
    handleType: CUmemAllocationHandleType | int,
    flags: _Int | None = ...,
) -> CUmemoryPool:
    """Takes a pool of another process, to which its memory comes one by one; nothing can be
    allocated from it.

    CUresult cuMemPoolImportFromShareableHandle(CUmemoryPool *pool_out, void *handle,
        CUmemAllocationHandleType handleType, unsigned long long flags)

    Parameters
        handle : int (address), buffer or None; a file descriptor as an int, or the address
            of a struct
        handleType : CUmemAllocationHandleType or int
        flags : int or None; has to be 0

    Returns
        pool_out, or raises DriverError; cubind.driver returns (CUresult, pool_out)
        pool_out : CUmemoryPool

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 11.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html
    """
def cuMemPoolExportPointer(ptr: CUdeviceptr | _Int | None) -> CUmemPoolPtrExportData:
    """Makes what another process that has the pool imports one allocation by.

    CUresult cuMemPoolExportPointer(CUmemPoolPtrExportData *shareData_out, CUdeviceptr ptr)

    Parameters
        ptr : CUdeviceptr, int or None

    Returns
        (CUresult, shareData_out); cubind.checked.driver returns shareData_out, or raises
            DriverError
        shareData_out : CUmemPoolPtrExportData

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 11.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html
    """
def cuMemPoolImportPointer(
    pool: CUmemoryPool | _Int | None,
    shareData: CUmemPoolPtrExportData | None,
) -> CUdeviceptr:
    """Gives the address of an allocation of another process, which has to free it last.

    CUresult cuMemPoolImportPointer(CUdeviceptr *ptr_out, CUmemoryPool pool,
        CUmemPoolPtrExportData *shareData)

    Parameters
        pool : CUmemoryPool, int or None
        shareData : CUmemPoolPtrExportData or None

    Returns
        (CUresult, ptr_out); cubind.checked.driver returns ptr_out, or raises DriverError
        ptr_out : CUdeviceptr

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 11.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html
    """
def cuMulticastCreate(prop: CUmulticastObjectProp | None) -> CUmemGenericAllocationHandle:
    """Makes an object through which one write reaches memory of several devices; add all of
    them before memory.

    CUresult cuMulticastCreate(CUmemGenericAllocationHandle *mcHandle,
        const CUmulticastObjectProp *prop)

    Parameters
        prop : CUmulticastObjectProp or None

    Returns
        (CUresult, mcHandle); cubind.checked.driver returns mcHandle, or raises DriverError
        mcHandle : CUmemGenericAllocationHandle

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_INVALID_DEVICE,
        CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED,
        CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 12.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html
    """
def cuMulticastAddDevice(
    mcHandle: CUmemGenericAllocationHandle | _Int | None,
    dev: CUdevice | _Int | None,
) -> None:
    """Makes a device one of those that a multicast object writes to.

    CUresult cuMulticastAddDevice(CUmemGenericAllocationHandle mcHandle, CUdevice dev)

    Parameters
        mcHandle : CUmemGenericAllocationHandle, int or None
        dev : CUdevice, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_INVALID_DEVICE,
        CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED,
        CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 12.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html
    """
def cuMulticastBindMem(
    mcHandle: CUmemGenericAllocationHandle | _Int | None,
    mcOffset: _Int,
    memHandle: CUmemGenericAllocationHandle | _Int | None,
    memOffset: _Int,
    size: _Int,
    flags: _Int | None = ...,
) -> None:
    """Binds memory of one device to a multicast object, which has to have all its devices.

    CUresult cuMulticastBindMem(CUmemGenericAllocationHandle mcHandle, size_t mcOffset,
        CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size,
        unsigned long long flags)

    Parameters
        mcHandle : CUmemGenericAllocationHandle, int or None
        mcOffset : int
        memHandle : CUmemGenericAllocationHandle, int or None
        memOffset, size : int
        flags : int or None; has to be 0

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_INITIALIZED,
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED,
        CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE,
        CUDA_ERROR_MULTICAST_RESOURCE_FULL

    Releases the GIL. Since CUDA 12.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html
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
    """Binds memory of one device to a multicast object, which has to have all its devices.

    CUresult cuMulticastBindMem_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev,
        size_t mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset,
        size_t size, unsigned long long flags)

    Parameters
        mcHandle : CUmemGenericAllocationHandle, int or None
        dev : CUdevice, int or None
        mcOffset : int
        memHandle : CUmemGenericAllocationHandle, int or None
        memOffset, size : int
        flags : int or None; has to be 0

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_INITIALIZED,
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED,
        CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE,
        CUDA_ERROR_MULTICAST_RESOURCE_FULL

    Releases the GIL. Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html
    """
def cuMulticastBindAddr(
    mcHandle: CUmemGenericAllocationHandle | _Int | None,
    mcOffset: _Int,
    memptr: CUdeviceptr | _Int | None,
    size: _Int,
    flags: _Int | None = ...,
) -> None:
    """Binds memory of one device to a multicast object, which has to have all its devices.

    CUresult cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle, size_t mcOffset,
        CUdeviceptr memptr, size_t size, unsigned long long flags)

    Parameters
        mcHandle : CUmemGenericAllocationHandle, int or None
        mcOffset : int
        memptr : CUdeviceptr, int or None
        size : int
        flags : int or None; has to be 0

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_INITIALIZED,
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED,
        CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE,
        CUDA_ERROR_MULTICAST_RESOURCE_FULL

    Releases the GIL. Since CUDA 12.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html
    """
def cuMulticastBindAddr_v2(
    mcHandle: CUmemGenericAllocationHandle | _Int | None,
    dev: CUdevice | _Int | None,
    mcOffset: _Int,
    memptr: CUdeviceptr | _Int | None,
    size: _Int,
    flags: _Int | None = ...,
) -> None:
    """Binds memory of one device to a multicast object, which has to have all its devices.

    CUresult cuMulticastBindAddr_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev,
        size_t mcOffset, CUdeviceptr memptr, size_t size, unsigned long long flags)

    Parameters
        mcHandle : CUmemGenericAllocationHandle, int or None
        dev : CUdevice, int or None
        mcOffset : int
        memptr : CUdeviceptr, int or None
        size : int
        flags : int or None; has to be 0

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_INITIALIZED,
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED,
        CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE,
        CUDA_ERROR_MULTICAST_RESOURCE_FULL

    Releases the GIL. Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html
    """
def cuMulticastUnbind(
    mcHandle: CUmemGenericAllocationHandle | _Int | None,
    dev: CUdevice | _Int | None,
    mcOffset: _Int,
    size: _Int,
) -> None:
    """Takes memory of one device off a multicast object.

    CUresult cuMulticastUnbind(CUmemGenericAllocationHandle mcHandle, CUdevice dev,
        size_t mcOffset, size_t size)

    Parameters
        mcHandle : CUmemGenericAllocationHandle, int or None
        dev : CUdevice, int or None
        mcOffset, size : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_INITIALIZED,
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 12.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html
    """
def cuMulticastGetGranularity(
    prop: CUmulticastObjectProp | None,
    option: CUmulticastGranularity_flags | int,
) -> int:
    """Tells in which steps multicast objects are made and bound.

    CUresult cuMulticastGetGranularity(size_t *granularity,
        const CUmulticastObjectProp *prop, CUmulticastGranularity_flags option)

    Parameters
        prop : CUmulticastObjectProp or None
        option : CUmulticastGranularity_flags or int

    Returns
        (CUresult, granularity); cubind.checked.driver returns granularity, or raises
            DriverError
        granularity : int; bytes

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html
    """
def cuDeviceGetFabricClusterUuid(dev: CUdevice | _Int | None) -> CUuuid:
    """Gives the id of the NVLink cluster that a device belongs to.

    CUresult cuDeviceGetFabricClusterUuid(CUuuid *uuid, CUdevice dev)

    Parameters
        dev : CUdevice, int or None

    Returns
        (CUresult, uuid); cubind.checked.driver returns uuid, or raises DriverError
        uuid : CUuuid

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CLIQUE.html
    """
def cuDeviceGetCliqueCount(dev: CUdevice | _Int | None) -> int:
    """Counts the cliques of an NVLink fabric that a device belongs to.

    CUresult cuDeviceGetCliqueCount(size_t *count, CUdevice dev)

    Parameters
        dev : CUdevice, int or None

    Returns
        (CUresult, count); cubind.checked.driver returns count, or raises DriverError
        count : int

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CLIQUE.html
    """
def cuDeviceGetCliqueInfo(
    count: _Int,
    dev: CUdevice | _Int | None,
) -> tuple[list[CUcliqueInfo], int]:
    """Lists the cliques of an NVLink fabric that a device belongs to.

    CUresult cuDeviceGetCliqueInfo(CUcliqueInfo *cliqueInfo, size_t *count, CUdevice dev)

    Parameters
        count : int; how many there is room for, then how many there are
        dev : CUdevice, int or None

    Returns
        (CUresult, cliqueInfo, count); cubind.checked.driver returns (cliqueInfo, count), or
            raises DriverError
        cliqueInfo : list[CUcliqueInfo]
        count : int

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CLIQUE.html
    """
def cuLogicalEndpointIdReserve(count: cuuint32_t | _Int | None) -> CUlogicalEndpointId:
    """Reserves consecutive ids for endpoints and gives the first of them.

    CUresult cuLogicalEndpointIdReserve(CUlogicalEndpointId *baseLeId, cuuint32_t count)

    Parameters
        count : cuuint32_t, int or None

    Returns
        (CUresult, baseLeId); cubind.checked.driver returns baseLeId, or raises DriverError
        baseLeId : CUlogicalEndpointId

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 13.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html
    """
def cuLogicalEndpointIdRelease(
    baseLeId: CUlogicalEndpointId | _Int | None,
    count: cuuint32_t | _Int | None,
) -> None:
    """Gives back ids that cuLogicalEndpointIdReserve had reserved.

    CUresult cuLogicalEndpointIdRelease(CUlogicalEndpointId baseLeId, cuuint32_t count)

    Parameters
        baseLeId : CUlogicalEndpointId, int or None
        count : cuuint32_t, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 13.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html
    """
def cuLogicalEndpointCreate(
    leId: CUlogicalEndpointId | _Int | None,
    prop: CUlogicalEndpointProp | None,
) -> None:
    """Makes an endpoint, memory that other nodes of a fabric reach by id, for one device or a
    team.

    CUresult cuLogicalEndpointCreate(CUlogicalEndpointId leId,
        const CUlogicalEndpointProp *prop)

    Parameters
        leId : CUlogicalEndpointId, int or None
        prop : CUlogicalEndpointProp or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 13.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html
    """
def cuLogicalEndpointAddDevice(
    leId: CUlogicalEndpointId | _Int | None,
    dev: CUdevice | _Int | None,
) -> None:
    """Makes a device a member of the team of a multicast endpoint.

    CUresult cuLogicalEndpointAddDevice(CUlogicalEndpointId leId, CUdevice dev)

    Parameters
        leId : CUlogicalEndpointId, int or None
        dev : CUdevice, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 13.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html
    """
def cuLogicalEndpointDestroy(leId: CUlogicalEndpointId | _Int | None) -> None:
    """Ends an endpoint; its id stays reserved.

    CUresult cuLogicalEndpointDestroy(CUlogicalEndpointId leId)

    Parameters
        leId : CUlogicalEndpointId, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 13.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html
    """
def cuLogicalEndpointBindAddr(
    leId: CUlogicalEndpointId | _Int | None,
    dev: CUdevice | _Int | None,
    offset: cuuint64_t | _Int | None,
    ptr: _Address,
    size: cuuint64_t | _Int | None,
    flags: _Int | None = ...,
) -> None:
    """Binds memory at an address to a range of an endpoint.

    CUresult cuLogicalEndpointBindAddr(CUlogicalEndpointId leId, CUdevice dev,
        cuuint64_t offset, void *ptr, cuuint64_t size, unsigned long long flags)

    Parameters
        leId : CUlogicalEndpointId, int or None
        dev : CUdevice, int or None
        offset : cuuint64_t, int or None
        ptr : int (address), buffer or None; at least size bytes long
        size : cuuint64_t, int or None
        flags : int or None; has to be 0

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY,
        CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE

    Releases the GIL. Since CUDA 13.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html
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
    """Binds memory of cuMemCreate to a range of an endpoint.

    CUresult cuLogicalEndpointBindMem(CUlogicalEndpointId leId, CUdevice dev,
        cuuint64_t offset, CUmemGenericAllocationHandle memHandle, cuuint64_t memOffset,
        cuuint64_t size, unsigned long long flags)

    Parameters
        leId : CUlogicalEndpointId, int or None
        dev : CUdevice, int or None
        offset : cuuint64_t, int or None
        memHandle : CUmemGenericAllocationHandle, int or None
        memOffset, size : cuuint64_t, int or None
        flags : int or None; has to be 0

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY,
        CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE

    Releases the GIL. Since CUDA 13.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html
    """
def cuLogicalEndpointUnbind(
    leId: CUlogicalEndpointId | _Int | None,
    dev: CUdevice | _Int | None,
    offset: cuuint64_t | _Int | None,
    size: cuuint64_t | _Int | None,
) -> None:
    """Takes the memory from a range of an endpoint.

    CUresult cuLogicalEndpointUnbind(CUlogicalEndpointId leId, CUdevice dev,
        cuuint64_t offset, cuuint64_t size)

    Parameters
        leId : CUlogicalEndpointId, int or None
        dev : CUdevice, int or None
        offset, size : cuuint64_t, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY,
        CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE

    Releases the GIL. Since CUDA 13.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html
    """
def cuLogicalEndpointExport(
    leId: CUlogicalEndpointId | _Int | None,
    handleType: CUlogicalEndpointIpcHandleType | int,
) -> Any:
    """Gives a handle of an endpoint for other processes.

    CUresult cuLogicalEndpointExport(void *handle, CUlogicalEndpointId leId,
        CUlogicalEndpointIpcHandleType handleType)

    Parameters
        leId : CUlogicalEndpointId, int or None
        handleType : CUlogicalEndpointIpcHandleType or int

    Returns
        (CUresult, handle); cubind.checked.driver returns handle, or raises DriverError
        handle : Any; of the type that handleType calls for

    Types of handle by handleType
        CUlogicalEndpointFabricHandle : CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_NONE,
            CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 13.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html
    """
def cuLogicalEndpointImport(
    leId: CUlogicalEndpointId | _Int | None,
    handle: _Address,
    handleType: CUlogicalEndpointIpcHandleType | int,
) -> None:
    """Makes the endpoint of another process usable here, under a reserved id.

    CUresult cuLogicalEndpointImport(CUlogicalEndpointId leId, const void *handle,
        CUlogicalEndpointIpcHandleType handleType)

    Parameters
        leId : CUlogicalEndpointId, int or None
        handle : int (address), buffer or None
        handleType : CUlogicalEndpointIpcHandleType or int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 13.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html
    """
def cuLogicalEndpointGetLimits(prop: CUlogicalEndpointProp | None) -> tuple[cuuint64_t, cuuint64_t]:
    """Tells how bindings to an endpoint have to be aligned, and how large it may be.

    CUresult cuLogicalEndpointGetLimits(cuuint64_t *bindAlignment, cuuint64_t *maxSize,
        const CUlogicalEndpointProp *prop)

    Parameters
        prop : CUlogicalEndpointProp or None

    Returns
        (CUresult, bindAlignment, maxSize); cubind.checked.driver returns (bindAlignment,
            maxSize), or raises DriverError
        bindAlignment, maxSize : cuuint64_t

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY,
        CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html
    """
def cuLogicalEndpointQuery(
    leId: CUlogicalEndpointId | _Int | None,
    count: cuuint32_t | _Int | None,
) -> int:
    """Tells whether all endpoints in a range of ids are complete, so that they can be used.

    CUresult cuLogicalEndpointQuery(CUlogicalEndpointId leId, cuuint32_t count,
        int *queryStatus)

    Parameters
        leId : CUlogicalEndpointId, int or None
        count : cuuint32_t, int or None

    Returns
        (CUresult, queryStatus); cubind.checked.driver returns queryStatus, or raises
            DriverError
        queryStatus : int

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY,
        CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html
    """
def cuFabricCpyBatchAsync(
    opList: Sequence[CUDA_FABRIC_COPY_BATCH_OP] | None,
    flags: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    """Queues copies over an NVLink fabric; those of one batch run in any order.

    CUresult cuFabricCpyBatchAsync(size_t numOps, CUDA_FABRIC_COPY_BATCH_OP *opList,
        unsigned long long flags, CUstream hStream)

    Parameters
        opList : sequence of CUDA_FABRIC_COPY_BATCH_OP, or None
        flags : int; has to be 0
        hStream : CUstream, int or None

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 13.5.
    Per-thread default stream variant: cuFabricCpyBatchAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__FABRIC__COPY.html
    """
def cuPointerGetAttribute(attribute: CUpointer_attribute, ptr: CUdeviceptr | _Int | None) -> Any:
    """Asks what an address is, such as which memory, context or allocation; ordinary host
    memory is an error.

    CUresult cuPointerGetAttribute(void *data, CUpointer_attribute attribute,
        CUdeviceptr ptr)

    Parameters
        attribute : CUpointer_attribute
        ptr : CUdeviceptr, int or None

    Returns
        (CUresult, data); cubind.checked.driver returns data, or raises DriverError
        data : Any; of the type that attribute calls for

    Types of data by attribute
        CUcontext : CU_POINTER_ATTRIBUTE_CONTEXT
        CUmemoryPool : CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE
        CUdeviceptr : CU_POINTER_ATTRIBUTE_DEVICE_POINTER,
            CU_POINTER_ATTRIBUTE_RANGE_START_ADDR, CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR
        CUDA_POINTER_ATTRIBUTE_P2P_TOKENS : CU_POINTER_ATTRIBUTE_P2P_TOKENS
        int (address) : CU_POINTER_ATTRIBUTE_HOST_POINTER
        int : CU_POINTER_ATTRIBUTE_MEMORY_TYPE, CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES,
            CU_POINTER_ATTRIBUTE_BUFFER_ID, CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID,
            CU_POINTER_ATTRIBUTE_RANGE_SIZE, CU_POINTER_ATTRIBUTE_MAPPING_SIZE,
            CU_POINTER_ATTRIBUTE_ACCESS_FLAGS, CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL,
            CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL,
            CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE
        bool : CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, CU_POINTER_ATTRIBUTE_IS_MANAGED,
            CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE, CU_POINTER_ATTRIBUTE_MAPPED,
            CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE

    May keep the GIL (see cubind.keep_gil). Since CUDA 4.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html
    """
def cuMemPrefetchAsync(
    devPtr: CUdeviceptr | _Int | None,
    count: _Int,
    location: CUmemLocation,
    flags: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    """Queues the move of managed memory to a place, so that kernels behind it on hStream find
    it there.

    CUresult cuMemPrefetchAsync_v2(CUdeviceptr devPtr, size_t count, CUmemLocation location,
        unsigned int flags, CUstream hStream)

    Parameters
        devPtr : CUdeviceptr, int or None
        count : int; bytes
        location : CUmemLocation
        flags : int; has to be 0
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 12.2 as cuMemPrefetchAsync_v2; other parameters before
        13.0.
    Per-thread default stream variant: cuMemPrefetchAsync_v2_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html
    """
def cuMemAdvise(
    devPtr: CUdeviceptr | _Int | None,
    count: _Int,
    advice: CUmem_advise | int,
    location: CUmemLocation,
) -> None:
    """Says how managed memory will be used, where and by whom; results are the same, only
    speed changes.

    CUresult cuMemAdvise_v2(CUdeviceptr devPtr, size_t count, CUmem_advise advice,
        CUmemLocation location)

    Parameters
        devPtr : CUdeviceptr, int or None
        count : int; bytes
        advice : CUmem_advise or int
        location : CUmemLocation

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 12.2 as cuMemAdvise_v2; other parameters before 13.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html
    """
def cuMemPrefetchBatchAsync(
    dptrs: Sequence[CUdeviceptr] | None,
    sizes: Sequence[int] | None,
    prefetchLocs: Sequence[CUmemLocation] | None,
    prefetchLocIdxs: Sequence[int] | None,
    flags: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    """Queues the moves of several ranges of managed memory, in no order among themselves.

    CUresult cuMemPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count,
        CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs,
        unsigned long long flags, CUstream hStream)

    Parameters
        dptrs : sequence of CUdeviceptr, or None
        sizes : sequence of int, or None; bytes of each range
        prefetchLocs : sequence of CUmemLocation, or None
        prefetchLocIdxs : sequence of int, or None; for each of prefetchLocs, the first
            range that goes there; begins with 0
        flags : int; has to be 0
        hStream : CUstream, int or None; not the legacy stream, None or 0

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Releases the GIL. Since CUDA 13.0.
    Per-thread default stream variant: cuMemPrefetchBatchAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html
    """
def cuMemDiscardBatchAsync(
    dptrs: Sequence[CUdeviceptr] | None,
    sizes: Sequence[int] | None,
    flags: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    """Queues word that what is in some ranges of managed memory is not needed, so that it need
    not be moved.

    CUresult cuMemDiscardBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count,
        unsigned long long flags, CUstream hStream)

    Parameters
        dptrs : sequence of CUdeviceptr, or None
        sizes : sequence of int, or None; bytes of each range
        flags : int; has to be 0
        hStream : CUstream, int or None; not the legacy stream, None or 0

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Releases the GIL. Since CUDA 13.0.
    Per-thread default stream variant: cuMemDiscardBatchAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html
    """
def cuMemDiscardAndPrefetchBatchAsync(
    dptrs: Sequence[CUdeviceptr] | None,
    sizes: Sequence[int] | None,
    prefetchLocs: Sequence[CUmemLocation] | None,
    prefetchLocIdxs: Sequence[int] | None,
    flags: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    """Queues the moves of several ranges of managed memory without what is in them.

    CUresult cuMemDiscardAndPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes,
        size_t count, CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs,
        size_t numPrefetchLocs, unsigned long long flags, CUstream hStream)

    Parameters
        dptrs : sequence of CUdeviceptr, or None
        sizes : sequence of int, or None; bytes of each range
        prefetchLocs : sequence of CUmemLocation, or None
        prefetchLocIdxs : sequence of int, or None; for each of prefetchLocs, the first
            range that goes there; begins with 0
        flags : int; has to be 0
        hStream : CUstream, int or None; not the legacy stream, None or 0

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Releases the GIL. Since CUDA 13.0.
    Per-thread default stream variant: cuMemDiscardAndPrefetchBatchAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html
    """
def cuMemGetLocationInfo(
    ptr: CUdeviceptr | _Int | None,
    size: _Int,
    summaryGranularity: _Int,
    samplingGranularity: _Int,
    location_out: CUmemLocation | Sequence[CUmemLocation] | None,
) -> None:
    """Tells where the memory of a range is, by the most common location of each
    summaryGranularity bytes.

    CUresult cuMemGetLocationInfo(CUdeviceptr ptr, size_t size, size_t summaryGranularity,
        size_t samplingGranularity, CUmemLocation *location_out)

    Parameters
        ptr : CUdeviceptr, int or None
        size, summaryGranularity, samplingGranularity : int
        location_out : CUmemLocation, or a sequence of them; in and out; one for each
            summaryGranularity bytes of size, rounded up

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 13.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html
    """
def cuMemRangeGetAttribute(
    dataSize: _Int,
    attribute: CUmem_range_attribute,
    devPtr: CUdeviceptr | _Int | None,
    count: _Int,
) -> Any:
    """Asks one thing about a range of managed memory, such as where it was last prefetched to.

    CUresult cuMemRangeGetAttribute(void *data, size_t dataSize,
        CUmem_range_attribute attribute, CUdeviceptr devPtr, size_t count)

    Parameters
        dataSize : int
        attribute : CUmem_range_attribute
        devPtr : CUdeviceptr, int or None
        count : int; bytes of the range

    Returns
        (CUresult, data); cubind.checked.driver returns data, or raises DriverError
        data : Any; of the type that attribute calls for

    Types of data by attribute
        int : CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY, CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION,
            CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION,
            CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE,
            CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID,
            CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE,
            CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID
        list of int : CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE

    May keep the GIL (see cubind.keep_gil). Since CUDA 8.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html
    """
def cuMemRangeGetAttributes(
    dataSizes: Sequence[int] | None,
    attributes: Sequence[CUmem_range_attribute] | None,
    devPtr: CUdeviceptr | _Int | None,
    count: _Int,
) -> list[Any]:
    """Asks several things about a range of managed memory at once.

    CUresult cuMemRangeGetAttributes(void **data, size_t *dataSizes,
        CUmem_range_attribute *attributes, size_t numAttributes, CUdeviceptr devPtr,
        size_t count)

    Parameters
        dataSizes : sequence of int, or None
        attributes : sequence of CUmem_range_attribute, or None
        devPtr : CUdeviceptr, int or None
        count : int; bytes of the range

    Returns
        data, or raises DriverError; cubind.driver returns (CUresult, data)
        data : list[Any]; of the type that attributes calls for

    Types of data by attributes
        int : CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY, CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION,
            CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION,
            CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE,
            CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID,
            CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE,
            CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID
        list of int : CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_DEVICE

    May keep the GIL (see cubind.keep_gil). Since CUDA 8.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html
    """
def cuPointerSetAttribute(
    value: Any,
    attribute: CUpointer_attribute,
    ptr: CUdeviceptr | _Int | None,
) -> None:
    """Sets a property of the allocation at ptr; CU_POINTER_ATTRIBUTE_SYNC_MEMOPS is the only
    one that can be set.

    CUresult cuPointerSetAttribute(const void *value, CUpointer_attribute attribute,
        CUdeviceptr ptr)

    Parameters
        value : a value, of the type that attribute calls for
        attribute : CUpointer_attribute
        ptr : CUdeviceptr, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Types of value by attribute
        CUcontext or int : CU_POINTER_ATTRIBUTE_CONTEXT
        CUmemoryPool or int : CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE
        CUdeviceptr : CU_POINTER_ATTRIBUTE_DEVICE_POINTER,
            CU_POINTER_ATTRIBUTE_RANGE_START_ADDR, CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR
        CUDA_POINTER_ATTRIBUTE_P2P_TOKENS : CU_POINTER_ATTRIBUTE_P2P_TOKENS
        int (address) or buffer : CU_POINTER_ATTRIBUTE_HOST_POINTER
        int : CU_POINTER_ATTRIBUTE_MEMORY_TYPE, CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES,
            CU_POINTER_ATTRIBUTE_BUFFER_ID, CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID,
            CU_POINTER_ATTRIBUTE_RANGE_SIZE, CU_POINTER_ATTRIBUTE_MAPPING_SIZE,
            CU_POINTER_ATTRIBUTE_ACCESS_FLAGS, CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL,
            CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL,
            CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE
        bool : CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, CU_POINTER_ATTRIBUTE_IS_MANAGED,
            CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE, CU_POINTER_ATTRIBUTE_MAPPED,
            CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE

    May keep the GIL (see cubind.keep_gil). Since CUDA 6.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html
    """
def cuPointerGetAttributes(
    attributes: Sequence[CUpointer_attribute] | None,
    ptr: CUdeviceptr | _Int | None,
) -> list[Any]:
    """Asks several things about an address at once; for ordinary host memory they are zeros
    and no error.

    CUresult cuPointerGetAttributes(unsigned int numAttributes,
        CUpointer_attribute *attributes, void **data, CUdeviceptr ptr)

    Parameters
        attributes : sequence of CUpointer_attribute, or None
        ptr : CUdeviceptr, int or None

    Returns
        data, or raises DriverError; cubind.driver returns (CUresult, data)
        data : list[Any]; of the type that attributes calls for

    Types of data by attributes
        CUcontext : CU_POINTER_ATTRIBUTE_CONTEXT
        CUmemoryPool : CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE
        CUdeviceptr : CU_POINTER_ATTRIBUTE_DEVICE_POINTER,
            CU_POINTER_ATTRIBUTE_RANGE_START_ADDR, CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR
        CUDA_POINTER_ATTRIBUTE_P2P_TOKENS : CU_POINTER_ATTRIBUTE_P2P_TOKENS
        int (address) : CU_POINTER_ATTRIBUTE_HOST_POINTER
        int : CU_POINTER_ATTRIBUTE_MEMORY_TYPE, CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES,
            CU_POINTER_ATTRIBUTE_BUFFER_ID, CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID,
            CU_POINTER_ATTRIBUTE_RANGE_SIZE, CU_POINTER_ATTRIBUTE_MAPPING_SIZE,
            CU_POINTER_ATTRIBUTE_ACCESS_FLAGS, CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL,
            CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL,
            CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE
        bool : CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, CU_POINTER_ATTRIBUTE_IS_MANAGED,
            CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE, CU_POINTER_ATTRIBUTE_MAPPED,
            CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_DEVICE

    May keep the GIL (see cubind.keep_gil). Since CUDA 7.0.
    In cubind.core: Buffer.is_device_accessible.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html
    """
def cuStreamCreate(Flags: _Int | None = ...) -> CUstream:
    """Makes a stream in the current context; CU_STREAM_NON_BLOCKING frees it from waiting for
    the legacy default stream.

    CUresult cuStreamCreate(CUstream *phStream, unsigned int Flags)

    Parameters
        Flags : int or None; a value of CUstream_flags

    Returns
        phStream, or raises DriverError; cubind.driver returns (CUresult, phStream)
        phStream : CUstream

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_EXTERNAL_DEVICE

    Releases the GIL. Since CUDA 2.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamCreateWithPriority(flags: _Int, priority: _Int) -> CUstream:
    """Makes a stream whose work is preferred to that of streams with a greater number; running
    work goes on.

    CUresult cuStreamCreateWithPriority(CUstream *phStream, unsigned int flags,
        int priority)

    Parameters
        flags : int; a value of CUstream_flags
        priority : int; smaller is more urgent, clamped to the range of
            cuCtxGetStreamPriorityRange

    Returns
        (CUresult, phStream); cubind.checked.driver returns phStream, or raises DriverError
        phStream : CUstream

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_EXTERNAL_DEVICE

    Releases the GIL. Since CUDA 5.5.
    In cubind.core: Device.create_stream.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamBeginCaptureToCig(
    hStream: CUstream | _Int | None,
    streamCigCaptureParams: CUstreamCigCaptureParams | None,
) -> None:
    """Records what is queued on a stream into a command list of Direct3D 12 or a command
    buffer of Vulkan.

    CUresult cuStreamBeginCaptureToCig(CUstream hStream,
        CUstreamCigCaptureParams *streamCigCaptureParams)

    Parameters
        hStream : CUstream, int or None
        streamCigCaptureParams : CUstreamCigCaptureParams or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,
        CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 13.2.
    Per-thread default stream variant: cuStreamBeginCaptureToCig_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamEndCaptureToCig(hStream: CUstream | _Int | None) -> None:
    """Ends what cuStreamBeginCaptureToCig began; the command list may be submitted then.

    CUresult cuStreamEndCaptureToCig(CUstream hStream)

    Parameters
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD

    Releases the GIL. Since CUDA 13.2.
    Per-thread default stream variant: cuStreamEndCaptureToCig_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamGetPriority(hStream: CUstream | _Int | None) -> int:
    """Gives the priority of a stream; smaller numbers are more urgent.

    CUresult cuStreamGetPriority(CUstream hStream, int *priority)

    Parameters
        hStream : CUstream, int or None

    Returns
        (CUresult, priority); cubind.checked.driver returns priority, or raises DriverError
        priority : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.5.
    Per-thread default stream variant: cuStreamGetPriority_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    In cubind.core: Stream.priority.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamGetDevice(hStream: CUstream | _Int | None) -> CUdevice:
    """Gives the device of a stream.

    CUresult cuStreamGetDevice(CUstream hStream, CUdevice *device)

    Parameters
        hStream : CUstream, int or None

    Returns
        (CUresult, device); cubind.checked.driver returns device, or raises DriverError
        device : CUdevice

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.8.
    Per-thread default stream variant: cuStreamGetDevice_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamGetFlags(hStream: CUstream | _Int | None) -> int:
    """Gives the flags of a stream, which tell whether it waits for the legacy default stream.

    CUresult cuStreamGetFlags(CUstream hStream, unsigned int *flags)

    Parameters
        hStream : CUstream, int or None

    Returns
        (CUresult, flags); cubind.checked.driver returns flags, or raises DriverError
        flags : int; CUstream_flags

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.5.
    Per-thread default stream variant: cuStreamGetFlags_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    In cubind.core: Stream.is_nonblocking.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamGetId(hStream: CUstream | _Int | None) -> int:
    """Gives a number that no other stream of the process gets.

    CUresult cuStreamGetId(CUstream hStream, unsigned long long *streamId)

    Parameters
        hStream : CUstream, int or None

    Returns
        (CUresult, streamId); cubind.checked.driver returns streamId, or raises DriverError
        streamId : int

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.0.
    Per-thread default stream variant: cuStreamGetId_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamGetCtx(hStream: CUstream | _Int | None) -> CUcontext:
    """Gives the context of a stream; for the default streams, the current one.

    CUresult cuStreamGetCtx(CUstream hStream, CUcontext *pctx)

    Parameters
        hStream : CUstream, int or None

    Returns
        (CUresult, pctx); cubind.checked.driver returns pctx, or raises DriverError
        pctx : CUcontext

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_SUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 9.2.
    Per-thread default stream variant: cuStreamGetCtx_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    In cubind.core: Stream.context.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamGetCtx_v2(hStream: CUstream | _Int | None) -> tuple[CUcontext, CUgreenCtx]:
    """Gives the context of a stream, and its green context, a null handle where it has none.

    CUresult cuStreamGetCtx_v2(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx)

    Parameters
        hStream : CUstream, int or None

    Returns
        (CUresult, pCtx, pGreenCtx); cubind.checked.driver returns (pCtx, pGreenCtx), or
            raises DriverError
        pCtx : CUcontext
        pGreenCtx : CUgreenCtx

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.5.
    Per-thread default stream variant: cuStreamGetCtx_v2_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    In cubind.core: Stream.context.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamWaitEvent(
    hStream: CUstream | _Int | None,
    hEvent: CUevent | _Int | None,
    Flags: _Int | None = ...,
) -> None:
    """Makes later work on hStream wait for what the event recorded last; the host goes on at
    once.

    CUresult cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned int Flags)

    Parameters
        hStream : CUstream, int or None
        hEvent : CUevent, int or None
        Flags : int or None; a value of CUevent_wait_flags, mostly 0

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE

    May keep the GIL (see cubind.keep_gil). Since CUDA 3.2.
    Per-thread default stream variant: cuStreamWaitEvent_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    In cubind.core: Stream.wait.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamAddCallback(
    hStream: CUstream | _Int | None,
    callback: CUstreamCallback | _Int | Callable[..., object] | None,
    userData: object | None = ...,
    flags: _Int | None = ...,
) -> None:
    """Queues a host function that is told whether the stream failed; it must not call CUDA.
    Not in captures; new code calls cuLaunchHostFunc.

    CUresult cuStreamAddCallback(CUstream hStream, CUstreamCallback callback,
        void *userData, unsigned int flags)

    Parameters
        hStream : CUstream, int or None
        callback : callable, CUstreamCallback, int (address of a C function) or None; called
            as callback(CUstream, CUresult, userData) -> None, exceptions go to
            sys.unraisablehook
        userData : any object, which the callable gets; int (address) for a C function, or
            None
        flags : int or None; has to be 0

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 5.0.
    Per-thread default stream variant: cuStreamAddCallback_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamBeginCapture(hStream: CUstream | _Int | None, mode: CUstreamCaptureMode | int) -> None:
    """Makes what is put on hStream become nodes of a graph instead of running, until
    cuStreamEndCapture.

    CUresult cuStreamBeginCapture_v2(CUstream hStream, CUstreamCaptureMode mode)

    Parameters
        hStream : CUstream, int or None
        mode : CUstreamCaptureMode or int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.1 as cuStreamBeginCapture_v2.
    Per-thread default stream variant: cuStreamBeginCapture_v2_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamBeginRecaptureToGraph(
    hStream: CUstream | _Int | None,
    mode: CUstreamCaptureMode | int,
    hGraph: CUgraph | _Int | None,
    callbackFunc: CUgraphRecaptureCallback | _Int | Callable[..., object] | None,
    userData: object | None = ...,
) -> None:
    """Captures a stream into a graph of the same shape, which first loses its user objects and
    after a failure can only be destroyed.

    CUresult cuStreamBeginRecaptureToGraph(CUstream hStream, CUstreamCaptureMode mode,
        CUgraph hGraph, CUgraphRecaptureCallback callbackFunc, void *userData)

    Parameters
        hStream : CUstream, int or None
        mode : CUstreamCaptureMode or int
        hGraph : CUgraph, int or None
        callbackFunc : callable, CUgraphRecaptureCallback, int (address of a C function) or
            None; called as callbackFunc(userData, CUgraphNode, CUgraphNodeParams,
            CUgraphNodeParams, CUgraphRecaptureStatus) -> CUresult, exceptions go to
            sys.unraisablehook; decides about a node that differs, which CUDA_SUCCESS or
            None accepts; an exception is CUDA_ERROR_INVALID_VALUE
        userData : any object, which the callable gets; int (address) for a C function, or
            None

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 13.3.
    Per-thread default stream variant: cuStreamBeginRecaptureToGraph_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamBeginCaptureToGraph(
    hStream: CUstream | _Int | None,
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    dependencyData: Sequence[CUgraphEdgeData] | None,
    mode: CUstreamCaptureMode | int,
) -> None:
    """Begins a capture whose nodes are added to a graph that is there already.

    CUresult cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph,
        const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
        size_t numDependencies, CUstreamCaptureMode mode)

    Parameters
        hStream : CUstream, int or None
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None
        dependencyData : sequence of CUgraphEdgeData, or None
        mode : CUstreamCaptureMode or int

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.3.
    Per-thread default stream variant: cuStreamBeginCaptureToGraph_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuThreadExchangeStreamCaptureMode(mode: CUstreamCaptureMode | int) -> CUstreamCaptureMode:
    """Says what this thread may do while streams are captured, and gives what it was allowed
    before.

    CUresult cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode)

    Parameters
        mode : CUstreamCaptureMode or int; in and out

    Returns
        (CUresult, mode); cubind.checked.driver returns mode, or raises DriverError
        mode : CUstreamCaptureMode

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamEndCapture(hStream: CUstream | _Int | None) -> CUgraph:
    """Ends a capture on the stream that began it, and gives a new graph, which the caller
    destroys, or the one that was captured into.

    CUresult cuStreamEndCapture(CUstream hStream, CUgraph *phGraph)

    Parameters
        hStream : CUstream, int or None

    Returns
        (CUresult, phGraph); cubind.checked.driver returns phGraph, or raises DriverError
        phGraph : CUgraph

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD

    Releases the GIL. Since CUDA 10.0.
    Per-thread default stream variant: cuStreamEndCapture_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamIsCapturing(hStream: CUstream | _Int | None) -> CUstreamCaptureStatus:
    """Tells whether a stream is being captured, and whether the capture has failed.

    CUresult cuStreamIsCapturing(CUstream hStream, CUstreamCaptureStatus *captureStatus)

    Parameters
        hStream : CUstream, int or None

    Returns
        (CUresult, captureStatus); cubind.checked.driver returns captureStatus, or raises
            DriverError
        captureStatus : CUstreamCaptureStatus

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_STREAM_CAPTURE_IMPLICIT

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.
    Per-thread default stream variant: cuStreamIsCapturing_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    In cubind.core: Stream.is_capturing.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamGetCaptureInfo(
    hStream: CUstream | _Int | None,
) -> tuple[CUstreamCaptureStatus, cuuint64_t, CUgraph, list[CUgraphNode], list[CUgraphEdgeData]]:
    """Gives the state of a capture and, while it is active, its graph and the nodes that the
    next node will wait for.

    CUresult cuStreamGetCaptureInfo_v3(CUstream hStream,
        CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out,
        const CUgraphNode **dependencies_out, const CUgraphEdgeData **edgeData_out,
        size_t *numDependencies_out)

    Parameters
        hStream : CUstream, int or None

    Returns
        (captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out), or raises
            DriverError; cubind.driver returns (CUresult, captureStatus_out, id_out,
            graph_out, dependencies_out, edgeData_out, numDependencies_out)
        captureStatus_out : CUstreamCaptureStatus
        id_out : cuuint64_t
        graph_out : CUgraph
        dependencies_out : list[CUgraphNode]
        edgeData_out : list[CUgraphEdgeData]

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_STREAM_CAPTURE_IMPLICIT, CUDA_ERROR_LOSSY_QUERY

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.3 as cuStreamGetCaptureInfo_v3;
        other parameters before 13.0.
    Per-thread default stream variant: cuStreamGetCaptureInfo_v3_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamUpdateCaptureDependencies(
    hStream: CUstream | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    dependencyData: Sequence[CUgraphEdgeData] | None,
    flags: _Int | None = ...,
) -> None:
    """Changes what the next captured work will wait for, by more nodes or by other ones.

    CUresult cuStreamUpdateCaptureDependencies_v2(CUstream hStream,
        CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
        size_t numDependencies, unsigned int flags)

    Parameters
        hStream : CUstream, int or None
        dependencies : sequence of CUgraphNode, or None
        dependencyData : sequence of CUgraphEdgeData, or None
        flags : int or None; a value of CUstreamUpdateCaptureDependencies_flags; 0 adds, 1
            replaces

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_ILLEGAL_STATE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.3 as
        cuStreamUpdateCaptureDependencies_v2; other parameters before 13.0.
    Per-thread default stream variant: cuStreamUpdateCaptureDependencies_v2_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamAttachMemAsync(
    hStream: CUstream | _Int | None,
    dptr: CUdeviceptr | _Int | None,
    length: _Int,
    flags: _Int,
) -> None:
    """Says who uses managed memory, work of any stream, the host alone, or this stream, so
    that the host may use it while that is idle.

    CUresult cuStreamAttachMemAsync(CUstream hStream, CUdeviceptr dptr, size_t length,
        unsigned int flags)

    Parameters
        hStream : CUstream, int or None
        dptr : CUdeviceptr, int or None
        length : int; bytes, or 0 for the whole of a managed allocation
        flags : int; a value of CUmemAttach_flags

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 6.0.
    Per-thread default stream variant: cuStreamAttachMemAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamQuery(hStream: CUstream | _Int | None) -> None:
    """Tells whether all work on hStream is done; CUDA_ERROR_NOT_READY only means that it is
    not.

    CUresult cuStreamQuery(CUstream hStream)

    Parameters
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_READY

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0.
    Per-thread default stream variant: cuStreamQuery_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    In cubind.core: Stream.is_done.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamSynchronize(hStream: CUstream | _Int | None) -> None:
    """Waits until all work queued on hStream is done; errors of that work come back here.

    CUresult cuStreamSynchronize(CUstream hStream)

    Parameters
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE

    Releases the GIL. Since CUDA 2.0.
    Per-thread default stream variant: cuStreamSynchronize_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    In cubind.core: Stream.sync.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamDestroy(hStream: CUstream | _Int | None) -> None:
    """Gives up a stream at once; what is queued on it still runs.

    CUresult cuStreamDestroy_v2(CUstream hStream)

    Parameters
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE

    Releases the GIL. Since CUDA 4.0 as cuStreamDestroy_v2.
    In cubind.core: Stream.close.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamCopyAttributes(dst: CUstream | _Int | None, src: CUstream | _Int | None) -> None:
    """Gives a stream the attributes of another one of the same context.

    CUresult cuStreamCopyAttributes(CUstream dst, CUstream src)

    Parameters
        dst, src : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.0.
    Per-thread default stream variant: cuStreamCopyAttributes_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamGetAttribute(
    hStream: CUstream | _Int | None,
    attr: CUstreamAttrID | int,
) -> CUstreamAttrValue:
    """Gives one attribute of a stream; attr says which member of the value holds it.

    CUresult cuStreamGetAttribute(CUstream hStream, CUstreamAttrID attr,
        CUstreamAttrValue *value_out)

    Parameters
        hStream : CUstream, int or None
        attr : CUstreamAttrID or int

    Returns
        (CUresult, value_out); cubind.checked.driver returns value_out, or raises
            DriverError
        value_out : CUstreamAttrValue

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.0.
    Per-thread default stream variant: cuStreamGetAttribute_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamSetAttribute(
    hStream: CUstream | _Int | None,
    attr: CUstreamAttrID | int,
    value: CUstreamAttrValue | None,
) -> None:
    """Sets one attribute of a stream, for the work queued on it from then on.

    CUresult cuStreamSetAttribute(CUstream hStream, CUstreamAttrID attr,
        const CUstreamAttrValue *value)

    Parameters
        hStream : CUstream, int or None
        attr : CUstreamAttrID or int
        value : CUstreamAttrValue or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.0.
    Per-thread default stream variant: cuStreamSetAttribute_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuEventCreate(Flags: _Int | None = ...) -> CUevent:
    """Makes an event in the current context; it takes times unless Flags have
    CU_EVENT_DISABLE_TIMING, which is cheaper.

    CUresult cuEventCreate(CUevent *phEvent, unsigned int Flags)

    Parameters
        Flags : int or None; CUevent_flags, or-ed

    Returns
        phEvent, or raises DriverError; cubind.driver returns (CUresult, phEvent)
        phEvent : CUevent

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0.
    In cubind.core: Device.create_event.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html
    """
def cuEventRecord(hEvent: CUevent | _Int | None, hStream: CUstream | _Int | None) -> None:
    """Puts the event behind what hStream has queued so far; recording it again forgets the
    place before.

    CUresult cuEventRecord(CUevent hEvent, CUstream hStream)

    Parameters
        hEvent : CUevent, int or None
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0.
    Per-thread default stream variant: cuEventRecord_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    In cubind.core: Stream.record.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html
    """
def cuEventRecordWithFlags(
    hEvent: CUevent | _Int | None,
    hStream: CUstream | _Int | None,
    flags: _Int,
) -> None:
    """Records an event as cuEventRecord does; in captures it can become a node of its own.

    CUresult cuEventRecordWithFlags(CUevent hEvent, CUstream hStream, unsigned int flags)

    Parameters
        hEvent : CUevent, int or None
        hStream : CUstream, int or None
        flags : int; CUevent_record_flags; CU_EVENT_RECORD_EXTERNAL in a capture only

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.1.
    Per-thread default stream variant: cuEventRecordWithFlags_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html
    """
def cuEventQuery(hEvent: CUevent | _Int | None) -> None:
    """Tells whether work in front of the last record is done; CUDA_ERROR_NOT_READY only means
    that it is not.

    CUresult cuEventQuery(CUevent hEvent)

    Parameters
        hEvent : CUevent, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_HANDLE,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_READY

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0.
    In cubind.core: Event.is_done.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html
    """
def cuEventSynchronize(hEvent: CUevent | _Int | None) -> None:
    """Waits until work in front of the last record is done; for an event never recorded it
    returns at once.

    CUresult cuEventSynchronize(CUevent hEvent)

    Parameters
        hEvent : CUevent, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE

    Releases the GIL. Since CUDA 2.0.
    In cubind.core: Event.sync.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html
    """
def cuEventDestroy(hEvent: CUevent | _Int | None) -> None:
    """Gives up an event at once, even if work has not got to it.

    CUresult cuEventDestroy_v2(CUevent hEvent)

    Parameters
        hEvent : CUevent, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE

    May keep the GIL (see cubind.keep_gil). Since CUDA 4.0 as cuEventDestroy_v2.
    In cubind.core: Event.close.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html
    """
def cuEventElapsedTime(hStart: CUevent | _Int | None, hEnd: CUevent | _Int | None) -> float:
    """Tells the time between two events that were recorded with timing; both have to be done.

    CUresult cuEventElapsedTime_v2(float *pMilliseconds, CUevent hStart, CUevent hEnd)

    Parameters
        hStart, hEnd : CUevent, int or None

    Returns
        (CUresult, pMilliseconds); cubind.checked.driver returns pMilliseconds, or raises
            DriverError
        pMilliseconds : float; milliseconds, with a resolution of about half a microsecond

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_READY, CUDA_ERROR_UNKNOWN

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.8 as cuEventElapsedTime_v2.
    In cubind.core: Event.__sub__.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html
    """
def cuImportExternalMemory(
    memHandleDesc: CUDA_EXTERNAL_MEMORY_HANDLE_DESC | None,
) -> CUexternalMemory:
    """Takes memory of Vulkan, Direct3D and others by its handle; a file descriptor is CUDA's
    from then on.

    CUresult cuImportExternalMemory(CUexternalMemory *extMem_out,
        const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *memHandleDesc)

    Parameters
        memHandleDesc : CUDA_EXTERNAL_MEMORY_HANDLE_DESC or None

    Returns
        (CUresult, extMem_out); cubind.checked.driver returns extMem_out, or raises
            DriverError
        extMem_out : CUexternalMemory

    Fails with
        CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE,
        CUDA_ERROR_OPERATING_SYSTEM

    Releases the GIL. Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html
    """
def cuExternalMemoryGetMappedBuffer(
    extMem: CUexternalMemory | _Int | None,
    bufferDesc: CUDA_EXTERNAL_MEMORY_BUFFER_DESC | None,
) -> CUdeviceptr:
    """Gives a device address for part of imported memory; it is freed by cuMemFree.

    CUresult cuExternalMemoryGetMappedBuffer(CUdeviceptr *devPtr, CUexternalMemory extMem,
        const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *bufferDesc)

    Parameters
        extMem : CUexternalMemory, int or None
        bufferDesc : CUDA_EXTERNAL_MEMORY_BUFFER_DESC or None

    Returns
        (CUresult, devPtr); cubind.checked.driver returns devPtr, or raises DriverError
        devPtr : CUdeviceptr

    Fails with
        CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_ALREADY_MAPPED,
        CUDA_ERROR_INVALID_HANDLE

    Releases the GIL. Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html
    """
def cuExternalMemoryGetMappedMipmappedArray(
    extMem: CUexternalMemory | _Int | None,
    mipmapDesc: CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC | None,
) -> CUmipmappedArray:
    """Gives a mipmapped array on imported memory; it is freed by cuMipmappedArrayDestroy.

    CUresult cuExternalMemoryGetMappedMipmappedArray(CUmipmappedArray *mipmap,
        CUexternalMemory extMem,
        const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *mipmapDesc)

    Parameters
        extMem : CUexternalMemory, int or None
        mipmapDesc : CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC or None

    Returns
        (CUresult, mipmap); cubind.checked.driver returns mipmap, or raises DriverError
        mipmap : CUmipmappedArray

    Fails with
        CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE

    Releases the GIL. Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html
    """
def cuDestroyExternalMemory(extMem: CUexternalMemory | _Int | None) -> None:
    """Gives up imported memory, whose mapped buffers and arrays have to be freed before.

    CUresult cuDestroyExternalMemory(CUexternalMemory extMem)

    Parameters
        extMem : CUexternalMemory, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_HANDLE

    Releases the GIL. Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html
    """
def cuImportExternalSemaphore(
    semHandleDesc: CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC | None,
) -> CUexternalSemaphore:
    """Takes a semaphore of another interface by its handle; a file descriptor is CUDA's from
    then on.

    CUresult cuImportExternalSemaphore(CUexternalSemaphore *extSem_out,
        const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *semHandleDesc)

    Parameters
        semHandleDesc : CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC or None

    Returns
        (CUresult, extSem_out); cubind.checked.driver returns extSem_out, or raises
            DriverError
        extSem_out : CUexternalSemaphore

    Fails with
        CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_INVALID_HANDLE,
        CUDA_ERROR_OPERATING_SYSTEM

    Releases the GIL. Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html
    """
def cuSignalExternalSemaphoresAsync(
    extSemArray: Sequence[CUexternalSemaphore] | None,
    paramsArray: Sequence[CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS] | None,
    stream: CUstream | _Int | None,
) -> None:
    """Queues the signalling of imported semaphores on a stream.

    CUresult cuSignalExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray,
        const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray, unsigned int numExtSems,
        CUstream stream)

    Parameters
        extSemArray : sequence of CUexternalSemaphore, or None
        paramsArray : sequence of CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, or None
        stream : CUstream, int or None

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Fails with
        CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 10.0.
    Per-thread default stream variant: cuSignalExternalSemaphoresAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html
    """
def cuWaitExternalSemaphoresAsync(
    extSemArray: Sequence[CUexternalSemaphore] | None,
    paramsArray: Sequence[CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS] | None,
    stream: CUstream | _Int | None,
) -> None:
    """Makes a stream wait for imported semaphores; the host goes on.

    CUresult cuWaitExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray,
        const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray, unsigned int numExtSems,
        CUstream stream)

    Parameters
        extSemArray : sequence of CUexternalSemaphore, or None
        paramsArray : sequence of CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, or None
        stream : CUstream, int or None

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Fails with
        CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_SUPPORTED,
        CUDA_ERROR_TIMEOUT

    Releases the GIL. Since CUDA 10.0.
    Per-thread default stream variant: cuWaitExternalSemaphoresAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html
    """
def cuDestroyExternalSemaphore(extSem: CUexternalSemaphore | _Int | None) -> None:
    """Gives up an imported semaphore, for which nothing may wait any more.

    CUresult cuDestroyExternalSemaphore(CUexternalSemaphore extSem)

    Parameters
        extSem : CUexternalSemaphore, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_HANDLE

    Releases the GIL. Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html
    """
def cuStreamWaitValue32(
    stream: CUstream | _Int | None,
    addr: CUdeviceptr | _Int | None,
    value: cuuint32_t | _Int | None,
    flags: _Int | None = ...,
) -> None:
    """Makes the stream wait until 32 bits at addr have reached value, or compare with it as
    flags say.

    CUresult cuStreamWaitValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value,
        unsigned int flags)

    Parameters
        stream : CUstream, int or None
        addr : CUdeviceptr, int or None
        value : cuuint32_t, int or None
        flags : int or None; a comparison of CUstreamWaitValue_flags; where the device has
            CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES, CU_STREAM_WAIT_VALUE_FLUSH may be
            or-ed to it

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 11.7 as cuStreamWaitValue32_v2.
    Per-thread default stream variant: cuStreamWaitValue32_v2_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html
    """
def cuStreamWaitValue64(
    stream: CUstream | _Int | None,
    addr: CUdeviceptr | _Int | None,
    value: cuuint64_t | _Int | None,
    flags: _Int | None = ...,
) -> None:
    """Makes the stream wait until 64 bits at addr have reached value, or compare with it as
    flags say.

    CUresult cuStreamWaitValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value,
        unsigned int flags)

    Parameters
        stream : CUstream, int or None
        addr : CUdeviceptr, int or None
        value : cuuint64_t, int or None
        flags : int or None; a comparison of CUstreamWaitValue_flags; where the device has
            CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES, CU_STREAM_WAIT_VALUE_FLUSH may be
            or-ed to it

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 11.7 as cuStreamWaitValue64_v2.
    Per-thread default stream variant: cuStreamWaitValue64_v2_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html
    """
def cuStreamWriteValue32(
    stream: CUstream | _Int | None,
    addr: CUdeviceptr | _Int | None,
    value: cuuint32_t | _Int | None,
    flags: _Int | None = ...,
) -> None:
    """Makes the stream write 32 bits to addr when its turn comes.

    CUresult cuStreamWriteValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value,
        unsigned int flags)

    Parameters
        stream : CUstream, int or None
        addr : CUdeviceptr, int or None
        value : cuuint32_t, int or None
        flags : int or None; CUstreamWriteValue_flags, of which only
            CU_STREAM_WRITE_VALUE_DEFAULT (0) is taken

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 11.7 as cuStreamWriteValue32_v2.
    Per-thread default stream variant: cuStreamWriteValue32_v2_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html
    """
def cuStreamWriteValue64(
    stream: CUstream | _Int | None,
    addr: CUdeviceptr | _Int | None,
    value: cuuint64_t | _Int | None,
    flags: _Int | None = ...,
) -> None:
    """Makes the stream write 64 bits to addr when its turn comes.

    CUresult cuStreamWriteValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value,
        unsigned int flags)

    Parameters
        stream : CUstream, int or None
        addr : CUdeviceptr, int or None
        value : cuuint64_t, int or None
        flags : int or None; CUstreamWriteValue_flags, of which only
            CU_STREAM_WRITE_VALUE_DEFAULT (0) is taken

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 11.7 as cuStreamWriteValue64_v2.
    Per-thread default stream variant: cuStreamWriteValue64_v2_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html
    """
def cuStreamBatchMemOp(
    stream: CUstream | _Int | None,
    paramArray: Sequence[CUstreamBatchMemOpParams] | None,
    flags: _Int | None = ...,
) -> None:
    """Queues several operations on memory on a stream by one call, such as waits, writes,
    barriers, flushes and atomic reductions.

    CUresult cuStreamBatchMemOp_v2(CUstream stream, unsigned int count,
        CUstreamBatchMemOpParams *paramArray, unsigned int flags)

    Parameters
        stream : CUstream, int or None
        paramArray : sequence of CUstreamBatchMemOpParams, or None
        flags : int or None; has to be 0

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 11.7 as cuStreamBatchMemOp_v2.
    Per-thread default stream variant: cuStreamBatchMemOp_v2_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html
    """
def cuFuncGetAttribute(attrib: CUfunction_attribute | int, hfunc: CUfunction | _Int | None) -> int:
    """Asks for one property of a function, such as registers per thread or most threads per
    block.

    CUresult cuFuncGetAttribute(int *pi, CUfunction_attribute attrib, CUfunction hfunc)

    Parameters
        attrib : CUfunction_attribute or int
        hfunc : CUfunction, int or None

    Returns
        (CUresult, pi); cubind.checked.driver returns pi, or raises DriverError
        pi : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_FUNCTION_NOT_LOADED

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html
    """
def cuFuncSetAttribute(
    hfunc: CUfunction | _Int | None,
    attrib: CUfunction_attribute | int,
    value: _Int,
) -> None:
    """Sets a property of a function; more than 48 KiB of dynamic shared memory have to be
    allowed in this way.

    CUresult cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value)

    Parameters
        hfunc : CUfunction, int or None
        attrib : CUfunction_attribute or int
        value : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 9.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html
    """
def cuFuncSetCacheConfig(hfunc: CUfunction | _Int | None, config: CUfunc_cache | int) -> None:
    """Says whether a function does better with more L1 cache or shared memory; a wish, not an
    order.

    CUresult cuFuncSetCacheConfig(CUfunction hfunc, CUfunc_cache config)

    Parameters
        hfunc : CUfunction, int or None
        config : CUfunc_cache or int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,
        CUDA_ERROR_INVALID_CONTEXT

    May keep the GIL (see cubind.keep_gil). Since CUDA 3.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html
    """
def cuFuncGetModule(hfunc: CUfunction | _Int | None) -> CUmodule:
    """Gives the module that a function came from.

    CUresult cuFuncGetModule(CUmodule *hmod, CUfunction hfunc)

    Parameters
        hfunc : CUfunction, int or None

    Returns
        (CUresult, hmod); cubind.checked.driver returns hmod, or raises DriverError
        hmod : CUmodule

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_FOUND

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html
    """
def cuFuncGetName(hfunc: CUfunction | _Int | None) -> str | None:
    """Gives the name of a kernel in the code, mangled for C++.

    CUresult cuFuncGetName(const char **name, CUfunction hfunc)

    Parameters
        hfunc : CUfunction, int or None

    Returns
        name, or raises DriverError; cubind.driver returns (CUresult, name)
        name : str | None

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html
    """
def cuFuncGetParamInfo(func: CUfunction | _Int | None, paramIndex: _Int) -> tuple[int, int]:
    """Gives place and size of one parameter of a kernel; an index past the last one is an
    error.

    CUresult cuFuncGetParamInfo(CUfunction func, size_t paramIndex, size_t *paramOffset,
        size_t *paramSize)

    Parameters
        func : CUfunction, int or None
        paramIndex : int

    Returns
        (CUresult, paramOffset, paramSize); cubind.checked.driver returns (paramOffset,
            paramSize), or raises DriverError
        paramOffset : int; bytes from the start of the parameters
        paramSize : int; bytes

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html
    """
def cuFuncGetParamCount(func: CUfunction | _Int | None) -> int:
    """Counts the parameters of a kernel.

    CUresult cuFuncGetParamCount(CUfunction func, size_t *paramCount)

    Parameters
        func : CUfunction, int or None

    Returns
        (CUresult, paramCount); cubind.checked.driver returns paramCount, or raises
            DriverError
        paramCount : int

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html
    """
def cuFuncIsLoaded(function: CUfunction | _Int | None) -> CUfunctionLoadingState:
    """Tells whether a function's code is on the device already, which under lazy loading it
    may not be.

    CUresult cuFuncIsLoaded(CUfunctionLoadingState *state, CUfunction function)

    Parameters
        function : CUfunction, int or None

    Returns
        (CUresult, state); cubind.checked.driver returns state, or raises DriverError
        state : CUfunctionLoadingState

    Fails with
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html
    """
def cuFuncLoad(function: CUfunction | _Int | None) -> None:
    """Loads a function's code now, so that its first launch does not.

    CUresult cuFuncLoad(CUfunction function)

    Parameters
        function : CUfunction, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html
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
    """Queues a kernel on hStream and returns; arguments are copied, memory that they lead to
    is not.

    CUresult cuLaunchKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY,
        unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY,
        unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream,
        void **kernelParams, void **extra)

    Parameters
        f : CUfunction, int or None
        gridDimX, gridDimY, gridDimZ : int; blocks
        blockDimX, blockDimY, blockDimZ : int; threads
        sharedMemBytes : int; dynamic shared memory of each block
        hStream : CUstream, int or None
        kernelParams : (values, their ctypes types), int (address), buffer or None
        extra : int (address), or None

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_IMAGE, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_LAUNCH_FAILED, CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES,
        CUDA_ERROR_LAUNCH_TIMEOUT, CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING,
        CUDA_ERROR_SHARED_OBJECT_INIT_FAILED, CUDA_ERROR_NOT_FOUND

    Releases the GIL by default (see cubind.keep_gil). Since CUDA 4.0.
    Per-thread default stream variant: cuLaunchKernel_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html
    """
def cuLaunchKernelEx(
    config: CUlaunchConfig | None,
    f: CUfunction | _Int | None,
    kernelParams: _KernelParams,
    extra: _Int | None = ...,
) -> None:
    """Queues a kernel as config says, with attributes such as clusters or cooperation;
    arguments are copied.

    CUresult cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f,
        void **kernelParams, void **extra)

    Parameters
        config : CUlaunchConfig or None
        f : CUfunction, int or None
        kernelParams : (values, their ctypes types), int (address), buffer or None
        extra : int (address), or None

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_IMAGE, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_LAUNCH_FAILED, CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES,
        CUDA_ERROR_LAUNCH_TIMEOUT, CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING,
        CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED,
        CUDA_ERROR_NOT_FOUND

    Releases the GIL by default (see cubind.keep_gil). Since CUDA 11.6.
    Per-thread default stream variant: cuLaunchKernelEx_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    In cubind.core: launch.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html
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
    """Queues a kernel whose blocks all run at once and may wait for each other; a grid too
    large for that is an error.

    CUresult cuLaunchCooperativeKernel(CUfunction f, unsigned int gridDimX,
        unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX,
        unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes,
        CUstream hStream, void **kernelParams)

    Parameters
        f : CUfunction, int or None
        gridDimX, gridDimY, gridDimZ : int; blocks
        blockDimX, blockDimY, blockDimZ : int; threads
        sharedMemBytes : int; dynamic shared memory of each block
        hStream : CUstream, int or None
        kernelParams : (values, their ctypes types), int (address), buffer or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_IMAGE, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_LAUNCH_FAILED, CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES,
        CUDA_ERROR_LAUNCH_TIMEOUT, CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING,
        CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED,
        CUDA_ERROR_NOT_FOUND

    Releases the GIL. Since CUDA 9.0.
    Per-thread default stream variant: cuLaunchCooperativeKernel_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html
    """
def cuLaunchHostFunc(
    hStream: CUstream | _Int | None,
    fn: CUhostFn | _Int | Callable[..., object] | None,
    userData: object | None = ...,
) -> None:
    """Queues a call of fn on a thread of the driver's; fn must not call CUDA, and later work
    on hStream waits for it.

    CUresult cuLaunchHostFunc(CUstream hStream, CUhostFn fn, void *userData)

    Parameters
        hStream : CUstream, int or None
        fn : callable, CUhostFn, int (address of a C function) or None; called as
            fn(userData) -> None, exceptions go to sys.unraisablehook
        userData : any object, which the callable gets; int (address) for a C function, or
            None

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 10.0.
    Per-thread default stream variant: cuLaunchHostFunc_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    In cubind.core: Stream.callback.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html
    """
def cuLaunchHostFunc_v2(
    hStream: CUstream | _Int | None,
    fn: CUhostFn | _Int | Callable[..., object] | None,
    userData: object,
    syncMode: _Int,
) -> None:
    """Queues a call of fn on a thread of the driver's; fn must not call CUDA, and later work
    on hStream waits for it.

    CUresult cuLaunchHostFunc_v2(CUstream hStream, CUhostFn fn, void *userData,
        unsigned int syncMode)

    Parameters
        hStream : CUstream, int or None
        fn : callable, CUhostFn, int (address of a C function) or None; called as
            fn(userData) -> None, exceptions go to sys.unraisablehook
        userData : any object, which the callable gets; int (address) for a C function
        syncMode : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 13.2.
    Per-thread default stream variant: cuLaunchHostFunc_v2_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    In cubind.core: Stream.callback.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html
    """
def cuFuncSetBlockShape(hfunc: CUfunction | _Int | None, x: _Int, y: _Int, z: _Int) -> None:
    """Sets up a launch piece by piece, as it was done of old; cuLaunchKernel takes all at
    once.

    CUresult cuFuncSetBlockShape(CUfunction hfunc, int x, int y, int z)

    Parameters
        hfunc : CUfunction, int or None
        x, y, z : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html
    """
def cuFuncSetSharedSize(hfunc: CUfunction | _Int | None, numbytes: _Int) -> None:
    """Sets up a launch piece by piece, as it was done of old; cuLaunchKernel takes all at
    once.

    CUresult cuFuncSetSharedSize(CUfunction hfunc, unsigned int bytes)

    Parameters
        hfunc : CUfunction, int or None
        numbytes : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html
    """
def cuParamSetSize(hfunc: CUfunction | _Int | None, numbytes: _Int) -> None:
    """Sets up a launch piece by piece, as it was done of old; cuLaunchKernel takes all at
    once.

    CUresult cuParamSetSize(CUfunction hfunc, unsigned int numbytes)

    Parameters
        hfunc : CUfunction, int or None
        numbytes : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html
    """
def cuParamSeti(hfunc: CUfunction | _Int | None, offset: _Int, value: _Int) -> None:
    """Sets up a launch piece by piece, as it was done of old; cuLaunchKernel takes all at
    once.

    CUresult cuParamSeti(CUfunction hfunc, int offset, unsigned int value)

    Parameters
        hfunc : CUfunction, int or None
        offset, value : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html
    """
def cuParamSetf(hfunc: CUfunction | _Int | None, offset: _Int, value: SupportsFloat) -> None:
    """Sets up a launch piece by piece, as it was done of old; cuLaunchKernel takes all at
    once.

    CUresult cuParamSetf(CUfunction hfunc, int offset, float value)

    Parameters
        hfunc : CUfunction, int or None
        offset : int
        value : float

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html
    """
def cuParamSetv(
    hfunc: CUfunction | _Int | None,
    offset: _Int,
    ptr: _Address,
    numbytes: _Int,
) -> None:
    """Sets up a launch piece by piece, as it was done of old; cuLaunchKernel takes all at
    once.

    CUresult cuParamSetv(CUfunction hfunc, int offset, void *ptr, unsigned int numbytes)

    Parameters
        hfunc : CUfunction, int or None
        offset : int
        ptr : int (address), buffer or None; at least numbytes bytes long
        numbytes : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html
    """
def cuLaunch(f: CUfunction | _Int | None) -> None:
    """Launches what was set up piece by piece, as it was done of old; cuLaunchKernel takes all
    at once.

    CUresult cuLaunch(CUfunction f)

    Parameters
        f : CUfunction, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_LAUNCH_FAILED,
        CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES, CUDA_ERROR_LAUNCH_TIMEOUT,
        CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED

    Releases the GIL. Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html
    """
def cuLaunchGrid(f: CUfunction | _Int | None, grid_width: _Int, grid_height: _Int) -> None:
    """Launches what was set up piece by piece, as it was done of old; cuLaunchKernel takes all
    at once.

    CUresult cuLaunchGrid(CUfunction f, int grid_width, int grid_height)

    Parameters
        f : CUfunction, int or None
        grid_width, grid_height : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_LAUNCH_FAILED,
        CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES, CUDA_ERROR_LAUNCH_TIMEOUT,
        CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED

    Releases the GIL. Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html
    """
def cuLaunchGridAsync(
    f: CUfunction | _Int | None,
    grid_width: _Int,
    grid_height: _Int,
    hStream: CUstream | _Int | None,
) -> None:
    """Launches what was set up piece by piece, as it was done of old; cuLaunchKernel takes all
    at once.

    CUresult cuLaunchGridAsync(CUfunction f, int grid_width, int grid_height,
        CUstream hStream)

    Parameters
        f : CUfunction, int or None
        grid_width, grid_height : int
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_LAUNCH_FAILED,
        CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES, CUDA_ERROR_LAUNCH_TIMEOUT,
        CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED

    Releases the GIL. Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html
    """
def cuLaunchCooperativeKernelMultiDevice(
    launchParamsList: Sequence[CUDA_LAUNCH_PARAMS] | None,
    flags: _Int,
) -> None:
    """Queues one cooperative kernel on several devices, whose blocks can wait for each other;
    deprecated.

    CUresult cuLaunchCooperativeKernelMultiDevice(CUDA_LAUNCH_PARAMS *launchParamsList,
        unsigned int numDevices, unsigned int flags)

    Parameters
        launchParamsList : sequence of CUDA_LAUNCH_PARAMS, or None
        flags : int; CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_*, or-ed

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_IMAGE, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_LAUNCH_FAILED, CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES,
        CUDA_ERROR_LAUNCH_TIMEOUT, CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING,
        CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED

    Releases the GIL. Since CUDA 9.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html
    """
def cuParamSetTexRef(
    hfunc: CUfunction | _Int | None,
    texunit: _Int,
    hTexRef: CUtexref | _Int | None,
) -> None:
    """Gives a texture reference to a function; deprecated and without effect.

    CUresult cuParamSetTexRef(CUfunction hfunc, int texunit, CUtexref hTexRef)

    Parameters
        hfunc : CUfunction, int or None
        texunit : int
        hTexRef : CUtexref, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html
    """
def cuFuncSetSharedMemConfig(hfunc: CUfunction | _Int | None, config: CUsharedconfig | int) -> None:
    """Sets the width of shared memory banks for kernels; deprecated, newer devices ignore it.

    CUresult cuFuncSetSharedMemConfig(CUfunction hfunc, CUsharedconfig config)

    Parameters
        hfunc : CUfunction, int or None
        config : CUsharedconfig or int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,
        CUDA_ERROR_INVALID_CONTEXT

    May keep the GIL (see cubind.keep_gil). Since CUDA 4.2. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html
    """
def cuGraphCreate(flags: _Int | None = ...) -> CUgraph:
    """Makes an empty graph, to which nodes are added; cuGraphInstantiate turns it into
    something that runs.

    CUresult cuGraphCreate(CUgraph *phGraph, unsigned int flags)

    Parameters
        flags : int or None; has to be 0

    Returns
        phGraph, or raises DriverError; cubind.driver returns (CUresult, phGraph)
        phGraph : CUgraph

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_OUT_OF_MEMORY

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphAddKernelNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    nodeParams: CUDA_KERNEL_NODE_PARAMS | None,
) -> CUgraphNode:
    """Adds a launch to a graph; arguments are copied now, and used at every run.

    CUresult cuGraphAddKernelNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, size_t numDependencies,
        const CUDA_KERNEL_NODE_PARAMS *nodeParams)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None
        nodeParams : CUDA_KERNEL_NODE_PARAMS or None

    Returns
        phGraphNode, or raises DriverError; cubind.driver returns (CUresult, phGraphNode)
        phGraphNode : CUgraphNode

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.0 as cuGraphAddKernelNode_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphKernelNodeGetParams(hNode: CUgraphNode | _Int | None) -> CUDA_KERNEL_NODE_PARAMS:
    """Gives what a node was made with; pointers in it belong to the node.

    CUresult cuGraphKernelNodeGetParams_v2(CUgraphNode hNode,
        CUDA_KERNEL_NODE_PARAMS *nodeParams)

    Parameters
        hNode : CUgraphNode, int or None

    Returns
        (CUresult, nodeParams); cubind.checked.driver returns nodeParams, or raises
            DriverError
        nodeParams : CUDA_KERNEL_NODE_PARAMS

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.0 as
        cuGraphKernelNodeGetParams_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphKernelNodeSetParams(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_KERNEL_NODE_PARAMS | None,
) -> None:
    """Changes a node of a graph; graphs that were instantiated before do not see it.

    CUresult cuGraphKernelNodeSetParams_v2(CUgraphNode hNode,
        const CUDA_KERNEL_NODE_PARAMS *nodeParams)

    Parameters
        hNode : CUgraphNode, int or None
        nodeParams : CUDA_KERNEL_NODE_PARAMS or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.0 as
        cuGraphKernelNodeSetParams_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphAddMemcpyNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    copyParams: CUDA_MEMCPY3D | None,
    ctx: CUcontext | _Int | None,
) -> CUgraphNode:
    """Adds a copy to a graph.

    CUresult cuGraphAddMemcpyNode(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, size_t numDependencies,
        const CUDA_MEMCPY3D *copyParams, CUcontext ctx)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None
        copyParams : CUDA_MEMCPY3D or None
        ctx : CUcontext, int or None

    Returns
        phGraphNode, or raises DriverError; cubind.driver returns (CUresult, phGraphNode)
        phGraphNode : CUgraphNode

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphMemcpyNodeGetParams(hNode: CUgraphNode | _Int | None) -> CUDA_MEMCPY3D:
    """Gives what a node was made with; pointers in it belong to the node.

    CUresult cuGraphMemcpyNodeGetParams(CUgraphNode hNode, CUDA_MEMCPY3D *nodeParams)

    Parameters
        hNode : CUgraphNode, int or None

    Returns
        (CUresult, nodeParams); cubind.checked.driver returns nodeParams, or raises
            DriverError
        nodeParams : CUDA_MEMCPY3D

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphMemcpyNodeSetParams(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_MEMCPY3D | None,
) -> None:
    """Changes a node of a graph; graphs that were instantiated before do not see it.

    CUresult cuGraphMemcpyNodeSetParams(CUgraphNode hNode, const CUDA_MEMCPY3D *nodeParams)

    Parameters
        hNode : CUgraphNode, int or None
        nodeParams : CUDA_MEMCPY3D or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphAddMemsetNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    memsetParams: CUDA_MEMSET_NODE_PARAMS | None,
    ctx: CUcontext | _Int | None,
) -> CUgraphNode:
    """Adds the setting of device memory to a graph.

    CUresult cuGraphAddMemsetNode(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, size_t numDependencies,
        const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None
        memsetParams : CUDA_MEMSET_NODE_PARAMS or None
        ctx : CUcontext, int or None

    Returns
        phGraphNode, or raises DriverError; cubind.driver returns (CUresult, phGraphNode)
        phGraphNode : CUgraphNode

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_CONTEXT

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphMemsetNodeGetParams(hNode: CUgraphNode | _Int | None) -> CUDA_MEMSET_NODE_PARAMS:
    """Gives what a node was made with; pointers in it belong to the node.

    CUresult cuGraphMemsetNodeGetParams(CUgraphNode hNode,
        CUDA_MEMSET_NODE_PARAMS *nodeParams)

    Parameters
        hNode : CUgraphNode, int or None

    Returns
        (CUresult, nodeParams); cubind.checked.driver returns nodeParams, or raises
            DriverError
        nodeParams : CUDA_MEMSET_NODE_PARAMS

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphMemsetNodeSetParams(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_MEMSET_NODE_PARAMS | None,
) -> None:
    """Changes a node of a graph; graphs that were instantiated before do not see it.

    CUresult cuGraphMemsetNodeSetParams(CUgraphNode hNode,
        const CUDA_MEMSET_NODE_PARAMS *nodeParams)

    Parameters
        hNode : CUgraphNode, int or None
        nodeParams : CUDA_MEMSET_NODE_PARAMS or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphAddHostNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    nodeParams: CUDA_HOST_NODE_PARAMS | None,
) -> CUgraphNode:
    """Adds a call of a host function to a graph; it must not call CUDA.

    CUresult cuGraphAddHostNode(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, size_t numDependencies,
        const CUDA_HOST_NODE_PARAMS *nodeParams)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None
        nodeParams : CUDA_HOST_NODE_PARAMS or None

    Returns
        phGraphNode, or raises DriverError; cubind.driver returns (CUresult, phGraphNode)
        phGraphNode : CUgraphNode

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphHostNodeGetParams(hNode: CUgraphNode | _Int | None) -> CUDA_HOST_NODE_PARAMS:
    """Gives what a node was made with; pointers in it belong to the node.

    CUresult cuGraphHostNodeGetParams(CUgraphNode hNode, CUDA_HOST_NODE_PARAMS *nodeParams)

    Parameters
        hNode : CUgraphNode, int or None

    Returns
        (CUresult, nodeParams); cubind.checked.driver returns nodeParams, or raises
            DriverError
        nodeParams : CUDA_HOST_NODE_PARAMS

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphHostNodeSetParams(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_HOST_NODE_PARAMS | None,
) -> None:
    """Changes a node of a graph; graphs that were instantiated before do not see it.

    CUresult cuGraphHostNodeSetParams(CUgraphNode hNode,
        const CUDA_HOST_NODE_PARAMS *nodeParams)

    Parameters
        hNode : CUgraphNode, int or None
        nodeParams : CUDA_HOST_NODE_PARAMS or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphAddChildGraphNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    childGraph: CUgraph | _Int | None,
) -> CUgraphNode:
    """Adds a copy of another graph to a graph, as one node.

    CUresult cuGraphAddChildGraphNode(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, size_t numDependencies, CUgraph childGraph)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None
        childGraph : CUgraph, int or None

    Returns
        phGraphNode, or raises DriverError; cubind.driver returns (CUresult, phGraphNode)
        phGraphNode : CUgraphNode

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphChildGraphNodeGetGraph(hNode: CUgraphNode | _Int | None) -> CUgraph:
    """Gives the graph inside a child graph node; it belongs to the node.

    CUresult cuGraphChildGraphNodeGetGraph(CUgraphNode hNode, CUgraph *phGraph)

    Parameters
        hNode : CUgraphNode, int or None

    Returns
        (CUresult, phGraph); cubind.checked.driver returns phGraph, or raises DriverError
        phGraph : CUgraph

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphAddEmptyNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
) -> CUgraphNode:
    """Adds a node that does nothing, to join many dependencies in one.

    CUresult cuGraphAddEmptyNode(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, size_t numDependencies)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None

    Returns
        phGraphNode, or raises DriverError; cubind.driver returns (CUresult, phGraphNode)
        phGraphNode : CUgraphNode

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphAddEventRecordNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    event: CUevent | _Int | None,
) -> CUgraphNode:
    """Adds the recording of an event to a graph.

    CUresult cuGraphAddEventRecordNode(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, size_t numDependencies, CUevent event)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None
        event : CUevent, int or None

    Returns
        phGraphNode, or raises DriverError; cubind.driver returns (CUresult, phGraphNode)
        phGraphNode : CUgraphNode

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphEventRecordNodeGetEvent(hNode: CUgraphNode | _Int | None) -> CUevent:
    """Gives the event that a node records or waits for.

    CUresult cuGraphEventRecordNodeGetEvent(CUgraphNode hNode, CUevent *event_out)

    Parameters
        hNode : CUgraphNode, int or None

    Returns
        (CUresult, event_out); cubind.checked.driver returns event_out, or raises
            DriverError
        event_out : CUevent

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphEventRecordNodeSetEvent(
    hNode: CUgraphNode | _Int | None,
    event: CUevent | _Int | None,
) -> None:
    """Gives a node another event; graphs that were instantiated before do not see it.

    CUresult cuGraphEventRecordNodeSetEvent(CUgraphNode hNode, CUevent event)

    Parameters
        hNode : CUgraphNode, int or None
        event : CUevent, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphAddEventWaitNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    event: CUevent | _Int | None,
) -> CUgraphNode:
    """Adds a wait for an event to a graph.

    CUresult cuGraphAddEventWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, size_t numDependencies, CUevent event)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None
        event : CUevent, int or None

    Returns
        phGraphNode, or raises DriverError; cubind.driver returns (CUresult, phGraphNode)
        phGraphNode : CUgraphNode

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphEventWaitNodeGetEvent(hNode: CUgraphNode | _Int | None) -> CUevent:
    """Gives the event that a node records or waits for.

    CUresult cuGraphEventWaitNodeGetEvent(CUgraphNode hNode, CUevent *event_out)

    Parameters
        hNode : CUgraphNode, int or None

    Returns
        (CUresult, event_out); cubind.checked.driver returns event_out, or raises
            DriverError
        event_out : CUevent

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphEventWaitNodeSetEvent(
    hNode: CUgraphNode | _Int | None,
    event: CUevent | _Int | None,
) -> None:
    """Gives a node another event; graphs that were instantiated before do not see it.

    CUresult cuGraphEventWaitNodeSetEvent(CUgraphNode hNode, CUevent event)

    Parameters
        hNode : CUgraphNode, int or None
        event : CUevent, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphAddExternalSemaphoresSignalNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    nodeParams: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS | None,
) -> CUgraphNode:
    """Adds the signalling of imported semaphores, or a wait for them, to a graph.

    CUresult cuGraphAddExternalSemaphoresSignalNode(CUgraphNode *phGraphNode,
        CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies,
        const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None
        nodeParams : CUDA_EXT_SEM_SIGNAL_NODE_PARAMS or None

    Returns
        phGraphNode, or raises DriverError; cubind.driver returns (CUresult, phGraphNode)
        phGraphNode : CUgraphNode

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphExternalSemaphoresSignalNodeGetParams(
    hNode: CUgraphNode | _Int | None,
) -> CUDA_EXT_SEM_SIGNAL_NODE_PARAMS:
    """Gives the semaphores that a node signals.

    CUresult cuGraphExternalSemaphoresSignalNodeGetParams(CUgraphNode hNode,
        CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *params_out)

    Parameters
        hNode : CUgraphNode, int or None

    Returns
        (CUresult, params_out); cubind.checked.driver returns params_out, or raises
            DriverError
        params_out : CUDA_EXT_SEM_SIGNAL_NODE_PARAMS

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphExternalSemaphoresSignalNodeSetParams(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS | None,
) -> None:
    """Changes the semaphores that a node signals.

    CUresult cuGraphExternalSemaphoresSignalNodeSetParams(CUgraphNode hNode,
        const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)

    Parameters
        hNode : CUgraphNode, int or None
        nodeParams : CUDA_EXT_SEM_SIGNAL_NODE_PARAMS or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphAddExternalSemaphoresWaitNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    nodeParams: CUDA_EXT_SEM_WAIT_NODE_PARAMS | None,
) -> CUgraphNode:
    """Adds the signalling of imported semaphores, or a wait for them, to a graph.

    CUresult cuGraphAddExternalSemaphoresWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, size_t numDependencies,
        const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None
        nodeParams : CUDA_EXT_SEM_WAIT_NODE_PARAMS or None

    Returns
        phGraphNode, or raises DriverError; cubind.driver returns (CUresult, phGraphNode)
        phGraphNode : CUgraphNode

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphExternalSemaphoresWaitNodeGetParams(
    hNode: CUgraphNode | _Int | None,
) -> CUDA_EXT_SEM_WAIT_NODE_PARAMS:
    """Gives the semaphores that a node waits for.

    CUresult cuGraphExternalSemaphoresWaitNodeGetParams(CUgraphNode hNode,
        CUDA_EXT_SEM_WAIT_NODE_PARAMS *params_out)

    Parameters
        hNode : CUgraphNode, int or None

    Returns
        (CUresult, params_out); cubind.checked.driver returns params_out, or raises
            DriverError
        params_out : CUDA_EXT_SEM_WAIT_NODE_PARAMS

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphExternalSemaphoresWaitNodeSetParams(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_EXT_SEM_WAIT_NODE_PARAMS | None,
) -> None:
    """Changes the semaphores that a node waits for.

    CUresult cuGraphExternalSemaphoresWaitNodeSetParams(CUgraphNode hNode,
        const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)

    Parameters
        hNode : CUgraphNode, int or None
        nodeParams : CUDA_EXT_SEM_WAIT_NODE_PARAMS or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphAddBatchMemOpNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    nodeParams: CUDA_BATCH_MEM_OP_NODE_PARAMS | None,
) -> CUgraphNode:
    """Adds several operations of cuStreamBatchMemOp to a graph, as one node.

    CUresult cuGraphAddBatchMemOpNode(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, size_t numDependencies,
        const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None
        nodeParams : CUDA_BATCH_MEM_OP_NODE_PARAMS or None

    Returns
        phGraphNode, or raises DriverError; cubind.driver returns (CUresult, phGraphNode)
        phGraphNode : CUgraphNode

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.7.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphBatchMemOpNodeGetParams(
    hNode: CUgraphNode | _Int | None,
) -> CUDA_BATCH_MEM_OP_NODE_PARAMS:
    """Gives the memory operations of a node.

    CUresult cuGraphBatchMemOpNodeGetParams(CUgraphNode hNode,
        CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams_out)

    Parameters
        hNode : CUgraphNode, int or None

    Returns
        (CUresult, nodeParams_out); cubind.checked.driver returns nodeParams_out, or raises
            DriverError
        nodeParams_out : CUDA_BATCH_MEM_OP_NODE_PARAMS

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.7.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphBatchMemOpNodeSetParams(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_BATCH_MEM_OP_NODE_PARAMS | None,
) -> None:
    """Changes the memory operations of a node.

    CUresult cuGraphBatchMemOpNodeSetParams(CUgraphNode hNode,
        const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)

    Parameters
        hNode : CUgraphNode, int or None
        nodeParams : CUDA_BATCH_MEM_OP_NODE_PARAMS or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.7.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphExecBatchMemOpNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_BATCH_MEM_OP_NODE_PARAMS | None,
) -> None:
    """Changes the memory operations of a node, in a graph that is instantiated.

    CUresult cuGraphExecBatchMemOpNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
        const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hNode : CUgraphNode, int or None
        nodeParams : CUDA_BATCH_MEM_OP_NODE_PARAMS or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.7.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphAddMemAllocNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    nodeParams: CUDA_MEM_ALLOC_NODE_PARAMS | None,
) -> CUgraphNode:
    """Adds an allocation to a graph; its address is fixed now, and comes back in nodeParams.

    CUresult cuGraphAddMemAllocNode(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, size_t numDependencies,
        CUDA_MEM_ALLOC_NODE_PARAMS *nodeParams)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None
        nodeParams : CUDA_MEM_ALLOC_NODE_PARAMS or None; in and out

    Returns
        phGraphNode, or raises DriverError; cubind.driver returns (CUresult, phGraphNode)
        phGraphNode : CUgraphNode

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphMemAllocNodeGetParams(hNode: CUgraphNode | _Int | None) -> CUDA_MEM_ALLOC_NODE_PARAMS:
    """Tells which memory a node allocates or frees.

    CUresult cuGraphMemAllocNodeGetParams(CUgraphNode hNode,
        CUDA_MEM_ALLOC_NODE_PARAMS *params_out)

    Parameters
        hNode : CUgraphNode, int or None

    Returns
        (CUresult, params_out); cubind.checked.driver returns params_out, or raises
            DriverError
        params_out : CUDA_MEM_ALLOC_NODE_PARAMS

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphAddMemFreeNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    dptr: CUdeviceptr | _Int | None,
) -> CUgraphNode:
    """Adds the freeing of memory that an allocation node of a graph made.

    CUresult cuGraphAddMemFreeNode(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, size_t numDependencies, CUdeviceptr dptr)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None
        dptr : CUdeviceptr, int or None

    Returns
        phGraphNode, or raises DriverError; cubind.driver returns (CUresult, phGraphNode)
        phGraphNode : CUgraphNode

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphMemFreeNodeGetParams(hNode: CUgraphNode | _Int | None) -> CUdeviceptr:
    """Tells which memory a node allocates or frees.

    CUresult cuGraphMemFreeNodeGetParams(CUgraphNode hNode, CUdeviceptr *dptr_out)

    Parameters
        hNode : CUgraphNode, int or None

    Returns
        (CUresult, dptr_out); cubind.checked.driver returns dptr_out, or raises DriverError
        dptr_out : CUdeviceptr

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuDeviceGraphMemTrim(device: CUdevice | _Int | None) -> None:
    """Gives memory that graphs had allocated and do not use back to the system.

    CUresult cuDeviceGraphMemTrim(CUdevice device)

    Parameters
        device : CUdevice, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_DEVICE

    Releases the GIL. Since CUDA 11.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuDeviceGetGraphMemAttribute(device: CUdevice | _Int | None, attr: CUgraphMem_attribute) -> Any:
    """Asks how much memory graphs use on a device.

    CUresult cuDeviceGetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr,
        void *value)

    Parameters
        device : CUdevice, int or None
        attr : CUgraphMem_attribute

    Returns
        (CUresult, value); cubind.checked.driver returns value, or raises DriverError
        value : Any; of the type that attr calls for

    Types of value by attr
        cuuint64_t : CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT, CU_GRAPH_MEM_ATTR_USED_MEM_HIGH,
            CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT, CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH

    Fails with
        CUDA_ERROR_INVALID_DEVICE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuDeviceSetGraphMemAttribute(
    device: CUdevice | _Int | None,
    attr: CUgraphMem_attribute,
    value: Any,
) -> None:
    """Sets a high-water mark of the memory that graphs use back to 0.

    CUresult cuDeviceSetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr,
        void *value)

    Parameters
        device : CUdevice, int or None
        attr : CUgraphMem_attribute
        value : a value, of the type that attr calls for

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Types of value by attr
        cuuint64_t : CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT, CU_GRAPH_MEM_ATTR_USED_MEM_HIGH,
            CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT, CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH

    Fails with
        CUDA_ERROR_INVALID_DEVICE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphClone(originalGraph: CUgraph | _Int | None) -> CUgraph:
    """Makes a copy of a graph with all its child graphs; it takes a cuGraphDestroy of its own.

    CUresult cuGraphClone(CUgraph *phGraphClone, CUgraph originalGraph)

    Parameters
        originalGraph : CUgraph, int or None

    Returns
        (CUresult, phGraphClone); cubind.checked.driver returns phGraphClone, or raises
            DriverError
        phGraphClone : CUgraph

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphNodeFindInClone(
    hOriginalNode: CUgraphNode | _Int | None,
    hClonedGraph: CUgraph | _Int | None,
) -> CUgraphNode:
    """Finds the copy of a node in a clone of its graph.

    CUresult cuGraphNodeFindInClone(CUgraphNode *phNode, CUgraphNode hOriginalNode,
        CUgraph hClonedGraph)

    Parameters
        hOriginalNode : CUgraphNode, int or None
        hClonedGraph : CUgraph, int or None

    Returns
        (CUresult, phNode); cubind.checked.driver returns phNode, or raises DriverError
        phNode : CUgraphNode

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphNodeGetType(hNode: CUgraphNode | _Int | None) -> CUgraphNodeType:
    """Tells what a node does.

    CUresult cuGraphNodeGetType(CUgraphNode hNode, CUgraphNodeType *type)

    Parameters
        hNode : CUgraphNode, int or None

    Returns
        (CUresult, typename); cubind.checked.driver returns typename, or raises DriverError
        typename : CUgraphNodeType

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphNodeGetContainingGraph(hNode: CUgraphNode | _Int | None) -> CUgraph:
    """Gives the graph that a node is in.

    CUresult cuGraphNodeGetContainingGraph(CUgraphNode hNode, CUgraph *phGraph)

    Parameters
        hNode : CUgraphNode, int or None

    Returns
        (CUresult, phGraph); cubind.checked.driver returns phGraph, or raises DriverError
        phGraph : CUgraph

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphNodeGetLocalId(hNode: CUgraphNode | _Int | None) -> int:
    """Gives the number of a node within its graph, as cuGraphDebugDotPrint writes it.

    CUresult cuGraphNodeGetLocalId(CUgraphNode hNode, unsigned int *nodeId)

    Parameters
        hNode : CUgraphNode, int or None

    Returns
        (CUresult, nodeId); cubind.checked.driver returns nodeId, or raises DriverError
        nodeId : int

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphNodeGetToolsId(hNode: CUgraphNode | _Int | None) -> int:
    """Gives the number by which profilers know a node.

    CUresult cuGraphNodeGetToolsId(CUgraphNode hNode, unsigned long long *toolsNodeId)

    Parameters
        hNode : CUgraphNode, int or None

    Returns
        (CUresult, toolsNodeId); cubind.checked.driver returns toolsNodeId, or raises
            DriverError
        toolsNodeId : int

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphGetId(hGraph: CUgraph | _Int | None) -> int:
    """Gives a number that no other graph has.

    CUresult cuGraphGetId(CUgraph hGraph, unsigned int *graphId)

    Parameters
        hGraph : CUgraph, int or None

    Returns
        (CUresult, graphId); cubind.checked.driver returns graphId, or raises DriverError
        graphId : int

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphExecGetId(hGraphExec: CUgraphExec | _Int | None) -> int:
    """Gives a number that no other graph has.

    CUresult cuGraphExecGetId(CUgraphExec hGraphExec, unsigned int *graphId)

    Parameters
        hGraphExec : CUgraphExec, int or None

    Returns
        (CUresult, graphId); cubind.checked.driver returns graphId, or raises DriverError
        graphId : int

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphGetNodes(hGraph: CUgraph | _Int | None) -> list[CUgraphNode]:
    """Lists the nodes of a graph, in no particular order.

    CUresult cuGraphGetNodes(CUgraph hGraph, CUgraphNode *nodes, size_t *numNodes)

    Parameters
        hGraph : CUgraph, int or None

    Returns
        nodes, or raises DriverError; cubind.driver returns (CUresult, nodes, numNodes)
        nodes : list[CUgraphNode]

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphGetRootNodes(hGraph: CUgraph | _Int | None) -> list[CUgraphNode]:
    """Lists the nodes of a graph that depend on none.

    CUresult cuGraphGetRootNodes(CUgraph hGraph, CUgraphNode *rootNodes,
        size_t *numRootNodes)

    Parameters
        hGraph : CUgraph, int or None

    Returns
        rootNodes, or raises DriverError; cubind.driver returns (CUresult, rootNodes,
            numRootNodes)
        rootNodes : list[CUgraphNode]

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphGetEdges(
    hGraph: CUgraph | _Int | None,
) -> tuple[list[CUgraphNode], list[CUgraphNode], list[CUgraphEdgeData]]:
    """Lists the edges of a graph as pairs, from[i] before to[i].

    CUresult cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to,
        CUgraphEdgeData *edgeData, size_t *numEdges)

    Parameters
        hGraph : CUgraph, int or None

    Returns
        (from_, to, edgeData), or raises DriverError; cubind.driver returns (CUresult,
            from_, to, edgeData, numEdges)
        from_, to : list[CUgraphNode]
        edgeData : list[CUgraphEdgeData]

    Fails with
        CUDA_ERROR_LOSSY_QUERY, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.3 as cuGraphGetEdges_v2; other
        parameters before 13.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphNodeGetDependencies(
    hNode: CUgraphNode | _Int | None,
) -> tuple[list[CUgraphNode], list[CUgraphEdgeData]]:
    """Lists the nodes that a node waits for.

    CUresult cuGraphNodeGetDependencies_v2(CUgraphNode hNode, CUgraphNode *dependencies,
        CUgraphEdgeData *edgeData, size_t *numDependencies)

    Parameters
        hNode : CUgraphNode, int or None

    Returns
        (dependencies, edgeData), or raises DriverError; cubind.driver returns (CUresult,
            dependencies, edgeData, numDependencies)
        dependencies : list[CUgraphNode]
        edgeData : list[CUgraphEdgeData]

    Fails with
        CUDA_ERROR_LOSSY_QUERY, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.3 as
        cuGraphNodeGetDependencies_v2; other parameters before 13.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphNodeGetDependentNodes(
    hNode: CUgraphNode | _Int | None,
) -> tuple[list[CUgraphNode], list[CUgraphEdgeData]]:
    """Lists the nodes that wait for a node.

    CUresult cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode, CUgraphNode *dependentNodes,
        CUgraphEdgeData *edgeData, size_t *numDependentNodes)

    Parameters
        hNode : CUgraphNode, int or None

    Returns
        (dependentNodes, edgeData), or raises DriverError; cubind.driver returns (CUresult,
            dependentNodes, edgeData, numDependentNodes)
        dependentNodes : list[CUgraphNode]
        edgeData : list[CUgraphEdgeData]

    Fails with
        CUDA_ERROR_LOSSY_QUERY, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.3 as
        cuGraphNodeGetDependentNodes_v2; other parameters before 13.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphAddDependencies(
    hGraph: CUgraph | _Int | None,
    from_: Sequence[CUgraphNode] | None,
    to: Sequence[CUgraphNode] | None,
    edgeData: Sequence[CUgraphEdgeData] | None = ...,
) -> None:
    """Adds edges to a graph, such that to[i] waits for from_[i].

    CUresult cuGraphAddDependencies_v2(CUgraph hGraph, const CUgraphNode *from,
        const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies)

    Parameters
        hGraph : CUgraph, int or None
        from_, to : sequence of CUgraphNode, or None
        edgeData : sequence of CUgraphEdgeData, or None

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.3 as cuGraphAddDependencies_v2;
        other parameters before 13.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphRemoveDependencies(
    hGraph: CUgraph | _Int | None,
    from_: Sequence[CUgraphNode] | None,
    to: Sequence[CUgraphNode] | None,
    edgeData: Sequence[CUgraphEdgeData] | None = ...,
) -> None:
    """Takes the edges from from_[i] to to[i] out of a graph.

    CUresult cuGraphRemoveDependencies_v2(CUgraph hGraph, const CUgraphNode *from,
        const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies)

    Parameters
        hGraph : CUgraph, int or None
        from_, to : sequence of CUgraphNode, or None
        edgeData : sequence of CUgraphEdgeData, or None

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.3 as cuGraphRemoveDependencies_v2;
        other parameters before 13.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphDestroyNode(hNode: CUgraphNode | _Int | None) -> None:
    """Takes a node and its edges out of a graph.

    CUresult cuGraphDestroyNode(CUgraphNode hNode)

    Parameters
        hNode : CUgraphNode, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphInstantiate(hGraph: CUgraph | _Int | None, flags: _Int | None = ...) -> CUgraphExec:
    """Checks a graph and turns it into one that can be launched; later changes of the graph do
    not reach it.

    CUresult cuGraphInstantiateWithFlags(CUgraphExec *phGraphExec, CUgraph hGraph,
        unsigned long long flags)

    Parameters
        hGraph : CUgraph, int or None
        flags : int or None; CUgraphInstantiate_flags, or-ed

    Returns
        phGraphExec, or raises DriverError; cubind.driver returns (CUresult, phGraphExec)
        phGraphExec : CUgraphExec

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 11.4 as cuGraphInstantiateWithFlags; other parameters
        before 12.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphInstantiateWithParams(
    hGraph: CUgraph | _Int | None,
    instantiateParams: CUDA_GRAPH_INSTANTIATE_PARAMS | None,
) -> CUgraphExec:
    """Turns a graph into one that can be launched, and tells in instantiateParams why it could
    not.

    CUresult cuGraphInstantiateWithParams(CUgraphExec *phGraphExec, CUgraph hGraph,
        CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams)

    Parameters
        hGraph : CUgraph, int or None
        instantiateParams : CUDA_GRAPH_INSTANTIATE_PARAMS or None; in and out

    Returns
        (CUresult, phGraphExec); cubind.checked.driver returns phGraphExec, or raises
            DriverError
        phGraphExec : CUgraphExec

    Fails with
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 12.0.
    Per-thread default stream variant: cuGraphInstantiateWithParams_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphExecGetFlags(hGraphExec: CUgraphExec | _Int | None) -> cuuint64_t:
    """Gives the flags with which a graph was instantiated.

    CUresult cuGraphExecGetFlags(CUgraphExec hGraphExec, cuuint64_t *flags)

    Parameters
        hGraphExec : CUgraphExec, int or None

    Returns
        (CUresult, flags); cubind.checked.driver returns flags, or raises DriverError
        flags : cuuint64_t; CUgraphInstantiate_flags, or-ed

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphExecKernelNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_KERNEL_NODE_PARAMS | None,
) -> None:
    """Changes a node for the launches to come; those already queued keep what they had.

    CUresult cuGraphExecKernelNodeSetParams_v2(CUgraphExec hGraphExec, CUgraphNode hNode,
        const CUDA_KERNEL_NODE_PARAMS *nodeParams)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hNode : CUgraphNode, int or None
        nodeParams : CUDA_KERNEL_NODE_PARAMS or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.0 as
        cuGraphExecKernelNodeSetParams_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphExecMemcpyNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    copyParams: CUDA_MEMCPY3D | None,
    ctx: CUcontext | _Int | None,
) -> None:
    """Changes a node for the launches to come; those already queued keep what they had.

    CUresult cuGraphExecMemcpyNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
        const CUDA_MEMCPY3D *copyParams, CUcontext ctx)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hNode : CUgraphNode, int or None
        copyParams : CUDA_MEMCPY3D or None
        ctx : CUcontext, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphExecMemsetNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    memsetParams: CUDA_MEMSET_NODE_PARAMS | None,
    ctx: CUcontext | _Int | None,
) -> None:
    """Changes a node for the launches to come; those already queued keep what they had.

    CUresult cuGraphExecMemsetNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
        const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hNode : CUgraphNode, int or None
        memsetParams : CUDA_MEMSET_NODE_PARAMS or None
        ctx : CUcontext, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphExecHostNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_HOST_NODE_PARAMS | None,
) -> None:
    """Changes a node for the launches to come; those already queued keep what they had.

    CUresult cuGraphExecHostNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
        const CUDA_HOST_NODE_PARAMS *nodeParams)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hNode : CUgraphNode, int or None
        nodeParams : CUDA_HOST_NODE_PARAMS or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphExecChildGraphNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    childGraph: CUgraph | _Int | None,
) -> None:
    """Takes parameters over from another child graph of the same shape, for the launches to
    come.

    CUresult cuGraphExecChildGraphNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
        CUgraph childGraph)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hNode : CUgraphNode, int or None
        childGraph : CUgraph, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphExecEventRecordNodeSetEvent(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    event: CUevent | _Int | None,
) -> None:
    """Gives a node another event for the launches to come.

    CUresult cuGraphExecEventRecordNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode,
        CUevent event)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hNode : CUgraphNode, int or None
        event : CUevent, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphExecEventWaitNodeSetEvent(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    event: CUevent | _Int | None,
) -> None:
    """Gives a node another event for the launches to come.

    CUresult cuGraphExecEventWaitNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode,
        CUevent event)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hNode : CUgraphNode, int or None
        event : CUevent, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphExecExternalSemaphoresSignalNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS | None,
) -> None:
    """Changes the semaphores that a node signals, in a graph that is instantiated.

    CUresult cuGraphExecExternalSemaphoresSignalNodeSetParams(CUgraphExec hGraphExec,
        CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hNode : CUgraphNode, int or None
        nodeParams : CUDA_EXT_SEM_SIGNAL_NODE_PARAMS or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphExecExternalSemaphoresWaitNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_EXT_SEM_WAIT_NODE_PARAMS | None,
) -> None:
    """Changes the semaphores that a node waits for, in a graph that is instantiated.

    CUresult cuGraphExecExternalSemaphoresWaitNodeSetParams(CUgraphExec hGraphExec,
        CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hNode : CUgraphNode, int or None
        nodeParams : CUDA_EXT_SEM_WAIT_NODE_PARAMS or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphNodeSetEnabled(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    isEnabled: _Int,
) -> None:
    """Switches a node on or off for the launches to come; a node that is off does nothing.

    CUresult cuGraphNodeSetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode,
        unsigned int isEnabled)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hNode : CUgraphNode, int or None
        isEnabled : int; 1 or 0

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.6.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphNodeGetEnabled(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
) -> int:
    """Tells whether a node is on.

    CUresult cuGraphNodeGetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode,
        unsigned int *isEnabled)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hNode : CUgraphNode, int or None

    Returns
        (CUresult, isEnabled); cubind.checked.driver returns isEnabled, or raises
            DriverError
        isEnabled : int; 1 or 0

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.6.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphUpload(hGraphExec: CUgraphExec | _Int | None, hStream: CUstream | _Int | None) -> None:
    """Brings a graph to its device ahead of the first launch, on hStream.

    CUresult cuGraphUpload(CUgraphExec hGraphExec, CUstream hStream)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 11.1.
    Per-thread default stream variant: cuGraphUpload_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphLaunch(hGraphExec: CUgraphExec | _Int | None, hStream: CUstream | _Int | None) -> None:
    """Queues a run of the whole graph on hStream; two runs of one graph follow each other.

    CUresult cuGraphLaunch(CUgraphExec hGraphExec, CUstream hStream)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 10.0.
    Per-thread default stream variant: cuGraphLaunch_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphExecDestroy(hGraphExec: CUgraphExec | _Int | None) -> None:
    """Gives up an instantiated graph; a run that is queued is finished first.

    CUresult cuGraphExecDestroy(CUgraphExec hGraphExec)

    Parameters
        hGraphExec : CUgraphExec, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphDestroy(hGraph: CUgraph | _Int | None) -> None:
    """Destroys a graph with its nodes; those that were instantiated from it stay.

    CUresult cuGraphDestroy(CUgraph hGraph)

    Parameters
        hGraph : CUgraph, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphExecUpdate(
    hGraphExec: CUgraphExec | _Int | None,
    hGraph: CUgraph | _Int | None,
) -> CUgraphExecUpdateResultInfo:
    """Takes parameters over from a graph of the same shape, which saves instantiating it, and
    tells why it could not.

    CUresult cuGraphExecUpdate_v2(CUgraphExec hGraphExec, CUgraph hGraph,
        CUgraphExecUpdateResultInfo *resultInfo)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hGraph : CUgraph, int or None

    Returns
        (CUresult, resultInfo); cubind.checked.driver returns resultInfo, or raises
            DriverError
        resultInfo : CUgraphExecUpdateResultInfo

    Fails with
        CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE

    Releases the GIL. Since CUDA 12.0 as cuGraphExecUpdate_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphKernelNodeCopyAttributes(
    dst: CUgraphNode | _Int | None,
    src: CUgraphNode | _Int | None,
) -> None:
    """Gives a kernel node the launch attributes of another one.

    CUresult cuGraphKernelNodeCopyAttributes(CUgraphNode dst, CUgraphNode src)

    Parameters
        dst, src : CUgraphNode, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphKernelNodeGetAttribute(
    hNode: CUgraphNode | _Int | None,
    attr: CUkernelNodeAttrID | int,
) -> CUkernelNodeAttrValue:
    """Asks for one launch attribute of a kernel node.

    CUresult cuGraphKernelNodeGetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr,
        CUkernelNodeAttrValue *value_out)

    Parameters
        hNode : CUgraphNode, int or None
        attr : CUkernelNodeAttrID or int

    Returns
        (CUresult, value_out); cubind.checked.driver returns value_out, or raises
            DriverError
        value_out : CUkernelNodeAttrValue

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphKernelNodeSetAttribute(
    hNode: CUgraphNode | _Int | None,
    attr: CUkernelNodeAttrID | int,
    value: CUkernelNodeAttrValue | None,
) -> None:
    """Sets one launch attribute of a kernel node.

    CUresult cuGraphKernelNodeSetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr,
        const CUkernelNodeAttrValue *value)

    Parameters
        hNode : CUgraphNode, int or None
        attr : CUkernelNodeAttrID or int
        value : CUkernelNodeAttrValue or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphDebugDotPrint(
    hGraph: CUgraph | _Int | None,
    path: _Text,
    flags: _Int | None = ...,
) -> None:
    """Writes a graph to a file as text for Graphviz.

    CUresult cuGraphDebugDotPrint(CUgraph hGraph, const char *path, unsigned int flags)

    Parameters
        hGraph : CUgraph, int or None
        path : str or bytes
        flags : int or None; CUgraphDebugDot_flags, or-ed

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OPERATING_SYSTEM

    Releases the GIL. Since CUDA 11.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuUserObjectCreate(
    ptr: object,
    destroy: CUhostFn | _Int | Callable[..., object] | None,
    initialRefcount: _Int,
    flags: _Int,
) -> CUuserObject:
    """Makes a counted object for something that graphs need; destroy is called some time after
    the last reference.

    CUresult cuUserObjectCreate(CUuserObject *object_out, void *ptr, CUhostFn destroy,
        unsigned int initialRefcount, unsigned int flags)

    Parameters
        ptr : any object, which the callable gets; int (address) for a C function
        destroy : callable, CUhostFn, int (address of a C function) or None; called as
            destroy(ptr) -> None, exceptions go to sys.unraisablehook
        initialRefcount : int
        flags : int; CUuserObject_flags, which are one and needed

    Returns
        (CUresult, object_out); cubind.checked.driver returns object_out, or raises
            DriverError
        object_out : CUuserObject

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuUserObjectRetain(object: CUuserObject | _Int | None, count: _Int) -> None:
    """Adds or takes references to a user object, which are the caller's.

    CUresult cuUserObjectRetain(CUuserObject object, unsigned int count)

    Parameters
        object : CUuserObject, int or None
        count : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuUserObjectRelease(object: CUuserObject | _Int | None, count: _Int) -> None:
    """Adds or takes references to a user object, which are the caller's.

    CUresult cuUserObjectRelease(CUuserObject object, unsigned int count)

    Parameters
        object : CUuserObject, int or None
        count : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 11.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphRetainUserObject(
    graph: CUgraph | _Int | None,
    object: CUuserObject | _Int | None,
    count: _Int,
    flags: _Int | None = ...,
) -> None:
    """Gives a graph references to a user object, which then lives as long as the graph and its
    copies.

    CUresult cuGraphRetainUserObject(CUgraph graph, CUuserObject object, unsigned int count,
        unsigned int flags)

    Parameters
        graph : CUgraph, int or None
        object : CUuserObject, int or None
        count : int
        flags : int or None; CUuserObjectRetain_flags, or 0

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphReleaseUserObject(
    graph: CUgraph | _Int | None,
    object: CUuserObject | _Int | None,
    count: _Int,
) -> None:
    """Takes back references that a graph holds to a user object.

    CUresult cuGraphReleaseUserObject(CUgraph graph, CUuserObject object,
        unsigned int count)

    Parameters
        graph : CUgraph, int or None
        object : CUuserObject, int or None
        count : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 11.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphAddNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    dependencyData: Sequence[CUgraphEdgeData] | None,
    nodeParams: CUgraphNodeParams | None,
) -> CUgraphNode:
    """Adds a node of any type to a graph, behind those that it depends on; None or an empty
    list makes it a root.

    CUresult cuGraphAddNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
        size_t numDependencies, CUgraphNodeParams *nodeParams)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None
        dependencyData : sequence of CUgraphEdgeData, or None
        nodeParams : CUgraphNodeParams or None; in and out

    Returns
        phGraphNode, or raises DriverError; cubind.driver returns (CUresult, phGraphNode)
        phGraphNode : CUgraphNode

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_NOT_SUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.3 as cuGraphAddNode_v2; other
        parameters before 13.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphAddNode_v3(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    dependencyData: Sequence[CUgraphEdgeData] | None,
    nodeParams: CUgraphNodeParams | None,
) -> CUgraphNode:
    """Adds a node of any type to a graph, behind those that it depends on; None or an empty
    list makes it a root.

    CUresult cuGraphAddNode_v3(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
        size_t numDependencies, CUgraphNodeParams *nodeParams)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None
        dependencyData : sequence of CUgraphEdgeData, or None
        nodeParams : CUgraphNodeParams or None; in and out

    Returns
        phGraphNode, or raises DriverError; cubind.driver returns (CUresult, phGraphNode)
        phGraphNode : CUgraphNode

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_NOT_SUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphNodeSetParams(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUgraphNodeParams | None,
) -> None:
    """Changes a node of any type; graphs that were instantiated before do not see it.

    CUresult cuGraphNodeSetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams)

    Parameters
        hNode : CUgraphNode, int or None
        nodeParams : CUgraphNodeParams or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphNodeSetParams_v2(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUgraphNodeParams | None,
) -> None:
    """Changes a node of any type; graphs that were instantiated before do not see it.

    CUresult cuGraphNodeSetParams_v2(CUgraphNode hNode, CUgraphNodeParams *nodeParams)

    Parameters
        hNode : CUgraphNode, int or None
        nodeParams : CUgraphNodeParams or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_NOT_SUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphNodeGetParams(hNode: CUgraphNode | _Int | None) -> CUgraphNodeParams:
    """Gives what a node of any type was made with; pointers in it belong to the node.

    CUresult cuGraphNodeGetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams)

    Parameters
        hNode : CUgraphNode, int or None

    Returns
        (CUresult, nodeParams); cubind.checked.driver returns nodeParams, or raises
            DriverError
        nodeParams : CUgraphNodeParams

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphExecNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUgraphNodeParams | None,
) -> None:
    """Changes a node of any type for the launches to come.

    CUresult cuGraphExecNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
        CUgraphNodeParams *nodeParams)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hNode : CUgraphNode, int or None
        nodeParams : CUgraphNodeParams or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphConditionalHandleCreate(
    hGraph: CUgraph | _Int | None,
    ctx: CUcontext | _Int | None,
    defaultLaunchValue: _Int | None = ...,
    flags: _Int | None = ...,
) -> CUgraphConditionalHandle:
    """Makes the value that decides whether and how often a conditional node's graph runs;
    kernels set it.

    CUresult cuGraphConditionalHandleCreate(CUgraphConditionalHandle *pHandle_out,
        CUgraph hGraph, CUcontext ctx, unsigned int defaultLaunchValue, unsigned int flags)

    Parameters
        hGraph : CUgraph, int or None
        ctx : CUcontext, int or None
        defaultLaunchValue : int or None
        flags : int or None; CU_GRAPH_COND_ASSIGN_DEFAULT or 0

    Returns
        pHandle_out, or raises DriverError; cubind.driver returns (CUresult, pHandle_out)
        pHandle_out : CUgraphConditionalHandle

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuOccupancyMaxActiveBlocksPerMultiprocessor(
    func: CUfunction | _Int | None,
    blockSize: _Int,
    dynamicSMemSize: _Int,
) -> int:
    """Tells how many blocks of a kernel run on one multiprocessor at once.

    CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, CUfunction func,
        int blockSize, size_t dynamicSMemSize)

    Parameters
        func : CUfunction, int or None
        blockSize : int; threads
        dynamicSMemSize : int; bytes for each block

    Returns
        (CUresult, numBlocks); cubind.checked.driver returns numBlocks, or raises
            DriverError
        numBlocks : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_UNKNOWN

    May keep the GIL (see cubind.keep_gil). Since CUDA 6.5.
    In cubind.core: Kernel.occupancy.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html
    """
def cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    func: CUfunction | _Int | None,
    blockSize: _Int,
    dynamicSMemSize: _Int,
    flags: _Int,
) -> int:
    """Tells how many blocks of a kernel run on one multiprocessor at once.

    CUresult cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks,
        CUfunction func, int blockSize, size_t dynamicSMemSize, unsigned int flags)

    Parameters
        func : CUfunction, int or None
        blockSize : int; threads
        dynamicSMemSize : int; bytes for each block
        flags : int; CUoccupancy_flags

    Returns
        (CUresult, numBlocks); cubind.checked.driver returns numBlocks, or raises
            DriverError
        numBlocks : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_UNKNOWN

    May keep the GIL (see cubind.keep_gil). Since CUDA 7.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html
    """
def cuOccupancyMaxPotentialBlockSize(
    func: CUfunction | _Int | None,
    blockSizeToDynamicSMemSize: CUoccupancyB2DSize | _Int | Callable[..., object] | None,
    dynamicSMemSize: _Int,
    blockSizeLimit: _Int,
) -> tuple[int, int]:
    """Suggests the block size that keeps most of the device busy, and the fewest blocks for
    that.

    CUresult cuOccupancyMaxPotentialBlockSize(int *minGridSize, int *blockSize,
        CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize,
        size_t dynamicSMemSize, int blockSizeLimit)

    Parameters
        func : CUfunction, int or None
        blockSizeToDynamicSMemSize : callable, CUoccupancyB2DSize, int (address of a C
            function) or None; called as blockSizeToDynamicSMemSize(int) -> int, exceptions
            go to sys.unraisablehook
        dynamicSMemSize : int; bytes for each block, where no callback tells it
        blockSizeLimit : int; threads, or 0 for the most that func allows

    Returns
        (CUresult, minGridSize, blockSize); cubind.checked.driver returns (minGridSize,
            blockSize), or raises DriverError
        minGridSize : int; blocks
        blockSize : int; threads

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 6.5.
    In cubind.core: Kernel.occupancy.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html
    """
def cuOccupancyMaxPotentialBlockSizeWithFlags(
    func: CUfunction | _Int | None,
    blockSizeToDynamicSMemSize: CUoccupancyB2DSize | _Int | Callable[..., object] | None,
    dynamicSMemSize: _Int,
    blockSizeLimit: _Int,
    flags: _Int,
) -> tuple[int, int]:
    """Suggests the block size that keeps most of the device busy, and the fewest blocks for
    that.

    CUresult cuOccupancyMaxPotentialBlockSizeWithFlags(int *minGridSize, int *blockSize,
        CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize,
        size_t dynamicSMemSize, int blockSizeLimit, unsigned int flags)

    Parameters
        func : CUfunction, int or None
        blockSizeToDynamicSMemSize : callable, CUoccupancyB2DSize, int (address of a C
            function) or None; called as blockSizeToDynamicSMemSize(int) -> int, exceptions
            go to sys.unraisablehook
        dynamicSMemSize : int; bytes for each block, where no callback tells it
        blockSizeLimit : int; threads, or 0 for the most that func allows
        flags : int; CUoccupancy_flags

    Returns
        (CUresult, minGridSize, blockSize); cubind.checked.driver returns (minGridSize,
            blockSize), or raises DriverError
        minGridSize : int; blocks
        blockSize : int; threads

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 7.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html
    """
def cuOccupancyAvailableDynamicSMemPerBlock(
    func: CUfunction | _Int | None,
    numBlocks: _Int,
    blockSize: _Int,
) -> int:
    """Tells how much dynamic shared memory each block can have if numBlocks share a
    multiprocessor.

    CUresult cuOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize,
        CUfunction func, int numBlocks, int blockSize)

    Parameters
        func : CUfunction, int or None
        numBlocks, blockSize : int

    Returns
        (CUresult, dynamicSmemSize); cubind.checked.driver returns dynamicSmemSize, or
            raises DriverError
        dynamicSmemSize : int; bytes

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_UNKNOWN

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.2.
    In cubind.core: Kernel.occupancy.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html
    """
def cuOccupancyMaxPotentialClusterSize(
    func: CUfunction | _Int | None,
    config: CUlaunchConfig | None,
) -> int:
    """Tells the largest cluster with which a kernel can be launched as config says.

    CUresult cuOccupancyMaxPotentialClusterSize(int *clusterSize, CUfunction func,
        const CUlaunchConfig *config)

    Parameters
        func : CUfunction, int or None
        config : CUlaunchConfig or None

    Returns
        (CUresult, clusterSize); cubind.checked.driver returns clusterSize, or raises
            DriverError
        clusterSize : int; blocks

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_UNKNOWN

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.7.
    In cubind.core: Kernel.occupancy.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html
    """
def cuOccupancyMaxActiveClusters(
    func: CUfunction | _Int | None,
    config: CUlaunchConfig | None,
) -> int:
    """Tells how many clusters of config the device runs at once.

    CUresult cuOccupancyMaxActiveClusters(int *numClusters, CUfunction func,
        const CUlaunchConfig *config)

    Parameters
        func : CUfunction, int or None
        config : CUlaunchConfig or None

    Returns
        (CUresult, numClusters); cubind.checked.driver returns numClusters, or raises
            DriverError
        numClusters : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_CLUSTER_SIZE, CUDA_ERROR_UNKNOWN

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.7.
    In cubind.core: Kernel.occupancy.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html
    """
def cuTexRefSetArray(
    hTexRef: CUtexref | _Int | None,
    hArray: CUarray | _Int | None,
    Flags: _Int,
) -> None:
    """Sets one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefSetArray(CUtexref hTexRef, CUarray hArray, unsigned int Flags)

    Parameters
        hTexRef : CUtexref, int or None
        hArray : CUarray, int or None
        Flags : int; CU_TRSA_OVERRIDE_FORMAT

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefSetMipmappedArray(
    hTexRef: CUtexref | _Int | None,
    hMipmappedArray: CUmipmappedArray | _Int | None,
    Flags: _Int,
) -> None:
    """Sets one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefSetMipmappedArray(CUtexref hTexRef, CUmipmappedArray hMipmappedArray,
        unsigned int Flags)

    Parameters
        hTexRef : CUtexref, int or None
        hMipmappedArray : CUmipmappedArray, int or None
        Flags : int; CU_TRSA_OVERRIDE_FORMAT

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefSetAddress(
    hTexRef: CUtexref | _Int | None,
    dptr: CUdeviceptr | _Int | None,
    numbytes: _Int,
) -> int:
    """Sets one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefSetAddress_v2(size_t *ByteOffset, CUtexref hTexRef, CUdeviceptr dptr,
        size_t bytes)

    Parameters
        hTexRef : CUtexref, int or None
        dptr : CUdeviceptr, int or None
        numbytes : int

    Returns
        (CUresult, ByteOffset); cubind.checked.driver returns ByteOffset, or raises
            DriverError
        ByteOffset : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 3.2 as cuTexRefSetAddress_v2.
        Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefSetAddress2D(
    hTexRef: CUtexref | _Int | None,
    desc: CUDA_ARRAY_DESCRIPTOR | None,
    dptr: CUdeviceptr | _Int | None,
    Pitch: _Int,
) -> None:
    """Puts a texture reference on pitched memory; kernels since CUDA 12 cannot have any.

    CUresult cuTexRefSetAddress2D_v3(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR *desc,
        CUdeviceptr dptr, size_t Pitch)

    Parameters
        hTexRef : CUtexref, int or None
        desc : CUDA_ARRAY_DESCRIPTOR or None
        dptr : CUdeviceptr, int or None
        Pitch : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 4.1 as cuTexRefSetAddress2D_v3.
        Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefSetFormat(
    hTexRef: CUtexref | _Int | None,
    fmt: CUarray_format | int,
    NumPackedComponents: _Int,
) -> None:
    """Sets one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefSetFormat(CUtexref hTexRef, CUarray_format fmt,
        int NumPackedComponents)

    Parameters
        hTexRef : CUtexref, int or None
        fmt : CUarray_format or int
        NumPackedComponents : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefSetAddressMode(
    hTexRef: CUtexref | _Int | None,
    dim: _Int,
    am: CUaddress_mode | int,
) -> None:
    """Sets one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefSetAddressMode(CUtexref hTexRef, int dim, CUaddress_mode am)

    Parameters
        hTexRef : CUtexref, int or None
        dim : int
        am : CUaddress_mode or int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefSetFilterMode(hTexRef: CUtexref | _Int | None, fm: CUfilter_mode | int) -> None:
    """Sets one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefSetFilterMode(CUtexref hTexRef, CUfilter_mode fm)

    Parameters
        hTexRef : CUtexref, int or None
        fm : CUfilter_mode or int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefSetMipmapFilterMode(hTexRef: CUtexref | _Int | None, fm: CUfilter_mode | int) -> None:
    """Sets one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefSetMipmapFilterMode(CUtexref hTexRef, CUfilter_mode fm)

    Parameters
        hTexRef : CUtexref, int or None
        fm : CUfilter_mode or int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefSetMipmapLevelBias(hTexRef: CUtexref | _Int | None, bias: SupportsFloat) -> None:
    """Sets one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefSetMipmapLevelBias(CUtexref hTexRef, float bias)

    Parameters
        hTexRef : CUtexref, int or None
        bias : float

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefSetMipmapLevelClamp(
    hTexRef: CUtexref | _Int | None,
    minMipmapLevelClamp: SupportsFloat,
    maxMipmapLevelClamp: SupportsFloat,
) -> None:
    """Sets one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefSetMipmapLevelClamp(CUtexref hTexRef, float minMipmapLevelClamp,
        float maxMipmapLevelClamp)

    Parameters
        hTexRef : CUtexref, int or None
        minMipmapLevelClamp, maxMipmapLevelClamp : float

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefSetMaxAnisotropy(hTexRef: CUtexref | _Int | None, maxAniso: _Int) -> None:
    """Sets one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefSetMaxAnisotropy(CUtexref hTexRef, unsigned int maxAniso)

    Parameters
        hTexRef : CUtexref, int or None
        maxAniso : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefSetBorderColor(
    hTexRef: CUtexref | _Int | None,
    pBorderColor: Sequence[float] | None,
) -> None:
    """Sets one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefSetBorderColor(CUtexref hTexRef, float *pBorderColor)

    Parameters
        hTexRef : CUtexref, int or None
        pBorderColor : sequence of float, or None; 4 items

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 8.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefSetFlags(hTexRef: CUtexref | _Int | None, Flags: _Int) -> None:
    """Sets one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefSetFlags(CUtexref hTexRef, unsigned int Flags)

    Parameters
        hTexRef : CUtexref, int or None
        Flags : int; CU_TRSF_*, or-ed

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefGetAddress(hTexRef: CUtexref | _Int | None) -> CUdeviceptr:
    """Gives one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefGetAddress_v2(CUdeviceptr *pdptr, CUtexref hTexRef)

    Parameters
        hTexRef : CUtexref, int or None

    Returns
        (CUresult, pdptr); cubind.checked.driver returns pdptr, or raises DriverError
        pdptr : CUdeviceptr

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 3.2 as cuTexRefGetAddress_v2.
        Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefGetArray(hTexRef: CUtexref | _Int | None) -> CUarray:
    """Gives one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefGetArray(CUarray *phArray, CUtexref hTexRef)

    Parameters
        hTexRef : CUtexref, int or None

    Returns
        (CUresult, phArray); cubind.checked.driver returns phArray, or raises DriverError
        phArray : CUarray

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefGetMipmappedArray(hTexRef: CUtexref | _Int | None) -> CUmipmappedArray:
    """Gives one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefGetMipmappedArray(CUmipmappedArray *phMipmappedArray, CUtexref hTexRef)

    Parameters
        hTexRef : CUtexref, int or None

    Returns
        (CUresult, phMipmappedArray); cubind.checked.driver returns phMipmappedArray, or
            raises DriverError
        phMipmappedArray : CUmipmappedArray

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefGetAddressMode(hTexRef: CUtexref | _Int | None, dim: _Int) -> CUaddress_mode:
    """Gives one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefGetAddressMode(CUaddress_mode *pam, CUtexref hTexRef, int dim)

    Parameters
        hTexRef : CUtexref, int or None
        dim : int

    Returns
        (CUresult, pam); cubind.checked.driver returns pam, or raises DriverError
        pam : CUaddress_mode

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefGetFilterMode(hTexRef: CUtexref | _Int | None) -> CUfilter_mode:
    """Gives one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefGetFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)

    Parameters
        hTexRef : CUtexref, int or None

    Returns
        (CUresult, pfm); cubind.checked.driver returns pfm, or raises DriverError
        pfm : CUfilter_mode

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefGetFormat(hTexRef: CUtexref | _Int | None) -> tuple[CUarray_format, int]:
    """Gives one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefGetFormat(CUarray_format *pFormat, int *pNumChannels, CUtexref hTexRef)

    Parameters
        hTexRef : CUtexref, int or None

    Returns
        (CUresult, pFormat, pNumChannels); cubind.checked.driver returns (pFormat,
            pNumChannels), or raises DriverError
        pFormat : CUarray_format
        pNumChannels : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefGetMipmapFilterMode(hTexRef: CUtexref | _Int | None) -> CUfilter_mode:
    """Gives one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefGetMipmapFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)

    Parameters
        hTexRef : CUtexref, int or None

    Returns
        (CUresult, pfm); cubind.checked.driver returns pfm, or raises DriverError
        pfm : CUfilter_mode

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefGetMipmapLevelBias(hTexRef: CUtexref | _Int | None) -> float:
    """Gives one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefGetMipmapLevelBias(float *pbias, CUtexref hTexRef)

    Parameters
        hTexRef : CUtexref, int or None

    Returns
        (CUresult, pbias); cubind.checked.driver returns pbias, or raises DriverError
        pbias : float

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefGetMipmapLevelClamp(hTexRef: CUtexref | _Int | None) -> tuple[float, float]:
    """Gives one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefGetMipmapLevelClamp(float *pminMipmapLevelClamp,
        float *pmaxMipmapLevelClamp, CUtexref hTexRef)

    Parameters
        hTexRef : CUtexref, int or None

    Returns
        (CUresult, pminMipmapLevelClamp, pmaxMipmapLevelClamp); cubind.checked.driver
            returns (pminMipmapLevelClamp, pmaxMipmapLevelClamp), or raises DriverError
        pminMipmapLevelClamp, pmaxMipmapLevelClamp : float

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefGetMaxAnisotropy(hTexRef: CUtexref | _Int | None) -> int:
    """Gives one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefGetMaxAnisotropy(int *pmaxAniso, CUtexref hTexRef)

    Parameters
        hTexRef : CUtexref, int or None

    Returns
        (CUresult, pmaxAniso); cubind.checked.driver returns pmaxAniso, or raises
            DriverError
        pmaxAniso : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefGetBorderColor(hTexRef: CUtexref | _Int | None) -> list[float]:
    """Gives one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefGetBorderColor(float *pBorderColor, CUtexref hTexRef)

    Parameters
        hTexRef : CUtexref, int or None

    Returns
        (CUresult, pBorderColor); cubind.checked.driver returns pBorderColor, or raises
            DriverError
        pBorderColor : list[float]

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 8.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefGetFlags(hTexRef: CUtexref | _Int | None) -> int:
    """Gives one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefGetFlags(unsigned int *pFlags, CUtexref hTexRef)

    Parameters
        hTexRef : CUtexref, int or None

    Returns
        (CUresult, pFlags); cubind.checked.driver returns pFlags, or raises DriverError
        pFlags : int; CU_TRSF_*, or-ed

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefCreate() -> CUtexref:
    """Makes a texture reference of no module; deprecated, cuTexObjectCreate makes textures.

    CUresult cuTexRefCreate(CUtexref *pTexRef)

    Returns
        (CUresult, pTexRef); cubind.checked.driver returns pTexRef, or raises DriverError
        pTexRef : CUtexref

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefDestroy(hTexRef: CUtexref | _Int | None) -> None:
    """Frees a texture reference of cuTexRefCreate; deprecated like that.

    CUresult cuTexRefDestroy(CUtexref hTexRef)

    Parameters
        hTexRef : CUtexref, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuSurfRefSetArray(
    hSurfRef: CUsurfref | _Int | None,
    hArray: CUarray | _Int | None,
    Flags: _Int,
) -> None:
    """Puts a surface reference on an array; kernels since CUDA 12 cannot have any.

    CUresult cuSurfRefSetArray(CUsurfref hSurfRef, CUarray hArray, unsigned int Flags)

    Parameters
        hSurfRef : CUsurfref, int or None
        hArray : CUarray, int or None
        Flags : int; has to be 0

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 3.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__SURFREF__DEPRECATED.html
    """
def cuSurfRefGetArray(hSurfRef: CUsurfref | _Int | None) -> CUarray:
    """Gives the array that a surface reference is on; kernels since CUDA 12 cannot have any.

    CUresult cuSurfRefGetArray(CUarray *phArray, CUsurfref hSurfRef)

    Parameters
        hSurfRef : CUsurfref, int or None

    Returns
        (CUresult, phArray); cubind.checked.driver returns phArray, or raises DriverError
        phArray : CUarray

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 3.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__SURFREF__DEPRECATED.html
    """
def cuTexObjectCreate(
    pResDesc: CUDA_RESOURCE_DESC | None,
    pTexDesc: CUDA_TEXTURE_DESC | None,
    pResViewDesc: CUDA_RESOURCE_VIEW_DESC | None = ...,
) -> CUtexObject:
    """Makes a texture on an array or linear memory, which has to live as long; kernels take it
    as a 64-bit number.

    CUresult cuTexObjectCreate(CUtexObject *pTexObject, const CUDA_RESOURCE_DESC *pResDesc,
        const CUDA_TEXTURE_DESC *pTexDesc, const CUDA_RESOURCE_VIEW_DESC *pResViewDesc)

    Parameters
        pResDesc : CUDA_RESOURCE_DESC or None
        pTexDesc : CUDA_TEXTURE_DESC or None
        pResViewDesc : CUDA_RESOURCE_VIEW_DESC or None

    Returns
        pTexObject, or raises DriverError; cubind.driver returns (CUresult, pTexObject)
        pTexObject : CUtexObject

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html
    """
def cuTexObjectDestroy(texObject: CUtexObject | _Int | None) -> None:
    """Ends a texture; the memory that it reads stays.

    CUresult cuTexObjectDestroy(CUtexObject texObject)

    Parameters
        texObject : CUtexObject, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html
    """
def cuTexObjectGetResourceDesc(texObject: CUtexObject | _Int | None) -> CUDA_RESOURCE_DESC:
    """Gives the memory that a texture was made on.

    CUresult cuTexObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc, CUtexObject texObject)

    Parameters
        texObject : CUtexObject, int or None

    Returns
        (CUresult, pResDesc); cubind.checked.driver returns pResDesc, or raises DriverError
        pResDesc : CUDA_RESOURCE_DESC

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html
    """
def cuTexObjectGetTextureDesc(texObject: CUtexObject | _Int | None) -> CUDA_TEXTURE_DESC:
    """Gives how a texture addresses and filters.

    CUresult cuTexObjectGetTextureDesc(CUDA_TEXTURE_DESC *pTexDesc, CUtexObject texObject)

    Parameters
        texObject : CUtexObject, int or None

    Returns
        (CUresult, pTexDesc); cubind.checked.driver returns pTexDesc, or raises DriverError
        pTexDesc : CUDA_TEXTURE_DESC

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html
    """
def cuTexObjectGetResourceViewDesc(texObject: CUtexObject | _Int | None) -> CUDA_RESOURCE_VIEW_DESC:
    """Gives which part of its array a texture reads; an error where it was made without.

    CUresult cuTexObjectGetResourceViewDesc(CUDA_RESOURCE_VIEW_DESC *pResViewDesc,
        CUtexObject texObject)

    Parameters
        texObject : CUtexObject, int or None

    Returns
        (CUresult, pResViewDesc); cubind.checked.driver returns pResViewDesc, or raises
            DriverError
        pResViewDesc : CUDA_RESOURCE_VIEW_DESC

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html
    """
def cuSurfObjectCreate(pResDesc: CUDA_RESOURCE_DESC | None) -> CUsurfObject:
    """Makes a surface on an array that was made with CUDA_ARRAY3D_SURFACE_LDST; kernels read
    and write through it.

    CUresult cuSurfObjectCreate(CUsurfObject *pSurfObject,
        const CUDA_RESOURCE_DESC *pResDesc)

    Parameters
        pResDesc : CUDA_RESOURCE_DESC or None

    Returns
        (CUresult, pSurfObject); cubind.checked.driver returns pSurfObject, or raises
            DriverError
        pSurfObject : CUsurfObject

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__SURFOBJECT.html
    """
def cuSurfObjectDestroy(surfObject: CUsurfObject | _Int | None) -> None:
    """Ends a surface; the array stays.

    CUresult cuSurfObjectDestroy(CUsurfObject surfObject)

    Parameters
        surfObject : CUsurfObject, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__SURFOBJECT.html
    """
def cuSurfObjectGetResourceDesc(surfObject: CUsurfObject | _Int | None) -> CUDA_RESOURCE_DESC:
    """Gives the array that a surface was made on.

    CUresult cuSurfObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc,
        CUsurfObject surfObject)

    Parameters
        surfObject : CUsurfObject, int or None

    Returns
        (CUresult, pResDesc); cubind.checked.driver returns pResDesc, or raises DriverError
        pResDesc : CUDA_RESOURCE_DESC

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__SURFOBJECT.html
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
    """Makes the descriptor by which kernels copy boxes of a tensor (TMA); only computes, and
    touches no device.

    CUresult cuTensorMapEncodeTiled(CUtensorMap *tensorMap,
        CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress,
        const cuuint64_t *globalDim, const cuuint64_t *globalStrides,
        const cuuint32_t *boxDim, const cuuint32_t *elementStrides,
        CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle,
        CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)

    Parameters
        tensorDataType : CUtensorMapDataType or int
        tensorRank : cuuint32_t, int or None; dimensions, 1 to 5
        globalAddress : int (address), buffer or None; device address, a multiple of 16
        globalDim : sequence of cuuint64_t, at most 5, or None; elements per dimension,
            fastest first
        globalStrides : sequence of cuuint64_t, at most 5, or None; bytes, from the second
            dimension on, multiples of 16
        boxDim : sequence of cuuint32_t, at most 5, or None; elements per dimension, at most
            256
        elementStrides : sequence of cuuint32_t, at most 5, or None; step in elements per
            dimension, 1 for all of them
        interleave : CUtensorMapInterleave or int
        swizzle : CUtensorMapSwizzle or int
        l2Promotion : CUtensorMapL2promotion or int
        oobFill : CUtensorMapFloatOOBfill or int

    Returns
        (CUresult, tensorMap); cubind.checked.driver returns tensorMap, or raises
            DriverError
        tensorMap : CUtensorMap

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Keeps the GIL. Since CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TENSOR__MEMORY.html
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
    """Makes the descriptor by which kernels copy a tensor as columns for convolutions (TMA).

    CUresult cuTensorMapEncodeIm2col(CUtensorMap *tensorMap,
        CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress,
        const cuuint64_t *globalDim, const cuuint64_t *globalStrides,
        const int *pixelBoxLowerCorner, const int *pixelBoxUpperCorner,
        cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn,
        const cuuint32_t *elementStrides, CUtensorMapInterleave interleave,
        CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion,
        CUtensorMapFloatOOBfill oobFill)

    Parameters
        tensorDataType : CUtensorMapDataType or int
        tensorRank : cuuint32_t, int or None; dimensions, 3 to 5
        globalAddress : int (address), buffer or None; device address, a multiple of 16
        globalDim : sequence of cuuint64_t, at most 5, or None; elements per dimension,
            fastest first
        globalStrides : sequence of cuuint64_t, at most 5, or None; bytes, from the second
            dimension on, multiples of 16
        pixelBoxLowerCorner, pixelBoxUpperCorner : sequence of int, or None
        channelsPerPixel, pixelsPerColumn : cuuint32_t, int or None
        elementStrides : sequence of cuuint32_t, at most 5, or None
        interleave : CUtensorMapInterleave or int
        swizzle : CUtensorMapSwizzle or int
        l2Promotion : CUtensorMapL2promotion or int
        oobFill : CUtensorMapFloatOOBfill or int

    Returns
        (CUresult, tensorMap); cubind.checked.driver returns tensorMap, or raises
            DriverError
        tensorMap : CUtensorMap

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Keeps the GIL. Since CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TENSOR__MEMORY.html
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
    """Makes a tensor map for convolutions that loads along the width alone.

    CUresult cuTensorMapEncodeIm2colWide(CUtensorMap *tensorMap,
        CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress,
        const cuuint64_t *globalDim, const cuuint64_t *globalStrides,
        int pixelBoxLowerCornerWidth, int pixelBoxUpperCornerWidth,
        cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn,
        const cuuint32_t *elementStrides, CUtensorMapInterleave interleave,
        CUtensorMapIm2ColWideMode mode, CUtensorMapSwizzle swizzle,
        CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)

    Parameters
        tensorDataType : CUtensorMapDataType or int
        tensorRank : cuuint32_t, int or None
        globalAddress : int (address), buffer or None
        globalDim, globalStrides : sequence of cuuint64_t, at most 5, or None
        pixelBoxLowerCornerWidth, pixelBoxUpperCornerWidth : int
        channelsPerPixel, pixelsPerColumn : cuuint32_t, int or None
        elementStrides : sequence of cuuint32_t, at most 5, or None
        interleave : CUtensorMapInterleave or int
        mode : CUtensorMapIm2ColWideMode or int
        swizzle : CUtensorMapSwizzle or int
        l2Promotion : CUtensorMapL2promotion or int
        oobFill : CUtensorMapFloatOOBfill or int

    Returns
        (CUresult, tensorMap); cubind.checked.driver returns tensorMap, or raises
            DriverError
        tensorMap : CUtensorMap

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Keeps the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TENSOR__MEMORY.html
    """
def cuTensorMapReplaceAddress(tensorMap: CUtensorMap | None, globalAddress: _Address) -> None:
    """Puts another device address into a descriptor, and leaves shapes and strides.

    CUresult cuTensorMapReplaceAddress(CUtensorMap *tensorMap, void *globalAddress)

    Parameters
        tensorMap : CUtensorMap or None; in and out
        globalAddress : int (address), buffer or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Keeps the GIL. Since CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TENSOR__MEMORY.html
    """
def cuTensorMapSetAllocationClass(
    tensorMap: CUtensorMap | None,
    allocClass: CUtensorMapAllocClass | int,
) -> CUtensorMapAllocClass:
    """Asks for a larger or smaller window of memory behind a tensor map; gives what it has
    then.

    CUresult cuTensorMapSetAllocationClass(CUtensorMap *tensorMap,
        CUtensorMapAllocClass allocClass, CUtensorMapAllocClass *outAllocClass)

    Parameters
        tensorMap : CUtensorMap or None; in and out
        allocClass : CUtensorMapAllocClass or int

    Returns
        (CUresult, outAllocClass); cubind.checked.driver returns outAllocClass, or raises
            DriverError
        outAllocClass : CUtensorMapAllocClass

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.5.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TENSOR__MEMORY.html
    """
def cuDeviceCanAccessPeer(dev: CUdevice | _Int | None, peerDev: CUdevice | _Int | None) -> int:
    """Tells whether kernels on dev can be given direct access to memory of peerDev;
    cuCtxEnablePeerAccess gives it.

    CUresult cuDeviceCanAccessPeer(int *canAccessPeer, CUdevice dev, CUdevice peerDev)

    Parameters
        dev, peerDev : CUdevice, int or None

    Returns
        (CUresult, canAccessPeer); cubind.checked.driver returns canAccessPeer, or raises
            DriverError
        canAccessPeer : int; 1 or 0

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_DEVICE

    May keep the GIL (see cubind.keep_gil). Since CUDA 4.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PEER__ACCESS.html
    """
def cuCtxEnablePeerAccess(peerContext: CUcontext | _Int | None, Flags: _Int) -> None:
    """Lets the current context reach memory of another one directly; one direction only, for
    both ways call it in both.

    CUresult cuCtxEnablePeerAccess(CUcontext peerContext, unsigned int Flags)

    Parameters
        peerContext : CUcontext, int or None
        Flags : int; has to be 0

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,
        CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED, CUDA_ERROR_TOO_MANY_PEERS,
        CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_PEER_ACCESS_UNSUPPORTED,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 4.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PEER__ACCESS.html
    """
def cuCtxDisablePeerAccess(peerContext: CUcontext | _Int | None) -> None:
    """Ends the direct access that cuCtxEnablePeerAccess gave to the current context.

    CUresult cuCtxDisablePeerAccess(CUcontext peerContext)

    Parameters
        peerContext : CUcontext, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,
        CUDA_ERROR_PEER_ACCESS_NOT_ENABLED, CUDA_ERROR_INVALID_CONTEXT

    Releases the GIL. Since CUDA 4.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PEER__ACCESS.html
    """
def cuDeviceGetP2PAttribute(
    attrib: CUdevice_P2PAttribute | int,
    srcDevice: CUdevice | _Int | None,
    dstDevice: CUdevice | _Int | None,
) -> int:
    """Asks for one property of the link that srcDevice has to dstDevice; the other direction
    may differ.

    CUresult cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attrib,
        CUdevice srcDevice, CUdevice dstDevice)

    Parameters
        attrib : CUdevice_P2PAttribute or int
        srcDevice, dstDevice : CUdevice, int or None

    Returns
        (CUresult, value); cubind.checked.driver returns value, or raises DriverError
        value : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_DEVICE,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 8.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PEER__ACCESS.html
    """
def cuDeviceGetP2PAtomicCapabilities(
    operations: Sequence[CUatomicOperation] | None,
    srcDevice: CUdevice | _Int | None,
    dstDevice: CUdevice | _Int | None,
) -> list[int]:
    """Tells for each operation asked about whether the link of two devices does it atomically.

    CUresult cuDeviceGetP2PAtomicCapabilities(unsigned int *capabilities,
        const CUatomicOperation *operations, unsigned int count, CUdevice srcDevice,
        CUdevice dstDevice)

    Parameters
        operations : sequence of CUatomicOperation, or None
        srcDevice, dstDevice : CUdevice, int or None

    Returns
        capabilities, or raises DriverError; cubind.driver returns (CUresult, capabilities)
        capabilities : list[int]

    Fails with
        CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PEER__ACCESS.html
    """
def cuGraphicsUnregisterResource(resource: CUgraphicsResource | _Int | None) -> None:
    """Ends CUDA's use of a resource of a graphics interface.

    CUresult cuGraphicsUnregisterResource(CUgraphicsResource resource)

    Parameters
        resource : CUgraphicsResource, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 3.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html
    """
def cuGraphicsSubResourceGetMappedArray(
    resource: CUgraphicsResource | _Int | None,
    arrayIndex: _Int,
    mipLevel: _Int,
) -> CUarray:
    """Gives part of a mapped resource as an array.

    CUresult cuGraphicsSubResourceGetMappedArray(CUarray *pArray,
        CUgraphicsResource resource, unsigned int arrayIndex, unsigned int mipLevel)

    Parameters
        resource : CUgraphicsResource, int or None
        arrayIndex, mipLevel : int

    Returns
        (CUresult, pArray); cubind.checked.driver returns pArray, or raises DriverError
        pArray : CUarray

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_MAPPED,
        CUDA_ERROR_NOT_MAPPED_AS_ARRAY

    May keep the GIL (see cubind.keep_gil). Since CUDA 3.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html
    """
def cuGraphicsResourceGetMappedMipmappedArray(
    resource: CUgraphicsResource | _Int | None,
) -> CUmipmappedArray:
    """Gives the mipmapped array through which a mapped resource is used.

    CUresult cuGraphicsResourceGetMappedMipmappedArray(CUmipmappedArray *pMipmappedArray,
        CUgraphicsResource resource)

    Parameters
        resource : CUgraphicsResource, int or None

    Returns
        (CUresult, pMipmappedArray); cubind.checked.driver returns pMipmappedArray, or
            raises DriverError
        pMipmappedArray : CUmipmappedArray

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_MAPPED,
        CUDA_ERROR_NOT_MAPPED_AS_ARRAY

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html
    """
def cuGraphicsResourceGetMappedPointer(
    resource: CUgraphicsResource | _Int | None,
) -> tuple[CUdeviceptr, int]:
    """Gives address and size of a mapped resource; each mapping may change them.

    CUresult cuGraphicsResourceGetMappedPointer_v2(CUdeviceptr *pDevPtr, size_t *pSize,
        CUgraphicsResource resource)

    Parameters
        resource : CUgraphicsResource, int or None

    Returns
        (CUresult, pDevPtr, pSize); cubind.checked.driver returns (pDevPtr, pSize), or
            raises DriverError
        pDevPtr : CUdeviceptr
        pSize : int; bytes

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_MAPPED,
        CUDA_ERROR_NOT_MAPPED_AS_POINTER

    May keep the GIL (see cubind.keep_gil). Since CUDA 3.2 as
        cuGraphicsResourceGetMappedPointer_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html
    """
def cuGraphicsResourceSetMapFlags(resource: CUgraphicsResource | _Int | None, flags: _Int) -> None:
    """Says how CUDA is going to use a resource of graphics while it is mapped.

    CUresult cuGraphicsResourceSetMapFlags_v2(CUgraphicsResource resource,
        unsigned int flags)

    Parameters
        resource : CUgraphicsResource, int or None
        flags : int; CUgraphicsMapResourceFlags

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_ALREADY_MAPPED

    May keep the GIL (see cubind.keep_gil). Since CUDA 6.5 as
        cuGraphicsResourceSetMapFlags_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html
    """
def cuGraphicsMapResources(
    count: _Int,
    resources: CUgraphicsResource | _Int | None,
    hStream: CUstream | _Int | None,
) -> None:
    """Gives resources to CUDA; their graphics interface must not touch them until they are
    unmapped.

    CUresult cuGraphicsMapResources(unsigned int count, CUgraphicsResource *resources,
        CUstream hStream)

    Parameters
        count : int
        resources : CUgraphicsResource, int (address) or None
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_ALREADY_MAPPED, CUDA_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 3.0.
    Per-thread default stream variant: cuGraphicsMapResources_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html
    """
def cuGraphicsUnmapResources(
    count: _Int,
    resources: CUgraphicsResource | _Int | None,
    hStream: CUstream | _Int | None,
) -> None:
    """Gives resources back to their graphics interface; their addresses are invalid from then
    on.

    CUresult cuGraphicsUnmapResources(unsigned int count, CUgraphicsResource *resources,
        CUstream hStream)

    Parameters
        count : int
        resources : CUgraphicsResource, int (address) or None
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_MAPPED, CUDA_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 3.0.
    Per-thread default stream variant: cuGraphicsUnmapResources_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html
    """
def cuGetProcAddress(
    symbol: _Text,
    cudaVersion: _Int,
    flags: cuuint64_t | _Int | None,
) -> tuple[int, CUdriverProcAddressQueryResult]:
    """Finds an entry point of the driver by its plain name, in the version that cudaVersion
    had; the result is an address.

    CUresult cuGetProcAddress_v2(const char *symbol, void **pfn, int cudaVersion,
        cuuint64_t flags, CUdriverProcAddressQueryResult *symbolStatus)

    Parameters
        symbol : str or bytes; name without _v2 and the like
        cudaVersion : int; 1000 * major + 10 * minor
        flags : cuuint64_t, int or None; CUdriverProcAddress_flags

    Returns
        (CUresult, pfn, symbolStatus); cubind.checked.driver returns (pfn, symbolStatus), or
            raises DriverError
        pfn : int
        symbolStatus : CUdriverProcAddressQueryResult

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.0 as cuGetProcAddress_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DRIVER__ENTRY__POINT.html
    """
def cuCoredumpGetAttribute(attrib: CUcoredumpSettings) -> Any:
    """Gives one setting of core dumps for the current context.

    CUresult cuCoredumpGetAttribute(CUcoredumpSettings attrib, void *value, size_t *size)

    Parameters
        attrib : CUcoredumpSettings

    Returns
        (CUresult, value); cubind.checked.driver returns value, or raises DriverError
        value : Any; of the type that attrib calls for; that of CU_COREDUMP_GENERATION_FLAGS
            is made of CUCoredumpGenerationFlags, or-ed

    Types of value by attrib
        bool : CU_COREDUMP_ENABLE_ON_EXCEPTION, CU_COREDUMP_TRIGGER_HOST,
            CU_COREDUMP_LIGHTWEIGHT, CU_COREDUMP_ENABLE_USER_TRIGGER
        bytes : CU_COREDUMP_FILE, CU_COREDUMP_PIPE
        int : CU_COREDUMP_GENERATION_FLAGS

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_CONTEXT_IS_DESTROYED

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html
    """
def cuCoredumpGetAttributeGlobal(attrib: CUcoredumpSettings) -> Any:
    """Gives one setting of core dumps for the whole process.

    CUresult cuCoredumpGetAttributeGlobal(CUcoredumpSettings attrib, void *value,
        size_t *size)

    Parameters
        attrib : CUcoredumpSettings

    Returns
        (CUresult, value); cubind.checked.driver returns value, or raises DriverError
        value : Any; of the type that attrib calls for; that of CU_COREDUMP_GENERATION_FLAGS
            is made of CUCoredumpGenerationFlags, or-ed

    Types of value by attrib
        bool : CU_COREDUMP_ENABLE_ON_EXCEPTION, CU_COREDUMP_TRIGGER_HOST,
            CU_COREDUMP_LIGHTWEIGHT, CU_COREDUMP_ENABLE_USER_TRIGGER
        bytes : CU_COREDUMP_FILE, CU_COREDUMP_PIPE
        int : CU_COREDUMP_GENERATION_FLAGS

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html
    """
def cuCoredumpSetAttribute(attrib: CUcoredumpSettings, value: Any) -> None:
    """Sets one setting of core dumps for the current context.

    CUresult cuCoredumpSetAttribute(CUcoredumpSettings attrib, void *value, size_t *size)

    Parameters
        attrib : CUcoredumpSettings
        value : a value, of the type that attrib calls for; that of
            CU_COREDUMP_GENERATION_FLAGS is made of CUCoredumpGenerationFlags, or-ed

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Types of value by attrib
        bool : CU_COREDUMP_ENABLE_ON_EXCEPTION, CU_COREDUMP_TRIGGER_HOST,
            CU_COREDUMP_LIGHTWEIGHT, CU_COREDUMP_ENABLE_USER_TRIGGER
        bytes or str : CU_COREDUMP_FILE, CU_COREDUMP_PIPE
        int : CU_COREDUMP_GENERATION_FLAGS

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_CONTEXT_IS_DESTROYED, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 12.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html
    """
def cuCoredumpSetAttributeGlobal(attrib: CUcoredumpSettings, value: Any) -> None:
    """Sets one setting of core dumps for the whole process.

    CUresult cuCoredumpSetAttributeGlobal(CUcoredumpSettings attrib, void *value,
        size_t *size)

    Parameters
        attrib : CUcoredumpSettings
        value : a value, of the type that attrib calls for; that of
            CU_COREDUMP_GENERATION_FLAGS is made of CUCoredumpGenerationFlags, or-ed

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Types of value by attrib
        bool : CU_COREDUMP_ENABLE_ON_EXCEPTION, CU_COREDUMP_TRIGGER_HOST,
            CU_COREDUMP_LIGHTWEIGHT, CU_COREDUMP_ENABLE_USER_TRIGGER
        bytes or str : CU_COREDUMP_FILE, CU_COREDUMP_PIPE
        int : CU_COREDUMP_GENERATION_FLAGS

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_PERMITTED

    Releases the GIL. Since CUDA 12.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html
    """
def cuCoredumpRegisterStartCallback(
    callback: CUcoredumpStatusCallback | _Int | Callable[..., object] | None,
    userData: object | None = ...,
) -> CUcoredumpCallbackHandle:
    """Has a function called when a dump of a GPU's state begins.

    CUresult cuCoredumpRegisterStartCallback(CUcoredumpStatusCallback callback,
        void *userData, CUcoredumpCallbackHandle *callbackOut)

    Parameters
        callback : callable, CUcoredumpStatusCallback, int (address of a C function) or
            None; called as callback(userData, int, CUdevice) -> None, exceptions go to
            sys.unraisablehook
        userData : any object, which the callable gets; int (address) for a C function, or
            None

    Returns
        callbackOut, or raises DriverError; cubind.driver returns (CUresult, callbackOut)
        callbackOut : CUcoredumpCallbackHandle

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 13.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html
    """
def cuCoredumpRegisterCompleteCallback(
    callback: CUcoredumpStatusCallback | _Int | Callable[..., object] | None,
    userData: object | None = ...,
) -> CUcoredumpCallbackHandle:
    """Has a function called when a dump of a GPU's state is written.

    CUresult cuCoredumpRegisterCompleteCallback(CUcoredumpStatusCallback callback,
        void *userData, CUcoredumpCallbackHandle *callbackOut)

    Parameters
        callback : callable, CUcoredumpStatusCallback, int (address of a C function) or
            None; called as callback(userData, int, CUdevice) -> None, exceptions go to
            sys.unraisablehook
        userData : any object, which the callable gets; int (address) for a C function, or
            None

    Returns
        callbackOut, or raises DriverError; cubind.driver returns (CUresult, callbackOut)
        callbackOut : CUcoredumpCallbackHandle

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 13.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html
    """
def cuCoredumpDeregisterStartCallback(callback: CUcoredumpCallbackHandle | _Int | None) -> None:
    """Ends the calls that cuCoredumpRegisterStartCallback began.

    CUresult cuCoredumpDeregisterStartCallback(CUcoredumpCallbackHandle callback)

    Parameters
        callback : CUcoredumpCallbackHandle, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_PERMITTED

    Releases the GIL. Since CUDA 13.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html
    """
def cuCoredumpDeregisterCompleteCallback(callback: CUcoredumpCallbackHandle | _Int | None) -> None:
    """Ends the calls that cuCoredumpRegisterCompleteCallback began.

    CUresult cuCoredumpDeregisterCompleteCallback(CUcoredumpCallbackHandle callback)

    Parameters
        callback : CUcoredumpCallbackHandle, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_PERMITTED

    Releases the GIL. Since CUDA 13.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html
    """
def cuGetExportTable(pExportTableId: CUuuid | None) -> int:
    """Gives the address of an undocumented function table of the driver, by its UUID.

    CUresult cuGetExportTable(const void **ppExportTable, const CUuuid *pExportTableId)

    Parameters
        pExportTableId : CUuuid or None

    Returns
        (CUresult, ppExportTable); cubind.checked.driver returns ppExportTable, or raises
            DriverError
        ppExportTable : int

    May keep the GIL (see cubind.keep_gil). Since CUDA 3.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGreenCtxCreate(
    desc: CUdevResourceDesc | _Int | None,
    dev: CUdevice | _Int | None,
    flags: _Int,
) -> CUgreenCtx:
    """Makes a context that has only some multiprocessors or queues of the device; it does not
    become current.

    CUresult cuGreenCtxCreate(CUgreenCtx *phCtx, CUdevResourceDesc desc, CUdevice dev,
        unsigned int flags)

    Parameters
        desc : CUdevResourceDesc, int or None
        dev : CUdevice, int or None
        flags : int; CUgreenCtxCreate_flags; CU_GREEN_CTX_DEFAULT_STREAM is needed

    Returns
        (CUresult, phCtx); cubind.checked.driver returns phCtx, or raises DriverError
        phCtx : CUgreenCtx

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_DEVICE,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html
    """
def cuGreenCtxDestroy(hCtx: CUgreenCtx | _Int | None) -> None:
    """Destroys a green context; its streams work no longer, but each still takes a
    cuStreamDestroy.

    CUresult cuGreenCtxDestroy(CUgreenCtx hCtx)

    Parameters
        hCtx : CUgreenCtx, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_CONTEXT_IS_DESTROYED

    Releases the GIL. Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html
    """
def cuCtxFromGreenCtx(hCtx: CUgreenCtx | _Int | None) -> CUcontext:
    """Gives a green context as one that can be made current; it must not be destroyed by
    itself.

    CUresult cuCtxFromGreenCtx(CUcontext *pContext, CUgreenCtx hCtx)

    Parameters
        hCtx : CUgreenCtx, int or None

    Returns
        (CUresult, pContext); cubind.checked.driver returns pContext, or raises DriverError
        pContext : CUcontext

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html
    """
def cuDeviceGetDevResource(
    device: CUdevice | _Int | None,
    typename: CUdevResourceType | int,
) -> CUdevResource:
    """Gives all multiprocessors or work queues of a device, to be divided.

    CUresult cuDeviceGetDevResource(CUdevice device, CUdevResource *resource,
        CUdevResourceType type)

    Parameters
        device : CUdevice, int or None
        typename : CUdevResourceType or int

    Returns
        (CUresult, resource); cubind.checked.driver returns resource, or raises DriverError
        resource : CUdevResource

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,
        CUDA_ERROR_INVALID_RESOURCE_TYPE, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_DEVICE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html
    """
def cuCtxGetDevResource(
    hCtx: CUcontext | _Int | None,
    typename: CUdevResourceType | int,
) -> CUdevResource:
    """Gives the multiprocessors or work queues that a context has.

    CUresult cuCtxGetDevResource(CUcontext hCtx, CUdevResource *resource,
        CUdevResourceType type)

    Parameters
        hCtx : CUcontext, int or None
        typename : CUdevResourceType or int

    Returns
        (CUresult, resource); cubind.checked.driver returns resource, or raises DriverError
        resource : CUdevResource

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,
        CUDA_ERROR_INVALID_RESOURCE_TYPE, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_CONTEXT

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html
    """
def cuGreenCtxGetDevResource(
    hCtx: CUgreenCtx | _Int | None,
    typename: CUdevResourceType | int,
) -> CUdevResource:
    """Gives the multiprocessors or work queues that a context has.

    CUresult cuGreenCtxGetDevResource(CUgreenCtx hCtx, CUdevResource *resource,
        CUdevResourceType type)

    Parameters
        hCtx : CUgreenCtx, int or None
        typename : CUdevResourceType or int

    Returns
        (CUresult, resource); cubind.checked.driver returns resource, or raises DriverError
        resource : CUdevResource

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_RESOURCE_TYPE, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html
    """
def cuDevSmResourceSplitByCount(
    nbGroups: _Int,
    input_: CUdevResource | None,
    flags: _Int,
    minCount: _Int,
) -> tuple[list[CUdevResource], int, CUdevResource]:
    """Divides multiprocessors into equal groups of at least minCount; what is left over is in
    remainder.

    CUresult cuDevSmResourceSplitByCount(CUdevResource *result, unsigned int *nbGroups,
        const CUdevResource *input, CUdevResource *remainder, unsigned int flags,
        unsigned int minCount)

    Parameters
        nbGroups : int; how many there is room for, then how many there are; groups wanted,
            and groups made
        input_ : CUdevResource or None
        flags : int; CUdevSmResourceSplitByCount_flags, or-ed
        minCount : int; multiprocessors per group

    Returns
        (CUresult, result, nbGroups, remainder); cubind.checked.driver returns (result,
            nbGroups, remainder), or raises DriverError
        result : list[CUdevResource]
        nbGroups : int; groups wanted, and groups made
        remainder : CUdevResource

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_DEVICE,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_RESOURCE_TYPE,
        CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.4; other parameters before 13.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html
    """
def cuDevSmResourceSplit(
    input_: CUdevResource | None,
    flags: _Int,
    groupParams: Sequence[CU_DEV_SM_RESOURCE_GROUP_PARAMS] | None,
) -> tuple[list[CUdevResource], CUdevResource]:
    """Divides multiprocessors into groups as groupParams says; what is left over is in
    remainder.

    CUresult cuDevSmResourceSplit(CUdevResource *result, unsigned int nbGroups,
        const CUdevResource *input, CUdevResource *remainder, unsigned int flags,
        CU_DEV_SM_RESOURCE_GROUP_PARAMS *groupParams)

    Parameters
        input_ : CUdevResource or None
        flags : int; has to be 0
        groupParams : sequence of CU_DEV_SM_RESOURCE_GROUP_PARAMS, or None; in and out

    Returns
        (result, remainder), or raises DriverError; cubind.driver returns (CUresult, result,
            remainder)
        result : list[CUdevResource]
        remainder : CUdevResource

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_DEVICE,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_RESOURCE_TYPE,
        CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html
    """
def cuDevResourceGenerateDesc(resources: Sequence[CUdevResource] | None) -> CUdevResourceDesc:
    """Puts resources together into what cuGreenCtxCreate takes.

    CUresult cuDevResourceGenerateDesc(CUdevResourceDesc *phDesc, CUdevResource *resources,
        unsigned int nbResources)

    Parameters
        resources : sequence of CUdevResource, or None

    Returns
        phDesc, or raises DriverError; cubind.driver returns (CUresult, phDesc)
        phDesc : CUdevResourceDesc

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_RESOURCE_TYPE, CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html
    """
def cuGreenCtxRecordEvent(hCtx: CUgreenCtx | _Int | None, hEvent: CUevent | _Int | None) -> None:
    """Records an event behind everything that the streams of a green context have queued so
    far.

    CUresult cuGreenCtxRecordEvent(CUgreenCtx hCtx, CUevent hEvent)

    Parameters
        hCtx : CUgreenCtx, int or None
        hEvent : CUevent, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html
    """
def cuGreenCtxWaitEvent(hCtx: CUgreenCtx | _Int | None, hEvent: CUevent | _Int | None) -> None:
    """Makes later work of all streams of a green context wait for an event; the host goes on
    at once.

    CUresult cuGreenCtxWaitEvent(CUgreenCtx hCtx, CUevent hEvent)

    Parameters
        hCtx : CUgreenCtx, int or None
        hEvent : CUevent, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html
    """
def cuStreamGetGreenCtx(hStream: CUstream | _Int | None) -> CUgreenCtx:
    """Gives the green context of a stream, a null handle where it has none.

    CUresult cuStreamGetGreenCtx(CUstream hStream, CUgreenCtx *phCtx)

    Parameters
        hStream : CUstream, int or None

    Returns
        (CUresult, phCtx); cubind.checked.driver returns phCtx, or raises DriverError
        phCtx : CUgreenCtx

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html
    """
def cuGreenCtxStreamCreate(
    greenCtx: CUgreenCtx | _Int | None,
    flags: _Int,
    priority: _Int,
) -> CUstream:
    """Makes a stream in a green context, whatever context is current.

    CUresult cuGreenCtxStreamCreate(CUstream *phStream, CUgreenCtx greenCtx,
        unsigned int flags, int priority)

    Parameters
        greenCtx : CUgreenCtx, int or None
        flags : int; CU_STREAM_NON_BLOCKING, which is needed
        priority : int; smaller is more urgent

    Returns
        (CUresult, phStream); cubind.checked.driver returns phStream, or raises DriverError
        phStream : CUstream

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 12.5.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html
    """
def cuGreenCtxGetId(greenCtx: CUgreenCtx | _Int | None) -> int:
    """Gives a number that no other green context of the process gets.

    CUresult cuGreenCtxGetId(CUgreenCtx greenCtx, unsigned long long *greenCtxId)

    Parameters
        greenCtx : CUgreenCtx, int or None

    Returns
        (CUresult, greenCtxId); cubind.checked.driver returns greenCtxId, or raises
            DriverError
        greenCtxId : int

    Fails with
        CUDA_ERROR_CONTEXT_IS_DESTROYED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html
    """
def cuStreamGetDevResource(
    hStream: CUstream | _Int | None,
    typename: CUdevResourceType | int,
) -> CUdevResource:
    """Gives the multiprocessors that a stream has; work queues cannot be asked for.

    CUresult cuStreamGetDevResource(CUstream hStream, CUdevResource *resource,
        CUdevResourceType type)

    Parameters
        hStream : CUstream, int or None
        typename : CUdevResourceType or int; CU_DEV_RESOURCE_TYPE_SM; called type in C

    Returns
        (CUresult, resource); cubind.checked.driver returns resource, or raises DriverError
        resource : CUdevResource

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,
        CUDA_ERROR_INVALID_RESOURCE_TYPE, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_HANDLE

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    Per-thread default stream variant: cuStreamGetDevResource_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html
    """
def cuLogsRegisterCallback(
    callbackFunc: CUlogsCallback | _Int | Callable[..., object] | None,
    userData: object | None = ...,
) -> CUlogsCallbackHandle:
    """Has a function called with each message that the driver logs about a failed call.

    CUresult cuLogsRegisterCallback(CUlogsCallback callbackFunc, void *userData,
        CUlogsCallbackHandle *callback_out)

    Parameters
        callbackFunc : callable, CUlogsCallback, int (address of a C function) or None;
            called as callbackFunc(userData, CUlogLevel, bytes, int) -> None, exceptions go
            to sys.unraisablehook
        userData : any object, which the callable gets; int (address) for a C function, or
            None

    Returns
        callback_out, or raises DriverError; cubind.driver returns (CUresult, callback_out)
        callback_out : CUlogsCallbackHandle

    Fails with
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 12.9.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html
    """
def cuLogsUnregisterCallback(callback: CUlogsCallbackHandle | _Int | None) -> None:
    """Ends the calls that cuLogsRegisterCallback began.

    CUresult cuLogsUnregisterCallback(CUlogsCallbackHandle callback)

    Parameters
        callback : CUlogsCallbackHandle, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 12.9.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html
    """
def cuLogsCurrent(flags: _Int | None = ...) -> CUlogIterator:
    """Gives the place behind the latest message, from which later dumps begin.

    CUresult cuLogsCurrent(CUlogIterator *iterator_out, unsigned int flags)

    Parameters
        flags : int or None; has to be 0

    Returns
        iterator_out, or raises DriverError; cubind.driver returns (CUresult, iterator_out)
        iterator_out : CUlogIterator

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.9.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html
    """
def cuLogsDumpToFile(
    iterator: CUlogIterator | None,
    pathToFile: _Text,
    flags: _Int | None = ...,
) -> CUlogIterator | None:
    """Writes messages from a place on to a file, and moves the place behind them; old ones may
    be lost.

    CUresult cuLogsDumpToFile(CUlogIterator *iterator, const char *pathToFile,
        unsigned int flags)

    Parameters
        iterator : CUlogIterator or None; in and out; where to begin, and afterwards the
            place behind what was given; None for the oldest message, and None comes back
        pathToFile : str or bytes
        flags : int or None; has to be 0

    Returns
        iterator, or raises DriverError; cubind.driver returns (CUresult, iterator)
        iterator : CUlogIterator | None; where to begin, and afterwards the place behind
            what was given; None for the oldest message, and None comes back

    Fails with
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 12.9.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html
    """
def cuLogsDumpToMemory(
    iterator: CUlogIterator | None,
    flags: _Int | None = ...,
) -> tuple[CUlogIterator | None, str]:
    """Gives messages from a place on as text, and moves the place behind them; old ones may be
    lost.

    CUresult cuLogsDumpToMemory(CUlogIterator *iterator, char *buffer, size_t *size,
        unsigned int flags)

    Parameters
        iterator : CUlogIterator or None; in and out; where to begin, and afterwards the
            place behind what was given; None for the oldest message, and None comes back
        flags : int or None; has to be 0

    Returns
        (iterator, buffer), or raises DriverError; cubind.driver returns (CUresult,
            iterator, size)
        iterator : CUlogIterator | None; where to begin, and afterwards the place behind
            what was given; None for the oldest message, and None comes back
        buffer : str

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.9.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html
    """
def cuCheckpointProcessGetRestoreThreadId(pid: _Int) -> int:
    """Gives the thread of a process that can restore it from a checkpoint.

    CUresult cuCheckpointProcessGetRestoreThreadId(int pid, int *tid)

    Parameters
        pid : int

    Returns
        (CUresult, tid); cubind.checked.driver returns tid, or raises DriverError
        tid : int

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html
    """
def cuCheckpointProcessGetState(pid: _Int) -> CUprocessState:
    """Tells whether a process runs, is locked or is checkpointed.

    CUresult cuCheckpointProcessGetState(int pid, CUprocessState *state)

    Parameters
        pid : int

    Returns
        (CUresult, state); cubind.checked.driver returns state, or raises DriverError
        state : CUprocessState

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html
    """
def cuCheckpointProcessLock(pid: _Int, args: CUcheckpointLockArgs | None = ...) -> None:
    """Keeps a process from new CUDA calls, and waits for those under way.

    CUresult cuCheckpointProcessLock(int pid, CUcheckpointLockArgs *args)

    Parameters
        pid : int
        args : CUcheckpointLockArgs or None

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_ILLEGAL_STATE,
        CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_NOT_READY

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html
    """
def cuCheckpointProcessCheckpoint(pid: _Int, args: CUcheckpointCheckpointArgs | None = ...) -> None:
    """Moves what a locked process has on its GPUs into host memory, and lets the GPUs go.

    CUresult cuCheckpointProcessCheckpoint(int pid, CUcheckpointCheckpointArgs *args)

    Parameters
        pid : int
        args : CUcheckpointCheckpointArgs or None; in and out

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_ILLEGAL_STATE,
        CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_INVALID_CONTEXT

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html
    """
def cuCheckpointProcessRestore(pid: _Int, args: CUcheckpointRestoreArgs | None = ...) -> None:
    """Brings a process that was checkpointed back to its GPUs, or to others of the same kind.

    CUresult cuCheckpointProcessRestore(int pid, CUcheckpointRestoreArgs *args)

    Parameters
        pid : int
        args : CUcheckpointRestoreArgs or None; in and out

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_ILLEGAL_STATE,
        CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_INVALID_CONTEXT

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html
    """
def cuCheckpointOperationComplete(handle: CUcheckpointOperationHandle | _Int | None) -> None:
    """Ends a checkpoint or restore whose memory the program has copied by itself.

    CUresult cuCheckpointOperationComplete(CUcheckpointOperationHandle handle)

    Parameters
        handle : CUcheckpointOperationHandle, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_ILLEGAL_STATE,
        CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 13.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html
    """
def cuCheckpointProcessUnlock(pid: _Int, args: CUcheckpointUnlockArgs | None = ...) -> None:
    """Lets a locked process call CUDA again.

    CUresult cuCheckpointProcessUnlock(int pid, CUcheckpointUnlockArgs *args)

    Parameters
        pid : int
        args : CUcheckpointUnlockArgs or None

    Returns
        None, or raises DriverError; cubind.driver returns (CUresult,)

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_ILLEGAL_STATE,
        CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html
    """
def cuProfilerStart() -> None:
    """Tells a profiler that runs with the program to begin; without one nothing happens.

    CUresult cuProfilerStart(void)

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_CONTEXT

    Releases the GIL. Since CUDA 4.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PROFILER.html
    """
def cuProfilerStop() -> None:
    """Tells a profiler that runs with the program to end; without one nothing happens.

    CUresult cuProfilerStop(void)

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_CONTEXT

    Releases the GIL. Since CUDA 4.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PROFILER.html
    """
def cuGraphicsEGLRegisterImage(image: EGLImageKHR | _Int | None, flags: _Int) -> CUgraphicsResource:
    """Makes an EGL image usable by CUDA.

    CUresult cuGraphicsEGLRegisterImage(CUgraphicsResource *pCudaResource,
        EGLImageKHR image, unsigned int flags)

    Parameters
        image : EGLImageKHR, int or None
        flags : int; CUgraphicsMapResourceFlags

    Returns
        (CUresult, pCudaResource); cubind.checked.driver returns pCudaResource, or raises
            DriverError
        pCudaResource : CUgraphicsResource

    Fails with
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_ALREADY_MAPPED, CUDA_ERROR_INVALID_CONTEXT

    Releases the GIL. Since CUDA 7.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html
    """
def cuEGLStreamConsumerConnect(stream: EGLStreamKHR | _Int | None) -> CUeglStreamConnection:
    """Makes CUDA the end of an EGLStream that takes frames.

    CUresult cuEGLStreamConsumerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream)

    Parameters
        stream : EGLStreamKHR, int or None

    Returns
        (CUresult, conn); cubind.checked.driver returns conn, or raises DriverError
        conn : CUeglStreamConnection

    Fails with
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_CONTEXT

    Releases the GIL. Since CUDA 7.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html
    """
def cuEGLStreamConsumerConnectWithFlags(
    stream: EGLStreamKHR | _Int | None,
    flags: _Int,
) -> CUeglStreamConnection:
    """Makes CUDA the end of an EGLStream that takes frames.

    CUresult cuEGLStreamConsumerConnectWithFlags(CUeglStreamConnection *conn,
        EGLStreamKHR stream, unsigned int flags)

    Parameters
        stream : EGLStreamKHR, int or None
        flags : int; CUeglResourceLocationFlags

    Returns
        (CUresult, conn); cubind.checked.driver returns conn, or raises DriverError
        conn : CUeglStreamConnection

    Fails with
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_CONTEXT

    Releases the GIL. Since CUDA 8.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html
    """
def cuEGLStreamConsumerDisconnect(conn: CUeglStreamConnection | _Int | None) -> None:
    """Takes CUDA away from an EGLStream that it took frames of.

    CUresult cuEGLStreamConsumerDisconnect(CUeglStreamConnection *conn)

    Parameters
        conn : CUeglStreamConnection, int (address) or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_CONTEXT

    Releases the GIL. Since CUDA 7.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html
    """
def cuEGLStreamConsumerAcquireFrame(
    conn: CUeglStreamConnection | _Int | None,
    pCudaResource: CUgraphicsResource | _Int | None,
    pStream: CUstream | _Int | None,
    timeout: _Int,
) -> None:
    """Takes the next frame of an EGLStream, or waits for one for a time.

    CUresult cuEGLStreamConsumerAcquireFrame(CUeglStreamConnection *conn,
        CUgraphicsResource *pCudaResource, CUstream *pStream, unsigned int timeout)

    Parameters
        conn : CUeglStreamConnection, int (address) or None
        pCudaResource : CUgraphicsResource, int (address) or None; in and out
        pStream : CUstream, int (address) or None; in and out
        timeout : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_LAUNCH_TIMEOUT

    Releases the GIL. Since CUDA 7.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html
    """
def cuEGLStreamConsumerReleaseFrame(
    conn: CUeglStreamConnection | _Int | None,
    pCudaResource: CUgraphicsResource | _Int | None,
    pStream: CUstream | _Int | None,
) -> None:
    """Gives a frame of an EGLStream back to its producer.

    CUresult cuEGLStreamConsumerReleaseFrame(CUeglStreamConnection *conn,
        CUgraphicsResource pCudaResource, CUstream *pStream)

    Parameters
        conn : CUeglStreamConnection, int (address) or None
        pCudaResource : CUgraphicsResource, int or None
        pStream : CUstream, int (address) or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_HANDLE

    Releases the GIL. Since CUDA 7.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html
    """
def cuEGLStreamProducerConnect(
    stream: EGLStreamKHR | _Int | None,
    width: EGLint | _Int | None,
    height: EGLint | _Int | None,
) -> CUeglStreamConnection:
    """Makes CUDA the end of an EGLStream that gives frames.

    CUresult cuEGLStreamProducerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream,
        EGLint width, EGLint height)

    Parameters
        stream : EGLStreamKHR, int or None
        width, height : EGLint, int or None

    Returns
        (CUresult, conn); cubind.checked.driver returns conn, or raises DriverError
        conn : CUeglStreamConnection

    Fails with
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_CONTEXT

    Releases the GIL. Since CUDA 7.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html
    """
def cuEGLStreamProducerDisconnect(conn: CUeglStreamConnection | _Int | None) -> None:
    """Takes CUDA away from an EGLStream that it gave frames to.

    CUresult cuEGLStreamProducerDisconnect(CUeglStreamConnection *conn)

    Parameters
        conn : CUeglStreamConnection, int (address) or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_CONTEXT

    Releases the GIL. Since CUDA 7.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html
    """
def cuEGLStreamProducerPresentFrame(
    conn: CUeglStreamConnection | _Int | None,
    eglframe: CUeglFrame,
    pStream: CUstream | _Int | None,
) -> None:
    """Passes a frame to the other end of an EGLStream.

    CUresult cuEGLStreamProducerPresentFrame(CUeglStreamConnection *conn,
        CUeglFrame eglframe, CUstream *pStream)

    Parameters
        conn : CUeglStreamConnection, int (address) or None
        eglframe : CUeglFrame
        pStream : CUstream, int (address) or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_HANDLE

    Releases the GIL. Since CUDA 7.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html
    """
def cuEGLStreamProducerReturnFrame(
    conn: CUeglStreamConnection | _Int | None,
    eglframe: CUeglFrame | None,
    pStream: CUstream | _Int | None,
) -> None:
    """Gets a frame back that the other end of an EGLStream is done with.

    CUresult cuEGLStreamProducerReturnFrame(CUeglStreamConnection *conn,
        CUeglFrame *eglframe, CUstream *pStream)

    Parameters
        conn : CUeglStreamConnection, int (address) or None
        eglframe : CUeglFrame or None; in and out
        pStream : CUstream, int (address) or None; in and out

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_LAUNCH_TIMEOUT

    Releases the GIL. Since CUDA 7.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html
    """
def cuGraphicsResourceGetMappedEglFrame(
    resource: CUgraphicsResource | _Int | None,
    index: _Int,
    mipLevel: _Int,
) -> CUeglFrame:
    """Gives the frame of a registered EGL image, layer and level by number.

    CUresult cuGraphicsResourceGetMappedEglFrame(CUeglFrame *eglFrame,
        CUgraphicsResource resource, unsigned int index, unsigned int mipLevel)

    Parameters
        resource : CUgraphicsResource, int or None
        index, mipLevel : int

    Returns
        (CUresult, eglFrame); cubind.checked.driver returns eglFrame, or raises DriverError
        eglFrame : CUeglFrame

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_MAPPED

    May keep the GIL (see cubind.keep_gil). Since CUDA 7.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html
    """
def cuEventCreateFromEGLSync(eglSync: EGLSyncKHR | _Int | None, flags: _Int) -> CUevent:
    """Makes an event from a sync object of EGL.

    CUresult cuEventCreateFromEGLSync(CUevent *phEvent, EGLSyncKHR eglSync,
        unsigned int flags)

    Parameters
        eglSync : EGLSyncKHR, int or None
        flags : int; CUevent_flags, DEFAULT or BLOCKING_SYNC

    Returns
        (CUresult, phEvent); cubind.checked.driver returns phEvent, or raises DriverError
        phEvent : CUevent

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 9.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html
    """
def cuGraphicsGLRegisterBuffer(buffer: GLuint | _Int | None, Flags: _Int) -> CUgraphicsResource:
    """Makes an object of OpenGL usable in CUDA; map it before each use.

    CUresult cuGraphicsGLRegisterBuffer(CUgraphicsResource *pCudaResource, GLuint buffer,
        unsigned int Flags)

    Parameters
        buffer : GLuint, int or None
        Flags : int; CUgraphicsRegisterFlags, or-ed

    Returns
        (CUresult, pCudaResource); cubind.checked.driver returns pCudaResource, or raises
            DriverError
        pCudaResource : CUgraphicsResource

    Fails with
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_ALREADY_MAPPED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_OPERATING_SYSTEM

    Releases the GIL. Since CUDA 3.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL.html
    """
def cuGraphicsGLRegisterImage(
    image: GLuint | _Int | None,
    target: GLenum | _Int | None,
    Flags: _Int,
) -> CUgraphicsResource:
    """Makes an object of OpenGL usable in CUDA; map it before each use.

    CUresult cuGraphicsGLRegisterImage(CUgraphicsResource *pCudaResource, GLuint image,
        GLenum target, unsigned int Flags)

    Parameters
        image : GLuint, int or None
        target : GLenum, int or None
        Flags : int; CUgraphicsRegisterFlags, or-ed

    Returns
        (CUresult, pCudaResource); cubind.checked.driver returns pCudaResource, or raises
            DriverError
        pCudaResource : CUgraphicsResource

    Fails with
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_ALREADY_MAPPED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_OPERATING_SYSTEM

    Releases the GIL. Since CUDA 3.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL.html
    """
def cuGLGetDevices(
    cudaDeviceCount: _Int,
    deviceList: CUGLDeviceList | int,
) -> tuple[int, list[CUdevice]]:
    """Lists the CUDA devices that the current OpenGL context uses.

    CUresult cuGLGetDevices_v2(unsigned int *pCudaDeviceCount, CUdevice *pCudaDevices,
        unsigned int cudaDeviceCount, CUGLDeviceList deviceList)

    Parameters
        cudaDeviceCount : int
        deviceList : CUGLDeviceList or int

    Returns
        (CUresult, pCudaDeviceCount, pCudaDevices); cubind.checked.driver returns
            (pCudaDeviceCount, pCudaDevices), or raises DriverError
        pCudaDeviceCount : int
        pCudaDevices : list[CUdevice]

    Fails with
        CUDA_ERROR_NO_DEVICE, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_GRAPHICS_CONTEXT, CUDA_ERROR_OPERATING_SYSTEM

    Releases the GIL. Since CUDA 6.5 as cuGLGetDevices_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL.html
    """
def cuGLCtxCreate(Flags: _Int, device: CUdevice | _Int | None) -> CUcontext:
    """Prepares CUDA for OpenGL; deprecated, as contexts need no preparation any more.

    CUresult cuGLCtxCreate_v2(CUcontext *pCtx, unsigned int Flags, CUdevice device)

    Parameters
        Flags : int; CUctx_flags, or-ed
        device : CUdevice, int or None

    Returns
        (CUresult, pCtx); cubind.checked.driver returns pCtx, or raises DriverError
        pCtx : CUcontext

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 3.2 as cuGLCtxCreate_v2. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html
    """
def cuGLInit() -> None:
    """Prepares CUDA for OpenGL; deprecated, as contexts need no preparation any more.

    CUresult cuGLInit(void)

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html
    """
def cuGLRegisterBufferObject(buffer: GLuint | _Int | None) -> None:
    """Makes an OpenGL buffer usable by CUDA; deprecated for cuGraphicsGLRegisterBuffer.

    CUresult cuGLRegisterBufferObject(GLuint buffer)

    Parameters
        buffer : GLuint, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_ALREADY_MAPPED

    Releases the GIL. Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html
    """
def cuGLMapBufferObject(buffer: GLuint | _Int | None) -> tuple[CUdeviceptr, int]:
    """Gives address and size of an OpenGL buffer; deprecated for cuGraphicsMapResources.

    CUresult cuGLMapBufferObject_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer)

    Parameters
        buffer : GLuint, int or None

    Returns
        (CUresult, dptr, size); cubind.checked.driver returns (dptr, size), or raises
            DriverError
        dptr : CUdeviceptr
        size : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_MAP_FAILED

    Releases the GIL. Since CUDA 3.2 as cuGLMapBufferObject_v2. Deprecated.
    Per-thread default stream variant: cuGLMapBufferObject_v2_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html
    """
def cuGLUnmapBufferObject(buffer: GLuint | _Int | None) -> None:
    """Gives an OpenGL buffer back to OpenGL; deprecated for cuGraphicsUnmapResources.

    CUresult cuGLUnmapBufferObject(GLuint buffer)

    Parameters
        buffer : GLuint, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html
    """
def cuGLUnregisterBufferObject(buffer: GLuint | _Int | None) -> None:
    """Ends the use of an OpenGL buffer by CUDA; deprecated for cuGraphicsUnregisterResource.

    CUresult cuGLUnregisterBufferObject(GLuint buffer)

    Parameters
        buffer : GLuint, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html
    """
def cuGLSetBufferObjectMapFlags(buffer: GLuint | _Int | None, Flags: _Int) -> None:
    """Says how CUDA is going to use an OpenGL buffer; deprecated for
    cuGraphicsResourceSetMapFlags.

    CUresult cuGLSetBufferObjectMapFlags(GLuint buffer, unsigned int Flags)

    Parameters
        buffer : GLuint, int or None
        Flags : int; CUGLmap_flags

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_ALREADY_MAPPED,
        CUDA_ERROR_INVALID_CONTEXT

    Releases the GIL. Since CUDA 2.3. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html
    """
def cuGLMapBufferObjectAsync(
    buffer: GLuint | _Int | None,
    hStream: CUstream | _Int | None,
) -> tuple[CUdeviceptr, int]:
    """Gives address and size of an OpenGL buffer; deprecated for cuGraphicsMapResources.

    CUresult cuGLMapBufferObjectAsync_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer,
        CUstream hStream)

    Parameters
        buffer : GLuint, int or None
        hStream : CUstream, int or None

    Returns
        (CUresult, dptr, size); cubind.checked.driver returns (dptr, size), or raises
            DriverError
        dptr : CUdeviceptr
        size : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_MAP_FAILED

    Releases the GIL. Since CUDA 3.2 as cuGLMapBufferObjectAsync_v2. Deprecated.
    Per-thread default stream variant: cuGLMapBufferObjectAsync_v2_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html
    """
def cuGLUnmapBufferObjectAsync(
    buffer: GLuint | _Int | None,
    hStream: CUstream | _Int | None,
) -> None:
    """Gives an OpenGL buffer back to OpenGL; deprecated for cuGraphicsUnmapResources.

    CUresult cuGLUnmapBufferObjectAsync(GLuint buffer, CUstream hStream)

    Parameters
        buffer : GLuint, int or None
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 2.3. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html
    """
def cuVDPAUGetDevice(vdpDevice: VdpDevice | _Int | None, vdpGetProcAddress: _Address) -> CUdevice:
    """Gives the CUDA device that a VDPAU device uses.

    CUresult cuVDPAUGetDevice(CUdevice *pDevice, VdpDevice vdpDevice,
        int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))

    Parameters
        vdpDevice : VdpDevice, int or None
        vdpGetProcAddress : int (address), buffer or None

    Returns
        (CUresult, pDevice); cubind.checked.driver returns pDevice, or raises DriverError
        pDevice : CUdevice

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VDPAU.html
    """
def cuVDPAUCtxCreate(
    flags: _Int,
    device: CUdevice | _Int | None,
    vdpDevice: VdpDevice | _Int | None,
    vdpGetProcAddress: _Address,
) -> CUcontext:
    """Makes a context that works together with a VDPAU device.

    CUresult cuVDPAUCtxCreate_v2(CUcontext *pCtx, unsigned int flags, CUdevice device,
        VdpDevice vdpDevice, int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))

    Parameters
        flags : int; CUctx_flags, or-ed
        device : CUdevice, int or None
        vdpDevice : VdpDevice, int or None
        vdpGetProcAddress : int (address), buffer or None

    Returns
        (CUresult, pCtx); cubind.checked.driver returns pCtx, or raises DriverError
        pCtx : CUcontext

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 3.2 as cuVDPAUCtxCreate_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VDPAU.html
    """
def cuGraphicsVDPAURegisterVideoSurface(
    vdpSurface: VdpVideoSurface | _Int | None,
    flags: _Int,
) -> CUgraphicsResource:
    """Makes a surface of VDPAU usable by CUDA.

    CUresult cuGraphicsVDPAURegisterVideoSurface(CUgraphicsResource *pCudaResource,
        VdpVideoSurface vdpSurface, unsigned int flags)

    Parameters
        vdpSurface : VdpVideoSurface, int or None
        flags : int; CUgraphicsMapResourceFlags

    Returns
        (CUresult, pCudaResource); cubind.checked.driver returns pCudaResource, or raises
            DriverError
        pCudaResource : CUgraphicsResource

    Fails with
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_ALREADY_MAPPED, CUDA_ERROR_INVALID_CONTEXT

    Releases the GIL. Since CUDA 3.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VDPAU.html
    """
def cuGraphicsVDPAURegisterOutputSurface(
    vdpSurface: VdpOutputSurface | _Int | None,
    flags: _Int,
) -> CUgraphicsResource:
    """Makes a surface of VDPAU usable by CUDA.

    CUresult cuGraphicsVDPAURegisterOutputSurface(CUgraphicsResource *pCudaResource,
        VdpOutputSurface vdpSurface, unsigned int flags)

    Parameters
        vdpSurface : VdpOutputSurface, int or None
        flags : int; CUgraphicsMapResourceFlags

    Returns
        (CUresult, pCudaResource); cubind.checked.driver returns pCudaResource, or raises
            DriverError
        pCudaResource : CUgraphicsResource

    Fails with
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_ALREADY_MAPPED, CUDA_ERROR_INVALID_CONTEXT

    Releases the GIL. Since CUDA 3.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VDPAU.html
    """
