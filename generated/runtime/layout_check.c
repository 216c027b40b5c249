// layout_check.c of cubind for CUDA Runtime API, API version 13.5.
// Do not edit: made by cubind-gen from templates/layout_check.c.in and
// generator/specs/runtime.yaml.
// clang-format off

#include <cuda_runtime_api.h>
#include <library_types.h>
#include <driver_functions.h>
#include <cuda_profiler_api.h>
#include <cuda_egl_interop.h>
#include <cuda_gl_interop.h>
#include <cuda_vdpau_interop.h>
#include <cuda.h>

#include "prototypes.h"

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
#define CHECK_TYPE(name, type) \
    _Static_assert(__builtin_types_compatible_p(__typeof__(name), type), "type of " #name)

CHECK_ENUMERATOR(cudaRoundNearest, 0);
CHECK_ENUMERATOR(cudaRoundZero, 1);
CHECK_ENUMERATOR(cudaRoundPosInf, 2);
CHECK_ENUMERATOR(cudaRoundMinInf, 3);

CHECK_ENUMERATOR(cudaSuccess, 0);
CHECK_ENUMERATOR(cudaErrorInvalidValue, 1);
CHECK_ENUMERATOR(cudaErrorMemoryAllocation, 2);
CHECK_ENUMERATOR(cudaErrorInitializationError, 3);
CHECK_ENUMERATOR(cudaErrorCudartUnloading, 4);
CHECK_ENUMERATOR(cudaErrorProfilerDisabled, 5);
CHECK_ENUMERATOR(cudaErrorProfilerNotInitialized, 6);
CHECK_ENUMERATOR(cudaErrorProfilerAlreadyStarted, 7);
CHECK_ENUMERATOR(cudaErrorProfilerAlreadyStopped, 8);
CHECK_ENUMERATOR(cudaErrorInvalidConfiguration, 9);
CHECK_ENUMERATOR(cudaErrorVersionTranslation, 10);
CHECK_ENUMERATOR(cudaErrorInvalidPitchValue, 12);
CHECK_ENUMERATOR(cudaErrorInvalidSymbol, 13);
CHECK_ENUMERATOR(cudaErrorInvalidHostPointer, 16);
CHECK_ENUMERATOR(cudaErrorInvalidDevicePointer, 17);
CHECK_ENUMERATOR(cudaErrorInvalidTexture, 18);
CHECK_ENUMERATOR(cudaErrorInvalidTextureBinding, 19);
CHECK_ENUMERATOR(cudaErrorInvalidChannelDescriptor, 20);
CHECK_ENUMERATOR(cudaErrorInvalidMemcpyDirection, 21);
CHECK_ENUMERATOR(cudaErrorAddressOfConstant, 22);
CHECK_ENUMERATOR(cudaErrorTextureFetchFailed, 23);
CHECK_ENUMERATOR(cudaErrorTextureNotBound, 24);
CHECK_ENUMERATOR(cudaErrorSynchronizationError, 25);
CHECK_ENUMERATOR(cudaErrorInvalidFilterSetting, 26);
CHECK_ENUMERATOR(cudaErrorInvalidNormSetting, 27);
CHECK_ENUMERATOR(cudaErrorMixedDeviceExecution, 28);
CHECK_ENUMERATOR(cudaErrorNotYetImplemented, 31);
CHECK_ENUMERATOR(cudaErrorMemoryValueTooLarge, 32);
CHECK_ENUMERATOR(cudaErrorStubLibrary, 34);
CHECK_ENUMERATOR(cudaErrorInsufficientDriver, 35);
CHECK_ENUMERATOR(cudaErrorCallRequiresNewerDriver, 36);
CHECK_ENUMERATOR(cudaErrorInvalidSurface, 37);
CHECK_ENUMERATOR(cudaErrorDuplicateVariableName, 43);
CHECK_ENUMERATOR(cudaErrorDuplicateTextureName, 44);
CHECK_ENUMERATOR(cudaErrorDuplicateSurfaceName, 45);
CHECK_ENUMERATOR(cudaErrorDevicesUnavailable, 46);
CHECK_ENUMERATOR(cudaErrorIncompatibleDriverContext, 49);
CHECK_ENUMERATOR(cudaErrorMissingConfiguration, 52);
CHECK_ENUMERATOR(cudaErrorPriorLaunchFailure, 53);
CHECK_ENUMERATOR(cudaErrorLaunchMaxDepthExceeded, 65);
CHECK_ENUMERATOR(cudaErrorLaunchFileScopedTex, 66);
CHECK_ENUMERATOR(cudaErrorLaunchFileScopedSurf, 67);
CHECK_ENUMERATOR(cudaErrorSyncDepthExceeded, 68);
CHECK_ENUMERATOR(cudaErrorLaunchPendingCountExceeded, 69);
CHECK_ENUMERATOR(cudaErrorInvalidDeviceFunction, 98);
CHECK_ENUMERATOR(cudaErrorNoDevice, 100);
CHECK_ENUMERATOR(cudaErrorInvalidDevice, 101);
CHECK_ENUMERATOR(cudaErrorDeviceNotLicensed, 102);
CHECK_ENUMERATOR(cudaErrorSoftwareValidityNotEstablished, 103);
CHECK_ENUMERATOR(cudaErrorStartupFailure, 127);
CHECK_ENUMERATOR(cudaErrorInvalidKernelImage, 200);
CHECK_ENUMERATOR(cudaErrorDeviceUninitialized, 201);
CHECK_ENUMERATOR(cudaErrorMapBufferObjectFailed, 205);
CHECK_ENUMERATOR(cudaErrorUnmapBufferObjectFailed, 206);
CHECK_ENUMERATOR(cudaErrorArrayIsMapped, 207);
CHECK_ENUMERATOR(cudaErrorAlreadyMapped, 208);
CHECK_ENUMERATOR(cudaErrorNoKernelImageForDevice, 209);
CHECK_ENUMERATOR(cudaErrorAlreadyAcquired, 210);
CHECK_ENUMERATOR(cudaErrorNotMapped, 211);
CHECK_ENUMERATOR(cudaErrorNotMappedAsArray, 212);
CHECK_ENUMERATOR(cudaErrorNotMappedAsPointer, 213);
CHECK_ENUMERATOR(cudaErrorECCUncorrectable, 214);
CHECK_ENUMERATOR(cudaErrorUnsupportedLimit, 215);
CHECK_ENUMERATOR(cudaErrorDeviceAlreadyInUse, 216);
CHECK_ENUMERATOR(cudaErrorPeerAccessUnsupported, 217);
CHECK_ENUMERATOR(cudaErrorInvalidPtx, 218);
CHECK_ENUMERATOR(cudaErrorInvalidGraphicsContext, 219);
CHECK_ENUMERATOR(cudaErrorNvlinkUncorrectable, 220);
CHECK_ENUMERATOR(cudaErrorJitCompilerNotFound, 221);
CHECK_ENUMERATOR(cudaErrorUnsupportedPtxVersion, 222);
CHECK_ENUMERATOR(cudaErrorJitCompilationDisabled, 223);
CHECK_ENUMERATOR(cudaErrorUnsupportedExecAffinity, 224);
CHECK_ENUMERATOR(cudaErrorUnsupportedDevSideSync, 225);
CHECK_ENUMERATOR(cudaErrorContained, 226);
CHECK_ENUMERATOR(cudaErrorInsufficientLoaderVersion, 227);
CHECK_ENUMERATOR(cudaErrorInvalidSource, 300);
CHECK_ENUMERATOR(cudaErrorFileNotFound, 301);
CHECK_ENUMERATOR(cudaErrorSharedObjectSymbolNotFound, 302);
CHECK_ENUMERATOR(cudaErrorSharedObjectInitFailed, 303);
CHECK_ENUMERATOR(cudaErrorOperatingSystem, 304);
CHECK_ENUMERATOR(cudaErrorInvalidResourceHandle, 400);
CHECK_ENUMERATOR(cudaErrorIllegalState, 401);
CHECK_ENUMERATOR(cudaErrorLossyQuery, 402);
CHECK_ENUMERATOR(cudaErrorSymbolNotFound, 500);
CHECK_ENUMERATOR(cudaErrorNotReady, 600);
CHECK_ENUMERATOR(cudaErrorIllegalAddress, 700);
CHECK_ENUMERATOR(cudaErrorLaunchOutOfResources, 701);
CHECK_ENUMERATOR(cudaErrorLaunchTimeout, 702);
CHECK_ENUMERATOR(cudaErrorLaunchIncompatibleTexturing, 703);
CHECK_ENUMERATOR(cudaErrorPeerAccessAlreadyEnabled, 704);
CHECK_ENUMERATOR(cudaErrorPeerAccessNotEnabled, 705);
CHECK_ENUMERATOR(cudaErrorSetOnActiveProcess, 708);
CHECK_ENUMERATOR(cudaErrorContextIsDestroyed, 709);
CHECK_ENUMERATOR(cudaErrorAssert, 710);
CHECK_ENUMERATOR(cudaErrorTooManyPeers, 711);
CHECK_ENUMERATOR(cudaErrorHostMemoryAlreadyRegistered, 712);
CHECK_ENUMERATOR(cudaErrorHostMemoryNotRegistered, 713);
CHECK_ENUMERATOR(cudaErrorHardwareStackError, 714);
CHECK_ENUMERATOR(cudaErrorIllegalInstruction, 715);
CHECK_ENUMERATOR(cudaErrorMisalignedAddress, 716);
CHECK_ENUMERATOR(cudaErrorInvalidAddressSpace, 717);
CHECK_ENUMERATOR(cudaErrorInvalidPc, 718);
CHECK_ENUMERATOR(cudaErrorLaunchFailure, 719);
CHECK_ENUMERATOR(cudaErrorCooperativeLaunchTooLarge, 720);
CHECK_ENUMERATOR(cudaErrorTensorMemoryLeak, 721);
CHECK_ENUMERATOR(cudaErrorNotPermitted, 800);
CHECK_ENUMERATOR(cudaErrorNotSupported, 801);
CHECK_ENUMERATOR(cudaErrorSystemNotReady, 802);
CHECK_ENUMERATOR(cudaErrorSystemDriverMismatch, 803);
CHECK_ENUMERATOR(cudaErrorCompatNotSupportedOnDevice, 804);
CHECK_ENUMERATOR(cudaErrorMpsConnectionFailed, 805);
CHECK_ENUMERATOR(cudaErrorMpsRpcFailure, 806);
CHECK_ENUMERATOR(cudaErrorMpsServerNotReady, 807);
CHECK_ENUMERATOR(cudaErrorMpsMaxClientsReached, 808);
CHECK_ENUMERATOR(cudaErrorMpsMaxConnectionsReached, 809);
CHECK_ENUMERATOR(cudaErrorMpsClientTerminated, 810);
CHECK_ENUMERATOR(cudaErrorCdpNotSupported, 811);
CHECK_ENUMERATOR(cudaErrorCdpVersionMismatch, 812);
CHECK_ENUMERATOR(cudaErrorStreamCaptureUnsupported, 900);
CHECK_ENUMERATOR(cudaErrorStreamCaptureInvalidated, 901);
CHECK_ENUMERATOR(cudaErrorStreamCaptureMerge, 902);
CHECK_ENUMERATOR(cudaErrorStreamCaptureUnmatched, 903);
CHECK_ENUMERATOR(cudaErrorStreamCaptureUnjoined, 904);
CHECK_ENUMERATOR(cudaErrorStreamCaptureIsolation, 905);
CHECK_ENUMERATOR(cudaErrorStreamCaptureImplicit, 906);
CHECK_ENUMERATOR(cudaErrorCapturedEvent, 907);
CHECK_ENUMERATOR(cudaErrorStreamCaptureWrongThread, 908);
CHECK_ENUMERATOR(cudaErrorTimeout, 909);
CHECK_ENUMERATOR(cudaErrorGraphExecUpdateFailure, 910);
CHECK_ENUMERATOR(cudaErrorExternalDevice, 911);
CHECK_ENUMERATOR(cudaErrorInvalidClusterSize, 912);
CHECK_ENUMERATOR(cudaErrorFunctionNotLoaded, 913);
CHECK_ENUMERATOR(cudaErrorInvalidResourceType, 914);
CHECK_ENUMERATOR(cudaErrorInvalidResourceConfiguration, 915);
CHECK_ENUMERATOR(cudaErrorStreamDetached, 917);
CHECK_ENUMERATOR(cudaErrorGraphRecaptureFailure, 918);
CHECK_ENUMERATOR(cudaErrorFabricNotReady, 919);
CHECK_ENUMERATOR(cudaErrorUnknown, 999);
CHECK_ENUMERATOR(cudaErrorApiFailureBase, 10000);

CHECK_ENUMERATOR(cudaChannelFormatKindSigned, 0);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsigned, 1);
CHECK_ENUMERATOR(cudaChannelFormatKindFloat, 2);
CHECK_ENUMERATOR(cudaChannelFormatKindNone, 3);
CHECK_ENUMERATOR(cudaChannelFormatKindNV12, 4);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsignedNormalized8X1, 5);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsignedNormalized8X2, 6);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsignedNormalized8X4, 7);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsignedNormalized16X1, 8);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsignedNormalized16X2, 9);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsignedNormalized16X4, 10);
CHECK_ENUMERATOR(cudaChannelFormatKindSignedNormalized8X1, 11);
CHECK_ENUMERATOR(cudaChannelFormatKindSignedNormalized8X2, 12);
CHECK_ENUMERATOR(cudaChannelFormatKindSignedNormalized8X4, 13);
CHECK_ENUMERATOR(cudaChannelFormatKindSignedNormalized16X1, 14);
CHECK_ENUMERATOR(cudaChannelFormatKindSignedNormalized16X2, 15);
CHECK_ENUMERATOR(cudaChannelFormatKindSignedNormalized16X4, 16);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsignedBlockCompressed1, 17);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsignedBlockCompressed1SRGB, 18);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsignedBlockCompressed2, 19);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsignedBlockCompressed2SRGB, 20);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsignedBlockCompressed3, 21);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsignedBlockCompressed3SRGB, 22);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsignedBlockCompressed4, 23);
CHECK_ENUMERATOR(cudaChannelFormatKindSignedBlockCompressed4, 24);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsignedBlockCompressed5, 25);
CHECK_ENUMERATOR(cudaChannelFormatKindSignedBlockCompressed5, 26);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsignedBlockCompressed6H, 27);
CHECK_ENUMERATOR(cudaChannelFormatKindSignedBlockCompressed6H, 28);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsignedBlockCompressed7, 29);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsignedBlockCompressed7SRGB, 30);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsignedNormalized1010102, 31);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsigned8Packed422, 32);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsigned8Packed444, 33);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsigned8SemiPlanar420, 34);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsigned16SemiPlanar420, 35);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsigned8SemiPlanar422, 36);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsigned16SemiPlanar422, 37);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsigned8SemiPlanar444, 38);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsigned16SemiPlanar444, 39);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsigned8Planar420, 40);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsigned16Planar420, 41);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsigned8Planar422, 42);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsigned16Planar422, 43);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsigned8Planar444, 44);
CHECK_ENUMERATOR(cudaChannelFormatKindUnsigned16Planar444, 45);

CHECK_ENUMERATOR(cudaMemoryTypeUnregistered, 0);
CHECK_ENUMERATOR(cudaMemoryTypeHost, 1);
CHECK_ENUMERATOR(cudaMemoryTypeDevice, 2);
CHECK_ENUMERATOR(cudaMemoryTypeManaged, 3);

