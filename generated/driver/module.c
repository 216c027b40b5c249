// module.c of cubind for CUDA Driver API, API version 13.5.
// Do not edit: made by cubind-gen from templates/module.c.in and generator/specs/driver.yaml.
// clang-format off

#include "functions.h"
#include "driver_api.h"

#define CONSTANT(macro) {.name = #macro, .value = macro}

static const cb_constant constants[] = {
    CONSTANT(CUDA_ARRAY3D_2DARRAY),
    CONSTANT(CUDA_ARRAY3D_COLOR_ATTACHMENT),
    CONSTANT(CUDA_ARRAY3D_CUBEMAP),
    CONSTANT(CUDA_ARRAY3D_DEFERRED_MAPPING),
    CONSTANT(CUDA_ARRAY3D_DEPTH_TEXTURE),
    CONSTANT(CUDA_ARRAY3D_LAYERED),
    CONSTANT(CUDA_ARRAY3D_SPARSE),
    CONSTANT(CUDA_ARRAY3D_SURFACE_LDST),
    CONSTANT(CUDA_ARRAY3D_TEXTURE_GATHER),
    CONSTANT(CUDA_ARRAY3D_VIDEO_ENCODE_DECODE),
    CONSTANT(CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_POST_LAUNCH_SYNC),
    CONSTANT(CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_PRE_LAUNCH_SYNC),
    CONSTANT(CUDA_EGL_INFINITE_TIMEOUT),
    CONSTANT(CUDA_EXTERNAL_MEMORY_DEDICATED),
    CONSTANT(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC),
    CONSTANT(CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC),
    CONSTANT(CUDA_NVSCISYNC_ATTR_SIGNAL),
    CONSTANT(CUDA_NVSCISYNC_ATTR_WAIT),
    // types.h does not define this macro, because it shows that the library's header was included.
    {.name = "CUDA_VERSION", .value = 13050},
    CONSTANT(CU_ARRAY_SPARSE_PROPERTIES_SINGLE_MIPTAIL),
    CONSTANT(CU_COMPUTE_ACCELERATED_TARGET_BASE),
    CONSTANT(CU_COMPUTE_FAMILY_TARGET_BASE),
    CONSTANT(CU_DEVICE_CPU),
    CONSTANT(CU_DEVICE_INVALID),
    CONSTANT(CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID_ANY),
    CONSTANT(CU_GRAPH_COND_ASSIGN_DEFAULT),
    CONSTANT(CU_GRAPH_KERNEL_NODE_PORT_DEFAULT),
    CONSTANT(CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER),
    CONSTANT(CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC),
    CONSTANT(CU_IPC_HANDLE_SIZE),
    CONSTANT(CU_KERNEL_NODE_ATTRIBUTE_ACCESS_POLICY_WINDOW),
    CONSTANT(CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_DIMENSION),
    CONSTANT(CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE),
    CONSTANT(CU_KERNEL_NODE_ATTRIBUTE_COOPERATIVE),
    CONSTANT(CU_KERNEL_NODE_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE),
    CONSTANT(CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN),
    CONSTANT(CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP),
    CONSTANT(CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION),
    CONSTANT(CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT),
    CONSTANT(CU_KERNEL_NODE_ATTRIBUTE_PRIORITY),
    CONSTANT(CU_LAUNCH_KERNEL_REQUIRED_BLOCK_DIM),
    {.name = "CU_LAUNCH_PARAM_BUFFER_POINTER", .value = 1},
    CONSTANT(CU_LAUNCH_PARAM_BUFFER_POINTER_AS_INT),
    {.name = "CU_LAUNCH_PARAM_BUFFER_SIZE", .value = 2},
    CONSTANT(CU_LAUNCH_PARAM_BUFFER_SIZE_AS_INT),
    {.name = "CU_LAUNCH_PARAM_END", .value = 0},
    CONSTANT(CU_LAUNCH_PARAM_END_AS_INT),
    CONSTANT(CU_MEMHOSTALLOC_DEVICEMAP),
    CONSTANT(CU_MEMHOSTALLOC_PORTABLE),
    CONSTANT(CU_MEMHOSTALLOC_WRITECOMBINED),
    CONSTANT(CU_MEMHOSTREGISTER_DEVICEMAP),
    CONSTANT(CU_MEMHOSTREGISTER_IOMEMORY),
    CONSTANT(CU_MEMHOSTREGISTER_PORTABLE),
    CONSTANT(CU_MEMHOSTREGISTER_READ_ONLY),
    CONSTANT(CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE),
    CONSTANT(CU_MEM_CREATE_USAGE_HW_DECOMPRESS),
    CONSTANT(CU_MEM_CREATE_USAGE_TILE_POOL),
    CONSTANT(CU_MEM_POOL_CREATE_USAGE_HW_DECOMPRESS),
    CONSTANT(CU_PARAM_TR_DEFAULT),
    CONSTANT(CU_STREAM_ATTRIBUTE_ACCESS_POLICY_WINDOW),
    CONSTANT(CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN),
    CONSTANT(CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP),
    CONSTANT(CU_STREAM_ATTRIBUTE_PRIORITY),
    CONSTANT(CU_STREAM_ATTRIBUTE_SYNCHRONIZATION_POLICY),
    {.name = "CU_STREAM_LEGACY", .value = 1},
    {.name = "CU_STREAM_PER_THREAD", .value = 2},
    CONSTANT(CU_TENSOR_MAP_NUM_QWORDS),
    CONSTANT(CU_TRSA_OVERRIDE_FORMAT),
    CONSTANT(CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION),
    CONSTANT(CU_TRSF_NORMALIZED_COORDINATES),
    CONSTANT(CU_TRSF_READ_AS_INTEGER),
    CONSTANT(CU_TRSF_SEAMLESS_CUBEMAP),
    CONSTANT(CU_TRSF_SRGB),
    CONSTANT(MAX_PLANES),
};

