// layout_check.c of cubind's binding of the CUDA Runtime API, API version 13.5.
// Do not edit: made by cubind-gen from templates/layout_check.c.in and
//     generator/specs/runtime.yaml.
// clang-format off

#include <cuda_runtime_api.h>
#include <library_types.h>
#include <driver_functions.h>
#include <cuda_profiler_api.h>
#include <cuda_egl_interop.h>
#include <cuda_gl_interop.h>
#include <cuda_vdpau_interop.h>
#include <cuda.h>

#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

// A header of another release may differ; this one was made from 13050.
#define CHECK_SIZE(type, size, align) \
    _Static_assert(sizeof(type) == size && _Alignof(type) == align, "size or alignment of " #type)
#define CHECK_OFFSET(type, field, at) \
    _Static_assert(__builtin_offsetof(type, field) == at, "offset of " #type "." #field)
#define CHECK_ENUMERATOR(enumerator, value) \
    _Static_assert((long long)enumerator == value, "value of " #enumerator)
#define CHECK_MACRO(name, value) \
    _Static_assert((unsigned long long)(name) == value, "value of " #name)
#define CHECK_TYPE(name, ...) \
    _Static_assert(__builtin_types_compatible_p(__typeof__(name), __VA_ARGS__), "type of " #name)
CHECK_ENUMERATOR(cudaRoundNearest, 0LL);
CHECK_ENUMERATOR(cudaRoundZero, 1LL);
CHECK_ENUMERATOR(cudaRoundPosInf, 2LL);
CHECK_ENUMERATOR(cudaRoundMinInf, 3LL);
CHECK_ENUMERATOR(cudaSuccess, 0LL);
CHECK_ENUMERATOR(cudaErrorInvalidValue, 1LL);
CHECK_ENUMERATOR(cudaErrorMemoryAllocation, 2LL);
CHECK_ENUMERATOR(cudaErrorInitializationError, 3LL);
CHECK_ENUMERATOR(cudaErrorCudartUnloading, 4LL);
CHECK_ENUMERATOR(cudaErrorProfilerDisabled, 5LL);
CHECK_ENUMERATOR(cudaErrorProfilerNotInitialized, 6LL);
CHECK_ENUMERATOR(cudaErrorProfilerAlreadyStarted, 7LL);
CHECK_ENUMERATOR(cudaErrorProfilerAlreadyStopped, 8LL);
CHECK_ENUMERATOR(cudaErrorInvalidConfiguration, 9LL);
CHECK_ENUMERATOR(cudaErrorVersionTranslation, 10LL);
CHECK_ENUMERATOR(cudaErrorInvalidPitchValue, 12LL);
CHECK_ENUMERATOR(cudaErrorInvalidSymbol, 13LL);
CHECK_ENUMERATOR(cudaErrorInvalidHostPointer, 16LL);
CHECK_ENUMERATOR(cudaErrorInvalidDevicePointer, 17LL);
CHECK_ENUMERATOR(cudaErrorInvalidTexture, 18LL);
CHECK_ENUMERATOR(cudaErrorInvalidTextureBinding, 19LL);
CHECK_ENUMERATOR(cudaErrorInvalidChannelDescriptor, 20LL);
CHECK_ENUMERATOR(cudaErrorInvalidMemcpyDirection, 21LL);
CHECK_ENUMERATOR(cudaErrorAddressOfConstant, 22LL);
CHECK_ENUMERATOR(cudaErrorTextureFetchFailed, 23LL);
CHECK_ENUMERATOR(cudaErrorTextureNotBound, 24LL);
CHECK_ENUMERATOR(cudaErrorSynchronizationError, 25LL);
CHECK_ENUMERATOR(cudaErrorInvalidFilterSetting, 26LL);
CHECK_ENUMERATOR(cudaErrorInvalidNormSetting, 27LL);
CHECK_ENUMERATOR(cudaErrorMixedDeviceExecution, 28LL);
CHECK_ENUMERATOR(cudaErrorNotYetImplemented, 31LL);
CHECK_ENUMERATOR(cudaErrorMemoryValueTooLarge, 32LL);
CHECK_ENUMERATOR(cudaErrorStubLibrary, 34LL);
CHECK_ENUMERATOR(cudaErrorInsufficientDriver, 35LL);
CHECK_ENUMERATOR(cudaErrorCallRequiresNewerDriver, 36LL);
CHECK_ENUMERATOR(cudaErrorInvalidSurface, 37LL);
CHECK_ENUMERATOR(cudaErrorDuplicateVariableName, 43LL);
CHECK_ENUMERATOR(cudaErrorDuplicateTextureName, 44LL);
CHECK_ENUMERATOR(cudaErrorDuplicateSurfaceName, 45LL);
CHECK_ENUMERATOR(cudaErrorDevicesUnavailable, 46LL);
CHECK_ENUMERATOR(cudaErrorIncompatibleDriverContext, 49LL);
CHECK_ENUMERATOR(cudaErrorMissingConfiguration, 52LL);
CHECK_ENUMERATOR(cudaErrorPriorLaunchFailure, 53LL);
CHECK_ENUMERATOR(cudaErrorLaunchMaxDepthExceeded, 65LL);
CHECK_ENUMERATOR(cudaErrorLaunchFileScopedTex, 66LL);
CHECK_ENUMERATOR(cudaErrorLaunchFileScopedSurf, 67LL);
CHECK_ENUMERATOR(cudaErrorSyncDepthExceeded, 68LL);
CHECK_ENUMERATOR(cudaErrorLaunchPendingCountExceeded, 69LL);
CHECK_ENUMERATOR(cudaErrorInvalidDeviceFunction, 98LL);
CHECK_ENUMERATOR(cudaErrorNoDevice, 100LL);
CHECK_ENUMERATOR(cudaErrorInvalidDevice, 101LL);
CHECK_ENUMERATOR(cudaErrorDeviceNotLicensed, 102LL);
CHECK_ENUMERATOR(cudaErrorSoftwareValidityNotEstablished, 103LL);
CHECK_ENUMERATOR(cudaErrorStartupFailure, 127LL);
CHECK_ENUMERATOR(cudaErrorInvalidKernelImage, 200LL);
CHECK_ENUMERATOR(cudaErrorDeviceUninitialized, 201LL);
CHECK_ENUMERATOR(cudaErrorMapBufferObjectFailed, 205LL);
CHECK_ENUMERATOR(cudaErrorUnmapBufferObjectFailed, 206LL);
CHECK_ENUMERATOR(cudaErrorArrayIsMapped, 207LL);
CHECK_ENUMERATOR(cudaErrorAlreadyMapped, 208LL);
CHECK_ENUMERATOR(cudaErrorNoKernelImageForDevice, 209LL);
CHECK_ENUMERATOR(cudaErrorAlreadyAcquired, 210LL);
CHECK_ENUMERATOR(cudaErrorNotMapped, 211LL);
CHECK_ENUMERATOR(cudaErrorNotMappedAsArray, 212LL);
CHECK_ENUMERATOR(cudaErrorNotMappedAsPointer, 213LL);
CHECK_ENUMERATOR(cudaErrorECCUncorrectable, 214LL);
CHECK_ENUMERATOR(cudaErrorUnsupportedLimit, 215LL);
CHECK_ENUMERATOR(cudaErrorDeviceAlreadyInUse, 216LL);
CHECK_ENUMERATOR(cudaErrorPeerAccessUnsupported, 217LL);
CHECK_ENUMERATOR(cudaErrorInvalidPtx, 218LL);
CHECK_ENUMERATOR(cudaErrorInvalidGraphicsContext, 219LL);
CHECK_ENUMERATOR(cudaErrorNvlinkUncorrectable, 220LL);
CHECK_ENUMERATOR(cudaErrorJitCompilerNotFound, 221LL);
CHECK_ENUMERATOR(cudaErrorUnsupportedPtxVersion, 222LL);
CHECK_ENUMERATOR(cudaErrorJitCompilationDisabled, 223LL);
CHECK_ENUMERATOR(cudaErrorUnsupportedExecAffinity, 224LL);
CHECK_ENUMERATOR(cudaErrorUnsupportedDevSideSync, 225LL);
CHECK_ENUMERATOR(cudaErrorContained, 226LL);
CHECK_ENUMERATOR(cudaErrorInsufficientLoaderVersion, 227LL);
CHECK_ENUMERATOR(cudaErrorInvalidSource, 300LL);
CHECK_ENUMERATOR(cudaErrorFileNotFound, 301LL);
CHECK_ENUMERATOR(cudaErrorSharedObjectSymbolNotFound, 302LL);
CHECK_ENUMERATOR(cudaErrorSharedObjectInitFailed, 303LL);
CHECK_ENUMERATOR(cudaErrorOperatingSystem, 304LL);
CHECK_ENUMERATOR(cudaErrorInvalidResourceHandle, 400LL);
CHECK_ENUMERATOR(cudaErrorIllegalState, 401LL);
CHECK_ENUMERATOR(cudaErrorLossyQuery, 402LL);
CHECK_ENUMERATOR(cudaErrorSymbolNotFound, 500LL);
CHECK_ENUMERATOR(cudaErrorNotReady, 600LL);
CHECK_ENUMERATOR(cudaErrorIllegalAddress, 700LL);
CHECK_ENUMERATOR(cudaErrorLaunchOutOfResources, 701LL);
CHECK_ENUMERATOR(cudaErrorLaunchTimeout, 702LL);
CHECK_ENUMERATOR(cudaErrorLaunchIncompatibleTexturing, 703LL);
CHECK_ENUMERATOR(cudaErrorPeerAccessAlreadyEnabled, 704LL);
CHECK_ENUMERATOR(cudaErrorPeerAccessNotEnabled, 705LL);
CHECK_ENUMERATOR(cudaErrorSetOnActiveProcess, 708LL);
CHECK_ENUMERATOR(cudaErrorContextIsDestroyed, 709LL);
CHECK_ENUMERATOR(cudaErrorAssert, 710LL);
CHECK_ENUMERATOR(cudaErrorTooManyPeers, 711LL);
CHECK_ENUMERATOR(cudaErrorHostMemoryAlreadyRegistered, 712LL);
CHECK_ENUMERATOR(cudaErrorHostMemoryNotRegistered, 713LL);
CHECK_ENUMERATOR(cudaErrorHardwareStackError, 714LL);
CHECK_ENUMERATOR(cudaErrorIllegalInstruction, 715LL);
CHECK_ENUMERATOR(cudaErrorMisalignedAddress, 716LL);
CHECK_ENUMERATOR(cudaErrorInvalidAddressSpace, 717LL);
CHECK_ENUMERATOR(cudaErrorInvalidPc, 718LL);
CHECK_ENUMERATOR(cudaErrorLaunchFailure, 719LL);
CHECK_ENUMERATOR(cudaErrorCooperativeLaunchTooLarge, 720LL);
CHECK_ENUMERATOR(cudaErrorTensorMemoryLeak, 721LL);
CHECK_ENUMERATOR(cudaErrorNotPermitted, 800LL);
CHECK_ENUMERATOR(cudaErrorNotSupported, 801LL);
CHECK_ENUMERATOR(cudaErrorSystemNotReady, 802LL);
CHECK_ENUMERATOR(cudaErrorSystemDriverMismatch, 803LL);
CHECK_ENUMERATOR(cudaErrorCompatNotSupportedOnDevice, 804LL);
CHECK_ENUMERATOR(cudaErrorMpsConnectionFailed, 805LL);
CHECK_ENUMERATOR(cudaErrorMpsRpcFailure, 806LL);
CHECK_ENUMERATOR(cudaErrorMpsServerNotReady, 807LL);
CHECK_ENUMERATOR(cudaErrorMpsMaxClientsReached, 808LL);
CHECK_ENUMERATOR(cudaErrorMpsMaxConnectionsReached, 809LL);
CHECK_ENUMERATOR(cudaErrorMpsClientTerminated, 810LL);
CHECK_ENUMERATOR(cudaErrorCdpNotSupported, 811LL);
CHECK_ENUMERATOR(cudaErrorCdpVersionMismatch, 812LL);
CHECK_ENUMERATOR(cudaErrorStreamCaptureUnsupported, 900LL);
CHECK_ENUMERATOR(cudaErrorStreamCaptureInvalidated, 901LL);
CHECK_ENUMERATOR(cudaErrorStreamCaptureMerge, 902LL);
CHECK_ENUMERATOR(cudaErrorStreamCaptureUnmatched, 903LL);
CHECK_ENUMERATOR(cudaErrorStreamCaptureUnjoined, 904LL);
CHECK_ENUMERATOR(cudaErrorStreamCaptureIsolation, 905LL);
CHECK_ENUMERATOR(cudaErrorStreamCaptureImplicit, 906LL);
CHECK_ENUMERATOR(cudaErrorCapturedEvent, 907LL);
CHECK_ENUMERATOR(cudaErrorStreamCaptureWrongThread, 908LL);
CHECK_ENUMERATOR(cudaErrorTimeout, 909LL);
CHECK_ENUMERATOR(cudaErrorGraphExecUpdateFailure, 910LL);
CHECK_ENUMERATOR(cudaErrorExternalDevice, 911LL);
CHECK_ENUMERATOR(cudaErrorInvalidClusterSize, 912LL);
CHECK_ENUMERATOR(cudaErrorFunctionNotLoaded, 913LL);
CHECK_ENUMERATOR(cudaErrorInvalidResourceType, 914LL);
CHECK_ENUMERATOR(cudaErrorInvalidResourceConfiguration, 915LL);
CHECK_ENUMERATOR(cudaErrorStreamDetached, 917LL);
CHECK_ENUMERATOR(cudaErrorGraphRecaptureFailure, 918LL);
CHECK_ENUMERATOR(cudaErrorFabricNotReady, 919LL);
CHECK_ENUMERATOR(cudaErrorUnknown, 999LL);
CHECK_ENUMERATOR(cudaErrorApiFailureBase, 10000LL);
CHECK_ENUMERATOR(cudaChannelFormatKindSigned, 0LL);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsigned, 1LL);
CHECK_ENUMERATOR(cudaChannelFormatKindFloat, 2LL);
CHECK_ENUMERATOR(cudaChannelFormatKindNone, 3LL);
CHECK_ENUMERATOR(cudaChannelFormatKindNV12, 4LL);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsignedNormalized8X1, 5LL);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsignedNormalized8X2, 6LL);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsignedNormalized8X4, 7LL);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsignedNormalized16X1, 8LL);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsignedNormalized16X2, 9LL);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsignedNormalized16X4, 10LL);
CHECK_ENUMERATOR(cudaChannelFormatKindSignedNormalized8X1, 11LL);
CHECK_ENUMERATOR(cudaChannelFormatKindSignedNormalized8X2, 12LL);
CHECK_ENUMERATOR(cudaChannelFormatKindSignedNormalized8X4, 13LL);
CHECK_ENUMERATOR(cudaChannelFormatKindSignedNormalized16X1, 14LL);
CHECK_ENUMERATOR(cudaChannelFormatKindSignedNormalized16X2, 15LL);
CHECK_ENUMERATOR(cudaChannelFormatKindSignedNormalized16X4, 16LL);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsignedBlockCompressed1, 17LL);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsignedBlockCompressed1SRGB, 18LL);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsignedBlockCompressed2, 19LL);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsignedBlockCompressed2SRGB, 20LL);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsignedBlockCompressed3, 21LL);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsignedBlockCompressed3SRGB, 22LL);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsignedBlockCompressed4, 23LL);
CHECK_ENUMERATOR(cudaChannelFormatKindSignedBlockCompressed4, 24LL);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsignedBlockCompressed5, 25LL);
CHECK_ENUMERATOR(cudaChannelFormatKindSignedBlockCompressed5, 26LL);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsignedBlockCompressed6H, 27LL);
CHECK_ENUMERATOR(cudaChannelFormatKindSignedBlockCompressed6H, 28LL);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsignedBlockCompressed7, 29LL);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsignedBlockCompressed7SRGB, 30LL);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsignedNormalized1010102, 31LL);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsigned8Packed422, 32LL);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsigned8Packed444, 33LL);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsigned8SemiPlanar420, 34LL);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsigned16SemiPlanar420, 35LL);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsigned8SemiPlanar422, 36LL);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsigned16SemiPlanar422, 37LL);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsigned8SemiPlanar444, 38LL);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsigned16SemiPlanar444, 39LL);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsigned8Planar420, 40LL);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsigned16Planar420, 41LL);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsigned8Planar422, 42LL);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsigned16Planar422, 43LL);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsigned8Planar444, 44LL);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsigned16Planar444, 45LL);
CHECK_ENUMERATOR(cudaMemoryTypeUnregistered, 0LL);
CHECK_ENUMERATOR(cudaMemoryTypeHost, 1LL);
CHECK_ENUMERATOR(cudaMemoryTypeDevice, 2LL);
CHECK_ENUMERATOR(cudaMemoryTypeManaged, 3LL);
CHECK_ENUMERATOR(cudaMemcpyHostToHost, 0LL);
CHECK_ENUMERATOR(cudaMemcpyHostToDevice, 1LL);
CHECK_ENUMERATOR(cudaMemcpyDeviceToHost, 2LL);
CHECK_ENUMERATOR(cudaMemcpyDeviceToDevice, 3LL);
CHECK_ENUMERATOR(cudaMemcpyDefault, 4LL);
CHECK_ENUMERATOR(cudaAccessPropertyNormal, 0LL);
CHECK_ENUMERATOR(cudaAccessPropertyStreaming, 1LL);
CHECK_ENUMERATOR(cudaAccessPropertyPersisting, 2LL);
CHECK_ENUMERATOR(cudaStreamCaptureStatusNone, 0LL);
CHECK_ENUMERATOR(cudaStreamCaptureStatusActive, 1LL);
CHECK_ENUMERATOR(cudaStreamCaptureStatusInvalidated, 2LL);
CHECK_ENUMERATOR(cudaGraphRecaptureEligibleForUpdate, 0LL);
CHECK_ENUMERATOR(cudaGraphRecaptureIneligibleForUpdate, 1LL);
CHECK_ENUMERATOR(cudaGraphRecaptureError, 2LL);
CHECK_ENUMERATOR(cudaStreamCaptureModeGlobal, 0LL);
CHECK_ENUMERATOR(cudaStreamCaptureModeThreadLocal, 1LL);
CHECK_ENUMERATOR(cudaStreamCaptureModeRelaxed, 2LL);
CHECK_ENUMERATOR(cudaSyncPolicyAuto, 1LL);
CHECK_ENUMERATOR(cudaSyncPolicySpin, 2LL);
CHECK_ENUMERATOR(cudaSyncPolicyYield, 3LL);
CHECK_ENUMERATOR(cudaSyncPolicyBlockingSync, 4LL);
CHECK_ENUMERATOR(cudaClusterSchedulingPolicyDefault, 0LL);
CHECK_ENUMERATOR(cudaClusterSchedulingPolicySpread, 1LL);
CHECK_ENUMERATOR(cudaClusterSchedulingPolicyLoadBalancing, 2LL);
CHECK_ENUMERATOR(cudaClusterSchedulingPolicyRubinDsmemLocality, 3LL);
CHECK_ENUMERATOR(cudaStreamAddCaptureDependencies, 0LL);
CHECK_ENUMERATOR(cudaStreamSetCaptureDependencies, 1LL);
CHECK_ENUMERATOR(cudaUserObjectNoDestructorSync, 1LL);
CHECK_ENUMERATOR(cudaGraphUserObjectMove, 1LL);
CHECK_ENUMERATOR(cudaHostTaskBlocking, 0LL);
CHECK_ENUMERATOR(cudaHostTaskSpinWait, 1LL);
CHECK_ENUMERATOR(cudaGraphicsRegisterFlagsNone, 0LL);
CHECK_ENUMERATOR(cudaGraphicsRegisterFlagsReadOnly, 1LL);
CHECK_ENUMERATOR(cudaGraphicsRegisterFlagsWriteDiscard, 2LL);
CHECK_ENUMERATOR(cudaGraphicsRegisterFlagsSurfaceLoadStore, 4LL);
CHECK_ENUMERATOR(cudaGraphicsRegisterFlagsTextureGather, 8LL);
CHECK_ENUMERATOR(cudaGraphicsMapFlagsNone, 0LL);
CHECK_ENUMERATOR(cudaGraphicsMapFlagsReadOnly, 1LL);
CHECK_ENUMERATOR(cudaGraphicsMapFlagsWriteDiscard, 2LL);
CHECK_ENUMERATOR(cudaGraphicsCubeFacePositiveX, 0LL);
CHECK_ENUMERATOR(cudaGraphicsCubeFaceNegativeX, 1LL);
CHECK_ENUMERATOR(cudaGraphicsCubeFacePositiveY, 2LL);
CHECK_ENUMERATOR(cudaGraphicsCubeFaceNegativeY, 3LL);
CHECK_ENUMERATOR(cudaGraphicsCubeFacePositiveZ, 4LL);
CHECK_ENUMERATOR(cudaGraphicsCubeFaceNegativeZ, 5LL);
CHECK_ENUMERATOR(cudaResourceTypeArray, 0LL);
CHECK_ENUMERATOR(cudaResourceTypeMipmappedArray, 1LL);
CHECK_ENUMERATOR(cudaResourceTypeLinear, 2LL);
CHECK_ENUMERATOR(cudaResourceTypePitch2D, 3LL);
CHECK_ENUMERATOR(cudaResViewFormatNone, 0LL);
CHECK_ENUMERATOR(cudaResViewFormatUnsignedChar1, 1LL);
CHECK_ENUMERATOR(cudaResViewFormatUnsignedChar2, 2LL);
CHECK_ENUMERATOR(cudaResViewFormatUnsignedChar4, 3LL);
CHECK_ENUMERATOR(cudaResViewFormatSignedChar1, 4LL);
CHECK_ENUMERATOR(cudaResViewFormatSignedChar2, 5LL);
CHECK_ENUMERATOR(cudaResViewFormatSignedChar4, 6LL);
CHECK_ENUMERATOR(cudaResViewFormatUnsignedShort1, 7LL);
CHECK_ENUMERATOR(cudaResViewFormatUnsignedShort2, 8LL);
CHECK_ENUMERATOR(cudaResViewFormatUnsignedShort4, 9LL);
CHECK_ENUMERATOR(cudaResViewFormatSignedShort1, 10LL);
CHECK_ENUMERATOR(cudaResViewFormatSignedShort2, 11LL);
CHECK_ENUMERATOR(cudaResViewFormatSignedShort4, 12LL);
CHECK_ENUMERATOR(cudaResViewFormatUnsignedInt1, 13LL);
CHECK_ENUMERATOR(cudaResViewFormatUnsignedInt2, 14LL);
CHECK_ENUMERATOR(cudaResViewFormatUnsignedInt4, 15LL);
CHECK_ENUMERATOR(cudaResViewFormatSignedInt1, 16LL);
CHECK_ENUMERATOR(cudaResViewFormatSignedInt2, 17LL);
CHECK_ENUMERATOR(cudaResViewFormatSignedInt4, 18LL);
CHECK_ENUMERATOR(cudaResViewFormatHalf1, 19LL);
CHECK_ENUMERATOR(cudaResViewFormatHalf2, 20LL);
CHECK_ENUMERATOR(cudaResViewFormatHalf4, 21LL);
CHECK_ENUMERATOR(cudaResViewFormatFloat1, 22LL);
CHECK_ENUMERATOR(cudaResViewFormatFloat2, 23LL);
CHECK_ENUMERATOR(cudaResViewFormatFloat4, 24LL);
CHECK_ENUMERATOR(cudaResViewFormatUnsignedBlockCompressed1, 25LL);
CHECK_ENUMERATOR(cudaResViewFormatUnsignedBlockCompressed2, 26LL);
CHECK_ENUMERATOR(cudaResViewFormatUnsignedBlockCompressed3, 27LL);
CHECK_ENUMERATOR(cudaResViewFormatUnsignedBlockCompressed4, 28LL);
CHECK_ENUMERATOR(cudaResViewFormatSignedBlockCompressed4, 29LL);
CHECK_ENUMERATOR(cudaResViewFormatUnsignedBlockCompressed5, 30LL);
CHECK_ENUMERATOR(cudaResViewFormatSignedBlockCompressed5, 31LL);
CHECK_ENUMERATOR(cudaResViewFormatUnsignedBlockCompressed6H, 32LL);
CHECK_ENUMERATOR(cudaResViewFormatSignedBlockCompressed6H, 33LL);
CHECK_ENUMERATOR(cudaResViewFormatUnsignedBlockCompressed7, 34LL);
CHECK_ENUMERATOR(cudaSharedMemoryModeDefault, 0LL);
CHECK_ENUMERATOR(cudaSharedMemoryModeRequirePortable, 1LL);
CHECK_ENUMERATOR(cudaSharedMemoryModeAllowNonPortable, 2LL);
CHECK_ENUMERATOR(cudaSharedMemoryModeAllowOversizedSharedMemory, 3LL);
CHECK_ENUMERATOR(cudaSharedMemoryModePreferOversizedSharedMemory, 4LL);
CHECK_ENUMERATOR(cudaFuncAttributeMaxDynamicSharedMemorySize, 8LL);
CHECK_ENUMERATOR(cudaFuncAttributePreferredSharedMemoryCarveout, 9LL);
CHECK_ENUMERATOR(cudaFuncAttributeClusterDimMustBeSet, 10LL);
CHECK_ENUMERATOR(cudaFuncAttributeRequiredClusterWidth, 11LL);
CHECK_ENUMERATOR(cudaFuncAttributeRequiredClusterHeight, 12LL);
CHECK_ENUMERATOR(cudaFuncAttributeRequiredClusterDepth, 13LL);
CHECK_ENUMERATOR(cudaFuncAttributeNonPortableClusterSizeAllowed, 14LL);
CHECK_ENUMERATOR(cudaFuncAttributeClusterSchedulingPolicyPreference, 15LL);
CHECK_ENUMERATOR(cudaFuncAttributeSharedMemoryMode, 16LL);
CHECK_ENUMERATOR(cudaFuncAttributeMax, 17LL);
CHECK_ENUMERATOR(cudaFuncCachePreferNone, 0LL);
CHECK_ENUMERATOR(cudaFuncCachePreferShared, 1LL);
CHECK_ENUMERATOR(cudaFuncCachePreferL1, 2LL);
CHECK_ENUMERATOR(cudaFuncCachePreferEqual, 3LL);
CHECK_ENUMERATOR(cudaSharedMemBankSizeDefault, 0LL);
CHECK_ENUMERATOR(cudaSharedMemBankSizeFourByte, 1LL);
CHECK_ENUMERATOR(cudaSharedMemBankSizeEightByte, 2LL);
CHECK_ENUMERATOR(cudaSharedmemCarveoutDefault, -1LL);
CHECK_ENUMERATOR(cudaSharedmemCarveoutMaxShared, 100LL);
CHECK_ENUMERATOR(cudaSharedmemCarveoutMaxL1, 0LL);
CHECK_ENUMERATOR(cudaComputeModeDefault, 0LL);
CHECK_ENUMERATOR(cudaComputeModeExclusive, 1LL);
CHECK_ENUMERATOR(cudaComputeModeProhibited, 2LL);
CHECK_ENUMERATOR(cudaComputeModeExclusiveProcess, 3LL);
CHECK_ENUMERATOR(cudaLimitStackSize, 0LL);
CHECK_ENUMERATOR(cudaLimitPrintfFifoSize, 1LL);
CHECK_ENUMERATOR(cudaLimitMallocHeapSize, 2LL);
CHECK_ENUMERATOR(cudaLimitDevRuntimeSyncDepth, 3LL);
CHECK_ENUMERATOR(cudaLimitDevRuntimePendingLaunchCount, 4LL);
CHECK_ENUMERATOR(cudaLimitMaxL2FetchGranularity, 5LL);
CHECK_ENUMERATOR(cudaLimitPersistingL2CacheSize, 6LL);
CHECK_ENUMERATOR(cudaLimitPerBlockMemorySize, 10LL);
CHECK_ENUMERATOR(cudaMemAdviseSetReadMostly, 1LL);
CHECK_ENUMERATOR(cudaMemAdviseUnsetReadMostly, 2LL);
CHECK_ENUMERATOR(cudaMemAdviseSetPreferredLocation, 3LL);
CHECK_ENUMERATOR(cudaMemAdviseUnsetPreferredLocation, 4LL);
CHECK_ENUMERATOR(cudaMemAdviseSetAccessedBy, 5LL);
CHECK_ENUMERATOR(cudaMemAdviseUnsetAccessedBy, 6LL);
CHECK_ENUMERATOR(cudaMemRangeAttributeReadMostly, 1LL);
CHECK_ENUMERATOR(cudaMemRangeAttributePreferredLocation, 2LL);
CHECK_ENUMERATOR(cudaMemRangeAttributeAccessedBy, 3LL);
CHECK_ENUMERATOR(cudaMemRangeAttributeLastPrefetchLocation, 4LL);
CHECK_ENUMERATOR(cudaMemRangeAttributePreferredLocationType, 5LL);
CHECK_ENUMERATOR(cudaMemRangeAttributePreferredLocationId, 6LL);
CHECK_ENUMERATOR(cudaMemRangeAttributeLastPrefetchLocationType, 7LL);
CHECK_ENUMERATOR(cudaMemRangeAttributeLastPrefetchLocationId, 8LL);
CHECK_ENUMERATOR(cudaFlushGPUDirectRDMAWritesOptionHost, 1LL);
CHECK_ENUMERATOR(cudaFlushGPUDirectRDMAWritesOptionMemOps, 2LL);
CHECK_ENUMERATOR(cudaGPUDirectRDMAWritesOrderingNone, 0LL);
CHECK_ENUMERATOR(cudaGPUDirectRDMAWritesOrderingOwner, 100LL);
CHECK_ENUMERATOR(cudaGPUDirectRDMAWritesOrderingAllDevices, 200LL);
CHECK_ENUMERATOR(cudaFlushGPUDirectRDMAWritesToOwner, 100LL);
CHECK_ENUMERATOR(cudaFlushGPUDirectRDMAWritesToAllDevices, 200LL);
CHECK_ENUMERATOR(cudaFlushGPUDirectRDMAWritesTargetCurrentDevice, 0LL);
CHECK_ENUMERATOR(cudaDevAttrMaxThreadsPerBlock, 1LL);
CHECK_ENUMERATOR(cudaDevAttrMaxBlockDimX, 2LL);
CHECK_ENUMERATOR(cudaDevAttrMaxBlockDimY, 3LL);
CHECK_ENUMERATOR(cudaDevAttrMaxBlockDimZ, 4LL);
CHECK_ENUMERATOR(cudaDevAttrMaxGridDimX, 5LL);
CHECK_ENUMERATOR(cudaDevAttrMaxGridDimY, 6LL);
CHECK_ENUMERATOR(cudaDevAttrMaxGridDimZ, 7LL);
CHECK_ENUMERATOR(cudaDevAttrMaxSharedMemoryPerBlock, 8LL);
CHECK_ENUMERATOR(cudaDevAttrTotalConstantMemory, 9LL);
CHECK_ENUMERATOR(cudaDevAttrWarpSize, 10LL);
CHECK_ENUMERATOR(cudaDevAttrMaxPitch, 11LL);
CHECK_ENUMERATOR(cudaDevAttrMaxRegistersPerBlock, 12LL);
CHECK_ENUMERATOR(cudaDevAttrClockRate, 13LL);
CHECK_ENUMERATOR(cudaDevAttrTextureAlignment, 14LL);
CHECK_ENUMERATOR(cudaDevAttrGpuOverlap, 15LL);
CHECK_ENUMERATOR(cudaDevAttrMultiProcessorCount, 16LL);
CHECK_ENUMERATOR(cudaDevAttrKernelExecTimeout, 17LL);
CHECK_ENUMERATOR(cudaDevAttrIntegrated, 18LL);
CHECK_ENUMERATOR(cudaDevAttrCanMapHostMemory, 19LL);
CHECK_ENUMERATOR(cudaDevAttrComputeMode, 20LL);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture1DWidth, 21LL);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture2DWidth, 22LL);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture2DHeight, 23LL);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture3DWidth, 24LL);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture3DHeight, 25LL);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture3DDepth, 26LL);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture2DLayeredWidth, 27LL);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture2DLayeredHeight, 28LL);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture2DLayeredLayers, 29LL);
CHECK_ENUMERATOR(cudaDevAttrSurfaceAlignment, 30LL);
CHECK_ENUMERATOR(cudaDevAttrConcurrentKernels, 31LL);
CHECK_ENUMERATOR(cudaDevAttrEccEnabled, 32LL);
CHECK_ENUMERATOR(cudaDevAttrPciBusId, 33LL);
CHECK_ENUMERATOR(cudaDevAttrPciDeviceId, 34LL);
CHECK_ENUMERATOR(cudaDevAttrTccDriver, 35LL);
CHECK_ENUMERATOR(cudaDevAttrMemoryClockRate, 36LL);
CHECK_ENUMERATOR(cudaDevAttrGlobalMemoryBusWidth, 37LL);
CHECK_ENUMERATOR(cudaDevAttrL2CacheSize, 38LL);
CHECK_ENUMERATOR(cudaDevAttrMaxThreadsPerMultiProcessor, 39LL);
CHECK_ENUMERATOR(cudaDevAttrAsyncEngineCount, 40LL);
CHECK_ENUMERATOR(cudaDevAttrUnifiedAddressing, 41LL);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture1DLayeredWidth, 42LL);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture1DLayeredLayers, 43LL);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture2DGatherWidth, 45LL);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture2DGatherHeight, 46LL);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture3DWidthAlt, 47LL);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture3DHeightAlt, 48LL);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture3DDepthAlt, 49LL);
CHECK_ENUMERATOR(cudaDevAttrPciDomainId, 50LL);
CHECK_ENUMERATOR(cudaDevAttrTexturePitchAlignment, 51LL);
CHECK_ENUMERATOR(cudaDevAttrMaxTextureCubemapWidth, 52LL);
CHECK_ENUMERATOR(cudaDevAttrMaxTextureCubemapLayeredWidth, 53LL);
CHECK_ENUMERATOR(cudaDevAttrMaxTextureCubemapLayeredLayers, 54LL);
CHECK_ENUMERATOR(cudaDevAttrMaxSurface1DWidth, 55LL);
CHECK_ENUMERATOR(cudaDevAttrMaxSurface2DWidth, 56LL);
CHECK_ENUMERATOR(cudaDevAttrMaxSurface2DHeight, 57LL);
CHECK_ENUMERATOR(cudaDevAttrMaxSurface3DWidth, 58LL);
CHECK_ENUMERATOR(cudaDevAttrMaxSurface3DHeight, 59LL);
CHECK_ENUMERATOR(cudaDevAttrMaxSurface3DDepth, 60LL);
CHECK_ENUMERATOR(cudaDevAttrMaxSurface1DLayeredWidth, 61LL);
CHECK_ENUMERATOR(cudaDevAttrMaxSurface1DLayeredLayers, 62LL);
CHECK_ENUMERATOR(cudaDevAttrMaxSurface2DLayeredWidth, 63LL);
CHECK_ENUMERATOR(cudaDevAttrMaxSurface2DLayeredHeight, 64LL);
CHECK_ENUMERATOR(cudaDevAttrMaxSurface2DLayeredLayers, 65LL);
CHECK_ENUMERATOR(cudaDevAttrMaxSurfaceCubemapWidth, 66LL);
CHECK_ENUMERATOR(cudaDevAttrMaxSurfaceCubemapLayeredWidth, 67LL);
CHECK_ENUMERATOR(cudaDevAttrMaxSurfaceCubemapLayeredLayers, 68LL);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture1DLinearWidth, 69LL);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture2DLinearWidth, 70LL);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture2DLinearHeight, 71LL);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture2DLinearPitch, 72LL);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture2DMipmappedWidth, 73LL);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture2DMipmappedHeight, 74LL);
CHECK_ENUMERATOR(cudaDevAttrComputeCapabilityMajor, 75LL);
CHECK_ENUMERATOR(cudaDevAttrComputeCapabilityMinor, 76LL);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture1DMipmappedWidth, 77LL);
CHECK_ENUMERATOR(cudaDevAttrStreamPrioritiesSupported, 78LL);
CHECK_ENUMERATOR(cudaDevAttrGlobalL1CacheSupported, 79LL);
CHECK_ENUMERATOR(cudaDevAttrLocalL1CacheSupported, 80LL);
CHECK_ENUMERATOR(cudaDevAttrMaxSharedMemoryPerMultiprocessor, 81LL);
CHECK_ENUMERATOR(cudaDevAttrMaxRegistersPerMultiprocessor, 82LL);
CHECK_ENUMERATOR(cudaDevAttrManagedMemory, 83LL);
CHECK_ENUMERATOR(cudaDevAttrIsMultiGpuBoard, 84LL);
CHECK_ENUMERATOR(cudaDevAttrMultiGpuBoardGroupID, 85LL);
CHECK_ENUMERATOR(cudaDevAttrHostNativeAtomicSupported, 86LL);
CHECK_ENUMERATOR(cudaDevAttrSingleToDoublePrecisionPerfRatio, 87LL);
CHECK_ENUMERATOR(cudaDevAttrPageableMemoryAccess, 88LL);
CHECK_ENUMERATOR(cudaDevAttrConcurrentManagedAccess, 89LL);
CHECK_ENUMERATOR(cudaDevAttrComputePreemptionSupported, 90LL);
CHECK_ENUMERATOR(cudaDevAttrCanUseHostPointerForRegisteredMem, 91LL);
CHECK_ENUMERATOR(cudaDevAttrReserved92, 92LL);
CHECK_ENUMERATOR(cudaDevAttrReserved93, 93LL);
CHECK_ENUMERATOR(cudaDevAttrReserved94, 94LL);
CHECK_ENUMERATOR(cudaDevAttrCooperativeLaunch, 95LL);
CHECK_ENUMERATOR(cudaDevAttrReserved96, 96LL);
CHECK_ENUMERATOR(cudaDevAttrMaxSharedMemoryPerBlockOptin, 97LL);
CHECK_ENUMERATOR(cudaDevAttrCanFlushRemoteWrites, 98LL);
CHECK_ENUMERATOR(cudaDevAttrHostRegisterSupported, 99LL);
CHECK_ENUMERATOR(cudaDevAttrPageableMemoryAccessUsesHostPageTables, 100LL);
CHECK_ENUMERATOR(cudaDevAttrDirectManagedMemAccessFromHost, 101LL);
CHECK_ENUMERATOR(cudaDevAttrMaxBlocksPerMultiprocessor, 106LL);
CHECK_ENUMERATOR(cudaDevAttrMaxPersistingL2CacheSize, 108LL);
CHECK_ENUMERATOR(cudaDevAttrMaxAccessPolicyWindowSize, 109LL);
CHECK_ENUMERATOR(cudaDevAttrReservedSharedMemoryPerBlock, 111LL);
CHECK_ENUMERATOR(cudaDevAttrSparseCudaArraySupported, 112LL);
CHECK_ENUMERATOR(cudaDevAttrHostRegisterReadOnlySupported, 113LL);
CHECK_ENUMERATOR(cudaDevAttrTimelineSemaphoreInteropSupported, 114LL);
CHECK_ENUMERATOR(cudaDevAttrMemoryPoolsSupported, 115LL);
CHECK_ENUMERATOR(cudaDevAttrGPUDirectRDMASupported, 116LL);
CHECK_ENUMERATOR(cudaDevAttrGPUDirectRDMAFlushWritesOptions, 117LL);
CHECK_ENUMERATOR(cudaDevAttrGPUDirectRDMAWritesOrdering, 118LL);
CHECK_ENUMERATOR(cudaDevAttrMemoryPoolSupportedHandleTypes, 119LL);
CHECK_ENUMERATOR(cudaDevAttrClusterLaunch, 120LL);
CHECK_ENUMERATOR(cudaDevAttrDeferredMappingCudaArraySupported, 121LL);
CHECK_ENUMERATOR(cudaDevAttrReserved122, 122LL);
CHECK_ENUMERATOR(cudaDevAttrReserved123, 123LL);
CHECK_ENUMERATOR(cudaDevAttrReserved124, 124LL);
CHECK_ENUMERATOR(cudaDevAttrIpcEventSupport, 125LL);
CHECK_ENUMERATOR(cudaDevAttrMemSyncDomainCount, 126LL);
CHECK_ENUMERATOR(cudaDevAttrReserved127, 127LL);
CHECK_ENUMERATOR(cudaDevAttrReserved128, 128LL);
CHECK_ENUMERATOR(cudaDevAttrReserved129, 129LL);
CHECK_ENUMERATOR(cudaDevAttrNumaConfig, 130LL);
CHECK_ENUMERATOR(cudaDevAttrNumaId, 131LL);
CHECK_ENUMERATOR(cudaDevAttrReserved132, 132LL);
CHECK_ENUMERATOR(cudaDevAttrMpsEnabled, 133LL);
CHECK_ENUMERATOR(cudaDevAttrHostNumaId, 134LL);
CHECK_ENUMERATOR(cudaDevAttrD3D12CigSupported, 135LL);
CHECK_ENUMERATOR(cudaDevAttrVulkanCigSupported, 138LL);
CHECK_ENUMERATOR(cudaDevAttrGpuPciDeviceId, 139LL);
CHECK_ENUMERATOR(cudaDevAttrGpuPciSubsystemId, 140LL);
CHECK_ENUMERATOR(cudaDevAttrReserved141, 141LL);
CHECK_ENUMERATOR(cudaDevAttrHostNumaMemoryPoolsSupported, 142LL);
CHECK_ENUMERATOR(cudaDevAttrHostNumaMultinodeIpcSupported, 143LL);
CHECK_ENUMERATOR(cudaDevAttrHostMemoryPoolsSupported, 144LL);
CHECK_ENUMERATOR(cudaDevAttrReserved145, 145LL);
CHECK_ENUMERATOR(cudaDevAttrOnlyPartialHostNativeAtomicSupported, 147LL);
CHECK_ENUMERATOR(cudaDevAttrAtomicReductionSupported, 148LL);
CHECK_ENUMERATOR(cudaDevAttrLocalityDomainCount, 149LL);
CHECK_ENUMERATOR(cudaDevAttrOversizedSharedMemoryPerBlock, 150LL);
CHECK_ENUMERATOR(cudaDevAttrCigStreamsSupported, 151LL);
CHECK_ENUMERATOR(cudaDevAttrLocalityDomainMultiprocessorCount, 157LL);
CHECK_ENUMERATOR(cudaDevAttrTensorMapLargeTensorMinSize, 160LL);
CHECK_ENUMERATOR(cudaDevAttrMax, 161LL);
CHECK_ENUMERATOR(cudaMemPoolReuseFollowEventDependencies, 1LL);
CHECK_ENUMERATOR(cudaMemPoolReuseAllowOpportunistic, 2LL);
CHECK_ENUMERATOR(cudaMemPoolReuseAllowInternalDependencies, 3LL);
CHECK_ENUMERATOR(cudaMemPoolAttrReleaseThreshold, 4LL);
CHECK_ENUMERATOR(cudaMemPoolAttrReservedMemCurrent, 5LL);
CHECK_ENUMERATOR(cudaMemPoolAttrReservedMemHigh, 6LL);
CHECK_ENUMERATOR(cudaMemPoolAttrUsedMemCurrent, 7LL);
CHECK_ENUMERATOR(cudaMemPoolAttrUsedMemHigh, 8LL);
CHECK_ENUMERATOR(cudaMemPoolAttrAllocationType, 9LL);
CHECK_ENUMERATOR(cudaMemPoolAttrExportHandleTypes, 10LL);
CHECK_ENUMERATOR(cudaMemPoolAttrLocationId, 11LL);
CHECK_ENUMERATOR(cudaMemPoolAttrLocationType, 12LL);
CHECK_ENUMERATOR(cudaMemPoolAttrMaxPoolSize, 13LL);
CHECK_ENUMERATOR(cudaMemPoolAttrHwDecompressEnabled, 14LL);
CHECK_ENUMERATOR(cudaMemPoolAttrLocalityDomainId, 15LL);
CHECK_ENUMERATOR(cudaMemLocationTypeInvalid, 0LL);
CHECK_ENUMERATOR(cudaMemLocationTypeNone, 0LL);
CHECK_ENUMERATOR(cudaMemLocationTypeDevice, 1LL);
CHECK_ENUMERATOR(cudaMemLocationTypeHost, 2LL);
CHECK_ENUMERATOR(cudaMemLocationTypeHostNuma, 3LL);
CHECK_ENUMERATOR(cudaMemLocationTypeHostNumaCurrent, 4LL);
CHECK_ENUMERATOR(cudaMemLocationTypeInvisible, 5LL);
CHECK_ENUMERATOR(cudaMemLocationTypeDeviceLocalityDomain, 6LL);
CHECK_ENUMERATOR(cudaMemAccessFlagsProtNone, 0LL);
CHECK_ENUMERATOR(cudaMemAccessFlagsProtRead, 1LL);
CHECK_ENUMERATOR(cudaMemAccessFlagsProtReadWrite, 3LL);
CHECK_ENUMERATOR(cudaMemAllocationTypeInvalid, 0LL);
CHECK_ENUMERATOR(cudaMemAllocationTypePinned, 1LL);
CHECK_ENUMERATOR(cudaMemAllocationTypeManaged, 2LL);
CHECK_ENUMERATOR(cudaMemAllocationTypeMax, 2147483647LL);
CHECK_ENUMERATOR(cudaMemHandleTypeNone, 0LL);
CHECK_ENUMERATOR(cudaMemHandleTypePosixFileDescriptor, 1LL);
CHECK_ENUMERATOR(cudaMemHandleTypeWin32, 2LL);
CHECK_ENUMERATOR(cudaMemHandleTypeWin32Kmt, 4LL);
CHECK_ENUMERATOR(cudaMemHandleTypeFabric, 8LL);
CHECK_ENUMERATOR(cudaGraphMemAttrUsedMemCurrent, 0LL);
CHECK_ENUMERATOR(cudaGraphMemAttrUsedMemHigh, 1LL);
CHECK_ENUMERATOR(cudaGraphMemAttrReservedMemCurrent, 2LL);
CHECK_ENUMERATOR(cudaGraphMemAttrReservedMemHigh, 3LL);
CHECK_ENUMERATOR(cudaMemcpyFlagDefault, 0LL);
CHECK_ENUMERATOR(cudaMemcpyFlagPreferOverlapWithCompute, 1LL);
CHECK_ENUMERATOR(cudaMemcpySrcAccessOrderInvalid, 0LL);
CHECK_ENUMERATOR(cudaMemcpySrcAccessOrderStream, 1LL);
CHECK_ENUMERATOR(cudaMemcpySrcAccessOrderDuringApiCall, 2LL);
CHECK_ENUMERATOR(cudaMemcpySrcAccessOrderAny, 3LL);
CHECK_ENUMERATOR(cudaMemcpySrcAccessOrderMax, 2147483647LL);
CHECK_ENUMERATOR(cudaMemcpyOperandTypePointer, 1LL);
CHECK_ENUMERATOR(cudaMemcpyOperandTypeArray, 2LL);
CHECK_ENUMERATOR(cudaMemcpyOperandTypeMax, 2147483647LL);
CHECK_ENUMERATOR(cudaDevP2PAttrPerformanceRank, 1LL);
CHECK_ENUMERATOR(cudaDevP2PAttrAccessSupported, 2LL);
CHECK_ENUMERATOR(cudaDevP2PAttrNativeAtomicSupported, 3LL);
CHECK_ENUMERATOR(cudaDevP2PAttrCudaArrayAccessSupported, 4LL);
CHECK_ENUMERATOR(cudaDevP2PAttrOnlyPartialNativeAtomicSupported, 5LL);
CHECK_ENUMERATOR(cudaAtomicOperationIntegerAdd, 0LL);
CHECK_ENUMERATOR(cudaAtomicOperationIntegerMin, 1LL);
CHECK_ENUMERATOR(cudaAtomicOperationIntegerMax, 2LL);
CHECK_ENUMERATOR(cudaAtomicOperationIntegerIncrement, 3LL);
CHECK_ENUMERATOR(cudaAtomicOperationIntegerDecrement, 4LL);
CHECK_ENUMERATOR(cudaAtomicOperationAnd, 5LL);
CHECK_ENUMERATOR(cudaAtomicOperationOr, 6LL);
CHECK_ENUMERATOR(cudaAtomicOperationXOR, 7LL);
CHECK_ENUMERATOR(cudaAtomicOperationExchange, 8LL);
CHECK_ENUMERATOR(cudaAtomicOperationCAS, 9LL);
CHECK_ENUMERATOR(cudaAtomicOperationFloatAdd, 10LL);
CHECK_ENUMERATOR(cudaAtomicOperationFloatMin, 11LL);
CHECK_ENUMERATOR(cudaAtomicOperationFloatMax, 12LL);
CHECK_ENUMERATOR(cudaAtomicCapabilitySigned, 1LL);
CHECK_ENUMERATOR(cudaAtomicCapabilityUnsigned, 2LL);
CHECK_ENUMERATOR(cudaAtomicCapabilityReduction, 4LL);
CHECK_ENUMERATOR(cudaAtomicCapabilityScalar32, 8LL);
CHECK_ENUMERATOR(cudaAtomicCapabilityScalar64, 16LL);
CHECK_ENUMERATOR(cudaAtomicCapabilityScalar128, 32LL);
CHECK_ENUMERATOR(cudaAtomicCapabilityVector32x4, 64LL);
CHECK_ENUMERATOR(cudaExternalMemoryHandleTypeOpaqueFd, 1LL);
CHECK_ENUMERATOR(cudaExternalMemoryHandleTypeOpaqueWin32, 2LL);
CHECK_ENUMERATOR(cudaExternalMemoryHandleTypeOpaqueWin32Kmt, 3LL);
CHECK_ENUMERATOR(cudaExternalMemoryHandleTypeD3D12Heap, 4LL);
CHECK_ENUMERATOR(cudaExternalMemoryHandleTypeD3D12Resource, 5LL);
CHECK_ENUMERATOR(cudaExternalMemoryHandleTypeD3D11Resource, 6LL);
CHECK_ENUMERATOR(cudaExternalMemoryHandleTypeD3D11ResourceKmt, 7LL);
CHECK_ENUMERATOR(cudaExternalMemoryHandleTypeNvSciBuf, 8LL);
CHECK_ENUMERATOR(cudaExternalSemaphoreHandleTypeOpaqueFd, 1LL);
CHECK_ENUMERATOR(cudaExternalSemaphoreHandleTypeOpaqueWin32, 2LL);
CHECK_ENUMERATOR(cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt, 3LL);
CHECK_ENUMERATOR(cudaExternalSemaphoreHandleTypeD3D12Fence, 4LL);
CHECK_ENUMERATOR(cudaExternalSemaphoreHandleTypeD3D11Fence, 5LL);
CHECK_ENUMERATOR(cudaExternalSemaphoreHandleTypeNvSciSync, 6LL);
CHECK_ENUMERATOR(cudaExternalSemaphoreHandleTypeKeyedMutex, 7LL);
CHECK_ENUMERATOR(cudaExternalSemaphoreHandleTypeKeyedMutexKmt, 8LL);
CHECK_ENUMERATOR(cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd, 9LL);
CHECK_ENUMERATOR(cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32, 10LL);
CHECK_ENUMERATOR(cudaDevSmResourceGroupDefault, 0LL);
CHECK_ENUMERATOR(cudaDevSmResourceGroupBackfill, 1LL);
CHECK_ENUMERATOR(cudaDevSmResourceGroupLocalityDomainId, 2LL);
CHECK_ENUMERATOR(cudaDevSmResourceGroupLocalityDomainSupplementalSms, 4LL);
CHECK_ENUMERATOR(cudaDevSmResourceSplitIgnoreSmCoscheduling, 1LL);
CHECK_ENUMERATOR(cudaDevSmResourceSplitMaxPotentialClusterSize, 2LL);
CHECK_ENUMERATOR(cudaDevResourceTypeInvalid, 0LL);
CHECK_ENUMERATOR(cudaDevResourceTypeSm, 1LL);
CHECK_ENUMERATOR(cudaDevResourceTypeWorkqueueConfig, 1000LL);
CHECK_ENUMERATOR(cudaDevResourceTypeWorkqueue, 10000LL);
CHECK_ENUMERATOR(cudaDevWorkqueueConfigScopeDeviceCtx, 0LL);
CHECK_ENUMERATOR(cudaDevWorkqueueConfigScopeGreenCtxBalanced, 1LL);
CHECK_ENUMERATOR(cudaJitMaxRegisters, 0LL);
CHECK_ENUMERATOR(cudaJitThreadsPerBlock, 1LL);
CHECK_ENUMERATOR(cudaJitWallTime, 2LL);
CHECK_ENUMERATOR(cudaJitInfoLogBuffer, 3LL);
CHECK_ENUMERATOR(cudaJitInfoLogBufferSizeBytes, 4LL);
CHECK_ENUMERATOR(cudaJitErrorLogBuffer, 5LL);
CHECK_ENUMERATOR(cudaJitErrorLogBufferSizeBytes, 6LL);
CHECK_ENUMERATOR(cudaJitOptimizationLevel, 7LL);
CHECK_ENUMERATOR(cudaJitFallbackStrategy, 10LL);
CHECK_ENUMERATOR(cudaJitGenerateDebugInfo, 11LL);
CHECK_ENUMERATOR(cudaJitLogVerbose, 12LL);
CHECK_ENUMERATOR(cudaJitGenerateLineInfo, 13LL);
CHECK_ENUMERATOR(cudaJitCacheMode, 14LL);
CHECK_ENUMERATOR(cudaJitPositionIndependentCode, 30LL);
CHECK_ENUMERATOR(cudaJitMinCtaPerSm, 31LL);
CHECK_ENUMERATOR(cudaJitMaxThreadsPerBlock, 32LL);
CHECK_ENUMERATOR(cudaJitOverrideDirectiveValues, 33LL);
CHECK_ENUMERATOR(cudaLibraryHostUniversalFunctionAndDataTable, 0LL);
CHECK_ENUMERATOR(cudaLibraryBinaryIsPreserved, 1LL);
CHECK_ENUMERATOR(cudaJitCacheOptionNone, 0LL);
CHECK_ENUMERATOR(cudaJitCacheOptionCG, 1LL);
CHECK_ENUMERATOR(cudaJitCacheOptionCA, 2LL);
CHECK_ENUMERATOR(cudaPreferPtx, 0LL);
CHECK_ENUMERATOR(cudaPreferBinary, 1LL);
CHECK_ENUMERATOR(cudaCGScopeInvalid, 0LL);
CHECK_ENUMERATOR(cudaCGScopeGrid, 1LL);
CHECK_ENUMERATOR(cudaCGScopeReserved, 2LL);
CHECK_ENUMERATOR(cudaKernelFunctionTypeUnspecified, 0LL);
CHECK_ENUMERATOR(cudaKernelFunctionTypeDeviceEntry, 1LL);
CHECK_ENUMERATOR(cudaKernelFunctionTypeKernel, 2LL);
CHECK_ENUMERATOR(cudaKernelFunctionTypeFunction, 3LL);
CHECK_ENUMERATOR(cudaGraphCondAssignDefault, 1LL);
CHECK_ENUMERATOR(cudaGraphCondTypeIf, 0LL);
CHECK_ENUMERATOR(cudaGraphCondTypeWhile, 1LL);
CHECK_ENUMERATOR(cudaGraphCondTypeSwitch, 2LL);
CHECK_ENUMERATOR(cudaGraphNodeTypeKernel, 0LL);
CHECK_ENUMERATOR(cudaGraphNodeTypeMemcpy, 1LL);
CHECK_ENUMERATOR(cudaGraphNodeTypeMemset, 2LL);
CHECK_ENUMERATOR(cudaGraphNodeTypeHost, 3LL);
CHECK_ENUMERATOR(cudaGraphNodeTypeGraph, 4LL);
CHECK_ENUMERATOR(cudaGraphNodeTypeEmpty, 5LL);
CHECK_ENUMERATOR(cudaGraphNodeTypeWaitEvent, 6LL);
CHECK_ENUMERATOR(cudaGraphNodeTypeEventRecord, 7LL);
CHECK_ENUMERATOR(cudaGraphNodeTypeExtSemaphoreSignal, 8LL);
CHECK_ENUMERATOR(cudaGraphNodeTypeExtSemaphoreWait, 9LL);
CHECK_ENUMERATOR(cudaGraphNodeTypeMemAlloc, 10LL);
CHECK_ENUMERATOR(cudaGraphNodeTypeMemFree, 11LL);
CHECK_ENUMERATOR(cudaGraphNodeTypeConditional, 13LL);
CHECK_ENUMERATOR(cudaGraphNodeTypeMemcpyBatch, 14LL);
CHECK_ENUMERATOR(cudaGraphNodeTypeReserved16, 16LL);
CHECK_ENUMERATOR(cudaGraphNodeTypeExternalEngine, 17LL);
CHECK_ENUMERATOR(cudaGraphNodeTypeCount, 18LL);
CHECK_ENUMERATOR(cudaGraphChildGraphOwnershipClone, 0LL);
CHECK_ENUMERATOR(cudaGraphChildGraphOwnershipMove, 1LL);
CHECK_ENUMERATOR(cudaGraphChildGraphOwnershipInvalid, -1LL);
CHECK_ENUMERATOR(cudaGraphDependencyTypeDefault, 0LL);
CHECK_ENUMERATOR(cudaGraphDependencyTypeProgrammatic, 1LL);
CHECK_ENUMERATOR(cudaGraphExecUpdateSuccess, 0LL);
CHECK_ENUMERATOR(cudaGraphExecUpdateError, 1LL);
CHECK_ENUMERATOR(cudaGraphExecUpdateErrorTopologyChanged, 2LL);
CHECK_ENUMERATOR(cudaGraphExecUpdateErrorNodeTypeChanged, 3LL);
CHECK_ENUMERATOR(cudaGraphExecUpdateErrorFunctionChanged, 4LL);
CHECK_ENUMERATOR(cudaGraphExecUpdateErrorParametersChanged, 5LL);
CHECK_ENUMERATOR(cudaGraphExecUpdateErrorNotSupported, 6LL);
CHECK_ENUMERATOR(cudaGraphExecUpdateErrorUnsupportedFunctionChange, 7LL);
CHECK_ENUMERATOR(cudaGraphExecUpdateErrorAttributesChanged, 8LL);
CHECK_ENUMERATOR(cudaGraphInstantiateSuccess, 0LL);
CHECK_ENUMERATOR(cudaGraphInstantiateError, 1LL);
CHECK_ENUMERATOR(cudaGraphInstantiateInvalidStructure, 2LL);
CHECK_ENUMERATOR(cudaGraphInstantiateNodeOperationNotSupported, 3LL);
CHECK_ENUMERATOR(cudaGraphInstantiateMultipleDevicesNotSupported, 4LL);
CHECK_ENUMERATOR(cudaGraphInstantiateConditionalHandleUnused, 5LL);
CHECK_ENUMERATOR(cudaGraphKernelNodeFieldInvalid, 0LL);
CHECK_ENUMERATOR(cudaGraphKernelNodeFieldGridDim, 1LL);
CHECK_ENUMERATOR(cudaGraphKernelNodeFieldParam, 2LL);
CHECK_ENUMERATOR(cudaGraphKernelNodeFieldEnabled, 3LL);
CHECK_ENUMERATOR(cudaEnableDefault, 0LL);
CHECK_ENUMERATOR(cudaEnableLegacyStream, 1LL);
CHECK_ENUMERATOR(cudaEnablePerThreadDefaultStream, 2LL);
CHECK_ENUMERATOR(cudaDriverEntryPointSuccess, 0LL);
CHECK_ENUMERATOR(cudaDriverEntryPointSymbolNotFound, 1LL);
CHECK_ENUMERATOR(cudaDriverEntryPointVersionNotSufficent, 2LL);
CHECK_ENUMERATOR(cudaGraphDebugDotFlagsVerbose, 1LL);
CHECK_ENUMERATOR(cudaGraphDebugDotFlagsKernelNodeParams, 4LL);
CHECK_ENUMERATOR(cudaGraphDebugDotFlagsMemcpyNodeParams, 8LL);
CHECK_ENUMERATOR(cudaGraphDebugDotFlagsMemsetNodeParams, 16LL);
CHECK_ENUMERATOR(cudaGraphDebugDotFlagsHostNodeParams, 32LL);
CHECK_ENUMERATOR(cudaGraphDebugDotFlagsEventNodeParams, 64LL);
CHECK_ENUMERATOR(cudaGraphDebugDotFlagsExtSemasSignalNodeParams, 128LL);
CHECK_ENUMERATOR(cudaGraphDebugDotFlagsExtSemasWaitNodeParams, 256LL);
CHECK_ENUMERATOR(cudaGraphDebugDotFlagsKernelNodeAttributes, 512LL);
CHECK_ENUMERATOR(cudaGraphDebugDotFlagsHandles, 1024LL);
CHECK_ENUMERATOR(cudaGraphDebugDotFlagsConditionalNodeParams, 32768LL);
CHECK_ENUMERATOR(cudaGraphDebugDotFlagsMemcpyBatchNodeParams, 65536LL);
CHECK_ENUMERATOR(cudaGraphInstantiateFlagAutoFreeOnLaunch, 1LL);
CHECK_ENUMERATOR(cudaGraphInstantiateFlagUpload, 2LL);
CHECK_ENUMERATOR(cudaGraphInstantiateFlagDeviceLaunch, 4LL);
CHECK_ENUMERATOR(cudaGraphInstantiateFlagUseNodePriority, 8LL);
CHECK_ENUMERATOR(cudaLaunchMemSyncDomainDefault, 0LL);
CHECK_ENUMERATOR(cudaLaunchMemSyncDomainRemote, 1LL);
CHECK_ENUMERATOR(cudaLaunchPortableClusterModeDefault, 0LL);
CHECK_ENUMERATOR(cudaLaunchPortableClusterModeRequirePortable, 1LL);
CHECK_ENUMERATOR(cudaLaunchPortableClusterModeAllowNonPortable, 2LL);
CHECK_ENUMERATOR(cudaLaunchAttributeIgnore, 0LL);
CHECK_ENUMERATOR(cudaLaunchAttributeAccessPolicyWindow, 1LL);
CHECK_ENUMERATOR(cudaLaunchAttributeCooperative, 2LL);
CHECK_ENUMERATOR(cudaLaunchAttributeSynchronizationPolicy, 3LL);
CHECK_ENUMERATOR(cudaLaunchAttributeClusterDimension, 4LL);
CHECK_ENUMERATOR(cudaLaunchAttributeClusterSchedulingPolicyPreference, 5LL);
CHECK_ENUMERATOR(cudaLaunchAttributeProgrammaticStreamSerialization, 6LL);
CHECK_ENUMERATOR(cudaLaunchAttributeProgrammaticEvent, 7LL);
CHECK_ENUMERATOR(cudaLaunchAttributePriority, 8LL);
CHECK_ENUMERATOR(cudaLaunchAttributeMemSyncDomainMap, 9LL);
CHECK_ENUMERATOR(cudaLaunchAttributeMemSyncDomain, 10LL);
CHECK_ENUMERATOR(cudaLaunchAttributePreferredClusterDimension, 11LL);
CHECK_ENUMERATOR(cudaLaunchAttributeLaunchCompletionEvent, 12LL);
CHECK_ENUMERATOR(cudaLaunchAttributeDeviceUpdatableKernelNode, 13LL);
CHECK_ENUMERATOR(cudaLaunchAttributePreferredSharedMemoryCarveout, 14LL);
CHECK_ENUMERATOR(cudaLaunchAttributeNvlinkUtilCentricScheduling, 16LL);
CHECK_ENUMERATOR(cudaLaunchAttributePortableClusterSizeMode, 17LL);
CHECK_ENUMERATOR(cudaLaunchAttributeSharedMemoryMode, 18LL);
CHECK_ENUMERATOR(cudaDeviceNumaConfigNone, 0LL);
CHECK_ENUMERATOR(cudaDeviceNumaConfigNumaNode, 1LL);
CHECK_ENUMERATOR(cudaAsyncNotificationTypeOverBudget, 1LL);
CHECK_ENUMERATOR(cudaLogLevelError, 0LL);
CHECK_ENUMERATOR(cudaLogLevelWarning, 1LL);
CHECK_ENUMERATOR(cudaFabricOpStatusSourceMbarrierV1, 0LL);
CHECK_ENUMERATOR(cudaFabricOpStatusSourceMax, 2147483647LL);
CHECK_ENUMERATOR(cudaFabricOpStatusInfoSuccess, 0LL);
CHECK_ENUMERATOR(cudaFabricOpStatusInfoLast, 0LL);
CHECK_ENUMERATOR(cudaFabricOpStatusInfoMax, 2147483647LL);
CHECK_ENUMERATOR(cudaBoundaryModeZero, 0LL);
CHECK_ENUMERATOR(cudaBoundaryModeClamp, 1LL);
CHECK_ENUMERATOR(cudaBoundaryModeTrap, 2LL);
CHECK_ENUMERATOR(cudaFormatModeForced, 0LL);
CHECK_ENUMERATOR(cudaFormatModeAuto, 1LL);
CHECK_ENUMERATOR(cudaAddressModeWrap, 0LL);
CHECK_ENUMERATOR(cudaAddressModeClamp, 1LL);
CHECK_ENUMERATOR(cudaAddressModeMirror, 2LL);
CHECK_ENUMERATOR(cudaAddressModeBorder, 3LL);
CHECK_ENUMERATOR(cudaFilterModePoint, 0LL);
CHECK_ENUMERATOR(cudaFilterModeLinear, 1LL);
CHECK_ENUMERATOR(cudaReadModeElementType, 0LL);
CHECK_ENUMERATOR(cudaReadModeNormalizedFloat, 1LL);
CHECK_ENUMERATOR(CUDA_R_16F, 2LL);
CHECK_ENUMERATOR(CUDA_C_16F, 6LL);
CHECK_ENUMERATOR(CUDA_R_16BF, 14LL);
CHECK_ENUMERATOR(CUDA_C_16BF, 15LL);
CHECK_ENUMERATOR(CUDA_R_32F, 0LL);
CHECK_ENUMERATOR(CUDA_C_32F, 4LL);
CHECK_ENUMERATOR(CUDA_R_64F, 1LL);
CHECK_ENUMERATOR(CUDA_C_64F, 5LL);
CHECK_ENUMERATOR(CUDA_R_4I, 16LL);
CHECK_ENUMERATOR(CUDA_C_4I, 17LL);
CHECK_ENUMERATOR(CUDA_R_4U, 18LL);
CHECK_ENUMERATOR(CUDA_C_4U, 19LL);
CHECK_ENUMERATOR(CUDA_R_8I, 3LL);
CHECK_ENUMERATOR(CUDA_C_8I, 7LL);
CHECK_ENUMERATOR(CUDA_R_8U, 8LL);
CHECK_ENUMERATOR(CUDA_C_8U, 9LL);
CHECK_ENUMERATOR(CUDA_R_16I, 20LL);
CHECK_ENUMERATOR(CUDA_C_16I, 21LL);
CHECK_ENUMERATOR(CUDA_R_16U, 22LL);
CHECK_ENUMERATOR(CUDA_C_16U, 23LL);
CHECK_ENUMERATOR(CUDA_R_32I, 10LL);
CHECK_ENUMERATOR(CUDA_C_32I, 11LL);
CHECK_ENUMERATOR(CUDA_R_32U, 12LL);
CHECK_ENUMERATOR(CUDA_C_32U, 13LL);
CHECK_ENUMERATOR(CUDA_R_64I, 24LL);
CHECK_ENUMERATOR(CUDA_C_64I, 25LL);
CHECK_ENUMERATOR(CUDA_R_64U, 26LL);
CHECK_ENUMERATOR(CUDA_C_64U, 27LL);
CHECK_ENUMERATOR(CUDA_R_8F_E4M3, 28LL);
CHECK_ENUMERATOR(CUDA_R_8F_UE4M3, 28LL);
CHECK_ENUMERATOR(CUDA_R_8F_E5M2, 29LL);
CHECK_ENUMERATOR(CUDA_R_8F_UE8M0, 30LL);
CHECK_ENUMERATOR(CUDA_R_6F_E2M3, 31LL);
CHECK_ENUMERATOR(CUDA_R_6F_E3M2, 32LL);
CHECK_ENUMERATOR(CUDA_R_4F_E2M1, 33LL);
CHECK_ENUMERATOR(CUDA_R_8F_UE5M3, 34LL);
CHECK_ENUMERATOR(CUDA_EMULATION_STRATEGY_DEFAULT, 0LL);
CHECK_ENUMERATOR(CUDA_EMULATION_STRATEGY_PERFORMANT, 1LL);
CHECK_ENUMERATOR(CUDA_EMULATION_STRATEGY_EAGER, 2LL);
CHECK_ENUMERATOR(CUDA_EMULATION_MANTISSA_CONTROL_DYNAMIC, 0LL);
CHECK_ENUMERATOR(CUDA_EMULATION_MANTISSA_CONTROL_FIXED, 1LL);
CHECK_ENUMERATOR(CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_DEFAULT, 65535LL);
CHECK_ENUMERATOR(CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NONE, 0LL);
CHECK_ENUMERATOR(CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_INFINITY, 1LL);
CHECK_ENUMERATOR(CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NAN, 2LL);
CHECK_ENUMERATOR(MAJOR_VERSION, 0LL);
CHECK_ENUMERATOR(MINOR_VERSION, 1LL);
CHECK_ENUMERATOR(PATCH_LEVEL, 2LL);
CHECK_ENUMERATOR(cudaEglFrameTypeArray, 0LL);
CHECK_ENUMERATOR(cudaEglFrameTypePitch, 1LL);
CHECK_ENUMERATOR(cudaEglResourceLocationSysmem, 0LL);
CHECK_ENUMERATOR(cudaEglResourceLocationVidmem, 1LL);
CHECK_ENUMERATOR(cudaEglColorFormatYUV420Planar, 0LL);
CHECK_ENUMERATOR(cudaEglColorFormatYUV420SemiPlanar, 1LL);
CHECK_ENUMERATOR(cudaEglColorFormatYUV422Planar, 2LL);
CHECK_ENUMERATOR(cudaEglColorFormatYUV422SemiPlanar, 3LL);
CHECK_ENUMERATOR(cudaEglColorFormatARGB, 6LL);
CHECK_ENUMERATOR(cudaEglColorFormatRGBA, 7LL);
CHECK_ENUMERATOR(cudaEglColorFormatL, 8LL);
CHECK_ENUMERATOR(cudaEglColorFormatR, 9LL);
CHECK_ENUMERATOR(cudaEglColorFormatYUV444Planar, 10LL);
CHECK_ENUMERATOR(cudaEglColorFormatYUV444SemiPlanar, 11LL);
CHECK_ENUMERATOR(cudaEglColorFormatYUYV422, 12LL);
CHECK_ENUMERATOR(cudaEglColorFormatUYVY422, 13LL);
CHECK_ENUMERATOR(cudaEglColorFormatABGR, 14LL);
CHECK_ENUMERATOR(cudaEglColorFormatBGRA, 15LL);
CHECK_ENUMERATOR(cudaEglColorFormatA, 16LL);
CHECK_ENUMERATOR(cudaEglColorFormatRG, 17LL);
CHECK_ENUMERATOR(cudaEglColorFormatAYUV, 18LL);
CHECK_ENUMERATOR(cudaEglColorFormatYVU444SemiPlanar, 19LL);
CHECK_ENUMERATOR(cudaEglColorFormatYVU422SemiPlanar, 20LL);
CHECK_ENUMERATOR(cudaEglColorFormatYVU420SemiPlanar, 21LL);
CHECK_ENUMERATOR(cudaEglColorFormatY10V10U10_444SemiPlanar, 22LL);
CHECK_ENUMERATOR(cudaEglColorFormatY10V10U10_420SemiPlanar, 23LL);
CHECK_ENUMERATOR(cudaEglColorFormatY12V12U12_444SemiPlanar, 24LL);
CHECK_ENUMERATOR(cudaEglColorFormatY12V12U12_420SemiPlanar, 25LL);
CHECK_ENUMERATOR(cudaEglColorFormatVYUY_ER, 26LL);
CHECK_ENUMERATOR(cudaEglColorFormatUYVY_ER, 27LL);
CHECK_ENUMERATOR(cudaEglColorFormatYUYV_ER, 28LL);
CHECK_ENUMERATOR(cudaEglColorFormatYVYU_ER, 29LL);
CHECK_ENUMERATOR(cudaEglColorFormatYUVA_ER, 31LL);
CHECK_ENUMERATOR(cudaEglColorFormatAYUV_ER, 32LL);
CHECK_ENUMERATOR(cudaEglColorFormatYUV444Planar_ER, 33LL);
CHECK_ENUMERATOR(cudaEglColorFormatYUV422Planar_ER, 34LL);
CHECK_ENUMERATOR(cudaEglColorFormatYUV420Planar_ER, 35LL);
CHECK_ENUMERATOR(cudaEglColorFormatYUV444SemiPlanar_ER, 36LL);
CHECK_ENUMERATOR(cudaEglColorFormatYUV422SemiPlanar_ER, 37LL);
CHECK_ENUMERATOR(cudaEglColorFormatYUV420SemiPlanar_ER, 38LL);
CHECK_ENUMERATOR(cudaEglColorFormatYVU444Planar_ER, 39LL);
CHECK_ENUMERATOR(cudaEglColorFormatYVU422Planar_ER, 40LL);
CHECK_ENUMERATOR(cudaEglColorFormatYVU420Planar_ER, 41LL);
CHECK_ENUMERATOR(cudaEglColorFormatYVU444SemiPlanar_ER, 42LL);
CHECK_ENUMERATOR(cudaEglColorFormatYVU422SemiPlanar_ER, 43LL);
CHECK_ENUMERATOR(cudaEglColorFormatYVU420SemiPlanar_ER, 44LL);
CHECK_ENUMERATOR(cudaEglColorFormatBayerRGGB, 45LL);
CHECK_ENUMERATOR(cudaEglColorFormatBayerBGGR, 46LL);
CHECK_ENUMERATOR(cudaEglColorFormatBayerGRBG, 47LL);
CHECK_ENUMERATOR(cudaEglColorFormatBayerGBRG, 48LL);
CHECK_ENUMERATOR(cudaEglColorFormatBayer10RGGB, 49LL);
CHECK_ENUMERATOR(cudaEglColorFormatBayer10BGGR, 50LL);
CHECK_ENUMERATOR(cudaEglColorFormatBayer10GRBG, 51LL);
CHECK_ENUMERATOR(cudaEglColorFormatBayer10GBRG, 52LL);
CHECK_ENUMERATOR(cudaEglColorFormatBayer12RGGB, 53LL);
CHECK_ENUMERATOR(cudaEglColorFormatBayer12BGGR, 54LL);
CHECK_ENUMERATOR(cudaEglColorFormatBayer12GRBG, 55LL);
CHECK_ENUMERATOR(cudaEglColorFormatBayer12GBRG, 56LL);
CHECK_ENUMERATOR(cudaEglColorFormatBayer14RGGB, 57LL);
CHECK_ENUMERATOR(cudaEglColorFormatBayer14BGGR, 58LL);
CHECK_ENUMERATOR(cudaEglColorFormatBayer14GRBG, 59LL);
CHECK_ENUMERATOR(cudaEglColorFormatBayer14GBRG, 60LL);
CHECK_ENUMERATOR(cudaEglColorFormatBayer20RGGB, 61LL);
CHECK_ENUMERATOR(cudaEglColorFormatBayer20BGGR, 62LL);
CHECK_ENUMERATOR(cudaEglColorFormatBayer20GRBG, 63LL);
CHECK_ENUMERATOR(cudaEglColorFormatBayer20GBRG, 64LL);
CHECK_ENUMERATOR(cudaEglColorFormatYVU444Planar, 65LL);
CHECK_ENUMERATOR(cudaEglColorFormatYVU422Planar, 66LL);
CHECK_ENUMERATOR(cudaEglColorFormatYVU420Planar, 67LL);
CHECK_ENUMERATOR(cudaEglColorFormatBayerIspRGGB, 68LL);
CHECK_ENUMERATOR(cudaEglColorFormatBayerIspBGGR, 69LL);
CHECK_ENUMERATOR(cudaEglColorFormatBayerIspGRBG, 70LL);
CHECK_ENUMERATOR(cudaEglColorFormatBayerIspGBRG, 71LL);
CHECK_ENUMERATOR(cudaEglColorFormatBayerBCCR, 72LL);
CHECK_ENUMERATOR(cudaEglColorFormatBayerRCCB, 73LL);
CHECK_ENUMERATOR(cudaEglColorFormatBayerCRBC, 74LL);
CHECK_ENUMERATOR(cudaEglColorFormatBayerCBRC, 75LL);
CHECK_ENUMERATOR(cudaEglColorFormatBayer10CCCC, 76LL);
CHECK_ENUMERATOR(cudaEglColorFormatBayer12BCCR, 77LL);
CHECK_ENUMERATOR(cudaEglColorFormatBayer12RCCB, 78LL);
CHECK_ENUMERATOR(cudaEglColorFormatBayer12CRBC, 79LL);
CHECK_ENUMERATOR(cudaEglColorFormatBayer12CBRC, 80LL);
CHECK_ENUMERATOR(cudaEglColorFormatBayer12CCCC, 81LL);
CHECK_ENUMERATOR(cudaEglColorFormatY, 82LL);
CHECK_ENUMERATOR(cudaEglColorFormatYUV420SemiPlanar_2020, 83LL);
CHECK_ENUMERATOR(cudaEglColorFormatYVU420SemiPlanar_2020, 84LL);
CHECK_ENUMERATOR(cudaEglColorFormatYUV420Planar_2020, 85LL);
CHECK_ENUMERATOR(cudaEglColorFormatYVU420Planar_2020, 86LL);
CHECK_ENUMERATOR(cudaEglColorFormatYUV420SemiPlanar_709, 87LL);
CHECK_ENUMERATOR(cudaEglColorFormatYVU420SemiPlanar_709, 88LL);
CHECK_ENUMERATOR(cudaEglColorFormatYUV420Planar_709, 89LL);
CHECK_ENUMERATOR(cudaEglColorFormatYVU420Planar_709, 90LL);
CHECK_ENUMERATOR(cudaEglColorFormatY10V10U10_420SemiPlanar_709, 91LL);
CHECK_ENUMERATOR(cudaEglColorFormatY10V10U10_420SemiPlanar_2020, 92LL);
CHECK_ENUMERATOR(cudaEglColorFormatY10V10U10_422SemiPlanar_2020, 93LL);
CHECK_ENUMERATOR(cudaEglColorFormatY10V10U10_422SemiPlanar, 94LL);
CHECK_ENUMERATOR(cudaEglColorFormatY10V10U10_422SemiPlanar_709, 95LL);
CHECK_ENUMERATOR(cudaEglColorFormatY_ER, 96LL);
CHECK_ENUMERATOR(cudaEglColorFormatY_709_ER, 97LL);
CHECK_ENUMERATOR(cudaEglColorFormatY10_ER, 98LL);
CHECK_ENUMERATOR(cudaEglColorFormatY10_709_ER, 99LL);
CHECK_ENUMERATOR(cudaEglColorFormatY12_ER, 100LL);
CHECK_ENUMERATOR(cudaEglColorFormatY12_709_ER, 101LL);
CHECK_ENUMERATOR(cudaEglColorFormatYUVA, 102LL);
CHECK_ENUMERATOR(cudaEglColorFormatYVYU, 104LL);
CHECK_ENUMERATOR(cudaEglColorFormatVYUY, 105LL);
CHECK_ENUMERATOR(cudaEglColorFormatY10V10U10_420SemiPlanar_ER, 106LL);
CHECK_ENUMERATOR(cudaEglColorFormatY10V10U10_420SemiPlanar_709_ER, 107LL);
CHECK_ENUMERATOR(cudaEglColorFormatY10V10U10_444SemiPlanar_ER, 108LL);
CHECK_ENUMERATOR(cudaEglColorFormatY10V10U10_444SemiPlanar_709_ER, 109LL);
CHECK_ENUMERATOR(cudaEglColorFormatY12V12U12_420SemiPlanar_ER, 110LL);
CHECK_ENUMERATOR(cudaEglColorFormatY12V12U12_420SemiPlanar_709_ER, 111LL);
CHECK_ENUMERATOR(cudaEglColorFormatY12V12U12_444SemiPlanar_ER, 112LL);
CHECK_ENUMERATOR(cudaEglColorFormatY12V12U12_444SemiPlanar_709_ER, 113LL);
CHECK_ENUMERATOR(cudaEglColorFormatUYVY709, 114LL);
CHECK_ENUMERATOR(cudaEglColorFormatUYVY709_ER, 115LL);
CHECK_ENUMERATOR(cudaEglColorFormatUYVY2020, 116LL);
CHECK_ENUMERATOR(cudaGLDeviceListAll, 1LL);
CHECK_ENUMERATOR(cudaGLDeviceListCurrentFrame, 2LL);
CHECK_ENUMERATOR(cudaGLDeviceListNextFrame, 3LL);
CHECK_ENUMERATOR(cudaGLMapFlagsNone, 0LL);
CHECK_ENUMERATOR(cudaGLMapFlagsReadOnly, 1LL);
CHECK_ENUMERATOR(cudaGLMapFlagsWriteDiscard, 2LL);
CHECK_SIZE(struct char1, 1, 1);
CHECK_OFFSET(struct char1, x, 0);
CHECK_SIZE(struct uchar1, 1, 1);
CHECK_OFFSET(struct uchar1, x, 0);
CHECK_SIZE(struct char2, 2, 2);
CHECK_OFFSET(struct char2, x, 0);
CHECK_OFFSET(struct char2, y, 1);
CHECK_SIZE(struct uchar2, 2, 2);
CHECK_OFFSET(struct uchar2, x, 0);
CHECK_OFFSET(struct uchar2, y, 1);
CHECK_SIZE(struct char3, 3, 1);
CHECK_OFFSET(struct char3, x, 0);
CHECK_OFFSET(struct char3, y, 1);
CHECK_OFFSET(struct char3, z, 2);
CHECK_SIZE(struct uchar3, 3, 1);
CHECK_OFFSET(struct uchar3, x, 0);
CHECK_OFFSET(struct uchar3, y, 1);
CHECK_OFFSET(struct uchar3, z, 2);
CHECK_SIZE(struct char4, 4, 4);
CHECK_OFFSET(struct char4, x, 0);
CHECK_OFFSET(struct char4, y, 1);
CHECK_OFFSET(struct char4, z, 2);
CHECK_OFFSET(struct char4, w, 3);
CHECK_SIZE(struct uchar4, 4, 4);
CHECK_OFFSET(struct uchar4, x, 0);
CHECK_OFFSET(struct uchar4, y, 1);
CHECK_OFFSET(struct uchar4, z, 2);
CHECK_OFFSET(struct uchar4, w, 3);
CHECK_SIZE(struct short1, 2, 2);
CHECK_OFFSET(struct short1, x, 0);
CHECK_SIZE(struct ushort1, 2, 2);
CHECK_OFFSET(struct ushort1, x, 0);
CHECK_SIZE(struct short2, 4, 4);
CHECK_OFFSET(struct short2, x, 0);
CHECK_OFFSET(struct short2, y, 2);
CHECK_SIZE(struct ushort2, 4, 4);
CHECK_OFFSET(struct ushort2, x, 0);
CHECK_OFFSET(struct ushort2, y, 2);
CHECK_SIZE(struct short3, 6, 2);
CHECK_OFFSET(struct short3, x, 0);
CHECK_OFFSET(struct short3, y, 2);
CHECK_OFFSET(struct short3, z, 4);
CHECK_SIZE(struct ushort3, 6, 2);
CHECK_OFFSET(struct ushort3, x, 0);
CHECK_OFFSET(struct ushort3, y, 2);
CHECK_OFFSET(struct ushort3, z, 4);
CHECK_SIZE(struct short4, 8, 8);
CHECK_OFFSET(struct short4, x, 0);
CHECK_OFFSET(struct short4, y, 2);
CHECK_OFFSET(struct short4, z, 4);
CHECK_OFFSET(struct short4, w, 6);
CHECK_SIZE(struct ushort4, 8, 8);
CHECK_OFFSET(struct ushort4, x, 0);
CHECK_OFFSET(struct ushort4, y, 2);
CHECK_OFFSET(struct ushort4, z, 4);
CHECK_OFFSET(struct ushort4, w, 6);
CHECK_SIZE(struct int1, 4, 4);
CHECK_OFFSET(struct int1, x, 0);
CHECK_SIZE(struct uint1, 4, 4);
CHECK_OFFSET(struct uint1, x, 0);
CHECK_SIZE(struct int2, 8, 8);
CHECK_OFFSET(struct int2, x, 0);
CHECK_OFFSET(struct int2, y, 4);
CHECK_SIZE(struct uint2, 8, 8);
CHECK_OFFSET(struct uint2, x, 0);
CHECK_OFFSET(struct uint2, y, 4);
CHECK_SIZE(struct int3, 12, 4);
CHECK_OFFSET(struct int3, x, 0);
CHECK_OFFSET(struct int3, y, 4);
CHECK_OFFSET(struct int3, z, 8);
CHECK_SIZE(struct uint3, 12, 4);
CHECK_OFFSET(struct uint3, x, 0);
CHECK_OFFSET(struct uint3, y, 4);
CHECK_OFFSET(struct uint3, z, 8);
CHECK_SIZE(struct int4, 16, 16);
CHECK_OFFSET(struct int4, x, 0);
CHECK_OFFSET(struct int4, y, 4);
CHECK_OFFSET(struct int4, z, 8);
CHECK_OFFSET(struct int4, w, 12);
CHECK_SIZE(struct uint4, 16, 16);
CHECK_OFFSET(struct uint4, x, 0);
CHECK_OFFSET(struct uint4, y, 4);
CHECK_OFFSET(struct uint4, z, 8);
CHECK_OFFSET(struct uint4, w, 12);
CHECK_SIZE(struct long1, 8, 8);
CHECK_OFFSET(struct long1, x, 0);
CHECK_SIZE(struct ulong1, 8, 8);
CHECK_OFFSET(struct ulong1, x, 0);
CHECK_SIZE(struct long2, 16, 16);
CHECK_OFFSET(struct long2, x, 0);
CHECK_OFFSET(struct long2, y, 8);
CHECK_SIZE(struct ulong2, 16, 16);
CHECK_OFFSET(struct ulong2, x, 0);
CHECK_OFFSET(struct ulong2, y, 8);
CHECK_SIZE(struct long3, 24, 8);
CHECK_OFFSET(struct long3, x, 0);
CHECK_OFFSET(struct long3, y, 8);
CHECK_OFFSET(struct long3, z, 16);
CHECK_SIZE(struct ulong3, 24, 8);
CHECK_OFFSET(struct ulong3, x, 0);
CHECK_OFFSET(struct ulong3, y, 8);
CHECK_OFFSET(struct ulong3, z, 16);
CHECK_SIZE(struct long4, 32, 16);
CHECK_OFFSET(struct long4, x, 0);
CHECK_OFFSET(struct long4, y, 8);
CHECK_OFFSET(struct long4, z, 16);
CHECK_OFFSET(struct long4, w, 24);
CHECK_SIZE(struct ulong4, 32, 16);
CHECK_OFFSET(struct ulong4, x, 0);
CHECK_OFFSET(struct ulong4, y, 8);
CHECK_OFFSET(struct ulong4, z, 16);
CHECK_OFFSET(struct ulong4, w, 24);
CHECK_SIZE(struct long4_16a, 32, 16);
CHECK_OFFSET(struct long4_16a, x, 0);
CHECK_OFFSET(struct long4_16a, y, 8);
CHECK_OFFSET(struct long4_16a, z, 16);
CHECK_OFFSET(struct long4_16a, w, 24);
CHECK_SIZE(struct ulong4_16a, 32, 16);
CHECK_OFFSET(struct ulong4_16a, x, 0);
CHECK_OFFSET(struct ulong4_16a, y, 8);
CHECK_OFFSET(struct ulong4_16a, z, 16);
CHECK_OFFSET(struct ulong4_16a, w, 24);
CHECK_SIZE(struct long4_32a, 32, 32);
CHECK_OFFSET(struct long4_32a, x, 0);
CHECK_OFFSET(struct long4_32a, y, 8);
CHECK_OFFSET(struct long4_32a, z, 16);
CHECK_OFFSET(struct long4_32a, w, 24);
CHECK_SIZE(struct ulong4_32a, 32, 32);
CHECK_OFFSET(struct ulong4_32a, x, 0);
CHECK_OFFSET(struct ulong4_32a, y, 8);
CHECK_OFFSET(struct ulong4_32a, z, 16);
CHECK_OFFSET(struct ulong4_32a, w, 24);
CHECK_SIZE(struct float1, 4, 4);
CHECK_OFFSET(struct float1, x, 0);
CHECK_SIZE(struct float2, 8, 8);
CHECK_OFFSET(struct float2, x, 0);
CHECK_OFFSET(struct float2, y, 4);
CHECK_SIZE(struct float3, 12, 4);
CHECK_OFFSET(struct float3, x, 0);
CHECK_OFFSET(struct float3, y, 4);
CHECK_OFFSET(struct float3, z, 8);
CHECK_SIZE(struct float4, 16, 16);
CHECK_OFFSET(struct float4, x, 0);
CHECK_OFFSET(struct float4, y, 4);
CHECK_OFFSET(struct float4, z, 8);
CHECK_OFFSET(struct float4, w, 12);
CHECK_SIZE(struct longlong1, 8, 8);
CHECK_OFFSET(struct longlong1, x, 0);
CHECK_SIZE(struct ulonglong1, 8, 8);
CHECK_OFFSET(struct ulonglong1, x, 0);
CHECK_SIZE(struct longlong2, 16, 16);
CHECK_OFFSET(struct longlong2, x, 0);
CHECK_OFFSET(struct longlong2, y, 8);
CHECK_SIZE(struct ulonglong2, 16, 16);
CHECK_OFFSET(struct ulonglong2, x, 0);
CHECK_OFFSET(struct ulonglong2, y, 8);
CHECK_SIZE(struct longlong3, 24, 8);
CHECK_OFFSET(struct longlong3, x, 0);
CHECK_OFFSET(struct longlong3, y, 8);
CHECK_OFFSET(struct longlong3, z, 16);
CHECK_SIZE(struct ulonglong3, 24, 8);
CHECK_OFFSET(struct ulonglong3, x, 0);
CHECK_OFFSET(struct ulonglong3, y, 8);
CHECK_OFFSET(struct ulonglong3, z, 16);
CHECK_SIZE(struct longlong4, 32, 16);
CHECK_OFFSET(struct longlong4, x, 0);
CHECK_OFFSET(struct longlong4, y, 8);
CHECK_OFFSET(struct longlong4, z, 16);
CHECK_OFFSET(struct longlong4, w, 24);
CHECK_SIZE(struct longlong4_16a, 32, 16);
CHECK_OFFSET(struct longlong4_16a, x, 0);
CHECK_OFFSET(struct longlong4_16a, y, 8);
CHECK_OFFSET(struct longlong4_16a, z, 16);
CHECK_OFFSET(struct longlong4_16a, w, 24);
CHECK_SIZE(struct longlong4_32a, 32, 32);
CHECK_OFFSET(struct longlong4_32a, x, 0);
CHECK_OFFSET(struct longlong4_32a, y, 8);
CHECK_OFFSET(struct longlong4_32a, z, 16);
CHECK_OFFSET(struct longlong4_32a, w, 24);
CHECK_SIZE(struct ulonglong4, 32, 16);
CHECK_OFFSET(struct ulonglong4, x, 0);
CHECK_OFFSET(struct ulonglong4, y, 8);
CHECK_OFFSET(struct ulonglong4, z, 16);
CHECK_OFFSET(struct ulonglong4, w, 24);
CHECK_SIZE(struct ulonglong4_16a, 32, 16);
CHECK_OFFSET(struct ulonglong4_16a, x, 0);
CHECK_OFFSET(struct ulonglong4_16a, y, 8);
CHECK_OFFSET(struct ulonglong4_16a, z, 16);
CHECK_OFFSET(struct ulonglong4_16a, w, 24);
CHECK_SIZE(struct ulonglong4_32a, 32, 32);
CHECK_OFFSET(struct ulonglong4_32a, x, 0);
CHECK_OFFSET(struct ulonglong4_32a, y, 8);
CHECK_OFFSET(struct ulonglong4_32a, z, 16);
CHECK_OFFSET(struct ulonglong4_32a, w, 24);
CHECK_SIZE(struct double1, 8, 8);
CHECK_OFFSET(struct double1, x, 0);
CHECK_SIZE(struct double2, 16, 16);
CHECK_OFFSET(struct double2, x, 0);
CHECK_OFFSET(struct double2, y, 8);
CHECK_SIZE(struct double3, 24, 8);
CHECK_OFFSET(struct double3, x, 0);
CHECK_OFFSET(struct double3, y, 8);
CHECK_OFFSET(struct double3, z, 16);
CHECK_SIZE(struct double4, 32, 16);
CHECK_OFFSET(struct double4, x, 0);
CHECK_OFFSET(struct double4, y, 8);
CHECK_OFFSET(struct double4, z, 16);
CHECK_OFFSET(struct double4, w, 24);
CHECK_SIZE(struct double4_16a, 32, 16);
CHECK_OFFSET(struct double4_16a, x, 0);
CHECK_OFFSET(struct double4_16a, y, 8);
CHECK_OFFSET(struct double4_16a, z, 16);
CHECK_OFFSET(struct double4_16a, w, 24);
CHECK_SIZE(struct double4_32a, 32, 32);
CHECK_OFFSET(struct double4_32a, x, 0);
CHECK_OFFSET(struct double4_32a, y, 8);
CHECK_OFFSET(struct double4_32a, z, 16);
CHECK_OFFSET(struct double4_32a, w, 24);
CHECK_SIZE(struct dim3, 12, 4);
CHECK_OFFSET(struct dim3, x, 0);
CHECK_OFFSET(struct dim3, y, 4);
CHECK_OFFSET(struct dim3, z, 8);
CHECK_SIZE(struct cudaChannelFormatDesc, 20, 4);
CHECK_OFFSET(struct cudaChannelFormatDesc, x, 0);
CHECK_OFFSET(struct cudaChannelFormatDesc, y, 4);
CHECK_OFFSET(struct cudaChannelFormatDesc, z, 8);
CHECK_OFFSET(struct cudaChannelFormatDesc, w, 12);
CHECK_OFFSET(struct cudaChannelFormatDesc, f, 16);
CHECK_SIZE(struct cudaArraySparseProperties, 48, 8);
CHECK_OFFSET(struct cudaArraySparseProperties, tileExtent, 0);
CHECK_OFFSET(struct cudaArraySparseProperties, miptailFirstLevel, 12);
CHECK_OFFSET(struct cudaArraySparseProperties, miptailSize, 16);
CHECK_OFFSET(struct cudaArraySparseProperties, flags, 24);
CHECK_OFFSET(struct cudaArraySparseProperties, reserved, 28);
CHECK_SIZE(struct cudaArrayMemoryRequirements, 32, 8);
CHECK_OFFSET(struct cudaArrayMemoryRequirements, size, 0);
CHECK_OFFSET(struct cudaArrayMemoryRequirements, alignment, 8);
CHECK_OFFSET(struct cudaArrayMemoryRequirements, reserved, 16);
CHECK_SIZE(struct cudaPitchedPtr, 32, 8);
CHECK_OFFSET(struct cudaPitchedPtr, ptr, 0);
CHECK_OFFSET(struct cudaPitchedPtr, pitch, 8);
CHECK_OFFSET(struct cudaPitchedPtr, xsize, 16);
CHECK_OFFSET(struct cudaPitchedPtr, ysize, 24);
CHECK_SIZE(struct cudaExtent, 24, 8);
CHECK_OFFSET(struct cudaExtent, width, 0);
CHECK_OFFSET(struct cudaExtent, height, 8);
CHECK_OFFSET(struct cudaExtent, depth, 16);
CHECK_SIZE(struct cudaPos, 24, 8);
CHECK_OFFSET(struct cudaPos, x, 0);
CHECK_OFFSET(struct cudaPos, y, 8);
CHECK_OFFSET(struct cudaPos, z, 16);
CHECK_SIZE(struct cudaMemcpy3DParms, 160, 8);
CHECK_OFFSET(struct cudaMemcpy3DParms, srcArray, 0);
CHECK_OFFSET(struct cudaMemcpy3DParms, srcPos, 8);
CHECK_OFFSET(struct cudaMemcpy3DParms, srcPtr, 32);
CHECK_OFFSET(struct cudaMemcpy3DParms, dstArray, 64);
CHECK_OFFSET(struct cudaMemcpy3DParms, dstPos, 72);
CHECK_OFFSET(struct cudaMemcpy3DParms, dstPtr, 96);
CHECK_OFFSET(struct cudaMemcpy3DParms, extent, 128);
CHECK_OFFSET(struct cudaMemcpy3DParms, kind, 152);
CHECK_SIZE(struct cudaMemcpyNodeParams, 176, 8);
CHECK_OFFSET(struct cudaMemcpyNodeParams, flags, 0);
CHECK_OFFSET(struct cudaMemcpyNodeParams, reserved, 4);
CHECK_OFFSET(struct cudaMemcpyNodeParams, ctx, 8);
CHECK_OFFSET(struct cudaMemcpyNodeParams, copyParams, 16);
CHECK_SIZE(struct cudaMemcpy3DPeerParms, 168, 8);
CHECK_OFFSET(struct cudaMemcpy3DPeerParms, srcArray, 0);
CHECK_OFFSET(struct cudaMemcpy3DPeerParms, srcPos, 8);
CHECK_OFFSET(struct cudaMemcpy3DPeerParms, srcPtr, 32);
CHECK_OFFSET(struct cudaMemcpy3DPeerParms, srcDevice, 64);
CHECK_OFFSET(struct cudaMemcpy3DPeerParms, dstArray, 72);
CHECK_OFFSET(struct cudaMemcpy3DPeerParms, dstPos, 80);
CHECK_OFFSET(struct cudaMemcpy3DPeerParms, dstPtr, 104);
CHECK_OFFSET(struct cudaMemcpy3DPeerParms, dstDevice, 136);
CHECK_OFFSET(struct cudaMemcpy3DPeerParms, extent, 144);
CHECK_SIZE(struct cudaMemsetParams, 40, 8);
CHECK_OFFSET(struct cudaMemsetParams, dst, 0);
CHECK_OFFSET(struct cudaMemsetParams, pitch, 8);
CHECK_OFFSET(struct cudaMemsetParams, value, 16);
CHECK_OFFSET(struct cudaMemsetParams, elementSize, 20);
CHECK_OFFSET(struct cudaMemsetParams, width, 24);
CHECK_OFFSET(struct cudaMemsetParams, height, 32);
CHECK_SIZE(struct cudaMemsetParamsV2, 48, 8);
CHECK_OFFSET(struct cudaMemsetParamsV2, dst, 0);
CHECK_OFFSET(struct cudaMemsetParamsV2, pitch, 8);
CHECK_OFFSET(struct cudaMemsetParamsV2, value, 16);
CHECK_OFFSET(struct cudaMemsetParamsV2, elementSize, 20);
CHECK_OFFSET(struct cudaMemsetParamsV2, width, 24);
CHECK_OFFSET(struct cudaMemsetParamsV2, height, 32);
CHECK_OFFSET(struct cudaMemsetParamsV2, ctx, 40);
CHECK_SIZE(struct cudaAccessPolicyWindow, 32, 8);
CHECK_OFFSET(struct cudaAccessPolicyWindow, base_ptr, 0);
CHECK_OFFSET(struct cudaAccessPolicyWindow, num_bytes, 8);
CHECK_OFFSET(struct cudaAccessPolicyWindow, hitRatio, 16);
CHECK_OFFSET(struct cudaAccessPolicyWindow, hitProp, 20);
CHECK_OFFSET(struct cudaAccessPolicyWindow, missProp, 24);
CHECK_SIZE(struct cudaHostNodeParams, 16, 8);
CHECK_OFFSET(struct cudaHostNodeParams, fn, 0);
CHECK_OFFSET(struct cudaHostNodeParams, userData, 8);
CHECK_SIZE(struct cudaHostNodeParamsV2, 32, 8);
CHECK_OFFSET(struct cudaHostNodeParamsV2, fn, 0);
CHECK_OFFSET(struct cudaHostNodeParamsV2, userData, 8);
CHECK_OFFSET(struct cudaHostNodeParamsV2, syncMode, 16);
CHECK_OFFSET(struct cudaHostNodeParamsV2, ctx, 24);
CHECK_SIZE(struct cudaResourceDesc, 144, 8);
CHECK_OFFSET(struct cudaResourceDesc, resType, 0);
CHECK_OFFSET(struct cudaResourceDesc, res, 8);
CHECK_OFFSET(struct cudaResourceDesc, flags, 136);
CHECK_SIZE(struct cudaResourceViewDesc, 112, 8);
CHECK_OFFSET(struct cudaResourceViewDesc, format, 0);
CHECK_OFFSET(struct cudaResourceViewDesc, width, 8);
CHECK_OFFSET(struct cudaResourceViewDesc, height, 16);
CHECK_OFFSET(struct cudaResourceViewDesc, depth, 24);
CHECK_OFFSET(struct cudaResourceViewDesc, firstMipmapLevel, 32);
CHECK_OFFSET(struct cudaResourceViewDesc, lastMipmapLevel, 36);
CHECK_OFFSET(struct cudaResourceViewDesc, firstLayer, 40);
CHECK_OFFSET(struct cudaResourceViewDesc, lastLayer, 44);
CHECK_OFFSET(struct cudaResourceViewDesc, reserved, 48);
CHECK_SIZE(struct cudaPointerAttributes, 88, 8);
CHECK_OFFSET(struct cudaPointerAttributes, type, 0);
CHECK_OFFSET(struct cudaPointerAttributes, device, 4);
CHECK_OFFSET(struct cudaPointerAttributes, devicePointer, 8);
CHECK_OFFSET(struct cudaPointerAttributes, hostPointer, 16);
CHECK_OFFSET(struct cudaPointerAttributes, reserved, 32);
CHECK_SIZE(struct cudaFuncAttributes, 144, 8);
CHECK_OFFSET(struct cudaFuncAttributes, sharedSizeBytes, 0);
CHECK_OFFSET(struct cudaFuncAttributes, constSizeBytes, 8);
CHECK_OFFSET(struct cudaFuncAttributes, localSizeBytes, 16);
CHECK_OFFSET(struct cudaFuncAttributes, maxThreadsPerBlock, 24);
CHECK_OFFSET(struct cudaFuncAttributes, numRegs, 28);
CHECK_OFFSET(struct cudaFuncAttributes, ptxVersion, 32);
CHECK_OFFSET(struct cudaFuncAttributes, binaryVersion, 36);
CHECK_OFFSET(struct cudaFuncAttributes, cacheModeCA, 40);
CHECK_OFFSET(struct cudaFuncAttributes, maxDynamicSharedSizeBytes, 44);
CHECK_OFFSET(struct cudaFuncAttributes, preferredShmemCarveout, 48);
CHECK_OFFSET(struct cudaFuncAttributes, clusterDimMustBeSet, 52);
CHECK_OFFSET(struct cudaFuncAttributes, requiredClusterWidth, 56);
CHECK_OFFSET(struct cudaFuncAttributes, requiredClusterHeight, 60);
CHECK_OFFSET(struct cudaFuncAttributes, requiredClusterDepth, 64);
CHECK_OFFSET(struct cudaFuncAttributes, clusterSchedulingPolicyPreference, 68);
CHECK_OFFSET(struct cudaFuncAttributes, nonPortableClusterSizeAllowed, 72);
CHECK_OFFSET(struct cudaFuncAttributes, deviceNodeUpdateStatus, 76);
CHECK_OFFSET(struct cudaFuncAttributes, sharedMemoryMode, 80);
CHECK_OFFSET(struct cudaFuncAttributes, reserved, 84);
CHECK_SIZE(struct cudaMemLocation, 8, 4);
CHECK_OFFSET(struct cudaMemLocation, type, 0);
CHECK_SIZE(struct cudaMemAccessDesc, 12, 4);
CHECK_OFFSET(struct cudaMemAccessDesc, location, 0);
CHECK_OFFSET(struct cudaMemAccessDesc, flags, 8);
CHECK_SIZE(struct cudaMemPoolProps, 88, 8);
CHECK_OFFSET(struct cudaMemPoolProps, allocType, 0);
CHECK_OFFSET(struct cudaMemPoolProps, handleTypes, 4);
CHECK_OFFSET(struct cudaMemPoolProps, location, 8);
CHECK_OFFSET(struct cudaMemPoolProps, win32SecurityAttributes, 16);
CHECK_OFFSET(struct cudaMemPoolProps, maxSize, 24);
CHECK_OFFSET(struct cudaMemPoolProps, usage, 32);
CHECK_OFFSET(struct cudaMemPoolProps, reserved, 34);
CHECK_OFFSET(struct cudaMemPoolProps, reserved1, 87);
CHECK_SIZE(struct cudaMemPoolPtrExportData, 64, 1);
CHECK_OFFSET(struct cudaMemPoolPtrExportData, reserved, 0);
CHECK_SIZE(struct cudaMemAllocNodeParams, 120, 8);
CHECK_OFFSET(struct cudaMemAllocNodeParams, poolProps, 0);
CHECK_OFFSET(struct cudaMemAllocNodeParams, accessDescs, 88);
CHECK_OFFSET(struct cudaMemAllocNodeParams, accessDescCount, 96);
CHECK_OFFSET(struct cudaMemAllocNodeParams, bytesize, 104);
CHECK_OFFSET(struct cudaMemAllocNodeParams, dptr, 112);
CHECK_SIZE(struct cudaMemAllocNodeParamsV2, 120, 8);
CHECK_OFFSET(struct cudaMemAllocNodeParamsV2, poolProps, 0);
CHECK_OFFSET(struct cudaMemAllocNodeParamsV2, accessDescs, 88);
CHECK_OFFSET(struct cudaMemAllocNodeParamsV2, accessDescCount, 96);
CHECK_OFFSET(struct cudaMemAllocNodeParamsV2, bytesize, 104);
CHECK_OFFSET(struct cudaMemAllocNodeParamsV2, dptr, 112);
CHECK_SIZE(struct cudaMemFreeNodeParams, 8, 8);
CHECK_OFFSET(struct cudaMemFreeNodeParams, dptr, 0);
CHECK_SIZE(struct cudaMemcpyAttributes, 24, 4);
CHECK_OFFSET(struct cudaMemcpyAttributes, srcAccessOrder, 0);
CHECK_OFFSET(struct cudaMemcpyAttributes, srcLocHint, 4);
CHECK_OFFSET(struct cudaMemcpyAttributes, dstLocHint, 12);
CHECK_OFFSET(struct cudaMemcpyAttributes, flags, 20);
CHECK_SIZE(struct cudaOffset3D, 24, 8);
CHECK_OFFSET(struct cudaOffset3D, x, 0);
CHECK_OFFSET(struct cudaOffset3D, y, 8);
CHECK_OFFSET(struct cudaOffset3D, z, 16);
CHECK_SIZE(struct cudaMemcpy3DOperand, 40, 8);
CHECK_OFFSET(struct cudaMemcpy3DOperand, type, 0);
CHECK_OFFSET(struct cudaMemcpy3DOperand, op, 8);
CHECK_SIZE(struct cudaMemcpy3DBatchOp, 112, 8);
CHECK_OFFSET(struct cudaMemcpy3DBatchOp, src, 0);
CHECK_OFFSET(struct cudaMemcpy3DBatchOp, dst, 40);
CHECK_OFFSET(struct cudaMemcpy3DBatchOp, extent, 80);
CHECK_OFFSET(struct cudaMemcpy3DBatchOp, srcAccessOrder, 104);
CHECK_OFFSET(struct cudaMemcpy3DBatchOp, flags, 108);
CHECK_SIZE(cudaUUID_t, 16, 1);
CHECK_OFFSET(cudaUUID_t, bytes, 0);
CHECK_SIZE(struct cudaDeviceProp, 1008, 8);
CHECK_OFFSET(struct cudaDeviceProp, name, 0);
CHECK_OFFSET(struct cudaDeviceProp, uuid, 256);
CHECK_OFFSET(struct cudaDeviceProp, luid, 272);
CHECK_OFFSET(struct cudaDeviceProp, luidDeviceNodeMask, 280);
CHECK_OFFSET(struct cudaDeviceProp, totalGlobalMem, 288);
CHECK_OFFSET(struct cudaDeviceProp, sharedMemPerBlock, 296);
CHECK_OFFSET(struct cudaDeviceProp, regsPerBlock, 304);
CHECK_OFFSET(struct cudaDeviceProp, warpSize, 308);
CHECK_OFFSET(struct cudaDeviceProp, memPitch, 312);
CHECK_OFFSET(struct cudaDeviceProp, maxThreadsPerBlock, 320);
CHECK_OFFSET(struct cudaDeviceProp, maxThreadsDim, 324);
CHECK_OFFSET(struct cudaDeviceProp, maxGridSize, 336);
CHECK_OFFSET(struct cudaDeviceProp, totalConstMem, 352);
CHECK_OFFSET(struct cudaDeviceProp, major, 360);
CHECK_OFFSET(struct cudaDeviceProp, minor, 364);
CHECK_OFFSET(struct cudaDeviceProp, textureAlignment, 368);
CHECK_OFFSET(struct cudaDeviceProp, texturePitchAlignment, 376);
CHECK_OFFSET(struct cudaDeviceProp, multiProcessorCount, 384);
CHECK_OFFSET(struct cudaDeviceProp, integrated, 388);
CHECK_OFFSET(struct cudaDeviceProp, canMapHostMemory, 392);
CHECK_OFFSET(struct cudaDeviceProp, maxTexture1D, 396);
CHECK_OFFSET(struct cudaDeviceProp, maxTexture1DMipmap, 400);
CHECK_OFFSET(struct cudaDeviceProp, maxTexture2D, 404);
CHECK_OFFSET(struct cudaDeviceProp, maxTexture2DMipmap, 412);
CHECK_OFFSET(struct cudaDeviceProp, maxTexture2DLinear, 420);
CHECK_OFFSET(struct cudaDeviceProp, maxTexture2DGather, 432);
CHECK_OFFSET(struct cudaDeviceProp, maxTexture3D, 440);
CHECK_OFFSET(struct cudaDeviceProp, maxTexture3DAlt, 452);
CHECK_OFFSET(struct cudaDeviceProp, maxTextureCubemap, 464);
CHECK_OFFSET(struct cudaDeviceProp, maxTexture1DLayered, 468);
CHECK_OFFSET(struct cudaDeviceProp, maxTexture2DLayered, 476);
CHECK_OFFSET(struct cudaDeviceProp, maxTextureCubemapLayered, 488);
CHECK_OFFSET(struct cudaDeviceProp, maxSurface1D, 496);
CHECK_OFFSET(struct cudaDeviceProp, maxSurface2D, 500);
CHECK_OFFSET(struct cudaDeviceProp, maxSurface3D, 508);
CHECK_OFFSET(struct cudaDeviceProp, maxSurface1DLayered, 520);
CHECK_OFFSET(struct cudaDeviceProp, maxSurface2DLayered, 528);
CHECK_OFFSET(struct cudaDeviceProp, maxSurfaceCubemap, 540);
CHECK_OFFSET(struct cudaDeviceProp, maxSurfaceCubemapLayered, 544);
CHECK_OFFSET(struct cudaDeviceProp, surfaceAlignment, 552);
CHECK_OFFSET(struct cudaDeviceProp, concurrentKernels, 560);
CHECK_OFFSET(struct cudaDeviceProp, ECCEnabled, 564);
CHECK_OFFSET(struct cudaDeviceProp, pciBusID, 568);
CHECK_OFFSET(struct cudaDeviceProp, pciDeviceID, 572);
CHECK_OFFSET(struct cudaDeviceProp, pciDomainID, 576);
CHECK_OFFSET(struct cudaDeviceProp, tccDriver, 580);
CHECK_OFFSET(struct cudaDeviceProp, asyncEngineCount, 584);
CHECK_OFFSET(struct cudaDeviceProp, unifiedAddressing, 588);
CHECK_OFFSET(struct cudaDeviceProp, memoryBusWidth, 592);
CHECK_OFFSET(struct cudaDeviceProp, l2CacheSize, 596);
CHECK_OFFSET(struct cudaDeviceProp, persistingL2CacheMaxSize, 600);
CHECK_OFFSET(struct cudaDeviceProp, maxThreadsPerMultiProcessor, 604);
CHECK_OFFSET(struct cudaDeviceProp, streamPrioritiesSupported, 608);
CHECK_OFFSET(struct cudaDeviceProp, globalL1CacheSupported, 612);
CHECK_OFFSET(struct cudaDeviceProp, localL1CacheSupported, 616);
CHECK_OFFSET(struct cudaDeviceProp, sharedMemPerMultiprocessor, 624);
CHECK_OFFSET(struct cudaDeviceProp, regsPerMultiprocessor, 632);
CHECK_OFFSET(struct cudaDeviceProp, managedMemory, 636);
CHECK_OFFSET(struct cudaDeviceProp, isMultiGpuBoard, 640);
CHECK_OFFSET(struct cudaDeviceProp, multiGpuBoardGroupID, 644);
CHECK_OFFSET(struct cudaDeviceProp, hostNativeAtomicSupported, 648);
CHECK_OFFSET(struct cudaDeviceProp, pageableMemoryAccess, 652);
CHECK_OFFSET(struct cudaDeviceProp, concurrentManagedAccess, 656);
CHECK_OFFSET(struct cudaDeviceProp, computePreemptionSupported, 660);
CHECK_OFFSET(struct cudaDeviceProp, canUseHostPointerForRegisteredMem, 664);
CHECK_OFFSET(struct cudaDeviceProp, cooperativeLaunch, 668);
CHECK_OFFSET(struct cudaDeviceProp, sharedMemPerBlockOptin, 672);
CHECK_OFFSET(struct cudaDeviceProp, pageableMemoryAccessUsesHostPageTables, 680);
CHECK_OFFSET(struct cudaDeviceProp, directManagedMemAccessFromHost, 684);
CHECK_OFFSET(struct cudaDeviceProp, maxBlocksPerMultiProcessor, 688);
CHECK_OFFSET(struct cudaDeviceProp, accessPolicyMaxWindowSize, 692);
CHECK_OFFSET(struct cudaDeviceProp, reservedSharedMemPerBlock, 696);
CHECK_OFFSET(struct cudaDeviceProp, hostRegisterSupported, 704);
CHECK_OFFSET(struct cudaDeviceProp, sparseCudaArraySupported, 708);
CHECK_OFFSET(struct cudaDeviceProp, hostRegisterReadOnlySupported, 712);
CHECK_OFFSET(struct cudaDeviceProp, timelineSemaphoreInteropSupported, 716);
CHECK_OFFSET(struct cudaDeviceProp, memoryPoolsSupported, 720);
CHECK_OFFSET(struct cudaDeviceProp, gpuDirectRDMASupported, 724);
CHECK_OFFSET(struct cudaDeviceProp, gpuDirectRDMAFlushWritesOptions, 728);
CHECK_OFFSET(struct cudaDeviceProp, gpuDirectRDMAWritesOrdering, 732);
CHECK_OFFSET(struct cudaDeviceProp, memoryPoolSupportedHandleTypes, 736);
CHECK_OFFSET(struct cudaDeviceProp, deferredMappingCudaArraySupported, 740);
CHECK_OFFSET(struct cudaDeviceProp, ipcEventSupported, 744);
CHECK_OFFSET(struct cudaDeviceProp, clusterLaunch, 748);
CHECK_OFFSET(struct cudaDeviceProp, unifiedFunctionPointers, 752);
CHECK_OFFSET(struct cudaDeviceProp, deviceNumaConfig, 756);
CHECK_OFFSET(struct cudaDeviceProp, deviceNumaId, 760);
CHECK_OFFSET(struct cudaDeviceProp, mpsEnabled, 764);
CHECK_OFFSET(struct cudaDeviceProp, hostNumaId, 768);
CHECK_OFFSET(struct cudaDeviceProp, gpuPciDeviceID, 772);
CHECK_OFFSET(struct cudaDeviceProp, gpuPciSubsystemID, 776);
CHECK_OFFSET(struct cudaDeviceProp, hostNumaMultinodeIpcSupported, 780);
CHECK_OFFSET(struct cudaDeviceProp, reserved, 784);
CHECK_SIZE(cudaIpcEventHandle_t, 64, 1);
CHECK_OFFSET(cudaIpcEventHandle_t, reserved, 0);
CHECK_SIZE(cudaIpcMemHandle_t, 64, 1);
CHECK_OFFSET(cudaIpcMemHandle_t, reserved, 0);
CHECK_SIZE(cudaMemFabricHandle_t, 64, 1);
CHECK_OFFSET(cudaMemFabricHandle_t, reserved, 0);
CHECK_SIZE(struct cudaExternalMemoryHandleDesc, 104, 8);
CHECK_OFFSET(struct cudaExternalMemoryHandleDesc, type, 0);
CHECK_OFFSET(struct cudaExternalMemoryHandleDesc, handle, 8);
CHECK_OFFSET(struct cudaExternalMemoryHandleDesc, size, 24);
CHECK_OFFSET(struct cudaExternalMemoryHandleDesc, flags, 32);
CHECK_OFFSET(struct cudaExternalMemoryHandleDesc, reserved, 36);
CHECK_SIZE(struct cudaExternalMemoryBufferDesc, 88, 8);
CHECK_OFFSET(struct cudaExternalMemoryBufferDesc, offset, 0);
CHECK_OFFSET(struct cudaExternalMemoryBufferDesc, size, 8);
CHECK_OFFSET(struct cudaExternalMemoryBufferDesc, flags, 16);
CHECK_OFFSET(struct cudaExternalMemoryBufferDesc, reserved, 20);
CHECK_SIZE(struct cudaExternalMemoryMipmappedArrayDesc, 128, 8);
CHECK_OFFSET(struct cudaExternalMemoryMipmappedArrayDesc, offset, 0);
CHECK_OFFSET(struct cudaExternalMemoryMipmappedArrayDesc, formatDesc, 8);
CHECK_OFFSET(struct cudaExternalMemoryMipmappedArrayDesc, extent, 32);
CHECK_OFFSET(struct cudaExternalMemoryMipmappedArrayDesc, flags, 56);
CHECK_OFFSET(struct cudaExternalMemoryMipmappedArrayDesc, numLevels, 60);
CHECK_OFFSET(struct cudaExternalMemoryMipmappedArrayDesc, reserved, 64);
CHECK_SIZE(struct cudaExternalSemaphoreHandleDesc, 96, 8);
CHECK_OFFSET(struct cudaExternalSemaphoreHandleDesc, type, 0);
CHECK_OFFSET(struct cudaExternalSemaphoreHandleDesc, handle, 8);
CHECK_OFFSET(struct cudaExternalSemaphoreHandleDesc, flags, 24);
CHECK_OFFSET(struct cudaExternalSemaphoreHandleDesc, reserved, 28);
CHECK_SIZE(struct cudaExternalSemaphoreSignalParams, 144, 8);
CHECK_OFFSET(struct cudaExternalSemaphoreSignalParams, params, 0);
CHECK_OFFSET(struct cudaExternalSemaphoreSignalParams, flags, 72);
CHECK_OFFSET(struct cudaExternalSemaphoreSignalParams, reserved, 76);
CHECK_SIZE(struct cudaExternalSemaphoreWaitParams, 144, 8);
CHECK_OFFSET(struct cudaExternalSemaphoreWaitParams, params, 0);
CHECK_OFFSET(struct cudaExternalSemaphoreWaitParams, flags, 72);
CHECK_OFFSET(struct cudaExternalSemaphoreWaitParams, reserved, 76);
CHECK_SIZE(struct cudaDevSmResource, 20, 4);
CHECK_OFFSET(struct cudaDevSmResource, smCount, 0);
CHECK_OFFSET(struct cudaDevSmResource, minSmPartitionSize, 4);
CHECK_OFFSET(struct cudaDevSmResource, smCoscheduledAlignment, 8);
CHECK_OFFSET(struct cudaDevSmResource, flags, 12);
CHECK_OFFSET(struct cudaDevSmResource, localityDomainId, 16);
CHECK_SIZE(struct cudaDevWorkqueueConfigResource, 12, 4);
CHECK_OFFSET(struct cudaDevWorkqueueConfigResource, device, 0);
CHECK_OFFSET(struct cudaDevWorkqueueConfigResource, wqConcurrencyLimit, 4);
CHECK_OFFSET(struct cudaDevWorkqueueConfigResource, sharingScope, 8);
CHECK_SIZE(struct cudaDevWorkqueueResource, 40, 1);
CHECK_OFFSET(struct cudaDevWorkqueueResource, reserved, 0);
CHECK_SIZE(cudaDevSmResourceGroupParams, 64, 4);
CHECK_OFFSET(cudaDevSmResourceGroupParams, smCount, 0);
CHECK_OFFSET(cudaDevSmResourceGroupParams, coscheduledSmCount, 4);
CHECK_OFFSET(cudaDevSmResourceGroupParams, preferredCoscheduledSmCount, 8);
CHECK_OFFSET(cudaDevSmResourceGroupParams, flags, 12);
CHECK_OFFSET(cudaDevSmResourceGroupParams, localityDomainId, 16);
CHECK_OFFSET(cudaDevSmResourceGroupParams, reserved, 20);
CHECK_SIZE(cudaDevResource, 144, 8);
CHECK_OFFSET(cudaDevResource, type, 0);
CHECK_OFFSET(cudaDevResource, _internal_padding, 4);
CHECK_OFFSET(cudaDevResource, nextResource, 136);
CHECK_SIZE(struct cudalibraryHostUniversalFunctionAndDataTable, 32, 8);
CHECK_OFFSET(struct cudalibraryHostUniversalFunctionAndDataTable, functionTable, 0);
CHECK_OFFSET(struct cudalibraryHostUniversalFunctionAndDataTable, functionWindowSize, 8);
CHECK_OFFSET(struct cudalibraryHostUniversalFunctionAndDataTable, dataTable, 16);
CHECK_OFFSET(struct cudalibraryHostUniversalFunctionAndDataTable, dataWindowSize, 24);
CHECK_SIZE(struct cudaKernelNodeParams, 56, 8);
CHECK_OFFSET(struct cudaKernelNodeParams, func, 0);
CHECK_OFFSET(struct cudaKernelNodeParams, gridDim, 8);
CHECK_OFFSET(struct cudaKernelNodeParams, blockDim, 20);
CHECK_OFFSET(struct cudaKernelNodeParams, sharedMemBytes, 32);
CHECK_OFFSET(struct cudaKernelNodeParams, kernelParams, 40);
CHECK_OFFSET(struct cudaKernelNodeParams, extra, 48);
CHECK_SIZE(struct cudaKernelNodeParamsV2, 72, 8);
CHECK_OFFSET(struct cudaKernelNodeParamsV2, gridDim, 8);
CHECK_OFFSET(struct cudaKernelNodeParamsV2, blockDim, 20);
CHECK_OFFSET(struct cudaKernelNodeParamsV2, sharedMemBytes, 32);
CHECK_OFFSET(struct cudaKernelNodeParamsV2, kernelParams, 40);
CHECK_OFFSET(struct cudaKernelNodeParamsV2, extra, 48);
CHECK_OFFSET(struct cudaKernelNodeParamsV2, ctx, 56);
CHECK_OFFSET(struct cudaKernelNodeParamsV2, functionType, 64);
CHECK_SIZE(struct cudaExternalSemaphoreSignalNodeParams, 24, 8);
CHECK_OFFSET(struct cudaExternalSemaphoreSignalNodeParams, extSemArray, 0);
CHECK_OFFSET(struct cudaExternalSemaphoreSignalNodeParams, paramsArray, 8);
CHECK_OFFSET(struct cudaExternalSemaphoreSignalNodeParams, numExtSems, 16);
CHECK_SIZE(struct cudaExternalSemaphoreSignalNodeParamsV2, 32, 8);
CHECK_OFFSET(struct cudaExternalSemaphoreSignalNodeParamsV2, extSemArray, 0);
CHECK_OFFSET(struct cudaExternalSemaphoreSignalNodeParamsV2, paramsArray, 8);
CHECK_OFFSET(struct cudaExternalSemaphoreSignalNodeParamsV2, numExtSems, 16);
CHECK_OFFSET(struct cudaExternalSemaphoreSignalNodeParamsV2, ctx, 24);
CHECK_SIZE(struct cudaExternalSemaphoreWaitNodeParams, 24, 8);
CHECK_OFFSET(struct cudaExternalSemaphoreWaitNodeParams, extSemArray, 0);
CHECK_OFFSET(struct cudaExternalSemaphoreWaitNodeParams, paramsArray, 8);
CHECK_OFFSET(struct cudaExternalSemaphoreWaitNodeParams, numExtSems, 16);
CHECK_SIZE(struct cudaExternalSemaphoreWaitNodeParamsV2, 32, 8);
CHECK_OFFSET(struct cudaExternalSemaphoreWaitNodeParamsV2, extSemArray, 0);
CHECK_OFFSET(struct cudaExternalSemaphoreWaitNodeParamsV2, paramsArray, 8);
CHECK_OFFSET(struct cudaExternalSemaphoreWaitNodeParamsV2, numExtSems, 16);
CHECK_OFFSET(struct cudaExternalSemaphoreWaitNodeParamsV2, ctx, 24);
CHECK_SIZE(struct cudaConditionalNodeParams, 32, 8);
CHECK_OFFSET(struct cudaConditionalNodeParams, handle, 0);
CHECK_OFFSET(struct cudaConditionalNodeParams, type, 8);
CHECK_OFFSET(struct cudaConditionalNodeParams, size, 12);
CHECK_OFFSET(struct cudaConditionalNodeParams, phGraph_out, 16);
CHECK_OFFSET(struct cudaConditionalNodeParams, ctx, 24);
CHECK_SIZE(struct cudaMemcpyBatchNodeParams, 64, 8);
CHECK_OFFSET(struct cudaMemcpyBatchNodeParams, count, 0);
CHECK_OFFSET(struct cudaMemcpyBatchNodeParams, dsts, 8);
CHECK_OFFSET(struct cudaMemcpyBatchNodeParams, srcs, 16);
CHECK_OFFSET(struct cudaMemcpyBatchNodeParams, sizes, 24);
CHECK_OFFSET(struct cudaMemcpyBatchNodeParams, attrs, 32);
CHECK_OFFSET(struct cudaMemcpyBatchNodeParams, attrsIdxs, 40);
CHECK_OFFSET(struct cudaMemcpyBatchNodeParams, numAttrs, 48);
CHECK_OFFSET(struct cudaMemcpyBatchNodeParams, ctx, 56);
CHECK_SIZE(struct cudaChildGraphNodeParams, 16, 8);
CHECK_OFFSET(struct cudaChildGraphNodeParams, graph, 0);
CHECK_OFFSET(struct cudaChildGraphNodeParams, ownership, 8);
CHECK_SIZE(struct cudaEventRecordNodeParams, 16, 8);
CHECK_OFFSET(struct cudaEventRecordNodeParams, event, 0);
CHECK_OFFSET(struct cudaEventRecordNodeParams, ctx, 8);
CHECK_SIZE(struct cudaEventWaitNodeParams, 8, 8);
CHECK_OFFSET(struct cudaEventWaitNodeParams, event, 0);
CHECK_SIZE(struct cudaGraphNodeParams, 256, 8);
CHECK_OFFSET(struct cudaGraphNodeParams, type, 0);
CHECK_OFFSET(struct cudaGraphNodeParams, reserved0, 4);
CHECK_OFFSET(struct cudaGraphNodeParams, reserved2, 248);
CHECK_SIZE(cudaGraphEdgeData, 8, 1);
CHECK_OFFSET(cudaGraphEdgeData, from_port, 0);
CHECK_OFFSET(cudaGraphEdgeData, to_port, 1);
CHECK_OFFSET(cudaGraphEdgeData, type, 2);
CHECK_OFFSET(cudaGraphEdgeData, reserved, 3);
CHECK_SIZE(cudaGraphInstantiateParams, 32, 8);
CHECK_OFFSET(cudaGraphInstantiateParams, flags, 0);
CHECK_OFFSET(cudaGraphInstantiateParams, uploadStream, 8);
CHECK_OFFSET(cudaGraphInstantiateParams, errNode_out, 16);
CHECK_OFFSET(cudaGraphInstantiateParams, result_out, 24);
CHECK_SIZE(cudaGraphExecUpdateResultInfo, 24, 8);
CHECK_OFFSET(cudaGraphExecUpdateResultInfo, result, 0);
CHECK_OFFSET(cudaGraphExecUpdateResultInfo, errorNode, 8);
CHECK_OFFSET(cudaGraphExecUpdateResultInfo, errorFromNode, 16);
CHECK_SIZE(struct cudaGraphKernelNodeUpdate, 40, 8);
CHECK_OFFSET(struct cudaGraphKernelNodeUpdate, node, 0);
CHECK_OFFSET(struct cudaGraphKernelNodeUpdate, field, 8);
CHECK_OFFSET(struct cudaGraphKernelNodeUpdate, updateData, 16);
CHECK_SIZE(cudaLaunchMemSyncDomainMap, 2, 1);
CHECK_OFFSET(cudaLaunchMemSyncDomainMap, default_, 0);
CHECK_OFFSET(cudaLaunchMemSyncDomainMap, remote, 1);
CHECK_SIZE(cudaKernelNodeAttrValue, 64, 8);
CHECK_OFFSET(cudaKernelNodeAttrValue, pad, 0);
CHECK_OFFSET(cudaKernelNodeAttrValue, accessPolicyWindow, 0);
CHECK_OFFSET(cudaKernelNodeAttrValue, cooperative, 0);
CHECK_OFFSET(cudaKernelNodeAttrValue, syncPolicy, 0);
CHECK_OFFSET(cudaKernelNodeAttrValue, clusterDim, 0);
CHECK_OFFSET(cudaKernelNodeAttrValue, clusterSchedulingPolicyPreference, 0);
CHECK_OFFSET(cudaKernelNodeAttrValue, programmaticStreamSerializationAllowed, 0);
CHECK_OFFSET(cudaKernelNodeAttrValue, programmaticEvent, 0);
CHECK_OFFSET(cudaKernelNodeAttrValue, priority, 0);
CHECK_OFFSET(cudaKernelNodeAttrValue, memSyncDomainMap, 0);
CHECK_OFFSET(cudaKernelNodeAttrValue, memSyncDomain, 0);
CHECK_OFFSET(cudaKernelNodeAttrValue, preferredClusterDim, 0);
CHECK_OFFSET(cudaKernelNodeAttrValue, launchCompletionEvent, 0);
CHECK_OFFSET(cudaKernelNodeAttrValue, deviceUpdatableKernelNode, 0);
CHECK_OFFSET(cudaKernelNodeAttrValue, sharedMemCarveout, 0);
CHECK_OFFSET(cudaKernelNodeAttrValue, nvlinkUtilCentricScheduling, 0);
CHECK_OFFSET(cudaKernelNodeAttrValue, portableClusterSizeMode, 0);
CHECK_OFFSET(cudaKernelNodeAttrValue, sharedMemoryMode, 0);
CHECK_SIZE(cudaLaunchAttribute, 72, 8);
CHECK_OFFSET(cudaLaunchAttribute, id, 0);
CHECK_OFFSET(cudaLaunchAttribute, pad, 4);
CHECK_OFFSET(cudaLaunchAttribute, val, 8);
CHECK_SIZE(cudaLaunchConfig_t, 56, 8);
CHECK_OFFSET(cudaLaunchConfig_t, gridDim, 0);
CHECK_OFFSET(cudaLaunchConfig_t, blockDim, 12);
CHECK_OFFSET(cudaLaunchConfig_t, dynamicSmemBytes, 24);
CHECK_OFFSET(cudaLaunchConfig_t, stream, 32);
CHECK_OFFSET(cudaLaunchConfig_t, attrs, 40);
CHECK_OFFSET(cudaLaunchConfig_t, numAttrs, 48);
CHECK_SIZE(cudaAsyncNotificationInfo_t, 16, 8);
CHECK_OFFSET(cudaAsyncNotificationInfo_t, type, 0);
CHECK_OFFSET(cudaAsyncNotificationInfo_t, info, 8);
CHECK_SIZE(struct cudaTextureDesc, 72, 4);
CHECK_OFFSET(struct cudaTextureDesc, addressMode, 0);
CHECK_OFFSET(struct cudaTextureDesc, filterMode, 12);
CHECK_OFFSET(struct cudaTextureDesc, readMode, 16);
CHECK_OFFSET(struct cudaTextureDesc, sRGB, 20);
CHECK_OFFSET(struct cudaTextureDesc, borderColor, 24);
CHECK_OFFSET(struct cudaTextureDesc, normalizedCoords, 40);
CHECK_OFFSET(struct cudaTextureDesc, maxAnisotropy, 44);
CHECK_OFFSET(struct cudaTextureDesc, mipmapFilterMode, 48);
CHECK_OFFSET(struct cudaTextureDesc, mipmapLevelBias, 52);
CHECK_OFFSET(struct cudaTextureDesc, minMipmapLevelClamp, 56);
CHECK_OFFSET(struct cudaTextureDesc, maxMipmapLevelClamp, 60);
CHECK_OFFSET(struct cudaTextureDesc, disableTrilinearOptimization, 64);
CHECK_OFFSET(struct cudaTextureDesc, seamlessCubemap, 68);
CHECK_SIZE(struct cudaGraphRecaptureCallbackData, 16, 8);
CHECK_OFFSET(struct cudaGraphRecaptureCallbackData, callbackFunc, 0);
CHECK_OFFSET(struct cudaGraphRecaptureCallbackData, userData, 8);
CHECK_SIZE(cudaEglPlaneDesc, 56, 4);
CHECK_OFFSET(cudaEglPlaneDesc, width, 0);
CHECK_OFFSET(cudaEglPlaneDesc, height, 4);
CHECK_OFFSET(cudaEglPlaneDesc, depth, 8);
CHECK_OFFSET(cudaEglPlaneDesc, pitch, 12);
CHECK_OFFSET(cudaEglPlaneDesc, numChannels, 16);
CHECK_OFFSET(cudaEglPlaneDesc, channelDesc, 20);
CHECK_OFFSET(cudaEglPlaneDesc, reserved, 40);
CHECK_SIZE(cudaEglFrame, 280, 8);
CHECK_OFFSET(cudaEglFrame, frame, 0);
CHECK_OFFSET(cudaEglFrame, planeDesc, 96);
CHECK_OFFSET(cudaEglFrame, planeCount, 264);
CHECK_OFFSET(cudaEglFrame, frameType, 268);
CHECK_OFFSET(cudaEglFrame, eglColorFormat, 272);
CHECK_MACRO(CUDART_VERSION, 13050ULL);
CHECK_MACRO(CUDA_EGL_MAX_PLANES, 3ULL);
CHECK_MACRO(CUDA_IPC_HANDLE_SIZE, 64ULL);
CHECK_MACRO(__CUDART_API_VERSION, 13050ULL);
CHECK_MACRO(cudaArrayColorAttachment, 32ULL);
CHECK_MACRO(cudaArrayCubemap, 4ULL);
CHECK_MACRO(cudaArrayDefault, 0ULL);
CHECK_MACRO(cudaArrayDeferredMapping, 128ULL);
CHECK_MACRO(cudaArrayLayered, 1ULL);
CHECK_MACRO(cudaArraySparse, 64ULL);
CHECK_MACRO(cudaArraySparsePropertiesSingleMipTail, 1ULL);
CHECK_MACRO(cudaArraySurfaceLoadStore, 2ULL);
CHECK_MACRO(cudaArrayTextureGather, 8ULL);
CHECK_MACRO(cudaCpuDeviceId, 18446744073709551615ULL);
CHECK_MACRO(cudaDevSmResourceGroupLocalityDomainIdAny, 4294967295ULL);
CHECK_MACRO(cudaDeviceBlockingSync, 4ULL);
CHECK_MACRO(cudaDeviceLmemResizeToMax, 16ULL);
CHECK_MACRO(cudaDeviceMapHost, 8ULL);
CHECK_MACRO(cudaDeviceMask, 255ULL);
CHECK_MACRO(cudaDeviceScheduleAuto, 0ULL);
CHECK_MACRO(cudaDeviceScheduleBlockingSync, 4ULL);
CHECK_MACRO(cudaDeviceScheduleMask, 7ULL);
CHECK_MACRO(cudaDeviceScheduleSpin, 1ULL);
CHECK_MACRO(cudaDeviceScheduleYield, 2ULL);
CHECK_MACRO(cudaDeviceSyncMemops, 128ULL);
CHECK_MACRO(cudaEventBlockingSync, 1ULL);
CHECK_MACRO(cudaEventDefault, 0ULL);
CHECK_MACRO(cudaEventDisableTiming, 2ULL);
CHECK_MACRO(cudaEventInterprocess, 4ULL);
CHECK_MACRO(cudaEventRecordDefault, 0ULL);
CHECK_MACRO(cudaEventRecordExternal, 1ULL);
CHECK_MACRO(cudaEventWaitDefault, 0ULL);
CHECK_MACRO(cudaEventWaitExternal, 1ULL);
CHECK_MACRO(cudaExternalMemoryDedicated, 1ULL);
CHECK_MACRO(cudaExternalSemaphoreSignalSkipNvSciBufMemSync, 1ULL);
CHECK_MACRO(cudaExternalSemaphoreWaitSkipNvSciBufMemSync, 2ULL);
CHECK_MACRO(cudaGraphKernelNodePortDefault, 0ULL);
CHECK_MACRO(cudaGraphKernelNodePortLaunchCompletion, 2ULL);
CHECK_MACRO(cudaGraphKernelNodePortProgrammatic, 1ULL);
CHECK_MACRO(cudaHostAllocDefault, 0ULL);
CHECK_MACRO(cudaHostAllocMapped, 2ULL);
CHECK_MACRO(cudaHostAllocPortable, 1ULL);
CHECK_MACRO(cudaHostAllocWriteCombined, 4ULL);
CHECK_MACRO(cudaHostRegisterDefault, 0ULL);
CHECK_MACRO(cudaHostRegisterIoMemory, 4ULL);
CHECK_MACRO(cudaHostRegisterMapped, 2ULL);
CHECK_MACRO(cudaHostRegisterPortable, 1ULL);
CHECK_MACRO(cudaHostRegisterReadOnly, 8ULL);
CHECK_MACRO(cudaInitDeviceFlagsAreValid, 1ULL);
CHECK_MACRO(cudaInvalidDeviceId, 18446744073709551614ULL);
CHECK_MACRO(cudaIpcMemLazyEnablePeerAccess, 1ULL);
CHECK_MACRO(cudaKernelNodeAttributeAccessPolicyWindow, 1ULL);
CHECK_MACRO(cudaKernelNodeAttributeClusterDimension, 4ULL);
CHECK_MACRO(cudaKernelNodeAttributeClusterSchedulingPolicyPreference, 5ULL);
CHECK_MACRO(cudaKernelNodeAttributeCooperative, 2ULL);
CHECK_MACRO(cudaKernelNodeAttributeDeviceUpdatableKernelNode, 13ULL);
CHECK_MACRO(cudaKernelNodeAttributeMemSyncDomain, 10ULL);
CHECK_MACRO(cudaKernelNodeAttributeMemSyncDomainMap, 9ULL);
CHECK_MACRO(cudaKernelNodeAttributeNvlinkUtilCentricScheduling, 16ULL);
CHECK_MACRO(cudaKernelNodeAttributePreferredSharedMemoryCarveout, 14ULL);
CHECK_MACRO(cudaKernelNodeAttributePriority, 8ULL);
CHECK_MACRO(cudaMemAttachGlobal, 1ULL);
CHECK_MACRO(cudaMemAttachHost, 2ULL);
CHECK_MACRO(cudaMemAttachSingle, 4ULL);
CHECK_MACRO(cudaMemPoolCreateUsageHwDecompress, 2ULL);
CHECK_MACRO(cudaNvSciSyncAttrSignal, 1ULL);
CHECK_MACRO(cudaNvSciSyncAttrWait, 2ULL);
CHECK_MACRO(cudaOccupancyDefault, 0ULL);
CHECK_MACRO(cudaOccupancyDisableCachingOverride, 1ULL);
CHECK_MACRO(cudaPeerAccessDefault, 0ULL);
CHECK_MACRO(cudaStreamAttributeAccessPolicyWindow, 1ULL);
CHECK_MACRO(cudaStreamAttributeMemSyncDomain, 10ULL);
CHECK_MACRO(cudaStreamAttributeMemSyncDomainMap, 9ULL);
CHECK_MACRO(cudaStreamAttributePriority, 8ULL);
CHECK_MACRO(cudaStreamAttributeSynchronizationPolicy, 3ULL);
CHECK_MACRO(cudaStreamDefault, 0ULL);
CHECK_MACRO(cudaStreamNonBlocking, 1ULL);
CHECK_MACRO(cudaSurfaceType1D, 1ULL);
CHECK_MACRO(cudaSurfaceType1DLayered, 241ULL);
CHECK_MACRO(cudaSurfaceType2D, 2ULL);
CHECK_MACRO(cudaSurfaceType2DLayered, 242ULL);
CHECK_MACRO(cudaSurfaceType3D, 3ULL);
CHECK_MACRO(cudaSurfaceTypeCubemap, 12ULL);
CHECK_MACRO(cudaSurfaceTypeCubemapLayered, 252ULL);
CHECK_MACRO(cudaTextureType1D, 1ULL);
CHECK_MACRO(cudaTextureType1DLayered, 241ULL);
CHECK_MACRO(cudaTextureType2D, 2ULL);
CHECK_MACRO(cudaTextureType2DLayered, 242ULL);
CHECK_MACRO(cudaTextureType3D, 3ULL);
CHECK_MACRO(cudaTextureTypeCubemap, 12ULL);
CHECK_MACRO(cudaTextureTypeCubemapLayered, 252ULL);
CHECK_TYPE(cudaDeviceReset, cudaError_t(void));
CHECK_TYPE(cudaDeviceSynchronize, cudaError_t(void));
CHECK_TYPE(cudaDeviceSetLimit, cudaError_t(enum cudaLimit limit, size_t value));
CHECK_TYPE(cudaDeviceGetLimit, cudaError_t(size_t *pValue, enum cudaLimit limit));
CHECK_TYPE(cudaDeviceGetTexture1DLinearMaxWidth,
    cudaError_t(size_t *maxWidthInElements, const struct cudaChannelFormatDesc *fmtDesc,
    int device));