CHECK_ENUMERATOR(cudaMemcpyHostToHost, 0);
CHECK_ENUMERATOR(cudaMemcpyHostToDevice, 1);
CHECK_ENUMERATOR(cudaMemcpyDeviceToHost, 2);
CHECK_ENUMERATOR(cudaMemcpyDeviceToDevice, 3);
CHECK_ENUMERATOR(cudaMemcpyDefault, 4);

CHECK_ENUMERATOR(cudaAccessPropertyNormal, 0);
CHECK_ENUMERATOR(cudaAccessPropertyStreaming, 1);
CHECK_ENUMERATOR(cudaAccessPropertyPersisting, 2);

CHECK_ENUMERATOR(cudaStreamCaptureStatusNone, 0);
CHECK_ENUMERATOR(cudaStreamCaptureStatusActive, 1);
CHECK_ENUMERATOR(cudaStreamCaptureStatusInvalidated, 2);

CHECK_ENUMERATOR(cudaGraphRecaptureEligibleForUpdate, 0);
CHECK_ENUMERATOR(cudaGraphRecaptureIneligibleForUpdate, 1);
CHECK_ENUMERATOR(cudaGraphRecaptureError, 2);

CHECK_ENUMERATOR(cudaStreamCaptureModeGlobal, 0);
CHECK_ENUMERATOR(cudaStreamCaptureModeThreadLocal, 1);
CHECK_ENUMERATOR(cudaStreamCaptureModeRelaxed, 2);

CHECK_ENUMERATOR(cudaSyncPolicyAuto, 1);
CHECK_ENUMERATOR(cudaSyncPolicySpin, 2);
CHECK_ENUMERATOR(cudaSyncPolicyYield, 3);
CHECK_ENUMERATOR(cudaSyncPolicyBlockingSync, 4);

CHECK_ENUMERATOR(cudaClusterSchedulingPolicyDefault, 0);
CHECK_ENUMERATOR(cudaClusterSchedulingPolicySpread, 1);
CHECK_ENUMERATOR(cudaClusterSchedulingPolicyLoadBalancing, 2);
CHECK_ENUMERATOR(cudaClusterSchedulingPolicyRubinDsmemLocality, 3);

CHECK_ENUMERATOR(cudaStreamAddCaptureDependencies, 0);
CHECK_ENUMERATOR(cudaStreamSetCaptureDependencies, 1);

CHECK_ENUMERATOR(cudaUserObjectNoDestructorSync, 1);

CHECK_ENUMERATOR(cudaGraphUserObjectMove, 1);

CHECK_ENUMERATOR(cudaHostTaskBlocking, 0);
CHECK_ENUMERATOR(cudaHostTaskSpinWait, 1);

CHECK_ENUMERATOR(cudaGraphicsRegisterFlagsNone, 0);
CHECK_ENUMERATOR(cudaGraphicsRegisterFlagsReadOnly, 1);
CHECK_ENUMERATOR(cudaGraphicsRegisterFlagsWriteDiscard, 2);
CHECK_ENUMERATOR(cudaGraphicsRegisterFlagsSurfaceLoadStore, 4);
CHECK_ENUMERATOR(cudaGraphicsRegisterFlagsTextureGather, 8);

CHECK_ENUMERATOR(cudaGraphicsMapFlagsNone, 0);
CHECK_ENUMERATOR(cudaGraphicsMapFlagsReadOnly, 1);
CHECK_ENUMERATOR(cudaGraphicsMapFlagsWriteDiscard, 2);

CHECK_ENUMERATOR(cudaGraphicsCubeFacePositiveX, 0);
CHECK_ENUMERATOR(cudaGraphicsCubeFaceNegativeX, 1);
CHECK_ENUMERATOR(cudaGraphicsCubeFacePositiveY, 2);
CHECK_ENUMERATOR(cudaGraphicsCubeFaceNegativeY, 3);
CHECK_ENUMERATOR(cudaGraphicsCubeFacePositiveZ, 4);
CHECK_ENUMERATOR(cudaGraphicsCubeFaceNegativeZ, 5);

CHECK_ENUMERATOR(cudaResourceTypeArray, 0);
CHECK_ENUMERATOR(cudaResourceTypeMipmappedArray, 1);
CHECK_ENUMERATOR(cudaResourceTypeLinear, 2);
CHECK_ENUMERATOR(cudaResourceTypePitch2D, 3);

CHECK_ENUMERATOR(cudaResViewFormatNone, 0);
CHECK_ENUMERATOR(cudaResViewFormatUnsignedChar1, 1);
CHECK_ENUMERATOR(cudaResViewFormatUnsignedChar2, 2);
CHECK_ENUMERATOR(cudaResViewFormatUnsignedChar4, 3);
CHECK_ENUMERATOR(cudaResViewFormatSignedChar1, 4);
CHECK_ENUMERATOR(cudaResViewFormatSignedChar2, 5);
CHECK_ENUMERATOR(cudaResViewFormatSignedChar4, 6);
CHECK_ENUMERATOR(cudaResViewFormatUnsignedShort1, 7);
CHECK_ENUMERATOR(cudaResViewFormatUnsignedShort2, 8);
CHECK_ENUMERATOR(cudaResViewFormatUnsignedShort4, 9);
CHECK_ENUMERATOR(cudaResViewFormatSignedShort1, 10);
CHECK_ENUMERATOR(cudaResViewFormatSignedShort2, 11);
CHECK_ENUMERATOR(cudaResViewFormatSignedShort4, 12);
CHECK_ENUMERATOR(cudaResViewFormatUnsignedInt1, 13);
CHECK_ENUMERATOR(cudaResViewFormatUnsignedInt2, 14);
CHECK_ENUMERATOR(cudaResViewFormatUnsignedInt4, 15);
CHECK_ENUMERATOR(cudaResViewFormatSignedInt1, 16);
CHECK_ENUMERATOR(cudaResViewFormatSignedInt2, 17);
CHECK_ENUMERATOR(cudaResViewFormatSignedInt4, 18);
CHECK_ENUMERATOR(cudaResViewFormatHalf1, 19);
CHECK_ENUMERATOR(cudaResViewFormatHalf2, 20);
CHECK_ENUMERATOR(cudaResViewFormatHalf4, 21);
CHECK_ENUMERATOR(cudaResViewFormatFloat1, 22);
CHECK_ENUMERATOR(cudaResViewFormatFloat2, 23);
CHECK_ENUMERATOR(cudaResViewFormatFloat4, 24);
CHECK_ENUMERATOR(cudaResViewFormatUnsignedBlockCompressed1, 25);
CHECK_ENUMERATOR(cudaResViewFormatUnsignedBlockCompressed2, 26);
CHECK_ENUMERATOR(cudaResViewFormatUnsignedBlockCompressed3, 27);
CHECK_ENUMERATOR(cudaResViewFormatUnsignedBlockCompressed4, 28);
CHECK_ENUMERATOR(cudaResViewFormatSignedBlockCompressed4, 29);
CHECK_ENUMERATOR(cudaResViewFormatUnsignedBlockCompressed5, 30);
CHECK_ENUMERATOR(cudaResViewFormatSignedBlockCompressed5, 31);
CHECK_ENUMERATOR(cudaResViewFormatUnsignedBlockCompressed6H, 32);
CHECK_ENUMERATOR(cudaResViewFormatSignedBlockCompressed6H, 33);
CHECK_ENUMERATOR(cudaResViewFormatUnsignedBlockCompressed7, 34);

CHECK_ENUMERATOR(cudaSharedMemoryModeDefault, 0);
CHECK_ENUMERATOR(cudaSharedMemoryModeRequirePortable, 1);
CHECK_ENUMERATOR(cudaSharedMemoryModeAllowNonPortable, 2);
CHECK_ENUMERATOR(cudaSharedMemoryModeAllowOversizedSharedMemory, 3);
CHECK_ENUMERATOR(cudaSharedMemoryModePreferOversizedSharedMemory, 4);

CHECK_ENUMERATOR(cudaFuncAttributeMaxDynamicSharedMemorySize, 8);
CHECK_ENUMERATOR(cudaFuncAttributePreferredSharedMemoryCarveout, 9);
CHECK_ENUMERATOR(cudaFuncAttributeClusterDimMustBeSet, 10);
CHECK_ENUMERATOR(cudaFuncAttributeRequiredClusterWidth, 11);
CHECK_ENUMERATOR(cudaFuncAttributeRequiredClusterHeight, 12);
CHECK_ENUMERATOR(cudaFuncAttributeRequiredClusterDepth, 13);
CHECK_ENUMERATOR(cudaFuncAttributeNonPortableClusterSizeAllowed, 14);
CHECK_ENUMERATOR(cudaFuncAttributeClusterSchedulingPolicyPreference, 15);
CHECK_ENUMERATOR(cudaFuncAttributeSharedMemoryMode, 16);
CHECK_ENUMERATOR(cudaFuncAttributeMax, 17);

CHECK_ENUMERATOR(cudaFuncCachePreferNone, 0);
CHECK_ENUMERATOR(cudaFuncCachePreferShared, 1);
CHECK_ENUMERATOR(cudaFuncCachePreferL1, 2);
CHECK_ENUMERATOR(cudaFuncCachePreferEqual, 3);

CHECK_ENUMERATOR(cudaSharedMemBankSizeDefault, 0);
CHECK_ENUMERATOR(cudaSharedMemBankSizeFourByte, 1);
CHECK_ENUMERATOR(cudaSharedMemBankSizeEightByte, 2);

CHECK_ENUMERATOR(cudaSharedmemCarveoutDefault, -1);
CHECK_ENUMERATOR(cudaSharedmemCarveoutMaxShared, 100);
CHECK_ENUMERATOR(cudaSharedmemCarveoutMaxL1, 0);

CHECK_ENUMERATOR(cudaComputeModeDefault, 0);
CHECK_ENUMERATOR(cudaComputeModeExclusive, 1);
CHECK_ENUMERATOR(cudaComputeModeProhibited, 2);
CHECK_ENUMERATOR(cudaComputeModeExclusiveProcess, 3);

CHECK_ENUMERATOR(cudaLimitStackSize, 0);
CHECK_ENUMERATOR(cudaLimitPrintfFifoSize, 1);
CHECK_ENUMERATOR(cudaLimitMallocHeapSize, 2);
CHECK_ENUMERATOR(cudaLimitDevRuntimeSyncDepth, 3);
CHECK_ENUMERATOR(cudaLimitDevRuntimePendingLaunchCount, 4);
CHECK_ENUMERATOR(cudaLimitMaxL2FetchGranularity, 5);
CHECK_ENUMERATOR(cudaLimitPersistingL2CacheSize, 6);
CHECK_ENUMERATOR(cudaLimitPerBlockMemorySize, 10);

CHECK_ENUMERATOR(cudaMemAdviseSetReadMostly, 1);
CHECK_ENUMERATOR(cudaMemAdviseUnsetReadMostly, 2);
CHECK_ENUMERATOR(cudaMemAdviseSetPreferredLocation, 3);
CHECK_ENUMERATOR(cudaMemAdviseUnsetPreferredLocation, 4);
CHECK_ENUMERATOR(cudaMemAdviseSetAccessedBy, 5);
CHECK_ENUMERATOR(cudaMemAdviseUnsetAccessedBy, 6);

CHECK_ENUMERATOR(cudaMemRangeAttributeReadMostly, 1);
CHECK_ENUMERATOR(cudaMemRangeAttributePreferredLocation, 2);
CHECK_ENUMERATOR(cudaMemRangeAttributeAccessedBy, 3);
CHECK_ENUMERATOR(cudaMemRangeAttributeLastPrefetchLocation, 4);
CHECK_ENUMERATOR(cudaMemRangeAttributePreferredLocationType, 5);
CHECK_ENUMERATOR(cudaMemRangeAttributePreferredLocationId, 6);
CHECK_ENUMERATOR(cudaMemRangeAttributeLastPrefetchLocationType, 7);
CHECK_ENUMERATOR(cudaMemRangeAttributeLastPrefetchLocationId, 8);

CHECK_ENUMERATOR(cudaFlushGPUDirectRDMAWritesOptionHost, 1);
CHECK_ENUMERATOR(cudaFlushGPUDirectRDMAWritesOptionMemOps, 2);

CHECK_ENUMERATOR(cudaGPUDirectRDMAWritesOrderingNone, 0);
CHECK_ENUMERATOR(cudaGPUDirectRDMAWritesOrderingOwner, 100);
CHECK_ENUMERATOR(cudaGPUDirectRDMAWritesOrderingAllDevices, 200);

CHECK_ENUMERATOR(cudaFlushGPUDirectRDMAWritesToOwner, 100);
CHECK_ENUMERATOR(cudaFlushGPUDirectRDMAWritesToAllDevices, 200);

CHECK_ENUMERATOR(cudaFlushGPUDirectRDMAWritesTargetCurrentDevice, 0);

