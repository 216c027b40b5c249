// layout_check.c of cubind's binding of the CUDA Runtime API, API version 12.9.
// Do not edit: made by cubind-gen from templates/layout_check.c.in and
//     generator/specs/runtime.yaml.
// Header: cuda_runtime_api.h
// Header: driver_types.h
// Header: vector_types.h
// Header: device_types.h
// Header: texture_types.h
// Header: surface_types.h
// Header: library_types.h
// Header: driver_functions.h
// Header: cuda_profiler_api.h
// Header: cuda_egl_interop.h
// Header: cuda_gl_interop.h
// Header: cuda_vdpau_interop.h
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

// A header of another release may differ; this one was made from 12090.
_Static_assert((long long)cudaRoundNearest == 0LL, "value of cudaRoundNearest");
_Static_assert((long long)cudaRoundZero == 1LL, "value of cudaRoundZero");
_Static_assert((long long)cudaRoundPosInf == 2LL, "value of cudaRoundPosInf");
_Static_assert((long long)cudaRoundMinInf == 3LL, "value of cudaRoundMinInf");
_Static_assert((long long)cudaSuccess == 0LL, "value of cudaSuccess");
_Static_assert((long long)cudaErrorInvalidValue == 1LL, "value of cudaErrorInvalidValue");
_Static_assert((long long)cudaErrorMemoryAllocation == 2LL, "value of cudaErrorMemoryAllocation");
_Static_assert((long long)cudaErrorInitializationError == 3LL,
    "value of cudaErrorInitializationError");
_Static_assert((long long)cudaErrorCudartUnloading == 4LL, "value of cudaErrorCudartUnloading");
_Static_assert((long long)cudaErrorProfilerDisabled == 5LL, "value of cudaErrorProfilerDisabled");
_Static_assert((long long)cudaErrorProfilerNotInitialized == 6LL,
    "value of cudaErrorProfilerNotInitialized");
_Static_assert((long long)cudaErrorProfilerAlreadyStarted == 7LL,
    "value of cudaErrorProfilerAlreadyStarted");
_Static_assert((long long)cudaErrorProfilerAlreadyStopped == 8LL,
    "value of cudaErrorProfilerAlreadyStopped");
_Static_assert((long long)cudaErrorInvalidConfiguration == 9LL,
    "value of cudaErrorInvalidConfiguration");
_Static_assert((long long)cudaErrorInvalidPitchValue == 12LL,
    "value of cudaErrorInvalidPitchValue");
_Static_assert((long long)cudaErrorInvalidSymbol == 13LL, "value of cudaErrorInvalidSymbol");
_Static_assert((long long)cudaErrorInvalidHostPointer == 16LL,
    "value of cudaErrorInvalidHostPointer");
_Static_assert((long long)cudaErrorInvalidDevicePointer == 17LL,
    "value of cudaErrorInvalidDevicePointer");
_Static_assert((long long)cudaErrorInvalidTexture == 18LL, "value of cudaErrorInvalidTexture");
_Static_assert((long long)cudaErrorInvalidTextureBinding == 19LL,
    "value of cudaErrorInvalidTextureBinding");
_Static_assert((long long)cudaErrorInvalidChannelDescriptor == 20LL,
    "value of cudaErrorInvalidChannelDescriptor");
_Static_assert((long long)cudaErrorInvalidMemcpyDirection == 21LL,
    "value of cudaErrorInvalidMemcpyDirection");
_Static_assert((long long)cudaErrorAddressOfConstant == 22LL,
    "value of cudaErrorAddressOfConstant");
_Static_assert((long long)cudaErrorTextureFetchFailed == 23LL,
    "value of cudaErrorTextureFetchFailed");
_Static_assert((long long)cudaErrorTextureNotBound == 24LL, "value of cudaErrorTextureNotBound");
_Static_assert((long long)cudaErrorSynchronizationError == 25LL,
    "value of cudaErrorSynchronizationError");
_Static_assert((long long)cudaErrorInvalidFilterSetting == 26LL,
    "value of cudaErrorInvalidFilterSetting");
_Static_assert((long long)cudaErrorInvalidNormSetting == 27LL,
    "value of cudaErrorInvalidNormSetting");
_Static_assert((long long)cudaErrorMixedDeviceExecution == 28LL,
    "value of cudaErrorMixedDeviceExecution");
_Static_assert((long long)cudaErrorNotYetImplemented == 31LL,
    "value of cudaErrorNotYetImplemented");
_Static_assert((long long)cudaErrorMemoryValueTooLarge == 32LL,
    "value of cudaErrorMemoryValueTooLarge");
_Static_assert((long long)cudaErrorStubLibrary == 34LL, "value of cudaErrorStubLibrary");
_Static_assert((long long)cudaErrorInsufficientDriver == 35LL,
    "value of cudaErrorInsufficientDriver");
_Static_assert((long long)cudaErrorCallRequiresNewerDriver == 36LL,
    "value of cudaErrorCallRequiresNewerDriver");
_Static_assert((long long)cudaErrorInvalidSurface == 37LL, "value of cudaErrorInvalidSurface");
_Static_assert((long long)cudaErrorDuplicateVariableName == 43LL,
    "value of cudaErrorDuplicateVariableName");
_Static_assert((long long)cudaErrorDuplicateTextureName == 44LL,
    "value of cudaErrorDuplicateTextureName");
_Static_assert((long long)cudaErrorDuplicateSurfaceName == 45LL,
    "value of cudaErrorDuplicateSurfaceName");
_Static_assert((long long)cudaErrorDevicesUnavailable == 46LL,
    "value of cudaErrorDevicesUnavailable");
_Static_assert((long long)cudaErrorIncompatibleDriverContext == 49LL,
    "value of cudaErrorIncompatibleDriverContext");
_Static_assert((long long)cudaErrorMissingConfiguration == 52LL,
    "value of cudaErrorMissingConfiguration");
_Static_assert((long long)cudaErrorPriorLaunchFailure == 53LL,
    "value of cudaErrorPriorLaunchFailure");
_Static_assert((long long)cudaErrorLaunchMaxDepthExceeded == 65LL,
    "value of cudaErrorLaunchMaxDepthExceeded");
_Static_assert((long long)cudaErrorLaunchFileScopedTex == 66LL,
    "value of cudaErrorLaunchFileScopedTex");
_Static_assert((long long)cudaErrorLaunchFileScopedSurf == 67LL,
    "value of cudaErrorLaunchFileScopedSurf");
_Static_assert((long long)cudaErrorSyncDepthExceeded == 68LL,
    "value of cudaErrorSyncDepthExceeded");
_Static_assert((long long)cudaErrorLaunchPendingCountExceeded == 69LL,
    "value of cudaErrorLaunchPendingCountExceeded");
_Static_assert((long long)cudaErrorInvalidDeviceFunction == 98LL,
    "value of cudaErrorInvalidDeviceFunction");
_Static_assert((long long)cudaErrorNoDevice == 100LL, "value of cudaErrorNoDevice");
_Static_assert((long long)cudaErrorInvalidDevice == 101LL, "value of cudaErrorInvalidDevice");
_Static_assert((long long)cudaErrorDeviceNotLicensed == 102LL,
    "value of cudaErrorDeviceNotLicensed");
_Static_assert((long long)cudaErrorSoftwareValidityNotEstablished == 103LL,
    "value of cudaErrorSoftwareValidityNotEstablished");
_Static_assert((long long)cudaErrorStartupFailure == 127LL, "value of cudaErrorStartupFailure");
_Static_assert((long long)cudaErrorInvalidKernelImage == 200LL,
    "value of cudaErrorInvalidKernelImage");
_Static_assert((long long)cudaErrorDeviceUninitialized == 201LL,
    "value of cudaErrorDeviceUninitialized");
_Static_assert((long long)cudaErrorMapBufferObjectFailed == 205LL,
    "value of cudaErrorMapBufferObjectFailed");
_Static_assert((long long)cudaErrorUnmapBufferObjectFailed == 206LL,
    "value of cudaErrorUnmapBufferObjectFailed");
_Static_assert((long long)cudaErrorArrayIsMapped == 207LL, "value of cudaErrorArrayIsMapped");
_Static_assert((long long)cudaErrorAlreadyMapped == 208LL, "value of cudaErrorAlreadyMapped");
_Static_assert((long long)cudaErrorNoKernelImageForDevice == 209LL,
    "value of cudaErrorNoKernelImageForDevice");
_Static_assert((long long)cudaErrorAlreadyAcquired == 210LL, "value of cudaErrorAlreadyAcquired");
_Static_assert((long long)cudaErrorNotMapped == 211LL, "value of cudaErrorNotMapped");
_Static_assert((long long)cudaErrorNotMappedAsArray == 212LL, "value of cudaErrorNotMappedAsArray");
_Static_assert((long long)cudaErrorNotMappedAsPointer == 213LL,
    "value of cudaErrorNotMappedAsPointer");
_Static_assert((long long)cudaErrorECCUncorrectable == 214LL, "value of cudaErrorECCUncorrectable");
_Static_assert((long long)cudaErrorUnsupportedLimit == 215LL, "value of cudaErrorUnsupportedLimit");
_Static_assert((long long)cudaErrorDeviceAlreadyInUse == 216LL,
    "value of cudaErrorDeviceAlreadyInUse");
_Static_assert((long long)cudaErrorPeerAccessUnsupported == 217LL,
    "value of cudaErrorPeerAccessUnsupported");
_Static_assert((long long)cudaErrorInvalidPtx == 218LL, "value of cudaErrorInvalidPtx");
_Static_assert((long long)cudaErrorInvalidGraphicsContext == 219LL,
    "value of cudaErrorInvalidGraphicsContext");
_Static_assert((long long)cudaErrorNvlinkUncorrectable == 220LL,
    "value of cudaErrorNvlinkUncorrectable");
_Static_assert((long long)cudaErrorJitCompilerNotFound == 221LL,
    "value of cudaErrorJitCompilerNotFound");
_Static_assert((long long)cudaErrorUnsupportedPtxVersion == 222LL,
    "value of cudaErrorUnsupportedPtxVersion");
_Static_assert((long long)cudaErrorJitCompilationDisabled == 223LL,
    "value of cudaErrorJitCompilationDisabled");
_Static_assert((long long)cudaErrorUnsupportedExecAffinity == 224LL,
    "value of cudaErrorUnsupportedExecAffinity");
_Static_assert((long long)cudaErrorUnsupportedDevSideSync == 225LL,
    "value of cudaErrorUnsupportedDevSideSync");
_Static_assert((long long)cudaErrorContained == 226LL, "value of cudaErrorContained");
_Static_assert((long long)cudaErrorInvalidSource == 300LL, "value of cudaErrorInvalidSource");
_Static_assert((long long)cudaErrorFileNotFound == 301LL, "value of cudaErrorFileNotFound");
_Static_assert((long long)cudaErrorSharedObjectSymbolNotFound == 302LL,
    "value of cudaErrorSharedObjectSymbolNotFound");
_Static_assert((long long)cudaErrorSharedObjectInitFailed == 303LL,
    "value of cudaErrorSharedObjectInitFailed");
_Static_assert((long long)cudaErrorOperatingSystem == 304LL, "value of cudaErrorOperatingSystem");
_Static_assert((long long)cudaErrorInvalidResourceHandle == 400LL,
    "value of cudaErrorInvalidResourceHandle");
_Static_assert((long long)cudaErrorIllegalState == 401LL, "value of cudaErrorIllegalState");
_Static_assert((long long)cudaErrorLossyQuery == 402LL, "value of cudaErrorLossyQuery");
_Static_assert((long long)cudaErrorSymbolNotFound == 500LL, "value of cudaErrorSymbolNotFound");
_Static_assert((long long)cudaErrorNotReady == 600LL, "value of cudaErrorNotReady");
_Static_assert((long long)cudaErrorIllegalAddress == 700LL, "value of cudaErrorIllegalAddress");
_Static_assert((long long)cudaErrorLaunchOutOfResources == 701LL,
    "value of cudaErrorLaunchOutOfResources");
_Static_assert((long long)cudaErrorLaunchTimeout == 702LL, "value of cudaErrorLaunchTimeout");
_Static_assert((long long)cudaErrorLaunchIncompatibleTexturing == 703LL,
    "value of cudaErrorLaunchIncompatibleTexturing");
_Static_assert((long long)cudaErrorPeerAccessAlreadyEnabled == 704LL,
    "value of cudaErrorPeerAccessAlreadyEnabled");
_Static_assert((long long)cudaErrorPeerAccessNotEnabled == 705LL,
    "value of cudaErrorPeerAccessNotEnabled");
_Static_assert((long long)cudaErrorSetOnActiveProcess == 708LL,
    "value of cudaErrorSetOnActiveProcess");
_Static_assert((long long)cudaErrorContextIsDestroyed == 709LL,
    "value of cudaErrorContextIsDestroyed");
_Static_assert((long long)cudaErrorAssert == 710LL, "value of cudaErrorAssert");
_Static_assert((long long)cudaErrorTooManyPeers == 711LL, "value of cudaErrorTooManyPeers");
_Static_assert((long long)cudaErrorHostMemoryAlreadyRegistered == 712LL,
    "value of cudaErrorHostMemoryAlreadyRegistered");
_Static_assert((long long)cudaErrorHostMemoryNotRegistered == 713LL,
    "value of cudaErrorHostMemoryNotRegistered");
_Static_assert((long long)cudaErrorHardwareStackError == 714LL,
    "value of cudaErrorHardwareStackError");
_Static_assert((long long)cudaErrorIllegalInstruction == 715LL,
    "value of cudaErrorIllegalInstruction");
_Static_assert((long long)cudaErrorMisalignedAddress == 716LL,
    "value of cudaErrorMisalignedAddress");
_Static_assert((long long)cudaErrorInvalidAddressSpace == 717LL,
    "value of cudaErrorInvalidAddressSpace");
_Static_assert((long long)cudaErrorInvalidPc == 718LL, "value of cudaErrorInvalidPc");
_Static_assert((long long)cudaErrorLaunchFailure == 719LL, "value of cudaErrorLaunchFailure");
_Static_assert((long long)cudaErrorCooperativeLaunchTooLarge == 720LL,
    "value of cudaErrorCooperativeLaunchTooLarge");
_Static_assert((long long)cudaErrorTensorMemoryLeak == 721LL, "value of cudaErrorTensorMemoryLeak");
_Static_assert((long long)cudaErrorNotPermitted == 800LL, "value of cudaErrorNotPermitted");
_Static_assert((long long)cudaErrorNotSupported == 801LL, "value of cudaErrorNotSupported");
_Static_assert((long long)cudaErrorSystemNotReady == 802LL, "value of cudaErrorSystemNotReady");
_Static_assert((long long)cudaErrorSystemDriverMismatch == 803LL,
    "value of cudaErrorSystemDriverMismatch");
_Static_assert((long long)cudaErrorCompatNotSupportedOnDevice == 804LL,
    "value of cudaErrorCompatNotSupportedOnDevice");
_Static_assert((long long)cudaErrorMpsConnectionFailed == 805LL,
    "value of cudaErrorMpsConnectionFailed");
_Static_assert((long long)cudaErrorMpsRpcFailure == 806LL, "value of cudaErrorMpsRpcFailure");
_Static_assert((long long)cudaErrorMpsServerNotReady == 807LL,
    "value of cudaErrorMpsServerNotReady");
_Static_assert((long long)cudaErrorMpsMaxClientsReached == 808LL,
    "value of cudaErrorMpsMaxClientsReached");
_Static_assert((long long)cudaErrorMpsMaxConnectionsReached == 809LL,
    "value of cudaErrorMpsMaxConnectionsReached");
_Static_assert((long long)cudaErrorMpsClientTerminated == 810LL,
    "value of cudaErrorMpsClientTerminated");
_Static_assert((long long)cudaErrorCdpNotSupported == 811LL, "value of cudaErrorCdpNotSupported");
_Static_assert((long long)cudaErrorCdpVersionMismatch == 812LL,
    "value of cudaErrorCdpVersionMismatch");
_Static_assert((long long)cudaErrorStreamCaptureUnsupported == 900LL,
    "value of cudaErrorStreamCaptureUnsupported");
_Static_assert((long long)cudaErrorStreamCaptureInvalidated == 901LL,
    "value of cudaErrorStreamCaptureInvalidated");
_Static_assert((long long)cudaErrorStreamCaptureMerge == 902LL,
    "value of cudaErrorStreamCaptureMerge");
_Static_assert((long long)cudaErrorStreamCaptureUnmatched == 903LL,
    "value of cudaErrorStreamCaptureUnmatched");
_Static_assert((long long)cudaErrorStreamCaptureUnjoined == 904LL,
    "value of cudaErrorStreamCaptureUnjoined");
_Static_assert((long long)cudaErrorStreamCaptureIsolation == 905LL,
    "value of cudaErrorStreamCaptureIsolation");
_Static_assert((long long)cudaErrorStreamCaptureImplicit == 906LL,
    "value of cudaErrorStreamCaptureImplicit");
_Static_assert((long long)cudaErrorCapturedEvent == 907LL, "value of cudaErrorCapturedEvent");
_Static_assert((long long)cudaErrorStreamCaptureWrongThread == 908LL,
    "value of cudaErrorStreamCaptureWrongThread");
_Static_assert((long long)cudaErrorTimeout == 909LL, "value of cudaErrorTimeout");
_Static_assert((long long)cudaErrorGraphExecUpdateFailure == 910LL,
    "value of cudaErrorGraphExecUpdateFailure");
_Static_assert((long long)cudaErrorExternalDevice == 911LL, "value of cudaErrorExternalDevice");
_Static_assert((long long)cudaErrorInvalidClusterSize == 912LL,
    "value of cudaErrorInvalidClusterSize");
_Static_assert((long long)cudaErrorFunctionNotLoaded == 913LL,
    "value of cudaErrorFunctionNotLoaded");
_Static_assert((long long)cudaErrorInvalidResourceType == 914LL,
    "value of cudaErrorInvalidResourceType");
_Static_assert((long long)cudaErrorInvalidResourceConfiguration == 915LL,
    "value of cudaErrorInvalidResourceConfiguration");
_Static_assert((long long)cudaErrorUnknown == 999LL, "value of cudaErrorUnknown");
_Static_assert((long long)cudaErrorApiFailureBase == 10000LL, "value of cudaErrorApiFailureBase");
_Static_assert((long long)cudaChannelFormatKindSigned == 0LL,
    "value of cudaChannelFormatKindSigned");
_Static_assert((long long)cudaChannelFormatKindUnsigned == 1LL,
    "value of cudaChannelFormatKindUnsigned");
_Static_assert((long long)cudaChannelFormatKindFloat == 2LL, "value of cudaChannelFormatKindFloat");
_Static_assert((long long)cudaChannelFormatKindNone == 3LL, "value of cudaChannelFormatKindNone");
_Static_assert((long long)cudaChannelFormatKindNV12 == 4LL, "value of cudaChannelFormatKindNV12");
_Static_assert((long long)cudaChannelFormatKindUnsignedNormalized8X1 == 5LL,
    "value of cudaChannelFormatKindUnsignedNormalized8X1");
_Static_assert((long long)cudaChannelFormatKindUnsignedNormalized8X2 == 6LL,
    "value of cudaChannelFormatKindUnsignedNormalized8X2");
_Static_assert((long long)cudaChannelFormatKindUnsignedNormalized8X4 == 7LL,
    "value of cudaChannelFormatKindUnsignedNormalized8X4");
_Static_assert((long long)cudaChannelFormatKindUnsignedNormalized16X1 == 8LL,
    "value of cudaChannelFormatKindUnsignedNormalized16X1");
_Static_assert((long long)cudaChannelFormatKindUnsignedNormalized16X2 == 9LL,
    "value of cudaChannelFormatKindUnsignedNormalized16X2");
_Static_assert((long long)cudaChannelFormatKindUnsignedNormalized16X4 == 10LL,
    "value of cudaChannelFormatKindUnsignedNormalized16X4");
_Static_assert((long long)cudaChannelFormatKindSignedNormalized8X1 == 11LL,
    "value of cudaChannelFormatKindSignedNormalized8X1");
_Static_assert((long long)cudaChannelFormatKindSignedNormalized8X2 == 12LL,
    "value of cudaChannelFormatKindSignedNormalized8X2");
_Static_assert((long long)cudaChannelFormatKindSignedNormalized8X4 == 13LL,
    "value of cudaChannelFormatKindSignedNormalized8X4");
_Static_assert((long long)cudaChannelFormatKindSignedNormalized16X1 == 14LL,
    "value of cudaChannelFormatKindSignedNormalized16X1");
_Static_assert((long long)cudaChannelFormatKindSignedNormalized16X2 == 15LL,
    "value of cudaChannelFormatKindSignedNormalized16X2");
_Static_assert((long long)cudaChannelFormatKindSignedNormalized16X4 == 16LL,
    "value of cudaChannelFormatKindSignedNormalized16X4");
_Static_assert((long long)cudaChannelFormatKindUnsignedBlockCompressed1 == 17LL,
    "value of cudaChannelFormatKindUnsignedBlockCompressed1");
_Static_assert((long long)cudaChannelFormatKindUnsignedBlockCompressed1SRGB == 18LL,
    "value of cudaChannelFormatKindUnsignedBlockCompressed1SRGB");
_Static_assert((long long)cudaChannelFormatKindUnsignedBlockCompressed2 == 19LL,
    "value of cudaChannelFormatKindUnsignedBlockCompressed2");
_Static_assert((long long)cudaChannelFormatKindUnsignedBlockCompressed2SRGB == 20LL,
    "value of cudaChannelFormatKindUnsignedBlockCompressed2SRGB");
_Static_assert((long long)cudaChannelFormatKindUnsignedBlockCompressed3 == 21LL,
    "value of cudaChannelFormatKindUnsignedBlockCompressed3");
_Static_assert((long long)cudaChannelFormatKindUnsignedBlockCompressed3SRGB == 22LL,
    "value of cudaChannelFormatKindUnsignedBlockCompressed3SRGB");
_Static_assert((long long)cudaChannelFormatKindUnsignedBlockCompressed4 == 23LL,
    "value of cudaChannelFormatKindUnsignedBlockCompressed4");
_Static_assert((long long)cudaChannelFormatKindSignedBlockCompressed4 == 24LL,
    "value of cudaChannelFormatKindSignedBlockCompressed4");
_Static_assert((long long)cudaChannelFormatKindUnsignedBlockCompressed5 == 25LL,
    "value of cudaChannelFormatKindUnsignedBlockCompressed5");
_Static_assert((long long)cudaChannelFormatKindSignedBlockCompressed5 == 26LL,
    "value of cudaChannelFormatKindSignedBlockCompressed5");
_Static_assert((long long)cudaChannelFormatKindUnsignedBlockCompressed6H == 27LL,
    "value of cudaChannelFormatKindUnsignedBlockCompressed6H");
_Static_assert((long long)cudaChannelFormatKindSignedBlockCompressed6H == 28LL,
    "value of cudaChannelFormatKindSignedBlockCompressed6H");
_Static_assert((long long)cudaChannelFormatKindUnsignedBlockCompressed7 == 29LL,
    "value of cudaChannelFormatKindUnsignedBlockCompressed7");
_Static_assert((long long)cudaChannelFormatKindUnsignedBlockCompressed7SRGB == 30LL,
    "value of cudaChannelFormatKindUnsignedBlockCompressed7SRGB");
_Static_assert((long long)cudaChannelFormatKindUnsignedNormalized1010102 == 31LL,
    "value of cudaChannelFormatKindUnsignedNormalized1010102");
_Static_assert((long long)cudaMemoryTypeUnregistered == 0LL, "value of cudaMemoryTypeUnregistered");
_Static_assert((long long)cudaMemoryTypeHost == 1LL, "value of cudaMemoryTypeHost");
_Static_assert((long long)cudaMemoryTypeDevice == 2LL, "value of cudaMemoryTypeDevice");
_Static_assert((long long)cudaMemoryTypeManaged == 3LL, "value of cudaMemoryTypeManaged");
_Static_assert((long long)cudaMemcpyHostToHost == 0LL, "value of cudaMemcpyHostToHost");
_Static_assert((long long)cudaMemcpyHostToDevice == 1LL, "value of cudaMemcpyHostToDevice");
_Static_assert((long long)cudaMemcpyDeviceToHost == 2LL, "value of cudaMemcpyDeviceToHost");
_Static_assert((long long)cudaMemcpyDeviceToDevice == 3LL, "value of cudaMemcpyDeviceToDevice");
_Static_assert((long long)cudaMemcpyDefault == 4LL, "value of cudaMemcpyDefault");
_Static_assert((long long)cudaAccessPropertyNormal == 0LL, "value of cudaAccessPropertyNormal");
_Static_assert((long long)cudaAccessPropertyStreaming == 1LL,
    "value of cudaAccessPropertyStreaming");
_Static_assert((long long)cudaAccessPropertyPersisting == 2LL,
    "value of cudaAccessPropertyPersisting");
_Static_assert((long long)cudaStreamCaptureStatusNone == 0LL,
    "value of cudaStreamCaptureStatusNone");
_Static_assert((long long)cudaStreamCaptureStatusActive == 1LL,
    "value of cudaStreamCaptureStatusActive");
_Static_assert((long long)cudaStreamCaptureStatusInvalidated == 2LL,
    "value of cudaStreamCaptureStatusInvalidated");
_Static_assert((long long)cudaStreamCaptureModeGlobal == 0LL,
    "value of cudaStreamCaptureModeGlobal");
_Static_assert((long long)cudaStreamCaptureModeThreadLocal == 1LL,
    "value of cudaStreamCaptureModeThreadLocal");
_Static_assert((long long)cudaStreamCaptureModeRelaxed == 2LL,
    "value of cudaStreamCaptureModeRelaxed");
_Static_assert((long long)cudaSyncPolicyAuto == 1LL, "value of cudaSyncPolicyAuto");
_Static_assert((long long)cudaSyncPolicySpin == 2LL, "value of cudaSyncPolicySpin");
_Static_assert((long long)cudaSyncPolicyYield == 3LL, "value of cudaSyncPolicyYield");
_Static_assert((long long)cudaSyncPolicyBlockingSync == 4LL, "value of cudaSyncPolicyBlockingSync");
_Static_assert((long long)cudaClusterSchedulingPolicyDefault == 0LL,
    "value of cudaClusterSchedulingPolicyDefault");
_Static_assert((long long)cudaClusterSchedulingPolicySpread == 1LL,
    "value of cudaClusterSchedulingPolicySpread");
_Static_assert((long long)cudaClusterSchedulingPolicyLoadBalancing == 2LL,
    "value of cudaClusterSchedulingPolicyLoadBalancing");
_Static_assert((long long)cudaStreamAddCaptureDependencies == 0LL,
    "value of cudaStreamAddCaptureDependencies");
_Static_assert((long long)cudaStreamSetCaptureDependencies == 1LL,
    "value of cudaStreamSetCaptureDependencies");
_Static_assert((long long)cudaUserObjectNoDestructorSync == 1LL,
    "value of cudaUserObjectNoDestructorSync");
_Static_assert((long long)cudaGraphUserObjectMove == 1LL, "value of cudaGraphUserObjectMove");
_Static_assert((long long)cudaGraphicsRegisterFlagsNone == 0LL,
    "value of cudaGraphicsRegisterFlagsNone");
_Static_assert((long long)cudaGraphicsRegisterFlagsReadOnly == 1LL,
    "value of cudaGraphicsRegisterFlagsReadOnly");
_Static_assert((long long)cudaGraphicsRegisterFlagsWriteDiscard == 2LL,
    "value of cudaGraphicsRegisterFlagsWriteDiscard");
_Static_assert((long long)cudaGraphicsRegisterFlagsSurfaceLoadStore == 4LL,
    "value of cudaGraphicsRegisterFlagsSurfaceLoadStore");
_Static_assert((long long)cudaGraphicsRegisterFlagsTextureGather == 8LL,
    "value of cudaGraphicsRegisterFlagsTextureGather");
_Static_assert((long long)cudaGraphicsMapFlagsNone == 0LL, "value of cudaGraphicsMapFlagsNone");
_Static_assert((long long)cudaGraphicsMapFlagsReadOnly == 1LL,
    "value of cudaGraphicsMapFlagsReadOnly");
_Static_assert((long long)cudaGraphicsMapFlagsWriteDiscard == 2LL,
    "value of cudaGraphicsMapFlagsWriteDiscard");
_Static_assert((long long)cudaGraphicsCubeFacePositiveX == 0LL,
    "value of cudaGraphicsCubeFacePositiveX");
_Static_assert((long long)cudaGraphicsCubeFaceNegativeX == 1LL,
    "value of cudaGraphicsCubeFaceNegativeX");
_Static_assert((long long)cudaGraphicsCubeFacePositiveY == 2LL,
    "value of cudaGraphicsCubeFacePositiveY");
_Static_assert((long long)cudaGraphicsCubeFaceNegativeY == 3LL,
    "value of cudaGraphicsCubeFaceNegativeY");
_Static_assert((long long)cudaGraphicsCubeFacePositiveZ == 4LL,
    "value of cudaGraphicsCubeFacePositiveZ");
_Static_assert((long long)cudaGraphicsCubeFaceNegativeZ == 5LL,
    "value of cudaGraphicsCubeFaceNegativeZ");
_Static_assert((long long)cudaResourceTypeArray == 0LL, "value of cudaResourceTypeArray");
_Static_assert((long long)cudaResourceTypeMipmappedArray == 1LL,
    "value of cudaResourceTypeMipmappedArray");
_Static_assert((long long)cudaResourceTypeLinear == 2LL, "value of cudaResourceTypeLinear");
_Static_assert((long long)cudaResourceTypePitch2D == 3LL, "value of cudaResourceTypePitch2D");
_Static_assert((long long)cudaResViewFormatNone == 0LL, "value of cudaResViewFormatNone");
_Static_assert((long long)cudaResViewFormatUnsignedChar1 == 1LL,
    "value of cudaResViewFormatUnsignedChar1");
_Static_assert((long long)cudaResViewFormatUnsignedChar2 == 2LL,
    "value of cudaResViewFormatUnsignedChar2");
_Static_assert((long long)cudaResViewFormatUnsignedChar4 == 3LL,
    "value of cudaResViewFormatUnsignedChar4");
_Static_assert((long long)cudaResViewFormatSignedChar1 == 4LL,
    "value of cudaResViewFormatSignedChar1");
_Static_assert((long long)cudaResViewFormatSignedChar2 == 5LL,
    "value of cudaResViewFormatSignedChar2");
_Static_assert((long long)cudaResViewFormatSignedChar4 == 6LL,
    "value of cudaResViewFormatSignedChar4");
_Static_assert((long long)cudaResViewFormatUnsignedShort1 == 7LL,
    "value of cudaResViewFormatUnsignedShort1");
_Static_assert((long long)cudaResViewFormatUnsignedShort2 == 8LL,
    "value of cudaResViewFormatUnsignedShort2");
_Static_assert((long long)cudaResViewFormatUnsignedShort4 == 9LL,
    "value of cudaResViewFormatUnsignedShort4");
_Static_assert((long long)cudaResViewFormatSignedShort1 == 10LL,
    "value of cudaResViewFormatSignedShort1");
_Static_assert((long long)cudaResViewFormatSignedShort2 == 11LL,
    "value of cudaResViewFormatSignedShort2");
_Static_assert((long long)cudaResViewFormatSignedShort4 == 12LL,
    "value of cudaResViewFormatSignedShort4");
_Static_assert((long long)cudaResViewFormatUnsignedInt1 == 13LL,
    "value of cudaResViewFormatUnsignedInt1");
_Static_assert((long long)cudaResViewFormatUnsignedInt2 == 14LL,
    "value of cudaResViewFormatUnsignedInt2");
_Static_assert((long long)cudaResViewFormatUnsignedInt4 == 15LL,
    "value of cudaResViewFormatUnsignedInt4");
_Static_assert((long long)cudaResViewFormatSignedInt1 == 16LL,
    "value of cudaResViewFormatSignedInt1");
_Static_assert((long long)cudaResViewFormatSignedInt2 == 17LL,
    "value of cudaResViewFormatSignedInt2");
_Static_assert((long long)cudaResViewFormatSignedInt4 == 18LL,
    "value of cudaResViewFormatSignedInt4");
_Static_assert((long long)cudaResViewFormatHalf1 == 19LL, "value of cudaResViewFormatHalf1");
_Static_assert((long long)cudaResViewFormatHalf2 == 20LL, "value of cudaResViewFormatHalf2");
_Static_assert((long long)cudaResViewFormatHalf4 == 21LL, "value of cudaResViewFormatHalf4");
_Static_assert((long long)cudaResViewFormatFloat1 == 22LL, "value of cudaResViewFormatFloat1");
_Static_assert((long long)cudaResViewFormatFloat2 == 23LL, "value of cudaResViewFormatFloat2");
_Static_assert((long long)cudaResViewFormatFloat4 == 24LL, "value of cudaResViewFormatFloat4");
_Static_assert((long long)cudaResViewFormatUnsignedBlockCompressed1 == 25LL,
    "value of cudaResViewFormatUnsignedBlockCompressed1");
_Static_assert((long long)cudaResViewFormatUnsignedBlockCompressed2 == 26LL,
    "value of cudaResViewFormatUnsignedBlockCompressed2");
_Static_assert((long long)cudaResViewFormatUnsignedBlockCompressed3 == 27LL,
    "value of cudaResViewFormatUnsignedBlockCompressed3");
_Static_assert((long long)cudaResViewFormatUnsignedBlockCompressed4 == 28LL,
    "value of cudaResViewFormatUnsignedBlockCompressed4");
_Static_assert((long long)cudaResViewFormatSignedBlockCompressed4 == 29LL,
    "value of cudaResViewFormatSignedBlockCompressed4");
_Static_assert((long long)cudaResViewFormatUnsignedBlockCompressed5 == 30LL,
    "value of cudaResViewFormatUnsignedBlockCompressed5");
_Static_assert((long long)cudaResViewFormatSignedBlockCompressed5 == 31LL,
    "value of cudaResViewFormatSignedBlockCompressed5");
_Static_assert((long long)cudaResViewFormatUnsignedBlockCompressed6H == 32LL,
    "value of cudaResViewFormatUnsignedBlockCompressed6H");
_Static_assert((long long)cudaResViewFormatSignedBlockCompressed6H == 33LL,
    "value of cudaResViewFormatSignedBlockCompressed6H");
_Static_assert((long long)cudaResViewFormatUnsignedBlockCompressed7 == 34LL,
    "value of cudaResViewFormatUnsignedBlockCompressed7");