CHECK_TYPE(cudaDeviceGetCacheConfig, cudaError_t(enum cudaFuncCache *pCacheConfig));
CHECK_TYPE(cudaDeviceGetStreamPriorityRange,
    cudaError_t(int *leastPriority, int *greatestPriority));
CHECK_TYPE(cudaDeviceSetCacheConfig, cudaError_t(enum cudaFuncCache cacheConfig));
CHECK_TYPE(cudaDeviceGetByPCIBusId, cudaError_t(int *device, const char *pciBusId));
CHECK_TYPE(cudaDeviceGetPCIBusId, cudaError_t(char *pciBusId, int len, int device));
CHECK_TYPE(cudaIpcGetEventHandle, cudaError_t(cudaIpcEventHandle_t *handle, cudaEvent_t event));
CHECK_TYPE(cudaIpcOpenEventHandle, cudaError_t(cudaEvent_t *event, cudaIpcEventHandle_t handle));
CHECK_TYPE(cudaIpcGetMemHandle, cudaError_t(cudaIpcMemHandle_t *handle, void *devPtr));
CHECK_TYPE(cudaIpcOpenMemHandle,
    cudaError_t(void **devPtr, cudaIpcMemHandle_t handle, unsigned int flags));
CHECK_TYPE(cudaIpcCloseMemHandle, cudaError_t(void *devPtr));
CHECK_TYPE(cudaDeviceFlushGPUDirectRDMAWrites,
    cudaError_t(enum cudaFlushGPUDirectRDMAWritesTarget target,
    enum cudaFlushGPUDirectRDMAWritesScope scope));