CHECK_ENUMERATOR(cudaDevAttrMaxThreadsPerBlock, 1);
CHECK_ENUMERATOR(cudaDevAttrMaxBlockDimX, 2);
CHECK_ENUMERATOR(cudaDevAttrMaxBlockDimY, 3);
CHECK_ENUMERATOR(cudaDevAttrMaxBlockDimZ, 4);
CHECK_ENUMERATOR(cudaDevAttrMaxGridDimX, 5);
CHECK_ENUMERATOR(cudaDevAttrMaxGridDimY, 6);
CHECK_ENUMERATOR(cudaDevAttrMaxGridDimZ, 7);
CHECK_ENUMERATOR(cudaDevAttrMaxSharedMemoryPerBlock, 8);
CHECK_ENUMERATOR(cudaDevAttrTotalConstantMemory, 9);
CHECK_ENUMERATOR(cudaDevAttrWarpSize, 10);
CHECK_ENUMERATOR(cudaDevAttrMaxPitch, 11);
CHECK_ENUMERATOR(cudaDevAttrMaxRegistersPerBlock, 12);
CHECK_ENUMERATOR(cudaDevAttrClockRate, 13);
CHECK_ENUMERATOR(cudaDevAttrTextureAlignment, 14);
CHECK_ENUMERATOR(cudaDevAttrGpuOverlap, 15);
CHECK_ENUMERATOR(cudaDevAttrMultiProcessorCount, 16);
CHECK_ENUMERATOR(cudaDevAttrKernelExecTimeout, 17);
CHECK_ENUMERATOR(cudaDevAttrIntegrated, 18);
CHECK_ENUMERATOR(cudaDevAttrCanMapHostMemory, 19);
CHECK_ENUMERATOR(cudaDevAttrComputeMode, 20);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture1DWidth, 21);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture2DWidth, 22);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture2DHeight, 23);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture3DWidth, 24);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture3DHeight, 25);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture3DDepth, 26);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture2DLayeredWidth, 27);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture2DLayeredHeight, 28);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture2DLayeredLayers, 29);
CHECK_ENUMERATOR(cudaDevAttrSurfaceAlignment, 30);
CHECK_ENUMERATOR(cudaDevAttrConcurrentKernels, 31);
CHECK_ENUMERATOR(cudaDevAttrEccEnabled, 32);
CHECK_ENUMERATOR(cudaDevAttrPciBusId, 33);
CHECK_ENUMERATOR(cudaDevAttrPciDeviceId, 34);
CHECK_ENUMERATOR(cudaDevAttrTccDriver, 35);
CHECK_ENUMERATOR(cudaDevAttrMemoryClockRate, 36);
CHECK_ENUMERATOR(cudaDevAttrGlobalMemoryBusWidth, 37);
CHECK_ENUMERATOR(cudaDevAttrL2CacheSize, 38);
CHECK_ENUMERATOR(cudaDevAttrMaxThreadsPerMultiProcessor, 39);
CHECK_ENUMERATOR(cudaDevAttrAsyncEngineCount, 40);
CHECK_ENUMERATOR(cudaDevAttrUnifiedAddressing, 41);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture1DLayeredWidth, 42);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture1DLayeredLayers, 43);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture2DGatherWidth, 45);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture2DGatherHeight, 46);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture3DWidthAlt, 47);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture3DHeightAlt, 48);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture3DDepthAlt, 49);
CHECK_ENUMERATOR(cudaDevAttrPciDomainId, 50);
CHECK_ENUMERATOR(cudaDevAttrTexturePitchAlignment, 51);
CHECK_ENUMERATOR(cudaDevAttrMaxTextureCubemapWidth, 52);
CHECK_ENUMERATOR(cudaDevAttrMaxTextureCubemapLayeredWidth, 53);
CHECK_ENUMERATOR(cudaDevAttrMaxTextureCubemapLayeredLayers, 54);
CHECK_ENUMERATOR(cudaDevAttrMaxSurface1DWidth, 55);
CHECK_ENUMERATOR(cudaDevAttrMaxSurface2DWidth, 56);
CHECK_ENUMERATOR(cudaDevAttrMaxSurface2DHeight, 57);
CHECK_ENUMERATOR(cudaDevAttrMaxSurface3DWidth, 58);
CHECK_ENUMERATOR(cudaDevAttrMaxSurface3DHeight, 59);
CHECK_ENUMERATOR(cudaDevAttrMaxSurface3DDepth, 60);
CHECK_ENUMERATOR(cudaDevAttrMaxSurface1DLayeredWidth, 61);
CHECK_ENUMERATOR(cudaDevAttrMaxSurface1DLayeredLayers, 62);
CHECK_ENUMERATOR(cudaDevAttrMaxSurface2DLayeredWidth, 63);
CHECK_ENUMERATOR(cudaDevAttrMaxSurface2DLayeredHeight, 64);
CHECK_ENUMERATOR(cudaDevAttrMaxSurface2DLayeredLayers, 65);
CHECK_ENUMERATOR(cudaDevAttrMaxSurfaceCubemapWidth, 66);
CHECK_ENUMERATOR(cudaDevAttrMaxSurfaceCubemapLayeredWidth, 67);
CHECK_ENUMERATOR(cudaDevAttrMaxSurfaceCubemapLayeredLayers, 68);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture1DLinearWidth, 69);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture2DLinearWidth, 70);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture2DLinearHeight, 71);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture2DLinearPitch, 72);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture2DMipmappedWidth, 73);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture2DMipmappedHeight, 74);
CHECK_ENUMERATOR(cudaDevAttrComputeCapabilityMajor, 75);
CHECK_ENUMERATOR(cudaDevAttrComputeCapabilityMinor, 76);
CHECK_ENUMERATOR(cudaDevAttrMaxTexture1DMipmappedWidth, 77);
CHECK_ENUMERATOR(cudaDevAttrStreamPrioritiesSupported, 78);
CHECK_ENUMERATOR(cudaDevAttrGlobalL1CacheSupported, 79);
CHECK_ENUMERATOR(cudaDevAttrLocalL1CacheSupported, 80);
CHECK_ENUMERATOR(cudaDevAttrMaxSharedMemoryPerMultiprocessor, 81);
CHECK_ENUMERATOR(cudaDevAttrMaxRegistersPerMultiprocessor, 82);
CHECK_ENUMERATOR(cudaDevAttrManagedMemory, 83);
CHECK_ENUMERATOR(cudaDevAttrIsMultiGpuBoard, 84);
CHECK_ENUMERATOR(cudaDevAttrMultiGpuBoardGroupID, 85);
CHECK_ENUMERATOR(cudaDevAttrHostNativeAtomicSupported, 86);
CHECK_ENUMERATOR(cudaDevAttrSingleToDoublePrecisionPerfRatio, 87);
CHECK_ENUMERATOR(cudaDevAttrPageableMemoryAccess, 88);
CHECK_ENUMERATOR(cudaDevAttrConcurrentManagedAccess, 89);
CHECK_ENUMERATOR(cudaDevAttrComputePreemptionSupported, 90);
CHECK_ENUMERATOR(cudaDevAttrCanUseHostPointerForRegisteredMem, 91);
CHECK_ENUMERATOR(cudaDevAttrReserved92, 92);
CHECK_ENUMERATOR(cudaDevAttrReserved93, 93);
CHECK_ENUMERATOR(cudaDevAttrReserved94, 94);
CHECK_ENUMERATOR(cudaDevAttrCooperativeLaunch, 95);
CHECK_ENUMERATOR(cudaDevAttrReserved96, 96);
CHECK_ENUMERATOR(cudaDevAttrMaxSharedMemoryPerBlockOptin, 97);
CHECK_ENUMERATOR(cudaDevAttrCanFlushRemoteWrites, 98);
CHECK_ENUMERATOR(cudaDevAttrHostRegisterSupported, 99);
CHECK_ENUMERATOR(cudaDevAttrPageableMemoryAccessUsesHostPageTables, 100);
CHECK_ENUMERATOR(cudaDevAttrDirectManagedMemAccessFromHost, 101);
CHECK_ENUMERATOR(cudaDevAttrMaxBlocksPerMultiprocessor, 106);
CHECK_ENUMERATOR(cudaDevAttrMaxPersistingL2CacheSize, 108);
CHECK_ENUMERATOR(cudaDevAttrMaxAccessPolicyWindowSize, 109);
CHECK_ENUMERATOR(cudaDevAttrReservedSharedMemoryPerBlock, 111);
CHECK_ENUMERATOR(cudaDevAttrSparseCudaArraySupported, 112);
CHECK_ENUMERATOR(cudaDevAttrHostRegisterReadOnlySupported, 113);
CHECK_ENUMERATOR(cudaDevAttrTimelineSemaphoreInteropSupported, 114);
CHECK_ENUMERATOR(cudaDevAttrMemoryPoolsSupported, 115);
CHECK_ENUMERATOR(cudaDevAttrGPUDirectRDMASupported, 116);
CHECK_ENUMERATOR(cudaDevAttrGPUDirectRDMAFlushWritesOptions, 117);
CHECK_ENUMERATOR(cudaDevAttrGPUDirectRDMAWritesOrdering, 118);
CHECK_ENUMERATOR(cudaDevAttrMemoryPoolSupportedHandleTypes, 119);
CHECK_ENUMERATOR(cudaDevAttrClusterLaunch, 120);
CHECK_ENUMERATOR(cudaDevAttrDeferredMappingCudaArraySupported, 121);
CHECK_ENUMERATOR(cudaDevAttrReserved122, 122);
CHECK_ENUMERATOR(cudaDevAttrReserved123, 123);
CHECK_ENUMERATOR(cudaDevAttrReserved124, 124);
CHECK_ENUMERATOR(cudaDevAttrIpcEventSupport, 125);
CHECK_ENUMERATOR(cudaDevAttrMemSyncDomainCount, 126);
CHECK_ENUMERATOR(cudaDevAttrReserved127, 127);
CHECK_ENUMERATOR(cudaDevAttrReserved128, 128);
CHECK_ENUMERATOR(cudaDevAttrReserved129, 129);
CHECK_ENUMERATOR(cudaDevAttrNumaConfig, 130);
CHECK_ENUMERATOR(cudaDevAttrNumaId, 131);
CHECK_ENUMERATOR(cudaDevAttrReserved132, 132);
CHECK_ENUMERATOR(cudaDevAttrMpsEnabled, 133);
CHECK_ENUMERATOR(cudaDevAttrHostNumaId, 134);
CHECK_ENUMERATOR(cudaDevAttrD3D12CigSupported, 135);
CHECK_ENUMERATOR(cudaDevAttrVulkanCigSupported, 138);
CHECK_ENUMERATOR(cudaDevAttrGpuPciDeviceId, 139);
CHECK_ENUMERATOR(cudaDevAttrGpuPciSubsystemId, 140);
CHECK_ENUMERATOR(cudaDevAttrReserved141, 141);
CHECK_ENUMERATOR(cudaDevAttrHostNumaMemoryPoolsSupported, 142);
CHECK_ENUMERATOR(cudaDevAttrHostNumaMultinodeIpcSupported, 143);
CHECK_ENUMERATOR(cudaDevAttrHostMemoryPoolsSupported, 144);
CHECK_ENUMERATOR(cudaDevAttrReserved145, 145);
CHECK_ENUMERATOR(cudaDevAttrOnlyPartialHostNativeAtomicSupported, 147);
CHECK_ENUMERATOR(cudaDevAttrAtomicReductionSupported, 148);
CHECK_ENUMERATOR(cudaDevAttrLocalityDomainCount, 149);
CHECK_ENUMERATOR(cudaDevAttrOversizedSharedMemoryPerBlock, 150);
CHECK_ENUMERATOR(cudaDevAttrCigStreamsSupported, 151);
CHECK_ENUMERATOR(cudaDevAttrLocalityDomainMultiprocessorCount, 157);
CHECK_ENUMERATOR(cudaDevAttrTensorMapLargeTensorMinSize, 160);
CHECK_ENUMERATOR(cudaDevAttrMax, 161);

CHECK_ENUMERATOR(cudaMemPoolReuseFollowEventDependencies, 1);
CHECK_ENUMERATOR(cudaMemPoolReuseAllowOpportunistic, 2);
CHECK_ENUMERATOR(cudaMemPoolReuseAllowInternalDependencies, 3);
CHECK_ENUMERATOR(cudaMemPoolAttrReleaseThreshold, 4);
CHECK_ENUMERATOR(cudaMemPoolAttrReservedMemCurrent, 5);
CHECK_ENUMERATOR(cudaMemPoolAttrReservedMemHigh, 6);
CHECK_ENUMERATOR(cudaMemPoolAttrUsedMemCurrent, 7);
CHECK_ENUMERATOR(cudaMemPoolAttrUsedMemHigh, 8);
CHECK_ENUMERATOR(cudaMemPoolAttrAllocationType, 9);
CHECK_ENUMERATOR(cudaMemPoolAttrExportHandleTypes, 10);
CHECK_ENUMERATOR(cudaMemPoolAttrLocationId, 11);
CHECK_ENUMERATOR(cudaMemPoolAttrLocationType, 12);
CHECK_ENUMERATOR(cudaMemPoolAttrMaxPoolSize, 13);
CHECK_ENUMERATOR(cudaMemPoolAttrHwDecompressEnabled, 14);
CHECK_ENUMERATOR(cudaMemPoolAttrLocalityDomainId, 15);

CHECK_ENUMERATOR(cudaMemLocationTypeInvalid, 0);
CHECK_ENUMERATOR(cudaMemLocationTypeNone, 0);
CHECK_ENUMERATOR(cudaMemLocationTypeDevice, 1);
CHECK_ENUMERATOR(cudaMemLocationTypeHost, 2);
CHECK_ENUMERATOR(cudaMemLocationTypeHostNuma, 3);
CHECK_ENUMERATOR(cudaMemLocationTypeHostNumaCurrent, 4);
CHECK_ENUMERATOR(cudaMemLocationTypeInvisible, 5);
CHECK_ENUMERATOR(cudaMemLocationTypeDeviceLocalityDomain, 6);

CHECK_ENUMERATOR(cudaMemAccessFlagsProtNone, 0);
CHECK_ENUMERATOR(cudaMemAccessFlagsProtRead, 1);
CHECK_ENUMERATOR(cudaMemAccessFlagsProtReadWrite, 3);

CHECK_ENUMERATOR(cudaMemAllocationTypeInvalid, 0);
CHECK_ENUMERATOR(cudaMemAllocationTypePinned, 1);
CHECK_ENUMERATOR(cudaMemAllocationTypeManaged, 2);
CHECK_ENUMERATOR(cudaMemAllocationTypeMax, 2147483647);

CHECK_ENUMERATOR(cudaMemHandleTypeNone, 0);
CHECK_ENUMERATOR(cudaMemHandleTypePosixFileDescriptor, 1);
CHECK_ENUMERATOR(cudaMemHandleTypeWin32, 2);
CHECK_ENUMERATOR(cudaMemHandleTypeWin32Kmt, 4);
CHECK_ENUMERATOR(cudaMemHandleTypeFabric, 8);

CHECK_ENUMERATOR(cudaGraphMemAttrUsedMemCurrent, 0);
CHECK_ENUMERATOR(cudaGraphMemAttrUsedMemHigh, 1);
CHECK_ENUMERATOR(cudaGraphMemAttrReservedMemCurrent, 2);
CHECK_ENUMERATOR(cudaGraphMemAttrReservedMemHigh, 3);

CHECK_ENUMERATOR(cudaMemcpyFlagDefault, 0);
CHECK_ENUMERATOR(cudaMemcpyFlagPreferOverlapWithCompute, 1);

CHECK_ENUMERATOR(cudaMemcpySrcAccessOrderInvalid, 0);
CHECK_ENUMERATOR(cudaMemcpySrcAccessOrderStream, 1);
CHECK_ENUMERATOR(cudaMemcpySrcAccessOrderDuringApiCall, 2);
CHECK_ENUMERATOR(cudaMemcpySrcAccessOrderAny, 3);
CHECK_ENUMERATOR(cudaMemcpySrcAccessOrderMax, 2147483647);

CHECK_ENUMERATOR(cudaMemcpyOperandTypePointer, 1);
CHECK_ENUMERATOR(cudaMemcpyOperandTypeArray, 2);
CHECK_ENUMERATOR(cudaMemcpyOperandTypeMax, 2147483647);

CHECK_ENUMERATOR(cudaDevP2PAttrPerformanceRank, 1);
CHECK_ENUMERATOR(cudaDevP2PAttrAccessSupported, 2);
CHECK_ENUMERATOR(cudaDevP2PAttrNativeAtomicSupported, 3);
CHECK_ENUMERATOR(cudaDevP2PAttrCudaArrayAccessSupported, 4);
CHECK_ENUMERATOR(cudaDevP2PAttrOnlyPartialNativeAtomicSupported, 5);

CHECK_ENUMERATOR(cudaAtomicOperationIntegerAdd, 0);
CHECK_ENUMERATOR(cudaAtomicOperationIntegerMin, 1);
CHECK_ENUMERATOR(cudaAtomicOperationIntegerMax, 2);
CHECK_ENUMERATOR(cudaAtomicOperationIntegerIncrement, 3);
CHECK_ENUMERATOR(cudaAtomicOperationIntegerDecrement, 4);
CHECK_ENUMERATOR(cudaAtomicOperationAnd, 5);
CHECK_ENUMERATOR(cudaAtomicOperationOr, 6);
CHECK_ENUMERATOR(cudaAtomicOperationXOR, 7);
CHECK_ENUMERATOR(cudaAtomicOperationExchange, 8);
CHECK_ENUMERATOR(cudaAtomicOperationCAS, 9);
CHECK_ENUMERATOR(cudaAtomicOperationFloatAdd, 10);
CHECK_ENUMERATOR(cudaAtomicOperationFloatMin, 11);
CHECK_ENUMERATOR(cudaAtomicOperationFloatMax, 12);

CHECK_ENUMERATOR(cudaAtomicCapabilitySigned, 1);
CHECK_ENUMERATOR(cudaAtomicCapabilityUnsigned, 2);
CHECK_ENUMERATOR(cudaAtomicCapabilityReduction, 4);
CHECK_ENUMERATOR(cudaAtomicCapabilityScalar32, 8);
CHECK_ENUMERATOR(cudaAtomicCapabilityScalar64, 16);
CHECK_ENUMERATOR(cudaAtomicCapabilityScalar128, 32);
CHECK_ENUMERATOR(cudaAtomicCapabilityVector32x4, 64);

