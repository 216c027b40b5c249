# runtime.pyi of cubind for CUDA Runtime API, API version 12.9.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/runtime.yaml.

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, Self, SupportsFloat, SupportsIndex, SupportsInt, TypeAlias

from typing_extensions import Buffer

from cubind import driver as _driver
from cubind.driver import (
    EGLImageKHR as EGLImageKHR,
    EGLStreamKHR as EGLStreamKHR,
    EGLSyncKHR as EGLSyncKHR,
    EGLint as EGLint,
    GLenum as GLenum,
    GLuint as GLuint,
    VdpDevice as VdpDevice,
    VdpVideoSurface as VdpVideoSurface,
    VdpOutputSurface as VdpOutputSurface,
    cuuint64_t as cuuint64_t,
    CUmemFabricHandle_st as CUmemFabricHandle_st,
    CUmemFabricHandle_v1 as CUmemFabricHandle_v1,
    CUmemFabricHandle as CUmemFabricHandle,
)

_Int: TypeAlias = SupportsInt | SupportsIndex
_Address: TypeAlias = _Int | Buffer | None
_Text: TypeAlias = bytes | bytearray | str
_KernelParams: TypeAlias = tuple[tuple[Any, ...], tuple[Any, ...]] | int | Buffer | None
_bytes: TypeAlias = bytes  # some structs have a field of that name

class _EnumMeta(type):
    def __iter__(cls) -> Iterator[Any]: ...
    def __len__(cls) -> int: ...
    def __contains__(cls, value: object) -> bool: ...

class _Enum(int, metaclass=_EnumMeta):
    __members__: ClassVar[Mapping[str, Any]]
    def __new__(cls, value: object, /) -> Self: ...
    @property
    def name(self) -> str: ...
    @property
    def value(self) -> int: ...

class _Cell:
    def __init__(self, init_value: _Int = ..., _ptr: int = ...) -> None: ...
    def __int__(self) -> int: ...
    def getPtr(self) -> int: ...

class _Handle(_Cell):
    def __index__(self) -> int: ...

class _Record:
    def __init__(self, _ptr: int = ...) -> None: ...
    def getPtr(self) -> int: ...

def sizeof(objType: type[Any]) -> int: ...

class cudaRoundMode(_Enum):
    cudaRoundNearest: ClassVar[cudaRoundMode]
    cudaRoundZero: ClassVar[cudaRoundMode]
    cudaRoundPosInf: ClassVar[cudaRoundMode]
    cudaRoundMinInf: ClassVar[cudaRoundMode]

class cudaError_t(_Enum):
    cudaSuccess: ClassVar[cudaError_t]
    cudaErrorInvalidValue: ClassVar[cudaError_t]
    cudaErrorMemoryAllocation: ClassVar[cudaError_t]
    cudaErrorInitializationError: ClassVar[cudaError_t]
    cudaErrorCudartUnloading: ClassVar[cudaError_t]
    cudaErrorProfilerDisabled: ClassVar[cudaError_t]
    cudaErrorProfilerNotInitialized: ClassVar[cudaError_t]
    cudaErrorProfilerAlreadyStarted: ClassVar[cudaError_t]
    cudaErrorProfilerAlreadyStopped: ClassVar[cudaError_t]
    cudaErrorInvalidConfiguration: ClassVar[cudaError_t]
    cudaErrorInvalidPitchValue: ClassVar[cudaError_t]
    cudaErrorInvalidSymbol: ClassVar[cudaError_t]
    cudaErrorInvalidHostPointer: ClassVar[cudaError_t]
    cudaErrorInvalidDevicePointer: ClassVar[cudaError_t]
    cudaErrorInvalidTexture: ClassVar[cudaError_t]
    cudaErrorInvalidTextureBinding: ClassVar[cudaError_t]
    cudaErrorInvalidChannelDescriptor: ClassVar[cudaError_t]
    cudaErrorInvalidMemcpyDirection: ClassVar[cudaError_t]
    cudaErrorAddressOfConstant: ClassVar[cudaError_t]
    cudaErrorTextureFetchFailed: ClassVar[cudaError_t]
    cudaErrorTextureNotBound: ClassVar[cudaError_t]
    cudaErrorSynchronizationError: ClassVar[cudaError_t]
    cudaErrorInvalidFilterSetting: ClassVar[cudaError_t]
    cudaErrorInvalidNormSetting: ClassVar[cudaError_t]
    cudaErrorMixedDeviceExecution: ClassVar[cudaError_t]
    cudaErrorNotYetImplemented: ClassVar[cudaError_t]
    cudaErrorMemoryValueTooLarge: ClassVar[cudaError_t]
    cudaErrorStubLibrary: ClassVar[cudaError_t]
    cudaErrorInsufficientDriver: ClassVar[cudaError_t]
    cudaErrorCallRequiresNewerDriver: ClassVar[cudaError_t]
    cudaErrorInvalidSurface: ClassVar[cudaError_t]
    cudaErrorDuplicateVariableName: ClassVar[cudaError_t]
    cudaErrorDuplicateTextureName: ClassVar[cudaError_t]
    cudaErrorDuplicateSurfaceName: ClassVar[cudaError_t]
    cudaErrorDevicesUnavailable: ClassVar[cudaError_t]
    cudaErrorIncompatibleDriverContext: ClassVar[cudaError_t]
    cudaErrorMissingConfiguration: ClassVar[cudaError_t]
    cudaErrorPriorLaunchFailure: ClassVar[cudaError_t]
    cudaErrorLaunchMaxDepthExceeded: ClassVar[cudaError_t]
    cudaErrorLaunchFileScopedTex: ClassVar[cudaError_t]
    cudaErrorLaunchFileScopedSurf: ClassVar[cudaError_t]
    cudaErrorSyncDepthExceeded: ClassVar[cudaError_t]
    cudaErrorLaunchPendingCountExceeded: ClassVar[cudaError_t]
    cudaErrorInvalidDeviceFunction: ClassVar[cudaError_t]
    cudaErrorNoDevice: ClassVar[cudaError_t]
    cudaErrorInvalidDevice: ClassVar[cudaError_t]
    cudaErrorDeviceNotLicensed: ClassVar[cudaError_t]
    cudaErrorSoftwareValidityNotEstablished: ClassVar[cudaError_t]
    cudaErrorStartupFailure: ClassVar[cudaError_t]
    cudaErrorInvalidKernelImage: ClassVar[cudaError_t]
    cudaErrorDeviceUninitialized: ClassVar[cudaError_t]
    cudaErrorMapBufferObjectFailed: ClassVar[cudaError_t]
    cudaErrorUnmapBufferObjectFailed: ClassVar[cudaError_t]
    cudaErrorArrayIsMapped: ClassVar[cudaError_t]
    cudaErrorAlreadyMapped: ClassVar[cudaError_t]
    cudaErrorNoKernelImageForDevice: ClassVar[cudaError_t]
    cudaErrorAlreadyAcquired: ClassVar[cudaError_t]
    cudaErrorNotMapped: ClassVar[cudaError_t]
    cudaErrorNotMappedAsArray: ClassVar[cudaError_t]
    cudaErrorNotMappedAsPointer: ClassVar[cudaError_t]
    cudaErrorECCUncorrectable: ClassVar[cudaError_t]
    cudaErrorUnsupportedLimit: ClassVar[cudaError_t]
    cudaErrorDeviceAlreadyInUse: ClassVar[cudaError_t]
    cudaErrorPeerAccessUnsupported: ClassVar[cudaError_t]
    cudaErrorInvalidPtx: ClassVar[cudaError_t]
    cudaErrorInvalidGraphicsContext: ClassVar[cudaError_t]
    cudaErrorNvlinkUncorrectable: ClassVar[cudaError_t]
    cudaErrorJitCompilerNotFound: ClassVar[cudaError_t]
    cudaErrorUnsupportedPtxVersion: ClassVar[cudaError_t]
    cudaErrorJitCompilationDisabled: ClassVar[cudaError_t]
    cudaErrorUnsupportedExecAffinity: ClassVar[cudaError_t]
    cudaErrorUnsupportedDevSideSync: ClassVar[cudaError_t]
    cudaErrorContained: ClassVar[cudaError_t]
    cudaErrorInvalidSource: ClassVar[cudaError_t]
    cudaErrorFileNotFound: ClassVar[cudaError_t]
    cudaErrorSharedObjectSymbolNotFound: ClassVar[cudaError_t]
    cudaErrorSharedObjectInitFailed: ClassVar[cudaError_t]
    cudaErrorOperatingSystem: ClassVar[cudaError_t]
    cudaErrorInvalidResourceHandle: ClassVar[cudaError_t]
    cudaErrorIllegalState: ClassVar[cudaError_t]
    cudaErrorLossyQuery: ClassVar[cudaError_t]
    cudaErrorSymbolNotFound: ClassVar[cudaError_t]
    cudaErrorNotReady: ClassVar[cudaError_t]
    cudaErrorIllegalAddress: ClassVar[cudaError_t]
    cudaErrorLaunchOutOfResources: ClassVar[cudaError_t]
    cudaErrorLaunchTimeout: ClassVar[cudaError_t]
    cudaErrorLaunchIncompatibleTexturing: ClassVar[cudaError_t]
    cudaErrorPeerAccessAlreadyEnabled: ClassVar[cudaError_t]
    cudaErrorPeerAccessNotEnabled: ClassVar[cudaError_t]
    cudaErrorSetOnActiveProcess: ClassVar[cudaError_t]
    cudaErrorContextIsDestroyed: ClassVar[cudaError_t]
    cudaErrorAssert: ClassVar[cudaError_t]
    cudaErrorTooManyPeers: ClassVar[cudaError_t]
    cudaErrorHostMemoryAlreadyRegistered: ClassVar[cudaError_t]
    cudaErrorHostMemoryNotRegistered: ClassVar[cudaError_t]
    cudaErrorHardwareStackError: ClassVar[cudaError_t]
    cudaErrorIllegalInstruction: ClassVar[cudaError_t]
    cudaErrorMisalignedAddress: ClassVar[cudaError_t]
    cudaErrorInvalidAddressSpace: ClassVar[cudaError_t]
    cudaErrorInvalidPc: ClassVar[cudaError_t]
    cudaErrorLaunchFailure: ClassVar[cudaError_t]
    cudaErrorCooperativeLaunchTooLarge: ClassVar[cudaError_t]
    cudaErrorTensorMemoryLeak: ClassVar[cudaError_t]
    cudaErrorNotPermitted: ClassVar[cudaError_t]
    cudaErrorNotSupported: ClassVar[cudaError_t]
    cudaErrorSystemNotReady: ClassVar[cudaError_t]
    cudaErrorSystemDriverMismatch: ClassVar[cudaError_t]
    cudaErrorCompatNotSupportedOnDevice: ClassVar[cudaError_t]
    cudaErrorMpsConnectionFailed: ClassVar[cudaError_t]
    cudaErrorMpsRpcFailure: ClassVar[cudaError_t]
    cudaErrorMpsServerNotReady: ClassVar[cudaError_t]
    cudaErrorMpsMaxClientsReached: ClassVar[cudaError_t]
    cudaErrorMpsMaxConnectionsReached: ClassVar[cudaError_t]
    cudaErrorMpsClientTerminated: ClassVar[cudaError_t]
    cudaErrorCdpNotSupported: ClassVar[cudaError_t]
    cudaErrorCdpVersionMismatch: ClassVar[cudaError_t]
    cudaErrorStreamCaptureUnsupported: ClassVar[cudaError_t]
    cudaErrorStreamCaptureInvalidated: ClassVar[cudaError_t]
    cudaErrorStreamCaptureMerge: ClassVar[cudaError_t]
    cudaErrorStreamCaptureUnmatched: ClassVar[cudaError_t]
    cudaErrorStreamCaptureUnjoined: ClassVar[cudaError_t]
    cudaErrorStreamCaptureIsolation: ClassVar[cudaError_t]
    cudaErrorStreamCaptureImplicit: ClassVar[cudaError_t]
    cudaErrorCapturedEvent: ClassVar[cudaError_t]
    cudaErrorStreamCaptureWrongThread: ClassVar[cudaError_t]
    cudaErrorTimeout: ClassVar[cudaError_t]
    cudaErrorGraphExecUpdateFailure: ClassVar[cudaError_t]
    cudaErrorExternalDevice: ClassVar[cudaError_t]
    cudaErrorInvalidClusterSize: ClassVar[cudaError_t]
    cudaErrorFunctionNotLoaded: ClassVar[cudaError_t]
    cudaErrorInvalidResourceType: ClassVar[cudaError_t]
    cudaErrorInvalidResourceConfiguration: ClassVar[cudaError_t]
    cudaErrorUnknown: ClassVar[cudaError_t]
    cudaErrorApiFailureBase: ClassVar[cudaError_t]

class cudaChannelFormatKind(_Enum):
    cudaChannelFormatKindSigned: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindUnsigned: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindFloat: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindNone: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindNV12: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindUnsignedNormalized8X1: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindUnsignedNormalized8X2: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindUnsignedNormalized8X4: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindUnsignedNormalized16X1: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindUnsignedNormalized16X2: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindUnsignedNormalized16X4: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindSignedNormalized8X1: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindSignedNormalized8X2: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindSignedNormalized8X4: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindSignedNormalized16X1: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindSignedNormalized16X2: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindSignedNormalized16X4: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindUnsignedBlockCompressed1: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindUnsignedBlockCompressed1SRGB: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindUnsignedBlockCompressed2: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindUnsignedBlockCompressed2SRGB: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindUnsignedBlockCompressed3: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindUnsignedBlockCompressed3SRGB: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindUnsignedBlockCompressed4: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindSignedBlockCompressed4: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindUnsignedBlockCompressed5: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindSignedBlockCompressed5: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindUnsignedBlockCompressed6H: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindSignedBlockCompressed6H: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindUnsignedBlockCompressed7: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindUnsignedBlockCompressed7SRGB: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindUnsignedNormalized1010102: ClassVar[cudaChannelFormatKind]

class cudaMemoryType(_Enum):
    cudaMemoryTypeUnregistered: ClassVar[cudaMemoryType]
    cudaMemoryTypeHost: ClassVar[cudaMemoryType]
    cudaMemoryTypeDevice: ClassVar[cudaMemoryType]
    cudaMemoryTypeManaged: ClassVar[cudaMemoryType]

class cudaMemcpyKind(_Enum):
    cudaMemcpyHostToHost: ClassVar[cudaMemcpyKind]
    cudaMemcpyHostToDevice: ClassVar[cudaMemcpyKind]
    cudaMemcpyDeviceToHost: ClassVar[cudaMemcpyKind]
    cudaMemcpyDeviceToDevice: ClassVar[cudaMemcpyKind]
    cudaMemcpyDefault: ClassVar[cudaMemcpyKind]

class cudaAccessProperty(_Enum):
    cudaAccessPropertyNormal: ClassVar[cudaAccessProperty]
    cudaAccessPropertyStreaming: ClassVar[cudaAccessProperty]
    cudaAccessPropertyPersisting: ClassVar[cudaAccessProperty]

class cudaStreamCaptureStatus(_Enum):
    cudaStreamCaptureStatusNone: ClassVar[cudaStreamCaptureStatus]
    cudaStreamCaptureStatusActive: ClassVar[cudaStreamCaptureStatus]
    cudaStreamCaptureStatusInvalidated: ClassVar[cudaStreamCaptureStatus]

class cudaStreamCaptureMode(_Enum):
    cudaStreamCaptureModeGlobal: ClassVar[cudaStreamCaptureMode]
    cudaStreamCaptureModeThreadLocal: ClassVar[cudaStreamCaptureMode]
    cudaStreamCaptureModeRelaxed: ClassVar[cudaStreamCaptureMode]

class cudaSynchronizationPolicy(_Enum):
    cudaSyncPolicyAuto: ClassVar[cudaSynchronizationPolicy]
    cudaSyncPolicySpin: ClassVar[cudaSynchronizationPolicy]
    cudaSyncPolicyYield: ClassVar[cudaSynchronizationPolicy]
    cudaSyncPolicyBlockingSync: ClassVar[cudaSynchronizationPolicy]

class cudaClusterSchedulingPolicy(_Enum):
    cudaClusterSchedulingPolicyDefault: ClassVar[cudaClusterSchedulingPolicy]
    cudaClusterSchedulingPolicySpread: ClassVar[cudaClusterSchedulingPolicy]
    cudaClusterSchedulingPolicyLoadBalancing: ClassVar[cudaClusterSchedulingPolicy]

class cudaStreamUpdateCaptureDependenciesFlags(_Enum):
    cudaStreamAddCaptureDependencies: ClassVar[cudaStreamUpdateCaptureDependenciesFlags]
    cudaStreamSetCaptureDependencies: ClassVar[cudaStreamUpdateCaptureDependenciesFlags]

class cudaUserObjectFlags(_Enum):
    cudaUserObjectNoDestructorSync: ClassVar[cudaUserObjectFlags]

class cudaUserObjectRetainFlags(_Enum):
    cudaGraphUserObjectMove: ClassVar[cudaUserObjectRetainFlags]

class cudaGraphicsRegisterFlags(_Enum):
    cudaGraphicsRegisterFlagsNone: ClassVar[cudaGraphicsRegisterFlags]
    cudaGraphicsRegisterFlagsReadOnly: ClassVar[cudaGraphicsRegisterFlags]
    cudaGraphicsRegisterFlagsWriteDiscard: ClassVar[cudaGraphicsRegisterFlags]
    cudaGraphicsRegisterFlagsSurfaceLoadStore: ClassVar[cudaGraphicsRegisterFlags]
    cudaGraphicsRegisterFlagsTextureGather: ClassVar[cudaGraphicsRegisterFlags]

class cudaGraphicsMapFlags(_Enum):
    cudaGraphicsMapFlagsNone: ClassVar[cudaGraphicsMapFlags]
    cudaGraphicsMapFlagsReadOnly: ClassVar[cudaGraphicsMapFlags]
    cudaGraphicsMapFlagsWriteDiscard: ClassVar[cudaGraphicsMapFlags]

class cudaGraphicsCubeFace(_Enum):
    cudaGraphicsCubeFacePositiveX: ClassVar[cudaGraphicsCubeFace]
    cudaGraphicsCubeFaceNegativeX: ClassVar[cudaGraphicsCubeFace]
    cudaGraphicsCubeFacePositiveY: ClassVar[cudaGraphicsCubeFace]
    cudaGraphicsCubeFaceNegativeY: ClassVar[cudaGraphicsCubeFace]
    cudaGraphicsCubeFacePositiveZ: ClassVar[cudaGraphicsCubeFace]
    cudaGraphicsCubeFaceNegativeZ: ClassVar[cudaGraphicsCubeFace]

class cudaResourceType(_Enum):
    cudaResourceTypeArray: ClassVar[cudaResourceType]
    cudaResourceTypeMipmappedArray: ClassVar[cudaResourceType]
    cudaResourceTypeLinear: ClassVar[cudaResourceType]
    cudaResourceTypePitch2D: ClassVar[cudaResourceType]

class cudaResourceViewFormat(_Enum):
    cudaResViewFormatNone: ClassVar[cudaResourceViewFormat]
    cudaResViewFormatUnsignedChar1: ClassVar[cudaResourceViewFormat]
    cudaResViewFormatUnsignedChar2: ClassVar[cudaResourceViewFormat]
    cudaResViewFormatUnsignedChar4: ClassVar[cudaResourceViewFormat]
    cudaResViewFormatSignedChar1: ClassVar[cudaResourceViewFormat]
    cudaResViewFormatSignedChar2: ClassVar[cudaResourceViewFormat]
    cudaResViewFormatSignedChar4: ClassVar[cudaResourceViewFormat]
    cudaResViewFormatUnsignedShort1: ClassVar[cudaResourceViewFormat]
    cudaResViewFormatUnsignedShort2: ClassVar[cudaResourceViewFormat]
    cudaResViewFormatUnsignedShort4: ClassVar[cudaResourceViewFormat]
    cudaResViewFormatSignedShort1: ClassVar[cudaResourceViewFormat]
    cudaResViewFormatSignedShort2: ClassVar[cudaResourceViewFormat]
    cudaResViewFormatSignedShort4: ClassVar[cudaResourceViewFormat]
    cudaResViewFormatUnsignedInt1: ClassVar[cudaResourceViewFormat]
    cudaResViewFormatUnsignedInt2: ClassVar[cudaResourceViewFormat]
    cudaResViewFormatUnsignedInt4: ClassVar[cudaResourceViewFormat]
    cudaResViewFormatSignedInt1: ClassVar[cudaResourceViewFormat]
    cudaResViewFormatSignedInt2: ClassVar[cudaResourceViewFormat]
    cudaResViewFormatSignedInt4: ClassVar[cudaResourceViewFormat]
    cudaResViewFormatHalf1: ClassVar[cudaResourceViewFormat]
    cudaResViewFormatHalf2: ClassVar[cudaResourceViewFormat]
    cudaResViewFormatHalf4: ClassVar[cudaResourceViewFormat]
    cudaResViewFormatFloat1: ClassVar[cudaResourceViewFormat]
    cudaResViewFormatFloat2: ClassVar[cudaResourceViewFormat]
    cudaResViewFormatFloat4: ClassVar[cudaResourceViewFormat]
    cudaResViewFormatUnsignedBlockCompressed1: ClassVar[cudaResourceViewFormat]
    cudaResViewFormatUnsignedBlockCompressed2: ClassVar[cudaResourceViewFormat]
    cudaResViewFormatUnsignedBlockCompressed3: ClassVar[cudaResourceViewFormat]
    cudaResViewFormatUnsignedBlockCompressed4: ClassVar[cudaResourceViewFormat]
    cudaResViewFormatSignedBlockCompressed4: ClassVar[cudaResourceViewFormat]
    cudaResViewFormatUnsignedBlockCompressed5: ClassVar[cudaResourceViewFormat]
    cudaResViewFormatSignedBlockCompressed5: ClassVar[cudaResourceViewFormat]
    cudaResViewFormatUnsignedBlockCompressed6H: ClassVar[cudaResourceViewFormat]
    cudaResViewFormatSignedBlockCompressed6H: ClassVar[cudaResourceViewFormat]
    cudaResViewFormatUnsignedBlockCompressed7: ClassVar[cudaResourceViewFormat]

class cudaFuncAttribute(_Enum):
    cudaFuncAttributeMaxDynamicSharedMemorySize: ClassVar[cudaFuncAttribute]
    cudaFuncAttributePreferredSharedMemoryCarveout: ClassVar[cudaFuncAttribute]
    cudaFuncAttributeClusterDimMustBeSet: ClassVar[cudaFuncAttribute]
    cudaFuncAttributeRequiredClusterWidth: ClassVar[cudaFuncAttribute]
    cudaFuncAttributeRequiredClusterHeight: ClassVar[cudaFuncAttribute]
    cudaFuncAttributeRequiredClusterDepth: ClassVar[cudaFuncAttribute]
    cudaFuncAttributeNonPortableClusterSizeAllowed: ClassVar[cudaFuncAttribute]
    cudaFuncAttributeClusterSchedulingPolicyPreference: ClassVar[cudaFuncAttribute]
    cudaFuncAttributeMax: ClassVar[cudaFuncAttribute]

class cudaFuncCache(_Enum):
    cudaFuncCachePreferNone: ClassVar[cudaFuncCache]
    cudaFuncCachePreferShared: ClassVar[cudaFuncCache]
    cudaFuncCachePreferL1: ClassVar[cudaFuncCache]
    cudaFuncCachePreferEqual: ClassVar[cudaFuncCache]

class cudaSharedMemConfig(_Enum):
    cudaSharedMemBankSizeDefault: ClassVar[cudaSharedMemConfig]
    cudaSharedMemBankSizeFourByte: ClassVar[cudaSharedMemConfig]
    cudaSharedMemBankSizeEightByte: ClassVar[cudaSharedMemConfig]

class cudaSharedCarveout(_Enum):
    cudaSharedmemCarveoutDefault: ClassVar[cudaSharedCarveout]
    cudaSharedmemCarveoutMaxShared: ClassVar[cudaSharedCarveout]
    cudaSharedmemCarveoutMaxL1: ClassVar[cudaSharedCarveout]

class cudaComputeMode(_Enum):
    cudaComputeModeDefault: ClassVar[cudaComputeMode]
    cudaComputeModeExclusive: ClassVar[cudaComputeMode]
    cudaComputeModeProhibited: ClassVar[cudaComputeMode]
    cudaComputeModeExclusiveProcess: ClassVar[cudaComputeMode]

class cudaLimit(_Enum):
    cudaLimitStackSize: ClassVar[cudaLimit]
    cudaLimitPrintfFifoSize: ClassVar[cudaLimit]
    cudaLimitMallocHeapSize: ClassVar[cudaLimit]
    cudaLimitDevRuntimeSyncDepth: ClassVar[cudaLimit]
    cudaLimitDevRuntimePendingLaunchCount: ClassVar[cudaLimit]
    cudaLimitMaxL2FetchGranularity: ClassVar[cudaLimit]
    cudaLimitPersistingL2CacheSize: ClassVar[cudaLimit]

class cudaMemoryAdvise(_Enum):
    cudaMemAdviseSetReadMostly: ClassVar[cudaMemoryAdvise]
    cudaMemAdviseUnsetReadMostly: ClassVar[cudaMemoryAdvise]
    cudaMemAdviseSetPreferredLocation: ClassVar[cudaMemoryAdvise]
    cudaMemAdviseUnsetPreferredLocation: ClassVar[cudaMemoryAdvise]
    cudaMemAdviseSetAccessedBy: ClassVar[cudaMemoryAdvise]
    cudaMemAdviseUnsetAccessedBy: ClassVar[cudaMemoryAdvise]

class cudaMemRangeAttribute(_Enum):
    cudaMemRangeAttributeReadMostly: ClassVar[cudaMemRangeAttribute]
    cudaMemRangeAttributePreferredLocation: ClassVar[cudaMemRangeAttribute]
    cudaMemRangeAttributeAccessedBy: ClassVar[cudaMemRangeAttribute]
    cudaMemRangeAttributeLastPrefetchLocation: ClassVar[cudaMemRangeAttribute]
    cudaMemRangeAttributePreferredLocationType: ClassVar[cudaMemRangeAttribute]
    cudaMemRangeAttributePreferredLocationId: ClassVar[cudaMemRangeAttribute]
    cudaMemRangeAttributeLastPrefetchLocationType: ClassVar[cudaMemRangeAttribute]
    cudaMemRangeAttributeLastPrefetchLocationId: ClassVar[cudaMemRangeAttribute]

class cudaFlushGPUDirectRDMAWritesOptions(_Enum):
    cudaFlushGPUDirectRDMAWritesOptionHost: ClassVar[cudaFlushGPUDirectRDMAWritesOptions]
    cudaFlushGPUDirectRDMAWritesOptionMemOps: ClassVar[cudaFlushGPUDirectRDMAWritesOptions]

class cudaGPUDirectRDMAWritesOrdering(_Enum):
    cudaGPUDirectRDMAWritesOrderingNone: ClassVar[cudaGPUDirectRDMAWritesOrdering]
    cudaGPUDirectRDMAWritesOrderingOwner: ClassVar[cudaGPUDirectRDMAWritesOrdering]
    cudaGPUDirectRDMAWritesOrderingAllDevices: ClassVar[cudaGPUDirectRDMAWritesOrdering]

