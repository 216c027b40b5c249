// module.c of cubind for CUDA Runtime API, API version 13.5.
// Do not edit: made by cubind-gen from templates/module.c.in and generator/specs/runtime.yaml.
// clang-format off

#include "functions.h"
#include "runtime_api.h"

#define CONSTANT(macro) {.name = #macro, .value = macro}

static const cb_constant constants[] = {
    // types.h does not define this macro, because it shows that the library's header was included.
    {.name = "CUDART_VERSION", .value = 13050},
    CONSTANT(CUDA_EGL_MAX_PLANES),
    CONSTANT(CUDA_IPC_HANDLE_SIZE),
    CONSTANT(__CUDART_API_VERSION),
    CONSTANT(cudaArrayColorAttachment),
    CONSTANT(cudaArrayCubemap),
    CONSTANT(cudaArrayDefault),
    CONSTANT(cudaArrayDeferredMapping),
    CONSTANT(cudaArrayLayered),
    CONSTANT(cudaArraySparse),
    CONSTANT(cudaArraySparsePropertiesSingleMipTail),
    CONSTANT(cudaArraySurfaceLoadStore),
    CONSTANT(cudaArrayTextureGather),
    CONSTANT(cudaCpuDeviceId),
    CONSTANT(cudaDevSmResourceGroupLocalityDomainIdAny),
    CONSTANT(cudaDeviceBlockingSync),
    CONSTANT(cudaDeviceLmemResizeToMax),
    CONSTANT(cudaDeviceMapHost),
    CONSTANT(cudaDeviceMask),
    CONSTANT(cudaDeviceScheduleAuto),
    CONSTANT(cudaDeviceScheduleBlockingSync),
    CONSTANT(cudaDeviceScheduleMask),
    CONSTANT(cudaDeviceScheduleSpin),
    CONSTANT(cudaDeviceScheduleYield),
    CONSTANT(cudaDeviceSyncMemops),
    CONSTANT(cudaEventBlockingSync),
    CONSTANT(cudaEventDefault),
    CONSTANT(cudaEventDisableTiming),
    CONSTANT(cudaEventInterprocess),
    CONSTANT(cudaEventRecordDefault),
    CONSTANT(cudaEventRecordExternal),
    CONSTANT(cudaEventWaitDefault),
    CONSTANT(cudaEventWaitExternal),
    CONSTANT(cudaExternalMemoryDedicated),
    CONSTANT(cudaExternalSemaphoreSignalSkipNvSciBufMemSync),
    CONSTANT(cudaExternalSemaphoreWaitSkipNvSciBufMemSync),
    CONSTANT(cudaGraphKernelNodePortDefault),
    CONSTANT(cudaGraphKernelNodePortLaunchCompletion),
    CONSTANT(cudaGraphKernelNodePortProgrammatic),
    CONSTANT(cudaHostAllocDefault),
    CONSTANT(cudaHostAllocMapped),
    CONSTANT(cudaHostAllocPortable),
    CONSTANT(cudaHostAllocWriteCombined),
    CONSTANT(cudaHostRegisterDefault),
    CONSTANT(cudaHostRegisterIoMemory),
    CONSTANT(cudaHostRegisterMapped),
    CONSTANT(cudaHostRegisterPortable),
    CONSTANT(cudaHostRegisterReadOnly),
    CONSTANT(cudaInitDeviceFlagsAreValid),
    CONSTANT(cudaInvalidDeviceId),
    CONSTANT(cudaIpcMemLazyEnablePeerAccess),
    CONSTANT(cudaKernelNodeAttributeAccessPolicyWindow),
    CONSTANT(cudaKernelNodeAttributeClusterDimension),
    CONSTANT(cudaKernelNodeAttributeClusterSchedulingPolicyPreference),
    CONSTANT(cudaKernelNodeAttributeCooperative),
    CONSTANT(cudaKernelNodeAttributeDeviceUpdatableKernelNode),
    CONSTANT(cudaKernelNodeAttributeMemSyncDomain),
    CONSTANT(cudaKernelNodeAttributeMemSyncDomainMap),
    CONSTANT(cudaKernelNodeAttributeNvlinkUtilCentricScheduling),
    CONSTANT(cudaKernelNodeAttributePreferredSharedMemoryCarveout),
    CONSTANT(cudaKernelNodeAttributePriority),
    CONSTANT(cudaMemAttachGlobal),
    CONSTANT(cudaMemAttachHost),
    CONSTANT(cudaMemAttachSingle),
    CONSTANT(cudaMemPoolCreateUsageHwDecompress),
    CONSTANT(cudaNvSciSyncAttrSignal),
    CONSTANT(cudaNvSciSyncAttrWait),
    CONSTANT(cudaOccupancyDefault),
    CONSTANT(cudaOccupancyDisableCachingOverride),
    CONSTANT(cudaPeerAccessDefault),
    CONSTANT(cudaStreamAttributeAccessPolicyWindow),
    CONSTANT(cudaStreamAttributeMemSyncDomain),
    CONSTANT(cudaStreamAttributeMemSyncDomainMap),
    CONSTANT(cudaStreamAttributePriority),
    CONSTANT(cudaStreamAttributeSynchronizationPolicy),
    CONSTANT(cudaStreamDefault),
    {.name = "cudaStreamLegacy", .value = 1},
    CONSTANT(cudaStreamNonBlocking),
    {.name = "cudaStreamPerThread", .value = 2},
    CONSTANT(cudaSurfaceType1D),
    CONSTANT(cudaSurfaceType1DLayered),
    CONSTANT(cudaSurfaceType2D),
    CONSTANT(cudaSurfaceType2DLayered),
    CONSTANT(cudaSurfaceType3D),
    CONSTANT(cudaSurfaceTypeCubemap),
    CONSTANT(cudaSurfaceTypeCubemapLayered),
    CONSTANT(cudaTextureType1D),
    CONSTANT(cudaTextureType1DLayered),
    CONSTANT(cudaTextureType2D),
    CONSTANT(cudaTextureType2DLayered),
    CONSTANT(cudaTextureType3D),
    CONSTANT(cudaTextureTypeCubemap),
    CONSTANT(cudaTextureTypeCubemapLayered),
};