_Static_assert((long long)cudaFuncAttributeMaxDynamicSharedMemorySize == 8LL,
    "value of cudaFuncAttributeMaxDynamicSharedMemorySize");
_Static_assert((long long)cudaFuncAttributePreferredSharedMemoryCarveout == 9LL,
    "value of cudaFuncAttributePreferredSharedMemoryCarveout");
_Static_assert((long long)cudaFuncAttributeClusterDimMustBeSet == 10LL,
    "value of cudaFuncAttributeClusterDimMustBeSet");
_Static_assert((long long)cudaFuncAttributeRequiredClusterWidth == 11LL,
    "value of cudaFuncAttributeRequiredClusterWidth");
_Static_assert((long long)cudaFuncAttributeRequiredClusterHeight == 12LL,
    "value of cudaFuncAttributeRequiredClusterHeight");
_Static_assert((long long)cudaFuncAttributeRequiredClusterDepth == 13LL,
    "value of cudaFuncAttributeRequiredClusterDepth");
_Static_assert((long long)cudaFuncAttributeNonPortableClusterSizeAllowed == 14LL,
    "value of cudaFuncAttributeNonPortableClusterSizeAllowed");
_Static_assert((long long)cudaFuncAttributeClusterSchedulingPolicyPreference == 15LL,
    "value of cudaFuncAttributeClusterSchedulingPolicyPreference");
_Static_assert((long long)cudaFuncAttributeMax == 16LL, "value of cudaFuncAttributeMax");
_Static_assert((long long)cudaFuncCachePreferNone == 0LL, "value of cudaFuncCachePreferNone");
_Static_assert((long long)cudaFuncCachePreferShared == 1LL, "value of cudaFuncCachePreferShared");
_Static_assert((long long)cudaFuncCachePreferL1 == 2LL, "value of cudaFuncCachePreferL1");
_Static_assert((long long)cudaFuncCachePreferEqual == 3LL, "value of cudaFuncCachePreferEqual");
_Static_assert((long long)cudaSharedMemBankSizeDefault == 0LL,
    "value of cudaSharedMemBankSizeDefault");
_Static_assert((long long)cudaSharedMemBankSizeFourByte == 1LL,
    "value of cudaSharedMemBankSizeFourByte");
_Static_assert((long long)cudaSharedMemBankSizeEightByte == 2LL,
    "value of cudaSharedMemBankSizeEightByte");
_Static_assert((long long)cudaSharedmemCarveoutDefault == -1LL,
    "value of cudaSharedmemCarveoutDefault");
_Static_assert((long long)cudaSharedmemCarveoutMaxShared == 100LL,
    "value of cudaSharedmemCarveoutMaxShared");
_Static_assert((long long)cudaSharedmemCarveoutMaxL1 == 0LL, "value of cudaSharedmemCarveoutMaxL1");
_Static_assert((long long)cudaComputeModeDefault == 0LL, "value of cudaComputeModeDefault");
_Static_assert((long long)cudaComputeModeExclusive == 1LL, "value of cudaComputeModeExclusive");
_Static_assert((long long)cudaComputeModeProhibited == 2LL, "value of cudaComputeModeProhibited");
_Static_assert((long long)cudaComputeModeExclusiveProcess == 3LL,
    "value of cudaComputeModeExclusiveProcess");
_Static_assert((long long)cudaLimitStackSize == 0LL, "value of cudaLimitStackSize");
_Static_assert((long long)cudaLimitPrintfFifoSize == 1LL, "value of cudaLimitPrintfFifoSize");
_Static_assert((long long)cudaLimitMallocHeapSize == 2LL, "value of cudaLimitMallocHeapSize");
_Static_assert((long long)cudaLimitDevRuntimeSyncDepth == 3LL,
    "value of cudaLimitDevRuntimeSyncDepth");
_Static_assert((long long)cudaLimitDevRuntimePendingLaunchCount == 4LL,
    "value of cudaLimitDevRuntimePendingLaunchCount");
_Static_assert((long long)cudaLimitMaxL2FetchGranularity == 5LL,
    "value of cudaLimitMaxL2FetchGranularity");
_Static_assert((long long)cudaLimitPersistingL2CacheSize == 6LL,
    "value of cudaLimitPersistingL2CacheSize");
_Static_assert((long long)cudaMemAdviseSetReadMostly == 1LL, "value of cudaMemAdviseSetReadMostly");
_Static_assert((long long)cudaMemAdviseUnsetReadMostly == 2LL,
    "value of cudaMemAdviseUnsetReadMostly");
_Static_assert((long long)cudaMemAdviseSetPreferredLocation == 3LL,
    "value of cudaMemAdviseSetPreferredLocation");
_Static_assert((long long)cudaMemAdviseUnsetPreferredLocation == 4LL,
    "value of cudaMemAdviseUnsetPreferredLocation");
_Static_assert((long long)cudaMemAdviseSetAccessedBy == 5LL, "value of cudaMemAdviseSetAccessedBy");
_Static_assert((long long)cudaMemAdviseUnsetAccessedBy == 6LL,
    "value of cudaMemAdviseUnsetAccessedBy");
_Static_assert((long long)cudaMemRangeAttributeReadMostly == 1LL,
    "value of cudaMemRangeAttributeReadMostly");
_Static_assert((long long)cudaMemRangeAttributePreferredLocation == 2LL,
    "value of cudaMemRangeAttributePreferredLocation");
_Static_assert((long long)cudaMemRangeAttributeAccessedBy == 3LL,
    "value of cudaMemRangeAttributeAccessedBy");
_Static_assert((long long)cudaMemRangeAttributeLastPrefetchLocation == 4LL,
    "value of cudaMemRangeAttributeLastPrefetchLocation");
_Static_assert((long long)cudaMemRangeAttributePreferredLocationType == 5LL,
    "value of cudaMemRangeAttributePreferredLocationType");
_Static_assert((long long)cudaMemRangeAttributePreferredLocationId == 6LL,
    "value of cudaMemRangeAttributePreferredLocationId");
_Static_assert((long long)cudaMemRangeAttributeLastPrefetchLocationType == 7LL,
    "value of cudaMemRangeAttributeLastPrefetchLocationType");
_Static_assert((long long)cudaMemRangeAttributeLastPrefetchLocationId == 8LL,
    "value of cudaMemRangeAttributeLastPrefetchLocationId");
_Static_assert((long long)cudaFlushGPUDirectRDMAWritesOptionHost == 1LL,
    "value of cudaFlushGPUDirectRDMAWritesOptionHost");
_Static_assert((long long)cudaFlushGPUDirectRDMAWritesOptionMemOps == 2LL,
    "value of cudaFlushGPUDirectRDMAWritesOptionMemOps");
_Static_assert((long long)cudaGPUDirectRDMAWritesOrderingNone == 0LL,
    "value of cudaGPUDirectRDMAWritesOrderingNone");
_Static_assert((long long)cudaGPUDirectRDMAWritesOrderingOwner == 100LL,
    "value of cudaGPUDirectRDMAWritesOrderingOwner");
_Static_assert((long long)cudaGPUDirectRDMAWritesOrderingAllDevices == 200LL,
    "value of cudaGPUDirectRDMAWritesOrderingAllDevices");
_Static_assert((long long)cudaFlushGPUDirectRDMAWritesToOwner == 100LL,
    "value of cudaFlushGPUDirectRDMAWritesToOwner");
_Static_assert((long long)cudaFlushGPUDirectRDMAWritesToAllDevices == 200LL,
    "value of cudaFlushGPUDirectRDMAWritesToAllDevices");
_Static_assert((long long)cudaFlushGPUDirectRDMAWritesTargetCurrentDevice == 0LL,
    "value of cudaFlushGPUDirectRDMAWritesTargetCurrentDevice");
_Static_assert((long long)cudaDevAttrMaxThreadsPerBlock == 1LL,
    "value of cudaDevAttrMaxThreadsPerBlock");
_Static_assert((long long)cudaDevAttrMaxBlockDimX == 2LL, "value of cudaDevAttrMaxBlockDimX");
_Static_assert((long long)cudaDevAttrMaxBlockDimY == 3LL, "value of cudaDevAttrMaxBlockDimY");
_Static_assert((long long)cudaDevAttrMaxBlockDimZ == 4LL, "value of cudaDevAttrMaxBlockDimZ");
_Static_assert((long long)cudaDevAttrMaxGridDimX == 5LL, "value of cudaDevAttrMaxGridDimX");
_Static_assert((long long)cudaDevAttrMaxGridDimY == 6LL, "value of cudaDevAttrMaxGridDimY");
_Static_assert((long long)cudaDevAttrMaxGridDimZ == 7LL, "value of cudaDevAttrMaxGridDimZ");
_Static_assert((long long)cudaDevAttrMaxSharedMemoryPerBlock == 8LL,
    "value of cudaDevAttrMaxSharedMemoryPerBlock");
_Static_assert((long long)cudaDevAttrTotalConstantMemory == 9LL,
    "value of cudaDevAttrTotalConstantMemory");
_Static_assert((long long)cudaDevAttrWarpSize == 10LL, "value of cudaDevAttrWarpSize");
_Static_assert((long long)cudaDevAttrMaxPitch == 11LL, "value of cudaDevAttrMaxPitch");
_Static_assert((long long)cudaDevAttrMaxRegistersPerBlock == 12LL,
    "value of cudaDevAttrMaxRegistersPerBlock");
_Static_assert((long long)cudaDevAttrClockRate == 13LL, "value of cudaDevAttrClockRate");
_Static_assert((long long)cudaDevAttrTextureAlignment == 14LL,
    "value of cudaDevAttrTextureAlignment");
_Static_assert((long long)cudaDevAttrGpuOverlap == 15LL, "value of cudaDevAttrGpuOverlap");
_Static_assert((long long)cudaDevAttrMultiProcessorCount == 16LL,
    "value of cudaDevAttrMultiProcessorCount");
_Static_assert((long long)cudaDevAttrKernelExecTimeout == 17LL,
    "value of cudaDevAttrKernelExecTimeout");
_Static_assert((long long)cudaDevAttrIntegrated == 18LL, "value of cudaDevAttrIntegrated");
_Static_assert((long long)cudaDevAttrCanMapHostMemory == 19LL,
    "value of cudaDevAttrCanMapHostMemory");
_Static_assert((long long)cudaDevAttrComputeMode == 20LL, "value of cudaDevAttrComputeMode");
_Static_assert((long long)cudaDevAttrMaxTexture1DWidth == 21LL,
    "value of cudaDevAttrMaxTexture1DWidth");
_Static_assert((long long)cudaDevAttrMaxTexture2DWidth == 22LL,
    "value of cudaDevAttrMaxTexture2DWidth");
_Static_assert((long long)cudaDevAttrMaxTexture2DHeight == 23LL,
    "value of cudaDevAttrMaxTexture2DHeight");
_Static_assert((long long)cudaDevAttrMaxTexture3DWidth == 24LL,
    "value of cudaDevAttrMaxTexture3DWidth");
_Static_assert((long long)cudaDevAttrMaxTexture3DHeight == 25LL,
    "value of cudaDevAttrMaxTexture3DHeight");
_Static_assert((long long)cudaDevAttrMaxTexture3DDepth == 26LL,
    "value of cudaDevAttrMaxTexture3DDepth");
_Static_assert((long long)cudaDevAttrMaxTexture2DLayeredWidth == 27LL,
    "value of cudaDevAttrMaxTexture2DLayeredWidth");
_Static_assert((long long)cudaDevAttrMaxTexture2DLayeredHeight == 28LL,
    "value of cudaDevAttrMaxTexture2DLayeredHeight");
_Static_assert((long long)cudaDevAttrMaxTexture2DLayeredLayers == 29LL,
    "value of cudaDevAttrMaxTexture2DLayeredLayers");
_Static_assert((long long)cudaDevAttrSurfaceAlignment == 30LL,
    "value of cudaDevAttrSurfaceAlignment");
_Static_assert((long long)cudaDevAttrConcurrentKernels == 31LL,
    "value of cudaDevAttrConcurrentKernels");
_Static_assert((long long)cudaDevAttrEccEnabled == 32LL, "value of cudaDevAttrEccEnabled");
_Static_assert((long long)cudaDevAttrPciBusId == 33LL, "value of cudaDevAttrPciBusId");
_Static_assert((long long)cudaDevAttrPciDeviceId == 34LL, "value of cudaDevAttrPciDeviceId");
_Static_assert((long long)cudaDevAttrTccDriver == 35LL, "value of cudaDevAttrTccDriver");
_Static_assert((long long)cudaDevAttrMemoryClockRate == 36LL,
    "value of cudaDevAttrMemoryClockRate");
_Static_assert((long long)cudaDevAttrGlobalMemoryBusWidth == 37LL,
    "value of cudaDevAttrGlobalMemoryBusWidth");
_Static_assert((long long)cudaDevAttrL2CacheSize == 38LL, "value of cudaDevAttrL2CacheSize");
_Static_assert((long long)cudaDevAttrMaxThreadsPerMultiProcessor == 39LL,
    "value of cudaDevAttrMaxThreadsPerMultiProcessor");
_Static_assert((long long)cudaDevAttrAsyncEngineCount == 40LL,
    "value of cudaDevAttrAsyncEngineCount");
_Static_assert((long long)cudaDevAttrUnifiedAddressing == 41LL,
    "value of cudaDevAttrUnifiedAddressing");
_Static_assert((long long)cudaDevAttrMaxTexture1DLayeredWidth == 42LL,
    "value of cudaDevAttrMaxTexture1DLayeredWidth");
_Static_assert((long long)cudaDevAttrMaxTexture1DLayeredLayers == 43LL,
    "value of cudaDevAttrMaxTexture1DLayeredLayers");
_Static_assert((long long)cudaDevAttrMaxTexture2DGatherWidth == 45LL,
    "value of cudaDevAttrMaxTexture2DGatherWidth");
_Static_assert((long long)cudaDevAttrMaxTexture2DGatherHeight == 46LL,
    "value of cudaDevAttrMaxTexture2DGatherHeight");
_Static_assert((long long)cudaDevAttrMaxTexture3DWidthAlt == 47LL,
    "value of cudaDevAttrMaxTexture3DWidthAlt");
_Static_assert((long long)cudaDevAttrMaxTexture3DHeightAlt == 48LL,
    "value of cudaDevAttrMaxTexture3DHeightAlt");
_Static_assert((long long)cudaDevAttrMaxTexture3DDepthAlt == 49LL,
    "value of cudaDevAttrMaxTexture3DDepthAlt");
_Static_assert((long long)cudaDevAttrPciDomainId == 50LL, "value of cudaDevAttrPciDomainId");
_Static_assert((long long)cudaDevAttrTexturePitchAlignment == 51LL,
    "value of cudaDevAttrTexturePitchAlignment");
_Static_assert((long long)cudaDevAttrMaxTextureCubemapWidth == 52LL,
    "value of cudaDevAttrMaxTextureCubemapWidth");
_Static_assert((long long)cudaDevAttrMaxTextureCubemapLayeredWidth == 53LL,
    "value of cudaDevAttrMaxTextureCubemapLayeredWidth");
_Static_assert((long long)cudaDevAttrMaxTextureCubemapLayeredLayers == 54LL,
    "value of cudaDevAttrMaxTextureCubemapLayeredLayers");
_Static_assert((long long)cudaDevAttrMaxSurface1DWidth == 55LL,
    "value of cudaDevAttrMaxSurface1DWidth");
_Static_assert((long long)cudaDevAttrMaxSurface2DWidth == 56LL,
    "value of cudaDevAttrMaxSurface2DWidth");
_Static_assert((long long)cudaDevAttrMaxSurface2DHeight == 57LL,
    "value of cudaDevAttrMaxSurface2DHeight");
_Static_assert((long long)cudaDevAttrMaxSurface3DWidth == 58LL,
    "value of cudaDevAttrMaxSurface3DWidth");
_Static_assert((long long)cudaDevAttrMaxSurface3DHeight == 59LL,
    "value of cudaDevAttrMaxSurface3DHeight");
_Static_assert((long long)cudaDevAttrMaxSurface3DDepth == 60LL,
    "value of cudaDevAttrMaxSurface3DDepth");
_Static_assert((long long)cudaDevAttrMaxSurface1DLayeredWidth == 61LL,
    "value of cudaDevAttrMaxSurface1DLayeredWidth");
_Static_assert((long long)cudaDevAttrMaxSurface1DLayeredLayers == 62LL,
    "value of cudaDevAttrMaxSurface1DLayeredLayers");
_Static_assert((long long)cudaDevAttrMaxSurface2DLayeredWidth == 63LL,
    "value of cudaDevAttrMaxSurface2DLayeredWidth");
_Static_assert((long long)cudaDevAttrMaxSurface2DLayeredHeight == 64LL,
    "value of cudaDevAttrMaxSurface2DLayeredHeight");
_Static_assert((long long)cudaDevAttrMaxSurface2DLayeredLayers == 65LL,
    "value of cudaDevAttrMaxSurface2DLayeredLayers");
_Static_assert((long long)cudaDevAttrMaxSurfaceCubemapWidth == 66LL,
    "value of cudaDevAttrMaxSurfaceCubemapWidth");
_Static_assert((long long)cudaDevAttrMaxSurfaceCubemapLayeredWidth == 67LL,
    "value of cudaDevAttrMaxSurfaceCubemapLayeredWidth");
_Static_assert((long long)cudaDevAttrMaxSurfaceCubemapLayeredLayers == 68LL,
    "value of cudaDevAttrMaxSurfaceCubemapLayeredLayers");
_Static_assert((long long)cudaDevAttrMaxTexture1DLinearWidth == 69LL,
    "value of cudaDevAttrMaxTexture1DLinearWidth");
_Static_assert((long long)cudaDevAttrMaxTexture2DLinearWidth == 70LL,
    "value of cudaDevAttrMaxTexture2DLinearWidth");
_Static_assert((long long)cudaDevAttrMaxTexture2DLinearHeight == 71LL,
    "value of cudaDevAttrMaxTexture2DLinearHeight");
_Static_assert((long long)cudaDevAttrMaxTexture2DLinearPitch == 72LL,
    "value of cudaDevAttrMaxTexture2DLinearPitch");
_Static_assert((long long)cudaDevAttrMaxTexture2DMipmappedWidth == 73LL,
    "value of cudaDevAttrMaxTexture2DMipmappedWidth");
_Static_assert((long long)cudaDevAttrMaxTexture2DMipmappedHeight == 74LL,
    "value of cudaDevAttrMaxTexture2DMipmappedHeight");
_Static_assert((long long)cudaDevAttrComputeCapabilityMajor == 75LL,
    "value of cudaDevAttrComputeCapabilityMajor");
_Static_assert((long long)cudaDevAttrComputeCapabilityMinor == 76LL,
    "value of cudaDevAttrComputeCapabilityMinor");
_Static_assert((long long)cudaDevAttrMaxTexture1DMipmappedWidth == 77LL,
    "value of cudaDevAttrMaxTexture1DMipmappedWidth");
_Static_assert((long long)cudaDevAttrStreamPrioritiesSupported == 78LL,
    "value of cudaDevAttrStreamPrioritiesSupported");
_Static_assert((long long)cudaDevAttrGlobalL1CacheSupported == 79LL,
    "value of cudaDevAttrGlobalL1CacheSupported");
_Static_assert((long long)cudaDevAttrLocalL1CacheSupported == 80LL,
    "value of cudaDevAttrLocalL1CacheSupported");
_Static_assert((long long)cudaDevAttrMaxSharedMemoryPerMultiprocessor == 81LL,
    "value of cudaDevAttrMaxSharedMemoryPerMultiprocessor");
_Static_assert((long long)cudaDevAttrMaxRegistersPerMultiprocessor == 82LL,
    "value of cudaDevAttrMaxRegistersPerMultiprocessor");
_Static_assert((long long)cudaDevAttrManagedMemory == 83LL, "value of cudaDevAttrManagedMemory");
_Static_assert((long long)cudaDevAttrIsMultiGpuBoard == 84LL,
    "value of cudaDevAttrIsMultiGpuBoard");
_Static_assert((long long)cudaDevAttrMultiGpuBoardGroupID == 85LL,
    "value of cudaDevAttrMultiGpuBoardGroupID");
_Static_assert((long long)cudaDevAttrHostNativeAtomicSupported == 86LL,
    "value of cudaDevAttrHostNativeAtomicSupported");
_Static_assert((long long)cudaDevAttrSingleToDoublePrecisionPerfRatio == 87LL,
    "value of cudaDevAttrSingleToDoublePrecisionPerfRatio");
_Static_assert((long long)cudaDevAttrPageableMemoryAccess == 88LL,
    "value of cudaDevAttrPageableMemoryAccess");
_Static_assert((long long)cudaDevAttrConcurrentManagedAccess == 89LL,
    "value of cudaDevAttrConcurrentManagedAccess");
_Static_assert((long long)cudaDevAttrComputePreemptionSupported == 90LL,
    "value of cudaDevAttrComputePreemptionSupported");
_Static_assert((long long)cudaDevAttrCanUseHostPointerForRegisteredMem == 91LL,
    "value of cudaDevAttrCanUseHostPointerForRegisteredMem");
_Static_assert((long long)cudaDevAttrReserved92 == 92LL, "value of cudaDevAttrReserved92");
_Static_assert((long long)cudaDevAttrReserved93 == 93LL, "value of cudaDevAttrReserved93");
_Static_assert((long long)cudaDevAttrReserved94 == 94LL, "value of cudaDevAttrReserved94");
_Static_assert((long long)cudaDevAttrCooperativeLaunch == 95LL,
    "value of cudaDevAttrCooperativeLaunch");
_Static_assert((long long)cudaDevAttrCooperativeMultiDeviceLaunch == 96LL,
    "value of cudaDevAttrCooperativeMultiDeviceLaunch");
_Static_assert((long long)cudaDevAttrMaxSharedMemoryPerBlockOptin == 97LL,
    "value of cudaDevAttrMaxSharedMemoryPerBlockOptin");
_Static_assert((long long)cudaDevAttrCanFlushRemoteWrites == 98LL,
    "value of cudaDevAttrCanFlushRemoteWrites");
_Static_assert((long long)cudaDevAttrHostRegisterSupported == 99LL,
    "value of cudaDevAttrHostRegisterSupported");
_Static_assert((long long)cudaDevAttrPageableMemoryAccessUsesHostPageTables == 100LL,
    "value of cudaDevAttrPageableMemoryAccessUsesHostPageTables");
_Static_assert((long long)cudaDevAttrDirectManagedMemAccessFromHost == 101LL,
    "value of cudaDevAttrDirectManagedMemAccessFromHost");
_Static_assert((long long)cudaDevAttrMaxBlocksPerMultiprocessor == 106LL,
    "value of cudaDevAttrMaxBlocksPerMultiprocessor");
_Static_assert((long long)cudaDevAttrMaxPersistingL2CacheSize == 108LL,
    "value of cudaDevAttrMaxPersistingL2CacheSize");
_Static_assert((long long)cudaDevAttrMaxAccessPolicyWindowSize == 109LL,
    "value of cudaDevAttrMaxAccessPolicyWindowSize");
_Static_assert((long long)cudaDevAttrReservedSharedMemoryPerBlock == 111LL,
    "value of cudaDevAttrReservedSharedMemoryPerBlock");
_Static_assert((long long)cudaDevAttrSparseCudaArraySupported == 112LL,
    "value of cudaDevAttrSparseCudaArraySupported");
_Static_assert((long long)cudaDevAttrHostRegisterReadOnlySupported == 113LL,
    "value of cudaDevAttrHostRegisterReadOnlySupported");
_Static_assert((long long)cudaDevAttrTimelineSemaphoreInteropSupported == 114LL,
    "value of cudaDevAttrTimelineSemaphoreInteropSupported");
_Static_assert((long long)cudaDevAttrMaxTimelineSemaphoreInteropSupported == 114LL,
    "value of cudaDevAttrMaxTimelineSemaphoreInteropSupported");
_Static_assert((long long)cudaDevAttrMemoryPoolsSupported == 115LL,
    "value of cudaDevAttrMemoryPoolsSupported");
_Static_assert((long long)cudaDevAttrGPUDirectRDMASupported == 116LL,
    "value of cudaDevAttrGPUDirectRDMASupported");
_Static_assert((long long)cudaDevAttrGPUDirectRDMAFlushWritesOptions == 117LL,
    "value of cudaDevAttrGPUDirectRDMAFlushWritesOptions");
_Static_assert((long long)cudaDevAttrGPUDirectRDMAWritesOrdering == 118LL,
    "value of cudaDevAttrGPUDirectRDMAWritesOrdering");
_Static_assert((long long)cudaDevAttrMemoryPoolSupportedHandleTypes == 119LL,
    "value of cudaDevAttrMemoryPoolSupportedHandleTypes");
_Static_assert((long long)cudaDevAttrClusterLaunch == 120LL, "value of cudaDevAttrClusterLaunch");
_Static_assert((long long)cudaDevAttrDeferredMappingCudaArraySupported == 121LL,
    "value of cudaDevAttrDeferredMappingCudaArraySupported");
_Static_assert((long long)cudaDevAttrReserved122 == 122LL, "value of cudaDevAttrReserved122");
_Static_assert((long long)cudaDevAttrReserved123 == 123LL, "value of cudaDevAttrReserved123");
_Static_assert((long long)cudaDevAttrReserved124 == 124LL, "value of cudaDevAttrReserved124");
_Static_assert((long long)cudaDevAttrIpcEventSupport == 125LL,
    "value of cudaDevAttrIpcEventSupport");
_Static_assert((long long)cudaDevAttrMemSyncDomainCount == 126LL,
    "value of cudaDevAttrMemSyncDomainCount");
_Static_assert((long long)cudaDevAttrReserved127 == 127LL, "value of cudaDevAttrReserved127");
_Static_assert((long long)cudaDevAttrReserved128 == 128LL, "value of cudaDevAttrReserved128");
_Static_assert((long long)cudaDevAttrReserved129 == 129LL, "value of cudaDevAttrReserved129");
_Static_assert((long long)cudaDevAttrNumaConfig == 130LL, "value of cudaDevAttrNumaConfig");
_Static_assert((long long)cudaDevAttrNumaId == 131LL, "value of cudaDevAttrNumaId");
_Static_assert((long long)cudaDevAttrReserved132 == 132LL, "value of cudaDevAttrReserved132");
_Static_assert((long long)cudaDevAttrMpsEnabled == 133LL, "value of cudaDevAttrMpsEnabled");
_Static_assert((long long)cudaDevAttrHostNumaId == 134LL, "value of cudaDevAttrHostNumaId");
_Static_assert((long long)cudaDevAttrD3D12CigSupported == 135LL,
    "value of cudaDevAttrD3D12CigSupported");
_Static_assert((long long)cudaDevAttrVulkanCigSupported == 138LL,
    "value of cudaDevAttrVulkanCigSupported");
_Static_assert((long long)cudaDevAttrGpuPciDeviceId == 139LL, "value of cudaDevAttrGpuPciDeviceId");
_Static_assert((long long)cudaDevAttrGpuPciSubsystemId == 140LL,
    "value of cudaDevAttrGpuPciSubsystemId");
_Static_assert((long long)cudaDevAttrReserved141 == 141LL, "value of cudaDevAttrReserved141");
_Static_assert((long long)cudaDevAttrHostNumaMemoryPoolsSupported == 142LL,
    "value of cudaDevAttrHostNumaMemoryPoolsSupported");
_Static_assert((long long)cudaDevAttrHostNumaMultinodeIpcSupported == 143LL,
    "value of cudaDevAttrHostNumaMultinodeIpcSupported");
_Static_assert((long long)cudaDevAttrMax == 144LL, "value of cudaDevAttrMax");
_Static_assert((long long)cudaMemPoolReuseFollowEventDependencies == 1LL,
    "value of cudaMemPoolReuseFollowEventDependencies");
_Static_assert((long long)cudaMemPoolReuseAllowOpportunistic == 2LL,
    "value of cudaMemPoolReuseAllowOpportunistic");
_Static_assert((long long)cudaMemPoolReuseAllowInternalDependencies == 3LL,
    "value of cudaMemPoolReuseAllowInternalDependencies");
_Static_assert((long long)cudaMemPoolAttrReleaseThreshold == 4LL,
    "value of cudaMemPoolAttrReleaseThreshold");
_Static_assert((long long)cudaMemPoolAttrReservedMemCurrent == 5LL,
    "value of cudaMemPoolAttrReservedMemCurrent");
_Static_assert((long long)cudaMemPoolAttrReservedMemHigh == 6LL,
    "value of cudaMemPoolAttrReservedMemHigh");
_Static_assert((long long)cudaMemPoolAttrUsedMemCurrent == 7LL,
    "value of cudaMemPoolAttrUsedMemCurrent");
_Static_assert((long long)cudaMemPoolAttrUsedMemHigh == 8LL, "value of cudaMemPoolAttrUsedMemHigh");
_Static_assert((long long)cudaMemLocationTypeInvalid == 0LL, "value of cudaMemLocationTypeInvalid");
_Static_assert((long long)cudaMemLocationTypeDevice == 1LL, "value of cudaMemLocationTypeDevice");
_Static_assert((long long)cudaMemLocationTypeHost == 2LL, "value of cudaMemLocationTypeHost");
_Static_assert((long long)cudaMemLocationTypeHostNuma == 3LL,
    "value of cudaMemLocationTypeHostNuma");
_Static_assert((long long)cudaMemLocationTypeHostNumaCurrent == 4LL,
    "value of cudaMemLocationTypeHostNumaCurrent");
_Static_assert((long long)cudaMemAccessFlagsProtNone == 0LL, "value of cudaMemAccessFlagsProtNone");
_Static_assert((long long)cudaMemAccessFlagsProtRead == 1LL, "value of cudaMemAccessFlagsProtRead");
_Static_assert((long long)cudaMemAccessFlagsProtReadWrite == 3LL,
    "value of cudaMemAccessFlagsProtReadWrite");
_Static_assert((long long)cudaMemAllocationTypeInvalid == 0LL,
    "value of cudaMemAllocationTypeInvalid");
_Static_assert((long long)cudaMemAllocationTypePinned == 1LL,
    "value of cudaMemAllocationTypePinned");
_Static_assert((long long)cudaMemAllocationTypeMax == 2147483647LL,
    "value of cudaMemAllocationTypeMax");
_Static_assert((long long)cudaMemHandleTypeNone == 0LL, "value of cudaMemHandleTypeNone");
_Static_assert((long long)cudaMemHandleTypePosixFileDescriptor == 1LL,
    "value of cudaMemHandleTypePosixFileDescriptor");
_Static_assert((long long)cudaMemHandleTypeWin32 == 2LL, "value of cudaMemHandleTypeWin32");
_Static_assert((long long)cudaMemHandleTypeWin32Kmt == 4LL, "value of cudaMemHandleTypeWin32Kmt");
_Static_assert((long long)cudaMemHandleTypeFabric == 8LL, "value of cudaMemHandleTypeFabric");
_Static_assert((long long)cudaGraphMemAttrUsedMemCurrent == 0LL,
    "value of cudaGraphMemAttrUsedMemCurrent");
_Static_assert((long long)cudaGraphMemAttrUsedMemHigh == 1LL,
    "value of cudaGraphMemAttrUsedMemHigh");
_Static_assert((long long)cudaGraphMemAttrReservedMemCurrent == 2LL,
    "value of cudaGraphMemAttrReservedMemCurrent");
_Static_assert((long long)cudaGraphMemAttrReservedMemHigh == 3LL,
    "value of cudaGraphMemAttrReservedMemHigh");
_Static_assert((long long)cudaMemcpyFlagDefault == 0LL, "value of cudaMemcpyFlagDefault");
_Static_assert((long long)cudaMemcpyFlagPreferOverlapWithCompute == 1LL,
    "value of cudaMemcpyFlagPreferOverlapWithCompute");
_Static_assert((long long)cudaMemcpySrcAccessOrderInvalid == 0LL,
    "value of cudaMemcpySrcAccessOrderInvalid");
_Static_assert((long long)cudaMemcpySrcAccessOrderStream == 1LL,
    "value of cudaMemcpySrcAccessOrderStream");
_Static_assert((long long)cudaMemcpySrcAccessOrderDuringApiCall == 2LL,
    "value of cudaMemcpySrcAccessOrderDuringApiCall");
_Static_assert((long long)cudaMemcpySrcAccessOrderAny == 3LL,
    "value of cudaMemcpySrcAccessOrderAny");
_Static_assert((long long)cudaMemcpySrcAccessOrderMax == 2147483647LL,
    "value of cudaMemcpySrcAccessOrderMax");
_Static_assert((long long)cudaMemcpyOperandTypePointer == 1LL,
    "value of cudaMemcpyOperandTypePointer");
_Static_assert((long long)cudaMemcpyOperandTypeArray == 2LL, "value of cudaMemcpyOperandTypeArray");
_Static_assert((long long)cudaMemcpyOperandTypeMax == 2147483647LL,
    "value of cudaMemcpyOperandTypeMax");
_Static_assert((long long)cudaDevP2PAttrPerformanceRank == 1LL,
    "value of cudaDevP2PAttrPerformanceRank");
_Static_assert((long long)cudaDevP2PAttrAccessSupported == 2LL,
    "value of cudaDevP2PAttrAccessSupported");
_Static_assert((long long)cudaDevP2PAttrNativeAtomicSupported == 3LL,
    "value of cudaDevP2PAttrNativeAtomicSupported");
_Static_assert((long long)cudaDevP2PAttrCudaArrayAccessSupported == 4LL,
    "value of cudaDevP2PAttrCudaArrayAccessSupported");
_Static_assert((long long)cudaExternalMemoryHandleTypeOpaqueFd == 1LL,
    "value of cudaExternalMemoryHandleTypeOpaqueFd");
_Static_assert((long long)cudaExternalMemoryHandleTypeOpaqueWin32 == 2LL,
    "value of cudaExternalMemoryHandleTypeOpaqueWin32");
_Static_assert((long long)cudaExternalMemoryHandleTypeOpaqueWin32Kmt == 3LL,
    "value of cudaExternalMemoryHandleTypeOpaqueWin32Kmt");
_Static_assert((long long)cudaExternalMemoryHandleTypeD3D12Heap == 4LL,
    "value of cudaExternalMemoryHandleTypeD3D12Heap");
_Static_assert((long long)cudaExternalMemoryHandleTypeD3D12Resource == 5LL,
    "value of cudaExternalMemoryHandleTypeD3D12Resource");
_Static_assert((long long)cudaExternalMemoryHandleTypeD3D11Resource == 6LL,
    "value of cudaExternalMemoryHandleTypeD3D11Resource");