class cudaFlushGPUDirectRDMAWritesScope(_Enum):
    cudaFlushGPUDirectRDMAWritesToOwner: ClassVar[cudaFlushGPUDirectRDMAWritesScope]
    cudaFlushGPUDirectRDMAWritesToAllDevices: ClassVar[cudaFlushGPUDirectRDMAWritesScope]

class cudaFlushGPUDirectRDMAWritesTarget(_Enum):
    cudaFlushGPUDirectRDMAWritesTargetCurrentDevice: ClassVar[cudaFlushGPUDirectRDMAWritesTarget]

class cudaDeviceAttr(_Enum):
    cudaDevAttrMaxThreadsPerBlock: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxBlockDimX: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxBlockDimY: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxBlockDimZ: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxGridDimX: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxGridDimY: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxGridDimZ: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxSharedMemoryPerBlock: ClassVar[cudaDeviceAttr]
    cudaDevAttrTotalConstantMemory: ClassVar[cudaDeviceAttr]
    cudaDevAttrWarpSize: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxPitch: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxRegistersPerBlock: ClassVar[cudaDeviceAttr]
    cudaDevAttrClockRate: ClassVar[cudaDeviceAttr]
    cudaDevAttrTextureAlignment: ClassVar[cudaDeviceAttr]
    cudaDevAttrGpuOverlap: ClassVar[cudaDeviceAttr]
    cudaDevAttrMultiProcessorCount: ClassVar[cudaDeviceAttr]
    cudaDevAttrKernelExecTimeout: ClassVar[cudaDeviceAttr]
    cudaDevAttrIntegrated: ClassVar[cudaDeviceAttr]
    cudaDevAttrCanMapHostMemory: ClassVar[cudaDeviceAttr]
    cudaDevAttrComputeMode: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxTexture1DWidth: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxTexture2DWidth: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxTexture2DHeight: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxTexture3DWidth: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxTexture3DHeight: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxTexture3DDepth: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxTexture2DLayeredWidth: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxTexture2DLayeredHeight: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxTexture2DLayeredLayers: ClassVar[cudaDeviceAttr]
    cudaDevAttrSurfaceAlignment: ClassVar[cudaDeviceAttr]
    cudaDevAttrConcurrentKernels: ClassVar[cudaDeviceAttr]
    cudaDevAttrEccEnabled: ClassVar[cudaDeviceAttr]
    cudaDevAttrPciBusId: ClassVar[cudaDeviceAttr]
    cudaDevAttrPciDeviceId: ClassVar[cudaDeviceAttr]
    cudaDevAttrTccDriver: ClassVar[cudaDeviceAttr]
    cudaDevAttrMemoryClockRate: ClassVar[cudaDeviceAttr]
    cudaDevAttrGlobalMemoryBusWidth: ClassVar[cudaDeviceAttr]
    cudaDevAttrL2CacheSize: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxThreadsPerMultiProcessor: ClassVar[cudaDeviceAttr]
    cudaDevAttrAsyncEngineCount: ClassVar[cudaDeviceAttr]
    cudaDevAttrUnifiedAddressing: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxTexture1DLayeredWidth: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxTexture1DLayeredLayers: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxTexture2DGatherWidth: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxTexture2DGatherHeight: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxTexture3DWidthAlt: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxTexture3DHeightAlt: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxTexture3DDepthAlt: ClassVar[cudaDeviceAttr]
    cudaDevAttrPciDomainId: ClassVar[cudaDeviceAttr]
    cudaDevAttrTexturePitchAlignment: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxTextureCubemapWidth: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxTextureCubemapLayeredWidth: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxTextureCubemapLayeredLayers: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxSurface1DWidth: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxSurface2DWidth: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxSurface2DHeight: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxSurface3DWidth: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxSurface3DHeight: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxSurface3DDepth: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxSurface1DLayeredWidth: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxSurface1DLayeredLayers: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxSurface2DLayeredWidth: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxSurface2DLayeredHeight: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxSurface2DLayeredLayers: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxSurfaceCubemapWidth: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxSurfaceCubemapLayeredWidth: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxSurfaceCubemapLayeredLayers: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxTexture1DLinearWidth: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxTexture2DLinearWidth: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxTexture2DLinearHeight: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxTexture2DLinearPitch: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxTexture2DMipmappedWidth: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxTexture2DMipmappedHeight: ClassVar[cudaDeviceAttr]
    cudaDevAttrComputeCapabilityMajor: ClassVar[cudaDeviceAttr]
    cudaDevAttrComputeCapabilityMinor: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxTexture1DMipmappedWidth: ClassVar[cudaDeviceAttr]
    cudaDevAttrStreamPrioritiesSupported: ClassVar[cudaDeviceAttr]
    cudaDevAttrGlobalL1CacheSupported: ClassVar[cudaDeviceAttr]
    cudaDevAttrLocalL1CacheSupported: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxSharedMemoryPerMultiprocessor: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxRegistersPerMultiprocessor: ClassVar[cudaDeviceAttr]
    cudaDevAttrManagedMemory: ClassVar[cudaDeviceAttr]
    cudaDevAttrIsMultiGpuBoard: ClassVar[cudaDeviceAttr]
    cudaDevAttrMultiGpuBoardGroupID: ClassVar[cudaDeviceAttr]
    cudaDevAttrHostNativeAtomicSupported: ClassVar[cudaDeviceAttr]
    cudaDevAttrSingleToDoublePrecisionPerfRatio: ClassVar[cudaDeviceAttr]
    cudaDevAttrPageableMemoryAccess: ClassVar[cudaDeviceAttr]
    cudaDevAttrConcurrentManagedAccess: ClassVar[cudaDeviceAttr]
    cudaDevAttrComputePreemptionSupported: ClassVar[cudaDeviceAttr]
    cudaDevAttrCanUseHostPointerForRegisteredMem: ClassVar[cudaDeviceAttr]
    cudaDevAttrReserved92: ClassVar[cudaDeviceAttr]
    cudaDevAttrReserved93: ClassVar[cudaDeviceAttr]
    cudaDevAttrReserved94: ClassVar[cudaDeviceAttr]
    cudaDevAttrCooperativeLaunch: ClassVar[cudaDeviceAttr]
    cudaDevAttrCooperativeMultiDeviceLaunch: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxSharedMemoryPerBlockOptin: ClassVar[cudaDeviceAttr]
    cudaDevAttrCanFlushRemoteWrites: ClassVar[cudaDeviceAttr]
    cudaDevAttrHostRegisterSupported: ClassVar[cudaDeviceAttr]
    cudaDevAttrPageableMemoryAccessUsesHostPageTables: ClassVar[cudaDeviceAttr]
    cudaDevAttrDirectManagedMemAccessFromHost: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxBlocksPerMultiprocessor: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxPersistingL2CacheSize: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxAccessPolicyWindowSize: ClassVar[cudaDeviceAttr]
    cudaDevAttrReservedSharedMemoryPerBlock: ClassVar[cudaDeviceAttr]
    cudaDevAttrSparseCudaArraySupported: ClassVar[cudaDeviceAttr]
    cudaDevAttrHostRegisterReadOnlySupported: ClassVar[cudaDeviceAttr]
    cudaDevAttrTimelineSemaphoreInteropSupported: ClassVar[cudaDeviceAttr]
    cudaDevAttrMaxTimelineSemaphoreInteropSupported: ClassVar[cudaDeviceAttr]
    cudaDevAttrMemoryPoolsSupported: ClassVar[cudaDeviceAttr]
    cudaDevAttrGPUDirectRDMASupported: ClassVar[cudaDeviceAttr]
    cudaDevAttrGPUDirectRDMAFlushWritesOptions: ClassVar[cudaDeviceAttr]
    cudaDevAttrGPUDirectRDMAWritesOrdering: ClassVar[cudaDeviceAttr]
    cudaDevAttrMemoryPoolSupportedHandleTypes: ClassVar[cudaDeviceAttr]
    cudaDevAttrClusterLaunch: ClassVar[cudaDeviceAttr]
    cudaDevAttrDeferredMappingCudaArraySupported: ClassVar[cudaDeviceAttr]
    cudaDevAttrReserved122: ClassVar[cudaDeviceAttr]
    cudaDevAttrReserved123: ClassVar[cudaDeviceAttr]
    cudaDevAttrReserved124: ClassVar[cudaDeviceAttr]
    cudaDevAttrIpcEventSupport: ClassVar[cudaDeviceAttr]
    cudaDevAttrMemSyncDomainCount: ClassVar[cudaDeviceAttr]
    cudaDevAttrReserved127: ClassVar[cudaDeviceAttr]
    cudaDevAttrReserved128: ClassVar[cudaDeviceAttr]
    cudaDevAttrReserved129: ClassVar[cudaDeviceAttr]
    cudaDevAttrNumaConfig: ClassVar[cudaDeviceAttr]
    cudaDevAttrNumaId: ClassVar[cudaDeviceAttr]
    cudaDevAttrReserved132: ClassVar[cudaDeviceAttr]
    cudaDevAttrMpsEnabled: ClassVar[cudaDeviceAttr]
    cudaDevAttrHostNumaId: ClassVar[cudaDeviceAttr]
    cudaDevAttrD3D12CigSupported: ClassVar[cudaDeviceAttr]
    cudaDevAttrVulkanCigSupported: ClassVar[cudaDeviceAttr]
    cudaDevAttrGpuPciDeviceId: ClassVar[cudaDeviceAttr]
    cudaDevAttrGpuPciSubsystemId: ClassVar[cudaDeviceAttr]
    cudaDevAttrReserved141: ClassVar[cudaDeviceAttr]
    cudaDevAttrHostNumaMemoryPoolsSupported: ClassVar[cudaDeviceAttr]
    cudaDevAttrHostNumaMultinodeIpcSupported: ClassVar[cudaDeviceAttr]
    cudaDevAttrMax: ClassVar[cudaDeviceAttr]

class cudaMemPoolAttr(_Enum):
    cudaMemPoolReuseFollowEventDependencies: ClassVar[cudaMemPoolAttr]
    cudaMemPoolReuseAllowOpportunistic: ClassVar[cudaMemPoolAttr]
    cudaMemPoolReuseAllowInternalDependencies: ClassVar[cudaMemPoolAttr]
    cudaMemPoolAttrReleaseThreshold: ClassVar[cudaMemPoolAttr]
    cudaMemPoolAttrReservedMemCurrent: ClassVar[cudaMemPoolAttr]
    cudaMemPoolAttrReservedMemHigh: ClassVar[cudaMemPoolAttr]
    cudaMemPoolAttrUsedMemCurrent: ClassVar[cudaMemPoolAttr]
    cudaMemPoolAttrUsedMemHigh: ClassVar[cudaMemPoolAttr]

class cudaMemLocationType(_Enum):
    cudaMemLocationTypeInvalid: ClassVar[cudaMemLocationType]
    cudaMemLocationTypeDevice: ClassVar[cudaMemLocationType]
    cudaMemLocationTypeHost: ClassVar[cudaMemLocationType]
    cudaMemLocationTypeHostNuma: ClassVar[cudaMemLocationType]
    cudaMemLocationTypeHostNumaCurrent: ClassVar[cudaMemLocationType]

class cudaMemAccessFlags(_Enum):
    cudaMemAccessFlagsProtNone: ClassVar[cudaMemAccessFlags]
    cudaMemAccessFlagsProtRead: ClassVar[cudaMemAccessFlags]
    cudaMemAccessFlagsProtReadWrite: ClassVar[cudaMemAccessFlags]

class cudaMemAllocationType(_Enum):
    cudaMemAllocationTypeInvalid: ClassVar[cudaMemAllocationType]
    cudaMemAllocationTypePinned: ClassVar[cudaMemAllocationType]
    cudaMemAllocationTypeMax: ClassVar[cudaMemAllocationType]

class cudaMemAllocationHandleType(_Enum):
    cudaMemHandleTypeNone: ClassVar[cudaMemAllocationHandleType]
    cudaMemHandleTypePosixFileDescriptor: ClassVar[cudaMemAllocationHandleType]
    cudaMemHandleTypeWin32: ClassVar[cudaMemAllocationHandleType]
    cudaMemHandleTypeWin32Kmt: ClassVar[cudaMemAllocationHandleType]
    cudaMemHandleTypeFabric: ClassVar[cudaMemAllocationHandleType]

class cudaGraphMemAttributeType(_Enum):
    cudaGraphMemAttrUsedMemCurrent: ClassVar[cudaGraphMemAttributeType]
    cudaGraphMemAttrUsedMemHigh: ClassVar[cudaGraphMemAttributeType]
    cudaGraphMemAttrReservedMemCurrent: ClassVar[cudaGraphMemAttributeType]
    cudaGraphMemAttrReservedMemHigh: ClassVar[cudaGraphMemAttributeType]

class cudaMemcpyFlags(_Enum):
    cudaMemcpyFlagDefault: ClassVar[cudaMemcpyFlags]
    cudaMemcpyFlagPreferOverlapWithCompute: ClassVar[cudaMemcpyFlags]

class cudaMemcpySrcAccessOrder(_Enum):
    cudaMemcpySrcAccessOrderInvalid: ClassVar[cudaMemcpySrcAccessOrder]
    cudaMemcpySrcAccessOrderStream: ClassVar[cudaMemcpySrcAccessOrder]
    cudaMemcpySrcAccessOrderDuringApiCall: ClassVar[cudaMemcpySrcAccessOrder]
    cudaMemcpySrcAccessOrderAny: ClassVar[cudaMemcpySrcAccessOrder]
    cudaMemcpySrcAccessOrderMax: ClassVar[cudaMemcpySrcAccessOrder]

class cudaMemcpy3DOperandType(_Enum):
    cudaMemcpyOperandTypePointer: ClassVar[cudaMemcpy3DOperandType]
    cudaMemcpyOperandTypeArray: ClassVar[cudaMemcpy3DOperandType]
    cudaMemcpyOperandTypeMax: ClassVar[cudaMemcpy3DOperandType]

class cudaDeviceP2PAttr(_Enum):
    cudaDevP2PAttrPerformanceRank: ClassVar[cudaDeviceP2PAttr]
    cudaDevP2PAttrAccessSupported: ClassVar[cudaDeviceP2PAttr]
    cudaDevP2PAttrNativeAtomicSupported: ClassVar[cudaDeviceP2PAttr]
    cudaDevP2PAttrCudaArrayAccessSupported: ClassVar[cudaDeviceP2PAttr]

class cudaExternalMemoryHandleType(_Enum):
    cudaExternalMemoryHandleTypeOpaqueFd: ClassVar[cudaExternalMemoryHandleType]
    cudaExternalMemoryHandleTypeOpaqueWin32: ClassVar[cudaExternalMemoryHandleType]
    cudaExternalMemoryHandleTypeOpaqueWin32Kmt: ClassVar[cudaExternalMemoryHandleType]
    cudaExternalMemoryHandleTypeD3D12Heap: ClassVar[cudaExternalMemoryHandleType]
    cudaExternalMemoryHandleTypeD3D12Resource: ClassVar[cudaExternalMemoryHandleType]
    cudaExternalMemoryHandleTypeD3D11Resource: ClassVar[cudaExternalMemoryHandleType]
    cudaExternalMemoryHandleTypeD3D11ResourceKmt: ClassVar[cudaExternalMemoryHandleType]
    cudaExternalMemoryHandleTypeNvSciBuf: ClassVar[cudaExternalMemoryHandleType]

class cudaExternalSemaphoreHandleType(_Enum):
    cudaExternalSemaphoreHandleTypeOpaqueFd: ClassVar[cudaExternalSemaphoreHandleType]
    cudaExternalSemaphoreHandleTypeOpaqueWin32: ClassVar[cudaExternalSemaphoreHandleType]
    cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt: ClassVar[cudaExternalSemaphoreHandleType]
    cudaExternalSemaphoreHandleTypeD3D12Fence: ClassVar[cudaExternalSemaphoreHandleType]
    cudaExternalSemaphoreHandleTypeD3D11Fence: ClassVar[cudaExternalSemaphoreHandleType]
    cudaExternalSemaphoreHandleTypeNvSciSync: ClassVar[cudaExternalSemaphoreHandleType]
    cudaExternalSemaphoreHandleTypeKeyedMutex: ClassVar[cudaExternalSemaphoreHandleType]
    cudaExternalSemaphoreHandleTypeKeyedMutexKmt: ClassVar[cudaExternalSemaphoreHandleType]
    cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd: ClassVar[cudaExternalSemaphoreHandleType]
    cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32: ClassVar[cudaExternalSemaphoreHandleType]

class cudaJitOption(_Enum):
    cudaJitMaxRegisters: ClassVar[cudaJitOption]
    cudaJitThreadsPerBlock: ClassVar[cudaJitOption]
    cudaJitWallTime: ClassVar[cudaJitOption]
    cudaJitInfoLogBuffer: ClassVar[cudaJitOption]
    cudaJitInfoLogBufferSizeBytes: ClassVar[cudaJitOption]
    cudaJitErrorLogBuffer: ClassVar[cudaJitOption]
    cudaJitErrorLogBufferSizeBytes: ClassVar[cudaJitOption]
    cudaJitOptimizationLevel: ClassVar[cudaJitOption]
    cudaJitFallbackStrategy: ClassVar[cudaJitOption]
    cudaJitGenerateDebugInfo: ClassVar[cudaJitOption]
    cudaJitLogVerbose: ClassVar[cudaJitOption]
    cudaJitGenerateLineInfo: ClassVar[cudaJitOption]
    cudaJitCacheMode: ClassVar[cudaJitOption]
    cudaJitPositionIndependentCode: ClassVar[cudaJitOption]
    cudaJitMinCtaPerSm: ClassVar[cudaJitOption]
    cudaJitMaxThreadsPerBlock: ClassVar[cudaJitOption]
    cudaJitOverrideDirectiveValues: ClassVar[cudaJitOption]

class cudaLibraryOption(_Enum):
    cudaLibraryHostUniversalFunctionAndDataTable: ClassVar[cudaLibraryOption]
    cudaLibraryBinaryIsPreserved: ClassVar[cudaLibraryOption]

class cudaJit_CacheMode(_Enum):
    cudaJitCacheOptionNone: ClassVar[cudaJit_CacheMode]
    cudaJitCacheOptionCG: ClassVar[cudaJit_CacheMode]
    cudaJitCacheOptionCA: ClassVar[cudaJit_CacheMode]

class cudaJit_Fallback(_Enum):
    cudaPreferPtx: ClassVar[cudaJit_Fallback]
    cudaPreferBinary: ClassVar[cudaJit_Fallback]

class cudaCGScope(_Enum):
    cudaCGScopeInvalid: ClassVar[cudaCGScope]
    cudaCGScopeGrid: ClassVar[cudaCGScope]
    cudaCGScopeMultiGrid: ClassVar[cudaCGScope]

class cudaGraphConditionalHandleFlags(_Enum):
    cudaGraphCondAssignDefault: ClassVar[cudaGraphConditionalHandleFlags]

class cudaGraphConditionalNodeType(_Enum):
    cudaGraphCondTypeIf: ClassVar[cudaGraphConditionalNodeType]
    cudaGraphCondTypeWhile: ClassVar[cudaGraphConditionalNodeType]
    cudaGraphCondTypeSwitch: ClassVar[cudaGraphConditionalNodeType]

class cudaGraphNodeType(_Enum):
    cudaGraphNodeTypeKernel: ClassVar[cudaGraphNodeType]
    cudaGraphNodeTypeMemcpy: ClassVar[cudaGraphNodeType]
    cudaGraphNodeTypeMemset: ClassVar[cudaGraphNodeType]
    cudaGraphNodeTypeHost: ClassVar[cudaGraphNodeType]
    cudaGraphNodeTypeGraph: ClassVar[cudaGraphNodeType]
    cudaGraphNodeTypeEmpty: ClassVar[cudaGraphNodeType]
    cudaGraphNodeTypeWaitEvent: ClassVar[cudaGraphNodeType]
    cudaGraphNodeTypeEventRecord: ClassVar[cudaGraphNodeType]
    cudaGraphNodeTypeExtSemaphoreSignal: ClassVar[cudaGraphNodeType]
    cudaGraphNodeTypeExtSemaphoreWait: ClassVar[cudaGraphNodeType]
    cudaGraphNodeTypeMemAlloc: ClassVar[cudaGraphNodeType]
    cudaGraphNodeTypeMemFree: ClassVar[cudaGraphNodeType]
    cudaGraphNodeTypeConditional: ClassVar[cudaGraphNodeType]
    cudaGraphNodeTypeCount: ClassVar[cudaGraphNodeType]

class cudaGraphChildGraphNodeOwnership(_Enum):
    cudaGraphChildGraphOwnershipClone: ClassVar[cudaGraphChildGraphNodeOwnership]
    cudaGraphChildGraphOwnershipMove: ClassVar[cudaGraphChildGraphNodeOwnership]

class cudaGraphDependencyType(_Enum):
    cudaGraphDependencyTypeDefault: ClassVar[cudaGraphDependencyType]
    cudaGraphDependencyTypeProgrammatic: ClassVar[cudaGraphDependencyType]

class cudaGraphExecUpdateResult(_Enum):
    cudaGraphExecUpdateSuccess: ClassVar[cudaGraphExecUpdateResult]
    cudaGraphExecUpdateError: ClassVar[cudaGraphExecUpdateResult]
    cudaGraphExecUpdateErrorTopologyChanged: ClassVar[cudaGraphExecUpdateResult]
    cudaGraphExecUpdateErrorNodeTypeChanged: ClassVar[cudaGraphExecUpdateResult]
    cudaGraphExecUpdateErrorFunctionChanged: ClassVar[cudaGraphExecUpdateResult]
    cudaGraphExecUpdateErrorParametersChanged: ClassVar[cudaGraphExecUpdateResult]
    cudaGraphExecUpdateErrorNotSupported: ClassVar[cudaGraphExecUpdateResult]
    cudaGraphExecUpdateErrorUnsupportedFunctionChange: ClassVar[cudaGraphExecUpdateResult]
    cudaGraphExecUpdateErrorAttributesChanged: ClassVar[cudaGraphExecUpdateResult]

class cudaGraphInstantiateResult(_Enum):
    cudaGraphInstantiateSuccess: ClassVar[cudaGraphInstantiateResult]
    cudaGraphInstantiateError: ClassVar[cudaGraphInstantiateResult]
    cudaGraphInstantiateInvalidStructure: ClassVar[cudaGraphInstantiateResult]
    cudaGraphInstantiateNodeOperationNotSupported: ClassVar[cudaGraphInstantiateResult]
    cudaGraphInstantiateMultipleDevicesNotSupported: ClassVar[cudaGraphInstantiateResult]
    cudaGraphInstantiateConditionalHandleUnused: ClassVar[cudaGraphInstantiateResult]

class cudaGraphKernelNodeField(_Enum):
    cudaGraphKernelNodeFieldInvalid: ClassVar[cudaGraphKernelNodeField]
    cudaGraphKernelNodeFieldGridDim: ClassVar[cudaGraphKernelNodeField]
    cudaGraphKernelNodeFieldParam: ClassVar[cudaGraphKernelNodeField]
    cudaGraphKernelNodeFieldEnabled: ClassVar[cudaGraphKernelNodeField]

class cudaGetDriverEntryPointFlags(_Enum):
    cudaEnableDefault: ClassVar[cudaGetDriverEntryPointFlags]
    cudaEnableLegacyStream: ClassVar[cudaGetDriverEntryPointFlags]
    cudaEnablePerThreadDefaultStream: ClassVar[cudaGetDriverEntryPointFlags]

class cudaDriverEntryPointQueryResult(_Enum):
    cudaDriverEntryPointSuccess: ClassVar[cudaDriverEntryPointQueryResult]
    cudaDriverEntryPointSymbolNotFound: ClassVar[cudaDriverEntryPointQueryResult]
    cudaDriverEntryPointVersionNotSufficent: ClassVar[cudaDriverEntryPointQueryResult]

class cudaGraphDebugDotFlags(_Enum):
    cudaGraphDebugDotFlagsVerbose: ClassVar[cudaGraphDebugDotFlags]
    cudaGraphDebugDotFlagsKernelNodeParams: ClassVar[cudaGraphDebugDotFlags]
    cudaGraphDebugDotFlagsMemcpyNodeParams: ClassVar[cudaGraphDebugDotFlags]
    cudaGraphDebugDotFlagsMemsetNodeParams: ClassVar[cudaGraphDebugDotFlags]
    cudaGraphDebugDotFlagsHostNodeParams: ClassVar[cudaGraphDebugDotFlags]
    cudaGraphDebugDotFlagsEventNodeParams: ClassVar[cudaGraphDebugDotFlags]
    cudaGraphDebugDotFlagsExtSemasSignalNodeParams: ClassVar[cudaGraphDebugDotFlags]
    cudaGraphDebugDotFlagsExtSemasWaitNodeParams: ClassVar[cudaGraphDebugDotFlags]
    cudaGraphDebugDotFlagsKernelNodeAttributes: ClassVar[cudaGraphDebugDotFlags]
    cudaGraphDebugDotFlagsHandles: ClassVar[cudaGraphDebugDotFlags]
    cudaGraphDebugDotFlagsConditionalNodeParams: ClassVar[cudaGraphDebugDotFlags]

class cudaGraphInstantiateFlags(_Enum):
    cudaGraphInstantiateFlagAutoFreeOnLaunch: ClassVar[cudaGraphInstantiateFlags]
    cudaGraphInstantiateFlagUpload: ClassVar[cudaGraphInstantiateFlags]
    cudaGraphInstantiateFlagDeviceLaunch: ClassVar[cudaGraphInstantiateFlags]
    cudaGraphInstantiateFlagUseNodePriority: ClassVar[cudaGraphInstantiateFlags]

class cudaLaunchMemSyncDomain(_Enum):
    cudaLaunchMemSyncDomainDefault: ClassVar[cudaLaunchMemSyncDomain]
    cudaLaunchMemSyncDomainRemote: ClassVar[cudaLaunchMemSyncDomain]

class cudaLaunchAttributeID(_Enum):
    cudaLaunchAttributeIgnore: ClassVar[cudaLaunchAttributeID]
    cudaLaunchAttributeAccessPolicyWindow: ClassVar[cudaLaunchAttributeID]
    cudaLaunchAttributeCooperative: ClassVar[cudaLaunchAttributeID]
    cudaLaunchAttributeSynchronizationPolicy: ClassVar[cudaLaunchAttributeID]
    cudaLaunchAttributeClusterDimension: ClassVar[cudaLaunchAttributeID]
    cudaLaunchAttributeClusterSchedulingPolicyPreference: ClassVar[cudaLaunchAttributeID]
    cudaLaunchAttributeProgrammaticStreamSerialization: ClassVar[cudaLaunchAttributeID]
    cudaLaunchAttributeProgrammaticEvent: ClassVar[cudaLaunchAttributeID]
    cudaLaunchAttributePriority: ClassVar[cudaLaunchAttributeID]
    cudaLaunchAttributeMemSyncDomainMap: ClassVar[cudaLaunchAttributeID]
    cudaLaunchAttributeMemSyncDomain: ClassVar[cudaLaunchAttributeID]
    cudaLaunchAttributePreferredClusterDimension: ClassVar[cudaLaunchAttributeID]
    cudaLaunchAttributeLaunchCompletionEvent: ClassVar[cudaLaunchAttributeID]
    cudaLaunchAttributeDeviceUpdatableKernelNode: ClassVar[cudaLaunchAttributeID]
    cudaLaunchAttributePreferredSharedMemoryCarveout: ClassVar[cudaLaunchAttributeID]

