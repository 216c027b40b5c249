# nvtx.pyi of cubind for NVTX, API version 13.5.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/nvtx.yaml.

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, Self, SupportsFloat, SupportsIndex, SupportsInt, TypeAlias

from typing_extensions import Buffer

from cubind.driver import (
    CUcontext as CUcontext,
    CUarray as CUarray,
    CUevent as CUevent,
    CUstream as CUstream,
    CUdevice_v1 as CUdevice_v1,
    CUdevice as CUdevice,
)
from cubind.runtime import (
    cudaArray_t as cudaArray_t,
    cudaStream_t as cudaStream_t,
    cudaEvent_t as cudaEvent_t,
)

_Int: TypeAlias = SupportsInt | SupportsIndex
_Address: TypeAlias = _Int | Buffer | None
_Text: TypeAlias = bytes | bytearray | str
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
    """Whether there is a colour.

    enum nvtxColorType_t.

    Members
        NVTX_COLOR_UNKNOWN = 0, NVTX_COLOR_ARGB = 1
    """
    NVTX_COLOR_UNKNOWN: ClassVar[nvtxColorType_t]
    NVTX_COLOR_ARGB: ClassVar[nvtxColorType_t]

class nvtxMessageType_t(_Enum):
    """Whether there is a text, and in which form.

    enum nvtxMessageType_t.

    Members
        NVTX_MESSAGE_UNKNOWN = 0, NVTX_MESSAGE_TYPE_ASCII = 1,
        NVTX_MESSAGE_TYPE_UNICODE = 2, NVTX_MESSAGE_TYPE_REGISTERED = 3
    """
    NVTX_MESSAGE_UNKNOWN: ClassVar[nvtxMessageType_t]
    NVTX_MESSAGE_TYPE_ASCII: ClassVar[nvtxMessageType_t]
    NVTX_MESSAGE_TYPE_UNICODE: ClassVar[nvtxMessageType_t]
    NVTX_MESSAGE_TYPE_REGISTERED: ClassVar[nvtxMessageType_t]

class nvtxPayloadType_t(_Enum):
    """Which member of the payload counts, if any.

    enum nvtxPayloadType_t.

    Members
        NVTX_PAYLOAD_UNKNOWN = 0, NVTX_PAYLOAD_TYPE_UNSIGNED_INT64 = 1,
        NVTX_PAYLOAD_TYPE_INT64 = 2, NVTX_PAYLOAD_TYPE_DOUBLE = 3,
        NVTX_PAYLOAD_TYPE_UNSIGNED_INT32 = 4, NVTX_PAYLOAD_TYPE_INT32 = 5,
        NVTX_PAYLOAD_TYPE_FLOAT = 6
    """
    NVTX_PAYLOAD_UNKNOWN: ClassVar[nvtxPayloadType_t]
    NVTX_PAYLOAD_TYPE_UNSIGNED_INT64: ClassVar[nvtxPayloadType_t]
    NVTX_PAYLOAD_TYPE_INT64: ClassVar[nvtxPayloadType_t]
    NVTX_PAYLOAD_TYPE_DOUBLE: ClassVar[nvtxPayloadType_t]
    NVTX_PAYLOAD_TYPE_UNSIGNED_INT32: ClassVar[nvtxPayloadType_t]
    NVTX_PAYLOAD_TYPE_INT32: ClassVar[nvtxPayloadType_t]
    NVTX_PAYLOAD_TYPE_FLOAT: ClassVar[nvtxPayloadType_t]

class nvtxResourceGenericType_t(_Enum):
    """How an object that the tool is told of is identified.

    enum nvtxResourceGenericType_t.

    Members
        NVTX_RESOURCE_TYPE_UNKNOWN = 0, NVTX_RESOURCE_TYPE_GENERIC_POINTER = 65537,
        NVTX_RESOURCE_TYPE_GENERIC_HANDLE = 65538,
        NVTX_RESOURCE_TYPE_GENERIC_THREAD_NATIVE = 65539,
        NVTX_RESOURCE_TYPE_GENERIC_THREAD_POSIX = 65540
    """
    NVTX_RESOURCE_TYPE_UNKNOWN: ClassVar[nvtxResourceGenericType_t]
    NVTX_RESOURCE_TYPE_GENERIC_POINTER: ClassVar[nvtxResourceGenericType_t]
    NVTX_RESOURCE_TYPE_GENERIC_HANDLE: ClassVar[nvtxResourceGenericType_t]
    NVTX_RESOURCE_TYPE_GENERIC_THREAD_NATIVE: ClassVar[nvtxResourceGenericType_t]
    NVTX_RESOURCE_TYPE_GENERIC_THREAD_POSIX: ClassVar[nvtxResourceGenericType_t]

class nvtxResourceSyncPosixThreadType_t(_Enum):
    """Locks of POSIX threads that can have names.

    enum nvtxResourceSyncPosixThreadType_t.

    Members
        NVTX_RESOURCE_TYPE_SYNC_PTHREAD_MUTEX = 196609,
        NVTX_RESOURCE_TYPE_SYNC_PTHREAD_CONDITION = 196610,
        NVTX_RESOURCE_TYPE_SYNC_PTHREAD_RWLOCK = 196611,
        NVTX_RESOURCE_TYPE_SYNC_PTHREAD_BARRIER = 196612,
        NVTX_RESOURCE_TYPE_SYNC_PTHREAD_SPINLOCK = 196613,
        NVTX_RESOURCE_TYPE_SYNC_PTHREAD_ONCE = 196614
    """
    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_MUTEX: ClassVar[nvtxResourceSyncPosixThreadType_t]
    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_CONDITION: ClassVar[nvtxResourceSyncPosixThreadType_t]
    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_RWLOCK: ClassVar[nvtxResourceSyncPosixThreadType_t]
    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_BARRIER: ClassVar[nvtxResourceSyncPosixThreadType_t]
    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_SPINLOCK: ClassVar[nvtxResourceSyncPosixThreadType_t]
    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_ONCE: ClassVar[nvtxResourceSyncPosixThreadType_t]

class nvtxResourceSyncWindowsType_t(_Enum):
    """Locks of Windows that can have names.

    enum nvtxResourceSyncWindowsType_t.

    Members
        NVTX_RESOURCE_TYPE_SYNC_WINDOWS_MUTEX = 131073,
        NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SEMAPHORE = 131074,
        NVTX_RESOURCE_TYPE_SYNC_WINDOWS_EVENT = 131075,
        NVTX_RESOURCE_TYPE_SYNC_WINDOWS_CRITICAL_SECTION = 131076,
        NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SRWLOCK = 131077
    """
    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_MUTEX: ClassVar[nvtxResourceSyncWindowsType_t]
    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SEMAPHORE: ClassVar[nvtxResourceSyncWindowsType_t]
    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_EVENT: ClassVar[nvtxResourceSyncWindowsType_t]
    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_CRITICAL_SECTION: ClassVar[nvtxResourceSyncWindowsType_t]
    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SRWLOCK: ClassVar[nvtxResourceSyncWindowsType_t]

class nvtxResourceSyncLinuxType_t(_Enum):
    """Locks of the Linux kernel that can have names.

    enum nvtxResourceSyncLinuxType_t.

    Members
        NVTX_RESOURCE_TYPE_SYNC_LINUX_MUTEX = 131073,
        NVTX_RESOURCE_TYPE_SYNC_LINUX_FUTEX = 131074,
        NVTX_RESOURCE_TYPE_SYNC_LINUX_SEMAPHORE = 131075,
        NVTX_RESOURCE_TYPE_SYNC_LINUX_COMPLETION = 131076,
        NVTX_RESOURCE_TYPE_SYNC_LINUX_SPINLOCK = 131077,
        NVTX_RESOURCE_TYPE_SYNC_LINUX_SEQLOCK = 131078,
        NVTX_RESOURCE_TYPE_SYNC_LINUX_RCU = 131079
    """
    NVTX_RESOURCE_TYPE_SYNC_LINUX_MUTEX: ClassVar[nvtxResourceSyncLinuxType_t]
    NVTX_RESOURCE_TYPE_SYNC_LINUX_FUTEX: ClassVar[nvtxResourceSyncLinuxType_t]
    NVTX_RESOURCE_TYPE_SYNC_LINUX_SEMAPHORE: ClassVar[nvtxResourceSyncLinuxType_t]
    NVTX_RESOURCE_TYPE_SYNC_LINUX_COMPLETION: ClassVar[nvtxResourceSyncLinuxType_t]
    NVTX_RESOURCE_TYPE_SYNC_LINUX_SPINLOCK: ClassVar[nvtxResourceSyncLinuxType_t]
    NVTX_RESOURCE_TYPE_SYNC_LINUX_SEQLOCK: ClassVar[nvtxResourceSyncLinuxType_t]
    NVTX_RESOURCE_TYPE_SYNC_LINUX_RCU: ClassVar[nvtxResourceSyncLinuxType_t]

class nvtxResourceSyncAndroidType_t(_Enum):
    """Locks of the Linux kernel that can have names.

    enum nvtxResourceSyncLinuxType_t.

    Members
        NVTX_RESOURCE_TYPE_SYNC_LINUX_MUTEX = 131073,
        NVTX_RESOURCE_TYPE_SYNC_LINUX_FUTEX = 131074,
        NVTX_RESOURCE_TYPE_SYNC_LINUX_SEMAPHORE = 131075,
        NVTX_RESOURCE_TYPE_SYNC_LINUX_COMPLETION = 131076,
        NVTX_RESOURCE_TYPE_SYNC_LINUX_SPINLOCK = 131077,
        NVTX_RESOURCE_TYPE_SYNC_LINUX_SEQLOCK = 131078,
        NVTX_RESOURCE_TYPE_SYNC_LINUX_RCU = 131079
    """
    NVTX_RESOURCE_TYPE_SYNC_LINUX_MUTEX: ClassVar[nvtxResourceSyncAndroidType_t]
    NVTX_RESOURCE_TYPE_SYNC_LINUX_FUTEX: ClassVar[nvtxResourceSyncAndroidType_t]
    NVTX_RESOURCE_TYPE_SYNC_LINUX_SEMAPHORE: ClassVar[nvtxResourceSyncAndroidType_t]
    NVTX_RESOURCE_TYPE_SYNC_LINUX_COMPLETION: ClassVar[nvtxResourceSyncAndroidType_t]
    NVTX_RESOURCE_TYPE_SYNC_LINUX_SPINLOCK: ClassVar[nvtxResourceSyncAndroidType_t]
    NVTX_RESOURCE_TYPE_SYNC_LINUX_SEQLOCK: ClassVar[nvtxResourceSyncAndroidType_t]
    NVTX_RESOURCE_TYPE_SYNC_LINUX_RCU: ClassVar[nvtxResourceSyncAndroidType_t]

class nvtxResourceCUDAType_t(_Enum):
    """Objects of the CUDA driver that can have names.

    enum nvtxResourceCUDAType_t.

    Members
        NVTX_RESOURCE_TYPE_CUDA_DEVICE = 262145, NVTX_RESOURCE_TYPE_CUDA_CONTEXT = 262146,
        NVTX_RESOURCE_TYPE_CUDA_STREAM = 262147, NVTX_RESOURCE_TYPE_CUDA_EVENT = 262148
    """
    NVTX_RESOURCE_TYPE_CUDA_DEVICE: ClassVar[nvtxResourceCUDAType_t]
    NVTX_RESOURCE_TYPE_CUDA_CONTEXT: ClassVar[nvtxResourceCUDAType_t]
    NVTX_RESOURCE_TYPE_CUDA_STREAM: ClassVar[nvtxResourceCUDAType_t]
    NVTX_RESOURCE_TYPE_CUDA_EVENT: ClassVar[nvtxResourceCUDAType_t]

class nvtxResourceCUDARTType_t(_Enum):
    """Objects of the CUDA runtime that can have names.

    enum nvtxResourceCUDARTType_t.

    Members
        NVTX_RESOURCE_TYPE_CUDART_DEVICE = 327680,
        NVTX_RESOURCE_TYPE_CUDART_STREAM = 327681, NVTX_RESOURCE_TYPE_CUDART_EVENT = 327682
    """
    NVTX_RESOURCE_TYPE_CUDART_DEVICE: ClassVar[nvtxResourceCUDARTType_t]
    NVTX_RESOURCE_TYPE_CUDART_STREAM: ClassVar[nvtxResourceCUDARTType_t]
    NVTX_RESOURCE_TYPE_CUDART_EVENT: ClassVar[nvtxResourceCUDARTType_t]

class nvtxDomainHandle_t(_Handle):
    """A domain, from nvtxDomainCreateA to nvtxDomainDestroy; null is the one of all.

    nvtxDomainRegistration *
    """
class nvtxStringHandle_t(_Handle):
    """A text that was registered in a domain; it lives as long as the domain.

    nvtxStringRegistration *
    """