_Static_assert((long long)cudaExternalMemoryHandleTypeD3D11ResourceKmt == 7LL,
    "value of cudaExternalMemoryHandleTypeD3D11ResourceKmt");
_Static_assert((long long)cudaExternalMemoryHandleTypeNvSciBuf == 8LL,
    "value of cudaExternalMemoryHandleTypeNvSciBuf");
_Static_assert((long long)cudaExternalSemaphoreHandleTypeOpaqueFd == 1LL,
    "value of cudaExternalSemaphoreHandleTypeOpaqueFd");
_Static_assert((long long)cudaExternalSemaphoreHandleTypeOpaqueWin32 == 2LL,
    "value of cudaExternalSemaphoreHandleTypeOpaqueWin32");
_Static_assert((long long)cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt == 3LL,
    "value of cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt");
_Static_assert((long long)cudaExternalSemaphoreHandleTypeD3D12Fence == 4LL,
    "value of cudaExternalSemaphoreHandleTypeD3D12Fence");
_Static_assert((long long)cudaExternalSemaphoreHandleTypeD3D11Fence == 5LL,
    "value of cudaExternalSemaphoreHandleTypeD3D11Fence");
_Static_assert((long long)cudaExternalSemaphoreHandleTypeNvSciSync == 6LL,
    "value of cudaExternalSemaphoreHandleTypeNvSciSync");
_Static_assert((long long)cudaExternalSemaphoreHandleTypeKeyedMutex == 7LL,
    "value of cudaExternalSemaphoreHandleTypeKeyedMutex");
_Static_assert((long long)cudaExternalSemaphoreHandleTypeKeyedMutexKmt == 8LL,
    "value of cudaExternalSemaphoreHandleTypeKeyedMutexKmt");
_Static_assert((long long)cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd == 9LL,
    "value of cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd");
_Static_assert((long long)cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32 == 10LL,
    "value of cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32");
_Static_assert((long long)cudaJitMaxRegisters == 0LL, "value of cudaJitMaxRegisters");
_Static_assert((long long)cudaJitThreadsPerBlock == 1LL, "value of cudaJitThreadsPerBlock");
_Static_assert((long long)cudaJitWallTime == 2LL, "value of cudaJitWallTime");
_Static_assert((long long)cudaJitInfoLogBuffer == 3LL, "value of cudaJitInfoLogBuffer");
_Static_assert((long long)cudaJitInfoLogBufferSizeBytes == 4LL,
    "value of cudaJitInfoLogBufferSizeBytes");
_Static_assert((long long)cudaJitErrorLogBuffer == 5LL, "value of cudaJitErrorLogBuffer");
_Static_assert((long long)cudaJitErrorLogBufferSizeBytes == 6LL,
    "value of cudaJitErrorLogBufferSizeBytes");
_Static_assert((long long)cudaJitOptimizationLevel == 7LL, "value of cudaJitOptimizationLevel");
_Static_assert((long long)cudaJitFallbackStrategy == 10LL, "value of cudaJitFallbackStrategy");
_Static_assert((long long)cudaJitGenerateDebugInfo == 11LL, "value of cudaJitGenerateDebugInfo");
_Static_assert((long long)cudaJitLogVerbose == 12LL, "value of cudaJitLogVerbose");
_Static_assert((long long)cudaJitGenerateLineInfo == 13LL, "value of cudaJitGenerateLineInfo");
_Static_assert((long long)cudaJitCacheMode == 14LL, "value of cudaJitCacheMode");
_Static_assert((long long)cudaJitPositionIndependentCode == 30LL,
    "value of cudaJitPositionIndependentCode");
_Static_assert((long long)cudaJitMinCtaPerSm == 31LL, "value of cudaJitMinCtaPerSm");
_Static_assert((long long)cudaJitMaxThreadsPerBlock == 32LL, "value of cudaJitMaxThreadsPerBlock");
_Static_assert((long long)cudaJitOverrideDirectiveValues == 33LL,
    "value of cudaJitOverrideDirectiveValues");
_Static_assert((long long)cudaLibraryHostUniversalFunctionAndDataTable == 0LL,
    "value of cudaLibraryHostUniversalFunctionAndDataTable");
_Static_assert((long long)cudaLibraryBinaryIsPreserved == 1LL,
    "value of cudaLibraryBinaryIsPreserved");
_Static_assert((long long)cudaJitCacheOptionNone == 0LL, "value of cudaJitCacheOptionNone");
_Static_assert((long long)cudaJitCacheOptionCG == 1LL, "value of cudaJitCacheOptionCG");
_Static_assert((long long)cudaJitCacheOptionCA == 2LL, "value of cudaJitCacheOptionCA");
_Static_assert((long long)cudaPreferPtx == 0LL, "value of cudaPreferPtx");
_Static_assert((long long)cudaPreferBinary == 1LL, "value of cudaPreferBinary");
_Static_assert((long long)cudaCGScopeInvalid == 0LL, "value of cudaCGScopeInvalid");
_Static_assert((long long)cudaCGScopeGrid == 1LL, "value of cudaCGScopeGrid");
_Static_assert((long long)cudaCGScopeMultiGrid == 2LL, "value of cudaCGScopeMultiGrid");
_Static_assert((long long)cudaGraphCondAssignDefault == 1LL, "value of cudaGraphCondAssignDefault");
_Static_assert((long long)cudaGraphCondTypeIf == 0LL, "value of cudaGraphCondTypeIf");
_Static_assert((long long)cudaGraphCondTypeWhile == 1LL, "value of cudaGraphCondTypeWhile");
_Static_assert((long long)cudaGraphCondTypeSwitch == 2LL, "value of cudaGraphCondTypeSwitch");
_Static_assert((long long)cudaGraphNodeTypeKernel == 0LL, "value of cudaGraphNodeTypeKernel");
_Static_assert((long long)cudaGraphNodeTypeMemcpy == 1LL, "value of cudaGraphNodeTypeMemcpy");
_Static_assert((long long)cudaGraphNodeTypeMemset == 2LL, "value of cudaGraphNodeTypeMemset");
_Static_assert((long long)cudaGraphNodeTypeHost == 3LL, "value of cudaGraphNodeTypeHost");
_Static_assert((long long)cudaGraphNodeTypeGraph == 4LL, "value of cudaGraphNodeTypeGraph");
_Static_assert((long long)cudaGraphNodeTypeEmpty == 5LL, "value of cudaGraphNodeTypeEmpty");
_Static_assert((long long)cudaGraphNodeTypeWaitEvent == 6LL, "value of cudaGraphNodeTypeWaitEvent");
_Static_assert((long long)cudaGraphNodeTypeEventRecord == 7LL,
    "value of cudaGraphNodeTypeEventRecord");
_Static_assert((long long)cudaGraphNodeTypeExtSemaphoreSignal == 8LL,
    "value of cudaGraphNodeTypeExtSemaphoreSignal");
_Static_assert((long long)cudaGraphNodeTypeExtSemaphoreWait == 9LL,
    "value of cudaGraphNodeTypeExtSemaphoreWait");
_Static_assert((long long)cudaGraphNodeTypeMemAlloc == 10LL, "value of cudaGraphNodeTypeMemAlloc");
_Static_assert((long long)cudaGraphNodeTypeMemFree == 11LL, "value of cudaGraphNodeTypeMemFree");
_Static_assert((long long)cudaGraphNodeTypeConditional == 13LL,
    "value of cudaGraphNodeTypeConditional");
_Static_assert((long long)cudaGraphNodeTypeCount == 14LL, "value of cudaGraphNodeTypeCount");
_Static_assert((long long)cudaGraphChildGraphOwnershipClone == 0LL,
    "value of cudaGraphChildGraphOwnershipClone");
_Static_assert((long long)cudaGraphChildGraphOwnershipMove == 1LL,
    "value of cudaGraphChildGraphOwnershipMove");
_Static_assert((long long)cudaGraphDependencyTypeDefault == 0LL,
    "value of cudaGraphDependencyTypeDefault");
_Static_assert((long long)cudaGraphDependencyTypeProgrammatic == 1LL,
    "value of cudaGraphDependencyTypeProgrammatic");
_Static_assert((long long)cudaGraphExecUpdateSuccess == 0LL, "value of cudaGraphExecUpdateSuccess");
_Static_assert((long long)cudaGraphExecUpdateError == 1LL, "value of cudaGraphExecUpdateError");
_Static_assert((long long)cudaGraphExecUpdateErrorTopologyChanged == 2LL,
    "value of cudaGraphExecUpdateErrorTopologyChanged");
_Static_assert((long long)cudaGraphExecUpdateErrorNodeTypeChanged == 3LL,
    "value of cudaGraphExecUpdateErrorNodeTypeChanged");
_Static_assert((long long)cudaGraphExecUpdateErrorFunctionChanged == 4LL,
    "value of cudaGraphExecUpdateErrorFunctionChanged");
_Static_assert((long long)cudaGraphExecUpdateErrorParametersChanged == 5LL,
    "value of cudaGraphExecUpdateErrorParametersChanged");
_Static_assert((long long)cudaGraphExecUpdateErrorNotSupported == 6LL,
    "value of cudaGraphExecUpdateErrorNotSupported");
_Static_assert((long long)cudaGraphExecUpdateErrorUnsupportedFunctionChange == 7LL,
    "value of cudaGraphExecUpdateErrorUnsupportedFunctionChange");
_Static_assert((long long)cudaGraphExecUpdateErrorAttributesChanged == 8LL,
    "value of cudaGraphExecUpdateErrorAttributesChanged");
_Static_assert((long long)cudaGraphInstantiateSuccess == 0LL,
    "value of cudaGraphInstantiateSuccess");
_Static_assert((long long)cudaGraphInstantiateError == 1LL, "value of cudaGraphInstantiateError");
_Static_assert((long long)cudaGraphInstantiateInvalidStructure == 2LL,
    "value of cudaGraphInstantiateInvalidStructure");
_Static_assert((long long)cudaGraphInstantiateNodeOperationNotSupported == 3LL,
    "value of cudaGraphInstantiateNodeOperationNotSupported");
_Static_assert((long long)cudaGraphInstantiateMultipleDevicesNotSupported == 4LL,
    "value of cudaGraphInstantiateMultipleDevicesNotSupported");
_Static_assert((long long)cudaGraphInstantiateConditionalHandleUnused == 5LL,
    "value of cudaGraphInstantiateConditionalHandleUnused");
_Static_assert((long long)cudaGraphKernelNodeFieldInvalid == 0LL,
    "value of cudaGraphKernelNodeFieldInvalid");
_Static_assert((long long)cudaGraphKernelNodeFieldGridDim == 1LL,
    "value of cudaGraphKernelNodeFieldGridDim");
_Static_assert((long long)cudaGraphKernelNodeFieldParam == 2LL,
    "value of cudaGraphKernelNodeFieldParam");
_Static_assert((long long)cudaGraphKernelNodeFieldEnabled == 3LL,
    "value of cudaGraphKernelNodeFieldEnabled");
_Static_assert((long long)cudaEnableDefault == 0LL, "value of cudaEnableDefault");
_Static_assert((long long)cudaEnableLegacyStream == 1LL, "value of cudaEnableLegacyStream");
_Static_assert((long long)cudaEnablePerThreadDefaultStream == 2LL,
    "value of cudaEnablePerThreadDefaultStream");
_Static_assert((long long)cudaDriverEntryPointSuccess == 0LL,
    "value of cudaDriverEntryPointSuccess");
_Static_assert((long long)cudaDriverEntryPointSymbolNotFound == 1LL,
    "value of cudaDriverEntryPointSymbolNotFound");
_Static_assert((long long)cudaDriverEntryPointVersionNotSufficent == 2LL,
    "value of cudaDriverEntryPointVersionNotSufficent");
_Static_assert((long long)cudaGraphDebugDotFlagsVerbose == 1LL,
    "value of cudaGraphDebugDotFlagsVerbose");
_Static_assert((long long)cudaGraphDebugDotFlagsKernelNodeParams == 4LL,
    "value of cudaGraphDebugDotFlagsKernelNodeParams");
_Static_assert((long long)cudaGraphDebugDotFlagsMemcpyNodeParams == 8LL,
    "value of cudaGraphDebugDotFlagsMemcpyNodeParams");
_Static_assert((long long)cudaGraphDebugDotFlagsMemsetNodeParams == 16LL,
    "value of cudaGraphDebugDotFlagsMemsetNodeParams");
_Static_assert((long long)cudaGraphDebugDotFlagsHostNodeParams == 32LL,
    "value of cudaGraphDebugDotFlagsHostNodeParams");
_Static_assert((long long)cudaGraphDebugDotFlagsEventNodeParams == 64LL,
    "value of cudaGraphDebugDotFlagsEventNodeParams");
_Static_assert((long long)cudaGraphDebugDotFlagsExtSemasSignalNodeParams == 128LL,
    "value of cudaGraphDebugDotFlagsExtSemasSignalNodeParams");
_Static_assert((long long)cudaGraphDebugDotFlagsExtSemasWaitNodeParams == 256LL,
    "value of cudaGraphDebugDotFlagsExtSemasWaitNodeParams");
_Static_assert((long long)cudaGraphDebugDotFlagsKernelNodeAttributes == 512LL,
    "value of cudaGraphDebugDotFlagsKernelNodeAttributes");
_Static_assert((long long)cudaGraphDebugDotFlagsHandles == 1024LL,
    "value of cudaGraphDebugDotFlagsHandles");
_Static_assert((long long)cudaGraphDebugDotFlagsConditionalNodeParams == 32768LL,
    "value of cudaGraphDebugDotFlagsConditionalNodeParams");
_Static_assert((long long)cudaGraphInstantiateFlagAutoFreeOnLaunch == 1LL,
    "value of cudaGraphInstantiateFlagAutoFreeOnLaunch");
_Static_assert((long long)cudaGraphInstantiateFlagUpload == 2LL,
    "value of cudaGraphInstantiateFlagUpload");
_Static_assert((long long)cudaGraphInstantiateFlagDeviceLaunch == 4LL,
    "value of cudaGraphInstantiateFlagDeviceLaunch");
_Static_assert((long long)cudaGraphInstantiateFlagUseNodePriority == 8LL,
    "value of cudaGraphInstantiateFlagUseNodePriority");
_Static_assert((long long)cudaLaunchMemSyncDomainDefault == 0LL,
    "value of cudaLaunchMemSyncDomainDefault");
_Static_assert((long long)cudaLaunchMemSyncDomainRemote == 1LL,
    "value of cudaLaunchMemSyncDomainRemote");
_Static_assert((long long)cudaLaunchAttributeIgnore == 0LL, "value of cudaLaunchAttributeIgnore");
_Static_assert((long long)cudaLaunchAttributeAccessPolicyWindow == 1LL,
    "value of cudaLaunchAttributeAccessPolicyWindow");
_Static_assert((long long)cudaLaunchAttributeCooperative == 2LL,
    "value of cudaLaunchAttributeCooperative");
_Static_assert((long long)cudaLaunchAttributeSynchronizationPolicy == 3LL,
    "value of cudaLaunchAttributeSynchronizationPolicy");
_Static_assert((long long)cudaLaunchAttributeClusterDimension == 4LL,
    "value of cudaLaunchAttributeClusterDimension");
_Static_assert((long long)cudaLaunchAttributeClusterSchedulingPolicyPreference == 5LL,
    "value of cudaLaunchAttributeClusterSchedulingPolicyPreference");
_Static_assert((long long)cudaLaunchAttributeProgrammaticStreamSerialization == 6LL,
    "value of cudaLaunchAttributeProgrammaticStreamSerialization");
_Static_assert((long long)cudaLaunchAttributeProgrammaticEvent == 7LL,
    "value of cudaLaunchAttributeProgrammaticEvent");
_Static_assert((long long)cudaLaunchAttributePriority == 8LL,
    "value of cudaLaunchAttributePriority");
_Static_assert((long long)cudaLaunchAttributeMemSyncDomainMap == 9LL,
    "value of cudaLaunchAttributeMemSyncDomainMap");
_Static_assert((long long)cudaLaunchAttributeMemSyncDomain == 10LL,
    "value of cudaLaunchAttributeMemSyncDomain");
_Static_assert((long long)cudaLaunchAttributePreferredClusterDimension == 11LL,
    "value of cudaLaunchAttributePreferredClusterDimension");
_Static_assert((long long)cudaLaunchAttributeLaunchCompletionEvent == 12LL,
    "value of cudaLaunchAttributeLaunchCompletionEvent");
_Static_assert((long long)cudaLaunchAttributeDeviceUpdatableKernelNode == 13LL,
    "value of cudaLaunchAttributeDeviceUpdatableKernelNode");
_Static_assert((long long)cudaLaunchAttributePreferredSharedMemoryCarveout == 14LL,
    "value of cudaLaunchAttributePreferredSharedMemoryCarveout");
_Static_assert((long long)cudaDeviceNumaConfigNone == 0LL, "value of cudaDeviceNumaConfigNone");
_Static_assert((long long)cudaDeviceNumaConfigNumaNode == 1LL,
    "value of cudaDeviceNumaConfigNumaNode");
_Static_assert((long long)cudaAsyncNotificationTypeOverBudget == 1LL,
    "value of cudaAsyncNotificationTypeOverBudget");
_Static_assert((long long)cudaBoundaryModeZero == 0LL, "value of cudaBoundaryModeZero");
_Static_assert((long long)cudaBoundaryModeClamp == 1LL, "value of cudaBoundaryModeClamp");
_Static_assert((long long)cudaBoundaryModeTrap == 2LL, "value of cudaBoundaryModeTrap");
_Static_assert((long long)cudaFormatModeForced == 0LL, "value of cudaFormatModeForced");
_Static_assert((long long)cudaFormatModeAuto == 1LL, "value of cudaFormatModeAuto");
_Static_assert((long long)cudaAddressModeWrap == 0LL, "value of cudaAddressModeWrap");
_Static_assert((long long)cudaAddressModeClamp == 1LL, "value of cudaAddressModeClamp");
_Static_assert((long long)cudaAddressModeMirror == 2LL, "value of cudaAddressModeMirror");
_Static_assert((long long)cudaAddressModeBorder == 3LL, "value of cudaAddressModeBorder");
_Static_assert((long long)cudaFilterModePoint == 0LL, "value of cudaFilterModePoint");
_Static_assert((long long)cudaFilterModeLinear == 1LL, "value of cudaFilterModeLinear");
_Static_assert((long long)cudaReadModeElementType == 0LL, "value of cudaReadModeElementType");
_Static_assert((long long)cudaReadModeNormalizedFloat == 1LL,
    "value of cudaReadModeNormalizedFloat");
_Static_assert((long long)CUDA_R_16F == 2LL, "value of CUDA_R_16F");
_Static_assert((long long)CUDA_C_16F == 6LL, "value of CUDA_C_16F");
_Static_assert((long long)CUDA_R_16BF == 14LL, "value of CUDA_R_16BF");
_Static_assert((long long)CUDA_C_16BF == 15LL, "value of CUDA_C_16BF");
_Static_assert((long long)CUDA_R_32F == 0LL, "value of CUDA_R_32F");
_Static_assert((long long)CUDA_C_32F == 4LL, "value of CUDA_C_32F");
_Static_assert((long long)CUDA_R_64F == 1LL, "value of CUDA_R_64F");
_Static_assert((long long)CUDA_C_64F == 5LL, "value of CUDA_C_64F");
_Static_assert((long long)CUDA_R_4I == 16LL, "value of CUDA_R_4I");
_Static_assert((long long)CUDA_C_4I == 17LL, "value of CUDA_C_4I");
_Static_assert((long long)CUDA_R_4U == 18LL, "value of CUDA_R_4U");
_Static_assert((long long)CUDA_C_4U == 19LL, "value of CUDA_C_4U");
_Static_assert((long long)CUDA_R_8I == 3LL, "value of CUDA_R_8I");
_Static_assert((long long)CUDA_C_8I == 7LL, "value of CUDA_C_8I");
_Static_assert((long long)CUDA_R_8U == 8LL, "value of CUDA_R_8U");
_Static_assert((long long)CUDA_C_8U == 9LL, "value of CUDA_C_8U");
_Static_assert((long long)CUDA_R_16I == 20LL, "value of CUDA_R_16I");
_Static_assert((long long)CUDA_C_16I == 21LL, "value of CUDA_C_16I");
_Static_assert((long long)CUDA_R_16U == 22LL, "value of CUDA_R_16U");
_Static_assert((long long)CUDA_C_16U == 23LL, "value of CUDA_C_16U");
_Static_assert((long long)CUDA_R_32I == 10LL, "value of CUDA_R_32I");
_Static_assert((long long)CUDA_C_32I == 11LL, "value of CUDA_C_32I");
_Static_assert((long long)CUDA_R_32U == 12LL, "value of CUDA_R_32U");
_Static_assert((long long)CUDA_C_32U == 13LL, "value of CUDA_C_32U");
_Static_assert((long long)CUDA_R_64I == 24LL, "value of CUDA_R_64I");
_Static_assert((long long)CUDA_C_64I == 25LL, "value of CUDA_C_64I");
_Static_assert((long long)CUDA_R_64U == 26LL, "value of CUDA_R_64U");
_Static_assert((long long)CUDA_C_64U == 27LL, "value of CUDA_C_64U");
_Static_assert((long long)CUDA_R_8F_E4M3 == 28LL, "value of CUDA_R_8F_E4M3");
_Static_assert((long long)CUDA_R_8F_UE4M3 == 28LL, "value of CUDA_R_8F_UE4M3");
_Static_assert((long long)CUDA_R_8F_E5M2 == 29LL, "value of CUDA_R_8F_E5M2");
_Static_assert((long long)CUDA_R_8F_UE8M0 == 30LL, "value of CUDA_R_8F_UE8M0");
_Static_assert((long long)CUDA_R_6F_E2M3 == 31LL, "value of CUDA_R_6F_E2M3");
_Static_assert((long long)CUDA_R_6F_E3M2 == 32LL, "value of CUDA_R_6F_E3M2");
_Static_assert((long long)CUDA_R_4F_E2M1 == 33LL, "value of CUDA_R_4F_E2M1");
_Static_assert((long long)MAJOR_VERSION == 0LL, "value of MAJOR_VERSION");
_Static_assert((long long)MINOR_VERSION == 1LL, "value of MINOR_VERSION");
_Static_assert((long long)PATCH_LEVEL == 2LL, "value of PATCH_LEVEL");
_Static_assert((long long)cudaEglFrameTypeArray == 0LL, "value of cudaEglFrameTypeArray");
_Static_assert((long long)cudaEglFrameTypePitch == 1LL, "value of cudaEglFrameTypePitch");
_Static_assert((long long)cudaEglResourceLocationSysmem == 0LL,
    "value of cudaEglResourceLocationSysmem");
_Static_assert((long long)cudaEglResourceLocationVidmem == 1LL,
    "value of cudaEglResourceLocationVidmem");
_Static_assert((long long)cudaEglColorFormatYUV420Planar == 0LL,
    "value of cudaEglColorFormatYUV420Planar");
_Static_assert((long long)cudaEglColorFormatYUV420SemiPlanar == 1LL,
    "value of cudaEglColorFormatYUV420SemiPlanar");
_Static_assert((long long)cudaEglColorFormatYUV422Planar == 2LL,
    "value of cudaEglColorFormatYUV422Planar");
_Static_assert((long long)cudaEglColorFormatYUV422SemiPlanar == 3LL,
    "value of cudaEglColorFormatYUV422SemiPlanar");
_Static_assert((long long)cudaEglColorFormatARGB == 6LL, "value of cudaEglColorFormatARGB");
_Static_assert((long long)cudaEglColorFormatRGBA == 7LL, "value of cudaEglColorFormatRGBA");
_Static_assert((long long)cudaEglColorFormatL == 8LL, "value of cudaEglColorFormatL");
_Static_assert((long long)cudaEglColorFormatR == 9LL, "value of cudaEglColorFormatR");
_Static_assert((long long)cudaEglColorFormatYUV444Planar == 10LL,
    "value of cudaEglColorFormatYUV444Planar");
_Static_assert((long long)cudaEglColorFormatYUV444SemiPlanar == 11LL,
    "value of cudaEglColorFormatYUV444SemiPlanar");
_Static_assert((long long)cudaEglColorFormatYUYV422 == 12LL, "value of cudaEglColorFormatYUYV422");
_Static_assert((long long)cudaEglColorFormatUYVY422 == 13LL, "value of cudaEglColorFormatUYVY422");
_Static_assert((long long)cudaEglColorFormatABGR == 14LL, "value of cudaEglColorFormatABGR");
_Static_assert((long long)cudaEglColorFormatBGRA == 15LL, "value of cudaEglColorFormatBGRA");
_Static_assert((long long)cudaEglColorFormatA == 16LL, "value of cudaEglColorFormatA");
_Static_assert((long long)cudaEglColorFormatRG == 17LL, "value of cudaEglColorFormatRG");
_Static_assert((long long)cudaEglColorFormatAYUV == 18LL, "value of cudaEglColorFormatAYUV");
_Static_assert((long long)cudaEglColorFormatYVU444SemiPlanar == 19LL,
    "value of cudaEglColorFormatYVU444SemiPlanar");
_Static_assert((long long)cudaEglColorFormatYVU422SemiPlanar == 20LL,
    "value of cudaEglColorFormatYVU422SemiPlanar");
_Static_assert((long long)cudaEglColorFormatYVU420SemiPlanar == 21LL,
    "value of cudaEglColorFormatYVU420SemiPlanar");
_Static_assert((long long)cudaEglColorFormatY10V10U10_444SemiPlanar == 22LL,
    "value of cudaEglColorFormatY10V10U10_444SemiPlanar");
_Static_assert((long long)cudaEglColorFormatY10V10U10_420SemiPlanar == 23LL,
    "value of cudaEglColorFormatY10V10U10_420SemiPlanar");
_Static_assert((long long)cudaEglColorFormatY12V12U12_444SemiPlanar == 24LL,
    "value of cudaEglColorFormatY12V12U12_444SemiPlanar");
_Static_assert((long long)cudaEglColorFormatY12V12U12_420SemiPlanar == 25LL,
    "value of cudaEglColorFormatY12V12U12_420SemiPlanar");
_Static_assert((long long)cudaEglColorFormatVYUY_ER == 26LL, "value of cudaEglColorFormatVYUY_ER");
_Static_assert((long long)cudaEglColorFormatUYVY_ER == 27LL, "value of cudaEglColorFormatUYVY_ER");
_Static_assert((long long)cudaEglColorFormatYUYV_ER == 28LL, "value of cudaEglColorFormatYUYV_ER");
_Static_assert((long long)cudaEglColorFormatYVYU_ER == 29LL, "value of cudaEglColorFormatYVYU_ER");
_Static_assert((long long)cudaEglColorFormatYUVA_ER == 31LL, "value of cudaEglColorFormatYUVA_ER");
_Static_assert((long long)cudaEglColorFormatAYUV_ER == 32LL, "value of cudaEglColorFormatAYUV_ER");
_Static_assert((long long)cudaEglColorFormatYUV444Planar_ER == 33LL,
    "value of cudaEglColorFormatYUV444Planar_ER");
_Static_assert((long long)cudaEglColorFormatYUV422Planar_ER == 34LL,
    "value of cudaEglColorFormatYUV422Planar_ER");
_Static_assert((long long)cudaEglColorFormatYUV420Planar_ER == 35LL,
    "value of cudaEglColorFormatYUV420Planar_ER");
_Static_assert((long long)cudaEglColorFormatYUV444SemiPlanar_ER == 36LL,
    "value of cudaEglColorFormatYUV444SemiPlanar_ER");
_Static_assert((long long)cudaEglColorFormatYUV422SemiPlanar_ER == 37LL,
    "value of cudaEglColorFormatYUV422SemiPlanar_ER");
_Static_assert((long long)cudaEglColorFormatYUV420SemiPlanar_ER == 38LL,
    "value of cudaEglColorFormatYUV420SemiPlanar_ER");
_Static_assert((long long)cudaEglColorFormatYVU444Planar_ER == 39LL,
    "value of cudaEglColorFormatYVU444Planar_ER");
_Static_assert((long long)cudaEglColorFormatYVU422Planar_ER == 40LL,
    "value of cudaEglColorFormatYVU422Planar_ER");
_Static_assert((long long)cudaEglColorFormatYVU420Planar_ER == 41LL,
    "value of cudaEglColorFormatYVU420Planar_ER");
_Static_assert((long long)cudaEglColorFormatYVU444SemiPlanar_ER == 42LL,
    "value of cudaEglColorFormatYVU444SemiPlanar_ER");
_Static_assert((long long)cudaEglColorFormatYVU422SemiPlanar_ER == 43LL,
    "value of cudaEglColorFormatYVU422SemiPlanar_ER");
_Static_assert((long long)cudaEglColorFormatYVU420SemiPlanar_ER == 44LL,
    "value of cudaEglColorFormatYVU420SemiPlanar_ER");
_Static_assert((long long)cudaEglColorFormatBayerRGGB == 45LL,
    "value of cudaEglColorFormatBayerRGGB");
_Static_assert((long long)cudaEglColorFormatBayerBGGR == 46LL,
    "value of cudaEglColorFormatBayerBGGR");
_Static_assert((long long)cudaEglColorFormatBayerGRBG == 47LL,
    "value of cudaEglColorFormatBayerGRBG");
_Static_assert((long long)cudaEglColorFormatBayerGBRG == 48LL,
    "value of cudaEglColorFormatBayerGBRG");
_Static_assert((long long)cudaEglColorFormatBayer10RGGB == 49LL,
    "value of cudaEglColorFormatBayer10RGGB");
_Static_assert((long long)cudaEglColorFormatBayer10BGGR == 50LL,
    "value of cudaEglColorFormatBayer10BGGR");
_Static_assert((long long)cudaEglColorFormatBayer10GRBG == 51LL,
    "value of cudaEglColorFormatBayer10GRBG");
_Static_assert((long long)cudaEglColorFormatBayer10GBRG == 52LL,
    "value of cudaEglColorFormatBayer10GBRG");
_Static_assert((long long)cudaEglColorFormatBayer12RGGB == 53LL,
    "value of cudaEglColorFormatBayer12RGGB");
_Static_assert((long long)cudaEglColorFormatBayer12BGGR == 54LL,
    "value of cudaEglColorFormatBayer12BGGR");
_Static_assert((long long)cudaEglColorFormatBayer12GRBG == 55LL,
    "value of cudaEglColorFormatBayer12GRBG");
_Static_assert((long long)cudaEglColorFormatBayer12GBRG == 56LL,
    "value of cudaEglColorFormatBayer12GBRG");
_Static_assert((long long)cudaEglColorFormatBayer14RGGB == 57LL,
    "value of cudaEglColorFormatBayer14RGGB");
_Static_assert((long long)cudaEglColorFormatBayer14BGGR == 58LL,
    "value of cudaEglColorFormatBayer14BGGR");
_Static_assert((long long)cudaEglColorFormatBayer14GRBG == 59LL,
    "value of cudaEglColorFormatBayer14GRBG");
_Static_assert((long long)cudaEglColorFormatBayer14GBRG == 60LL,
    "value of cudaEglColorFormatBayer14GBRG");
_Static_assert((long long)cudaEglColorFormatBayer20RGGB == 61LL,
    "value of cudaEglColorFormatBayer20RGGB");
_Static_assert((long long)cudaEglColorFormatBayer20BGGR == 62LL,
    "value of cudaEglColorFormatBayer20BGGR");
_Static_assert((long long)cudaEglColorFormatBayer20GRBG == 63LL,
    "value of cudaEglColorFormatBayer20GRBG");
_Static_assert((long long)cudaEglColorFormatBayer20GBRG == 64LL,
    "value of cudaEglColorFormatBayer20GBRG");
_Static_assert((long long)cudaEglColorFormatYVU444Planar == 65LL,
    "value of cudaEglColorFormatYVU444Planar");
_Static_assert((long long)cudaEglColorFormatYVU422Planar == 66LL,
    "value of cudaEglColorFormatYVU422Planar");
_Static_assert((long long)cudaEglColorFormatYVU420Planar == 67LL,
    "value of cudaEglColorFormatYVU420Planar");
_Static_assert((long long)cudaEglColorFormatBayerIspRGGB == 68LL,
    "value of cudaEglColorFormatBayerIspRGGB");
_Static_assert((long long)cudaEglColorFormatBayerIspBGGR == 69LL,
    "value of cudaEglColorFormatBayerIspBGGR");
_Static_assert((long long)cudaEglColorFormatBayerIspGRBG == 70LL,
    "value of cudaEglColorFormatBayerIspGRBG");
_Static_assert((long long)cudaEglColorFormatBayerIspGBRG == 71LL,
    "value of cudaEglColorFormatBayerIspGBRG");
_Static_assert((long long)cudaEglColorFormatBayerBCCR == 72LL,
    "value of cudaEglColorFormatBayerBCCR");
_Static_assert((long long)cudaEglColorFormatBayerRCCB == 73LL,
    "value of cudaEglColorFormatBayerRCCB");
_Static_assert((long long)cudaEglColorFormatBayerCRBC == 74LL,
    "value of cudaEglColorFormatBayerCRBC");
_Static_assert((long long)cudaEglColorFormatBayerCBRC == 75LL,
    "value of cudaEglColorFormatBayerCBRC");
_Static_assert((long long)cudaEglColorFormatBayer10CCCC == 76LL,
    "value of cudaEglColorFormatBayer10CCCC");
_Static_assert((long long)cudaEglColorFormatBayer12BCCR == 77LL,
    "value of cudaEglColorFormatBayer12BCCR");
_Static_assert((long long)cudaEglColorFormatBayer12RCCB == 78LL,
    "value of cudaEglColorFormatBayer12RCCB");
_Static_assert((long long)cudaEglColorFormatBayer12CRBC == 79LL,
    "value of cudaEglColorFormatBayer12CRBC");
_Static_assert((long long)cudaEglColorFormatBayer12CBRC == 80LL,
    "value of cudaEglColorFormatBayer12CBRC");
_Static_assert((long long)cudaEglColorFormatBayer12CCCC == 81LL,
    "value of cudaEglColorFormatBayer12CCCC");
_Static_assert((long long)cudaEglColorFormatY == 82LL, "value of cudaEglColorFormatY");
_Static_assert((long long)cudaEglColorFormatYUV420SemiPlanar_2020 == 83LL,
    "value of cudaEglColorFormatYUV420SemiPlanar_2020");
_Static_assert((long long)cudaEglColorFormatYVU420SemiPlanar_2020 == 84LL,
    "value of cudaEglColorFormatYVU420SemiPlanar_2020");
