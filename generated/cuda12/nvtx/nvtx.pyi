# nvtx.pyi of cubind's binding of the NVTX, API version 12.9.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/nvtx.yaml.

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, Self, SupportsFloat, SupportsIndex, SupportsInt, TypeAlias

from typing_extensions import Buffer

from cubind.driver import (
    CUcontext as CUcontext,
    CUevent as CUevent,
    CUstream as CUstream,
    CUdevice_v1 as CUdevice_v1,
    CUdevice as CUdevice,
)
from cubind.runtime import (
    cudaStream_t as cudaStream_t,
    cudaEvent_t as cudaEvent_t,
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

class nvtxColorType_t(_Enum):
    NVTX_COLOR_UNKNOWN: ClassVar[nvtxColorType_t]
    NVTX_COLOR_ARGB: ClassVar[nvtxColorType_t]

class nvtxMessageType_t(_Enum):
    NVTX_MESSAGE_UNKNOWN: ClassVar[nvtxMessageType_t]
    NVTX_MESSAGE_TYPE_ASCII: ClassVar[nvtxMessageType_t]
    NVTX_MESSAGE_TYPE_UNICODE: ClassVar[nvtxMessageType_t]
    NVTX_MESSAGE_TYPE_REGISTERED: ClassVar[nvtxMessageType_t]

class nvtxPayloadType_t(_Enum):
    NVTX_PAYLOAD_UNKNOWN: ClassVar[nvtxPayloadType_t]
    NVTX_PAYLOAD_TYPE_UNSIGNED_INT64: ClassVar[nvtxPayloadType_t]
    NVTX_PAYLOAD_TYPE_INT64: ClassVar[nvtxPayloadType_t]
    NVTX_PAYLOAD_TYPE_DOUBLE: ClassVar[nvtxPayloadType_t]
    NVTX_PAYLOAD_TYPE_UNSIGNED_INT32: ClassVar[nvtxPayloadType_t]
    NVTX_PAYLOAD_TYPE_INT32: ClassVar[nvtxPayloadType_t]
    NVTX_PAYLOAD_TYPE_FLOAT: ClassVar[nvtxPayloadType_t]

class nvtxResourceGenericType_t(_Enum):
    NVTX_RESOURCE_TYPE_UNKNOWN: ClassVar[nvtxResourceGenericType_t]
    NVTX_RESOURCE_TYPE_GENERIC_POINTER: ClassVar[nvtxResourceGenericType_t]
    NVTX_RESOURCE_TYPE_GENERIC_HANDLE: ClassVar[nvtxResourceGenericType_t]
    NVTX_RESOURCE_TYPE_GENERIC_THREAD_NATIVE: ClassVar[nvtxResourceGenericType_t]
    NVTX_RESOURCE_TYPE_GENERIC_THREAD_POSIX: ClassVar[nvtxResourceGenericType_t]

class nvtxResourceSyncPosixThreadType_t(_Enum):
    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_MUTEX: ClassVar[nvtxResourceSyncPosixThreadType_t]
    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_CONDITION: ClassVar[nvtxResourceSyncPosixThreadType_t]
    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_RWLOCK: ClassVar[nvtxResourceSyncPosixThreadType_t]
    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_BARRIER: ClassVar[nvtxResourceSyncPosixThreadType_t]
    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_SPINLOCK: ClassVar[nvtxResourceSyncPosixThreadType_t]
    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_ONCE: ClassVar[nvtxResourceSyncPosixThreadType_t]

class nvtxResourceSyncWindowsType_t(_Enum):
    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_MUTEX: ClassVar[nvtxResourceSyncWindowsType_t]
    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SEMAPHORE: ClassVar[nvtxResourceSyncWindowsType_t]
    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_EVENT: ClassVar[nvtxResourceSyncWindowsType_t]
    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_CRITICAL_SECTION: ClassVar[nvtxResourceSyncWindowsType_t]
    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SRWLOCK: ClassVar[nvtxResourceSyncWindowsType_t]

class nvtxResourceSyncLinuxType_t(_Enum):
    NVTX_RESOURCE_TYPE_SYNC_LINUX_MUTEX: ClassVar[nvtxResourceSyncLinuxType_t]
    NVTX_RESOURCE_TYPE_SYNC_LINUX_FUTEX: ClassVar[nvtxResourceSyncLinuxType_t]
    NVTX_RESOURCE_TYPE_SYNC_LINUX_SEMAPHORE: ClassVar[nvtxResourceSyncLinuxType_t]
    NVTX_RESOURCE_TYPE_SYNC_LINUX_COMPLETION: ClassVar[nvtxResourceSyncLinuxType_t]
    NVTX_RESOURCE_TYPE_SYNC_LINUX_SPINLOCK: ClassVar[nvtxResourceSyncLinuxType_t]
    NVTX_RESOURCE_TYPE_SYNC_LINUX_SEQLOCK: ClassVar[nvtxResourceSyncLinuxType_t]
    NVTX_RESOURCE_TYPE_SYNC_LINUX_RCU: ClassVar[nvtxResourceSyncLinuxType_t]

class nvtxResourceSyncAndroidType_t(_Enum):
    NVTX_RESOURCE_TYPE_SYNC_LINUX_MUTEX: ClassVar[nvtxResourceSyncAndroidType_t]
    NVTX_RESOURCE_TYPE_SYNC_LINUX_FUTEX: ClassVar[nvtxResourceSyncAndroidType_t]
    NVTX_RESOURCE_TYPE_SYNC_LINUX_SEMAPHORE: ClassVar[nvtxResourceSyncAndroidType_t]
    NVTX_RESOURCE_TYPE_SYNC_LINUX_COMPLETION: ClassVar[nvtxResourceSyncAndroidType_t]
    NVTX_RESOURCE_TYPE_SYNC_LINUX_SPINLOCK: ClassVar[nvtxResourceSyncAndroidType_t]
    NVTX_RESOURCE_TYPE_SYNC_LINUX_SEQLOCK: ClassVar[nvtxResourceSyncAndroidType_t]
    NVTX_RESOURCE_TYPE_SYNC_LINUX_RCU: ClassVar[nvtxResourceSyncAndroidType_t]

class nvtxResourceCUDAType_t(_Enum):
    NVTX_RESOURCE_TYPE_CUDA_DEVICE: ClassVar[nvtxResourceCUDAType_t]
    NVTX_RESOURCE_TYPE_CUDA_CONTEXT: ClassVar[nvtxResourceCUDAType_t]
    NVTX_RESOURCE_TYPE_CUDA_STREAM: ClassVar[nvtxResourceCUDAType_t]
    NVTX_RESOURCE_TYPE_CUDA_EVENT: ClassVar[nvtxResourceCUDAType_t]

class nvtxResourceCUDARTType_t(_Enum):
    NVTX_RESOURCE_TYPE_CUDART_DEVICE: ClassVar[nvtxResourceCUDARTType_t]
    NVTX_RESOURCE_TYPE_CUDART_STREAM: ClassVar[nvtxResourceCUDARTType_t]
    NVTX_RESOURCE_TYPE_CUDART_EVENT: ClassVar[nvtxResourceCUDARTType_t]

class nvtxDomainHandle_t(_Handle): ...
class nvtxStringHandle_t(_Handle): ...
class nvtxResourceHandle_t(_Handle): ...
class nvtxSyncUser_t(_Handle): ...
class nvtxRangeId_t(_Cell): ...

class nvtxMessageValue_t(_Record):
    @property
    def ascii(self) -> _bytes | None: ...
    @ascii.setter
    def ascii(self, value: _Text | None) -> None: ...
    @property
    def unicode(self) -> int: ...
    @unicode.setter
    def unicode(self, value: _Address) -> None: ...
    @property
    def registered(self) -> nvtxStringHandle_t: ...
    @registered.setter
    def registered(self, value: nvtxStringHandle_t | _Int | None) -> None: ...

class nvtxEventAttributes_v2(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def size(self) -> int: ...
    @size.setter
    def size(self, value: _Int) -> None: ...
    @property
    def category(self) -> int: ...
    @category.setter
    def category(self, value: _Int) -> None: ...
    @property
    def colorType(self) -> int: ...
    @colorType.setter
    def colorType(self, value: _Int) -> None: ...
    @property
    def color(self) -> int: ...
    @color.setter
    def color(self, value: _Int) -> None: ...
    @property
    def payloadType(self) -> int: ...
    @payloadType.setter
    def payloadType(self, value: _Int) -> None: ...
    @property
    def payload(self) -> payload_t: ...
    @payload.setter
    def payload(self, value: payload_t) -> None: ...
    @property
    def messageType(self) -> int: ...
    @messageType.setter
    def messageType(self, value: _Int) -> None: ...
    @property
    def message(self) -> nvtxMessageValue_t: ...
    @message.setter
    def message(self, value: nvtxMessageValue_t) -> None: ...
class nvtxEventAttributes_t(nvtxEventAttributes_v2): ...

class payload_t(_Record):
    @property
    def ullValue(self) -> int: ...
    @ullValue.setter
    def ullValue(self, value: _Int) -> None: ...
    @property
    def llValue(self) -> int: ...
    @llValue.setter
    def llValue(self, value: _Int) -> None: ...
    @property
    def dValue(self) -> float: ...
    @dValue.setter
    def dValue(self, value: SupportsFloat) -> None: ...
    @property
    def uiValue(self) -> int: ...
    @uiValue.setter
    def uiValue(self, value: _Int) -> None: ...
    @property
    def iValue(self) -> int: ...
    @iValue.setter
    def iValue(self, value: _Int) -> None: ...
    @property
    def fValue(self) -> float: ...
    @fValue.setter
    def fValue(self, value: SupportsFloat) -> None: ...

class nvtxResourceAttributes_v0(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def size(self) -> int: ...
    @size.setter
    def size(self, value: _Int) -> None: ...
    @property
    def identifierType(self) -> int: ...
    @identifierType.setter
    def identifierType(self, value: _Int) -> None: ...
    @property
    def identifier(self) -> identifier_t: ...
    @identifier.setter
    def identifier(self, value: identifier_t) -> None: ...
    @property
    def messageType(self) -> int: ...
    @messageType.setter
    def messageType(self, value: _Int) -> None: ...
    @property
    def message(self) -> nvtxMessageValue_t: ...
    @message.setter
    def message(self, value: nvtxMessageValue_t) -> None: ...
class nvtxResourceAttributes_t(nvtxResourceAttributes_v0): ...

class identifier_t(_Record):
    @property
    def pValue(self) -> int: ...
    @pValue.setter
    def pValue(self, value: _Address) -> None: ...
    @property
    def ullValue(self) -> int: ...
    @ullValue.setter
    def ullValue(self, value: _Int) -> None: ...

class nvtxSyncUserAttributes_v0(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def size(self) -> int: ...
    @size.setter
    def size(self, value: _Int) -> None: ...
    @property
    def messageType(self) -> int: ...
    @messageType.setter
    def messageType(self, value: _Int) -> None: ...
    @property
    def message(self) -> nvtxMessageValue_t: ...
    @message.setter
    def message(self, value: nvtxMessageValue_t) -> None: ...
class nvtxSyncUserAttributes_t(nvtxSyncUserAttributes_v0): ...

NVTX_ERR_INIT_ACCESS_LIBRARY: Final[int]
NVTX_ERR_INIT_FAILED_LIBRARY_ENTRY_POINT: Final[int]
NVTX_ERR_INIT_LOAD_LIBRARY: Final[int]
NVTX_ERR_INIT_LOAD_PROPERTY: Final[int]
NVTX_ERR_INIT_MISSING_LIBRARY_ENTRY_POINT: Final[int]
NVTX_ERR_NO_INJECTION_LIBRARY_AVAILABLE: Final[int]
NVTX_EVENT_ATTRIB_STRUCT_SIZE: Final[int]
NVTX_FAIL: Final[int]
NVTX_NO_PUSH_POP_TRACKING: Final[int]
NVTX_RESOURCE_ATTRIB_STRUCT_SIZE: Final[int]
NVTX_RESOURCE_CLASS_CUDA: Final[int]
NVTX_RESOURCE_CLASS_CUDART: Final[int]
NVTX_RESOURCE_CLASS_GENERIC: Final[int]
NVTX_RESOURCE_CLASS_SYNC_OS: Final[int]
NVTX_RESOURCE_CLASS_SYNC_PTHREAD: Final[int]
NVTX_SUCCESS: Final[int]
NVTX_SYNCUSER_ATTRIB_STRUCT_SIZE: Final[int]
NVTX_VERSION: Final[int]

def nvtxInitialize(reserved: _Address) -> None:
    """void nvtxInitialize(const void *reserved)

    Parameters
        reserved : int (address), buffer or None
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxDomainMarkEx(
    domain: nvtxDomainHandle_t | _Int | None,
    eventAttrib: nvtxEventAttributes_t | None,
) -> None:
    """void nvtxDomainMarkEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        eventAttrib : nvtxEventAttributes_t or None
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxMarkEx(eventAttrib: nvtxEventAttributes_t | None) -> None:
    """void nvtxMarkEx(const nvtxEventAttributes_t *eventAttrib)

    Parameters
        eventAttrib : nvtxEventAttributes_t or None
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxMarkA(message: _Text) -> None:
    """void nvtxMarkA(const char *message)

    Parameters
        message : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxDomainRangeStartEx(
    domain: nvtxDomainHandle_t | _Int | None,
    eventAttrib: nvtxEventAttributes_t | None,
) -> nvtxRangeId_t:
    """nvtxRangeId_t nvtxDomainRangeStartEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        eventAttrib : nvtxEventAttributes_t or None
    Returns
        nvtxRangeId_t
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxRangeStartEx(eventAttrib: nvtxEventAttributes_t | None) -> nvtxRangeId_t:
    """nvtxRangeId_t nvtxRangeStartEx(const nvtxEventAttributes_t *eventAttrib)

    Parameters
        eventAttrib : nvtxEventAttributes_t or None
    Returns
        nvtxRangeId_t
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxRangeStartA(message: _Text) -> nvtxRangeId_t:
    """nvtxRangeId_t nvtxRangeStartA(const char *message)

    Parameters
        message : str or bytes
    Returns
        nvtxRangeId_t
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxDomainRangeEnd(
    domain: nvtxDomainHandle_t | _Int | None,
    id: nvtxRangeId_t | _Int | None,
) -> None:
    """void nvtxDomainRangeEnd(nvtxDomainHandle_t domain, nvtxRangeId_t id)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        id : nvtxRangeId_t, int or None
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxRangeEnd(id: nvtxRangeId_t | _Int | None) -> None:
    """void nvtxRangeEnd(nvtxRangeId_t id)

    Parameters
        id : nvtxRangeId_t, int or None
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxDomainRangePushEx(
    domain: nvtxDomainHandle_t | _Int | None,
    eventAttrib: nvtxEventAttributes_t | None,
) -> int:
    """int nvtxDomainRangePushEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        eventAttrib : nvtxEventAttributes_t or None
    Returns
        int
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxRangePushEx(eventAttrib: nvtxEventAttributes_t | None) -> int:
    """int nvtxRangePushEx(const nvtxEventAttributes_t *eventAttrib)

    Parameters
        eventAttrib : nvtxEventAttributes_t or None
    Returns
        int
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxRangePushA(message: _Text) -> int:
    """int nvtxRangePushA(const char *message)

    Parameters
        message : str or bytes
    Returns
        int
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxDomainRangePop(domain: nvtxDomainHandle_t | _Int | None) -> int:
    """int nvtxDomainRangePop(nvtxDomainHandle_t domain)

    Parameters
        domain : nvtxDomainHandle_t, int or None
    Returns
        int
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxRangePop() -> int:
    """int nvtxRangePop(void)

    Returns
        int
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxDomainResourceCreate(
    domain: nvtxDomainHandle_t | _Int | None,
    attribs: nvtxResourceAttributes_t | None,
) -> nvtxResourceHandle_t:
    """nvtxResourceHandle_t nvtxDomainResourceCreate(nvtxDomainHandle_t domain, nvtxResourceAttributes_t *attribs)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        attribs : nvtxResourceAttributes_t or None
    Returns
        nvtxResourceHandle_t
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxDomainResourceDestroy(resource: nvtxResourceHandle_t | _Int | None) -> None:
    """void nvtxDomainResourceDestroy(nvtxResourceHandle_t resource)

    Parameters
        resource : nvtxResourceHandle_t, int or None
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxDomainNameCategoryA(
    domain: nvtxDomainHandle_t | _Int | None,
    category: _Int,
    name: _Text,
) -> None:
    """void nvtxDomainNameCategoryA(nvtxDomainHandle_t domain, uint32_t category, const char *name)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        category : int
        name : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxNameCategoryA(category: _Int, name: _Text) -> None:
    """void nvtxNameCategoryA(uint32_t category, const char *name)

    Parameters
        category : int
        name : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxNameOsThreadA(threadId: _Int, name: _Text) -> None:
    """void nvtxNameOsThreadA(uint32_t threadId, const char *name)

    Parameters
        threadId : int
        name : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxDomainRegisterStringA(
    domain: nvtxDomainHandle_t | _Int | None,
    string: _Text,
) -> nvtxStringHandle_t:
    """nvtxStringHandle_t nvtxDomainRegisterStringA(nvtxDomainHandle_t domain, const char *string)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        string : str or bytes
    Returns
        nvtxStringHandle_t
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxDomainCreateA(name: _Text) -> nvtxDomainHandle_t:
    """nvtxDomainHandle_t nvtxDomainCreateA(const char *name)

    Parameters
        name : str or bytes
    Returns
        nvtxDomainHandle_t
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxDomainDestroy(domain: nvtxDomainHandle_t | _Int | None) -> None:
    """void nvtxDomainDestroy(nvtxDomainHandle_t domain)

    Parameters
        domain : nvtxDomainHandle_t, int or None
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxDomainSyncUserCreate(
    domain: nvtxDomainHandle_t | _Int | None,
    attribs: nvtxSyncUserAttributes_t | None,
) -> nvtxSyncUser_t:
    """nvtxSyncUser_t nvtxDomainSyncUserCreate(nvtxDomainHandle_t domain, const nvtxSyncUserAttributes_t *attribs)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        attribs : nvtxSyncUserAttributes_t or None
    Returns
        nvtxSyncUser_t
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxDomainSyncUserDestroy(handle: nvtxSyncUser_t | _Int | None) -> None:
    """void nvtxDomainSyncUserDestroy(nvtxSyncUser_t handle)

    Parameters
        handle : nvtxSyncUser_t, int or None
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxDomainSyncUserAcquireStart(handle: nvtxSyncUser_t | _Int | None) -> None:
    """void nvtxDomainSyncUserAcquireStart(nvtxSyncUser_t handle)

    Parameters
        handle : nvtxSyncUser_t, int or None
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxDomainSyncUserAcquireFailed(handle: nvtxSyncUser_t | _Int | None) -> None:
    """void nvtxDomainSyncUserAcquireFailed(nvtxSyncUser_t handle)

    Parameters
        handle : nvtxSyncUser_t, int or None
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxDomainSyncUserAcquireSuccess(handle: nvtxSyncUser_t | _Int | None) -> None:
    """void nvtxDomainSyncUserAcquireSuccess(nvtxSyncUser_t handle)

    Parameters
        handle : nvtxSyncUser_t, int or None
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxDomainSyncUserReleasing(handle: nvtxSyncUser_t | _Int | None) -> None:
    """void nvtxDomainSyncUserReleasing(nvtxSyncUser_t handle)

    Parameters
        handle : nvtxSyncUser_t, int or None
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxNameCuDeviceA(device: CUdevice | _Int | None, name: _Text) -> None:
    """void nvtxNameCuDeviceA(CUdevice device, const char *name)

    Parameters
        device : CUdevice, int or None
        name : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxNameCuContextA(context: CUcontext | _Int | None, name: _Text) -> None:
    """void nvtxNameCuContextA(CUcontext context, const char *name)

    Parameters
        context : CUcontext, int or None
        name : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxNameCuStreamA(stream: CUstream | _Int | None, name: _Text) -> None:
    """void nvtxNameCuStreamA(CUstream stream, const char *name)

    Parameters
        stream : CUstream, int or None
        name : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxNameCuEventA(event: CUevent | _Int | None, name: _Text) -> None:
    """void nvtxNameCuEventA(CUevent event, const char *name)

    Parameters
        event : CUevent, int or None
        name : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxNameCudaDeviceA(device: _Int, name: _Text) -> None:
    """void nvtxNameCudaDeviceA(int device, const char *name)

    Parameters
        device : int
        name : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxNameCudaStreamA(stream: cudaStream_t | _Int | None, name: _Text) -> None:
    """void nvtxNameCudaStreamA(cudaStream_t stream, const char *name)

    Parameters
        stream : cudaStream_t, int or None
        name : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxNameCudaEventA(event: cudaEvent_t | _Int | None, name: _Text) -> None:
    """void nvtxNameCudaEventA(cudaEvent_t event, const char *name)

    Parameters
        event : cudaEvent_t, int or None
        name : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxDomainCreate(name: _Text) -> nvtxDomainHandle_t:
    """nvtxDomainHandle_t nvtxDomainCreateA(const char *name)

    Parameters
        name : str or bytes
    Returns
        nvtxDomainHandle_t
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxDomainNameCategory(
    domain: nvtxDomainHandle_t | _Int | None,
    category: _Int,
    name: _Text,
) -> None:
    """void nvtxDomainNameCategoryA(nvtxDomainHandle_t domain, uint32_t category, const char *name)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        category : int
        name : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxDomainRegisterString(
    domain: nvtxDomainHandle_t | _Int | None,
    string: _Text,
) -> nvtxStringHandle_t:
    """nvtxStringHandle_t nvtxDomainRegisterStringA(nvtxDomainHandle_t domain, const char *string)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        string : str or bytes
    Returns
        nvtxStringHandle_t
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxMark(message: _Text) -> None:
    """void nvtxMarkA(const char *message)

    Parameters
        message : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxNameCategory(category: _Int, name: _Text) -> None:
    """void nvtxNameCategoryA(uint32_t category, const char *name)

    Parameters
        category : int
        name : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxNameCuContext(context: CUcontext | _Int | None, name: _Text) -> None:
    """void nvtxNameCuContextA(CUcontext context, const char *name)

    Parameters
        context : CUcontext, int or None
        name : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxNameCuDevice(device: CUdevice | _Int | None, name: _Text) -> None:
    """void nvtxNameCuDeviceA(CUdevice device, const char *name)

    Parameters
        device : CUdevice, int or None
        name : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxNameCuEvent(event: CUevent | _Int | None, name: _Text) -> None:
    """void nvtxNameCuEventA(CUevent event, const char *name)

    Parameters
        event : CUevent, int or None
        name : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxNameCuStream(stream: CUstream | _Int | None, name: _Text) -> None:
    """void nvtxNameCuStreamA(CUstream stream, const char *name)

    Parameters
        stream : CUstream, int or None
        name : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxNameCudaDevice(device: _Int, name: _Text) -> None:
    """void nvtxNameCudaDeviceA(int device, const char *name)

    Parameters
        device : int
        name : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxNameCudaEvent(event: cudaEvent_t | _Int | None, name: _Text) -> None:
    """void nvtxNameCudaEventA(cudaEvent_t event, const char *name)

    Parameters
        event : cudaEvent_t, int or None
        name : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxNameCudaStream(stream: cudaStream_t | _Int | None, name: _Text) -> None:
    """void nvtxNameCudaStreamA(cudaStream_t stream, const char *name)

    Parameters
        stream : cudaStream_t, int or None
        name : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxNameOsThread(threadId: _Int, name: _Text) -> None:
    """void nvtxNameOsThreadA(uint32_t threadId, const char *name)

    Parameters
        threadId : int
        name : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxRangePush(message: _Text) -> int:
    """int nvtxRangePushA(const char *message)

    Parameters
        message : str or bytes
    Returns
        int
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxRangeStart(message: _Text) -> nvtxRangeId_t:
    """nvtxRangeId_t nvtxRangeStartA(const char *message)

    Parameters
        message : str or bytes
    Returns
        nvtxRangeId_t
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