// Class indices, sorted by the names of the classes.
static const uint16_t class_order[] = {
    T_CUCoredumpGenerationFlags,
    T_CUDA_ARRAY3D_DESCRIPTOR,
    T_CUDA_ARRAY3D_DESCRIPTOR_st,
    T_CUDA_ARRAY3D_DESCRIPTOR_v2,
    T_CUDA_ARRAY_DESCRIPTOR,
    T_CUDA_ARRAY_DESCRIPTOR_st,
    T_CUDA_ARRAY_DESCRIPTOR_v2,
    T_CUDA_ARRAY_MEMORY_REQUIREMENTS,
    T_CUDA_ARRAY_MEMORY_REQUIREMENTS_st,
    T_CUDA_ARRAY_MEMORY_REQUIREMENTS_v1,
    T_CUDA_ARRAY_SPARSE_PROPERTIES,
    T_CUDA_ARRAY_SPARSE_PROPERTIES_anon0,
    T_CUDA_ARRAY_SPARSE_PROPERTIES_st,
    T_CUDA_ARRAY_SPARSE_PROPERTIES_v1,
    T_CUDA_BATCH_MEM_OP_NODE_PARAMS,
    T_CUDA_BATCH_MEM_OP_NODE_PARAMS_v1,
    T_CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st,
    T_CUDA_BATCH_MEM_OP_NODE_PARAMS_v2,
    T_CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st,
    T_CUDA_CHILD_GRAPH_NODE_PARAMS,
    T_CUDA_CHILD_GRAPH_NODE_PARAMS_st,
    T_CUDA_CONDITIONAL_NODE_PARAMS,
    T_CUDA_EVENT_RECORD_NODE_PARAMS,
    T_CUDA_EVENT_RECORD_NODE_PARAMS_anon0,
    T_CUDA_EVENT_RECORD_NODE_PARAMS_st,
    T_CUDA_EVENT_WAIT_NODE_PARAMS,
    T_CUDA_EVENT_WAIT_NODE_PARAMS_st,
    T_CUDA_EXTERNAL_MEMORY_BUFFER_DESC,
    T_CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st,
    T_CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1,
    T_CUDA_EXTERNAL_MEMORY_HANDLE_DESC,
    T_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0,
    T_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0_anon0,
    T_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st,
    T_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1,
    T_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC,
    T_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st,
    T_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1,
    T_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC,
    T_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0,
    T_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0_anon0,
    T_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st,
    T_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1,
    T_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS,
    T_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0,
    T_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon0,
    T_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon1,
    T_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon2,
    T_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st,
    T_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1,
    T_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS,
    T_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0,
    T_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon0,
    T_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon1,
    T_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon2,
    T_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st,
    T_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1,
    T_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
    T_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st,
    T_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1,
    T_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2,
    T_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_anon0,
    T_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st,
    T_CUDA_EXT_SEM_WAIT_NODE_PARAMS,
    T_CUDA_EXT_SEM_WAIT_NODE_PARAMS_st,
    T_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1,
    T_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2,
    T_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_anon0,
    T_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st,
    T_CUDA_FABRIC_COPY_BATCH_OP,
    T_CUDA_FABRIC_COPY_BATCH_OP_st,
    T_CUDA_FABRIC_COPY_BATCH_OP_v1,
    T_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS,
    T_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1,
    T_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_st,
    T_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_anon0,
    T_CUDA_GRAPH_INSTANTIATE_PARAMS,
    T_CUDA_GRAPH_INSTANTIATE_PARAMS_st,
    T_CUDA_HOST_NODE_PARAMS,
    T_CUDA_HOST_NODE_PARAMS_st,
    T_CUDA_HOST_NODE_PARAMS_v1,
    T_CUDA_HOST_NODE_PARAMS_v2,
    T_CUDA_HOST_NODE_PARAMS_v2_anon0,
    T_CUDA_HOST_NODE_PARAMS_v2_st,
    T_CUDA_KERNEL_NODE_PARAMS,
    T_CUDA_KERNEL_NODE_PARAMS_st,
    T_CUDA_KERNEL_NODE_PARAMS_v1,
    T_CUDA_KERNEL_NODE_PARAMS_v2,
    T_CUDA_KERNEL_NODE_PARAMS_v2_st,
    T_CUDA_KERNEL_NODE_PARAMS_v3,
    T_CUDA_KERNEL_NODE_PARAMS_v3_st,
    T_CUDA_LAUNCH_PARAMS,
    T_CUDA_LAUNCH_PARAMS_st,
    T_CUDA_LAUNCH_PARAMS_v1,
    T_CUDA_MEMCPY2D,
    T_CUDA_MEMCPY2D_st,
    T_CUDA_MEMCPY2D_v2,
    T_CUDA_MEMCPY3D,
    T_CUDA_MEMCPY3D_BATCH_OP,
    T_CUDA_MEMCPY3D_BATCH_OP_st,
    T_CUDA_MEMCPY3D_BATCH_OP_v1,
    T_CUDA_MEMCPY3D_PEER,
    T_CUDA_MEMCPY3D_PEER_st,
    T_CUDA_MEMCPY3D_PEER_v1,
    T_CUDA_MEMCPY3D_st,
    T_CUDA_MEMCPY3D_v2,
    T_CUDA_MEMCPY_BATCH_NODE_PARAMS,
    T_CUDA_MEMCPY_BATCH_NODE_PARAMS_V1,
    T_CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_st,
    T_CUDA_MEMCPY_BATCH_NODE_PARAMS_anon0,
    T_CUDA_MEMCPY_NODE_PARAMS,
    T_CUDA_MEMCPY_NODE_PARAMS_st,
    T_CUDA_MEMSET_NODE_PARAMS,
    T_CUDA_MEMSET_NODE_PARAMS_st,
    T_CUDA_MEMSET_NODE_PARAMS_v1,
    T_CUDA_MEMSET_NODE_PARAMS_v2,
    T_CUDA_MEMSET_NODE_PARAMS_v2_st,
    T_CUDA_MEM_ALLOC_NODE_PARAMS,
    T_CUDA_MEM_ALLOC_NODE_PARAMS_v1,
    T_CUDA_MEM_ALLOC_NODE_PARAMS_v1_st,
    T_CUDA_MEM_ALLOC_NODE_PARAMS_v2,
    T_CUDA_MEM_ALLOC_NODE_PARAMS_v2_st,
    T_CUDA_MEM_FREE_NODE_PARAMS,
    T_CUDA_MEM_FREE_NODE_PARAMS_st,
    T_CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS,
    T_CUDA_POINTER_ATTRIBUTE_P2P_TOKENS,
    T_CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st,
    T_CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1,
    T_CUDA_RESOURCE_DESC,
    T_CUDA_RESOURCE_DESC_anon0,
    T_CUDA_RESOURCE_DESC_anon0_anon0,
    T_CUDA_RESOURCE_DESC_anon0_anon1,
    T_CUDA_RESOURCE_DESC_anon0_anon2,
    T_CUDA_RESOURCE_DESC_anon0_anon3,
    T_CUDA_RESOURCE_DESC_anon0_anon4,
    T_CUDA_RESOURCE_DESC_st,
    T_CUDA_RESOURCE_DESC_v1,
    T_CUDA_RESOURCE_VIEW_DESC,
    T_CUDA_RESOURCE_VIEW_DESC_st,
    T_CUDA_RESOURCE_VIEW_DESC_v1,
    T_CUDA_TEXTURE_DESC,
    T_CUDA_TEXTURE_DESC_st,
    T_CUDA_TEXTURE_DESC_v1,
    T_CUGLDeviceList,
    T_CUGLmap_flags,
    T_CUGPUDirectRDMAWritesOrdering,
    T_CU_DEV_SM_RESOURCE_GROUP_PARAMS,
    T_CU_DEV_SM_RESOURCE_GROUP_PARAMS_st,
    T_CUaccessPolicyWindow,
    T_CUaccessPolicyWindow_st,
    T_CUaccessPolicyWindow_v1,
    T_CUaccessProperty,
    T_CUaddress_mode,
    T_CUarray,
    T_CUarrayMapInfo,
    T_CUarrayMapInfo_anon0,
    T_CUarrayMapInfo_anon1,
    T_CUarrayMapInfo_anon1_anon0,
    T_CUarrayMapInfo_anon1_anon1,
    T_CUarrayMapInfo_anon2,
    T_CUarrayMapInfo_st,
    T_CUarrayMapInfo_v1,
    T_CUarraySparseSubresourceType,
    T_CUarray_cubemap_face,
    T_CUarray_format,
    T_CUasyncCallback,
    T_CUasyncCallbackHandle,
    T_CUasyncNotificationInfo,
    T_CUasyncNotificationInfo_anon0,
    T_CUasyncNotificationInfo_anon0_anon0,
    T_CUasyncNotificationInfo_st,
    T_CUasyncNotificationType,
    T_CUatomicOperation,
    T_CUatomicOperationCapability,
    T_CUcheckpointCheckpointArgs,
    T_CUcheckpointCheckpointArgs_st,
    T_CUcheckpointCustomStorageInfo,
    T_CUcheckpointCustomStorageInfo_st,
    T_CUcheckpointCustomStoragePerDeviceData,
    T_CUcheckpointCustomStoragePerDeviceData_st,
    T_CUcheckpointGpuPair,
    T_CUcheckpointGpuPair_st,
    T_CUcheckpointLockArgs,
    T_CUcheckpointLockArgs_st,
    T_CUcheckpointOperationHandle,
    T_CUcheckpointRestoreArgs,
    T_CUcheckpointRestoreArgs_st,
    T_CUcheckpointUnlockArgs,
    T_CUcheckpointUnlockArgs_st,
    T_CUcigDataType,
    T_CUcliqueInfo,
    T_CUcliqueInfo_st,
    T_CUcliqueType,
    T_CUclusterSchedulingPolicy,
    T_CUcomputemode,
    T_CUcontext,
    T_CUcoredumpCallbackHandle,
    T_CUcoredumpSettings,
    T_CUcoredumpStatusCallback,
    T_CUctxCigParam,
    T_CUctxCigParam_st,
    T_CUctxCreateParams,
    T_CUctxCreateParams_st,
    T_CUctx_flags,
    T_CUdevResource,
    T_CUdevResourceDesc,
    T_CUdevResourceType,
    T_CUdevResource_anon0,
    T_CUdevResource_st,
    T_CUdevResource_v1,
    T_CUdevSmResource,
    T_CUdevSmResourceGroup_flags,
    T_CUdevSmResourceSplitByCount_flags,
    T_CUdevSmResource_st,
    T_CUdevWorkqueueConfigResource,
    T_CUdevWorkqueueConfigResource_st,
    T_CUdevWorkqueueConfigScope,
    T_CUdevWorkqueueResource,
    T_CUdevWorkqueueResource_st,
    T_CUdevice,
    T_CUdeviceNumaConfig,
    T_CUdevice_P2PAttribute,
    T_CUdevice_attribute,
    T_CUdevice_v1,
    T_CUdeviceptr,
    T_CUdeviceptr_v2,
    T_CUdevprop,
    T_CUdevprop_st,
    T_CUdevprop_v1,
    T_CUdriverProcAddressQueryResult,
    T_CUdriverProcAddress_flags,
    T_CUeglColorFormat,
    T_CUeglFrame,
    T_CUeglFrameType,
    T_CUeglFrame_anon0,
    T_CUeglFrame_st,
    T_CUeglFrame_v1,
    T_CUeglResourceLocationFlags,
    T_CUeglStreamConnection,
    T_CUevent,
    T_CUevent_flags,
    T_CUevent_record_flags,
    T_CUevent_sched_flags,
    T_CUevent_wait_flags,
    T_CUexecAffinityParam,
    T_CUexecAffinityParam_anon0,
    T_CUexecAffinityParam_st,
    T_CUexecAffinityParam_v1,
    T_CUexecAffinitySmCount,
    T_CUexecAffinitySmCount_st,
    T_CUexecAffinitySmCount_v1,
    T_CUexecAffinityType,
    T_CUextent3D,
    T_CUextent3D_st,
    T_CUextent3D_v1,
    T_CUexternalMemory,
    T_CUexternalMemoryHandleType,
    T_CUexternalSemaphore,
    T_CUexternalSemaphoreHandleType,
    T_CUfabricCpyOperand,
    T_CUfabricCpyOperandType,
    T_CUfabricCpyOperand_anon0,
    T_CUfabricCpyOperand_anon0_anon0,
    T_CUfabricCpyOperand_anon0_anon1,
    T_CUfabricCpyOperand_st,
    T_CUfilter_mode,
    T_CUflushGPUDirectRDMAWritesOptions,
    T_CUflushGPUDirectRDMAWritesScope,
    T_CUflushGPUDirectRDMAWritesTarget,
    T_CUfunc_cache,
    T_CUfunction,
    T_CUfunctionLoadingState,
    T_CUfunction_attribute,
    T_CUgraph,
    T_CUgraphChildGraphNodeOwnership,
    T_CUgraphConditionalHandle,
    T_CUgraphConditionalNodeType,
    T_CUgraphDebugDot_flags,
    T_CUgraphDependencyType,
    T_CUgraphDeviceNode,
    T_CUgraphEdgeData,
    T_CUgraphEdgeData_st,
    T_CUgraphExec,
    T_CUgraphExecUpdateResult,
    T_CUgraphExecUpdateResultInfo,
    T_CUgraphExecUpdateResultInfo_st,
    T_CUgraphExecUpdateResultInfo_v1,
    T_CUgraphInstantiateResult,
    T_CUgraphInstantiate_flags,
    T_CUgraphMem_attribute,
    T_CUgraphNode,
    T_CUgraphNodeParams,
    T_CUgraphNodeParams_anon0,
    T_CUgraphNodeParams_st,
    T_CUgraphNodeType,
    T_CUgraphRecaptureCallback,
    T_CUgraphRecaptureStatus,
    T_CUgraphicsMapResourceFlags,
    T_CUgraphicsRegisterFlags,
    T_CUgraphicsResource,
    T_CUgreenCtx,
    T_CUgreenCtxCreate_flags,
    T_CUhostFn,
    T_CUhostTaskSyncMode,
    T_CUipcEventHandle,
    T_CUipcEventHandle_st,
    T_CUipcEventHandle_v1,
    T_CUipcMemHandle,
    T_CUipcMemHandle_st,
    T_CUipcMemHandle_v1,
    T_CUipcMem_flags,
    T_CUjitInputType,
    T_CUjit_cacheMode,
    T_CUjit_fallback,
    T_CUjit_option,
    T_CUjit_target,
    T_CUkernel,
    T_CUkernelNodeAttrID,
    T_CUkernelNodeAttrValue,
    T_CUkernelNodeAttrValue_v1,
    T_CUlaunchAttribute,
    T_CUlaunchAttributeID,
    T_CUlaunchAttributePortableClusterMode,
    T_CUlaunchAttributeValue,
    T_CUlaunchAttributeValue_anon0,
    T_CUlaunchAttributeValue_anon1,
    T_CUlaunchAttributeValue_anon2,
    T_CUlaunchAttributeValue_anon3,
    T_CUlaunchAttributeValue_anon4,
    T_CUlaunchAttributeValue_union,
    T_CUlaunchAttribute_st,
    T_CUlaunchConfig,
    T_CUlaunchConfig_st,
    T_CUlaunchMemSyncDomain,
    T_CUlaunchMemSyncDomainMap,
    T_CUlaunchMemSyncDomainMap_st,
    T_CUlibrary,
    T_CUlibraryHostUniversalFunctionAndDataTable,
    T_CUlibraryHostUniversalFunctionAndDataTable_st,
    T_CUlibraryOption,
    T_CUlimit,
    T_CUlinkState,
    T_CUlogIterator,
    T_CUlogLevel,
    T_CUlogicalEndpointFabricHandle,
    T_CUlogicalEndpointFabricHandle_st,
    T_CUlogicalEndpointFlag,
    T_CUlogicalEndpointId,
    T_CUlogicalEndpointIpcHandleType,
    T_CUlogicalEndpointProp,
    T_CUlogicalEndpointProp_anon0,
    T_CUlogicalEndpointProp_anon0_anon0,
    T_CUlogicalEndpointProp_anon0_anon1,
    T_CUlogicalEndpointProp_struct,
    T_CUlogicalEndpointType,
    T_CUlogsCallback,
    T_CUlogsCallbackHandle,
    T_CUmemAccessDesc,
    T_CUmemAccessDesc_st,
    T_CUmemAccessDesc_v1,
    T_CUmemAccess_flags,
    T_CUmemAllocationCompType,
    T_CUmemAllocationGranularity_flags,
    T_CUmemAllocationHandleType,
    T_CUmemAllocationProp,
    T_CUmemAllocationProp_anon0,
    T_CUmemAllocationProp_st,
    T_CUmemAllocationProp_v1,
    T_CUmemAllocationType,
    T_CUmemAttach_flags,
    T_CUmemDecompressAlgorithm,
    T_CUmemDecompressParams,
    T_CUmemDecompressParams_st,
    T_CUmemFabricHandle,
    T_CUmemFabricHandle_st,
    T_CUmemFabricHandle_v1,
    T_CUmemGenericAllocationHandle,
    T_CUmemGenericAllocationHandle_v1,
    T_CUmemHandleType,
    T_CUmemLocation,
    T_CUmemLocationType,
    T_CUmemLocation_anon0,
    T_CUmemLocation_anon0_anon0,
    T_CUmemLocation_st,
    T_CUmemLocation_v1,
    T_CUmemOperationType,
    T_CUmemPoolProps,
    T_CUmemPoolProps_st,
    T_CUmemPoolProps_v1,
    T_CUmemPoolPtrExportData,
    T_CUmemPoolPtrExportData_st,
    T_CUmemPoolPtrExportData_v1,
    T_CUmemPool_attribute,
    T_CUmemRangeFlags,
    T_CUmemRangeHandleType,
    T_CUmem_advise,
    T_CUmem_range_attribute,
    T_CUmemcpy3DOperand,
    T_CUmemcpy3DOperandType,
    T_CUmemcpy3DOperand_anon0,
    T_CUmemcpy3DOperand_anon0_anon0,
    T_CUmemcpy3DOperand_anon0_anon1,
    T_CUmemcpy3DOperand_st,
    T_CUmemcpy3DOperand_v1,
    T_CUmemcpyAttributes,
    T_CUmemcpyAttributes_st,
    T_CUmemcpyAttributes_v1,
    T_CUmemcpyFlags,
    T_CUmemcpySrcAccessOrder,
    T_CUmemoryPool,
    T_CUmemorytype,
    T_CUmipmappedArray,
    T_CUmodule,
    T_CUmoduleLoadingMode,
    T_CUmulticastGranularity_flags,
    T_CUmulticastObjectProp,
    T_CUmulticastObjectProp_st,
    T_CUmulticastObjectProp_v1,
    T_CUoccupancyB2DSize,
    T_CUoccupancy_flags,
    T_CUoffset3D,
    T_CUoffset3D_st,
    T_CUoffset3D_v1,
    T_CUoutput_mode,
    T_CUpointer_attribute,
    T_CUprocessState,
    T_CUresourceViewFormat,
    T_CUresourcetype,
    T_CUresult,
    T_CUsharedMemoryMode,
    T_CUshared_carveout,
    T_CUsharedconfig,
    T_CUstream,
    T_CUstreamAtomicReductionDataType,
    T_CUstreamAtomicReductionOpType,
    T_CUstreamAttrID,
    T_CUstreamAttrValue,
    T_CUstreamAttrValue_v1,
    T_CUstreamBatchMemOpParams,
    T_CUstreamBatchMemOpParams_union,
    T_CUstreamBatchMemOpParams_v1,
    T_CUstreamBatchMemOpType,
    T_CUstreamCallback,
    T_CUstreamCaptureMode,
    T_CUstreamCaptureStatus,
    T_CUstreamCigCaptureParams,
    T_CUstreamCigCaptureParams_st,
    T_CUstreamCigDataType,
    T_CUstreamCigParam,
    T_CUstreamCigParam_st,
    T_CUstreamMemOpAtomicReductionParams_st,
    T_CUstreamMemOpFlushRemoteWritesParams_st,
    T_CUstreamMemOpMemoryBarrierParams_st,
    T_CUstreamMemOpWaitValueParams_st,
    T_CUstreamMemOpWaitValueParams_st_anon0,
    T_CUstreamMemOpWriteValueParams_st,
    T_CUstreamMemOpWriteValueParams_st_anon0,
    T_CUstreamMemoryBarrier_flags,
    T_CUstreamUpdateCaptureDependencies_flags,
    T_CUstreamWaitValue_flags,
    T_CUstreamWriteValue_flags,
    T_CUstream_flags,
    T_CUsurfObject,
    T_CUsurfObject_v1,
    T_CUsurfref,
    T_CUsynchronizationPolicy,
    T_CUtensorMap,
    T_CUtensorMapAllocClass,
    T_CUtensorMapDataType,
    T_CUtensorMapFloatOOBfill,
    T_CUtensorMapIm2ColWideMode,
    T_CUtensorMapInterleave,
    T_CUtensorMapL2promotion,
    T_CUtensorMapSwizzle,
    T_CUtensorMap_st,
    T_CUtexObject,
    T_CUtexObject_v1,
    T_CUtexref,
    T_CUuserObject,
    T_CUuserObjectRetain_flags,
    T_CUuserObject_flags,
    T_CUuuid,
    T_CUuuid_st,
    T_EGLImageKHR,
    T_EGLStreamKHR,
    T_EGLSyncKHR,
    T_EGLint,
    T_GLenum,
    T_GLuint,
    T_VdpDevice,
    T_VdpOutputSurface,
    T_VdpVideoSurface,
    T_cl_context_flags,
    T_cl_event_flags,
    T_cuuint32_t,
    T_cuuint64_t,
};

