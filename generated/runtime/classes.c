// classes.c of cubind for CUDA Runtime API, API version 13.5.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/runtime.yaml.
// clang-format off

#include "cubind/buffers.h"

#include "classes.h"
#include "types.h"

#define ITEMS_cudaRoundMode(ITEM) \
    ITEM(cudaRoundNearest, 0) \
    ITEM(cudaRoundZero, 1) \
    ITEM(cudaRoundPosInf, 2) \
    ITEM(cudaRoundMinInf, 3)
CB_ENUM_TABLE(cudaRoundMode, .c_name = "enum cudaRoundMode");

#define ITEMS_cudaError_t(ITEM) \
    ITEM(cudaSuccess, 0) \
    ITEM(cudaErrorInvalidValue, 1) \
    ITEM(cudaErrorMemoryAllocation, 2) \
    ITEM(cudaErrorInitializationError, 3) \
    ITEM(cudaErrorCudartUnloading, 4) \
    ITEM(cudaErrorProfilerDisabled, 5) \
    ITEM(cudaErrorProfilerNotInitialized, 6) \
    ITEM(cudaErrorProfilerAlreadyStarted, 7) \
    ITEM(cudaErrorProfilerAlreadyStopped, 8) \
    ITEM(cudaErrorInvalidConfiguration, 9) \
    ITEM(cudaErrorVersionTranslation, 10) \
    ITEM(cudaErrorInvalidPitchValue, 12) \
    ITEM(cudaErrorInvalidSymbol, 13) \
    ITEM(cudaErrorInvalidHostPointer, 16) \
    ITEM(cudaErrorInvalidDevicePointer, 17) \
    ITEM(cudaErrorInvalidTexture, 18) \
    ITEM(cudaErrorInvalidTextureBinding, 19) \
    ITEM(cudaErrorInvalidChannelDescriptor, 20) \
    ITEM(cudaErrorInvalidMemcpyDirection, 21) \
    ITEM(cudaErrorAddressOfConstant, 22) \
    ITEM(cudaErrorTextureFetchFailed, 23) \
    ITEM(cudaErrorTextureNotBound, 24) \
    ITEM(cudaErrorSynchronizationError, 25) \
    ITEM(cudaErrorInvalidFilterSetting, 26) \
    ITEM(cudaErrorInvalidNormSetting, 27) \
    ITEM(cudaErrorMixedDeviceExecution, 28) \
    ITEM(cudaErrorNotYetImplemented, 31) \
    ITEM(cudaErrorMemoryValueTooLarge, 32) \
    ITEM(cudaErrorStubLibrary, 34) \
    ITEM(cudaErrorInsufficientDriver, 35) \
    ITEM(cudaErrorCallRequiresNewerDriver, 36) \
    ITEM(cudaErrorInvalidSurface, 37) \
    ITEM(cudaErrorDuplicateVariableName, 43) \
    ITEM(cudaErrorDuplicateTextureName, 44) \
    ITEM(cudaErrorDuplicateSurfaceName, 45) \
    ITEM(cudaErrorDevicesUnavailable, 46) \
    ITEM(cudaErrorIncompatibleDriverContext, 49) \
    ITEM(cudaErrorMissingConfiguration, 52) \
    ITEM(cudaErrorPriorLaunchFailure, 53) \
    ITEM(cudaErrorLaunchMaxDepthExceeded, 65) \
    ITEM(cudaErrorLaunchFileScopedTex, 66) \
    ITEM(cudaErrorLaunchFileScopedSurf, 67) \
    ITEM(cudaErrorSyncDepthExceeded, 68) \
    ITEM(cudaErrorLaunchPendingCountExceeded, 69) \
    ITEM(cudaErrorInvalidDeviceFunction, 98) \
    ITEM(cudaErrorNoDevice, 100) \
    ITEM(cudaErrorInvalidDevice, 101) \
    ITEM(cudaErrorDeviceNotLicensed, 102) \
    ITEM(cudaErrorSoftwareValidityNotEstablished, 103) \
    ITEM(cudaErrorStartupFailure, 127) \
    ITEM(cudaErrorInvalidKernelImage, 200) \
    ITEM(cudaErrorDeviceUninitialized, 201) \
    ITEM(cudaErrorMapBufferObjectFailed, 205) \
    ITEM(cudaErrorUnmapBufferObjectFailed, 206) \
    ITEM(cudaErrorArrayIsMapped, 207) \
    ITEM(cudaErrorAlreadyMapped, 208) \
    ITEM(cudaErrorNoKernelImageForDevice, 209) \
    ITEM(cudaErrorAlreadyAcquired, 210) \
    ITEM(cudaErrorNotMapped, 211) \
    ITEM(cudaErrorNotMappedAsArray, 212) \
    ITEM(cudaErrorNotMappedAsPointer, 213) \
    ITEM(cudaErrorECCUncorrectable, 214) \
    ITEM(cudaErrorUnsupportedLimit, 215) \
    ITEM(cudaErrorDeviceAlreadyInUse, 216) \
    ITEM(cudaErrorPeerAccessUnsupported, 217) \
    ITEM(cudaErrorInvalidPtx, 218) \
    ITEM(cudaErrorInvalidGraphicsContext, 219) \
    ITEM(cudaErrorNvlinkUncorrectable, 220) \
    ITEM(cudaErrorJitCompilerNotFound, 221) \
    ITEM(cudaErrorUnsupportedPtxVersion, 222) \
    ITEM(cudaErrorJitCompilationDisabled, 223) \
    ITEM(cudaErrorUnsupportedExecAffinity, 224) \
    ITEM(cudaErrorUnsupportedDevSideSync, 225) \
    ITEM(cudaErrorContained, 226) \
    ITEM(cudaErrorInsufficientLoaderVersion, 227) \
    ITEM(cudaErrorInvalidSource, 300) \
    ITEM(cudaErrorFileNotFound, 301) \
    ITEM(cudaErrorSharedObjectSymbolNotFound, 302) \
    ITEM(cudaErrorSharedObjectInitFailed, 303) \
    ITEM(cudaErrorOperatingSystem, 304) \
    ITEM(cudaErrorInvalidResourceHandle, 400) \
    ITEM(cudaErrorIllegalState, 401) \
    ITEM(cudaErrorLossyQuery, 402) \
    ITEM(cudaErrorSymbolNotFound, 500) \
    ITEM(cudaErrorNotReady, 600) \
    ITEM(cudaErrorIllegalAddress, 700) \
    ITEM(cudaErrorLaunchOutOfResources, 701) \
    ITEM(cudaErrorLaunchTimeout, 702) \
    ITEM(cudaErrorLaunchIncompatibleTexturing, 703) \
    ITEM(cudaErrorPeerAccessAlreadyEnabled, 704) \
    ITEM(cudaErrorPeerAccessNotEnabled, 705) \
    ITEM(cudaErrorSetOnActiveProcess, 708) \
    ITEM(cudaErrorContextIsDestroyed, 709) \
    ITEM(cudaErrorAssert, 710) \
    ITEM(cudaErrorTooManyPeers, 711) \
    ITEM(cudaErrorHostMemoryAlreadyRegistered, 712) \
    ITEM(cudaErrorHostMemoryNotRegistered, 713) \
    ITEM(cudaErrorHardwareStackError, 714) \
    ITEM(cudaErrorIllegalInstruction, 715) \
    ITEM(cudaErrorMisalignedAddress, 716) \
    ITEM(cudaErrorInvalidAddressSpace, 717) \
    ITEM(cudaErrorInvalidPc, 718) \
    ITEM(cudaErrorLaunchFailure, 719) \
    ITEM(cudaErrorCooperativeLaunchTooLarge, 720) \
    ITEM(cudaErrorTensorMemoryLeak, 721) \
    ITEM(cudaErrorNotPermitted, 800) \
    ITEM(cudaErrorNotSupported, 801) \
    ITEM(cudaErrorSystemNotReady, 802) \
    ITEM(cudaErrorSystemDriverMismatch, 803) \
    ITEM(cudaErrorCompatNotSupportedOnDevice, 804) \
    ITEM(cudaErrorMpsConnectionFailed, 805) \
    ITEM(cudaErrorMpsRpcFailure, 806) \
    ITEM(cudaErrorMpsServerNotReady, 807) \
    ITEM(cudaErrorMpsMaxClientsReached, 808) \
    ITEM(cudaErrorMpsMaxConnectionsReached, 809) \
    ITEM(cudaErrorMpsClientTerminated, 810) \
    ITEM(cudaErrorCdpNotSupported, 811) \
    ITEM(cudaErrorCdpVersionMismatch, 812) \
    ITEM(cudaErrorStreamCaptureUnsupported, 900) \
    ITEM(cudaErrorStreamCaptureInvalidated, 901) \
    ITEM(cudaErrorStreamCaptureMerge, 902) \
    ITEM(cudaErrorStreamCaptureUnmatched, 903) \
    ITEM(cudaErrorStreamCaptureUnjoined, 904) \
    ITEM(cudaErrorStreamCaptureIsolation, 905) \
    ITEM(cudaErrorStreamCaptureImplicit, 906) \
    ITEM(cudaErrorCapturedEvent, 907) \
    ITEM(cudaErrorStreamCaptureWrongThread, 908) \
    ITEM(cudaErrorTimeout, 909) \
    ITEM(cudaErrorGraphExecUpdateFailure, 910) \
    ITEM(cudaErrorExternalDevice, 911) \
    ITEM(cudaErrorInvalidClusterSize, 912) \
    ITEM(cudaErrorFunctionNotLoaded, 913) \
    ITEM(cudaErrorInvalidResourceType, 914) \
    ITEM(cudaErrorInvalidResourceConfiguration, 915) \
    ITEM(cudaErrorStreamDetached, 917) \
    ITEM(cudaErrorGraphRecaptureFailure, 918) \
    ITEM(cudaErrorFabricNotReady, 919) \
    ITEM(cudaErrorUnknown, 999) \
    ITEM(cudaErrorApiFailureBase, 10000)
CB_ENUM_TABLE(cudaError_t, .c_name = "enum cudaError");

#define ITEMS_cudaChannelFormatKind(ITEM) \
    ITEM(cudaChannelFormatKindSigned, 0) \
    ITEM(cudaChannelFormatKindUnsigned, 1) \
    ITEM(cudaChannelFormatKindFloat, 2) \
    ITEM(cudaChannelFormatKindNone, 3) \
    ITEM(cudaChannelFormatKindNV12, 4) \
    ITEM(cudaChannelFormatKindUnsignedNormalized8X1, 5) \
    ITEM(cudaChannelFormatKindUnsignedNormalized8X2, 6) \
    ITEM(cudaChannelFormatKindUnsignedNormalized8X4, 7) \
    ITEM(cudaChannelFormatKindUnsignedNormalized16X1, 8) \
    ITEM(cudaChannelFormatKindUnsignedNormalized16X2, 9) \
    ITEM(cudaChannelFormatKindUnsignedNormalized16X4, 10) \
    ITEM(cudaChannelFormatKindSignedNormalized8X1, 11) \
    ITEM(cudaChannelFormatKindSignedNormalized8X2, 12) \
    ITEM(cudaChannelFormatKindSignedNormalized8X4, 13) \
    ITEM(cudaChannelFormatKindSignedNormalized16X1, 14) \
    ITEM(cudaChannelFormatKindSignedNormalized16X2, 15) \
    ITEM(cudaChannelFormatKindSignedNormalized16X4, 16) \
    ITEM(cudaChannelFormatKindUnsignedBlockCompressed1, 17) \
    ITEM(cudaChannelFormatKindUnsignedBlockCompressed1SRGB, 18) \
    ITEM(cudaChannelFormatKindUnsignedBlockCompressed2, 19) \
    ITEM(cudaChannelFormatKindUnsignedBlockCompressed2SRGB, 20) \
    ITEM(cudaChannelFormatKindUnsignedBlockCompressed3, 21) \
    ITEM(cudaChannelFormatKindUnsignedBlockCompressed3SRGB, 22) \
    ITEM(cudaChannelFormatKindUnsignedBlockCompressed4, 23) \
    ITEM(cudaChannelFormatKindSignedBlockCompressed4, 24) \
    ITEM(cudaChannelFormatKindUnsignedBlockCompressed5, 25) \
    ITEM(cudaChannelFormatKindSignedBlockCompressed5, 26) \
    ITEM(cudaChannelFormatKindUnsignedBlockCompressed6H, 27) \
    ITEM(cudaChannelFormatKindSignedBlockCompressed6H, 28) \
    ITEM(cudaChannelFormatKindUnsignedBlockCompressed7, 29) \
    ITEM(cudaChannelFormatKindUnsignedBlockCompressed7SRGB, 30) \
    ITEM(cudaChannelFormatKindUnsignedNormalized1010102, 31) \
    ITEM(cudaChannelFormatKindUnsigned8Packed422, 32) \
    ITEM(cudaChannelFormatKindUnsigned8Packed444, 33) \
    ITEM(cudaChannelFormatKindUnsigned8SemiPlanar420, 34) \
    ITEM(cudaChannelFormatKindUnsigned16SemiPlanar420, 35) \
    ITEM(cudaChannelFormatKindUnsigned8SemiPlanar422, 36) \
    ITEM(cudaChannelFormatKindUnsigned16SemiPlanar422, 37) \
    ITEM(cudaChannelFormatKindUnsigned8SemiPlanar444, 38) \
    ITEM(cudaChannelFormatKindUnsigned16SemiPlanar444, 39) \
    ITEM(cudaChannelFormatKindUnsigned8Planar420, 40) \
    ITEM(cudaChannelFormatKindUnsigned16Planar420, 41) \
    ITEM(cudaChannelFormatKindUnsigned8Planar422, 42) \
    ITEM(cudaChannelFormatKindUnsigned16Planar422, 43) \
    ITEM(cudaChannelFormatKindUnsigned8Planar444, 44) \
    ITEM(cudaChannelFormatKindUnsigned16Planar444, 45)
CB_ENUM_TABLE(cudaChannelFormatKind, .c_name = "enum cudaChannelFormatKind");

#define ITEMS_cudaMemoryType(ITEM) \
    ITEM(cudaMemoryTypeUnregistered, 0) \
    ITEM(cudaMemoryTypeHost, 1) \
    ITEM(cudaMemoryTypeDevice, 2) \
    ITEM(cudaMemoryTypeManaged, 3)
CB_ENUM_TABLE(cudaMemoryType, .c_name = "enum cudaMemoryType");

#define ITEMS_cudaMemcpyKind(ITEM) \
    ITEM(cudaMemcpyHostToHost, 0) \
    ITEM(cudaMemcpyHostToDevice, 1) \
    ITEM(cudaMemcpyDeviceToHost, 2) \
    ITEM(cudaMemcpyDeviceToDevice, 3) \
    ITEM(cudaMemcpyDefault, 4)
CB_ENUM_TABLE(cudaMemcpyKind, .c_name = "enum cudaMemcpyKind");

#define ITEMS_cudaAccessProperty(ITEM) \
    ITEM(cudaAccessPropertyNormal, 0) \
    ITEM(cudaAccessPropertyStreaming, 1) \
    ITEM(cudaAccessPropertyPersisting, 2)
CB_ENUM_TABLE(cudaAccessProperty, .c_name = "enum cudaAccessProperty");

#define ITEMS_cudaStreamCaptureStatus(ITEM) \
    ITEM(cudaStreamCaptureStatusNone, 0) \
    ITEM(cudaStreamCaptureStatusActive, 1) \
    ITEM(cudaStreamCaptureStatusInvalidated, 2)
CB_ENUM_TABLE(cudaStreamCaptureStatus, .c_name = "enum cudaStreamCaptureStatus");

#define ITEMS_cudaGraphRecaptureStatus(ITEM) \
    ITEM(cudaGraphRecaptureEligibleForUpdate, 0) \
    ITEM(cudaGraphRecaptureIneligibleForUpdate, 1) \
    ITEM(cudaGraphRecaptureError, 2)
CB_ENUM_TABLE(cudaGraphRecaptureStatus, .c_name = "enum cudaGraphRecaptureStatus");

#define ITEMS_cudaStreamCaptureMode(ITEM) \
    ITEM(cudaStreamCaptureModeGlobal, 0) \
    ITEM(cudaStreamCaptureModeThreadLocal, 1) \
    ITEM(cudaStreamCaptureModeRelaxed, 2)
CB_ENUM_TABLE(cudaStreamCaptureMode, .c_name = "enum cudaStreamCaptureMode");

#define ITEMS_cudaSynchronizationPolicy(ITEM) \
    ITEM(cudaSyncPolicyAuto, 1) \
    ITEM(cudaSyncPolicySpin, 2) \
    ITEM(cudaSyncPolicyYield, 3) \
    ITEM(cudaSyncPolicyBlockingSync, 4)
CB_ENUM_TABLE(cudaSynchronizationPolicy, .c_name = "enum cudaSynchronizationPolicy");

#define ITEMS_cudaClusterSchedulingPolicy(ITEM) \
    ITEM(cudaClusterSchedulingPolicyDefault, 0) \
    ITEM(cudaClusterSchedulingPolicySpread, 1) \
    ITEM(cudaClusterSchedulingPolicyLoadBalancing, 2) \
    ITEM(cudaClusterSchedulingPolicyRubinDsmemLocality, 3)
CB_ENUM_TABLE(cudaClusterSchedulingPolicy, .c_name = "enum cudaClusterSchedulingPolicy");

#define ITEMS_cudaStreamUpdateCaptureDependenciesFlags(ITEM) \
    ITEM(cudaStreamAddCaptureDependencies, 0) \
    ITEM(cudaStreamSetCaptureDependencies, 1)
CB_ENUM_TABLE(cudaStreamUpdateCaptureDependenciesFlags,
    .c_name = "enum cudaStreamUpdateCaptureDependenciesFlags");

#define ITEMS_cudaUserObjectFlags(ITEM) \
    ITEM(cudaUserObjectNoDestructorSync, 1)
CB_ENUM_TABLE(cudaUserObjectFlags, .c_name = "enum cudaUserObjectFlags");

#define ITEMS_cudaUserObjectRetainFlags(ITEM) \
    ITEM(cudaGraphUserObjectMove, 1)
CB_ENUM_TABLE(cudaUserObjectRetainFlags, .c_name = "enum cudaUserObjectRetainFlags");

#define ITEMS_cudaHostTaskSyncMode(ITEM) \
    ITEM(cudaHostTaskBlocking, 0) \
    ITEM(cudaHostTaskSpinWait, 1)
CB_ENUM_TABLE(cudaHostTaskSyncMode, .c_name = "enum cudaHostTaskSyncMode");

#define ITEMS_cudaGraphicsRegisterFlags(ITEM) \
    ITEM(cudaGraphicsRegisterFlagsNone, 0) \
    ITEM(cudaGraphicsRegisterFlagsReadOnly, 1) \
    ITEM(cudaGraphicsRegisterFlagsWriteDiscard, 2) \
    ITEM(cudaGraphicsRegisterFlagsSurfaceLoadStore, 4) \
    ITEM(cudaGraphicsRegisterFlagsTextureGather, 8)
CB_ENUM_TABLE(cudaGraphicsRegisterFlags, .c_name = "enum cudaGraphicsRegisterFlags");

#define ITEMS_cudaGraphicsMapFlags(ITEM) \
    ITEM(cudaGraphicsMapFlagsNone, 0) \
    ITEM(cudaGraphicsMapFlagsReadOnly, 1) \
    ITEM(cudaGraphicsMapFlagsWriteDiscard, 2)
CB_ENUM_TABLE(cudaGraphicsMapFlags, .c_name = "enum cudaGraphicsMapFlags");

#define ITEMS_cudaGraphicsCubeFace(ITEM) \
    ITEM(cudaGraphicsCubeFacePositiveX, 0) \
    ITEM(cudaGraphicsCubeFaceNegativeX, 1) \
    ITEM(cudaGraphicsCubeFacePositiveY, 2) \
    ITEM(cudaGraphicsCubeFaceNegativeY, 3) \
    ITEM(cudaGraphicsCubeFacePositiveZ, 4) \
    ITEM(cudaGraphicsCubeFaceNegativeZ, 5)
CB_ENUM_TABLE(cudaGraphicsCubeFace, .c_name = "enum cudaGraphicsCubeFace");

#define ITEMS_cudaResourceType(ITEM) \
    ITEM(cudaResourceTypeArray, 0) \
    ITEM(cudaResourceTypeMipmappedArray, 1) \
    ITEM(cudaResourceTypeLinear, 2) \
    ITEM(cudaResourceTypePitch2D, 3)
CB_ENUM_TABLE(cudaResourceType, .c_name = "enum cudaResourceType");

#define ITEMS_cudaResourceViewFormat(ITEM) \
    ITEM(cudaResViewFormatNone, 0) \
    ITEM(cudaResViewFormatUnsignedChar1, 1) \
    ITEM(cudaResViewFormatUnsignedChar2, 2) \
    ITEM(cudaResViewFormatUnsignedChar4, 3) \
    ITEM(cudaResViewFormatSignedChar1, 4) \
    ITEM(cudaResViewFormatSignedChar2, 5) \
    ITEM(cudaResViewFormatSignedChar4, 6) \
    ITEM(cudaResViewFormatUnsignedShort1, 7) \
    ITEM(cudaResViewFormatUnsignedShort2, 8) \
    ITEM(cudaResViewFormatUnsignedShort4, 9) \
    ITEM(cudaResViewFormatSignedShort1, 10) \
    ITEM(cudaResViewFormatSignedShort2, 11) \
    ITEM(cudaResViewFormatSignedShort4, 12) \
    ITEM(cudaResViewFormatUnsignedInt1, 13) \
    ITEM(cudaResViewFormatUnsignedInt2, 14) \
    ITEM(cudaResViewFormatUnsignedInt4, 15) \
    ITEM(cudaResViewFormatSignedInt1, 16) \
    ITEM(cudaResViewFormatSignedInt2, 17) \
    ITEM(cudaResViewFormatSignedInt4, 18) \
    ITEM(cudaResViewFormatHalf1, 19) \
    ITEM(cudaResViewFormatHalf2, 20) \
    ITEM(cudaResViewFormatHalf4, 21) \
    ITEM(cudaResViewFormatFloat1, 22) \
    ITEM(cudaResViewFormatFloat2, 23) \
    ITEM(cudaResViewFormatFloat4, 24) \
    ITEM(cudaResViewFormatUnsignedBlockCompressed1, 25) \
    ITEM(cudaResViewFormatUnsignedBlockCompressed2, 26) \
    ITEM(cudaResViewFormatUnsignedBlockCompressed3, 27) \
    ITEM(cudaResViewFormatUnsignedBlockCompressed4, 28) \
    ITEM(cudaResViewFormatSignedBlockCompressed4, 29) \
    ITEM(cudaResViewFormatUnsignedBlockCompressed5, 30) \
    ITEM(cudaResViewFormatSignedBlockCompressed5, 31) \
    ITEM(cudaResViewFormatUnsignedBlockCompressed6H, 32) \
    ITEM(cudaResViewFormatSignedBlockCompressed6H, 33) \
    ITEM(cudaResViewFormatUnsignedBlockCompressed7, 34)
CB_ENUM_TABLE(cudaResourceViewFormat, .c_name = "enum cudaResourceViewFormat");

#define ITEMS_cudaSharedMemoryMode(ITEM) \
    ITEM(cudaSharedMemoryModeDefault, 0) \
    ITEM(cudaSharedMemoryModeRequirePortable, 1) \
    ITEM(cudaSharedMemoryModeAllowNonPortable, 2) \
    ITEM(cudaSharedMemoryModeAllowOversizedSharedMemory, 3) \
    ITEM(cudaSharedMemoryModePreferOversizedSharedMemory, 4)
CB_ENUM_TABLE(cudaSharedMemoryMode, .c_name = "enum cudaSharedMemoryMode");

#define ITEMS_cudaFuncAttribute(ITEM) \
    ITEM(cudaFuncAttributeMaxDynamicSharedMemorySize, 8) \
    ITEM(cudaFuncAttributePreferredSharedMemoryCarveout, 9) \
    ITEM(cudaFuncAttributeClusterDimMustBeSet, 10) \
    ITEM(cudaFuncAttributeRequiredClusterWidth, 11) \
    ITEM(cudaFuncAttributeRequiredClusterHeight, 12) \
    ITEM(cudaFuncAttributeRequiredClusterDepth, 13) \
    ITEM(cudaFuncAttributeNonPortableClusterSizeAllowed, 14) \
    ITEM(cudaFuncAttributeClusterSchedulingPolicyPreference, 15) \
    ITEM(cudaFuncAttributeSharedMemoryMode, 16) \
    ITEM(cudaFuncAttributeMax, 17)
CB_ENUM_TABLE(cudaFuncAttribute, .c_name = "enum cudaFuncAttribute");

#define ITEMS_cudaFuncCache(ITEM) \
    ITEM(cudaFuncCachePreferNone, 0) \
    ITEM(cudaFuncCachePreferShared, 1) \
    ITEM(cudaFuncCachePreferL1, 2) \
    ITEM(cudaFuncCachePreferEqual, 3)
CB_ENUM_TABLE(cudaFuncCache, .c_name = "enum cudaFuncCache");

#define ITEMS_cudaSharedMemConfig(ITEM) \
    ITEM(cudaSharedMemBankSizeDefault, 0) \
    ITEM(cudaSharedMemBankSizeFourByte, 1) \
    ITEM(cudaSharedMemBankSizeEightByte, 2)
CB_ENUM_TABLE(cudaSharedMemConfig, .c_name = "enum cudaSharedMemConfig");

#define ITEMS_cudaSharedCarveout(ITEM) \
    ITEM(cudaSharedmemCarveoutDefault, -1) \
    ITEM(cudaSharedmemCarveoutMaxShared, 100) \
    ITEM(cudaSharedmemCarveoutMaxL1, 0)
CB_ENUM_TABLE(cudaSharedCarveout, .c_name = "enum cudaSharedCarveout", .is_signed = true);

#define ITEMS_cudaComputeMode(ITEM) \
    ITEM(cudaComputeModeDefault, 0) \
    ITEM(cudaComputeModeExclusive, 1) \
    ITEM(cudaComputeModeProhibited, 2) \
    ITEM(cudaComputeModeExclusiveProcess, 3)
CB_ENUM_TABLE(cudaComputeMode, .c_name = "enum cudaComputeMode");

#define ITEMS_cudaLimit(ITEM) \
    ITEM(cudaLimitStackSize, 0) \
    ITEM(cudaLimitPrintfFifoSize, 1) \
    ITEM(cudaLimitMallocHeapSize, 2) \
    ITEM(cudaLimitDevRuntimeSyncDepth, 3) \
    ITEM(cudaLimitDevRuntimePendingLaunchCount, 4) \
    ITEM(cudaLimitMaxL2FetchGranularity, 5) \
    ITEM(cudaLimitPersistingL2CacheSize, 6) \
    ITEM(cudaLimitPerBlockMemorySize, 10)
CB_ENUM_TABLE(cudaLimit, .c_name = "enum cudaLimit");

#define ITEMS_cudaMemoryAdvise(ITEM) \
    ITEM(cudaMemAdviseSetReadMostly, 1) \
    ITEM(cudaMemAdviseUnsetReadMostly, 2) \
    ITEM(cudaMemAdviseSetPreferredLocation, 3) \
    ITEM(cudaMemAdviseUnsetPreferredLocation, 4) \
    ITEM(cudaMemAdviseSetAccessedBy, 5) \
    ITEM(cudaMemAdviseUnsetAccessedBy, 6)
CB_ENUM_TABLE(cudaMemoryAdvise, .c_name = "enum cudaMemoryAdvise");

#define ITEMS_cudaMemRangeAttribute(ITEM) \
    ITEM(cudaMemRangeAttributeReadMostly, 1) \
    ITEM(cudaMemRangeAttributePreferredLocation, 2) \
    ITEM(cudaMemRangeAttributeAccessedBy, 3) \
    ITEM(cudaMemRangeAttributeLastPrefetchLocation, 4) \
    ITEM(cudaMemRangeAttributePreferredLocationType, 5) \
    ITEM(cudaMemRangeAttributePreferredLocationId, 6) \
    ITEM(cudaMemRangeAttributeLastPrefetchLocationType, 7) \
    ITEM(cudaMemRangeAttributeLastPrefetchLocationId, 8)
CB_ENUM_TABLE(cudaMemRangeAttribute, .c_name = "enum cudaMemRangeAttribute");

#define ITEMS_cudaFlushGPUDirectRDMAWritesOptions(ITEM) \
    ITEM(cudaFlushGPUDirectRDMAWritesOptionHost, 1) \
    ITEM(cudaFlushGPUDirectRDMAWritesOptionMemOps, 2)
CB_ENUM_TABLE(cudaFlushGPUDirectRDMAWritesOptions,
    .c_name = "enum cudaFlushGPUDirectRDMAWritesOptions");

#define ITEMS_cudaGPUDirectRDMAWritesOrdering(ITEM) \
    ITEM(cudaGPUDirectRDMAWritesOrderingNone, 0) \
    ITEM(cudaGPUDirectRDMAWritesOrderingOwner, 100) \
    ITEM(cudaGPUDirectRDMAWritesOrderingAllDevices, 200)
CB_ENUM_TABLE(cudaGPUDirectRDMAWritesOrdering, .c_name = "enum cudaGPUDirectRDMAWritesOrdering");

#define ITEMS_cudaFlushGPUDirectRDMAWritesScope(ITEM) \
    ITEM(cudaFlushGPUDirectRDMAWritesToOwner, 100) \
    ITEM(cudaFlushGPUDirectRDMAWritesToAllDevices, 200)
CB_ENUM_TABLE(cudaFlushGPUDirectRDMAWritesScope,
    .c_name = "enum cudaFlushGPUDirectRDMAWritesScope");

#define ITEMS_cudaFlushGPUDirectRDMAWritesTarget(ITEM) \
    ITEM(cudaFlushGPUDirectRDMAWritesTargetCurrentDevice, 0)
CB_ENUM_TABLE(cudaFlushGPUDirectRDMAWritesTarget,
    .c_name = "enum cudaFlushGPUDirectRDMAWritesTarget");

#define ITEMS_cudaDeviceAttr(ITEM) \
    ITEM(cudaDevAttrMaxThreadsPerBlock, 1) \
    ITEM(cudaDevAttrMaxBlockDimX, 2) \
    ITEM(cudaDevAttrMaxBlockDimY, 3) \
    ITEM(cudaDevAttrMaxBlockDimZ, 4) \
    ITEM(cudaDevAttrMaxGridDimX, 5) \
    ITEM(cudaDevAttrMaxGridDimY, 6) \
    ITEM(cudaDevAttrMaxGridDimZ, 7) \
    ITEM(cudaDevAttrMaxSharedMemoryPerBlock, 8) \
    ITEM(cudaDevAttrTotalConstantMemory, 9) \
    ITEM(cudaDevAttrWarpSize, 10) \
    ITEM(cudaDevAttrMaxPitch, 11) \
    ITEM(cudaDevAttrMaxRegistersPerBlock, 12) \
    ITEM(cudaDevAttrClockRate, 13) \
    ITEM(cudaDevAttrTextureAlignment, 14) \
    ITEM(cudaDevAttrGpuOverlap, 15) \
    ITEM(cudaDevAttrMultiProcessorCount, 16) \
    ITEM(cudaDevAttrKernelExecTimeout, 17) \
    ITEM(cudaDevAttrIntegrated, 18) \
    ITEM(cudaDevAttrCanMapHostMemory, 19) \
    ITEM(cudaDevAttrComputeMode, 20) \
    ITEM(cudaDevAttrMaxTexture1DWidth, 21) \
    ITEM(cudaDevAttrMaxTexture2DWidth, 22) \
    ITEM(cudaDevAttrMaxTexture2DHeight, 23) \
    ITEM(cudaDevAttrMaxTexture3DWidth, 24) \
    ITEM(cudaDevAttrMaxTexture3DHeight, 25) \
    ITEM(cudaDevAttrMaxTexture3DDepth, 26) \
    ITEM(cudaDevAttrMaxTexture2DLayeredWidth, 27) \
    ITEM(cudaDevAttrMaxTexture2DLayeredHeight, 28) \
    ITEM(cudaDevAttrMaxTexture2DLayeredLayers, 29) \
    ITEM(cudaDevAttrSurfaceAlignment, 30) \
    ITEM(cudaDevAttrConcurrentKernels, 31) \
    ITEM(cudaDevAttrEccEnabled, 32) \
    ITEM(cudaDevAttrPciBusId, 33) \
    ITEM(cudaDevAttrPciDeviceId, 34) \
    ITEM(cudaDevAttrTccDriver, 35) \
    ITEM(cudaDevAttrMemoryClockRate, 36) \
    ITEM(cudaDevAttrGlobalMemoryBusWidth, 37) \
    ITEM(cudaDevAttrL2CacheSize, 38) \
    ITEM(cudaDevAttrMaxThreadsPerMultiProcessor, 39) \
    ITEM(cudaDevAttrAsyncEngineCount, 40) \
    ITEM(cudaDevAttrUnifiedAddressing, 41) \
    ITEM(cudaDevAttrMaxTexture1DLayeredWidth, 42) \
    ITEM(cudaDevAttrMaxTexture1DLayeredLayers, 43) \
    ITEM(cudaDevAttrMaxTexture2DGatherWidth, 45) \
    ITEM(cudaDevAttrMaxTexture2DGatherHeight, 46) \
    ITEM(cudaDevAttrMaxTexture3DWidthAlt, 47) \
    ITEM(cudaDevAttrMaxTexture3DHeightAlt, 48) \
    ITEM(cudaDevAttrMaxTexture3DDepthAlt, 49) \
    ITEM(cudaDevAttrPciDomainId, 50) \
    ITEM(cudaDevAttrTexturePitchAlignment, 51) \
    ITEM(cudaDevAttrMaxTextureCubemapWidth, 52) \
    ITEM(cudaDevAttrMaxTextureCubemapLayeredWidth, 53) \
    ITEM(cudaDevAttrMaxTextureCubemapLayeredLayers, 54) \
    ITEM(cudaDevAttrMaxSurface1DWidth, 55) \
    ITEM(cudaDevAttrMaxSurface2DWidth, 56) \
    ITEM(cudaDevAttrMaxSurface2DHeight, 57) \
    ITEM(cudaDevAttrMaxSurface3DWidth, 58) \
    ITEM(cudaDevAttrMaxSurface3DHeight, 59) \
    ITEM(cudaDevAttrMaxSurface3DDepth, 60) \
    ITEM(cudaDevAttrMaxSurface1DLayeredWidth, 61) \
    ITEM(cudaDevAttrMaxSurface1DLayeredLayers, 62) \
    ITEM(cudaDevAttrMaxSurface2DLayeredWidth, 63) \
    ITEM(cudaDevAttrMaxSurface2DLayeredHeight, 64) \
    ITEM(cudaDevAttrMaxSurface2DLayeredLayers, 65) \
    ITEM(cudaDevAttrMaxSurfaceCubemapWidth, 66) \
    ITEM(cudaDevAttrMaxSurfaceCubemapLayeredWidth, 67) \
    ITEM(cudaDevAttrMaxSurfaceCubemapLayeredLayers, 68) \
    ITEM(cudaDevAttrMaxTexture1DLinearWidth, 69) \
    ITEM(cudaDevAttrMaxTexture2DLinearWidth, 70) \
    ITEM(cudaDevAttrMaxTexture2DLinearHeight, 71) \
    ITEM(cudaDevAttrMaxTexture2DLinearPitch, 72) \
    ITEM(cudaDevAttrMaxTexture2DMipmappedWidth, 73) \
    ITEM(cudaDevAttrMaxTexture2DMipmappedHeight, 74) \
    ITEM(cudaDevAttrComputeCapabilityMajor, 75) \
    ITEM(cudaDevAttrComputeCapabilityMinor, 76) \
    ITEM(cudaDevAttrMaxTexture1DMipmappedWidth, 77) \
    ITEM(cudaDevAttrStreamPrioritiesSupported, 78) \
    ITEM(cudaDevAttrGlobalL1CacheSupported, 79) \
    ITEM(cudaDevAttrLocalL1CacheSupported, 80) \
    ITEM(cudaDevAttrMaxSharedMemoryPerMultiprocessor, 81) \
    ITEM(cudaDevAttrMaxRegistersPerMultiprocessor, 82) \
    ITEM(cudaDevAttrManagedMemory, 83) \
    ITEM(cudaDevAttrIsMultiGpuBoard, 84) \
    ITEM(cudaDevAttrMultiGpuBoardGroupID, 85) \
    ITEM(cudaDevAttrHostNativeAtomicSupported, 86) \
    ITEM(cudaDevAttrSingleToDoublePrecisionPerfRatio, 87) \
    ITEM(cudaDevAttrPageableMemoryAccess, 88) \
    ITEM(cudaDevAttrConcurrentManagedAccess, 89) \
    ITEM(cudaDevAttrComputePreemptionSupported, 90) \
    ITEM(cudaDevAttrCanUseHostPointerForRegisteredMem, 91) \
    ITEM(cudaDevAttrReserved92, 92) \
    ITEM(cudaDevAttrReserved93, 93) \
    ITEM(cudaDevAttrReserved94, 94) \
    ITEM(cudaDevAttrCooperativeLaunch, 95) \
    ITEM(cudaDevAttrReserved96, 96) \
    ITEM(cudaDevAttrMaxSharedMemoryPerBlockOptin, 97) \
    ITEM(cudaDevAttrCanFlushRemoteWrites, 98) \
    ITEM(cudaDevAttrHostRegisterSupported, 99) \
    ITEM(cudaDevAttrPageableMemoryAccessUsesHostPageTables, 100) \
    ITEM(cudaDevAttrDirectManagedMemAccessFromHost, 101) \
    ITEM(cudaDevAttrMaxBlocksPerMultiprocessor, 106) \
    ITEM(cudaDevAttrMaxPersistingL2CacheSize, 108) \
    ITEM(cudaDevAttrMaxAccessPolicyWindowSize, 109) \
    ITEM(cudaDevAttrReservedSharedMemoryPerBlock, 111) \
    ITEM(cudaDevAttrSparseCudaArraySupported, 112) \
    ITEM(cudaDevAttrHostRegisterReadOnlySupported, 113) \
    ITEM(cudaDevAttrTimelineSemaphoreInteropSupported, 114) \
    ITEM(cudaDevAttrMemoryPoolsSupported, 115) \
    ITEM(cudaDevAttrGPUDirectRDMASupported, 116) \
    ITEM(cudaDevAttrGPUDirectRDMAFlushWritesOptions, 117) \
    ITEM(cudaDevAttrGPUDirectRDMAWritesOrdering, 118) \
    ITEM(cudaDevAttrMemoryPoolSupportedHandleTypes, 119) \
    ITEM(cudaDevAttrClusterLaunch, 120) \
    ITEM(cudaDevAttrDeferredMappingCudaArraySupported, 121) \
    ITEM(cudaDevAttrReserved122, 122) \
    ITEM(cudaDevAttrReserved123, 123) \
    ITEM(cudaDevAttrReserved124, 124) \
    ITEM(cudaDevAttrIpcEventSupport, 125) \
    ITEM(cudaDevAttrMemSyncDomainCount, 126) \
    ITEM(cudaDevAttrReserved127, 127) \
    ITEM(cudaDevAttrReserved128, 128) \
    ITEM(cudaDevAttrReserved129, 129) \
    ITEM(cudaDevAttrNumaConfig, 130) \
    ITEM(cudaDevAttrNumaId, 131) \
    ITEM(cudaDevAttrReserved132, 132) \
    ITEM(cudaDevAttrMpsEnabled, 133) \
    ITEM(cudaDevAttrHostNumaId, 134) \
    ITEM(cudaDevAttrD3D12CigSupported, 135) \
    ITEM(cudaDevAttrVulkanCigSupported, 138) \
    ITEM(cudaDevAttrGpuPciDeviceId, 139) \
    ITEM(cudaDevAttrGpuPciSubsystemId, 140) \
    ITEM(cudaDevAttrReserved141, 141) \
    ITEM(cudaDevAttrHostNumaMemoryPoolsSupported, 142) \
    ITEM(cudaDevAttrHostNumaMultinodeIpcSupported, 143) \
    ITEM(cudaDevAttrHostMemoryPoolsSupported, 144) \
    ITEM(cudaDevAttrReserved145, 145) \
    ITEM(cudaDevAttrOnlyPartialHostNativeAtomicSupported, 147) \
    ITEM(cudaDevAttrAtomicReductionSupported, 148) \
    ITEM(cudaDevAttrLocalityDomainCount, 149) \
    ITEM(cudaDevAttrOversizedSharedMemoryPerBlock, 150) \
    ITEM(cudaDevAttrCigStreamsSupported, 151) \
    ITEM(cudaDevAttrLocalityDomainMultiprocessorCount, 157) \
    ITEM(cudaDevAttrTensorMapLargeTensorMinSize, 160) \
    ITEM(cudaDevAttrMax, 161)
CB_ENUM_TABLE(cudaDeviceAttr, .c_name = "enum cudaDeviceAttr");

#define ITEMS_cudaMemPoolAttr(ITEM) \
    ITEM(cudaMemPoolReuseFollowEventDependencies, 1) \
    ITEM(cudaMemPoolReuseAllowOpportunistic, 2) \
    ITEM(cudaMemPoolReuseAllowInternalDependencies, 3) \
    ITEM(cudaMemPoolAttrReleaseThreshold, 4) \
    ITEM(cudaMemPoolAttrReservedMemCurrent, 5) \
    ITEM(cudaMemPoolAttrReservedMemHigh, 6) \
    ITEM(cudaMemPoolAttrUsedMemCurrent, 7) \
    ITEM(cudaMemPoolAttrUsedMemHigh, 8) \
    ITEM(cudaMemPoolAttrAllocationType, 9) \
    ITEM(cudaMemPoolAttrExportHandleTypes, 10) \
    ITEM(cudaMemPoolAttrLocationId, 11) \
    ITEM(cudaMemPoolAttrLocationType, 12) \
    ITEM(cudaMemPoolAttrMaxPoolSize, 13) \
    ITEM(cudaMemPoolAttrHwDecompressEnabled, 14) \
    ITEM(cudaMemPoolAttrLocalityDomainId, 15)
CB_ENUM_TABLE(cudaMemPoolAttr, .c_name = "enum cudaMemPoolAttr");

#define ITEMS_cudaMemLocationType(ITEM) \
    ITEM(cudaMemLocationTypeInvalid, 0) \
    ITEM(cudaMemLocationTypeNone, 0) \
    ITEM(cudaMemLocationTypeDevice, 1) \
    ITEM(cudaMemLocationTypeHost, 2) \
    ITEM(cudaMemLocationTypeHostNuma, 3) \
    ITEM(cudaMemLocationTypeHostNumaCurrent, 4) \
    ITEM(cudaMemLocationTypeInvisible, 5) \
    ITEM(cudaMemLocationTypeDeviceLocalityDomain, 6)
CB_ENUM_TABLE(cudaMemLocationType, .c_name = "enum cudaMemLocationType");

#define ITEMS_cudaMemAccessFlags(ITEM) \
    ITEM(cudaMemAccessFlagsProtNone, 0) \
    ITEM(cudaMemAccessFlagsProtRead, 1) \
    ITEM(cudaMemAccessFlagsProtReadWrite, 3)
CB_ENUM_TABLE(cudaMemAccessFlags, .c_name = "enum cudaMemAccessFlags");

#define ITEMS_cudaMemAllocationType(ITEM) \
    ITEM(cudaMemAllocationTypeInvalid, 0) \
    ITEM(cudaMemAllocationTypePinned, 1) \
    ITEM(cudaMemAllocationTypeManaged, 2) \
    ITEM(cudaMemAllocationTypeMax, 2147483647)
CB_ENUM_TABLE(cudaMemAllocationType, .c_name = "enum cudaMemAllocationType");

#define ITEMS_cudaMemAllocationHandleType(ITEM) \
    ITEM(cudaMemHandleTypeNone, 0) \
    ITEM(cudaMemHandleTypePosixFileDescriptor, 1) \
    ITEM(cudaMemHandleTypeWin32, 2) \
    ITEM(cudaMemHandleTypeWin32Kmt, 4) \
    ITEM(cudaMemHandleTypeFabric, 8)
CB_ENUM_TABLE(cudaMemAllocationHandleType, .c_name = "enum cudaMemAllocationHandleType");

#define ITEMS_cudaGraphMemAttributeType(ITEM) \
    ITEM(cudaGraphMemAttrUsedMemCurrent, 0) \
    ITEM(cudaGraphMemAttrUsedMemHigh, 1) \
    ITEM(cudaGraphMemAttrReservedMemCurrent, 2) \
    ITEM(cudaGraphMemAttrReservedMemHigh, 3)
CB_ENUM_TABLE(cudaGraphMemAttributeType, .c_name = "enum cudaGraphMemAttributeType");

#define ITEMS_cudaMemcpyFlags(ITEM) \
    ITEM(cudaMemcpyFlagDefault, 0) \
    ITEM(cudaMemcpyFlagPreferOverlapWithCompute, 1)
CB_ENUM_TABLE(cudaMemcpyFlags, .c_name = "enum cudaMemcpyFlags");

#define ITEMS_cudaMemcpySrcAccessOrder(ITEM) \
    ITEM(cudaMemcpySrcAccessOrderInvalid, 0) \
    ITEM(cudaMemcpySrcAccessOrderStream, 1) \
    ITEM(cudaMemcpySrcAccessOrderDuringApiCall, 2) \
    ITEM(cudaMemcpySrcAccessOrderAny, 3) \
    ITEM(cudaMemcpySrcAccessOrderMax, 2147483647)
CB_ENUM_TABLE(cudaMemcpySrcAccessOrder, .c_name = "enum cudaMemcpySrcAccessOrder");

#define ITEMS_cudaMemcpy3DOperandType(ITEM) \
    ITEM(cudaMemcpyOperandTypePointer, 1) \
    ITEM(cudaMemcpyOperandTypeArray, 2) \
    ITEM(cudaMemcpyOperandTypeMax, 2147483647)
CB_ENUM_TABLE(cudaMemcpy3DOperandType, .c_name = "enum cudaMemcpy3DOperandType");

#define ITEMS_cudaDeviceP2PAttr(ITEM) \
    ITEM(cudaDevP2PAttrPerformanceRank, 1) \
    ITEM(cudaDevP2PAttrAccessSupported, 2) \
    ITEM(cudaDevP2PAttrNativeAtomicSupported, 3) \
    ITEM(cudaDevP2PAttrCudaArrayAccessSupported, 4) \
    ITEM(cudaDevP2PAttrOnlyPartialNativeAtomicSupported, 5)
CB_ENUM_TABLE(cudaDeviceP2PAttr, .c_name = "enum cudaDeviceP2PAttr");

#define ITEMS_cudaAtomicOperation(ITEM) \
    ITEM(cudaAtomicOperationIntegerAdd, 0) \
    ITEM(cudaAtomicOperationIntegerMin, 1) \
    ITEM(cudaAtomicOperationIntegerMax, 2) \
    ITEM(cudaAtomicOperationIntegerIncrement, 3) \
    ITEM(cudaAtomicOperationIntegerDecrement, 4) \
    ITEM(cudaAtomicOperationAnd, 5) \
    ITEM(cudaAtomicOperationOr, 6) \
    ITEM(cudaAtomicOperationXOR, 7) \
    ITEM(cudaAtomicOperationExchange, 8) \
    ITEM(cudaAtomicOperationCAS, 9) \
    ITEM(cudaAtomicOperationFloatAdd, 10) \
    ITEM(cudaAtomicOperationFloatMin, 11) \
    ITEM(cudaAtomicOperationFloatMax, 12)
CB_ENUM_TABLE(cudaAtomicOperation, .c_name = "enum cudaAtomicOperation");

#define ITEMS_cudaAtomicOperationCapability(ITEM) \
    ITEM(cudaAtomicCapabilitySigned, 1) \
    ITEM(cudaAtomicCapabilityUnsigned, 2) \
    ITEM(cudaAtomicCapabilityReduction, 4) \
    ITEM(cudaAtomicCapabilityScalar32, 8) \
    ITEM(cudaAtomicCapabilityScalar64, 16) \
    ITEM(cudaAtomicCapabilityScalar128, 32) \
    ITEM(cudaAtomicCapabilityVector32x4, 64)
CB_ENUM_TABLE(cudaAtomicOperationCapability, .c_name = "enum cudaAtomicOperationCapability");

#define ITEMS_cudaExternalMemoryHandleType(ITEM) \
    ITEM(cudaExternalMemoryHandleTypeOpaqueFd, 1) \
    ITEM(cudaExternalMemoryHandleTypeOpaqueWin32, 2) \
    ITEM(cudaExternalMemoryHandleTypeOpaqueWin32Kmt, 3) \
    ITEM(cudaExternalMemoryHandleTypeD3D12Heap, 4) \
    ITEM(cudaExternalMemoryHandleTypeD3D12Resource, 5) \
    ITEM(cudaExternalMemoryHandleTypeD3D11Resource, 6) \
    ITEM(cudaExternalMemoryHandleTypeD3D11ResourceKmt, 7) \
    ITEM(cudaExternalMemoryHandleTypeNvSciBuf, 8)
CB_ENUM_TABLE(cudaExternalMemoryHandleType, .c_name = "enum cudaExternalMemoryHandleType");

#define ITEMS_cudaExternalSemaphoreHandleType(ITEM) \
    ITEM(cudaExternalSemaphoreHandleTypeOpaqueFd, 1) \
    ITEM(cudaExternalSemaphoreHandleTypeOpaqueWin32, 2) \
    ITEM(cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt, 3) \
    ITEM(cudaExternalSemaphoreHandleTypeD3D12Fence, 4) \
    ITEM(cudaExternalSemaphoreHandleTypeD3D11Fence, 5) \
    ITEM(cudaExternalSemaphoreHandleTypeNvSciSync, 6) \
    ITEM(cudaExternalSemaphoreHandleTypeKeyedMutex, 7) \
    ITEM(cudaExternalSemaphoreHandleTypeKeyedMutexKmt, 8) \
    ITEM(cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd, 9) \
    ITEM(cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32, 10)
CB_ENUM_TABLE(cudaExternalSemaphoreHandleType, .c_name = "enum cudaExternalSemaphoreHandleType");

#define ITEMS_cudaDevSmResourceGroup_flags(ITEM) \
    ITEM(cudaDevSmResourceGroupDefault, 0) \
    ITEM(cudaDevSmResourceGroupBackfill, 1) \
    ITEM(cudaDevSmResourceGroupLocalityDomainId, 2) \
    ITEM(cudaDevSmResourceGroupLocalityDomainSupplementalSms, 4)
CB_ENUM_TABLE(cudaDevSmResourceGroup_flags, .c_name = "enum cudaDevSmResourceGroup_flags");

#define ITEMS_cudaDevSmResourceSplitByCount_flags(ITEM) \
    ITEM(cudaDevSmResourceSplitIgnoreSmCoscheduling, 1) \
    ITEM(cudaDevSmResourceSplitMaxPotentialClusterSize, 2)
CB_ENUM_TABLE(cudaDevSmResourceSplitByCount_flags,
    .c_name = "enum cudaDevSmResourceSplitByCount_flags");

#define ITEMS_cudaDevResourceType(ITEM) \
    ITEM(cudaDevResourceTypeInvalid, 0) \
    ITEM(cudaDevResourceTypeSm, 1) \
    ITEM(cudaDevResourceTypeWorkqueueConfig, 1000) \
    ITEM(cudaDevResourceTypeWorkqueue, 10000)
CB_ENUM_TABLE(cudaDevResourceType, .c_name = "enum cudaDevResourceType");

#define ITEMS_cudaDevWorkqueueConfigScope(ITEM) \
    ITEM(cudaDevWorkqueueConfigScopeDeviceCtx, 0) \
    ITEM(cudaDevWorkqueueConfigScopeGreenCtxBalanced, 1)
CB_ENUM_TABLE(cudaDevWorkqueueConfigScope, .c_name = "enum cudaDevWorkqueueConfigScope");

#define ITEMS_cudaJitOption(ITEM) \
    ITEM(cudaJitMaxRegisters, 0) \
    ITEM(cudaJitThreadsPerBlock, 1) \
    ITEM(cudaJitWallTime, 2) \
    ITEM(cudaJitInfoLogBuffer, 3) \
    ITEM(cudaJitInfoLogBufferSizeBytes, 4) \
    ITEM(cudaJitErrorLogBuffer, 5) \
    ITEM(cudaJitErrorLogBufferSizeBytes, 6) \
    ITEM(cudaJitOptimizationLevel, 7) \
    ITEM(cudaJitFallbackStrategy, 10) \
    ITEM(cudaJitGenerateDebugInfo, 11) \
    ITEM(cudaJitLogVerbose, 12) \
    ITEM(cudaJitGenerateLineInfo, 13) \
    ITEM(cudaJitCacheMode, 14) \
    ITEM(cudaJitPositionIndependentCode, 30) \
    ITEM(cudaJitMinCtaPerSm, 31) \
    ITEM(cudaJitMaxThreadsPerBlock, 32) \
    ITEM(cudaJitOverrideDirectiveValues, 33)
CB_ENUM_TABLE(cudaJitOption, .c_name = "enum cudaJitOption");

#define ITEMS_cudaLibraryOption(ITEM) \
    ITEM(cudaLibraryHostUniversalFunctionAndDataTable, 0) \
    ITEM(cudaLibraryBinaryIsPreserved, 1)
CB_ENUM_TABLE(cudaLibraryOption, .c_name = "enum cudaLibraryOption");

#define ITEMS_cudaJit_CacheMode(ITEM) \
    ITEM(cudaJitCacheOptionNone, 0) \
    ITEM(cudaJitCacheOptionCG, 1) \
    ITEM(cudaJitCacheOptionCA, 2)
CB_ENUM_TABLE(cudaJit_CacheMode, .c_name = "enum cudaJit_CacheMode");

#define ITEMS_cudaJit_Fallback(ITEM) \
    ITEM(cudaPreferPtx, 0) \
    ITEM(cudaPreferBinary, 1)
CB_ENUM_TABLE(cudaJit_Fallback, .c_name = "enum cudaJit_Fallback");

#define ITEMS_cudaCGScope(ITEM) \
    ITEM(cudaCGScopeInvalid, 0) \
    ITEM(cudaCGScopeGrid, 1) \
    ITEM(cudaCGScopeReserved, 2)
CB_ENUM_TABLE(cudaCGScope, .c_name = "enum cudaCGScope");

#define ITEMS_cudaKernelFunctionType(ITEM) \
    ITEM(cudaKernelFunctionTypeUnspecified, 0) \
    ITEM(cudaKernelFunctionTypeDeviceEntry, 1) \
    ITEM(cudaKernelFunctionTypeKernel, 2) \
    ITEM(cudaKernelFunctionTypeFunction, 3)
CB_ENUM_TABLE(cudaKernelFunctionType, .c_name = "enum cudaKernelFunctionType");

#define ITEMS_cudaGraphConditionalHandleFlags(ITEM) \
    ITEM(cudaGraphCondAssignDefault, 1)
CB_ENUM_TABLE(cudaGraphConditionalHandleFlags, .c_name = "enum cudaGraphConditionalHandleFlags");

#define ITEMS_cudaGraphConditionalNodeType(ITEM) \
    ITEM(cudaGraphCondTypeIf, 0) \
    ITEM(cudaGraphCondTypeWhile, 1) \
    ITEM(cudaGraphCondTypeSwitch, 2)
CB_ENUM_TABLE(cudaGraphConditionalNodeType, .c_name = "enum cudaGraphConditionalNodeType");

#define ITEMS_cudaGraphNodeType(ITEM) \
    ITEM(cudaGraphNodeTypeKernel, 0) \
    ITEM(cudaGraphNodeTypeMemcpy, 1) \
    ITEM(cudaGraphNodeTypeMemset, 2) \
    ITEM(cudaGraphNodeTypeHost, 3) \
    ITEM(cudaGraphNodeTypeGraph, 4) \
    ITEM(cudaGraphNodeTypeEmpty, 5) \
    ITEM(cudaGraphNodeTypeWaitEvent, 6) \
    ITEM(cudaGraphNodeTypeEventRecord, 7) \
    ITEM(cudaGraphNodeTypeExtSemaphoreSignal, 8) \
    ITEM(cudaGraphNodeTypeExtSemaphoreWait, 9) \
    ITEM(cudaGraphNodeTypeMemAlloc, 10) \
    ITEM(cudaGraphNodeTypeMemFree, 11) \
    ITEM(cudaGraphNodeTypeConditional, 13) \
    ITEM(cudaGraphNodeTypeMemcpyBatch, 14) \
    ITEM(cudaGraphNodeTypeReserved16, 16) \
    ITEM(cudaGraphNodeTypeExternalEngine, 17) \
    ITEM(cudaGraphNodeTypeCount, 18)
CB_ENUM_TABLE(cudaGraphNodeType, .c_name = "enum cudaGraphNodeType");

#define ITEMS_cudaGraphChildGraphNodeOwnership(ITEM) \
    ITEM(cudaGraphChildGraphOwnershipClone, 0) \
    ITEM(cudaGraphChildGraphOwnershipMove, 1) \
    ITEM(cudaGraphChildGraphOwnershipInvalid, -1)
CB_ENUM_TABLE(cudaGraphChildGraphNodeOwnership, .c_name = "enum cudaGraphChildGraphNodeOwnership",
    .is_signed = true);

#define ITEMS_cudaGraphDependencyType(ITEM) \
    ITEM(cudaGraphDependencyTypeDefault, 0) \
    ITEM(cudaGraphDependencyTypeProgrammatic, 1)
CB_ENUM_TABLE(cudaGraphDependencyType, .c_name = "cudaGraphDependencyType_enum");

#define ITEMS_cudaGraphExecUpdateResult(ITEM) \
    ITEM(cudaGraphExecUpdateSuccess, 0) \
    ITEM(cudaGraphExecUpdateError, 1) \
    ITEM(cudaGraphExecUpdateErrorTopologyChanged, 2) \
    ITEM(cudaGraphExecUpdateErrorNodeTypeChanged, 3) \
    ITEM(cudaGraphExecUpdateErrorFunctionChanged, 4) \
    ITEM(cudaGraphExecUpdateErrorParametersChanged, 5) \
    ITEM(cudaGraphExecUpdateErrorNotSupported, 6) \
    ITEM(cudaGraphExecUpdateErrorUnsupportedFunctionChange, 7) \
    ITEM(cudaGraphExecUpdateErrorAttributesChanged, 8)
CB_ENUM_TABLE(cudaGraphExecUpdateResult, .c_name = "enum cudaGraphExecUpdateResult");

#define ITEMS_cudaGraphInstantiateResult(ITEM) \
    ITEM(cudaGraphInstantiateSuccess, 0) \
    ITEM(cudaGraphInstantiateError, 1) \
    ITEM(cudaGraphInstantiateInvalidStructure, 2) \
    ITEM(cudaGraphInstantiateNodeOperationNotSupported, 3) \
    ITEM(cudaGraphInstantiateMultipleDevicesNotSupported, 4) \
    ITEM(cudaGraphInstantiateConditionalHandleUnused, 5)
CB_ENUM_TABLE(cudaGraphInstantiateResult, .c_name = "enum cudaGraphInstantiateResult");

#define ITEMS_cudaGraphKernelNodeField(ITEM) \
    ITEM(cudaGraphKernelNodeFieldInvalid, 0) \
    ITEM(cudaGraphKernelNodeFieldGridDim, 1) \
    ITEM(cudaGraphKernelNodeFieldParam, 2) \
    ITEM(cudaGraphKernelNodeFieldEnabled, 3)
CB_ENUM_TABLE(cudaGraphKernelNodeField, .c_name = "enum cudaGraphKernelNodeField");

#define ITEMS_cudaGetDriverEntryPointFlags(ITEM) \
    ITEM(cudaEnableDefault, 0) \
    ITEM(cudaEnableLegacyStream, 1) \
    ITEM(cudaEnablePerThreadDefaultStream, 2)
CB_ENUM_TABLE(cudaGetDriverEntryPointFlags, .c_name = "enum cudaGetDriverEntryPointFlags");

#define ITEMS_cudaDriverEntryPointQueryResult(ITEM) \
    ITEM(cudaDriverEntryPointSuccess, 0) \
    ITEM(cudaDriverEntryPointSymbolNotFound, 1) \
    ITEM(cudaDriverEntryPointVersionNotSufficent, 2)
CB_ENUM_TABLE(cudaDriverEntryPointQueryResult, .c_name = "enum cudaDriverEntryPointQueryResult");

#define ITEMS_cudaGraphDebugDotFlags(ITEM) \
    ITEM(cudaGraphDebugDotFlagsVerbose, 1) \
    ITEM(cudaGraphDebugDotFlagsKernelNodeParams, 4) \
    ITEM(cudaGraphDebugDotFlagsMemcpyNodeParams, 8) \
    ITEM(cudaGraphDebugDotFlagsMemsetNodeParams, 16) \
    ITEM(cudaGraphDebugDotFlagsHostNodeParams, 32) \
    ITEM(cudaGraphDebugDotFlagsEventNodeParams, 64) \
    ITEM(cudaGraphDebugDotFlagsExtSemasSignalNodeParams, 128) \
    ITEM(cudaGraphDebugDotFlagsExtSemasWaitNodeParams, 256) \
    ITEM(cudaGraphDebugDotFlagsKernelNodeAttributes, 512) \
    ITEM(cudaGraphDebugDotFlagsHandles, 1024) \
    ITEM(cudaGraphDebugDotFlagsConditionalNodeParams, 32768) \
    ITEM(cudaGraphDebugDotFlagsMemcpyBatchNodeParams, 65536)
CB_ENUM_TABLE(cudaGraphDebugDotFlags, .c_name = "enum cudaGraphDebugDotFlags");

#define ITEMS_cudaGraphInstantiateFlags(ITEM) \
    ITEM(cudaGraphInstantiateFlagAutoFreeOnLaunch, 1) \
    ITEM(cudaGraphInstantiateFlagUpload, 2) \
    ITEM(cudaGraphInstantiateFlagDeviceLaunch, 4) \
    ITEM(cudaGraphInstantiateFlagUseNodePriority, 8)
CB_ENUM_TABLE(cudaGraphInstantiateFlags, .c_name = "enum cudaGraphInstantiateFlags");

#define ITEMS_cudaLaunchMemSyncDomain(ITEM) \
    ITEM(cudaLaunchMemSyncDomainDefault, 0) \
    ITEM(cudaLaunchMemSyncDomainRemote, 1)
CB_ENUM_TABLE(cudaLaunchMemSyncDomain, .c_name = "enum cudaLaunchMemSyncDomain");

#define ITEMS_cudaLaunchAttributePortableClusterMode(ITEM) \
    ITEM(cudaLaunchPortableClusterModeDefault, 0) \
    ITEM(cudaLaunchPortableClusterModeRequirePortable, 1) \
    ITEM(cudaLaunchPortableClusterModeAllowNonPortable, 2)
CB_ENUM_TABLE(cudaLaunchAttributePortableClusterMode,
    .c_name = "enum cudaLaunchAttributePortableClusterMode");

#define ITEMS_cudaLaunchAttributeID(ITEM) \
    ITEM(cudaLaunchAttributeIgnore, 0) \
    ITEM(cudaLaunchAttributeAccessPolicyWindow, 1) \
    ITEM(cudaLaunchAttributeCooperative, 2) \
    ITEM(cudaLaunchAttributeSynchronizationPolicy, 3) \
    ITEM(cudaLaunchAttributeClusterDimension, 4) \
    ITEM(cudaLaunchAttributeClusterSchedulingPolicyPreference, 5) \
    ITEM(cudaLaunchAttributeProgrammaticStreamSerialization, 6) \
    ITEM(cudaLaunchAttributeProgrammaticEvent, 7) \
    ITEM(cudaLaunchAttributePriority, 8) \
    ITEM(cudaLaunchAttributeMemSyncDomainMap, 9) \
    ITEM(cudaLaunchAttributeMemSyncDomain, 10) \
    ITEM(cudaLaunchAttributePreferredClusterDimension, 11) \
    ITEM(cudaLaunchAttributeLaunchCompletionEvent, 12) \
    ITEM(cudaLaunchAttributeDeviceUpdatableKernelNode, 13) \
    ITEM(cudaLaunchAttributePreferredSharedMemoryCarveout, 14) \
    ITEM(cudaLaunchAttributeNvlinkUtilCentricScheduling, 16) \
    ITEM(cudaLaunchAttributePortableClusterSizeMode, 17) \
    ITEM(cudaLaunchAttributeSharedMemoryMode, 18)
CB_ENUM_TABLE(cudaLaunchAttributeID, .c_name = "enum cudaLaunchAttributeID");

#define ITEMS_cudaDeviceNumaConfig(ITEM) \
    ITEM(cudaDeviceNumaConfigNone, 0) \
    ITEM(cudaDeviceNumaConfigNumaNode, 1)
CB_ENUM_TABLE(cudaDeviceNumaConfig, .c_name = "enum cudaDeviceNumaConfig");

#define ITEMS_cudaAsyncNotificationType(ITEM) \
    ITEM(cudaAsyncNotificationTypeOverBudget, 1)
CB_ENUM_TABLE(cudaAsyncNotificationType, .c_name = "cudaAsyncNotificationType_enum");

#define ITEMS_cudaLogLevel(ITEM) \
    ITEM(cudaLogLevelError, 0) \
    ITEM(cudaLogLevelWarning, 1)
CB_ENUM_TABLE(cudaLogLevel, .c_name = "CUDAlogLevel_enum");

#define ITEMS_cudaFabricOpStatusSource(ITEM) \
    ITEM(cudaFabricOpStatusSourceMbarrierV1, 0) \
    ITEM(cudaFabricOpStatusSourceMax, 2147483647)
CB_ENUM_TABLE(cudaFabricOpStatusSource, .c_name = "enum cudaFabricOpStatusSource");

#define ITEMS_cudaFabricOpStatusInfo(ITEM) \
    ITEM(cudaFabricOpStatusInfoSuccess, 0) \
    ITEM(cudaFabricOpStatusInfoLast, 0) \
    ITEM(cudaFabricOpStatusInfoMax, 2147483647)
CB_ENUM_TABLE(cudaFabricOpStatusInfo, .c_name = "enum cudaFabricOpStatusInfo");

#define ITEMS_cudaSurfaceBoundaryMode(ITEM) \
    ITEM(cudaBoundaryModeZero, 0) \
    ITEM(cudaBoundaryModeClamp, 1) \
    ITEM(cudaBoundaryModeTrap, 2)
CB_ENUM_TABLE(cudaSurfaceBoundaryMode, .c_name = "enum cudaSurfaceBoundaryMode");

#define ITEMS_cudaSurfaceFormatMode(ITEM) \
    ITEM(cudaFormatModeForced, 0) \
    ITEM(cudaFormatModeAuto, 1)
CB_ENUM_TABLE(cudaSurfaceFormatMode, .c_name = "enum cudaSurfaceFormatMode");

#define ITEMS_cudaTextureAddressMode(ITEM) \
    ITEM(cudaAddressModeWrap, 0) \
    ITEM(cudaAddressModeClamp, 1) \
    ITEM(cudaAddressModeMirror, 2) \
    ITEM(cudaAddressModeBorder, 3)
CB_ENUM_TABLE(cudaTextureAddressMode, .c_name = "enum cudaTextureAddressMode");

#define ITEMS_cudaTextureFilterMode(ITEM) \
    ITEM(cudaFilterModePoint, 0) \
    ITEM(cudaFilterModeLinear, 1)
CB_ENUM_TABLE(cudaTextureFilterMode, .c_name = "enum cudaTextureFilterMode");

#define ITEMS_cudaTextureReadMode(ITEM) \
    ITEM(cudaReadModeElementType, 0) \
    ITEM(cudaReadModeNormalizedFloat, 1)
CB_ENUM_TABLE(cudaTextureReadMode, .c_name = "enum cudaTextureReadMode");

#define ITEMS_cudaDataType(ITEM) \
    ITEM(CUDA_R_16F, 2) \
    ITEM(CUDA_C_16F, 6) \
    ITEM(CUDA_R_16BF, 14) \
    ITEM(CUDA_C_16BF, 15) \
    ITEM(CUDA_R_32F, 0) \
    ITEM(CUDA_C_32F, 4) \
    ITEM(CUDA_R_64F, 1) \
    ITEM(CUDA_C_64F, 5) \
    ITEM(CUDA_R_4I, 16) \
    ITEM(CUDA_C_4I, 17) \
    ITEM(CUDA_R_4U, 18) \
    ITEM(CUDA_C_4U, 19) \
    ITEM(CUDA_R_8I, 3) \
    ITEM(CUDA_C_8I, 7) \
    ITEM(CUDA_R_8U, 8) \
    ITEM(CUDA_C_8U, 9) \
    ITEM(CUDA_R_16I, 20) \
    ITEM(CUDA_C_16I, 21) \
    ITEM(CUDA_R_16U, 22) \
    ITEM(CUDA_C_16U, 23) \
    ITEM(CUDA_R_32I, 10) \
    ITEM(CUDA_C_32I, 11) \
    ITEM(CUDA_R_32U, 12) \
    ITEM(CUDA_C_32U, 13) \
    ITEM(CUDA_R_64I, 24) \
    ITEM(CUDA_C_64I, 25) \
    ITEM(CUDA_R_64U, 26) \
    ITEM(CUDA_C_64U, 27) \
    ITEM(CUDA_R_8F_E4M3, 28) \
    ITEM(CUDA_R_8F_UE4M3, 28) \
    ITEM(CUDA_R_8F_E5M2, 29) \
    ITEM(CUDA_R_8F_UE8M0, 30) \
    ITEM(CUDA_R_6F_E2M3, 31) \
    ITEM(CUDA_R_6F_E3M2, 32) \
    ITEM(CUDA_R_4F_E2M1, 33) \
    ITEM(CUDA_R_8F_UE5M3, 34)
CB_ENUM_TABLE(cudaDataType, .c_name = "enum cudaDataType_t");

#define ITEMS_cudaEmulationStrategy(ITEM) \
    ITEM(CUDA_EMULATION_STRATEGY_DEFAULT, 0) \
    ITEM(CUDA_EMULATION_STRATEGY_PERFORMANT, 1) \
    ITEM(CUDA_EMULATION_STRATEGY_EAGER, 2)
CB_ENUM_TABLE(cudaEmulationStrategy, .c_name = "enum cudaEmulationStrategy_t");

#define ITEMS_cudaEmulationMantissaControl(ITEM) \
    ITEM(CUDA_EMULATION_MANTISSA_CONTROL_DYNAMIC, 0) \
    ITEM(CUDA_EMULATION_MANTISSA_CONTROL_FIXED, 1)
CB_ENUM_TABLE(cudaEmulationMantissaControl, .c_name = "enum cudaEmulationMantissaControl_t");

#define ITEMS_cudaEmulationSpecialValuesSupport(ITEM) \
    ITEM(CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_DEFAULT, 65535) \
    ITEM(CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NONE, 0) \
    ITEM(CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_INFINITY, 1) \
    ITEM(CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NAN, 2)
CB_ENUM_TABLE(cudaEmulationSpecialValuesSupport,
    .c_name = "enum cudaEmulationSpecialValuesSupport_t");

#define ITEMS_libraryPropertyType(ITEM) \
    ITEM(MAJOR_VERSION, 0) \
    ITEM(MINOR_VERSION, 1) \
    ITEM(PATCH_LEVEL, 2)
CB_ENUM_TABLE(libraryPropertyType, .c_name = "enum libraryPropertyType_t");

#define ITEMS_cudaEglFrameType(ITEM) \
    ITEM(cudaEglFrameTypeArray, 0) \
    ITEM(cudaEglFrameTypePitch, 1)
CB_ENUM_TABLE(cudaEglFrameType, .c_name = "cudaEglFrameType_enum");

#define ITEMS_cudaEglResourceLocationFlags(ITEM) \
    ITEM(cudaEglResourceLocationSysmem, 0) \
    ITEM(cudaEglResourceLocationVidmem, 1)
CB_ENUM_TABLE(cudaEglResourceLocationFlags, .c_name = "cudaEglResourceLocationFlags_enum");

#define ITEMS_cudaEglColorFormat(ITEM) \
    ITEM(cudaEglColorFormatYUV420Planar, 0) \
    ITEM(cudaEglColorFormatYUV420SemiPlanar, 1) \
    ITEM(cudaEglColorFormatYUV422Planar, 2) \
    ITEM(cudaEglColorFormatYUV422SemiPlanar, 3) \
    ITEM(cudaEglColorFormatARGB, 6) \
    ITEM(cudaEglColorFormatRGBA, 7) \
    ITEM(cudaEglColorFormatL, 8) \
    ITEM(cudaEglColorFormatR, 9) \
    ITEM(cudaEglColorFormatYUV444Planar, 10) \
    ITEM(cudaEglColorFormatYUV444SemiPlanar, 11) \
    ITEM(cudaEglColorFormatYUYV422, 12) \
    ITEM(cudaEglColorFormatUYVY422, 13) \
    ITEM(cudaEglColorFormatABGR, 14) \
    ITEM(cudaEglColorFormatBGRA, 15) \
    ITEM(cudaEglColorFormatA, 16) \
    ITEM(cudaEglColorFormatRG, 17) \
    ITEM(cudaEglColorFormatAYUV, 18) \
    ITEM(cudaEglColorFormatYVU444SemiPlanar, 19) \
    ITEM(cudaEglColorFormatYVU422SemiPlanar, 20) \
    ITEM(cudaEglColorFormatYVU420SemiPlanar, 21) \
    ITEM(cudaEglColorFormatY10V10U10_444SemiPlanar, 22) \
    ITEM(cudaEglColorFormatY10V10U10_420SemiPlanar, 23) \
    ITEM(cudaEglColorFormatY12V12U12_444SemiPlanar, 24) \
    ITEM(cudaEglColorFormatY12V12U12_420SemiPlanar, 25) \
    ITEM(cudaEglColorFormatVYUY_ER, 26) \
    ITEM(cudaEglColorFormatUYVY_ER, 27) \
    ITEM(cudaEglColorFormatYUYV_ER, 28) \
    ITEM(cudaEglColorFormatYVYU_ER, 29) \
    ITEM(cudaEglColorFormatYUVA_ER, 31) \
    ITEM(cudaEglColorFormatAYUV_ER, 32) \
    ITEM(cudaEglColorFormatYUV444Planar_ER, 33) \
    ITEM(cudaEglColorFormatYUV422Planar_ER, 34) \
    ITEM(cudaEglColorFormatYUV420Planar_ER, 35) \
    ITEM(cudaEglColorFormatYUV444SemiPlanar_ER, 36) \
    ITEM(cudaEglColorFormatYUV422SemiPlanar_ER, 37) \
    ITEM(cudaEglColorFormatYUV420SemiPlanar_ER, 38) \
    ITEM(cudaEglColorFormatYVU444Planar_ER, 39) \
    ITEM(cudaEglColorFormatYVU422Planar_ER, 40) \
    ITEM(cudaEglColorFormatYVU420Planar_ER, 41) \
    ITEM(cudaEglColorFormatYVU444SemiPlanar_ER, 42) \
    ITEM(cudaEglColorFormatYVU422SemiPlanar_ER, 43) \
    ITEM(cudaEglColorFormatYVU420SemiPlanar_ER, 44) \
    ITEM(cudaEglColorFormatBayerRGGB, 45) \
    ITEM(cudaEglColorFormatBayerBGGR, 46) \
    ITEM(cudaEglColorFormatBayerGRBG, 47) \
    ITEM(cudaEglColorFormatBayerGBRG, 48) \
    ITEM(cudaEglColorFormatBayer10RGGB, 49) \
    ITEM(cudaEglColorFormatBayer10BGGR, 50) \
    ITEM(cudaEglColorFormatBayer10GRBG, 51) \
    ITEM(cudaEglColorFormatBayer10GBRG, 52) \
    ITEM(cudaEglColorFormatBayer12RGGB, 53) \
    ITEM(cudaEglColorFormatBayer12BGGR, 54) \
    ITEM(cudaEglColorFormatBayer12GRBG, 55) \
    ITEM(cudaEglColorFormatBayer12GBRG, 56) \
    ITEM(cudaEglColorFormatBayer14RGGB, 57) \
    ITEM(cudaEglColorFormatBayer14BGGR, 58) \
    ITEM(cudaEglColorFormatBayer14GRBG, 59) \
    ITEM(cudaEglColorFormatBayer14GBRG, 60) \
    ITEM(cudaEglColorFormatBayer20RGGB, 61) \
    ITEM(cudaEglColorFormatBayer20BGGR, 62) \
    ITEM(cudaEglColorFormatBayer20GRBG, 63) \
    ITEM(cudaEglColorFormatBayer20GBRG, 64) \
    ITEM(cudaEglColorFormatYVU444Planar, 65) \
    ITEM(cudaEglColorFormatYVU422Planar, 66) \
    ITEM(cudaEglColorFormatYVU420Planar, 67) \
    ITEM(cudaEglColorFormatBayerIspRGGB, 68) \
    ITEM(cudaEglColorFormatBayerIspBGGR, 69) \
    ITEM(cudaEglColorFormatBayerIspGRBG, 70) \
    ITEM(cudaEglColorFormatBayerIspGBRG, 71) \
    ITEM(cudaEglColorFormatBayerBCCR, 72) \
    ITEM(cudaEglColorFormatBayerRCCB, 73) \
    ITEM(cudaEglColorFormatBayerCRBC, 74) \
    ITEM(cudaEglColorFormatBayerCBRC, 75) \
    ITEM(cudaEglColorFormatBayer10CCCC, 76) \
    ITEM(cudaEglColorFormatBayer12BCCR, 77) \
    ITEM(cudaEglColorFormatBayer12RCCB, 78) \
    ITEM(cudaEglColorFormatBayer12CRBC, 79) \
    ITEM(cudaEglColorFormatBayer12CBRC, 80) \
    ITEM(cudaEglColorFormatBayer12CCCC, 81) \
    ITEM(cudaEglColorFormatY, 82) \
    ITEM(cudaEglColorFormatYUV420SemiPlanar_2020, 83) \
    ITEM(cudaEglColorFormatYVU420SemiPlanar_2020, 84) \
    ITEM(cudaEglColorFormatYUV420Planar_2020, 85) \
    ITEM(cudaEglColorFormatYVU420Planar_2020, 86) \
    ITEM(cudaEglColorFormatYUV420SemiPlanar_709, 87) \
    ITEM(cudaEglColorFormatYVU420SemiPlanar_709, 88) \
    ITEM(cudaEglColorFormatYUV420Planar_709, 89) \
    ITEM(cudaEglColorFormatYVU420Planar_709, 90) \
    ITEM(cudaEglColorFormatY10V10U10_420SemiPlanar_709, 91) \
    ITEM(cudaEglColorFormatY10V10U10_420SemiPlanar_2020, 92) \
    ITEM(cudaEglColorFormatY10V10U10_422SemiPlanar_2020, 93) \
    ITEM(cudaEglColorFormatY10V10U10_422SemiPlanar, 94) \
    ITEM(cudaEglColorFormatY10V10U10_422SemiPlanar_709, 95) \
    ITEM(cudaEglColorFormatY_ER, 96) \
    ITEM(cudaEglColorFormatY_709_ER, 97) \
    ITEM(cudaEglColorFormatY10_ER, 98) \
    ITEM(cudaEglColorFormatY10_709_ER, 99) \
    ITEM(cudaEglColorFormatY12_ER, 100) \
    ITEM(cudaEglColorFormatY12_709_ER, 101) \
    ITEM(cudaEglColorFormatYUVA, 102) \
    ITEM(cudaEglColorFormatYVYU, 104) \
    ITEM(cudaEglColorFormatVYUY, 105) \
    ITEM(cudaEglColorFormatY10V10U10_420SemiPlanar_ER, 106) \
    ITEM(cudaEglColorFormatY10V10U10_420SemiPlanar_709_ER, 107) \
    ITEM(cudaEglColorFormatY10V10U10_444SemiPlanar_ER, 108) \
    ITEM(cudaEglColorFormatY10V10U10_444SemiPlanar_709_ER, 109) \
    ITEM(cudaEglColorFormatY12V12U12_420SemiPlanar_ER, 110) \
    ITEM(cudaEglColorFormatY12V12U12_420SemiPlanar_709_ER, 111) \
    ITEM(cudaEglColorFormatY12V12U12_444SemiPlanar_ER, 112) \
    ITEM(cudaEglColorFormatY12V12U12_444SemiPlanar_709_ER, 113) \
    ITEM(cudaEglColorFormatUYVY709, 114) \
    ITEM(cudaEglColorFormatUYVY709_ER, 115) \
    ITEM(cudaEglColorFormatUYVY2020, 116)
CB_ENUM_TABLE(cudaEglColorFormat, .c_name = "cudaEglColorFormat_enum");

#define ITEMS_cudaGLDeviceList(ITEM) \
    ITEM(cudaGLDeviceListAll, 1) \
    ITEM(cudaGLDeviceListCurrentFrame, 2) \
    ITEM(cudaGLDeviceListNextFrame, 3)
CB_ENUM_TABLE(cudaGLDeviceList, .c_name = "enum cudaGLDeviceList");

#define ITEMS_cudaGLMapFlags(ITEM) \
    ITEM(cudaGLMapFlagsNone, 0) \
    ITEM(cudaGLMapFlagsReadOnly, 1) \
    ITEM(cudaGLMapFlagsWriteDiscard, 2)
CB_ENUM_TABLE(cudaGLMapFlags, .c_name = "enum cudaGLMapFlags");

static const cb_field fields_char1[] = {
    CB_SIGNED("x", INT, 0, 1, "signed char"),
};
CB_RECORD_TABLE(char1, .size = 1);

static const cb_field fields_uchar1[] = {
    CB_NUMBER("x", INT, 0, 1, "unsigned char"),
};
CB_RECORD_TABLE(uchar1, .size = 1);

static const cb_field fields_char2[] = {
    CB_SIGNED("x", INT, 0, 1, "signed char"),
    CB_SIGNED("y", INT, 1, 1, "signed char"),
};
CB_RECORD_TABLE(char2, .size = 2);

static const cb_field fields_uchar2[] = {
    CB_NUMBER("x", INT, 0, 1, "unsigned char"),
    CB_NUMBER("y", INT, 1, 1, "unsigned char"),
};
CB_RECORD_TABLE(uchar2, .size = 2);

static const cb_field fields_char3[] = {
    CB_SIGNED("x", INT, 0, 1, "signed char"),
    CB_SIGNED("y", INT, 1, 1, "signed char"),
    CB_SIGNED("z", INT, 2, 1, "signed char"),
};
CB_RECORD_TABLE(char3, .size = 3);

static const cb_field fields_uchar3[] = {
    CB_NUMBER("x", INT, 0, 1, "unsigned char"),
    CB_NUMBER("y", INT, 1, 1, "unsigned char"),
    CB_NUMBER("z", INT, 2, 1, "unsigned char"),
};
CB_RECORD_TABLE(uchar3, .size = 3);

static const cb_field fields_char4[] = {
    CB_SIGNED("x", INT, 0, 1, "signed char"),
    CB_SIGNED("y", INT, 1, 1, "signed char"),
    CB_SIGNED("z", INT, 2, 1, "signed char"),
    CB_SIGNED("w", INT, 3, 1, "signed char"),
};
CB_RECORD_TABLE(char4, .size = 4);

static const cb_field fields_uchar4[] = {
    CB_NUMBER("x", INT, 0, 1, "unsigned char"),
    CB_NUMBER("y", INT, 1, 1, "unsigned char"),
    CB_NUMBER("z", INT, 2, 1, "unsigned char"),
    CB_NUMBER("w", INT, 3, 1, "unsigned char"),
};
CB_RECORD_TABLE(uchar4, .size = 4);

static const cb_field fields_short1[] = {
    CB_SIGNED("x", INT, 0, 2, "short"),
};
CB_RECORD_TABLE(short1, .size = 2);

static const cb_field fields_ushort1[] = {
    CB_NUMBER("x", INT, 0, 2, "unsigned short"),
};
CB_RECORD_TABLE(ushort1, .size = 2);

static const cb_field fields_short2[] = {
    CB_SIGNED("x", INT, 0, 2, "short"),
    CB_SIGNED("y", INT, 2, 2, "short"),
};
CB_RECORD_TABLE(short2, .size = 4);

static const cb_field fields_ushort2[] = {
    CB_NUMBER("x", INT, 0, 2, "unsigned short"),
    CB_NUMBER("y", INT, 2, 2, "unsigned short"),
};
CB_RECORD_TABLE(ushort2, .size = 4);

static const cb_field fields_short3[] = {
    CB_SIGNED("x", INT, 0, 2, "short"),
    CB_SIGNED("y", INT, 2, 2, "short"),
    CB_SIGNED("z", INT, 4, 2, "short"),
};
CB_RECORD_TABLE(short3, .size = 6);

static const cb_field fields_ushort3[] = {
    CB_NUMBER("x", INT, 0, 2, "unsigned short"),
    CB_NUMBER("y", INT, 2, 2, "unsigned short"),
    CB_NUMBER("z", INT, 4, 2, "unsigned short"),
};
CB_RECORD_TABLE(ushort3, .size = 6);

static const cb_field fields_short4[] = {
    CB_SIGNED("x", INT, 0, 2, "short"),
    CB_SIGNED("y", INT, 2, 2, "short"),
    CB_SIGNED("z", INT, 4, 2, "short"),
    CB_SIGNED("w", INT, 6, 2, "short"),
};
CB_RECORD_TABLE(short4, .size = 8);

static const cb_field fields_ushort4[] = {
    CB_NUMBER("x", INT, 0, 2, "unsigned short"),
    CB_NUMBER("y", INT, 2, 2, "unsigned short"),
    CB_NUMBER("z", INT, 4, 2, "unsigned short"),
    CB_NUMBER("w", INT, 6, 2, "unsigned short"),
};
CB_RECORD_TABLE(ushort4, .size = 8);

static const cb_field fields_int1[] = {
    CB_SIGNED("x", INT, 0, 4, "int"),
};
CB_RECORD_TABLE(int1, .size = 4);

static const cb_field fields_uint1[] = {
    CB_NUMBER("x", INT, 0, 4, "unsigned int"),
};
CB_RECORD_TABLE(uint1, .size = 4);

static const cb_field fields_int2[] = {
    CB_SIGNED("x", INT, 0, 4, "int"),
    CB_SIGNED("y", INT, 4, 4, "int"),
};
CB_RECORD_TABLE(int2, .size = 8);

static const cb_field fields_uint2[] = {
    CB_NUMBER("x", INT, 0, 4, "unsigned int"),
    CB_NUMBER("y", INT, 4, 4, "unsigned int"),
};
CB_RECORD_TABLE(uint2, .size = 8);

static const cb_field fields_int3[] = {
    CB_SIGNED("x", INT, 0, 4, "int"),
    CB_SIGNED("y", INT, 4, 4, "int"),
    CB_SIGNED("z", INT, 8, 4, "int"),
};
CB_RECORD_TABLE(int3, .size = 12);

static const cb_field fields_uint3[] = {
    CB_NUMBER("x", INT, 0, 4, "unsigned int"),
    CB_NUMBER("y", INT, 4, 4, "unsigned int"),
    CB_NUMBER("z", INT, 8, 4, "unsigned int"),
};
CB_RECORD_TABLE(uint3, .size = 12);

static const cb_field fields_int4[] = {
    CB_SIGNED("x", INT, 0, 4, "int"),
    CB_SIGNED("y", INT, 4, 4, "int"),
    CB_SIGNED("z", INT, 8, 4, "int"),
    CB_SIGNED("w", INT, 12, 4, "int"),
};
CB_RECORD_TABLE(int4, .size = 16);

static const cb_field fields_uint4[] = {
    CB_NUMBER("x", INT, 0, 4, "unsigned int"),
    CB_NUMBER("y", INT, 4, 4, "unsigned int"),
    CB_NUMBER("z", INT, 8, 4, "unsigned int"),
    CB_NUMBER("w", INT, 12, 4, "unsigned int"),
};
CB_RECORD_TABLE(uint4, .size = 16);

static const cb_field fields_long1[] = {
    CB_SIGNED("x", INT, 0, 8, "long"),
};
CB_RECORD_TABLE(long1, .size = 8);

static const cb_field fields_ulong1[] = {
    CB_NUMBER("x", INT, 0, 8, "unsigned long"),
};
CB_RECORD_TABLE(ulong1, .size = 8);

static const cb_field fields_long2[] = {
    CB_SIGNED("x", INT, 0, 8, "long"),
    CB_SIGNED("y", INT, 8, 8, "long"),
};
CB_RECORD_TABLE(long2, .size = 16);

static const cb_field fields_ulong2[] = {
    CB_NUMBER("x", INT, 0, 8, "unsigned long"),
    CB_NUMBER("y", INT, 8, 8, "unsigned long"),
};
CB_RECORD_TABLE(ulong2, .size = 16);

static const cb_field fields_long3[] = {
    CB_SIGNED("x", INT, 0, 8, "long"),
    CB_SIGNED("y", INT, 8, 8, "long"),
    CB_SIGNED("z", INT, 16, 8, "long"),
};
CB_RECORD_TABLE(long3, .size = 24);

static const cb_field fields_ulong3[] = {
    CB_NUMBER("x", INT, 0, 8, "unsigned long"),
    CB_NUMBER("y", INT, 8, 8, "unsigned long"),
    CB_NUMBER("z", INT, 16, 8, "unsigned long"),
};
CB_RECORD_TABLE(ulong3, .size = 24);

static const cb_field fields_long4[] = {
    CB_SIGNED("x", INT, 0, 8, "long"),
    CB_SIGNED("y", INT, 8, 8, "long"),
    CB_SIGNED("z", INT, 16, 8, "long"),
    CB_SIGNED("w", INT, 24, 8, "long"),
};
CB_RECORD_TABLE(long4, .size = 32);

static const cb_field fields_ulong4[] = {
    CB_NUMBER("x", INT, 0, 8, "unsigned long"),
    CB_NUMBER("y", INT, 8, 8, "unsigned long"),
    CB_NUMBER("z", INT, 16, 8, "unsigned long"),
    CB_NUMBER("w", INT, 24, 8, "unsigned long"),
};
CB_RECORD_TABLE(ulong4, .size = 32);

static const cb_field fields_long4_16a[] = {
    CB_SIGNED("x", INT, 0, 8, "long"),
    CB_SIGNED("y", INT, 8, 8, "long"),
    CB_SIGNED("z", INT, 16, 8, "long"),
    CB_SIGNED("w", INT, 24, 8, "long"),
};
CB_RECORD_TABLE(long4_16a, .size = 32);

static const cb_field fields_ulong4_16a[] = {
    CB_NUMBER("x", INT, 0, 8, "unsigned long"),
    CB_NUMBER("y", INT, 8, 8, "unsigned long"),
    CB_NUMBER("z", INT, 16, 8, "unsigned long"),
    CB_NUMBER("w", INT, 24, 8, "unsigned long"),
};
CB_RECORD_TABLE(ulong4_16a, .size = 32);

static const cb_field fields_long4_32a[] = {
    CB_SIGNED("x", INT, 0, 8, "long"),
    CB_SIGNED("y", INT, 8, 8, "long"),
    CB_SIGNED("z", INT, 16, 8, "long"),
    CB_SIGNED("w", INT, 24, 8, "long"),
};
CB_RECORD_TABLE(long4_32a, .size = 32, .align = 32);

static const cb_field fields_ulong4_32a[] = {
    CB_NUMBER("x", INT, 0, 8, "unsigned long"),
    CB_NUMBER("y", INT, 8, 8, "unsigned long"),
    CB_NUMBER("z", INT, 16, 8, "unsigned long"),
    CB_NUMBER("w", INT, 24, 8, "unsigned long"),
};
CB_RECORD_TABLE(ulong4_32a, .size = 32, .align = 32);

static const cb_field fields_float1[] = {
    CB_NUMBER("x", FLOAT, 0, 4, "float"),
};
CB_RECORD_TABLE(float1, .size = 4);

static const cb_field fields_float2[] = {
    CB_NUMBER("x", FLOAT, 0, 4, "float"),
    CB_NUMBER("y", FLOAT, 4, 4, "float"),
};
CB_RECORD_TABLE(float2, .size = 8);

static const cb_field fields_float3[] = {
    CB_NUMBER("x", FLOAT, 0, 4, "float"),
    CB_NUMBER("y", FLOAT, 4, 4, "float"),
    CB_NUMBER("z", FLOAT, 8, 4, "float"),
};
CB_RECORD_TABLE(float3, .size = 12);

static const cb_field fields_float4[] = {
    CB_NUMBER("x", FLOAT, 0, 4, "float"),
    CB_NUMBER("y", FLOAT, 4, 4, "float"),
    CB_NUMBER("z", FLOAT, 8, 4, "float"),
    CB_NUMBER("w", FLOAT, 12, 4, "float"),
};
CB_RECORD_TABLE(float4, .size = 16);

static const cb_field fields_longlong1[] = {
    CB_SIGNED("x", INT, 0, 8, CB_LONG_LONG),
};
CB_RECORD_TABLE(longlong1, .size = 8);

static const cb_field fields_ulonglong1[] = {
    CB_NUMBER("x", INT, 0, 8, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(ulonglong1, .size = 8);

static const cb_field fields_longlong2[] = {
    CB_SIGNED("x", INT, 0, 8, CB_LONG_LONG),
    CB_SIGNED("y", INT, 8, 8, CB_LONG_LONG),
};
CB_RECORD_TABLE(longlong2, .size = 16);

static const cb_field fields_ulonglong2[] = {
    CB_NUMBER("x", INT, 0, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("y", INT, 8, 8, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(ulonglong2, .size = 16);

static const cb_field fields_longlong3[] = {
    CB_SIGNED("x", INT, 0, 8, CB_LONG_LONG),
    CB_SIGNED("y", INT, 8, 8, CB_LONG_LONG),
    CB_SIGNED("z", INT, 16, 8, CB_LONG_LONG),
};
CB_RECORD_TABLE(longlong3, .size = 24);

static const cb_field fields_ulonglong3[] = {
    CB_NUMBER("x", INT, 0, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("y", INT, 8, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("z", INT, 16, 8, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(ulonglong3, .size = 24);

static const cb_field fields_longlong4[] = {
    CB_SIGNED("x", INT, 0, 8, CB_LONG_LONG),
    CB_SIGNED("y", INT, 8, 8, CB_LONG_LONG),
    CB_SIGNED("z", INT, 16, 8, CB_LONG_LONG),
    CB_SIGNED("w", INT, 24, 8, CB_LONG_LONG),
};
CB_RECORD_TABLE(longlong4, .size = 32);

static const cb_field fields_longlong4_16a[] = {
    CB_SIGNED("x", INT, 0, 8, CB_LONG_LONG),
    CB_SIGNED("y", INT, 8, 8, CB_LONG_LONG),
    CB_SIGNED("z", INT, 16, 8, CB_LONG_LONG),
    CB_SIGNED("w", INT, 24, 8, CB_LONG_LONG),
};
CB_RECORD_TABLE(longlong4_16a, .size = 32);

static const cb_field fields_longlong4_32a[] = {
    CB_SIGNED("x", INT, 0, 8, CB_LONG_LONG),
    CB_SIGNED("y", INT, 8, 8, CB_LONG_LONG),
    CB_SIGNED("z", INT, 16, 8, CB_LONG_LONG),
    CB_SIGNED("w", INT, 24, 8, CB_LONG_LONG),
};
CB_RECORD_TABLE(longlong4_32a, .size = 32, .align = 32);

static const cb_field fields_ulonglong4[] = {
    CB_NUMBER("x", INT, 0, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("y", INT, 8, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("z", INT, 16, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("w", INT, 24, 8, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(ulonglong4, .size = 32);

static const cb_field fields_ulonglong4_16a[] = {
    CB_NUMBER("x", INT, 0, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("y", INT, 8, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("z", INT, 16, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("w", INT, 24, 8, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(ulonglong4_16a, .size = 32);

static const cb_field fields_ulonglong4_32a[] = {
    CB_NUMBER("x", INT, 0, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("y", INT, 8, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("z", INT, 16, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("w", INT, 24, 8, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(ulonglong4_32a, .size = 32, .align = 32);

static const cb_field fields_double1[] = {
    CB_NUMBER("x", FLOAT, 0, 8, "double"),
};
CB_RECORD_TABLE(double1, .size = 8);

static const cb_field fields_double2[] = {
    CB_NUMBER("x", FLOAT, 0, 8, "double"),
    CB_NUMBER("y", FLOAT, 8, 8, "double"),
};
CB_RECORD_TABLE(double2, .size = 16);

static const cb_field fields_double3[] = {
    CB_NUMBER("x", FLOAT, 0, 8, "double"),
    CB_NUMBER("y", FLOAT, 8, 8, "double"),
    CB_NUMBER("z", FLOAT, 16, 8, "double"),
};
CB_RECORD_TABLE(double3, .size = 24);

static const cb_field fields_double4[] = {
    CB_NUMBER("x", FLOAT, 0, 8, "double"),
    CB_NUMBER("y", FLOAT, 8, 8, "double"),
    CB_NUMBER("z", FLOAT, 16, 8, "double"),
    CB_NUMBER("w", FLOAT, 24, 8, "double"),
};
CB_RECORD_TABLE(double4, .size = 32);

static const cb_field fields_double4_16a[] = {
    CB_NUMBER("x", FLOAT, 0, 8, "double"),
    CB_NUMBER("y", FLOAT, 8, 8, "double"),
    CB_NUMBER("z", FLOAT, 16, 8, "double"),
    CB_NUMBER("w", FLOAT, 24, 8, "double"),
};
CB_RECORD_TABLE(double4_16a, .size = 32);

static const cb_field fields_double4_32a[] = {
    CB_NUMBER("x", FLOAT, 0, 8, "double"),
    CB_NUMBER("y", FLOAT, 8, 8, "double"),
    CB_NUMBER("z", FLOAT, 16, 8, "double"),
    CB_NUMBER("w", FLOAT, 24, 8, "double"),
};
CB_RECORD_TABLE(double4_32a, .size = 32, .align = 32);

static const struct dim3 initial_dim3 = {1, 1, 1};
static const cb_field fields_dim3[] = {
    CB_NUMBER("x", INT, 0, 4, "unsigned int"),
    CB_NUMBER("y", INT, 4, 4, "unsigned int"),
    CB_NUMBER("z", INT, 8, 4, "unsigned int"),
};
CB_RECORD_TABLE(dim3, .size = 12, .initial = &initial_dim3);

static const cb_field fields_cudaChannelFormatDesc[] = {
    CB_SIGNED("x", INT, 0, 4, "int"),
    CB_SIGNED("y", INT, 4, 4, "int"),
    CB_SIGNED("z", INT, 8, 4, "int"),
    CB_SIGNED("w", INT, 12, 4, "int"),
    CB_VALUE("f", ENUM, 16, 4, T_cudaChannelFormatKind, "enum cudaChannelFormatKind"),
};
CB_RECORD_TABLE(cudaChannelFormatDesc, .size = 20);

static const cb_field fields_cudaArraySparseProperties[] = {
    CB_KEPT("tileExtent", RECORD, 0, 12, T_cudaArraySparseProperties_anon0, 0,
        "cudaArraySparseProperties_anon0"),
    CB_NUMBER("miptailFirstLevel", INT, 12, 4, "unsigned int"),
    CB_NUMBER("miptailSize", INT, 16, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("flags", INT, 24, 4, "unsigned int"),
};
CB_RECORD_TABLE(cudaArraySparseProperties, .size = 48, .slot_count = 1);

static const cb_field fields_cudaArraySparseProperties_anon0[] = {
    CB_NUMBER("width", INT, 0, 4, "unsigned int"),
    CB_NUMBER("height", INT, 4, 4, "unsigned int"),
    CB_NUMBER("depth", INT, 8, 4, "unsigned int"),
};
CB_RECORD_TABLE(cudaArraySparseProperties_anon0, .size = 12, .is_anonymous = true,
    .anonymous_offset = 0);

static const cb_field fields_cudaArrayMemoryRequirements[] = {
    CB_NUMBER("size", INT, 0, 8, "size_t"),
    CB_NUMBER("alignment", INT, 8, 8, "size_t"),
};
CB_RECORD_TABLE(cudaArrayMemoryRequirements, .size = 32);

static const cb_field fields_cudaPitchedPtr[] = {
    CB_KEPT("ptr", ADDRESS, 0, 8, CB_NO_CLASS, 0, "void *"),
    CB_NUMBER("pitch", INT, 8, 8, "size_t"),
    CB_NUMBER("xsize", INT, 16, 8, "size_t"),
    CB_NUMBER("ysize", INT, 24, 8, "size_t"),
};
CB_RECORD_TABLE(cudaPitchedPtr, .size = 32, .slot_count = 1);

static const cb_field fields_cudaExtent[] = {
    CB_NUMBER("width", INT, 0, 8, "size_t"),
    CB_NUMBER("height", INT, 8, 8, "size_t"),
    CB_NUMBER("depth", INT, 16, 8, "size_t"),
};
CB_RECORD_TABLE(cudaExtent, .size = 24);

static const cb_field fields_cudaPos[] = {
    CB_NUMBER("x", INT, 0, 8, "size_t"),
    CB_NUMBER("y", INT, 8, 8, "size_t"),
    CB_NUMBER("z", INT, 16, 8, "size_t"),
};
CB_RECORD_TABLE(cudaPos, .size = 24);

static uint64_t
bytes_cudaMemcpy3DParms_srcPtr(const void *record)
{
    const struct cudaMemcpy3DParms *r = record;
    if (r->srcArray != NULL)
        return 0;
    const cb_box box = {
        .row = CB_COUNT(r->extent.width),
        .left = CB_COUNT(r->srcPos.x),
        .pitch = CB_COUNT(r->srcPtr.pitch),
        .rows = CB_COUNT(r->extent.height),
        .above = CB_COUNT(r->srcPos.y),
        .height = CB_COUNT(r->srcPtr.ysize),
        .planes = CB_COUNT(r->extent.depth),
        .before = CB_COUNT(r->srcPos.z),
        .item = 1,
    };
    return cb_box_bytes(&box);
}

static uint64_t
bytes_cudaMemcpy3DParms_dstPtr(const void *record)
{
    const struct cudaMemcpy3DParms *r = record;
    if (r->dstArray != NULL)
        return 0;
    const cb_box box = {
        .row = CB_COUNT(r->extent.width),
        .left = CB_COUNT(r->dstPos.x),
        .pitch = CB_COUNT(r->dstPtr.pitch),
        .rows = CB_COUNT(r->extent.height),
        .above = CB_COUNT(r->dstPos.y),
        .height = CB_COUNT(r->dstPtr.ysize),
        .planes = CB_COUNT(r->extent.depth),
        .before = CB_COUNT(r->dstPos.z),
        .item = 1,
    };
    return cb_box_bytes(&box);
}

static const cb_memory_item memory_items_cudaMemcpy3DParms[] = {
    {.name = "srcPtr.ptr", .offset = 32, .bytes = bytes_cudaMemcpy3DParms_srcPtr},
    {.name = "dstPtr.ptr", .offset = 96, .bytes = bytes_cudaMemcpy3DParms_dstPtr, .target = true},
};
static const cb_memory memory_cudaMemcpy3DParms = {.items = memory_items_cudaMemcpy3DParms,
    .count = 2};
static const cb_field fields_cudaMemcpy3DParms[] = {
    CB_KEPT("srcArray", HANDLE, 0, 8, T_cudaArray_t, 0, "cudaArray_t"),
    CB_KEPT("srcPos", RECORD, 8, 24, T_cudaPos, 1, "struct cudaPos"),
    CB_KEPT("srcPtr", RECORD, 32, 32, T_cudaPitchedPtr, 2, "struct cudaPitchedPtr"),
    CB_KEPT("dstArray", HANDLE, 64, 8, T_cudaArray_t, 3, "cudaArray_t"),
    CB_KEPT("dstPos", RECORD, 72, 24, T_cudaPos, 4, "struct cudaPos"),
    CB_KEPT("dstPtr", RECORD, 96, 32, T_cudaPitchedPtr, 5, "struct cudaPitchedPtr"),
    CB_KEPT("extent", RECORD, 128, 24, T_cudaExtent, 6, "struct cudaExtent"),
    CB_VALUE("kind", ENUM, 152, 4, T_cudaMemcpyKind, "enum cudaMemcpyKind"),
};
CB_RECORD_TABLE(cudaMemcpy3DParms, .size = 160, .slot_count = 7,
    .memory = &memory_cudaMemcpy3DParms);

static const cb_field fields_cudaMemcpyNodeParams[] = {
    CB_SIGNED("flags", INT, 0, 4, "int"),
    CB_KEPT("ctx", HANDLE, 8, 8, T_cudaExecutionContext_t, 0, "cudaExecutionContext_t"),
    CB_KEPT("copyParams", RECORD, 16, 160, T_cudaMemcpy3DParms, 1, "struct cudaMemcpy3DParms"),
};
CB_RECORD_TABLE(cudaMemcpyNodeParams, .size = 176, .slot_count = 2);

static uint64_t
bytes_cudaMemcpy3DPeerParms_srcPtr(const void *record)
{
    const struct cudaMemcpy3DPeerParms *r = record;
    if (r->srcArray != NULL)
        return 0;
    const cb_box box = {
        .row = CB_COUNT(r->extent.width),
        .left = CB_COUNT(r->srcPos.x),
        .pitch = CB_COUNT(r->srcPtr.pitch),
        .rows = CB_COUNT(r->extent.height),
        .above = CB_COUNT(r->srcPos.y),
        .height = CB_COUNT(r->srcPtr.ysize),
        .planes = CB_COUNT(r->extent.depth),
        .before = CB_COUNT(r->srcPos.z),
        .item = 1,
    };
    return cb_box_bytes(&box);
}

static uint64_t
bytes_cudaMemcpy3DPeerParms_dstPtr(const void *record)
{
    const struct cudaMemcpy3DPeerParms *r = record;
    if (r->dstArray != NULL)
        return 0;
    const cb_box box = {
        .row = CB_COUNT(r->extent.width),
        .left = CB_COUNT(r->dstPos.x),
        .pitch = CB_COUNT(r->dstPtr.pitch),
        .rows = CB_COUNT(r->extent.height),
        .above = CB_COUNT(r->dstPos.y),
        .height = CB_COUNT(r->dstPtr.ysize),
        .planes = CB_COUNT(r->extent.depth),
        .before = CB_COUNT(r->dstPos.z),
        .item = 1,
    };
    return cb_box_bytes(&box);
}

static const cb_memory_item memory_items_cudaMemcpy3DPeerParms[] = {
    {.name = "srcPtr.ptr", .offset = 32, .bytes = bytes_cudaMemcpy3DPeerParms_srcPtr},
    {.name = "dstPtr.ptr", .offset = 104, .bytes = bytes_cudaMemcpy3DPeerParms_dstPtr,
        .target = true},
};
static const cb_memory memory_cudaMemcpy3DPeerParms = {.items = memory_items_cudaMemcpy3DPeerParms,
    .count = 2};
static const cb_field fields_cudaMemcpy3DPeerParms[] = {
    CB_KEPT("srcArray", HANDLE, 0, 8, T_cudaArray_t, 0, "cudaArray_t"),
    CB_KEPT("srcPos", RECORD, 8, 24, T_cudaPos, 1, "struct cudaPos"),
    CB_KEPT("srcPtr", RECORD, 32, 32, T_cudaPitchedPtr, 2, "struct cudaPitchedPtr"),
    CB_SIGNED("srcDevice", INT, 64, 4, "int"),
    CB_KEPT("dstArray", HANDLE, 72, 8, T_cudaArray_t, 3, "cudaArray_t"),
    CB_KEPT("dstPos", RECORD, 80, 24, T_cudaPos, 4, "struct cudaPos"),
    CB_KEPT("dstPtr", RECORD, 104, 32, T_cudaPitchedPtr, 5, "struct cudaPitchedPtr"),
    CB_SIGNED("dstDevice", INT, 136, 4, "int"),
    CB_KEPT("extent", RECORD, 144, 24, T_cudaExtent, 6, "struct cudaExtent"),
};
CB_RECORD_TABLE(cudaMemcpy3DPeerParms, .size = 168, .slot_count = 7,
    .memory = &memory_cudaMemcpy3DPeerParms);

static const cb_field fields_cudaMemsetParams[] = {
    CB_KEPT("dst", ADDRESS, 0, 8, CB_NO_CLASS, 0, "void *"),
    CB_NUMBER("pitch", INT, 8, 8, "size_t"),
    CB_NUMBER("value", INT, 16, 4, "unsigned int"),
    CB_NUMBER("elementSize", INT, 20, 4, "unsigned int"),
    CB_NUMBER("width", INT, 24, 8, "size_t"),
    CB_NUMBER("height", INT, 32, 8, "size_t"),
};
CB_RECORD_TABLE(cudaMemsetParams, .size = 40, .slot_count = 1);

static const cb_field fields_cudaMemsetParamsV2[] = {
    CB_KEPT("dst", ADDRESS, 0, 8, CB_NO_CLASS, 0, "void *"),
    CB_NUMBER("pitch", INT, 8, 8, "size_t"),
    CB_NUMBER("value", INT, 16, 4, "unsigned int"),
    CB_NUMBER("elementSize", INT, 20, 4, "unsigned int"),
    CB_NUMBER("width", INT, 24, 8, "size_t"),
    CB_NUMBER("height", INT, 32, 8, "size_t"),
    CB_KEPT("ctx", HANDLE, 40, 8, T_cudaExecutionContext_t, 1, "cudaExecutionContext_t"),
};
CB_RECORD_TABLE(cudaMemsetParamsV2, .size = 48, .slot_count = 2);

static const cb_field fields_cudaAccessPolicyWindow[] = {
    CB_KEPT("base_ptr", ADDRESS, 0, 8, CB_NO_CLASS, 0, "void *"),
    CB_NUMBER("num_bytes", INT, 8, 8, "size_t"),
    CB_NUMBER("hitRatio", FLOAT, 16, 4, "float"),
    CB_VALUE("hitProp", ENUM, 20, 4, T_cudaAccessProperty, "enum cudaAccessProperty"),
    CB_VALUE("missProp", ENUM, 24, 4, T_cudaAccessProperty, "enum cudaAccessProperty"),
};
CB_RECORD_TABLE(cudaAccessPolicyWindow, .size = 32, .slot_count = 1);

static const cb_field fields_cudaHostNodeParams[] = {
    CB_KEPT("fn", CALLBACK, 0, 8, T_cudaHostFn_t, 0, "cudaHostFn_t"),
    CB_KEPT("userData", ADDRESS, 8, 8, CB_NO_CLASS, 1, "void *"),
};
CB_RECORD_TABLE(cudaHostNodeParams, .size = 16, .slot_count = 2);

static const cb_field fields_cudaHostNodeParamsV2[] = {
    CB_KEPT("fn", CALLBACK, 0, 8, T_cudaHostFn_t, 0, "cudaHostFn_t"),
    CB_KEPT("userData", ADDRESS, 8, 8, CB_NO_CLASS, 1, "void *"),
    CB_NUMBER("syncMode", INT, 16, 4, "unsigned int"),
    CB_KEPT("ctx", HANDLE, 24, 8, T_cudaExecutionContext_t, 2, "cudaExecutionContext_t"),
};
CB_RECORD_TABLE(cudaHostNodeParamsV2, .size = 32, .slot_count = 3);

static const cb_field fields_cudaResourceDesc[] = {
    CB_VALUE("resType", ENUM, 0, 4, T_cudaResourceType, "enum cudaResourceType"),
    CB_KEPT("res", RECORD, 8, 128, T_cudaResourceDesc_anon0, 0, "cudaResourceDesc_anon0"),
    CB_NUMBER("flags", INT, 136, 4, "unsigned int"),
};
CB_RECORD_TABLE(cudaResourceDesc, .size = 144, .slot_count = 1);

static const cb_field fields_cudaResourceDesc_anon0[] = {
    CB_KEPT("array", RECORD, 0, 8, T_cudaResourceDesc_anon0_anon0, 0,
        "cudaResourceDesc_anon0_anon0"),
    CB_KEPT("mipmap", RECORD, 0, 8, T_cudaResourceDesc_anon0_anon1, 1,
        "cudaResourceDesc_anon0_anon1"),
    CB_KEPT("linear", RECORD, 0, 40, T_cudaResourceDesc_anon0_anon2, 2,
        "cudaResourceDesc_anon0_anon2"),
    CB_KEPT("pitch2D", RECORD, 0, 56, T_cudaResourceDesc_anon0_anon3, 3,
        "cudaResourceDesc_anon0_anon3"),
};
CB_RECORD_TABLE(cudaResourceDesc_anon0, .size = 128, .slot_count = 4, .is_anonymous = true,
    .anonymous_offset = 8);

static const cb_field fields_cudaResourceDesc_anon0_anon0[] = {
    CB_KEPT("array", HANDLE, 0, 8, T_cudaArray_t, 0, "cudaArray_t"),
};
CB_RECORD_TABLE(cudaResourceDesc_anon0_anon0, .size = 8, .slot_count = 1, .is_anonymous = true,
    .anonymous_offset = 8);

static const cb_field fields_cudaResourceDesc_anon0_anon1[] = {
    CB_KEPT("mipmap", HANDLE, 0, 8, T_cudaMipmappedArray_t, 0, "cudaMipmappedArray_t"),
};
CB_RECORD_TABLE(cudaResourceDesc_anon0_anon1, .size = 8, .slot_count = 1, .is_anonymous = true,
    .anonymous_offset = 8);

static const cb_field fields_cudaResourceDesc_anon0_anon2[] = {
    CB_KEPT("devPtr", ADDRESS, 0, 8, CB_NO_CLASS, 0, "void *"),
    CB_KEPT("desc", RECORD, 8, 20, T_cudaChannelFormatDesc, 1, "struct cudaChannelFormatDesc"),
    CB_NUMBER("sizeInBytes", INT, 32, 8, "size_t"),
};
CB_RECORD_TABLE(cudaResourceDesc_anon0_anon2, .size = 40, .slot_count = 2, .is_anonymous = true,
    .anonymous_offset = 8);

static const cb_field fields_cudaResourceDesc_anon0_anon3[] = {
    CB_KEPT("devPtr", ADDRESS, 0, 8, CB_NO_CLASS, 0, "void *"),
    CB_KEPT("desc", RECORD, 8, 20, T_cudaChannelFormatDesc, 1, "struct cudaChannelFormatDesc"),
    CB_NUMBER("width", INT, 32, 8, "size_t"),
    CB_NUMBER("height", INT, 40, 8, "size_t"),
    CB_NUMBER("pitchInBytes", INT, 48, 8, "size_t"),
};
CB_RECORD_TABLE(cudaResourceDesc_anon0_anon3, .size = 56, .slot_count = 2, .is_anonymous = true,
    .anonymous_offset = 8);

static const cb_record_table record_cudaResourceDesc_anon0_anon4 = {.size = 128,
    .is_anonymous = true, .anonymous_offset = 8};

static const cb_field fields_cudaResourceViewDesc[] = {
    CB_VALUE("format", ENUM, 0, 4, T_cudaResourceViewFormat, "enum cudaResourceViewFormat"),
    CB_NUMBER("width", INT, 8, 8, "size_t"),
    CB_NUMBER("height", INT, 16, 8, "size_t"),
    CB_NUMBER("depth", INT, 24, 8, "size_t"),
    CB_NUMBER("firstMipmapLevel", INT, 32, 4, "unsigned int"),
    CB_NUMBER("lastMipmapLevel", INT, 36, 4, "unsigned int"),
    CB_NUMBER("firstLayer", INT, 40, 4, "unsigned int"),
    CB_NUMBER("lastLayer", INT, 44, 4, "unsigned int"),
};
CB_RECORD_TABLE(cudaResourceViewDesc, .size = 112);

static const cb_field fields_cudaPointerAttributes[] = {
    CB_VALUE("type", ENUM, 0, 4, T_cudaMemoryType, "enum cudaMemoryType"),
    CB_SIGNED("device", INT, 4, 4, "int"),
    CB_KEPT("devicePointer", ADDRESS, 8, 8, CB_NO_CLASS, 0, "void *"),
    CB_KEPT("hostPointer", ADDRESS, 16, 8, CB_NO_CLASS, 1, "void *"),
    CB_SIGNED("localityDomainOrdinal", INT, 24, 4, "int"),
};
CB_RECORD_TABLE(cudaPointerAttributes, .size = 88, .slot_count = 2);

static const cb_field fields_cudaPointerAttributes_anon0[] = {
    CB_SIGNED("localityDomainOrdinal", INT, 0, 4, "int"),
};
CB_RECORD_TABLE(cudaPointerAttributes_anon0, .size = 8, .is_anonymous = true,
    .anonymous_offset = 24);

static const cb_field fields_cudaFuncAttributes[] = {
    CB_NUMBER("sharedSizeBytes", INT, 0, 8, "size_t"),
    CB_NUMBER("constSizeBytes", INT, 8, 8, "size_t"),
    CB_NUMBER("localSizeBytes", INT, 16, 8, "size_t"),
    CB_SIGNED("maxThreadsPerBlock", INT, 24, 4, "int"),
    CB_SIGNED("numRegs", INT, 28, 4, "int"),
    CB_SIGNED("ptxVersion", INT, 32, 4, "int"),
    CB_SIGNED("binaryVersion", INT, 36, 4, "int"),
    CB_SIGNED("cacheModeCA", INT, 40, 4, "int"),
    CB_SIGNED("maxDynamicSharedSizeBytes", INT, 44, 4, "int"),
    CB_SIGNED("preferredShmemCarveout", INT, 48, 4, "int"),
    CB_SIGNED("clusterDimMustBeSet", INT, 52, 4, "int"),
    CB_SIGNED("requiredClusterWidth", INT, 56, 4, "int"),
    CB_SIGNED("requiredClusterHeight", INT, 60, 4, "int"),
    CB_SIGNED("requiredClusterDepth", INT, 64, 4, "int"),
    CB_SIGNED("clusterSchedulingPolicyPreference", INT, 68, 4, "int"),
    CB_SIGNED("nonPortableClusterSizeAllowed", INT, 72, 4, "int"),
    CB_SIGNED("deviceNodeUpdateStatus", INT, 76, 4, "int"),
    CB_VALUE("sharedMemoryMode", ENUM, 80, 4, T_cudaSharedMemoryMode, "cudaSharedMemoryMode"),
};
CB_RECORD_TABLE(cudaFuncAttributes, .size = 144);

static const cb_field fields_cudaMemLocation[] = {
    CB_VALUE("type", ENUM, 0, 4, T_cudaMemLocationType, "enum cudaMemLocationType"),
    CB_SIGNED("id", INT, 4, 4, "int"),
    CB_KEPT("localized", RECORD, 4, 2, T_cudaMemLocation_anon0_anon0, 0,
        "cudaMemLocation_anon0_anon0"),
};
CB_RECORD_TABLE(cudaMemLocation, .size = 8, .slot_count = 1);

static const cb_field fields_cudaMemLocation_anon0[] = {
    CB_SIGNED("id", INT, 0, 4, "int"),
    CB_KEPT("localized", RECORD, 0, 2, T_cudaMemLocation_anon0_anon0, 0,
        "cudaMemLocation_anon0_anon0"),
};
CB_RECORD_TABLE(cudaMemLocation_anon0, .size = 4, .slot_count = 1, .is_anonymous = true,
    .anonymous_offset = 4);

static const cb_field fields_cudaMemLocation_anon0_anon0[] = {
    CB_NUMBER("deviceId", INT, 0, 1, "unsigned char"),
    CB_NUMBER("localityDomainId", INT, 1, 1, "unsigned char"),
};
CB_RECORD_TABLE(cudaMemLocation_anon0_anon0, .size = 2, .is_anonymous = true,
    .anonymous_offset = 4);

static const cb_field fields_cudaMemAccessDesc[] = {
    CB_KEPT("location", RECORD, 0, 8, T_cudaMemLocation, 0, "struct cudaMemLocation"),
    CB_VALUE("flags", ENUM, 8, 4, T_cudaMemAccessFlags, "enum cudaMemAccessFlags"),
};
CB_RECORD_TABLE(cudaMemAccessDesc, .size = 12, .slot_count = 1);

static const cb_field fields_cudaMemPoolProps[] = {
    CB_VALUE("allocType", ENUM, 0, 4, T_cudaMemAllocationType, "enum cudaMemAllocationType"),
    CB_VALUE("handleTypes", ENUM, 4, 4, T_cudaMemAllocationHandleType,
        "enum cudaMemAllocationHandleType"),
    CB_KEPT("location", RECORD, 8, 8, T_cudaMemLocation, 0, "struct cudaMemLocation"),
    CB_KEPT("win32SecurityAttributes", ADDRESS, 16, 8, CB_NO_CLASS, 1, "void *"),
    CB_NUMBER("maxSize", INT, 24, 8, "size_t"),
    CB_NUMBER("usage", INT, 32, 2, "unsigned short"),
};
CB_RECORD_TABLE(cudaMemPoolProps, .size = 88, .slot_count = 2);

static const cb_field fields_cudaMemPoolPtrExportData[] = {
    CB_ITEMS("reserved", BLOB, 0, 1, 64, CB_NO_CLASS, false, "unsigned char"),
};
CB_RECORD_TABLE(cudaMemPoolPtrExportData, .size = 64);

static const cb_field fields_cudaMemAllocNodeParams[] = {
    CB_KEPT("poolProps", RECORD, 0, 88, T_cudaMemPoolProps, 0, "struct cudaMemPoolProps"),
    CB_COUNTED("accessDescs", ARRAY_RECORD, 88, 12, T_cudaMemAccessDesc, 2, 1,
        "struct cudaMemAccessDesc"),
    CB_NUMBER("accessDescCount", INT, 96, 8, "size_t"),
    CB_NUMBER("bytesize", INT, 104, 8, "size_t"),
    CB_KEPT("dptr", ADDRESS, 112, 8, CB_NO_CLASS, 2, "void *"),
};
CB_RECORD_TABLE(cudaMemAllocNodeParams, .size = 120, .slot_count = 3);

static const cb_field fields_cudaMemAllocNodeParamsV2[] = {
    CB_KEPT("poolProps", RECORD, 0, 88, T_cudaMemPoolProps, 0, "struct cudaMemPoolProps"),
    CB_COUNTED("accessDescs", ARRAY_RECORD, 88, 12, T_cudaMemAccessDesc, 2, 1,
        "struct cudaMemAccessDesc"),
    CB_NUMBER("accessDescCount", INT, 96, 8, "size_t"),
    CB_NUMBER("bytesize", INT, 104, 8, "size_t"),
    CB_KEPT("dptr", ADDRESS, 112, 8, CB_NO_CLASS, 2, "void *"),
};
CB_RECORD_TABLE(cudaMemAllocNodeParamsV2, .size = 120, .slot_count = 3);

static const cb_field fields_cudaMemFreeNodeParams[] = {
    CB_KEPT("dptr", ADDRESS, 0, 8, CB_NO_CLASS, 0, "void *"),
};
CB_RECORD_TABLE(cudaMemFreeNodeParams, .size = 8, .slot_count = 1);

static const cb_field fields_cudaMemcpyAttributes[] = {
    CB_VALUE("srcAccessOrder", ENUM, 0, 4, T_cudaMemcpySrcAccessOrder,
        "enum cudaMemcpySrcAccessOrder"),
    CB_KEPT("srcLocHint", RECORD, 4, 8, T_cudaMemLocation, 0, "struct cudaMemLocation"),
    CB_KEPT("dstLocHint", RECORD, 12, 8, T_cudaMemLocation, 1, "struct cudaMemLocation"),
    CB_NUMBER("flags", INT, 20, 4, "unsigned int"),
};
CB_RECORD_TABLE(cudaMemcpyAttributes, .size = 24, .slot_count = 2);

static const cb_field fields_cudaOffset3D[] = {
    CB_NUMBER("x", INT, 0, 8, "size_t"),
    CB_NUMBER("y", INT, 8, 8, "size_t"),
    CB_NUMBER("z", INT, 16, 8, "size_t"),
};
CB_RECORD_TABLE(cudaOffset3D, .size = 24);

static const cb_field fields_cudaMemcpy3DOperand[] = {
    CB_VALUE("type", ENUM, 0, 4, T_cudaMemcpy3DOperandType, "enum cudaMemcpy3DOperandType"),
    CB_KEPT("op", RECORD, 8, 32, T_cudaMemcpy3DOperand_anon0, 0, "cudaMemcpy3DOperand_anon0"),
};
CB_RECORD_TABLE(cudaMemcpy3DOperand, .size = 40, .slot_count = 1);

static const cb_field fields_cudaMemcpy3DOperand_anon0[] = {
    CB_KEPT("ptr", RECORD, 0, 32, T_cudaMemcpy3DOperand_anon0_anon0, 0,
        "cudaMemcpy3DOperand_anon0_anon0"),
    CB_KEPT("array", RECORD, 0, 32, T_cudaMemcpy3DOperand_anon0_anon1, 1,
        "cudaMemcpy3DOperand_anon0_anon1"),
};
CB_RECORD_TABLE(cudaMemcpy3DOperand_anon0, .size = 32, .slot_count = 2, .is_anonymous = true,
    .anonymous_offset = 8);

static const cb_field fields_cudaMemcpy3DOperand_anon0_anon0[] = {
    CB_KEPT("ptr", ADDRESS, 0, 8, CB_NO_CLASS, 0, "void *"),
    CB_NUMBER("rowLength", INT, 8, 8, "size_t"),
    CB_NUMBER("layerHeight", INT, 16, 8, "size_t"),
    CB_KEPT("locHint", RECORD, 24, 8, T_cudaMemLocation, 1, "struct cudaMemLocation"),
};
CB_RECORD_TABLE(cudaMemcpy3DOperand_anon0_anon0, .size = 32, .slot_count = 2, .is_anonymous = true,
    .anonymous_offset = 8);

static const cb_field fields_cudaMemcpy3DOperand_anon0_anon1[] = {
    CB_KEPT("array", HANDLE, 0, 8, T_cudaArray_t, 0, "cudaArray_t"),
    CB_KEPT("offset", RECORD, 8, 24, T_cudaOffset3D, 1, "struct cudaOffset3D"),
};
CB_RECORD_TABLE(cudaMemcpy3DOperand_anon0_anon1, .size = 32, .slot_count = 2, .is_anonymous = true,
    .anonymous_offset = 8);

static const cb_field fields_cudaMemcpy3DBatchOp[] = {
    CB_KEPT("src", RECORD, 0, 40, T_cudaMemcpy3DOperand, 0, "struct cudaMemcpy3DOperand"),
    CB_KEPT("dst", RECORD, 40, 40, T_cudaMemcpy3DOperand, 1, "struct cudaMemcpy3DOperand"),
    CB_KEPT("extent", RECORD, 80, 24, T_cudaExtent, 2, "struct cudaExtent"),
    CB_VALUE("srcAccessOrder", ENUM, 104, 4, T_cudaMemcpySrcAccessOrder,
        "enum cudaMemcpySrcAccessOrder"),
    CB_NUMBER("flags", INT, 108, 4, "unsigned int"),
};
CB_RECORD_TABLE(cudaMemcpy3DBatchOp, .size = 112, .slot_count = 3);

static const cb_field fields_CUuuid[] = {
    CB_ITEMS("bytes", BYTES, 0, 1, 16, CB_NO_CLASS, true, "char"),
};
CB_RECORD_TABLE(CUuuid, .size = 16);

static const cb_field fields_cudaDeviceProp[] = {
    CB_ITEMS("name", CHARS, 0, 1, 256, CB_NO_CLASS, true, "char"),
    CB_KEPT("uuid", RECORD, 256, 16, T_cudaUUID_t, 0, "cudaUUID_t"),
    CB_ITEMS("luid", BLOB, 272, 1, 8, CB_NO_CLASS, true, "char"),
    CB_NUMBER("luidDeviceNodeMask", INT, 280, 4, "unsigned int"),
    CB_NUMBER("totalGlobalMem", INT, 288, 8, "size_t"),
    CB_NUMBER("sharedMemPerBlock", INT, 296, 8, "size_t"),
    CB_SIGNED("regsPerBlock", INT, 304, 4, "int"),
    CB_SIGNED("warpSize", INT, 308, 4, "int"),
    CB_NUMBER("memPitch", INT, 312, 8, "size_t"),
    CB_SIGNED("maxThreadsPerBlock", INT, 320, 4, "int"),
    CB_ITEMS("maxThreadsDim", LIST_INT, 324, 4, 3, CB_NO_CLASS, true, "int"),
    CB_ITEMS("maxGridSize", LIST_INT, 336, 4, 3, CB_NO_CLASS, true, "int"),
    CB_NUMBER("totalConstMem", INT, 352, 8, "size_t"),
    CB_SIGNED("major", INT, 360, 4, "int"),
    CB_SIGNED("minor", INT, 364, 4, "int"),
    CB_NUMBER("textureAlignment", INT, 368, 8, "size_t"),
    CB_NUMBER("texturePitchAlignment", INT, 376, 8, "size_t"),
    CB_SIGNED("multiProcessorCount", INT, 384, 4, "int"),
    CB_SIGNED("integrated", INT, 388, 4, "int"),
    CB_SIGNED("canMapHostMemory", INT, 392, 4, "int"),
    CB_SIGNED("maxTexture1D", INT, 396, 4, "int"),
    CB_SIGNED("maxTexture1DMipmap", INT, 400, 4, "int"),
    CB_ITEMS("maxTexture2D", LIST_INT, 404, 4, 2, CB_NO_CLASS, true, "int"),
    CB_ITEMS("maxTexture2DMipmap", LIST_INT, 412, 4, 2, CB_NO_CLASS, true, "int"),
    CB_ITEMS("maxTexture2DLinear", LIST_INT, 420, 4, 3, CB_NO_CLASS, true, "int"),
    CB_ITEMS("maxTexture2DGather", LIST_INT, 432, 4, 2, CB_NO_CLASS, true, "int"),
    CB_ITEMS("maxTexture3D", LIST_INT, 440, 4, 3, CB_NO_CLASS, true, "int"),
    CB_ITEMS("maxTexture3DAlt", LIST_INT, 452, 4, 3, CB_NO_CLASS, true, "int"),
    CB_SIGNED("maxTextureCubemap", INT, 464, 4, "int"),
    CB_ITEMS("maxTexture1DLayered", LIST_INT, 468, 4, 2, CB_NO_CLASS, true, "int"),
    CB_ITEMS("maxTexture2DLayered", LIST_INT, 476, 4, 3, CB_NO_CLASS, true, "int"),
    CB_ITEMS("maxTextureCubemapLayered", LIST_INT, 488, 4, 2, CB_NO_CLASS, true, "int"),
    CB_SIGNED("maxSurface1D", INT, 496, 4, "int"),
    CB_ITEMS("maxSurface2D", LIST_INT, 500, 4, 2, CB_NO_CLASS, true, "int"),
    CB_ITEMS("maxSurface3D", LIST_INT, 508, 4, 3, CB_NO_CLASS, true, "int"),
    CB_ITEMS("maxSurface1DLayered", LIST_INT, 520, 4, 2, CB_NO_CLASS, true, "int"),
    CB_ITEMS("maxSurface2DLayered", LIST_INT, 528, 4, 3, CB_NO_CLASS, true, "int"),
    CB_SIGNED("maxSurfaceCubemap", INT, 540, 4, "int"),
    CB_ITEMS("maxSurfaceCubemapLayered", LIST_INT, 544, 4, 2, CB_NO_CLASS, true, "int"),
    CB_NUMBER("surfaceAlignment", INT, 552, 8, "size_t"),
    CB_SIGNED("concurrentKernels", INT, 560, 4, "int"),
    CB_SIGNED("ECCEnabled", INT, 564, 4, "int"),
    CB_SIGNED("pciBusID", INT, 568, 4, "int"),
    CB_SIGNED("pciDeviceID", INT, 572, 4, "int"),
    CB_SIGNED("pciDomainID", INT, 576, 4, "int"),
    CB_SIGNED("tccDriver", INT, 580, 4, "int"),
    CB_SIGNED("asyncEngineCount", INT, 584, 4, "int"),
    CB_SIGNED("unifiedAddressing", INT, 588, 4, "int"),
    CB_SIGNED("memoryBusWidth", INT, 592, 4, "int"),
    CB_SIGNED("l2CacheSize", INT, 596, 4, "int"),
    CB_SIGNED("persistingL2CacheMaxSize", INT, 600, 4, "int"),
    CB_SIGNED("maxThreadsPerMultiProcessor", INT, 604, 4, "int"),
    CB_SIGNED("streamPrioritiesSupported", INT, 608, 4, "int"),
    CB_SIGNED("globalL1CacheSupported", INT, 612, 4, "int"),
    CB_SIGNED("localL1CacheSupported", INT, 616, 4, "int"),
    CB_NUMBER("sharedMemPerMultiprocessor", INT, 624, 8, "size_t"),
    CB_SIGNED("regsPerMultiprocessor", INT, 632, 4, "int"),
    CB_SIGNED("managedMemory", INT, 636, 4, "int"),
    CB_SIGNED("isMultiGpuBoard", INT, 640, 4, "int"),
    CB_SIGNED("multiGpuBoardGroupID", INT, 644, 4, "int"),
    CB_SIGNED("hostNativeAtomicSupported", INT, 648, 4, "int"),
    CB_SIGNED("pageableMemoryAccess", INT, 652, 4, "int"),
    CB_SIGNED("concurrentManagedAccess", INT, 656, 4, "int"),
    CB_SIGNED("computePreemptionSupported", INT, 660, 4, "int"),
    CB_SIGNED("canUseHostPointerForRegisteredMem", INT, 664, 4, "int"),
    CB_SIGNED("cooperativeLaunch", INT, 668, 4, "int"),
    CB_NUMBER("sharedMemPerBlockOptin", INT, 672, 8, "size_t"),
    CB_SIGNED("pageableMemoryAccessUsesHostPageTables", INT, 680, 4, "int"),
    CB_SIGNED("directManagedMemAccessFromHost", INT, 684, 4, "int"),
    CB_SIGNED("maxBlocksPerMultiProcessor", INT, 688, 4, "int"),
    CB_SIGNED("accessPolicyMaxWindowSize", INT, 692, 4, "int"),
    CB_NUMBER("reservedSharedMemPerBlock", INT, 696, 8, "size_t"),
    CB_SIGNED("hostRegisterSupported", INT, 704, 4, "int"),
    CB_SIGNED("sparseCudaArraySupported", INT, 708, 4, "int"),
    CB_SIGNED("hostRegisterReadOnlySupported", INT, 712, 4, "int"),
    CB_SIGNED("timelineSemaphoreInteropSupported", INT, 716, 4, "int"),
    CB_SIGNED("memoryPoolsSupported", INT, 720, 4, "int"),
    CB_SIGNED("gpuDirectRDMASupported", INT, 724, 4, "int"),
    CB_NUMBER("gpuDirectRDMAFlushWritesOptions", INT, 728, 4, "unsigned int"),
    CB_SIGNED("gpuDirectRDMAWritesOrdering", INT, 732, 4, "int"),
    CB_NUMBER("memoryPoolSupportedHandleTypes", INT, 736, 4, "unsigned int"),
    CB_SIGNED("deferredMappingCudaArraySupported", INT, 740, 4, "int"),
    CB_SIGNED("ipcEventSupported", INT, 744, 4, "int"),
    CB_SIGNED("clusterLaunch", INT, 748, 4, "int"),
    CB_SIGNED("unifiedFunctionPointers", INT, 752, 4, "int"),
    CB_SIGNED("deviceNumaConfig", INT, 756, 4, "int"),
    CB_SIGNED("deviceNumaId", INT, 760, 4, "int"),
    CB_SIGNED("mpsEnabled", INT, 764, 4, "int"),
    CB_SIGNED("hostNumaId", INT, 768, 4, "int"),
    CB_NUMBER("gpuPciDeviceID", INT, 772, 4, "unsigned int"),
    CB_NUMBER("gpuPciSubsystemID", INT, 776, 4, "unsigned int"),
    CB_SIGNED("hostNumaMultinodeIpcSupported", INT, 780, 4, "int"),
};
CB_RECORD_TABLE(cudaDeviceProp, .size = 1008, .slot_count = 1);

static const cb_field fields_cudaIpcEventHandle_t[] = {
    CB_ITEMS("reserved", BLOB, 0, 1, 64, CB_NO_CLASS, true, "char"),
};
CB_RECORD_TABLE(cudaIpcEventHandle_t, .size = 64);

static const cb_field fields_cudaIpcMemHandle_t[] = {
    CB_ITEMS("reserved", BLOB, 0, 1, 64, CB_NO_CLASS, true, "char"),
};
CB_RECORD_TABLE(cudaIpcMemHandle_t, .size = 64);

static const cb_field fields_cudaMemFabricHandle_t[] = {
    CB_ITEMS("reserved", BLOB, 0, 1, 64, CB_NO_CLASS, true, "char"),
};
CB_RECORD_TABLE(cudaMemFabricHandle_t, .size = 64);

static const cb_field fields_cudaExternalMemoryHandleDesc[] = {
    CB_VALUE("type", ENUM, 0, 4, T_cudaExternalMemoryHandleType,
        "enum cudaExternalMemoryHandleType"),
    CB_KEPT("handle", RECORD, 8, 16, T_cudaExternalMemoryHandleDesc_anon0, 0,
        "cudaExternalMemoryHandleDesc_anon0"),
    CB_NUMBER("size", INT, 24, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("flags", INT, 32, 4, "unsigned int"),
};
CB_RECORD_TABLE(cudaExternalMemoryHandleDesc, .size = 104, .slot_count = 1);

static const cb_field fields_cudaExternalMemoryHandleDesc_anon0[] = {
    CB_SIGNED("fd", INT, 0, 4, "int"),
    CB_KEPT("win32", RECORD, 0, 16, T_cudaExternalMemoryHandleDesc_anon0_anon0, 0,
        "cudaExternalMemoryHandleDesc_anon0_anon0"),
    CB_KEPT("nvSciBufObject", ADDRESS, 0, 8, CB_NO_CLASS, 1, "const void *"),
};
CB_RECORD_TABLE(cudaExternalMemoryHandleDesc_anon0, .size = 16, .slot_count = 2,
    .is_anonymous = true, .anonymous_offset = 8);

static const cb_field fields_cudaExternalMemoryHandleDesc_anon0_anon0[] = {
    CB_KEPT("handle", ADDRESS, 0, 8, CB_NO_CLASS, 0, "void *"),
    CB_KEPT("name", ADDRESS, 8, 8, CB_NO_CLASS, 1, "const void *"),
};
CB_RECORD_TABLE(cudaExternalMemoryHandleDesc_anon0_anon0, .size = 16, .slot_count = 2,
    .is_anonymous = true, .anonymous_offset = 8);

static const cb_field fields_cudaExternalMemoryBufferDesc[] = {
    CB_NUMBER("offset", INT, 0, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("size", INT, 8, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("flags", INT, 16, 4, "unsigned int"),
};
CB_RECORD_TABLE(cudaExternalMemoryBufferDesc, .size = 88);

static const cb_field fields_cudaExternalMemoryMipmappedArrayDesc[] = {
    CB_NUMBER("offset", INT, 0, 8, CB_UNSIGNED_LONG_LONG),
    CB_KEPT("formatDesc", RECORD, 8, 20, T_cudaChannelFormatDesc, 0,
        "struct cudaChannelFormatDesc"),
    CB_KEPT("extent", RECORD, 32, 24, T_cudaExtent, 1, "struct cudaExtent"),
    CB_NUMBER("flags", INT, 56, 4, "unsigned int"),
    CB_NUMBER("numLevels", INT, 60, 4, "unsigned int"),
};
CB_RECORD_TABLE(cudaExternalMemoryMipmappedArrayDesc, .size = 128, .slot_count = 2);

static const cb_field fields_cudaExternalSemaphoreHandleDesc[] = {
    CB_VALUE("type", ENUM, 0, 4, T_cudaExternalSemaphoreHandleType,
        "enum cudaExternalSemaphoreHandleType"),
    CB_KEPT("handle", RECORD, 8, 16, T_cudaExternalSemaphoreHandleDesc_anon0, 0,
        "cudaExternalSemaphoreHandleDesc_anon0"),
    CB_NUMBER("flags", INT, 24, 4, "unsigned int"),
};
CB_RECORD_TABLE(cudaExternalSemaphoreHandleDesc, .size = 96, .slot_count = 1);

static const cb_field fields_cudaExternalSemaphoreHandleDesc_anon0[] = {
    CB_SIGNED("fd", INT, 0, 4, "int"),
    CB_KEPT("win32", RECORD, 0, 16, T_cudaExternalSemaphoreHandleDesc_anon0_anon0, 0,
        "cudaExternalSemaphoreHandleDesc_anon0_anon0"),
    CB_KEPT("nvSciSyncObj", ADDRESS, 0, 8, CB_NO_CLASS, 1, "const void *"),
};
CB_RECORD_TABLE(cudaExternalSemaphoreHandleDesc_anon0, .size = 16, .slot_count = 2,
    .is_anonymous = true, .anonymous_offset = 8);

static const cb_field fields_cudaExternalSemaphoreHandleDesc_anon0_anon0[] = {
    CB_KEPT("handle", ADDRESS, 0, 8, CB_NO_CLASS, 0, "void *"),
    CB_KEPT("name", ADDRESS, 8, 8, CB_NO_CLASS, 1, "const void *"),
};
CB_RECORD_TABLE(cudaExternalSemaphoreHandleDesc_anon0_anon0, .size = 16, .slot_count = 2,
    .is_anonymous = true, .anonymous_offset = 8);

static const cb_field fields_cudaExternalSemaphoreSignalParams[] = {
    CB_KEPT("params", RECORD, 0, 72, T_cudaExternalSemaphoreSignalParams_anon0, 0,
        "cudaExternalSemaphoreSignalParams_anon0"),
    CB_NUMBER("flags", INT, 72, 4, "unsigned int"),
};
CB_RECORD_TABLE(cudaExternalSemaphoreSignalParams, .size = 144, .slot_count = 1);

static const cb_field fields_cudaExternalSemaphoreSignalParams_anon0[] = {
    CB_KEPT("fence", RECORD, 0, 8, T_cudaExternalSemaphoreSignalParams_anon0_anon0, 0,
        "cudaExternalSemaphoreSignalParams_anon0_anon0"),
    CB_KEPT("nvSciSync", RECORD, 8, 8, T_cudaExternalSemaphoreSignalParams_anon0_anon1, 1,
        "cudaExternalSemaphoreSignalParams_anon0_anon1"),
    CB_KEPT("keyedMutex", RECORD, 16, 8, T_cudaExternalSemaphoreSignalParams_anon0_anon2, 2,
        "cudaExternalSemaphoreSignalParams_anon0_anon2"),
};
CB_RECORD_TABLE(cudaExternalSemaphoreSignalParams_anon0, .size = 72, .slot_count = 3,
    .is_anonymous = true, .anonymous_offset = 0);

static const cb_field fields_cudaExternalSemaphoreSignalParams_anon0_anon0[] = {
    CB_NUMBER("value", INT, 0, 8, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(cudaExternalSemaphoreSignalParams_anon0_anon0, .size = 8, .is_anonymous = true,
    .anonymous_offset = 0);

static const cb_field fields_cudaExternalSemaphoreSignalParams_anon0_anon1[] = {
    CB_KEPT("fence", ADDRESS, 0, 8, CB_NO_CLASS, 0, "void *"),
};
CB_RECORD_TABLE(cudaExternalSemaphoreSignalParams_anon0_anon1, .size = 8, .slot_count = 1,
    .is_anonymous = true, .anonymous_offset = 8);

static const cb_field fields_cudaExternalSemaphoreSignalParams_anon0_anon2[] = {
    CB_NUMBER("key", INT, 0, 8, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(cudaExternalSemaphoreSignalParams_anon0_anon2, .size = 8, .is_anonymous = true,
    .anonymous_offset = 16);

static const cb_field fields_cudaExternalSemaphoreWaitParams[] = {
    CB_KEPT("params", RECORD, 0, 72, T_cudaExternalSemaphoreWaitParams_anon0, 0,
        "cudaExternalSemaphoreWaitParams_anon0"),
    CB_NUMBER("flags", INT, 72, 4, "unsigned int"),
};
CB_RECORD_TABLE(cudaExternalSemaphoreWaitParams, .size = 144, .slot_count = 1);

static const cb_field fields_cudaExternalSemaphoreWaitParams_anon0[] = {
    CB_KEPT("fence", RECORD, 0, 8, T_cudaExternalSemaphoreWaitParams_anon0_anon0, 0,
        "cudaExternalSemaphoreWaitParams_anon0_anon0"),
    CB_KEPT("nvSciSync", RECORD, 8, 8, T_cudaExternalSemaphoreWaitParams_anon0_anon1, 1,
        "cudaExternalSemaphoreWaitParams_anon0_anon1"),
    CB_KEPT("keyedMutex", RECORD, 16, 16, T_cudaExternalSemaphoreWaitParams_anon0_anon2, 2,
        "cudaExternalSemaphoreWaitParams_anon0_anon2"),
};
CB_RECORD_TABLE(cudaExternalSemaphoreWaitParams_anon0, .size = 72, .slot_count = 3,
    .is_anonymous = true, .anonymous_offset = 0);

static const cb_field fields_cudaExternalSemaphoreWaitParams_anon0_anon0[] = {
    CB_NUMBER("value", INT, 0, 8, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(cudaExternalSemaphoreWaitParams_anon0_anon0, .size = 8, .is_anonymous = true,
    .anonymous_offset = 0);

static const cb_field fields_cudaExternalSemaphoreWaitParams_anon0_anon1[] = {
    CB_KEPT("fence", ADDRESS, 0, 8, CB_NO_CLASS, 0, "void *"),
};
CB_RECORD_TABLE(cudaExternalSemaphoreWaitParams_anon0_anon1, .size = 8, .slot_count = 1,
    .is_anonymous = true, .anonymous_offset = 8);

static const cb_field fields_cudaExternalSemaphoreWaitParams_anon0_anon2[] = {
    CB_NUMBER("key", INT, 0, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("timeoutMs", INT, 8, 4, "unsigned int"),
};
CB_RECORD_TABLE(cudaExternalSemaphoreWaitParams_anon0_anon2, .size = 16, .is_anonymous = true,
    .anonymous_offset = 16);

static const cb_field fields_cudaDevSmResource[] = {
    CB_NUMBER("smCount", INT, 0, 4, "unsigned int"),
    CB_NUMBER("minSmPartitionSize", INT, 4, 4, "unsigned int"),
    CB_NUMBER("smCoscheduledAlignment", INT, 8, 4, "unsigned int"),
    CB_NUMBER("flags", INT, 12, 4, "unsigned int"),
    CB_NUMBER("localityDomainId", INT, 16, 4, "unsigned int"),
};
CB_RECORD_TABLE(cudaDevSmResource, .size = 20);

static const cb_field fields_cudaDevWorkqueueConfigResource[] = {
    CB_SIGNED("device", INT, 0, 4, "int"),
    CB_NUMBER("wqConcurrencyLimit", INT, 4, 4, "unsigned int"),
    CB_VALUE("sharingScope", ENUM, 8, 4, T_cudaDevWorkqueueConfigScope,
        "enum cudaDevWorkqueueConfigScope"),
};
CB_RECORD_TABLE(cudaDevWorkqueueConfigResource, .size = 12);

static const cb_record_table record_cudaDevWorkqueueResource = {.size = 40};

static const cb_field fields_cudaDevSmResourceGroupParams[] = {
    CB_NUMBER("smCount", INT, 0, 4, "unsigned int"),
    CB_NUMBER("coscheduledSmCount", INT, 4, 4, "unsigned int"),
    CB_NUMBER("preferredCoscheduledSmCount", INT, 8, 4, "unsigned int"),
    CB_NUMBER("flags", INT, 12, 4, "unsigned int"),
    CB_NUMBER("localityDomainId", INT, 16, 4, "unsigned int"),
};
CB_RECORD_TABLE(cudaDevSmResourceGroupParams, .size = 64);

static const cb_field fields_cudaDevResource[] = {
    CB_VALUE("type", ENUM, 0, 4, T_cudaDevResourceType, "enum cudaDevResourceType"),
    CB_ITEMS("_internal_padding", BLOB, 4, 1, 92, CB_NO_CLASS, false, "unsigned char"),
    CB_KEPT("sm", RECORD, 96, 20, T_cudaDevSmResource, 0, "struct cudaDevSmResource"),
    CB_KEPT("wqConfig", RECORD, 96, 12, T_cudaDevWorkqueueConfigResource, 1,
        "struct cudaDevWorkqueueConfigResource"),
    CB_KEPT("wq", RECORD, 96, 40, T_cudaDevWorkqueueResource, 2, "struct cudaDevWorkqueueResource"),
    CB_ITEMS("_oversize", BLOB, 96, 1, 40, CB_NO_CLASS, false, "unsigned char"),
    CB_KEPT("nextResource", ARRAY_RECORD, 136, 144, T_cudaDevResource_st, 3,
        "struct cudaDevResource_st"),
};
CB_RECORD_TABLE(cudaDevResource, .size = 144, .slot_count = 4);

static const cb_field fields_cudaDevResource_anon0[] = {
    CB_KEPT("sm", RECORD, 0, 20, T_cudaDevSmResource, 0, "struct cudaDevSmResource"),
    CB_KEPT("wqConfig", RECORD, 0, 12, T_cudaDevWorkqueueConfigResource, 1,
        "struct cudaDevWorkqueueConfigResource"),
    CB_KEPT("wq", RECORD, 0, 40, T_cudaDevWorkqueueResource, 2, "struct cudaDevWorkqueueResource"),
    CB_ITEMS("_oversize", BLOB, 0, 1, 40, CB_NO_CLASS, false, "unsigned char"),
};
CB_RECORD_TABLE(cudaDevResource_anon0, .size = 40, .slot_count = 3, .is_anonymous = true,
    .anonymous_offset = 96);

static const cb_field fields_cudalibraryHostUniversalFunctionAndDataTable[] = {
    CB_KEPT("functionTable", ADDRESS, 0, 8, CB_NO_CLASS, 0, "void *"),
    CB_NUMBER("functionWindowSize", INT, 8, 8, "size_t"),
    CB_KEPT("dataTable", ADDRESS, 16, 8, CB_NO_CLASS, 1, "void *"),
    CB_NUMBER("dataWindowSize", INT, 24, 8, "size_t"),
};
CB_RECORD_TABLE(cudalibraryHostUniversalFunctionAndDataTable, .size = 32, .slot_count = 2);

static const struct cudaKernelNodeParams initial_cudaKernelNodeParams = {.gridDim = {1, 1, 1},
    .blockDim = {1, 1, 1}};
static const cb_field fields_cudaKernelNodeParams[] = {
    CB_KEPT("func", ADDRESS, 0, 8, CB_NO_CLASS, 0, "void *"),
    CB_KEPT("gridDim", RECORD, 8, 12, T_dim3, 1, "dim3"),
    CB_KEPT("blockDim", RECORD, 20, 12, T_dim3, 2, "dim3"),
    CB_NUMBER("sharedMemBytes", INT, 32, 4, "unsigned int"),
    CB_KEPT("kernelParams", KERNEL_PARAMS, 40, 8, CB_NO_CLASS, 3, "void **"),
    CB_NUMBER("extra", POINTER_INT, 48, 8, "void **"),
};
CB_RECORD_TABLE(cudaKernelNodeParams, .size = 56, .slot_count = 4,
    .initial = &initial_cudaKernelNodeParams);

static const cb_field fields_cudaKernelNodeParamsV2[] = {
    CB_KEPT("func", ADDRESS, 0, 8, CB_NO_CLASS, 0, "void *"),
    CB_KEPT("kern", HANDLE, 0, 8, T_cudaKernel_t, 1, "cudaKernel_t"),
    CB_KEPT("cuFunc", HANDLE, 0, 8, T_cudaFunction_t, 2, "cudaFunction_t"),
    CB_KEPT("gridDim", RECORD, 8, 12, T_dim3, 3, "dim3"),
    CB_KEPT("blockDim", RECORD, 20, 12, T_dim3, 4, "dim3"),
    CB_NUMBER("sharedMemBytes", INT, 32, 4, "unsigned int"),
    CB_KEPT("kernelParams", KERNEL_PARAMS, 40, 8, CB_NO_CLASS, 5, "void **"),
    CB_NUMBER("extra", POINTER_INT, 48, 8, "void **"),
    CB_KEPT("ctx", HANDLE, 56, 8, T_cudaExecutionContext_t, 6, "cudaExecutionContext_t"),
    CB_VALUE("functionType", ENUM, 64, 4, T_cudaKernelFunctionType, "enum cudaKernelFunctionType"),
};
CB_RECORD_TABLE(cudaKernelNodeParamsV2, .size = 72, .slot_count = 7);

static const cb_field fields_cudaKernelNodeParamsV2_anon0[] = {
    CB_KEPT("func", ADDRESS, 0, 8, CB_NO_CLASS, 0, "void *"),
    CB_KEPT("kern", HANDLE, 0, 8, T_cudaKernel_t, 1, "cudaKernel_t"),
    CB_KEPT("cuFunc", HANDLE, 0, 8, T_cudaFunction_t, 2, "cudaFunction_t"),
};
CB_RECORD_TABLE(cudaKernelNodeParamsV2_anon0, .size = 8, .slot_count = 3, .is_anonymous = true,
    .anonymous_offset = 0);

static const cb_field fields_cudaExternalSemaphoreSignalNodeParams[] = {
    CB_COUNTED("extSemArray", ARRAY_HANDLE, 0, 8, T_cudaExternalSemaphore_t, 2, 0,
        "cudaExternalSemaphore_t"),
    CB_COUNTED("paramsArray", ARRAY_RECORD, 8, 144, T_cudaExternalSemaphoreSignalParams, 2, 1,
        "struct cudaExternalSemaphoreSignalParams"),
    CB_NUMBER("numExtSems", INT, 16, 4, "unsigned int"),
};
CB_RECORD_TABLE(cudaExternalSemaphoreSignalNodeParams, .size = 24, .slot_count = 2);

static const cb_field fields_cudaExternalSemaphoreSignalNodeParamsV2[] = {
    CB_COUNTED("extSemArray", ARRAY_HANDLE, 0, 8, T_cudaExternalSemaphore_t, 2, 0,
        "cudaExternalSemaphore_t"),
    CB_COUNTED("paramsArray", ARRAY_RECORD, 8, 144, T_cudaExternalSemaphoreSignalParams, 2, 1,
        "struct cudaExternalSemaphoreSignalParams"),
    CB_NUMBER("numExtSems", INT, 16, 4, "unsigned int"),
    CB_KEPT("ctx", HANDLE, 24, 8, T_cudaExecutionContext_t, 2, "cudaExecutionContext_t"),
};
CB_RECORD_TABLE(cudaExternalSemaphoreSignalNodeParamsV2, .size = 32, .slot_count = 3);

static const cb_field fields_cudaExternalSemaphoreWaitNodeParams[] = {
    CB_COUNTED("extSemArray", ARRAY_HANDLE, 0, 8, T_cudaExternalSemaphore_t, 2, 0,
        "cudaExternalSemaphore_t"),
    CB_COUNTED("paramsArray", ARRAY_RECORD, 8, 144, T_cudaExternalSemaphoreWaitParams, 2, 1,
        "struct cudaExternalSemaphoreWaitParams"),
    CB_NUMBER("numExtSems", INT, 16, 4, "unsigned int"),
};
CB_RECORD_TABLE(cudaExternalSemaphoreWaitNodeParams, .size = 24, .slot_count = 2);

static const cb_field fields_cudaExternalSemaphoreWaitNodeParamsV2[] = {
    CB_COUNTED("extSemArray", ARRAY_HANDLE, 0, 8, T_cudaExternalSemaphore_t, 2, 0,
        "cudaExternalSemaphore_t"),
    CB_COUNTED("paramsArray", ARRAY_RECORD, 8, 144, T_cudaExternalSemaphoreWaitParams, 2, 1,
        "struct cudaExternalSemaphoreWaitParams"),
    CB_NUMBER("numExtSems", INT, 16, 4, "unsigned int"),
    CB_KEPT("ctx", HANDLE, 24, 8, T_cudaExecutionContext_t, 2, "cudaExecutionContext_t"),
};
CB_RECORD_TABLE(cudaExternalSemaphoreWaitNodeParamsV2, .size = 32, .slot_count = 3);

static const cb_field fields_cudaConditionalNodeParams[] = {
    CB_KEPT("handle", SCALAR, 0, 8, T_cudaGraphConditionalHandle, 0, CB_UNSIGNED_LONG_LONG),
    CB_VALUE("type", ENUM, 8, 4, T_cudaGraphConditionalNodeType,
        "enum cudaGraphConditionalNodeType"),
    CB_NUMBER("size", INT, 12, 4, "unsigned int"),
    CB_COUNTED("phGraph_out", ARRAY_HANDLE_OUT, 16, 8, T_cudaGraph_t, 2, 1, "cudaGraph_t"),
    CB_KEPT("ctx", HANDLE, 24, 8, T_cudaExecutionContext_t, 2, "cudaExecutionContext_t"),
};
CB_RECORD_TABLE(cudaConditionalNodeParams, .size = 32, .slot_count = 3);

static const cb_field fields_cudaMemcpyBatchNodeParams[] = {
    CB_NUMBER("count", INT, 0, 8, "size_t"),
    CB_KEPT("dsts", KERNEL_PARAMS, 8, 8, CB_NO_CLASS, 0, "void **"),
    CB_KEPT("srcs", KERNEL_PARAMS, 16, 8, CB_NO_CLASS, 1, "void **"),
    CB_KEPT("sizes", ARRAY_ADDRESS, 24, 8, CB_NO_CLASS, 2, "size_t *"),
    CB_COUNTED("attrs", ARRAY_RECORD, 32, 24, T_cudaMemcpyAttributes, 6, 3,
        "struct cudaMemcpyAttributes"),
    CB_KEPT("attrsIdxs", ARRAY_ADDRESS, 40, 8, CB_NO_CLASS, 4, "size_t *"),
    CB_NUMBER("numAttrs", INT, 48, 8, "size_t"),
    CB_KEPT("ctx", HANDLE, 56, 8, T_cudaExecutionContext_t, 5, "cudaExecutionContext_t"),
};
CB_RECORD_TABLE(cudaMemcpyBatchNodeParams, .size = 64, .slot_count = 6);

static const cb_field fields_cudaChildGraphNodeParams[] = {
    CB_KEPT("graph", HANDLE, 0, 8, T_cudaGraph_t, 0, "cudaGraph_t"),
    CB_ITEMS("ownership", ENUM, 8, 4, 1, T_cudaGraphChildGraphNodeOwnership, true,
        "enum cudaGraphChildGraphNodeOwnership"),
};
CB_RECORD_TABLE(cudaChildGraphNodeParams, .size = 16, .slot_count = 1);

static const cb_field fields_cudaEventRecordNodeParams[] = {
    CB_KEPT("event", HANDLE, 0, 8, T_cudaEvent_t, 0, "cudaEvent_t"),
    CB_KEPT("ctx", HANDLE, 8, 8, T_cudaExecutionContext_t, 1, "cudaExecutionContext_t"),
};
CB_RECORD_TABLE(cudaEventRecordNodeParams, .size = 16, .slot_count = 2);

static const cb_field fields_cudaEventWaitNodeParams[] = {
    CB_KEPT("event", HANDLE, 0, 8, T_cudaEvent_t, 0, "cudaEvent_t"),
};
CB_RECORD_TABLE(cudaEventWaitNodeParams, .size = 8, .slot_count = 1);

static const cb_field fields_cudaGraphNodeParams[] = {
    CB_VALUE("type", ENUM, 0, 4, T_cudaGraphNodeType, "enum cudaGraphNodeType"),
    CB_KEPT("kernel", RECORD, 16, 72, T_cudaKernelNodeParamsV2, 0, "struct cudaKernelNodeParamsV2"),
    CB_KEPT("memcpy", RECORD, 16, 176, T_cudaMemcpyNodeParams, 1, "struct cudaMemcpyNodeParams"),
    CB_KEPT("memset", RECORD, 16, 48, T_cudaMemsetParamsV2, 2, "struct cudaMemsetParamsV2"),
    CB_KEPT("host", RECORD, 16, 32, T_cudaHostNodeParamsV2, 3, "struct cudaHostNodeParamsV2"),
    CB_KEPT("graph", RECORD, 16, 16, T_cudaChildGraphNodeParams, 4,
        "struct cudaChildGraphNodeParams"),
    CB_KEPT("eventWait", RECORD, 16, 8, T_cudaEventWaitNodeParams, 5,
        "struct cudaEventWaitNodeParams"),
    CB_KEPT("eventRecord", RECORD, 16, 16, T_cudaEventRecordNodeParams, 6,
        "struct cudaEventRecordNodeParams"),
    CB_KEPT("extSemSignal", RECORD, 16, 32, T_cudaExternalSemaphoreSignalNodeParamsV2, 7,
        "struct cudaExternalSemaphoreSignalNodeParamsV2"),
    CB_KEPT("extSemWait", RECORD, 16, 32, T_cudaExternalSemaphoreWaitNodeParamsV2, 8,
        "struct cudaExternalSemaphoreWaitNodeParamsV2"),
    CB_KEPT("alloc", RECORD, 16, 120, T_cudaMemAllocNodeParamsV2, 9,
        "struct cudaMemAllocNodeParamsV2"),
    CB_KEPT("free", RECORD, 16, 8, T_cudaMemFreeNodeParams, 10, "struct cudaMemFreeNodeParams"),
    CB_KEPT("conditional", RECORD, 16, 32, T_cudaConditionalNodeParams, 11,
        "struct cudaConditionalNodeParams"),
    CB_KEPT("memcpyBatch", RECORD, 16, 64, T_cudaMemcpyBatchNodeParams, 12,
        "struct cudaMemcpyBatchNodeParams"),
};
CB_RECORD_TABLE(cudaGraphNodeParams, .size = 256, .slot_count = 13);

static const cb_field fields_cudaGraphNodeParams_anon0[] = {
    CB_KEPT("kernel", RECORD, 0, 72, T_cudaKernelNodeParamsV2, 0, "struct cudaKernelNodeParamsV2"),
    CB_KEPT("memcpy", RECORD, 0, 176, T_cudaMemcpyNodeParams, 1, "struct cudaMemcpyNodeParams"),
    CB_KEPT("memset", RECORD, 0, 48, T_cudaMemsetParamsV2, 2, "struct cudaMemsetParamsV2"),
    CB_KEPT("host", RECORD, 0, 32, T_cudaHostNodeParamsV2, 3, "struct cudaHostNodeParamsV2"),
    CB_KEPT("graph", RECORD, 0, 16, T_cudaChildGraphNodeParams, 4,
        "struct cudaChildGraphNodeParams"),
    CB_KEPT("eventWait", RECORD, 0, 8, T_cudaEventWaitNodeParams, 5,
        "struct cudaEventWaitNodeParams"),
    CB_KEPT("eventRecord", RECORD, 0, 16, T_cudaEventRecordNodeParams, 6,
        "struct cudaEventRecordNodeParams"),
    CB_KEPT("extSemSignal", RECORD, 0, 32, T_cudaExternalSemaphoreSignalNodeParamsV2, 7,
        "struct cudaExternalSemaphoreSignalNodeParamsV2"),
    CB_KEPT("extSemWait", RECORD, 0, 32, T_cudaExternalSemaphoreWaitNodeParamsV2, 8,
        "struct cudaExternalSemaphoreWaitNodeParamsV2"),
    CB_KEPT("alloc", RECORD, 0, 120, T_cudaMemAllocNodeParamsV2, 9,
        "struct cudaMemAllocNodeParamsV2"),
    CB_KEPT("free", RECORD, 0, 8, T_cudaMemFreeNodeParams, 10, "struct cudaMemFreeNodeParams"),
    CB_KEPT("conditional", RECORD, 0, 32, T_cudaConditionalNodeParams, 11,
        "struct cudaConditionalNodeParams"),
    CB_KEPT("memcpyBatch", RECORD, 0, 64, T_cudaMemcpyBatchNodeParams, 12,
        "struct cudaMemcpyBatchNodeParams"),
};
CB_RECORD_TABLE(cudaGraphNodeParams_anon0, .size = 232, .slot_count = 13, .is_anonymous = true,
    .anonymous_offset = 16);

static const cb_field fields_cudaGraphEdgeData[] = {
    CB_NUMBER("from_port", INT, 0, 1, "unsigned char"),
    CB_NUMBER("to_port", INT, 1, 1, "unsigned char"),
    CB_NUMBER("type", INT, 2, 1, "unsigned char"),
};
CB_RECORD_TABLE(cudaGraphEdgeData, .size = 8);

static const cb_field fields_cudaGraphInstantiateParams[] = {
    CB_NUMBER("flags", INT, 0, 8, CB_UNSIGNED_LONG_LONG),
    CB_KEPT("uploadStream", HANDLE, 8, 8, T_cudaStream_t, 0, "cudaStream_t"),
    CB_KEPT("errNode_out", HANDLE, 16, 8, T_cudaGraphNode_t, 1, "cudaGraphNode_t"),
    CB_VALUE("result_out", ENUM, 24, 4, T_cudaGraphInstantiateResult, "cudaGraphInstantiateResult"),
};
CB_RECORD_TABLE(cudaGraphInstantiateParams, .size = 32, .slot_count = 2);

static const cb_field fields_cudaGraphExecUpdateResultInfo[] = {
    CB_VALUE("result", ENUM, 0, 4, T_cudaGraphExecUpdateResult, "enum cudaGraphExecUpdateResult"),
    CB_KEPT("errorNode", HANDLE, 8, 8, T_cudaGraphNode_t, 0, "cudaGraphNode_t"),
    CB_KEPT("errorFromNode", HANDLE, 16, 8, T_cudaGraphNode_t, 1, "cudaGraphNode_t"),
};
CB_RECORD_TABLE(cudaGraphExecUpdateResultInfo, .size = 24, .slot_count = 2);

static const cb_field fields_cudaGraphKernelNodeUpdate[] = {
    CB_KEPT("node", HANDLE, 0, 8, T_cudaGraphDeviceNode_t, 0, "cudaGraphDeviceNode_t"),
    CB_VALUE("field", ENUM, 8, 4, T_cudaGraphKernelNodeField, "enum cudaGraphKernelNodeField"),
    CB_KEPT("updateData", RECORD, 16, 24, T_cudaGraphKernelNodeUpdate_anon0, 1,
        "cudaGraphKernelNodeUpdate_anon0"),
};
CB_RECORD_TABLE(cudaGraphKernelNodeUpdate, .size = 40, .slot_count = 2);

static const cb_field fields_cudaGraphKernelNodeUpdate_anon0[] = {
    CB_KEPT("gridDim", RECORD, 0, 12, T_dim3, 0, "dim3"),
    CB_KEPT("param", RECORD, 0, 24, T_cudaGraphKernelNodeUpdate_anon0_anon0, 1,
        "cudaGraphKernelNodeUpdate_anon0_anon0"),
    CB_NUMBER("isEnabled", INT, 0, 4, "unsigned int"),
};
CB_RECORD_TABLE(cudaGraphKernelNodeUpdate_anon0, .size = 24, .slot_count = 2, .is_anonymous = true,
    .anonymous_offset = 16);

static const cb_field fields_cudaGraphKernelNodeUpdate_anon0_anon0[] = {
    CB_KEPT("pValue", ADDRESS, 0, 8, CB_NO_CLASS, 0, "const void *"),
    CB_NUMBER("offset", INT, 8, 8, "size_t"),
    CB_NUMBER("size", INT, 16, 8, "size_t"),
};
CB_RECORD_TABLE(cudaGraphKernelNodeUpdate_anon0_anon0, .size = 24, .slot_count = 1,
    .is_anonymous = true, .anonymous_offset = 16);

static const cb_field fields_cudaLaunchMemSyncDomainMap[] = {
    CB_NUMBER("default_", INT, 0, 1, "unsigned char"),
    CB_NUMBER("remote", INT, 1, 1, "unsigned char"),
};
CB_RECORD_TABLE(cudaLaunchMemSyncDomainMap, .size = 2);

static const cb_field fields_cudaLaunchAttributeValue[] = {
    CB_ITEMS("pad", BLOB, 0, 1, 64, CB_NO_CLASS, true, "char"),
    CB_KEPT("accessPolicyWindow", RECORD, 0, 32, T_cudaAccessPolicyWindow, 0,
        "struct cudaAccessPolicyWindow"),
    CB_SIGNED("cooperative", INT, 0, 4, "int"),
    CB_VALUE("syncPolicy", ENUM, 0, 4, T_cudaSynchronizationPolicy,
        "enum cudaSynchronizationPolicy"),
    CB_KEPT("clusterDim", RECORD, 0, 12, T_cudaLaunchAttributeValue_anon0, 1,
        "cudaLaunchAttributeValue_anon0"),
    CB_VALUE("clusterSchedulingPolicyPreference", ENUM, 0, 4, T_cudaClusterSchedulingPolicy,
        "enum cudaClusterSchedulingPolicy"),
    CB_SIGNED("programmaticStreamSerializationAllowed", INT, 0, 4, "int"),
    CB_KEPT("programmaticEvent", RECORD, 0, 16, T_cudaLaunchAttributeValue_anon1, 2,
        "cudaLaunchAttributeValue_anon1"),
    CB_SIGNED("priority", INT, 0, 4, "int"),
    CB_KEPT("memSyncDomainMap", RECORD, 0, 2, T_cudaLaunchMemSyncDomainMap, 3,
        "cudaLaunchMemSyncDomainMap"),
    CB_VALUE("memSyncDomain", ENUM, 0, 4, T_cudaLaunchMemSyncDomain, "cudaLaunchMemSyncDomain"),
    CB_KEPT("preferredClusterDim", RECORD, 0, 12, T_cudaLaunchAttributeValue_anon2, 4,
        "cudaLaunchAttributeValue_anon2"),
    CB_KEPT("launchCompletionEvent", RECORD, 0, 16, T_cudaLaunchAttributeValue_anon3, 5,
        "cudaLaunchAttributeValue_anon3"),
    CB_KEPT("deviceUpdatableKernelNode", RECORD, 0, 16, T_cudaLaunchAttributeValue_anon4, 6,
        "cudaLaunchAttributeValue_anon4"),
    CB_NUMBER("sharedMemCarveout", INT, 0, 4, "unsigned int"),
    CB_NUMBER("nvlinkUtilCentricScheduling", INT, 0, 4, "unsigned int"),
    CB_VALUE("portableClusterSizeMode", ENUM, 0, 4, T_cudaLaunchAttributePortableClusterMode,
        "cudaLaunchAttributePortableClusterMode"),
    CB_VALUE("sharedMemoryMode", ENUM, 0, 4, T_cudaSharedMemoryMode, "cudaSharedMemoryMode"),
};
CB_RECORD_TABLE(cudaLaunchAttributeValue, .size = 64, .slot_count = 7);

static const cb_field fields_cudaLaunchAttributeValue_anon0[] = {
    CB_NUMBER("x", INT, 0, 4, "unsigned int"),
    CB_NUMBER("y", INT, 4, 4, "unsigned int"),
    CB_NUMBER("z", INT, 8, 4, "unsigned int"),
};
CB_RECORD_TABLE(cudaLaunchAttributeValue_anon0, .size = 12, .is_anonymous = true,
    .anonymous_offset = 0);

static const cb_field fields_cudaLaunchAttributeValue_anon1[] = {
    CB_KEPT("event", HANDLE, 0, 8, T_cudaEvent_t, 0, "cudaEvent_t"),
    CB_SIGNED("flags", INT, 8, 4, "int"),
    CB_SIGNED("triggerAtBlockStart", INT, 12, 4, "int"),
};
CB_RECORD_TABLE(cudaLaunchAttributeValue_anon1, .size = 16, .slot_count = 1, .is_anonymous = true,
    .anonymous_offset = 0);

static const cb_field fields_cudaLaunchAttributeValue_anon2[] = {
    CB_NUMBER("x", INT, 0, 4, "unsigned int"),
    CB_NUMBER("y", INT, 4, 4, "unsigned int"),
    CB_NUMBER("z", INT, 8, 4, "unsigned int"),
};
CB_RECORD_TABLE(cudaLaunchAttributeValue_anon2, .size = 12, .is_anonymous = true,
    .anonymous_offset = 0);

static const cb_field fields_cudaLaunchAttributeValue_anon3[] = {
    CB_KEPT("event", HANDLE, 0, 8, T_cudaEvent_t, 0, "cudaEvent_t"),
    CB_SIGNED("flags", INT, 8, 4, "int"),
};
CB_RECORD_TABLE(cudaLaunchAttributeValue_anon3, .size = 16, .slot_count = 1, .is_anonymous = true,
    .anonymous_offset = 0);

static const cb_field fields_cudaLaunchAttributeValue_anon4[] = {
    CB_SIGNED("deviceUpdatable", INT, 0, 4, "int"),
    CB_KEPT("devNode", HANDLE, 8, 8, T_cudaGraphDeviceNode_t, 0, "cudaGraphDeviceNode_t"),
};
CB_RECORD_TABLE(cudaLaunchAttributeValue_anon4, .size = 16, .slot_count = 1, .is_anonymous = true,
    .anonymous_offset = 0);

static const cb_field fields_cudaLaunchAttribute[] = {
    CB_VALUE("id", ENUM, 0, 4, T_cudaLaunchAttributeID, "cudaLaunchAttributeID"),
    CB_KEPT("val", RECORD, 8, 64, T_cudaLaunchAttributeValue, 0, "cudaLaunchAttributeValue"),
};
CB_RECORD_TABLE(cudaLaunchAttribute, .size = 72, .slot_count = 1);

static const cudaLaunchConfig_t initial_cudaLaunchConfig_t = {.gridDim = {1, 1, 1},
    .blockDim = {1, 1, 1}};
static const cb_field fields_cudaLaunchConfig_t[] = {
    CB_KEPT("gridDim", RECORD, 0, 12, T_dim3, 0, "dim3"),
    CB_KEPT("blockDim", RECORD, 12, 12, T_dim3, 1, "dim3"),
    CB_NUMBER("dynamicSmemBytes", INT, 24, 8, "size_t"),
    CB_KEPT("stream", HANDLE, 32, 8, T_cudaStream_t, 2, "cudaStream_t"),
    CB_COUNTED("attrs", ARRAY_RECORD, 40, 72, T_cudaLaunchAttribute, 5, 3, "cudaLaunchAttribute"),
    CB_NUMBER("numAttrs", INT, 48, 4, "unsigned int"),
};
CB_RECORD_TABLE(cudaLaunchConfig_t, .size = 56, .slot_count = 4,
    .initial = &initial_cudaLaunchConfig_t);

static const cb_field fields_cudaAsyncNotificationInfo_t[] = {
    CB_VALUE("type", ENUM, 0, 4, T_cudaAsyncNotificationType, "cudaAsyncNotificationType"),
    CB_KEPT("info", RECORD, 8, 8, T_cudaAsyncNotificationInfo_t_anon0, 0,
        "cudaAsyncNotificationInfo_t_anon0"),
};
CB_RECORD_TABLE(cudaAsyncNotificationInfo_t, .size = 16, .slot_count = 1);

static const cb_field fields_cudaAsyncNotificationInfo_t_anon0[] = {
    CB_KEPT("overBudget", RECORD, 0, 8, T_cudaAsyncNotificationInfo_t_anon0_anon0, 0,
        "cudaAsyncNotificationInfo_t_anon0_anon0"),
};
CB_RECORD_TABLE(cudaAsyncNotificationInfo_t_anon0, .size = 8, .slot_count = 1,
    .is_anonymous = true, .anonymous_offset = 8);

static const cb_field fields_cudaAsyncNotificationInfo_t_anon0_anon0[] = {
    CB_NUMBER("bytesOverBudget", INT, 0, 8, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(cudaAsyncNotificationInfo_t_anon0_anon0, .size = 8, .is_anonymous = true,
    .anonymous_offset = 8);

static const cb_field fields_cudaTextureDesc[] = {
    CB_ITEMS("addressMode", LIST_ENUM, 0, 4, 3, T_cudaTextureAddressMode, false,
        "enum cudaTextureAddressMode"),
    CB_VALUE("filterMode", ENUM, 12, 4, T_cudaTextureFilterMode, "enum cudaTextureFilterMode"),
    CB_VALUE("readMode", ENUM, 16, 4, T_cudaTextureReadMode, "enum cudaTextureReadMode"),
    CB_SIGNED("sRGB", INT, 20, 4, "int"),
    CB_ITEMS("borderColor", LIST_FLOAT, 24, 4, 4, CB_NO_CLASS, false, "float"),
    CB_SIGNED("normalizedCoords", INT, 40, 4, "int"),
    CB_NUMBER("maxAnisotropy", INT, 44, 4, "unsigned int"),
    CB_VALUE("mipmapFilterMode", ENUM, 48, 4, T_cudaTextureFilterMode,
        "enum cudaTextureFilterMode"),
    CB_NUMBER("mipmapLevelBias", FLOAT, 52, 4, "float"),
    CB_NUMBER("minMipmapLevelClamp", FLOAT, 56, 4, "float"),
    CB_NUMBER("maxMipmapLevelClamp", FLOAT, 60, 4, "float"),
    CB_SIGNED("disableTrilinearOptimization", INT, 64, 4, "int"),
    CB_SIGNED("seamlessCubemap", INT, 68, 4, "int"),
};
CB_RECORD_TABLE(cudaTextureDesc, .size = 72);

static const cb_field fields_cudaGraphRecaptureCallbackData[] = {
    CB_KEPT("callbackFunc", CALLBACK, 0, 8, T_cudaGraphRecaptureCallback_t, 0,
        "cudaGraphRecaptureCallback_t"),
    CB_KEPT("userData", ADDRESS, 8, 8, CB_NO_CLASS, 1, "void *"),
};
CB_RECORD_TABLE(cudaGraphRecaptureCallbackData, .size = 16, .slot_count = 2);

static const cb_field fields_cudaEglPlaneDesc[] = {
    CB_NUMBER("width", INT, 0, 4, "unsigned int"),
    CB_NUMBER("height", INT, 4, 4, "unsigned int"),
    CB_NUMBER("depth", INT, 8, 4, "unsigned int"),
    CB_NUMBER("pitch", INT, 12, 4, "unsigned int"),
    CB_NUMBER("numChannels", INT, 16, 4, "unsigned int"),
    CB_KEPT("channelDesc", RECORD, 20, 20, T_cudaChannelFormatDesc, 0,
        "struct cudaChannelFormatDesc"),
};
CB_RECORD_TABLE(cudaEglPlaneDesc, .size = 56, .slot_count = 1);

static const cb_field fields_cudaEglFrame[] = {
    CB_KEPT("frame", RECORD, 0, 96, T_cudaEglFrame_anon0, 0, "cudaEglFrame_anon0"),
    CB_ITEMS("planeDesc", LIST_RECORD, 96, 56, 3, T_cudaEglPlaneDesc, false, "cudaEglPlaneDesc"),
    CB_NUMBER("planeCount", INT, 264, 4, "unsigned int"),
    CB_VALUE("frameType", ENUM, 268, 4, T_cudaEglFrameType, "cudaEglFrameType"),
    CB_VALUE("eglColorFormat", ENUM, 272, 4, T_cudaEglColorFormat, "cudaEglColorFormat"),
};
CB_RECORD_TABLE(cudaEglFrame, .size = 280, .slot_count = 1);

static const cb_field fields_cudaEglFrame_anon0[] = {
    CB_ITEMS("pArray", LIST_HANDLE, 0, 8, 3, T_cudaArray_t, false, "cudaArray_t"),
    CB_ITEMS("pPitch", LIST_RECORD, 0, 32, 3, T_cudaPitchedPtr, false, "struct cudaPitchedPtr"),
};
CB_RECORD_TABLE(cudaEglFrame_anon0, .size = 96, .is_anonymous = true, .anonymous_offset = 0);

static const cb_field fields_CUmemFabricHandle[] = {
    CB_ITEMS("data", BLOB, 0, 1, 64, CB_NO_CLASS, false, "unsigned char"),
};
CB_RECORD_TABLE(CUmemFabricHandle, .size = 64);

CB_CLASS_DOC(cudaRoundMode,
    "Rounding modes of numbers.\n\n"
    "enum cudaRoundMode.\n\n"
    "Members\n"
    "    cudaRoundNearest = 0, cudaRoundZero = 1, cudaRoundPosInf = 2, cudaRoundMinInf = 3\n");
CB_CLASS_DOC(cudaError_t,
    "Statuses that functions of the runtime return; only cudaSuccess and cudaErrorNotReady\n"
    "are no failures.\n\n"
    "enum cudaError.\n\n"
    "Members\n"
    "    cudaSuccess = 0, cudaErrorInvalidValue = 1, cudaErrorMemoryAllocation = 2,\n"
    "    cudaErrorInitializationError = 3, cudaErrorCudartUnloading = 4,\n"
    "    cudaErrorProfilerDisabled = 5, cudaErrorProfilerNotInitialized = 6,\n"
    "    cudaErrorProfilerAlreadyStarted = 7, cudaErrorProfilerAlreadyStopped = 8,\n"
    "    cudaErrorInvalidConfiguration = 9, cudaErrorVersionTranslation = 10,\n"
    "    cudaErrorInvalidPitchValue = 12, cudaErrorInvalidSymbol = 13,\n"
    "    cudaErrorInvalidHostPointer = 16, cudaErrorInvalidDevicePointer = 17,\n"
    "    cudaErrorInvalidTexture = 18, cudaErrorInvalidTextureBinding = 19,\n"
    "    cudaErrorInvalidChannelDescriptor = 20, cudaErrorInvalidMemcpyDirection = 21,\n"
    "    cudaErrorAddressOfConstant = 22, cudaErrorTextureFetchFailed = 23,\n"
    "    cudaErrorTextureNotBound = 24, cudaErrorSynchronizationError = 25,\n"
    "    cudaErrorInvalidFilterSetting = 26, cudaErrorInvalidNormSetting = 27,\n"
    "    cudaErrorMixedDeviceExecution = 28, cudaErrorNotYetImplemented = 31,\n"
    "    cudaErrorMemoryValueTooLarge = 32, cudaErrorStubLibrary = 34,\n"
    "    cudaErrorInsufficientDriver = 35, cudaErrorCallRequiresNewerDriver = 36,\n"
    "    cudaErrorInvalidSurface = 37, cudaErrorDuplicateVariableName = 43,\n"
    "    cudaErrorDuplicateTextureName = 44, cudaErrorDuplicateSurfaceName = 45,\n"
    "    cudaErrorDevicesUnavailable = 46, cudaErrorIncompatibleDriverContext = 49,\n"
    "    cudaErrorMissingConfiguration = 52, cudaErrorPriorLaunchFailure = 53,\n"
    "    cudaErrorLaunchMaxDepthExceeded = 65, cudaErrorLaunchFileScopedTex = 66,\n"
    "    cudaErrorLaunchFileScopedSurf = 67, cudaErrorSyncDepthExceeded = 68,\n"
    "    cudaErrorLaunchPendingCountExceeded = 69, cudaErrorInvalidDeviceFunction = 98,\n"
    "    cudaErrorNoDevice = 100, cudaErrorInvalidDevice = 101,\n"
    "    cudaErrorDeviceNotLicensed = 102, cudaErrorSoftwareValidityNotEstablished = 103,\n"
    "    cudaErrorStartupFailure = 127, cudaErrorInvalidKernelImage = 200,\n"
    "    cudaErrorDeviceUninitialized = 201, cudaErrorMapBufferObjectFailed = 205,\n"
    "    cudaErrorUnmapBufferObjectFailed = 206, cudaErrorArrayIsMapped = 207,\n"
    "    cudaErrorAlreadyMapped = 208, cudaErrorNoKernelImageForDevice = 209,\n"
    "    cudaErrorAlreadyAcquired = 210, cudaErrorNotMapped = 211,\n"
    "    cudaErrorNotMappedAsArray = 212, cudaErrorNotMappedAsPointer = 213,\n"
    "    cudaErrorECCUncorrectable = 214, cudaErrorUnsupportedLimit = 215,\n"
    "    cudaErrorDeviceAlreadyInUse = 216, cudaErrorPeerAccessUnsupported = 217,\n"
    "    cudaErrorInvalidPtx = 218, cudaErrorInvalidGraphicsContext = 219,\n"
    "    cudaErrorNvlinkUncorrectable = 220, cudaErrorJitCompilerNotFound = 221,\n"
    "    cudaErrorUnsupportedPtxVersion = 222, cudaErrorJitCompilationDisabled = 223,\n"
    "    cudaErrorUnsupportedExecAffinity = 224, cudaErrorUnsupportedDevSideSync = 225,\n"
    "    cudaErrorContained = 226, cudaErrorInsufficientLoaderVersion = 227,\n"
    "    cudaErrorInvalidSource = 300, cudaErrorFileNotFound = 301,\n"
    "    cudaErrorSharedObjectSymbolNotFound = 302, cudaErrorSharedObjectInitFailed = 303,\n"
    "    cudaErrorOperatingSystem = 304, cudaErrorInvalidResourceHandle = 400,\n"
    "    cudaErrorIllegalState = 401, cudaErrorLossyQuery = 402,\n"
    "    cudaErrorSymbolNotFound = 500, cudaErrorNotReady = 600,\n"
    "    cudaErrorIllegalAddress = 700, cudaErrorLaunchOutOfResources = 701,\n"
    "    cudaErrorLaunchTimeout = 702, cudaErrorLaunchIncompatibleTexturing = 703,\n"
    "    cudaErrorPeerAccessAlreadyEnabled = 704, cudaErrorPeerAccessNotEnabled = 705,\n"
    "    cudaErrorSetOnActiveProcess = 708, cudaErrorContextIsDestroyed = 709,\n"
    "    cudaErrorAssert = 710, cudaErrorTooManyPeers = 711,\n"
    "    cudaErrorHostMemoryAlreadyRegistered = 712, cudaErrorHostMemoryNotRegistered = 713,\n"
    "    cudaErrorHardwareStackError = 714, cudaErrorIllegalInstruction = 715,\n"
    "    cudaErrorMisalignedAddress = 716, cudaErrorInvalidAddressSpace = 717,\n"
    "    cudaErrorInvalidPc = 718, cudaErrorLaunchFailure = 719,\n"
    "    cudaErrorCooperativeLaunchTooLarge = 720, cudaErrorTensorMemoryLeak = 721,\n"
    "    cudaErrorNotPermitted = 800, cudaErrorNotSupported = 801,\n"
    "    cudaErrorSystemNotReady = 802, cudaErrorSystemDriverMismatch = 803,\n"
    "    cudaErrorCompatNotSupportedOnDevice = 804, cudaErrorMpsConnectionFailed = 805,\n"
    "    cudaErrorMpsRpcFailure = 806, cudaErrorMpsServerNotReady = 807,\n"
    "    cudaErrorMpsMaxClientsReached = 808, cudaErrorMpsMaxConnectionsReached = 809,\n"
    "    cudaErrorMpsClientTerminated = 810, cudaErrorCdpNotSupported = 811,\n"
    "    cudaErrorCdpVersionMismatch = 812, cudaErrorStreamCaptureUnsupported = 900,\n"
    "    cudaErrorStreamCaptureInvalidated = 901, cudaErrorStreamCaptureMerge = 902,\n"
    "    cudaErrorStreamCaptureUnmatched = 903, cudaErrorStreamCaptureUnjoined = 904,\n"
    "    cudaErrorStreamCaptureIsolation = 905, cudaErrorStreamCaptureImplicit = 906,\n"
    "    cudaErrorCapturedEvent = 907, cudaErrorStreamCaptureWrongThread = 908,\n"
    "    cudaErrorTimeout = 909, cudaErrorGraphExecUpdateFailure = 910,\n"
    "    cudaErrorExternalDevice = 911, cudaErrorInvalidClusterSize = 912,\n"
    "    cudaErrorFunctionNotLoaded = 913, cudaErrorInvalidResourceType = 914,\n"
    "    cudaErrorInvalidResourceConfiguration = 915, cudaErrorStreamDetached = 917,\n"
    "    cudaErrorGraphRecaptureFailure = 918, cudaErrorFabricNotReady = 919,\n"
    "    cudaErrorUnknown = 999, cudaErrorApiFailureBase = 10000\n\n"
    "Taken by\n"
    "    cudaGetErrorName, cudaGetErrorString\n");
CB_CLASS_DOC(cudaChannelFormatKind,
    "Type of the channels of an array's elements.\n\n"
    "enum cudaChannelFormatKind.\n\n"
    "Members\n"
    "    cudaChannelFormatKindSigned = 0, cudaChannelFormatKindUnsigned = 1,\n"
    "    cudaChannelFormatKindFloat = 2, cudaChannelFormatKindNone = 3,\n"
    "    cudaChannelFormatKindNV12 = 4, cudaChannelFormatKindUnsignedNormalized8X1 = 5,\n"
    "    cudaChannelFormatKindUnsignedNormalized8X2 = 6,\n"
    "    cudaChannelFormatKindUnsignedNormalized8X4 = 7,\n"
    "    cudaChannelFormatKindUnsignedNormalized16X1 = 8,\n"
    "    cudaChannelFormatKindUnsignedNormalized16X2 = 9,\n"
    "    cudaChannelFormatKindUnsignedNormalized16X4 = 10,\n"
    "    cudaChannelFormatKindSignedNormalized8X1 = 11,\n"
    "    cudaChannelFormatKindSignedNormalized8X2 = 12,\n"
    "    cudaChannelFormatKindSignedNormalized8X4 = 13,\n"
    "    cudaChannelFormatKindSignedNormalized16X1 = 14,\n"
    "    cudaChannelFormatKindSignedNormalized16X2 = 15,\n"
    "    cudaChannelFormatKindSignedNormalized16X4 = 16,\n"
    "    cudaChannelFormatKindUnsignedBlockCompressed1 = 17,\n"
    "    cudaChannelFormatKindUnsignedBlockCompressed1SRGB = 18,\n"
    "    cudaChannelFormatKindUnsignedBlockCompressed2 = 19,\n"
    "    cudaChannelFormatKindUnsignedBlockCompressed2SRGB = 20,\n"
    "    cudaChannelFormatKindUnsignedBlockCompressed3 = 21,\n"
    "    cudaChannelFormatKindUnsignedBlockCompressed3SRGB = 22,\n"
    "    cudaChannelFormatKindUnsignedBlockCompressed4 = 23,\n"
    "    cudaChannelFormatKindSignedBlockCompressed4 = 24,\n"
    "    cudaChannelFormatKindUnsignedBlockCompressed5 = 25,\n"
    "    cudaChannelFormatKindSignedBlockCompressed5 = 26,\n"
    "    cudaChannelFormatKindUnsignedBlockCompressed6H = 27,\n"
    "    cudaChannelFormatKindSignedBlockCompressed6H = 28,\n"
    "    cudaChannelFormatKindUnsignedBlockCompressed7 = 29,\n"
    "    cudaChannelFormatKindUnsignedBlockCompressed7SRGB = 30,\n"
    "    cudaChannelFormatKindUnsignedNormalized1010102 = 31,\n"
    "    cudaChannelFormatKindUnsigned8Packed422 = 32,\n"
    "    cudaChannelFormatKindUnsigned8Packed444 = 33,\n"
    "    cudaChannelFormatKindUnsigned8SemiPlanar420 = 34,\n"
    "    cudaChannelFormatKindUnsigned16SemiPlanar420 = 35,\n"
    "    cudaChannelFormatKindUnsigned8SemiPlanar422 = 36,\n"
    "    cudaChannelFormatKindUnsigned16SemiPlanar422 = 37,\n"
    "    cudaChannelFormatKindUnsigned8SemiPlanar444 = 38,\n"
    "    cudaChannelFormatKindUnsigned16SemiPlanar444 = 39,\n"
    "    cudaChannelFormatKindUnsigned8Planar420 = 40,\n"
    "    cudaChannelFormatKindUnsigned16Planar420 = 41,\n"
    "    cudaChannelFormatKindUnsigned8Planar422 = 42,\n"
    "    cudaChannelFormatKindUnsigned16Planar422 = 43,\n"
    "    cudaChannelFormatKindUnsigned8Planar444 = 44,\n"
    "    cudaChannelFormatKindUnsigned16Planar444 = 45\n\n"
    "Taken by\n"
    "    cudaCreateChannelDesc\n\n"
    "Field of\n"
    "    cudaChannelFormatDesc.f\n");
CB_CLASS_DOC(cudaMemoryType,
    "Kinds of memory that an address can be in.\n\n"
    "enum cudaMemoryType.\n\n"
    "Members\n"
    "    cudaMemoryTypeUnregistered = 0, cudaMemoryTypeHost = 1, cudaMemoryTypeDevice = 2,\n"
    "    cudaMemoryTypeManaged = 3\n\n"
    "Field of\n"
    "    cudaPointerAttributes.type\n");
CB_CLASS_DOC(cudaMemcpyKind,
    "Direction of a copy; cudaMemcpyDefault leaves it to the addresses.\n\n"
    "enum cudaMemcpyKind.\n\n"
    "Members\n"
    "    cudaMemcpyHostToHost = 0, cudaMemcpyHostToDevice = 1, cudaMemcpyDeviceToHost = 2,\n"
    "    cudaMemcpyDeviceToDevice = 3, cudaMemcpyDefault = 4\n\n"
    "Taken by\n"
    "    cudaMemcpy, cudaMemcpy2D, cudaMemcpy2DToArray, cudaMemcpy2DFromArray,\n"
    "    cudaMemcpy2DArrayToArray, cudaMemcpyToSymbol, cudaMemcpyFromSymbol, cudaMemcpyAsync,\n"
    "    cudaMemcpy2DAsync, cudaMemcpy2DToArrayAsync, cudaMemcpy2DFromArrayAsync,\n"
    "    cudaMemcpyToSymbolAsync and 15 more\n\n"
    "Field of\n"
    "    cudaMemcpy3DParms.kind\n");
CB_CLASS_DOC(cudaAccessProperty,
    "Durations for which the L2 cache should keep reads of a window of memory.\n\n"
    "enum cudaAccessProperty.\n\n"
    "Members\n"
    "    cudaAccessPropertyNormal = 0, cudaAccessPropertyStreaming = 1,\n"
    "    cudaAccessPropertyPersisting = 2\n\n"
    "Field of\n"
    "    cudaAccessPolicyWindow.hitProp, cudaAccessPolicyWindow.missProp\n");
CB_CLASS_DOC(cudaStreamCaptureStatus,
    "Capture states of a stream.\n\n"
    "enum cudaStreamCaptureStatus.\n\n"
    "Members\n"
    "    cudaStreamCaptureStatusNone = 0, cudaStreamCaptureStatusActive = 1,\n"
    "    cudaStreamCaptureStatusInvalidated = 2\n\n"
    "Given by\n"
    "    cudaStreamIsCapturing, cudaStreamGetCaptureInfo\n");
CB_CLASS_DOC(cudaGraphRecaptureStatus,
    "Differences between a node and the one before.\n\n"
    "enum cudaGraphRecaptureStatus. Since CUDA 13.3.\n\n"
    "Members\n"
    "    cudaGraphRecaptureEligibleForUpdate = 0, cudaGraphRecaptureIneligibleForUpdate = 1,\n"
    "    cudaGraphRecaptureError = 2\n");
CB_CLASS_DOC(cudaStreamCaptureMode,
    "Sets of other calls that a capture forbids, and to which threads.\n\n"
    "enum cudaStreamCaptureMode.\n\n"
    "Members\n"
    "    cudaStreamCaptureModeGlobal = 0, cudaStreamCaptureModeThreadLocal = 1,\n"
    "    cudaStreamCaptureModeRelaxed = 2\n\n"
    "Taken by\n"
    "    cudaStreamBeginCapture, cudaStreamBeginRecaptureToGraph,\n"
    "    cudaStreamBeginCaptureToGraph, cudaThreadExchangeStreamCaptureMode\n");
CB_CLASS_DOC(cudaSynchronizationPolicy,
    "Ways in which threads wait for a stream.\n\n"
    "enum cudaSynchronizationPolicy.\n\n"
    "Members\n"
    "    cudaSyncPolicyAuto = 1, cudaSyncPolicySpin = 2, cudaSyncPolicyYield = 3,\n"
    "    cudaSyncPolicyBlockingSync = 4\n\n"
    "Field of\n"
    "    cudaLaunchAttributeValue.syncPolicy\n");
CB_CLASS_DOC(cudaClusterSchedulingPolicy,
    "Ways to spread the blocks of a cluster over multiprocessors.\n\n"
    "enum cudaClusterSchedulingPolicy.\n\n"
    "Members\n"
    "    cudaClusterSchedulingPolicyDefault = 0, cudaClusterSchedulingPolicySpread = 1,\n"
    "    cudaClusterSchedulingPolicyLoadBalancing = 2,\n"
    "    cudaClusterSchedulingPolicyRubinDsmemLocality = 3\n\n"
    "Field of\n"
    "    cudaLaunchAttributeValue.clusterSchedulingPolicyPreference\n");
CB_CLASS_DOC(cudaStreamUpdateCaptureDependenciesFlags,
    "Choice of whether dependencies are added or replaced.\n\n"
    "enum cudaStreamUpdateCaptureDependenciesFlags.\n\n"
    "Members\n"
    "    cudaStreamAddCaptureDependencies = 0, cudaStreamSetCaptureDependencies = 1\n\n"
    "Taken by\n"
    "    cudaStreamUpdateCaptureDependencies\n");
CB_CLASS_DOC(cudaUserObjectFlags,
    "Ways to destroy a user object.\n\n"
    "enum cudaUserObjectFlags.\n\n"
    "Members\n"
    "    cudaUserObjectNoDestructorSync = 1\n\n"
    "Taken by\n"
    "    cudaUserObjectCreate\n");
CB_CLASS_DOC(cudaUserObjectRetainFlags,
    "Choice of whether references to an object are moved to a graph.\n\n"
    "enum cudaUserObjectRetainFlags.\n\n"
    "Members\n"
    "    cudaGraphUserObjectMove = 1\n\n"
    "Taken by\n"
    "    cudaGraphRetainUserObject\n");
CB_CLASS_DOC(cudaHostTaskSyncMode,
    "Ways in which the runtime waits on the host.\n\n"
    "enum cudaHostTaskSyncMode. Since CUDA 13.2.\n\n"
    "Members\n"
    "    cudaHostTaskBlocking = 0, cudaHostTaskSpinWait = 1\n");
CB_CLASS_DOC(cudaGraphicsRegisterFlags,
    "Ways in which CUDA will use a resource of a graphics interface.\n\n"
    "enum cudaGraphicsRegisterFlags.\n\n"
    "Members\n"
    "    cudaGraphicsRegisterFlagsNone = 0, cudaGraphicsRegisterFlagsReadOnly = 1,\n"
    "    cudaGraphicsRegisterFlagsWriteDiscard = 2,\n"
    "    cudaGraphicsRegisterFlagsSurfaceLoadStore = 4,\n"
    "    cudaGraphicsRegisterFlagsTextureGather = 8\n\n"
    "Taken by\n"
    "    cudaGraphicsEGLRegisterImage, cudaGraphicsGLRegisterImage,\n"
    "    cudaGraphicsGLRegisterBuffer\n");
CB_CLASS_DOC(cudaGraphicsMapFlags,
    "Ways in which CUDA uses a mapped resource, reads or replacement.\n\n"
    "enum cudaGraphicsMapFlags.\n\n"
    "Members\n"
    "    cudaGraphicsMapFlagsNone = 0, cudaGraphicsMapFlagsReadOnly = 1,\n"
    "    cudaGraphicsMapFlagsWriteDiscard = 2\n\n"
    "Taken by\n"
    "    cudaGraphicsResourceSetMapFlags, cudaGraphicsVDPAURegisterVideoSurface,\n"
    "    cudaGraphicsVDPAURegisterOutputSurface\n");
CB_CLASS_DOC(cudaGraphicsCubeFace,
    "The faces of a cube, in the order of a cube's layers.\n\n"
    "enum cudaGraphicsCubeFace.\n\n"
    "Members\n"
    "    cudaGraphicsCubeFacePositiveX = 0, cudaGraphicsCubeFaceNegativeX = 1,\n"
    "    cudaGraphicsCubeFacePositiveY = 2, cudaGraphicsCubeFaceNegativeY = 3,\n"
    "    cudaGraphicsCubeFacePositiveZ = 4, cudaGraphicsCubeFaceNegativeZ = 5\n");
CB_CLASS_DOC(cudaResourceType,
    "Kinds of memory behind a texture or surface.\n\n"
    "enum cudaResourceType.\n\n"
    "Members\n"
    "    cudaResourceTypeArray = 0, cudaResourceTypeMipmappedArray = 1,\n"
    "    cudaResourceTypeLinear = 2, cudaResourceTypePitch2D = 3\n\n"
    "Field of\n"
    "    cudaResourceDesc.resType\n");
CB_CLASS_DOC(cudaResourceViewFormat,
    "The format as which a texture reads its array.\n\n"
    "enum cudaResourceViewFormat.\n\n"
    "Members\n"
    "    cudaResViewFormatNone = 0, cudaResViewFormatUnsignedChar1 = 1,\n"
    "    cudaResViewFormatUnsignedChar2 = 2, cudaResViewFormatUnsignedChar4 = 3,\n"
    "    cudaResViewFormatSignedChar1 = 4, cudaResViewFormatSignedChar2 = 5,\n"
    "    cudaResViewFormatSignedChar4 = 6, cudaResViewFormatUnsignedShort1 = 7,\n"
    "    cudaResViewFormatUnsignedShort2 = 8, cudaResViewFormatUnsignedShort4 = 9,\n"
    "    cudaResViewFormatSignedShort1 = 10, cudaResViewFormatSignedShort2 = 11,\n"
    "    cudaResViewFormatSignedShort4 = 12, cudaResViewFormatUnsignedInt1 = 13,\n"
    "    cudaResViewFormatUnsignedInt2 = 14, cudaResViewFormatUnsignedInt4 = 15,\n"
    "    cudaResViewFormatSignedInt1 = 16, cudaResViewFormatSignedInt2 = 17,\n"
    "    cudaResViewFormatSignedInt4 = 18, cudaResViewFormatHalf1 = 19,\n"
    "    cudaResViewFormatHalf2 = 20, cudaResViewFormatHalf4 = 21,\n"
    "    cudaResViewFormatFloat1 = 22, cudaResViewFormatFloat2 = 23,\n"
    "    cudaResViewFormatFloat4 = 24, cudaResViewFormatUnsignedBlockCompressed1 = 25,\n"
    "    cudaResViewFormatUnsignedBlockCompressed2 = 26,\n"
    "    cudaResViewFormatUnsignedBlockCompressed3 = 27,\n"
    "    cudaResViewFormatUnsignedBlockCompressed4 = 28,\n"
    "    cudaResViewFormatSignedBlockCompressed4 = 29,\n"
    "    cudaResViewFormatUnsignedBlockCompressed5 = 30,\n"
    "    cudaResViewFormatSignedBlockCompressed5 = 31,\n"
    "    cudaResViewFormatUnsignedBlockCompressed6H = 32,\n"
    "    cudaResViewFormatSignedBlockCompressed6H = 33,\n"
    "    cudaResViewFormatUnsignedBlockCompressed7 = 34\n\n"
    "Field of\n"
    "    cudaResourceViewDesc.format\n");
CB_CLASS_DOC(cudaSharedMemoryMode,
    "Choice of whether kernels may use more shared memory than all devices have.\n\n"
    "enum cudaSharedMemoryMode. Since CUDA 13.2.\n\n"
    "Members\n"
    "    cudaSharedMemoryModeDefault = 0, cudaSharedMemoryModeRequirePortable = 1,\n"
    "    cudaSharedMemoryModeAllowNonPortable = 2,\n"
    "    cudaSharedMemoryModeAllowOversizedSharedMemory = 3,\n"
    "    cudaSharedMemoryModePreferOversizedSharedMemory = 4\n\n"
    "Field of\n"
    "    cudaFuncAttributes.sharedMemoryMode, cudaLaunchAttributeValue.sharedMemoryMode\n");
CB_CLASS_DOC(cudaFuncAttribute,
    "Attributes that can be set for a kernel.\n\n"
    "enum cudaFuncAttribute.\n\n"
    "Members\n"
    "    cudaFuncAttributeMaxDynamicSharedMemorySize = 8,\n"
    "    cudaFuncAttributePreferredSharedMemoryCarveout = 9,\n"
    "    cudaFuncAttributeClusterDimMustBeSet = 10,\n"
    "    cudaFuncAttributeRequiredClusterWidth = 11,\n"
    "    cudaFuncAttributeRequiredClusterHeight = 12,\n"
    "    cudaFuncAttributeRequiredClusterDepth = 13,\n"
    "    cudaFuncAttributeNonPortableClusterSizeAllowed = 14,\n"
    "    cudaFuncAttributeClusterSchedulingPolicyPreference = 15,\n"
    "    cudaFuncAttributeSharedMemoryMode = 16, cudaFuncAttributeMax = 17\n\n"
    "Taken by\n"
    "    cudaFuncSetAttribute, cudaKernelSetAttributeForDevice\n");
CB_CLASS_DOC(cudaFuncCache,
    "Preferences for more L1 cache or more shared memory.\n\n"
    "enum cudaFuncCache.\n\n"
    "Members\n"
    "    cudaFuncCachePreferNone = 0, cudaFuncCachePreferShared = 1,\n"
    "    cudaFuncCachePreferL1 = 2, cudaFuncCachePreferEqual = 3\n\n"
    "Taken by\n"
    "    cudaDeviceSetCacheConfig, cudaFuncSetCacheConfig\n\n"
    "Given by\n"
    "    cudaDeviceGetCacheConfig\n");
CB_CLASS_DOC(cudaSharedMemConfig,
    "Widths of shared memory banks, on devices that could choose.\n\n"
    "enum cudaSharedMemConfig.\n\n"
    "Members\n"
    "    cudaSharedMemBankSizeDefault = 0, cudaSharedMemBankSizeFourByte = 1,\n"
    "    cudaSharedMemBankSizeEightByte = 2\n\n"
    "Taken by\n"
    "    cudaDeviceSetSharedMemConfig, cudaFuncSetSharedMemConfig\n\n"
    "Given by\n"
    "    cudaDeviceGetSharedMemConfig\n");
CB_CLASS_DOC(cudaSharedCarveout,
    "Preferred share of shared memory in percent, as a few named values.\n\n"
    "enum cudaSharedCarveout.\n\n"
    "Members\n"
    "    cudaSharedmemCarveoutDefault = -1, cudaSharedmemCarveoutMaxShared = 100,\n"
    "    cudaSharedmemCarveoutMaxL1 = 0\n");
CB_CLASS_DOC(cudaComputeMode,
    "Limits on whether and how many processes may use a device.\n\n"
    "enum cudaComputeMode.\n\n"
    "Members\n"
    "    cudaComputeModeDefault = 0, cudaComputeModeExclusive = 1,\n"
    "    cudaComputeModeProhibited = 2, cudaComputeModeExclusiveProcess = 3\n");
CB_CLASS_DOC(cudaLimit,
    "Limits of a device, for cudaDeviceSetLimit.\n\n"
    "enum cudaLimit.\n\n"
    "Members\n"
    "    cudaLimitStackSize = 0, cudaLimitPrintfFifoSize = 1, cudaLimitMallocHeapSize = 2,\n"
    "    cudaLimitDevRuntimeSyncDepth = 3, cudaLimitDevRuntimePendingLaunchCount = 4,\n"
    "    cudaLimitMaxL2FetchGranularity = 5, cudaLimitPersistingL2CacheSize = 6,\n"
    "    cudaLimitPerBlockMemorySize = 10\n\n"
    "Taken by\n"
    "    cudaDeviceSetLimit, cudaDeviceGetLimit\n");
CB_CLASS_DOC(cudaMemoryAdvise,
    "Hints on the use of managed memory.\n\n"
    "enum cudaMemoryAdvise.\n\n"
    "Members\n"
    "    cudaMemAdviseSetReadMostly = 1, cudaMemAdviseUnsetReadMostly = 2,\n"
    "    cudaMemAdviseSetPreferredLocation = 3, cudaMemAdviseUnsetPreferredLocation = 4,\n"
    "    cudaMemAdviseSetAccessedBy = 5, cudaMemAdviseUnsetAccessedBy = 6\n\n"
    "Taken by\n"
    "    cudaMemAdvise\n");
CB_CLASS_DOC(cudaMemRangeAttribute,
    "Attributes of a range of managed memory.\n\n"
    "enum cudaMemRangeAttribute.\n\n"
    "Members\n"
    "    cudaMemRangeAttributeReadMostly = 1, cudaMemRangeAttributePreferredLocation = 2,\n"
    "    cudaMemRangeAttributeAccessedBy = 3, cudaMemRangeAttributeLastPrefetchLocation = 4,\n"
    "    cudaMemRangeAttributePreferredLocationType = 5,\n"
    "    cudaMemRangeAttributePreferredLocationId = 6,\n"
    "    cudaMemRangeAttributeLastPrefetchLocationType = 7,\n"
    "    cudaMemRangeAttributeLastPrefetchLocationId = 8\n\n"
    "Taken by\n"
    "    cudaMemRangeGetAttribute, cudaMemRangeGetAttributes\n");
CB_CLASS_DOC(cudaFlushGPUDirectRDMAWritesOptions,
    "Ways to flush writes of other PCI devices, as bits.\n\n"
    "enum cudaFlushGPUDirectRDMAWritesOptions.\n\n"
    "Members\n"
    "    cudaFlushGPUDirectRDMAWritesOptionHost = 1,\n"
    "    cudaFlushGPUDirectRDMAWritesOptionMemOps = 2\n");
CB_CLASS_DOC(cudaGPUDirectRDMAWritesOrdering,
    "Observers for whom writes of other PCI devices are in order without a flush.\n\n"
    "enum cudaGPUDirectRDMAWritesOrdering.\n\n"
    "Members\n"
    "    cudaGPUDirectRDMAWritesOrderingNone = 0, cudaGPUDirectRDMAWritesOrderingOwner = 100,\n"
    "    cudaGPUDirectRDMAWritesOrderingAllDevices = 200\n");
CB_CLASS_DOC(cudaFlushGPUDirectRDMAWritesScope,
    "Observers for whom writes of other PCI devices are flushed.\n\n"
    "enum cudaFlushGPUDirectRDMAWritesScope.\n\n"
    "Members\n"
    "    cudaFlushGPUDirectRDMAWritesToOwner = 100,\n"
    "    cudaFlushGPUDirectRDMAWritesToAllDevices = 200\n\n"
    "Taken by\n"
    "    cudaDeviceFlushGPUDirectRDMAWrites\n");
CB_CLASS_DOC(cudaFlushGPUDirectRDMAWritesTarget,
    "Devices whose memory is flushed.\n\n"
    "enum cudaFlushGPUDirectRDMAWritesTarget.\n\n"
    "Members\n"
    "    cudaFlushGPUDirectRDMAWritesTargetCurrentDevice = 0\n\n"
    "Taken by\n"
    "    cudaDeviceFlushGPUDirectRDMAWrites\n");
CB_CLASS_DOC(cudaDeviceAttr,
    "Properties that cudaDeviceGetAttribute can return.\n\n"
    "enum cudaDeviceAttr.\n\n"
    "Members\n"
    "    cudaDevAttrMaxThreadsPerBlock = 1, cudaDevAttrMaxBlockDimX = 2,\n"
    "    cudaDevAttrMaxBlockDimY = 3, cudaDevAttrMaxBlockDimZ = 4,\n"
    "    cudaDevAttrMaxGridDimX = 5, cudaDevAttrMaxGridDimY = 6, cudaDevAttrMaxGridDimZ = 7,\n"
    "    cudaDevAttrMaxSharedMemoryPerBlock = 8, cudaDevAttrTotalConstantMemory = 9,\n"
    "    cudaDevAttrWarpSize = 10, cudaDevAttrMaxPitch = 11,\n"
    "    cudaDevAttrMaxRegistersPerBlock = 12, cudaDevAttrClockRate = 13,\n"
    "    cudaDevAttrTextureAlignment = 14, cudaDevAttrGpuOverlap = 15,\n"
    "    cudaDevAttrMultiProcessorCount = 16, cudaDevAttrKernelExecTimeout = 17,\n"
    "    cudaDevAttrIntegrated = 18, cudaDevAttrCanMapHostMemory = 19,\n"
    "    cudaDevAttrComputeMode = 20, cudaDevAttrMaxTexture1DWidth = 21,\n"
    "    cudaDevAttrMaxTexture2DWidth = 22, cudaDevAttrMaxTexture2DHeight = 23,\n"
    "    cudaDevAttrMaxTexture3DWidth = 24, cudaDevAttrMaxTexture3DHeight = 25,\n"
    "    cudaDevAttrMaxTexture3DDepth = 26, cudaDevAttrMaxTexture2DLayeredWidth = 27,\n"
    "    cudaDevAttrMaxTexture2DLayeredHeight = 28,\n"
    "    cudaDevAttrMaxTexture2DLayeredLayers = 29, cudaDevAttrSurfaceAlignment = 30,\n"
    "    cudaDevAttrConcurrentKernels = 31, cudaDevAttrEccEnabled = 32,\n"
    "    cudaDevAttrPciBusId = 33, cudaDevAttrPciDeviceId = 34, cudaDevAttrTccDriver = 35,\n"
    "    cudaDevAttrMemoryClockRate = 36, cudaDevAttrGlobalMemoryBusWidth = 37,\n"
    "    cudaDevAttrL2CacheSize = 38, cudaDevAttrMaxThreadsPerMultiProcessor = 39,\n"
    "    cudaDevAttrAsyncEngineCount = 40, cudaDevAttrUnifiedAddressing = 41,\n"
    "    cudaDevAttrMaxTexture1DLayeredWidth = 42, cudaDevAttrMaxTexture1DLayeredLayers = 43,\n"
    "    cudaDevAttrMaxTexture2DGatherWidth = 45, cudaDevAttrMaxTexture2DGatherHeight = 46,\n"
    "    cudaDevAttrMaxTexture3DWidthAlt = 47, cudaDevAttrMaxTexture3DHeightAlt = 48,\n"
    "    cudaDevAttrMaxTexture3DDepthAlt = 49, cudaDevAttrPciDomainId = 50,\n"
    "    cudaDevAttrTexturePitchAlignment = 51, cudaDevAttrMaxTextureCubemapWidth = 52,\n"
    "    cudaDevAttrMaxTextureCubemapLayeredWidth = 53,\n"
    "    cudaDevAttrMaxTextureCubemapLayeredLayers = 54, cudaDevAttrMaxSurface1DWidth = 55,\n"
    "    cudaDevAttrMaxSurface2DWidth = 56, cudaDevAttrMaxSurface2DHeight = 57,\n"
    "    cudaDevAttrMaxSurface3DWidth = 58, cudaDevAttrMaxSurface3DHeight = 59,\n"
    "    cudaDevAttrMaxSurface3DDepth = 60, cudaDevAttrMaxSurface1DLayeredWidth = 61,\n"
    "    cudaDevAttrMaxSurface1DLayeredLayers = 62, cudaDevAttrMaxSurface2DLayeredWidth = 63,\n"
    "    cudaDevAttrMaxSurface2DLayeredHeight = 64,\n"
    "    cudaDevAttrMaxSurface2DLayeredLayers = 65, cudaDevAttrMaxSurfaceCubemapWidth = 66,\n"
    "    cudaDevAttrMaxSurfaceCubemapLayeredWidth = 67,\n"
    "    cudaDevAttrMaxSurfaceCubemapLayeredLayers = 68,\n"
    "    cudaDevAttrMaxTexture1DLinearWidth = 69, cudaDevAttrMaxTexture2DLinearWidth = 70,\n"
    "    cudaDevAttrMaxTexture2DLinearHeight = 71, cudaDevAttrMaxTexture2DLinearPitch = 72,\n"
    "    cudaDevAttrMaxTexture2DMipmappedWidth = 73,\n"
    "    cudaDevAttrMaxTexture2DMipmappedHeight = 74, cudaDevAttrComputeCapabilityMajor = 75,\n"
    "    cudaDevAttrComputeCapabilityMinor = 76, cudaDevAttrMaxTexture1DMipmappedWidth = 77,\n"
    "    cudaDevAttrStreamPrioritiesSupported = 78, cudaDevAttrGlobalL1CacheSupported = 79,\n"
    "    cudaDevAttrLocalL1CacheSupported = 80,\n"
    "    cudaDevAttrMaxSharedMemoryPerMultiprocessor = 81,\n"
    "    cudaDevAttrMaxRegistersPerMultiprocessor = 82, cudaDevAttrManagedMemory = 83,\n"
    "    cudaDevAttrIsMultiGpuBoard = 84, cudaDevAttrMultiGpuBoardGroupID = 85,\n"
    "    cudaDevAttrHostNativeAtomicSupported = 86,\n"
    "    cudaDevAttrSingleToDoublePrecisionPerfRatio = 87,\n"
    "    cudaDevAttrPageableMemoryAccess = 88, cudaDevAttrConcurrentManagedAccess = 89,\n"
    "    cudaDevAttrComputePreemptionSupported = 90,\n"
    "    cudaDevAttrCanUseHostPointerForRegisteredMem = 91, cudaDevAttrReserved92 = 92,\n"
    "    cudaDevAttrReserved93 = 93, cudaDevAttrReserved94 = 94,\n"
    "    cudaDevAttrCooperativeLaunch = 95, cudaDevAttrReserved96 = 96,\n"
    "    cudaDevAttrMaxSharedMemoryPerBlockOptin = 97, cudaDevAttrCanFlushRemoteWrites = 98,\n"
    "    cudaDevAttrHostRegisterSupported = 99,\n"
    "    cudaDevAttrPageableMemoryAccessUsesHostPageTables = 100,\n"
    "    cudaDevAttrDirectManagedMemAccessFromHost = 101,\n"
    "    cudaDevAttrMaxBlocksPerMultiprocessor = 106,\n"
    "    cudaDevAttrMaxPersistingL2CacheSize = 108,\n"
    "    cudaDevAttrMaxAccessPolicyWindowSize = 109,\n"
    "    cudaDevAttrReservedSharedMemoryPerBlock = 111,\n"
    "    cudaDevAttrSparseCudaArraySupported = 112,\n"
    "    cudaDevAttrHostRegisterReadOnlySupported = 113,\n"
    "    cudaDevAttrTimelineSemaphoreInteropSupported = 114,\n"
    "    cudaDevAttrMemoryPoolsSupported = 115, cudaDevAttrGPUDirectRDMASupported = 116,\n"
    "    cudaDevAttrGPUDirectRDMAFlushWritesOptions = 117,\n"
    "    cudaDevAttrGPUDirectRDMAWritesOrdering = 118,\n"
    "    cudaDevAttrMemoryPoolSupportedHandleTypes = 119, cudaDevAttrClusterLaunch = 120,\n"
    "    cudaDevAttrDeferredMappingCudaArraySupported = 121, cudaDevAttrReserved122 = 122,\n"
    "    cudaDevAttrReserved123 = 123, cudaDevAttrReserved124 = 124,\n"
    "    cudaDevAttrIpcEventSupport = 125, cudaDevAttrMemSyncDomainCount = 126,\n"
    "    cudaDevAttrReserved127 = 127, cudaDevAttrReserved128 = 128,\n"
    "    cudaDevAttrReserved129 = 129, cudaDevAttrNumaConfig = 130, cudaDevAttrNumaId = 131,\n"
    "    cudaDevAttrReserved132 = 132, cudaDevAttrMpsEnabled = 133,\n"
    "    cudaDevAttrHostNumaId = 134, cudaDevAttrD3D12CigSupported = 135,\n"
    "    cudaDevAttrVulkanCigSupported = 138, cudaDevAttrGpuPciDeviceId = 139,\n"
    "    cudaDevAttrGpuPciSubsystemId = 140, cudaDevAttrReserved141 = 141,\n"
    "    cudaDevAttrHostNumaMemoryPoolsSupported = 142,\n"
    "    cudaDevAttrHostNumaMultinodeIpcSupported = 143,\n"
    "    cudaDevAttrHostMemoryPoolsSupported = 144, cudaDevAttrReserved145 = 145,\n"
    "    cudaDevAttrOnlyPartialHostNativeAtomicSupported = 147,\n"
    "    cudaDevAttrAtomicReductionSupported = 148, cudaDevAttrLocalityDomainCount = 149,\n"
    "    cudaDevAttrOversizedSharedMemoryPerBlock = 150,\n"
    "    cudaDevAttrCigStreamsSupported = 151,\n"
    "    cudaDevAttrLocalityDomainMultiprocessorCount = 157,\n"
    "    cudaDevAttrTensorMapLargeTensorMinSize = 160, cudaDevAttrMax = 161\n\n"
    "Taken by\n"
    "    cudaDeviceGetAttribute\n");
CB_CLASS_DOC(cudaMemPoolAttr,
    "Properties of a memory pool.\n\n"
    "enum cudaMemPoolAttr.\n\n"
    "Members\n"
    "    cudaMemPoolReuseFollowEventDependencies = 1, cudaMemPoolReuseAllowOpportunistic = 2,\n"
    "    cudaMemPoolReuseAllowInternalDependencies = 3, cudaMemPoolAttrReleaseThreshold = 4,\n"
    "    cudaMemPoolAttrReservedMemCurrent = 5, cudaMemPoolAttrReservedMemHigh = 6,\n"
    "    cudaMemPoolAttrUsedMemCurrent = 7, cudaMemPoolAttrUsedMemHigh = 8,\n"
    "    cudaMemPoolAttrAllocationType = 9, cudaMemPoolAttrExportHandleTypes = 10,\n"
    "    cudaMemPoolAttrLocationId = 11, cudaMemPoolAttrLocationType = 12,\n"
    "    cudaMemPoolAttrMaxPoolSize = 13, cudaMemPoolAttrHwDecompressEnabled = 14,\n"
    "    cudaMemPoolAttrLocalityDomainId = 15\n\n"
    "Taken by\n"
    "    cudaMemPoolSetAttribute, cudaMemPoolGetAttribute\n");
CB_CLASS_DOC(cudaMemLocationType,
    "Kinds of memory locations.\n\n"
    "enum cudaMemLocationType.\n\n"
    "Members\n"
    "    cudaMemLocationTypeInvalid = 0, cudaMemLocationTypeNone = 0,\n"
    "    cudaMemLocationTypeDevice = 1, cudaMemLocationTypeHost = 2,\n"
    "    cudaMemLocationTypeHostNuma = 3, cudaMemLocationTypeHostNumaCurrent = 4,\n"
    "    cudaMemLocationTypeInvisible = 5, cudaMemLocationTypeDeviceLocalityDomain = 6\n\n"
    "Field of\n"
    "    cudaMemLocation.type\n");
CB_CLASS_DOC(cudaMemAccessFlags,
    "Access that a device has to memory.\n\n"
    "enum cudaMemAccessFlags.\n\n"
    "Members\n"
    "    cudaMemAccessFlagsProtNone = 0, cudaMemAccessFlagsProtRead = 1,\n"
    "    cudaMemAccessFlagsProtReadWrite = 3\n\n"
    "Given by\n"
    "    cudaMemPoolGetAccess\n\n"
    "Field of\n"
    "    cudaMemAccessDesc.flags\n");
CB_CLASS_DOC(cudaMemAllocationType,
    "Kinds of allocations, which stay in place or move.\n\n"
    "enum cudaMemAllocationType.\n\n"
    "Members\n"
    "    cudaMemAllocationTypeInvalid = 0, cudaMemAllocationTypePinned = 1,\n"
    "    cudaMemAllocationTypeManaged = 2, cudaMemAllocationTypeMax = 2147483647\n\n"
    "Taken by\n"
    "    cudaMemGetDefaultMemPool, cudaMemGetMemPool, cudaMemSetMemPool\n\n"
    "Field of\n"
    "    cudaMemPoolProps.allocType\n");
CB_CLASS_DOC(cudaMemAllocationHandleType,
    "Kinds of handles by which memory goes to other processes, or-ed if several are allowed.\n\n"
    "enum cudaMemAllocationHandleType.\n\n"
    "Members\n"
    "    cudaMemHandleTypeNone = 0, cudaMemHandleTypePosixFileDescriptor = 1,\n"
    "    cudaMemHandleTypeWin32 = 2, cudaMemHandleTypeWin32Kmt = 4,\n"
    "    cudaMemHandleTypeFabric = 8\n\n"
    "Taken by\n"
    "    cudaMemPoolExportToShareableHandle, cudaMemPoolImportFromShareableHandle\n\n"
    "Field of\n"
    "    cudaMemPoolProps.handleTypes\n");
CB_CLASS_DOC(cudaGraphMemAttributeType,
    "Attributes of the memory that graphs use.\n\n"
    "enum cudaGraphMemAttributeType.\n\n"
    "Members\n"
    "    cudaGraphMemAttrUsedMemCurrent = 0, cudaGraphMemAttrUsedMemHigh = 1,\n"
    "    cudaGraphMemAttrReservedMemCurrent = 2, cudaGraphMemAttrReservedMemHigh = 3\n\n"
    "Taken by\n"
    "    cudaDeviceGetGraphMemAttribute, cudaDeviceSetGraphMemAttribute\n");
CB_CLASS_DOC(cudaMemcpyFlags,
    "Options for a copy.\n\n"
    "enum cudaMemcpyFlags. Since CUDA 12.8.\n\n"
    "Members\n"
    "    cudaMemcpyFlagDefault = 0, cudaMemcpyFlagPreferOverlapWithCompute = 1\n\n"
    "Field of\n"
    "    cudaMemcpyAttributes.flags, cudaMemcpy3DBatchOp.flags\n");
CB_CLASS_DOC(cudaMemcpySrcAccessOrder,
    "Times at which a copy may read its source.\n\n"
    "enum cudaMemcpySrcAccessOrder. Since CUDA 12.8.\n\n"
    "Members\n"
    "    cudaMemcpySrcAccessOrderInvalid = 0, cudaMemcpySrcAccessOrderStream = 1,\n"
    "    cudaMemcpySrcAccessOrderDuringApiCall = 2, cudaMemcpySrcAccessOrderAny = 3,\n"
    "    cudaMemcpySrcAccessOrderMax = 2147483647\n\n"
    "Field of\n"
    "    cudaMemcpyAttributes.srcAccessOrder, cudaMemcpy3DBatchOp.srcAccessOrder\n");
CB_CLASS_DOC(cudaMemcpy3DOperandType,
    "Kinds of sides of a copy, memory or an array.\n\n"
    "enum cudaMemcpy3DOperandType. Since CUDA 12.8.\n\n"
    "Members\n"
    "    cudaMemcpyOperandTypePointer = 1, cudaMemcpyOperandTypeArray = 2,\n"
    "    cudaMemcpyOperandTypeMax = 2147483647\n\n"
    "Field of\n"
    "    cudaMemcpy3DOperand.type\n");
CB_CLASS_DOC(cudaDeviceP2PAttr,
    "Attributes of the link of two devices.\n\n"
    "enum cudaDeviceP2PAttr.\n\n"
    "Members\n"
    "    cudaDevP2PAttrPerformanceRank = 1, cudaDevP2PAttrAccessSupported = 2,\n"
    "    cudaDevP2PAttrNativeAtomicSupported = 3, cudaDevP2PAttrCudaArrayAccessSupported = 4,\n"
    "    cudaDevP2PAttrOnlyPartialNativeAtomicSupported = 5\n\n"
    "Taken by\n"
    "    cudaDeviceGetP2PAttribute\n");
CB_CLASS_DOC(cudaAtomicOperation,
    "Atomic operations that links may do by themselves.\n\n"
    "enum cudaAtomicOperation. Since CUDA 13.0.\n\n"
    "Members\n"
    "    cudaAtomicOperationIntegerAdd = 0, cudaAtomicOperationIntegerMin = 1,\n"
    "    cudaAtomicOperationIntegerMax = 2, cudaAtomicOperationIntegerIncrement = 3,\n"
    "    cudaAtomicOperationIntegerDecrement = 4, cudaAtomicOperationAnd = 5,\n"
    "    cudaAtomicOperationOr = 6, cudaAtomicOperationXOR = 7,\n"
    "    cudaAtomicOperationExchange = 8, cudaAtomicOperationCAS = 9,\n"
    "    cudaAtomicOperationFloatAdd = 10, cudaAtomicOperationFloatMin = 11,\n"
    "    cudaAtomicOperationFloatMax = 12\n\n"
    "Taken by\n"
    "    cudaDeviceGetHostAtomicCapabilities, cudaDeviceGetP2PAtomicCapabilities\n");
CB_CLASS_DOC(cudaAtomicOperationCapability,
    "Types for which a link does an atomic operation, as bits.\n\n"
    "enum cudaAtomicOperationCapability. Since CUDA 13.0.\n\n"
    "Members\n"
    "    cudaAtomicCapabilitySigned = 1, cudaAtomicCapabilityUnsigned = 2,\n"
    "    cudaAtomicCapabilityReduction = 4, cudaAtomicCapabilityScalar32 = 8,\n"
    "    cudaAtomicCapabilityScalar64 = 16, cudaAtomicCapabilityScalar128 = 32,\n"
    "    cudaAtomicCapabilityVector32x4 = 64\n");
CB_CLASS_DOC(cudaExternalMemoryHandleType,
    "Kinds of handles by which memory is imported.\n\n"
    "enum cudaExternalMemoryHandleType.\n\n"
    "Members\n"
    "    cudaExternalMemoryHandleTypeOpaqueFd = 1,\n"
    "    cudaExternalMemoryHandleTypeOpaqueWin32 = 2,\n"
    "    cudaExternalMemoryHandleTypeOpaqueWin32Kmt = 3,\n"
    "    cudaExternalMemoryHandleTypeD3D12Heap = 4,\n"
    "    cudaExternalMemoryHandleTypeD3D12Resource = 5,\n"
    "    cudaExternalMemoryHandleTypeD3D11Resource = 6,\n"
    "    cudaExternalMemoryHandleTypeD3D11ResourceKmt = 7,\n"
    "    cudaExternalMemoryHandleTypeNvSciBuf = 8\n\n"
    "Field of\n"
    "    cudaExternalMemoryHandleDesc.type\n");
CB_CLASS_DOC(cudaExternalSemaphoreHandleType,
    "Kinds of handles by which a semaphore is imported.\n\n"
    "enum cudaExternalSemaphoreHandleType.\n\n"
    "Members\n"
    "    cudaExternalSemaphoreHandleTypeOpaqueFd = 1,\n"
    "    cudaExternalSemaphoreHandleTypeOpaqueWin32 = 2,\n"
    "    cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt = 3,\n"
    "    cudaExternalSemaphoreHandleTypeD3D12Fence = 4,\n"
    "    cudaExternalSemaphoreHandleTypeD3D11Fence = 5,\n"
    "    cudaExternalSemaphoreHandleTypeNvSciSync = 6,\n"
    "    cudaExternalSemaphoreHandleTypeKeyedMutex = 7,\n"
    "    cudaExternalSemaphoreHandleTypeKeyedMutexKmt = 8,\n"
    "    cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd = 9,\n"
    "    cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32 = 10\n\n"
    "Field of\n"
    "    cudaExternalSemaphoreHandleDesc.type\n");
CB_CLASS_DOC(cudaDevSmResourceGroup_flags,
    "Ways to form a group of multiprocessors.\n\n"
    "enum cudaDevSmResourceGroup_flags. Since CUDA 13.1.\n\n"
    "Members\n"
    "    cudaDevSmResourceGroupDefault = 0, cudaDevSmResourceGroupBackfill = 1,\n"
    "    cudaDevSmResourceGroupLocalityDomainId = 2,\n"
    "    cudaDevSmResourceGroupLocalityDomainSupplementalSms = 4\n\n"
    "Field of\n"
    "    cudaDevSmResource.flags, cudaDevSmResourceGroupParams.flags\n");
CB_CLASS_DOC(cudaDevSmResourceSplitByCount_flags,
    "Ways to divide multiprocessors into groups.\n\n"
    "enum cudaDevSmResourceSplitByCount_flags. Since CUDA 13.1.\n\n"
    "Members\n"
    "    cudaDevSmResourceSplitIgnoreSmCoscheduling = 1,\n"
    "    cudaDevSmResourceSplitMaxPotentialClusterSize = 2\n\n"
    "Taken by\n"
    "    cudaDevSmResourceSplitByCount\n");
CB_CLASS_DOC(cudaDevResourceType,
    "Kinds of parts of a device.\n\n"
    "enum cudaDevResourceType. Since CUDA 13.1.\n\n"
    "Members\n"
    "    cudaDevResourceTypeInvalid = 0, cudaDevResourceTypeSm = 1,\n"
    "    cudaDevResourceTypeWorkqueueConfig = 1000, cudaDevResourceTypeWorkqueue = 10000\n\n"
    "Taken by\n"
    "    cudaDeviceGetDevResource, cudaExecutionCtxGetDevResource, cudaStreamGetDevResource\n\n"
    "Field of\n"
    "    cudaDevResource.type\n");
CB_CLASS_DOC(cudaDevWorkqueueConfigScope,
    "Scopes in which work queues are shared.\n\n"
    "enum cudaDevWorkqueueConfigScope. Since CUDA 13.1.\n\n"
    "Members\n"
    "    cudaDevWorkqueueConfigScopeDeviceCtx = 0,\n"
    "    cudaDevWorkqueueConfigScopeGreenCtxBalanced = 1\n\n"
    "Field of\n"
    "    cudaDevWorkqueueConfigResource.sharingScope\n");
CB_CLASS_DOC(cudaJitOption,
    "Options of the driver's compiler, with a value each.\n\n"
    "enum cudaJitOption. Since CUDA 12.8.\n\n"
    "Members\n"
    "    cudaJitMaxRegisters = 0, cudaJitThreadsPerBlock = 1, cudaJitWallTime = 2,\n"
    "    cudaJitInfoLogBuffer = 3, cudaJitInfoLogBufferSizeBytes = 4,\n"
    "    cudaJitErrorLogBuffer = 5, cudaJitErrorLogBufferSizeBytes = 6,\n"
    "    cudaJitOptimizationLevel = 7, cudaJitFallbackStrategy = 10,\n"
    "    cudaJitGenerateDebugInfo = 11, cudaJitLogVerbose = 12, cudaJitGenerateLineInfo = 13,\n"
    "    cudaJitCacheMode = 14, cudaJitPositionIndependentCode = 30, cudaJitMinCtaPerSm = 31,\n"
    "    cudaJitMaxThreadsPerBlock = 32, cudaJitOverrideDirectiveValues = 33\n\n"
    "Taken by\n"
    "    cudaLibraryLoadData, cudaLibraryLoadFromFile\n");
CB_CLASS_DOC(cudaLibraryOption,
    "Options of loading a library, with a value each.\n\n"
    "enum cudaLibraryOption. Since CUDA 12.8.\n\n"
    "Members\n"
    "    cudaLibraryHostUniversalFunctionAndDataTable = 0, cudaLibraryBinaryIsPreserved = 1\n\n"
    "Taken by\n"
    "    cudaLibraryLoadData, cudaLibraryLoadFromFile\n");
CB_CLASS_DOC(cudaJit_CacheMode,
    "Caches that loads from global memory go through.\n\n"
    "enum cudaJit_CacheMode. Since CUDA 12.8.\n\n"
    "Members\n"
    "    cudaJitCacheOptionNone = 0, cudaJitCacheOptionCG = 1, cudaJitCacheOptionCA = 2\n");
CB_CLASS_DOC(cudaJit_Fallback,
    "Code that is used when no cubin fits the device.\n\n"
    "enum cudaJit_Fallback. Since CUDA 12.8.\n\n"
    "Members\n"
    "    cudaPreferPtx = 0, cudaPreferBinary = 1\n");
CB_CLASS_DOC(cudaCGScope,
    "Reach of a group of cooperating threads.\n\n"
    "enum cudaCGScope.\n\n"
    "Members\n"
    "    cudaCGScopeInvalid = 0, cudaCGScopeGrid = 1, cudaCGScopeReserved = 2\n");
CB_CLASS_DOC(cudaKernelFunctionType,
    "Kinds of pointers to a kernel.\n\n"
    "enum cudaKernelFunctionType. Since CUDA 13.2.\n\n"
    "Members\n"
    "    cudaKernelFunctionTypeUnspecified = 0, cudaKernelFunctionTypeDeviceEntry = 1,\n"
    "    cudaKernelFunctionTypeKernel = 2, cudaKernelFunctionTypeFunction = 3\n\n"
    "Field of\n"
    "    cudaKernelNodeParamsV2.functionType\n");
CB_CLASS_DOC(cudaGraphConditionalHandleFlags,
    "Choice of whether a condition has a value of its own at each launch.\n\n"
    "enum cudaGraphConditionalHandleFlags. Since CUDA 12.3.\n\n"
    "Members\n"
    "    cudaGraphCondAssignDefault = 1\n\n"
    "Taken by\n"
    "    cudaGraphConditionalHandleCreate, cudaGraphConditionalHandleCreate_v2\n");
CB_CLASS_DOC(cudaGraphConditionalNodeType,
    "Kinds of conditional nodes, which choose or repeat.\n\n"
    "enum cudaGraphConditionalNodeType. Since CUDA 12.3.\n\n"
    "Members\n"
    "    cudaGraphCondTypeIf = 0, cudaGraphCondTypeWhile = 1, cudaGraphCondTypeSwitch = 2\n\n"
    "Field of\n"
    "    cudaConditionalNodeParams.type\n");
CB_CLASS_DOC(cudaGraphNodeType,
    "Kinds of graph nodes.\n\n"
    "enum cudaGraphNodeType.\n\n"
    "Members\n"
    "    cudaGraphNodeTypeKernel = 0, cudaGraphNodeTypeMemcpy = 1,\n"
    "    cudaGraphNodeTypeMemset = 2, cudaGraphNodeTypeHost = 3, cudaGraphNodeTypeGraph = 4,\n"
    "    cudaGraphNodeTypeEmpty = 5, cudaGraphNodeTypeWaitEvent = 6,\n"
    "    cudaGraphNodeTypeEventRecord = 7, cudaGraphNodeTypeExtSemaphoreSignal = 8,\n"
    "    cudaGraphNodeTypeExtSemaphoreWait = 9, cudaGraphNodeTypeMemAlloc = 10,\n"
    "    cudaGraphNodeTypeMemFree = 11, cudaGraphNodeTypeConditional = 13,\n"
    "    cudaGraphNodeTypeMemcpyBatch = 14, cudaGraphNodeTypeReserved16 = 16,\n"
    "    cudaGraphNodeTypeExternalEngine = 17, cudaGraphNodeTypeCount = 18\n\n"
    "Given by\n"
    "    cudaGraphNodeGetType\n\n"
    "Field of\n"
    "    cudaGraphNodeParams.type\n");
CB_CLASS_DOC(cudaGraphChildGraphNodeOwnership,
    "Ways in which a child graph comes into its node, by copy or by move.\n\n"
    "enum cudaGraphChildGraphNodeOwnership. Since CUDA 12.9.\n\n"
    "Members\n"
    "    cudaGraphChildGraphOwnershipClone = 0, cudaGraphChildGraphOwnershipMove = 1,\n"
    "    cudaGraphChildGraphOwnershipInvalid = -1\n\n"
    "Field of\n"
    "    cudaChildGraphNodeParams.ownership\n");
CB_CLASS_DOC(cudaGraphDependencyType,
    "Points at which an edge of a graph lets the next node begin.\n\n"
    "enum cudaGraphDependencyType_enum. Since CUDA 12.3.\n\n"
    "Members\n"
    "    cudaGraphDependencyTypeDefault = 0, cudaGraphDependencyTypeProgrammatic = 1\n");
CB_CLASS_DOC(cudaGraphExecUpdateResult,
    "Reasons why a graph could not take over the parameters of another.\n\n"
    "enum cudaGraphExecUpdateResult.\n\n"
    "Members\n"
    "    cudaGraphExecUpdateSuccess = 0, cudaGraphExecUpdateError = 1,\n"
    "    cudaGraphExecUpdateErrorTopologyChanged = 2,\n"
    "    cudaGraphExecUpdateErrorNodeTypeChanged = 3,\n"
    "    cudaGraphExecUpdateErrorFunctionChanged = 4,\n"
    "    cudaGraphExecUpdateErrorParametersChanged = 5,\n"
    "    cudaGraphExecUpdateErrorNotSupported = 6,\n"
    "    cudaGraphExecUpdateErrorUnsupportedFunctionChange = 7,\n"
    "    cudaGraphExecUpdateErrorAttributesChanged = 8\n\n"
    "Field of\n"
    "    cudaGraphExecUpdateResultInfo.result\n");
CB_CLASS_DOC(cudaGraphInstantiateResult,
    "Reasons why a graph could not be instantiated.\n\n"
    "enum cudaGraphInstantiateResult. Since CUDA 12.0.\n\n"
    "Members\n"
    "    cudaGraphInstantiateSuccess = 0, cudaGraphInstantiateError = 1,\n"
    "    cudaGraphInstantiateInvalidStructure = 2,\n"
    "    cudaGraphInstantiateNodeOperationNotSupported = 3,\n"
    "    cudaGraphInstantiateMultipleDevicesNotSupported = 4,\n"
    "    cudaGraphInstantiateConditionalHandleUnused = 5\n\n"
    "Field of\n"
    "    cudaGraphInstantiateParams.result_out\n");
CB_CLASS_DOC(cudaGraphKernelNodeField,
    "Properties of a kernel node that change on the device.\n\n"
    "enum cudaGraphKernelNodeField. Since CUDA 12.4.\n\n"
    "Members\n"
    "    cudaGraphKernelNodeFieldInvalid = 0, cudaGraphKernelNodeFieldGridDim = 1,\n"
    "    cudaGraphKernelNodeFieldParam = 2, cudaGraphKernelNodeFieldEnabled = 3\n\n"
    "Field of\n"
    "    cudaGraphKernelNodeUpdate.field\n");
CB_CLASS_DOC(cudaGetDriverEntryPointFlags,
    "Choice among the entry points of a function.\n\n"
    "enum cudaGetDriverEntryPointFlags.\n\n"
    "Members\n"
    "    cudaEnableDefault = 0, cudaEnableLegacyStream = 1,\n"
    "    cudaEnablePerThreadDefaultStream = 2\n\n"
    "Taken by\n"
    "    cudaGetDriverEntryPoint, cudaGetDriverEntryPointByVersion\n");
CB_CLASS_DOC(cudaDriverEntryPointQueryResult,
    "Reasons why an entry point was not found.\n\n"
    "enum cudaDriverEntryPointQueryResult. Since CUDA 12.0.\n\n"
    "Members\n"
    "    cudaDriverEntryPointSuccess = 0, cudaDriverEntryPointSymbolNotFound = 1,\n"
    "    cudaDriverEntryPointVersionNotSufficent = 2\n\n"
    "Given by\n"
    "    cudaGetDriverEntryPoint, cudaGetDriverEntryPointByVersion\n");
CB_CLASS_DOC(cudaGraphDebugDotFlags,
    "Details that cudaGraphDebugDotPrint writes of each node.\n\n"
    "enum cudaGraphDebugDotFlags.\n\n"
    "Members\n"
    "    cudaGraphDebugDotFlagsVerbose = 1, cudaGraphDebugDotFlagsKernelNodeParams = 4,\n"
    "    cudaGraphDebugDotFlagsMemcpyNodeParams = 8,\n"
    "    cudaGraphDebugDotFlagsMemsetNodeParams = 16,\n"
    "    cudaGraphDebugDotFlagsHostNodeParams = 32,\n"
    "    cudaGraphDebugDotFlagsEventNodeParams = 64,\n"
    "    cudaGraphDebugDotFlagsExtSemasSignalNodeParams = 128,\n"
    "    cudaGraphDebugDotFlagsExtSemasWaitNodeParams = 256,\n"
    "    cudaGraphDebugDotFlagsKernelNodeAttributes = 512,\n"
    "    cudaGraphDebugDotFlagsHandles = 1024,\n"
    "    cudaGraphDebugDotFlagsConditionalNodeParams = 32768,\n"
    "    cudaGraphDebugDotFlagsMemcpyBatchNodeParams = 65536\n\n"
    "Taken by\n"
    "    cudaGraphDebugDotPrint\n");
CB_CLASS_DOC(cudaGraphInstantiateFlags,
    "Options for instantiating a graph.\n\n"
    "enum cudaGraphInstantiateFlags.\n\n"
    "Members\n"
    "    cudaGraphInstantiateFlagAutoFreeOnLaunch = 1, cudaGraphInstantiateFlagUpload = 2,\n"
    "    cudaGraphInstantiateFlagDeviceLaunch = 4,\n"
    "    cudaGraphInstantiateFlagUseNodePriority = 8\n\n"
    "Taken by\n"
    "    cudaGraphInstantiate, cudaGraphInstantiateWithFlags\n\n"
    "Given by\n"
    "    cudaGraphExecGetFlags\n\n"
    "Field of\n"
    "    cudaGraphInstantiateParams.flags\n");
CB_CLASS_DOC(cudaLaunchMemSyncDomain,
    "Domains of writes that a kernel's memory fences wait for.\n\n"
    "enum cudaLaunchMemSyncDomain. Since CUDA 12.0.\n\n"
    "Members\n"
    "    cudaLaunchMemSyncDomainDefault = 0, cudaLaunchMemSyncDomainRemote = 1\n\n"
    "Field of\n"
    "    cudaLaunchAttributeValue.memSyncDomain\n");
CB_CLASS_DOC(cudaLaunchAttributePortableClusterMode,
    "Choice of whether clusters may be larger than all devices can have.\n\n"
    "enum cudaLaunchAttributePortableClusterMode. Since CUDA 13.2.\n\n"
    "Members\n"
    "    cudaLaunchPortableClusterModeDefault = 0,\n"
    "    cudaLaunchPortableClusterModeRequirePortable = 1,\n"
    "    cudaLaunchPortableClusterModeAllowNonPortable = 2\n\n"
    "Field of\n"
    "    cudaLaunchAttributeValue.portableClusterSizeMode\n");
CB_CLASS_DOC(cudaLaunchAttributeID,
    "Attributes of a launch, stream or kernel node.\n\n"
    "enum cudaLaunchAttributeID.\n\n"
    "Members\n"
    "    cudaLaunchAttributeIgnore = 0, cudaLaunchAttributeAccessPolicyWindow = 1,\n"
    "    cudaLaunchAttributeCooperative = 2, cudaLaunchAttributeSynchronizationPolicy = 3,\n"
    "    cudaLaunchAttributeClusterDimension = 4,\n"
    "    cudaLaunchAttributeClusterSchedulingPolicyPreference = 5,\n"
    "    cudaLaunchAttributeProgrammaticStreamSerialization = 6,\n"
    "    cudaLaunchAttributeProgrammaticEvent = 7, cudaLaunchAttributePriority = 8,\n"
    "    cudaLaunchAttributeMemSyncDomainMap = 9, cudaLaunchAttributeMemSyncDomain = 10,\n"
    "    cudaLaunchAttributePreferredClusterDimension = 11,\n"
    "    cudaLaunchAttributeLaunchCompletionEvent = 12,\n"
    "    cudaLaunchAttributeDeviceUpdatableKernelNode = 13,\n"
    "    cudaLaunchAttributePreferredSharedMemoryCarveout = 14,\n"
    "    cudaLaunchAttributeNvlinkUtilCentricScheduling = 16,\n"
    "    cudaLaunchAttributePortableClusterSizeMode = 17,\n"
    "    cudaLaunchAttributeSharedMemoryMode = 18\n\n"
    "Taken by\n"
    "    cudaStreamGetAttribute, cudaStreamSetAttribute, cudaGraphKernelNodeGetAttribute,\n"
    "    cudaGraphKernelNodeSetAttribute\n\n"
    "Field of\n"
    "    cudaLaunchAttribute.id\n");
CB_CLASS_DOC(cudaDeviceNumaConfig,
    "NUMA configurations of a device's memory.\n\n"
    "enum cudaDeviceNumaConfig. Since CUDA 12.2.\n\n"
    "Members\n"
    "    cudaDeviceNumaConfigNone = 0, cudaDeviceNumaConfigNumaNode = 1\n");
CB_CLASS_DOC(cudaAsyncNotificationType,
    "Kinds of events on a device.\n\n"
    "enum cudaAsyncNotificationType_enum. Since CUDA 12.4.\n\n"
    "Members\n"
    "    cudaAsyncNotificationTypeOverBudget = 1\n\n"
    "Field of\n"
    "    cudaAsyncNotificationInfo_t.type\n");
CB_CLASS_DOC(cudaLogLevel,
    "Severities of log messages.\n\n"
    "enum CUDAlogLevel_enum. Since CUDA 13.0.\n\n"
    "Members\n"
    "    cudaLogLevelError = 0, cudaLogLevelWarning = 1\n");
CB_CLASS_DOC(cudaFabricOpStatusSource,
    "Sources that report the outcome of an operation over a fabric.\n\n"
    "enum cudaFabricOpStatusSource. Since CUDA 13.3.\n\n"
    "Members\n"
    "    cudaFabricOpStatusSourceMbarrierV1 = 0, cudaFabricOpStatusSourceMax = 2147483647\n");
CB_CLASS_DOC(cudaFabricOpStatusInfo,
    "Outcomes of an operation over a fabric.\n\n"
    "enum cudaFabricOpStatusInfo. Since CUDA 13.3.\n\n"
    "Members\n"
    "    cudaFabricOpStatusInfoSuccess = 0, cudaFabricOpStatusInfoLast = 0,\n"
    "    cudaFabricOpStatusInfoMax = 2147483647\n");
CB_CLASS_DOC(cudaSurfaceBoundaryMode,
    "Ways in which a surface reads outside its borders.\n\n"
    "enum cudaSurfaceBoundaryMode.\n\n"
    "Members\n"
    "    cudaBoundaryModeZero = 0, cudaBoundaryModeClamp = 1, cudaBoundaryModeTrap = 2\n");
CB_CLASS_DOC(cudaSurfaceFormatMode,
    "Choice of whether surfaces convert written values to their format.\n\n"
    "enum cudaSurfaceFormatMode.\n\n"
    "Members\n"
    "    cudaFormatModeForced = 0, cudaFormatModeAuto = 1\n");
CB_CLASS_DOC(cudaTextureAddressMode,
    "Ways in which a texture reads outside its borders.\n\n"
    "enum cudaTextureAddressMode.\n\n"
    "Members\n"
    "    cudaAddressModeWrap = 0, cudaAddressModeClamp = 1, cudaAddressModeMirror = 2,\n"
    "    cudaAddressModeBorder = 3\n\n"
    "Field of\n"
    "    cudaTextureDesc.addressMode\n");
CB_CLASS_DOC(cudaTextureFilterMode,
    "Filter modes of a texture, nearest element or interpolation.\n\n"
    "enum cudaTextureFilterMode.\n\n"
    "Members\n"
    "    cudaFilterModePoint = 0, cudaFilterModeLinear = 1\n\n"
    "Field of\n"
    "    cudaTextureDesc.filterMode, cudaTextureDesc.mipmapFilterMode\n");
CB_CLASS_DOC(cudaTextureReadMode,
    "Results of a texture on integers, as they are or as numbers from 0 or -1 to 1.\n\n"
    "enum cudaTextureReadMode.\n\n"
    "Members\n"
    "    cudaReadModeElementType = 0, cudaReadModeNormalizedFloat = 1\n\n"
    "Field of\n"
    "    cudaTextureDesc.readMode\n");
CB_CLASS_DOC(cudaDataType,
    "Type of numbers, R for real and C for complex, with the bits of one of them.\n\n"
    "enum cudaDataType_t.\n\n"
    "Members\n"
    "    CUDA_R_16F = 2, CUDA_C_16F = 6, CUDA_R_16BF = 14, CUDA_C_16BF = 15, CUDA_R_32F = 0,\n"
    "    CUDA_C_32F = 4, CUDA_R_64F = 1, CUDA_C_64F = 5, CUDA_R_4I = 16, CUDA_C_4I = 17,\n"
    "    CUDA_R_4U = 18, CUDA_C_4U = 19, CUDA_R_8I = 3, CUDA_C_8I = 7, CUDA_R_8U = 8,\n"
    "    CUDA_C_8U = 9, CUDA_R_16I = 20, CUDA_C_16I = 21, CUDA_R_16U = 22, CUDA_C_16U = 23,\n"
    "    CUDA_R_32I = 10, CUDA_C_32I = 11, CUDA_R_32U = 12, CUDA_C_32U = 13, CUDA_R_64I = 24,\n"
    "    CUDA_C_64I = 25, CUDA_R_64U = 26, CUDA_C_64U = 27, CUDA_R_8F_E4M3 = 28,\n"
    "    CUDA_R_8F_UE4M3 = 28, CUDA_R_8F_E5M2 = 29, CUDA_R_8F_UE8M0 = 30,\n"
    "    CUDA_R_6F_E2M3 = 31, CUDA_R_6F_E3M2 = 32, CUDA_R_4F_E2M1 = 33, CUDA_R_8F_UE5M3 = 34\n");
CB_CLASS_DOC(cudaEmulationStrategy,
    "Policies on whether products may be composed of others of lower precision.\n\n"
    "enum cudaEmulationStrategy_t. Since CUDA 13.0.\n\n"
    "Members\n"
    "    CUDA_EMULATION_STRATEGY_DEFAULT = 0, CUDA_EMULATION_STRATEGY_PERFORMANT = 1,\n"
    "    CUDA_EMULATION_STRATEGY_EAGER = 2\n");
CB_CLASS_DOC(cudaEmulationMantissaControl,
    "Ways in which emulated products choose their bits, by the data or not.\n\n"
    "enum cudaEmulationMantissaControl_t. Since CUDA 13.0.\n\n"
    "Members\n"
    "    CUDA_EMULATION_MANTISSA_CONTROL_DYNAMIC = 0,\n"
    "    CUDA_EMULATION_MANTISSA_CONTROL_FIXED = 1\n");
CB_CLASS_DOC(cudaEmulationSpecialValuesSupport,
    "Special values for which emulated products are right, as bits.\n\n"
    "enum cudaEmulationSpecialValuesSupport_t. Since CUDA 13.0.\n\n"
    "Members\n"
    "    CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_DEFAULT = 65535,\n"
    "    CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NONE = 0,\n"
    "    CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_INFINITY = 1,\n"
    "    CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NAN = 2\n");
CB_CLASS_DOC(libraryPropertyType,
    "Parts of a library's version.\n\n"
    "enum libraryPropertyType_t.\n\n"
    "Members\n"
    "    MAJOR_VERSION = 0, MINOR_VERSION = 1, PATCH_LEVEL = 2\n");
CB_CLASS_DOC(cudaEglFrameType,
    "Kinds of frames, arrays or pitched memory.\n\n"
    "enum cudaEglFrameType_enum.\n\n"
    "Members\n"
    "    cudaEglFrameTypeArray = 0, cudaEglFrameTypePitch = 1\n\n"
    "Field of\n"
    "    cudaEglFrame.frameType\n");
CB_CLASS_DOC(cudaEglResourceLocationFlags,
    "Locations of a frame, host or device memory.\n\n"
    "enum cudaEglResourceLocationFlags_enum.\n\n"
    "Members\n"
    "    cudaEglResourceLocationSysmem = 0, cudaEglResourceLocationVidmem = 1\n\n"
    "Taken by\n"
    "    cudaEGLStreamConsumerConnectWithFlags\n");
CB_CLASS_DOC(cudaEglColorFormat,
    "Colour formats of a frame.\n\n"
    "enum cudaEglColorFormat_enum.\n\n"
    "Members\n"
    "    cudaEglColorFormatYUV420Planar = 0, cudaEglColorFormatYUV420SemiPlanar = 1,\n"
    "    cudaEglColorFormatYUV422Planar = 2, cudaEglColorFormatYUV422SemiPlanar = 3,\n"
    "    cudaEglColorFormatARGB = 6, cudaEglColorFormatRGBA = 7, cudaEglColorFormatL = 8,\n"
    "    cudaEglColorFormatR = 9, cudaEglColorFormatYUV444Planar = 10,\n"
    "    cudaEglColorFormatYUV444SemiPlanar = 11, cudaEglColorFormatYUYV422 = 12,\n"
    "    cudaEglColorFormatUYVY422 = 13, cudaEglColorFormatABGR = 14,\n"
    "    cudaEglColorFormatBGRA = 15, cudaEglColorFormatA = 16, cudaEglColorFormatRG = 17,\n"
    "    cudaEglColorFormatAYUV = 18, cudaEglColorFormatYVU444SemiPlanar = 19,\n"
    "    cudaEglColorFormatYVU422SemiPlanar = 20, cudaEglColorFormatYVU420SemiPlanar = 21,\n"
    "    cudaEglColorFormatY10V10U10_444SemiPlanar = 22,\n"
    "    cudaEglColorFormatY10V10U10_420SemiPlanar = 23,\n"
    "    cudaEglColorFormatY12V12U12_444SemiPlanar = 24,\n"
    "    cudaEglColorFormatY12V12U12_420SemiPlanar = 25, cudaEglColorFormatVYUY_ER = 26,\n"
    "    cudaEglColorFormatUYVY_ER = 27, cudaEglColorFormatYUYV_ER = 28,\n"
    "    cudaEglColorFormatYVYU_ER = 29, cudaEglColorFormatYUVA_ER = 31,\n"
    "    cudaEglColorFormatAYUV_ER = 32, cudaEglColorFormatYUV444Planar_ER = 33,\n"
    "    cudaEglColorFormatYUV422Planar_ER = 34, cudaEglColorFormatYUV420Planar_ER = 35,\n"
    "    cudaEglColorFormatYUV444SemiPlanar_ER = 36,\n"
    "    cudaEglColorFormatYUV422SemiPlanar_ER = 37,\n"
    "    cudaEglColorFormatYUV420SemiPlanar_ER = 38, cudaEglColorFormatYVU444Planar_ER = 39,\n"
    "    cudaEglColorFormatYVU422Planar_ER = 40, cudaEglColorFormatYVU420Planar_ER = 41,\n"
    "    cudaEglColorFormatYVU444SemiPlanar_ER = 42,\n"
    "    cudaEglColorFormatYVU422SemiPlanar_ER = 43,\n"
    "    cudaEglColorFormatYVU420SemiPlanar_ER = 44, cudaEglColorFormatBayerRGGB = 45,\n"
    "    cudaEglColorFormatBayerBGGR = 46, cudaEglColorFormatBayerGRBG = 47,\n"
    "    cudaEglColorFormatBayerGBRG = 48, cudaEglColorFormatBayer10RGGB = 49,\n"
    "    cudaEglColorFormatBayer10BGGR = 50, cudaEglColorFormatBayer10GRBG = 51,\n"
    "    cudaEglColorFormatBayer10GBRG = 52, cudaEglColorFormatBayer12RGGB = 53,\n"
    "    cudaEglColorFormatBayer12BGGR = 54, cudaEglColorFormatBayer12GRBG = 55,\n"
    "    cudaEglColorFormatBayer12GBRG = 56, cudaEglColorFormatBayer14RGGB = 57,\n"
    "    cudaEglColorFormatBayer14BGGR = 58, cudaEglColorFormatBayer14GRBG = 59,\n"
    "    cudaEglColorFormatBayer14GBRG = 60, cudaEglColorFormatBayer20RGGB = 61,\n"
    "    cudaEglColorFormatBayer20BGGR = 62, cudaEglColorFormatBayer20GRBG = 63,\n"
    "    cudaEglColorFormatBayer20GBRG = 64, cudaEglColorFormatYVU444Planar = 65,\n"
    "    cudaEglColorFormatYVU422Planar = 66, cudaEglColorFormatYVU420Planar = 67,\n"
    "    cudaEglColorFormatBayerIspRGGB = 68, cudaEglColorFormatBayerIspBGGR = 69,\n"
    "    cudaEglColorFormatBayerIspGRBG = 70, cudaEglColorFormatBayerIspGBRG = 71,\n"
    "    cudaEglColorFormatBayerBCCR = 72, cudaEglColorFormatBayerRCCB = 73,\n"
    "    cudaEglColorFormatBayerCRBC = 74, cudaEglColorFormatBayerCBRC = 75,\n"
    "    cudaEglColorFormatBayer10CCCC = 76, cudaEglColorFormatBayer12BCCR = 77,\n"
    "    cudaEglColorFormatBayer12RCCB = 78, cudaEglColorFormatBayer12CRBC = 79,\n"
    "    cudaEglColorFormatBayer12CBRC = 80, cudaEglColorFormatBayer12CCCC = 81,\n"
    "    cudaEglColorFormatY = 82, cudaEglColorFormatYUV420SemiPlanar_2020 = 83,\n"
    "    cudaEglColorFormatYVU420SemiPlanar_2020 = 84,\n"
    "    cudaEglColorFormatYUV420Planar_2020 = 85, cudaEglColorFormatYVU420Planar_2020 = 86,\n"
    "    cudaEglColorFormatYUV420SemiPlanar_709 = 87,\n"
    "    cudaEglColorFormatYVU420SemiPlanar_709 = 88,\n"
    "    cudaEglColorFormatYUV420Planar_709 = 89, cudaEglColorFormatYVU420Planar_709 = 90,\n"
    "    cudaEglColorFormatY10V10U10_420SemiPlanar_709 = 91,\n"
    "    cudaEglColorFormatY10V10U10_420SemiPlanar_2020 = 92,\n"
    "    cudaEglColorFormatY10V10U10_422SemiPlanar_2020 = 93,\n"
    "    cudaEglColorFormatY10V10U10_422SemiPlanar = 94,\n"
    "    cudaEglColorFormatY10V10U10_422SemiPlanar_709 = 95, cudaEglColorFormatY_ER = 96,\n"
    "    cudaEglColorFormatY_709_ER = 97, cudaEglColorFormatY10_ER = 98,\n"
    "    cudaEglColorFormatY10_709_ER = 99, cudaEglColorFormatY12_ER = 100,\n"
    "    cudaEglColorFormatY12_709_ER = 101, cudaEglColorFormatYUVA = 102,\n"
    "    cudaEglColorFormatYVYU = 104, cudaEglColorFormatVYUY = 105,\n"
    "    cudaEglColorFormatY10V10U10_420SemiPlanar_ER = 106,\n"
    "    cudaEglColorFormatY10V10U10_420SemiPlanar_709_ER = 107,\n"
    "    cudaEglColorFormatY10V10U10_444SemiPlanar_ER = 108,\n"
    "    cudaEglColorFormatY10V10U10_444SemiPlanar_709_ER = 109,\n"
    "    cudaEglColorFormatY12V12U12_420SemiPlanar_ER = 110,\n"
    "    cudaEglColorFormatY12V12U12_420SemiPlanar_709_ER = 111,\n"
    "    cudaEglColorFormatY12V12U12_444SemiPlanar_ER = 112,\n"
    "    cudaEglColorFormatY12V12U12_444SemiPlanar_709_ER = 113,\n"
    "    cudaEglColorFormatUYVY709 = 114, cudaEglColorFormatUYVY709_ER = 115,\n"
    "    cudaEglColorFormatUYVY2020 = 116\n\n"
    "Field of\n"
    "    cudaEglFrame.eglColorFormat\n");
CB_CLASS_DOC(cudaGLDeviceList,
    "Frames for which the devices of an OpenGL context are listed.\n\n"
    "enum cudaGLDeviceList.\n\n"
    "Members\n"
    "    cudaGLDeviceListAll = 1, cudaGLDeviceListCurrentFrame = 2,\n"
    "    cudaGLDeviceListNextFrame = 3\n\n"
    "Taken by\n"
    "    cudaGLGetDevices\n");
CB_CLASS_DOC(cudaGLMapFlags,
    "Ways in which CUDA uses an OpenGL buffer.\n\n"
    "enum cudaGLMapFlags.\n\n"
    "Members\n"
    "    cudaGLMapFlagsNone = 0, cudaGLMapFlagsReadOnly = 1, cudaGLMapFlagsWriteDiscard = 2\n\n"
    "Taken by\n"
    "    cudaGLSetBufferObjectMapFlags\n");
CB_CLASS_DOC(cudaDevResourceDesc_t,
    "Resources put together by cudaDevResourceGenerateDesc, for cudaGreenCtxCreate.\n\n"
    "struct CUdevResourceDesc_st *\n");
CB_CLASS_DOC(cudaExecutionContext_t,
    "A device or a part of one to run work on; made by cudaGreenCtxCreate or a device's own.\n\n"
    "struct cudaExecutionContext_st *\n\n"
    "Made by\n"
    "    cudaGreenCtxCreate\n\n"
    "Ended by\n"
    "    cudaExecutionCtxDestroy\n");
CB_CLASS_DOC(cudaArray_t,
    "Device memory in a layout for textures and surfaces, from cudaMallocArray to\n"
    "cudaFreeArray.\n\n"
    "struct cudaArray *\n\n"
    "Made by\n"
    "    cudaMallocArray, cudaMalloc3DArray\n\n"
    "Ended by\n"
    "    cudaFreeArray\n");
CB_CLASS_DOC(cudaArray_const_t,
    "An array that is only read.\n\n"
    "const struct cudaArray *\n");
CB_CLASS_DOC(cudaMipmappedArray_t,
    "An array in several sizes, from cudaMallocMipmappedArray to cudaFreeMipmappedArray.\n\n"
    "struct cudaMipmappedArray *\n\n"
    "Made by\n"
    "    cudaMallocMipmappedArray\n\n"
    "Ended by\n"
    "    cudaFreeMipmappedArray\n");
CB_CLASS_DOC(cudaMipmappedArray_const_t,
    "A mipmapped array that is only read.\n\n"
    "const struct cudaMipmappedArray *\n");
CB_CLASS_DOC(cudaStream_t,
    "A queue of work on a device, which runs in order; the driver's CUstream is the same.\n\n"
    "struct CUstream_st *\n\n"
    "Made by\n"
    "    cudaStreamCreate, cudaStreamCreateWithFlags, cudaStreamCreateWithPriority,\n"
    "    cudaExecutionCtxStreamCreate\n\n"
    "Ended by\n"
    "    cudaStreamDestroy\n");
CB_CLASS_DOC(cudaEvent_t,
    "A place in the work of a stream, which can be waited for and timed; the driver's CUevent\n"
    "is the same.\n\n"
    "struct CUevent_st *\n\n"
    "Made by\n"
    "    cudaIpcOpenEventHandle, cudaEventCreate, cudaEventCreateWithFlags,\n"
    "    cudaEventCreateFromEGLSync\n\n"
    "Ended by\n"
    "    cudaEventDestroy\n");
CB_CLASS_DOC(cudaGraphicsResource_t,
    "A buffer or image of a graphics interface that was registered with CUDA.\n\n"
    "struct cudaGraphicsResource *\n\n"
    "Made by\n"
    "    cudaGraphicsEGLRegisterImage, cudaGraphicsGLRegisterImage,\n"
    "    cudaGraphicsGLRegisterBuffer, cudaGraphicsVDPAURegisterVideoSurface,\n"
    "    cudaGraphicsVDPAURegisterOutputSurface\n\n"
    "Ended by\n"
    "    cudaGraphicsUnregisterResource\n");
CB_CLASS_DOC(cudaExternalMemory_t,
    "Memory imported from another interface, until cudaDestroyExternalMemory.\n\n"
    "struct CUexternalMemory_st *\n\n"
    "Made by\n"
    "    cudaImportExternalMemory\n\n"
    "Ended by\n"
    "    cudaDestroyExternalMemory\n");
CB_CLASS_DOC(cudaExternalSemaphore_t,
    "A semaphore imported from another interface, until cudaDestroyExternalSemaphore.\n\n"
    "struct CUexternalSemaphore_st *\n\n"
    "Made by\n"
    "    cudaImportExternalSemaphore\n\n"
    "Ended by\n"
    "    cudaDestroyExternalSemaphore\n");
CB_CLASS_DOC(cudaGraph_t,
    "Work and what it depends on, as nodes and edges; from cudaGraphCreate or a capture to\n"
    "cudaGraphDestroy.\n\n"
    "struct CUgraph_st *\n\n"
    "Made by\n"
    "    cudaGraphCreate, cudaGraphClone\n\n"
    "Ended by\n"
    "    cudaGraphDestroy\n");
CB_CLASS_DOC(cudaGraphNode_t,
    "One piece of work in a graph; it lives as long as the graph.\n\n"
    "struct CUgraphNode_st *\n\n"
    "Made by\n"
    "    cudaGraphAddKernelNode, cudaGraphAddMemcpyNode, cudaGraphAddMemcpyNodeToSymbol,\n"
    "    cudaGraphAddMemcpyNodeFromSymbol, cudaGraphAddMemcpyNode1D, cudaGraphAddMemsetNode,\n"
    "    cudaGraphAddHostNode, cudaGraphAddChildGraphNode, cudaGraphAddEmptyNode,\n"
    "    cudaGraphAddEventRecordNode, cudaGraphAddEventWaitNode,\n"
    "    cudaGraphAddExternalSemaphoresSignalNode and 4 more\n\n"
    "Ended by\n"
    "    cudaGraphDestroyNode\n");
CB_CLASS_DOC(cudaUserObject_t,
    "Something counted that graphs keep alive, from cudaUserObjectCreate to its last\n"
    "reference.\n\n"
    "struct CUuserObject_st *\n\n"
    "Made by\n"
    "    cudaUserObjectCreate\n\n"
    "Ended by\n"
    "    cudaUserObjectRelease\n");
CB_CLASS_DOC(cudaFunction_t,
    "A kernel in one context, as the driver knows it.\n\n"
    "struct CUfunc_st *\n");
CB_CLASS_DOC(cudaKernel_t,
    "A kernel of a library, for any device; it lives as long as the library.\n\n"
    "struct CUkern_st *\n");
CB_CLASS_DOC(cudaLibrary_t,
    "Code loaded for all devices, from cudaLibraryLoadData to cudaLibraryUnload.\n\n"
    "struct CUlib_st *\n\n"
    "Made by\n"
    "    cudaLibraryLoadData, cudaLibraryLoadFromFile\n\n"
    "Ended by\n"
    "    cudaLibraryUnload\n");
CB_CLASS_DOC(cudaMemPool_t,
    "A source of stream-ordered allocations, from cudaMemPoolCreate to cudaMemPoolDestroy.\n\n"
    "struct CUmemPoolHandle_st *\n\n"
    "Made by\n"
    "    cudaMemPoolCreate, cudaMemPoolImportFromShareableHandle\n\n"
    "Ended by\n"
    "    cudaMemPoolDestroy\n");
CB_CLASS_DOC(cudaGraphExec_t,
    "A graph that can be launched, from cudaGraphInstantiate to cudaGraphExecDestroy.\n\n"
    "struct CUgraphExec_st *\n\n"
    "Made by\n"
    "    cudaGraphInstantiate, cudaGraphInstantiateWithFlags, cudaGraphInstantiateWithParams\n\n"
    "Ended by\n"
    "    cudaGraphExecDestroy\n");
CB_CLASS_DOC(cudaGraphDeviceNode_t,
    "A kernel node that kernels may change while the graph runs.\n\n"
    "struct CUgraphDeviceUpdatableNode_st *\n");
CB_CLASS_DOC(cudaAsyncCallbackHandle_t,
    "A registration of cudaDeviceRegisterAsyncNotification.\n\n"
    "struct cudaAsyncCallbackEntry *\n");
CB_CLASS_DOC(cudaLogsCallbackHandle,
    "A registration of cudaLogsRegisterCallback.\n\n"
    "struct CUlogsCallbackEntry_st *\n\n"
    "Ended by\n"
    "    cudaLogsUnregisterCallback\n");
CB_CLASS_DOC(cudaEglStreamConnection,
    "An end of an EGLStream that CUDA is connected to.\n\n"
    "struct CUeglStreamConnection_st *\n");
CB_CLASS_DOC(cudaGraphConditionalHandle,
    "The value that a conditional node reads; it lives as long as the graph.\n\n"
    "unsigned long long\n\n"
    "Given by\n"
    "    cudaGraphConditionalHandleCreate, cudaGraphConditionalHandleCreate_v2\n");
CB_CLASS_DOC(cudaLogIterator,
    "A place among the messages that the driver has logged.\n\n"
    "unsigned int\n\n"
    "Taken by\n"
    "    cudaLogsDumpToFile, cudaLogsDumpToMemory\n\n"
    "Given by\n"
    "    cudaLogsCurrent\n");
CB_CLASS_DOC(cudaSurfaceObject_t,
    "A surface as kernels take it, from cudaCreateSurfaceObject to cudaDestroySurfaceObject.\n\n"
    "unsigned long long\n\n"
    "Taken by\n"
    "    cudaDestroySurfaceObject, cudaGetSurfaceObjectResourceDesc\n\n"
    "Given by\n"
    "    cudaCreateSurfaceObject\n");
CB_CLASS_DOC(cudaTextureObject_t,
    "A texture as kernels take it, from cudaCreateTextureObject to cudaDestroyTextureObject.\n\n"
    "unsigned long long\n\n"
    "Taken by\n"
    "    cudaDestroyTextureObject, cudaGetTextureObjectResourceDesc,\n"
    "    cudaGetTextureObjectTextureDesc, cudaGetTextureObjectResourceViewDesc\n\n"
    "Given by\n"
    "    cudaCreateTextureObject\n");
CB_CLASS_DOC(cudaHostFn_t,
    "A host function that a stream or graph calls with its user data; it must not call CUDA.\n\n"
    "void (*)(void *)\n"
    "A callable in its place is called as f(user_data) -> None.\n\n"
    "Taken by\n"
    "    cudaLaunchHostFunc, cudaLaunchHostFunc_v2, cudaUserObjectCreate\n");
CB_CLASS_DOC(cudaAsyncCallback,
    "A host function for events on a device, such as memory over budget.\n\n"
    "void (*)(cudaAsyncNotificationInfo_t *, void *, cudaAsyncCallbackHandle_t)\n"
    "A callable in its place is called as f(cudaAsyncNotificationInfo_t, user_data,\n"
    "cudaAsyncCallbackHandle_t) -> None.\n\n"
    "Taken by\n"
    "    cudaDeviceRegisterAsyncNotification\n");
CB_CLASS_DOC(cudaStreamCallback_t,
    "A host function that a stream calls with itself, its status and user data; it must not\n"
    "call CUDA.\n\n"
    "void (*)(cudaStream_t, cudaError_t, void *)\n"
    "A callable in its place is called as f(cudaStream_t, cudaError_t, user_data) -> None.\n\n"
    "Taken by\n"
    "    cudaStreamAddCallback\n");
CB_CLASS_DOC(cudaGraphRecaptureCallback_t,
    "A host function that decides about a node that differs from the one before.\n\n"
    "cudaError_t (*)(void *, cudaGraphNode_t, const struct cudaGraphNodeParams *, const\n"
    "struct cudaGraphNodeParams *, enum cudaGraphRecaptureStatus)\n");
CB_CLASS_DOC(cudaLogsCallback_t,
    "A host function that gets each message of the driver's log.\n\n"
    "void (*)(void *, cudaLogLevel, char *, size_t)\n"
    "A callable in its place is called as f(user_data, cudaLogLevel, bytes, int) -> None.\n\n"
    "Taken by\n"
    "    cudaLogsRegisterCallback\n");
CB_CLASS_DOC(char1,
    "A vector of one number.\n\n"
    "struct char1, 1 bytes.\n\n"
    "Fields\n"
    "    x : int (signed char)\n");
CB_CLASS_DOC(uchar1,
    "A vector of one number.\n\n"
    "struct uchar1, 1 bytes.\n\n"
    "Fields\n"
    "    x : int (unsigned char)\n");
CB_CLASS_DOC(char2,
    "A vector of two numbers.\n\n"
    "struct char2, 2 bytes.\n\n"
    "Fields\n"
    "    x, y : int (signed char)\n");
CB_CLASS_DOC(uchar2,
    "A vector of two numbers.\n\n"
    "struct uchar2, 2 bytes.\n\n"
    "Fields\n"
    "    x, y : int (unsigned char)\n");
CB_CLASS_DOC(char3,
    "A vector of three numbers.\n\n"
    "struct char3, 3 bytes.\n\n"
    "Fields\n"
    "    x, y, z : int (signed char)\n");
CB_CLASS_DOC(uchar3,
    "A vector of three numbers.\n\n"
    "struct uchar3, 3 bytes.\n\n"
    "Fields\n"
    "    x, y, z : int (unsigned char)\n");
CB_CLASS_DOC(char4,
    "A vector of four numbers.\n\n"
    "struct char4, 4 bytes.\n\n"
    "Fields\n"
    "    x, y, z, w : int (signed char)\n");
CB_CLASS_DOC(uchar4,
    "A vector of four numbers.\n\n"
    "struct uchar4, 4 bytes.\n\n"
    "Fields\n"
    "    x, y, z, w : int (unsigned char)\n");
CB_CLASS_DOC(short1,
    "A vector of one number.\n\n"
    "struct short1, 2 bytes.\n\n"
    "Fields\n"
    "    x : int (short)\n");
CB_CLASS_DOC(ushort1,
    "A vector of one number.\n\n"
    "struct ushort1, 2 bytes.\n\n"
    "Fields\n"
    "    x : int (unsigned short)\n");
CB_CLASS_DOC(short2,
    "A vector of two numbers.\n\n"
    "struct short2, 4 bytes.\n\n"
    "Fields\n"
    "    x, y : int (short)\n");
CB_CLASS_DOC(ushort2,
    "A vector of two numbers.\n\n"
    "struct ushort2, 4 bytes.\n\n"
    "Fields\n"
    "    x, y : int (unsigned short)\n");
CB_CLASS_DOC(short3,
    "A vector of three numbers.\n\n"
    "struct short3, 6 bytes.\n\n"
    "Fields\n"
    "    x, y, z : int (short)\n");
CB_CLASS_DOC(ushort3,
    "A vector of three numbers.\n\n"
    "struct ushort3, 6 bytes.\n\n"
    "Fields\n"
    "    x, y, z : int (unsigned short)\n");
CB_CLASS_DOC(short4,
    "A vector of four numbers.\n\n"
    "struct short4, 8 bytes.\n\n"
    "Fields\n"
    "    x, y, z, w : int (short)\n");
CB_CLASS_DOC(ushort4,
    "A vector of four numbers.\n\n"
    "struct ushort4, 8 bytes.\n\n"
    "Fields\n"
    "    x, y, z, w : int (unsigned short)\n");
CB_CLASS_DOC(int1,
    "A vector of one number.\n\n"
    "struct int1, 4 bytes.\n\n"
    "Fields\n"
    "    x : int\n");
CB_CLASS_DOC(uint1,
    "A vector of one number.\n\n"
    "struct uint1, 4 bytes.\n\n"
    "Fields\n"
    "    x : int (unsigned int)\n");
CB_CLASS_DOC(int2,
    "A vector of two numbers.\n\n"
    "struct int2, 8 bytes.\n\n"
    "Fields\n"
    "    x, y : int\n");
CB_CLASS_DOC(uint2,
    "A vector of two numbers.\n\n"
    "struct uint2, 8 bytes.\n\n"
    "Fields\n"
    "    x, y : int (unsigned int)\n");
CB_CLASS_DOC(int3,
    "A vector of three numbers.\n\n"
    "struct int3, 12 bytes.\n\n"
    "Fields\n"
    "    x, y, z : int\n");
CB_CLASS_DOC(uint3,
    "A vector of three numbers.\n\n"
    "struct uint3, 12 bytes.\n\n"
    "Fields\n"
    "    x, y, z : int (unsigned int)\n");
CB_CLASS_DOC(int4,
    "A vector of four numbers.\n\n"
    "struct int4, 16 bytes.\n\n"
    "Fields\n"
    "    x, y, z, w : int\n");
CB_CLASS_DOC(uint4,
    "A vector of four numbers.\n\n"
    "struct uint4, 16 bytes.\n\n"
    "Fields\n"
    "    x, y, z, w : int (unsigned int)\n");
CB_CLASS_DOC(long1,
    "A vector of one number.\n\n"
    "struct long1, 8 bytes.\n\n"
    "Fields\n"
    "    x : int (long)\n");
CB_CLASS_DOC(ulong1,
    "A vector of one number.\n\n"
    "struct ulong1, 8 bytes.\n\n"
    "Fields\n"
    "    x : int (unsigned long)\n");
CB_CLASS_DOC(long2,
    "A vector of two numbers.\n\n"
    "struct long2, 16 bytes.\n\n"
    "Fields\n"
    "    x, y : int (long)\n");
CB_CLASS_DOC(ulong2,
    "A vector of two numbers.\n\n"
    "struct ulong2, 16 bytes.\n\n"
    "Fields\n"
    "    x, y : int (unsigned long)\n");
CB_CLASS_DOC(long3,
    "A vector of three numbers.\n\n"
    "struct long3, 24 bytes.\n\n"
    "Fields\n"
    "    x, y, z : int (long)\n");
CB_CLASS_DOC(ulong3,
    "A vector of three numbers.\n\n"
    "struct ulong3, 24 bytes.\n\n"
    "Fields\n"
    "    x, y, z : int (unsigned long)\n");
CB_CLASS_DOC(long4,
    "A vector of four numbers.\n\n"
    "struct long4, 32 bytes.\n\n"
    "Fields\n"
    "    x, y, z, w : int (long)\n");
CB_CLASS_DOC(ulong4,
    "A vector of four numbers.\n\n"
    "struct ulong4, 32 bytes.\n\n"
    "Fields\n"
    "    x, y, z, w : int (unsigned long)\n");
CB_CLASS_DOC(long4_16a,
    "A vector of four numbers, aligned to 16 bytes.\n\n"
    "struct long4_16a, 32 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    x, y, z, w : int (long)\n");
CB_CLASS_DOC(ulong4_16a,
    "A vector of four numbers, aligned to 16 bytes.\n\n"
    "struct ulong4_16a, 32 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    x, y, z, w : int (unsigned long)\n");
CB_CLASS_DOC(long4_32a,
    "A vector of four numbers, aligned to 32 bytes.\n\n"
    "struct long4_32a, 32 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    x, y, z, w : int (long)\n");
CB_CLASS_DOC(ulong4_32a,
    "A vector of four numbers, aligned to 32 bytes.\n\n"
    "struct ulong4_32a, 32 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    x, y, z, w : int (unsigned long)\n");
CB_CLASS_DOC(float1,
    "A vector of one number.\n\n"
    "struct float1, 4 bytes.\n\n"
    "Fields\n"
    "    x : float\n");
CB_CLASS_DOC(float2,
    "A vector of two numbers.\n\n"
    "struct float2, 8 bytes.\n\n"
    "Fields\n"
    "    x, y : float\n");
CB_CLASS_DOC(float3,
    "A vector of three numbers.\n\n"
    "struct float3, 12 bytes.\n\n"
    "Fields\n"
    "    x, y, z : float\n");
CB_CLASS_DOC(float4,
    "A vector of four numbers.\n\n"
    "struct float4, 16 bytes.\n\n"
    "Fields\n"
    "    x, y, z, w : float\n");
CB_CLASS_DOC(longlong1,
    "A vector of one number.\n\n"
    "struct longlong1, 8 bytes.\n\n"
    "Fields\n"
    "    x : int (long long)\n");
CB_CLASS_DOC(ulonglong1,
    "A vector of one number.\n\n"
    "struct ulonglong1, 8 bytes.\n\n"
    "Fields\n"
    "    x : int (unsigned long long)\n");
CB_CLASS_DOC(longlong2,
    "A vector of two numbers.\n\n"
    "struct longlong2, 16 bytes.\n\n"
    "Fields\n"
    "    x, y : int (long long)\n");
CB_CLASS_DOC(ulonglong2,
    "A vector of two numbers.\n\n"
    "struct ulonglong2, 16 bytes.\n\n"
    "Fields\n"
    "    x, y : int (unsigned long long)\n");
CB_CLASS_DOC(longlong3,
    "A vector of three numbers.\n\n"
    "struct longlong3, 24 bytes.\n\n"
    "Fields\n"
    "    x, y, z : int (long long)\n");
CB_CLASS_DOC(ulonglong3,
    "A vector of three numbers.\n\n"
    "struct ulonglong3, 24 bytes.\n\n"
    "Fields\n"
    "    x, y, z : int (unsigned long long)\n");
CB_CLASS_DOC(longlong4,
    "A vector of four numbers.\n\n"
    "struct longlong4, 32 bytes.\n\n"
    "Fields\n"
    "    x, y, z, w : int (long long)\n");
CB_CLASS_DOC(longlong4_16a,
    "A vector of four numbers, aligned to 16 bytes.\n\n"
    "struct longlong4_16a, 32 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    x, y, z, w : int (long long)\n");
CB_CLASS_DOC(longlong4_32a,
    "A vector of four numbers, aligned to 32 bytes.\n\n"
    "struct longlong4_32a, 32 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    x, y, z, w : int (long long)\n");
CB_CLASS_DOC(ulonglong4,
    "A vector of four numbers.\n\n"
    "struct ulonglong4, 32 bytes.\n\n"
    "Fields\n"
    "    x, y, z, w : int (unsigned long long)\n");
CB_CLASS_DOC(ulonglong4_16a,
    "A vector of four numbers, aligned to 16 bytes.\n\n"
    "struct ulonglong4_16a, 32 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    x, y, z, w : int (unsigned long long)\n");
CB_CLASS_DOC(ulonglong4_32a,
    "A vector of four numbers, aligned to 32 bytes.\n\n"
    "struct ulonglong4_32a, 32 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    x, y, z, w : int (unsigned long long)\n");
CB_CLASS_DOC(double1,
    "A vector of one number.\n\n"
    "struct double1, 8 bytes.\n\n"
    "Fields\n"
    "    x : float (double)\n");
CB_CLASS_DOC(double2,
    "A vector of two numbers.\n\n"
    "struct double2, 16 bytes.\n\n"
    "Fields\n"
    "    x, y : float (double)\n");
CB_CLASS_DOC(double3,
    "A vector of three numbers.\n\n"
    "struct double3, 24 bytes.\n\n"
    "Fields\n"
    "    x, y, z : float (double)\n");
CB_CLASS_DOC(double4,
    "A vector of four numbers.\n\n"
    "struct double4, 32 bytes.\n\n"
    "Fields\n"
    "    x, y, z, w : float (double)\n");
CB_CLASS_DOC(double4_16a,
    "A vector of four numbers, aligned to 16 bytes.\n\n"
    "struct double4_16a, 32 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    x, y, z, w : float (double)\n");
CB_CLASS_DOC(double4_32a,
    "A vector of four numbers, aligned to 32 bytes.\n\n"
    "struct double4_32a, 32 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    x, y, z, w : float (double)\n");
CB_CLASS_DOC(dim3,
    "Three sizes, in blocks or threads.\n\n"
    "struct dim3, 12 bytes.\n\n"
    "Fields\n"
    "    x, y, z : int (unsigned int)\n\n"
    "Taken by\n"
    "    cudaLaunchKernel, cudaLaunchCooperativeKernel\n\n"
    "Field of\n"
    "    cudaKernelNodeParams.gridDim, cudaKernelNodeParams.blockDim,\n"
    "    cudaKernelNodeParamsV2.gridDim, cudaKernelNodeParamsV2.blockDim,\n"
    "    cudaLaunchConfig_t.gridDim, cudaLaunchConfig_t.blockDim\n");
CB_CLASS_DOC(cudaChannelFormatDesc,
    "Format of an array's elements.\n\n"
    "struct cudaChannelFormatDesc, 20 bytes.\n\n"
    "Fields\n"
    "    x, y, z, w : int; bits, 0 for a channel that is not there\n"
    "    f : cudaChannelFormatKind or int\n\n"
    "Taken by\n"
    "    cudaDeviceGetTexture1DLinearMaxWidth, cudaMallocArray, cudaMalloc3DArray,\n"
    "    cudaMallocMipmappedArray\n\n"
    "Given by\n"
    "    cudaArrayGetInfo, cudaGetChannelDesc\n\n"
    "Field of\n"
    "    cudaExternalMemoryMipmappedArrayDesc.formatDesc, cudaEglPlaneDesc.channelDesc\n");
CB_CLASS_DOC(cudaArraySparseProperties,
    "Tiles and mip tail of a sparse array.\n\n"
    "struct cudaArraySparseProperties, 48 bytes.\n\n"
    "Fields\n"
    "    tileExtent : cudaArraySparseProperties_anon0\n"
    "    miptailFirstLevel : int (unsigned int)\n"
    "    miptailSize : int (unsigned long long)\n"
    "    flags : int (unsigned int)\n\n"
    "Given by\n"
    "    cudaArrayGetSparseProperties, cudaMipmappedArrayGetSparseProperties\n");
CB_CLASS_DOC(cudaArraySparseProperties_anon0,
    "struct inside cudaArraySparseProperties, 12 bytes.\n\n"
    "Fields\n"
    "    width, height, depth : int (unsigned int)\n\n"
    "Field of\n"
    "    cudaArraySparseProperties.tileExtent\n");
CB_CLASS_DOC(cudaArrayMemoryRequirements,
    "Memory that an array needs.\n\n"
    "struct cudaArrayMemoryRequirements, 32 bytes.\n\n"
    "Fields\n"
    "    size, alignment : int (size_t); bytes\n\n"
    "Given by\n"
    "    cudaArrayGetMemoryRequirements, cudaMipmappedArrayGetMemoryRequirements\n");
CB_CLASS_DOC(cudaPitchedPtr,
    "Memory of padded rows.\n\n"
    "struct cudaPitchedPtr, 32 bytes.\n\n"
    "Fields\n"
    "    ptr : int (address), buffer or None, kept (void *)\n"
    "    pitch : int (size_t); bytes from one row to the next\n"
    "    xsize : int (size_t); width of a row without padding\n"
    "    ysize : int (size_t); rows per plane\n\n"
    "Taken by\n"
    "    cudaMemset3D, cudaMemset3DAsync\n\n"
    "Given by\n"
    "    cudaMalloc3D\n\n"
    "Field of\n"
    "    cudaMemcpy3DParms.srcPtr, cudaMemcpy3DParms.dstPtr, cudaMemcpy3DPeerParms.srcPtr,\n"
    "    cudaMemcpy3DPeerParms.dstPtr\n");
CB_CLASS_DOC(cudaExtent,
    "Size of a box.\n\n"
    "struct cudaExtent, 24 bytes.\n\n"
    "Fields\n"
    "    width : int (size_t); elements where an array takes part, else bytes\n"
    "    height : int (size_t); rows\n"
    "    depth : int (size_t); planes\n\n"
    "Taken by\n"
    "    cudaMalloc3D, cudaMalloc3DArray, cudaMallocMipmappedArray, cudaMemset3D,\n"
    "    cudaMemset3DAsync\n\n"
    "Given by\n"
    "    cudaArrayGetInfo\n\n"
    "Field of\n"
    "    cudaMemcpy3DParms.extent, cudaMemcpy3DPeerParms.extent, cudaMemcpy3DBatchOp.extent,\n"
    "    cudaExternalMemoryMipmappedArrayDesc.extent\n");
CB_CLASS_DOC(cudaPos,
    "Place of a box.\n\n"
    "struct cudaPos, 24 bytes.\n\n"
    "Fields\n"
    "    x : int (size_t); elements in arrays, else bytes\n"
    "    y : int (size_t); rows\n"
    "    z : int (size_t); planes\n\n"
    "Field of\n"
    "    cudaMemcpy3DParms.srcPos, cudaMemcpy3DParms.dstPos, cudaMemcpy3DPeerParms.srcPos,\n"
    "    cudaMemcpy3DPeerParms.dstPos\n");
CB_CLASS_DOC(cudaMemcpy3DParms,
    "A box, where it comes from and where it goes; an array or a pitched pointer on either\n"
    "side.\n\n"
    "struct cudaMemcpy3DParms, 160 bytes.\n\n"
    "Fields\n"
    "    srcArray : cudaArray_t, int or None\n"
    "    srcPos : cudaPos\n"
    "    srcPtr : cudaPitchedPtr\n"
    "    dstArray : cudaArray_t, int or None\n"
    "    dstPos : cudaPos\n"
    "    dstPtr : cudaPitchedPtr\n"
    "    extent : cudaExtent\n"
    "    kind : cudaMemcpyKind or int\n\n"
    "Taken by\n"
    "    cudaMemcpy3D, cudaMemcpy3DAsync, cudaGraphAddMemcpyNode,\n"
    "    cudaGraphMemcpyNodeSetParams, cudaGraphExecMemcpyNodeSetParams\n\n"
    "Given by\n"
    "    cudaGraphMemcpyNodeGetParams\n\n"
    "Field of\n"
    "    cudaMemcpyNodeParams.copyParams\n");
CB_CLASS_DOC(cudaMemcpyNodeParams,
    "Copy that a node of a graph does.\n\n"
    "struct cudaMemcpyNodeParams, 176 bytes. Since CUDA 12.2; other fields before 13.1.\n\n"
    "Fields\n"
    "    flags : int\n"
    "    ctx : cudaExecutionContext_t, int or None\n"
    "    copyParams : cudaMemcpy3DParms\n");
CB_CLASS_DOC(cudaMemcpy3DPeerParms,
    "A box, from which device it comes and to which it goes.\n\n"
    "struct cudaMemcpy3DPeerParms, 168 bytes.\n\n"
    "Fields\n"
    "    srcArray : cudaArray_t, int or None\n"
    "    srcPos : cudaPos\n"
    "    srcPtr : cudaPitchedPtr\n"
    "    srcDevice : int\n"
    "    dstArray : cudaArray_t, int or None\n"
    "    dstPos : cudaPos\n"
    "    dstPtr : cudaPitchedPtr\n"
    "    dstDevice : int\n"
    "    extent : cudaExtent\n\n"
    "Taken by\n"
    "    cudaMemcpy3DPeer, cudaMemcpy3DPeerAsync\n");
CB_CLASS_DOC(cudaMemsetParams,
    "Parameters of a memset node of a graph.\n\n"
    "struct cudaMemsetParams, 40 bytes.\n\n"
    "Fields\n"
    "    dst : int (address), buffer or None, kept (void *)\n"
    "    pitch : int (size_t); bytes from one row to the next; unused for one row\n"
    "    value : int (unsigned int)\n"
    "    elementSize : int (unsigned int); bytes, 1, 2 or 4\n"
    "    width : int (size_t); elements per row\n"
    "    height : int (size_t); rows\n\n"
    "Taken by\n"
    "    cudaGraphAddMemsetNode, cudaGraphMemsetNodeSetParams,\n"
    "    cudaGraphExecMemsetNodeSetParams\n\n"
    "Given by\n"
    "    cudaGraphMemsetNodeGetParams\n");
CB_CLASS_DOC(cudaMemsetParamsV2,
    "Parameters of a memset node of a graph.\n\n"
    "struct cudaMemsetParamsV2, 48 bytes. Since CUDA 12.2; other fields before 13.1.\n\n"
    "Fields\n"
    "    dst : int (address), buffer or None, kept (void *)\n"
    "    pitch : int (size_t); bytes from one row to the next; unused for one row\n"
    "    value : int (unsigned int)\n"
    "    elementSize : int (unsigned int); bytes, 1, 2 or 4\n"
    "    width : int (size_t); elements per row\n"
    "    height : int (size_t); rows\n"
    "    ctx : cudaExecutionContext_t, int or None\n");
CB_CLASS_DOC(cudaAccessPolicyWindow,
    "A range of memory and how the L2 cache should treat it.\n\n"
    "struct cudaAccessPolicyWindow, 32 bytes.\n\n"
    "Fields\n"
    "    base_ptr : int (address), buffer or None, kept (void *)\n"
    "    num_bytes : int (size_t); bytes\n"
    "    hitRatio : float; share of the range that gets hitProp, 0 to 1\n"
    "    hitProp, missProp : cudaAccessProperty or int\n\n"
    "Field of\n"
    "    cudaLaunchAttributeValue.accessPolicyWindow\n");
CB_CLASS_DOC(cudaHostNodeParams,
    "The function that a host node of a graph calls.\n\n"
    "struct cudaHostNodeParams, 16 bytes.\n\n"
    "Fields\n"
    "    fn : cudaHostFn_t, int or None\n"
    "    userData : int (address), buffer or None, kept (void *)\n\n"
    "Taken by\n"
    "    cudaGraphAddHostNode, cudaGraphHostNodeSetParams, cudaGraphExecHostNodeSetParams\n\n"
    "Given by\n"
    "    cudaGraphHostNodeGetParams\n");
CB_CLASS_DOC(cudaHostNodeParamsV2,
    "The function that a host node of a graph calls.\n\n"
    "struct cudaHostNodeParamsV2, 32 bytes. Since CUDA 12.2; other fields before 13.4.\n\n"
    "Fields\n"
    "    fn : cudaHostFn_t, int or None\n"
    "    userData : int (address), buffer or None, kept (void *)\n"
    "    syncMode : int (unsigned int)\n"
    "    ctx : cudaExecutionContext_t, int or None\n");
CB_CLASS_DOC(cudaResourceDesc,
    "The memory that a texture or surface is on; resType says which member of res counts.\n\n"
    "struct cudaResourceDesc, 144 bytes. Other fields before CUDA 13.0.\n\n"
    "Fields\n"
    "    resType : cudaResourceType or int\n"
    "    res : cudaResourceDesc_anon0\n"
    "    flags : int (unsigned int)\n\n"
    "Taken by\n"
    "    cudaCreateTextureObject, cudaCreateSurfaceObject\n\n"
    "Given by\n"
    "    cudaGetTextureObjectResourceDesc, cudaGetSurfaceObjectResourceDesc\n");
CB_CLASS_DOC(cudaResourceDesc_anon0,
    "union inside cudaResourceDesc, 128 bytes.\n\n"
    "Fields\n"
    "    array : cudaResourceDesc_anon0_anon0\n"
    "    mipmap : cudaResourceDesc_anon0_anon1\n"
    "    linear : cudaResourceDesc_anon0_anon2\n"
    "    pitch2D : cudaResourceDesc_anon0_anon3\n\n"
    "Field of\n"
    "    cudaResourceDesc.res\n");
CB_CLASS_DOC(cudaResourceDesc_anon0_anon0,
    "struct inside cudaResourceDesc_anon0, 8 bytes.\n\n"
    "Fields\n"
    "    array : cudaArray_t, int or None\n");
CB_CLASS_DOC(cudaResourceDesc_anon0_anon1,
    "struct inside cudaResourceDesc_anon0, 8 bytes.\n\n"
    "Fields\n"
    "    mipmap : cudaMipmappedArray_t, int or None\n");
CB_CLASS_DOC(cudaResourceDesc_anon0_anon2,
    "struct inside cudaResourceDesc_anon0, 40 bytes.\n\n"
    "Fields\n"
    "    devPtr : int (address), buffer or None, kept (void *)\n"
    "    desc : cudaChannelFormatDesc\n"
    "    sizeInBytes : int (size_t); bytes\n");
CB_CLASS_DOC(cudaResourceDesc_anon0_anon3,
    "struct inside cudaResourceDesc_anon0, 56 bytes.\n\n"
    "Fields\n"
    "    devPtr : int (address), buffer or None, kept (void *)\n"
    "    desc : cudaChannelFormatDesc\n"
    "    width : int (size_t); elements per row\n"
    "    height : int (size_t); rows\n"
    "    pitchInBytes : int (size_t); bytes from one row to the next\n");
CB_CLASS_DOC(cudaResourceDesc_anon0_anon4,
    "struct inside cudaResourceDesc_anon0, 128 bytes.\n");
CB_CLASS_DOC(cudaResourceViewDesc,
    "The part of an array that a texture reads, and its format.\n\n"
    "struct cudaResourceViewDesc, 112 bytes. Other fields before CUDA 13.0.\n\n"
    "Fields\n"
    "    format : cudaResourceViewFormat or int\n"
    "    width, height, depth : int (size_t); elements of the view\n"
    "    firstMipmapLevel, lastMipmapLevel, firstLayer, lastLayer : int (unsigned int)\n\n"
    "Taken by\n"
    "    cudaCreateTextureObject\n\n"
    "Given by\n"
    "    cudaGetTextureObjectResourceViewDesc\n");
CB_CLASS_DOC(cudaPointerAttributes,
    "Kind of memory, device and addresses of a pointer.\n\n"
    "struct cudaPointerAttributes, 88 bytes. Other fields before CUDA 13.4.\n\n"
    "Fields\n"
    "    type : cudaMemoryType or int\n"
    "    device : int\n"
    "    devicePointer, hostPointer : int (address), buffer or None, kept (void *); 0 where\n"
    "        it cannot be reached from there\n"
    "    localityDomainOrdinal : int\n\n"
    "Given by\n"
    "    cudaPointerGetAttributes\n");
CB_CLASS_DOC(cudaPointerAttributes_anon0,
    "union inside cudaPointerAttributes, 8 bytes.\n\n"
    "Fields\n"
    "    localityDomainOrdinal : int\n");
CB_CLASS_DOC(cudaFuncAttributes,
    "Needs and limits of a kernel.\n\n"
    "struct cudaFuncAttributes, 144 bytes. Other fields before CUDA 13.4.\n\n"
    "Fields\n"
    "    sharedSizeBytes, constSizeBytes : int (size_t); bytes\n"
    "    localSizeBytes : int (size_t); bytes per thread\n"
    "    maxThreadsPerBlock : int; threads\n"
    "    numRegs : int; registers per thread\n"
    "    ptxVersion, binaryVersion : int; 10 * major + minor\n"
    "    cacheModeCA : int\n"
    "    maxDynamicSharedSizeBytes : int; bytes\n"
    "    preferredShmemCarveout : int; percent of the multiprocessor's memory, or -1\n"
    "    clusterDimMustBeSet : int\n"
    "    requiredClusterWidth, requiredClusterHeight, requiredClusterDepth : int; blocks\n"
    "    clusterSchedulingPolicyPreference, nonPortableClusterSizeAllowed : int\n"
    "    deviceNodeUpdateStatus : int\n"
    "    sharedMemoryMode : cudaSharedMemoryMode or int\n\n"
    "Given by\n"
    "    cudaFuncGetAttributes\n");
CB_CLASS_DOC(cudaMemLocation,
    "A place for memory, such as a device or a node of the host.\n\n"
    "struct cudaMemLocation, 8 bytes. Other fields before CUDA 13.3.\n\n"
    "Fields\n"
    "    type : cudaMemLocationType or int\n"
    "    id : int\n"
    "    localized : cudaMemLocation_anon0_anon0\n\n"
    "Taken by\n"
    "    cudaMemPrefetchAsync, cudaMemPrefetchBatchAsync,\n"
    "    cudaMemDiscardAndPrefetchBatchAsync, cudaMemGetLocationInfo, cudaMemAdvise,\n"
    "    cudaMemPoolGetAccess, cudaMemGetDefaultMemPool, cudaMemGetMemPool, cudaMemSetMemPool\n\n"
    "Field of\n"
    "    cudaMemAccessDesc.location, cudaMemPoolProps.location,\n"
    "    cudaMemcpyAttributes.srcLocHint, cudaMemcpyAttributes.dstLocHint\n");
CB_CLASS_DOC(cudaMemLocation_anon0,
    "union inside cudaMemLocation, 4 bytes.\n\n"
    "Fields\n"
    "    id : int\n"
    "    localized : cudaMemLocation_anon0_anon0\n");
CB_CLASS_DOC(cudaMemLocation_anon0_anon0,
    "struct inside cudaMemLocation_anon0, 2 bytes.\n\n"
    "Fields\n"
    "    deviceId, localityDomainId : int (unsigned char)\n");
CB_CLASS_DOC(cudaMemAccessDesc,
    "Access of a device to memory.\n\n"
    "struct cudaMemAccessDesc, 12 bytes.\n\n"
    "Fields\n"
    "    location : cudaMemLocation\n"
    "    flags : cudaMemAccessFlags or int\n\n"
    "Taken by\n"
    "    cudaMemPoolSetAccess\n\n"
    "Field of\n"
    "    cudaMemAllocNodeParams.accessDescs, cudaMemAllocNodeParamsV2.accessDescs\n");
CB_CLASS_DOC(cudaMemPoolProps,
    "Properties of a new memory pool, for cudaMemPoolCreate.\n\n"
    "struct cudaMemPoolProps, 88 bytes. Other fields before CUDA 13.5.\n\n"
    "Fields\n"
    "    allocType : cudaMemAllocationType or int\n"
    "    handleTypes : cudaMemAllocationHandleType or int\n"
    "    location : cudaMemLocation\n"
    "    win32SecurityAttributes : int (address), buffer or None, kept (void *)\n"
    "    maxSize : int (size_t); bytes, or 0 for what the system allows\n"
    "    usage : int (unsigned short)\n\n"
    "Taken by\n"
    "    cudaMemPoolCreate\n\n"
    "Field of\n"
    "    cudaMemAllocNodeParams.poolProps, cudaMemAllocNodeParamsV2.poolProps\n");
CB_CLASS_DOC(cudaMemPoolPtrExportData,
    "Data by which another process imports an allocation of a pool, 64 bytes.\n\n"
    "struct cudaMemPoolPtrExportData, 64 bytes.\n\n"
    "Fields\n"
    "    reserved : bytes or sequence of int (unsigned char [64])\n\n"
    "Taken by\n"
    "    cudaMemPoolImportPointer\n\n"
    "Given by\n"
    "    cudaMemPoolExportPointer\n");
CB_CLASS_DOC(cudaMemAllocNodeParams,
    "Parameters of an allocation node of a graph, and the address of the allocation.\n\n"
    "struct cudaMemAllocNodeParams, 120 bytes.\n\n"
    "Fields\n"
    "    poolProps : cudaMemPoolProps\n"
    "    accessDescs : sequence of cudaMemAccessDesc, kept; sets accessDescCount\n"
    "    accessDescCount : int (size_t)\n"
    "    bytesize : int (size_t); bytes\n"
    "    dptr : int (address), buffer or None, kept (void *); comes back\n\n"
    "Taken by\n"
    "    cudaGraphAddMemAllocNode\n\n"
    "Given by\n"
    "    cudaGraphMemAllocNodeGetParams\n");
CB_CLASS_DOC(cudaMemAllocNodeParamsV2,
    "Parameters of an allocation node of a graph, and the address of the allocation.\n\n"
    "struct cudaMemAllocNodeParamsV2, 120 bytes. Since CUDA 12.2.\n\n"
    "Fields\n"
    "    poolProps : cudaMemPoolProps\n"
    "    accessDescs : sequence of cudaMemAccessDesc, kept; sets accessDescCount\n"
    "    accessDescCount : int (size_t)\n"
    "    bytesize : int (size_t); bytes\n"
    "    dptr : int (address), buffer or None, kept (void *); comes back\n");
CB_CLASS_DOC(cudaMemFreeNodeParams,
    "Memory that a node of a graph frees.\n\n"
    "struct cudaMemFreeNodeParams, 8 bytes. Since CUDA 12.2.\n\n"
    "Fields\n"
    "    dptr : int (address), buffer or None, kept (void *)\n");
CB_CLASS_DOC(cudaMemcpyAttributes,
    "Attributes of the copies of a batch.\n\n"
    "struct cudaMemcpyAttributes, 24 bytes. Since CUDA 12.8.\n\n"
    "Fields\n"
    "    srcAccessOrder : cudaMemcpySrcAccessOrder or int\n"
    "    srcLocHint, dstLocHint : cudaMemLocation\n"
    "    flags : int (unsigned int); cudaMemcpyFlags, or-ed\n\n"
    "Taken by\n"
    "    cudaMemcpyBatchAsync, cudaMemcpyWithAttributesAsync\n\n"
    "Field of\n"
    "    cudaMemcpyBatchNodeParams.attrs\n");
CB_CLASS_DOC(cudaOffset3D,
    "Place of a box.\n\n"
    "struct cudaOffset3D, 24 bytes. Since CUDA 12.8.\n\n"
    "Fields\n"
    "    x, y, z : int (size_t)\n");
CB_CLASS_DOC(cudaMemcpy3DOperand,
    "One side of a copy of a box; type says which member of op counts.\n\n"
    "struct cudaMemcpy3DOperand, 40 bytes. Since CUDA 12.8.\n\n"
    "Fields\n"
    "    type : cudaMemcpy3DOperandType or int\n"
    "    op : cudaMemcpy3DOperand_anon0\n\n"
    "Field of\n"
    "    cudaMemcpy3DBatchOp.src, cudaMemcpy3DBatchOp.dst\n");
CB_CLASS_DOC(cudaMemcpy3DOperand_anon0,
    "union inside cudaMemcpy3DOperand, 32 bytes.\n\n"
    "Fields\n"
    "    ptr : cudaMemcpy3DOperand_anon0_anon0\n"
    "    array : cudaMemcpy3DOperand_anon0_anon1\n\n"
    "Field of\n"
    "    cudaMemcpy3DOperand.op\n");
CB_CLASS_DOC(cudaMemcpy3DOperand_anon0_anon0,
    "struct inside cudaMemcpy3DOperand_anon0, 32 bytes.\n\n"
    "Fields\n"
    "    ptr : int (address), buffer or None, kept (void *)\n"
    "    rowLength, layerHeight : int (size_t)\n"
    "    locHint : cudaMemLocation\n");
CB_CLASS_DOC(cudaMemcpy3DOperand_anon0_anon1,
    "struct inside cudaMemcpy3DOperand_anon0, 32 bytes.\n\n"
    "Fields\n"
    "    array : cudaArray_t, int or None\n"
    "    offset : cudaOffset3D\n");
CB_CLASS_DOC(cudaMemcpy3DBatchOp,
    "One copy of a box in a batch.\n\n"
    "struct cudaMemcpy3DBatchOp, 112 bytes. Since CUDA 12.8.\n\n"
    "Fields\n"
    "    src, dst : cudaMemcpy3DOperand\n"
    "    extent : cudaExtent\n"
    "    srcAccessOrder : cudaMemcpySrcAccessOrder or int\n"
    "    flags : int (unsigned int); cudaMemcpyFlags, or-ed\n\n"
    "Taken by\n"
    "    cudaMemcpy3DBatchAsync, cudaMemcpy3DWithAttributesAsync\n");
CB_CLASS_DOC(CUuuid_st,
    "The struct of CUuuid, which derives from it.\n");
CB_CLASS_DOC(CUuuid,
    "The id of a device, as 16 bytes.\n\n"
    "struct CUuuid_st, 16 bytes.\n\n"
    "Fields\n"
    "    bytes : bytes, to read (char [16])\n\n"
    "Taken by\n"
    "    cudaGetExportTable\n\n"
    "Field of\n"
    "    cudaDeviceProp.uuid\n");
CB_CLASS_DOC(cudaUUID_t,
    "The struct of CUuuid.\n");
CB_CLASS_DOC(cudaDeviceProp,
    "Properties of a device.\n\n"
    "struct cudaDeviceProp, 1008 bytes. Other fields before CUDA 13.0.\n\n"
    "Fields\n"
    "    name : bytes (char [256])\n"
    "    uuid : cudaUUID_t\n"
    "    luid : bytes or sequence of int (char [8])\n"
    "    luidDeviceNodeMask : int (unsigned int)\n"
    "    totalGlobalMem, sharedMemPerBlock : int (size_t); bytes\n"
    "    regsPerBlock : int; registers of 32 bits\n"
    "    warpSize : int; threads\n"
    "    memPitch : int (size_t); bytes\n"
    "    maxThreadsPerBlock : int; threads\n"
    "    maxThreadsDim : sequence of int (int [3]); threads in x, y and z\n"
    "    maxGridSize : sequence of int (int [3]); blocks in x, y and z\n"
    "    totalConstMem : int (size_t); bytes\n"
    "    major, minor : int\n"
    "    textureAlignment, texturePitchAlignment : int (size_t); bytes\n"
    "    multiProcessorCount, integrated, canMapHostMemory : int\n"
    "    maxTexture1D, maxTexture1DMipmap : int; elements\n"
    "    maxTexture2D, maxTexture2DMipmap : sequence of int (int [2]); elements per dimension\n"
    "    maxTexture2DLinear : sequence of int (int [3]); width and height in elements, pitch\n"
    "        in bytes\n"
    "    maxTexture2DGather : sequence of int (int [2]); elements per dimension\n"
    "    maxTexture3D, maxTexture3DAlt : sequence of int (int [3]); elements per dimension\n"
    "    maxTextureCubemap : int; elements\n"
    "    maxTexture1DLayered : sequence of int (int [2]); elements per dimension, then layers\n"
    "    maxTexture2DLayered : sequence of int (int [3]); elements per dimension, then layers\n"
    "    maxTextureCubemapLayered : sequence of int (int [2]); elements per dimension, then\n"
    "        layers\n"
    "    maxSurface1D : int; elements\n"
    "    maxSurface2D : sequence of int (int [2]); elements per dimension\n"
    "    maxSurface3D : sequence of int (int [3]); elements per dimension\n"
    "    maxSurface1DLayered : sequence of int (int [2]); elements per dimension, then layers\n"
    "    maxSurface2DLayered : sequence of int (int [3]); elements per dimension, then layers\n"
    "    maxSurfaceCubemap : int; elements\n"
    "    maxSurfaceCubemapLayered : sequence of int (int [2]); elements per dimension, then\n"
    "        layers\n"
    "    surfaceAlignment : int (size_t); bytes\n"
    "    concurrentKernels, ECCEnabled, pciBusID, pciDeviceID, pciDomainID, tccDriver : int\n"
    "    asyncEngineCount : int; copies that run beside kernels\n"
    "    unifiedAddressing : int\n"
    "    memoryBusWidth : int; bits\n"
    "    l2CacheSize, persistingL2CacheMaxSize : int; bytes\n"
    "    maxThreadsPerMultiProcessor : int; threads\n"
    "    streamPrioritiesSupported, globalL1CacheSupported, localL1CacheSupported : int\n"
    "    sharedMemPerMultiprocessor : int (size_t); bytes\n"
    "    regsPerMultiprocessor : int; registers of 32 bits\n"
    "    managedMemory, isMultiGpuBoard, multiGpuBoardGroupID, hostNativeAtomicSupported :\n"
    "        int\n"
    "    pageableMemoryAccess, concurrentManagedAccess, computePreemptionSupported : int\n"
    "    canUseHostPointerForRegisteredMem, cooperativeLaunch : int\n"
    "    sharedMemPerBlockOptin : int (size_t); bytes, with cudaFuncSetAttribute\n"
    "    pageableMemoryAccessUsesHostPageTables, directManagedMemAccessFromHost : int\n"
    "    maxBlocksPerMultiProcessor : int\n"
    "    accessPolicyMaxWindowSize : int; bytes\n"
    "    reservedSharedMemPerBlock : int (size_t); bytes\n"
    "    hostRegisterSupported, sparseCudaArraySupported, hostRegisterReadOnlySupported : int\n"
    "    timelineSemaphoreInteropSupported, memoryPoolsSupported, gpuDirectRDMASupported :\n"
    "        int\n"
    "    gpuDirectRDMAFlushWritesOptions : int (unsigned int)\n"
    "    gpuDirectRDMAWritesOrdering : int\n"
    "    memoryPoolSupportedHandleTypes : int (unsigned int)\n"
    "    deferredMappingCudaArraySupported, ipcEventSupported, clusterLaunch : int\n"
    "    unifiedFunctionPointers, deviceNumaConfig, deviceNumaId, mpsEnabled, hostNumaId :\n"
    "        int\n"
    "    gpuPciDeviceID, gpuPciSubsystemID : int (unsigned int)\n"
    "    hostNumaMultinodeIpcSupported : int\n\n"
    "Taken by\n"
    "    cudaChooseDevice\n\n"
    "Given by\n"
    "    cudaGetDeviceProperties\n");
CB_CLASS_DOC(cudaIpcEventHandle_st,
    "The struct of cudaIpcEventHandle_t, which derives from it.\n");
CB_CLASS_DOC(cudaIpcEventHandle_t,
    "A handle by which another process opens an event, 64 bytes.\n\n"
    "struct cudaIpcEventHandle_st, 64 bytes.\n\n"
    "Fields\n"
    "    reserved : bytes or sequence of int (char [64])\n\n"
    "Taken by\n"
    "    cudaIpcOpenEventHandle\n\n"
    "Given by\n"
    "    cudaIpcGetEventHandle\n");
CB_CLASS_DOC(cudaIpcMemHandle_st,
    "The struct of cudaIpcMemHandle_t, which derives from it.\n");
CB_CLASS_DOC(cudaIpcMemHandle_t,
    "A handle by which another process opens memory, 64 bytes.\n\n"
    "struct cudaIpcMemHandle_st, 64 bytes.\n\n"
    "Fields\n"
    "    reserved : bytes or sequence of int (char [64])\n\n"
    "Taken by\n"
    "    cudaIpcOpenMemHandle\n\n"
    "Given by\n"
    "    cudaIpcGetMemHandle\n");
CB_CLASS_DOC(cudaMemFabricHandle_st,
    "The struct of cudaMemFabricHandle_t, which derives from it.\n");
CB_CLASS_DOC(cudaMemFabricHandle_t,
    "Memory as other nodes of a fabric get it.\n\n"
    "struct cudaMemFabricHandle_st, 64 bytes. Since CUDA 12.3.\n\n"
    "Fields\n"
    "    reserved : bytes or sequence of int (char [64])\n");
CB_CLASS_DOC(cudaExternalMemoryHandleDesc,
    "Memory of another interface that is to be imported.\n\n"
    "struct cudaExternalMemoryHandleDesc, 104 bytes. Other fields before CUDA 13.0.\n\n"
    "Fields\n"
    "    type : cudaExternalMemoryHandleType or int\n"
    "    handle : cudaExternalMemoryHandleDesc_anon0\n"
    "    size : int (unsigned long long); bytes\n"
    "    flags : int (unsigned int)\n\n"
    "Taken by\n"
    "    cudaImportExternalMemory\n");
CB_CLASS_DOC(cudaExternalMemoryHandleDesc_anon0,
    "union inside cudaExternalMemoryHandleDesc, 16 bytes.\n\n"
    "Fields\n"
    "    fd : int\n"
    "    win32 : cudaExternalMemoryHandleDesc_anon0_anon0\n"
    "    nvSciBufObject : int (address), buffer or None, kept (const void *)\n\n"
    "Field of\n"
    "    cudaExternalMemoryHandleDesc.handle\n");
CB_CLASS_DOC(cudaExternalMemoryHandleDesc_anon0_anon0,
    "struct inside cudaExternalMemoryHandleDesc_anon0, 16 bytes.\n\n"
    "Fields\n"
    "    handle : int (address), buffer or None, kept (void *)\n"
    "    name : int (address), buffer or None, kept (const void *)\n");
CB_CLASS_DOC(cudaExternalMemoryBufferDesc,
    "The part of imported memory that gets an address.\n\n"
    "struct cudaExternalMemoryBufferDesc, 88 bytes. Other fields before CUDA 13.0.\n\n"
    "Fields\n"
    "    offset, size : int (unsigned long long); bytes\n"
    "    flags : int (unsigned int)\n\n"
    "Taken by\n"
    "    cudaExternalMemoryGetMappedBuffer\n");
CB_CLASS_DOC(cudaExternalMemoryMipmappedArrayDesc,
    "A mipmapped array in imported memory.\n\n"
    "struct cudaExternalMemoryMipmappedArrayDesc, 128 bytes. Other fields before CUDA 13.0.\n\n"
    "Fields\n"
    "    offset : int (unsigned long long)\n"
    "    formatDesc : cudaChannelFormatDesc\n"
    "    extent : cudaExtent\n"
    "    flags, numLevels : int (unsigned int)\n\n"
    "Taken by\n"
    "    cudaExternalMemoryGetMappedMipmappedArray\n");
CB_CLASS_DOC(cudaExternalSemaphoreHandleDesc,
    "A semaphore of another interface that is to be imported.\n\n"
    "struct cudaExternalSemaphoreHandleDesc, 96 bytes. Other fields before CUDA 13.0.\n\n"
    "Fields\n"
    "    type : cudaExternalSemaphoreHandleType or int\n"
    "    handle : cudaExternalSemaphoreHandleDesc_anon0\n"
    "    flags : int (unsigned int)\n\n"
    "Taken by\n"
    "    cudaImportExternalSemaphore\n");
CB_CLASS_DOC(cudaExternalSemaphoreHandleDesc_anon0,
    "union inside cudaExternalSemaphoreHandleDesc, 16 bytes.\n\n"
    "Fields\n"
    "    fd : int\n"
    "    win32 : cudaExternalSemaphoreHandleDesc_anon0_anon0\n"
    "    nvSciSyncObj : int (address), buffer or None, kept (const void *)\n\n"
    "Field of\n"
    "    cudaExternalSemaphoreHandleDesc.handle\n");
CB_CLASS_DOC(cudaExternalSemaphoreHandleDesc_anon0_anon0,
    "struct inside cudaExternalSemaphoreHandleDesc_anon0, 16 bytes.\n\n"
    "Fields\n"
    "    handle : int (address), buffer or None, kept (void *)\n"
    "    name : int (address), buffer or None, kept (const void *)\n");
CB_CLASS_DOC(cudaExternalSemaphoreSignalParams,
    "Value that an imported semaphore is signalled with or waited for; its type says which\n"
    "member counts.\n\n"
    "struct cudaExternalSemaphoreSignalParams, 144 bytes.\n\n"
    "Fields\n"
    "    params : cudaExternalSemaphoreSignalParams_anon0\n"
    "    flags : int (unsigned int)\n\n"
    "Taken by\n"
    "    cudaSignalExternalSemaphoresAsync\n\n"
    "Field of\n"
    "    cudaExternalSemaphoreSignalNodeParams.paramsArray,\n"
    "    cudaExternalSemaphoreSignalNodeParamsV2.paramsArray\n");
CB_CLASS_DOC(cudaExternalSemaphoreSignalParams_anon0,
    "struct inside cudaExternalSemaphoreSignalParams, 72 bytes.\n\n"
    "Fields\n"
    "    fence : cudaExternalSemaphoreSignalParams_anon0_anon0\n"
    "    nvSciSync : cudaExternalSemaphoreSignalParams_anon0_anon1\n"
    "    keyedMutex : cudaExternalSemaphoreSignalParams_anon0_anon2\n\n"
    "Field of\n"
    "    cudaExternalSemaphoreSignalParams.params\n");
CB_CLASS_DOC(cudaExternalSemaphoreSignalParams_anon0_anon0,
    "struct inside cudaExternalSemaphoreSignalParams_anon0, 8 bytes.\n\n"
    "Fields\n"
    "    value : int (unsigned long long)\n");
CB_CLASS_DOC(cudaExternalSemaphoreSignalParams_anon0_anon1,
    "union inside cudaExternalSemaphoreSignalParams_anon0, 8 bytes.\n\n"
    "Fields\n"
    "    fence : int (address), buffer or None, kept (void *)\n");
CB_CLASS_DOC(cudaExternalSemaphoreSignalParams_anon0_anon2,
    "struct inside cudaExternalSemaphoreSignalParams_anon0, 8 bytes.\n\n"
    "Fields\n"
    "    key : int (unsigned long long)\n");
CB_CLASS_DOC(cudaExternalSemaphoreWaitParams,
    "Value that an imported semaphore is signalled with or waited for; its type says which\n"
    "member counts.\n\n"
    "struct cudaExternalSemaphoreWaitParams, 144 bytes.\n\n"
    "Fields\n"
    "    params : cudaExternalSemaphoreWaitParams_anon0\n"
    "    flags : int (unsigned int)\n\n"
    "Taken by\n"
    "    cudaWaitExternalSemaphoresAsync\n\n"
    "Field of\n"
    "    cudaExternalSemaphoreWaitNodeParams.paramsArray,\n"
    "    cudaExternalSemaphoreWaitNodeParamsV2.paramsArray\n");
CB_CLASS_DOC(cudaExternalSemaphoreWaitParams_anon0,
    "struct inside cudaExternalSemaphoreWaitParams, 72 bytes.\n\n"
    "Fields\n"
    "    fence : cudaExternalSemaphoreWaitParams_anon0_anon0\n"
    "    nvSciSync : cudaExternalSemaphoreWaitParams_anon0_anon1\n"
    "    keyedMutex : cudaExternalSemaphoreWaitParams_anon0_anon2\n\n"
    "Field of\n"
    "    cudaExternalSemaphoreWaitParams.params\n");
CB_CLASS_DOC(cudaExternalSemaphoreWaitParams_anon0_anon0,
    "struct inside cudaExternalSemaphoreWaitParams_anon0, 8 bytes.\n\n"
    "Fields\n"
    "    value : int (unsigned long long)\n");
CB_CLASS_DOC(cudaExternalSemaphoreWaitParams_anon0_anon1,
    "union inside cudaExternalSemaphoreWaitParams_anon0, 8 bytes.\n\n"
    "Fields\n"
    "    fence : int (address), buffer or None, kept (void *)\n");
CB_CLASS_DOC(cudaExternalSemaphoreWaitParams_anon0_anon2,
    "struct inside cudaExternalSemaphoreWaitParams_anon0, 16 bytes.\n\n"
    "Fields\n"
    "    key : int (unsigned long long)\n"
    "    timeoutMs : int (unsigned int); milliseconds\n");
CB_CLASS_DOC(cudaDevSmResource,
    "A number of multiprocessors, and in which steps they can be divided.\n\n"
    "struct cudaDevSmResource, 20 bytes. Since CUDA 13.1; other fields before 13.4.\n\n"
    "Fields\n"
    "    smCount, minSmPartitionSize, smCoscheduledAlignment : int (unsigned int);\n"
    "        multiprocessors\n"
    "    flags : int (unsigned int); cudaDevSmResourceGroup_flags, or-ed\n"
    "    localityDomainId : int (unsigned int)\n");
CB_CLASS_DOC(cudaDevWorkqueueConfigResource,
    "Sharing of work queues of a device.\n\n"
    "struct cudaDevWorkqueueConfigResource, 12 bytes. Since CUDA 13.1.\n\n"
    "Fields\n"
    "    device : int\n"
    "    wqConcurrencyLimit : int (unsigned int)\n"
    "    sharingScope : cudaDevWorkqueueConfigScope or int\n");
CB_CLASS_DOC(cudaDevWorkqueueResource,
    "Work queues of a device.\n\n"
    "struct cudaDevWorkqueueResource, 40 bytes. Since CUDA 13.1.\n");
CB_CLASS_DOC(cudaDevSmResourceGroupParams_st,
    "The struct of cudaDevSmResourceGroupParams, which derives from it.\n");
CB_CLASS_DOC(cudaDevSmResourceGroupParams,
    "One group of multiprocessors, for cudaDevSmResourceSplit.\n\n"
    "struct cudaDevSmResourceGroupParams_st, 64 bytes. Since CUDA 13.1; other fields before\n"
    "13.4.\n\n"
    "Fields\n"
    "    smCount, coscheduledSmCount : int (unsigned int); multiprocessors\n"
    "    preferredCoscheduledSmCount : int (unsigned int); multiprocessors\n"
    "    flags : int (unsigned int); cudaDevSmResourceGroup_flags, or-ed\n"
    "    localityDomainId : int (unsigned int)\n\n"
    "Taken by\n"
    "    cudaDevSmResourceSplit\n");
CB_CLASS_DOC(cudaDevResource_st,
    "The struct of cudaDevResource, which derives from it.\n");
CB_CLASS_DOC(cudaDevResource,
    "A part of a device, such as some of its multiprocessors.\n\n"
    "struct cudaDevResource_st, 144 bytes. Since CUDA 13.1.\n\n"
    "Fields\n"
    "    type : cudaDevResourceType or int\n"
    "    _internal_padding : bytes or sequence of int (unsigned char [92])\n"
    "    sm : cudaDevSmResource\n"
    "    wqConfig : cudaDevWorkqueueConfigResource\n"
    "    wq : cudaDevWorkqueueResource\n"
    "    _oversize : bytes or sequence of int (unsigned char [40])\n"
    "    nextResource : list of one cudaDevResource_st, kept\n\n"
    "Taken by\n"
    "    cudaDevSmResourceSplitByCount, cudaDevSmResourceSplit, cudaDevResourceGenerateDesc\n\n"
    "Given by\n"
    "    cudaDeviceGetDevResource, cudaExecutionCtxGetDevResource, cudaStreamGetDevResource\n\n"
    "Field of\n"
    "    cudaDevResource.nextResource\n");
CB_CLASS_DOC(cudaDevResource_anon0,
    "union inside cudaDevResource, 40 bytes.\n\n"
    "Fields\n"
    "    sm : cudaDevSmResource\n"
    "    wqConfig : cudaDevWorkqueueConfigResource\n"
    "    wq : cudaDevWorkqueueResource\n"
    "    _oversize : bytes or sequence of int (unsigned char [40])\n");
CB_CLASS_DOC(cudalibraryHostUniversalFunctionAndDataTable,
    "Tables of host functions and data for a library.\n\n"
    "struct cudalibraryHostUniversalFunctionAndDataTable, 32 bytes. Since CUDA 12.8.\n\n"
    "Fields\n"
    "    functionTable : int (address), buffer or None, kept (void *)\n"
    "    functionWindowSize : int (size_t)\n"
    "    dataTable : int (address), buffer or None, kept (void *)\n"
    "    dataWindowSize : int (size_t)\n");
CB_CLASS_DOC(cudaKernelNodeParams,
    "Parameters of a kernel node of a graph.\n\n"
    "struct cudaKernelNodeParams, 56 bytes.\n\n"
    "Fields\n"
    "    func : int (address), buffer or None, kept (void *)\n"
    "    gridDim : dim3; blocks\n"
    "    blockDim : dim3; threads\n"
    "    sharedMemBytes : int (unsigned int); dynamic shared memory of each block\n"
    "    kernelParams : arguments of the kernel, kept (void **)\n"
    "    extra : int (address) (void **)\n\n"
    "Taken by\n"
    "    cudaGraphAddKernelNode, cudaGraphKernelNodeSetParams,\n"
    "    cudaGraphExecKernelNodeSetParams\n\n"
    "Given by\n"
    "    cudaGraphKernelNodeGetParams\n");
CB_CLASS_DOC(cudaKernelNodeParamsV2,
    "Parameters of a kernel node of a graph.\n\n"
    "struct cudaKernelNodeParamsV2, 72 bytes. Since CUDA 12.2; other fields before 13.2.\n\n"
    "Fields\n"
    "    func : int (address), buffer or None, kept (void *)\n"
    "    kern : cudaKernel_t, int or None\n"
    "    cuFunc : cudaFunction_t, int or None\n"
    "    gridDim : dim3; blocks\n"
    "    blockDim : dim3; threads\n"
    "    sharedMemBytes : int (unsigned int); dynamic shared memory of each block\n"
    "    kernelParams : arguments of the kernel, kept (void **)\n"
    "    extra : int (address) (void **)\n"
    "    ctx : cudaExecutionContext_t, int or None\n"
    "    functionType : cudaKernelFunctionType or int\n");
CB_CLASS_DOC(cudaKernelNodeParamsV2_anon0,
    "union inside cudaKernelNodeParamsV2, 8 bytes.\n\n"
    "Fields\n"
    "    func : int (address), buffer or None, kept (void *)\n"
    "    kern : cudaKernel_t, int or None\n"
    "    cuFunc : cudaFunction_t, int or None\n");
CB_CLASS_DOC(cudaExternalSemaphoreSignalNodeParams,
    "Semaphores of a node, and the values to signal or wait for.\n\n"
    "struct cudaExternalSemaphoreSignalNodeParams, 24 bytes.\n\n"
    "Fields\n"
    "    extSemArray : sequence of cudaExternalSemaphore_t, kept; sets numExtSems\n"
    "    paramsArray : sequence of cudaExternalSemaphoreSignalParams, kept; sets numExtSems\n"
    "    numExtSems : int (unsigned int)\n\n"
    "Taken by\n"
    "    cudaGraphAddExternalSemaphoresSignalNode,\n"
    "    cudaGraphExternalSemaphoresSignalNodeSetParams,\n"
    "    cudaGraphExecExternalSemaphoresSignalNodeSetParams\n\n"
    "Given by\n"
    "    cudaGraphExternalSemaphoresSignalNodeGetParams\n");
CB_CLASS_DOC(cudaExternalSemaphoreSignalNodeParamsV2,
    "Semaphores of a node, and the values to signal or wait for.\n\n"
    "struct cudaExternalSemaphoreSignalNodeParamsV2, 32 bytes. Since CUDA 12.2; other fields\n"
    "before 13.4.\n\n"
    "Fields\n"
    "    extSemArray : sequence of cudaExternalSemaphore_t, kept; sets numExtSems\n"
    "    paramsArray : sequence of cudaExternalSemaphoreSignalParams, kept; sets numExtSems\n"
    "    numExtSems : int (unsigned int)\n"
    "    ctx : cudaExecutionContext_t, int or None\n");
CB_CLASS_DOC(cudaExternalSemaphoreWaitNodeParams,
    "Semaphores of a node, and the values to signal or wait for.\n\n"
    "struct cudaExternalSemaphoreWaitNodeParams, 24 bytes.\n\n"
    "Fields\n"
    "    extSemArray : sequence of cudaExternalSemaphore_t, kept; sets numExtSems\n"
    "    paramsArray : sequence of cudaExternalSemaphoreWaitParams, kept; sets numExtSems\n"
    "    numExtSems : int (unsigned int)\n\n"
    "Taken by\n"
    "    cudaGraphAddExternalSemaphoresWaitNode,\n"
    "    cudaGraphExternalSemaphoresWaitNodeSetParams,\n"
    "    cudaGraphExecExternalSemaphoresWaitNodeSetParams\n\n"
    "Given by\n"
    "    cudaGraphExternalSemaphoresWaitNodeGetParams\n");
CB_CLASS_DOC(cudaExternalSemaphoreWaitNodeParamsV2,
    "Semaphores of a node, and the values to signal or wait for.\n\n"
    "struct cudaExternalSemaphoreWaitNodeParamsV2, 32 bytes. Since CUDA 12.2; other fields\n"
    "before 13.4.\n\n"
    "Fields\n"
    "    extSemArray : sequence of cudaExternalSemaphore_t, kept; sets numExtSems\n"
    "    paramsArray : sequence of cudaExternalSemaphoreWaitParams, kept; sets numExtSems\n"
    "    numExtSems : int (unsigned int)\n"
    "    ctx : cudaExecutionContext_t, int or None\n");
CB_CLASS_DOC(cudaConditionalNodeParams,
    "Parameters of a conditional node of a graph, which chooses or repeats.\n\n"
    "struct cudaConditionalNodeParams, 32 bytes. Since CUDA 12.3; other fields before 13.1.\n\n"
    "Fields\n"
    "    handle : cudaGraphConditionalHandle, int or None\n"
    "    type : cudaGraphConditionalNodeType or int\n"
    "    size : int (unsigned int); graphs in the node\n"
    "    phGraph_out : sequence of cudaGraph_t, filled in; sets size\n"
    "    ctx : cudaExecutionContext_t, int or None\n");
CB_CLASS_DOC(cudaMemcpyBatchNodeParams,
    "The copies of a graph node.\n\n"
    "struct cudaMemcpyBatchNodeParams, 64 bytes. Since CUDA 13.5.\n\n"
    "Fields\n"
    "    count : int (size_t)\n"
    "    dsts, srcs : arguments of the kernel, kept (void **)\n"
    "    sizes : int (address), buffer or None, kept (size_t *)\n"
    "    attrs : sequence of cudaMemcpyAttributes, kept; sets numAttrs\n"
    "    attrsIdxs : int (address), buffer or None, kept (size_t *)\n"
    "    numAttrs : int (size_t)\n"
    "    ctx : cudaExecutionContext_t, int or None\n");
CB_CLASS_DOC(cudaChildGraphNodeParams,
    "The graph inside a child graph node.\n\n"
    "struct cudaChildGraphNodeParams, 16 bytes. Since CUDA 12.2; other fields before 12.9.\n\n"
    "Fields\n"
    "    graph : cudaGraph_t, int or None\n"
    "    ownership : cudaGraphChildGraphNodeOwnership or int\n");
CB_CLASS_DOC(cudaEventRecordNodeParams,
    "The event of a node.\n\n"
    "struct cudaEventRecordNodeParams, 16 bytes. Since CUDA 12.2; other fields before 13.4.\n\n"
    "Fields\n"
    "    event : cudaEvent_t, int or None\n"
    "    ctx : cudaExecutionContext_t, int or None\n");
CB_CLASS_DOC(cudaEventWaitNodeParams,
    "The event of a node.\n\n"
    "struct cudaEventWaitNodeParams, 8 bytes. Since CUDA 12.2.\n\n"
    "Fields\n"
    "    event : cudaEvent_t, int or None\n");
CB_CLASS_DOC(cudaGraphNodeParams,
    "Parameters of a node of any type; type says which member counts.\n\n"
    "struct cudaGraphNodeParams, 256 bytes. Since CUDA 12.2.\n\n"
    "Fields\n"
    "    type : cudaGraphNodeType or int\n"
    "    kernel : cudaKernelNodeParamsV2\n"
    "    memcpy : cudaMemcpyNodeParams\n"
    "    memset : cudaMemsetParamsV2\n"
    "    host : cudaHostNodeParamsV2\n"
    "    graph : cudaChildGraphNodeParams\n"
    "    eventWait : cudaEventWaitNodeParams\n"
    "    eventRecord : cudaEventRecordNodeParams\n"
    "    extSemSignal : cudaExternalSemaphoreSignalNodeParamsV2\n"
    "    extSemWait : cudaExternalSemaphoreWaitNodeParamsV2\n"
    "    alloc : cudaMemAllocNodeParamsV2\n"
    "    free : cudaMemFreeNodeParams\n"
    "    conditional : cudaConditionalNodeParams\n"
    "    memcpyBatch : cudaMemcpyBatchNodeParams\n\n"
    "Taken by\n"
    "    cudaGraphAddNode, cudaGraphNodeSetParams, cudaGraphExecNodeSetParams\n\n"
    "Given by\n"
    "    cudaGraphNodeGetParams\n");
CB_CLASS_DOC(cudaGraphNodeParams_anon0,
    "union inside cudaGraphNodeParams, 232 bytes.\n\n"
    "Fields\n"
    "    kernel : cudaKernelNodeParamsV2\n"
    "    memcpy : cudaMemcpyNodeParams\n"
    "    memset : cudaMemsetParamsV2\n"
    "    host : cudaHostNodeParamsV2\n"
    "    graph : cudaChildGraphNodeParams\n"
    "    eventWait : cudaEventWaitNodeParams\n"
    "    eventRecord : cudaEventRecordNodeParams\n"
    "    extSemSignal : cudaExternalSemaphoreSignalNodeParamsV2\n"
    "    extSemWait : cudaExternalSemaphoreWaitNodeParamsV2\n"
    "    alloc : cudaMemAllocNodeParamsV2\n"
    "    free : cudaMemFreeNodeParams\n"
    "    conditional : cudaConditionalNodeParams\n"
    "    memcpyBatch : cudaMemcpyBatchNodeParams\n");
CB_CLASS_DOC(cudaGraphEdgeData_st,
    "The struct of cudaGraphEdgeData, which derives from it.\n");
CB_CLASS_DOC(cudaGraphEdgeData,
    "Ends of a graph's edge, for launches that overlap; zeros for an ordinary one.\n\n"
    "struct cudaGraphEdgeData_st, 8 bytes. Since CUDA 12.3.\n\n"
    "Fields\n"
    "    from_port, to_port, type : int (unsigned char)\n\n"
    "Taken by\n"
    "    cudaStreamBeginCaptureToGraph, cudaStreamUpdateCaptureDependencies,\n"
    "    cudaGraphAddDependencies, cudaGraphRemoveDependencies, cudaGraphAddNode\n\n"
    "Given by\n"
    "    cudaStreamGetCaptureInfo, cudaGraphGetEdges, cudaGraphNodeGetDependencies,\n"
    "    cudaGraphNodeGetDependentNodes\n");
CB_CLASS_DOC(cudaGraphInstantiateParams_st,
    "The struct of cudaGraphInstantiateParams, which derives from it.\n");
CB_CLASS_DOC(cudaGraphInstantiateParams,
    "Options for instantiating a graph, and the reason of a failure.\n\n"
    "struct cudaGraphInstantiateParams_st, 32 bytes. Since CUDA 12.0.\n\n"
    "Fields\n"
    "    flags : int (unsigned long long); cudaGraphInstantiateFlags, or-ed\n"
    "    uploadStream : cudaStream_t, int or None\n"
    "    errNode_out : cudaGraphNode_t, int or None\n"
    "    result_out : cudaGraphInstantiateResult or int\n\n"
    "Taken by\n"
    "    cudaGraphInstantiateWithParams\n");
CB_CLASS_DOC(cudaGraphExecUpdateResultInfo_st,
    "The struct of cudaGraphExecUpdateResultInfo, which derives from it.\n");
CB_CLASS_DOC(cudaGraphExecUpdateResultInfo,
    "Reason why an instantiated graph could not be updated, and the node.\n\n"
    "struct cudaGraphExecUpdateResultInfo_st, 24 bytes. Since CUDA 12.0.\n\n"
    "Fields\n"
    "    result : cudaGraphExecUpdateResult or int\n"
    "    errorNode, errorFromNode : cudaGraphNode_t, int or None\n\n"
    "Given by\n"
    "    cudaGraphExecUpdate\n");
CB_CLASS_DOC(cudaGraphKernelNodeUpdate,
    "One change to a kernel node that is made on the device.\n\n"
    "struct cudaGraphKernelNodeUpdate, 40 bytes. Since CUDA 12.4.\n\n"
    "Fields\n"
    "    node : cudaGraphDeviceNode_t, int or None\n"
    "    field : cudaGraphKernelNodeField or int\n"
    "    updateData : cudaGraphKernelNodeUpdate_anon0\n");
CB_CLASS_DOC(cudaGraphKernelNodeUpdate_anon0,
    "union inside cudaGraphKernelNodeUpdate, 24 bytes.\n\n"
    "Fields\n"
    "    gridDim : dim3\n"
    "    param : cudaGraphKernelNodeUpdate_anon0_anon0\n"
    "    isEnabled : int (unsigned int)\n\n"
    "Field of\n"
    "    cudaGraphKernelNodeUpdate.updateData\n");
CB_CLASS_DOC(cudaGraphKernelNodeUpdate_anon0_anon0,
    "struct inside cudaGraphKernelNodeUpdate_anon0, 24 bytes.\n\n"
    "Fields\n"
    "    pValue : int (address), buffer or None, kept (const void *)\n"
    "    offset, size : int (size_t)\n");
CB_CLASS_DOC(cudaLaunchMemSyncDomainMap_st,
    "The struct of cudaLaunchMemSyncDomainMap, which derives from it.\n");
CB_CLASS_DOC(cudaLaunchMemSyncDomainMap,
    "Numbered domains that stand for the default and the remote one.\n\n"
    "struct cudaLaunchMemSyncDomainMap_st, 2 bytes. Since CUDA 12.0.\n\n"
    "Fields\n"
    "    default_, remote : int (unsigned char)\n\n"
    "Field of\n"
    "    cudaLaunchAttributeValue.memSyncDomainMap\n");
CB_CLASS_DOC(cudaLaunchAttributeValue,
    "Value of a launch attribute; its id says which member counts.\n\n"
    "union cudaLaunchAttributeValue, 64 bytes. Other fields before CUDA 13.2.\n\n"
    "Fields\n"
    "    pad : bytes or sequence of int (char [64])\n"
    "    accessPolicyWindow : cudaAccessPolicyWindow\n"
    "    cooperative : int; 1 or 0\n"
    "    syncPolicy : cudaSynchronizationPolicy or int\n"
    "    clusterDim : cudaLaunchAttributeValue_anon0\n"
    "    clusterSchedulingPolicyPreference : cudaClusterSchedulingPolicy or int\n"
    "    programmaticStreamSerializationAllowed : int\n"
    "    programmaticEvent : cudaLaunchAttributeValue_anon1\n"
    "    priority : int; smaller is more urgent\n"
    "    memSyncDomainMap : cudaLaunchMemSyncDomainMap\n"
    "    memSyncDomain : cudaLaunchMemSyncDomain or int\n"
    "    preferredClusterDim : cudaLaunchAttributeValue_anon2\n"
    "    launchCompletionEvent : cudaLaunchAttributeValue_anon3\n"
    "    deviceUpdatableKernelNode : cudaLaunchAttributeValue_anon4\n"
    "    sharedMemCarveout : int (unsigned int); percent of the multiprocessor's memory\n"
    "    nvlinkUtilCentricScheduling : int (unsigned int)\n"
    "    portableClusterSizeMode : cudaLaunchAttributePortableClusterMode or int\n"
    "    sharedMemoryMode : cudaSharedMemoryMode or int\n\n"
    "Taken by\n"
    "    cudaStreamSetAttribute, cudaGraphKernelNodeSetAttribute\n\n"
    "Given by\n"
    "    cudaStreamGetAttribute, cudaGraphKernelNodeGetAttribute\n\n"
    "Field of\n"
    "    cudaLaunchAttribute.val\n");
CB_CLASS_DOC(cudaStreamAttrValue,
    "The union of cudaLaunchAttributeValue, which it derives from.\n");
CB_CLASS_DOC(cudaKernelNodeAttrValue,
    "The union of cudaLaunchAttributeValue, which it derives from.\n");
CB_CLASS_DOC(cudaLaunchAttributeValue_anon0,
    "struct inside cudaLaunchAttributeValue, 12 bytes.\n\n"
    "Fields\n"
    "    x, y, z : int (unsigned int)\n\n"
    "Field of\n"
    "    cudaLaunchAttributeValue.clusterDim\n");
CB_CLASS_DOC(cudaLaunchAttributeValue_anon1,
    "struct inside cudaLaunchAttributeValue, 16 bytes.\n\n"
    "Fields\n"
    "    event : cudaEvent_t, int or None\n"
    "    flags, triggerAtBlockStart : int\n\n"
    "Field of\n"
    "    cudaLaunchAttributeValue.programmaticEvent\n");
CB_CLASS_DOC(cudaLaunchAttributeValue_anon2,
    "struct inside cudaLaunchAttributeValue, 12 bytes.\n\n"
    "Fields\n"
    "    x, y, z : int (unsigned int)\n\n"
    "Field of\n"
    "    cudaLaunchAttributeValue.preferredClusterDim\n");
CB_CLASS_DOC(cudaLaunchAttributeValue_anon3,
    "struct inside cudaLaunchAttributeValue, 16 bytes.\n\n"
    "Fields\n"
    "    event : cudaEvent_t, int or None\n"
    "    flags : int\n\n"
    "Field of\n"
    "    cudaLaunchAttributeValue.launchCompletionEvent\n");
CB_CLASS_DOC(cudaLaunchAttributeValue_anon4,
    "struct inside cudaLaunchAttributeValue, 16 bytes.\n\n"
    "Fields\n"
    "    deviceUpdatable : int\n"
    "    devNode : cudaGraphDeviceNode_t, int or None\n\n"
    "Field of\n"
    "    cudaLaunchAttributeValue.deviceUpdatableKernelNode\n");
CB_CLASS_DOC(cudaLaunchAttribute_st,
    "The struct of cudaLaunchAttribute, which derives from it.\n");
CB_CLASS_DOC(cudaLaunchAttribute,
    "One attribute of a launch, stream or kernel node; id says which member of val counts.\n\n"
    "struct cudaLaunchAttribute_st, 72 bytes.\n\n"
    "Fields\n"
    "    id : cudaLaunchAttributeID or int\n"
    "    val : cudaLaunchAttributeValue\n\n"
    "Field of\n"
    "    cudaLaunchConfig_t.attrs\n");
CB_CLASS_DOC(cudaLaunchConfig_st,
    "The struct of cudaLaunchConfig_t, which derives from it.\n");
CB_CLASS_DOC(cudaLaunchConfig_t,
    "Configuration of a launch by cudaLaunchKernelExC.\n\n"
    "struct cudaLaunchConfig_st, 56 bytes.\n\n"
    "Fields\n"
    "    gridDim : dim3; blocks\n"
    "    blockDim : dim3; threads\n"
    "    dynamicSmemBytes : int (size_t); dynamic shared memory of each block\n"
    "    stream : cudaStream_t, int or None\n"
    "    attrs : sequence of cudaLaunchAttribute, kept; sets numAttrs\n"
    "    numAttrs : int (unsigned int)\n\n"
    "Taken by\n"
    "    cudaLaunchKernelExC, cudaOccupancyMaxPotentialClusterSize,\n"
    "    cudaOccupancyMaxActiveClusters\n");
CB_CLASS_DOC(cudaAsyncNotificationInfo,
    "The struct of cudaAsyncNotificationInfo_t, which derives from it.\n");
CB_CLASS_DOC(cudaAsyncNotificationInfo_t,
    "Event on a device; type says which member of info counts.\n\n"
    "struct cudaAsyncNotificationInfo, 16 bytes. Since CUDA 12.4.\n\n"
    "Fields\n"
    "    type : cudaAsyncNotificationType or int\n"
    "    info : cudaAsyncNotificationInfo_t_anon0\n");
CB_CLASS_DOC(cudaAsyncNotificationInfo_t_anon0,
    "union inside cudaAsyncNotificationInfo_t, 8 bytes.\n\n"
    "Fields\n"
    "    overBudget : cudaAsyncNotificationInfo_t_anon0_anon0\n\n"
    "Field of\n"
    "    cudaAsyncNotificationInfo_t.info\n");
CB_CLASS_DOC(cudaAsyncNotificationInfo_t_anon0_anon0,
    "struct inside cudaAsyncNotificationInfo_t_anon0, 8 bytes.\n\n"
    "Fields\n"
    "    bytesOverBudget : int (unsigned long long); bytes\n");
CB_CLASS_DOC(cudaTextureDesc,
    "Addressing and filtering of a texture.\n\n"
    "struct cudaTextureDesc, 72 bytes. Other fields before CUDA 12.0.\n\n"
    "Fields\n"
    "    addressMode : sequence of cudaTextureAddressMode (3); for x, y and z\n"
    "    filterMode : cudaTextureFilterMode or int\n"
    "    readMode : cudaTextureReadMode or int\n"
    "    sRGB : int; 1 or 0\n"
    "    borderColor : sequence of float (float [4]); red, green, blue, alpha\n"
    "    normalizedCoords : int; 1 or 0\n"
    "    maxAnisotropy : int (unsigned int); 1 to 16\n"
    "    mipmapFilterMode : cudaTextureFilterMode or int\n"
    "    mipmapLevelBias, minMipmapLevelClamp, maxMipmapLevelClamp : float; levels\n"
    "    disableTrilinearOptimization, seamlessCubemap : int\n\n"
    "Taken by\n"
    "    cudaCreateTextureObject\n\n"
    "Given by\n"
    "    cudaGetTextureObjectTextureDesc\n");
CB_CLASS_DOC(cudaGraphRecaptureCallbackData,
    "A callback for nodes that differ, and its user object.\n\n"
    "struct cudaGraphRecaptureCallbackData, 16 bytes. Since CUDA 13.3.\n\n"
    "Fields\n"
    "    callbackFunc : cudaGraphRecaptureCallback_t, int or None\n"
    "    userData : int (address), buffer or None, kept (void *)\n\n"
    "Taken by\n"
    "    cudaStreamBeginRecaptureToGraph\n");
CB_CLASS_DOC(cudaEglPlaneDesc_st,
    "The struct of cudaEglPlaneDesc, which derives from it.\n");
CB_CLASS_DOC(cudaEglPlaneDesc,
    "One plane of a frame.\n\n"
    "struct cudaEglPlaneDesc_st, 56 bytes.\n\n"
    "Fields\n"
    "    width, height, depth, pitch, numChannels : int (unsigned int)\n"
    "    channelDesc : cudaChannelFormatDesc\n\n"
    "Field of\n"
    "    cudaEglFrame.planeDesc\n");
CB_CLASS_DOC(cudaEglFrame_st,
    "The struct of cudaEglFrame, which derives from it.\n");
CB_CLASS_DOC(cudaEglFrame,
    "A frame of an EGLStream.\n\n"
    "struct cudaEglFrame_st, 280 bytes.\n\n"
    "Fields\n"
    "    frame : cudaEglFrame_anon0\n"
    "    planeDesc : sequence of cudaEglPlaneDesc (3)\n"
    "    planeCount : int (unsigned int)\n"
    "    frameType : cudaEglFrameType or int\n"
    "    eglColorFormat : cudaEglColorFormat or int\n\n"
    "Taken by\n"
    "    cudaEGLStreamProducerPresentFrame, cudaEGLStreamProducerReturnFrame\n\n"
    "Given by\n"
    "    cudaGraphicsResourceGetMappedEglFrame\n");
CB_CLASS_DOC(cudaEglFrame_anon0,
    "union inside cudaEglFrame, 96 bytes.\n\n"
    "Fields\n"
    "    pArray : sequence of cudaArray_t (3)\n"
    "    pPitch : sequence of cudaPitchedPtr (3)\n\n"
    "Field of\n"
    "    cudaEglFrame.frame\n");

const cb_class runtime_classes[] = {
    [T_cudaRoundMode] = CB_CLASS("cudaRoundMode", ENUM, .enumeration = &enum_cudaRoundMode,
        .doc = CB_DOC_OF(cudaRoundMode)),
    [T_cudaError_t] = CB_CLASS("cudaError_t", ENUM, .enumeration = &enum_cudaError_t,
        .doc = CB_DOC_OF(cudaError_t)),
    [T_cudaChannelFormatKind] = CB_CLASS("cudaChannelFormatKind", ENUM,
        .enumeration = &enum_cudaChannelFormatKind, .doc = CB_DOC_OF(cudaChannelFormatKind)),
    [T_cudaMemoryType] = CB_CLASS("cudaMemoryType", ENUM, .enumeration = &enum_cudaMemoryType,
        .doc = CB_DOC_OF(cudaMemoryType)),
    [T_cudaMemcpyKind] = CB_CLASS("cudaMemcpyKind", ENUM, .enumeration = &enum_cudaMemcpyKind,
        .doc = CB_DOC_OF(cudaMemcpyKind)),
    [T_cudaAccessProperty] = CB_CLASS("cudaAccessProperty", ENUM,
        .enumeration = &enum_cudaAccessProperty, .doc = CB_DOC_OF(cudaAccessProperty)),
    [T_cudaStreamCaptureStatus] = CB_CLASS("cudaStreamCaptureStatus", ENUM,
        .enumeration = &enum_cudaStreamCaptureStatus, .doc = CB_DOC_OF(cudaStreamCaptureStatus)),
    [T_cudaGraphRecaptureStatus] = CB_CLASS("cudaGraphRecaptureStatus", ENUM,
        .enumeration = &enum_cudaGraphRecaptureStatus, .doc = CB_DOC_OF(cudaGraphRecaptureStatus)),
    [T_cudaStreamCaptureMode] = CB_CLASS("cudaStreamCaptureMode", ENUM,
        .enumeration = &enum_cudaStreamCaptureMode, .doc = CB_DOC_OF(cudaStreamCaptureMode)),
    [T_cudaSynchronizationPolicy] = CB_CLASS("cudaSynchronizationPolicy", ENUM,
        .enumeration = &enum_cudaSynchronizationPolicy,
        .doc = CB_DOC_OF(cudaSynchronizationPolicy)),
    [T_cudaClusterSchedulingPolicy] = CB_CLASS("cudaClusterSchedulingPolicy", ENUM,
        .enumeration = &enum_cudaClusterSchedulingPolicy,
        .doc = CB_DOC_OF(cudaClusterSchedulingPolicy)),
    [T_cudaStreamUpdateCaptureDependenciesFlags] =
        CB_CLASS("cudaStreamUpdateCaptureDependenciesFlags", ENUM,
            .enumeration = &enum_cudaStreamUpdateCaptureDependenciesFlags,
            .doc = CB_DOC_OF(cudaStreamUpdateCaptureDependenciesFlags)),
    [T_cudaUserObjectFlags] = CB_CLASS("cudaUserObjectFlags", ENUM,
        .enumeration = &enum_cudaUserObjectFlags, .doc = CB_DOC_OF(cudaUserObjectFlags)),
    [T_cudaUserObjectRetainFlags] = CB_CLASS("cudaUserObjectRetainFlags", ENUM,
        .enumeration = &enum_cudaUserObjectRetainFlags,
        .doc = CB_DOC_OF(cudaUserObjectRetainFlags)),
    [T_cudaHostTaskSyncMode] = CB_CLASS("cudaHostTaskSyncMode", ENUM,
        .enumeration = &enum_cudaHostTaskSyncMode, .doc = CB_DOC_OF(cudaHostTaskSyncMode)),
    [T_cudaGraphicsRegisterFlags] = CB_CLASS("cudaGraphicsRegisterFlags", ENUM,
        .enumeration = &enum_cudaGraphicsRegisterFlags,
        .doc = CB_DOC_OF(cudaGraphicsRegisterFlags)),
    [T_cudaGraphicsMapFlags] = CB_CLASS("cudaGraphicsMapFlags", ENUM,
        .enumeration = &enum_cudaGraphicsMapFlags, .doc = CB_DOC_OF(cudaGraphicsMapFlags)),
    [T_cudaGraphicsCubeFace] = CB_CLASS("cudaGraphicsCubeFace", ENUM,
        .enumeration = &enum_cudaGraphicsCubeFace, .doc = CB_DOC_OF(cudaGraphicsCubeFace)),
    [T_cudaResourceType] = CB_CLASS("cudaResourceType", ENUM,
        .enumeration = &enum_cudaResourceType, .doc = CB_DOC_OF(cudaResourceType)),
    [T_cudaResourceViewFormat] = CB_CLASS("cudaResourceViewFormat", ENUM,
        .enumeration = &enum_cudaResourceViewFormat, .doc = CB_DOC_OF(cudaResourceViewFormat)),
    [T_cudaSharedMemoryMode] = CB_CLASS("cudaSharedMemoryMode", ENUM,
        .enumeration = &enum_cudaSharedMemoryMode, .doc = CB_DOC_OF(cudaSharedMemoryMode)),
    [T_cudaFuncAttribute] = CB_CLASS("cudaFuncAttribute", ENUM,
        .enumeration = &enum_cudaFuncAttribute, .doc = CB_DOC_OF(cudaFuncAttribute)),
    [T_cudaFuncCache] = CB_CLASS("cudaFuncCache", ENUM, .enumeration = &enum_cudaFuncCache,
        .doc = CB_DOC_OF(cudaFuncCache)),
    [T_cudaSharedMemConfig] = CB_CLASS("cudaSharedMemConfig", ENUM,
        .enumeration = &enum_cudaSharedMemConfig, .doc = CB_DOC_OF(cudaSharedMemConfig)),
    [T_cudaSharedCarveout] = CB_CLASS("cudaSharedCarveout", ENUM,
        .enumeration = &enum_cudaSharedCarveout, .doc = CB_DOC_OF(cudaSharedCarveout)),
    [T_cudaComputeMode] = CB_CLASS("cudaComputeMode", ENUM, .enumeration = &enum_cudaComputeMode,
        .doc = CB_DOC_OF(cudaComputeMode)),
    [T_cudaLimit] = CB_CLASS("cudaLimit", ENUM, .enumeration = &enum_cudaLimit,
        .doc = CB_DOC_OF(cudaLimit)),
    [T_cudaMemoryAdvise] = CB_CLASS("cudaMemoryAdvise", ENUM,
        .enumeration = &enum_cudaMemoryAdvise, .doc = CB_DOC_OF(cudaMemoryAdvise)),
    [T_cudaMemRangeAttribute] = CB_CLASS("cudaMemRangeAttribute", ENUM,
        .enumeration = &enum_cudaMemRangeAttribute, .doc = CB_DOC_OF(cudaMemRangeAttribute)),
    [T_cudaFlushGPUDirectRDMAWritesOptions] = CB_CLASS("cudaFlushGPUDirectRDMAWritesOptions", ENUM,
        .enumeration = &enum_cudaFlushGPUDirectRDMAWritesOptions,
        .doc = CB_DOC_OF(cudaFlushGPUDirectRDMAWritesOptions)),
    [T_cudaGPUDirectRDMAWritesOrdering] = CB_CLASS("cudaGPUDirectRDMAWritesOrdering", ENUM,
        .enumeration = &enum_cudaGPUDirectRDMAWritesOrdering,
        .doc = CB_DOC_OF(cudaGPUDirectRDMAWritesOrdering)),
    [T_cudaFlushGPUDirectRDMAWritesScope] = CB_CLASS("cudaFlushGPUDirectRDMAWritesScope", ENUM,
        .enumeration = &enum_cudaFlushGPUDirectRDMAWritesScope,
        .doc = CB_DOC_OF(cudaFlushGPUDirectRDMAWritesScope)),
    [T_cudaFlushGPUDirectRDMAWritesTarget] = CB_CLASS("cudaFlushGPUDirectRDMAWritesTarget", ENUM,
        .enumeration = &enum_cudaFlushGPUDirectRDMAWritesTarget,
        .doc = CB_DOC_OF(cudaFlushGPUDirectRDMAWritesTarget)),
    [T_cudaDeviceAttr] = CB_CLASS("cudaDeviceAttr", ENUM, .enumeration = &enum_cudaDeviceAttr,
        .doc = CB_DOC_OF(cudaDeviceAttr)),
    [T_cudaMemPoolAttr] = CB_CLASS("cudaMemPoolAttr", ENUM, .enumeration = &enum_cudaMemPoolAttr,
        .doc = CB_DOC_OF(cudaMemPoolAttr)),
    [T_cudaMemLocationType] = CB_CLASS("cudaMemLocationType", ENUM,
        .enumeration = &enum_cudaMemLocationType, .doc = CB_DOC_OF(cudaMemLocationType)),
    [T_cudaMemAccessFlags] = CB_CLASS("cudaMemAccessFlags", ENUM,
        .enumeration = &enum_cudaMemAccessFlags, .doc = CB_DOC_OF(cudaMemAccessFlags)),
    [T_cudaMemAllocationType] = CB_CLASS("cudaMemAllocationType", ENUM,
        .enumeration = &enum_cudaMemAllocationType, .doc = CB_DOC_OF(cudaMemAllocationType)),
    [T_cudaMemAllocationHandleType] = CB_CLASS("cudaMemAllocationHandleType", ENUM,
        .enumeration = &enum_cudaMemAllocationHandleType,
        .doc = CB_DOC_OF(cudaMemAllocationHandleType)),
    [T_cudaGraphMemAttributeType] = CB_CLASS("cudaGraphMemAttributeType", ENUM,
        .enumeration = &enum_cudaGraphMemAttributeType,
        .doc = CB_DOC_OF(cudaGraphMemAttributeType)),
    [T_cudaMemcpyFlags] = CB_CLASS("cudaMemcpyFlags", ENUM, .enumeration = &enum_cudaMemcpyFlags,
        .doc = CB_DOC_OF(cudaMemcpyFlags)),
    [T_cudaMemcpySrcAccessOrder] = CB_CLASS("cudaMemcpySrcAccessOrder", ENUM,
        .enumeration = &enum_cudaMemcpySrcAccessOrder, .doc = CB_DOC_OF(cudaMemcpySrcAccessOrder)),
    [T_cudaMemcpy3DOperandType] = CB_CLASS("cudaMemcpy3DOperandType", ENUM,
        .enumeration = &enum_cudaMemcpy3DOperandType, .doc = CB_DOC_OF(cudaMemcpy3DOperandType)),
    [T_cudaDeviceP2PAttr] = CB_CLASS("cudaDeviceP2PAttr", ENUM,
        .enumeration = &enum_cudaDeviceP2PAttr, .doc = CB_DOC_OF(cudaDeviceP2PAttr)),
    [T_cudaAtomicOperation] = CB_CLASS("cudaAtomicOperation", ENUM,
        .enumeration = &enum_cudaAtomicOperation, .doc = CB_DOC_OF(cudaAtomicOperation)),
    [T_cudaAtomicOperationCapability] = CB_CLASS("cudaAtomicOperationCapability", ENUM,
        .enumeration = &enum_cudaAtomicOperationCapability,
        .doc = CB_DOC_OF(cudaAtomicOperationCapability)),
    [T_cudaExternalMemoryHandleType] = CB_CLASS("cudaExternalMemoryHandleType", ENUM,
        .enumeration = &enum_cudaExternalMemoryHandleType,
        .doc = CB_DOC_OF(cudaExternalMemoryHandleType)),
    [T_cudaExternalSemaphoreHandleType] = CB_CLASS("cudaExternalSemaphoreHandleType", ENUM,
        .enumeration = &enum_cudaExternalSemaphoreHandleType,
        .doc = CB_DOC_OF(cudaExternalSemaphoreHandleType)),
    [T_cudaDevSmResourceGroup_flags] = CB_CLASS("cudaDevSmResourceGroup_flags", ENUM,
        .enumeration = &enum_cudaDevSmResourceGroup_flags,
        .doc = CB_DOC_OF(cudaDevSmResourceGroup_flags)),
    [T_cudaDevSmResourceSplitByCount_flags] = CB_CLASS("cudaDevSmResourceSplitByCount_flags", ENUM,
        .enumeration = &enum_cudaDevSmResourceSplitByCount_flags,
        .doc = CB_DOC_OF(cudaDevSmResourceSplitByCount_flags)),
    [T_cudaDevResourceType] = CB_CLASS("cudaDevResourceType", ENUM,
        .enumeration = &enum_cudaDevResourceType, .doc = CB_DOC_OF(cudaDevResourceType)),
    [T_cudaDevWorkqueueConfigScope] = CB_CLASS("cudaDevWorkqueueConfigScope", ENUM,
        .enumeration = &enum_cudaDevWorkqueueConfigScope,
        .doc = CB_DOC_OF(cudaDevWorkqueueConfigScope)),
    [T_cudaJitOption] = CB_CLASS("cudaJitOption", ENUM, .enumeration = &enum_cudaJitOption,
        .doc = CB_DOC_OF(cudaJitOption)),
    [T_cudaLibraryOption] = CB_CLASS("cudaLibraryOption", ENUM,
        .enumeration = &enum_cudaLibraryOption, .doc = CB_DOC_OF(cudaLibraryOption)),
    [T_cudaJit_CacheMode] = CB_CLASS("cudaJit_CacheMode", ENUM,
        .enumeration = &enum_cudaJit_CacheMode, .doc = CB_DOC_OF(cudaJit_CacheMode)),
    [T_cudaJit_Fallback] = CB_CLASS("cudaJit_Fallback", ENUM,
        .enumeration = &enum_cudaJit_Fallback, .doc = CB_DOC_OF(cudaJit_Fallback)),
    [T_cudaCGScope] = CB_CLASS("cudaCGScope", ENUM, .enumeration = &enum_cudaCGScope,
        .doc = CB_DOC_OF(cudaCGScope)),
    [T_cudaKernelFunctionType] = CB_CLASS("cudaKernelFunctionType", ENUM,
        .enumeration = &enum_cudaKernelFunctionType, .doc = CB_DOC_OF(cudaKernelFunctionType)),
    [T_cudaGraphConditionalHandleFlags] = CB_CLASS("cudaGraphConditionalHandleFlags", ENUM,
        .enumeration = &enum_cudaGraphConditionalHandleFlags,
        .doc = CB_DOC_OF(cudaGraphConditionalHandleFlags)),
    [T_cudaGraphConditionalNodeType] = CB_CLASS("cudaGraphConditionalNodeType", ENUM,
        .enumeration = &enum_cudaGraphConditionalNodeType,
        .doc = CB_DOC_OF(cudaGraphConditionalNodeType)),
    [T_cudaGraphNodeType] = CB_CLASS("cudaGraphNodeType", ENUM,
        .enumeration = &enum_cudaGraphNodeType, .doc = CB_DOC_OF(cudaGraphNodeType)),
    [T_cudaGraphChildGraphNodeOwnership] = CB_CLASS("cudaGraphChildGraphNodeOwnership", ENUM,
        .enumeration = &enum_cudaGraphChildGraphNodeOwnership,
        .doc = CB_DOC_OF(cudaGraphChildGraphNodeOwnership)),
    [T_cudaGraphDependencyType] = CB_CLASS("cudaGraphDependencyType", ENUM,
        .enumeration = &enum_cudaGraphDependencyType, .doc = CB_DOC_OF(cudaGraphDependencyType)),
    [T_cudaGraphExecUpdateResult] = CB_CLASS("cudaGraphExecUpdateResult", ENUM,
        .enumeration = &enum_cudaGraphExecUpdateResult,
        .doc = CB_DOC_OF(cudaGraphExecUpdateResult)),
    [T_cudaGraphInstantiateResult] = CB_CLASS("cudaGraphInstantiateResult", ENUM,
        .enumeration = &enum_cudaGraphInstantiateResult,
        .doc = CB_DOC_OF(cudaGraphInstantiateResult)),
    [T_cudaGraphKernelNodeField] = CB_CLASS("cudaGraphKernelNodeField", ENUM,
        .enumeration = &enum_cudaGraphKernelNodeField, .doc = CB_DOC_OF(cudaGraphKernelNodeField)),
    [T_cudaGetDriverEntryPointFlags] = CB_CLASS("cudaGetDriverEntryPointFlags", ENUM,
        .enumeration = &enum_cudaGetDriverEntryPointFlags,
        .doc = CB_DOC_OF(cudaGetDriverEntryPointFlags)),
    [T_cudaDriverEntryPointQueryResult] = CB_CLASS("cudaDriverEntryPointQueryResult", ENUM,
        .enumeration = &enum_cudaDriverEntryPointQueryResult,
        .doc = CB_DOC_OF(cudaDriverEntryPointQueryResult)),
    [T_cudaGraphDebugDotFlags] = CB_CLASS("cudaGraphDebugDotFlags", ENUM,
        .enumeration = &enum_cudaGraphDebugDotFlags, .doc = CB_DOC_OF(cudaGraphDebugDotFlags)),
    [T_cudaGraphInstantiateFlags] = CB_CLASS("cudaGraphInstantiateFlags", ENUM,
        .enumeration = &enum_cudaGraphInstantiateFlags,
        .doc = CB_DOC_OF(cudaGraphInstantiateFlags)),
    [T_cudaLaunchMemSyncDomain] = CB_CLASS("cudaLaunchMemSyncDomain", ENUM,
        .enumeration = &enum_cudaLaunchMemSyncDomain, .doc = CB_DOC_OF(cudaLaunchMemSyncDomain)),
    [T_cudaLaunchAttributePortableClusterMode] = CB_CLASS("cudaLaunchAttributePortableClusterMode",
        ENUM, .enumeration = &enum_cudaLaunchAttributePortableClusterMode,
        .doc = CB_DOC_OF(cudaLaunchAttributePortableClusterMode)),
    [T_cudaLaunchAttributeID] = CB_CLASS("cudaLaunchAttributeID", ENUM,
        .enumeration = &enum_cudaLaunchAttributeID, .doc = CB_DOC_OF(cudaLaunchAttributeID)),
    [T_cudaStreamAttrID] = CB_CLASS_LIKE("cudaStreamAttrID", ENUM, CB_NO_CLASS,
        T_cudaLaunchAttributeID, .enumeration = &enum_cudaLaunchAttributeID,
        .doc = CB_DOC_OF(cudaLaunchAttributeID)),
    [T_cudaKernelNodeAttrID] = CB_CLASS_LIKE("cudaKernelNodeAttrID", ENUM, CB_NO_CLASS,
        T_cudaLaunchAttributeID, .enumeration = &enum_cudaLaunchAttributeID,
        .doc = CB_DOC_OF(cudaLaunchAttributeID)),
    [T_cudaDeviceNumaConfig] = CB_CLASS("cudaDeviceNumaConfig", ENUM,
        .enumeration = &enum_cudaDeviceNumaConfig, .doc = CB_DOC_OF(cudaDeviceNumaConfig)),
    [T_cudaAsyncNotificationType] = CB_CLASS("cudaAsyncNotificationType", ENUM,
        .enumeration = &enum_cudaAsyncNotificationType,
        .doc = CB_DOC_OF(cudaAsyncNotificationType)),
    [T_cudaLogLevel] = CB_CLASS("cudaLogLevel", ENUM, .enumeration = &enum_cudaLogLevel,
        .doc = CB_DOC_OF(cudaLogLevel)),
    [T_cudaFabricOpStatusSource] = CB_CLASS("cudaFabricOpStatusSource", ENUM,
        .enumeration = &enum_cudaFabricOpStatusSource, .doc = CB_DOC_OF(cudaFabricOpStatusSource)),
    [T_cudaFabricOpStatusInfo] = CB_CLASS("cudaFabricOpStatusInfo", ENUM,
        .enumeration = &enum_cudaFabricOpStatusInfo, .doc = CB_DOC_OF(cudaFabricOpStatusInfo)),
    [T_cudaSurfaceBoundaryMode] = CB_CLASS("cudaSurfaceBoundaryMode", ENUM,
        .enumeration = &enum_cudaSurfaceBoundaryMode, .doc = CB_DOC_OF(cudaSurfaceBoundaryMode)),
    [T_cudaSurfaceFormatMode] = CB_CLASS("cudaSurfaceFormatMode", ENUM,
        .enumeration = &enum_cudaSurfaceFormatMode, .doc = CB_DOC_OF(cudaSurfaceFormatMode)),
    [T_cudaTextureAddressMode] = CB_CLASS("cudaTextureAddressMode", ENUM,
        .enumeration = &enum_cudaTextureAddressMode, .doc = CB_DOC_OF(cudaTextureAddressMode)),
    [T_cudaTextureFilterMode] = CB_CLASS("cudaTextureFilterMode", ENUM,
        .enumeration = &enum_cudaTextureFilterMode, .doc = CB_DOC_OF(cudaTextureFilterMode)),
    [T_cudaTextureReadMode] = CB_CLASS("cudaTextureReadMode", ENUM,
        .enumeration = &enum_cudaTextureReadMode, .doc = CB_DOC_OF(cudaTextureReadMode)),
    [T_cudaDataType] = CB_CLASS("cudaDataType", ENUM, .enumeration = &enum_cudaDataType,
        .doc = CB_DOC_OF(cudaDataType)),
    [T_cudaDataType_t] = CB_CLASS_LIKE("cudaDataType_t", ENUM, CB_NO_CLASS, T_cudaDataType,
        .enumeration = &enum_cudaDataType, .doc = CB_DOC_OF(cudaDataType)),
    [T_cudaEmulationStrategy] = CB_CLASS("cudaEmulationStrategy", ENUM,
        .enumeration = &enum_cudaEmulationStrategy, .doc = CB_DOC_OF(cudaEmulationStrategy)),
    [T_cudaEmulationStrategy_t] = CB_CLASS_LIKE("cudaEmulationStrategy_t", ENUM, CB_NO_CLASS,
        T_cudaEmulationStrategy, .enumeration = &enum_cudaEmulationStrategy,
        .doc = CB_DOC_OF(cudaEmulationStrategy)),
    [T_cudaEmulationMantissaControl] = CB_CLASS("cudaEmulationMantissaControl", ENUM,
        .enumeration = &enum_cudaEmulationMantissaControl,
        .doc = CB_DOC_OF(cudaEmulationMantissaControl)),
    [T_cudaEmulationMantissaControl_t] = CB_CLASS_LIKE("cudaEmulationMantissaControl_t", ENUM,
        CB_NO_CLASS, T_cudaEmulationMantissaControl,
        .enumeration = &enum_cudaEmulationMantissaControl,
        .doc = CB_DOC_OF(cudaEmulationMantissaControl)),
    [T_cudaEmulationSpecialValuesSupport] = CB_CLASS("cudaEmulationSpecialValuesSupport", ENUM,
        .enumeration = &enum_cudaEmulationSpecialValuesSupport,
        .doc = CB_DOC_OF(cudaEmulationSpecialValuesSupport)),
    [T_cudaEmulationSpecialValuesSupport_t] = CB_CLASS_LIKE("cudaEmulationSpecialValuesSupport_t",
        ENUM, CB_NO_CLASS, T_cudaEmulationSpecialValuesSupport,
        .enumeration = &enum_cudaEmulationSpecialValuesSupport,
        .doc = CB_DOC_OF(cudaEmulationSpecialValuesSupport)),
    [T_libraryPropertyType] = CB_CLASS("libraryPropertyType", ENUM,
        .enumeration = &enum_libraryPropertyType, .doc = CB_DOC_OF(libraryPropertyType)),
    [T_libraryPropertyType_t] = CB_CLASS_LIKE("libraryPropertyType_t", ENUM, CB_NO_CLASS,
        T_libraryPropertyType, .enumeration = &enum_libraryPropertyType,
        .doc = CB_DOC_OF(libraryPropertyType)),
    [T_cudaEglFrameType] = CB_CLASS("cudaEglFrameType", ENUM,
        .enumeration = &enum_cudaEglFrameType, .doc = CB_DOC_OF(cudaEglFrameType)),
    [T_cudaEglResourceLocationFlags] = CB_CLASS("cudaEglResourceLocationFlags", ENUM,
        .enumeration = &enum_cudaEglResourceLocationFlags,
        .doc = CB_DOC_OF(cudaEglResourceLocationFlags)),
    [T_cudaEglColorFormat] = CB_CLASS("cudaEglColorFormat", ENUM,
        .enumeration = &enum_cudaEglColorFormat, .doc = CB_DOC_OF(cudaEglColorFormat)),
    [T_cudaGLDeviceList] = CB_CLASS("cudaGLDeviceList", ENUM,
        .enumeration = &enum_cudaGLDeviceList, .doc = CB_DOC_OF(cudaGLDeviceList)),
    [T_cudaGLMapFlags] = CB_CLASS("cudaGLMapFlags", ENUM, .enumeration = &enum_cudaGLMapFlags,
        .doc = CB_DOC_OF(cudaGLMapFlags)),
    [T_cudaDevResourceDesc_t] = CB_CLASS("cudaDevResourceDesc_t", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(cudaDevResourceDesc_t)),
    [T_cudaExecutionContext_t] = CB_CLASS("cudaExecutionContext_t", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(cudaExecutionContext_t)),
    [T_cudaArray_t] = CB_CLASS("cudaArray_t", HANDLE, .size = 8, .c_type = CB_UNSIGNED_LONG_LONG,
        .doc = CB_DOC_OF(cudaArray_t)),
    [T_cudaArray_const_t] = CB_CLASS("cudaArray_const_t", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(cudaArray_const_t)),
    [T_cudaMipmappedArray_t] = CB_CLASS("cudaMipmappedArray_t", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(cudaMipmappedArray_t)),
    [T_cudaMipmappedArray_const_t] = CB_CLASS("cudaMipmappedArray_const_t", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(cudaMipmappedArray_const_t)),
    [T_cudaStream_t] = CB_CLASS("cudaStream_t", HANDLE, .size = 8, .is_stream = true,
        .object = "Stream", .c_type = CB_UNSIGNED_LONG_LONG,
        .foreign_base = "cubind.driver.CUstream", .doc = CB_DOC_OF(cudaStream_t)),
    [T_cudaEvent_t] = CB_CLASS("cudaEvent_t", HANDLE, .size = 8, .object = "Event",
        .c_type = CB_UNSIGNED_LONG_LONG, .foreign_base = "cubind.driver.CUevent",
        .doc = CB_DOC_OF(cudaEvent_t)),
    [T_cudaGraphicsResource_t] = CB_CLASS("cudaGraphicsResource_t", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(cudaGraphicsResource_t)),
    [T_cudaExternalMemory_t] = CB_CLASS("cudaExternalMemory_t", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(cudaExternalMemory_t)),
    [T_cudaExternalSemaphore_t] = CB_CLASS("cudaExternalSemaphore_t", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(cudaExternalSemaphore_t)),
    [T_cudaGraph_t] = CB_CLASS("cudaGraph_t", HANDLE, .size = 8, .object = "GraphDefinition",
        .c_type = CB_UNSIGNED_LONG_LONG, .foreign_base = "cubind.driver.CUgraph",
        .doc = CB_DOC_OF(cudaGraph_t)),
    [T_cudaGraphNode_t] = CB_CLASS("cudaGraphNode_t", HANDLE, .size = 8, .object = "GraphNode",
        .c_type = CB_UNSIGNED_LONG_LONG, .foreign_base = "cubind.driver.CUgraphNode",
        .doc = CB_DOC_OF(cudaGraphNode_t)),
    [T_cudaUserObject_t] = CB_CLASS("cudaUserObject_t", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .foreign_base = "cubind.driver.CUuserObject",
        .doc = CB_DOC_OF(cudaUserObject_t)),
    [T_cudaFunction_t] = CB_CLASS("cudaFunction_t", HANDLE, .size = 8, .object = "Kernel",
        .c_type = CB_UNSIGNED_LONG_LONG, .foreign_base = "cubind.driver.CUfunction",
        .doc = CB_DOC_OF(cudaFunction_t)),
    [T_cudaKernel_t] = CB_CLASS("cudaKernel_t", HANDLE, .size = 8, .object = "Kernel",
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(cudaKernel_t)),
    [T_cudaLibrary_t] = CB_CLASS("cudaLibrary_t", HANDLE, .size = 8, .object = "ObjectCode",
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(cudaLibrary_t)),
    [T_cudaMemPool_t] = CB_CLASS("cudaMemPool_t", HANDLE, .size = 8,
        .object = "DeviceMemoryResource", .c_type = CB_UNSIGNED_LONG_LONG,
        .foreign_base = "cubind.driver.CUmemoryPool", .doc = CB_DOC_OF(cudaMemPool_t)),
    [T_cudaGraphExec_t] = CB_CLASS("cudaGraphExec_t", HANDLE, .size = 8, .object = "Graph",
        .c_type = CB_UNSIGNED_LONG_LONG, .foreign_base = "cubind.driver.CUgraphExec",
        .doc = CB_DOC_OF(cudaGraphExec_t)),
    [T_cudaGraphDeviceNode_t] = CB_CLASS("cudaGraphDeviceNode_t", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(cudaGraphDeviceNode_t)),
    [T_cudaAsyncCallbackHandle_t] = CB_CLASS("cudaAsyncCallbackHandle_t", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(cudaAsyncCallbackHandle_t)),
    [T_cudaLogsCallbackHandle] = CB_CLASS("cudaLogsCallbackHandle", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(cudaLogsCallbackHandle)),
    [T_EGLImageKHR] = CB_CLASS("EGLImageKHR", HANDLE, .size = 8, .c_type = CB_UNSIGNED_LONG_LONG,
        .foreign = "cubind.driver.EGLImageKHR"),
    [T_EGLStreamKHR] = CB_CLASS("EGLStreamKHR", HANDLE, .size = 8, .c_type = CB_UNSIGNED_LONG_LONG,
        .foreign = "cubind.driver.EGLStreamKHR"),
    [T_EGLSyncKHR] = CB_CLASS("EGLSyncKHR", HANDLE, .size = 8, .c_type = CB_UNSIGNED_LONG_LONG,
        .foreign = "cubind.driver.EGLSyncKHR"),
    [T_cudaEglStreamConnection] = CB_CLASS("cudaEglStreamConnection", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .foreign_base = "cubind.driver.CUeglStreamConnection",
        .doc = CB_DOC_OF(cudaEglStreamConnection)),
    [T_cudaGraphConditionalHandle] = CB_CLASS("cudaGraphConditionalHandle", SCALAR, .size = 8,
        .object = "GraphCondition", .c_type = CB_UNSIGNED_LONG_LONG,
        .doc = CB_DOC_OF(cudaGraphConditionalHandle)),
    [T_cudaLogIterator] = CB_CLASS("cudaLogIterator", SCALAR, .size = 4, .c_type = "unsigned int",
        .doc = CB_DOC_OF(cudaLogIterator)),
    [T_cudaSurfaceObject_t] = CB_CLASS("cudaSurfaceObject_t", SCALAR, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(cudaSurfaceObject_t)),
    [T_cudaTextureObject_t] = CB_CLASS("cudaTextureObject_t", SCALAR, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(cudaTextureObject_t)),
    [T_EGLint] = CB_CLASS("EGLint", SCALAR, .size = 4, .is_signed = true, .c_type = "int",
        .foreign = "cubind.driver.EGLint"),
    [T_GLenum] = CB_CLASS("GLenum", SCALAR, .size = 4, .c_type = "unsigned int",
        .foreign = "cubind.driver.GLenum"),
    [T_GLuint] = CB_CLASS("GLuint", SCALAR, .size = 4, .c_type = "unsigned int",
        .foreign = "cubind.driver.GLuint"),
    [T_VdpDevice] = CB_CLASS("VdpDevice", SCALAR, .size = 4, .c_type = "uint32_t",
        .foreign = "cubind.driver.VdpDevice"),
    [T_VdpVideoSurface] = CB_CLASS("VdpVideoSurface", SCALAR, .size = 4, .c_type = "uint32_t",
        .foreign = "cubind.driver.VdpVideoSurface"),
    [T_VdpOutputSurface] = CB_CLASS("VdpOutputSurface", SCALAR, .size = 4, .c_type = "uint32_t",
        .foreign = "cubind.driver.VdpOutputSurface"),
    [T_cuuint64_t] = CB_CLASS("cuuint64_t", SCALAR, .size = 8, .c_type = "uint64_t",
        .foreign = "cubind.driver.cuuint64_t"),
    [T_cudaHostFn_t] = CB_CLASS("cudaHostFn_t", CALLBACK, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(cudaHostFn_t)),
    [T_cudaAsyncCallback] = CB_CLASS("cudaAsyncCallback", CALLBACK, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(cudaAsyncCallback)),
    [T_cudaStreamCallback_t] = CB_CLASS("cudaStreamCallback_t", CALLBACK, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(cudaStreamCallback_t)),
    [T_cudaGraphRecaptureCallback_t] = CB_CLASS("cudaGraphRecaptureCallback_t", CALLBACK,
        .size = 8, .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(cudaGraphRecaptureCallback_t)),
    [T_cudaLogsCallback_t] = CB_CLASS("cudaLogsCallback_t", CALLBACK, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(cudaLogsCallback_t)),
    [T_char1] = CB_CLASS("char1", RECORD, .record = &record_char1, .doc = CB_DOC_OF(char1)),
    [T_uchar1] = CB_CLASS("uchar1", RECORD, .record = &record_uchar1, .doc = CB_DOC_OF(uchar1)),
    [T_char2] = CB_CLASS("char2", RECORD, .record = &record_char2, .doc = CB_DOC_OF(char2)),
    [T_uchar2] = CB_CLASS("uchar2", RECORD, .record = &record_uchar2, .doc = CB_DOC_OF(uchar2)),
    [T_char3] = CB_CLASS("char3", RECORD, .record = &record_char3, .doc = CB_DOC_OF(char3)),
    [T_uchar3] = CB_CLASS("uchar3", RECORD, .record = &record_uchar3, .doc = CB_DOC_OF(uchar3)),
    [T_char4] = CB_CLASS("char4", RECORD, .record = &record_char4, .doc = CB_DOC_OF(char4)),
    [T_uchar4] = CB_CLASS("uchar4", RECORD, .record = &record_uchar4, .doc = CB_DOC_OF(uchar4)),
    [T_short1] = CB_CLASS("short1", RECORD, .record = &record_short1, .doc = CB_DOC_OF(short1)),
    [T_ushort1] = CB_CLASS("ushort1", RECORD, .record = &record_ushort1, .doc = CB_DOC_OF(ushort1)),
    [T_short2] = CB_CLASS("short2", RECORD, .record = &record_short2, .doc = CB_DOC_OF(short2)),
    [T_ushort2] = CB_CLASS("ushort2", RECORD, .record = &record_ushort2, .doc = CB_DOC_OF(ushort2)),
    [T_short3] = CB_CLASS("short3", RECORD, .record = &record_short3, .doc = CB_DOC_OF(short3)),
    [T_ushort3] = CB_CLASS("ushort3", RECORD, .record = &record_ushort3, .doc = CB_DOC_OF(ushort3)),
    [T_short4] = CB_CLASS("short4", RECORD, .record = &record_short4, .doc = CB_DOC_OF(short4)),
    [T_ushort4] = CB_CLASS("ushort4", RECORD, .record = &record_ushort4, .doc = CB_DOC_OF(ushort4)),
    [T_int1] = CB_CLASS("int1", RECORD, .record = &record_int1, .doc = CB_DOC_OF(int1)),
    [T_uint1] = CB_CLASS("uint1", RECORD, .record = &record_uint1, .doc = CB_DOC_OF(uint1)),
    [T_int2] = CB_CLASS("int2", RECORD, .record = &record_int2, .doc = CB_DOC_OF(int2)),
    [T_uint2] = CB_CLASS("uint2", RECORD, .record = &record_uint2, .doc = CB_DOC_OF(uint2)),
    [T_int3] = CB_CLASS("int3", RECORD, .record = &record_int3, .doc = CB_DOC_OF(int3)),
    [T_uint3] = CB_CLASS("uint3", RECORD, .record = &record_uint3, .doc = CB_DOC_OF(uint3)),
    [T_int4] = CB_CLASS("int4", RECORD, .record = &record_int4, .doc = CB_DOC_OF(int4)),
    [T_uint4] = CB_CLASS("uint4", RECORD, .record = &record_uint4, .doc = CB_DOC_OF(uint4)),
    [T_long1] = CB_CLASS("long1", RECORD, .record = &record_long1, .doc = CB_DOC_OF(long1)),
    [T_ulong1] = CB_CLASS("ulong1", RECORD, .record = &record_ulong1, .doc = CB_DOC_OF(ulong1)),
    [T_long2] = CB_CLASS("long2", RECORD, .record = &record_long2, .doc = CB_DOC_OF(long2)),
    [T_ulong2] = CB_CLASS("ulong2", RECORD, .record = &record_ulong2, .doc = CB_DOC_OF(ulong2)),
    [T_long3] = CB_CLASS("long3", RECORD, .record = &record_long3, .doc = CB_DOC_OF(long3)),
    [T_ulong3] = CB_CLASS("ulong3", RECORD, .record = &record_ulong3, .doc = CB_DOC_OF(ulong3)),
    [T_long4] = CB_CLASS("long4", RECORD, .record = &record_long4, .doc = CB_DOC_OF(long4)),
    [T_ulong4] = CB_CLASS("ulong4", RECORD, .record = &record_ulong4, .doc = CB_DOC_OF(ulong4)),
    [T_long4_16a] = CB_CLASS("long4_16a", RECORD, .record = &record_long4_16a,
        .doc = CB_DOC_OF(long4_16a)),
    [T_ulong4_16a] = CB_CLASS("ulong4_16a", RECORD, .record = &record_ulong4_16a,
        .doc = CB_DOC_OF(ulong4_16a)),
    [T_long4_32a] = CB_CLASS("long4_32a", RECORD, .record = &record_long4_32a,
        .doc = CB_DOC_OF(long4_32a)),
    [T_ulong4_32a] = CB_CLASS("ulong4_32a", RECORD, .record = &record_ulong4_32a,
        .doc = CB_DOC_OF(ulong4_32a)),
    [T_float1] = CB_CLASS("float1", RECORD, .record = &record_float1, .doc = CB_DOC_OF(float1)),
    [T_float2] = CB_CLASS("float2", RECORD, .record = &record_float2, .doc = CB_DOC_OF(float2)),
    [T_float3] = CB_CLASS("float3", RECORD, .record = &record_float3, .doc = CB_DOC_OF(float3)),
    [T_float4] = CB_CLASS("float4", RECORD, .record = &record_float4, .doc = CB_DOC_OF(float4)),
    [T_longlong1] = CB_CLASS("longlong1", RECORD, .record = &record_longlong1,
        .doc = CB_DOC_OF(longlong1)),
    [T_ulonglong1] = CB_CLASS("ulonglong1", RECORD, .record = &record_ulonglong1,
        .doc = CB_DOC_OF(ulonglong1)),
    [T_longlong2] = CB_CLASS("longlong2", RECORD, .record = &record_longlong2,
        .doc = CB_DOC_OF(longlong2)),
    [T_ulonglong2] = CB_CLASS("ulonglong2", RECORD, .record = &record_ulonglong2,
        .doc = CB_DOC_OF(ulonglong2)),
    [T_longlong3] = CB_CLASS("longlong3", RECORD, .record = &record_longlong3,
        .doc = CB_DOC_OF(longlong3)),
    [T_ulonglong3] = CB_CLASS("ulonglong3", RECORD, .record = &record_ulonglong3,
        .doc = CB_DOC_OF(ulonglong3)),
    [T_longlong4] = CB_CLASS("longlong4", RECORD, .record = &record_longlong4,
        .doc = CB_DOC_OF(longlong4)),
    [T_longlong4_16a] = CB_CLASS("longlong4_16a", RECORD, .record = &record_longlong4_16a,
        .doc = CB_DOC_OF(longlong4_16a)),
    [T_longlong4_32a] = CB_CLASS("longlong4_32a", RECORD, .record = &record_longlong4_32a,
        .doc = CB_DOC_OF(longlong4_32a)),
    [T_ulonglong4] = CB_CLASS("ulonglong4", RECORD, .record = &record_ulonglong4,
        .doc = CB_DOC_OF(ulonglong4)),
    [T_ulonglong4_16a] = CB_CLASS("ulonglong4_16a", RECORD, .record = &record_ulonglong4_16a,
        .doc = CB_DOC_OF(ulonglong4_16a)),
    [T_ulonglong4_32a] = CB_CLASS("ulonglong4_32a", RECORD, .record = &record_ulonglong4_32a,
        .doc = CB_DOC_OF(ulonglong4_32a)),
    [T_double1] = CB_CLASS("double1", RECORD, .record = &record_double1, .doc = CB_DOC_OF(double1)),
    [T_double2] = CB_CLASS("double2", RECORD, .record = &record_double2, .doc = CB_DOC_OF(double2)),
    [T_double3] = CB_CLASS("double3", RECORD, .record = &record_double3, .doc = CB_DOC_OF(double3)),
    [T_double4] = CB_CLASS("double4", RECORD, .record = &record_double4, .doc = CB_DOC_OF(double4)),
    [T_double4_16a] = CB_CLASS("double4_16a", RECORD, .record = &record_double4_16a,
        .doc = CB_DOC_OF(double4_16a)),
    [T_double4_32a] = CB_CLASS("double4_32a", RECORD, .record = &record_double4_32a,
        .doc = CB_DOC_OF(double4_32a)),
    [T_dim3] = CB_CLASS("dim3", RECORD, .record = &record_dim3, .doc = CB_DOC_OF(dim3)),
    [T_cudaChannelFormatDesc] = CB_CLASS("cudaChannelFormatDesc", RECORD,
        .record = &record_cudaChannelFormatDesc, .doc = CB_DOC_OF(cudaChannelFormatDesc)),
    [T_cudaArraySparseProperties] = CB_CLASS("cudaArraySparseProperties", RECORD,
        .record = &record_cudaArraySparseProperties, .doc = CB_DOC_OF(cudaArraySparseProperties)),
    [T_cudaArraySparseProperties_anon0] = CB_CLASS("cudaArraySparseProperties_anon0", RECORD,
        .record = &record_cudaArraySparseProperties_anon0,
        .doc = CB_DOC_OF(cudaArraySparseProperties_anon0)),
    [T_cudaArrayMemoryRequirements] = CB_CLASS("cudaArrayMemoryRequirements", RECORD,
        .record = &record_cudaArrayMemoryRequirements,
        .doc = CB_DOC_OF(cudaArrayMemoryRequirements)),
    [T_cudaPitchedPtr] = CB_CLASS("cudaPitchedPtr", RECORD, .record = &record_cudaPitchedPtr,
        .doc = CB_DOC_OF(cudaPitchedPtr)),
    [T_cudaExtent] = CB_CLASS("cudaExtent", RECORD, .record = &record_cudaExtent,
        .doc = CB_DOC_OF(cudaExtent)),
    [T_cudaPos] = CB_CLASS("cudaPos", RECORD, .record = &record_cudaPos, .doc = CB_DOC_OF(cudaPos)),
    [T_cudaMemcpy3DParms] = CB_CLASS("cudaMemcpy3DParms", RECORD,
        .record = &record_cudaMemcpy3DParms, .doc = CB_DOC_OF(cudaMemcpy3DParms)),
    [T_cudaMemcpyNodeParams] = CB_CLASS("cudaMemcpyNodeParams", RECORD,
        .record = &record_cudaMemcpyNodeParams, .doc = CB_DOC_OF(cudaMemcpyNodeParams)),
    [T_cudaMemcpy3DPeerParms] = CB_CLASS("cudaMemcpy3DPeerParms", RECORD,
        .record = &record_cudaMemcpy3DPeerParms, .doc = CB_DOC_OF(cudaMemcpy3DPeerParms)),
    [T_cudaMemsetParams] = CB_CLASS("cudaMemsetParams", RECORD, .record = &record_cudaMemsetParams,
        .doc = CB_DOC_OF(cudaMemsetParams)),
    [T_cudaMemsetParamsV2] = CB_CLASS("cudaMemsetParamsV2", RECORD,
        .record = &record_cudaMemsetParamsV2, .doc = CB_DOC_OF(cudaMemsetParamsV2)),
    [T_cudaAccessPolicyWindow] = CB_CLASS("cudaAccessPolicyWindow", RECORD,
        .record = &record_cudaAccessPolicyWindow, .doc = CB_DOC_OF(cudaAccessPolicyWindow)),
    [T_cudaHostNodeParams] = CB_CLASS("cudaHostNodeParams", RECORD,
        .record = &record_cudaHostNodeParams, .doc = CB_DOC_OF(cudaHostNodeParams)),
    [T_cudaHostNodeParamsV2] = CB_CLASS("cudaHostNodeParamsV2", RECORD,
        .record = &record_cudaHostNodeParamsV2, .doc = CB_DOC_OF(cudaHostNodeParamsV2)),
    [T_cudaResourceDesc] = CB_CLASS("cudaResourceDesc", RECORD, .record = &record_cudaResourceDesc,
        .doc = CB_DOC_OF(cudaResourceDesc)),
    [T_cudaResourceDesc_anon0] = CB_CLASS("cudaResourceDesc_anon0", RECORD,
        .record = &record_cudaResourceDesc_anon0, .doc = CB_DOC_OF(cudaResourceDesc_anon0)),
    [T_cudaResourceDesc_anon0_anon0] = CB_CLASS("cudaResourceDesc_anon0_anon0", RECORD,
        .record = &record_cudaResourceDesc_anon0_anon0,
        .doc = CB_DOC_OF(cudaResourceDesc_anon0_anon0)),
    [T_cudaResourceDesc_anon0_anon1] = CB_CLASS("cudaResourceDesc_anon0_anon1", RECORD,
        .record = &record_cudaResourceDesc_anon0_anon1,
        .doc = CB_DOC_OF(cudaResourceDesc_anon0_anon1)),
    [T_cudaResourceDesc_anon0_anon2] = CB_CLASS("cudaResourceDesc_anon0_anon2", RECORD,
        .record = &record_cudaResourceDesc_anon0_anon2,
        .doc = CB_DOC_OF(cudaResourceDesc_anon0_anon2)),
    [T_cudaResourceDesc_anon0_anon3] = CB_CLASS("cudaResourceDesc_anon0_anon3", RECORD,
        .record = &record_cudaResourceDesc_anon0_anon3,
        .doc = CB_DOC_OF(cudaResourceDesc_anon0_anon3)),
    [T_cudaResourceDesc_anon0_anon4] = CB_CLASS("cudaResourceDesc_anon0_anon4", RECORD,
        .record = &record_cudaResourceDesc_anon0_anon4,
        .doc = CB_DOC_OF(cudaResourceDesc_anon0_anon4)),
    [T_cudaResourceViewDesc] = CB_CLASS("cudaResourceViewDesc", RECORD,
        .record = &record_cudaResourceViewDesc, .doc = CB_DOC_OF(cudaResourceViewDesc)),
    [T_cudaPointerAttributes] = CB_CLASS("cudaPointerAttributes", RECORD,
        .record = &record_cudaPointerAttributes, .doc = CB_DOC_OF(cudaPointerAttributes)),
    [T_cudaPointerAttributes_anon0] = CB_CLASS("cudaPointerAttributes_anon0", RECORD,
        .record = &record_cudaPointerAttributes_anon0,
        .doc = CB_DOC_OF(cudaPointerAttributes_anon0)),
    [T_cudaFuncAttributes] = CB_CLASS("cudaFuncAttributes", RECORD,
        .record = &record_cudaFuncAttributes, .doc = CB_DOC_OF(cudaFuncAttributes)),
    [T_cudaMemLocation] = CB_CLASS("cudaMemLocation", RECORD, .record = &record_cudaMemLocation,
        .doc = CB_DOC_OF(cudaMemLocation)),
    [T_cudaMemLocation_anon0] = CB_CLASS("cudaMemLocation_anon0", RECORD,
        .record = &record_cudaMemLocation_anon0, .doc = CB_DOC_OF(cudaMemLocation_anon0)),
    [T_cudaMemLocation_anon0_anon0] = CB_CLASS("cudaMemLocation_anon0_anon0", RECORD,
        .record = &record_cudaMemLocation_anon0_anon0,
        .doc = CB_DOC_OF(cudaMemLocation_anon0_anon0)),
    [T_cudaMemAccessDesc] = CB_CLASS("cudaMemAccessDesc", RECORD,
        .record = &record_cudaMemAccessDesc, .doc = CB_DOC_OF(cudaMemAccessDesc)),
    [T_cudaMemPoolProps] = CB_CLASS("cudaMemPoolProps", RECORD, .record = &record_cudaMemPoolProps,
        .doc = CB_DOC_OF(cudaMemPoolProps)),
    [T_cudaMemPoolPtrExportData] = CB_CLASS("cudaMemPoolPtrExportData", RECORD,
        .record = &record_cudaMemPoolPtrExportData, .doc = CB_DOC_OF(cudaMemPoolPtrExportData)),
    [T_cudaMemAllocNodeParams] = CB_CLASS("cudaMemAllocNodeParams", RECORD,
        .record = &record_cudaMemAllocNodeParams, .doc = CB_DOC_OF(cudaMemAllocNodeParams)),
    [T_cudaMemAllocNodeParamsV2] = CB_CLASS("cudaMemAllocNodeParamsV2", RECORD,
        .record = &record_cudaMemAllocNodeParamsV2, .doc = CB_DOC_OF(cudaMemAllocNodeParamsV2)),
    [T_cudaMemFreeNodeParams] = CB_CLASS("cudaMemFreeNodeParams", RECORD,
        .record = &record_cudaMemFreeNodeParams, .doc = CB_DOC_OF(cudaMemFreeNodeParams)),
    [T_cudaMemcpyAttributes] = CB_CLASS("cudaMemcpyAttributes", RECORD,
        .record = &record_cudaMemcpyAttributes, .doc = CB_DOC_OF(cudaMemcpyAttributes)),
    [T_cudaOffset3D] = CB_CLASS("cudaOffset3D", RECORD, .record = &record_cudaOffset3D,
        .doc = CB_DOC_OF(cudaOffset3D)),
    [T_cudaMemcpy3DOperand] = CB_CLASS("cudaMemcpy3DOperand", RECORD,
        .record = &record_cudaMemcpy3DOperand, .doc = CB_DOC_OF(cudaMemcpy3DOperand)),
    [T_cudaMemcpy3DOperand_anon0] = CB_CLASS("cudaMemcpy3DOperand_anon0", RECORD,
        .record = &record_cudaMemcpy3DOperand_anon0, .doc = CB_DOC_OF(cudaMemcpy3DOperand_anon0)),
    [T_cudaMemcpy3DOperand_anon0_anon0] = CB_CLASS("cudaMemcpy3DOperand_anon0_anon0", RECORD,
        .record = &record_cudaMemcpy3DOperand_anon0_anon0,
        .doc = CB_DOC_OF(cudaMemcpy3DOperand_anon0_anon0)),
    [T_cudaMemcpy3DOperand_anon0_anon1] = CB_CLASS("cudaMemcpy3DOperand_anon0_anon1", RECORD,
        .record = &record_cudaMemcpy3DOperand_anon0_anon1,
        .doc = CB_DOC_OF(cudaMemcpy3DOperand_anon0_anon1)),
    [T_cudaMemcpy3DBatchOp] = CB_CLASS("cudaMemcpy3DBatchOp", RECORD,
        .record = &record_cudaMemcpy3DBatchOp, .doc = CB_DOC_OF(cudaMemcpy3DBatchOp)),
    [T_CUuuid_st] = CB_CLASS("CUuuid_st", RECORD, .record = &record_CUuuid,
        .doc = CB_DOC_OF(CUuuid_st)),
    [T_CUuuid] = CB_CLASS_LIKE("CUuuid", RECORD, T_CUuuid_st, CB_NO_CLASS,
        .record = &record_CUuuid, .doc = CB_DOC_OF(CUuuid)),
    [T_cudaUUID_t] = CB_CLASS_LIKE("cudaUUID_t", RECORD, T_CUuuid_st, CB_NO_CLASS,
        .record = &record_CUuuid, .doc = CB_DOC_OF(cudaUUID_t)),
    [T_cudaDeviceProp] = CB_CLASS("cudaDeviceProp", RECORD, .record = &record_cudaDeviceProp,
        .doc = CB_DOC_OF(cudaDeviceProp)),
    [T_cudaIpcEventHandle_st] = CB_CLASS("cudaIpcEventHandle_st", RECORD,
        .record = &record_cudaIpcEventHandle_t, .doc = CB_DOC_OF(cudaIpcEventHandle_st)),
    [T_cudaIpcEventHandle_t] = CB_CLASS_LIKE("cudaIpcEventHandle_t", RECORD,
        T_cudaIpcEventHandle_st, CB_NO_CLASS, .record = &record_cudaIpcEventHandle_t,
        .doc = CB_DOC_OF(cudaIpcEventHandle_t)),
    [T_cudaIpcMemHandle_st] = CB_CLASS("cudaIpcMemHandle_st", RECORD,
        .record = &record_cudaIpcMemHandle_t, .doc = CB_DOC_OF(cudaIpcMemHandle_st)),
    [T_cudaIpcMemHandle_t] = CB_CLASS_LIKE("cudaIpcMemHandle_t", RECORD, T_cudaIpcMemHandle_st,
        CB_NO_CLASS, .record = &record_cudaIpcMemHandle_t, .doc = CB_DOC_OF(cudaIpcMemHandle_t)),
    [T_cudaMemFabricHandle_st] = CB_CLASS("cudaMemFabricHandle_st", RECORD,
        .record = &record_cudaMemFabricHandle_t, .doc = CB_DOC_OF(cudaMemFabricHandle_st)),
    [T_cudaMemFabricHandle_t] = CB_CLASS_LIKE("cudaMemFabricHandle_t", RECORD,
        T_cudaMemFabricHandle_st, CB_NO_CLASS, .record = &record_cudaMemFabricHandle_t,
        .doc = CB_DOC_OF(cudaMemFabricHandle_t)),
    [T_cudaExternalMemoryHandleDesc] = CB_CLASS("cudaExternalMemoryHandleDesc", RECORD,
        .record = &record_cudaExternalMemoryHandleDesc,
        .doc = CB_DOC_OF(cudaExternalMemoryHandleDesc)),
    [T_cudaExternalMemoryHandleDesc_anon0] = CB_CLASS("cudaExternalMemoryHandleDesc_anon0", RECORD,
        .record = &record_cudaExternalMemoryHandleDesc_anon0,
        .doc = CB_DOC_OF(cudaExternalMemoryHandleDesc_anon0)),
    [T_cudaExternalMemoryHandleDesc_anon0_anon0] =
        CB_CLASS("cudaExternalMemoryHandleDesc_anon0_anon0", RECORD,
            .record = &record_cudaExternalMemoryHandleDesc_anon0_anon0,
            .doc = CB_DOC_OF(cudaExternalMemoryHandleDesc_anon0_anon0)),
    [T_cudaExternalMemoryBufferDesc] = CB_CLASS("cudaExternalMemoryBufferDesc", RECORD,
        .record = &record_cudaExternalMemoryBufferDesc,
        .doc = CB_DOC_OF(cudaExternalMemoryBufferDesc)),
    [T_cudaExternalMemoryMipmappedArrayDesc] = CB_CLASS("cudaExternalMemoryMipmappedArrayDesc",
        RECORD, .record = &record_cudaExternalMemoryMipmappedArrayDesc,
        .doc = CB_DOC_OF(cudaExternalMemoryMipmappedArrayDesc)),
    [T_cudaExternalSemaphoreHandleDesc] = CB_CLASS("cudaExternalSemaphoreHandleDesc", RECORD,
        .record = &record_cudaExternalSemaphoreHandleDesc,
        .doc = CB_DOC_OF(cudaExternalSemaphoreHandleDesc)),
    [T_cudaExternalSemaphoreHandleDesc_anon0] = CB_CLASS("cudaExternalSemaphoreHandleDesc_anon0",
        RECORD, .record = &record_cudaExternalSemaphoreHandleDesc_anon0,
        .doc = CB_DOC_OF(cudaExternalSemaphoreHandleDesc_anon0)),
    [T_cudaExternalSemaphoreHandleDesc_anon0_anon0] =
        CB_CLASS("cudaExternalSemaphoreHandleDesc_anon0_anon0", RECORD,
            .record = &record_cudaExternalSemaphoreHandleDesc_anon0_anon0,
            .doc = CB_DOC_OF(cudaExternalSemaphoreHandleDesc_anon0_anon0)),
    [T_cudaExternalSemaphoreSignalParams] = CB_CLASS("cudaExternalSemaphoreSignalParams", RECORD,
        .record = &record_cudaExternalSemaphoreSignalParams,
        .doc = CB_DOC_OF(cudaExternalSemaphoreSignalParams)),
    [T_cudaExternalSemaphoreSignalParams_anon0] =
        CB_CLASS("cudaExternalSemaphoreSignalParams_anon0", RECORD,
            .record = &record_cudaExternalSemaphoreSignalParams_anon0,
            .doc = CB_DOC_OF(cudaExternalSemaphoreSignalParams_anon0)),
    [T_cudaExternalSemaphoreSignalParams_anon0_anon0] =
        CB_CLASS("cudaExternalSemaphoreSignalParams_anon0_anon0", RECORD,
            .record = &record_cudaExternalSemaphoreSignalParams_anon0_anon0,
            .doc = CB_DOC_OF(cudaExternalSemaphoreSignalParams_anon0_anon0)),
    [T_cudaExternalSemaphoreSignalParams_anon0_anon1] =
        CB_CLASS("cudaExternalSemaphoreSignalParams_anon0_anon1", RECORD,
            .record = &record_cudaExternalSemaphoreSignalParams_anon0_anon1,
            .doc = CB_DOC_OF(cudaExternalSemaphoreSignalParams_anon0_anon1)),
    [T_cudaExternalSemaphoreSignalParams_anon0_anon2] =
        CB_CLASS("cudaExternalSemaphoreSignalParams_anon0_anon2", RECORD,
            .record = &record_cudaExternalSemaphoreSignalParams_anon0_anon2,
            .doc = CB_DOC_OF(cudaExternalSemaphoreSignalParams_anon0_anon2)),
    [T_cudaExternalSemaphoreWaitParams] = CB_CLASS("cudaExternalSemaphoreWaitParams", RECORD,
        .record = &record_cudaExternalSemaphoreWaitParams,
        .doc = CB_DOC_OF(cudaExternalSemaphoreWaitParams)),
    [T_cudaExternalSemaphoreWaitParams_anon0] = CB_CLASS("cudaExternalSemaphoreWaitParams_anon0",
        RECORD, .record = &record_cudaExternalSemaphoreWaitParams_anon0,
        .doc = CB_DOC_OF(cudaExternalSemaphoreWaitParams_anon0)),
    [T_cudaExternalSemaphoreWaitParams_anon0_anon0] =
        CB_CLASS("cudaExternalSemaphoreWaitParams_anon0_anon0", RECORD,
            .record = &record_cudaExternalSemaphoreWaitParams_anon0_anon0,
            .doc = CB_DOC_OF(cudaExternalSemaphoreWaitParams_anon0_anon0)),
    [T_cudaExternalSemaphoreWaitParams_anon0_anon1] =
        CB_CLASS("cudaExternalSemaphoreWaitParams_anon0_anon1", RECORD,
            .record = &record_cudaExternalSemaphoreWaitParams_anon0_anon1,
            .doc = CB_DOC_OF(cudaExternalSemaphoreWaitParams_anon0_anon1)),
    [T_cudaExternalSemaphoreWaitParams_anon0_anon2] =
        CB_CLASS("cudaExternalSemaphoreWaitParams_anon0_anon2", RECORD,
            .record = &record_cudaExternalSemaphoreWaitParams_anon0_anon2,
            .doc = CB_DOC_OF(cudaExternalSemaphoreWaitParams_anon0_anon2)),
    [T_cudaDevSmResource] = CB_CLASS("cudaDevSmResource", RECORD,
        .record = &record_cudaDevSmResource, .doc = CB_DOC_OF(cudaDevSmResource)),
    [T_cudaDevWorkqueueConfigResource] = CB_CLASS("cudaDevWorkqueueConfigResource", RECORD,
        .record = &record_cudaDevWorkqueueConfigResource,
        .doc = CB_DOC_OF(cudaDevWorkqueueConfigResource)),
    [T_cudaDevWorkqueueResource] = CB_CLASS("cudaDevWorkqueueResource", RECORD,
        .record = &record_cudaDevWorkqueueResource, .doc = CB_DOC_OF(cudaDevWorkqueueResource)),
    [T_cudaDevSmResourceGroupParams_st] = CB_CLASS("cudaDevSmResourceGroupParams_st", RECORD,
        .record = &record_cudaDevSmResourceGroupParams,
        .doc = CB_DOC_OF(cudaDevSmResourceGroupParams_st)),
    [T_cudaDevSmResourceGroupParams] = CB_CLASS_LIKE("cudaDevSmResourceGroupParams", RECORD,
        T_cudaDevSmResourceGroupParams_st, CB_NO_CLASS,
        .record = &record_cudaDevSmResourceGroupParams,
        .doc = CB_DOC_OF(cudaDevSmResourceGroupParams)),
    [T_cudaDevResource_st] = CB_CLASS("cudaDevResource_st", RECORD,
        .record = &record_cudaDevResource, .doc = CB_DOC_OF(cudaDevResource_st)),
    [T_cudaDevResource] = CB_CLASS_LIKE("cudaDevResource", RECORD, T_cudaDevResource_st,
        CB_NO_CLASS, .record = &record_cudaDevResource, .doc = CB_DOC_OF(cudaDevResource)),
    [T_cudaDevResource_anon0] = CB_CLASS("cudaDevResource_anon0", RECORD,
        .record = &record_cudaDevResource_anon0, .doc = CB_DOC_OF(cudaDevResource_anon0)),
    [T_cudalibraryHostUniversalFunctionAndDataTable] =
        CB_CLASS("cudalibraryHostUniversalFunctionAndDataTable", RECORD,
            .record = &record_cudalibraryHostUniversalFunctionAndDataTable,
            .doc = CB_DOC_OF(cudalibraryHostUniversalFunctionAndDataTable)),
    [T_cudaKernelNodeParams] = CB_CLASS("cudaKernelNodeParams", RECORD,
        .record = &record_cudaKernelNodeParams, .doc = CB_DOC_OF(cudaKernelNodeParams)),
    [T_cudaKernelNodeParamsV2] = CB_CLASS("cudaKernelNodeParamsV2", RECORD,
        .record = &record_cudaKernelNodeParamsV2, .doc = CB_DOC_OF(cudaKernelNodeParamsV2)),
    [T_cudaKernelNodeParamsV2_anon0] = CB_CLASS("cudaKernelNodeParamsV2_anon0", RECORD,
        .record = &record_cudaKernelNodeParamsV2_anon0,
        .doc = CB_DOC_OF(cudaKernelNodeParamsV2_anon0)),
    [T_cudaExternalSemaphoreSignalNodeParams] = CB_CLASS("cudaExternalSemaphoreSignalNodeParams",
        RECORD, .record = &record_cudaExternalSemaphoreSignalNodeParams,
        .doc = CB_DOC_OF(cudaExternalSemaphoreSignalNodeParams)),
    [T_cudaExternalSemaphoreSignalNodeParamsV2] =
        CB_CLASS("cudaExternalSemaphoreSignalNodeParamsV2", RECORD,
            .record = &record_cudaExternalSemaphoreSignalNodeParamsV2,
            .doc = CB_DOC_OF(cudaExternalSemaphoreSignalNodeParamsV2)),
    [T_cudaExternalSemaphoreWaitNodeParams] = CB_CLASS("cudaExternalSemaphoreWaitNodeParams",
        RECORD, .record = &record_cudaExternalSemaphoreWaitNodeParams,
        .doc = CB_DOC_OF(cudaExternalSemaphoreWaitNodeParams)),
    [T_cudaExternalSemaphoreWaitNodeParamsV2] = CB_CLASS("cudaExternalSemaphoreWaitNodeParamsV2",
        RECORD, .record = &record_cudaExternalSemaphoreWaitNodeParamsV2,
        .doc = CB_DOC_OF(cudaExternalSemaphoreWaitNodeParamsV2)),
    [T_cudaConditionalNodeParams] = CB_CLASS("cudaConditionalNodeParams", RECORD,
        .record = &record_cudaConditionalNodeParams, .doc = CB_DOC_OF(cudaConditionalNodeParams)),
    [T_cudaMemcpyBatchNodeParams] = CB_CLASS("cudaMemcpyBatchNodeParams", RECORD,
        .record = &record_cudaMemcpyBatchNodeParams, .doc = CB_DOC_OF(cudaMemcpyBatchNodeParams)),
    [T_cudaChildGraphNodeParams] = CB_CLASS("cudaChildGraphNodeParams", RECORD,
        .record = &record_cudaChildGraphNodeParams, .doc = CB_DOC_OF(cudaChildGraphNodeParams)),
    [T_cudaEventRecordNodeParams] = CB_CLASS("cudaEventRecordNodeParams", RECORD,
        .record = &record_cudaEventRecordNodeParams, .doc = CB_DOC_OF(cudaEventRecordNodeParams)),
    [T_cudaEventWaitNodeParams] = CB_CLASS("cudaEventWaitNodeParams", RECORD,
        .record = &record_cudaEventWaitNodeParams, .doc = CB_DOC_OF(cudaEventWaitNodeParams)),
    [T_cudaGraphNodeParams] = CB_CLASS("cudaGraphNodeParams", RECORD,
        .record = &record_cudaGraphNodeParams, .doc = CB_DOC_OF(cudaGraphNodeParams)),
    [T_cudaGraphNodeParams_anon0] = CB_CLASS("cudaGraphNodeParams_anon0", RECORD,
        .record = &record_cudaGraphNodeParams_anon0, .doc = CB_DOC_OF(cudaGraphNodeParams_anon0)),
    [T_cudaGraphEdgeData_st] = CB_CLASS("cudaGraphEdgeData_st", RECORD,
        .record = &record_cudaGraphEdgeData, .doc = CB_DOC_OF(cudaGraphEdgeData_st)),
    [T_cudaGraphEdgeData] = CB_CLASS_LIKE("cudaGraphEdgeData", RECORD, T_cudaGraphEdgeData_st,
        CB_NO_CLASS, .record = &record_cudaGraphEdgeData, .doc = CB_DOC_OF(cudaGraphEdgeData)),
    [T_cudaGraphInstantiateParams_st] = CB_CLASS("cudaGraphInstantiateParams_st", RECORD,
        .record = &record_cudaGraphInstantiateParams,
        .doc = CB_DOC_OF(cudaGraphInstantiateParams_st)),
    [T_cudaGraphInstantiateParams] = CB_CLASS_LIKE("cudaGraphInstantiateParams", RECORD,
        T_cudaGraphInstantiateParams_st, CB_NO_CLASS, .record = &record_cudaGraphInstantiateParams,
        .doc = CB_DOC_OF(cudaGraphInstantiateParams)),
    [T_cudaGraphExecUpdateResultInfo_st] = CB_CLASS("cudaGraphExecUpdateResultInfo_st", RECORD,
        .record = &record_cudaGraphExecUpdateResultInfo,
        .doc = CB_DOC_OF(cudaGraphExecUpdateResultInfo_st)),
    [T_cudaGraphExecUpdateResultInfo] = CB_CLASS_LIKE("cudaGraphExecUpdateResultInfo", RECORD,
        T_cudaGraphExecUpdateResultInfo_st, CB_NO_CLASS,
        .record = &record_cudaGraphExecUpdateResultInfo,
        .doc = CB_DOC_OF(cudaGraphExecUpdateResultInfo)),
    [T_cudaGraphKernelNodeUpdate] = CB_CLASS("cudaGraphKernelNodeUpdate", RECORD,
        .record = &record_cudaGraphKernelNodeUpdate, .doc = CB_DOC_OF(cudaGraphKernelNodeUpdate)),
    [T_cudaGraphKernelNodeUpdate_anon0] = CB_CLASS("cudaGraphKernelNodeUpdate_anon0", RECORD,
        .record = &record_cudaGraphKernelNodeUpdate_anon0,
        .doc = CB_DOC_OF(cudaGraphKernelNodeUpdate_anon0)),
    [T_cudaGraphKernelNodeUpdate_anon0_anon0] = CB_CLASS("cudaGraphKernelNodeUpdate_anon0_anon0",
        RECORD, .record = &record_cudaGraphKernelNodeUpdate_anon0_anon0,
        .doc = CB_DOC_OF(cudaGraphKernelNodeUpdate_anon0_anon0)),
    [T_cudaLaunchMemSyncDomainMap_st] = CB_CLASS("cudaLaunchMemSyncDomainMap_st", RECORD,
        .record = &record_cudaLaunchMemSyncDomainMap,
        .doc = CB_DOC_OF(cudaLaunchMemSyncDomainMap_st)),
    [T_cudaLaunchMemSyncDomainMap] = CB_CLASS_LIKE("cudaLaunchMemSyncDomainMap", RECORD,
        T_cudaLaunchMemSyncDomainMap_st, CB_NO_CLASS, .record = &record_cudaLaunchMemSyncDomainMap,
        .doc = CB_DOC_OF(cudaLaunchMemSyncDomainMap)),
    [T_cudaLaunchAttributeValue] = CB_CLASS("cudaLaunchAttributeValue", RECORD,
        .record = &record_cudaLaunchAttributeValue, .doc = CB_DOC_OF(cudaLaunchAttributeValue)),
    [T_cudaStreamAttrValue] = CB_CLASS_LIKE("cudaStreamAttrValue", RECORD,
        T_cudaLaunchAttributeValue, CB_NO_CLASS, .record = &record_cudaLaunchAttributeValue,
        .doc = CB_DOC_OF(cudaStreamAttrValue)),
    [T_cudaKernelNodeAttrValue] = CB_CLASS_LIKE("cudaKernelNodeAttrValue", RECORD,
        T_cudaLaunchAttributeValue, CB_NO_CLASS, .record = &record_cudaLaunchAttributeValue,
        .doc = CB_DOC_OF(cudaKernelNodeAttrValue)),
    [T_cudaLaunchAttributeValue_anon0] = CB_CLASS("cudaLaunchAttributeValue_anon0", RECORD,
        .record = &record_cudaLaunchAttributeValue_anon0,
        .doc = CB_DOC_OF(cudaLaunchAttributeValue_anon0)),
    [T_cudaLaunchAttributeValue_anon1] = CB_CLASS("cudaLaunchAttributeValue_anon1", RECORD,
        .record = &record_cudaLaunchAttributeValue_anon1,
        .doc = CB_DOC_OF(cudaLaunchAttributeValue_anon1)),
    [T_cudaLaunchAttributeValue_anon2] = CB_CLASS("cudaLaunchAttributeValue_anon2", RECORD,
        .record = &record_cudaLaunchAttributeValue_anon2,
        .doc = CB_DOC_OF(cudaLaunchAttributeValue_anon2)),
    [T_cudaLaunchAttributeValue_anon3] = CB_CLASS("cudaLaunchAttributeValue_anon3", RECORD,
        .record = &record_cudaLaunchAttributeValue_anon3,
        .doc = CB_DOC_OF(cudaLaunchAttributeValue_anon3)),
    [T_cudaLaunchAttributeValue_anon4] = CB_CLASS("cudaLaunchAttributeValue_anon4", RECORD,
        .record = &record_cudaLaunchAttributeValue_anon4,
        .doc = CB_DOC_OF(cudaLaunchAttributeValue_anon4)),
    [T_cudaLaunchAttribute_st] = CB_CLASS("cudaLaunchAttribute_st", RECORD,
        .record = &record_cudaLaunchAttribute, .doc = CB_DOC_OF(cudaLaunchAttribute_st)),
    [T_cudaLaunchAttribute] = CB_CLASS_LIKE("cudaLaunchAttribute", RECORD,
        T_cudaLaunchAttribute_st, CB_NO_CLASS, .record = &record_cudaLaunchAttribute,
        .doc = CB_DOC_OF(cudaLaunchAttribute)),
    [T_cudaLaunchConfig_st] = CB_CLASS("cudaLaunchConfig_st", RECORD,
        .record = &record_cudaLaunchConfig_t, .doc = CB_DOC_OF(cudaLaunchConfig_st)),
    [T_cudaLaunchConfig_t] = CB_CLASS_LIKE("cudaLaunchConfig_t", RECORD, T_cudaLaunchConfig_st,
        CB_NO_CLASS, .record = &record_cudaLaunchConfig_t, .doc = CB_DOC_OF(cudaLaunchConfig_t)),
    [T_cudaAsyncNotificationInfo] = CB_CLASS("cudaAsyncNotificationInfo", RECORD,
        .record = &record_cudaAsyncNotificationInfo_t, .doc = CB_DOC_OF(cudaAsyncNotificationInfo)),
    [T_cudaAsyncNotificationInfo_t] = CB_CLASS_LIKE("cudaAsyncNotificationInfo_t", RECORD,
        T_cudaAsyncNotificationInfo, CB_NO_CLASS, .record = &record_cudaAsyncNotificationInfo_t,
        .doc = CB_DOC_OF(cudaAsyncNotificationInfo_t)),
    [T_cudaAsyncNotificationInfo_t_anon0] = CB_CLASS("cudaAsyncNotificationInfo_t_anon0", RECORD,
        .record = &record_cudaAsyncNotificationInfo_t_anon0,
        .doc = CB_DOC_OF(cudaAsyncNotificationInfo_t_anon0)),
    [T_cudaAsyncNotificationInfo_t_anon0_anon0] =
        CB_CLASS("cudaAsyncNotificationInfo_t_anon0_anon0", RECORD,
            .record = &record_cudaAsyncNotificationInfo_t_anon0_anon0,
            .doc = CB_DOC_OF(cudaAsyncNotificationInfo_t_anon0_anon0)),
    [T_cudaTextureDesc] = CB_CLASS("cudaTextureDesc", RECORD, .record = &record_cudaTextureDesc,
        .doc = CB_DOC_OF(cudaTextureDesc)),
    [T_cudaGraphRecaptureCallbackData] = CB_CLASS("cudaGraphRecaptureCallbackData", RECORD,
        .record = &record_cudaGraphRecaptureCallbackData,
        .doc = CB_DOC_OF(cudaGraphRecaptureCallbackData)),
    [T_cudaEglPlaneDesc_st] = CB_CLASS("cudaEglPlaneDesc_st", RECORD,
        .record = &record_cudaEglPlaneDesc, .doc = CB_DOC_OF(cudaEglPlaneDesc_st)),
    [T_cudaEglPlaneDesc] = CB_CLASS_LIKE("cudaEglPlaneDesc", RECORD, T_cudaEglPlaneDesc_st,
        CB_NO_CLASS, .record = &record_cudaEglPlaneDesc, .doc = CB_DOC_OF(cudaEglPlaneDesc)),
    [T_cudaEglFrame_st] = CB_CLASS("cudaEglFrame_st", RECORD, .record = &record_cudaEglFrame,
        .doc = CB_DOC_OF(cudaEglFrame_st)),
    [T_cudaEglFrame] = CB_CLASS_LIKE("cudaEglFrame", RECORD, T_cudaEglFrame_st, CB_NO_CLASS,
        .record = &record_cudaEglFrame, .doc = CB_DOC_OF(cudaEglFrame)),
    [T_cudaEglFrame_anon0] = CB_CLASS("cudaEglFrame_anon0", RECORD,
        .record = &record_cudaEglFrame_anon0, .doc = CB_DOC_OF(cudaEglFrame_anon0)),
    [T_CUmemFabricHandle_st] = CB_CLASS("CUmemFabricHandle_st", RECORD,
        .record = &record_CUmemFabricHandle, .foreign = "cubind.driver.CUmemFabricHandle_st"),
    [T_CUmemFabricHandle_v1] = CB_CLASS_LIKE("CUmemFabricHandle_v1", RECORD,
        T_CUmemFabricHandle_st, CB_NO_CLASS, .record = &record_CUmemFabricHandle,
        .foreign = "cubind.driver.CUmemFabricHandle_v1"),
    [T_CUmemFabricHandle] = CB_CLASS_LIKE("CUmemFabricHandle", RECORD, T_CUmemFabricHandle_v1,
        CB_NO_CLASS, .record = &record_CUmemFabricHandle,
        .foreign = "cubind.driver.CUmemFabricHandle"),
};