class nvtxResourceHandle_t(_Handle):
    """An object that the tool was told of, until nvtxDomainResourceDestroy.

    struct nvtxResourceHandle *
    """
class nvtxSyncUser_t(_Handle):
    """A lock that the tool was told of, until nvtxDomainSyncUserDestroy.

    struct nvtxSyncUser *
    """
class nvtxMemHeapHandle_t(_Handle):
    """Memory with allocations of the program's own, until nvtxMemHeapUnregister.

    nvtxMemHeap_t *
    """
class nvtxMemRegionHandle_t(_Handle):
    """An allocation of the program's own.

    nvtxMemRegion_t *
    """
class nvtxMemPermissionsHandle_t(_Handle):
    """Rules of who may use which memory.

    nvtxMemPermissions_t *
    """
class nvtxRangeId_t(_Cell):
    """What ends a range, from nvtxRangeStartA or nvtxRangeStartEx.

    uint64_t

    Taken by
        nvtxDomainRangeEnd, nvtxRangeEnd, nvtxRangeEndPayload
    """

class nvtxMessageValue_t(_Record):
    """union nvtxMessageValue_t, 8 bytes.

    Fields
        ascii : bytes, str or None, kept (const char *)
        unicode : int (address), buffer or None, kept (const wchar_t *)
        registered : nvtxStringHandle_t, int or None

    Field of
        nvtxEventAttributes_v2.message, nvtxResourceAttributes_v0.message,
        nvtxSyncUserAttributes_v0.message, nvtxMemHeapDesc_v1.message,
        nvtxMemRegionNameDesc_v1.name
    """
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
    """What a mark or range looks like in the tool; types of colour, payload and message say
    whether there is one.

    struct nvtxEventAttributes_v2, 48 bytes.

    Fields
        version, size : int (uint16_t)
        category : int (uint32_t); a number, 0 for none
        colorType : int (int32_t)
        color : int (uint32_t); 0xAARRGGBB
        payloadType : int (int32_t)
        payload : payload_t
        messageType : int (int32_t)
        message : nvtxMessageValue_t

    Taken by
        nvtxDomainMarkEx, nvtxMarkEx, nvtxDomainRangeStartEx, nvtxRangeStartEx,
        nvtxDomainRangePushEx, nvtxRangePushEx
    """
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
class nvtxEventAttributes_t(nvtxEventAttributes_v2):
    """The struct of nvtxEventAttributes_v2, which it derives from."""

class payload_t(_Record):
    """union payload_t, 8 bytes.

    Fields
        ullValue : int (uint64_t)
        llValue : int (int64_t)
        dValue : float (double)
        uiValue : int (uint32_t)
        iValue : int (int32_t)
        fValue : float

    Field of
        nvtxEventAttributes_v2.payload
    """
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
    """struct nvtxResourceAttributes_v0, 32 bytes.

    Fields
        version, size : int (uint16_t)
        identifierType : int (int32_t)
        identifier : identifier_t
        messageType : int (int32_t)
        message : nvtxMessageValue_t

    Taken by
        nvtxDomainResourceCreate
    """
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
class nvtxResourceAttributes_t(nvtxResourceAttributes_v0):
    """The struct of nvtxResourceAttributes_v0, which it derives from."""

class identifier_t(_Record):
    """union identifier_t, 8 bytes.

    Fields
        pValue : int (address), buffer or None, kept (const void *)
        ullValue : int (uint64_t)

    Field of
        nvtxResourceAttributes_v0.identifier
    """
    @property
    def pValue(self) -> int: ...
    @pValue.setter
    def pValue(self, value: _Address) -> None: ...
    @property
    def ullValue(self) -> int: ...
    @ullValue.setter
    def ullValue(self, value: _Int) -> None: ...

class nvtxSyncUserAttributes_v0(_Record):
    """struct nvtxSyncUserAttributes_v0, 16 bytes.

    Fields
        version, size : int (uint16_t)
        messageType : int (int32_t)
        message : nvtxMessageValue_t

    Taken by
        nvtxDomainSyncUserCreate
    """
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
class nvtxSyncUserAttributes_t(nvtxSyncUserAttributes_v0):
    """The struct of nvtxSyncUserAttributes_v0, which it derives from."""

class nvtxPayloadEntryTypeInfo_v1(_Record):
    """The struct of nvtxPayloadEntryTypeInfo_t, which derives from it."""
    @property
    def size(self) -> int: ...
    @size.setter
    def size(self, value: _Int) -> None: ...
    @property
    def align(self) -> int: ...
    @align.setter
    def align(self, value: _Int) -> None: ...
class nvtxPayloadEntryTypeInfo_t(nvtxPayloadEntryTypeInfo_v1):
    """struct nvtxPayloadEntryTypeInfo_v1, 4 bytes. Since CUDA 13.0.

    Fields
        size, align : int (uint16_t)
    """

class nvtxPayloadData_v1(_Record):
    """The struct of nvtxPayloadData_t, which derives from it."""
    @property
    def schemaId(self) -> int: ...
    @schemaId.setter
    def schemaId(self, value: _Int) -> None: ...
    @property
    def size(self) -> int: ...
    @size.setter
    def size(self, value: _Int) -> None: ...
    @property
    def payload(self) -> int: ...
    @payload.setter
    def payload(self, value: _Address) -> None: ...
class nvtxPayloadData_t(nvtxPayloadData_v1):
    """struct nvtxPayloadData_v1, 24 bytes. Since CUDA 13.0.

    Fields
        schemaId : int (uint64_t)
        size : int (size_t)
        payload : int (address), buffer or None, kept (const void *)

    Taken by
        nvtxMarkPayload, nvtxRangePushPayload, nvtxRangePopPayload, nvtxRangeStartPayload,
        nvtxRangeEndPayload, nvtxEventSubmit
    """

class nvtxSemanticsHeader_v1(_Record):
    """The struct of nvtxSemanticsHeader_t, which derives from it."""
    @property
    def structSize(self) -> int: ...
    @structSize.setter
    def structSize(self, value: _Int) -> None: ...
    @property
    def semanticId(self) -> int: ...
    @semanticId.setter
    def semanticId(self, value: _Int) -> None: ...
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def next(self) -> int: ...
    @next.setter
    def next(self, value: _Address) -> None: ...
class nvtxSemanticsHeader_t(nvtxSemanticsHeader_v1):
    """struct nvtxSemanticsHeader_v1, 16 bytes. Since CUDA 13.0.

    Fields
        structSize : int (uint32_t)
        semanticId, version : int (uint16_t)
        next : int (address), buffer or None, kept

    Field of
        nvtxSemanticsHeader_t.next, nvtxPayloadSchemaEntry_t.semantics,
        nvtxCounterAttr_t.semantics
    """

class nvtxPayloadSchemaEntry_v1(_Record):
    """The struct of nvtxPayloadSchemaEntry_t, which derives from it."""
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...
    @property
    def type(self) -> int: ...
    @type.setter
    def type(self, value: _Int) -> None: ...
    @property
    def name(self) -> _bytes | None: ...
    @name.setter
    def name(self, value: _Text | None) -> None: ...
    @property
    def description(self) -> _bytes | None: ...
    @description.setter
    def description(self, value: _Text | None) -> None: ...
    @property
    def arrayOrUnionDetail(self) -> int: ...
    @arrayOrUnionDetail.setter
    def arrayOrUnionDetail(self, value: _Int) -> None: ...
    @property
    def offset(self) -> int: ...
    @offset.setter
    def offset(self, value: _Int) -> None: ...
    @property
    def semantics(self) -> int: ...
    @semantics.setter
    def semantics(self, value: _Address) -> None: ...
class nvtxPayloadSchemaEntry_t(nvtxPayloadSchemaEntry_v1):
    """struct nvtxPayloadSchemaEntry_v1, 64 bytes. Since CUDA 13.0.

    Fields
        flags, type : int (uint64_t)
        name, description : bytes, str or None, kept (const char *)
        arrayOrUnionDetail, offset : int (uint64_t)
        semantics : int (address), buffer or None, kept

    Field of
        nvtxPayloadSchemaAttr_t.entries
    """

class nvtxPayloadSchemaAttr_v1(_Record):
    """The struct of nvtxPayloadSchemaAttr_t, which derives from it."""
    @property
    def fieldMask(self) -> int: ...
    @fieldMask.setter
    def fieldMask(self, value: _Int) -> None: ...
    @property
    def name(self) -> _bytes | None: ...
    @name.setter
    def name(self, value: _Text | None) -> None: ...
    @property
    def type(self) -> int: ...
    @type.setter
    def type(self, value: _Int) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...
    @property
    def entries(self) -> list[nvtxPayloadSchemaEntry_t]: ...
    @entries.setter
    def entries(self, value: Sequence[nvtxPayloadSchemaEntry_t]) -> None: ...
    @property
    def numEntries(self) -> int: ...
    @numEntries.setter
    def numEntries(self, value: _Int) -> None: ...
    @property
    def payloadStaticSize(self) -> int: ...
    @payloadStaticSize.setter
    def payloadStaticSize(self, value: _Int) -> None: ...
    @property
    def packAlign(self) -> int: ...
    @packAlign.setter
    def packAlign(self, value: _Int) -> None: ...
    @property
    def schemaId(self) -> int: ...
    @schemaId.setter
    def schemaId(self, value: _Int) -> None: ...
    @property
    def extension(self) -> int: ...
    @extension.setter
    def extension(self, value: _Address) -> None: ...
class nvtxPayloadSchemaAttr_t(nvtxPayloadSchemaAttr_v1):
    """struct nvtxPayloadSchemaAttr_v1, 80 bytes. Since CUDA 13.0.

    Fields
        fieldMask : int (uint64_t)
        name : bytes, str or None, kept (const char *)
        type, flags : int (uint64_t)
        entries : sequence of nvtxPayloadSchemaEntry_t, kept; sets numEntries
        numEntries, payloadStaticSize, packAlign : int (size_t)
        schemaId : int (uint64_t)
        extension : int (address), buffer or None, kept (void *)

    Taken by
        nvtxPayloadSchemaRegister
    """

class nvtxPayloadEnum_v1(_Record):
    """The struct of nvtxPayloadEnum_t, which derives from it."""
    @property
    def name(self) -> _bytes | None: ...
    @name.setter
    def name(self, value: _Text | None) -> None: ...
    @property
    def value(self) -> int: ...
    @value.setter
    def value(self, value: _Int) -> None: ...
    @property
    def isFlag(self) -> int: ...
    @isFlag.setter
    def isFlag(self, value: _Int) -> None: ...
class nvtxPayloadEnum_t(nvtxPayloadEnum_v1):
    """struct nvtxPayloadEnum_v1, 24 bytes. Since CUDA 13.0.

    Fields
        name : bytes, str or None, kept (const char *)
        value : int (uint64_t)
        isFlag : int (int8_t)

    Field of
        nvtxPayloadEnumAttr_t.entries
    """

class nvtxPayloadEnumAttr_v1(_Record):
    """The struct of nvtxPayloadEnumAttr_t, which derives from it."""
    @property
    def fieldMask(self) -> int: ...
    @fieldMask.setter
    def fieldMask(self, value: _Int) -> None: ...
    @property
    def name(self) -> _bytes | None: ...
    @name.setter
    def name(self, value: _Text | None) -> None: ...
    @property
    def entries(self) -> list[nvtxPayloadEnum_t]: ...
    @entries.setter
    def entries(self, value: Sequence[nvtxPayloadEnum_t]) -> None: ...
    @property
    def numEntries(self) -> int: ...
    @numEntries.setter
    def numEntries(self, value: _Int) -> None: ...
    @property
    def sizeOfEnum(self) -> int: ...
    @sizeOfEnum.setter
    def sizeOfEnum(self, value: _Int) -> None: ...
    @property
    def schemaId(self) -> int: ...
    @schemaId.setter
    def schemaId(self, value: _Int) -> None: ...
    @property
    def extension(self) -> int: ...
    @extension.setter
    def extension(self, value: _Address) -> None: ...
class nvtxPayloadEnumAttr_t(nvtxPayloadEnumAttr_v1):
    """struct nvtxPayloadEnumAttr_v1, 56 bytes. Since CUDA 13.0.

    Fields
        fieldMask : int (uint64_t)
        name : bytes, str or None, kept (const char *)
        entries : sequence of nvtxPayloadEnum_t, kept; sets numEntries
        numEntries, sizeOfEnum : int (size_t)
        schemaId : int (uint64_t)
        extension : int (address), buffer or None, kept (void *)

    Taken by
        nvtxPayloadEnumRegister
    """

class nvtxScopeAttr_v1(_Record):
    """The struct of nvtxScopeAttr_t, which derives from it."""
    @property
    def structSize(self) -> int: ...
    @structSize.setter
    def structSize(self, value: _Int) -> None: ...
    @property
    def path(self) -> _bytes | None: ...
    @path.setter
    def path(self, value: _Text | None) -> None: ...
    @property
    def parentScope(self) -> int: ...
    @parentScope.setter
    def parentScope(self, value: _Int) -> None: ...
    @property
    def scopeId(self) -> int: ...
    @scopeId.setter
    def scopeId(self, value: _Int) -> None: ...