CHECK_ENUMERATOR(cudaExternalMemoryHandleTypeOpaqueFd, 1);
CHECK_ENUMERATOR(cudaExternalMemoryHandleTypeOpaqueWin32, 2);
CHECK_ENUMERATOR(cudaExternalMemoryHandleTypeOpaqueWin32Kmt, 3);
CHECK_ENUMERATOR(cudaExternalMemoryHandleTypeD3D12Heap, 4);
CHECK_ENUMERATOR(cudaExternalMemoryHandleTypeD3D12Resource, 5);
CHECK_ENUMERATOR(cudaExternalMemoryHandleTypeD3D11Resource, 6);
CHECK_ENUMERATOR(cudaExternalMemoryHandleTypeD3D11ResourceKmt, 7);
CHECK_ENUMERATOR(cudaExternalMemoryHandleTypeNvSciBuf, 8);

CHECK_ENUMERATOR(cudaExternalSemaphoreHandleTypeOpaqueFd, 1);
CHECK_ENUMERATOR(cudaExternalSemaphoreHandleTypeOpaqueWin32, 2);
CHECK_ENUMERATOR(cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt, 3);
CHECK_ENUMERATOR(cudaExternalSemaphoreHandleTypeD3D12Fence, 4);
CHECK_ENUMERATOR(cudaExternalSemaphoreHandleTypeD3D11Fence, 5);
CHECK_ENUMERATOR(cudaExternalSemaphoreHandleTypeNvSciSync, 6);
CHECK_ENUMERATOR(cudaExternalSemaphoreHandleTypeKeyedMutex, 7);
CHECK_ENUMERATOR(cudaExternalSemaphoreHandleTypeKeyedMutexKmt, 8);
CHECK_ENUMERATOR(cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd, 9);
CHECK_ENUMERATOR(cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32, 10);

CHECK_ENUMERATOR(cudaDevSmResourceGroupDefault, 0);
CHECK_ENUMERATOR(cudaDevSmResourceGroupBackfill, 1);
CHECK_ENUMERATOR(cudaDevSmResourceGroupLocalityDomainId, 2);
CHECK_ENUMERATOR(cudaDevSmResourceGroupLocalityDomainSupplementalSms, 4);

CHECK_ENUMERATOR(cudaDevSmResourceSplitIgnoreSmCoscheduling, 1);
CHECK_ENUMERATOR(cudaDevSmResourceSplitMaxPotentialClusterSize, 2);

CHECK_ENUMERATOR(cudaDevResourceTypeInvalid, 0);
CHECK_ENUMERATOR(cudaDevResourceTypeSm, 1);
CHECK_ENUMERATOR(cudaDevResourceTypeWorkqueueConfig, 1000);
CHECK_ENUMERATOR(cudaDevResourceTypeWorkqueue, 10000);

CHECK_ENUMERATOR(cudaDevWorkqueueConfigScopeDeviceCtx, 0);
CHECK_ENUMERATOR(cudaDevWorkqueueConfigScopeGreenCtxBalanced, 1);

CHECK_ENUMERATOR(cudaJitMaxRegisters, 0);
CHECK_ENUMERATOR(cudaJitThreadsPerBlock, 1);
CHECK_ENUMERATOR(cudaJitWallTime, 2);
CHECK_ENUMERATOR(cudaJitInfoLogBuffer, 3);
CHECK_ENUMERATOR(cudaJitInfoLogBufferSizeBytes, 4);
CHECK_ENUMERATOR(cudaJitErrorLogBuffer, 5);
CHECK_ENUMERATOR(cudaJitErrorLogBufferSizeBytes, 6);
CHECK_ENUMERATOR(cudaJitOptimizationLevel, 7);
CHECK_ENUMERATOR(cudaJitFallbackStrategy, 10);
CHECK_ENUMERATOR(cudaJitGenerateDebugInfo, 11);
CHECK_ENUMERATOR(cudaJitLogVerbose, 12);
CHECK_ENUMERATOR(cudaJitGenerateLineInfo, 13);
CHECK_ENUMERATOR(cudaJitCacheMode, 14);
CHECK_ENUMERATOR(cudaJitPositionIndependentCode, 30);
CHECK_ENUMERATOR(cudaJitMinCtaPerSm, 31);
CHECK_ENUMERATOR(cudaJitMaxThreadsPerBlock, 32);
CHECK_ENUMERATOR(cudaJitOverrideDirectiveValues, 33);

CHECK_ENUMERATOR(cudaLibraryHostUniversalFunctionAndDataTable, 0);
CHECK_ENUMERATOR(cudaLibraryBinaryIsPreserved, 1);

CHECK_ENUMERATOR(cudaJitCacheOptionNone, 0);
CHECK_ENUMERATOR(cudaJitCacheOptionCG, 1);
CHECK_ENUMERATOR(cudaJitCacheOptionCA, 2);

CHECK_ENUMERATOR(cudaPreferPtx, 0);
CHECK_ENUMERATOR(cudaPreferBinary, 1);

CHECK_ENUMERATOR(cudaCGScopeInvalid, 0);
CHECK_ENUMERATOR(cudaCGScopeGrid, 1);
CHECK_ENUMERATOR(cudaCGScopeReserved, 2);

CHECK_ENUMERATOR(cudaKernelFunctionTypeUnspecified, 0);
CHECK_ENUMERATOR(cudaKernelFunctionTypeDeviceEntry, 1);
CHECK_ENUMERATOR(cudaKernelFunctionTypeKernel, 2);
CHECK_ENUMERATOR(cudaKernelFunctionTypeFunction, 3);

CHECK_ENUMERATOR(cudaGraphCondAssignDefault, 1);

CHECK_ENUMERATOR(cudaGraphCondTypeIf, 0);
CHECK_ENUMERATOR(cudaGraphCondTypeWhile, 1);
CHECK_ENUMERATOR(cudaGraphCondTypeSwitch, 2);

CHECK_ENUMERATOR(cudaGraphNodeTypeKernel, 0);
CHECK_ENUMERATOR(cudaGraphNodeTypeMemcpy, 1);
CHECK_ENUMERATOR(cudaGraphNodeTypeMemset, 2);
CHECK_ENUMERATOR(cudaGraphNodeTypeHost, 3);
CHECK_ENUMERATOR(cudaGraphNodeTypeGraph, 4);
CHECK_ENUMERATOR(cudaGraphNodeTypeEmpty, 5);
CHECK_ENUMERATOR(cudaGraphNodeTypeWaitEvent, 6);
CHECK_ENUMERATOR(cudaGraphNodeTypeEventRecord, 7);
CHECK_ENUMERATOR(cudaGraphNodeTypeExtSemaphoreSignal, 8);
CHECK_ENUMERATOR(cudaGraphNodeTypeExtSemaphoreWait, 9);
CHECK_ENUMERATOR(cudaGraphNodeTypeMemAlloc, 10);
CHECK_ENUMERATOR(cudaGraphNodeTypeMemFree, 11);
CHECK_ENUMERATOR(cudaGraphNodeTypeConditional, 13);
CHECK_ENUMERATOR(cudaGraphNodeTypeMemcpyBatch, 14);
CHECK_ENUMERATOR(cudaGraphNodeTypeReserved16, 16);
CHECK_ENUMERATOR(cudaGraphNodeTypeExternalEngine, 17);
CHECK_ENUMERATOR(cudaGraphNodeTypeCount, 18);

CHECK_ENUMERATOR(cudaGraphChildGraphOwnershipClone, 0);
CHECK_ENUMERATOR(cudaGraphChildGraphOwnershipMove, 1);
CHECK_ENUMERATOR(cudaGraphChildGraphOwnershipInvalid, -1);

CHECK_ENUMERATOR(cudaGraphDependencyTypeDefault, 0);
CHECK_ENUMERATOR(cudaGraphDependencyTypeProgrammatic, 1);

CHECK_ENUMERATOR(cudaGraphExecUpdateSuccess, 0);
CHECK_ENUMERATOR(cudaGraphExecUpdateError, 1);
CHECK_ENUMERATOR(cudaGraphExecUpdateErrorTopologyChanged, 2);
CHECK_ENUMERATOR(cudaGraphExecUpdateErrorNodeTypeChanged, 3);
CHECK_ENUMERATOR(cudaGraphExecUpdateErrorFunctionChanged, 4);
CHECK_ENUMERATOR(cudaGraphExecUpdateErrorParametersChanged, 5);
CHECK_ENUMERATOR(cudaGraphExecUpdateErrorNotSupported, 6);
CHECK_ENUMERATOR(cudaGraphExecUpdateErrorUnsupportedFunctionChange, 7);
CHECK_ENUMERATOR(cudaGraphExecUpdateErrorAttributesChanged, 8);

CHECK_ENUMERATOR(cudaGraphInstantiateSuccess, 0);
CHECK_ENUMERATOR(cudaGraphInstantiateError, 1);
CHECK_ENUMERATOR(cudaGraphInstantiateInvalidStructure, 2);
CHECK_ENUMERATOR(cudaGraphInstantiateNodeOperationNotSupported, 3);
CHECK_ENUMERATOR(cudaGraphInstantiateMultipleDevicesNotSupported, 4);
CHECK_ENUMERATOR(cudaGraphInstantiateConditionalHandleUnused, 5);

CHECK_ENUMERATOR(cudaGraphKernelNodeFieldInvalid, 0);
CHECK_ENUMERATOR(cudaGraphKernelNodeFieldGridDim, 1);
CHECK_ENUMERATOR(cudaGraphKernelNodeFieldParam, 2);
CHECK_ENUMERATOR(cudaGraphKernelNodeFieldEnabled, 3);

CHECK_ENUMERATOR(cudaEnableDefault, 0);
CHECK_ENUMERATOR(cudaEnableLegacyStream, 1);
CHECK_ENUMERATOR(cudaEnablePerThreadDefaultStream, 2);

CHECK_ENUMERATOR(cudaDriverEntryPointSuccess, 0);
CHECK_ENUMERATOR(cudaDriverEntryPointSymbolNotFound, 1);
CHECK_ENUMERATOR(cudaDriverEntryPointVersionNotSufficent, 2);

CHECK_ENUMERATOR(cudaGraphDebugDotFlagsVerbose, 1);
CHECK_ENUMERATOR(cudaGraphDebugDotFlagsKernelNodeParams, 4);
CHECK_ENUMERATOR(cudaGraphDebugDotFlagsMemcpyNodeParams, 8);
CHECK_ENUMERATOR(cudaGraphDebugDotFlagsMemsetNodeParams, 16);
CHECK_ENUMERATOR(cudaGraphDebugDotFlagsHostNodeParams, 32);
CHECK_ENUMERATOR(cudaGraphDebugDotFlagsEventNodeParams, 64);
CHECK_ENUMERATOR(cudaGraphDebugDotFlagsExtSemasSignalNodeParams, 128);
CHECK_ENUMERATOR(cudaGraphDebugDotFlagsExtSemasWaitNodeParams, 256);
CHECK_ENUMERATOR(cudaGraphDebugDotFlagsKernelNodeAttributes, 512);
CHECK_ENUMERATOR(cudaGraphDebugDotFlagsHandles, 1024);
CHECK_ENUMERATOR(cudaGraphDebugDotFlagsConditionalNodeParams, 32768);
CHECK_ENUMERATOR(cudaGraphDebugDotFlagsMemcpyBatchNodeParams, 65536);

CHECK_ENUMERATOR(cudaGraphInstantiateFlagAutoFreeOnLaunch, 1);
CHECK_ENUMERATOR(cudaGraphInstantiateFlagUpload, 2);
CHECK_ENUMERATOR(cudaGraphInstantiateFlagDeviceLaunch, 4);
CHECK_ENUMERATOR(cudaGraphInstantiateFlagUseNodePriority, 8);

CHECK_ENUMERATOR(cudaLaunchMemSyncDomainDefault, 0);
CHECK_ENUMERATOR(cudaLaunchMemSyncDomainRemote, 1);

CHECK_ENUMERATOR(cudaLaunchPortableClusterModeDefault, 0);
CHECK_ENUMERATOR(cudaLaunchPortableClusterModeRequirePortable, 1);
CHECK_ENUMERATOR(cudaLaunchPortableClusterModeAllowNonPortable, 2);

CHECK_ENUMERATOR(cudaLaunchAttributeIgnore, 0);
CHECK_ENUMERATOR(cudaLaunchAttributeAccessPolicyWindow, 1);
CHECK_ENUMERATOR(cudaLaunchAttributeCooperative, 2);
CHECK_ENUMERATOR(cudaLaunchAttributeSynchronizationPolicy, 3);
CHECK_ENUMERATOR(cudaLaunchAttributeClusterDimension, 4);
CHECK_ENUMERATOR(cudaLaunchAttributeClusterSchedulingPolicyPreference, 5);
CHECK_ENUMERATOR(cudaLaunchAttributeProgrammaticStreamSerialization, 6);
CHECK_ENUMERATOR(cudaLaunchAttributeProgrammaticEvent, 7);
CHECK_ENUMERATOR(cudaLaunchAttributePriority, 8);
CHECK_ENUMERATOR(cudaLaunchAttributeMemSyncDomainMap, 9);
CHECK_ENUMERATOR(cudaLaunchAttributeMemSyncDomain, 10);
CHECK_ENUMERATOR(cudaLaunchAttributePreferredClusterDimension, 11);
CHECK_ENUMERATOR(cudaLaunchAttributeLaunchCompletionEvent, 12);
CHECK_ENUMERATOR(cudaLaunchAttributeDeviceUpdatableKernelNode, 13);
CHECK_ENUMERATOR(cudaLaunchAttributePreferredSharedMemoryCarveout, 14);
CHECK_ENUMERATOR(cudaLaunchAttributeNvlinkUtilCentricScheduling, 16);
CHECK_ENUMERATOR(cudaLaunchAttributePortableClusterSizeMode, 17);
CHECK_ENUMERATOR(cudaLaunchAttributeSharedMemoryMode, 18);

CHECK_ENUMERATOR(cudaDeviceNumaConfigNone, 0);
CHECK_ENUMERATOR(cudaDeviceNumaConfigNumaNode, 1);

CHECK_ENUMERATOR(cudaAsyncNotificationTypeOverBudget, 1);

CHECK_ENUMERATOR(cudaLogLevelError, 0);
CHECK_ENUMERATOR(cudaLogLevelWarning, 1);

CHECK_ENUMERATOR(cudaFabricOpStatusSourceMbarrierV1, 0);
CHECK_ENUMERATOR(cudaFabricOpStatusSourceMax, 2147483647);

CHECK_ENUMERATOR(cudaFabricOpStatusInfoSuccess, 0);
CHECK_ENUMERATOR(cudaFabricOpStatusInfoLast, 0);
CHECK_ENUMERATOR(cudaFabricOpStatusInfoMax, 2147483647);

CHECK_ENUMERATOR(cudaBoundaryModeZero, 0);
CHECK_ENUMERATOR(cudaBoundaryModeClamp, 1);
CHECK_ENUMERATOR(cudaBoundaryModeTrap, 2);

CHECK_ENUMERATOR(cudaFormatModeForced, 0);
CHECK_ENUMERATOR(cudaFormatModeAuto, 1);

CHECK_ENUMERATOR(cudaAddressModeWrap, 0);
CHECK_ENUMERATOR(cudaAddressModeClamp, 1);
CHECK_ENUMERATOR(cudaAddressModeMirror, 2);
CHECK_ENUMERATOR(cudaAddressModeBorder, 3);