_Static_assert((long long)cudaEglColorFormatYUV420Planar_2020 == 85LL,
    "value of cudaEglColorFormatYUV420Planar_2020");
_Static_assert((long long)cudaEglColorFormatYVU420Planar_2020 == 86LL,
    "value of cudaEglColorFormatYVU420Planar_2020");
_Static_assert((long long)cudaEglColorFormatYUV420SemiPlanar_709 == 87LL,
    "value of cudaEglColorFormatYUV420SemiPlanar_709");
_Static_assert((long long)cudaEglColorFormatYVU420SemiPlanar_709 == 88LL,
    "value of cudaEglColorFormatYVU420SemiPlanar_709");
_Static_assert((long long)cudaEglColorFormatYUV420Planar_709 == 89LL,
    "value of cudaEglColorFormatYUV420Planar_709");
_Static_assert((long long)cudaEglColorFormatYVU420Planar_709 == 90LL,
    "value of cudaEglColorFormatYVU420Planar_709");
_Static_assert((long long)cudaEglColorFormatY10V10U10_420SemiPlanar_709 == 91LL,
    "value of cudaEglColorFormatY10V10U10_420SemiPlanar_709");
_Static_assert((long long)cudaEglColorFormatY10V10U10_420SemiPlanar_2020 == 92LL,
    "value of cudaEglColorFormatY10V10U10_420SemiPlanar_2020");
_Static_assert((long long)cudaEglColorFormatY10V10U10_422SemiPlanar_2020 == 93LL,
    "value of cudaEglColorFormatY10V10U10_422SemiPlanar_2020");
_Static_assert((long long)cudaEglColorFormatY10V10U10_422SemiPlanar == 94LL,
    "value of cudaEglColorFormatY10V10U10_422SemiPlanar");
_Static_assert((long long)cudaEglColorFormatY10V10U10_422SemiPlanar_709 == 95LL,
    "value of cudaEglColorFormatY10V10U10_422SemiPlanar_709");
_Static_assert((long long)cudaEglColorFormatY_ER == 96LL, "value of cudaEglColorFormatY_ER");
_Static_assert((long long)cudaEglColorFormatY_709_ER == 97LL,
    "value of cudaEglColorFormatY_709_ER");
_Static_assert((long long)cudaEglColorFormatY10_ER == 98LL, "value of cudaEglColorFormatY10_ER");
_Static_assert((long long)cudaEglColorFormatY10_709_ER == 99LL,
    "value of cudaEglColorFormatY10_709_ER");
_Static_assert((long long)cudaEglColorFormatY12_ER == 100LL, "value of cudaEglColorFormatY12_ER");
_Static_assert((long long)cudaEglColorFormatY12_709_ER == 101LL,
    "value of cudaEglColorFormatY12_709_ER");
_Static_assert((long long)cudaEglColorFormatYUVA == 102LL, "value of cudaEglColorFormatYUVA");
_Static_assert((long long)cudaEglColorFormatYVYU == 104LL, "value of cudaEglColorFormatYVYU");
_Static_assert((long long)cudaEglColorFormatVYUY == 105LL, "value of cudaEglColorFormatVYUY");
_Static_assert((long long)cudaEglColorFormatY10V10U10_420SemiPlanar_ER == 106LL,
    "value of cudaEglColorFormatY10V10U10_420SemiPlanar_ER");
_Static_assert((long long)cudaEglColorFormatY10V10U10_420SemiPlanar_709_ER == 107LL,
    "value of cudaEglColorFormatY10V10U10_420SemiPlanar_709_ER");
_Static_assert((long long)cudaEglColorFormatY10V10U10_444SemiPlanar_ER == 108LL,
    "value of cudaEglColorFormatY10V10U10_444SemiPlanar_ER");
_Static_assert((long long)cudaEglColorFormatY10V10U10_444SemiPlanar_709_ER == 109LL,
    "value of cudaEglColorFormatY10V10U10_444SemiPlanar_709_ER");
_Static_assert((long long)cudaEglColorFormatY12V12U12_420SemiPlanar_ER == 110LL,
    "value of cudaEglColorFormatY12V12U12_420SemiPlanar_ER");
_Static_assert((long long)cudaEglColorFormatY12V12U12_420SemiPlanar_709_ER == 111LL,
    "value of cudaEglColorFormatY12V12U12_420SemiPlanar_709_ER");
_Static_assert((long long)cudaEglColorFormatY12V12U12_444SemiPlanar_ER == 112LL,
    "value of cudaEglColorFormatY12V12U12_444SemiPlanar_ER");
_Static_assert((long long)cudaEglColorFormatY12V12U12_444SemiPlanar_709_ER == 113LL,
    "value of cudaEglColorFormatY12V12U12_444SemiPlanar_709_ER");
_Static_assert((long long)cudaEglColorFormatUYVY709 == 114LL, "value of cudaEglColorFormatUYVY709");
_Static_assert((long long)cudaEglColorFormatUYVY709_ER == 115LL,
    "value of cudaEglColorFormatUYVY709_ER");
_Static_assert((long long)cudaEglColorFormatUYVY2020 == 116LL,
    "value of cudaEglColorFormatUYVY2020");
_Static_assert((long long)cudaGLDeviceListAll == 1LL, "value of cudaGLDeviceListAll");
_Static_assert((long long)cudaGLDeviceListCurrentFrame == 2LL,
    "value of cudaGLDeviceListCurrentFrame");
_Static_assert((long long)cudaGLDeviceListNextFrame == 3LL, "value of cudaGLDeviceListNextFrame");
_Static_assert((long long)cudaGLMapFlagsNone == 0LL, "value of cudaGLMapFlagsNone");
_Static_assert((long long)cudaGLMapFlagsReadOnly == 1LL, "value of cudaGLMapFlagsReadOnly");
_Static_assert((long long)cudaGLMapFlagsWriteDiscard == 2LL, "value of cudaGLMapFlagsWriteDiscard");
_Static_assert(sizeof(struct char1) == 1, "size of struct char1");
_Static_assert(_Alignof(struct char1) == 1, "alignment of struct char1");
_Static_assert(__builtin_offsetof(struct char1, x) == 0, "offset of struct char1.x");
_Static_assert(sizeof(struct uchar1) == 1, "size of struct uchar1");
_Static_assert(_Alignof(struct uchar1) == 1, "alignment of struct uchar1");
_Static_assert(__builtin_offsetof(struct uchar1, x) == 0, "offset of struct uchar1.x");
_Static_assert(sizeof(struct char2) == 2, "size of struct char2");
_Static_assert(_Alignof(struct char2) == 2, "alignment of struct char2");
_Static_assert(__builtin_offsetof(struct char2, x) == 0, "offset of struct char2.x");
_Static_assert(__builtin_offsetof(struct char2, y) == 1, "offset of struct char2.y");
_Static_assert(sizeof(struct uchar2) == 2, "size of struct uchar2");
_Static_assert(_Alignof(struct uchar2) == 2, "alignment of struct uchar2");
_Static_assert(__builtin_offsetof(struct uchar2, x) == 0, "offset of struct uchar2.x");
_Static_assert(__builtin_offsetof(struct uchar2, y) == 1, "offset of struct uchar2.y");
_Static_assert(sizeof(struct char3) == 3, "size of struct char3");
_Static_assert(_Alignof(struct char3) == 1, "alignment of struct char3");
_Static_assert(__builtin_offsetof(struct char3, x) == 0, "offset of struct char3.x");
_Static_assert(__builtin_offsetof(struct char3, y) == 1, "offset of struct char3.y");
_Static_assert(__builtin_offsetof(struct char3, z) == 2, "offset of struct char3.z");
_Static_assert(sizeof(struct uchar3) == 3, "size of struct uchar3");
_Static_assert(_Alignof(struct uchar3) == 1, "alignment of struct uchar3");
_Static_assert(__builtin_offsetof(struct uchar3, x) == 0, "offset of struct uchar3.x");
_Static_assert(__builtin_offsetof(struct uchar3, y) == 1, "offset of struct uchar3.y");
_Static_assert(__builtin_offsetof(struct uchar3, z) == 2, "offset of struct uchar3.z");
_Static_assert(sizeof(struct char4) == 4, "size of struct char4");
_Static_assert(_Alignof(struct char4) == 4, "alignment of struct char4");
_Static_assert(__builtin_offsetof(struct char4, x) == 0, "offset of struct char4.x");
_Static_assert(__builtin_offsetof(struct char4, y) == 1, "offset of struct char4.y");
_Static_assert(__builtin_offsetof(struct char4, z) == 2, "offset of struct char4.z");
_Static_assert(__builtin_offsetof(struct char4, w) == 3, "offset of struct char4.w");
_Static_assert(sizeof(struct uchar4) == 4, "size of struct uchar4");
_Static_assert(_Alignof(struct uchar4) == 4, "alignment of struct uchar4");
_Static_assert(__builtin_offsetof(struct uchar4, x) == 0, "offset of struct uchar4.x");
_Static_assert(__builtin_offsetof(struct uchar4, y) == 1, "offset of struct uchar4.y");
_Static_assert(__builtin_offsetof(struct uchar4, z) == 2, "offset of struct uchar4.z");
_Static_assert(__builtin_offsetof(struct uchar4, w) == 3, "offset of struct uchar4.w");
_Static_assert(sizeof(struct short1) == 2, "size of struct short1");
_Static_assert(_Alignof(struct short1) == 2, "alignment of struct short1");
_Static_assert(__builtin_offsetof(struct short1, x) == 0, "offset of struct short1.x");
_Static_assert(sizeof(struct ushort1) == 2, "size of struct ushort1");
_Static_assert(_Alignof(struct ushort1) == 2, "alignment of struct ushort1");
_Static_assert(__builtin_offsetof(struct ushort1, x) == 0, "offset of struct ushort1.x");
_Static_assert(sizeof(struct short2) == 4, "size of struct short2");
_Static_assert(_Alignof(struct short2) == 4, "alignment of struct short2");
_Static_assert(__builtin_offsetof(struct short2, x) == 0, "offset of struct short2.x");
_Static_assert(__builtin_offsetof(struct short2, y) == 2, "offset of struct short2.y");
_Static_assert(sizeof(struct ushort2) == 4, "size of struct ushort2");
_Static_assert(_Alignof(struct ushort2) == 4, "alignment of struct ushort2");
_Static_assert(__builtin_offsetof(struct ushort2, x) == 0, "offset of struct ushort2.x");
_Static_assert(__builtin_offsetof(struct ushort2, y) == 2, "offset of struct ushort2.y");
_Static_assert(sizeof(struct short3) == 6, "size of struct short3");
_Static_assert(_Alignof(struct short3) == 2, "alignment of struct short3");
_Static_assert(__builtin_offsetof(struct short3, x) == 0, "offset of struct short3.x");
_Static_assert(__builtin_offsetof(struct short3, y) == 2, "offset of struct short3.y");
_Static_assert(__builtin_offsetof(struct short3, z) == 4, "offset of struct short3.z");
_Static_assert(sizeof(struct ushort3) == 6, "size of struct ushort3");
_Static_assert(_Alignof(struct ushort3) == 2, "alignment of struct ushort3");
_Static_assert(__builtin_offsetof(struct ushort3, x) == 0, "offset of struct ushort3.x");
_Static_assert(__builtin_offsetof(struct ushort3, y) == 2, "offset of struct ushort3.y");
_Static_assert(__builtin_offsetof(struct ushort3, z) == 4, "offset of struct ushort3.z");
_Static_assert(sizeof(struct short4) == 8, "size of struct short4");
_Static_assert(_Alignof(struct short4) == 8, "alignment of struct short4");
_Static_assert(__builtin_offsetof(struct short4, x) == 0, "offset of struct short4.x");
_Static_assert(__builtin_offsetof(struct short4, y) == 2, "offset of struct short4.y");
_Static_assert(__builtin_offsetof(struct short4, z) == 4, "offset of struct short4.z");
_Static_assert(__builtin_offsetof(struct short4, w) == 6, "offset of struct short4.w");
_Static_assert(sizeof(struct ushort4) == 8, "size of struct ushort4");
_Static_assert(_Alignof(struct ushort4) == 8, "alignment of struct ushort4");
_Static_assert(__builtin_offsetof(struct ushort4, x) == 0, "offset of struct ushort4.x");
_Static_assert(__builtin_offsetof(struct ushort4, y) == 2, "offset of struct ushort4.y");
_Static_assert(__builtin_offsetof(struct ushort4, z) == 4, "offset of struct ushort4.z");
_Static_assert(__builtin_offsetof(struct ushort4, w) == 6, "offset of struct ushort4.w");
_Static_assert(sizeof(struct int1) == 4, "size of struct int1");
_Static_assert(_Alignof(struct int1) == 4, "alignment of struct int1");
_Static_assert(__builtin_offsetof(struct int1, x) == 0, "offset of struct int1.x");
_Static_assert(sizeof(struct uint1) == 4, "size of struct uint1");
_Static_assert(_Alignof(struct uint1) == 4, "alignment of struct uint1");
_Static_assert(__builtin_offsetof(struct uint1, x) == 0, "offset of struct uint1.x");
_Static_assert(sizeof(struct int2) == 8, "size of struct int2");
_Static_assert(_Alignof(struct int2) == 8, "alignment of struct int2");
_Static_assert(__builtin_offsetof(struct int2, x) == 0, "offset of struct int2.x");
_Static_assert(__builtin_offsetof(struct int2, y) == 4, "offset of struct int2.y");
_Static_assert(sizeof(struct uint2) == 8, "size of struct uint2");
_Static_assert(_Alignof(struct uint2) == 8, "alignment of struct uint2");
_Static_assert(__builtin_offsetof(struct uint2, x) == 0, "offset of struct uint2.x");
_Static_assert(__builtin_offsetof(struct uint2, y) == 4, "offset of struct uint2.y");
_Static_assert(sizeof(struct int3) == 12, "size of struct int3");
_Static_assert(_Alignof(struct int3) == 4, "alignment of struct int3");
_Static_assert(__builtin_offsetof(struct int3, x) == 0, "offset of struct int3.x");
_Static_assert(__builtin_offsetof(struct int3, y) == 4, "offset of struct int3.y");
_Static_assert(__builtin_offsetof(struct int3, z) == 8, "offset of struct int3.z");
_Static_assert(sizeof(struct uint3) == 12, "size of struct uint3");
_Static_assert(_Alignof(struct uint3) == 4, "alignment of struct uint3");
_Static_assert(__builtin_offsetof(struct uint3, x) == 0, "offset of struct uint3.x");
_Static_assert(__builtin_offsetof(struct uint3, y) == 4, "offset of struct uint3.y");
_Static_assert(__builtin_offsetof(struct uint3, z) == 8, "offset of struct uint3.z");
_Static_assert(sizeof(struct int4) == 16, "size of struct int4");
_Static_assert(_Alignof(struct int4) == 16, "alignment of struct int4");
_Static_assert(__builtin_offsetof(struct int4, x) == 0, "offset of struct int4.x");
_Static_assert(__builtin_offsetof(struct int4, y) == 4, "offset of struct int4.y");
_Static_assert(__builtin_offsetof(struct int4, z) == 8, "offset of struct int4.z");
_Static_assert(__builtin_offsetof(struct int4, w) == 12, "offset of struct int4.w");
_Static_assert(sizeof(struct uint4) == 16, "size of struct uint4");
_Static_assert(_Alignof(struct uint4) == 16, "alignment of struct uint4");
_Static_assert(__builtin_offsetof(struct uint4, x) == 0, "offset of struct uint4.x");
_Static_assert(__builtin_offsetof(struct uint4, y) == 4, "offset of struct uint4.y");
_Static_assert(__builtin_offsetof(struct uint4, z) == 8, "offset of struct uint4.z");
_Static_assert(__builtin_offsetof(struct uint4, w) == 12, "offset of struct uint4.w");
_Static_assert(sizeof(struct long1) == 8, "size of struct long1");
_Static_assert(_Alignof(struct long1) == 8, "alignment of struct long1");
_Static_assert(__builtin_offsetof(struct long1, x) == 0, "offset of struct long1.x");
_Static_assert(sizeof(struct ulong1) == 8, "size of struct ulong1");
_Static_assert(_Alignof(struct ulong1) == 8, "alignment of struct ulong1");
_Static_assert(__builtin_offsetof(struct ulong1, x) == 0, "offset of struct ulong1.x");
_Static_assert(sizeof(struct long2) == 16, "size of struct long2");
_Static_assert(_Alignof(struct long2) == 16, "alignment of struct long2");
_Static_assert(__builtin_offsetof(struct long2, x) == 0, "offset of struct long2.x");
_Static_assert(__builtin_offsetof(struct long2, y) == 8, "offset of struct long2.y");
_Static_assert(sizeof(struct ulong2) == 16, "size of struct ulong2");
_Static_assert(_Alignof(struct ulong2) == 16, "alignment of struct ulong2");
_Static_assert(__builtin_offsetof(struct ulong2, x) == 0, "offset of struct ulong2.x");
_Static_assert(__builtin_offsetof(struct ulong2, y) == 8, "offset of struct ulong2.y");
_Static_assert(sizeof(struct long3) == 24, "size of struct long3");
_Static_assert(_Alignof(struct long3) == 8, "alignment of struct long3");
_Static_assert(__builtin_offsetof(struct long3, x) == 0, "offset of struct long3.x");
_Static_assert(__builtin_offsetof(struct long3, y) == 8, "offset of struct long3.y");
_Static_assert(__builtin_offsetof(struct long3, z) == 16, "offset of struct long3.z");
_Static_assert(sizeof(struct ulong3) == 24, "size of struct ulong3");
_Static_assert(_Alignof(struct ulong3) == 8, "alignment of struct ulong3");
_Static_assert(__builtin_offsetof(struct ulong3, x) == 0, "offset of struct ulong3.x");
_Static_assert(__builtin_offsetof(struct ulong3, y) == 8, "offset of struct ulong3.y");
_Static_assert(__builtin_offsetof(struct ulong3, z) == 16, "offset of struct ulong3.z");
_Static_assert(sizeof(struct long4) == 32, "size of struct long4");
_Static_assert(_Alignof(struct long4) == 16, "alignment of struct long4");
_Static_assert(__builtin_offsetof(struct long4, x) == 0, "offset of struct long4.x");
_Static_assert(__builtin_offsetof(struct long4, y) == 8, "offset of struct long4.y");
_Static_assert(__builtin_offsetof(struct long4, z) == 16, "offset of struct long4.z");
_Static_assert(__builtin_offsetof(struct long4, w) == 24, "offset of struct long4.w");
_Static_assert(sizeof(struct ulong4) == 32, "size of struct ulong4");
_Static_assert(_Alignof(struct ulong4) == 16, "alignment of struct ulong4");
_Static_assert(__builtin_offsetof(struct ulong4, x) == 0, "offset of struct ulong4.x");
_Static_assert(__builtin_offsetof(struct ulong4, y) == 8, "offset of struct ulong4.y");
_Static_assert(__builtin_offsetof(struct ulong4, z) == 16, "offset of struct ulong4.z");
_Static_assert(__builtin_offsetof(struct ulong4, w) == 24, "offset of struct ulong4.w");
_Static_assert(sizeof(struct float1) == 4, "size of struct float1");
_Static_assert(_Alignof(struct float1) == 4, "alignment of struct float1");
_Static_assert(__builtin_offsetof(struct float1, x) == 0, "offset of struct float1.x");
_Static_assert(sizeof(struct float2) == 8, "size of struct float2");
_Static_assert(_Alignof(struct float2) == 8, "alignment of struct float2");
_Static_assert(__builtin_offsetof(struct float2, x) == 0, "offset of struct float2.x");
_Static_assert(__builtin_offsetof(struct float2, y) == 4, "offset of struct float2.y");
_Static_assert(sizeof(struct float3) == 12, "size of struct float3");
_Static_assert(_Alignof(struct float3) == 4, "alignment of struct float3");
_Static_assert(__builtin_offsetof(struct float3, x) == 0, "offset of struct float3.x");
_Static_assert(__builtin_offsetof(struct float3, y) == 4, "offset of struct float3.y");
_Static_assert(__builtin_offsetof(struct float3, z) == 8, "offset of struct float3.z");
_Static_assert(sizeof(struct float4) == 16, "size of struct float4");
_Static_assert(_Alignof(struct float4) == 16, "alignment of struct float4");
_Static_assert(__builtin_offsetof(struct float4, x) == 0, "offset of struct float4.x");
_Static_assert(__builtin_offsetof(struct float4, y) == 4, "offset of struct float4.y");
_Static_assert(__builtin_offsetof(struct float4, z) == 8, "offset of struct float4.z");
_Static_assert(__builtin_offsetof(struct float4, w) == 12, "offset of struct float4.w");
_Static_assert(sizeof(struct longlong1) == 8, "size of struct longlong1");
_Static_assert(_Alignof(struct longlong1) == 8, "alignment of struct longlong1");
_Static_assert(__builtin_offsetof(struct longlong1, x) == 0, "offset of struct longlong1.x");
_Static_assert(sizeof(struct ulonglong1) == 8, "size of struct ulonglong1");
_Static_assert(_Alignof(struct ulonglong1) == 8, "alignment of struct ulonglong1");
_Static_assert(__builtin_offsetof(struct ulonglong1, x) == 0, "offset of struct ulonglong1.x");
_Static_assert(sizeof(struct longlong2) == 16, "size of struct longlong2");
_Static_assert(_Alignof(struct longlong2) == 16, "alignment of struct longlong2");
_Static_assert(__builtin_offsetof(struct longlong2, x) == 0, "offset of struct longlong2.x");
_Static_assert(__builtin_offsetof(struct longlong2, y) == 8, "offset of struct longlong2.y");
_Static_assert(sizeof(struct ulonglong2) == 16, "size of struct ulonglong2");
_Static_assert(_Alignof(struct ulonglong2) == 16, "alignment of struct ulonglong2");
_Static_assert(__builtin_offsetof(struct ulonglong2, x) == 0, "offset of struct ulonglong2.x");
_Static_assert(__builtin_offsetof(struct ulonglong2, y) == 8, "offset of struct ulonglong2.y");
_Static_assert(sizeof(struct longlong3) == 24, "size of struct longlong3");
_Static_assert(_Alignof(struct longlong3) == 8, "alignment of struct longlong3");
_Static_assert(__builtin_offsetof(struct longlong3, x) == 0, "offset of struct longlong3.x");
_Static_assert(__builtin_offsetof(struct longlong3, y) == 8, "offset of struct longlong3.y");
_Static_assert(__builtin_offsetof(struct longlong3, z) == 16, "offset of struct longlong3.z");
_Static_assert(sizeof(struct ulonglong3) == 24, "size of struct ulonglong3");
_Static_assert(_Alignof(struct ulonglong3) == 8, "alignment of struct ulonglong3");
_Static_assert(__builtin_offsetof(struct ulonglong3, x) == 0, "offset of struct ulonglong3.x");
_Static_assert(__builtin_offsetof(struct ulonglong3, y) == 8, "offset of struct ulonglong3.y");
_Static_assert(__builtin_offsetof(struct ulonglong3, z) == 16, "offset of struct ulonglong3.z");
_Static_assert(sizeof(struct longlong4) == 32, "size of struct longlong4");
_Static_assert(_Alignof(struct longlong4) == 16, "alignment of struct longlong4");
_Static_assert(__builtin_offsetof(struct longlong4, x) == 0, "offset of struct longlong4.x");
_Static_assert(__builtin_offsetof(struct longlong4, y) == 8, "offset of struct longlong4.y");
_Static_assert(__builtin_offsetof(struct longlong4, z) == 16, "offset of struct longlong4.z");
_Static_assert(__builtin_offsetof(struct longlong4, w) == 24, "offset of struct longlong4.w");
_Static_assert(sizeof(struct ulonglong4) == 32, "size of struct ulonglong4");
_Static_assert(_Alignof(struct ulonglong4) == 16, "alignment of struct ulonglong4");
_Static_assert(__builtin_offsetof(struct ulonglong4, x) == 0, "offset of struct ulonglong4.x");
_Static_assert(__builtin_offsetof(struct ulonglong4, y) == 8, "offset of struct ulonglong4.y");
_Static_assert(__builtin_offsetof(struct ulonglong4, z) == 16, "offset of struct ulonglong4.z");
_Static_assert(__builtin_offsetof(struct ulonglong4, w) == 24, "offset of struct ulonglong4.w");
_Static_assert(sizeof(struct double1) == 8, "size of struct double1");
_Static_assert(_Alignof(struct double1) == 8, "alignment of struct double1");
_Static_assert(__builtin_offsetof(struct double1, x) == 0, "offset of struct double1.x");
_Static_assert(sizeof(struct double2) == 16, "size of struct double2");
_Static_assert(_Alignof(struct double2) == 16, "alignment of struct double2");
_Static_assert(__builtin_offsetof(struct double2, x) == 0, "offset of struct double2.x");
_Static_assert(__builtin_offsetof(struct double2, y) == 8, "offset of struct double2.y");
_Static_assert(sizeof(struct double3) == 24, "size of struct double3");
_Static_assert(_Alignof(struct double3) == 8, "alignment of struct double3");
_Static_assert(__builtin_offsetof(struct double3, x) == 0, "offset of struct double3.x");
_Static_assert(__builtin_offsetof(struct double3, y) == 8, "offset of struct double3.y");
_Static_assert(__builtin_offsetof(struct double3, z) == 16, "offset of struct double3.z");
_Static_assert(sizeof(struct double4) == 32, "size of struct double4");
_Static_assert(_Alignof(struct double4) == 16, "alignment of struct double4");
_Static_assert(__builtin_offsetof(struct double4, x) == 0, "offset of struct double4.x");
_Static_assert(__builtin_offsetof(struct double4, y) == 8, "offset of struct double4.y");
_Static_assert(__builtin_offsetof(struct double4, z) == 16, "offset of struct double4.z");
_Static_assert(__builtin_offsetof(struct double4, w) == 24, "offset of struct double4.w");
_Static_assert(sizeof(struct dim3) == 12, "size of struct dim3");
_Static_assert(_Alignof(struct dim3) == 4, "alignment of struct dim3");
_Static_assert(__builtin_offsetof(struct dim3, x) == 0, "offset of struct dim3.x");
_Static_assert(__builtin_offsetof(struct dim3, y) == 4, "offset of struct dim3.y");
_Static_assert(__builtin_offsetof(struct dim3, z) == 8, "offset of struct dim3.z");
_Static_assert(sizeof(struct cudaChannelFormatDesc) == 20, "size of struct cudaChannelFormatDesc");
_Static_assert(_Alignof(struct cudaChannelFormatDesc) == 4,
    "alignment of struct cudaChannelFormatDesc");
_Static_assert(__builtin_offsetof(struct cudaChannelFormatDesc, x) == 0,
    "offset of struct cudaChannelFormatDesc.x");
_Static_assert(__builtin_offsetof(struct cudaChannelFormatDesc, y) == 4,
    "offset of struct cudaChannelFormatDesc.y");
_Static_assert(__builtin_offsetof(struct cudaChannelFormatDesc, z) == 8,
    "offset of struct cudaChannelFormatDesc.z");
_Static_assert(__builtin_offsetof(struct cudaChannelFormatDesc, w) == 12,
    "offset of struct cudaChannelFormatDesc.w");
_Static_assert(__builtin_offsetof(struct cudaChannelFormatDesc, f) == 16,
    "offset of struct cudaChannelFormatDesc.f");
_Static_assert(sizeof(struct cudaArraySparseProperties) == 48,
    "size of struct cudaArraySparseProperties");
_Static_assert(_Alignof(struct cudaArraySparseProperties) == 8,
    "alignment of struct cudaArraySparseProperties");
_Static_assert(__builtin_offsetof(struct cudaArraySparseProperties, tileExtent) == 0,
    "offset of struct cudaArraySparseProperties.tileExtent");
_Static_assert(__builtin_offsetof(struct cudaArraySparseProperties, miptailFirstLevel) == 12,
    "offset of struct cudaArraySparseProperties.miptailFirstLevel");
_Static_assert(__builtin_offsetof(struct cudaArraySparseProperties, miptailSize) == 16,
    "offset of struct cudaArraySparseProperties.miptailSize");
_Static_assert(__builtin_offsetof(struct cudaArraySparseProperties, flags) == 24,
    "offset of struct cudaArraySparseProperties.flags");
_Static_assert(__builtin_offsetof(struct cudaArraySparseProperties, reserved) == 28,
    "offset of struct cudaArraySparseProperties.reserved");
_Static_assert(sizeof(struct cudaArrayMemoryRequirements) == 32,
    "size of struct cudaArrayMemoryRequirements");
_Static_assert(_Alignof(struct cudaArrayMemoryRequirements) == 8,
    "alignment of struct cudaArrayMemoryRequirements");
_Static_assert(__builtin_offsetof(struct cudaArrayMemoryRequirements, size) == 0,
    "offset of struct cudaArrayMemoryRequirements.size");
_Static_assert(__builtin_offsetof(struct cudaArrayMemoryRequirements, alignment) == 8,
    "offset of struct cudaArrayMemoryRequirements.alignment");
_Static_assert(__builtin_offsetof(struct cudaArrayMemoryRequirements, reserved) == 16,
    "offset of struct cudaArrayMemoryRequirements.reserved");
_Static_assert(sizeof(struct cudaPitchedPtr) == 32, "size of struct cudaPitchedPtr");
_Static_assert(_Alignof(struct cudaPitchedPtr) == 8, "alignment of struct cudaPitchedPtr");
_Static_assert(__builtin_offsetof(struct cudaPitchedPtr, ptr) == 0,
    "offset of struct cudaPitchedPtr.ptr");
_Static_assert(__builtin_offsetof(struct cudaPitchedPtr, pitch) == 8,
    "offset of struct cudaPitchedPtr.pitch");
_Static_assert(__builtin_offsetof(struct cudaPitchedPtr, xsize) == 16,
    "offset of struct cudaPitchedPtr.xsize");
_Static_assert(__builtin_offsetof(struct cudaPitchedPtr, ysize) == 24,
    "offset of struct cudaPitchedPtr.ysize");
_Static_assert(sizeof(struct cudaExtent) == 24, "size of struct cudaExtent");
_Static_assert(_Alignof(struct cudaExtent) == 8, "alignment of struct cudaExtent");
_Static_assert(__builtin_offsetof(struct cudaExtent, width) == 0,
    "offset of struct cudaExtent.width");
_Static_assert(__builtin_offsetof(struct cudaExtent, height) == 8,
    "offset of struct cudaExtent.height");
_Static_assert(__builtin_offsetof(struct cudaExtent, depth) == 16,
    "offset of struct cudaExtent.depth");
_Static_assert(sizeof(struct cudaPos) == 24, "size of struct cudaPos");
_Static_assert(_Alignof(struct cudaPos) == 8, "alignment of struct cudaPos");
_Static_assert(__builtin_offsetof(struct cudaPos, x) == 0, "offset of struct cudaPos.x");
_Static_assert(__builtin_offsetof(struct cudaPos, y) == 8, "offset of struct cudaPos.y");
_Static_assert(__builtin_offsetof(struct cudaPos, z) == 16, "offset of struct cudaPos.z");
_Static_assert(sizeof(struct cudaMemcpy3DParms) == 160, "size of struct cudaMemcpy3DParms");
_Static_assert(_Alignof(struct cudaMemcpy3DParms) == 8, "alignment of struct cudaMemcpy3DParms");
_Static_assert(__builtin_offsetof(struct cudaMemcpy3DParms, srcArray) == 0,
    "offset of struct cudaMemcpy3DParms.srcArray");
_Static_assert(__builtin_offsetof(struct cudaMemcpy3DParms, srcPos) == 8,
    "offset of struct cudaMemcpy3DParms.srcPos");
_Static_assert(__builtin_offsetof(struct cudaMemcpy3DParms, srcPtr) == 32,
    "offset of struct cudaMemcpy3DParms.srcPtr");
_Static_assert(__builtin_offsetof(struct cudaMemcpy3DParms, dstArray) == 64,
    "offset of struct cudaMemcpy3DParms.dstArray");
_Static_assert(__builtin_offsetof(struct cudaMemcpy3DParms, dstPos) == 72,
    "offset of struct cudaMemcpy3DParms.dstPos");
_Static_assert(__builtin_offsetof(struct cudaMemcpy3DParms, dstPtr) == 96,
    "offset of struct cudaMemcpy3DParms.dstPtr");
_Static_assert(__builtin_offsetof(struct cudaMemcpy3DParms, extent) == 128,
    "offset of struct cudaMemcpy3DParms.extent");
_Static_assert(__builtin_offsetof(struct cudaMemcpy3DParms, kind) == 152,
    "offset of struct cudaMemcpy3DParms.kind");
_Static_assert(sizeof(struct cudaMemcpyNodeParams) == 176, "size of struct cudaMemcpyNodeParams");
_Static_assert(_Alignof(struct cudaMemcpyNodeParams) == 8,
    "alignment of struct cudaMemcpyNodeParams");
_Static_assert(__builtin_offsetof(struct cudaMemcpyNodeParams, flags) == 0,
    "offset of struct cudaMemcpyNodeParams.flags");
_Static_assert(__builtin_offsetof(struct cudaMemcpyNodeParams, reserved) == 4,
    "offset of struct cudaMemcpyNodeParams.reserved");
_Static_assert(__builtin_offsetof(struct cudaMemcpyNodeParams, copyParams) == 16,
    "offset of struct cudaMemcpyNodeParams.copyParams");
_Static_assert(sizeof(struct cudaMemcpy3DPeerParms) == 168, "size of struct cudaMemcpy3DPeerParms");
_Static_assert(_Alignof(struct cudaMemcpy3DPeerParms) == 8,
    "alignment of struct cudaMemcpy3DPeerParms");
_Static_assert(__builtin_offsetof(struct cudaMemcpy3DPeerParms, srcArray) == 0,
    "offset of struct cudaMemcpy3DPeerParms.srcArray");
_Static_assert(__builtin_offsetof(struct cudaMemcpy3DPeerParms, srcPos) == 8,
    "offset of struct cudaMemcpy3DPeerParms.srcPos");
_Static_assert(__builtin_offsetof(struct cudaMemcpy3DPeerParms, srcPtr) == 32,
    "offset of struct cudaMemcpy3DPeerParms.srcPtr");
_Static_assert(__builtin_offsetof(struct cudaMemcpy3DPeerParms, srcDevice) == 64,
    "offset of struct cudaMemcpy3DPeerParms.srcDevice");