CHECK_TYPE(cudaDeviceRegisterAsyncNotification,
    cudaError_t(int device, cudaAsyncCallback callbackFunc, void *userData,
    cudaAsyncCallbackHandle_t *callback));
CHECK_TYPE(cudaDeviceUnregisterAsyncNotification,
    cudaError_t(int device, cudaAsyncCallbackHandle_t callback));
CHECK_TYPE(cudaDeviceGetSharedMemConfig, cudaError_t(enum cudaSharedMemConfig *pConfig));
CHECK_TYPE(cudaDeviceSetSharedMemConfig, cudaError_t(enum cudaSharedMemConfig config));
CHECK_TYPE(cudaGetLastError, cudaError_t(void));
CHECK_TYPE(cudaPeekAtLastError, cudaError_t(void));
CHECK_TYPE(cudaGetErrorName, const char *(cudaError_t error));
CHECK_TYPE(cudaGetErrorString, const char *(cudaError_t error));
CHECK_TYPE(cudaGetDeviceCount, cudaError_t(int *count));
CHECK_TYPE(cudaGetDeviceProperties, cudaError_t(struct cudaDeviceProp *prop, int device));
CHECK_TYPE(cudaDeviceGetAttribute, cudaError_t(int *value, enum cudaDeviceAttr attr, int device));
CHECK_TYPE(cudaDeviceGetHostAtomicCapabilities,
    cudaError_t(unsigned int *capabilities, const enum cudaAtomicOperation *operations,
    unsigned int count, int device));