class nvtxScopeAttr_t(nvtxScopeAttr_v1):
    """struct nvtxScopeAttr_v1, 32 bytes. Since CUDA 13.0.

    Fields
        structSize : int (size_t)
        path : bytes, str or None, kept (const char *)
        parentScope, scopeId : int (uint64_t)

    Taken by
        nvtxScopeRegister
    """

class nvtxTimeDomainAttr_v1(_Record):
    """The struct of nvtxTimeDomainAttr_t, which derives from it."""
    @property
    def scopeId(self) -> int: ...
    @scopeId.setter
    def scopeId(self, value: _Int) -> None: ...
    @property
    def timestampTypeId(self) -> int: ...
    @timestampTypeId.setter
    def timestampTypeId(self, value: _Int) -> None: ...
    @property
    def timeDomainId(self) -> int: ...
    @timeDomainId.setter
    def timeDomainId(self, value: _Int) -> None: ...
    @property
    def timerFlags(self) -> int: ...
    @timerFlags.setter
    def timerFlags(self, value: _Int) -> None: ...
    @property
    def timerResolution(self) -> int: ...
    @timerResolution.setter
    def timerResolution(self, value: _Int) -> None: ...
    @property
    def timerStart(self) -> int: ...
    @timerStart.setter
    def timerStart(self, value: _Int) -> None: ...
class nvtxTimeDomainAttr_t(nvtxTimeDomainAttr_v1):
    """struct nvtxTimeDomainAttr_v1, 48 bytes. Since CUDA 13.0.

    Fields
        scopeId, timestampTypeId, timeDomainId, timerFlags : int (uint64_t)
        timerResolution : int (int64_t)
        timerStart : int (uint64_t)

    Taken by
        nvtxTimeDomainRegister
    """

class nvtxSyncPoint_v1(_Record):
    """The struct of nvtxSyncPoint_t, which derives from it."""
    @property
    def src(self) -> int: ...
    @src.setter
    def src(self, value: _Int) -> None: ...
    @property
    def dst(self) -> int: ...
    @dst.setter
    def dst(self, value: _Int) -> None: ...
class nvtxSyncPoint_t(nvtxSyncPoint_v1):
    """struct nvtxSyncPoint_v1, 16 bytes. Since CUDA 13.0.

    Fields
        src, dst : int (int64_t)

    Taken by
        nvtxTimeSyncPointTable
    """

class nvtxEventBatch_v1(_Record):
    """The struct of nvtxEventBatch_t, which derives from it."""
    @property
    def eventSchemaId(self) -> int: ...
    @eventSchemaId.setter
    def eventSchemaId(self, value: _Int) -> None: ...
    @property
    def size(self) -> int: ...
    @size.setter
    def size(self, value: _Int) -> None: ...
    @property
    def events(self) -> int: ...
    @events.setter
    def events(self, value: _Address) -> None: ...
    @property
    def scope(self) -> int: ...
    @scope.setter
    def scope(self, value: _Int) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...
    @property
    def flexData(self) -> int: ...
    @flexData.setter
    def flexData(self, value: _Address) -> None: ...
    @property
    def flexDataSize(self) -> int: ...
    @flexDataSize.setter
    def flexDataSize(self, value: _Int) -> None: ...
    @property
    def flexDataOffset(self) -> int: ...
    @flexDataOffset.setter
    def flexDataOffset(self, value: _Int) -> None: ...
class nvtxEventBatch_t(nvtxEventBatch_v1):
    """struct nvtxEventBatch_v1, 64 bytes. Since CUDA 13.0.

    Fields
        eventSchemaId : int (uint64_t)
        size : int (size_t)
        events : int (address), buffer or None, kept (const void *)
        scope, flags : int (uint64_t)
        flexData : int (address), buffer or None, kept (const void *)
        flexDataSize, flexDataOffset : int (size_t)

    Taken by
        nvtxEventBatchSubmit
    """

class nvtxCounterAttr_v1(_Record):
    """The struct of nvtxCounterAttr_t, which derives from it."""
    @property
    def structSize(self) -> int: ...
    @structSize.setter
    def structSize(self, value: _Int) -> None: ...
    @property
    def schemaId(self) -> int: ...
    @schemaId.setter
    def schemaId(self, value: _Int) -> None: ...
    @property
    def name(self) -> _bytes | None: ...
    @name.setter
    def name(self, value: _Text | None) -> None: ...
    @property
    def description(self) -> _bytes | None: ...
    @description.setter
    def description(self, value: _Text | None) -> None: ...
    @property
    def scopeId(self) -> int: ...
    @scopeId.setter
    def scopeId(self, value: _Int) -> None: ...
    @property
    def semantics(self) -> int: ...
    @semantics.setter
    def semantics(self, value: _Address) -> None: ...
    @property
    def counterId(self) -> int: ...
    @counterId.setter
    def counterId(self, value: _Int) -> None: ...
class nvtxCounterAttr_t(nvtxCounterAttr_v1):
    """struct nvtxCounterAttr_v1, 56 bytes. Since CUDA 13.0.

    Fields
        structSize : int (size_t)
        schemaId : int (uint64_t)
        name, description : bytes, str or None, kept (const char *)
        scopeId : int (uint64_t)
        semantics : int (address), buffer or None, kept
        counterId : int (uint64_t)

    Taken by
        nvtxCounterRegister
    """

class nvtxCounterBatch_v1(_Record):
    """The struct of nvtxCounterBatch_t, which derives from it."""
    @property
    def counterId(self) -> int: ...
    @counterId.setter
    def counterId(self, value: _Int) -> None: ...
    @property
    def counters(self) -> int: ...
    @counters.setter
    def counters(self, value: _Address) -> None: ...
    @property
    def countersSize(self) -> int: ...
    @countersSize.setter
    def countersSize(self, value: _Int) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...
    @property
    def timestamps(self) -> int: ...
    @timestamps.setter
    def timestamps(self, value: _Address) -> None: ...
    @property
    def timestampsSize(self) -> int: ...
    @timestampsSize.setter
    def timestampsSize(self, value: _Int) -> None: ...
class nvtxCounterBatch_t(nvtxCounterBatch_v1):
    """struct nvtxCounterBatch_v1, 48 bytes. Since CUDA 13.0.

    Fields
        counterId : int (uint64_t)
        counters : int (address), buffer or None, kept (const void *)
        countersSize : int (size_t)
        flags : int (uint64_t)
        timestamps : int (address), buffer or None, kept (const int64_t *)
        timestampsSize : int (size_t)

    Taken by
        nvtxCounterBatchSubmit
    """

class nvtxMemRegionRef_t(_Record):
    """union nvtxMemRegionRef_t, 8 bytes. Since CUDA 13.0.

    Fields
        pointer : int (address), buffer or None, kept (const void *)
        handle : nvtxMemRegionHandle_t, int or None

    Field of
        nvtxMemRegionsUnregisterBatch_v1.refElements, nvtxMemRegionNameDesc_v1.region,
        nvtxMemPermissionsAssignRegionDesc_v1.region
    """
    @property
    def pointer(self) -> int: ...
    @pointer.setter
    def pointer(self, value: _Address) -> None: ...
    @property
    def handle(self) -> nvtxMemRegionHandle_t: ...
    @handle.setter
    def handle(self, value: nvtxMemRegionHandle_t | _Int | None) -> None: ...

class nvtxMemVirtualRangeDesc_v1(_Record):
    """struct nvtxMemVirtualRangeDesc_v1, 16 bytes. Since CUDA 13.0.

    Fields
        size : int (size_t)
        ptr : int (address), buffer or None, kept (const void *)
    """
    @property
    def size(self) -> int: ...
    @size.setter
    def size(self, value: _Int) -> None: ...
    @property
    def ptr(self) -> int: ...
    @ptr.setter
    def ptr(self, value: _Address) -> None: ...
class nvtxMemVirtualRangeDesc_t(nvtxMemVirtualRangeDesc_v1):
    """The struct of nvtxMemVirtualRangeDesc_v1, which it derives from."""

class nvtxMemHeapDesc_v1(_Record):
    """struct nvtxMemHeapDesc_v1, 48 bytes. Since CUDA 13.0.

    Fields
        extCompatID, structSize : int (uint16_t)
        usage, type : int (uint32_t)
        typeSpecificDescSize : int (size_t)
        typeSpecificDesc : int (address), buffer or None, kept (const void *)
        category, messageType : int (uint32_t)
        message : nvtxMessageValue_t

    Taken by
        nvtxMemHeapRegister
    """
    @property
    def extCompatID(self) -> int: ...
    @extCompatID.setter
    def extCompatID(self, value: _Int) -> None: ...
    @property
    def structSize(self) -> int: ...
    @structSize.setter
    def structSize(self, value: _Int) -> None: ...
    @property
    def usage(self) -> int: ...
    @usage.setter
    def usage(self, value: _Int) -> None: ...
    @property
    def type(self) -> int: ...
    @type.setter
    def type(self, value: _Int) -> None: ...
    @property
    def typeSpecificDescSize(self) -> int: ...
    @typeSpecificDescSize.setter
    def typeSpecificDescSize(self, value: _Int) -> None: ...
    @property
    def typeSpecificDesc(self) -> int: ...
    @typeSpecificDesc.setter
    def typeSpecificDesc(self, value: _Address) -> None: ...
    @property
    def category(self) -> int: ...
    @category.setter
    def category(self, value: _Int) -> None: ...
    @property
    def messageType(self) -> int: ...
    @messageType.setter
    def messageType(self, value: _Int) -> None: ...
    @property
    def message(self) -> nvtxMessageValue_t: ...
    @message.setter
    def message(self, value: nvtxMessageValue_t) -> None: ...
class nvtxMemHeapDesc_t(nvtxMemHeapDesc_v1):
    """The struct of nvtxMemHeapDesc_v1, which it derives from."""

class nvtxMemRegionsRegisterBatch_v1(_Record):
    """struct nvtxMemRegionsRegisterBatch_v1, 48 bytes. Since CUDA 13.0.

    Fields
        extCompatID, structSize : int (uint16_t)
        regionType : int (uint32_t)
        heap : nvtxMemHeapHandle_t, int or None
        regionCount, regionDescElementSize : int (size_t)
        regionDescElements : int (address), buffer or None, kept (const void *)
        regionHandleElementsOut : int (address), buffer or None, kept

    Taken by
        nvtxMemRegionsRegister
    """
    @property
    def extCompatID(self) -> int: ...
    @extCompatID.setter
    def extCompatID(self, value: _Int) -> None: ...
    @property
    def structSize(self) -> int: ...
    @structSize.setter
    def structSize(self, value: _Int) -> None: ...
    @property
    def regionType(self) -> int: ...
    @regionType.setter
    def regionType(self, value: _Int) -> None: ...
    @property
    def heap(self) -> nvtxMemHeapHandle_t: ...
    @heap.setter
    def heap(self, value: nvtxMemHeapHandle_t | _Int | None) -> None: ...
    @property
    def regionCount(self) -> int: ...
    @regionCount.setter
    def regionCount(self, value: _Int) -> None: ...
    @property
    def regionDescElementSize(self) -> int: ...
    @regionDescElementSize.setter
    def regionDescElementSize(self, value: _Int) -> None: ...
    @property
    def regionDescElements(self) -> int: ...
    @regionDescElements.setter
    def regionDescElements(self, value: _Address) -> None: ...
    @property
    def regionHandleElementsOut(self) -> int: ...
    @regionHandleElementsOut.setter
    def regionHandleElementsOut(self, value: _Address) -> None: ...
class nvtxMemRegionsRegisterBatch_t(nvtxMemRegionsRegisterBatch_v1):
    """The struct of nvtxMemRegionsRegisterBatch_v1, which it derives from."""

class nvtxMemRegionsResizeBatch_v1(_Record):
    """struct nvtxMemRegionsResizeBatch_v1, 32 bytes. Since CUDA 13.0.

    Fields
        extCompatID, structSize : int (uint16_t)
        regionType : int (uint32_t)
        regionDescCount, regionDescElementSize : int (size_t)
        regionDescElements : int (address), buffer or None, kept (const void *)

    Taken by
        nvtxMemRegionsResize
    """
    @property
    def extCompatID(self) -> int: ...
    @extCompatID.setter
    def extCompatID(self, value: _Int) -> None: ...
    @property
    def structSize(self) -> int: ...
    @structSize.setter
    def structSize(self, value: _Int) -> None: ...
    @property
    def regionType(self) -> int: ...
    @regionType.setter
    def regionType(self, value: _Int) -> None: ...
    @property
    def regionDescCount(self) -> int: ...
    @regionDescCount.setter
    def regionDescCount(self, value: _Int) -> None: ...
    @property
    def regionDescElementSize(self) -> int: ...
    @regionDescElementSize.setter
    def regionDescElementSize(self, value: _Int) -> None: ...
    @property
    def regionDescElements(self) -> int: ...
    @regionDescElements.setter
    def regionDescElements(self, value: _Address) -> None: ...