CHECK_ENUMERATOR(cudaFilterModePoint, 0);
CHECK_ENUMERATOR(cudaFilterModeLinear, 1);

CHECK_ENUMERATOR(cudaReadModeElementType, 0);
CHECK_ENUMERATOR(cudaReadModeNormalizedFloat, 1);

CHECK_ENUMERATOR(CUDA_R_16F, 2);
CHECK_ENUMERATOR(CUDA_C_16F, 6);
CHECK_ENUMERATOR(CUDA_R_16BF, 14);
CHECK_ENUMERATOR(CUDA_C_16BF, 15);
CHECK_ENUMERATOR(CUDA_R_32F, 0);
CHECK_ENUMERATOR(CUDA_C_32F, 4);
CHECK_ENUMERATOR(CUDA_R_64F, 1);
CHECK_ENUMERATOR(CUDA_C_64F, 5);
CHECK_ENUMERATOR(CUDA_R_4I, 16);
CHECK_ENUMERATOR(CUDA_C_4I, 17);
CHECK_ENUMERATOR(CUDA_R_4U, 18);
CHECK_ENUMERATOR(CUDA_C_4U, 19);
CHECK_ENUMERATOR(CUDA_R_8I, 3);
CHECK_ENUMERATOR(CUDA_C_8I, 7);
CHECK_ENUMERATOR(CUDA_R_8U, 8);
CHECK_ENUMERATOR(CUDA_C_8U, 9);
CHECK_ENUMERATOR(CUDA_R_16I, 20);
CHECK_ENUMERATOR(CUDA_C_16I, 21);
CHECK_ENUMERATOR(CUDA_R_16U, 22);
CHECK_ENUMERATOR(CUDA_C_16U, 23);
CHECK_ENUMERATOR(CUDA_R_32I, 10);
CHECK_ENUMERATOR(CUDA_C_32I, 11);
CHECK_ENUMERATOR(CUDA_R_32U, 12);
CHECK_ENUMERATOR(CUDA_C_32U, 13);
CHECK_ENUMERATOR(CUDA_R_64I, 24);
CHECK_ENUMERATOR(CUDA_C_64I, 25);
CHECK_ENUMERATOR(CUDA_R_64U, 26);
CHECK_ENUMERATOR(CUDA_C_64U, 27);
CHECK_ENUMERATOR(CUDA_R_8F_E4M3, 28);
CHECK_ENUMERATOR(CUDA_R_8F_UE4M3, 28);
CHECK_ENUMERATOR(CUDA_R_8F_E5M2, 29);
CHECK_ENUMERATOR(CUDA_R_8F_UE8M0, 30);
CHECK_ENUMERATOR(CUDA_R_6F_E2M3, 31);
CHECK_ENUMERATOR(CUDA_R_6F_E3M2, 32);
CHECK_ENUMERATOR(CUDA_R_4F_E2M1, 33);
CHECK_ENUMERATOR(CUDA_R_8F_UE5M3, 34);

CHECK_ENUMERATOR(CUDA_EMULATION_STRATEGY_DEFAULT, 0);
CHECK_ENUMERATOR(CUDA_EMULATION_STRATEGY_PERFORMANT, 1);
CHECK_ENUMERATOR(CUDA_EMULATION_STRATEGY_EAGER, 2);

CHECK_ENUMERATOR(CUDA_EMULATION_MANTISSA_CONTROL_DYNAMIC, 0);
CHECK_ENUMERATOR(CUDA_EMULATION_MANTISSA_CONTROL_FIXED, 1);

CHECK_ENUMERATOR(CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_DEFAULT, 65535);
CHECK_ENUMERATOR(CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NONE, 0);
CHECK_ENUMERATOR(CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_INFINITY, 1);
CHECK_ENUMERATOR(CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NAN, 2);

CHECK_ENUMERATOR(MAJOR_VERSION, 0);
CHECK_ENUMERATOR(MINOR_VERSION, 1);
CHECK_ENUMERATOR(PATCH_LEVEL, 2);

CHECK_ENUMERATOR(cudaEglFrameTypeArray, 0);
CHECK_ENUMERATOR(cudaEglFrameTypePitch, 1);

CHECK_ENUMERATOR(cudaEglResourceLocationSysmem, 0);
CHECK_ENUMERATOR(cudaEglResourceLocationVidmem, 1);

CHECK_ENUMERATOR(cudaEglColorFormatYUV420Planar, 0);
CHECK_ENUMERATOR(cudaEglColorFormatYUV420SemiPlanar, 1);
CHECK_ENUMERATOR(cudaEglColorFormatYUV422Planar, 2);
CHECK_ENUMERATOR(cudaEglColorFormatYUV422SemiPlanar, 3);
CHECK_ENUMERATOR(cudaEglColorFormatARGB, 6);
CHECK_ENUMERATOR(cudaEglColorFormatRGBA, 7);
CHECK_ENUMERATOR(cudaEglColorFormatL, 8);
CHECK_ENUMERATOR(cudaEglColorFormatR, 9);
CHECK_ENUMERATOR(cudaEglColorFormatYUV444Planar, 10);
CHECK_ENUMERATOR(cudaEglColorFormatYUV444SemiPlanar, 11);
CHECK_ENUMERATOR(cudaEglColorFormatYUYV422, 12);
CHECK_ENUMERATOR(cudaEglColorFormatUYVY422, 13);
CHECK_ENUMERATOR(cudaEglColorFormatABGR, 14);
CHECK_ENUMERATOR(cudaEglColorFormatBGRA, 15);
CHECK_ENUMERATOR(cudaEglColorFormatA, 16);
CHECK_ENUMERATOR(cudaEglColorFormatRG, 17);
CHECK_ENUMERATOR(cudaEglColorFormatAYUV, 18);
CHECK_ENUMERATOR(cudaEglColorFormatYVU444SemiPlanar, 19);
CHECK_ENUMERATOR(cudaEglColorFormatYVU422SemiPlanar, 20);
CHECK_ENUMERATOR(cudaEglColorFormatYVU420SemiPlanar, 21);
CHECK_ENUMERATOR(cudaEglColorFormatY10V10U10_444SemiPlanar, 22);
CHECK_ENUMERATOR(cudaEglColorFormatY10V10U10_420SemiPlanar, 23);
CHECK_ENUMERATOR(cudaEglColorFormatY12V12U12_444SemiPlanar, 24);
CHECK_ENUMERATOR(cudaEglColorFormatY12V12U12_420SemiPlanar, 25);
CHECK_ENUMERATOR(cudaEglColorFormatVYUY_ER, 26);
CHECK_ENUMERATOR(cudaEglColorFormatUYVY_ER, 27);
CHECK_ENUMERATOR(cudaEglColorFormatYUYV_ER, 28);
CHECK_ENUMERATOR(cudaEglColorFormatYVYU_ER, 29);
CHECK_ENUMERATOR(cudaEglColorFormatYUVA_ER, 31);
CHECK_ENUMERATOR(cudaEglColorFormatAYUV_ER, 32);
CHECK_ENUMERATOR(cudaEglColorFormatYUV444Planar_ER, 33);
CHECK_ENUMERATOR(cudaEglColorFormatYUV422Planar_ER, 34);
CHECK_ENUMERATOR(cudaEglColorFormatYUV420Planar_ER, 35);
CHECK_ENUMERATOR(cudaEglColorFormatYUV444SemiPlanar_ER, 36);
CHECK_ENUMERATOR(cudaEglColorFormatYUV422SemiPlanar_ER, 37);
CHECK_ENUMERATOR(cudaEglColorFormatYUV420SemiPlanar_ER, 38);
CHECK_ENUMERATOR(cudaEglColorFormatYVU444Planar_ER, 39);
CHECK_ENUMERATOR(cudaEglColorFormatYVU422Planar_ER, 40);
CHECK_ENUMERATOR(cudaEglColorFormatYVU420Planar_ER, 41);
CHECK_ENUMERATOR(cudaEglColorFormatYVU444SemiPlanar_ER, 42);
CHECK_ENUMERATOR(cudaEglColorFormatYVU422SemiPlanar_ER, 43);
CHECK_ENUMERATOR(cudaEglColorFormatYVU420SemiPlanar_ER, 44);
CHECK_ENUMERATOR(cudaEglColorFormatBayerRGGB, 45);
CHECK_ENUMERATOR(cudaEglColorFormatBayerBGGR, 46);
CHECK_ENUMERATOR(cudaEglColorFormatBayerGRBG, 47);
CHECK_ENUMERATOR(cudaEglColorFormatBayerGBRG, 48);
CHECK_ENUMERATOR(cudaEglColorFormatBayer10RGGB, 49);
CHECK_ENUMERATOR(cudaEglColorFormatBayer10BGGR, 50);
CHECK_ENUMERATOR(cudaEglColorFormatBayer10GRBG, 51);
CHECK_ENUMERATOR(cudaEglColorFormatBayer10GBRG, 52);
CHECK_ENUMERATOR(cudaEglColorFormatBayer12RGGB, 53);
CHECK_ENUMERATOR(cudaEglColorFormatBayer12BGGR, 54);
CHECK_ENUMERATOR(cudaEglColorFormatBayer12GRBG, 55);
CHECK_ENUMERATOR(cudaEglColorFormatBayer12GBRG, 56);
CHECK_ENUMERATOR(cudaEglColorFormatBayer14RGGB, 57);
CHECK_ENUMERATOR(cudaEglColorFormatBayer14BGGR, 58);
CHECK_ENUMERATOR(cudaEglColorFormatBayer14GRBG, 59);
CHECK_ENUMERATOR(cudaEglColorFormatBayer14GBRG, 60);
CHECK_ENUMERATOR(cudaEglColorFormatBayer20RGGB, 61);
CHECK_ENUMERATOR(cudaEglColorFormatBayer20BGGR, 62);
CHECK_ENUMERATOR(cudaEglColorFormatBayer20GRBG, 63);
CHECK_ENUMERATOR(cudaEglColorFormatBayer20GBRG, 64);
CHECK_ENUMERATOR(cudaEglColorFormatYVU444Planar, 65);
CHECK_ENUMERATOR(cudaEglColorFormatYVU422Planar, 66);
CHECK_ENUMERATOR(cudaEglColorFormatYVU420Planar, 67);
CHECK_ENUMERATOR(cudaEglColorFormatBayerIspRGGB, 68);
CHECK_ENUMERATOR(cudaEglColorFormatBayerIspBGGR, 69);
CHECK_ENUMERATOR(cudaEglColorFormatBayerIspGRBG, 70);
CHECK_ENUMERATOR(cudaEglColorFormatBayerIspGBRG, 71);
CHECK_ENUMERATOR(cudaEglColorFormatBayerBCCR, 72);
CHECK_ENUMERATOR(cudaEglColorFormatBayerRCCB, 73);
CHECK_ENUMERATOR(cudaEglColorFormatBayerCRBC, 74);
CHECK_ENUMERATOR(cudaEglColorFormatBayerCBRC, 75);
CHECK_ENUMERATOR(cudaEglColorFormatBayer10CCCC, 76);
CHECK_ENUMERATOR(cudaEglColorFormatBayer12BCCR, 77);
CHECK_ENUMERATOR(cudaEglColorFormatBayer12RCCB, 78);
CHECK_ENUMERATOR(cudaEglColorFormatBayer12CRBC, 79);
CHECK_ENUMERATOR(cudaEglColorFormatBayer12CBRC, 80);
CHECK_ENUMERATOR(cudaEglColorFormatBayer12CCCC, 81);
CHECK_ENUMERATOR(cudaEglColorFormatY, 82);
CHECK_ENUMERATOR(cudaEglColorFormatYUV420SemiPlanar_2020, 83);
CHECK_ENUMERATOR(cudaEglColorFormatYVU420SemiPlanar_2020, 84);
CHECK_ENUMERATOR(cudaEglColorFormatYUV420Planar_2020, 85);
CHECK_ENUMERATOR(cudaEglColorFormatYVU420Planar_2020, 86);
CHECK_ENUMERATOR(cudaEglColorFormatYUV420SemiPlanar_709, 87);
CHECK_ENUMERATOR(cudaEglColorFormatYVU420SemiPlanar_709, 88);
CHECK_ENUMERATOR(cudaEglColorFormatYUV420Planar_709, 89);
CHECK_ENUMERATOR(cudaEglColorFormatYVU420Planar_709, 90);
CHECK_ENUMERATOR(cudaEglColorFormatY10V10U10_420SemiPlanar_709, 91);
CHECK_ENUMERATOR(cudaEglColorFormatY10V10U10_420SemiPlanar_2020, 92);
CHECK_ENUMERATOR(cudaEglColorFormatY10V10U10_422SemiPlanar_2020, 93);
CHECK_ENUMERATOR(cudaEglColorFormatY10V10U10_422SemiPlanar, 94);
CHECK_ENUMERATOR(cudaEglColorFormatY10V10U10_422SemiPlanar_709, 95);
CHECK_ENUMERATOR(cudaEglColorFormatY_ER, 96);
CHECK_ENUMERATOR(cudaEglColorFormatY_709_ER, 97);
CHECK_ENUMERATOR(cudaEglColorFormatY10_ER, 98);
CHECK_ENUMERATOR(cudaEglColorFormatY10_709_ER, 99);
CHECK_ENUMERATOR(cudaEglColorFormatY12_ER, 100);
CHECK_ENUMERATOR(cudaEglColorFormatY12_709_ER, 101);
CHECK_ENUMERATOR(cudaEglColorFormatYUVA, 102);
CHECK_ENUMERATOR(cudaEglColorFormatYVYU, 104);
CHECK_ENUMERATOR(cudaEglColorFormatVYUY, 105);
CHECK_ENUMERATOR(cudaEglColorFormatY10V10U10_420SemiPlanar_ER, 106);
CHECK_ENUMERATOR(cudaEglColorFormatY10V10U10_420SemiPlanar_709_ER, 107);
CHECK_ENUMERATOR(cudaEglColorFormatY10V10U10_444SemiPlanar_ER, 108);
CHECK_ENUMERATOR(cudaEglColorFormatY10V10U10_444SemiPlanar_709_ER, 109);
CHECK_ENUMERATOR(cudaEglColorFormatY12V12U12_420SemiPlanar_ER, 110);
CHECK_ENUMERATOR(cudaEglColorFormatY12V12U12_420SemiPlanar_709_ER, 111);
CHECK_ENUMERATOR(cudaEglColorFormatY12V12U12_444SemiPlanar_ER, 112);
CHECK_ENUMERATOR(cudaEglColorFormatY12V12U12_444SemiPlanar_709_ER, 113);
CHECK_ENUMERATOR(cudaEglColorFormatUYVY709, 114);
CHECK_ENUMERATOR(cudaEglColorFormatUYVY709_ER, 115);
CHECK_ENUMERATOR(cudaEglColorFormatUYVY2020, 116);

CHECK_ENUMERATOR(cudaGLDeviceListAll, 1);
CHECK_ENUMERATOR(cudaGLDeviceListCurrentFrame, 2);
CHECK_ENUMERATOR(cudaGLDeviceListNextFrame, 3);

CHECK_ENUMERATOR(cudaGLMapFlagsNone, 0);
CHECK_ENUMERATOR(cudaGLMapFlagsReadOnly, 1);
CHECK_ENUMERATOR(cudaGLMapFlagsWriteDiscard, 2);

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