CHECK_TYPE(cudaDeviceGetDefaultMemPool, cudaError_t(cudaMemPool_t *memPool, int device));
CHECK_TYPE(cudaDeviceSetMemPool, cudaError_t(int device, cudaMemPool_t memPool));
CHECK_TYPE(cudaDeviceGetMemPool, cudaError_t(cudaMemPool_t *memPool, int device));
CHECK_TYPE(cudaDeviceGetNvSciSyncAttributes,
    cudaError_t(void *nvSciSyncAttrList, int device, int flags));
CHECK_TYPE(cudaDeviceGetP2PAttribute,
    cudaError_t(int *value, enum cudaDeviceP2PAttr attr, int srcDevice, int dstDevice));
CHECK_TYPE(cudaDeviceGetP2PAtomicCapabilities,
    cudaError_t(unsigned int *capabilities, const enum cudaAtomicOperation *operations,
    unsigned int count, int srcDevice, int dstDevice));
CHECK_TYPE(cudaChooseDevice, cudaError_t(int *device, const struct cudaDeviceProp *prop));
CHECK_TYPE(cudaInitDevice, cudaError_t(int device, unsigned int deviceFlags, unsigned int flags));
CHECK_TYPE(cudaSetDevice, cudaError_t(int device));
CHECK_TYPE(cudaGetDevice, cudaError_t(int *device));
CHECK_TYPE(cudaSetValidDevices, cudaError_t(int *device_arr, int len));
CHECK_TYPE(cudaSetDeviceFlags, cudaError_t(unsigned int flags));
CHECK_TYPE(cudaGetDeviceFlags, cudaError_t(unsigned int *flags));
CHECK_TYPE(cudaStreamCreate, cudaError_t(cudaStream_t *pStream));
CHECK_TYPE(cudaStreamCreateWithFlags, cudaError_t(cudaStream_t *pStream, unsigned int flags));
CHECK_TYPE(cudaStreamCreateWithPriority,
    cudaError_t(cudaStream_t *pStream, unsigned int flags, int priority));