_Static_assert(__builtin_offsetof(struct cudaMemcpy3DPeerParms, dstArray) == 72,
    "offset of struct cudaMemcpy3DPeerParms.dstArray");
_Static_assert(__builtin_offsetof(struct cudaMemcpy3DPeerParms, dstPos) == 80,
    "offset of struct cudaMemcpy3DPeerParms.dstPos");
_Static_assert(__builtin_offsetof(struct cudaMemcpy3DPeerParms, dstPtr) == 104,
    "offset of struct cudaMemcpy3DPeerParms.dstPtr");
_Static_assert(__builtin_offsetof(struct cudaMemcpy3DPeerParms, dstDevice) == 136,
    "offset of struct cudaMemcpy3DPeerParms.dstDevice");
_Static_assert(__builtin_offsetof(struct cudaMemcpy3DPeerParms, extent) == 144,
    "offset of struct cudaMemcpy3DPeerParms.extent");
_Static_assert(sizeof(struct cudaMemsetParams) == 40, "size of struct cudaMemsetParams");
_Static_assert(_Alignof(struct cudaMemsetParams) == 8, "alignment of struct cudaMemsetParams");
_Static_assert(__builtin_offsetof(struct cudaMemsetParams, dst) == 0,
    "offset of struct cudaMemsetParams.dst");
_Static_assert(__builtin_offsetof(struct cudaMemsetParams, pitch) == 8,
    "offset of struct cudaMemsetParams.pitch");
_Static_assert(__builtin_offsetof(struct cudaMemsetParams, value) == 16,
    "offset of struct cudaMemsetParams.value");
_Static_assert(__builtin_offsetof(struct cudaMemsetParams, elementSize) == 20,
    "offset of struct cudaMemsetParams.elementSize");
_Static_assert(__builtin_offsetof(struct cudaMemsetParams, width) == 24,
    "offset of struct cudaMemsetParams.width");
_Static_assert(__builtin_offsetof(struct cudaMemsetParams, height) == 32,
    "offset of struct cudaMemsetParams.height");
_Static_assert(sizeof(struct cudaMemsetParamsV2) == 40, "size of struct cudaMemsetParamsV2");
_Static_assert(_Alignof(struct cudaMemsetParamsV2) == 8, "alignment of struct cudaMemsetParamsV2");
_Static_assert(__builtin_offsetof(struct cudaMemsetParamsV2, dst) == 0,
    "offset of struct cudaMemsetParamsV2.dst");
_Static_assert(__builtin_offsetof(struct cudaMemsetParamsV2, pitch) == 8,
    "offset of struct cudaMemsetParamsV2.pitch");
_Static_assert(__builtin_offsetof(struct cudaMemsetParamsV2, value) == 16,
    "offset of struct cudaMemsetParamsV2.value");
_Static_assert(__builtin_offsetof(struct cudaMemsetParamsV2, elementSize) == 20,
    "offset of struct cudaMemsetParamsV2.elementSize");
_Static_assert(__builtin_offsetof(struct cudaMemsetParamsV2, width) == 24,
    "offset of struct cudaMemsetParamsV2.width");
_Static_assert(__builtin_offsetof(struct cudaMemsetParamsV2, height) == 32,
    "offset of struct cudaMemsetParamsV2.height");
_Static_assert(sizeof(struct cudaAccessPolicyWindow) == 32,
    "size of struct cudaAccessPolicyWindow");
_Static_assert(_Alignof(struct cudaAccessPolicyWindow) == 8,
    "alignment of struct cudaAccessPolicyWindow");
_Static_assert(__builtin_offsetof(struct cudaAccessPolicyWindow, base_ptr) == 0,
    "offset of struct cudaAccessPolicyWindow.base_ptr");
_Static_assert(__builtin_offsetof(struct cudaAccessPolicyWindow, num_bytes) == 8,
    "offset of struct cudaAccessPolicyWindow.num_bytes");
_Static_assert(__builtin_offsetof(struct cudaAccessPolicyWindow, hitRatio) == 16,
    "offset of struct cudaAccessPolicyWindow.hitRatio");
_Static_assert(__builtin_offsetof(struct cudaAccessPolicyWindow, hitProp) == 20,
    "offset of struct cudaAccessPolicyWindow.hitProp");
_Static_assert(__builtin_offsetof(struct cudaAccessPolicyWindow, missProp) == 24,
    "offset of struct cudaAccessPolicyWindow.missProp");
_Static_assert(sizeof(struct cudaHostNodeParams) == 16, "size of struct cudaHostNodeParams");
_Static_assert(_Alignof(struct cudaHostNodeParams) == 8, "alignment of struct cudaHostNodeParams");
_Static_assert(__builtin_offsetof(struct cudaHostNodeParams, fn) == 0,
    "offset of struct cudaHostNodeParams.fn");
_Static_assert(__builtin_offsetof(struct cudaHostNodeParams, userData) == 8,
    "offset of struct cudaHostNodeParams.userData");
_Static_assert(sizeof(struct cudaHostNodeParamsV2) == 16, "size of struct cudaHostNodeParamsV2");
_Static_assert(_Alignof(struct cudaHostNodeParamsV2) == 8,
    "alignment of struct cudaHostNodeParamsV2");
_Static_assert(__builtin_offsetof(struct cudaHostNodeParamsV2, fn) == 0,
    "offset of struct cudaHostNodeParamsV2.fn");
_Static_assert(__builtin_offsetof(struct cudaHostNodeParamsV2, userData) == 8,
    "offset of struct cudaHostNodeParamsV2.userData");
_Static_assert(sizeof(struct cudaResourceDesc) == 64, "size of struct cudaResourceDesc");
_Static_assert(_Alignof(struct cudaResourceDesc) == 8, "alignment of struct cudaResourceDesc");
_Static_assert(__builtin_offsetof(struct cudaResourceDesc, resType) == 0,
    "offset of struct cudaResourceDesc.resType");
_Static_assert(__builtin_offsetof(struct cudaResourceDesc, res) == 8,
    "offset of struct cudaResourceDesc.res");
_Static_assert(sizeof(struct cudaResourceViewDesc) == 48, "size of struct cudaResourceViewDesc");
_Static_assert(_Alignof(struct cudaResourceViewDesc) == 8,
    "alignment of struct cudaResourceViewDesc");
_Static_assert(__builtin_offsetof(struct cudaResourceViewDesc, format) == 0,
    "offset of struct cudaResourceViewDesc.format");
_Static_assert(__builtin_offsetof(struct cudaResourceViewDesc, width) == 8,
    "offset of struct cudaResourceViewDesc.width");
_Static_assert(__builtin_offsetof(struct cudaResourceViewDesc, height) == 16,
    "offset of struct cudaResourceViewDesc.height");
_Static_assert(__builtin_offsetof(struct cudaResourceViewDesc, depth) == 24,
    "offset of struct cudaResourceViewDesc.depth");
_Static_assert(__builtin_offsetof(struct cudaResourceViewDesc, firstMipmapLevel) == 32,
    "offset of struct cudaResourceViewDesc.firstMipmapLevel");
_Static_assert(__builtin_offsetof(struct cudaResourceViewDesc, lastMipmapLevel) == 36,
    "offset of struct cudaResourceViewDesc.lastMipmapLevel");
_Static_assert(__builtin_offsetof(struct cudaResourceViewDesc, firstLayer) == 40,
    "offset of struct cudaResourceViewDesc.firstLayer");
_Static_assert(__builtin_offsetof(struct cudaResourceViewDesc, lastLayer) == 44,
    "offset of struct cudaResourceViewDesc.lastLayer");
_Static_assert(sizeof(struct cudaPointerAttributes) == 24, "size of struct cudaPointerAttributes");
_Static_assert(_Alignof(struct cudaPointerAttributes) == 8,
    "alignment of struct cudaPointerAttributes");
_Static_assert(__builtin_offsetof(struct cudaPointerAttributes, type) == 0,
    "offset of struct cudaPointerAttributes.type");
_Static_assert(__builtin_offsetof(struct cudaPointerAttributes, device) == 4,
    "offset of struct cudaPointerAttributes.device");
_Static_assert(__builtin_offsetof(struct cudaPointerAttributes, devicePointer) == 8,
    "offset of struct cudaPointerAttributes.devicePointer");
_Static_assert(__builtin_offsetof(struct cudaPointerAttributes, hostPointer) == 16,
    "offset of struct cudaPointerAttributes.hostPointer");
_Static_assert(sizeof(struct cudaFuncAttributes) == 144, "size of struct cudaFuncAttributes");
_Static_assert(_Alignof(struct cudaFuncAttributes) == 8, "alignment of struct cudaFuncAttributes");
_Static_assert(__builtin_offsetof(struct cudaFuncAttributes, sharedSizeBytes) == 0,
    "offset of struct cudaFuncAttributes.sharedSizeBytes");
_Static_assert(__builtin_offsetof(struct cudaFuncAttributes, constSizeBytes) == 8,
    "offset of struct cudaFuncAttributes.constSizeBytes");
_Static_assert(__builtin_offsetof(struct cudaFuncAttributes, localSizeBytes) == 16,
    "offset of struct cudaFuncAttributes.localSizeBytes");
_Static_assert(__builtin_offsetof(struct cudaFuncAttributes, maxThreadsPerBlock) == 24,
    "offset of struct cudaFuncAttributes.maxThreadsPerBlock");
_Static_assert(__builtin_offsetof(struct cudaFuncAttributes, numRegs) == 28,
    "offset of struct cudaFuncAttributes.numRegs");
_Static_assert(__builtin_offsetof(struct cudaFuncAttributes, ptxVersion) == 32,
    "offset of struct cudaFuncAttributes.ptxVersion");
_Static_assert(__builtin_offsetof(struct cudaFuncAttributes, binaryVersion) == 36,
    "offset of struct cudaFuncAttributes.binaryVersion");
_Static_assert(__builtin_offsetof(struct cudaFuncAttributes, cacheModeCA) == 40,
    "offset of struct cudaFuncAttributes.cacheModeCA");
_Static_assert(__builtin_offsetof(struct cudaFuncAttributes, maxDynamicSharedSizeBytes) == 44,
    "offset of struct cudaFuncAttributes.maxDynamicSharedSizeBytes");
_Static_assert(__builtin_offsetof(struct cudaFuncAttributes, preferredShmemCarveout) == 48,
    "offset of struct cudaFuncAttributes.preferredShmemCarveout");
_Static_assert(__builtin_offsetof(struct cudaFuncAttributes, clusterDimMustBeSet) == 52,
    "offset of struct cudaFuncAttributes.clusterDimMustBeSet");
_Static_assert(__builtin_offsetof(struct cudaFuncAttributes, requiredClusterWidth) == 56,
    "offset of struct cudaFuncAttributes.requiredClusterWidth");
_Static_assert(__builtin_offsetof(struct cudaFuncAttributes, requiredClusterHeight) == 60,
    "offset of struct cudaFuncAttributes.requiredClusterHeight");
_Static_assert(__builtin_offsetof(struct cudaFuncAttributes, requiredClusterDepth) == 64,
    "offset of struct cudaFuncAttributes.requiredClusterDepth");
_Static_assert(__builtin_offsetof(struct cudaFuncAttributes,
    clusterSchedulingPolicyPreference) == 68,
    "offset of struct cudaFuncAttributes.clusterSchedulingPolicyPreference");
_Static_assert(__builtin_offsetof(struct cudaFuncAttributes, nonPortableClusterSizeAllowed) == 72,
    "offset of struct cudaFuncAttributes.nonPortableClusterSizeAllowed");
_Static_assert(__builtin_offsetof(struct cudaFuncAttributes, reserved) == 76,
    "offset of struct cudaFuncAttributes.reserved");
_Static_assert(sizeof(struct cudaMemLocation) == 8, "size of struct cudaMemLocation");
_Static_assert(_Alignof(struct cudaMemLocation) == 4, "alignment of struct cudaMemLocation");
_Static_assert(__builtin_offsetof(struct cudaMemLocation, type) == 0,
    "offset of struct cudaMemLocation.type");
_Static_assert(__builtin_offsetof(struct cudaMemLocation, id) == 4,
    "offset of struct cudaMemLocation.id");
_Static_assert(sizeof(struct cudaMemAccessDesc) == 12, "size of struct cudaMemAccessDesc");
_Static_assert(_Alignof(struct cudaMemAccessDesc) == 4, "alignment of struct cudaMemAccessDesc");
_Static_assert(__builtin_offsetof(struct cudaMemAccessDesc, location) == 0,
    "offset of struct cudaMemAccessDesc.location");
_Static_assert(__builtin_offsetof(struct cudaMemAccessDesc, flags) == 8,
    "offset of struct cudaMemAccessDesc.flags");
_Static_assert(sizeof(struct cudaMemPoolProps) == 88, "size of struct cudaMemPoolProps");
_Static_assert(_Alignof(struct cudaMemPoolProps) == 8, "alignment of struct cudaMemPoolProps");
_Static_assert(__builtin_offsetof(struct cudaMemPoolProps, allocType) == 0,
    "offset of struct cudaMemPoolProps.allocType");
_Static_assert(__builtin_offsetof(struct cudaMemPoolProps, handleTypes) == 4,
    "offset of struct cudaMemPoolProps.handleTypes");
_Static_assert(__builtin_offsetof(struct cudaMemPoolProps, location) == 8,
    "offset of struct cudaMemPoolProps.location");
_Static_assert(__builtin_offsetof(struct cudaMemPoolProps, win32SecurityAttributes) == 16,
    "offset of struct cudaMemPoolProps.win32SecurityAttributes");
_Static_assert(__builtin_offsetof(struct cudaMemPoolProps, maxSize) == 24,
    "offset of struct cudaMemPoolProps.maxSize");
_Static_assert(__builtin_offsetof(struct cudaMemPoolProps, usage) == 32,
    "offset of struct cudaMemPoolProps.usage");
_Static_assert(__builtin_offsetof(struct cudaMemPoolProps, reserved) == 34,
    "offset of struct cudaMemPoolProps.reserved");
_Static_assert(sizeof(struct cudaMemPoolPtrExportData) == 64,
    "size of struct cudaMemPoolPtrExportData");
_Static_assert(_Alignof(struct cudaMemPoolPtrExportData) == 1,
    "alignment of struct cudaMemPoolPtrExportData");
_Static_assert(__builtin_offsetof(struct cudaMemPoolPtrExportData, reserved) == 0,
    "offset of struct cudaMemPoolPtrExportData.reserved");
_Static_assert(sizeof(struct cudaMemAllocNodeParams) == 120,
    "size of struct cudaMemAllocNodeParams");
_Static_assert(_Alignof(struct cudaMemAllocNodeParams) == 8,
    "alignment of struct cudaMemAllocNodeParams");
_Static_assert(__builtin_offsetof(struct cudaMemAllocNodeParams, poolProps) == 0,
    "offset of struct cudaMemAllocNodeParams.poolProps");
_Static_assert(__builtin_offsetof(struct cudaMemAllocNodeParams, accessDescs) == 88,
    "offset of struct cudaMemAllocNodeParams.accessDescs");
_Static_assert(__builtin_offsetof(struct cudaMemAllocNodeParams, accessDescCount) == 96,
    "offset of struct cudaMemAllocNodeParams.accessDescCount");
_Static_assert(__builtin_offsetof(struct cudaMemAllocNodeParams, bytesize) == 104,
    "offset of struct cudaMemAllocNodeParams.bytesize");
_Static_assert(__builtin_offsetof(struct cudaMemAllocNodeParams, dptr) == 112,
    "offset of struct cudaMemAllocNodeParams.dptr");
_Static_assert(sizeof(struct cudaMemAllocNodeParamsV2) == 120,
    "size of struct cudaMemAllocNodeParamsV2");
_Static_assert(_Alignof(struct cudaMemAllocNodeParamsV2) == 8,
    "alignment of struct cudaMemAllocNodeParamsV2");
_Static_assert(__builtin_offsetof(struct cudaMemAllocNodeParamsV2, poolProps) == 0,
    "offset of struct cudaMemAllocNodeParamsV2.poolProps");
_Static_assert(__builtin_offsetof(struct cudaMemAllocNodeParamsV2, accessDescs) == 88,
    "offset of struct cudaMemAllocNodeParamsV2.accessDescs");
_Static_assert(__builtin_offsetof(struct cudaMemAllocNodeParamsV2, accessDescCount) == 96,
    "offset of struct cudaMemAllocNodeParamsV2.accessDescCount");
_Static_assert(__builtin_offsetof(struct cudaMemAllocNodeParamsV2, bytesize) == 104,
    "offset of struct cudaMemAllocNodeParamsV2.bytesize");
_Static_assert(__builtin_offsetof(struct cudaMemAllocNodeParamsV2, dptr) == 112,
    "offset of struct cudaMemAllocNodeParamsV2.dptr");
_Static_assert(sizeof(struct cudaMemFreeNodeParams) == 8, "size of struct cudaMemFreeNodeParams");
_Static_assert(_Alignof(struct cudaMemFreeNodeParams) == 8,
    "alignment of struct cudaMemFreeNodeParams");
_Static_assert(__builtin_offsetof(struct cudaMemFreeNodeParams, dptr) == 0,
    "offset of struct cudaMemFreeNodeParams.dptr");
_Static_assert(sizeof(struct cudaMemcpyAttributes) == 24, "size of struct cudaMemcpyAttributes");
_Static_assert(_Alignof(struct cudaMemcpyAttributes) == 4,
    "alignment of struct cudaMemcpyAttributes");
_Static_assert(__builtin_offsetof(struct cudaMemcpyAttributes, srcAccessOrder) == 0,
    "offset of struct cudaMemcpyAttributes.srcAccessOrder");
_Static_assert(__builtin_offsetof(struct cudaMemcpyAttributes, srcLocHint) == 4,
    "offset of struct cudaMemcpyAttributes.srcLocHint");
_Static_assert(__builtin_offsetof(struct cudaMemcpyAttributes, dstLocHint) == 12,
    "offset of struct cudaMemcpyAttributes.dstLocHint");
_Static_assert(__builtin_offsetof(struct cudaMemcpyAttributes, flags) == 20,
    "offset of struct cudaMemcpyAttributes.flags");
_Static_assert(sizeof(struct cudaOffset3D) == 24, "size of struct cudaOffset3D");
_Static_assert(_Alignof(struct cudaOffset3D) == 8, "alignment of struct cudaOffset3D");
_Static_assert(__builtin_offsetof(struct cudaOffset3D, x) == 0, "offset of struct cudaOffset3D.x");
_Static_assert(__builtin_offsetof(struct cudaOffset3D, y) == 8, "offset of struct cudaOffset3D.y");
_Static_assert(__builtin_offsetof(struct cudaOffset3D, z) == 16, "offset of struct cudaOffset3D.z");
_Static_assert(sizeof(struct cudaMemcpy3DOperand) == 40, "size of struct cudaMemcpy3DOperand");
_Static_assert(_Alignof(struct cudaMemcpy3DOperand) == 8,
    "alignment of struct cudaMemcpy3DOperand");
_Static_assert(__builtin_offsetof(struct cudaMemcpy3DOperand, type) == 0,
    "offset of struct cudaMemcpy3DOperand.type");
_Static_assert(__builtin_offsetof(struct cudaMemcpy3DOperand, op) == 8,
    "offset of struct cudaMemcpy3DOperand.op");
_Static_assert(sizeof(struct cudaMemcpy3DBatchOp) == 112, "size of struct cudaMemcpy3DBatchOp");
_Static_assert(_Alignof(struct cudaMemcpy3DBatchOp) == 8,
    "alignment of struct cudaMemcpy3DBatchOp");
_Static_assert(__builtin_offsetof(struct cudaMemcpy3DBatchOp, src) == 0,
    "offset of struct cudaMemcpy3DBatchOp.src");
_Static_assert(__builtin_offsetof(struct cudaMemcpy3DBatchOp, dst) == 40,
    "offset of struct cudaMemcpy3DBatchOp.dst");
_Static_assert(__builtin_offsetof(struct cudaMemcpy3DBatchOp, extent) == 80,
    "offset of struct cudaMemcpy3DBatchOp.extent");
_Static_assert(__builtin_offsetof(struct cudaMemcpy3DBatchOp, srcAccessOrder) == 104,
    "offset of struct cudaMemcpy3DBatchOp.srcAccessOrder");
_Static_assert(__builtin_offsetof(struct cudaMemcpy3DBatchOp, flags) == 108,
    "offset of struct cudaMemcpy3DBatchOp.flags");
_Static_assert(sizeof(cudaUUID_t) == 16, "size of cudaUUID_t");
_Static_assert(_Alignof(cudaUUID_t) == 1, "alignment of cudaUUID_t");
_Static_assert(__builtin_offsetof(cudaUUID_t, bytes) == 0, "offset of cudaUUID_t.bytes");
_Static_assert(sizeof(struct cudaDeviceProp) == 1032, "size of struct cudaDeviceProp");
_Static_assert(_Alignof(struct cudaDeviceProp) == 8, "alignment of struct cudaDeviceProp");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, name) == 0,
    "offset of struct cudaDeviceProp.name");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, uuid) == 256,
    "offset of struct cudaDeviceProp.uuid");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, luid) == 272,
    "offset of struct cudaDeviceProp.luid");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, luidDeviceNodeMask) == 280,
    "offset of struct cudaDeviceProp.luidDeviceNodeMask");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, totalGlobalMem) == 288,
    "offset of struct cudaDeviceProp.totalGlobalMem");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, sharedMemPerBlock) == 296,
    "offset of struct cudaDeviceProp.sharedMemPerBlock");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, regsPerBlock) == 304,
    "offset of struct cudaDeviceProp.regsPerBlock");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, warpSize) == 308,
    "offset of struct cudaDeviceProp.warpSize");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, memPitch) == 312,
    "offset of struct cudaDeviceProp.memPitch");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, maxThreadsPerBlock) == 320,
    "offset of struct cudaDeviceProp.maxThreadsPerBlock");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, maxThreadsDim) == 324,
    "offset of struct cudaDeviceProp.maxThreadsDim");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, maxGridSize) == 336,
    "offset of struct cudaDeviceProp.maxGridSize");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, clockRate) == 348,
    "offset of struct cudaDeviceProp.clockRate");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, totalConstMem) == 352,
    "offset of struct cudaDeviceProp.totalConstMem");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, major) == 360,
    "offset of struct cudaDeviceProp.major");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, minor) == 364,
    "offset of struct cudaDeviceProp.minor");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, textureAlignment) == 368,
    "offset of struct cudaDeviceProp.textureAlignment");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, texturePitchAlignment) == 376,
    "offset of struct cudaDeviceProp.texturePitchAlignment");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, deviceOverlap) == 384,
    "offset of struct cudaDeviceProp.deviceOverlap");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, multiProcessorCount) == 388,
    "offset of struct cudaDeviceProp.multiProcessorCount");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, kernelExecTimeoutEnabled) == 392,
    "offset of struct cudaDeviceProp.kernelExecTimeoutEnabled");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, integrated) == 396,
    "offset of struct cudaDeviceProp.integrated");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, canMapHostMemory) == 400,
    "offset of struct cudaDeviceProp.canMapHostMemory");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, computeMode) == 404,
    "offset of struct cudaDeviceProp.computeMode");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, maxTexture1D) == 408,
    "offset of struct cudaDeviceProp.maxTexture1D");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, maxTexture1DMipmap) == 412,
    "offset of struct cudaDeviceProp.maxTexture1DMipmap");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, maxTexture1DLinear) == 416,
    "offset of struct cudaDeviceProp.maxTexture1DLinear");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, maxTexture2D) == 420,
    "offset of struct cudaDeviceProp.maxTexture2D");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, maxTexture2DMipmap) == 428,
    "offset of struct cudaDeviceProp.maxTexture2DMipmap");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, maxTexture2DLinear) == 436,
    "offset of struct cudaDeviceProp.maxTexture2DLinear");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, maxTexture2DGather) == 448,
    "offset of struct cudaDeviceProp.maxTexture2DGather");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, maxTexture3D) == 456,
    "offset of struct cudaDeviceProp.maxTexture3D");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, maxTexture3DAlt) == 468,
    "offset of struct cudaDeviceProp.maxTexture3DAlt");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, maxTextureCubemap) == 480,
    "offset of struct cudaDeviceProp.maxTextureCubemap");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, maxTexture1DLayered) == 484,
    "offset of struct cudaDeviceProp.maxTexture1DLayered");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, maxTexture2DLayered) == 492,
    "offset of struct cudaDeviceProp.maxTexture2DLayered");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, maxTextureCubemapLayered) == 504,
    "offset of struct cudaDeviceProp.maxTextureCubemapLayered");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, maxSurface1D) == 512,
    "offset of struct cudaDeviceProp.maxSurface1D");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, maxSurface2D) == 516,
    "offset of struct cudaDeviceProp.maxSurface2D");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, maxSurface3D) == 524,
    "offset of struct cudaDeviceProp.maxSurface3D");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, maxSurface1DLayered) == 536,
    "offset of struct cudaDeviceProp.maxSurface1DLayered");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, maxSurface2DLayered) == 544,
    "offset of struct cudaDeviceProp.maxSurface2DLayered");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, maxSurfaceCubemap) == 556,
    "offset of struct cudaDeviceProp.maxSurfaceCubemap");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, maxSurfaceCubemapLayered) == 560,
    "offset of struct cudaDeviceProp.maxSurfaceCubemapLayered");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, surfaceAlignment) == 568,
    "offset of struct cudaDeviceProp.surfaceAlignment");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, concurrentKernels) == 576,
    "offset of struct cudaDeviceProp.concurrentKernels");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, ECCEnabled) == 580,
    "offset of struct cudaDeviceProp.ECCEnabled");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, pciBusID) == 584,
    "offset of struct cudaDeviceProp.pciBusID");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, pciDeviceID) == 588,
    "offset of struct cudaDeviceProp.pciDeviceID");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, pciDomainID) == 592,
    "offset of struct cudaDeviceProp.pciDomainID");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, tccDriver) == 596,
    "offset of struct cudaDeviceProp.tccDriver");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, asyncEngineCount) == 600,
    "offset of struct cudaDeviceProp.asyncEngineCount");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, unifiedAddressing) == 604,
    "offset of struct cudaDeviceProp.unifiedAddressing");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, memoryClockRate) == 608,
    "offset of struct cudaDeviceProp.memoryClockRate");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, memoryBusWidth) == 612,
    "offset of struct cudaDeviceProp.memoryBusWidth");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, l2CacheSize) == 616,
    "offset of struct cudaDeviceProp.l2CacheSize");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, persistingL2CacheMaxSize) == 620,
    "offset of struct cudaDeviceProp.persistingL2CacheMaxSize");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, maxThreadsPerMultiProcessor) == 624,
    "offset of struct cudaDeviceProp.maxThreadsPerMultiProcessor");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, streamPrioritiesSupported) == 628,
    "offset of struct cudaDeviceProp.streamPrioritiesSupported");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, globalL1CacheSupported) == 632,
    "offset of struct cudaDeviceProp.globalL1CacheSupported");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, localL1CacheSupported) == 636,
    "offset of struct cudaDeviceProp.localL1CacheSupported");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, sharedMemPerMultiprocessor) == 640,
    "offset of struct cudaDeviceProp.sharedMemPerMultiprocessor");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, regsPerMultiprocessor) == 648,
    "offset of struct cudaDeviceProp.regsPerMultiprocessor");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, managedMemory) == 652,
    "offset of struct cudaDeviceProp.managedMemory");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, isMultiGpuBoard) == 656,
    "offset of struct cudaDeviceProp.isMultiGpuBoard");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, multiGpuBoardGroupID) == 660,
    "offset of struct cudaDeviceProp.multiGpuBoardGroupID");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, hostNativeAtomicSupported) == 664,
    "offset of struct cudaDeviceProp.hostNativeAtomicSupported");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, singleToDoublePrecisionPerfRatio) == 668,
    "offset of struct cudaDeviceProp.singleToDoublePrecisionPerfRatio");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, pageableMemoryAccess) == 672,
    "offset of struct cudaDeviceProp.pageableMemoryAccess");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, concurrentManagedAccess) == 676,
    "offset of struct cudaDeviceProp.concurrentManagedAccess");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, computePreemptionSupported) == 680,
    "offset of struct cudaDeviceProp.computePreemptionSupported");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, canUseHostPointerForRegisteredMem) == 684,
    "offset of struct cudaDeviceProp.canUseHostPointerForRegisteredMem");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, cooperativeLaunch) == 688,
    "offset of struct cudaDeviceProp.cooperativeLaunch");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, cooperativeMultiDeviceLaunch) == 692,
    "offset of struct cudaDeviceProp.cooperativeMultiDeviceLaunch");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, sharedMemPerBlockOptin) == 696,
    "offset of struct cudaDeviceProp.sharedMemPerBlockOptin");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp,
    pageableMemoryAccessUsesHostPageTables) == 704,
    "offset of struct cudaDeviceProp.pageableMemoryAccessUsesHostPageTables");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, directManagedMemAccessFromHost) == 708,
    "offset of struct cudaDeviceProp.directManagedMemAccessFromHost");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, maxBlocksPerMultiProcessor) == 712,
    "offset of struct cudaDeviceProp.maxBlocksPerMultiProcessor");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, accessPolicyMaxWindowSize) == 716,
    "offset of struct cudaDeviceProp.accessPolicyMaxWindowSize");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, reservedSharedMemPerBlock) == 720,
    "offset of struct cudaDeviceProp.reservedSharedMemPerBlock");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, hostRegisterSupported) == 728,
    "offset of struct cudaDeviceProp.hostRegisterSupported");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, sparseCudaArraySupported) == 732,
    "offset of struct cudaDeviceProp.sparseCudaArraySupported");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, hostRegisterReadOnlySupported) == 736,
    "offset of struct cudaDeviceProp.hostRegisterReadOnlySupported");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, timelineSemaphoreInteropSupported) == 740,
    "offset of struct cudaDeviceProp.timelineSemaphoreInteropSupported");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, memoryPoolsSupported) == 744,
    "offset of struct cudaDeviceProp.memoryPoolsSupported");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, gpuDirectRDMASupported) == 748,
    "offset of struct cudaDeviceProp.gpuDirectRDMASupported");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, gpuDirectRDMAFlushWritesOptions) == 752,
    "offset of struct cudaDeviceProp.gpuDirectRDMAFlushWritesOptions");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, gpuDirectRDMAWritesOrdering) == 756,
    "offset of struct cudaDeviceProp.gpuDirectRDMAWritesOrdering");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, memoryPoolSupportedHandleTypes) == 760,
    "offset of struct cudaDeviceProp.memoryPoolSupportedHandleTypes");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, deferredMappingCudaArraySupported) == 764,
    "offset of struct cudaDeviceProp.deferredMappingCudaArraySupported");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, ipcEventSupported) == 768,
    "offset of struct cudaDeviceProp.ipcEventSupported");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, clusterLaunch) == 772,
    "offset of struct cudaDeviceProp.clusterLaunch");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, unifiedFunctionPointers) == 776,
    "offset of struct cudaDeviceProp.unifiedFunctionPointers");
_Static_assert(__builtin_offsetof(struct cudaDeviceProp, reserved) == 780,
    "offset of struct cudaDeviceProp.reserved");
_Static_assert(sizeof(cudaIpcEventHandle_t) == 64, "size of cudaIpcEventHandle_t");
_Static_assert(_Alignof(cudaIpcEventHandle_t) == 1, "alignment of cudaIpcEventHandle_t");
_Static_assert(__builtin_offsetof(cudaIpcEventHandle_t, reserved) == 0,
    "offset of cudaIpcEventHandle_t.reserved");
_Static_assert(sizeof(cudaIpcMemHandle_t) == 64, "size of cudaIpcMemHandle_t");
_Static_assert(_Alignof(cudaIpcMemHandle_t) == 1, "alignment of cudaIpcMemHandle_t");
_Static_assert(__builtin_offsetof(cudaIpcMemHandle_t, reserved) == 0,
    "offset of cudaIpcMemHandle_t.reserved");
_Static_assert(sizeof(cudaMemFabricHandle_t) == 64, "size of cudaMemFabricHandle_t");
_Static_assert(_Alignof(cudaMemFabricHandle_t) == 1, "alignment of cudaMemFabricHandle_t");
_Static_assert(__builtin_offsetof(cudaMemFabricHandle_t, reserved) == 0,
    "offset of cudaMemFabricHandle_t.reserved");
_Static_assert(sizeof(struct cudaExternalMemoryHandleDesc) == 40,
    "size of struct cudaExternalMemoryHandleDesc");
_Static_assert(_Alignof(struct cudaExternalMemoryHandleDesc) == 8,
    "alignment of struct cudaExternalMemoryHandleDesc");
_Static_assert(__builtin_offsetof(struct cudaExternalMemoryHandleDesc, type) == 0,
    "offset of struct cudaExternalMemoryHandleDesc.type");
_Static_assert(__builtin_offsetof(struct cudaExternalMemoryHandleDesc, handle) == 8,
    "offset of struct cudaExternalMemoryHandleDesc.handle");
_Static_assert(__builtin_offsetof(struct cudaExternalMemoryHandleDesc, size) == 24,
    "offset of struct cudaExternalMemoryHandleDesc.size");
_Static_assert(__builtin_offsetof(struct cudaExternalMemoryHandleDesc, flags) == 32,
    "offset of struct cudaExternalMemoryHandleDesc.flags");
_Static_assert(sizeof(struct cudaExternalMemoryBufferDesc) == 24,
    "size of struct cudaExternalMemoryBufferDesc");
_Static_assert(_Alignof(struct cudaExternalMemoryBufferDesc) == 8,
    "alignment of struct cudaExternalMemoryBufferDesc");
_Static_assert(__builtin_offsetof(struct cudaExternalMemoryBufferDesc, offset) == 0,
    "offset of struct cudaExternalMemoryBufferDesc.offset");
_Static_assert(__builtin_offsetof(struct cudaExternalMemoryBufferDesc, size) == 8,
    "offset of struct cudaExternalMemoryBufferDesc.size");
_Static_assert(__builtin_offsetof(struct cudaExternalMemoryBufferDesc, flags) == 16,
    "offset of struct cudaExternalMemoryBufferDesc.flags");
_Static_assert(sizeof(struct cudaExternalMemoryMipmappedArrayDesc) == 64,
    "size of struct cudaExternalMemoryMipmappedArrayDesc");
_Static_assert(_Alignof(struct cudaExternalMemoryMipmappedArrayDesc) == 8,
    "alignment of struct cudaExternalMemoryMipmappedArrayDesc");
_Static_assert(__builtin_offsetof(struct cudaExternalMemoryMipmappedArrayDesc, offset) == 0,
    "offset of struct cudaExternalMemoryMipmappedArrayDesc.offset");