CHECK_MACRO(CUDART_VERSION, 13050);
CHECK_MACRO(CUDA_EGL_MAX_PLANES, 3);
CHECK_MACRO(CUDA_IPC_HANDLE_SIZE, 64);
CHECK_MACRO(__CUDART_API_VERSION, 13050);
CHECK_MACRO(cudaArrayColorAttachment, 32);
CHECK_MACRO(cudaArrayCubemap, 4);
CHECK_MACRO(cudaArrayDefault, 0);
CHECK_MACRO(cudaArrayDeferredMapping, 128);
CHECK_MACRO(cudaArrayLayered, 1);
CHECK_MACRO(cudaArraySparse, 64);
CHECK_MACRO(cudaArraySparsePropertiesSingleMipTail, 1);
CHECK_MACRO(cudaArraySurfaceLoadStore, 2);
CHECK_MACRO(cudaArrayTextureGather, 8);
CHECK_MACRO(cudaCpuDeviceId, 18446744073709551615U);
CHECK_MACRO(cudaDevSmResourceGroupLocalityDomainIdAny, 4294967295);
CHECK_MACRO(cudaDeviceBlockingSync, 4);
CHECK_MACRO(cudaDeviceLmemResizeToMax, 16);
CHECK_MACRO(cudaDeviceMapHost, 8);
CHECK_MACRO(cudaDeviceMask, 255);
CHECK_MACRO(cudaDeviceScheduleAuto, 0);
CHECK_MACRO(cudaDeviceScheduleBlockingSync, 4);
CHECK_MACRO(cudaDeviceScheduleMask, 7);
CHECK_MACRO(cudaDeviceScheduleSpin, 1);
CHECK_MACRO(cudaDeviceScheduleYield, 2);
CHECK_MACRO(cudaDeviceSyncMemops, 128);
CHECK_MACRO(cudaEventBlockingSync, 1);
CHECK_MACRO(cudaEventDefault, 0);
CHECK_MACRO(cudaEventDisableTiming, 2);
CHECK_MACRO(cudaEventInterprocess, 4);
CHECK_MACRO(cudaEventRecordDefault, 0);
CHECK_MACRO(cudaEventRecordExternal, 1);
CHECK_MACRO(cudaEventWaitDefault, 0);
CHECK_MACRO(cudaEventWaitExternal, 1);
CHECK_MACRO(cudaExternalMemoryDedicated, 1);
CHECK_MACRO(cudaExternalSemaphoreSignalSkipNvSciBufMemSync, 1);
CHECK_MACRO(cudaExternalSemaphoreWaitSkipNvSciBufMemSync, 2);
CHECK_MACRO(cudaGraphKernelNodePortDefault, 0);
CHECK_MACRO(cudaGraphKernelNodePortLaunchCompletion, 2);
CHECK_MACRO(cudaGraphKernelNodePortProgrammatic, 1);
CHECK_MACRO(cudaHostAllocDefault, 0);
CHECK_MACRO(cudaHostAllocMapped, 2);
CHECK_MACRO(cudaHostAllocPortable, 1);
CHECK_MACRO(cudaHostAllocWriteCombined, 4);
CHECK_MACRO(cudaHostRegisterDefault, 0);
CHECK_MACRO(cudaHostRegisterIoMemory, 4);
CHECK_MACRO(cudaHostRegisterMapped, 2);
CHECK_MACRO(cudaHostRegisterPortable, 1);
CHECK_MACRO(cudaHostRegisterReadOnly, 8);
CHECK_MACRO(cudaInitDeviceFlagsAreValid, 1);
CHECK_MACRO(cudaInvalidDeviceId, 18446744073709551614U);
CHECK_MACRO(cudaIpcMemLazyEnablePeerAccess, 1);
CHECK_MACRO(cudaKernelNodeAttributeAccessPolicyWindow, 1);
CHECK_MACRO(cudaKernelNodeAttributeClusterDimension, 4);
CHECK_MACRO(cudaKernelNodeAttributeClusterSchedulingPolicyPreference, 5);
CHECK_MACRO(cudaKernelNodeAttributeCooperative, 2);
CHECK_MACRO(cudaKernelNodeAttributeDeviceUpdatableKernelNode, 13);
CHECK_MACRO(cudaKernelNodeAttributeMemSyncDomain, 10);
CHECK_MACRO(cudaKernelNodeAttributeMemSyncDomainMap, 9);
CHECK_MACRO(cudaKernelNodeAttributeNvlinkUtilCentricScheduling, 16);
CHECK_MACRO(cudaKernelNodeAttributePreferredSharedMemoryCarveout, 14);
CHECK_MACRO(cudaKernelNodeAttributePriority, 8);
CHECK_MACRO(cudaMemAttachGlobal, 1);
CHECK_MACRO(cudaMemAttachHost, 2);
CHECK_MACRO(cudaMemAttachSingle, 4);
CHECK_MACRO(cudaMemPoolCreateUsageHwDecompress, 2);
CHECK_MACRO(cudaNvSciSyncAttrSignal, 1);
CHECK_MACRO(cudaNvSciSyncAttrWait, 2);
CHECK_MACRO(cudaOccupancyDefault, 0);
CHECK_MACRO(cudaOccupancyDisableCachingOverride, 1);
CHECK_MACRO(cudaPeerAccessDefault, 0);
CHECK_MACRO(cudaStreamAttributeAccessPolicyWindow, 1);
CHECK_MACRO(cudaStreamAttributeMemSyncDomain, 10);
CHECK_MACRO(cudaStreamAttributeMemSyncDomainMap, 9);
CHECK_MACRO(cudaStreamAttributePriority, 8);
CHECK_MACRO(cudaStreamAttributeSynchronizationPolicy, 3);
CHECK_MACRO(cudaStreamDefault, 0);
CHECK_MACRO(cudaStreamNonBlocking, 1);
CHECK_MACRO(cudaSurfaceType1D, 1);
CHECK_MACRO(cudaSurfaceType1DLayered, 241);
CHECK_MACRO(cudaSurfaceType2D, 2);
CHECK_MACRO(cudaSurfaceType2DLayered, 242);
CHECK_MACRO(cudaSurfaceType3D, 3);
CHECK_MACRO(cudaSurfaceTypeCubemap, 12);
CHECK_MACRO(cudaSurfaceTypeCubemapLayered, 252);
CHECK_MACRO(cudaTextureType1D, 1);
CHECK_MACRO(cudaTextureType1DLayered, 241);
CHECK_MACRO(cudaTextureType2D, 2);
CHECK_MACRO(cudaTextureType2DLayered, 242);
CHECK_MACRO(cudaTextureType3D, 3);
CHECK_MACRO(cudaTextureTypeCubemap, 12);
CHECK_MACRO(cudaTextureTypeCubemapLayered, 252);

CHECK_TYPE(cudaDeviceReset, fn_cudaDeviceReset);
CHECK_TYPE(cudaDeviceSynchronize, fn_cudaDeviceSynchronize);
CHECK_TYPE(cudaDeviceSetLimit, fn_cudaDeviceSetLimit);
CHECK_TYPE(cudaDeviceGetLimit, fn_cudaDeviceGetLimit);
CHECK_TYPE(cudaDeviceGetTexture1DLinearMaxWidth, fn_cudaDeviceGetTexture1DLinearMaxWidth);
CHECK_TYPE(cudaDeviceGetCacheConfig, fn_cudaDeviceGetCacheConfig);
CHECK_TYPE(cudaDeviceGetStreamPriorityRange, fn_cudaDeviceGetStreamPriorityRange);
CHECK_TYPE(cudaDeviceSetCacheConfig, fn_cudaDeviceSetCacheConfig);
CHECK_TYPE(cudaDeviceGetByPCIBusId, fn_cudaDeviceGetByPCIBusId);
CHECK_TYPE(cudaDeviceGetPCIBusId, fn_cudaDeviceGetPCIBusId);
CHECK_TYPE(cudaIpcGetEventHandle, fn_cudaIpcGetEventHandle);
CHECK_TYPE(cudaIpcOpenEventHandle, fn_cudaIpcOpenEventHandle);
CHECK_TYPE(cudaIpcGetMemHandle, fn_cudaIpcGetMemHandle);
CHECK_TYPE(cudaIpcOpenMemHandle, fn_cudaIpcOpenMemHandle);
CHECK_TYPE(cudaIpcCloseMemHandle, fn_cudaIpcCloseMemHandle);
CHECK_TYPE(cudaDeviceFlushGPUDirectRDMAWrites, fn_cudaDeviceFlushGPUDirectRDMAWrites);
CHECK_TYPE(cudaDeviceRegisterAsyncNotification, fn_cudaDeviceRegisterAsyncNotification);
CHECK_TYPE(cudaDeviceUnregisterAsyncNotification, fn_cudaDeviceUnregisterAsyncNotification);
CHECK_TYPE(cudaDeviceGetSharedMemConfig, fn_cudaDeviceGetSharedMemConfig);
CHECK_TYPE(cudaDeviceSetSharedMemConfig, fn_cudaDeviceSetSharedMemConfig);
CHECK_TYPE(cudaGetLastError, fn_cudaGetLastError);
CHECK_TYPE(cudaPeekAtLastError, fn_cudaPeekAtLastError);
CHECK_TYPE(cudaGetErrorName, fn_cudaGetErrorName);
CHECK_TYPE(cudaGetErrorString, fn_cudaGetErrorString);
CHECK_TYPE(cudaGetDeviceCount, fn_cudaGetDeviceCount);
CHECK_TYPE(cudaGetDeviceProperties, fn_cudaGetDeviceProperties);
CHECK_TYPE(cudaDeviceGetAttribute, fn_cudaDeviceGetAttribute);
CHECK_TYPE(cudaDeviceGetHostAtomicCapabilities, fn_cudaDeviceGetHostAtomicCapabilities);
CHECK_TYPE(cudaDeviceGetDefaultMemPool, fn_cudaDeviceGetDefaultMemPool);
CHECK_TYPE(cudaDeviceSetMemPool, fn_cudaDeviceSetMemPool);
CHECK_TYPE(cudaDeviceGetMemPool, fn_cudaDeviceGetMemPool);
CHECK_TYPE(cudaDeviceGetNvSciSyncAttributes, fn_cudaDeviceGetNvSciSyncAttributes);
CHECK_TYPE(cudaDeviceGetP2PAttribute, fn_cudaDeviceGetP2PAttribute);
CHECK_TYPE(cudaDeviceGetP2PAtomicCapabilities, fn_cudaDeviceGetP2PAtomicCapabilities);
CHECK_TYPE(cudaChooseDevice, fn_cudaChooseDevice);
CHECK_TYPE(cudaInitDevice, fn_cudaInitDevice);
CHECK_TYPE(cudaSetDevice, fn_cudaSetDevice);
CHECK_TYPE(cudaGetDevice, fn_cudaGetDevice);
CHECK_TYPE(cudaSetValidDevices, fn_cudaSetValidDevices);
CHECK_TYPE(cudaSetDeviceFlags, fn_cudaSetDeviceFlags);
CHECK_TYPE(cudaGetDeviceFlags, fn_cudaGetDeviceFlags);
CHECK_TYPE(cudaStreamCreate, fn_cudaStreamCreate);
CHECK_TYPE(cudaStreamCreateWithFlags, fn_cudaStreamCreateWithFlags);
CHECK_TYPE(cudaStreamCreateWithPriority, fn_cudaStreamCreateWithPriority);
CHECK_TYPE(cudaStreamGetPriority, fn_cudaStreamGetPriority);
CHECK_TYPE(cudaStreamGetFlags, fn_cudaStreamGetFlags);
CHECK_TYPE(cudaStreamGetId, fn_cudaStreamGetId);
CHECK_TYPE(cudaStreamGetDevice, fn_cudaStreamGetDevice);
CHECK_TYPE(cudaCtxResetPersistingL2Cache, fn_cudaCtxResetPersistingL2Cache);
CHECK_TYPE(cudaStreamCopyAttributes, fn_cudaStreamCopyAttributes);
CHECK_TYPE(cudaStreamGetAttribute, fn_cudaStreamGetAttribute);
CHECK_TYPE(cudaStreamSetAttribute, fn_cudaStreamSetAttribute);
CHECK_TYPE(cudaStreamDestroy, fn_cudaStreamDestroy);
CHECK_TYPE(cudaStreamWaitEvent, fn_cudaStreamWaitEvent);
CHECK_TYPE(cudaStreamAddCallback, fn_cudaStreamAddCallback);
CHECK_TYPE(cudaStreamSynchronize, fn_cudaStreamSynchronize);
CHECK_TYPE(cudaStreamQuery, fn_cudaStreamQuery);
CHECK_TYPE(cudaStreamAttachMemAsync, fn_cudaStreamAttachMemAsync);
CHECK_TYPE(cudaStreamBeginCapture, fn_cudaStreamBeginCapture);
CHECK_TYPE(cudaStreamBeginRecaptureToGraph, fn_cudaStreamBeginRecaptureToGraph);
CHECK_TYPE(cudaStreamBeginCaptureToGraph, fn_cudaStreamBeginCaptureToGraph);
CHECK_TYPE(cudaThreadExchangeStreamCaptureMode, fn_cudaThreadExchangeStreamCaptureMode);
CHECK_TYPE(cudaStreamEndCapture, fn_cudaStreamEndCapture);
CHECK_TYPE(cudaStreamIsCapturing, fn_cudaStreamIsCapturing);
CHECK_TYPE(cudaStreamGetCaptureInfo, fn_cudaStreamGetCaptureInfo);
CHECK_TYPE(cudaStreamUpdateCaptureDependencies, fn_cudaStreamUpdateCaptureDependencies);
CHECK_TYPE(cudaEventCreate, fn_cudaEventCreate);
CHECK_TYPE(cudaEventCreateWithFlags, fn_cudaEventCreateWithFlags);
CHECK_TYPE(cudaEventRecord, fn_cudaEventRecord);
CHECK_TYPE(cudaEventRecordWithFlags, fn_cudaEventRecordWithFlags);
CHECK_TYPE(cudaEventQuery, fn_cudaEventQuery);
CHECK_TYPE(cudaEventSynchronize, fn_cudaEventSynchronize);
CHECK_TYPE(cudaEventDestroy, fn_cudaEventDestroy);
CHECK_TYPE(cudaEventElapsedTime, fn_cudaEventElapsedTime);
CHECK_TYPE(cudaImportExternalMemory, fn_cudaImportExternalMemory);
CHECK_TYPE(cudaExternalMemoryGetMappedBuffer, fn_cudaExternalMemoryGetMappedBuffer);
CHECK_TYPE(cudaExternalMemoryGetMappedMipmappedArray, fn_cudaExternalMemoryGetMappedMipmappedArray);
CHECK_TYPE(cudaDestroyExternalMemory, fn_cudaDestroyExternalMemory);
CHECK_TYPE(cudaImportExternalSemaphore, fn_cudaImportExternalSemaphore);
CHECK_TYPE(cudaSignalExternalSemaphoresAsync, fn_cudaSignalExternalSemaphoresAsync);
CHECK_TYPE(cudaWaitExternalSemaphoresAsync, fn_cudaWaitExternalSemaphoresAsync);
CHECK_TYPE(cudaDestroyExternalSemaphore, fn_cudaDestroyExternalSemaphore);
CHECK_TYPE(cudaLaunchKernel, fn_cudaLaunchKernel);
CHECK_TYPE(cudaLaunchKernelExC, fn_cudaLaunchKernelExC);
CHECK_TYPE(cudaLaunchCooperativeKernel, fn_cudaLaunchCooperativeKernel);
CHECK_TYPE(cudaFuncSetCacheConfig, fn_cudaFuncSetCacheConfig);
CHECK_TYPE(cudaFuncGetAttributes, fn_cudaFuncGetAttributes);
CHECK_TYPE(cudaFuncSetAttribute, fn_cudaFuncSetAttribute);
CHECK_TYPE(cudaFuncGetName, fn_cudaFuncGetName);
CHECK_TYPE(cudaFuncGetParamInfo, fn_cudaFuncGetParamInfo);
CHECK_TYPE(cudaFuncGetParamCount, fn_cudaFuncGetParamCount);
CHECK_TYPE(cudaLaunchHostFunc, fn_cudaLaunchHostFunc);
CHECK_TYPE(cudaLaunchHostFunc_v2, fn_cudaLaunchHostFunc_v2);
CHECK_TYPE(cudaFuncSetSharedMemConfig, fn_cudaFuncSetSharedMemConfig);
CHECK_TYPE(cudaOccupancyMaxActiveBlocksPerMultiprocessor,
    fn_cudaOccupancyMaxActiveBlocksPerMultiprocessor);