CHECK_TYPE(cudaStreamGetPriority, cudaError_t(cudaStream_t hStream, int *priority));
CHECK_TYPE(cudaStreamGetFlags, cudaError_t(cudaStream_t hStream, unsigned int *flags));
CHECK_TYPE(cudaStreamGetId, cudaError_t(cudaStream_t hStream, unsigned long long *streamId));
CHECK_TYPE(cudaStreamGetDevice, cudaError_t(cudaStream_t hStream, int *device));
CHECK_TYPE(cudaCtxResetPersistingL2Cache, cudaError_t(void));
CHECK_TYPE(cudaStreamCopyAttributes, cudaError_t(cudaStream_t dst, cudaStream_t src));
CHECK_TYPE(cudaStreamGetAttribute,
    cudaError_t(cudaStream_t hStream, cudaStreamAttrID attr, cudaStreamAttrValue *value_out));
CHECK_TYPE(cudaStreamSetAttribute,
    cudaError_t(cudaStream_t hStream, cudaStreamAttrID attr, const cudaStreamAttrValue *value));
CHECK_TYPE(cudaStreamDestroy, cudaError_t(cudaStream_t stream));
CHECK_TYPE(cudaStreamWaitEvent,
    cudaError_t(cudaStream_t stream, cudaEvent_t event, unsigned int flags));