class nvtxMemRegionsResizeBatch_t(nvtxMemRegionsResizeBatch_v1):
    """The struct of nvtxMemRegionsResizeBatch_v1, which it derives from."""

class nvtxMemRegionsUnregisterBatch_v1(_Record):
    """struct nvtxMemRegionsUnregisterBatch_v1, 32 bytes. Since CUDA 13.0.

    Fields
        extCompatID, structSize : int (uint16_t)
        refType : int (uint32_t)
        refCount, refElementSize : int (size_t)
        refElements : int (address), buffer or None, kept

    Taken by
        nvtxMemRegionsUnregister
    """
    @property
    def extCompatID(self) -> int: ...
    @extCompatID.setter
    def extCompatID(self, value: _Int) -> None: ...
    @property
    def structSize(self) -> int: ...
    @structSize.setter
    def structSize(self, value: _Int) -> None: ...
    @property
    def refType(self) -> int: ...
    @refType.setter
    def refType(self, value: _Int) -> None: ...
    @property
    def refCount(self) -> int: ...
    @refCount.setter
    def refCount(self, value: _Int) -> None: ...
    @property
    def refElementSize(self) -> int: ...
    @refElementSize.setter
    def refElementSize(self, value: _Int) -> None: ...
    @property
    def refElements(self) -> int: ...
    @refElements.setter
    def refElements(self, value: _Address) -> None: ...
class nvtxMemRegionsUnregisterBatch_t(nvtxMemRegionsUnregisterBatch_v1):
    """The struct of nvtxMemRegionsUnregisterBatch_v1, which it derives from."""

class nvtxMemRegionNameDesc_v1(_Record):
    """struct nvtxMemRegionNameDesc_v1, 32 bytes. Since CUDA 13.0.

    Fields
        regionRefType, nameType : int (uint32_t)
        region : nvtxMemRegionRef_t
        name : nvtxMessageValue_t
        category : int (uint32_t)

    Field of
        nvtxMemRegionsNameBatch_v1.regionElements
    """
    @property
    def regionRefType(self) -> int: ...
    @regionRefType.setter
    def regionRefType(self, value: _Int) -> None: ...
    @property
    def nameType(self) -> int: ...
    @nameType.setter
    def nameType(self, value: _Int) -> None: ...
    @property
    def region(self) -> nvtxMemRegionRef_t: ...
    @region.setter
    def region(self, value: nvtxMemRegionRef_t) -> None: ...
    @property
    def name(self) -> nvtxMessageValue_t: ...
    @name.setter
    def name(self, value: nvtxMessageValue_t) -> None: ...
    @property
    def category(self) -> int: ...
    @category.setter
    def category(self, value: _Int) -> None: ...
class nvtxMemRegionNameDesc_t(nvtxMemRegionNameDesc_v1):
    """The struct of nvtxMemRegionNameDesc_v1, which it derives from."""

class nvtxMemRegionsNameBatch_v1(_Record):
    """struct nvtxMemRegionsNameBatch_v1, 40 bytes. Since CUDA 13.0.

    Fields
        extCompatID, structSize : int (uint16_t)
        regionCount, regionElementSize : int (size_t)
        regionElements : int (address), buffer or None, kept

    Taken by
        nvtxMemRegionsName
    """
    @property
    def extCompatID(self) -> int: ...
    @extCompatID.setter
    def extCompatID(self, value: _Int) -> None: ...
    @property
    def structSize(self) -> int: ...
    @structSize.setter
    def structSize(self, value: _Int) -> None: ...
    @property
    def regionCount(self) -> int: ...
    @regionCount.setter
    def regionCount(self, value: _Int) -> None: ...
    @property
    def regionElementSize(self) -> int: ...
    @regionElementSize.setter
    def regionElementSize(self, value: _Int) -> None: ...
    @property
    def regionElements(self) -> int: ...
    @regionElements.setter
    def regionElements(self, value: _Address) -> None: ...
class nvtxMemRegionsNameBatch_t(nvtxMemRegionsNameBatch_v1):
    """The struct of nvtxMemRegionsNameBatch_v1, which it derives from."""

class nvtxMemPermissionsAssignRegionDesc_v1(_Record):
    """struct nvtxMemPermissionsAssignRegionDesc_v1, 16 bytes. Since CUDA 13.0.

    Fields
        flags, regionRefType : int (uint32_t)
        region : nvtxMemRegionRef_t

    Field of
        nvtxMemPermissionsAssignBatch_v1.regionElements
    """
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...
    @property
    def regionRefType(self) -> int: ...
    @regionRefType.setter
    def regionRefType(self, value: _Int) -> None: ...
    @property
    def region(self) -> nvtxMemRegionRef_t: ...
    @region.setter
    def region(self, value: nvtxMemRegionRef_t) -> None: ...
class nvtxMemPermissionsAssignRegionDesc_t(nvtxMemPermissionsAssignRegionDesc_v1):
    """The struct of nvtxMemPermissionsAssignRegionDesc_v1, which it derives from."""

class nvtxMemPermissionsAssignBatch_v1(_Record):
    """struct nvtxMemPermissionsAssignBatch_v1, 48 bytes. Since CUDA 13.0.

    Fields
        extCompatID, structSize : int (uint16_t)
        permissions : nvtxMemPermissionsHandle_t, int or None
        regionCount, regionElementSize : int (size_t)
        regionElements : int (address), buffer or None, kept

    Taken by
        nvtxMemPermissionsAssign
    """
    @property
    def extCompatID(self) -> int: ...
    @extCompatID.setter
    def extCompatID(self, value: _Int) -> None: ...
    @property
    def structSize(self) -> int: ...
    @structSize.setter
    def structSize(self, value: _Int) -> None: ...
    @property
    def permissions(self) -> nvtxMemPermissionsHandle_t: ...
    @permissions.setter
    def permissions(self, value: nvtxMemPermissionsHandle_t | _Int | None) -> None: ...
    @property
    def regionCount(self) -> int: ...
    @regionCount.setter
    def regionCount(self, value: _Int) -> None: ...
    @property
    def regionElementSize(self) -> int: ...
    @regionElementSize.setter
    def regionElementSize(self, value: _Int) -> None: ...
    @property
    def regionElements(self) -> int: ...
    @regionElements.setter
    def regionElements(self, value: _Address) -> None: ...
class nvtxMemPermissionsAssignBatch_t(nvtxMemPermissionsAssignBatch_v1):
    """The struct of nvtxMemPermissionsAssignBatch_v1, which it derives from."""

class nvtxMemCudaArrayRangeDesc_v1(_Record):
    """struct nvtxMemCudaArrayRangeDesc_v1, 64 bytes. Since CUDA 13.0.

    Fields
        extCompatID, structSize : int (uint16_t)
        src : cudaArray_t, int or None
        offset, extent : sequence of int (size_t [3])
    """
    @property
    def extCompatID(self) -> int: ...
    @extCompatID.setter
    def extCompatID(self, value: _Int) -> None: ...
    @property
    def structSize(self) -> int: ...
    @structSize.setter
    def structSize(self, value: _Int) -> None: ...
    @property
    def src(self) -> cudaArray_t: ...
    @src.setter
    def src(self, value: cudaArray_t | _Int | None) -> None: ...
    @property
    def offset(self) -> list[int]: ...
    @offset.setter
    def offset(self, value: Sequence[int]) -> None: ...
    @property
    def extent(self) -> list[int]: ...
    @extent.setter
    def extent(self, value: Sequence[int]) -> None: ...
class nvtxMemCudaArrayRangeDesc_t(nvtxMemCudaArrayRangeDesc_v1):
    """The struct of nvtxMemCudaArrayRangeDesc_v1, which it derives from."""

class nvtxMemCuArrayRangeDesc_v1(_Record):
    """struct nvtxMemCuArrayRangeDesc_v1, 64 bytes. Since CUDA 13.0.

    Fields
        extCompatID, structSize : int (uint16_t)
        src : CUarray, int or None
        offset, extent : sequence of int (size_t [3])
    """
    @property
    def extCompatID(self) -> int: ...
    @extCompatID.setter
    def extCompatID(self, value: _Int) -> None: ...
    @property
    def structSize(self) -> int: ...
    @structSize.setter
    def structSize(self, value: _Int) -> None: ...
    @property
    def src(self) -> CUarray: ...
    @src.setter
    def src(self, value: CUarray | _Int | None) -> None: ...
    @property
    def offset(self) -> list[int]: ...
    @offset.setter
    def offset(self, value: Sequence[int]) -> None: ...
    @property
    def extent(self) -> list[int]: ...
    @extent.setter
    def extent(self, value: Sequence[int]) -> None: ...
class nvtxMemCuArrayRangeDesc_t(nvtxMemCuArrayRangeDesc_v1):
    """The struct of nvtxMemCuArrayRangeDesc_v1, which it derives from."""

class nvtxMemMarkInitializedBatch_v1(_Record):
    """struct nvtxMemMarkInitializedBatch_v1, 32 bytes. Since CUDA 13.0.

    Fields
        extCompatID, structSize : int (uint16_t)
        regionType : int (uint32_t)
        regionDescCount, regionDescElementSize : int (size_t)
        regionDescElements : int (address), buffer or None, kept (const void *)

    Taken by
        nvtxMemCudaMarkInitialized
    """
    @property
    def extCompatID(self) -> int: ...
    @extCompatID.setter
    def extCompatID(self, value: _Int) -> None: ...
    @property
    def structSize(self) -> int: ...
    @structSize.setter
    def structSize(self, value: _Int) -> None: ...
    @property
    def regionType(self) -> int: ...
    @regionType.setter
    def regionType(self, value: _Int) -> None: ...
    @property
    def regionDescCount(self) -> int: ...
    @regionDescCount.setter
    def regionDescCount(self, value: _Int) -> None: ...
    @property
    def regionDescElementSize(self) -> int: ...
    @regionDescElementSize.setter
    def regionDescElementSize(self, value: _Int) -> None: ...
    @property
    def regionDescElements(self) -> int: ...
    @regionDescElements.setter
    def regionDescElements(self, value: _Address) -> None: ...
class nvtxMemMarkInitializedBatch_t(nvtxMemMarkInitializedBatch_v1):
    """The struct of nvtxMemMarkInitializedBatch_v1, which it derives from."""

