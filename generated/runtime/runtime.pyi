# runtime.pyi of cubind for CUDA Runtime API, API version 13.5.
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
    """How numbers are rounded.

    enum cudaRoundMode.

    Members
        cudaRoundNearest = 0, cudaRoundZero = 1, cudaRoundPosInf = 2, cudaRoundMinInf = 3
    """
    cudaRoundNearest: ClassVar[cudaRoundMode]
    cudaRoundZero: ClassVar[cudaRoundMode]
    cudaRoundPosInf: ClassVar[cudaRoundMode]
    cudaRoundMinInf: ClassVar[cudaRoundMode]

class cudaError_t(_Enum):
    """What functions of the runtime return; only cudaSuccess and cudaErrorNotReady are no
    failures.

    enum cudaError.

    Members
        cudaSuccess = 0, cudaErrorInvalidValue = 1, cudaErrorMemoryAllocation = 2,
        cudaErrorInitializationError = 3, cudaErrorCudartUnloading = 4,
        cudaErrorProfilerDisabled = 5, cudaErrorProfilerNotInitialized = 6,
        cudaErrorProfilerAlreadyStarted = 7, cudaErrorProfilerAlreadyStopped = 8,
        cudaErrorInvalidConfiguration = 9, cudaErrorVersionTranslation = 10,
        cudaErrorInvalidPitchValue = 12, cudaErrorInvalidSymbol = 13,
        cudaErrorInvalidHostPointer = 16, cudaErrorInvalidDevicePointer = 17,
        cudaErrorInvalidTexture = 18, cudaErrorInvalidTextureBinding = 19,
        cudaErrorInvalidChannelDescriptor = 20, cudaErrorInvalidMemcpyDirection = 21,
        cudaErrorAddressOfConstant = 22, cudaErrorTextureFetchFailed = 23,
        cudaErrorTextureNotBound = 24, cudaErrorSynchronizationError = 25,
        cudaErrorInvalidFilterSetting = 26, cudaErrorInvalidNormSetting = 27,
        cudaErrorMixedDeviceExecution = 28, cudaErrorNotYetImplemented = 31,
        cudaErrorMemoryValueTooLarge = 32, cudaErrorStubLibrary = 34,
        cudaErrorInsufficientDriver = 35, cudaErrorCallRequiresNewerDriver = 36,
        cudaErrorInvalidSurface = 37, cudaErrorDuplicateVariableName = 43,
        cudaErrorDuplicateTextureName = 44, cudaErrorDuplicateSurfaceName = 45,
        cudaErrorDevicesUnavailable = 46, cudaErrorIncompatibleDriverContext = 49,
        cudaErrorMissingConfiguration = 52, cudaErrorPriorLaunchFailure = 53,
        cudaErrorLaunchMaxDepthExceeded = 65, cudaErrorLaunchFileScopedTex = 66,
        cudaErrorLaunchFileScopedSurf = 67, cudaErrorSyncDepthExceeded = 68,
        cudaErrorLaunchPendingCountExceeded = 69, cudaErrorInvalidDeviceFunction = 98,
        cudaErrorNoDevice = 100, cudaErrorInvalidDevice = 101,
        cudaErrorDeviceNotLicensed = 102, cudaErrorSoftwareValidityNotEstablished = 103,
        cudaErrorStartupFailure = 127, cudaErrorInvalidKernelImage = 200,
        cudaErrorDeviceUninitialized = 201, cudaErrorMapBufferObjectFailed = 205,
        cudaErrorUnmapBufferObjectFailed = 206, cudaErrorArrayIsMapped = 207,
        cudaErrorAlreadyMapped = 208, cudaErrorNoKernelImageForDevice = 209,
        cudaErrorAlreadyAcquired = 210, cudaErrorNotMapped = 211,
        cudaErrorNotMappedAsArray = 212, cudaErrorNotMappedAsPointer = 213,
        cudaErrorECCUncorrectable = 214, cudaErrorUnsupportedLimit = 215,
        cudaErrorDeviceAlreadyInUse = 216, cudaErrorPeerAccessUnsupported = 217,
        cudaErrorInvalidPtx = 218, cudaErrorInvalidGraphicsContext = 219,
        cudaErrorNvlinkUncorrectable = 220, cudaErrorJitCompilerNotFound = 221,
        cudaErrorUnsupportedPtxVersion = 222, cudaErrorJitCompilationDisabled = 223,
        cudaErrorUnsupportedExecAffinity = 224, cudaErrorUnsupportedDevSideSync = 225,
        cudaErrorContained = 226, cudaErrorInsufficientLoaderVersion = 227,
        cudaErrorInvalidSource = 300, cudaErrorFileNotFound = 301,
        cudaErrorSharedObjectSymbolNotFound = 302, cudaErrorSharedObjectInitFailed = 303,
        cudaErrorOperatingSystem = 304, cudaErrorInvalidResourceHandle = 400,
        cudaErrorIllegalState = 401, cudaErrorLossyQuery = 402,
        cudaErrorSymbolNotFound = 500, cudaErrorNotReady = 600,
        cudaErrorIllegalAddress = 700, cudaErrorLaunchOutOfResources = 701,
        cudaErrorLaunchTimeout = 702, cudaErrorLaunchIncompatibleTexturing = 703,
        cudaErrorPeerAccessAlreadyEnabled = 704, cudaErrorPeerAccessNotEnabled = 705,
        cudaErrorSetOnActiveProcess = 708, cudaErrorContextIsDestroyed = 709,
        cudaErrorAssert = 710, cudaErrorTooManyPeers = 711,
        cudaErrorHostMemoryAlreadyRegistered = 712, cudaErrorHostMemoryNotRegistered = 713,
        cudaErrorHardwareStackError = 714, cudaErrorIllegalInstruction = 715,
        cudaErrorMisalignedAddress = 716, cudaErrorInvalidAddressSpace = 717,
        cudaErrorInvalidPc = 718, cudaErrorLaunchFailure = 719,
        cudaErrorCooperativeLaunchTooLarge = 720, cudaErrorTensorMemoryLeak = 721,
        cudaErrorNotPermitted = 800, cudaErrorNotSupported = 801,
        cudaErrorSystemNotReady = 802, cudaErrorSystemDriverMismatch = 803,
        cudaErrorCompatNotSupportedOnDevice = 804, cudaErrorMpsConnectionFailed = 805,
        cudaErrorMpsRpcFailure = 806, cudaErrorMpsServerNotReady = 807,
        cudaErrorMpsMaxClientsReached = 808, cudaErrorMpsMaxConnectionsReached = 809,
        cudaErrorMpsClientTerminated = 810, cudaErrorCdpNotSupported = 811,
        cudaErrorCdpVersionMismatch = 812, cudaErrorStreamCaptureUnsupported = 900,
        cudaErrorStreamCaptureInvalidated = 901, cudaErrorStreamCaptureMerge = 902,
        cudaErrorStreamCaptureUnmatched = 903, cudaErrorStreamCaptureUnjoined = 904,
        cudaErrorStreamCaptureIsolation = 905, cudaErrorStreamCaptureImplicit = 906,
        cudaErrorCapturedEvent = 907, cudaErrorStreamCaptureWrongThread = 908,
        cudaErrorTimeout = 909, cudaErrorGraphExecUpdateFailure = 910,
        cudaErrorExternalDevice = 911, cudaErrorInvalidClusterSize = 912,
        cudaErrorFunctionNotLoaded = 913, cudaErrorInvalidResourceType = 914,
        cudaErrorInvalidResourceConfiguration = 915, cudaErrorStreamDetached = 917,
        cudaErrorGraphRecaptureFailure = 918, cudaErrorFabricNotReady = 919,
        cudaErrorUnknown = 999, cudaErrorApiFailureBase = 10000

    Taken by
        cudaGetErrorName, cudaGetErrorString
    """
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
    cudaErrorVersionTranslation: ClassVar[cudaError_t]
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
    cudaErrorInsufficientLoaderVersion: ClassVar[cudaError_t]
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
    cudaErrorStreamDetached: ClassVar[cudaError_t]
    cudaErrorGraphRecaptureFailure: ClassVar[cudaError_t]
    cudaErrorFabricNotReady: ClassVar[cudaError_t]
    cudaErrorUnknown: ClassVar[cudaError_t]
    cudaErrorApiFailureBase: ClassVar[cudaError_t]

class cudaChannelFormatKind(_Enum):
    """Type of the channels of an array's elements.

    enum cudaChannelFormatKind.

    Members
        cudaChannelFormatKindSigned = 0, cudaChannelFormatKindUnsigned = 1,
        cudaChannelFormatKindFloat = 2, cudaChannelFormatKindNone = 3,
        cudaChannelFormatKindNV12 = 4, cudaChannelFormatKindUnsignedNormalized8X1 = 5,
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
        cudaChannelFormatKindUnsigned16Planar444 = 45

    Taken by
        cudaCreateChannelDesc

    Field of
        cudaChannelFormatDesc.f
    """
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
    cudaChannelFormatKindUnsigned8Packed422: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindUnsigned8Packed444: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindUnsigned8SemiPlanar420: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindUnsigned16SemiPlanar420: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindUnsigned8SemiPlanar422: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindUnsigned16SemiPlanar422: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindUnsigned8SemiPlanar444: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindUnsigned16SemiPlanar444: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindUnsigned8Planar420: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindUnsigned16Planar420: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindUnsigned8Planar422: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindUnsigned16Planar422: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindUnsigned8Planar444: ClassVar[cudaChannelFormatKind]
    cudaChannelFormatKindUnsigned16Planar444: ClassVar[cudaChannelFormatKind]

class cudaMemoryType(_Enum):
    """What kind of memory an address is.

    enum cudaMemoryType.

    Members
        cudaMemoryTypeUnregistered = 0, cudaMemoryTypeHost = 1, cudaMemoryTypeDevice = 2,
        cudaMemoryTypeManaged = 3

    Field of
        cudaPointerAttributes.type
    """
    cudaMemoryTypeUnregistered: ClassVar[cudaMemoryType]
    cudaMemoryTypeHost: ClassVar[cudaMemoryType]
    cudaMemoryTypeDevice: ClassVar[cudaMemoryType]
    cudaMemoryTypeManaged: ClassVar[cudaMemoryType]

class cudaMemcpyKind(_Enum):
    """Direction of a copy; cudaMemcpyDefault leaves it to the addresses.

    enum cudaMemcpyKind.

    Members
        cudaMemcpyHostToHost = 0, cudaMemcpyHostToDevice = 1, cudaMemcpyDeviceToHost = 2,
        cudaMemcpyDeviceToDevice = 3, cudaMemcpyDefault = 4

    Taken by
        cudaMemcpy, cudaMemcpy2D, cudaMemcpy2DToArray, cudaMemcpy2DFromArray,
        cudaMemcpy2DArrayToArray, cudaMemcpyToSymbol, cudaMemcpyFromSymbol, cudaMemcpyAsync,
        cudaMemcpy2DAsync, cudaMemcpy2DToArrayAsync, cudaMemcpy2DFromArrayAsync,
        cudaMemcpyToSymbolAsync and 15 more

    Field of
        cudaMemcpy3DParms.kind
    """
    cudaMemcpyHostToHost: ClassVar[cudaMemcpyKind]
    cudaMemcpyHostToDevice: ClassVar[cudaMemcpyKind]
    cudaMemcpyDeviceToHost: ClassVar[cudaMemcpyKind]
    cudaMemcpyDeviceToDevice: ClassVar[cudaMemcpyKind]
    cudaMemcpyDefault: ClassVar[cudaMemcpyKind]

class cudaAccessProperty(_Enum):
    """How long the L2 cache should keep what a window of memory reads.

    enum cudaAccessProperty.

    Members
        cudaAccessPropertyNormal = 0, cudaAccessPropertyStreaming = 1,
        cudaAccessPropertyPersisting = 2

    Field of
        cudaAccessPolicyWindow.hitProp, cudaAccessPolicyWindow.missProp
    """
    cudaAccessPropertyNormal: ClassVar[cudaAccessProperty]
    cudaAccessPropertyStreaming: ClassVar[cudaAccessProperty]
    cudaAccessPropertyPersisting: ClassVar[cudaAccessProperty]

class cudaStreamCaptureStatus(_Enum):
    """Whether a stream is being captured.

    enum cudaStreamCaptureStatus.

    Members
        cudaStreamCaptureStatusNone = 0, cudaStreamCaptureStatusActive = 1,
        cudaStreamCaptureStatusInvalidated = 2

    Given by
        cudaStreamIsCapturing, cudaStreamGetCaptureInfo
    """
    cudaStreamCaptureStatusNone: ClassVar[cudaStreamCaptureStatus]
    cudaStreamCaptureStatusActive: ClassVar[cudaStreamCaptureStatus]
    cudaStreamCaptureStatusInvalidated: ClassVar[cudaStreamCaptureStatus]

class cudaGraphRecaptureStatus(_Enum):
    """In what a node differs from the one before.

    enum cudaGraphRecaptureStatus. Since CUDA 13.3.

    Members
        cudaGraphRecaptureEligibleForUpdate = 0, cudaGraphRecaptureIneligibleForUpdate = 1,
        cudaGraphRecaptureError = 2
    """
    cudaGraphRecaptureEligibleForUpdate: ClassVar[cudaGraphRecaptureStatus]
    cudaGraphRecaptureIneligibleForUpdate: ClassVar[cudaGraphRecaptureStatus]
    cudaGraphRecaptureError: ClassVar[cudaGraphRecaptureStatus]

class cudaStreamCaptureMode(_Enum):
    """Which other calls a capture forbids, and to which threads.

    enum cudaStreamCaptureMode.

    Members
        cudaStreamCaptureModeGlobal = 0, cudaStreamCaptureModeThreadLocal = 1,
        cudaStreamCaptureModeRelaxed = 2

    Taken by
        cudaStreamBeginCapture, cudaStreamBeginRecaptureToGraph,
        cudaStreamBeginCaptureToGraph, cudaThreadExchangeStreamCaptureMode
    """
    cudaStreamCaptureModeGlobal: ClassVar[cudaStreamCaptureMode]
    cudaStreamCaptureModeThreadLocal: ClassVar[cudaStreamCaptureMode]
    cudaStreamCaptureModeRelaxed: ClassVar[cudaStreamCaptureMode]

class cudaSynchronizationPolicy(_Enum):
    """How threads wait for a stream.

    enum cudaSynchronizationPolicy.

    Members
        cudaSyncPolicyAuto = 1, cudaSyncPolicySpin = 2, cudaSyncPolicyYield = 3,
        cudaSyncPolicyBlockingSync = 4

    Field of
        cudaLaunchAttributeValue.syncPolicy
    """
    cudaSyncPolicyAuto: ClassVar[cudaSynchronizationPolicy]
    cudaSyncPolicySpin: ClassVar[cudaSynchronizationPolicy]
    cudaSyncPolicyYield: ClassVar[cudaSynchronizationPolicy]
    cudaSyncPolicyBlockingSync: ClassVar[cudaSynchronizationPolicy]

class cudaClusterSchedulingPolicy(_Enum):
    """How the blocks of a cluster are spread over multiprocessors.

    enum cudaClusterSchedulingPolicy.

    Members
        cudaClusterSchedulingPolicyDefault = 0, cudaClusterSchedulingPolicySpread = 1,
        cudaClusterSchedulingPolicyLoadBalancing = 2,
        cudaClusterSchedulingPolicyRubinDsmemLocality = 3

    Field of
        cudaLaunchAttributeValue.clusterSchedulingPolicyPreference
    """
    cudaClusterSchedulingPolicyDefault: ClassVar[cudaClusterSchedulingPolicy]
    cudaClusterSchedulingPolicySpread: ClassVar[cudaClusterSchedulingPolicy]
    cudaClusterSchedulingPolicyLoadBalancing: ClassVar[cudaClusterSchedulingPolicy]
    cudaClusterSchedulingPolicyRubinDsmemLocality: ClassVar[cudaClusterSchedulingPolicy]

class cudaStreamUpdateCaptureDependenciesFlags(_Enum):
    """Whether dependencies are added or replaced.

    enum cudaStreamUpdateCaptureDependenciesFlags.

    Members
        cudaStreamAddCaptureDependencies = 0, cudaStreamSetCaptureDependencies = 1

    Taken by
        cudaStreamUpdateCaptureDependencies
    """
    cudaStreamAddCaptureDependencies: ClassVar[cudaStreamUpdateCaptureDependenciesFlags]
    cudaStreamSetCaptureDependencies: ClassVar[cudaStreamUpdateCaptureDependenciesFlags]

class cudaUserObjectFlags(_Enum):
    """How a user object is destroyed.

    enum cudaUserObjectFlags.

    Members
        cudaUserObjectNoDestructorSync = 1

    Taken by
        cudaUserObjectCreate
    """
    cudaUserObjectNoDestructorSync: ClassVar[cudaUserObjectFlags]

class cudaUserObjectRetainFlags(_Enum):
    """Whether references to an object are moved to a graph.

    enum cudaUserObjectRetainFlags.

    Members
        cudaGraphUserObjectMove = 1

    Taken by
        cudaGraphRetainUserObject
    """
    cudaGraphUserObjectMove: ClassVar[cudaUserObjectRetainFlags]

class cudaHostTaskSyncMode(_Enum):
    """How the runtime waits on the host.

    enum cudaHostTaskSyncMode. Since CUDA 13.2.

    Members
        cudaHostTaskBlocking = 0, cudaHostTaskSpinWait = 1
    """
    cudaHostTaskBlocking: ClassVar[cudaHostTaskSyncMode]
    cudaHostTaskSpinWait: ClassVar[cudaHostTaskSyncMode]

class cudaGraphicsRegisterFlags(_Enum):
    """How CUDA will use a resource of a graphics interface.

    enum cudaGraphicsRegisterFlags.

    Members
        cudaGraphicsRegisterFlagsNone = 0, cudaGraphicsRegisterFlagsReadOnly = 1,
        cudaGraphicsRegisterFlagsWriteDiscard = 2,
        cudaGraphicsRegisterFlagsSurfaceLoadStore = 4,
        cudaGraphicsRegisterFlagsTextureGather = 8

    Taken by
        cudaGraphicsEGLRegisterImage, cudaGraphicsGLRegisterImage,
        cudaGraphicsGLRegisterBuffer
    """
    cudaGraphicsRegisterFlagsNone: ClassVar[cudaGraphicsRegisterFlags]
    cudaGraphicsRegisterFlagsReadOnly: ClassVar[cudaGraphicsRegisterFlags]
    cudaGraphicsRegisterFlagsWriteDiscard: ClassVar[cudaGraphicsRegisterFlags]
    cudaGraphicsRegisterFlagsSurfaceLoadStore: ClassVar[cudaGraphicsRegisterFlags]
    cudaGraphicsRegisterFlagsTextureGather: ClassVar[cudaGraphicsRegisterFlags]

class cudaGraphicsMapFlags(_Enum):
    """Whether CUDA reads or replaces a resource while it is mapped.

    enum cudaGraphicsMapFlags.

    Members
        cudaGraphicsMapFlagsNone = 0, cudaGraphicsMapFlagsReadOnly = 1,
        cudaGraphicsMapFlagsWriteDiscard = 2

    Taken by
        cudaGraphicsResourceSetMapFlags, cudaGraphicsVDPAURegisterVideoSurface,
        cudaGraphicsVDPAURegisterOutputSurface
    """
    cudaGraphicsMapFlagsNone: ClassVar[cudaGraphicsMapFlags]
    cudaGraphicsMapFlagsReadOnly: ClassVar[cudaGraphicsMapFlags]
    cudaGraphicsMapFlagsWriteDiscard: ClassVar[cudaGraphicsMapFlags]

class cudaGraphicsCubeFace(_Enum):
    """The faces of a cube, in the order of a cube's layers.

    enum cudaGraphicsCubeFace.

    Members
        cudaGraphicsCubeFacePositiveX = 0, cudaGraphicsCubeFaceNegativeX = 1,
        cudaGraphicsCubeFacePositiveY = 2, cudaGraphicsCubeFaceNegativeY = 3,
        cudaGraphicsCubeFacePositiveZ = 4, cudaGraphicsCubeFaceNegativeZ = 5
    """
    cudaGraphicsCubeFacePositiveX: ClassVar[cudaGraphicsCubeFace]
    cudaGraphicsCubeFaceNegativeX: ClassVar[cudaGraphicsCubeFace]
    cudaGraphicsCubeFacePositiveY: ClassVar[cudaGraphicsCubeFace]
    cudaGraphicsCubeFaceNegativeY: ClassVar[cudaGraphicsCubeFace]
    cudaGraphicsCubeFacePositiveZ: ClassVar[cudaGraphicsCubeFace]
    cudaGraphicsCubeFaceNegativeZ: ClassVar[cudaGraphicsCubeFace]

class cudaResourceType(_Enum):
    """What a texture or surface is made on.

    enum cudaResourceType.

    Members
        cudaResourceTypeArray = 0, cudaResourceTypeMipmappedArray = 1,
        cudaResourceTypeLinear = 2, cudaResourceTypePitch2D = 3

    Field of
        cudaResourceDesc.resType
    """
    cudaResourceTypeArray: ClassVar[cudaResourceType]
    cudaResourceTypeMipmappedArray: ClassVar[cudaResourceType]
    cudaResourceTypeLinear: ClassVar[cudaResourceType]
    cudaResourceTypePitch2D: ClassVar[cudaResourceType]

class cudaResourceViewFormat(_Enum):
    """The format as which a texture reads its array.

    enum cudaResourceViewFormat.

    Members
        cudaResViewFormatNone = 0, cudaResViewFormatUnsignedChar1 = 1,
        cudaResViewFormatUnsignedChar2 = 2, cudaResViewFormatUnsignedChar4 = 3,
        cudaResViewFormatSignedChar1 = 4, cudaResViewFormatSignedChar2 = 5,
        cudaResViewFormatSignedChar4 = 6, cudaResViewFormatUnsignedShort1 = 7,
        cudaResViewFormatUnsignedShort2 = 8, cudaResViewFormatUnsignedShort4 = 9,
        cudaResViewFormatSignedShort1 = 10, cudaResViewFormatSignedShort2 = 11,
        cudaResViewFormatSignedShort4 = 12, cudaResViewFormatUnsignedInt1 = 13,
        cudaResViewFormatUnsignedInt2 = 14, cudaResViewFormatUnsignedInt4 = 15,
        cudaResViewFormatSignedInt1 = 16, cudaResViewFormatSignedInt2 = 17,
        cudaResViewFormatSignedInt4 = 18, cudaResViewFormatHalf1 = 19,
        cudaResViewFormatHalf2 = 20, cudaResViewFormatHalf4 = 21,
        cudaResViewFormatFloat1 = 22, cudaResViewFormatFloat2 = 23,
        cudaResViewFormatFloat4 = 24, cudaResViewFormatUnsignedBlockCompressed1 = 25,
        cudaResViewFormatUnsignedBlockCompressed2 = 26,
        cudaResViewFormatUnsignedBlockCompressed3 = 27,
        cudaResViewFormatUnsignedBlockCompressed4 = 28,
        cudaResViewFormatSignedBlockCompressed4 = 29,
        cudaResViewFormatUnsignedBlockCompressed5 = 30,
        cudaResViewFormatSignedBlockCompressed5 = 31,
        cudaResViewFormatUnsignedBlockCompressed6H = 32,
        cudaResViewFormatSignedBlockCompressed6H = 33,
        cudaResViewFormatUnsignedBlockCompressed7 = 34

    Field of
        cudaResourceViewDesc.format
    """
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

class cudaSharedMemoryMode(_Enum):
    """Whether kernels may use more shared memory than all devices have.

    enum cudaSharedMemoryMode. Since CUDA 13.2.

    Members
        cudaSharedMemoryModeDefault = 0, cudaSharedMemoryModeRequirePortable = 1,
        cudaSharedMemoryModeAllowNonPortable = 2,
        cudaSharedMemoryModeAllowOversizedSharedMemory = 3,
        cudaSharedMemoryModePreferOversizedSharedMemory = 4

    Field of
        cudaFuncAttributes.sharedMemoryMode, cudaLaunchAttributeValue.sharedMemoryMode
    """
    cudaSharedMemoryModeDefault: ClassVar[cudaSharedMemoryMode]
    cudaSharedMemoryModeRequirePortable: ClassVar[cudaSharedMemoryMode]
    cudaSharedMemoryModeAllowNonPortable: ClassVar[cudaSharedMemoryMode]
    cudaSharedMemoryModeAllowOversizedSharedMemory: ClassVar[cudaSharedMemoryMode]
    cudaSharedMemoryModePreferOversizedSharedMemory: ClassVar[cudaSharedMemoryMode]

class cudaFuncAttribute(_Enum):
    """What can be set for a kernel.

    enum cudaFuncAttribute.

    Members
        cudaFuncAttributeMaxDynamicSharedMemorySize = 8,
        cudaFuncAttributePreferredSharedMemoryCarveout = 9,
        cudaFuncAttributeClusterDimMustBeSet = 10,
        cudaFuncAttributeRequiredClusterWidth = 11,
        cudaFuncAttributeRequiredClusterHeight = 12,
        cudaFuncAttributeRequiredClusterDepth = 13,
        cudaFuncAttributeNonPortableClusterSizeAllowed = 14,
        cudaFuncAttributeClusterSchedulingPolicyPreference = 15,
        cudaFuncAttributeSharedMemoryMode = 16, cudaFuncAttributeMax = 17

    Taken by
        cudaFuncSetAttribute, cudaKernelSetAttributeForDevice
    """
    cudaFuncAttributeMaxDynamicSharedMemorySize: ClassVar[cudaFuncAttribute]
    cudaFuncAttributePreferredSharedMemoryCarveout: ClassVar[cudaFuncAttribute]
    cudaFuncAttributeClusterDimMustBeSet: ClassVar[cudaFuncAttribute]
    cudaFuncAttributeRequiredClusterWidth: ClassVar[cudaFuncAttribute]
    cudaFuncAttributeRequiredClusterHeight: ClassVar[cudaFuncAttribute]
    cudaFuncAttributeRequiredClusterDepth: ClassVar[cudaFuncAttribute]
    cudaFuncAttributeNonPortableClusterSizeAllowed: ClassVar[cudaFuncAttribute]
    cudaFuncAttributeClusterSchedulingPolicyPreference: ClassVar[cudaFuncAttribute]
    cudaFuncAttributeSharedMemoryMode: ClassVar[cudaFuncAttribute]
    cudaFuncAttributeMax: ClassVar[cudaFuncAttribute]

class cudaFuncCache(_Enum):
    """Which of L1 cache and shared memory should get more.

    enum cudaFuncCache.

    Members
        cudaFuncCachePreferNone = 0, cudaFuncCachePreferShared = 1,
        cudaFuncCachePreferL1 = 2, cudaFuncCachePreferEqual = 3

    Taken by
        cudaDeviceSetCacheConfig, cudaFuncSetCacheConfig

    Given by
        cudaDeviceGetCacheConfig
    """
    cudaFuncCachePreferNone: ClassVar[cudaFuncCache]
    cudaFuncCachePreferShared: ClassVar[cudaFuncCache]
    cudaFuncCachePreferL1: ClassVar[cudaFuncCache]
    cudaFuncCachePreferEqual: ClassVar[cudaFuncCache]

class cudaSharedMemConfig(_Enum):
    """How wide the banks of shared memory are, on devices that could choose.

    enum cudaSharedMemConfig.

    Members
        cudaSharedMemBankSizeDefault = 0, cudaSharedMemBankSizeFourByte = 1,
        cudaSharedMemBankSizeEightByte = 2

    Taken by
        cudaDeviceSetSharedMemConfig, cudaFuncSetSharedMemConfig

    Given by
        cudaDeviceGetSharedMemConfig
    """
    cudaSharedMemBankSizeDefault: ClassVar[cudaSharedMemConfig]
    cudaSharedMemBankSizeFourByte: ClassVar[cudaSharedMemConfig]
    cudaSharedMemBankSizeEightByte: ClassVar[cudaSharedMemConfig]

class cudaSharedCarveout(_Enum):
    """Preferred share of shared memory in percent, as a few named values.

    enum cudaSharedCarveout.

    Members
        cudaSharedmemCarveoutDefault = -1, cudaSharedmemCarveoutMaxShared = 100,
        cudaSharedmemCarveoutMaxL1 = 0
    """
    cudaSharedmemCarveoutDefault: ClassVar[cudaSharedCarveout]
    cudaSharedmemCarveoutMaxShared: ClassVar[cudaSharedCarveout]
    cudaSharedmemCarveoutMaxL1: ClassVar[cudaSharedCarveout]

class cudaComputeMode(_Enum):
    """Whether processes may use a device, and how many.

    enum cudaComputeMode.

    Members
        cudaComputeModeDefault = 0, cudaComputeModeExclusive = 1,
        cudaComputeModeProhibited = 2, cudaComputeModeExclusiveProcess = 3
    """
    cudaComputeModeDefault: ClassVar[cudaComputeMode]
    cudaComputeModeExclusive: ClassVar[cudaComputeMode]
    cudaComputeModeProhibited: ClassVar[cudaComputeMode]
    cudaComputeModeExclusiveProcess: ClassVar[cudaComputeMode]

class cudaLimit(_Enum):
    """Limits of a device, for cudaDeviceSetLimit.

    enum cudaLimit.

    Members
        cudaLimitStackSize = 0, cudaLimitPrintfFifoSize = 1, cudaLimitMallocHeapSize = 2,
        cudaLimitDevRuntimeSyncDepth = 3, cudaLimitDevRuntimePendingLaunchCount = 4,
        cudaLimitMaxL2FetchGranularity = 5, cudaLimitPersistingL2CacheSize = 6,
        cudaLimitPerBlockMemorySize = 10

    Taken by
        cudaDeviceSetLimit, cudaDeviceGetLimit
    """
    cudaLimitStackSize: ClassVar[cudaLimit]
    cudaLimitPrintfFifoSize: ClassVar[cudaLimit]
    cudaLimitMallocHeapSize: ClassVar[cudaLimit]
    cudaLimitDevRuntimeSyncDepth: ClassVar[cudaLimit]
    cudaLimitDevRuntimePendingLaunchCount: ClassVar[cudaLimit]
    cudaLimitMaxL2FetchGranularity: ClassVar[cudaLimit]
    cudaLimitPersistingL2CacheSize: ClassVar[cudaLimit]
    cudaLimitPerBlockMemorySize: ClassVar[cudaLimit]

class cudaMemoryAdvise(_Enum):
    """What can be said of managed memory.

    enum cudaMemoryAdvise.

    Members
        cudaMemAdviseSetReadMostly = 1, cudaMemAdviseUnsetReadMostly = 2,
        cudaMemAdviseSetPreferredLocation = 3, cudaMemAdviseUnsetPreferredLocation = 4,
        cudaMemAdviseSetAccessedBy = 5, cudaMemAdviseUnsetAccessedBy = 6

    Taken by
        cudaMemAdvise
    """
    cudaMemAdviseSetReadMostly: ClassVar[cudaMemoryAdvise]
    cudaMemAdviseUnsetReadMostly: ClassVar[cudaMemoryAdvise]
    cudaMemAdviseSetPreferredLocation: ClassVar[cudaMemoryAdvise]
    cudaMemAdviseUnsetPreferredLocation: ClassVar[cudaMemoryAdvise]
    cudaMemAdviseSetAccessedBy: ClassVar[cudaMemoryAdvise]
    cudaMemAdviseUnsetAccessedBy: ClassVar[cudaMemoryAdvise]

class cudaMemRangeAttribute(_Enum):
    """What a range of managed memory can be asked for.

    enum cudaMemRangeAttribute.

    Members
        cudaMemRangeAttributeReadMostly = 1, cudaMemRangeAttributePreferredLocation = 2,
        cudaMemRangeAttributeAccessedBy = 3, cudaMemRangeAttributeLastPrefetchLocation = 4,
        cudaMemRangeAttributePreferredLocationType = 5,
        cudaMemRangeAttributePreferredLocationId = 6,
        cudaMemRangeAttributeLastPrefetchLocationType = 7,
        cudaMemRangeAttributeLastPrefetchLocationId = 8

    Taken by
        cudaMemRangeGetAttribute, cudaMemRangeGetAttributes
    """
    cudaMemRangeAttributeReadMostly: ClassVar[cudaMemRangeAttribute]
    cudaMemRangeAttributePreferredLocation: ClassVar[cudaMemRangeAttribute]
    cudaMemRangeAttributeAccessedBy: ClassVar[cudaMemRangeAttribute]
    cudaMemRangeAttributeLastPrefetchLocation: ClassVar[cudaMemRangeAttribute]
    cudaMemRangeAttributePreferredLocationType: ClassVar[cudaMemRangeAttribute]
    cudaMemRangeAttributePreferredLocationId: ClassVar[cudaMemRangeAttribute]
    cudaMemRangeAttributeLastPrefetchLocationType: ClassVar[cudaMemRangeAttribute]
    cudaMemRangeAttributeLastPrefetchLocationId: ClassVar[cudaMemRangeAttribute]

class cudaFlushGPUDirectRDMAWritesOptions(_Enum):
    """How writes of other PCI devices can be flushed, as bits.

    enum cudaFlushGPUDirectRDMAWritesOptions.

    Members
        cudaFlushGPUDirectRDMAWritesOptionHost = 1,
        cudaFlushGPUDirectRDMAWritesOptionMemOps = 2
    """
    cudaFlushGPUDirectRDMAWritesOptionHost: ClassVar[cudaFlushGPUDirectRDMAWritesOptions]
    cudaFlushGPUDirectRDMAWritesOptionMemOps: ClassVar[cudaFlushGPUDirectRDMAWritesOptions]

class cudaGPUDirectRDMAWritesOrdering(_Enum):
    """For whom writes of other PCI devices are in order without a flush.

    enum cudaGPUDirectRDMAWritesOrdering.

    Members
        cudaGPUDirectRDMAWritesOrderingNone = 0, cudaGPUDirectRDMAWritesOrderingOwner = 100,
        cudaGPUDirectRDMAWritesOrderingAllDevices = 200
    """
    cudaGPUDirectRDMAWritesOrderingNone: ClassVar[cudaGPUDirectRDMAWritesOrdering]
    cudaGPUDirectRDMAWritesOrderingOwner: ClassVar[cudaGPUDirectRDMAWritesOrdering]
    cudaGPUDirectRDMAWritesOrderingAllDevices: ClassVar[cudaGPUDirectRDMAWritesOrdering]

class cudaFlushGPUDirectRDMAWritesScope(_Enum):
    """For whom writes of other PCI devices are flushed.

    enum cudaFlushGPUDirectRDMAWritesScope.

    Members
        cudaFlushGPUDirectRDMAWritesToOwner = 100,
        cudaFlushGPUDirectRDMAWritesToAllDevices = 200

    Taken by
        cudaDeviceFlushGPUDirectRDMAWrites
    """
    cudaFlushGPUDirectRDMAWritesToOwner: ClassVar[cudaFlushGPUDirectRDMAWritesScope]
    cudaFlushGPUDirectRDMAWritesToAllDevices: ClassVar[cudaFlushGPUDirectRDMAWritesScope]

class cudaFlushGPUDirectRDMAWritesTarget(_Enum):
    """Which device's memory is flushed.

    enum cudaFlushGPUDirectRDMAWritesTarget.

    Members
        cudaFlushGPUDirectRDMAWritesTargetCurrentDevice = 0

    Taken by
        cudaDeviceFlushGPUDirectRDMAWrites
    """
    cudaFlushGPUDirectRDMAWritesTargetCurrentDevice: ClassVar[cudaFlushGPUDirectRDMAWritesTarget]

class cudaDeviceAttr(_Enum):
    """What cudaDeviceGetAttribute can be asked for.

    enum cudaDeviceAttr.

    Members
        cudaDevAttrMaxThreadsPerBlock = 1, cudaDevAttrMaxBlockDimX = 2,
        cudaDevAttrMaxBlockDimY = 3, cudaDevAttrMaxBlockDimZ = 4,
        cudaDevAttrMaxGridDimX = 5, cudaDevAttrMaxGridDimY = 6, cudaDevAttrMaxGridDimZ = 7,
        cudaDevAttrMaxSharedMemoryPerBlock = 8, cudaDevAttrTotalConstantMemory = 9,
        cudaDevAttrWarpSize = 10, cudaDevAttrMaxPitch = 11,
        cudaDevAttrMaxRegistersPerBlock = 12, cudaDevAttrClockRate = 13,
        cudaDevAttrTextureAlignment = 14, cudaDevAttrGpuOverlap = 15,
        cudaDevAttrMultiProcessorCount = 16, cudaDevAttrKernelExecTimeout = 17,
        cudaDevAttrIntegrated = 18, cudaDevAttrCanMapHostMemory = 19,
        cudaDevAttrComputeMode = 20, cudaDevAttrMaxTexture1DWidth = 21,
        cudaDevAttrMaxTexture2DWidth = 22, cudaDevAttrMaxTexture2DHeight = 23,
        cudaDevAttrMaxTexture3DWidth = 24, cudaDevAttrMaxTexture3DHeight = 25,
        cudaDevAttrMaxTexture3DDepth = 26, cudaDevAttrMaxTexture2DLayeredWidth = 27,
        cudaDevAttrMaxTexture2DLayeredHeight = 28,
        cudaDevAttrMaxTexture2DLayeredLayers = 29, cudaDevAttrSurfaceAlignment = 30,
        cudaDevAttrConcurrentKernels = 31, cudaDevAttrEccEnabled = 32,
        cudaDevAttrPciBusId = 33, cudaDevAttrPciDeviceId = 34, cudaDevAttrTccDriver = 35,
        cudaDevAttrMemoryClockRate = 36, cudaDevAttrGlobalMemoryBusWidth = 37,
        cudaDevAttrL2CacheSize = 38, cudaDevAttrMaxThreadsPerMultiProcessor = 39,
        cudaDevAttrAsyncEngineCount = 40, cudaDevAttrUnifiedAddressing = 41,
        cudaDevAttrMaxTexture1DLayeredWidth = 42, cudaDevAttrMaxTexture1DLayeredLayers = 43,
        cudaDevAttrMaxTexture2DGatherWidth = 45, cudaDevAttrMaxTexture2DGatherHeight = 46,
        cudaDevAttrMaxTexture3DWidthAlt = 47, cudaDevAttrMaxTexture3DHeightAlt = 48,
        cudaDevAttrMaxTexture3DDepthAlt = 49, cudaDevAttrPciDomainId = 50,
        cudaDevAttrTexturePitchAlignment = 51, cudaDevAttrMaxTextureCubemapWidth = 52,
        cudaDevAttrMaxTextureCubemapLayeredWidth = 53,
        cudaDevAttrMaxTextureCubemapLayeredLayers = 54, cudaDevAttrMaxSurface1DWidth = 55,
        cudaDevAttrMaxSurface2DWidth = 56, cudaDevAttrMaxSurface2DHeight = 57,
        cudaDevAttrMaxSurface3DWidth = 58, cudaDevAttrMaxSurface3DHeight = 59,
        cudaDevAttrMaxSurface3DDepth = 60, cudaDevAttrMaxSurface1DLayeredWidth = 61,
        cudaDevAttrMaxSurface1DLayeredLayers = 62, cudaDevAttrMaxSurface2DLayeredWidth = 63,
        cudaDevAttrMaxSurface2DLayeredHeight = 64,
        cudaDevAttrMaxSurface2DLayeredLayers = 65, cudaDevAttrMaxSurfaceCubemapWidth = 66,
        cudaDevAttrMaxSurfaceCubemapLayeredWidth = 67,
        cudaDevAttrMaxSurfaceCubemapLayeredLayers = 68,
        cudaDevAttrMaxTexture1DLinearWidth = 69, cudaDevAttrMaxTexture2DLinearWidth = 70,
        cudaDevAttrMaxTexture2DLinearHeight = 71, cudaDevAttrMaxTexture2DLinearPitch = 72,
        cudaDevAttrMaxTexture2DMipmappedWidth = 73,
        cudaDevAttrMaxTexture2DMipmappedHeight = 74, cudaDevAttrComputeCapabilityMajor = 75,
        cudaDevAttrComputeCapabilityMinor = 76, cudaDevAttrMaxTexture1DMipmappedWidth = 77,
        cudaDevAttrStreamPrioritiesSupported = 78, cudaDevAttrGlobalL1CacheSupported = 79,
        cudaDevAttrLocalL1CacheSupported = 80,
        cudaDevAttrMaxSharedMemoryPerMultiprocessor = 81,
        cudaDevAttrMaxRegistersPerMultiprocessor = 82, cudaDevAttrManagedMemory = 83,
        cudaDevAttrIsMultiGpuBoard = 84, cudaDevAttrMultiGpuBoardGroupID = 85,
        cudaDevAttrHostNativeAtomicSupported = 86,
        cudaDevAttrSingleToDoublePrecisionPerfRatio = 87,
        cudaDevAttrPageableMemoryAccess = 88, cudaDevAttrConcurrentManagedAccess = 89,
        cudaDevAttrComputePreemptionSupported = 90,
        cudaDevAttrCanUseHostPointerForRegisteredMem = 91, cudaDevAttrReserved92 = 92,
        cudaDevAttrReserved93 = 93, cudaDevAttrReserved94 = 94,
        cudaDevAttrCooperativeLaunch = 95, cudaDevAttrReserved96 = 96,
        cudaDevAttrMaxSharedMemoryPerBlockOptin = 97, cudaDevAttrCanFlushRemoteWrites = 98,
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
        cudaDevAttrMemoryPoolsSupported = 115, cudaDevAttrGPUDirectRDMASupported = 116,
        cudaDevAttrGPUDirectRDMAFlushWritesOptions = 117,
        cudaDevAttrGPUDirectRDMAWritesOrdering = 118,
        cudaDevAttrMemoryPoolSupportedHandleTypes = 119, cudaDevAttrClusterLaunch = 120,
        cudaDevAttrDeferredMappingCudaArraySupported = 121, cudaDevAttrReserved122 = 122,
        cudaDevAttrReserved123 = 123, cudaDevAttrReserved124 = 124,
        cudaDevAttrIpcEventSupport = 125, cudaDevAttrMemSyncDomainCount = 126,
        cudaDevAttrReserved127 = 127, cudaDevAttrReserved128 = 128,
        cudaDevAttrReserved129 = 129, cudaDevAttrNumaConfig = 130, cudaDevAttrNumaId = 131,
        cudaDevAttrReserved132 = 132, cudaDevAttrMpsEnabled = 133,
        cudaDevAttrHostNumaId = 134, cudaDevAttrD3D12CigSupported = 135,
        cudaDevAttrVulkanCigSupported = 138, cudaDevAttrGpuPciDeviceId = 139,
        cudaDevAttrGpuPciSubsystemId = 140, cudaDevAttrReserved141 = 141,
        cudaDevAttrHostNumaMemoryPoolsSupported = 142,
        cudaDevAttrHostNumaMultinodeIpcSupported = 143,
        cudaDevAttrHostMemoryPoolsSupported = 144, cudaDevAttrReserved145 = 145,
        cudaDevAttrOnlyPartialHostNativeAtomicSupported = 147,
        cudaDevAttrAtomicReductionSupported = 148, cudaDevAttrLocalityDomainCount = 149,
        cudaDevAttrOversizedSharedMemoryPerBlock = 150,
        cudaDevAttrCigStreamsSupported = 151,
        cudaDevAttrLocalityDomainMultiprocessorCount = 157,
        cudaDevAttrTensorMapLargeTensorMinSize = 160, cudaDevAttrMax = 161

    Taken by
        cudaDeviceGetAttribute
    """
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
    cudaDevAttrReserved96: ClassVar[cudaDeviceAttr]
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
    cudaDevAttrHostMemoryPoolsSupported: ClassVar[cudaDeviceAttr]
    cudaDevAttrReserved145: ClassVar[cudaDeviceAttr]
    cudaDevAttrOnlyPartialHostNativeAtomicSupported: ClassVar[cudaDeviceAttr]
    cudaDevAttrAtomicReductionSupported: ClassVar[cudaDeviceAttr]
    cudaDevAttrLocalityDomainCount: ClassVar[cudaDeviceAttr]
    cudaDevAttrOversizedSharedMemoryPerBlock: ClassVar[cudaDeviceAttr]
    cudaDevAttrCigStreamsSupported: ClassVar[cudaDeviceAttr]
    cudaDevAttrLocalityDomainMultiprocessorCount: ClassVar[cudaDeviceAttr]
    cudaDevAttrTensorMapLargeTensorMinSize: ClassVar[cudaDeviceAttr]
    cudaDevAttrMax: ClassVar[cudaDeviceAttr]

class cudaMemPoolAttr(_Enum):
    """Properties of a memory pool.

    enum cudaMemPoolAttr.

    Members
        cudaMemPoolReuseFollowEventDependencies = 1, cudaMemPoolReuseAllowOpportunistic = 2,
        cudaMemPoolReuseAllowInternalDependencies = 3, cudaMemPoolAttrReleaseThreshold = 4,
        cudaMemPoolAttrReservedMemCurrent = 5, cudaMemPoolAttrReservedMemHigh = 6,
        cudaMemPoolAttrUsedMemCurrent = 7, cudaMemPoolAttrUsedMemHigh = 8,
        cudaMemPoolAttrAllocationType = 9, cudaMemPoolAttrExportHandleTypes = 10,
        cudaMemPoolAttrLocationId = 11, cudaMemPoolAttrLocationType = 12,
        cudaMemPoolAttrMaxPoolSize = 13, cudaMemPoolAttrHwDecompressEnabled = 14,
        cudaMemPoolAttrLocalityDomainId = 15

    Taken by
        cudaMemPoolSetAttribute, cudaMemPoolGetAttribute
    """
    cudaMemPoolReuseFollowEventDependencies: ClassVar[cudaMemPoolAttr]
    cudaMemPoolReuseAllowOpportunistic: ClassVar[cudaMemPoolAttr]
    cudaMemPoolReuseAllowInternalDependencies: ClassVar[cudaMemPoolAttr]
    cudaMemPoolAttrReleaseThreshold: ClassVar[cudaMemPoolAttr]
    cudaMemPoolAttrReservedMemCurrent: ClassVar[cudaMemPoolAttr]
    cudaMemPoolAttrReservedMemHigh: ClassVar[cudaMemPoolAttr]
    cudaMemPoolAttrUsedMemCurrent: ClassVar[cudaMemPoolAttr]
    cudaMemPoolAttrUsedMemHigh: ClassVar[cudaMemPoolAttr]
    cudaMemPoolAttrAllocationType: ClassVar[cudaMemPoolAttr]
    cudaMemPoolAttrExportHandleTypes: ClassVar[cudaMemPoolAttr]
    cudaMemPoolAttrLocationId: ClassVar[cudaMemPoolAttr]
    cudaMemPoolAttrLocationType: ClassVar[cudaMemPoolAttr]
    cudaMemPoolAttrMaxPoolSize: ClassVar[cudaMemPoolAttr]
    cudaMemPoolAttrHwDecompressEnabled: ClassVar[cudaMemPoolAttr]
    cudaMemPoolAttrLocalityDomainId: ClassVar[cudaMemPoolAttr]

class cudaMemLocationType(_Enum):
    """What kind of place memory is at.

    enum cudaMemLocationType.

    Members
        cudaMemLocationTypeInvalid = 0, cudaMemLocationTypeNone = 0,
        cudaMemLocationTypeDevice = 1, cudaMemLocationTypeHost = 2,
        cudaMemLocationTypeHostNuma = 3, cudaMemLocationTypeHostNumaCurrent = 4,
        cudaMemLocationTypeInvisible = 5, cudaMemLocationTypeDeviceLocalityDomain = 6

    Field of
        cudaMemLocation.type
    """
    cudaMemLocationTypeInvalid: ClassVar[cudaMemLocationType]
    cudaMemLocationTypeNone: ClassVar[cudaMemLocationType]
    cudaMemLocationTypeDevice: ClassVar[cudaMemLocationType]
    cudaMemLocationTypeHost: ClassVar[cudaMemLocationType]
    cudaMemLocationTypeHostNuma: ClassVar[cudaMemLocationType]
    cudaMemLocationTypeHostNumaCurrent: ClassVar[cudaMemLocationType]
    cudaMemLocationTypeInvisible: ClassVar[cudaMemLocationType]
    cudaMemLocationTypeDeviceLocalityDomain: ClassVar[cudaMemLocationType]

class cudaMemAccessFlags(_Enum):
    """What a device may do with memory.

    enum cudaMemAccessFlags.

    Members
        cudaMemAccessFlagsProtNone = 0, cudaMemAccessFlagsProtRead = 1,
        cudaMemAccessFlagsProtReadWrite = 3

    Given by
        cudaMemPoolGetAccess

    Field of
        cudaMemAccessDesc.flags
    """
    cudaMemAccessFlagsProtNone: ClassVar[cudaMemAccessFlags]
    cudaMemAccessFlagsProtRead: ClassVar[cudaMemAccessFlags]
    cudaMemAccessFlagsProtReadWrite: ClassVar[cudaMemAccessFlags]

class cudaMemAllocationType(_Enum):
    """Whether memory stays in its place or moves.

    enum cudaMemAllocationType.

    Members
        cudaMemAllocationTypeInvalid = 0, cudaMemAllocationTypePinned = 1,
        cudaMemAllocationTypeManaged = 2, cudaMemAllocationTypeMax = 2147483647

    Taken by
        cudaMemGetDefaultMemPool, cudaMemGetMemPool, cudaMemSetMemPool

    Field of
        cudaMemPoolProps.allocType
    """
    cudaMemAllocationTypeInvalid: ClassVar[cudaMemAllocationType]
    cudaMemAllocationTypePinned: ClassVar[cudaMemAllocationType]
    cudaMemAllocationTypeManaged: ClassVar[cudaMemAllocationType]
    cudaMemAllocationTypeMax: ClassVar[cudaMemAllocationType]

class cudaMemAllocationHandleType(_Enum):
    """What kind of handle memory goes to other processes by, or-ed where several may.

    enum cudaMemAllocationHandleType.

    Members
        cudaMemHandleTypeNone = 0, cudaMemHandleTypePosixFileDescriptor = 1,
        cudaMemHandleTypeWin32 = 2, cudaMemHandleTypeWin32Kmt = 4,
        cudaMemHandleTypeFabric = 8

    Taken by
        cudaMemPoolExportToShareableHandle, cudaMemPoolImportFromShareableHandle

    Field of
        cudaMemPoolProps.handleTypes
    """
    cudaMemHandleTypeNone: ClassVar[cudaMemAllocationHandleType]
    cudaMemHandleTypePosixFileDescriptor: ClassVar[cudaMemAllocationHandleType]
    cudaMemHandleTypeWin32: ClassVar[cudaMemAllocationHandleType]
    cudaMemHandleTypeWin32Kmt: ClassVar[cudaMemAllocationHandleType]
    cudaMemHandleTypeFabric: ClassVar[cudaMemAllocationHandleType]

class cudaGraphMemAttributeType(_Enum):
    """What can be asked of the memory that graphs use.

    enum cudaGraphMemAttributeType.

    Members
        cudaGraphMemAttrUsedMemCurrent = 0, cudaGraphMemAttrUsedMemHigh = 1,
        cudaGraphMemAttrReservedMemCurrent = 2, cudaGraphMemAttrReservedMemHigh = 3

    Taken by
        cudaDeviceGetGraphMemAttribute, cudaDeviceSetGraphMemAttribute
    """
    cudaGraphMemAttrUsedMemCurrent: ClassVar[cudaGraphMemAttributeType]
    cudaGraphMemAttrUsedMemHigh: ClassVar[cudaGraphMemAttributeType]
    cudaGraphMemAttrReservedMemCurrent: ClassVar[cudaGraphMemAttributeType]
    cudaGraphMemAttrReservedMemHigh: ClassVar[cudaGraphMemAttributeType]

class cudaMemcpyFlags(_Enum):
    """How a copy should be done.

    enum cudaMemcpyFlags. Since CUDA 12.8.

    Members
        cudaMemcpyFlagDefault = 0, cudaMemcpyFlagPreferOverlapWithCompute = 1

    Field of
        cudaMemcpyAttributes.flags, cudaMemcpy3DBatchOp.flags
    """
    cudaMemcpyFlagDefault: ClassVar[cudaMemcpyFlags]
    cudaMemcpyFlagPreferOverlapWithCompute: ClassVar[cudaMemcpyFlags]

class cudaMemcpySrcAccessOrder(_Enum):
    """When a copy may read its source.

    enum cudaMemcpySrcAccessOrder. Since CUDA 12.8.

    Members
        cudaMemcpySrcAccessOrderInvalid = 0, cudaMemcpySrcAccessOrderStream = 1,
        cudaMemcpySrcAccessOrderDuringApiCall = 2, cudaMemcpySrcAccessOrderAny = 3,
        cudaMemcpySrcAccessOrderMax = 2147483647

    Field of
        cudaMemcpyAttributes.srcAccessOrder, cudaMemcpy3DBatchOp.srcAccessOrder
    """
    cudaMemcpySrcAccessOrderInvalid: ClassVar[cudaMemcpySrcAccessOrder]
    cudaMemcpySrcAccessOrderStream: ClassVar[cudaMemcpySrcAccessOrder]
    cudaMemcpySrcAccessOrderDuringApiCall: ClassVar[cudaMemcpySrcAccessOrder]
    cudaMemcpySrcAccessOrderAny: ClassVar[cudaMemcpySrcAccessOrder]
    cudaMemcpySrcAccessOrderMax: ClassVar[cudaMemcpySrcAccessOrder]

class cudaMemcpy3DOperandType(_Enum):
    """Whether a side of a copy is memory or an array.

    enum cudaMemcpy3DOperandType. Since CUDA 12.8.

    Members
        cudaMemcpyOperandTypePointer = 1, cudaMemcpyOperandTypeArray = 2,
        cudaMemcpyOperandTypeMax = 2147483647

    Field of
        cudaMemcpy3DOperand.type
    """
    cudaMemcpyOperandTypePointer: ClassVar[cudaMemcpy3DOperandType]
    cudaMemcpyOperandTypeArray: ClassVar[cudaMemcpy3DOperandType]
    cudaMemcpyOperandTypeMax: ClassVar[cudaMemcpy3DOperandType]

class cudaDeviceP2PAttr(_Enum):
    """What the link of two devices can be asked for.

    enum cudaDeviceP2PAttr.

    Members
        cudaDevP2PAttrPerformanceRank = 1, cudaDevP2PAttrAccessSupported = 2,
        cudaDevP2PAttrNativeAtomicSupported = 3, cudaDevP2PAttrCudaArrayAccessSupported = 4,
        cudaDevP2PAttrOnlyPartialNativeAtomicSupported = 5

    Taken by
        cudaDeviceGetP2PAttribute
    """
    cudaDevP2PAttrPerformanceRank: ClassVar[cudaDeviceP2PAttr]
    cudaDevP2PAttrAccessSupported: ClassVar[cudaDeviceP2PAttr]
    cudaDevP2PAttrNativeAtomicSupported: ClassVar[cudaDeviceP2PAttr]
    cudaDevP2PAttrCudaArrayAccessSupported: ClassVar[cudaDeviceP2PAttr]
    cudaDevP2PAttrOnlyPartialNativeAtomicSupported: ClassVar[cudaDeviceP2PAttr]

class cudaAtomicOperation(_Enum):
    """Atomic operations that links may do by themselves.

    enum cudaAtomicOperation. Since CUDA 13.0.

    Members
        cudaAtomicOperationIntegerAdd = 0, cudaAtomicOperationIntegerMin = 1,
        cudaAtomicOperationIntegerMax = 2, cudaAtomicOperationIntegerIncrement = 3,
        cudaAtomicOperationIntegerDecrement = 4, cudaAtomicOperationAnd = 5,
        cudaAtomicOperationOr = 6, cudaAtomicOperationXOR = 7,
        cudaAtomicOperationExchange = 8, cudaAtomicOperationCAS = 9,
        cudaAtomicOperationFloatAdd = 10, cudaAtomicOperationFloatMin = 11,
        cudaAtomicOperationFloatMax = 12

    Taken by
        cudaDeviceGetHostAtomicCapabilities, cudaDeviceGetP2PAtomicCapabilities
    """
    cudaAtomicOperationIntegerAdd: ClassVar[cudaAtomicOperation]
    cudaAtomicOperationIntegerMin: ClassVar[cudaAtomicOperation]
    cudaAtomicOperationIntegerMax: ClassVar[cudaAtomicOperation]
    cudaAtomicOperationIntegerIncrement: ClassVar[cudaAtomicOperation]
    cudaAtomicOperationIntegerDecrement: ClassVar[cudaAtomicOperation]
    cudaAtomicOperationAnd: ClassVar[cudaAtomicOperation]
    cudaAtomicOperationOr: ClassVar[cudaAtomicOperation]
    cudaAtomicOperationXOR: ClassVar[cudaAtomicOperation]
    cudaAtomicOperationExchange: ClassVar[cudaAtomicOperation]
    cudaAtomicOperationCAS: ClassVar[cudaAtomicOperation]
    cudaAtomicOperationFloatAdd: ClassVar[cudaAtomicOperation]
    cudaAtomicOperationFloatMin: ClassVar[cudaAtomicOperation]
    cudaAtomicOperationFloatMax: ClassVar[cudaAtomicOperation]

class cudaAtomicOperationCapability(_Enum):
    """For which types a link does an atomic operation, as bits.

    enum cudaAtomicOperationCapability. Since CUDA 13.0.

    Members
        cudaAtomicCapabilitySigned = 1, cudaAtomicCapabilityUnsigned = 2,
        cudaAtomicCapabilityReduction = 4, cudaAtomicCapabilityScalar32 = 8,
        cudaAtomicCapabilityScalar64 = 16, cudaAtomicCapabilityScalar128 = 32,
        cudaAtomicCapabilityVector32x4 = 64
    """
    cudaAtomicCapabilitySigned: ClassVar[cudaAtomicOperationCapability]
    cudaAtomicCapabilityUnsigned: ClassVar[cudaAtomicOperationCapability]
    cudaAtomicCapabilityReduction: ClassVar[cudaAtomicOperationCapability]
    cudaAtomicCapabilityScalar32: ClassVar[cudaAtomicOperationCapability]
    cudaAtomicCapabilityScalar64: ClassVar[cudaAtomicOperationCapability]
    cudaAtomicCapabilityScalar128: ClassVar[cudaAtomicOperationCapability]
    cudaAtomicCapabilityVector32x4: ClassVar[cudaAtomicOperationCapability]

class cudaExternalMemoryHandleType(_Enum):
    """What kind of handle memory is imported by.

    enum cudaExternalMemoryHandleType.

    Members
        cudaExternalMemoryHandleTypeOpaqueFd = 1,
        cudaExternalMemoryHandleTypeOpaqueWin32 = 2,
        cudaExternalMemoryHandleTypeOpaqueWin32Kmt = 3,
        cudaExternalMemoryHandleTypeD3D12Heap = 4,
        cudaExternalMemoryHandleTypeD3D12Resource = 5,
        cudaExternalMemoryHandleTypeD3D11Resource = 6,
        cudaExternalMemoryHandleTypeD3D11ResourceKmt = 7,
        cudaExternalMemoryHandleTypeNvSciBuf = 8

    Field of
        cudaExternalMemoryHandleDesc.type
    """
    cudaExternalMemoryHandleTypeOpaqueFd: ClassVar[cudaExternalMemoryHandleType]
    cudaExternalMemoryHandleTypeOpaqueWin32: ClassVar[cudaExternalMemoryHandleType]
    cudaExternalMemoryHandleTypeOpaqueWin32Kmt: ClassVar[cudaExternalMemoryHandleType]
    cudaExternalMemoryHandleTypeD3D12Heap: ClassVar[cudaExternalMemoryHandleType]
    cudaExternalMemoryHandleTypeD3D12Resource: ClassVar[cudaExternalMemoryHandleType]
    cudaExternalMemoryHandleTypeD3D11Resource: ClassVar[cudaExternalMemoryHandleType]
    cudaExternalMemoryHandleTypeD3D11ResourceKmt: ClassVar[cudaExternalMemoryHandleType]
    cudaExternalMemoryHandleTypeNvSciBuf: ClassVar[cudaExternalMemoryHandleType]

class cudaExternalSemaphoreHandleType(_Enum):
    """What kind of handle a semaphore is imported by.

    enum cudaExternalSemaphoreHandleType.

    Members
        cudaExternalSemaphoreHandleTypeOpaqueFd = 1,
        cudaExternalSemaphoreHandleTypeOpaqueWin32 = 2,
        cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt = 3,
        cudaExternalSemaphoreHandleTypeD3D12Fence = 4,
        cudaExternalSemaphoreHandleTypeD3D11Fence = 5,
        cudaExternalSemaphoreHandleTypeNvSciSync = 6,
        cudaExternalSemaphoreHandleTypeKeyedMutex = 7,
        cudaExternalSemaphoreHandleTypeKeyedMutexKmt = 8,
        cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd = 9,
        cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32 = 10

    Field of
        cudaExternalSemaphoreHandleDesc.type
    """
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

class cudaDevSmResourceGroup_flags(_Enum):
    """How a group of multiprocessors is formed.

    enum cudaDevSmResourceGroup_flags. Since CUDA 13.1.

    Members
        cudaDevSmResourceGroupDefault = 0, cudaDevSmResourceGroupBackfill = 1,
        cudaDevSmResourceGroupLocalityDomainId = 2,
        cudaDevSmResourceGroupLocalityDomainSupplementalSms = 4

    Field of
        cudaDevSmResource.flags, cudaDevSmResourceGroupParams.flags
    """
    cudaDevSmResourceGroupDefault: ClassVar[cudaDevSmResourceGroup_flags]
    cudaDevSmResourceGroupBackfill: ClassVar[cudaDevSmResourceGroup_flags]
    cudaDevSmResourceGroupLocalityDomainId: ClassVar[cudaDevSmResourceGroup_flags]
    cudaDevSmResourceGroupLocalityDomainSupplementalSms: ClassVar[cudaDevSmResourceGroup_flags]

class cudaDevSmResourceSplitByCount_flags(_Enum):
    """How multiprocessors are divided into groups.

    enum cudaDevSmResourceSplitByCount_flags. Since CUDA 13.1.

    Members
        cudaDevSmResourceSplitIgnoreSmCoscheduling = 1,
        cudaDevSmResourceSplitMaxPotentialClusterSize = 2

    Taken by
        cudaDevSmResourceSplitByCount
    """
    cudaDevSmResourceSplitIgnoreSmCoscheduling: ClassVar[cudaDevSmResourceSplitByCount_flags]
    cudaDevSmResourceSplitMaxPotentialClusterSize: ClassVar[cudaDevSmResourceSplitByCount_flags]

class cudaDevResourceType(_Enum):
    """What a part of a device consists of.

    enum cudaDevResourceType. Since CUDA 13.1.

    Members
        cudaDevResourceTypeInvalid = 0, cudaDevResourceTypeSm = 1,
        cudaDevResourceTypeWorkqueueConfig = 1000, cudaDevResourceTypeWorkqueue = 10000

    Taken by
        cudaDeviceGetDevResource, cudaExecutionCtxGetDevResource, cudaStreamGetDevResource

    Field of
        cudaDevResource.type
    """
    cudaDevResourceTypeInvalid: ClassVar[cudaDevResourceType]
    cudaDevResourceTypeSm: ClassVar[cudaDevResourceType]
    cudaDevResourceTypeWorkqueueConfig: ClassVar[cudaDevResourceType]
    cudaDevResourceTypeWorkqueue: ClassVar[cudaDevResourceType]

class cudaDevWorkqueueConfigScope(_Enum):
    """Who shares work queues.

    enum cudaDevWorkqueueConfigScope. Since CUDA 13.1.

    Members
        cudaDevWorkqueueConfigScopeDeviceCtx = 0,
        cudaDevWorkqueueConfigScopeGreenCtxBalanced = 1

    Field of
        cudaDevWorkqueueConfigResource.sharingScope
    """
    cudaDevWorkqueueConfigScopeDeviceCtx: ClassVar[cudaDevWorkqueueConfigScope]
    cudaDevWorkqueueConfigScopeGreenCtxBalanced: ClassVar[cudaDevWorkqueueConfigScope]

class cudaJitOption(_Enum):
    """Options of the driver's compiler, with a value each.

    enum cudaJitOption. Since CUDA 12.8.

    Members
        cudaJitMaxRegisters = 0, cudaJitThreadsPerBlock = 1, cudaJitWallTime = 2,
        cudaJitInfoLogBuffer = 3, cudaJitInfoLogBufferSizeBytes = 4,
        cudaJitErrorLogBuffer = 5, cudaJitErrorLogBufferSizeBytes = 6,
        cudaJitOptimizationLevel = 7, cudaJitFallbackStrategy = 10,
        cudaJitGenerateDebugInfo = 11, cudaJitLogVerbose = 12, cudaJitGenerateLineInfo = 13,
        cudaJitCacheMode = 14, cudaJitPositionIndependentCode = 30, cudaJitMinCtaPerSm = 31,
        cudaJitMaxThreadsPerBlock = 32, cudaJitOverrideDirectiveValues = 33

    Taken by
        cudaLibraryLoadData, cudaLibraryLoadFromFile
    """
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
    """Options of loading a library, with a value each.

    enum cudaLibraryOption. Since CUDA 12.8.

    Members
        cudaLibraryHostUniversalFunctionAndDataTable = 0, cudaLibraryBinaryIsPreserved = 1

    Taken by
        cudaLibraryLoadData, cudaLibraryLoadFromFile
    """
    cudaLibraryHostUniversalFunctionAndDataTable: ClassVar[cudaLibraryOption]
    cudaLibraryBinaryIsPreserved: ClassVar[cudaLibraryOption]

class cudaJit_CacheMode(_Enum):
    """Which caches loads from global memory go through.

    enum cudaJit_CacheMode. Since CUDA 12.8.

    Members
        cudaJitCacheOptionNone = 0, cudaJitCacheOptionCG = 1, cudaJitCacheOptionCA = 2
    """
    cudaJitCacheOptionNone: ClassVar[cudaJit_CacheMode]
    cudaJitCacheOptionCG: ClassVar[cudaJit_CacheMode]
    cudaJitCacheOptionCA: ClassVar[cudaJit_CacheMode]

class cudaJit_Fallback(_Enum):
    """Which code is taken when no cubin fits the device.

    enum cudaJit_Fallback. Since CUDA 12.8.

    Members
        cudaPreferPtx = 0, cudaPreferBinary = 1
    """
    cudaPreferPtx: ClassVar[cudaJit_Fallback]
    cudaPreferBinary: ClassVar[cudaJit_Fallback]

class cudaCGScope(_Enum):
    """How far a group of cooperating threads reaches.

    enum cudaCGScope.

    Members
        cudaCGScopeInvalid = 0, cudaCGScopeGrid = 1, cudaCGScopeReserved = 2
    """
    cudaCGScopeInvalid: ClassVar[cudaCGScope]
    cudaCGScopeGrid: ClassVar[cudaCGScope]
    cudaCGScopeReserved: ClassVar[cudaCGScope]

class cudaKernelFunctionType(_Enum):
    """What a pointer to a kernel is.

    enum cudaKernelFunctionType. Since CUDA 13.2.

    Members
        cudaKernelFunctionTypeUnspecified = 0, cudaKernelFunctionTypeDeviceEntry = 1,
        cudaKernelFunctionTypeKernel = 2, cudaKernelFunctionTypeFunction = 3

    Field of
        cudaKernelNodeParamsV2.functionType
    """
    cudaKernelFunctionTypeUnspecified: ClassVar[cudaKernelFunctionType]
    cudaKernelFunctionTypeDeviceEntry: ClassVar[cudaKernelFunctionType]
    cudaKernelFunctionTypeKernel: ClassVar[cudaKernelFunctionType]
    cudaKernelFunctionTypeFunction: ClassVar[cudaKernelFunctionType]

class cudaGraphConditionalHandleFlags(_Enum):
    """Whether a condition has a value of its own at each launch.

    enum cudaGraphConditionalHandleFlags. Since CUDA 12.3.

    Members
        cudaGraphCondAssignDefault = 1

    Taken by
        cudaGraphConditionalHandleCreate, cudaGraphConditionalHandleCreate_v2
    """
    cudaGraphCondAssignDefault: ClassVar[cudaGraphConditionalHandleFlags]

class cudaGraphConditionalNodeType(_Enum):
    """Whether a conditional node chooses or repeats.

    enum cudaGraphConditionalNodeType. Since CUDA 12.3.

    Members
        cudaGraphCondTypeIf = 0, cudaGraphCondTypeWhile = 1, cudaGraphCondTypeSwitch = 2

    Field of
        cudaConditionalNodeParams.type
    """
    cudaGraphCondTypeIf: ClassVar[cudaGraphConditionalNodeType]
    cudaGraphCondTypeWhile: ClassVar[cudaGraphConditionalNodeType]
    cudaGraphCondTypeSwitch: ClassVar[cudaGraphConditionalNodeType]

class cudaGraphNodeType(_Enum):
    """What a node of a graph does.

    enum cudaGraphNodeType.

    Members
        cudaGraphNodeTypeKernel = 0, cudaGraphNodeTypeMemcpy = 1,
        cudaGraphNodeTypeMemset = 2, cudaGraphNodeTypeHost = 3, cudaGraphNodeTypeGraph = 4,
        cudaGraphNodeTypeEmpty = 5, cudaGraphNodeTypeWaitEvent = 6,
        cudaGraphNodeTypeEventRecord = 7, cudaGraphNodeTypeExtSemaphoreSignal = 8,
        cudaGraphNodeTypeExtSemaphoreWait = 9, cudaGraphNodeTypeMemAlloc = 10,
        cudaGraphNodeTypeMemFree = 11, cudaGraphNodeTypeConditional = 13,
        cudaGraphNodeTypeMemcpyBatch = 14, cudaGraphNodeTypeReserved16 = 16,
        cudaGraphNodeTypeExternalEngine = 17, cudaGraphNodeTypeCount = 18

    Given by
        cudaGraphNodeGetType

    Field of
        cudaGraphNodeParams.type
    """
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
    cudaGraphNodeTypeMemcpyBatch: ClassVar[cudaGraphNodeType]
    cudaGraphNodeTypeReserved16: ClassVar[cudaGraphNodeType]
    cudaGraphNodeTypeExternalEngine: ClassVar[cudaGraphNodeType]
    cudaGraphNodeTypeCount: ClassVar[cudaGraphNodeType]

class cudaGraphChildGraphNodeOwnership(_Enum):
    """Whether a child graph is copied or moved into its node.

    enum cudaGraphChildGraphNodeOwnership. Since CUDA 12.9.

    Members
        cudaGraphChildGraphOwnershipClone = 0, cudaGraphChildGraphOwnershipMove = 1,
        cudaGraphChildGraphOwnershipInvalid = -1

    Field of
        cudaChildGraphNodeParams.ownership
    """
    cudaGraphChildGraphOwnershipClone: ClassVar[cudaGraphChildGraphNodeOwnership]
    cudaGraphChildGraphOwnershipMove: ClassVar[cudaGraphChildGraphNodeOwnership]
    cudaGraphChildGraphOwnershipInvalid: ClassVar[cudaGraphChildGraphNodeOwnership]

class cudaGraphDependencyType(_Enum):
    """When an edge of a graph lets the next node begin.

    enum cudaGraphDependencyType_enum. Since CUDA 12.3.

    Members
        cudaGraphDependencyTypeDefault = 0, cudaGraphDependencyTypeProgrammatic = 1
    """
    cudaGraphDependencyTypeDefault: ClassVar[cudaGraphDependencyType]
    cudaGraphDependencyTypeProgrammatic: ClassVar[cudaGraphDependencyType]

class cudaGraphExecUpdateResult(_Enum):
    """Why a graph could not take over the parameters of another.

    enum cudaGraphExecUpdateResult.

    Members
        cudaGraphExecUpdateSuccess = 0, cudaGraphExecUpdateError = 1,
        cudaGraphExecUpdateErrorTopologyChanged = 2,
        cudaGraphExecUpdateErrorNodeTypeChanged = 3,
        cudaGraphExecUpdateErrorFunctionChanged = 4,
        cudaGraphExecUpdateErrorParametersChanged = 5,
        cudaGraphExecUpdateErrorNotSupported = 6,
        cudaGraphExecUpdateErrorUnsupportedFunctionChange = 7,
        cudaGraphExecUpdateErrorAttributesChanged = 8

    Field of
        cudaGraphExecUpdateResultInfo.result
    """
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
    """Why a graph could not be instantiated.

    enum cudaGraphInstantiateResult. Since CUDA 12.0.

    Members
        cudaGraphInstantiateSuccess = 0, cudaGraphInstantiateError = 1,
        cudaGraphInstantiateInvalidStructure = 2,
        cudaGraphInstantiateNodeOperationNotSupported = 3,
        cudaGraphInstantiateMultipleDevicesNotSupported = 4,
        cudaGraphInstantiateConditionalHandleUnused = 5

    Field of
        cudaGraphInstantiateParams.result_out
    """
    cudaGraphInstantiateSuccess: ClassVar[cudaGraphInstantiateResult]
    cudaGraphInstantiateError: ClassVar[cudaGraphInstantiateResult]
    cudaGraphInstantiateInvalidStructure: ClassVar[cudaGraphInstantiateResult]
    cudaGraphInstantiateNodeOperationNotSupported: ClassVar[cudaGraphInstantiateResult]
    cudaGraphInstantiateMultipleDevicesNotSupported: ClassVar[cudaGraphInstantiateResult]
    cudaGraphInstantiateConditionalHandleUnused: ClassVar[cudaGraphInstantiateResult]

class cudaGraphKernelNodeField(_Enum):
    """Which property of a kernel node changes on the device.

    enum cudaGraphKernelNodeField. Since CUDA 12.4.

    Members
        cudaGraphKernelNodeFieldInvalid = 0, cudaGraphKernelNodeFieldGridDim = 1,
        cudaGraphKernelNodeFieldParam = 2, cudaGraphKernelNodeFieldEnabled = 3

    Field of
        cudaGraphKernelNodeUpdate.field
    """
    cudaGraphKernelNodeFieldInvalid: ClassVar[cudaGraphKernelNodeField]
    cudaGraphKernelNodeFieldGridDim: ClassVar[cudaGraphKernelNodeField]
    cudaGraphKernelNodeFieldParam: ClassVar[cudaGraphKernelNodeField]
    cudaGraphKernelNodeFieldEnabled: ClassVar[cudaGraphKernelNodeField]

class cudaGetDriverEntryPointFlags(_Enum):
    """Which of a function's entry points is looked for.

    enum cudaGetDriverEntryPointFlags.

    Members
        cudaEnableDefault = 0, cudaEnableLegacyStream = 1,
        cudaEnablePerThreadDefaultStream = 2

    Taken by
        cudaGetDriverEntryPoint, cudaGetDriverEntryPointByVersion
    """
    cudaEnableDefault: ClassVar[cudaGetDriverEntryPointFlags]
    cudaEnableLegacyStream: ClassVar[cudaGetDriverEntryPointFlags]
    cudaEnablePerThreadDefaultStream: ClassVar[cudaGetDriverEntryPointFlags]

class cudaDriverEntryPointQueryResult(_Enum):
    """Why an entry point was not found.

    enum cudaDriverEntryPointQueryResult. Since CUDA 12.0.

    Members
        cudaDriverEntryPointSuccess = 0, cudaDriverEntryPointSymbolNotFound = 1,
        cudaDriverEntryPointVersionNotSufficent = 2

    Given by
        cudaGetDriverEntryPoint, cudaGetDriverEntryPointByVersion
    """
    cudaDriverEntryPointSuccess: ClassVar[cudaDriverEntryPointQueryResult]
    cudaDriverEntryPointSymbolNotFound: ClassVar[cudaDriverEntryPointQueryResult]
    cudaDriverEntryPointVersionNotSufficent: ClassVar[cudaDriverEntryPointQueryResult]

class cudaGraphDebugDotFlags(_Enum):
    """What cudaGraphDebugDotPrint writes of each node.

    enum cudaGraphDebugDotFlags.

    Members
        cudaGraphDebugDotFlagsVerbose = 1, cudaGraphDebugDotFlagsKernelNodeParams = 4,
        cudaGraphDebugDotFlagsMemcpyNodeParams = 8,
        cudaGraphDebugDotFlagsMemsetNodeParams = 16,
        cudaGraphDebugDotFlagsHostNodeParams = 32,
        cudaGraphDebugDotFlagsEventNodeParams = 64,
        cudaGraphDebugDotFlagsExtSemasSignalNodeParams = 128,
        cudaGraphDebugDotFlagsExtSemasWaitNodeParams = 256,
        cudaGraphDebugDotFlagsKernelNodeAttributes = 512,
        cudaGraphDebugDotFlagsHandles = 1024,
        cudaGraphDebugDotFlagsConditionalNodeParams = 32768,
        cudaGraphDebugDotFlagsMemcpyBatchNodeParams = 65536

    Taken by
        cudaGraphDebugDotPrint
    """
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
    cudaGraphDebugDotFlagsMemcpyBatchNodeParams: ClassVar[cudaGraphDebugDotFlags]

class cudaGraphInstantiateFlags(_Enum):
    """How a graph is instantiated.

    enum cudaGraphInstantiateFlags.

    Members
        cudaGraphInstantiateFlagAutoFreeOnLaunch = 1, cudaGraphInstantiateFlagUpload = 2,
        cudaGraphInstantiateFlagDeviceLaunch = 4,
        cudaGraphInstantiateFlagUseNodePriority = 8

    Taken by
        cudaGraphInstantiate, cudaGraphInstantiateWithFlags

    Given by
        cudaGraphExecGetFlags

    Field of
        cudaGraphInstantiateParams.flags
    """
    cudaGraphInstantiateFlagAutoFreeOnLaunch: ClassVar[cudaGraphInstantiateFlags]
    cudaGraphInstantiateFlagUpload: ClassVar[cudaGraphInstantiateFlags]
    cudaGraphInstantiateFlagDeviceLaunch: ClassVar[cudaGraphInstantiateFlags]
    cudaGraphInstantiateFlagUseNodePriority: ClassVar[cudaGraphInstantiateFlags]

class cudaLaunchMemSyncDomain(_Enum):
    """Which writes a kernel's memory fences wait for.

    enum cudaLaunchMemSyncDomain. Since CUDA 12.0.

    Members
        cudaLaunchMemSyncDomainDefault = 0, cudaLaunchMemSyncDomainRemote = 1

    Field of
        cudaLaunchAttributeValue.memSyncDomain
    """
    cudaLaunchMemSyncDomainDefault: ClassVar[cudaLaunchMemSyncDomain]
    cudaLaunchMemSyncDomainRemote: ClassVar[cudaLaunchMemSyncDomain]

class cudaLaunchAttributePortableClusterMode(_Enum):
    """Whether clusters may be larger than all devices can have.

    enum cudaLaunchAttributePortableClusterMode. Since CUDA 13.2.

    Members
        cudaLaunchPortableClusterModeDefault = 0,
        cudaLaunchPortableClusterModeRequirePortable = 1,
        cudaLaunchPortableClusterModeAllowNonPortable = 2

    Field of
        cudaLaunchAttributeValue.portableClusterSizeMode
    """
    cudaLaunchPortableClusterModeDefault: ClassVar[cudaLaunchAttributePortableClusterMode]
    cudaLaunchPortableClusterModeRequirePortable: ClassVar[cudaLaunchAttributePortableClusterMode]
    cudaLaunchPortableClusterModeAllowNonPortable: ClassVar[cudaLaunchAttributePortableClusterMode]

class cudaLaunchAttributeID(_Enum):
    """Which attribute of a launch, stream or kernel node is meant.

    enum cudaLaunchAttributeID.

    Members
        cudaLaunchAttributeIgnore = 0, cudaLaunchAttributeAccessPolicyWindow = 1,
        cudaLaunchAttributeCooperative = 2, cudaLaunchAttributeSynchronizationPolicy = 3,
        cudaLaunchAttributeClusterDimension = 4,
        cudaLaunchAttributeClusterSchedulingPolicyPreference = 5,
        cudaLaunchAttributeProgrammaticStreamSerialization = 6,
        cudaLaunchAttributeProgrammaticEvent = 7, cudaLaunchAttributePriority = 8,
        cudaLaunchAttributeMemSyncDomainMap = 9, cudaLaunchAttributeMemSyncDomain = 10,
        cudaLaunchAttributePreferredClusterDimension = 11,
        cudaLaunchAttributeLaunchCompletionEvent = 12,
        cudaLaunchAttributeDeviceUpdatableKernelNode = 13,
        cudaLaunchAttributePreferredSharedMemoryCarveout = 14,
        cudaLaunchAttributeNvlinkUtilCentricScheduling = 16,
        cudaLaunchAttributePortableClusterSizeMode = 17,
        cudaLaunchAttributeSharedMemoryMode = 18

    Taken by
        cudaStreamGetAttribute, cudaStreamSetAttribute, cudaGraphKernelNodeGetAttribute,
        cudaGraphKernelNodeSetAttribute

    Field of
        cudaLaunchAttribute.id
    """
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
    cudaLaunchAttributeNvlinkUtilCentricScheduling: ClassVar[cudaLaunchAttributeID]
    cudaLaunchAttributePortableClusterSizeMode: ClassVar[cudaLaunchAttributeID]
    cudaLaunchAttributeSharedMemoryMode: ClassVar[cudaLaunchAttributeID]

class cudaStreamAttrID(_Enum):
    """Which attribute of a launch, stream or kernel node is meant.

    enum cudaLaunchAttributeID.

    Members
        cudaLaunchAttributeIgnore = 0, cudaLaunchAttributeAccessPolicyWindow = 1,
        cudaLaunchAttributeCooperative = 2, cudaLaunchAttributeSynchronizationPolicy = 3,
        cudaLaunchAttributeClusterDimension = 4,
        cudaLaunchAttributeClusterSchedulingPolicyPreference = 5,
        cudaLaunchAttributeProgrammaticStreamSerialization = 6,
        cudaLaunchAttributeProgrammaticEvent = 7, cudaLaunchAttributePriority = 8,
        cudaLaunchAttributeMemSyncDomainMap = 9, cudaLaunchAttributeMemSyncDomain = 10,
        cudaLaunchAttributePreferredClusterDimension = 11,
        cudaLaunchAttributeLaunchCompletionEvent = 12,
        cudaLaunchAttributeDeviceUpdatableKernelNode = 13,
        cudaLaunchAttributePreferredSharedMemoryCarveout = 14,
        cudaLaunchAttributeNvlinkUtilCentricScheduling = 16,
        cudaLaunchAttributePortableClusterSizeMode = 17,
        cudaLaunchAttributeSharedMemoryMode = 18

    Taken by
        cudaStreamGetAttribute, cudaStreamSetAttribute, cudaGraphKernelNodeGetAttribute,
        cudaGraphKernelNodeSetAttribute

    Field of
        cudaLaunchAttribute.id
    """
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
    cudaLaunchAttributeNvlinkUtilCentricScheduling: ClassVar[cudaStreamAttrID]
    cudaLaunchAttributePortableClusterSizeMode: ClassVar[cudaStreamAttrID]
    cudaLaunchAttributeSharedMemoryMode: ClassVar[cudaStreamAttrID]

class cudaKernelNodeAttrID(_Enum):
    """Which attribute of a launch, stream or kernel node is meant.

    enum cudaLaunchAttributeID.

    Members
        cudaLaunchAttributeIgnore = 0, cudaLaunchAttributeAccessPolicyWindow = 1,
        cudaLaunchAttributeCooperative = 2, cudaLaunchAttributeSynchronizationPolicy = 3,
        cudaLaunchAttributeClusterDimension = 4,
        cudaLaunchAttributeClusterSchedulingPolicyPreference = 5,
        cudaLaunchAttributeProgrammaticStreamSerialization = 6,
        cudaLaunchAttributeProgrammaticEvent = 7, cudaLaunchAttributePriority = 8,
        cudaLaunchAttributeMemSyncDomainMap = 9, cudaLaunchAttributeMemSyncDomain = 10,
        cudaLaunchAttributePreferredClusterDimension = 11,
        cudaLaunchAttributeLaunchCompletionEvent = 12,
        cudaLaunchAttributeDeviceUpdatableKernelNode = 13,
        cudaLaunchAttributePreferredSharedMemoryCarveout = 14,
        cudaLaunchAttributeNvlinkUtilCentricScheduling = 16,
        cudaLaunchAttributePortableClusterSizeMode = 17,
        cudaLaunchAttributeSharedMemoryMode = 18

    Taken by
        cudaStreamGetAttribute, cudaStreamSetAttribute, cudaGraphKernelNodeGetAttribute,
        cudaGraphKernelNodeSetAttribute

    Field of
        cudaLaunchAttribute.id
    """
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
    cudaLaunchAttributeNvlinkUtilCentricScheduling: ClassVar[cudaKernelNodeAttrID]
    cudaLaunchAttributePortableClusterSizeMode: ClassVar[cudaKernelNodeAttrID]
    cudaLaunchAttributeSharedMemoryMode: ClassVar[cudaKernelNodeAttrID]

class cudaDeviceNumaConfig(_Enum):
    """Whether a device's memory is a NUMA node.

    enum cudaDeviceNumaConfig. Since CUDA 12.2.

    Members
        cudaDeviceNumaConfigNone = 0, cudaDeviceNumaConfigNumaNode = 1
    """
    cudaDeviceNumaConfigNone: ClassVar[cudaDeviceNumaConfig]
    cudaDeviceNumaConfigNumaNode: ClassVar[cudaDeviceNumaConfig]

class cudaAsyncNotificationType(_Enum):
    """What has happened on a device.

    enum cudaAsyncNotificationType_enum. Since CUDA 12.4.

    Members
        cudaAsyncNotificationTypeOverBudget = 1

    Field of
        cudaAsyncNotificationInfo_t.type
    """
    cudaAsyncNotificationTypeOverBudget: ClassVar[cudaAsyncNotificationType]

class cudaLogLevel(_Enum):
    """How bad a message of the log is.

    enum CUDAlogLevel_enum. Since CUDA 13.0.

    Members
        cudaLogLevelError = 0, cudaLogLevelWarning = 1
    """
    cudaLogLevelError: ClassVar[cudaLogLevel]
    cudaLogLevelWarning: ClassVar[cudaLogLevel]

class cudaFabricOpStatusSource(_Enum):
    """Who tells what became of an operation over a fabric.

    enum cudaFabricOpStatusSource. Since CUDA 13.3.

    Members
        cudaFabricOpStatusSourceMbarrierV1 = 0, cudaFabricOpStatusSourceMax = 2147483647
    """
    cudaFabricOpStatusSourceMbarrierV1: ClassVar[cudaFabricOpStatusSource]
    cudaFabricOpStatusSourceMax: ClassVar[cudaFabricOpStatusSource]

class cudaFabricOpStatusInfo(_Enum):
    """What became of an operation over a fabric.

    enum cudaFabricOpStatusInfo. Since CUDA 13.3.

    Members
        cudaFabricOpStatusInfoSuccess = 0, cudaFabricOpStatusInfoLast = 0,
        cudaFabricOpStatusInfoMax = 2147483647
    """
    cudaFabricOpStatusInfoSuccess: ClassVar[cudaFabricOpStatusInfo]
    cudaFabricOpStatusInfoLast: ClassVar[cudaFabricOpStatusInfo]
    cudaFabricOpStatusInfoMax: ClassVar[cudaFabricOpStatusInfo]

class cudaSurfaceBoundaryMode(_Enum):
    """What a surface reads outside its borders.

    enum cudaSurfaceBoundaryMode.

    Members
        cudaBoundaryModeZero = 0, cudaBoundaryModeClamp = 1, cudaBoundaryModeTrap = 2
    """
    cudaBoundaryModeZero: ClassVar[cudaSurfaceBoundaryMode]
    cudaBoundaryModeClamp: ClassVar[cudaSurfaceBoundaryMode]
    cudaBoundaryModeTrap: ClassVar[cudaSurfaceBoundaryMode]

class cudaSurfaceFormatMode(_Enum):
    """Whether surfaces convert what is written to their format.

    enum cudaSurfaceFormatMode.

    Members
        cudaFormatModeForced = 0, cudaFormatModeAuto = 1
    """
    cudaFormatModeForced: ClassVar[cudaSurfaceFormatMode]
    cudaFormatModeAuto: ClassVar[cudaSurfaceFormatMode]

class cudaTextureAddressMode(_Enum):
    """What a texture reads outside its borders.

    enum cudaTextureAddressMode.

    Members
        cudaAddressModeWrap = 0, cudaAddressModeClamp = 1, cudaAddressModeMirror = 2,
        cudaAddressModeBorder = 3

    Field of
        cudaTextureDesc.addressMode
    """
    cudaAddressModeWrap: ClassVar[cudaTextureAddressMode]
    cudaAddressModeClamp: ClassVar[cudaTextureAddressMode]
    cudaAddressModeMirror: ClassVar[cudaTextureAddressMode]
    cudaAddressModeBorder: ClassVar[cudaTextureAddressMode]

class cudaTextureFilterMode(_Enum):
    """Whether a texture reads the nearest element or interpolates.

    enum cudaTextureFilterMode.

    Members
        cudaFilterModePoint = 0, cudaFilterModeLinear = 1

    Field of
        cudaTextureDesc.filterMode, cudaTextureDesc.mipmapFilterMode
    """
    cudaFilterModePoint: ClassVar[cudaTextureFilterMode]
    cudaFilterModeLinear: ClassVar[cudaTextureFilterMode]

class cudaTextureReadMode(_Enum):
    """Whether a texture gives integers as they are or as numbers from 0 or -1 to 1.

    enum cudaTextureReadMode.

    Members
        cudaReadModeElementType = 0, cudaReadModeNormalizedFloat = 1

    Field of
        cudaTextureDesc.readMode
    """
    cudaReadModeElementType: ClassVar[cudaTextureReadMode]
    cudaReadModeNormalizedFloat: ClassVar[cudaTextureReadMode]

class cudaDataType(_Enum):
    """Type of numbers, R for real and C for complex, with the bits of one of them.

    enum cudaDataType_t.

    Members
        CUDA_R_16F = 2, CUDA_C_16F = 6, CUDA_R_16BF = 14, CUDA_C_16BF = 15, CUDA_R_32F = 0,
        CUDA_C_32F = 4, CUDA_R_64F = 1, CUDA_C_64F = 5, CUDA_R_4I = 16, CUDA_C_4I = 17,
        CUDA_R_4U = 18, CUDA_C_4U = 19, CUDA_R_8I = 3, CUDA_C_8I = 7, CUDA_R_8U = 8,
        CUDA_C_8U = 9, CUDA_R_16I = 20, CUDA_C_16I = 21, CUDA_R_16U = 22, CUDA_C_16U = 23,
        CUDA_R_32I = 10, CUDA_C_32I = 11, CUDA_R_32U = 12, CUDA_C_32U = 13, CUDA_R_64I = 24,
        CUDA_C_64I = 25, CUDA_R_64U = 26, CUDA_C_64U = 27, CUDA_R_8F_E4M3 = 28,
        CUDA_R_8F_UE4M3 = 28, CUDA_R_8F_E5M2 = 29, CUDA_R_8F_UE8M0 = 30,
        CUDA_R_6F_E2M3 = 31, CUDA_R_6F_E3M2 = 32, CUDA_R_4F_E2M1 = 33, CUDA_R_8F_UE5M3 = 34
    """
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
    CUDA_R_8F_UE5M3: ClassVar[cudaDataType]

class cudaDataType_t(_Enum):
    """Type of numbers, R for real and C for complex, with the bits of one of them.

    enum cudaDataType_t.

    Members
        CUDA_R_16F = 2, CUDA_C_16F = 6, CUDA_R_16BF = 14, CUDA_C_16BF = 15, CUDA_R_32F = 0,
        CUDA_C_32F = 4, CUDA_R_64F = 1, CUDA_C_64F = 5, CUDA_R_4I = 16, CUDA_C_4I = 17,
        CUDA_R_4U = 18, CUDA_C_4U = 19, CUDA_R_8I = 3, CUDA_C_8I = 7, CUDA_R_8U = 8,
        CUDA_C_8U = 9, CUDA_R_16I = 20, CUDA_C_16I = 21, CUDA_R_16U = 22, CUDA_C_16U = 23,
        CUDA_R_32I = 10, CUDA_C_32I = 11, CUDA_R_32U = 12, CUDA_C_32U = 13, CUDA_R_64I = 24,
        CUDA_C_64I = 25, CUDA_R_64U = 26, CUDA_C_64U = 27, CUDA_R_8F_E4M3 = 28,
        CUDA_R_8F_UE4M3 = 28, CUDA_R_8F_E5M2 = 29, CUDA_R_8F_UE8M0 = 30,
        CUDA_R_6F_E2M3 = 31, CUDA_R_6F_E3M2 = 32, CUDA_R_4F_E2M1 = 33, CUDA_R_8F_UE5M3 = 34
    """
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
    CUDA_R_8F_UE5M3: ClassVar[cudaDataType_t]

class cudaEmulationStrategy(_Enum):
    """Whether products may be made of others of lower precision.

    enum cudaEmulationStrategy_t. Since CUDA 13.0.

    Members
        CUDA_EMULATION_STRATEGY_DEFAULT = 0, CUDA_EMULATION_STRATEGY_PERFORMANT = 1,
        CUDA_EMULATION_STRATEGY_EAGER = 2
    """
    CUDA_EMULATION_STRATEGY_DEFAULT: ClassVar[cudaEmulationStrategy]
    CUDA_EMULATION_STRATEGY_PERFORMANT: ClassVar[cudaEmulationStrategy]
    CUDA_EMULATION_STRATEGY_EAGER: ClassVar[cudaEmulationStrategy]

class cudaEmulationStrategy_t(_Enum):
    """Whether products may be made of others of lower precision.

    enum cudaEmulationStrategy_t. Since CUDA 13.0.

    Members
        CUDA_EMULATION_STRATEGY_DEFAULT = 0, CUDA_EMULATION_STRATEGY_PERFORMANT = 1,
        CUDA_EMULATION_STRATEGY_EAGER = 2
    """
    CUDA_EMULATION_STRATEGY_DEFAULT: ClassVar[cudaEmulationStrategy_t]
    CUDA_EMULATION_STRATEGY_PERFORMANT: ClassVar[cudaEmulationStrategy_t]
    CUDA_EMULATION_STRATEGY_EAGER: ClassVar[cudaEmulationStrategy_t]

class cudaEmulationMantissaControl(_Enum):
    """Whether emulated products choose their bits by the data.

    enum cudaEmulationMantissaControl_t. Since CUDA 13.0.

    Members
        CUDA_EMULATION_MANTISSA_CONTROL_DYNAMIC = 0,
        CUDA_EMULATION_MANTISSA_CONTROL_FIXED = 1
    """
    CUDA_EMULATION_MANTISSA_CONTROL_DYNAMIC: ClassVar[cudaEmulationMantissaControl]
    CUDA_EMULATION_MANTISSA_CONTROL_FIXED: ClassVar[cudaEmulationMantissaControl]

class cudaEmulationMantissaControl_t(_Enum):
    """Whether emulated products choose their bits by the data.

    enum cudaEmulationMantissaControl_t. Since CUDA 13.0.

    Members
        CUDA_EMULATION_MANTISSA_CONTROL_DYNAMIC = 0,
        CUDA_EMULATION_MANTISSA_CONTROL_FIXED = 1
    """
    CUDA_EMULATION_MANTISSA_CONTROL_DYNAMIC: ClassVar[cudaEmulationMantissaControl_t]
    CUDA_EMULATION_MANTISSA_CONTROL_FIXED: ClassVar[cudaEmulationMantissaControl_t]

class cudaEmulationSpecialValuesSupport(_Enum):
    """For which special values emulated products are right, as bits.

    enum cudaEmulationSpecialValuesSupport_t. Since CUDA 13.0.

    Members
        CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_DEFAULT = 65535,
        CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NONE = 0,
        CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_INFINITY = 1,
        CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NAN = 2
    """
    CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_DEFAULT: ClassVar[cudaEmulationSpecialValuesSupport]
    CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NONE: ClassVar[cudaEmulationSpecialValuesSupport]
    CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_INFINITY: ClassVar[cudaEmulationSpecialValuesSupport]
    CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NAN: ClassVar[cudaEmulationSpecialValuesSupport]

class cudaEmulationSpecialValuesSupport_t(_Enum):
    """For which special values emulated products are right, as bits.

    enum cudaEmulationSpecialValuesSupport_t. Since CUDA 13.0.

    Members
        CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_DEFAULT = 65535,
        CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NONE = 0,
        CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_INFINITY = 1,
        CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NAN = 2
    """
    CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_DEFAULT: ClassVar[cudaEmulationSpecialValuesSupport_t]
    CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NONE: ClassVar[cudaEmulationSpecialValuesSupport_t]
    CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_INFINITY: ClassVar[cudaEmulationSpecialValuesSupport_t]
    CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NAN: ClassVar[cudaEmulationSpecialValuesSupport_t]

class libraryPropertyType(_Enum):
    """Which part of a library's version is meant.

    enum libraryPropertyType_t.

    Members
        MAJOR_VERSION = 0, MINOR_VERSION = 1, PATCH_LEVEL = 2
    """
    MAJOR_VERSION: ClassVar[libraryPropertyType]
    MINOR_VERSION: ClassVar[libraryPropertyType]
    PATCH_LEVEL: ClassVar[libraryPropertyType]

class libraryPropertyType_t(_Enum):
    """Which part of a library's version is meant.

    enum libraryPropertyType_t.

    Members
        MAJOR_VERSION = 0, MINOR_VERSION = 1, PATCH_LEVEL = 2
    """
    MAJOR_VERSION: ClassVar[libraryPropertyType_t]
    MINOR_VERSION: ClassVar[libraryPropertyType_t]
    PATCH_LEVEL: ClassVar[libraryPropertyType_t]

class cudaEglFrameType(_Enum):
    """Whether a frame is an array or pitched memory.

    enum cudaEglFrameType_enum.

    Members
        cudaEglFrameTypeArray = 0, cudaEglFrameTypePitch = 1

    Field of
        cudaEglFrame.frameType
    """
    cudaEglFrameTypeArray: ClassVar[cudaEglFrameType]
    cudaEglFrameTypePitch: ClassVar[cudaEglFrameType]

class cudaEglResourceLocationFlags(_Enum):
    """Whether a frame is in host or device memory.

    enum cudaEglResourceLocationFlags_enum.

    Members
        cudaEglResourceLocationSysmem = 0, cudaEglResourceLocationVidmem = 1

    Taken by
        cudaEGLStreamConsumerConnectWithFlags
    """
    cudaEglResourceLocationSysmem: ClassVar[cudaEglResourceLocationFlags]
    cudaEglResourceLocationVidmem: ClassVar[cudaEglResourceLocationFlags]

class cudaEglColorFormat(_Enum):
    """How colours are stored in a frame.

    enum cudaEglColorFormat_enum.

    Members
        cudaEglColorFormatYUV420Planar = 0, cudaEglColorFormatYUV420SemiPlanar = 1,
        cudaEglColorFormatYUV422Planar = 2, cudaEglColorFormatYUV422SemiPlanar = 3,
        cudaEglColorFormatARGB = 6, cudaEglColorFormatRGBA = 7, cudaEglColorFormatL = 8,
        cudaEglColorFormatR = 9, cudaEglColorFormatYUV444Planar = 10,
        cudaEglColorFormatYUV444SemiPlanar = 11, cudaEglColorFormatYUYV422 = 12,
        cudaEglColorFormatUYVY422 = 13, cudaEglColorFormatABGR = 14,
        cudaEglColorFormatBGRA = 15, cudaEglColorFormatA = 16, cudaEglColorFormatRG = 17,
        cudaEglColorFormatAYUV = 18, cudaEglColorFormatYVU444SemiPlanar = 19,
        cudaEglColorFormatYVU422SemiPlanar = 20, cudaEglColorFormatYVU420SemiPlanar = 21,
        cudaEglColorFormatY10V10U10_444SemiPlanar = 22,
        cudaEglColorFormatY10V10U10_420SemiPlanar = 23,
        cudaEglColorFormatY12V12U12_444SemiPlanar = 24,
        cudaEglColorFormatY12V12U12_420SemiPlanar = 25, cudaEglColorFormatVYUY_ER = 26,
        cudaEglColorFormatUYVY_ER = 27, cudaEglColorFormatYUYV_ER = 28,
        cudaEglColorFormatYVYU_ER = 29, cudaEglColorFormatYUVA_ER = 31,
        cudaEglColorFormatAYUV_ER = 32, cudaEglColorFormatYUV444Planar_ER = 33,
        cudaEglColorFormatYUV422Planar_ER = 34, cudaEglColorFormatYUV420Planar_ER = 35,
        cudaEglColorFormatYUV444SemiPlanar_ER = 36,
        cudaEglColorFormatYUV422SemiPlanar_ER = 37,
        cudaEglColorFormatYUV420SemiPlanar_ER = 38, cudaEglColorFormatYVU444Planar_ER = 39,
        cudaEglColorFormatYVU422Planar_ER = 40, cudaEglColorFormatYVU420Planar_ER = 41,
        cudaEglColorFormatYVU444SemiPlanar_ER = 42,
        cudaEglColorFormatYVU422SemiPlanar_ER = 43,
        cudaEglColorFormatYVU420SemiPlanar_ER = 44, cudaEglColorFormatBayerRGGB = 45,
        cudaEglColorFormatBayerBGGR = 46, cudaEglColorFormatBayerGRBG = 47,
        cudaEglColorFormatBayerGBRG = 48, cudaEglColorFormatBayer10RGGB = 49,
        cudaEglColorFormatBayer10BGGR = 50, cudaEglColorFormatBayer10GRBG = 51,
        cudaEglColorFormatBayer10GBRG = 52, cudaEglColorFormatBayer12RGGB = 53,
        cudaEglColorFormatBayer12BGGR = 54, cudaEglColorFormatBayer12GRBG = 55,
        cudaEglColorFormatBayer12GBRG = 56, cudaEglColorFormatBayer14RGGB = 57,
        cudaEglColorFormatBayer14BGGR = 58, cudaEglColorFormatBayer14GRBG = 59,
        cudaEglColorFormatBayer14GBRG = 60, cudaEglColorFormatBayer20RGGB = 61,
        cudaEglColorFormatBayer20BGGR = 62, cudaEglColorFormatBayer20GRBG = 63,
        cudaEglColorFormatBayer20GBRG = 64, cudaEglColorFormatYVU444Planar = 65,
        cudaEglColorFormatYVU422Planar = 66, cudaEglColorFormatYVU420Planar = 67,
        cudaEglColorFormatBayerIspRGGB = 68, cudaEglColorFormatBayerIspBGGR = 69,
        cudaEglColorFormatBayerIspGRBG = 70, cudaEglColorFormatBayerIspGBRG = 71,
        cudaEglColorFormatBayerBCCR = 72, cudaEglColorFormatBayerRCCB = 73,
        cudaEglColorFormatBayerCRBC = 74, cudaEglColorFormatBayerCBRC = 75,
        cudaEglColorFormatBayer10CCCC = 76, cudaEglColorFormatBayer12BCCR = 77,
        cudaEglColorFormatBayer12RCCB = 78, cudaEglColorFormatBayer12CRBC = 79,
        cudaEglColorFormatBayer12CBRC = 80, cudaEglColorFormatBayer12CCCC = 81,
        cudaEglColorFormatY = 82, cudaEglColorFormatYUV420SemiPlanar_2020 = 83,
        cudaEglColorFormatYVU420SemiPlanar_2020 = 84,
        cudaEglColorFormatYUV420Planar_2020 = 85, cudaEglColorFormatYVU420Planar_2020 = 86,
        cudaEglColorFormatYUV420SemiPlanar_709 = 87,
        cudaEglColorFormatYVU420SemiPlanar_709 = 88,
        cudaEglColorFormatYUV420Planar_709 = 89, cudaEglColorFormatYVU420Planar_709 = 90,
        cudaEglColorFormatY10V10U10_420SemiPlanar_709 = 91,
        cudaEglColorFormatY10V10U10_420SemiPlanar_2020 = 92,
        cudaEglColorFormatY10V10U10_422SemiPlanar_2020 = 93,
        cudaEglColorFormatY10V10U10_422SemiPlanar = 94,
        cudaEglColorFormatY10V10U10_422SemiPlanar_709 = 95, cudaEglColorFormatY_ER = 96,
        cudaEglColorFormatY_709_ER = 97, cudaEglColorFormatY10_ER = 98,
        cudaEglColorFormatY10_709_ER = 99, cudaEglColorFormatY12_ER = 100,
        cudaEglColorFormatY12_709_ER = 101, cudaEglColorFormatYUVA = 102,
        cudaEglColorFormatYVYU = 104, cudaEglColorFormatVYUY = 105,
        cudaEglColorFormatY10V10U10_420SemiPlanar_ER = 106,
        cudaEglColorFormatY10V10U10_420SemiPlanar_709_ER = 107,
        cudaEglColorFormatY10V10U10_444SemiPlanar_ER = 108,
        cudaEglColorFormatY10V10U10_444SemiPlanar_709_ER = 109,
        cudaEglColorFormatY12V12U12_420SemiPlanar_ER = 110,
        cudaEglColorFormatY12V12U12_420SemiPlanar_709_ER = 111,
        cudaEglColorFormatY12V12U12_444SemiPlanar_ER = 112,
        cudaEglColorFormatY12V12U12_444SemiPlanar_709_ER = 113,
        cudaEglColorFormatUYVY709 = 114, cudaEglColorFormatUYVY709_ER = 115,
        cudaEglColorFormatUYVY2020 = 116

    Field of
        cudaEglFrame.eglColorFormat
    """
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
    """Which frames the devices of a context of OpenGL are asked for.

    enum cudaGLDeviceList.

    Members
        cudaGLDeviceListAll = 1, cudaGLDeviceListCurrentFrame = 2,
        cudaGLDeviceListNextFrame = 3

    Taken by
        cudaGLGetDevices
    """
    cudaGLDeviceListAll: ClassVar[cudaGLDeviceList]
    cudaGLDeviceListCurrentFrame: ClassVar[cudaGLDeviceList]
    cudaGLDeviceListNextFrame: ClassVar[cudaGLDeviceList]

class cudaGLMapFlags(_Enum):
    """How CUDA is going to use an OpenGL buffer.

    enum cudaGLMapFlags.

    Members
        cudaGLMapFlagsNone = 0, cudaGLMapFlagsReadOnly = 1, cudaGLMapFlagsWriteDiscard = 2

    Taken by
        cudaGLSetBufferObjectMapFlags
    """
    cudaGLMapFlagsNone: ClassVar[cudaGLMapFlags]
    cudaGLMapFlagsReadOnly: ClassVar[cudaGLMapFlags]
    cudaGLMapFlagsWriteDiscard: ClassVar[cudaGLMapFlags]

class cudaDevResourceDesc_t(_Handle):
    """Resources put together by cudaDevResourceGenerateDesc, for cudaGreenCtxCreate.

    struct CUdevResourceDesc_st *
    """
class cudaExecutionContext_t(_Handle):
    """A device or a part of one to run work on; made by cudaGreenCtxCreate or a device's own.

    struct cudaExecutionContext_st *

    Made by
        cudaGreenCtxCreate

    Ended by
        cudaExecutionCtxDestroy
    """
class cudaArray_t(_Handle):
    """Device memory in a layout for textures and surfaces, from cudaMallocArray to
    cudaFreeArray.

    struct cudaArray *

    Made by
        cudaMallocArray, cudaMalloc3DArray

    Ended by
        cudaFreeArray
    """
class cudaArray_const_t(_Handle):
    """An array that is only read.

    const struct cudaArray *
    """
class cudaMipmappedArray_t(_Handle):
    """An array in several sizes, from cudaMallocMipmappedArray to cudaFreeMipmappedArray.

    struct cudaMipmappedArray *

    Made by
        cudaMallocMipmappedArray

    Ended by
        cudaFreeMipmappedArray
    """
class cudaMipmappedArray_const_t(_Handle):
    """A mipmapped array that is only read.

    const struct cudaMipmappedArray *
    """
class cudaStream_t(_driver.CUstream):
    """A queue of work on a device, which runs in order; the driver's CUstream is the same.

    struct CUstream_st *

    Made by
        cudaStreamCreate, cudaStreamCreateWithFlags, cudaStreamCreateWithPriority,
        cudaExecutionCtxStreamCreate

    Ended by
        cudaStreamDestroy
    """
class cudaEvent_t(_driver.CUevent):
    """A place in the work of a stream, which can be waited for and timed; the driver's CUevent
    is the same.

    struct CUevent_st *

    Made by
        cudaIpcOpenEventHandle, cudaEventCreate, cudaEventCreateWithFlags,
        cudaEventCreateFromEGLSync

    Ended by
        cudaEventDestroy
    """
class cudaGraphicsResource_t(_Handle):
    """A buffer or image of a graphics interface that was registered with CUDA.

    struct cudaGraphicsResource *

    Made by
        cudaGraphicsEGLRegisterImage, cudaGraphicsGLRegisterImage,
        cudaGraphicsGLRegisterBuffer, cudaGraphicsVDPAURegisterVideoSurface,
        cudaGraphicsVDPAURegisterOutputSurface

    Ended by
        cudaGraphicsUnregisterResource
    """
class cudaExternalMemory_t(_Handle):
    """Memory imported from another interface, until cudaDestroyExternalMemory.

    struct CUexternalMemory_st *

    Made by
        cudaImportExternalMemory

    Ended by
        cudaDestroyExternalMemory
    """
class cudaExternalSemaphore_t(_Handle):
    """A semaphore imported from another interface, until cudaDestroyExternalSemaphore.

    struct CUexternalSemaphore_st *

    Made by
        cudaImportExternalSemaphore

    Ended by
        cudaDestroyExternalSemaphore
    """
class cudaGraph_t(_driver.CUgraph):
    """Work and what it depends on, as nodes and edges; from cudaGraphCreate or a capture to
    cudaGraphDestroy.

    struct CUgraph_st *

    Made by
        cudaGraphCreate, cudaGraphClone

    Ended by
        cudaGraphDestroy
    """
class cudaGraphNode_t(_driver.CUgraphNode):
    """One piece of work in a graph; it lives as long as the graph.

    struct CUgraphNode_st *

    Made by
        cudaGraphAddKernelNode, cudaGraphAddMemcpyNode, cudaGraphAddMemcpyNodeToSymbol,
        cudaGraphAddMemcpyNodeFromSymbol, cudaGraphAddMemcpyNode1D, cudaGraphAddMemsetNode,
        cudaGraphAddHostNode, cudaGraphAddChildGraphNode, cudaGraphAddEmptyNode,
        cudaGraphAddEventRecordNode, cudaGraphAddEventWaitNode,
        cudaGraphAddExternalSemaphoresSignalNode and 4 more

    Ended by
        cudaGraphDestroyNode
    """
class cudaUserObject_t(_driver.CUuserObject):
    """Something counted that graphs keep alive, from cudaUserObjectCreate to its last
    reference.

    struct CUuserObject_st *

    Made by
        cudaUserObjectCreate

    Ended by
        cudaUserObjectRelease
    """
class cudaFunction_t(_driver.CUfunction):
    """A kernel in one context, as the driver knows it.

    struct CUfunc_st *
    """
class cudaKernel_t(_Handle):
    """A kernel of a library, for any device; it lives as long as the library.

    struct CUkern_st *
    """
class cudaLibrary_t(_Handle):
    """Code loaded for all devices, from cudaLibraryLoadData to cudaLibraryUnload.

    struct CUlib_st *

    Made by
        cudaLibraryLoadData, cudaLibraryLoadFromFile

    Ended by
        cudaLibraryUnload
    """
class cudaMemPool_t(_driver.CUmemoryPool):
    """Where allocations in stream order come from, from cudaMemPoolCreate to
    cudaMemPoolDestroy.

    struct CUmemPoolHandle_st *

    Made by
        cudaMemPoolCreate, cudaMemPoolImportFromShareableHandle

    Ended by
        cudaMemPoolDestroy
    """
class cudaGraphExec_t(_driver.CUgraphExec):
    """A graph that can be launched, from cudaGraphInstantiate to cudaGraphExecDestroy.

    struct CUgraphExec_st *

    Made by
        cudaGraphInstantiate, cudaGraphInstantiateWithFlags, cudaGraphInstantiateWithParams

    Ended by
        cudaGraphExecDestroy
    """
class cudaGraphDeviceNode_t(_Handle):
    """A kernel node that kernels may change while the graph runs.

    struct CUgraphDeviceUpdatableNode_st *
    """
class cudaAsyncCallbackHandle_t(_Handle):
    """A registration of cudaDeviceRegisterAsyncNotification.

    struct cudaAsyncCallbackEntry *
    """
class cudaLogsCallbackHandle(_Handle):
    """A registration of cudaLogsRegisterCallback.

    struct CUlogsCallbackEntry_st *
    """
class cudaEglStreamConnection(_driver.CUeglStreamConnection):
    """An end of an EGLStream that CUDA is connected to.

    struct CUeglStreamConnection_st *
    """
class cudaGraphConditionalHandle(_Cell):
    """The value that a conditional node looks at; it lives as long as the graph.

    unsigned long long

    Given by
        cudaGraphConditionalHandleCreate, cudaGraphConditionalHandleCreate_v2
    """
class cudaLogIterator(_Cell):
    """A place among the messages that the driver has logged.

    unsigned int

    Taken by
        cudaLogsDumpToFile, cudaLogsDumpToMemory

    Given by
        cudaLogsCurrent
    """
class cudaSurfaceObject_t(_Cell):
    """A surface as kernels take it, from cudaCreateSurfaceObject to cudaDestroySurfaceObject.

    unsigned long long

    Taken by
        cudaDestroySurfaceObject, cudaGetSurfaceObjectResourceDesc

    Given by
        cudaCreateSurfaceObject
    """
class cudaTextureObject_t(_Cell):
    """A texture as kernels take it, from cudaCreateTextureObject to cudaDestroyTextureObject.

    unsigned long long

    Taken by
        cudaDestroyTextureObject, cudaGetTextureObjectResourceDesc,
        cudaGetTextureObjectTextureDesc, cudaGetTextureObjectResourceViewDesc

    Given by
        cudaCreateTextureObject
    """
class cudaHostFn_t(_Handle):
    """A host function that a stream or graph calls with its user data; it must not call CUDA.

    void (*)(void *)
    A callable in its place is called as f(user_data) -> None.

    Taken by
        cudaLaunchHostFunc, cudaLaunchHostFunc_v2, cudaUserObjectCreate
    """
class cudaAsyncCallback(_Handle):
    """A host function that is told of events on a device, such as memory over budget.

    void (*)(cudaAsyncNotificationInfo_t *, void *, cudaAsyncCallbackHandle_t)
    A callable in its place is called as f(cudaAsyncNotificationInfo_t, user_data,
    cudaAsyncCallbackHandle_t) -> None.

    Taken by
        cudaDeviceRegisterAsyncNotification
    """
class cudaStreamCallback_t(_Handle):
    """A host function that a stream calls with itself, its status and user data; it must not
    call CUDA.

    void (*)(cudaStream_t, cudaError_t, void *)
    A callable in its place is called as f(cudaStream_t, cudaError_t, user_data) -> None.

    Taken by
        cudaStreamAddCallback
    """
class cudaGraphRecaptureCallback_t(_Handle):
    """A host function that decides about a node that differs from the one before.

    cudaError_t (*)(void *, cudaGraphNode_t, const struct cudaGraphNodeParams *, const
    struct cudaGraphNodeParams *, enum cudaGraphRecaptureStatus)
    """
class cudaLogsCallback_t(_Handle):
    """A host function that gets each message of the driver's log.

    void (*)(void *, cudaLogLevel, char *, size_t)
    A callable in its place is called as f(user_data, cudaLogLevel, bytes, int) -> None.

    Taken by
        cudaLogsRegisterCallback
    """

class char1(_Record):
    """A vector of one number.

    struct char1, 1 bytes.

    Fields
        x : int (signed char)
    """
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...

class uchar1(_Record):
    """A vector of one number.

    struct uchar1, 1 bytes.

    Fields
        x : int (unsigned char)
    """
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...

class char2(_Record):
    """A vector of two numbers.

    struct char2, 2 bytes.

    Fields
        x, y : int (signed char)
    """
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...

class uchar2(_Record):
    """A vector of two numbers.

    struct uchar2, 2 bytes.

    Fields
        x, y : int (unsigned char)
    """
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...

class char3(_Record):
    """A vector of three numbers.

    struct char3, 3 bytes.

    Fields
        x, y, z : int (signed char)
    """
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
    """A vector of three numbers.

    struct uchar3, 3 bytes.

    Fields
        x, y, z : int (unsigned char)
    """
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
    """A vector of four numbers.

    struct char4, 4 bytes.

    Fields
        x, y, z, w : int (signed char)
    """
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
    """A vector of four numbers.

    struct uchar4, 4 bytes.

    Fields
        x, y, z, w : int (unsigned char)
    """
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
    """A vector of one number.

    struct short1, 2 bytes.

    Fields
        x : int (short)
    """
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...

class ushort1(_Record):
    """A vector of one number.

    struct ushort1, 2 bytes.

    Fields
        x : int (unsigned short)
    """
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...

class short2(_Record):
    """A vector of two numbers.

    struct short2, 4 bytes.

    Fields
        x, y : int (short)
    """
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...

class ushort2(_Record):
    """A vector of two numbers.

    struct ushort2, 4 bytes.

    Fields
        x, y : int (unsigned short)
    """
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...

class short3(_Record):
    """A vector of three numbers.

    struct short3, 6 bytes.

    Fields
        x, y, z : int (short)
    """
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
    """A vector of three numbers.

    struct ushort3, 6 bytes.

    Fields
        x, y, z : int (unsigned short)
    """
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
    """A vector of four numbers.

    struct short4, 8 bytes.

    Fields
        x, y, z, w : int (short)
    """
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
    """A vector of four numbers.

    struct ushort4, 8 bytes.

    Fields
        x, y, z, w : int (unsigned short)
    """
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
    """A vector of one number.

    struct int1, 4 bytes.

    Fields
        x : int
    """
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...

class uint1(_Record):
    """A vector of one number.

    struct uint1, 4 bytes.

    Fields
        x : int (unsigned int)
    """
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...

class int2(_Record):
    """A vector of two numbers.

    struct int2, 8 bytes.

    Fields
        x, y : int
    """
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...

class uint2(_Record):
    """A vector of two numbers.

    struct uint2, 8 bytes.

    Fields
        x, y : int (unsigned int)
    """
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...

class int3(_Record):
    """A vector of three numbers.

    struct int3, 12 bytes.

    Fields
        x, y, z : int
    """
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
    """A vector of three numbers.

    struct uint3, 12 bytes.

    Fields
        x, y, z : int (unsigned int)
    """
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
    """A vector of four numbers.

    struct int4, 16 bytes.

    Fields
        x, y, z, w : int
    """
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
    """A vector of four numbers.

    struct uint4, 16 bytes.

    Fields
        x, y, z, w : int (unsigned int)
    """
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
    """A vector of one number.

    struct long1, 8 bytes.

    Fields
        x : int (long)
    """
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...

class ulong1(_Record):
    """A vector of one number.

    struct ulong1, 8 bytes.

    Fields
        x : int (unsigned long)
    """
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...

class long2(_Record):
    """A vector of two numbers.

    struct long2, 16 bytes.

    Fields
        x, y : int (long)
    """
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...

class ulong2(_Record):
    """A vector of two numbers.

    struct ulong2, 16 bytes.

    Fields
        x, y : int (unsigned long)
    """
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...

class long3(_Record):
    """A vector of three numbers.

    struct long3, 24 bytes.

    Fields
        x, y, z : int (long)
    """
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
    """A vector of three numbers.

    struct ulong3, 24 bytes.

    Fields
        x, y, z : int (unsigned long)
    """
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
    """A vector of four numbers.

    struct long4, 32 bytes.

    Fields
        x, y, z, w : int (long)
    """
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
    """A vector of four numbers.

    struct ulong4, 32 bytes.

    Fields
        x, y, z, w : int (unsigned long)
    """
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

class long4_16a(_Record):
    """A vector of four numbers, aligned to 16 bytes.

    struct long4_16a, 32 bytes. Since CUDA 13.0.

    Fields
        x, y, z, w : int (long)
    """
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

class ulong4_16a(_Record):
    """A vector of four numbers, aligned to 16 bytes.

    struct ulong4_16a, 32 bytes. Since CUDA 13.0.

    Fields
        x, y, z, w : int (unsigned long)
    """
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

class long4_32a(_Record):
    """A vector of four numbers, aligned to 32 bytes.

    struct long4_32a, 32 bytes. Since CUDA 13.0.

    Fields
        x, y, z, w : int (long)
    """
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

class ulong4_32a(_Record):
    """A vector of four numbers, aligned to 32 bytes.

    struct ulong4_32a, 32 bytes. Since CUDA 13.0.

    Fields
        x, y, z, w : int (unsigned long)
    """
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
    """A vector of one number.

    struct float1, 4 bytes.

    Fields
        x : float
    """
    @property
    def x(self) -> float: ...
    @x.setter
    def x(self, value: SupportsFloat) -> None: ...

class float2(_Record):
    """A vector of two numbers.

    struct float2, 8 bytes.

    Fields
        x, y : float
    """
    @property
    def x(self) -> float: ...
    @x.setter
    def x(self, value: SupportsFloat) -> None: ...
    @property
    def y(self) -> float: ...
    @y.setter
    def y(self, value: SupportsFloat) -> None: ...

class float3(_Record):
    """A vector of three numbers.

    struct float3, 12 bytes.

    Fields
        x, y, z : float
    """
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
    """A vector of four numbers.

    struct float4, 16 bytes.

    Fields
        x, y, z, w : float
    """
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
    """A vector of one number.

    struct longlong1, 8 bytes.

    Fields
        x : int (long long)
    """
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...

class ulonglong1(_Record):
    """A vector of one number.

    struct ulonglong1, 8 bytes.

    Fields
        x : int (unsigned long long)
    """
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...

class longlong2(_Record):
    """A vector of two numbers.

    struct longlong2, 16 bytes.

    Fields
        x, y : int (long long)
    """
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...

class ulonglong2(_Record):
    """A vector of two numbers.

    struct ulonglong2, 16 bytes.

    Fields
        x, y : int (unsigned long long)
    """
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...

class longlong3(_Record):
    """A vector of three numbers.

    struct longlong3, 24 bytes.

    Fields
        x, y, z : int (long long)
    """
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
    """A vector of three numbers.

    struct ulonglong3, 24 bytes.

    Fields
        x, y, z : int (unsigned long long)
    """
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
    """A vector of four numbers.

    struct longlong4, 32 bytes.

    Fields
        x, y, z, w : int (long long)
    """
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

class longlong4_16a(_Record):
    """A vector of four numbers, aligned to 16 bytes.

    struct longlong4_16a, 32 bytes. Since CUDA 13.0.

    Fields
        x, y, z, w : int (long long)
    """
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

class longlong4_32a(_Record):
    """A vector of four numbers, aligned to 32 bytes.

    struct longlong4_32a, 32 bytes. Since CUDA 13.0.

    Fields
        x, y, z, w : int (long long)
    """
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
    """A vector of four numbers.

    struct ulonglong4, 32 bytes.

    Fields
        x, y, z, w : int (unsigned long long)
    """
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

class ulonglong4_16a(_Record):
    """A vector of four numbers, aligned to 16 bytes.

    struct ulonglong4_16a, 32 bytes. Since CUDA 13.0.

    Fields
        x, y, z, w : int (unsigned long long)
    """
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

class ulonglong4_32a(_Record):
    """A vector of four numbers, aligned to 32 bytes.

    struct ulonglong4_32a, 32 bytes. Since CUDA 13.0.

    Fields
        x, y, z, w : int (unsigned long long)
    """
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
    """A vector of one number.

    struct double1, 8 bytes.

    Fields
        x : float (double)
    """
    @property
    def x(self) -> float: ...
    @x.setter
    def x(self, value: SupportsFloat) -> None: ...

class double2(_Record):
    """A vector of two numbers.

    struct double2, 16 bytes.

    Fields
        x, y : float (double)
    """
    @property
    def x(self) -> float: ...
    @x.setter
    def x(self, value: SupportsFloat) -> None: ...
    @property
    def y(self) -> float: ...
    @y.setter
    def y(self, value: SupportsFloat) -> None: ...

class double3(_Record):
    """A vector of three numbers.

    struct double3, 24 bytes.

    Fields
        x, y, z : float (double)
    """
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
    """A vector of four numbers.

    struct double4, 32 bytes.

    Fields
        x, y, z, w : float (double)
    """
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

class double4_16a(_Record):
    """A vector of four numbers, aligned to 16 bytes.

    struct double4_16a, 32 bytes. Since CUDA 13.0.

    Fields
        x, y, z, w : float (double)
    """
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

class double4_32a(_Record):
    """A vector of four numbers, aligned to 32 bytes.

    struct double4_32a, 32 bytes. Since CUDA 13.0.

    Fields
        x, y, z, w : float (double)
    """
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
    """Three sizes, in blocks or threads.

    struct dim3, 12 bytes.

    Fields
        x, y, z : int (unsigned int)

    Taken by
        cudaLaunchKernel, cudaLaunchCooperativeKernel

    Field of
        cudaKernelNodeParams.gridDim, cudaKernelNodeParams.blockDim,
        cudaKernelNodeParamsV2.gridDim, cudaKernelNodeParamsV2.blockDim,
        cudaLaunchConfig_t.gridDim, cudaLaunchConfig_t.blockDim
    """
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
    """Format of an array's elements.

    struct cudaChannelFormatDesc, 20 bytes.

    Fields
        x, y, z, w : int; bits, 0 for a channel that is not there
        f : cudaChannelFormatKind or int

    Taken by
        cudaDeviceGetTexture1DLinearMaxWidth, cudaMallocArray, cudaMalloc3DArray,
        cudaMallocMipmappedArray

    Given by
        cudaArrayGetInfo, cudaGetChannelDesc

    Field of
        cudaExternalMemoryMipmappedArrayDesc.formatDesc, cudaEglPlaneDesc.channelDesc
    """
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
    """Tiles and mip tail of a sparse array.

    struct cudaArraySparseProperties, 48 bytes.

    Fields
        tileExtent : cudaArraySparseProperties_anon0
        miptailFirstLevel : int (unsigned int)
        miptailSize : int (unsigned long long)
        flags : int (unsigned int)

    Given by
        cudaArrayGetSparseProperties, cudaMipmappedArrayGetSparseProperties
    """
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
    """struct inside cudaArraySparseProperties, 12 bytes.

    Fields
        width, height, depth : int (unsigned int)

    Field of
        cudaArraySparseProperties.tileExtent
    """
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
    """How much memory an array takes.

    struct cudaArrayMemoryRequirements, 32 bytes.

    Fields
        size, alignment : int (size_t); bytes

    Given by
        cudaArrayGetMemoryRequirements, cudaMipmappedArrayGetMemoryRequirements
    """
    @property
    def size(self) -> int: ...
    @size.setter
    def size(self, value: _Int) -> None: ...
    @property
    def alignment(self) -> int: ...
    @alignment.setter
    def alignment(self, value: _Int) -> None: ...

class cudaPitchedPtr(_Record):
    """Memory of padded rows.

    struct cudaPitchedPtr, 32 bytes.

    Fields
        ptr : int (address), buffer or None, kept (void *)
        pitch : int (size_t); bytes from one row to the next
        xsize : int (size_t); width of a row without padding
        ysize : int (size_t); rows per plane

    Taken by
        cudaMemset3D, cudaMemset3DAsync

    Given by
        cudaMalloc3D

    Field of
        cudaMemcpy3DParms.srcPtr, cudaMemcpy3DParms.dstPtr, cudaMemcpy3DPeerParms.srcPtr,
        cudaMemcpy3DPeerParms.dstPtr
    """
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
    """Size of a box.

    struct cudaExtent, 24 bytes.

    Fields
        width : int (size_t); elements where an array takes part, else bytes
        height : int (size_t); rows
        depth : int (size_t); planes

    Taken by
        cudaMalloc3D, cudaMalloc3DArray, cudaMallocMipmappedArray, cudaMemset3D,
        cudaMemset3DAsync

    Given by
        cudaArrayGetInfo

    Field of
        cudaMemcpy3DParms.extent, cudaMemcpy3DPeerParms.extent, cudaMemcpy3DBatchOp.extent,
        cudaExternalMemoryMipmappedArrayDesc.extent
    """
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
    """Place of a box.

    struct cudaPos, 24 bytes.

    Fields
        x : int (size_t); elements in arrays, else bytes
        y : int (size_t); rows
        z : int (size_t); planes

    Field of
        cudaMemcpy3DParms.srcPos, cudaMemcpy3DParms.dstPos, cudaMemcpy3DPeerParms.srcPos,
        cudaMemcpy3DPeerParms.dstPos
    """
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
    """A box, where it comes from and where it goes; an array or a pitched pointer on either
    side.

    struct cudaMemcpy3DParms, 160 bytes.

    Fields
        srcArray : cudaArray_t, int or None
        srcPos : cudaPos
        srcPtr : cudaPitchedPtr
        dstArray : cudaArray_t, int or None
        dstPos : cudaPos
        dstPtr : cudaPitchedPtr
        extent : cudaExtent
        kind : cudaMemcpyKind or int

    Taken by
        cudaMemcpy3D, cudaMemcpy3DAsync, cudaGraphAddMemcpyNode,
        cudaGraphMemcpyNodeSetParams, cudaGraphExecMemcpyNodeSetParams

    Given by
        cudaGraphMemcpyNodeGetParams

    Field of
        cudaMemcpyNodeParams.copyParams
    """
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
    """What a copy node of a graph copies.

    struct cudaMemcpyNodeParams, 176 bytes. Since CUDA 12.2; other fields before 13.1.

    Fields
        flags : int
        ctx : cudaExecutionContext_t, int or None
        copyParams : cudaMemcpy3DParms
    """
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...
    @property
    def ctx(self) -> cudaExecutionContext_t: ...
    @ctx.setter
    def ctx(self, value: cudaExecutionContext_t | _Int | None) -> None: ...
    @property
    def copyParams(self) -> cudaMemcpy3DParms: ...
    @copyParams.setter
    def copyParams(self, value: cudaMemcpy3DParms) -> None: ...

class cudaMemcpy3DPeerParms(_Record):
    """A box, from which device it comes and to which it goes.

    struct cudaMemcpy3DPeerParms, 168 bytes.

    Fields
        srcArray : cudaArray_t, int or None
        srcPos : cudaPos
        srcPtr : cudaPitchedPtr
        srcDevice : int
        dstArray : cudaArray_t, int or None
        dstPos : cudaPos
        dstPtr : cudaPitchedPtr
        dstDevice : int
        extent : cudaExtent

    Taken by
        cudaMemcpy3DPeer, cudaMemcpy3DPeerAsync
    """
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
    """What a memset node of a graph sets.

    struct cudaMemsetParams, 40 bytes.

    Fields
        dst : int (address), buffer or None, kept (void *)
        pitch : int (size_t); bytes from one row to the next; unused for one row
        value : int (unsigned int)
        elementSize : int (unsigned int); bytes, 1, 2 or 4
        width : int (size_t); elements per row
        height : int (size_t); rows

    Taken by
        cudaGraphAddMemsetNode, cudaGraphMemsetNodeSetParams,
        cudaGraphExecMemsetNodeSetParams

    Given by
        cudaGraphMemsetNodeGetParams
    """
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
    """What a memset node of a graph sets.

    struct cudaMemsetParamsV2, 48 bytes. Since CUDA 12.2; other fields before 13.1.

    Fields
        dst : int (address), buffer or None, kept (void *)
        pitch : int (size_t); bytes from one row to the next; unused for one row
        value : int (unsigned int)
        elementSize : int (unsigned int); bytes, 1, 2 or 4
        width : int (size_t); elements per row
        height : int (size_t); rows
        ctx : cudaExecutionContext_t, int or None
    """
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
    @property
    def ctx(self) -> cudaExecutionContext_t: ...
    @ctx.setter
    def ctx(self, value: cudaExecutionContext_t | _Int | None) -> None: ...

class cudaAccessPolicyWindow(_Record):
    """A range of memory and how the L2 cache should treat it.

    struct cudaAccessPolicyWindow, 32 bytes.

    Fields
        base_ptr : int (address), buffer or None, kept (void *)
        num_bytes : int (size_t); bytes
        hitRatio : float; share of the range that gets hitProp, 0 to 1
        hitProp, missProp : cudaAccessProperty or int

    Field of
        cudaLaunchAttributeValue.accessPolicyWindow
    """
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
    """The function that a host node of a graph calls.

    struct cudaHostNodeParams, 16 bytes.

    Fields
        fn : cudaHostFn_t, int or None
        userData : int (address), buffer or None, kept (void *)

    Taken by
        cudaGraphAddHostNode, cudaGraphHostNodeSetParams, cudaGraphExecHostNodeSetParams

    Given by
        cudaGraphHostNodeGetParams
    """
    @property
    def fn(self) -> cudaHostFn_t: ...
    @fn.setter
    def fn(self, value: cudaHostFn_t | _Int | None) -> None: ...
    @property
    def userData(self) -> int: ...
    @userData.setter
    def userData(self, value: _Address) -> None: ...

class cudaHostNodeParamsV2(_Record):
    """The function that a host node of a graph calls.

    struct cudaHostNodeParamsV2, 32 bytes. Since CUDA 12.2; other fields before 13.4.

    Fields
        fn : cudaHostFn_t, int or None
        userData : int (address), buffer or None, kept (void *)
        syncMode : int (unsigned int)
        ctx : cudaExecutionContext_t, int or None
    """
    @property
    def fn(self) -> cudaHostFn_t: ...
    @fn.setter
    def fn(self, value: cudaHostFn_t | _Int | None) -> None: ...
    @property
    def userData(self) -> int: ...
    @userData.setter
    def userData(self, value: _Address) -> None: ...
    @property
    def syncMode(self) -> int: ...
    @syncMode.setter
    def syncMode(self, value: _Int) -> None: ...
    @property
    def ctx(self) -> cudaExecutionContext_t: ...
    @ctx.setter
    def ctx(self, value: cudaExecutionContext_t | _Int | None) -> None: ...

class cudaResourceDesc(_Record):
    """The memory that a texture or surface is on; resType says which member of res counts.

    struct cudaResourceDesc, 144 bytes. Other fields before CUDA 13.0.

    Fields
        resType : cudaResourceType or int
        res : cudaResourceDesc_anon0
        flags : int (unsigned int)

    Taken by
        cudaCreateTextureObject, cudaCreateSurfaceObject

    Given by
        cudaGetTextureObjectResourceDesc, cudaGetSurfaceObjectResourceDesc
    """
    @property
    def resType(self) -> cudaResourceType: ...
    @resType.setter
    def resType(self, value: cudaResourceType | int) -> None: ...
    @property
    def res(self) -> cudaResourceDesc_anon0: ...
    @res.setter
    def res(self, value: cudaResourceDesc_anon0) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...

class cudaResourceDesc_anon0(_Record):
    """union inside cudaResourceDesc, 128 bytes.

    Fields
        array : cudaResourceDesc_anon0_anon0
        mipmap : cudaResourceDesc_anon0_anon1
        linear : cudaResourceDesc_anon0_anon2
        pitch2D : cudaResourceDesc_anon0_anon3

    Field of
        cudaResourceDesc.res
    """
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
    """struct inside cudaResourceDesc_anon0, 8 bytes.

    Fields
        array : cudaArray_t, int or None
    """
    @property
    def array(self) -> cudaArray_t: ...
    @array.setter
    def array(self, value: cudaArray_t | _Int | None) -> None: ...

class cudaResourceDesc_anon0_anon1(_Record):
    """struct inside cudaResourceDesc_anon0, 8 bytes.

    Fields
        mipmap : cudaMipmappedArray_t, int or None
    """
    @property
    def mipmap(self) -> cudaMipmappedArray_t: ...
    @mipmap.setter
    def mipmap(self, value: cudaMipmappedArray_t | _Int | None) -> None: ...

class cudaResourceDesc_anon0_anon2(_Record):
    """struct inside cudaResourceDesc_anon0, 40 bytes.

    Fields
        devPtr : int (address), buffer or None, kept (void *)
        desc : cudaChannelFormatDesc
        sizeInBytes : int (size_t); bytes
    """
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
    """struct inside cudaResourceDesc_anon0, 56 bytes.

    Fields
        devPtr : int (address), buffer or None, kept (void *)
        desc : cudaChannelFormatDesc
        width : int (size_t); elements per row
        height : int (size_t); rows
        pitchInBytes : int (size_t); bytes from one row to the next
    """
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
class cudaResourceDesc_anon0_anon4(_Record):
    """struct inside cudaResourceDesc_anon0, 128 bytes."""

class cudaResourceViewDesc(_Record):
    """The part of an array that a texture reads, and as what.

    struct cudaResourceViewDesc, 112 bytes. Other fields before CUDA 13.0.

    Fields
        format : cudaResourceViewFormat or int
        width, height, depth : int (size_t); elements of the view
        firstMipmapLevel, lastMipmapLevel, firstLayer, lastLayer : int (unsigned int)

    Taken by
        cudaCreateTextureObject

    Given by
        cudaGetTextureObjectResourceViewDesc
    """
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
    """What an address is.

    struct cudaPointerAttributes, 88 bytes. Other fields before CUDA 13.4.

    Fields
        type : cudaMemoryType or int
        device : int
        devicePointer : int (address), buffer or None, kept (void *); 0 where it cannot be
            reached from there
        hostPointer : int (address), buffer or None, kept (void *); 0 where it cannot be
            reached from there
        localityDomainOrdinal : int

    Given by
        cudaPointerGetAttributes
    """
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
    @property
    def localityDomainOrdinal(self) -> int: ...
    @localityDomainOrdinal.setter
    def localityDomainOrdinal(self, value: _Int) -> None: ...

class cudaPointerAttributes_anon0(_Record):
    """union inside cudaPointerAttributes, 8 bytes.

    Fields
        localityDomainOrdinal : int
    """
    @property
    def localityDomainOrdinal(self) -> int: ...
    @localityDomainOrdinal.setter
    def localityDomainOrdinal(self, value: _Int) -> None: ...

class cudaFuncAttributes(_Record):
    """What a kernel needs and may have.

    struct cudaFuncAttributes, 144 bytes. Other fields before CUDA 13.4.

    Fields
        sharedSizeBytes, constSizeBytes : int (size_t); bytes
        localSizeBytes : int (size_t); bytes per thread
        maxThreadsPerBlock : int; threads
        numRegs : int; registers per thread
        ptxVersion, binaryVersion : int; 10 * major + minor
        cacheModeCA : int
        maxDynamicSharedSizeBytes : int; bytes
        preferredShmemCarveout : int; percent of the multiprocessor's memory, or -1
        clusterDimMustBeSet : int
        requiredClusterWidth, requiredClusterHeight, requiredClusterDepth : int; blocks
        clusterSchedulingPolicyPreference, nonPortableClusterSizeAllowed : int
        deviceNodeUpdateStatus : int
        sharedMemoryMode : cudaSharedMemoryMode or int

    Given by
        cudaFuncGetAttributes
    """
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
    @property
    def deviceNodeUpdateStatus(self) -> int: ...
    @deviceNodeUpdateStatus.setter
    def deviceNodeUpdateStatus(self, value: _Int) -> None: ...
    @property
    def sharedMemoryMode(self) -> cudaSharedMemoryMode: ...
    @sharedMemoryMode.setter
    def sharedMemoryMode(self, value: cudaSharedMemoryMode | int) -> None: ...

class cudaMemLocation(_Record):
    """A place for memory, such as a device or a node of the host.

    struct cudaMemLocation, 8 bytes. Other fields before CUDA 13.3.

    Fields
        type : cudaMemLocationType or int
        id : int
        localized : cudaMemLocation_anon0_anon0

    Taken by
        cudaMemPrefetchAsync, cudaMemPrefetchBatchAsync,
        cudaMemDiscardAndPrefetchBatchAsync, cudaMemGetLocationInfo, cudaMemAdvise,
        cudaMemPoolGetAccess, cudaMemGetDefaultMemPool, cudaMemGetMemPool, cudaMemSetMemPool

    Field of
        cudaMemAccessDesc.location, cudaMemPoolProps.location,
        cudaMemcpyAttributes.srcLocHint, cudaMemcpyAttributes.dstLocHint
    """
    @property
    def type(self) -> cudaMemLocationType: ...
    @type.setter
    def type(self, value: cudaMemLocationType | int) -> None: ...
    @property
    def id(self) -> int: ...
    @id.setter
    def id(self, value: _Int) -> None: ...
    @property
    def localized(self) -> cudaMemLocation_anon0_anon0: ...
    @localized.setter
    def localized(self, value: cudaMemLocation_anon0_anon0) -> None: ...

class cudaMemLocation_anon0(_Record):
    """union inside cudaMemLocation, 4 bytes.

    Fields
        id : int
        localized : cudaMemLocation_anon0_anon0
    """
    @property
    def id(self) -> int: ...
    @id.setter
    def id(self, value: _Int) -> None: ...
    @property
    def localized(self) -> cudaMemLocation_anon0_anon0: ...
    @localized.setter
    def localized(self, value: cudaMemLocation_anon0_anon0) -> None: ...

class cudaMemLocation_anon0_anon0(_Record):
    """struct inside cudaMemLocation_anon0, 2 bytes.

    Fields
        deviceId, localityDomainId : int (unsigned char)
    """
    @property
    def deviceId(self) -> int: ...
    @deviceId.setter
    def deviceId(self, value: _Int) -> None: ...
    @property
    def localityDomainId(self) -> int: ...
    @localityDomainId.setter
    def localityDomainId(self, value: _Int) -> None: ...

class cudaMemAccessDesc(_Record):
    """What a device may do with memory.

    struct cudaMemAccessDesc, 12 bytes.

    Fields
        location : cudaMemLocation
        flags : cudaMemAccessFlags or int

    Taken by
        cudaMemPoolSetAccess

    Field of
        cudaMemAllocNodeParams.accessDescs, cudaMemAllocNodeParamsV2.accessDescs
    """
    @property
    def location(self) -> cudaMemLocation: ...
    @location.setter
    def location(self, value: cudaMemLocation) -> None: ...
    @property
    def flags(self) -> cudaMemAccessFlags: ...
    @flags.setter
    def flags(self, value: cudaMemAccessFlags | int) -> None: ...

class cudaMemPoolProps(_Record):
    """What a memory pool is to be like, for cudaMemPoolCreate.

    struct cudaMemPoolProps, 88 bytes. Other fields before CUDA 13.5.

    Fields
        allocType : cudaMemAllocationType or int
        handleTypes : cudaMemAllocationHandleType or int
        location : cudaMemLocation
        win32SecurityAttributes : int (address), buffer or None, kept (void *)
        maxSize : int (size_t); bytes, or 0 for what the system allows
        usage : int (unsigned short)

    Taken by
        cudaMemPoolCreate

    Field of
        cudaMemAllocNodeParams.poolProps, cudaMemAllocNodeParamsV2.poolProps
    """
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
    """What another process imports an allocation of a pool by, 64 bytes.

    struct cudaMemPoolPtrExportData, 64 bytes.

    Fields
        reserved : bytes or sequence of int (unsigned char [64])

    Taken by
        cudaMemPoolImportPointer

    Given by
        cudaMemPoolExportPointer
    """
    @property
    def reserved(self) -> _bytes: ...
    @reserved.setter
    def reserved(self, value: _bytes | Sequence[int]) -> None: ...

class cudaMemAllocNodeParams(_Record):
    """What an allocation node of a graph allocates, and where it came to be.

    struct cudaMemAllocNodeParams, 120 bytes.

    Fields
        poolProps : cudaMemPoolProps
        accessDescs : sequence of cudaMemAccessDesc, kept; sets accessDescCount
        accessDescCount : int (size_t)
        bytesize : int (size_t); bytes
        dptr : int (address), buffer or None, kept (void *); comes back

    Taken by
        cudaGraphAddMemAllocNode

    Given by
        cudaGraphMemAllocNodeGetParams
    """
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
    """What an allocation node of a graph allocates, and where it came to be.

    struct cudaMemAllocNodeParamsV2, 120 bytes. Since CUDA 12.2.

    Fields
        poolProps : cudaMemPoolProps
        accessDescs : sequence of cudaMemAccessDesc, kept; sets accessDescCount
        accessDescCount : int (size_t)
        bytesize : int (size_t); bytes
        dptr : int (address), buffer or None, kept (void *); comes back
    """
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
    """What a node of a graph frees.

    struct cudaMemFreeNodeParams, 8 bytes. Since CUDA 12.2.

    Fields
        dptr : int (address), buffer or None, kept (void *)
    """
    @property
    def dptr(self) -> int: ...
    @dptr.setter
    def dptr(self, value: _Address) -> None: ...

class cudaMemcpyAttributes(_Record):
    """How the copies of a batch may be done.

    struct cudaMemcpyAttributes, 24 bytes. Since CUDA 12.8.

    Fields
        srcAccessOrder : cudaMemcpySrcAccessOrder or int
        srcLocHint, dstLocHint : cudaMemLocation
        flags : int (unsigned int); cudaMemcpyFlags, or-ed

    Taken by
        cudaMemcpyBatchAsync, cudaMemcpyWithAttributesAsync

    Field of
        cudaMemcpyBatchNodeParams.attrs
    """
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
    """Place of a box.

    struct cudaOffset3D, 24 bytes. Since CUDA 12.8.

    Fields
        x, y, z : int (size_t)
    """
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
    """One side of a copy of a box; type says which member of op counts.

    struct cudaMemcpy3DOperand, 40 bytes. Since CUDA 12.8.

    Fields
        type : cudaMemcpy3DOperandType or int
        op : cudaMemcpy3DOperand_anon0

    Field of
        cudaMemcpy3DBatchOp.src, cudaMemcpy3DBatchOp.dst
    """
    @property
    def type(self) -> cudaMemcpy3DOperandType: ...
    @type.setter
    def type(self, value: cudaMemcpy3DOperandType | int) -> None: ...
    @property
    def op(self) -> cudaMemcpy3DOperand_anon0: ...
    @op.setter
    def op(self, value: cudaMemcpy3DOperand_anon0) -> None: ...

class cudaMemcpy3DOperand_anon0(_Record):
    """union inside cudaMemcpy3DOperand, 32 bytes.

    Fields
        ptr : cudaMemcpy3DOperand_anon0_anon0
        array : cudaMemcpy3DOperand_anon0_anon1

    Field of
        cudaMemcpy3DOperand.op
    """
    @property
    def ptr(self) -> cudaMemcpy3DOperand_anon0_anon0: ...
    @ptr.setter
    def ptr(self, value: cudaMemcpy3DOperand_anon0_anon0) -> None: ...
    @property
    def array(self) -> cudaMemcpy3DOperand_anon0_anon1: ...
    @array.setter
    def array(self, value: cudaMemcpy3DOperand_anon0_anon1) -> None: ...

class cudaMemcpy3DOperand_anon0_anon0(_Record):
    """struct inside cudaMemcpy3DOperand_anon0, 32 bytes.

    Fields
        ptr : int (address), buffer or None, kept (void *)
        rowLength, layerHeight : int (size_t)
        locHint : cudaMemLocation
    """
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
    """struct inside cudaMemcpy3DOperand_anon0, 32 bytes.

    Fields
        array : cudaArray_t, int or None
        offset : cudaOffset3D
    """
    @property
    def array(self) -> cudaArray_t: ...
    @array.setter
    def array(self, value: cudaArray_t | _Int | None) -> None: ...
    @property
    def offset(self) -> cudaOffset3D: ...
    @offset.setter
    def offset(self, value: cudaOffset3D) -> None: ...

class cudaMemcpy3DBatchOp(_Record):
    """One copy of a box in a batch.

    struct cudaMemcpy3DBatchOp, 112 bytes. Since CUDA 12.8.

    Fields
        src, dst : cudaMemcpy3DOperand
        extent : cudaExtent
        srcAccessOrder : cudaMemcpySrcAccessOrder or int
        flags : int (unsigned int); cudaMemcpyFlags, or-ed

    Taken by
        cudaMemcpy3DBatchAsync, cudaMemcpy3DWithAttributesAsync
    """
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
    """The struct of CUuuid, which derives from it."""
    @property
    def bytes(self) -> _bytes: ...
class CUuuid(CUuuid_st):
    """The id of a device, as 16 bytes.

    struct CUuuid_st, 16 bytes.

    Fields
        bytes : bytes, to read (char [16])

    Taken by
        cudaGetExportTable

    Field of
        cudaDeviceProp.uuid
    """
class cudaUUID_t(CUuuid_st):
    """The struct of CUuuid."""

class cudaDeviceProp(_Record):
    """What a device is like.

    struct cudaDeviceProp, 1008 bytes. Other fields before CUDA 13.0.

    Fields
        name : bytes (char [256])
        uuid : cudaUUID_t
        luid : bytes or sequence of int (char [8])
        luidDeviceNodeMask : int (unsigned int)
        totalGlobalMem, sharedMemPerBlock : int (size_t); bytes
        regsPerBlock : int; registers of 32 bits
        warpSize : int; threads
        memPitch : int (size_t); bytes
        maxThreadsPerBlock : int; threads
        maxThreadsDim : sequence of int (int [3]); threads in x, y and z
        maxGridSize : sequence of int (int [3]); blocks in x, y and z
        totalConstMem : int (size_t); bytes
        major, minor : int
        textureAlignment, texturePitchAlignment : int (size_t); bytes
        multiProcessorCount, integrated, canMapHostMemory : int
        maxTexture1D, maxTexture1DMipmap : int; elements
        maxTexture2D, maxTexture2DMipmap : sequence of int (int [2]); elements per dimension
        maxTexture2DLinear : sequence of int (int [3]); width and height in elements, pitch
            in bytes
        maxTexture2DGather : sequence of int (int [2]); elements per dimension
        maxTexture3D, maxTexture3DAlt : sequence of int (int [3]); elements per dimension
        maxTextureCubemap : int; elements
        maxTexture1DLayered : sequence of int (int [2]); elements per dimension, then layers
        maxTexture2DLayered : sequence of int (int [3]); elements per dimension, then layers
        maxTextureCubemapLayered : sequence of int (int [2]); elements per dimension, then
            layers
        maxSurface1D : int; elements
        maxSurface2D : sequence of int (int [2]); elements per dimension
        maxSurface3D : sequence of int (int [3]); elements per dimension
        maxSurface1DLayered : sequence of int (int [2]); elements per dimension, then layers
        maxSurface2DLayered : sequence of int (int [3]); elements per dimension, then layers
        maxSurfaceCubemap : int; elements
        maxSurfaceCubemapLayered : sequence of int (int [2]); elements per dimension, then
            layers
        surfaceAlignment : int (size_t); bytes
        concurrentKernels, ECCEnabled, pciBusID, pciDeviceID, pciDomainID, tccDriver : int
        asyncEngineCount : int; copies that run beside kernels
        unifiedAddressing : int
        memoryBusWidth : int; bits
        l2CacheSize, persistingL2CacheMaxSize : int; bytes
        maxThreadsPerMultiProcessor : int; threads
        streamPrioritiesSupported, globalL1CacheSupported, localL1CacheSupported : int
        sharedMemPerMultiprocessor : int (size_t); bytes
        regsPerMultiprocessor : int; registers of 32 bits
        managedMemory, isMultiGpuBoard, multiGpuBoardGroupID, hostNativeAtomicSupported :
            int
        pageableMemoryAccess, concurrentManagedAccess, computePreemptionSupported : int
        canUseHostPointerForRegisteredMem, cooperativeLaunch : int
        sharedMemPerBlockOptin : int (size_t); bytes, with cudaFuncSetAttribute
        pageableMemoryAccessUsesHostPageTables, directManagedMemAccessFromHost : int
        maxBlocksPerMultiProcessor : int
        accessPolicyMaxWindowSize : int; bytes
        reservedSharedMemPerBlock : int (size_t); bytes
        hostRegisterSupported, sparseCudaArraySupported, hostRegisterReadOnlySupported : int
        timelineSemaphoreInteropSupported, memoryPoolsSupported, gpuDirectRDMASupported :
            int
        gpuDirectRDMAFlushWritesOptions : int (unsigned int)
        gpuDirectRDMAWritesOrdering : int
        memoryPoolSupportedHandleTypes : int (unsigned int)
        deferredMappingCudaArraySupported, ipcEventSupported, clusterLaunch : int
        unifiedFunctionPointers, deviceNumaConfig, deviceNumaId, mpsEnabled, hostNumaId :
            int
        gpuPciDeviceID, gpuPciSubsystemID : int (unsigned int)
        hostNumaMultinodeIpcSupported : int

    Taken by
        cudaChooseDevice

    Given by
        cudaGetDeviceProperties
    """
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
    def multiProcessorCount(self) -> int: ...
    @multiProcessorCount.setter
    def multiProcessorCount(self, value: _Int) -> None: ...
    @property
    def integrated(self) -> int: ...
    @integrated.setter
    def integrated(self, value: _Int) -> None: ...
    @property
    def canMapHostMemory(self) -> int: ...
    @canMapHostMemory.setter
    def canMapHostMemory(self, value: _Int) -> None: ...
    @property
    def maxTexture1D(self) -> int: ...
    @maxTexture1D.setter
    def maxTexture1D(self, value: _Int) -> None: ...
    @property
    def maxTexture1DMipmap(self) -> int: ...
    @maxTexture1DMipmap.setter
    def maxTexture1DMipmap(self, value: _Int) -> None: ...
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
    @property
    def deviceNumaConfig(self) -> int: ...
    @deviceNumaConfig.setter
    def deviceNumaConfig(self, value: _Int) -> None: ...
    @property
    def deviceNumaId(self) -> int: ...
    @deviceNumaId.setter
    def deviceNumaId(self, value: _Int) -> None: ...
    @property
    def mpsEnabled(self) -> int: ...
    @mpsEnabled.setter
    def mpsEnabled(self, value: _Int) -> None: ...
    @property
    def hostNumaId(self) -> int: ...
    @hostNumaId.setter
    def hostNumaId(self, value: _Int) -> None: ...
    @property
    def gpuPciDeviceID(self) -> int: ...
    @gpuPciDeviceID.setter
    def gpuPciDeviceID(self, value: _Int) -> None: ...
    @property
    def gpuPciSubsystemID(self) -> int: ...
    @gpuPciSubsystemID.setter
    def gpuPciSubsystemID(self, value: _Int) -> None: ...
    @property
    def hostNumaMultinodeIpcSupported(self) -> int: ...
    @hostNumaMultinodeIpcSupported.setter
    def hostNumaMultinodeIpcSupported(self, value: _Int) -> None: ...

class cudaIpcEventHandle_st(_Record):
    """The struct of cudaIpcEventHandle_t, which derives from it."""
    @property
    def reserved(self) -> _bytes: ...
    @reserved.setter
    def reserved(self, value: _bytes | Sequence[int]) -> None: ...
class cudaIpcEventHandle_t(cudaIpcEventHandle_st):
    """What another process opens an event by, 64 bytes.

    struct cudaIpcEventHandle_st, 64 bytes.

    Fields
        reserved : bytes or sequence of int (char [64])

    Taken by
        cudaIpcOpenEventHandle

    Given by
        cudaIpcGetEventHandle
    """

class cudaIpcMemHandle_st(_Record):
    """The struct of cudaIpcMemHandle_t, which derives from it."""
    @property
    def reserved(self) -> _bytes: ...
    @reserved.setter
    def reserved(self, value: _bytes | Sequence[int]) -> None: ...
class cudaIpcMemHandle_t(cudaIpcMemHandle_st):
    """What another process opens memory by, 64 bytes.

    struct cudaIpcMemHandle_st, 64 bytes.

    Fields
        reserved : bytes or sequence of int (char [64])

    Taken by
        cudaIpcOpenMemHandle

    Given by
        cudaIpcGetMemHandle
    """

class cudaMemFabricHandle_st(_Record):
    """The struct of cudaMemFabricHandle_t, which derives from it."""
    @property
    def reserved(self) -> _bytes: ...
    @reserved.setter
    def reserved(self, value: _bytes | Sequence[int]) -> None: ...
class cudaMemFabricHandle_t(cudaMemFabricHandle_st):
    """Memory as other nodes of a fabric get it.

    struct cudaMemFabricHandle_st, 64 bytes. Since CUDA 12.3.

    Fields
        reserved : bytes or sequence of int (char [64])
    """

class cudaExternalMemoryHandleDesc(_Record):
    """Memory of another interface that is to be imported.

    struct cudaExternalMemoryHandleDesc, 104 bytes. Other fields before CUDA 13.0.

    Fields
        type : cudaExternalMemoryHandleType or int
        handle : cudaExternalMemoryHandleDesc_anon0
        size : int (unsigned long long); bytes
        flags : int (unsigned int)

    Taken by
        cudaImportExternalMemory
    """
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
    """union inside cudaExternalMemoryHandleDesc, 16 bytes.

    Fields
        fd : int
        win32 : cudaExternalMemoryHandleDesc_anon0_anon0
        nvSciBufObject : int (address), buffer or None, kept (const void *)

    Field of
        cudaExternalMemoryHandleDesc.handle
    """
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
    """struct inside cudaExternalMemoryHandleDesc_anon0, 16 bytes.

    Fields
        handle : int (address), buffer or None, kept (void *)
        name : int (address), buffer or None, kept (const void *)
    """
    @property
    def handle(self) -> int: ...
    @handle.setter
    def handle(self, value: _Address) -> None: ...
    @property
    def name(self) -> int: ...
    @name.setter
    def name(self, value: _Address) -> None: ...

class cudaExternalMemoryBufferDesc(_Record):
    """The part of imported memory that gets an address.

    struct cudaExternalMemoryBufferDesc, 88 bytes. Other fields before CUDA 13.0.

    Fields
        offset, size : int (unsigned long long); bytes
        flags : int (unsigned int)

    Taken by
        cudaExternalMemoryGetMappedBuffer
    """
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
    """A mipmapped array in imported memory.

    struct cudaExternalMemoryMipmappedArrayDesc, 128 bytes. Other fields before CUDA 13.0.

    Fields
        offset : int (unsigned long long)
        formatDesc : cudaChannelFormatDesc
        extent : cudaExtent
        flags, numLevels : int (unsigned int)

    Taken by
        cudaExternalMemoryGetMappedMipmappedArray
    """
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
    """A semaphore of another interface that is to be imported.

    struct cudaExternalSemaphoreHandleDesc, 96 bytes. Other fields before CUDA 13.0.

    Fields
        type : cudaExternalSemaphoreHandleType or int
        handle : cudaExternalSemaphoreHandleDesc_anon0
        flags : int (unsigned int)

    Taken by
        cudaImportExternalSemaphore
    """
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
    """union inside cudaExternalSemaphoreHandleDesc, 16 bytes.

    Fields
        fd : int
        win32 : cudaExternalSemaphoreHandleDesc_anon0_anon0
        nvSciSyncObj : int (address), buffer or None, kept (const void *)

    Field of
        cudaExternalSemaphoreHandleDesc.handle
    """
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
    """struct inside cudaExternalSemaphoreHandleDesc_anon0, 16 bytes.

    Fields
        handle : int (address), buffer or None, kept (void *)
        name : int (address), buffer or None, kept (const void *)
    """
    @property
    def handle(self) -> int: ...
    @handle.setter
    def handle(self, value: _Address) -> None: ...
    @property
    def name(self) -> int: ...
    @name.setter
    def name(self, value: _Address) -> None: ...

class cudaExternalSemaphoreSignalParams(_Record):
    """With what an imported semaphore is signalled or waited for; its type says which member
    counts.

    struct cudaExternalSemaphoreSignalParams, 144 bytes.

    Fields
        params : cudaExternalSemaphoreSignalParams_anon0
        flags : int (unsigned int)

    Taken by
        cudaSignalExternalSemaphoresAsync

    Field of
        cudaExternalSemaphoreSignalNodeParams.paramsArray,
        cudaExternalSemaphoreSignalNodeParamsV2.paramsArray
    """
    @property
    def params(self) -> cudaExternalSemaphoreSignalParams_anon0: ...
    @params.setter
    def params(self, value: cudaExternalSemaphoreSignalParams_anon0) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...

class cudaExternalSemaphoreSignalParams_anon0(_Record):
    """struct inside cudaExternalSemaphoreSignalParams, 72 bytes.

    Fields
        fence : cudaExternalSemaphoreSignalParams_anon0_anon0
        nvSciSync : cudaExternalSemaphoreSignalParams_anon0_anon1
        keyedMutex : cudaExternalSemaphoreSignalParams_anon0_anon2

    Field of
        cudaExternalSemaphoreSignalParams.params
    """
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
    """struct inside cudaExternalSemaphoreSignalParams_anon0, 8 bytes.

    Fields
        value : int (unsigned long long)
    """
    @property
    def value(self) -> int: ...
    @value.setter
    def value(self, value: _Int) -> None: ...

class cudaExternalSemaphoreSignalParams_anon0_anon1(_Record):
    """union inside cudaExternalSemaphoreSignalParams_anon0, 8 bytes.

    Fields
        fence : int (address), buffer or None, kept (void *)
    """
    @property
    def fence(self) -> int: ...
    @fence.setter
    def fence(self, value: _Address) -> None: ...

class cudaExternalSemaphoreSignalParams_anon0_anon2(_Record):
    """struct inside cudaExternalSemaphoreSignalParams_anon0, 8 bytes.

    Fields
        key : int (unsigned long long)
    """
    @property
    def key(self) -> int: ...
    @key.setter
    def key(self, value: _Int) -> None: ...

class cudaExternalSemaphoreWaitParams(_Record):
    """With what an imported semaphore is signalled or waited for; its type says which member
    counts.

    struct cudaExternalSemaphoreWaitParams, 144 bytes.

    Fields
        params : cudaExternalSemaphoreWaitParams_anon0
        flags : int (unsigned int)

    Taken by
        cudaWaitExternalSemaphoresAsync

    Field of
        cudaExternalSemaphoreWaitNodeParams.paramsArray,
        cudaExternalSemaphoreWaitNodeParamsV2.paramsArray
    """
    @property
    def params(self) -> cudaExternalSemaphoreWaitParams_anon0: ...
    @params.setter
    def params(self, value: cudaExternalSemaphoreWaitParams_anon0) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...

class cudaExternalSemaphoreWaitParams_anon0(_Record):
    """struct inside cudaExternalSemaphoreWaitParams, 72 bytes.

    Fields
        fence : cudaExternalSemaphoreWaitParams_anon0_anon0
        nvSciSync : cudaExternalSemaphoreWaitParams_anon0_anon1
        keyedMutex : cudaExternalSemaphoreWaitParams_anon0_anon2

    Field of
        cudaExternalSemaphoreWaitParams.params
    """
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
    """struct inside cudaExternalSemaphoreWaitParams_anon0, 8 bytes.

    Fields
        value : int (unsigned long long)
    """
    @property
    def value(self) -> int: ...
    @value.setter
    def value(self, value: _Int) -> None: ...

class cudaExternalSemaphoreWaitParams_anon0_anon1(_Record):
    """union inside cudaExternalSemaphoreWaitParams_anon0, 8 bytes.

    Fields
        fence : int (address), buffer or None, kept (void *)
    """
    @property
    def fence(self) -> int: ...
    @fence.setter
    def fence(self, value: _Address) -> None: ...

class cudaExternalSemaphoreWaitParams_anon0_anon2(_Record):
    """struct inside cudaExternalSemaphoreWaitParams_anon0, 16 bytes.

    Fields
        key : int (unsigned long long)
        timeoutMs : int (unsigned int); milliseconds
    """
    @property
    def key(self) -> int: ...
    @key.setter
    def key(self, value: _Int) -> None: ...
    @property
    def timeoutMs(self) -> int: ...
    @timeoutMs.setter
    def timeoutMs(self, value: _Int) -> None: ...

class cudaDevSmResource(_Record):
    """A number of multiprocessors, and in which steps they can be divided.

    struct cudaDevSmResource, 20 bytes. Since CUDA 13.1; other fields before 13.4.

    Fields
        smCount, minSmPartitionSize, smCoscheduledAlignment : int (unsigned int);
            multiprocessors
        flags : int (unsigned int); cudaDevSmResourceGroup_flags, or-ed
        localityDomainId : int (unsigned int)
    """
    @property
    def smCount(self) -> int: ...
    @smCount.setter
    def smCount(self, value: _Int) -> None: ...
    @property
    def minSmPartitionSize(self) -> int: ...
    @minSmPartitionSize.setter
    def minSmPartitionSize(self, value: _Int) -> None: ...
    @property
    def smCoscheduledAlignment(self) -> int: ...
    @smCoscheduledAlignment.setter
    def smCoscheduledAlignment(self, value: _Int) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...
    @property
    def localityDomainId(self) -> int: ...
    @localityDomainId.setter
    def localityDomainId(self, value: _Int) -> None: ...

class cudaDevWorkqueueConfigResource(_Record):
    """How work queues of a device are shared.

    struct cudaDevWorkqueueConfigResource, 12 bytes. Since CUDA 13.1.

    Fields
        device : int
        wqConcurrencyLimit : int (unsigned int)
        sharingScope : cudaDevWorkqueueConfigScope or int
    """
    @property
    def device(self) -> int: ...
    @device.setter
    def device(self, value: _Int) -> None: ...
    @property
    def wqConcurrencyLimit(self) -> int: ...
    @wqConcurrencyLimit.setter
    def wqConcurrencyLimit(self, value: _Int) -> None: ...
    @property
    def sharingScope(self) -> cudaDevWorkqueueConfigScope: ...
    @sharingScope.setter
    def sharingScope(self, value: cudaDevWorkqueueConfigScope | int) -> None: ...
class cudaDevWorkqueueResource(_Record):
    """Work queues of a device.

    struct cudaDevWorkqueueResource, 40 bytes. Since CUDA 13.1.
    """

class cudaDevSmResourceGroupParams_st(_Record):
    """The struct of cudaDevSmResourceGroupParams, which derives from it."""
    @property
    def smCount(self) -> int: ...
    @smCount.setter
    def smCount(self, value: _Int) -> None: ...
    @property
    def coscheduledSmCount(self) -> int: ...
    @coscheduledSmCount.setter
    def coscheduledSmCount(self, value: _Int) -> None: ...
    @property
    def preferredCoscheduledSmCount(self) -> int: ...
    @preferredCoscheduledSmCount.setter
    def preferredCoscheduledSmCount(self, value: _Int) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...
    @property
    def localityDomainId(self) -> int: ...
    @localityDomainId.setter
    def localityDomainId(self, value: _Int) -> None: ...
class cudaDevSmResourceGroupParams(cudaDevSmResourceGroupParams_st):
    """One group of multiprocessors, for cudaDevSmResourceSplit.

    struct cudaDevSmResourceGroupParams_st, 64 bytes. Since CUDA 13.1; other fields before
    13.4.

    Fields
        smCount, coscheduledSmCount : int (unsigned int); multiprocessors
        preferredCoscheduledSmCount : int (unsigned int); multiprocessors
        flags : int (unsigned int); cudaDevSmResourceGroup_flags, or-ed
        localityDomainId : int (unsigned int)

    Taken by
        cudaDevSmResourceSplit
    """

class cudaDevResource_st(_Record):
    """The struct of cudaDevResource, which derives from it."""
    @property
    def type(self) -> cudaDevResourceType: ...
    @type.setter
    def type(self, value: cudaDevResourceType | int) -> None: ...
    @property
    def _internal_padding(self) -> _bytes: ...
    @_internal_padding.setter
    def _internal_padding(self, value: _bytes | Sequence[int]) -> None: ...
    @property
    def sm(self) -> cudaDevSmResource: ...
    @sm.setter
    def sm(self, value: cudaDevSmResource) -> None: ...
    @property
    def wqConfig(self) -> cudaDevWorkqueueConfigResource: ...
    @wqConfig.setter
    def wqConfig(self, value: cudaDevWorkqueueConfigResource) -> None: ...
    @property
    def wq(self) -> cudaDevWorkqueueResource: ...
    @wq.setter
    def wq(self, value: cudaDevWorkqueueResource) -> None: ...
    @property
    def _oversize(self) -> _bytes: ...
    @_oversize.setter
    def _oversize(self, value: _bytes | Sequence[int]) -> None: ...
    @property
    def nextResource(self) -> list[cudaDevResource_st]: ...
    @nextResource.setter
    def nextResource(self, value: Sequence[cudaDevResource_st]) -> None: ...
class cudaDevResource(cudaDevResource_st):
    """A part of a device, such as some of its multiprocessors.

    struct cudaDevResource_st, 144 bytes. Since CUDA 13.1.

    Fields
        type : cudaDevResourceType or int
        _internal_padding : bytes or sequence of int (unsigned char [92])
        sm : cudaDevSmResource
        wqConfig : cudaDevWorkqueueConfigResource
        wq : cudaDevWorkqueueResource
        _oversize : bytes or sequence of int (unsigned char [40])
        nextResource : list of one cudaDevResource_st, kept

    Taken by
        cudaDevSmResourceSplitByCount, cudaDevSmResourceSplit, cudaDevResourceGenerateDesc

    Given by
        cudaDeviceGetDevResource, cudaExecutionCtxGetDevResource, cudaStreamGetDevResource

    Field of
        cudaDevResource.nextResource
    """

class cudaDevResource_anon0(_Record):
    """union inside cudaDevResource, 40 bytes.

    Fields
        sm : cudaDevSmResource
        wqConfig : cudaDevWorkqueueConfigResource
        wq : cudaDevWorkqueueResource
        _oversize : bytes or sequence of int (unsigned char [40])
    """
    @property
    def sm(self) -> cudaDevSmResource: ...
    @sm.setter
    def sm(self, value: cudaDevSmResource) -> None: ...
    @property
    def wqConfig(self) -> cudaDevWorkqueueConfigResource: ...
    @wqConfig.setter
    def wqConfig(self, value: cudaDevWorkqueueConfigResource) -> None: ...
    @property
    def wq(self) -> cudaDevWorkqueueResource: ...
    @wq.setter
    def wq(self, value: cudaDevWorkqueueResource) -> None: ...
    @property
    def _oversize(self) -> _bytes: ...
    @_oversize.setter
    def _oversize(self, value: _bytes | Sequence[int]) -> None: ...

class cudalibraryHostUniversalFunctionAndDataTable(_Record):
    """Tables of host functions and data for a library.

    struct cudalibraryHostUniversalFunctionAndDataTable, 32 bytes. Since CUDA 12.8.

    Fields
        functionTable : int (address), buffer or None, kept (void *)
        functionWindowSize : int (size_t)
        dataTable : int (address), buffer or None, kept (void *)
        dataWindowSize : int (size_t)
    """
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

class cudaKernelNodeParams(_Record):
    """What a kernel node of a graph launches.

    struct cudaKernelNodeParams, 56 bytes.

    Fields
        func : int (address), buffer or None, kept (void *)
        gridDim : dim3; blocks
        blockDim : dim3; threads
        sharedMemBytes : int (unsigned int); dynamic shared memory of each block
        kernelParams : arguments of the kernel, kept (void **)
        extra : int (address) (void **)

    Taken by
        cudaGraphAddKernelNode, cudaGraphKernelNodeSetParams,
        cudaGraphExecKernelNodeSetParams

    Given by
        cudaGraphKernelNodeGetParams
    """
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
    """What a kernel node of a graph launches.

    struct cudaKernelNodeParamsV2, 72 bytes. Since CUDA 12.2; other fields before 13.2.

    Fields
        func : int (address), buffer or None, kept (void *)
        kern : cudaKernel_t, int or None
        cuFunc : cudaFunction_t, int or None
        gridDim : dim3; blocks
        blockDim : dim3; threads
        sharedMemBytes : int (unsigned int); dynamic shared memory of each block
        kernelParams : arguments of the kernel, kept (void **)
        extra : int (address) (void **)
        ctx : cudaExecutionContext_t, int or None
        functionType : cudaKernelFunctionType or int
    """
    @property
    def func(self) -> int: ...
    @func.setter
    def func(self, value: _Address) -> None: ...
    @property
    def kern(self) -> cudaKernel_t: ...
    @kern.setter
    def kern(self, value: cudaKernel_t | _Int | None) -> None: ...
    @property
    def cuFunc(self) -> cudaFunction_t: ...
    @cuFunc.setter
    def cuFunc(self, value: cudaFunction_t | _Int | None) -> None: ...
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
    @property
    def ctx(self) -> cudaExecutionContext_t: ...
    @ctx.setter
    def ctx(self, value: cudaExecutionContext_t | _Int | None) -> None: ...
    @property
    def functionType(self) -> cudaKernelFunctionType: ...
    @functionType.setter
    def functionType(self, value: cudaKernelFunctionType | int) -> None: ...

class cudaKernelNodeParamsV2_anon0(_Record):
    """union inside cudaKernelNodeParamsV2, 8 bytes.

    Fields
        func : int (address), buffer or None, kept (void *)
        kern : cudaKernel_t, int or None
        cuFunc : cudaFunction_t, int or None
    """
    @property
    def func(self) -> int: ...
    @func.setter
    def func(self, value: _Address) -> None: ...
    @property
    def kern(self) -> cudaKernel_t: ...
    @kern.setter
    def kern(self, value: cudaKernel_t | _Int | None) -> None: ...
    @property
    def cuFunc(self) -> cudaFunction_t: ...
    @cuFunc.setter
    def cuFunc(self, value: cudaFunction_t | _Int | None) -> None: ...

class cudaExternalSemaphoreSignalNodeParams(_Record):
    """Semaphores of a node, and what they are signalled with or waited for.

    struct cudaExternalSemaphoreSignalNodeParams, 24 bytes.

    Fields
        extSemArray : sequence of cudaExternalSemaphore_t, kept; sets numExtSems
        paramsArray : sequence of cudaExternalSemaphoreSignalParams, kept; sets numExtSems
        numExtSems : int (unsigned int)

    Taken by
        cudaGraphAddExternalSemaphoresSignalNode,
        cudaGraphExternalSemaphoresSignalNodeSetParams,
        cudaGraphExecExternalSemaphoresSignalNodeSetParams

    Given by
        cudaGraphExternalSemaphoresSignalNodeGetParams
    """
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
    """Semaphores of a node, and what they are signalled with or waited for.

    struct cudaExternalSemaphoreSignalNodeParamsV2, 32 bytes. Since CUDA 12.2; other fields
    before 13.4.

    Fields
        extSemArray : sequence of cudaExternalSemaphore_t, kept; sets numExtSems
        paramsArray : sequence of cudaExternalSemaphoreSignalParams, kept; sets numExtSems
        numExtSems : int (unsigned int)
        ctx : cudaExecutionContext_t, int or None
    """
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
    @property
    def ctx(self) -> cudaExecutionContext_t: ...
    @ctx.setter
    def ctx(self, value: cudaExecutionContext_t | _Int | None) -> None: ...

class cudaExternalSemaphoreWaitNodeParams(_Record):
    """Semaphores of a node, and what they are signalled with or waited for.

    struct cudaExternalSemaphoreWaitNodeParams, 24 bytes.

    Fields
        extSemArray : sequence of cudaExternalSemaphore_t, kept; sets numExtSems
        paramsArray : sequence of cudaExternalSemaphoreWaitParams, kept; sets numExtSems
        numExtSems : int (unsigned int)

    Taken by
        cudaGraphAddExternalSemaphoresWaitNode,
        cudaGraphExternalSemaphoresWaitNodeSetParams,
        cudaGraphExecExternalSemaphoresWaitNodeSetParams

    Given by
        cudaGraphExternalSemaphoresWaitNodeGetParams
    """
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
    """Semaphores of a node, and what they are signalled with or waited for.

    struct cudaExternalSemaphoreWaitNodeParamsV2, 32 bytes. Since CUDA 12.2; other fields
    before 13.4.

    Fields
        extSemArray : sequence of cudaExternalSemaphore_t, kept; sets numExtSems
        paramsArray : sequence of cudaExternalSemaphoreWaitParams, kept; sets numExtSems
        numExtSems : int (unsigned int)
        ctx : cudaExecutionContext_t, int or None
    """
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
    @property
    def ctx(self) -> cudaExecutionContext_t: ...
    @ctx.setter
    def ctx(self, value: cudaExecutionContext_t | _Int | None) -> None: ...

class cudaConditionalNodeParams(_Record):
    """What a conditional node of a graph chooses or repeats.

    struct cudaConditionalNodeParams, 32 bytes. Since CUDA 12.3; other fields before 13.1.

    Fields
        handle : cudaGraphConditionalHandle, int or None
        type : cudaGraphConditionalNodeType or int
        size : int (unsigned int); graphs in the node
        phGraph_out : sequence of cudaGraph_t, filled in; sets size
        ctx : cudaExecutionContext_t, int or None
    """
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
    @property
    def ctx(self) -> cudaExecutionContext_t: ...
    @ctx.setter
    def ctx(self, value: cudaExecutionContext_t | _Int | None) -> None: ...

class cudaMemcpyBatchNodeParams(_Record):
    """The copies of a graph node.

    struct cudaMemcpyBatchNodeParams, 64 bytes. Since CUDA 13.5.

    Fields
        count : int (size_t)
        dsts, srcs : arguments of the kernel, kept (void **)
        sizes : int (address), buffer or None, kept (size_t *)
        attrs : sequence of cudaMemcpyAttributes, kept; sets numAttrs
        attrsIdxs : int (address), buffer or None, kept (size_t *)
        numAttrs : int (size_t)
        ctx : cudaExecutionContext_t, int or None
    """
    @property
    def count(self) -> int: ...
    @count.setter
    def count(self, value: _Int) -> None: ...
    @property
    def dsts(self) -> int: ...
    @dsts.setter
    def dsts(self, value: _KernelParams) -> None: ...
    @property
    def srcs(self) -> int: ...
    @srcs.setter
    def srcs(self, value: _KernelParams) -> None: ...
    @property
    def sizes(self) -> int: ...
    @sizes.setter
    def sizes(self, value: _Address) -> None: ...
    @property
    def attrs(self) -> list[cudaMemcpyAttributes]: ...
    @attrs.setter
    def attrs(self, value: Sequence[cudaMemcpyAttributes]) -> None: ...
    @property
    def attrsIdxs(self) -> int: ...
    @attrsIdxs.setter
    def attrsIdxs(self, value: _Address) -> None: ...
    @property
    def numAttrs(self) -> int: ...
    @numAttrs.setter
    def numAttrs(self, value: _Int) -> None: ...
    @property
    def ctx(self) -> cudaExecutionContext_t: ...
    @ctx.setter
    def ctx(self, value: cudaExecutionContext_t | _Int | None) -> None: ...

class cudaChildGraphNodeParams(_Record):
    """The graph inside a child graph node.

    struct cudaChildGraphNodeParams, 16 bytes. Since CUDA 12.2; other fields before 12.9.

    Fields
        graph : cudaGraph_t, int or None
        ownership : cudaGraphChildGraphNodeOwnership or int
    """
    @property
    def graph(self) -> cudaGraph_t: ...
    @graph.setter
    def graph(self, value: cudaGraph_t | _Int | None) -> None: ...
    @property
    def ownership(self) -> cudaGraphChildGraphNodeOwnership: ...
    @ownership.setter
    def ownership(self, value: cudaGraphChildGraphNodeOwnership | int) -> None: ...

class cudaEventRecordNodeParams(_Record):
    """The event of a node.

    struct cudaEventRecordNodeParams, 16 bytes. Since CUDA 12.2; other fields before 13.4.

    Fields
        event : cudaEvent_t, int or None
        ctx : cudaExecutionContext_t, int or None
    """
    @property
    def event(self) -> cudaEvent_t: ...
    @event.setter
    def event(self, value: cudaEvent_t | _Int | None) -> None: ...
    @property
    def ctx(self) -> cudaExecutionContext_t: ...
    @ctx.setter
    def ctx(self, value: cudaExecutionContext_t | _Int | None) -> None: ...

class cudaEventWaitNodeParams(_Record):
    """The event of a node.

    struct cudaEventWaitNodeParams, 8 bytes. Since CUDA 12.2.

    Fields
        event : cudaEvent_t, int or None
    """
    @property
    def event(self) -> cudaEvent_t: ...
    @event.setter
    def event(self, value: cudaEvent_t | _Int | None) -> None: ...

class cudaGraphNodeParams(_Record):
    """What a node of any type does; type says which member counts.

    struct cudaGraphNodeParams, 256 bytes. Since CUDA 12.2.

    Fields
        type : cudaGraphNodeType or int
        kernel : cudaKernelNodeParamsV2
        memcpy : cudaMemcpyNodeParams
        memset : cudaMemsetParamsV2
        host : cudaHostNodeParamsV2
        graph : cudaChildGraphNodeParams
        eventWait : cudaEventWaitNodeParams
        eventRecord : cudaEventRecordNodeParams
        extSemSignal : cudaExternalSemaphoreSignalNodeParamsV2
        extSemWait : cudaExternalSemaphoreWaitNodeParamsV2
        alloc : cudaMemAllocNodeParamsV2
        free : cudaMemFreeNodeParams
        conditional : cudaConditionalNodeParams
        memcpyBatch : cudaMemcpyBatchNodeParams

    Taken by
        cudaGraphAddNode, cudaGraphNodeSetParams, cudaGraphExecNodeSetParams

    Given by
        cudaGraphNodeGetParams
    """
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
    @property
    def memcpyBatch(self) -> cudaMemcpyBatchNodeParams: ...
    @memcpyBatch.setter
    def memcpyBatch(self, value: cudaMemcpyBatchNodeParams) -> None: ...

class cudaGraphNodeParams_anon0(_Record):
    """union inside cudaGraphNodeParams, 232 bytes.

    Fields
        kernel : cudaKernelNodeParamsV2
        memcpy : cudaMemcpyNodeParams
        memset : cudaMemsetParamsV2
        host : cudaHostNodeParamsV2
        graph : cudaChildGraphNodeParams
        eventWait : cudaEventWaitNodeParams
        eventRecord : cudaEventRecordNodeParams
        extSemSignal : cudaExternalSemaphoreSignalNodeParamsV2
        extSemWait : cudaExternalSemaphoreWaitNodeParamsV2
        alloc : cudaMemAllocNodeParamsV2
        free : cudaMemFreeNodeParams
        conditional : cudaConditionalNodeParams
        memcpyBatch : cudaMemcpyBatchNodeParams
    """
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
    @property
    def memcpyBatch(self) -> cudaMemcpyBatchNodeParams: ...
    @memcpyBatch.setter
    def memcpyBatch(self, value: cudaMemcpyBatchNodeParams) -> None: ...

class cudaGraphEdgeData_st(_Record):
    """The struct of cudaGraphEdgeData, which derives from it."""
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
    """What an edge of a graph is attached to, for launches that overlap; zeros for an ordinary
    one.

    struct cudaGraphEdgeData_st, 8 bytes. Since CUDA 12.3.

    Fields
        from_port, to_port, type : int (unsigned char)

    Taken by
        cudaStreamBeginCaptureToGraph, cudaStreamUpdateCaptureDependencies,
        cudaGraphAddDependencies, cudaGraphRemoveDependencies, cudaGraphAddNode

    Given by
        cudaStreamGetCaptureInfo, cudaGraphGetEdges, cudaGraphNodeGetDependencies,
        cudaGraphNodeGetDependentNodes
    """

class cudaGraphInstantiateParams_st(_Record):
    """The struct of cudaGraphInstantiateParams, which derives from it."""
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
    """How a graph is instantiated, and why that failed.

    struct cudaGraphInstantiateParams_st, 32 bytes. Since CUDA 12.0.

    Fields
        flags : int (unsigned long long); cudaGraphInstantiateFlags, or-ed
        uploadStream : cudaStream_t, int or None
        errNode_out : cudaGraphNode_t, int or None
        result_out : cudaGraphInstantiateResult or int

    Taken by
        cudaGraphInstantiateWithParams
    """

class cudaGraphExecUpdateResultInfo_st(_Record):
    """The struct of cudaGraphExecUpdateResultInfo, which derives from it."""
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
    """Why an instantiated graph could not be updated, and at which node.

    struct cudaGraphExecUpdateResultInfo_st, 24 bytes. Since CUDA 12.0.

    Fields
        result : cudaGraphExecUpdateResult or int
        errorNode, errorFromNode : cudaGraphNode_t, int or None

    Given by
        cudaGraphExecUpdate
    """

class cudaGraphKernelNodeUpdate(_Record):
    """One change to a kernel node that is made on the device.

    struct cudaGraphKernelNodeUpdate, 40 bytes. Since CUDA 12.4.

    Fields
        node : cudaGraphDeviceNode_t, int or None
        field : cudaGraphKernelNodeField or int
        updateData : cudaGraphKernelNodeUpdate_anon0
    """
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
    """union inside cudaGraphKernelNodeUpdate, 24 bytes.

    Fields
        gridDim : dim3
        param : cudaGraphKernelNodeUpdate_anon0_anon0
        isEnabled : int (unsigned int)

    Field of
        cudaGraphKernelNodeUpdate.updateData
    """
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
    """struct inside cudaGraphKernelNodeUpdate_anon0, 24 bytes.

    Fields
        pValue : int (address), buffer or None, kept (const void *)
        offset, size : int (size_t)
    """
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
    """The struct of cudaLaunchMemSyncDomainMap, which derives from it."""
    @property
    def default_(self) -> int: ...
    @default_.setter
    def default_(self, value: _Int) -> None: ...
    @property
    def remote(self) -> int: ...
    @remote.setter
    def remote(self, value: _Int) -> None: ...
class cudaLaunchMemSyncDomainMap(cudaLaunchMemSyncDomainMap_st):
    """Which numbered domains stand for the default and for the remote one.

    struct cudaLaunchMemSyncDomainMap_st, 2 bytes. Since CUDA 12.0.

    Fields
        default_, remote : int (unsigned char)

    Field of
        cudaLaunchAttributeValue.memSyncDomainMap
    """

class cudaLaunchAttributeValue(_Record):
    """What an attribute of a launch is set to; its id says which member counts.

    union cudaLaunchAttributeValue, 64 bytes. Other fields before CUDA 13.2.

    Fields
        pad : bytes or sequence of int (char [64])
        accessPolicyWindow : cudaAccessPolicyWindow
        cooperative : int; 1 or 0
        syncPolicy : cudaSynchronizationPolicy or int
        clusterDim : cudaLaunchAttributeValue_anon0
        clusterSchedulingPolicyPreference : cudaClusterSchedulingPolicy or int
        programmaticStreamSerializationAllowed : int
        programmaticEvent : cudaLaunchAttributeValue_anon1
        priority : int; smaller is more urgent
        memSyncDomainMap : cudaLaunchMemSyncDomainMap
        memSyncDomain : cudaLaunchMemSyncDomain or int
        preferredClusterDim : cudaLaunchAttributeValue_anon2
        launchCompletionEvent : cudaLaunchAttributeValue_anon3
        deviceUpdatableKernelNode : cudaLaunchAttributeValue_anon4
        sharedMemCarveout : int (unsigned int); percent of the multiprocessor's memory
        nvlinkUtilCentricScheduling : int (unsigned int)
        portableClusterSizeMode : cudaLaunchAttributePortableClusterMode or int
        sharedMemoryMode : cudaSharedMemoryMode or int

    Taken by
        cudaStreamSetAttribute, cudaGraphKernelNodeSetAttribute

    Given by
        cudaStreamGetAttribute, cudaGraphKernelNodeGetAttribute

    Field of
        cudaLaunchAttribute.val
    """
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
    @property
    def nvlinkUtilCentricScheduling(self) -> int: ...
    @nvlinkUtilCentricScheduling.setter
    def nvlinkUtilCentricScheduling(self, value: _Int) -> None: ...
    @property
    def portableClusterSizeMode(self) -> cudaLaunchAttributePortableClusterMode: ...
    @portableClusterSizeMode.setter
    def portableClusterSizeMode(self, value: cudaLaunchAttributePortableClusterMode | int) -> None: ...
    @property
    def sharedMemoryMode(self) -> cudaSharedMemoryMode: ...
    @sharedMemoryMode.setter
    def sharedMemoryMode(self, value: cudaSharedMemoryMode | int) -> None: ...
class cudaStreamAttrValue(cudaLaunchAttributeValue):
    """The union of cudaLaunchAttributeValue, which it derives from."""
class cudaKernelNodeAttrValue(cudaLaunchAttributeValue):
    """The union of cudaLaunchAttributeValue, which it derives from."""

class cudaLaunchAttributeValue_anon0(_Record):
    """struct inside cudaLaunchAttributeValue, 12 bytes.

    Fields
        x, y, z : int (unsigned int)

    Field of
        cudaLaunchAttributeValue.clusterDim
    """
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
    """struct inside cudaLaunchAttributeValue, 16 bytes.

    Fields
        event : cudaEvent_t, int or None
        flags, triggerAtBlockStart : int

    Field of
        cudaLaunchAttributeValue.programmaticEvent
    """
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
    """struct inside cudaLaunchAttributeValue, 12 bytes.

    Fields
        x, y, z : int (unsigned int)

    Field of
        cudaLaunchAttributeValue.preferredClusterDim
    """
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
    """struct inside cudaLaunchAttributeValue, 16 bytes.

    Fields
        event : cudaEvent_t, int or None
        flags : int

    Field of
        cudaLaunchAttributeValue.launchCompletionEvent
    """
    @property
    def event(self) -> cudaEvent_t: ...
    @event.setter
    def event(self, value: cudaEvent_t | _Int | None) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...

class cudaLaunchAttributeValue_anon4(_Record):
    """struct inside cudaLaunchAttributeValue, 16 bytes.

    Fields
        deviceUpdatable : int
        devNode : cudaGraphDeviceNode_t, int or None

    Field of
        cudaLaunchAttributeValue.deviceUpdatableKernelNode
    """
    @property
    def deviceUpdatable(self) -> int: ...
    @deviceUpdatable.setter
    def deviceUpdatable(self, value: _Int) -> None: ...
    @property
    def devNode(self) -> cudaGraphDeviceNode_t: ...
    @devNode.setter
    def devNode(self, value: cudaGraphDeviceNode_t | _Int | None) -> None: ...

class cudaLaunchAttribute_st(_Record):
    """The struct of cudaLaunchAttribute, which derives from it."""
    @property
    def id(self) -> cudaLaunchAttributeID: ...
    @id.setter
    def id(self, value: cudaLaunchAttributeID | int) -> None: ...
    @property
    def val(self) -> cudaLaunchAttributeValue: ...
    @val.setter
    def val(self, value: cudaLaunchAttributeValue) -> None: ...
class cudaLaunchAttribute(cudaLaunchAttribute_st):
    """One attribute of a launch, stream or kernel node; id says which member of val counts.

    struct cudaLaunchAttribute_st, 72 bytes.

    Fields
        id : cudaLaunchAttributeID or int
        val : cudaLaunchAttributeValue

    Field of
        cudaLaunchConfig_t.attrs
    """

class cudaLaunchConfig_st(_Record):
    """The struct of cudaLaunchConfig_t, which derives from it."""
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
    """How cudaLaunchKernelExC launches.

    struct cudaLaunchConfig_st, 56 bytes.

    Fields
        gridDim : dim3; blocks
        blockDim : dim3; threads
        dynamicSmemBytes : int (size_t); dynamic shared memory of each block
        stream : cudaStream_t, int or None
        attrs : sequence of cudaLaunchAttribute, kept; sets numAttrs
        numAttrs : int (unsigned int)

    Taken by
        cudaLaunchKernelExC, cudaOccupancyMaxPotentialClusterSize,
        cudaOccupancyMaxActiveClusters
    """

class cudaAsyncNotificationInfo(_Record):
    """The struct of cudaAsyncNotificationInfo_t, which derives from it."""
    @property
    def type(self) -> cudaAsyncNotificationType: ...
    @type.setter
    def type(self, value: cudaAsyncNotificationType | int) -> None: ...
    @property
    def info(self) -> cudaAsyncNotificationInfo_t_anon0: ...
    @info.setter
    def info(self, value: cudaAsyncNotificationInfo_t_anon0) -> None: ...
class cudaAsyncNotificationInfo_t(cudaAsyncNotificationInfo):
    """What has happened on a device; type says which member of info counts.

    struct cudaAsyncNotificationInfo, 16 bytes. Since CUDA 12.4.

    Fields
        type : cudaAsyncNotificationType or int
        info : cudaAsyncNotificationInfo_t_anon0
    """

class cudaAsyncNotificationInfo_t_anon0(_Record):
    """union inside cudaAsyncNotificationInfo_t, 8 bytes.

    Fields
        overBudget : cudaAsyncNotificationInfo_t_anon0_anon0

    Field of
        cudaAsyncNotificationInfo_t.info
    """
    @property
    def overBudget(self) -> cudaAsyncNotificationInfo_t_anon0_anon0: ...
    @overBudget.setter
    def overBudget(self, value: cudaAsyncNotificationInfo_t_anon0_anon0) -> None: ...

class cudaAsyncNotificationInfo_t_anon0_anon0(_Record):
    """struct inside cudaAsyncNotificationInfo_t_anon0, 8 bytes.

    Fields
        bytesOverBudget : int (unsigned long long); bytes
    """
    @property
    def bytesOverBudget(self) -> int: ...
    @bytesOverBudget.setter
    def bytesOverBudget(self, value: _Int) -> None: ...

class cudaTextureDesc(_Record):
    """How a texture addresses and filters.

    struct cudaTextureDesc, 72 bytes. Other fields before CUDA 12.0.

    Fields
        addressMode : sequence of cudaTextureAddressMode (3); for x, y and z
        filterMode : cudaTextureFilterMode or int
        readMode : cudaTextureReadMode or int
        sRGB : int; 1 or 0
        borderColor : sequence of float (float [4]); red, green, blue, alpha
        normalizedCoords : int; 1 or 0
        maxAnisotropy : int (unsigned int); 1 to 16
        mipmapFilterMode : cudaTextureFilterMode or int
        mipmapLevelBias, minMipmapLevelClamp, maxMipmapLevelClamp : float; levels
        disableTrilinearOptimization, seamlessCubemap : int

    Taken by
        cudaCreateTextureObject

    Given by
        cudaGetTextureObjectTextureDesc
    """
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

class cudaGraphRecaptureCallbackData(_Record):
    """What is called about nodes that differ, and with which object.

    struct cudaGraphRecaptureCallbackData, 16 bytes. Since CUDA 13.3.

    Fields
        callbackFunc : cudaGraphRecaptureCallback_t, int or None
        userData : int (address), buffer or None, kept (void *)

    Taken by
        cudaStreamBeginRecaptureToGraph
    """
    @property
    def callbackFunc(self) -> cudaGraphRecaptureCallback_t: ...
    @callbackFunc.setter
    def callbackFunc(self, value: cudaGraphRecaptureCallback_t | _Int | None) -> None: ...
    @property
    def userData(self) -> int: ...
    @userData.setter
    def userData(self, value: _Address) -> None: ...

class cudaEglPlaneDesc_st(_Record):
    """The struct of cudaEglPlaneDesc, which derives from it."""
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
    """One plane of a frame.

    struct cudaEglPlaneDesc_st, 56 bytes.

    Fields
        width, height, depth, pitch, numChannels : int (unsigned int)
        channelDesc : cudaChannelFormatDesc

    Field of
        cudaEglFrame.planeDesc
    """

class cudaEglFrame_st(_Record):
    """The struct of cudaEglFrame, which derives from it."""
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
    """A frame of an EGLStream.

    struct cudaEglFrame_st, 280 bytes.

    Fields
        frame : cudaEglFrame_anon0
        planeDesc : sequence of cudaEglPlaneDesc (3)
        planeCount : int (unsigned int)
        frameType : cudaEglFrameType or int
        eglColorFormat : cudaEglColorFormat or int

    Taken by
        cudaEGLStreamProducerPresentFrame, cudaEGLStreamProducerReturnFrame

    Given by
        cudaGraphicsResourceGetMappedEglFrame
    """

class cudaEglFrame_anon0(_Record):
    """union inside cudaEglFrame, 96 bytes.

    Fields
        pArray : sequence of cudaArray_t (3)
        pPitch : sequence of cudaPitchedPtr (3)

    Field of
        cudaEglFrame.frame
    """
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
cudaCpuDeviceId: Final[int]
cudaDevSmResourceGroupLocalityDomainIdAny: Final[int]
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
cudaKernelNodeAttributeNvlinkUtilCentricScheduling: Final[int]
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
    """Ends all that this process has on the current device, for every library in it; streams
    and memory are invalid then.

    cudaError_t cudaDeviceReset(void)

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaDeviceSynchronize() -> tuple[cudaError_t]:
    """Waits until all work on the current device is done, on every stream; errors of earlier
    work come back here.

    cudaError_t cudaDeviceSynchronize(void)

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorStreamCaptureUnsupported

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaDeviceSetLimit(limit: cudaLimit | int, value: _Int) -> tuple[cudaError_t]:
    """Asks for a limit on the current device, such as the stack of each thread; the driver may
    round.

    cudaError_t cudaDeviceSetLimit(enum cudaLimit limit, size_t value)

    Parameters
        limit : cudaLimit or int
        value : int; bytes for sizes, else a count

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorUnsupportedLimit, cudaErrorInvalidValue, cudaErrorMemoryAllocation

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaDeviceGetLimit(limit: cudaLimit | int) -> tuple[cudaError_t, int]:
    """Gives a limit that is in force on the current device.

    cudaError_t cudaDeviceGetLimit(size_t *pValue, enum cudaLimit limit)

    Parameters
        limit : cudaLimit or int

    Returns
        (cudaError_t, pValue); cubind.checked.runtime returns pValue, or raises
            CUDARuntimeError
        pValue : int; bytes for sizes, else a count

    Fails with
        cudaErrorUnsupportedLimit, cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaDeviceGetTexture1DLinearMaxWidth(
    fmtDesc: cudaChannelFormatDesc | None,
    device: _Int,
) -> tuple[cudaError_t, int]:
    """Tells how many elements a one-dimensional texture on linear memory may have, for a
    format and device.

    cudaError_t cudaDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements,
        const struct cudaChannelFormatDesc *fmtDesc, int device)

    Parameters
        fmtDesc : cudaChannelFormatDesc or None
        device : int

    Returns
        (cudaError_t, maxWidthInElements); cubind.checked.runtime returns
            maxWidthInElements, or raises CUDARuntimeError
        maxWidthInElements : int

    Fails with
        cudaErrorUnsupportedLimit, cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaDeviceGetCacheConfig() -> tuple[cudaError_t, cudaFuncCache]:
    """Tells which the current device prefers, L1 cache or shared memory.

    cudaError_t cudaDeviceGetCacheConfig(enum cudaFuncCache *pCacheConfig)

    Returns
        (cudaError_t, pCacheConfig); cubind.checked.runtime returns pCacheConfig, or raises
            CUDARuntimeError
        pCacheConfig : cudaFuncCache

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaDeviceGetStreamPriorityRange() -> tuple[cudaError_t, int, int]:
    """Gives the priorities that streams can have, of which the smaller number is the more
    urgent; two zeros mean none.

    cudaError_t cudaDeviceGetStreamPriorityRange(int *leastPriority, int *greatestPriority)

    Returns
        (cudaError_t, leastPriority, greatestPriority); cubind.checked.runtime returns
            (leastPriority, greatestPriority), or raises CUDARuntimeError
        leastPriority, greatestPriority : int

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaDeviceSetCacheConfig(cacheConfig: cudaFuncCache | int) -> tuple[cudaError_t]:
    """Says whether kernels do better with more L1 cache or shared memory; a wish, not an
    order.

    cudaError_t cudaDeviceSetCacheConfig(enum cudaFuncCache cacheConfig)

    Parameters
        cacheConfig : cudaFuncCache or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaDeviceGetByPCIBusId(pciBusId: _Text) -> tuple[cudaError_t, int]:
    """Finds the device at a place on the PCI bus, written domain:bus:device.function in
    hexadecimal.

    cudaError_t cudaDeviceGetByPCIBusId(int *device, const char *pciBusId)

    Parameters
        pciBusId : str or bytes

    Returns
        (cudaError_t, device); cubind.checked.runtime returns device, or raises
            CUDARuntimeError
        device : int

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidDevice

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaDeviceGetPCIBusId(length: _Int, device: _Int) -> tuple[cudaError_t, bytes]:
    """Gives the place of a device on the PCI bus as domain:bus:device.function in hexadecimal.

    cudaError_t cudaDeviceGetPCIBusId(char *pciBusId, int len, int device)

    Parameters
        length : int; bytes of room; 13 are enough
        device : int

    Returns
        (cudaError_t, pciBusId); cubind.checked.runtime returns pciBusId, or raises
            CUDARuntimeError
        pciBusId : bytes

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidDevice

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaIpcGetEventHandle(
    event: cudaEvent_t | _Int | None,
) -> tuple[cudaError_t, cudaIpcEventHandle_t]:
    """Makes what another process opens an event by; the event needs cudaEventInterprocess and
    no timing.

    cudaError_t cudaIpcGetEventHandle(cudaIpcEventHandle_t *handle, cudaEvent_t event)

    Parameters
        event : cudaEvent_t, int or None

    Returns
        (cudaError_t, handle); cubind.checked.runtime returns handle, or raises
            CUDARuntimeError
        handle : cudaIpcEventHandle_t

    Fails with
        cudaErrorInvalidResourceHandle, cudaErrorMemoryAllocation,
        cudaErrorMapBufferObjectFailed, cudaErrorNotSupported, cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaIpcOpenEventHandle(handle: cudaIpcEventHandle_t) -> tuple[cudaError_t, cudaEvent_t]:
    """Opens an event of another process; it takes a cudaEventDestroy of its own.

    cudaError_t cudaIpcOpenEventHandle(cudaEvent_t *event, cudaIpcEventHandle_t handle)

    Parameters
        handle : cudaIpcEventHandle_t

    Returns
        (cudaError_t, event); cubind.checked.runtime returns event, or raises
            CUDARuntimeError
        event : cudaEvent_t

    Fails with
        cudaErrorMapBufferObjectFailed, cudaErrorNotSupported, cudaErrorInvalidValue,
        cudaErrorDeviceUninitialized

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaIpcGetMemHandle(devPtr: _Address) -> tuple[cudaError_t, cudaIpcMemHandle_t]:
    """Makes what another process opens memory of cudaMalloc by; it stands for the whole
    allocation.

    cudaError_t cudaIpcGetMemHandle(cudaIpcMemHandle_t *handle, void *devPtr)

    Parameters
        devPtr : int (address), buffer or None

    Returns
        (cudaError_t, handle); cubind.checked.runtime returns handle, or raises
            CUDARuntimeError
        handle : cudaIpcMemHandle_t

    Fails with
        cudaErrorMemoryAllocation, cudaErrorMapBufferObjectFailed, cudaErrorNotSupported,
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaIpcOpenMemHandle(handle: cudaIpcMemHandle_t, flags: _Int) -> tuple[cudaError_t, int]:
    """Maps memory of another process on the current device; end it with cudaIpcCloseMemHandle,
    not cudaFree.

    cudaError_t cudaIpcOpenMemHandle(void **devPtr, cudaIpcMemHandle_t handle,
        unsigned int flags)

    Parameters
        handle : cudaIpcMemHandle_t
        flags : int; cudaIpcMemLazyEnablePeerAccess

    Returns
        (cudaError_t, devPtr); cubind.checked.runtime returns devPtr, or raises
            CUDARuntimeError
        devPtr : int

    Fails with
        cudaErrorMapBufferObjectFailed, cudaErrorInvalidResourceHandle,
        cudaErrorDeviceUninitialized, cudaErrorTooManyPeers, cudaErrorNotSupported,
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaIpcCloseMemHandle(devPtr: _Address) -> tuple[cudaError_t]:
    """Unmaps memory of cudaIpcOpenMemHandle; it stays the other process's to free.

    cudaError_t cudaIpcCloseMemHandle(void *devPtr)

    Parameters
        devPtr : int (address), buffer or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorMapBufferObjectFailed, cudaErrorNotSupported, cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaDeviceFlushGPUDirectRDMAWrites(
    target: cudaFlushGPUDirectRDMAWritesTarget | int,
    scope: cudaFlushGPUDirectRDMAWritesScope | int,
) -> tuple[cudaError_t]:
    """Waits until what other PCI devices wrote into GPU memory can be seen, by its owner or by
    all.

    cudaError_t cudaDeviceFlushGPUDirectRDMAWrites(
        enum cudaFlushGPUDirectRDMAWritesTarget target,
        enum cudaFlushGPUDirectRDMAWritesScope scope)

    Parameters
        target : cudaFlushGPUDirectRDMAWritesTarget or int
        scope : cudaFlushGPUDirectRDMAWritesScope or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorNotSupported

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaDeviceRegisterAsyncNotification(
    device: _Int,
    callbackFunc: cudaAsyncCallback | _Int | Callable[..., object] | None,
    userData: object,
) -> tuple[cudaError_t, cudaAsyncCallbackHandle_t]:
    """Has a function called when something happens on a device, such as memory over budget.

    cudaError_t cudaDeviceRegisterAsyncNotification(int device,
        cudaAsyncCallback callbackFunc, void *userData, cudaAsyncCallbackHandle_t *callback)

    Parameters
        device : int
        callbackFunc : callable, cudaAsyncCallback, int (address of a C function) or None;
            called as callbackFunc(cudaAsyncNotificationInfo_t, userData,
            cudaAsyncCallbackHandle_t) -> None, exceptions go to sys.unraisablehook
        userData : any object, which the callable gets; int (address) for a C function

    Returns
        (cudaError_t, callback); cubind.checked.runtime returns callback, or raises
            CUDARuntimeError
        callback : cudaAsyncCallbackHandle_t

    Fails with
        cudaErrorNotSupported, cudaErrorInvalidDevice, cudaErrorInvalidValue,
        cudaErrorNotPermitted, cudaErrorUnknown

    Releases the GIL. Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaDeviceUnregisterAsyncNotification(
    device: _Int,
    callback: cudaAsyncCallbackHandle_t | _Int | None,
) -> tuple[cudaError_t]:
    """Ends the calls that cudaDeviceRegisterAsyncNotification began.

    cudaError_t cudaDeviceUnregisterAsyncNotification(int device,
        cudaAsyncCallbackHandle_t callback)

    Parameters
        device : int
        callback : cudaAsyncCallbackHandle_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorNotSupported, cudaErrorInvalidDevice, cudaErrorInvalidValue,
        cudaErrorNotPermitted, cudaErrorUnknown

    Releases the GIL. Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaDeviceGetSharedMemConfig() -> tuple[cudaError_t, cudaSharedMemConfig]:
    """Gives the width of shared memory banks for kernels; deprecated, newer devices have one
    alone.

    cudaError_t cudaDeviceGetSharedMemConfig(enum cudaSharedMemConfig *pConfig)

    Returns
        (cudaError_t, pConfig); cubind.checked.runtime returns pConfig, or raises
            CUDARuntimeError
        pConfig : cudaSharedMemConfig

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil). Deprecated.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE__DEPRECATED.html
    """
def cudaDeviceSetSharedMemConfig(config: cudaSharedMemConfig | int) -> tuple[cudaError_t]:
    """Sets the width of shared memory banks for kernels; deprecated, newer devices ignore it.

    cudaError_t cudaDeviceSetSharedMemConfig(enum cudaSharedMemConfig config)

    Parameters
        config : cudaSharedMemConfig or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil). Deprecated.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE__DEPRECATED.html
    """
def cudaGetLastError() -> tuple[cudaError_t]:
    """Gives the latest error of this thread and forgets it; errors that leave the context
    unusable come back for ever.

    cudaError_t cudaGetLastError(void)

    Returns
        (cudaError_t,); cubind.checked.runtime returns cudaError_t and raises nothing

    May return
        cudaErrorMissingConfiguration, cudaErrorMemoryAllocation,
        cudaErrorInitializationError, cudaErrorLaunchFailure, cudaErrorLaunchTimeout,
        cudaErrorLaunchOutOfResources, cudaErrorInvalidDeviceFunction,
        cudaErrorInvalidConfiguration, cudaErrorInvalidDevice, cudaErrorInvalidValue,
        cudaErrorInvalidPitchValue, cudaErrorInvalidSymbol,
        cudaErrorUnmapBufferObjectFailed, cudaErrorInvalidDevicePointer,
        cudaErrorInvalidTexture, cudaErrorInvalidTextureBinding,
        cudaErrorInvalidChannelDescriptor, cudaErrorInvalidMemcpyDirection,
        cudaErrorInvalidFilterSetting, cudaErrorInvalidNormSetting, cudaErrorUnknown,
        cudaErrorInvalidResourceHandle, cudaErrorInsufficientDriver, cudaErrorNoDevice,
        cudaErrorSetOnActiveProcess, cudaErrorStartupFailure, cudaErrorInvalidPtx,
        cudaErrorUnsupportedPtxVersion, cudaErrorNoKernelImageForDevice,
        cudaErrorJitCompilerNotFound, cudaErrorJitCompilationDisabled

    Keeps the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__ERROR.html
    """
def cudaPeekAtLastError() -> tuple[cudaError_t]:
    """Gives the latest error of this thread and leaves it in place.

    cudaError_t cudaPeekAtLastError(void)

    Returns
        (cudaError_t,); cubind.checked.runtime returns cudaError_t and raises nothing

    May return
        cudaErrorMissingConfiguration, cudaErrorMemoryAllocation,
        cudaErrorInitializationError, cudaErrorLaunchFailure, cudaErrorLaunchTimeout,
        cudaErrorLaunchOutOfResources, cudaErrorInvalidDeviceFunction,
        cudaErrorInvalidConfiguration, cudaErrorInvalidDevice, cudaErrorInvalidValue,
        cudaErrorInvalidPitchValue, cudaErrorInvalidSymbol,
        cudaErrorUnmapBufferObjectFailed, cudaErrorInvalidDevicePointer,
        cudaErrorInvalidTexture, cudaErrorInvalidTextureBinding,
        cudaErrorInvalidChannelDescriptor, cudaErrorInvalidMemcpyDirection,
        cudaErrorInvalidFilterSetting, cudaErrorInvalidNormSetting, cudaErrorUnknown,
        cudaErrorInvalidResourceHandle, cudaErrorInsufficientDriver, cudaErrorNoDevice,
        cudaErrorSetOnActiveProcess, cudaErrorStartupFailure, cudaErrorInvalidPtx,
        cudaErrorUnsupportedPtxVersion, cudaErrorNoKernelImageForDevice,
        cudaErrorJitCompilerNotFound, cudaErrorJitCompilationDisabled

    Keeps the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__ERROR.html
    """
def cudaGetErrorName(error: cudaError_t | int) -> tuple[cudaError_t, bytes | None]:
    """Gives the identifier of a status, such as cudaErrorInvalidValue.

    const char *cudaGetErrorName(cudaError_t error)

    Parameters
        error : cudaError_t or int

    Returns
        (cudaError_t.cudaSuccess, bytes | None); cubind.checked.runtime returns str | None

    Keeps the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__ERROR.html
    """
def cudaGetErrorString(error: cudaError_t | int) -> tuple[cudaError_t, bytes | None]:
    """Gives what a status means, in English.

    const char *cudaGetErrorString(cudaError_t error)

    Parameters
        error : cudaError_t or int

    Returns
        (cudaError_t.cudaSuccess, bytes | None); cubind.checked.runtime returns str | None

    Keeps the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__ERROR.html
    """
def cudaGetDeviceCount() -> tuple[cudaError_t, int]:
    """Counts the devices that this process may use, as CUDA_VISIBLE_DEVICES leaves them.

    cudaError_t cudaGetDeviceCount(int *count)

    Returns
        (cudaError_t, count); cubind.checked.runtime returns count, or raises
            CUDARuntimeError
        count : int

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaGetDeviceProperties(device: _Int) -> tuple[cudaError_t, cudaDeviceProp]:
    """Fills a cudaDeviceProp, which takes its time; cudaDeviceGetAttribute asks for one
    property alone.

    cudaError_t cudaGetDeviceProperties(struct cudaDeviceProp *prop, int device)

    Parameters
        device : int

    Returns
        (cudaError_t, prop); cubind.checked.runtime returns prop, or raises CUDARuntimeError
        prop : cudaDeviceProp

    Fails with
        cudaErrorInvalidDevice

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaDeviceGetAttribute(attr: cudaDeviceAttr | int, device: _Int) -> tuple[cudaError_t, int]:
    """Asks for one property of a device, as an integer.

    cudaError_t cudaDeviceGetAttribute(int *value, enum cudaDeviceAttr attr, int device)

    Parameters
        attr : cudaDeviceAttr or int
        device : int

    Returns
        (cudaError_t, value); cubind.checked.runtime returns value, or raises
            CUDARuntimeError
        value : int; a number, a flag (0 or 1) or a value of an enum, as the attribute has
            it

    Fails with
        cudaErrorInvalidDevice, cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaDeviceGetHostAtomicCapabilities(
    operations: Sequence[cudaAtomicOperation] | None,
    count: _Int,
    device: _Int,
) -> tuple[cudaError_t, list[int]]:
    """Tells for each operation asked about whether the link to the host does it atomically.

    cudaError_t cudaDeviceGetHostAtomicCapabilities(unsigned int *capabilities,
        const enum cudaAtomicOperation *operations, unsigned int count, int device)

    Parameters
        operations : sequence of cudaAtomicOperation, or None; as many as count
        count, device : int

    Returns
        (cudaError_t, capabilities); cubind.checked.runtime returns capabilities, or raises
            CUDARuntimeError
        capabilities : list[int]

    Fails with
        cudaErrorInvalidDevice, cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaDeviceGetDefaultMemPool(device: _Int) -> tuple[cudaError_t, cudaMemPool_t]:
    """Gives the pool that a device has from the start; it cannot be destroyed.

    cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t *memPool, int device)

    Parameters
        device : int

    Returns
        (cudaError_t, memPool); cubind.checked.runtime returns memPool, or raises
            CUDARuntimeError
        memPool : cudaMemPool_t

    Fails with
        cudaErrorInvalidDevice, cudaErrorInvalidValue, cudaErrorNotSupported

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaDeviceSetMemPool(device: _Int, memPool: cudaMemPool_t | _Int | None) -> tuple[cudaError_t]:
    """Makes cudaMallocAsync take memory of this device from another pool; allocations from the
    former one stay valid.

    cudaError_t cudaDeviceSetMemPool(int device, cudaMemPool_t memPool)

    Parameters
        device : int
        memPool : cudaMemPool_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidDevice, cudaErrorNotSupported

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaDeviceGetMemPool(device: _Int) -> tuple[cudaError_t, cudaMemPool_t]:
    """Gives the pool from which cudaMallocAsync takes memory of this device.

    cudaError_t cudaDeviceGetMemPool(cudaMemPool_t *memPool, int device)

    Parameters
        device : int

    Returns
        (cudaError_t, memPool); cubind.checked.runtime returns memPool, or raises
            CUDARuntimeError
        memPool : cudaMemPool_t

    Fails with
        cudaErrorInvalidValue, cudaErrorNotSupported

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaDeviceGetNvSciSyncAttributes(
    nvSciSyncAttrList: _Address,
    device: _Int,
    flags: _Int,
) -> tuple[cudaError_t]:
    """Fills an NvSciSync attribute list with what a device can wait for and signal.

    cudaError_t cudaDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, int device,
        int flags)

    Parameters
        nvSciSyncAttrList : int (address), buffer or None
        device : int
        flags : int; cudaNvSciSyncAttr*, or-ed

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorDeviceUninitialized, cudaErrorInvalidValue, cudaErrorInvalidDevice,
        cudaErrorNotSupported, cudaErrorMemoryAllocation

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaDeviceGetP2PAttribute(
    attr: cudaDeviceP2PAttr | int,
    srcDevice: _Int,
    dstDevice: _Int,
) -> tuple[cudaError_t, int]:
    """Asks for one property of the link that srcDevice has to dstDevice; the other direction
    may differ.

    cudaError_t cudaDeviceGetP2PAttribute(int *value, enum cudaDeviceP2PAttr attr,
        int srcDevice, int dstDevice)

    Parameters
        attr : cudaDeviceP2PAttr or int
        srcDevice, dstDevice : int

    Returns
        (cudaError_t, value); cubind.checked.runtime returns value, or raises
            CUDARuntimeError
        value : int

    Fails with
        cudaErrorInvalidDevice, cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaDeviceGetP2PAtomicCapabilities(
    operations: Sequence[cudaAtomicOperation] | None,
    count: _Int,
    srcDevice: _Int,
    dstDevice: _Int,
) -> tuple[cudaError_t, list[int]]:
    """Tells for each operation asked about whether the link of two devices does it atomically.

    cudaError_t cudaDeviceGetP2PAtomicCapabilities(unsigned int *capabilities,
        const enum cudaAtomicOperation *operations, unsigned int count, int srcDevice,
        int dstDevice)

    Parameters
        operations : sequence of cudaAtomicOperation, or None; as many as count
        count, srcDevice, dstDevice : int

    Returns
        (cudaError_t, capabilities); cubind.checked.runtime returns capabilities, or raises
            CUDARuntimeError
        capabilities : list[int]

    Fails with
        cudaErrorInvalidDevice, cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaChooseDevice(prop: cudaDeviceProp | None) -> tuple[cudaError_t, int]:
    """Gives the device that comes closest to the properties in prop.

    cudaError_t cudaChooseDevice(int *device, const struct cudaDeviceProp *prop)

    Parameters
        prop : cudaDeviceProp or None

    Returns
        (cudaError_t, device); cubind.checked.runtime returns device, or raises
            CUDARuntimeError
        device : int

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaInitDevice(device: _Int, deviceFlags: _Int, flags: _Int) -> tuple[cudaError_t]:
    """Starts a device ahead of its first use, without making it the current one.

    cudaError_t cudaInitDevice(int device, unsigned int deviceFlags, unsigned int flags)

    Parameters
        device : int
        deviceFlags : int; cudaDevice*, or-ed
        flags : int; cudaInitDeviceFlagsAreValid, or 0

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidDevice

    Releases the GIL. Since CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaSetDevice(device: _Int) -> tuple[cudaError_t]:
    """Makes a device the one that this thread works with, and starts it; each thread chooses
    for itself.

    cudaError_t cudaSetDevice(int device)

    Parameters
        device : int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidDevice

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaGetDevice() -> tuple[cudaError_t, int]:
    """Gives the device that the calling thread works with, 0 unless another was chosen.

    cudaError_t cudaGetDevice(int *device)

    Returns
        (cudaError_t, device); cubind.checked.runtime returns device, or raises
            CUDARuntimeError
        device : int

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaSetValidDevices(device_arr: Sequence[int] | None, length: _Int) -> tuple[cudaError_t]:
    """Gives an order in which devices are tried where a thread has chosen none.

    cudaError_t cudaSetValidDevices(int *device_arr, int len)

    Parameters
        device_arr : sequence of int, or None; as many as length
        length : int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidDevice

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaSetDeviceFlags(flags: _Int) -> tuple[cudaError_t]:
    """Sets flags of the current device, such as how threads wait for it.

    cudaError_t cudaSetDeviceFlags(unsigned int flags)

    Parameters
        flags : int; cudaDevice*, or-ed

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaGetDeviceFlags() -> tuple[cudaError_t, int]:
    """Gives the flags of the current device, such as how threads wait for it.

    cudaError_t cudaGetDeviceFlags(unsigned int *flags)

    Returns
        (cudaError_t, flags); cubind.checked.runtime returns flags, or raises
            CUDARuntimeError
        flags : int; cudaDevice*, or-ed

    Fails with
        cudaErrorInvalidDevice

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html
    """
def cudaStreamCreate() -> tuple[cudaError_t, cudaStream_t]:
    """Makes a stream on the current device, which waits for the legacy default stream and is
    waited for by it.

    cudaError_t cudaStreamCreate(cudaStream_t *pStream)

    Returns
        (cudaError_t, pStream); cubind.checked.runtime returns pStream, or raises
            CUDARuntimeError
        pStream : cudaStream_t

    Fails with
        cudaErrorInvalidValue, cudaErrorExternalDevice

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamCreateWithFlags(flags: _Int) -> tuple[cudaError_t, cudaStream_t]:
    """Makes a stream on the current device; cudaStreamNonBlocking frees it from waiting for
    the legacy default stream.

    cudaError_t cudaStreamCreateWithFlags(cudaStream_t *pStream, unsigned int flags)

    Parameters
        flags : int; cudaStreamDefault or cudaStreamNonBlocking

    Returns
        (cudaError_t, pStream); cubind.checked.runtime returns pStream, or raises
            CUDARuntimeError
        pStream : cudaStream_t

    Fails with
        cudaErrorInvalidValue, cudaErrorExternalDevice

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamCreateWithPriority(flags: _Int, priority: _Int) -> tuple[cudaError_t, cudaStream_t]:
    """Makes a stream whose work is preferred to that of streams with a greater number; running
    work goes on.

    cudaError_t cudaStreamCreateWithPriority(cudaStream_t *pStream, unsigned int flags,
        int priority)

    Parameters
        flags : int; cudaStreamDefault or cudaStreamNonBlocking
        priority : int; smaller is more urgent, clamped to the range of
            cudaDeviceGetStreamPriorityRange

    Returns
        (cudaError_t, pStream); cubind.checked.runtime returns pStream, or raises
            CUDARuntimeError
        pStream : cudaStream_t

    Fails with
        cudaErrorInvalidValue, cudaErrorExternalDevice

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamGetPriority(hStream: cudaStream_t | _Int | None) -> tuple[cudaError_t, int]:
    """Gives the priority of a stream; smaller numbers are more urgent.

    cudaError_t cudaStreamGetPriority(cudaStream_t hStream, int *priority)

    Parameters
        hStream : cudaStream_t, int or None

    Returns
        (cudaError_t, priority); cubind.checked.runtime returns priority, or raises
            CUDARuntimeError
        priority : int

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle

    May keep the GIL (see cubind.keep_gil).
    Per-thread default stream variant: cudaStreamGetPriority_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamGetFlags(hStream: cudaStream_t | _Int | None) -> tuple[cudaError_t, int]:
    """Gives the flags of a stream, which tell whether it waits for the legacy default stream.

    cudaError_t cudaStreamGetFlags(cudaStream_t hStream, unsigned int *flags)

    Parameters
        hStream : cudaStream_t, int or None

    Returns
        (cudaError_t, flags); cubind.checked.runtime returns flags, or raises
            CUDARuntimeError
        flags : int; cudaStreamDefault or cudaStreamNonBlocking

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle

    May keep the GIL (see cubind.keep_gil).
    Per-thread default stream variant: cudaStreamGetFlags_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamGetId(hStream: cudaStream_t | _Int | None) -> tuple[cudaError_t, int]:
    """Gives a number that no other stream of the process gets.

    cudaError_t cudaStreamGetId(cudaStream_t hStream, unsigned long long *streamId)

    Parameters
        hStream : cudaStream_t, int or None

    Returns
        (cudaError_t, streamId); cubind.checked.runtime returns streamId, or raises
            CUDARuntimeError
        streamId : int

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.0.
    Per-thread default stream variant: cudaStreamGetId_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamGetDevice(hStream: cudaStream_t | _Int | None) -> tuple[cudaError_t, int]:
    """Gives the device of a stream.

    cudaError_t cudaStreamGetDevice(cudaStream_t hStream, int *device)

    Parameters
        hStream : cudaStream_t, int or None

    Returns
        (cudaError_t, device); cubind.checked.runtime returns device, or raises
            CUDARuntimeError
        device : int

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.8.
    Per-thread default stream variant: cudaStreamGetDevice_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaCtxResetPersistingL2Cache() -> tuple[cudaError_t]:
    """Turns all lines that were kept in L2 cache by access policy back into ordinary ones.

    cudaError_t cudaCtxResetPersistingL2Cache(void)

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamCopyAttributes(
    dst: cudaStream_t | _Int | None,
    src: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    """Gives a stream the attributes of another one.

    cudaError_t cudaStreamCopyAttributes(cudaStream_t dst, cudaStream_t src)

    Parameters
        dst, src : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorNotSupported

    May keep the GIL (see cubind.keep_gil).
    Per-thread default stream variant: cudaStreamCopyAttributes_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamGetAttribute(
    hStream: cudaStream_t | _Int | None,
    attr: cudaStreamAttrID | int,
) -> tuple[cudaError_t, cudaStreamAttrValue]:
    """Gives one attribute of a stream; attr says which member of the value holds it.

    cudaError_t cudaStreamGetAttribute(cudaStream_t hStream, cudaStreamAttrID attr,
        cudaStreamAttrValue *value_out)

    Parameters
        hStream : cudaStream_t, int or None
        attr : cudaStreamAttrID or int

    Returns
        (cudaError_t, value_out); cubind.checked.runtime returns value_out, or raises
            CUDARuntimeError
        value_out : cudaStreamAttrValue

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle

    May keep the GIL (see cubind.keep_gil).
    Per-thread default stream variant: cudaStreamGetAttribute_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamSetAttribute(
    hStream: cudaStream_t | _Int | None,
    attr: cudaStreamAttrID | int,
    value: cudaStreamAttrValue | None,
) -> tuple[cudaError_t]:
    """Sets one attribute of a stream, for the work queued on it from then on.

    cudaError_t cudaStreamSetAttribute(cudaStream_t hStream, cudaStreamAttrID attr,
        const cudaStreamAttrValue *value)

    Parameters
        hStream : cudaStream_t, int or None
        attr : cudaStreamAttrID or int
        value : cudaStreamAttrValue or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle

    May keep the GIL (see cubind.keep_gil).
    Per-thread default stream variant: cudaStreamSetAttribute_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamDestroy(stream: cudaStream_t | _Int | None) -> tuple[cudaError_t]:
    """Gives up a stream at once; what is queued on it still runs.

    cudaError_t cudaStreamDestroy(cudaStream_t stream)

    Parameters
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamWaitEvent(
    stream: cudaStream_t | _Int | None,
    event: cudaEvent_t | _Int | None,
    flags: _Int,
) -> tuple[cudaError_t]:
    """Makes later work on a stream wait for what the event recorded last; the host goes on at
    once.

    cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event,
        unsigned int flags)

    Parameters
        stream : cudaStream_t, int or None
        event : cudaEvent_t, int or None
        flags : int; cudaEventWaitDefault or cudaEventWaitExternal

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle

    May keep the GIL (see cubind.keep_gil).
    Per-thread default stream variant: cudaStreamWaitEvent_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamAddCallback(
    stream: cudaStream_t | _Int | None,
    callback: cudaStreamCallback_t | _Int | Callable[..., object] | None,
    userData: object,
    flags: _Int,
) -> tuple[cudaError_t]:
    """Queues a host function that is told whether the stream failed; it must not call CUDA.
    Not in captures; new code calls cudaLaunchHostFunc.

    cudaError_t cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t callback,
        void *userData, unsigned int flags)

    Parameters
        stream : cudaStream_t, int or None
        callback : callable, cudaStreamCallback_t, int (address of a C function) or None;
            called as callback(cudaStream_t, cudaError_t, userData) -> None, exceptions go
            to sys.unraisablehook
        userData : any object, which the callable gets; int (address) for a C function
        flags : int; has to be 0

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidResourceHandle, cudaErrorInvalidValue, cudaErrorNotSupported

    Releases the GIL.
    Per-thread default stream variant: cudaStreamAddCallback_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamSynchronize(stream: cudaStream_t | _Int | None) -> tuple[cudaError_t]:
    """Waits until all work queued on a stream is done; errors of that work come back here.

    cudaError_t cudaStreamSynchronize(cudaStream_t stream)

    Parameters
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidResourceHandle

    Releases the GIL.
    Per-thread default stream variant: cudaStreamSynchronize_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamQuery(stream: cudaStream_t | _Int | None) -> tuple[cudaError_t]:
    """Tells whether all work on a stream is done; cudaErrorNotReady only means that it is not.

    cudaError_t cudaStreamQuery(cudaStream_t stream)

    Parameters
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorNotReady, cudaErrorInvalidResourceHandle

    May keep the GIL (see cubind.keep_gil).
    Per-thread default stream variant: cudaStreamQuery_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamAttachMemAsync(
    stream: cudaStream_t | _Int | None,
    devPtr: _Address,
    length: _Int,
    flags: _Int,
) -> tuple[cudaError_t]:
    """Says who uses managed memory, work of any stream, the host alone, or this stream, so
    that the host may use it while that is idle.

    cudaError_t cudaStreamAttachMemAsync(cudaStream_t stream, void *devPtr, size_t length,
        unsigned int flags)

    Parameters
        stream : cudaStream_t, int or None
        devPtr : int (address), buffer or None; at least length bytes long
        length : int; bytes, or 0 for the whole of a managed allocation
        flags : int; cudaMemAttachGlobal, cudaMemAttachHost or cudaMemAttachSingle

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorNotReady, cudaErrorInvalidValue, cudaErrorInvalidResourceHandle

    Releases the GIL.
    Per-thread default stream variant: cudaStreamAttachMemAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamBeginCapture(
    stream: cudaStream_t | _Int | None,
    mode: cudaStreamCaptureMode | int,
) -> tuple[cudaError_t]:
    """Makes what is put on a stream become nodes of a graph instead of running, until
    cudaStreamEndCapture.

    cudaError_t cudaStreamBeginCapture(cudaStream_t stream, enum cudaStreamCaptureMode mode)

    Parameters
        stream : cudaStream_t, int or None
        mode : cudaStreamCaptureMode or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    Per-thread default stream variant: cudaStreamBeginCapture_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamBeginRecaptureToGraph(
    stream: cudaStream_t | _Int | None,
    mode: cudaStreamCaptureMode | int,
    graph: cudaGraph_t | _Int | None,
    callbackData: cudaGraphRecaptureCallbackData | None,
) -> tuple[cudaError_t]:
    """Captures a stream into a graph of the same shape, which first loses its user objects and
    after a failure can only be destroyed.

    cudaError_t cudaStreamBeginRecaptureToGraph(cudaStream_t stream,
        enum cudaStreamCaptureMode mode, cudaGraph_t graph,
        struct cudaGraphRecaptureCallbackData *callbackData)

    Parameters
        stream : cudaStream_t, int or None
        mode : cudaStreamCaptureMode or int
        graph : cudaGraph_t, int or None
        callbackData : cudaGraphRecaptureCallbackData or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL. Since CUDA 13.3.
    Per-thread default stream variant: cudaStreamBeginRecaptureToGraph_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamBeginCaptureToGraph(
    stream: cudaStream_t | _Int | None,
    graph: cudaGraph_t | _Int | None,
    dependencies: Sequence[cudaGraphNode_t] | None,
    dependencyData: Sequence[cudaGraphEdgeData] | None,
    numDependencies: _Int,
    mode: cudaStreamCaptureMode | int,
) -> tuple[cudaError_t]:
    """Begins a capture whose nodes are added to a graph that is there already.

    cudaError_t cudaStreamBeginCaptureToGraph(cudaStream_t stream, cudaGraph_t graph,
        const cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData,
        size_t numDependencies, enum cudaStreamCaptureMode mode)

    Parameters
        stream : cudaStream_t, int or None
        graph : cudaGraph_t, int or None
        dependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies
        dependencyData : sequence of cudaGraphEdgeData, or None; as many as numDependencies
        numDependencies : int
        mode : cudaStreamCaptureMode or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.3.
    Per-thread default stream variant: cudaStreamBeginCaptureToGraph_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaThreadExchangeStreamCaptureMode(
    mode: cudaStreamCaptureMode | int,
) -> tuple[cudaError_t, cudaStreamCaptureMode]:
    """Says what this thread may do while streams are captured, and gives what it was allowed
    before.

    cudaError_t cudaThreadExchangeStreamCaptureMode(enum cudaStreamCaptureMode *mode)

    Parameters
        mode : cudaStreamCaptureMode or int; in and out

    Returns
        (cudaError_t, mode); cubind.checked.runtime returns mode, or raises CUDARuntimeError
        mode : cudaStreamCaptureMode

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamEndCapture(stream: cudaStream_t | _Int | None) -> tuple[cudaError_t, cudaGraph_t]:
    """Ends a capture on the stream that began it, and gives a new graph, which the caller
    destroys, or the one that was captured into.

    cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t *pGraph)

    Parameters
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t, pGraph); cubind.checked.runtime returns pGraph, or raises
            CUDARuntimeError
        pGraph : cudaGraph_t

    Fails with
        cudaErrorInvalidValue, cudaErrorStreamCaptureWrongThread

    Releases the GIL.
    Per-thread default stream variant: cudaStreamEndCapture_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamIsCapturing(
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t, cudaStreamCaptureStatus]:
    """Tells whether a stream is being captured, and whether the capture has failed.

    cudaError_t cudaStreamIsCapturing(cudaStream_t stream,
        enum cudaStreamCaptureStatus *pCaptureStatus)

    Parameters
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t, pCaptureStatus); cubind.checked.runtime returns pCaptureStatus, or
            raises CUDARuntimeError
        pCaptureStatus : cudaStreamCaptureStatus

    Fails with
        cudaErrorInvalidValue, cudaErrorStreamCaptureImplicit

    May keep the GIL (see cubind.keep_gil).
    Per-thread default stream variant: cudaStreamIsCapturing_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamGetCaptureInfo(
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
    """Gives the state of a capture and, while it is active, its graph and the nodes that the
    next node will wait for.

    cudaError_t cudaStreamGetCaptureInfo(cudaStream_t stream,
        enum cudaStreamCaptureStatus *captureStatus_out, unsigned long long *id_out,
        cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out,
        const cudaGraphEdgeData **edgeData_out, size_t *numDependencies_out)

    Parameters
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out,
            numDependencies_out); cubind.checked.runtime returns (captureStatus_out, id_out,
            graph_out, dependencies_out, edgeData_out), or raises CUDARuntimeError
        captureStatus_out : cudaStreamCaptureStatus
        id_out : int
        graph_out : cudaGraph_t
        dependencies_out : list[cudaGraphNode_t]
        edgeData_out : list[cudaGraphEdgeData]
        numDependencies_out : int

    Fails with
        cudaErrorInvalidValue, cudaErrorStreamCaptureImplicit, cudaErrorLossyQuery

    May keep the GIL (see cubind.keep_gil). Other parameters before CUDA 13.0.
    Per-thread default stream variant: cudaStreamGetCaptureInfo_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaStreamUpdateCaptureDependencies(
    stream: cudaStream_t | _Int | None,
    dependencies: Sequence[cudaGraphNode_t] | None,
    dependencyData: Sequence[cudaGraphEdgeData] | None,
    numDependencies: _Int,
    flags: _Int,
) -> tuple[cudaError_t]:
    """Changes what the next captured work will wait for, by more nodes or by other ones.

    cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t stream,
        cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData,
        size_t numDependencies, unsigned int flags)

    Parameters
        stream : cudaStream_t, int or None
        dependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies
        dependencyData : sequence of cudaGraphEdgeData, or None; as many as numDependencies
        numDependencies : int
        flags : int; a value of cudaStreamUpdateCaptureDependenciesFlags; 0 adds, 1 replaces

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorIllegalState

    May keep the GIL (see cubind.keep_gil). Other parameters before CUDA 13.0.
    Per-thread default stream variant: cudaStreamUpdateCaptureDependencies_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html
    """
def cudaEventCreate() -> tuple[cudaError_t, cudaEvent_t]:
    """Makes an event on the current device that takes times.

    cudaError_t cudaEventCreate(cudaEvent_t *event)

    Returns
        (cudaError_t, event); cubind.checked.runtime returns event, or raises
            CUDARuntimeError
        event : cudaEvent_t

    Fails with
        cudaErrorInvalidValue, cudaErrorLaunchFailure, cudaErrorMemoryAllocation

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html
    """
def cudaEventCreateWithFlags(flags: _Int) -> tuple[cudaError_t, cudaEvent_t]:
    """Makes an event on the current device; cudaEventDisableTiming makes it cheaper, and unfit
    for times.

    cudaError_t cudaEventCreateWithFlags(cudaEvent_t *event, unsigned int flags)

    Parameters
        flags : int; cudaEventBlockingSync, cudaEventDisableTiming, cudaEventInterprocess,
            or-ed

    Returns
        (cudaError_t, event); cubind.checked.runtime returns event, or raises
            CUDARuntimeError
        event : cudaEvent_t

    Fails with
        cudaErrorInvalidValue, cudaErrorLaunchFailure, cudaErrorMemoryAllocation

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html
    """
def cudaEventRecord(
    event: cudaEvent_t | _Int | None,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    """Puts the event behind what a stream has queued so far; recording it again forgets the
    place before.

    cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream)

    Parameters
        event : cudaEvent_t, int or None
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorLaunchFailure

    May keep the GIL (see cubind.keep_gil).
    Per-thread default stream variant: cudaEventRecord_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html
    """
def cudaEventRecordWithFlags(
    event: cudaEvent_t | _Int | None,
    stream: cudaStream_t | _Int | None,
    flags: _Int,
) -> tuple[cudaError_t]:
    """Records an event as cudaEventRecord does; in captures it can become a node of its own.

    cudaError_t cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream,
        unsigned int flags)

    Parameters
        event : cudaEvent_t, int or None
        stream : cudaStream_t, int or None
        flags : int; cudaEventRecordDefault, in a capture also cudaEventRecordExternal

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorLaunchFailure

    May keep the GIL (see cubind.keep_gil).
    Per-thread default stream variant: cudaEventRecordWithFlags_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html
    """
def cudaEventQuery(event: cudaEvent_t | _Int | None) -> tuple[cudaError_t]:
    """Tells whether work in front of the last record is done; cudaErrorNotReady only means
    that it is not.

    cudaError_t cudaEventQuery(cudaEvent_t event)

    Parameters
        event : cudaEvent_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorNotReady, cudaErrorInvalidValue, cudaErrorInvalidResourceHandle,
        cudaErrorLaunchFailure

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html
    """
def cudaEventSynchronize(event: cudaEvent_t | _Int | None) -> tuple[cudaError_t]:
    """Waits until work in front of the last record is done; for an event never recorded it
    returns at once.

    cudaError_t cudaEventSynchronize(cudaEvent_t event)

    Parameters
        event : cudaEvent_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorLaunchFailure

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html
    """
def cudaEventDestroy(event: cudaEvent_t | _Int | None) -> tuple[cudaError_t]:
    """Gives up an event at once, even if work has not got to it.

    cudaError_t cudaEventDestroy(cudaEvent_t event)

    Parameters
        event : cudaEvent_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorLaunchFailure

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html
    """
def cudaEventElapsedTime(
    start: cudaEvent_t | _Int | None,
    end: cudaEvent_t | _Int | None,
) -> tuple[cudaError_t, float]:
    """Tells the time between two events that were recorded with timing; both have to be done.

    cudaError_t cudaEventElapsedTime(float *ms, cudaEvent_t start, cudaEvent_t end)

    Parameters
        start, end : cudaEvent_t, int or None

    Returns
        (cudaError_t, ms); cubind.checked.runtime returns ms, or raises CUDARuntimeError
        ms : float; milliseconds, with a resolution of about half a microsecond

    Fails with
        cudaErrorNotReady, cudaErrorInvalidValue, cudaErrorInvalidResourceHandle,
        cudaErrorLaunchFailure, cudaErrorUnknown

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html
    """
def cudaImportExternalMemory(
    memHandleDesc: cudaExternalMemoryHandleDesc | None,
) -> tuple[cudaError_t, cudaExternalMemory_t]:
    """Takes memory of Vulkan, Direct3D and others by its handle; a file descriptor is CUDA's
    from then on.

    cudaError_t cudaImportExternalMemory(cudaExternalMemory_t *extMem_out,
        const struct cudaExternalMemoryHandleDesc *memHandleDesc)

    Parameters
        memHandleDesc : cudaExternalMemoryHandleDesc or None

    Returns
        (cudaError_t, extMem_out); cubind.checked.runtime returns extMem_out, or raises
            CUDARuntimeError
        extMem_out : cudaExternalMemory_t

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorOperatingSystem

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html
    """
def cudaExternalMemoryGetMappedBuffer(
    extMem: cudaExternalMemory_t | _Int | None,
    bufferDesc: cudaExternalMemoryBufferDesc | None,
) -> tuple[cudaError_t, int]:
    """Gives a device address for part of imported memory; it is freed by cudaFree.

    cudaError_t cudaExternalMemoryGetMappedBuffer(void **devPtr,
        cudaExternalMemory_t extMem, const struct cudaExternalMemoryBufferDesc *bufferDesc)

    Parameters
        extMem : cudaExternalMemory_t, int or None
        bufferDesc : cudaExternalMemoryBufferDesc or None

    Returns
        (cudaError_t, devPtr); cubind.checked.runtime returns devPtr, or raises
            CUDARuntimeError
        devPtr : int

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html
    """
def cudaExternalMemoryGetMappedMipmappedArray(
    extMem: cudaExternalMemory_t | _Int | None,
    mipmapDesc: cudaExternalMemoryMipmappedArrayDesc | None,
) -> tuple[cudaError_t, cudaMipmappedArray_t]:
    """Gives a mipmapped array that lies in imported memory.

    cudaError_t cudaExternalMemoryGetMappedMipmappedArray(cudaMipmappedArray_t *mipmap,
        cudaExternalMemory_t extMem,
        const struct cudaExternalMemoryMipmappedArrayDesc *mipmapDesc)

    Parameters
        extMem : cudaExternalMemory_t, int or None
        mipmapDesc : cudaExternalMemoryMipmappedArrayDesc or None

    Returns
        (cudaError_t, mipmap); cubind.checked.runtime returns mipmap, or raises
            CUDARuntimeError
        mipmap : cudaMipmappedArray_t

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html
    """
def cudaDestroyExternalMemory(extMem: cudaExternalMemory_t | _Int | None) -> tuple[cudaError_t]:
    """Gives up imported memory, whose mapped buffers and arrays have to be freed before.

    cudaError_t cudaDestroyExternalMemory(cudaExternalMemory_t extMem)

    Parameters
        extMem : cudaExternalMemory_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidResourceHandle

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html
    """
def cudaImportExternalSemaphore(
    semHandleDesc: cudaExternalSemaphoreHandleDesc | None,
) -> tuple[cudaError_t, cudaExternalSemaphore_t]:
    """Takes a semaphore of another interface by its handle; a file descriptor is CUDA's from
    then on.

    cudaError_t cudaImportExternalSemaphore(cudaExternalSemaphore_t *extSem_out,
        const struct cudaExternalSemaphoreHandleDesc *semHandleDesc)

    Parameters
        semHandleDesc : cudaExternalSemaphoreHandleDesc or None

    Returns
        (cudaError_t, extSem_out); cubind.checked.runtime returns extSem_out, or raises
            CUDARuntimeError
        extSem_out : cudaExternalSemaphore_t

    Fails with
        cudaErrorInvalidResourceHandle, cudaErrorOperatingSystem

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html
    """
def cudaSignalExternalSemaphoresAsync(
    extSemArray: Sequence[cudaExternalSemaphore_t] | None,
    paramsArray: Sequence[cudaExternalSemaphoreSignalParams] | None,
    numExtSems: _Int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    """Queues the signalling of imported semaphores on a stream.

    cudaError_t cudaSignalExternalSemaphoresAsync(
        const cudaExternalSemaphore_t *extSemArray,
        const struct cudaExternalSemaphoreSignalParams *paramsArray,
        unsigned int numExtSems, cudaStream_t stream)

    Parameters
        extSemArray : sequence of cudaExternalSemaphore_t, or None; as many as numExtSems
        paramsArray : sequence of cudaExternalSemaphoreSignalParams, or None; as many as
            numExtSems
        numExtSems : int
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidResourceHandle

    Releases the GIL.
    Per-thread default stream variant: cudaSignalExternalSemaphoresAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html
    """
def cudaWaitExternalSemaphoresAsync(
    extSemArray: Sequence[cudaExternalSemaphore_t] | None,
    paramsArray: Sequence[cudaExternalSemaphoreWaitParams] | None,
    numExtSems: _Int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    """Makes a stream wait for imported semaphores; the host goes on.

    cudaError_t cudaWaitExternalSemaphoresAsync(const cudaExternalSemaphore_t *extSemArray,
        const struct cudaExternalSemaphoreWaitParams *paramsArray, unsigned int numExtSems,
        cudaStream_t stream)

    Parameters
        extSemArray : sequence of cudaExternalSemaphore_t, or None; as many as numExtSems
        paramsArray : sequence of cudaExternalSemaphoreWaitParams, or None; as many as
            numExtSems
        numExtSems : int
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidResourceHandle, cudaErrorTimeout

    Releases the GIL.
    Per-thread default stream variant: cudaWaitExternalSemaphoresAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html
    """
def cudaDestroyExternalSemaphore(
    extSem: cudaExternalSemaphore_t | _Int | None,
) -> tuple[cudaError_t]:
    """Gives up an imported semaphore, for which nothing may wait any more.

    cudaError_t cudaDestroyExternalSemaphore(cudaExternalSemaphore_t extSem)

    Parameters
        extSem : cudaExternalSemaphore_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidResourceHandle

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html
    """
def cudaLaunchKernel(
    func: _Address,
    gridDim: dim3,
    blockDim: dim3,
    args: _KernelParams,
    sharedMem: _Int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    """Queues a kernel on a stream and returns; arguments are copied, memory that they lead to
    is not.

    cudaError_t cudaLaunchKernel(const void *func, dim3 gridDim, dim3 blockDim, void **args,
        size_t sharedMem, cudaStream_t stream)

    Parameters
        func : int (address), buffer or None; a cudaKernel_t, or the address of the host's
            function for a kernel
        gridDim : dim3; blocks
        blockDim : dim3; threads
        args : (values, their ctypes types), int (address), buffer or None
        sharedMem : int; bytes of dynamic shared memory for each block
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidDeviceFunction, cudaErrorInvalidConfiguration,
        cudaErrorLaunchFailure, cudaErrorLaunchTimeout, cudaErrorLaunchOutOfResources,
        cudaErrorSharedObjectInitFailed, cudaErrorInvalidPtx,
        cudaErrorUnsupportedPtxVersion, cudaErrorNoKernelImageForDevice,
        cudaErrorJitCompilerNotFound, cudaErrorJitCompilationDisabled

    Releases the GIL by default (see cubind.keep_gil).
    Per-thread default stream variant: cudaLaunchKernel_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html
    """
def cudaLaunchKernelExC(
    config: cudaLaunchConfig_t | None,
    func: _Address,
    args: _KernelParams,
) -> tuple[cudaError_t]:
    """Queues a kernel as config says, with attributes such as clusters or cooperation;
    arguments are copied.

    cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t *config, const void *func,
        void **args)

    Parameters
        config : cudaLaunchConfig_t or None
        func : int (address), buffer or None
        args : (values, their ctypes types), int (address), buffer or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidDeviceFunction, cudaErrorInvalidConfiguration,
        cudaErrorLaunchFailure, cudaErrorLaunchTimeout, cudaErrorLaunchOutOfResources,
        cudaErrorSharedObjectInitFailed, cudaErrorInvalidPtx,
        cudaErrorUnsupportedPtxVersion, cudaErrorNoKernelImageForDevice,
        cudaErrorJitCompilerNotFound, cudaErrorJitCompilationDisabled

    Releases the GIL by default (see cubind.keep_gil).
    Per-thread default stream variant: cudaLaunchKernelExC_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html
    """
def cudaLaunchCooperativeKernel(
    func: _Address,
    gridDim: dim3,
    blockDim: dim3,
    args: _KernelParams,
    sharedMem: _Int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    """Queues a kernel whose blocks all run at once and may wait for each other; a grid too
    large for that is an error.

    cudaError_t cudaLaunchCooperativeKernel(const void *func, dim3 gridDim, dim3 blockDim,
        void **args, size_t sharedMem, cudaStream_t stream)

    Parameters
        func : int (address), buffer or None; a cudaKernel_t, or the address of the host's
            function for a kernel
        gridDim : dim3; blocks
        blockDim : dim3; threads
        args : (values, their ctypes types), int (address), buffer or None
        sharedMem : int; bytes of dynamic shared memory for each block
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidDeviceFunction, cudaErrorInvalidConfiguration,
        cudaErrorLaunchFailure, cudaErrorLaunchTimeout, cudaErrorLaunchOutOfResources,
        cudaErrorCooperativeLaunchTooLarge, cudaErrorSharedObjectInitFailed

    Releases the GIL.
    Per-thread default stream variant: cudaLaunchCooperativeKernel_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html
    """
def cudaFuncSetCacheConfig(func: _Address, cacheConfig: cudaFuncCache | int) -> tuple[cudaError_t]:
    """Says whether a kernel does better with more L1 cache or shared memory; a wish, not an
    order.

    cudaError_t cudaFuncSetCacheConfig(const void *func, enum cudaFuncCache cacheConfig)

    Parameters
        func : int (address), buffer or None
        cacheConfig : cudaFuncCache or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidDeviceFunction

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html
    """
def cudaFuncGetAttributes(func: _Address) -> tuple[cudaError_t, cudaFuncAttributes]:
    """Gives what a kernel needs, such as registers, shared and local memory, and the most
    threads per block.

    cudaError_t cudaFuncGetAttributes(struct cudaFuncAttributes *attr, const void *func)

    Parameters
        func : int (address), buffer or None

    Returns
        (cudaError_t, attr); cubind.checked.runtime returns attr, or raises CUDARuntimeError
        attr : cudaFuncAttributes

    Fails with
        cudaErrorInvalidDeviceFunction

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html
    """
def cudaFuncSetAttribute(
    func: _Address,
    attr: cudaFuncAttribute | int,
    value: _Int,
) -> tuple[cudaError_t]:
    """Sets a property of a kernel; more than 48 KiB of dynamic shared memory have to be
    allowed in this way.

    cudaError_t cudaFuncSetAttribute(const void *func, enum cudaFuncAttribute attr,
        int value)

    Parameters
        func : int (address), buffer or None
        attr : cudaFuncAttribute or int
        value : int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidDeviceFunction, cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html
    """
def cudaFuncGetName(func: _Address) -> tuple[cudaError_t, bytes | None]:
    """Gives the name of a kernel in the code, mangled for C++.

    cudaError_t cudaFuncGetName(const char **name, const void *func)

    Parameters
        func : int (address), buffer or None

    Returns
        (cudaError_t, name); cubind.checked.runtime returns name, or raises CUDARuntimeError
        name : bytes | None

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidDeviceFunction

    Releases the GIL. Since CUDA 12.3.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html
    """
def cudaFuncGetParamInfo(func: _Address, paramIndex: _Int) -> tuple[cudaError_t, int, int]:
    """Gives place and size of one parameter of a kernel; an index past the last one is an
    error.

    cudaError_t cudaFuncGetParamInfo(const void *func, size_t paramIndex,
        size_t *paramOffset, size_t *paramSize)

    Parameters
        func : int (address), buffer or None
        paramIndex : int

    Returns
        (cudaError_t, paramOffset, paramSize); cubind.checked.runtime returns (paramOffset,
            paramSize), or raises CUDARuntimeError
        paramOffset : int; bytes from the start of the parameters
        paramSize : int; bytes

    Releases the GIL. Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html
    """
def cudaFuncGetParamCount(func: _Address) -> tuple[cudaError_t, int]:
    """Counts the parameters of a kernel.

    cudaError_t cudaFuncGetParamCount(const void *func, size_t *paramCount)

    Parameters
        func : int (address), buffer or None

    Returns
        (cudaError_t, paramCount); cubind.checked.runtime returns paramCount, or raises
            CUDARuntimeError
        paramCount : int

    Releases the GIL. Since CUDA 13.2.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html
    """
def cudaLaunchHostFunc(
    stream: cudaStream_t | _Int | None,
    fn: cudaHostFn_t | _Int | Callable[..., object] | None,
    userData: object,
) -> tuple[cudaError_t]:
    """Queues a call of fn on a thread of the driver's; fn must not call CUDA, and later work
    on the stream waits for it.

    cudaError_t cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t fn, void *userData)

    Parameters
        stream : cudaStream_t, int or None
        fn : callable, cudaHostFn_t, int (address of a C function) or None; called as
            fn(userData) -> None, exceptions go to sys.unraisablehook
        userData : any object, which the callable gets; int (address) for a C function

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidResourceHandle, cudaErrorInvalidValue, cudaErrorNotSupported

    Releases the GIL.
    Per-thread default stream variant: cudaLaunchHostFunc_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html
    """
def cudaLaunchHostFunc_v2(
    stream: cudaStream_t | _Int | None,
    fn: cudaHostFn_t | _Int | Callable[..., object] | None,
    userData: object,
    syncMode: _Int,
) -> tuple[cudaError_t]:
    """Queues a call of fn on a thread of the driver's; fn must not call CUDA, and later work
    on the stream waits for it.

    cudaError_t cudaLaunchHostFunc_v2(cudaStream_t stream, cudaHostFn_t fn, void *userData,
        unsigned int syncMode)

    Parameters
        stream : cudaStream_t, int or None
        fn : callable, cudaHostFn_t, int (address of a C function) or None; called as
            fn(userData) -> None, exceptions go to sys.unraisablehook
        userData : any object, which the callable gets; int (address) for a C function
        syncMode : int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidResourceHandle, cudaErrorInvalidValue, cudaErrorNotSupported

    Releases the GIL. Since CUDA 13.2.
    Per-thread default stream variant: cudaLaunchHostFunc_v2_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html
    """
def cudaFuncSetSharedMemConfig(
    func: _Address,
    config: cudaSharedMemConfig | int,
) -> tuple[cudaError_t]:
    """Sets the width of shared memory banks for kernels; deprecated, newer devices ignore it.

    cudaError_t cudaFuncSetSharedMemConfig(const void *func,
        enum cudaSharedMemConfig config)

    Parameters
        func : int (address), buffer or None
        config : cudaSharedMemConfig or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidDeviceFunction, cudaErrorInvalidValue

    Releases the GIL. Deprecated.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__DEPRECATED.html
    """
def cudaOccupancyMaxActiveBlocksPerMultiprocessor(
    func: _Address,
    blockSize: _Int,
    dynamicSMemSize: _Int,
) -> tuple[cudaError_t, int]:
    """Tells how many blocks of a kernel run on one multiprocessor at once.

    cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks,
        const void *func, int blockSize, size_t dynamicSMemSize)

    Parameters
        func : int (address), buffer or None
        blockSize : int; threads
        dynamicSMemSize : int; bytes for each block

    Returns
        (cudaError_t, numBlocks); cubind.checked.runtime returns numBlocks, or raises
            CUDARuntimeError
        numBlocks : int

    Fails with
        cudaErrorInvalidDevice, cudaErrorInvalidDeviceFunction, cudaErrorInvalidValue,
        cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OCCUPANCY.html
    """
def cudaOccupancyAvailableDynamicSMemPerBlock(
    func: _Address,
    numBlocks: _Int,
    blockSize: _Int,
) -> tuple[cudaError_t, int]:
    """Tells how much dynamic shared memory each block can have if numBlocks share a
    multiprocessor.

    cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize,
        const void *func, int numBlocks, int blockSize)

    Parameters
        func : int (address), buffer or None
        numBlocks, blockSize : int

    Returns
        (cudaError_t, dynamicSmemSize); cubind.checked.runtime returns dynamicSmemSize, or
            raises CUDARuntimeError
        dynamicSmemSize : int; bytes

    Fails with
        cudaErrorInvalidDevice, cudaErrorInvalidDeviceFunction, cudaErrorInvalidValue,
        cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OCCUPANCY.html
    """
def cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    func: _Address,
    blockSize: _Int,
    dynamicSMemSize: _Int,
    flags: _Int,
) -> tuple[cudaError_t, int]:
    """Tells how many blocks of a kernel run on one multiprocessor at once.

    cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks,
        const void *func, int blockSize, size_t dynamicSMemSize, unsigned int flags)

    Parameters
        func : int (address), buffer or None
        blockSize : int; threads
        dynamicSMemSize : int; bytes for each block
        flags : int; cudaOccupancyDefault or cudaOccupancyDisableCachingOverride

    Returns
        (cudaError_t, numBlocks); cubind.checked.runtime returns numBlocks, or raises
            CUDARuntimeError
        numBlocks : int

    Fails with
        cudaErrorInvalidDevice, cudaErrorInvalidDeviceFunction, cudaErrorInvalidValue,
        cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OCCUPANCY.html
    """
def cudaOccupancyMaxPotentialClusterSize(
    func: _Address,
    launchConfig: cudaLaunchConfig_t | None,
) -> tuple[cudaError_t, int]:
    """Tells the largest cluster with which a kernel can be launched as launchConfig says.

    cudaError_t cudaOccupancyMaxPotentialClusterSize(int *clusterSize, const void *func,
        const cudaLaunchConfig_t *launchConfig)

    Parameters
        func : int (address), buffer or None
        launchConfig : cudaLaunchConfig_t or None

    Returns
        (cudaError_t, clusterSize); cubind.checked.runtime returns clusterSize, or raises
            CUDARuntimeError
        clusterSize : int; blocks

    Fails with
        cudaErrorInvalidDeviceFunction, cudaErrorInvalidValue, cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OCCUPANCY.html
    """
def cudaOccupancyMaxActiveClusters(
    func: _Address,
    launchConfig: cudaLaunchConfig_t | None,
) -> tuple[cudaError_t, int]:
    """Tells how many clusters of launchConfig the device runs at once.

    cudaError_t cudaOccupancyMaxActiveClusters(int *numClusters, const void *func,
        const cudaLaunchConfig_t *launchConfig)

    Parameters
        func : int (address), buffer or None
        launchConfig : cudaLaunchConfig_t or None

    Returns
        (cudaError_t, numClusters); cubind.checked.runtime returns numClusters, or raises
            CUDARuntimeError
        numClusters : int

    Fails with
        cudaErrorInvalidDeviceFunction, cudaErrorInvalidValue, cudaErrorInvalidClusterSize,
        cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OCCUPANCY.html
    """
def cudaMallocManaged(size: _Int, flags: _Int) -> tuple[cudaError_t, int]:
    """Allocates memory that host and devices use by one address and that moves to where it is
    used; cudaFree frees it.

    cudaError_t cudaMallocManaged(void **devPtr, size_t size, unsigned int flags)

    Parameters
        size : int; bytes
        flags : int; cudaMemAttachGlobal or cudaMemAttachHost

    Returns
        (cudaError_t, devPtr); cubind.checked.runtime returns devPtr, or raises
            CUDARuntimeError
        devPtr : int

    Fails with
        cudaErrorMemoryAllocation, cudaErrorNotSupported, cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMalloc(size: _Int) -> tuple[cudaError_t, int]:
    """Allocates size bytes on the current device, aligned for every type and with any
    contents.

    cudaError_t cudaMalloc(void **devPtr, size_t size)

    Parameters
        size : int; bytes

    Returns
        (cudaError_t, devPtr); cubind.checked.runtime returns devPtr, or raises
            CUDARuntimeError
        devPtr : int

    Fails with
        cudaErrorInvalidValue, cudaErrorMemoryAllocation, cudaErrorExternalDevice

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMallocHost(size: _Int) -> tuple[cudaError_t, int]:
    """Allocates page-locked host memory, with which copies are fast and can be asynchronous;
    cudaFreeHost frees it.

    cudaError_t cudaMallocHost(void **ptr, size_t size)

    Parameters
        size : int; bytes

    Returns
        (cudaError_t, ptr); cubind.checked.runtime returns ptr, or raises CUDARuntimeError
        ptr : int

    Fails with
        cudaErrorInvalidValue, cudaErrorMemoryAllocation, cudaErrorExternalDevice

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMallocPitch(width: _Int, height: _Int) -> tuple[cudaError_t, int, int]:
    """Allocates height rows on the device, each padded so that the next one starts where
    access is fast.

    cudaError_t cudaMallocPitch(void **devPtr, size_t *pitch, size_t width, size_t height)

    Parameters
        width : int; bytes that each row has to have
        height : int; rows

    Returns
        (cudaError_t, devPtr, pitch); cubind.checked.runtime returns (devPtr, pitch), or
            raises CUDARuntimeError
        devPtr : int
        pitch : int; bytes from one row to the next

    Fails with
        cudaErrorInvalidValue, cudaErrorMemoryAllocation

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMallocArray(
    desc: cudaChannelFormatDesc | None,
    width: _Int,
    height: _Int,
    flags: _Int,
) -> tuple[cudaError_t, cudaArray_t]:
    """Allocates a one- or two-dimensional array, in a layout that only textures, surfaces and
    copies know.

    cudaError_t cudaMallocArray(cudaArray_t *array,
        const struct cudaChannelFormatDesc *desc, size_t width, size_t height,
        unsigned int flags)

    Parameters
        desc : cudaChannelFormatDesc or None
        width, height : int; elements; height is 0 for one dimension
        flags : int; cudaArray*, or-ed

    Returns
        (cudaError_t, array); cubind.checked.runtime returns array, or raises
            CUDARuntimeError
        array : cudaArray_t

    Fails with
        cudaErrorInvalidValue, cudaErrorMemoryAllocation

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaFree(devPtr: _Address) -> tuple[cudaError_t]:
    """Frees memory of cudaMalloc, its pitched forms or cudaMallocManaged, and may wait for
    work under way; also memory of pools, without waiting.

    cudaError_t cudaFree(void *devPtr)

    Parameters
        devPtr : int (address), buffer or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaFreeHost(ptr: _Address) -> tuple[cudaError_t]:
    """Frees host memory of cudaMallocHost or cudaHostAlloc.

    cudaError_t cudaFreeHost(void *ptr)

    Parameters
        ptr : int (address), buffer or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaFreeArray(array: cudaArray_t | _Int | None) -> tuple[cudaError_t]:
    """Frees an array; textures and surfaces on it are invalid from then on.

    cudaError_t cudaFreeArray(cudaArray_t array)

    Parameters
        array : cudaArray_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaFreeMipmappedArray(
    mipmappedArray: cudaMipmappedArray_t | _Int | None,
) -> tuple[cudaError_t]:
    """Frees an array; textures and surfaces on it are invalid from then on.

    cudaError_t cudaFreeMipmappedArray(cudaMipmappedArray_t mipmappedArray)

    Parameters
        mipmappedArray : cudaMipmappedArray_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaHostAlloc(size: _Int, flags: _Int) -> tuple[cudaError_t, int]:
    """Allocates page-locked host memory that flags make usable for all devices, mapped for
    them or write-combined.

    cudaError_t cudaHostAlloc(void **pHost, size_t size, unsigned int flags)

    Parameters
        size : int; bytes
        flags : int; cudaHostAlloc*, or-ed

    Returns
        (cudaError_t, pHost); cubind.checked.runtime returns pHost, or raises
            CUDARuntimeError
        pHost : int

    Fails with
        cudaErrorInvalidValue, cudaErrorMemoryAllocation, cudaErrorExternalDevice

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaHostRegister(ptr: _Address, size: _Int, flags: _Int) -> tuple[cudaError_t]:
    """Page-locks host memory that the program already has; it must stay where it is until
    cudaHostUnregister.

    cudaError_t cudaHostRegister(void *ptr, size_t size, unsigned int flags)

    Parameters
        ptr : int (address), buffer or None; at least size bytes long
        size : int; bytes
        flags : int; cudaHostRegister*, or-ed

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorMemoryAllocation,
        cudaErrorHostMemoryAlreadyRegistered, cudaErrorNotSupported, cudaErrorExternalDevice

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaHostUnregister(ptr: _Address) -> tuple[cudaError_t]:
    """Undoes cudaHostRegister; ptr is the address that was given there.

    cudaError_t cudaHostUnregister(void *ptr)

    Parameters
        ptr : int (address), buffer or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorHostMemoryNotRegistered

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaHostGetDevicePointer(pHost: _Address, flags: _Int) -> tuple[cudaError_t, int]:
    """Gives the address by which kernels reach mapped host memory; often the host's own, but
    do not count on it.

    cudaError_t cudaHostGetDevicePointer(void **pDevice, void *pHost, unsigned int flags)

    Parameters
        pHost : int (address), buffer or None
        flags : int; has to be 0

    Returns
        (cudaError_t, pDevice); cubind.checked.runtime returns pDevice, or raises
            CUDARuntimeError
        pDevice : int

    Fails with
        cudaErrorInvalidValue, cudaErrorMemoryAllocation

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaHostGetFlags(pHost: _Address) -> tuple[cudaError_t, int]:
    """Gives the flags with which page-locked host memory was allocated.

    cudaError_t cudaHostGetFlags(unsigned int *pFlags, void *pHost)

    Parameters
        pHost : int (address), buffer or None

    Returns
        (cudaError_t, pFlags); cubind.checked.runtime returns pFlags, or raises
            CUDARuntimeError
        pFlags : int; cudaHostAlloc*, or-ed

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMalloc3D(extent: cudaExtent) -> tuple[cudaError_t, cudaPitchedPtr]:
    """Allocates planes of rows on the device, each row padded so that the next one starts
    where access is fast.

    cudaError_t cudaMalloc3D(struct cudaPitchedPtr *pitchedDevPtr, struct cudaExtent extent)

    Parameters
        extent : cudaExtent; bytes per row, rows per plane, planes

    Returns
        (cudaError_t, pitchedDevPtr); cubind.checked.runtime returns pitchedDevPtr, or
            raises CUDARuntimeError
        pitchedDevPtr : cudaPitchedPtr

    Fails with
        cudaErrorInvalidValue, cudaErrorMemoryAllocation

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMalloc3DArray(
    desc: cudaChannelFormatDesc | None,
    extent: cudaExtent,
    flags: _Int,
) -> tuple[cudaError_t, cudaArray_t]:
    """Allocates an array of up to three dimensions, of layers or of cube faces, as flags say.

    cudaError_t cudaMalloc3DArray(cudaArray_t *array,
        const struct cudaChannelFormatDesc *desc, struct cudaExtent extent,
        unsigned int flags)

    Parameters
        desc : cudaChannelFormatDesc or None
        extent : cudaExtent; elements
        flags : int; cudaArray*, or-ed

    Returns
        (cudaError_t, array); cubind.checked.runtime returns array, or raises
            CUDARuntimeError
        array : cudaArray_t

    Fails with
        cudaErrorInvalidValue, cudaErrorMemoryAllocation

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMallocMipmappedArray(
    desc: cudaChannelFormatDesc | None,
    extent: cudaExtent,
    numLevels: _Int,
    flags: _Int,
) -> tuple[cudaError_t, cudaMipmappedArray_t]:
    """Allocates an array with smaller levels of itself, each half as large as the one before.

    cudaError_t cudaMallocMipmappedArray(cudaMipmappedArray_t *mipmappedArray,
        const struct cudaChannelFormatDesc *desc, struct cudaExtent extent,
        unsigned int numLevels, unsigned int flags)

    Parameters
        desc : cudaChannelFormatDesc or None
        extent : cudaExtent; elements
        numLevels : int
        flags : int; cudaArray*, or-ed

    Returns
        (cudaError_t, mipmappedArray); cubind.checked.runtime returns mipmappedArray, or
            raises CUDARuntimeError
        mipmappedArray : cudaMipmappedArray_t

    Fails with
        cudaErrorInvalidValue, cudaErrorMemoryAllocation

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaGetMipmappedArrayLevel(
    mipmappedArray: cudaMipmappedArray_const_t | _Int | None,
    level: _Int,
) -> tuple[cudaError_t, cudaArray_t]:
    """Gives one level of a mipmapped array as an array; it goes with the whole.

    cudaError_t cudaGetMipmappedArrayLevel(cudaArray_t *levelArray,
        cudaMipmappedArray_const_t mipmappedArray, unsigned int level)

    Parameters
        mipmappedArray : cudaMipmappedArray_const_t, int or None
        level : int

    Returns
        (cudaError_t, levelArray); cubind.checked.runtime returns levelArray, or raises
            CUDARuntimeError
        levelArray : cudaArray_t

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemcpy3D(p: cudaMemcpy3DParms | None) -> tuple[cudaError_t]:
    """Copies a box between memory and arrays; where an array takes part, extent counts
    elements, else bytes in a row.

    cudaError_t cudaMemcpy3D(const struct cudaMemcpy3DParms *p)

    Parameters
        p : cudaMemcpy3DParms or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidPitchValue, cudaErrorInvalidMemcpyDirection

    Releases the GIL.
    Per-thread default stream variant: cudaMemcpy3D_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemcpy3DPeer(p: cudaMemcpy3DPeerParms | None) -> tuple[cudaError_t]:
    """Copies a box as cudaMemcpy3D does, between two devices.

    cudaError_t cudaMemcpy3DPeer(const struct cudaMemcpy3DPeerParms *p)

    Parameters
        p : cudaMemcpy3DPeerParms or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidDevice, cudaErrorInvalidPitchValue

    Releases the GIL.
    Per-thread default stream variant: cudaMemcpy3DPeer_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemcpy3DAsync(
    p: cudaMemcpy3DParms | None,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    """Queues on a stream what cudaMemcpy3D copies at once.

    cudaError_t cudaMemcpy3DAsync(const struct cudaMemcpy3DParms *p, cudaStream_t stream)

    Parameters
        p : cudaMemcpy3DParms or None
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidPitchValue, cudaErrorInvalidMemcpyDirection

    Releases the GIL.
    Per-thread default stream variant: cudaMemcpy3DAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemcpy3DPeerAsync(
    p: cudaMemcpy3DPeerParms | None,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    """Copies a box as cudaMemcpy3D does, between two devices.

    cudaError_t cudaMemcpy3DPeerAsync(const struct cudaMemcpy3DPeerParms *p,
        cudaStream_t stream)

    Parameters
        p : cudaMemcpy3DPeerParms or None
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidDevice, cudaErrorInvalidPitchValue

    Releases the GIL.
    Per-thread default stream variant: cudaMemcpy3DPeerAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemGetInfo() -> tuple[cudaError_t, int, int]:
    """Tells how much memory the current device has free and in all; other processes change the
    first.

    cudaError_t cudaMemGetInfo(size_t *free, size_t *total)

    Returns
        (cudaError_t, free, total); cubind.checked.runtime returns (free, total), or raises
            CUDARuntimeError
        free, total : int; bytes

    Fails with
        cudaErrorInvalidValue, cudaErrorLaunchFailure

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaArrayGetInfo(
    array: cudaArray_t | _Int | None,
) -> tuple[cudaError_t, cudaChannelFormatDesc, cudaExtent, int]:
    """Gives format, shape and flags of an array.

    cudaError_t cudaArrayGetInfo(struct cudaChannelFormatDesc *desc,
        struct cudaExtent *extent, unsigned int *flags, cudaArray_t array)

    Parameters
        array : cudaArray_t, int or None

    Returns
        (cudaError_t, desc, extent, flags); cubind.checked.runtime returns (desc, extent,
            flags), or raises CUDARuntimeError
        desc : cudaChannelFormatDesc
        extent : cudaExtent
        flags : int; cudaArray*, or-ed

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaArrayGetPlane(
    hArray: cudaArray_t | _Int | None,
    planeIdx: _Int,
) -> tuple[cudaError_t, cudaArray_t]:
    """Gives one plane of an array with a video format, as an array.

    cudaError_t cudaArrayGetPlane(cudaArray_t *pPlaneArray, cudaArray_t hArray,
        unsigned int planeIdx)

    Parameters
        hArray : cudaArray_t, int or None
        planeIdx : int

    Returns
        (cudaError_t, pPlaneArray); cubind.checked.runtime returns pPlaneArray, or raises
            CUDARuntimeError
        pPlaneArray : cudaArray_t

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaArrayGetMemoryRequirements(
    array: cudaArray_t | _Int | None,
    device: _Int,
) -> tuple[cudaError_t, cudaArrayMemoryRequirements]:
    """Tells how much memory an array for deferred mapping has to get.

    cudaError_t cudaArrayGetMemoryRequirements(
        struct cudaArrayMemoryRequirements *memoryRequirements, cudaArray_t array,
        int device)

    Parameters
        array : cudaArray_t, int or None
        device : int

    Returns
        (cudaError_t, memoryRequirements); cubind.checked.runtime returns
            memoryRequirements, or raises CUDARuntimeError
        memoryRequirements : cudaArrayMemoryRequirements

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMipmappedArrayGetMemoryRequirements(
    mipmap: cudaMipmappedArray_t | _Int | None,
    device: _Int,
) -> tuple[cudaError_t, cudaArrayMemoryRequirements]:
    """Tells how much memory an array for deferred mapping has to get.

    cudaError_t cudaMipmappedArrayGetMemoryRequirements(
        struct cudaArrayMemoryRequirements *memoryRequirements, cudaMipmappedArray_t mipmap,
        int device)

    Parameters
        mipmap : cudaMipmappedArray_t, int or None
        device : int

    Returns
        (cudaError_t, memoryRequirements); cubind.checked.runtime returns
            memoryRequirements, or raises CUDARuntimeError
        memoryRequirements : cudaArrayMemoryRequirements

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaArrayGetSparseProperties(
    array: cudaArray_t | _Int | None,
) -> tuple[cudaError_t, cudaArraySparseProperties]:
    """Tells in which tiles memory is mapped to a sparse array.

    cudaError_t cudaArrayGetSparseProperties(
        struct cudaArraySparseProperties *sparseProperties, cudaArray_t array)

    Parameters
        array : cudaArray_t, int or None

    Returns
        (cudaError_t, sparseProperties); cubind.checked.runtime returns sparseProperties, or
            raises CUDARuntimeError
        sparseProperties : cudaArraySparseProperties

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMipmappedArrayGetSparseProperties(
    mipmap: cudaMipmappedArray_t | _Int | None,
) -> tuple[cudaError_t, cudaArraySparseProperties]:
    """Tells in which tiles memory is mapped to a sparse array.

    cudaError_t cudaMipmappedArrayGetSparseProperties(
        struct cudaArraySparseProperties *sparseProperties, cudaMipmappedArray_t mipmap)

    Parameters
        mipmap : cudaMipmappedArray_t, int or None

    Returns
        (cudaError_t, sparseProperties); cubind.checked.runtime returns sparseProperties, or
            raises CUDARuntimeError
        sparseProperties : cudaArraySparseProperties

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemcpy(
    dst: _Address,
    src: _Address,
    count: _Int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t]:
    """Copies count bytes and returns when they are there, but does not wait where both sides
    are device memory.

    cudaError_t cudaMemcpy(void *dst, const void *src, size_t count,
        enum cudaMemcpyKind kind)

    Parameters
        dst : int (address), buffer or None; count bytes are written
        src : int (address), buffer or None; at least count bytes long
        count : int; bytes
        kind : cudaMemcpyKind or int; direction; cudaMemcpyDefault tells it from the
            addresses

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidMemcpyDirection

    Releases the GIL.
    Per-thread default stream variant: cudaMemcpy_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemcpyPeer(
    dst: _Address,
    dstDevice: _Int,
    src: _Address,
    srcDevice: _Int,
    count: _Int,
) -> tuple[cudaError_t]:
    """Copies count bytes from one device's memory to another's, with peer access or without.

    cudaError_t cudaMemcpyPeer(void *dst, int dstDevice, const void *src, int srcDevice,
        size_t count)

    Parameters
        dst : int (address), buffer or None; count bytes are written
        dstDevice : int
        src : int (address), buffer or None; at least count bytes long
        srcDevice, count : int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidDevice

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemcpy2D(
    dst: _Address,
    dpitch: _Int,
    src: _Address,
    spitch: _Int,
    width: _Int,
    height: _Int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t]:
    """Copies height rows of width bytes, with a pitch on either side.

    cudaError_t cudaMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch,
        size_t width, size_t height, enum cudaMemcpyKind kind)

    Parameters
        dst : int (address), buffer or None; written to
        dpitch : int; bytes from one row to the next, at least width
        src : int (address), buffer or None
        spitch : int; bytes from one row to the next, at least width
        width : int; bytes per row
        height : int; rows
        kind : cudaMemcpyKind or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidPitchValue, cudaErrorInvalidMemcpyDirection

    Releases the GIL.
    Per-thread default stream variant: cudaMemcpy2D_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
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
    """Copies rows of memory to a place in an array.

    cudaError_t cudaMemcpy2DToArray(cudaArray_t dst, size_t wOffset, size_t hOffset,
        const void *src, size_t spitch, size_t width, size_t height,
        enum cudaMemcpyKind kind)

    Parameters
        dst : cudaArray_t, int or None
        wOffset : int; bytes
        hOffset : int; rows
        src : int (address), buffer or None
        spitch : int
        width : int; bytes per row
        height : int; rows
        kind : cudaMemcpyKind or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidPitchValue, cudaErrorInvalidMemcpyDirection

    Releases the GIL.
    Per-thread default stream variant: cudaMemcpy2DToArray_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
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
    """Copies rows from a place in an array to memory.

    cudaError_t cudaMemcpy2DFromArray(void *dst, size_t dpitch, cudaArray_const_t src,
        size_t wOffset, size_t hOffset, size_t width, size_t height,
        enum cudaMemcpyKind kind)

    Parameters
        dst : int (address), buffer or None; written to
        dpitch : int
        src : cudaArray_const_t, int or None
        wOffset : int; bytes
        hOffset : int; rows
        width : int; bytes per row
        height : int; rows
        kind : cudaMemcpyKind or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidPitchValue, cudaErrorInvalidMemcpyDirection

    Releases the GIL.
    Per-thread default stream variant: cudaMemcpy2DFromArray_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
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
    """Copies a box of rows from one array to another.

    cudaError_t cudaMemcpy2DArrayToArray(cudaArray_t dst, size_t wOffsetDst,
        size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc,
        size_t width, size_t height, enum cudaMemcpyKind kind)

    Parameters
        dst : cudaArray_t, int or None
        wOffsetDst, hOffsetDst : int
        src : cudaArray_const_t, int or None
        wOffsetSrc, hOffsetSrc, width, height : int
        kind : cudaMemcpyKind or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidMemcpyDirection

    Releases the GIL.
    Per-thread default stream variant: cudaMemcpy2DArrayToArray_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemcpyToSymbol(
    symbol: _Address,
    src: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t]:
    """Copies count bytes to a variable that is linked into the program, from offset bytes on.

    cudaError_t cudaMemcpyToSymbol(const void *symbol, const void *src, size_t count,
        size_t offset, enum cudaMemcpyKind kind)

    Parameters
        symbol : int (address), buffer or None
        src : int (address), buffer or None; at least count bytes long
        count, offset : int
        kind : cudaMemcpyKind or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidSymbol, cudaErrorInvalidMemcpyDirection,
        cudaErrorNoKernelImageForDevice

    Releases the GIL.
    Per-thread default stream variant: cudaMemcpyToSymbol_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemcpyFromSymbol(
    dst: _Address,
    symbol: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t]:
    """Copies count bytes out of a variable that is linked into the program, from offset bytes
    on.

    cudaError_t cudaMemcpyFromSymbol(void *dst, const void *symbol, size_t count,
        size_t offset, enum cudaMemcpyKind kind)

    Parameters
        dst : int (address), buffer or None; count bytes are written
        symbol : int (address), buffer or None
        count, offset : int
        kind : cudaMemcpyKind or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidSymbol, cudaErrorInvalidMemcpyDirection,
        cudaErrorNoKernelImageForDevice

    Releases the GIL.
    Per-thread default stream variant: cudaMemcpyFromSymbol_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemcpyAsync(
    dst: _Address,
    src: _Address,
    count: _Int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    """Queues a copy on a stream; page-locked host memory has to stay until it is done,
    pageable may make the call wait.

    cudaError_t cudaMemcpyAsync(void *dst, const void *src, size_t count,
        enum cudaMemcpyKind kind, cudaStream_t stream)

    Parameters
        dst : int (address), buffer or None; count bytes are written
        src : int (address), buffer or None; at least count bytes long
        count : int; bytes
        kind : cudaMemcpyKind or int; direction; cudaMemcpyDefault tells it from the
            addresses
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidMemcpyDirection

    Releases the GIL.
    Per-thread default stream variant: cudaMemcpyAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemcpyPeerAsync(
    dst: _Address,
    dstDevice: _Int,
    src: _Address,
    srcDevice: _Int,
    count: _Int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    """Queues a copy from one device's memory to another's on a stream.

    cudaError_t cudaMemcpyPeerAsync(void *dst, int dstDevice, const void *src,
        int srcDevice, size_t count, cudaStream_t stream)

    Parameters
        dst : int (address), buffer or None; count bytes are written
        dstDevice : int
        src : int (address), buffer or None; at least count bytes long
        srcDevice, count : int
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidDevice

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemcpyBatchAsync(
    dsts: Sequence[_Address] | None,
    srcs: Sequence[_Address] | None,
    sizes: Sequence[int] | None,
    count: _Int,
    attrs: Sequence[cudaMemcpyAttributes] | None,
    attrsIdxs: Sequence[int] | None,
    numAttrs: _Int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    """Queues many copies by one call; they take their turn on the stream together, but in no
    order among themselves.

    cudaError_t cudaMemcpyBatchAsync(void *const *dsts, const void *const *srcs,
        const size_t *sizes, size_t count, struct cudaMemcpyAttributes *attrs,
        size_t *attrsIdxs, size_t numAttrs, cudaStream_t stream)

    Parameters
        dsts, srcs : sequence of int (addresses) or buffers, or None; as many as count
        sizes : sequence of int, or None; as many as count; bytes of each copy
        count : int
        attrs : sequence of cudaMemcpyAttributes, or None; as many as numAttrs
        attrsIdxs : sequence of int, or None; as many as numAttrs; for each of attrs, the
            first copy that it is for; begins with 0
        numAttrs : int
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL. Since CUDA 12.8; other parameters before 13.0.
    Per-thread default stream variant: cudaMemcpyBatchAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemcpy3DBatchAsync(
    numOps: _Int,
    opList: Sequence[cudaMemcpy3DBatchOp] | None,
    flags: _Int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    """Queues many copies of boxes by one call, in no order among themselves.

    cudaError_t cudaMemcpy3DBatchAsync(size_t numOps, struct cudaMemcpy3DBatchOp *opList,
        unsigned long long flags, cudaStream_t stream)

    Parameters
        numOps : int
        opList : sequence of cudaMemcpy3DBatchOp, or None; as many as numOps
        flags : int; has to be 0
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL. Since CUDA 12.8; other parameters before 13.0.
    Per-thread default stream variant: cudaMemcpy3DBatchAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemcpyWithAttributesAsync(
    dst: _Address,
    src: _Address,
    size: _Int,
    attr: cudaMemcpyAttributes | None,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    """Queues one copy with what cudaMemcpyBatchAsync can say of each.

    cudaError_t cudaMemcpyWithAttributesAsync(void *dst, const void *src, size_t size,
        struct cudaMemcpyAttributes *attr, cudaStream_t stream)

    Parameters
        dst : int (address), buffer or None; size bytes are written
        src : int (address), buffer or None; at least size bytes long
        size : int; bytes
        attr : cudaMemcpyAttributes or None
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL. Since CUDA 13.2.
    Per-thread default stream variant: cudaMemcpyWithAttributesAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemcpy3DWithAttributesAsync(
    op: cudaMemcpy3DBatchOp | None,
    flags: _Int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    """Queues the copy of one box, with hints as in cudaMemcpy3DBatchAsync.

    cudaError_t cudaMemcpy3DWithAttributesAsync(struct cudaMemcpy3DBatchOp *op,
        unsigned long long flags, cudaStream_t stream)

    Parameters
        op : cudaMemcpy3DBatchOp or None
        flags : int; has to be 0
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL. Since CUDA 13.2.
    Per-thread default stream variant: cudaMemcpy3DWithAttributesAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
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
    """Queues on a stream what cudaMemcpy2D copies at once.

    cudaError_t cudaMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch,
        size_t width, size_t height, enum cudaMemcpyKind kind, cudaStream_t stream)

    Parameters
        dst : int (address), buffer or None; written to
        dpitch : int; bytes from one row to the next, at least width
        src : int (address), buffer or None
        spitch : int; bytes from one row to the next, at least width
        width : int; bytes per row
        height : int; rows
        kind : cudaMemcpyKind or int
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidPitchValue, cudaErrorInvalidMemcpyDirection

    Releases the GIL.
    Per-thread default stream variant: cudaMemcpy2DAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
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
    """Copies rows of memory to a place in an array.

    cudaError_t cudaMemcpy2DToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset,
        const void *src, size_t spitch, size_t width, size_t height,
        enum cudaMemcpyKind kind, cudaStream_t stream)

    Parameters
        dst : cudaArray_t, int or None
        wOffset : int; bytes
        hOffset : int; rows
        src : int (address), buffer or None
        spitch : int
        width : int; bytes per row
        height : int; rows
        kind : cudaMemcpyKind or int
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidPitchValue, cudaErrorInvalidMemcpyDirection

    Releases the GIL.
    Per-thread default stream variant: cudaMemcpy2DToArrayAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
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
    """Copies rows from a place in an array to memory.

    cudaError_t cudaMemcpy2DFromArrayAsync(void *dst, size_t dpitch, cudaArray_const_t src,
        size_t wOffset, size_t hOffset, size_t width, size_t height,
        enum cudaMemcpyKind kind, cudaStream_t stream)

    Parameters
        dst : int (address), buffer or None; written to
        dpitch : int
        src : cudaArray_const_t, int or None
        wOffset : int; bytes
        hOffset : int; rows
        width : int; bytes per row
        height : int; rows
        kind : cudaMemcpyKind or int
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidPitchValue, cudaErrorInvalidMemcpyDirection

    Releases the GIL.
    Per-thread default stream variant: cudaMemcpy2DFromArrayAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemcpyToSymbolAsync(
    symbol: _Address,
    src: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    """Copies count bytes to a variable that is linked into the program, from offset bytes on.

    cudaError_t cudaMemcpyToSymbolAsync(const void *symbol, const void *src, size_t count,
        size_t offset, enum cudaMemcpyKind kind, cudaStream_t stream)

    Parameters
        symbol : int (address), buffer or None
        src : int (address), buffer or None; at least count bytes long
        count, offset : int
        kind : cudaMemcpyKind or int
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidSymbol, cudaErrorInvalidMemcpyDirection,
        cudaErrorNoKernelImageForDevice

    Releases the GIL.
    Per-thread default stream variant: cudaMemcpyToSymbolAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemcpyFromSymbolAsync(
    dst: _Address,
    symbol: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    """Copies count bytes out of a variable that is linked into the program, from offset bytes
    on.

    cudaError_t cudaMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t count,
        size_t offset, enum cudaMemcpyKind kind, cudaStream_t stream)

    Parameters
        dst : int (address), buffer or None; count bytes are written
        symbol : int (address), buffer or None
        count, offset : int
        kind : cudaMemcpyKind or int
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidSymbol, cudaErrorInvalidMemcpyDirection,
        cudaErrorNoKernelImageForDevice

    Releases the GIL.
    Per-thread default stream variant: cudaMemcpyFromSymbolAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemset(devPtr: _Address, value: _Int, count: _Int) -> tuple[cudaError_t]:
    """Sets count bytes to the low byte of value; the host does not wait where it is device
    memory.

    cudaError_t cudaMemset(void *devPtr, int value, size_t count)

    Parameters
        devPtr : int (address), buffer or None; count bytes are written
        value : int
        count : int; bytes

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    Per-thread default stream variant: cudaMemset_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemset2D(
    devPtr: _Address,
    pitch: _Int,
    value: _Int,
    width: _Int,
    height: _Int,
) -> tuple[cudaError_t]:
    """Sets height rows, each width bytes long, to the low byte of value.

    cudaError_t cudaMemset2D(void *devPtr, size_t pitch, int value, size_t width,
        size_t height)

    Parameters
        devPtr : int (address), buffer or None; written to
        pitch : int; bytes from one row to the next
        value : int
        width : int; bytes per row
        height : int; rows

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    Per-thread default stream variant: cudaMemset2D_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemset3D(
    pitchedDevPtr: cudaPitchedPtr,
    value: _Int,
    extent: cudaExtent,
) -> tuple[cudaError_t]:
    """Sets a box in memory of cudaMalloc3D to the low byte of value.

    cudaError_t cudaMemset3D(struct cudaPitchedPtr pitchedDevPtr, int value,
        struct cudaExtent extent)

    Parameters
        pitchedDevPtr : cudaPitchedPtr
        value : int
        extent : cudaExtent; bytes per row, rows per plane, planes

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    Per-thread default stream variant: cudaMemset3D_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemsetAsync(
    devPtr: _Address,
    value: _Int,
    count: _Int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    """Queues on a stream the setting of count bytes to the low byte of value.

    cudaError_t cudaMemsetAsync(void *devPtr, int value, size_t count, cudaStream_t stream)

    Parameters
        devPtr : int (address), buffer or None; count bytes are written
        value : int
        count : int; bytes
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    Per-thread default stream variant: cudaMemsetAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemset2DAsync(
    devPtr: _Address,
    pitch: _Int,
    value: _Int,
    width: _Int,
    height: _Int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    """Sets height rows, each width bytes long, to the low byte of value.

    cudaError_t cudaMemset2DAsync(void *devPtr, size_t pitch, int value, size_t width,
        size_t height, cudaStream_t stream)

    Parameters
        devPtr : int (address), buffer or None; written to
        pitch : int; bytes from one row to the next
        value : int
        width : int; bytes per row
        height : int; rows
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    Per-thread default stream variant: cudaMemset2DAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemset3DAsync(
    pitchedDevPtr: cudaPitchedPtr,
    value: _Int,
    extent: cudaExtent,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    """Sets a box in memory of cudaMalloc3D to the low byte of value.

    cudaError_t cudaMemset3DAsync(struct cudaPitchedPtr pitchedDevPtr, int value,
        struct cudaExtent extent, cudaStream_t stream)

    Parameters
        pitchedDevPtr : cudaPitchedPtr
        value : int
        extent : cudaExtent; bytes per row, rows per plane, planes
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    Per-thread default stream variant: cudaMemset3DAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaGetSymbolAddress(symbol: _Address) -> tuple[cudaError_t, int]:
    """Gives the device address of a variable that is linked into the program.

    cudaError_t cudaGetSymbolAddress(void **devPtr, const void *symbol)

    Parameters
        symbol : int (address), buffer or None

    Returns
        (cudaError_t, devPtr); cubind.checked.runtime returns devPtr, or raises
            CUDARuntimeError
        devPtr : int

    Fails with
        cudaErrorInvalidSymbol, cudaErrorNoKernelImageForDevice

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaGetSymbolSize(symbol: _Address) -> tuple[cudaError_t, int]:
    """Gives the size of a variable that is linked into the program.

    cudaError_t cudaGetSymbolSize(size_t *size, const void *symbol)

    Parameters
        symbol : int (address), buffer or None

    Returns
        (cudaError_t, size); cubind.checked.runtime returns size, or raises CUDARuntimeError
        size : int; bytes

    Fails with
        cudaErrorInvalidSymbol, cudaErrorNoKernelImageForDevice

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemPrefetchAsync(
    devPtr: _Address,
    count: _Int,
    location: cudaMemLocation,
    flags: _Int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    """Queues the move of managed memory to a place, so that kernels behind it on the stream
    find it there.

    cudaError_t cudaMemPrefetchAsync(const void *devPtr, size_t count,
        struct cudaMemLocation location, unsigned int flags, cudaStream_t stream)

    Parameters
        devPtr : int (address), buffer or None; at least count bytes long
        count : int; bytes
        location : cudaMemLocation
        flags : int; has to be 0
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidDevice, cudaErrorNotSupported

    Releases the GIL. Other parameters before CUDA 13.0.
    Per-thread default stream variant: cudaMemPrefetchAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemPrefetchBatchAsync(
    dptrs: Sequence[_Address] | None,
    sizes: Sequence[int] | None,
    count: _Int,
    prefetchLocs: Sequence[cudaMemLocation] | None,
    prefetchLocIdxs: Sequence[int] | None,
    numPrefetchLocs: _Int,
    flags: _Int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    """Queues the moves of several ranges of managed memory, in no order among themselves.

    cudaError_t cudaMemPrefetchBatchAsync(void **dptrs, size_t *sizes, size_t count,
        struct cudaMemLocation *prefetchLocs, size_t *prefetchLocIdxs,
        size_t numPrefetchLocs, unsigned long long flags, cudaStream_t stream)

    Parameters
        dptrs : sequence of int (addresses) or buffers, or None; as many as count
        sizes : sequence of int, or None; as many as count; bytes of each range
        count : int
        prefetchLocs : sequence of cudaMemLocation, or None; as many as numPrefetchLocs
        prefetchLocIdxs : sequence of int, or None; as many as numPrefetchLocs; for each of
            prefetchLocs, the first range that goes there; begins with 0
        numPrefetchLocs : int
        flags : int; has to be 0
        stream : cudaStream_t, int or None; not the legacy stream, None or 0

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Releases the GIL. Since CUDA 13.0.
    Per-thread default stream variant: cudaMemPrefetchBatchAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemDiscardBatchAsync(
    dptrs: Sequence[_Address] | None,
    sizes: Sequence[int] | None,
    count: _Int,
    flags: _Int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    """Queues word that what is in some ranges of managed memory is not needed, so that it need
    not be moved.

    cudaError_t cudaMemDiscardBatchAsync(void **dptrs, size_t *sizes, size_t count,
        unsigned long long flags, cudaStream_t stream)

    Parameters
        dptrs : sequence of int (addresses) or buffers, or None; as many as count
        sizes : sequence of int, or None; as many as count; bytes of each range
        count : int
        flags : int; has to be 0
        stream : cudaStream_t, int or None; not the legacy stream, None or 0

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Releases the GIL. Since CUDA 13.0.
    Per-thread default stream variant: cudaMemDiscardBatchAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemDiscardAndPrefetchBatchAsync(
    dptrs: Sequence[_Address] | None,
    sizes: Sequence[int] | None,
    count: _Int,
    prefetchLocs: Sequence[cudaMemLocation] | None,
    prefetchLocIdxs: Sequence[int] | None,
    numPrefetchLocs: _Int,
    flags: _Int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    """Queues the moves of several ranges of managed memory without what is in them.

    cudaError_t cudaMemDiscardAndPrefetchBatchAsync(void **dptrs, size_t *sizes,
        size_t count, struct cudaMemLocation *prefetchLocs, size_t *prefetchLocIdxs,
        size_t numPrefetchLocs, unsigned long long flags, cudaStream_t stream)

    Parameters
        dptrs : sequence of int (addresses) or buffers, or None; as many as count
        sizes : sequence of int, or None; as many as count; bytes of each range
        count : int
        prefetchLocs : sequence of cudaMemLocation, or None; as many as numPrefetchLocs
        prefetchLocIdxs : sequence of int, or None; as many as numPrefetchLocs; for each of
            prefetchLocs, the first range that goes there; begins with 0
        numPrefetchLocs : int
        flags : int; has to be 0
        stream : cudaStream_t, int or None; not the legacy stream, None or 0

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Releases the GIL. Since CUDA 13.0.
    Per-thread default stream variant: cudaMemDiscardAndPrefetchBatchAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemGetLocationInfo(
    devPtr: _Address,
    size: _Int,
    summaryGranularity: _Int,
    samplingGranularity: _Int,
    location_out: cudaMemLocation | Sequence[cudaMemLocation] | None,
) -> tuple[cudaError_t]:
    """Tells about a place for memory, such as a device or a node of the host.

    cudaError_t cudaMemGetLocationInfo(void *devPtr, size_t size, size_t summaryGranularity,
        size_t samplingGranularity, struct cudaMemLocation *location_out)

    Parameters
        devPtr : int (address), buffer or None; at least size bytes long
        size, summaryGranularity, samplingGranularity : int
        location_out : cudaMemLocation, or a sequence of them; in and out

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorNotSupported

    Releases the GIL. Since CUDA 13.4.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemAdvise(
    devPtr: _Address,
    count: _Int,
    advice: cudaMemoryAdvise | int,
    location: cudaMemLocation,
) -> tuple[cudaError_t]:
    """Says how managed memory will be used, where and by whom; results are the same, only
    speed changes.

    cudaError_t cudaMemAdvise(const void *devPtr, size_t count,
        enum cudaMemoryAdvise advice, struct cudaMemLocation location)

    Parameters
        devPtr : int (address), buffer or None; at least count bytes long
        count : int; bytes
        advice : cudaMemoryAdvise or int
        location : cudaMemLocation

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidDevice, cudaErrorNotSupported

    Releases the GIL. Other parameters before CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemRangeGetAttribute(
    dataSize: _Int,
    attribute: cudaMemRangeAttribute,
    devPtr: _Address,
    count: _Int,
) -> tuple[cudaError_t, Any]:
    """Asks one thing about a range of managed memory, such as where it was last prefetched to.

    cudaError_t cudaMemRangeGetAttribute(void *data, size_t dataSize,
        enum cudaMemRangeAttribute attribute, const void *devPtr, size_t count)

    Parameters
        dataSize : int
        attribute : cudaMemRangeAttribute
        devPtr : int (address), buffer or None; at least count bytes long
        count : int; bytes of the range

    Returns
        (cudaError_t, data); cubind.checked.runtime returns data, or raises CUDARuntimeError
        data : Any; of the type that attribute calls for

    Types of data by attribute
        int : cudaMemRangeAttributeReadMostly, cudaMemRangeAttributePreferredLocation,
            cudaMemRangeAttributeLastPrefetchLocation,
            cudaMemRangeAttributePreferredLocationType,
            cudaMemRangeAttributePreferredLocationId,
            cudaMemRangeAttributeLastPrefetchLocationType,
            cudaMemRangeAttributeLastPrefetchLocationId
        list of int : cudaMemRangeAttributeAccessedBy

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemRangeGetAttributes(
    dataSizes: Sequence[int] | None,
    attributes: Sequence[cudaMemRangeAttribute] | None,
    numAttributes: _Int,
    devPtr: _Address,
    count: _Int,
) -> tuple[cudaError_t, list[Any]]:
    """Asks several things about a range of managed memory at once.

    cudaError_t cudaMemRangeGetAttributes(void **data, size_t *dataSizes,
        enum cudaMemRangeAttribute *attributes, size_t numAttributes, const void *devPtr,
        size_t count)

    Parameters
        dataSizes : sequence of int, or None; as many as numAttributes
        attributes : sequence of cudaMemRangeAttribute, or None; as many as numAttributes
        numAttributes : int
        devPtr : int (address), buffer or None; at least count bytes long
        count : int; bytes of the range

    Returns
        (cudaError_t, data); cubind.checked.runtime returns data, or raises CUDARuntimeError
        data : list[Any]; of the type that attributes calls for

    Types of data by attributes
        int : cudaMemRangeAttributeReadMostly, cudaMemRangeAttributePreferredLocation,
            cudaMemRangeAttributeLastPrefetchLocation,
            cudaMemRangeAttributePreferredLocationType,
            cudaMemRangeAttributePreferredLocationId,
            cudaMemRangeAttributeLastPrefetchLocationType,
            cudaMemRangeAttributeLastPrefetchLocationId
        list of int : cudaMemRangeAttributeAccessedBy

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaMemcpyToArray(
    dst: cudaArray_t | _Int | None,
    wOffset: _Int,
    hOffset: _Int,
    src: _Address,
    count: _Int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t]:
    """Copies bytes into an array, row by row from a place in it; deprecated for
    cudaMemcpy2DToArray.

    cudaError_t cudaMemcpyToArray(cudaArray_t dst, size_t wOffset, size_t hOffset,
        const void *src, size_t count, enum cudaMemcpyKind kind)

    Parameters
        dst : cudaArray_t, int or None
        wOffset : int; bytes
        hOffset : int; rows
        src : int (address), buffer or None; at least count bytes long
        count : int; bytes
        kind : cudaMemcpyKind or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidMemcpyDirection

    Releases the GIL. Deprecated.
    Per-thread default stream variant: cudaMemcpyToArray_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__DEPRECATED.html
    """
def cudaMemcpyFromArray(
    dst: _Address,
    src: cudaArray_const_t | _Int | None,
    wOffset: _Int,
    hOffset: _Int,
    count: _Int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t]:
    """Copies bytes out of an array, row by row from a place in it; deprecated for
    cudaMemcpy2DFromArray.

    cudaError_t cudaMemcpyFromArray(void *dst, cudaArray_const_t src, size_t wOffset,
        size_t hOffset, size_t count, enum cudaMemcpyKind kind)

    Parameters
        dst : int (address), buffer or None; count bytes are written
        src : cudaArray_const_t, int or None
        wOffset : int; bytes
        hOffset : int; rows
        count : int; bytes
        kind : cudaMemcpyKind or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidMemcpyDirection

    Releases the GIL. Deprecated.
    Per-thread default stream variant: cudaMemcpyFromArray_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__DEPRECATED.html
    """
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
    """Copies bytes from one array to another, row by row; deprecated for
    cudaMemcpy2DArrayToArray.

    cudaError_t cudaMemcpyArrayToArray(cudaArray_t dst, size_t wOffsetDst,
        size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc,
        size_t count, enum cudaMemcpyKind kind)

    Parameters
        dst : cudaArray_t, int or None
        wOffsetDst : int; bytes
        hOffsetDst : int; rows
        src : cudaArray_const_t, int or None
        wOffsetSrc : int; bytes
        hOffsetSrc : int; rows
        count : int; bytes
        kind : cudaMemcpyKind or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidMemcpyDirection

    Releases the GIL. Deprecated.
    Per-thread default stream variant: cudaMemcpyArrayToArray_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__DEPRECATED.html
    """
def cudaMemcpyToArrayAsync(
    dst: cudaArray_t | _Int | None,
    wOffset: _Int,
    hOffset: _Int,
    src: _Address,
    count: _Int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    """Copies bytes into an array, row by row from a place in it; deprecated for
    cudaMemcpy2DToArray.

    cudaError_t cudaMemcpyToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset,
        const void *src, size_t count, enum cudaMemcpyKind kind, cudaStream_t stream)

    Parameters
        dst : cudaArray_t, int or None
        wOffset : int; bytes
        hOffset : int; rows
        src : int (address), buffer or None; at least count bytes long
        count : int; bytes
        kind : cudaMemcpyKind or int
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidMemcpyDirection

    Releases the GIL. Deprecated.
    Per-thread default stream variant: cudaMemcpyToArrayAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__DEPRECATED.html
    """
def cudaMemcpyFromArrayAsync(
    dst: _Address,
    src: cudaArray_const_t | _Int | None,
    wOffset: _Int,
    hOffset: _Int,
    count: _Int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    """Copies bytes out of an array, row by row from a place in it; deprecated for
    cudaMemcpy2DFromArray.

    cudaError_t cudaMemcpyFromArrayAsync(void *dst, cudaArray_const_t src, size_t wOffset,
        size_t hOffset, size_t count, enum cudaMemcpyKind kind, cudaStream_t stream)

    Parameters
        dst : int (address), buffer or None; count bytes are written
        src : cudaArray_const_t, int or None
        wOffset : int; bytes
        hOffset : int; rows
        count : int; bytes
        kind : cudaMemcpyKind or int
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidMemcpyDirection

    Releases the GIL. Deprecated.
    Per-thread default stream variant: cudaMemcpyFromArrayAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__DEPRECATED.html
    """
def cudaMallocAsync(size: _Int, hStream: cudaStream_t | _Int | None) -> tuple[cudaError_t, int]:
    """Allocates from the pool of the stream's device; work on hStream may use it at once,
    other streams have to wait for it.

    cudaError_t cudaMallocAsync(void **devPtr, size_t size, cudaStream_t hStream)

    Parameters
        size : int; bytes
        hStream : cudaStream_t, int or None

    Returns
        (cudaError_t, devPtr); cubind.checked.runtime returns devPtr, or raises
            CUDARuntimeError
        devPtr : int

    Fails with
        cudaErrorInvalidValue, cudaErrorNotSupported

    Releases the GIL.
    Per-thread default stream variant: cudaMallocAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html
    """
def cudaFreeAsync(devPtr: _Address, hStream: cudaStream_t | _Int | None) -> tuple[cudaError_t]:
    """Frees memory of a pool behind what hStream has queued; work on other streams has to be
    done by then.

    cudaError_t cudaFreeAsync(void *devPtr, cudaStream_t hStream)

    Parameters
        devPtr : int (address), buffer or None
        hStream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorNotSupported

    Releases the GIL.
    Per-thread default stream variant: cudaFreeAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html
    """
def cudaMemPoolTrimTo(
    memPool: cudaMemPool_t | _Int | None,
    minBytesToKeep: _Int,
) -> tuple[cudaError_t]:
    """Gives unused memory back to the system until the pool has minBytesToKeep bytes; what is
    in use stays.

    cudaError_t cudaMemPoolTrimTo(cudaMemPool_t memPool, size_t minBytesToKeep)

    Parameters
        memPool : cudaMemPool_t, int or None
        minBytesToKeep : int; bytes

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html
    """
def cudaMemPoolSetAttribute(
    memPool: cudaMemPool_t | _Int | None,
    attr: cudaMemPoolAttr,
    value: Any,
) -> tuple[cudaError_t]:
    """Sets a property of a pool, such as how many unused bytes it keeps when a stream is
    synchronised.

    cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t memPool, enum cudaMemPoolAttr attr,
        void *value)

    Parameters
        memPool : cudaMemPool_t, int or None
        attr : cudaMemPoolAttr; only ReleaseThreshold and Reuse*; ReservedMemHigh and
            UsedMemHigh to 0
        value : a value, of the type that attr calls for

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Types of value by attr
        int : cudaMemPoolReuseFollowEventDependencies, cudaMemPoolReuseAllowOpportunistic,
            cudaMemPoolReuseAllowInternalDependencies, cudaMemPoolAttrAllocationType,
            cudaMemPoolAttrExportHandleTypes, cudaMemPoolAttrLocationType,
            cudaMemPoolAttrLocationId, cudaMemPoolAttrHwDecompressEnabled,
            cudaMemPoolAttrLocalityDomainId
        cuuint64_t : cudaMemPoolAttrReleaseThreshold, cudaMemPoolAttrReservedMemCurrent,
            cudaMemPoolAttrReservedMemHigh, cudaMemPoolAttrUsedMemCurrent,
            cudaMemPoolAttrUsedMemHigh, cudaMemPoolAttrMaxPoolSize

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html
    """
def cudaMemPoolGetAttribute(
    memPool: cudaMemPool_t | _Int | None,
    attr: cudaMemPoolAttr,
) -> tuple[cudaError_t, Any]:
    """Asks for one property of a pool, such as how many bytes are in use.

    cudaError_t cudaMemPoolGetAttribute(cudaMemPool_t memPool, enum cudaMemPoolAttr attr,
        void *value)

    Parameters
        memPool : cudaMemPool_t, int or None
        attr : cudaMemPoolAttr

    Returns
        (cudaError_t, value); cubind.checked.runtime returns value, or raises
            CUDARuntimeError
        value : Any; of the type that attr calls for

    Types of value by attr
        int : cudaMemPoolReuseFollowEventDependencies, cudaMemPoolReuseAllowOpportunistic,
            cudaMemPoolReuseAllowInternalDependencies, cudaMemPoolAttrAllocationType,
            cudaMemPoolAttrExportHandleTypes, cudaMemPoolAttrLocationType,
            cudaMemPoolAttrLocationId, cudaMemPoolAttrHwDecompressEnabled,
            cudaMemPoolAttrLocalityDomainId
        cuuint64_t : cudaMemPoolAttrReleaseThreshold, cudaMemPoolAttrReservedMemCurrent,
            cudaMemPoolAttrReservedMemHigh, cudaMemPoolAttrUsedMemCurrent,
            cudaMemPoolAttrUsedMemHigh, cudaMemPoolAttrMaxPoolSize

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html
    """
def cudaMemPoolSetAccess(
    memPool: cudaMemPool_t | _Int | None,
    descList: Sequence[cudaMemAccessDesc] | None,
    count: _Int,
) -> tuple[cudaError_t]:
    """Says what other devices may do with all memory of a pool; its own device always may read
    and write.

    cudaError_t cudaMemPoolSetAccess(cudaMemPool_t memPool,
        const struct cudaMemAccessDesc *descList, size_t count)

    Parameters
        memPool : cudaMemPool_t, int or None
        descList : sequence of cudaMemAccessDesc, or None; as many as count
        count : int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorNotSupported

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html
    """
def cudaMemPoolGetAccess(
    memPool: cudaMemPool_t | _Int | None,
    location: cudaMemLocation | None,
) -> tuple[cudaError_t, cudaMemAccessFlags]:
    """Tells what a device may do with memory of a pool.

    cudaError_t cudaMemPoolGetAccess(enum cudaMemAccessFlags *flags, cudaMemPool_t memPool,
        struct cudaMemLocation *location)

    Parameters
        memPool : cudaMemPool_t, int or None
        location : cudaMemLocation or None

    Returns
        (cudaError_t, flags); cubind.checked.runtime returns flags, or raises
            CUDARuntimeError
        flags : cudaMemAccessFlags

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html
    """
def cudaMemPoolCreate(poolProps: cudaMemPoolProps | None) -> tuple[cudaError_t, cudaMemPool_t]:
    """Makes a pool for allocations in stream order, on the device or host that poolProps says.

    cudaError_t cudaMemPoolCreate(cudaMemPool_t *memPool,
        const struct cudaMemPoolProps *poolProps)

    Parameters
        poolProps : cudaMemPoolProps or None

    Returns
        (cudaError_t, memPool); cubind.checked.runtime returns memPool, or raises
            CUDARuntimeError
        memPool : cudaMemPool_t

    Fails with
        cudaErrorInvalidValue, cudaErrorNotSupported

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html
    """
def cudaMemPoolDestroy(memPool: cudaMemPool_t | _Int | None) -> tuple[cudaError_t]:
    """Gives up a pool at once; what is allocated from it stays until it is freed.

    cudaError_t cudaMemPoolDestroy(cudaMemPool_t memPool)

    Parameters
        memPool : cudaMemPool_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html
    """
def cudaMemGetDefaultMemPool(
    location: cudaMemLocation | None,
    typename: cudaMemAllocationType | int,
) -> tuple[cudaError_t, cudaMemPool_t]:
    """Gives the pool that a place has from the start, for pinned or managed memory.

    cudaError_t cudaMemGetDefaultMemPool(cudaMemPool_t *memPool,
        struct cudaMemLocation *location, enum cudaMemAllocationType type)

    Parameters
        location : cudaMemLocation or None
        typename : cudaMemAllocationType or int

    Returns
        (cudaError_t, memPool); cubind.checked.runtime returns memPool, or raises
            CUDARuntimeError
        memPool : cudaMemPool_t

    Fails with
        cudaErrorInvalidValue, cudaErrorNotSupported

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html
    """
def cudaMemGetMemPool(
    location: cudaMemLocation | None,
    typename: cudaMemAllocationType | int,
) -> tuple[cudaError_t, cudaMemPool_t]:
    """Gives the pool that is set for a place, for pinned or managed memory.

    cudaError_t cudaMemGetMemPool(cudaMemPool_t *memPool, struct cudaMemLocation *location,
        enum cudaMemAllocationType type)

    Parameters
        location : cudaMemLocation or None
        typename : cudaMemAllocationType or int

    Returns
        (cudaError_t, memPool); cubind.checked.runtime returns memPool, or raises
            CUDARuntimeError
        memPool : cudaMemPool_t

    Fails with
        cudaErrorInvalidValue, cudaErrorNotSupported

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html
    """
def cudaMemSetMemPool(
    location: cudaMemLocation | None,
    typename: cudaMemAllocationType | int,
    memPool: cudaMemPool_t | _Int | None,
) -> tuple[cudaError_t]:
    """Sets the pool of a place, for pinned or managed memory.

    cudaError_t cudaMemSetMemPool(struct cudaMemLocation *location,
        enum cudaMemAllocationType type, cudaMemPool_t memPool)

    Parameters
        location : cudaMemLocation or None
        typename : cudaMemAllocationType or int
        memPool : cudaMemPool_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorNotSupported

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html
    """
def cudaMallocFromPoolAsync(
    size: _Int,
    memPool: cudaMemPool_t | _Int | None,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t, int]:
    """Allocates from a certain pool, in stream order as cudaMallocAsync does.

    cudaError_t cudaMallocFromPoolAsync(void **ptr, size_t size, cudaMemPool_t memPool,
        cudaStream_t stream)

    Parameters
        size : int; bytes
        memPool : cudaMemPool_t, int or None
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t, ptr); cubind.checked.runtime returns ptr, or raises CUDARuntimeError
        ptr : int

    Fails with
        cudaErrorInvalidValue, cudaErrorNotSupported

    Releases the GIL.
    Per-thread default stream variant: cudaMallocFromPoolAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html
    """
def cudaMemPoolExportToShareableHandle(
    memPool: cudaMemPool_t | _Int | None,
    handleType: cudaMemAllocationHandleType,
    flags: _Int,
) -> tuple[cudaError_t, Any]:
    """Makes what another process imports a pool by; its properties have to allow that type of
    handle.

    cudaError_t cudaMemPoolExportToShareableHandle(void *shareableHandle,
        cudaMemPool_t memPool, enum cudaMemAllocationHandleType handleType,
        unsigned int flags)

    Parameters
        memPool : cudaMemPool_t, int or None
        handleType : cudaMemAllocationHandleType
        flags : int; has to be 0

    Returns
        (cudaError_t, shareableHandle); cubind.checked.runtime returns shareableHandle, or
            raises CUDARuntimeError
        shareableHandle : Any; of the type that handleType calls for

    Types of shareableHandle by handleType
        int : cudaMemHandleTypeNone, cudaMemHandleTypePosixFileDescriptor,
            cudaMemHandleTypeWin32Kmt
        int (address) : cudaMemHandleTypeWin32
        CUmemFabricHandle : cudaMemHandleTypeFabric

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html
    """
def cudaMemPoolImportFromShareableHandle(
    shareableHandle: _Address,
    handleType: cudaMemAllocationHandleType | int,
    flags: _Int,
) -> tuple[cudaError_t, cudaMemPool_t]:
    """Takes a pool of another process, to which its memory comes one by one; nothing can be
    allocated from it.

    cudaError_t cudaMemPoolImportFromShareableHandle(cudaMemPool_t *memPool,
        void *shareableHandle, enum cudaMemAllocationHandleType handleType,
        unsigned int flags)

    Parameters
        shareableHandle : int (address), buffer or None; a file descriptor as an int, or the
            address of a struct
        handleType : cudaMemAllocationHandleType or int
        flags : int; has to be 0

    Returns
        (cudaError_t, memPool); cubind.checked.runtime returns memPool, or raises
            CUDARuntimeError
        memPool : cudaMemPool_t

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html
    """
def cudaMemPoolExportPointer(ptr: _Address) -> tuple[cudaError_t, cudaMemPoolPtrExportData]:
    """Makes what another process that has the pool imports one allocation by.

    cudaError_t cudaMemPoolExportPointer(struct cudaMemPoolPtrExportData *exportData,
        void *ptr)

    Parameters
        ptr : int (address), buffer or None

    Returns
        (cudaError_t, exportData); cubind.checked.runtime returns exportData, or raises
            CUDARuntimeError
        exportData : cudaMemPoolPtrExportData

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html
    """
def cudaMemPoolImportPointer(
    memPool: cudaMemPool_t | _Int | None,
    exportData: cudaMemPoolPtrExportData | None,
) -> tuple[cudaError_t, int]:
    """Gives the address of an allocation of another process, which has to free it last.

    cudaError_t cudaMemPoolImportPointer(void **ptr, cudaMemPool_t memPool,
        struct cudaMemPoolPtrExportData *exportData)

    Parameters
        memPool : cudaMemPool_t, int or None
        exportData : cudaMemPoolPtrExportData or None

    Returns
        (cudaError_t, ptr); cubind.checked.runtime returns ptr, or raises CUDARuntimeError
        ptr : int

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html
    """
def cudaPointerGetAttributes(ptr: _Address) -> tuple[cudaError_t, cudaPointerAttributes]:
    """Tells what an address is, of which kind and device; ordinary host memory is
    cudaMemoryTypeUnregistered.

    cudaError_t cudaPointerGetAttributes(struct cudaPointerAttributes *attributes,
        const void *ptr)

    Parameters
        ptr : int (address), buffer or None

    Returns
        (cudaError_t, attributes); cubind.checked.runtime returns attributes, or raises
            CUDARuntimeError
        attributes : cudaPointerAttributes

    Fails with
        cudaErrorInvalidDevice, cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__UNIFIED.html
    """
def cudaDeviceCanAccessPeer(device: _Int, peerDevice: _Int) -> tuple[cudaError_t, int]:
    """Tells whether kernels on device can be given direct access to memory of peerDevice.

    cudaError_t cudaDeviceCanAccessPeer(int *canAccessPeer, int device, int peerDevice)

    Parameters
        device, peerDevice : int

    Returns
        (cudaError_t, canAccessPeer); cubind.checked.runtime returns canAccessPeer, or
            raises CUDARuntimeError
        canAccessPeer : int; 1 or 0

    Fails with
        cudaErrorInvalidDevice

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__PEER.html
    """
def cudaDeviceEnablePeerAccess(peerDevice: _Int, flags: _Int) -> tuple[cudaError_t]:
    """Lets the current device reach memory of another one directly; one direction only, for
    both ways call it on both.

    cudaError_t cudaDeviceEnablePeerAccess(int peerDevice, unsigned int flags)

    Parameters
        peerDevice : int
        flags : int; has to be 0

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidDevice, cudaErrorPeerAccessAlreadyEnabled, cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__PEER.html
    """
def cudaDeviceDisablePeerAccess(peerDevice: _Int) -> tuple[cudaError_t]:
    """Ends the direct access of the current device to another one's memory.

    cudaError_t cudaDeviceDisablePeerAccess(int peerDevice)

    Parameters
        peerDevice : int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorPeerAccessNotEnabled, cudaErrorInvalidDevice

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__PEER.html
    """
def cudaGraphicsUnregisterResource(
    resource: cudaGraphicsResource_t | _Int | None,
) -> tuple[cudaError_t]:
    """Ends CUDA's use of a resource of a graphics interface.

    cudaError_t cudaGraphicsUnregisterResource(cudaGraphicsResource_t resource)

    Parameters
        resource : cudaGraphicsResource_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidResourceHandle, cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__INTEROP.html
    """
def cudaGraphicsResourceSetMapFlags(
    resource: cudaGraphicsResource_t | _Int | None,
    flags: _Int,
) -> tuple[cudaError_t]:
    """Says how CUDA is going to use a resource of graphics while it is mapped.

    cudaError_t cudaGraphicsResourceSetMapFlags(cudaGraphicsResource_t resource,
        unsigned int flags)

    Parameters
        resource : cudaGraphicsResource_t, int or None
        flags : int; cudaGraphicsMapFlags

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorUnknown

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__INTEROP.html
    """
def cudaGraphicsMapResources(
    count: _Int,
    resources: cudaGraphicsResource_t | _Int | None,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    """Gives resources to CUDA; their graphics interface must not touch them until they are
    unmapped.

    cudaError_t cudaGraphicsMapResources(int count, cudaGraphicsResource_t *resources,
        cudaStream_t stream)

    Parameters
        count : int
        resources : cudaGraphicsResource_t, int (address) or None
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidResourceHandle, cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__INTEROP.html
    """
def cudaGraphicsUnmapResources(
    count: _Int,
    resources: cudaGraphicsResource_t | _Int | None,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    """Gives resources back to their graphics interface; their addresses are invalid from then
    on.

    cudaError_t cudaGraphicsUnmapResources(int count, cudaGraphicsResource_t *resources,
        cudaStream_t stream)

    Parameters
        count : int
        resources : cudaGraphicsResource_t, int (address) or None
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidResourceHandle, cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__INTEROP.html
    """
def cudaGraphicsResourceGetMappedPointer(
    resource: cudaGraphicsResource_t | _Int | None,
) -> tuple[cudaError_t, int, int]:
    """Gives address and size of a mapped resource; each mapping may change them.

    cudaError_t cudaGraphicsResourceGetMappedPointer(void **devPtr, size_t *size,
        cudaGraphicsResource_t resource)

    Parameters
        resource : cudaGraphicsResource_t, int or None

    Returns
        (cudaError_t, devPtr, size); cubind.checked.runtime returns (devPtr, size), or
            raises CUDARuntimeError
        devPtr : int
        size : int; bytes

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorUnknown

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__INTEROP.html
    """
def cudaGraphicsSubResourceGetMappedArray(
    resource: cudaGraphicsResource_t | _Int | None,
    arrayIndex: _Int,
    mipLevel: _Int,
) -> tuple[cudaError_t, cudaArray_t]:
    """Gives part of a mapped resource as an array.

    cudaError_t cudaGraphicsSubResourceGetMappedArray(cudaArray_t *array,
        cudaGraphicsResource_t resource, unsigned int arrayIndex, unsigned int mipLevel)

    Parameters
        resource : cudaGraphicsResource_t, int or None
        arrayIndex, mipLevel : int

    Returns
        (cudaError_t, array); cubind.checked.runtime returns array, or raises
            CUDARuntimeError
        array : cudaArray_t

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorUnknown

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__INTEROP.html
    """
def cudaGraphicsResourceGetMappedMipmappedArray(
    resource: cudaGraphicsResource_t | _Int | None,
) -> tuple[cudaError_t, cudaMipmappedArray_t]:
    """Gives the mipmapped array through which a mapped resource is used.

    cudaError_t cudaGraphicsResourceGetMappedMipmappedArray(
        cudaMipmappedArray_t *mipmappedArray, cudaGraphicsResource_t resource)

    Parameters
        resource : cudaGraphicsResource_t, int or None

    Returns
        (cudaError_t, mipmappedArray); cubind.checked.runtime returns mipmappedArray, or
            raises CUDARuntimeError
        mipmappedArray : cudaMipmappedArray_t

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorUnknown

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__INTEROP.html
    """
def cudaGetChannelDesc(
    array: cudaArray_const_t | _Int | None,
) -> tuple[cudaError_t, cudaChannelFormatDesc]:
    """Gives the format of an array's elements.

    cudaError_t cudaGetChannelDesc(struct cudaChannelFormatDesc *desc,
        cudaArray_const_t array)

    Parameters
        array : cudaArray_const_t, int or None

    Returns
        (cudaError_t, desc); cubind.checked.runtime returns desc, or raises CUDARuntimeError
        desc : cudaChannelFormatDesc

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html
    """
def cudaCreateChannelDesc(
    x: _Int,
    y: _Int,
    z: _Int,
    w: _Int,
    f: cudaChannelFormatKind | int,
) -> tuple[cudaError_t, cudaChannelFormatDesc]:
    """Makes the format of an element from the bits of each of its channels.

    struct cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w,
        enum cudaChannelFormatKind f)

    Parameters
        x, y, z, w : int; bits, 0 for a channel that is not there
        f : cudaChannelFormatKind or int

    Returns
        (cudaError_t.cudaSuccess, cudaChannelFormatDesc); cubind.checked.runtime returns
            cudaChannelFormatDesc

    Keeps the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html
    """
def cudaCreateTextureObject(
    pResDesc: cudaResourceDesc | None,
    pTexDesc: cudaTextureDesc | None,
    pResViewDesc: cudaResourceViewDesc | None,
) -> tuple[cudaError_t, cudaTextureObject_t]:
    """Makes a texture on an array or linear memory, which has to live as long; kernels take it
    as a 64-bit number.

    cudaError_t cudaCreateTextureObject(cudaTextureObject_t *pTexObject,
        const struct cudaResourceDesc *pResDesc, const struct cudaTextureDesc *pTexDesc,
        const struct cudaResourceViewDesc *pResViewDesc)

    Parameters
        pResDesc : cudaResourceDesc or None
        pTexDesc : cudaTextureDesc or None
        pResViewDesc : cudaResourceViewDesc or None

    Returns
        (cudaError_t, pTexObject); cubind.checked.runtime returns pTexObject, or raises
            CUDARuntimeError
        pTexObject : cudaTextureObject_t

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html
    """
def cudaDestroyTextureObject(texObject: cudaTextureObject_t | _Int | None) -> tuple[cudaError_t]:
    """Ends a texture; the memory that it reads stays.

    cudaError_t cudaDestroyTextureObject(cudaTextureObject_t texObject)

    Parameters
        texObject : cudaTextureObject_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html
    """
def cudaGetTextureObjectResourceDesc(
    texObject: cudaTextureObject_t | _Int | None,
) -> tuple[cudaError_t, cudaResourceDesc]:
    """Gives the memory that a texture was made on.

    cudaError_t cudaGetTextureObjectResourceDesc(struct cudaResourceDesc *pResDesc,
        cudaTextureObject_t texObject)

    Parameters
        texObject : cudaTextureObject_t, int or None

    Returns
        (cudaError_t, pResDesc); cubind.checked.runtime returns pResDesc, or raises
            CUDARuntimeError
        pResDesc : cudaResourceDesc

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html
    """
def cudaGetTextureObjectTextureDesc(
    texObject: cudaTextureObject_t | _Int | None,
) -> tuple[cudaError_t, cudaTextureDesc]:
    """Gives how a texture addresses and filters.

    cudaError_t cudaGetTextureObjectTextureDesc(struct cudaTextureDesc *pTexDesc,
        cudaTextureObject_t texObject)

    Parameters
        texObject : cudaTextureObject_t, int or None

    Returns
        (cudaError_t, pTexDesc); cubind.checked.runtime returns pTexDesc, or raises
            CUDARuntimeError
        pTexDesc : cudaTextureDesc

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html
    """
def cudaGetTextureObjectResourceViewDesc(
    texObject: cudaTextureObject_t | _Int | None,
) -> tuple[cudaError_t, cudaResourceViewDesc]:
    """Gives which part of its array a texture reads; an error where it was made without.

    cudaError_t cudaGetTextureObjectResourceViewDesc(
        struct cudaResourceViewDesc *pResViewDesc, cudaTextureObject_t texObject)

    Parameters
        texObject : cudaTextureObject_t, int or None

    Returns
        (cudaError_t, pResViewDesc); cubind.checked.runtime returns pResViewDesc, or raises
            CUDARuntimeError
        pResViewDesc : cudaResourceViewDesc

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html
    """
def cudaCreateSurfaceObject(
    pResDesc: cudaResourceDesc | None,
) -> tuple[cudaError_t, cudaSurfaceObject_t]:
    """Makes a surface on an array that was made with cudaArraySurfaceLoadStore; kernels read
    and write through it.

    cudaError_t cudaCreateSurfaceObject(cudaSurfaceObject_t *pSurfObject,
        const struct cudaResourceDesc *pResDesc)

    Parameters
        pResDesc : cudaResourceDesc or None

    Returns
        (cudaError_t, pSurfObject); cubind.checked.runtime returns pSurfObject, or raises
            CUDARuntimeError
        pSurfObject : cudaSurfaceObject_t

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidChannelDescriptor,
        cudaErrorInvalidResourceHandle

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__SURFACE__OBJECT.html
    """
def cudaDestroySurfaceObject(surfObject: cudaSurfaceObject_t | _Int | None) -> tuple[cudaError_t]:
    """Ends a surface; the array stays.

    cudaError_t cudaDestroySurfaceObject(cudaSurfaceObject_t surfObject)

    Parameters
        surfObject : cudaSurfaceObject_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__SURFACE__OBJECT.html
    """
def cudaGetSurfaceObjectResourceDesc(
    surfObject: cudaSurfaceObject_t | _Int | None,
) -> tuple[cudaError_t, cudaResourceDesc]:
    """Gives the array that a surface was made on.

    cudaError_t cudaGetSurfaceObjectResourceDesc(struct cudaResourceDesc *pResDesc,
        cudaSurfaceObject_t surfObject)

    Parameters
        surfObject : cudaSurfaceObject_t, int or None

    Returns
        (cudaError_t, pResDesc); cubind.checked.runtime returns pResDesc, or raises
            CUDARuntimeError
        pResDesc : cudaResourceDesc

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__SURFACE__OBJECT.html
    """
def cudaDriverGetVersion() -> tuple[cudaError_t, int]:
    """Tells which release of CUDA the installed driver knows, or 0 where there is no driver.

    cudaError_t cudaDriverGetVersion(int *driverVersion)

    Returns
        (cudaError_t, driverVersion); cubind.checked.runtime returns driverVersion, or
            raises CUDARuntimeError
        driverVersion : int; 1000 * major + 10 * minor, such as 13050

    Fails with
        cudaErrorInvalidValue

    Keeps the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART____VERSION.html
    """
def cudaRuntimeGetVersion() -> tuple[cudaError_t, int]:
    """Tells of which release the CUDA runtime is.

    cudaError_t cudaRuntimeGetVersion(int *runtimeVersion)

    Returns
        (cudaError_t, runtimeVersion); cubind.checked.runtime returns runtimeVersion, or
            raises CUDARuntimeError
        runtimeVersion : int; 1000 * major + 10 * minor, such as 13050

    Fails with
        cudaErrorInvalidValue

    Keeps the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART____VERSION.html
    """
def cudaLogsRegisterCallback(
    callbackFunc: cudaLogsCallback_t | _Int | Callable[..., object] | None,
    userData: object,
) -> tuple[cudaError_t, cudaLogsCallbackHandle]:
    """Has a function called with each message that the driver logs about a failed call.

    cudaError_t cudaLogsRegisterCallback(cudaLogsCallback_t callbackFunc, void *userData,
        cudaLogsCallbackHandle *callback_out)

    Parameters
        callbackFunc : callable, cudaLogsCallback_t, int (address of a C function) or None;
            called as callbackFunc(userData, cudaLogLevel, bytes, int) -> None, exceptions
            go to sys.unraisablehook
        userData : any object, which the callable gets; int (address) for a C function

    Returns
        (cudaError_t, callback_out); cubind.checked.runtime returns callback_out, or raises
            CUDARuntimeError
        callback_out : cudaLogsCallbackHandle

    Fails with
        cudaErrorInvalidValue

    Releases the GIL. Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LOGS.html
    """
def cudaLogsUnregisterCallback(
    callback: cudaLogsCallbackHandle | _Int | None,
) -> tuple[cudaError_t]:
    """Ends the calls that cudaLogsRegisterCallback began.

    cudaError_t cudaLogsUnregisterCallback(cudaLogsCallbackHandle callback)

    Parameters
        callback : cudaLogsCallbackHandle, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL. Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LOGS.html
    """
def cudaLogsCurrent(flags: _Int) -> tuple[cudaError_t, cudaLogIterator]:
    """Gives the place behind the latest message, from which later dumps begin.

    cudaError_t cudaLogsCurrent(cudaLogIterator *iterator_out, unsigned int flags)

    Parameters
        flags : int; has to be 0

    Returns
        (cudaError_t, iterator_out); cubind.checked.runtime returns iterator_out, or raises
            CUDARuntimeError
        iterator_out : cudaLogIterator

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LOGS.html
    """
def cudaLogsDumpToFile(
    iterator: cudaLogIterator | None,
    pathToFile: _Text,
    flags: _Int,
) -> tuple[cudaError_t, cudaLogIterator | None]:
    """Writes messages from a place on to a file, and moves the place behind them; old ones may
    be lost.

    cudaError_t cudaLogsDumpToFile(cudaLogIterator *iterator, const char *pathToFile,
        unsigned int flags)

    Parameters
        iterator : cudaLogIterator or None; in and out; where to begin, and afterwards the
            place behind what was given; None for the oldest message, and None comes back
        pathToFile : str or bytes
        flags : int; has to be 0

    Returns
        (cudaError_t, iterator); cubind.checked.runtime returns iterator, or raises
            CUDARuntimeError
        iterator : cudaLogIterator | None; where to begin, and afterwards the place behind
            what was given; None for the oldest message, and None comes back

    Fails with
        cudaErrorInvalidValue

    Releases the GIL. Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LOGS.html
    """
def cudaLogsDumpToMemory(
    iterator: cudaLogIterator | None,
    buffer: bytes | bytearray,
    size: _Int,
    flags: _Int,
) -> tuple[cudaError_t, cudaLogIterator | None, int]:
    """Gives messages from a place on as text, and moves the place behind them; old ones may be
    lost.

    cudaError_t cudaLogsDumpToMemory(cudaLogIterator *iterator, char *buffer, size_t *size,
        unsigned int flags)

    Parameters
        iterator : cudaLogIterator or None; in and out; where to begin, and afterwards the
            place behind what was given; None for the oldest message, and None comes back
        buffer : bytearray or bytes to write to
        size : int; in and out; bytes of buffer, and afterwards those of the text
        flags : int; has to be 0

    Returns
        (cudaError_t, iterator, size); cubind.checked.runtime returns (iterator, buffer), or
            raises CUDARuntimeError
        iterator : cudaLogIterator | None; where to begin, and afterwards the place behind
            what was given; None for the oldest message, and None comes back
        size : int; bytes of buffer, and afterwards those of the text

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LOGS.html
    """
def cudaGraphCreate(flags: _Int) -> tuple[cudaError_t, cudaGraph_t]:
    """Makes an empty graph, to which nodes are added; cudaGraphInstantiate turns it into
    something that runs.

    cudaError_t cudaGraphCreate(cudaGraph_t *pGraph, unsigned int flags)

    Parameters
        flags : int; has to be 0

    Returns
        (cudaError_t, pGraph); cubind.checked.runtime returns pGraph, or raises
            CUDARuntimeError
        pGraph : cudaGraph_t

    Fails with
        cudaErrorInvalidValue, cudaErrorMemoryAllocation

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphAddKernelNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    numDependencies: _Int,
    pNodeParams: cudaKernelNodeParams | None,
) -> tuple[cudaError_t, cudaGraphNode_t]:
    """Adds a launch to a graph; arguments are copied now, and used at every run.

    cudaError_t cudaGraphAddKernelNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
        const cudaGraphNode_t *pDependencies, size_t numDependencies,
        const struct cudaKernelNodeParams *pNodeParams)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies
        numDependencies : int
        pNodeParams : cudaKernelNodeParams or None

    Returns
        (cudaError_t, pGraphNode); cubind.checked.runtime returns pGraphNode, or raises
            CUDARuntimeError
        pGraphNode : cudaGraphNode_t

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidDeviceFunction

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphKernelNodeGetParams(
    node: cudaGraphNode_t | _Int | None,
) -> tuple[cudaError_t, cudaKernelNodeParams]:
    """Gives what a node was made with; pointers in it belong to the node.

    cudaError_t cudaGraphKernelNodeGetParams(cudaGraphNode_t node,
        struct cudaKernelNodeParams *pNodeParams)

    Parameters
        node : cudaGraphNode_t, int or None

    Returns
        (cudaError_t, pNodeParams); cubind.checked.runtime returns pNodeParams, or raises
            CUDARuntimeError
        pNodeParams : cudaKernelNodeParams

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidDeviceFunction

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphKernelNodeSetParams(
    node: cudaGraphNode_t | _Int | None,
    pNodeParams: cudaKernelNodeParams | None,
) -> tuple[cudaError_t]:
    """Changes a node of a graph; graphs that were instantiated before do not see it.

    cudaError_t cudaGraphKernelNodeSetParams(cudaGraphNode_t node,
        const struct cudaKernelNodeParams *pNodeParams)

    Parameters
        node : cudaGraphNode_t, int or None
        pNodeParams : cudaKernelNodeParams or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorMemoryAllocation

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphKernelNodeCopyAttributes(
    hDst: cudaGraphNode_t | _Int | None,
    hSrc: cudaGraphNode_t | _Int | None,
) -> tuple[cudaError_t]:
    """Gives a kernel node the launch attributes of another one.

    cudaError_t cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t hDst,
        cudaGraphNode_t hSrc)

    Parameters
        hDst, hSrc : cudaGraphNode_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    May keep the GIL (see cubind.keep_gil). Other parameters before CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphKernelNodeGetAttribute(
    hNode: cudaGraphNode_t | _Int | None,
    attr: cudaKernelNodeAttrID | int,
) -> tuple[cudaError_t, cudaKernelNodeAttrValue]:
    """Asks for one launch attribute of a kernel node.

    cudaError_t cudaGraphKernelNodeGetAttribute(cudaGraphNode_t hNode,
        cudaKernelNodeAttrID attr, cudaKernelNodeAttrValue *value_out)

    Parameters
        hNode : cudaGraphNode_t, int or None
        attr : cudaKernelNodeAttrID or int

    Returns
        (cudaError_t, value_out); cubind.checked.runtime returns value_out, or raises
            CUDARuntimeError
        value_out : cudaKernelNodeAttrValue

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphKernelNodeSetAttribute(
    hNode: cudaGraphNode_t | _Int | None,
    attr: cudaKernelNodeAttrID | int,
    value: cudaKernelNodeAttrValue | None,
) -> tuple[cudaError_t]:
    """Sets one launch attribute of a kernel node.

    cudaError_t cudaGraphKernelNodeSetAttribute(cudaGraphNode_t hNode,
        cudaKernelNodeAttrID attr, const cudaKernelNodeAttrValue *value)

    Parameters
        hNode : cudaGraphNode_t, int or None
        attr : cudaKernelNodeAttrID or int
        value : cudaKernelNodeAttrValue or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphAddMemcpyNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    numDependencies: _Int,
    pCopyParams: cudaMemcpy3DParms | None,
) -> tuple[cudaError_t, cudaGraphNode_t]:
    """Adds a copy of a box to a graph.

    cudaError_t cudaGraphAddMemcpyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
        const cudaGraphNode_t *pDependencies, size_t numDependencies,
        const struct cudaMemcpy3DParms *pCopyParams)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies
        numDependencies : int
        pCopyParams : cudaMemcpy3DParms or None

    Returns
        (cudaError_t, pGraphNode); cubind.checked.runtime returns pGraphNode, or raises
            CUDARuntimeError
        pGraphNode : cudaGraphNode_t

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
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
    """Adds a node that copies to a device variable; the symbol is an address of the host
    program.

    cudaError_t cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t *pGraphNode,
        cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies,
        const void *symbol, const void *src, size_t count, size_t offset,
        enum cudaMemcpyKind kind)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies
        numDependencies : int
        symbol : int (address), buffer or None
        src : int (address), buffer or None; at least count bytes long
        count, offset : int
        kind : cudaMemcpyKind or int

    Returns
        (cudaError_t, pGraphNode); cubind.checked.runtime returns pGraphNode, or raises
            CUDARuntimeError
        pGraphNode : cudaGraphNode_t

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
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
    """Adds a node that copies from a device variable; the symbol is an address of the host
    program.

    cudaError_t cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t *pGraphNode,
        cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies,
        void *dst, const void *symbol, size_t count, size_t offset,
        enum cudaMemcpyKind kind)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies
        numDependencies : int
        dst : int (address), buffer or None; count bytes are written
        symbol : int (address), buffer or None
        count, offset : int
        kind : cudaMemcpyKind or int

    Returns
        (cudaError_t, pGraphNode); cubind.checked.runtime returns pGraphNode, or raises
            CUDARuntimeError
        pGraphNode : cudaGraphNode_t

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphAddMemcpyNode1D(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    numDependencies: _Int,
    dst: _Address,
    src: _Address,
    count: _Int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t, cudaGraphNode_t]:
    """Adds a copy of count bytes to a graph.

    cudaError_t cudaGraphAddMemcpyNode1D(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
        const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst,
        const void *src, size_t count, enum cudaMemcpyKind kind)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies
        numDependencies : int
        dst : int (address), buffer or None; count bytes are written
        src : int (address), buffer or None; at least count bytes long
        count : int; bytes
        kind : cudaMemcpyKind or int

    Returns
        (cudaError_t, pGraphNode); cubind.checked.runtime returns pGraphNode, or raises
            CUDARuntimeError
        pGraphNode : cudaGraphNode_t

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphMemcpyNodeGetParams(
    node: cudaGraphNode_t | _Int | None,
) -> tuple[cudaError_t, cudaMemcpy3DParms]:
    """Gives what a node was made with; pointers in it belong to the node.

    cudaError_t cudaGraphMemcpyNodeGetParams(cudaGraphNode_t node,
        struct cudaMemcpy3DParms *pNodeParams)

    Parameters
        node : cudaGraphNode_t, int or None

    Returns
        (cudaError_t, pNodeParams); cubind.checked.runtime returns pNodeParams, or raises
            CUDARuntimeError
        pNodeParams : cudaMemcpy3DParms

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphMemcpyNodeSetParams(
    node: cudaGraphNode_t | _Int | None,
    pNodeParams: cudaMemcpy3DParms | None,
) -> tuple[cudaError_t]:
    """Changes a node of a graph; graphs that were instantiated before do not see it.

    cudaError_t cudaGraphMemcpyNodeSetParams(cudaGraphNode_t node,
        const struct cudaMemcpy3DParms *pNodeParams)

    Parameters
        node : cudaGraphNode_t, int or None
        pNodeParams : cudaMemcpy3DParms or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphMemcpyNodeSetParamsToSymbol(
    node: cudaGraphNode_t | _Int | None,
    symbol: _Address,
    src: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t]:
    """Makes a node copy to a device variable from now on.

    cudaError_t cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t node,
        const void *symbol, const void *src, size_t count, size_t offset,
        enum cudaMemcpyKind kind)

    Parameters
        node : cudaGraphNode_t, int or None
        symbol : int (address), buffer or None
        src : int (address), buffer or None; at least count bytes long
        count, offset : int
        kind : cudaMemcpyKind or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphMemcpyNodeSetParamsFromSymbol(
    node: cudaGraphNode_t | _Int | None,
    dst: _Address,
    symbol: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t]:
    """Makes a node copy from a device variable from now on.

    cudaError_t cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t node, void *dst,
        const void *symbol, size_t count, size_t offset, enum cudaMemcpyKind kind)

    Parameters
        node : cudaGraphNode_t, int or None
        dst : int (address), buffer or None; count bytes are written
        symbol : int (address), buffer or None
        count, offset : int
        kind : cudaMemcpyKind or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphMemcpyNodeSetParams1D(
    node: cudaGraphNode_t | _Int | None,
    dst: _Address,
    src: _Address,
    count: _Int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t]:
    """Changes a copy of bytes in a graph, or for the launches to come.

    cudaError_t cudaGraphMemcpyNodeSetParams1D(cudaGraphNode_t node, void *dst,
        const void *src, size_t count, enum cudaMemcpyKind kind)

    Parameters
        node : cudaGraphNode_t, int or None
        dst : int (address), buffer or None; count bytes are written
        src : int (address), buffer or None; at least count bytes long
        count : int
        kind : cudaMemcpyKind or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphAddMemsetNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    numDependencies: _Int,
    pMemsetParams: cudaMemsetParams | None,
) -> tuple[cudaError_t, cudaGraphNode_t]:
    """Adds the setting of device memory to a graph.

    cudaError_t cudaGraphAddMemsetNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
        const cudaGraphNode_t *pDependencies, size_t numDependencies,
        const struct cudaMemsetParams *pMemsetParams)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies
        numDependencies : int
        pMemsetParams : cudaMemsetParams or None

    Returns
        (cudaError_t, pGraphNode); cubind.checked.runtime returns pGraphNode, or raises
            CUDARuntimeError
        pGraphNode : cudaGraphNode_t

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidDevice

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphMemsetNodeGetParams(
    node: cudaGraphNode_t | _Int | None,
) -> tuple[cudaError_t, cudaMemsetParams]:
    """Gives what a node was made with; pointers in it belong to the node.

    cudaError_t cudaGraphMemsetNodeGetParams(cudaGraphNode_t node,
        struct cudaMemsetParams *pNodeParams)

    Parameters
        node : cudaGraphNode_t, int or None

    Returns
        (cudaError_t, pNodeParams); cubind.checked.runtime returns pNodeParams, or raises
            CUDARuntimeError
        pNodeParams : cudaMemsetParams

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphMemsetNodeSetParams(
    node: cudaGraphNode_t | _Int | None,
    pNodeParams: cudaMemsetParams | None,
) -> tuple[cudaError_t]:
    """Changes a node of a graph; graphs that were instantiated before do not see it.

    cudaError_t cudaGraphMemsetNodeSetParams(cudaGraphNode_t node,
        const struct cudaMemsetParams *pNodeParams)

    Parameters
        node : cudaGraphNode_t, int or None
        pNodeParams : cudaMemsetParams or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphAddHostNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    numDependencies: _Int,
    pNodeParams: cudaHostNodeParams | None,
) -> tuple[cudaError_t, cudaGraphNode_t]:
    """Adds a call of a host function to a graph; it must not call CUDA.

    cudaError_t cudaGraphAddHostNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
        const cudaGraphNode_t *pDependencies, size_t numDependencies,
        const struct cudaHostNodeParams *pNodeParams)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies
        numDependencies : int
        pNodeParams : cudaHostNodeParams or None

    Returns
        (cudaError_t, pGraphNode); cubind.checked.runtime returns pGraphNode, or raises
            CUDARuntimeError
        pGraphNode : cudaGraphNode_t

    Fails with
        cudaErrorNotSupported, cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphHostNodeGetParams(
    node: cudaGraphNode_t | _Int | None,
) -> tuple[cudaError_t, cudaHostNodeParams]:
    """Gives what a node was made with; pointers in it belong to the node.

    cudaError_t cudaGraphHostNodeGetParams(cudaGraphNode_t node,
        struct cudaHostNodeParams *pNodeParams)

    Parameters
        node : cudaGraphNode_t, int or None

    Returns
        (cudaError_t, pNodeParams); cubind.checked.runtime returns pNodeParams, or raises
            CUDARuntimeError
        pNodeParams : cudaHostNodeParams

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphHostNodeSetParams(
    node: cudaGraphNode_t | _Int | None,
    pNodeParams: cudaHostNodeParams | None,
) -> tuple[cudaError_t]:
    """Changes a node of a graph; graphs that were instantiated before do not see it.

    cudaError_t cudaGraphHostNodeSetParams(cudaGraphNode_t node,
        const struct cudaHostNodeParams *pNodeParams)

    Parameters
        node : cudaGraphNode_t, int or None
        pNodeParams : cudaHostNodeParams or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphAddChildGraphNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    numDependencies: _Int,
    childGraph: cudaGraph_t | _Int | None,
) -> tuple[cudaError_t, cudaGraphNode_t]:
    """Adds a copy of another graph to a graph, as one node.

    cudaError_t cudaGraphAddChildGraphNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
        const cudaGraphNode_t *pDependencies, size_t numDependencies,
        cudaGraph_t childGraph)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies
        numDependencies : int
        childGraph : cudaGraph_t, int or None

    Returns
        (cudaError_t, pGraphNode); cubind.checked.runtime returns pGraphNode, or raises
            CUDARuntimeError
        pGraphNode : cudaGraphNode_t

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphChildGraphNodeGetGraph(
    node: cudaGraphNode_t | _Int | None,
) -> tuple[cudaError_t, cudaGraph_t]:
    """Gives the graph inside a child graph node; it belongs to the node.

    cudaError_t cudaGraphChildGraphNodeGetGraph(cudaGraphNode_t node, cudaGraph_t *pGraph)

    Parameters
        node : cudaGraphNode_t, int or None

    Returns
        (cudaError_t, pGraph); cubind.checked.runtime returns pGraph, or raises
            CUDARuntimeError
        pGraph : cudaGraph_t

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphAddEmptyNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    numDependencies: _Int,
) -> tuple[cudaError_t, cudaGraphNode_t]:
    """Adds a node that does nothing, to join many dependencies in one.

    cudaError_t cudaGraphAddEmptyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
        const cudaGraphNode_t *pDependencies, size_t numDependencies)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies
        numDependencies : int

    Returns
        (cudaError_t, pGraphNode); cubind.checked.runtime returns pGraphNode, or raises
            CUDARuntimeError
        pGraphNode : cudaGraphNode_t

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphAddEventRecordNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    numDependencies: _Int,
    event: cudaEvent_t | _Int | None,
) -> tuple[cudaError_t, cudaGraphNode_t]:
    """Adds the recording of an event to a graph.

    cudaError_t cudaGraphAddEventRecordNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
        const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies
        numDependencies : int
        event : cudaEvent_t, int or None

    Returns
        (cudaError_t, pGraphNode); cubind.checked.runtime returns pGraphNode, or raises
            CUDARuntimeError
        pGraphNode : cudaGraphNode_t

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphEventRecordNodeGetEvent(
    node: cudaGraphNode_t | _Int | None,
) -> tuple[cudaError_t, cudaEvent_t]:
    """Gives the event that a node records or waits for.

    cudaError_t cudaGraphEventRecordNodeGetEvent(cudaGraphNode_t node,
        cudaEvent_t *event_out)

    Parameters
        node : cudaGraphNode_t, int or None

    Returns
        (cudaError_t, event_out); cubind.checked.runtime returns event_out, or raises
            CUDARuntimeError
        event_out : cudaEvent_t

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphEventRecordNodeSetEvent(
    node: cudaGraphNode_t | _Int | None,
    event: cudaEvent_t | _Int | None,
) -> tuple[cudaError_t]:
    """Gives a node another event; graphs that were instantiated before do not see it.

    cudaError_t cudaGraphEventRecordNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)

    Parameters
        node : cudaGraphNode_t, int or None
        event : cudaEvent_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphAddEventWaitNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    numDependencies: _Int,
    event: cudaEvent_t | _Int | None,
) -> tuple[cudaError_t, cudaGraphNode_t]:
    """Adds a wait for an event to a graph.

    cudaError_t cudaGraphAddEventWaitNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
        const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies
        numDependencies : int
        event : cudaEvent_t, int or None

    Returns
        (cudaError_t, pGraphNode); cubind.checked.runtime returns pGraphNode, or raises
            CUDARuntimeError
        pGraphNode : cudaGraphNode_t

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphEventWaitNodeGetEvent(
    node: cudaGraphNode_t | _Int | None,
) -> tuple[cudaError_t, cudaEvent_t]:
    """Gives the event that a node records or waits for.

    cudaError_t cudaGraphEventWaitNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event_out)

    Parameters
        node : cudaGraphNode_t, int or None

    Returns
        (cudaError_t, event_out); cubind.checked.runtime returns event_out, or raises
            CUDARuntimeError
        event_out : cudaEvent_t

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphEventWaitNodeSetEvent(
    node: cudaGraphNode_t | _Int | None,
    event: cudaEvent_t | _Int | None,
) -> tuple[cudaError_t]:
    """Gives a node another event; graphs that were instantiated before do not see it.

    cudaError_t cudaGraphEventWaitNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)

    Parameters
        node : cudaGraphNode_t, int or None
        event : cudaEvent_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphAddExternalSemaphoresSignalNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    numDependencies: _Int,
    nodeParams: cudaExternalSemaphoreSignalNodeParams | None,
) -> tuple[cudaError_t, cudaGraphNode_t]:
    """Adds the signalling of imported semaphores, or a wait for them, to a graph.

    cudaError_t cudaGraphAddExternalSemaphoresSignalNode(cudaGraphNode_t *pGraphNode,
        cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies,
        const struct cudaExternalSemaphoreSignalNodeParams *nodeParams)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies
        numDependencies : int
        nodeParams : cudaExternalSemaphoreSignalNodeParams or None

    Returns
        (cudaError_t, pGraphNode); cubind.checked.runtime returns pGraphNode, or raises
            CUDARuntimeError
        pGraphNode : cudaGraphNode_t

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphExternalSemaphoresSignalNodeGetParams(
    hNode: cudaGraphNode_t | _Int | None,
) -> tuple[cudaError_t, cudaExternalSemaphoreSignalNodeParams]:
    """Gives the semaphores that a node signals.

    cudaError_t cudaGraphExternalSemaphoresSignalNodeGetParams(cudaGraphNode_t hNode,
        struct cudaExternalSemaphoreSignalNodeParams *params_out)

    Parameters
        hNode : cudaGraphNode_t, int or None

    Returns
        (cudaError_t, params_out); cubind.checked.runtime returns params_out, or raises
            CUDARuntimeError
        params_out : cudaExternalSemaphoreSignalNodeParams

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphExternalSemaphoresSignalNodeSetParams(
    hNode: cudaGraphNode_t | _Int | None,
    nodeParams: cudaExternalSemaphoreSignalNodeParams | None,
) -> tuple[cudaError_t]:
    """Changes the semaphores that a node signals.

    cudaError_t cudaGraphExternalSemaphoresSignalNodeSetParams(cudaGraphNode_t hNode,
        const struct cudaExternalSemaphoreSignalNodeParams *nodeParams)

    Parameters
        hNode : cudaGraphNode_t, int or None
        nodeParams : cudaExternalSemaphoreSignalNodeParams or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphAddExternalSemaphoresWaitNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    numDependencies: _Int,
    nodeParams: cudaExternalSemaphoreWaitNodeParams | None,
) -> tuple[cudaError_t, cudaGraphNode_t]:
    """Adds the signalling of imported semaphores, or a wait for them, to a graph.

    cudaError_t cudaGraphAddExternalSemaphoresWaitNode(cudaGraphNode_t *pGraphNode,
        cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies,
        const struct cudaExternalSemaphoreWaitNodeParams *nodeParams)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies
        numDependencies : int
        nodeParams : cudaExternalSemaphoreWaitNodeParams or None

    Returns
        (cudaError_t, pGraphNode); cubind.checked.runtime returns pGraphNode, or raises
            CUDARuntimeError
        pGraphNode : cudaGraphNode_t

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphExternalSemaphoresWaitNodeGetParams(
    hNode: cudaGraphNode_t | _Int | None,
) -> tuple[cudaError_t, cudaExternalSemaphoreWaitNodeParams]:
    """Gives the semaphores that a node waits for.

    cudaError_t cudaGraphExternalSemaphoresWaitNodeGetParams(cudaGraphNode_t hNode,
        struct cudaExternalSemaphoreWaitNodeParams *params_out)

    Parameters
        hNode : cudaGraphNode_t, int or None

    Returns
        (cudaError_t, params_out); cubind.checked.runtime returns params_out, or raises
            CUDARuntimeError
        params_out : cudaExternalSemaphoreWaitNodeParams

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphExternalSemaphoresWaitNodeSetParams(
    hNode: cudaGraphNode_t | _Int | None,
    nodeParams: cudaExternalSemaphoreWaitNodeParams | None,
) -> tuple[cudaError_t]:
    """Changes the semaphores that a node waits for.

    cudaError_t cudaGraphExternalSemaphoresWaitNodeSetParams(cudaGraphNode_t hNode,
        const struct cudaExternalSemaphoreWaitNodeParams *nodeParams)

    Parameters
        hNode : cudaGraphNode_t, int or None
        nodeParams : cudaExternalSemaphoreWaitNodeParams or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphAddMemAllocNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    numDependencies: _Int,
    nodeParams: cudaMemAllocNodeParams | None,
) -> tuple[cudaError_t, cudaGraphNode_t]:
    """Adds an allocation to a graph; its address is fixed now, and comes back in nodeParams.

    cudaError_t cudaGraphAddMemAllocNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
        const cudaGraphNode_t *pDependencies, size_t numDependencies,
        struct cudaMemAllocNodeParams *nodeParams)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies
        numDependencies : int
        nodeParams : cudaMemAllocNodeParams or None; in and out

    Returns
        (cudaError_t, pGraphNode); cubind.checked.runtime returns pGraphNode, or raises
            CUDARuntimeError
        pGraphNode : cudaGraphNode_t

    Fails with
        cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorNotSupported,
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphMemAllocNodeGetParams(
    node: cudaGraphNode_t | _Int | None,
) -> tuple[cudaError_t, cudaMemAllocNodeParams]:
    """Tells which memory a node allocates or frees.

    cudaError_t cudaGraphMemAllocNodeGetParams(cudaGraphNode_t node,
        struct cudaMemAllocNodeParams *params_out)

    Parameters
        node : cudaGraphNode_t, int or None

    Returns
        (cudaError_t, params_out); cubind.checked.runtime returns params_out, or raises
            CUDARuntimeError
        params_out : cudaMemAllocNodeParams

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphAddMemFreeNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    numDependencies: _Int,
    dptr: _Address,
) -> tuple[cudaError_t, cudaGraphNode_t]:
    """Adds the freeing of memory that an allocation node of a graph made.

    cudaError_t cudaGraphAddMemFreeNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
        const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dptr)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies
        numDependencies : int
        dptr : int (address), buffer or None

    Returns
        (cudaError_t, pGraphNode); cubind.checked.runtime returns pGraphNode, or raises
            CUDARuntimeError
        pGraphNode : cudaGraphNode_t

    Fails with
        cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorNotSupported,
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphMemFreeNodeGetParams(node: cudaGraphNode_t | _Int | None) -> tuple[cudaError_t, int]:
    """Tells which memory a node allocates or frees.

    cudaError_t cudaGraphMemFreeNodeGetParams(cudaGraphNode_t node, void *dptr_out)

    Parameters
        node : cudaGraphNode_t, int or None

    Returns
        (cudaError_t, dptr_out); cubind.checked.runtime returns dptr_out, or raises
            CUDARuntimeError
        dptr_out : int

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaDeviceGraphMemTrim(device: _Int) -> tuple[cudaError_t]:
    """Gives memory that graphs had allocated and do not use back to the system.

    cudaError_t cudaDeviceGraphMemTrim(int device)

    Parameters
        device : int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaDeviceGetGraphMemAttribute(
    device: _Int,
    attr: cudaGraphMemAttributeType,
) -> tuple[cudaError_t, Any]:
    """Asks how much memory graphs use on a device.

    cudaError_t cudaDeviceGetGraphMemAttribute(int device,
        enum cudaGraphMemAttributeType attr, void *value)

    Parameters
        device : int
        attr : cudaGraphMemAttributeType

    Returns
        (cudaError_t, value); cubind.checked.runtime returns value, or raises
            CUDARuntimeError
        value : Any; of the type that attr calls for

    Types of value by attr
        cuuint64_t : cudaGraphMemAttrUsedMemCurrent, cudaGraphMemAttrUsedMemHigh,
            cudaGraphMemAttrReservedMemCurrent, cudaGraphMemAttrReservedMemHigh

    Fails with
        cudaErrorInvalidDevice

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaDeviceSetGraphMemAttribute(
    device: _Int,
    attr: cudaGraphMemAttributeType,
    value: Any,
) -> tuple[cudaError_t]:
    """Sets a high-water mark of the memory that graphs use back to 0.

    cudaError_t cudaDeviceSetGraphMemAttribute(int device,
        enum cudaGraphMemAttributeType attr, void *value)

    Parameters
        device : int
        attr : cudaGraphMemAttributeType
        value : a value, of the type that attr calls for

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Types of value by attr
        cuuint64_t : cudaGraphMemAttrUsedMemCurrent, cudaGraphMemAttrUsedMemHigh,
            cudaGraphMemAttrReservedMemCurrent, cudaGraphMemAttrReservedMemHigh

    Fails with
        cudaErrorInvalidDevice

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphClone(originalGraph: cudaGraph_t | _Int | None) -> tuple[cudaError_t, cudaGraph_t]:
    """Makes a copy of a graph with all its child graphs; it takes a cudaGraphDestroy of its
    own.

    cudaError_t cudaGraphClone(cudaGraph_t *pGraphClone, cudaGraph_t originalGraph)

    Parameters
        originalGraph : cudaGraph_t, int or None

    Returns
        (cudaError_t, pGraphClone); cubind.checked.runtime returns pGraphClone, or raises
            CUDARuntimeError
        pGraphClone : cudaGraph_t

    Fails with
        cudaErrorInvalidValue, cudaErrorMemoryAllocation

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphNodeFindInClone(
    originalNode: cudaGraphNode_t | _Int | None,
    clonedGraph: cudaGraph_t | _Int | None,
) -> tuple[cudaError_t, cudaGraphNode_t]:
    """Finds the copy of a node in a clone of its graph.

    cudaError_t cudaGraphNodeFindInClone(cudaGraphNode_t *pNode,
        cudaGraphNode_t originalNode, cudaGraph_t clonedGraph)

    Parameters
        originalNode : cudaGraphNode_t, int or None
        clonedGraph : cudaGraph_t, int or None

    Returns
        (cudaError_t, pNode); cubind.checked.runtime returns pNode, or raises
            CUDARuntimeError
        pNode : cudaGraphNode_t

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphNodeGetType(
    node: cudaGraphNode_t | _Int | None,
) -> tuple[cudaError_t, cudaGraphNodeType]:
    """Tells what a node does.

    cudaError_t cudaGraphNodeGetType(cudaGraphNode_t node, enum cudaGraphNodeType *pType)

    Parameters
        node : cudaGraphNode_t, int or None

    Returns
        (cudaError_t, pType); cubind.checked.runtime returns pType, or raises
            CUDARuntimeError
        pType : cudaGraphNodeType

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphNodeGetContainingGraph(
    hNode: cudaGraphNode_t | _Int | None,
) -> tuple[cudaError_t, cudaGraph_t]:
    """Gives the graph that a node is in.

    cudaError_t cudaGraphNodeGetContainingGraph(cudaGraphNode_t hNode, cudaGraph_t *phGraph)

    Parameters
        hNode : cudaGraphNode_t, int or None

    Returns
        (cudaError_t, phGraph); cubind.checked.runtime returns phGraph, or raises
            CUDARuntimeError
        phGraph : cudaGraph_t

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphNodeGetLocalId(hNode: cudaGraphNode_t | _Int | None) -> tuple[cudaError_t, int]:
    """Gives the number of a node within its graph, as cudaGraphDebugDotPrint writes it.

    cudaError_t cudaGraphNodeGetLocalId(cudaGraphNode_t hNode, unsigned int *nodeId)

    Parameters
        hNode : cudaGraphNode_t, int or None

    Returns
        (cudaError_t, nodeId); cubind.checked.runtime returns nodeId, or raises
            CUDARuntimeError
        nodeId : int

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphNodeGetToolsId(hNode: cudaGraphNode_t | _Int | None) -> tuple[cudaError_t, int]:
    """Gives the number by which profilers know a node.

    cudaError_t cudaGraphNodeGetToolsId(cudaGraphNode_t hNode,
        unsigned long long *toolsNodeId)

    Parameters
        hNode : cudaGraphNode_t, int or None

    Returns
        (cudaError_t, toolsNodeId); cubind.checked.runtime returns toolsNodeId, or raises
            CUDARuntimeError
        toolsNodeId : int

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphGetId(hGraph: cudaGraph_t | _Int | None) -> tuple[cudaError_t, int]:
    """Gives a number that no other graph has.

    cudaError_t cudaGraphGetId(cudaGraph_t hGraph, unsigned int *graphID)

    Parameters
        hGraph : cudaGraph_t, int or None

    Returns
        (cudaError_t, graphID); cubind.checked.runtime returns graphID, or raises
            CUDARuntimeError
        graphID : int

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphExecGetId(hGraphExec: cudaGraphExec_t | _Int | None) -> tuple[cudaError_t, int]:
    """Gives a number that no other graph has.

    cudaError_t cudaGraphExecGetId(cudaGraphExec_t hGraphExec, unsigned int *graphID)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None

    Returns
        (cudaError_t, graphID); cubind.checked.runtime returns graphID, or raises
            CUDARuntimeError
        graphID : int

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphGetNodes(
    graph: cudaGraph_t | _Int | None,
    numNodes: _Int = ...,
) -> tuple[cudaError_t, list[cudaGraphNode_t], int]:
    """Lists the nodes of a graph, in no particular order.

    cudaError_t cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t *nodes,
        size_t *numNodes)

    Parameters
        graph : cudaGraph_t, int or None
        numNodes : int; how many there is room for, then how many there are

    Returns
        (cudaError_t, nodes, numNodes); cubind.checked.runtime returns nodes, or raises
            CUDARuntimeError
        nodes : list[cudaGraphNode_t]
        numNodes : int

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphGetRootNodes(
    graph: cudaGraph_t | _Int | None,
    pNumRootNodes: _Int = ...,
) -> tuple[cudaError_t, list[cudaGraphNode_t], int]:
    """Lists the nodes of a graph that depend on none.

    cudaError_t cudaGraphGetRootNodes(cudaGraph_t graph, cudaGraphNode_t *pRootNodes,
        size_t *pNumRootNodes)

    Parameters
        graph : cudaGraph_t, int or None
        pNumRootNodes : int; how many there is room for, then how many there are

    Returns
        (cudaError_t, pRootNodes, pNumRootNodes); cubind.checked.runtime returns pRootNodes,
            or raises CUDARuntimeError
        pRootNodes : list[cudaGraphNode_t]
        pNumRootNodes : int

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphGetEdges(
    graph: cudaGraph_t | _Int | None,
    numEdges: _Int = ...,
) -> tuple[cudaError_t, list[cudaGraphNode_t], list[cudaGraphNode_t], list[cudaGraphEdgeData], int]:
    """Lists the edges of a graph as pairs, from[i] before to[i].

    cudaError_t cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t *from,
        cudaGraphNode_t *to, cudaGraphEdgeData *edgeData, size_t *numEdges)

    Parameters
        graph : cudaGraph_t, int or None
        numEdges : int; how many there is room for, then how many there are

    Returns
        (cudaError_t, from_, to, edgeData, numEdges); cubind.checked.runtime returns (from_,
            to, edgeData), or raises CUDARuntimeError
        from_, to : list[cudaGraphNode_t]
        edgeData : list[cudaGraphEdgeData]
        numEdges : int

    Fails with
        cudaErrorLossyQuery, cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil). Other parameters before CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphNodeGetDependencies(
    node: cudaGraphNode_t | _Int | None,
    pNumDependencies: _Int = ...,
) -> tuple[cudaError_t, list[cudaGraphNode_t], list[cudaGraphEdgeData], int]:
    """Lists the nodes that a node waits for.

    cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node,
        cudaGraphNode_t *pDependencies, cudaGraphEdgeData *edgeData,
        size_t *pNumDependencies)

    Parameters
        node : cudaGraphNode_t, int or None
        pNumDependencies : int; how many there is room for, then how many there are

    Returns
        (cudaError_t, pDependencies, edgeData, pNumDependencies); cubind.checked.runtime
            returns (pDependencies, edgeData), or raises CUDARuntimeError
        pDependencies : list[cudaGraphNode_t]
        edgeData : list[cudaGraphEdgeData]
        pNumDependencies : int

    Fails with
        cudaErrorLossyQuery, cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil). Other parameters before CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphNodeGetDependentNodes(
    node: cudaGraphNode_t | _Int | None,
    pNumDependentNodes: _Int = ...,
) -> tuple[cudaError_t, list[cudaGraphNode_t], list[cudaGraphEdgeData], int]:
    """Lists the nodes that wait for a node.

    cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t node,
        cudaGraphNode_t *pDependentNodes, cudaGraphEdgeData *edgeData,
        size_t *pNumDependentNodes)

    Parameters
        node : cudaGraphNode_t, int or None
        pNumDependentNodes : int; how many there is room for, then how many there are

    Returns
        (cudaError_t, pDependentNodes, edgeData, pNumDependentNodes); cubind.checked.runtime
            returns (pDependentNodes, edgeData), or raises CUDARuntimeError
        pDependentNodes : list[cudaGraphNode_t]
        edgeData : list[cudaGraphEdgeData]
        pNumDependentNodes : int

    Fails with
        cudaErrorLossyQuery, cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil). Other parameters before CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphAddDependencies(
    graph: cudaGraph_t | _Int | None,
    from_: Sequence[cudaGraphNode_t] | None,
    to: Sequence[cudaGraphNode_t] | None,
    edgeData: Sequence[cudaGraphEdgeData] | None,
    numDependencies: _Int,
) -> tuple[cudaError_t]:
    """Adds edges to a graph, such that to[i] waits for from_[i].

    cudaError_t cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t *from,
        const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData,
        size_t numDependencies)

    Parameters
        graph : cudaGraph_t, int or None
        from_, to : sequence of cudaGraphNode_t, or None; as many as numDependencies
        edgeData : sequence of cudaGraphEdgeData, or None; as many as numDependencies
        numDependencies : int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil). Other parameters before CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphRemoveDependencies(
    graph: cudaGraph_t | _Int | None,
    from_: Sequence[cudaGraphNode_t] | None,
    to: Sequence[cudaGraphNode_t] | None,
    edgeData: Sequence[cudaGraphEdgeData] | None,
    numDependencies: _Int,
) -> tuple[cudaError_t]:
    """Takes the edges from from_[i] to to[i] out of a graph.

    cudaError_t cudaGraphRemoveDependencies(cudaGraph_t graph, const cudaGraphNode_t *from,
        const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData,
        size_t numDependencies)

    Parameters
        graph : cudaGraph_t, int or None
        from_, to : sequence of cudaGraphNode_t, or None; as many as numDependencies
        edgeData : sequence of cudaGraphEdgeData, or None; as many as numDependencies
        numDependencies : int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil). Other parameters before CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphDestroyNode(node: cudaGraphNode_t | _Int | None) -> tuple[cudaError_t]:
    """Takes a node and its edges out of a graph.

    cudaError_t cudaGraphDestroyNode(cudaGraphNode_t node)

    Parameters
        node : cudaGraphNode_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphInstantiate(
    graph: cudaGraph_t | _Int | None,
    flags: _Int,
) -> tuple[cudaError_t, cudaGraphExec_t]:
    """Checks a graph and turns it into one that can be launched; later changes of the graph do
    not reach it.

    cudaError_t cudaGraphInstantiate(cudaGraphExec_t *pGraphExec, cudaGraph_t graph,
        unsigned long long flags)

    Parameters
        graph : cudaGraph_t, int or None
        flags : int; cudaGraphInstantiateFlags, or-ed

    Returns
        (cudaError_t, pGraphExec); cubind.checked.runtime returns pGraphExec, or raises
            CUDARuntimeError
        pGraphExec : cudaGraphExec_t

    Fails with
        cudaErrorInvalidValue

    Releases the GIL. Other parameters before CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphInstantiateWithFlags(
    graph: cudaGraph_t | _Int | None,
    flags: _Int,
) -> tuple[cudaError_t, cudaGraphExec_t]:
    """Checks a graph and turns it into one that can be launched; later changes of the graph do
    not reach it.

    cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t *pGraphExec,
        cudaGraph_t graph, unsigned long long flags)

    Parameters
        graph : cudaGraph_t, int or None
        flags : int; cudaGraphInstantiateFlags, or-ed

    Returns
        (cudaError_t, pGraphExec); cubind.checked.runtime returns pGraphExec, or raises
            CUDARuntimeError
        pGraphExec : cudaGraphExec_t

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphInstantiateWithParams(
    graph: cudaGraph_t | _Int | None,
    instantiateParams: cudaGraphInstantiateParams | None,
) -> tuple[cudaError_t, cudaGraphExec_t]:
    """Turns a graph into one that can be launched, and tells in instantiateParams why it could
    not.

    cudaError_t cudaGraphInstantiateWithParams(cudaGraphExec_t *pGraphExec,
        cudaGraph_t graph, cudaGraphInstantiateParams *instantiateParams)

    Parameters
        graph : cudaGraph_t, int or None
        instantiateParams : cudaGraphInstantiateParams or None; in and out

    Returns
        (cudaError_t, pGraphExec); cubind.checked.runtime returns pGraphExec, or raises
            CUDARuntimeError
        pGraphExec : cudaGraphExec_t

    Fails with
        cudaErrorInvalidValue

    Releases the GIL. Since CUDA 12.0.
    Per-thread default stream variant: cudaGraphInstantiateWithParams_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphExecGetFlags(graphExec: cudaGraphExec_t | _Int | None) -> tuple[cudaError_t, int]:
    """Gives the flags with which a graph was instantiated.

    cudaError_t cudaGraphExecGetFlags(cudaGraphExec_t graphExec, unsigned long long *flags)

    Parameters
        graphExec : cudaGraphExec_t, int or None

    Returns
        (cudaError_t, flags); cubind.checked.runtime returns flags, or raises
            CUDARuntimeError
        flags : int; cudaGraphInstantiateFlags, or-ed

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphExecKernelNodeSetParams(
    hGraphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    pNodeParams: cudaKernelNodeParams | None,
) -> tuple[cudaError_t]:
    """Changes a node for the launches to come; those already queued keep what they had.

    cudaError_t cudaGraphExecKernelNodeSetParams(cudaGraphExec_t hGraphExec,
        cudaGraphNode_t node, const struct cudaKernelNodeParams *pNodeParams)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        node : cudaGraphNode_t, int or None
        pNodeParams : cudaKernelNodeParams or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphExecMemcpyNodeSetParams(
    hGraphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    pNodeParams: cudaMemcpy3DParms | None,
) -> tuple[cudaError_t]:
    """Changes a node for the launches to come; those already queued keep what they had.

    cudaError_t cudaGraphExecMemcpyNodeSetParams(cudaGraphExec_t hGraphExec,
        cudaGraphNode_t node, const struct cudaMemcpy3DParms *pNodeParams)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        node : cudaGraphNode_t, int or None
        pNodeParams : cudaMemcpy3DParms or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphExecMemcpyNodeSetParamsToSymbol(
    hGraphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    symbol: _Address,
    src: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t]:
    """Makes a node copy to a device variable, in a graph that is instantiated.

    cudaError_t cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t hGraphExec,
        cudaGraphNode_t node, const void *symbol, const void *src, size_t count,
        size_t offset, enum cudaMemcpyKind kind)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        node : cudaGraphNode_t, int or None
        symbol : int (address), buffer or None
        src : int (address), buffer or None; at least count bytes long
        count, offset : int
        kind : cudaMemcpyKind or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphExecMemcpyNodeSetParamsFromSymbol(
    hGraphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    dst: _Address,
    symbol: _Address,
    count: _Int,
    offset: _Int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t]:
    """Makes a node copy from a device variable, in a graph that is instantiated.

    cudaError_t cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t hGraphExec,
        cudaGraphNode_t node, void *dst, const void *symbol, size_t count, size_t offset,
        enum cudaMemcpyKind kind)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        node : cudaGraphNode_t, int or None
        dst : int (address), buffer or None; count bytes are written
        symbol : int (address), buffer or None
        count, offset : int
        kind : cudaMemcpyKind or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphExecMemcpyNodeSetParams1D(
    hGraphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    dst: _Address,
    src: _Address,
    count: _Int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t]:
    """Changes a copy of bytes in a graph, or for the launches to come.

    cudaError_t cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t hGraphExec,
        cudaGraphNode_t node, void *dst, const void *src, size_t count,
        enum cudaMemcpyKind kind)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        node : cudaGraphNode_t, int or None
        dst : int (address), buffer or None; count bytes are written
        src : int (address), buffer or None; at least count bytes long
        count : int
        kind : cudaMemcpyKind or int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphExecMemsetNodeSetParams(
    hGraphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    pNodeParams: cudaMemsetParams | None,
) -> tuple[cudaError_t]:
    """Changes a node for the launches to come; those already queued keep what they had.

    cudaError_t cudaGraphExecMemsetNodeSetParams(cudaGraphExec_t hGraphExec,
        cudaGraphNode_t node, const struct cudaMemsetParams *pNodeParams)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        node : cudaGraphNode_t, int or None
        pNodeParams : cudaMemsetParams or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphExecHostNodeSetParams(
    hGraphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    pNodeParams: cudaHostNodeParams | None,
) -> tuple[cudaError_t]:
    """Changes a node for the launches to come; those already queued keep what they had.

    cudaError_t cudaGraphExecHostNodeSetParams(cudaGraphExec_t hGraphExec,
        cudaGraphNode_t node, const struct cudaHostNodeParams *pNodeParams)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        node : cudaGraphNode_t, int or None
        pNodeParams : cudaHostNodeParams or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphExecChildGraphNodeSetParams(
    hGraphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    childGraph: cudaGraph_t | _Int | None,
) -> tuple[cudaError_t]:
    """Takes parameters over from another child graph of the same shape, for the launches to
    come.

    cudaError_t cudaGraphExecChildGraphNodeSetParams(cudaGraphExec_t hGraphExec,
        cudaGraphNode_t node, cudaGraph_t childGraph)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        node : cudaGraphNode_t, int or None
        childGraph : cudaGraph_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphExecEventRecordNodeSetEvent(
    hGraphExec: cudaGraphExec_t | _Int | None,
    hNode: cudaGraphNode_t | _Int | None,
    event: cudaEvent_t | _Int | None,
) -> tuple[cudaError_t]:
    """Gives a node another event for the launches to come.

    cudaError_t cudaGraphExecEventRecordNodeSetEvent(cudaGraphExec_t hGraphExec,
        cudaGraphNode_t hNode, cudaEvent_t event)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        hNode : cudaGraphNode_t, int or None
        event : cudaEvent_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphExecEventWaitNodeSetEvent(
    hGraphExec: cudaGraphExec_t | _Int | None,
    hNode: cudaGraphNode_t | _Int | None,
    event: cudaEvent_t | _Int | None,
) -> tuple[cudaError_t]:
    """Gives a node another event for the launches to come.

    cudaError_t cudaGraphExecEventWaitNodeSetEvent(cudaGraphExec_t hGraphExec,
        cudaGraphNode_t hNode, cudaEvent_t event)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        hNode : cudaGraphNode_t, int or None
        event : cudaEvent_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphExecExternalSemaphoresSignalNodeSetParams(
    hGraphExec: cudaGraphExec_t | _Int | None,
    hNode: cudaGraphNode_t | _Int | None,
    nodeParams: cudaExternalSemaphoreSignalNodeParams | None,
) -> tuple[cudaError_t]:
    """Changes the semaphores that a node signals, in a graph that is instantiated.

    cudaError_t cudaGraphExecExternalSemaphoresSignalNodeSetParams(
        cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,
        const struct cudaExternalSemaphoreSignalNodeParams *nodeParams)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        hNode : cudaGraphNode_t, int or None
        nodeParams : cudaExternalSemaphoreSignalNodeParams or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphExecExternalSemaphoresWaitNodeSetParams(
    hGraphExec: cudaGraphExec_t | _Int | None,
    hNode: cudaGraphNode_t | _Int | None,
    nodeParams: cudaExternalSemaphoreWaitNodeParams | None,
) -> tuple[cudaError_t]:
    """Changes the semaphores that a node waits for, in a graph that is instantiated.

    cudaError_t cudaGraphExecExternalSemaphoresWaitNodeSetParams(cudaGraphExec_t hGraphExec,
        cudaGraphNode_t hNode, const struct cudaExternalSemaphoreWaitNodeParams *nodeParams)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        hNode : cudaGraphNode_t, int or None
        nodeParams : cudaExternalSemaphoreWaitNodeParams or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphNodeSetEnabled(
    hGraphExec: cudaGraphExec_t | _Int | None,
    hNode: cudaGraphNode_t | _Int | None,
    isEnabled: _Int,
) -> tuple[cudaError_t]:
    """Switches a node on or off for the launches to come; a node that is off does nothing.

    cudaError_t cudaGraphNodeSetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,
        unsigned int isEnabled)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        hNode : cudaGraphNode_t, int or None
        isEnabled : int; 1 or 0

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphNodeGetEnabled(
    hGraphExec: cudaGraphExec_t | _Int | None,
    hNode: cudaGraphNode_t | _Int | None,
) -> tuple[cudaError_t, int]:
    """Tells whether a node is on.

    cudaError_t cudaGraphNodeGetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,
        unsigned int *isEnabled)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        hNode : cudaGraphNode_t, int or None

    Returns
        (cudaError_t, isEnabled); cubind.checked.runtime returns isEnabled, or raises
            CUDARuntimeError
        isEnabled : int; 1 or 0

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphExecUpdate(
    hGraphExec: cudaGraphExec_t | _Int | None,
    hGraph: cudaGraph_t | _Int | None,
) -> tuple[cudaError_t, cudaGraphExecUpdateResultInfo]:
    """Takes parameters over from a graph of the same shape, which saves instantiating it, and
    tells why it could not.

    cudaError_t cudaGraphExecUpdate(cudaGraphExec_t hGraphExec, cudaGraph_t hGraph,
        cudaGraphExecUpdateResultInfo *resultInfo)

    Parameters
        hGraphExec : cudaGraphExec_t, int or None
        hGraph : cudaGraph_t, int or None

    Returns
        (cudaError_t, resultInfo); cubind.checked.runtime returns resultInfo, or raises
            CUDARuntimeError
        resultInfo : cudaGraphExecUpdateResultInfo

    Fails with
        cudaErrorGraphExecUpdateFailure

    Releases the GIL. Other parameters before CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphUpload(
    graphExec: cudaGraphExec_t | _Int | None,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    """Brings a graph to its device ahead of the first launch, on a stream.

    cudaError_t cudaGraphUpload(cudaGraphExec_t graphExec, cudaStream_t stream)

    Parameters
        graphExec : cudaGraphExec_t, int or None
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    Per-thread default stream variant: cudaGraphUpload_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphLaunch(
    graphExec: cudaGraphExec_t | _Int | None,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    """Queues a run of the whole graph on a stream; two runs of one graph follow each other.

    cudaError_t cudaGraphLaunch(cudaGraphExec_t graphExec, cudaStream_t stream)

    Parameters
        graphExec : cudaGraphExec_t, int or None
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    Per-thread default stream variant: cudaGraphLaunch_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphExecDestroy(graphExec: cudaGraphExec_t | _Int | None) -> tuple[cudaError_t]:
    """Gives up an instantiated graph; a run that is queued is finished first.

    cudaError_t cudaGraphExecDestroy(cudaGraphExec_t graphExec)

    Parameters
        graphExec : cudaGraphExec_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphDestroy(graph: cudaGraph_t | _Int | None) -> tuple[cudaError_t]:
    """Destroys a graph with its nodes; those that were instantiated from it stay.

    cudaError_t cudaGraphDestroy(cudaGraph_t graph)

    Parameters
        graph : cudaGraph_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphDebugDotPrint(
    graph: cudaGraph_t | _Int | None,
    path: _Text,
    flags: _Int,
) -> tuple[cudaError_t]:
    """Writes a graph to a file as text for Graphviz.

    cudaError_t cudaGraphDebugDotPrint(cudaGraph_t graph, const char *path,
        unsigned int flags)

    Parameters
        graph : cudaGraph_t, int or None
        path : str or bytes
        flags : int; cudaGraphDebugDotFlags, or-ed

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorOperatingSystem

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaUserObjectCreate(
    ptr: object,
    destroy: cudaHostFn_t | _Int | Callable[..., object] | None,
    initialRefcount: _Int,
    flags: _Int,
) -> tuple[cudaError_t, cudaUserObject_t]:
    """Makes a counted object for something that graphs need; destroy is called some time after
    the last reference.

    cudaError_t cudaUserObjectCreate(cudaUserObject_t *object_out, void *ptr,
        cudaHostFn_t destroy, unsigned int initialRefcount, unsigned int flags)

    Parameters
        ptr : any object, which the callable gets; int (address) for a C function
        destroy : callable, cudaHostFn_t, int (address of a C function) or None; called as
            destroy(ptr) -> None, exceptions go to sys.unraisablehook
        initialRefcount : int
        flags : int; cudaUserObjectFlags, which are one and needed

    Returns
        (cudaError_t, object_out); cubind.checked.runtime returns object_out, or raises
            CUDARuntimeError
        object_out : cudaUserObject_t

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaUserObjectRetain(object: cudaUserObject_t | _Int | None, count: _Int) -> tuple[cudaError_t]:
    """Adds or takes references to a user object, which are the caller's.

    cudaError_t cudaUserObjectRetain(cudaUserObject_t object, unsigned int count)

    Parameters
        object : cudaUserObject_t, int or None
        count : int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaUserObjectRelease(
    object: cudaUserObject_t | _Int | None,
    count: _Int,
) -> tuple[cudaError_t]:
    """Adds or takes references to a user object, which are the caller's.

    cudaError_t cudaUserObjectRelease(cudaUserObject_t object, unsigned int count)

    Parameters
        object : cudaUserObject_t, int or None
        count : int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphRetainUserObject(
    graph: cudaGraph_t | _Int | None,
    object: cudaUserObject_t | _Int | None,
    count: _Int,
    flags: _Int,
) -> tuple[cudaError_t]:
    """Gives a graph references to a user object, which then lives as long as the graph and its
    copies.

    cudaError_t cudaGraphRetainUserObject(cudaGraph_t graph, cudaUserObject_t object,
        unsigned int count, unsigned int flags)

    Parameters
        graph : cudaGraph_t, int or None
        object : cudaUserObject_t, int or None
        count : int
        flags : int; cudaUserObjectRetainFlags, or 0

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphReleaseUserObject(
    graph: cudaGraph_t | _Int | None,
    object: cudaUserObject_t | _Int | None,
    count: _Int,
) -> tuple[cudaError_t]:
    """Takes back references that a graph holds to a user object.

    cudaError_t cudaGraphReleaseUserObject(cudaGraph_t graph, cudaUserObject_t object,
        unsigned int count)

    Parameters
        graph : cudaGraph_t, int or None
        object : cudaUserObject_t, int or None
        count : int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphAddNode(
    graph: cudaGraph_t | _Int | None,
    pDependencies: Sequence[cudaGraphNode_t] | None,
    dependencyData: Sequence[cudaGraphEdgeData] | None,
    numDependencies: _Int,
    nodeParams: cudaGraphNodeParams | None,
) -> tuple[cudaError_t, cudaGraphNode_t]:
    """Adds a node of any type to a graph, behind those that it depends on; None or an empty
    list makes it a root.

    cudaError_t cudaGraphAddNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
        const cudaGraphNode_t *pDependencies, const cudaGraphEdgeData *dependencyData,
        size_t numDependencies, struct cudaGraphNodeParams *nodeParams)

    Parameters
        graph : cudaGraph_t, int or None
        pDependencies : sequence of cudaGraphNode_t, or None; as many as numDependencies
        dependencyData : sequence of cudaGraphEdgeData, or None; as many as numDependencies
        numDependencies : int
        nodeParams : cudaGraphNodeParams or None; in and out

    Returns
        (cudaError_t, pGraphNode); cubind.checked.runtime returns pGraphNode, or raises
            CUDARuntimeError
        pGraphNode : cudaGraphNode_t

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidDeviceFunction, cudaErrorNotSupported

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.2; other parameters before 13.0.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphNodeSetParams(
    node: cudaGraphNode_t | _Int | None,
    nodeParams: cudaGraphNodeParams | None,
) -> tuple[cudaError_t]:
    """Changes a node of any type; graphs that were instantiated before do not see it.

    cudaError_t cudaGraphNodeSetParams(cudaGraphNode_t node,
        struct cudaGraphNodeParams *nodeParams)

    Parameters
        node : cudaGraphNode_t, int or None
        nodeParams : cudaGraphNodeParams or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidDeviceFunction, cudaErrorNotSupported

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.2.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphNodeGetParams(
    node: cudaGraphNode_t | _Int | None,
) -> tuple[cudaError_t, cudaGraphNodeParams]:
    """Gives what a node of any type was made with; pointers in it belong to the node.

    cudaError_t cudaGraphNodeGetParams(cudaGraphNode_t node,
        struct cudaGraphNodeParams *nodeParams)

    Parameters
        node : cudaGraphNode_t, int or None

    Returns
        (cudaError_t, nodeParams); cubind.checked.runtime returns nodeParams, or raises
            CUDARuntimeError
        nodeParams : cudaGraphNodeParams

    Fails with
        cudaErrorInvalidValue, cudaErrorNotSupported

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.2.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphExecNodeSetParams(
    graphExec: cudaGraphExec_t | _Int | None,
    node: cudaGraphNode_t | _Int | None,
    nodeParams: cudaGraphNodeParams | None,
) -> tuple[cudaError_t]:
    """Changes a node of any type for the launches to come.

    cudaError_t cudaGraphExecNodeSetParams(cudaGraphExec_t graphExec, cudaGraphNode_t node,
        struct cudaGraphNodeParams *nodeParams)

    Parameters
        graphExec : cudaGraphExec_t, int or None
        node : cudaGraphNode_t, int or None
        nodeParams : cudaGraphNodeParams or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidDeviceFunction, cudaErrorNotSupported

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.2.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphConditionalHandleCreate(
    graph: cudaGraph_t | _Int | None,
    defaultLaunchValue: _Int,
    flags: _Int,
) -> tuple[cudaError_t, cudaGraphConditionalHandle]:
    """Makes the value that decides whether and how often a conditional node's graph runs;
    kernels set it.

    cudaError_t cudaGraphConditionalHandleCreate(cudaGraphConditionalHandle *pHandle_out,
        cudaGraph_t graph, unsigned int defaultLaunchValue, unsigned int flags)

    Parameters
        graph : cudaGraph_t, int or None
        defaultLaunchValue : int
        flags : int; cudaGraphConditionalHandleFlags, or 0

    Returns
        (cudaError_t, pHandle_out); cubind.checked.runtime returns pHandle_out, or raises
            CUDARuntimeError
        pHandle_out : cudaGraphConditionalHandle

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.3.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGraphConditionalHandleCreate_v2(
    graph: cudaGraph_t | _Int | None,
    ctx: cudaExecutionContext_t | _Int | None,
    defaultLaunchValue: _Int,
    flags: _Int,
) -> tuple[cudaError_t, cudaGraphConditionalHandle]:
    """Makes the value that decides whether and how often a conditional node's graph runs;
    kernels set it.

    cudaError_t cudaGraphConditionalHandleCreate_v2(cudaGraphConditionalHandle *pHandle_out,
        cudaGraph_t graph, cudaExecutionContext_t ctx, unsigned int defaultLaunchValue,
        unsigned int flags)

    Parameters
        graph : cudaGraph_t, int or None
        ctx : cudaExecutionContext_t, int or None
        defaultLaunchValue : int
        flags : int; cudaGraphConditionalHandleFlags, or 0

    Returns
        (cudaError_t, pHandle_out); cubind.checked.runtime returns pHandle_out, or raises
            CUDARuntimeError
        pHandle_out : cudaGraphConditionalHandle

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__GRAPH.html
    """
def cudaGetDriverEntryPoint(
    symbol: _Text,
    flags: _Int,
) -> tuple[cudaError_t, int, cudaDriverEntryPointQueryResult]:
    """Finds an entry point of the driver by its plain name; the result is an address.

    cudaError_t cudaGetDriverEntryPoint(const char *symbol, void **funcPtr,
        unsigned long long flags, enum cudaDriverEntryPointQueryResult *driverStatus)

    Parameters
        symbol : str or bytes
        flags : int; a value of cudaGetDriverEntryPointFlags

    Returns
        (cudaError_t, funcPtr, driverStatus); cubind.checked.runtime returns (funcPtr,
            driverStatus), or raises CUDARuntimeError
        funcPtr : int
        driverStatus : cudaDriverEntryPointQueryResult

    Fails with
        cudaErrorInvalidValue, cudaErrorNotSupported

    May keep the GIL (see cubind.keep_gil). Other parameters before CUDA 12.0. Deprecated.
    Per-thread default stream variant: cudaGetDriverEntryPoint_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DRIVER__ENTRY__POINT.html
    """
def cudaGetDriverEntryPointByVersion(
    symbol: _Text,
    cudaVersion: _Int,
    flags: _Int,
) -> tuple[cudaError_t, int, cudaDriverEntryPointQueryResult]:
    """Finds an entry point of the driver by its plain name; the result is an address.

    cudaError_t cudaGetDriverEntryPointByVersion(const char *symbol, void **funcPtr,
        unsigned int cudaVersion, unsigned long long flags,
        enum cudaDriverEntryPointQueryResult *driverStatus)

    Parameters
        symbol : str or bytes
        cudaVersion : int; 1000 * major + 10 * minor
        flags : int; a value of cudaGetDriverEntryPointFlags

    Returns
        (cudaError_t, funcPtr, driverStatus); cubind.checked.runtime returns (funcPtr,
            driverStatus), or raises CUDARuntimeError
        funcPtr : int
        driverStatus : cudaDriverEntryPointQueryResult

    Fails with
        cudaErrorInvalidValue, cudaErrorNotSupported

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.5.
    Per-thread default stream variant: cudaGetDriverEntryPointByVersion_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DRIVER__ENTRY__POINT.html
    """
def cudaLibraryLoadData(
    code: _Address,
    jitOptions: Sequence[cudaJitOption] | None,
    jitOptionsValues: Sequence[Any] | None,
    numJitOptions: _Int,
    libraryOptions: Sequence[cudaLibraryOption] | None,
    libraryOptionValues: Sequence[Any] | None,
    numLibraryOptions: _Int,
) -> tuple[cudaError_t, cudaLibrary_t]:
    """Loads cubin, PTX or fatbin from host memory for all devices; the code may wait until a
    kernel of it is needed.

    cudaError_t cudaLibraryLoadData(cudaLibrary_t *library, const void *code,
        enum cudaJitOption *jitOptions, void **jitOptionsValues, unsigned int numJitOptions,
        enum cudaLibraryOption *libraryOptions, void **libraryOptionValues,
        unsigned int numLibraryOptions)

    Parameters
        code : int (address), buffer or None
        jitOptions : sequence of cudaJitOption, or None
        jitOptionsValues : sequence of values, or None; of the types that jitOptions call
            for
        numJitOptions : int
        libraryOptions : sequence of cudaLibraryOption, or None
        libraryOptionValues : sequence of values, or None; of the types that libraryOptions
            call for
        numLibraryOptions : int

    Returns
        (cudaError_t, library); cubind.checked.runtime returns library, or raises
            CUDARuntimeError
        library : cudaLibrary_t

    Types of jitOptionsValues by jitOptions
        int : cudaJitMaxRegisters, cudaJitThreadsPerBlock, cudaJitOptimizationLevel,
            cudaJitMinCtaPerSm, cudaJitInfoLogBufferSizeBytes,
            cudaJitErrorLogBufferSizeBytes, cudaJitGenerateDebugInfo, cudaJitLogVerbose,
            cudaJitGenerateLineInfo, cudaJitPositionIndependentCode,
            cudaJitMaxThreadsPerBlock, cudaJitOverrideDirectiveValues
        float : cudaJitWallTime
        bytearray : cudaJitInfoLogBuffer, cudaJitErrorLogBuffer
        cudaJit_Fallback : cudaJitFallbackStrategy
        cudaJit_CacheMode : cudaJitCacheMode

    Types of libraryOptionValues by libraryOptions
        cudalibraryHostUniversalFunctionAndDataTable :
            cudaLibraryHostUniversalFunctionAndDataTable
        int : cudaLibraryBinaryIsPreserved

    Fails with
        cudaErrorInvalidValue, cudaErrorMemoryAllocation, cudaErrorInitializationError,
        cudaErrorCudartUnloading, cudaErrorInvalidPtx, cudaErrorUnsupportedPtxVersion,
        cudaErrorNoKernelImageForDevice, cudaErrorSharedObjectSymbolNotFound,
        cudaErrorSharedObjectInitFailed, cudaErrorJitCompilerNotFound

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html
    """
def cudaLibraryLoadFromFile(
    fileName: _Text,
    jitOptions: Sequence[cudaJitOption] | None,
    jitOptionsValues: Sequence[Any] | None,
    numJitOptions: _Int,
    libraryOptions: Sequence[cudaLibraryOption] | None,
    libraryOptionValues: Sequence[Any] | None,
    numLibraryOptions: _Int,
) -> tuple[cudaError_t, cudaLibrary_t]:
    """Loads a file of cubin, PTX or fatbin for all devices.

    cudaError_t cudaLibraryLoadFromFile(cudaLibrary_t *library, const char *fileName,
        enum cudaJitOption *jitOptions, void **jitOptionsValues, unsigned int numJitOptions,
        enum cudaLibraryOption *libraryOptions, void **libraryOptionValues,
        unsigned int numLibraryOptions)

    Parameters
        fileName : str or bytes
        jitOptions : sequence of cudaJitOption, or None
        jitOptionsValues : sequence of values, or None; of the types that jitOptions call
            for
        numJitOptions : int
        libraryOptions : sequence of cudaLibraryOption, or None
        libraryOptionValues : sequence of values, or None; of the types that libraryOptions
            call for
        numLibraryOptions : int

    Returns
        (cudaError_t, library); cubind.checked.runtime returns library, or raises
            CUDARuntimeError
        library : cudaLibrary_t

    Types of jitOptionsValues by jitOptions
        int : cudaJitMaxRegisters, cudaJitThreadsPerBlock, cudaJitOptimizationLevel,
            cudaJitMinCtaPerSm, cudaJitInfoLogBufferSizeBytes,
            cudaJitErrorLogBufferSizeBytes, cudaJitGenerateDebugInfo, cudaJitLogVerbose,
            cudaJitGenerateLineInfo, cudaJitPositionIndependentCode,
            cudaJitMaxThreadsPerBlock, cudaJitOverrideDirectiveValues
        float : cudaJitWallTime
        bytearray : cudaJitInfoLogBuffer, cudaJitErrorLogBuffer
        cudaJit_Fallback : cudaJitFallbackStrategy
        cudaJit_CacheMode : cudaJitCacheMode

    Types of libraryOptionValues by libraryOptions
        cudalibraryHostUniversalFunctionAndDataTable :
            cudaLibraryHostUniversalFunctionAndDataTable
        int : cudaLibraryBinaryIsPreserved

    Fails with
        cudaErrorInvalidValue, cudaErrorMemoryAllocation, cudaErrorInitializationError,
        cudaErrorCudartUnloading, cudaErrorInvalidPtx, cudaErrorUnsupportedPtxVersion,
        cudaErrorNoKernelImageForDevice, cudaErrorSharedObjectSymbolNotFound,
        cudaErrorSharedObjectInitFailed, cudaErrorJitCompilerNotFound

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html
    """
def cudaLibraryUnload(library: cudaLibrary_t | _Int | None) -> tuple[cudaError_t]:
    """Unloads a library from all devices; its kernels and variables are invalid from then on.

    cudaError_t cudaLibraryUnload(cudaLibrary_t library)

    Parameters
        library : cudaLibrary_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorInvalidValue

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html
    """
def cudaLibraryGetKernel(
    library: cudaLibrary_t | _Int | None,
    name: _Text,
) -> tuple[cudaError_t, cudaKernel_t]:
    """Finds a kernel of a library by its name in the code, mangled for C++.

    cudaError_t cudaLibraryGetKernel(cudaKernel_t *pKernel, cudaLibrary_t library,
        const char *name)

    Parameters
        library : cudaLibrary_t, int or None
        name : str or bytes

    Returns
        (cudaError_t, pKernel); cubind.checked.runtime returns pKernel, or raises
            CUDARuntimeError
        pKernel : cudaKernel_t

    Fails with
        cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorInvalidValue,
        cudaErrorInvalidResourceHandle, cudaErrorSymbolNotFound

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html
    """
def cudaLibraryGetGlobal(
    library: cudaLibrary_t | _Int | None,
    name: _Text,
) -> tuple[cudaError_t, int, int]:
    """Finds a global variable of a library; its address is of the current device.

    cudaError_t cudaLibraryGetGlobal(void **dptr, size_t *bytes, cudaLibrary_t library,
        const char *name)

    Parameters
        library : cudaLibrary_t, int or None
        name : str or bytes

    Returns
        (cudaError_t, dptr, numbytes); cubind.checked.runtime returns (dptr, numbytes), or
            raises CUDARuntimeError
        dptr : int
        numbytes : int; bytes

    Fails with
        cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorInvalidValue,
        cudaErrorInvalidResourceHandle, cudaErrorSymbolNotFound,
        cudaErrorDeviceUninitialized, cudaErrorContextIsDestroyed

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html
    """
def cudaLibraryGetManaged(
    library: cudaLibrary_t | _Int | None,
    name: _Text,
) -> tuple[cudaError_t, int, int]:
    """Finds a managed variable of a library; its address is the same on all devices.

    cudaError_t cudaLibraryGetManaged(void **dptr, size_t *bytes, cudaLibrary_t library,
        const char *name)

    Parameters
        library : cudaLibrary_t, int or None
        name : str or bytes

    Returns
        (cudaError_t, dptr, numbytes); cubind.checked.runtime returns (dptr, numbytes), or
            raises CUDARuntimeError
        dptr : int
        numbytes : int; bytes

    Fails with
        cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorInvalidValue,
        cudaErrorInvalidResourceHandle, cudaErrorSymbolNotFound

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html
    """
def cudaLibraryGetUnifiedFunction(
    library: cudaLibrary_t | _Int | None,
    symbol: _Text,
) -> tuple[cudaError_t, int]:
    """Gives the address of a function that host and devices call alike.

    cudaError_t cudaLibraryGetUnifiedFunction(void **fptr, cudaLibrary_t library,
        const char *symbol)

    Parameters
        library : cudaLibrary_t, int or None
        symbol : str or bytes

    Returns
        (cudaError_t, fptr); cubind.checked.runtime returns fptr, or raises CUDARuntimeError
        fptr : int

    Fails with
        cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorInvalidValue,
        cudaErrorInvalidResourceHandle, cudaErrorSymbolNotFound

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html
    """
def cudaLibraryGetKernelCount(lib: cudaLibrary_t | _Int | None) -> tuple[cudaError_t, int]:
    """Counts the kernels of a library.

    cudaError_t cudaLibraryGetKernelCount(unsigned int *count, cudaLibrary_t lib)

    Parameters
        lib : cudaLibrary_t, int or None

    Returns
        (cudaError_t, count); cubind.checked.runtime returns count, or raises
            CUDARuntimeError
        count : int

    Fails with
        cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorInvalidValue,
        cudaErrorInvalidResourceHandle

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html
    """
def cudaLibraryEnumerateKernels(
    numKernels: _Int,
    lib: cudaLibrary_t | _Int | None,
) -> tuple[cudaError_t, list[cudaKernel_t]]:
    """Lists kernels of a library, numKernels items; those behind its last kernel are NULL.

    cudaError_t cudaLibraryEnumerateKernels(cudaKernel_t *kernels, unsigned int numKernels,
        cudaLibrary_t lib)

    Parameters
        numKernels : int
        lib : cudaLibrary_t, int or None

    Returns
        (cudaError_t, kernels); cubind.checked.runtime returns kernels, or raises
            CUDARuntimeError
        kernels : list[cudaKernel_t]

    Fails with
        cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorInvalidValue,
        cudaErrorInvalidResourceHandle

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html
    """
def cudaKernelSetAttributeForDevice(
    kernel: cudaKernel_t | _Int | None,
    attr: cudaFuncAttribute | int,
    value: _Int,
    device: _Int,
) -> tuple[cudaError_t]:
    """Sets a property of a kernel for launches on one device, such as its limit of dynamic
    shared memory.

    cudaError_t cudaKernelSetAttributeForDevice(cudaKernel_t kernel,
        enum cudaFuncAttribute attr, int value, int device)

    Parameters
        kernel : cudaKernel_t, int or None
        attr : cudaFuncAttribute or int
        value, device : int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidDeviceFunction, cudaErrorInvalidValue

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html
    """
def cudaDeviceGetDevResource(
    device: _Int,
    typename: cudaDevResourceType | int,
) -> tuple[cudaError_t, cudaDevResource]:
    """Gives all multiprocessors or work queues of a device, to be divided.

    cudaError_t cudaDeviceGetDevResource(int device, cudaDevResource *resource,
        enum cudaDevResourceType type)

    Parameters
        device : int
        typename : cudaDevResourceType or int

    Returns
        (cudaError_t, resource); cubind.checked.runtime returns resource, or raises
            CUDARuntimeError
        resource : cudaDevResource

    Fails with
        cudaErrorInvalidValue, cudaErrorNotPermitted, cudaErrorInvalidDevice,
        cudaErrorInvalidResourceType, cudaErrorNotSupported, cudaErrorCudartUnloading,
        cudaErrorInitializationError

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html
    """
def cudaDevSmResourceSplitByCount(
    nbGroups: _Int,
    input_: cudaDevResource | None,
    flags: _Int,
    minCount: _Int,
) -> tuple[cudaError_t, list[cudaDevResource], int, cudaDevResource]:
    """Divides multiprocessors into equal groups of at least minCount; what is left over is in
    remaining.

    cudaError_t cudaDevSmResourceSplitByCount(cudaDevResource *result,
        unsigned int *nbGroups, const cudaDevResource *input, cudaDevResource *remaining,
        unsigned int flags, unsigned int minCount)

    Parameters
        nbGroups : int; how many there is room for, then how many there are; groups wanted,
            and groups made
        input_ : cudaDevResource or None
        flags : int; cudaDevSmResourceSplitByCount_flags, or-ed
        minCount : int; multiprocessors per group

    Returns
        (cudaError_t, result, nbGroups, remaining); cubind.checked.runtime returns (result,
            nbGroups, remaining), or raises CUDARuntimeError
        result : list[cudaDevResource]
        nbGroups : int; groups wanted, and groups made
        remaining : cudaDevResource

    Fails with
        cudaErrorInvalidValue, cudaErrorNotPermitted, cudaErrorInvalidResourceType,
        cudaErrorInvalidResourceConfiguration, cudaErrorNotSupported,
        cudaErrorCudartUnloading, cudaErrorInitializationError

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html
    """
def cudaDevSmResourceSplit(
    nbGroups: _Int,
    input_: cudaDevResource | None,
    flags: _Int,
    groupParams: Sequence[cudaDevSmResourceGroupParams] | None,
) -> tuple[cudaError_t, list[cudaDevResource], cudaDevResource]:
    """Divides multiprocessors into groups as groupParams says; what is left over is in
    remainder.

    cudaError_t cudaDevSmResourceSplit(cudaDevResource *result, unsigned int nbGroups,
        const cudaDevResource *input, cudaDevResource *remainder, unsigned int flags,
        cudaDevSmResourceGroupParams *groupParams)

    Parameters
        nbGroups : int
        input_ : cudaDevResource or None
        flags : int; has to be 0
        groupParams : sequence of cudaDevSmResourceGroupParams, or None; as many as
            nbGroups; in and out

    Returns
        (cudaError_t, result, remainder); cubind.checked.runtime returns (result,
            remainder), or raises CUDARuntimeError
        result : list[cudaDevResource]
        remainder : cudaDevResource

    Fails with
        cudaErrorInvalidValue, cudaErrorNotPermitted, cudaErrorInvalidResourceType,
        cudaErrorInvalidResourceConfiguration, cudaErrorNotSupported,
        cudaErrorCudartUnloading, cudaErrorInitializationError

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html
    """
def cudaDevResourceGenerateDesc(
    resources: Sequence[cudaDevResource] | None,
    nbResources: _Int,
) -> tuple[cudaError_t, cudaDevResourceDesc_t]:
    """Puts resources together into what cudaGreenCtxCreate takes.

    cudaError_t cudaDevResourceGenerateDesc(cudaDevResourceDesc_t *phDesc,
        cudaDevResource *resources, unsigned int nbResources)

    Parameters
        resources : sequence of cudaDevResource, or None; as many as nbResources
        nbResources : int

    Returns
        (cudaError_t, phDesc); cubind.checked.runtime returns phDesc, or raises
            CUDARuntimeError
        phDesc : cudaDevResourceDesc_t

    Fails with
        cudaErrorInvalidValue, cudaErrorNotPermitted, cudaErrorInvalidResourceType,
        cudaErrorInvalidResourceConfiguration, cudaErrorNotSupported,
        cudaErrorCudartUnloading, cudaErrorInitializationError

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html
    """
def cudaGreenCtxCreate(
    desc: cudaDevResourceDesc_t | _Int | None,
    device: _Int,
    flags: _Int,
) -> tuple[cudaError_t, cudaExecutionContext_t]:
    """Makes an execution context that has only some multiprocessors or queues of the device.

    cudaError_t cudaGreenCtxCreate(cudaExecutionContext_t *phCtx,
        cudaDevResourceDesc_t desc, int device, unsigned int flags)

    Parameters
        desc : cudaDevResourceDesc_t, int or None
        device : int
        flags : int; has to be 0

    Returns
        (cudaError_t, phCtx); cubind.checked.runtime returns phCtx, or raises
            CUDARuntimeError
        phCtx : cudaExecutionContext_t

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidDevice, cudaErrorNotPermitted,
        cudaErrorNotSupported, cudaErrorCudartUnloading, cudaErrorInitializationError

    Releases the GIL. Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html
    """
def cudaExecutionCtxDestroy(ctx: cudaExecutionContext_t | _Int | None) -> tuple[cudaError_t]:
    """Destroys a green context, never that of a whole device; its streams still take a
    cudaStreamDestroy each.

    cudaError_t cudaExecutionCtxDestroy(cudaExecutionContext_t ctx)

    Parameters
        ctx : cudaExecutionContext_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorNotPermitted, cudaErrorCudartUnloading,
        cudaErrorInitializationError

    Releases the GIL. Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html
    """
def cudaExecutionCtxGetDevResource(
    ctx: cudaExecutionContext_t | _Int | None,
    typename: cudaDevResourceType | int,
) -> tuple[cudaError_t, cudaDevResource]:
    """Gives the multiprocessors or work queues that an execution context has.

    cudaError_t cudaExecutionCtxGetDevResource(cudaExecutionContext_t ctx,
        cudaDevResource *resource, enum cudaDevResourceType type)

    Parameters
        ctx : cudaExecutionContext_t, int or None
        typename : cudaDevResourceType or int

    Returns
        (cudaError_t, resource); cubind.checked.runtime returns resource, or raises
            CUDARuntimeError
        resource : cudaDevResource

    Fails with
        cudaErrorInvalidValue, cudaErrorNotSupported, cudaErrorNotPermitted,
        cudaErrorCudartUnloading, cudaErrorInitializationError

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html
    """
def cudaExecutionCtxGetDevice(ctx: cudaExecutionContext_t | _Int | None) -> tuple[cudaError_t, int]:
    """Gives the device of an execution context.

    cudaError_t cudaExecutionCtxGetDevice(int *device, cudaExecutionContext_t ctx)

    Parameters
        ctx : cudaExecutionContext_t, int or None

    Returns
        (cudaError_t, device); cubind.checked.runtime returns device, or raises
            CUDARuntimeError
        device : int

    Fails with
        cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorInvalidValue,
        cudaErrorNotPermitted

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html
    """
def cudaExecutionCtxGetId(ctx: cudaExecutionContext_t | _Int | None) -> tuple[cudaError_t, int]:
    """Gives a number that no other execution context of the process gets.

    cudaError_t cudaExecutionCtxGetId(cudaExecutionContext_t ctx, unsigned long long *ctxId)

    Parameters
        ctx : cudaExecutionContext_t, int or None

    Returns
        (cudaError_t, ctxId); cubind.checked.runtime returns ctxId, or raises
            CUDARuntimeError
        ctxId : int

    Fails with
        cudaErrorCudartUnloading, cudaErrorInitializationError, cudaErrorInvalidValue,
        cudaErrorNotPermitted

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html
    """
def cudaExecutionCtxStreamCreate(
    ctx: cudaExecutionContext_t | _Int | None,
    flags: _Int,
    priority: _Int,
) -> tuple[cudaError_t, cudaStream_t]:
    """Makes a stream in an execution context, whatever device is current.

    cudaError_t cudaExecutionCtxStreamCreate(cudaStream_t *phStream,
        cudaExecutionContext_t ctx, unsigned int flags, int priority)

    Parameters
        ctx : cudaExecutionContext_t, int or None
        flags : int; cudaStreamDefault or cudaStreamNonBlocking
        priority : int

    Returns
        (cudaError_t, phStream); cubind.checked.runtime returns phStream, or raises
            CUDARuntimeError
        phStream : cudaStream_t

    Fails with
        cudaErrorInvalidValue, cudaErrorNotPermitted, cudaErrorCudartUnloading,
        cudaErrorInitializationError

    Releases the GIL. Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html
    """
def cudaExecutionCtxSynchronize(ctx: cudaExecutionContext_t | _Int | None) -> tuple[cudaError_t]:
    """Waits until all work in an execution context is done.

    cudaError_t cudaExecutionCtxSynchronize(cudaExecutionContext_t ctx)

    Parameters
        ctx : cudaExecutionContext_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorCudartUnloading, cudaErrorDeviceUninitialized, cudaErrorInvalidValue

    Releases the GIL. Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html
    """
def cudaStreamGetDevResource(
    hStream: cudaStream_t | _Int | None,
    typename: cudaDevResourceType | int,
) -> tuple[cudaError_t, cudaDevResource]:
    """Gives the multiprocessors that a stream has; work queues cannot be asked for.

    cudaError_t cudaStreamGetDevResource(cudaStream_t hStream, cudaDevResource *resource,
        enum cudaDevResourceType type)

    Parameters
        hStream : cudaStream_t, int or None
        typename : cudaDevResourceType or int; cudaDevResourceTypeSm; called type in C

    Returns
        (cudaError_t, resource); cubind.checked.runtime returns resource, or raises
            CUDARuntimeError
        resource : cudaDevResource

    Fails with
        cudaErrorCudartUnloading, cudaErrorInitializationError,
        cudaErrorDeviceUninitialized, cudaErrorInvalidResourceType, cudaErrorInvalidValue,
        cudaErrorNotPermitted, cudaErrorCallRequiresNewerDriver

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    Per-thread default stream variant: cudaStreamGetDevResource_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html
    """
def cudaExecutionCtxRecordEvent(
    ctx: cudaExecutionContext_t | _Int | None,
    event: cudaEvent_t | _Int | None,
) -> tuple[cudaError_t]:
    """Records an event behind everything that the streams of an execution context have queued
    so far.

    cudaError_t cudaExecutionCtxRecordEvent(cudaExecutionContext_t ctx, cudaEvent_t event)

    Parameters
        ctx : cudaExecutionContext_t, int or None
        event : cudaEvent_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorCudartUnloading, cudaErrorInitializationError,
        cudaErrorStreamCaptureUnsupported

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html
    """
def cudaExecutionCtxWaitEvent(
    ctx: cudaExecutionContext_t | _Int | None,
    event: cudaEvent_t | _Int | None,
) -> tuple[cudaError_t]:
    """Makes later work of all streams of an execution context wait for an event; the host goes
    on at once.

    cudaError_t cudaExecutionCtxWaitEvent(cudaExecutionContext_t ctx, cudaEvent_t event)

    Parameters
        ctx : cudaExecutionContext_t, int or None
        event : cudaEvent_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorCudartUnloading, cudaErrorInitializationError,
        cudaErrorStreamCaptureUnsupported

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html
    """
def cudaDeviceGetExecutionCtx(device: _Int) -> tuple[cudaError_t, cudaExecutionContext_t]:
    """Gives the execution context of a whole device.

    cudaError_t cudaDeviceGetExecutionCtx(cudaExecutionContext_t *ctx, int device)

    Parameters
        device : int

    Returns
        (cudaError_t, ctx); cubind.checked.runtime returns ctx, or raises CUDARuntimeError
        ctx : cudaExecutionContext_t

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidDevice

    Releases the GIL. Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION__CONTEXT.html
    """
def cudaGetExportTable(pExportTableId: cudaUUID_t | None) -> tuple[cudaError_t, int]:
    """Gives the address of an undocumented function table, by its UUID.

    cudaError_t cudaGetExportTable(const void **ppExportTable,
        const cudaUUID_t *pExportTableId)

    Parameters
        pExportTableId : cudaUUID_t or None

    Returns
        (cudaError_t, ppExportTable); cubind.checked.runtime returns ppExportTable, or
            raises CUDARuntimeError
        ppExportTable : int

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/
    """
def cudaGetFuncBySymbol(symbolPtr: _Address) -> tuple[cudaError_t, cudaFunction_t]:
    """Gives the driver's function for a kernel that is linked into the program.

    cudaError_t cudaGetFuncBySymbol(cudaFunction_t *functionPtr, const void *symbolPtr)

    Parameters
        symbolPtr : int (address), buffer or None

    Returns
        (cudaError_t, functionPtr); cubind.checked.runtime returns functionPtr, or raises
            CUDARuntimeError
        functionPtr : cudaFunction_t

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DRIVER.html
    """
def cudaGetKernel(entryFuncAddr: _Address) -> tuple[cudaError_t, cudaKernel_t]:
    """Gives the driver's kernel for one that is linked into the program.

    cudaError_t cudaGetKernel(cudaKernel_t *kernelPtr, const void *entryFuncAddr)

    Parameters
        entryFuncAddr : int (address), buffer or None

    Returns
        (cudaError_t, kernelPtr); cubind.checked.runtime returns kernelPtr, or raises
            CUDARuntimeError
        kernelPtr : cudaKernel_t

    Releases the GIL. Since CUDA 12.1.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DRIVER.html
    """
def make_cudaPitchedPtr(d: _Address, p: _Int, xsz: _Int, ysz: _Int) -> cudaPitchedPtr:
    """Makes a cudaPitchedPtr of its four fields.

    struct cudaPitchedPtr make_cudaPitchedPtr(void *d, size_t p, size_t xsz, size_t ysz)

    Parameters
        d : int (address), buffer or None
        p, xsz, ysz : int

    Returns
        cudaPitchedPtr

    Keeps the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def make_cudaPos(x: _Int, y: _Int, z: _Int) -> cudaPos:
    """Makes a cudaPos of its three fields.

    struct cudaPos make_cudaPos(size_t x, size_t y, size_t z)

    Parameters
        x, y, z : int

    Returns
        cudaPos

    Keeps the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def make_cudaExtent(w: _Int, h: _Int, d: _Int) -> cudaExtent:
    """Makes a cudaExtent of its three fields.

    struct cudaExtent make_cudaExtent(size_t w, size_t h, size_t d)

    Parameters
        w, h, d : int

    Returns
        cudaExtent

    Keeps the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html
    """
def cudaProfilerStart() -> tuple[cudaError_t]:
    """Tells a profiler that runs with the program to begin; without one nothing happens.

    cudaError_t cudaProfilerStart(void)

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__PROFILER.html
    """
def cudaProfilerStop() -> tuple[cudaError_t]:
    """Tells a profiler that runs with the program to end; without one nothing happens.

    cudaError_t cudaProfilerStop(void)

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__PROFILER.html
    """
def cudaGraphicsEGLRegisterImage(
    image: EGLImageKHR | _Int | None,
    flags: _Int,
) -> tuple[cudaError_t, cudaGraphicsResource_t]:
    """Makes an EGL image usable by CUDA.

    cudaError_t cudaGraphicsEGLRegisterImage(cudaGraphicsResource_t *pCudaResource,
        EGLImageKHR image, unsigned int flags)

    Parameters
        image : EGLImageKHR, int or None
        flags : int; cudaGraphicsRegisterFlags

    Returns
        (cudaError_t, pCudaResource); cubind.checked.runtime returns pCudaResource, or
            raises CUDARuntimeError
        pCudaResource : cudaGraphicsResource_t

    Fails with
        cudaErrorInvalidResourceHandle, cudaErrorInvalidValue, cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html
    """
def cudaEGLStreamConsumerConnect(
    eglStream: EGLStreamKHR | _Int | None,
) -> tuple[cudaError_t, cudaEglStreamConnection]:
    """Makes CUDA the end of an EGLStream that takes frames.

    cudaError_t cudaEGLStreamConsumerConnect(cudaEglStreamConnection *conn,
        EGLStreamKHR eglStream)

    Parameters
        eglStream : EGLStreamKHR, int or None

    Returns
        (cudaError_t, conn); cubind.checked.runtime returns conn, or raises CUDARuntimeError
        conn : cudaEglStreamConnection

    Fails with
        cudaErrorInvalidValue, cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html
    """
def cudaEGLStreamConsumerConnectWithFlags(
    eglStream: EGLStreamKHR | _Int | None,
    flags: _Int,
) -> tuple[cudaError_t, cudaEglStreamConnection]:
    """Makes CUDA the end of an EGLStream that takes frames.

    cudaError_t cudaEGLStreamConsumerConnectWithFlags(cudaEglStreamConnection *conn,
        EGLStreamKHR eglStream, unsigned int flags)

    Parameters
        eglStream : EGLStreamKHR, int or None
        flags : int; cudaEglResourceLocationFlags

    Returns
        (cudaError_t, conn); cubind.checked.runtime returns conn, or raises CUDARuntimeError
        conn : cudaEglStreamConnection

    Fails with
        cudaErrorInvalidValue, cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html
    """
def cudaEGLStreamConsumerDisconnect(
    conn: cudaEglStreamConnection | _Int | None,
) -> tuple[cudaError_t]:
    """Takes CUDA away from an EGLStream that it took frames of.

    cudaError_t cudaEGLStreamConsumerDisconnect(cudaEglStreamConnection *conn)

    Parameters
        conn : cudaEglStreamConnection, int (address) or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html
    """
def cudaEGLStreamConsumerAcquireFrame(
    conn: cudaEglStreamConnection | _Int | None,
    pCudaResource: cudaGraphicsResource_t | _Int | None,
    pStream: cudaStream_t | _Int | None,
    timeout: _Int,
) -> tuple[cudaError_t]:
    """Takes the next frame of an EGLStream, or waits for one for a time.

    cudaError_t cudaEGLStreamConsumerAcquireFrame(cudaEglStreamConnection *conn,
        cudaGraphicsResource_t *pCudaResource, cudaStream_t *pStream, unsigned int timeout)

    Parameters
        conn : cudaEglStreamConnection, int (address) or None
        pCudaResource : cudaGraphicsResource_t, int (address) or None; in and out
        pStream : cudaStream_t, int (address) or None; in and out
        timeout : int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorUnknown, cudaErrorLaunchTimeout

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html
    """
def cudaEGLStreamConsumerReleaseFrame(
    conn: cudaEglStreamConnection | _Int | None,
    pCudaResource: cudaGraphicsResource_t | _Int | None,
    pStream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    """Gives a frame of an EGLStream back to its producer.

    cudaError_t cudaEGLStreamConsumerReleaseFrame(cudaEglStreamConnection *conn,
        cudaGraphicsResource_t pCudaResource, cudaStream_t *pStream)

    Parameters
        conn : cudaEglStreamConnection, int (address) or None
        pCudaResource : cudaGraphicsResource_t, int or None
        pStream : cudaStream_t, int (address) or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html
    """
def cudaEGLStreamProducerConnect(
    eglStream: EGLStreamKHR | _Int | None,
    width: EGLint | _Int | None,
    height: EGLint | _Int | None,
) -> tuple[cudaError_t, cudaEglStreamConnection]:
    """Makes CUDA the end of an EGLStream that gives frames.

    cudaError_t cudaEGLStreamProducerConnect(cudaEglStreamConnection *conn,
        EGLStreamKHR eglStream, EGLint width, EGLint height)

    Parameters
        eglStream : EGLStreamKHR, int or None
        width, height : EGLint, int or None

    Returns
        (cudaError_t, conn); cubind.checked.runtime returns conn, or raises CUDARuntimeError
        conn : cudaEglStreamConnection

    Fails with
        cudaErrorInvalidValue, cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html
    """
def cudaEGLStreamProducerDisconnect(
    conn: cudaEglStreamConnection | _Int | None,
) -> tuple[cudaError_t]:
    """Takes CUDA away from an EGLStream that it gave frames to.

    cudaError_t cudaEGLStreamProducerDisconnect(cudaEglStreamConnection *conn)

    Parameters
        conn : cudaEglStreamConnection, int (address) or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html
    """
def cudaEGLStreamProducerPresentFrame(
    conn: cudaEglStreamConnection | _Int | None,
    eglframe: cudaEglFrame,
    pStream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    """Passes a frame to the other end of an EGLStream.

    cudaError_t cudaEGLStreamProducerPresentFrame(cudaEglStreamConnection *conn,
        cudaEglFrame eglframe, cudaStream_t *pStream)

    Parameters
        conn : cudaEglStreamConnection, int (address) or None
        eglframe : cudaEglFrame
        pStream : cudaStream_t, int (address) or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html
    """
def cudaEGLStreamProducerReturnFrame(
    conn: cudaEglStreamConnection | _Int | None,
    eglframe: cudaEglFrame | None,
    pStream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    """Gets a frame back that the other end of an EGLStream is done with.

    cudaError_t cudaEGLStreamProducerReturnFrame(cudaEglStreamConnection *conn,
        cudaEglFrame *eglframe, cudaStream_t *pStream)

    Parameters
        conn : cudaEglStreamConnection, int (address) or None
        eglframe : cudaEglFrame or None; in and out
        pStream : cudaStream_t, int (address) or None; in and out

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorLaunchTimeout, cudaErrorInvalidValue, cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html
    """
def cudaGraphicsResourceGetMappedEglFrame(
    resource: cudaGraphicsResource_t | _Int | None,
    index: _Int,
    mipLevel: _Int,
) -> tuple[cudaError_t, cudaEglFrame]:
    """Gives the frame of a registered EGL image, layer and level by number.

    cudaError_t cudaGraphicsResourceGetMappedEglFrame(cudaEglFrame *eglFrame,
        cudaGraphicsResource_t resource, unsigned int index, unsigned int mipLevel)

    Parameters
        resource : cudaGraphicsResource_t, int or None
        index, mipLevel : int

    Returns
        (cudaError_t, eglFrame); cubind.checked.runtime returns eglFrame, or raises
            CUDARuntimeError
        eglFrame : cudaEglFrame

    Fails with
        cudaErrorInvalidValue, cudaErrorUnknown

    May keep the GIL (see cubind.keep_gil).
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html
    """
def cudaEventCreateFromEGLSync(
    eglSync: EGLSyncKHR | _Int | None,
    flags: _Int,
) -> tuple[cudaError_t, cudaEvent_t]:
    """Makes an event from a sync object of EGL.

    cudaError_t cudaEventCreateFromEGLSync(cudaEvent_t *phEvent, EGLSyncKHR eglSync,
        unsigned int flags)

    Parameters
        eglSync : EGLSyncKHR, int or None
        flags : int; cudaEventDefault or cudaEventBlockingSync

    Returns
        (cudaError_t, phEvent); cubind.checked.runtime returns phEvent, or raises
            CUDARuntimeError
        phEvent : cudaEvent_t

    Fails with
        cudaErrorInitializationError, cudaErrorInvalidValue, cudaErrorLaunchFailure,
        cudaErrorMemoryAllocation

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EGL.html
    """
def cudaGLGetDevices(
    cudaDeviceCount: _Int,
    deviceList: cudaGLDeviceList | int,
) -> tuple[cudaError_t, int, list[int]]:
    """Lists the CUDA devices that the current OpenGL context uses.

    cudaError_t cudaGLGetDevices(unsigned int *pCudaDeviceCount, int *pCudaDevices,
        unsigned int cudaDeviceCount, enum cudaGLDeviceList deviceList)

    Parameters
        cudaDeviceCount : int
        deviceList : cudaGLDeviceList or int

    Returns
        (cudaError_t, pCudaDeviceCount, pCudaDevices); cubind.checked.runtime returns
            (pCudaDeviceCount, pCudaDevices), or raises CUDARuntimeError
        pCudaDeviceCount : int
        pCudaDevices : list[int]

    Fails with
        cudaErrorNoDevice, cudaErrorInvalidGraphicsContext, cudaErrorOperatingSystem,
        cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL.html
    """
def cudaGraphicsGLRegisterImage(
    image: GLuint | _Int | None,
    target: GLenum | _Int | None,
    flags: _Int,
) -> tuple[cudaError_t, cudaGraphicsResource_t]:
    """Makes an object of OpenGL usable in CUDA; map it before each use.

    cudaError_t cudaGraphicsGLRegisterImage(cudaGraphicsResource_t *resource, GLuint image,
        GLenum target, unsigned int flags)

    Parameters
        image : GLuint, int or None
        target : GLenum, int or None
        flags : int; cudaGraphicsRegisterFlags, or-ed

    Returns
        (cudaError_t, resource); cubind.checked.runtime returns resource, or raises
            CUDARuntimeError
        resource : cudaGraphicsResource_t

    Fails with
        cudaErrorInvalidDevice, cudaErrorInvalidValue, cudaErrorInvalidResourceHandle,
        cudaErrorOperatingSystem, cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL.html
    """
def cudaGraphicsGLRegisterBuffer(
    buffer: GLuint | _Int | None,
    flags: _Int,
) -> tuple[cudaError_t, cudaGraphicsResource_t]:
    """Makes an object of OpenGL usable in CUDA; map it before each use.

    cudaError_t cudaGraphicsGLRegisterBuffer(cudaGraphicsResource_t *resource,
        GLuint buffer, unsigned int flags)

    Parameters
        buffer : GLuint, int or None
        flags : int; cudaGraphicsRegisterFlags, or-ed

    Returns
        (cudaError_t, resource); cubind.checked.runtime returns resource, or raises
            CUDARuntimeError
        resource : cudaGraphicsResource_t

    Fails with
        cudaErrorInvalidDevice, cudaErrorInvalidValue, cudaErrorInvalidResourceHandle,
        cudaErrorOperatingSystem, cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL.html
    """
def cudaGLSetGLDevice(device: _Int) -> tuple[cudaError_t]:
    """Prepares a device for OpenGL; deprecated, as devices need no preparation any more.

    cudaError_t cudaGLSetGLDevice(int device)

    Parameters
        device : int

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidDevice, cudaErrorSetOnActiveProcess

    Releases the GIL. Deprecated.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL__DEPRECATED.html
    """
def cudaGLRegisterBufferObject(bufObj: GLuint | _Int | None) -> tuple[cudaError_t]:
    """Makes an OpenGL buffer usable by CUDA; deprecated for cudaGraphicsGLRegisterBuffer.

    cudaError_t cudaGLRegisterBufferObject(GLuint bufObj)

    Parameters
        bufObj : GLuint, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInitializationError

    Releases the GIL. Deprecated.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL__DEPRECATED.html
    """
def cudaGLMapBufferObject(bufObj: GLuint | _Int | None) -> tuple[cudaError_t, int]:
    """Gives the address of an OpenGL buffer; deprecated for cudaGraphicsMapResources.

    cudaError_t cudaGLMapBufferObject(void **devPtr, GLuint bufObj)

    Parameters
        bufObj : GLuint, int or None

    Returns
        (cudaError_t, devPtr); cubind.checked.runtime returns devPtr, or raises
            CUDARuntimeError
        devPtr : int

    Fails with
        cudaErrorMapBufferObjectFailed

    Releases the GIL. Deprecated.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL__DEPRECATED.html
    """
def cudaGLUnmapBufferObject(bufObj: GLuint | _Int | None) -> tuple[cudaError_t]:
    """Gives an OpenGL buffer back to OpenGL; deprecated for cudaGraphicsUnmapResources.

    cudaError_t cudaGLUnmapBufferObject(GLuint bufObj)

    Parameters
        bufObj : GLuint, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorUnmapBufferObjectFailed

    Releases the GIL. Deprecated.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL__DEPRECATED.html
    """
def cudaGLUnregisterBufferObject(bufObj: GLuint | _Int | None) -> tuple[cudaError_t]:
    """Ends the use of an OpenGL buffer by CUDA; deprecated for cudaGraphicsUnregisterResource.

    cudaError_t cudaGLUnregisterBufferObject(GLuint bufObj)

    Parameters
        bufObj : GLuint, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Releases the GIL. Deprecated.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL__DEPRECATED.html
    """
def cudaGLSetBufferObjectMapFlags(bufObj: GLuint | _Int | None, flags: _Int) -> tuple[cudaError_t]:
    """Says how CUDA is going to use an OpenGL buffer; deprecated for
    cudaGraphicsResourceSetMapFlags.

    cudaError_t cudaGLSetBufferObjectMapFlags(GLuint bufObj, unsigned int flags)

    Parameters
        bufObj : GLuint, int or None
        flags : int; cudaGLMapFlags

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidValue, cudaErrorInvalidResourceHandle, cudaErrorUnknown

    Releases the GIL. Deprecated.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL__DEPRECATED.html
    """
def cudaGLMapBufferObjectAsync(
    bufObj: GLuint | _Int | None,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t, int]:
    """Gives the address of an OpenGL buffer; deprecated for cudaGraphicsMapResources.

    cudaError_t cudaGLMapBufferObjectAsync(void **devPtr, GLuint bufObj,
        cudaStream_t stream)

    Parameters
        bufObj : GLuint, int or None
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t, devPtr); cubind.checked.runtime returns devPtr, or raises
            CUDARuntimeError
        devPtr : int

    Fails with
        cudaErrorMapBufferObjectFailed

    Releases the GIL. Deprecated.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL__DEPRECATED.html
    """
def cudaGLUnmapBufferObjectAsync(
    bufObj: GLuint | _Int | None,
    stream: cudaStream_t | _Int | None,
) -> tuple[cudaError_t]:
    """Gives an OpenGL buffer back to OpenGL; deprecated for cudaGraphicsUnmapResources.

    cudaError_t cudaGLUnmapBufferObjectAsync(GLuint bufObj, cudaStream_t stream)

    Parameters
        bufObj : GLuint, int or None
        stream : cudaStream_t, int or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorUnmapBufferObjectFailed

    Releases the GIL. Deprecated.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__OPENGL__DEPRECATED.html
    """
def cudaVDPAUGetDevice(
    vdpDevice: VdpDevice | _Int | None,
    vdpGetProcAddress: _Address,
) -> tuple[cudaError_t, int]:
    """Gives the CUDA device that a VDPAU device uses.

    cudaError_t cudaVDPAUGetDevice(int *device, VdpDevice vdpDevice,
        int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))

    Parameters
        vdpDevice : VdpDevice, int or None
        vdpGetProcAddress : int (address), buffer or None

    Returns
        (cudaError_t, device); cubind.checked.runtime returns device, or raises
            CUDARuntimeError
        device : int

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__VDPAU.html
    """
def cudaVDPAUSetVDPAUDevice(
    device: _Int,
    vdpDevice: VdpDevice | _Int | None,
    vdpGetProcAddress: _Address,
) -> tuple[cudaError_t]:
    """Makes a device current and prepares it for a VDPAU device.

    cudaError_t cudaVDPAUSetVDPAUDevice(int device, VdpDevice vdpDevice,
        int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))

    Parameters
        device : int
        vdpDevice : VdpDevice, int or None
        vdpGetProcAddress : int (address), buffer or None

    Returns
        (cudaError_t,); cubind.checked.runtime returns None, or raises CUDARuntimeError

    Fails with
        cudaErrorInvalidDevice, cudaErrorSetOnActiveProcess

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__VDPAU.html
    """
def cudaGraphicsVDPAURegisterVideoSurface(
    vdpSurface: VdpVideoSurface | _Int | None,
    flags: _Int,
) -> tuple[cudaError_t, cudaGraphicsResource_t]:
    """Makes a surface of VDPAU usable by CUDA.

    cudaError_t cudaGraphicsVDPAURegisterVideoSurface(cudaGraphicsResource_t *resource,
        VdpVideoSurface vdpSurface, unsigned int flags)

    Parameters
        vdpSurface : VdpVideoSurface, int or None
        flags : int; cudaGraphicsMapFlags

    Returns
        (cudaError_t, resource); cubind.checked.runtime returns resource, or raises
            CUDARuntimeError
        resource : cudaGraphicsResource_t

    Fails with
        cudaErrorInvalidDevice, cudaErrorInvalidValue, cudaErrorInvalidResourceHandle,
        cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__VDPAU.html
    """
def cudaGraphicsVDPAURegisterOutputSurface(
    vdpSurface: VdpOutputSurface | _Int | None,
    flags: _Int,
) -> tuple[cudaError_t, cudaGraphicsResource_t]:
    """Makes a surface of VDPAU usable by CUDA.

    cudaError_t cudaGraphicsVDPAURegisterOutputSurface(cudaGraphicsResource_t *resource,
        VdpOutputSurface vdpSurface, unsigned int flags)

    Parameters
        vdpSurface : VdpOutputSurface, int or None
        flags : int; cudaGraphicsMapFlags

    Returns
        (cudaError_t, resource); cubind.checked.runtime returns resource, or raises
            CUDARuntimeError
        resource : cudaGraphicsResource_t

    Fails with
        cudaErrorInvalidDevice, cudaErrorInvalidValue, cudaErrorInvalidResourceHandle,
        cudaErrorUnknown

    Releases the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__VDPAU.html
    """
def getLocalRuntimeVersion() -> tuple[cudaError_t, int]:
    """Tells of which release the CUDA runtime is.

    cudaError_t cudaRuntimeGetVersion(int *runtimeVersion)

    Returns
        (cudaError_t, runtimeVersion); cubind.checked.runtime returns runtimeVersion, or
            raises CUDARuntimeError
        runtimeVersion : int; 1000 * major + 10 * minor, such as 13050

    Fails with
        cudaErrorInvalidValue

    Keeps the GIL.
    https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART____VERSION.html
    """
