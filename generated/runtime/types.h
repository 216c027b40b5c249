// types.h of cubind for CUDA Runtime API, API version 13.5.
// Do not edit: made by cubind-gen from templates/types.h.in and generator/specs/runtime.yaml.
// clang-format off

#ifndef CUBIND_RUNTIME_TYPES_H
#define CUBIND_RUNTIME_TYPES_H

#include <stddef.h>
#include <stdint.h>

#ifndef CUDART_VERSION
#include "../driver/types.h"
#endif

#ifdef __cplusplus
#define CUBIND_ASSERT static_assert
extern "C" {
#else
#define CUBIND_ASSERT _Static_assert
#endif

#ifndef CUDART_VERSION

#define CUDA_EGL_MAX_PLANES 3
#define CUDA_IPC_HANDLE_SIZE 64
#define __CUDART_API_VERSION 13050
#define cudaArrayColorAttachment 32
#define cudaArrayCubemap 4
#define cudaArrayDefault 0
#define cudaArrayDeferredMapping 128
#define cudaArrayLayered 1
#define cudaArraySparse 64
#define cudaArraySparsePropertiesSingleMipTail 1
#define cudaArraySurfaceLoadStore 2
#define cudaArrayTextureGather 8
#define cudaCpuDeviceId (-1)
#define cudaDevSmResourceGroupLocalityDomainIdAny 4294967295u
#define cudaDeviceBlockingSync 4
#define cudaDeviceLmemResizeToMax 16
#define cudaDeviceMapHost 8
#define cudaDeviceMask 255
#define cudaDeviceScheduleAuto 0
#define cudaDeviceScheduleBlockingSync 4
#define cudaDeviceScheduleMask 7
#define cudaDeviceScheduleSpin 1
#define cudaDeviceScheduleYield 2
#define cudaDeviceSyncMemops 128
#define cudaEventBlockingSync 1
#define cudaEventDefault 0
#define cudaEventDisableTiming 2
#define cudaEventInterprocess 4
#define cudaEventRecordDefault 0
#define cudaEventRecordExternal 1
#define cudaEventWaitDefault 0
#define cudaEventWaitExternal 1
#define cudaExternalMemoryDedicated 1
#define cudaExternalSemaphoreSignalSkipNvSciBufMemSync 1
#define cudaExternalSemaphoreWaitSkipNvSciBufMemSync 2
#define cudaGraphKernelNodePortDefault 0
#define cudaGraphKernelNodePortLaunchCompletion 2
#define cudaGraphKernelNodePortProgrammatic 1
#define cudaHostAllocDefault 0
#define cudaHostAllocMapped 2
#define cudaHostAllocPortable 1
#define cudaHostAllocWriteCombined 4
#define cudaHostRegisterDefault 0
#define cudaHostRegisterIoMemory 4
#define cudaHostRegisterMapped 2
#define cudaHostRegisterPortable 1
#define cudaHostRegisterReadOnly 8
#define cudaInitDeviceFlagsAreValid 1
#define cudaInvalidDeviceId (-2)
#define cudaIpcMemLazyEnablePeerAccess 1
#define cudaKernelNodeAttributeAccessPolicyWindow 1
#define cudaKernelNodeAttributeClusterDimension 4
#define cudaKernelNodeAttributeClusterSchedulingPolicyPreference 5
#define cudaKernelNodeAttributeCooperative 2
#define cudaKernelNodeAttributeDeviceUpdatableKernelNode 13
#define cudaKernelNodeAttributeMemSyncDomain 10
#define cudaKernelNodeAttributeMemSyncDomainMap 9
#define cudaKernelNodeAttributeNvlinkUtilCentricScheduling 16
#define cudaKernelNodeAttributePreferredSharedMemoryCarveout 14
#define cudaKernelNodeAttributePriority 8
#define cudaMemAttachGlobal 1
#define cudaMemAttachHost 2
#define cudaMemAttachSingle 4
#define cudaMemPoolCreateUsageHwDecompress 2
#define cudaNvSciSyncAttrSignal 1
#define cudaNvSciSyncAttrWait 2
#define cudaOccupancyDefault 0
#define cudaOccupancyDisableCachingOverride 1
#define cudaPeerAccessDefault 0
#define cudaStreamAttributeAccessPolicyWindow 1
#define cudaStreamAttributeMemSyncDomain 10
#define cudaStreamAttributeMemSyncDomainMap 9
#define cudaStreamAttributePriority 8
#define cudaStreamAttributeSynchronizationPolicy 3
#define cudaStreamDefault 0
#define cudaStreamLegacy ((void *)1)
#define cudaStreamNonBlocking 1
#define cudaStreamPerThread ((void *)2)
#define cudaSurfaceType1D 1
#define cudaSurfaceType1DLayered 241
#define cudaSurfaceType2D 2
#define cudaSurfaceType2DLayered 242
#define cudaSurfaceType3D 3
#define cudaSurfaceTypeCubemap 12
#define cudaSurfaceTypeCubemapLayered 252
#define cudaTextureType1D 1
#define cudaTextureType1DLayered 241
#define cudaTextureType2D 2
#define cudaTextureType2DLayered 242
#define cudaTextureType3D 3
#define cudaTextureTypeCubemap 12
#define cudaTextureTypeCubemapLayered 252

enum cudaRoundMode {
    cudaRoundNearest = 0,
    cudaRoundZero = 1,
    cudaRoundPosInf = 2,
    cudaRoundMinInf = 3,
};

enum cudaError {
    cudaSuccess = 0,
    cudaErrorInvalidValue = 1,
    cudaErrorMemoryAllocation = 2,
    cudaErrorInitializationError = 3,
    cudaErrorCudartUnloading = 4,
    cudaErrorProfilerDisabled = 5,
    cudaErrorProfilerNotInitialized = 6,
    cudaErrorProfilerAlreadyStarted = 7,
    cudaErrorProfilerAlreadyStopped = 8,
    cudaErrorInvalidConfiguration = 9,
    cudaErrorVersionTranslation = 10,
    cudaErrorInvalidPitchValue = 12,
    cudaErrorInvalidSymbol = 13,
    cudaErrorInvalidHostPointer = 16,
    cudaErrorInvalidDevicePointer = 17,
    cudaErrorInvalidTexture = 18,
    cudaErrorInvalidTextureBinding = 19,
    cudaErrorInvalidChannelDescriptor = 20,
    cudaErrorInvalidMemcpyDirection = 21,
    cudaErrorAddressOfConstant = 22,
    cudaErrorTextureFetchFailed = 23,
    cudaErrorTextureNotBound = 24,
    cudaErrorSynchronizationError = 25,
    cudaErrorInvalidFilterSetting = 26,
    cudaErrorInvalidNormSetting = 27,
    cudaErrorMixedDeviceExecution = 28,
    cudaErrorNotYetImplemented = 31,
    cudaErrorMemoryValueTooLarge = 32,
    cudaErrorStubLibrary = 34,
    cudaErrorInsufficientDriver = 35,
    cudaErrorCallRequiresNewerDriver = 36,
    cudaErrorInvalidSurface = 37,
    cudaErrorDuplicateVariableName = 43,
    cudaErrorDuplicateTextureName = 44,
    cudaErrorDuplicateSurfaceName = 45,
    cudaErrorDevicesUnavailable = 46,
    cudaErrorIncompatibleDriverContext = 49,
    cudaErrorMissingConfiguration = 52,
    cudaErrorPriorLaunchFailure = 53,
    cudaErrorLaunchMaxDepthExceeded = 65,
    cudaErrorLaunchFileScopedTex = 66,
    cudaErrorLaunchFileScopedSurf = 67,
    cudaErrorSyncDepthExceeded = 68,
    cudaErrorLaunchPendingCountExceeded = 69,
    cudaErrorInvalidDeviceFunction = 98,
    cudaErrorNoDevice = 100,
    cudaErrorInvalidDevice = 101,
    cudaErrorDeviceNotLicensed = 102,
    cudaErrorSoftwareValidityNotEstablished = 103,
    cudaErrorStartupFailure = 127,
    cudaErrorInvalidKernelImage = 200,
    cudaErrorDeviceUninitialized = 201,
    cudaErrorMapBufferObjectFailed = 205,
    cudaErrorUnmapBufferObjectFailed = 206,
    cudaErrorArrayIsMapped = 207,
    cudaErrorAlreadyMapped = 208,
    cudaErrorNoKernelImageForDevice = 209,
    cudaErrorAlreadyAcquired = 210,
    cudaErrorNotMapped = 211,
    cudaErrorNotMappedAsArray = 212,
    cudaErrorNotMappedAsPointer = 213,
    cudaErrorECCUncorrectable = 214,
    cudaErrorUnsupportedLimit = 215,
    cudaErrorDeviceAlreadyInUse = 216,
    cudaErrorPeerAccessUnsupported = 217,
    cudaErrorInvalidPtx = 218,
    cudaErrorInvalidGraphicsContext = 219,
    cudaErrorNvlinkUncorrectable = 220,
    cudaErrorJitCompilerNotFound = 221,
    cudaErrorUnsupportedPtxVersion = 222,
    cudaErrorJitCompilationDisabled = 223,
    cudaErrorUnsupportedExecAffinity = 224,
    cudaErrorUnsupportedDevSideSync = 225,
    cudaErrorContained = 226,
    cudaErrorInsufficientLoaderVersion = 227,
    cudaErrorInvalidSource = 300,
    cudaErrorFileNotFound = 301,
    cudaErrorSharedObjectSymbolNotFound = 302,
    cudaErrorSharedObjectInitFailed = 303,
    cudaErrorOperatingSystem = 304,
    cudaErrorInvalidResourceHandle = 400,
    cudaErrorIllegalState = 401,
    cudaErrorLossyQuery = 402,
    cudaErrorSymbolNotFound = 500,
    cudaErrorNotReady = 600,
    cudaErrorIllegalAddress = 700,
    cudaErrorLaunchOutOfResources = 701,
    cudaErrorLaunchTimeout = 702,
    cudaErrorLaunchIncompatibleTexturing = 703,
    cudaErrorPeerAccessAlreadyEnabled = 704,
    cudaErrorPeerAccessNotEnabled = 705,
    cudaErrorSetOnActiveProcess = 708,
    cudaErrorContextIsDestroyed = 709,
    cudaErrorAssert = 710,
    cudaErrorTooManyPeers = 711,
    cudaErrorHostMemoryAlreadyRegistered = 712,
    cudaErrorHostMemoryNotRegistered = 713,
    cudaErrorHardwareStackError = 714,
    cudaErrorIllegalInstruction = 715,
    cudaErrorMisalignedAddress = 716,
    cudaErrorInvalidAddressSpace = 717,
    cudaErrorInvalidPc = 718,
    cudaErrorLaunchFailure = 719,
    cudaErrorCooperativeLaunchTooLarge = 720,
    cudaErrorTensorMemoryLeak = 721,
    cudaErrorNotPermitted = 800,
    cudaErrorNotSupported = 801,
    cudaErrorSystemNotReady = 802,
    cudaErrorSystemDriverMismatch = 803,
    cudaErrorCompatNotSupportedOnDevice = 804,
    cudaErrorMpsConnectionFailed = 805,
    cudaErrorMpsRpcFailure = 806,
    cudaErrorMpsServerNotReady = 807,
    cudaErrorMpsMaxClientsReached = 808,
    cudaErrorMpsMaxConnectionsReached = 809,
    cudaErrorMpsClientTerminated = 810,
    cudaErrorCdpNotSupported = 811,
    cudaErrorCdpVersionMismatch = 812,
    cudaErrorStreamCaptureUnsupported = 900,
    cudaErrorStreamCaptureInvalidated = 901,
    cudaErrorStreamCaptureMerge = 902,
    cudaErrorStreamCaptureUnmatched = 903,
    cudaErrorStreamCaptureUnjoined = 904,
    cudaErrorStreamCaptureIsolation = 905,
    cudaErrorStreamCaptureImplicit = 906,
    cudaErrorCapturedEvent = 907,
    cudaErrorStreamCaptureWrongThread = 908,
    cudaErrorTimeout = 909,
    cudaErrorGraphExecUpdateFailure = 910,
    cudaErrorExternalDevice = 911,
    cudaErrorInvalidClusterSize = 912,
    cudaErrorFunctionNotLoaded = 913,
    cudaErrorInvalidResourceType = 914,
    cudaErrorInvalidResourceConfiguration = 915,
    cudaErrorStreamDetached = 917,
    cudaErrorGraphRecaptureFailure = 918,
    cudaErrorFabricNotReady = 919,
    cudaErrorUnknown = 999,
    cudaErrorApiFailureBase = 10000,
};
typedef enum cudaError cudaError_t;

enum cudaChannelFormatKind {
    cudaChannelFormatKindSigned = 0,
    cudaChannelFormatKindUnsigned = 1,
    cudaChannelFormatKindFloat = 2,
    cudaChannelFormatKindNone = 3,
    cudaChannelFormatKindNV12 = 4,
    cudaChannelFormatKindUnsignedNormalized8X1 = 5,
    cudaChannelFormatKindUnsignedNormalized8X2 = 6,
    cudaChannelFormatKindUnsignedNormalized8X4 = 7,
    cudaChannelFormatKindUnsignedNormalized16X1 = 8,
    cudaChannelFormatKindUnsignedNormalized16X2 = 9,
    cudaChannelFormatKindUnsignedNormalized16X4 = 10,
    cudaChannelFormatKindSignedNormalized8X1 = 11,
    cudaChannelFormatKindSignedNormalized8X2 = 12,
    cudaChannelFormatKindSignedNormalized8X4 = 13,
    cudaChannelFormatKindSignedNormalized16X1 = 14,
    cudaChannelFormatKindSignedNormalized16X2 = 15,
    cudaChannelFormatKindSignedNormalized16X4 = 16,
    cudaChannelFormatKindUnsignedBlockCompressed1 = 17,
    cudaChannelFormatKindUnsignedBlockCompressed1SRGB = 18,
    cudaChannelFormatKindUnsignedBlockCompressed2 = 19,
    cudaChannelFormatKindUnsignedBlockCompressed2SRGB = 20,
    cudaChannelFormatKindUnsignedBlockCompressed3 = 21,
    cudaChannelFormatKindUnsignedBlockCompressed3SRGB = 22,
    cudaChannelFormatKindUnsignedBlockCompressed4 = 23,
    cudaChannelFormatKindSignedBlockCompressed4 = 24,
    cudaChannelFormatKindUnsignedBlockCompressed5 = 25,
    cudaChannelFormatKindSignedBlockCompressed5 = 26,
    cudaChannelFormatKindUnsignedBlockCompressed6H = 27,
    cudaChannelFormatKindSignedBlockCompressed6H = 28,
    cudaChannelFormatKindUnsignedBlockCompressed7 = 29,
    cudaChannelFormatKindUnsignedBlockCompressed7SRGB = 30,
    cudaChannelFormatKindUnsignedNormalized1010102 = 31,
    cudaChannelFormatKindUnsigned8Packed422 = 32,
    cudaChannelFormatKindUnsigned8Packed444 = 33,
    cudaChannelFormatKindUnsigned8SemiPlanar420 = 34,
    cudaChannelFormatKindUnsigned16SemiPlanar420 = 35,
    cudaChannelFormatKindUnsigned8SemiPlanar422 = 36,
    cudaChannelFormatKindUnsigned16SemiPlanar422 = 37,
    cudaChannelFormatKindUnsigned8SemiPlanar444 = 38,
    cudaChannelFormatKindUnsigned16SemiPlanar444 = 39,
    cudaChannelFormatKindUnsigned8Planar420 = 40,
    cudaChannelFormatKindUnsigned16Planar420 = 41,
    cudaChannelFormatKindUnsigned8Planar422 = 42,
    cudaChannelFormatKindUnsigned16Planar422 = 43,
    cudaChannelFormatKindUnsigned8Planar444 = 44,
    cudaChannelFormatKindUnsigned16Planar444 = 45,
};

enum cudaMemoryType {
    cudaMemoryTypeUnregistered = 0,
    cudaMemoryTypeHost = 1,
    cudaMemoryTypeDevice = 2,
    cudaMemoryTypeManaged = 3,
};

enum cudaMemcpyKind {
    cudaMemcpyHostToHost = 0,
    cudaMemcpyHostToDevice = 1,
    cudaMemcpyDeviceToHost = 2,
    cudaMemcpyDeviceToDevice = 3,
    cudaMemcpyDefault = 4,
};

enum cudaAccessProperty {
    cudaAccessPropertyNormal = 0,
    cudaAccessPropertyStreaming = 1,
    cudaAccessPropertyPersisting = 2,
};

enum cudaStreamCaptureStatus {
    cudaStreamCaptureStatusNone = 0,
    cudaStreamCaptureStatusActive = 1,
    cudaStreamCaptureStatusInvalidated = 2,
};

enum cudaGraphRecaptureStatus {
    cudaGraphRecaptureEligibleForUpdate = 0,
    cudaGraphRecaptureIneligibleForUpdate = 1,
    cudaGraphRecaptureError = 2,
};

enum cudaStreamCaptureMode {
    cudaStreamCaptureModeGlobal = 0,
    cudaStreamCaptureModeThreadLocal = 1,
    cudaStreamCaptureModeRelaxed = 2,
};

enum cudaSynchronizationPolicy {
    cudaSyncPolicyAuto = 1,
    cudaSyncPolicySpin = 2,
    cudaSyncPolicyYield = 3,
    cudaSyncPolicyBlockingSync = 4,
};

enum cudaClusterSchedulingPolicy {
    cudaClusterSchedulingPolicyDefault = 0,
    cudaClusterSchedulingPolicySpread = 1,
    cudaClusterSchedulingPolicyLoadBalancing = 2,
    cudaClusterSchedulingPolicyRubinDsmemLocality = 3,
};

enum cudaStreamUpdateCaptureDependenciesFlags {
    cudaStreamAddCaptureDependencies = 0,
    cudaStreamSetCaptureDependencies = 1,
};

enum cudaUserObjectFlags {
    cudaUserObjectNoDestructorSync = 1,
};

enum cudaUserObjectRetainFlags {
    cudaGraphUserObjectMove = 1,
};

enum cudaHostTaskSyncMode {
    cudaHostTaskBlocking = 0,
    cudaHostTaskSpinWait = 1,
};

enum cudaGraphicsRegisterFlags {
    cudaGraphicsRegisterFlagsNone = 0,
    cudaGraphicsRegisterFlagsReadOnly = 1,
    cudaGraphicsRegisterFlagsWriteDiscard = 2,
    cudaGraphicsRegisterFlagsSurfaceLoadStore = 4,
    cudaGraphicsRegisterFlagsTextureGather = 8,
};

enum cudaGraphicsMapFlags {
    cudaGraphicsMapFlagsNone = 0,
    cudaGraphicsMapFlagsReadOnly = 1,
    cudaGraphicsMapFlagsWriteDiscard = 2,
};

enum cudaGraphicsCubeFace {
    cudaGraphicsCubeFacePositiveX = 0,
    cudaGraphicsCubeFaceNegativeX = 1,
    cudaGraphicsCubeFacePositiveY = 2,
    cudaGraphicsCubeFaceNegativeY = 3,
    cudaGraphicsCubeFacePositiveZ = 4,
    cudaGraphicsCubeFaceNegativeZ = 5,
};

enum cudaResourceType {
    cudaResourceTypeArray = 0,
    cudaResourceTypeMipmappedArray = 1,
    cudaResourceTypeLinear = 2,
    cudaResourceTypePitch2D = 3,
};

enum cudaResourceViewFormat {
    cudaResViewFormatNone = 0,
    cudaResViewFormatUnsignedChar1 = 1,
    cudaResViewFormatUnsignedChar2 = 2,
    cudaResViewFormatUnsignedChar4 = 3,
    cudaResViewFormatSignedChar1 = 4,
    cudaResViewFormatSignedChar2 = 5,
    cudaResViewFormatSignedChar4 = 6,
    cudaResViewFormatUnsignedShort1 = 7,
    cudaResViewFormatUnsignedShort2 = 8,
    cudaResViewFormatUnsignedShort4 = 9,
    cudaResViewFormatSignedShort1 = 10,
    cudaResViewFormatSignedShort2 = 11,
    cudaResViewFormatSignedShort4 = 12,
    cudaResViewFormatUnsignedInt1 = 13,
    cudaResViewFormatUnsignedInt2 = 14,
    cudaResViewFormatUnsignedInt4 = 15,
    cudaResViewFormatSignedInt1 = 16,
    cudaResViewFormatSignedInt2 = 17,
    cudaResViewFormatSignedInt4 = 18,
    cudaResViewFormatHalf1 = 19,
    cudaResViewFormatHalf2 = 20,
    cudaResViewFormatHalf4 = 21,
    cudaResViewFormatFloat1 = 22,
    cudaResViewFormatFloat2 = 23,
    cudaResViewFormatFloat4 = 24,
    cudaResViewFormatUnsignedBlockCompressed1 = 25,
    cudaResViewFormatUnsignedBlockCompressed2 = 26,
    cudaResViewFormatUnsignedBlockCompressed3 = 27,
    cudaResViewFormatUnsignedBlockCompressed4 = 28,
    cudaResViewFormatSignedBlockCompressed4 = 29,
    cudaResViewFormatUnsignedBlockCompressed5 = 30,
    cudaResViewFormatSignedBlockCompressed5 = 31,
    cudaResViewFormatUnsignedBlockCompressed6H = 32,
    cudaResViewFormatSignedBlockCompressed6H = 33,
    cudaResViewFormatUnsignedBlockCompressed7 = 34,
};

enum cudaSharedMemoryMode {
    cudaSharedMemoryModeDefault = 0,
    cudaSharedMemoryModeRequirePortable = 1,
    cudaSharedMemoryModeAllowNonPortable = 2,
    cudaSharedMemoryModeAllowOversizedSharedMemory = 3,
    cudaSharedMemoryModePreferOversizedSharedMemory = 4,
};
typedef enum cudaSharedMemoryMode cudaSharedMemoryMode;

enum cudaFuncAttribute {
    cudaFuncAttributeMaxDynamicSharedMemorySize = 8,
    cudaFuncAttributePreferredSharedMemoryCarveout = 9,
    cudaFuncAttributeClusterDimMustBeSet = 10,
    cudaFuncAttributeRequiredClusterWidth = 11,
    cudaFuncAttributeRequiredClusterHeight = 12,
    cudaFuncAttributeRequiredClusterDepth = 13,
    cudaFuncAttributeNonPortableClusterSizeAllowed = 14,
    cudaFuncAttributeClusterSchedulingPolicyPreference = 15,
    cudaFuncAttributeSharedMemoryMode = 16,
    cudaFuncAttributeMax = 17,
};

enum cudaFuncCache {
    cudaFuncCachePreferNone = 0,
    cudaFuncCachePreferShared = 1,
    cudaFuncCachePreferL1 = 2,
    cudaFuncCachePreferEqual = 3,
};

enum cudaSharedMemConfig {
    cudaSharedMemBankSizeDefault = 0,
    cudaSharedMemBankSizeFourByte = 1,
    cudaSharedMemBankSizeEightByte = 2,
};

enum cudaSharedCarveout {
    cudaSharedmemCarveoutDefault = -1,
    cudaSharedmemCarveoutMaxShared = 100,
    cudaSharedmemCarveoutMaxL1 = 0,
};

enum cudaComputeMode {
    cudaComputeModeDefault = 0,
    cudaComputeModeExclusive = 1,
    cudaComputeModeProhibited = 2,
    cudaComputeModeExclusiveProcess = 3,
};

enum cudaLimit {
    cudaLimitStackSize = 0,
    cudaLimitPrintfFifoSize = 1,
    cudaLimitMallocHeapSize = 2,
    cudaLimitDevRuntimeSyncDepth = 3,
    cudaLimitDevRuntimePendingLaunchCount = 4,
    cudaLimitMaxL2FetchGranularity = 5,
    cudaLimitPersistingL2CacheSize = 6,
    cudaLimitPerBlockMemorySize = 10,
};

enum cudaMemoryAdvise {
    cudaMemAdviseSetReadMostly = 1,
    cudaMemAdviseUnsetReadMostly = 2,
    cudaMemAdviseSetPreferredLocation = 3,
    cudaMemAdviseUnsetPreferredLocation = 4,
    cudaMemAdviseSetAccessedBy = 5,
    cudaMemAdviseUnsetAccessedBy = 6,
};

enum cudaMemRangeAttribute {
    cudaMemRangeAttributeReadMostly = 1,
    cudaMemRangeAttributePreferredLocation = 2,
    cudaMemRangeAttributeAccessedBy = 3,
    cudaMemRangeAttributeLastPrefetchLocation = 4,
    cudaMemRangeAttributePreferredLocationType = 5,
    cudaMemRangeAttributePreferredLocationId = 6,
    cudaMemRangeAttributeLastPrefetchLocationType = 7,
    cudaMemRangeAttributeLastPrefetchLocationId = 8,
};

enum cudaFlushGPUDirectRDMAWritesOptions {
    cudaFlushGPUDirectRDMAWritesOptionHost = 1,
    cudaFlushGPUDirectRDMAWritesOptionMemOps = 2,
};

enum cudaGPUDirectRDMAWritesOrdering {
    cudaGPUDirectRDMAWritesOrderingNone = 0,
    cudaGPUDirectRDMAWritesOrderingOwner = 100,
    cudaGPUDirectRDMAWritesOrderingAllDevices = 200,
};

enum cudaFlushGPUDirectRDMAWritesScope {
    cudaFlushGPUDirectRDMAWritesToOwner = 100,
    cudaFlushGPUDirectRDMAWritesToAllDevices = 200,
};

enum cudaFlushGPUDirectRDMAWritesTarget {
    cudaFlushGPUDirectRDMAWritesTargetCurrentDevice = 0,
};

enum cudaDeviceAttr {
    cudaDevAttrMaxThreadsPerBlock = 1,
    cudaDevAttrMaxBlockDimX = 2,
    cudaDevAttrMaxBlockDimY = 3,
    cudaDevAttrMaxBlockDimZ = 4,
    cudaDevAttrMaxGridDimX = 5,
    cudaDevAttrMaxGridDimY = 6,
    cudaDevAttrMaxGridDimZ = 7,
    cudaDevAttrMaxSharedMemoryPerBlock = 8,
    cudaDevAttrTotalConstantMemory = 9,
    cudaDevAttrWarpSize = 10,
    cudaDevAttrMaxPitch = 11,
    cudaDevAttrMaxRegistersPerBlock = 12,
    cudaDevAttrClockRate = 13,
    cudaDevAttrTextureAlignment = 14,
    cudaDevAttrGpuOverlap = 15,
    cudaDevAttrMultiProcessorCount = 16,
    cudaDevAttrKernelExecTimeout = 17,
    cudaDevAttrIntegrated = 18,
    cudaDevAttrCanMapHostMemory = 19,
    cudaDevAttrComputeMode = 20,
    cudaDevAttrMaxTexture1DWidth = 21,
    cudaDevAttrMaxTexture2DWidth = 22,
    cudaDevAttrMaxTexture2DHeight = 23,
    cudaDevAttrMaxTexture3DWidth = 24,
    cudaDevAttrMaxTexture3DHeight = 25,
    cudaDevAttrMaxTexture3DDepth = 26,
    cudaDevAttrMaxTexture2DLayeredWidth = 27,
    cudaDevAttrMaxTexture2DLayeredHeight = 28,
    cudaDevAttrMaxTexture2DLayeredLayers = 29,
    cudaDevAttrSurfaceAlignment = 30,
    cudaDevAttrConcurrentKernels = 31,
    cudaDevAttrEccEnabled = 32,
    cudaDevAttrPciBusId = 33,
    cudaDevAttrPciDeviceId = 34,
    cudaDevAttrTccDriver = 35,
    cudaDevAttrMemoryClockRate = 36,
    cudaDevAttrGlobalMemoryBusWidth = 37,
    cudaDevAttrL2CacheSize = 38,
    cudaDevAttrMaxThreadsPerMultiProcessor = 39,
    cudaDevAttrAsyncEngineCount = 40,
    cudaDevAttrUnifiedAddressing = 41,
    cudaDevAttrMaxTexture1DLayeredWidth = 42,
    cudaDevAttrMaxTexture1DLayeredLayers = 43,
    cudaDevAttrMaxTexture2DGatherWidth = 45,
    cudaDevAttrMaxTexture2DGatherHeight = 46,
    cudaDevAttrMaxTexture3DWidthAlt = 47,
    cudaDevAttrMaxTexture3DHeightAlt = 48,
    cudaDevAttrMaxTexture3DDepthAlt = 49,
    cudaDevAttrPciDomainId = 50,
    cudaDevAttrTexturePitchAlignment = 51,
    cudaDevAttrMaxTextureCubemapWidth = 52,
    cudaDevAttrMaxTextureCubemapLayeredWidth = 53,
    cudaDevAttrMaxTextureCubemapLayeredLayers = 54,
    cudaDevAttrMaxSurface1DWidth = 55,
    cudaDevAttrMaxSurface2DWidth = 56,
    cudaDevAttrMaxSurface2DHeight = 57,
    cudaDevAttrMaxSurface3DWidth = 58,
    cudaDevAttrMaxSurface3DHeight = 59,
    cudaDevAttrMaxSurface3DDepth = 60,
    cudaDevAttrMaxSurface1DLayeredWidth = 61,
    cudaDevAttrMaxSurface1DLayeredLayers = 62,
    cudaDevAttrMaxSurface2DLayeredWidth = 63,
    cudaDevAttrMaxSurface2DLayeredHeight = 64,
    cudaDevAttrMaxSurface2DLayeredLayers = 65,
    cudaDevAttrMaxSurfaceCubemapWidth = 66,
    cudaDevAttrMaxSurfaceCubemapLayeredWidth = 67,
    cudaDevAttrMaxSurfaceCubemapLayeredLayers = 68,
    cudaDevAttrMaxTexture1DLinearWidth = 69,
    cudaDevAttrMaxTexture2DLinearWidth = 70,
    cudaDevAttrMaxTexture2DLinearHeight = 71,
    cudaDevAttrMaxTexture2DLinearPitch = 72,
    cudaDevAttrMaxTexture2DMipmappedWidth = 73,
    cudaDevAttrMaxTexture2DMipmappedHeight = 74,
    cudaDevAttrComputeCapabilityMajor = 75,
    cudaDevAttrComputeCapabilityMinor = 76,
    cudaDevAttrMaxTexture1DMipmappedWidth = 77,
    cudaDevAttrStreamPrioritiesSupported = 78,
    cudaDevAttrGlobalL1CacheSupported = 79,
    cudaDevAttrLocalL1CacheSupported = 80,
    cudaDevAttrMaxSharedMemoryPerMultiprocessor = 81,
    cudaDevAttrMaxRegistersPerMultiprocessor = 82,
    cudaDevAttrManagedMemory = 83,
    cudaDevAttrIsMultiGpuBoard = 84,
    cudaDevAttrMultiGpuBoardGroupID = 85,
    cudaDevAttrHostNativeAtomicSupported = 86,
    cudaDevAttrSingleToDoublePrecisionPerfRatio = 87,
    cudaDevAttrPageableMemoryAccess = 88,
    cudaDevAttrConcurrentManagedAccess = 89,
    cudaDevAttrComputePreemptionSupported = 90,
    cudaDevAttrCanUseHostPointerForRegisteredMem = 91,
    cudaDevAttrReserved92 = 92,
    cudaDevAttrReserved93 = 93,
    cudaDevAttrReserved94 = 94,
    cudaDevAttrCooperativeLaunch = 95,
    cudaDevAttrReserved96 = 96,
    cudaDevAttrMaxSharedMemoryPerBlockOptin = 97,
    cudaDevAttrCanFlushRemoteWrites = 98,
    cudaDevAttrHostRegisterSupported = 99,
    cudaDevAttrPageableMemoryAccessUsesHostPageTables = 100,
    cudaDevAttrDirectManagedMemAccessFromHost = 101,
    cudaDevAttrMaxBlocksPerMultiprocessor = 106,
    cudaDevAttrMaxPersistingL2CacheSize = 108,
    cudaDevAttrMaxAccessPolicyWindowSize = 109,
    cudaDevAttrReservedSharedMemoryPerBlock = 111,
    cudaDevAttrSparseCudaArraySupported = 112,
    cudaDevAttrHostRegisterReadOnlySupported = 113,
    cudaDevAttrTimelineSemaphoreInteropSupported = 114,
    cudaDevAttrMemoryPoolsSupported = 115,
    cudaDevAttrGPUDirectRDMASupported = 116,
    cudaDevAttrGPUDirectRDMAFlushWritesOptions = 117,
    cudaDevAttrGPUDirectRDMAWritesOrdering = 118,
    cudaDevAttrMemoryPoolSupportedHandleTypes = 119,
    cudaDevAttrClusterLaunch = 120,
    cudaDevAttrDeferredMappingCudaArraySupported = 121,
    cudaDevAttrReserved122 = 122,
    cudaDevAttrReserved123 = 123,
    cudaDevAttrReserved124 = 124,
    cudaDevAttrIpcEventSupport = 125,
    cudaDevAttrMemSyncDomainCount = 126,
    cudaDevAttrReserved127 = 127,
    cudaDevAttrReserved128 = 128,
    cudaDevAttrReserved129 = 129,
    cudaDevAttrNumaConfig = 130,
    cudaDevAttrNumaId = 131,
    cudaDevAttrReserved132 = 132,
    cudaDevAttrMpsEnabled = 133,
    cudaDevAttrHostNumaId = 134,
    cudaDevAttrD3D12CigSupported = 135,
    cudaDevAttrVulkanCigSupported = 138,
    cudaDevAttrGpuPciDeviceId = 139,
    cudaDevAttrGpuPciSubsystemId = 140,
    cudaDevAttrReserved141 = 141,
    cudaDevAttrHostNumaMemoryPoolsSupported = 142,
    cudaDevAttrHostNumaMultinodeIpcSupported = 143,
    cudaDevAttrHostMemoryPoolsSupported = 144,
    cudaDevAttrReserved145 = 145,
    cudaDevAttrOnlyPartialHostNativeAtomicSupported = 147,
    cudaDevAttrAtomicReductionSupported = 148,
    cudaDevAttrLocalityDomainCount = 149,
    cudaDevAttrOversizedSharedMemoryPerBlock = 150,
    cudaDevAttrCigStreamsSupported = 151,
    cudaDevAttrLocalityDomainMultiprocessorCount = 157,
    cudaDevAttrTensorMapLargeTensorMinSize = 160,
    cudaDevAttrMax = 161,
};

enum cudaMemPoolAttr {
    cudaMemPoolReuseFollowEventDependencies = 1,
    cudaMemPoolReuseAllowOpportunistic = 2,
    cudaMemPoolReuseAllowInternalDependencies = 3,
    cudaMemPoolAttrReleaseThreshold = 4,
    cudaMemPoolAttrReservedMemCurrent = 5,
    cudaMemPoolAttrReservedMemHigh = 6,
    cudaMemPoolAttrUsedMemCurrent = 7,
    cudaMemPoolAttrUsedMemHigh = 8,
    cudaMemPoolAttrAllocationType = 9,
    cudaMemPoolAttrExportHandleTypes = 10,
    cudaMemPoolAttrLocationId = 11,
    cudaMemPoolAttrLocationType = 12,
    cudaMemPoolAttrMaxPoolSize = 13,
    cudaMemPoolAttrHwDecompressEnabled = 14,
    cudaMemPoolAttrLocalityDomainId = 15,
};

enum cudaMemLocationType {
    cudaMemLocationTypeInvalid = 0,
    cudaMemLocationTypeNone = 0,
    cudaMemLocationTypeDevice = 1,
    cudaMemLocationTypeHost = 2,
    cudaMemLocationTypeHostNuma = 3,
    cudaMemLocationTypeHostNumaCurrent = 4,
    cudaMemLocationTypeInvisible = 5,
    cudaMemLocationTypeDeviceLocalityDomain = 6,
};

enum cudaMemAccessFlags {
    cudaMemAccessFlagsProtNone = 0,
    cudaMemAccessFlagsProtRead = 1,
    cudaMemAccessFlagsProtReadWrite = 3,
};

enum cudaMemAllocationType {
    cudaMemAllocationTypeInvalid = 0,
    cudaMemAllocationTypePinned = 1,
    cudaMemAllocationTypeManaged = 2,
    cudaMemAllocationTypeMax = 2147483647,
};

enum cudaMemAllocationHandleType {
    cudaMemHandleTypeNone = 0,
    cudaMemHandleTypePosixFileDescriptor = 1,
    cudaMemHandleTypeWin32 = 2,
    cudaMemHandleTypeWin32Kmt = 4,
    cudaMemHandleTypeFabric = 8,
};

enum cudaGraphMemAttributeType {
    cudaGraphMemAttrUsedMemCurrent = 0,
    cudaGraphMemAttrUsedMemHigh = 1,
    cudaGraphMemAttrReservedMemCurrent = 2,
    cudaGraphMemAttrReservedMemHigh = 3,
};

enum cudaMemcpyFlags {
    cudaMemcpyFlagDefault = 0,
    cudaMemcpyFlagPreferOverlapWithCompute = 1,
};

enum cudaMemcpySrcAccessOrder {
    cudaMemcpySrcAccessOrderInvalid = 0,
    cudaMemcpySrcAccessOrderStream = 1,
    cudaMemcpySrcAccessOrderDuringApiCall = 2,
    cudaMemcpySrcAccessOrderAny = 3,
    cudaMemcpySrcAccessOrderMax = 2147483647,
};

enum cudaMemcpy3DOperandType {
    cudaMemcpyOperandTypePointer = 1,
    cudaMemcpyOperandTypeArray = 2,
    cudaMemcpyOperandTypeMax = 2147483647,
};

enum cudaDeviceP2PAttr {
    cudaDevP2PAttrPerformanceRank = 1,
    cudaDevP2PAttrAccessSupported = 2,
    cudaDevP2PAttrNativeAtomicSupported = 3,
    cudaDevP2PAttrCudaArrayAccessSupported = 4,
    cudaDevP2PAttrOnlyPartialNativeAtomicSupported = 5,
};

enum cudaAtomicOperation {
    cudaAtomicOperationIntegerAdd = 0,
    cudaAtomicOperationIntegerMin = 1,
    cudaAtomicOperationIntegerMax = 2,
    cudaAtomicOperationIntegerIncrement = 3,
    cudaAtomicOperationIntegerDecrement = 4,
    cudaAtomicOperationAnd = 5,
    cudaAtomicOperationOr = 6,
    cudaAtomicOperationXOR = 7,
    cudaAtomicOperationExchange = 8,
    cudaAtomicOperationCAS = 9,
    cudaAtomicOperationFloatAdd = 10,
    cudaAtomicOperationFloatMin = 11,
    cudaAtomicOperationFloatMax = 12,
};

enum cudaAtomicOperationCapability {
    cudaAtomicCapabilitySigned = 1,
    cudaAtomicCapabilityUnsigned = 2,
    cudaAtomicCapabilityReduction = 4,
    cudaAtomicCapabilityScalar32 = 8,
    cudaAtomicCapabilityScalar64 = 16,
    cudaAtomicCapabilityScalar128 = 32,
    cudaAtomicCapabilityVector32x4 = 64,
};

enum cudaExternalMemoryHandleType {
    cudaExternalMemoryHandleTypeOpaqueFd = 1,
    cudaExternalMemoryHandleTypeOpaqueWin32 = 2,
    cudaExternalMemoryHandleTypeOpaqueWin32Kmt = 3,
    cudaExternalMemoryHandleTypeD3D12Heap = 4,
    cudaExternalMemoryHandleTypeD3D12Resource = 5,
    cudaExternalMemoryHandleTypeD3D11Resource = 6,
    cudaExternalMemoryHandleTypeD3D11ResourceKmt = 7,
    cudaExternalMemoryHandleTypeNvSciBuf = 8,
};

enum cudaExternalSemaphoreHandleType {
    cudaExternalSemaphoreHandleTypeOpaqueFd = 1,
    cudaExternalSemaphoreHandleTypeOpaqueWin32 = 2,
    cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt = 3,
    cudaExternalSemaphoreHandleTypeD3D12Fence = 4,
    cudaExternalSemaphoreHandleTypeD3D11Fence = 5,
    cudaExternalSemaphoreHandleTypeNvSciSync = 6,
    cudaExternalSemaphoreHandleTypeKeyedMutex = 7,
    cudaExternalSemaphoreHandleTypeKeyedMutexKmt = 8,
    cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd = 9,
    cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32 = 10,
};

enum cudaDevSmResourceGroup_flags {
    cudaDevSmResourceGroupDefault = 0,
    cudaDevSmResourceGroupBackfill = 1,
    cudaDevSmResourceGroupLocalityDomainId = 2,
    cudaDevSmResourceGroupLocalityDomainSupplementalSms = 4,
};

enum cudaDevSmResourceSplitByCount_flags {
    cudaDevSmResourceSplitIgnoreSmCoscheduling = 1,
    cudaDevSmResourceSplitMaxPotentialClusterSize = 2,
};

enum cudaDevResourceType {
    cudaDevResourceTypeInvalid = 0,
    cudaDevResourceTypeSm = 1,
    cudaDevResourceTypeWorkqueueConfig = 1000,
    cudaDevResourceTypeWorkqueue = 10000,
};

enum cudaDevWorkqueueConfigScope {
    cudaDevWorkqueueConfigScopeDeviceCtx = 0,
    cudaDevWorkqueueConfigScopeGreenCtxBalanced = 1,
};

enum cudaJitOption {
    cudaJitMaxRegisters = 0,
    cudaJitThreadsPerBlock = 1,
    cudaJitWallTime = 2,
    cudaJitInfoLogBuffer = 3,
    cudaJitInfoLogBufferSizeBytes = 4,
    cudaJitErrorLogBuffer = 5,
    cudaJitErrorLogBufferSizeBytes = 6,
    cudaJitOptimizationLevel = 7,
    cudaJitFallbackStrategy = 10,
    cudaJitGenerateDebugInfo = 11,
    cudaJitLogVerbose = 12,
    cudaJitGenerateLineInfo = 13,
    cudaJitCacheMode = 14,
    cudaJitPositionIndependentCode = 30,
    cudaJitMinCtaPerSm = 31,
    cudaJitMaxThreadsPerBlock = 32,
    cudaJitOverrideDirectiveValues = 33,
};

enum cudaLibraryOption {
    cudaLibraryHostUniversalFunctionAndDataTable = 0,
    cudaLibraryBinaryIsPreserved = 1,
};

enum cudaJit_CacheMode {
    cudaJitCacheOptionNone = 0,
    cudaJitCacheOptionCG = 1,
    cudaJitCacheOptionCA = 2,
};

enum cudaJit_Fallback {
    cudaPreferPtx = 0,
    cudaPreferBinary = 1,
};

enum cudaCGScope {
    cudaCGScopeInvalid = 0,
    cudaCGScopeGrid = 1,
    cudaCGScopeReserved = 2,
};

enum cudaKernelFunctionType {
    cudaKernelFunctionTypeUnspecified = 0,
    cudaKernelFunctionTypeDeviceEntry = 1,
    cudaKernelFunctionTypeKernel = 2,
    cudaKernelFunctionTypeFunction = 3,
};

enum cudaGraphConditionalHandleFlags {
    cudaGraphCondAssignDefault = 1,
};

enum cudaGraphConditionalNodeType {
    cudaGraphCondTypeIf = 0,
    cudaGraphCondTypeWhile = 1,
    cudaGraphCondTypeSwitch = 2,
};

enum cudaGraphNodeType {
    cudaGraphNodeTypeKernel = 0,
    cudaGraphNodeTypeMemcpy = 1,
    cudaGraphNodeTypeMemset = 2,
    cudaGraphNodeTypeHost = 3,
    cudaGraphNodeTypeGraph = 4,
    cudaGraphNodeTypeEmpty = 5,
    cudaGraphNodeTypeWaitEvent = 6,
    cudaGraphNodeTypeEventRecord = 7,
    cudaGraphNodeTypeExtSemaphoreSignal = 8,
    cudaGraphNodeTypeExtSemaphoreWait = 9,
    cudaGraphNodeTypeMemAlloc = 10,
    cudaGraphNodeTypeMemFree = 11,
    cudaGraphNodeTypeConditional = 13,
    cudaGraphNodeTypeMemcpyBatch = 14,
    cudaGraphNodeTypeReserved16 = 16,
    cudaGraphNodeTypeExternalEngine = 17,
    cudaGraphNodeTypeCount = 18,
};

enum cudaGraphChildGraphNodeOwnership {
    cudaGraphChildGraphOwnershipClone = 0,
    cudaGraphChildGraphOwnershipMove = 1,
    cudaGraphChildGraphOwnershipInvalid = -1,
};

enum cudaGraphDependencyType_enum {
    cudaGraphDependencyTypeDefault = 0,
    cudaGraphDependencyTypeProgrammatic = 1,
};
typedef enum cudaGraphDependencyType_enum cudaGraphDependencyType;

enum cudaGraphExecUpdateResult {
    cudaGraphExecUpdateSuccess = 0,
    cudaGraphExecUpdateError = 1,
    cudaGraphExecUpdateErrorTopologyChanged = 2,
    cudaGraphExecUpdateErrorNodeTypeChanged = 3,
    cudaGraphExecUpdateErrorFunctionChanged = 4,
    cudaGraphExecUpdateErrorParametersChanged = 5,
    cudaGraphExecUpdateErrorNotSupported = 6,
    cudaGraphExecUpdateErrorUnsupportedFunctionChange = 7,
    cudaGraphExecUpdateErrorAttributesChanged = 8,
};

enum cudaGraphInstantiateResult {
    cudaGraphInstantiateSuccess = 0,
    cudaGraphInstantiateError = 1,
    cudaGraphInstantiateInvalidStructure = 2,
    cudaGraphInstantiateNodeOperationNotSupported = 3,
    cudaGraphInstantiateMultipleDevicesNotSupported = 4,
    cudaGraphInstantiateConditionalHandleUnused = 5,
};
typedef enum cudaGraphInstantiateResult cudaGraphInstantiateResult;

enum cudaGraphKernelNodeField {
    cudaGraphKernelNodeFieldInvalid = 0,
    cudaGraphKernelNodeFieldGridDim = 1,
    cudaGraphKernelNodeFieldParam = 2,
    cudaGraphKernelNodeFieldEnabled = 3,
};

enum cudaGetDriverEntryPointFlags {
    cudaEnableDefault = 0,
    cudaEnableLegacyStream = 1,
    cudaEnablePerThreadDefaultStream = 2,
};

enum cudaDriverEntryPointQueryResult {
    cudaDriverEntryPointSuccess = 0,
    cudaDriverEntryPointSymbolNotFound = 1,
    cudaDriverEntryPointVersionNotSufficent = 2,
};

enum cudaGraphDebugDotFlags {
    cudaGraphDebugDotFlagsVerbose = 1,
    cudaGraphDebugDotFlagsKernelNodeParams = 4,
    cudaGraphDebugDotFlagsMemcpyNodeParams = 8,
    cudaGraphDebugDotFlagsMemsetNodeParams = 16,
    cudaGraphDebugDotFlagsHostNodeParams = 32,
    cudaGraphDebugDotFlagsEventNodeParams = 64,
    cudaGraphDebugDotFlagsExtSemasSignalNodeParams = 128,
    cudaGraphDebugDotFlagsExtSemasWaitNodeParams = 256,
    cudaGraphDebugDotFlagsKernelNodeAttributes = 512,
    cudaGraphDebugDotFlagsHandles = 1024,
    cudaGraphDebugDotFlagsConditionalNodeParams = 32768,
    cudaGraphDebugDotFlagsMemcpyBatchNodeParams = 65536,
};

enum cudaGraphInstantiateFlags {
    cudaGraphInstantiateFlagAutoFreeOnLaunch = 1,
    cudaGraphInstantiateFlagUpload = 2,
    cudaGraphInstantiateFlagDeviceLaunch = 4,
    cudaGraphInstantiateFlagUseNodePriority = 8,
};

enum cudaLaunchMemSyncDomain {
    cudaLaunchMemSyncDomainDefault = 0,
    cudaLaunchMemSyncDomainRemote = 1,
};
typedef enum cudaLaunchMemSyncDomain cudaLaunchMemSyncDomain;

enum cudaLaunchAttributePortableClusterMode {
    cudaLaunchPortableClusterModeDefault = 0,
    cudaLaunchPortableClusterModeRequirePortable = 1,
    cudaLaunchPortableClusterModeAllowNonPortable = 2,
};
typedef enum cudaLaunchAttributePortableClusterMode cudaLaunchAttributePortableClusterMode;

enum cudaLaunchAttributeID {
    cudaLaunchAttributeIgnore = 0,
    cudaLaunchAttributeAccessPolicyWindow = 1,
    cudaLaunchAttributeCooperative = 2,
    cudaLaunchAttributeSynchronizationPolicy = 3,
    cudaLaunchAttributeClusterDimension = 4,
    cudaLaunchAttributeClusterSchedulingPolicyPreference = 5,
    cudaLaunchAttributeProgrammaticStreamSerialization = 6,
    cudaLaunchAttributeProgrammaticEvent = 7,
    cudaLaunchAttributePriority = 8,
    cudaLaunchAttributeMemSyncDomainMap = 9,
    cudaLaunchAttributeMemSyncDomain = 10,
    cudaLaunchAttributePreferredClusterDimension = 11,
    cudaLaunchAttributeLaunchCompletionEvent = 12,
    cudaLaunchAttributeDeviceUpdatableKernelNode = 13,
    cudaLaunchAttributePreferredSharedMemoryCarveout = 14,
    cudaLaunchAttributeNvlinkUtilCentricScheduling = 16,
    cudaLaunchAttributePortableClusterSizeMode = 17,
    cudaLaunchAttributeSharedMemoryMode = 18,
};
typedef enum cudaLaunchAttributeID cudaLaunchAttributeID;
typedef enum cudaLaunchAttributeID cudaStreamAttrID;
typedef enum cudaLaunchAttributeID cudaKernelNodeAttrID;

enum cudaDeviceNumaConfig {
    cudaDeviceNumaConfigNone = 0,
    cudaDeviceNumaConfigNumaNode = 1,
};

enum cudaAsyncNotificationType_enum {
    cudaAsyncNotificationTypeOverBudget = 1,
};
typedef enum cudaAsyncNotificationType_enum cudaAsyncNotificationType;

enum CUDAlogLevel_enum {
    cudaLogLevelError = 0,
    cudaLogLevelWarning = 1,
};
typedef enum CUDAlogLevel_enum cudaLogLevel;

enum cudaFabricOpStatusSource {
    cudaFabricOpStatusSourceMbarrierV1 = 0,
    cudaFabricOpStatusSourceMax = 2147483647,
};

enum cudaFabricOpStatusInfo {
    cudaFabricOpStatusInfoSuccess = 0,
    cudaFabricOpStatusInfoLast = 0,
    cudaFabricOpStatusInfoMax = 2147483647,
};

enum cudaSurfaceBoundaryMode {
    cudaBoundaryModeZero = 0,
    cudaBoundaryModeClamp = 1,
    cudaBoundaryModeTrap = 2,
};

enum cudaSurfaceFormatMode {
    cudaFormatModeForced = 0,
    cudaFormatModeAuto = 1,
};

enum cudaTextureAddressMode {
    cudaAddressModeWrap = 0,
    cudaAddressModeClamp = 1,
    cudaAddressModeMirror = 2,
    cudaAddressModeBorder = 3,
};

enum cudaTextureFilterMode {
    cudaFilterModePoint = 0,
    cudaFilterModeLinear = 1,
};

enum cudaTextureReadMode {
    cudaReadModeElementType = 0,
    cudaReadModeNormalizedFloat = 1,
};

enum cudaDataType_t {
    CUDA_R_16F = 2,
    CUDA_C_16F = 6,
    CUDA_R_16BF = 14,
    CUDA_C_16BF = 15,
    CUDA_R_32F = 0,
    CUDA_C_32F = 4,
    CUDA_R_64F = 1,
    CUDA_C_64F = 5,
    CUDA_R_4I = 16,
    CUDA_C_4I = 17,
    CUDA_R_4U = 18,
    CUDA_C_4U = 19,
    CUDA_R_8I = 3,
    CUDA_C_8I = 7,
    CUDA_R_8U = 8,
    CUDA_C_8U = 9,
    CUDA_R_16I = 20,
    CUDA_C_16I = 21,
    CUDA_R_16U = 22,
    CUDA_C_16U = 23,
    CUDA_R_32I = 10,
    CUDA_C_32I = 11,
    CUDA_R_32U = 12,
    CUDA_C_32U = 13,
    CUDA_R_64I = 24,
    CUDA_C_64I = 25,
    CUDA_R_64U = 26,
    CUDA_C_64U = 27,
    CUDA_R_8F_E4M3 = 28,
    CUDA_R_8F_UE4M3 = 28,
    CUDA_R_8F_E5M2 = 29,
    CUDA_R_8F_UE8M0 = 30,
    CUDA_R_6F_E2M3 = 31,
    CUDA_R_6F_E3M2 = 32,
    CUDA_R_4F_E2M1 = 33,
    CUDA_R_8F_UE5M3 = 34,
};
typedef enum cudaDataType_t cudaDataType;
typedef enum cudaDataType_t cudaDataType_t;

enum cudaEmulationStrategy_t {
    CUDA_EMULATION_STRATEGY_DEFAULT = 0,
    CUDA_EMULATION_STRATEGY_PERFORMANT = 1,
    CUDA_EMULATION_STRATEGY_EAGER = 2,
};
typedef enum cudaEmulationStrategy_t cudaEmulationStrategy;
typedef enum cudaEmulationStrategy_t cudaEmulationStrategy_t;

enum cudaEmulationMantissaControl_t {
    CUDA_EMULATION_MANTISSA_CONTROL_DYNAMIC = 0,
    CUDA_EMULATION_MANTISSA_CONTROL_FIXED = 1,
};
typedef enum cudaEmulationMantissaControl_t cudaEmulationMantissaControl;
typedef enum cudaEmulationMantissaControl_t cudaEmulationMantissaControl_t;

enum cudaEmulationSpecialValuesSupport_t {
    CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_DEFAULT = 65535,
    CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NONE = 0,
    CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_INFINITY = 1,
    CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NAN = 2,
};
typedef enum cudaEmulationSpecialValuesSupport_t cudaEmulationSpecialValuesSupport;
typedef enum cudaEmulationSpecialValuesSupport_t cudaEmulationSpecialValuesSupport_t;

enum libraryPropertyType_t {
    MAJOR_VERSION = 0,
    MINOR_VERSION = 1,
    PATCH_LEVEL = 2,
};
typedef enum libraryPropertyType_t libraryPropertyType;
typedef enum libraryPropertyType_t libraryPropertyType_t;

enum cudaEglFrameType_enum {
    cudaEglFrameTypeArray = 0,
    cudaEglFrameTypePitch = 1,
};
typedef enum cudaEglFrameType_enum cudaEglFrameType;

enum cudaEglResourceLocationFlags_enum {
    cudaEglResourceLocationSysmem = 0,
    cudaEglResourceLocationVidmem = 1,
};
typedef enum cudaEglResourceLocationFlags_enum cudaEglResourceLocationFlags;

enum cudaEglColorFormat_enum {
    cudaEglColorFormatYUV420Planar = 0,
    cudaEglColorFormatYUV420SemiPlanar = 1,
    cudaEglColorFormatYUV422Planar = 2,
    cudaEglColorFormatYUV422SemiPlanar = 3,
    cudaEglColorFormatARGB = 6,
    cudaEglColorFormatRGBA = 7,
    cudaEglColorFormatL = 8,
    cudaEglColorFormatR = 9,
    cudaEglColorFormatYUV444Planar = 10,
    cudaEglColorFormatYUV444SemiPlanar = 11,
    cudaEglColorFormatYUYV422 = 12,
    cudaEglColorFormatUYVY422 = 13,
    cudaEglColorFormatABGR = 14,
    cudaEglColorFormatBGRA = 15,
    cudaEglColorFormatA = 16,
    cudaEglColorFormatRG = 17,
    cudaEglColorFormatAYUV = 18,
    cudaEglColorFormatYVU444SemiPlanar = 19,
    cudaEglColorFormatYVU422SemiPlanar = 20,
    cudaEglColorFormatYVU420SemiPlanar = 21,
    cudaEglColorFormatY10V10U10_444SemiPlanar = 22,
    cudaEglColorFormatY10V10U10_420SemiPlanar = 23,
    cudaEglColorFormatY12V12U12_444SemiPlanar = 24,
    cudaEglColorFormatY12V12U12_420SemiPlanar = 25,
    cudaEglColorFormatVYUY_ER = 26,
    cudaEglColorFormatUYVY_ER = 27,
    cudaEglColorFormatYUYV_ER = 28,
    cudaEglColorFormatYVYU_ER = 29,
    cudaEglColorFormatYUVA_ER = 31,
    cudaEglColorFormatAYUV_ER = 32,
    cudaEglColorFormatYUV444Planar_ER = 33,
    cudaEglColorFormatYUV422Planar_ER = 34,
    cudaEglColorFormatYUV420Planar_ER = 35,
    cudaEglColorFormatYUV444SemiPlanar_ER = 36,
    cudaEglColorFormatYUV422SemiPlanar_ER = 37,
    cudaEglColorFormatYUV420SemiPlanar_ER = 38,
    cudaEglColorFormatYVU444Planar_ER = 39,
    cudaEglColorFormatYVU422Planar_ER = 40,
    cudaEglColorFormatYVU420Planar_ER = 41,
    cudaEglColorFormatYVU444SemiPlanar_ER = 42,
    cudaEglColorFormatYVU422SemiPlanar_ER = 43,
    cudaEglColorFormatYVU420SemiPlanar_ER = 44,
    cudaEglColorFormatBayerRGGB = 45,
    cudaEglColorFormatBayerBGGR = 46,
    cudaEglColorFormatBayerGRBG = 47,
    cudaEglColorFormatBayerGBRG = 48,
    cudaEglColorFormatBayer10RGGB = 49,
    cudaEglColorFormatBayer10BGGR = 50,
    cudaEglColorFormatBayer10GRBG = 51,
    cudaEglColorFormatBayer10GBRG = 52,
    cudaEglColorFormatBayer12RGGB = 53,
    cudaEglColorFormatBayer12BGGR = 54,
    cudaEglColorFormatBayer12GRBG = 55,
    cudaEglColorFormatBayer12GBRG = 56,
    cudaEglColorFormatBayer14RGGB = 57,
    cudaEglColorFormatBayer14BGGR = 58,
    cudaEglColorFormatBayer14GRBG = 59,
    cudaEglColorFormatBayer14GBRG = 60,
    cudaEglColorFormatBayer20RGGB = 61,
    cudaEglColorFormatBayer20BGGR = 62,
    cudaEglColorFormatBayer20GRBG = 63,
    cudaEglColorFormatBayer20GBRG = 64,
    cudaEglColorFormatYVU444Planar = 65,
    cudaEglColorFormatYVU422Planar = 66,
    cudaEglColorFormatYVU420Planar = 67,
    cudaEglColorFormatBayerIspRGGB = 68,
    cudaEglColorFormatBayerIspBGGR = 69,
    cudaEglColorFormatBayerIspGRBG = 70,
    cudaEglColorFormatBayerIspGBRG = 71,
    cudaEglColorFormatBayerBCCR = 72,
    cudaEglColorFormatBayerRCCB = 73,
    cudaEglColorFormatBayerCRBC = 74,
    cudaEglColorFormatBayerCBRC = 75,
    cudaEglColorFormatBayer10CCCC = 76,
    cudaEglColorFormatBayer12BCCR = 77,
    cudaEglColorFormatBayer12RCCB = 78,
    cudaEglColorFormatBayer12CRBC = 79,
    cudaEglColorFormatBayer12CBRC = 80,
    cudaEglColorFormatBayer12CCCC = 81,
    cudaEglColorFormatY = 82,
    cudaEglColorFormatYUV420SemiPlanar_2020 = 83,
    cudaEglColorFormatYVU420SemiPlanar_2020 = 84,
    cudaEglColorFormatYUV420Planar_2020 = 85,
    cudaEglColorFormatYVU420Planar_2020 = 86,
    cudaEglColorFormatYUV420SemiPlanar_709 = 87,
    cudaEglColorFormatYVU420SemiPlanar_709 = 88,
    cudaEglColorFormatYUV420Planar_709 = 89,
    cudaEglColorFormatYVU420Planar_709 = 90,
    cudaEglColorFormatY10V10U10_420SemiPlanar_709 = 91,
    cudaEglColorFormatY10V10U10_420SemiPlanar_2020 = 92,
    cudaEglColorFormatY10V10U10_422SemiPlanar_2020 = 93,
    cudaEglColorFormatY10V10U10_422SemiPlanar = 94,
    cudaEglColorFormatY10V10U10_422SemiPlanar_709 = 95,
    cudaEglColorFormatY_ER = 96,
    cudaEglColorFormatY_709_ER = 97,
    cudaEglColorFormatY10_ER = 98,
    cudaEglColorFormatY10_709_ER = 99,
    cudaEglColorFormatY12_ER = 100,
    cudaEglColorFormatY12_709_ER = 101,
    cudaEglColorFormatYUVA = 102,
    cudaEglColorFormatYVYU = 104,
    cudaEglColorFormatVYUY = 105,
    cudaEglColorFormatY10V10U10_420SemiPlanar_ER = 106,
    cudaEglColorFormatY10V10U10_420SemiPlanar_709_ER = 107,
    cudaEglColorFormatY10V10U10_444SemiPlanar_ER = 108,
    cudaEglColorFormatY10V10U10_444SemiPlanar_709_ER = 109,
    cudaEglColorFormatY12V12U12_420SemiPlanar_ER = 110,
    cudaEglColorFormatY12V12U12_420SemiPlanar_709_ER = 111,
    cudaEglColorFormatY12V12U12_444SemiPlanar_ER = 112,
    cudaEglColorFormatY12V12U12_444SemiPlanar_709_ER = 113,
    cudaEglColorFormatUYVY709 = 114,
    cudaEglColorFormatUYVY709_ER = 115,
    cudaEglColorFormatUYVY2020 = 116,
};
typedef enum cudaEglColorFormat_enum cudaEglColorFormat;

enum cudaGLDeviceList {
    cudaGLDeviceListAll = 1,
    cudaGLDeviceListCurrentFrame = 2,
    cudaGLDeviceListNextFrame = 3,
};

enum cudaGLMapFlags {
    cudaGLMapFlagsNone = 0,
    cudaGLMapFlagsReadOnly = 1,
    cudaGLMapFlagsWriteDiscard = 2,
};

typedef struct char1 char1;
typedef struct uchar1 uchar1;
typedef struct char2 char2;
typedef struct uchar2 uchar2;
typedef struct char3 char3;
typedef struct uchar3 uchar3;
typedef struct char4 char4;
typedef struct uchar4 uchar4;
typedef struct short1 short1;
typedef struct ushort1 ushort1;
typedef struct short2 short2;
typedef struct ushort2 ushort2;
typedef struct short3 short3;
typedef struct ushort3 ushort3;
typedef struct short4 short4;
typedef struct ushort4 ushort4;
typedef struct int1 int1;
typedef struct uint1 uint1;
typedef struct int2 int2;
typedef struct uint2 uint2;
typedef struct int3 int3;
typedef struct uint3 uint3;
typedef struct int4 int4;
typedef struct uint4 uint4;
typedef struct long1 long1;
typedef struct ulong1 ulong1;
typedef struct long2 long2;
typedef struct ulong2 ulong2;
typedef struct long3 long3;
typedef struct ulong3 ulong3;
typedef struct long4 long4;
typedef struct ulong4 ulong4;
typedef struct long4_16a long4_16a;
typedef struct ulong4_16a ulong4_16a;
typedef struct long4_32a long4_32a;
typedef struct ulong4_32a ulong4_32a;
typedef struct float1 float1;
typedef struct float2 float2;
typedef struct float3 float3;
typedef struct float4 float4;
typedef struct longlong1 longlong1;
typedef struct ulonglong1 ulonglong1;
typedef struct longlong2 longlong2;
typedef struct ulonglong2 ulonglong2;
typedef struct longlong3 longlong3;
typedef struct ulonglong3 ulonglong3;
typedef struct longlong4 longlong4;
typedef struct longlong4_16a longlong4_16a;
typedef struct longlong4_32a longlong4_32a;
typedef struct ulonglong4 ulonglong4;
typedef struct ulonglong4_16a ulonglong4_16a;
typedef struct ulonglong4_32a ulonglong4_32a;
typedef struct double1 double1;
typedef struct double2 double2;
typedef struct double3 double3;
typedef struct double4 double4;
typedef struct double4_16a double4_16a;
typedef struct double4_32a double4_32a;
typedef struct dim3 dim3;
struct CUdevResourceDesc_st;
struct cudaExecutionContext_st;
struct cudaChannelFormatDesc;
struct cudaArray;
struct cudaMipmappedArray;
struct cudaArraySparseProperties;
struct cudaArrayMemoryRequirements;
struct cudaPitchedPtr;
struct cudaExtent;
struct cudaPos;
struct cudaMemcpy3DParms;
struct cudaMemcpyNodeParams;
struct cudaMemcpy3DPeerParms;
struct cudaMemsetParams;
struct cudaMemsetParamsV2;
struct cudaAccessPolicyWindow;
struct cudaHostNodeParams;
struct cudaHostNodeParamsV2;
struct cudaGraphicsResource;
struct cudaResourceDesc;
struct cudaResourceViewDesc;
struct cudaPointerAttributes;
struct cudaFuncAttributes;
struct cudaMemLocation;
struct cudaMemAccessDesc;
struct cudaMemPoolProps;
struct cudaMemPoolPtrExportData;
struct cudaMemAllocNodeParams;
struct cudaMemAllocNodeParamsV2;
struct cudaMemFreeNodeParams;
struct cudaMemcpyAttributes;
struct cudaOffset3D;
struct cudaMemcpy3DOperand;
struct cudaMemcpy3DBatchOp;
typedef struct CUuuid_st CUuuid;
typedef struct CUuuid_st cudaUUID_t;
struct cudaDeviceProp;
typedef struct cudaIpcEventHandle_st cudaIpcEventHandle_t;
typedef struct cudaIpcMemHandle_st cudaIpcMemHandle_t;
typedef struct cudaMemFabricHandle_st cudaMemFabricHandle_t;
struct cudaExternalMemoryHandleDesc;
struct cudaExternalMemoryBufferDesc;
struct cudaExternalMemoryMipmappedArrayDesc;
struct cudaExternalSemaphoreHandleDesc;
struct cudaExternalSemaphoreSignalParams;
struct cudaExternalSemaphoreWaitParams;
struct cudaDevSmResource;
struct cudaDevWorkqueueConfigResource;
struct cudaDevWorkqueueResource;
typedef struct cudaDevSmResourceGroupParams_st cudaDevSmResourceGroupParams;
typedef struct cudaDevResource_st cudaDevResource;
struct CUstream_st;
struct CUevent_st;
struct CUexternalMemory_st;
struct CUexternalSemaphore_st;
struct CUgraph_st;
struct CUgraphNode_st;
struct CUuserObject_st;
struct CUfunc_st;
struct CUkern_st;
struct cudalibraryHostUniversalFunctionAndDataTable;
struct CUlib_st;
struct CUmemPoolHandle_st;
struct cudaKernelNodeParams;
struct cudaKernelNodeParamsV2;
struct cudaExternalSemaphoreSignalNodeParams;
struct cudaExternalSemaphoreSignalNodeParamsV2;
struct cudaExternalSemaphoreWaitNodeParams;
struct cudaExternalSemaphoreWaitNodeParamsV2;
struct cudaConditionalNodeParams;
struct cudaMemcpyBatchNodeParams;
struct cudaChildGraphNodeParams;
struct cudaEventRecordNodeParams;
struct cudaEventWaitNodeParams;
struct cudaGraphNodeParams;
typedef struct cudaGraphEdgeData_st cudaGraphEdgeData;
struct CUgraphExec_st;
typedef struct cudaGraphInstantiateParams_st cudaGraphInstantiateParams;
typedef struct cudaGraphExecUpdateResultInfo_st cudaGraphExecUpdateResultInfo;
struct CUgraphDeviceUpdatableNode_st;
struct cudaGraphKernelNodeUpdate;
typedef struct cudaLaunchMemSyncDomainMap_st cudaLaunchMemSyncDomainMap;
typedef union cudaLaunchAttributeValue cudaLaunchAttributeValue;
typedef union cudaLaunchAttributeValue cudaStreamAttrValue;
typedef union cudaLaunchAttributeValue cudaKernelNodeAttrValue;
typedef struct cudaLaunchAttribute_st cudaLaunchAttribute;
typedef struct cudaLaunchConfig_st cudaLaunchConfig_t;
struct cudaAsyncCallbackEntry;
typedef struct cudaAsyncNotificationInfo cudaAsyncNotificationInfo_t;
struct CUlogsCallbackEntry_st;
struct cudaTextureDesc;
struct cudaGraphRecaptureCallbackData;
typedef struct cudaEglPlaneDesc_st cudaEglPlaneDesc;
typedef struct cudaEglFrame_st cudaEglFrame;
struct CUeglStreamConnection_st;

typedef struct CUdevResourceDesc_st *cudaDevResourceDesc_t;
typedef struct cudaExecutionContext_st *cudaExecutionContext_t;
typedef struct cudaArray *cudaArray_t;
typedef const struct cudaArray *cudaArray_const_t;
typedef struct cudaMipmappedArray *cudaMipmappedArray_t;
typedef const struct cudaMipmappedArray *cudaMipmappedArray_const_t;
typedef struct CUstream_st *cudaStream_t;
typedef struct CUevent_st *cudaEvent_t;
typedef struct cudaGraphicsResource *cudaGraphicsResource_t;
typedef struct CUexternalMemory_st *cudaExternalMemory_t;
typedef struct CUexternalSemaphore_st *cudaExternalSemaphore_t;
typedef struct CUgraph_st *cudaGraph_t;
typedef struct CUgraphNode_st *cudaGraphNode_t;
typedef struct CUuserObject_st *cudaUserObject_t;
typedef unsigned long long cudaGraphConditionalHandle;
typedef struct CUfunc_st *cudaFunction_t;
typedef struct CUkern_st *cudaKernel_t;
typedef struct CUlib_st *cudaLibrary_t;
typedef struct CUmemPoolHandle_st *cudaMemPool_t;
typedef struct CUgraphExec_st *cudaGraphExec_t;
typedef struct CUgraphDeviceUpdatableNode_st *cudaGraphDeviceNode_t;
typedef struct cudaAsyncCallbackEntry *cudaAsyncCallbackHandle_t;
typedef struct CUlogsCallbackEntry_st *cudaLogsCallbackHandle;
typedef unsigned int cudaLogIterator;
typedef unsigned long long cudaSurfaceObject_t;
typedef unsigned long long cudaTextureObject_t;
typedef struct CUeglStreamConnection_st *cudaEglStreamConnection;

typedef void (*cudaHostFn_t)(void *);
typedef void (*cudaAsyncCallback)(cudaAsyncNotificationInfo_t *, void *, cudaAsyncCallbackHandle_t);
typedef void (*cudaStreamCallback_t)(cudaStream_t, cudaError_t, void *);
typedef cudaError_t (*cudaGraphRecaptureCallback_t)(void *, cudaGraphNode_t,
    const struct cudaGraphNodeParams *, const struct cudaGraphNodeParams *,
    enum cudaGraphRecaptureStatus);
typedef void (*cudaLogsCallback_t)(void *, cudaLogLevel, char *, size_t);

struct char1 {
    signed char x;
};
CUBIND_ASSERT(sizeof(struct char1) == 1, "char1");

struct uchar1 {
    unsigned char x;
};
CUBIND_ASSERT(sizeof(struct uchar1) == 1, "uchar1");

struct char2 {
    signed char x;
    signed char y;
} __attribute__((aligned(2)));
CUBIND_ASSERT(sizeof(struct char2) == 2, "char2");

struct uchar2 {
    unsigned char x;
    unsigned char y;
} __attribute__((aligned(2)));
CUBIND_ASSERT(sizeof(struct uchar2) == 2, "uchar2");

struct char3 {
    signed char x;
    signed char y;
    signed char z;
};
CUBIND_ASSERT(sizeof(struct char3) == 3, "char3");

struct uchar3 {
    unsigned char x;
    unsigned char y;
    unsigned char z;
};
CUBIND_ASSERT(sizeof(struct uchar3) == 3, "uchar3");

struct char4 {
    signed char x;
    signed char y;
    signed char z;
    signed char w;
} __attribute__((aligned(4)));
CUBIND_ASSERT(sizeof(struct char4) == 4, "char4");

struct uchar4 {
    unsigned char x;
    unsigned char y;
    unsigned char z;
    unsigned char w;
} __attribute__((aligned(4)));
CUBIND_ASSERT(sizeof(struct uchar4) == 4, "uchar4");

struct short1 {
    short x;
};
CUBIND_ASSERT(sizeof(struct short1) == 2, "short1");

struct ushort1 {
    unsigned short x;
};
CUBIND_ASSERT(sizeof(struct ushort1) == 2, "ushort1");

struct short2 {
    short x;
    short y;
} __attribute__((aligned(4)));
CUBIND_ASSERT(sizeof(struct short2) == 4, "short2");

struct ushort2 {
    unsigned short x;
    unsigned short y;
} __attribute__((aligned(4)));
CUBIND_ASSERT(sizeof(struct ushort2) == 4, "ushort2");

struct short3 {
    short x;
    short y;
    short z;
};
CUBIND_ASSERT(sizeof(struct short3) == 6, "short3");

struct ushort3 {
    unsigned short x;
    unsigned short y;
    unsigned short z;
};
CUBIND_ASSERT(sizeof(struct ushort3) == 6, "ushort3");

struct short4 {
    short x;
    short y;
    short z;
    short w;
} __attribute__((aligned(8)));
CUBIND_ASSERT(sizeof(struct short4) == 8, "short4");

struct ushort4 {
    unsigned short x;
    unsigned short y;
    unsigned short z;
    unsigned short w;
} __attribute__((aligned(8)));
CUBIND_ASSERT(sizeof(struct ushort4) == 8, "ushort4");

struct int1 {
    int x;
};
CUBIND_ASSERT(sizeof(struct int1) == 4, "int1");

struct uint1 {
    unsigned int x;
};
CUBIND_ASSERT(sizeof(struct uint1) == 4, "uint1");

struct int2 {
    int x;
    int y;
} __attribute__((aligned(8)));
CUBIND_ASSERT(sizeof(struct int2) == 8, "int2");

struct uint2 {
    unsigned int x;
    unsigned int y;
} __attribute__((aligned(8)));
CUBIND_ASSERT(sizeof(struct uint2) == 8, "uint2");

struct int3 {
    int x;
    int y;
    int z;
};
CUBIND_ASSERT(sizeof(struct int3) == 12, "int3");

struct uint3 {
    unsigned int x;
    unsigned int y;
    unsigned int z;
};
CUBIND_ASSERT(sizeof(struct uint3) == 12, "uint3");

struct int4 {
    int x;
    int y;
    int z;
    int w;
} __attribute__((aligned(16)));
CUBIND_ASSERT(sizeof(struct int4) == 16, "int4");

struct uint4 {
    unsigned int x;
    unsigned int y;
    unsigned int z;
    unsigned int w;
} __attribute__((aligned(16)));
CUBIND_ASSERT(sizeof(struct uint4) == 16, "uint4");

struct long1 {
    long x;
};
CUBIND_ASSERT(sizeof(struct long1) == 8, "long1");

struct ulong1 {
    unsigned long x;
};
CUBIND_ASSERT(sizeof(struct ulong1) == 8, "ulong1");

struct long2 {
    long x;
    long y;
} __attribute__((aligned(16)));
CUBIND_ASSERT(sizeof(struct long2) == 16, "long2");

struct ulong2 {
    unsigned long x;
    unsigned long y;
} __attribute__((aligned(16)));
CUBIND_ASSERT(sizeof(struct ulong2) == 16, "ulong2");

struct long3 {
    long x;
    long y;
    long z;
};
CUBIND_ASSERT(sizeof(struct long3) == 24, "long3");

struct ulong3 {
    unsigned long x;
    unsigned long y;
    unsigned long z;
};
CUBIND_ASSERT(sizeof(struct ulong3) == 24, "ulong3");

struct long4 {
    long x;
    long y;
    long z;
    long w;
} __attribute__((aligned(16)));
CUBIND_ASSERT(sizeof(struct long4) == 32, "long4");

struct ulong4 {
    unsigned long x;
    unsigned long y;
    unsigned long z;
    unsigned long w;
} __attribute__((aligned(16)));
CUBIND_ASSERT(sizeof(struct ulong4) == 32, "ulong4");

struct long4_16a {
    long x;
    long y;
    long z;
    long w;
} __attribute__((aligned(16)));
CUBIND_ASSERT(sizeof(struct long4_16a) == 32, "long4_16a");

struct ulong4_16a {
    unsigned long x;
    unsigned long y;
    unsigned long z;
    unsigned long w;
} __attribute__((aligned(16)));
CUBIND_ASSERT(sizeof(struct ulong4_16a) == 32, "ulong4_16a");

struct long4_32a {
    long x;
    long y;
    long z;
    long w;
} __attribute__((aligned(32)));
CUBIND_ASSERT(sizeof(struct long4_32a) == 32, "long4_32a");

struct ulong4_32a {
    unsigned long x;
    unsigned long y;
    unsigned long z;
    unsigned long w;
} __attribute__((aligned(32)));
CUBIND_ASSERT(sizeof(struct ulong4_32a) == 32, "ulong4_32a");

struct float1 {
    float x;
};
CUBIND_ASSERT(sizeof(struct float1) == 4, "float1");

struct float2 {
    float x;
    float y;
} __attribute__((aligned(8)));
CUBIND_ASSERT(sizeof(struct float2) == 8, "float2");

struct float3 {
    float x;
    float y;
    float z;
};
CUBIND_ASSERT(sizeof(struct float3) == 12, "float3");

struct float4 {
    float x;
    float y;
    float z;
    float w;
} __attribute__((aligned(16)));
CUBIND_ASSERT(sizeof(struct float4) == 16, "float4");

struct longlong1 {
    long long x;
};
CUBIND_ASSERT(sizeof(struct longlong1) == 8, "longlong1");

struct ulonglong1 {
    unsigned long long x;
};
CUBIND_ASSERT(sizeof(struct ulonglong1) == 8, "ulonglong1");

struct longlong2 {
    long long x;
    long long y;
} __attribute__((aligned(16)));
CUBIND_ASSERT(sizeof(struct longlong2) == 16, "longlong2");

struct ulonglong2 {
    unsigned long long x;
    unsigned long long y;
} __attribute__((aligned(16)));
CUBIND_ASSERT(sizeof(struct ulonglong2) == 16, "ulonglong2");

struct longlong3 {
    long long x;
    long long y;
    long long z;
};
CUBIND_ASSERT(sizeof(struct longlong3) == 24, "longlong3");

struct ulonglong3 {
    unsigned long long x;
    unsigned long long y;
    unsigned long long z;
};
CUBIND_ASSERT(sizeof(struct ulonglong3) == 24, "ulonglong3");

struct longlong4 {
    long long x;
    long long y;
    long long z;
    long long w;
} __attribute__((aligned(16)));
CUBIND_ASSERT(sizeof(struct longlong4) == 32, "longlong4");

struct longlong4_16a {
    long long x;
    long long y;
    long long z;
    long long w;
} __attribute__((aligned(16)));
CUBIND_ASSERT(sizeof(struct longlong4_16a) == 32, "longlong4_16a");

struct longlong4_32a {
    long long x;
    long long y;
    long long z;
    long long w;
} __attribute__((aligned(32)));
CUBIND_ASSERT(sizeof(struct longlong4_32a) == 32, "longlong4_32a");

struct ulonglong4 {
    unsigned long long x;
    unsigned long long y;
    unsigned long long z;
    unsigned long long w;
} __attribute__((aligned(16)));
CUBIND_ASSERT(sizeof(struct ulonglong4) == 32, "ulonglong4");

struct ulonglong4_16a {
    unsigned long long x;
    unsigned long long y;
    unsigned long long z;
    unsigned long long w;
} __attribute__((aligned(16)));
CUBIND_ASSERT(sizeof(struct ulonglong4_16a) == 32, "ulonglong4_16a");

struct ulonglong4_32a {
    unsigned long long x;
    unsigned long long y;
    unsigned long long z;
    unsigned long long w;
} __attribute__((aligned(32)));
CUBIND_ASSERT(sizeof(struct ulonglong4_32a) == 32, "ulonglong4_32a");

struct double1 {
    double x;
};
CUBIND_ASSERT(sizeof(struct double1) == 8, "double1");

struct double2 {
    double x;
    double y;
} __attribute__((aligned(16)));
CUBIND_ASSERT(sizeof(struct double2) == 16, "double2");

struct double3 {
    double x;
    double y;
    double z;
};
CUBIND_ASSERT(sizeof(struct double3) == 24, "double3");

struct double4 {
    double x;
    double y;
    double z;
    double w;
} __attribute__((aligned(16)));
CUBIND_ASSERT(sizeof(struct double4) == 32, "double4");

struct double4_16a {
    double x;
    double y;
    double z;
    double w;
} __attribute__((aligned(16)));
CUBIND_ASSERT(sizeof(struct double4_16a) == 32, "double4_16a");

struct double4_32a {
    double x;
    double y;
    double z;
    double w;
} __attribute__((aligned(32)));
CUBIND_ASSERT(sizeof(struct double4_32a) == 32, "double4_32a");

struct dim3 {
    unsigned int x;
    unsigned int y;
    unsigned int z;
};
CUBIND_ASSERT(sizeof(struct dim3) == 12, "dim3");

struct cudaChannelFormatDesc {
    int x;
    int y;
    int z;
    int w;
    enum cudaChannelFormatKind f;
};
CUBIND_ASSERT(sizeof(struct cudaChannelFormatDesc) == 20, "cudaChannelFormatDesc");

struct cudaArraySparseProperties {
    struct {
        unsigned int width;
        unsigned int height;
        unsigned int depth;
    } tileExtent;
    unsigned int miptailFirstLevel;
    unsigned long long miptailSize;
    unsigned int flags;
    unsigned int reserved[4];
};
CUBIND_ASSERT(sizeof(struct cudaArraySparseProperties) == 48, "cudaArraySparseProperties");

struct cudaArrayMemoryRequirements {
    size_t size;
    size_t alignment;
    unsigned int reserved[4];
};
CUBIND_ASSERT(sizeof(struct cudaArrayMemoryRequirements) == 32, "cudaArrayMemoryRequirements");

struct cudaPitchedPtr {
    void *ptr;
    size_t pitch;
    size_t xsize;
    size_t ysize;
};
CUBIND_ASSERT(sizeof(struct cudaPitchedPtr) == 32, "cudaPitchedPtr");

struct cudaExtent {
    size_t width;
    size_t height;
    size_t depth;
};
CUBIND_ASSERT(sizeof(struct cudaExtent) == 24, "cudaExtent");

struct cudaPos {
    size_t x;
    size_t y;
    size_t z;
};
CUBIND_ASSERT(sizeof(struct cudaPos) == 24, "cudaPos");

struct cudaMemcpy3DParms {
    cudaArray_t srcArray;
    struct cudaPos srcPos;
    struct cudaPitchedPtr srcPtr;
    cudaArray_t dstArray;
    struct cudaPos dstPos;
    struct cudaPitchedPtr dstPtr;
    struct cudaExtent extent;
    enum cudaMemcpyKind kind;
};
CUBIND_ASSERT(sizeof(struct cudaMemcpy3DParms) == 160, "cudaMemcpy3DParms");

struct cudaMemcpyNodeParams {
    int flags;
    int reserved;
    cudaExecutionContext_t ctx;
    struct cudaMemcpy3DParms copyParams;
};
CUBIND_ASSERT(sizeof(struct cudaMemcpyNodeParams) == 176, "cudaMemcpyNodeParams");

struct cudaMemcpy3DPeerParms {
    cudaArray_t srcArray;
    struct cudaPos srcPos;
    struct cudaPitchedPtr srcPtr;
    int srcDevice;
    cudaArray_t dstArray;
    struct cudaPos dstPos;
    struct cudaPitchedPtr dstPtr;
    int dstDevice;
    struct cudaExtent extent;
};
CUBIND_ASSERT(sizeof(struct cudaMemcpy3DPeerParms) == 168, "cudaMemcpy3DPeerParms");

struct cudaMemsetParams {
    void *dst;
    size_t pitch;
    unsigned int value;
    unsigned int elementSize;
    size_t width;
    size_t height;
};
CUBIND_ASSERT(sizeof(struct cudaMemsetParams) == 40, "cudaMemsetParams");

struct cudaMemsetParamsV2 {
    void *dst;
    size_t pitch;
    unsigned int value;
    unsigned int elementSize;
    size_t width;
    size_t height;
    cudaExecutionContext_t ctx;
};
CUBIND_ASSERT(sizeof(struct cudaMemsetParamsV2) == 48, "cudaMemsetParamsV2");

struct cudaAccessPolicyWindow {
    void *base_ptr;
    size_t num_bytes;
    float hitRatio;
    enum cudaAccessProperty hitProp;
    enum cudaAccessProperty missProp;
};
CUBIND_ASSERT(sizeof(struct cudaAccessPolicyWindow) == 32, "cudaAccessPolicyWindow");

struct cudaHostNodeParams {
    cudaHostFn_t fn;
    void *userData;
};
CUBIND_ASSERT(sizeof(struct cudaHostNodeParams) == 16, "cudaHostNodeParams");

struct cudaHostNodeParamsV2 {
    cudaHostFn_t fn;
    void *userData;
    unsigned int syncMode;
    cudaExecutionContext_t ctx;
};
CUBIND_ASSERT(sizeof(struct cudaHostNodeParamsV2) == 32, "cudaHostNodeParamsV2");

struct cudaResourceDesc {
    enum cudaResourceType resType;
    union {
        struct {
            cudaArray_t array;
        } array;
        struct {
            cudaMipmappedArray_t mipmap;
        } mipmap;
        struct {
            void *devPtr;
            struct cudaChannelFormatDesc desc;
            size_t sizeInBytes;
        } linear;
        struct {
            void *devPtr;
            struct cudaChannelFormatDesc desc;
            size_t width;
            size_t height;
            size_t pitchInBytes;
        } pitch2D;
        struct {
            int reserved[32];
        } reserved;
    } res;
    unsigned int flags;
};
CUBIND_ASSERT(sizeof(struct cudaResourceDesc) == 144, "cudaResourceDesc");

struct cudaResourceViewDesc {
    enum cudaResourceViewFormat format;
    size_t width;
    size_t height;
    size_t depth;
    unsigned int firstMipmapLevel;
    unsigned int lastMipmapLevel;
    unsigned int firstLayer;
    unsigned int lastLayer;
    unsigned int reserved[16];
};
CUBIND_ASSERT(sizeof(struct cudaResourceViewDesc) == 112, "cudaResourceViewDesc");

struct cudaPointerAttributes {
    enum cudaMemoryType type;
    int device;
    void *devicePointer;
    void *hostPointer;
    union {
        int localityDomainOrdinal;
        long unused;
    };
    long reserved[7];
};
CUBIND_ASSERT(sizeof(struct cudaPointerAttributes) == 88, "cudaPointerAttributes");

struct cudaFuncAttributes {
    size_t sharedSizeBytes;
    size_t constSizeBytes;
    size_t localSizeBytes;
    int maxThreadsPerBlock;
    int numRegs;
    int ptxVersion;
    int binaryVersion;
    int cacheModeCA;
    int maxDynamicSharedSizeBytes;
    int preferredShmemCarveout;
    int clusterDimMustBeSet;
    int requiredClusterWidth;
    int requiredClusterHeight;
    int requiredClusterDepth;
    int clusterSchedulingPolicyPreference;
    int nonPortableClusterSizeAllowed;
    int deviceNodeUpdateStatus;
    cudaSharedMemoryMode sharedMemoryMode;
    int reserved[14];
};
CUBIND_ASSERT(sizeof(struct cudaFuncAttributes) == 144, "cudaFuncAttributes");

struct cudaMemLocation {
    enum cudaMemLocationType type;
    union {
        int id;
        struct {
            unsigned char deviceId;
            unsigned char localityDomainId;
        } localized;
    };
};
CUBIND_ASSERT(sizeof(struct cudaMemLocation) == 8, "cudaMemLocation");

struct cudaMemAccessDesc {
    struct cudaMemLocation location;
    enum cudaMemAccessFlags flags;
};
CUBIND_ASSERT(sizeof(struct cudaMemAccessDesc) == 12, "cudaMemAccessDesc");

struct cudaMemPoolProps {
    enum cudaMemAllocationType allocType;
    enum cudaMemAllocationHandleType handleTypes;
    struct cudaMemLocation location;
    void *win32SecurityAttributes;
    size_t maxSize;
    unsigned short usage;
    unsigned char reserved[53];
    unsigned char reserved1;
};
CUBIND_ASSERT(sizeof(struct cudaMemPoolProps) == 88, "cudaMemPoolProps");

struct cudaMemPoolPtrExportData {
    unsigned char reserved[64];
};
CUBIND_ASSERT(sizeof(struct cudaMemPoolPtrExportData) == 64, "cudaMemPoolPtrExportData");

struct cudaMemAllocNodeParams {
    struct cudaMemPoolProps poolProps;
    const struct cudaMemAccessDesc *accessDescs;
    size_t accessDescCount;
    size_t bytesize;
    void *dptr;
};
CUBIND_ASSERT(sizeof(struct cudaMemAllocNodeParams) == 120, "cudaMemAllocNodeParams");

struct cudaMemAllocNodeParamsV2 {
    struct cudaMemPoolProps poolProps;
    const struct cudaMemAccessDesc *accessDescs;
    size_t accessDescCount;
    size_t bytesize;
    void *dptr;
};
CUBIND_ASSERT(sizeof(struct cudaMemAllocNodeParamsV2) == 120, "cudaMemAllocNodeParamsV2");

struct cudaMemFreeNodeParams {
    void *dptr;
};
CUBIND_ASSERT(sizeof(struct cudaMemFreeNodeParams) == 8, "cudaMemFreeNodeParams");

struct cudaMemcpyAttributes {
    enum cudaMemcpySrcAccessOrder srcAccessOrder;
    struct cudaMemLocation srcLocHint;
    struct cudaMemLocation dstLocHint;
    unsigned int flags;
};
CUBIND_ASSERT(sizeof(struct cudaMemcpyAttributes) == 24, "cudaMemcpyAttributes");

struct cudaOffset3D {
    size_t x;
    size_t y;
    size_t z;
};
CUBIND_ASSERT(sizeof(struct cudaOffset3D) == 24, "cudaOffset3D");

struct cudaMemcpy3DOperand {
    enum cudaMemcpy3DOperandType type;
    union {
        struct {
            void *ptr;
            size_t rowLength;
            size_t layerHeight;
            struct cudaMemLocation locHint;
        } ptr;
        struct {
            cudaArray_t array;
            struct cudaOffset3D offset;
        } array;
    } op;
};
CUBIND_ASSERT(sizeof(struct cudaMemcpy3DOperand) == 40, "cudaMemcpy3DOperand");

struct cudaMemcpy3DBatchOp {
    struct cudaMemcpy3DOperand src;
    struct cudaMemcpy3DOperand dst;
    struct cudaExtent extent;
    enum cudaMemcpySrcAccessOrder srcAccessOrder;
    unsigned int flags;
};
CUBIND_ASSERT(sizeof(struct cudaMemcpy3DBatchOp) == 112, "cudaMemcpy3DBatchOp");

#ifndef CU_UUID_HAS_BEEN_DEFINED
#define CU_UUID_HAS_BEEN_DEFINED
struct CUuuid_st {
    char bytes[16];
};
CUBIND_ASSERT(sizeof(struct CUuuid_st) == 16, "CUuuid_st");

#endif

struct cudaDeviceProp {
    char name[256];
    cudaUUID_t uuid;
    char luid[8];
    unsigned int luidDeviceNodeMask;
    size_t totalGlobalMem;
    size_t sharedMemPerBlock;
    int regsPerBlock;
    int warpSize;
    size_t memPitch;
    int maxThreadsPerBlock;
    int maxThreadsDim[3];
    int maxGridSize[3];
    size_t totalConstMem;
    int major;
    int minor;
    size_t textureAlignment;
    size_t texturePitchAlignment;
    int multiProcessorCount;
    int integrated;
    int canMapHostMemory;
    int maxTexture1D;
    int maxTexture1DMipmap;
    int maxTexture2D[2];
    int maxTexture2DMipmap[2];
    int maxTexture2DLinear[3];
    int maxTexture2DGather[2];
    int maxTexture3D[3];
    int maxTexture3DAlt[3];
    int maxTextureCubemap;
    int maxTexture1DLayered[2];
    int maxTexture2DLayered[3];
    int maxTextureCubemapLayered[2];
    int maxSurface1D;
    int maxSurface2D[2];
    int maxSurface3D[3];
    int maxSurface1DLayered[2];
    int maxSurface2DLayered[3];
    int maxSurfaceCubemap;
    int maxSurfaceCubemapLayered[2];
    size_t surfaceAlignment;
    int concurrentKernels;
    int ECCEnabled;
    int pciBusID;
    int pciDeviceID;
    int pciDomainID;
    int tccDriver;
    int asyncEngineCount;
    int unifiedAddressing;
    int memoryBusWidth;
    int l2CacheSize;
    int persistingL2CacheMaxSize;
    int maxThreadsPerMultiProcessor;
    int streamPrioritiesSupported;
    int globalL1CacheSupported;
    int localL1CacheSupported;
    size_t sharedMemPerMultiprocessor;
    int regsPerMultiprocessor;
    int managedMemory;
    int isMultiGpuBoard;
    int multiGpuBoardGroupID;
    int hostNativeAtomicSupported;
    int pageableMemoryAccess;
    int concurrentManagedAccess;
    int computePreemptionSupported;
    int canUseHostPointerForRegisteredMem;
    int cooperativeLaunch;
    size_t sharedMemPerBlockOptin;
    int pageableMemoryAccessUsesHostPageTables;
    int directManagedMemAccessFromHost;
    int maxBlocksPerMultiProcessor;
    int accessPolicyMaxWindowSize;
    size_t reservedSharedMemPerBlock;
    int hostRegisterSupported;
    int sparseCudaArraySupported;
    int hostRegisterReadOnlySupported;
    int timelineSemaphoreInteropSupported;
    int memoryPoolsSupported;
    int gpuDirectRDMASupported;
    unsigned int gpuDirectRDMAFlushWritesOptions;
    int gpuDirectRDMAWritesOrdering;
    unsigned int memoryPoolSupportedHandleTypes;
    int deferredMappingCudaArraySupported;
    int ipcEventSupported;
    int clusterLaunch;
    int unifiedFunctionPointers;
    int deviceNumaConfig;
    int deviceNumaId;
    int mpsEnabled;
    int hostNumaId;
    unsigned int gpuPciDeviceID;
    unsigned int gpuPciSubsystemID;
    int hostNumaMultinodeIpcSupported;
    int reserved[56];
};
CUBIND_ASSERT(sizeof(struct cudaDeviceProp) == 1008, "cudaDeviceProp");

struct cudaIpcEventHandle_st {
    char reserved[64];
};
CUBIND_ASSERT(sizeof(struct cudaIpcEventHandle_st) == 64, "cudaIpcEventHandle_st");

struct cudaIpcMemHandle_st {
    char reserved[64];
};
CUBIND_ASSERT(sizeof(struct cudaIpcMemHandle_st) == 64, "cudaIpcMemHandle_st");

struct cudaMemFabricHandle_st {
    char reserved[64];
};
CUBIND_ASSERT(sizeof(struct cudaMemFabricHandle_st) == 64, "cudaMemFabricHandle_st");

struct cudaExternalMemoryHandleDesc {
    enum cudaExternalMemoryHandleType type;
    union {
        int fd;
        struct {
            void *handle;
            const void *name;
        } win32;
        const void *nvSciBufObject;
    } handle;
    unsigned long long size;
    unsigned int flags;
    unsigned int reserved[16];
};
CUBIND_ASSERT(sizeof(struct cudaExternalMemoryHandleDesc) == 104, "cudaExternalMemoryHandleDesc");

struct cudaExternalMemoryBufferDesc {
    unsigned long long offset;
    unsigned long long size;
    unsigned int flags;
    unsigned int reserved[16];
};
CUBIND_ASSERT(sizeof(struct cudaExternalMemoryBufferDesc) == 88, "cudaExternalMemoryBufferDesc");

struct cudaExternalMemoryMipmappedArrayDesc {
    unsigned long long offset;
    struct cudaChannelFormatDesc formatDesc;
    struct cudaExtent extent;
    unsigned int flags;
    unsigned int numLevels;
    unsigned int reserved[16];
};
CUBIND_ASSERT(sizeof(struct cudaExternalMemoryMipmappedArrayDesc) == 128,
    "cudaExternalMemoryMipmappedArrayDesc");

struct cudaExternalSemaphoreHandleDesc {
    enum cudaExternalSemaphoreHandleType type;
    union {
        int fd;
        struct {
            void *handle;
            const void *name;
        } win32;
        const void *nvSciSyncObj;
    } handle;
    unsigned int flags;
    unsigned int reserved[16];
};
CUBIND_ASSERT(sizeof(struct cudaExternalSemaphoreHandleDesc) == 96,
    "cudaExternalSemaphoreHandleDesc");

struct cudaExternalSemaphoreSignalParams {
    struct {
        struct {
            unsigned long long value;
        } fence;
        union {
            void *fence;
            unsigned long long reserved;
        } nvSciSync;
        struct {
            unsigned long long key;
        } keyedMutex;
        unsigned int reserved[12];
    } params;
    unsigned int flags;
    unsigned int reserved[16];
};
CUBIND_ASSERT(sizeof(struct cudaExternalSemaphoreSignalParams) == 144,
    "cudaExternalSemaphoreSignalParams");

struct cudaExternalSemaphoreWaitParams {
    struct {
        struct {
            unsigned long long value;
        } fence;
        union {
            void *fence;
            unsigned long long reserved;
        } nvSciSync;
        struct {
            unsigned long long key;
            unsigned int timeoutMs;
        } keyedMutex;
        unsigned int reserved[10];
    } params;
    unsigned int flags;
    unsigned int reserved[16];
};
CUBIND_ASSERT(sizeof(struct cudaExternalSemaphoreWaitParams) == 144,
    "cudaExternalSemaphoreWaitParams");

struct cudaDevSmResource {
    unsigned int smCount;
    unsigned int minSmPartitionSize;
    unsigned int smCoscheduledAlignment;
    unsigned int flags;
    unsigned int localityDomainId;
};
CUBIND_ASSERT(sizeof(struct cudaDevSmResource) == 20, "cudaDevSmResource");

struct cudaDevWorkqueueConfigResource {
    int device;
    unsigned int wqConcurrencyLimit;
    enum cudaDevWorkqueueConfigScope sharingScope;
};
CUBIND_ASSERT(sizeof(struct cudaDevWorkqueueConfigResource) == 12,
    "cudaDevWorkqueueConfigResource");

struct cudaDevWorkqueueResource {
    unsigned char reserved[40];
};
CUBIND_ASSERT(sizeof(struct cudaDevWorkqueueResource) == 40, "cudaDevWorkqueueResource");

struct cudaDevSmResourceGroupParams_st {
    unsigned int smCount;
    unsigned int coscheduledSmCount;
    unsigned int preferredCoscheduledSmCount;
    unsigned int flags;
    unsigned int localityDomainId;
    unsigned int reserved[11];
};
CUBIND_ASSERT(sizeof(struct cudaDevSmResourceGroupParams_st) == 64,
    "cudaDevSmResourceGroupParams_st");

struct cudaDevResource_st {
    enum cudaDevResourceType type;
    unsigned char _internal_padding[92];
    union {
        struct cudaDevSmResource sm;
        struct cudaDevWorkqueueConfigResource wqConfig;
        struct cudaDevWorkqueueResource wq;
        unsigned char _oversize[40];
    };
    struct cudaDevResource_st *nextResource;
};
CUBIND_ASSERT(sizeof(struct cudaDevResource_st) == 144, "cudaDevResource_st");

struct cudalibraryHostUniversalFunctionAndDataTable {
    void *functionTable;
    size_t functionWindowSize;
    void *dataTable;
    size_t dataWindowSize;
};
CUBIND_ASSERT(sizeof(struct cudalibraryHostUniversalFunctionAndDataTable) == 32,
    "cudalibraryHostUniversalFunctionAndDataTable");

struct cudaKernelNodeParams {
    void *func;
    dim3 gridDim;
    dim3 blockDim;
    unsigned int sharedMemBytes;
    void **kernelParams;
    void **extra;
};
CUBIND_ASSERT(sizeof(struct cudaKernelNodeParams) == 56, "cudaKernelNodeParams");

struct cudaKernelNodeParamsV2 {
    union {
        void *func;
        cudaKernel_t kern;
        cudaFunction_t cuFunc;
    };
    dim3 gridDim;
    dim3 blockDim;
    unsigned int sharedMemBytes;
    void **kernelParams;
    void **extra;
    cudaExecutionContext_t ctx;
    enum cudaKernelFunctionType functionType;
};
CUBIND_ASSERT(sizeof(struct cudaKernelNodeParamsV2) == 72, "cudaKernelNodeParamsV2");

struct cudaExternalSemaphoreSignalNodeParams {
    cudaExternalSemaphore_t *extSemArray;
    const struct cudaExternalSemaphoreSignalParams *paramsArray;
    unsigned int numExtSems;
};
CUBIND_ASSERT(sizeof(struct cudaExternalSemaphoreSignalNodeParams) == 24,
    "cudaExternalSemaphoreSignalNodeParams");

struct cudaExternalSemaphoreSignalNodeParamsV2 {
    cudaExternalSemaphore_t *extSemArray;
    const struct cudaExternalSemaphoreSignalParams *paramsArray;
    unsigned int numExtSems;
    cudaExecutionContext_t ctx;
};
CUBIND_ASSERT(sizeof(struct cudaExternalSemaphoreSignalNodeParamsV2) == 32,
    "cudaExternalSemaphoreSignalNodeParamsV2");

struct cudaExternalSemaphoreWaitNodeParams {
    cudaExternalSemaphore_t *extSemArray;
    const struct cudaExternalSemaphoreWaitParams *paramsArray;
    unsigned int numExtSems;
};
CUBIND_ASSERT(sizeof(struct cudaExternalSemaphoreWaitNodeParams) == 24,
    "cudaExternalSemaphoreWaitNodeParams");

struct cudaExternalSemaphoreWaitNodeParamsV2 {
    cudaExternalSemaphore_t *extSemArray;
    const struct cudaExternalSemaphoreWaitParams *paramsArray;
    unsigned int numExtSems;
    cudaExecutionContext_t ctx;
};
CUBIND_ASSERT(sizeof(struct cudaExternalSemaphoreWaitNodeParamsV2) == 32,
    "cudaExternalSemaphoreWaitNodeParamsV2");

struct cudaConditionalNodeParams {
    cudaGraphConditionalHandle handle;
    enum cudaGraphConditionalNodeType type;
    unsigned int size;
    cudaGraph_t *phGraph_out;
    cudaExecutionContext_t ctx;
};
CUBIND_ASSERT(sizeof(struct cudaConditionalNodeParams) == 32, "cudaConditionalNodeParams");

struct cudaMemcpyBatchNodeParams {
    size_t count;
    void **dsts;
    void **srcs;
    size_t *sizes;
    struct cudaMemcpyAttributes *attrs;
    size_t *attrsIdxs;
    size_t numAttrs;
    cudaExecutionContext_t ctx;
};
CUBIND_ASSERT(sizeof(struct cudaMemcpyBatchNodeParams) == 64, "cudaMemcpyBatchNodeParams");

struct cudaChildGraphNodeParams {
    cudaGraph_t graph;
    enum cudaGraphChildGraphNodeOwnership ownership;
};
CUBIND_ASSERT(sizeof(struct cudaChildGraphNodeParams) == 16, "cudaChildGraphNodeParams");

struct cudaEventRecordNodeParams {
    cudaEvent_t event;
    cudaExecutionContext_t ctx;
};
CUBIND_ASSERT(sizeof(struct cudaEventRecordNodeParams) == 16, "cudaEventRecordNodeParams");

struct cudaEventWaitNodeParams {
    cudaEvent_t event;
};
CUBIND_ASSERT(sizeof(struct cudaEventWaitNodeParams) == 8, "cudaEventWaitNodeParams");

struct cudaGraphNodeParams {
    enum cudaGraphNodeType type;
    int reserved0[3];
    union {
        long long reserved1[29];
        struct cudaKernelNodeParamsV2 kernel;
        struct cudaMemcpyNodeParams memcpy;
        struct cudaMemsetParamsV2 memset;
        struct cudaHostNodeParamsV2 host;
        struct cudaChildGraphNodeParams graph;
        struct cudaEventWaitNodeParams eventWait;
        struct cudaEventRecordNodeParams eventRecord;
        struct cudaExternalSemaphoreSignalNodeParamsV2 extSemSignal;
        struct cudaExternalSemaphoreWaitNodeParamsV2 extSemWait;
        struct cudaMemAllocNodeParamsV2 alloc;
        struct cudaMemFreeNodeParams free;
        struct cudaConditionalNodeParams conditional;
        struct cudaMemcpyBatchNodeParams memcpyBatch;
    };
    long long reserved2;
};
CUBIND_ASSERT(sizeof(struct cudaGraphNodeParams) == 256, "cudaGraphNodeParams");

struct cudaGraphEdgeData_st {
    unsigned char from_port;
    unsigned char to_port;
    unsigned char type;
    unsigned char reserved[5];
};
CUBIND_ASSERT(sizeof(struct cudaGraphEdgeData_st) == 8, "cudaGraphEdgeData_st");

struct cudaGraphInstantiateParams_st {
    unsigned long long flags;
    cudaStream_t uploadStream;
    cudaGraphNode_t errNode_out;
    cudaGraphInstantiateResult result_out;
};
CUBIND_ASSERT(sizeof(struct cudaGraphInstantiateParams_st) == 32, "cudaGraphInstantiateParams_st");

struct cudaGraphExecUpdateResultInfo_st {
    enum cudaGraphExecUpdateResult result;
    cudaGraphNode_t errorNode;
    cudaGraphNode_t errorFromNode;
};
CUBIND_ASSERT(sizeof(struct cudaGraphExecUpdateResultInfo_st) == 24,
    "cudaGraphExecUpdateResultInfo_st");

struct cudaGraphKernelNodeUpdate {
    cudaGraphDeviceNode_t node;
    enum cudaGraphKernelNodeField field;
    union {
        dim3 gridDim;
        struct {
            const void *pValue;
            size_t offset;
            size_t size;
        } param;
        unsigned int isEnabled;
    } updateData;
};
CUBIND_ASSERT(sizeof(struct cudaGraphKernelNodeUpdate) == 40, "cudaGraphKernelNodeUpdate");

struct cudaLaunchMemSyncDomainMap_st {
    unsigned char default_;
    unsigned char remote;
};
CUBIND_ASSERT(sizeof(struct cudaLaunchMemSyncDomainMap_st) == 2, "cudaLaunchMemSyncDomainMap_st");

union cudaLaunchAttributeValue {
    char pad[64];
    struct cudaAccessPolicyWindow accessPolicyWindow;
    int cooperative;
    enum cudaSynchronizationPolicy syncPolicy;
    struct {
        unsigned int x;
        unsigned int y;
        unsigned int z;
    } clusterDim;
    enum cudaClusterSchedulingPolicy clusterSchedulingPolicyPreference;
    int programmaticStreamSerializationAllowed;
    struct {
        cudaEvent_t event;
        int flags;
        int triggerAtBlockStart;
    } programmaticEvent;
    int priority;
    cudaLaunchMemSyncDomainMap memSyncDomainMap;
    cudaLaunchMemSyncDomain memSyncDomain;
    struct {
        unsigned int x;
        unsigned int y;
        unsigned int z;
    } preferredClusterDim;
    struct {
        cudaEvent_t event;
        int flags;
    } launchCompletionEvent;
    struct {
        int deviceUpdatable;
        cudaGraphDeviceNode_t devNode;
    } deviceUpdatableKernelNode;
    unsigned int sharedMemCarveout;
    unsigned int nvlinkUtilCentricScheduling;
    cudaLaunchAttributePortableClusterMode portableClusterSizeMode;
    cudaSharedMemoryMode sharedMemoryMode;
};
CUBIND_ASSERT(sizeof(union cudaLaunchAttributeValue) == 64, "cudaLaunchAttributeValue");

struct cudaLaunchAttribute_st {
    cudaLaunchAttributeID id;
    char pad[4];
    cudaLaunchAttributeValue val;
};
CUBIND_ASSERT(sizeof(struct cudaLaunchAttribute_st) == 72, "cudaLaunchAttribute_st");

struct cudaLaunchConfig_st {
    dim3 gridDim;
    dim3 blockDim;
    size_t dynamicSmemBytes;
    cudaStream_t stream;
    cudaLaunchAttribute *attrs;
    unsigned int numAttrs;
};
CUBIND_ASSERT(sizeof(struct cudaLaunchConfig_st) == 56, "cudaLaunchConfig_st");

struct cudaAsyncNotificationInfo {
    cudaAsyncNotificationType type;
    union {
        struct {
            unsigned long long bytesOverBudget;
        } overBudget;
    } info;
};
CUBIND_ASSERT(sizeof(struct cudaAsyncNotificationInfo) == 16, "cudaAsyncNotificationInfo");

struct cudaTextureDesc {
    enum cudaTextureAddressMode addressMode[3];
    enum cudaTextureFilterMode filterMode;
    enum cudaTextureReadMode readMode;
    int sRGB;
    float borderColor[4];
    int normalizedCoords;
    unsigned int maxAnisotropy;
    enum cudaTextureFilterMode mipmapFilterMode;
    float mipmapLevelBias;
    float minMipmapLevelClamp;
    float maxMipmapLevelClamp;
    int disableTrilinearOptimization;
    int seamlessCubemap;
};
CUBIND_ASSERT(sizeof(struct cudaTextureDesc) == 72, "cudaTextureDesc");

struct cudaGraphRecaptureCallbackData {
    cudaGraphRecaptureCallback_t callbackFunc;
    void *userData;
};
CUBIND_ASSERT(sizeof(struct cudaGraphRecaptureCallbackData) == 16,
    "cudaGraphRecaptureCallbackData");

struct cudaEglPlaneDesc_st {
    unsigned int width;
    unsigned int height;
    unsigned int depth;
    unsigned int pitch;
    unsigned int numChannels;
    struct cudaChannelFormatDesc channelDesc;
    unsigned int reserved[4];
};
CUBIND_ASSERT(sizeof(struct cudaEglPlaneDesc_st) == 56, "cudaEglPlaneDesc_st");

struct cudaEglFrame_st {
    union {
        cudaArray_t pArray[3];
        struct cudaPitchedPtr pPitch[3];
    } frame;
    cudaEglPlaneDesc planeDesc[3];
    unsigned int planeCount;
    cudaEglFrameType frameType;
    cudaEglColorFormat eglColorFormat;
};
CUBIND_ASSERT(sizeof(struct cudaEglFrame_st) == 280, "cudaEglFrame_st");

#endif // CUDART_VERSION

#ifdef __cplusplus
}
#endif
#undef CUBIND_ASSERT

#endif