// The functions that close handles, by class.
static const cb_closer closers[] = {
    {.cls = T_CUcontext, .function = "cuCtxDestroy"},
    {.cls = T_CUmodule, .function = "cuModuleUnload"},
    {.cls = T_CUlibrary, .function = "cuLibraryUnload"},
    {.cls = T_CUarray, .function = "cuArrayDestroy"},
    {.cls = T_CUmipmappedArray, .function = "cuMipmappedArrayDestroy"},
    {.cls = T_CUtexref, .function = "cuTexRefDestroy"},
    {.cls = T_CUevent, .function = "cuEventDestroy"},
    {.cls = T_CUstream, .function = "cuStreamDestroy"},
    {.cls = T_CUgraphicsResource, .function = "cuGraphicsUnregisterResource"},
    {.cls = T_CUexternalMemory, .function = "cuDestroyExternalMemory"},
    {.cls = T_CUexternalSemaphore, .function = "cuDestroyExternalSemaphore"},
    {.cls = T_CUgraph, .function = "cuGraphDestroy"},
    {.cls = T_CUgraphExec, .function = "cuGraphExecDestroy"},
    {.cls = T_CUmemoryPool, .function = "cuMemPoolDestroy"},
    {.cls = T_CUgreenCtx, .function = "cuGreenCtxDestroy"},
    {.cls = T_CUlinkState, .function = "cuLinkDestroy"},
    {.cls = T_CUtexObject, .function = "cuTexObjectDestroy"},
    {.cls = T_CUsurfObject, .function = "cuSurfObjectDestroy"},
    {.cls = T_CUmemGenericAllocationHandle, .function = "cuMemRelease"},
};