CHECK_TYPE(cudaOccupancyAvailableDynamicSMemPerBlock, fn_cudaOccupancyAvailableDynamicSMemPerBlock);
CHECK_TYPE(cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
    fn_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags);
CHECK_TYPE(cudaOccupancyMaxPotentialClusterSize, fn_cudaOccupancyMaxPotentialClusterSize);
CHECK_TYPE(cudaOccupancyMaxActiveClusters, fn_cudaOccupancyMaxActiveClusters);
CHECK_TYPE(cudaMallocManaged, fn_cudaMallocManaged);
CHECK_TYPE(cudaMalloc, fn_cudaMalloc);
CHECK_TYPE(cudaMallocHost, fn_cudaMallocHost);
CHECK_TYPE(cudaMallocPitch, fn_cudaMallocPitch);
CHECK_TYPE(cudaMallocArray, fn_cudaMallocArray);
CHECK_TYPE(cudaFree, fn_cudaFree);
CHECK_TYPE(cudaFreeHost, fn_cudaFreeHost);
CHECK_TYPE(cudaFreeArray, fn_cudaFreeArray);
CHECK_TYPE(cudaFreeMipmappedArray, fn_cudaFreeMipmappedArray);
CHECK_TYPE(cudaHostAlloc, fn_cudaHostAlloc);
CHECK_TYPE(cudaHostRegister, fn_cudaHostRegister);
CHECK_TYPE(cudaHostUnregister, fn_cudaHostUnregister);
CHECK_TYPE(cudaHostGetDevicePointer, fn_cudaHostGetDevicePointer);
CHECK_TYPE(cudaHostGetFlags, fn_cudaHostGetFlags);
CHECK_TYPE(cudaMalloc3D, fn_cudaMalloc3D);
CHECK_TYPE(cudaMalloc3DArray, fn_cudaMalloc3DArray);
CHECK_TYPE(cudaMallocMipmappedArray, fn_cudaMallocMipmappedArray);
CHECK_TYPE(cudaGetMipmappedArrayLevel, fn_cudaGetMipmappedArrayLevel);
CHECK_TYPE(cudaMemcpy3D, fn_cudaMemcpy3D);
CHECK_TYPE(cudaMemcpy3DPeer, fn_cudaMemcpy3DPeer);
CHECK_TYPE(cudaMemcpy3DAsync, fn_cudaMemcpy3DAsync);
CHECK_TYPE(cudaMemcpy3DPeerAsync, fn_cudaMemcpy3DPeerAsync);
CHECK_TYPE(cudaMemGetInfo, fn_cudaMemGetInfo);
CHECK_TYPE(cudaArrayGetInfo, fn_cudaArrayGetInfo);
CHECK_TYPE(cudaArrayGetPlane, fn_cudaArrayGetPlane);
CHECK_TYPE(cudaArrayGetMemoryRequirements, fn_cudaArrayGetMemoryRequirements);
CHECK_TYPE(cudaMipmappedArrayGetMemoryRequirements, fn_cudaMipmappedArrayGetMemoryRequirements);
CHECK_TYPE(cudaArrayGetSparseProperties, fn_cudaArrayGetSparseProperties);
CHECK_TYPE(cudaMipmappedArrayGetSparseProperties, fn_cudaMipmappedArrayGetSparseProperties);
CHECK_TYPE(cudaMemcpy, fn_cudaMemcpy);
CHECK_TYPE(cudaMemcpyPeer, fn_cudaMemcpyPeer);
CHECK_TYPE(cudaMemcpy2D, fn_cudaMemcpy2D);
CHECK_TYPE(cudaMemcpy2DToArray, fn_cudaMemcpy2DToArray);
CHECK_TYPE(cudaMemcpy2DFromArray, fn_cudaMemcpy2DFromArray);
CHECK_TYPE(cudaMemcpy2DArrayToArray, fn_cudaMemcpy2DArrayToArray);
CHECK_TYPE(cudaMemcpyToSymbol, fn_cudaMemcpyToSymbol);
CHECK_TYPE(cudaMemcpyFromSymbol, fn_cudaMemcpyFromSymbol);
CHECK_TYPE(cudaMemcpyAsync, fn_cudaMemcpyAsync);
CHECK_TYPE(cudaMemcpyPeerAsync, fn_cudaMemcpyPeerAsync);
CHECK_TYPE(cudaMemcpyBatchAsync, fn_cudaMemcpyBatchAsync);
CHECK_TYPE(cudaMemcpy3DBatchAsync, fn_cudaMemcpy3DBatchAsync);
CHECK_TYPE(cudaMemcpyWithAttributesAsync, fn_cudaMemcpyWithAttributesAsync);
CHECK_TYPE(cudaMemcpy3DWithAttributesAsync, fn_cudaMemcpy3DWithAttributesAsync);
CHECK_TYPE(cudaMemcpy2DAsync, fn_cudaMemcpy2DAsync);
CHECK_TYPE(cudaMemcpy2DToArrayAsync, fn_cudaMemcpy2DToArrayAsync);
CHECK_TYPE(cudaMemcpy2DFromArrayAsync, fn_cudaMemcpy2DFromArrayAsync);
CHECK_TYPE(cudaMemcpyToSymbolAsync, fn_cudaMemcpyToSymbolAsync);
CHECK_TYPE(cudaMemcpyFromSymbolAsync, fn_cudaMemcpyFromSymbolAsync);
CHECK_TYPE(cudaMemset, fn_cudaMemset);
CHECK_TYPE(cudaMemset2D, fn_cudaMemset2D);
CHECK_TYPE(cudaMemset3D, fn_cudaMemset3D);
CHECK_TYPE(cudaMemsetAsync, fn_cudaMemsetAsync);
CHECK_TYPE(cudaMemset2DAsync, fn_cudaMemset2DAsync);
CHECK_TYPE(cudaMemset3DAsync, fn_cudaMemset3DAsync);
CHECK_TYPE(cudaGetSymbolAddress, fn_cudaGetSymbolAddress);
CHECK_TYPE(cudaGetSymbolSize, fn_cudaGetSymbolSize);
CHECK_TYPE(cudaMemPrefetchAsync, fn_cudaMemPrefetchAsync);
CHECK_TYPE(cudaMemPrefetchBatchAsync, fn_cudaMemPrefetchBatchAsync);
CHECK_TYPE(cudaMemDiscardBatchAsync, fn_cudaMemDiscardBatchAsync);
CHECK_TYPE(cudaMemDiscardAndPrefetchBatchAsync, fn_cudaMemDiscardAndPrefetchBatchAsync);
CHECK_TYPE(cudaMemGetLocationInfo, fn_cudaMemGetLocationInfo);
CHECK_TYPE(cudaMemAdvise, fn_cudaMemAdvise);
CHECK_TYPE(cudaMemRangeGetAttribute, fn_cudaMemRangeGetAttribute);
CHECK_TYPE(cudaMemRangeGetAttributes, fn_cudaMemRangeGetAttributes);
CHECK_TYPE(cudaMemcpyToArray, fn_cudaMemcpyToArray);
CHECK_TYPE(cudaMemcpyFromArray, fn_cudaMemcpyFromArray);
CHECK_TYPE(cudaMemcpyArrayToArray, fn_cudaMemcpyArrayToArray);
CHECK_TYPE(cudaMemcpyToArrayAsync, fn_cudaMemcpyToArrayAsync);
CHECK_TYPE(cudaMemcpyFromArrayAsync, fn_cudaMemcpyFromArrayAsync);
CHECK_TYPE(cudaMallocAsync, fn_cudaMallocAsync);
CHECK_TYPE(cudaFreeAsync, fn_cudaFreeAsync);
CHECK_TYPE(cudaMemPoolTrimTo, fn_cudaMemPoolTrimTo);
CHECK_TYPE(cudaMemPoolSetAttribute, fn_cudaMemPoolSetAttribute);
CHECK_TYPE(cudaMemPoolGetAttribute, fn_cudaMemPoolGetAttribute);
CHECK_TYPE(cudaMemPoolSetAccess, fn_cudaMemPoolSetAccess);
CHECK_TYPE(cudaMemPoolGetAccess, fn_cudaMemPoolGetAccess);
CHECK_TYPE(cudaMemPoolCreate, fn_cudaMemPoolCreate);
CHECK_TYPE(cudaMemPoolDestroy, fn_cudaMemPoolDestroy);
CHECK_TYPE(cudaMemGetDefaultMemPool, fn_cudaMemGetDefaultMemPool);
CHECK_TYPE(cudaMemGetMemPool, fn_cudaMemGetMemPool);
CHECK_TYPE(cudaMemSetMemPool, fn_cudaMemSetMemPool);
CHECK_TYPE(cudaMallocFromPoolAsync, fn_cudaMallocFromPoolAsync);
CHECK_TYPE(cudaMemPoolExportToShareableHandle, fn_cudaMemPoolExportToShareableHandle);
CHECK_TYPE(cudaMemPoolImportFromShareableHandle, fn_cudaMemPoolImportFromShareableHandle);
CHECK_TYPE(cudaMemPoolExportPointer, fn_cudaMemPoolExportPointer);
CHECK_TYPE(cudaMemPoolImportPointer, fn_cudaMemPoolImportPointer);
CHECK_TYPE(cudaPointerGetAttributes, fn_cudaPointerGetAttributes);
CHECK_TYPE(cudaDeviceCanAccessPeer, fn_cudaDeviceCanAccessPeer);
CHECK_TYPE(cudaDeviceEnablePeerAccess, fn_cudaDeviceEnablePeerAccess);
CHECK_TYPE(cudaDeviceDisablePeerAccess, fn_cudaDeviceDisablePeerAccess);
CHECK_TYPE(cudaGraphicsUnregisterResource, fn_cudaGraphicsUnregisterResource);
CHECK_TYPE(cudaGraphicsResourceSetMapFlags, fn_cudaGraphicsResourceSetMapFlags);
CHECK_TYPE(cudaGraphicsMapResources, fn_cudaGraphicsMapResources);
CHECK_TYPE(cudaGraphicsUnmapResources, fn_cudaGraphicsUnmapResources);
CHECK_TYPE(cudaGraphicsResourceGetMappedPointer, fn_cudaGraphicsResourceGetMappedPointer);
CHECK_TYPE(cudaGraphicsSubResourceGetMappedArray, fn_cudaGraphicsSubResourceGetMappedArray);
CHECK_TYPE(cudaGraphicsResourceGetMappedMipmappedArray,
    fn_cudaGraphicsResourceGetMappedMipmappedArray);
CHECK_TYPE(cudaGetChannelDesc, fn_cudaGetChannelDesc);
CHECK_TYPE(cudaCreateChannelDesc, fn_cudaCreateChannelDesc);
CHECK_TYPE(cudaCreateTextureObject, fn_cudaCreateTextureObject);
CHECK_TYPE(cudaDestroyTextureObject, fn_cudaDestroyTextureObject);
CHECK_TYPE(cudaGetTextureObjectResourceDesc, fn_cudaGetTextureObjectResourceDesc);
CHECK_TYPE(cudaGetTextureObjectTextureDesc, fn_cudaGetTextureObjectTextureDesc);
CHECK_TYPE(cudaGetTextureObjectResourceViewDesc, fn_cudaGetTextureObjectResourceViewDesc);
CHECK_TYPE(cudaCreateSurfaceObject, fn_cudaCreateSurfaceObject);
CHECK_TYPE(cudaDestroySurfaceObject, fn_cudaDestroySurfaceObject);
CHECK_TYPE(cudaGetSurfaceObjectResourceDesc, fn_cudaGetSurfaceObjectResourceDesc);
CHECK_TYPE(cudaDriverGetVersion, fn_cudaDriverGetVersion);
CHECK_TYPE(cudaRuntimeGetVersion, fn_cudaRuntimeGetVersion);
CHECK_TYPE(cudaLogsRegisterCallback, fn_cudaLogsRegisterCallback);
CHECK_TYPE(cudaLogsUnregisterCallback, fn_cudaLogsUnregisterCallback);
CHECK_TYPE(cudaLogsCurrent, fn_cudaLogsCurrent);
CHECK_TYPE(cudaLogsDumpToFile, fn_cudaLogsDumpToFile);
CHECK_TYPE(cudaLogsDumpToMemory, fn_cudaLogsDumpToMemory);
CHECK_TYPE(cudaGraphCreate, fn_cudaGraphCreate);
CHECK_TYPE(cudaGraphAddKernelNode, fn_cudaGraphAddKernelNode);
CHECK_TYPE(cudaGraphKernelNodeGetParams, fn_cudaGraphKernelNodeGetParams);
CHECK_TYPE(cudaGraphKernelNodeSetParams, fn_cudaGraphKernelNodeSetParams);
CHECK_TYPE(cudaGraphKernelNodeCopyAttributes, fn_cudaGraphKernelNodeCopyAttributes);
CHECK_TYPE(cudaGraphKernelNodeGetAttribute, fn_cudaGraphKernelNodeGetAttribute);
CHECK_TYPE(cudaGraphKernelNodeSetAttribute, fn_cudaGraphKernelNodeSetAttribute);
CHECK_TYPE(cudaGraphAddMemcpyNode, fn_cudaGraphAddMemcpyNode);
CHECK_TYPE(cudaGraphAddMemcpyNodeToSymbol, fn_cudaGraphAddMemcpyNodeToSymbol);
CHECK_TYPE(cudaGraphAddMemcpyNodeFromSymbol, fn_cudaGraphAddMemcpyNodeFromSymbol);
CHECK_TYPE(cudaGraphAddMemcpyNode1D, fn_cudaGraphAddMemcpyNode1D);
CHECK_TYPE(cudaGraphMemcpyNodeGetParams, fn_cudaGraphMemcpyNodeGetParams);
CHECK_TYPE(cudaGraphMemcpyNodeSetParams, fn_cudaGraphMemcpyNodeSetParams);
CHECK_TYPE(cudaGraphMemcpyNodeSetParamsToSymbol, fn_cudaGraphMemcpyNodeSetParamsToSymbol);
CHECK_TYPE(cudaGraphMemcpyNodeSetParamsFromSymbol, fn_cudaGraphMemcpyNodeSetParamsFromSymbol);
CHECK_TYPE(cudaGraphMemcpyNodeSetParams1D, fn_cudaGraphMemcpyNodeSetParams1D);
CHECK_TYPE(cudaGraphAddMemsetNode, fn_cudaGraphAddMemsetNode);
CHECK_TYPE(cudaGraphMemsetNodeGetParams, fn_cudaGraphMemsetNodeGetParams);
CHECK_TYPE(cudaGraphMemsetNodeSetParams, fn_cudaGraphMemsetNodeSetParams);
CHECK_TYPE(cudaGraphAddHostNode, fn_cudaGraphAddHostNode);
CHECK_TYPE(cudaGraphHostNodeGetParams, fn_cudaGraphHostNodeGetParams);
CHECK_TYPE(cudaGraphHostNodeSetParams, fn_cudaGraphHostNodeSetParams);
CHECK_TYPE(cudaGraphAddChildGraphNode, fn_cudaGraphAddChildGraphNode);
CHECK_TYPE(cudaGraphChildGraphNodeGetGraph, fn_cudaGraphChildGraphNodeGetGraph);
CHECK_TYPE(cudaGraphAddEmptyNode, fn_cudaGraphAddEmptyNode);
CHECK_TYPE(cudaGraphAddEventRecordNode, fn_cudaGraphAddEventRecordNode);
CHECK_TYPE(cudaGraphEventRecordNodeGetEvent, fn_cudaGraphEventRecordNodeGetEvent);
CHECK_TYPE(cudaGraphEventRecordNodeSetEvent, fn_cudaGraphEventRecordNodeSetEvent);
CHECK_TYPE(cudaGraphAddEventWaitNode, fn_cudaGraphAddEventWaitNode);
CHECK_TYPE(cudaGraphEventWaitNodeGetEvent, fn_cudaGraphEventWaitNodeGetEvent);
CHECK_TYPE(cudaGraphEventWaitNodeSetEvent, fn_cudaGraphEventWaitNodeSetEvent);
CHECK_TYPE(cudaGraphAddExternalSemaphoresSignalNode, fn_cudaGraphAddExternalSemaphoresSignalNode);
CHECK_TYPE(cudaGraphExternalSemaphoresSignalNodeGetParams,
    fn_cudaGraphExternalSemaphoresSignalNodeGetParams);