// Class indices, sorted by the names of the classes.
static const uint16_t class_order[] = {
    T_CUmemFabricHandle,
    T_CUmemFabricHandle_st,
    T_CUmemFabricHandle_v1,
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
    T_char1,
    T_char2,
    T_char3,
    T_char4,
    T_cudaAccessPolicyWindow,
    T_cudaAccessProperty,
    T_cudaArrayMemoryRequirements,
    T_cudaArraySparseProperties,
    T_cudaArraySparseProperties_anon0,
    T_cudaArray_const_t,
    T_cudaArray_t,
    T_cudaAsyncCallback,
    T_cudaAsyncCallbackHandle_t,
    T_cudaAsyncNotificationInfo,
    T_cudaAsyncNotificationInfo_t,
    T_cudaAsyncNotificationInfo_t_anon0,
    T_cudaAsyncNotificationInfo_t_anon0_anon0,
    T_cudaAsyncNotificationType,
    T_cudaAtomicOperation,
    T_cudaAtomicOperationCapability,
    T_cudaCGScope,
    T_cudaChannelFormatDesc,
    T_cudaChannelFormatKind,
    T_cudaChildGraphNodeParams,
    T_cudaClusterSchedulingPolicy,
    T_cudaComputeMode,
    T_cudaConditionalNodeParams,
    T_cudaDataType,
    T_cudaDataType_t,
    T_cudaDevResource,
    T_cudaDevResourceDesc_t,
    T_cudaDevResourceType,
    T_cudaDevResource_anon0,
    T_cudaDevResource_st,
    T_cudaDevSmResource,
    T_cudaDevSmResourceGroupParams,
    T_cudaDevSmResourceGroupParams_st,
    T_cudaDevSmResourceGroup_flags,
    T_cudaDevSmResourceSplitByCount_flags,
    T_cudaDevWorkqueueConfigResource,
    T_cudaDevWorkqueueConfigScope,
    T_cudaDevWorkqueueResource,
    T_cudaDeviceAttr,
    T_cudaDeviceNumaConfig,
    T_cudaDeviceP2PAttr,
    T_cudaDeviceProp,
    T_cudaDriverEntryPointQueryResult,
    T_cudaEglColorFormat,
    T_cudaEglFrame,
    T_cudaEglFrameType,
    T_cudaEglFrame_anon0,
    T_cudaEglFrame_st,
    T_cudaEglPlaneDesc,
    T_cudaEglPlaneDesc_st,
    T_cudaEglResourceLocationFlags,
    T_cudaEglStreamConnection,
    T_cudaEmulationMantissaControl,
    T_cudaEmulationMantissaControl_t,
    T_cudaEmulationSpecialValuesSupport,
    T_cudaEmulationSpecialValuesSupport_t,
    T_cudaEmulationStrategy,
    T_cudaEmulationStrategy_t,
    T_cudaError_t,
    T_cudaEventRecordNodeParams,
    T_cudaEventWaitNodeParams,
    T_cudaEvent_t,
    T_cudaExecutionContext_t,
    T_cudaExtent,
    T_cudaExternalMemoryBufferDesc,
    T_cudaExternalMemoryHandleDesc,
    T_cudaExternalMemoryHandleDesc_anon0,
    T_cudaExternalMemoryHandleDesc_anon0_anon0,
    T_cudaExternalMemoryHandleType,
    T_cudaExternalMemoryMipmappedArrayDesc,
    T_cudaExternalMemory_t,
    T_cudaExternalSemaphoreHandleDesc,
    T_cudaExternalSemaphoreHandleDesc_anon0,
    T_cudaExternalSemaphoreHandleDesc_anon0_anon0,
    T_cudaExternalSemaphoreHandleType,
    T_cudaExternalSemaphoreSignalNodeParams,
    T_cudaExternalSemaphoreSignalNodeParamsV2,
    T_cudaExternalSemaphoreSignalParams,
    T_cudaExternalSemaphoreSignalParams_anon0,
    T_cudaExternalSemaphoreSignalParams_anon0_anon0,
    T_cudaExternalSemaphoreSignalParams_anon0_anon1,
    T_cudaExternalSemaphoreSignalParams_anon0_anon2,
    T_cudaExternalSemaphoreWaitNodeParams,
    T_cudaExternalSemaphoreWaitNodeParamsV2,
    T_cudaExternalSemaphoreWaitParams,
    T_cudaExternalSemaphoreWaitParams_anon0,
    T_cudaExternalSemaphoreWaitParams_anon0_anon0,
    T_cudaExternalSemaphoreWaitParams_anon0_anon1,
    T_cudaExternalSemaphoreWaitParams_anon0_anon2,
    T_cudaExternalSemaphore_t,
    T_cudaFabricOpStatusInfo,
    T_cudaFabricOpStatusSource,
    T_cudaFlushGPUDirectRDMAWritesOptions,
    T_cudaFlushGPUDirectRDMAWritesScope,
    T_cudaFlushGPUDirectRDMAWritesTarget,
    T_cudaFuncAttribute,
    T_cudaFuncAttributes,
    T_cudaFuncCache,
    T_cudaFunction_t,
    T_cudaGLDeviceList,
    T_cudaGLMapFlags,
    T_cudaGPUDirectRDMAWritesOrdering,
    T_cudaGetDriverEntryPointFlags,
    T_cudaGraphChildGraphNodeOwnership,
    T_cudaGraphConditionalHandle,
    T_cudaGraphConditionalHandleFlags,
    T_cudaGraphConditionalNodeType,
    T_cudaGraphDebugDotFlags,
    T_cudaGraphDependencyType,
    T_cudaGraphDeviceNode_t,
    T_cudaGraphEdgeData,
    T_cudaGraphEdgeData_st,
    T_cudaGraphExecUpdateResult,
    T_cudaGraphExecUpdateResultInfo,
    T_cudaGraphExecUpdateResultInfo_st,
    T_cudaGraphExec_t,
    T_cudaGraphInstantiateFlags,
    T_cudaGraphInstantiateParams,
    T_cudaGraphInstantiateParams_st,
    T_cudaGraphInstantiateResult,
    T_cudaGraphKernelNodeField,
    T_cudaGraphKernelNodeUpdate,
    T_cudaGraphKernelNodeUpdate_anon0,
    T_cudaGraphKernelNodeUpdate_anon0_anon0,
    T_cudaGraphMemAttributeType,
    T_cudaGraphNodeParams,
    T_cudaGraphNodeParams_anon0,
    T_cudaGraphNodeType,
    T_cudaGraphNode_t,
    T_cudaGraphRecaptureCallbackData,
    T_cudaGraphRecaptureCallback_t,
    T_cudaGraphRecaptureStatus,
    T_cudaGraph_t,
    T_cudaGraphicsCubeFace,
    T_cudaGraphicsMapFlags,
    T_cudaGraphicsRegisterFlags,
    T_cudaGraphicsResource_t,
    T_cudaHostFn_t,
    T_cudaHostNodeParams,
    T_cudaHostNodeParamsV2,
    T_cudaHostTaskSyncMode,
    T_cudaIpcEventHandle_st,
    T_cudaIpcEventHandle_t,
    T_cudaIpcMemHandle_st,
    T_cudaIpcMemHandle_t,
    T_cudaJitOption,
    T_cudaJit_CacheMode,
    T_cudaJit_Fallback,
    T_cudaKernelFunctionType,
    T_cudaKernelNodeAttrID,
    T_cudaKernelNodeAttrValue,
    T_cudaKernelNodeParams,
    T_cudaKernelNodeParamsV2,
    T_cudaKernelNodeParamsV2_anon0,
    T_cudaKernel_t,
    T_cudaLaunchAttribute,
    T_cudaLaunchAttributeID,
    T_cudaLaunchAttributePortableClusterMode,
    T_cudaLaunchAttributeValue,
    T_cudaLaunchAttributeValue_anon0,
    T_cudaLaunchAttributeValue_anon1,
    T_cudaLaunchAttributeValue_anon2,
    T_cudaLaunchAttributeValue_anon3,
    T_cudaLaunchAttributeValue_anon4,
    T_cudaLaunchAttribute_st,
    T_cudaLaunchConfig_st,
    T_cudaLaunchConfig_t,
    T_cudaLaunchMemSyncDomain,
    T_cudaLaunchMemSyncDomainMap,
    T_cudaLaunchMemSyncDomainMap_st,
    T_cudaLibraryOption,
    T_cudaLibrary_t,
    T_cudaLimit,
    T_cudaLogIterator,
    T_cudaLogLevel,
    T_cudaLogsCallbackHandle,
    T_cudaLogsCallback_t,
    T_cudaMemAccessDesc,
    T_cudaMemAccessFlags,
    T_cudaMemAllocNodeParams,
    T_cudaMemAllocNodeParamsV2,
    T_cudaMemAllocationHandleType,
    T_cudaMemAllocationType,
    T_cudaMemFabricHandle_st,
    T_cudaMemFabricHandle_t,
    T_cudaMemFreeNodeParams,
    T_cudaMemLocation,
    T_cudaMemLocationType,
    T_cudaMemLocation_anon0,
    T_cudaMemLocation_anon0_anon0,
    T_cudaMemPoolAttr,
    T_cudaMemPoolProps,
    T_cudaMemPoolPtrExportData,
    T_cudaMemPool_t,
    T_cudaMemRangeAttribute,
    T_cudaMemcpy3DBatchOp,
    T_cudaMemcpy3DOperand,
    T_cudaMemcpy3DOperandType,
    T_cudaMemcpy3DOperand_anon0,
    T_cudaMemcpy3DOperand_anon0_anon0,
    T_cudaMemcpy3DOperand_anon0_anon1,
    T_cudaMemcpy3DParms,
    T_cudaMemcpy3DPeerParms,
    T_cudaMemcpyAttributes,
    T_cudaMemcpyBatchNodeParams,
    T_cudaMemcpyFlags,
    T_cudaMemcpyKind,
    T_cudaMemcpyNodeParams,
    T_cudaMemcpySrcAccessOrder,
    T_cudaMemoryAdvise,
    T_cudaMemoryType,
    T_cudaMemsetParams,
    T_cudaMemsetParamsV2,
    T_cudaMipmappedArray_const_t,
    T_cudaMipmappedArray_t,
    T_cudaOffset3D,
    T_cudaPitchedPtr,
    T_cudaPointerAttributes,
    T_cudaPointerAttributes_anon0,
    T_cudaPos,
    T_cudaResourceDesc,
    T_cudaResourceDesc_anon0,
    T_cudaResourceDesc_anon0_anon0,
    T_cudaResourceDesc_anon0_anon1,
    T_cudaResourceDesc_anon0_anon2,
    T_cudaResourceDesc_anon0_anon3,
    T_cudaResourceDesc_anon0_anon4,
    T_cudaResourceType,
    T_cudaResourceViewDesc,
    T_cudaResourceViewFormat,
    T_cudaRoundMode,
    T_cudaSharedCarveout,
    T_cudaSharedMemConfig,
    T_cudaSharedMemoryMode,
    T_cudaStreamAttrID,
    T_cudaStreamAttrValue,
    T_cudaStreamCallback_t,
    T_cudaStreamCaptureMode,
    T_cudaStreamCaptureStatus,
    T_cudaStreamUpdateCaptureDependenciesFlags,
    T_cudaStream_t,
    T_cudaSurfaceBoundaryMode,
    T_cudaSurfaceFormatMode,
    T_cudaSurfaceObject_t,
    T_cudaSynchronizationPolicy,
    T_cudaTextureAddressMode,
    T_cudaTextureDesc,
    T_cudaTextureFilterMode,
    T_cudaTextureObject_t,
    T_cudaTextureReadMode,
    T_cudaUUID_t,
    T_cudaUserObjectFlags,
    T_cudaUserObjectRetainFlags,
    T_cudaUserObject_t,
    T_cudalibraryHostUniversalFunctionAndDataTable,
    T_cuuint64_t,
    T_dim3,
    T_double1,
    T_double2,
    T_double3,
    T_double4,
    T_double4_16a,
    T_double4_32a,
    T_float1,
    T_float2,
    T_float3,
    T_float4,
    T_int1,
    T_int2,
    T_int3,
    T_int4,
    T_libraryPropertyType,
    T_libraryPropertyType_t,
    T_long1,
    T_long2,
    T_long3,
    T_long4,
    T_long4_16a,
    T_long4_32a,
    T_longlong1,
    T_longlong2,
    T_longlong3,
    T_longlong4,
    T_longlong4_16a,
    T_longlong4_32a,
    T_short1,
    T_short2,
    T_short3,
    T_short4,
    T_uchar1,
    T_uchar2,
    T_uchar3,
    T_uchar4,
    T_uint1,
    T_uint2,
    T_uint3,
    T_uint4,
    T_ulong1,
    T_ulong2,
    T_ulong3,
    T_ulong4,
    T_ulong4_16a,
    T_ulong4_32a,
    T_ulonglong1,
    T_ulonglong2,
    T_ulonglong3,
    T_ulonglong4,
    T_ulonglong4_16a,
    T_ulonglong4_32a,
    T_ushort1,
    T_ushort2,
    T_ushort3,
    T_ushort4,
};