CHECK_TYPE(cudaStreamAddCallback,
    cudaError_t(cudaStream_t stream, cudaStreamCallback_t callback, void *userData,
    unsigned int flags));
CHECK_TYPE(cudaStreamSynchronize, cudaError_t(cudaStream_t stream));
CHECK_TYPE(cudaStreamQuery, cudaError_t(cudaStream_t stream));
CHECK_TYPE(cudaStreamAttachMemAsync,
    cudaError_t(cudaStream_t stream, void *devPtr, size_t length, unsigned int flags));
CHECK_TYPE(cudaStreamBeginCapture,
    cudaError_t(cudaStream_t stream, enum cudaStreamCaptureMode mode));
CHECK_TYPE(cudaStreamBeginRecaptureToGraph,
    cudaError_t(cudaStream_t stream, enum cudaStreamCaptureMode mode, cudaGraph_t graph,
    struct cudaGraphRecaptureCallbackData *callbackData));
CHECK_TYPE(cudaStreamBeginCaptureToGraph,
    cudaError_t(cudaStream_t stream, cudaGraph_t graph, const cudaGraphNode_t *dependencies,
    const cudaGraphEdgeData *dependencyData, size_t numDependencies,
    enum cudaStreamCaptureMode mode));
CHECK_TYPE(cudaThreadExchangeStreamCaptureMode, cudaError_t(enum cudaStreamCaptureMode *mode));
CHECK_TYPE(cudaStreamEndCapture, cudaError_t(cudaStream_t stream, cudaGraph_t *pGraph));
CHECK_TYPE(cudaStreamIsCapturing,
    cudaError_t(cudaStream_t stream, enum cudaStreamCaptureStatus *pCaptureStatus));