CHECK_TYPE(cudaGraphExternalSemaphoresSignalNodeSetParams,
    fn_cudaGraphExternalSemaphoresSignalNodeSetParams);
CHECK_TYPE(cudaGraphAddExternalSemaphoresWaitNode, fn_cudaGraphAddExternalSemaphoresWaitNode);
CHECK_TYPE(cudaGraphExternalSemaphoresWaitNodeGetParams,
    fn_cudaGraphExternalSemaphoresWaitNodeGetParams);
CHECK_TYPE(cudaGraphExternalSemaphoresWaitNodeSetParams,
    fn_cudaGraphExternalSemaphoresWaitNodeSetParams);
CHECK_TYPE(cudaGraphAddMemAllocNode, fn_cudaGraphAddMemAllocNode);
CHECK_TYPE(cudaGraphMemAllocNodeGetParams, fn_cudaGraphMemAllocNodeGetParams);
CHECK_TYPE(cudaGraphAddMemFreeNode, fn_cudaGraphAddMemFreeNode);
CHECK_TYPE(cudaGraphMemFreeNodeGetParams, fn_cudaGraphMemFreeNodeGetParams);
CHECK_TYPE(cudaDeviceGraphMemTrim, fn_cudaDeviceGraphMemTrim);
CHECK_TYPE(cudaDeviceGetGraphMemAttribute, fn_cudaDeviceGetGraphMemAttribute);
CHECK_TYPE(cudaDeviceSetGraphMemAttribute, fn_cudaDeviceSetGraphMemAttribute);
CHECK_TYPE(cudaGraphClone, fn_cudaGraphClone);
CHECK_TYPE(cudaGraphNodeFindInClone, fn_cudaGraphNodeFindInClone);
CHECK_TYPE(cudaGraphNodeGetType, fn_cudaGraphNodeGetType);
CHECK_TYPE(cudaGraphNodeGetContainingGraph, fn_cudaGraphNodeGetContainingGraph);
CHECK_TYPE(cudaGraphNodeGetLocalId, fn_cudaGraphNodeGetLocalId);
CHECK_TYPE(cudaGraphNodeGetToolsId, fn_cudaGraphNodeGetToolsId);
CHECK_TYPE(cudaGraphGetId, fn_cudaGraphGetId);
CHECK_TYPE(cudaGraphExecGetId, fn_cudaGraphExecGetId);
CHECK_TYPE(cudaGraphGetNodes, fn_cudaGraphGetNodes);
CHECK_TYPE(cudaGraphGetRootNodes, fn_cudaGraphGetRootNodes);
CHECK_TYPE(cudaGraphGetEdges, fn_cudaGraphGetEdges);
CHECK_TYPE(cudaGraphNodeGetDependencies, fn_cudaGraphNodeGetDependencies);
CHECK_TYPE(cudaGraphNodeGetDependentNodes, fn_cudaGraphNodeGetDependentNodes);
CHECK_TYPE(cudaGraphAddDependencies, fn_cudaGraphAddDependencies);
CHECK_TYPE(cudaGraphRemoveDependencies, fn_cudaGraphRemoveDependencies);
CHECK_TYPE(cudaGraphDestroyNode, fn_cudaGraphDestroyNode);
CHECK_TYPE(cudaGraphInstantiate, fn_cudaGraphInstantiate);
CHECK_TYPE(cudaGraphInstantiateWithFlags, fn_cudaGraphInstantiateWithFlags);
CHECK_TYPE(cudaGraphInstantiateWithParams, fn_cudaGraphInstantiateWithParams);
CHECK_TYPE(cudaGraphExecGetFlags, fn_cudaGraphExecGetFlags);
CHECK_TYPE(cudaGraphExecKernelNodeSetParams, fn_cudaGraphExecKernelNodeSetParams);
CHECK_TYPE(cudaGraphExecMemcpyNodeSetParams, fn_cudaGraphExecMemcpyNodeSetParams);
CHECK_TYPE(cudaGraphExecMemcpyNodeSetParamsToSymbol, fn_cudaGraphExecMemcpyNodeSetParamsToSymbol);
CHECK_TYPE(cudaGraphExecMemcpyNodeSetParamsFromSymbol,
    fn_cudaGraphExecMemcpyNodeSetParamsFromSymbol);
CHECK_TYPE(cudaGraphExecMemcpyNodeSetParams1D, fn_cudaGraphExecMemcpyNodeSetParams1D);
CHECK_TYPE(cudaGraphExecMemsetNodeSetParams, fn_cudaGraphExecMemsetNodeSetParams);
CHECK_TYPE(cudaGraphExecHostNodeSetParams, fn_cudaGraphExecHostNodeSetParams);
CHECK_TYPE(cudaGraphExecChildGraphNodeSetParams, fn_cudaGraphExecChildGraphNodeSetParams);
CHECK_TYPE(cudaGraphExecEventRecordNodeSetEvent, fn_cudaGraphExecEventRecordNodeSetEvent);
CHECK_TYPE(cudaGraphExecEventWaitNodeSetEvent, fn_cudaGraphExecEventWaitNodeSetEvent);
CHECK_TYPE(cudaGraphExecExternalSemaphoresSignalNodeSetParams,
    fn_cudaGraphExecExternalSemaphoresSignalNodeSetParams);
CHECK_TYPE(cudaGraphExecExternalSemaphoresWaitNodeSetParams,
    fn_cudaGraphExecExternalSemaphoresWaitNodeSetParams);
CHECK_TYPE(cudaGraphNodeSetEnabled, fn_cudaGraphNodeSetEnabled);
CHECK_TYPE(cudaGraphNodeGetEnabled, fn_cudaGraphNodeGetEnabled);
CHECK_TYPE(cudaGraphExecUpdate, fn_cudaGraphExecUpdate);
CHECK_TYPE(cudaGraphUpload, fn_cudaGraphUpload);
CHECK_TYPE(cudaGraphLaunch, fn_cudaGraphLaunch);
CHECK_TYPE(cudaGraphExecDestroy, fn_cudaGraphExecDestroy);
CHECK_TYPE(cudaGraphDestroy, fn_cudaGraphDestroy);
CHECK_TYPE(cudaGraphDebugDotPrint, fn_cudaGraphDebugDotPrint);
CHECK_TYPE(cudaUserObjectCreate, fn_cudaUserObjectCreate);
CHECK_TYPE(cudaUserObjectRetain, fn_cudaUserObjectRetain);
CHECK_TYPE(cudaUserObjectRelease, fn_cudaUserObjectRelease);
CHECK_TYPE(cudaGraphRetainUserObject, fn_cudaGraphRetainUserObject);
CHECK_TYPE(cudaGraphReleaseUserObject, fn_cudaGraphReleaseUserObject);
CHECK_TYPE(cudaGraphAddNode, fn_cudaGraphAddNode);
CHECK_TYPE(cudaGraphNodeSetParams, fn_cudaGraphNodeSetParams);
CHECK_TYPE(cudaGraphNodeGetParams, fn_cudaGraphNodeGetParams);
CHECK_TYPE(cudaGraphExecNodeSetParams, fn_cudaGraphExecNodeSetParams);
CHECK_TYPE(cudaGraphConditionalHandleCreate, fn_cudaGraphConditionalHandleCreate);
CHECK_TYPE(cudaGraphConditionalHandleCreate_v2, fn_cudaGraphConditionalHandleCreate_v2);
CHECK_TYPE(cudaGetDriverEntryPoint, fn_cudaGetDriverEntryPoint);
CHECK_TYPE(cudaGetDriverEntryPointByVersion, fn_cudaGetDriverEntryPointByVersion);
CHECK_TYPE(cudaLibraryLoadData, fn_cudaLibraryLoadData);
CHECK_TYPE(cudaLibraryLoadFromFile, fn_cudaLibraryLoadFromFile);
CHECK_TYPE(cudaLibraryUnload, fn_cudaLibraryUnload);
CHECK_TYPE(cudaLibraryGetKernel, fn_cudaLibraryGetKernel);
CHECK_TYPE(cudaLibraryGetGlobal, fn_cudaLibraryGetGlobal);
CHECK_TYPE(cudaLibraryGetManaged, fn_cudaLibraryGetManaged);
CHECK_TYPE(cudaLibraryGetUnifiedFunction, fn_cudaLibraryGetUnifiedFunction);
CHECK_TYPE(cudaLibraryGetKernelCount, fn_cudaLibraryGetKernelCount);
CHECK_TYPE(cudaLibraryEnumerateKernels, fn_cudaLibraryEnumerateKernels);
CHECK_TYPE(cudaKernelSetAttributeForDevice, fn_cudaKernelSetAttributeForDevice);
CHECK_TYPE(cudaDeviceGetDevResource, fn_cudaDeviceGetDevResource);
CHECK_TYPE(cudaDevSmResourceSplitByCount, fn_cudaDevSmResourceSplitByCount);
CHECK_TYPE(cudaDevSmResourceSplit, fn_cudaDevSmResourceSplit);
CHECK_TYPE(cudaDevResourceGenerateDesc, fn_cudaDevResourceGenerateDesc);
CHECK_TYPE(cudaGreenCtxCreate, fn_cudaGreenCtxCreate);
CHECK_TYPE(cudaExecutionCtxDestroy, fn_cudaExecutionCtxDestroy);
CHECK_TYPE(cudaExecutionCtxGetDevResource, fn_cudaExecutionCtxGetDevResource);
CHECK_TYPE(cudaExecutionCtxGetDevice, fn_cudaExecutionCtxGetDevice);
CHECK_TYPE(cudaExecutionCtxGetId, fn_cudaExecutionCtxGetId);
CHECK_TYPE(cudaExecutionCtxStreamCreate, fn_cudaExecutionCtxStreamCreate);
CHECK_TYPE(cudaExecutionCtxSynchronize, fn_cudaExecutionCtxSynchronize);
CHECK_TYPE(cudaStreamGetDevResource, fn_cudaStreamGetDevResource);
CHECK_TYPE(cudaExecutionCtxRecordEvent, fn_cudaExecutionCtxRecordEvent);
CHECK_TYPE(cudaExecutionCtxWaitEvent, fn_cudaExecutionCtxWaitEvent);
CHECK_TYPE(cudaDeviceGetExecutionCtx, fn_cudaDeviceGetExecutionCtx);
CHECK_TYPE(cudaGetExportTable, fn_cudaGetExportTable);
CHECK_TYPE(cudaGetFuncBySymbol, fn_cudaGetFuncBySymbol);
CHECK_TYPE(cudaGetKernel, fn_cudaGetKernel);
CHECK_TYPE(cudaProfilerStart, fn_cudaProfilerStart);
CHECK_TYPE(cudaProfilerStop, fn_cudaProfilerStop);
CHECK_TYPE(cudaGraphicsEGLRegisterImage, fn_cudaGraphicsEGLRegisterImage);
CHECK_TYPE(cudaEGLStreamConsumerConnect, fn_cudaEGLStreamConsumerConnect);
CHECK_TYPE(cudaEGLStreamConsumerConnectWithFlags, fn_cudaEGLStreamConsumerConnectWithFlags);
CHECK_TYPE(cudaEGLStreamConsumerDisconnect, fn_cudaEGLStreamConsumerDisconnect);
CHECK_TYPE(cudaEGLStreamConsumerAcquireFrame, fn_cudaEGLStreamConsumerAcquireFrame);
CHECK_TYPE(cudaEGLStreamConsumerReleaseFrame, fn_cudaEGLStreamConsumerReleaseFrame);
CHECK_TYPE(cudaEGLStreamProducerConnect, fn_cudaEGLStreamProducerConnect);
CHECK_TYPE(cudaEGLStreamProducerDisconnect, fn_cudaEGLStreamProducerDisconnect);
CHECK_TYPE(cudaEGLStreamProducerPresentFrame, fn_cudaEGLStreamProducerPresentFrame);
CHECK_TYPE(cudaEGLStreamProducerReturnFrame, fn_cudaEGLStreamProducerReturnFrame);
CHECK_TYPE(cudaGraphicsResourceGetMappedEglFrame, fn_cudaGraphicsResourceGetMappedEglFrame);
CHECK_TYPE(cudaEventCreateFromEGLSync, fn_cudaEventCreateFromEGLSync);
CHECK_TYPE(cudaGLGetDevices, fn_cudaGLGetDevices);
CHECK_TYPE(cudaGraphicsGLRegisterImage, fn_cudaGraphicsGLRegisterImage);
CHECK_TYPE(cudaGraphicsGLRegisterBuffer, fn_cudaGraphicsGLRegisterBuffer);
CHECK_TYPE(cudaGLSetGLDevice, fn_cudaGLSetGLDevice);
CHECK_TYPE(cudaGLRegisterBufferObject, fn_cudaGLRegisterBufferObject);
CHECK_TYPE(cudaGLMapBufferObject, fn_cudaGLMapBufferObject);
CHECK_TYPE(cudaGLUnmapBufferObject, fn_cudaGLUnmapBufferObject);
CHECK_TYPE(cudaGLUnregisterBufferObject, fn_cudaGLUnregisterBufferObject);
CHECK_TYPE(cudaGLSetBufferObjectMapFlags, fn_cudaGLSetBufferObjectMapFlags);
CHECK_TYPE(cudaGLMapBufferObjectAsync, fn_cudaGLMapBufferObjectAsync);
CHECK_TYPE(cudaGLUnmapBufferObjectAsync, fn_cudaGLUnmapBufferObjectAsync);
CHECK_TYPE(cudaVDPAUGetDevice, fn_cudaVDPAUGetDevice);
CHECK_TYPE(cudaVDPAUSetVDPAUDevice, fn_cudaVDPAUSetVDPAUDevice);
CHECK_TYPE(cudaGraphicsVDPAURegisterVideoSurface, fn_cudaGraphicsVDPAURegisterVideoSurface);
CHECK_TYPE(cudaGraphicsVDPAURegisterOutputSurface, fn_cudaGraphicsVDPAURegisterOutputSurface);