NVTX3EXT_CBID_nvtxCounterBatchSubmit: Final[int]
NVTX3EXT_CBID_nvtxCounterRegister: Final[int]
NVTX3EXT_CBID_nvtxCounterSample: Final[int]
NVTX3EXT_CBID_nvtxCounterSampleFloat64: Final[int]
NVTX3EXT_CBID_nvtxCounterSampleInt64: Final[int]
NVTX3EXT_CBID_nvtxCounterSampleNoValue: Final[int]
NVTX3EXT_CBID_nvtxDomainIsEnabled: Final[int]
NVTX3EXT_CBID_nvtxEventBatchSubmit: Final[int]
NVTX3EXT_CBID_nvtxEventSubmit: Final[int]
NVTX3EXT_CBID_nvtxMarkPayload: Final[int]
NVTX3EXT_CBID_nvtxMemCudaGetDeviceWidePermissions: Final[int]
NVTX3EXT_CBID_nvtxMemCudaGetProcessWidePermissions: Final[int]
NVTX3EXT_CBID_nvtxMemCudaMarkInitialized: Final[int]
NVTX3EXT_CBID_nvtxMemCudaSetPeerAccess: Final[int]
NVTX3EXT_CBID_nvtxMemHeapRegister: Final[int]
NVTX3EXT_CBID_nvtxMemHeapReset: Final[int]
NVTX3EXT_CBID_nvtxMemHeapUnregister: Final[int]
NVTX3EXT_CBID_nvtxMemPermissionsAssign: Final[int]
NVTX3EXT_CBID_nvtxMemPermissionsBind: Final[int]
NVTX3EXT_CBID_nvtxMemPermissionsCreate: Final[int]
NVTX3EXT_CBID_nvtxMemPermissionsDestroy: Final[int]
NVTX3EXT_CBID_nvtxMemPermissionsReset: Final[int]
NVTX3EXT_CBID_nvtxMemPermissionsUnbind: Final[int]
NVTX3EXT_CBID_nvtxMemRegionsName: Final[int]
NVTX3EXT_CBID_nvtxMemRegionsRegister: Final[int]
NVTX3EXT_CBID_nvtxMemRegionsResize: Final[int]
NVTX3EXT_CBID_nvtxMemRegionsUnregister: Final[int]
NVTX3EXT_CBID_nvtxPayloadEnumRegister: Final[int]
NVTX3EXT_CBID_nvtxPayloadSchemaRegister: Final[int]
NVTX3EXT_CBID_nvtxRangeEndPayload: Final[int]
NVTX3EXT_CBID_nvtxRangePopPayload: Final[int]
NVTX3EXT_CBID_nvtxRangePushPayload: Final[int]
NVTX3EXT_CBID_nvtxRangeStartPayload: Final[int]
NVTX3EXT_CBID_nvtxScopeRegister: Final[int]
NVTX3EXT_CBID_nvtxTimeDomainRegister: Final[int]
NVTX3EXT_CBID_nvtxTimeSyncPoint: Final[int]
NVTX3EXT_CBID_nvtxTimeSyncPointTable: Final[int]
NVTX3EXT_CBID_nvtxTimerSource: Final[int]
NVTX3EXT_CBID_nvtxTimerSourceWithData: Final[int]
NVTX3EXT_CBID_nvtxTimestampConversionFactor: Final[int]
NVTX3EXT_CBID_nvtxTimestampGet: Final[int]
NVTX_BATCH_FLAG_TIME_SORTED: Final[int]
NVTX_BATCH_FLAG_TIME_SORTED_PARTIALLY: Final[int]
NVTX_BATCH_FLAG_TIME_SORTED_PER_SCOPE: Final[int]
NVTX_BATCH_FLAG_UNSORTED: Final[int]
NVTX_COUNTER_BATCH_FLAG_BEGINTIME_INTERVAL_PAIR: Final[int]
NVTX_COUNTER_BATCH_FLAG_ENDTIME_INTERVAL_PAIR: Final[int]
NVTX_COUNTER_ID_DYNAMIC_START: Final[int]
NVTX_COUNTER_ID_NONE: Final[int]
NVTX_COUNTER_ID_STATIC_START: Final[int]
NVTX_COUNTER_SAMPLE_UNAVAILABLE: Final[int]
NVTX_COUNTER_SAMPLE_UNCHANGED: Final[int]
NVTX_COUNTER_SAMPLE_ZERO: Final[int]
NVTX_ERR_INIT_ACCESS_LIBRARY: Final[int]
NVTX_ERR_INIT_FAILED_LIBRARY_ENTRY_POINT: Final[int]
NVTX_ERR_INIT_LOAD_LIBRARY: Final[int]
NVTX_ERR_INIT_LOAD_PROPERTY: Final[int]
NVTX_ERR_INIT_MISSING_LIBRARY_ENTRY_POINT: Final[int]
NVTX_ERR_NO_INJECTION_LIBRARY_AVAILABLE: Final[int]
NVTX_EVENT_ATTRIB_STRUCT_SIZE: Final[int]
NVTX_EXT_COMPATID_MEM: Final[int]
NVTX_EXT_COUNTERS_COMPATID: Final[int]
NVTX_EXT_COUNTERS_MODULEID: Final[int]
NVTX_EXT_MODULEID_MEM: Final[int]
NVTX_EXT_PAYLOAD_COMPATID: Final[int]
NVTX_EXT_PAYLOAD_MODULEID: Final[int]
NVTX_FAIL: Final[int]
NVTX_MEM_CUDA_PEER_ALL_DEVICES: Final[int]
NVTX_MEM_HEAP_HANDLE_NO_TOOL: Final[int]
NVTX_MEM_HEAP_HANDLE_PROCESS_WIDE: Final[int]
NVTX_MEM_HEAP_USAGE_TYPE_LAYOUT: Final[int]
NVTX_MEM_HEAP_USAGE_TYPE_SUB_ALLOCATOR: Final[int]
NVTX_MEM_HEAP_USAGE_UNKNOWN: Final[int]
NVTX_MEM_PERMISSIONS_BIND_FLAGS_NONE: Final[int]
NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_ATOMIC: Final[int]
NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_READ: Final[int]
NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_WRITE: Final[int]
NVTX_MEM_PERMISSIONS_BIND_SCOPE_CPU_THREAD: Final[int]
NVTX_MEM_PERMISSIONS_BIND_SCOPE_CUDA_STREAM: Final[int]
NVTX_MEM_PERMISSIONS_BIND_SCOPE_UNKNOWN: Final[int]
NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_ATOMIC: Final[int]
NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_READ: Final[int]
NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_WRITE: Final[int]
NVTX_MEM_PERMISSIONS_CREATE_FLAGS_NONE: Final[int]
NVTX_MEM_PERMISSIONS_HANDLE_NO_TOOL: Final[int]
NVTX_MEM_PERMISSIONS_HANDLE_PROCESS_WIDE: Final[int]
NVTX_MEM_PERMISSIONS_REGION_FLAGS_ATOMIC: Final[int]
NVTX_MEM_PERMISSIONS_REGION_FLAGS_NONE: Final[int]
NVTX_MEM_PERMISSIONS_REGION_FLAGS_READ: Final[int]
NVTX_MEM_PERMISSIONS_REGION_FLAGS_RESET: Final[int]
NVTX_MEM_PERMISSIONS_REGION_FLAGS_WRITE: Final[int]
NVTX_MEM_REGION_HANDLE_NO_TOOL: Final[int]
NVTX_MEM_REGION_REF_TYPE_HANDLE: Final[int]
NVTX_MEM_REGION_REF_TYPE_POINTER: Final[int]
NVTX_MEM_REGION_REF_TYPE_UNKNOWN: Final[int]
NVTX_MEM_TYPE_CUDA_ARRAY: Final[int]
NVTX_MEM_TYPE_CU_ARRAY: Final[int]
NVTX_MEM_TYPE_UNKNOWN: Final[int]
NVTX_MEM_TYPE_VIRTUAL_ADDRESS: Final[int]
NVTX_NO_PUSH_POP_TRACKING: Final[int]
NVTX_NULLPTR: Final[int]
NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_FIXED_SIZE: Final[int]
NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_LENGTH_INDEX: Final[int]
NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_LENGTH_PAYLOAD_INDEX: Final[int]
NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_ZERO_TERMINATED: Final[int]
NVTX_PAYLOAD_ENTRY_FLAG_COUNTER: Final[int]
NVTX_PAYLOAD_ENTRY_FLAG_DEEP_COPY: Final[int]
NVTX_PAYLOAD_ENTRY_FLAG_EVENT_MESSAGE: Final[int]
NVTX_PAYLOAD_ENTRY_FLAG_HIDE: Final[int]
NVTX_PAYLOAD_ENTRY_FLAG_IS_ARRAY: Final[int]
NVTX_PAYLOAD_ENTRY_FLAG_MARK: Final[int]
NVTX_PAYLOAD_ENTRY_FLAG_OFFSET_FROM_BASE: Final[int]
NVTX_PAYLOAD_ENTRY_FLAG_OFFSET_FROM_HERE: Final[int]
NVTX_PAYLOAD_ENTRY_FLAG_POINTER: Final[int]
NVTX_PAYLOAD_ENTRY_FLAG_RANGE_BEGIN: Final[int]
NVTX_PAYLOAD_ENTRY_FLAG_RANGE_END: Final[int]
NVTX_PAYLOAD_ENTRY_FLAG_TIMESTAMP: Final[int]
NVTX_PAYLOAD_ENTRY_FLAG_UNUSED: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_ADDRESS: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_BF16: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_BYTE: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_CATEGORY: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_CHAR: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_CHAR16: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_CHAR32: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_CHAR8: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_COLOR_ARGB: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_CSTRING: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF16: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF32: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF8: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_DOUBLE: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_FLOAT: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_FLOAT128: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_FLOAT16: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_FLOAT32: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_FLOAT64: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_INFO_ARRAY_SIZE: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_INT: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_INT128: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_INT16: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_INT32: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_INT64: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_INT8: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_INVALID: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_LONG: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_LONGDOUBLE: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_LONGLONG: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_NVTX_REGISTERED_STRING_HANDLE: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_PID_UINT32: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_PID_UINT64: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_RANGE_ID: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_SCOPE_ID: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_SHORT: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_SIZE: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_TF32: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_TID_UINT32: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_TID_UINT64: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_UCHAR: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_UINT: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_UINT128: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_UINT16: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_UINT32: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_UINT64: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_UINT8: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_ULONG: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_ULONGLONG: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_UNION_SELECTOR: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_USHORT: Final[int]
NVTX_PAYLOAD_ENTRY_TYPE_WCHAR: Final[int]
NVTX_PAYLOAD_ENUM_ATTR_FIELD_ENTRIES: Final[int]
NVTX_PAYLOAD_ENUM_ATTR_FIELD_EXTENSION: Final[int]
NVTX_PAYLOAD_ENUM_ATTR_FIELD_NAME: Final[int]
NVTX_PAYLOAD_ENUM_ATTR_FIELD_NUM_ENTRIES: Final[int]
NVTX_PAYLOAD_ENUM_ATTR_FIELD_SCHEMA_ID: Final[int]
NVTX_PAYLOAD_ENUM_ATTR_FIELD_SIZE: Final[int]
NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_ALIGNMENT: Final[int]
NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_ENTRIES: Final[int]
NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_EXTENSION: Final[int]
NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_FLAGS: Final[int]
NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_NAME: Final[int]
NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_NUM_ENTRIES: Final[int]
NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_SCHEMA_ID: Final[int]
NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_STATIC_SIZE: Final[int]
NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_TYPE: Final[int]
NVTX_PAYLOAD_SCHEMA_FLAG_COUNTER_GROUP: Final[int]
NVTX_PAYLOAD_SCHEMA_FLAG_DEEP_COPY: Final[int]
NVTX_PAYLOAD_SCHEMA_FLAG_MARK: Final[int]
NVTX_PAYLOAD_SCHEMA_FLAG_NONE: Final[int]
NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_END: Final[int]
NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_POP: Final[int]
NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_PUSH: Final[int]
NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_PUSHPOP: Final[int]
NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_START: Final[int]
NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_STARTEND: Final[int]
NVTX_PAYLOAD_SCHEMA_FLAG_REFERENCED: Final[int]
NVTX_PAYLOAD_SCHEMA_ID_DYNAMIC_START: Final[int]
NVTX_PAYLOAD_SCHEMA_ID_STATIC_START: Final[int]
NVTX_PAYLOAD_SCHEMA_TYPE_DYNAMIC: Final[int]
NVTX_PAYLOAD_SCHEMA_TYPE_INVALID: Final[int]
NVTX_PAYLOAD_SCHEMA_TYPE_STATIC: Final[int]
NVTX_PAYLOAD_SCHEMA_TYPE_UNION: Final[int]
NVTX_PAYLOAD_SCHEMA_TYPE_UNION_WITH_INTERNAL_SELECTOR: Final[int]
NVTX_PAYLOAD_TYPE_EXT: Final[int]
NVTX_RESOURCE_ATTRIB_STRUCT_SIZE: Final[int]
NVTX_RESOURCE_CLASS_CUDA: Final[int]
NVTX_RESOURCE_CLASS_CUDART: Final[int]
NVTX_RESOURCE_CLASS_GENERIC: Final[int]
NVTX_RESOURCE_CLASS_SYNC_OS: Final[int]
NVTX_RESOURCE_CLASS_SYNC_PTHREAD: Final[int]
NVTX_SCOPE_CURRENT_CONTAINER: Final[int]
NVTX_SCOPE_CURRENT_HW_CPU_LOGICAL: Final[int]
NVTX_SCOPE_CURRENT_HW_CPU_PHYSICAL: Final[int]
NVTX_SCOPE_CURRENT_HW_INNERMOST: Final[int]
NVTX_SCOPE_CURRENT_HW_MACHINE: Final[int]
NVTX_SCOPE_CURRENT_HW_SOCKET: Final[int]
NVTX_SCOPE_CURRENT_HYPERVISOR: Final[int]
NVTX_SCOPE_CURRENT_KERNEL: Final[int]
NVTX_SCOPE_CURRENT_OS: Final[int]
NVTX_SCOPE_CURRENT_SW_INNERMOST: Final[int]
NVTX_SCOPE_CURRENT_SW_PROCESS: Final[int]
NVTX_SCOPE_CURRENT_SW_THREAD: Final[int]
NVTX_SCOPE_CURRENT_VM: Final[int]
NVTX_SCOPE_ID_DYNAMIC_START: Final[int]
NVTX_SCOPE_ID_STATIC_START: Final[int]
NVTX_SCOPE_NONE: Final[int]
NVTX_SCOPE_ROOT: Final[int]
NVTX_SUCCESS: Final[int]
NVTX_SYNCUSER_ATTRIB_STRUCT_SIZE: Final[int]
NVTX_TIMER_FLAG_CLOCK_MONOTONIC: Final[int]
NVTX_TIMER_FLAG_CLOCK_STEADY: Final[int]
NVTX_TIMER_FLAG_NONE: Final[int]
NVTX_TIMER_SOURCE_SAFE_CALL_AFTER_PROCESS_TEARDOWN: Final[int]
NVTX_TIMER_SOURCE_UNSAFE_CALL_AFTER_PROCESS_TEARDOWN: Final[int]
NVTX_TIMER_START_SYSTEM_BOOT: Final[int]
NVTX_TIMER_START_UNIX_EPOCH: Final[int]
NVTX_TIMER_START_UNKNOWN: Final[int]
NVTX_TIMER_START_VM_BOOT: Final[int]
NVTX_TIMER_START_WIN_FILETIME: Final[int]
NVTX_TIMESTAMP_TYPE_CPP_FILE_CLOCK: Final[int]
NVTX_TIMESTAMP_TYPE_CPP_GPS_CLOCK: Final[int]
NVTX_TIMESTAMP_TYPE_CPP_HIGH_RESOLUTION_CLOCK: Final[int]
NVTX_TIMESTAMP_TYPE_CPP_STEADY_CLOCK: Final[int]
NVTX_TIMESTAMP_TYPE_CPP_SYSTEM_CLOCK: Final[int]
NVTX_TIMESTAMP_TYPE_CPP_TAI_CLOCK: Final[int]
NVTX_TIMESTAMP_TYPE_CPP_UTC_CLOCK: Final[int]
NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_BOOTTIME: Final[int]
NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC: Final[int]
NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC_COARSE: Final[int]
NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC_RAW: Final[int]
NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_PROCESS_CPUTIME_ID: Final[int]
NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_REALTIME: Final[int]
NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_REALTIME_COARSE: Final[int]
NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_THREAD_CPUTIME_ID: Final[int]
NVTX_TIMESTAMP_TYPE_CPU_TSC: Final[int]
NVTX_TIMESTAMP_TYPE_CPU_TSC_NONVIRTUALIZED: Final[int]
NVTX_TIMESTAMP_TYPE_C_CLOCK: Final[int]
NVTX_TIMESTAMP_TYPE_C_TIME: Final[int]
NVTX_TIMESTAMP_TYPE_C_TIMESPEC_GET: Final[int]
NVTX_TIMESTAMP_TYPE_GPU_GLOBALTIMER: Final[int]
NVTX_TIMESTAMP_TYPE_NONE: Final[int]
NVTX_TIMESTAMP_TYPE_TOOL_PROVIDED: Final[int]
NVTX_TIMESTAMP_TYPE_WIN_GSTAFT: Final[int]
NVTX_TIMESTAMP_TYPE_WIN_GSTAFTP: Final[int]
NVTX_TIMESTAMP_TYPE_WIN_QPC: Final[int]
NVTX_TIME_DOMAIN_ID_DYNAMIC_START: Final[int]
NVTX_TIME_DOMAIN_ID_NONE: Final[int]
NVTX_TIME_DOMAIN_ID_STATIC_START: Final[int]
NVTX_TYPE_PAYLOAD_SCHEMA_RAW: Final[int]
NVTX_TYPE_PAYLOAD_SCHEMA_REFERENCED: Final[int]
NVTX_VERSION: Final[int]