class cudaStreamAttrID(_Enum):
    cudaLaunchAttributeIgnore: ClassVar[cudaStreamAttrID]
    cudaLaunchAttributeAccessPolicyWindow: ClassVar[cudaStreamAttrID]
    cudaLaunchAttributeCooperative: ClassVar[cudaStreamAttrID]
    cudaLaunchAttributeSynchronizationPolicy: ClassVar[cudaStreamAttrID]
    cudaLaunchAttributeClusterDimension: ClassVar[cudaStreamAttrID]
    cudaLaunchAttributeClusterSchedulingPolicyPreference: ClassVar[cudaStreamAttrID]
    cudaLaunchAttributeProgrammaticStreamSerialization: ClassVar[cudaStreamAttrID]
    cudaLaunchAttributeProgrammaticEvent: ClassVar[cudaStreamAttrID]
    cudaLaunchAttributePriority: ClassVar[cudaStreamAttrID]
    cudaLaunchAttributeMemSyncDomainMap: ClassVar[cudaStreamAttrID]
    cudaLaunchAttributeMemSyncDomain: ClassVar[cudaStreamAttrID]
    cudaLaunchAttributePreferredClusterDimension: ClassVar[cudaStreamAttrID]
    cudaLaunchAttributeLaunchCompletionEvent: ClassVar[cudaStreamAttrID]
    cudaLaunchAttributeDeviceUpdatableKernelNode: ClassVar[cudaStreamAttrID]
    cudaLaunchAttributePreferredSharedMemoryCarveout: ClassVar[cudaStreamAttrID]

class cudaKernelNodeAttrID(_Enum):
    cudaLaunchAttributeIgnore: ClassVar[cudaKernelNodeAttrID]
    cudaLaunchAttributeAccessPolicyWindow: ClassVar[cudaKernelNodeAttrID]
    cudaLaunchAttributeCooperative: ClassVar[cudaKernelNodeAttrID]
    cudaLaunchAttributeSynchronizationPolicy: ClassVar[cudaKernelNodeAttrID]
    cudaLaunchAttributeClusterDimension: ClassVar[cudaKernelNodeAttrID]
    cudaLaunchAttributeClusterSchedulingPolicyPreference: ClassVar[cudaKernelNodeAttrID]
    cudaLaunchAttributeProgrammaticStreamSerialization: ClassVar[cudaKernelNodeAttrID]
    cudaLaunchAttributeProgrammaticEvent: ClassVar[cudaKernelNodeAttrID]
    cudaLaunchAttributePriority: ClassVar[cudaKernelNodeAttrID]
    cudaLaunchAttributeMemSyncDomainMap: ClassVar[cudaKernelNodeAttrID]
    cudaLaunchAttributeMemSyncDomain: ClassVar[cudaKernelNodeAttrID]
    cudaLaunchAttributePreferredClusterDimension: ClassVar[cudaKernelNodeAttrID]
    cudaLaunchAttributeLaunchCompletionEvent: ClassVar[cudaKernelNodeAttrID]
    cudaLaunchAttributeDeviceUpdatableKernelNode: ClassVar[cudaKernelNodeAttrID]
    cudaLaunchAttributePreferredSharedMemoryCarveout: ClassVar[cudaKernelNodeAttrID]

class cudaDeviceNumaConfig(_Enum):
    cudaDeviceNumaConfigNone: ClassVar[cudaDeviceNumaConfig]
    cudaDeviceNumaConfigNumaNode: ClassVar[cudaDeviceNumaConfig]

class cudaAsyncNotificationType(_Enum):
    cudaAsyncNotificationTypeOverBudget: ClassVar[cudaAsyncNotificationType]

class cudaSurfaceBoundaryMode(_Enum):
    cudaBoundaryModeZero: ClassVar[cudaSurfaceBoundaryMode]
    cudaBoundaryModeClamp: ClassVar[cudaSurfaceBoundaryMode]
    cudaBoundaryModeTrap: ClassVar[cudaSurfaceBoundaryMode]

class cudaSurfaceFormatMode(_Enum):
    cudaFormatModeForced: ClassVar[cudaSurfaceFormatMode]
    cudaFormatModeAuto: ClassVar[cudaSurfaceFormatMode]

class cudaTextureAddressMode(_Enum):
    cudaAddressModeWrap: ClassVar[cudaTextureAddressMode]
    cudaAddressModeClamp: ClassVar[cudaTextureAddressMode]
    cudaAddressModeMirror: ClassVar[cudaTextureAddressMode]
    cudaAddressModeBorder: ClassVar[cudaTextureAddressMode]

class cudaTextureFilterMode(_Enum):
    cudaFilterModePoint: ClassVar[cudaTextureFilterMode]
    cudaFilterModeLinear: ClassVar[cudaTextureFilterMode]

class cudaTextureReadMode(_Enum):
    cudaReadModeElementType: ClassVar[cudaTextureReadMode]
    cudaReadModeNormalizedFloat: ClassVar[cudaTextureReadMode]

class cudaDataType(_Enum):
    CUDA_R_16F: ClassVar[cudaDataType]
    CUDA_C_16F: ClassVar[cudaDataType]
    CUDA_R_16BF: ClassVar[cudaDataType]
    CUDA_C_16BF: ClassVar[cudaDataType]
    CUDA_R_32F: ClassVar[cudaDataType]
    CUDA_C_32F: ClassVar[cudaDataType]
    CUDA_R_64F: ClassVar[cudaDataType]
    CUDA_C_64F: ClassVar[cudaDataType]
    CUDA_R_4I: ClassVar[cudaDataType]
    CUDA_C_4I: ClassVar[cudaDataType]
    CUDA_R_4U: ClassVar[cudaDataType]
    CUDA_C_4U: ClassVar[cudaDataType]
    CUDA_R_8I: ClassVar[cudaDataType]
    CUDA_C_8I: ClassVar[cudaDataType]
    CUDA_R_8U: ClassVar[cudaDataType]
    CUDA_C_8U: ClassVar[cudaDataType]
    CUDA_R_16I: ClassVar[cudaDataType]
    CUDA_C_16I: ClassVar[cudaDataType]
    CUDA_R_16U: ClassVar[cudaDataType]
    CUDA_C_16U: ClassVar[cudaDataType]
    CUDA_R_32I: ClassVar[cudaDataType]
    CUDA_C_32I: ClassVar[cudaDataType]
    CUDA_R_32U: ClassVar[cudaDataType]
    CUDA_C_32U: ClassVar[cudaDataType]
    CUDA_R_64I: ClassVar[cudaDataType]
    CUDA_C_64I: ClassVar[cudaDataType]
    CUDA_R_64U: ClassVar[cudaDataType]
    CUDA_C_64U: ClassVar[cudaDataType]
    CUDA_R_8F_E4M3: ClassVar[cudaDataType]
    CUDA_R_8F_UE4M3: ClassVar[cudaDataType]
    CUDA_R_8F_E5M2: ClassVar[cudaDataType]
    CUDA_R_8F_UE8M0: ClassVar[cudaDataType]
    CUDA_R_6F_E2M3: ClassVar[cudaDataType]
    CUDA_R_6F_E3M2: ClassVar[cudaDataType]
    CUDA_R_4F_E2M1: ClassVar[cudaDataType]

class cudaDataType_t(_Enum):
    CUDA_R_16F: ClassVar[cudaDataType_t]
    CUDA_C_16F: ClassVar[cudaDataType_t]
    CUDA_R_16BF: ClassVar[cudaDataType_t]
    CUDA_C_16BF: ClassVar[cudaDataType_t]
    CUDA_R_32F: ClassVar[cudaDataType_t]
    CUDA_C_32F: ClassVar[cudaDataType_t]
    CUDA_R_64F: ClassVar[cudaDataType_t]
    CUDA_C_64F: ClassVar[cudaDataType_t]
    CUDA_R_4I: ClassVar[cudaDataType_t]
    CUDA_C_4I: ClassVar[cudaDataType_t]
    CUDA_R_4U: ClassVar[cudaDataType_t]
    CUDA_C_4U: ClassVar[cudaDataType_t]
    CUDA_R_8I: ClassVar[cudaDataType_t]
    CUDA_C_8I: ClassVar[cudaDataType_t]
    CUDA_R_8U: ClassVar[cudaDataType_t]
    CUDA_C_8U: ClassVar[cudaDataType_t]
    CUDA_R_16I: ClassVar[cudaDataType_t]
    CUDA_C_16I: ClassVar[cudaDataType_t]
    CUDA_R_16U: ClassVar[cudaDataType_t]
    CUDA_C_16U: ClassVar[cudaDataType_t]
    CUDA_R_32I: ClassVar[cudaDataType_t]
    CUDA_C_32I: ClassVar[cudaDataType_t]
    CUDA_R_32U: ClassVar[cudaDataType_t]
    CUDA_C_32U: ClassVar[cudaDataType_t]
    CUDA_R_64I: ClassVar[cudaDataType_t]
    CUDA_C_64I: ClassVar[cudaDataType_t]
    CUDA_R_64U: ClassVar[cudaDataType_t]
    CUDA_C_64U: ClassVar[cudaDataType_t]
    CUDA_R_8F_E4M3: ClassVar[cudaDataType_t]
    CUDA_R_8F_UE4M3: ClassVar[cudaDataType_t]
    CUDA_R_8F_E5M2: ClassVar[cudaDataType_t]
    CUDA_R_8F_UE8M0: ClassVar[cudaDataType_t]
    CUDA_R_6F_E2M3: ClassVar[cudaDataType_t]
    CUDA_R_6F_E3M2: ClassVar[cudaDataType_t]
    CUDA_R_4F_E2M1: ClassVar[cudaDataType_t]

class libraryPropertyType(_Enum):
    MAJOR_VERSION: ClassVar[libraryPropertyType]
    MINOR_VERSION: ClassVar[libraryPropertyType]
    PATCH_LEVEL: ClassVar[libraryPropertyType]

class libraryPropertyType_t(_Enum):
    MAJOR_VERSION: ClassVar[libraryPropertyType_t]
    MINOR_VERSION: ClassVar[libraryPropertyType_t]
    PATCH_LEVEL: ClassVar[libraryPropertyType_t]

class cudaEglFrameType(_Enum):
    cudaEglFrameTypeArray: ClassVar[cudaEglFrameType]
    cudaEglFrameTypePitch: ClassVar[cudaEglFrameType]

class cudaEglResourceLocationFlags(_Enum):
    cudaEglResourceLocationSysmem: ClassVar[cudaEglResourceLocationFlags]
    cudaEglResourceLocationVidmem: ClassVar[cudaEglResourceLocationFlags]

class cudaEglColorFormat(_Enum):
    cudaEglColorFormatYUV420Planar: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatYUV420SemiPlanar: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatYUV422Planar: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatYUV422SemiPlanar: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatARGB: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatRGBA: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatL: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatR: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatYUV444Planar: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatYUV444SemiPlanar: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatYUYV422: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatUYVY422: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatABGR: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatBGRA: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatA: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatRG: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatAYUV: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatYVU444SemiPlanar: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatYVU422SemiPlanar: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatYVU420SemiPlanar: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatY10V10U10_444SemiPlanar: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatY10V10U10_420SemiPlanar: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatY12V12U12_444SemiPlanar: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatY12V12U12_420SemiPlanar: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatVYUY_ER: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatUYVY_ER: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatYUYV_ER: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatYVYU_ER: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatYUVA_ER: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatAYUV_ER: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatYUV444Planar_ER: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatYUV422Planar_ER: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatYUV420Planar_ER: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatYUV444SemiPlanar_ER: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatYUV422SemiPlanar_ER: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatYUV420SemiPlanar_ER: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatYVU444Planar_ER: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatYVU422Planar_ER: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatYVU420Planar_ER: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatYVU444SemiPlanar_ER: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatYVU422SemiPlanar_ER: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatYVU420SemiPlanar_ER: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatBayerRGGB: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatBayerBGGR: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatBayerGRBG: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatBayerGBRG: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatBayer10RGGB: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatBayer10BGGR: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatBayer10GRBG: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatBayer10GBRG: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatBayer12RGGB: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatBayer12BGGR: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatBayer12GRBG: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatBayer12GBRG: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatBayer14RGGB: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatBayer14BGGR: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatBayer14GRBG: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatBayer14GBRG: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatBayer20RGGB: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatBayer20BGGR: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatBayer20GRBG: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatBayer20GBRG: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatYVU444Planar: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatYVU422Planar: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatYVU420Planar: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatBayerIspRGGB: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatBayerIspBGGR: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatBayerIspGRBG: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatBayerIspGBRG: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatBayerBCCR: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatBayerRCCB: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatBayerCRBC: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatBayerCBRC: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatBayer10CCCC: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatBayer12BCCR: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatBayer12RCCB: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatBayer12CRBC: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatBayer12CBRC: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatBayer12CCCC: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatY: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatYUV420SemiPlanar_2020: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatYVU420SemiPlanar_2020: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatYUV420Planar_2020: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatYVU420Planar_2020: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatYUV420SemiPlanar_709: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatYVU420SemiPlanar_709: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatYUV420Planar_709: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatYVU420Planar_709: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatY10V10U10_420SemiPlanar_709: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatY10V10U10_420SemiPlanar_2020: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatY10V10U10_422SemiPlanar_2020: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatY10V10U10_422SemiPlanar: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatY10V10U10_422SemiPlanar_709: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatY_ER: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatY_709_ER: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatY10_ER: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatY10_709_ER: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatY12_ER: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatY12_709_ER: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatYUVA: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatYVYU: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatVYUY: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatY10V10U10_420SemiPlanar_ER: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatY10V10U10_420SemiPlanar_709_ER: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatY10V10U10_444SemiPlanar_ER: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatY10V10U10_444SemiPlanar_709_ER: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatY12V12U12_420SemiPlanar_ER: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatY12V12U12_420SemiPlanar_709_ER: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatY12V12U12_444SemiPlanar_ER: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatY12V12U12_444SemiPlanar_709_ER: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatUYVY709: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatUYVY709_ER: ClassVar[cudaEglColorFormat]
    cudaEglColorFormatUYVY2020: ClassVar[cudaEglColorFormat]

class cudaGLDeviceList(_Enum):
    cudaGLDeviceListAll: ClassVar[cudaGLDeviceList]
    cudaGLDeviceListCurrentFrame: ClassVar[cudaGLDeviceList]
    cudaGLDeviceListNextFrame: ClassVar[cudaGLDeviceList]

class cudaGLMapFlags(_Enum):
    cudaGLMapFlagsNone: ClassVar[cudaGLMapFlags]
    cudaGLMapFlagsReadOnly: ClassVar[cudaGLMapFlags]
    cudaGLMapFlagsWriteDiscard: ClassVar[cudaGLMapFlags]

class cudaArray_t(_Handle):
    ...
class cudaArray_const_t(_Handle):
    ...
class cudaMipmappedArray_t(_Handle):
    ...
class cudaMipmappedArray_const_t(_Handle):
    ...
class cudaStream_t(_driver.CUstream):
    ...
class cudaEvent_t(_driver.CUevent):
    ...
class cudaGraphicsResource_t(_Handle):
    ...
class cudaExternalMemory_t(_Handle):
    ...
class cudaExternalSemaphore_t(_Handle):
    ...
class cudaGraph_t(_driver.CUgraph):
    ...
class cudaGraphNode_t(_driver.CUgraphNode):
    ...
class cudaUserObject_t(_driver.CUuserObject):
    ...
class cudaFunction_t(_driver.CUfunction):
    ...
class cudaKernel_t(_Handle):
    ...
class cudaLibrary_t(_Handle):
    ...
class cudaMemPool_t(_driver.CUmemoryPool):
    ...
class cudaGraphExec_t(_driver.CUgraphExec):
    ...
class cudaGraphDeviceNode_t(_Handle):
    ...
class cudaAsyncCallbackHandle_t(_Handle):
    ...
class cudaEglStreamConnection(_driver.CUeglStreamConnection):
    ...
class cudaGraphConditionalHandle(_Cell):
    ...
class cudaSurfaceObject_t(_Cell):
    ...
class cudaTextureObject_t(_Cell):
    ...
class cudaHostFn_t(_Handle):
    ...
class cudaAsyncCallback(_Handle):
    ...
class cudaStreamCallback_t(_Handle):
    ...