// The functions that close handles, by class.
static const cb_closer closers[] = {
    {.cls = T_cudaExecutionContext_t, .function = "cudaExecutionCtxDestroy"},
    {.cls = T_cudaArray_t, .function = "cudaFreeArray"},
    {.cls = T_cudaMipmappedArray_t, .function = "cudaFreeMipmappedArray"},
    {.cls = T_cudaStream_t, .function = "cudaStreamDestroy"},
    {.cls = T_cudaEvent_t, .function = "cudaEventDestroy"},
    {.cls = T_cudaGraphicsResource_t, .function = "cudaGraphicsUnregisterResource"},
    {.cls = T_cudaExternalMemory_t, .function = "cudaDestroyExternalMemory"},
    {.cls = T_cudaExternalSemaphore_t, .function = "cudaDestroyExternalSemaphore"},
    {.cls = T_cudaGraph_t, .function = "cudaGraphDestroy"},
    {.cls = T_cudaLibrary_t, .function = "cudaLibraryUnload"},
    {.cls = T_cudaMemPool_t, .function = "cudaMemPoolDestroy"},
    {.cls = T_cudaGraphExec_t, .function = "cudaGraphExecDestroy"},
    {.cls = T_cudaSurfaceObject_t, .function = "cudaDestroySurfaceObject"},
    {.cls = T_cudaTextureObject_t, .function = "cudaDestroyTextureObject"},
};