// Returns the library's own text about a status.
static const char *
error_text(int64_t status)
{
    fn_cuGetErrorString *call = cb_symbol_find(&driver_symbols[S_cuGetErrorString]);
    const char *text = NULL;
    if (call != NULL)
        (void)call((CUresult)status, &text);
    return text;
}

// Exception classes of the checked form, in the order of the statuses.
static const char *const error_names[] = {
    NULL, // CUDA_SUCCESS
    "InvalidValueError", // CUDA_ERROR_INVALID_VALUE
    "OutOfMemoryError", // CUDA_ERROR_OUT_OF_MEMORY
    "NotInitializedError", // CUDA_ERROR_NOT_INITIALIZED
    "DeinitializedError", // CUDA_ERROR_DEINITIALIZED
    "ProfilerDisabledError", // CUDA_ERROR_PROFILER_DISABLED
    "ProfilerNotInitializedError", // CUDA_ERROR_PROFILER_NOT_INITIALIZED
    "ProfilerAlreadyStartedError", // CUDA_ERROR_PROFILER_ALREADY_STARTED
    "ProfilerAlreadyStoppedError", // CUDA_ERROR_PROFILER_ALREADY_STOPPED
    "StubLibraryError", // CUDA_ERROR_STUB_LIBRARY
    "CallRequiresNewerDriverError", // CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER
    "DeviceUnavailableError", // CUDA_ERROR_DEVICE_UNAVAILABLE
    "MulticastResourceFullError", // CUDA_ERROR_MULTICAST_RESOURCE_FULL
    "NoDeviceError", // CUDA_ERROR_NO_DEVICE
    "InvalidDeviceError", // CUDA_ERROR_INVALID_DEVICE
    "DeviceNotLicensedError", // CUDA_ERROR_DEVICE_NOT_LICENSED
    "InvalidImageError", // CUDA_ERROR_INVALID_IMAGE
    "InvalidContextError", // CUDA_ERROR_INVALID_CONTEXT
    "ContextAlreadyCurrentError", // CUDA_ERROR_CONTEXT_ALREADY_CURRENT
    "MapFailedError", // CUDA_ERROR_MAP_FAILED
    "UnmapFailedError", // CUDA_ERROR_UNMAP_FAILED
    "ArrayIsMappedError", // CUDA_ERROR_ARRAY_IS_MAPPED
    "AlreadyMappedError", // CUDA_ERROR_ALREADY_MAPPED
    "NoBinaryForGpuError", // CUDA_ERROR_NO_BINARY_FOR_GPU
    "AlreadyAcquiredError", // CUDA_ERROR_ALREADY_ACQUIRED
    "NotMappedError", // CUDA_ERROR_NOT_MAPPED
    "NotMappedAsArrayError", // CUDA_ERROR_NOT_MAPPED_AS_ARRAY
    "NotMappedAsPointerError", // CUDA_ERROR_NOT_MAPPED_AS_POINTER
    "EccUncorrectableError", // CUDA_ERROR_ECC_UNCORRECTABLE
    "UnsupportedLimitError", // CUDA_ERROR_UNSUPPORTED_LIMIT
    "ContextAlreadyInUseError", // CUDA_ERROR_CONTEXT_ALREADY_IN_USE
    "PeerAccessUnsupportedError", // CUDA_ERROR_PEER_ACCESS_UNSUPPORTED
    "InvalidPtxError", // CUDA_ERROR_INVALID_PTX
    "InvalidGraphicsContextError", // CUDA_ERROR_INVALID_GRAPHICS_CONTEXT
    "NvlinkUncorrectableError", // CUDA_ERROR_NVLINK_UNCORRECTABLE
    "JitCompilerNotFoundError", // CUDA_ERROR_JIT_COMPILER_NOT_FOUND
    "UnsupportedPtxVersionError", // CUDA_ERROR_UNSUPPORTED_PTX_VERSION
    "JitCompilationDisabledError", // CUDA_ERROR_JIT_COMPILATION_DISABLED
    "UnsupportedExecAffinityError", // CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY
    "UnsupportedDevsideSyncError", // CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC
    "ContainedError", // CUDA_ERROR_CONTAINED
    "InsufficientLoaderVersionError", // CUDA_ERROR_INSUFFICIENT_LOADER_VERSION
    "InvalidSourceError", // CUDA_ERROR_INVALID_SOURCE
    "DriverFileNotFoundError", // CUDA_ERROR_FILE_NOT_FOUND
    "SharedObjectSymbolNotFoundError", // CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND
    "SharedObjectInitFailedError", // CUDA_ERROR_SHARED_OBJECT_INIT_FAILED
    "OperatingSystemError", // CUDA_ERROR_OPERATING_SYSTEM
    "InvalidHandleError", // CUDA_ERROR_INVALID_HANDLE
    "IllegalStateError", // CUDA_ERROR_ILLEGAL_STATE
    "LossyQueryError", // CUDA_ERROR_LOSSY_QUERY
    "NotFoundError", // CUDA_ERROR_NOT_FOUND
    "NotReadyError", // CUDA_ERROR_NOT_READY
    "IllegalAddressError", // CUDA_ERROR_ILLEGAL_ADDRESS
    "LaunchOutOfResourcesError", // CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES
    "LaunchTimeoutError", // CUDA_ERROR_LAUNCH_TIMEOUT
    "LaunchIncompatibleTexturingError", // CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING
    "PeerAccessAlreadyEnabledError", // CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED
    "PeerAccessNotEnabledError", // CUDA_ERROR_PEER_ACCESS_NOT_ENABLED
    "PrimaryContextActiveError", // CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE
    "ContextIsDestroyedError", // CUDA_ERROR_CONTEXT_IS_DESTROYED
    "AssertError", // CUDA_ERROR_ASSERT
    "TooManyPeersError", // CUDA_ERROR_TOO_MANY_PEERS
    "HostMemoryAlreadyRegisteredError", // CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED
    "HostMemoryNotRegisteredError", // CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED
    "HardwareStackError", // CUDA_ERROR_HARDWARE_STACK_ERROR
    "IllegalInstructionError", // CUDA_ERROR_ILLEGAL_INSTRUCTION
    "MisalignedAddressError", // CUDA_ERROR_MISALIGNED_ADDRESS
    "InvalidAddressSpaceError", // CUDA_ERROR_INVALID_ADDRESS_SPACE
    "InvalidPcError", // CUDA_ERROR_INVALID_PC
    "LaunchFailedError", // CUDA_ERROR_LAUNCH_FAILED
    "CooperativeLaunchTooLargeError", // CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE
    "TensorMemoryLeakError", // CUDA_ERROR_TENSOR_MEMORY_LEAK
    "NotPermittedError", // CUDA_ERROR_NOT_PERMITTED
    "NotSupportedError", // CUDA_ERROR_NOT_SUPPORTED
    "SystemNotReadyError", // CUDA_ERROR_SYSTEM_NOT_READY
    "SystemDriverMismatchError", // CUDA_ERROR_SYSTEM_DRIVER_MISMATCH
    "CompatNotSupportedOnDeviceError", // CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE
    "MpsConnectionFailedError", // CUDA_ERROR_MPS_CONNECTION_FAILED
    "MpsRpcFailureError", // CUDA_ERROR_MPS_RPC_FAILURE
    "MpsServerNotReadyError", // CUDA_ERROR_MPS_SERVER_NOT_READY
    "MpsMaxClientsReachedError", // CUDA_ERROR_MPS_MAX_CLIENTS_REACHED
    "MpsMaxConnectionsReachedError", // CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED
    "MpsClientTerminatedError", // CUDA_ERROR_MPS_CLIENT_TERMINATED
    "CdpNotSupportedError", // CUDA_ERROR_CDP_NOT_SUPPORTED
    "CdpVersionMismatchError", // CUDA_ERROR_CDP_VERSION_MISMATCH
    "StreamCaptureUnsupportedError", // CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED
    "StreamCaptureInvalidatedError", // CUDA_ERROR_STREAM_CAPTURE_INVALIDATED
    "StreamCaptureMergeError", // CUDA_ERROR_STREAM_CAPTURE_MERGE
    "StreamCaptureUnmatchedError", // CUDA_ERROR_STREAM_CAPTURE_UNMATCHED
    "StreamCaptureUnjoinedError", // CUDA_ERROR_STREAM_CAPTURE_UNJOINED
    "StreamCaptureIsolationError", // CUDA_ERROR_STREAM_CAPTURE_ISOLATION
    "StreamCaptureImplicitError", // CUDA_ERROR_STREAM_CAPTURE_IMPLICIT
    "CapturedEventError", // CUDA_ERROR_CAPTURED_EVENT
    "StreamCaptureWrongThreadError", // CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD
    "DriverTimeoutError", // CUDA_ERROR_TIMEOUT
    "GraphExecUpdateFailureError", // CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE
    "ExternalDeviceError", // CUDA_ERROR_EXTERNAL_DEVICE
    "InvalidClusterSizeError", // CUDA_ERROR_INVALID_CLUSTER_SIZE
    "FunctionNotLoadedError", // CUDA_ERROR_FUNCTION_NOT_LOADED
    "InvalidResourceTypeError", // CUDA_ERROR_INVALID_RESOURCE_TYPE
    "InvalidResourceConfigurationError", // CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION
    "KeyRotationError", // CUDA_ERROR_KEY_ROTATION
    "StreamDetachedError", // CUDA_ERROR_STREAM_DETACHED
    "GraphRecaptureFailureError", // CUDA_ERROR_GRAPH_RECAPTURE_FAILURE
    "FabricNotReadyError", // CUDA_ERROR_FABRIC_NOT_READY
    "UnknownError", // CUDA_ERROR_UNKNOWN
};