_Static_assert(__builtin_offsetof(struct cudaExternalMemoryMipmappedArrayDesc, formatDesc) == 8,
    "offset of struct cudaExternalMemoryMipmappedArrayDesc.formatDesc");
_Static_assert(__builtin_offsetof(struct cudaExternalMemoryMipmappedArrayDesc, extent) == 32,
    "offset of struct cudaExternalMemoryMipmappedArrayDesc.extent");
_Static_assert(__builtin_offsetof(struct cudaExternalMemoryMipmappedArrayDesc, flags) == 56,
    "offset of struct cudaExternalMemoryMipmappedArrayDesc.flags");
_Static_assert(__builtin_offsetof(struct cudaExternalMemoryMipmappedArrayDesc, numLevels) == 60,
    "offset of struct cudaExternalMemoryMipmappedArrayDesc.numLevels");
_Static_assert(sizeof(struct cudaExternalSemaphoreHandleDesc) == 32,
    "size of struct cudaExternalSemaphoreHandleDesc");
_Static_assert(_Alignof(struct cudaExternalSemaphoreHandleDesc) == 8,
    "alignment of struct cudaExternalSemaphoreHandleDesc");
_Static_assert(__builtin_offsetof(struct cudaExternalSemaphoreHandleDesc, type) == 0,
    "offset of struct cudaExternalSemaphoreHandleDesc.type");
_Static_assert(__builtin_offsetof(struct cudaExternalSemaphoreHandleDesc, handle) == 8,
    "offset of struct cudaExternalSemaphoreHandleDesc.handle");
_Static_assert(__builtin_offsetof(struct cudaExternalSemaphoreHandleDesc, flags) == 24,
    "offset of struct cudaExternalSemaphoreHandleDesc.flags");
_Static_assert(sizeof(struct cudaExternalSemaphoreSignalParams_v1) == 32,
    "size of struct cudaExternalSemaphoreSignalParams_v1");
_Static_assert(_Alignof(struct cudaExternalSemaphoreSignalParams_v1) == 8,
    "alignment of struct cudaExternalSemaphoreSignalParams_v1");
_Static_assert(__builtin_offsetof(struct cudaExternalSemaphoreSignalParams_v1, params) == 0,
    "offset of struct cudaExternalSemaphoreSignalParams_v1.params");
_Static_assert(__builtin_offsetof(struct cudaExternalSemaphoreSignalParams_v1, flags) == 24,
    "offset of struct cudaExternalSemaphoreSignalParams_v1.flags");
_Static_assert(sizeof(struct cudaExternalSemaphoreWaitParams_v1) == 40,
    "size of struct cudaExternalSemaphoreWaitParams_v1");
_Static_assert(_Alignof(struct cudaExternalSemaphoreWaitParams_v1) == 8,
    "alignment of struct cudaExternalSemaphoreWaitParams_v1");
_Static_assert(__builtin_offsetof(struct cudaExternalSemaphoreWaitParams_v1, params) == 0,
    "offset of struct cudaExternalSemaphoreWaitParams_v1.params");
_Static_assert(__builtin_offsetof(struct cudaExternalSemaphoreWaitParams_v1, flags) == 32,
    "offset of struct cudaExternalSemaphoreWaitParams_v1.flags");
_Static_assert(sizeof(struct cudaExternalSemaphoreSignalParams) == 144,
    "size of struct cudaExternalSemaphoreSignalParams");
_Static_assert(_Alignof(struct cudaExternalSemaphoreSignalParams) == 8,
    "alignment of struct cudaExternalSemaphoreSignalParams");
_Static_assert(__builtin_offsetof(struct cudaExternalSemaphoreSignalParams, params) == 0,
    "offset of struct cudaExternalSemaphoreSignalParams.params");
_Static_assert(__builtin_offsetof(struct cudaExternalSemaphoreSignalParams, flags) == 72,
    "offset of struct cudaExternalSemaphoreSignalParams.flags");
_Static_assert(__builtin_offsetof(struct cudaExternalSemaphoreSignalParams, reserved) == 76,
    "offset of struct cudaExternalSemaphoreSignalParams.reserved");
_Static_assert(sizeof(struct cudaExternalSemaphoreWaitParams) == 144,
    "size of struct cudaExternalSemaphoreWaitParams");
_Static_assert(_Alignof(struct cudaExternalSemaphoreWaitParams) == 8,
    "alignment of struct cudaExternalSemaphoreWaitParams");
_Static_assert(__builtin_offsetof(struct cudaExternalSemaphoreWaitParams, params) == 0,
    "offset of struct cudaExternalSemaphoreWaitParams.params");
_Static_assert(__builtin_offsetof(struct cudaExternalSemaphoreWaitParams, flags) == 72,
    "offset of struct cudaExternalSemaphoreWaitParams.flags");
_Static_assert(__builtin_offsetof(struct cudaExternalSemaphoreWaitParams, reserved) == 76,
    "offset of struct cudaExternalSemaphoreWaitParams.reserved");
_Static_assert(sizeof(struct cudalibraryHostUniversalFunctionAndDataTable) == 32,
    "size of struct cudalibraryHostUniversalFunctionAndDataTable");
_Static_assert(_Alignof(struct cudalibraryHostUniversalFunctionAndDataTable) == 8,
    "alignment of struct cudalibraryHostUniversalFunctionAndDataTable");
_Static_assert(__builtin_offsetof(struct cudalibraryHostUniversalFunctionAndDataTable,
    functionTable) == 0,
    "offset of struct cudalibraryHostUniversalFunctionAndDataTable.functionTable");
_Static_assert(__builtin_offsetof(struct cudalibraryHostUniversalFunctionAndDataTable,
    functionWindowSize) == 8,
    "offset of struct cudalibraryHostUniversalFunctionAndDataTable.functionWindowSize");
_Static_assert(__builtin_offsetof(struct cudalibraryHostUniversalFunctionAndDataTable,
    dataTable) == 16, "offset of struct cudalibraryHostUniversalFunctionAndDataTable.dataTable");
_Static_assert(__builtin_offsetof(struct cudalibraryHostUniversalFunctionAndDataTable,
    dataWindowSize) == 24,
    "offset of struct cudalibraryHostUniversalFunctionAndDataTable.dataWindowSize");
_Static_assert(sizeof(struct cudaLaunchParams) == 56, "size of struct cudaLaunchParams");
_Static_assert(_Alignof(struct cudaLaunchParams) == 8, "alignment of struct cudaLaunchParams");
_Static_assert(__builtin_offsetof(struct cudaLaunchParams, func) == 0,
    "offset of struct cudaLaunchParams.func");
_Static_assert(__builtin_offsetof(struct cudaLaunchParams, gridDim) == 8,
    "offset of struct cudaLaunchParams.gridDim");
_Static_assert(__builtin_offsetof(struct cudaLaunchParams, blockDim) == 20,
    "offset of struct cudaLaunchParams.blockDim");
_Static_assert(__builtin_offsetof(struct cudaLaunchParams, args) == 32,
    "offset of struct cudaLaunchParams.args");
_Static_assert(__builtin_offsetof(struct cudaLaunchParams, sharedMem) == 40,
    "offset of struct cudaLaunchParams.sharedMem");
_Static_assert(__builtin_offsetof(struct cudaLaunchParams, stream) == 48,
    "offset of struct cudaLaunchParams.stream");
_Static_assert(sizeof(struct cudaKernelNodeParams) == 56, "size of struct cudaKernelNodeParams");
_Static_assert(_Alignof(struct cudaKernelNodeParams) == 8,
    "alignment of struct cudaKernelNodeParams");
_Static_assert(__builtin_offsetof(struct cudaKernelNodeParams, func) == 0,
    "offset of struct cudaKernelNodeParams.func");
_Static_assert(__builtin_offsetof(struct cudaKernelNodeParams, gridDim) == 8,
    "offset of struct cudaKernelNodeParams.gridDim");
_Static_assert(__builtin_offsetof(struct cudaKernelNodeParams, blockDim) == 20,
    "offset of struct cudaKernelNodeParams.blockDim");
_Static_assert(__builtin_offsetof(struct cudaKernelNodeParams, sharedMemBytes) == 32,
    "offset of struct cudaKernelNodeParams.sharedMemBytes");
_Static_assert(__builtin_offsetof(struct cudaKernelNodeParams, kernelParams) == 40,
    "offset of struct cudaKernelNodeParams.kernelParams");
_Static_assert(__builtin_offsetof(struct cudaKernelNodeParams, extra) == 48,
    "offset of struct cudaKernelNodeParams.extra");
_Static_assert(sizeof(struct cudaKernelNodeParamsV2) == 56,
    "size of struct cudaKernelNodeParamsV2");
_Static_assert(_Alignof(struct cudaKernelNodeParamsV2) == 8,
    "alignment of struct cudaKernelNodeParamsV2");
_Static_assert(__builtin_offsetof(struct cudaKernelNodeParamsV2, func) == 0,
    "offset of struct cudaKernelNodeParamsV2.func");
_Static_assert(__builtin_offsetof(struct cudaKernelNodeParamsV2, gridDim) == 8,
    "offset of struct cudaKernelNodeParamsV2.gridDim");
_Static_assert(__builtin_offsetof(struct cudaKernelNodeParamsV2, blockDim) == 20,
    "offset of struct cudaKernelNodeParamsV2.blockDim");
_Static_assert(__builtin_offsetof(struct cudaKernelNodeParamsV2, sharedMemBytes) == 32,
    "offset of struct cudaKernelNodeParamsV2.sharedMemBytes");
_Static_assert(__builtin_offsetof(struct cudaKernelNodeParamsV2, kernelParams) == 40,
    "offset of struct cudaKernelNodeParamsV2.kernelParams");
_Static_assert(__builtin_offsetof(struct cudaKernelNodeParamsV2, extra) == 48,
    "offset of struct cudaKernelNodeParamsV2.extra");
_Static_assert(sizeof(struct cudaExternalSemaphoreSignalNodeParams) == 24,
    "size of struct cudaExternalSemaphoreSignalNodeParams");
_Static_assert(_Alignof(struct cudaExternalSemaphoreSignalNodeParams) == 8,
    "alignment of struct cudaExternalSemaphoreSignalNodeParams");
_Static_assert(__builtin_offsetof(struct cudaExternalSemaphoreSignalNodeParams, extSemArray) == 0,
    "offset of struct cudaExternalSemaphoreSignalNodeParams.extSemArray");
_Static_assert(__builtin_offsetof(struct cudaExternalSemaphoreSignalNodeParams, paramsArray) == 8,
    "offset of struct cudaExternalSemaphoreSignalNodeParams.paramsArray");
_Static_assert(__builtin_offsetof(struct cudaExternalSemaphoreSignalNodeParams, numExtSems) == 16,
    "offset of struct cudaExternalSemaphoreSignalNodeParams.numExtSems");
_Static_assert(sizeof(struct cudaExternalSemaphoreSignalNodeParamsV2) == 24,
    "size of struct cudaExternalSemaphoreSignalNodeParamsV2");
_Static_assert(_Alignof(struct cudaExternalSemaphoreSignalNodeParamsV2) == 8,
    "alignment of struct cudaExternalSemaphoreSignalNodeParamsV2");
_Static_assert(__builtin_offsetof(struct cudaExternalSemaphoreSignalNodeParamsV2,
    extSemArray) == 0, "offset of struct cudaExternalSemaphoreSignalNodeParamsV2.extSemArray");
_Static_assert(__builtin_offsetof(struct cudaExternalSemaphoreSignalNodeParamsV2,
    paramsArray) == 8, "offset of struct cudaExternalSemaphoreSignalNodeParamsV2.paramsArray");
_Static_assert(__builtin_offsetof(struct cudaExternalSemaphoreSignalNodeParamsV2,
    numExtSems) == 16, "offset of struct cudaExternalSemaphoreSignalNodeParamsV2.numExtSems");
_Static_assert(sizeof(struct cudaExternalSemaphoreWaitNodeParams) == 24,
    "size of struct cudaExternalSemaphoreWaitNodeParams");
_Static_assert(_Alignof(struct cudaExternalSemaphoreWaitNodeParams) == 8,
    "alignment of struct cudaExternalSemaphoreWaitNodeParams");
_Static_assert(__builtin_offsetof(struct cudaExternalSemaphoreWaitNodeParams, extSemArray) == 0,
    "offset of struct cudaExternalSemaphoreWaitNodeParams.extSemArray");
_Static_assert(__builtin_offsetof(struct cudaExternalSemaphoreWaitNodeParams, paramsArray) == 8,
    "offset of struct cudaExternalSemaphoreWaitNodeParams.paramsArray");
_Static_assert(__builtin_offsetof(struct cudaExternalSemaphoreWaitNodeParams, numExtSems) == 16,
    "offset of struct cudaExternalSemaphoreWaitNodeParams.numExtSems");
_Static_assert(sizeof(struct cudaExternalSemaphoreWaitNodeParamsV2) == 24,
    "size of struct cudaExternalSemaphoreWaitNodeParamsV2");
_Static_assert(_Alignof(struct cudaExternalSemaphoreWaitNodeParamsV2) == 8,
    "alignment of struct cudaExternalSemaphoreWaitNodeParamsV2");
_Static_assert(__builtin_offsetof(struct cudaExternalSemaphoreWaitNodeParamsV2, extSemArray) == 0,
    "offset of struct cudaExternalSemaphoreWaitNodeParamsV2.extSemArray");
_Static_assert(__builtin_offsetof(struct cudaExternalSemaphoreWaitNodeParamsV2, paramsArray) == 8,
    "offset of struct cudaExternalSemaphoreWaitNodeParamsV2.paramsArray");
_Static_assert(__builtin_offsetof(struct cudaExternalSemaphoreWaitNodeParamsV2, numExtSems) == 16,
    "offset of struct cudaExternalSemaphoreWaitNodeParamsV2.numExtSems");
_Static_assert(sizeof(struct cudaConditionalNodeParams) == 24,
    "size of struct cudaConditionalNodeParams");
_Static_assert(_Alignof(struct cudaConditionalNodeParams) == 8,
    "alignment of struct cudaConditionalNodeParams");
_Static_assert(__builtin_offsetof(struct cudaConditionalNodeParams, handle) == 0,
    "offset of struct cudaConditionalNodeParams.handle");
_Static_assert(__builtin_offsetof(struct cudaConditionalNodeParams, type) == 8,
    "offset of struct cudaConditionalNodeParams.type");
_Static_assert(__builtin_offsetof(struct cudaConditionalNodeParams, size) == 12,
    "offset of struct cudaConditionalNodeParams.size");
_Static_assert(__builtin_offsetof(struct cudaConditionalNodeParams, phGraph_out) == 16,
    "offset of struct cudaConditionalNodeParams.phGraph_out");
_Static_assert(sizeof(struct cudaChildGraphNodeParams) == 16,
    "size of struct cudaChildGraphNodeParams");
_Static_assert(_Alignof(struct cudaChildGraphNodeParams) == 8,
    "alignment of struct cudaChildGraphNodeParams");
_Static_assert(__builtin_offsetof(struct cudaChildGraphNodeParams, graph) == 0,
    "offset of struct cudaChildGraphNodeParams.graph");
_Static_assert(__builtin_offsetof(struct cudaChildGraphNodeParams, ownership) == 8,
    "offset of struct cudaChildGraphNodeParams.ownership");
_Static_assert(sizeof(struct cudaEventRecordNodeParams) == 8,
    "size of struct cudaEventRecordNodeParams");
_Static_assert(_Alignof(struct cudaEventRecordNodeParams) == 8,
    "alignment of struct cudaEventRecordNodeParams");
_Static_assert(__builtin_offsetof(struct cudaEventRecordNodeParams, event) == 0,
    "offset of struct cudaEventRecordNodeParams.event");
_Static_assert(sizeof(struct cudaEventWaitNodeParams) == 8,
    "size of struct cudaEventWaitNodeParams");
_Static_assert(_Alignof(struct cudaEventWaitNodeParams) == 8,
    "alignment of struct cudaEventWaitNodeParams");
_Static_assert(__builtin_offsetof(struct cudaEventWaitNodeParams, event) == 0,
    "offset of struct cudaEventWaitNodeParams.event");
_Static_assert(sizeof(struct cudaGraphNodeParams) == 256, "size of struct cudaGraphNodeParams");
_Static_assert(_Alignof(struct cudaGraphNodeParams) == 8,
    "alignment of struct cudaGraphNodeParams");
_Static_assert(__builtin_offsetof(struct cudaGraphNodeParams, type) == 0,
    "offset of struct cudaGraphNodeParams.type");
_Static_assert(__builtin_offsetof(struct cudaGraphNodeParams, reserved0) == 4,
    "offset of struct cudaGraphNodeParams.reserved0");
_Static_assert(__builtin_offsetof(struct cudaGraphNodeParams, reserved2) == 248,
    "offset of struct cudaGraphNodeParams.reserved2");
_Static_assert(sizeof(cudaGraphEdgeData) == 8, "size of cudaGraphEdgeData");
_Static_assert(_Alignof(cudaGraphEdgeData) == 1, "alignment of cudaGraphEdgeData");
_Static_assert(__builtin_offsetof(cudaGraphEdgeData, from_port) == 0,
    "offset of cudaGraphEdgeData.from_port");
_Static_assert(__builtin_offsetof(cudaGraphEdgeData, to_port) == 1,
    "offset of cudaGraphEdgeData.to_port");
_Static_assert(__builtin_offsetof(cudaGraphEdgeData, type) == 2,
    "offset of cudaGraphEdgeData.type");
_Static_assert(__builtin_offsetof(cudaGraphEdgeData, reserved) == 3,
    "offset of cudaGraphEdgeData.reserved");
_Static_assert(sizeof(cudaGraphInstantiateParams) == 32, "size of cudaGraphInstantiateParams");
_Static_assert(_Alignof(cudaGraphInstantiateParams) == 8,
    "alignment of cudaGraphInstantiateParams");
_Static_assert(__builtin_offsetof(cudaGraphInstantiateParams, flags) == 0,
    "offset of cudaGraphInstantiateParams.flags");
_Static_assert(__builtin_offsetof(cudaGraphInstantiateParams, uploadStream) == 8,
    "offset of cudaGraphInstantiateParams.uploadStream");
_Static_assert(__builtin_offsetof(cudaGraphInstantiateParams, errNode_out) == 16,
    "offset of cudaGraphInstantiateParams.errNode_out");
_Static_assert(__builtin_offsetof(cudaGraphInstantiateParams, result_out) == 24,
    "offset of cudaGraphInstantiateParams.result_out");
_Static_assert(sizeof(cudaGraphExecUpdateResultInfo) == 24,
    "size of cudaGraphExecUpdateResultInfo");
_Static_assert(_Alignof(cudaGraphExecUpdateResultInfo) == 8,
    "alignment of cudaGraphExecUpdateResultInfo");
_Static_assert(__builtin_offsetof(cudaGraphExecUpdateResultInfo, result) == 0,
    "offset of cudaGraphExecUpdateResultInfo.result");
_Static_assert(__builtin_offsetof(cudaGraphExecUpdateResultInfo, errorNode) == 8,
    "offset of cudaGraphExecUpdateResultInfo.errorNode");
_Static_assert(__builtin_offsetof(cudaGraphExecUpdateResultInfo, errorFromNode) == 16,
    "offset of cudaGraphExecUpdateResultInfo.errorFromNode");
_Static_assert(sizeof(struct cudaGraphKernelNodeUpdate) == 40,
    "size of struct cudaGraphKernelNodeUpdate");
_Static_assert(_Alignof(struct cudaGraphKernelNodeUpdate) == 8,
    "alignment of struct cudaGraphKernelNodeUpdate");
_Static_assert(__builtin_offsetof(struct cudaGraphKernelNodeUpdate, node) == 0,
    "offset of struct cudaGraphKernelNodeUpdate.node");
_Static_assert(__builtin_offsetof(struct cudaGraphKernelNodeUpdate, field) == 8,
    "offset of struct cudaGraphKernelNodeUpdate.field");
_Static_assert(__builtin_offsetof(struct cudaGraphKernelNodeUpdate, updateData) == 16,
    "offset of struct cudaGraphKernelNodeUpdate.updateData");
_Static_assert(sizeof(cudaLaunchMemSyncDomainMap) == 2, "size of cudaLaunchMemSyncDomainMap");
_Static_assert(_Alignof(cudaLaunchMemSyncDomainMap) == 1,
    "alignment of cudaLaunchMemSyncDomainMap");
_Static_assert(__builtin_offsetof(cudaLaunchMemSyncDomainMap, default_) == 0,
    "offset of cudaLaunchMemSyncDomainMap.default_");
_Static_assert(__builtin_offsetof(cudaLaunchMemSyncDomainMap, remote) == 1,
    "offset of cudaLaunchMemSyncDomainMap.remote");
_Static_assert(sizeof(cudaKernelNodeAttrValue) == 64, "size of cudaKernelNodeAttrValue");
_Static_assert(_Alignof(cudaKernelNodeAttrValue) == 8, "alignment of cudaKernelNodeAttrValue");
_Static_assert(__builtin_offsetof(cudaKernelNodeAttrValue, pad) == 0,
    "offset of cudaKernelNodeAttrValue.pad");
_Static_assert(__builtin_offsetof(cudaKernelNodeAttrValue, accessPolicyWindow) == 0,
    "offset of cudaKernelNodeAttrValue.accessPolicyWindow");
_Static_assert(__builtin_offsetof(cudaKernelNodeAttrValue, cooperative) == 0,
    "offset of cudaKernelNodeAttrValue.cooperative");
_Static_assert(__builtin_offsetof(cudaKernelNodeAttrValue, syncPolicy) == 0,
    "offset of cudaKernelNodeAttrValue.syncPolicy");
_Static_assert(__builtin_offsetof(cudaKernelNodeAttrValue, clusterDim) == 0,
    "offset of cudaKernelNodeAttrValue.clusterDim");
_Static_assert(__builtin_offsetof(cudaKernelNodeAttrValue, clusterSchedulingPolicyPreference) == 0,
    "offset of cudaKernelNodeAttrValue.clusterSchedulingPolicyPreference");
_Static_assert(__builtin_offsetof(cudaKernelNodeAttrValue,
    programmaticStreamSerializationAllowed) == 0,
    "offset of cudaKernelNodeAttrValue.programmaticStreamSerializationAllowed");
_Static_assert(__builtin_offsetof(cudaKernelNodeAttrValue, programmaticEvent) == 0,
    "offset of cudaKernelNodeAttrValue.programmaticEvent");
_Static_assert(__builtin_offsetof(cudaKernelNodeAttrValue, priority) == 0,
    "offset of cudaKernelNodeAttrValue.priority");
_Static_assert(__builtin_offsetof(cudaKernelNodeAttrValue, memSyncDomainMap) == 0,
    "offset of cudaKernelNodeAttrValue.memSyncDomainMap");
_Static_assert(__builtin_offsetof(cudaKernelNodeAttrValue, memSyncDomain) == 0,
    "offset of cudaKernelNodeAttrValue.memSyncDomain");
_Static_assert(__builtin_offsetof(cudaKernelNodeAttrValue, preferredClusterDim) == 0,
    "offset of cudaKernelNodeAttrValue.preferredClusterDim");
_Static_assert(__builtin_offsetof(cudaKernelNodeAttrValue, launchCompletionEvent) == 0,
    "offset of cudaKernelNodeAttrValue.launchCompletionEvent");
_Static_assert(__builtin_offsetof(cudaKernelNodeAttrValue, deviceUpdatableKernelNode) == 0,
    "offset of cudaKernelNodeAttrValue.deviceUpdatableKernelNode");
_Static_assert(__builtin_offsetof(cudaKernelNodeAttrValue, sharedMemCarveout) == 0,
    "offset of cudaKernelNodeAttrValue.sharedMemCarveout");
_Static_assert(sizeof(cudaLaunchAttribute) == 72, "size of cudaLaunchAttribute");
_Static_assert(_Alignof(cudaLaunchAttribute) == 8, "alignment of cudaLaunchAttribute");
_Static_assert(__builtin_offsetof(cudaLaunchAttribute, id) == 0,
    "offset of cudaLaunchAttribute.id");
_Static_assert(__builtin_offsetof(cudaLaunchAttribute, pad) == 4,
    "offset of cudaLaunchAttribute.pad");
_Static_assert(__builtin_offsetof(cudaLaunchAttribute, val) == 8,
    "offset of cudaLaunchAttribute.val");
_Static_assert(sizeof(cudaLaunchConfig_t) == 56, "size of cudaLaunchConfig_t");
_Static_assert(_Alignof(cudaLaunchConfig_t) == 8, "alignment of cudaLaunchConfig_t");
_Static_assert(__builtin_offsetof(cudaLaunchConfig_t, gridDim) == 0,
    "offset of cudaLaunchConfig_t.gridDim");
_Static_assert(__builtin_offsetof(cudaLaunchConfig_t, blockDim) == 12,
    "offset of cudaLaunchConfig_t.blockDim");
_Static_assert(__builtin_offsetof(cudaLaunchConfig_t, dynamicSmemBytes) == 24,
    "offset of cudaLaunchConfig_t.dynamicSmemBytes");
_Static_assert(__builtin_offsetof(cudaLaunchConfig_t, stream) == 32,
    "offset of cudaLaunchConfig_t.stream");
_Static_assert(__builtin_offsetof(cudaLaunchConfig_t, attrs) == 40,
    "offset of cudaLaunchConfig_t.attrs");
_Static_assert(__builtin_offsetof(cudaLaunchConfig_t, numAttrs) == 48,
    "offset of cudaLaunchConfig_t.numAttrs");
_Static_assert(sizeof(cudaAsyncNotificationInfo_t) == 16, "size of cudaAsyncNotificationInfo_t");
_Static_assert(_Alignof(cudaAsyncNotificationInfo_t) == 8,
    "alignment of cudaAsyncNotificationInfo_t");
_Static_assert(__builtin_offsetof(cudaAsyncNotificationInfo_t, type) == 0,
    "offset of cudaAsyncNotificationInfo_t.type");
_Static_assert(__builtin_offsetof(cudaAsyncNotificationInfo_t, info) == 8,
    "offset of cudaAsyncNotificationInfo_t.info");
_Static_assert(sizeof(struct cudaTextureDesc) == 72, "size of struct cudaTextureDesc");
_Static_assert(_Alignof(struct cudaTextureDesc) == 4, "alignment of struct cudaTextureDesc");
_Static_assert(__builtin_offsetof(struct cudaTextureDesc, addressMode) == 0,
    "offset of struct cudaTextureDesc.addressMode");
_Static_assert(__builtin_offsetof(struct cudaTextureDesc, filterMode) == 12,
    "offset of struct cudaTextureDesc.filterMode");
_Static_assert(__builtin_offsetof(struct cudaTextureDesc, readMode) == 16,
    "offset of struct cudaTextureDesc.readMode");
_Static_assert(__builtin_offsetof(struct cudaTextureDesc, sRGB) == 20,
    "offset of struct cudaTextureDesc.sRGB");
_Static_assert(__builtin_offsetof(struct cudaTextureDesc, borderColor) == 24,
    "offset of struct cudaTextureDesc.borderColor");
_Static_assert(__builtin_offsetof(struct cudaTextureDesc, normalizedCoords) == 40,
    "offset of struct cudaTextureDesc.normalizedCoords");
_Static_assert(__builtin_offsetof(struct cudaTextureDesc, maxAnisotropy) == 44,
    "offset of struct cudaTextureDesc.maxAnisotropy");
_Static_assert(__builtin_offsetof(struct cudaTextureDesc, mipmapFilterMode) == 48,
    "offset of struct cudaTextureDesc.mipmapFilterMode");
_Static_assert(__builtin_offsetof(struct cudaTextureDesc, mipmapLevelBias) == 52,
    "offset of struct cudaTextureDesc.mipmapLevelBias");
_Static_assert(__builtin_offsetof(struct cudaTextureDesc, minMipmapLevelClamp) == 56,
    "offset of struct cudaTextureDesc.minMipmapLevelClamp");
_Static_assert(__builtin_offsetof(struct cudaTextureDesc, maxMipmapLevelClamp) == 60,
    "offset of struct cudaTextureDesc.maxMipmapLevelClamp");
_Static_assert(__builtin_offsetof(struct cudaTextureDesc, disableTrilinearOptimization) == 64,
    "offset of struct cudaTextureDesc.disableTrilinearOptimization");
_Static_assert(__builtin_offsetof(struct cudaTextureDesc, seamlessCubemap) == 68,
    "offset of struct cudaTextureDesc.seamlessCubemap");
_Static_assert(sizeof(cudaEglPlaneDesc) == 56, "size of cudaEglPlaneDesc");
_Static_assert(_Alignof(cudaEglPlaneDesc) == 4, "alignment of cudaEglPlaneDesc");
_Static_assert(__builtin_offsetof(cudaEglPlaneDesc, width) == 0,
    "offset of cudaEglPlaneDesc.width");
_Static_assert(__builtin_offsetof(cudaEglPlaneDesc, height) == 4,
    "offset of cudaEglPlaneDesc.height");
_Static_assert(__builtin_offsetof(cudaEglPlaneDesc, depth) == 8,
    "offset of cudaEglPlaneDesc.depth");
_Static_assert(__builtin_offsetof(cudaEglPlaneDesc, pitch) == 12,
    "offset of cudaEglPlaneDesc.pitch");
_Static_assert(__builtin_offsetof(cudaEglPlaneDesc, numChannels) == 16,
    "offset of cudaEglPlaneDesc.numChannels");
_Static_assert(__builtin_offsetof(cudaEglPlaneDesc, channelDesc) == 20,
    "offset of cudaEglPlaneDesc.channelDesc");
_Static_assert(__builtin_offsetof(cudaEglPlaneDesc, reserved) == 40,
    "offset of cudaEglPlaneDesc.reserved");
_Static_assert(sizeof(cudaEglFrame) == 280, "size of cudaEglFrame");
_Static_assert(_Alignof(cudaEglFrame) == 8, "alignment of cudaEglFrame");
_Static_assert(__builtin_offsetof(cudaEglFrame, frame) == 0, "offset of cudaEglFrame.frame");
_Static_assert(__builtin_offsetof(cudaEglFrame, planeDesc) == 96,
    "offset of cudaEglFrame.planeDesc");
_Static_assert(__builtin_offsetof(cudaEglFrame, planeCount) == 264,
    "offset of cudaEglFrame.planeCount");
_Static_assert(__builtin_offsetof(cudaEglFrame, frameType) == 268,
    "offset of cudaEglFrame.frameType");
_Static_assert(__builtin_offsetof(cudaEglFrame, eglColorFormat) == 272,
    "offset of cudaEglFrame.eglColorFormat");
_Static_assert((unsigned long long)CUDART_VERSION == 12090ULL, "value of CUDART_VERSION");
_Static_assert((unsigned long long)CUDA_EGL_MAX_PLANES == 3ULL, "value of CUDA_EGL_MAX_PLANES");
_Static_assert((unsigned long long)CUDA_IPC_HANDLE_SIZE == 64ULL, "value of CUDA_IPC_HANDLE_SIZE");
_Static_assert((unsigned long long)__CUDART_API_VERSION == 12090ULL,
    "value of __CUDART_API_VERSION");
_Static_assert((unsigned long long)cudaArrayColorAttachment == 32ULL,
    "value of cudaArrayColorAttachment");
_Static_assert((unsigned long long)cudaArrayCubemap == 4ULL, "value of cudaArrayCubemap");
_Static_assert((unsigned long long)cudaArrayDefault == 0ULL, "value of cudaArrayDefault");
_Static_assert((unsigned long long)cudaArrayDeferredMapping == 128ULL,
    "value of cudaArrayDeferredMapping");
_Static_assert((unsigned long long)cudaArrayLayered == 1ULL, "value of cudaArrayLayered");
_Static_assert((unsigned long long)cudaArraySparse == 64ULL, "value of cudaArraySparse");
_Static_assert((unsigned long long)cudaArraySparsePropertiesSingleMipTail == 1ULL,
    "value of cudaArraySparsePropertiesSingleMipTail");
_Static_assert((unsigned long long)cudaArraySurfaceLoadStore == 2ULL,
    "value of cudaArraySurfaceLoadStore");
_Static_assert((unsigned long long)cudaArrayTextureGather == 8ULL,
    "value of cudaArrayTextureGather");
_Static_assert((unsigned long long)cudaCooperativeLaunchMultiDeviceNoPostSync == 2ULL,
    "value of cudaCooperativeLaunchMultiDeviceNoPostSync");
_Static_assert((unsigned long long)cudaCooperativeLaunchMultiDeviceNoPreSync == 1ULL,
    "value of cudaCooperativeLaunchMultiDeviceNoPreSync");
_Static_assert((unsigned long long)cudaCpuDeviceId == 18446744073709551615ULL,
    "value of cudaCpuDeviceId");
_Static_assert((unsigned long long)cudaDeviceBlockingSync == 4ULL,
    "value of cudaDeviceBlockingSync");
_Static_assert((unsigned long long)cudaDeviceLmemResizeToMax == 16ULL,
    "value of cudaDeviceLmemResizeToMax");
_Static_assert((unsigned long long)cudaDeviceMapHost == 8ULL, "value of cudaDeviceMapHost");
_Static_assert((unsigned long long)cudaDeviceMask == 255ULL, "value of cudaDeviceMask");
_Static_assert((unsigned long long)cudaDeviceScheduleAuto == 0ULL,
    "value of cudaDeviceScheduleAuto");
_Static_assert((unsigned long long)cudaDeviceScheduleBlockingSync == 4ULL,
    "value of cudaDeviceScheduleBlockingSync");
_Static_assert((unsigned long long)cudaDeviceScheduleMask == 7ULL,
    "value of cudaDeviceScheduleMask");
_Static_assert((unsigned long long)cudaDeviceScheduleSpin == 1ULL,
    "value of cudaDeviceScheduleSpin");
_Static_assert((unsigned long long)cudaDeviceScheduleYield == 2ULL,
    "value of cudaDeviceScheduleYield");
_Static_assert((unsigned long long)cudaDeviceSyncMemops == 128ULL, "value of cudaDeviceSyncMemops");
_Static_assert((unsigned long long)cudaEventBlockingSync == 1ULL, "value of cudaEventBlockingSync");
_Static_assert((unsigned long long)cudaEventDefault == 0ULL, "value of cudaEventDefault");
_Static_assert((unsigned long long)cudaEventDisableTiming == 2ULL,
    "value of cudaEventDisableTiming");