class char1(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...

class uchar1(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...

class char2(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...

class uchar2(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...

class char3(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...
    @property
    def z(self) -> int: ...
    @z.setter
    def z(self, value: _Int) -> None: ...

class uchar3(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...
    @property
    def z(self) -> int: ...
    @z.setter
    def z(self, value: _Int) -> None: ...

class char4(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...
    @property
    def z(self) -> int: ...
    @z.setter
    def z(self, value: _Int) -> None: ...
    @property
    def w(self) -> int: ...
    @w.setter
    def w(self, value: _Int) -> None: ...

class uchar4(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...
    @property
    def z(self) -> int: ...
    @z.setter
    def z(self, value: _Int) -> None: ...
    @property
    def w(self) -> int: ...
    @w.setter
    def w(self, value: _Int) -> None: ...

class short1(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...

class ushort1(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...

class short2(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...

class ushort2(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...

class short3(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...
    @property
    def z(self) -> int: ...
    @z.setter
    def z(self, value: _Int) -> None: ...

class ushort3(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...
    @property
    def z(self) -> int: ...
    @z.setter
    def z(self, value: _Int) -> None: ...

class short4(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...
    @property
    def z(self) -> int: ...
    @z.setter
    def z(self, value: _Int) -> None: ...
    @property
    def w(self) -> int: ...
    @w.setter
    def w(self, value: _Int) -> None: ...

class ushort4(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...
    @property
    def z(self) -> int: ...
    @z.setter
    def z(self, value: _Int) -> None: ...
    @property
    def w(self) -> int: ...
    @w.setter
    def w(self, value: _Int) -> None: ...

class int1(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...

class uint1(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...

class int2(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...

class uint2(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...

class int3(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...
    @property
    def z(self) -> int: ...
    @z.setter
    def z(self, value: _Int) -> None: ...

class uint3(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...
    @property
    def z(self) -> int: ...
    @z.setter
    def z(self, value: _Int) -> None: ...

class int4(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...
    @property
    def z(self) -> int: ...
    @z.setter
    def z(self, value: _Int) -> None: ...
    @property
    def w(self) -> int: ...
    @w.setter
    def w(self, value: _Int) -> None: ...

class uint4(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...
    @property
    def z(self) -> int: ...
    @z.setter
    def z(self, value: _Int) -> None: ...
    @property
    def w(self) -> int: ...
    @w.setter
    def w(self, value: _Int) -> None: ...

class long1(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...

class ulong1(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...

class long2(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...

class ulong2(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...

class long3(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...
    @property
    def z(self) -> int: ...
    @z.setter
    def z(self, value: _Int) -> None: ...

class ulong3(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...
    @property
    def z(self) -> int: ...
    @z.setter
    def z(self, value: _Int) -> None: ...

class long4(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...
    @property
    def z(self) -> int: ...
    @z.setter
    def z(self, value: _Int) -> None: ...
    @property
    def w(self) -> int: ...
    @w.setter
    def w(self, value: _Int) -> None: ...

class ulong4(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...
    @property
    def z(self) -> int: ...
    @z.setter
    def z(self, value: _Int) -> None: ...
    @property
    def w(self) -> int: ...
    @w.setter
    def w(self, value: _Int) -> None: ...

class float1(_Record):
    @property
    def x(self) -> float: ...
    @x.setter
    def x(self, value: SupportsFloat) -> None: ...

class float2(_Record):
    @property
    def x(self) -> float: ...
    @x.setter
    def x(self, value: SupportsFloat) -> None: ...
    @property
    def y(self) -> float: ...
    @y.setter
    def y(self, value: SupportsFloat) -> None: ...

class float3(_Record):
    @property
    def x(self) -> float: ...
    @x.setter
    def x(self, value: SupportsFloat) -> None: ...
    @property
    def y(self) -> float: ...
    @y.setter
    def y(self, value: SupportsFloat) -> None: ...
    @property
    def z(self) -> float: ...
    @z.setter
    def z(self, value: SupportsFloat) -> None: ...

class float4(_Record):
    @property
    def x(self) -> float: ...
    @x.setter
    def x(self, value: SupportsFloat) -> None: ...
    @property
    def y(self) -> float: ...
    @y.setter
    def y(self, value: SupportsFloat) -> None: ...
    @property
    def z(self) -> float: ...
    @z.setter
    def z(self, value: SupportsFloat) -> None: ...
    @property
    def w(self) -> float: ...
    @w.setter
    def w(self, value: SupportsFloat) -> None: ...

class longlong1(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...

class ulonglong1(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...

class longlong2(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...

class ulonglong2(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...

class longlong3(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...
    @property
    def z(self) -> int: ...
    @z.setter
    def z(self, value: _Int) -> None: ...

class ulonglong3(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...
    @property
    def z(self) -> int: ...
    @z.setter
    def z(self, value: _Int) -> None: ...

class longlong4(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...
    @property
    def z(self) -> int: ...
    @z.setter
    def z(self, value: _Int) -> None: ...
    @property
    def w(self) -> int: ...
    @w.setter
    def w(self, value: _Int) -> None: ...

class ulonglong4(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...
    @property
    def z(self) -> int: ...
    @z.setter
    def z(self, value: _Int) -> None: ...
    @property
    def w(self) -> int: ...
    @w.setter
    def w(self, value: _Int) -> None: ...

class double1(_Record):
    @property
    def x(self) -> float: ...
    @x.setter
    def x(self, value: SupportsFloat) -> None: ...

class double2(_Record):
    @property
    def x(self) -> float: ...
    @x.setter
    def x(self, value: SupportsFloat) -> None: ...
    @property
    def y(self) -> float: ...
    @y.setter
    def y(self, value: SupportsFloat) -> None: ...

class double3(_Record):
    @property
    def x(self) -> float: ...
    @x.setter
    def x(self, value: SupportsFloat) -> None: ...
    @property
    def y(self) -> float: ...
    @y.setter
    def y(self, value: SupportsFloat) -> None: ...
    @property
    def z(self) -> float: ...
    @z.setter
    def z(self, value: SupportsFloat) -> None: ...

class double4(_Record):
    @property
    def x(self) -> float: ...
    @x.setter
    def x(self, value: SupportsFloat) -> None: ...
    @property
    def y(self) -> float: ...
    @y.setter
    def y(self, value: SupportsFloat) -> None: ...
    @property
    def z(self) -> float: ...
    @z.setter
    def z(self, value: SupportsFloat) -> None: ...
    @property
    def w(self) -> float: ...
    @w.setter
    def w(self, value: SupportsFloat) -> None: ...

class dim3(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...
    @property
    def z(self) -> int: ...
    @z.setter
    def z(self, value: _Int) -> None: ...

class cudaChannelFormatDesc(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...
    @property
    def z(self) -> int: ...
    @z.setter
    def z(self, value: _Int) -> None: ...
    @property
    def w(self) -> int: ...
    @w.setter
    def w(self, value: _Int) -> None: ...
    @property
    def f(self) -> cudaChannelFormatKind: ...
    @f.setter
    def f(self, value: cudaChannelFormatKind | int) -> None: ...

class cudaArraySparseProperties(_Record):
    @property
    def tileExtent(self) -> cudaArraySparseProperties_anon0: ...
    @tileExtent.setter
    def tileExtent(self, value: cudaArraySparseProperties_anon0) -> None: ...
    @property
    def miptailFirstLevel(self) -> int: ...
    @miptailFirstLevel.setter
    def miptailFirstLevel(self, value: _Int) -> None: ...
    @property
    def miptailSize(self) -> int: ...
    @miptailSize.setter
    def miptailSize(self, value: _Int) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...

class cudaArraySparseProperties_anon0(_Record):
    @property
    def width(self) -> int: ...
    @width.setter
    def width(self, value: _Int) -> None: ...
    @property
    def height(self) -> int: ...
    @height.setter
    def height(self, value: _Int) -> None: ...
    @property
    def depth(self) -> int: ...
    @depth.setter
    def depth(self, value: _Int) -> None: ...

class cudaArrayMemoryRequirements(_Record):
    @property
    def size(self) -> int: ...
    @size.setter
    def size(self, value: _Int) -> None: ...
    @property
    def alignment(self) -> int: ...
    @alignment.setter
    def alignment(self, value: _Int) -> None: ...

class cudaPitchedPtr(_Record):
    @property
    def ptr(self) -> int: ...
    @ptr.setter
    def ptr(self, value: _Address) -> None: ...
    @property
    def pitch(self) -> int: ...
    @pitch.setter
    def pitch(self, value: _Int) -> None: ...
    @property
    def xsize(self) -> int: ...
    @xsize.setter
    def xsize(self, value: _Int) -> None: ...
    @property
    def ysize(self) -> int: ...
    @ysize.setter
    def ysize(self, value: _Int) -> None: ...

class cudaExtent(_Record):
    @property
    def width(self) -> int: ...
    @width.setter
    def width(self, value: _Int) -> None: ...
    @property
    def height(self) -> int: ...
    @height.setter
    def height(self, value: _Int) -> None: ...
    @property
    def depth(self) -> int: ...
    @depth.setter
    def depth(self, value: _Int) -> None: ...

class cudaPos(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...
    @property
    def z(self) -> int: ...
    @z.setter
    def z(self, value: _Int) -> None: ...

class cudaMemcpy3DParms(_Record):
    @property
    def srcArray(self) -> cudaArray_t: ...
    @srcArray.setter
    def srcArray(self, value: cudaArray_t | _Int | None) -> None: ...
    @property
    def srcPos(self) -> cudaPos: ...
    @srcPos.setter
    def srcPos(self, value: cudaPos) -> None: ...
    @property
    def srcPtr(self) -> cudaPitchedPtr: ...
    @srcPtr.setter
    def srcPtr(self, value: cudaPitchedPtr) -> None: ...
    @property
    def dstArray(self) -> cudaArray_t: ...
    @dstArray.setter
    def dstArray(self, value: cudaArray_t | _Int | None) -> None: ...
    @property
    def dstPos(self) -> cudaPos: ...
    @dstPos.setter
    def dstPos(self, value: cudaPos) -> None: ...
    @property
    def dstPtr(self) -> cudaPitchedPtr: ...
    @dstPtr.setter
    def dstPtr(self, value: cudaPitchedPtr) -> None: ...
    @property
    def extent(self) -> cudaExtent: ...
    @extent.setter
    def extent(self, value: cudaExtent) -> None: ...
    @property
    def kind(self) -> cudaMemcpyKind: ...
    @kind.setter
    def kind(self, value: cudaMemcpyKind | int) -> None: ...

class cudaMemcpyNodeParams(_Record):
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...
    @property
    def copyParams(self) -> cudaMemcpy3DParms: ...
    @copyParams.setter
    def copyParams(self, value: cudaMemcpy3DParms) -> None: ...

class cudaMemcpy3DPeerParms(_Record):
    @property
    def srcArray(self) -> cudaArray_t: ...
    @srcArray.setter
    def srcArray(self, value: cudaArray_t | _Int | None) -> None: ...
    @property
    def srcPos(self) -> cudaPos: ...
    @srcPos.setter
    def srcPos(self, value: cudaPos) -> None: ...
    @property
    def srcPtr(self) -> cudaPitchedPtr: ...
    @srcPtr.setter
    def srcPtr(self, value: cudaPitchedPtr) -> None: ...
    @property
    def srcDevice(self) -> int: ...
    @srcDevice.setter
    def srcDevice(self, value: _Int) -> None: ...
    @property
    def dstArray(self) -> cudaArray_t: ...
    @dstArray.setter
    def dstArray(self, value: cudaArray_t | _Int | None) -> None: ...
    @property
    def dstPos(self) -> cudaPos: ...
    @dstPos.setter
    def dstPos(self, value: cudaPos) -> None: ...
    @property
    def dstPtr(self) -> cudaPitchedPtr: ...
    @dstPtr.setter
    def dstPtr(self, value: cudaPitchedPtr) -> None: ...
    @property
    def dstDevice(self) -> int: ...
    @dstDevice.setter
    def dstDevice(self, value: _Int) -> None: ...
    @property
    def extent(self) -> cudaExtent: ...
    @extent.setter
    def extent(self, value: cudaExtent) -> None: ...

class cudaMemsetParams(_Record):
    @property
    def dst(self) -> int: ...
    @dst.setter
    def dst(self, value: _Address) -> None: ...
    @property
    def pitch(self) -> int: ...
    @pitch.setter
    def pitch(self, value: _Int) -> None: ...
    @property
    def value(self) -> int: ...
    @value.setter
    def value(self, value: _Int) -> None: ...
    @property
    def elementSize(self) -> int: ...
    @elementSize.setter
    def elementSize(self, value: _Int) -> None: ...
    @property
    def width(self) -> int: ...
    @width.setter
    def width(self, value: _Int) -> None: ...
    @property
    def height(self) -> int: ...
    @height.setter
    def height(self, value: _Int) -> None: ...

class cudaMemsetParamsV2(_Record):
    @property
    def dst(self) -> int: ...
    @dst.setter
    def dst(self, value: _Address) -> None: ...
    @property
    def pitch(self) -> int: ...
    @pitch.setter
    def pitch(self, value: _Int) -> None: ...
    @property
    def value(self) -> int: ...
    @value.setter
    def value(self, value: _Int) -> None: ...
    @property
    def elementSize(self) -> int: ...
    @elementSize.setter
    def elementSize(self, value: _Int) -> None: ...
    @property
    def width(self) -> int: ...
    @width.setter
    def width(self, value: _Int) -> None: ...
    @property
    def height(self) -> int: ...
    @height.setter
    def height(self, value: _Int) -> None: ...

class cudaAccessPolicyWindow(_Record):
    @property
    def base_ptr(self) -> int: ...
    @base_ptr.setter
    def base_ptr(self, value: _Address) -> None: ...
    @property
    def num_bytes(self) -> int: ...
    @num_bytes.setter
    def num_bytes(self, value: _Int) -> None: ...
    @property
    def hitRatio(self) -> float: ...
    @hitRatio.setter
    def hitRatio(self, value: SupportsFloat) -> None: ...
    @property
    def hitProp(self) -> cudaAccessProperty: ...
    @hitProp.setter
    def hitProp(self, value: cudaAccessProperty | int) -> None: ...
    @property
    def missProp(self) -> cudaAccessProperty: ...
    @missProp.setter
    def missProp(self, value: cudaAccessProperty | int) -> None: ...

class cudaHostNodeParams(_Record):
    @property
    def fn(self) -> cudaHostFn_t: ...
    @fn.setter
    def fn(self, value: cudaHostFn_t | _Int | None) -> None: ...
    @property
    def userData(self) -> int: ...
    @userData.setter
    def userData(self, value: _Address) -> None: ...

class cudaHostNodeParamsV2(_Record):
    @property
    def fn(self) -> cudaHostFn_t: ...
    @fn.setter
    def fn(self, value: cudaHostFn_t | _Int | None) -> None: ...
    @property
    def userData(self) -> int: ...
    @userData.setter
    def userData(self, value: _Address) -> None: ...

class cudaResourceDesc(_Record):
    @property
    def resType(self) -> cudaResourceType: ...
    @resType.setter
    def resType(self, value: cudaResourceType | int) -> None: ...
    @property
    def res(self) -> cudaResourceDesc_anon0: ...
    @res.setter
    def res(self, value: cudaResourceDesc_anon0) -> None: ...

class cudaResourceDesc_anon0(_Record):
    @property
    def array(self) -> cudaResourceDesc_anon0_anon0: ...
    @array.setter
    def array(self, value: cudaResourceDesc_anon0_anon0) -> None: ...
    @property
    def mipmap(self) -> cudaResourceDesc_anon0_anon1: ...
    @mipmap.setter
    def mipmap(self, value: cudaResourceDesc_anon0_anon1) -> None: ...
    @property
    def linear(self) -> cudaResourceDesc_anon0_anon2: ...
    @linear.setter
    def linear(self, value: cudaResourceDesc_anon0_anon2) -> None: ...
    @property
    def pitch2D(self) -> cudaResourceDesc_anon0_anon3: ...
    @pitch2D.setter
    def pitch2D(self, value: cudaResourceDesc_anon0_anon3) -> None: ...

class cudaResourceDesc_anon0_anon0(_Record):
    @property
    def array(self) -> cudaArray_t: ...
    @array.setter
    def array(self, value: cudaArray_t | _Int | None) -> None: ...

class cudaResourceDesc_anon0_anon1(_Record):
    @property
    def mipmap(self) -> cudaMipmappedArray_t: ...
    @mipmap.setter
    def mipmap(self, value: cudaMipmappedArray_t | _Int | None) -> None: ...

class cudaResourceDesc_anon0_anon2(_Record):
    @property
    def devPtr(self) -> int: ...
    @devPtr.setter
    def devPtr(self, value: _Address) -> None: ...
    @property
    def desc(self) -> cudaChannelFormatDesc: ...
    @desc.setter
    def desc(self, value: cudaChannelFormatDesc) -> None: ...
    @property
    def sizeInBytes(self) -> int: ...
    @sizeInBytes.setter
    def sizeInBytes(self, value: _Int) -> None: ...

class cudaResourceDesc_anon0_anon3(_Record):
    @property
    def devPtr(self) -> int: ...
    @devPtr.setter
    def devPtr(self, value: _Address) -> None: ...
    @property
    def desc(self) -> cudaChannelFormatDesc: ...
    @desc.setter
    def desc(self, value: cudaChannelFormatDesc) -> None: ...
    @property
    def width(self) -> int: ...
    @width.setter
    def width(self, value: _Int) -> None: ...
    @property
    def height(self) -> int: ...
    @height.setter
    def height(self, value: _Int) -> None: ...
    @property
    def pitchInBytes(self) -> int: ...
    @pitchInBytes.setter
    def pitchInBytes(self, value: _Int) -> None: ...

class cudaResourceViewDesc(_Record):
    @property
    def format(self) -> cudaResourceViewFormat: ...
    @format.setter
    def format(self, value: cudaResourceViewFormat | int) -> None: ...
    @property
    def width(self) -> int: ...
    @width.setter
    def width(self, value: _Int) -> None: ...
    @property
    def height(self) -> int: ...
    @height.setter
    def height(self, value: _Int) -> None: ...
    @property
    def depth(self) -> int: ...
    @depth.setter
    def depth(self, value: _Int) -> None: ...
    @property
    def firstMipmapLevel(self) -> int: ...
    @firstMipmapLevel.setter
    def firstMipmapLevel(self, value: _Int) -> None: ...
    @property
    def lastMipmapLevel(self) -> int: ...
    @lastMipmapLevel.setter
    def lastMipmapLevel(self, value: _Int) -> None: ...
    @property
    def firstLayer(self) -> int: ...
    @firstLayer.setter
    def firstLayer(self, value: _Int) -> None: ...
    @property
    def lastLayer(self) -> int: ...
    @lastLayer.setter
    def lastLayer(self, value: _Int) -> None: ...

class cudaPointerAttributes(_Record):
    @property
    def type(self) -> cudaMemoryType: ...
    @type.setter
    def type(self, value: cudaMemoryType | int) -> None: ...
    @property
    def device(self) -> int: ...
    @device.setter
    def device(self, value: _Int) -> None: ...
    @property
    def devicePointer(self) -> int: ...
    @devicePointer.setter
    def devicePointer(self, value: _Address) -> None: ...
    @property
    def hostPointer(self) -> int: ...
    @hostPointer.setter
    def hostPointer(self, value: _Address) -> None: ...

class cudaFuncAttributes(_Record):
    @property
    def sharedSizeBytes(self) -> int: ...
    @sharedSizeBytes.setter
    def sharedSizeBytes(self, value: _Int) -> None: ...
    @property
    def constSizeBytes(self) -> int: ...
    @constSizeBytes.setter
    def constSizeBytes(self, value: _Int) -> None: ...
    @property
    def localSizeBytes(self) -> int: ...
    @localSizeBytes.setter
    def localSizeBytes(self, value: _Int) -> None: ...
    @property
    def maxThreadsPerBlock(self) -> int: ...
    @maxThreadsPerBlock.setter
    def maxThreadsPerBlock(self, value: _Int) -> None: ...
    @property
    def numRegs(self) -> int: ...
    @numRegs.setter
    def numRegs(self, value: _Int) -> None: ...
    @property
    def ptxVersion(self) -> int: ...
    @ptxVersion.setter
    def ptxVersion(self, value: _Int) -> None: ...
    @property
    def binaryVersion(self) -> int: ...
    @binaryVersion.setter
    def binaryVersion(self, value: _Int) -> None: ...
    @property
    def cacheModeCA(self) -> int: ...
    @cacheModeCA.setter
    def cacheModeCA(self, value: _Int) -> None: ...
    @property
    def maxDynamicSharedSizeBytes(self) -> int: ...
    @maxDynamicSharedSizeBytes.setter
    def maxDynamicSharedSizeBytes(self, value: _Int) -> None: ...
    @property
    def preferredShmemCarveout(self) -> int: ...
    @preferredShmemCarveout.setter
    def preferredShmemCarveout(self, value: _Int) -> None: ...
    @property
    def clusterDimMustBeSet(self) -> int: ...
    @clusterDimMustBeSet.setter
    def clusterDimMustBeSet(self, value: _Int) -> None: ...
    @property
    def requiredClusterWidth(self) -> int: ...
    @requiredClusterWidth.setter
    def requiredClusterWidth(self, value: _Int) -> None: ...
    @property
    def requiredClusterHeight(self) -> int: ...
    @requiredClusterHeight.setter
    def requiredClusterHeight(self, value: _Int) -> None: ...
    @property
    def requiredClusterDepth(self) -> int: ...
    @requiredClusterDepth.setter
    def requiredClusterDepth(self, value: _Int) -> None: ...
    @property
    def clusterSchedulingPolicyPreference(self) -> int: ...
    @clusterSchedulingPolicyPreference.setter
    def clusterSchedulingPolicyPreference(self, value: _Int) -> None: ...
    @property
    def nonPortableClusterSizeAllowed(self) -> int: ...
    @nonPortableClusterSizeAllowed.setter
    def nonPortableClusterSizeAllowed(self, value: _Int) -> None: ...

class cudaMemLocation(_Record):
    @property
    def type(self) -> cudaMemLocationType: ...
    @type.setter
    def type(self, value: cudaMemLocationType | int) -> None: ...
    @property
    def id(self) -> int: ...
    @id.setter
    def id(self, value: _Int) -> None: ...

class cudaMemAccessDesc(_Record):
    @property
    def location(self) -> cudaMemLocation: ...
    @location.setter
    def location(self, value: cudaMemLocation) -> None: ...
    @property
    def flags(self) -> cudaMemAccessFlags: ...
    @flags.setter
    def flags(self, value: cudaMemAccessFlags | int) -> None: ...

class cudaMemPoolProps(_Record):
    @property
    def allocType(self) -> cudaMemAllocationType: ...
    @allocType.setter
    def allocType(self, value: cudaMemAllocationType | int) -> None: ...
    @property
    def handleTypes(self) -> cudaMemAllocationHandleType: ...
    @handleTypes.setter
    def handleTypes(self, value: cudaMemAllocationHandleType | int) -> None: ...
    @property
    def location(self) -> cudaMemLocation: ...
    @location.setter
    def location(self, value: cudaMemLocation) -> None: ...
    @property
    def win32SecurityAttributes(self) -> int: ...
    @win32SecurityAttributes.setter
    def win32SecurityAttributes(self, value: _Address) -> None: ...
    @property
    def maxSize(self) -> int: ...
    @maxSize.setter
    def maxSize(self, value: _Int) -> None: ...
    @property
    def usage(self) -> int: ...
    @usage.setter
    def usage(self, value: _Int) -> None: ...

class cudaMemPoolPtrExportData(_Record):
    @property
    def reserved(self) -> _bytes: ...
    @reserved.setter
    def reserved(self, value: _bytes | Sequence[int]) -> None: ...

class cudaMemAllocNodeParams(_Record):
    @property
    def poolProps(self) -> cudaMemPoolProps: ...
    @poolProps.setter
    def poolProps(self, value: cudaMemPoolProps) -> None: ...
    @property
    def accessDescs(self) -> list[cudaMemAccessDesc]: ...
    @accessDescs.setter
    def accessDescs(self, value: Sequence[cudaMemAccessDesc]) -> None: ...
    @property
    def accessDescCount(self) -> int: ...
    @accessDescCount.setter
    def accessDescCount(self, value: _Int) -> None: ...
    @property
    def bytesize(self) -> int: ...
    @bytesize.setter
    def bytesize(self, value: _Int) -> None: ...
    @property
    def dptr(self) -> int: ...
    @dptr.setter
    def dptr(self, value: _Address) -> None: ...

class cudaMemAllocNodeParamsV2(_Record):
    @property
    def poolProps(self) -> cudaMemPoolProps: ...
    @poolProps.setter
    def poolProps(self, value: cudaMemPoolProps) -> None: ...
    @property
    def accessDescs(self) -> list[cudaMemAccessDesc]: ...
    @accessDescs.setter
    def accessDescs(self, value: Sequence[cudaMemAccessDesc]) -> None: ...
    @property
    def accessDescCount(self) -> int: ...
    @accessDescCount.setter
    def accessDescCount(self, value: _Int) -> None: ...
    @property
    def bytesize(self) -> int: ...
    @bytesize.setter
    def bytesize(self, value: _Int) -> None: ...
    @property
    def dptr(self) -> int: ...
    @dptr.setter
    def dptr(self, value: _Address) -> None: ...

class cudaMemFreeNodeParams(_Record):
    @property
    def dptr(self) -> int: ...
    @dptr.setter
    def dptr(self, value: _Address) -> None: ...

class cudaMemcpyAttributes(_Record):
    @property
    def srcAccessOrder(self) -> cudaMemcpySrcAccessOrder: ...
    @srcAccessOrder.setter
    def srcAccessOrder(self, value: cudaMemcpySrcAccessOrder | int) -> None: ...
    @property
    def srcLocHint(self) -> cudaMemLocation: ...
    @srcLocHint.setter
    def srcLocHint(self, value: cudaMemLocation) -> None: ...
    @property
    def dstLocHint(self) -> cudaMemLocation: ...
    @dstLocHint.setter
    def dstLocHint(self, value: cudaMemLocation) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...

class cudaOffset3D(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...
    @property
    def z(self) -> int: ...
    @z.setter
    def z(self, value: _Int) -> None: ...

class cudaMemcpy3DOperand(_Record):
    @property
    def type(self) -> cudaMemcpy3DOperandType: ...
    @type.setter
    def type(self, value: cudaMemcpy3DOperandType | int) -> None: ...
    @property
    def op(self) -> cudaMemcpy3DOperand_anon0: ...
    @op.setter
    def op(self, value: cudaMemcpy3DOperand_anon0) -> None: ...

class cudaMemcpy3DOperand_anon0(_Record):
    @property
    def ptr(self) -> cudaMemcpy3DOperand_anon0_anon0: ...
    @ptr.setter
    def ptr(self, value: cudaMemcpy3DOperand_anon0_anon0) -> None: ...
    @property
    def array(self) -> cudaMemcpy3DOperand_anon0_anon1: ...
    @array.setter
    def array(self, value: cudaMemcpy3DOperand_anon0_anon1) -> None: ...

class cudaMemcpy3DOperand_anon0_anon0(_Record):
    @property
    def ptr(self) -> int: ...
    @ptr.setter
    def ptr(self, value: _Address) -> None: ...
    @property
    def rowLength(self) -> int: ...
    @rowLength.setter
    def rowLength(self, value: _Int) -> None: ...
    @property
    def layerHeight(self) -> int: ...
    @layerHeight.setter
    def layerHeight(self, value: _Int) -> None: ...
    @property
    def locHint(self) -> cudaMemLocation: ...
    @locHint.setter
    def locHint(self, value: cudaMemLocation) -> None: ...

class cudaMemcpy3DOperand_anon0_anon1(_Record):
    @property
    def array(self) -> cudaArray_t: ...
    @array.setter
    def array(self, value: cudaArray_t | _Int | None) -> None: ...
    @property
    def offset(self) -> cudaOffset3D: ...
    @offset.setter
    def offset(self, value: cudaOffset3D) -> None: ...

class cudaMemcpy3DBatchOp(_Record):
    @property
    def src(self) -> cudaMemcpy3DOperand: ...
    @src.setter
    def src(self, value: cudaMemcpy3DOperand) -> None: ...
    @property
    def dst(self) -> cudaMemcpy3DOperand: ...
    @dst.setter
    def dst(self, value: cudaMemcpy3DOperand) -> None: ...
    @property
    def extent(self) -> cudaExtent: ...
    @extent.setter
    def extent(self, value: cudaExtent) -> None: ...
    @property
    def srcAccessOrder(self) -> cudaMemcpySrcAccessOrder: ...
    @srcAccessOrder.setter
    def srcAccessOrder(self, value: cudaMemcpySrcAccessOrder | int) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...

class CUuuid_st(_Record):
    @property
    def bytes(self) -> _bytes: ...
class CUuuid(CUuuid_st):
    ...
class cudaUUID_t(CUuuid_st):
    ...

class cudaDeviceProp(_Record):
    @property
    def name(self) -> _bytes: ...
    @name.setter
    def name(self, value: _bytes) -> None: ...
    @property
    def uuid(self) -> cudaUUID_t: ...
    @uuid.setter
    def uuid(self, value: cudaUUID_t) -> None: ...
    @property
    def luid(self) -> _bytes: ...
    @luid.setter
    def luid(self, value: _bytes | Sequence[int]) -> None: ...
    @property
    def luidDeviceNodeMask(self) -> int: ...
    @luidDeviceNodeMask.setter
    def luidDeviceNodeMask(self, value: _Int) -> None: ...
    @property
    def totalGlobalMem(self) -> int: ...
    @totalGlobalMem.setter
    def totalGlobalMem(self, value: _Int) -> None: ...
    @property
    def sharedMemPerBlock(self) -> int: ...
    @sharedMemPerBlock.setter
    def sharedMemPerBlock(self, value: _Int) -> None: ...
    @property
    def regsPerBlock(self) -> int: ...
    @regsPerBlock.setter
    def regsPerBlock(self, value: _Int) -> None: ...
    @property
    def warpSize(self) -> int: ...
    @warpSize.setter
    def warpSize(self, value: _Int) -> None: ...
    @property
    def memPitch(self) -> int: ...
    @memPitch.setter
    def memPitch(self, value: _Int) -> None: ...
    @property
    def maxThreadsPerBlock(self) -> int: ...
    @maxThreadsPerBlock.setter
    def maxThreadsPerBlock(self, value: _Int) -> None: ...
    @property
    def maxThreadsDim(self) -> list[int]: ...
    @maxThreadsDim.setter
    def maxThreadsDim(self, value: Sequence[int]) -> None: ...
    @property
    def maxGridSize(self) -> list[int]: ...
    @maxGridSize.setter
    def maxGridSize(self, value: Sequence[int]) -> None: ...
    @property
    def clockRate(self) -> int: ...
    @clockRate.setter
    def clockRate(self, value: _Int) -> None: ...
    @property
    def totalConstMem(self) -> int: ...
    @totalConstMem.setter
    def totalConstMem(self, value: _Int) -> None: ...
    @property
    def major(self) -> int: ...
    @major.setter
    def major(self, value: _Int) -> None: ...
    @property
    def minor(self) -> int: ...
    @minor.setter
    def minor(self, value: _Int) -> None: ...
    @property
    def textureAlignment(self) -> int: ...
    @textureAlignment.setter
    def textureAlignment(self, value: _Int) -> None: ...
    @property
    def texturePitchAlignment(self) -> int: ...
    @texturePitchAlignment.setter
    def texturePitchAlignment(self, value: _Int) -> None: ...
    @property
    def deviceOverlap(self) -> int: ...
    @deviceOverlap.setter
    def deviceOverlap(self, value: _Int) -> None: ...
    @property
    def multiProcessorCount(self) -> int: ...
    @multiProcessorCount.setter
    def multiProcessorCount(self, value: _Int) -> None: ...
    @property
    def kernelExecTimeoutEnabled(self) -> int: ...
    @kernelExecTimeoutEnabled.setter
    def kernelExecTimeoutEnabled(self, value: _Int) -> None: ...
    @property
    def integrated(self) -> int: ...
    @integrated.setter
    def integrated(self, value: _Int) -> None: ...
    @property
    def canMapHostMemory(self) -> int: ...
    @canMapHostMemory.setter
    def canMapHostMemory(self, value: _Int) -> None: ...
    @property
    def computeMode(self) -> int: ...
    @computeMode.setter
    def computeMode(self, value: _Int) -> None: ...
    @property
    def maxTexture1D(self) -> int: ...
    @maxTexture1D.setter
    def maxTexture1D(self, value: _Int) -> None: ...
    @property
    def maxTexture1DMipmap(self) -> int: ...
    @maxTexture1DMipmap.setter
    def maxTexture1DMipmap(self, value: _Int) -> None: ...
    @property
    def maxTexture1DLinear(self) -> int: ...
    @maxTexture1DLinear.setter
    def maxTexture1DLinear(self, value: _Int) -> None: ...
    @property
    def maxTexture2D(self) -> list[int]: ...
    @maxTexture2D.setter
    def maxTexture2D(self, value: Sequence[int]) -> None: ...
    @property
    def maxTexture2DMipmap(self) -> list[int]: ...
    @maxTexture2DMipmap.setter
    def maxTexture2DMipmap(self, value: Sequence[int]) -> None: ...
    @property
    def maxTexture2DLinear(self) -> list[int]: ...
    @maxTexture2DLinear.setter
    def maxTexture2DLinear(self, value: Sequence[int]) -> None: ...
    @property
    def maxTexture2DGather(self) -> list[int]: ...
    @maxTexture2DGather.setter
    def maxTexture2DGather(self, value: Sequence[int]) -> None: ...
    @property
    def maxTexture3D(self) -> list[int]: ...
    @maxTexture3D.setter
    def maxTexture3D(self, value: Sequence[int]) -> None: ...
    @property
    def maxTexture3DAlt(self) -> list[int]: ...
    @maxTexture3DAlt.setter
    def maxTexture3DAlt(self, value: Sequence[int]) -> None: ...
    @property
    def maxTextureCubemap(self) -> int: ...
    @maxTextureCubemap.setter
    def maxTextureCubemap(self, value: _Int) -> None: ...
    @property
    def maxTexture1DLayered(self) -> list[int]: ...
    @maxTexture1DLayered.setter
    def maxTexture1DLayered(self, value: Sequence[int]) -> None: ...
    @property
    def maxTexture2DLayered(self) -> list[int]: ...
    @maxTexture2DLayered.setter
    def maxTexture2DLayered(self, value: Sequence[int]) -> None: ...
    @property
    def maxTextureCubemapLayered(self) -> list[int]: ...
    @maxTextureCubemapLayered.setter
    def maxTextureCubemapLayered(self, value: Sequence[int]) -> None: ...
    @property
    def maxSurface1D(self) -> int: ...
    @maxSurface1D.setter
    def maxSurface1D(self, value: _Int) -> None: ...
    @property
    def maxSurface2D(self) -> list[int]: ...
    @maxSurface2D.setter
    def maxSurface2D(self, value: Sequence[int]) -> None: ...
    @property
    def maxSurface3D(self) -> list[int]: ...
    @maxSurface3D.setter
    def maxSurface3D(self, value: Sequence[int]) -> None: ...
    @property
    def maxSurface1DLayered(self) -> list[int]: ...
    @maxSurface1DLayered.setter
    def maxSurface1DLayered(self, value: Sequence[int]) -> None: ...
    @property
    def maxSurface2DLayered(self) -> list[int]: ...
    @maxSurface2DLayered.setter
    def maxSurface2DLayered(self, value: Sequence[int]) -> None: ...
    @property
    def maxSurfaceCubemap(self) -> int: ...
    @maxSurfaceCubemap.setter
    def maxSurfaceCubemap(self, value: _Int) -> None: ...
    @property
    def maxSurfaceCubemapLayered(self) -> list[int]: ...
    @maxSurfaceCubemapLayered.setter
    def maxSurfaceCubemapLayered(self, value: Sequence[int]) -> None: ...
    @property
    def surfaceAlignment(self) -> int: ...
    @surfaceAlignment.setter
    def surfaceAlignment(self, value: _Int) -> None: ...
    @property
    def concurrentKernels(self) -> int: ...
    @concurrentKernels.setter
    def concurrentKernels(self, value: _Int) -> None: ...
    @property
    def ECCEnabled(self) -> int: ...
    @ECCEnabled.setter
    def ECCEnabled(self, value: _Int) -> None: ...
    @property
    def pciBusID(self) -> int: ...
    @pciBusID.setter
    def pciBusID(self, value: _Int) -> None: ...
    @property
    def pciDeviceID(self) -> int: ...
    @pciDeviceID.setter
    def pciDeviceID(self, value: _Int) -> None: ...
    @property
    def pciDomainID(self) -> int: ...
    @pciDomainID.setter
    def pciDomainID(self, value: _Int) -> None: ...
    @property
    def tccDriver(self) -> int: ...
    @tccDriver.setter
    def tccDriver(self, value: _Int) -> None: ...
    @property
    def asyncEngineCount(self) -> int: ...
    @asyncEngineCount.setter
    def asyncEngineCount(self, value: _Int) -> None: ...
    @property
    def unifiedAddressing(self) -> int: ...
    @unifiedAddressing.setter
    def unifiedAddressing(self, value: _Int) -> None: ...
    @property
    def memoryClockRate(self) -> int: ...
    @memoryClockRate.setter
    def memoryClockRate(self, value: _Int) -> None: ...
    @property
    def memoryBusWidth(self) -> int: ...
    @memoryBusWidth.setter
    def memoryBusWidth(self, value: _Int) -> None: ...
    @property
    def l2CacheSize(self) -> int: ...
    @l2CacheSize.setter
    def l2CacheSize(self, value: _Int) -> None: ...
    @property
    def persistingL2CacheMaxSize(self) -> int: ...
    @persistingL2CacheMaxSize.setter
    def persistingL2CacheMaxSize(self, value: _Int) -> None: ...
    @property
    def maxThreadsPerMultiProcessor(self) -> int: ...
    @maxThreadsPerMultiProcessor.setter
    def maxThreadsPerMultiProcessor(self, value: _Int) -> None: ...
    @property
    def streamPrioritiesSupported(self) -> int: ...
    @streamPrioritiesSupported.setter
    def streamPrioritiesSupported(self, value: _Int) -> None: ...
    @property
    def globalL1CacheSupported(self) -> int: ...
    @globalL1CacheSupported.setter
    def globalL1CacheSupported(self, value: _Int) -> None: ...
    @property
    def localL1CacheSupported(self) -> int: ...
    @localL1CacheSupported.setter
    def localL1CacheSupported(self, value: _Int) -> None: ...
    @property
    def sharedMemPerMultiprocessor(self) -> int: ...
    @sharedMemPerMultiprocessor.setter
    def sharedMemPerMultiprocessor(self, value: _Int) -> None: ...
    @property
    def regsPerMultiprocessor(self) -> int: ...
    @regsPerMultiprocessor.setter
    def regsPerMultiprocessor(self, value: _Int) -> None: ...
    @property
    def managedMemory(self) -> int: ...
    @managedMemory.setter
    def managedMemory(self, value: _Int) -> None: ...
    @property
    def isMultiGpuBoard(self) -> int: ...
    @isMultiGpuBoard.setter
    def isMultiGpuBoard(self, value: _Int) -> None: ...
    @property
    def multiGpuBoardGroupID(self) -> int: ...
    @multiGpuBoardGroupID.setter
    def multiGpuBoardGroupID(self, value: _Int) -> None: ...
    @property
    def hostNativeAtomicSupported(self) -> int: ...
    @hostNativeAtomicSupported.setter
    def hostNativeAtomicSupported(self, value: _Int) -> None: ...
    @property
    def singleToDoublePrecisionPerfRatio(self) -> int: ...
    @singleToDoublePrecisionPerfRatio.setter
    def singleToDoublePrecisionPerfRatio(self, value: _Int) -> None: ...
    @property
    def pageableMemoryAccess(self) -> int: ...
    @pageableMemoryAccess.setter
    def pageableMemoryAccess(self, value: _Int) -> None: ...
    @property
    def concurrentManagedAccess(self) -> int: ...
    @concurrentManagedAccess.setter
    def concurrentManagedAccess(self, value: _Int) -> None: ...
    @property
    def computePreemptionSupported(self) -> int: ...
    @computePreemptionSupported.setter
    def computePreemptionSupported(self, value: _Int) -> None: ...
    @property
    def canUseHostPointerForRegisteredMem(self) -> int: ...
    @canUseHostPointerForRegisteredMem.setter
    def canUseHostPointerForRegisteredMem(self, value: _Int) -> None: ...
    @property
    def cooperativeLaunch(self) -> int: ...
    @cooperativeLaunch.setter
    def cooperativeLaunch(self, value: _Int) -> None: ...
    @property
    def cooperativeMultiDeviceLaunch(self) -> int: ...
    @cooperativeMultiDeviceLaunch.setter
    def cooperativeMultiDeviceLaunch(self, value: _Int) -> None: ...
    @property
    def sharedMemPerBlockOptin(self) -> int: ...
    @sharedMemPerBlockOptin.setter
    def sharedMemPerBlockOptin(self, value: _Int) -> None: ...
    @property
    def pageableMemoryAccessUsesHostPageTables(self) -> int: ...
    @pageableMemoryAccessUsesHostPageTables.setter
    def pageableMemoryAccessUsesHostPageTables(self, value: _Int) -> None: ...
    @property
    def directManagedMemAccessFromHost(self) -> int: ...
    @directManagedMemAccessFromHost.setter
    def directManagedMemAccessFromHost(self, value: _Int) -> None: ...
    @property
    def maxBlocksPerMultiProcessor(self) -> int: ...
    @maxBlocksPerMultiProcessor.setter
    def maxBlocksPerMultiProcessor(self, value: _Int) -> None: ...
    @property
    def accessPolicyMaxWindowSize(self) -> int: ...
    @accessPolicyMaxWindowSize.setter
    def accessPolicyMaxWindowSize(self, value: _Int) -> None: ...
    @property
    def reservedSharedMemPerBlock(self) -> int: ...
    @reservedSharedMemPerBlock.setter
    def reservedSharedMemPerBlock(self, value: _Int) -> None: ...
    @property
    def hostRegisterSupported(self) -> int: ...
    @hostRegisterSupported.setter
    def hostRegisterSupported(self, value: _Int) -> None: ...
    @property
    def sparseCudaArraySupported(self) -> int: ...
    @sparseCudaArraySupported.setter
    def sparseCudaArraySupported(self, value: _Int) -> None: ...
    @property
    def hostRegisterReadOnlySupported(self) -> int: ...
    @hostRegisterReadOnlySupported.setter
    def hostRegisterReadOnlySupported(self, value: _Int) -> None: ...
    @property
    def timelineSemaphoreInteropSupported(self) -> int: ...
    @timelineSemaphoreInteropSupported.setter
    def timelineSemaphoreInteropSupported(self, value: _Int) -> None: ...
    @property
    def memoryPoolsSupported(self) -> int: ...
    @memoryPoolsSupported.setter
    def memoryPoolsSupported(self, value: _Int) -> None: ...
    @property
    def gpuDirectRDMASupported(self) -> int: ...
    @gpuDirectRDMASupported.setter
    def gpuDirectRDMASupported(self, value: _Int) -> None: ...
    @property
    def gpuDirectRDMAFlushWritesOptions(self) -> int: ...
    @gpuDirectRDMAFlushWritesOptions.setter
    def gpuDirectRDMAFlushWritesOptions(self, value: _Int) -> None: ...
    @property
    def gpuDirectRDMAWritesOrdering(self) -> int: ...
    @gpuDirectRDMAWritesOrdering.setter
    def gpuDirectRDMAWritesOrdering(self, value: _Int) -> None: ...
    @property
    def memoryPoolSupportedHandleTypes(self) -> int: ...
    @memoryPoolSupportedHandleTypes.setter
    def memoryPoolSupportedHandleTypes(self, value: _Int) -> None: ...
    @property
    def deferredMappingCudaArraySupported(self) -> int: ...
    @deferredMappingCudaArraySupported.setter
    def deferredMappingCudaArraySupported(self, value: _Int) -> None: ...
    @property
    def ipcEventSupported(self) -> int: ...
    @ipcEventSupported.setter
    def ipcEventSupported(self, value: _Int) -> None: ...
    @property
    def clusterLaunch(self) -> int: ...
    @clusterLaunch.setter
    def clusterLaunch(self, value: _Int) -> None: ...
    @property
    def unifiedFunctionPointers(self) -> int: ...
    @unifiedFunctionPointers.setter
    def unifiedFunctionPointers(self, value: _Int) -> None: ...

class cudaIpcEventHandle_st(_Record):
    @property
    def reserved(self) -> _bytes: ...
    @reserved.setter
    def reserved(self, value: _bytes | Sequence[int]) -> None: ...
class cudaIpcEventHandle_t(cudaIpcEventHandle_st):
    ...

class cudaIpcMemHandle_st(_Record):
    @property
    def reserved(self) -> _bytes: ...
    @reserved.setter
    def reserved(self, value: _bytes | Sequence[int]) -> None: ...
class cudaIpcMemHandle_t(cudaIpcMemHandle_st):
    ...

class cudaMemFabricHandle_st(_Record):
    @property
    def reserved(self) -> _bytes: ...
    @reserved.setter
    def reserved(self, value: _bytes | Sequence[int]) -> None: ...
class cudaMemFabricHandle_t(cudaMemFabricHandle_st):
    ...

class cudaExternalMemoryHandleDesc(_Record):
    @property
    def type(self) -> cudaExternalMemoryHandleType: ...
    @type.setter
    def type(self, value: cudaExternalMemoryHandleType | int) -> None: ...
    @property
    def handle(self) -> cudaExternalMemoryHandleDesc_anon0: ...
    @handle.setter
    def handle(self, value: cudaExternalMemoryHandleDesc_anon0) -> None: ...
    @property
    def size(self) -> int: ...
    @size.setter
    def size(self, value: _Int) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...

class cudaExternalMemoryHandleDesc_anon0(_Record):
    @property
    def fd(self) -> int: ...
    @fd.setter
    def fd(self, value: _Int) -> None: ...
    @property
    def win32(self) -> cudaExternalMemoryHandleDesc_anon0_anon0: ...
    @win32.setter
    def win32(self, value: cudaExternalMemoryHandleDesc_anon0_anon0) -> None: ...
    @property
    def nvSciBufObject(self) -> int: ...
    @nvSciBufObject.setter
    def nvSciBufObject(self, value: _Address) -> None: ...

class cudaExternalMemoryHandleDesc_anon0_anon0(_Record):
    @property
    def handle(self) -> int: ...
    @handle.setter
    def handle(self, value: _Address) -> None: ...
    @property
    def name(self) -> int: ...
    @name.setter
    def name(self, value: _Address) -> None: ...

class cudaExternalMemoryBufferDesc(_Record):
    @property
    def offset(self) -> int: ...
    @offset.setter
    def offset(self, value: _Int) -> None: ...
    @property
    def size(self) -> int: ...
    @size.setter
    def size(self, value: _Int) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...

class cudaExternalMemoryMipmappedArrayDesc(_Record):
    @property
    def offset(self) -> int: ...
    @offset.setter
    def offset(self, value: _Int) -> None: ...
    @property
    def formatDesc(self) -> cudaChannelFormatDesc: ...
    @formatDesc.setter
    def formatDesc(self, value: cudaChannelFormatDesc) -> None: ...
    @property
    def extent(self) -> cudaExtent: ...
    @extent.setter
    def extent(self, value: cudaExtent) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...
    @property
    def numLevels(self) -> int: ...
    @numLevels.setter
    def numLevels(self, value: _Int) -> None: ...

class cudaExternalSemaphoreHandleDesc(_Record):
    @property
    def type(self) -> cudaExternalSemaphoreHandleType: ...
    @type.setter
    def type(self, value: cudaExternalSemaphoreHandleType | int) -> None: ...
    @property
    def handle(self) -> cudaExternalSemaphoreHandleDesc_anon0: ...
    @handle.setter
    def handle(self, value: cudaExternalSemaphoreHandleDesc_anon0) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...

class cudaExternalSemaphoreHandleDesc_anon0(_Record):
    @property
    def fd(self) -> int: ...
    @fd.setter
    def fd(self, value: _Int) -> None: ...
    @property
    def win32(self) -> cudaExternalSemaphoreHandleDesc_anon0_anon0: ...
    @win32.setter
    def win32(self, value: cudaExternalSemaphoreHandleDesc_anon0_anon0) -> None: ...
    @property
    def nvSciSyncObj(self) -> int: ...
    @nvSciSyncObj.setter
    def nvSciSyncObj(self, value: _Address) -> None: ...

class cudaExternalSemaphoreHandleDesc_anon0_anon0(_Record):
    @property
    def handle(self) -> int: ...
    @handle.setter
    def handle(self, value: _Address) -> None: ...
    @property
    def name(self) -> int: ...
    @name.setter
    def name(self, value: _Address) -> None: ...

class cudaExternalSemaphoreSignalParams_v1(_Record):
    @property
    def params(self) -> cudaExternalSemaphoreSignalParams_v1_anon0: ...
    @params.setter
    def params(self, value: cudaExternalSemaphoreSignalParams_v1_anon0) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...

class cudaExternalSemaphoreSignalParams_v1_anon0(_Record):
    @property
    def fence(self) -> cudaExternalSemaphoreSignalParams_v1_anon0_anon0: ...
    @fence.setter
    def fence(self, value: cudaExternalSemaphoreSignalParams_v1_anon0_anon0) -> None: ...
    @property
    def nvSciSync(self) -> cudaExternalSemaphoreSignalParams_v1_anon0_anon1: ...
    @nvSciSync.setter
    def nvSciSync(self, value: cudaExternalSemaphoreSignalParams_v1_anon0_anon1) -> None: ...
    @property
    def keyedMutex(self) -> cudaExternalSemaphoreSignalParams_v1_anon0_anon2: ...
    @keyedMutex.setter
    def keyedMutex(self, value: cudaExternalSemaphoreSignalParams_v1_anon0_anon2) -> None: ...

class cudaExternalSemaphoreSignalParams_v1_anon0_anon0(_Record):
    @property
    def value(self) -> int: ...
    @value.setter
    def value(self, value: _Int) -> None: ...

class cudaExternalSemaphoreSignalParams_v1_anon0_anon1(_Record):
    @property
    def fence(self) -> int: ...
    @fence.setter
    def fence(self, value: _Address) -> None: ...

class cudaExternalSemaphoreSignalParams_v1_anon0_anon2(_Record):
    @property
    def key(self) -> int: ...
    @key.setter
    def key(self, value: _Int) -> None: ...

class cudaExternalSemaphoreWaitParams_v1(_Record):
    @property
    def params(self) -> cudaExternalSemaphoreWaitParams_v1_anon0: ...
    @params.setter
    def params(self, value: cudaExternalSemaphoreWaitParams_v1_anon0) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...

class cudaExternalSemaphoreWaitParams_v1_anon0(_Record):
    @property
    def fence(self) -> cudaExternalSemaphoreWaitParams_v1_anon0_anon0: ...
    @fence.setter
    def fence(self, value: cudaExternalSemaphoreWaitParams_v1_anon0_anon0) -> None: ...
    @property
    def nvSciSync(self) -> cudaExternalSemaphoreWaitParams_v1_anon0_anon1: ...
    @nvSciSync.setter
    def nvSciSync(self, value: cudaExternalSemaphoreWaitParams_v1_anon0_anon1) -> None: ...
    @property
    def keyedMutex(self) -> cudaExternalSemaphoreWaitParams_v1_anon0_anon2: ...
    @keyedMutex.setter
    def keyedMutex(self, value: cudaExternalSemaphoreWaitParams_v1_anon0_anon2) -> None: ...

class cudaExternalSemaphoreWaitParams_v1_anon0_anon0(_Record):
    @property
    def value(self) -> int: ...
    @value.setter
    def value(self, value: _Int) -> None: ...

class cudaExternalSemaphoreWaitParams_v1_anon0_anon1(_Record):
    @property
    def fence(self) -> int: ...
    @fence.setter
    def fence(self, value: _Address) -> None: ...

class cudaExternalSemaphoreWaitParams_v1_anon0_anon2(_Record):
    @property
    def key(self) -> int: ...
    @key.setter
    def key(self, value: _Int) -> None: ...
    @property
    def timeoutMs(self) -> int: ...
    @timeoutMs.setter
    def timeoutMs(self, value: _Int) -> None: ...

class cudaExternalSemaphoreSignalParams(_Record):
    @property
    def params(self) -> cudaExternalSemaphoreSignalParams_anon0: ...
    @params.setter
    def params(self, value: cudaExternalSemaphoreSignalParams_anon0) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...

class cudaExternalSemaphoreSignalParams_anon0(_Record):
    @property
    def fence(self) -> cudaExternalSemaphoreSignalParams_anon0_anon0: ...
    @fence.setter
    def fence(self, value: cudaExternalSemaphoreSignalParams_anon0_anon0) -> None: ...
    @property
    def nvSciSync(self) -> cudaExternalSemaphoreSignalParams_anon0_anon1: ...
    @nvSciSync.setter
    def nvSciSync(self, value: cudaExternalSemaphoreSignalParams_anon0_anon1) -> None: ...
    @property
    def keyedMutex(self) -> cudaExternalSemaphoreSignalParams_anon0_anon2: ...
    @keyedMutex.setter
    def keyedMutex(self, value: cudaExternalSemaphoreSignalParams_anon0_anon2) -> None: ...

class cudaExternalSemaphoreSignalParams_anon0_anon0(_Record):
    @property
    def value(self) -> int: ...
    @value.setter
    def value(self, value: _Int) -> None: ...

class cudaExternalSemaphoreSignalParams_anon0_anon1(_Record):
    @property
    def fence(self) -> int: ...
    @fence.setter
    def fence(self, value: _Address) -> None: ...

class cudaExternalSemaphoreSignalParams_anon0_anon2(_Record):
    @property
    def key(self) -> int: ...
    @key.setter
    def key(self, value: _Int) -> None: ...

class cudaExternalSemaphoreWaitParams(_Record):
    @property
    def params(self) -> cudaExternalSemaphoreWaitParams_anon0: ...
    @params.setter
    def params(self, value: cudaExternalSemaphoreWaitParams_anon0) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...

class cudaExternalSemaphoreWaitParams_anon0(_Record):
    @property
    def fence(self) -> cudaExternalSemaphoreWaitParams_anon0_anon0: ...
    @fence.setter
    def fence(self, value: cudaExternalSemaphoreWaitParams_anon0_anon0) -> None: ...
    @property
    def nvSciSync(self) -> cudaExternalSemaphoreWaitParams_anon0_anon1: ...
    @nvSciSync.setter
    def nvSciSync(self, value: cudaExternalSemaphoreWaitParams_anon0_anon1) -> None: ...
    @property
    def keyedMutex(self) -> cudaExternalSemaphoreWaitParams_anon0_anon2: ...
    @keyedMutex.setter
    def keyedMutex(self, value: cudaExternalSemaphoreWaitParams_anon0_anon2) -> None: ...

class cudaExternalSemaphoreWaitParams_anon0_anon0(_Record):
    @property
    def value(self) -> int: ...
    @value.setter
    def value(self, value: _Int) -> None: ...

class cudaExternalSemaphoreWaitParams_anon0_anon1(_Record):
    @property
    def fence(self) -> int: ...
    @fence.setter
    def fence(self, value: _Address) -> None: ...

class cudaExternalSemaphoreWaitParams_anon0_anon2(_Record):
    @property
    def key(self) -> int: ...
    @key.setter
    def key(self, value: _Int) -> None: ...
    @property
    def timeoutMs(self) -> int: ...
    @timeoutMs.setter
    def timeoutMs(self, value: _Int) -> None: ...

class cudalibraryHostUniversalFunctionAndDataTable(_Record):
    @property
    def functionTable(self) -> int: ...
    @functionTable.setter
    def functionTable(self, value: _Address) -> None: ...
    @property
    def functionWindowSize(self) -> int: ...
    @functionWindowSize.setter
    def functionWindowSize(self, value: _Int) -> None: ...
    @property
    def dataTable(self) -> int: ...
    @dataTable.setter
    def dataTable(self, value: _Address) -> None: ...
    @property
    def dataWindowSize(self) -> int: ...
    @dataWindowSize.setter
    def dataWindowSize(self, value: _Int) -> None: ...

class cudaLaunchParams(_Record):
    @property
    def func(self) -> int: ...
    @func.setter
    def func(self, value: _Address) -> None: ...
    @property
    def gridDim(self) -> dim3: ...
    @gridDim.setter
    def gridDim(self, value: dim3) -> None: ...
    @property
    def blockDim(self) -> dim3: ...
    @blockDim.setter
    def blockDim(self, value: dim3) -> None: ...
    @property
    def args(self) -> int: ...
    @args.setter
    def args(self, value: _KernelParams) -> None: ...
    @property
    def sharedMem(self) -> int: ...
    @sharedMem.setter
    def sharedMem(self, value: _Int) -> None: ...
    @property
    def stream(self) -> cudaStream_t: ...
    @stream.setter
    def stream(self, value: cudaStream_t | _Int | None) -> None: ...

class cudaKernelNodeParams(_Record):
    @property
    def func(self) -> int: ...
    @func.setter
    def func(self, value: _Address) -> None: ...
    @property
    def gridDim(self) -> dim3: ...
    @gridDim.setter
    def gridDim(self, value: dim3) -> None: ...
    @property
    def blockDim(self) -> dim3: ...
    @blockDim.setter
    def blockDim(self, value: dim3) -> None: ...
    @property
    def sharedMemBytes(self) -> int: ...
    @sharedMemBytes.setter
    def sharedMemBytes(self, value: _Int) -> None: ...
    @property
    def kernelParams(self) -> int: ...
    @kernelParams.setter
    def kernelParams(self, value: _KernelParams) -> None: ...
    @property
    def extra(self) -> int: ...
    @extra.setter
    def extra(self, value: _Int) -> None: ...

class cudaKernelNodeParamsV2(_Record):
    @property
    def func(self) -> int: ...
    @func.setter
    def func(self, value: _Address) -> None: ...
    @property
    def gridDim(self) -> dim3: ...
    @gridDim.setter
    def gridDim(self, value: dim3) -> None: ...
    @property
    def blockDim(self) -> dim3: ...
    @blockDim.setter
    def blockDim(self, value: dim3) -> None: ...
    @property
    def sharedMemBytes(self) -> int: ...
    @sharedMemBytes.setter
    def sharedMemBytes(self, value: _Int) -> None: ...
    @property
    def kernelParams(self) -> int: ...
    @kernelParams.setter
    def kernelParams(self, value: _KernelParams) -> None: ...
    @property
    def extra(self) -> int: ...
    @extra.setter
    def extra(self, value: _Int) -> None: ...

class cudaExternalSemaphoreSignalNodeParams(_Record):
    @property
    def extSemArray(self) -> list[cudaExternalSemaphore_t]: ...
    @extSemArray.setter
    def extSemArray(self, value: Sequence[cudaExternalSemaphore_t]) -> None: ...
    @property
    def paramsArray(self) -> list[cudaExternalSemaphoreSignalParams]: ...
    @paramsArray.setter
    def paramsArray(self, value: Sequence[cudaExternalSemaphoreSignalParams]) -> None: ...
    @property
    def numExtSems(self) -> int: ...
    @numExtSems.setter
    def numExtSems(self, value: _Int) -> None: ...

class cudaExternalSemaphoreSignalNodeParamsV2(_Record):
    @property
    def extSemArray(self) -> list[cudaExternalSemaphore_t]: ...
    @extSemArray.setter
    def extSemArray(self, value: Sequence[cudaExternalSemaphore_t]) -> None: ...
    @property
    def paramsArray(self) -> list[cudaExternalSemaphoreSignalParams]: ...
    @paramsArray.setter
    def paramsArray(self, value: Sequence[cudaExternalSemaphoreSignalParams]) -> None: ...
    @property
    def numExtSems(self) -> int: ...
    @numExtSems.setter
    def numExtSems(self, value: _Int) -> None: ...

class cudaExternalSemaphoreWaitNodeParams(_Record):
    @property
    def extSemArray(self) -> list[cudaExternalSemaphore_t]: ...
    @extSemArray.setter
    def extSemArray(self, value: Sequence[cudaExternalSemaphore_t]) -> None: ...
    @property
    def paramsArray(self) -> list[cudaExternalSemaphoreWaitParams]: ...
    @paramsArray.setter
    def paramsArray(self, value: Sequence[cudaExternalSemaphoreWaitParams]) -> None: ...
    @property
    def numExtSems(self) -> int: ...
    @numExtSems.setter
    def numExtSems(self, value: _Int) -> None: ...

class cudaExternalSemaphoreWaitNodeParamsV2(_Record):
    @property
    def extSemArray(self) -> list[cudaExternalSemaphore_t]: ...
    @extSemArray.setter
    def extSemArray(self, value: Sequence[cudaExternalSemaphore_t]) -> None: ...
    @property
    def paramsArray(self) -> list[cudaExternalSemaphoreWaitParams]: ...
    @paramsArray.setter
    def paramsArray(self, value: Sequence[cudaExternalSemaphoreWaitParams]) -> None: ...
    @property
    def numExtSems(self) -> int: ...
    @numExtSems.setter
    def numExtSems(self, value: _Int) -> None: ...

class cudaConditionalNodeParams(_Record):
    @property
    def handle(self) -> cudaGraphConditionalHandle: ...
    @handle.setter
    def handle(self, value: cudaGraphConditionalHandle | _Int | None) -> None: ...
    @property
    def type(self) -> cudaGraphConditionalNodeType: ...
    @type.setter
    def type(self, value: cudaGraphConditionalNodeType | int) -> None: ...
    @property
    def size(self) -> int: ...
    @size.setter
    def size(self, value: _Int) -> None: ...
    @property
    def phGraph_out(self) -> list[cudaGraph_t]: ...
    @phGraph_out.setter
    def phGraph_out(self, value: Sequence[cudaGraph_t]) -> None: ...

class cudaChildGraphNodeParams(_Record):
    @property
    def graph(self) -> cudaGraph_t: ...
    @graph.setter
    def graph(self, value: cudaGraph_t | _Int | None) -> None: ...
    @property
    def ownership(self) -> cudaGraphChildGraphNodeOwnership: ...
    @ownership.setter
    def ownership(self, value: cudaGraphChildGraphNodeOwnership | int) -> None: ...

class cudaEventRecordNodeParams(_Record):
    @property
    def event(self) -> cudaEvent_t: ...
    @event.setter
    def event(self, value: cudaEvent_t | _Int | None) -> None: ...

class cudaEventWaitNodeParams(_Record):
    @property
    def event(self) -> cudaEvent_t: ...
    @event.setter
    def event(self, value: cudaEvent_t | _Int | None) -> None: ...

class cudaGraphNodeParams(_Record):
    @property
    def type(self) -> cudaGraphNodeType: ...
    @type.setter
    def type(self, value: cudaGraphNodeType | int) -> None: ...
    @property
    def kernel(self) -> cudaKernelNodeParamsV2: ...
    @kernel.setter
    def kernel(self, value: cudaKernelNodeParamsV2) -> None: ...
    @property
    def memcpy(self) -> cudaMemcpyNodeParams: ...
    @memcpy.setter
    def memcpy(self, value: cudaMemcpyNodeParams) -> None: ...
    @property
    def memset(self) -> cudaMemsetParamsV2: ...
    @memset.setter
    def memset(self, value: cudaMemsetParamsV2) -> None: ...
    @property
    def host(self) -> cudaHostNodeParamsV2: ...
    @host.setter
    def host(self, value: cudaHostNodeParamsV2) -> None: ...
    @property
    def graph(self) -> cudaChildGraphNodeParams: ...
    @graph.setter
    def graph(self, value: cudaChildGraphNodeParams) -> None: ...
    @property
    def eventWait(self) -> cudaEventWaitNodeParams: ...
    @eventWait.setter
    def eventWait(self, value: cudaEventWaitNodeParams) -> None: ...
    @property
    def eventRecord(self) -> cudaEventRecordNodeParams: ...
    @eventRecord.setter
    def eventRecord(self, value: cudaEventRecordNodeParams) -> None: ...
    @property
    def extSemSignal(self) -> cudaExternalSemaphoreSignalNodeParamsV2: ...
    @extSemSignal.setter
    def extSemSignal(self, value: cudaExternalSemaphoreSignalNodeParamsV2) -> None: ...
    @property
    def extSemWait(self) -> cudaExternalSemaphoreWaitNodeParamsV2: ...
    @extSemWait.setter
    def extSemWait(self, value: cudaExternalSemaphoreWaitNodeParamsV2) -> None: ...
    @property
    def alloc(self) -> cudaMemAllocNodeParamsV2: ...
    @alloc.setter
    def alloc(self, value: cudaMemAllocNodeParamsV2) -> None: ...
    @property
    def free(self) -> cudaMemFreeNodeParams: ...
    @free.setter
    def free(self, value: cudaMemFreeNodeParams) -> None: ...
    @property
    def conditional(self) -> cudaConditionalNodeParams: ...
    @conditional.setter
    def conditional(self, value: cudaConditionalNodeParams) -> None: ...

class cudaGraphNodeParams_anon0(_Record):
    @property
    def kernel(self) -> cudaKernelNodeParamsV2: ...
    @kernel.setter
    def kernel(self, value: cudaKernelNodeParamsV2) -> None: ...
    @property
    def memcpy(self) -> cudaMemcpyNodeParams: ...
    @memcpy.setter
    def memcpy(self, value: cudaMemcpyNodeParams) -> None: ...
    @property
    def memset(self) -> cudaMemsetParamsV2: ...
    @memset.setter
    def memset(self, value: cudaMemsetParamsV2) -> None: ...
    @property
    def host(self) -> cudaHostNodeParamsV2: ...
    @host.setter
    def host(self, value: cudaHostNodeParamsV2) -> None: ...
    @property
    def graph(self) -> cudaChildGraphNodeParams: ...
    @graph.setter
    def graph(self, value: cudaChildGraphNodeParams) -> None: ...
    @property
    def eventWait(self) -> cudaEventWaitNodeParams: ...
    @eventWait.setter
    def eventWait(self, value: cudaEventWaitNodeParams) -> None: ...
    @property
    def eventRecord(self) -> cudaEventRecordNodeParams: ...
    @eventRecord.setter
    def eventRecord(self, value: cudaEventRecordNodeParams) -> None: ...
    @property
    def extSemSignal(self) -> cudaExternalSemaphoreSignalNodeParamsV2: ...
    @extSemSignal.setter
    def extSemSignal(self, value: cudaExternalSemaphoreSignalNodeParamsV2) -> None: ...
    @property
    def extSemWait(self) -> cudaExternalSemaphoreWaitNodeParamsV2: ...
    @extSemWait.setter
    def extSemWait(self, value: cudaExternalSemaphoreWaitNodeParamsV2) -> None: ...
    @property
    def alloc(self) -> cudaMemAllocNodeParamsV2: ...
    @alloc.setter
    def alloc(self, value: cudaMemAllocNodeParamsV2) -> None: ...
    @property
    def free(self) -> cudaMemFreeNodeParams: ...
    @free.setter
    def free(self, value: cudaMemFreeNodeParams) -> None: ...
    @property
    def conditional(self) -> cudaConditionalNodeParams: ...
    @conditional.setter
    def conditional(self, value: cudaConditionalNodeParams) -> None: ...

class cudaGraphEdgeData_st(_Record):
    @property
    def from_port(self) -> int: ...
    @from_port.setter
    def from_port(self, value: _Int) -> None: ...
    @property
    def to_port(self) -> int: ...
    @to_port.setter
    def to_port(self, value: _Int) -> None: ...
    @property
    def type(self) -> int: ...
    @type.setter
    def type(self, value: _Int) -> None: ...
class cudaGraphEdgeData(cudaGraphEdgeData_st):
    ...

class cudaGraphInstantiateParams_st(_Record):
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...
    @property
    def uploadStream(self) -> cudaStream_t: ...
    @uploadStream.setter
    def uploadStream(self, value: cudaStream_t | _Int | None) -> None: ...
    @property
    def errNode_out(self) -> cudaGraphNode_t: ...
    @errNode_out.setter
    def errNode_out(self, value: cudaGraphNode_t | _Int | None) -> None: ...
    @property
    def result_out(self) -> cudaGraphInstantiateResult: ...
    @result_out.setter
    def result_out(self, value: cudaGraphInstantiateResult | int) -> None: ...
class cudaGraphInstantiateParams(cudaGraphInstantiateParams_st):
    ...

class cudaGraphExecUpdateResultInfo_st(_Record):
    @property
    def result(self) -> cudaGraphExecUpdateResult: ...
    @result.setter
    def result(self, value: cudaGraphExecUpdateResult | int) -> None: ...
    @property
    def errorNode(self) -> cudaGraphNode_t: ...
    @errorNode.setter
    def errorNode(self, value: cudaGraphNode_t | _Int | None) -> None: ...
    @property
    def errorFromNode(self) -> cudaGraphNode_t: ...
    @errorFromNode.setter
    def errorFromNode(self, value: cudaGraphNode_t | _Int | None) -> None: ...
class cudaGraphExecUpdateResultInfo(cudaGraphExecUpdateResultInfo_st):
    ...

class cudaGraphKernelNodeUpdate(_Record):
    @property
    def node(self) -> cudaGraphDeviceNode_t: ...
    @node.setter
    def node(self, value: cudaGraphDeviceNode_t | _Int | None) -> None: ...
    @property
    def field(self) -> cudaGraphKernelNodeField: ...
    @field.setter
    def field(self, value: cudaGraphKernelNodeField | int) -> None: ...
    @property
    def updateData(self) -> cudaGraphKernelNodeUpdate_anon0: ...
    @updateData.setter
    def updateData(self, value: cudaGraphKernelNodeUpdate_anon0) -> None: ...

class cudaGraphKernelNodeUpdate_anon0(_Record):
    @property
    def gridDim(self) -> dim3: ...
    @gridDim.setter
    def gridDim(self, value: dim3) -> None: ...
    @property
    def param(self) -> cudaGraphKernelNodeUpdate_anon0_anon0: ...
    @param.setter
    def param(self, value: cudaGraphKernelNodeUpdate_anon0_anon0) -> None: ...
    @property
    def isEnabled(self) -> int: ...
    @isEnabled.setter
    def isEnabled(self, value: _Int) -> None: ...

class cudaGraphKernelNodeUpdate_anon0_anon0(_Record):
    @property
    def pValue(self) -> int: ...
    @pValue.setter
    def pValue(self, value: _Address) -> None: ...
    @property
    def offset(self) -> int: ...
    @offset.setter
    def offset(self, value: _Int) -> None: ...
    @property
    def size(self) -> int: ...
    @size.setter
    def size(self, value: _Int) -> None: ...

class cudaLaunchMemSyncDomainMap_st(_Record):
    @property
    def default_(self) -> int: ...
    @default_.setter
    def default_(self, value: _Int) -> None: ...
    @property
    def remote(self) -> int: ...
    @remote.setter
    def remote(self, value: _Int) -> None: ...
class cudaLaunchMemSyncDomainMap(cudaLaunchMemSyncDomainMap_st):
    ...

class cudaLaunchAttributeValue(_Record):
    @property
    def pad(self) -> _bytes: ...
    @pad.setter
    def pad(self, value: _bytes | Sequence[int]) -> None: ...
    @property
    def accessPolicyWindow(self) -> cudaAccessPolicyWindow: ...
    @accessPolicyWindow.setter
    def accessPolicyWindow(self, value: cudaAccessPolicyWindow) -> None: ...
    @property
    def cooperative(self) -> int: ...
    @cooperative.setter
    def cooperative(self, value: _Int) -> None: ...
    @property
    def syncPolicy(self) -> cudaSynchronizationPolicy: ...
    @syncPolicy.setter
    def syncPolicy(self, value: cudaSynchronizationPolicy | int) -> None: ...
    @property
    def clusterDim(self) -> cudaLaunchAttributeValue_anon0: ...
    @clusterDim.setter
    def clusterDim(self, value: cudaLaunchAttributeValue_anon0) -> None: ...
    @property
    def clusterSchedulingPolicyPreference(self) -> cudaClusterSchedulingPolicy: ...
    @clusterSchedulingPolicyPreference.setter
    def clusterSchedulingPolicyPreference(self, value: cudaClusterSchedulingPolicy | int) -> None: ...
    @property
    def programmaticStreamSerializationAllowed(self) -> int: ...
    @programmaticStreamSerializationAllowed.setter
    def programmaticStreamSerializationAllowed(self, value: _Int) -> None: ...
    @property
    def programmaticEvent(self) -> cudaLaunchAttributeValue_anon1: ...
    @programmaticEvent.setter
    def programmaticEvent(self, value: cudaLaunchAttributeValue_anon1) -> None: ...
    @property
    def priority(self) -> int: ...
    @priority.setter
    def priority(self, value: _Int) -> None: ...
    @property
    def memSyncDomainMap(self) -> cudaLaunchMemSyncDomainMap: ...
    @memSyncDomainMap.setter
    def memSyncDomainMap(self, value: cudaLaunchMemSyncDomainMap) -> None: ...
    @property
    def memSyncDomain(self) -> cudaLaunchMemSyncDomain: ...
    @memSyncDomain.setter
    def memSyncDomain(self, value: cudaLaunchMemSyncDomain | int) -> None: ...
    @property
    def preferredClusterDim(self) -> cudaLaunchAttributeValue_anon2: ...
    @preferredClusterDim.setter
    def preferredClusterDim(self, value: cudaLaunchAttributeValue_anon2) -> None: ...
    @property
    def launchCompletionEvent(self) -> cudaLaunchAttributeValue_anon3: ...
    @launchCompletionEvent.setter
    def launchCompletionEvent(self, value: cudaLaunchAttributeValue_anon3) -> None: ...
    @property
    def deviceUpdatableKernelNode(self) -> cudaLaunchAttributeValue_anon4: ...
    @deviceUpdatableKernelNode.setter
    def deviceUpdatableKernelNode(self, value: cudaLaunchAttributeValue_anon4) -> None: ...
    @property
    def sharedMemCarveout(self) -> int: ...
    @sharedMemCarveout.setter
    def sharedMemCarveout(self, value: _Int) -> None: ...
class cudaStreamAttrValue(cudaLaunchAttributeValue):
    ...
class cudaKernelNodeAttrValue(cudaLaunchAttributeValue):
    ...

class cudaLaunchAttributeValue_anon0(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...
    @property
    def z(self) -> int: ...
    @z.setter
    def z(self, value: _Int) -> None: ...

class cudaLaunchAttributeValue_anon1(_Record):
    @property
    def event(self) -> cudaEvent_t: ...
    @event.setter
    def event(self, value: cudaEvent_t | _Int | None) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...
    @property
    def triggerAtBlockStart(self) -> int: ...
    @triggerAtBlockStart.setter
    def triggerAtBlockStart(self, value: _Int) -> None: ...

class cudaLaunchAttributeValue_anon2(_Record):
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...
    @property
    def z(self) -> int: ...
    @z.setter
    def z(self, value: _Int) -> None: ...

class cudaLaunchAttributeValue_anon3(_Record):
    @property
    def event(self) -> cudaEvent_t: ...
    @event.setter
    def event(self, value: cudaEvent_t | _Int | None) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...

class cudaLaunchAttributeValue_anon4(_Record):
    @property
    def deviceUpdatable(self) -> int: ...
    @deviceUpdatable.setter
    def deviceUpdatable(self, value: _Int) -> None: ...
    @property
    def devNode(self) -> cudaGraphDeviceNode_t: ...
    @devNode.setter
    def devNode(self, value: cudaGraphDeviceNode_t | _Int | None) -> None: ...

class cudaLaunchAttribute_st(_Record):
    @property
    def id(self) -> cudaLaunchAttributeID: ...
    @id.setter
    def id(self, value: cudaLaunchAttributeID | int) -> None: ...
    @property
    def val(self) -> cudaLaunchAttributeValue: ...
    @val.setter
    def val(self, value: cudaLaunchAttributeValue) -> None: ...
class cudaLaunchAttribute(cudaLaunchAttribute_st):
    ...

class cudaLaunchConfig_st(_Record):
    @property
    def gridDim(self) -> dim3: ...
    @gridDim.setter
    def gridDim(self, value: dim3) -> None: ...
    @property
    def blockDim(self) -> dim3: ...
    @blockDim.setter
    def blockDim(self, value: dim3) -> None: ...
    @property
    def dynamicSmemBytes(self) -> int: ...
    @dynamicSmemBytes.setter
    def dynamicSmemBytes(self, value: _Int) -> None: ...
    @property
    def stream(self) -> cudaStream_t: ...
    @stream.setter
    def stream(self, value: cudaStream_t | _Int | None) -> None: ...
    @property
    def attrs(self) -> list[cudaLaunchAttribute]: ...
    @attrs.setter
    def attrs(self, value: Sequence[cudaLaunchAttribute]) -> None: ...
    @property
    def numAttrs(self) -> int: ...
    @numAttrs.setter
    def numAttrs(self, value: _Int) -> None: ...
class cudaLaunchConfig_t(cudaLaunchConfig_st):
    ...

class cudaAsyncNotificationInfo(_Record):
    @property
    def type(self) -> cudaAsyncNotificationType: ...
    @type.setter
    def type(self, value: cudaAsyncNotificationType | int) -> None: ...
    @property
    def info(self) -> cudaAsyncNotificationInfo_t_anon0: ...
    @info.setter
    def info(self, value: cudaAsyncNotificationInfo_t_anon0) -> None: ...
class cudaAsyncNotificationInfo_t(cudaAsyncNotificationInfo):
    ...

class cudaAsyncNotificationInfo_t_anon0(_Record):
    @property
    def overBudget(self) -> cudaAsyncNotificationInfo_t_anon0_anon0: ...
    @overBudget.setter
    def overBudget(self, value: cudaAsyncNotificationInfo_t_anon0_anon0) -> None: ...

class cudaAsyncNotificationInfo_t_anon0_anon0(_Record):
    @property
    def bytesOverBudget(self) -> int: ...
    @bytesOverBudget.setter
    def bytesOverBudget(self, value: _Int) -> None: ...

class cudaTextureDesc(_Record):
    @property
    def addressMode(self) -> list[cudaTextureAddressMode]: ...
    @addressMode.setter
    def addressMode(self, value: Sequence[cudaTextureAddressMode]) -> None: ...
    @property
    def filterMode(self) -> cudaTextureFilterMode: ...
    @filterMode.setter
    def filterMode(self, value: cudaTextureFilterMode | int) -> None: ...
    @property
    def readMode(self) -> cudaTextureReadMode: ...
    @readMode.setter
    def readMode(self, value: cudaTextureReadMode | int) -> None: ...
    @property
    def sRGB(self) -> int: ...
    @sRGB.setter
    def sRGB(self, value: _Int) -> None: ...
    @property
    def borderColor(self) -> list[float]: ...
    @borderColor.setter
    def borderColor(self, value: Sequence[float]) -> None: ...
    @property
    def normalizedCoords(self) -> int: ...
    @normalizedCoords.setter
    def normalizedCoords(self, value: _Int) -> None: ...
    @property
    def maxAnisotropy(self) -> int: ...
    @maxAnisotropy.setter
    def maxAnisotropy(self, value: _Int) -> None: ...
    @property
    def mipmapFilterMode(self) -> cudaTextureFilterMode: ...
    @mipmapFilterMode.setter
    def mipmapFilterMode(self, value: cudaTextureFilterMode | int) -> None: ...
    @property
    def mipmapLevelBias(self) -> float: ...
    @mipmapLevelBias.setter
    def mipmapLevelBias(self, value: SupportsFloat) -> None: ...
    @property
    def minMipmapLevelClamp(self) -> float: ...
    @minMipmapLevelClamp.setter
    def minMipmapLevelClamp(self, value: SupportsFloat) -> None: ...
    @property
    def maxMipmapLevelClamp(self) -> float: ...
    @maxMipmapLevelClamp.setter
    def maxMipmapLevelClamp(self, value: SupportsFloat) -> None: ...
    @property
    def disableTrilinearOptimization(self) -> int: ...
    @disableTrilinearOptimization.setter
    def disableTrilinearOptimization(self, value: _Int) -> None: ...
    @property
    def seamlessCubemap(self) -> int: ...
    @seamlessCubemap.setter
    def seamlessCubemap(self, value: _Int) -> None: ...

class cudaEglPlaneDesc_st(_Record):
    @property
    def width(self) -> int: ...
    @width.setter
    def width(self, value: _Int) -> None: ...
    @property
    def height(self) -> int: ...
    @height.setter
    def height(self, value: _Int) -> None: ...
    @property
    def depth(self) -> int: ...
    @depth.setter
    def depth(self, value: _Int) -> None: ...
    @property
    def pitch(self) -> int: ...
    @pitch.setter
    def pitch(self, value: _Int) -> None: ...
    @property
    def numChannels(self) -> int: ...
    @numChannels.setter
    def numChannels(self, value: _Int) -> None: ...
    @property
    def channelDesc(self) -> cudaChannelFormatDesc: ...
    @channelDesc.setter
    def channelDesc(self, value: cudaChannelFormatDesc) -> None: ...
class cudaEglPlaneDesc(cudaEglPlaneDesc_st):
    ...

class cudaEglFrame_st(_Record):
    @property
    def frame(self) -> cudaEglFrame_anon0: ...
    @frame.setter
    def frame(self, value: cudaEglFrame_anon0) -> None: ...
    @property
    def planeDesc(self) -> list[cudaEglPlaneDesc]: ...
    @planeDesc.setter
    def planeDesc(self, value: Sequence[cudaEglPlaneDesc]) -> None: ...
    @property
    def planeCount(self) -> int: ...
    @planeCount.setter
    def planeCount(self, value: _Int) -> None: ...
    @property
    def frameType(self) -> cudaEglFrameType: ...
    @frameType.setter
    def frameType(self, value: cudaEglFrameType | int) -> None: ...
    @property
    def eglColorFormat(self) -> cudaEglColorFormat: ...
    @eglColorFormat.setter
    def eglColorFormat(self, value: cudaEglColorFormat | int) -> None: ...
class cudaEglFrame(cudaEglFrame_st):
    ...

class cudaEglFrame_anon0(_Record):
    @property
    def pArray(self) -> list[cudaArray_t]: ...
    @pArray.setter
    def pArray(self, value: Sequence[cudaArray_t]) -> None: ...
    @property
    def pPitch(self) -> list[cudaPitchedPtr]: ...
    @pPitch.setter
    def pPitch(self, value: Sequence[cudaPitchedPtr]) -> None: ...

CUDART_VERSION: Final[int]
CUDA_EGL_MAX_PLANES: Final[int]
CUDA_IPC_HANDLE_SIZE: Final[int]
__CUDART_API_VERSION: Final[int]
cudaArrayColorAttachment: Final[int]
cudaArrayCubemap: Final[int]
cudaArrayDefault: Final[int]
cudaArrayDeferredMapping: Final[int]
cudaArrayLayered: Final[int]
cudaArraySparse: Final[int]
cudaArraySparsePropertiesSingleMipTail: Final[int]
cudaArraySurfaceLoadStore: Final[int]
cudaArrayTextureGather: Final[int]
cudaCooperativeLaunchMultiDeviceNoPostSync: Final[int]
cudaCooperativeLaunchMultiDeviceNoPreSync: Final[int]
cudaCpuDeviceId: Final[int]
cudaDeviceBlockingSync: Final[int]
cudaDeviceLmemResizeToMax: Final[int]
cudaDeviceMapHost: Final[int]
cudaDeviceMask: Final[int]
cudaDeviceScheduleAuto: Final[int]
cudaDeviceScheduleBlockingSync: Final[int]
cudaDeviceScheduleMask: Final[int]
cudaDeviceScheduleSpin: Final[int]
cudaDeviceScheduleYield: Final[int]
cudaDeviceSyncMemops: Final[int]
cudaEventBlockingSync: Final[int]
cudaEventDefault: Final[int]
cudaEventDisableTiming: Final[int]
cudaEventInterprocess: Final[int]
cudaEventRecordDefault: Final[int]
cudaEventRecordExternal: Final[int]
cudaEventWaitDefault: Final[int]
cudaEventWaitExternal: Final[int]
cudaExternalMemoryDedicated: Final[int]
cudaExternalSemaphoreSignalSkipNvSciBufMemSync: Final[int]
cudaExternalSemaphoreWaitSkipNvSciBufMemSync: Final[int]
cudaGraphKernelNodePortDefault: Final[int]
cudaGraphKernelNodePortLaunchCompletion: Final[int]
cudaGraphKernelNodePortProgrammatic: Final[int]
cudaHostAllocDefault: Final[int]
cudaHostAllocMapped: Final[int]
cudaHostAllocPortable: Final[int]
cudaHostAllocWriteCombined: Final[int]
cudaHostRegisterDefault: Final[int]
cudaHostRegisterIoMemory: Final[int]
cudaHostRegisterMapped: Final[int]
cudaHostRegisterPortable: Final[int]
cudaHostRegisterReadOnly: Final[int]
cudaInitDeviceFlagsAreValid: Final[int]
cudaInvalidDeviceId: Final[int]
cudaIpcMemLazyEnablePeerAccess: Final[int]
cudaKernelNodeAttributeAccessPolicyWindow: Final[int]
cudaKernelNodeAttributeClusterDimension: Final[int]
cudaKernelNodeAttributeClusterSchedulingPolicyPreference: Final[int]
cudaKernelNodeAttributeCooperative: Final[int]
cudaKernelNodeAttributeDeviceUpdatableKernelNode: Final[int]
cudaKernelNodeAttributeMemSyncDomain: Final[int]
cudaKernelNodeAttributeMemSyncDomainMap: Final[int]
cudaKernelNodeAttributePreferredSharedMemoryCarveout: Final[int]
cudaKernelNodeAttributePriority: Final[int]
cudaMemAttachGlobal: Final[int]
cudaMemAttachHost: Final[int]
cudaMemAttachSingle: Final[int]
cudaMemPoolCreateUsageHwDecompress: Final[int]
cudaNvSciSyncAttrSignal: Final[int]
cudaNvSciSyncAttrWait: Final[int]
cudaOccupancyDefault: Final[int]
cudaOccupancyDisableCachingOverride: Final[int]
cudaPeerAccessDefault: Final[int]
cudaStreamAttributeAccessPolicyWindow: Final[int]
cudaStreamAttributeMemSyncDomain: Final[int]
cudaStreamAttributeMemSyncDomainMap: Final[int]
cudaStreamAttributePriority: Final[int]
cudaStreamAttributeSynchronizationPolicy: Final[int]
cudaStreamDefault: Final[int]
cudaStreamLegacy: Final[int]
cudaStreamNonBlocking: Final[int]
cudaStreamPerThread: Final[int]
cudaSurfaceType1D: Final[int]
cudaSurfaceType1DLayered: Final[int]
cudaSurfaceType2D: Final[int]
cudaSurfaceType2DLayered: Final[int]
cudaSurfaceType3D: Final[int]
cudaSurfaceTypeCubemap: Final[int]
cudaSurfaceTypeCubemapLayered: Final[int]
cudaTextureType1D: Final[int]
cudaTextureType1DLayered: Final[int]
cudaTextureType2D: Final[int]
cudaTextureType2DLayered: Final[int]
cudaTextureType3D: Final[int]
cudaTextureTypeCubemap: Final[int]
cudaTextureTypeCubemapLayered: Final[int]

def cudaDeviceReset() -> tuple[cudaError_t]:
    ...
def cudaDeviceSynchronize() -> tuple[cudaError_t]:
    ...
def cudaDeviceSetLimit(limit: cudaLimit | int, value: _Int) -> tuple[cudaError_t]:
    ...
def cudaDeviceGetLimit(limit: cudaLimit | int) -> tuple[cudaError_t, int]:
    ...
def cudaDeviceGetTexture1DLinearMaxWidth(
    fmtDesc: cudaChannelFormatDesc | None,
    device: _Int,
) -> tuple[cudaError_t, int]:
    ...
def cudaDeviceGetCacheConfig() -> tuple[cudaError_t, cudaFuncCache]:
    ...
def cudaDeviceGetStreamPriorityRange() -> tuple[cudaError_t, int, int]:
    ...
def cudaDeviceSetCacheConfig(cacheConfig: cudaFuncCache | int) -> tuple[cudaError_t]:
    ...
def cudaDeviceGetByPCIBusId(pciBusId: _Text) -> tuple[cudaError_t, int]:
    ...
def cudaDeviceGetPCIBusId(length: _Int, device: _Int) -> tuple[cudaError_t, bytes]:
    ...
def cudaIpcGetEventHandle(
    event: cudaEvent_t | _Int | None,
) -> tuple[cudaError_t, cudaIpcEventHandle_t]:
    ...
def cudaIpcOpenEventHandle(handle: cudaIpcEventHandle_t) -> tuple[cudaError_t, cudaEvent_t]:
    ...
def cudaIpcGetMemHandle(devPtr: _Address) -> tuple[cudaError_t, cudaIpcMemHandle_t]:
    ...
def cudaIpcOpenMemHandle(handle: cudaIpcMemHandle_t, flags: _Int) -> tuple[cudaError_t, int]:
    ...
def cudaIpcCloseMemHandle(devPtr: _Address) -> tuple[cudaError_t]:
    ...
def cudaDeviceFlushGPUDirectRDMAWrites(
    target: cudaFlushGPUDirectRDMAWritesTarget | int,
    scope: cudaFlushGPUDirectRDMAWritesScope | int,
) -> tuple[cudaError_t]:
    ...
def cudaDeviceRegisterAsyncNotification(
    device: _Int,
    callbackFunc: cudaAsyncCallback | _Int | Callable[..., object] | None,
    userData: object,
) -> tuple[cudaError_t, cudaAsyncCallbackHandle_t]:
    ...
def cudaDeviceUnregisterAsyncNotification(
    device: _Int,
    callback: cudaAsyncCallbackHandle_t | _Int | None,
) -> tuple[cudaError_t]:
    ...
def cudaDeviceGetSharedMemConfig() -> tuple[cudaError_t, cudaSharedMemConfig]:
    ...
def cudaDeviceSetSharedMemConfig(config: cudaSharedMemConfig | int) -> tuple[cudaError_t]:
    ...
def cudaThreadExit() -> tuple[cudaError_t]:
    ...
def cudaThreadSynchronize() -> tuple[cudaError_t]:
    ...
def cudaThreadSetLimit(limit: cudaLimit | int, value: _Int) -> tuple[cudaError_t]:
    ...
def cudaThreadGetLimit(limit: cudaLimit | int) -> tuple[cudaError_t, int]:
    ...
def cudaThreadGetCacheConfig() -> tuple[cudaError_t, cudaFuncCache]:
    ...
def cudaThreadSetCacheConfig(cacheConfig: cudaFuncCache | int) -> tuple[cudaError_t]:
    ...
def cudaGetLastError() -> tuple[cudaError_t]:
    ...
def cudaPeekAtLastError() -> tuple[cudaError_t]:
    ...
def cudaGetErrorName(error: cudaError_t | int) -> tuple[cudaError_t, bytes | None]:
    ...
def cudaGetErrorString(error: cudaError_t | int) -> tuple[cudaError_t, bytes | None]:
    ...
def cudaGetDeviceCount() -> tuple[cudaError_t, int]:
    ...
def cudaGetDeviceProperties(device: _Int) -> tuple[cudaError_t, cudaDeviceProp]:
    ...
def cudaDeviceGetAttribute(attr: cudaDeviceAttr | int, device: _Int) -> tuple[cudaError_t, int]:
    ...
def cudaDeviceGetDefaultMemPool(device: _Int) -> tuple[cudaError_t, cudaMemPool_t]:
    ...
def cudaDeviceSetMemPool(device: _Int, memPool: cudaMemPool_t | _Int | None) -> tuple[cudaError_t]:
    ...
def cudaDeviceGetMemPool(device: _Int) -> tuple[cudaError_t, cudaMemPool_t]:
    ...
def cudaDeviceGetNvSciSyncAttributes(
    nvSciSyncAttrList: _Address,
    device: _Int,
    flags: _Int,
) -> tuple[cudaError_t]:
    ...
def cudaDeviceGetP2PAttribute(
    attr: cudaDeviceP2PAttr | int,
    srcDevice: _Int,
    dstDevice: _Int,
) -> tuple[cudaError_t, int]:
    ...
def cudaChooseDevice(prop: cudaDeviceProp | None) -> tuple[cudaError_t, int]:
    ...
def cudaInitDevice(device: _Int, deviceFlags: _Int, flags: _Int) -> tuple[cudaError_t]:
    ...
def cudaSetDevice(device: _Int) -> tuple[cudaError_t]:
    ...
def cudaGetDevice() -> tuple[cudaError_t, int]:
    ...
def cudaSetValidDevices(device_arr: Sequence[int] | None, length: _Int) -> tuple[cudaError_t]:
    ...
def cudaSetDeviceFlags(flags: _Int) -> tuple[cudaError_t]:
    ...
def cudaGetDeviceFlags() -> tuple[cudaError_t, int]:
    ...
def cudaStreamCreate() -> tuple[cudaError_t, cudaStream_t]:
    ...
def cudaStreamCreateWithFlags(flags: _Int) -> tuple[cudaError_t, cudaStream_t]:
    ...
def cudaStreamCreateWithPriority(flags: _Int, priority: _Int) -> tuple[cudaError_t, cudaStream_t]:
    ...
def cudaStreamGetPriority(hStream: cudaStream_t | _Int | None) -> tuple[cudaError_t, int]:
    ...
def cudaStreamGetFlags(hStream: cudaStream_t | _Int | None) -> tuple[cudaError_t, int]:
    ...
def cudaStreamGetId(hStream: cudaStream_t | _Int | None) -> tuple[cudaError_t, int]:
    ...
def cudaStreamGetDevice(hStream: cudaStream_t | _Int | None) -> tuple[cudaError_t, int]:
    ...
def cudaCtxResetPersistingL2Cache() -> tuple[cudaError_t]:
    ...
def cudaStreamCopyAttributes(
    dst: cudaStream_t | _Int | None,
    src: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    ...
def cudaStreamGetAttribute(
    hStream: cudaStream_t | _Int | None,
    attr: cudaStreamAttrID | int,
) -> tuple[cudaError_t, cudaStreamAttrValue]:
    ...
def cudaStreamSetAttribute(
    hStream: cudaStream_t | _Int | None,
    attr: cudaStreamAttrID | int,
    value: cudaStreamAttrValue | None,
) -> tuple[cudaError_t]:
    ...
def cudaStreamDestroy(stream: cudaStream_t | _Int | None) -> tuple[cudaError_t]:
    ...
def cudaStreamWaitEvent(
    stream: cudaStream_t | _Int | None,
    event: cudaEvent_t | _Int | None,
    flags: _Int,
) -> tuple[cudaError_t]:
    ...
def cudaStreamAddCallback(
    stream: cudaStream_t | _Int | None,
    callback: cudaStreamCallback_t | _Int | Callable[..., object] | None,
    userData: object,
    flags: _Int,
) -> tuple[cudaError_t]:
    ...
def cudaStreamSynchronize(stream: cudaStream_t | _Int | None) -> tuple[cudaError_t]:
    ...
def cudaStreamQuery(stream: cudaStream_t | _Int | None) -> tuple[cudaError_t]:
    ...
def cudaStreamAttachMemAsync(
    stream: cudaStream_t | _Int | None,
    devPtr: _Address,
    length: _Int,
    flags: _Int,
) -> tuple[cudaError_t]:
    ...
def cudaStreamBeginCapture(
    stream: cudaStream_t | _Int | None,
    mode: cudaStreamCaptureMode | int,
) -> tuple[cudaError_t]:
    ...
def cudaStreamBeginCaptureToGraph(
    stream: cudaStream_t | _Int | None,
    graph: cudaGraph_t | _Int | None,
    dependencies: Sequence[cudaGraphNode_t] | None,
    dependencyData: Sequence[cudaGraphEdgeData] | None,
    numDependencies: _Int,
    mode: cudaStreamCaptureMode | int,
) -> tuple[cudaError_t]:
    ...
def cudaThreadExchangeStreamCaptureMode(
    mode: cudaStreamCaptureMode | int,
) -> tuple[cudaError_t, cudaStreamCaptureMode]:
    ...
def cudaStreamEndCapture(stream: cudaStream_t | _Int | None) -> tuple[cudaError_t, cudaGraph_t]:
    ...
def cudaStreamIsCapturing(
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t, cudaStreamCaptureStatus]:
    ...
def cudaStreamGetCaptureInfo(
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t, cudaStreamCaptureStatus, int, cudaGraph_t, list[cudaGraphNode_t], int]:
    ...
def cudaStreamGetCaptureInfo_v3(
    stream: cudaStream_t | _Int | None,
) -> tuple[
    cudaError_t,
    cudaStreamCaptureStatus,
    int,
    cudaGraph_t,
    list[cudaGraphNode_t],
    list[cudaGraphEdgeData],
    int,
]:
    ...
def cudaStreamUpdateCaptureDependencies(
    stream: cudaStream_t | _Int | None,
    dependencies: Sequence[cudaGraphNode_t] | None,
    numDependencies: _Int,
    flags: _Int,
) -> tuple[cudaError_t]:
    ...
def cudaStreamUpdateCaptureDependencies_v2(
    stream: cudaStream_t | _Int | None,
    dependencies: Sequence[cudaGraphNode_t] | None,
    dependencyData: Sequence[cudaGraphEdgeData] | None,
    numDependencies: _Int,
    flags: _Int,
) -> tuple[cudaError_t]:
    ...
def cudaEventCreate() -> tuple[cudaError_t, cudaEvent_t]:
    ...
def cudaEventCreateWithFlags(flags: _Int) -> tuple[cudaError_t, cudaEvent_t]:
    ...
def cudaEventRecord(
    event: cudaEvent_t | _Int | None,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    ...
def cudaEventRecordWithFlags(
    event: cudaEvent_t | _Int | None,
    stream: cudaStream_t | _Int | None,
    flags: _Int,
) -> tuple[cudaError_t]:
    ...
def cudaEventQuery(event: cudaEvent_t | _Int | None) -> tuple[cudaError_t]:
    ...
def cudaEventSynchronize(event: cudaEvent_t | _Int | None) -> tuple[cudaError_t]:
    ...
def cudaEventDestroy(event: cudaEvent_t | _Int | None) -> tuple[cudaError_t]:
    ...
def cudaEventElapsedTime(
    start: cudaEvent_t | _Int | None,
    end: cudaEvent_t | _Int | None,
) -> tuple[cudaError_t, float]:
    ...
def cudaEventElapsedTime_v2(
    start: cudaEvent_t | _Int | None,
    end: cudaEvent_t | _Int | None,
) -> tuple[cudaError_t, float]:
    ...
def cudaImportExternalMemory(
    memHandleDesc: cudaExternalMemoryHandleDesc | None,
) -> tuple[cudaError_t, cudaExternalMemory_t]:
    ...
def cudaExternalMemoryGetMappedBuffer(
    extMem: cudaExternalMemory_t | _Int | None,
    bufferDesc: cudaExternalMemoryBufferDesc | None,
) -> tuple[cudaError_t, int]:
    ...
def cudaExternalMemoryGetMappedMipmappedArray(
    extMem: cudaExternalMemory_t | _Int | None,
    mipmapDesc: cudaExternalMemoryMipmappedArrayDesc | None,
) -> tuple[cudaError_t, cudaMipmappedArray_t]:
    ...
def cudaDestroyExternalMemory(extMem: cudaExternalMemory_t | _Int | None) -> tuple[cudaError_t]:
    ...
def cudaImportExternalSemaphore(
    semHandleDesc: cudaExternalSemaphoreHandleDesc | None,
) -> tuple[cudaError_t, cudaExternalSemaphore_t]:
    ...
def cudaSignalExternalSemaphoresAsync(
    extSemArray: Sequence[cudaExternalSemaphore_t] | None,
    paramsArray: Sequence[cudaExternalSemaphoreSignalParams] | None,
    numExtSems: _Int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    ...
def cudaWaitExternalSemaphoresAsync(
    extSemArray: Sequence[cudaExternalSemaphore_t] | None,
    paramsArray: Sequence[cudaExternalSemaphoreWaitParams] | None,
    numExtSems: _Int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    ...
def cudaDestroyExternalSemaphore(
    extSem: cudaExternalSemaphore_t | _Int | None,
) -> tuple[cudaError_t]:
    ...
def cudaLaunchKernel(
    func: _Address,
    gridDim: dim3,
    blockDim: dim3,
    args: _KernelParams,
    sharedMem: _Int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    ...
def cudaLaunchKernelExC(
    config: cudaLaunchConfig_t | None,
    func: _Address,
    args: _KernelParams,
) -> tuple[cudaError_t]:
    ...
def cudaLaunchCooperativeKernel(
    func: _Address,
    gridDim: dim3,
    blockDim: dim3,
    args: _KernelParams,
    sharedMem: _Int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    ...
def cudaLaunchCooperativeKernelMultiDevice(
    launchParamsList: Sequence[cudaLaunchParams] | None,
    numDevices: _Int,
    flags: _Int,
) -> tuple[cudaError_t]:
    ...
def cudaFuncSetCacheConfig(func: _Address, cacheConfig: cudaFuncCache | int) -> tuple[cudaError_t]:
    ...
def cudaFuncGetAttributes(func: _Address) -> tuple[cudaError_t, cudaFuncAttributes]:
    ...
def cudaFuncSetAttribute(
    func: _Address,
    attr: cudaFuncAttribute | int,
    value: _Int,
) -> tuple[cudaError_t]:
    ...
def cudaFuncGetName(func: _Address) -> tuple[cudaError_t, bytes | None]:
    ...
def cudaFuncGetParamInfo(func: _Address, paramIndex: _Int) -> tuple[cudaError_t, int, int]:
    ...
def cudaSetDoubleForDevice(d: _Address) -> tuple[cudaError_t]:
    ...
def cudaSetDoubleForHost(d: _Address) -> tuple[cudaError_t]:
    ...
def cudaLaunchHostFunc(
    stream: cudaStream_t | _Int | None,
    fn: cudaHostFn_t | _Int | Callable[..., object] | None,
    userData: object,
) -> tuple[cudaError_t]:
    ...
def cudaFuncSetSharedMemConfig(
    func: _Address,
    config: cudaSharedMemConfig | int,
) -> tuple[cudaError_t]:
    ...
def cudaOccupancyMaxActiveBlocksPerMultiprocessor(
    func: _Address,
    blockSize: _Int,
    dynamicSMemSize: _Int,
) -> tuple[cudaError_t, int]:
    ...
def cudaOccupancyAvailableDynamicSMemPerBlock(
    func: _Address,
    numBlocks: _Int,
    blockSize: _Int,
) -> tuple[cudaError_t, int]:
    ...
def cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    func: _Address,
    blockSize: _Int,
    dynamicSMemSize: _Int,
    flags: _Int,
) -> tuple[cudaError_t, int]:
    ...
def cudaOccupancyMaxPotentialClusterSize(
    func: _Address,
    launchConfig: cudaLaunchConfig_t | None,
) -> tuple[cudaError_t, int]:
    ...
def cudaOccupancyMaxActiveClusters(
    func: _Address,
    launchConfig: cudaLaunchConfig_t | None,
) -> tuple[cudaError_t, int]:
    ...
def cudaMallocManaged(size: _Int, flags: _Int) -> tuple[cudaError_t, int]:
    ...
def cudaMalloc(size: _Int) -> tuple[cudaError_t, int]:
    ...
def cudaMallocHost(size: _Int) -> tuple[cudaError_t, int]:
    ...
def cudaMallocPitch(width: _Int, height: _Int) -> tuple[cudaError_t, int, int]:
    ...
def cudaMallocArray(
    desc: cudaChannelFormatDesc | None,
    width: _Int,
    height: _Int,
    flags: _Int,
) -> tuple[cudaError_t, cudaArray_t]:
    ...
def cudaFree(devPtr: _Address) -> tuple[cudaError_t]:
    ...
def cudaFreeHost(ptr: _Address) -> tuple[cudaError_t]:
    ...
def cudaFreeArray(array: cudaArray_t | _Int | None) -> tuple[cudaError_t]:
    ...
def cudaFreeMipmappedArray(
    mipmappedArray: cudaMipmappedArray_t | _Int | None,
) -> tuple[cudaError_t]:
    ...
def cudaHostAlloc(size: _Int, flags: _Int) -> tuple[cudaError_t, int]:
    ...
def cudaHostRegister(ptr: _Address, size: _Int, flags: _Int) -> tuple[cudaError_t]:
    ...
def cudaHostUnregister(ptr: _Address) -> tuple[cudaError_t]:
    ...
def cudaHostGetDevicePointer(pHost: _Address, flags: _Int) -> tuple[cudaError_t, int]:
    ...
def cudaHostGetFlags(pHost: _Address) -> tuple[cudaError_t, int]:
    ...
def cudaMalloc3D(extent: cudaExtent) -> tuple[cudaError_t, cudaPitchedPtr]:
    ...
def cudaMalloc3DArray(
    desc: cudaChannelFormatDesc | None,
    extent: cudaExtent,
    flags: _Int,
) -> tuple[cudaError_t, cudaArray_t]:
    ...
def cudaMallocMipmappedArray(
    desc: cudaChannelFormatDesc | None,
    extent: cudaExtent,
    numLevels: _Int,
    flags: _Int,
) -> tuple[cudaError_t, cudaMipmappedArray_t]:
    ...
def cudaGetMipmappedArrayLevel(
    mipmappedArray: cudaMipmappedArray_const_t | _Int | None,
    level: _Int,
) -> tuple[cudaError_t, cudaArray_t]:
    ...
def cudaMemcpy3D(p: cudaMemcpy3DParms | None) -> tuple[cudaError_t]:
    ...
def cudaMemcpy3DPeer(p: cudaMemcpy3DPeerParms | None) -> tuple[cudaError_t]:
    ...
def cudaMemcpy3DAsync(
    p: cudaMemcpy3DParms | None,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    ...
def cudaMemcpy3DPeerAsync(
    p: cudaMemcpy3DPeerParms | None,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    ...
def cudaMemGetInfo() -> tuple[cudaError_t, int, int]:
    ...
def cudaArrayGetInfo(
    array: cudaArray_t | _Int | None,
) -> tuple[cudaError_t, cudaChannelFormatDesc, cudaExtent, int]:
    ...
def cudaArrayGetPlane(
    hArray: cudaArray_t | _Int | None,
    planeIdx: _Int,
) -> tuple[cudaError_t, cudaArray_t]:
    ...
def cudaArrayGetMemoryRequirements(
    array: cudaArray_t | _Int | None,
    device: _Int,
) -> tuple[cudaError_t, cudaArrayMemoryRequirements]:
    ...
def cudaMipmappedArrayGetMemoryRequirements(
    mipmap: cudaMipmappedArray_t | _Int | None,
    device: _Int,
) -> tuple[cudaError_t, cudaArrayMemoryRequirements]:
    ...
def cudaArrayGetSparseProperties(
    array: cudaArray_t | _Int | None,
) -> tuple[cudaError_t, cudaArraySparseProperties]:
    ...
def cudaMipmappedArrayGetSparseProperties(
    mipmap: cudaMipmappedArray_t | _Int | None,
) -> tuple[cudaError_t, cudaArraySparseProperties]:
    ...
def cudaMemcpy(
    dst: _Address,
    src: _Address,
    count: _Int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t]:
    ...
def cudaMemcpyPeer(
    dst: _Address,
    dstDevice: _Int,
    src: _Address,
    srcDevice: _Int,
    count: _Int,
) -> tuple[cudaError_t]:
    ...
def cudaMemcpy2D(
    dst: _Address,
    dpitch: _Int,
    src: _Address,
    spitch: _Int,
    width: _Int,
    height: _Int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t]:
    ...
def cudaMemcpy2DToArray(
    dst: cudaArray_t | _Int | None,
    wOffset: _Int,
    hOffset: _Int,
    src: _Address,
    spitch: _Int,
    width: _Int,
    height: _Int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t]:
    ...
def cudaMemcpy2DFromArray(
    dst: _Address,
    dpitch: _Int,
    src: cudaArray_const_t | _Int | None,
    wOffset: _Int,
    hOffset: _Int,
    width: _Int,
    height: _Int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t]:
    ...
def cudaMemcpy2DArrayToArray(
    dst: cudaArray_t | _Int | None,
    wOffsetDst: _Int,
    hOffsetDst: _Int,
    src: cudaArray_const_t | _Int | None,
    wOffsetSrc: _Int,
    hOffsetSrc: _Int,
    width: _Int,
    height: _Int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t]:
    ...
def cudaMemcpyToSymbol(
    symbol: _Address,
    src: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t]:
    ...
def cudaMemcpyFromSymbol(
    dst: _Address,
    symbol: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t]:
    ...
def cudaMemcpyAsync(
    dst: _Address,
    src: _Address,
    count: _Int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    ...
def cudaMemcpyPeerAsync(
    dst: _Address,
    dstDevice: _Int,
    src: _Address,
    srcDevice: _Int,
    count: _Int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    ...
def cudaMemcpyBatchAsync(
    dsts: Sequence[_Address] | None,
    srcs: Sequence[_Address] | None,
    sizes: Sequence[int] | None,
    count: _Int,
    attrs: Sequence[cudaMemcpyAttributes] | None,
    attrsIdxs: Sequence[int] | None,
    numAttrs: _Int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t, int]:
    ...
def cudaMemcpy3DBatchAsync(
    numOps: _Int,
    opList: Sequence[cudaMemcpy3DBatchOp] | None,
    flags: _Int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t, int]:
    ...
def cudaMemcpy2DAsync(
    dst: _Address,
    dpitch: _Int,
    src: _Address,
    spitch: _Int,
    width: _Int,
    height: _Int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    ...
def cudaMemcpy2DToArrayAsync(
    dst: cudaArray_t | _Int | None,
    wOffset: _Int,
    hOffset: _Int,
    src: _Address,
    spitch: _Int,
    width: _Int,
    height: _Int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    ...
def cudaMemcpy2DFromArrayAsync(
    dst: _Address,
    dpitch: _Int,
    src: cudaArray_const_t | _Int | None,
    wOffset: _Int,
    hOffset: _Int,
    width: _Int,
    height: _Int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    ...
def cudaMemcpyToSymbolAsync(
    symbol: _Address,
    src: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    ...
def cudaMemcpyFromSymbolAsync(
    dst: _Address,
    symbol: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    ...
def cudaMemset(devPtr: _Address, value: _Int, count: _Int) -> tuple[cudaError_t]:
    ...
def cudaMemset2D(
    devPtr: _Address,
    pitch: _Int,
    value: _Int,
    width: _Int,
    height: _Int,
) -> tuple[cudaError_t]:
    ...
def cudaMemset3D(
    pitchedDevPtr: cudaPitchedPtr,
    value: _Int,
    extent: cudaExtent,
) -> tuple[cudaError_t]:
    ...
def cudaMemsetAsync(
    devPtr: _Address,
    value: _Int,
    count: _Int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    ...
def cudaMemset2DAsync(
    devPtr: _Address,
    pitch: _Int,
    value: _Int,
    width: _Int,
    height: _Int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    ...
def cudaMemset3DAsync(
    pitchedDevPtr: cudaPitchedPtr,
    value: _Int,
    extent: cudaExtent,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    ...
def cudaGetSymbolAddress(symbol: _Address) -> tuple[cudaError_t, int]:
    ...
def cudaGetSymbolSize(symbol: _Address) -> tuple[cudaError_t, int]:
    ...
def cudaMemPrefetchAsync(
    devPtr: _Address,
    count: _Int,
    dstDevice: _Int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    ...
def cudaMemPrefetchAsync_v2(
    devPtr: _Address,
    count: _Int,
    location: cudaMemLocation,
    flags: _Int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    ...
def cudaMemAdvise(
    devPtr: _Address,
    count: _Int,
    advice: cudaMemoryAdvise | int,
    device: _Int,
) -> tuple[cudaError_t]:
    ...
def cudaMemAdvise_v2(
    devPtr: _Address,
    count: _Int,
    advice: cudaMemoryAdvise | int,
    location: cudaMemLocation,
) -> tuple[cudaError_t]:
    ...
def cudaMemRangeGetAttribute(
    dataSize: _Int,
    attribute: cudaMemRangeAttribute,
    devPtr: _Address,
    count: _Int,
) -> tuple[cudaError_t, Any]:
    ...
def cudaMemRangeGetAttributes(
    dataSizes: Sequence[int] | None,
    attributes: Sequence[cudaMemRangeAttribute] | None,
    numAttributes: _Int,
    devPtr: _Address,
    count: _Int,
) -> tuple[cudaError_t, list[Any]]:
    ...
def cudaMemcpyToArray(
    dst: cudaArray_t | _Int | None,
    wOffset: _Int,
    hOffset: _Int,
    src: _Address,
    count: _Int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t]:
    ...
def cudaMemcpyFromArray(
    dst: _Address,
    src: cudaArray_const_t | _Int | None,
    wOffset: _Int,
    hOffset: _Int,
    count: _Int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t]:
    ...
def cudaMemcpyArrayToArray(
    dst: cudaArray_t | _Int | None,
    wOffsetDst: _Int,
    hOffsetDst: _Int,
    src: cudaArray_const_t | _Int | None,
    wOffsetSrc: _Int,
    hOffsetSrc: _Int,
    count: _Int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t]:
    ...
def cudaMemcpyToArrayAsync(
    dst: cudaArray_t | _Int | None,
    wOffset: _Int,
    hOffset: _Int,
    src: _Address,
    count: _Int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    ...
def cudaMemcpyFromArrayAsync(
    dst: _Address,
    src: cudaArray_const_t | _Int | None,
    wOffset: _Int,
    hOffset: _Int,
    count: _Int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    ...
def cudaMallocAsync(size: _Int, hStream: cudaStream_t | _Int | None) -> tuple[cudaError_t, int]:
    ...
def cudaFreeAsync(devPtr: _Address, hStream: cudaStream_t | _Int | None) -> tuple[cudaError_t]:
    ...
def cudaMemPoolTrimTo(
    memPool: cudaMemPool_t | _Int | None,
    minBytesToKeep: _Int,
) -> tuple[cudaError_t]:
    ...
def cudaMemPoolSetAttribute(
    memPool: cudaMemPool_t | _Int | None,
    attr: cudaMemPoolAttr,
    value: Any,
) -> tuple[cudaError_t]:
    ...
def cudaMemPoolGetAttribute(
    memPool: cudaMemPool_t | _Int | None,
    attr: cudaMemPoolAttr,
) -> tuple[cudaError_t, Any]:
    ...
def cudaMemPoolSetAccess(
    memPool: cudaMemPool_t | _Int | None,
    descList: Sequence[cudaMemAccessDesc] | None,
    count: _Int,
) -> tuple[cudaError_t]:
    ...
def cudaMemPoolGetAccess(
    memPool: cudaMemPool_t | _Int | None,
    location: cudaMemLocation | None,
) -> tuple[cudaError_t, cudaMemAccessFlags]:
    ...
def cudaMemPoolCreate(poolProps: cudaMemPoolProps | None) -> tuple[cudaError_t, cudaMemPool_t]:
    ...
def cudaMemPoolDestroy(memPool: cudaMemPool_t | _Int | None) -> tuple[cudaError_t]:
    ...
def cudaMallocFromPoolAsync(
    size: _Int,
    memPool: cudaMemPool_t | _Int | None,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t, int]:
    ...
def cudaMemPoolExportToShareableHandle(
    memPool: cudaMemPool_t | _Int | None,
    handleType: cudaMemAllocationHandleType,
    flags: _Int,
) -> tuple[cudaError_t, Any]:
    ...
def cudaMemPoolImportFromShareableHandle(
    shareableHandle: _Address,
    handleType: cudaMemAllocationHandleType | int,
    flags: _Int,
) -> tuple[cudaError_t, cudaMemPool_t]:
    ...
def cudaMemPoolExportPointer(ptr: _Address) -> tuple[cudaError_t, cudaMemPoolPtrExportData]:
    ...
def cudaMemPoolImportPointer(
    memPool: cudaMemPool_t | _Int | None,
    exportData: cudaMemPoolPtrExportData | None,
) -> tuple[cudaError_t, int]:
    ...
def cudaPointerGetAttributes(ptr: _Address) -> tuple[cudaError_t, cudaPointerAttributes]:
    ...
def cudaDeviceCanAccessPeer(device: _Int, peerDevice: _Int) -> tuple[cudaError_t, int]:
    ...
def cudaDeviceEnablePeerAccess(peerDevice: _Int, flags: _Int) -> tuple[cudaError_t]:
    ...
def cudaDeviceDisablePeerAccess(peerDevice: _Int) -> tuple[cudaError_t]:
    ...
def cudaGraphicsUnregisterResource(
    resource: cudaGraphicsResource_t | _Int | None,
) -> tuple[cudaError_t]:
    ...
def cudaGraphicsResourceSetMapFlags(
    resource: cudaGraphicsResource_t | _Int | None,
    flags: _Int,
) -> tuple[cudaError_t]:
    ...
def cudaGraphicsMapResources(
    count: _Int,
    resources: cudaGraphicsResource_t | _Int | None,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    ...
def cudaGraphicsUnmapResources(
    count: _Int,
    resources: cudaGraphicsResource_t | _Int | None,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    ...
def cudaGraphicsResourceGetMappedPointer(
    resource: cudaGraphicsResource_t | _Int | None,
) -> tuple[cudaError_t, int, int]:
    ...
def cudaGraphicsSubResourceGetMappedArray(
    resource: cudaGraphicsResource_t | _Int | None,
    arrayIndex: _Int,
    mipLevel: _Int,
) -> tuple[cudaError_t, cudaArray_t]:
    ...
def cudaGraphicsResourceGetMappedMipmappedArray(
    resource: cudaGraphicsResource_t | _Int | None,
) -> tuple[cudaError_t, cudaMipmappedArray_t]:
    ...
def cudaGetChannelDesc(
    array: cudaArray_const_t | _Int | None,
) -> tuple[cudaError_t, cudaChannelFormatDesc]:
    ...
def cudaCreateChannelDesc(
    x: _Int,
    y: _Int,
    z: _Int,
    w: _Int,
    f: cudaChannelFormatKind | int,
) -> tuple[cudaError_t, cudaChannelFormatDesc]:
    ...
def cudaCreateTextureObject(
    pResDesc: cudaResourceDesc | None,
    pTexDesc: cudaTextureDesc | None,
    pResViewDesc: cudaResourceViewDesc | None,
) -> tuple[cudaError_t, cudaTextureObject_t]:
    ...
def cudaDestroyTextureObject(texObject: cudaTextureObject_t | _Int | None) -> tuple[cudaError_t]:
    ...
def cudaGetTextureObjectResourceDesc(
    texObject: cudaTextureObject_t | _Int | None,
) -> tuple[cudaError_t, cudaResourceDesc]:
    ...
def cudaGetTextureObjectTextureDesc(
    texObject: cudaTextureObject_t | _Int | None,
) -> tuple[cudaError_t, cudaTextureDesc]:
    ...
def cudaGetTextureObjectResourceViewDesc(
    texObject: cudaTextureObject_t | _Int | None,
) -> tuple[cudaError_t, cudaResourceViewDesc]:
    ...
def cudaCreateSurfaceObject(
    pResDesc: cudaResourceDesc | None,
) -> tuple[cudaError_t, cudaSurfaceObject_t]:
    ...
def cudaDestroySurfaceObject(surfObject: cudaSurfaceObject_t | _Int | None) -> tuple[cudaError_t]:
    ...
def cudaGetSurfaceObjectResourceDesc(
    surfObject: cudaSurfaceObject_t | _Int | None,
) -> tuple[cudaError_t, cudaResourceDesc]:
    ...
def cudaDriverGetVersion() -> tuple[cudaError_t, int]:
    ...
def cudaRuntimeGetVersion() -> tuple[cudaError_t, int]:
    ...
def cudaGraphCreate(flags: _Int) -> tuple[cudaError_t, cudaGraph_t]:
    ...
def cudaGraphAddKernelNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    numDependencies: _Int,
    pNodeParams: cudaKernelNodeParams | None,
) -> tuple[cudaError_t, cudaGraphNode_t]:
    ...
def cudaGraphKernelNodeGetParams(
    node: cudaGraphNode_t | _Int | None,
) -> tuple[cudaError_t, cudaKernelNodeParams]:
    ...
def cudaGraphKernelNodeSetParams(
    node: cudaGraphNode_t | _Int | None,
    pNodeParams: cudaKernelNodeParams | None,
) -> tuple[cudaError_t]:
    ...
def cudaGraphKernelNodeCopyAttributes(
    hSrc: cudaGraphNode_t | _Int | None,
    hDst: cudaGraphNode_t | _Int | None,
) -> tuple[cudaError_t]:
    ...
def cudaGraphKernelNodeGetAttribute(
    hNode: cudaGraphNode_t | _Int | None,
    attr: cudaKernelNodeAttrID | int,
) -> tuple[cudaError_t, cudaKernelNodeAttrValue]:
    ...
def cudaGraphKernelNodeSetAttribute(
    hNode: cudaGraphNode_t | _Int | None,
    attr: cudaKernelNodeAttrID | int,
    value: cudaKernelNodeAttrValue | None,
) -> tuple[cudaError_t]:
    ...
def cudaGraphAddMemcpyNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    numDependencies: _Int,
    pCopyParams: cudaMemcpy3DParms | None,
) -> tuple[cudaError_t, cudaGraphNode_t]:
    ...
def cudaGraphAddMemcpyNodeToSymbol(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    numDependencies: _Int,
    symbol: _Address,
    src: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t, cudaGraphNode_t]:
    ...
def cudaGraphAddMemcpyNodeFromSymbol(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    numDependencies: _Int,
    dst: _Address,
    symbol: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t, cudaGraphNode_t]:
    ...
def cudaGraphAddMemcpyNode1D(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    numDependencies: _Int,
    dst: _Address,
    src: _Address,
    count: _Int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t, cudaGraphNode_t]:
    ...
def cudaGraphMemcpyNodeGetParams(
    node: cudaGraphNode_t | _Int | None,
) -> tuple[cudaError_t, cudaMemcpy3DParms]:
    ...
def cudaGraphMemcpyNodeSetParams(
    node: cudaGraphNode_t | _Int | None,
    pNodeParams: cudaMemcpy3DParms | None,
) -> tuple[cudaError_t]:
    ...
def cudaGraphMemcpyNodeSetParamsToSymbol(
    node: cudaGraphNode_t | _Int | None,
    symbol: _Address,
    src: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t]:
    ...
def cudaGraphMemcpyNodeSetParamsFromSymbol(
    node: cudaGraphNode_t | _Int | None,
    dst: _Address,
    symbol: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t]:
    ...
def cudaGraphMemcpyNodeSetParams1D(
    node: cudaGraphNode_t | _Int | None,
    dst: _Address,
    src: _Address,
    count: _Int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t]:
    ...
def cudaGraphAddMemsetNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    numDependencies: _Int,
    pMemsetParams: cudaMemsetParams | None,
) -> tuple[cudaError_t, cudaGraphNode_t]:
    ...
def cudaGraphMemsetNodeGetParams(
    node: cudaGraphNode_t | _Int | None,
) -> tuple[cudaError_t, cudaMemsetParams]:
    ...
def cudaGraphMemsetNodeSetParams(
    node: cudaGraphNode_t | _Int | None,
    pNodeParams: cudaMemsetParams | None,
) -> tuple[cudaError_t]:
    ...
def cudaGraphAddHostNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    numDependencies: _Int,
    pNodeParams: cudaHostNodeParams | None,
) -> tuple[cudaError_t, cudaGraphNode_t]:
    ...
def cudaGraphHostNodeGetParams(
    node: cudaGraphNode_t | _Int | None,
) -> tuple[cudaError_t, cudaHostNodeParams]:
    ...
def cudaGraphHostNodeSetParams(
    node: cudaGraphNode_t | _Int | None,
    pNodeParams: cudaHostNodeParams | None,
) -> tuple[cudaError_t]:
    ...
def cudaGraphAddChildGraphNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    numDependencies: _Int,
    childGraph: cudaGraph_t | _Int | None,
) -> tuple[cudaError_t, cudaGraphNode_t]:
    ...
def cudaGraphChildGraphNodeGetGraph(
    node: cudaGraphNode_t | _Int | None,
) -> tuple[cudaError_t, cudaGraph_t]:
    ...
def cudaGraphAddEmptyNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    numDependencies: _Int,
) -> tuple[cudaError_t, cudaGraphNode_t]:
    ...
def cudaGraphAddEventRecordNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    numDependencies: _Int,
    event: cudaEvent_t | _Int | None,
) -> tuple[cudaError_t, cudaGraphNode_t]:
    ...
def cudaGraphEventRecordNodeGetEvent(
    node: cudaGraphNode_t | _Int | None,
) -> tuple[cudaError_t, cudaEvent_t]:
    ...
def cudaGraphEventRecordNodeSetEvent(
    node: cudaGraphNode_t | _Int | None,
    event: cudaEvent_t | _Int | None,
) -> tuple[cudaError_t]:
    ...
def cudaGraphAddEventWaitNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    numDependencies: _Int,
    event: cudaEvent_t | _Int | None,
) -> tuple[cudaError_t, cudaGraphNode_t]:
    ...
def cudaGraphEventWaitNodeGetEvent(
    node: cudaGraphNode_t | _Int | None,
) -> tuple[cudaError_t, cudaEvent_t]:
    ...
def cudaGraphEventWaitNodeSetEvent(
    node: cudaGraphNode_t | _Int | None,
    event: cudaEvent_t | _Int | None,
) -> tuple[cudaError_t]:
    ...
def cudaGraphAddExternalSemaphoresSignalNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    numDependencies: _Int,
    nodeParams: cudaExternalSemaphoreSignalNodeParams | None,
) -> tuple[cudaError_t, cudaGraphNode_t]:
    ...
def cudaGraphExternalSemaphoresSignalNodeGetParams(
    hNode: cudaGraphNode_t | _Int | None,
) -> tuple[cudaError_t, cudaExternalSemaphoreSignalNodeParams]:
    ...
def cudaGraphExternalSemaphoresSignalNodeSetParams(
    hNode: cudaGraphNode_t | _Int | None,
    nodeParams: cudaExternalSemaphoreSignalNodeParams | None,
) -> tuple[cudaError_t]:
    ...
def cudaGraphAddExternalSemaphoresWaitNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    numDependencies: _Int,
    nodeParams: cudaExternalSemaphoreWaitNodeParams | None,
) -> tuple[cudaError_t, cudaGraphNode_t]:
    ...
def cudaGraphExternalSemaphoresWaitNodeGetParams(
    hNode: cudaGraphNode_t | _Int | None,
) -> tuple[cudaError_t, cudaExternalSemaphoreWaitNodeParams]:
    ...
def cudaGraphExternalSemaphoresWaitNodeSetParams(
    hNode: cudaGraphNode_t | _Int | None,
    nodeParams: cudaExternalSemaphoreWaitNodeParams | None,
) -> tuple[cudaError_t]:
    ...
def cudaGraphAddMemAllocNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    numDependencies: _Int,
    nodeParams: cudaMemAllocNodeParams | None,
) -> tuple[cudaError_t, cudaGraphNode_t]:
    ...
def cudaGraphMemAllocNodeGetParams(
    node: cudaGraphNode_t | _Int | None,
) -> tuple[cudaError_t, cudaMemAllocNodeParams]:
    ...
def cudaGraphAddMemFreeNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    numDependencies: _Int,
    dptr: _Address,
) -> tuple[cudaError_t, cudaGraphNode_t]:
    ...
def cudaGraphMemFreeNodeGetParams(node: cudaGraphNode_t | _Int | None) -> tuple[cudaError_t, int]:
    ...
def cudaDeviceGraphMemTrim(device: _Int) -> tuple[cudaError_t]:
    ...
def cudaDeviceGetGraphMemAttribute(
    device: _Int,
    attr: cudaGraphMemAttributeType,
) -> tuple[cudaError_t, Any]:
    ...
def cudaDeviceSetGraphMemAttribute(
    device: _Int,
    attr: cudaGraphMemAttributeType,
    value: Any,
) -> tuple[cudaError_t]:
    ...
def cudaGraphClone(originalGraph: cudaGraph_t | _Int | None) -> tuple[cudaError_t, cudaGraph_t]:
    ...
def cudaGraphNodeFindInClone(
    originalNode: cudaGraphNode_t | _Int | None,
    clonedGraph: cudaGraph_t | _Int | None,
) -> tuple[cudaError_t, cudaGraphNode_t]:
    ...
def cudaGraphNodeGetType(
    node: cudaGraphNode_t | _Int | None,
) -> tuple[cudaError_t, cudaGraphNodeType]:
    ...
def cudaGraphGetNodes(
    graph: cudaGraph_t | _Int | None,
    numNodes: _Int = ...,
) -> tuple[cudaError_t, list[cudaGraphNode_t], int]:
    ...
def cudaGraphGetRootNodes(
    graph: cudaGraph_t | _Int | None,
    pNumRootNodes: _Int = ...,
) -> tuple[cudaError_t, list[cudaGraphNode_t], int]:
    ...
def cudaGraphGetEdges(
    graph: cudaGraph_t | _Int | None,
    numEdges: _Int = ...,
) -> tuple[cudaError_t, list[cudaGraphNode_t], list[cudaGraphNode_t], int]:
    ...
def cudaGraphGetEdges_v2(
    graph: cudaGraph_t | _Int | None,
    numEdges: _Int = ...,
) -> tuple[cudaError_t, list[cudaGraphNode_t], list[cudaGraphNode_t], list[cudaGraphEdgeData], int]:
    ...
def cudaGraphNodeGetDependencies(
    node: cudaGraphNode_t | _Int | None,
    pNumDependencies: _Int = ...,
) -> tuple[cudaError_t, list[cudaGraphNode_t], int]:
    ...
def cudaGraphNodeGetDependencies_v2(
    node: cudaGraphNode_t | _Int | None,
    pNumDependencies: _Int = ...,
) -> tuple[cudaError_t, list[cudaGraphNode_t], list[cudaGraphEdgeData], int]:
    ...
def cudaGraphNodeGetDependentNodes(
    node: cudaGraphNode_t | _Int | None,
    pNumDependentNodes: _Int = ...,
) -> tuple[cudaError_t, list[cudaGraphNode_t], int]:
    ...
def cudaGraphNodeGetDependentNodes_v2(
    node: cudaGraphNode_t | _Int | None,
    pNumDependentNodes: _Int = ...,
) -> tuple[cudaError_t, list[cudaGraphNode_t], list[cudaGraphEdgeData], int]:
    ...
def cudaGraphAddDependencies(
    graph: cudaGraph_t | _Int | None,
    from_: Sequence[cudaGraphNode_t] | None,
    to: Sequence[cudaGraphNode_t] | None,
    numDependencies: _Int,
) -> tuple[cudaError_t]:
    ...
def cudaGraphAddDependencies_v2(
    graph: cudaGraph_t | _Int | None,
    from_: Sequence[cudaGraphNode_t] | None,
    to: Sequence[cudaGraphNode_t] | None,
    edgeData: Sequence[cudaGraphEdgeData] | None,
    numDependencies: _Int,
) -> tuple[cudaError_t]:
    ...
def cudaGraphRemoveDependencies(
    graph: cudaGraph_t | _Int | None,
    from_: Sequence[cudaGraphNode_t] | None,
    to: Sequence[cudaGraphNode_t] | None,
    numDependencies: _Int,
) -> tuple[cudaError_t]:
    ...
def cudaGraphRemoveDependencies_v2(
    graph: cudaGraph_t | _Int | None,
    from_: Sequence[cudaGraphNode_t] | None,
    to: Sequence[cudaGraphNode_t] | None,
    edgeData: Sequence[cudaGraphEdgeData] | None,
    numDependencies: _Int,
) -> tuple[cudaError_t]:
    ...
def cudaGraphDestroyNode(node: cudaGraphNode_t | _Int | None) -> tuple[cudaError_t]:
    ...
def cudaGraphInstantiate(
    graph: cudaGraph_t | _Int | None,
    flags: _Int,
) -> tuple[cudaError_t, cudaGraphExec_t]:
    ...
def cudaGraphInstantiateWithFlags(
    graph: cudaGraph_t | _Int | None,
    flags: _Int,
) -> tuple[cudaError_t, cudaGraphExec_t]:
    ...
def cudaGraphInstantiateWithParams(
    graph: cudaGraph_t | _Int | None,
    instantiateParams: cudaGraphInstantiateParams | None,
) -> tuple[cudaError_t, cudaGraphExec_t]:
    ...
def cudaGraphExecGetFlags(graphExec: cudaGraphExec_t | _Int | None) -> tuple[cudaError_t, int]:
    ...
def cudaGraphExecKernelNodeSetParams(
    hGraphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    pNodeParams: cudaKernelNodeParams | None,
) -> tuple[cudaError_t]:
    ...
def cudaGraphExecMemcpyNodeSetParams(
    hGraphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    pNodeParams: cudaMemcpy3DParms | None,
) -> tuple[cudaError_t]:
    ...
def cudaGraphExecMemcpyNodeSetParamsToSymbol(
    hGraphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    symbol: _Address,
    src: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t]:
    ...
def cudaGraphExecMemcpyNodeSetParamsFromSymbol(
    hGraphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    dst: _Address,
    symbol: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t]:
    ...
def cudaGraphExecMemcpyNodeSetParams1D(
    hGraphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    dst: _Address,
    src: _Address,
    count: _Int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t]:
    ...
def cudaGraphExecMemsetNodeSetParams(
    hGraphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    pNodeParams: cudaMemsetParams | None,
) -> tuple[cudaError_t]:
    ...
def cudaGraphExecHostNodeSetParams(
    hGraphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    pNodeParams: cudaHostNodeParams | None,
) -> tuple[cudaError_t]:
    ...
def cudaGraphExecChildGraphNodeSetParams(
    hGraphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    childGraph: cudaGraph_t | _Int | None,
) -> tuple[cudaError_t]:
    ...
def cudaGraphExecEventRecordNodeSetEvent(
    hGraphExec: cudaGraphExec_t | _Int | None,
    hNode: cudaGraphNode_t | _Int | None,
    event: cudaEvent_t | _Int | None,
) -> tuple[cudaError_t]:
    ...
def cudaGraphExecEventWaitNodeSetEvent(
    hGraphExec: cudaGraphExec_t | _Int | None,
    hNode: cudaGraphNode_t | _Int | None,
    event: cudaEvent_t | _Int | None,
) -> tuple[cudaError_t]:
    ...
def cudaGraphExecExternalSemaphoresSignalNodeSetParams(
    hGraphExec: cudaGraphExec_t | _Int | None,
    hNode: cudaGraphNode_t | _Int | None,
    nodeParams: cudaExternalSemaphoreSignalNodeParams | None,
) -> tuple[cudaError_t]:
    ...
def cudaGraphExecExternalSemaphoresWaitNodeSetParams(
    hGraphExec: cudaGraphExec_t | _Int | None,
    hNode: cudaGraphNode_t | _Int | None,
    nodeParams: cudaExternalSemaphoreWaitNodeParams | None,
) -> tuple[cudaError_t]:
    ...
def cudaGraphNodeSetEnabled(
    hGraphExec: cudaGraphExec_t | _Int | None,
    hNode: cudaGraphNode_t | _Int | None,
    isEnabled: _Int,
) -> tuple[cudaError_t]:
    ...
def cudaGraphNodeGetEnabled(
    hGraphExec: cudaGraphExec_t | _Int | None,
    hNode: cudaGraphNode_t | _Int | None,
) -> tuple[cudaError_t, int]:
    ...
def cudaGraphExecUpdate(
    hGraphExec: cudaGraphExec_t | _Int | None,
    hGraph: cudaGraph_t | _Int | None,
) -> tuple[cudaError_t, cudaGraphExecUpdateResultInfo]:
    ...
def cudaGraphUpload(
    graphExec: cudaGraphExec_t | _Int | None,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    ...
def cudaGraphLaunch(
    graphExec: cudaGraphExec_t | _Int | None,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    ...
def cudaGraphExecDestroy(graphExec: cudaGraphExec_t | _Int | None) -> tuple[cudaError_t]:
    ...
def cudaGraphDestroy(graph: cudaGraph_t | _Int | None) -> tuple[cudaError_t]:
    ...
def cudaGraphDebugDotPrint(
    graph: cudaGraph_t | _Int | None,
    path: _Text,
    flags: _Int,
) -> tuple[cudaError_t]:
    ...
def cudaUserObjectCreate(
    ptr: object,
    destroy: cudaHostFn_t | _Int | Callable[..., object] | None,
    initialRefcount: _Int,
    flags: _Int,
) -> tuple[cudaError_t, cudaUserObject_t]:
    ...
def cudaUserObjectRetain(object: cudaUserObject_t | _Int | None, count: _Int) -> tuple[cudaError_t]:
    ...
def cudaUserObjectRelease(
    object: cudaUserObject_t | _Int | None,
    count: _Int,
) -> tuple[cudaError_t]:
    ...
def cudaGraphRetainUserObject(
    graph: cudaGraph_t | _Int | None,
    object: cudaUserObject_t | _Int | None,
    count: _Int,
    flags: _Int,
) -> tuple[cudaError_t]:
    ...
def cudaGraphReleaseUserObject(
    graph: cudaGraph_t | _Int | None,
    object: cudaUserObject_t | _Int | None,
    count: _Int,
) -> tuple[cudaError_t]:
    ...
def cudaGraphAddNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    numDependencies: _Int,
    nodeParams: cudaGraphNodeParams | None,
) -> tuple[cudaError_t, cudaGraphNode_t]:
    ...
def cudaGraphAddNode_v2(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    dependencyData: Sequence[cudaGraphEdgeData] | None,
    numDependencies: _Int,
    nodeParams: cudaGraphNodeParams | None,
) -> tuple[cudaError_t, cudaGraphNode_t]:
    ...
def cudaGraphNodeSetParams(
    node: cudaGraphNode_t | _Int | None,
    nodeParams: cudaGraphNodeParams | None,
) -> tuple[cudaError_t]:
    ...
def cudaGraphExecNodeSetParams(
    graphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    nodeParams: cudaGraphNodeParams | None,
) -> tuple[cudaError_t]:
    ...
def cudaGraphConditionalHandleCreate(
    graph: cudaGraph_t | _Int | None,
    defaultLaunchValue: _Int,
    flags: _Int,
) -> tuple[cudaError_t, cudaGraphConditionalHandle]:
    ...
def cudaGetDriverEntryPoint(
    symbol: _Text,
    flags: _Int,
) -> tuple[cudaError_t, int, cudaDriverEntryPointQueryResult]:
    ...
def cudaGetDriverEntryPointByVersion(
    symbol: _Text,
    cudaVersion: _Int,
    flags: _Int,
) -> tuple[cudaError_t, int, cudaDriverEntryPointQueryResult]:
    ...
def cudaLibraryLoadData(
    code: _Address,
    jitOptions: Sequence[cudaJitOption] | None,
    jitOptionsValues: Sequence[Any] | None,
    numJitOptions: _Int,
    libraryOptions: Sequence[cudaLibraryOption] | None,
    libraryOptionValues: Sequence[Any] | None,
    numLibraryOptions: _Int,
) -> tuple[cudaError_t, cudaLibrary_t]:
    ...
def cudaLibraryLoadFromFile(
    fileName: _Text,
    jitOptions: Sequence[cudaJitOption] | None,
    jitOptionsValues: Sequence[Any] | None,
    numJitOptions: _Int,
    libraryOptions: Sequence[cudaLibraryOption] | None,
    libraryOptionValues: Sequence[Any] | None,
    numLibraryOptions: _Int,
) -> tuple[cudaError_t, cudaLibrary_t]:
    ...
def cudaLibraryUnload(library: cudaLibrary_t | _Int | None) -> tuple[cudaError_t]:
    ...
def cudaLibraryGetKernel(
    library: cudaLibrary_t | _Int | None,
    name: _Text,
) -> tuple[cudaError_t, cudaKernel_t]:
    ...
def cudaLibraryGetGlobal(
    library: cudaLibrary_t | _Int | None,
    name: _Text,
) -> tuple[cudaError_t, int, int]:
    ...
def cudaLibraryGetManaged(
    library: cudaLibrary_t | _Int | None,
    name: _Text,
) -> tuple[cudaError_t, int, int]:
    ...
def cudaLibraryGetUnifiedFunction(
    library: cudaLibrary_t | _Int | None,
    symbol: _Text,
) -> tuple[cudaError_t, int]:
    ...
def cudaLibraryGetKernelCount(lib: cudaLibrary_t | _Int | None) -> tuple[cudaError_t, int]:
    ...
def cudaLibraryEnumerateKernels(
    numKernels: _Int,
    lib: cudaLibrary_t | _Int | None,
) -> tuple[cudaError_t, list[cudaKernel_t]]:
    ...
def cudaKernelSetAttributeForDevice(
    kernel: cudaKernel_t | _Int | None,
    attr: cudaFuncAttribute | int,
    value: _Int,
    device: _Int,
) -> tuple[cudaError_t]:
    ...
def cudaGetExportTable(pExportTableId: cudaUUID_t | None) -> tuple[cudaError_t, int]:
    ...
def cudaGetFuncBySymbol(symbolPtr: _Address) -> tuple[cudaError_t, cudaFunction_t]:
    ...
def cudaGetKernel(entryFuncAddr: _Address) -> tuple[cudaError_t, cudaKernel_t]:
    ...
def make_cudaPitchedPtr(d: _Address, p: _Int, xsz: _Int, ysz: _Int) -> cudaPitchedPtr:
    ...
def make_cudaPos(x: _Int, y: _Int, z: _Int) -> cudaPos:
    ...
def make_cudaExtent(w: _Int, h: _Int, d: _Int) -> cudaExtent:
    ...
def cudaProfilerStart() -> tuple[cudaError_t]:
    ...
def cudaProfilerStop() -> tuple[cudaError_t]:
    ...
def cudaGraphicsEGLRegisterImage(
    image: EGLImageKHR | _Int | None,
    flags: _Int,
) -> tuple[cudaError_t, cudaGraphicsResource_t]:
    ...
def cudaEGLStreamConsumerConnect(
    eglStream: EGLStreamKHR | _Int | None,
) -> tuple[cudaError_t, cudaEglStreamConnection]:
    ...
def cudaEGLStreamConsumerConnectWithFlags(
    eglStream: EGLStreamKHR | _Int | None,
    flags: _Int,
) -> tuple[cudaError_t, cudaEglStreamConnection]:
    ...
def cudaEGLStreamConsumerDisconnect(
    conn: cudaEglStreamConnection | _Int | None,
) -> tuple[cudaError_t]:
    ...
def cudaEGLStreamConsumerAcquireFrame(
    conn: cudaEglStreamConnection | _Int | None,
    pCudaResource: cudaGraphicsResource_t | _Int | None,
    pStream: cudaStream_t | _Int | None,
    timeout: _Int,
) -> tuple[cudaError_t]:
    ...
def cudaEGLStreamConsumerReleaseFrame(
    conn: cudaEglStreamConnection | _Int | None,
    pCudaResource: cudaGraphicsResource_t | _Int | None,
    pStream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    ...
def cudaEGLStreamProducerConnect(
    eglStream: EGLStreamKHR | _Int | None,
    width: EGLint | _Int | None,
    height: EGLint | _Int | None,
) -> tuple[cudaError_t, cudaEglStreamConnection]:
    ...
def cudaEGLStreamProducerDisconnect(
    conn: cudaEglStreamConnection | _Int | None,
) -> tuple[cudaError_t]:
    ...
def cudaEGLStreamProducerPresentFrame(
    conn: cudaEglStreamConnection | _Int | None,
    eglframe: cudaEglFrame,
    pStream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    ...
def cudaEGLStreamProducerReturnFrame(
    conn: cudaEglStreamConnection | _Int | None,
    eglframe: cudaEglFrame | None,
    pStream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    ...
def cudaGraphicsResourceGetMappedEglFrame(
    resource: cudaGraphicsResource_t | _Int | None,
    index: _Int,
    mipLevel: _Int,
) -> tuple[cudaError_t, cudaEglFrame]:
    ...
def cudaEventCreateFromEGLSync(
    eglSync: EGLSyncKHR | _Int | None,
    flags: _Int,
) -> tuple[cudaError_t, cudaEvent_t]:
    ...
def cudaGLGetDevices(
    cudaDeviceCount: _Int,
    deviceList: cudaGLDeviceList | int,
) -> tuple[cudaError_t, int, list[int]]:
    ...
def cudaGraphicsGLRegisterImage(
    image: GLuint | _Int | None,
    target: GLenum | _Int | None,
    flags: _Int,
) -> tuple[cudaError_t, cudaGraphicsResource_t]:
    ...
def cudaGraphicsGLRegisterBuffer(
    buffer: GLuint | _Int | None,
    flags: _Int,
) -> tuple[cudaError_t, cudaGraphicsResource_t]:
    ...
def cudaGLSetGLDevice(device: _Int) -> tuple[cudaError_t]:
    ...
def cudaGLRegisterBufferObject(bufObj: GLuint | _Int | None) -> tuple[cudaError_t]:
    ...
def cudaGLMapBufferObject(bufObj: GLuint | _Int | None) -> tuple[cudaError_t, int]:
    ...
def cudaGLUnmapBufferObject(bufObj: GLuint | _Int | None) -> tuple[cudaError_t]:
    ...
def cudaGLUnregisterBufferObject(bufObj: GLuint | _Int | None) -> tuple[cudaError_t]:
    ...
def cudaGLSetBufferObjectMapFlags(bufObj: GLuint | _Int | None, flags: _Int) -> tuple[cudaError_t]:
    ...
def cudaGLMapBufferObjectAsync(
    bufObj: GLuint | _Int | None,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t, int]:
    ...
def cudaGLUnmapBufferObjectAsync(
    bufObj: GLuint | _Int | None,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    ...
def cudaVDPAUGetDevice(
    vdpDevice: VdpDevice | _Int | None,
    vdpGetProcAddress: _Address,
) -> tuple[cudaError_t, int]:
    ...
def cudaVDPAUSetVDPAUDevice(
    device: _Int,
    vdpDevice: VdpDevice | _Int | None,
    vdpGetProcAddress: _Address,
) -> tuple[cudaError_t]:
    ...
def cudaGraphicsVDPAURegisterVideoSurface(
    vdpSurface: VdpVideoSurface | _Int | None,
    flags: _Int,
) -> tuple[cudaError_t, cudaGraphicsResource_t]:
    ...
def cudaGraphicsVDPAURegisterOutputSurface(
    vdpSurface: VdpOutputSurface | _Int | None,
    flags: _Int,
) -> tuple[cudaError_t, cudaGraphicsResource_t]:
    ...
def getLocalRuntimeVersion() -> tuple[cudaError_t, int]:
    ...