CHECK_TYPE(cudaStreamGetCaptureInfo,
    cudaError_t(cudaStream_t stream, enum cudaStreamCaptureStatus *captureStatus_out,
    unsigned long long *id_out, cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out,
    const cudaGraphEdgeData **edgeData_out, size_t *numDependencies_out));
CHECK_TYPE(cudaStreamUpdateCaptureDependencies,
    cudaError_t(cudaStream_t stream, cudaGraphNode_t *dependencies,
    const cudaGraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags));
CHECK_TYPE(cudaEventCreate, cudaError_t(cudaEvent_t *event));
CHECK_TYPE(cudaEventCreateWithFlags, cudaError_t(cudaEvent_t *event, unsigned int flags));
CHECK_TYPE(cudaEventRecord, cudaError_t(cudaEvent_t event, cudaStream_t stream));
CHECK_TYPE(cudaEventRecordWithFlags,
    cudaError_t(cudaEvent_t event, cudaStream_t stream, unsigned int flags));
CHECK_TYPE(cudaEventQuery, cudaError_t(cudaEvent_t event));
CHECK_TYPE(cudaEventSynchronize, cudaError_t(cudaEvent_t event));
CHECK_TYPE(cudaEventDestroy, cudaError_t(cudaEvent_t event));
CHECK_TYPE(cudaEventElapsedTime, cudaError_t(float *ms, cudaEvent_t start, cudaEvent_t end));
CHECK_TYPE(cudaImportExternalMemory,
    cudaError_t(cudaExternalMemory_t *extMem_out,
    const struct cudaExternalMemoryHandleDesc *memHandleDesc));
CHECK_TYPE(cudaExternalMemoryGetMappedBuffer,
    cudaError_t(void **devPtr, cudaExternalMemory_t extMem,
    const struct cudaExternalMemoryBufferDesc *bufferDesc));
CHECK_TYPE(cudaExternalMemoryGetMappedMipmappedArray,
    cudaError_t(cudaMipmappedArray_t *mipmap, cudaExternalMemory_t extMem,
    const struct cudaExternalMemoryMipmappedArrayDesc *mipmapDesc));
CHECK_TYPE(cudaDestroyExternalMemory, cudaError_t(cudaExternalMemory_t extMem));
CHECK_TYPE(cudaImportExternalSemaphore,
    cudaError_t(cudaExternalSemaphore_t *extSem_out,
    const struct cudaExternalSemaphoreHandleDesc *semHandleDesc));
CHECK_TYPE(cudaSignalExternalSemaphoresAsync,
    cudaError_t(const cudaExternalSemaphore_t *extSemArray,
    const struct cudaExternalSemaphoreSignalParams *paramsArray, unsigned int numExtSems,
    cudaStream_t stream));
CHECK_TYPE(cudaWaitExternalSemaphoresAsync,
    cudaError_t(const cudaExternalSemaphore_t *extSemArray,
    const struct cudaExternalSemaphoreWaitParams *paramsArray, unsigned int numExtSems,
    cudaStream_t stream));
CHECK_TYPE(cudaDestroyExternalSemaphore, cudaError_t(cudaExternalSemaphore_t extSem));
CHECK_TYPE(cudaLaunchKernel,
    cudaError_t(const void *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem,
    cudaStream_t stream));
CHECK_TYPE(cudaLaunchKernelExC,
    cudaError_t(const cudaLaunchConfig_t *config, const void *func, void **args));
CHECK_TYPE(cudaLaunchCooperativeKernel,
    cudaError_t(const void *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem,
    cudaStream_t stream));
CHECK_TYPE(cudaFuncSetCacheConfig, cudaError_t(const void *func, enum cudaFuncCache cacheConfig));
CHECK_TYPE(cudaFuncGetAttributes, cudaError_t(struct cudaFuncAttributes *attr, const void *func));
CHECK_TYPE(cudaFuncSetAttribute,
    cudaError_t(const void *func, enum cudaFuncAttribute attr, int value));
CHECK_TYPE(cudaFuncGetName, cudaError_t(const char **name, const void *func));
CHECK_TYPE(cudaFuncGetParamInfo,
    cudaError_t(const void *func, size_t paramIndex, size_t *paramOffset, size_t *paramSize));
CHECK_TYPE(cudaFuncGetParamCount, cudaError_t(const void *func, size_t *paramCount));
CHECK_TYPE(cudaLaunchHostFunc, cudaError_t(cudaStream_t stream, cudaHostFn_t fn, void *userData));
CHECK_TYPE(cudaLaunchHostFunc_v2,
    cudaError_t(cudaStream_t stream, cudaHostFn_t fn, void *userData, unsigned int syncMode));
CHECK_TYPE(cudaFuncSetSharedMemConfig,
    cudaError_t(const void *func, enum cudaSharedMemConfig config));
CHECK_TYPE(cudaOccupancyMaxActiveBlocksPerMultiprocessor,
    cudaError_t(int *numBlocks, const void *func, int blockSize, size_t dynamicSMemSize));
CHECK_TYPE(cudaOccupancyAvailableDynamicSMemPerBlock,
    cudaError_t(size_t *dynamicSmemSize, const void *func, int numBlocks, int blockSize));
CHECK_TYPE(cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
    cudaError_t(int *numBlocks, const void *func, int blockSize, size_t dynamicSMemSize,
    unsigned int flags));
CHECK_TYPE(cudaOccupancyMaxPotentialClusterSize,
    cudaError_t(int *clusterSize, const void *func, const cudaLaunchConfig_t *launchConfig));
CHECK_TYPE(cudaOccupancyMaxActiveClusters,
    cudaError_t(int *numClusters, const void *func, const cudaLaunchConfig_t *launchConfig));
CHECK_TYPE(cudaMallocManaged, cudaError_t(void **devPtr, size_t size, unsigned int flags));
CHECK_TYPE(cudaMalloc, cudaError_t(void **devPtr, size_t size));
CHECK_TYPE(cudaMallocHost, cudaError_t(void **ptr, size_t size));
CHECK_TYPE(cudaMallocPitch, cudaError_t(void **devPtr, size_t *pitch, size_t width, size_t height));
CHECK_TYPE(cudaMallocArray,
    cudaError_t(cudaArray_t *array, const struct cudaChannelFormatDesc *desc, size_t width,
    size_t height, unsigned int flags));
CHECK_TYPE(cudaFree, cudaError_t(void *devPtr));
CHECK_TYPE(cudaFreeHost, cudaError_t(void *ptr));
CHECK_TYPE(cudaFreeArray, cudaError_t(cudaArray_t array));
CHECK_TYPE(cudaFreeMipmappedArray, cudaError_t(cudaMipmappedArray_t mipmappedArray));
CHECK_TYPE(cudaHostAlloc, cudaError_t(void **pHost, size_t size, unsigned int flags));
CHECK_TYPE(cudaHostRegister, cudaError_t(void *ptr, size_t size, unsigned int flags));
CHECK_TYPE(cudaHostUnregister, cudaError_t(void *ptr));
CHECK_TYPE(cudaHostGetDevicePointer, cudaError_t(void **pDevice, void *pHost, unsigned int flags));
CHECK_TYPE(cudaHostGetFlags, cudaError_t(unsigned int *pFlags, void *pHost));
CHECK_TYPE(cudaMalloc3D,
    cudaError_t(struct cudaPitchedPtr *pitchedDevPtr, struct cudaExtent extent));
CHECK_TYPE(cudaMalloc3DArray,
    cudaError_t(cudaArray_t *array, const struct cudaChannelFormatDesc *desc,
    struct cudaExtent extent, unsigned int flags));
CHECK_TYPE(cudaMallocMipmappedArray,
    cudaError_t(cudaMipmappedArray_t *mipmappedArray, const struct cudaChannelFormatDesc *desc,
    struct cudaExtent extent, unsigned int numLevels, unsigned int flags));
CHECK_TYPE(cudaGetMipmappedArrayLevel,
    cudaError_t(cudaArray_t *levelArray, cudaMipmappedArray_const_t mipmappedArray,
    unsigned int level));
CHECK_TYPE(cudaMemcpy3D, cudaError_t(const struct cudaMemcpy3DParms *p));
CHECK_TYPE(cudaMemcpy3DPeer, cudaError_t(const struct cudaMemcpy3DPeerParms *p));
CHECK_TYPE(cudaMemcpy3DAsync, cudaError_t(const struct cudaMemcpy3DParms *p, cudaStream_t stream));
CHECK_TYPE(cudaMemcpy3DPeerAsync,
    cudaError_t(const struct cudaMemcpy3DPeerParms *p, cudaStream_t stream));
CHECK_TYPE(cudaMemGetInfo, cudaError_t(size_t *free, size_t *total));
CHECK_TYPE(cudaArrayGetInfo,
    cudaError_t(struct cudaChannelFormatDesc *desc, struct cudaExtent *extent, unsigned int *flags,
    cudaArray_t array));
CHECK_TYPE(cudaArrayGetPlane,
    cudaError_t(cudaArray_t *pPlaneArray, cudaArray_t hArray, unsigned int planeIdx));
CHECK_TYPE(cudaArrayGetMemoryRequirements,
    cudaError_t(struct cudaArrayMemoryRequirements *memoryRequirements, cudaArray_t array,
    int device));
CHECK_TYPE(cudaMipmappedArrayGetMemoryRequirements,
    cudaError_t(struct cudaArrayMemoryRequirements *memoryRequirements,
    cudaMipmappedArray_t mipmap, int device));
CHECK_TYPE(cudaArrayGetSparseProperties,
    cudaError_t(struct cudaArraySparseProperties *sparseProperties, cudaArray_t array));
CHECK_TYPE(cudaMipmappedArrayGetSparseProperties,
    cudaError_t(struct cudaArraySparseProperties *sparseProperties, cudaMipmappedArray_t mipmap));
CHECK_TYPE(cudaMemcpy,
    cudaError_t(void *dst, const void *src, size_t count, enum cudaMemcpyKind kind));
CHECK_TYPE(cudaMemcpyPeer,
    cudaError_t(void *dst, int dstDevice, const void *src, int srcDevice, size_t count));
CHECK_TYPE(cudaMemcpy2D,
    cudaError_t(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width,
    size_t height, enum cudaMemcpyKind kind));
CHECK_TYPE(cudaMemcpy2DToArray,
    cudaError_t(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t spitch,
    size_t width, size_t height, enum cudaMemcpyKind kind));
CHECK_TYPE(cudaMemcpy2DFromArray,
    cudaError_t(void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset,
    size_t width, size_t height, enum cudaMemcpyKind kind));
CHECK_TYPE(cudaMemcpy2DArrayToArray,
    cudaError_t(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src,
    size_t wOffsetSrc, size_t hOffsetSrc, size_t width, size_t height, enum cudaMemcpyKind kind));
CHECK_TYPE(cudaMemcpyToSymbol,
    cudaError_t(const void *symbol, const void *src, size_t count, size_t offset,
    enum cudaMemcpyKind kind));
CHECK_TYPE(cudaMemcpyFromSymbol,
    cudaError_t(void *dst, const void *symbol, size_t count, size_t offset,
    enum cudaMemcpyKind kind));
CHECK_TYPE(cudaMemcpyAsync,
    cudaError_t(void *dst, const void *src, size_t count, enum cudaMemcpyKind kind,
    cudaStream_t stream));
CHECK_TYPE(cudaMemcpyPeerAsync,
    cudaError_t(void *dst, int dstDevice, const void *src, int srcDevice, size_t count,
    cudaStream_t stream));
CHECK_TYPE(cudaMemcpyBatchAsync,
    cudaError_t(void *const *dsts, const void *const *srcs, const size_t *sizes, size_t count,
    struct cudaMemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, cudaStream_t stream));
CHECK_TYPE(cudaMemcpy3DBatchAsync,
    cudaError_t(size_t numOps, struct cudaMemcpy3DBatchOp *opList, unsigned long long flags,
    cudaStream_t stream));
CHECK_TYPE(cudaMemcpyWithAttributesAsync,
    cudaError_t(void *dst, const void *src, size_t size, struct cudaMemcpyAttributes *attr,
    cudaStream_t stream));
CHECK_TYPE(cudaMemcpy3DWithAttributesAsync,
    cudaError_t(struct cudaMemcpy3DBatchOp *op, unsigned long long flags, cudaStream_t stream));
CHECK_TYPE(cudaMemcpy2DAsync,
    cudaError_t(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width,
    size_t height, enum cudaMemcpyKind kind, cudaStream_t stream));
CHECK_TYPE(cudaMemcpy2DToArrayAsync,
    cudaError_t(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t spitch,
    size_t width, size_t height, enum cudaMemcpyKind kind, cudaStream_t stream));
CHECK_TYPE(cudaMemcpy2DFromArrayAsync,
    cudaError_t(void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset,
    size_t width, size_t height, enum cudaMemcpyKind kind, cudaStream_t stream));
CHECK_TYPE(cudaMemcpyToSymbolAsync,
    cudaError_t(const void *symbol, const void *src, size_t count, size_t offset,
    enum cudaMemcpyKind kind, cudaStream_t stream));
CHECK_TYPE(cudaMemcpyFromSymbolAsync,
    cudaError_t(void *dst, const void *symbol, size_t count, size_t offset,
    enum cudaMemcpyKind kind, cudaStream_t stream));
CHECK_TYPE(cudaMemset, cudaError_t(void *devPtr, int value, size_t count));
CHECK_TYPE(cudaMemset2D,
    cudaError_t(void *devPtr, size_t pitch, int value, size_t width, size_t height));
CHECK_TYPE(cudaMemset3D,
    cudaError_t(struct cudaPitchedPtr pitchedDevPtr, int value, struct cudaExtent extent));
CHECK_TYPE(cudaMemsetAsync,
    cudaError_t(void *devPtr, int value, size_t count, cudaStream_t stream));
CHECK_TYPE(cudaMemset2DAsync,
    cudaError_t(void *devPtr, size_t pitch, int value, size_t width, size_t height,
    cudaStream_t stream));
CHECK_TYPE(cudaMemset3DAsync,
    cudaError_t(struct cudaPitchedPtr pitchedDevPtr, int value, struct cudaExtent extent,
    cudaStream_t stream));
CHECK_TYPE(cudaGetSymbolAddress, cudaError_t(void **devPtr, const void *symbol));
CHECK_TYPE(cudaGetSymbolSize, cudaError_t(size_t *size, const void *symbol));
CHECK_TYPE(cudaMemPrefetchAsync,
    cudaError_t(const void *devPtr, size_t count, struct cudaMemLocation location,
    unsigned int flags, cudaStream_t stream));
CHECK_TYPE(cudaMemPrefetchBatchAsync,
    cudaError_t(void **dptrs, size_t *sizes, size_t count, struct cudaMemLocation *prefetchLocs,
    size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags,
    cudaStream_t stream));
CHECK_TYPE(cudaMemDiscardBatchAsync,
    cudaError_t(void **dptrs, size_t *sizes, size_t count, unsigned long long flags,
    cudaStream_t stream));
CHECK_TYPE(cudaMemDiscardAndPrefetchBatchAsync,
    cudaError_t(void **dptrs, size_t *sizes, size_t count, struct cudaMemLocation *prefetchLocs,
    size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags,
    cudaStream_t stream));
CHECK_TYPE(cudaMemGetLocationInfo,
    cudaError_t(void *devPtr, size_t size, size_t summaryGranularity, size_t samplingGranularity,
    struct cudaMemLocation *location_out));
CHECK_TYPE(cudaMemAdvise,
    cudaError_t(const void *devPtr, size_t count, enum cudaMemoryAdvise advice,
    struct cudaMemLocation location));
CHECK_TYPE(cudaMemRangeGetAttribute,
    cudaError_t(void *data, size_t dataSize, enum cudaMemRangeAttribute attribute,
    const void *devPtr, size_t count));
CHECK_TYPE(cudaMemRangeGetAttributes,
    cudaError_t(void **data, size_t *dataSizes, enum cudaMemRangeAttribute *attributes,
    size_t numAttributes, const void *devPtr, size_t count));
CHECK_TYPE(cudaMemcpyToArray,
    cudaError_t(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t count,
    enum cudaMemcpyKind kind));
CHECK_TYPE(cudaMemcpyFromArray,
    cudaError_t(void *dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count,
    enum cudaMemcpyKind kind));
CHECK_TYPE(cudaMemcpyArrayToArray,
    cudaError_t(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src,
    size_t wOffsetSrc, size_t hOffsetSrc, size_t count, enum cudaMemcpyKind kind));
CHECK_TYPE(cudaMemcpyToArrayAsync,
    cudaError_t(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t count,
    enum cudaMemcpyKind kind, cudaStream_t stream));
CHECK_TYPE(cudaMemcpyFromArrayAsync,
    cudaError_t(void *dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count,
    enum cudaMemcpyKind kind, cudaStream_t stream));
CHECK_TYPE(cudaMallocAsync, cudaError_t(void **devPtr, size_t size, cudaStream_t hStream));
CHECK_TYPE(cudaFreeAsync, cudaError_t(void *devPtr, cudaStream_t hStream));
CHECK_TYPE(cudaMemPoolTrimTo, cudaError_t(cudaMemPool_t memPool, size_t minBytesToKeep));
CHECK_TYPE(cudaMemPoolSetAttribute,
    cudaError_t(cudaMemPool_t memPool, enum cudaMemPoolAttr attr, void *value));
CHECK_TYPE(cudaMemPoolGetAttribute,
    cudaError_t(cudaMemPool_t memPool, enum cudaMemPoolAttr attr, void *value));
CHECK_TYPE(cudaMemPoolSetAccess,
    cudaError_t(cudaMemPool_t memPool, const struct cudaMemAccessDesc *descList, size_t count));
CHECK_TYPE(cudaMemPoolGetAccess,
    cudaError_t(enum cudaMemAccessFlags *flags, cudaMemPool_t memPool,
    struct cudaMemLocation *location));
CHECK_TYPE(cudaMemPoolCreate,
    cudaError_t(cudaMemPool_t *memPool, const struct cudaMemPoolProps *poolProps));
CHECK_TYPE(cudaMemPoolDestroy, cudaError_t(cudaMemPool_t memPool));
CHECK_TYPE(cudaMemGetDefaultMemPool,
    cudaError_t(cudaMemPool_t *memPool, struct cudaMemLocation *location,
    enum cudaMemAllocationType type));
CHECK_TYPE(cudaMemGetMemPool,
    cudaError_t(cudaMemPool_t *memPool, struct cudaMemLocation *location,
    enum cudaMemAllocationType type));
CHECK_TYPE(cudaMemSetMemPool,
    cudaError_t(struct cudaMemLocation *location, enum cudaMemAllocationType type,
    cudaMemPool_t memPool));
CHECK_TYPE(cudaMallocFromPoolAsync,
    cudaError_t(void **ptr, size_t size, cudaMemPool_t memPool, cudaStream_t stream));
CHECK_TYPE(cudaMemPoolExportToShareableHandle,
    cudaError_t(void *shareableHandle, cudaMemPool_t memPool,
    enum cudaMemAllocationHandleType handleType, unsigned int flags));
CHECK_TYPE(cudaMemPoolImportFromShareableHandle,
    cudaError_t(cudaMemPool_t *memPool, void *shareableHandle,
    enum cudaMemAllocationHandleType handleType, unsigned int flags));
CHECK_TYPE(cudaMemPoolExportPointer,
    cudaError_t(struct cudaMemPoolPtrExportData *exportData, void *ptr));
CHECK_TYPE(cudaMemPoolImportPointer,
    cudaError_t(void **ptr, cudaMemPool_t memPool, struct cudaMemPoolPtrExportData *exportData));
CHECK_TYPE(cudaPointerGetAttributes,
    cudaError_t(struct cudaPointerAttributes *attributes, const void *ptr));
CHECK_TYPE(cudaDeviceCanAccessPeer, cudaError_t(int *canAccessPeer, int device, int peerDevice));
CHECK_TYPE(cudaDeviceEnablePeerAccess, cudaError_t(int peerDevice, unsigned int flags));
CHECK_TYPE(cudaDeviceDisablePeerAccess, cudaError_t(int peerDevice));
CHECK_TYPE(cudaGraphicsUnregisterResource, cudaError_t(cudaGraphicsResource_t resource));
CHECK_TYPE(cudaGraphicsResourceSetMapFlags,
    cudaError_t(cudaGraphicsResource_t resource, unsigned int flags));
CHECK_TYPE(cudaGraphicsMapResources,
    cudaError_t(int count, cudaGraphicsResource_t *resources, cudaStream_t stream));
CHECK_TYPE(cudaGraphicsUnmapResources,
    cudaError_t(int count, cudaGraphicsResource_t *resources, cudaStream_t stream));
CHECK_TYPE(cudaGraphicsResourceGetMappedPointer,
    cudaError_t(void **devPtr, size_t *size, cudaGraphicsResource_t resource));
CHECK_TYPE(cudaGraphicsSubResourceGetMappedArray,
    cudaError_t(cudaArray_t *array, cudaGraphicsResource_t resource, unsigned int arrayIndex,
    unsigned int mipLevel));
CHECK_TYPE(cudaGraphicsResourceGetMappedMipmappedArray,
    cudaError_t(cudaMipmappedArray_t *mipmappedArray, cudaGraphicsResource_t resource));
CHECK_TYPE(cudaGetChannelDesc,
    cudaError_t(struct cudaChannelFormatDesc *desc, cudaArray_const_t array));
CHECK_TYPE(cudaCreateChannelDesc,
    struct cudaChannelFormatDesc(int x, int y, int z, int w, enum cudaChannelFormatKind f));
CHECK_TYPE(cudaCreateTextureObject,
    cudaError_t(cudaTextureObject_t *pTexObject, const struct cudaResourceDesc *pResDesc,
    const struct cudaTextureDesc *pTexDesc, const struct cudaResourceViewDesc *pResViewDesc));
CHECK_TYPE(cudaDestroyTextureObject, cudaError_t(cudaTextureObject_t texObject));
CHECK_TYPE(cudaGetTextureObjectResourceDesc,
    cudaError_t(struct cudaResourceDesc *pResDesc, cudaTextureObject_t texObject));
CHECK_TYPE(cudaGetTextureObjectTextureDesc,
    cudaError_t(struct cudaTextureDesc *pTexDesc, cudaTextureObject_t texObject));
CHECK_TYPE(cudaGetTextureObjectResourceViewDesc,
    cudaError_t(struct cudaResourceViewDesc *pResViewDesc, cudaTextureObject_t texObject));
CHECK_TYPE(cudaCreateSurfaceObject,
    cudaError_t(cudaSurfaceObject_t *pSurfObject, const struct cudaResourceDesc *pResDesc));
CHECK_TYPE(cudaDestroySurfaceObject, cudaError_t(cudaSurfaceObject_t surfObject));
CHECK_TYPE(cudaGetSurfaceObjectResourceDesc,
    cudaError_t(struct cudaResourceDesc *pResDesc, cudaSurfaceObject_t surfObject));
CHECK_TYPE(cudaDriverGetVersion, cudaError_t(int *driverVersion));
CHECK_TYPE(cudaRuntimeGetVersion, cudaError_t(int *runtimeVersion));
CHECK_TYPE(cudaLogsRegisterCallback,
    cudaError_t(cudaLogsCallback_t callbackFunc, void *userData,
    cudaLogsCallbackHandle *callback_out));
CHECK_TYPE(cudaLogsUnregisterCallback, cudaError_t(cudaLogsCallbackHandle callback));
CHECK_TYPE(cudaLogsCurrent, cudaError_t(cudaLogIterator *iterator_out, unsigned int flags));
CHECK_TYPE(cudaLogsDumpToFile,
    cudaError_t(cudaLogIterator *iterator, const char *pathToFile, unsigned int flags));
CHECK_TYPE(cudaLogsDumpToMemory,
    cudaError_t(cudaLogIterator *iterator, char *buffer, size_t *size, unsigned int flags));
CHECK_TYPE(cudaGraphCreate, cudaError_t(cudaGraph_t *pGraph, unsigned int flags));
CHECK_TYPE(cudaGraphAddKernelNode,
    cudaError_t(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const struct cudaKernelNodeParams *pNodeParams));