_Static_assert((unsigned long long)cudaEventInterprocess == 4ULL, "value of cudaEventInterprocess");
_Static_assert((unsigned long long)cudaEventRecordDefault == 0ULL,
    "value of cudaEventRecordDefault");
_Static_assert((unsigned long long)cudaEventRecordExternal == 1ULL,
    "value of cudaEventRecordExternal");
_Static_assert((unsigned long long)cudaEventWaitDefault == 0ULL, "value of cudaEventWaitDefault");
_Static_assert((unsigned long long)cudaEventWaitExternal == 1ULL, "value of cudaEventWaitExternal");
_Static_assert((unsigned long long)cudaExternalMemoryDedicated == 1ULL,
    "value of cudaExternalMemoryDedicated");
_Static_assert((unsigned long long)cudaExternalSemaphoreSignalSkipNvSciBufMemSync == 1ULL,
    "value of cudaExternalSemaphoreSignalSkipNvSciBufMemSync");
_Static_assert((unsigned long long)cudaExternalSemaphoreWaitSkipNvSciBufMemSync == 2ULL,
    "value of cudaExternalSemaphoreWaitSkipNvSciBufMemSync");
_Static_assert((unsigned long long)cudaGraphKernelNodePortDefault == 0ULL,
    "value of cudaGraphKernelNodePortDefault");
_Static_assert((unsigned long long)cudaGraphKernelNodePortLaunchCompletion == 2ULL,
    "value of cudaGraphKernelNodePortLaunchCompletion");
_Static_assert((unsigned long long)cudaGraphKernelNodePortProgrammatic == 1ULL,
    "value of cudaGraphKernelNodePortProgrammatic");
_Static_assert((unsigned long long)cudaHostAllocDefault == 0ULL, "value of cudaHostAllocDefault");
_Static_assert((unsigned long long)cudaHostAllocMapped == 2ULL, "value of cudaHostAllocMapped");
_Static_assert((unsigned long long)cudaHostAllocPortable == 1ULL, "value of cudaHostAllocPortable");
_Static_assert((unsigned long long)cudaHostAllocWriteCombined == 4ULL,
    "value of cudaHostAllocWriteCombined");
_Static_assert((unsigned long long)cudaHostRegisterDefault == 0ULL,
    "value of cudaHostRegisterDefault");
_Static_assert((unsigned long long)cudaHostRegisterIoMemory == 4ULL,
    "value of cudaHostRegisterIoMemory");
_Static_assert((unsigned long long)cudaHostRegisterMapped == 2ULL,
    "value of cudaHostRegisterMapped");
_Static_assert((unsigned long long)cudaHostRegisterPortable == 1ULL,
    "value of cudaHostRegisterPortable");
_Static_assert((unsigned long long)cudaHostRegisterReadOnly == 8ULL,
    "value of cudaHostRegisterReadOnly");
_Static_assert((unsigned long long)cudaInitDeviceFlagsAreValid == 1ULL,
    "value of cudaInitDeviceFlagsAreValid");
_Static_assert((unsigned long long)cudaInvalidDeviceId == 18446744073709551614ULL,
    "value of cudaInvalidDeviceId");
_Static_assert((unsigned long long)cudaIpcMemLazyEnablePeerAccess == 1ULL,
    "value of cudaIpcMemLazyEnablePeerAccess");
_Static_assert((unsigned long long)cudaKernelNodeAttributeAccessPolicyWindow == 1ULL,
    "value of cudaKernelNodeAttributeAccessPolicyWindow");
_Static_assert((unsigned long long)cudaKernelNodeAttributeClusterDimension == 4ULL,
    "value of cudaKernelNodeAttributeClusterDimension");
_Static_assert((unsigned long long)cudaKernelNodeAttributeClusterSchedulingPolicyPreference ==
    5ULL, "value of cudaKernelNodeAttributeClusterSchedulingPolicyPreference");
_Static_assert((unsigned long long)cudaKernelNodeAttributeCooperative == 2ULL,
    "value of cudaKernelNodeAttributeCooperative");
_Static_assert((unsigned long long)cudaKernelNodeAttributeDeviceUpdatableKernelNode == 13ULL,
    "value of cudaKernelNodeAttributeDeviceUpdatableKernelNode");
_Static_assert((unsigned long long)cudaKernelNodeAttributeMemSyncDomain == 10ULL,
    "value of cudaKernelNodeAttributeMemSyncDomain");
_Static_assert((unsigned long long)cudaKernelNodeAttributeMemSyncDomainMap == 9ULL,
    "value of cudaKernelNodeAttributeMemSyncDomainMap");
_Static_assert((unsigned long long)cudaKernelNodeAttributePreferredSharedMemoryCarveout == 14ULL,
    "value of cudaKernelNodeAttributePreferredSharedMemoryCarveout");
_Static_assert((unsigned long long)cudaKernelNodeAttributePriority == 8ULL,
    "value of cudaKernelNodeAttributePriority");
_Static_assert((unsigned long long)cudaMemAttachGlobal == 1ULL, "value of cudaMemAttachGlobal");
_Static_assert((unsigned long long)cudaMemAttachHost == 2ULL, "value of cudaMemAttachHost");
_Static_assert((unsigned long long)cudaMemAttachSingle == 4ULL, "value of cudaMemAttachSingle");
_Static_assert((unsigned long long)cudaMemPoolCreateUsageHwDecompress == 2ULL,
    "value of cudaMemPoolCreateUsageHwDecompress");
_Static_assert((unsigned long long)cudaNvSciSyncAttrSignal == 1ULL,
    "value of cudaNvSciSyncAttrSignal");
_Static_assert((unsigned long long)cudaNvSciSyncAttrWait == 2ULL, "value of cudaNvSciSyncAttrWait");
_Static_assert((unsigned long long)cudaOccupancyDefault == 0ULL, "value of cudaOccupancyDefault");
_Static_assert((unsigned long long)cudaOccupancyDisableCachingOverride == 1ULL,
    "value of cudaOccupancyDisableCachingOverride");
_Static_assert((unsigned long long)cudaPeerAccessDefault == 0ULL, "value of cudaPeerAccessDefault");
_Static_assert((unsigned long long)cudaStreamAttributeAccessPolicyWindow == 1ULL,
    "value of cudaStreamAttributeAccessPolicyWindow");
_Static_assert((unsigned long long)cudaStreamAttributeMemSyncDomain == 10ULL,
    "value of cudaStreamAttributeMemSyncDomain");
_Static_assert((unsigned long long)cudaStreamAttributeMemSyncDomainMap == 9ULL,
    "value of cudaStreamAttributeMemSyncDomainMap");
_Static_assert((unsigned long long)cudaStreamAttributePriority == 8ULL,
    "value of cudaStreamAttributePriority");
_Static_assert((unsigned long long)cudaStreamAttributeSynchronizationPolicy == 3ULL,
    "value of cudaStreamAttributeSynchronizationPolicy");
_Static_assert((unsigned long long)cudaStreamDefault == 0ULL, "value of cudaStreamDefault");
_Static_assert((unsigned long long)cudaStreamNonBlocking == 1ULL, "value of cudaStreamNonBlocking");
_Static_assert((unsigned long long)cudaSurfaceType1D == 1ULL, "value of cudaSurfaceType1D");
_Static_assert((unsigned long long)cudaSurfaceType1DLayered == 241ULL,
    "value of cudaSurfaceType1DLayered");
_Static_assert((unsigned long long)cudaSurfaceType2D == 2ULL, "value of cudaSurfaceType2D");
_Static_assert((unsigned long long)cudaSurfaceType2DLayered == 242ULL,
    "value of cudaSurfaceType2DLayered");
_Static_assert((unsigned long long)cudaSurfaceType3D == 3ULL, "value of cudaSurfaceType3D");
_Static_assert((unsigned long long)cudaSurfaceTypeCubemap == 12ULL,
    "value of cudaSurfaceTypeCubemap");
_Static_assert((unsigned long long)cudaSurfaceTypeCubemapLayered == 252ULL,
    "value of cudaSurfaceTypeCubemapLayered");
_Static_assert((unsigned long long)cudaTextureType1D == 1ULL, "value of cudaTextureType1D");
_Static_assert((unsigned long long)cudaTextureType1DLayered == 241ULL,
    "value of cudaTextureType1DLayered");
_Static_assert((unsigned long long)cudaTextureType2D == 2ULL, "value of cudaTextureType2D");
_Static_assert((unsigned long long)cudaTextureType2DLayered == 242ULL,
    "value of cudaTextureType2DLayered");
_Static_assert((unsigned long long)cudaTextureType3D == 3ULL, "value of cudaTextureType3D");
_Static_assert((unsigned long long)cudaTextureTypeCubemap == 12ULL,
    "value of cudaTextureTypeCubemap");
_Static_assert((unsigned long long)cudaTextureTypeCubemapLayered == 252ULL,
    "value of cudaTextureTypeCubemapLayered");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaDeviceReset), cudaError_t(void)),
    "type of cudaDeviceReset");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaDeviceSynchronize), cudaError_t(void)),
    "type of cudaDeviceSynchronize");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaDeviceSetLimit),
    cudaError_t(enum cudaLimit limit, size_t value)), "type of cudaDeviceSetLimit");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaDeviceGetLimit),
    cudaError_t(size_t *pValue, enum cudaLimit limit)), "type of cudaDeviceGetLimit");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaDeviceGetTexture1DLinearMaxWidth),
    cudaError_t(size_t *maxWidthInElements, const struct cudaChannelFormatDesc *fmtDesc,
    int device)), "type of cudaDeviceGetTexture1DLinearMaxWidth");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaDeviceGetCacheConfig),
    cudaError_t(enum cudaFuncCache *pCacheConfig)), "type of cudaDeviceGetCacheConfig");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaDeviceGetStreamPriorityRange),
    cudaError_t(int *leastPriority, int *greatestPriority)),
    "type of cudaDeviceGetStreamPriorityRange");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaDeviceSetCacheConfig),
    cudaError_t(enum cudaFuncCache cacheConfig)), "type of cudaDeviceSetCacheConfig");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaDeviceGetByPCIBusId),
    cudaError_t(int *device, const char *pciBusId)), "type of cudaDeviceGetByPCIBusId");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaDeviceGetPCIBusId),
    cudaError_t(char *pciBusId, int len, int device)), "type of cudaDeviceGetPCIBusId");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaIpcGetEventHandle),
    cudaError_t(cudaIpcEventHandle_t *handle, cudaEvent_t event)), "type of cudaIpcGetEventHandle");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaIpcOpenEventHandle),
    cudaError_t(cudaEvent_t *event, cudaIpcEventHandle_t handle)),
    "type of cudaIpcOpenEventHandle");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaIpcGetMemHandle),
    cudaError_t(cudaIpcMemHandle_t *handle, void *devPtr)), "type of cudaIpcGetMemHandle");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaIpcOpenMemHandle),
    cudaError_t(void **devPtr, cudaIpcMemHandle_t handle, unsigned int flags)),
    "type of cudaIpcOpenMemHandle");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaIpcCloseMemHandle),
    cudaError_t(void *devPtr)), "type of cudaIpcCloseMemHandle");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaDeviceFlushGPUDirectRDMAWrites),
    cudaError_t(enum cudaFlushGPUDirectRDMAWritesTarget target,
    enum cudaFlushGPUDirectRDMAWritesScope scope)), "type of cudaDeviceFlushGPUDirectRDMAWrites");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaDeviceRegisterAsyncNotification),
    cudaError_t(int device, cudaAsyncCallback callbackFunc, void *userData,
    cudaAsyncCallbackHandle_t *callback)), "type of cudaDeviceRegisterAsyncNotification");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaDeviceUnregisterAsyncNotification),
    cudaError_t(int device, cudaAsyncCallbackHandle_t callback)),
    "type of cudaDeviceUnregisterAsyncNotification");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaDeviceGetSharedMemConfig),
    cudaError_t(enum cudaSharedMemConfig *pConfig)), "type of cudaDeviceGetSharedMemConfig");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaDeviceSetSharedMemConfig),
    cudaError_t(enum cudaSharedMemConfig config)), "type of cudaDeviceSetSharedMemConfig");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaThreadExit), cudaError_t(void)),
    "type of cudaThreadExit");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaThreadSynchronize), cudaError_t(void)),
    "type of cudaThreadSynchronize");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaThreadSetLimit),
    cudaError_t(enum cudaLimit limit, size_t value)), "type of cudaThreadSetLimit");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaThreadGetLimit),
    cudaError_t(size_t *pValue, enum cudaLimit limit)), "type of cudaThreadGetLimit");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaThreadGetCacheConfig),
    cudaError_t(enum cudaFuncCache *pCacheConfig)), "type of cudaThreadGetCacheConfig");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaThreadSetCacheConfig),
    cudaError_t(enum cudaFuncCache cacheConfig)), "type of cudaThreadSetCacheConfig");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGetLastError), cudaError_t(void)),
    "type of cudaGetLastError");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaPeekAtLastError), cudaError_t(void)),
    "type of cudaPeekAtLastError");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGetErrorName),
    const char *(cudaError_t error)), "type of cudaGetErrorName");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGetErrorString),
    const char *(cudaError_t error)), "type of cudaGetErrorString");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGetDeviceCount),
    cudaError_t(int *count)), "type of cudaGetDeviceCount");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGetDeviceProperties_v2),
    cudaError_t(struct cudaDeviceProp *prop, int device)), "type of cudaGetDeviceProperties_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaDeviceGetAttribute),
    cudaError_t(int *value, enum cudaDeviceAttr attr, int device)),
    "type of cudaDeviceGetAttribute");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaDeviceGetDefaultMemPool),
    cudaError_t(cudaMemPool_t *memPool, int device)), "type of cudaDeviceGetDefaultMemPool");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaDeviceSetMemPool),
    cudaError_t(int device, cudaMemPool_t memPool)), "type of cudaDeviceSetMemPool");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaDeviceGetMemPool),
    cudaError_t(cudaMemPool_t *memPool, int device)), "type of cudaDeviceGetMemPool");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaDeviceGetNvSciSyncAttributes),
    cudaError_t(void *nvSciSyncAttrList, int device, int flags)),
    "type of cudaDeviceGetNvSciSyncAttributes");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaDeviceGetP2PAttribute),
    cudaError_t(int *value, enum cudaDeviceP2PAttr attr, int srcDevice, int dstDevice)),
    "type of cudaDeviceGetP2PAttribute");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaChooseDevice),
    cudaError_t(int *device, const struct cudaDeviceProp *prop)), "type of cudaChooseDevice");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaInitDevice),
    cudaError_t(int device, unsigned int deviceFlags, unsigned int flags)),
    "type of cudaInitDevice");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaSetDevice), cudaError_t(int device)),
    "type of cudaSetDevice");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGetDevice), cudaError_t(int *device)),
    "type of cudaGetDevice");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaSetValidDevices),
    cudaError_t(int *device_arr, int len)), "type of cudaSetValidDevices");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaSetDeviceFlags),
    cudaError_t(unsigned int flags)), "type of cudaSetDeviceFlags");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGetDeviceFlags),
    cudaError_t(unsigned int *flags)), "type of cudaGetDeviceFlags");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaStreamCreate),
    cudaError_t(cudaStream_t *pStream)), "type of cudaStreamCreate");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaStreamCreateWithFlags),
    cudaError_t(cudaStream_t *pStream, unsigned int flags)), "type of cudaStreamCreateWithFlags");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaStreamCreateWithPriority),
    cudaError_t(cudaStream_t *pStream, unsigned int flags, int priority)),
    "type of cudaStreamCreateWithPriority");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaStreamGetPriority),
    cudaError_t(cudaStream_t hStream, int *priority)), "type of cudaStreamGetPriority");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaStreamGetFlags),
    cudaError_t(cudaStream_t hStream, unsigned int *flags)), "type of cudaStreamGetFlags");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaStreamGetId),
    cudaError_t(cudaStream_t hStream, unsigned long long *streamId)), "type of cudaStreamGetId");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaStreamGetDevice),
    cudaError_t(cudaStream_t hStream, int *device)), "type of cudaStreamGetDevice");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaCtxResetPersistingL2Cache),
    cudaError_t(void)), "type of cudaCtxResetPersistingL2Cache");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaStreamCopyAttributes),
    cudaError_t(cudaStream_t dst, cudaStream_t src)), "type of cudaStreamCopyAttributes");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaStreamGetAttribute),
    cudaError_t(cudaStream_t hStream, cudaStreamAttrID attr, cudaStreamAttrValue *value_out)),
    "type of cudaStreamGetAttribute");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaStreamSetAttribute),
    cudaError_t(cudaStream_t hStream, cudaStreamAttrID attr, const cudaStreamAttrValue *value)),
    "type of cudaStreamSetAttribute");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaStreamDestroy),
    cudaError_t(cudaStream_t stream)), "type of cudaStreamDestroy");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaStreamWaitEvent),
    cudaError_t(cudaStream_t stream, cudaEvent_t event, unsigned int flags)),
    "type of cudaStreamWaitEvent");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaStreamAddCallback),
    cudaError_t(cudaStream_t stream, cudaStreamCallback_t callback, void *userData,
    unsigned int flags)), "type of cudaStreamAddCallback");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaStreamSynchronize),
    cudaError_t(cudaStream_t stream)), "type of cudaStreamSynchronize");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaStreamQuery),
    cudaError_t(cudaStream_t stream)), "type of cudaStreamQuery");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaStreamAttachMemAsync),
    cudaError_t(cudaStream_t stream, void *devPtr, size_t length, unsigned int flags)),
    "type of cudaStreamAttachMemAsync");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaStreamBeginCapture),
    cudaError_t(cudaStream_t stream, enum cudaStreamCaptureMode mode)),
    "type of cudaStreamBeginCapture");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaStreamBeginCaptureToGraph),
    cudaError_t(cudaStream_t stream, cudaGraph_t graph, const cudaGraphNode_t *dependencies,
    const cudaGraphEdgeData *dependencyData, size_t numDependencies,
    enum cudaStreamCaptureMode mode)), "type of cudaStreamBeginCaptureToGraph");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaThreadExchangeStreamCaptureMode),
    cudaError_t(enum cudaStreamCaptureMode *mode)), "type of cudaThreadExchangeStreamCaptureMode");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaStreamEndCapture),
    cudaError_t(cudaStream_t stream, cudaGraph_t *pGraph)), "type of cudaStreamEndCapture");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaStreamIsCapturing),
    cudaError_t(cudaStream_t stream, enum cudaStreamCaptureStatus *pCaptureStatus)),
    "type of cudaStreamIsCapturing");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaStreamGetCaptureInfo_v2),
    cudaError_t(cudaStream_t stream, enum cudaStreamCaptureStatus *captureStatus_out,
    unsigned long long *id_out, cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out,
    size_t *numDependencies_out)), "type of cudaStreamGetCaptureInfo_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaStreamGetCaptureInfo_v3),
    cudaError_t(cudaStream_t stream, enum cudaStreamCaptureStatus *captureStatus_out,
    unsigned long long *id_out, cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out,
    const cudaGraphEdgeData **edgeData_out, size_t *numDependencies_out)),
    "type of cudaStreamGetCaptureInfo_v3");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaStreamUpdateCaptureDependencies),
    cudaError_t(cudaStream_t stream, cudaGraphNode_t *dependencies, size_t numDependencies,
    unsigned int flags)), "type of cudaStreamUpdateCaptureDependencies");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaStreamUpdateCaptureDependencies_v2),
    cudaError_t(cudaStream_t stream, cudaGraphNode_t *dependencies,
    const cudaGraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags)),
    "type of cudaStreamUpdateCaptureDependencies_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaEventCreate),
    cudaError_t(cudaEvent_t *event)), "type of cudaEventCreate");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaEventCreateWithFlags),
    cudaError_t(cudaEvent_t *event, unsigned int flags)), "type of cudaEventCreateWithFlags");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaEventRecord),
    cudaError_t(cudaEvent_t event, cudaStream_t stream)), "type of cudaEventRecord");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaEventRecordWithFlags),
    cudaError_t(cudaEvent_t event, cudaStream_t stream, unsigned int flags)),
    "type of cudaEventRecordWithFlags");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaEventQuery),
    cudaError_t(cudaEvent_t event)), "type of cudaEventQuery");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaEventSynchronize),
    cudaError_t(cudaEvent_t event)), "type of cudaEventSynchronize");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaEventDestroy),
    cudaError_t(cudaEvent_t event)), "type of cudaEventDestroy");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaEventElapsedTime),
    cudaError_t(float *ms, cudaEvent_t start, cudaEvent_t end)), "type of cudaEventElapsedTime");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaEventElapsedTime_v2),
    cudaError_t(float *ms, cudaEvent_t start, cudaEvent_t end)), "type of cudaEventElapsedTime_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaImportExternalMemory),
    cudaError_t(cudaExternalMemory_t *extMem_out,
    const struct cudaExternalMemoryHandleDesc *memHandleDesc)), "type of cudaImportExternalMemory");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaExternalMemoryGetMappedBuffer),
    cudaError_t(void **devPtr, cudaExternalMemory_t extMem,
    const struct cudaExternalMemoryBufferDesc *bufferDesc)),
    "type of cudaExternalMemoryGetMappedBuffer");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaExternalMemoryGetMappedMipmappedArray),
    cudaError_t(cudaMipmappedArray_t *mipmap, cudaExternalMemory_t extMem,
    const struct cudaExternalMemoryMipmappedArrayDesc *mipmapDesc)),
    "type of cudaExternalMemoryGetMappedMipmappedArray");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaDestroyExternalMemory),
    cudaError_t(cudaExternalMemory_t extMem)), "type of cudaDestroyExternalMemory");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaImportExternalSemaphore),
    cudaError_t(cudaExternalSemaphore_t *extSem_out,
    const struct cudaExternalSemaphoreHandleDesc *semHandleDesc)),
    "type of cudaImportExternalSemaphore");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaSignalExternalSemaphoresAsync_v2),
    cudaError_t(const cudaExternalSemaphore_t *extSemArray,
    const struct cudaExternalSemaphoreSignalParams *paramsArray, unsigned int numExtSems,
    cudaStream_t stream)), "type of cudaSignalExternalSemaphoresAsync_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaWaitExternalSemaphoresAsync_v2),
    cudaError_t(const cudaExternalSemaphore_t *extSemArray,
    const struct cudaExternalSemaphoreWaitParams *paramsArray, unsigned int numExtSems,
    cudaStream_t stream)), "type of cudaWaitExternalSemaphoresAsync_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaDestroyExternalSemaphore),
    cudaError_t(cudaExternalSemaphore_t extSem)), "type of cudaDestroyExternalSemaphore");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaLaunchKernel),
    cudaError_t(const void *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem,
    cudaStream_t stream)), "type of cudaLaunchKernel");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaLaunchKernelExC),
    cudaError_t(const cudaLaunchConfig_t *config, const void *func, void **args)),
    "type of cudaLaunchKernelExC");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaLaunchCooperativeKernel),
    cudaError_t(const void *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem,
    cudaStream_t stream)), "type of cudaLaunchCooperativeKernel");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaLaunchCooperativeKernelMultiDevice),
    cudaError_t(struct cudaLaunchParams *launchParamsList, unsigned int numDevices,
    unsigned int flags)), "type of cudaLaunchCooperativeKernelMultiDevice");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaFuncSetCacheConfig),
    cudaError_t(const void *func, enum cudaFuncCache cacheConfig)),
    "type of cudaFuncSetCacheConfig");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaFuncGetAttributes),
    cudaError_t(struct cudaFuncAttributes *attr, const void *func)),
    "type of cudaFuncGetAttributes");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaFuncSetAttribute),
    cudaError_t(const void *func, enum cudaFuncAttribute attr, int value)),
    "type of cudaFuncSetAttribute");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaFuncGetName),
    cudaError_t(const char **name, const void *func)), "type of cudaFuncGetName");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaFuncGetParamInfo),
    cudaError_t(const void *func, size_t paramIndex, size_t *paramOffset, size_t *paramSize)),
    "type of cudaFuncGetParamInfo");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaSetDoubleForDevice),
    cudaError_t(double *d)), "type of cudaSetDoubleForDevice");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaSetDoubleForHost),
    cudaError_t(double *d)), "type of cudaSetDoubleForHost");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaLaunchHostFunc),
    cudaError_t(cudaStream_t stream, cudaHostFn_t fn, void *userData)),
    "type of cudaLaunchHostFunc");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaFuncSetSharedMemConfig),
    cudaError_t(const void *func, enum cudaSharedMemConfig config)),
    "type of cudaFuncSetSharedMemConfig");
_Static_assert(
    __builtin_types_compatible_p(__typeof__(cudaOccupancyMaxActiveBlocksPerMultiprocessor),
    cudaError_t(int *numBlocks, const void *func, int blockSize, size_t dynamicSMemSize)),
    "type of cudaOccupancyMaxActiveBlocksPerMultiprocessor");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaOccupancyAvailableDynamicSMemPerBlock),
    cudaError_t(size_t *dynamicSmemSize, const void *func, int numBlocks, int blockSize)),
    "type of cudaOccupancyAvailableDynamicSMemPerBlock");
_Static_assert(
    __builtin_types_compatible_p(
    __typeof__(cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags),
    cudaError_t(int *numBlocks, const void *func, int blockSize, size_t dynamicSMemSize,
    unsigned int flags)), "type of cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaOccupancyMaxPotentialClusterSize),
    cudaError_t(int *clusterSize, const void *func, const cudaLaunchConfig_t *launchConfig)),
    "type of cudaOccupancyMaxPotentialClusterSize");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaOccupancyMaxActiveClusters),
    cudaError_t(int *numClusters, const void *func, const cudaLaunchConfig_t *launchConfig)),
    "type of cudaOccupancyMaxActiveClusters");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMallocManaged),
    cudaError_t(void **devPtr, size_t size, unsigned int flags)), "type of cudaMallocManaged");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMalloc),
    cudaError_t(void **devPtr, size_t size)), "type of cudaMalloc");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMallocHost),
    cudaError_t(void **ptr, size_t size)), "type of cudaMallocHost");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMallocPitch),
    cudaError_t(void **devPtr, size_t *pitch, size_t width, size_t height)),
    "type of cudaMallocPitch");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMallocArray),
    cudaError_t(cudaArray_t *array, const struct cudaChannelFormatDesc *desc, size_t width,
    size_t height, unsigned int flags)), "type of cudaMallocArray");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaFree), cudaError_t(void *devPtr)),
    "type of cudaFree");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaFreeHost), cudaError_t(void *ptr)),
    "type of cudaFreeHost");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaFreeArray),
    cudaError_t(cudaArray_t array)), "type of cudaFreeArray");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaFreeMipmappedArray),
    cudaError_t(cudaMipmappedArray_t mipmappedArray)), "type of cudaFreeMipmappedArray");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaHostAlloc),
    cudaError_t(void **pHost, size_t size, unsigned int flags)), "type of cudaHostAlloc");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaHostRegister),
    cudaError_t(void *ptr, size_t size, unsigned int flags)), "type of cudaHostRegister");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaHostUnregister),
    cudaError_t(void *ptr)), "type of cudaHostUnregister");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaHostGetDevicePointer),
    cudaError_t(void **pDevice, void *pHost, unsigned int flags)),
    "type of cudaHostGetDevicePointer");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaHostGetFlags),
    cudaError_t(unsigned int *pFlags, void *pHost)), "type of cudaHostGetFlags");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMalloc3D),
    cudaError_t(struct cudaPitchedPtr *pitchedDevPtr, struct cudaExtent extent)),
    "type of cudaMalloc3D");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMalloc3DArray),
    cudaError_t(cudaArray_t *array, const struct cudaChannelFormatDesc *desc,
    struct cudaExtent extent, unsigned int flags)), "type of cudaMalloc3DArray");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMallocMipmappedArray),
    cudaError_t(cudaMipmappedArray_t *mipmappedArray, const struct cudaChannelFormatDesc *desc,
    struct cudaExtent extent, unsigned int numLevels, unsigned int flags)),
    "type of cudaMallocMipmappedArray");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGetMipmappedArrayLevel),
    cudaError_t(cudaArray_t *levelArray, cudaMipmappedArray_const_t mipmappedArray,
    unsigned int level)), "type of cudaGetMipmappedArrayLevel");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemcpy3D),
    cudaError_t(const struct cudaMemcpy3DParms *p)), "type of cudaMemcpy3D");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemcpy3DPeer),
    cudaError_t(const struct cudaMemcpy3DPeerParms *p)), "type of cudaMemcpy3DPeer");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemcpy3DAsync),
    cudaError_t(const struct cudaMemcpy3DParms *p, cudaStream_t stream)),
    "type of cudaMemcpy3DAsync");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemcpy3DPeerAsync),
    cudaError_t(const struct cudaMemcpy3DPeerParms *p, cudaStream_t stream)),
    "type of cudaMemcpy3DPeerAsync");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemGetInfo),
    cudaError_t(size_t *free, size_t *total)), "type of cudaMemGetInfo");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaArrayGetInfo),
    cudaError_t(struct cudaChannelFormatDesc *desc, struct cudaExtent *extent, unsigned int *flags,
    cudaArray_t array)), "type of cudaArrayGetInfo");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaArrayGetPlane),
    cudaError_t(cudaArray_t *pPlaneArray, cudaArray_t hArray, unsigned int planeIdx)),
    "type of cudaArrayGetPlane");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaArrayGetMemoryRequirements),
    cudaError_t(struct cudaArrayMemoryRequirements *memoryRequirements, cudaArray_t array,
    int device)), "type of cudaArrayGetMemoryRequirements");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMipmappedArrayGetMemoryRequirements),
    cudaError_t(struct cudaArrayMemoryRequirements *memoryRequirements,
    cudaMipmappedArray_t mipmap, int device)), "type of cudaMipmappedArrayGetMemoryRequirements");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaArrayGetSparseProperties),
    cudaError_t(struct cudaArraySparseProperties *sparseProperties, cudaArray_t array)),
    "type of cudaArrayGetSparseProperties");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMipmappedArrayGetSparseProperties),
    cudaError_t(struct cudaArraySparseProperties *sparseProperties, cudaMipmappedArray_t mipmap)),
    "type of cudaMipmappedArrayGetSparseProperties");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemcpy),
    cudaError_t(void *dst, const void *src, size_t count, enum cudaMemcpyKind kind)),
    "type of cudaMemcpy");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemcpyPeer),
    cudaError_t(void *dst, int dstDevice, const void *src, int srcDevice, size_t count)),
    "type of cudaMemcpyPeer");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemcpy2D),
    cudaError_t(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width,
    size_t height, enum cudaMemcpyKind kind)), "type of cudaMemcpy2D");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemcpy2DToArray),
    cudaError_t(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t spitch,
    size_t width, size_t height, enum cudaMemcpyKind kind)), "type of cudaMemcpy2DToArray");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemcpy2DFromArray),
    cudaError_t(void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset,
    size_t width, size_t height, enum cudaMemcpyKind kind)), "type of cudaMemcpy2DFromArray");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemcpy2DArrayToArray),
    cudaError_t(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src,
    size_t wOffsetSrc, size_t hOffsetSrc, size_t width, size_t height, enum cudaMemcpyKind kind)),
    "type of cudaMemcpy2DArrayToArray");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemcpyToSymbol),
    cudaError_t(const void *symbol, const void *src, size_t count, size_t offset,
    enum cudaMemcpyKind kind)), "type of cudaMemcpyToSymbol");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemcpyFromSymbol),
    cudaError_t(void *dst, const void *symbol, size_t count, size_t offset,
    enum cudaMemcpyKind kind)), "type of cudaMemcpyFromSymbol");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemcpyAsync),
    cudaError_t(void *dst, const void *src, size_t count, enum cudaMemcpyKind kind,
    cudaStream_t stream)), "type of cudaMemcpyAsync");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemcpyPeerAsync),
    cudaError_t(void *dst, int dstDevice, const void *src, int srcDevice, size_t count,
    cudaStream_t stream)), "type of cudaMemcpyPeerAsync");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemcpyBatchAsync),
    cudaError_t(void **dsts, void **srcs, size_t *sizes, size_t count,
    struct cudaMemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, size_t *failIdx,
    cudaStream_t stream)), "type of cudaMemcpyBatchAsync");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemcpy3DBatchAsync),
    cudaError_t(size_t numOps, struct cudaMemcpy3DBatchOp *opList, size_t *failIdx,
    unsigned long long flags, cudaStream_t stream)), "type of cudaMemcpy3DBatchAsync");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemcpy2DAsync),
    cudaError_t(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width,
    size_t height, enum cudaMemcpyKind kind, cudaStream_t stream)), "type of cudaMemcpy2DAsync");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemcpy2DToArrayAsync),
    cudaError_t(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t spitch,
    size_t width, size_t height, enum cudaMemcpyKind kind, cudaStream_t stream)),
    "type of cudaMemcpy2DToArrayAsync");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemcpy2DFromArrayAsync),
    cudaError_t(void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset,
    size_t width, size_t height, enum cudaMemcpyKind kind, cudaStream_t stream)),
    "type of cudaMemcpy2DFromArrayAsync");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemcpyToSymbolAsync),
    cudaError_t(const void *symbol, const void *src, size_t count, size_t offset,
    enum cudaMemcpyKind kind, cudaStream_t stream)), "type of cudaMemcpyToSymbolAsync");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemcpyFromSymbolAsync),
    cudaError_t(void *dst, const void *symbol, size_t count, size_t offset,
    enum cudaMemcpyKind kind, cudaStream_t stream)), "type of cudaMemcpyFromSymbolAsync");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemset),
    cudaError_t(void *devPtr, int value, size_t count)), "type of cudaMemset");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemset2D),
    cudaError_t(void *devPtr, size_t pitch, int value, size_t width, size_t height)),
    "type of cudaMemset2D");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemset3D),
    cudaError_t(struct cudaPitchedPtr pitchedDevPtr, int value, struct cudaExtent extent)),
    "type of cudaMemset3D");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemsetAsync),
    cudaError_t(void *devPtr, int value, size_t count, cudaStream_t stream)),
    "type of cudaMemsetAsync");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemset2DAsync),
    cudaError_t(void *devPtr, size_t pitch, int value, size_t width, size_t height,
    cudaStream_t stream)), "type of cudaMemset2DAsync");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemset3DAsync),
    cudaError_t(struct cudaPitchedPtr pitchedDevPtr, int value, struct cudaExtent extent,
    cudaStream_t stream)), "type of cudaMemset3DAsync");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGetSymbolAddress),
    cudaError_t(void **devPtr, const void *symbol)), "type of cudaGetSymbolAddress");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGetSymbolSize),
    cudaError_t(size_t *size, const void *symbol)), "type of cudaGetSymbolSize");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemPrefetchAsync),
    cudaError_t(const void *devPtr, size_t count, int dstDevice, cudaStream_t stream)),
    "type of cudaMemPrefetchAsync");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemPrefetchAsync_v2),
    cudaError_t(const void *devPtr, size_t count, struct cudaMemLocation location,
    unsigned int flags, cudaStream_t stream)), "type of cudaMemPrefetchAsync_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemAdvise),
    cudaError_t(const void *devPtr, size_t count, enum cudaMemoryAdvise advice, int device)),
    "type of cudaMemAdvise");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemAdvise_v2),
    cudaError_t(const void *devPtr, size_t count, enum cudaMemoryAdvise advice,
    struct cudaMemLocation location)), "type of cudaMemAdvise_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemRangeGetAttribute),
    cudaError_t(void *data, size_t dataSize, enum cudaMemRangeAttribute attribute,
    const void *devPtr, size_t count)), "type of cudaMemRangeGetAttribute");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemRangeGetAttributes),
    cudaError_t(void **data, size_t *dataSizes, enum cudaMemRangeAttribute *attributes,
    size_t numAttributes, const void *devPtr, size_t count)), "type of cudaMemRangeGetAttributes");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemcpyToArray),
    cudaError_t(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t count,
    enum cudaMemcpyKind kind)), "type of cudaMemcpyToArray");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemcpyFromArray),
    cudaError_t(void *dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count,
    enum cudaMemcpyKind kind)), "type of cudaMemcpyFromArray");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemcpyArrayToArray),
    cudaError_t(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src,
    size_t wOffsetSrc, size_t hOffsetSrc, size_t count, enum cudaMemcpyKind kind)),
    "type of cudaMemcpyArrayToArray");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemcpyToArrayAsync),
    cudaError_t(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t count,
    enum cudaMemcpyKind kind, cudaStream_t stream)), "type of cudaMemcpyToArrayAsync");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemcpyFromArrayAsync),
    cudaError_t(void *dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count,
    enum cudaMemcpyKind kind, cudaStream_t stream)), "type of cudaMemcpyFromArrayAsync");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMallocAsync),
    cudaError_t(void **devPtr, size_t size, cudaStream_t hStream)), "type of cudaMallocAsync");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaFreeAsync),
    cudaError_t(void *devPtr, cudaStream_t hStream)), "type of cudaFreeAsync");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemPoolTrimTo),
    cudaError_t(cudaMemPool_t memPool, size_t minBytesToKeep)), "type of cudaMemPoolTrimTo");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemPoolSetAttribute),
    cudaError_t(cudaMemPool_t memPool, enum cudaMemPoolAttr attr, void *value)),
    "type of cudaMemPoolSetAttribute");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemPoolGetAttribute),
    cudaError_t(cudaMemPool_t memPool, enum cudaMemPoolAttr attr, void *value)),
    "type of cudaMemPoolGetAttribute");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemPoolSetAccess),
    cudaError_t(cudaMemPool_t memPool, const struct cudaMemAccessDesc *descList, size_t count)),
    "type of cudaMemPoolSetAccess");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemPoolGetAccess),
    cudaError_t(enum cudaMemAccessFlags *flags, cudaMemPool_t memPool,
    struct cudaMemLocation *location)), "type of cudaMemPoolGetAccess");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemPoolCreate),
    cudaError_t(cudaMemPool_t *memPool, const struct cudaMemPoolProps *poolProps)),
    "type of cudaMemPoolCreate");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemPoolDestroy),
    cudaError_t(cudaMemPool_t memPool)), "type of cudaMemPoolDestroy");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMallocFromPoolAsync),
    cudaError_t(void **ptr, size_t size, cudaMemPool_t memPool, cudaStream_t stream)),
    "type of cudaMallocFromPoolAsync");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemPoolExportToShareableHandle),
    cudaError_t(void *shareableHandle, cudaMemPool_t memPool,
    enum cudaMemAllocationHandleType handleType, unsigned int flags)),
    "type of cudaMemPoolExportToShareableHandle");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemPoolImportFromShareableHandle),
    cudaError_t(cudaMemPool_t *memPool, void *shareableHandle,
    enum cudaMemAllocationHandleType handleType, unsigned int flags)),
    "type of cudaMemPoolImportFromShareableHandle");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemPoolExportPointer),
    cudaError_t(struct cudaMemPoolPtrExportData *exportData, void *ptr)),
    "type of cudaMemPoolExportPointer");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaMemPoolImportPointer),
    cudaError_t(void **ptr, cudaMemPool_t memPool, struct cudaMemPoolPtrExportData *exportData)),
    "type of cudaMemPoolImportPointer");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaPointerGetAttributes),
    cudaError_t(struct cudaPointerAttributes *attributes, const void *ptr)),
    "type of cudaPointerGetAttributes");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaDeviceCanAccessPeer),
    cudaError_t(int *canAccessPeer, int device, int peerDevice)),
    "type of cudaDeviceCanAccessPeer");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaDeviceEnablePeerAccess),
    cudaError_t(int peerDevice, unsigned int flags)), "type of cudaDeviceEnablePeerAccess");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaDeviceDisablePeerAccess),
    cudaError_t(int peerDevice)), "type of cudaDeviceDisablePeerAccess");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphicsUnregisterResource),
    cudaError_t(cudaGraphicsResource_t resource)), "type of cudaGraphicsUnregisterResource");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphicsResourceSetMapFlags),
    cudaError_t(cudaGraphicsResource_t resource, unsigned int flags)),
    "type of cudaGraphicsResourceSetMapFlags");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphicsMapResources),
    cudaError_t(int count, cudaGraphicsResource_t *resources, cudaStream_t stream)),
    "type of cudaGraphicsMapResources");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphicsUnmapResources),
    cudaError_t(int count, cudaGraphicsResource_t *resources, cudaStream_t stream)),
    "type of cudaGraphicsUnmapResources");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphicsResourceGetMappedPointer),
    cudaError_t(void **devPtr, size_t *size, cudaGraphicsResource_t resource)),
    "type of cudaGraphicsResourceGetMappedPointer");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphicsSubResourceGetMappedArray),
    cudaError_t(cudaArray_t *array, cudaGraphicsResource_t resource, unsigned int arrayIndex,
    unsigned int mipLevel)), "type of cudaGraphicsSubResourceGetMappedArray");