// Returns the note for a status after which the context is lost; NULL for others.
static const char *
lost_note(int64_t status)
{
    switch (status) {
    case CUDA_ERROR_ILLEGAL_ADDRESS:
    case CUDA_ERROR_LAUNCH_TIMEOUT:
    case CUDA_ERROR_ASSERT:
    case CUDA_ERROR_HARDWARE_STACK_ERROR:
    case CUDA_ERROR_ILLEGAL_INSTRUCTION:
    case CUDA_ERROR_MISALIGNED_ADDRESS:
    case CUDA_ERROR_INVALID_ADDRESS_SPACE:
    case CUDA_ERROR_INVALID_PC:
    case CUDA_ERROR_LAUNCH_FAILED:
    case CUDA_ERROR_TENSOR_MEMORY_LEAK:
        return
            "the context is lost: an earlier kernel failed, and every later call in this "
            "context fails, too; start a new process to use the device again; "
            "CUBIND_DEVICE=simulated reports the thread, the address and the line, and "
            "CUDA_LAUNCH_BLOCKING=1 makes the launch fail itself";
    default:
        return NULL;
    }
}

static const char module_doc[] = "CUDA Driver API of CUDA 13.5.";

static cb_docs docs = {.is_apart = CB_ARE_DOCS_APART};