// Returns the library's own text about a status.
static const char *
error_text(int64_t status)
{
    fn_cudaGetErrorString *call = cb_symbol_find(&runtime_symbols[S_cudaGetErrorString]);
    return call != NULL ? call((cudaError_t)status) : NULL;
}

// Exception classes of the checked form, in the order of the statuses.
static const char *const error_names[] = {
    NULL, // cudaSuccess
    "InvalidValueError", // cudaErrorInvalidValue
    "MemoryAllocationError", // cudaErrorMemoryAllocation
    "InitializationError", // cudaErrorInitializationError
    "CudartUnloadingError", // cudaErrorCudartUnloading
    "ProfilerDisabledError", // cudaErrorProfilerDisabled
    "ProfilerNotInitializedError", // cudaErrorProfilerNotInitialized
    "ProfilerAlreadyStartedError", // cudaErrorProfilerAlreadyStarted
    "ProfilerAlreadyStoppedError", // cudaErrorProfilerAlreadyStopped
    "InvalidConfigurationError", // cudaErrorInvalidConfiguration
    "VersionTranslationError", // cudaErrorVersionTranslation
    "InvalidPitchValueError", // cudaErrorInvalidPitchValue
    "InvalidSymbolError", // cudaErrorInvalidSymbol
    "InvalidHostPointerError", // cudaErrorInvalidHostPointer
    "InvalidDevicePointerError", // cudaErrorInvalidDevicePointer
    "InvalidTextureError", // cudaErrorInvalidTexture
    "InvalidTextureBindingError", // cudaErrorInvalidTextureBinding
    "InvalidChannelDescriptorError", // cudaErrorInvalidChannelDescriptor
    "InvalidMemcpyDirectionError", // cudaErrorInvalidMemcpyDirection
    "AddressOfConstantError", // cudaErrorAddressOfConstant
    "TextureFetchFailedError", // cudaErrorTextureFetchFailed
    "TextureNotBoundError", // cudaErrorTextureNotBound
    "SynchronizationError", // cudaErrorSynchronizationError
    "InvalidFilterSettingError", // cudaErrorInvalidFilterSetting
    "InvalidNormSettingError", // cudaErrorInvalidNormSetting
    "MixedDeviceExecutionError", // cudaErrorMixedDeviceExecution
    "NotYetImplementedError", // cudaErrorNotYetImplemented
    "MemoryValueTooLargeError", // cudaErrorMemoryValueTooLarge
    "StubLibraryError", // cudaErrorStubLibrary
    "InsufficientDriverError", // cudaErrorInsufficientDriver
    "CallRequiresNewerDriverError", // cudaErrorCallRequiresNewerDriver
    "InvalidSurfaceError", // cudaErrorInvalidSurface
    "DuplicateVariableNameError", // cudaErrorDuplicateVariableName
    "DuplicateTextureNameError", // cudaErrorDuplicateTextureName
    "DuplicateSurfaceNameError", // cudaErrorDuplicateSurfaceName
    "DevicesUnavailableError", // cudaErrorDevicesUnavailable
    "IncompatibleDriverContextError", // cudaErrorIncompatibleDriverContext
    "MissingConfigurationError", // cudaErrorMissingConfiguration
    "PriorLaunchFailureError", // cudaErrorPriorLaunchFailure
    "LaunchMaxDepthExceededError", // cudaErrorLaunchMaxDepthExceeded
    "LaunchFileScopedTexError", // cudaErrorLaunchFileScopedTex
    "LaunchFileScopedSurfError", // cudaErrorLaunchFileScopedSurf
    "SyncDepthExceededError", // cudaErrorSyncDepthExceeded
    "LaunchPendingCountExceededError", // cudaErrorLaunchPendingCountExceeded
    "InvalidDeviceFunctionError", // cudaErrorInvalidDeviceFunction
    "NoDeviceError", // cudaErrorNoDevice
    "InvalidDeviceError", // cudaErrorInvalidDevice
    "DeviceNotLicensedError", // cudaErrorDeviceNotLicensed
    "SoftwareValidityNotEstablishedError", // cudaErrorSoftwareValidityNotEstablished
    "StartupFailureError", // cudaErrorStartupFailure
    "InvalidKernelImageError", // cudaErrorInvalidKernelImage
    "DeviceUninitializedError", // cudaErrorDeviceUninitialized
    "MapBufferObjectFailedError", // cudaErrorMapBufferObjectFailed
    "UnmapBufferObjectFailedError", // cudaErrorUnmapBufferObjectFailed
    "ArrayIsMappedError", // cudaErrorArrayIsMapped
    "AlreadyMappedError", // cudaErrorAlreadyMapped
    "NoKernelImageForDeviceError", // cudaErrorNoKernelImageForDevice
    "AlreadyAcquiredError", // cudaErrorAlreadyAcquired
    "NotMappedError", // cudaErrorNotMapped
    "NotMappedAsArrayError", // cudaErrorNotMappedAsArray
    "NotMappedAsPointerError", // cudaErrorNotMappedAsPointer
    "ECCUncorrectableError", // cudaErrorECCUncorrectable
    "UnsupportedLimitError", // cudaErrorUnsupportedLimit
    "DeviceAlreadyInUseError", // cudaErrorDeviceAlreadyInUse
    "PeerAccessUnsupportedError", // cudaErrorPeerAccessUnsupported
    "InvalidPtxError", // cudaErrorInvalidPtx
    "InvalidGraphicsContextError", // cudaErrorInvalidGraphicsContext
    "NvlinkUncorrectableError", // cudaErrorNvlinkUncorrectable
    "JitCompilerNotFoundError", // cudaErrorJitCompilerNotFound
    "UnsupportedPtxVersionError", // cudaErrorUnsupportedPtxVersion
    "JitCompilationDisabledError", // cudaErrorJitCompilationDisabled
    "UnsupportedExecAffinityError", // cudaErrorUnsupportedExecAffinity
    "UnsupportedDevSideSyncError", // cudaErrorUnsupportedDevSideSync
    "ContainedError", // cudaErrorContained
    "InsufficientLoaderVersionError", // cudaErrorInsufficientLoaderVersion
    "InvalidSourceError", // cudaErrorInvalidSource
    "CUDARuntimeFileNotFoundError", // cudaErrorFileNotFound
    "SharedObjectSymbolNotFoundError", // cudaErrorSharedObjectSymbolNotFound
    "SharedObjectInitFailedError", // cudaErrorSharedObjectInitFailed
    "OperatingSystemError", // cudaErrorOperatingSystem
    "InvalidResourceHandleError", // cudaErrorInvalidResourceHandle
    "IllegalStateError", // cudaErrorIllegalState
    "LossyQueryError", // cudaErrorLossyQuery
    "SymbolNotFoundError", // cudaErrorSymbolNotFound
    "NotReadyError", // cudaErrorNotReady
    "IllegalAddressError", // cudaErrorIllegalAddress
    "LaunchOutOfResourcesError", // cudaErrorLaunchOutOfResources
    "LaunchTimeoutError", // cudaErrorLaunchTimeout
    "LaunchIncompatibleTexturingError", // cudaErrorLaunchIncompatibleTexturing
    "PeerAccessAlreadyEnabledError", // cudaErrorPeerAccessAlreadyEnabled
    "PeerAccessNotEnabledError", // cudaErrorPeerAccessNotEnabled
    "SetOnActiveProcessError", // cudaErrorSetOnActiveProcess
    "ContextIsDestroyedError", // cudaErrorContextIsDestroyed
    "AssertError", // cudaErrorAssert
    "TooManyPeersError", // cudaErrorTooManyPeers
    "HostMemoryAlreadyRegisteredError", // cudaErrorHostMemoryAlreadyRegistered
    "HostMemoryNotRegisteredError", // cudaErrorHostMemoryNotRegistered
    "HardwareStackError", // cudaErrorHardwareStackError
    "IllegalInstructionError", // cudaErrorIllegalInstruction
    "MisalignedAddressError", // cudaErrorMisalignedAddress
    "InvalidAddressSpaceError", // cudaErrorInvalidAddressSpace
    "InvalidPcError", // cudaErrorInvalidPc
    "LaunchFailureError", // cudaErrorLaunchFailure
    "CooperativeLaunchTooLargeError", // cudaErrorCooperativeLaunchTooLarge
    "TensorMemoryLeakError", // cudaErrorTensorMemoryLeak
    "NotPermittedError", // cudaErrorNotPermitted
    "NotSupportedError", // cudaErrorNotSupported
    "SystemNotReadyError", // cudaErrorSystemNotReady
    "SystemDriverMismatchError", // cudaErrorSystemDriverMismatch
    "CompatNotSupportedOnDeviceError", // cudaErrorCompatNotSupportedOnDevice
    "MpsConnectionFailedError", // cudaErrorMpsConnectionFailed
    "MpsRpcFailureError", // cudaErrorMpsRpcFailure
    "MpsServerNotReadyError", // cudaErrorMpsServerNotReady
    "MpsMaxClientsReachedError", // cudaErrorMpsMaxClientsReached
    "MpsMaxConnectionsReachedError", // cudaErrorMpsMaxConnectionsReached
    "MpsClientTerminatedError", // cudaErrorMpsClientTerminated
    "CdpNotSupportedError", // cudaErrorCdpNotSupported
    "CdpVersionMismatchError", // cudaErrorCdpVersionMismatch
    "StreamCaptureUnsupportedError", // cudaErrorStreamCaptureUnsupported
    "StreamCaptureInvalidatedError", // cudaErrorStreamCaptureInvalidated
    "StreamCaptureMergeError", // cudaErrorStreamCaptureMerge
    "StreamCaptureUnmatchedError", // cudaErrorStreamCaptureUnmatched
    "StreamCaptureUnjoinedError", // cudaErrorStreamCaptureUnjoined
    "StreamCaptureIsolationError", // cudaErrorStreamCaptureIsolation
    "StreamCaptureImplicitError", // cudaErrorStreamCaptureImplicit
    "CapturedEventError", // cudaErrorCapturedEvent
    "StreamCaptureWrongThreadError", // cudaErrorStreamCaptureWrongThread
    "CUDARuntimeTimeoutError", // cudaErrorTimeout
    "GraphExecUpdateFailureError", // cudaErrorGraphExecUpdateFailure
    "ExternalDeviceError", // cudaErrorExternalDevice
    "InvalidClusterSizeError", // cudaErrorInvalidClusterSize
    "FunctionNotLoadedError", // cudaErrorFunctionNotLoaded
    "InvalidResourceTypeError", // cudaErrorInvalidResourceType
    "InvalidResourceConfigurationError", // cudaErrorInvalidResourceConfiguration
    "StreamDetachedError", // cudaErrorStreamDetached
    "GraphRecaptureFailureError", // cudaErrorGraphRecaptureFailure
    "FabricNotReadyError", // cudaErrorFabricNotReady
    "UnknownError", // cudaErrorUnknown
    "ApiFailureBaseError", // cudaErrorApiFailureBase
};