_Static_assert(
    __builtin_types_compatible_p(__typeof__(cudaGraphicsResourceGetMappedMipmappedArray),
    cudaError_t(cudaMipmappedArray_t *mipmappedArray, cudaGraphicsResource_t resource)),
    "type of cudaGraphicsResourceGetMappedMipmappedArray");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGetChannelDesc),
    cudaError_t(struct cudaChannelFormatDesc *desc, cudaArray_const_t array)),
    "type of cudaGetChannelDesc");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaCreateChannelDesc),
    struct cudaChannelFormatDesc(int x, int y, int z, int w, enum cudaChannelFormatKind f)),
    "type of cudaCreateChannelDesc");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaCreateTextureObject),
    cudaError_t(cudaTextureObject_t *pTexObject, const struct cudaResourceDesc *pResDesc,
    const struct cudaTextureDesc *pTexDesc, const struct cudaResourceViewDesc *pResViewDesc)),
    "type of cudaCreateTextureObject");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaDestroyTextureObject),
    cudaError_t(cudaTextureObject_t texObject)), "type of cudaDestroyTextureObject");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGetTextureObjectResourceDesc),
    cudaError_t(struct cudaResourceDesc *pResDesc, cudaTextureObject_t texObject)),
    "type of cudaGetTextureObjectResourceDesc");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGetTextureObjectTextureDesc),
    cudaError_t(struct cudaTextureDesc *pTexDesc, cudaTextureObject_t texObject)),
    "type of cudaGetTextureObjectTextureDesc");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGetTextureObjectResourceViewDesc),
    cudaError_t(struct cudaResourceViewDesc *pResViewDesc, cudaTextureObject_t texObject)),
    "type of cudaGetTextureObjectResourceViewDesc");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaCreateSurfaceObject),
    cudaError_t(cudaSurfaceObject_t *pSurfObject, const struct cudaResourceDesc *pResDesc)),
    "type of cudaCreateSurfaceObject");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaDestroySurfaceObject),
    cudaError_t(cudaSurfaceObject_t surfObject)), "type of cudaDestroySurfaceObject");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGetSurfaceObjectResourceDesc),
    cudaError_t(struct cudaResourceDesc *pResDesc, cudaSurfaceObject_t surfObject)),
    "type of cudaGetSurfaceObjectResourceDesc");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaDriverGetVersion),
    cudaError_t(int *driverVersion)), "type of cudaDriverGetVersion");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaRuntimeGetVersion),
    cudaError_t(int *runtimeVersion)), "type of cudaRuntimeGetVersion");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphCreate),
    cudaError_t(cudaGraph_t *pGraph, unsigned int flags)), "type of cudaGraphCreate");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphAddKernelNode),
    cudaError_t(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const struct cudaKernelNodeParams *pNodeParams)), "type of cudaGraphAddKernelNode");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphKernelNodeGetParams),
    cudaError_t(cudaGraphNode_t node, struct cudaKernelNodeParams *pNodeParams)),
    "type of cudaGraphKernelNodeGetParams");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphKernelNodeSetParams),
    cudaError_t(cudaGraphNode_t node, const struct cudaKernelNodeParams *pNodeParams)),
    "type of cudaGraphKernelNodeSetParams");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphKernelNodeCopyAttributes),
    cudaError_t(cudaGraphNode_t hSrc, cudaGraphNode_t hDst)),
    "type of cudaGraphKernelNodeCopyAttributes");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphKernelNodeGetAttribute),
    cudaError_t(cudaGraphNode_t hNode, cudaKernelNodeAttrID attr,
    cudaKernelNodeAttrValue *value_out)), "type of cudaGraphKernelNodeGetAttribute");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphKernelNodeSetAttribute),
    cudaError_t(cudaGraphNode_t hNode, cudaKernelNodeAttrID attr,
    const cudaKernelNodeAttrValue *value)), "type of cudaGraphKernelNodeSetAttribute");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphAddMemcpyNode),
    cudaError_t(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const struct cudaMemcpy3DParms *pCopyParams)), "type of cudaGraphAddMemcpyNode");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphAddMemcpyNodeToSymbol),
    cudaError_t(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies, const void *symbol,
    const void *src, size_t count, size_t offset, enum cudaMemcpyKind kind)),
    "type of cudaGraphAddMemcpyNodeToSymbol");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphAddMemcpyNodeFromSymbol),
    cudaError_t(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst, const void *symbol,
    size_t count, size_t offset, enum cudaMemcpyKind kind)),
    "type of cudaGraphAddMemcpyNodeFromSymbol");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphAddMemcpyNode1D),
    cudaError_t(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst, const void *src,
    size_t count, enum cudaMemcpyKind kind)), "type of cudaGraphAddMemcpyNode1D");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphMemcpyNodeGetParams),
    cudaError_t(cudaGraphNode_t node, struct cudaMemcpy3DParms *pNodeParams)),
    "type of cudaGraphMemcpyNodeGetParams");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphMemcpyNodeSetParams),
    cudaError_t(cudaGraphNode_t node, const struct cudaMemcpy3DParms *pNodeParams)),
    "type of cudaGraphMemcpyNodeSetParams");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphMemcpyNodeSetParamsToSymbol),
    cudaError_t(cudaGraphNode_t node, const void *symbol, const void *src, size_t count,
    size_t offset, enum cudaMemcpyKind kind)), "type of cudaGraphMemcpyNodeSetParamsToSymbol");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphMemcpyNodeSetParamsFromSymbol),
    cudaError_t(cudaGraphNode_t node, void *dst, const void *symbol, size_t count, size_t offset,
    enum cudaMemcpyKind kind)), "type of cudaGraphMemcpyNodeSetParamsFromSymbol");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphMemcpyNodeSetParams1D),
    cudaError_t(cudaGraphNode_t node, void *dst, const void *src, size_t count,
    enum cudaMemcpyKind kind)), "type of cudaGraphMemcpyNodeSetParams1D");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphAddMemsetNode),
    cudaError_t(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const struct cudaMemsetParams *pMemsetParams)), "type of cudaGraphAddMemsetNode");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphMemsetNodeGetParams),
    cudaError_t(cudaGraphNode_t node, struct cudaMemsetParams *pNodeParams)),
    "type of cudaGraphMemsetNodeGetParams");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphMemsetNodeSetParams),
    cudaError_t(cudaGraphNode_t node, const struct cudaMemsetParams *pNodeParams)),
    "type of cudaGraphMemsetNodeSetParams");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphAddHostNode),
    cudaError_t(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const struct cudaHostNodeParams *pNodeParams)), "type of cudaGraphAddHostNode");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphHostNodeGetParams),
    cudaError_t(cudaGraphNode_t node, struct cudaHostNodeParams *pNodeParams)),
    "type of cudaGraphHostNodeGetParams");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphHostNodeSetParams),
    cudaError_t(cudaGraphNode_t node, const struct cudaHostNodeParams *pNodeParams)),
    "type of cudaGraphHostNodeSetParams");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphAddChildGraphNode),
    cudaError_t(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaGraph_t childGraph)),
    "type of cudaGraphAddChildGraphNode");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphChildGraphNodeGetGraph),
    cudaError_t(cudaGraphNode_t node, cudaGraph_t *pGraph)),
    "type of cudaGraphChildGraphNodeGetGraph");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphAddEmptyNode),
    cudaError_t(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies)),
    "type of cudaGraphAddEmptyNode");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphAddEventRecordNode),
    cudaError_t(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)),
    "type of cudaGraphAddEventRecordNode");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphEventRecordNodeGetEvent),
    cudaError_t(cudaGraphNode_t node, cudaEvent_t *event_out)),
    "type of cudaGraphEventRecordNodeGetEvent");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphEventRecordNodeSetEvent),
    cudaError_t(cudaGraphNode_t node, cudaEvent_t event)),
    "type of cudaGraphEventRecordNodeSetEvent");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphAddEventWaitNode),
    cudaError_t(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)),
    "type of cudaGraphAddEventWaitNode");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphEventWaitNodeGetEvent),
    cudaError_t(cudaGraphNode_t node, cudaEvent_t *event_out)),
    "type of cudaGraphEventWaitNodeGetEvent");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphEventWaitNodeSetEvent),
    cudaError_t(cudaGraphNode_t node, cudaEvent_t event)),
    "type of cudaGraphEventWaitNodeSetEvent");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphAddExternalSemaphoresSignalNode),
    cudaError_t(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const struct cudaExternalSemaphoreSignalNodeParams *nodeParams)),
    "type of cudaGraphAddExternalSemaphoresSignalNode");
_Static_assert(
    __builtin_types_compatible_p(__typeof__(cudaGraphExternalSemaphoresSignalNodeGetParams),
    cudaError_t(cudaGraphNode_t hNode, struct cudaExternalSemaphoreSignalNodeParams *params_out)),
    "type of cudaGraphExternalSemaphoresSignalNodeGetParams");
_Static_assert(
    __builtin_types_compatible_p(__typeof__(cudaGraphExternalSemaphoresSignalNodeSetParams),
    cudaError_t(cudaGraphNode_t hNode,
    const struct cudaExternalSemaphoreSignalNodeParams *nodeParams)),
    "type of cudaGraphExternalSemaphoresSignalNodeSetParams");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphAddExternalSemaphoresWaitNode),
    cudaError_t(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const struct cudaExternalSemaphoreWaitNodeParams *nodeParams)),
    "type of cudaGraphAddExternalSemaphoresWaitNode");
_Static_assert(
    __builtin_types_compatible_p(__typeof__(cudaGraphExternalSemaphoresWaitNodeGetParams),
    cudaError_t(cudaGraphNode_t hNode, struct cudaExternalSemaphoreWaitNodeParams *params_out)),
    "type of cudaGraphExternalSemaphoresWaitNodeGetParams");
_Static_assert(
    __builtin_types_compatible_p(__typeof__(cudaGraphExternalSemaphoresWaitNodeSetParams),
    cudaError_t(cudaGraphNode_t hNode,
    const struct cudaExternalSemaphoreWaitNodeParams *nodeParams)),
    "type of cudaGraphExternalSemaphoresWaitNodeSetParams");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphAddMemAllocNode),
    cudaError_t(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    struct cudaMemAllocNodeParams *nodeParams)), "type of cudaGraphAddMemAllocNode");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphMemAllocNodeGetParams),
    cudaError_t(cudaGraphNode_t node, struct cudaMemAllocNodeParams *params_out)),
    "type of cudaGraphMemAllocNodeGetParams");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphAddMemFreeNode),
    cudaError_t(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dptr)),
    "type of cudaGraphAddMemFreeNode");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphMemFreeNodeGetParams),
    cudaError_t(cudaGraphNode_t node, void *dptr_out)), "type of cudaGraphMemFreeNodeGetParams");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaDeviceGraphMemTrim),
    cudaError_t(int device)), "type of cudaDeviceGraphMemTrim");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaDeviceGetGraphMemAttribute),
    cudaError_t(int device, enum cudaGraphMemAttributeType attr, void *value)),
    "type of cudaDeviceGetGraphMemAttribute");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaDeviceSetGraphMemAttribute),
    cudaError_t(int device, enum cudaGraphMemAttributeType attr, void *value)),
    "type of cudaDeviceSetGraphMemAttribute");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphClone),
    cudaError_t(cudaGraph_t *pGraphClone, cudaGraph_t originalGraph)), "type of cudaGraphClone");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphNodeFindInClone),
    cudaError_t(cudaGraphNode_t *pNode, cudaGraphNode_t originalNode, cudaGraph_t clonedGraph)),
    "type of cudaGraphNodeFindInClone");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphNodeGetType),
    cudaError_t(cudaGraphNode_t node, enum cudaGraphNodeType *pType)),
    "type of cudaGraphNodeGetType");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphGetNodes),
    cudaError_t(cudaGraph_t graph, cudaGraphNode_t *nodes, size_t *numNodes)),
    "type of cudaGraphGetNodes");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphGetRootNodes),
    cudaError_t(cudaGraph_t graph, cudaGraphNode_t *pRootNodes, size_t *pNumRootNodes)),
    "type of cudaGraphGetRootNodes");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphGetEdges),
    cudaError_t(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to, size_t *numEdges)),
    "type of cudaGraphGetEdges");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphGetEdges_v2),
    cudaError_t(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to,
    cudaGraphEdgeData *edgeData, size_t *numEdges)), "type of cudaGraphGetEdges_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphNodeGetDependencies),
    cudaError_t(cudaGraphNode_t node, cudaGraphNode_t *pDependencies, size_t *pNumDependencies)),
    "type of cudaGraphNodeGetDependencies");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphNodeGetDependencies_v2),
    cudaError_t(cudaGraphNode_t node, cudaGraphNode_t *pDependencies, cudaGraphEdgeData *edgeData,
    size_t *pNumDependencies)), "type of cudaGraphNodeGetDependencies_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphNodeGetDependentNodes),
    cudaError_t(cudaGraphNode_t node, cudaGraphNode_t *pDependentNodes,
    size_t *pNumDependentNodes)), "type of cudaGraphNodeGetDependentNodes");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphNodeGetDependentNodes_v2),
    cudaError_t(cudaGraphNode_t node, cudaGraphNode_t *pDependentNodes,
    cudaGraphEdgeData *edgeData, size_t *pNumDependentNodes)),
    "type of cudaGraphNodeGetDependentNodes_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphAddDependencies),
    cudaError_t(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to,
    size_t numDependencies)), "type of cudaGraphAddDependencies");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphAddDependencies_v2),
    cudaError_t(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to,
    const cudaGraphEdgeData *edgeData, size_t numDependencies)),
    "type of cudaGraphAddDependencies_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphRemoveDependencies),
    cudaError_t(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to,
    size_t numDependencies)), "type of cudaGraphRemoveDependencies");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphRemoveDependencies_v2),
    cudaError_t(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to,
    const cudaGraphEdgeData *edgeData, size_t numDependencies)),
    "type of cudaGraphRemoveDependencies_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphDestroyNode),
    cudaError_t(cudaGraphNode_t node)), "type of cudaGraphDestroyNode");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphInstantiate),
    cudaError_t(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, unsigned long long flags)),
    "type of cudaGraphInstantiate");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphInstantiateWithFlags),
    cudaError_t(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, unsigned long long flags)),
    "type of cudaGraphInstantiateWithFlags");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphInstantiateWithParams),
    cudaError_t(cudaGraphExec_t *pGraphExec, cudaGraph_t graph,
    cudaGraphInstantiateParams *instantiateParams)), "type of cudaGraphInstantiateWithParams");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphExecGetFlags),
    cudaError_t(cudaGraphExec_t graphExec, unsigned long long *flags)),
    "type of cudaGraphExecGetFlags");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphExecKernelNodeSetParams),
    cudaError_t(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
    const struct cudaKernelNodeParams *pNodeParams)), "type of cudaGraphExecKernelNodeSetParams");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphExecMemcpyNodeSetParams),
    cudaError_t(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
    const struct cudaMemcpy3DParms *pNodeParams)), "type of cudaGraphExecMemcpyNodeSetParams");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphExecMemcpyNodeSetParamsToSymbol),
    cudaError_t(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const void *symbol,
    const void *src, size_t count, size_t offset, enum cudaMemcpyKind kind)),
    "type of cudaGraphExecMemcpyNodeSetParamsToSymbol");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphExecMemcpyNodeSetParamsFromSymbol),
    cudaError_t(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void *dst, const void *symbol,
    size_t count, size_t offset, enum cudaMemcpyKind kind)),
    "type of cudaGraphExecMemcpyNodeSetParamsFromSymbol");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphExecMemcpyNodeSetParams1D),
    cudaError_t(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void *dst, const void *src,
    size_t count, enum cudaMemcpyKind kind)), "type of cudaGraphExecMemcpyNodeSetParams1D");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphExecMemsetNodeSetParams),
    cudaError_t(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
    const struct cudaMemsetParams *pNodeParams)), "type of cudaGraphExecMemsetNodeSetParams");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphExecHostNodeSetParams),
    cudaError_t(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
    const struct cudaHostNodeParams *pNodeParams)), "type of cudaGraphExecHostNodeSetParams");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphExecChildGraphNodeSetParams),
    cudaError_t(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, cudaGraph_t childGraph)),
    "type of cudaGraphExecChildGraphNodeSetParams");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphExecEventRecordNodeSetEvent),
    cudaError_t(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, cudaEvent_t event)),
    "type of cudaGraphExecEventRecordNodeSetEvent");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphExecEventWaitNodeSetEvent),
    cudaError_t(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, cudaEvent_t event)),
    "type of cudaGraphExecEventWaitNodeSetEvent");
_Static_assert(
    __builtin_types_compatible_p(__typeof__(cudaGraphExecExternalSemaphoresSignalNodeSetParams),
    cudaError_t(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,
    const struct cudaExternalSemaphoreSignalNodeParams *nodeParams)),
    "type of cudaGraphExecExternalSemaphoresSignalNodeSetParams");
_Static_assert(
    __builtin_types_compatible_p(__typeof__(cudaGraphExecExternalSemaphoresWaitNodeSetParams),
    cudaError_t(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,
    const struct cudaExternalSemaphoreWaitNodeParams *nodeParams)),
    "type of cudaGraphExecExternalSemaphoresWaitNodeSetParams");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphNodeSetEnabled),
    cudaError_t(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned int isEnabled)),
    "type of cudaGraphNodeSetEnabled");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphNodeGetEnabled),
    cudaError_t(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned int *isEnabled)),
    "type of cudaGraphNodeGetEnabled");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphExecUpdate),
    cudaError_t(cudaGraphExec_t hGraphExec, cudaGraph_t hGraph,
    cudaGraphExecUpdateResultInfo *resultInfo)), "type of cudaGraphExecUpdate");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphUpload),
    cudaError_t(cudaGraphExec_t graphExec, cudaStream_t stream)), "type of cudaGraphUpload");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphLaunch),
    cudaError_t(cudaGraphExec_t graphExec, cudaStream_t stream)), "type of cudaGraphLaunch");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphExecDestroy),
    cudaError_t(cudaGraphExec_t graphExec)), "type of cudaGraphExecDestroy");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphDestroy),
    cudaError_t(cudaGraph_t graph)), "type of cudaGraphDestroy");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphDebugDotPrint),
    cudaError_t(cudaGraph_t graph, const char *path, unsigned int flags)),
    "type of cudaGraphDebugDotPrint");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaUserObjectCreate),
    cudaError_t(cudaUserObject_t *object_out, void *ptr, cudaHostFn_t destroy,
    unsigned int initialRefcount, unsigned int flags)), "type of cudaUserObjectCreate");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaUserObjectRetain),
    cudaError_t(cudaUserObject_t object, unsigned int count)), "type of cudaUserObjectRetain");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaUserObjectRelease),
    cudaError_t(cudaUserObject_t object, unsigned int count)), "type of cudaUserObjectRelease");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphRetainUserObject),
    cudaError_t(cudaGraph_t graph, cudaUserObject_t object, unsigned int count,
    unsigned int flags)), "type of cudaGraphRetainUserObject");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphReleaseUserObject),
    cudaError_t(cudaGraph_t graph, cudaUserObject_t object, unsigned int count)),
    "type of cudaGraphReleaseUserObject");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphAddNode),
    cudaError_t(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    struct cudaGraphNodeParams *nodeParams)), "type of cudaGraphAddNode");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphAddNode_v2),
    cudaError_t(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, const cudaGraphEdgeData *dependencyData,
    size_t numDependencies, struct cudaGraphNodeParams *nodeParams)),
    "type of cudaGraphAddNode_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphNodeSetParams),
    cudaError_t(cudaGraphNode_t node, struct cudaGraphNodeParams *nodeParams)),
    "type of cudaGraphNodeSetParams");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphExecNodeSetParams),
    cudaError_t(cudaGraphExec_t graphExec, cudaGraphNode_t node,
    struct cudaGraphNodeParams *nodeParams)), "type of cudaGraphExecNodeSetParams");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphConditionalHandleCreate),
    cudaError_t(cudaGraphConditionalHandle *pHandle_out, cudaGraph_t graph,
    unsigned int defaultLaunchValue, unsigned int flags)),
    "type of cudaGraphConditionalHandleCreate");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGetDriverEntryPoint),
    cudaError_t(const char *symbol, void **funcPtr, unsigned long long flags,
    enum cudaDriverEntryPointQueryResult *driverStatus)), "type of cudaGetDriverEntryPoint");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGetDriverEntryPointByVersion),
    cudaError_t(const char *symbol, void **funcPtr, unsigned int cudaVersion,
    unsigned long long flags, enum cudaDriverEntryPointQueryResult *driverStatus)),
    "type of cudaGetDriverEntryPointByVersion");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaLibraryLoadData),
    cudaError_t(cudaLibrary_t *library, const void *code, enum cudaJitOption *jitOptions,
    void **jitOptionsValues, unsigned int numJitOptions, enum cudaLibraryOption *libraryOptions,
    void **libraryOptionValues, unsigned int numLibraryOptions)), "type of cudaLibraryLoadData");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaLibraryLoadFromFile),
    cudaError_t(cudaLibrary_t *library, const char *fileName, enum cudaJitOption *jitOptions,
    void **jitOptionsValues, unsigned int numJitOptions, enum cudaLibraryOption *libraryOptions,
    void **libraryOptionValues, unsigned int numLibraryOptions)),
    "type of cudaLibraryLoadFromFile");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaLibraryUnload),
    cudaError_t(cudaLibrary_t library)), "type of cudaLibraryUnload");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaLibraryGetKernel),
    cudaError_t(cudaKernel_t *pKernel, cudaLibrary_t library, const char *name)),
    "type of cudaLibraryGetKernel");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaLibraryGetGlobal),
    cudaError_t(void **dptr, size_t *bytes, cudaLibrary_t library, const char *name)),
    "type of cudaLibraryGetGlobal");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaLibraryGetManaged),
    cudaError_t(void **dptr, size_t *bytes, cudaLibrary_t library, const char *name)),
    "type of cudaLibraryGetManaged");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaLibraryGetUnifiedFunction),
    cudaError_t(void **fptr, cudaLibrary_t library, const char *symbol)),
    "type of cudaLibraryGetUnifiedFunction");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaLibraryGetKernelCount),
    cudaError_t(unsigned int *count, cudaLibrary_t lib)), "type of cudaLibraryGetKernelCount");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaLibraryEnumerateKernels),
    cudaError_t(cudaKernel_t *kernels, unsigned int numKernels, cudaLibrary_t lib)),
    "type of cudaLibraryEnumerateKernels");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaKernelSetAttributeForDevice),
    cudaError_t(cudaKernel_t kernel, enum cudaFuncAttribute attr, int value, int device)),
    "type of cudaKernelSetAttributeForDevice");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGetExportTable),
    cudaError_t(const void **ppExportTable, const cudaUUID_t *pExportTableId)),
    "type of cudaGetExportTable");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGetFuncBySymbol),
    cudaError_t(cudaFunction_t *functionPtr, const void *symbolPtr)),
    "type of cudaGetFuncBySymbol");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGetKernel),
    cudaError_t(cudaKernel_t *kernelPtr, const void *entryFuncAddr)), "type of cudaGetKernel");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaProfilerStart), cudaError_t(void)),
    "type of cudaProfilerStart");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaProfilerStop), cudaError_t(void)),
    "type of cudaProfilerStop");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphicsEGLRegisterImage),
    cudaError_t(cudaGraphicsResource_t *pCudaResource, EGLImageKHR image, unsigned int flags)),
    "type of cudaGraphicsEGLRegisterImage");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaEGLStreamConsumerConnect),
    cudaError_t(cudaEglStreamConnection *conn, EGLStreamKHR eglStream)),
    "type of cudaEGLStreamConsumerConnect");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaEGLStreamConsumerConnectWithFlags),
    cudaError_t(cudaEglStreamConnection *conn, EGLStreamKHR eglStream, unsigned int flags)),
    "type of cudaEGLStreamConsumerConnectWithFlags");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaEGLStreamConsumerDisconnect),
    cudaError_t(cudaEglStreamConnection *conn)), "type of cudaEGLStreamConsumerDisconnect");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaEGLStreamConsumerAcquireFrame),
    cudaError_t(cudaEglStreamConnection *conn, cudaGraphicsResource_t *pCudaResource,
    cudaStream_t *pStream, unsigned int timeout)), "type of cudaEGLStreamConsumerAcquireFrame");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaEGLStreamConsumerReleaseFrame),
    cudaError_t(cudaEglStreamConnection *conn, cudaGraphicsResource_t pCudaResource,
    cudaStream_t *pStream)), "type of cudaEGLStreamConsumerReleaseFrame");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaEGLStreamProducerConnect),
    cudaError_t(cudaEglStreamConnection *conn, EGLStreamKHR eglStream, EGLint width,
    EGLint height)), "type of cudaEGLStreamProducerConnect");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaEGLStreamProducerDisconnect),
    cudaError_t(cudaEglStreamConnection *conn)), "type of cudaEGLStreamProducerDisconnect");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaEGLStreamProducerPresentFrame),
    cudaError_t(cudaEglStreamConnection *conn, cudaEglFrame eglframe, cudaStream_t *pStream)),
    "type of cudaEGLStreamProducerPresentFrame");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaEGLStreamProducerReturnFrame),
    cudaError_t(cudaEglStreamConnection *conn, cudaEglFrame *eglframe, cudaStream_t *pStream)),
    "type of cudaEGLStreamProducerReturnFrame");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphicsResourceGetMappedEglFrame),
    cudaError_t(cudaEglFrame *eglFrame, cudaGraphicsResource_t resource, unsigned int index,
    unsigned int mipLevel)), "type of cudaGraphicsResourceGetMappedEglFrame");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaEventCreateFromEGLSync),
    cudaError_t(cudaEvent_t *phEvent, EGLSyncKHR eglSync, unsigned int flags)),
    "type of cudaEventCreateFromEGLSync");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGLGetDevices),
    cudaError_t(unsigned int *pCudaDeviceCount, int *pCudaDevices, unsigned int cudaDeviceCount,
    enum cudaGLDeviceList deviceList)), "type of cudaGLGetDevices");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphicsGLRegisterImage),
    cudaError_t(cudaGraphicsResource_t *resource, GLuint image, GLenum target,
    unsigned int flags)), "type of cudaGraphicsGLRegisterImage");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphicsGLRegisterBuffer),
    cudaError_t(cudaGraphicsResource_t *resource, GLuint buffer, unsigned int flags)),
    "type of cudaGraphicsGLRegisterBuffer");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGLSetGLDevice),
    cudaError_t(int device)), "type of cudaGLSetGLDevice");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGLRegisterBufferObject),
    cudaError_t(GLuint bufObj)), "type of cudaGLRegisterBufferObject");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGLMapBufferObject),
    cudaError_t(void **devPtr, GLuint bufObj)), "type of cudaGLMapBufferObject");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGLUnmapBufferObject),
    cudaError_t(GLuint bufObj)), "type of cudaGLUnmapBufferObject");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGLUnregisterBufferObject),
    cudaError_t(GLuint bufObj)), "type of cudaGLUnregisterBufferObject");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGLSetBufferObjectMapFlags),
    cudaError_t(GLuint bufObj, unsigned int flags)), "type of cudaGLSetBufferObjectMapFlags");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGLMapBufferObjectAsync),
    cudaError_t(void **devPtr, GLuint bufObj, cudaStream_t stream)),
    "type of cudaGLMapBufferObjectAsync");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGLUnmapBufferObjectAsync),
    cudaError_t(GLuint bufObj, cudaStream_t stream)), "type of cudaGLUnmapBufferObjectAsync");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaVDPAUGetDevice),
    cudaError_t(int *device, VdpDevice vdpDevice,
    int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))), "type of cudaVDPAUGetDevice");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaVDPAUSetVDPAUDevice),
    cudaError_t(int device, VdpDevice vdpDevice,
    int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))), "type of cudaVDPAUSetVDPAUDevice");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphicsVDPAURegisterVideoSurface),
    cudaError_t(cudaGraphicsResource_t *resource, VdpVideoSurface vdpSurface, unsigned int flags)),
    "type of cudaGraphicsVDPAURegisterVideoSurface");
_Static_assert(__builtin_types_compatible_p(__typeof__(cudaGraphicsVDPAURegisterOutputSurface),
    cudaError_t(cudaGraphicsResource_t *resource, VdpOutputSurface vdpSurface,
    unsigned int flags)), "type of cudaGraphicsVDPAURegisterOutputSurface");