def nvtxInitialize(reserved: _Address) -> None:
    """Loads the tool, if there is one, ahead of the first other call; it need not be called.

    void nvtxInitialize(const void *reserved)

    Parameters
        reserved : int (address), buffer or None; None

    Returns
        None

    Keeps the GIL.
    """
def nvtxDomainMarkEx(
    domain: nvtxDomainHandle_t | _Int | None,
    eventAttrib: nvtxEventAttributes_t | None,
) -> None:
    """Marks this instant with a text, colour, category and number, as eventAttrib has them.

    void nvtxDomainMarkEx(nvtxDomainHandle_t domain,
        const nvtxEventAttributes_t *eventAttrib)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        eventAttrib : nvtxEventAttributes_t or None

    Returns
        None

    Keeps the GIL.
    """
def nvtxMarkEx(eventAttrib: nvtxEventAttributes_t | None) -> None:
    """Marks this instant with a text, colour, category and number, as eventAttrib has them.

    void nvtxMarkEx(const nvtxEventAttributes_t *eventAttrib)

    Parameters
        eventAttrib : nvtxEventAttributes_t or None

    Returns
        None

    Keeps the GIL.
    """
def nvtxMarkA(message: _Text) -> None:
    """Marks this instant with a text.

    void nvtxMarkA(const char *message)

    Parameters
        message : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxDomainRangeStartEx(
    domain: nvtxDomainHandle_t | _Int | None,
    eventAttrib: nvtxEventAttributes_t | None,
) -> nvtxRangeId_t:
    """Begins a range as eventAttrib says, which any thread may end by the id that comes back.

    nvtxRangeId_t nvtxDomainRangeStartEx(nvtxDomainHandle_t domain,
        const nvtxEventAttributes_t *eventAttrib)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        eventAttrib : nvtxEventAttributes_t or None

    Returns
        nvtxRangeId_t

    Keeps the GIL.
    """
def nvtxRangeStartEx(eventAttrib: nvtxEventAttributes_t | None) -> nvtxRangeId_t:
    """Begins a range as eventAttrib says, which any thread may end by the id that comes back.

    nvtxRangeId_t nvtxRangeStartEx(const nvtxEventAttributes_t *eventAttrib)

    Parameters
        eventAttrib : nvtxEventAttributes_t or None

    Returns
        nvtxRangeId_t

    Keeps the GIL.
    """
def nvtxRangeStartA(message: _Text) -> nvtxRangeId_t:
    """Begins a range that any thread may end, by the id that comes back.

    nvtxRangeId_t nvtxRangeStartA(const char *message)

    Parameters
        message : str or bytes

    Returns
        nvtxRangeId_t

    Keeps the GIL.
    """
def nvtxDomainRangeEnd(
    domain: nvtxDomainHandle_t | _Int | None,
    id: nvtxRangeId_t | _Int | None,
) -> None:
    """Ends the range of an id.

    void nvtxDomainRangeEnd(nvtxDomainHandle_t domain, nvtxRangeId_t id)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        id : nvtxRangeId_t, int or None

    Returns
        None

    Keeps the GIL.
    """
def nvtxRangeEnd(id: nvtxRangeId_t | _Int | None) -> None:
    """Ends the range of an id.

    void nvtxRangeEnd(nvtxRangeId_t id)

    Parameters
        id : nvtxRangeId_t, int or None

    Returns
        None

    Keeps the GIL.
    """
def nvtxDomainRangePushEx(
    domain: nvtxDomainHandle_t | _Int | None,
    eventAttrib: nvtxEventAttributes_t | None,
) -> int:
    """Begins a range on this thread as eventAttrib says; gives its depth from 0, or less
    without a tool.

    int nvtxDomainRangePushEx(nvtxDomainHandle_t domain,
        const nvtxEventAttributes_t *eventAttrib)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        eventAttrib : nvtxEventAttributes_t or None

    Returns
        int

    Keeps the GIL.
    """
def nvtxRangePushEx(eventAttrib: nvtxEventAttributes_t | None) -> int:
    """Begins a range on this thread as eventAttrib says; gives its depth from 0, or less
    without a tool.

    int nvtxRangePushEx(const nvtxEventAttributes_t *eventAttrib)

    Parameters
        eventAttrib : nvtxEventAttributes_t or None

    Returns
        int

    Keeps the GIL.
    """
def nvtxRangePushA(message: _Text) -> int:
    """Begins a range on this thread, inside those that are open; gives its depth from 0, or
    less without a tool.

    int nvtxRangePushA(const char *message)

    Parameters
        message : str or bytes

    Returns
        int

    Keeps the GIL.
    """
def nvtxDomainRangePop(domain: nvtxDomainHandle_t | _Int | None) -> int:
    """Ends the innermost range that this thread has pushed, and gives its depth.

    int nvtxDomainRangePop(nvtxDomainHandle_t domain)

    Parameters
        domain : nvtxDomainHandle_t, int or None

    Returns
        int

    Keeps the GIL.
    """
def nvtxRangePop() -> int:
    """Ends the innermost range that this thread has pushed, and gives its depth.

    int nvtxRangePop(void)

    Returns
        int

    Keeps the GIL.
    """
def nvtxDomainResourceCreate(
    domain: nvtxDomainHandle_t | _Int | None,
    attribs: nvtxResourceAttributes_t | None,
) -> nvtxResourceHandle_t:
    """Tells the tool of an object of the program's, with its name.

    nvtxResourceHandle_t nvtxDomainResourceCreate(nvtxDomainHandle_t domain,
        nvtxResourceAttributes_t *attribs)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        attribs : nvtxResourceAttributes_t or None

    Returns
        nvtxResourceHandle_t

    Keeps the GIL.
    """
def nvtxDomainResourceDestroy(resource: nvtxResourceHandle_t | _Int | None) -> None:
    """Tells the tool that an object is gone.

    void nvtxDomainResourceDestroy(nvtxResourceHandle_t resource)

    Parameters
        resource : nvtxResourceHandle_t, int or None

    Returns
        None

    Keeps the GIL.
    """
def nvtxDomainNameCategoryA(
    domain: nvtxDomainHandle_t | _Int | None,
    category: _Int,
    name: _Text,
) -> None:
    """Gives a category, a number of the program's choice, a name in the tool.

    void nvtxDomainNameCategoryA(nvtxDomainHandle_t domain, uint32_t category,
        const char *name)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        category : int
        name : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxNameCategoryA(category: _Int, name: _Text) -> None:
    """Gives a category, a number of the program's choice, a name in the tool.

    void nvtxNameCategoryA(uint32_t category, const char *name)

    Parameters
        category : int
        name : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxNameOsThreadA(threadId: _Int, name: _Text) -> None:
    """Gives a thread of the system a name in the tool.

    void nvtxNameOsThreadA(uint32_t threadId, const char *name)

    Parameters
        threadId : int; the system's number of it, such as threading.get_native_id()
        name : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxDomainRegisterStringA(
    domain: nvtxDomainHandle_t | _Int | None,
    string: _Text,
) -> nvtxStringHandle_t:
    """Gives a handle for a text in a domain, which is quicker to pass than the text.

    nvtxStringHandle_t nvtxDomainRegisterStringA(nvtxDomainHandle_t domain,
        const char *string)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        string : str or bytes

    Returns
        nvtxStringHandle_t

    Keeps the GIL.
    """
def nvtxDomainCreateA(name: _Text) -> nvtxDomainHandle_t:
    """Makes a domain, under which a library keeps its ranges and names apart from those of
    others.

    nvtxDomainHandle_t nvtxDomainCreateA(const char *name)

    Parameters
        name : str or bytes

    Returns
        nvtxDomainHandle_t

    Keeps the GIL.
    """
def nvtxDomainDestroy(domain: nvtxDomainHandle_t | _Int | None) -> None:
    """Ends a domain with the strings that were registered in it.

    void nvtxDomainDestroy(nvtxDomainHandle_t domain)

    Parameters
        domain : nvtxDomainHandle_t, int or None

    Returns
        None

    Keeps the GIL.
    """
def nvtxDomainSyncUserCreate(
    domain: nvtxDomainHandle_t | _Int | None,
    attribs: nvtxSyncUserAttributes_t | None,
) -> nvtxSyncUser_t:
    """Tells the tool of a lock of the program's own making.

    nvtxSyncUser_t nvtxDomainSyncUserCreate(nvtxDomainHandle_t domain,
        const nvtxSyncUserAttributes_t *attribs)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        attribs : nvtxSyncUserAttributes_t or None

    Returns
        nvtxSyncUser_t

    Keeps the GIL.
    """
def nvtxDomainSyncUserDestroy(handle: nvtxSyncUser_t | _Int | None) -> None:
    """Tells the tool that a lock is gone.

    void nvtxDomainSyncUserDestroy(nvtxSyncUser_t handle)

    Parameters
        handle : nvtxSyncUser_t, int or None

    Returns
        None

    Keeps the GIL.
    """
def nvtxDomainSyncUserAcquireStart(handle: nvtxSyncUser_t | _Int | None) -> None:
    """Tells the tool how far this thread is with a lock.

    void nvtxDomainSyncUserAcquireStart(nvtxSyncUser_t handle)

    Parameters
        handle : nvtxSyncUser_t, int or None

    Returns
        None

    Keeps the GIL.
    """
def nvtxDomainSyncUserAcquireFailed(handle: nvtxSyncUser_t | _Int | None) -> None:
    """Tells the tool how far this thread is with a lock.

    void nvtxDomainSyncUserAcquireFailed(nvtxSyncUser_t handle)

    Parameters
        handle : nvtxSyncUser_t, int or None

    Returns
        None

    Keeps the GIL.
    """
def nvtxDomainSyncUserAcquireSuccess(handle: nvtxSyncUser_t | _Int | None) -> None:
    """Tells the tool how far this thread is with a lock.

    void nvtxDomainSyncUserAcquireSuccess(nvtxSyncUser_t handle)

    Parameters
        handle : nvtxSyncUser_t, int or None

    Returns
        None

    Keeps the GIL.
    """