static const cb_binding binding = {
    .name = "driver",
    .full_name = "cubind.driver",
    .checked_name = "cubind.checked.driver",
    .release = "13.5",
    .doc = module_doc,
    .docs = &docs,
    .classes = driver_classes,
    .class_count = CLASS_COUNT,
    .class_order = class_order,
    .constants = constants,
    .constant_count = sizeof constants / sizeof *constants,
    .closers = closers,
    .closer_count = sizeof closers / sizeof *closers,
    .status_class = T_CUresult,
    .success = CUDA_SUCCESS,
    .error_class = "DriverError",
    .error_names = error_names,
    .error_text = error_text,
    .host_passes = true,
    .lost_note = lost_note,
    .library = &driver_library,
    .methods = driver_methods,
    .checked_methods = driver_checked_methods,
    .checked_docs = driver_checked_docs,
    .api = &driver_api_table,
    .api_name = CUBIND_DRIVER_API_NAME,
};

static int
exec_module(PyObject *module)
{
    return cb_module_exec(module, &binding);
}

static PyModuleDef_Slot slots[] = {
    {Py_mod_exec, exec_module},
    {0, NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,
    .m_name = "cubind.driver",
    .m_doc = module_doc,
    .m_size = sizeof(cb_form),
    .m_slots = slots,
    .m_traverse = cb_module_traverse,
    .m_clear = cb_module_clear,
    .m_free = cb_module_free,
};

PyMODINIT_FUNC
PyInit_driver(void)
{
    return PyModuleDef_Init(&definition);
}