CHECK_TYPE(cudaGraphKernelNodeGetParams,
    cudaError_t(cudaGraphNode_t node, struct cudaKernelNodeParams *pNodeParams));
CHECK_TYPE(cudaGraphKernelNodeSetParams,
    cudaError_t(cudaGraphNode_t node, const struct cudaKernelNodeParams *pNodeParams));
CHECK_TYPE(cudaGraphKernelNodeCopyAttributes,
    cudaError_t(cudaGraphNode_t hDst, cudaGraphNode_t hSrc));
CHECK_TYPE(cudaGraphKernelNodeGetAttribute,
    cudaError_t(cudaGraphNode_t hNode, cudaKernelNodeAttrID attr,
    cudaKernelNodeAttrValue *value_out));
CHECK_TYPE(cudaGraphKernelNodeSetAttribute,
    cudaError_t(cudaGraphNode_t hNode, cudaKernelNodeAttrID attr,
    const cudaKernelNodeAttrValue *value));
CHECK_TYPE(cudaGraphAddMemcpyNode,
    cudaError_t(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const struct cudaMemcpy3DParms *pCopyParams));
CHECK_TYPE(cudaGraphAddMemcpyNodeToSymbol,
    cudaError_t(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies, const void *symbol,
    const void *src, size_t count, size_t offset, enum cudaMemcpyKind kind));
CHECK_TYPE(cudaGraphAddMemcpyNodeFromSymbol,
    cudaError_t(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst, const void *symbol,
    size_t count, size_t offset, enum cudaMemcpyKind kind));
CHECK_TYPE(cudaGraphAddMemcpyNode1D,
    cudaError_t(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst, const void *src,
    size_t count, enum cudaMemcpyKind kind));
CHECK_TYPE(cudaGraphMemcpyNodeGetParams,
    cudaError_t(cudaGraphNode_t node, struct cudaMemcpy3DParms *pNodeParams));
CHECK_TYPE(cudaGraphMemcpyNodeSetParams,
    cudaError_t(cudaGraphNode_t node, const struct cudaMemcpy3DParms *pNodeParams));
CHECK_TYPE(cudaGraphMemcpyNodeSetParamsToSymbol,
    cudaError_t(cudaGraphNode_t node, const void *symbol, const void *src, size_t count,
    size_t offset, enum cudaMemcpyKind kind));
CHECK_TYPE(cudaGraphMemcpyNodeSetParamsFromSymbol,
    cudaError_t(cudaGraphNode_t node, void *dst, const void *symbol, size_t count, size_t offset,
    enum cudaMemcpyKind kind));
CHECK_TYPE(cudaGraphMemcpyNodeSetParams1D,
    cudaError_t(cudaGraphNode_t node, void *dst, const void *src, size_t count,
    enum cudaMemcpyKind kind));
CHECK_TYPE(cudaGraphAddMemsetNode,
    cudaError_t(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const struct cudaMemsetParams *pMemsetParams));
CHECK_TYPE(cudaGraphMemsetNodeGetParams,
    cudaError_t(cudaGraphNode_t node, struct cudaMemsetParams *pNodeParams));
CHECK_TYPE(cudaGraphMemsetNodeSetParams,
    cudaError_t(cudaGraphNode_t node, const struct cudaMemsetParams *pNodeParams));
CHECK_TYPE(cudaGraphAddHostNode,
    cudaError_t(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const struct cudaHostNodeParams *pNodeParams));
CHECK_TYPE(cudaGraphHostNodeGetParams,
    cudaError_t(cudaGraphNode_t node, struct cudaHostNodeParams *pNodeParams));
CHECK_TYPE(cudaGraphHostNodeSetParams,
    cudaError_t(cudaGraphNode_t node, const struct cudaHostNodeParams *pNodeParams));
CHECK_TYPE(cudaGraphAddChildGraphNode,
    cudaError_t(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaGraph_t childGraph));
CHECK_TYPE(cudaGraphChildGraphNodeGetGraph, cudaError_t(cudaGraphNode_t node, cudaGraph_t *pGraph));
CHECK_TYPE(cudaGraphAddEmptyNode,
    cudaError_t(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies));
CHECK_TYPE(cudaGraphAddEventRecordNode,
    cudaError_t(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event));
CHECK_TYPE(cudaGraphEventRecordNodeGetEvent,
    cudaError_t(cudaGraphNode_t node, cudaEvent_t *event_out));
CHECK_TYPE(cudaGraphEventRecordNodeSetEvent, cudaError_t(cudaGraphNode_t node, cudaEvent_t event));
CHECK_TYPE(cudaGraphAddEventWaitNode,
    cudaError_t(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event));
CHECK_TYPE(cudaGraphEventWaitNodeGetEvent,
    cudaError_t(cudaGraphNode_t node, cudaEvent_t *event_out));
CHECK_TYPE(cudaGraphEventWaitNodeSetEvent, cudaError_t(cudaGraphNode_t node, cudaEvent_t event));
CHECK_TYPE(cudaGraphAddExternalSemaphoresSignalNode,
    cudaError_t(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const struct cudaExternalSemaphoreSignalNodeParams *nodeParams));
CHECK_TYPE(cudaGraphExternalSemaphoresSignalNodeGetParams,
    cudaError_t(cudaGraphNode_t hNode, struct cudaExternalSemaphoreSignalNodeParams *params_out));
CHECK_TYPE(cudaGraphExternalSemaphoresSignalNodeSetParams,
    cudaError_t(cudaGraphNode_t hNode,
    const struct cudaExternalSemaphoreSignalNodeParams *nodeParams));
CHECK_TYPE(cudaGraphAddExternalSemaphoresWaitNode,
    cudaError_t(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const struct cudaExternalSemaphoreWaitNodeParams *nodeParams));
CHECK_TYPE(cudaGraphExternalSemaphoresWaitNodeGetParams,
    cudaError_t(cudaGraphNode_t hNode, struct cudaExternalSemaphoreWaitNodeParams *params_out));
CHECK_TYPE(cudaGraphExternalSemaphoresWaitNodeSetParams,
    cudaError_t(cudaGraphNode_t hNode,
    const struct cudaExternalSemaphoreWaitNodeParams *nodeParams));
CHECK_TYPE(cudaGraphAddMemAllocNode,
    cudaError_t(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    struct cudaMemAllocNodeParams *nodeParams));
CHECK_TYPE(cudaGraphMemAllocNodeGetParams,
    cudaError_t(cudaGraphNode_t node, struct cudaMemAllocNodeParams *params_out));
CHECK_TYPE(cudaGraphAddMemFreeNode,
    cudaError_t(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dptr));
CHECK_TYPE(cudaGraphMemFreeNodeGetParams, cudaError_t(cudaGraphNode_t node, void *dptr_out));
CHECK_TYPE(cudaDeviceGraphMemTrim, cudaError_t(int device));
CHECK_TYPE(cudaDeviceGetGraphMemAttribute,
    cudaError_t(int device, enum cudaGraphMemAttributeType attr, void *value));
CHECK_TYPE(cudaDeviceSetGraphMemAttribute,
    cudaError_t(int device, enum cudaGraphMemAttributeType attr, void *value));
CHECK_TYPE(cudaGraphClone, cudaError_t(cudaGraph_t *pGraphClone, cudaGraph_t originalGraph));
CHECK_TYPE(cudaGraphNodeFindInClone,
    cudaError_t(cudaGraphNode_t *pNode, cudaGraphNode_t originalNode, cudaGraph_t clonedGraph));
CHECK_TYPE(cudaGraphNodeGetType, cudaError_t(cudaGraphNode_t node, enum cudaGraphNodeType *pType));
CHECK_TYPE(cudaGraphNodeGetContainingGraph,
    cudaError_t(cudaGraphNode_t hNode, cudaGraph_t *phGraph));
CHECK_TYPE(cudaGraphNodeGetLocalId, cudaError_t(cudaGraphNode_t hNode, unsigned int *nodeId));
CHECK_TYPE(cudaGraphNodeGetToolsId,
    cudaError_t(cudaGraphNode_t hNode, unsigned long long *toolsNodeId));
CHECK_TYPE(cudaGraphGetId, cudaError_t(cudaGraph_t hGraph, unsigned int *graphID));
CHECK_TYPE(cudaGraphExecGetId, cudaError_t(cudaGraphExec_t hGraphExec, unsigned int *graphID));
CHECK_TYPE(cudaGraphGetNodes,
    cudaError_t(cudaGraph_t graph, cudaGraphNode_t *nodes, size_t *numNodes));
CHECK_TYPE(cudaGraphGetRootNodes,
    cudaError_t(cudaGraph_t graph, cudaGraphNode_t *pRootNodes, size_t *pNumRootNodes));
CHECK_TYPE(cudaGraphGetEdges,
    cudaError_t(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to,
    cudaGraphEdgeData *edgeData, size_t *numEdges));
CHECK_TYPE(cudaGraphNodeGetDependencies,
    cudaError_t(cudaGraphNode_t node, cudaGraphNode_t *pDependencies, cudaGraphEdgeData *edgeData,
    size_t *pNumDependencies));
CHECK_TYPE(cudaGraphNodeGetDependentNodes,
    cudaError_t(cudaGraphNode_t node, cudaGraphNode_t *pDependentNodes,
    cudaGraphEdgeData *edgeData, size_t *pNumDependentNodes));
CHECK_TYPE(cudaGraphAddDependencies,
    cudaError_t(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to,
    const cudaGraphEdgeData *edgeData, size_t numDependencies));
CHECK_TYPE(cudaGraphRemoveDependencies,
    cudaError_t(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to,
    const cudaGraphEdgeData *edgeData, size_t numDependencies));
CHECK_TYPE(cudaGraphDestroyNode, cudaError_t(cudaGraphNode_t node));
CHECK_TYPE(cudaGraphInstantiate,
    cudaError_t(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, unsigned long long flags));
CHECK_TYPE(cudaGraphInstantiateWithFlags,
    cudaError_t(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, unsigned long long flags));
CHECK_TYPE(cudaGraphInstantiateWithParams,
    cudaError_t(cudaGraphExec_t *pGraphExec, cudaGraph_t graph,
    cudaGraphInstantiateParams *instantiateParams));
CHECK_TYPE(cudaGraphExecGetFlags,
    cudaError_t(cudaGraphExec_t graphExec, unsigned long long *flags));
CHECK_TYPE(cudaGraphExecKernelNodeSetParams,
    cudaError_t(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
    const struct cudaKernelNodeParams *pNodeParams));
CHECK_TYPE(cudaGraphExecMemcpyNodeSetParams,
    cudaError_t(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
    const struct cudaMemcpy3DParms *pNodeParams));
CHECK_TYPE(cudaGraphExecMemcpyNodeSetParamsToSymbol,
    cudaError_t(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const void *symbol,
    const void *src, size_t count, size_t offset, enum cudaMemcpyKind kind));
CHECK_TYPE(cudaGraphExecMemcpyNodeSetParamsFromSymbol,
    cudaError_t(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void *dst, const void *symbol,
    size_t count, size_t offset, enum cudaMemcpyKind kind));
CHECK_TYPE(cudaGraphExecMemcpyNodeSetParams1D,
    cudaError_t(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void *dst, const void *src,
    size_t count, enum cudaMemcpyKind kind));
CHECK_TYPE(cudaGraphExecMemsetNodeSetParams,
    cudaError_t(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
    const struct cudaMemsetParams *pNodeParams));
CHECK_TYPE(cudaGraphExecHostNodeSetParams,
    cudaError_t(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
    const struct cudaHostNodeParams *pNodeParams));
CHECK_TYPE(cudaGraphExecChildGraphNodeSetParams,
    cudaError_t(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, cudaGraph_t childGraph));
CHECK_TYPE(cudaGraphExecEventRecordNodeSetEvent,
    cudaError_t(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, cudaEvent_t event));
CHECK_TYPE(cudaGraphExecEventWaitNodeSetEvent,
    cudaError_t(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, cudaEvent_t event));
CHECK_TYPE(cudaGraphExecExternalSemaphoresSignalNodeSetParams,
    cudaError_t(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,
    const struct cudaExternalSemaphoreSignalNodeParams *nodeParams));
CHECK_TYPE(cudaGraphExecExternalSemaphoresWaitNodeSetParams,
    cudaError_t(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,
    const struct cudaExternalSemaphoreWaitNodeParams *nodeParams));
CHECK_TYPE(cudaGraphNodeSetEnabled,
    cudaError_t(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned int isEnabled));
CHECK_TYPE(cudaGraphNodeGetEnabled,
    cudaError_t(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned int *isEnabled));
CHECK_TYPE(cudaGraphExecUpdate,
    cudaError_t(cudaGraphExec_t hGraphExec, cudaGraph_t hGraph,
    cudaGraphExecUpdateResultInfo *resultInfo));
CHECK_TYPE(cudaGraphUpload, cudaError_t(cudaGraphExec_t graphExec, cudaStream_t stream));
CHECK_TYPE(cudaGraphLaunch, cudaError_t(cudaGraphExec_t graphExec, cudaStream_t stream));
CHECK_TYPE(cudaGraphExecDestroy, cudaError_t(cudaGraphExec_t graphExec));
CHECK_TYPE(cudaGraphDestroy, cudaError_t(cudaGraph_t graph));
CHECK_TYPE(cudaGraphDebugDotPrint,
    cudaError_t(cudaGraph_t graph, const char *path, unsigned int flags));
CHECK_TYPE(cudaUserObjectCreate,
    cudaError_t(cudaUserObject_t *object_out, void *ptr, cudaHostFn_t destroy,
    unsigned int initialRefcount, unsigned int flags));
CHECK_TYPE(cudaUserObjectRetain, cudaError_t(cudaUserObject_t object, unsigned int count));
CHECK_TYPE(cudaUserObjectRelease, cudaError_t(cudaUserObject_t object, unsigned int count));
CHECK_TYPE(cudaGraphRetainUserObject,
    cudaError_t(cudaGraph_t graph, cudaUserObject_t object, unsigned int count,
    unsigned int flags));
CHECK_TYPE(cudaGraphReleaseUserObject,
    cudaError_t(cudaGraph_t graph, cudaUserObject_t object, unsigned int count));
CHECK_TYPE(cudaGraphAddNode,
    cudaError_t(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, const cudaGraphEdgeData *dependencyData,
    size_t numDependencies, struct cudaGraphNodeParams *nodeParams));
CHECK_TYPE(cudaGraphNodeSetParams,
    cudaError_t(cudaGraphNode_t node, struct cudaGraphNodeParams *nodeParams));
CHECK_TYPE(cudaGraphNodeGetParams,
    cudaError_t(cudaGraphNode_t node, struct cudaGraphNodeParams *nodeParams));
CHECK_TYPE(cudaGraphExecNodeSetParams,
    cudaError_t(cudaGraphExec_t graphExec, cudaGraphNode_t node,
    struct cudaGraphNodeParams *nodeParams));
CHECK_TYPE(cudaGraphConditionalHandleCreate,
    cudaError_t(cudaGraphConditionalHandle *pHandle_out, cudaGraph_t graph,
    unsigned int defaultLaunchValue, unsigned int flags));
CHECK_TYPE(cudaGraphConditionalHandleCreate_v2,
    cudaError_t(cudaGraphConditionalHandle *pHandle_out, cudaGraph_t graph,
    cudaExecutionContext_t ctx, unsigned int defaultLaunchValue, unsigned int flags));
CHECK_TYPE(cudaGetDriverEntryPoint,
    cudaError_t(const char *symbol, void **funcPtr, unsigned long long flags,
    enum cudaDriverEntryPointQueryResult *driverStatus));
CHECK_TYPE(cudaGetDriverEntryPointByVersion,
    cudaError_t(const char *symbol, void **funcPtr, unsigned int cudaVersion,
    unsigned long long flags, enum cudaDriverEntryPointQueryResult *driverStatus));
CHECK_TYPE(cudaLibraryLoadData,
    cudaError_t(cudaLibrary_t *library, const void *code, enum cudaJitOption *jitOptions,
    void **jitOptionsValues, unsigned int numJitOptions, enum cudaLibraryOption *libraryOptions,
    void **libraryOptionValues, unsigned int numLibraryOptions));
CHECK_TYPE(cudaLibraryLoadFromFile,
    cudaError_t(cudaLibrary_t *library, const char *fileName, enum cudaJitOption *jitOptions,
    void **jitOptionsValues, unsigned int numJitOptions, enum cudaLibraryOption *libraryOptions,
    void **libraryOptionValues, unsigned int numLibraryOptions));
CHECK_TYPE(cudaLibraryUnload, cudaError_t(cudaLibrary_t library));
CHECK_TYPE(cudaLibraryGetKernel,
    cudaError_t(cudaKernel_t *pKernel, cudaLibrary_t library, const char *name));
CHECK_TYPE(cudaLibraryGetGlobal,
    cudaError_t(void **dptr, size_t *bytes, cudaLibrary_t library, const char *name));
CHECK_TYPE(cudaLibraryGetManaged,
    cudaError_t(void **dptr, size_t *bytes, cudaLibrary_t library, const char *name));
CHECK_TYPE(cudaLibraryGetUnifiedFunction,
    cudaError_t(void **fptr, cudaLibrary_t library, const char *symbol));
CHECK_TYPE(cudaLibraryGetKernelCount, cudaError_t(unsigned int *count, cudaLibrary_t lib));
CHECK_TYPE(cudaLibraryEnumerateKernels,
    cudaError_t(cudaKernel_t *kernels, unsigned int numKernels, cudaLibrary_t lib));
CHECK_TYPE(cudaKernelSetAttributeForDevice,
    cudaError_t(cudaKernel_t kernel, enum cudaFuncAttribute attr, int value, int device));
CHECK_TYPE(cudaDeviceGetDevResource,
    cudaError_t(int device, cudaDevResource *resource, enum cudaDevResourceType type));
CHECK_TYPE(cudaDevSmResourceSplitByCount,
    cudaError_t(cudaDevResource *result, unsigned int *nbGroups, const cudaDevResource *input,
    cudaDevResource *remaining, unsigned int flags, unsigned int minCount));
CHECK_TYPE(cudaDevSmResourceSplit,
    cudaError_t(cudaDevResource *result, unsigned int nbGroups, const cudaDevResource *input,
    cudaDevResource *remainder, unsigned int flags, cudaDevSmResourceGroupParams *groupParams));
CHECK_TYPE(cudaDevResourceGenerateDesc,
    cudaError_t(cudaDevResourceDesc_t *phDesc, cudaDevResource *resources,
    unsigned int nbResources));
CHECK_TYPE(cudaGreenCtxCreate,
    cudaError_t(cudaExecutionContext_t *phCtx, cudaDevResourceDesc_t desc, int device,
    unsigned int flags));
CHECK_TYPE(cudaExecutionCtxDestroy, cudaError_t(cudaExecutionContext_t ctx));
CHECK_TYPE(cudaExecutionCtxGetDevResource,
    cudaError_t(cudaExecutionContext_t ctx, cudaDevResource *resource,
    enum cudaDevResourceType type));
CHECK_TYPE(cudaExecutionCtxGetDevice, cudaError_t(int *device, cudaExecutionContext_t ctx));
CHECK_TYPE(cudaExecutionCtxGetId,
    cudaError_t(cudaExecutionContext_t ctx, unsigned long long *ctxId));
CHECK_TYPE(cudaExecutionCtxStreamCreate,
    cudaError_t(cudaStream_t *phStream, cudaExecutionContext_t ctx, unsigned int flags,
    int priority));
CHECK_TYPE(cudaExecutionCtxSynchronize, cudaError_t(cudaExecutionContext_t ctx));
CHECK_TYPE(cudaStreamGetDevResource,
    cudaError_t(cudaStream_t hStream, cudaDevResource *resource, enum cudaDevResourceType type));
CHECK_TYPE(cudaExecutionCtxRecordEvent, cudaError_t(cudaExecutionContext_t ctx, cudaEvent_t event));
CHECK_TYPE(cudaExecutionCtxWaitEvent, cudaError_t(cudaExecutionContext_t ctx, cudaEvent_t event));
CHECK_TYPE(cudaDeviceGetExecutionCtx, cudaError_t(cudaExecutionContext_t *ctx, int device));
CHECK_TYPE(cudaGetExportTable,
    cudaError_t(const void **ppExportTable, const cudaUUID_t *pExportTableId));
CHECK_TYPE(cudaGetFuncBySymbol, cudaError_t(cudaFunction_t *functionPtr, const void *symbolPtr));
CHECK_TYPE(cudaGetKernel, cudaError_t(cudaKernel_t *kernelPtr, const void *entryFuncAddr));
CHECK_TYPE(cudaProfilerStart, cudaError_t(void));
CHECK_TYPE(cudaProfilerStop, cudaError_t(void));
CHECK_TYPE(cudaGraphicsEGLRegisterImage,
    cudaError_t(cudaGraphicsResource_t *pCudaResource, EGLImageKHR image, unsigned int flags));
CHECK_TYPE(cudaEGLStreamConsumerConnect,
    cudaError_t(cudaEglStreamConnection *conn, EGLStreamKHR eglStream));
CHECK_TYPE(cudaEGLStreamConsumerConnectWithFlags,
    cudaError_t(cudaEglStreamConnection *conn, EGLStreamKHR eglStream, unsigned int flags));
CHECK_TYPE(cudaEGLStreamConsumerDisconnect, cudaError_t(cudaEglStreamConnection *conn));
CHECK_TYPE(cudaEGLStreamConsumerAcquireFrame,
    cudaError_t(cudaEglStreamConnection *conn, cudaGraphicsResource_t *pCudaResource,
    cudaStream_t *pStream, unsigned int timeout));
CHECK_TYPE(cudaEGLStreamConsumerReleaseFrame,
    cudaError_t(cudaEglStreamConnection *conn, cudaGraphicsResource_t pCudaResource,
    cudaStream_t *pStream));
CHECK_TYPE(cudaEGLStreamProducerConnect,
    cudaError_t(cudaEglStreamConnection *conn, EGLStreamKHR eglStream, EGLint width,
    EGLint height));
CHECK_TYPE(cudaEGLStreamProducerDisconnect, cudaError_t(cudaEglStreamConnection *conn));
CHECK_TYPE(cudaEGLStreamProducerPresentFrame,
    cudaError_t(cudaEglStreamConnection *conn, cudaEglFrame eglframe, cudaStream_t *pStream));
CHECK_TYPE(cudaEGLStreamProducerReturnFrame,
    cudaError_t(cudaEglStreamConnection *conn, cudaEglFrame *eglframe, cudaStream_t *pStream));
CHECK_TYPE(cudaGraphicsResourceGetMappedEglFrame,
    cudaError_t(cudaEglFrame *eglFrame, cudaGraphicsResource_t resource, unsigned int index,
    unsigned int mipLevel));
CHECK_TYPE(cudaEventCreateFromEGLSync,
    cudaError_t(cudaEvent_t *phEvent, EGLSyncKHR eglSync, unsigned int flags));
CHECK_TYPE(cudaGLGetDevices,
    cudaError_t(unsigned int *pCudaDeviceCount, int *pCudaDevices, unsigned int cudaDeviceCount,
    enum cudaGLDeviceList deviceList));
CHECK_TYPE(cudaGraphicsGLRegisterImage,
    cudaError_t(cudaGraphicsResource_t *resource, GLuint image, GLenum target, unsigned int flags));
CHECK_TYPE(cudaGraphicsGLRegisterBuffer,
    cudaError_t(cudaGraphicsResource_t *resource, GLuint buffer, unsigned int flags));
CHECK_TYPE(cudaGLSetGLDevice, cudaError_t(int device));
CHECK_TYPE(cudaGLRegisterBufferObject, cudaError_t(GLuint bufObj));
CHECK_TYPE(cudaGLMapBufferObject, cudaError_t(void **devPtr, GLuint bufObj));
CHECK_TYPE(cudaGLUnmapBufferObject, cudaError_t(GLuint bufObj));
CHECK_TYPE(cudaGLUnregisterBufferObject, cudaError_t(GLuint bufObj));
CHECK_TYPE(cudaGLSetBufferObjectMapFlags, cudaError_t(GLuint bufObj, unsigned int flags));
CHECK_TYPE(cudaGLMapBufferObjectAsync,
    cudaError_t(void **devPtr, GLuint bufObj, cudaStream_t stream));
CHECK_TYPE(cudaGLUnmapBufferObjectAsync, cudaError_t(GLuint bufObj, cudaStream_t stream));
CHECK_TYPE(cudaVDPAUGetDevice,
    cudaError_t(int *device, VdpDevice vdpDevice,
    int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **)));
CHECK_TYPE(cudaVDPAUSetVDPAUDevice,
    cudaError_t(int device, VdpDevice vdpDevice,
    int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **)));
CHECK_TYPE(cudaGraphicsVDPAURegisterVideoSurface,
    cudaError_t(cudaGraphicsResource_t *resource, VdpVideoSurface vdpSurface, unsigned int flags));
CHECK_TYPE(cudaGraphicsVDPAURegisterOutputSurface,
    cudaError_t(cudaGraphicsResource_t *resource, VdpOutputSurface vdpSurface, unsigned int flags));