def nvtxDomainSyncUserReleasing(handle: nvtxSyncUser_t | _Int | None) -> None:
    """Tells the tool how far this thread is with a lock.

    void nvtxDomainSyncUserReleasing(nvtxSyncUser_t handle)

    Parameters
        handle : nvtxSyncUser_t, int or None

    Returns
        None

    Keeps the GIL.
    """
def nvtxNameCuDeviceA(device: CUdevice | _Int | None, name: _Text) -> None:
    """Gives a device a name in the tool.

    void nvtxNameCuDeviceA(CUdevice device, const char *name)

    Parameters
        device : CUdevice, int or None
        name : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxNameCuContextA(context: CUcontext | _Int | None, name: _Text) -> None:
    """Gives a context a name in the tool.

    void nvtxNameCuContextA(CUcontext context, const char *name)

    Parameters
        context : CUcontext, int or None
        name : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxNameCuStreamA(stream: CUstream | _Int | None, name: _Text) -> None:
    """Gives a stream a name in the tool.

    void nvtxNameCuStreamA(CUstream stream, const char *name)

    Parameters
        stream : CUstream, int or None
        name : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxNameCuEventA(event: CUevent | _Int | None, name: _Text) -> None:
    """Gives an event a name in the tool.

    void nvtxNameCuEventA(CUevent event, const char *name)

    Parameters
        event : CUevent, int or None
        name : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxNameCudaDeviceA(device: _Int, name: _Text) -> None:
    """Gives a device of the CUDA runtime a name in the tool.

    void nvtxNameCudaDeviceA(int device, const char *name)

    Parameters
        device : int
        name : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxNameCudaStreamA(stream: cudaStream_t | _Int | None, name: _Text) -> None:
    """Gives a stream of the CUDA runtime a name in the tool.

    void nvtxNameCudaStreamA(cudaStream_t stream, const char *name)

    Parameters
        stream : cudaStream_t, int or None
        name : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxNameCudaEventA(event: cudaEvent_t | _Int | None, name: _Text) -> None:
    """Gives an event of the CUDA runtime a name in the tool.

    void nvtxNameCudaEventA(cudaEvent_t event, const char *name)

    Parameters
        event : cudaEvent_t, int or None
        name : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxPayloadSchemaRegister(
    domain: nvtxDomainHandle_t | _Int | None,
    attr: nvtxPayloadSchemaAttr_t | None,
) -> int:
    """Tells the tool how a struct of the program's is laid out, so that events can carry it.

    uint64_t nvtxPayloadSchemaRegister(nvtxDomainHandle_t domain,
        const nvtxPayloadSchemaAttr_t *attr)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        attr : nvtxPayloadSchemaAttr_t or None

    Returns
        int

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxPayloadEnumRegister(
    domain: nvtxDomainHandle_t | _Int | None,
    attr: nvtxPayloadEnumAttr_t | None,
) -> int:
    """Tells the tool the names of an enum's values, so that payloads can have them.

    uint64_t nvtxPayloadEnumRegister(nvtxDomainHandle_t domain,
        const nvtxPayloadEnumAttr_t *attr)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        attr : nvtxPayloadEnumAttr_t or None

    Returns
        int

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxScopeRegister(
    domain: nvtxDomainHandle_t | _Int | None,
    attr: nvtxScopeAttr_t | None,
) -> int:
    """Gives a place, such as a node or a thread, an id under which events are told.

    uint64_t nvtxScopeRegister(nvtxDomainHandle_t domain, const nvtxScopeAttr_t *attr)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        attr : nvtxScopeAttr_t or None

    Returns
        int

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxMarkPayload(
    domain: nvtxDomainHandle_t | _Int | None,
    payloadData: Sequence[nvtxPayloadData_t] | None,
    count: _Int,
) -> None:
    """Marks this instant with structs of the program's, for which the tool has schemas.

    void nvtxMarkPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData,
        size_t count)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        payloadData : sequence of nvtxPayloadData_t, or None; as many as count
        count : int

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxRangePushPayload(
    domain: nvtxDomainHandle_t | _Int | None,
    payloadData: Sequence[nvtxPayloadData_t] | None,
    count: _Int,
) -> int:
    """Begins a range on this thread that carries structs of the program's; gives its depth
    from 0.

    int nvtxRangePushPayload(nvtxDomainHandle_t domain,
        const nvtxPayloadData_t *payloadData, size_t count)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        payloadData : sequence of nvtxPayloadData_t, or None; as many as count
        count : int

    Returns
        int

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxRangePopPayload(
    domain: nvtxDomainHandle_t | _Int | None,
    payloadData: Sequence[nvtxPayloadData_t] | None,
    count: _Int,
) -> int:
    """Ends the innermost range that this thread has pushed, with structs of the program's.

    int nvtxRangePopPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData,
        size_t count)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        payloadData : sequence of nvtxPayloadData_t, or None; as many as count
        count : int

    Returns
        int

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxRangeStartPayload(
    domain: nvtxDomainHandle_t | _Int | None,
    payloadData: Sequence[nvtxPayloadData_t] | None,
    count: _Int,
) -> nvtxRangeId_t:
    """Begins a range with structs of the program's, which any thread may end by the id that
    comes back.

    nvtxRangeId_t nvtxRangeStartPayload(nvtxDomainHandle_t domain,
        const nvtxPayloadData_t *payloadData, size_t count)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        payloadData : sequence of nvtxPayloadData_t, or None; as many as count
        count : int

    Returns
        nvtxRangeId_t

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxRangeEndPayload(
    domain: nvtxDomainHandle_t | _Int | None,
    id: nvtxRangeId_t | _Int | None,
    payloadData: Sequence[nvtxPayloadData_t] | None,
    count: _Int,
) -> None:
    """Ends the range of an id, with structs of the program's.

    void nvtxRangeEndPayload(nvtxDomainHandle_t domain, nvtxRangeId_t id,
        const nvtxPayloadData_t *payloadData, size_t count)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        id : nvtxRangeId_t, int or None
        payloadData : sequence of nvtxPayloadData_t, or None; as many as count
        count : int

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxDomainIsEnabled(domain: nvtxDomainHandle_t | _Int | None) -> int:
    """Tells whether a tool listens to a domain; always no where there is no tool.

    uint8_t nvtxDomainIsEnabled(nvtxDomainHandle_t domain)

    Parameters
        domain : nvtxDomainHandle_t, int or None

    Returns
        int

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxTimestampGet() -> int:
    """Gives the time by the tool's clock, for events that are told later.

    int64_t nvtxTimestampGet(void)

    Returns
        int

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxTimeDomainRegister(
    domain: nvtxDomainHandle_t | _Int | None,
    timeAttr: nvtxTimeDomainAttr_t | None,
) -> int:
    """Tells the tool of a clock; the id that comes back goes with its time stamps.

    uint64_t nvtxTimeDomainRegister(nvtxDomainHandle_t domain,
        const nvtxTimeDomainAttr_t *timeAttr)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        timeAttr : nvtxTimeDomainAttr_t or None

    Returns
        int

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxTimerSource(
    domain: nvtxDomainHandle_t | _Int | None,
    timeDomainId: _Int,
    flags: _Int,
    timestampProviderFn: _Int | Callable[..., object] | None,
) -> None:
    """Gives the tool a function that reads a clock.

    void nvtxTimerSource(nvtxDomainHandle_t domain, uint64_t timeDomainId, uint64_t flags,
        int64_t (*timestampProviderFn)(void))

    Parameters
        domain : nvtxDomainHandle_t, int or None
        timeDomainId, flags : int
        timestampProviderFn : callable, int (address of a C function) or None; called as
            timestampProviderFn() -> int, exceptions go to sys.unraisablehook

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxTimerSourceWithData(
    domain: nvtxDomainHandle_t | _Int | None,
    timeDomainId: _Int,
    flags: _Int,
    timestampProviderFn: _Int | Callable[..., object] | None,
    data: object,
) -> None:
    """Gives the tool a function that reads a clock, and an object that it gets.

    void nvtxTimerSourceWithData(nvtxDomainHandle_t domain, uint64_t timeDomainId,
        uint64_t flags, int64_t (*timestampProviderFn)(void *), void *data)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        timeDomainId, flags : int
        timestampProviderFn : callable, int (address of a C function) or None; called as
            timestampProviderFn(data) -> int, exceptions go to sys.unraisablehook
        data : any object, which the callable gets; int (address) for a C function

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxTimeSyncPoint(
    domain: nvtxDomainHandle_t | _Int | None,
    timeDomainId1: _Int,
    timeDomainId2: _Int,
    timestamp1: _Int,
    timestamp2: _Int,
) -> None:
    """Tells the tool of two time stamps, of two clocks, that mean the same instant.

    void nvtxTimeSyncPoint(nvtxDomainHandle_t domain, uint64_t timeDomainId1,
        uint64_t timeDomainId2, int64_t timestamp1, int64_t timestamp2)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        timeDomainId1, timeDomainId2, timestamp1, timestamp2 : int

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxTimeSyncPointTable(
    domain: nvtxDomainHandle_t | _Int | None,
    timeDomainIdSrc: _Int,
    timeDomainIdDst: _Int,
    syncPoints: Sequence[nvtxSyncPoint_t] | None,
    count: _Int,
) -> None:
    """Tells the tool of many pairs of time stamps, of two clocks, that mean the same instants.

    void nvtxTimeSyncPointTable(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc,
        uint64_t timeDomainIdDst, const nvtxSyncPoint_t *syncPoints, size_t count)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        timeDomainIdSrc, timeDomainIdDst : int
        syncPoints : sequence of nvtxSyncPoint_t, or None; as many as count
        count : int

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxTimestampConversionFactor(
    domain: nvtxDomainHandle_t | _Int | None,
    timeDomainIdSrc: _Int,
    timeDomainIdDst: _Int,
    slope: SupportsFloat,
    timestampSrc: _Int,
    timestampDst: _Int,
) -> None:
    """Tells the tool how time stamps of one clock are converted to another.

    void nvtxTimestampConversionFactor(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc,
        uint64_t timeDomainIdDst, double slope, int64_t timestampSrc, int64_t timestampDst)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        timeDomainIdSrc, timeDomainIdDst : int
        slope : float
        timestampSrc, timestampDst : int

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxEventSubmit(
    domain: nvtxDomainHandle_t | _Int | None,
    payloadData: Sequence[nvtxPayloadData_t] | None,
    numPayloads: _Int,
) -> None:
    """Gives the tool an event with a time stamp of its own.

    void nvtxEventSubmit(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData,
        size_t numPayloads)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        payloadData : sequence of nvtxPayloadData_t, or None; as many as numPayloads
        numPayloads : int

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxEventBatchSubmit(
    domain: nvtxDomainHandle_t | _Int | None,
    eventBatch: nvtxEventBatch_t | None,
) -> None:
    """Gives the tool many events of one layout at once.

    void nvtxEventBatchSubmit(nvtxDomainHandle_t domain, const nvtxEventBatch_t *eventBatch)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        eventBatch : nvtxEventBatch_t or None

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxCounterRegister(
    hDomain: nvtxDomainHandle_t | _Int | None,
    attr: nvtxCounterAttr_t | None,
) -> int:
    """Tells the tool of a counter; the id that comes back goes with its samples.

    uint64_t nvtxCounterRegister(nvtxDomainHandle_t hDomain, const nvtxCounterAttr_t *attr)

    Parameters
        hDomain : nvtxDomainHandle_t, int or None
        attr : nvtxCounterAttr_t or None

    Returns
        int

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxCounterSampleInt64(
    hDomain: nvtxDomainHandle_t | _Int | None,
    counterId: _Int,
    value: _Int,
) -> None:
    """Gives the tool the value of a counter now.

    void nvtxCounterSampleInt64(nvtxDomainHandle_t hDomain, uint64_t counterId,
        int64_t value)

    Parameters
        hDomain : nvtxDomainHandle_t, int or None
        counterId, value : int

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxCounterSampleFloat64(
    hDomain: nvtxDomainHandle_t | _Int | None,
    counterId: _Int,
    value: SupportsFloat,
) -> None:
    """Gives the tool the value of a counter now.

    void nvtxCounterSampleFloat64(nvtxDomainHandle_t hDomain, uint64_t counterId,
        double value)

    Parameters
        hDomain : nvtxDomainHandle_t, int or None
        counterId : int
        value : float

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxCounterSample(
    hDomain: nvtxDomainHandle_t | _Int | None,
    counterId: _Int,
    value: _Address,
    size: _Int,
) -> None:
    """Gives the tool a sample of a counter as bytes, laid out by its schema.

    void nvtxCounterSample(nvtxDomainHandle_t hDomain, uint64_t counterId,
        const void *value, size_t size)

    Parameters
        hDomain : nvtxDomainHandle_t, int or None
        counterId : int
        value : int (address), buffer or None
        size : int

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxCounterSampleNoValue(
    hDomain: nvtxDomainHandle_t | _Int | None,
    counterId: _Int,
    reason: _Int,
) -> None:
    """Tells the tool that a counter has no value now, and why.

    void nvtxCounterSampleNoValue(nvtxDomainHandle_t hDomain, uint64_t counterId,
        uint8_t reason)

    Parameters
        hDomain : nvtxDomainHandle_t, int or None
        counterId, reason : int

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxCounterBatchSubmit(
    hDomain: nvtxDomainHandle_t | _Int | None,
    counterData: nvtxCounterBatch_t | None,
) -> None:
    """Gives the tool many samples of counters at once.

    void nvtxCounterBatchSubmit(nvtxDomainHandle_t hDomain,
        const nvtxCounterBatch_t *counterData)

    Parameters
        hDomain : nvtxDomainHandle_t, int or None
        counterData : nvtxCounterBatch_t or None

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxMemHeapRegister(
    domain: nvtxDomainHandle_t | _Int | None,
    desc: nvtxMemHeapDesc_t | None,
) -> nvtxMemHeapHandle_t:
    """Tells a memory checker of memory in which the program makes allocations of its own.

    nvtxMemHeapHandle_t nvtxMemHeapRegister(nvtxDomainHandle_t domain,
        const nvtxMemHeapDesc_t *desc)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        desc : nvtxMemHeapDesc_t or None

    Returns
        nvtxMemHeapHandle_t

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxMemHeapUnregister(
    domain: nvtxDomainHandle_t | _Int | None,
    heap: nvtxMemHeapHandle_t | _Int | None,
) -> None:
    """Tells a memory checker that a heap of the program's own is gone.

    void nvtxMemHeapUnregister(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        heap : nvtxMemHeapHandle_t, int or None

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxMemHeapReset(
    domain: nvtxDomainHandle_t | _Int | None,
    heap: nvtxMemHeapHandle_t | _Int | None,
) -> None:
    """Tells a memory checker that all allocations in a heap are gone, as if it were new.

    void nvtxMemHeapReset(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        heap : nvtxMemHeapHandle_t, int or None

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxMemRegionsRegister(
    domain: nvtxDomainHandle_t | _Int | None,
    desc: nvtxMemRegionsRegisterBatch_t | None,
) -> None:
    """Tells a memory checker of allocations that the program made in a heap.

    void nvtxMemRegionsRegister(nvtxDomainHandle_t domain,
        const nvtxMemRegionsRegisterBatch_t *desc)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        desc : nvtxMemRegionsRegisterBatch_t or None

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxMemRegionsResize(
    domain: nvtxDomainHandle_t | _Int | None,
    desc: nvtxMemRegionsResizeBatch_t | None,
) -> None:
    """Tells a memory checker that allocations have another size now.

    void nvtxMemRegionsResize(nvtxDomainHandle_t domain,
        const nvtxMemRegionsResizeBatch_t *desc)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        desc : nvtxMemRegionsResizeBatch_t or None

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxMemRegionsUnregister(
    domain: nvtxDomainHandle_t | _Int | None,
    desc: nvtxMemRegionsUnregisterBatch_t | None,
) -> None:
    """Tells a memory checker that allocations are gone.

    void nvtxMemRegionsUnregister(nvtxDomainHandle_t domain,
        const nvtxMemRegionsUnregisterBatch_t *desc)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        desc : nvtxMemRegionsUnregisterBatch_t or None

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxMemRegionsName(
    domain: nvtxDomainHandle_t | _Int | None,
    desc: nvtxMemRegionsNameBatch_t | None,
) -> None:
    """Gives allocations names in the memory checker.

    void nvtxMemRegionsName(nvtxDomainHandle_t domain,
        const nvtxMemRegionsNameBatch_t *desc)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        desc : nvtxMemRegionsNameBatch_t or None

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxMemPermissionsAssign(
    domain: nvtxDomainHandle_t | _Int | None,
    desc: nvtxMemPermissionsAssignBatch_t | None,
) -> None:
    """Says how allocations may be used, by a set of rules.

    void nvtxMemPermissionsAssign(nvtxDomainHandle_t domain,
        const nvtxMemPermissionsAssignBatch_t *desc)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        desc : nvtxMemPermissionsAssignBatch_t or None

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxMemPermissionsCreate(
    domain: nvtxDomainHandle_t | _Int | None,
    creationflags: _Int,
) -> nvtxMemPermissionsHandle_t:
    """Makes a set of rules of who may use which memory.

    nvtxMemPermissionsHandle_t nvtxMemPermissionsCreate(nvtxDomainHandle_t domain,
        int32_t creationflags)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        creationflags : int

    Returns
        nvtxMemPermissionsHandle_t

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxMemPermissionsDestroy(
    domain: nvtxDomainHandle_t | _Int | None,
    permissionsHandle: nvtxMemPermissionsHandle_t | _Int | None,
) -> None:
    """Ends a set of rules of who may use which memory.

    void nvtxMemPermissionsDestroy(nvtxDomainHandle_t domain,
        nvtxMemPermissionsHandle_t permissionsHandle)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        permissionsHandle : nvtxMemPermissionsHandle_t, int or None

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxMemPermissionsReset(
    domain: nvtxDomainHandle_t | _Int | None,
    permissionsHandle: nvtxMemPermissionsHandle_t | _Int | None,
) -> None:
    """Takes all rules out of a set.

    void nvtxMemPermissionsReset(nvtxDomainHandle_t domain,
        nvtxMemPermissionsHandle_t permissionsHandle)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        permissionsHandle : nvtxMemPermissionsHandle_t, int or None

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxMemPermissionsBind(
    domain: nvtxDomainHandle_t | _Int | None,
    permissions: nvtxMemPermissionsHandle_t | _Int | None,
    bindScope: _Int,
    bindFlags: _Int,
) -> None:
    """Makes a set of rules hold here, such as for this thread or a CUDA stream.

    void nvtxMemPermissionsBind(nvtxDomainHandle_t domain,
        nvtxMemPermissionsHandle_t permissions, uint32_t bindScope, uint32_t bindFlags)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        permissions : nvtxMemPermissionsHandle_t, int or None
        bindScope, bindFlags : int

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxMemPermissionsUnbind(domain: nvtxDomainHandle_t | _Int | None, bindScope: _Int) -> None:
    """Ends what nvtxMemPermissionsBind began.

    void nvtxMemPermissionsUnbind(nvtxDomainHandle_t domain, uint32_t bindScope)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        bindScope : int

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxMemCudaGetProcessWidePermissions(
    domain: nvtxDomainHandle_t | _Int | None,
) -> nvtxMemPermissionsHandle_t:
    """Gives the set of rules that holds for the process, or for a device.

    nvtxMemPermissionsHandle_t nvtxMemCudaGetProcessWidePermissions(
        nvtxDomainHandle_t domain)

    Parameters
        domain : nvtxDomainHandle_t, int or None

    Returns
        nvtxMemPermissionsHandle_t

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxMemCudaGetDeviceWidePermissions(
    domain: nvtxDomainHandle_t | _Int | None,
    device: _Int,
) -> nvtxMemPermissionsHandle_t:
    """Gives the set of rules that holds for the process, or for a device.

    nvtxMemPermissionsHandle_t nvtxMemCudaGetDeviceWidePermissions(
        nvtxDomainHandle_t domain, int device)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        device : int

    Returns
        nvtxMemPermissionsHandle_t

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxMemCudaSetPeerAccess(
    domain: nvtxDomainHandle_t | _Int | None,
    permissions: nvtxMemPermissionsHandle_t | _Int | None,
    devicePeer: _Int,
    flags: _Int,
) -> None:
    """Says which other devices may use allocations, and how.

    void nvtxMemCudaSetPeerAccess(nvtxDomainHandle_t domain,
        nvtxMemPermissionsHandle_t permissions, int devicePeer, uint32_t flags)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        permissions : nvtxMemPermissionsHandle_t, int or None
        devicePeer, flags : int

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxMemCudaMarkInitialized(
    domain: nvtxDomainHandle_t | _Int | None,
    stream: cudaStream_t | _Int | None,
    isPerThreadStream: _Int,
    desc: nvtxMemMarkInitializedBatch_t | None,
) -> None:
    """Tells a memory checker that memory holds values, though it saw no writes.

    void nvtxMemCudaMarkInitialized(nvtxDomainHandle_t domain, cudaStream_t stream,
        uint8_t isPerThreadStream, const nvtxMemMarkInitializedBatch_t *desc)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        stream : cudaStream_t, int or None
        isPerThreadStream : int
        desc : nvtxMemMarkInitializedBatch_t or None

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxDomainCreate(name: _Text) -> nvtxDomainHandle_t:
    """Makes a domain, under which a library keeps its ranges and names apart from those of
    others.

    nvtxDomainHandle_t nvtxDomainCreateA(const char *name)

    Parameters
        name : str or bytes

    Returns
        nvtxDomainHandle_t

    Keeps the GIL.
    """
def nvtxDomainNameCategory(
    domain: nvtxDomainHandle_t | _Int | None,
    category: _Int,
    name: _Text,
) -> None:
    """Gives a category, a number of the program's choice, a name in the tool.

    void nvtxDomainNameCategoryA(nvtxDomainHandle_t domain, uint32_t category,
        const char *name)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        category : int
        name : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxDomainRegisterString(
    domain: nvtxDomainHandle_t | _Int | None,
    string: _Text,
) -> nvtxStringHandle_t:
    """Gives a handle for a text in a domain, which is quicker to pass than the text.

    nvtxStringHandle_t nvtxDomainRegisterStringA(nvtxDomainHandle_t domain,
        const char *string)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        string : str or bytes

    Returns
        nvtxStringHandle_t

    Keeps the GIL.
    """
def nvtxMark(message: _Text) -> None:
    """Marks this instant with a text.

    void nvtxMarkA(const char *message)

    Parameters
        message : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxNameCategory(category: _Int, name: _Text) -> None:
    """Gives a category, a number of the program's choice, a name in the tool.

    void nvtxNameCategoryA(uint32_t category, const char *name)

    Parameters
        category : int
        name : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxNameCuContext(context: CUcontext | _Int | None, name: _Text) -> None:
    """Gives a context a name in the tool.

    void nvtxNameCuContextA(CUcontext context, const char *name)

    Parameters
        context : CUcontext, int or None
        name : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxNameCuDevice(device: CUdevice | _Int | None, name: _Text) -> None:
    """Gives a device a name in the tool.

    void nvtxNameCuDeviceA(CUdevice device, const char *name)

    Parameters
        device : CUdevice, int or None
        name : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxNameCuEvent(event: CUevent | _Int | None, name: _Text) -> None:
    """Gives an event a name in the tool.

    void nvtxNameCuEventA(CUevent event, const char *name)

    Parameters
        event : CUevent, int or None
        name : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxNameCuStream(stream: CUstream | _Int | None, name: _Text) -> None:
    """Gives a stream a name in the tool.

    void nvtxNameCuStreamA(CUstream stream, const char *name)

    Parameters
        stream : CUstream, int or None
        name : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxNameCudaDevice(device: _Int, name: _Text) -> None:
    """Gives a device of the CUDA runtime a name in the tool.

    void nvtxNameCudaDeviceA(int device, const char *name)

    Parameters
        device : int
        name : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxNameCudaEvent(event: cudaEvent_t | _Int | None, name: _Text) -> None:
    """Gives an event of the CUDA runtime a name in the tool.

    void nvtxNameCudaEventA(cudaEvent_t event, const char *name)

    Parameters
        event : cudaEvent_t, int or None
        name : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxNameCudaStream(stream: cudaStream_t | _Int | None, name: _Text) -> None:
    """Gives a stream of the CUDA runtime a name in the tool.

    void nvtxNameCudaStreamA(cudaStream_t stream, const char *name)

    Parameters
        stream : cudaStream_t, int or None
        name : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxNameOsThread(threadId: _Int, name: _Text) -> None:
    """Gives a thread of the system a name in the tool.

    void nvtxNameOsThreadA(uint32_t threadId, const char *name)

    Parameters
        threadId : int; the system's number of it, such as threading.get_native_id()
        name : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxRangePush(message: _Text) -> int:
    """Begins a range on this thread, inside those that are open; gives its depth from 0, or
    less without a tool.

    int nvtxRangePushA(const char *message)

    Parameters
        message : str or bytes

    Returns
        int

    Keeps the GIL.
    """
def nvtxRangeStart(message: _Text) -> nvtxRangeId_t:
    """Begins a range that any thread may end, by the id that comes back.

    nvtxRangeId_t nvtxRangeStartA(const char *message)

    Parameters
        message : str or bytes

    Returns
        nvtxRangeId_t

    Keeps the GIL.
    """