// Returns the note for a status after which the context is lost; NULL for others.
static const char *
lost_note(int64_t status)
{
    switch (status) {
    case cudaErrorIllegalAddress:
    case cudaErrorLaunchTimeout:
    case cudaErrorAssert:
    case cudaErrorHardwareStackError:
    case cudaErrorIllegalInstruction:
    case cudaErrorMisalignedAddress:
    case cudaErrorInvalidAddressSpace:
    case cudaErrorInvalidPc:
    case cudaErrorLaunchFailure:
    case cudaErrorTensorMemoryLeak:
        return
            "the context is lost: an earlier kernel failed, and every later call in this "
            "context fails, too; start a new process to use the device again; "
            "CUBIND_DEVICE=simulated reports the thread, the address and the line, and "
            "CUDA_LAUNCH_BLOCKING=1 makes the launch fail itself";
    default:
        return NULL;
    }
}

static const char module_doc[] = "CUDA Runtime API of CUDA 13.5.";

static cb_docs docs = {.is_apart = CB_ARE_DOCS_APART};

static const cb_binding binding = {
    .name = "runtime",
    .full_name = "cubind.runtime",
    .checked_name = "cubind.checked.runtime",
    .release = "13.5",
    .doc = module_doc,
    .docs = &docs,
    .classes = runtime_classes,
    .class_count = CLASS_COUNT,
    .class_order = class_order,
    .constants = constants,
    .constant_count = sizeof constants / sizeof *constants,
    .closers = closers,
    .closer_count = sizeof closers / sizeof *closers,
    .status_class = T_cudaError_t,
    .success = cudaSuccess,
    .error_class = "CUDARuntimeError",
    .error_names = error_names,
    .error_text = error_text,
    .host_passes = true,
    .lost_note = lost_note,
    .library = &runtime_library,
    .methods = runtime_methods,
    .checked_methods = runtime_checked_methods,
    .checked_docs = runtime_checked_docs,
    .api = &runtime_api_table,
    .api_name = CUBIND_RUNTIME_API_NAME,
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
    .m_name = "cubind.runtime",
    .m_doc = module_doc,
    .m_size = sizeof(cb_form),
    .m_slots = slots,
    .m_traverse = cb_module_traverse,
    .m_clear = cb_module_clear,
    .m_free = cb_module_free,
};

PyMODINIT_FUNC
PyInit_runtime(void)
{
    return PyModuleDef_Init(&definition);
}
