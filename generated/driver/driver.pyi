# driver.pyi of cubind for CUDA Driver API, API version 13.5.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/driver.yaml.

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, Self, SupportsFloat, SupportsIndex, SupportsInt, TypeAlias

from typing_extensions import Buffer

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

def sizeof(objType: type[_Cell] | type[_Record]) -> int: ...

class CUipcMem_flags(_Enum):
    """How memory of another process is opened.

    enum CUipcMem_flags_enum.

    Members
        CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS = 1

    Taken by
        cuIpcOpenMemHandle
    """
    CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS: ClassVar[CUipcMem_flags]

class CUmemAttach_flags(_Enum):
    """Who may use managed memory at first.

    enum CUmemAttach_flags_enum.

    Members
        CU_MEM_ATTACH_GLOBAL = 1, CU_MEM_ATTACH_HOST = 2, CU_MEM_ATTACH_SINGLE = 4

    Taken by
        cuMemAllocManaged, cuStreamAttachMemAsync
    """
    CU_MEM_ATTACH_GLOBAL: ClassVar[CUmemAttach_flags]
    CU_MEM_ATTACH_HOST: ClassVar[CUmemAttach_flags]
    CU_MEM_ATTACH_SINGLE: ClassVar[CUmemAttach_flags]

class CUctx_flags(_Enum):
    """How threads wait for a context's device, and what the context maps and keeps.

    enum CUctx_flags_enum.

    Members
        CU_CTX_SCHED_AUTO = 0, CU_CTX_SCHED_SPIN = 1, CU_CTX_SCHED_YIELD = 2,
        CU_CTX_SCHED_BLOCKING_SYNC = 4, CU_CTX_BLOCKING_SYNC = 4, CU_CTX_SCHED_MASK = 7,
        CU_CTX_MAP_HOST = 8, CU_CTX_LMEM_RESIZE_TO_MAX = 16, CU_CTX_COREDUMP_ENABLE = 32,
        CU_CTX_USER_COREDUMP_ENABLE = 64, CU_CTX_SYNC_MEMOPS = 128, CU_CTX_FLAGS_MASK = 255

    Taken by
        cuDevicePrimaryCtxSetFlags, cuCtxCreate, cuCtxSetFlags, cuGLCtxCreate,
        cuVDPAUCtxCreate

    Given by
        cuDevicePrimaryCtxGetState, cuCtxGetFlags
    """
    CU_CTX_SCHED_AUTO: ClassVar[CUctx_flags]
    CU_CTX_SCHED_SPIN: ClassVar[CUctx_flags]
    CU_CTX_SCHED_YIELD: ClassVar[CUctx_flags]
    CU_CTX_SCHED_BLOCKING_SYNC: ClassVar[CUctx_flags]
    CU_CTX_BLOCKING_SYNC: ClassVar[CUctx_flags]
    CU_CTX_SCHED_MASK: ClassVar[CUctx_flags]
    CU_CTX_MAP_HOST: ClassVar[CUctx_flags]
    CU_CTX_LMEM_RESIZE_TO_MAX: ClassVar[CUctx_flags]
    CU_CTX_COREDUMP_ENABLE: ClassVar[CUctx_flags]
    CU_CTX_USER_COREDUMP_ENABLE: ClassVar[CUctx_flags]
    CU_CTX_SYNC_MEMOPS: ClassVar[CUctx_flags]
    CU_CTX_FLAGS_MASK: ClassVar[CUctx_flags]

class CUevent_sched_flags(_Enum):
    """How the waiting thread waits for an event.

    enum CUevent_sched_flags_enum.

    Members
        CU_EVENT_SCHED_AUTO = 0, CU_EVENT_SCHED_SPIN = 1, CU_EVENT_SCHED_YIELD = 2,
        CU_EVENT_SCHED_BLOCKING_SYNC = 4
    """
    CU_EVENT_SCHED_AUTO: ClassVar[CUevent_sched_flags]
    CU_EVENT_SCHED_SPIN: ClassVar[CUevent_sched_flags]
    CU_EVENT_SCHED_YIELD: ClassVar[CUevent_sched_flags]
    CU_EVENT_SCHED_BLOCKING_SYNC: ClassVar[CUevent_sched_flags]

class cl_event_flags(_Enum):
    """How threads wait for an event.

    enum cl_event_flags_enum.

    Members
        NVCL_EVENT_SCHED_AUTO = 0, NVCL_EVENT_SCHED_SPIN = 1, NVCL_EVENT_SCHED_YIELD = 2,
        NVCL_EVENT_SCHED_BLOCKING_SYNC = 4
    """
    NVCL_EVENT_SCHED_AUTO: ClassVar[cl_event_flags]
    NVCL_EVENT_SCHED_SPIN: ClassVar[cl_event_flags]
    NVCL_EVENT_SCHED_YIELD: ClassVar[cl_event_flags]
    NVCL_EVENT_SCHED_BLOCKING_SYNC: ClassVar[cl_event_flags]

class cl_context_flags(_Enum):
    """How threads wait for a context.

    enum cl_context_flags_enum.

    Members
        NVCL_CTX_SCHED_AUTO = 0, NVCL_CTX_SCHED_SPIN = 1, NVCL_CTX_SCHED_YIELD = 2,
        NVCL_CTX_SCHED_BLOCKING_SYNC = 4
    """
    NVCL_CTX_SCHED_AUTO: ClassVar[cl_context_flags]
    NVCL_CTX_SCHED_SPIN: ClassVar[cl_context_flags]
    NVCL_CTX_SCHED_YIELD: ClassVar[cl_context_flags]
    NVCL_CTX_SCHED_BLOCKING_SYNC: ClassVar[cl_context_flags]

class CUhostTaskSyncMode(_Enum):
    """How the driver waits on the host.

    enum CUhostTaskSyncMode_enum. Since CUDA 13.2.

    Members
        CU_HOST_TASK_BLOCKING = 0, CU_HOST_TASK_SPINWAIT = 1
    """
    CU_HOST_TASK_BLOCKING: ClassVar[CUhostTaskSyncMode]
    CU_HOST_TASK_SPINWAIT: ClassVar[CUhostTaskSyncMode]

class CUstream_flags(_Enum):
    """Whether a stream waits for the legacy default stream.

    enum CUstream_flags_enum.

    Members
        CU_STREAM_DEFAULT = 0, CU_STREAM_NON_BLOCKING = 1

    Taken by
        cuStreamCreate, cuStreamCreateWithPriority

    Given by
        cuStreamGetFlags
    """
    CU_STREAM_DEFAULT: ClassVar[CUstream_flags]
    CU_STREAM_NON_BLOCKING: ClassVar[CUstream_flags]

class CUevent_flags(_Enum):
    """Whether an event takes times, goes to other processes, and lets waiting threads sleep.

    enum CUevent_flags_enum.

    Members
        CU_EVENT_DEFAULT = 0, CU_EVENT_BLOCKING_SYNC = 1, CU_EVENT_DISABLE_TIMING = 2,
        CU_EVENT_INTERPROCESS = 4

    Taken by
        cuEventCreate, cuEventCreateFromEGLSync
    """
    CU_EVENT_DEFAULT: ClassVar[CUevent_flags]
    CU_EVENT_BLOCKING_SYNC: ClassVar[CUevent_flags]
    CU_EVENT_DISABLE_TIMING: ClassVar[CUevent_flags]
    CU_EVENT_INTERPROCESS: ClassVar[CUevent_flags]

class CUevent_record_flags(_Enum):
    """How an event is recorded.

    enum CUevent_record_flags_enum.

    Members
        CU_EVENT_RECORD_DEFAULT = 0, CU_EVENT_RECORD_EXTERNAL = 1

    Taken by
        cuEventRecordWithFlags
    """
    CU_EVENT_RECORD_DEFAULT: ClassVar[CUevent_record_flags]
    CU_EVENT_RECORD_EXTERNAL: ClassVar[CUevent_record_flags]

class CUevent_wait_flags(_Enum):
    """How an event is waited for.

    enum CUevent_wait_flags_enum.

    Members
        CU_EVENT_WAIT_DEFAULT = 0, CU_EVENT_WAIT_EXTERNAL = 1

    Taken by
        cuStreamWaitEvent
    """
    CU_EVENT_WAIT_DEFAULT: ClassVar[CUevent_wait_flags]
    CU_EVENT_WAIT_EXTERNAL: ClassVar[CUevent_wait_flags]

class CUatomicOperation(_Enum):
    """Atomic operations that links may do by themselves.

    enum CUatomicOperation_enum. Since CUDA 13.0.

    Members
        CU_ATOMIC_OPERATION_INTEGER_ADD = 0, CU_ATOMIC_OPERATION_INTEGER_MIN = 1,
        CU_ATOMIC_OPERATION_INTEGER_MAX = 2, CU_ATOMIC_OPERATION_INTEGER_INCREMENT = 3,
        CU_ATOMIC_OPERATION_INTEGER_DECREMENT = 4, CU_ATOMIC_OPERATION_AND = 5,
        CU_ATOMIC_OPERATION_OR = 6, CU_ATOMIC_OPERATION_XOR = 7,
        CU_ATOMIC_OPERATION_EXCHANGE = 8, CU_ATOMIC_OPERATION_CAS = 9,
        CU_ATOMIC_OPERATION_FLOAT_ADD = 10, CU_ATOMIC_OPERATION_FLOAT_MIN = 11,
        CU_ATOMIC_OPERATION_FLOAT_MAX = 12, CU_ATOMIC_OPERATION_MAX = 13

    Taken by
        cuDeviceGetHostAtomicCapabilities, cuDeviceGetP2PAtomicCapabilities
    """
    CU_ATOMIC_OPERATION_INTEGER_ADD: ClassVar[CUatomicOperation]
    CU_ATOMIC_OPERATION_INTEGER_MIN: ClassVar[CUatomicOperation]
    CU_ATOMIC_OPERATION_INTEGER_MAX: ClassVar[CUatomicOperation]
    CU_ATOMIC_OPERATION_INTEGER_INCREMENT: ClassVar[CUatomicOperation]
    CU_ATOMIC_OPERATION_INTEGER_DECREMENT: ClassVar[CUatomicOperation]
    CU_ATOMIC_OPERATION_AND: ClassVar[CUatomicOperation]
    CU_ATOMIC_OPERATION_OR: ClassVar[CUatomicOperation]
    CU_ATOMIC_OPERATION_XOR: ClassVar[CUatomicOperation]
    CU_ATOMIC_OPERATION_EXCHANGE: ClassVar[CUatomicOperation]
    CU_ATOMIC_OPERATION_CAS: ClassVar[CUatomicOperation]
    CU_ATOMIC_OPERATION_FLOAT_ADD: ClassVar[CUatomicOperation]
    CU_ATOMIC_OPERATION_FLOAT_MIN: ClassVar[CUatomicOperation]
    CU_ATOMIC_OPERATION_FLOAT_MAX: ClassVar[CUatomicOperation]
    CU_ATOMIC_OPERATION_MAX: ClassVar[CUatomicOperation]

class CUatomicOperationCapability(_Enum):
    """For which types a link does an atomic operation, as bits.

    enum CUatomicOperationCapability_enum. Since CUDA 13.0.

    Members
        CU_ATOMIC_CAPABILITY_SIGNED = 1, CU_ATOMIC_CAPABILITY_UNSIGNED = 2,
        CU_ATOMIC_CAPABILITY_REDUCTION = 4, CU_ATOMIC_CAPABILITY_SCALAR_32 = 8,
        CU_ATOMIC_CAPABILITY_SCALAR_64 = 16, CU_ATOMIC_CAPABILITY_SCALAR_128 = 32,
        CU_ATOMIC_CAPABILITY_VECTOR_32x4 = 64
    """
    CU_ATOMIC_CAPABILITY_SIGNED: ClassVar[CUatomicOperationCapability]
    CU_ATOMIC_CAPABILITY_UNSIGNED: ClassVar[CUatomicOperationCapability]
    CU_ATOMIC_CAPABILITY_REDUCTION: ClassVar[CUatomicOperationCapability]
    CU_ATOMIC_CAPABILITY_SCALAR_32: ClassVar[CUatomicOperationCapability]
    CU_ATOMIC_CAPABILITY_SCALAR_64: ClassVar[CUatomicOperationCapability]
    CU_ATOMIC_CAPABILITY_SCALAR_128: ClassVar[CUatomicOperationCapability]
    CU_ATOMIC_CAPABILITY_VECTOR_32x4: ClassVar[CUatomicOperationCapability]

class CUstreamWaitValue_flags(_Enum):
    """How a value in memory is compared.

    enum CUstreamWaitValue_flags_enum.

    Members
        CU_STREAM_WAIT_VALUE_GEQ = 0, CU_STREAM_WAIT_VALUE_EQ = 1,
        CU_STREAM_WAIT_VALUE_AND = 2, CU_STREAM_WAIT_VALUE_NOR = 3,
        CU_STREAM_WAIT_VALUE_FLUSH = 1073741824

    Taken by
        cuStreamWaitValue32, cuStreamWaitValue64

    Field of
        CUstreamMemOpWaitValueParams_st.flags
    """
    CU_STREAM_WAIT_VALUE_GEQ: ClassVar[CUstreamWaitValue_flags]
    CU_STREAM_WAIT_VALUE_EQ: ClassVar[CUstreamWaitValue_flags]
    CU_STREAM_WAIT_VALUE_AND: ClassVar[CUstreamWaitValue_flags]
    CU_STREAM_WAIT_VALUE_NOR: ClassVar[CUstreamWaitValue_flags]
    CU_STREAM_WAIT_VALUE_FLUSH: ClassVar[CUstreamWaitValue_flags]

class CUstreamWriteValue_flags(_Enum):
    """Whether a write waits until writes before it are visible.

    enum CUstreamWriteValue_flags_enum.

    Members
        CU_STREAM_WRITE_VALUE_DEFAULT = 0, CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER = 1

    Taken by
        cuStreamWriteValue32, cuStreamWriteValue64

    Field of
        CUstreamMemOpWriteValueParams_st.flags
    """
    CU_STREAM_WRITE_VALUE_DEFAULT: ClassVar[CUstreamWriteValue_flags]
    CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER: ClassVar[CUstreamWriteValue_flags]

class CUstreamBatchMemOpType(_Enum):
    """What each operation of cuStreamBatchMemOp does.

    enum CUstreamBatchMemOpType_enum.

    Members
        CU_STREAM_MEM_OP_WAIT_VALUE_32 = 1, CU_STREAM_MEM_OP_WRITE_VALUE_32 = 2,
        CU_STREAM_MEM_OP_WAIT_VALUE_64 = 4, CU_STREAM_MEM_OP_WRITE_VALUE_64 = 5,
        CU_STREAM_MEM_OP_BARRIER = 6, CU_STREAM_MEM_OP_ATOMIC_REDUCTION = 8,
        CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES = 3

    Field of
        CUstreamBatchMemOpParams.operation, CUstreamMemOpWaitValueParams_st.operation,
        CUstreamMemOpWriteValueParams_st.operation,
        CUstreamMemOpFlushRemoteWritesParams_st.operation,
        CUstreamMemOpMemoryBarrierParams_st.operation,
        CUstreamMemOpAtomicReductionParams_st.operation
    """
    CU_STREAM_MEM_OP_WAIT_VALUE_32: ClassVar[CUstreamBatchMemOpType]
    CU_STREAM_MEM_OP_WRITE_VALUE_32: ClassVar[CUstreamBatchMemOpType]
    CU_STREAM_MEM_OP_WAIT_VALUE_64: ClassVar[CUstreamBatchMemOpType]
    CU_STREAM_MEM_OP_WRITE_VALUE_64: ClassVar[CUstreamBatchMemOpType]
    CU_STREAM_MEM_OP_BARRIER: ClassVar[CUstreamBatchMemOpType]
    CU_STREAM_MEM_OP_ATOMIC_REDUCTION: ClassVar[CUstreamBatchMemOpType]
    CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES: ClassVar[CUstreamBatchMemOpType]

class CUstreamMemoryBarrier_flags(_Enum):
    """How far a memory barrier of a stream reaches.

    enum CUstreamMemoryBarrier_flags_enum.

    Members
        CU_STREAM_MEMORY_BARRIER_TYPE_SYS = 0, CU_STREAM_MEMORY_BARRIER_TYPE_GPU = 1

    Field of
        CUstreamMemOpMemoryBarrierParams_st.flags
    """
    CU_STREAM_MEMORY_BARRIER_TYPE_SYS: ClassVar[CUstreamMemoryBarrier_flags]
    CU_STREAM_MEMORY_BARRIER_TYPE_GPU: ClassVar[CUstreamMemoryBarrier_flags]

class CUstreamAtomicReductionOpType(_Enum):
    """Which reduction a stream does in memory.

    enum CUstreamAtomicReductionOpType_enum. Since CUDA 13.1.

    Members
        CU_STREAM_ATOMIC_REDUCTION_OP_OR = 6, CU_STREAM_ATOMIC_REDUCTION_OP_AND = 5,
        CU_STREAM_ATOMIC_REDUCTION_OP_ADD = 0

    Field of
        CUstreamMemOpAtomicReductionParams_st.reductionOp
    """
    CU_STREAM_ATOMIC_REDUCTION_OP_OR: ClassVar[CUstreamAtomicReductionOpType]
    CU_STREAM_ATOMIC_REDUCTION_OP_AND: ClassVar[CUstreamAtomicReductionOpType]
    CU_STREAM_ATOMIC_REDUCTION_OP_ADD: ClassVar[CUstreamAtomicReductionOpType]

class CUstreamAtomicReductionDataType(_Enum):
    """The type of a reduction that a stream does in memory.

    enum CUstreamAtomicReductionDataType_enum. Since CUDA 13.1.

    Members
        CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32 = 14,
        CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64 = 22

    Field of
        CUstreamMemOpAtomicReductionParams_st.dataType
    """
    CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32: ClassVar[CUstreamAtomicReductionDataType]
    CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64: ClassVar[CUstreamAtomicReductionDataType]

class CUoccupancy_flags(_Enum):
    """What occupancy is taken to be where caching would make it 0.

    enum CUoccupancy_flags_enum.

    Members
        CU_OCCUPANCY_DEFAULT = 0, CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE = 1

    Taken by
        cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
        cuOccupancyMaxPotentialBlockSizeWithFlags
    """
    CU_OCCUPANCY_DEFAULT: ClassVar[CUoccupancy_flags]
    CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE: ClassVar[CUoccupancy_flags]

class CUstreamUpdateCaptureDependencies_flags(_Enum):
    """Whether dependencies are added or replaced.

    enum CUstreamUpdateCaptureDependencies_flags_enum.

    Members
        CU_STREAM_ADD_CAPTURE_DEPENDENCIES = 0, CU_STREAM_SET_CAPTURE_DEPENDENCIES = 1

    Taken by
        cuStreamUpdateCaptureDependencies
    """
    CU_STREAM_ADD_CAPTURE_DEPENDENCIES: ClassVar[CUstreamUpdateCaptureDependencies_flags]
    CU_STREAM_SET_CAPTURE_DEPENDENCIES: ClassVar[CUstreamUpdateCaptureDependencies_flags]

class CUasyncNotificationType(_Enum):
    """What has happened on a device.

    enum CUasyncNotificationType_enum. Since CUDA 12.4.

    Members
        CU_ASYNC_NOTIFICATION_TYPE_OVER_BUDGET = 1

    Field of
        CUasyncNotificationInfo.type
    """
    CU_ASYNC_NOTIFICATION_TYPE_OVER_BUDGET: ClassVar[CUasyncNotificationType]

class CUarray_format(_Enum):
    """Type of each channel of an array's elements.

    enum CUarray_format_enum.

    Members
        CU_AD_FORMAT_UNSIGNED_INT8 = 1, CU_AD_FORMAT_UNSIGNED_INT16 = 2,
        CU_AD_FORMAT_UNSIGNED_INT32 = 3, CU_AD_FORMAT_SIGNED_INT8 = 8,
        CU_AD_FORMAT_SIGNED_INT16 = 9, CU_AD_FORMAT_SIGNED_INT32 = 10,
        CU_AD_FORMAT_HALF = 16, CU_AD_FORMAT_FLOAT = 32, CU_AD_FORMAT_NV12 = 176,
        CU_AD_FORMAT_UNORM_INT8X1 = 192, CU_AD_FORMAT_UNORM_INT8X2 = 193,
        CU_AD_FORMAT_UNORM_INT8X4 = 194, CU_AD_FORMAT_UNORM_INT16X1 = 195,
        CU_AD_FORMAT_UNORM_INT16X2 = 196, CU_AD_FORMAT_UNORM_INT16X4 = 197,
        CU_AD_FORMAT_SNORM_INT8X1 = 198, CU_AD_FORMAT_SNORM_INT8X2 = 199,
        CU_AD_FORMAT_SNORM_INT8X4 = 200, CU_AD_FORMAT_SNORM_INT16X1 = 201,
        CU_AD_FORMAT_SNORM_INT16X2 = 202, CU_AD_FORMAT_SNORM_INT16X4 = 203,
        CU_AD_FORMAT_BC1_UNORM = 145, CU_AD_FORMAT_BC1_UNORM_SRGB = 146,
        CU_AD_FORMAT_BC2_UNORM = 147, CU_AD_FORMAT_BC2_UNORM_SRGB = 148,
        CU_AD_FORMAT_BC3_UNORM = 149, CU_AD_FORMAT_BC3_UNORM_SRGB = 150,
        CU_AD_FORMAT_BC4_UNORM = 151, CU_AD_FORMAT_BC4_SNORM = 152,
        CU_AD_FORMAT_BC5_UNORM = 153, CU_AD_FORMAT_BC5_SNORM = 154,
        CU_AD_FORMAT_BC6H_UF16 = 155, CU_AD_FORMAT_BC6H_SF16 = 156,
        CU_AD_FORMAT_BC7_UNORM = 157, CU_AD_FORMAT_BC7_UNORM_SRGB = 158,
        CU_AD_FORMAT_P010 = 159, CU_AD_FORMAT_P016 = 161, CU_AD_FORMAT_NV16 = 162,
        CU_AD_FORMAT_P210 = 163, CU_AD_FORMAT_P216 = 164, CU_AD_FORMAT_YUY2 = 165,
        CU_AD_FORMAT_Y210 = 166, CU_AD_FORMAT_Y216 = 167, CU_AD_FORMAT_AYUV = 168,
        CU_AD_FORMAT_Y410 = 169, CU_AD_FORMAT_Y416 = 177, CU_AD_FORMAT_Y444_PLANAR8 = 178,
        CU_AD_FORMAT_Y444_PLANAR10 = 179, CU_AD_FORMAT_YUV444_8bit_SemiPlanar = 180,
        CU_AD_FORMAT_YUV444_16bit_SemiPlanar = 181, CU_AD_FORMAT_UNORM_INT_101010_2 = 80,
        CU_AD_FORMAT_UINT8_PACKED_422 = 81, CU_AD_FORMAT_UINT8_PACKED_444 = 82,
        CU_AD_FORMAT_UINT8_SEMIPLANAR_420 = 83, CU_AD_FORMAT_UINT16_SEMIPLANAR_420 = 84,
        CU_AD_FORMAT_UINT8_SEMIPLANAR_422 = 85, CU_AD_FORMAT_UINT16_SEMIPLANAR_422 = 86,
        CU_AD_FORMAT_UINT8_SEMIPLANAR_444 = 87, CU_AD_FORMAT_UINT16_SEMIPLANAR_444 = 88,
        CU_AD_FORMAT_UINT8_PLANAR_420 = 89, CU_AD_FORMAT_UINT16_PLANAR_420 = 90,
        CU_AD_FORMAT_UINT8_PLANAR_422 = 91, CU_AD_FORMAT_UINT16_PLANAR_422 = 92,
        CU_AD_FORMAT_UINT8_PLANAR_444 = 93, CU_AD_FORMAT_UINT16_PLANAR_444 = 94,
        CU_AD_FORMAT_MAX = 2147483647

    Taken by
        cuDeviceGetTexture1DLinearMaxWidth, cuTexRefSetFormat

    Given by
        cuTexRefGetFormat

    Field of
        CUDA_ARRAY_DESCRIPTOR.Format, CUDA_ARRAY3D_DESCRIPTOR.Format, CUeglFrame.cuFormat
    """
    CU_AD_FORMAT_UNSIGNED_INT8: ClassVar[CUarray_format]
    CU_AD_FORMAT_UNSIGNED_INT16: ClassVar[CUarray_format]
    CU_AD_FORMAT_UNSIGNED_INT32: ClassVar[CUarray_format]
    CU_AD_FORMAT_SIGNED_INT8: ClassVar[CUarray_format]
    CU_AD_FORMAT_SIGNED_INT16: ClassVar[CUarray_format]
    CU_AD_FORMAT_SIGNED_INT32: ClassVar[CUarray_format]
    CU_AD_FORMAT_HALF: ClassVar[CUarray_format]
    CU_AD_FORMAT_FLOAT: ClassVar[CUarray_format]
    CU_AD_FORMAT_NV12: ClassVar[CUarray_format]
    CU_AD_FORMAT_UNORM_INT8X1: ClassVar[CUarray_format]
    CU_AD_FORMAT_UNORM_INT8X2: ClassVar[CUarray_format]
    CU_AD_FORMAT_UNORM_INT8X4: ClassVar[CUarray_format]
    CU_AD_FORMAT_UNORM_INT16X1: ClassVar[CUarray_format]
    CU_AD_FORMAT_UNORM_INT16X2: ClassVar[CUarray_format]
    CU_AD_FORMAT_UNORM_INT16X4: ClassVar[CUarray_format]
    CU_AD_FORMAT_SNORM_INT8X1: ClassVar[CUarray_format]
    CU_AD_FORMAT_SNORM_INT8X2: ClassVar[CUarray_format]
    CU_AD_FORMAT_SNORM_INT8X4: ClassVar[CUarray_format]
    CU_AD_FORMAT_SNORM_INT16X1: ClassVar[CUarray_format]
    CU_AD_FORMAT_SNORM_INT16X2: ClassVar[CUarray_format]
    CU_AD_FORMAT_SNORM_INT16X4: ClassVar[CUarray_format]
    CU_AD_FORMAT_BC1_UNORM: ClassVar[CUarray_format]
    CU_AD_FORMAT_BC1_UNORM_SRGB: ClassVar[CUarray_format]
    CU_AD_FORMAT_BC2_UNORM: ClassVar[CUarray_format]
    CU_AD_FORMAT_BC2_UNORM_SRGB: ClassVar[CUarray_format]
    CU_AD_FORMAT_BC3_UNORM: ClassVar[CUarray_format]
    CU_AD_FORMAT_BC3_UNORM_SRGB: ClassVar[CUarray_format]
    CU_AD_FORMAT_BC4_UNORM: ClassVar[CUarray_format]
    CU_AD_FORMAT_BC4_SNORM: ClassVar[CUarray_format]
    CU_AD_FORMAT_BC5_UNORM: ClassVar[CUarray_format]
    CU_AD_FORMAT_BC5_SNORM: ClassVar[CUarray_format]
    CU_AD_FORMAT_BC6H_UF16: ClassVar[CUarray_format]
    CU_AD_FORMAT_BC6H_SF16: ClassVar[CUarray_format]
    CU_AD_FORMAT_BC7_UNORM: ClassVar[CUarray_format]
    CU_AD_FORMAT_BC7_UNORM_SRGB: ClassVar[CUarray_format]
    CU_AD_FORMAT_P010: ClassVar[CUarray_format]
    CU_AD_FORMAT_P016: ClassVar[CUarray_format]
    CU_AD_FORMAT_NV16: ClassVar[CUarray_format]
    CU_AD_FORMAT_P210: ClassVar[CUarray_format]
    CU_AD_FORMAT_P216: ClassVar[CUarray_format]
    CU_AD_FORMAT_YUY2: ClassVar[CUarray_format]
    CU_AD_FORMAT_Y210: ClassVar[CUarray_format]
    CU_AD_FORMAT_Y216: ClassVar[CUarray_format]
    CU_AD_FORMAT_AYUV: ClassVar[CUarray_format]
    CU_AD_FORMAT_Y410: ClassVar[CUarray_format]
    CU_AD_FORMAT_Y416: ClassVar[CUarray_format]
    CU_AD_FORMAT_Y444_PLANAR8: ClassVar[CUarray_format]
    CU_AD_FORMAT_Y444_PLANAR10: ClassVar[CUarray_format]
    CU_AD_FORMAT_YUV444_8bit_SemiPlanar: ClassVar[CUarray_format]
    CU_AD_FORMAT_YUV444_16bit_SemiPlanar: ClassVar[CUarray_format]
    CU_AD_FORMAT_UNORM_INT_101010_2: ClassVar[CUarray_format]
    CU_AD_FORMAT_UINT8_PACKED_422: ClassVar[CUarray_format]
    CU_AD_FORMAT_UINT8_PACKED_444: ClassVar[CUarray_format]
    CU_AD_FORMAT_UINT8_SEMIPLANAR_420: ClassVar[CUarray_format]
    CU_AD_FORMAT_UINT16_SEMIPLANAR_420: ClassVar[CUarray_format]
    CU_AD_FORMAT_UINT8_SEMIPLANAR_422: ClassVar[CUarray_format]
    CU_AD_FORMAT_UINT16_SEMIPLANAR_422: ClassVar[CUarray_format]
    CU_AD_FORMAT_UINT8_SEMIPLANAR_444: ClassVar[CUarray_format]
    CU_AD_FORMAT_UINT16_SEMIPLANAR_444: ClassVar[CUarray_format]
    CU_AD_FORMAT_UINT8_PLANAR_420: ClassVar[CUarray_format]
    CU_AD_FORMAT_UINT16_PLANAR_420: ClassVar[CUarray_format]
    CU_AD_FORMAT_UINT8_PLANAR_422: ClassVar[CUarray_format]
    CU_AD_FORMAT_UINT16_PLANAR_422: ClassVar[CUarray_format]
    CU_AD_FORMAT_UINT8_PLANAR_444: ClassVar[CUarray_format]
    CU_AD_FORMAT_UINT16_PLANAR_444: ClassVar[CUarray_format]
    CU_AD_FORMAT_MAX: ClassVar[CUarray_format]

class CUaddress_mode(_Enum):
    """What a texture reads outside its borders.

    enum CUaddress_mode_enum.

    Members
        CU_TR_ADDRESS_MODE_WRAP = 0, CU_TR_ADDRESS_MODE_CLAMP = 1,
        CU_TR_ADDRESS_MODE_MIRROR = 2, CU_TR_ADDRESS_MODE_BORDER = 3

    Taken by
        cuTexRefSetAddressMode

    Given by
        cuTexRefGetAddressMode

    Field of
        CUDA_TEXTURE_DESC.addressMode
    """
    CU_TR_ADDRESS_MODE_WRAP: ClassVar[CUaddress_mode]
    CU_TR_ADDRESS_MODE_CLAMP: ClassVar[CUaddress_mode]
    CU_TR_ADDRESS_MODE_MIRROR: ClassVar[CUaddress_mode]
    CU_TR_ADDRESS_MODE_BORDER: ClassVar[CUaddress_mode]

class CUfilter_mode(_Enum):
    """Whether a texture reads the nearest element or interpolates.

    enum CUfilter_mode_enum.

    Members
        CU_TR_FILTER_MODE_POINT = 0, CU_TR_FILTER_MODE_LINEAR = 1

    Taken by
        cuTexRefSetFilterMode, cuTexRefSetMipmapFilterMode

    Given by
        cuTexRefGetFilterMode, cuTexRefGetMipmapFilterMode

    Field of
        CUDA_TEXTURE_DESC.filterMode, CUDA_TEXTURE_DESC.mipmapFilterMode
    """
    CU_TR_FILTER_MODE_POINT: ClassVar[CUfilter_mode]
    CU_TR_FILTER_MODE_LINEAR: ClassVar[CUfilter_mode]

class CUdevice_attribute(_Enum):
    """What cuDeviceGetAttribute can be asked for.

    enum CUdevice_attribute_enum.

    Members
        CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 1,
        CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X = 2, CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y = 3,
        CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z = 4, CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X = 5,
        CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y = 6, CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z = 7,
        CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK = 8,
        CU_DEVICE_ATTRIBUTE_SHARED_MEMORY_PER_BLOCK = 8,
        CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY = 9, CU_DEVICE_ATTRIBUTE_WARP_SIZE = 10,
        CU_DEVICE_ATTRIBUTE_MAX_PITCH = 11,
        CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK = 12,
        CU_DEVICE_ATTRIBUTE_REGISTERS_PER_BLOCK = 12, CU_DEVICE_ATTRIBUTE_CLOCK_RATE = 13,
        CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT = 14, CU_DEVICE_ATTRIBUTE_GPU_OVERLAP = 15,
        CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT = 16,
        CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT = 17, CU_DEVICE_ATTRIBUTE_INTEGRATED = 18,
        CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY = 19, CU_DEVICE_ATTRIBUTE_COMPUTE_MODE = 20,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH = 21,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH = 22,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT = 23,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH = 24,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT = 25,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH = 26,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH = 27,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT = 28,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS = 29,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_WIDTH = 27,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_HEIGHT = 28,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_NUMSLICES = 29,
        CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT = 30,
        CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS = 31, CU_DEVICE_ATTRIBUTE_ECC_ENABLED = 32,
        CU_DEVICE_ATTRIBUTE_PCI_BUS_ID = 33, CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID = 34,
        CU_DEVICE_ATTRIBUTE_TCC_DRIVER = 35, CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE = 36,
        CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH = 37,
        CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE = 38,
        CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR = 39,
        CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT = 40,
        CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING = 41,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH = 42,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS = 43,
        CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER = 44,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH = 45,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT = 46,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE = 47,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE = 48,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE = 49,
        CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID = 50,
        CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT = 51,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH = 52,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH = 53,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS = 54,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH = 55,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH = 56,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT = 57,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH = 58,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT = 59,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH = 60,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH = 61,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS = 62,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH = 63,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT = 64,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS = 65,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH = 66,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH = 67,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS = 68,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH = 69,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH = 70,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT = 71,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH = 72,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH = 73,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT = 74,
        CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR = 75,
        CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR = 76,
        CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH = 77,
        CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED = 78,
        CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED = 79,
        CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED = 80,
        CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR = 81,
        CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR = 82,
        CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY = 83, CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD = 84,
        CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID = 85,
        CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED = 86,
        CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO = 87,
        CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS = 88,
        CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS = 89,
        CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED = 90,
        CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM = 91,
        CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1 = 92,
        CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1 = 93,
        CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1 = 94,
        CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH = 95,
        CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH = 96,
        CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN = 97,
        CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES = 98,
        CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED = 99,
        CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES = 100,
        CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST = 101,
        CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED = 102,
        CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED = 102,
        CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED = 103,
        CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_HANDLE_SUPPORTED = 104,
        CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_KMT_HANDLE_SUPPORTED = 105,
        CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR = 106,
        CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED = 107,
        CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE = 108,
        CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE = 109,
        CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED = 110,
        CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK = 111,
        CU_DEVICE_ATTRIBUTE_SPARSE_CUDA_ARRAY_SUPPORTED = 112,
        CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED = 113,
        CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED = 114,
        CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED = 115,
        CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED = 116,
        CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS = 117,
        CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING = 118,
        CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES = 119,
        CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH = 120,
        CU_DEVICE_ATTRIBUTE_DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED = 121,
        CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS = 122,
        CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR = 123,
        CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED = 124,
        CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED = 125,
        CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT = 126,
        CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED = 127,
        CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED = 128,
        CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS = 129,
        CU_DEVICE_ATTRIBUTE_NUMA_CONFIG = 130, CU_DEVICE_ATTRIBUTE_NUMA_ID = 131,
        CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED = 132,
        CU_DEVICE_ATTRIBUTE_MPS_ENABLED = 133, CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID = 134,
        CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED = 135,
        CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK = 136,
        CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_MAXIMUM_LENGTH = 137,
        CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED = 138,
        CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID = 139,
        CU_DEVICE_ATTRIBUTE_GPU_PCI_SUBSYSTEM_ID = 140,
        CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED = 141,
        CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED = 142,
        CU_DEVICE_ATTRIBUTE_HOST_NUMA_MULTINODE_IPC_SUPPORTED = 143,
        CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED = 144,
        CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED = 145,
        CU_DEVICE_ATTRIBUTE_HOST_ALLOC_DMA_BUF_SUPPORTED = 146,
        CU_DEVICE_ATTRIBUTE_ONLY_PARTIAL_HOST_NATIVE_ATOMIC_SUPPORTED = 147,
        CU_DEVICE_ATTRIBUTE_ATOMIC_REDUCTION_SUPPORTED = 148,
        CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT = 149,
        CU_DEVICE_ATTRIBUTE_MAX_OVERSIZED_SHARED_MEMORY_PER_BLOCK = 150,
        CU_DEVICE_ATTRIBUTE_D3D12_CIG_STREAMS_SUPPORTED = 151,
        CU_DEVICE_ATTRIBUTE_DMA_BUF_MMAP_SUPPORTED = 152,
        CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_SUPPORTED = 153,
        CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_MULTICAST_SUPPORTED = 154,
        CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_COUNTED_OPS_SUPPORTED = 155,
        CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_ACCESS_ON_OWNER_DEVICE_SUPPORTED = 156,
        CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_MULTIPROCESSOR_COUNT = 157,
        CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_SUPPORTED_HANDLE_TYPES = 158,
        CU_DEVICE_ATTRIBUTE_VULKAN_CIG_STREAMS_SUPPORTED = 159,
        CU_DEVICE_ATTRIBUTE_TENSOR_MAP_LARGE_TENSOR_MIN_SIZE = 160,
        CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_LOCALIZED_MEMORY_SUPPORTED = 161,
        CU_DEVICE_ATTRIBUTE_MAX = 162

    Taken by
        cuDeviceGetAttribute
    """
    CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_SHARED_MEMORY_PER_BLOCK: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_WARP_SIZE: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAX_PITCH: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_REGISTERS_PER_BLOCK: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_CLOCK_RATE: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_GPU_OVERLAP: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_INTEGRATED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_COMPUTE_MODE: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_WIDTH: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_HEIGHT: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_NUMSLICES: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_ECC_ENABLED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_PCI_BUS_ID: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_TCC_DRIVER: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_HANDLE_SUPPORTED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_KMT_HANDLE_SUPPORTED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_SPARSE_CUDA_ARRAY_SUPPORTED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_NUMA_CONFIG: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_NUMA_ID: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MPS_ENABLED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_MAXIMUM_LENGTH: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_GPU_PCI_SUBSYSTEM_ID: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_HOST_NUMA_MULTINODE_IPC_SUPPORTED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_HOST_ALLOC_DMA_BUF_SUPPORTED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_ONLY_PARTIAL_HOST_NATIVE_ATOMIC_SUPPORTED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_ATOMIC_REDUCTION_SUPPORTED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_MAX_OVERSIZED_SHARED_MEMORY_PER_BLOCK: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_D3D12_CIG_STREAMS_SUPPORTED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_DMA_BUF_MMAP_SUPPORTED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_SUPPORTED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_MULTICAST_SUPPORTED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_COUNTED_OPS_SUPPORTED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_ACCESS_ON_OWNER_DEVICE_SUPPORTED: ClassVar[
        CUdevice_attribute
    ]
    CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_MULTIPROCESSOR_COUNT: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_SUPPORTED_HANDLE_TYPES: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_VULKAN_CIG_STREAMS_SUPPORTED: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_TENSOR_MAP_LARGE_TENSOR_MIN_SIZE: ClassVar[CUdevice_attribute]
    CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_LOCALIZED_MEMORY_SUPPORTED: ClassVar[
        CUdevice_attribute
    ]
    CU_DEVICE_ATTRIBUTE_MAX: ClassVar[CUdevice_attribute]

class CUpointer_attribute(_Enum):
    """What an address can be asked for.

    enum CUpointer_attribute_enum.

    Members
        CU_POINTER_ATTRIBUTE_CONTEXT = 1, CU_POINTER_ATTRIBUTE_MEMORY_TYPE = 2,
        CU_POINTER_ATTRIBUTE_DEVICE_POINTER = 3, CU_POINTER_ATTRIBUTE_HOST_POINTER = 4,
        CU_POINTER_ATTRIBUTE_P2P_TOKENS = 5, CU_POINTER_ATTRIBUTE_SYNC_MEMOPS = 6,
        CU_POINTER_ATTRIBUTE_BUFFER_ID = 7, CU_POINTER_ATTRIBUTE_IS_MANAGED = 8,
        CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL = 9,
        CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE = 10,
        CU_POINTER_ATTRIBUTE_RANGE_START_ADDR = 11, CU_POINTER_ATTRIBUTE_RANGE_SIZE = 12,
        CU_POINTER_ATTRIBUTE_MAPPED = 13, CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES = 14,
        CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE = 15,
        CU_POINTER_ATTRIBUTE_ACCESS_FLAGS = 16, CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE = 17,
        CU_POINTER_ATTRIBUTE_MAPPING_SIZE = 18, CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR = 19,
        CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID = 20,
        CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE = 21,
        CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL = 22

    Taken by
        cuPointerGetAttribute, cuPointerSetAttribute, cuPointerGetAttributes
    """
    CU_POINTER_ATTRIBUTE_CONTEXT: ClassVar[CUpointer_attribute]
    CU_POINTER_ATTRIBUTE_MEMORY_TYPE: ClassVar[CUpointer_attribute]
    CU_POINTER_ATTRIBUTE_DEVICE_POINTER: ClassVar[CUpointer_attribute]
    CU_POINTER_ATTRIBUTE_HOST_POINTER: ClassVar[CUpointer_attribute]
    CU_POINTER_ATTRIBUTE_P2P_TOKENS: ClassVar[CUpointer_attribute]
    CU_POINTER_ATTRIBUTE_SYNC_MEMOPS: ClassVar[CUpointer_attribute]
    CU_POINTER_ATTRIBUTE_BUFFER_ID: ClassVar[CUpointer_attribute]
    CU_POINTER_ATTRIBUTE_IS_MANAGED: ClassVar[CUpointer_attribute]
    CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL: ClassVar[CUpointer_attribute]
    CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE: ClassVar[CUpointer_attribute]
    CU_POINTER_ATTRIBUTE_RANGE_START_ADDR: ClassVar[CUpointer_attribute]
    CU_POINTER_ATTRIBUTE_RANGE_SIZE: ClassVar[CUpointer_attribute]
    CU_POINTER_ATTRIBUTE_MAPPED: ClassVar[CUpointer_attribute]
    CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES: ClassVar[CUpointer_attribute]
    CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE: ClassVar[CUpointer_attribute]
    CU_POINTER_ATTRIBUTE_ACCESS_FLAGS: ClassVar[CUpointer_attribute]
    CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE: ClassVar[CUpointer_attribute]
    CU_POINTER_ATTRIBUTE_MAPPING_SIZE: ClassVar[CUpointer_attribute]
    CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR: ClassVar[CUpointer_attribute]
    CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID: ClassVar[CUpointer_attribute]
    CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE: ClassVar[CUpointer_attribute]
    CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL: ClassVar[CUpointer_attribute]

class CUfunction_attribute(_Enum):
    """What functions and kernels can be asked for, and some things that can be set.

    enum CUfunction_attribute_enum.

    Members
        CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 0,
        CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES = 1, CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES = 2,
        CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES = 3, CU_FUNC_ATTRIBUTE_NUM_REGS = 4,
        CU_FUNC_ATTRIBUTE_PTX_VERSION = 5, CU_FUNC_ATTRIBUTE_BINARY_VERSION = 6,
        CU_FUNC_ATTRIBUTE_CACHE_MODE_CA = 7,
        CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES = 8,
        CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT = 9,
        CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET = 10,
        CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH = 11,
        CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT = 12,
        CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH = 13,
        CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED = 14,
        CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE = 15,
        CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED = 16,
        CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE = 17, CU_FUNC_ATTRIBUTE_MAX = 18

    Taken by
        cuKernelGetAttribute, cuKernelSetAttribute, cuFuncGetAttribute, cuFuncSetAttribute
    """
    CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK: ClassVar[CUfunction_attribute]
    CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES: ClassVar[CUfunction_attribute]
    CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES: ClassVar[CUfunction_attribute]
    CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES: ClassVar[CUfunction_attribute]
    CU_FUNC_ATTRIBUTE_NUM_REGS: ClassVar[CUfunction_attribute]
    CU_FUNC_ATTRIBUTE_PTX_VERSION: ClassVar[CUfunction_attribute]
    CU_FUNC_ATTRIBUTE_BINARY_VERSION: ClassVar[CUfunction_attribute]
    CU_FUNC_ATTRIBUTE_CACHE_MODE_CA: ClassVar[CUfunction_attribute]
    CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES: ClassVar[CUfunction_attribute]
    CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT: ClassVar[CUfunction_attribute]
    CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET: ClassVar[CUfunction_attribute]
    CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH: ClassVar[CUfunction_attribute]
    CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT: ClassVar[CUfunction_attribute]
    CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH: ClassVar[CUfunction_attribute]
    CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED: ClassVar[CUfunction_attribute]
    CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE: ClassVar[CUfunction_attribute]
    CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED: ClassVar[CUfunction_attribute]
    CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE: ClassVar[CUfunction_attribute]
    CU_FUNC_ATTRIBUTE_MAX: ClassVar[CUfunction_attribute]

class CUfunc_cache(_Enum):
    """Which of L1 cache and shared memory should get more.

    enum CUfunc_cache_enum.

    Members
        CU_FUNC_CACHE_PREFER_NONE = 0, CU_FUNC_CACHE_PREFER_SHARED = 1,
        CU_FUNC_CACHE_PREFER_L1 = 2, CU_FUNC_CACHE_PREFER_EQUAL = 3

    Taken by
        cuCtxSetCacheConfig, cuKernelSetCacheConfig, cuFuncSetCacheConfig

    Given by
        cuCtxGetCacheConfig
    """
    CU_FUNC_CACHE_PREFER_NONE: ClassVar[CUfunc_cache]
    CU_FUNC_CACHE_PREFER_SHARED: ClassVar[CUfunc_cache]
    CU_FUNC_CACHE_PREFER_L1: ClassVar[CUfunc_cache]
    CU_FUNC_CACHE_PREFER_EQUAL: ClassVar[CUfunc_cache]

class CUsharedconfig(_Enum):
    """How wide the banks of shared memory are, on devices that could choose.

    enum CUsharedconfig_enum.

    Members
        CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE = 0,
        CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE = 1,
        CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE = 2

    Taken by
        cuCtxSetSharedMemConfig, cuFuncSetSharedMemConfig

    Given by
        cuCtxGetSharedMemConfig
    """
    CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE: ClassVar[CUsharedconfig]
    CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE: ClassVar[CUsharedconfig]
    CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE: ClassVar[CUsharedconfig]

class CUshared_carveout(_Enum):
    """Preferred share of shared memory in percent, as a few named values.

    enum CUshared_carveout_enum.

    Members
        CU_SHAREDMEM_CARVEOUT_DEFAULT = -1, CU_SHAREDMEM_CARVEOUT_MAX_SHARED = 100,
        CU_SHAREDMEM_CARVEOUT_MAX_L1 = 0
    """
    CU_SHAREDMEM_CARVEOUT_DEFAULT: ClassVar[CUshared_carveout]
    CU_SHAREDMEM_CARVEOUT_MAX_SHARED: ClassVar[CUshared_carveout]
    CU_SHAREDMEM_CARVEOUT_MAX_L1: ClassVar[CUshared_carveout]

class CUmemorytype(_Enum):
    """Kind of memory on either side of a copy.

    enum CUmemorytype_enum.

    Members
        CU_MEMORYTYPE_HOST = 1, CU_MEMORYTYPE_DEVICE = 2, CU_MEMORYTYPE_ARRAY = 3,
        CU_MEMORYTYPE_UNIFIED = 4

    Field of
        CUDA_MEMCPY2D.srcMemoryType, CUDA_MEMCPY2D.dstMemoryType,
        CUDA_MEMCPY3D.srcMemoryType, CUDA_MEMCPY3D.dstMemoryType,
        CUDA_MEMCPY3D_PEER.srcMemoryType, CUDA_MEMCPY3D_PEER.dstMemoryType
    """
    CU_MEMORYTYPE_HOST: ClassVar[CUmemorytype]
    CU_MEMORYTYPE_DEVICE: ClassVar[CUmemorytype]
    CU_MEMORYTYPE_ARRAY: ClassVar[CUmemorytype]
    CU_MEMORYTYPE_UNIFIED: ClassVar[CUmemorytype]

class CUcomputemode(_Enum):
    """Whether processes may use a device, and how many.

    enum CUcomputemode_enum.

    Members
        CU_COMPUTEMODE_DEFAULT = 0, CU_COMPUTEMODE_PROHIBITED = 2,
        CU_COMPUTEMODE_EXCLUSIVE_PROCESS = 3
    """
    CU_COMPUTEMODE_DEFAULT: ClassVar[CUcomputemode]
    CU_COMPUTEMODE_PROHIBITED: ClassVar[CUcomputemode]
    CU_COMPUTEMODE_EXCLUSIVE_PROCESS: ClassVar[CUcomputemode]

class CUmem_advise(_Enum):
    """What can be said of managed memory.

    enum CUmem_advise_enum.

    Members
        CU_MEM_ADVISE_SET_READ_MOSTLY = 1, CU_MEM_ADVISE_UNSET_READ_MOSTLY = 2,
        CU_MEM_ADVISE_SET_PREFERRED_LOCATION = 3,
        CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION = 4, CU_MEM_ADVISE_SET_ACCESSED_BY = 5,
        CU_MEM_ADVISE_UNSET_ACCESSED_BY = 6

    Taken by
        cuMemAdvise
    """
    CU_MEM_ADVISE_SET_READ_MOSTLY: ClassVar[CUmem_advise]
    CU_MEM_ADVISE_UNSET_READ_MOSTLY: ClassVar[CUmem_advise]
    CU_MEM_ADVISE_SET_PREFERRED_LOCATION: ClassVar[CUmem_advise]
    CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION: ClassVar[CUmem_advise]
    CU_MEM_ADVISE_SET_ACCESSED_BY: ClassVar[CUmem_advise]
    CU_MEM_ADVISE_UNSET_ACCESSED_BY: ClassVar[CUmem_advise]

class CUmem_range_attribute(_Enum):
    """What a range of managed memory can be asked for.

    enum CUmem_range_attribute_enum.

    Members
        CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY = 1,
        CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION = 2,
        CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY = 3,
        CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION = 4,
        CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE = 5,
        CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID = 6,
        CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE = 7,
        CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID = 8

    Taken by
        cuMemRangeGetAttribute, cuMemRangeGetAttributes
    """
    CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY: ClassVar[CUmem_range_attribute]
    CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION: ClassVar[CUmem_range_attribute]
    CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY: ClassVar[CUmem_range_attribute]
    CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION: ClassVar[CUmem_range_attribute]
    CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE: ClassVar[CUmem_range_attribute]
    CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID: ClassVar[CUmem_range_attribute]
    CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE: ClassVar[CUmem_range_attribute]
    CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID: ClassVar[CUmem_range_attribute]

class CUjit_option(_Enum):
    """Options of the driver's compiler and linker, with a value each.

    enum CUjit_option_enum.

    Members
        CU_JIT_MAX_REGISTERS = 0, CU_JIT_THREADS_PER_BLOCK = 1, CU_JIT_WALL_TIME = 2,
        CU_JIT_INFO_LOG_BUFFER = 3, CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES = 4,
        CU_JIT_ERROR_LOG_BUFFER = 5, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES = 6,
        CU_JIT_OPTIMIZATION_LEVEL = 7, CU_JIT_TARGET_FROM_CUCONTEXT = 8, CU_JIT_TARGET = 9,
        CU_JIT_FALLBACK_STRATEGY = 10, CU_JIT_GENERATE_DEBUG_INFO = 11,
        CU_JIT_LOG_VERBOSE = 12, CU_JIT_GENERATE_LINE_INFO = 13, CU_JIT_CACHE_MODE = 14,
        CU_JIT_NEW_SM3X_OPT = 15, CU_JIT_FAST_COMPILE = 16, CU_JIT_GLOBAL_SYMBOL_NAMES = 17,
        CU_JIT_GLOBAL_SYMBOL_ADDRESSES = 18, CU_JIT_GLOBAL_SYMBOL_COUNT = 19,
        CU_JIT_LTO = 20, CU_JIT_FTZ = 21, CU_JIT_PREC_DIV = 22, CU_JIT_PREC_SQRT = 23,
        CU_JIT_FMA = 24, CU_JIT_REFERENCED_KERNEL_NAMES = 25,
        CU_JIT_REFERENCED_KERNEL_COUNT = 26, CU_JIT_REFERENCED_VARIABLE_NAMES = 27,
        CU_JIT_REFERENCED_VARIABLE_COUNT = 28, CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES = 29,
        CU_JIT_POSITION_INDEPENDENT_CODE = 30, CU_JIT_MIN_CTA_PER_SM = 31,
        CU_JIT_MAX_THREADS_PER_BLOCK = 32, CU_JIT_OVERRIDE_DIRECTIVE_VALUES = 33,
        CU_JIT_SPLIT_COMPILE = 34, CU_JIT_BINARY_LOADER_THREAD_COUNT = 35,
        CU_JIT_NUM_OPTIONS = 36

    Taken by
        cuModuleLoadDataEx, cuLinkCreate, cuLinkAddData, cuLinkAddFile, cuLibraryLoadData,
        cuLibraryLoadFromFile
    """
    CU_JIT_MAX_REGISTERS: ClassVar[CUjit_option]
    CU_JIT_THREADS_PER_BLOCK: ClassVar[CUjit_option]
    CU_JIT_WALL_TIME: ClassVar[CUjit_option]
    CU_JIT_INFO_LOG_BUFFER: ClassVar[CUjit_option]
    CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES: ClassVar[CUjit_option]
    CU_JIT_ERROR_LOG_BUFFER: ClassVar[CUjit_option]
    CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES: ClassVar[CUjit_option]
    CU_JIT_OPTIMIZATION_LEVEL: ClassVar[CUjit_option]
    CU_JIT_TARGET_FROM_CUCONTEXT: ClassVar[CUjit_option]
    CU_JIT_TARGET: ClassVar[CUjit_option]
    CU_JIT_FALLBACK_STRATEGY: ClassVar[CUjit_option]
    CU_JIT_GENERATE_DEBUG_INFO: ClassVar[CUjit_option]
    CU_JIT_LOG_VERBOSE: ClassVar[CUjit_option]
    CU_JIT_GENERATE_LINE_INFO: ClassVar[CUjit_option]
    CU_JIT_CACHE_MODE: ClassVar[CUjit_option]
    CU_JIT_NEW_SM3X_OPT: ClassVar[CUjit_option]
    CU_JIT_FAST_COMPILE: ClassVar[CUjit_option]
    CU_JIT_GLOBAL_SYMBOL_NAMES: ClassVar[CUjit_option]
    CU_JIT_GLOBAL_SYMBOL_ADDRESSES: ClassVar[CUjit_option]
    CU_JIT_GLOBAL_SYMBOL_COUNT: ClassVar[CUjit_option]
    CU_JIT_LTO: ClassVar[CUjit_option]
    CU_JIT_FTZ: ClassVar[CUjit_option]
    CU_JIT_PREC_DIV: ClassVar[CUjit_option]
    CU_JIT_PREC_SQRT: ClassVar[CUjit_option]
    CU_JIT_FMA: ClassVar[CUjit_option]
    CU_JIT_REFERENCED_KERNEL_NAMES: ClassVar[CUjit_option]
    CU_JIT_REFERENCED_KERNEL_COUNT: ClassVar[CUjit_option]
    CU_JIT_REFERENCED_VARIABLE_NAMES: ClassVar[CUjit_option]
    CU_JIT_REFERENCED_VARIABLE_COUNT: ClassVar[CUjit_option]
    CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES: ClassVar[CUjit_option]
    CU_JIT_POSITION_INDEPENDENT_CODE: ClassVar[CUjit_option]
    CU_JIT_MIN_CTA_PER_SM: ClassVar[CUjit_option]
    CU_JIT_MAX_THREADS_PER_BLOCK: ClassVar[CUjit_option]
    CU_JIT_OVERRIDE_DIRECTIVE_VALUES: ClassVar[CUjit_option]
    CU_JIT_SPLIT_COMPILE: ClassVar[CUjit_option]
    CU_JIT_BINARY_LOADER_THREAD_COUNT: ClassVar[CUjit_option]
    CU_JIT_NUM_OPTIONS: ClassVar[CUjit_option]

class CUjit_target(_Enum):
    """Compute capabilities to compile for.

    enum CUjit_target_enum.

    Members
        CU_TARGET_COMPUTE_30 = 30, CU_TARGET_COMPUTE_32 = 32, CU_TARGET_COMPUTE_35 = 35,
        CU_TARGET_COMPUTE_37 = 37, CU_TARGET_COMPUTE_50 = 50, CU_TARGET_COMPUTE_52 = 52,
        CU_TARGET_COMPUTE_53 = 53, CU_TARGET_COMPUTE_60 = 60, CU_TARGET_COMPUTE_61 = 61,
        CU_TARGET_COMPUTE_62 = 62, CU_TARGET_COMPUTE_70 = 70, CU_TARGET_COMPUTE_72 = 72,
        CU_TARGET_COMPUTE_75 = 75, CU_TARGET_COMPUTE_80 = 80, CU_TARGET_COMPUTE_86 = 86,
        CU_TARGET_COMPUTE_87 = 87, CU_TARGET_COMPUTE_89 = 89, CU_TARGET_COMPUTE_90 = 90,
        CU_TARGET_COMPUTE_100 = 100, CU_TARGET_COMPUTE_110 = 110,
        CU_TARGET_COMPUTE_103 = 103, CU_TARGET_COMPUTE_107 = 107,
        CU_TARGET_COMPUTE_120 = 120, CU_TARGET_COMPUTE_121 = 121,
        CU_TARGET_COMPUTE_90A = 65626, CU_TARGET_COMPUTE_100A = 65636,
        CU_TARGET_COMPUTE_110A = 65646, CU_TARGET_COMPUTE_103A = 65639,
        CU_TARGET_COMPUTE_107A = 65643, CU_TARGET_COMPUTE_120A = 65656,
        CU_TARGET_COMPUTE_121A = 65657, CU_TARGET_COMPUTE_100F = 131172,
        CU_TARGET_COMPUTE_110F = 131182, CU_TARGET_COMPUTE_103F = 131175,
        CU_TARGET_COMPUTE_107F = 131179, CU_TARGET_COMPUTE_120F = 131192,
        CU_TARGET_COMPUTE_121F = 131193
    """
    CU_TARGET_COMPUTE_30: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_32: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_35: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_37: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_50: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_52: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_53: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_60: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_61: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_62: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_70: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_72: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_75: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_80: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_86: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_87: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_89: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_90: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_100: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_110: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_103: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_107: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_120: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_121: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_90A: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_100A: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_110A: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_103A: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_107A: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_120A: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_121A: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_100F: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_110F: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_103F: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_107F: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_120F: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_121F: ClassVar[CUjit_target]

class CUjit_fallback(_Enum):
    """Which code is taken when no cubin fits the device.

    enum CUjit_fallback_enum.

    Members
        CU_PREFER_PTX = 0, CU_PREFER_BINARY = 1
    """
    CU_PREFER_PTX: ClassVar[CUjit_fallback]
    CU_PREFER_BINARY: ClassVar[CUjit_fallback]

class CUjit_cacheMode(_Enum):
    """Which caches loads from global memory go through.

    enum CUjit_cacheMode_enum.

    Members
        CU_JIT_CACHE_OPTION_NONE = 0, CU_JIT_CACHE_OPTION_CG = 1, CU_JIT_CACHE_OPTION_CA = 2
    """
    CU_JIT_CACHE_OPTION_NONE: ClassVar[CUjit_cacheMode]
    CU_JIT_CACHE_OPTION_CG: ClassVar[CUjit_cacheMode]
    CU_JIT_CACHE_OPTION_CA: ClassVar[CUjit_cacheMode]

class CUjitInputType(_Enum):
    """What kind of code is added to a link.

    enum CUjitInputType_enum.

    Members
        CU_JIT_INPUT_CUBIN = 0, CU_JIT_INPUT_PTX = 1, CU_JIT_INPUT_FATBINARY = 2,
        CU_JIT_INPUT_OBJECT = 3, CU_JIT_INPUT_LIBRARY = 4, CU_JIT_INPUT_NVVM = 5,
        CU_JIT_NUM_INPUT_TYPES = 6

    Taken by
        cuLinkAddData, cuLinkAddFile
    """
    CU_JIT_INPUT_CUBIN: ClassVar[CUjitInputType]
    CU_JIT_INPUT_PTX: ClassVar[CUjitInputType]
    CU_JIT_INPUT_FATBINARY: ClassVar[CUjitInputType]
    CU_JIT_INPUT_OBJECT: ClassVar[CUjitInputType]
    CU_JIT_INPUT_LIBRARY: ClassVar[CUjitInputType]
    CU_JIT_INPUT_NVVM: ClassVar[CUjitInputType]
    CU_JIT_NUM_INPUT_TYPES: ClassVar[CUjitInputType]

class CUgraphicsRegisterFlags(_Enum):
    """How CUDA will use a resource of a graphics interface.

    enum CUgraphicsRegisterFlags_enum.

    Members
        CU_GRAPHICS_REGISTER_FLAGS_NONE = 0, CU_GRAPHICS_REGISTER_FLAGS_READ_ONLY = 1,
        CU_GRAPHICS_REGISTER_FLAGS_WRITE_DISCARD = 2,
        CU_GRAPHICS_REGISTER_FLAGS_SURFACE_LDST = 4,
        CU_GRAPHICS_REGISTER_FLAGS_TEXTURE_GATHER = 8

    Taken by
        cuGraphicsGLRegisterBuffer, cuGraphicsGLRegisterImage
    """
    CU_GRAPHICS_REGISTER_FLAGS_NONE: ClassVar[CUgraphicsRegisterFlags]
    CU_GRAPHICS_REGISTER_FLAGS_READ_ONLY: ClassVar[CUgraphicsRegisterFlags]
    CU_GRAPHICS_REGISTER_FLAGS_WRITE_DISCARD: ClassVar[CUgraphicsRegisterFlags]
    CU_GRAPHICS_REGISTER_FLAGS_SURFACE_LDST: ClassVar[CUgraphicsRegisterFlags]
    CU_GRAPHICS_REGISTER_FLAGS_TEXTURE_GATHER: ClassVar[CUgraphicsRegisterFlags]

class CUgraphicsMapResourceFlags(_Enum):
    """Whether CUDA reads or replaces a resource while it is mapped.

    enum CUgraphicsMapResourceFlags_enum.

    Members
        CU_GRAPHICS_MAP_RESOURCE_FLAGS_NONE = 0,
        CU_GRAPHICS_MAP_RESOURCE_FLAGS_READ_ONLY = 1,
        CU_GRAPHICS_MAP_RESOURCE_FLAGS_WRITE_DISCARD = 2

    Taken by
        cuGraphicsResourceSetMapFlags, cuGraphicsEGLRegisterImage,
        cuGraphicsVDPAURegisterVideoSurface, cuGraphicsVDPAURegisterOutputSurface
    """
    CU_GRAPHICS_MAP_RESOURCE_FLAGS_NONE: ClassVar[CUgraphicsMapResourceFlags]
    CU_GRAPHICS_MAP_RESOURCE_FLAGS_READ_ONLY: ClassVar[CUgraphicsMapResourceFlags]
    CU_GRAPHICS_MAP_RESOURCE_FLAGS_WRITE_DISCARD: ClassVar[CUgraphicsMapResourceFlags]

class CUarray_cubemap_face(_Enum):
    """The faces of a cube, in the order of a cube's layers.

    enum CUarray_cubemap_face_enum.

    Members
        CU_CUBEMAP_FACE_POSITIVE_X = 0, CU_CUBEMAP_FACE_NEGATIVE_X = 1,
        CU_CUBEMAP_FACE_POSITIVE_Y = 2, CU_CUBEMAP_FACE_NEGATIVE_Y = 3,
        CU_CUBEMAP_FACE_POSITIVE_Z = 4, CU_CUBEMAP_FACE_NEGATIVE_Z = 5
    """
    CU_CUBEMAP_FACE_POSITIVE_X: ClassVar[CUarray_cubemap_face]
    CU_CUBEMAP_FACE_NEGATIVE_X: ClassVar[CUarray_cubemap_face]
    CU_CUBEMAP_FACE_POSITIVE_Y: ClassVar[CUarray_cubemap_face]
    CU_CUBEMAP_FACE_NEGATIVE_Y: ClassVar[CUarray_cubemap_face]
    CU_CUBEMAP_FACE_POSITIVE_Z: ClassVar[CUarray_cubemap_face]
    CU_CUBEMAP_FACE_NEGATIVE_Z: ClassVar[CUarray_cubemap_face]

class CUlimit(_Enum):
    """Limits of a context, for cuCtxSetLimit.

    enum CUlimit_enum.

    Members
        CU_LIMIT_STACK_SIZE = 0, CU_LIMIT_PRINTF_FIFO_SIZE = 1,
        CU_LIMIT_MALLOC_HEAP_SIZE = 2, CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH = 3,
        CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT = 4,
        CU_LIMIT_MAX_L2_FETCH_GRANULARITY = 5, CU_LIMIT_PERSISTING_L2_CACHE_SIZE = 6,
        CU_LIMIT_SHMEM_SIZE = 7, CU_LIMIT_CIG_ENABLED = 8,
        CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED = 9, CU_LIMIT_PER_BLOCK_MEMORY_SIZE = 10,
        CU_LIMIT_MAX = 11

    Taken by
        cuCtxSetLimit, cuCtxGetLimit
    """
    CU_LIMIT_STACK_SIZE: ClassVar[CUlimit]
    CU_LIMIT_PRINTF_FIFO_SIZE: ClassVar[CUlimit]
    CU_LIMIT_MALLOC_HEAP_SIZE: ClassVar[CUlimit]
    CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH: ClassVar[CUlimit]
    CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT: ClassVar[CUlimit]
    CU_LIMIT_MAX_L2_FETCH_GRANULARITY: ClassVar[CUlimit]
    CU_LIMIT_PERSISTING_L2_CACHE_SIZE: ClassVar[CUlimit]
    CU_LIMIT_SHMEM_SIZE: ClassVar[CUlimit]
    CU_LIMIT_CIG_ENABLED: ClassVar[CUlimit]
    CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED: ClassVar[CUlimit]
    CU_LIMIT_PER_BLOCK_MEMORY_SIZE: ClassVar[CUlimit]
    CU_LIMIT_MAX: ClassVar[CUlimit]

class CUresourcetype(_Enum):
    """What a texture or surface is made on.

    enum CUresourcetype_enum.

    Members
        CU_RESOURCE_TYPE_ARRAY = 0, CU_RESOURCE_TYPE_MIPMAPPED_ARRAY = 1,
        CU_RESOURCE_TYPE_LINEAR = 2, CU_RESOURCE_TYPE_PITCH2D = 3

    Field of
        CUDA_RESOURCE_DESC.resType, CUarrayMapInfo.resourceType
    """
    CU_RESOURCE_TYPE_ARRAY: ClassVar[CUresourcetype]
    CU_RESOURCE_TYPE_MIPMAPPED_ARRAY: ClassVar[CUresourcetype]
    CU_RESOURCE_TYPE_LINEAR: ClassVar[CUresourcetype]
    CU_RESOURCE_TYPE_PITCH2D: ClassVar[CUresourcetype]

class CUaccessProperty(_Enum):
    """How long the L2 cache should keep what a window of memory reads.

    enum CUaccessProperty_enum.

    Members
        CU_ACCESS_PROPERTY_NORMAL = 0, CU_ACCESS_PROPERTY_STREAMING = 1,
        CU_ACCESS_PROPERTY_PERSISTING = 2

    Field of
        CUaccessPolicyWindow.hitProp, CUaccessPolicyWindow.missProp
    """
    CU_ACCESS_PROPERTY_NORMAL: ClassVar[CUaccessProperty]
    CU_ACCESS_PROPERTY_STREAMING: ClassVar[CUaccessProperty]
    CU_ACCESS_PROPERTY_PERSISTING: ClassVar[CUaccessProperty]

class CUgraphConditionalNodeType(_Enum):
    """Whether a conditional node chooses or repeats.

    enum CUgraphConditionalNodeType_enum. Since CUDA 12.3.

    Members
        CU_GRAPH_COND_TYPE_IF = 0, CU_GRAPH_COND_TYPE_WHILE = 1,
        CU_GRAPH_COND_TYPE_SWITCH = 2

    Field of
        CUDA_CONDITIONAL_NODE_PARAMS.type
    """
    CU_GRAPH_COND_TYPE_IF: ClassVar[CUgraphConditionalNodeType]
    CU_GRAPH_COND_TYPE_WHILE: ClassVar[CUgraphConditionalNodeType]
    CU_GRAPH_COND_TYPE_SWITCH: ClassVar[CUgraphConditionalNodeType]

class CUgraphNodeType(_Enum):
    """What a node of a graph does.

    enum CUgraphNodeType_enum.

    Members
        CU_GRAPH_NODE_TYPE_KERNEL = 0, CU_GRAPH_NODE_TYPE_MEMCPY = 1,
        CU_GRAPH_NODE_TYPE_MEMSET = 2, CU_GRAPH_NODE_TYPE_HOST = 3,
        CU_GRAPH_NODE_TYPE_GRAPH = 4, CU_GRAPH_NODE_TYPE_EMPTY = 5,
        CU_GRAPH_NODE_TYPE_WAIT_EVENT = 6, CU_GRAPH_NODE_TYPE_EVENT_RECORD = 7,
        CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL = 8, CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT = 9,
        CU_GRAPH_NODE_TYPE_MEM_ALLOC = 10, CU_GRAPH_NODE_TYPE_MEM_FREE = 11,
        CU_GRAPH_NODE_TYPE_BATCH_MEM_OP = 12, CU_GRAPH_NODE_TYPE_CONDITIONAL = 13,
        CU_GRAPH_NODE_TYPE_MEMCPY_BATCH = 14, CU_GRAPH_NODE_TYPE_RESERVED_16 = 16,
        CU_GRAPH_NODE_TYPE_EXTERNAL_ENGINE = 17, CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH = 18

    Given by
        cuGraphNodeGetType

    Field of
        CUgraphNodeParams.type
    """
    CU_GRAPH_NODE_TYPE_KERNEL: ClassVar[CUgraphNodeType]
    CU_GRAPH_NODE_TYPE_MEMCPY: ClassVar[CUgraphNodeType]
    CU_GRAPH_NODE_TYPE_MEMSET: ClassVar[CUgraphNodeType]
    CU_GRAPH_NODE_TYPE_HOST: ClassVar[CUgraphNodeType]
    CU_GRAPH_NODE_TYPE_GRAPH: ClassVar[CUgraphNodeType]
    CU_GRAPH_NODE_TYPE_EMPTY: ClassVar[CUgraphNodeType]
    CU_GRAPH_NODE_TYPE_WAIT_EVENT: ClassVar[CUgraphNodeType]
    CU_GRAPH_NODE_TYPE_EVENT_RECORD: ClassVar[CUgraphNodeType]
    CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL: ClassVar[CUgraphNodeType]
    CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT: ClassVar[CUgraphNodeType]
    CU_GRAPH_NODE_TYPE_MEM_ALLOC: ClassVar[CUgraphNodeType]
    CU_GRAPH_NODE_TYPE_MEM_FREE: ClassVar[CUgraphNodeType]
    CU_GRAPH_NODE_TYPE_BATCH_MEM_OP: ClassVar[CUgraphNodeType]
    CU_GRAPH_NODE_TYPE_CONDITIONAL: ClassVar[CUgraphNodeType]
    CU_GRAPH_NODE_TYPE_MEMCPY_BATCH: ClassVar[CUgraphNodeType]
    CU_GRAPH_NODE_TYPE_RESERVED_16: ClassVar[CUgraphNodeType]
    CU_GRAPH_NODE_TYPE_EXTERNAL_ENGINE: ClassVar[CUgraphNodeType]
    CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH: ClassVar[CUgraphNodeType]

class CUgraphDependencyType(_Enum):
    """When an edge of a graph lets the next node begin.

    enum CUgraphDependencyType_enum. Since CUDA 12.3.

    Members
        CU_GRAPH_DEPENDENCY_TYPE_DEFAULT = 0, CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC = 1
    """
    CU_GRAPH_DEPENDENCY_TYPE_DEFAULT: ClassVar[CUgraphDependencyType]
    CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC: ClassVar[CUgraphDependencyType]

class CUgraphInstantiateResult(_Enum):
    """Why a graph could not be instantiated.

    enum CUgraphInstantiateResult_enum. Since CUDA 12.0.

    Members
        CUDA_GRAPH_INSTANTIATE_SUCCESS = 0, CUDA_GRAPH_INSTANTIATE_ERROR = 1,
        CUDA_GRAPH_INSTANTIATE_INVALID_STRUCTURE = 2,
        CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED = 3,
        CUDA_GRAPH_INSTANTIATE_MULTIPLE_CTXS_NOT_SUPPORTED = 4,
        CUDA_GRAPH_INSTANTIATE_CONDITIONAL_HANDLE_UNUSED = 5

    Field of
        CUDA_GRAPH_INSTANTIATE_PARAMS.result_out
    """
    CUDA_GRAPH_INSTANTIATE_SUCCESS: ClassVar[CUgraphInstantiateResult]
    CUDA_GRAPH_INSTANTIATE_ERROR: ClassVar[CUgraphInstantiateResult]
    CUDA_GRAPH_INSTANTIATE_INVALID_STRUCTURE: ClassVar[CUgraphInstantiateResult]
    CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED: ClassVar[CUgraphInstantiateResult]
    CUDA_GRAPH_INSTANTIATE_MULTIPLE_CTXS_NOT_SUPPORTED: ClassVar[CUgraphInstantiateResult]
    CUDA_GRAPH_INSTANTIATE_CONDITIONAL_HANDLE_UNUSED: ClassVar[CUgraphInstantiateResult]

class CUsynchronizationPolicy(_Enum):
    """How threads wait for a stream.

    enum CUsynchronizationPolicy_enum.

    Members
        CU_SYNC_POLICY_AUTO = 1, CU_SYNC_POLICY_SPIN = 2, CU_SYNC_POLICY_YIELD = 3,
        CU_SYNC_POLICY_BLOCKING_SYNC = 4

    Field of
        CUlaunchAttributeValue.syncPolicy
    """
    CU_SYNC_POLICY_AUTO: ClassVar[CUsynchronizationPolicy]
    CU_SYNC_POLICY_SPIN: ClassVar[CUsynchronizationPolicy]
    CU_SYNC_POLICY_YIELD: ClassVar[CUsynchronizationPolicy]
    CU_SYNC_POLICY_BLOCKING_SYNC: ClassVar[CUsynchronizationPolicy]

class CUclusterSchedulingPolicy(_Enum):
    """How the blocks of a cluster are spread over multiprocessors.

    enum CUclusterSchedulingPolicy_enum.

    Members
        CU_CLUSTER_SCHEDULING_POLICY_DEFAULT = 0, CU_CLUSTER_SCHEDULING_POLICY_SPREAD = 1,
        CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING = 2,
        CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY = 3

    Field of
        CUlaunchAttributeValue.clusterSchedulingPolicyPreference
    """
    CU_CLUSTER_SCHEDULING_POLICY_DEFAULT: ClassVar[CUclusterSchedulingPolicy]
    CU_CLUSTER_SCHEDULING_POLICY_SPREAD: ClassVar[CUclusterSchedulingPolicy]
    CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING: ClassVar[CUclusterSchedulingPolicy]
    CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY: ClassVar[CUclusterSchedulingPolicy]

class CUlaunchMemSyncDomain(_Enum):
    """Which writes a kernel's memory fences wait for.

    enum CUlaunchMemSyncDomain_enum. Since CUDA 12.0.

    Members
        CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT = 0, CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE = 1

    Field of
        CUlaunchAttributeValue.memSyncDomain
    """
    CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT: ClassVar[CUlaunchMemSyncDomain]
    CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE: ClassVar[CUlaunchMemSyncDomain]

class CUlaunchAttributePortableClusterMode(_Enum):
    """Whether clusters may be larger than all devices can have.

    enum CUlaunchAttributePortableClusterMode_enum. Since CUDA 13.2.

    Members
        CU_LAUNCH_PORTABLE_CLUSTER_MODE_DEFAULT = 0,
        CU_LAUNCH_PORTABLE_CLUSTER_MODE_REQUIRE_PORTABLE = 1,
        CU_LAUNCH_PORTABLE_CLUSTER_MODE_ALLOW_NON_PORTABLE = 2

    Field of
        CUlaunchAttributeValue.portableClusterSizeMode
    """
    CU_LAUNCH_PORTABLE_CLUSTER_MODE_DEFAULT: ClassVar[CUlaunchAttributePortableClusterMode]
    CU_LAUNCH_PORTABLE_CLUSTER_MODE_REQUIRE_PORTABLE: ClassVar[CUlaunchAttributePortableClusterMode]
    CU_LAUNCH_PORTABLE_CLUSTER_MODE_ALLOW_NON_PORTABLE: ClassVar[
        CUlaunchAttributePortableClusterMode
    ]

class CUsharedMemoryMode(_Enum):
    """Whether kernels may use more shared memory than all devices have.

    enum CUsharedMemoryMode_enum. Since CUDA 13.2.

    Members
        CU_SHARED_MEMORY_MODE_DEFAULT = 0, CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE = 1,
        CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE = 2,
        CU_SHARED_MEMORY_MODE_ALLOW_OVERSIZED_SHARED_MEMORY = 3,
        CU_SHARED_MEMORY_MODE_PREFER_OVERSIZED_SHARED_MEMORY = 4

    Field of
        CUlaunchAttributeValue.sharedMemoryMode
    """
    CU_SHARED_MEMORY_MODE_DEFAULT: ClassVar[CUsharedMemoryMode]
    CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE: ClassVar[CUsharedMemoryMode]
    CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE: ClassVar[CUsharedMemoryMode]
    CU_SHARED_MEMORY_MODE_ALLOW_OVERSIZED_SHARED_MEMORY: ClassVar[CUsharedMemoryMode]
    CU_SHARED_MEMORY_MODE_PREFER_OVERSIZED_SHARED_MEMORY: ClassVar[CUsharedMemoryMode]

class CUlaunchAttributeID(_Enum):
    """Which attribute of a launch, stream or kernel node is meant.

    enum CUlaunchAttributeID_enum.

    Members
        CU_LAUNCH_ATTRIBUTE_IGNORE = 0, CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW = 1,
        CU_LAUNCH_ATTRIBUTE_COOPERATIVE = 2, CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY = 3,
        CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION = 4,
        CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE = 5,
        CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION = 6,
        CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT = 7, CU_LAUNCH_ATTRIBUTE_PRIORITY = 8,
        CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP = 9,
        CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN = 10,
        CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION = 11,
        CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT = 12,
        CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE = 13,
        CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT = 14,
        CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING = 16,
        CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE = 17,
        CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE = 18

    Taken by
        cuStreamGetAttribute, cuStreamSetAttribute, cuGraphKernelNodeGetAttribute,
        cuGraphKernelNodeSetAttribute

    Field of
        CUlaunchAttribute.id
    """
    CU_LAUNCH_ATTRIBUTE_IGNORE: ClassVar[CUlaunchAttributeID]
    CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW: ClassVar[CUlaunchAttributeID]
    CU_LAUNCH_ATTRIBUTE_COOPERATIVE: ClassVar[CUlaunchAttributeID]
    CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY: ClassVar[CUlaunchAttributeID]
    CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION: ClassVar[CUlaunchAttributeID]
    CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE: ClassVar[CUlaunchAttributeID]
    CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION: ClassVar[CUlaunchAttributeID]
    CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT: ClassVar[CUlaunchAttributeID]
    CU_LAUNCH_ATTRIBUTE_PRIORITY: ClassVar[CUlaunchAttributeID]
    CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP: ClassVar[CUlaunchAttributeID]
    CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN: ClassVar[CUlaunchAttributeID]
    CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION: ClassVar[CUlaunchAttributeID]
    CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT: ClassVar[CUlaunchAttributeID]
    CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE: ClassVar[CUlaunchAttributeID]
    CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT: ClassVar[CUlaunchAttributeID]
    CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING: ClassVar[CUlaunchAttributeID]
    CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE: ClassVar[CUlaunchAttributeID]
    CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE: ClassVar[CUlaunchAttributeID]

class CUkernelNodeAttrID(_Enum):
    """Which attribute of a launch, stream or kernel node is meant.

    enum CUlaunchAttributeID_enum.

    Members
        CU_LAUNCH_ATTRIBUTE_IGNORE = 0, CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW = 1,
        CU_LAUNCH_ATTRIBUTE_COOPERATIVE = 2, CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY = 3,
        CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION = 4,
        CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE = 5,
        CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION = 6,
        CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT = 7, CU_LAUNCH_ATTRIBUTE_PRIORITY = 8,
        CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP = 9,
        CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN = 10,
        CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION = 11,
        CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT = 12,
        CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE = 13,
        CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT = 14,
        CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING = 16,
        CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE = 17,
        CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE = 18

    Taken by
        cuStreamGetAttribute, cuStreamSetAttribute, cuGraphKernelNodeGetAttribute,
        cuGraphKernelNodeSetAttribute

    Field of
        CUlaunchAttribute.id
    """
    CU_LAUNCH_ATTRIBUTE_IGNORE: ClassVar[CUkernelNodeAttrID]
    CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW: ClassVar[CUkernelNodeAttrID]
    CU_LAUNCH_ATTRIBUTE_COOPERATIVE: ClassVar[CUkernelNodeAttrID]
    CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY: ClassVar[CUkernelNodeAttrID]
    CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION: ClassVar[CUkernelNodeAttrID]
    CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE: ClassVar[CUkernelNodeAttrID]
    CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION: ClassVar[CUkernelNodeAttrID]
    CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT: ClassVar[CUkernelNodeAttrID]
    CU_LAUNCH_ATTRIBUTE_PRIORITY: ClassVar[CUkernelNodeAttrID]
    CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP: ClassVar[CUkernelNodeAttrID]
    CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN: ClassVar[CUkernelNodeAttrID]
    CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION: ClassVar[CUkernelNodeAttrID]
    CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT: ClassVar[CUkernelNodeAttrID]
    CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE: ClassVar[CUkernelNodeAttrID]
    CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT: ClassVar[CUkernelNodeAttrID]
    CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING: ClassVar[CUkernelNodeAttrID]
    CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE: ClassVar[CUkernelNodeAttrID]
    CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE: ClassVar[CUkernelNodeAttrID]

class CUstreamAttrID(_Enum):
    """Which attribute of a launch, stream or kernel node is meant.

    enum CUlaunchAttributeID_enum.

    Members
        CU_LAUNCH_ATTRIBUTE_IGNORE = 0, CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW = 1,
        CU_LAUNCH_ATTRIBUTE_COOPERATIVE = 2, CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY = 3,
        CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION = 4,
        CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE = 5,
        CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION = 6,
        CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT = 7, CU_LAUNCH_ATTRIBUTE_PRIORITY = 8,
        CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP = 9,
        CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN = 10,
        CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION = 11,
        CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT = 12,
        CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE = 13,
        CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT = 14,
        CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING = 16,
        CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE = 17,
        CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE = 18

    Taken by
        cuStreamGetAttribute, cuStreamSetAttribute, cuGraphKernelNodeGetAttribute,
        cuGraphKernelNodeSetAttribute

    Field of
        CUlaunchAttribute.id
    """
    CU_LAUNCH_ATTRIBUTE_IGNORE: ClassVar[CUstreamAttrID]
    CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW: ClassVar[CUstreamAttrID]
    CU_LAUNCH_ATTRIBUTE_COOPERATIVE: ClassVar[CUstreamAttrID]
    CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY: ClassVar[CUstreamAttrID]
    CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION: ClassVar[CUstreamAttrID]
    CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE: ClassVar[CUstreamAttrID]
    CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION: ClassVar[CUstreamAttrID]
    CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT: ClassVar[CUstreamAttrID]
    CU_LAUNCH_ATTRIBUTE_PRIORITY: ClassVar[CUstreamAttrID]
    CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP: ClassVar[CUstreamAttrID]
    CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN: ClassVar[CUstreamAttrID]
    CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION: ClassVar[CUstreamAttrID]
    CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT: ClassVar[CUstreamAttrID]
    CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE: ClassVar[CUstreamAttrID]
    CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT: ClassVar[CUstreamAttrID]
    CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING: ClassVar[CUstreamAttrID]
    CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE: ClassVar[CUstreamAttrID]
    CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE: ClassVar[CUstreamAttrID]

class CUstreamCaptureStatus(_Enum):
    """Whether a stream is being captured.

    enum CUstreamCaptureStatus_enum.

    Members
        CU_STREAM_CAPTURE_STATUS_NONE = 0, CU_STREAM_CAPTURE_STATUS_ACTIVE = 1,
        CU_STREAM_CAPTURE_STATUS_INVALIDATED = 2

    Given by
        cuStreamIsCapturing, cuStreamGetCaptureInfo
    """
    CU_STREAM_CAPTURE_STATUS_NONE: ClassVar[CUstreamCaptureStatus]
    CU_STREAM_CAPTURE_STATUS_ACTIVE: ClassVar[CUstreamCaptureStatus]
    CU_STREAM_CAPTURE_STATUS_INVALIDATED: ClassVar[CUstreamCaptureStatus]

class CUstreamCaptureMode(_Enum):
    """Which other calls a capture forbids, and to which threads.

    enum CUstreamCaptureMode_enum.

    Members
        CU_STREAM_CAPTURE_MODE_GLOBAL = 0, CU_STREAM_CAPTURE_MODE_THREAD_LOCAL = 1,
        CU_STREAM_CAPTURE_MODE_RELAXED = 2

    Taken by
        cuStreamBeginCapture, cuStreamBeginRecaptureToGraph, cuStreamBeginCaptureToGraph,
        cuThreadExchangeStreamCaptureMode
    """
    CU_STREAM_CAPTURE_MODE_GLOBAL: ClassVar[CUstreamCaptureMode]
    CU_STREAM_CAPTURE_MODE_THREAD_LOCAL: ClassVar[CUstreamCaptureMode]
    CU_STREAM_CAPTURE_MODE_RELAXED: ClassVar[CUstreamCaptureMode]

class CUdriverProcAddress_flags(_Enum):
    """Which of a function's entry points cuGetProcAddress looks for.

    enum CUdriverProcAddress_flags_enum.

    Members
        CU_GET_PROC_ADDRESS_DEFAULT = 0, CU_GET_PROC_ADDRESS_LEGACY_STREAM = 1,
        CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM = 2

    Taken by
        cuGetProcAddress
    """
    CU_GET_PROC_ADDRESS_DEFAULT: ClassVar[CUdriverProcAddress_flags]
    CU_GET_PROC_ADDRESS_LEGACY_STREAM: ClassVar[CUdriverProcAddress_flags]
    CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM: ClassVar[CUdriverProcAddress_flags]

class CUdriverProcAddressQueryResult(_Enum):
    """Why cuGetProcAddress found nothing.

    enum CUdriverProcAddressQueryResult_enum. Since CUDA 12.0.

    Members
        CU_GET_PROC_ADDRESS_SUCCESS = 0, CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND = 1,
        CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT = 2

    Given by
        cuGetProcAddress
    """
    CU_GET_PROC_ADDRESS_SUCCESS: ClassVar[CUdriverProcAddressQueryResult]
    CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND: ClassVar[CUdriverProcAddressQueryResult]
    CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT: ClassVar[CUdriverProcAddressQueryResult]

class CUexecAffinityType(_Enum):
    """By what a context can be limited.

    enum CUexecAffinityType_enum.

    Members
        CU_EXEC_AFFINITY_TYPE_SM_COUNT = 0, CU_EXEC_AFFINITY_TYPE_MAX = 1

    Taken by
        cuDeviceGetExecAffinitySupport, cuCtxGetExecAffinity

    Field of
        CUexecAffinityParam.type
    """
    CU_EXEC_AFFINITY_TYPE_SM_COUNT: ClassVar[CUexecAffinityType]
    CU_EXEC_AFFINITY_TYPE_MAX: ClassVar[CUexecAffinityType]

class CUcigDataType(_Enum):
    """Which graphics interface a context works with.

    enum CUcigDataType_enum. Since CUDA 12.5.

    Members
        CIG_DATA_TYPE_D3D12_COMMAND_QUEUE = 1, CIG_DATA_TYPE_NV_BLOB = 2

    Field of
        CUctxCigParam.sharedDataType
    """
    CIG_DATA_TYPE_D3D12_COMMAND_QUEUE: ClassVar[CUcigDataType]
    CIG_DATA_TYPE_NV_BLOB: ClassVar[CUcigDataType]

class CUstreamCigDataType(_Enum):
    """Which graphics interface a stream records for.

    enum CUstreamCigDataType_enum. Since CUDA 13.2.

    Members
        STREAM_CIG_DATA_TYPE_D3D12_COMMAND_LIST = 1,
        STREAM_CIG_DATA_TYPE_VULKAN_COMMAND_BUFFER_HANDLE_NV = 2

    Field of
        CUstreamCigParam.streamSharedDataType
    """
    STREAM_CIG_DATA_TYPE_D3D12_COMMAND_LIST: ClassVar[CUstreamCigDataType]
    STREAM_CIG_DATA_TYPE_VULKAN_COMMAND_BUFFER_HANDLE_NV: ClassVar[CUstreamCigDataType]

class CUlibraryOption(_Enum):
    """Options of loading a library, with a value each.

    enum CUlibraryOption_enum. Since CUDA 12.0.

    Members
        CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE = 0,
        CU_LIBRARY_BINARY_IS_PRESERVED = 1, CU_LIBRARY_NUM_OPTIONS = 2

    Taken by
        cuLibraryLoadData, cuLibraryLoadFromFile
    """
    CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE: ClassVar[CUlibraryOption]
    CU_LIBRARY_BINARY_IS_PRESERVED: ClassVar[CUlibraryOption]
    CU_LIBRARY_NUM_OPTIONS: ClassVar[CUlibraryOption]

class CUresult(_Enum):
    """What each function of the driver returns; all but CUDA_SUCCESS and CUDA_ERROR_NOT_READY
    are failures.

    enum cudaError_enum.

    Members
        CUDA_SUCCESS = 0, CUDA_ERROR_INVALID_VALUE = 1, CUDA_ERROR_OUT_OF_MEMORY = 2,
        CUDA_ERROR_NOT_INITIALIZED = 3, CUDA_ERROR_DEINITIALIZED = 4,
        CUDA_ERROR_PROFILER_DISABLED = 5, CUDA_ERROR_PROFILER_NOT_INITIALIZED = 6,
        CUDA_ERROR_PROFILER_ALREADY_STARTED = 7, CUDA_ERROR_PROFILER_ALREADY_STOPPED = 8,
        CUDA_ERROR_STUB_LIBRARY = 34, CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER = 36,
        CUDA_ERROR_DEVICE_UNAVAILABLE = 46, CUDA_ERROR_MULTICAST_RESOURCE_FULL = 47,
        CUDA_ERROR_NO_DEVICE = 100, CUDA_ERROR_INVALID_DEVICE = 101,
        CUDA_ERROR_DEVICE_NOT_LICENSED = 102, CUDA_ERROR_INVALID_IMAGE = 200,
        CUDA_ERROR_INVALID_CONTEXT = 201, CUDA_ERROR_CONTEXT_ALREADY_CURRENT = 202,
        CUDA_ERROR_MAP_FAILED = 205, CUDA_ERROR_UNMAP_FAILED = 206,
        CUDA_ERROR_ARRAY_IS_MAPPED = 207, CUDA_ERROR_ALREADY_MAPPED = 208,
        CUDA_ERROR_NO_BINARY_FOR_GPU = 209, CUDA_ERROR_ALREADY_ACQUIRED = 210,
        CUDA_ERROR_NOT_MAPPED = 211, CUDA_ERROR_NOT_MAPPED_AS_ARRAY = 212,
        CUDA_ERROR_NOT_MAPPED_AS_POINTER = 213, CUDA_ERROR_ECC_UNCORRECTABLE = 214,
        CUDA_ERROR_UNSUPPORTED_LIMIT = 215, CUDA_ERROR_CONTEXT_ALREADY_IN_USE = 216,
        CUDA_ERROR_PEER_ACCESS_UNSUPPORTED = 217, CUDA_ERROR_INVALID_PTX = 218,
        CUDA_ERROR_INVALID_GRAPHICS_CONTEXT = 219, CUDA_ERROR_NVLINK_UNCORRECTABLE = 220,
        CUDA_ERROR_JIT_COMPILER_NOT_FOUND = 221, CUDA_ERROR_UNSUPPORTED_PTX_VERSION = 222,
        CUDA_ERROR_JIT_COMPILATION_DISABLED = 223,
        CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY = 224,
        CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC = 225, CUDA_ERROR_CONTAINED = 226,
        CUDA_ERROR_INSUFFICIENT_LOADER_VERSION = 227, CUDA_ERROR_INVALID_SOURCE = 300,
        CUDA_ERROR_FILE_NOT_FOUND = 301, CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND = 302,
        CUDA_ERROR_SHARED_OBJECT_INIT_FAILED = 303, CUDA_ERROR_OPERATING_SYSTEM = 304,
        CUDA_ERROR_INVALID_HANDLE = 400, CUDA_ERROR_ILLEGAL_STATE = 401,
        CUDA_ERROR_LOSSY_QUERY = 402, CUDA_ERROR_NOT_FOUND = 500,
        CUDA_ERROR_NOT_READY = 600, CUDA_ERROR_ILLEGAL_ADDRESS = 700,
        CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES = 701, CUDA_ERROR_LAUNCH_TIMEOUT = 702,
        CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING = 703,
        CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED = 704,
        CUDA_ERROR_PEER_ACCESS_NOT_ENABLED = 705, CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE = 708,
        CUDA_ERROR_CONTEXT_IS_DESTROYED = 709, CUDA_ERROR_ASSERT = 710,
        CUDA_ERROR_TOO_MANY_PEERS = 711, CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED = 712,
        CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED = 713, CUDA_ERROR_HARDWARE_STACK_ERROR = 714,
        CUDA_ERROR_ILLEGAL_INSTRUCTION = 715, CUDA_ERROR_MISALIGNED_ADDRESS = 716,
        CUDA_ERROR_INVALID_ADDRESS_SPACE = 717, CUDA_ERROR_INVALID_PC = 718,
        CUDA_ERROR_LAUNCH_FAILED = 719, CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE = 720,
        CUDA_ERROR_TENSOR_MEMORY_LEAK = 721, CUDA_ERROR_NOT_PERMITTED = 800,
        CUDA_ERROR_NOT_SUPPORTED = 801, CUDA_ERROR_SYSTEM_NOT_READY = 802,
        CUDA_ERROR_SYSTEM_DRIVER_MISMATCH = 803,
        CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE = 804,
        CUDA_ERROR_MPS_CONNECTION_FAILED = 805, CUDA_ERROR_MPS_RPC_FAILURE = 806,
        CUDA_ERROR_MPS_SERVER_NOT_READY = 807, CUDA_ERROR_MPS_MAX_CLIENTS_REACHED = 808,
        CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED = 809,
        CUDA_ERROR_MPS_CLIENT_TERMINATED = 810, CUDA_ERROR_CDP_NOT_SUPPORTED = 811,
        CUDA_ERROR_CDP_VERSION_MISMATCH = 812, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED = 900,
        CUDA_ERROR_STREAM_CAPTURE_INVALIDATED = 901, CUDA_ERROR_STREAM_CAPTURE_MERGE = 902,
        CUDA_ERROR_STREAM_CAPTURE_UNMATCHED = 903, CUDA_ERROR_STREAM_CAPTURE_UNJOINED = 904,
        CUDA_ERROR_STREAM_CAPTURE_ISOLATION = 905, CUDA_ERROR_STREAM_CAPTURE_IMPLICIT = 906,
        CUDA_ERROR_CAPTURED_EVENT = 907, CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD = 908,
        CUDA_ERROR_TIMEOUT = 909, CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE = 910,
        CUDA_ERROR_EXTERNAL_DEVICE = 911, CUDA_ERROR_INVALID_CLUSTER_SIZE = 912,
        CUDA_ERROR_FUNCTION_NOT_LOADED = 913, CUDA_ERROR_INVALID_RESOURCE_TYPE = 914,
        CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION = 915, CUDA_ERROR_KEY_ROTATION = 916,
        CUDA_ERROR_STREAM_DETACHED = 917, CUDA_ERROR_GRAPH_RECAPTURE_FAILURE = 918,
        CUDA_ERROR_FABRIC_NOT_READY = 919, CUDA_ERROR_UNKNOWN = 999

    Taken by
        cuGetErrorString, cuGetErrorName
    """
    CUDA_SUCCESS: ClassVar[CUresult]
    CUDA_ERROR_INVALID_VALUE: ClassVar[CUresult]
    CUDA_ERROR_OUT_OF_MEMORY: ClassVar[CUresult]
    CUDA_ERROR_NOT_INITIALIZED: ClassVar[CUresult]
    CUDA_ERROR_DEINITIALIZED: ClassVar[CUresult]
    CUDA_ERROR_PROFILER_DISABLED: ClassVar[CUresult]
    CUDA_ERROR_PROFILER_NOT_INITIALIZED: ClassVar[CUresult]
    CUDA_ERROR_PROFILER_ALREADY_STARTED: ClassVar[CUresult]
    CUDA_ERROR_PROFILER_ALREADY_STOPPED: ClassVar[CUresult]
    CUDA_ERROR_STUB_LIBRARY: ClassVar[CUresult]
    CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER: ClassVar[CUresult]
    CUDA_ERROR_DEVICE_UNAVAILABLE: ClassVar[CUresult]
    CUDA_ERROR_MULTICAST_RESOURCE_FULL: ClassVar[CUresult]
    CUDA_ERROR_NO_DEVICE: ClassVar[CUresult]
    CUDA_ERROR_INVALID_DEVICE: ClassVar[CUresult]
    CUDA_ERROR_DEVICE_NOT_LICENSED: ClassVar[CUresult]
    CUDA_ERROR_INVALID_IMAGE: ClassVar[CUresult]
    CUDA_ERROR_INVALID_CONTEXT: ClassVar[CUresult]
    CUDA_ERROR_CONTEXT_ALREADY_CURRENT: ClassVar[CUresult]
    CUDA_ERROR_MAP_FAILED: ClassVar[CUresult]
    CUDA_ERROR_UNMAP_FAILED: ClassVar[CUresult]
    CUDA_ERROR_ARRAY_IS_MAPPED: ClassVar[CUresult]
    CUDA_ERROR_ALREADY_MAPPED: ClassVar[CUresult]
    CUDA_ERROR_NO_BINARY_FOR_GPU: ClassVar[CUresult]
    CUDA_ERROR_ALREADY_ACQUIRED: ClassVar[CUresult]
    CUDA_ERROR_NOT_MAPPED: ClassVar[CUresult]
    CUDA_ERROR_NOT_MAPPED_AS_ARRAY: ClassVar[CUresult]
    CUDA_ERROR_NOT_MAPPED_AS_POINTER: ClassVar[CUresult]
    CUDA_ERROR_ECC_UNCORRECTABLE: ClassVar[CUresult]
    CUDA_ERROR_UNSUPPORTED_LIMIT: ClassVar[CUresult]
    CUDA_ERROR_CONTEXT_ALREADY_IN_USE: ClassVar[CUresult]
    CUDA_ERROR_PEER_ACCESS_UNSUPPORTED: ClassVar[CUresult]
    CUDA_ERROR_INVALID_PTX: ClassVar[CUresult]
    CUDA_ERROR_INVALID_GRAPHICS_CONTEXT: ClassVar[CUresult]
    CUDA_ERROR_NVLINK_UNCORRECTABLE: ClassVar[CUresult]
    CUDA_ERROR_JIT_COMPILER_NOT_FOUND: ClassVar[CUresult]
    CUDA_ERROR_UNSUPPORTED_PTX_VERSION: ClassVar[CUresult]
    CUDA_ERROR_JIT_COMPILATION_DISABLED: ClassVar[CUresult]
    CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY: ClassVar[CUresult]
    CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC: ClassVar[CUresult]
    CUDA_ERROR_CONTAINED: ClassVar[CUresult]
    CUDA_ERROR_INSUFFICIENT_LOADER_VERSION: ClassVar[CUresult]
    CUDA_ERROR_INVALID_SOURCE: ClassVar[CUresult]
    CUDA_ERROR_FILE_NOT_FOUND: ClassVar[CUresult]
    CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND: ClassVar[CUresult]
    CUDA_ERROR_SHARED_OBJECT_INIT_FAILED: ClassVar[CUresult]
    CUDA_ERROR_OPERATING_SYSTEM: ClassVar[CUresult]
    CUDA_ERROR_INVALID_HANDLE: ClassVar[CUresult]
    CUDA_ERROR_ILLEGAL_STATE: ClassVar[CUresult]
    CUDA_ERROR_LOSSY_QUERY: ClassVar[CUresult]
    CUDA_ERROR_NOT_FOUND: ClassVar[CUresult]
    CUDA_ERROR_NOT_READY: ClassVar[CUresult]
    CUDA_ERROR_ILLEGAL_ADDRESS: ClassVar[CUresult]
    CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES: ClassVar[CUresult]
    CUDA_ERROR_LAUNCH_TIMEOUT: ClassVar[CUresult]
    CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING: ClassVar[CUresult]
    CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED: ClassVar[CUresult]
    CUDA_ERROR_PEER_ACCESS_NOT_ENABLED: ClassVar[CUresult]
    CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE: ClassVar[CUresult]
    CUDA_ERROR_CONTEXT_IS_DESTROYED: ClassVar[CUresult]
    CUDA_ERROR_ASSERT: ClassVar[CUresult]
    CUDA_ERROR_TOO_MANY_PEERS: ClassVar[CUresult]
    CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED: ClassVar[CUresult]
    CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED: ClassVar[CUresult]
    CUDA_ERROR_HARDWARE_STACK_ERROR: ClassVar[CUresult]
    CUDA_ERROR_ILLEGAL_INSTRUCTION: ClassVar[CUresult]
    CUDA_ERROR_MISALIGNED_ADDRESS: ClassVar[CUresult]
    CUDA_ERROR_INVALID_ADDRESS_SPACE: ClassVar[CUresult]
    CUDA_ERROR_INVALID_PC: ClassVar[CUresult]
    CUDA_ERROR_LAUNCH_FAILED: ClassVar[CUresult]
    CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE: ClassVar[CUresult]
    CUDA_ERROR_TENSOR_MEMORY_LEAK: ClassVar[CUresult]
    CUDA_ERROR_NOT_PERMITTED: ClassVar[CUresult]
    CUDA_ERROR_NOT_SUPPORTED: ClassVar[CUresult]
    CUDA_ERROR_SYSTEM_NOT_READY: ClassVar[CUresult]
    CUDA_ERROR_SYSTEM_DRIVER_MISMATCH: ClassVar[CUresult]
    CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE: ClassVar[CUresult]
    CUDA_ERROR_MPS_CONNECTION_FAILED: ClassVar[CUresult]
    CUDA_ERROR_MPS_RPC_FAILURE: ClassVar[CUresult]
    CUDA_ERROR_MPS_SERVER_NOT_READY: ClassVar[CUresult]
    CUDA_ERROR_MPS_MAX_CLIENTS_REACHED: ClassVar[CUresult]
    CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED: ClassVar[CUresult]
    CUDA_ERROR_MPS_CLIENT_TERMINATED: ClassVar[CUresult]
    CUDA_ERROR_CDP_NOT_SUPPORTED: ClassVar[CUresult]
    CUDA_ERROR_CDP_VERSION_MISMATCH: ClassVar[CUresult]
    CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED: ClassVar[CUresult]
    CUDA_ERROR_STREAM_CAPTURE_INVALIDATED: ClassVar[CUresult]
    CUDA_ERROR_STREAM_CAPTURE_MERGE: ClassVar[CUresult]
    CUDA_ERROR_STREAM_CAPTURE_UNMATCHED: ClassVar[CUresult]
    CUDA_ERROR_STREAM_CAPTURE_UNJOINED: ClassVar[CUresult]
    CUDA_ERROR_STREAM_CAPTURE_ISOLATION: ClassVar[CUresult]
    CUDA_ERROR_STREAM_CAPTURE_IMPLICIT: ClassVar[CUresult]
    CUDA_ERROR_CAPTURED_EVENT: ClassVar[CUresult]
    CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD: ClassVar[CUresult]
    CUDA_ERROR_TIMEOUT: ClassVar[CUresult]
    CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE: ClassVar[CUresult]
    CUDA_ERROR_EXTERNAL_DEVICE: ClassVar[CUresult]
    CUDA_ERROR_INVALID_CLUSTER_SIZE: ClassVar[CUresult]
    CUDA_ERROR_FUNCTION_NOT_LOADED: ClassVar[CUresult]
    CUDA_ERROR_INVALID_RESOURCE_TYPE: ClassVar[CUresult]
    CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION: ClassVar[CUresult]
    CUDA_ERROR_KEY_ROTATION: ClassVar[CUresult]
    CUDA_ERROR_STREAM_DETACHED: ClassVar[CUresult]
    CUDA_ERROR_GRAPH_RECAPTURE_FAILURE: ClassVar[CUresult]
    CUDA_ERROR_FABRIC_NOT_READY: ClassVar[CUresult]
    CUDA_ERROR_UNKNOWN: ClassVar[CUresult]

class CUdevice_P2PAttribute(_Enum):
    """What the link of two devices can be asked for.

    enum CUdevice_P2PAttribute_enum.

    Members
        CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK = 1,
        CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED = 2,
        CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED = 3,
        CU_DEVICE_P2P_ATTRIBUTE_ACCESS_ACCESS_SUPPORTED = 4,
        CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED = 4,
        CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED = 5

    Taken by
        cuDeviceGetP2PAttribute
    """
    CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK: ClassVar[CUdevice_P2PAttribute]
    CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED: ClassVar[CUdevice_P2PAttribute]
    CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED: ClassVar[CUdevice_P2PAttribute]
    CU_DEVICE_P2P_ATTRIBUTE_ACCESS_ACCESS_SUPPORTED: ClassVar[CUdevice_P2PAttribute]
    CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED: ClassVar[CUdevice_P2PAttribute]
    CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED: ClassVar[CUdevice_P2PAttribute]

class CUresourceViewFormat(_Enum):
    """The format as which a texture reads its array.

    enum CUresourceViewFormat_enum.

    Members
        CU_RES_VIEW_FORMAT_NONE = 0, CU_RES_VIEW_FORMAT_UINT_1X8 = 1,
        CU_RES_VIEW_FORMAT_UINT_2X8 = 2, CU_RES_VIEW_FORMAT_UINT_4X8 = 3,
        CU_RES_VIEW_FORMAT_SINT_1X8 = 4, CU_RES_VIEW_FORMAT_SINT_2X8 = 5,
        CU_RES_VIEW_FORMAT_SINT_4X8 = 6, CU_RES_VIEW_FORMAT_UINT_1X16 = 7,
        CU_RES_VIEW_FORMAT_UINT_2X16 = 8, CU_RES_VIEW_FORMAT_UINT_4X16 = 9,
        CU_RES_VIEW_FORMAT_SINT_1X16 = 10, CU_RES_VIEW_FORMAT_SINT_2X16 = 11,
        CU_RES_VIEW_FORMAT_SINT_4X16 = 12, CU_RES_VIEW_FORMAT_UINT_1X32 = 13,
        CU_RES_VIEW_FORMAT_UINT_2X32 = 14, CU_RES_VIEW_FORMAT_UINT_4X32 = 15,
        CU_RES_VIEW_FORMAT_SINT_1X32 = 16, CU_RES_VIEW_FORMAT_SINT_2X32 = 17,
        CU_RES_VIEW_FORMAT_SINT_4X32 = 18, CU_RES_VIEW_FORMAT_FLOAT_1X16 = 19,
        CU_RES_VIEW_FORMAT_FLOAT_2X16 = 20, CU_RES_VIEW_FORMAT_FLOAT_4X16 = 21,
        CU_RES_VIEW_FORMAT_FLOAT_1X32 = 22, CU_RES_VIEW_FORMAT_FLOAT_2X32 = 23,
        CU_RES_VIEW_FORMAT_FLOAT_4X32 = 24, CU_RES_VIEW_FORMAT_UNSIGNED_BC1 = 25,
        CU_RES_VIEW_FORMAT_UNSIGNED_BC2 = 26, CU_RES_VIEW_FORMAT_UNSIGNED_BC3 = 27,
        CU_RES_VIEW_FORMAT_UNSIGNED_BC4 = 28, CU_RES_VIEW_FORMAT_SIGNED_BC4 = 29,
        CU_RES_VIEW_FORMAT_UNSIGNED_BC5 = 30, CU_RES_VIEW_FORMAT_SIGNED_BC5 = 31,
        CU_RES_VIEW_FORMAT_UNSIGNED_BC6H = 32, CU_RES_VIEW_FORMAT_SIGNED_BC6H = 33,
        CU_RES_VIEW_FORMAT_UNSIGNED_BC7 = 34

    Field of
        CUDA_RESOURCE_VIEW_DESC.format
    """
    CU_RES_VIEW_FORMAT_NONE: ClassVar[CUresourceViewFormat]
    CU_RES_VIEW_FORMAT_UINT_1X8: ClassVar[CUresourceViewFormat]
    CU_RES_VIEW_FORMAT_UINT_2X8: ClassVar[CUresourceViewFormat]
    CU_RES_VIEW_FORMAT_UINT_4X8: ClassVar[CUresourceViewFormat]
    CU_RES_VIEW_FORMAT_SINT_1X8: ClassVar[CUresourceViewFormat]
    CU_RES_VIEW_FORMAT_SINT_2X8: ClassVar[CUresourceViewFormat]
    CU_RES_VIEW_FORMAT_SINT_4X8: ClassVar[CUresourceViewFormat]
    CU_RES_VIEW_FORMAT_UINT_1X16: ClassVar[CUresourceViewFormat]
    CU_RES_VIEW_FORMAT_UINT_2X16: ClassVar[CUresourceViewFormat]
    CU_RES_VIEW_FORMAT_UINT_4X16: ClassVar[CUresourceViewFormat]
    CU_RES_VIEW_FORMAT_SINT_1X16: ClassVar[CUresourceViewFormat]
    CU_RES_VIEW_FORMAT_SINT_2X16: ClassVar[CUresourceViewFormat]
    CU_RES_VIEW_FORMAT_SINT_4X16: ClassVar[CUresourceViewFormat]
    CU_RES_VIEW_FORMAT_UINT_1X32: ClassVar[CUresourceViewFormat]
    CU_RES_VIEW_FORMAT_UINT_2X32: ClassVar[CUresourceViewFormat]
    CU_RES_VIEW_FORMAT_UINT_4X32: ClassVar[CUresourceViewFormat]
    CU_RES_VIEW_FORMAT_SINT_1X32: ClassVar[CUresourceViewFormat]
    CU_RES_VIEW_FORMAT_SINT_2X32: ClassVar[CUresourceViewFormat]
    CU_RES_VIEW_FORMAT_SINT_4X32: ClassVar[CUresourceViewFormat]
    CU_RES_VIEW_FORMAT_FLOAT_1X16: ClassVar[CUresourceViewFormat]
    CU_RES_VIEW_FORMAT_FLOAT_2X16: ClassVar[CUresourceViewFormat]
    CU_RES_VIEW_FORMAT_FLOAT_4X16: ClassVar[CUresourceViewFormat]
    CU_RES_VIEW_FORMAT_FLOAT_1X32: ClassVar[CUresourceViewFormat]
    CU_RES_VIEW_FORMAT_FLOAT_2X32: ClassVar[CUresourceViewFormat]
    CU_RES_VIEW_FORMAT_FLOAT_4X32: ClassVar[CUresourceViewFormat]
    CU_RES_VIEW_FORMAT_UNSIGNED_BC1: ClassVar[CUresourceViewFormat]
    CU_RES_VIEW_FORMAT_UNSIGNED_BC2: ClassVar[CUresourceViewFormat]
    CU_RES_VIEW_FORMAT_UNSIGNED_BC3: ClassVar[CUresourceViewFormat]
    CU_RES_VIEW_FORMAT_UNSIGNED_BC4: ClassVar[CUresourceViewFormat]
    CU_RES_VIEW_FORMAT_SIGNED_BC4: ClassVar[CUresourceViewFormat]
    CU_RES_VIEW_FORMAT_UNSIGNED_BC5: ClassVar[CUresourceViewFormat]
    CU_RES_VIEW_FORMAT_SIGNED_BC5: ClassVar[CUresourceViewFormat]
    CU_RES_VIEW_FORMAT_UNSIGNED_BC6H: ClassVar[CUresourceViewFormat]
    CU_RES_VIEW_FORMAT_SIGNED_BC6H: ClassVar[CUresourceViewFormat]
    CU_RES_VIEW_FORMAT_UNSIGNED_BC7: ClassVar[CUresourceViewFormat]

class CUtensorMapDataType(_Enum):
    """Type of the elements of a tensor map.

    enum CUtensorMapDataType_enum. Since CUDA 12.0.

    Members
        CU_TENSOR_MAP_DATA_TYPE_UINT8 = 0, CU_TENSOR_MAP_DATA_TYPE_UINT16 = 1,
        CU_TENSOR_MAP_DATA_TYPE_UINT32 = 2, CU_TENSOR_MAP_DATA_TYPE_INT32 = 3,
        CU_TENSOR_MAP_DATA_TYPE_UINT64 = 4, CU_TENSOR_MAP_DATA_TYPE_INT64 = 5,
        CU_TENSOR_MAP_DATA_TYPE_FLOAT16 = 6, CU_TENSOR_MAP_DATA_TYPE_FLOAT32 = 7,
        CU_TENSOR_MAP_DATA_TYPE_FLOAT64 = 8, CU_TENSOR_MAP_DATA_TYPE_BFLOAT16 = 9,
        CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ = 10, CU_TENSOR_MAP_DATA_TYPE_TFLOAT32 = 11,
        CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ = 12,
        CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B = 13,
        CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B = 14,
        CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B = 15

    Taken by
        cuTensorMapEncodeTiled, cuTensorMapEncodeIm2col, cuTensorMapEncodeIm2colWide
    """
    CU_TENSOR_MAP_DATA_TYPE_UINT8: ClassVar[CUtensorMapDataType]
    CU_TENSOR_MAP_DATA_TYPE_UINT16: ClassVar[CUtensorMapDataType]
    CU_TENSOR_MAP_DATA_TYPE_UINT32: ClassVar[CUtensorMapDataType]
    CU_TENSOR_MAP_DATA_TYPE_INT32: ClassVar[CUtensorMapDataType]
    CU_TENSOR_MAP_DATA_TYPE_UINT64: ClassVar[CUtensorMapDataType]
    CU_TENSOR_MAP_DATA_TYPE_INT64: ClassVar[CUtensorMapDataType]
    CU_TENSOR_MAP_DATA_TYPE_FLOAT16: ClassVar[CUtensorMapDataType]
    CU_TENSOR_MAP_DATA_TYPE_FLOAT32: ClassVar[CUtensorMapDataType]
    CU_TENSOR_MAP_DATA_TYPE_FLOAT64: ClassVar[CUtensorMapDataType]
    CU_TENSOR_MAP_DATA_TYPE_BFLOAT16: ClassVar[CUtensorMapDataType]
    CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ: ClassVar[CUtensorMapDataType]
    CU_TENSOR_MAP_DATA_TYPE_TFLOAT32: ClassVar[CUtensorMapDataType]
    CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ: ClassVar[CUtensorMapDataType]
    CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B: ClassVar[CUtensorMapDataType]
    CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B: ClassVar[CUtensorMapDataType]
    CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B: ClassVar[CUtensorMapDataType]

class CUtensorMapInterleave(_Enum):
    """How channels are laid out in memory.

    enum CUtensorMapInterleave_enum. Since CUDA 12.0.

    Members
        CU_TENSOR_MAP_INTERLEAVE_NONE = 0, CU_TENSOR_MAP_INTERLEAVE_16B = 1,
        CU_TENSOR_MAP_INTERLEAVE_32B = 2

    Taken by
        cuTensorMapEncodeTiled, cuTensorMapEncodeIm2col, cuTensorMapEncodeIm2colWide
    """
    CU_TENSOR_MAP_INTERLEAVE_NONE: ClassVar[CUtensorMapInterleave]
    CU_TENSOR_MAP_INTERLEAVE_16B: ClassVar[CUtensorMapInterleave]
    CU_TENSOR_MAP_INTERLEAVE_32B: ClassVar[CUtensorMapInterleave]

class CUtensorMapSwizzle(_Enum):
    """How a box is shuffled in shared memory, against bank conflicts.

    enum CUtensorMapSwizzle_enum. Since CUDA 12.0.

    Members
        CU_TENSOR_MAP_SWIZZLE_NONE = 0, CU_TENSOR_MAP_SWIZZLE_32B = 1,
        CU_TENSOR_MAP_SWIZZLE_64B = 2, CU_TENSOR_MAP_SWIZZLE_128B = 3,
        CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B = 4,
        CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B = 5,
        CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B = 6

    Taken by
        cuTensorMapEncodeTiled, cuTensorMapEncodeIm2col, cuTensorMapEncodeIm2colWide
    """
    CU_TENSOR_MAP_SWIZZLE_NONE: ClassVar[CUtensorMapSwizzle]
    CU_TENSOR_MAP_SWIZZLE_32B: ClassVar[CUtensorMapSwizzle]
    CU_TENSOR_MAP_SWIZZLE_64B: ClassVar[CUtensorMapSwizzle]
    CU_TENSOR_MAP_SWIZZLE_128B: ClassVar[CUtensorMapSwizzle]
    CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B: ClassVar[CUtensorMapSwizzle]
    CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B: ClassVar[CUtensorMapSwizzle]
    CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B: ClassVar[CUtensorMapSwizzle]

class CUtensorMapL2promotion(_Enum):
    """How much around what it needs a copy brings into L2 cache.

    enum CUtensorMapL2promotion_enum. Since CUDA 12.0.

    Members
        CU_TENSOR_MAP_L2_PROMOTION_NONE = 0, CU_TENSOR_MAP_L2_PROMOTION_L2_64B = 1,
        CU_TENSOR_MAP_L2_PROMOTION_L2_128B = 2, CU_TENSOR_MAP_L2_PROMOTION_L2_256B = 3

    Taken by
        cuTensorMapEncodeTiled, cuTensorMapEncodeIm2col, cuTensorMapEncodeIm2colWide
    """
    CU_TENSOR_MAP_L2_PROMOTION_NONE: ClassVar[CUtensorMapL2promotion]
    CU_TENSOR_MAP_L2_PROMOTION_L2_64B: ClassVar[CUtensorMapL2promotion]
    CU_TENSOR_MAP_L2_PROMOTION_L2_128B: ClassVar[CUtensorMapL2promotion]
    CU_TENSOR_MAP_L2_PROMOTION_L2_256B: ClassVar[CUtensorMapL2promotion]

class CUtensorMapFloatOOBfill(_Enum):
    """What a copy gives for elements outside the tensor.

    enum CUtensorMapFloatOOBfill_enum. Since CUDA 12.0.

    Members
        CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE = 0,
        CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA = 1

    Taken by
        cuTensorMapEncodeTiled, cuTensorMapEncodeIm2col, cuTensorMapEncodeIm2colWide
    """
    CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE: ClassVar[CUtensorMapFloatOOBfill]
    CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA: ClassVar[CUtensorMapFloatOOBfill]

class CUtensorMapIm2ColWideMode(_Enum):
    """How a tensor map that loads along the width uses its swizzle.

    enum CUtensorMapIm2ColWideMode_enum. Since CUDA 12.8.

    Members
        CU_TENSOR_MAP_IM2COL_WIDE_MODE_W = 0, CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128 = 1

    Taken by
        cuTensorMapEncodeIm2colWide
    """
    CU_TENSOR_MAP_IM2COL_WIDE_MODE_W: ClassVar[CUtensorMapIm2ColWideMode]
    CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128: ClassVar[CUtensorMapIm2ColWideMode]

class CUtensorMapAllocClass(_Enum):
    """How large the window of memory behind a tensor map is.

    enum CUtensorMapAllocClass_enum. Since CUDA 13.5.

    Members
        CU_TENSOR_MAP_ALLOC_CLASS_AUTO = 0, CU_TENSOR_MAP_ALLOC_CLASS_SMALL = 1,
        CU_TENSOR_MAP_ALLOC_CLASS_LARGE = 2

    Taken by
        cuTensorMapSetAllocationClass
    """
    CU_TENSOR_MAP_ALLOC_CLASS_AUTO: ClassVar[CUtensorMapAllocClass]
    CU_TENSOR_MAP_ALLOC_CLASS_SMALL: ClassVar[CUtensorMapAllocClass]
    CU_TENSOR_MAP_ALLOC_CLASS_LARGE: ClassVar[CUtensorMapAllocClass]

class CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS(_Enum):
    """How a device may use memory.

    enum CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS_enum.

    Members
        CU_POINTER_ATTRIBUTE_ACCESS_FLAG_NONE = 0,
        CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READ = 1,
        CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READWRITE = 3
    """
    CU_POINTER_ATTRIBUTE_ACCESS_FLAG_NONE: ClassVar[CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS]
    CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READ: ClassVar[CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS]
    CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READWRITE: ClassVar[CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS]

class CUexternalMemoryHandleType(_Enum):
    """What kind of handle memory is imported by.

    enum CUexternalMemoryHandleType_enum.

    Members
        CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD = 1,
        CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32 = 2,
        CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT = 3,
        CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP = 4,
        CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE = 5,
        CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE = 6,
        CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT = 7,
        CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF = 8,
        CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD = 9

    Field of
        CUDA_EXTERNAL_MEMORY_HANDLE_DESC.type
    """
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD: ClassVar[CUexternalMemoryHandleType]
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32: ClassVar[CUexternalMemoryHandleType]
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT: ClassVar[CUexternalMemoryHandleType]
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP: ClassVar[CUexternalMemoryHandleType]
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE: ClassVar[CUexternalMemoryHandleType]
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE: ClassVar[CUexternalMemoryHandleType]
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT: ClassVar[CUexternalMemoryHandleType]
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF: ClassVar[CUexternalMemoryHandleType]
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD: ClassVar[CUexternalMemoryHandleType]

class CUexternalSemaphoreHandleType(_Enum):
    """What kind of handle a semaphore is imported by.

    enum CUexternalSemaphoreHandleType_enum.

    Members
        CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD = 1,
        CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32 = 2,
        CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT = 3,
        CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE = 4,
        CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE = 5,
        CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC = 6,
        CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX = 7,
        CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT = 8,
        CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD = 9,
        CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32 = 10

    Field of
        CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC.type
    """
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD: ClassVar[CUexternalSemaphoreHandleType]
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32: ClassVar[CUexternalSemaphoreHandleType]
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT: ClassVar[CUexternalSemaphoreHandleType]
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE: ClassVar[CUexternalSemaphoreHandleType]
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE: ClassVar[CUexternalSemaphoreHandleType]
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC: ClassVar[CUexternalSemaphoreHandleType]
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX: ClassVar[CUexternalSemaphoreHandleType]
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT: ClassVar[CUexternalSemaphoreHandleType]
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD: ClassVar[CUexternalSemaphoreHandleType]
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32: ClassVar[
        CUexternalSemaphoreHandleType
    ]

class CUmemAllocationHandleType(_Enum):
    """What kind of handle memory goes to other processes by, or-ed where several may.

    enum CUmemAllocationHandleType_enum.

    Members
        CU_MEM_HANDLE_TYPE_NONE = 0, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR = 1,
        CU_MEM_HANDLE_TYPE_WIN32 = 2, CU_MEM_HANDLE_TYPE_WIN32_KMT = 4,
        CU_MEM_HANDLE_TYPE_FABRIC = 8, CU_MEM_HANDLE_TYPE_MAX = 2147483647

    Taken by
        cuMemExportToShareableHandle, cuMemImportFromShareableHandle,
        cuMemPoolExportToShareableHandle, cuMemPoolImportFromShareableHandle

    Field of
        CUmemAllocationProp.requestedHandleTypes, CUmemPoolProps.handleTypes
    """
    CU_MEM_HANDLE_TYPE_NONE: ClassVar[CUmemAllocationHandleType]
    CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR: ClassVar[CUmemAllocationHandleType]
    CU_MEM_HANDLE_TYPE_WIN32: ClassVar[CUmemAllocationHandleType]
    CU_MEM_HANDLE_TYPE_WIN32_KMT: ClassVar[CUmemAllocationHandleType]
    CU_MEM_HANDLE_TYPE_FABRIC: ClassVar[CUmemAllocationHandleType]
    CU_MEM_HANDLE_TYPE_MAX: ClassVar[CUmemAllocationHandleType]

class CUmemAccess_flags(_Enum):
    """What a device may do with memory.

    enum CUmemAccess_flags_enum.

    Members
        CU_MEM_ACCESS_FLAGS_PROT_NONE = 0, CU_MEM_ACCESS_FLAGS_PROT_READ = 1,
        CU_MEM_ACCESS_FLAGS_PROT_READWRITE = 3, CU_MEM_ACCESS_FLAGS_PROT_MAX = 2147483647

    Given by
        cuMemGetAccess, cuMemPoolGetAccess

    Field of
        CUmemAccessDesc.flags
    """
    CU_MEM_ACCESS_FLAGS_PROT_NONE: ClassVar[CUmemAccess_flags]
    CU_MEM_ACCESS_FLAGS_PROT_READ: ClassVar[CUmemAccess_flags]
    CU_MEM_ACCESS_FLAGS_PROT_READWRITE: ClassVar[CUmemAccess_flags]
    CU_MEM_ACCESS_FLAGS_PROT_MAX: ClassVar[CUmemAccess_flags]

class CUmemLocationType(_Enum):
    """What kind of place memory is at.

    enum CUmemLocationType_enum.

    Members
        CU_MEM_LOCATION_TYPE_INVALID = 0, CU_MEM_LOCATION_TYPE_NONE = 0,
        CU_MEM_LOCATION_TYPE_DEVICE = 1, CU_MEM_LOCATION_TYPE_HOST = 2,
        CU_MEM_LOCATION_TYPE_HOST_NUMA = 3, CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT = 4,
        CU_MEM_LOCATION_TYPE_INVISIBLE = 5, CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN = 6,
        CU_MEM_LOCATION_TYPE_MAX = 2147483647

    Field of
        CUmemLocation.type
    """
    CU_MEM_LOCATION_TYPE_INVALID: ClassVar[CUmemLocationType]
    CU_MEM_LOCATION_TYPE_NONE: ClassVar[CUmemLocationType]
    CU_MEM_LOCATION_TYPE_DEVICE: ClassVar[CUmemLocationType]
    CU_MEM_LOCATION_TYPE_HOST: ClassVar[CUmemLocationType]
    CU_MEM_LOCATION_TYPE_HOST_NUMA: ClassVar[CUmemLocationType]
    CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT: ClassVar[CUmemLocationType]
    CU_MEM_LOCATION_TYPE_INVISIBLE: ClassVar[CUmemLocationType]
    CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN: ClassVar[CUmemLocationType]
    CU_MEM_LOCATION_TYPE_MAX: ClassVar[CUmemLocationType]

class CUmemAllocationType(_Enum):
    """Whether memory stays in its place or moves.

    enum CUmemAllocationType_enum.

    Members
        CU_MEM_ALLOCATION_TYPE_INVALID = 0, CU_MEM_ALLOCATION_TYPE_PINNED = 1,
        CU_MEM_ALLOCATION_TYPE_MANAGED = 2, CU_MEM_ALLOCATION_TYPE_MAX = 2147483647

    Taken by
        cuMemGetDefaultMemPool, cuMemGetMemPool, cuMemSetMemPool

    Field of
        CUmemAllocationProp.type, CUmemPoolProps.allocType
    """
    CU_MEM_ALLOCATION_TYPE_INVALID: ClassVar[CUmemAllocationType]
    CU_MEM_ALLOCATION_TYPE_PINNED: ClassVar[CUmemAllocationType]
    CU_MEM_ALLOCATION_TYPE_MANAGED: ClassVar[CUmemAllocationType]
    CU_MEM_ALLOCATION_TYPE_MAX: ClassVar[CUmemAllocationType]

class CUmemAllocationGranularity_flags(_Enum):
    """Whether the least or the best granularity is meant.

    enum CUmemAllocationGranularity_flags_enum.

    Members
        CU_MEM_ALLOC_GRANULARITY_MINIMUM = 0, CU_MEM_ALLOC_GRANULARITY_RECOMMENDED = 1

    Taken by
        cuMemGetAllocationGranularity
    """
    CU_MEM_ALLOC_GRANULARITY_MINIMUM: ClassVar[CUmemAllocationGranularity_flags]
    CU_MEM_ALLOC_GRANULARITY_RECOMMENDED: ClassVar[CUmemAllocationGranularity_flags]

class CUmemRangeHandleType(_Enum):
    """What kind of handle a range of memory is exported by.

    enum CUmemRangeHandleType_enum.

    Members
        CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD = 1, CU_MEM_RANGE_HANDLE_TYPE_MAX = 2147483647

    Taken by
        cuMemGetHandleForAddressRange
    """
    CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD: ClassVar[CUmemRangeHandleType]
    CU_MEM_RANGE_HANDLE_TYPE_MAX: ClassVar[CUmemRangeHandleType]

class CUmemRangeFlags(_Enum):
    """How a handle for a range of memory is made.

    enum CUmemRangeFlags_enum. Since CUDA 12.8.

    Members
        CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE = 1

    Taken by
        cuMemGetHandleForAddressRange
    """
    CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE: ClassVar[CUmemRangeFlags]

class CUarraySparseSubresourceType(_Enum):
    """Which part of a sparse array is meant.

    enum CUarraySparseSubresourceType_enum.

    Members
        CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL = 0,
        CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_MIPTAIL = 1

    Field of
        CUarrayMapInfo.subresourceType
    """
    CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL: ClassVar[CUarraySparseSubresourceType]
    CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_MIPTAIL: ClassVar[CUarraySparseSubresourceType]

class CUmemOperationType(_Enum):
    """Whether memory is mapped or unmapped.

    enum CUmemOperationType_enum.

    Members
        CU_MEM_OPERATION_TYPE_MAP = 1, CU_MEM_OPERATION_TYPE_UNMAP = 2

    Field of
        CUarrayMapInfo.memOperationType
    """
    CU_MEM_OPERATION_TYPE_MAP: ClassVar[CUmemOperationType]
    CU_MEM_OPERATION_TYPE_UNMAP: ClassVar[CUmemOperationType]

class CUmemHandleType(_Enum):
    """What kind of memory is allocated.

    enum CUmemHandleType_enum.

    Members
        CU_MEM_HANDLE_TYPE_GENERIC = 0

    Field of
        CUarrayMapInfo.memHandleType
    """
    CU_MEM_HANDLE_TYPE_GENERIC: ClassVar[CUmemHandleType]

class CUmemAllocationCompType(_Enum):
    """Whether memory can be compressed.

    enum CUmemAllocationCompType_enum.

    Members
        CU_MEM_ALLOCATION_COMP_NONE = 0, CU_MEM_ALLOCATION_COMP_GENERIC = 1
    """
    CU_MEM_ALLOCATION_COMP_NONE: ClassVar[CUmemAllocationCompType]
    CU_MEM_ALLOCATION_COMP_GENERIC: ClassVar[CUmemAllocationCompType]

class CUmulticastGranularity_flags(_Enum):
    """Whether the least or the best granularity is meant.

    enum CUmulticastGranularity_flags_enum. Since CUDA 12.1.

    Members
        CU_MULTICAST_GRANULARITY_MINIMUM = 0, CU_MULTICAST_GRANULARITY_RECOMMENDED = 1

    Taken by
        cuMulticastGetGranularity
    """
    CU_MULTICAST_GRANULARITY_MINIMUM: ClassVar[CUmulticastGranularity_flags]
    CU_MULTICAST_GRANULARITY_RECOMMENDED: ClassVar[CUmulticastGranularity_flags]

class CUgraphExecUpdateResult(_Enum):
    """Why a graph could not take over the parameters of another.

    enum CUgraphExecUpdateResult_enum.

    Members
        CU_GRAPH_EXEC_UPDATE_SUCCESS = 0, CU_GRAPH_EXEC_UPDATE_ERROR = 1,
        CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED = 2,
        CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED = 3,
        CU_GRAPH_EXEC_UPDATE_ERROR_FUNCTION_CHANGED = 4,
        CU_GRAPH_EXEC_UPDATE_ERROR_PARAMETERS_CHANGED = 5,
        CU_GRAPH_EXEC_UPDATE_ERROR_NOT_SUPPORTED = 6,
        CU_GRAPH_EXEC_UPDATE_ERROR_UNSUPPORTED_FUNCTION_CHANGE = 7,
        CU_GRAPH_EXEC_UPDATE_ERROR_ATTRIBUTES_CHANGED = 8

    Field of
        CUgraphExecUpdateResultInfo.result
    """
    CU_GRAPH_EXEC_UPDATE_SUCCESS: ClassVar[CUgraphExecUpdateResult]
    CU_GRAPH_EXEC_UPDATE_ERROR: ClassVar[CUgraphExecUpdateResult]
    CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED: ClassVar[CUgraphExecUpdateResult]
    CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED: ClassVar[CUgraphExecUpdateResult]
    CU_GRAPH_EXEC_UPDATE_ERROR_FUNCTION_CHANGED: ClassVar[CUgraphExecUpdateResult]
    CU_GRAPH_EXEC_UPDATE_ERROR_PARAMETERS_CHANGED: ClassVar[CUgraphExecUpdateResult]
    CU_GRAPH_EXEC_UPDATE_ERROR_NOT_SUPPORTED: ClassVar[CUgraphExecUpdateResult]
    CU_GRAPH_EXEC_UPDATE_ERROR_UNSUPPORTED_FUNCTION_CHANGE: ClassVar[CUgraphExecUpdateResult]
    CU_GRAPH_EXEC_UPDATE_ERROR_ATTRIBUTES_CHANGED: ClassVar[CUgraphExecUpdateResult]

class CUmemPool_attribute(_Enum):
    """Properties of a memory pool.

    enum CUmemPool_attribute_enum.

    Members
        CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES = 1,
        CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC = 2,
        CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES = 3,
        CU_MEMPOOL_ATTR_RELEASE_THRESHOLD = 4, CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT = 5,
        CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH = 6, CU_MEMPOOL_ATTR_USED_MEM_CURRENT = 7,
        CU_MEMPOOL_ATTR_USED_MEM_HIGH = 8, CU_MEMPOOL_ATTR_ALLOCATION_TYPE = 9,
        CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES = 10, CU_MEMPOOL_ATTR_LOCATION_ID = 11,
        CU_MEMPOOL_ATTR_LOCATION_TYPE = 12, CU_MEMPOOL_ATTR_MAX_POOL_SIZE = 13,
        CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED = 14, CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID = 15

    Taken by
        cuMemPoolSetAttribute, cuMemPoolGetAttribute
    """
    CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES: ClassVar[CUmemPool_attribute]
    CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC: ClassVar[CUmemPool_attribute]
    CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES: ClassVar[CUmemPool_attribute]
    CU_MEMPOOL_ATTR_RELEASE_THRESHOLD: ClassVar[CUmemPool_attribute]
    CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT: ClassVar[CUmemPool_attribute]
    CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH: ClassVar[CUmemPool_attribute]
    CU_MEMPOOL_ATTR_USED_MEM_CURRENT: ClassVar[CUmemPool_attribute]
    CU_MEMPOOL_ATTR_USED_MEM_HIGH: ClassVar[CUmemPool_attribute]
    CU_MEMPOOL_ATTR_ALLOCATION_TYPE: ClassVar[CUmemPool_attribute]
    CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES: ClassVar[CUmemPool_attribute]
    CU_MEMPOOL_ATTR_LOCATION_ID: ClassVar[CUmemPool_attribute]
    CU_MEMPOOL_ATTR_LOCATION_TYPE: ClassVar[CUmemPool_attribute]
    CU_MEMPOOL_ATTR_MAX_POOL_SIZE: ClassVar[CUmemPool_attribute]
    CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED: ClassVar[CUmemPool_attribute]
    CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID: ClassVar[CUmemPool_attribute]

class CUmemcpyFlags(_Enum):
    """How a copy should be done.

    enum CUmemcpyFlags_enum. Since CUDA 12.8.

    Members
        CU_MEMCPY_FLAG_DEFAULT = 0, CU_MEMCPY_FLAG_PREFER_OVERLAP_WITH_COMPUTE = 1

    Field of
        CUmemcpyAttributes.flags, CUDA_MEMCPY3D_BATCH_OP.flags
    """
    CU_MEMCPY_FLAG_DEFAULT: ClassVar[CUmemcpyFlags]
    CU_MEMCPY_FLAG_PREFER_OVERLAP_WITH_COMPUTE: ClassVar[CUmemcpyFlags]

class CUmemcpySrcAccessOrder(_Enum):
    """When a copy may read its source.

    enum CUmemcpySrcAccessOrder_enum. Since CUDA 12.8.

    Members
        CU_MEMCPY_SRC_ACCESS_ORDER_INVALID = 0, CU_MEMCPY_SRC_ACCESS_ORDER_STREAM = 1,
        CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL = 2, CU_MEMCPY_SRC_ACCESS_ORDER_ANY = 3,
        CU_MEMCPY_SRC_ACCESS_ORDER_MAX = 2147483647

    Field of
        CUmemcpyAttributes.srcAccessOrder, CUDA_MEMCPY3D_BATCH_OP.srcAccessOrder
    """
    CU_MEMCPY_SRC_ACCESS_ORDER_INVALID: ClassVar[CUmemcpySrcAccessOrder]
    CU_MEMCPY_SRC_ACCESS_ORDER_STREAM: ClassVar[CUmemcpySrcAccessOrder]
    CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL: ClassVar[CUmemcpySrcAccessOrder]
    CU_MEMCPY_SRC_ACCESS_ORDER_ANY: ClassVar[CUmemcpySrcAccessOrder]
    CU_MEMCPY_SRC_ACCESS_ORDER_MAX: ClassVar[CUmemcpySrcAccessOrder]

class CUmemcpy3DOperandType(_Enum):
    """Whether a side of a copy is memory or an array.

    enum CUmemcpy3DOperandType_enum. Since CUDA 12.8.

    Members
        CU_MEMCPY_OPERAND_TYPE_POINTER = 1, CU_MEMCPY_OPERAND_TYPE_ARRAY = 2,
        CU_MEMCPY_OPERAND_TYPE_MAX = 2147483647

    Field of
        CUmemcpy3DOperand.type
    """
    CU_MEMCPY_OPERAND_TYPE_POINTER: ClassVar[CUmemcpy3DOperandType]
    CU_MEMCPY_OPERAND_TYPE_ARRAY: ClassVar[CUmemcpy3DOperandType]
    CU_MEMCPY_OPERAND_TYPE_MAX: ClassVar[CUmemcpy3DOperandType]

class CUgraphMem_attribute(_Enum):
    """What can be asked of the memory that graphs use.

    enum CUgraphMem_attribute_enum.

    Members
        CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT = 0, CU_GRAPH_MEM_ATTR_USED_MEM_HIGH = 1,
        CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT = 2, CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH = 3

    Taken by
        cuDeviceGetGraphMemAttribute, cuDeviceSetGraphMemAttribute
    """
    CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT: ClassVar[CUgraphMem_attribute]
    CU_GRAPH_MEM_ATTR_USED_MEM_HIGH: ClassVar[CUgraphMem_attribute]
    CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT: ClassVar[CUgraphMem_attribute]
    CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH: ClassVar[CUgraphMem_attribute]

class CUgraphChildGraphNodeOwnership(_Enum):
    """Whether a child graph is copied or moved into its node.

    enum CUgraphChildGraphNodeOwnership_enum. Since CUDA 12.9.

    Members
        CU_GRAPH_CHILD_GRAPH_OWNERSHIP_CLONE = 0, CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE = 1,
        CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID = -1

    Field of
        CUDA_CHILD_GRAPH_NODE_PARAMS.ownership
    """
    CU_GRAPH_CHILD_GRAPH_OWNERSHIP_CLONE: ClassVar[CUgraphChildGraphNodeOwnership]
    CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE: ClassVar[CUgraphChildGraphNodeOwnership]
    CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID: ClassVar[CUgraphChildGraphNodeOwnership]

class CUflushGPUDirectRDMAWritesOptions(_Enum):
    """How writes of other PCI devices can be flushed, as bits.

    enum CUflushGPUDirectRDMAWritesOptions_enum.

    Members
        CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_HOST = 1,
        CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_MEMOPS = 2
    """
    CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_HOST: ClassVar[CUflushGPUDirectRDMAWritesOptions]
    CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_MEMOPS: ClassVar[CUflushGPUDirectRDMAWritesOptions]

class CUGPUDirectRDMAWritesOrdering(_Enum):
    """For whom writes of other PCI devices are in order without a flush.

    enum CUGPUDirectRDMAWritesOrdering_enum.

    Members
        CU_GPU_DIRECT_RDMA_WRITES_ORDERING_NONE = 0,
        CU_GPU_DIRECT_RDMA_WRITES_ORDERING_OWNER = 100,
        CU_GPU_DIRECT_RDMA_WRITES_ORDERING_ALL_DEVICES = 200
    """
    CU_GPU_DIRECT_RDMA_WRITES_ORDERING_NONE: ClassVar[CUGPUDirectRDMAWritesOrdering]
    CU_GPU_DIRECT_RDMA_WRITES_ORDERING_OWNER: ClassVar[CUGPUDirectRDMAWritesOrdering]
    CU_GPU_DIRECT_RDMA_WRITES_ORDERING_ALL_DEVICES: ClassVar[CUGPUDirectRDMAWritesOrdering]

class CUflushGPUDirectRDMAWritesScope(_Enum):
    """Who sees flushed writes.

    enum CUflushGPUDirectRDMAWritesScope_enum.

    Members
        CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER = 100,
        CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_ALL_DEVICES = 200

    Taken by
        cuFlushGPUDirectRDMAWrites
    """
    CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER: ClassVar[CUflushGPUDirectRDMAWritesScope]
    CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_ALL_DEVICES: ClassVar[CUflushGPUDirectRDMAWritesScope]

class CUflushGPUDirectRDMAWritesTarget(_Enum):
    """Which device's memory is flushed.

    enum CUflushGPUDirectRDMAWritesTarget_enum.

    Members
        CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX = 0

    Taken by
        cuFlushGPUDirectRDMAWrites
    """
    CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX: ClassVar[CUflushGPUDirectRDMAWritesTarget]

class CUgraphDebugDot_flags(_Enum):
    """What cuGraphDebugDotPrint writes of each node.

    enum CUgraphDebugDot_flags_enum.

    Members
        CU_GRAPH_DEBUG_DOT_FLAGS_VERBOSE = 1, CU_GRAPH_DEBUG_DOT_FLAGS_RUNTIME_TYPES = 2,
        CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_PARAMS = 4,
        CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_NODE_PARAMS = 8,
        CU_GRAPH_DEBUG_DOT_FLAGS_MEMSET_NODE_PARAMS = 16,
        CU_GRAPH_DEBUG_DOT_FLAGS_HOST_NODE_PARAMS = 32,
        CU_GRAPH_DEBUG_DOT_FLAGS_EVENT_NODE_PARAMS = 64,
        CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_SIGNAL_NODE_PARAMS = 128,
        CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_WAIT_NODE_PARAMS = 256,
        CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_ATTRIBUTES = 512,
        CU_GRAPH_DEBUG_DOT_FLAGS_HANDLES = 1024,
        CU_GRAPH_DEBUG_DOT_FLAGS_MEM_ALLOC_NODE_PARAMS = 2048,
        CU_GRAPH_DEBUG_DOT_FLAGS_MEM_FREE_NODE_PARAMS = 4096,
        CU_GRAPH_DEBUG_DOT_FLAGS_BATCH_MEM_OP_NODE_PARAMS = 8192,
        CU_GRAPH_DEBUG_DOT_FLAGS_EXTRA_TOPO_INFO = 16384,
        CU_GRAPH_DEBUG_DOT_FLAGS_CONDITIONAL_NODE_PARAMS = 32768,
        CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_BATCH_NODE_PARAMS = 65536,
        CU_GRAPH_DEBUG_DOT_FLAGS_FABRIC_CPY_BATCH_NODE_PARAMS = 131072

    Taken by
        cuGraphDebugDotPrint
    """
    CU_GRAPH_DEBUG_DOT_FLAGS_VERBOSE: ClassVar[CUgraphDebugDot_flags]
    CU_GRAPH_DEBUG_DOT_FLAGS_RUNTIME_TYPES: ClassVar[CUgraphDebugDot_flags]
    CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_PARAMS: ClassVar[CUgraphDebugDot_flags]
    CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_NODE_PARAMS: ClassVar[CUgraphDebugDot_flags]
    CU_GRAPH_DEBUG_DOT_FLAGS_MEMSET_NODE_PARAMS: ClassVar[CUgraphDebugDot_flags]
    CU_GRAPH_DEBUG_DOT_FLAGS_HOST_NODE_PARAMS: ClassVar[CUgraphDebugDot_flags]
    CU_GRAPH_DEBUG_DOT_FLAGS_EVENT_NODE_PARAMS: ClassVar[CUgraphDebugDot_flags]
    CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_SIGNAL_NODE_PARAMS: ClassVar[CUgraphDebugDot_flags]
    CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_WAIT_NODE_PARAMS: ClassVar[CUgraphDebugDot_flags]
    CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_ATTRIBUTES: ClassVar[CUgraphDebugDot_flags]
    CU_GRAPH_DEBUG_DOT_FLAGS_HANDLES: ClassVar[CUgraphDebugDot_flags]
    CU_GRAPH_DEBUG_DOT_FLAGS_MEM_ALLOC_NODE_PARAMS: ClassVar[CUgraphDebugDot_flags]
    CU_GRAPH_DEBUG_DOT_FLAGS_MEM_FREE_NODE_PARAMS: ClassVar[CUgraphDebugDot_flags]
    CU_GRAPH_DEBUG_DOT_FLAGS_BATCH_MEM_OP_NODE_PARAMS: ClassVar[CUgraphDebugDot_flags]
    CU_GRAPH_DEBUG_DOT_FLAGS_EXTRA_TOPO_INFO: ClassVar[CUgraphDebugDot_flags]
    CU_GRAPH_DEBUG_DOT_FLAGS_CONDITIONAL_NODE_PARAMS: ClassVar[CUgraphDebugDot_flags]
    CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_BATCH_NODE_PARAMS: ClassVar[CUgraphDebugDot_flags]
    CU_GRAPH_DEBUG_DOT_FLAGS_FABRIC_CPY_BATCH_NODE_PARAMS: ClassVar[CUgraphDebugDot_flags]

class CUuserObject_flags(_Enum):
    """How a user object is destroyed.

    enum CUuserObject_flags_enum.

    Members
        CU_USER_OBJECT_NO_DESTRUCTOR_SYNC = 1

    Taken by
        cuUserObjectCreate
    """
    CU_USER_OBJECT_NO_DESTRUCTOR_SYNC: ClassVar[CUuserObject_flags]

class CUuserObjectRetain_flags(_Enum):
    """Whether references to an object are moved to a graph.

    enum CUuserObjectRetain_flags_enum.

    Members
        CU_GRAPH_USER_OBJECT_MOVE = 1

    Taken by
        cuGraphRetainUserObject
    """
    CU_GRAPH_USER_OBJECT_MOVE: ClassVar[CUuserObjectRetain_flags]

class CUgraphInstantiate_flags(_Enum):
    """How a graph is instantiated.

    enum CUgraphInstantiate_flags_enum.

    Members
        CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH = 1,
        CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD = 2,
        CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH = 4,
        CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY = 8

    Taken by
        cuGraphInstantiate

    Given by
        cuGraphExecGetFlags

    Field of
        CUDA_GRAPH_INSTANTIATE_PARAMS.flags
    """
    CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH: ClassVar[CUgraphInstantiate_flags]
    CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD: ClassVar[CUgraphInstantiate_flags]
    CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH: ClassVar[CUgraphInstantiate_flags]
    CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY: ClassVar[CUgraphInstantiate_flags]

class CUdeviceNumaConfig(_Enum):
    """Whether a device's memory is a NUMA node.

    enum CUdeviceNumaConfig_enum. Since CUDA 12.2.

    Members
        CU_DEVICE_NUMA_CONFIG_NONE = 0, CU_DEVICE_NUMA_CONFIG_NUMA_NODE = 1
    """
    CU_DEVICE_NUMA_CONFIG_NONE: ClassVar[CUdeviceNumaConfig]
    CU_DEVICE_NUMA_CONFIG_NUMA_NODE: ClassVar[CUdeviceNumaConfig]

class CUprocessState(_Enum):
    """How far a process is with a checkpoint.

    enum CUprocessState_enum. Since CUDA 12.8.

    Members
        CU_PROCESS_STATE_RUNNING = 0, CU_PROCESS_STATE_LOCKED = 1,
        CU_PROCESS_STATE_CHECKPOINTED = 2, CU_PROCESS_STATE_FAILED = 3,
        CU_PROCESS_STATE_CHECKPOINTING = 4, CU_PROCESS_STATE_RESTORING = 5

    Given by
        cuCheckpointProcessGetState
    """
    CU_PROCESS_STATE_RUNNING: ClassVar[CUprocessState]
    CU_PROCESS_STATE_LOCKED: ClassVar[CUprocessState]
    CU_PROCESS_STATE_CHECKPOINTED: ClassVar[CUprocessState]
    CU_PROCESS_STATE_FAILED: ClassVar[CUprocessState]
    CU_PROCESS_STATE_CHECKPOINTING: ClassVar[CUprocessState]
    CU_PROCESS_STATE_RESTORING: ClassVar[CUprocessState]

class CUmoduleLoadingMode(_Enum):
    """Whether code is loaded at once or when it is first used.

    enum CUmoduleLoadingMode_enum.

    Members
        CU_MODULE_EAGER_LOADING = 1, CU_MODULE_LAZY_LOADING = 2

    Given by
        cuModuleGetLoadingMode
    """
    CU_MODULE_EAGER_LOADING: ClassVar[CUmoduleLoadingMode]
    CU_MODULE_LAZY_LOADING: ClassVar[CUmoduleLoadingMode]

class CUmemDecompressAlgorithm(_Enum):
    """How a block of memory was compressed.

    enum CUmemDecompressAlgorithm_enum. Since CUDA 12.8.

    Members
        CU_MEM_DECOMPRESS_UNSUPPORTED = 0, CU_MEM_DECOMPRESS_ALGORITHM_DEFLATE = 1,
        CU_MEM_DECOMPRESS_ALGORITHM_SNAPPY = 2, CU_MEM_DECOMPRESS_ALGORITHM_LZ4 = 4

    Field of
        CUmemDecompressParams.algo
    """
    CU_MEM_DECOMPRESS_UNSUPPORTED: ClassVar[CUmemDecompressAlgorithm]
    CU_MEM_DECOMPRESS_ALGORITHM_DEFLATE: ClassVar[CUmemDecompressAlgorithm]
    CU_MEM_DECOMPRESS_ALGORITHM_SNAPPY: ClassVar[CUmemDecompressAlgorithm]
    CU_MEM_DECOMPRESS_ALGORITHM_LZ4: ClassVar[CUmemDecompressAlgorithm]

class CUcliqueType(_Enum):
    """Which sort of clique of an NVLink fabric is meant.

    enum CUcliqueType_enum. Since CUDA 13.4.

    Members
        CU_CLIQUE_TYPE_UNICAST_POINTER = 0, CU_CLIQUE_TYPE_MULTICAST_POINTER = 1,
        CU_CLIQUE_TYPE_UNICAST_LOGICAL_ENDPOINT = 2,
        CU_CLIQUE_TYPE_MULTICAST_LOGICAL_ENDPOINT = 3

    Field of
        CUcliqueInfo.type
    """
    CU_CLIQUE_TYPE_UNICAST_POINTER: ClassVar[CUcliqueType]
    CU_CLIQUE_TYPE_MULTICAST_POINTER: ClassVar[CUcliqueType]
    CU_CLIQUE_TYPE_UNICAST_LOGICAL_ENDPOINT: ClassVar[CUcliqueType]
    CU_CLIQUE_TYPE_MULTICAST_LOGICAL_ENDPOINT: ClassVar[CUcliqueType]

class CUlogicalEndpointIpcHandleType(_Enum):
    """In which form an endpoint is given to other processes.

    enum CUlogicalEndpointIpcHandleType_enum. Since CUDA 13.3.

    Members
        CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_NONE = 0,
        CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC = 1

    Taken by
        cuLogicalEndpointExport, cuLogicalEndpointImport
    """
    CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_NONE: ClassVar[CUlogicalEndpointIpcHandleType]
    CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC: ClassVar[CUlogicalEndpointIpcHandleType]

class CUlogicalEndpointType(_Enum):
    """Whether an endpoint is of one device or of a team.

    enum CUlogicalEndpointType_enum. Since CUDA 13.3.

    Members
        CU_LOGICAL_ENDPOINT_TYPE_INVALID = 0, CU_LOGICAL_ENDPOINT_TYPE_UNICAST = 1,
        CU_LOGICAL_ENDPOINT_TYPE_MULTICAST = 2

    Field of
        CUlogicalEndpointProp.type
    """
    CU_LOGICAL_ENDPOINT_TYPE_INVALID: ClassVar[CUlogicalEndpointType]
    CU_LOGICAL_ENDPOINT_TYPE_UNICAST: ClassVar[CUlogicalEndpointType]
    CU_LOGICAL_ENDPOINT_TYPE_MULTICAST: ClassVar[CUlogicalEndpointType]

class CUlogicalEndpointFlag(_Enum):
    """Properties of an endpoint.

    enum CUlogicalEndpointFlag_enum. Since CUDA 13.3.

    Members
        CU_LOGICAL_ENDPOINT_FLAG_NONE = 0, CU_LOGICAL_ENDPOINT_FLAG_COUNTED_OPS = 1
    """
    CU_LOGICAL_ENDPOINT_FLAG_NONE: ClassVar[CUlogicalEndpointFlag]
    CU_LOGICAL_ENDPOINT_FLAG_COUNTED_OPS: ClassVar[CUlogicalEndpointFlag]

class CUfabricCpyOperandType(_Enum):
    """What a side of a copy over a fabric is.

    enum CUfabricCpyOperandType_enum. Since CUDA 13.5.

    Members
        CU_FABRIC_COPY_OPERAND_TYPE_POINTER = 1,
        CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT = 2,
        CU_FABRIC_COPY_OPERAND_TYPE_MAX = 2147483647

    Field of
        CUfabricCpyOperand.type
    """
    CU_FABRIC_COPY_OPERAND_TYPE_POINTER: ClassVar[CUfabricCpyOperandType]
    CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT: ClassVar[CUfabricCpyOperandType]
    CU_FABRIC_COPY_OPERAND_TYPE_MAX: ClassVar[CUfabricCpyOperandType]

class CUgraphRecaptureStatus(_Enum):
    """In what a node differs from the one before.

    enum CUgraphRecaptureStatus_enum. Since CUDA 13.3.

    Members
        CU_GRAPH_RECAPTURE_ELIGIBLE_FOR_UPDATE = 0,
        CU_GRAPH_RECAPTURE_INELIGIBLE_FOR_UPDATE = 1, CU_GRAPH_RECAPTURE_ERROR = 2
    """
    CU_GRAPH_RECAPTURE_ELIGIBLE_FOR_UPDATE: ClassVar[CUgraphRecaptureStatus]
    CU_GRAPH_RECAPTURE_INELIGIBLE_FOR_UPDATE: ClassVar[CUgraphRecaptureStatus]
    CU_GRAPH_RECAPTURE_ERROR: ClassVar[CUgraphRecaptureStatus]

class CUfunctionLoadingState(_Enum):
    """Whether a function is on the device yet.

    enum CUfunctionLoadingState_enum. Since CUDA 12.4.

    Members
        CU_FUNCTION_LOADING_STATE_UNLOADED = 0, CU_FUNCTION_LOADING_STATE_LOADED = 1,
        CU_FUNCTION_LOADING_STATE_MAX = 2

    Given by
        cuFuncIsLoaded
    """
    CU_FUNCTION_LOADING_STATE_UNLOADED: ClassVar[CUfunctionLoadingState]
    CU_FUNCTION_LOADING_STATE_LOADED: ClassVar[CUfunctionLoadingState]
    CU_FUNCTION_LOADING_STATE_MAX: ClassVar[CUfunctionLoadingState]

class CUcoredumpSettings(_Enum):
    """Settings of core dumps.

    enum CUcoredumpSettings_enum. Since CUDA 12.1.

    Members
        CU_COREDUMP_ENABLE_ON_EXCEPTION = 1, CU_COREDUMP_TRIGGER_HOST = 2,
        CU_COREDUMP_LIGHTWEIGHT = 3, CU_COREDUMP_ENABLE_USER_TRIGGER = 4,
        CU_COREDUMP_FILE = 5, CU_COREDUMP_PIPE = 6, CU_COREDUMP_GENERATION_FLAGS = 7,
        CU_COREDUMP_MAX = 8

    Taken by
        cuCoredumpGetAttribute, cuCoredumpGetAttributeGlobal, cuCoredumpSetAttribute,
        cuCoredumpSetAttributeGlobal
    """
    CU_COREDUMP_ENABLE_ON_EXCEPTION: ClassVar[CUcoredumpSettings]
    CU_COREDUMP_TRIGGER_HOST: ClassVar[CUcoredumpSettings]
    CU_COREDUMP_LIGHTWEIGHT: ClassVar[CUcoredumpSettings]
    CU_COREDUMP_ENABLE_USER_TRIGGER: ClassVar[CUcoredumpSettings]
    CU_COREDUMP_FILE: ClassVar[CUcoredumpSettings]
    CU_COREDUMP_PIPE: ClassVar[CUcoredumpSettings]
    CU_COREDUMP_GENERATION_FLAGS: ClassVar[CUcoredumpSettings]
    CU_COREDUMP_MAX: ClassVar[CUcoredumpSettings]

class CUCoredumpGenerationFlags(_Enum):
    """What a core dump leaves out, or-ed.

    enum CUCoredumpGenerationFlags. Since CUDA 12.5.

    Members
        CU_COREDUMP_DEFAULT_FLAGS = 0, CU_COREDUMP_SKIP_NONRELOCATED_ELF_IMAGES = 1,
        CU_COREDUMP_SKIP_GLOBAL_MEMORY = 2, CU_COREDUMP_SKIP_SHARED_MEMORY = 4,
        CU_COREDUMP_SKIP_LOCAL_MEMORY = 8, CU_COREDUMP_SKIP_ABORT = 16,
        CU_COREDUMP_SKIP_CONSTBANK_MEMORY = 32, CU_COREDUMP_GZIP_COMPRESS = 64,
        CU_COREDUMP_FAULTED_CONTEXTS_ONLY = 128, CU_COREDUMP_SKIP_TENSOR_MEMORY = 256,
        CU_COREDUMP_NO_ERRBAR_AT_EXIT = 1073741824, CU_COREDUMP_LOG_ONLY = -2147483648,
        CU_COREDUMP_LIGHTWEIGHT_FLAGS = 303

    Taken by
        cuCoredumpSetAttribute, cuCoredumpSetAttributeGlobal

    Given by
        cuCoredumpGetAttribute, cuCoredumpGetAttributeGlobal
    """
    CU_COREDUMP_DEFAULT_FLAGS: ClassVar[CUCoredumpGenerationFlags]
    CU_COREDUMP_SKIP_NONRELOCATED_ELF_IMAGES: ClassVar[CUCoredumpGenerationFlags]
    CU_COREDUMP_SKIP_GLOBAL_MEMORY: ClassVar[CUCoredumpGenerationFlags]
    CU_COREDUMP_SKIP_SHARED_MEMORY: ClassVar[CUCoredumpGenerationFlags]
    CU_COREDUMP_SKIP_LOCAL_MEMORY: ClassVar[CUCoredumpGenerationFlags]
    CU_COREDUMP_SKIP_ABORT: ClassVar[CUCoredumpGenerationFlags]
    CU_COREDUMP_SKIP_CONSTBANK_MEMORY: ClassVar[CUCoredumpGenerationFlags]
    CU_COREDUMP_GZIP_COMPRESS: ClassVar[CUCoredumpGenerationFlags]
    CU_COREDUMP_FAULTED_CONTEXTS_ONLY: ClassVar[CUCoredumpGenerationFlags]
    CU_COREDUMP_SKIP_TENSOR_MEMORY: ClassVar[CUCoredumpGenerationFlags]
    CU_COREDUMP_NO_ERRBAR_AT_EXIT: ClassVar[CUCoredumpGenerationFlags]
    CU_COREDUMP_LOG_ONLY: ClassVar[CUCoredumpGenerationFlags]
    CU_COREDUMP_LIGHTWEIGHT_FLAGS: ClassVar[CUCoredumpGenerationFlags]

class CUgreenCtxCreate_flags(_Enum):
    """How a green context is made.

    enum CUgreenCtxCreate_flags. Since CUDA 12.4.

    Members
        CU_GREEN_CTX_NONE = 0, CU_GREEN_CTX_DEFAULT_STREAM = 1

    Taken by
        cuGreenCtxCreate
    """
    CU_GREEN_CTX_NONE: ClassVar[CUgreenCtxCreate_flags]
    CU_GREEN_CTX_DEFAULT_STREAM: ClassVar[CUgreenCtxCreate_flags]

class CUdevSmResourceGroup_flags(_Enum):
    """How a group of multiprocessors is formed.

    enum CUdevSmResourceGroup_flags. Since CUDA 13.1.

    Members
        CU_DEV_SM_RESOURCE_GROUP_DEFAULT = 0, CU_DEV_SM_RESOURCE_GROUP_BACKFILL = 1,
        CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID = 2,
        CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_SUPPLEMENTAL_SMS = 4

    Field of
        CUdevSmResource.flags, CU_DEV_SM_RESOURCE_GROUP_PARAMS.flags
    """
    CU_DEV_SM_RESOURCE_GROUP_DEFAULT: ClassVar[CUdevSmResourceGroup_flags]
    CU_DEV_SM_RESOURCE_GROUP_BACKFILL: ClassVar[CUdevSmResourceGroup_flags]
    CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID: ClassVar[CUdevSmResourceGroup_flags]
    CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_SUPPLEMENTAL_SMS: ClassVar[CUdevSmResourceGroup_flags]

class CUdevSmResourceSplitByCount_flags(_Enum):
    """What a division of multiprocessors may disregard.

    enum CUdevSmResourceSplitByCount_flags. Since CUDA 13.1.

    Members
        CU_DEV_SM_RESOURCE_SPLIT_IGNORE_SM_COSCHEDULING = 1,
        CU_DEV_SM_RESOURCE_SPLIT_MAX_POTENTIAL_CLUSTER_SIZE = 2

    Taken by
        cuDevSmResourceSplitByCount
    """
    CU_DEV_SM_RESOURCE_SPLIT_IGNORE_SM_COSCHEDULING: ClassVar[CUdevSmResourceSplitByCount_flags]
    CU_DEV_SM_RESOURCE_SPLIT_MAX_POTENTIAL_CLUSTER_SIZE: ClassVar[CUdevSmResourceSplitByCount_flags]

class CUdevResourceType(_Enum):
    """What a part of a device consists of.

    enum CUdevResourceType. Since CUDA 12.4.

    Members
        CU_DEV_RESOURCE_TYPE_INVALID = 0, CU_DEV_RESOURCE_TYPE_SM = 1,
        CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG = 1000, CU_DEV_RESOURCE_TYPE_WORKQUEUE = 10000

    Taken by
        cuDeviceGetDevResource, cuCtxGetDevResource, cuGreenCtxGetDevResource,
        cuStreamGetDevResource

    Field of
        CUdevResource.type
    """
    CU_DEV_RESOURCE_TYPE_INVALID: ClassVar[CUdevResourceType]
    CU_DEV_RESOURCE_TYPE_SM: ClassVar[CUdevResourceType]
    CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG: ClassVar[CUdevResourceType]
    CU_DEV_RESOURCE_TYPE_WORKQUEUE: ClassVar[CUdevResourceType]

class CUdevWorkqueueConfigScope(_Enum):
    """Who shares work queues.

    enum CUdevWorkqueueConfigScope. Since CUDA 13.1.

    Members
        CU_WORKQUEUE_SCOPE_DEVICE_CTX = 0, CU_WORKQUEUE_SCOPE_GREEN_CTX_BALANCED = 1

    Field of
        CUdevWorkqueueConfigResource.sharingScope
    """
    CU_WORKQUEUE_SCOPE_DEVICE_CTX: ClassVar[CUdevWorkqueueConfigScope]
    CU_WORKQUEUE_SCOPE_GREEN_CTX_BALANCED: ClassVar[CUdevWorkqueueConfigScope]

class CUlogLevel(_Enum):
    """How bad a message of the log is.

    enum CUlogLevel_enum. Since CUDA 12.9.

    Members
        CU_LOG_LEVEL_ERROR = 0, CU_LOG_LEVEL_WARNING = 1
    """
    CU_LOG_LEVEL_ERROR: ClassVar[CUlogLevel]
    CU_LOG_LEVEL_WARNING: ClassVar[CUlogLevel]

class CUoutput_mode(_Enum):
    """In which form the profiler of old writes.

    enum CUoutput_mode_enum.

    Members
        CU_OUT_KEY_VALUE_PAIR = 0, CU_OUT_CSV = 1
    """
    CU_OUT_KEY_VALUE_PAIR: ClassVar[CUoutput_mode]
    CU_OUT_CSV: ClassVar[CUoutput_mode]

class CUeglFrameType(_Enum):
    """Whether a frame is an array or pitched memory.

    enum CUeglFrameType_enum.

    Members
        CU_EGL_FRAME_TYPE_ARRAY = 0, CU_EGL_FRAME_TYPE_PITCH = 1

    Field of
        CUeglFrame.frameType
    """
    CU_EGL_FRAME_TYPE_ARRAY: ClassVar[CUeglFrameType]
    CU_EGL_FRAME_TYPE_PITCH: ClassVar[CUeglFrameType]

class CUeglResourceLocationFlags(_Enum):
    """Whether a frame is in host or device memory.

    enum CUeglResourceLocationFlags_enum.

    Members
        CU_EGL_RESOURCE_LOCATION_SYSMEM = 0, CU_EGL_RESOURCE_LOCATION_VIDMEM = 1

    Taken by
        cuEGLStreamConsumerConnectWithFlags
    """
    CU_EGL_RESOURCE_LOCATION_SYSMEM: ClassVar[CUeglResourceLocationFlags]
    CU_EGL_RESOURCE_LOCATION_VIDMEM: ClassVar[CUeglResourceLocationFlags]

class CUeglColorFormat(_Enum):
    """How the colours of a frame are laid out.

    enum CUeglColorFormat_enum.

    Members
        CU_EGL_COLOR_FORMAT_YUV420_PLANAR = 0, CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR = 1,
        CU_EGL_COLOR_FORMAT_YUV422_PLANAR = 2, CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR = 3,
        CU_EGL_COLOR_FORMAT_RGB = 4, CU_EGL_COLOR_FORMAT_BGR = 5,
        CU_EGL_COLOR_FORMAT_ARGB = 6, CU_EGL_COLOR_FORMAT_RGBA = 7,
        CU_EGL_COLOR_FORMAT_L = 8, CU_EGL_COLOR_FORMAT_R = 9,
        CU_EGL_COLOR_FORMAT_YUV444_PLANAR = 10, CU_EGL_COLOR_FORMAT_YUV444_SEMIPLANAR = 11,
        CU_EGL_COLOR_FORMAT_YUYV_422 = 12, CU_EGL_COLOR_FORMAT_UYVY_422 = 13,
        CU_EGL_COLOR_FORMAT_ABGR = 14, CU_EGL_COLOR_FORMAT_BGRA = 15,
        CU_EGL_COLOR_FORMAT_A = 16, CU_EGL_COLOR_FORMAT_RG = 17,
        CU_EGL_COLOR_FORMAT_AYUV = 18, CU_EGL_COLOR_FORMAT_YVU444_SEMIPLANAR = 19,
        CU_EGL_COLOR_FORMAT_YVU422_SEMIPLANAR = 20,
        CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR = 21,
        CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR = 22,
        CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR = 23,
        CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR = 24,
        CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR = 25, CU_EGL_COLOR_FORMAT_VYUY_ER = 26,
        CU_EGL_COLOR_FORMAT_UYVY_ER = 27, CU_EGL_COLOR_FORMAT_YUYV_ER = 28,
        CU_EGL_COLOR_FORMAT_YVYU_ER = 29, CU_EGL_COLOR_FORMAT_YUV_ER = 30,
        CU_EGL_COLOR_FORMAT_YUVA_ER = 31, CU_EGL_COLOR_FORMAT_AYUV_ER = 32,
        CU_EGL_COLOR_FORMAT_YUV444_PLANAR_ER = 33,
        CU_EGL_COLOR_FORMAT_YUV422_PLANAR_ER = 34,
        CU_EGL_COLOR_FORMAT_YUV420_PLANAR_ER = 35,
        CU_EGL_COLOR_FORMAT_YUV444_SEMIPLANAR_ER = 36,
        CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR_ER = 37,
        CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_ER = 38,
        CU_EGL_COLOR_FORMAT_YVU444_PLANAR_ER = 39,
        CU_EGL_COLOR_FORMAT_YVU422_PLANAR_ER = 40,
        CU_EGL_COLOR_FORMAT_YVU420_PLANAR_ER = 41,
        CU_EGL_COLOR_FORMAT_YVU444_SEMIPLANAR_ER = 42,
        CU_EGL_COLOR_FORMAT_YVU422_SEMIPLANAR_ER = 43,
        CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_ER = 44, CU_EGL_COLOR_FORMAT_BAYER_RGGB = 45,
        CU_EGL_COLOR_FORMAT_BAYER_BGGR = 46, CU_EGL_COLOR_FORMAT_BAYER_GRBG = 47,
        CU_EGL_COLOR_FORMAT_BAYER_GBRG = 48, CU_EGL_COLOR_FORMAT_BAYER10_RGGB = 49,
        CU_EGL_COLOR_FORMAT_BAYER10_BGGR = 50, CU_EGL_COLOR_FORMAT_BAYER10_GRBG = 51,
        CU_EGL_COLOR_FORMAT_BAYER10_GBRG = 52, CU_EGL_COLOR_FORMAT_BAYER12_RGGB = 53,
        CU_EGL_COLOR_FORMAT_BAYER12_BGGR = 54, CU_EGL_COLOR_FORMAT_BAYER12_GRBG = 55,
        CU_EGL_COLOR_FORMAT_BAYER12_GBRG = 56, CU_EGL_COLOR_FORMAT_BAYER14_RGGB = 57,
        CU_EGL_COLOR_FORMAT_BAYER14_BGGR = 58, CU_EGL_COLOR_FORMAT_BAYER14_GRBG = 59,
        CU_EGL_COLOR_FORMAT_BAYER14_GBRG = 60, CU_EGL_COLOR_FORMAT_BAYER20_RGGB = 61,
        CU_EGL_COLOR_FORMAT_BAYER20_BGGR = 62, CU_EGL_COLOR_FORMAT_BAYER20_GRBG = 63,
        CU_EGL_COLOR_FORMAT_BAYER20_GBRG = 64, CU_EGL_COLOR_FORMAT_YVU444_PLANAR = 65,
        CU_EGL_COLOR_FORMAT_YVU422_PLANAR = 66, CU_EGL_COLOR_FORMAT_YVU420_PLANAR = 67,
        CU_EGL_COLOR_FORMAT_BAYER_ISP_RGGB = 68, CU_EGL_COLOR_FORMAT_BAYER_ISP_BGGR = 69,
        CU_EGL_COLOR_FORMAT_BAYER_ISP_GRBG = 70, CU_EGL_COLOR_FORMAT_BAYER_ISP_GBRG = 71,
        CU_EGL_COLOR_FORMAT_BAYER_BCCR = 72, CU_EGL_COLOR_FORMAT_BAYER_RCCB = 73,
        CU_EGL_COLOR_FORMAT_BAYER_CRBC = 74, CU_EGL_COLOR_FORMAT_BAYER_CBRC = 75,
        CU_EGL_COLOR_FORMAT_BAYER10_CCCC = 76, CU_EGL_COLOR_FORMAT_BAYER12_BCCR = 77,
        CU_EGL_COLOR_FORMAT_BAYER12_RCCB = 78, CU_EGL_COLOR_FORMAT_BAYER12_CRBC = 79,
        CU_EGL_COLOR_FORMAT_BAYER12_CBRC = 80, CU_EGL_COLOR_FORMAT_BAYER12_CCCC = 81,
        CU_EGL_COLOR_FORMAT_Y = 82, CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_2020 = 83,
        CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_2020 = 84,
        CU_EGL_COLOR_FORMAT_YUV420_PLANAR_2020 = 85,
        CU_EGL_COLOR_FORMAT_YVU420_PLANAR_2020 = 86,
        CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_709 = 87,
        CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_709 = 88,
        CU_EGL_COLOR_FORMAT_YUV420_PLANAR_709 = 89,
        CU_EGL_COLOR_FORMAT_YVU420_PLANAR_709 = 90,
        CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_709 = 91,
        CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_2020 = 92,
        CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR_2020 = 93,
        CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR = 94,
        CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR_709 = 95,
        CU_EGL_COLOR_FORMAT_Y_ER = 96, CU_EGL_COLOR_FORMAT_Y_709_ER = 97,
        CU_EGL_COLOR_FORMAT_Y10_ER = 98, CU_EGL_COLOR_FORMAT_Y10_709_ER = 99,
        CU_EGL_COLOR_FORMAT_Y12_ER = 100, CU_EGL_COLOR_FORMAT_Y12_709_ER = 101,
        CU_EGL_COLOR_FORMAT_YUVA = 102, CU_EGL_COLOR_FORMAT_YUV = 103,
        CU_EGL_COLOR_FORMAT_YVYU = 104, CU_EGL_COLOR_FORMAT_VYUY = 105,
        CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_ER = 106,
        CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_709_ER = 107,
        CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR_ER = 108,
        CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR_709_ER = 109,
        CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR_ER = 110,
        CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR_709_ER = 111,
        CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR_ER = 112,
        CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR_709_ER = 113,
        CU_EGL_COLOR_FORMAT_UYVY_709 = 114, CU_EGL_COLOR_FORMAT_UYVY_709_ER = 115,
        CU_EGL_COLOR_FORMAT_UYVY_2020 = 116, CU_EGL_COLOR_FORMAT_MAX = 117

    Field of
        CUeglFrame.eglColorFormat
    """
    CU_EGL_COLOR_FORMAT_YUV420_PLANAR: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_YUV422_PLANAR: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_RGB: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_BGR: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_ARGB: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_RGBA: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_L: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_R: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_YUV444_PLANAR: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_YUV444_SEMIPLANAR: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_YUYV_422: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_UYVY_422: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_ABGR: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_BGRA: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_A: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_RG: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_AYUV: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_YVU444_SEMIPLANAR: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_YVU422_SEMIPLANAR: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_VYUY_ER: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_UYVY_ER: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_YUYV_ER: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_YVYU_ER: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_YUV_ER: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_YUVA_ER: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_AYUV_ER: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_YUV444_PLANAR_ER: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_YUV422_PLANAR_ER: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_YUV420_PLANAR_ER: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_YUV444_SEMIPLANAR_ER: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR_ER: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_ER: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_YVU444_PLANAR_ER: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_YVU422_PLANAR_ER: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_YVU420_PLANAR_ER: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_YVU444_SEMIPLANAR_ER: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_YVU422_SEMIPLANAR_ER: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_ER: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_BAYER_RGGB: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_BAYER_BGGR: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_BAYER_GRBG: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_BAYER_GBRG: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_BAYER10_RGGB: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_BAYER10_BGGR: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_BAYER10_GRBG: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_BAYER10_GBRG: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_BAYER12_RGGB: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_BAYER12_BGGR: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_BAYER12_GRBG: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_BAYER12_GBRG: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_BAYER14_RGGB: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_BAYER14_BGGR: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_BAYER14_GRBG: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_BAYER14_GBRG: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_BAYER20_RGGB: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_BAYER20_BGGR: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_BAYER20_GRBG: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_BAYER20_GBRG: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_YVU444_PLANAR: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_YVU422_PLANAR: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_YVU420_PLANAR: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_BAYER_ISP_RGGB: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_BAYER_ISP_BGGR: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_BAYER_ISP_GRBG: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_BAYER_ISP_GBRG: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_BAYER_BCCR: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_BAYER_RCCB: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_BAYER_CRBC: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_BAYER_CBRC: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_BAYER10_CCCC: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_BAYER12_BCCR: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_BAYER12_RCCB: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_BAYER12_CRBC: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_BAYER12_CBRC: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_BAYER12_CCCC: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_Y: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_2020: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_2020: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_YUV420_PLANAR_2020: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_YVU420_PLANAR_2020: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_709: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_709: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_YUV420_PLANAR_709: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_YVU420_PLANAR_709: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_709: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_2020: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR_2020: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR_709: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_Y_ER: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_Y_709_ER: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_Y10_ER: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_Y10_709_ER: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_Y12_ER: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_Y12_709_ER: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_YUVA: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_YUV: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_YVYU: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_VYUY: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_ER: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_709_ER: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR_ER: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR_709_ER: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR_ER: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR_709_ER: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR_ER: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR_709_ER: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_UYVY_709: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_UYVY_709_ER: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_UYVY_2020: ClassVar[CUeglColorFormat]
    CU_EGL_COLOR_FORMAT_MAX: ClassVar[CUeglColorFormat]

class CUGLDeviceList(_Enum):
    """Which frames the devices of a context of OpenGL are asked for.

    enum CUGLDeviceList_enum.

    Members
        CU_GL_DEVICE_LIST_ALL = 1, CU_GL_DEVICE_LIST_CURRENT_FRAME = 2,
        CU_GL_DEVICE_LIST_NEXT_FRAME = 3

    Taken by
        cuGLGetDevices
    """
    CU_GL_DEVICE_LIST_ALL: ClassVar[CUGLDeviceList]
    CU_GL_DEVICE_LIST_CURRENT_FRAME: ClassVar[CUGLDeviceList]
    CU_GL_DEVICE_LIST_NEXT_FRAME: ClassVar[CUGLDeviceList]

class CUGLmap_flags(_Enum):
    """How CUDA is going to use an OpenGL buffer.

    enum CUGLmap_flags_enum.

    Members
        CU_GL_MAP_RESOURCE_FLAGS_NONE = 0, CU_GL_MAP_RESOURCE_FLAGS_READ_ONLY = 1,
        CU_GL_MAP_RESOURCE_FLAGS_WRITE_DISCARD = 2

    Taken by
        cuGLSetBufferObjectMapFlags
    """
    CU_GL_MAP_RESOURCE_FLAGS_NONE: ClassVar[CUGLmap_flags]
    CU_GL_MAP_RESOURCE_FLAGS_READ_ONLY: ClassVar[CUGLmap_flags]
    CU_GL_MAP_RESOURCE_FLAGS_WRITE_DISCARD: ClassVar[CUGLmap_flags]

class CUcontext(_Handle):
    """What a process has on a device, as memory, streams and modules; made by cuCtxCreate or
    shared as the primary one.

    struct CUctx_st *

    Made by
        cuDevicePrimaryCtxRetain, cuCtxCreate, cuGLCtxCreate, cuVDPAUCtxCreate

    Ended by
        cuCtxDestroy, cuCtxDetach
    """
class CUmodule(_Handle):
    """Code loaded into one context, from cuModuleLoad to cuModuleUnload.

    struct CUmod_st *

    Made by
        cuModuleLoad, cuModuleLoadData, cuModuleLoadDataEx, cuModuleLoadFatBinary

    Ended by
        cuModuleUnload
    """
class CUfunction(_Handle):
    """A kernel in one context; it lives as long as its module or library.

    struct CUfunc_st *
    """
class CUlibrary(_Handle):
    """Code loaded for all contexts, from cuLibraryLoadData to cuLibraryUnload.

    struct CUlib_st *

    Made by
        cuLibraryLoadData, cuLibraryLoadFromFile

    Ended by
        cuLibraryUnload
    """
class CUkernel(_Handle):
    """A kernel of a library, for any context; it lives as long as the library.

    struct CUkern_st *
    """
class CUarray(_Handle):
    """Device memory in a layout for textures and surfaces, from cuArrayCreate to
    cuArrayDestroy.

    struct CUarray_st *

    Made by
        cuArrayCreate, cuArray3DCreate

    Ended by
        cuArrayDestroy
    """
class CUmipmappedArray(_Handle):
    """An array in several sizes, from cuMipmappedArrayCreate to cuMipmappedArrayDestroy.

    struct CUmipmappedArray_st *

    Made by
        cuMipmappedArrayCreate

    Ended by
        cuMipmappedArrayDestroy
    """
class CUtexref(_Handle):
    """A texture reference of a module, which CUDA 12 took away from kernels; cuTexObjectCreate
    makes textures.

    struct CUtexref_st *

    Made by
        cuTexRefCreate

    Ended by
        cuTexRefDestroy
    """
class CUsurfref(_Handle):
    """A surface reference of a module, which CUDA 12 took away from kernels;
    cuSurfObjectCreate makes surfaces.

    struct CUsurfref_st *
    """
class CUevent(_Handle):
    """A place in the work of a stream, which can be waited for and timed; from cuEventCreate
    to cuEventDestroy.

    struct CUevent_st *

    Made by
        cuIpcOpenEventHandle, cuEventCreate, cuEventCreateFromEGLSync

    Ended by
        cuEventDestroy
    """
class CUstream(_Handle):
    """A queue of work on a device; what is in it runs in order.

    struct CUstream_st *

    Made by
        cuStreamCreate, cuStreamCreateWithPriority, cuGreenCtxStreamCreate

    Ended by
        cuStreamDestroy
    """
    def __cuda_stream__(self) -> tuple[int, int]: ...
class CUgraphicsResource(_Handle):
    """A buffer or image of a graphics interface that was registered with CUDA.

    struct CUgraphicsResource_st *

    Made by
        cuGraphicsEGLRegisterImage, cuGraphicsGLRegisterBuffer, cuGraphicsGLRegisterImage,
        cuGraphicsVDPAURegisterVideoSurface, cuGraphicsVDPAURegisterOutputSurface

    Ended by
        cuGraphicsUnregisterResource
    """
class CUexternalMemory(_Handle):
    """Memory imported from another interface, until cuDestroyExternalMemory.

    struct CUextMemory_st *

    Made by
        cuImportExternalMemory

    Ended by
        cuDestroyExternalMemory
    """
class CUexternalSemaphore(_Handle):
    """A semaphore imported from another interface, until cuDestroyExternalSemaphore.

    struct CUextSemaphore_st *

    Made by
        cuImportExternalSemaphore

    Ended by
        cuDestroyExternalSemaphore
    """
class CUgraph(_Handle):
    """Work and what it depends on, as nodes and edges; from cuGraphCreate or a capture to
    cuGraphDestroy.

    struct CUgraph_st *

    Made by
        cuGraphCreate, cuGraphClone

    Ended by
        cuGraphDestroy
    """
class CUgraphNode(_Handle):
    """One piece of work in a graph; it lives as long as the graph.

    struct CUgraphNode_st *

    Made by
        cuGraphAddKernelNode, cuGraphAddMemcpyNode, cuGraphAddMemsetNode,
        cuGraphAddHostNode, cuGraphAddChildGraphNode, cuGraphAddEmptyNode,
        cuGraphAddEventRecordNode, cuGraphAddEventWaitNode,
        cuGraphAddExternalSemaphoresSignalNode, cuGraphAddExternalSemaphoresWaitNode,
        cuGraphAddBatchMemOpNode, cuGraphAddMemAllocNode and 3 more

    Ended by
        cuGraphDestroyNode
    """
class CUgraphExec(_Handle):
    """A graph that can be launched, from cuGraphInstantiate to cuGraphExecDestroy.

    struct CUgraphExec_st *

    Made by
        cuGraphInstantiate, cuGraphInstantiateWithParams

    Ended by
        cuGraphExecDestroy
    """
class CUmemoryPool(_Handle):
    """Where allocations in stream order come from, from cuMemPoolCreate to cuMemPoolDestroy.

    struct CUmemPoolHandle_st *

    Made by
        cuMemPoolCreate, cuMemPoolImportFromShareableHandle

    Ended by
        cuMemPoolDestroy
    """
class CUuserObject(_Handle):
    """Something counted that graphs keep alive, from cuUserObjectCreate to its last reference.

    struct CUuserObject_st *

    Made by
        cuUserObjectCreate

    Ended by
        cuUserObjectRelease
    """
class CUgraphDeviceNode(_Handle):
    """A kernel node that kernels may change while the graph runs.

    struct CUgraphDeviceUpdatableNode_st *
    """
class CUasyncCallbackHandle(_Handle):
    """A registration of cuDeviceRegisterAsyncNotification.

    struct CUasyncCallbackEntry_st *
    """
class CUgreenCtx(_Handle):
    """A part of a device as a context of its own, from cuGreenCtxCreate to cuGreenCtxDestroy.

    struct CUgreenCtx_st *

    Made by
        cuGreenCtxCreate

    Ended by
        cuGreenCtxDestroy
    """
class CUlinkState(_Handle):
    """A link under way, from cuLinkCreate to cuLinkDestroy; it owns the cubin that it makes.

    struct CUlinkState_st *

    Made by
        cuLinkCreate

    Ended by
        cuLinkDestroy
    """
class CUcheckpointOperationHandle(_Handle):
    """A checkpoint or restore under way, until cuCheckpointOperationComplete.

    struct CUIcheckpointOperation_st *
    """
class CUcoredumpCallbackHandle(_Handle):
    """What ends the calls of a function about core dumps, from its registration.

    struct CUcoredumpCallbackEntry_st *
    """
class CUdevResourceDesc(_Handle):
    """Resources put together by cuDevResourceGenerateDesc, for cuGreenCtxCreate.

    struct CUdevResourceDesc_st *
    """
class CUlogsCallbackHandle(_Handle):
    """A registration of cuLogsRegisterCallback.

    struct CUlogsCallbackEntry_st *
    """
class EGLImageKHR(_Handle):
    """An image of EGL.

    void *
    """
class EGLStreamKHR(_Handle):
    """A stream of frames of EGL.

    void *
    """
class EGLSyncKHR(_Handle):
    """A sync object of EGL.

    void *
    """
class CUeglStreamConnection(_Handle):
    """An end of an EGLStream that CUDA is connected to.

    struct CUeglStreamConnection_st *
    """
class cuuint32_t(_Cell):
    """An unsigned integer of 32 bits.

    uint32_t

    Taken by
        cuLogicalEndpointIdReserve, cuLogicalEndpointIdRelease, cuLogicalEndpointQuery,
        cuStreamWaitValue32, cuStreamWriteValue32, cuTensorMapEncodeTiled,
        cuTensorMapEncodeIm2col, cuTensorMapEncodeIm2colWide
    """
class cuuint64_t(_Cell):
    """An unsigned integer of 64 bits.

    uint64_t

    Taken by
        cuLogicalEndpointBindAddr, cuLogicalEndpointBindMem, cuLogicalEndpointUnbind,
        cuStreamWaitValue64, cuStreamWriteValue64, cuTensorMapEncodeTiled,
        cuTensorMapEncodeIm2col, cuTensorMapEncodeIm2colWide, cuGetProcAddress

    Given by
        cuLogicalEndpointGetLimits, cuStreamGetCaptureInfo, cuGraphExecGetFlags
    """
class CUdeviceptr_v2(_Cell):
    """Another name of CUdeviceptr.

    unsigned long long
    """
class CUdeviceptr(_Cell):
    """An address of device memory, or of other memory that devices reach; arithmetic on its
    int is in bytes.

    CUdeviceptr_v2

    Taken by
        cuMemFree, cuMemGetAddressRange, cuIpcGetMemHandle, cuIpcCloseMemHandle, cuMemcpy,
        cuMemcpyPeer, cuMemcpyHtoD, cuMemcpyDtoH, cuMemcpyDtoD, cuMemcpyDtoA, cuMemcpyAtoD,
        cuMemcpyAsync and 48 more

    Given by
        cuModuleGetGlobal, cuLibraryGetGlobal, cuLibraryGetManaged, cuMemAlloc,
        cuMemAllocPitch, cuMemHostGetDevicePointer, cuMemAllocManaged, cuIpcOpenMemHandle,
        cuMemAllocAsync, cuMemAllocFromPoolAsync, cuMemPoolImportPointer,
        cuExternalMemoryGetMappedBuffer and 5 more
    """
class CUdevice_v1(_Cell):
    """Another name of CUdevice.

    int
    """
class CUdevice(_Cell):
    """The number of a device in this process, from cuDeviceGet; it is never freed.

    CUdevice_v1

    Taken by
        cuDeviceGetName, cuDeviceGetUuid, cuDeviceGetLuid, cuDeviceTotalMem,
        cuDeviceGetTexture1DLinearMaxWidth, cuDeviceGetAttribute,
        cuDeviceGetHostAtomicCapabilities, cuDeviceGetNvSciSyncAttributes,
        cuDeviceSetMemPool, cuDeviceGetMemPool, cuDeviceGetDefaultMemPool,
        cuDeviceGetExecAffinitySupport and 37 more

    Given by
        cuDeviceGet, cuCtxGetDevice, cuCtxGetDevice_v2, cuDeviceGetByPCIBusId,
        cuStreamGetDevice, cuGLGetDevices, cuVDPAUGetDevice
    """
class CUtexObject_v1(_Cell):
    """Another name of CUtexObject.

    unsigned long long
    """
class CUtexObject(_Cell):
    """A texture as kernels take it, from cuTexObjectCreate to cuTexObjectDestroy.

    CUtexObject_v1

    Taken by
        cuTexObjectDestroy, cuTexObjectGetResourceDesc, cuTexObjectGetTextureDesc,
        cuTexObjectGetResourceViewDesc

    Given by
        cuTexObjectCreate
    """
class CUsurfObject_v1(_Cell):
    """Another name of CUsurfObject.

    unsigned long long
    """
class CUsurfObject(_Cell):
    """A surface as kernels take it, from cuSurfObjectCreate to cuSurfObjectDestroy.

    CUsurfObject_v1

    Taken by
        cuSurfObjectDestroy, cuSurfObjectGetResourceDesc

    Given by
        cuSurfObjectCreate
    """
class CUgraphConditionalHandle(_Cell):
    """The value that a conditional node looks at; it lives as long as the graph.

    cuuint64_t

    Given by
        cuGraphConditionalHandleCreate
    """
class CUmemGenericAllocationHandle_v1(_Cell):
    """Another name of CUmemGenericAllocationHandle.

    unsigned long long
    """
class CUmemGenericAllocationHandle(_Cell):
    """Physical memory without an address, or a multicast object, until cuMemRelease.

    CUmemGenericAllocationHandle_v1

    Taken by
        cuMemRelease, cuMemMap, cuMemExportToShareableHandle,
        cuMemGetAllocationPropertiesFromHandle, cuMulticastAddDevice, cuMulticastBindMem,
        cuMulticastBindMem_v2, cuMulticastBindAddr, cuMulticastBindAddr_v2,
        cuMulticastUnbind, cuLogicalEndpointBindMem

    Given by
        cuMemCreate, cuMemImportFromShareableHandle, cuMemRetainAllocationHandle,
        cuMulticastCreate
    """
class CUlogicalEndpointId(_Cell):
    """The number of an endpoint, from cuLogicalEndpointIdReserve.

    cuuint32_t

    Taken by
        cuLogicalEndpointIdRelease, cuLogicalEndpointCreate, cuLogicalEndpointAddDevice,
        cuLogicalEndpointDestroy, cuLogicalEndpointBindAddr, cuLogicalEndpointBindMem,
        cuLogicalEndpointUnbind, cuLogicalEndpointExport, cuLogicalEndpointImport,
        cuLogicalEndpointQuery

    Given by
        cuLogicalEndpointIdReserve
    """
class CUlogIterator(_Cell):
    """A place among the messages that the driver has logged.

    unsigned int

    Taken by
        cuLogsDumpToFile, cuLogsDumpToMemory

    Given by
        cuLogsCurrent
    """
class EGLint(_Cell):
    """An integer of EGL.

    int

    Taken by
        cuEGLStreamProducerConnect
    """
class GLenum(_Cell):
    """An enumerator of OpenGL, such as GL_TEXTURE_2D.

    unsigned int

    Taken by
        cuGraphicsGLRegisterImage
    """
class GLuint(_Cell):
    """The name of an OpenGL object.

    unsigned int

    Taken by
        cuGraphicsGLRegisterBuffer, cuGraphicsGLRegisterImage, cuGLRegisterBufferObject,
        cuGLMapBufferObject, cuGLUnmapBufferObject, cuGLUnregisterBufferObject,
        cuGLSetBufferObjectMapFlags, cuGLMapBufferObjectAsync, cuGLUnmapBufferObjectAsync
    """
class VdpDevice(_Cell):
    """A device of VDPAU.

    uint32_t

    Taken by
        cuVDPAUGetDevice, cuVDPAUCtxCreate
    """
class VdpVideoSurface(_Cell):
    """A surface of VDPAU that holds a decoded frame.

    uint32_t

    Taken by
        cuGraphicsVDPAURegisterVideoSurface
    """
class VdpOutputSurface(_Cell):
    """A surface of VDPAU that is shown.

    uint32_t

    Taken by
        cuGraphicsVDPAURegisterOutputSurface
    """
class CUasyncCallback(_Handle):
    """A host function that is told of events on a device, such as memory over budget.

    void (*)(CUasyncNotificationInfo *, void *, CUasyncCallbackHandle)
    A callable in its place is called as f(CUasyncNotificationInfo, user_data,
    CUasyncCallbackHandle) -> None.

    Taken by
        cuDeviceRegisterAsyncNotification
    """
class CUhostFn(_Handle):
    """A host function that a stream or graph calls with its user data; it must not call CUDA.

    void (*)(void *)
    A callable in its place is called as f(user_data) -> None.

    Taken by
        cuLaunchHostFunc, cuLaunchHostFunc_v2, cuUserObjectCreate
    """
class CUstreamCallback(_Handle):
    """A host function that a stream calls with itself, its status and user data; it must not
    call CUDA.

    void (*)(CUstream, CUresult, void *)
    A callable in its place is called as f(CUstream, CUresult, user_data) -> None.

    Taken by
        cuStreamAddCallback
    """
class CUoccupancyB2DSize(_Handle):
    """Tells how many bytes of dynamic shared memory a block of so many threads needs.

    size_t (*)(int)
    A callable in its place is called as f(int) -> int.

    Taken by
        cuOccupancyMaxPotentialBlockSize, cuOccupancyMaxPotentialBlockSizeWithFlags
    """
class CUgraphRecaptureCallback(_Handle):
    """A host function that decides about a node that differs from the one before.

    CUresult (*)(void *, CUgraphNode, const CUgraphNodeParams *, const CUgraphNodeParams *,
    CUgraphRecaptureStatus)
    A callable in its place is called as f(user_data, CUgraphNode, CUgraphNodeParams,
    CUgraphNodeParams, CUgraphRecaptureStatus) -> CUresult.

    Taken by
        cuStreamBeginRecaptureToGraph
    """
class CUcoredumpStatusCallback(_Handle):
    """A host function that is told of core dumps, with process and device.

    void (*)(void *, int, CUdevice)
    A callable in its place is called as f(user_data, int, CUdevice) -> None.

    Taken by
        cuCoredumpRegisterStartCallback, cuCoredumpRegisterCompleteCallback
    """
class CUlogsCallback(_Handle):
    """A host function that gets each message of the driver's log.

    void (*)(void *, CUlogLevel, char *, size_t)
    A callable in its place is called as f(user_data, CUlogLevel, bytes, int) -> None.

    Taken by
        cuLogsRegisterCallback
    """

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
        cuGetExportTable

    Given by
        cuDeviceGetUuid, cuDeviceGetFabricClusterUuid

    Field of
        CUcheckpointGpuPair.oldUuid, CUcheckpointGpuPair.newUuid
    """

class CUmemFabricHandle_st(_Record):
    """The struct of CUmemFabricHandle, which derives from it."""
    @property
    def data(self) -> _bytes: ...
    @data.setter
    def data(self, value: _bytes | Sequence[int]) -> None: ...
class CUmemFabricHandle_v1(CUmemFabricHandle_st):
    """The struct of CUmemFabricHandle, which derives from it."""
class CUmemFabricHandle(CUmemFabricHandle_v1):
    """What processes on other machines of a fabric import memory by, 64 bytes.

    struct CUmemFabricHandle_st, 64 bytes. Since CUDA 12.3.

    Fields
        data : bytes or sequence of int (unsigned char [64])
    """

class CUipcEventHandle_st(_Record):
    """The struct of CUipcEventHandle, which derives from it."""
    @property
    def reserved(self) -> _bytes: ...
    @reserved.setter
    def reserved(self, value: _bytes | Sequence[int]) -> None: ...
class CUipcEventHandle_v1(CUipcEventHandle_st):
    """The struct of CUipcEventHandle, which derives from it."""
class CUipcEventHandle(CUipcEventHandle_v1):
    """What another process opens an event by, 64 bytes.

    struct CUipcEventHandle_st, 64 bytes.

    Fields
        reserved : bytes or sequence of int (char [64])

    Taken by
        cuIpcOpenEventHandle

    Given by
        cuIpcGetEventHandle
    """

class CUipcMemHandle_st(_Record):
    """The struct of CUipcMemHandle, which derives from it."""
    @property
    def reserved(self) -> _bytes: ...
    @reserved.setter
    def reserved(self, value: _bytes | Sequence[int]) -> None: ...
class CUipcMemHandle_v1(CUipcMemHandle_st):
    """The struct of CUipcMemHandle, which derives from it."""
class CUipcMemHandle(CUipcMemHandle_v1):
    """What another process opens memory by, 64 bytes.

    struct CUipcMemHandle_st, 64 bytes.

    Fields
        reserved : bytes or sequence of int (char [64])

    Taken by
        cuIpcOpenMemHandle

    Given by
        cuIpcGetMemHandle
    """

class CUstreamBatchMemOpParams_union(_Record):
    """The union of CUstreamBatchMemOpParams, which derives from it."""
    @property
    def operation(self) -> CUstreamBatchMemOpType: ...
    @operation.setter
    def operation(self, value: CUstreamBatchMemOpType | int) -> None: ...
    @property
    def waitValue(self) -> CUstreamMemOpWaitValueParams_st: ...
    @waitValue.setter
    def waitValue(self, value: CUstreamMemOpWaitValueParams_st) -> None: ...
    @property
    def writeValue(self) -> CUstreamMemOpWriteValueParams_st: ...
    @writeValue.setter
    def writeValue(self, value: CUstreamMemOpWriteValueParams_st) -> None: ...
    @property
    def flushRemoteWrites(self) -> CUstreamMemOpFlushRemoteWritesParams_st: ...
    @flushRemoteWrites.setter
    def flushRemoteWrites(self, value: CUstreamMemOpFlushRemoteWritesParams_st) -> None: ...
    @property
    def memoryBarrier(self) -> CUstreamMemOpMemoryBarrierParams_st: ...
    @memoryBarrier.setter
    def memoryBarrier(self, value: CUstreamMemOpMemoryBarrierParams_st) -> None: ...
    @property
    def atomicReduction(self) -> CUstreamMemOpAtomicReductionParams_st: ...
    @atomicReduction.setter
    def atomicReduction(self, value: CUstreamMemOpAtomicReductionParams_st) -> None: ...
    @property
    def pad(self) -> list[cuuint64_t]: ...
    @pad.setter
    def pad(self, value: Sequence[cuuint64_t]) -> None: ...
class CUstreamBatchMemOpParams_v1(CUstreamBatchMemOpParams_union):
    """The union of CUstreamBatchMemOpParams, which derives from it."""
class CUstreamBatchMemOpParams(CUstreamBatchMemOpParams_v1):
    """One operation of cuStreamBatchMemOp; operation says which member counts.

    union CUstreamBatchMemOpParams_union, 48 bytes. Other fields before CUDA 13.1.

    Fields
        operation : CUstreamBatchMemOpType or int
        waitValue : CUstreamMemOpWaitValueParams_st
        writeValue : CUstreamMemOpWriteValueParams_st
        flushRemoteWrites : CUstreamMemOpFlushRemoteWritesParams_st
        memoryBarrier : CUstreamMemOpMemoryBarrierParams_st
        atomicReduction : CUstreamMemOpAtomicReductionParams_st
        pad : sequence of cuuint64_t (6)

    Taken by
        cuStreamBatchMemOp

    Field of
        CUDA_BATCH_MEM_OP_NODE_PARAMS.paramArray,
        CUDA_BATCH_MEM_OP_NODE_PARAMS_v2.paramArray
    """

class CUstreamMemOpWaitValueParams_st(_Record):
    """One operation of cuStreamBatchMemOp on memory.

    struct CUstreamMemOpWaitValueParams_st, 40 bytes.

    Fields
        operation : CUstreamBatchMemOpType or int
        address : CUdeviceptr, int or None
        value : cuuint32_t, int or None
        value64 : cuuint64_t, int or None
        flags : int (unsigned int); a comparison of CUstreamWaitValue_flags; where the
            device has CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES,
            CU_STREAM_WAIT_VALUE_FLUSH may be or-ed to it
        alias : CUdeviceptr, int or None

    Field of
        CUstreamBatchMemOpParams.waitValue
    """
    @property
    def operation(self) -> CUstreamBatchMemOpType: ...
    @operation.setter
    def operation(self, value: CUstreamBatchMemOpType | int) -> None: ...
    @property
    def address(self) -> CUdeviceptr: ...
    @address.setter
    def address(self, value: CUdeviceptr | _Int | None) -> None: ...
    @property
    def value(self) -> cuuint32_t: ...
    @value.setter
    def value(self, value: cuuint32_t | _Int | None) -> None: ...
    @property
    def value64(self) -> cuuint64_t: ...
    @value64.setter
    def value64(self, value: cuuint64_t | _Int | None) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...
    @property
    def alias(self) -> CUdeviceptr: ...
    @alias.setter
    def alias(self, value: CUdeviceptr | _Int | None) -> None: ...

class CUstreamMemOpWaitValueParams_st_anon0(_Record):
    """union inside CUstreamMemOpWaitValueParams_st, 8 bytes.

    Fields
        value : cuuint32_t, int or None
        value64 : cuuint64_t, int or None
    """
    @property
    def value(self) -> cuuint32_t: ...
    @value.setter
    def value(self, value: cuuint32_t | _Int | None) -> None: ...
    @property
    def value64(self) -> cuuint64_t: ...
    @value64.setter
    def value64(self, value: cuuint64_t | _Int | None) -> None: ...

class CUstreamMemOpWriteValueParams_st(_Record):
    """One operation of cuStreamBatchMemOp on memory.

    struct CUstreamMemOpWriteValueParams_st, 40 bytes.

    Fields
        operation : CUstreamBatchMemOpType or int
        address : CUdeviceptr, int or None
        value : cuuint32_t, int or None
        value64 : cuuint64_t, int or None
        flags : int (unsigned int); CUstreamWriteValue_flags, of which only
            CU_STREAM_WRITE_VALUE_DEFAULT (0) is taken
        alias : CUdeviceptr, int or None

    Field of
        CUstreamBatchMemOpParams.writeValue
    """
    @property
    def operation(self) -> CUstreamBatchMemOpType: ...
    @operation.setter
    def operation(self, value: CUstreamBatchMemOpType | int) -> None: ...
    @property
    def address(self) -> CUdeviceptr: ...
    @address.setter
    def address(self, value: CUdeviceptr | _Int | None) -> None: ...
    @property
    def value(self) -> cuuint32_t: ...
    @value.setter
    def value(self, value: cuuint32_t | _Int | None) -> None: ...
    @property
    def value64(self) -> cuuint64_t: ...
    @value64.setter
    def value64(self, value: cuuint64_t | _Int | None) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...
    @property
    def alias(self) -> CUdeviceptr: ...
    @alias.setter
    def alias(self, value: CUdeviceptr | _Int | None) -> None: ...

class CUstreamMemOpWriteValueParams_st_anon0(_Record):
    """union inside CUstreamMemOpWriteValueParams_st, 8 bytes.

    Fields
        value : cuuint32_t, int or None
        value64 : cuuint64_t, int or None
    """
    @property
    def value(self) -> cuuint32_t: ...
    @value.setter
    def value(self, value: cuuint32_t | _Int | None) -> None: ...
    @property
    def value64(self) -> cuuint64_t: ...
    @value64.setter
    def value64(self, value: cuuint64_t | _Int | None) -> None: ...

class CUstreamMemOpFlushRemoteWritesParams_st(_Record):
    """One operation of cuStreamBatchMemOp on memory.

    struct CUstreamMemOpFlushRemoteWritesParams_st, 8 bytes.

    Fields
        operation : CUstreamBatchMemOpType or int
        flags : int (unsigned int); has to be 0

    Field of
        CUstreamBatchMemOpParams.flushRemoteWrites
    """
    @property
    def operation(self) -> CUstreamBatchMemOpType: ...
    @operation.setter
    def operation(self, value: CUstreamBatchMemOpType | int) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...

class CUstreamMemOpMemoryBarrierParams_st(_Record):
    """One operation of cuStreamBatchMemOp on memory.

    struct CUstreamMemOpMemoryBarrierParams_st, 8 bytes.

    Fields
        operation : CUstreamBatchMemOpType or int
        flags : int (unsigned int); CUstreamMemoryBarrier_flags

    Field of
        CUstreamBatchMemOpParams.memoryBarrier
    """
    @property
    def operation(self) -> CUstreamBatchMemOpType: ...
    @operation.setter
    def operation(self, value: CUstreamBatchMemOpType | int) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...

class CUstreamMemOpAtomicReductionParams_st(_Record):
    """One operation of cuStreamBatchMemOp on memory.

    struct CUstreamMemOpAtomicReductionParams_st, 40 bytes. Since CUDA 13.1.

    Fields
        operation : CUstreamBatchMemOpType or int
        flags : int (unsigned int)
        reductionOp : CUstreamAtomicReductionOpType or int
        dataType : CUstreamAtomicReductionDataType or int
        address : CUdeviceptr, int or None
        value : cuuint64_t, int or None
        alias : CUdeviceptr, int or None

    Field of
        CUstreamBatchMemOpParams.atomicReduction
    """
    @property
    def operation(self) -> CUstreamBatchMemOpType: ...
    @operation.setter
    def operation(self, value: CUstreamBatchMemOpType | int) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...
    @property
    def reductionOp(self) -> CUstreamAtomicReductionOpType: ...
    @reductionOp.setter
    def reductionOp(self, value: CUstreamAtomicReductionOpType | int) -> None: ...
    @property
    def dataType(self) -> CUstreamAtomicReductionDataType: ...
    @dataType.setter
    def dataType(self, value: CUstreamAtomicReductionDataType | int) -> None: ...
    @property
    def address(self) -> CUdeviceptr: ...
    @address.setter
    def address(self, value: CUdeviceptr | _Int | None) -> None: ...
    @property
    def value(self) -> cuuint64_t: ...
    @value.setter
    def value(self, value: cuuint64_t | _Int | None) -> None: ...
    @property
    def alias(self) -> CUdeviceptr: ...
    @alias.setter
    def alias(self, value: CUdeviceptr | _Int | None) -> None: ...

class CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st(_Record):
    """The struct of CUDA_BATCH_MEM_OP_NODE_PARAMS, which derives from it."""
    @property
    def ctx(self) -> CUcontext: ...
    @ctx.setter
    def ctx(self, value: CUcontext | _Int | None) -> None: ...
    @property
    def count(self) -> int: ...
    @count.setter
    def count(self, value: _Int) -> None: ...
    @property
    def paramArray(self) -> list[CUstreamBatchMemOpParams]: ...
    @paramArray.setter
    def paramArray(self, value: Sequence[CUstreamBatchMemOpParams]) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...
class CUDA_BATCH_MEM_OP_NODE_PARAMS_v1(CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st):
    """The struct of CUDA_BATCH_MEM_OP_NODE_PARAMS, which derives from it."""
class CUDA_BATCH_MEM_OP_NODE_PARAMS(CUDA_BATCH_MEM_OP_NODE_PARAMS_v1):
    """What a node of waits and writes in a graph does.

    struct CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st, 32 bytes.

    Fields
        ctx : CUcontext, int or None
        count : int (unsigned int)
        paramArray : sequence of CUstreamBatchMemOpParams, kept; sets count
        flags : int (unsigned int)

    Taken by
        cuGraphAddBatchMemOpNode, cuGraphBatchMemOpNodeSetParams,
        cuGraphExecBatchMemOpNodeSetParams

    Given by
        cuGraphBatchMemOpNodeGetParams
    """

class CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st(_Record):
    """The struct of CUDA_BATCH_MEM_OP_NODE_PARAMS_v2, which derives from it."""
    @property
    def ctx(self) -> CUcontext: ...
    @ctx.setter
    def ctx(self, value: CUcontext | _Int | None) -> None: ...
    @property
    def count(self) -> int: ...
    @count.setter
    def count(self, value: _Int) -> None: ...
    @property
    def paramArray(self) -> list[CUstreamBatchMemOpParams]: ...
    @paramArray.setter
    def paramArray(self, value: Sequence[CUstreamBatchMemOpParams]) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...
class CUDA_BATCH_MEM_OP_NODE_PARAMS_v2(CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st):
    """What a node of waits and writes in a graph does.

    struct CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st, 32 bytes. Since CUDA 12.2.

    Fields
        ctx : CUcontext, int or None
        count : int (unsigned int)
        paramArray : sequence of CUstreamBatchMemOpParams, kept; sets count
        flags : int (unsigned int)
    """

class CUasyncNotificationInfo_st(_Record):
    """The struct of CUasyncNotificationInfo, which derives from it."""
    @property
    def type(self) -> CUasyncNotificationType: ...
    @type.setter
    def type(self, value: CUasyncNotificationType | int) -> None: ...
    @property
    def info(self) -> CUasyncNotificationInfo_anon0: ...
    @info.setter
    def info(self, value: CUasyncNotificationInfo_anon0) -> None: ...
class CUasyncNotificationInfo(CUasyncNotificationInfo_st):
    """What has happened on a device; type says which member of info counts.

    struct CUasyncNotificationInfo_st, 16 bytes. Since CUDA 12.4.

    Fields
        type : CUasyncNotificationType or int
        info : CUasyncNotificationInfo_anon0
    """

class CUasyncNotificationInfo_anon0(_Record):
    """union inside CUasyncNotificationInfo, 8 bytes.

    Fields
        overBudget : CUasyncNotificationInfo_anon0_anon0

    Field of
        CUasyncNotificationInfo.info
    """
    @property
    def overBudget(self) -> CUasyncNotificationInfo_anon0_anon0: ...
    @overBudget.setter
    def overBudget(self, value: CUasyncNotificationInfo_anon0_anon0) -> None: ...

class CUasyncNotificationInfo_anon0_anon0(_Record):
    """struct inside CUasyncNotificationInfo_anon0, 8 bytes.

    Fields
        bytesOverBudget : int (unsigned long long); bytes
    """
    @property
    def bytesOverBudget(self) -> int: ...
    @bytesOverBudget.setter
    def bytesOverBudget(self, value: _Int) -> None: ...

class CUdevprop_st(_Record):
    """The struct of CUdevprop, which derives from it."""
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
    def sharedMemPerBlock(self) -> int: ...
    @sharedMemPerBlock.setter
    def sharedMemPerBlock(self, value: _Int) -> None: ...
    @property
    def totalConstantMemory(self) -> int: ...
    @totalConstantMemory.setter
    def totalConstantMemory(self, value: _Int) -> None: ...
    @property
    def SIMDWidth(self) -> int: ...
    @SIMDWidth.setter
    def SIMDWidth(self, value: _Int) -> None: ...
    @property
    def memPitch(self) -> int: ...
    @memPitch.setter
    def memPitch(self, value: _Int) -> None: ...
    @property
    def regsPerBlock(self) -> int: ...
    @regsPerBlock.setter
    def regsPerBlock(self, value: _Int) -> None: ...
    @property
    def clockRate(self) -> int: ...
    @clockRate.setter
    def clockRate(self, value: _Int) -> None: ...
    @property
    def textureAlign(self) -> int: ...
    @textureAlign.setter
    def textureAlign(self, value: _Int) -> None: ...
class CUdevprop_v1(CUdevprop_st):
    """The struct of CUdevprop, which derives from it."""
class CUdevprop(CUdevprop_v1):
    """Old properties of a device.

    struct CUdevprop_st, 56 bytes.

    Fields
        maxThreadsPerBlock : int
        maxThreadsDim : sequence of int (int [3]); threads in x, y and z
        maxGridSize : sequence of int (int [3]); blocks in x, y and z
        sharedMemPerBlock, totalConstantMemory : int; bytes
        SIMDWidth : int; threads per warp
        memPitch : int; bytes, the largest pitch of a copy
        regsPerBlock : int; registers of 32 bits
        clockRate : int; kHz
        textureAlign : int; bytes

    Given by
        cuDeviceGetProperties
    """

class CUaccessPolicyWindow_st(_Record):
    """The struct of CUaccessPolicyWindow, which derives from it."""
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
    def hitProp(self) -> CUaccessProperty: ...
    @hitProp.setter
    def hitProp(self, value: CUaccessProperty | int) -> None: ...
    @property
    def missProp(self) -> CUaccessProperty: ...
    @missProp.setter
    def missProp(self, value: CUaccessProperty | int) -> None: ...
class CUaccessPolicyWindow_v1(CUaccessPolicyWindow_st):
    """The struct of CUaccessPolicyWindow, which derives from it."""
class CUaccessPolicyWindow(CUaccessPolicyWindow_v1):
    """A range of memory and how the L2 cache should treat it.

    struct CUaccessPolicyWindow_st, 32 bytes.

    Fields
        base_ptr : int (address), buffer or None, kept (void *)
        num_bytes : int (size_t); bytes
        hitRatio : float; share of the range that gets hitProp, 0 to 1
        hitProp, missProp : CUaccessProperty or int

    Field of
        CUlaunchAttributeValue.accessPolicyWindow
    """

class CUDA_KERNEL_NODE_PARAMS_st(_Record):
    """The struct of CUDA_KERNEL_NODE_PARAMS_v1, which derives from it."""
    @property
    def func(self) -> CUfunction: ...
    @func.setter
    def func(self, value: CUfunction | _Int | None) -> None: ...
    @property
    def gridDimX(self) -> int: ...
    @gridDimX.setter
    def gridDimX(self, value: _Int) -> None: ...
    @property
    def gridDimY(self) -> int: ...
    @gridDimY.setter
    def gridDimY(self, value: _Int) -> None: ...
    @property
    def gridDimZ(self) -> int: ...
    @gridDimZ.setter
    def gridDimZ(self, value: _Int) -> None: ...
    @property
    def blockDimX(self) -> int: ...
    @blockDimX.setter
    def blockDimX(self, value: _Int) -> None: ...
    @property
    def blockDimY(self) -> int: ...
    @blockDimY.setter
    def blockDimY(self, value: _Int) -> None: ...
    @property
    def blockDimZ(self) -> int: ...
    @blockDimZ.setter
    def blockDimZ(self, value: _Int) -> None: ...
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
class CUDA_KERNEL_NODE_PARAMS_v1(CUDA_KERNEL_NODE_PARAMS_st):
    """What a kernel node of a graph launches.

    struct CUDA_KERNEL_NODE_PARAMS_st, 56 bytes. Since CUDA 12.0.

    Fields
        func : CUfunction, int or None
        gridDimX, gridDimY, gridDimZ : int (unsigned int); blocks
        blockDimX, blockDimY, blockDimZ : int (unsigned int); threads
        sharedMemBytes : int (unsigned int); dynamic shared memory of each block
        kernelParams : arguments of the kernel, kept (void **)
        extra : int (address) (void **)
    """

class CUDA_KERNEL_NODE_PARAMS_v2_st(_Record):
    """The struct of CUDA_KERNEL_NODE_PARAMS, which derives from it."""
    @property
    def func(self) -> CUfunction: ...
    @func.setter
    def func(self, value: CUfunction | _Int | None) -> None: ...
    @property
    def gridDimX(self) -> int: ...
    @gridDimX.setter
    def gridDimX(self, value: _Int) -> None: ...
    @property
    def gridDimY(self) -> int: ...
    @gridDimY.setter
    def gridDimY(self, value: _Int) -> None: ...
    @property
    def gridDimZ(self) -> int: ...
    @gridDimZ.setter
    def gridDimZ(self, value: _Int) -> None: ...
    @property
    def blockDimX(self) -> int: ...
    @blockDimX.setter
    def blockDimX(self, value: _Int) -> None: ...
    @property
    def blockDimY(self) -> int: ...
    @blockDimY.setter
    def blockDimY(self, value: _Int) -> None: ...
    @property
    def blockDimZ(self) -> int: ...
    @blockDimZ.setter
    def blockDimZ(self, value: _Int) -> None: ...
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
    def kern(self) -> CUkernel: ...
    @kern.setter
    def kern(self, value: CUkernel | _Int | None) -> None: ...
    @property
    def ctx(self) -> CUcontext: ...
    @ctx.setter
    def ctx(self, value: CUcontext | _Int | None) -> None: ...
class CUDA_KERNEL_NODE_PARAMS_v2(CUDA_KERNEL_NODE_PARAMS_v2_st):
    """The struct of CUDA_KERNEL_NODE_PARAMS, which derives from it."""
class CUDA_KERNEL_NODE_PARAMS(CUDA_KERNEL_NODE_PARAMS_v2):
    """What a kernel node of a graph launches.

    struct CUDA_KERNEL_NODE_PARAMS_v2_st, 72 bytes. Other fields before CUDA 12.0.

    Fields
        func : CUfunction, int or None
        gridDimX, gridDimY, gridDimZ : int (unsigned int); blocks
        blockDimX, blockDimY, blockDimZ : int (unsigned int); threads
        sharedMemBytes : int (unsigned int); dynamic shared memory of each block
        kernelParams : arguments of the kernel, kept (void **)
        extra : int (address) (void **)
        kern : CUkernel, int or None
        ctx : CUcontext, int or None

    Taken by
        cuGraphAddKernelNode, cuGraphKernelNodeSetParams, cuGraphExecKernelNodeSetParams

    Given by
        cuGraphKernelNodeGetParams
    """

class CUDA_KERNEL_NODE_PARAMS_v3_st(_Record):
    """The struct of CUDA_KERNEL_NODE_PARAMS_v3, which derives from it."""
    @property
    def func(self) -> CUfunction: ...
    @func.setter
    def func(self, value: CUfunction | _Int | None) -> None: ...
    @property
    def gridDimX(self) -> int: ...
    @gridDimX.setter
    def gridDimX(self, value: _Int) -> None: ...
    @property
    def gridDimY(self) -> int: ...
    @gridDimY.setter
    def gridDimY(self, value: _Int) -> None: ...
    @property
    def gridDimZ(self) -> int: ...
    @gridDimZ.setter
    def gridDimZ(self, value: _Int) -> None: ...
    @property
    def blockDimX(self) -> int: ...
    @blockDimX.setter
    def blockDimX(self, value: _Int) -> None: ...
    @property
    def blockDimY(self) -> int: ...
    @blockDimY.setter
    def blockDimY(self, value: _Int) -> None: ...
    @property
    def blockDimZ(self) -> int: ...
    @blockDimZ.setter
    def blockDimZ(self, value: _Int) -> None: ...
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
    def kern(self) -> CUkernel: ...
    @kern.setter
    def kern(self, value: CUkernel | _Int | None) -> None: ...
    @property
    def ctx(self) -> CUcontext: ...
    @ctx.setter
    def ctx(self, value: CUcontext | _Int | None) -> None: ...
class CUDA_KERNEL_NODE_PARAMS_v3(CUDA_KERNEL_NODE_PARAMS_v3_st):
    """What a kernel node of a graph launches.

    struct CUDA_KERNEL_NODE_PARAMS_v3_st, 72 bytes. Since CUDA 12.2.

    Fields
        func : CUfunction, int or None
        gridDimX, gridDimY, gridDimZ : int (unsigned int); blocks
        blockDimX, blockDimY, blockDimZ : int (unsigned int); threads
        sharedMemBytes : int (unsigned int); dynamic shared memory of each block
        kernelParams : arguments of the kernel, kept (void **)
        extra : int (address) (void **)
        kern : CUkernel, int or None
        ctx : CUcontext, int or None
    """

class CUDA_MEMSET_NODE_PARAMS_st(_Record):
    """The struct of CUDA_MEMSET_NODE_PARAMS, which derives from it."""
    @property
    def dst(self) -> CUdeviceptr: ...
    @dst.setter
    def dst(self, value: CUdeviceptr | _Int | None) -> None: ...
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
class CUDA_MEMSET_NODE_PARAMS_v1(CUDA_MEMSET_NODE_PARAMS_st):
    """The struct of CUDA_MEMSET_NODE_PARAMS, which derives from it."""
class CUDA_MEMSET_NODE_PARAMS(CUDA_MEMSET_NODE_PARAMS_v1):
    """What a memset node of a graph sets.

    struct CUDA_MEMSET_NODE_PARAMS_st, 40 bytes.

    Fields
        dst : CUdeviceptr, int or None
        pitch : int (size_t); bytes from one row to the next; unused for one row
        value : int (unsigned int)
        elementSize : int (unsigned int); bytes, 1, 2 or 4
        width : int (size_t); elements per row
        height : int (size_t); rows

    Taken by
        cuGraphAddMemsetNode, cuGraphMemsetNodeSetParams, cuGraphExecMemsetNodeSetParams

    Given by
        cuGraphMemsetNodeGetParams
    """

class CUDA_MEMSET_NODE_PARAMS_v2_st(_Record):
    """The struct of CUDA_MEMSET_NODE_PARAMS_v2, which derives from it."""
    @property
    def dst(self) -> CUdeviceptr: ...
    @dst.setter
    def dst(self, value: CUdeviceptr | _Int | None) -> None: ...
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
    def ctx(self) -> CUcontext: ...
    @ctx.setter
    def ctx(self, value: CUcontext | _Int | None) -> None: ...
class CUDA_MEMSET_NODE_PARAMS_v2(CUDA_MEMSET_NODE_PARAMS_v2_st):
    """What a memset node of a graph sets.

    struct CUDA_MEMSET_NODE_PARAMS_v2_st, 48 bytes. Since CUDA 12.2.

    Fields
        dst : CUdeviceptr, int or None
        pitch : int (size_t); bytes from one row to the next; unused for one row
        value : int (unsigned int)
        elementSize : int (unsigned int); bytes, 1, 2 or 4
        width : int (size_t); elements per row
        height : int (size_t); rows
        ctx : CUcontext, int or None
    """

class CUDA_HOST_NODE_PARAMS_st(_Record):
    """The struct of CUDA_HOST_NODE_PARAMS, which derives from it."""
    @property
    def fn(self) -> CUhostFn: ...
    @fn.setter
    def fn(self, value: CUhostFn | _Int | None) -> None: ...
    @property
    def userData(self) -> int: ...
    @userData.setter
    def userData(self, value: _Address) -> None: ...
class CUDA_HOST_NODE_PARAMS_v1(CUDA_HOST_NODE_PARAMS_st):
    """The struct of CUDA_HOST_NODE_PARAMS, which derives from it."""
class CUDA_HOST_NODE_PARAMS(CUDA_HOST_NODE_PARAMS_v1):
    """The function that a host node of a graph calls.

    struct CUDA_HOST_NODE_PARAMS_st, 16 bytes.

    Fields
        fn : CUhostFn, int or None
        userData : int (address), buffer or None, kept (void *)

    Taken by
        cuGraphAddHostNode, cuGraphHostNodeSetParams, cuGraphExecHostNodeSetParams

    Given by
        cuGraphHostNodeGetParams
    """

class CUDA_HOST_NODE_PARAMS_v2_st(_Record):
    """The struct of CUDA_HOST_NODE_PARAMS_v2, which derives from it."""
    @property
    def fn(self) -> CUhostFn: ...
    @fn.setter
    def fn(self, value: CUhostFn | _Int | None) -> None: ...
    @property
    def userData(self) -> int: ...
    @userData.setter
    def userData(self, value: _Address) -> None: ...
    @property
    def syncMode(self) -> int: ...
    @syncMode.setter
    def syncMode(self, value: _Int) -> None: ...
    @property
    def ctx(self) -> CUcontext: ...
    @ctx.setter
    def ctx(self, value: CUcontext | _Int | None) -> None: ...
    @property
    def gCtx(self) -> CUgreenCtx: ...
    @gCtx.setter
    def gCtx(self, value: CUgreenCtx | _Int | None) -> None: ...
class CUDA_HOST_NODE_PARAMS_v2(CUDA_HOST_NODE_PARAMS_v2_st):
    """The function that a host node of a graph calls.

    struct CUDA_HOST_NODE_PARAMS_v2_st, 32 bytes. Since CUDA 12.2; other fields before 13.4.

    Fields
        fn : CUhostFn, int or None
        userData : int (address), buffer or None, kept (void *)
        syncMode : int (unsigned int)
        ctx : CUcontext, int or None
        gCtx : CUgreenCtx, int or None
    """

class CUDA_HOST_NODE_PARAMS_v2_anon0(_Record):
    """union inside CUDA_HOST_NODE_PARAMS_v2, 8 bytes.

    Fields
        ctx : CUcontext, int or None
        gCtx : CUgreenCtx, int or None
    """
    @property
    def ctx(self) -> CUcontext: ...
    @ctx.setter
    def ctx(self, value: CUcontext | _Int | None) -> None: ...
    @property
    def gCtx(self) -> CUgreenCtx: ...
    @gCtx.setter
    def gCtx(self, value: CUgreenCtx | _Int | None) -> None: ...

class CUDA_CONDITIONAL_NODE_PARAMS(_Record):
    """What a conditional node of a graph chooses or repeats.

    struct CUDA_CONDITIONAL_NODE_PARAMS, 32 bytes. Since CUDA 12.3.

    Fields
        handle : CUgraphConditionalHandle, int or None
        type : CUgraphConditionalNodeType or int
        size : int (unsigned int); graphs in the node
        phGraph_out : sequence of CUgraph, filled in; sets size
        ctx : CUcontext, int or None
    """
    @property
    def handle(self) -> CUgraphConditionalHandle: ...
    @handle.setter
    def handle(self, value: CUgraphConditionalHandle | _Int | None) -> None: ...
    @property
    def type(self) -> CUgraphConditionalNodeType: ...
    @type.setter
    def type(self, value: CUgraphConditionalNodeType | int) -> None: ...
    @property
    def size(self) -> int: ...
    @size.setter
    def size(self, value: _Int) -> None: ...
    @property
    def phGraph_out(self) -> list[CUgraph]: ...
    @phGraph_out.setter
    def phGraph_out(self, value: Sequence[CUgraph]) -> None: ...
    @property
    def ctx(self) -> CUcontext: ...
    @ctx.setter
    def ctx(self, value: CUcontext | _Int | None) -> None: ...

class CUgraphEdgeData_st(_Record):
    """The struct of CUgraphEdgeData, which derives from it."""
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
class CUgraphEdgeData(CUgraphEdgeData_st):
    """What an edge of a graph is attached to, for launches that overlap; zeros for an ordinary
    one.

    struct CUgraphEdgeData_st, 8 bytes. Since CUDA 12.3.

    Fields
        from_port, to_port, type : int (unsigned char)

    Taken by
        cuStreamBeginCaptureToGraph, cuStreamUpdateCaptureDependencies,
        cuGraphAddDependencies, cuGraphRemoveDependencies, cuGraphAddNode, cuGraphAddNode_v3

    Given by
        cuStreamGetCaptureInfo, cuGraphGetEdges, cuGraphNodeGetDependencies,
        cuGraphNodeGetDependentNodes
    """

class CUDA_GRAPH_INSTANTIATE_PARAMS_st(_Record):
    """The struct of CUDA_GRAPH_INSTANTIATE_PARAMS, which derives from it."""
    @property
    def flags(self) -> cuuint64_t: ...
    @flags.setter
    def flags(self, value: cuuint64_t | _Int | None) -> None: ...
    @property
    def hUploadStream(self) -> CUstream: ...
    @hUploadStream.setter
    def hUploadStream(self, value: CUstream | _Int | None) -> None: ...
    @property
    def hErrNode_out(self) -> CUgraphNode: ...
    @hErrNode_out.setter
    def hErrNode_out(self, value: CUgraphNode | _Int | None) -> None: ...
    @property
    def result_out(self) -> CUgraphInstantiateResult: ...
    @result_out.setter
    def result_out(self, value: CUgraphInstantiateResult | int) -> None: ...
class CUDA_GRAPH_INSTANTIATE_PARAMS(CUDA_GRAPH_INSTANTIATE_PARAMS_st):
    """How a graph is instantiated, and why that failed.

    struct CUDA_GRAPH_INSTANTIATE_PARAMS_st, 32 bytes. Since CUDA 12.0.

    Fields
        flags : cuuint64_t, int or None; CUgraphInstantiate_flags, or-ed
        hUploadStream : CUstream, int or None
        hErrNode_out : CUgraphNode, int or None
        result_out : CUgraphInstantiateResult or int

    Taken by
        cuGraphInstantiateWithParams
    """

class CUlaunchMemSyncDomainMap_st(_Record):
    """The struct of CUlaunchMemSyncDomainMap, which derives from it."""
    @property
    def default_(self) -> int: ...
    @default_.setter
    def default_(self, value: _Int) -> None: ...
    @property
    def remote(self) -> int: ...
    @remote.setter
    def remote(self, value: _Int) -> None: ...
class CUlaunchMemSyncDomainMap(CUlaunchMemSyncDomainMap_st):
    """Which numbered domains stand for the default and for the remote one.

    struct CUlaunchMemSyncDomainMap_st, 2 bytes. Since CUDA 12.0.

    Fields
        default_, remote : int (unsigned char)

    Field of
        CUlaunchAttributeValue.memSyncDomainMap
    """

class CUlaunchAttributeValue_union(_Record):
    """The union of CUlaunchAttributeValue, which derives from it."""
    @property
    def pad(self) -> _bytes: ...
    @pad.setter
    def pad(self, value: _bytes | Sequence[int]) -> None: ...
    @property
    def accessPolicyWindow(self) -> CUaccessPolicyWindow: ...
    @accessPolicyWindow.setter
    def accessPolicyWindow(self, value: CUaccessPolicyWindow) -> None: ...
    @property
    def cooperative(self) -> int: ...
    @cooperative.setter
    def cooperative(self, value: _Int) -> None: ...
    @property
    def syncPolicy(self) -> CUsynchronizationPolicy: ...
    @syncPolicy.setter
    def syncPolicy(self, value: CUsynchronizationPolicy | int) -> None: ...
    @property
    def clusterDim(self) -> CUlaunchAttributeValue_anon0: ...
    @clusterDim.setter
    def clusterDim(self, value: CUlaunchAttributeValue_anon0) -> None: ...
    @property
    def clusterSchedulingPolicyPreference(self) -> CUclusterSchedulingPolicy: ...
    @clusterSchedulingPolicyPreference.setter
    def clusterSchedulingPolicyPreference(self, value: CUclusterSchedulingPolicy | int) -> None: ...
    @property
    def programmaticStreamSerializationAllowed(self) -> int: ...
    @programmaticStreamSerializationAllowed.setter
    def programmaticStreamSerializationAllowed(self, value: _Int) -> None: ...
    @property
    def programmaticEvent(self) -> CUlaunchAttributeValue_anon1: ...
    @programmaticEvent.setter
    def programmaticEvent(self, value: CUlaunchAttributeValue_anon1) -> None: ...
    @property
    def launchCompletionEvent(self) -> CUlaunchAttributeValue_anon2: ...
    @launchCompletionEvent.setter
    def launchCompletionEvent(self, value: CUlaunchAttributeValue_anon2) -> None: ...
    @property
    def priority(self) -> int: ...
    @priority.setter
    def priority(self, value: _Int) -> None: ...
    @property
    def memSyncDomainMap(self) -> CUlaunchMemSyncDomainMap: ...
    @memSyncDomainMap.setter
    def memSyncDomainMap(self, value: CUlaunchMemSyncDomainMap) -> None: ...
    @property
    def memSyncDomain(self) -> CUlaunchMemSyncDomain: ...
    @memSyncDomain.setter
    def memSyncDomain(self, value: CUlaunchMemSyncDomain | int) -> None: ...
    @property
    def preferredClusterDim(self) -> CUlaunchAttributeValue_anon3: ...
    @preferredClusterDim.setter
    def preferredClusterDim(self, value: CUlaunchAttributeValue_anon3) -> None: ...
    @property
    def deviceUpdatableKernelNode(self) -> CUlaunchAttributeValue_anon4: ...
    @deviceUpdatableKernelNode.setter
    def deviceUpdatableKernelNode(self, value: CUlaunchAttributeValue_anon4) -> None: ...
    @property
    def sharedMemCarveout(self) -> int: ...
    @sharedMemCarveout.setter
    def sharedMemCarveout(self, value: _Int) -> None: ...
    @property
    def nvlinkUtilCentricScheduling(self) -> int: ...
    @nvlinkUtilCentricScheduling.setter
    def nvlinkUtilCentricScheduling(self, value: _Int) -> None: ...
    @property
    def portableClusterSizeMode(self) -> CUlaunchAttributePortableClusterMode: ...
    @portableClusterSizeMode.setter
    def portableClusterSizeMode(self, value: CUlaunchAttributePortableClusterMode | int) -> None: ...
    @property
    def sharedMemoryMode(self) -> CUsharedMemoryMode: ...
    @sharedMemoryMode.setter
    def sharedMemoryMode(self, value: CUsharedMemoryMode | int) -> None: ...
class CUlaunchAttributeValue(CUlaunchAttributeValue_union):
    """What an attribute of a launch is set to; its id says which member counts.

    union CUlaunchAttributeValue_union, 64 bytes. Other fields before CUDA 13.2.

    Fields
        pad : bytes or sequence of int (char [64])
        accessPolicyWindow : CUaccessPolicyWindow
        cooperative : int; 1 or 0
        syncPolicy : CUsynchronizationPolicy or int
        clusterDim : CUlaunchAttributeValue_anon0
        clusterSchedulingPolicyPreference : CUclusterSchedulingPolicy or int
        programmaticStreamSerializationAllowed : int
        programmaticEvent : CUlaunchAttributeValue_anon1
        launchCompletionEvent : CUlaunchAttributeValue_anon2
        priority : int; smaller is more urgent
        memSyncDomainMap : CUlaunchMemSyncDomainMap
        memSyncDomain : CUlaunchMemSyncDomain or int
        preferredClusterDim : CUlaunchAttributeValue_anon3
        deviceUpdatableKernelNode : CUlaunchAttributeValue_anon4
        sharedMemCarveout : int (unsigned int); percent of the multiprocessor's memory
        nvlinkUtilCentricScheduling : int (unsigned int)
        portableClusterSizeMode : CUlaunchAttributePortableClusterMode or int
        sharedMemoryMode : CUsharedMemoryMode or int

    Taken by
        cuStreamSetAttribute, cuGraphKernelNodeSetAttribute

    Given by
        cuStreamGetAttribute, cuGraphKernelNodeGetAttribute

    Field of
        CUlaunchAttribute.value
    """
class CUkernelNodeAttrValue_v1(CUlaunchAttributeValue):
    """The union of CUlaunchAttributeValue, which it derives from."""
class CUkernelNodeAttrValue(CUkernelNodeAttrValue_v1):
    """The union of CUlaunchAttributeValue, which it derives from."""
class CUstreamAttrValue_v1(CUlaunchAttributeValue):
    """The union of CUlaunchAttributeValue, which it derives from."""
class CUstreamAttrValue(CUstreamAttrValue_v1):
    """The union of CUlaunchAttributeValue, which it derives from."""

class CUlaunchAttributeValue_anon0(_Record):
    """struct inside CUlaunchAttributeValue, 12 bytes.

    Fields
        x, y, z : int (unsigned int)

    Field of
        CUlaunchAttributeValue.clusterDim
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

class CUlaunchAttributeValue_anon1(_Record):
    """struct inside CUlaunchAttributeValue, 16 bytes.

    Fields
        event : CUevent, int or None
        flags, triggerAtBlockStart : int

    Field of
        CUlaunchAttributeValue.programmaticEvent
    """
    @property
    def event(self) -> CUevent: ...
    @event.setter
    def event(self, value: CUevent | _Int | None) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...
    @property
    def triggerAtBlockStart(self) -> int: ...
    @triggerAtBlockStart.setter
    def triggerAtBlockStart(self, value: _Int) -> None: ...

class CUlaunchAttributeValue_anon2(_Record):
    """struct inside CUlaunchAttributeValue, 16 bytes.

    Fields
        event : CUevent, int or None
        flags : int

    Field of
        CUlaunchAttributeValue.launchCompletionEvent
    """
    @property
    def event(self) -> CUevent: ...
    @event.setter
    def event(self, value: CUevent | _Int | None) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...

class CUlaunchAttributeValue_anon3(_Record):
    """struct inside CUlaunchAttributeValue, 12 bytes.

    Fields
        x, y, z : int (unsigned int)

    Field of
        CUlaunchAttributeValue.preferredClusterDim
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

class CUlaunchAttributeValue_anon4(_Record):
    """struct inside CUlaunchAttributeValue, 16 bytes.

    Fields
        deviceUpdatable : int
        devNode : CUgraphDeviceNode, int or None

    Field of
        CUlaunchAttributeValue.deviceUpdatableKernelNode
    """
    @property
    def deviceUpdatable(self) -> int: ...
    @deviceUpdatable.setter
    def deviceUpdatable(self, value: _Int) -> None: ...
    @property
    def devNode(self) -> CUgraphDeviceNode: ...
    @devNode.setter
    def devNode(self, value: CUgraphDeviceNode | _Int | None) -> None: ...

class CUlaunchAttribute_st(_Record):
    """The struct of CUlaunchAttribute, which derives from it."""
    @property
    def id(self) -> CUlaunchAttributeID: ...
    @id.setter
    def id(self, value: CUlaunchAttributeID | int) -> None: ...
    @property
    def value(self) -> CUlaunchAttributeValue: ...
    @value.setter
    def value(self, value: CUlaunchAttributeValue) -> None: ...
class CUlaunchAttribute(CUlaunchAttribute_st):
    """One attribute of a launch, stream or kernel node; id says which member of value counts.

    struct CUlaunchAttribute_st, 72 bytes.

    Fields
        id : CUlaunchAttributeID or int
        value : CUlaunchAttributeValue

    Field of
        CUlaunchConfig.attrs
    """

class CUlaunchConfig_st(_Record):
    """The struct of CUlaunchConfig, which derives from it."""
    @property
    def gridDimX(self) -> int: ...
    @gridDimX.setter
    def gridDimX(self, value: _Int) -> None: ...
    @property
    def gridDimY(self) -> int: ...
    @gridDimY.setter
    def gridDimY(self, value: _Int) -> None: ...
    @property
    def gridDimZ(self) -> int: ...
    @gridDimZ.setter
    def gridDimZ(self, value: _Int) -> None: ...
    @property
    def blockDimX(self) -> int: ...
    @blockDimX.setter
    def blockDimX(self, value: _Int) -> None: ...
    @property
    def blockDimY(self) -> int: ...
    @blockDimY.setter
    def blockDimY(self, value: _Int) -> None: ...
    @property
    def blockDimZ(self) -> int: ...
    @blockDimZ.setter
    def blockDimZ(self, value: _Int) -> None: ...
    @property
    def sharedMemBytes(self) -> int: ...
    @sharedMemBytes.setter
    def sharedMemBytes(self, value: _Int) -> None: ...
    @property
    def hStream(self) -> CUstream: ...
    @hStream.setter
    def hStream(self, value: CUstream | _Int | None) -> None: ...
    @property
    def attrs(self) -> list[CUlaunchAttribute]: ...
    @attrs.setter
    def attrs(self, value: Sequence[CUlaunchAttribute]) -> None: ...
    @property
    def numAttrs(self) -> int: ...
    @numAttrs.setter
    def numAttrs(self, value: _Int) -> None: ...
class CUlaunchConfig(CUlaunchConfig_st):
    """How cuLaunchKernelEx launches.

    struct CUlaunchConfig_st, 56 bytes.

    Fields
        gridDimX, gridDimY, gridDimZ : int (unsigned int); blocks
        blockDimX, blockDimY, blockDimZ : int (unsigned int); threads
        sharedMemBytes : int (unsigned int); dynamic shared memory of each block
        hStream : CUstream, int or None
        attrs : sequence of CUlaunchAttribute, kept; sets numAttrs
        numAttrs : int (unsigned int)

    Taken by
        cuLaunchKernelEx, cuOccupancyMaxPotentialClusterSize, cuOccupancyMaxActiveClusters
    """

class CUexecAffinitySmCount_st(_Record):
    """The struct of CUexecAffinitySmCount, which derives from it."""
    @property
    def val(self) -> int: ...
    @val.setter
    def val(self, value: _Int) -> None: ...
class CUexecAffinitySmCount_v1(CUexecAffinitySmCount_st):
    """The struct of CUexecAffinitySmCount, which derives from it."""
class CUexecAffinitySmCount(CUexecAffinitySmCount_v1):
    """A number of multiprocessors.

    struct CUexecAffinitySmCount_st, 4 bytes.

    Fields
        val : int (unsigned int)
    """

class CUexecAffinityParam_st(_Record):
    """The struct of CUexecAffinityParam, which derives from it."""
    @property
    def type(self) -> CUexecAffinityType: ...
    @type.setter
    def type(self, value: CUexecAffinityType | int) -> None: ...
    @property
    def param(self) -> CUexecAffinityParam_anon0: ...
    @param.setter
    def param(self, value: CUexecAffinityParam_anon0) -> None: ...
class CUexecAffinityParam_v1(CUexecAffinityParam_st):
    """The struct of CUexecAffinityParam, which derives from it."""
class CUexecAffinityParam(CUexecAffinityParam_v1):
    """A limit of a context, such as its multiprocessors.

    struct CUexecAffinityParam_st, 8 bytes.

    Fields
        type : CUexecAffinityType or int
        param : CUexecAffinityParam_anon0

    Given by
        cuCtxGetExecAffinity

    Field of
        CUctxCreateParams.execAffinityParams
    """

class CUexecAffinityParam_anon0(_Record):
    """union inside CUexecAffinityParam, 4 bytes.

    Fields
        smCount : CUexecAffinitySmCount

    Field of
        CUexecAffinityParam.param
    """
    @property
    def smCount(self) -> CUexecAffinitySmCount: ...
    @smCount.setter
    def smCount(self, value: CUexecAffinitySmCount) -> None: ...

class CUctxCigParam_st(_Record):
    """The struct of CUctxCigParam, which derives from it."""
    @property
    def sharedDataType(self) -> CUcigDataType: ...
    @sharedDataType.setter
    def sharedDataType(self, value: CUcigDataType | int) -> None: ...
    @property
    def sharedData(self) -> int: ...
    @sharedData.setter
    def sharedData(self, value: _Address) -> None: ...
class CUctxCigParam(CUctxCigParam_st):
    """Which graphics interface a context works with.

    struct CUctxCigParam_st, 16 bytes. Since CUDA 12.5.

    Fields
        sharedDataType : CUcigDataType or int
        sharedData : int (address), buffer or None, kept (void *)

    Field of
        CUctxCreateParams.cigParams
    """

class CUctxCreateParams_st(_Record):
    """The struct of CUctxCreateParams, which derives from it."""
    @property
    def execAffinityParams(self) -> list[CUexecAffinityParam]: ...
    @execAffinityParams.setter
    def execAffinityParams(self, value: Sequence[CUexecAffinityParam]) -> None: ...
    @property
    def numExecAffinityParams(self) -> int: ...
    @numExecAffinityParams.setter
    def numExecAffinityParams(self, value: _Int) -> None: ...
    @property
    def cigParams(self) -> list[CUctxCigParam]: ...
    @cigParams.setter
    def cigParams(self, value: Sequence[CUctxCigParam]) -> None: ...
class CUctxCreateParams(CUctxCreateParams_st):
    """How a context is limited or shared with graphics, for cuCtxCreate.

    struct CUctxCreateParams_st, 24 bytes. Since CUDA 12.5.

    Fields
        execAffinityParams : sequence of CUexecAffinityParam, kept; sets
            numExecAffinityParams
        numExecAffinityParams : int
        cigParams : list of one CUctxCigParam, kept

    Taken by
        cuCtxCreate
    """

class CUstreamCigParam_st(_Record):
    """The struct of CUstreamCigParam, which derives from it."""
    @property
    def streamSharedDataType(self) -> CUstreamCigDataType: ...
    @streamSharedDataType.setter
    def streamSharedDataType(self, value: CUstreamCigDataType | int) -> None: ...
    @property
    def streamSharedData(self) -> int: ...
    @streamSharedData.setter
    def streamSharedData(self, value: _Address) -> None: ...
class CUstreamCigParam(CUstreamCigParam_st):
    """Which graphics interface a stream records for.

    struct CUstreamCigParam_st, 16 bytes. Since CUDA 13.2.

    Fields
        streamSharedDataType : CUstreamCigDataType or int
        streamSharedData : int (address), buffer or None, kept (void *)

    Field of
        CUstreamCigCaptureParams.streamCigParams
    """

class CUstreamCigCaptureParams_st(_Record):
    """The struct of CUstreamCigCaptureParams, which derives from it."""
    @property
    def streamCigParams(self) -> list[CUstreamCigParam]: ...
    @streamCigParams.setter
    def streamCigParams(self, value: Sequence[CUstreamCigParam]) -> None: ...
class CUstreamCigCaptureParams(CUstreamCigCaptureParams_st):
    """Into which command list a stream is recorded.

    struct CUstreamCigCaptureParams_st, 8 bytes. Since CUDA 13.2.

    Fields
        streamCigParams : list of one CUstreamCigParam, kept

    Taken by
        cuStreamBeginCaptureToCig
    """

class CUlibraryHostUniversalFunctionAndDataTable_st(_Record):
    """The struct of CUlibraryHostUniversalFunctionAndDataTable, which derives from it."""
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
class CUlibraryHostUniversalFunctionAndDataTable(CUlibraryHostUniversalFunctionAndDataTable_st):
    """Tables of host functions and data for a library.

    struct CUlibraryHostUniversalFunctionAndDataTable_st, 32 bytes. Since CUDA 12.0.

    Fields
        functionTable : int (address), buffer or None, kept (void *)
        functionWindowSize : int (size_t)
        dataTable : int (address), buffer or None, kept (void *)
        dataWindowSize : int (size_t)
    """

class CUDA_MEMCPY2D_st(_Record):
    """The struct of CUDA_MEMCPY2D, which derives from it."""
    @property
    def srcXInBytes(self) -> int: ...
    @srcXInBytes.setter
    def srcXInBytes(self, value: _Int) -> None: ...
    @property
    def srcY(self) -> int: ...
    @srcY.setter
    def srcY(self, value: _Int) -> None: ...
    @property
    def srcMemoryType(self) -> CUmemorytype: ...
    @srcMemoryType.setter
    def srcMemoryType(self, value: CUmemorytype | int) -> None: ...
    @property
    def srcHost(self) -> int: ...
    @srcHost.setter
    def srcHost(self, value: _Address) -> None: ...
    @property
    def srcDevice(self) -> CUdeviceptr: ...
    @srcDevice.setter
    def srcDevice(self, value: CUdeviceptr | _Int | None) -> None: ...
    @property
    def srcArray(self) -> CUarray: ...
    @srcArray.setter
    def srcArray(self, value: CUarray | _Int | None) -> None: ...
    @property
    def srcPitch(self) -> int: ...
    @srcPitch.setter
    def srcPitch(self, value: _Int) -> None: ...
    @property
    def dstXInBytes(self) -> int: ...
    @dstXInBytes.setter
    def dstXInBytes(self, value: _Int) -> None: ...
    @property
    def dstY(self) -> int: ...
    @dstY.setter
    def dstY(self, value: _Int) -> None: ...
    @property
    def dstMemoryType(self) -> CUmemorytype: ...
    @dstMemoryType.setter
    def dstMemoryType(self, value: CUmemorytype | int) -> None: ...
    @property
    def dstHost(self) -> int: ...
    @dstHost.setter
    def dstHost(self, value: _Address) -> None: ...
    @property
    def dstDevice(self) -> CUdeviceptr: ...
    @dstDevice.setter
    def dstDevice(self, value: CUdeviceptr | _Int | None) -> None: ...
    @property
    def dstArray(self) -> CUarray: ...
    @dstArray.setter
    def dstArray(self, value: CUarray | _Int | None) -> None: ...
    @property
    def dstPitch(self) -> int: ...
    @dstPitch.setter
    def dstPitch(self, value: _Int) -> None: ...
    @property
    def WidthInBytes(self) -> int: ...
    @WidthInBytes.setter
    def WidthInBytes(self, value: _Int) -> None: ...
    @property
    def Height(self) -> int: ...
    @Height.setter
    def Height(self, value: _Int) -> None: ...
class CUDA_MEMCPY2D_v2(CUDA_MEMCPY2D_st):
    """The struct of CUDA_MEMCPY2D, which derives from it."""
class CUDA_MEMCPY2D(CUDA_MEMCPY2D_v2):
    """A box of rows, where it comes from and where it goes.

    struct CUDA_MEMCPY2D_st, 128 bytes.

    Fields
        srcXInBytes : int (size_t); bytes
        srcY : int (size_t); rows
        srcMemoryType : CUmemorytype or int
        srcHost : int (address), buffer or None, kept (const void *)
        srcDevice : CUdeviceptr, int or None
        srcArray : CUarray, int or None
        srcPitch : int (size_t); bytes from one row to the next; not for arrays
        dstXInBytes : int (size_t); bytes
        dstY : int (size_t); rows
        dstMemoryType : CUmemorytype or int
        dstHost : int (address), buffer or None, kept (void *)
        dstDevice : CUdeviceptr, int or None
        dstArray : CUarray, int or None
        dstPitch : int (size_t); bytes from one row to the next; not for arrays
        WidthInBytes : int (size_t); bytes per row
        Height : int (size_t); rows

    Taken by
        cuMemcpy2D, cuMemcpy2DUnaligned, cuMemcpy2DAsync
    """

class CUDA_MEMCPY3D_st(_Record):
    """The struct of CUDA_MEMCPY3D, which derives from it."""
    @property
    def srcXInBytes(self) -> int: ...
    @srcXInBytes.setter
    def srcXInBytes(self, value: _Int) -> None: ...
    @property
    def srcY(self) -> int: ...
    @srcY.setter
    def srcY(self, value: _Int) -> None: ...
    @property
    def srcZ(self) -> int: ...
    @srcZ.setter
    def srcZ(self, value: _Int) -> None: ...
    @property
    def srcLOD(self) -> int: ...
    @srcLOD.setter
    def srcLOD(self, value: _Int) -> None: ...
    @property
    def srcMemoryType(self) -> CUmemorytype: ...
    @srcMemoryType.setter
    def srcMemoryType(self, value: CUmemorytype | int) -> None: ...
    @property
    def srcHost(self) -> int: ...
    @srcHost.setter
    def srcHost(self, value: _Address) -> None: ...
    @property
    def srcDevice(self) -> CUdeviceptr: ...
    @srcDevice.setter
    def srcDevice(self, value: CUdeviceptr | _Int | None) -> None: ...
    @property
    def srcArray(self) -> CUarray: ...
    @srcArray.setter
    def srcArray(self, value: CUarray | _Int | None) -> None: ...
    @property
    def srcPitch(self) -> int: ...
    @srcPitch.setter
    def srcPitch(self, value: _Int) -> None: ...
    @property
    def srcHeight(self) -> int: ...
    @srcHeight.setter
    def srcHeight(self, value: _Int) -> None: ...
    @property
    def dstXInBytes(self) -> int: ...
    @dstXInBytes.setter
    def dstXInBytes(self, value: _Int) -> None: ...
    @property
    def dstY(self) -> int: ...
    @dstY.setter
    def dstY(self, value: _Int) -> None: ...
    @property
    def dstZ(self) -> int: ...
    @dstZ.setter
    def dstZ(self, value: _Int) -> None: ...
    @property
    def dstLOD(self) -> int: ...
    @dstLOD.setter
    def dstLOD(self, value: _Int) -> None: ...
    @property
    def dstMemoryType(self) -> CUmemorytype: ...
    @dstMemoryType.setter
    def dstMemoryType(self, value: CUmemorytype | int) -> None: ...
    @property
    def dstHost(self) -> int: ...
    @dstHost.setter
    def dstHost(self, value: _Address) -> None: ...
    @property
    def dstDevice(self) -> CUdeviceptr: ...
    @dstDevice.setter
    def dstDevice(self, value: CUdeviceptr | _Int | None) -> None: ...
    @property
    def dstArray(self) -> CUarray: ...
    @dstArray.setter
    def dstArray(self, value: CUarray | _Int | None) -> None: ...
    @property
    def dstPitch(self) -> int: ...
    @dstPitch.setter
    def dstPitch(self, value: _Int) -> None: ...
    @property
    def dstHeight(self) -> int: ...
    @dstHeight.setter
    def dstHeight(self, value: _Int) -> None: ...
    @property
    def WidthInBytes(self) -> int: ...
    @WidthInBytes.setter
    def WidthInBytes(self, value: _Int) -> None: ...
    @property
    def Height(self) -> int: ...
    @Height.setter
    def Height(self, value: _Int) -> None: ...
    @property
    def Depth(self) -> int: ...
    @Depth.setter
    def Depth(self, value: _Int) -> None: ...
class CUDA_MEMCPY3D_v2(CUDA_MEMCPY3D_st):
    """The struct of CUDA_MEMCPY3D, which derives from it."""
class CUDA_MEMCPY3D(CUDA_MEMCPY3D_v2):
    """A box of planes of rows, where it comes from and where it goes.

    struct CUDA_MEMCPY3D_st, 200 bytes.

    Fields
        srcXInBytes : int (size_t); bytes
        srcY : int (size_t); rows
        srcZ : int (size_t); planes
        srcLOD : int (size_t); has to be 0
        srcMemoryType : CUmemorytype or int
        srcHost : int (address), buffer or None, kept (const void *)
        srcDevice : CUdeviceptr, int or None
        srcArray : CUarray, int or None
        srcPitch : int (size_t); bytes from one row to the next; not for arrays
        srcHeight : int (size_t); rows from one plane to the next; not for arrays
        dstXInBytes : int (size_t); bytes
        dstY : int (size_t); rows
        dstZ : int (size_t); planes
        dstLOD : int (size_t); has to be 0
        dstMemoryType : CUmemorytype or int
        dstHost : int (address), buffer or None, kept (void *)
        dstDevice : CUdeviceptr, int or None
        dstArray : CUarray, int or None
        dstPitch : int (size_t); bytes from one row to the next; not for arrays
        dstHeight : int (size_t); rows from one plane to the next; not for arrays
        WidthInBytes : int (size_t); bytes per row
        Height : int (size_t); rows
        Depth : int (size_t); planes

    Taken by
        cuMemcpy3D, cuMemcpy3DAsync, cuGraphAddMemcpyNode, cuGraphMemcpyNodeSetParams,
        cuGraphExecMemcpyNodeSetParams

    Given by
        cuGraphMemcpyNodeGetParams

    Field of
        CUDA_MEMCPY_NODE_PARAMS.copyParams
    """

class CUDA_MEMCPY3D_PEER_st(_Record):
    """The struct of CUDA_MEMCPY3D_PEER, which derives from it."""
    @property
    def srcXInBytes(self) -> int: ...
    @srcXInBytes.setter
    def srcXInBytes(self, value: _Int) -> None: ...
    @property
    def srcY(self) -> int: ...
    @srcY.setter
    def srcY(self, value: _Int) -> None: ...
    @property
    def srcZ(self) -> int: ...
    @srcZ.setter
    def srcZ(self, value: _Int) -> None: ...
    @property
    def srcLOD(self) -> int: ...
    @srcLOD.setter
    def srcLOD(self, value: _Int) -> None: ...
    @property
    def srcMemoryType(self) -> CUmemorytype: ...
    @srcMemoryType.setter
    def srcMemoryType(self, value: CUmemorytype | int) -> None: ...
    @property
    def srcHost(self) -> int: ...
    @srcHost.setter
    def srcHost(self, value: _Address) -> None: ...
    @property
    def srcDevice(self) -> CUdeviceptr: ...
    @srcDevice.setter
    def srcDevice(self, value: CUdeviceptr | _Int | None) -> None: ...
    @property
    def srcArray(self) -> CUarray: ...
    @srcArray.setter
    def srcArray(self, value: CUarray | _Int | None) -> None: ...
    @property
    def srcContext(self) -> CUcontext: ...
    @srcContext.setter
    def srcContext(self, value: CUcontext | _Int | None) -> None: ...
    @property
    def srcPitch(self) -> int: ...
    @srcPitch.setter
    def srcPitch(self, value: _Int) -> None: ...
    @property
    def srcHeight(self) -> int: ...
    @srcHeight.setter
    def srcHeight(self, value: _Int) -> None: ...
    @property
    def dstXInBytes(self) -> int: ...
    @dstXInBytes.setter
    def dstXInBytes(self, value: _Int) -> None: ...
    @property
    def dstY(self) -> int: ...
    @dstY.setter
    def dstY(self, value: _Int) -> None: ...
    @property
    def dstZ(self) -> int: ...
    @dstZ.setter
    def dstZ(self, value: _Int) -> None: ...
    @property
    def dstLOD(self) -> int: ...
    @dstLOD.setter
    def dstLOD(self, value: _Int) -> None: ...
    @property
    def dstMemoryType(self) -> CUmemorytype: ...
    @dstMemoryType.setter
    def dstMemoryType(self, value: CUmemorytype | int) -> None: ...
    @property
    def dstHost(self) -> int: ...
    @dstHost.setter
    def dstHost(self, value: _Address) -> None: ...
    @property
    def dstDevice(self) -> CUdeviceptr: ...
    @dstDevice.setter
    def dstDevice(self, value: CUdeviceptr | _Int | None) -> None: ...
    @property
    def dstArray(self) -> CUarray: ...
    @dstArray.setter
    def dstArray(self, value: CUarray | _Int | None) -> None: ...
    @property
    def dstContext(self) -> CUcontext: ...
    @dstContext.setter
    def dstContext(self, value: CUcontext | _Int | None) -> None: ...
    @property
    def dstPitch(self) -> int: ...
    @dstPitch.setter
    def dstPitch(self, value: _Int) -> None: ...
    @property
    def dstHeight(self) -> int: ...
    @dstHeight.setter
    def dstHeight(self, value: _Int) -> None: ...
    @property
    def WidthInBytes(self) -> int: ...
    @WidthInBytes.setter
    def WidthInBytes(self, value: _Int) -> None: ...
    @property
    def Height(self) -> int: ...
    @Height.setter
    def Height(self, value: _Int) -> None: ...
    @property
    def Depth(self) -> int: ...
    @Depth.setter
    def Depth(self, value: _Int) -> None: ...
class CUDA_MEMCPY3D_PEER_v1(CUDA_MEMCPY3D_PEER_st):
    """The struct of CUDA_MEMCPY3D_PEER, which derives from it."""
class CUDA_MEMCPY3D_PEER(CUDA_MEMCPY3D_PEER_v1):
    """A box of planes of rows, where it comes from and where it goes.

    struct CUDA_MEMCPY3D_PEER_st, 200 bytes.

    Fields
        srcXInBytes : int (size_t); bytes
        srcY : int (size_t); rows
        srcZ : int (size_t); planes
        srcLOD : int (size_t); has to be 0
        srcMemoryType : CUmemorytype or int
        srcHost : int (address), buffer or None, kept (const void *)
        srcDevice : CUdeviceptr, int or None
        srcArray : CUarray, int or None
        srcContext : CUcontext, int or None
        srcPitch : int (size_t); bytes from one row to the next; not for arrays
        srcHeight : int (size_t); rows from one plane to the next; not for arrays
        dstXInBytes : int (size_t); bytes
        dstY : int (size_t); rows
        dstZ : int (size_t); planes
        dstLOD : int (size_t); has to be 0
        dstMemoryType : CUmemorytype or int
        dstHost : int (address), buffer or None, kept (void *)
        dstDevice : CUdeviceptr, int or None
        dstArray : CUarray, int or None
        dstContext : CUcontext, int or None
        dstPitch : int (size_t); bytes from one row to the next; not for arrays
        dstHeight : int (size_t); rows from one plane to the next; not for arrays
        WidthInBytes : int (size_t); bytes per row
        Height : int (size_t); rows
        Depth : int (size_t); planes

    Taken by
        cuMemcpy3DPeer, cuMemcpy3DPeerAsync
    """

class CUDA_MEMCPY_NODE_PARAMS_st(_Record):
    """The struct of CUDA_MEMCPY_NODE_PARAMS, which derives from it."""
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...
    @property
    def copyCtx(self) -> CUcontext: ...
    @copyCtx.setter
    def copyCtx(self, value: CUcontext | _Int | None) -> None: ...
    @property
    def copyParams(self) -> CUDA_MEMCPY3D: ...
    @copyParams.setter
    def copyParams(self, value: CUDA_MEMCPY3D) -> None: ...
class CUDA_MEMCPY_NODE_PARAMS(CUDA_MEMCPY_NODE_PARAMS_st):
    """What a copy node of a graph copies, and in which context.

    struct CUDA_MEMCPY_NODE_PARAMS_st, 216 bytes. Since CUDA 12.2.

    Fields
        flags : int
        copyCtx : CUcontext, int or None
        copyParams : CUDA_MEMCPY3D
    """

class CUDA_ARRAY_DESCRIPTOR_st(_Record):
    """The struct of CUDA_ARRAY_DESCRIPTOR, which derives from it."""
    @property
    def Width(self) -> int: ...
    @Width.setter
    def Width(self, value: _Int) -> None: ...
    @property
    def Height(self) -> int: ...
    @Height.setter
    def Height(self, value: _Int) -> None: ...
    @property
    def Format(self) -> CUarray_format: ...
    @Format.setter
    def Format(self, value: CUarray_format | int) -> None: ...
    @property
    def NumChannels(self) -> int: ...
    @NumChannels.setter
    def NumChannels(self, value: _Int) -> None: ...
class CUDA_ARRAY_DESCRIPTOR_v2(CUDA_ARRAY_DESCRIPTOR_st):
    """The struct of CUDA_ARRAY_DESCRIPTOR, which derives from it."""
class CUDA_ARRAY_DESCRIPTOR(CUDA_ARRAY_DESCRIPTOR_v2):
    """Shape and format of a one- or two-dimensional array.

    struct CUDA_ARRAY_DESCRIPTOR_st, 24 bytes.

    Fields
        Width : int (size_t); elements
        Height : int (size_t); elements; 0 for one dimension
        Format : CUarray_format or int
        NumChannels : int (unsigned int); 1, 2 or 4; 3 for some video formats

    Taken by
        cuArrayCreate, cuTexRefSetAddress2D

    Given by
        cuArrayGetDescriptor
    """

class CUDA_ARRAY3D_DESCRIPTOR_st(_Record):
    """The struct of CUDA_ARRAY3D_DESCRIPTOR, which derives from it."""
    @property
    def Width(self) -> int: ...
    @Width.setter
    def Width(self, value: _Int) -> None: ...
    @property
    def Height(self) -> int: ...
    @Height.setter
    def Height(self, value: _Int) -> None: ...
    @property
    def Depth(self) -> int: ...
    @Depth.setter
    def Depth(self, value: _Int) -> None: ...
    @property
    def Format(self) -> CUarray_format: ...
    @Format.setter
    def Format(self, value: CUarray_format | int) -> None: ...
    @property
    def NumChannels(self) -> int: ...
    @NumChannels.setter
    def NumChannels(self, value: _Int) -> None: ...
    @property
    def Flags(self) -> int: ...
    @Flags.setter
    def Flags(self, value: _Int) -> None: ...
class CUDA_ARRAY3D_DESCRIPTOR_v2(CUDA_ARRAY3D_DESCRIPTOR_st):
    """The struct of CUDA_ARRAY3D_DESCRIPTOR, which derives from it."""
class CUDA_ARRAY3D_DESCRIPTOR(CUDA_ARRAY3D_DESCRIPTOR_v2):
    """Shape, format and kind of an array.

    struct CUDA_ARRAY3D_DESCRIPTOR_st, 40 bytes.

    Fields
        Width : int (size_t); elements
        Height : int (size_t); elements; 0 for one dimension
        Depth : int (size_t); elements, or layers, or 6 faces; 0 for fewer dimensions
        Format : CUarray_format or int
        NumChannels : int (unsigned int); 1, 2 or 4; 3 for some video formats
        Flags : int (unsigned int); CUDA_ARRAY3D_*, or-ed

    Taken by
        cuArray3DCreate, cuMipmappedArrayCreate

    Given by
        cuArray3DGetDescriptor

    Field of
        CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC.arrayDesc
    """

class CUDA_ARRAY_SPARSE_PROPERTIES_st(_Record):
    """The struct of CUDA_ARRAY_SPARSE_PROPERTIES, which derives from it."""
    @property
    def tileExtent(self) -> CUDA_ARRAY_SPARSE_PROPERTIES_anon0: ...
    @tileExtent.setter
    def tileExtent(self, value: CUDA_ARRAY_SPARSE_PROPERTIES_anon0) -> None: ...
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
class CUDA_ARRAY_SPARSE_PROPERTIES_v1(CUDA_ARRAY_SPARSE_PROPERTIES_st):
    """The struct of CUDA_ARRAY_SPARSE_PROPERTIES, which derives from it."""
class CUDA_ARRAY_SPARSE_PROPERTIES(CUDA_ARRAY_SPARSE_PROPERTIES_v1):
    """In which tiles memory is mapped to a sparse array.

    struct CUDA_ARRAY_SPARSE_PROPERTIES_st, 48 bytes.

    Fields
        tileExtent : CUDA_ARRAY_SPARSE_PROPERTIES_anon0
        miptailFirstLevel : int (unsigned int)
        miptailSize : int (unsigned long long); bytes
        flags : int (unsigned int)

    Given by
        cuArrayGetSparseProperties, cuMipmappedArrayGetSparseProperties
    """

class CUDA_ARRAY_SPARSE_PROPERTIES_anon0(_Record):
    """struct inside CUDA_ARRAY_SPARSE_PROPERTIES, 12 bytes.

    Fields
        width, height, depth : int (unsigned int)

    Field of
        CUDA_ARRAY_SPARSE_PROPERTIES.tileExtent
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

class CUDA_ARRAY_MEMORY_REQUIREMENTS_st(_Record):
    """The struct of CUDA_ARRAY_MEMORY_REQUIREMENTS, which derives from it."""
    @property
    def size(self) -> int: ...
    @size.setter
    def size(self, value: _Int) -> None: ...
    @property
    def alignment(self) -> int: ...
    @alignment.setter
    def alignment(self, value: _Int) -> None: ...
class CUDA_ARRAY_MEMORY_REQUIREMENTS_v1(CUDA_ARRAY_MEMORY_REQUIREMENTS_st):
    """The struct of CUDA_ARRAY_MEMORY_REQUIREMENTS, which derives from it."""
class CUDA_ARRAY_MEMORY_REQUIREMENTS(CUDA_ARRAY_MEMORY_REQUIREMENTS_v1):
    """How much memory an array takes.

    struct CUDA_ARRAY_MEMORY_REQUIREMENTS_st, 32 bytes.

    Fields
        size, alignment : int (size_t); bytes

    Given by
        cuArrayGetMemoryRequirements, cuMipmappedArrayGetMemoryRequirements
    """

class CUDA_RESOURCE_DESC_st(_Record):
    """The struct of CUDA_RESOURCE_DESC, which derives from it."""
    @property
    def resType(self) -> CUresourcetype: ...
    @resType.setter
    def resType(self, value: CUresourcetype | int) -> None: ...
    @property
    def res(self) -> CUDA_RESOURCE_DESC_anon0: ...
    @res.setter
    def res(self, value: CUDA_RESOURCE_DESC_anon0) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...
class CUDA_RESOURCE_DESC_v1(CUDA_RESOURCE_DESC_st):
    """The struct of CUDA_RESOURCE_DESC, which derives from it."""
class CUDA_RESOURCE_DESC(CUDA_RESOURCE_DESC_v1):
    """The memory that a texture or surface is on; resType says which member of res counts.

    struct CUDA_RESOURCE_DESC_st, 144 bytes.

    Fields
        resType : CUresourcetype or int
        res : CUDA_RESOURCE_DESC_anon0
        flags : int (unsigned int)

    Taken by
        cuTexObjectCreate, cuSurfObjectCreate

    Given by
        cuTexObjectGetResourceDesc, cuSurfObjectGetResourceDesc
    """

class CUDA_RESOURCE_DESC_anon0(_Record):
    """union inside CUDA_RESOURCE_DESC, 128 bytes.

    Fields
        array : CUDA_RESOURCE_DESC_anon0_anon0
        mipmap : CUDA_RESOURCE_DESC_anon0_anon1
        linear : CUDA_RESOURCE_DESC_anon0_anon2
        pitch2D : CUDA_RESOURCE_DESC_anon0_anon3

    Field of
        CUDA_RESOURCE_DESC.res
    """
    @property
    def array(self) -> CUDA_RESOURCE_DESC_anon0_anon0: ...
    @array.setter
    def array(self, value: CUDA_RESOURCE_DESC_anon0_anon0) -> None: ...
    @property
    def mipmap(self) -> CUDA_RESOURCE_DESC_anon0_anon1: ...
    @mipmap.setter
    def mipmap(self, value: CUDA_RESOURCE_DESC_anon0_anon1) -> None: ...
    @property
    def linear(self) -> CUDA_RESOURCE_DESC_anon0_anon2: ...
    @linear.setter
    def linear(self, value: CUDA_RESOURCE_DESC_anon0_anon2) -> None: ...
    @property
    def pitch2D(self) -> CUDA_RESOURCE_DESC_anon0_anon3: ...
    @pitch2D.setter
    def pitch2D(self, value: CUDA_RESOURCE_DESC_anon0_anon3) -> None: ...

class CUDA_RESOURCE_DESC_anon0_anon0(_Record):
    """struct inside CUDA_RESOURCE_DESC_anon0, 8 bytes.

    Fields
        hArray : CUarray, int or None
    """
    @property
    def hArray(self) -> CUarray: ...
    @hArray.setter
    def hArray(self, value: CUarray | _Int | None) -> None: ...

class CUDA_RESOURCE_DESC_anon0_anon1(_Record):
    """struct inside CUDA_RESOURCE_DESC_anon0, 8 bytes.

    Fields
        hMipmappedArray : CUmipmappedArray, int or None
    """
    @property
    def hMipmappedArray(self) -> CUmipmappedArray: ...
    @hMipmappedArray.setter
    def hMipmappedArray(self, value: CUmipmappedArray | _Int | None) -> None: ...

class CUDA_RESOURCE_DESC_anon0_anon2(_Record):
    """struct inside CUDA_RESOURCE_DESC_anon0, 24 bytes.

    Fields
        devPtr : CUdeviceptr, int or None
        format : CUarray_format or int
        numChannels : int (unsigned int)
        sizeInBytes : int (size_t); bytes
    """
    @property
    def devPtr(self) -> CUdeviceptr: ...
    @devPtr.setter
    def devPtr(self, value: CUdeviceptr | _Int | None) -> None: ...
    @property
    def format(self) -> CUarray_format: ...
    @format.setter
    def format(self, value: CUarray_format | int) -> None: ...
    @property
    def numChannels(self) -> int: ...
    @numChannels.setter
    def numChannels(self, value: _Int) -> None: ...
    @property
    def sizeInBytes(self) -> int: ...
    @sizeInBytes.setter
    def sizeInBytes(self, value: _Int) -> None: ...

class CUDA_RESOURCE_DESC_anon0_anon3(_Record):
    """struct inside CUDA_RESOURCE_DESC_anon0, 40 bytes.

    Fields
        devPtr : CUdeviceptr, int or None
        format : CUarray_format or int
        numChannels : int (unsigned int)
        width : int (size_t); elements per row
        height : int (size_t); rows
        pitchInBytes : int (size_t); bytes from one row to the next
    """
    @property
    def devPtr(self) -> CUdeviceptr: ...
    @devPtr.setter
    def devPtr(self, value: CUdeviceptr | _Int | None) -> None: ...
    @property
    def format(self) -> CUarray_format: ...
    @format.setter
    def format(self, value: CUarray_format | int) -> None: ...
    @property
    def numChannels(self) -> int: ...
    @numChannels.setter
    def numChannels(self, value: _Int) -> None: ...
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
class CUDA_RESOURCE_DESC_anon0_anon4(_Record):
    """struct inside CUDA_RESOURCE_DESC_anon0, 128 bytes."""

class CUDA_TEXTURE_DESC_st(_Record):
    """The struct of CUDA_TEXTURE_DESC, which derives from it."""
    @property
    def addressMode(self) -> list[CUaddress_mode]: ...
    @addressMode.setter
    def addressMode(self, value: Sequence[CUaddress_mode]) -> None: ...
    @property
    def filterMode(self) -> CUfilter_mode: ...
    @filterMode.setter
    def filterMode(self, value: CUfilter_mode | int) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...
    @property
    def maxAnisotropy(self) -> int: ...
    @maxAnisotropy.setter
    def maxAnisotropy(self, value: _Int) -> None: ...
    @property
    def mipmapFilterMode(self) -> CUfilter_mode: ...
    @mipmapFilterMode.setter
    def mipmapFilterMode(self, value: CUfilter_mode | int) -> None: ...
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
    def borderColor(self) -> list[float]: ...
    @borderColor.setter
    def borderColor(self, value: Sequence[float]) -> None: ...
class CUDA_TEXTURE_DESC_v1(CUDA_TEXTURE_DESC_st):
    """The struct of CUDA_TEXTURE_DESC, which derives from it."""
class CUDA_TEXTURE_DESC(CUDA_TEXTURE_DESC_v1):
    """How a texture addresses and filters.

    struct CUDA_TEXTURE_DESC_st, 104 bytes.

    Fields
        addressMode : sequence of CUaddress_mode (3); for x, y and z
        filterMode : CUfilter_mode or int
        flags : int (unsigned int); CU_TRSF_*, or-ed
        maxAnisotropy : int (unsigned int); 1 to 16
        mipmapFilterMode : CUfilter_mode or int
        mipmapLevelBias, minMipmapLevelClamp, maxMipmapLevelClamp : float; levels
        borderColor : sequence of float (float [4]); red, green, blue, alpha

    Taken by
        cuTexObjectCreate

    Given by
        cuTexObjectGetTextureDesc
    """

class CUDA_RESOURCE_VIEW_DESC_st(_Record):
    """The struct of CUDA_RESOURCE_VIEW_DESC, which derives from it."""
    @property
    def format(self) -> CUresourceViewFormat: ...
    @format.setter
    def format(self, value: CUresourceViewFormat | int) -> None: ...
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
class CUDA_RESOURCE_VIEW_DESC_v1(CUDA_RESOURCE_VIEW_DESC_st):
    """The struct of CUDA_RESOURCE_VIEW_DESC, which derives from it."""
class CUDA_RESOURCE_VIEW_DESC(CUDA_RESOURCE_VIEW_DESC_v1):
    """The part of an array that a texture reads, and as what.

    struct CUDA_RESOURCE_VIEW_DESC_st, 112 bytes.

    Fields
        format : CUresourceViewFormat or int
        width, height, depth : int (size_t); elements of the view
        firstMipmapLevel, lastMipmapLevel, firstLayer, lastLayer : int (unsigned int)

    Taken by
        cuTexObjectCreate

    Given by
        cuTexObjectGetResourceViewDesc
    """

class CUtensorMap_st(_Record):
    """The struct of CUtensorMap, which derives from it."""
    @property
    def opaque(self) -> list[cuuint64_t]: ...
    @opaque.setter
    def opaque(self, value: Sequence[cuuint64_t]) -> None: ...
class CUtensorMap(CUtensorMap_st):
    """What describes a tensor to kernels, 128 bytes that are passed by value; made by
    cuTensorMapEncodeTiled.

    struct CUtensorMap_st, 128 bytes. Since CUDA 12.0.

    Fields
        opaque : sequence of cuuint64_t (16)

    Taken by
        cuTensorMapReplaceAddress, cuTensorMapSetAllocationClass

    Given by
        cuTensorMapEncodeTiled, cuTensorMapEncodeIm2col, cuTensorMapEncodeIm2colWide
    """

class CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st(_Record):
    """The struct of CUDA_POINTER_ATTRIBUTE_P2P_TOKENS, which derives from it."""
    @property
    def p2pToken(self) -> int: ...
    @p2pToken.setter
    def p2pToken(self, value: _Int) -> None: ...
    @property
    def vaSpaceToken(self) -> int: ...
    @vaSpaceToken.setter
    def vaSpaceToken(self, value: _Int) -> None: ...
class CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1(CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st):
    """The struct of CUDA_POINTER_ATTRIBUTE_P2P_TOKENS, which derives from it."""
class CUDA_POINTER_ATTRIBUTE_P2P_TOKENS(CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1):
    """Two tokens by which other drivers of the kernel know memory.

    struct CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st, 16 bytes.

    Fields
        p2pToken : int (unsigned long long)
        vaSpaceToken : int (unsigned int)
    """

class CUDA_LAUNCH_PARAMS_st(_Record):
    """The struct of CUDA_LAUNCH_PARAMS, which derives from it."""
    @property
    def function(self) -> CUfunction: ...
    @function.setter
    def function(self, value: CUfunction | _Int | None) -> None: ...
    @property
    def gridDimX(self) -> int: ...
    @gridDimX.setter
    def gridDimX(self, value: _Int) -> None: ...
    @property
    def gridDimY(self) -> int: ...
    @gridDimY.setter
    def gridDimY(self, value: _Int) -> None: ...
    @property
    def gridDimZ(self) -> int: ...
    @gridDimZ.setter
    def gridDimZ(self, value: _Int) -> None: ...
    @property
    def blockDimX(self) -> int: ...
    @blockDimX.setter
    def blockDimX(self, value: _Int) -> None: ...
    @property
    def blockDimY(self) -> int: ...
    @blockDimY.setter
    def blockDimY(self, value: _Int) -> None: ...
    @property
    def blockDimZ(self) -> int: ...
    @blockDimZ.setter
    def blockDimZ(self, value: _Int) -> None: ...
    @property
    def sharedMemBytes(self) -> int: ...
    @sharedMemBytes.setter
    def sharedMemBytes(self, value: _Int) -> None: ...
    @property
    def hStream(self) -> CUstream: ...
    @hStream.setter
    def hStream(self, value: CUstream | _Int | None) -> None: ...
    @property
    def kernelParams(self) -> int: ...
    @kernelParams.setter
    def kernelParams(self, value: _KernelParams) -> None: ...
class CUDA_LAUNCH_PARAMS_v1(CUDA_LAUNCH_PARAMS_st):
    """The struct of CUDA_LAUNCH_PARAMS, which derives from it."""
class CUDA_LAUNCH_PARAMS(CUDA_LAUNCH_PARAMS_v1):
    """One kernel of a cooperative launch on several devices.

    struct CUDA_LAUNCH_PARAMS_st, 56 bytes.

    Fields
        function : CUfunction, int or None
        gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ : int (unsigned int)
        sharedMemBytes : int (unsigned int)
        hStream : CUstream, int or None
        kernelParams : arguments of the kernel, kept (void **)

    Taken by
        cuLaunchCooperativeKernelMultiDevice
    """

class CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st(_Record):
    """The struct of CUDA_EXTERNAL_MEMORY_HANDLE_DESC, which derives from it."""
    @property
    def type(self) -> CUexternalMemoryHandleType: ...
    @type.setter
    def type(self, value: CUexternalMemoryHandleType | int) -> None: ...
    @property
    def handle(self) -> CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0: ...
    @handle.setter
    def handle(self, value: CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0) -> None: ...
    @property
    def size(self) -> int: ...
    @size.setter
    def size(self, value: _Int) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...
class CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st):
    """The struct of CUDA_EXTERNAL_MEMORY_HANDLE_DESC, which derives from it."""
class CUDA_EXTERNAL_MEMORY_HANDLE_DESC(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1):
    """Memory of another interface that is to be imported.

    struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st, 104 bytes.

    Fields
        type : CUexternalMemoryHandleType or int
        handle : CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0
        size : int (unsigned long long); bytes
        flags : int (unsigned int)

    Taken by
        cuImportExternalMemory
    """

class CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0(_Record):
    """union inside CUDA_EXTERNAL_MEMORY_HANDLE_DESC, 16 bytes.

    Fields
        fd : int
        win32 : CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0_anon0
        nvSciBufObject : int (address), buffer or None, kept (const void *)

    Field of
        CUDA_EXTERNAL_MEMORY_HANDLE_DESC.handle
    """
    @property
    def fd(self) -> int: ...
    @fd.setter
    def fd(self, value: _Int) -> None: ...
    @property
    def win32(self) -> CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0_anon0: ...
    @win32.setter
    def win32(self, value: CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0_anon0) -> None: ...
    @property
    def nvSciBufObject(self) -> int: ...
    @nvSciBufObject.setter
    def nvSciBufObject(self, value: _Address) -> None: ...

class CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0_anon0(_Record):
    """struct inside CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0, 16 bytes.

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

class CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st(_Record):
    """The struct of CUDA_EXTERNAL_MEMORY_BUFFER_DESC, which derives from it."""
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
class CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1(CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st):
    """The struct of CUDA_EXTERNAL_MEMORY_BUFFER_DESC, which derives from it."""
class CUDA_EXTERNAL_MEMORY_BUFFER_DESC(CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1):
    """The part of imported memory that gets an address.

    struct CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st, 88 bytes.

    Fields
        offset, size : int (unsigned long long); bytes
        flags : int (unsigned int)

    Taken by
        cuExternalMemoryGetMappedBuffer
    """

class CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st(_Record):
    """The struct of CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC, which derives from it."""
    @property
    def offset(self) -> int: ...
    @offset.setter
    def offset(self, value: _Int) -> None: ...
    @property
    def arrayDesc(self) -> CUDA_ARRAY3D_DESCRIPTOR: ...
    @arrayDesc.setter
    def arrayDesc(self, value: CUDA_ARRAY3D_DESCRIPTOR) -> None: ...
    @property
    def numLevels(self) -> int: ...
    @numLevels.setter
    def numLevels(self, value: _Int) -> None: ...
class CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1(CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st):
    """The struct of CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC, which derives from it."""
class CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC(CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1):
    """A mipmapped array in imported memory.

    struct CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st, 120 bytes.

    Fields
        offset : int (unsigned long long)
        arrayDesc : CUDA_ARRAY3D_DESCRIPTOR
        numLevels : int (unsigned int)

    Taken by
        cuExternalMemoryGetMappedMipmappedArray
    """

class CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st(_Record):
    """The struct of CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC, which derives from it."""
    @property
    def type(self) -> CUexternalSemaphoreHandleType: ...
    @type.setter
    def type(self, value: CUexternalSemaphoreHandleType | int) -> None: ...
    @property
    def handle(self) -> CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0: ...
    @handle.setter
    def handle(self, value: CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...
class CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st):
    """The struct of CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC, which derives from it."""
class CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1):
    """A semaphore of another interface that is to be imported.

    struct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st, 96 bytes.

    Fields
        type : CUexternalSemaphoreHandleType or int
        handle : CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0
        flags : int (unsigned int)

    Taken by
        cuImportExternalSemaphore
    """

class CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0(_Record):
    """union inside CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC, 16 bytes.

    Fields
        fd : int
        win32 : CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0_anon0
        nvSciSyncObj : int (address), buffer or None, kept (const void *)

    Field of
        CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC.handle
    """
    @property
    def fd(self) -> int: ...
    @fd.setter
    def fd(self, value: _Int) -> None: ...
    @property
    def win32(self) -> CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0_anon0: ...
    @win32.setter
    def win32(self, value: CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0_anon0) -> None: ...
    @property
    def nvSciSyncObj(self) -> int: ...
    @nvSciSyncObj.setter
    def nvSciSyncObj(self, value: _Address) -> None: ...

class CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0_anon0(_Record):
    """struct inside CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0, 16 bytes.

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

class CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st(_Record):
    """The struct of CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, which derives from it."""
    @property
    def params(self) -> CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0: ...
    @params.setter
    def params(self, value: CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...
class CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st):
    """The struct of CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, which derives from it."""
class CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1):
    """With what an imported semaphore is signalled or waited for; its type says which member
    counts.

    struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st, 144 bytes.

    Fields
        params : CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0
        flags : int (unsigned int)

    Taken by
        cuSignalExternalSemaphoresAsync

    Field of
        CUDA_EXT_SEM_SIGNAL_NODE_PARAMS.paramsArray,
        CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2.paramsArray
    """

class CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0(_Record):
    """struct inside CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, 72 bytes.

    Fields
        fence : CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon0
        nvSciSync : CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon1
        keyedMutex : CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon2

    Field of
        CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS.params
    """
    @property
    def fence(self) -> CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon0: ...
    @fence.setter
    def fence(self, value: CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon0) -> None: ...
    @property
    def nvSciSync(self) -> CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon1: ...
    @nvSciSync.setter
    def nvSciSync(self, value: CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon1) -> None: ...
    @property
    def keyedMutex(self) -> CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon2: ...
    @keyedMutex.setter
    def keyedMutex(self, value: CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon2) -> None: ...

class CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon0(_Record):
    """struct inside CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0, 8 bytes.

    Fields
        value : int (unsigned long long)
    """
    @property
    def value(self) -> int: ...
    @value.setter
    def value(self, value: _Int) -> None: ...

class CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon1(_Record):
    """union inside CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0, 8 bytes.

    Fields
        fence : int (address), buffer or None, kept (void *)
    """
    @property
    def fence(self) -> int: ...
    @fence.setter
    def fence(self, value: _Address) -> None: ...

class CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon2(_Record):
    """struct inside CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0, 8 bytes.

    Fields
        key : int (unsigned long long)
    """
    @property
    def key(self) -> int: ...
    @key.setter
    def key(self, value: _Int) -> None: ...

class CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st(_Record):
    """The struct of CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, which derives from it."""
    @property
    def params(self) -> CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0: ...
    @params.setter
    def params(self, value: CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...
class CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st):
    """The struct of CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, which derives from it."""
class CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1):
    """With what an imported semaphore is signalled or waited for; its type says which member
    counts.

    struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st, 144 bytes.

    Fields
        params : CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0
        flags : int (unsigned int)

    Taken by
        cuWaitExternalSemaphoresAsync

    Field of
        CUDA_EXT_SEM_WAIT_NODE_PARAMS.paramsArray,
        CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2.paramsArray
    """

class CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0(_Record):
    """struct inside CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, 72 bytes.

    Fields
        fence : CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon0
        nvSciSync : CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon1
        keyedMutex : CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon2

    Field of
        CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS.params
    """
    @property
    def fence(self) -> CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon0: ...
    @fence.setter
    def fence(self, value: CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon0) -> None: ...
    @property
    def nvSciSync(self) -> CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon1: ...
    @nvSciSync.setter
    def nvSciSync(self, value: CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon1) -> None: ...
    @property
    def keyedMutex(self) -> CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon2: ...
    @keyedMutex.setter
    def keyedMutex(self, value: CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon2) -> None: ...

class CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon0(_Record):
    """struct inside CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0, 8 bytes.

    Fields
        value : int (unsigned long long)
    """
    @property
    def value(self) -> int: ...
    @value.setter
    def value(self, value: _Int) -> None: ...

class CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon1(_Record):
    """union inside CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0, 8 bytes.

    Fields
        fence : int (address), buffer or None, kept (void *)
    """
    @property
    def fence(self) -> int: ...
    @fence.setter
    def fence(self, value: _Address) -> None: ...

class CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon2(_Record):
    """struct inside CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0, 16 bytes.

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

class CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st(_Record):
    """The struct of CUDA_EXT_SEM_SIGNAL_NODE_PARAMS, which derives from it."""
    @property
    def extSemArray(self) -> list[CUexternalSemaphore]: ...
    @extSemArray.setter
    def extSemArray(self, value: Sequence[CUexternalSemaphore]) -> None: ...
    @property
    def paramsArray(self) -> list[CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS]: ...
    @paramsArray.setter
    def paramsArray(self, value: Sequence[CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS]) -> None: ...
    @property
    def numExtSems(self) -> int: ...
    @numExtSems.setter
    def numExtSems(self, value: _Int) -> None: ...
class CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st):
    """The struct of CUDA_EXT_SEM_SIGNAL_NODE_PARAMS, which derives from it."""
class CUDA_EXT_SEM_SIGNAL_NODE_PARAMS(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1):
    """Semaphores of a node, and what they are signalled with or waited for.

    struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st, 24 bytes.

    Fields
        extSemArray : sequence of CUexternalSemaphore, kept; sets numExtSems
        paramsArray : sequence of CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, kept; sets
            numExtSems
        numExtSems : int (unsigned int)

    Taken by
        cuGraphAddExternalSemaphoresSignalNode,
        cuGraphExternalSemaphoresSignalNodeSetParams,
        cuGraphExecExternalSemaphoresSignalNodeSetParams

    Given by
        cuGraphExternalSemaphoresSignalNodeGetParams
    """

class CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st(_Record):
    """The struct of CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2, which derives from it."""
    @property
    def extSemArray(self) -> list[CUexternalSemaphore]: ...
    @extSemArray.setter
    def extSemArray(self, value: Sequence[CUexternalSemaphore]) -> None: ...
    @property
    def paramsArray(self) -> list[CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS]: ...
    @paramsArray.setter
    def paramsArray(self, value: Sequence[CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS]) -> None: ...
    @property
    def numExtSems(self) -> int: ...
    @numExtSems.setter
    def numExtSems(self, value: _Int) -> None: ...
    @property
    def ctx(self) -> CUcontext: ...
    @ctx.setter
    def ctx(self, value: CUcontext | _Int | None) -> None: ...
    @property
    def gCtx(self) -> CUgreenCtx: ...
    @gCtx.setter
    def gCtx(self, value: CUgreenCtx | _Int | None) -> None: ...
class CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st):
    """Semaphores of a node, and what they are signalled with or waited for.

    struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st, 32 bytes. Since CUDA 12.2; other fields
    before 13.4.

    Fields
        extSemArray : sequence of CUexternalSemaphore, kept; sets numExtSems
        paramsArray : sequence of CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, kept; sets
            numExtSems
        numExtSems : int (unsigned int)
        ctx : CUcontext, int or None
        gCtx : CUgreenCtx, int or None
    """

class CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_anon0(_Record):
    """union inside CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2, 8 bytes.

    Fields
        ctx : CUcontext, int or None
        gCtx : CUgreenCtx, int or None
    """
    @property
    def ctx(self) -> CUcontext: ...
    @ctx.setter
    def ctx(self, value: CUcontext | _Int | None) -> None: ...
    @property
    def gCtx(self) -> CUgreenCtx: ...
    @gCtx.setter
    def gCtx(self, value: CUgreenCtx | _Int | None) -> None: ...

class CUDA_EXT_SEM_WAIT_NODE_PARAMS_st(_Record):
    """The struct of CUDA_EXT_SEM_WAIT_NODE_PARAMS, which derives from it."""
    @property
    def extSemArray(self) -> list[CUexternalSemaphore]: ...
    @extSemArray.setter
    def extSemArray(self, value: Sequence[CUexternalSemaphore]) -> None: ...
    @property
    def paramsArray(self) -> list[CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS]: ...
    @paramsArray.setter
    def paramsArray(self, value: Sequence[CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS]) -> None: ...
    @property
    def numExtSems(self) -> int: ...
    @numExtSems.setter
    def numExtSems(self, value: _Int) -> None: ...
class CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1(CUDA_EXT_SEM_WAIT_NODE_PARAMS_st):
    """The struct of CUDA_EXT_SEM_WAIT_NODE_PARAMS, which derives from it."""
class CUDA_EXT_SEM_WAIT_NODE_PARAMS(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1):
    """Semaphores of a node, and what they are signalled with or waited for.

    struct CUDA_EXT_SEM_WAIT_NODE_PARAMS_st, 24 bytes.

    Fields
        extSemArray : sequence of CUexternalSemaphore, kept; sets numExtSems
        paramsArray : sequence of CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, kept; sets numExtSems
        numExtSems : int (unsigned int)

    Taken by
        cuGraphAddExternalSemaphoresWaitNode, cuGraphExternalSemaphoresWaitNodeSetParams,
        cuGraphExecExternalSemaphoresWaitNodeSetParams

    Given by
        cuGraphExternalSemaphoresWaitNodeGetParams
    """

class CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st(_Record):
    """The struct of CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2, which derives from it."""
    @property
    def extSemArray(self) -> list[CUexternalSemaphore]: ...
    @extSemArray.setter
    def extSemArray(self, value: Sequence[CUexternalSemaphore]) -> None: ...
    @property
    def paramsArray(self) -> list[CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS]: ...
    @paramsArray.setter
    def paramsArray(self, value: Sequence[CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS]) -> None: ...
    @property
    def numExtSems(self) -> int: ...
    @numExtSems.setter
    def numExtSems(self, value: _Int) -> None: ...
    @property
    def ctx(self) -> CUcontext: ...
    @ctx.setter
    def ctx(self, value: CUcontext | _Int | None) -> None: ...
    @property
    def gCtx(self) -> CUgreenCtx: ...
    @gCtx.setter
    def gCtx(self, value: CUgreenCtx | _Int | None) -> None: ...
class CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st):
    """Semaphores of a node, and what they are signalled with or waited for.

    struct CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st, 32 bytes. Since CUDA 12.2; other fields
    before 13.4.

    Fields
        extSemArray : sequence of CUexternalSemaphore, kept; sets numExtSems
        paramsArray : sequence of CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, kept; sets numExtSems
        numExtSems : int (unsigned int)
        ctx : CUcontext, int or None
        gCtx : CUgreenCtx, int or None
    """

class CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_anon0(_Record):
    """union inside CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2, 8 bytes.

    Fields
        ctx : CUcontext, int or None
        gCtx : CUgreenCtx, int or None
    """
    @property
    def ctx(self) -> CUcontext: ...
    @ctx.setter
    def ctx(self, value: CUcontext | _Int | None) -> None: ...
    @property
    def gCtx(self) -> CUgreenCtx: ...
    @gCtx.setter
    def gCtx(self, value: CUgreenCtx | _Int | None) -> None: ...

class CUarrayMapInfo_st(_Record):
    """The struct of CUarrayMapInfo, which derives from it."""
    @property
    def resourceType(self) -> CUresourcetype: ...
    @resourceType.setter
    def resourceType(self, value: CUresourcetype | int) -> None: ...
    @property
    def resource(self) -> CUarrayMapInfo_anon0: ...
    @resource.setter
    def resource(self, value: CUarrayMapInfo_anon0) -> None: ...
    @property
    def subresourceType(self) -> CUarraySparseSubresourceType: ...
    @subresourceType.setter
    def subresourceType(self, value: CUarraySparseSubresourceType | int) -> None: ...
    @property
    def subresource(self) -> CUarrayMapInfo_anon1: ...
    @subresource.setter
    def subresource(self, value: CUarrayMapInfo_anon1) -> None: ...
    @property
    def memOperationType(self) -> CUmemOperationType: ...
    @memOperationType.setter
    def memOperationType(self, value: CUmemOperationType | int) -> None: ...
    @property
    def memHandleType(self) -> CUmemHandleType: ...
    @memHandleType.setter
    def memHandleType(self, value: CUmemHandleType | int) -> None: ...
    @property
    def memHandle(self) -> CUarrayMapInfo_anon2: ...
    @memHandle.setter
    def memHandle(self, value: CUarrayMapInfo_anon2) -> None: ...
    @property
    def offset(self) -> int: ...
    @offset.setter
    def offset(self, value: _Int) -> None: ...
    @property
    def deviceBitMask(self) -> int: ...
    @deviceBitMask.setter
    def deviceBitMask(self, value: _Int) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...
class CUarrayMapInfo_v1(CUarrayMapInfo_st):
    """The struct of CUarrayMapInfo, which derives from it."""
class CUarrayMapInfo(CUarrayMapInfo_v1):
    """One mapping of memory to an array, for cuMemMapArrayAsync.

    struct CUarrayMapInfo_st, 96 bytes.

    Fields
        resourceType : CUresourcetype or int
        resource : CUarrayMapInfo_anon0
        subresourceType : CUarraySparseSubresourceType or int
        subresource : CUarrayMapInfo_anon1
        memOperationType : CUmemOperationType or int
        memHandleType : CUmemHandleType or int
        memHandle : CUarrayMapInfo_anon2
        offset : int (unsigned long long); bytes into the memory
        deviceBitMask, flags : int (unsigned int)

    Taken by
        cuMemMapArrayAsync
    """

class CUarrayMapInfo_anon0(_Record):
    """union inside CUarrayMapInfo, 8 bytes.

    Fields
        mipmap : CUmipmappedArray, int or None
        array : CUarray, int or None

    Field of
        CUarrayMapInfo.resource
    """
    @property
    def mipmap(self) -> CUmipmappedArray: ...
    @mipmap.setter
    def mipmap(self, value: CUmipmappedArray | _Int | None) -> None: ...
    @property
    def array(self) -> CUarray: ...
    @array.setter
    def array(self, value: CUarray | _Int | None) -> None: ...

class CUarrayMapInfo_anon1(_Record):
    """union inside CUarrayMapInfo, 32 bytes.

    Fields
        sparseLevel : CUarrayMapInfo_anon1_anon0
        miptail : CUarrayMapInfo_anon1_anon1

    Field of
        CUarrayMapInfo.subresource
    """
    @property
    def sparseLevel(self) -> CUarrayMapInfo_anon1_anon0: ...
    @sparseLevel.setter
    def sparseLevel(self, value: CUarrayMapInfo_anon1_anon0) -> None: ...
    @property
    def miptail(self) -> CUarrayMapInfo_anon1_anon1: ...
    @miptail.setter
    def miptail(self, value: CUarrayMapInfo_anon1_anon1) -> None: ...

class CUarrayMapInfo_anon1_anon0(_Record):
    """struct inside CUarrayMapInfo_anon1, 32 bytes.

    Fields
        level, layer, offsetX, offsetY, offsetZ, extentWidth, extentHeight : int (unsigned
            int)
        extentDepth : int (unsigned int)
    """
    @property
    def level(self) -> int: ...
    @level.setter
    def level(self, value: _Int) -> None: ...
    @property
    def layer(self) -> int: ...
    @layer.setter
    def layer(self, value: _Int) -> None: ...
    @property
    def offsetX(self) -> int: ...
    @offsetX.setter
    def offsetX(self, value: _Int) -> None: ...
    @property
    def offsetY(self) -> int: ...
    @offsetY.setter
    def offsetY(self, value: _Int) -> None: ...
    @property
    def offsetZ(self) -> int: ...
    @offsetZ.setter
    def offsetZ(self, value: _Int) -> None: ...
    @property
    def extentWidth(self) -> int: ...
    @extentWidth.setter
    def extentWidth(self, value: _Int) -> None: ...
    @property
    def extentHeight(self) -> int: ...
    @extentHeight.setter
    def extentHeight(self, value: _Int) -> None: ...
    @property
    def extentDepth(self) -> int: ...
    @extentDepth.setter
    def extentDepth(self, value: _Int) -> None: ...

class CUarrayMapInfo_anon1_anon1(_Record):
    """struct inside CUarrayMapInfo_anon1, 24 bytes.

    Fields
        layer : int (unsigned int)
        offset, size : int (unsigned long long)
    """
    @property
    def layer(self) -> int: ...
    @layer.setter
    def layer(self, value: _Int) -> None: ...
    @property
    def offset(self) -> int: ...
    @offset.setter
    def offset(self, value: _Int) -> None: ...
    @property
    def size(self) -> int: ...
    @size.setter
    def size(self, value: _Int) -> None: ...

class CUarrayMapInfo_anon2(_Record):
    """union inside CUarrayMapInfo, 8 bytes.

    Fields
        memHandle : CUmemGenericAllocationHandle, int or None

    Field of
        CUarrayMapInfo.memHandle
    """
    @property
    def memHandle(self) -> CUmemGenericAllocationHandle: ...
    @memHandle.setter
    def memHandle(self, value: CUmemGenericAllocationHandle | _Int | None) -> None: ...

class CUmemLocation_st(_Record):
    """The struct of CUmemLocation, which derives from it."""
    @property
    def type(self) -> CUmemLocationType: ...
    @type.setter
    def type(self, value: CUmemLocationType | int) -> None: ...
    @property
    def id(self) -> int: ...
    @id.setter
    def id(self, value: _Int) -> None: ...
    @property
    def localized(self) -> CUmemLocation_anon0_anon0: ...
    @localized.setter
    def localized(self, value: CUmemLocation_anon0_anon0) -> None: ...
class CUmemLocation_v1(CUmemLocation_st):
    """The struct of CUmemLocation, which derives from it."""
class CUmemLocation(CUmemLocation_v1):
    """A place for memory, such as a device or a node of the host.

    struct CUmemLocation_st, 8 bytes. Other fields before CUDA 13.2.

    Fields
        type : CUmemLocationType or int
        id : int
        localized : CUmemLocation_anon0_anon0

    Taken by
        cuMemGetAccess, cuMemPoolGetAccess, cuMemGetDefaultMemPool, cuMemGetMemPool,
        cuMemSetMemPool, cuMemPrefetchAsync, cuMemAdvise, cuMemPrefetchBatchAsync,
        cuMemDiscardAndPrefetchBatchAsync, cuMemGetLocationInfo

    Field of
        CUmemAllocationProp.location, CUmemAccessDesc.location, CUmemPoolProps.location,
        CUmemcpyAttributes.srcLocHint, CUmemcpyAttributes.dstLocHint
    """

class CUmemLocation_anon0(_Record):
    """union inside CUmemLocation, 4 bytes.

    Fields
        id : int
        localized : CUmemLocation_anon0_anon0
    """
    @property
    def id(self) -> int: ...
    @id.setter
    def id(self, value: _Int) -> None: ...
    @property
    def localized(self) -> CUmemLocation_anon0_anon0: ...
    @localized.setter
    def localized(self, value: CUmemLocation_anon0_anon0) -> None: ...

class CUmemLocation_anon0_anon0(_Record):
    """struct inside CUmemLocation_anon0, 2 bytes.

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

class CUmemAllocationProp_st(_Record):
    """The struct of CUmemAllocationProp, which derives from it."""
    @property
    def type(self) -> CUmemAllocationType: ...
    @type.setter
    def type(self, value: CUmemAllocationType | int) -> None: ...
    @property
    def requestedHandleTypes(self) -> CUmemAllocationHandleType: ...
    @requestedHandleTypes.setter
    def requestedHandleTypes(self, value: CUmemAllocationHandleType | int) -> None: ...
    @property
    def location(self) -> CUmemLocation: ...
    @location.setter
    def location(self, value: CUmemLocation) -> None: ...
    @property
    def win32HandleMetaData(self) -> int: ...
    @win32HandleMetaData.setter
    def win32HandleMetaData(self, value: _Address) -> None: ...
    @property
    def allocFlags(self) -> CUmemAllocationProp_anon0: ...
    @allocFlags.setter
    def allocFlags(self, value: CUmemAllocationProp_anon0) -> None: ...
class CUmemAllocationProp_v1(CUmemAllocationProp_st):
    """The struct of CUmemAllocationProp, which derives from it."""
class CUmemAllocationProp(CUmemAllocationProp_v1):
    """What physical memory is to be like, for cuMemCreate.

    struct CUmemAllocationProp_st, 32 bytes.

    Fields
        type : CUmemAllocationType or int
        requestedHandleTypes : CUmemAllocationHandleType or int
        location : CUmemLocation
        win32HandleMetaData : int (address), buffer or None, kept (void *)
        allocFlags : CUmemAllocationProp_anon0

    Taken by
        cuMemCreate, cuMemGetAllocationGranularity

    Given by
        cuMemGetAllocationPropertiesFromHandle
    """

class CUmemAllocationProp_anon0(_Record):
    """struct inside CUmemAllocationProp, 8 bytes.

    Fields
        compressionType, gpuDirectRDMACapable : int (unsigned char)
        usage : int (unsigned short)

    Field of
        CUmemAllocationProp.allocFlags
    """
    @property
    def compressionType(self) -> int: ...
    @compressionType.setter
    def compressionType(self, value: _Int) -> None: ...
    @property
    def gpuDirectRDMACapable(self) -> int: ...
    @gpuDirectRDMACapable.setter
    def gpuDirectRDMACapable(self, value: _Int) -> None: ...
    @property
    def usage(self) -> int: ...
    @usage.setter
    def usage(self, value: _Int) -> None: ...

class CUmulticastObjectProp_st(_Record):
    """The struct of CUmulticastObjectProp, which derives from it."""
    @property
    def numDevices(self) -> int: ...
    @numDevices.setter
    def numDevices(self, value: _Int) -> None: ...
    @property
    def size(self) -> int: ...
    @size.setter
    def size(self, value: _Int) -> None: ...
    @property
    def handleTypes(self) -> int: ...
    @handleTypes.setter
    def handleTypes(self, value: _Int) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...
class CUmulticastObjectProp_v1(CUmulticastObjectProp_st):
    """The struct of CUmulticastObjectProp, which derives from it."""
class CUmulticastObjectProp(CUmulticastObjectProp_v1):
    """What a multicast object is to be like.

    struct CUmulticastObjectProp_st, 32 bytes. Since CUDA 12.1.

    Fields
        numDevices : int (unsigned int)
        size : int (size_t); bytes on each device
        handleTypes, flags : int (unsigned long long)

    Taken by
        cuMulticastCreate, cuMulticastGetGranularity
    """

class CUmemAccessDesc_st(_Record):
    """The struct of CUmemAccessDesc, which derives from it."""
    @property
    def location(self) -> CUmemLocation: ...
    @location.setter
    def location(self, value: CUmemLocation) -> None: ...
    @property
    def flags(self) -> CUmemAccess_flags: ...
    @flags.setter
    def flags(self, value: CUmemAccess_flags | int) -> None: ...
class CUmemAccessDesc_v1(CUmemAccessDesc_st):
    """The struct of CUmemAccessDesc, which derives from it."""
class CUmemAccessDesc(CUmemAccessDesc_v1):
    """What a device may do with memory.

    struct CUmemAccessDesc_st, 12 bytes.

    Fields
        location : CUmemLocation
        flags : CUmemAccess_flags or int

    Taken by
        cuMemSetAccess, cuMemPoolSetAccess

    Field of
        CUDA_MEM_ALLOC_NODE_PARAMS.accessDescs, CUDA_MEM_ALLOC_NODE_PARAMS_v2.accessDescs
    """

class CUgraphExecUpdateResultInfo_st(_Record):
    """The struct of CUgraphExecUpdateResultInfo, which derives from it."""
    @property
    def result(self) -> CUgraphExecUpdateResult: ...
    @result.setter
    def result(self, value: CUgraphExecUpdateResult | int) -> None: ...
    @property
    def errorNode(self) -> CUgraphNode: ...
    @errorNode.setter
    def errorNode(self, value: CUgraphNode | _Int | None) -> None: ...
    @property
    def errorFromNode(self) -> CUgraphNode: ...
    @errorFromNode.setter
    def errorFromNode(self, value: CUgraphNode | _Int | None) -> None: ...
class CUgraphExecUpdateResultInfo_v1(CUgraphExecUpdateResultInfo_st):
    """The struct of CUgraphExecUpdateResultInfo, which derives from it."""
class CUgraphExecUpdateResultInfo(CUgraphExecUpdateResultInfo_v1):
    """Why an instantiated graph could not be updated, and at which node.

    struct CUgraphExecUpdateResultInfo_st, 24 bytes. Since CUDA 12.0.

    Fields
        result : CUgraphExecUpdateResult or int
        errorNode, errorFromNode : CUgraphNode, int or None

    Given by
        cuGraphExecUpdate
    """

class CUmemPoolProps_st(_Record):
    """The struct of CUmemPoolProps, which derives from it."""
    @property
    def allocType(self) -> CUmemAllocationType: ...
    @allocType.setter
    def allocType(self, value: CUmemAllocationType | int) -> None: ...
    @property
    def handleTypes(self) -> CUmemAllocationHandleType: ...
    @handleTypes.setter
    def handleTypes(self, value: CUmemAllocationHandleType | int) -> None: ...
    @property
    def location(self) -> CUmemLocation: ...
    @location.setter
    def location(self, value: CUmemLocation) -> None: ...
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
    @property
    def gpuDirectRDMACapable(self) -> int: ...
    @gpuDirectRDMACapable.setter
    def gpuDirectRDMACapable(self, value: _Int) -> None: ...
class CUmemPoolProps_v1(CUmemPoolProps_st):
    """The struct of CUmemPoolProps, which derives from it."""
class CUmemPoolProps(CUmemPoolProps_v1):
    """What a memory pool is to be like, for cuMemPoolCreate.

    struct CUmemPoolProps_st, 88 bytes. Other fields before CUDA 13.4.

    Fields
        allocType : CUmemAllocationType or int
        handleTypes : CUmemAllocationHandleType or int
        location : CUmemLocation
        win32SecurityAttributes : int (address), buffer or None, kept (void *)
        maxSize : int (size_t); bytes, or 0 for what the system allows
        usage : int (unsigned short)
        gpuDirectRDMACapable : int (unsigned char)

    Taken by
        cuMemPoolCreate

    Field of
        CUDA_MEM_ALLOC_NODE_PARAMS.poolProps, CUDA_MEM_ALLOC_NODE_PARAMS_v2.poolProps
    """

class CUmemPoolPtrExportData_st(_Record):
    """The struct of CUmemPoolPtrExportData, which derives from it."""
    @property
    def reserved(self) -> _bytes: ...
    @reserved.setter
    def reserved(self, value: _bytes | Sequence[int]) -> None: ...
class CUmemPoolPtrExportData_v1(CUmemPoolPtrExportData_st):
    """The struct of CUmemPoolPtrExportData, which derives from it."""
class CUmemPoolPtrExportData(CUmemPoolPtrExportData_v1):
    """What another process imports an allocation of a pool by, 64 bytes.

    struct CUmemPoolPtrExportData_st, 64 bytes.

    Fields
        reserved : bytes or sequence of int (unsigned char [64])

    Taken by
        cuMemPoolImportPointer

    Given by
        cuMemPoolExportPointer
    """

class CUmemcpyAttributes_st(_Record):
    """The struct of CUmemcpyAttributes, which derives from it."""
    @property
    def srcAccessOrder(self) -> CUmemcpySrcAccessOrder: ...
    @srcAccessOrder.setter
    def srcAccessOrder(self, value: CUmemcpySrcAccessOrder | int) -> None: ...
    @property
    def srcLocHint(self) -> CUmemLocation: ...
    @srcLocHint.setter
    def srcLocHint(self, value: CUmemLocation) -> None: ...
    @property
    def dstLocHint(self) -> CUmemLocation: ...
    @dstLocHint.setter
    def dstLocHint(self, value: CUmemLocation) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...
class CUmemcpyAttributes_v1(CUmemcpyAttributes_st):
    """The struct of CUmemcpyAttributes, which derives from it."""
class CUmemcpyAttributes(CUmemcpyAttributes_v1):
    """How the copies of a batch may be done.

    struct CUmemcpyAttributes_st, 24 bytes. Since CUDA 12.8.

    Fields
        srcAccessOrder : CUmemcpySrcAccessOrder or int
        srcLocHint, dstLocHint : CUmemLocation
        flags : int (unsigned int); CUmemcpyFlags, or-ed

    Taken by
        cuMemcpyBatchAsync, cuMemcpyWithAttributesAsync

    Field of
        CUDA_MEMCPY_BATCH_NODE_PARAMS.attrs
    """

class CUoffset3D_st(_Record):
    """The struct of CUoffset3D, which derives from it."""
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
class CUoffset3D_v1(CUoffset3D_st):
    """The struct of CUoffset3D, which derives from it."""
class CUoffset3D(CUoffset3D_v1):
    """Place of a box.

    struct CUoffset3D_st, 24 bytes. Since CUDA 12.8.

    Fields
        x, y, z : int (size_t)
    """

class CUextent3D_st(_Record):
    """The struct of CUextent3D, which derives from it."""
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
class CUextent3D_v1(CUextent3D_st):
    """The struct of CUextent3D, which derives from it."""
class CUextent3D(CUextent3D_v1):
    """Size of a box.

    struct CUextent3D_st, 24 bytes. Since CUDA 12.8.

    Fields
        width, height, depth : int (size_t)

    Field of
        CUDA_MEMCPY3D_BATCH_OP.extent
    """

class CUmemcpy3DOperand_st(_Record):
    """The struct of CUmemcpy3DOperand, which derives from it."""
    @property
    def type(self) -> CUmemcpy3DOperandType: ...
    @type.setter
    def type(self, value: CUmemcpy3DOperandType | int) -> None: ...
    @property
    def op(self) -> CUmemcpy3DOperand_anon0: ...
    @op.setter
    def op(self, value: CUmemcpy3DOperand_anon0) -> None: ...
class CUmemcpy3DOperand_v1(CUmemcpy3DOperand_st):
    """The struct of CUmemcpy3DOperand, which derives from it."""
class CUmemcpy3DOperand(CUmemcpy3DOperand_v1):
    """One side of a copy of a box; type says which member of op counts.

    struct CUmemcpy3DOperand_st, 40 bytes. Since CUDA 12.8.

    Fields
        type : CUmemcpy3DOperandType or int
        op : CUmemcpy3DOperand_anon0

    Field of
        CUDA_MEMCPY3D_BATCH_OP.src, CUDA_MEMCPY3D_BATCH_OP.dst
    """

class CUmemcpy3DOperand_anon0(_Record):
    """union inside CUmemcpy3DOperand, 32 bytes.

    Fields
        ptr : CUmemcpy3DOperand_anon0_anon0
        array : CUmemcpy3DOperand_anon0_anon1

    Field of
        CUmemcpy3DOperand.op
    """
    @property
    def ptr(self) -> CUmemcpy3DOperand_anon0_anon0: ...
    @ptr.setter
    def ptr(self, value: CUmemcpy3DOperand_anon0_anon0) -> None: ...
    @property
    def array(self) -> CUmemcpy3DOperand_anon0_anon1: ...
    @array.setter
    def array(self, value: CUmemcpy3DOperand_anon0_anon1) -> None: ...

class CUmemcpy3DOperand_anon0_anon0(_Record):
    """struct inside CUmemcpy3DOperand_anon0, 32 bytes.

    Fields
        ptr : CUdeviceptr, int or None
        rowLength, layerHeight : int (size_t)
        locHint : CUmemLocation
    """
    @property
    def ptr(self) -> CUdeviceptr: ...
    @ptr.setter
    def ptr(self, value: CUdeviceptr | _Int | None) -> None: ...
    @property
    def rowLength(self) -> int: ...
    @rowLength.setter
    def rowLength(self, value: _Int) -> None: ...
    @property
    def layerHeight(self) -> int: ...
    @layerHeight.setter
    def layerHeight(self, value: _Int) -> None: ...
    @property
    def locHint(self) -> CUmemLocation: ...
    @locHint.setter
    def locHint(self, value: CUmemLocation) -> None: ...

class CUmemcpy3DOperand_anon0_anon1(_Record):
    """struct inside CUmemcpy3DOperand_anon0, 32 bytes.

    Fields
        array : CUarray, int or None
        offset : CUoffset3D
    """
    @property
    def array(self) -> CUarray: ...
    @array.setter
    def array(self, value: CUarray | _Int | None) -> None: ...
    @property
    def offset(self) -> CUoffset3D: ...
    @offset.setter
    def offset(self, value: CUoffset3D) -> None: ...

class CUDA_MEMCPY3D_BATCH_OP_st(_Record):
    """The struct of CUDA_MEMCPY3D_BATCH_OP, which derives from it."""
    @property
    def src(self) -> CUmemcpy3DOperand: ...
    @src.setter
    def src(self, value: CUmemcpy3DOperand) -> None: ...
    @property
    def dst(self) -> CUmemcpy3DOperand: ...
    @dst.setter
    def dst(self, value: CUmemcpy3DOperand) -> None: ...
    @property
    def extent(self) -> CUextent3D: ...
    @extent.setter
    def extent(self, value: CUextent3D) -> None: ...
    @property
    def srcAccessOrder(self) -> CUmemcpySrcAccessOrder: ...
    @srcAccessOrder.setter
    def srcAccessOrder(self, value: CUmemcpySrcAccessOrder | int) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...
class CUDA_MEMCPY3D_BATCH_OP_v1(CUDA_MEMCPY3D_BATCH_OP_st):
    """The struct of CUDA_MEMCPY3D_BATCH_OP, which derives from it."""
class CUDA_MEMCPY3D_BATCH_OP(CUDA_MEMCPY3D_BATCH_OP_v1):
    """One copy of a box in a batch.

    struct CUDA_MEMCPY3D_BATCH_OP_st, 112 bytes. Since CUDA 12.8.

    Fields
        src, dst : CUmemcpy3DOperand
        extent : CUextent3D
        srcAccessOrder : CUmemcpySrcAccessOrder or int
        flags : int (unsigned int); CUmemcpyFlags, or-ed

    Taken by
        cuMemcpy3DBatchAsync, cuMemcpy3DWithAttributesAsync
    """

class CUDA_MEM_ALLOC_NODE_PARAMS_v1_st(_Record):
    """The struct of CUDA_MEM_ALLOC_NODE_PARAMS, which derives from it."""
    @property
    def poolProps(self) -> CUmemPoolProps: ...
    @poolProps.setter
    def poolProps(self, value: CUmemPoolProps) -> None: ...
    @property
    def accessDescs(self) -> list[CUmemAccessDesc]: ...
    @accessDescs.setter
    def accessDescs(self, value: Sequence[CUmemAccessDesc]) -> None: ...
    @property
    def accessDescCount(self) -> int: ...
    @accessDescCount.setter
    def accessDescCount(self, value: _Int) -> None: ...
    @property
    def bytesize(self) -> int: ...
    @bytesize.setter
    def bytesize(self, value: _Int) -> None: ...
    @property
    def dptr(self) -> CUdeviceptr: ...
    @dptr.setter
    def dptr(self, value: CUdeviceptr | _Int | None) -> None: ...
class CUDA_MEM_ALLOC_NODE_PARAMS_v1(CUDA_MEM_ALLOC_NODE_PARAMS_v1_st):
    """The struct of CUDA_MEM_ALLOC_NODE_PARAMS, which derives from it."""
class CUDA_MEM_ALLOC_NODE_PARAMS(CUDA_MEM_ALLOC_NODE_PARAMS_v1):
    """What an allocation node of a graph allocates, and where it came to be.

    struct CUDA_MEM_ALLOC_NODE_PARAMS_v1_st, 120 bytes.

    Fields
        poolProps : CUmemPoolProps
        accessDescs : sequence of CUmemAccessDesc, kept; sets accessDescCount
        accessDescCount : int (size_t)
        bytesize : int (size_t); bytes
        dptr : CUdeviceptr, int or None; comes back

    Taken by
        cuGraphAddMemAllocNode

    Given by
        cuGraphMemAllocNodeGetParams
    """

class CUDA_MEM_ALLOC_NODE_PARAMS_v2_st(_Record):
    """The struct of CUDA_MEM_ALLOC_NODE_PARAMS_v2, which derives from it."""
    @property
    def poolProps(self) -> CUmemPoolProps: ...
    @poolProps.setter
    def poolProps(self, value: CUmemPoolProps) -> None: ...
    @property
    def accessDescs(self) -> list[CUmemAccessDesc]: ...
    @accessDescs.setter
    def accessDescs(self, value: Sequence[CUmemAccessDesc]) -> None: ...
    @property
    def accessDescCount(self) -> int: ...
    @accessDescCount.setter
    def accessDescCount(self, value: _Int) -> None: ...
    @property
    def bytesize(self) -> int: ...
    @bytesize.setter
    def bytesize(self, value: _Int) -> None: ...
    @property
    def dptr(self) -> CUdeviceptr: ...
    @dptr.setter
    def dptr(self, value: CUdeviceptr | _Int | None) -> None: ...
class CUDA_MEM_ALLOC_NODE_PARAMS_v2(CUDA_MEM_ALLOC_NODE_PARAMS_v2_st):
    """What an allocation node of a graph allocates, and where it came to be.

    struct CUDA_MEM_ALLOC_NODE_PARAMS_v2_st, 120 bytes. Since CUDA 12.2.

    Fields
        poolProps : CUmemPoolProps
        accessDescs : sequence of CUmemAccessDesc, kept; sets accessDescCount
        accessDescCount : int (size_t)
        bytesize : int (size_t); bytes
        dptr : CUdeviceptr, int or None; comes back
    """

class CUDA_MEM_FREE_NODE_PARAMS_st(_Record):
    """The struct of CUDA_MEM_FREE_NODE_PARAMS, which derives from it."""
    @property
    def dptr(self) -> CUdeviceptr: ...
    @dptr.setter
    def dptr(self, value: CUdeviceptr | _Int | None) -> None: ...
class CUDA_MEM_FREE_NODE_PARAMS(CUDA_MEM_FREE_NODE_PARAMS_st):
    """What a node of a graph frees.

    struct CUDA_MEM_FREE_NODE_PARAMS_st, 8 bytes. Since CUDA 12.2.

    Fields
        dptr : CUdeviceptr, int or None
    """

class CUDA_CHILD_GRAPH_NODE_PARAMS_st(_Record):
    """The struct of CUDA_CHILD_GRAPH_NODE_PARAMS, which derives from it."""
    @property
    def graph(self) -> CUgraph: ...
    @graph.setter
    def graph(self, value: CUgraph | _Int | None) -> None: ...
    @property
    def ownership(self) -> CUgraphChildGraphNodeOwnership: ...
    @ownership.setter
    def ownership(self, value: CUgraphChildGraphNodeOwnership | int) -> None: ...
class CUDA_CHILD_GRAPH_NODE_PARAMS(CUDA_CHILD_GRAPH_NODE_PARAMS_st):
    """The graph inside a child graph node.

    struct CUDA_CHILD_GRAPH_NODE_PARAMS_st, 16 bytes. Since CUDA 12.2; other fields before
    12.9.

    Fields
        graph : CUgraph, int or None
        ownership : CUgraphChildGraphNodeOwnership or int
    """

class CUDA_EVENT_RECORD_NODE_PARAMS_st(_Record):
    """The struct of CUDA_EVENT_RECORD_NODE_PARAMS, which derives from it."""
    @property
    def event(self) -> CUevent: ...
    @event.setter
    def event(self, value: CUevent | _Int | None) -> None: ...
    @property
    def ctx(self) -> CUcontext: ...
    @ctx.setter
    def ctx(self, value: CUcontext | _Int | None) -> None: ...
    @property
    def gCtx(self) -> CUgreenCtx: ...
    @gCtx.setter
    def gCtx(self, value: CUgreenCtx | _Int | None) -> None: ...
class CUDA_EVENT_RECORD_NODE_PARAMS(CUDA_EVENT_RECORD_NODE_PARAMS_st):
    """The event of a node.

    struct CUDA_EVENT_RECORD_NODE_PARAMS_st, 16 bytes. Since CUDA 12.2; other fields before
    13.4.

    Fields
        event : CUevent, int or None
        ctx : CUcontext, int or None
        gCtx : CUgreenCtx, int or None
    """

class CUDA_EVENT_RECORD_NODE_PARAMS_anon0(_Record):
    """union inside CUDA_EVENT_RECORD_NODE_PARAMS, 8 bytes.

    Fields
        ctx : CUcontext, int or None
        gCtx : CUgreenCtx, int or None
    """
    @property
    def ctx(self) -> CUcontext: ...
    @ctx.setter
    def ctx(self, value: CUcontext | _Int | None) -> None: ...
    @property
    def gCtx(self) -> CUgreenCtx: ...
    @gCtx.setter
    def gCtx(self, value: CUgreenCtx | _Int | None) -> None: ...

class CUDA_EVENT_WAIT_NODE_PARAMS_st(_Record):
    """The struct of CUDA_EVENT_WAIT_NODE_PARAMS, which derives from it."""
    @property
    def event(self) -> CUevent: ...
    @event.setter
    def event(self, value: CUevent | _Int | None) -> None: ...
class CUDA_EVENT_WAIT_NODE_PARAMS(CUDA_EVENT_WAIT_NODE_PARAMS_st):
    """The event of a node.

    struct CUDA_EVENT_WAIT_NODE_PARAMS_st, 8 bytes. Since CUDA 12.2.

    Fields
        event : CUevent, int or None
    """

class CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_st(_Record):
    """The struct of CUDA_MEMCPY_BATCH_NODE_PARAMS, which derives from it."""
    @property
    def count(self) -> int: ...
    @count.setter
    def count(self, value: _Int) -> None: ...
    @property
    def dsts(self) -> list[CUdeviceptr]: ...
    @dsts.setter
    def dsts(self, value: Sequence[CUdeviceptr]) -> None: ...
    @property
    def srcs(self) -> list[CUdeviceptr]: ...
    @srcs.setter
    def srcs(self, value: Sequence[CUdeviceptr]) -> None: ...
    @property
    def sizes(self) -> int: ...
    @sizes.setter
    def sizes(self, value: _Address) -> None: ...
    @property
    def attrs(self) -> list[CUmemcpyAttributes]: ...
    @attrs.setter
    def attrs(self, value: Sequence[CUmemcpyAttributes]) -> None: ...
    @property
    def attrsIdxs(self) -> int: ...
    @attrsIdxs.setter
    def attrsIdxs(self, value: _Address) -> None: ...
    @property
    def numAttrs(self) -> int: ...
    @numAttrs.setter
    def numAttrs(self, value: _Int) -> None: ...
    @property
    def ctx(self) -> CUcontext: ...
    @ctx.setter
    def ctx(self, value: CUcontext | _Int | None) -> None: ...
    @property
    def gCtx(self) -> CUgreenCtx: ...
    @gCtx.setter
    def gCtx(self, value: CUgreenCtx | _Int | None) -> None: ...
    def set_dsts_srcs(self, dsts: Sequence[CUdeviceptr], srcs: Sequence[CUdeviceptr]) -> None: ...
class CUDA_MEMCPY_BATCH_NODE_PARAMS_V1(CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_st):
    """The struct of CUDA_MEMCPY_BATCH_NODE_PARAMS, which derives from it."""
class CUDA_MEMCPY_BATCH_NODE_PARAMS(CUDA_MEMCPY_BATCH_NODE_PARAMS_V1):
    """The copies of a graph node.

    struct CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_st, 64 bytes. Since CUDA 13.5.

    Fields
        count : int (size_t)
        dsts, srcs : sequence of CUdeviceptr, kept; set_dsts_srcs sets both and count
        sizes : int (address), buffer or None, kept (size_t *)
        attrs : sequence of CUmemcpyAttributes, kept; sets numAttrs
        attrsIdxs : int (address), buffer or None, kept (size_t *)
        numAttrs : int (size_t)
        ctx : CUcontext, int or None
        gCtx : CUgreenCtx, int or None
    """

class CUDA_MEMCPY_BATCH_NODE_PARAMS_anon0(_Record):
    """union inside CUDA_MEMCPY_BATCH_NODE_PARAMS, 8 bytes.

    Fields
        ctx : CUcontext, int or None
        gCtx : CUgreenCtx, int or None
    """
    @property
    def ctx(self) -> CUcontext: ...
    @ctx.setter
    def ctx(self, value: CUcontext | _Int | None) -> None: ...
    @property
    def gCtx(self) -> CUgreenCtx: ...
    @gCtx.setter
    def gCtx(self, value: CUgreenCtx | _Int | None) -> None: ...

class CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_st(_Record):
    """The struct of CUDA_FABRIC_CPY_BATCH_NODE_PARAMS, which derives from it."""
    @property
    def numOps(self) -> int: ...
    @numOps.setter
    def numOps(self, value: _Int) -> None: ...
    @property
    def opList(self) -> list[CUDA_FABRIC_COPY_BATCH_OP]: ...
    @opList.setter
    def opList(self, value: Sequence[CUDA_FABRIC_COPY_BATCH_OP]) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...
    @property
    def ctx(self) -> CUcontext: ...
    @ctx.setter
    def ctx(self, value: CUcontext | _Int | None) -> None: ...
    @property
    def gCtx(self) -> CUgreenCtx: ...
    @gCtx.setter
    def gCtx(self, value: CUgreenCtx | _Int | None) -> None: ...
class CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1(CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_st):
    """The struct of CUDA_FABRIC_CPY_BATCH_NODE_PARAMS, which derives from it."""
class CUDA_FABRIC_CPY_BATCH_NODE_PARAMS(CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1):
    """The copies over a fabric of a graph node.

    struct CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_st, 32 bytes. Since CUDA 13.5.

    Fields
        numOps : int (size_t)
        opList : sequence of CUDA_FABRIC_COPY_BATCH_OP, kept; sets numOps
        flags : int (unsigned long long)
        ctx : CUcontext, int or None
        gCtx : CUgreenCtx, int or None
    """

class CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_anon0(_Record):
    """union inside CUDA_FABRIC_CPY_BATCH_NODE_PARAMS, 8 bytes.

    Fields
        ctx : CUcontext, int or None
        gCtx : CUgreenCtx, int or None
    """
    @property
    def ctx(self) -> CUcontext: ...
    @ctx.setter
    def ctx(self, value: CUcontext | _Int | None) -> None: ...
    @property
    def gCtx(self) -> CUgreenCtx: ...
    @gCtx.setter
    def gCtx(self, value: CUgreenCtx | _Int | None) -> None: ...

class CUgraphNodeParams_st(_Record):
    """The struct of CUgraphNodeParams, which derives from it."""
    @property
    def type(self) -> CUgraphNodeType: ...
    @type.setter
    def type(self, value: CUgraphNodeType | int) -> None: ...
    @property
    def kernel(self) -> CUDA_KERNEL_NODE_PARAMS_v3: ...
    @kernel.setter
    def kernel(self, value: CUDA_KERNEL_NODE_PARAMS_v3) -> None: ...
    @property
    def memcpy(self) -> CUDA_MEMCPY_NODE_PARAMS: ...
    @memcpy.setter
    def memcpy(self, value: CUDA_MEMCPY_NODE_PARAMS) -> None: ...
    @property
    def memset(self) -> CUDA_MEMSET_NODE_PARAMS_v2: ...
    @memset.setter
    def memset(self, value: CUDA_MEMSET_NODE_PARAMS_v2) -> None: ...
    @property
    def host(self) -> CUDA_HOST_NODE_PARAMS_v2: ...
    @host.setter
    def host(self, value: CUDA_HOST_NODE_PARAMS_v2) -> None: ...
    @property
    def graph(self) -> CUDA_CHILD_GRAPH_NODE_PARAMS: ...
    @graph.setter
    def graph(self, value: CUDA_CHILD_GRAPH_NODE_PARAMS) -> None: ...
    @property
    def eventWait(self) -> CUDA_EVENT_WAIT_NODE_PARAMS: ...
    @eventWait.setter
    def eventWait(self, value: CUDA_EVENT_WAIT_NODE_PARAMS) -> None: ...
    @property
    def eventRecord(self) -> CUDA_EVENT_RECORD_NODE_PARAMS: ...
    @eventRecord.setter
    def eventRecord(self, value: CUDA_EVENT_RECORD_NODE_PARAMS) -> None: ...
    @property
    def extSemSignal(self) -> CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2: ...
    @extSemSignal.setter
    def extSemSignal(self, value: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2) -> None: ...
    @property
    def extSemWait(self) -> CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2: ...
    @extSemWait.setter
    def extSemWait(self, value: CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2) -> None: ...
    @property
    def alloc(self) -> CUDA_MEM_ALLOC_NODE_PARAMS_v2: ...
    @alloc.setter
    def alloc(self, value: CUDA_MEM_ALLOC_NODE_PARAMS_v2) -> None: ...
    @property
    def free(self) -> CUDA_MEM_FREE_NODE_PARAMS: ...
    @free.setter
    def free(self, value: CUDA_MEM_FREE_NODE_PARAMS) -> None: ...
    @property
    def memOp(self) -> CUDA_BATCH_MEM_OP_NODE_PARAMS_v2: ...
    @memOp.setter
    def memOp(self, value: CUDA_BATCH_MEM_OP_NODE_PARAMS_v2) -> None: ...
    @property
    def conditional(self) -> CUDA_CONDITIONAL_NODE_PARAMS: ...
    @conditional.setter
    def conditional(self, value: CUDA_CONDITIONAL_NODE_PARAMS) -> None: ...
    @property
    def memcpyBatch(self) -> CUDA_MEMCPY_BATCH_NODE_PARAMS_V1: ...
    @memcpyBatch.setter
    def memcpyBatch(self, value: CUDA_MEMCPY_BATCH_NODE_PARAMS_V1) -> None: ...
    @property
    def fabricCpyBatch(self) -> CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1: ...
    @fabricCpyBatch.setter
    def fabricCpyBatch(self, value: CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1) -> None: ...
    @property
    def asBytes(self) -> _bytes: ...
    @asBytes.setter
    def asBytes(self, value: _bytes | Sequence[int]) -> None: ...
class CUgraphNodeParams(CUgraphNodeParams_st):
    """What a node of any type does; type says which member counts.

    struct CUgraphNodeParams_st, 256 bytes. Since CUDA 12.2.

    Fields
        type : CUgraphNodeType or int
        kernel : CUDA_KERNEL_NODE_PARAMS_v3
        memcpy : CUDA_MEMCPY_NODE_PARAMS
        memset : CUDA_MEMSET_NODE_PARAMS_v2
        host : CUDA_HOST_NODE_PARAMS_v2
        graph : CUDA_CHILD_GRAPH_NODE_PARAMS
        eventWait : CUDA_EVENT_WAIT_NODE_PARAMS
        eventRecord : CUDA_EVENT_RECORD_NODE_PARAMS
        extSemSignal : CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2
        extSemWait : CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2
        alloc : CUDA_MEM_ALLOC_NODE_PARAMS_v2
        free : CUDA_MEM_FREE_NODE_PARAMS
        memOp : CUDA_BATCH_MEM_OP_NODE_PARAMS_v2
        conditional : CUDA_CONDITIONAL_NODE_PARAMS
        memcpyBatch : CUDA_MEMCPY_BATCH_NODE_PARAMS_V1
        fabricCpyBatch : CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1
        asBytes : bytes or sequence of int (char [232])

    Taken by
        cuGraphAddNode, cuGraphAddNode_v3, cuGraphNodeSetParams, cuGraphNodeSetParams_v2,
        cuGraphExecNodeSetParams

    Given by
        cuGraphNodeGetParams
    """

class CUgraphNodeParams_anon0(_Record):
    """union inside CUgraphNodeParams, 232 bytes.

    Fields
        kernel : CUDA_KERNEL_NODE_PARAMS_v3
        memcpy : CUDA_MEMCPY_NODE_PARAMS
        memset : CUDA_MEMSET_NODE_PARAMS_v2
        host : CUDA_HOST_NODE_PARAMS_v2
        graph : CUDA_CHILD_GRAPH_NODE_PARAMS
        eventWait : CUDA_EVENT_WAIT_NODE_PARAMS
        eventRecord : CUDA_EVENT_RECORD_NODE_PARAMS
        extSemSignal : CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2
        extSemWait : CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2
        alloc : CUDA_MEM_ALLOC_NODE_PARAMS_v2
        free : CUDA_MEM_FREE_NODE_PARAMS
        memOp : CUDA_BATCH_MEM_OP_NODE_PARAMS_v2
        conditional : CUDA_CONDITIONAL_NODE_PARAMS
        memcpyBatch : CUDA_MEMCPY_BATCH_NODE_PARAMS_V1
        fabricCpyBatch : CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1
        asBytes : bytes or sequence of int (char [232])
    """
    @property
    def kernel(self) -> CUDA_KERNEL_NODE_PARAMS_v3: ...
    @kernel.setter
    def kernel(self, value: CUDA_KERNEL_NODE_PARAMS_v3) -> None: ...
    @property
    def memcpy(self) -> CUDA_MEMCPY_NODE_PARAMS: ...
    @memcpy.setter
    def memcpy(self, value: CUDA_MEMCPY_NODE_PARAMS) -> None: ...
    @property
    def memset(self) -> CUDA_MEMSET_NODE_PARAMS_v2: ...
    @memset.setter
    def memset(self, value: CUDA_MEMSET_NODE_PARAMS_v2) -> None: ...
    @property
    def host(self) -> CUDA_HOST_NODE_PARAMS_v2: ...
    @host.setter
    def host(self, value: CUDA_HOST_NODE_PARAMS_v2) -> None: ...
    @property
    def graph(self) -> CUDA_CHILD_GRAPH_NODE_PARAMS: ...
    @graph.setter
    def graph(self, value: CUDA_CHILD_GRAPH_NODE_PARAMS) -> None: ...
    @property
    def eventWait(self) -> CUDA_EVENT_WAIT_NODE_PARAMS: ...
    @eventWait.setter
    def eventWait(self, value: CUDA_EVENT_WAIT_NODE_PARAMS) -> None: ...
    @property
    def eventRecord(self) -> CUDA_EVENT_RECORD_NODE_PARAMS: ...
    @eventRecord.setter
    def eventRecord(self, value: CUDA_EVENT_RECORD_NODE_PARAMS) -> None: ...
    @property
    def extSemSignal(self) -> CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2: ...
    @extSemSignal.setter
    def extSemSignal(self, value: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2) -> None: ...
    @property
    def extSemWait(self) -> CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2: ...
    @extSemWait.setter
    def extSemWait(self, value: CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2) -> None: ...
    @property
    def alloc(self) -> CUDA_MEM_ALLOC_NODE_PARAMS_v2: ...
    @alloc.setter
    def alloc(self, value: CUDA_MEM_ALLOC_NODE_PARAMS_v2) -> None: ...
    @property
    def free(self) -> CUDA_MEM_FREE_NODE_PARAMS: ...
    @free.setter
    def free(self, value: CUDA_MEM_FREE_NODE_PARAMS) -> None: ...
    @property
    def memOp(self) -> CUDA_BATCH_MEM_OP_NODE_PARAMS_v2: ...
    @memOp.setter
    def memOp(self, value: CUDA_BATCH_MEM_OP_NODE_PARAMS_v2) -> None: ...
    @property
    def conditional(self) -> CUDA_CONDITIONAL_NODE_PARAMS: ...
    @conditional.setter
    def conditional(self, value: CUDA_CONDITIONAL_NODE_PARAMS) -> None: ...
    @property
    def memcpyBatch(self) -> CUDA_MEMCPY_BATCH_NODE_PARAMS_V1: ...
    @memcpyBatch.setter
    def memcpyBatch(self, value: CUDA_MEMCPY_BATCH_NODE_PARAMS_V1) -> None: ...
    @property
    def fabricCpyBatch(self) -> CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1: ...
    @fabricCpyBatch.setter
    def fabricCpyBatch(self, value: CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1) -> None: ...
    @property
    def asBytes(self) -> _bytes: ...
    @asBytes.setter
    def asBytes(self, value: _bytes | Sequence[int]) -> None: ...

class CUcheckpointCustomStoragePerDeviceData_st(_Record):
    """The struct of CUcheckpointCustomStoragePerDeviceData, which derives from it."""
    @property
    def devPtr(self) -> CUdeviceptr: ...
    @devPtr.setter
    def devPtr(self, value: CUdeviceptr | _Int | None) -> None: ...
    @property
    def size(self) -> int: ...
    @size.setter
    def size(self, value: _Int) -> None: ...
    @property
    def stream(self) -> CUstream: ...
    @stream.setter
    def stream(self, value: CUstream | _Int | None) -> None: ...
class CUcheckpointCustomStoragePerDeviceData(CUcheckpointCustomStoragePerDeviceData_st):
    """The memory on one device that the program copies by itself.

    struct CUcheckpointCustomStoragePerDeviceData_st, 24 bytes. Since CUDA 13.4.

    Fields
        devPtr : CUdeviceptr, int or None
        size : int (size_t)
        stream : CUstream, int or None

    Field of
        CUcheckpointCustomStorageInfo.perDeviceData
    """

class CUcheckpointCustomStorageInfo_st(_Record):
    """The struct of CUcheckpointCustomStorageInfo, which derives from it."""
    @property
    def handle(self) -> CUcheckpointOperationHandle: ...
    @handle.setter
    def handle(self, value: CUcheckpointOperationHandle | _Int | None) -> None: ...
    @property
    def perDeviceData(self) -> list[CUcheckpointCustomStoragePerDeviceData]: ...
    @perDeviceData.setter
    def perDeviceData(self, value: Sequence[CUcheckpointCustomStoragePerDeviceData]) -> None: ...
    @property
    def deviceCount(self) -> int: ...
    @deviceCount.setter
    def deviceCount(self, value: _Int) -> None: ...
class CUcheckpointCustomStorageInfo(CUcheckpointCustomStorageInfo_st):
    """The memory of a process that the program copies by itself.

    struct CUcheckpointCustomStorageInfo_st, 24 bytes. Since CUDA 13.4.

    Fields
        handle : CUcheckpointOperationHandle, int or None
        perDeviceData : sequence of CUcheckpointCustomStoragePerDeviceData, kept; sets
            deviceCount
        deviceCount : int (unsigned int)

    Field of
        CUcheckpointCheckpointArgs.customStorageInfo_out,
        CUcheckpointRestoreArgs.customStorageInfo_out
    """

class CUcheckpointLockArgs_st(_Record):
    """The struct of CUcheckpointLockArgs, which derives from it."""
    @property
    def timeoutMs(self) -> int: ...
    @timeoutMs.setter
    def timeoutMs(self, value: _Int) -> None: ...
class CUcheckpointLockArgs(CUcheckpointLockArgs_st):
    """How a process is locked.

    struct CUcheckpointLockArgs_st, 64 bytes. Since CUDA 12.8.

    Fields
        timeoutMs : int (unsigned int); milliseconds; 0 waits for ever

    Taken by
        cuCheckpointProcessLock
    """

class CUcheckpointCheckpointArgs_st(_Record):
    """The struct of CUcheckpointCheckpointArgs, which derives from it."""
    @property
    def customStorageInfo_out(self) -> int: ...
    @customStorageInfo_out.setter
    def customStorageInfo_out(self, value: _Int) -> None: ...
class CUcheckpointCheckpointArgs(CUcheckpointCheckpointArgs_st):
    """How a process is checkpointed.

    struct CUcheckpointCheckpointArgs_st, 64 bytes. Since CUDA 12.8; other fields before
    13.4.

    Fields
        customStorageInfo_out : int (address)

    Taken by
        cuCheckpointProcessCheckpoint
    """

class CUcheckpointGpuPair_st(_Record):
    """The struct of CUcheckpointGpuPair, which derives from it."""
    @property
    def oldUuid(self) -> CUuuid: ...
    @oldUuid.setter
    def oldUuid(self, value: CUuuid) -> None: ...
    @property
    def newUuid(self) -> CUuuid: ...
    @newUuid.setter
    def newUuid(self, value: CUuuid) -> None: ...
class CUcheckpointGpuPair(CUcheckpointGpuPair_st):
    """A GPU of before, and the one in its place.

    struct CUcheckpointGpuPair_st, 32 bytes. Since CUDA 13.0.

    Fields
        oldUuid, newUuid : CUuuid

    Field of
        CUcheckpointRestoreArgs.gpuPairs
    """

class CUcheckpointRestoreArgs_st(_Record):
    """The struct of CUcheckpointRestoreArgs, which derives from it."""
    @property
    def gpuPairs(self) -> list[CUcheckpointGpuPair]: ...
    @gpuPairs.setter
    def gpuPairs(self, value: Sequence[CUcheckpointGpuPair]) -> None: ...
    @property
    def gpuPairsCount(self) -> int: ...
    @gpuPairsCount.setter
    def gpuPairsCount(self, value: _Int) -> None: ...
    @property
    def customStorageInfo_out(self) -> int: ...
    @customStorageInfo_out.setter
    def customStorageInfo_out(self, value: _Int) -> None: ...
class CUcheckpointRestoreArgs(CUcheckpointRestoreArgs_st):
    """How a process is restored, and to which GPUs.

    struct CUcheckpointRestoreArgs_st, 64 bytes. Since CUDA 12.8; other fields before 13.4.

    Fields
        gpuPairs : sequence of CUcheckpointGpuPair, kept; sets gpuPairsCount
        gpuPairsCount : int (unsigned int)
        customStorageInfo_out : int (address)

    Taken by
        cuCheckpointProcessRestore
    """
class CUcheckpointUnlockArgs_st(_Record):
    """The struct of CUcheckpointUnlockArgs, which derives from it."""
class CUcheckpointUnlockArgs(CUcheckpointUnlockArgs_st):
    """How a process is unlocked.

    struct CUcheckpointUnlockArgs_st, 64 bytes. Since CUDA 12.8.

    Taken by
        cuCheckpointProcessUnlock
    """

class CUmemDecompressParams_st(_Record):
    """The struct of CUmemDecompressParams, which derives from it."""
    @property
    def srcNumBytes(self) -> int: ...
    @srcNumBytes.setter
    def srcNumBytes(self, value: _Int) -> None: ...
    @property
    def dstNumBytes(self) -> int: ...
    @dstNumBytes.setter
    def dstNumBytes(self, value: _Int) -> None: ...
    @property
    def dstActBytes(self) -> int: ...
    @dstActBytes.setter
    def dstActBytes(self, value: _Address) -> None: ...
    @property
    def src(self) -> int: ...
    @src.setter
    def src(self, value: _Address) -> None: ...
    @property
    def dst(self) -> int: ...
    @dst.setter
    def dst(self, value: _Address) -> None: ...
    @property
    def algo(self) -> CUmemDecompressAlgorithm: ...
    @algo.setter
    def algo(self, value: CUmemDecompressAlgorithm | int) -> None: ...
class CUmemDecompressParams(CUmemDecompressParams_st):
    """One block for cuMemBatchDecompressAsync.

    struct CUmemDecompressParams_st, 64 bytes. Since CUDA 12.8.

    Fields
        srcNumBytes, dstNumBytes : int (size_t); bytes
        dstActBytes : int (address), buffer or None, kept
        src : int (address), buffer or None, kept (const void *)
        dst : int (address), buffer or None, kept (void *)
        algo : CUmemDecompressAlgorithm or int

    Taken by
        cuMemBatchDecompressAsync
    """

class CUcliqueInfo_st(_Record):
    """The struct of CUcliqueInfo, which derives from it."""
    @property
    def type(self) -> CUcliqueType: ...
    @type.setter
    def type(self, value: CUcliqueType | int) -> None: ...
    @property
    def id(self) -> int: ...
    @id.setter
    def id(self, value: _Int) -> None: ...
class CUcliqueInfo(CUcliqueInfo_st):
    """A clique of an NVLink fabric.

    struct CUcliqueInfo_st, 8 bytes. Since CUDA 13.4.

    Fields
        type : CUcliqueType or int
        id : int (unsigned int)

    Given by
        cuDeviceGetCliqueInfo
    """

class CUlogicalEndpointFabricHandle_st(_Record):
    """The struct of CUlogicalEndpointFabricHandle, which derives from it."""
    @property
    def data(self) -> _bytes: ...
    @data.setter
    def data(self, value: _bytes | Sequence[int]) -> None: ...
class CUlogicalEndpointFabricHandle(CUlogicalEndpointFabricHandle_st):
    """An endpoint as other nodes of a fabric get it.

    struct CUlogicalEndpointFabricHandle_st, 64 bytes. Since CUDA 13.3.

    Fields
        data : bytes or sequence of int (unsigned char [64])
    """

class CUlogicalEndpointProp_struct(_Record):
    """The struct of CUlogicalEndpointProp, which derives from it."""
    @property
    def type(self) -> CUlogicalEndpointType: ...
    @type.setter
    def type(self, value: CUlogicalEndpointType | int) -> None: ...
    @property
    def unicast(self) -> CUlogicalEndpointProp_anon0_anon0: ...
    @unicast.setter
    def unicast(self, value: CUlogicalEndpointProp_anon0_anon0) -> None: ...
    @property
    def multicast(self) -> CUlogicalEndpointProp_anon0_anon1: ...
    @multicast.setter
    def multicast(self, value: CUlogicalEndpointProp_anon0_anon1) -> None: ...
    @property
    def size(self) -> int: ...
    @size.setter
    def size(self, value: _Int) -> None: ...
    @property
    def ipcHandleTypes(self) -> int: ...
    @ipcHandleTypes.setter
    def ipcHandleTypes(self, value: _Int) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...
class CUlogicalEndpointProp(CUlogicalEndpointProp_struct):
    """What an endpoint is made of.

    struct CUlogicalEndpointProp_struct, 24 bytes. Since CUDA 13.3.

    Fields
        type : CUlogicalEndpointType or int
        unicast : CUlogicalEndpointProp_anon0_anon0
        multicast : CUlogicalEndpointProp_anon0_anon1
        size : int (unsigned long long)
        ipcHandleTypes, flags : int (unsigned int)

    Taken by
        cuLogicalEndpointCreate, cuLogicalEndpointGetLimits
    """

class CUlogicalEndpointProp_anon0(_Record):
    """union inside CUlogicalEndpointProp, 4 bytes.

    Fields
        unicast : CUlogicalEndpointProp_anon0_anon0
        multicast : CUlogicalEndpointProp_anon0_anon1
    """
    @property
    def unicast(self) -> CUlogicalEndpointProp_anon0_anon0: ...
    @unicast.setter
    def unicast(self, value: CUlogicalEndpointProp_anon0_anon0) -> None: ...
    @property
    def multicast(self) -> CUlogicalEndpointProp_anon0_anon1: ...
    @multicast.setter
    def multicast(self, value: CUlogicalEndpointProp_anon0_anon1) -> None: ...

class CUlogicalEndpointProp_anon0_anon0(_Record):
    """struct inside CUlogicalEndpointProp_anon0, 4 bytes.

    Fields
        device : CUdevice, int or None
    """
    @property
    def device(self) -> CUdevice: ...
    @device.setter
    def device(self, value: CUdevice | _Int | None) -> None: ...

class CUlogicalEndpointProp_anon0_anon1(_Record):
    """struct inside CUlogicalEndpointProp_anon0, 4 bytes.

    Fields
        numDevices : int (unsigned int)
    """
    @property
    def numDevices(self) -> int: ...
    @numDevices.setter
    def numDevices(self, value: _Int) -> None: ...

class CUfabricCpyOperand_st(_Record):
    """The struct of CUfabricCpyOperand, which derives from it."""
    @property
    def type(self) -> CUfabricCpyOperandType: ...
    @type.setter
    def type(self, value: CUfabricCpyOperandType | int) -> None: ...
    @property
    def op(self) -> CUfabricCpyOperand_anon0: ...
    @op.setter
    def op(self, value: CUfabricCpyOperand_anon0) -> None: ...
class CUfabricCpyOperand(CUfabricCpyOperand_st):
    """One side of a copy over a fabric.

    struct CUfabricCpyOperand_st, 24 bytes. Since CUDA 13.5.

    Fields
        type : CUfabricCpyOperandType or int
        op : CUfabricCpyOperand_anon0

    Field of
        CUDA_FABRIC_COPY_BATCH_OP.src, CUDA_FABRIC_COPY_BATCH_OP.dst
    """

class CUfabricCpyOperand_anon0(_Record):
    """union inside CUfabricCpyOperand, 16 bytes.

    Fields
        ptr : CUfabricCpyOperand_anon0_anon0
        le : CUfabricCpyOperand_anon0_anon1

    Field of
        CUfabricCpyOperand.op
    """
    @property
    def ptr(self) -> CUfabricCpyOperand_anon0_anon0: ...
    @ptr.setter
    def ptr(self, value: CUfabricCpyOperand_anon0_anon0) -> None: ...
    @property
    def le(self) -> CUfabricCpyOperand_anon0_anon1: ...
    @le.setter
    def le(self, value: CUfabricCpyOperand_anon0_anon1) -> None: ...

class CUfabricCpyOperand_anon0_anon0(_Record):
    """struct inside CUfabricCpyOperand_anon0, 16 bytes.

    Fields
        ptr : CUdeviceptr, int or None
        locHint : CUmemLocation
    """
    @property
    def ptr(self) -> CUdeviceptr: ...
    @ptr.setter
    def ptr(self, value: CUdeviceptr | _Int | None) -> None: ...
    @property
    def locHint(self) -> CUmemLocation: ...
    @locHint.setter
    def locHint(self, value: CUmemLocation) -> None: ...

class CUfabricCpyOperand_anon0_anon1(_Record):
    """struct inside CUfabricCpyOperand_anon0, 16 bytes.

    Fields
        id : CUlogicalEndpointId, int or None
        offset : cuuint64_t, int or None
    """
    @property
    def id(self) -> CUlogicalEndpointId: ...
    @id.setter
    def id(self, value: CUlogicalEndpointId | _Int | None) -> None: ...
    @property
    def offset(self) -> cuuint64_t: ...
    @offset.setter
    def offset(self, value: cuuint64_t | _Int | None) -> None: ...

class CUDA_FABRIC_COPY_BATCH_OP_st(_Record):
    """The struct of CUDA_FABRIC_COPY_BATCH_OP, which derives from it."""
    @property
    def src(self) -> CUfabricCpyOperand: ...
    @src.setter
    def src(self, value: CUfabricCpyOperand) -> None: ...
    @property
    def dst(self) -> CUfabricCpyOperand: ...
    @dst.setter
    def dst(self, value: CUfabricCpyOperand) -> None: ...
    @property
    def size(self) -> int: ...
    @size.setter
    def size(self, value: _Int) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...
class CUDA_FABRIC_COPY_BATCH_OP_v1(CUDA_FABRIC_COPY_BATCH_OP_st):
    """The struct of CUDA_FABRIC_COPY_BATCH_OP, which derives from it."""
class CUDA_FABRIC_COPY_BATCH_OP(CUDA_FABRIC_COPY_BATCH_OP_v1):
    """One copy over a fabric.

    struct CUDA_FABRIC_COPY_BATCH_OP_st, 64 bytes. Since CUDA 13.5.

    Fields
        src, dst : CUfabricCpyOperand
        size : int (size_t)
        flags : int (unsigned int)

    Taken by
        cuFabricCpyBatchAsync

    Field of
        CUDA_FABRIC_CPY_BATCH_NODE_PARAMS.opList
    """

class CUdevSmResource_st(_Record):
    """The struct of CUdevSmResource, which derives from it."""
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
class CUdevSmResource(CUdevSmResource_st):
    """A number of multiprocessors, and in which steps they can be divided.

    struct CUdevSmResource_st, 20 bytes. Since CUDA 12.4; other fields before 13.4.

    Fields
        smCount, minSmPartitionSize, smCoscheduledAlignment : int (unsigned int);
            multiprocessors
        flags : int (unsigned int); CUdevSmResourceGroup_flags, or-ed
        localityDomainId : int (unsigned int)
    """

class CUdevWorkqueueConfigResource_st(_Record):
    """The struct of CUdevWorkqueueConfigResource, which derives from it."""
    @property
    def device(self) -> CUdevice: ...
    @device.setter
    def device(self, value: CUdevice | _Int | None) -> None: ...
    @property
    def wqConcurrencyLimit(self) -> int: ...
    @wqConcurrencyLimit.setter
    def wqConcurrencyLimit(self, value: _Int) -> None: ...
    @property
    def sharingScope(self) -> CUdevWorkqueueConfigScope: ...
    @sharingScope.setter
    def sharingScope(self, value: CUdevWorkqueueConfigScope | int) -> None: ...
class CUdevWorkqueueConfigResource(CUdevWorkqueueConfigResource_st):
    """How work queues of a device are shared.

    struct CUdevWorkqueueConfigResource_st, 12 bytes. Since CUDA 13.1.

    Fields
        device : CUdevice, int or None
        wqConcurrencyLimit : int (unsigned int)
        sharingScope : CUdevWorkqueueConfigScope or int
    """
class CUdevWorkqueueResource_st(_Record):
    """The struct of CUdevWorkqueueResource, which derives from it."""
class CUdevWorkqueueResource(CUdevWorkqueueResource_st):
    """Work queues of a device.

    struct CUdevWorkqueueResource_st, 40 bytes. Since CUDA 13.1.
    """

class CU_DEV_SM_RESOURCE_GROUP_PARAMS_st(_Record):
    """The struct of CU_DEV_SM_RESOURCE_GROUP_PARAMS, which derives from it."""
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
class CU_DEV_SM_RESOURCE_GROUP_PARAMS(CU_DEV_SM_RESOURCE_GROUP_PARAMS_st):
    """One group of multiprocessors, for cuDevSmResourceSplit.

    struct CU_DEV_SM_RESOURCE_GROUP_PARAMS_st, 64 bytes. Since CUDA 13.1; other fields
    before 13.4.

    Fields
        smCount, coscheduledSmCount : int (unsigned int); multiprocessors
        preferredCoscheduledSmCount : int (unsigned int); multiprocessors
        flags : int (unsigned int); CUdevSmResourceGroup_flags, or-ed
        localityDomainId : int (unsigned int)

    Taken by
        cuDevSmResourceSplit
    """

class CUdevResource_st(_Record):
    """The struct of CUdevResource, which derives from it."""
    @property
    def type(self) -> CUdevResourceType: ...
    @type.setter
    def type(self, value: CUdevResourceType | int) -> None: ...
    @property
    def _internal_padding(self) -> _bytes: ...
    @_internal_padding.setter
    def _internal_padding(self, value: _bytes | Sequence[int]) -> None: ...
    @property
    def sm(self) -> CUdevSmResource: ...
    @sm.setter
    def sm(self, value: CUdevSmResource) -> None: ...
    @property
    def wqConfig(self) -> CUdevWorkqueueConfigResource: ...
    @wqConfig.setter
    def wqConfig(self, value: CUdevWorkqueueConfigResource) -> None: ...
    @property
    def wq(self) -> CUdevWorkqueueResource: ...
    @wq.setter
    def wq(self, value: CUdevWorkqueueResource) -> None: ...
    @property
    def _oversize(self) -> _bytes: ...
    @_oversize.setter
    def _oversize(self, value: _bytes | Sequence[int]) -> None: ...
    @property
    def nextResource(self) -> list[CUdevResource_st]: ...
    @nextResource.setter
    def nextResource(self, value: Sequence[CUdevResource_st]) -> None: ...
class CUdevResource_v1(CUdevResource_st):
    """The struct of CUdevResource, which derives from it."""
class CUdevResource(CUdevResource_v1):
    """A part of a device, such as some of its multiprocessors.

    struct CUdevResource_st, 144 bytes. Since CUDA 12.4; other fields before 13.1.

    Fields
        type : CUdevResourceType or int
        _internal_padding : bytes or sequence of int (unsigned char [92])
        sm : CUdevSmResource
        wqConfig : CUdevWorkqueueConfigResource
        wq : CUdevWorkqueueResource
        _oversize : bytes or sequence of int (unsigned char [40])
        nextResource : list of one CUdevResource_st, kept

    Taken by
        cuDevSmResourceSplitByCount, cuDevSmResourceSplit, cuDevResourceGenerateDesc

    Given by
        cuDeviceGetDevResource, cuCtxGetDevResource, cuGreenCtxGetDevResource,
        cuStreamGetDevResource

    Field of
        CUdevResource.nextResource
    """

class CUdevResource_anon0(_Record):
    """union inside CUdevResource, 40 bytes.

    Fields
        sm : CUdevSmResource
        wqConfig : CUdevWorkqueueConfigResource
        wq : CUdevWorkqueueResource
        _oversize : bytes or sequence of int (unsigned char [40])
    """
    @property
    def sm(self) -> CUdevSmResource: ...
    @sm.setter
    def sm(self, value: CUdevSmResource) -> None: ...
    @property
    def wqConfig(self) -> CUdevWorkqueueConfigResource: ...
    @wqConfig.setter
    def wqConfig(self, value: CUdevWorkqueueConfigResource) -> None: ...
    @property
    def wq(self) -> CUdevWorkqueueResource: ...
    @wq.setter
    def wq(self, value: CUdevWorkqueueResource) -> None: ...
    @property
    def _oversize(self) -> _bytes: ...
    @_oversize.setter
    def _oversize(self, value: _bytes | Sequence[int]) -> None: ...

class CUeglFrame_st(_Record):
    """The struct of CUeglFrame, which derives from it."""
    @property
    def frame(self) -> CUeglFrame_anon0: ...
    @frame.setter
    def frame(self, value: CUeglFrame_anon0) -> None: ...
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
    def planeCount(self) -> int: ...
    @planeCount.setter
    def planeCount(self, value: _Int) -> None: ...
    @property
    def numChannels(self) -> int: ...
    @numChannels.setter
    def numChannels(self, value: _Int) -> None: ...
    @property
    def frameType(self) -> CUeglFrameType: ...
    @frameType.setter
    def frameType(self, value: CUeglFrameType | int) -> None: ...
    @property
    def eglColorFormat(self) -> CUeglColorFormat: ...
    @eglColorFormat.setter
    def eglColorFormat(self, value: CUeglColorFormat | int) -> None: ...
    @property
    def cuFormat(self) -> CUarray_format: ...
    @cuFormat.setter
    def cuFormat(self, value: CUarray_format | int) -> None: ...
class CUeglFrame_v1(CUeglFrame_st):
    """The struct of CUeglFrame, which derives from it."""
class CUeglFrame(CUeglFrame_v1):
    """A frame of an EGLStream.

    struct CUeglFrame_st, 64 bytes.

    Fields
        frame : CUeglFrame_anon0
        width, height, depth, pitch, planeCount, numChannels : int (unsigned int)
        frameType : CUeglFrameType or int
        eglColorFormat : CUeglColorFormat or int
        cuFormat : CUarray_format or int

    Taken by
        cuEGLStreamProducerPresentFrame, cuEGLStreamProducerReturnFrame

    Given by
        cuGraphicsResourceGetMappedEglFrame
    """

class CUeglFrame_anon0(_Record):
    """union inside CUeglFrame, 24 bytes.

    Fields
        pArray : sequence of CUarray (3)
        pPitch : sequence of int (void *[3])

    Field of
        CUeglFrame.frame
    """
    @property
    def pArray(self) -> list[CUarray]: ...
    @pArray.setter
    def pArray(self, value: Sequence[CUarray]) -> None: ...
    @property
    def pPitch(self) -> list[int]: ...
    @pPitch.setter
    def pPitch(self, value: Sequence[int]) -> None: ...

CUDA_ARRAY3D_2DARRAY: Final[int]
CUDA_ARRAY3D_COLOR_ATTACHMENT: Final[int]
CUDA_ARRAY3D_CUBEMAP: Final[int]
CUDA_ARRAY3D_DEFERRED_MAPPING: Final[int]
CUDA_ARRAY3D_DEPTH_TEXTURE: Final[int]
CUDA_ARRAY3D_LAYERED: Final[int]
CUDA_ARRAY3D_SPARSE: Final[int]
CUDA_ARRAY3D_SURFACE_LDST: Final[int]
CUDA_ARRAY3D_TEXTURE_GATHER: Final[int]
CUDA_ARRAY3D_VIDEO_ENCODE_DECODE: Final[int]
CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_POST_LAUNCH_SYNC: Final[int]
CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_PRE_LAUNCH_SYNC: Final[int]
CUDA_EGL_INFINITE_TIMEOUT: Final[int]
CUDA_EXTERNAL_MEMORY_DEDICATED: Final[int]
CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC: Final[int]
CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC: Final[int]
CUDA_NVSCISYNC_ATTR_SIGNAL: Final[int]
CUDA_NVSCISYNC_ATTR_WAIT: Final[int]
CUDA_VERSION: Final[int]
CU_ARRAY_SPARSE_PROPERTIES_SINGLE_MIPTAIL: Final[int]
CU_COMPUTE_ACCELERATED_TARGET_BASE: Final[int]
CU_COMPUTE_FAMILY_TARGET_BASE: Final[int]
CU_DEVICE_CPU: Final[int]
CU_DEVICE_INVALID: Final[int]
CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID_ANY: Final[int]
CU_GRAPH_COND_ASSIGN_DEFAULT: Final[int]
CU_GRAPH_KERNEL_NODE_PORT_DEFAULT: Final[int]
CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER: Final[int]
CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC: Final[int]
CU_IPC_HANDLE_SIZE: Final[int]
CU_KERNEL_NODE_ATTRIBUTE_ACCESS_POLICY_WINDOW: Final[int]
CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_DIMENSION: Final[int]
CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE: Final[int]
CU_KERNEL_NODE_ATTRIBUTE_COOPERATIVE: Final[int]
CU_KERNEL_NODE_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE: Final[int]
CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN: Final[int]
CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP: Final[int]
CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION: Final[int]
CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT: Final[int]
CU_KERNEL_NODE_ATTRIBUTE_PRIORITY: Final[int]
CU_LAUNCH_KERNEL_REQUIRED_BLOCK_DIM: Final[int]
CU_LAUNCH_PARAM_BUFFER_POINTER: Final[int]
CU_LAUNCH_PARAM_BUFFER_POINTER_AS_INT: Final[int]
CU_LAUNCH_PARAM_BUFFER_SIZE: Final[int]
CU_LAUNCH_PARAM_BUFFER_SIZE_AS_INT: Final[int]
CU_LAUNCH_PARAM_END: Final[int]
CU_LAUNCH_PARAM_END_AS_INT: Final[int]
CU_MEMHOSTALLOC_DEVICEMAP: Final[int]
CU_MEMHOSTALLOC_PORTABLE: Final[int]
CU_MEMHOSTALLOC_WRITECOMBINED: Final[int]
CU_MEMHOSTREGISTER_DEVICEMAP: Final[int]
CU_MEMHOSTREGISTER_IOMEMORY: Final[int]
CU_MEMHOSTREGISTER_PORTABLE: Final[int]
CU_MEMHOSTREGISTER_READ_ONLY: Final[int]
CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE: Final[int]
CU_MEM_CREATE_USAGE_HW_DECOMPRESS: Final[int]
CU_MEM_CREATE_USAGE_TILE_POOL: Final[int]
CU_MEM_POOL_CREATE_USAGE_HW_DECOMPRESS: Final[int]
CU_PARAM_TR_DEFAULT: Final[int]
CU_STREAM_ATTRIBUTE_ACCESS_POLICY_WINDOW: Final[int]
CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN: Final[int]
CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP: Final[int]
CU_STREAM_ATTRIBUTE_PRIORITY: Final[int]
CU_STREAM_ATTRIBUTE_SYNCHRONIZATION_POLICY: Final[int]
CU_STREAM_LEGACY: Final[int]
CU_STREAM_PER_THREAD: Final[int]
CU_TENSOR_MAP_NUM_QWORDS: Final[int]
CU_TRSA_OVERRIDE_FORMAT: Final[int]
CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION: Final[int]
CU_TRSF_NORMALIZED_COORDINATES: Final[int]
CU_TRSF_READ_AS_INTEGER: Final[int]
CU_TRSF_SEAMLESS_CUBEMAP: Final[int]
CU_TRSF_SRGB: Final[int]
MAX_PLANES: Final[int]

def cuGetErrorString(error: CUresult | int) -> tuple[CUresult, bytes | None]:
    """Gives what a status means, in English; a number that no status has is an error and has
    no text.

    CUresult cuGetErrorString(CUresult error, const char **pStr)

    Parameters
        error : CUresult or int

    Returns
        (CUresult, pStr); cubind.checked.driver returns pStr, or raises DriverError
        pStr : bytes | None

    Fails with
        CUDA_ERROR_INVALID_VALUE

    Keeps the GIL. Since CUDA 6.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__ERROR.html
    """
def cuGetErrorName(error: CUresult | int) -> tuple[CUresult, bytes | None]:
    """Gives the identifier of a status, such as CUDA_ERROR_INVALID_VALUE; a number that no
    status has is an error.

    CUresult cuGetErrorName(CUresult error, const char **pStr)

    Parameters
        error : CUresult or int

    Returns
        (CUresult, pStr); cubind.checked.driver returns pStr, or raises DriverError
        pStr : bytes | None

    Fails with
        CUDA_ERROR_INVALID_VALUE

    Keeps the GIL. Since CUDA 6.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__ERROR.html
    """
def cuInit(Flags: _Int) -> tuple[CUresult]:
    """Initialises the driver in this process, before any other call; repeating it does no
    harm, and a forked child cannot use it.

    CUresult cuInit(unsigned int Flags)

    Parameters
        Flags : int; has to be 0

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE,
        CUDA_ERROR_SYSTEM_DRIVER_MISMATCH, CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE

    Releases the GIL. Since CUDA 2.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__INITIALIZE.html
    """
def cuDriverGetVersion() -> tuple[CUresult, int]:
    """Tells which release of CUDA the installed driver knows, as 1000 * major + 10 * minor;
    needs no cuInit.

    CUresult cuDriverGetVersion(int *driverVersion)

    Returns
        (CUresult, driverVersion); cubind.checked.driver returns driverVersion, or raises
            DriverError
        driverVersion : int; 1000 * major + 10 * minor, such as 13050

    Fails with
        CUDA_ERROR_INVALID_VALUE

    Keeps the GIL. Since CUDA 2.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VERSION.html
    """
def cuDeviceGet(ordinal: _Int) -> tuple[CUresult, CUdevice]:
    """Turns an ordinal below cuDeviceGetCount into a device; nothing is created, so nothing
    has to be freed.

    CUresult cuDeviceGet(CUdevice *device, int ordinal)

    Parameters
        ordinal : int; counts from 0 over the devices that CUDA_VISIBLE_DEVICES leaves

    Returns
        (CUresult, device); cubind.checked.driver returns device, or raises DriverError
        device : CUdevice

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE

    Keeps the GIL. Since CUDA 2.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html
    """
def cuDeviceGetCount() -> tuple[CUresult, int]:
    """Counts the devices that this process may use, as CUDA_VISIBLE_DEVICES leaves them.

    CUresult cuDeviceGetCount(int *count)

    Returns
        (CUresult, count); cubind.checked.driver returns count, or raises DriverError
        count : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Keeps the GIL. Since CUDA 2.0.
    In cubind.core: Device.get_all_devices.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html
    """
def cuDeviceGetName(length: _Int, dev: CUdevice | _Int | None) -> tuple[CUresult, bytes]:
    """Gives the product name of a device.

    CUresult cuDeviceGetName(char *name, int len, CUdevice dev)

    Parameters
        length : int; bytes of room, with the zero at the end
        dev : CUdevice, int or None

    Returns
        (CUresult, name); cubind.checked.driver returns name, or raises DriverError
        name : bytes

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE

    Keeps the GIL. Since CUDA 2.0.
    In cubind.core: Device.name.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html
    """
def cuDeviceGetUuid(dev: CUdevice | _Int | None) -> tuple[CUresult, CUuuid]:
    """Gives the 16 bytes by which a device is known in every process, whatever its ordinal
    there.

    CUresult cuDeviceGetUuid_v2(CUuuid *uuid, CUdevice dev)

    Parameters
        dev : CUdevice, int or None

    Returns
        (CUresult, uuid); cubind.checked.driver returns uuid, or raises DriverError
        uuid : CUuuid

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_DEVICE

    Keeps the GIL. Since CUDA 11.4 as cuDeviceGetUuid_v2.
    In cubind.core: Device.uuid.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html
    """
def cuDeviceGetLuid(dev: CUdevice | _Int | None) -> tuple[CUresult, bytes, int]:
    """Gives the id and the node mask by which graphics interfaces of Windows know the device.

    CUresult cuDeviceGetLuid(char *luid, unsigned int *deviceNodeMask, CUdevice dev)

    Parameters
        dev : CUdevice, int or None

    Returns
        (CUresult, luid, deviceNodeMask); cubind.checked.driver returns (luid,
            deviceNodeMask), or raises DriverError
        luid : bytes
        deviceNodeMask : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_DEVICE

    Keeps the GIL. Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html
    """
def cuDeviceTotalMem(dev: CUdevice | _Int | None) -> tuple[CUresult, int]:
    """Gives the size of a device's memory; cuMemGetInfo tells how much of it is free.

    CUresult cuDeviceTotalMem_v2(size_t *bytes, CUdevice dev)

    Parameters
        dev : CUdevice, int or None

    Returns
        (CUresult, numbytes); cubind.checked.driver returns numbytes, or raises DriverError
        numbytes : int; bytes

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE

    Keeps the GIL. Since CUDA 3.2 as cuDeviceTotalMem_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html
    """
def cuDeviceGetTexture1DLinearMaxWidth(
    pformat: CUarray_format | int,
    numChannels: _Int,
    dev: CUdevice | _Int | None,
) -> tuple[CUresult, int]:
    """Tells how many elements a one-dimensional texture on linear memory may have, for a
    format and device.

    CUresult cuDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements,
        CUarray_format format, unsigned int numChannels, CUdevice dev)

    Parameters
        pformat : CUarray_format or int
        numChannels : int
        dev : CUdevice, int or None

    Returns
        (CUresult, maxWidthInElements); cubind.checked.driver returns maxWidthInElements, or
            raises DriverError
        maxWidthInElements : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html
    """
def cuDeviceGetAttribute(
    attrib: CUdevice_attribute | int,
    dev: CUdevice | _Int | None,
) -> tuple[CUresult, int]:
    """Asks for one property of a device, as an integer; needs no context.

    CUresult cuDeviceGetAttribute(int *pi, CUdevice_attribute attrib, CUdevice dev)

    Parameters
        attrib : CUdevice_attribute or int
        dev : CUdevice, int or None

    Returns
        (CUresult, pi); cubind.checked.driver returns pi, or raises DriverError
        pi : int; a number, a flag (0 or 1) or a value of an enum, as the attribute has it

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE

    Keeps the GIL. Since CUDA 2.0.
    In cubind.core: Device.properties.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html
    """
def cuDeviceGetHostAtomicCapabilities(
    operations: Sequence[CUatomicOperation] | None,
    count: _Int,
    dev: CUdevice | _Int | None,
) -> tuple[CUresult, list[int]]:
    """Tells for each operation asked about whether the link to the host does it atomically.

    CUresult cuDeviceGetHostAtomicCapabilities(unsigned int *capabilities,
        const CUatomicOperation *operations, unsigned int count, CUdevice dev)

    Parameters
        operations : sequence of CUatomicOperation, or None; as many as count
        count : int
        dev : CUdevice, int or None

    Returns
        (CUresult, capabilities); cubind.checked.driver returns capabilities, or raises
            DriverError
        capabilities : list[int]

    Fails with
        CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html
    """
def cuDeviceGetNvSciSyncAttributes(
    nvSciSyncAttrList: _Address,
    dev: CUdevice | _Int | None,
    flags: _Int,
) -> tuple[CUresult]:
    """Fills an NvSciSync attribute list with what a device can wait for and signal.

    CUresult cuDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, CUdevice dev,
        int flags)

    Parameters
        nvSciSyncAttrList : int (address), buffer or None
        dev : CUdevice, int or None
        flags : int; CUDA_NVSCISYNC_ATTR_*, or-ed

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_SUPPORTED,
        CUDA_ERROR_OUT_OF_MEMORY

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html
    """
def cuDeviceSetMemPool(
    dev: CUdevice | _Int | None,
    pool: CUmemoryPool | _Int | None,
) -> tuple[CUresult]:
    """Makes cuMemAllocAsync take memory of this device from another pool; allocations from the
    former one stay valid.

    CUresult cuDeviceSetMemPool(CUdevice dev, CUmemoryPool pool)

    Parameters
        dev : CUdevice, int or None
        pool : CUmemoryPool, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html
    """
def cuDeviceGetMemPool(dev: CUdevice | _Int | None) -> tuple[CUresult, CUmemoryPool]:
    """Gives the pool from which cuMemAllocAsync takes memory of this device.

    CUresult cuDeviceGetMemPool(CUmemoryPool *pool, CUdevice dev)

    Parameters
        dev : CUdevice, int or None

    Returns
        (CUresult, pool); cubind.checked.driver returns pool, or raises DriverError
        pool : CUmemoryPool

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.2.
    In cubind.core: DeviceMemoryResource.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html
    """
def cuDeviceGetDefaultMemPool(dev: CUdevice | _Int | None) -> tuple[CUresult, CUmemoryPool]:
    """Gives the pool that a device has from the start; it cannot be destroyed.

    CUresult cuDeviceGetDefaultMemPool(CUmemoryPool *pool_out, CUdevice dev)

    Parameters
        dev : CUdevice, int or None

    Returns
        (CUresult, pool_out); cubind.checked.driver returns pool_out, or raises DriverError
        pool_out : CUmemoryPool

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_SUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html
    """
def cuDeviceGetExecAffinitySupport(
    typename: CUexecAffinityType | int,
    dev: CUdevice | _Int | None,
) -> tuple[CUresult, int]:
    """Tells whether contexts on a device can be limited in a way, such as to some
    multiprocessors.

    CUresult cuDeviceGetExecAffinitySupport(int *pi, CUexecAffinityType type, CUdevice dev)

    Parameters
        typename : CUexecAffinityType or int
        dev : CUdevice, int or None

    Returns
        (CUresult, pi); cubind.checked.driver returns pi, or raises DriverError
        pi : int; 1 or 0

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html
    """
def cuFlushGPUDirectRDMAWrites(
    target: CUflushGPUDirectRDMAWritesTarget | int,
    scope: CUflushGPUDirectRDMAWritesScope | int,
) -> tuple[CUresult]:
    """Waits until data that other PCI devices wrote into GPU memory is visible to the owner or
    to all devices.

    CUresult cuFlushGPUDirectRDMAWrites(CUflushGPUDirectRDMAWritesTarget target,
        CUflushGPUDirectRDMAWritesScope scope)

    Parameters
        target : CUflushGPUDirectRDMAWritesTarget or int
        scope : CUflushGPUDirectRDMAWritesScope or int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 11.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html
    """
def cuDeviceGetProperties(dev: CUdevice | _Int | None) -> tuple[CUresult, CUdevprop]:
    """Fills a CUdevprop with ten old properties; cuDeviceGetAttribute knows those and all
    others.

    CUresult cuDeviceGetProperties(CUdevprop *prop, CUdevice dev)

    Parameters
        dev : CUdevice, int or None

    Returns
        (CUresult, prop); cubind.checked.driver returns prop, or raises DriverError
        prop : CUdevprop

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE__DEPRECATED.html
    """
def cuDeviceComputeCapability(dev: CUdevice | _Int | None) -> tuple[CUresult, int, int]:
    """Gives major and minor compute capability, which cuDeviceGetAttribute has as two
    attributes; deprecated.

    CUresult cuDeviceComputeCapability(int *major, int *minor, CUdevice dev)

    Parameters
        dev : CUdevice, int or None

    Returns
        (CUresult, major, minor); cubind.checked.driver returns (major, minor), or raises
            DriverError
        major, minor : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE

    Keeps the GIL. Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE__DEPRECATED.html
    """
def cuDevicePrimaryCtxRetain(dev: CUdevice | _Int | None) -> tuple[CUresult, CUcontext]:
    """Gives the primary context, which the CUDA runtime uses too, and counts one user more; it
    does not make it current.

    CUresult cuDevicePrimaryCtxRetain(CUcontext *pctx, CUdevice dev)

    Parameters
        dev : CUdevice, int or None

    Returns
        (CUresult, pctx); cubind.checked.driver returns pctx, or raises DriverError
        pctx : CUcontext

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY,
        CUDA_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 7.0.
    In cubind.core: Device.set_current.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html
    """
def cuDevicePrimaryCtxRelease(dev: CUdevice | _Int | None) -> tuple[CUresult]:
    """Counts one user of the primary context less; with the last one the context and all that
    is in it end.

    CUresult cuDevicePrimaryCtxRelease_v2(CUdevice dev)

    Parameters
        dev : CUdevice, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_DEVICE,
        CUDA_ERROR_INVALID_CONTEXT

    Releases the GIL. Since CUDA 11.0 as cuDevicePrimaryCtxRelease_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html
    """
def cuDevicePrimaryCtxSetFlags(dev: CUdevice | _Int | None, flags: _Int) -> tuple[CUresult]:
    """Sets the flags of the primary context, such as how threads wait for the device, before
    or after it is made.

    CUresult cuDevicePrimaryCtxSetFlags_v2(CUdevice dev, unsigned int flags)

    Parameters
        dev : CUdevice, int or None
        flags : int; CUctx_flags, or-ed

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_DEVICE,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.0 as
        cuDevicePrimaryCtxSetFlags_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html
    """
def cuDevicePrimaryCtxGetState(dev: CUdevice | _Int | None) -> tuple[CUresult, int, int]:
    """Tells whether the primary context exists and with which flags, without making it.

    CUresult cuDevicePrimaryCtxGetState(CUdevice dev, unsigned int *flags, int *active)

    Parameters
        dev : CUdevice, int or None

    Returns
        (CUresult, flags, active); cubind.checked.driver returns (flags, active), or raises
            DriverError
        flags : int; CUctx_flags, or-ed
        active : int; 1 or 0

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_DEVICE,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 7.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html
    """
def cuDevicePrimaryCtxReset(dev: CUdevice | _Int | None) -> tuple[CUresult]:
    """Destroys everything in the primary context for all its users; each library of the
    process loses what it had.

    CUresult cuDevicePrimaryCtxReset_v2(CUdevice dev)

    Parameters
        dev : CUdevice, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_DEVICE,
        CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE

    Releases the GIL. Since CUDA 11.0 as cuDevicePrimaryCtxReset_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html
    """
def cuCtxCreate(
    ctxCreateParams: CUctxCreateParams | None,
    flags: _Int,
    dev: CUdevice | _Int | None,
) -> tuple[CUresult, CUcontext]:
    """Makes a context and pushes it on this thread's stack; programs that share with libraries
    want cuDevicePrimaryCtxRetain.

    CUresult cuCtxCreate_v4(CUcontext *pctx, CUctxCreateParams *ctxCreateParams,
        unsigned int flags, CUdevice dev)

    Parameters
        ctxCreateParams : CUctxCreateParams or None; None for an ordinary context
        flags : int; CUctx_flags, or-ed
        dev : CUdevice, int or None

    Returns
        (CUresult, pctx); cubind.checked.driver returns pctx, or raises DriverError
        pctx : CUcontext

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED,
        CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.5 as cuCtxCreate_v4; other parameters before 13.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxDestroy(ctx: CUcontext | _Int | None) -> tuple[CUresult]:
    """Destroys a context and all memory, streams and modules in it; threads that still have it
    current get errors.

    CUresult cuCtxDestroy_v2(CUcontext ctx)

    Parameters
        ctx : CUcontext, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 4.0 as cuCtxDestroy_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxPushCurrent(ctx: CUcontext | _Int | None) -> tuple[CUresult]:
    """Makes ctx current by putting it on top of this thread's stack of contexts.

    CUresult cuCtxPushCurrent_v2(CUcontext ctx)

    Parameters
        ctx : CUcontext, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 4.0 as cuCtxPushCurrent_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxPopCurrent() -> tuple[CUresult, CUcontext]:
    """Takes the current context off this thread's stack and returns it; the one below it
    becomes current.

    CUresult cuCtxPopCurrent_v2(CUcontext *pctx)

    Returns
        (CUresult, pctx); cubind.checked.driver returns pctx, or raises DriverError
        pctx : CUcontext

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT

    May keep the GIL (see cubind.keep_gil). Since CUDA 4.0 as cuCtxPopCurrent_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxSetCurrent(ctx: CUcontext | _Int | None) -> tuple[CUresult]:
    """Makes ctx current on the calling thread, in place of the one on top of its stack; None
    only takes that one off.

    CUresult cuCtxSetCurrent(CUcontext ctx)

    Parameters
        ctx : CUcontext, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT

    May keep the GIL (see cubind.keep_gil). Since CUDA 4.0.
    In cubind.core: Device.set_current.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxGetCurrent() -> tuple[CUresult, CUcontext]:
    """Gives the current context of the calling thread, a null handle where there is none.

    CUresult cuCtxGetCurrent(CUcontext *pctx)

    Returns
        (CUresult, pctx); cubind.checked.driver returns pctx, or raises DriverError
        pctx : CUcontext

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED

    Keeps the GIL. Since CUDA 4.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxGetDevice() -> tuple[CUresult, CUdevice]:
    """Gives the device of the current context.

    CUresult cuCtxGetDevice(CUdevice *device)

    Returns
        (CUresult, device); cubind.checked.driver returns device, or raises DriverError
        device : CUdevice

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0.
    In cubind.core: Device.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxGetDevice_v2(ctx: CUcontext | _Int | None) -> tuple[CUresult, CUdevice]:
    """Gives the device of any context, whether it is current or not.

    CUresult cuCtxGetDevice_v2(CUdevice *device, CUcontext ctx)

    Parameters
        ctx : CUcontext, int or None

    Returns
        (CUresult, device); cubind.checked.driver returns device, or raises DriverError
        device : CUdevice

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.
    In cubind.core: Device.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxGetFlags() -> tuple[CUresult, int]:
    """Tells which flags the current context has, such as how threads wait for the device.

    CUresult cuCtxGetFlags(unsigned int *flags)

    Returns
        (CUresult, flags); cubind.checked.driver returns flags, or raises DriverError
        flags : int; CUctx_flags, or-ed

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 7.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxSetFlags(flags: _Int) -> tuple[CUresult]:
    """Sets flags of the current context, such as how threads wait for the device.

    CUresult cuCtxSetFlags(unsigned int flags)

    Parameters
        flags : int; CUctx_flags, or-ed

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxGetId(ctx: CUcontext | _Int | None) -> tuple[CUresult, int]:
    """Gives a number that no other context of the process gets, even after this one has ended.

    CUresult cuCtxGetId(CUcontext ctx, unsigned long long *ctxId)

    Parameters
        ctx : CUcontext, int or None

    Returns
        (CUresult, ctxId); cubind.checked.driver returns ctxId, or raises DriverError
        ctxId : int

    Fails with
        CUDA_ERROR_CONTEXT_IS_DESTROYED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxSynchronize() -> tuple[CUresult]:
    """Waits until all work in the current context is done, on all its streams; errors of
    earlier work come back here.

    CUresult cuCtxSynchronize(void)

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED

    Releases the GIL. Since CUDA 2.0.
    In cubind.core: Device.sync.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxSynchronize_v2(ctx: CUcontext | _Int | None) -> tuple[CUresult]:
    """Waits until all work in ctx is done, without making it current.

    CUresult cuCtxSynchronize_v2(CUcontext ctx)

    Parameters
        ctx : CUcontext, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED

    Releases the GIL. Since CUDA 13.0.
    In cubind.core: Device.sync.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxSetLimit(limit: CUlimit | int, value: _Int) -> tuple[CUresult]:
    """Asks for a limit of the current context, such as the stack of each thread; the driver
    may round, cuCtxGetLimit tells.

    CUresult cuCtxSetLimit(CUlimit limit, size_t value)

    Parameters
        limit : CUlimit or int
        value : int; bytes for sizes, else a count

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_UNSUPPORTED_LIMIT, CUDA_ERROR_OUT_OF_MEMORY,
        CUDA_ERROR_INVALID_CONTEXT

    Releases the GIL. Since CUDA 3.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxGetLimit(limit: CUlimit | int) -> tuple[CUresult, int]:
    """Gives a limit that is in force in the current context.

    CUresult cuCtxGetLimit(size_t *pvalue, CUlimit limit)

    Parameters
        limit : CUlimit or int

    Returns
        (CUresult, pvalue); cubind.checked.driver returns pvalue, or raises DriverError
        pvalue : int; bytes for sizes, else a count

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_UNSUPPORTED_LIMIT

    May keep the GIL (see cubind.keep_gil). Since CUDA 3.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxGetCacheConfig() -> tuple[CUresult, CUfunc_cache]:
    """Tells which the current context prefers, L1 cache or shared memory.

    CUresult cuCtxGetCacheConfig(CUfunc_cache *pconfig)

    Returns
        (CUresult, pconfig); cubind.checked.driver returns pconfig, or raises DriverError
        pconfig : CUfunc_cache

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 3.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxSetCacheConfig(config: CUfunc_cache | int) -> tuple[CUresult]:
    """Says whether kernels of the current context do better with more L1 cache or shared
    memory; a wish, not an order.

    CUresult cuCtxSetCacheConfig(CUfunc_cache config)

    Parameters
        config : CUfunc_cache or int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 3.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxGetApiVersion(ctx: CUcontext | _Int | None) -> tuple[CUresult, int]:
    """Gives the version of the interface that a context was made for, which may be older than
    the driver's.

    CUresult cuCtxGetApiVersion(CUcontext ctx, unsigned int *version)

    Parameters
        ctx : CUcontext, int or None

    Returns
        (CUresult, version); cubind.checked.driver returns version, or raises DriverError
        version : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_UNKNOWN

    May keep the GIL (see cubind.keep_gil). Since CUDA 3.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxGetStreamPriorityRange() -> tuple[CUresult, int, int]:
    """Gives the priorities that streams can have, of which the smaller number is the more
    urgent; two zeros mean none.

    CUresult cuCtxGetStreamPriorityRange(int *leastPriority, int *greatestPriority)

    Returns
        (CUresult, leastPriority, greatestPriority); cubind.checked.driver returns
            (leastPriority, greatestPriority), or raises DriverError
        leastPriority, greatestPriority : int

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.5.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxResetPersistingL2Cache() -> tuple[CUresult]:
    """Turns all lines that were kept in L2 cache by access policy back into ordinary ones.

    CUresult cuCtxResetPersistingL2Cache(void)

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 11.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxGetExecAffinity(
    typename: CUexecAffinityType | int,
) -> tuple[CUresult, CUexecAffinityParam]:
    """Tells to which multiprocessors the current context is limited.

    CUresult cuCtxGetExecAffinity(CUexecAffinityParam *pExecAffinity,
        CUexecAffinityType type)

    Parameters
        typename : CUexecAffinityType or int

    Returns
        (CUresult, pExecAffinity); cubind.checked.driver returns pExecAffinity, or raises
            DriverError
        pExecAffinity : CUexecAffinityParam

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxRecordEvent(
    hCtx: CUcontext | _Int | None,
    hEvent: CUevent | _Int | None,
) -> tuple[CUresult]:
    """Records an event behind everything that the streams of a context have queued so far.

    CUresult cuCtxRecordEvent(CUcontext hCtx, CUevent hEvent)

    Parameters
        hCtx : CUcontext, int or None
        hEvent : CUevent, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.5.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxWaitEvent(hCtx: CUcontext | _Int | None, hEvent: CUevent | _Int | None) -> tuple[CUresult]:
    """Makes later work of all streams of a context wait for an event; the host goes on at
    once.

    CUresult cuCtxWaitEvent(CUcontext hCtx, CUevent hEvent)

    Parameters
        hCtx : CUcontext, int or None
        hEvent : CUevent, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.5.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html
    """
def cuCtxAttach(flags: _Int) -> tuple[CUresult, CUcontext]:
    """Counts one user of a context more; deprecated, with cuDevicePrimaryCtxRetain in its
    place.

    CUresult cuCtxAttach(CUcontext *pctx, unsigned int flags)

    Parameters
        flags : int; has to be 0

    Returns
        (CUresult, pctx); cubind.checked.driver returns pctx, or raises DriverError
        pctx : CUcontext

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX__DEPRECATED.html
    """
def cuCtxDetach(ctx: CUcontext | _Int | None) -> tuple[CUresult]:
    """Counts one user of a context less; deprecated, with cuDevicePrimaryCtxRelease in its
    place.

    CUresult cuCtxDetach(CUcontext ctx)

    Parameters
        ctx : CUcontext, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT

    Releases the GIL. Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX__DEPRECATED.html
    """
def cuCtxGetSharedMemConfig() -> tuple[CUresult, CUsharedconfig]:
    """Gives the width of shared memory banks for kernels; deprecated, newer devices have one
    alone.

    CUresult cuCtxGetSharedMemConfig(CUsharedconfig *pConfig)

    Returns
        (CUresult, pConfig); cubind.checked.driver returns pConfig, or raises DriverError
        pConfig : CUsharedconfig

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 4.2. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX__DEPRECATED.html
    """
def cuCtxSetSharedMemConfig(config: CUsharedconfig | int) -> tuple[CUresult]:
    """Sets the width of shared memory banks for kernels; deprecated, newer devices ignore it.

    CUresult cuCtxSetSharedMemConfig(CUsharedconfig config)

    Parameters
        config : CUsharedconfig or int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 4.2. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX__DEPRECATED.html
    """
def cuModuleLoad(fname: _Text) -> tuple[CUresult, CUmodule]:
    """Loads a file of cubin, PTX or fatbin into the current context; PTX is compiled for its
    device.

    CUresult cuModuleLoad(CUmodule *module, const char *fname)

    Parameters
        fname : str or bytes

    Returns
        (CUresult, module); cubind.checked.driver returns module, or raises DriverError
        module : CUmodule

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_PTX,
        CUDA_ERROR_UNSUPPORTED_PTX_VERSION, CUDA_ERROR_NOT_FOUND, CUDA_ERROR_OUT_OF_MEMORY,
        CUDA_ERROR_FILE_NOT_FOUND, CUDA_ERROR_NO_BINARY_FOR_GPU,
        CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED,
        CUDA_ERROR_JIT_COMPILER_NOT_FOUND

    Releases the GIL. Since CUDA 2.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html
    """
def cuModuleLoadData(image: _Address) -> tuple[CUresult, CUmodule]:
    """Loads cubin, PTX or fatbin from host memory into the current context; PTX has to end in
    a zero byte.

    CUresult cuModuleLoadData(CUmodule *module, const void *image)

    Parameters
        image : int (address), buffer or None

    Returns
        (CUresult, module); cubind.checked.driver returns module, or raises DriverError
        module : CUmodule

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_PTX,
        CUDA_ERROR_UNSUPPORTED_PTX_VERSION, CUDA_ERROR_OUT_OF_MEMORY,
        CUDA_ERROR_NO_BINARY_FOR_GPU, CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND,
        CUDA_ERROR_SHARED_OBJECT_INIT_FAILED, CUDA_ERROR_JIT_COMPILER_NOT_FOUND

    Releases the GIL. Since CUDA 2.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html
    """
def cuModuleLoadDataEx(
    image: _Address,
    numOptions: _Int,
    options: Sequence[CUjit_option] | None,
    optionValues: Sequence[Any] | None,
) -> tuple[CUresult, CUmodule]:
    """Loads cubin, PTX or fatbin as cuModuleLoadData does, with options for the compiler and
    its log buffers.

    CUresult cuModuleLoadDataEx(CUmodule *module, const void *image,
        unsigned int numOptions, CUjit_option *options, void **optionValues)

    Parameters
        image : int (address), buffer or None
        numOptions : int
        options : sequence of CUjit_option, or None
        optionValues : sequence of values, or None; of the types that options call for;
            CU_JIT_WALL_TIME (ms) and the bytes of logs that are written are outputs, which
            are not returned

    Returns
        (CUresult, module); cubind.checked.driver returns module, or raises DriverError
        module : CUmodule

    Types of optionValues by options
        int : CU_JIT_MAX_REGISTERS, CU_JIT_THREADS_PER_BLOCK, CU_JIT_OPTIMIZATION_LEVEL,
            CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES,
            CU_JIT_TARGET_FROM_CUCONTEXT, CU_JIT_GENERATE_DEBUG_INFO, CU_JIT_LOG_VERBOSE,
            CU_JIT_GENERATE_LINE_INFO, CU_JIT_GLOBAL_SYMBOL_COUNT,
            CU_JIT_REFERENCED_KERNEL_COUNT, CU_JIT_REFERENCED_VARIABLE_COUNT, CU_JIT_LTO,
            CU_JIT_FTZ, CU_JIT_PREC_DIV, CU_JIT_PREC_SQRT, CU_JIT_FMA,
            CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES, CU_JIT_POSITION_INDEPENDENT_CODE,
            CU_JIT_MIN_CTA_PER_SM, CU_JIT_SPLIT_COMPILE, CU_JIT_BINARY_LOADER_THREAD_COUNT,
            CU_JIT_MAX_THREADS_PER_BLOCK, CU_JIT_OVERRIDE_DIRECTIVE_VALUES
        float : CU_JIT_WALL_TIME
        bytearray : CU_JIT_INFO_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER
        CUjit_target : CU_JIT_TARGET
        CUjit_fallback : CU_JIT_FALLBACK_STRATEGY
        CUjit_cacheMode : CU_JIT_CACHE_MODE
        sequence of str or bytes : CU_JIT_GLOBAL_SYMBOL_NAMES,
            CU_JIT_REFERENCED_KERNEL_NAMES, CU_JIT_REFERENCED_VARIABLE_NAMES
        sequence of int (addresses) or buffers : CU_JIT_GLOBAL_SYMBOL_ADDRESSES

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_PTX,
        CUDA_ERROR_UNSUPPORTED_PTX_VERSION, CUDA_ERROR_OUT_OF_MEMORY,
        CUDA_ERROR_NO_BINARY_FOR_GPU, CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND,
        CUDA_ERROR_SHARED_OBJECT_INIT_FAILED, CUDA_ERROR_JIT_COMPILER_NOT_FOUND

    Releases the GIL. Since CUDA 2.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html
    """
def cuModuleLoadFatBinary(fatCubin: _Address) -> tuple[CUresult, CUmodule]:
    """Loads a fatbin from host memory, of which the driver picks the part that suits the
    device.

    CUresult cuModuleLoadFatBinary(CUmodule *module, const void *fatCubin)

    Parameters
        fatCubin : int (address), buffer or None

    Returns
        (CUresult, module); cubind.checked.driver returns module, or raises DriverError
        module : CUmodule

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_PTX,
        CUDA_ERROR_UNSUPPORTED_PTX_VERSION, CUDA_ERROR_NOT_FOUND, CUDA_ERROR_OUT_OF_MEMORY,
        CUDA_ERROR_NO_BINARY_FOR_GPU, CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND,
        CUDA_ERROR_SHARED_OBJECT_INIT_FAILED, CUDA_ERROR_JIT_COMPILER_NOT_FOUND

    Releases the GIL. Since CUDA 2.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html
    """
def cuModuleUnload(hmod: CUmodule | _Int | None) -> tuple[CUresult]:
    """Unloads a module from the current context; its functions and variables are invalid from
    then on.

    CUresult cuModuleUnload(CUmodule hmod)

    Parameters
        hmod : CUmodule, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_PERMITTED

    Releases the GIL. Since CUDA 2.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html
    """
def cuModuleGetLoadingMode() -> tuple[CUresult, CUmoduleLoadingMode]:
    """Tells whether code is loaded at once or when it is first used, as CUDA_MODULE_LOADING
    says.

    CUresult cuModuleGetLoadingMode(CUmoduleLoadingMode *mode)

    Returns
        (CUresult, mode); cubind.checked.driver returns mode, or raises DriverError
        mode : CUmoduleLoadingMode

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.7.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html
    """
def cuModuleGetFunction(hmod: CUmodule | _Int | None, name: _Text) -> tuple[CUresult, CUfunction]:
    """Finds a kernel by its name in the code, which is the mangled one for C++ without extern
    C.

    CUresult cuModuleGetFunction(CUfunction *hfunc, CUmodule hmod, const char *name)

    Parameters
        hmod : CUmodule, int or None
        name : str or bytes

    Returns
        (CUresult, hfunc); cubind.checked.driver returns hfunc, or raises DriverError
        hfunc : CUfunction

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_FOUND

    Releases the GIL. Since CUDA 2.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html
    """
def cuModuleGetFunctionCount(mod: CUmodule | _Int | None) -> tuple[CUresult, int]:
    """Counts the kernels of a module.

    CUresult cuModuleGetFunctionCount(unsigned int *count, CUmodule mod)

    Parameters
        mod : CUmodule, int or None

    Returns
        (CUresult, count); cubind.checked.driver returns count, or raises DriverError
        count : int

    Fails with
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html
    """
def cuModuleEnumerateFunctions(
    numFunctions: _Int,
    mod: CUmodule | _Int | None,
) -> tuple[CUresult, list[CUfunction]]:
    """Lists kernels of a module, numFunctions items; those behind its last kernel are NULL.

    CUresult cuModuleEnumerateFunctions(CUfunction *functions, unsigned int numFunctions,
        CUmodule mod)

    Parameters
        numFunctions : int
        mod : CUmodule, int or None

    Returns
        (CUresult, functions); cubind.checked.driver returns functions, or raises
            DriverError
        functions : list[CUfunction]

    Fails with
        CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html
    """
def cuModuleGetGlobal(
    hmod: CUmodule | _Int | None,
    name: _Text,
) -> tuple[CUresult, CUdeviceptr, int]:
    """Finds a global variable of a module by name, and gives its address and size.

    CUresult cuModuleGetGlobal_v2(CUdeviceptr *dptr, size_t *bytes, CUmodule hmod,
        const char *name)

    Parameters
        hmod : CUmodule, int or None
        name : str or bytes

    Returns
        (CUresult, dptr, numbytes); cubind.checked.driver returns (dptr, numbytes), or
            raises DriverError
        dptr : CUdeviceptr
        numbytes : int; bytes

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_FOUND

    Releases the GIL. Since CUDA 3.2 as cuModuleGetGlobal_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html
    """
def cuLinkCreate(
    numOptions: _Int,
    options: Sequence[CUjit_option] | None,
    optionValues: Sequence[Any] | None,
) -> tuple[CUresult, CUlinkState]:
    """Begins a link of PTX, cubins and objects; log buffers are used until cuLinkDestroy, and
    live as long as the Python object stateOut.

    CUresult cuLinkCreate_v2(unsigned int numOptions, CUjit_option *options,
        void **optionValues, CUlinkState *stateOut)

    Parameters
        numOptions : int
        options : sequence of CUjit_option, or None
        optionValues : sequence of values, or None; of the types that options call for;
            CU_JIT_WALL_TIME (ms) and the bytes of logs that are written are outputs, which
            are not returned

    Returns
        (CUresult, stateOut); cubind.checked.driver returns stateOut, or raises DriverError
        stateOut : CUlinkState

    Types of optionValues by options
        int : CU_JIT_MAX_REGISTERS, CU_JIT_THREADS_PER_BLOCK, CU_JIT_OPTIMIZATION_LEVEL,
            CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES,
            CU_JIT_TARGET_FROM_CUCONTEXT, CU_JIT_GENERATE_DEBUG_INFO, CU_JIT_LOG_VERBOSE,
            CU_JIT_GENERATE_LINE_INFO, CU_JIT_GLOBAL_SYMBOL_COUNT,
            CU_JIT_REFERENCED_KERNEL_COUNT, CU_JIT_REFERENCED_VARIABLE_COUNT, CU_JIT_LTO,
            CU_JIT_FTZ, CU_JIT_PREC_DIV, CU_JIT_PREC_SQRT, CU_JIT_FMA,
            CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES, CU_JIT_POSITION_INDEPENDENT_CODE,
            CU_JIT_MIN_CTA_PER_SM, CU_JIT_SPLIT_COMPILE, CU_JIT_BINARY_LOADER_THREAD_COUNT,
            CU_JIT_MAX_THREADS_PER_BLOCK, CU_JIT_OVERRIDE_DIRECTIVE_VALUES
        float : CU_JIT_WALL_TIME
        bytearray : CU_JIT_INFO_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER
        CUjit_target : CU_JIT_TARGET
        CUjit_fallback : CU_JIT_FALLBACK_STRATEGY
        CUjit_cacheMode : CU_JIT_CACHE_MODE
        sequence of str or bytes : CU_JIT_GLOBAL_SYMBOL_NAMES,
            CU_JIT_REFERENCED_KERNEL_NAMES, CU_JIT_REFERENCED_VARIABLE_NAMES
        sequence of int (addresses) or buffers : CU_JIT_GLOBAL_SYMBOL_ADDRESSES

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY,
        CUDA_ERROR_JIT_COMPILER_NOT_FOUND

    Releases the GIL. Since CUDA 6.5 as cuLinkCreate_v2.
    In cubind.core: Linker.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html
    """
def cuLinkAddData(
    state: CUlinkState | _Int | None,
    typename: CUjitInputType | int,
    data: _Address,
    size: _Int,
    name: _Text | None,
    numOptions: _Int,
    options: Sequence[CUjit_option] | None,
    optionValues: Sequence[Any] | None,
) -> tuple[CUresult]:
    """Adds code from host memory to a link, and compiles it if it is PTX; data may go when the
    call has returned.

    CUresult cuLinkAddData_v2(CUlinkState state, CUjitInputType type, void *data,
        size_t size, const char *name, unsigned int numOptions, CUjit_option *options,
        void **optionValues)

    Parameters
        state : CUlinkState, int or None
        typename : CUjitInputType or int
        data : int (address), buffer or None; at least size bytes long
        size : int; bytes; PTX counts its final zero
        name : str, bytes or None; shown in log messages
        numOptions : int
        options : sequence of CUjit_option, or None
        optionValues : sequence of values, or None; of the types that options call for;
            CU_JIT_WALL_TIME (ms) and the bytes of logs that are written are outputs, which
            are not returned

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Types of optionValues by options
        int : CU_JIT_MAX_REGISTERS, CU_JIT_THREADS_PER_BLOCK, CU_JIT_OPTIMIZATION_LEVEL,
            CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES,
            CU_JIT_TARGET_FROM_CUCONTEXT, CU_JIT_GENERATE_DEBUG_INFO, CU_JIT_LOG_VERBOSE,
            CU_JIT_GENERATE_LINE_INFO, CU_JIT_GLOBAL_SYMBOL_COUNT,
            CU_JIT_REFERENCED_KERNEL_COUNT, CU_JIT_REFERENCED_VARIABLE_COUNT, CU_JIT_LTO,
            CU_JIT_FTZ, CU_JIT_PREC_DIV, CU_JIT_PREC_SQRT, CU_JIT_FMA,
            CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES, CU_JIT_POSITION_INDEPENDENT_CODE,
            CU_JIT_MIN_CTA_PER_SM, CU_JIT_SPLIT_COMPILE, CU_JIT_BINARY_LOADER_THREAD_COUNT,
            CU_JIT_MAX_THREADS_PER_BLOCK, CU_JIT_OVERRIDE_DIRECTIVE_VALUES
        float : CU_JIT_WALL_TIME
        bytearray : CU_JIT_INFO_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER
        CUjit_target : CU_JIT_TARGET
        CUjit_fallback : CU_JIT_FALLBACK_STRATEGY
        CUjit_cacheMode : CU_JIT_CACHE_MODE
        sequence of str or bytes : CU_JIT_GLOBAL_SYMBOL_NAMES,
            CU_JIT_REFERENCED_KERNEL_NAMES, CU_JIT_REFERENCED_VARIABLE_NAMES
        sequence of int (addresses) or buffers : CU_JIT_GLOBAL_SYMBOL_ADDRESSES

    Fails with
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_IMAGE,
        CUDA_ERROR_INVALID_PTX, CUDA_ERROR_UNSUPPORTED_PTX_VERSION,
        CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_NO_BINARY_FOR_GPU

    Releases the GIL. Since CUDA 6.5 as cuLinkAddData_v2.
    In cubind.core: Linker.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html
    """
def cuLinkAddFile(
    state: CUlinkState | _Int | None,
    typename: CUjitInputType | int,
    path: _Text,
    numOptions: _Int,
    options: Sequence[CUjit_option] | None,
    optionValues: Sequence[Any] | None,
) -> tuple[CUresult]:
    """Adds the code in a file to a link.

    CUresult cuLinkAddFile_v2(CUlinkState state, CUjitInputType type, const char *path,
        unsigned int numOptions, CUjit_option *options, void **optionValues)

    Parameters
        state : CUlinkState, int or None
        typename : CUjitInputType or int
        path : str or bytes
        numOptions : int
        options : sequence of CUjit_option, or None
        optionValues : sequence of values, or None; of the types that options call for;
            CU_JIT_WALL_TIME (ms) and the bytes of logs that are written are outputs, which
            are not returned

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Types of optionValues by options
        int : CU_JIT_MAX_REGISTERS, CU_JIT_THREADS_PER_BLOCK, CU_JIT_OPTIMIZATION_LEVEL,
            CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES,
            CU_JIT_TARGET_FROM_CUCONTEXT, CU_JIT_GENERATE_DEBUG_INFO, CU_JIT_LOG_VERBOSE,
            CU_JIT_GENERATE_LINE_INFO, CU_JIT_GLOBAL_SYMBOL_COUNT,
            CU_JIT_REFERENCED_KERNEL_COUNT, CU_JIT_REFERENCED_VARIABLE_COUNT, CU_JIT_LTO,
            CU_JIT_FTZ, CU_JIT_PREC_DIV, CU_JIT_PREC_SQRT, CU_JIT_FMA,
            CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES, CU_JIT_POSITION_INDEPENDENT_CODE,
            CU_JIT_MIN_CTA_PER_SM, CU_JIT_SPLIT_COMPILE, CU_JIT_BINARY_LOADER_THREAD_COUNT,
            CU_JIT_MAX_THREADS_PER_BLOCK, CU_JIT_OVERRIDE_DIRECTIVE_VALUES
        float : CU_JIT_WALL_TIME
        bytearray : CU_JIT_INFO_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER
        CUjit_target : CU_JIT_TARGET
        CUjit_fallback : CU_JIT_FALLBACK_STRATEGY
        CUjit_cacheMode : CU_JIT_CACHE_MODE
        sequence of str or bytes : CU_JIT_GLOBAL_SYMBOL_NAMES,
            CU_JIT_REFERENCED_KERNEL_NAMES, CU_JIT_REFERENCED_VARIABLE_NAMES
        sequence of int (addresses) or buffers : CU_JIT_GLOBAL_SYMBOL_ADDRESSES

    Fails with
        CUDA_ERROR_FILE_NOT_FOUND, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_IMAGE, CUDA_ERROR_INVALID_PTX,
        CUDA_ERROR_UNSUPPORTED_PTX_VERSION, CUDA_ERROR_OUT_OF_MEMORY,
        CUDA_ERROR_NO_BINARY_FOR_GPU

    Releases the GIL. Since CUDA 6.5 as cuLinkAddFile_v2.
    In cubind.core: Linker.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html
    """
def cuLinkComplete(state: CUlinkState | _Int | None) -> tuple[CUresult, int, int]:
    """Links what was added; the cubin belongs to the link, so load or copy it before
    cuLinkDestroy.

    CUresult cuLinkComplete(CUlinkState state, void **cubinOut, size_t *sizeOut)

    Parameters
        state : CUlinkState, int or None

    Returns
        (CUresult, cubinOut, sizeOut); cubind.checked.driver returns (cubinOut, sizeOut), or
            raises DriverError
        cubinOut : int
        sizeOut : int; bytes

    Fails with
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 5.5.
    In cubind.core: Linker.link.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html
    """
def cuLinkDestroy(state: CUlinkState | _Int | None) -> tuple[CUresult]:
    """Ends a link and frees the cubin that it made.

    CUresult cuLinkDestroy(CUlinkState state)

    Parameters
        state : CUlinkState, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_HANDLE

    Releases the GIL. Since CUDA 5.5.
    In cubind.core: Linker.close.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html
    """
def cuModuleGetTexRef(hmod: CUmodule | _Int | None, name: _Text) -> tuple[CUresult, CUtexref]:
    """Finds a texture reference of a module, which kernels since CUDA 12 cannot have.

    CUresult cuModuleGetTexRef(CUtexref *pTexRef, CUmodule hmod, const char *name)

    Parameters
        hmod : CUmodule, int or None
        name : str or bytes

    Returns
        (CUresult, pTexRef); cubind.checked.driver returns pTexRef, or raises DriverError
        pTexRef : CUtexref

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_FOUND

    Releases the GIL. Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE__DEPRECATED.html
    """
def cuModuleGetSurfRef(hmod: CUmodule | _Int | None, name: _Text) -> tuple[CUresult, CUsurfref]:
    """Finds a surface reference of a module, which kernels since CUDA 12 cannot have.

    CUresult cuModuleGetSurfRef(CUsurfref *pSurfRef, CUmodule hmod, const char *name)

    Parameters
        hmod : CUmodule, int or None
        name : str or bytes

    Returns
        (CUresult, pSurfRef); cubind.checked.driver returns pSurfRef, or raises DriverError
        pSurfRef : CUsurfref

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_FOUND

    Releases the GIL. Since CUDA 3.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE__DEPRECATED.html
    """
def cuLibraryLoadData(
    code: _Address,
    jitOptions: Sequence[CUjit_option] | None,
    jitOptionsValues: Sequence[Any] | None,
    numJitOptions: _Int,
    libraryOptions: Sequence[CUlibraryOption] | None,
    libraryOptionValues: Sequence[Any] | None,
    numLibraryOptions: _Int,
) -> tuple[CUresult, CUlibrary]:
    """Loads cubin, PTX or fatbin from host memory for all contexts; the code may wait until a
    kernel of it is needed.

    CUresult cuLibraryLoadData(CUlibrary *library, const void *code,
        CUjit_option *jitOptions, void **jitOptionsValues, unsigned int numJitOptions,
        CUlibraryOption *libraryOptions, void **libraryOptionValues,
        unsigned int numLibraryOptions)

    Parameters
        code : int (address), buffer or None; with CU_LIBRARY_BINARY_IS_PRESERVED it has to
            stay unchanged until cuLibraryUnload
        jitOptions : sequence of CUjit_option, or None
        jitOptionsValues : sequence of values, or None; of the types that jitOptions call
            for; CU_JIT_WALL_TIME (ms) and the bytes of logs that are written are outputs,
            which are not returned
        numJitOptions : int
        libraryOptions : sequence of CUlibraryOption, or None
        libraryOptionValues : sequence of values, or None; of the types that libraryOptions
            call for
        numLibraryOptions : int

    Returns
        (CUresult, library); cubind.checked.driver returns library, or raises DriverError
        library : CUlibrary

    Types of jitOptionsValues by jitOptions
        int : CU_JIT_MAX_REGISTERS, CU_JIT_THREADS_PER_BLOCK, CU_JIT_OPTIMIZATION_LEVEL,
            CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES,
            CU_JIT_TARGET_FROM_CUCONTEXT, CU_JIT_GENERATE_DEBUG_INFO, CU_JIT_LOG_VERBOSE,
            CU_JIT_GENERATE_LINE_INFO, CU_JIT_GLOBAL_SYMBOL_COUNT,
            CU_JIT_REFERENCED_KERNEL_COUNT, CU_JIT_REFERENCED_VARIABLE_COUNT, CU_JIT_LTO,
            CU_JIT_FTZ, CU_JIT_PREC_DIV, CU_JIT_PREC_SQRT, CU_JIT_FMA,
            CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES, CU_JIT_POSITION_INDEPENDENT_CODE,
            CU_JIT_MIN_CTA_PER_SM, CU_JIT_SPLIT_COMPILE, CU_JIT_BINARY_LOADER_THREAD_COUNT,
            CU_JIT_MAX_THREADS_PER_BLOCK, CU_JIT_OVERRIDE_DIRECTIVE_VALUES
        float : CU_JIT_WALL_TIME
        bytearray : CU_JIT_INFO_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER
        CUjit_target : CU_JIT_TARGET
        CUjit_fallback : CU_JIT_FALLBACK_STRATEGY
        CUjit_cacheMode : CU_JIT_CACHE_MODE
        sequence of str or bytes : CU_JIT_GLOBAL_SYMBOL_NAMES,
            CU_JIT_REFERENCED_KERNEL_NAMES, CU_JIT_REFERENCED_VARIABLE_NAMES
        sequence of int (addresses) or buffers : CU_JIT_GLOBAL_SYMBOL_ADDRESSES

    Types of libraryOptionValues by libraryOptions
        CUlibraryHostUniversalFunctionAndDataTable :
            CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE
        int : CU_LIBRARY_BINARY_IS_PRESERVED

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_PTX, CUDA_ERROR_UNSUPPORTED_PTX_VERSION,
        CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_NO_BINARY_FOR_GPU,
        CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED,
        CUDA_ERROR_JIT_COMPILER_NOT_FOUND, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 12.0.
    In cubind.core: ObjectCode.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html
    """
def cuLibraryLoadFromFile(
    fileName: _Text,
    jitOptions: Sequence[CUjit_option] | None,
    jitOptionsValues: Sequence[Any] | None,
    numJitOptions: _Int,
    libraryOptions: Sequence[CUlibraryOption] | None,
    libraryOptionValues: Sequence[Any] | None,
    numLibraryOptions: _Int,
) -> tuple[CUresult, CUlibrary]:
    """Loads a file of cubin, PTX or fatbin for all contexts; needs no current one.

    CUresult cuLibraryLoadFromFile(CUlibrary *library, const char *fileName,
        CUjit_option *jitOptions, void **jitOptionsValues, unsigned int numJitOptions,
        CUlibraryOption *libraryOptions, void **libraryOptionValues,
        unsigned int numLibraryOptions)

    Parameters
        fileName : str or bytes
        jitOptions : sequence of CUjit_option, or None
        jitOptionsValues : sequence of values, or None; of the types that jitOptions call
            for; CU_JIT_WALL_TIME (ms) and the bytes of logs that are written are outputs,
            which are not returned
        numJitOptions : int
        libraryOptions : sequence of CUlibraryOption, or None;
            CU_LIBRARY_BINARY_IS_PRESERVED is refused
        libraryOptionValues : sequence of values, or None; of the types that libraryOptions
            call for
        numLibraryOptions : int

    Returns
        (CUresult, library); cubind.checked.driver returns library, or raises DriverError
        library : CUlibrary

    Types of jitOptionsValues by jitOptions
        int : CU_JIT_MAX_REGISTERS, CU_JIT_THREADS_PER_BLOCK, CU_JIT_OPTIMIZATION_LEVEL,
            CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES,
            CU_JIT_TARGET_FROM_CUCONTEXT, CU_JIT_GENERATE_DEBUG_INFO, CU_JIT_LOG_VERBOSE,
            CU_JIT_GENERATE_LINE_INFO, CU_JIT_GLOBAL_SYMBOL_COUNT,
            CU_JIT_REFERENCED_KERNEL_COUNT, CU_JIT_REFERENCED_VARIABLE_COUNT, CU_JIT_LTO,
            CU_JIT_FTZ, CU_JIT_PREC_DIV, CU_JIT_PREC_SQRT, CU_JIT_FMA,
            CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES, CU_JIT_POSITION_INDEPENDENT_CODE,
            CU_JIT_MIN_CTA_PER_SM, CU_JIT_SPLIT_COMPILE, CU_JIT_BINARY_LOADER_THREAD_COUNT,
            CU_JIT_MAX_THREADS_PER_BLOCK, CU_JIT_OVERRIDE_DIRECTIVE_VALUES
        float : CU_JIT_WALL_TIME
        bytearray : CU_JIT_INFO_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER
        CUjit_target : CU_JIT_TARGET
        CUjit_fallback : CU_JIT_FALLBACK_STRATEGY
        CUjit_cacheMode : CU_JIT_CACHE_MODE
        sequence of str or bytes : CU_JIT_GLOBAL_SYMBOL_NAMES,
            CU_JIT_REFERENCED_KERNEL_NAMES, CU_JIT_REFERENCED_VARIABLE_NAMES
        sequence of int (addresses) or buffers : CU_JIT_GLOBAL_SYMBOL_ADDRESSES

    Types of libraryOptionValues by libraryOptions
        CUlibraryHostUniversalFunctionAndDataTable :
            CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE
        int : CU_LIBRARY_BINARY_IS_PRESERVED

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_PTX, CUDA_ERROR_UNSUPPORTED_PTX_VERSION,
        CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_NO_BINARY_FOR_GPU,
        CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED,
        CUDA_ERROR_JIT_COMPILER_NOT_FOUND, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 12.0.
    In cubind.core: ObjectCode.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html
    """
def cuLibraryUnload(library: CUlibrary | _Int | None) -> tuple[CUresult]:
    """Unloads a library from all contexts; its kernels and variables are invalid from then on.

    CUresult cuLibraryUnload(CUlibrary library)

    Parameters
        library : CUlibrary, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html
    """
def cuLibraryGetKernel(library: CUlibrary | _Int | None, name: _Text) -> tuple[CUresult, CUkernel]:
    """Finds a kernel of a library by its name in the code, mangled for C++; it is good for any
    context.

    CUresult cuLibraryGetKernel(CUkernel *pKernel, CUlibrary library, const char *name)

    Parameters
        library : CUlibrary, int or None
        name : str or bytes

    Returns
        (CUresult, pKernel); cubind.checked.driver returns pKernel, or raises DriverError
        pKernel : CUkernel

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_FOUND

    Releases the GIL. Since CUDA 12.0.
    In cubind.core: ObjectCode.get_kernel.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html
    """
def cuLibraryGetKernelCount(lib: CUlibrary | _Int | None) -> tuple[CUresult, int]:
    """Counts the kernels of a library.

    CUresult cuLibraryGetKernelCount(unsigned int *count, CUlibrary lib)

    Parameters
        lib : CUlibrary, int or None

    Returns
        (CUresult, count); cubind.checked.driver returns count, or raises DriverError
        count : int

    Fails with
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.4.
    In cubind.core: ObjectCode.kernels.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html
    """
def cuLibraryEnumerateKernels(
    numKernels: _Int,
    lib: CUlibrary | _Int | None,
) -> tuple[CUresult, list[CUkernel]]:
    """Lists kernels of a library, numKernels items; those behind its last kernel are NULL.

    CUresult cuLibraryEnumerateKernels(CUkernel *kernels, unsigned int numKernels,
        CUlibrary lib)

    Parameters
        numKernels : int
        lib : CUlibrary, int or None

    Returns
        (CUresult, kernels); cubind.checked.driver returns kernels, or raises DriverError
        kernels : list[CUkernel]

    Fails with
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.4.
    In cubind.core: ObjectCode.kernels.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html
    """
def cuLibraryGetModule(library: CUlibrary | _Int | None) -> tuple[CUresult, CUmodule]:
    """Gives the module that a library has become in the current context; the library unloads
    it.

    CUresult cuLibraryGetModule(CUmodule *pMod, CUlibrary library)

    Parameters
        library : CUlibrary, int or None

    Returns
        (CUresult, pMod); cubind.checked.driver returns pMod, or raises DriverError
        pMod : CUmodule

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_FOUND, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_CONTEXT_IS_DESTROYED

    Releases the GIL. Since CUDA 12.0.
    In cubind.core: ObjectCode.get_module.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html
    """
def cuKernelGetFunction(kernel: CUkernel | _Int | None) -> tuple[CUresult, CUfunction]:
    """Gives the function that a kernel is in the current context.

    CUresult cuKernelGetFunction(CUfunction *pFunc, CUkernel kernel)

    Parameters
        kernel : CUkernel, int or None

    Returns
        (CUresult, pFunc); cubind.checked.driver returns pFunc, or raises DriverError
        pFunc : CUfunction

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_FOUND, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_CONTEXT_IS_DESTROYED

    Releases the GIL. Since CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html
    """
def cuKernelGetLibrary(kernel: CUkernel | _Int | None) -> tuple[CUresult, CUlibrary]:
    """Gives the library that a kernel came from.

    CUresult cuKernelGetLibrary(CUlibrary *pLib, CUkernel kernel)

    Parameters
        kernel : CUkernel, int or None

    Returns
        (CUresult, pLib); cubind.checked.driver returns pLib, or raises DriverError
        pLib : CUlibrary

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_FOUND

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.5.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html
    """
def cuLibraryGetGlobal(
    library: CUlibrary | _Int | None,
    name: _Text,
) -> tuple[CUresult, CUdeviceptr, int]:
    """Finds a global variable of a library; its address is of the current context.

    CUresult cuLibraryGetGlobal(CUdeviceptr *dptr, size_t *bytes, CUlibrary library,
        const char *name)

    Parameters
        library : CUlibrary, int or None
        name : str or bytes

    Returns
        (CUresult, dptr, numbytes); cubind.checked.driver returns (dptr, numbytes), or
            raises DriverError
        dptr : CUdeviceptr
        numbytes : int; bytes

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_FOUND, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_CONTEXT_IS_DESTROYED

    Releases the GIL. Since CUDA 12.0.
    In cubind.core: ObjectCode.get_global.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html
    """
def cuLibraryGetManaged(
    library: CUlibrary | _Int | None,
    name: _Text,
) -> tuple[CUresult, CUdeviceptr, int]:
    """Finds a managed variable of a library; its address is the same in all contexts.

    CUresult cuLibraryGetManaged(CUdeviceptr *dptr, size_t *bytes, CUlibrary library,
        const char *name)

    Parameters
        library : CUlibrary, int or None
        name : str or bytes

    Returns
        (CUresult, dptr, numbytes); cubind.checked.driver returns (dptr, numbytes), or
            raises DriverError
        dptr : CUdeviceptr
        numbytes : int; bytes

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_FOUND

    Releases the GIL. Since CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html
    """
def cuLibraryGetUnifiedFunction(
    library: CUlibrary | _Int | None,
    symbol: _Text,
) -> tuple[CUresult, int]:
    """Gives the address of a function that host and devices call alike.

    CUresult cuLibraryGetUnifiedFunction(void **fptr, CUlibrary library, const char *symbol)

    Parameters
        library : CUlibrary, int or None
        symbol : str or bytes

    Returns
        (CUresult, fptr); cubind.checked.driver returns fptr, or raises DriverError
        fptr : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_FOUND

    Releases the GIL. Since CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html
    """
def cuKernelGetAttribute(
    attrib: CUfunction_attribute | int,
    kernel: CUkernel | _Int | None,
    dev: CUdevice | _Int | None,
) -> tuple[CUresult, int]:
    """Asks for one property of a kernel on a device, such as registers per thread or most
    threads per block.

    CUresult cuKernelGetAttribute(int *pi, CUfunction_attribute attrib, CUkernel kernel,
        CUdevice dev)

    Parameters
        attrib : CUfunction_attribute or int
        kernel : CUkernel, int or None
        dev : CUdevice, int or None

    Returns
        (CUresult, pi); cubind.checked.driver returns pi, or raises DriverError
        pi : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_HANDLE,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.0.
    In cubind.core: Kernel.attributes.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html
    """
def cuKernelSetAttribute(
    attrib: CUfunction_attribute | int,
    val: _Int,
    kernel: CUkernel | _Int | None,
    dev: CUdevice | _Int | None,
) -> tuple[CUresult]:
    """Sets a property of a kernel for launches on one device, such as its limit of dynamic
    shared memory.

    CUresult cuKernelSetAttribute(CUfunction_attribute attrib, int val, CUkernel kernel,
        CUdevice dev)

    Parameters
        attrib : CUfunction_attribute or int
        val : int
        kernel : CUkernel, int or None
        dev : CUdevice, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_HANDLE,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_OUT_OF_MEMORY

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.0.
    In cubind.core: Kernel.attributes.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html
    """
def cuKernelSetCacheConfig(
    kernel: CUkernel | _Int | None,
    config: CUfunc_cache | int,
    dev: CUdevice | _Int | None,
) -> tuple[CUresult]:
    """Says whether a kernel does better with more L1 cache or shared memory on a device; a
    wish, not an order.

    CUresult cuKernelSetCacheConfig(CUkernel kernel, CUfunc_cache config, CUdevice dev)

    Parameters
        kernel : CUkernel, int or None
        config : CUfunc_cache or int
        dev : CUdevice, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_HANDLE,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_OUT_OF_MEMORY

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html
    """
def cuKernelGetName(hfunc: CUkernel | _Int | None) -> tuple[CUresult, bytes | None]:
    """Gives the name of a kernel in the code, mangled for C++.

    CUresult cuKernelGetName(const char **name, CUkernel hfunc)

    Parameters
        hfunc : CUkernel, int or None

    Returns
        (CUresult, name); cubind.checked.driver returns name, or raises DriverError
        name : bytes | None

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.3.
    In cubind.core: Kernel.name.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html
    """
def cuKernelGetParamInfo(
    kernel: CUkernel | _Int | None,
    paramIndex: _Int,
) -> tuple[CUresult, int, int]:
    """Gives place and size of one parameter of a kernel; an index past the last one is an
    error.

    CUresult cuKernelGetParamInfo(CUkernel kernel, size_t paramIndex, size_t *paramOffset,
        size_t *paramSize)

    Parameters
        kernel : CUkernel, int or None
        paramIndex : int

    Returns
        (CUresult, paramOffset, paramSize); cubind.checked.driver returns (paramOffset,
            paramSize), or raises DriverError
        paramOffset : int; bytes from the start of the parameters
        paramSize : int; bytes

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.4.
    In cubind.core: Kernel.arguments_info.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html
    """
def cuKernelGetParamCount(kernel: CUkernel | _Int | None) -> tuple[CUresult, int]:
    """Counts the parameters of a kernel.

    CUresult cuKernelGetParamCount(CUkernel kernel, size_t *paramCount)

    Parameters
        kernel : CUkernel, int or None

    Returns
        (CUresult, paramCount); cubind.checked.driver returns paramCount, or raises
            DriverError
        paramCount : int

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html
    """
def cuMemGetInfo() -> tuple[CUresult, int, int]:
    """Tells how much memory the device of the current context has free and in all; other
    processes change the first.

    CUresult cuMemGetInfo_v2(size_t *free, size_t *total)

    Returns
        (CUresult, free, total); cubind.checked.driver returns (free, total), or raises
            DriverError
        free, total : int; bytes

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 3.2 as cuMemGetInfo_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemAlloc(bytesize: _Int) -> tuple[CUresult, CUdeviceptr]:
    """Allocates bytesize bytes on the device of the current context, aligned for every type
    and with any contents.

    CUresult cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize)

    Parameters
        bytesize : int; bytes, not 0

    Returns
        (CUresult, dptr); cubind.checked.driver returns dptr, or raises DriverError
        dptr : CUdeviceptr

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_EXTERNAL_DEVICE

    Releases the GIL. Since CUDA 3.2 as cuMemAlloc_v2.
    In cubind.core: Device.allocate.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemAllocPitch(
    WidthInBytes: _Int,
    Height: _Int,
    ElementSizeBytes: _Int,
) -> tuple[CUresult, CUdeviceptr, int]:
    """Allocates Height rows on the device, each padded so that the next one starts where
    access is fast.

    CUresult cuMemAllocPitch_v2(CUdeviceptr *dptr, size_t *pPitch, size_t WidthInBytes,
        size_t Height, unsigned int ElementSizeBytes)

    Parameters
        WidthInBytes : int; bytes that each row has to have
        Height : int; rows
        ElementSizeBytes : int; 4, 8 or 16, the largest access of kernels to it

    Returns
        (CUresult, dptr, pPitch); cubind.checked.driver returns (dptr, pPitch), or raises
            DriverError
        dptr : CUdeviceptr
        pPitch : int; bytes from one row to the next

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 3.2 as cuMemAllocPitch_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemFree(dptr: CUdeviceptr | _Int | None) -> tuple[CUresult]:
    """Frees memory of cuMemAlloc, cuMemAllocPitch or cuMemAllocManaged, and may wait for work
    under way; also memory of pools, without waiting.

    CUresult cuMemFree_v2(CUdeviceptr dptr)

    Parameters
        dptr : CUdeviceptr, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2 as cuMemFree_v2.
    In cubind.core: Buffer.close.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemGetAddressRange(dptr: CUdeviceptr | _Int | None) -> tuple[CUresult, CUdeviceptr, int]:
    """Gives start and size of the allocation that an address is in.

    CUresult cuMemGetAddressRange_v2(CUdeviceptr *pbase, size_t *psize, CUdeviceptr dptr)

    Parameters
        dptr : CUdeviceptr, int or None

    Returns
        (CUresult, pbase, psize); cubind.checked.driver returns (pbase, psize), or raises
            DriverError
        pbase : CUdeviceptr
        psize : int; bytes

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_NOT_FOUND, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 3.2 as cuMemGetAddressRange_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemAllocHost(bytesize: _Int) -> tuple[CUresult, int]:
    """Allocates page-locked host memory, with which copies are fast and can be asynchronous;
    cuMemFreeHost frees it.

    CUresult cuMemAllocHost_v2(void **pp, size_t bytesize)

    Parameters
        bytesize : int; bytes

    Returns
        (CUresult, pp); cubind.checked.driver returns pp, or raises DriverError
        pp : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_EXTERNAL_DEVICE

    Releases the GIL. Since CUDA 3.2 as cuMemAllocHost_v2.
    In cubind.core: LegacyPinnedMemoryResource.allocate.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemFreeHost(p: _Address) -> tuple[CUresult]:
    """Frees host memory of cuMemAllocHost or cuMemHostAlloc.

    CUresult cuMemFreeHost(void *p)

    Parameters
        p : int (address), buffer or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 2.0.
    In cubind.core: Buffer.close.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemHostAlloc(bytesize: _Int, Flags: _Int) -> tuple[CUresult, int]:
    """Allocates page-locked host memory that Flags make usable in all contexts, mapped for
    devices or write-combined.

    CUresult cuMemHostAlloc(void **pp, size_t bytesize, unsigned int Flags)

    Parameters
        bytesize : int; bytes
        Flags : int; CU_MEMHOSTALLOC_*, or-ed

    Returns
        (CUresult, pp); cubind.checked.driver returns pp, or raises DriverError
        pp : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_EXTERNAL_DEVICE

    Releases the GIL. Since CUDA 2.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemHostGetDevicePointer(p: _Address, Flags: _Int) -> tuple[CUresult, CUdeviceptr]:
    """Gives the address by which kernels reach mapped host memory; often the host's own, but
    do not count on it.

    CUresult cuMemHostGetDevicePointer_v2(CUdeviceptr *pdptr, void *p, unsigned int Flags)

    Parameters
        p : int (address), buffer or None
        Flags : int; has to be 0

    Returns
        (CUresult, pdptr); cubind.checked.driver returns pdptr, or raises DriverError
        pdptr : CUdeviceptr

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 3.2 as cuMemHostGetDevicePointer_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemHostGetFlags(p: _Address) -> tuple[CUresult, int]:
    """Gives the flags with which page-locked host memory was allocated.

    CUresult cuMemHostGetFlags(unsigned int *pFlags, void *p)

    Parameters
        p : int (address), buffer or None

    Returns
        (CUresult, pFlags); cubind.checked.driver returns pFlags, or raises DriverError
        pFlags : int; CU_MEMHOSTALLOC_*, or-ed

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemAllocManaged(bytesize: _Int, flags: _Int) -> tuple[CUresult, CUdeviceptr]:
    """Allocates memory that host and devices use by one address and that moves to where it is
    used; cuMemFree frees it.

    CUresult cuMemAllocManaged(CUdeviceptr *dptr, size_t bytesize, unsigned int flags)

    Parameters
        bytesize : int; bytes
        flags : int; CUmemAttach_flags, GLOBAL or HOST

    Returns
        (CUresult, dptr); cubind.checked.driver returns dptr, or raises DriverError
        dptr : CUdeviceptr

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 6.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuDeviceRegisterAsyncNotification(
    device: CUdevice | _Int | None,
    callbackFunc: CUasyncCallback | _Int | Callable[..., object] | None,
    userData: object,
) -> tuple[CUresult, CUasyncCallbackHandle]:
    """Has a function called when something happens on a device, such as memory over budget.

    CUresult cuDeviceRegisterAsyncNotification(CUdevice device,
        CUasyncCallback callbackFunc, void *userData, CUasyncCallbackHandle *callback)

    Parameters
        device : CUdevice, int or None
        callbackFunc : callable, CUasyncCallback, int (address of a C function) or None;
            called as callbackFunc(CUasyncNotificationInfo, userData, CUasyncCallbackHandle)
            -> None, exceptions go to sys.unraisablehook
        userData : any object, which the callable gets; int (address) for a C function

    Returns
        (CUresult, callback); cubind.checked.driver returns callback, or raises DriverError
        callback : CUasyncCallbackHandle

    Fails with
        CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuDeviceUnregisterAsyncNotification(
    device: CUdevice | _Int | None,
    callback: CUasyncCallbackHandle | _Int | None,
) -> tuple[CUresult]:
    """Ends the calls that cuDeviceRegisterAsyncNotification began.

    CUresult cuDeviceUnregisterAsyncNotification(CUdevice device,
        CUasyncCallbackHandle callback)

    Parameters
        device : CUdevice, int or None
        callback : CUasyncCallbackHandle, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuDeviceGetByPCIBusId(pciBusId: _Text) -> tuple[CUresult, CUdevice]:
    """Finds the device at a place on the PCI bus, written domain:bus:device.function in
    hexadecimal.

    CUresult cuDeviceGetByPCIBusId(CUdevice *dev, const char *pciBusId)

    Parameters
        pciBusId : str or bytes

    Returns
        (CUresult, dev); cubind.checked.driver returns dev, or raises DriverError
        dev : CUdevice

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_DEVICE

    May keep the GIL (see cubind.keep_gil). Since CUDA 4.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuDeviceGetPCIBusId(length: _Int, dev: CUdevice | _Int | None) -> tuple[CUresult, bytes]:
    """Gives the place of a device on the PCI bus as domain:bus:device.function in hexadecimal.

    CUresult cuDeviceGetPCIBusId(char *pciBusId, int len, CUdevice dev)

    Parameters
        length : int; bytes of room; 13 are enough
        dev : CUdevice, int or None

    Returns
        (CUresult, pciBusId); cubind.checked.driver returns pciBusId, or raises DriverError
        pciBusId : bytes

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_DEVICE

    May keep the GIL (see cubind.keep_gil). Since CUDA 4.1.
    In cubind.core: Device.pci_bus_id.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuIpcGetEventHandle(event: CUevent | _Int | None) -> tuple[CUresult, CUipcEventHandle]:
    """Makes a handle by which another process opens the event, which needs
    CU_EVENT_INTERPROCESS and no timing.

    CUresult cuIpcGetEventHandle(CUipcEventHandle *pHandle, CUevent event)

    Parameters
        event : CUevent, int or None

    Returns
        (CUresult, pHandle); cubind.checked.driver returns pHandle, or raises DriverError
        pHandle : CUipcEventHandle

    Fails with
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_MAP_FAILED,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 4.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuIpcOpenEventHandle(handle: CUipcEventHandle) -> tuple[CUresult, CUevent]:
    """Opens an event of another process; it takes a cuEventDestroy of its own.

    CUresult cuIpcOpenEventHandle(CUevent *phEvent, CUipcEventHandle handle)

    Parameters
        handle : CUipcEventHandle

    Returns
        (CUresult, phEvent); cubind.checked.driver returns phEvent, or raises DriverError
        phEvent : CUevent

    Fails with
        CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_MAP_FAILED,
        CUDA_ERROR_PEER_ACCESS_UNSUPPORTED, CUDA_ERROR_INVALID_HANDLE,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 4.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuIpcGetMemHandle(dptr: CUdeviceptr | _Int | None) -> tuple[CUresult, CUipcMemHandle]:
    """Makes what another process opens memory of cuMemAlloc by; it stands for the whole
    allocation.

    CUresult cuIpcGetMemHandle(CUipcMemHandle *pHandle, CUdeviceptr dptr)

    Parameters
        dptr : CUdeviceptr, int or None

    Returns
        (CUresult, pHandle); cubind.checked.driver returns pHandle, or raises DriverError
        pHandle : CUipcMemHandle

    Fails with
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_OUT_OF_MEMORY,
        CUDA_ERROR_MAP_FAILED, CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 4.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuIpcOpenMemHandle(handle: CUipcMemHandle, Flags: _Int) -> tuple[CUresult, CUdeviceptr]:
    """Maps memory of another process into the current context; end it with
    cuIpcCloseMemHandle, not cuMemFree.

    CUresult cuIpcOpenMemHandle_v2(CUdeviceptr *pdptr, CUipcMemHandle handle,
        unsigned int Flags)

    Parameters
        handle : CUipcMemHandle
        Flags : int; CUipcMem_flags, which are one

    Returns
        (CUresult, pdptr); cubind.checked.driver returns pdptr, or raises DriverError
        pdptr : CUdeviceptr

    Fails with
        CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_MAP_FAILED, CUDA_ERROR_INVALID_HANDLE,
        CUDA_ERROR_TOO_MANY_PEERS, CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 11.0 as cuIpcOpenMemHandle_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuIpcCloseMemHandle(dptr: CUdeviceptr | _Int | None) -> tuple[CUresult]:
    """Unmaps memory of cuIpcOpenMemHandle; it stays the other process's to free.

    CUresult cuIpcCloseMemHandle(CUdeviceptr dptr)

    Parameters
        dptr : CUdeviceptr, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_MAP_FAILED, CUDA_ERROR_INVALID_HANDLE,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 4.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemHostRegister(p: _Address, bytesize: _Int, Flags: _Int) -> tuple[CUresult]:
    """Page-locks host memory that the program already has; it must stay where it is until
    cuMemHostUnregister.

    CUresult cuMemHostRegister_v2(void *p, size_t bytesize, unsigned int Flags)

    Parameters
        p : int (address), buffer or None; at least bytesize bytes long
        bytesize : int; bytes
        Flags : int; CU_MEMHOSTREGISTER_*, or-ed

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY,
        CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED, CUDA_ERROR_NOT_PERMITTED,
        CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_EXTERNAL_DEVICE

    Releases the GIL. Since CUDA 6.5 as cuMemHostRegister_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemHostUnregister(p: _Address) -> tuple[CUresult]:
    """Undoes cuMemHostRegister; p is the address that was given there.

    CUresult cuMemHostUnregister(void *p)

    Parameters
        p : int (address), buffer or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY,
        CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED

    Releases the GIL. Since CUDA 4.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpy(
    dst: CUdeviceptr | _Int | None,
    src: CUdeviceptr | _Int | None,
    ByteCount: _Int,
) -> tuple[CUresult]:
    """Copies ByteCount bytes between any two addresses, host or device; it need not wait where
    both are device memory.

    CUresult cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount)

    Parameters
        dst, src : CUdeviceptr, int or None
        ByteCount : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 4.0.
    Per-thread default stream variant: cuMemcpy_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpyPeer(
    dstDevice: CUdeviceptr | _Int | None,
    dstContext: CUcontext | _Int | None,
    srcDevice: CUdeviceptr | _Int | None,
    srcContext: CUcontext | _Int | None,
    ByteCount: _Int,
) -> tuple[CUresult]:
    """Copies ByteCount bytes from memory of one context to that of another, with peer access
    or without.

    CUresult cuMemcpyPeer(CUdeviceptr dstDevice, CUcontext dstContext,
        CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount)

    Parameters
        dstDevice : CUdeviceptr, int or None
        dstContext : CUcontext, int or None
        srcDevice : CUdeviceptr, int or None
        srcContext : CUcontext, int or None
        ByteCount : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 4.0.
    Per-thread default stream variant: cuMemcpyPeer_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpyHtoD(
    dstDevice: CUdeviceptr | _Int | None,
    srcHost: _Address,
    ByteCount: _Int,
) -> tuple[CUresult]:
    """Copies ByteCount bytes from host memory to the device; srcHost may be changed as soon as
    it returns.

    CUresult cuMemcpyHtoD_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount)

    Parameters
        dstDevice : CUdeviceptr, int or None
        srcHost : int (address), buffer or None; at least ByteCount bytes long
        ByteCount : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2 as cuMemcpyHtoD_v2.
    Per-thread default stream variant: cuMemcpyHtoD_v2_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpyDtoH(
    dstHost: _Address,
    srcDevice: CUdeviceptr | _Int | None,
    ByteCount: _Int,
) -> tuple[CUresult]:
    """Copies ByteCount bytes from the device to host memory, and returns when they are there.

    CUresult cuMemcpyDtoH_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount)

    Parameters
        dstHost : int (address), buffer or None; ByteCount bytes are written
        srcDevice : CUdeviceptr, int or None
        ByteCount : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2 as cuMemcpyDtoH_v2.
    Per-thread default stream variant: cuMemcpyDtoH_v2_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpyDtoD(
    dstDevice: CUdeviceptr | _Int | None,
    srcDevice: CUdeviceptr | _Int | None,
    ByteCount: _Int,
) -> tuple[CUresult]:
    """Copies ByteCount bytes within device memory, in order with the default stream; the host
    does not wait for it.

    CUresult cuMemcpyDtoD_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount)

    Parameters
        dstDevice, srcDevice : CUdeviceptr, int or None
        ByteCount : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2 as cuMemcpyDtoD_v2.
    Per-thread default stream variant: cuMemcpyDtoD_v2_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpyDtoA(
    dstArray: CUarray | _Int | None,
    dstOffset: _Int,
    srcDevice: CUdeviceptr | _Int | None,
    ByteCount: _Int,
) -> tuple[CUresult]:
    """Copies ByteCount bytes into a one-dimensional array.

    CUresult cuMemcpyDtoA_v2(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice,
        size_t ByteCount)

    Parameters
        dstArray : CUarray, int or None
        dstOffset : int; bytes into the array
        srcDevice : CUdeviceptr, int or None
        ByteCount : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2 as cuMemcpyDtoA_v2.
    Per-thread default stream variant: cuMemcpyDtoA_v2_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpyAtoD(
    dstDevice: CUdeviceptr | _Int | None,
    srcArray: CUarray | _Int | None,
    srcOffset: _Int,
    ByteCount: _Int,
) -> tuple[CUresult]:
    """Copies ByteCount bytes out of a one-dimensional array.

    CUresult cuMemcpyAtoD_v2(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset,
        size_t ByteCount)

    Parameters
        dstDevice : CUdeviceptr, int or None
        srcArray : CUarray, int or None
        srcOffset : int; bytes into the array
        ByteCount : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2 as cuMemcpyAtoD_v2.
    Per-thread default stream variant: cuMemcpyAtoD_v2_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpyHtoA(
    dstArray: CUarray | _Int | None,
    dstOffset: _Int,
    srcHost: _Address,
    ByteCount: _Int,
) -> tuple[CUresult]:
    """Copies ByteCount bytes into a one-dimensional array.

    CUresult cuMemcpyHtoA_v2(CUarray dstArray, size_t dstOffset, const void *srcHost,
        size_t ByteCount)

    Parameters
        dstArray : CUarray, int or None
        dstOffset : int; bytes into the array
        srcHost : int (address), buffer or None; at least ByteCount bytes long
        ByteCount : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2 as cuMemcpyHtoA_v2.
    Per-thread default stream variant: cuMemcpyHtoA_v2_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpyAtoH(
    dstHost: _Address,
    srcArray: CUarray | _Int | None,
    srcOffset: _Int,
    ByteCount: _Int,
) -> tuple[CUresult]:
    """Copies ByteCount bytes out of a one-dimensional array.

    CUresult cuMemcpyAtoH_v2(void *dstHost, CUarray srcArray, size_t srcOffset,
        size_t ByteCount)

    Parameters
        dstHost : int (address), buffer or None; ByteCount bytes are written
        srcArray : CUarray, int or None
        srcOffset : int; bytes into the array
        ByteCount : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2 as cuMemcpyAtoH_v2.
    Per-thread default stream variant: cuMemcpyAtoH_v2_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpyAtoA(
    dstArray: CUarray | _Int | None,
    dstOffset: _Int,
    srcArray: CUarray | _Int | None,
    srcOffset: _Int,
    ByteCount: _Int,
) -> tuple[CUresult]:
    """Copies ByteCount bytes from a one-dimensional array to another of the same format.

    CUresult cuMemcpyAtoA_v2(CUarray dstArray, size_t dstOffset, CUarray srcArray,
        size_t srcOffset, size_t ByteCount)

    Parameters
        dstArray : CUarray, int or None
        dstOffset : int; bytes into the array
        srcArray : CUarray, int or None
        srcOffset : int; bytes into the array
        ByteCount : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2 as cuMemcpyAtoA_v2.
    Per-thread default stream variant: cuMemcpyAtoA_v2_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpy2D(pCopy: CUDA_MEMCPY2D | None) -> tuple[CUresult]:
    """Copies a box of rows from and to host memory, device memory or an array, with a pitch on
    either side.

    CUresult cuMemcpy2D_v2(const CUDA_MEMCPY2D *pCopy)

    Parameters
        pCopy : CUDA_MEMCPY2D or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2 as cuMemcpy2D_v2.
    Per-thread default stream variant: cuMemcpy2D_v2_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpy2DUnaligned(pCopy: CUDA_MEMCPY2D | None) -> tuple[CUresult]:
    """Copies as cuMemcpy2D does, with pitches that need not come from cuMemAllocPitch; may be
    slower.

    CUresult cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D *pCopy)

    Parameters
        pCopy : CUDA_MEMCPY2D or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2 as cuMemcpy2DUnaligned_v2.
    Per-thread default stream variant: cuMemcpy2DUnaligned_v2_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpy3D(pCopy: CUDA_MEMCPY3D | None) -> tuple[CUresult]:
    """Copies a box of planes of rows from and to host memory, device memory or an array.

    CUresult cuMemcpy3D_v2(const CUDA_MEMCPY3D *pCopy)

    Parameters
        pCopy : CUDA_MEMCPY3D or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2 as cuMemcpy3D_v2.
    Per-thread default stream variant: cuMemcpy3D_v2_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpy3DPeer(pCopy: CUDA_MEMCPY3D_PEER | None) -> tuple[CUresult]:
    """Copies a box as cuMemcpy3D does, between two contexts.

    CUresult cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER *pCopy)

    Parameters
        pCopy : CUDA_MEMCPY3D_PEER or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 4.0.
    Per-thread default stream variant: cuMemcpy3DPeer_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpyAsync(
    dst: CUdeviceptr | _Int | None,
    src: CUdeviceptr | _Int | None,
    ByteCount: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    """Queues a copy between any two addresses on hStream; with pageable host memory the call
    may have to wait.

    CUresult cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount,
        CUstream hStream)

    Parameters
        dst, src : CUdeviceptr, int or None
        ByteCount : int
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE

    Releases the GIL. Since CUDA 4.0.
    Per-thread default stream variant: cuMemcpyAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    In cubind.core: Buffer.copy_to.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpyPeerAsync(
    dstDevice: CUdeviceptr | _Int | None,
    dstContext: CUcontext | _Int | None,
    srcDevice: CUdeviceptr | _Int | None,
    srcContext: CUcontext | _Int | None,
    ByteCount: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    """Queues a copy from memory of one context to that of another on hStream.

    CUresult cuMemcpyPeerAsync(CUdeviceptr dstDevice, CUcontext dstContext,
        CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream)

    Parameters
        dstDevice : CUdeviceptr, int or None
        dstContext : CUcontext, int or None
        srcDevice : CUdeviceptr, int or None
        srcContext : CUcontext, int or None
        ByteCount : int
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE

    Releases the GIL. Since CUDA 4.0.
    Per-thread default stream variant: cuMemcpyPeerAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpyHtoDAsync(
    dstDevice: CUdeviceptr | _Int | None,
    srcHost: _Address,
    ByteCount: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    """Queues a copy to the device on hStream; page-locked srcHost has to stay unchanged until
    it is done.

    CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr dstDevice, const void *srcHost,
        size_t ByteCount, CUstream hStream)

    Parameters
        dstDevice : CUdeviceptr, int or None
        srcHost : int (address), buffer or None; at least ByteCount bytes long
        ByteCount : int
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE

    Releases the GIL. Since CUDA 3.2 as cuMemcpyHtoDAsync_v2.
    Per-thread default stream variant: cuMemcpyHtoDAsync_v2_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpyDtoHAsync(
    dstHost: _Address,
    srcDevice: CUdeviceptr | _Int | None,
    ByteCount: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    """Queues a copy to host memory on hStream; page-locked dstHost has its data only when the
    stream got there.

    CUresult cuMemcpyDtoHAsync_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount,
        CUstream hStream)

    Parameters
        dstHost : int (address), buffer or None; ByteCount bytes are written
        srcDevice : CUdeviceptr, int or None
        ByteCount : int
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE

    Releases the GIL. Since CUDA 3.2 as cuMemcpyDtoHAsync_v2.
    Per-thread default stream variant: cuMemcpyDtoHAsync_v2_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpyDtoDAsync(
    dstDevice: CUdeviceptr | _Int | None,
    srcDevice: CUdeviceptr | _Int | None,
    ByteCount: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    """Queues a copy within device memory on hStream.

    CUresult cuMemcpyDtoDAsync_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice,
        size_t ByteCount, CUstream hStream)

    Parameters
        dstDevice, srcDevice : CUdeviceptr, int or None
        ByteCount : int
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE

    Releases the GIL. Since CUDA 3.2 as cuMemcpyDtoDAsync_v2.
    Per-thread default stream variant: cuMemcpyDtoDAsync_v2_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpyHtoAAsync(
    dstArray: CUarray | _Int | None,
    dstOffset: _Int,
    srcHost: _Address,
    ByteCount: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    """Queues a copy from host memory into a one-dimensional array on hStream.

    CUresult cuMemcpyHtoAAsync_v2(CUarray dstArray, size_t dstOffset, const void *srcHost,
        size_t ByteCount, CUstream hStream)

    Parameters
        dstArray : CUarray, int or None
        dstOffset : int; bytes into the array
        srcHost : int (address), buffer or None; at least ByteCount bytes long
        ByteCount : int
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE

    Releases the GIL. Since CUDA 3.2 as cuMemcpyHtoAAsync_v2.
    Per-thread default stream variant: cuMemcpyHtoAAsync_v2_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpyAtoHAsync(
    dstHost: _Address,
    srcArray: CUarray | _Int | None,
    srcOffset: _Int,
    ByteCount: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    """Queues a copy from a one-dimensional array to host memory on hStream.

    CUresult cuMemcpyAtoHAsync_v2(void *dstHost, CUarray srcArray, size_t srcOffset,
        size_t ByteCount, CUstream hStream)

    Parameters
        dstHost : int (address), buffer or None; ByteCount bytes are written
        srcArray : CUarray, int or None
        srcOffset : int; bytes into the array
        ByteCount : int
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE

    Releases the GIL. Since CUDA 3.2 as cuMemcpyAtoHAsync_v2.
    Per-thread default stream variant: cuMemcpyAtoHAsync_v2_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpy2DAsync(
    pCopy: CUDA_MEMCPY2D | None,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    """Queues on hStream what cuMemcpy2D copies at once; host memory should be page-locked.

    CUresult cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D *pCopy, CUstream hStream)

    Parameters
        pCopy : CUDA_MEMCPY2D or None
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE

    Releases the GIL. Since CUDA 3.2 as cuMemcpy2DAsync_v2.
    Per-thread default stream variant: cuMemcpy2DAsync_v2_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpy3DAsync(
    pCopy: CUDA_MEMCPY3D | None,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    """Queues on hStream what cuMemcpy3D copies at once; host memory should be page-locked.

    CUresult cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D *pCopy, CUstream hStream)

    Parameters
        pCopy : CUDA_MEMCPY3D or None
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE

    Releases the GIL. Since CUDA 3.2 as cuMemcpy3DAsync_v2.
    Per-thread default stream variant: cuMemcpy3DAsync_v2_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpy3DPeerAsync(
    pCopy: CUDA_MEMCPY3D_PEER | None,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    """Queues on hStream what cuMemcpy3DPeer copies at once.

    CUresult cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER *pCopy, CUstream hStream)

    Parameters
        pCopy : CUDA_MEMCPY3D_PEER or None
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 4.0.
    Per-thread default stream variant: cuMemcpy3DPeerAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpyBatchAsync(
    dsts: Sequence[CUdeviceptr] | None,
    srcs: Sequence[CUdeviceptr] | None,
    sizes: Sequence[int] | None,
    count: _Int,
    attrs: Sequence[CUmemcpyAttributes] | None,
    attrsIdxs: Sequence[int] | None,
    numAttrs: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    """Queues many copies by one call; they take their turn on hStream together, but in no
    order among themselves.

    CUresult cuMemcpyBatchAsync_v2(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes,
        size_t count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs,
        CUstream hStream)

    Parameters
        dsts, srcs : sequence of CUdeviceptr, or None; as many as count
        sizes : sequence of int, or None; as many as count; bytes of each copy
        count : int
        attrs : sequence of CUmemcpyAttributes, or None; as many as numAttrs
        attrsIdxs : sequence of int, or None; as many as numAttrs; for each of attrs, the
            first copy that it is for; begins with 0
        numAttrs : int
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 13.0 as cuMemcpyBatchAsync_v2.
    Per-thread default stream variant: cuMemcpyBatchAsync_v2_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpy3DBatchAsync(
    numOps: _Int,
    opList: Sequence[CUDA_MEMCPY3D_BATCH_OP] | None,
    flags: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    """Queues many copies of boxes by one call, in no order among themselves.

    CUresult cuMemcpy3DBatchAsync_v2(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList,
        unsigned long long flags, CUstream hStream)

    Parameters
        numOps : int
        opList : sequence of CUDA_MEMCPY3D_BATCH_OP, or None; as many as numOps
        flags : int; has to be 0
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 13.0 as cuMemcpy3DBatchAsync_v2.
    Per-thread default stream variant: cuMemcpy3DBatchAsync_v2_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpyWithAttributesAsync(
    dst: CUdeviceptr | _Int | None,
    src: CUdeviceptr | _Int | None,
    size: _Int,
    attr: CUmemcpyAttributes | None,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    """Queues one copy with what cuMemcpyBatchAsync can say of each.

    CUresult cuMemcpyWithAttributesAsync(CUdeviceptr dst, CUdeviceptr src, size_t size,
        CUmemcpyAttributes *attr, CUstream hStream)

    Parameters
        dst, src : CUdeviceptr, int or None
        size : int; bytes
        attr : CUmemcpyAttributes or None
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 13.2.
    Per-thread default stream variant: cuMemcpyWithAttributesAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemcpy3DWithAttributesAsync(
    op: CUDA_MEMCPY3D_BATCH_OP | None,
    flags: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    """Queues the copy of one box, with hints as in cuMemcpy3DBatchAsync.

    CUresult cuMemcpy3DWithAttributesAsync(CUDA_MEMCPY3D_BATCH_OP *op,
        unsigned long long flags, CUstream hStream)

    Parameters
        op : CUDA_MEMCPY3D_BATCH_OP or None
        flags : int; has to be 0
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 13.2.
    Per-thread default stream variant: cuMemcpy3DWithAttributesAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemsetD8(dstDevice: CUdeviceptr | _Int | None, uc: _Int, N: _Int) -> tuple[CUresult]:
    """Sets N bytes of device memory to uc; on device memory the host does not wait for it.

    CUresult cuMemsetD8_v2(CUdeviceptr dstDevice, unsigned char uc, size_t N)

    Parameters
        dstDevice : CUdeviceptr, int or None
        uc : int
        N : int; values, not bytes

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2 as cuMemsetD8_v2.
    Per-thread default stream variant: cuMemsetD8_v2_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemsetD16(dstDevice: CUdeviceptr | _Int | None, us: _Int, N: _Int) -> tuple[CUresult]:
    """Sets N values of 16 bits to us, at an address that is even.

    CUresult cuMemsetD16_v2(CUdeviceptr dstDevice, unsigned short us, size_t N)

    Parameters
        dstDevice : CUdeviceptr, int or None
        us : int
        N : int; values, not bytes

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2 as cuMemsetD16_v2.
    Per-thread default stream variant: cuMemsetD16_v2_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemsetD32(dstDevice: CUdeviceptr | _Int | None, ui: _Int, N: _Int) -> tuple[CUresult]:
    """Sets N values of 32 bits to ui, which are 4 * N bytes, at an address that 4 divides.

    CUresult cuMemsetD32_v2(CUdeviceptr dstDevice, unsigned int ui, size_t N)

    Parameters
        dstDevice : CUdeviceptr, int or None
        ui : int
        N : int; values, not bytes

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2 as cuMemsetD32_v2.
    Per-thread default stream variant: cuMemsetD32_v2_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemsetD2D8(
    dstDevice: CUdeviceptr | _Int | None,
    dstPitch: _Int,
    uc: _Int,
    Width: _Int,
    Height: _Int,
) -> tuple[CUresult]:
    """Sets Height rows, each Width bytes long, to uc.

    CUresult cuMemsetD2D8_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc,
        size_t Width, size_t Height)

    Parameters
        dstDevice : CUdeviceptr, int or None
        dstPitch : int; bytes from one row to the next
        uc : int
        Width : int; values per row, not bytes
        Height : int; rows

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2 as cuMemsetD2D8_v2.
    Per-thread default stream variant: cuMemsetD2D8_v2_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemsetD2D16(
    dstDevice: CUdeviceptr | _Int | None,
    dstPitch: _Int,
    us: _Int,
    Width: _Int,
    Height: _Int,
) -> tuple[CUresult]:
    """Sets Height rows, each Width values of 16 bits long, to us.

    CUresult cuMemsetD2D16_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us,
        size_t Width, size_t Height)

    Parameters
        dstDevice : CUdeviceptr, int or None
        dstPitch : int; bytes from one row to the next
        us : int
        Width : int; values per row, not bytes
        Height : int; rows

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2 as cuMemsetD2D16_v2.
    Per-thread default stream variant: cuMemsetD2D16_v2_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemsetD2D32(
    dstDevice: CUdeviceptr | _Int | None,
    dstPitch: _Int,
    ui: _Int,
    Width: _Int,
    Height: _Int,
) -> tuple[CUresult]:
    """Sets Height rows, each Width values of 32 bits long, to ui.

    CUresult cuMemsetD2D32_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui,
        size_t Width, size_t Height)

    Parameters
        dstDevice : CUdeviceptr, int or None
        dstPitch : int; bytes from one row to the next
        ui : int
        Width : int; values per row, not bytes
        Height : int; rows

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2 as cuMemsetD2D32_v2.
    Per-thread default stream variant: cuMemsetD2D32_v2_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemsetD8Async(
    dstDevice: CUdeviceptr | _Int | None,
    uc: _Int,
    N: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    """Queues on hStream the setting of N bytes to uc.

    CUresult cuMemsetD8Async(CUdeviceptr dstDevice, unsigned char uc, size_t N,
        CUstream hStream)

    Parameters
        dstDevice : CUdeviceptr, int or None
        uc : int
        N : int; values, not bytes
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2.
    Per-thread default stream variant: cuMemsetD8Async_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    In cubind.core: Buffer.fill.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemsetD16Async(
    dstDevice: CUdeviceptr | _Int | None,
    us: _Int,
    N: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    """Queues on hStream the setting of N values of 16 bits to us, at an address that is even.

    CUresult cuMemsetD16Async(CUdeviceptr dstDevice, unsigned short us, size_t N,
        CUstream hStream)

    Parameters
        dstDevice : CUdeviceptr, int or None
        us : int
        N : int; values, not bytes
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2.
    Per-thread default stream variant: cuMemsetD16Async_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    In cubind.core: Buffer.fill.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemsetD32Async(
    dstDevice: CUdeviceptr | _Int | None,
    ui: _Int,
    N: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    """Queues on hStream the setting of N values of 32 bits to ui, at an address that 4
    divides.

    CUresult cuMemsetD32Async(CUdeviceptr dstDevice, unsigned int ui, size_t N,
        CUstream hStream)

    Parameters
        dstDevice : CUdeviceptr, int or None
        ui : int
        N : int; values, not bytes
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2.
    Per-thread default stream variant: cuMemsetD32Async_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    In cubind.core: Buffer.fill.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemsetD2D8Async(
    dstDevice: CUdeviceptr | _Int | None,
    dstPitch: _Int,
    uc: _Int,
    Width: _Int,
    Height: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    """Queues on hStream the setting of Height rows, each Width values long.

    CUresult cuMemsetD2D8Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc,
        size_t Width, size_t Height, CUstream hStream)

    Parameters
        dstDevice : CUdeviceptr, int or None
        dstPitch : int; bytes from one row to the next
        uc : int
        Width : int; values per row, not bytes
        Height : int; rows
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2.
    Per-thread default stream variant: cuMemsetD2D8Async_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemsetD2D16Async(
    dstDevice: CUdeviceptr | _Int | None,
    dstPitch: _Int,
    us: _Int,
    Width: _Int,
    Height: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    """Queues on hStream the setting of Height rows, each Width values long.

    CUresult cuMemsetD2D16Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us,
        size_t Width, size_t Height, CUstream hStream)

    Parameters
        dstDevice : CUdeviceptr, int or None
        dstPitch : int; bytes from one row to the next
        us : int
        Width : int; values per row, not bytes
        Height : int; rows
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2.
    Per-thread default stream variant: cuMemsetD2D16Async_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemsetD2D32Async(
    dstDevice: CUdeviceptr | _Int | None,
    dstPitch: _Int,
    ui: _Int,
    Width: _Int,
    Height: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    """Queues on hStream the setting of Height rows, each Width values long.

    CUresult cuMemsetD2D32Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui,
        size_t Width, size_t Height, CUstream hStream)

    Parameters
        dstDevice : CUdeviceptr, int or None
        dstPitch : int; bytes from one row to the next
        ui : int
        Width : int; values per row, not bytes
        Height : int; rows
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.2.
    Per-thread default stream variant: cuMemsetD2D32Async_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuArrayCreate(pAllocateArray: CUDA_ARRAY_DESCRIPTOR | None) -> tuple[CUresult, CUarray]:
    """Allocates a one- or two-dimensional array, in a layout that only textures, surfaces and
    copies know.

    CUresult cuArrayCreate_v2(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR *pAllocateArray)

    Parameters
        pAllocateArray : CUDA_ARRAY_DESCRIPTOR or None

    Returns
        (CUresult, pHandle); cubind.checked.driver returns pHandle, or raises DriverError
        pHandle : CUarray

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 3.2 as cuArrayCreate_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuArrayGetDescriptor(hArray: CUarray | _Int | None) -> tuple[CUresult, CUDA_ARRAY_DESCRIPTOR]:
    """Gives what an array was made with.

    CUresult cuArrayGetDescriptor_v2(CUDA_ARRAY_DESCRIPTOR *pArrayDescriptor,
        CUarray hArray)

    Parameters
        hArray : CUarray, int or None

    Returns
        (CUresult, pArrayDescriptor); cubind.checked.driver returns pArrayDescriptor, or
            raises DriverError
        pArrayDescriptor : CUDA_ARRAY_DESCRIPTOR

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE

    May keep the GIL (see cubind.keep_gil). Since CUDA 3.2 as cuArrayGetDescriptor_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuArrayGetSparseProperties(
    array: CUarray | _Int | None,
) -> tuple[CUresult, CUDA_ARRAY_SPARSE_PROPERTIES]:
    """Tells in which tiles memory is mapped to a sparse array.

    CUresult cuArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties,
        CUarray array)

    Parameters
        array : CUarray, int or None

    Returns
        (CUresult, sparseProperties); cubind.checked.driver returns sparseProperties, or
            raises DriverError
        sparseProperties : CUDA_ARRAY_SPARSE_PROPERTIES

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMipmappedArrayGetSparseProperties(
    mipmap: CUmipmappedArray | _Int | None,
) -> tuple[CUresult, CUDA_ARRAY_SPARSE_PROPERTIES]:
    """Tells in which tiles memory is mapped to a sparse array.

    CUresult cuMipmappedArrayGetSparseProperties(
        CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties, CUmipmappedArray mipmap)

    Parameters
        mipmap : CUmipmappedArray, int or None

    Returns
        (CUresult, sparseProperties); cubind.checked.driver returns sparseProperties, or
            raises DriverError
        sparseProperties : CUDA_ARRAY_SPARSE_PROPERTIES

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuArrayGetMemoryRequirements(
    array: CUarray | _Int | None,
    device: CUdevice | _Int | None,
) -> tuple[CUresult, CUDA_ARRAY_MEMORY_REQUIREMENTS]:
    """Tells how much memory an array for deferred mapping has to get.

    CUresult cuArrayGetMemoryRequirements(
        CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements, CUarray array, CUdevice device)

    Parameters
        array : CUarray, int or None
        device : CUdevice, int or None

    Returns
        (CUresult, memoryRequirements); cubind.checked.driver returns memoryRequirements, or
            raises DriverError
        memoryRequirements : CUDA_ARRAY_MEMORY_REQUIREMENTS

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.6.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMipmappedArrayGetMemoryRequirements(
    mipmap: CUmipmappedArray | _Int | None,
    device: CUdevice | _Int | None,
) -> tuple[CUresult, CUDA_ARRAY_MEMORY_REQUIREMENTS]:
    """Tells how much memory an array for deferred mapping has to get.

    CUresult cuMipmappedArrayGetMemoryRequirements(
        CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements, CUmipmappedArray mipmap,
        CUdevice device)

    Parameters
        mipmap : CUmipmappedArray, int or None
        device : CUdevice, int or None

    Returns
        (CUresult, memoryRequirements); cubind.checked.driver returns memoryRequirements, or
            raises DriverError
        memoryRequirements : CUDA_ARRAY_MEMORY_REQUIREMENTS

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.6.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuArrayGetPlane(hArray: CUarray | _Int | None, planeIdx: _Int) -> tuple[CUresult, CUarray]:
    """Gives one plane of an array with a video format, as an array.

    CUresult cuArrayGetPlane(CUarray *pPlaneArray, CUarray hArray, unsigned int planeIdx)

    Parameters
        hArray : CUarray, int or None
        planeIdx : int

    Returns
        (CUresult, pPlaneArray); cubind.checked.driver returns pPlaneArray, or raises
            DriverError
        pPlaneArray : CUarray

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuArrayDestroy(hArray: CUarray | _Int | None) -> tuple[CUresult]:
    """Frees an array; textures and surfaces on it are invalid from then on.

    CUresult cuArrayDestroy(CUarray hArray)

    Parameters
        hArray : CUarray, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_ARRAY_IS_MAPPED,
        CUDA_ERROR_CONTEXT_IS_DESTROYED

    Releases the GIL. Since CUDA 2.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuArray3DCreate(pAllocateArray: CUDA_ARRAY3D_DESCRIPTOR | None) -> tuple[CUresult, CUarray]:
    """Allocates an array of up to three dimensions, of layers or of cube faces, as the
    descriptor's Flags say.

    CUresult cuArray3DCreate_v2(CUarray *pHandle,
        const CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray)

    Parameters
        pAllocateArray : CUDA_ARRAY3D_DESCRIPTOR or None

    Returns
        (CUresult, pHandle); cubind.checked.driver returns pHandle, or raises DriverError
        pHandle : CUarray

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 3.2 as cuArray3DCreate_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuArray3DGetDescriptor(
    hArray: CUarray | _Int | None,
) -> tuple[CUresult, CUDA_ARRAY3D_DESCRIPTOR]:
    """Gives what an array was made with.

    CUresult cuArray3DGetDescriptor_v2(CUDA_ARRAY3D_DESCRIPTOR *pArrayDescriptor,
        CUarray hArray)

    Parameters
        hArray : CUarray, int or None

    Returns
        (CUresult, pArrayDescriptor); cubind.checked.driver returns pArrayDescriptor, or
            raises DriverError
        pArrayDescriptor : CUDA_ARRAY3D_DESCRIPTOR

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_CONTEXT_IS_DESTROYED

    May keep the GIL (see cubind.keep_gil). Since CUDA 3.2 as cuArray3DGetDescriptor_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMipmappedArrayCreate(
    pMipmappedArrayDesc: CUDA_ARRAY3D_DESCRIPTOR | None,
    numMipmapLevels: _Int,
) -> tuple[CUresult, CUmipmappedArray]:
    """Allocates an array with smaller levels of itself, each half as large as the one before.

    CUresult cuMipmappedArrayCreate(CUmipmappedArray *pHandle,
        const CUDA_ARRAY3D_DESCRIPTOR *pMipmappedArrayDesc, unsigned int numMipmapLevels)

    Parameters
        pMipmappedArrayDesc : CUDA_ARRAY3D_DESCRIPTOR or None
        numMipmapLevels : int

    Returns
        (CUresult, pHandle); cubind.checked.driver returns pHandle, or raises DriverError
        pHandle : CUmipmappedArray

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 5.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMipmappedArrayGetLevel(
    hMipmappedArray: CUmipmappedArray | _Int | None,
    level: _Int,
) -> tuple[CUresult, CUarray]:
    """Gives one level of a mipmapped array as an array; it goes with the whole.

    CUresult cuMipmappedArrayGetLevel(CUarray *pLevelArray,
        CUmipmappedArray hMipmappedArray, unsigned int level)

    Parameters
        hMipmappedArray : CUmipmappedArray, int or None
        level : int; 0 is the largest

    Returns
        (CUresult, pLevelArray); cubind.checked.driver returns pLevelArray, or raises
            DriverError
        pLevelArray : CUarray

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMipmappedArrayDestroy(hMipmappedArray: CUmipmappedArray | _Int | None) -> tuple[CUresult]:
    """Frees a mipmapped array with all its levels.

    CUresult cuMipmappedArrayDestroy(CUmipmappedArray hMipmappedArray)

    Parameters
        hMipmappedArray : CUmipmappedArray, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_ARRAY_IS_MAPPED,
        CUDA_ERROR_CONTEXT_IS_DESTROYED

    Releases the GIL. Since CUDA 5.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemGetHandleForAddressRange(
    dptr: CUdeviceptr | _Int | None,
    size: _Int,
    handleType: CUmemRangeHandleType | int,
    flags: _Int,
) -> tuple[CUresult, Any]:
    """Makes a file descriptor (dma-buf) for a range of device memory, for other drivers; the
    caller closes it.

    CUresult cuMemGetHandleForAddressRange(void *handle, CUdeviceptr dptr, size_t size,
        CUmemRangeHandleType handleType, unsigned long long flags)

    Parameters
        dptr : CUdeviceptr, int or None
        size : int
        handleType : CUmemRangeHandleType or int
        flags : int; CUmemRangeFlags, or 0

    Returns
        (CUresult, handle); cubind.checked.driver returns handle, or raises DriverError
        handle : Any; of the type that handleType calls for

    Types of handle by handleType
        int : CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 11.7.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemBatchDecompressAsync(
    paramsArray: CUmemDecompressParams | Sequence[CUmemDecompressParams] | None,
    count: _Int,
    flags: _Int,
    stream: CUstream | _Int | None,
) -> tuple[CUresult, int]:
    """Queues the decompression of several blocks of memory on the device's own engine.

    CUresult cuMemBatchDecompressAsync(CUmemDecompressParams *paramsArray, size_t count,
        unsigned int flags, size_t *errorIndex, CUstream stream)

    Parameters
        paramsArray : CUmemDecompressParams, or a sequence of them; as many as count; in and
            out
        count : int
        flags : int; has to be 0
        stream : CUstream, int or None

    Returns
        (CUresult, errorIndex); cubind.checked.driver returns errorIndex, or raises
            DriverError
        errorIndex : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE

    Releases the GIL. Since CUDA 12.6.
    Per-thread default stream variant: cuMemBatchDecompressAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html
    """
def cuMemAddressReserve(
    size: _Int,
    alignment: _Int,
    addr: CUdeviceptr | _Int | None,
    flags: _Int,
) -> tuple[CUresult, CUdeviceptr]:
    """Reserves addresses with no memory behind them, for cuMemMap; cuMemAddressFree gives them
    back.

    CUresult cuMemAddressReserve(CUdeviceptr *ptr, size_t size, size_t alignment,
        CUdeviceptr addr, unsigned long long flags)

    Parameters
        size : int; bytes, in whole pages of the host
        alignment : int; a power of two, or 0
        addr : CUdeviceptr, int or None; where it should be, if possible; 0 for anywhere
        flags : int; has to be 0

    Returns
        (CUresult, ptr); cubind.checked.driver returns ptr, or raises DriverError
        ptr : CUdeviceptr

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_NOT_INITIALIZED,
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 10.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html
    """
def cuMemAddressFree(ptr: CUdeviceptr | _Int | None, size: _Int) -> tuple[CUresult]:
    """Gives back the whole of a reservation, from which everything has to be unmapped.

    CUresult cuMemAddressFree(CUdeviceptr ptr, size_t size)

    Parameters
        ptr : CUdeviceptr, int or None
        size : int; bytes, as reserved

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 10.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html
    """
def cuMemCreate(
    size: _Int,
    prop: CUmemAllocationProp | None,
    flags: _Int,
) -> tuple[CUresult, CUmemGenericAllocationHandle]:
    """Allocates physical memory that has no address until cuMemMap; cuMemRelease ends it.

    CUresult cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size,
        const CUmemAllocationProp *prop, unsigned long long flags)

    Parameters
        size : int; bytes, a multiple of what cuMemGetAllocationGranularity tells
        prop : CUmemAllocationProp or None
        flags : int; has to be 0

    Returns
        (CUresult, handle); cubind.checked.driver returns handle, or raises DriverError
        handle : CUmemGenericAllocationHandle

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_INVALID_DEVICE,
        CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED,
        CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 10.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html
    """
def cuMemRelease(handle: CUmemGenericAllocationHandle | _Int | None) -> tuple[CUresult]:
    """Gives up a handle of physical memory; the memory is there as long as it is mapped or
    another process has it.

    CUresult cuMemRelease(CUmemGenericAllocationHandle handle)

    Parameters
        handle : CUmemGenericAllocationHandle, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 10.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html
    """
def cuMemMap(
    ptr: CUdeviceptr | _Int | None,
    size: _Int,
    offset: _Int,
    handle: CUmemGenericAllocationHandle | _Int | None,
    flags: _Int,
) -> tuple[CUresult]:
    """Puts physical memory at a reserved address; nobody may use it before cuMemSetAccess.

    CUresult cuMemMap(CUdeviceptr ptr, size_t size, size_t offset,
        CUmemGenericAllocationHandle handle, unsigned long long flags)

    Parameters
        ptr : CUdeviceptr, int or None
        size : int; bytes
        offset : int; has to be 0
        handle : CUmemGenericAllocationHandle, int or None
        flags : int; has to be 0

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_OUT_OF_MEMORY,
        CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED,
        CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_ILLEGAL_STATE

    Releases the GIL. Since CUDA 10.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html
    """
def cuMemMapArrayAsync(
    mapInfoList: Sequence[CUarrayMapInfo] | None,
    count: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    """Queues the mapping of physical memory to tiles of sparse arrays, or its unmapping.

    CUresult cuMemMapArrayAsync(CUarrayMapInfo *mapInfoList, unsigned int count,
        CUstream hStream)

    Parameters
        mapInfoList : sequence of CUarrayMapInfo, or None; as many as count
        count : int
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE

    Releases the GIL. Since CUDA 11.1.
    Per-thread default stream variant: cuMemMapArrayAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html
    """
def cuMemUnmap(ptr: CUdeviceptr | _Int | None, size: _Int) -> tuple[CUresult]:
    """Takes physical memory off its addresses; work that uses it has to be done.

    CUresult cuMemUnmap(CUdeviceptr ptr, size_t size)

    Parameters
        ptr : CUdeviceptr, int or None
        size : int; bytes, whole mappings

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 10.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html
    """
def cuMemSetAccess(
    ptr: CUdeviceptr | _Int | None,
    size: _Int,
    desc: Sequence[CUmemAccessDesc] | None,
    count: _Int,
) -> tuple[CUresult]:
    """Says which devices may read, or read and write, a range of mapped memory; until then
    none may.

    CUresult cuMemSetAccess(CUdeviceptr ptr, size_t size, const CUmemAccessDesc *desc,
        size_t count)

    Parameters
        ptr : CUdeviceptr, int or None
        size : int; bytes
        desc : sequence of CUmemAccessDesc, or None; as many as count
        count : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 10.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html
    """
def cuMemGetAccess(
    location: CUmemLocation | None,
    ptr: CUdeviceptr | _Int | None,
) -> tuple[CUresult, int]:
    """Tells what a device may do with mapped memory.

    CUresult cuMemGetAccess(unsigned long long *flags, const CUmemLocation *location,
        CUdeviceptr ptr)

    Parameters
        location : CUmemLocation or None
        ptr : CUdeviceptr, int or None

    Returns
        (CUresult, flags); cubind.checked.driver returns flags, or raises DriverError
        flags : int; a value of CUmemAccess_flags

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_INITIALIZED,
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html
    """
def cuMemExportToShareableHandle(
    handle: CUmemGenericAllocationHandle | _Int | None,
    handleType: CUmemAllocationHandleType,
    flags: _Int,
) -> tuple[CUresult, Any]:
    """Makes what another process imports physical memory by, such as a file descriptor, which
    the caller closes.

    CUresult cuMemExportToShareableHandle(void *shareableHandle,
        CUmemGenericAllocationHandle handle, CUmemAllocationHandleType handleType,
        unsigned long long flags)

    Parameters
        handle : CUmemGenericAllocationHandle, int or None
        handleType : CUmemAllocationHandleType
        flags : int; has to be 0

    Returns
        (CUresult, shareableHandle); cubind.checked.driver returns shareableHandle, or
            raises DriverError
        shareableHandle : Any; of the type that handleType calls for

    Types of shareableHandle by handleType
        int : CU_MEM_HANDLE_TYPE_NONE, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR,
            CU_MEM_HANDLE_TYPE_WIN32_KMT
        int (address) : CU_MEM_HANDLE_TYPE_WIN32
        CUmemFabricHandle : CU_MEM_HANDLE_TYPE_FABRIC

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 10.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html
    """
def cuMemImportFromShareableHandle(
    osHandle: _Address,
    shHandleType: CUmemAllocationHandleType | int,
) -> tuple[CUresult, CUmemGenericAllocationHandle]:
    """Takes physical memory of another process; it is mapped like own memory and takes a
    cuMemRelease.

    CUresult cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *handle,
        void *osHandle, CUmemAllocationHandleType shHandleType)

    Parameters
        osHandle : int (address), buffer or None; a file descriptor as an int, or the
            address of a struct
        shHandleType : CUmemAllocationHandleType or int

    Returns
        (CUresult, handle); cubind.checked.driver returns handle, or raises DriverError
        handle : CUmemGenericAllocationHandle

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 10.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html
    """
def cuMemGetAllocationGranularity(
    prop: CUmemAllocationProp | None,
    option: CUmemAllocationGranularity_flags | int,
) -> tuple[CUresult, int]:
    """Tells in which steps cuMemCreate allocates memory with such properties.

    CUresult cuMemGetAllocationGranularity(size_t *granularity,
        const CUmemAllocationProp *prop, CUmemAllocationGranularity_flags option)

    Parameters
        prop : CUmemAllocationProp or None
        option : CUmemAllocationGranularity_flags or int

    Returns
        (CUresult, granularity); cubind.checked.driver returns granularity, or raises
            DriverError
        granularity : int; bytes

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html
    """
def cuMemGetAllocationPropertiesFromHandle(
    handle: CUmemGenericAllocationHandle | _Int | None,
) -> tuple[CUresult, CUmemAllocationProp]:
    """Gives the properties with which physical memory was made.

    CUresult cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp *prop,
        CUmemGenericAllocationHandle handle)

    Parameters
        handle : CUmemGenericAllocationHandle, int or None

    Returns
        (CUresult, prop); cubind.checked.driver returns prop, or raises DriverError
        prop : CUmemAllocationProp

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html
    """
def cuMemRetainAllocationHandle(addr: _Address) -> tuple[CUresult, CUmemGenericAllocationHandle]:
    """Gives the physical memory behind a mapped address; it takes a cuMemRelease more.

    CUresult cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *handle, void *addr)

    Parameters
        addr : int (address), buffer or None

    Returns
        (CUresult, handle); cubind.checked.driver returns handle, or raises DriverError
        handle : CUmemGenericAllocationHandle

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html
    """
def cuMemFreeAsync(
    dptr: CUdeviceptr | _Int | None,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    """Frees memory of a pool behind what hStream has queued; work on other streams has to be
    done by then.

    CUresult cuMemFreeAsync(CUdeviceptr dptr, CUstream hStream)

    Parameters
        dptr : CUdeviceptr, int or None
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 11.2.
    Per-thread default stream variant: cuMemFreeAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    In cubind.core: Buffer.close.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html
    """
def cuMemAllocAsync(
    bytesize: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult, CUdeviceptr]:
    """Allocates from the pool of the stream's device; work on hStream may use it at once,
    other streams have to wait for it.

    CUresult cuMemAllocAsync(CUdeviceptr *dptr, size_t bytesize, CUstream hStream)

    Parameters
        bytesize : int; bytes
        hStream : CUstream, int or None

    Returns
        (CUresult, dptr); cubind.checked.driver returns dptr, or raises DriverError
        dptr : CUdeviceptr

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 11.2.
    Per-thread default stream variant: cuMemAllocAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html
    """
def cuMemPoolTrimTo(pool: CUmemoryPool | _Int | None, minBytesToKeep: _Int) -> tuple[CUresult]:
    """Gives unused memory back to the system until the pool has minBytesToKeep bytes; what is
    in use stays.

    CUresult cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep)

    Parameters
        pool : CUmemoryPool, int or None
        minBytesToKeep : int; bytes

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 11.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html
    """
def cuMemPoolSetAttribute(
    pool: CUmemoryPool | _Int | None,
    attr: CUmemPool_attribute,
    value: Any,
) -> tuple[CUresult]:
    """Sets a property of a pool, such as how many unused bytes it keeps when a stream is
    synchronised.

    CUresult cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)

    Parameters
        pool : CUmemoryPool, int or None
        attr : CUmemPool_attribute; only RELEASE_THRESHOLD and REUSE_*; RESERVED_MEM_HIGH
            and USED_MEM_HIGH to 0
        value : a value, of the type that attr calls for

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Types of value by attr
        int : CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES,
            CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC,
            CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES,
            CU_MEMPOOL_ATTR_ALLOCATION_TYPE, CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES,
            CU_MEMPOOL_ATTR_LOCATION_TYPE, CU_MEMPOOL_ATTR_LOCATION_ID,
            CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED, CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID
        cuuint64_t : CU_MEMPOOL_ATTR_RELEASE_THRESHOLD,
            CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT, CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH,
            CU_MEMPOOL_ATTR_USED_MEM_CURRENT, CU_MEMPOOL_ATTR_USED_MEM_HIGH,
            CU_MEMPOOL_ATTR_MAX_POOL_SIZE

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.2.
    In cubind.core: DeviceMemoryResource.attributes.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html
    """
def cuMemPoolGetAttribute(
    pool: CUmemoryPool | _Int | None,
    attr: CUmemPool_attribute,
) -> tuple[CUresult, Any]:
    """Asks for one property of a pool, such as how many bytes are in use.

    CUresult cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)

    Parameters
        pool : CUmemoryPool, int or None
        attr : CUmemPool_attribute

    Returns
        (CUresult, value); cubind.checked.driver returns value, or raises DriverError
        value : Any; of the type that attr calls for

    Types of value by attr
        int : CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES,
            CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC,
            CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES,
            CU_MEMPOOL_ATTR_ALLOCATION_TYPE, CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES,
            CU_MEMPOOL_ATTR_LOCATION_TYPE, CU_MEMPOOL_ATTR_LOCATION_ID,
            CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED, CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID
        cuuint64_t : CU_MEMPOOL_ATTR_RELEASE_THRESHOLD,
            CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT, CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH,
            CU_MEMPOOL_ATTR_USED_MEM_CURRENT, CU_MEMPOOL_ATTR_USED_MEM_HIGH,
            CU_MEMPOOL_ATTR_MAX_POOL_SIZE

    Fails with
        CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.2.
    In cubind.core: DeviceMemoryResource.attributes.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html
    """
def cuMemPoolSetAccess(
    pool: CUmemoryPool | _Int | None,
    map: Sequence[CUmemAccessDesc] | None,
    count: _Int,
) -> tuple[CUresult]:
    """Says what other devices may do with all memory of a pool; its own device always may read
    and write.

    CUresult cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc *map, size_t count)

    Parameters
        pool : CUmemoryPool, int or None
        map : sequence of CUmemAccessDesc, or None; as many as count
        count : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 11.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html
    """
def cuMemPoolGetAccess(
    memPool: CUmemoryPool | _Int | None,
    location: CUmemLocation | None,
) -> tuple[CUresult, CUmemAccess_flags]:
    """Tells what a device may do with memory of a pool.

    CUresult cuMemPoolGetAccess(CUmemAccess_flags *flags, CUmemoryPool memPool,
        CUmemLocation *location)

    Parameters
        memPool : CUmemoryPool, int or None
        location : CUmemLocation or None

    Returns
        (CUresult, flags); cubind.checked.driver returns flags, or raises DriverError
        flags : CUmemAccess_flags

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html
    """
def cuMemPoolCreate(poolProps: CUmemPoolProps | None) -> tuple[CUresult, CUmemoryPool]:
    """Makes a pool for allocations in stream order, on the device or host that poolProps says.

    CUresult cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps *poolProps)

    Parameters
        poolProps : CUmemPoolProps or None

    Returns
        (CUresult, pool); cubind.checked.driver returns pool, or raises DriverError
        pool : CUmemoryPool

    Fails with
        CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 11.2.
    In cubind.core: DeviceMemoryResource.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html
    """
def cuMemPoolDestroy(pool: CUmemoryPool | _Int | None) -> tuple[CUresult]:
    """Gives up a pool at once; what is allocated from it stays until it is freed.

    CUresult cuMemPoolDestroy(CUmemoryPool pool)

    Parameters
        pool : CUmemoryPool, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 11.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html
    """
def cuMemGetDefaultMemPool(
    location: CUmemLocation | None,
    typename: CUmemAllocationType | int,
) -> tuple[CUresult, CUmemoryPool]:
    """Gives the pool that a place has from the start, for pinned or managed memory.

    CUresult cuMemGetDefaultMemPool(CUmemoryPool *pool_out, CUmemLocation *location,
        CUmemAllocationType type)

    Parameters
        location : CUmemLocation or None
        typename : CUmemAllocationType or int

    Returns
        (CUresult, pool_out); cubind.checked.driver returns pool_out, or raises DriverError
        pool_out : CUmemoryPool

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_SUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html
    """
def cuMemGetMemPool(
    location: CUmemLocation | None,
    typename: CUmemAllocationType | int,
) -> tuple[CUresult, CUmemoryPool]:
    """Gives the pool that is set for a place, for pinned or managed memory.

    CUresult cuMemGetMemPool(CUmemoryPool *pool, CUmemLocation *location,
        CUmemAllocationType type)

    Parameters
        location : CUmemLocation or None
        typename : CUmemAllocationType or int

    Returns
        (CUresult, pool); cubind.checked.driver returns pool, or raises DriverError
        pool : CUmemoryPool

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.
    In cubind.core: PinnedMemoryResource.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html
    """
def cuMemSetMemPool(
    location: CUmemLocation | None,
    typename: CUmemAllocationType | int,
    pool: CUmemoryPool | _Int | None,
) -> tuple[CUresult]:
    """Sets the pool of a place, for pinned or managed memory.

    CUresult cuMemSetMemPool(CUmemLocation *location, CUmemAllocationType type,
        CUmemoryPool pool)

    Parameters
        location : CUmemLocation or None
        typename : CUmemAllocationType or int
        pool : CUmemoryPool, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html
    """
def cuMemAllocFromPoolAsync(
    bytesize: _Int,
    pool: CUmemoryPool | _Int | None,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult, CUdeviceptr]:
    """Allocates from a certain pool, in stream order as cuMemAllocAsync does.

    CUresult cuMemAllocFromPoolAsync(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool,
        CUstream hStream)

    Parameters
        bytesize : int; bytes
        pool : CUmemoryPool, int or None
        hStream : CUstream, int or None

    Returns
        (CUresult, dptr); cubind.checked.driver returns dptr, or raises DriverError
        dptr : CUdeviceptr

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 11.2.
    Per-thread default stream variant: cuMemAllocFromPoolAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    In cubind.core: MemoryResource.allocate.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html
    """
def cuMemPoolExportToShareableHandle(
    pool: CUmemoryPool | _Int | None,
    handleType: CUmemAllocationHandleType,
    flags: _Int,
) -> tuple[CUresult, Any]:
    """Makes what another process imports a pool by; its properties have to allow that type of
    handle.

    CUresult cuMemPoolExportToShareableHandle(void *handle_out, CUmemoryPool pool,
        CUmemAllocationHandleType handleType, unsigned long long flags)

    Parameters
        pool : CUmemoryPool, int or None
        handleType : CUmemAllocationHandleType
        flags : int; has to be 0

    Returns
        (CUresult, handle_out); cubind.checked.driver returns handle_out, or raises
            DriverError
        handle_out : Any; of the type that handleType calls for

    Types of handle_out by handleType
        int : CU_MEM_HANDLE_TYPE_NONE, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR,
            CU_MEM_HANDLE_TYPE_WIN32_KMT
        int (address) : CU_MEM_HANDLE_TYPE_WIN32
        CUmemFabricHandle : CU_MEM_HANDLE_TYPE_FABRIC

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 11.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html
    """
def cuMemPoolImportFromShareableHandle(
    handle: _Address,
    handleType: CUmemAllocationHandleType | int,
    flags: _Int,
) -> tuple[CUresult, CUmemoryPool]:
    """Takes a pool of another process, to which its memory comes one by one; nothing can be
    allocated from it.

    CUresult cuMemPoolImportFromShareableHandle(CUmemoryPool *pool_out, void *handle,
        CUmemAllocationHandleType handleType, unsigned long long flags)

    Parameters
        handle : int (address), buffer or None; a file descriptor as an int, or the address
            of a struct
        handleType : CUmemAllocationHandleType or int
        flags : int; has to be 0

    Returns
        (CUresult, pool_out); cubind.checked.driver returns pool_out, or raises DriverError
        pool_out : CUmemoryPool

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 11.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html
    """
def cuMemPoolExportPointer(
    ptr: CUdeviceptr | _Int | None,
) -> tuple[CUresult, CUmemPoolPtrExportData]:
    """Makes what another process that has the pool imports one allocation by.

    CUresult cuMemPoolExportPointer(CUmemPoolPtrExportData *shareData_out, CUdeviceptr ptr)

    Parameters
        ptr : CUdeviceptr, int or None

    Returns
        (CUresult, shareData_out); cubind.checked.driver returns shareData_out, or raises
            DriverError
        shareData_out : CUmemPoolPtrExportData

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 11.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html
    """
def cuMemPoolImportPointer(
    pool: CUmemoryPool | _Int | None,
    shareData: CUmemPoolPtrExportData | None,
) -> tuple[CUresult, CUdeviceptr]:
    """Gives the address of an allocation of another process, which has to free it last.

    CUresult cuMemPoolImportPointer(CUdeviceptr *ptr_out, CUmemoryPool pool,
        CUmemPoolPtrExportData *shareData)

    Parameters
        pool : CUmemoryPool, int or None
        shareData : CUmemPoolPtrExportData or None

    Returns
        (CUresult, ptr_out); cubind.checked.driver returns ptr_out, or raises DriverError
        ptr_out : CUdeviceptr

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 11.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html
    """
def cuMulticastCreate(
    prop: CUmulticastObjectProp | None,
) -> tuple[CUresult, CUmemGenericAllocationHandle]:
    """Makes an object through which one write reaches memory of several devices; add all of
    them before memory.

    CUresult cuMulticastCreate(CUmemGenericAllocationHandle *mcHandle,
        const CUmulticastObjectProp *prop)

    Parameters
        prop : CUmulticastObjectProp or None

    Returns
        (CUresult, mcHandle); cubind.checked.driver returns mcHandle, or raises DriverError
        mcHandle : CUmemGenericAllocationHandle

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_INVALID_DEVICE,
        CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED,
        CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 12.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html
    """
def cuMulticastAddDevice(
    mcHandle: CUmemGenericAllocationHandle | _Int | None,
    dev: CUdevice | _Int | None,
) -> tuple[CUresult]:
    """Makes a device one of those that a multicast object writes to.

    CUresult cuMulticastAddDevice(CUmemGenericAllocationHandle mcHandle, CUdevice dev)

    Parameters
        mcHandle : CUmemGenericAllocationHandle, int or None
        dev : CUdevice, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_INVALID_DEVICE,
        CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED,
        CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 12.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html
    """
def cuMulticastBindMem(
    mcHandle: CUmemGenericAllocationHandle | _Int | None,
    mcOffset: _Int,
    memHandle: CUmemGenericAllocationHandle | _Int | None,
    memOffset: _Int,
    size: _Int,
    flags: _Int,
) -> tuple[CUresult]:
    """Binds memory of one device to a multicast object, which has to have all its devices.

    CUresult cuMulticastBindMem(CUmemGenericAllocationHandle mcHandle, size_t mcOffset,
        CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size,
        unsigned long long flags)

    Parameters
        mcHandle : CUmemGenericAllocationHandle, int or None
        mcOffset : int
        memHandle : CUmemGenericAllocationHandle, int or None
        memOffset, size : int
        flags : int; has to be 0

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_INITIALIZED,
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED,
        CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE,
        CUDA_ERROR_MULTICAST_RESOURCE_FULL

    Releases the GIL. Since CUDA 12.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html
    """
def cuMulticastBindMem_v2(
    mcHandle: CUmemGenericAllocationHandle | _Int | None,
    dev: CUdevice | _Int | None,
    mcOffset: _Int,
    memHandle: CUmemGenericAllocationHandle | _Int | None,
    memOffset: _Int,
    size: _Int,
    flags: _Int,
) -> tuple[CUresult]:
    """Binds memory of one device to a multicast object, which has to have all its devices.

    CUresult cuMulticastBindMem_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev,
        size_t mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset,
        size_t size, unsigned long long flags)

    Parameters
        mcHandle : CUmemGenericAllocationHandle, int or None
        dev : CUdevice, int or None
        mcOffset : int
        memHandle : CUmemGenericAllocationHandle, int or None
        memOffset, size : int
        flags : int; has to be 0

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_INITIALIZED,
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED,
        CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE,
        CUDA_ERROR_MULTICAST_RESOURCE_FULL

    Releases the GIL. Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html
    """
def cuMulticastBindAddr(
    mcHandle: CUmemGenericAllocationHandle | _Int | None,
    mcOffset: _Int,
    memptr: CUdeviceptr | _Int | None,
    size: _Int,
    flags: _Int,
) -> tuple[CUresult]:
    """Binds memory of one device to a multicast object, which has to have all its devices.

    CUresult cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle, size_t mcOffset,
        CUdeviceptr memptr, size_t size, unsigned long long flags)

    Parameters
        mcHandle : CUmemGenericAllocationHandle, int or None
        mcOffset : int
        memptr : CUdeviceptr, int or None
        size : int
        flags : int; has to be 0

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_INITIALIZED,
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED,
        CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE,
        CUDA_ERROR_MULTICAST_RESOURCE_FULL

    Releases the GIL. Since CUDA 12.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html
    """
def cuMulticastBindAddr_v2(
    mcHandle: CUmemGenericAllocationHandle | _Int | None,
    dev: CUdevice | _Int | None,
    mcOffset: _Int,
    memptr: CUdeviceptr | _Int | None,
    size: _Int,
    flags: _Int,
) -> tuple[CUresult]:
    """Binds memory of one device to a multicast object, which has to have all its devices.

    CUresult cuMulticastBindAddr_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev,
        size_t mcOffset, CUdeviceptr memptr, size_t size, unsigned long long flags)

    Parameters
        mcHandle : CUmemGenericAllocationHandle, int or None
        dev : CUdevice, int or None
        mcOffset : int
        memptr : CUdeviceptr, int or None
        size : int
        flags : int; has to be 0

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_INITIALIZED,
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED,
        CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE,
        CUDA_ERROR_MULTICAST_RESOURCE_FULL

    Releases the GIL. Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html
    """
def cuMulticastUnbind(
    mcHandle: CUmemGenericAllocationHandle | _Int | None,
    dev: CUdevice | _Int | None,
    mcOffset: _Int,
    size: _Int,
) -> tuple[CUresult]:
    """Takes memory of one device off a multicast object.

    CUresult cuMulticastUnbind(CUmemGenericAllocationHandle mcHandle, CUdevice dev,
        size_t mcOffset, size_t size)

    Parameters
        mcHandle : CUmemGenericAllocationHandle, int or None
        dev : CUdevice, int or None
        mcOffset, size : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_INITIALIZED,
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 12.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html
    """
def cuMulticastGetGranularity(
    prop: CUmulticastObjectProp | None,
    option: CUmulticastGranularity_flags | int,
) -> tuple[CUresult, int]:
    """Tells in which steps multicast objects are made and bound.

    CUresult cuMulticastGetGranularity(size_t *granularity,
        const CUmulticastObjectProp *prop, CUmulticastGranularity_flags option)

    Parameters
        prop : CUmulticastObjectProp or None
        option : CUmulticastGranularity_flags or int

    Returns
        (CUresult, granularity); cubind.checked.driver returns granularity, or raises
            DriverError
        granularity : int; bytes

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html
    """
def cuDeviceGetFabricClusterUuid(dev: CUdevice | _Int | None) -> tuple[CUresult, CUuuid]:
    """Gives the id of the NVLink cluster that a device belongs to.

    CUresult cuDeviceGetFabricClusterUuid(CUuuid *uuid, CUdevice dev)

    Parameters
        dev : CUdevice, int or None

    Returns
        (CUresult, uuid); cubind.checked.driver returns uuid, or raises DriverError
        uuid : CUuuid

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CLIQUE.html
    """
def cuDeviceGetCliqueCount(dev: CUdevice | _Int | None) -> tuple[CUresult, int]:
    """Counts the cliques of an NVLink fabric that a device belongs to.

    CUresult cuDeviceGetCliqueCount(size_t *count, CUdevice dev)

    Parameters
        dev : CUdevice, int or None

    Returns
        (CUresult, count); cubind.checked.driver returns count, or raises DriverError
        count : int

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CLIQUE.html
    """
def cuDeviceGetCliqueInfo(
    count: _Int,
    dev: CUdevice | _Int | None,
) -> tuple[CUresult, list[CUcliqueInfo], int]:
    """Lists the cliques of an NVLink fabric that a device belongs to.

    CUresult cuDeviceGetCliqueInfo(CUcliqueInfo *cliqueInfo, size_t *count, CUdevice dev)

    Parameters
        count : int; how many there is room for, then how many there are
        dev : CUdevice, int or None

    Returns
        (CUresult, cliqueInfo, count); cubind.checked.driver returns (cliqueInfo, count), or
            raises DriverError
        cliqueInfo : list[CUcliqueInfo]
        count : int

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CLIQUE.html
    """
def cuLogicalEndpointIdReserve(
    count: cuuint32_t | _Int | None,
) -> tuple[CUresult, CUlogicalEndpointId]:
    """Reserves consecutive ids for endpoints and gives the first of them.

    CUresult cuLogicalEndpointIdReserve(CUlogicalEndpointId *baseLeId, cuuint32_t count)

    Parameters
        count : cuuint32_t, int or None

    Returns
        (CUresult, baseLeId); cubind.checked.driver returns baseLeId, or raises DriverError
        baseLeId : CUlogicalEndpointId

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 13.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html
    """
def cuLogicalEndpointIdRelease(
    baseLeId: CUlogicalEndpointId | _Int | None,
    count: cuuint32_t | _Int | None,
) -> tuple[CUresult]:
    """Gives back ids that cuLogicalEndpointIdReserve had reserved.

    CUresult cuLogicalEndpointIdRelease(CUlogicalEndpointId baseLeId, cuuint32_t count)

    Parameters
        baseLeId : CUlogicalEndpointId, int or None
        count : cuuint32_t, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 13.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html
    """
def cuLogicalEndpointCreate(
    leId: CUlogicalEndpointId | _Int | None,
    prop: CUlogicalEndpointProp | None,
) -> tuple[CUresult]:
    """Makes an endpoint, memory that other nodes of a fabric reach by id, for one device or a
    team.

    CUresult cuLogicalEndpointCreate(CUlogicalEndpointId leId,
        const CUlogicalEndpointProp *prop)

    Parameters
        leId : CUlogicalEndpointId, int or None
        prop : CUlogicalEndpointProp or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 13.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html
    """
def cuLogicalEndpointAddDevice(
    leId: CUlogicalEndpointId | _Int | None,
    dev: CUdevice | _Int | None,
) -> tuple[CUresult]:
    """Makes a device a member of the team of a multicast endpoint.

    CUresult cuLogicalEndpointAddDevice(CUlogicalEndpointId leId, CUdevice dev)

    Parameters
        leId : CUlogicalEndpointId, int or None
        dev : CUdevice, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 13.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html
    """
def cuLogicalEndpointDestroy(leId: CUlogicalEndpointId | _Int | None) -> tuple[CUresult]:
    """Ends an endpoint; its id stays reserved.

    CUresult cuLogicalEndpointDestroy(CUlogicalEndpointId leId)

    Parameters
        leId : CUlogicalEndpointId, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 13.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html
    """
def cuLogicalEndpointBindAddr(
    leId: CUlogicalEndpointId | _Int | None,
    dev: CUdevice | _Int | None,
    offset: cuuint64_t | _Int | None,
    ptr: _Address,
    size: cuuint64_t | _Int | None,
    flags: _Int,
) -> tuple[CUresult]:
    """Binds memory at an address to a range of an endpoint.

    CUresult cuLogicalEndpointBindAddr(CUlogicalEndpointId leId, CUdevice dev,
        cuuint64_t offset, void *ptr, cuuint64_t size, unsigned long long flags)

    Parameters
        leId : CUlogicalEndpointId, int or None
        dev : CUdevice, int or None
        offset : cuuint64_t, int or None
        ptr : int (address), buffer or None; at least size bytes long
        size : cuuint64_t, int or None
        flags : int; has to be 0

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY,
        CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE

    Releases the GIL. Since CUDA 13.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html
    """
def cuLogicalEndpointBindMem(
    leId: CUlogicalEndpointId | _Int | None,
    dev: CUdevice | _Int | None,
    offset: cuuint64_t | _Int | None,
    memHandle: CUmemGenericAllocationHandle | _Int | None,
    memOffset: cuuint64_t | _Int | None,
    size: cuuint64_t | _Int | None,
    flags: _Int,
) -> tuple[CUresult]:
    """Binds memory of cuMemCreate to a range of an endpoint.

    CUresult cuLogicalEndpointBindMem(CUlogicalEndpointId leId, CUdevice dev,
        cuuint64_t offset, CUmemGenericAllocationHandle memHandle, cuuint64_t memOffset,
        cuuint64_t size, unsigned long long flags)

    Parameters
        leId : CUlogicalEndpointId, int or None
        dev : CUdevice, int or None
        offset : cuuint64_t, int or None
        memHandle : CUmemGenericAllocationHandle, int or None
        memOffset, size : cuuint64_t, int or None
        flags : int; has to be 0

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY,
        CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE

    Releases the GIL. Since CUDA 13.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html
    """
def cuLogicalEndpointUnbind(
    leId: CUlogicalEndpointId | _Int | None,
    dev: CUdevice | _Int | None,
    offset: cuuint64_t | _Int | None,
    size: cuuint64_t | _Int | None,
) -> tuple[CUresult]:
    """Takes the memory from a range of an endpoint.

    CUresult cuLogicalEndpointUnbind(CUlogicalEndpointId leId, CUdevice dev,
        cuuint64_t offset, cuuint64_t size)

    Parameters
        leId : CUlogicalEndpointId, int or None
        dev : CUdevice, int or None
        offset, size : cuuint64_t, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY,
        CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE

    Releases the GIL. Since CUDA 13.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html
    """
def cuLogicalEndpointExport(
    leId: CUlogicalEndpointId | _Int | None,
    handleType: CUlogicalEndpointIpcHandleType | int,
) -> tuple[CUresult, Any]:
    """Gives a handle of an endpoint for other processes.

    CUresult cuLogicalEndpointExport(void *handle, CUlogicalEndpointId leId,
        CUlogicalEndpointIpcHandleType handleType)

    Parameters
        leId : CUlogicalEndpointId, int or None
        handleType : CUlogicalEndpointIpcHandleType or int

    Returns
        (CUresult, handle); cubind.checked.driver returns handle, or raises DriverError
        handle : Any; of the type that handleType calls for

    Types of handle by handleType
        CUlogicalEndpointFabricHandle : CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_NONE,
            CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 13.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html
    """
def cuLogicalEndpointImport(
    leId: CUlogicalEndpointId | _Int | None,
    handle: _Address,
    handleType: CUlogicalEndpointIpcHandleType | int,
) -> tuple[CUresult]:
    """Makes the endpoint of another process usable here, under a reserved id.

    CUresult cuLogicalEndpointImport(CUlogicalEndpointId leId, const void *handle,
        CUlogicalEndpointIpcHandleType handleType)

    Parameters
        leId : CUlogicalEndpointId, int or None
        handle : int (address), buffer or None
        handleType : CUlogicalEndpointIpcHandleType or int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 13.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html
    """
def cuLogicalEndpointGetLimits(
    prop: CUlogicalEndpointProp | None,
) -> tuple[CUresult, cuuint64_t, cuuint64_t]:
    """Tells how bindings to an endpoint have to be aligned, and how large it may be.

    CUresult cuLogicalEndpointGetLimits(cuuint64_t *bindAlignment, cuuint64_t *maxSize,
        const CUlogicalEndpointProp *prop)

    Parameters
        prop : CUlogicalEndpointProp or None

    Returns
        (CUresult, bindAlignment, maxSize); cubind.checked.driver returns (bindAlignment,
            maxSize), or raises DriverError
        bindAlignment, maxSize : cuuint64_t

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY,
        CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html
    """
def cuLogicalEndpointQuery(
    leId: CUlogicalEndpointId | _Int | None,
    count: cuuint32_t | _Int | None,
) -> tuple[CUresult, int]:
    """Tells whether all endpoints in a range of ids are complete, so that they can be used.

    CUresult cuLogicalEndpointQuery(CUlogicalEndpointId leId, cuuint32_t count,
        int *queryStatus)

    Parameters
        leId : CUlogicalEndpointId, int or None
        count : cuuint32_t, int or None

    Returns
        (CUresult, queryStatus); cubind.checked.driver returns queryStatus, or raises
            DriverError
        queryStatus : int

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY,
        CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html
    """
def cuFabricCpyBatchAsync(
    numOps: _Int,
    opList: Sequence[CUDA_FABRIC_COPY_BATCH_OP] | None,
    flags: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    """Queues copies over an NVLink fabric; those of one batch run in any order.

    CUresult cuFabricCpyBatchAsync(size_t numOps, CUDA_FABRIC_COPY_BATCH_OP *opList,
        unsigned long long flags, CUstream hStream)

    Parameters
        numOps : int
        opList : sequence of CUDA_FABRIC_COPY_BATCH_OP, or None; as many as numOps
        flags : int; has to be 0
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 13.5.
    Per-thread default stream variant: cuFabricCpyBatchAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__FABRIC__COPY.html
    """
def cuPointerGetAttribute(
    attribute: CUpointer_attribute,
    ptr: CUdeviceptr | _Int | None,
) -> tuple[CUresult, Any]:
    """Asks what an address is, such as which memory, context or allocation; ordinary host
    memory is an error.

    CUresult cuPointerGetAttribute(void *data, CUpointer_attribute attribute,
        CUdeviceptr ptr)

    Parameters
        attribute : CUpointer_attribute
        ptr : CUdeviceptr, int or None

    Returns
        (CUresult, data); cubind.checked.driver returns data, or raises DriverError
        data : Any; of the type that attribute calls for

    Types of data by attribute
        CUcontext : CU_POINTER_ATTRIBUTE_CONTEXT
        CUmemoryPool : CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE
        CUdeviceptr : CU_POINTER_ATTRIBUTE_DEVICE_POINTER,
            CU_POINTER_ATTRIBUTE_RANGE_START_ADDR, CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR
        CUDA_POINTER_ATTRIBUTE_P2P_TOKENS : CU_POINTER_ATTRIBUTE_P2P_TOKENS
        int (address) : CU_POINTER_ATTRIBUTE_HOST_POINTER
        int : CU_POINTER_ATTRIBUTE_MEMORY_TYPE, CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES,
            CU_POINTER_ATTRIBUTE_BUFFER_ID, CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID,
            CU_POINTER_ATTRIBUTE_RANGE_SIZE, CU_POINTER_ATTRIBUTE_MAPPING_SIZE,
            CU_POINTER_ATTRIBUTE_ACCESS_FLAGS, CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL,
            CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL,
            CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE
        bool : CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, CU_POINTER_ATTRIBUTE_IS_MANAGED,
            CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE, CU_POINTER_ATTRIBUTE_MAPPED,
            CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE

    May keep the GIL (see cubind.keep_gil). Since CUDA 4.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html
    """
def cuMemPrefetchAsync(
    devPtr: CUdeviceptr | _Int | None,
    count: _Int,
    location: CUmemLocation,
    flags: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    """Queues the move of managed memory to a place, so that kernels behind it on hStream find
    it there.

    CUresult cuMemPrefetchAsync_v2(CUdeviceptr devPtr, size_t count, CUmemLocation location,
        unsigned int flags, CUstream hStream)

    Parameters
        devPtr : CUdeviceptr, int or None
        count : int; bytes
        location : CUmemLocation
        flags : int; has to be 0
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 12.2 as cuMemPrefetchAsync_v2; other parameters before
        13.0.
    Per-thread default stream variant: cuMemPrefetchAsync_v2_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html
    """
def cuMemAdvise(
    devPtr: CUdeviceptr | _Int | None,
    count: _Int,
    advice: CUmem_advise | int,
    location: CUmemLocation,
) -> tuple[CUresult]:
    """Says how managed memory will be used, where and by whom; results are the same, only
    speed changes.

    CUresult cuMemAdvise_v2(CUdeviceptr devPtr, size_t count, CUmem_advise advice,
        CUmemLocation location)

    Parameters
        devPtr : CUdeviceptr, int or None
        count : int; bytes
        advice : CUmem_advise or int
        location : CUmemLocation

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 12.2 as cuMemAdvise_v2; other parameters before 13.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html
    """
def cuMemPrefetchBatchAsync(
    dptrs: Sequence[CUdeviceptr] | None,
    sizes: Sequence[int] | None,
    count: _Int,
    prefetchLocs: Sequence[CUmemLocation] | None,
    prefetchLocIdxs: Sequence[int] | None,
    numPrefetchLocs: _Int,
    flags: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    """Queues the moves of several ranges of managed memory, in no order among themselves.

    CUresult cuMemPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count,
        CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs,
        unsigned long long flags, CUstream hStream)

    Parameters
        dptrs : sequence of CUdeviceptr, or None; as many as count
        sizes : sequence of int, or None; as many as count; bytes of each range
        count : int
        prefetchLocs : sequence of CUmemLocation, or None; as many as numPrefetchLocs
        prefetchLocIdxs : sequence of int, or None; as many as numPrefetchLocs; for each of
            prefetchLocs, the first range that goes there; begins with 0
        numPrefetchLocs : int
        flags : int; has to be 0
        hStream : CUstream, int or None; not the legacy stream, None or 0

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Releases the GIL. Since CUDA 13.0.
    Per-thread default stream variant: cuMemPrefetchBatchAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html
    """
def cuMemDiscardBatchAsync(
    dptrs: Sequence[CUdeviceptr] | None,
    sizes: Sequence[int] | None,
    count: _Int,
    flags: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    """Queues word that what is in some ranges of managed memory is not needed, so that it need
    not be moved.

    CUresult cuMemDiscardBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count,
        unsigned long long flags, CUstream hStream)

    Parameters
        dptrs : sequence of CUdeviceptr, or None; as many as count
        sizes : sequence of int, or None; as many as count; bytes of each range
        count : int
        flags : int; has to be 0
        hStream : CUstream, int or None; not the legacy stream, None or 0

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Releases the GIL. Since CUDA 13.0.
    Per-thread default stream variant: cuMemDiscardBatchAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html
    """
def cuMemDiscardAndPrefetchBatchAsync(
    dptrs: Sequence[CUdeviceptr] | None,
    sizes: Sequence[int] | None,
    count: _Int,
    prefetchLocs: Sequence[CUmemLocation] | None,
    prefetchLocIdxs: Sequence[int] | None,
    numPrefetchLocs: _Int,
    flags: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    """Queues the moves of several ranges of managed memory without what is in them.

    CUresult cuMemDiscardAndPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes,
        size_t count, CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs,
        size_t numPrefetchLocs, unsigned long long flags, CUstream hStream)

    Parameters
        dptrs : sequence of CUdeviceptr, or None; as many as count
        sizes : sequence of int, or None; as many as count; bytes of each range
        count : int
        prefetchLocs : sequence of CUmemLocation, or None; as many as numPrefetchLocs
        prefetchLocIdxs : sequence of int, or None; as many as numPrefetchLocs; for each of
            prefetchLocs, the first range that goes there; begins with 0
        numPrefetchLocs : int
        flags : int; has to be 0
        hStream : CUstream, int or None; not the legacy stream, None or 0

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Releases the GIL. Since CUDA 13.0.
    Per-thread default stream variant: cuMemDiscardAndPrefetchBatchAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html
    """
def cuMemGetLocationInfo(
    ptr: CUdeviceptr | _Int | None,
    size: _Int,
    summaryGranularity: _Int,
    samplingGranularity: _Int,
    location_out: CUmemLocation | Sequence[CUmemLocation] | None,
) -> tuple[CUresult]:
    """Tells where the memory of a range is, by the most common location of each
    summaryGranularity bytes.

    CUresult cuMemGetLocationInfo(CUdeviceptr ptr, size_t size, size_t summaryGranularity,
        size_t samplingGranularity, CUmemLocation *location_out)

    Parameters
        ptr : CUdeviceptr, int or None
        size, summaryGranularity, samplingGranularity : int
        location_out : CUmemLocation, or a sequence of them; in and out; one for each
            summaryGranularity bytes of size, rounded up

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 13.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html
    """
def cuMemRangeGetAttribute(
    dataSize: _Int,
    attribute: CUmem_range_attribute,
    devPtr: CUdeviceptr | _Int | None,
    count: _Int,
) -> tuple[CUresult, Any]:
    """Asks one thing about a range of managed memory, such as where it was last prefetched to.

    CUresult cuMemRangeGetAttribute(void *data, size_t dataSize,
        CUmem_range_attribute attribute, CUdeviceptr devPtr, size_t count)

    Parameters
        dataSize : int
        attribute : CUmem_range_attribute
        devPtr : CUdeviceptr, int or None
        count : int; bytes of the range

    Returns
        (CUresult, data); cubind.checked.driver returns data, or raises DriverError
        data : Any; of the type that attribute calls for

    Types of data by attribute
        int : CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY, CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION,
            CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION,
            CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE,
            CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID,
            CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE,
            CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID
        list of int : CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE

    May keep the GIL (see cubind.keep_gil). Since CUDA 8.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html
    """
def cuMemRangeGetAttributes(
    dataSizes: Sequence[int] | None,
    attributes: Sequence[CUmem_range_attribute] | None,
    numAttributes: _Int,
    devPtr: CUdeviceptr | _Int | None,
    count: _Int,
) -> tuple[CUresult, list[Any]]:
    """Asks several things about a range of managed memory at once.

    CUresult cuMemRangeGetAttributes(void **data, size_t *dataSizes,
        CUmem_range_attribute *attributes, size_t numAttributes, CUdeviceptr devPtr,
        size_t count)

    Parameters
        dataSizes : sequence of int, or None; as many as numAttributes
        attributes : sequence of CUmem_range_attribute, or None; as many as numAttributes
        numAttributes : int
        devPtr : CUdeviceptr, int or None
        count : int; bytes of the range

    Returns
        (CUresult, data); cubind.checked.driver returns data, or raises DriverError
        data : list[Any]; of the type that attributes calls for

    Types of data by attributes
        int : CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY, CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION,
            CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION,
            CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE,
            CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID,
            CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE,
            CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID
        list of int : CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_DEVICE

    May keep the GIL (see cubind.keep_gil). Since CUDA 8.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html
    """
def cuPointerSetAttribute(
    value: Any,
    attribute: CUpointer_attribute,
    ptr: CUdeviceptr | _Int | None,
) -> tuple[CUresult]:
    """Sets a property of the allocation at ptr; CU_POINTER_ATTRIBUTE_SYNC_MEMOPS is the only
    one that can be set.

    CUresult cuPointerSetAttribute(const void *value, CUpointer_attribute attribute,
        CUdeviceptr ptr)

    Parameters
        value : a value, of the type that attribute calls for
        attribute : CUpointer_attribute
        ptr : CUdeviceptr, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Types of value by attribute
        CUcontext or int : CU_POINTER_ATTRIBUTE_CONTEXT
        CUmemoryPool or int : CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE
        CUdeviceptr : CU_POINTER_ATTRIBUTE_DEVICE_POINTER,
            CU_POINTER_ATTRIBUTE_RANGE_START_ADDR, CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR
        CUDA_POINTER_ATTRIBUTE_P2P_TOKENS : CU_POINTER_ATTRIBUTE_P2P_TOKENS
        int (address) or buffer : CU_POINTER_ATTRIBUTE_HOST_POINTER
        int : CU_POINTER_ATTRIBUTE_MEMORY_TYPE, CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES,
            CU_POINTER_ATTRIBUTE_BUFFER_ID, CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID,
            CU_POINTER_ATTRIBUTE_RANGE_SIZE, CU_POINTER_ATTRIBUTE_MAPPING_SIZE,
            CU_POINTER_ATTRIBUTE_ACCESS_FLAGS, CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL,
            CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL,
            CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE
        bool : CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, CU_POINTER_ATTRIBUTE_IS_MANAGED,
            CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE, CU_POINTER_ATTRIBUTE_MAPPED,
            CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE

    May keep the GIL (see cubind.keep_gil). Since CUDA 6.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html
    """
def cuPointerGetAttributes(
    numAttributes: _Int,
    attributes: Sequence[CUpointer_attribute] | None,
    ptr: CUdeviceptr | _Int | None,
) -> tuple[CUresult, list[Any]]:
    """Asks several things about an address at once; for ordinary host memory they are zeros
    and no error.

    CUresult cuPointerGetAttributes(unsigned int numAttributes,
        CUpointer_attribute *attributes, void **data, CUdeviceptr ptr)

    Parameters
        numAttributes : int
        attributes : sequence of CUpointer_attribute, or None; as many as numAttributes
        ptr : CUdeviceptr, int or None

    Returns
        (CUresult, data); cubind.checked.driver returns data, or raises DriverError
        data : list[Any]; of the type that attributes calls for

    Types of data by attributes
        CUcontext : CU_POINTER_ATTRIBUTE_CONTEXT
        CUmemoryPool : CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE
        CUdeviceptr : CU_POINTER_ATTRIBUTE_DEVICE_POINTER,
            CU_POINTER_ATTRIBUTE_RANGE_START_ADDR, CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR
        CUDA_POINTER_ATTRIBUTE_P2P_TOKENS : CU_POINTER_ATTRIBUTE_P2P_TOKENS
        int (address) : CU_POINTER_ATTRIBUTE_HOST_POINTER
        int : CU_POINTER_ATTRIBUTE_MEMORY_TYPE, CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES,
            CU_POINTER_ATTRIBUTE_BUFFER_ID, CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID,
            CU_POINTER_ATTRIBUTE_RANGE_SIZE, CU_POINTER_ATTRIBUTE_MAPPING_SIZE,
            CU_POINTER_ATTRIBUTE_ACCESS_FLAGS, CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL,
            CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL,
            CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE
        bool : CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, CU_POINTER_ATTRIBUTE_IS_MANAGED,
            CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE, CU_POINTER_ATTRIBUTE_MAPPED,
            CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_DEVICE

    May keep the GIL (see cubind.keep_gil). Since CUDA 7.0.
    In cubind.core: Buffer.is_device_accessible.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html
    """
def cuStreamCreate(Flags: _Int) -> tuple[CUresult, CUstream]:
    """Makes a stream in the current context; CU_STREAM_NON_BLOCKING frees it from waiting for
    the legacy default stream.

    CUresult cuStreamCreate(CUstream *phStream, unsigned int Flags)

    Parameters
        Flags : int; a value of CUstream_flags

    Returns
        (CUresult, phStream); cubind.checked.driver returns phStream, or raises DriverError
        phStream : CUstream

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_EXTERNAL_DEVICE

    Releases the GIL. Since CUDA 2.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamCreateWithPriority(flags: _Int, priority: _Int) -> tuple[CUresult, CUstream]:
    """Makes a stream whose work is preferred to that of streams with a greater number; running
    work goes on.

    CUresult cuStreamCreateWithPriority(CUstream *phStream, unsigned int flags,
        int priority)

    Parameters
        flags : int; a value of CUstream_flags
        priority : int; smaller is more urgent, clamped to the range of
            cuCtxGetStreamPriorityRange

    Returns
        (CUresult, phStream); cubind.checked.driver returns phStream, or raises DriverError
        phStream : CUstream

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_EXTERNAL_DEVICE

    Releases the GIL. Since CUDA 5.5.
    In cubind.core: Device.create_stream.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamBeginCaptureToCig(
    hStream: CUstream | _Int | None,
    streamCigCaptureParams: CUstreamCigCaptureParams | None,
) -> tuple[CUresult]:
    """Records what is queued on a stream into a command list of Direct3D 12 or a command
    buffer of Vulkan.

    CUresult cuStreamBeginCaptureToCig(CUstream hStream,
        CUstreamCigCaptureParams *streamCigCaptureParams)

    Parameters
        hStream : CUstream, int or None
        streamCigCaptureParams : CUstreamCigCaptureParams or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,
        CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 13.2.
    Per-thread default stream variant: cuStreamBeginCaptureToCig_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamEndCaptureToCig(hStream: CUstream | _Int | None) -> tuple[CUresult]:
    """Ends what cuStreamBeginCaptureToCig began; the command list may be submitted then.

    CUresult cuStreamEndCaptureToCig(CUstream hStream)

    Parameters
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD

    Releases the GIL. Since CUDA 13.2.
    Per-thread default stream variant: cuStreamEndCaptureToCig_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamGetPriority(hStream: CUstream | _Int | None) -> tuple[CUresult, int]:
    """Gives the priority of a stream; smaller numbers are more urgent.

    CUresult cuStreamGetPriority(CUstream hStream, int *priority)

    Parameters
        hStream : CUstream, int or None

    Returns
        (CUresult, priority); cubind.checked.driver returns priority, or raises DriverError
        priority : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.5.
    Per-thread default stream variant: cuStreamGetPriority_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    In cubind.core: Stream.priority.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamGetDevice(hStream: CUstream | _Int | None) -> tuple[CUresult, CUdevice]:
    """Gives the device of a stream.

    CUresult cuStreamGetDevice(CUstream hStream, CUdevice *device)

    Parameters
        hStream : CUstream, int or None

    Returns
        (CUresult, device); cubind.checked.driver returns device, or raises DriverError
        device : CUdevice

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.8.
    Per-thread default stream variant: cuStreamGetDevice_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamGetFlags(hStream: CUstream | _Int | None) -> tuple[CUresult, int]:
    """Gives the flags of a stream, which tell whether it waits for the legacy default stream.

    CUresult cuStreamGetFlags(CUstream hStream, unsigned int *flags)

    Parameters
        hStream : CUstream, int or None

    Returns
        (CUresult, flags); cubind.checked.driver returns flags, or raises DriverError
        flags : int; CUstream_flags

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.5.
    Per-thread default stream variant: cuStreamGetFlags_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    In cubind.core: Stream.is_nonblocking.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamGetId(hStream: CUstream | _Int | None) -> tuple[CUresult, int]:
    """Gives a number that no other stream of the process gets.

    CUresult cuStreamGetId(CUstream hStream, unsigned long long *streamId)

    Parameters
        hStream : CUstream, int or None

    Returns
        (CUresult, streamId); cubind.checked.driver returns streamId, or raises DriverError
        streamId : int

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.0.
    Per-thread default stream variant: cuStreamGetId_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamGetCtx(hStream: CUstream | _Int | None) -> tuple[CUresult, CUcontext]:
    """Gives the context of a stream; for the default streams, the current one.

    CUresult cuStreamGetCtx(CUstream hStream, CUcontext *pctx)

    Parameters
        hStream : CUstream, int or None

    Returns
        (CUresult, pctx); cubind.checked.driver returns pctx, or raises DriverError
        pctx : CUcontext

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_SUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 9.2.
    Per-thread default stream variant: cuStreamGetCtx_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    In cubind.core: Stream.context.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamGetCtx_v2(hStream: CUstream | _Int | None) -> tuple[CUresult, CUcontext, CUgreenCtx]:
    """Gives the context of a stream, and its green context, a null handle where it has none.

    CUresult cuStreamGetCtx_v2(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx)

    Parameters
        hStream : CUstream, int or None

    Returns
        (CUresult, pCtx, pGreenCtx); cubind.checked.driver returns (pCtx, pGreenCtx), or
            raises DriverError
        pCtx : CUcontext
        pGreenCtx : CUgreenCtx

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.5.
    Per-thread default stream variant: cuStreamGetCtx_v2_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    In cubind.core: Stream.context.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamWaitEvent(
    hStream: CUstream | _Int | None,
    hEvent: CUevent | _Int | None,
    Flags: _Int,
) -> tuple[CUresult]:
    """Makes later work on hStream wait for what the event recorded last; the host goes on at
    once.

    CUresult cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned int Flags)

    Parameters
        hStream : CUstream, int or None
        hEvent : CUevent, int or None
        Flags : int; a value of CUevent_wait_flags, mostly 0

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE

    May keep the GIL (see cubind.keep_gil). Since CUDA 3.2.
    Per-thread default stream variant: cuStreamWaitEvent_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    In cubind.core: Stream.wait.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamAddCallback(
    hStream: CUstream | _Int | None,
    callback: CUstreamCallback | _Int | Callable[..., object] | None,
    userData: object,
    flags: _Int,
) -> tuple[CUresult]:
    """Queues a host function that is told whether the stream failed; it must not call CUDA.
    Not in captures; new code calls cuLaunchHostFunc.

    CUresult cuStreamAddCallback(CUstream hStream, CUstreamCallback callback,
        void *userData, unsigned int flags)

    Parameters
        hStream : CUstream, int or None
        callback : callable, CUstreamCallback, int (address of a C function) or None; called
            as callback(CUstream, CUresult, userData) -> None, exceptions go to
            sys.unraisablehook
        userData : any object, which the callable gets; int (address) for a C function
        flags : int; has to be 0

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 5.0.
    Per-thread default stream variant: cuStreamAddCallback_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamBeginCapture(
    hStream: CUstream | _Int | None,
    mode: CUstreamCaptureMode | int,
) -> tuple[CUresult]:
    """Makes what is put on hStream become nodes of a graph instead of running, until
    cuStreamEndCapture.

    CUresult cuStreamBeginCapture_v2(CUstream hStream, CUstreamCaptureMode mode)

    Parameters
        hStream : CUstream, int or None
        mode : CUstreamCaptureMode or int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.1 as cuStreamBeginCapture_v2.
    Per-thread default stream variant: cuStreamBeginCapture_v2_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamBeginRecaptureToGraph(
    hStream: CUstream | _Int | None,
    mode: CUstreamCaptureMode | int,
    hGraph: CUgraph | _Int | None,
    callbackFunc: CUgraphRecaptureCallback | _Int | Callable[..., object] | None,
    userData: object,
) -> tuple[CUresult]:
    """Captures a stream into a graph of the same shape, which first loses its user objects and
    after a failure can only be destroyed.

    CUresult cuStreamBeginRecaptureToGraph(CUstream hStream, CUstreamCaptureMode mode,
        CUgraph hGraph, CUgraphRecaptureCallback callbackFunc, void *userData)

    Parameters
        hStream : CUstream, int or None
        mode : CUstreamCaptureMode or int
        hGraph : CUgraph, int or None
        callbackFunc : callable, CUgraphRecaptureCallback, int (address of a C function) or
            None; called as callbackFunc(userData, CUgraphNode, CUgraphNodeParams,
            CUgraphNodeParams, CUgraphRecaptureStatus) -> CUresult, exceptions go to
            sys.unraisablehook; decides about a node that differs, which CUDA_SUCCESS or
            None accepts; an exception is CUDA_ERROR_INVALID_VALUE
        userData : any object, which the callable gets; int (address) for a C function

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 13.3.
    Per-thread default stream variant: cuStreamBeginRecaptureToGraph_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamBeginCaptureToGraph(
    hStream: CUstream | _Int | None,
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    dependencyData: Sequence[CUgraphEdgeData] | None,
    numDependencies: _Int,
    mode: CUstreamCaptureMode | int,
) -> tuple[CUresult]:
    """Begins a capture whose nodes are added to a graph that is there already.

    CUresult cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph,
        const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
        size_t numDependencies, CUstreamCaptureMode mode)

    Parameters
        hStream : CUstream, int or None
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None; as many as numDependencies
        dependencyData : sequence of CUgraphEdgeData, or None; as many as numDependencies
        numDependencies : int
        mode : CUstreamCaptureMode or int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.3.
    Per-thread default stream variant: cuStreamBeginCaptureToGraph_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuThreadExchangeStreamCaptureMode(
    mode: CUstreamCaptureMode | int,
) -> tuple[CUresult, CUstreamCaptureMode]:
    """Says what this thread may do while streams are captured, and gives what it was allowed
    before.

    CUresult cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode)

    Parameters
        mode : CUstreamCaptureMode or int; in and out

    Returns
        (CUresult, mode); cubind.checked.driver returns mode, or raises DriverError
        mode : CUstreamCaptureMode

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamEndCapture(hStream: CUstream | _Int | None) -> tuple[CUresult, CUgraph]:
    """Ends a capture on the stream that began it, and gives a new graph, which the caller
    destroys, or the one that was captured into.

    CUresult cuStreamEndCapture(CUstream hStream, CUgraph *phGraph)

    Parameters
        hStream : CUstream, int or None

    Returns
        (CUresult, phGraph); cubind.checked.driver returns phGraph, or raises DriverError
        phGraph : CUgraph

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD

    Releases the GIL. Since CUDA 10.0.
    Per-thread default stream variant: cuStreamEndCapture_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamIsCapturing(hStream: CUstream | _Int | None) -> tuple[CUresult, CUstreamCaptureStatus]:
    """Tells whether a stream is being captured, and whether the capture has failed.

    CUresult cuStreamIsCapturing(CUstream hStream, CUstreamCaptureStatus *captureStatus)

    Parameters
        hStream : CUstream, int or None

    Returns
        (CUresult, captureStatus); cubind.checked.driver returns captureStatus, or raises
            DriverError
        captureStatus : CUstreamCaptureStatus

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_STREAM_CAPTURE_IMPLICIT

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.
    Per-thread default stream variant: cuStreamIsCapturing_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    In cubind.core: Stream.is_capturing.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamGetCaptureInfo(
    hStream: CUstream | _Int | None,
) -> tuple[
    CUresult,
    CUstreamCaptureStatus,
    cuuint64_t,
    CUgraph,
    list[CUgraphNode],
    list[CUgraphEdgeData],
    int,
]:
    """Gives the state of a capture and, while it is active, its graph and the nodes that the
    next node will wait for.

    CUresult cuStreamGetCaptureInfo_v3(CUstream hStream,
        CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out,
        const CUgraphNode **dependencies_out, const CUgraphEdgeData **edgeData_out,
        size_t *numDependencies_out)

    Parameters
        hStream : CUstream, int or None

    Returns
        (CUresult, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out,
            numDependencies_out); cubind.checked.driver returns (captureStatus_out, id_out,
            graph_out, dependencies_out, edgeData_out), or raises DriverError
        captureStatus_out : CUstreamCaptureStatus
        id_out : cuuint64_t
        graph_out : CUgraph
        dependencies_out : list[CUgraphNode]
        edgeData_out : list[CUgraphEdgeData]
        numDependencies_out : int

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_STREAM_CAPTURE_IMPLICIT, CUDA_ERROR_LOSSY_QUERY

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.3 as cuStreamGetCaptureInfo_v3;
        other parameters before 13.0.
    Per-thread default stream variant: cuStreamGetCaptureInfo_v3_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamUpdateCaptureDependencies(
    hStream: CUstream | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    dependencyData: Sequence[CUgraphEdgeData] | None,
    numDependencies: _Int,
    flags: _Int,
) -> tuple[CUresult]:
    """Changes what the next captured work will wait for, by more nodes or by other ones.

    CUresult cuStreamUpdateCaptureDependencies_v2(CUstream hStream,
        CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
        size_t numDependencies, unsigned int flags)

    Parameters
        hStream : CUstream, int or None
        dependencies : sequence of CUgraphNode, or None; as many as numDependencies
        dependencyData : sequence of CUgraphEdgeData, or None; as many as numDependencies
        numDependencies : int
        flags : int; a value of CUstreamUpdateCaptureDependencies_flags; 0 adds, 1 replaces

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_ILLEGAL_STATE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.3 as
        cuStreamUpdateCaptureDependencies_v2; other parameters before 13.0.
    Per-thread default stream variant: cuStreamUpdateCaptureDependencies_v2_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamAttachMemAsync(
    hStream: CUstream | _Int | None,
    dptr: CUdeviceptr | _Int | None,
    length: _Int,
    flags: _Int,
) -> tuple[CUresult]:
    """Says who uses managed memory, work of any stream, the host alone, or this stream, so
    that the host may use it while that is idle.

    CUresult cuStreamAttachMemAsync(CUstream hStream, CUdeviceptr dptr, size_t length,
        unsigned int flags)

    Parameters
        hStream : CUstream, int or None
        dptr : CUdeviceptr, int or None
        length : int; bytes, or 0 for the whole of a managed allocation
        flags : int; a value of CUmemAttach_flags

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 6.0.
    Per-thread default stream variant: cuStreamAttachMemAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamQuery(hStream: CUstream | _Int | None) -> tuple[CUresult]:
    """Tells whether all work on hStream is done; CUDA_ERROR_NOT_READY only means that it is
    not.

    CUresult cuStreamQuery(CUstream hStream)

    Parameters
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_READY

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0.
    Per-thread default stream variant: cuStreamQuery_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    In cubind.core: Stream.is_done.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamSynchronize(hStream: CUstream | _Int | None) -> tuple[CUresult]:
    """Waits until all work queued on hStream is done; errors of that work come back here.

    CUresult cuStreamSynchronize(CUstream hStream)

    Parameters
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE

    Releases the GIL. Since CUDA 2.0.
    Per-thread default stream variant: cuStreamSynchronize_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    In cubind.core: Stream.sync.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamDestroy(hStream: CUstream | _Int | None) -> tuple[CUresult]:
    """Gives up a stream at once; what is queued on it still runs.

    CUresult cuStreamDestroy_v2(CUstream hStream)

    Parameters
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE

    Releases the GIL. Since CUDA 4.0 as cuStreamDestroy_v2.
    In cubind.core: Stream.close.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamCopyAttributes(
    dst: CUstream | _Int | None,
    src: CUstream | _Int | None,
) -> tuple[CUresult]:
    """Gives a stream the attributes of another one of the same context.

    CUresult cuStreamCopyAttributes(CUstream dst, CUstream src)

    Parameters
        dst, src : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.0.
    Per-thread default stream variant: cuStreamCopyAttributes_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamGetAttribute(
    hStream: CUstream | _Int | None,
    attr: CUstreamAttrID | int,
) -> tuple[CUresult, CUstreamAttrValue]:
    """Gives one attribute of a stream; attr says which member of the value holds it.

    CUresult cuStreamGetAttribute(CUstream hStream, CUstreamAttrID attr,
        CUstreamAttrValue *value_out)

    Parameters
        hStream : CUstream, int or None
        attr : CUstreamAttrID or int

    Returns
        (CUresult, value_out); cubind.checked.driver returns value_out, or raises
            DriverError
        value_out : CUstreamAttrValue

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.0.
    Per-thread default stream variant: cuStreamGetAttribute_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuStreamSetAttribute(
    hStream: CUstream | _Int | None,
    attr: CUstreamAttrID | int,
    value: CUstreamAttrValue | None,
) -> tuple[CUresult]:
    """Sets one attribute of a stream, for the work queued on it from then on.

    CUresult cuStreamSetAttribute(CUstream hStream, CUstreamAttrID attr,
        const CUstreamAttrValue *value)

    Parameters
        hStream : CUstream, int or None
        attr : CUstreamAttrID or int
        value : CUstreamAttrValue or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.0.
    Per-thread default stream variant: cuStreamSetAttribute_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html
    """
def cuEventCreate(Flags: _Int) -> tuple[CUresult, CUevent]:
    """Makes an event in the current context; it takes times unless Flags have
    CU_EVENT_DISABLE_TIMING, which is cheaper.

    CUresult cuEventCreate(CUevent *phEvent, unsigned int Flags)

    Parameters
        Flags : int; CUevent_flags, or-ed

    Returns
        (CUresult, phEvent); cubind.checked.driver returns phEvent, or raises DriverError
        phEvent : CUevent

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0.
    In cubind.core: Device.create_event.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html
    """
def cuEventRecord(
    hEvent: CUevent | _Int | None,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    """Puts the event behind what hStream has queued so far; recording it again forgets the
    place before.

    CUresult cuEventRecord(CUevent hEvent, CUstream hStream)

    Parameters
        hEvent : CUevent, int or None
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0.
    Per-thread default stream variant: cuEventRecord_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    In cubind.core: Stream.record.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html
    """
def cuEventRecordWithFlags(
    hEvent: CUevent | _Int | None,
    hStream: CUstream | _Int | None,
    flags: _Int,
) -> tuple[CUresult]:
    """Records an event as cuEventRecord does; in captures it can become a node of its own.

    CUresult cuEventRecordWithFlags(CUevent hEvent, CUstream hStream, unsigned int flags)

    Parameters
        hEvent : CUevent, int or None
        hStream : CUstream, int or None
        flags : int; CUevent_record_flags; CU_EVENT_RECORD_EXTERNAL in a capture only

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.1.
    Per-thread default stream variant: cuEventRecordWithFlags_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html
    """
def cuEventQuery(hEvent: CUevent | _Int | None) -> tuple[CUresult]:
    """Tells whether work in front of the last record is done; CUDA_ERROR_NOT_READY only means
    that it is not.

    CUresult cuEventQuery(CUevent hEvent)

    Parameters
        hEvent : CUevent, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_HANDLE,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_READY

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0.
    In cubind.core: Event.is_done.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html
    """
def cuEventSynchronize(hEvent: CUevent | _Int | None) -> tuple[CUresult]:
    """Waits until work in front of the last record is done; for an event never recorded it
    returns at once.

    CUresult cuEventSynchronize(CUevent hEvent)

    Parameters
        hEvent : CUevent, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE

    Releases the GIL. Since CUDA 2.0.
    In cubind.core: Event.sync.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html
    """
def cuEventDestroy(hEvent: CUevent | _Int | None) -> tuple[CUresult]:
    """Gives up an event at once, even if work has not got to it.

    CUresult cuEventDestroy_v2(CUevent hEvent)

    Parameters
        hEvent : CUevent, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE

    May keep the GIL (see cubind.keep_gil). Since CUDA 4.0 as cuEventDestroy_v2.
    In cubind.core: Event.close.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html
    """
def cuEventElapsedTime(
    hStart: CUevent | _Int | None,
    hEnd: CUevent | _Int | None,
) -> tuple[CUresult, float]:
    """Tells the time between two events that were recorded with timing; both have to be done.

    CUresult cuEventElapsedTime_v2(float *pMilliseconds, CUevent hStart, CUevent hEnd)

    Parameters
        hStart, hEnd : CUevent, int or None

    Returns
        (CUresult, pMilliseconds); cubind.checked.driver returns pMilliseconds, or raises
            DriverError
        pMilliseconds : float; milliseconds, with a resolution of about half a microsecond

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_READY, CUDA_ERROR_UNKNOWN

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.8 as cuEventElapsedTime_v2.
    In cubind.core: Event.__sub__.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html
    """
def cuImportExternalMemory(
    memHandleDesc: CUDA_EXTERNAL_MEMORY_HANDLE_DESC | None,
) -> tuple[CUresult, CUexternalMemory]:
    """Takes memory of Vulkan, Direct3D and others by its handle; a file descriptor is CUDA's
    from then on.

    CUresult cuImportExternalMemory(CUexternalMemory *extMem_out,
        const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *memHandleDesc)

    Parameters
        memHandleDesc : CUDA_EXTERNAL_MEMORY_HANDLE_DESC or None

    Returns
        (CUresult, extMem_out); cubind.checked.driver returns extMem_out, or raises
            DriverError
        extMem_out : CUexternalMemory

    Fails with
        CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE,
        CUDA_ERROR_OPERATING_SYSTEM

    Releases the GIL. Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html
    """
def cuExternalMemoryGetMappedBuffer(
    extMem: CUexternalMemory | _Int | None,
    bufferDesc: CUDA_EXTERNAL_MEMORY_BUFFER_DESC | None,
) -> tuple[CUresult, CUdeviceptr]:
    """Gives a device address for part of imported memory; it is freed by cuMemFree.

    CUresult cuExternalMemoryGetMappedBuffer(CUdeviceptr *devPtr, CUexternalMemory extMem,
        const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *bufferDesc)

    Parameters
        extMem : CUexternalMemory, int or None
        bufferDesc : CUDA_EXTERNAL_MEMORY_BUFFER_DESC or None

    Returns
        (CUresult, devPtr); cubind.checked.driver returns devPtr, or raises DriverError
        devPtr : CUdeviceptr

    Fails with
        CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_ALREADY_MAPPED,
        CUDA_ERROR_INVALID_HANDLE

    Releases the GIL. Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html
    """
def cuExternalMemoryGetMappedMipmappedArray(
    extMem: CUexternalMemory | _Int | None,
    mipmapDesc: CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC | None,
) -> tuple[CUresult, CUmipmappedArray]:
    """Gives a mipmapped array on imported memory; it is freed by cuMipmappedArrayDestroy.

    CUresult cuExternalMemoryGetMappedMipmappedArray(CUmipmappedArray *mipmap,
        CUexternalMemory extMem,
        const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *mipmapDesc)

    Parameters
        extMem : CUexternalMemory, int or None
        mipmapDesc : CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC or None

    Returns
        (CUresult, mipmap); cubind.checked.driver returns mipmap, or raises DriverError
        mipmap : CUmipmappedArray

    Fails with
        CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE

    Releases the GIL. Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html
    """
def cuDestroyExternalMemory(extMem: CUexternalMemory | _Int | None) -> tuple[CUresult]:
    """Gives up imported memory, whose mapped buffers and arrays have to be freed before.

    CUresult cuDestroyExternalMemory(CUexternalMemory extMem)

    Parameters
        extMem : CUexternalMemory, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_HANDLE

    Releases the GIL. Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html
    """
def cuImportExternalSemaphore(
    semHandleDesc: CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC | None,
) -> tuple[CUresult, CUexternalSemaphore]:
    """Takes a semaphore of another interface by its handle; a file descriptor is CUDA's from
    then on.

    CUresult cuImportExternalSemaphore(CUexternalSemaphore *extSem_out,
        const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *semHandleDesc)

    Parameters
        semHandleDesc : CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC or None

    Returns
        (CUresult, extSem_out); cubind.checked.driver returns extSem_out, or raises
            DriverError
        extSem_out : CUexternalSemaphore

    Fails with
        CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_INVALID_HANDLE,
        CUDA_ERROR_OPERATING_SYSTEM

    Releases the GIL. Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html
    """
def cuSignalExternalSemaphoresAsync(
    extSemArray: Sequence[CUexternalSemaphore] | None,
    paramsArray: Sequence[CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS] | None,
    numExtSems: _Int,
    stream: CUstream | _Int | None,
) -> tuple[CUresult]:
    """Queues the signalling of imported semaphores on a stream.

    CUresult cuSignalExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray,
        const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray, unsigned int numExtSems,
        CUstream stream)

    Parameters
        extSemArray : sequence of CUexternalSemaphore, or None; as many as numExtSems
        paramsArray : sequence of CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, or None; as many as
            numExtSems
        numExtSems : int
        stream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 10.0.
    Per-thread default stream variant: cuSignalExternalSemaphoresAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html
    """
def cuWaitExternalSemaphoresAsync(
    extSemArray: Sequence[CUexternalSemaphore] | None,
    paramsArray: Sequence[CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS] | None,
    numExtSems: _Int,
    stream: CUstream | _Int | None,
) -> tuple[CUresult]:
    """Makes a stream wait for imported semaphores; the host goes on.

    CUresult cuWaitExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray,
        const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray, unsigned int numExtSems,
        CUstream stream)

    Parameters
        extSemArray : sequence of CUexternalSemaphore, or None; as many as numExtSems
        paramsArray : sequence of CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, or None; as many as
            numExtSems
        numExtSems : int
        stream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_SUPPORTED,
        CUDA_ERROR_TIMEOUT

    Releases the GIL. Since CUDA 10.0.
    Per-thread default stream variant: cuWaitExternalSemaphoresAsync_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html
    """
def cuDestroyExternalSemaphore(extSem: CUexternalSemaphore | _Int | None) -> tuple[CUresult]:
    """Gives up an imported semaphore, for which nothing may wait any more.

    CUresult cuDestroyExternalSemaphore(CUexternalSemaphore extSem)

    Parameters
        extSem : CUexternalSemaphore, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_HANDLE

    Releases the GIL. Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html
    """
def cuStreamWaitValue32(
    stream: CUstream | _Int | None,
    addr: CUdeviceptr | _Int | None,
    value: cuuint32_t | _Int | None,
    flags: _Int,
) -> tuple[CUresult]:
    """Makes the stream wait until 32 bits at addr have reached value, or compare with it as
    flags say.

    CUresult cuStreamWaitValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value,
        unsigned int flags)

    Parameters
        stream : CUstream, int or None
        addr : CUdeviceptr, int or None
        value : cuuint32_t, int or None
        flags : int; a comparison of CUstreamWaitValue_flags; where the device has
            CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES, CU_STREAM_WAIT_VALUE_FLUSH may be
            or-ed to it

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 11.7 as cuStreamWaitValue32_v2.
    Per-thread default stream variant: cuStreamWaitValue32_v2_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html
    """
def cuStreamWaitValue64(
    stream: CUstream | _Int | None,
    addr: CUdeviceptr | _Int | None,
    value: cuuint64_t | _Int | None,
    flags: _Int,
) -> tuple[CUresult]:
    """Makes the stream wait until 64 bits at addr have reached value, or compare with it as
    flags say.

    CUresult cuStreamWaitValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value,
        unsigned int flags)

    Parameters
        stream : CUstream, int or None
        addr : CUdeviceptr, int or None
        value : cuuint64_t, int or None
        flags : int; a comparison of CUstreamWaitValue_flags; where the device has
            CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES, CU_STREAM_WAIT_VALUE_FLUSH may be
            or-ed to it

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 11.7 as cuStreamWaitValue64_v2.
    Per-thread default stream variant: cuStreamWaitValue64_v2_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html
    """
def cuStreamWriteValue32(
    stream: CUstream | _Int | None,
    addr: CUdeviceptr | _Int | None,
    value: cuuint32_t | _Int | None,
    flags: _Int,
) -> tuple[CUresult]:
    """Makes the stream write 32 bits to addr when its turn comes.

    CUresult cuStreamWriteValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value,
        unsigned int flags)

    Parameters
        stream : CUstream, int or None
        addr : CUdeviceptr, int or None
        value : cuuint32_t, int or None
        flags : int; CUstreamWriteValue_flags, of which only CU_STREAM_WRITE_VALUE_DEFAULT
            (0) is taken

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 11.7 as cuStreamWriteValue32_v2.
    Per-thread default stream variant: cuStreamWriteValue32_v2_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html
    """
def cuStreamWriteValue64(
    stream: CUstream | _Int | None,
    addr: CUdeviceptr | _Int | None,
    value: cuuint64_t | _Int | None,
    flags: _Int,
) -> tuple[CUresult]:
    """Makes the stream write 64 bits to addr when its turn comes.

    CUresult cuStreamWriteValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value,
        unsigned int flags)

    Parameters
        stream : CUstream, int or None
        addr : CUdeviceptr, int or None
        value : cuuint64_t, int or None
        flags : int; CUstreamWriteValue_flags, of which only CU_STREAM_WRITE_VALUE_DEFAULT
            (0) is taken

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 11.7 as cuStreamWriteValue64_v2.
    Per-thread default stream variant: cuStreamWriteValue64_v2_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html
    """
def cuStreamBatchMemOp(
    stream: CUstream | _Int | None,
    count: _Int,
    paramArray: Sequence[CUstreamBatchMemOpParams] | None,
    flags: _Int,
) -> tuple[CUresult]:
    """Queues several operations on memory on a stream by one call, such as waits, writes,
    barriers, flushes and atomic reductions.

    CUresult cuStreamBatchMemOp_v2(CUstream stream, unsigned int count,
        CUstreamBatchMemOpParams *paramArray, unsigned int flags)

    Parameters
        stream : CUstream, int or None
        count : int
        paramArray : sequence of CUstreamBatchMemOpParams, or None; as many as count
        flags : int; has to be 0

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 11.7 as cuStreamBatchMemOp_v2.
    Per-thread default stream variant: cuStreamBatchMemOp_v2_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html
    """
def cuFuncGetAttribute(
    attrib: CUfunction_attribute | int,
    hfunc: CUfunction | _Int | None,
) -> tuple[CUresult, int]:
    """Asks for one property of a function, such as registers per thread or most threads per
    block.

    CUresult cuFuncGetAttribute(int *pi, CUfunction_attribute attrib, CUfunction hfunc)

    Parameters
        attrib : CUfunction_attribute or int
        hfunc : CUfunction, int or None

    Returns
        (CUresult, pi); cubind.checked.driver returns pi, or raises DriverError
        pi : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_FUNCTION_NOT_LOADED

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html
    """
def cuFuncSetAttribute(
    hfunc: CUfunction | _Int | None,
    attrib: CUfunction_attribute | int,
    value: _Int,
) -> tuple[CUresult]:
    """Sets a property of a function; more than 48 KiB of dynamic shared memory have to be
    allowed in this way.

    CUresult cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value)

    Parameters
        hfunc : CUfunction, int or None
        attrib : CUfunction_attribute or int
        value : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 9.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html
    """
def cuFuncSetCacheConfig(
    hfunc: CUfunction | _Int | None,
    config: CUfunc_cache | int,
) -> tuple[CUresult]:
    """Says whether a function does better with more L1 cache or shared memory; a wish, not an
    order.

    CUresult cuFuncSetCacheConfig(CUfunction hfunc, CUfunc_cache config)

    Parameters
        hfunc : CUfunction, int or None
        config : CUfunc_cache or int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,
        CUDA_ERROR_INVALID_CONTEXT

    May keep the GIL (see cubind.keep_gil). Since CUDA 3.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html
    """
def cuFuncGetModule(hfunc: CUfunction | _Int | None) -> tuple[CUresult, CUmodule]:
    """Gives the module that a function came from.

    CUresult cuFuncGetModule(CUmodule *hmod, CUfunction hfunc)

    Parameters
        hfunc : CUfunction, int or None

    Returns
        (CUresult, hmod); cubind.checked.driver returns hmod, or raises DriverError
        hmod : CUmodule

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_FOUND

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html
    """
def cuFuncGetName(hfunc: CUfunction | _Int | None) -> tuple[CUresult, bytes | None]:
    """Gives the name of a kernel in the code, mangled for C++.

    CUresult cuFuncGetName(const char **name, CUfunction hfunc)

    Parameters
        hfunc : CUfunction, int or None

    Returns
        (CUresult, name); cubind.checked.driver returns name, or raises DriverError
        name : bytes | None

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html
    """
def cuFuncGetParamInfo(
    func: CUfunction | _Int | None,
    paramIndex: _Int,
) -> tuple[CUresult, int, int]:
    """Gives place and size of one parameter of a kernel; an index past the last one is an
    error.

    CUresult cuFuncGetParamInfo(CUfunction func, size_t paramIndex, size_t *paramOffset,
        size_t *paramSize)

    Parameters
        func : CUfunction, int or None
        paramIndex : int

    Returns
        (CUresult, paramOffset, paramSize); cubind.checked.driver returns (paramOffset,
            paramSize), or raises DriverError
        paramOffset : int; bytes from the start of the parameters
        paramSize : int; bytes

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html
    """
def cuFuncGetParamCount(func: CUfunction | _Int | None) -> tuple[CUresult, int]:
    """Counts the parameters of a kernel.

    CUresult cuFuncGetParamCount(CUfunction func, size_t *paramCount)

    Parameters
        func : CUfunction, int or None

    Returns
        (CUresult, paramCount); cubind.checked.driver returns paramCount, or raises
            DriverError
        paramCount : int

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html
    """
def cuFuncIsLoaded(function: CUfunction | _Int | None) -> tuple[CUresult, CUfunctionLoadingState]:
    """Tells whether a function's code is on the device already, which under lazy loading it
    may not be.

    CUresult cuFuncIsLoaded(CUfunctionLoadingState *state, CUfunction function)

    Parameters
        function : CUfunction, int or None

    Returns
        (CUresult, state); cubind.checked.driver returns state, or raises DriverError
        state : CUfunctionLoadingState

    Fails with
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html
    """
def cuFuncLoad(function: CUfunction | _Int | None) -> tuple[CUresult]:
    """Loads a function's code now, so that its first launch does not.

    CUresult cuFuncLoad(CUfunction function)

    Parameters
        function : CUfunction, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html
    """
def cuLaunchKernel(
    f: CUfunction | _Int | None,
    gridDimX: _Int,
    gridDimY: _Int,
    gridDimZ: _Int,
    blockDimX: _Int,
    blockDimY: _Int,
    blockDimZ: _Int,
    sharedMemBytes: _Int,
    hStream: CUstream | _Int | None,
    kernelParams: _KernelParams,
    extra: _Int,
) -> tuple[CUresult]:
    """Queues a kernel on hStream and returns; arguments are copied, memory that they lead to
    is not.

    CUresult cuLaunchKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY,
        unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY,
        unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream,
        void **kernelParams, void **extra)

    Parameters
        f : CUfunction, int or None
        gridDimX, gridDimY, gridDimZ : int; blocks
        blockDimX, blockDimY, blockDimZ : int; threads
        sharedMemBytes : int; dynamic shared memory of each block
        hStream : CUstream, int or None
        kernelParams : (values, their ctypes types), int (address), buffer or None
        extra : int (address)

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_IMAGE, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_LAUNCH_FAILED, CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES,
        CUDA_ERROR_LAUNCH_TIMEOUT, CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING,
        CUDA_ERROR_SHARED_OBJECT_INIT_FAILED, CUDA_ERROR_NOT_FOUND

    Releases the GIL by default (see cubind.keep_gil). Since CUDA 4.0.
    Per-thread default stream variant: cuLaunchKernel_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html
    """
def cuLaunchKernelEx(
    config: CUlaunchConfig | None,
    f: CUfunction | _Int | None,
    kernelParams: _KernelParams,
    extra: _Int,
) -> tuple[CUresult]:
    """Queues a kernel as config says, with attributes such as clusters or cooperation;
    arguments are copied.

    CUresult cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f,
        void **kernelParams, void **extra)

    Parameters
        config : CUlaunchConfig or None
        f : CUfunction, int or None
        kernelParams : (values, their ctypes types), int (address), buffer or None
        extra : int (address)

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_IMAGE, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_LAUNCH_FAILED, CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES,
        CUDA_ERROR_LAUNCH_TIMEOUT, CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING,
        CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED,
        CUDA_ERROR_NOT_FOUND

    Releases the GIL by default (see cubind.keep_gil). Since CUDA 11.6.
    Per-thread default stream variant: cuLaunchKernelEx_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    In cubind.core: launch.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html
    """
def cuLaunchCooperativeKernel(
    f: CUfunction | _Int | None,
    gridDimX: _Int,
    gridDimY: _Int,
    gridDimZ: _Int,
    blockDimX: _Int,
    blockDimY: _Int,
    blockDimZ: _Int,
    sharedMemBytes: _Int,
    hStream: CUstream | _Int | None,
    kernelParams: _KernelParams,
) -> tuple[CUresult]:
    """Queues a kernel whose blocks all run at once and may wait for each other; a grid too
    large for that is an error.

    CUresult cuLaunchCooperativeKernel(CUfunction f, unsigned int gridDimX,
        unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX,
        unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes,
        CUstream hStream, void **kernelParams)

    Parameters
        f : CUfunction, int or None
        gridDimX, gridDimY, gridDimZ : int; blocks
        blockDimX, blockDimY, blockDimZ : int; threads
        sharedMemBytes : int; dynamic shared memory of each block
        hStream : CUstream, int or None
        kernelParams : (values, their ctypes types), int (address), buffer or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_IMAGE, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_LAUNCH_FAILED, CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES,
        CUDA_ERROR_LAUNCH_TIMEOUT, CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING,
        CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED,
        CUDA_ERROR_NOT_FOUND

    Releases the GIL. Since CUDA 9.0.
    Per-thread default stream variant: cuLaunchCooperativeKernel_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html
    """
def cuLaunchHostFunc(
    hStream: CUstream | _Int | None,
    fn: CUhostFn | _Int | Callable[..., object] | None,
    userData: object,
) -> tuple[CUresult]:
    """Queues a call of fn on a thread of the driver's; fn must not call CUDA, and later work
    on hStream waits for it.

    CUresult cuLaunchHostFunc(CUstream hStream, CUhostFn fn, void *userData)

    Parameters
        hStream : CUstream, int or None
        fn : callable, CUhostFn, int (address of a C function) or None; called as
            fn(userData) -> None, exceptions go to sys.unraisablehook
        userData : any object, which the callable gets; int (address) for a C function

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 10.0.
    Per-thread default stream variant: cuLaunchHostFunc_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    In cubind.core: Stream.callback.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html
    """
def cuLaunchHostFunc_v2(
    hStream: CUstream | _Int | None,
    fn: CUhostFn | _Int | Callable[..., object] | None,
    userData: object,
    syncMode: _Int,
) -> tuple[CUresult]:
    """Queues a call of fn on a thread of the driver's; fn must not call CUDA, and later work
    on hStream waits for it.

    CUresult cuLaunchHostFunc_v2(CUstream hStream, CUhostFn fn, void *userData,
        unsigned int syncMode)

    Parameters
        hStream : CUstream, int or None
        fn : callable, CUhostFn, int (address of a C function) or None; called as
            fn(userData) -> None, exceptions go to sys.unraisablehook
        userData : any object, which the callable gets; int (address) for a C function
        syncMode : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 13.2.
    Per-thread default stream variant: cuLaunchHostFunc_v2_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    In cubind.core: Stream.callback.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html
    """
def cuFuncSetBlockShape(
    hfunc: CUfunction | _Int | None,
    x: _Int,
    y: _Int,
    z: _Int,
) -> tuple[CUresult]:
    """Sets up a launch piece by piece, as it was done of old; cuLaunchKernel takes all at
    once.

    CUresult cuFuncSetBlockShape(CUfunction hfunc, int x, int y, int z)

    Parameters
        hfunc : CUfunction, int or None
        x, y, z : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html
    """
def cuFuncSetSharedSize(hfunc: CUfunction | _Int | None, numbytes: _Int) -> tuple[CUresult]:
    """Sets up a launch piece by piece, as it was done of old; cuLaunchKernel takes all at
    once.

    CUresult cuFuncSetSharedSize(CUfunction hfunc, unsigned int bytes)

    Parameters
        hfunc : CUfunction, int or None
        numbytes : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html
    """
def cuParamSetSize(hfunc: CUfunction | _Int | None, numbytes: _Int) -> tuple[CUresult]:
    """Sets up a launch piece by piece, as it was done of old; cuLaunchKernel takes all at
    once.

    CUresult cuParamSetSize(CUfunction hfunc, unsigned int numbytes)

    Parameters
        hfunc : CUfunction, int or None
        numbytes : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html
    """
def cuParamSeti(hfunc: CUfunction | _Int | None, offset: _Int, value: _Int) -> tuple[CUresult]:
    """Sets up a launch piece by piece, as it was done of old; cuLaunchKernel takes all at
    once.

    CUresult cuParamSeti(CUfunction hfunc, int offset, unsigned int value)

    Parameters
        hfunc : CUfunction, int or None
        offset, value : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html
    """
def cuParamSetf(
    hfunc: CUfunction | _Int | None,
    offset: _Int,
    value: SupportsFloat,
) -> tuple[CUresult]:
    """Sets up a launch piece by piece, as it was done of old; cuLaunchKernel takes all at
    once.

    CUresult cuParamSetf(CUfunction hfunc, int offset, float value)

    Parameters
        hfunc : CUfunction, int or None
        offset : int
        value : float

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html
    """
def cuParamSetv(
    hfunc: CUfunction | _Int | None,
    offset: _Int,
    ptr: _Address,
    numbytes: _Int,
) -> tuple[CUresult]:
    """Sets up a launch piece by piece, as it was done of old; cuLaunchKernel takes all at
    once.

    CUresult cuParamSetv(CUfunction hfunc, int offset, void *ptr, unsigned int numbytes)

    Parameters
        hfunc : CUfunction, int or None
        offset : int
        ptr : int (address), buffer or None; at least numbytes bytes long
        numbytes : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html
    """
def cuLaunch(f: CUfunction | _Int | None) -> tuple[CUresult]:
    """Launches what was set up piece by piece, as it was done of old; cuLaunchKernel takes all
    at once.

    CUresult cuLaunch(CUfunction f)

    Parameters
        f : CUfunction, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_LAUNCH_FAILED,
        CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES, CUDA_ERROR_LAUNCH_TIMEOUT,
        CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED

    Releases the GIL. Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html
    """
def cuLaunchGrid(
    f: CUfunction | _Int | None,
    grid_width: _Int,
    grid_height: _Int,
) -> tuple[CUresult]:
    """Launches what was set up piece by piece, as it was done of old; cuLaunchKernel takes all
    at once.

    CUresult cuLaunchGrid(CUfunction f, int grid_width, int grid_height)

    Parameters
        f : CUfunction, int or None
        grid_width, grid_height : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_LAUNCH_FAILED,
        CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES, CUDA_ERROR_LAUNCH_TIMEOUT,
        CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED

    Releases the GIL. Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html
    """
def cuLaunchGridAsync(
    f: CUfunction | _Int | None,
    grid_width: _Int,
    grid_height: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    """Launches what was set up piece by piece, as it was done of old; cuLaunchKernel takes all
    at once.

    CUresult cuLaunchGridAsync(CUfunction f, int grid_width, int grid_height,
        CUstream hStream)

    Parameters
        f : CUfunction, int or None
        grid_width, grid_height : int
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_LAUNCH_FAILED,
        CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES, CUDA_ERROR_LAUNCH_TIMEOUT,
        CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED

    Releases the GIL. Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html
    """
def cuLaunchCooperativeKernelMultiDevice(
    launchParamsList: Sequence[CUDA_LAUNCH_PARAMS] | None,
    numDevices: _Int,
    flags: _Int,
) -> tuple[CUresult]:
    """Queues one cooperative kernel on several devices, whose blocks can wait for each other;
    deprecated.

    CUresult cuLaunchCooperativeKernelMultiDevice(CUDA_LAUNCH_PARAMS *launchParamsList,
        unsigned int numDevices, unsigned int flags)

    Parameters
        launchParamsList : sequence of CUDA_LAUNCH_PARAMS, or None; as many as numDevices
        numDevices : int
        flags : int; CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_*, or-ed

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_IMAGE, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_LAUNCH_FAILED, CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES,
        CUDA_ERROR_LAUNCH_TIMEOUT, CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING,
        CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED

    Releases the GIL. Since CUDA 9.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html
    """
def cuParamSetTexRef(
    hfunc: CUfunction | _Int | None,
    texunit: _Int,
    hTexRef: CUtexref | _Int | None,
) -> tuple[CUresult]:
    """Gives a texture reference to a function; deprecated and without effect.

    CUresult cuParamSetTexRef(CUfunction hfunc, int texunit, CUtexref hTexRef)

    Parameters
        hfunc : CUfunction, int or None
        texunit : int
        hTexRef : CUtexref, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html
    """
def cuFuncSetSharedMemConfig(
    hfunc: CUfunction | _Int | None,
    config: CUsharedconfig | int,
) -> tuple[CUresult]:
    """Sets the width of shared memory banks for kernels; deprecated, newer devices ignore it.

    CUresult cuFuncSetSharedMemConfig(CUfunction hfunc, CUsharedconfig config)

    Parameters
        hfunc : CUfunction, int or None
        config : CUsharedconfig or int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,
        CUDA_ERROR_INVALID_CONTEXT

    May keep the GIL (see cubind.keep_gil). Since CUDA 4.2. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html
    """
def cuGraphCreate(flags: _Int) -> tuple[CUresult, CUgraph]:
    """Makes an empty graph, to which nodes are added; cuGraphInstantiate turns it into
    something that runs.

    CUresult cuGraphCreate(CUgraph *phGraph, unsigned int flags)

    Parameters
        flags : int; has to be 0

    Returns
        (CUresult, phGraph); cubind.checked.driver returns phGraph, or raises DriverError
        phGraph : CUgraph

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_OUT_OF_MEMORY

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphAddKernelNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    numDependencies: _Int,
    nodeParams: CUDA_KERNEL_NODE_PARAMS | None,
) -> tuple[CUresult, CUgraphNode]:
    """Adds a launch to a graph; arguments are copied now, and used at every run.

    CUresult cuGraphAddKernelNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, size_t numDependencies,
        const CUDA_KERNEL_NODE_PARAMS *nodeParams)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None; as many as numDependencies
        numDependencies : int
        nodeParams : CUDA_KERNEL_NODE_PARAMS or None

    Returns
        (CUresult, phGraphNode); cubind.checked.driver returns phGraphNode, or raises
            DriverError
        phGraphNode : CUgraphNode

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.0 as cuGraphAddKernelNode_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphKernelNodeGetParams(
    hNode: CUgraphNode | _Int | None,
) -> tuple[CUresult, CUDA_KERNEL_NODE_PARAMS]:
    """Gives what a node was made with; pointers in it belong to the node.

    CUresult cuGraphKernelNodeGetParams_v2(CUgraphNode hNode,
        CUDA_KERNEL_NODE_PARAMS *nodeParams)

    Parameters
        hNode : CUgraphNode, int or None

    Returns
        (CUresult, nodeParams); cubind.checked.driver returns nodeParams, or raises
            DriverError
        nodeParams : CUDA_KERNEL_NODE_PARAMS

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.0 as
        cuGraphKernelNodeGetParams_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphKernelNodeSetParams(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_KERNEL_NODE_PARAMS | None,
) -> tuple[CUresult]:
    """Changes a node of a graph; graphs that were instantiated before do not see it.

    CUresult cuGraphKernelNodeSetParams_v2(CUgraphNode hNode,
        const CUDA_KERNEL_NODE_PARAMS *nodeParams)

    Parameters
        hNode : CUgraphNode, int or None
        nodeParams : CUDA_KERNEL_NODE_PARAMS or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.0 as
        cuGraphKernelNodeSetParams_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphAddMemcpyNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    numDependencies: _Int,
    copyParams: CUDA_MEMCPY3D | None,
    ctx: CUcontext | _Int | None,
) -> tuple[CUresult, CUgraphNode]:
    """Adds a copy to a graph.

    CUresult cuGraphAddMemcpyNode(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, size_t numDependencies,
        const CUDA_MEMCPY3D *copyParams, CUcontext ctx)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None; as many as numDependencies
        numDependencies : int
        copyParams : CUDA_MEMCPY3D or None
        ctx : CUcontext, int or None

    Returns
        (CUresult, phGraphNode); cubind.checked.driver returns phGraphNode, or raises
            DriverError
        phGraphNode : CUgraphNode

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphMemcpyNodeGetParams(hNode: CUgraphNode | _Int | None) -> tuple[CUresult, CUDA_MEMCPY3D]:
    """Gives what a node was made with; pointers in it belong to the node.

    CUresult cuGraphMemcpyNodeGetParams(CUgraphNode hNode, CUDA_MEMCPY3D *nodeParams)

    Parameters
        hNode : CUgraphNode, int or None

    Returns
        (CUresult, nodeParams); cubind.checked.driver returns nodeParams, or raises
            DriverError
        nodeParams : CUDA_MEMCPY3D

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphMemcpyNodeSetParams(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_MEMCPY3D | None,
) -> tuple[CUresult]:
    """Changes a node of a graph; graphs that were instantiated before do not see it.

    CUresult cuGraphMemcpyNodeSetParams(CUgraphNode hNode, const CUDA_MEMCPY3D *nodeParams)

    Parameters
        hNode : CUgraphNode, int or None
        nodeParams : CUDA_MEMCPY3D or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphAddMemsetNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    numDependencies: _Int,
    memsetParams: CUDA_MEMSET_NODE_PARAMS | None,
    ctx: CUcontext | _Int | None,
) -> tuple[CUresult, CUgraphNode]:
    """Adds the setting of device memory to a graph.

    CUresult cuGraphAddMemsetNode(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, size_t numDependencies,
        const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None; as many as numDependencies
        numDependencies : int
        memsetParams : CUDA_MEMSET_NODE_PARAMS or None
        ctx : CUcontext, int or None

    Returns
        (CUresult, phGraphNode); cubind.checked.driver returns phGraphNode, or raises
            DriverError
        phGraphNode : CUgraphNode

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_CONTEXT

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphMemsetNodeGetParams(
    hNode: CUgraphNode | _Int | None,
) -> tuple[CUresult, CUDA_MEMSET_NODE_PARAMS]:
    """Gives what a node was made with; pointers in it belong to the node.

    CUresult cuGraphMemsetNodeGetParams(CUgraphNode hNode,
        CUDA_MEMSET_NODE_PARAMS *nodeParams)

    Parameters
        hNode : CUgraphNode, int or None

    Returns
        (CUresult, nodeParams); cubind.checked.driver returns nodeParams, or raises
            DriverError
        nodeParams : CUDA_MEMSET_NODE_PARAMS

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphMemsetNodeSetParams(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_MEMSET_NODE_PARAMS | None,
) -> tuple[CUresult]:
    """Changes a node of a graph; graphs that were instantiated before do not see it.

    CUresult cuGraphMemsetNodeSetParams(CUgraphNode hNode,
        const CUDA_MEMSET_NODE_PARAMS *nodeParams)

    Parameters
        hNode : CUgraphNode, int or None
        nodeParams : CUDA_MEMSET_NODE_PARAMS or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphAddHostNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    numDependencies: _Int,
    nodeParams: CUDA_HOST_NODE_PARAMS | None,
) -> tuple[CUresult, CUgraphNode]:
    """Adds a call of a host function to a graph; it must not call CUDA.

    CUresult cuGraphAddHostNode(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, size_t numDependencies,
        const CUDA_HOST_NODE_PARAMS *nodeParams)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None; as many as numDependencies
        numDependencies : int
        nodeParams : CUDA_HOST_NODE_PARAMS or None

    Returns
        (CUresult, phGraphNode); cubind.checked.driver returns phGraphNode, or raises
            DriverError
        phGraphNode : CUgraphNode

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphHostNodeGetParams(
    hNode: CUgraphNode | _Int | None,
) -> tuple[CUresult, CUDA_HOST_NODE_PARAMS]:
    """Gives what a node was made with; pointers in it belong to the node.

    CUresult cuGraphHostNodeGetParams(CUgraphNode hNode, CUDA_HOST_NODE_PARAMS *nodeParams)

    Parameters
        hNode : CUgraphNode, int or None

    Returns
        (CUresult, nodeParams); cubind.checked.driver returns nodeParams, or raises
            DriverError
        nodeParams : CUDA_HOST_NODE_PARAMS

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphHostNodeSetParams(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_HOST_NODE_PARAMS | None,
) -> tuple[CUresult]:
    """Changes a node of a graph; graphs that were instantiated before do not see it.

    CUresult cuGraphHostNodeSetParams(CUgraphNode hNode,
        const CUDA_HOST_NODE_PARAMS *nodeParams)

    Parameters
        hNode : CUgraphNode, int or None
        nodeParams : CUDA_HOST_NODE_PARAMS or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphAddChildGraphNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    numDependencies: _Int,
    childGraph: CUgraph | _Int | None,
) -> tuple[CUresult, CUgraphNode]:
    """Adds a copy of another graph to a graph, as one node.

    CUresult cuGraphAddChildGraphNode(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, size_t numDependencies, CUgraph childGraph)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None; as many as numDependencies
        numDependencies : int
        childGraph : CUgraph, int or None

    Returns
        (CUresult, phGraphNode); cubind.checked.driver returns phGraphNode, or raises
            DriverError
        phGraphNode : CUgraphNode

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphChildGraphNodeGetGraph(hNode: CUgraphNode | _Int | None) -> tuple[CUresult, CUgraph]:
    """Gives the graph inside a child graph node; it belongs to the node.

    CUresult cuGraphChildGraphNodeGetGraph(CUgraphNode hNode, CUgraph *phGraph)

    Parameters
        hNode : CUgraphNode, int or None

    Returns
        (CUresult, phGraph); cubind.checked.driver returns phGraph, or raises DriverError
        phGraph : CUgraph

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphAddEmptyNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    numDependencies: _Int,
) -> tuple[CUresult, CUgraphNode]:
    """Adds a node that does nothing, to join many dependencies in one.

    CUresult cuGraphAddEmptyNode(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, size_t numDependencies)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None; as many as numDependencies
        numDependencies : int

    Returns
        (CUresult, phGraphNode); cubind.checked.driver returns phGraphNode, or raises
            DriverError
        phGraphNode : CUgraphNode

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphAddEventRecordNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    numDependencies: _Int,
    event: CUevent | _Int | None,
) -> tuple[CUresult, CUgraphNode]:
    """Adds the recording of an event to a graph.

    CUresult cuGraphAddEventRecordNode(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, size_t numDependencies, CUevent event)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None; as many as numDependencies
        numDependencies : int
        event : CUevent, int or None

    Returns
        (CUresult, phGraphNode); cubind.checked.driver returns phGraphNode, or raises
            DriverError
        phGraphNode : CUgraphNode

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphEventRecordNodeGetEvent(hNode: CUgraphNode | _Int | None) -> tuple[CUresult, CUevent]:
    """Gives the event that a node records or waits for.

    CUresult cuGraphEventRecordNodeGetEvent(CUgraphNode hNode, CUevent *event_out)

    Parameters
        hNode : CUgraphNode, int or None

    Returns
        (CUresult, event_out); cubind.checked.driver returns event_out, or raises
            DriverError
        event_out : CUevent

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphEventRecordNodeSetEvent(
    hNode: CUgraphNode | _Int | None,
    event: CUevent | _Int | None,
) -> tuple[CUresult]:
    """Gives a node another event; graphs that were instantiated before do not see it.

    CUresult cuGraphEventRecordNodeSetEvent(CUgraphNode hNode, CUevent event)

    Parameters
        hNode : CUgraphNode, int or None
        event : CUevent, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphAddEventWaitNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    numDependencies: _Int,
    event: CUevent | _Int | None,
) -> tuple[CUresult, CUgraphNode]:
    """Adds a wait for an event to a graph.

    CUresult cuGraphAddEventWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, size_t numDependencies, CUevent event)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None; as many as numDependencies
        numDependencies : int
        event : CUevent, int or None

    Returns
        (CUresult, phGraphNode); cubind.checked.driver returns phGraphNode, or raises
            DriverError
        phGraphNode : CUgraphNode

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphEventWaitNodeGetEvent(hNode: CUgraphNode | _Int | None) -> tuple[CUresult, CUevent]:
    """Gives the event that a node records or waits for.

    CUresult cuGraphEventWaitNodeGetEvent(CUgraphNode hNode, CUevent *event_out)

    Parameters
        hNode : CUgraphNode, int or None

    Returns
        (CUresult, event_out); cubind.checked.driver returns event_out, or raises
            DriverError
        event_out : CUevent

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphEventWaitNodeSetEvent(
    hNode: CUgraphNode | _Int | None,
    event: CUevent | _Int | None,
) -> tuple[CUresult]:
    """Gives a node another event; graphs that were instantiated before do not see it.

    CUresult cuGraphEventWaitNodeSetEvent(CUgraphNode hNode, CUevent event)

    Parameters
        hNode : CUgraphNode, int or None
        event : CUevent, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphAddExternalSemaphoresSignalNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    numDependencies: _Int,
    nodeParams: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS | None,
) -> tuple[CUresult, CUgraphNode]:
    """Adds the signalling of imported semaphores, or a wait for them, to a graph.

    CUresult cuGraphAddExternalSemaphoresSignalNode(CUgraphNode *phGraphNode,
        CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies,
        const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None; as many as numDependencies
        numDependencies : int
        nodeParams : CUDA_EXT_SEM_SIGNAL_NODE_PARAMS or None

    Returns
        (CUresult, phGraphNode); cubind.checked.driver returns phGraphNode, or raises
            DriverError
        phGraphNode : CUgraphNode

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphExternalSemaphoresSignalNodeGetParams(
    hNode: CUgraphNode | _Int | None,
) -> tuple[CUresult, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS]:
    """Gives the semaphores that a node signals.

    CUresult cuGraphExternalSemaphoresSignalNodeGetParams(CUgraphNode hNode,
        CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *params_out)

    Parameters
        hNode : CUgraphNode, int or None

    Returns
        (CUresult, params_out); cubind.checked.driver returns params_out, or raises
            DriverError
        params_out : CUDA_EXT_SEM_SIGNAL_NODE_PARAMS

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphExternalSemaphoresSignalNodeSetParams(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS | None,
) -> tuple[CUresult]:
    """Changes the semaphores that a node signals.

    CUresult cuGraphExternalSemaphoresSignalNodeSetParams(CUgraphNode hNode,
        const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)

    Parameters
        hNode : CUgraphNode, int or None
        nodeParams : CUDA_EXT_SEM_SIGNAL_NODE_PARAMS or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphAddExternalSemaphoresWaitNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    numDependencies: _Int,
    nodeParams: CUDA_EXT_SEM_WAIT_NODE_PARAMS | None,
) -> tuple[CUresult, CUgraphNode]:
    """Adds the signalling of imported semaphores, or a wait for them, to a graph.

    CUresult cuGraphAddExternalSemaphoresWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, size_t numDependencies,
        const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None; as many as numDependencies
        numDependencies : int
        nodeParams : CUDA_EXT_SEM_WAIT_NODE_PARAMS or None

    Returns
        (CUresult, phGraphNode); cubind.checked.driver returns phGraphNode, or raises
            DriverError
        phGraphNode : CUgraphNode

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphExternalSemaphoresWaitNodeGetParams(
    hNode: CUgraphNode | _Int | None,
) -> tuple[CUresult, CUDA_EXT_SEM_WAIT_NODE_PARAMS]:
    """Gives the semaphores that a node waits for.

    CUresult cuGraphExternalSemaphoresWaitNodeGetParams(CUgraphNode hNode,
        CUDA_EXT_SEM_WAIT_NODE_PARAMS *params_out)

    Parameters
        hNode : CUgraphNode, int or None

    Returns
        (CUresult, params_out); cubind.checked.driver returns params_out, or raises
            DriverError
        params_out : CUDA_EXT_SEM_WAIT_NODE_PARAMS

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphExternalSemaphoresWaitNodeSetParams(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_EXT_SEM_WAIT_NODE_PARAMS | None,
) -> tuple[CUresult]:
    """Changes the semaphores that a node waits for.

    CUresult cuGraphExternalSemaphoresWaitNodeSetParams(CUgraphNode hNode,
        const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)

    Parameters
        hNode : CUgraphNode, int or None
        nodeParams : CUDA_EXT_SEM_WAIT_NODE_PARAMS or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphAddBatchMemOpNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    numDependencies: _Int,
    nodeParams: CUDA_BATCH_MEM_OP_NODE_PARAMS | None,
) -> tuple[CUresult, CUgraphNode]:
    """Adds several operations of cuStreamBatchMemOp to a graph, as one node.

    CUresult cuGraphAddBatchMemOpNode(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, size_t numDependencies,
        const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None; as many as numDependencies
        numDependencies : int
        nodeParams : CUDA_BATCH_MEM_OP_NODE_PARAMS or None

    Returns
        (CUresult, phGraphNode); cubind.checked.driver returns phGraphNode, or raises
            DriverError
        phGraphNode : CUgraphNode

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.7.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphBatchMemOpNodeGetParams(
    hNode: CUgraphNode | _Int | None,
) -> tuple[CUresult, CUDA_BATCH_MEM_OP_NODE_PARAMS]:
    """Gives the memory operations of a node.

    CUresult cuGraphBatchMemOpNodeGetParams(CUgraphNode hNode,
        CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams_out)

    Parameters
        hNode : CUgraphNode, int or None

    Returns
        (CUresult, nodeParams_out); cubind.checked.driver returns nodeParams_out, or raises
            DriverError
        nodeParams_out : CUDA_BATCH_MEM_OP_NODE_PARAMS

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.7.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphBatchMemOpNodeSetParams(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_BATCH_MEM_OP_NODE_PARAMS | None,
) -> tuple[CUresult]:
    """Changes the memory operations of a node.

    CUresult cuGraphBatchMemOpNodeSetParams(CUgraphNode hNode,
        const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)

    Parameters
        hNode : CUgraphNode, int or None
        nodeParams : CUDA_BATCH_MEM_OP_NODE_PARAMS or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.7.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphExecBatchMemOpNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_BATCH_MEM_OP_NODE_PARAMS | None,
) -> tuple[CUresult]:
    """Changes the memory operations of a node, in a graph that is instantiated.

    CUresult cuGraphExecBatchMemOpNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
        const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hNode : CUgraphNode, int or None
        nodeParams : CUDA_BATCH_MEM_OP_NODE_PARAMS or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.7.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphAddMemAllocNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    numDependencies: _Int,
    nodeParams: CUDA_MEM_ALLOC_NODE_PARAMS | None,
) -> tuple[CUresult, CUgraphNode]:
    """Adds an allocation to a graph; its address is fixed now, and comes back in nodeParams.

    CUresult cuGraphAddMemAllocNode(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, size_t numDependencies,
        CUDA_MEM_ALLOC_NODE_PARAMS *nodeParams)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None; as many as numDependencies
        numDependencies : int
        nodeParams : CUDA_MEM_ALLOC_NODE_PARAMS or None; in and out

    Returns
        (CUresult, phGraphNode); cubind.checked.driver returns phGraphNode, or raises
            DriverError
        phGraphNode : CUgraphNode

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphMemAllocNodeGetParams(
    hNode: CUgraphNode | _Int | None,
) -> tuple[CUresult, CUDA_MEM_ALLOC_NODE_PARAMS]:
    """Tells which memory a node allocates or frees.

    CUresult cuGraphMemAllocNodeGetParams(CUgraphNode hNode,
        CUDA_MEM_ALLOC_NODE_PARAMS *params_out)

    Parameters
        hNode : CUgraphNode, int or None

    Returns
        (CUresult, params_out); cubind.checked.driver returns params_out, or raises
            DriverError
        params_out : CUDA_MEM_ALLOC_NODE_PARAMS

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphAddMemFreeNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    numDependencies: _Int,
    dptr: CUdeviceptr | _Int | None,
) -> tuple[CUresult, CUgraphNode]:
    """Adds the freeing of memory that an allocation node of a graph made.

    CUresult cuGraphAddMemFreeNode(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, size_t numDependencies, CUdeviceptr dptr)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None; as many as numDependencies
        numDependencies : int
        dptr : CUdeviceptr, int or None

    Returns
        (CUresult, phGraphNode); cubind.checked.driver returns phGraphNode, or raises
            DriverError
        phGraphNode : CUgraphNode

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphMemFreeNodeGetParams(hNode: CUgraphNode | _Int | None) -> tuple[CUresult, CUdeviceptr]:
    """Tells which memory a node allocates or frees.

    CUresult cuGraphMemFreeNodeGetParams(CUgraphNode hNode, CUdeviceptr *dptr_out)

    Parameters
        hNode : CUgraphNode, int or None

    Returns
        (CUresult, dptr_out); cubind.checked.driver returns dptr_out, or raises DriverError
        dptr_out : CUdeviceptr

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuDeviceGraphMemTrim(device: CUdevice | _Int | None) -> tuple[CUresult]:
    """Gives memory that graphs had allocated and do not use back to the system.

    CUresult cuDeviceGraphMemTrim(CUdevice device)

    Parameters
        device : CUdevice, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_DEVICE

    Releases the GIL. Since CUDA 11.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuDeviceGetGraphMemAttribute(
    device: CUdevice | _Int | None,
    attr: CUgraphMem_attribute,
) -> tuple[CUresult, Any]:
    """Asks how much memory graphs use on a device.

    CUresult cuDeviceGetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr,
        void *value)

    Parameters
        device : CUdevice, int or None
        attr : CUgraphMem_attribute

    Returns
        (CUresult, value); cubind.checked.driver returns value, or raises DriverError
        value : Any; of the type that attr calls for

    Types of value by attr
        cuuint64_t : CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT, CU_GRAPH_MEM_ATTR_USED_MEM_HIGH,
            CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT, CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH

    Fails with
        CUDA_ERROR_INVALID_DEVICE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuDeviceSetGraphMemAttribute(
    device: CUdevice | _Int | None,
    attr: CUgraphMem_attribute,
    value: Any,
) -> tuple[CUresult]:
    """Sets a high-water mark of the memory that graphs use back to 0.

    CUresult cuDeviceSetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr,
        void *value)

    Parameters
        device : CUdevice, int or None
        attr : CUgraphMem_attribute
        value : a value, of the type that attr calls for

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Types of value by attr
        cuuint64_t : CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT, CU_GRAPH_MEM_ATTR_USED_MEM_HIGH,
            CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT, CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH

    Fails with
        CUDA_ERROR_INVALID_DEVICE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphClone(originalGraph: CUgraph | _Int | None) -> tuple[CUresult, CUgraph]:
    """Makes a copy of a graph with all its child graphs; it takes a cuGraphDestroy of its own.

    CUresult cuGraphClone(CUgraph *phGraphClone, CUgraph originalGraph)

    Parameters
        originalGraph : CUgraph, int or None

    Returns
        (CUresult, phGraphClone); cubind.checked.driver returns phGraphClone, or raises
            DriverError
        phGraphClone : CUgraph

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphNodeFindInClone(
    hOriginalNode: CUgraphNode | _Int | None,
    hClonedGraph: CUgraph | _Int | None,
) -> tuple[CUresult, CUgraphNode]:
    """Finds the copy of a node in a clone of its graph.

    CUresult cuGraphNodeFindInClone(CUgraphNode *phNode, CUgraphNode hOriginalNode,
        CUgraph hClonedGraph)

    Parameters
        hOriginalNode : CUgraphNode, int or None
        hClonedGraph : CUgraph, int or None

    Returns
        (CUresult, phNode); cubind.checked.driver returns phNode, or raises DriverError
        phNode : CUgraphNode

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphNodeGetType(hNode: CUgraphNode | _Int | None) -> tuple[CUresult, CUgraphNodeType]:
    """Tells what a node does.

    CUresult cuGraphNodeGetType(CUgraphNode hNode, CUgraphNodeType *type)

    Parameters
        hNode : CUgraphNode, int or None

    Returns
        (CUresult, typename); cubind.checked.driver returns typename, or raises DriverError
        typename : CUgraphNodeType

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphNodeGetContainingGraph(hNode: CUgraphNode | _Int | None) -> tuple[CUresult, CUgraph]:
    """Gives the graph that a node is in.

    CUresult cuGraphNodeGetContainingGraph(CUgraphNode hNode, CUgraph *phGraph)

    Parameters
        hNode : CUgraphNode, int or None

    Returns
        (CUresult, phGraph); cubind.checked.driver returns phGraph, or raises DriverError
        phGraph : CUgraph

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphNodeGetLocalId(hNode: CUgraphNode | _Int | None) -> tuple[CUresult, int]:
    """Gives the number of a node within its graph, as cuGraphDebugDotPrint writes it.

    CUresult cuGraphNodeGetLocalId(CUgraphNode hNode, unsigned int *nodeId)

    Parameters
        hNode : CUgraphNode, int or None

    Returns
        (CUresult, nodeId); cubind.checked.driver returns nodeId, or raises DriverError
        nodeId : int

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphNodeGetToolsId(hNode: CUgraphNode | _Int | None) -> tuple[CUresult, int]:
    """Gives the number by which profilers know a node.

    CUresult cuGraphNodeGetToolsId(CUgraphNode hNode, unsigned long long *toolsNodeId)

    Parameters
        hNode : CUgraphNode, int or None

    Returns
        (CUresult, toolsNodeId); cubind.checked.driver returns toolsNodeId, or raises
            DriverError
        toolsNodeId : int

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphGetId(hGraph: CUgraph | _Int | None) -> tuple[CUresult, int]:
    """Gives a number that no other graph has.

    CUresult cuGraphGetId(CUgraph hGraph, unsigned int *graphId)

    Parameters
        hGraph : CUgraph, int or None

    Returns
        (CUresult, graphId); cubind.checked.driver returns graphId, or raises DriverError
        graphId : int

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphExecGetId(hGraphExec: CUgraphExec | _Int | None) -> tuple[CUresult, int]:
    """Gives a number that no other graph has.

    CUresult cuGraphExecGetId(CUgraphExec hGraphExec, unsigned int *graphId)

    Parameters
        hGraphExec : CUgraphExec, int or None

    Returns
        (CUresult, graphId); cubind.checked.driver returns graphId, or raises DriverError
        graphId : int

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphGetNodes(
    hGraph: CUgraph | _Int | None,
    numNodes: _Int = ...,
) -> tuple[CUresult, list[CUgraphNode], int]:
    """Lists the nodes of a graph, in no particular order.

    CUresult cuGraphGetNodes(CUgraph hGraph, CUgraphNode *nodes, size_t *numNodes)

    Parameters
        hGraph : CUgraph, int or None
        numNodes : int; how many there is room for, then how many there are

    Returns
        (CUresult, nodes, numNodes); cubind.checked.driver returns nodes, or raises
            DriverError
        nodes : list[CUgraphNode]
        numNodes : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphGetRootNodes(
    hGraph: CUgraph | _Int | None,
    numRootNodes: _Int = ...,
) -> tuple[CUresult, list[CUgraphNode], int]:
    """Lists the nodes of a graph that depend on none.

    CUresult cuGraphGetRootNodes(CUgraph hGraph, CUgraphNode *rootNodes,
        size_t *numRootNodes)

    Parameters
        hGraph : CUgraph, int or None
        numRootNodes : int; how many there is room for, then how many there are

    Returns
        (CUresult, rootNodes, numRootNodes); cubind.checked.driver returns rootNodes, or
            raises DriverError
        rootNodes : list[CUgraphNode]
        numRootNodes : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphGetEdges(
    hGraph: CUgraph | _Int | None,
    numEdges: _Int = ...,
) -> tuple[CUresult, list[CUgraphNode], list[CUgraphNode], list[CUgraphEdgeData], int]:
    """Lists the edges of a graph as pairs, from[i] before to[i].

    CUresult cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to,
        CUgraphEdgeData *edgeData, size_t *numEdges)

    Parameters
        hGraph : CUgraph, int or None
        numEdges : int; how many there is room for, then how many there are

    Returns
        (CUresult, from_, to, edgeData, numEdges); cubind.checked.driver returns (from_, to,
            edgeData), or raises DriverError
        from_, to : list[CUgraphNode]
        edgeData : list[CUgraphEdgeData]
        numEdges : int

    Fails with
        CUDA_ERROR_LOSSY_QUERY, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.3 as cuGraphGetEdges_v2; other
        parameters before 13.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphNodeGetDependencies(
    hNode: CUgraphNode | _Int | None,
    numDependencies: _Int = ...,
) -> tuple[CUresult, list[CUgraphNode], list[CUgraphEdgeData], int]:
    """Lists the nodes that a node waits for.

    CUresult cuGraphNodeGetDependencies_v2(CUgraphNode hNode, CUgraphNode *dependencies,
        CUgraphEdgeData *edgeData, size_t *numDependencies)

    Parameters
        hNode : CUgraphNode, int or None
        numDependencies : int; how many there is room for, then how many there are

    Returns
        (CUresult, dependencies, edgeData, numDependencies); cubind.checked.driver returns
            (dependencies, edgeData), or raises DriverError
        dependencies : list[CUgraphNode]
        edgeData : list[CUgraphEdgeData]
        numDependencies : int

    Fails with
        CUDA_ERROR_LOSSY_QUERY, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.3 as
        cuGraphNodeGetDependencies_v2; other parameters before 13.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphNodeGetDependentNodes(
    hNode: CUgraphNode | _Int | None,
    numDependentNodes: _Int = ...,
) -> tuple[CUresult, list[CUgraphNode], list[CUgraphEdgeData], int]:
    """Lists the nodes that wait for a node.

    CUresult cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode, CUgraphNode *dependentNodes,
        CUgraphEdgeData *edgeData, size_t *numDependentNodes)

    Parameters
        hNode : CUgraphNode, int or None
        numDependentNodes : int; how many there is room for, then how many there are

    Returns
        (CUresult, dependentNodes, edgeData, numDependentNodes); cubind.checked.driver
            returns (dependentNodes, edgeData), or raises DriverError
        dependentNodes : list[CUgraphNode]
        edgeData : list[CUgraphEdgeData]
        numDependentNodes : int

    Fails with
        CUDA_ERROR_LOSSY_QUERY, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.3 as
        cuGraphNodeGetDependentNodes_v2; other parameters before 13.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphAddDependencies(
    hGraph: CUgraph | _Int | None,
    from_: Sequence[CUgraphNode] | None,
    to: Sequence[CUgraphNode] | None,
    edgeData: Sequence[CUgraphEdgeData] | None,
    numDependencies: _Int,
) -> tuple[CUresult]:
    """Adds edges to a graph, such that to[i] waits for from_[i].

    CUresult cuGraphAddDependencies_v2(CUgraph hGraph, const CUgraphNode *from,
        const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies)

    Parameters
        hGraph : CUgraph, int or None
        from_, to : sequence of CUgraphNode, or None; as many as numDependencies
        edgeData : sequence of CUgraphEdgeData, or None; as many as numDependencies
        numDependencies : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.3 as cuGraphAddDependencies_v2;
        other parameters before 13.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphRemoveDependencies(
    hGraph: CUgraph | _Int | None,
    from_: Sequence[CUgraphNode] | None,
    to: Sequence[CUgraphNode] | None,
    edgeData: Sequence[CUgraphEdgeData] | None,
    numDependencies: _Int,
) -> tuple[CUresult]:
    """Takes the edges from from_[i] to to[i] out of a graph.

    CUresult cuGraphRemoveDependencies_v2(CUgraph hGraph, const CUgraphNode *from,
        const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies)

    Parameters
        hGraph : CUgraph, int or None
        from_, to : sequence of CUgraphNode, or None; as many as numDependencies
        edgeData : sequence of CUgraphEdgeData, or None; as many as numDependencies
        numDependencies : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.3 as cuGraphRemoveDependencies_v2;
        other parameters before 13.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphDestroyNode(hNode: CUgraphNode | _Int | None) -> tuple[CUresult]:
    """Takes a node and its edges out of a graph.

    CUresult cuGraphDestroyNode(CUgraphNode hNode)

    Parameters
        hNode : CUgraphNode, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphInstantiate(hGraph: CUgraph | _Int | None, flags: _Int) -> tuple[CUresult, CUgraphExec]:
    """Checks a graph and turns it into one that can be launched; later changes of the graph do
    not reach it.

    CUresult cuGraphInstantiateWithFlags(CUgraphExec *phGraphExec, CUgraph hGraph,
        unsigned long long flags)

    Parameters
        hGraph : CUgraph, int or None
        flags : int; CUgraphInstantiate_flags, or-ed

    Returns
        (CUresult, phGraphExec); cubind.checked.driver returns phGraphExec, or raises
            DriverError
        phGraphExec : CUgraphExec

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 11.4 as cuGraphInstantiateWithFlags; other parameters
        before 12.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphInstantiateWithParams(
    hGraph: CUgraph | _Int | None,
    instantiateParams: CUDA_GRAPH_INSTANTIATE_PARAMS | None,
) -> tuple[CUresult, CUgraphExec]:
    """Turns a graph into one that can be launched, and tells in instantiateParams why it could
    not.

    CUresult cuGraphInstantiateWithParams(CUgraphExec *phGraphExec, CUgraph hGraph,
        CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams)

    Parameters
        hGraph : CUgraph, int or None
        instantiateParams : CUDA_GRAPH_INSTANTIATE_PARAMS or None; in and out

    Returns
        (CUresult, phGraphExec); cubind.checked.driver returns phGraphExec, or raises
            DriverError
        phGraphExec : CUgraphExec

    Fails with
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 12.0.
    Per-thread default stream variant: cuGraphInstantiateWithParams_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphExecGetFlags(hGraphExec: CUgraphExec | _Int | None) -> tuple[CUresult, cuuint64_t]:
    """Gives the flags with which a graph was instantiated.

    CUresult cuGraphExecGetFlags(CUgraphExec hGraphExec, cuuint64_t *flags)

    Parameters
        hGraphExec : CUgraphExec, int or None

    Returns
        (CUresult, flags); cubind.checked.driver returns flags, or raises DriverError
        flags : cuuint64_t; CUgraphInstantiate_flags, or-ed

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphExecKernelNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_KERNEL_NODE_PARAMS | None,
) -> tuple[CUresult]:
    """Changes a node for the launches to come; those already queued keep what they had.

    CUresult cuGraphExecKernelNodeSetParams_v2(CUgraphExec hGraphExec, CUgraphNode hNode,
        const CUDA_KERNEL_NODE_PARAMS *nodeParams)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hNode : CUgraphNode, int or None
        nodeParams : CUDA_KERNEL_NODE_PARAMS or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.0 as
        cuGraphExecKernelNodeSetParams_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphExecMemcpyNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    copyParams: CUDA_MEMCPY3D | None,
    ctx: CUcontext | _Int | None,
) -> tuple[CUresult]:
    """Changes a node for the launches to come; those already queued keep what they had.

    CUresult cuGraphExecMemcpyNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
        const CUDA_MEMCPY3D *copyParams, CUcontext ctx)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hNode : CUgraphNode, int or None
        copyParams : CUDA_MEMCPY3D or None
        ctx : CUcontext, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphExecMemsetNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    memsetParams: CUDA_MEMSET_NODE_PARAMS | None,
    ctx: CUcontext | _Int | None,
) -> tuple[CUresult]:
    """Changes a node for the launches to come; those already queued keep what they had.

    CUresult cuGraphExecMemsetNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
        const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hNode : CUgraphNode, int or None
        memsetParams : CUDA_MEMSET_NODE_PARAMS or None
        ctx : CUcontext, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphExecHostNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_HOST_NODE_PARAMS | None,
) -> tuple[CUresult]:
    """Changes a node for the launches to come; those already queued keep what they had.

    CUresult cuGraphExecHostNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
        const CUDA_HOST_NODE_PARAMS *nodeParams)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hNode : CUgraphNode, int or None
        nodeParams : CUDA_HOST_NODE_PARAMS or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphExecChildGraphNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    childGraph: CUgraph | _Int | None,
) -> tuple[CUresult]:
    """Takes parameters over from another child graph of the same shape, for the launches to
    come.

    CUresult cuGraphExecChildGraphNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
        CUgraph childGraph)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hNode : CUgraphNode, int or None
        childGraph : CUgraph, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphExecEventRecordNodeSetEvent(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    event: CUevent | _Int | None,
) -> tuple[CUresult]:
    """Gives a node another event for the launches to come.

    CUresult cuGraphExecEventRecordNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode,
        CUevent event)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hNode : CUgraphNode, int or None
        event : CUevent, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphExecEventWaitNodeSetEvent(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    event: CUevent | _Int | None,
) -> tuple[CUresult]:
    """Gives a node another event for the launches to come.

    CUresult cuGraphExecEventWaitNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode,
        CUevent event)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hNode : CUgraphNode, int or None
        event : CUevent, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphExecExternalSemaphoresSignalNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS | None,
) -> tuple[CUresult]:
    """Changes the semaphores that a node signals, in a graph that is instantiated.

    CUresult cuGraphExecExternalSemaphoresSignalNodeSetParams(CUgraphExec hGraphExec,
        CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hNode : CUgraphNode, int or None
        nodeParams : CUDA_EXT_SEM_SIGNAL_NODE_PARAMS or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphExecExternalSemaphoresWaitNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_EXT_SEM_WAIT_NODE_PARAMS | None,
) -> tuple[CUresult]:
    """Changes the semaphores that a node waits for, in a graph that is instantiated.

    CUresult cuGraphExecExternalSemaphoresWaitNodeSetParams(CUgraphExec hGraphExec,
        CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hNode : CUgraphNode, int or None
        nodeParams : CUDA_EXT_SEM_WAIT_NODE_PARAMS or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphNodeSetEnabled(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    isEnabled: _Int,
) -> tuple[CUresult]:
    """Switches a node on or off for the launches to come; a node that is off does nothing.

    CUresult cuGraphNodeSetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode,
        unsigned int isEnabled)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hNode : CUgraphNode, int or None
        isEnabled : int; 1 or 0

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.6.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphNodeGetEnabled(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
) -> tuple[CUresult, int]:
    """Tells whether a node is on.

    CUresult cuGraphNodeGetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode,
        unsigned int *isEnabled)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hNode : CUgraphNode, int or None

    Returns
        (CUresult, isEnabled); cubind.checked.driver returns isEnabled, or raises
            DriverError
        isEnabled : int; 1 or 0

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.6.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphUpload(
    hGraphExec: CUgraphExec | _Int | None,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    """Brings a graph to its device ahead of the first launch, on hStream.

    CUresult cuGraphUpload(CUgraphExec hGraphExec, CUstream hStream)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 11.1.
    Per-thread default stream variant: cuGraphUpload_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphLaunch(
    hGraphExec: CUgraphExec | _Int | None,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    """Queues a run of the whole graph on hStream; two runs of one graph follow each other.

    CUresult cuGraphLaunch(CUgraphExec hGraphExec, CUstream hStream)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 10.0.
    Per-thread default stream variant: cuGraphLaunch_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphExecDestroy(hGraphExec: CUgraphExec | _Int | None) -> tuple[CUresult]:
    """Gives up an instantiated graph; a run that is queued is finished first.

    CUresult cuGraphExecDestroy(CUgraphExec hGraphExec)

    Parameters
        hGraphExec : CUgraphExec, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphDestroy(hGraph: CUgraph | _Int | None) -> tuple[CUresult]:
    """Destroys a graph with its nodes; those that were instantiated from it stay.

    CUresult cuGraphDestroy(CUgraph hGraph)

    Parameters
        hGraph : CUgraph, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 10.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphExecUpdate(
    hGraphExec: CUgraphExec | _Int | None,
    hGraph: CUgraph | _Int | None,
) -> tuple[CUresult, CUgraphExecUpdateResultInfo]:
    """Takes parameters over from a graph of the same shape, which saves instantiating it, and
    tells why it could not.

    CUresult cuGraphExecUpdate_v2(CUgraphExec hGraphExec, CUgraph hGraph,
        CUgraphExecUpdateResultInfo *resultInfo)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hGraph : CUgraph, int or None

    Returns
        (CUresult, resultInfo); cubind.checked.driver returns resultInfo, or raises
            DriverError
        resultInfo : CUgraphExecUpdateResultInfo

    Fails with
        CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE

    Releases the GIL. Since CUDA 12.0 as cuGraphExecUpdate_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphKernelNodeCopyAttributes(
    dst: CUgraphNode | _Int | None,
    src: CUgraphNode | _Int | None,
) -> tuple[CUresult]:
    """Gives a kernel node the launch attributes of another one.

    CUresult cuGraphKernelNodeCopyAttributes(CUgraphNode dst, CUgraphNode src)

    Parameters
        dst, src : CUgraphNode, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphKernelNodeGetAttribute(
    hNode: CUgraphNode | _Int | None,
    attr: CUkernelNodeAttrID | int,
) -> tuple[CUresult, CUkernelNodeAttrValue]:
    """Asks for one launch attribute of a kernel node.

    CUresult cuGraphKernelNodeGetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr,
        CUkernelNodeAttrValue *value_out)

    Parameters
        hNode : CUgraphNode, int or None
        attr : CUkernelNodeAttrID or int

    Returns
        (CUresult, value_out); cubind.checked.driver returns value_out, or raises
            DriverError
        value_out : CUkernelNodeAttrValue

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphKernelNodeSetAttribute(
    hNode: CUgraphNode | _Int | None,
    attr: CUkernelNodeAttrID | int,
    value: CUkernelNodeAttrValue | None,
) -> tuple[CUresult]:
    """Sets one launch attribute of a kernel node.

    CUresult cuGraphKernelNodeSetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr,
        const CUkernelNodeAttrValue *value)

    Parameters
        hNode : CUgraphNode, int or None
        attr : CUkernelNodeAttrID or int
        value : CUkernelNodeAttrValue or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphDebugDotPrint(
    hGraph: CUgraph | _Int | None,
    path: _Text,
    flags: _Int,
) -> tuple[CUresult]:
    """Writes a graph to a file as text for Graphviz.

    CUresult cuGraphDebugDotPrint(CUgraph hGraph, const char *path, unsigned int flags)

    Parameters
        hGraph : CUgraph, int or None
        path : str or bytes
        flags : int; CUgraphDebugDot_flags, or-ed

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OPERATING_SYSTEM

    Releases the GIL. Since CUDA 11.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuUserObjectCreate(
    ptr: object,
    destroy: CUhostFn | _Int | Callable[..., object] | None,
    initialRefcount: _Int,
    flags: _Int,
) -> tuple[CUresult, CUuserObject]:
    """Makes a counted object for something that graphs need; destroy is called some time after
    the last reference.

    CUresult cuUserObjectCreate(CUuserObject *object_out, void *ptr, CUhostFn destroy,
        unsigned int initialRefcount, unsigned int flags)

    Parameters
        ptr : any object, which the callable gets; int (address) for a C function
        destroy : callable, CUhostFn, int (address of a C function) or None; called as
            destroy(ptr) -> None, exceptions go to sys.unraisablehook
        initialRefcount : int
        flags : int; CUuserObject_flags, which are one and needed

    Returns
        (CUresult, object_out); cubind.checked.driver returns object_out, or raises
            DriverError
        object_out : CUuserObject

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuUserObjectRetain(object: CUuserObject | _Int | None, count: _Int) -> tuple[CUresult]:
    """Adds or takes references to a user object, which are the caller's.

    CUresult cuUserObjectRetain(CUuserObject object, unsigned int count)

    Parameters
        object : CUuserObject, int or None
        count : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuUserObjectRelease(object: CUuserObject | _Int | None, count: _Int) -> tuple[CUresult]:
    """Adds or takes references to a user object, which are the caller's.

    CUresult cuUserObjectRelease(CUuserObject object, unsigned int count)

    Parameters
        object : CUuserObject, int or None
        count : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 11.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphRetainUserObject(
    graph: CUgraph | _Int | None,
    object: CUuserObject | _Int | None,
    count: _Int,
    flags: _Int,
) -> tuple[CUresult]:
    """Gives a graph references to a user object, which then lives as long as the graph and its
    copies.

    CUresult cuGraphRetainUserObject(CUgraph graph, CUuserObject object, unsigned int count,
        unsigned int flags)

    Parameters
        graph : CUgraph, int or None
        object : CUuserObject, int or None
        count : int
        flags : int; CUuserObjectRetain_flags, or 0

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphReleaseUserObject(
    graph: CUgraph | _Int | None,
    object: CUuserObject | _Int | None,
    count: _Int,
) -> tuple[CUresult]:
    """Takes back references that a graph holds to a user object.

    CUresult cuGraphReleaseUserObject(CUgraph graph, CUuserObject object,
        unsigned int count)

    Parameters
        graph : CUgraph, int or None
        object : CUuserObject, int or None
        count : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 11.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphAddNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    dependencyData: Sequence[CUgraphEdgeData] | None,
    numDependencies: _Int,
    nodeParams: CUgraphNodeParams | None,
) -> tuple[CUresult, CUgraphNode]:
    """Adds a node of any type to a graph, behind those that it depends on; None or an empty
    list makes it a root.

    CUresult cuGraphAddNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
        size_t numDependencies, CUgraphNodeParams *nodeParams)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None; as many as numDependencies
        dependencyData : sequence of CUgraphEdgeData, or None; as many as numDependencies
        numDependencies : int
        nodeParams : CUgraphNodeParams or None; in and out

    Returns
        (CUresult, phGraphNode); cubind.checked.driver returns phGraphNode, or raises
            DriverError
        phGraphNode : CUgraphNode

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_NOT_SUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.3 as cuGraphAddNode_v2; other
        parameters before 13.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphAddNode_v3(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    dependencyData: Sequence[CUgraphEdgeData] | None,
    numDependencies: _Int,
    nodeParams: CUgraphNodeParams | None,
) -> tuple[CUresult, CUgraphNode]:
    """Adds a node of any type to a graph, behind those that it depends on; None or an empty
    list makes it a root.

    CUresult cuGraphAddNode_v3(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
        size_t numDependencies, CUgraphNodeParams *nodeParams)

    Parameters
        hGraph : CUgraph, int or None
        dependencies : sequence of CUgraphNode, or None; as many as numDependencies
        dependencyData : sequence of CUgraphEdgeData, or None; as many as numDependencies
        numDependencies : int
        nodeParams : CUgraphNodeParams or None; in and out

    Returns
        (CUresult, phGraphNode); cubind.checked.driver returns phGraphNode, or raises
            DriverError
        phGraphNode : CUgraphNode

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_NOT_SUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphNodeSetParams(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUgraphNodeParams | None,
) -> tuple[CUresult]:
    """Changes a node of any type; graphs that were instantiated before do not see it.

    CUresult cuGraphNodeSetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams)

    Parameters
        hNode : CUgraphNode, int or None
        nodeParams : CUgraphNodeParams or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphNodeSetParams_v2(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUgraphNodeParams | None,
) -> tuple[CUresult]:
    """Changes a node of any type; graphs that were instantiated before do not see it.

    CUresult cuGraphNodeSetParams_v2(CUgraphNode hNode, CUgraphNodeParams *nodeParams)

    Parameters
        hNode : CUgraphNode, int or None
        nodeParams : CUgraphNodeParams or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_NOT_SUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphNodeGetParams(hNode: CUgraphNode | _Int | None) -> tuple[CUresult, CUgraphNodeParams]:
    """Gives what a node of any type was made with; pointers in it belong to the node.

    CUresult cuGraphNodeGetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams)

    Parameters
        hNode : CUgraphNode, int or None

    Returns
        (CUresult, nodeParams); cubind.checked.driver returns nodeParams, or raises
            DriverError
        nodeParams : CUgraphNodeParams

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphExecNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUgraphNodeParams | None,
) -> tuple[CUresult]:
    """Changes a node of any type for the launches to come.

    CUresult cuGraphExecNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
        CUgraphNodeParams *nodeParams)

    Parameters
        hGraphExec : CUgraphExec, int or None
        hNode : CUgraphNode, int or None
        nodeParams : CUgraphNodeParams or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuGraphConditionalHandleCreate(
    hGraph: CUgraph | _Int | None,
    ctx: CUcontext | _Int | None,
    defaultLaunchValue: _Int,
    flags: _Int,
) -> tuple[CUresult, CUgraphConditionalHandle]:
    """Makes the value that decides whether and how often a conditional node's graph runs;
    kernels set it.

    CUresult cuGraphConditionalHandleCreate(CUgraphConditionalHandle *pHandle_out,
        CUgraph hGraph, CUcontext ctx, unsigned int defaultLaunchValue, unsigned int flags)

    Parameters
        hGraph : CUgraph, int or None
        ctx : CUcontext, int or None
        defaultLaunchValue : int
        flags : int; CU_GRAPH_COND_ASSIGN_DEFAULT or 0

    Returns
        (CUresult, pHandle_out); cubind.checked.driver returns pHandle_out, or raises
            DriverError
        pHandle_out : CUgraphConditionalHandle

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.3.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html
    """
def cuOccupancyMaxActiveBlocksPerMultiprocessor(
    func: CUfunction | _Int | None,
    blockSize: _Int,
    dynamicSMemSize: _Int,
) -> tuple[CUresult, int]:
    """Tells how many blocks of a kernel run on one multiprocessor at once.

    CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, CUfunction func,
        int blockSize, size_t dynamicSMemSize)

    Parameters
        func : CUfunction, int or None
        blockSize : int; threads
        dynamicSMemSize : int; bytes for each block

    Returns
        (CUresult, numBlocks); cubind.checked.driver returns numBlocks, or raises
            DriverError
        numBlocks : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_UNKNOWN

    May keep the GIL (see cubind.keep_gil). Since CUDA 6.5.
    In cubind.core: Kernel.occupancy.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html
    """
def cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    func: CUfunction | _Int | None,
    blockSize: _Int,
    dynamicSMemSize: _Int,
    flags: _Int,
) -> tuple[CUresult, int]:
    """Tells how many blocks of a kernel run on one multiprocessor at once.

    CUresult cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks,
        CUfunction func, int blockSize, size_t dynamicSMemSize, unsigned int flags)

    Parameters
        func : CUfunction, int or None
        blockSize : int; threads
        dynamicSMemSize : int; bytes for each block
        flags : int; CUoccupancy_flags

    Returns
        (CUresult, numBlocks); cubind.checked.driver returns numBlocks, or raises
            DriverError
        numBlocks : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_UNKNOWN

    May keep the GIL (see cubind.keep_gil). Since CUDA 7.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html
    """
def cuOccupancyMaxPotentialBlockSize(
    func: CUfunction | _Int | None,
    blockSizeToDynamicSMemSize: CUoccupancyB2DSize | _Int | Callable[..., object] | None,
    dynamicSMemSize: _Int,
    blockSizeLimit: _Int,
) -> tuple[CUresult, int, int]:
    """Suggests the block size that keeps most of the device busy, and the fewest blocks for
    that.

    CUresult cuOccupancyMaxPotentialBlockSize(int *minGridSize, int *blockSize,
        CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize,
        size_t dynamicSMemSize, int blockSizeLimit)

    Parameters
        func : CUfunction, int or None
        blockSizeToDynamicSMemSize : callable, CUoccupancyB2DSize, int (address of a C
            function) or None; called as blockSizeToDynamicSMemSize(int) -> int, exceptions
            go to sys.unraisablehook
        dynamicSMemSize : int; bytes for each block, where no callback tells it
        blockSizeLimit : int; threads, or 0 for the most that func allows

    Returns
        (CUresult, minGridSize, blockSize); cubind.checked.driver returns (minGridSize,
            blockSize), or raises DriverError
        minGridSize : int; blocks
        blockSize : int; threads

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 6.5.
    In cubind.core: Kernel.occupancy.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html
    """
def cuOccupancyMaxPotentialBlockSizeWithFlags(
    func: CUfunction | _Int | None,
    blockSizeToDynamicSMemSize: CUoccupancyB2DSize | _Int | Callable[..., object] | None,
    dynamicSMemSize: _Int,
    blockSizeLimit: _Int,
    flags: _Int,
) -> tuple[CUresult, int, int]:
    """Suggests the block size that keeps most of the device busy, and the fewest blocks for
    that.

    CUresult cuOccupancyMaxPotentialBlockSizeWithFlags(int *minGridSize, int *blockSize,
        CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize,
        size_t dynamicSMemSize, int blockSizeLimit, unsigned int flags)

    Parameters
        func : CUfunction, int or None
        blockSizeToDynamicSMemSize : callable, CUoccupancyB2DSize, int (address of a C
            function) or None; called as blockSizeToDynamicSMemSize(int) -> int, exceptions
            go to sys.unraisablehook
        dynamicSMemSize : int; bytes for each block, where no callback tells it
        blockSizeLimit : int; threads, or 0 for the most that func allows
        flags : int; CUoccupancy_flags

    Returns
        (CUresult, minGridSize, blockSize); cubind.checked.driver returns (minGridSize,
            blockSize), or raises DriverError
        minGridSize : int; blocks
        blockSize : int; threads

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 7.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html
    """
def cuOccupancyAvailableDynamicSMemPerBlock(
    func: CUfunction | _Int | None,
    numBlocks: _Int,
    blockSize: _Int,
) -> tuple[CUresult, int]:
    """Tells how much dynamic shared memory each block can have if numBlocks share a
    multiprocessor.

    CUresult cuOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize,
        CUfunction func, int numBlocks, int blockSize)

    Parameters
        func : CUfunction, int or None
        numBlocks, blockSize : int

    Returns
        (CUresult, dynamicSmemSize); cubind.checked.driver returns dynamicSmemSize, or
            raises DriverError
        dynamicSmemSize : int; bytes

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_UNKNOWN

    May keep the GIL (see cubind.keep_gil). Since CUDA 10.2.
    In cubind.core: Kernel.occupancy.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html
    """
def cuOccupancyMaxPotentialClusterSize(
    func: CUfunction | _Int | None,
    config: CUlaunchConfig | None,
) -> tuple[CUresult, int]:
    """Tells the largest cluster with which a kernel can be launched as config says.

    CUresult cuOccupancyMaxPotentialClusterSize(int *clusterSize, CUfunction func,
        const CUlaunchConfig *config)

    Parameters
        func : CUfunction, int or None
        config : CUlaunchConfig or None

    Returns
        (CUresult, clusterSize); cubind.checked.driver returns clusterSize, or raises
            DriverError
        clusterSize : int; blocks

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_UNKNOWN

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.7.
    In cubind.core: Kernel.occupancy.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html
    """
def cuOccupancyMaxActiveClusters(
    func: CUfunction | _Int | None,
    config: CUlaunchConfig | None,
) -> tuple[CUresult, int]:
    """Tells how many clusters of config the device runs at once.

    CUresult cuOccupancyMaxActiveClusters(int *numClusters, CUfunction func,
        const CUlaunchConfig *config)

    Parameters
        func : CUfunction, int or None
        config : CUlaunchConfig or None

    Returns
        (CUresult, numClusters); cubind.checked.driver returns numClusters, or raises
            DriverError
        numClusters : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_CLUSTER_SIZE, CUDA_ERROR_UNKNOWN

    May keep the GIL (see cubind.keep_gil). Since CUDA 11.7.
    In cubind.core: Kernel.occupancy.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html
    """
def cuTexRefSetArray(
    hTexRef: CUtexref | _Int | None,
    hArray: CUarray | _Int | None,
    Flags: _Int,
) -> tuple[CUresult]:
    """Sets one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefSetArray(CUtexref hTexRef, CUarray hArray, unsigned int Flags)

    Parameters
        hTexRef : CUtexref, int or None
        hArray : CUarray, int or None
        Flags : int; CU_TRSA_OVERRIDE_FORMAT

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefSetMipmappedArray(
    hTexRef: CUtexref | _Int | None,
    hMipmappedArray: CUmipmappedArray | _Int | None,
    Flags: _Int,
) -> tuple[CUresult]:
    """Sets one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefSetMipmappedArray(CUtexref hTexRef, CUmipmappedArray hMipmappedArray,
        unsigned int Flags)

    Parameters
        hTexRef : CUtexref, int or None
        hMipmappedArray : CUmipmappedArray, int or None
        Flags : int; CU_TRSA_OVERRIDE_FORMAT

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefSetAddress(
    hTexRef: CUtexref | _Int | None,
    dptr: CUdeviceptr | _Int | None,
    numbytes: _Int,
) -> tuple[CUresult, int]:
    """Sets one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefSetAddress_v2(size_t *ByteOffset, CUtexref hTexRef, CUdeviceptr dptr,
        size_t bytes)

    Parameters
        hTexRef : CUtexref, int or None
        dptr : CUdeviceptr, int or None
        numbytes : int

    Returns
        (CUresult, ByteOffset); cubind.checked.driver returns ByteOffset, or raises
            DriverError
        ByteOffset : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 3.2 as cuTexRefSetAddress_v2.
        Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefSetAddress2D(
    hTexRef: CUtexref | _Int | None,
    desc: CUDA_ARRAY_DESCRIPTOR | None,
    dptr: CUdeviceptr | _Int | None,
    Pitch: _Int,
) -> tuple[CUresult]:
    """Puts a texture reference on pitched memory; kernels since CUDA 12 cannot have any.

    CUresult cuTexRefSetAddress2D_v3(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR *desc,
        CUdeviceptr dptr, size_t Pitch)

    Parameters
        hTexRef : CUtexref, int or None
        desc : CUDA_ARRAY_DESCRIPTOR or None
        dptr : CUdeviceptr, int or None
        Pitch : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 4.1 as cuTexRefSetAddress2D_v3.
        Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefSetFormat(
    hTexRef: CUtexref | _Int | None,
    fmt: CUarray_format | int,
    NumPackedComponents: _Int,
) -> tuple[CUresult]:
    """Sets one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefSetFormat(CUtexref hTexRef, CUarray_format fmt,
        int NumPackedComponents)

    Parameters
        hTexRef : CUtexref, int or None
        fmt : CUarray_format or int
        NumPackedComponents : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefSetAddressMode(
    hTexRef: CUtexref | _Int | None,
    dim: _Int,
    am: CUaddress_mode | int,
) -> tuple[CUresult]:
    """Sets one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefSetAddressMode(CUtexref hTexRef, int dim, CUaddress_mode am)

    Parameters
        hTexRef : CUtexref, int or None
        dim : int
        am : CUaddress_mode or int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefSetFilterMode(
    hTexRef: CUtexref | _Int | None,
    fm: CUfilter_mode | int,
) -> tuple[CUresult]:
    """Sets one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefSetFilterMode(CUtexref hTexRef, CUfilter_mode fm)

    Parameters
        hTexRef : CUtexref, int or None
        fm : CUfilter_mode or int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefSetMipmapFilterMode(
    hTexRef: CUtexref | _Int | None,
    fm: CUfilter_mode | int,
) -> tuple[CUresult]:
    """Sets one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefSetMipmapFilterMode(CUtexref hTexRef, CUfilter_mode fm)

    Parameters
        hTexRef : CUtexref, int or None
        fm : CUfilter_mode or int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefSetMipmapLevelBias(
    hTexRef: CUtexref | _Int | None,
    bias: SupportsFloat,
) -> tuple[CUresult]:
    """Sets one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefSetMipmapLevelBias(CUtexref hTexRef, float bias)

    Parameters
        hTexRef : CUtexref, int or None
        bias : float

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefSetMipmapLevelClamp(
    hTexRef: CUtexref | _Int | None,
    minMipmapLevelClamp: SupportsFloat,
    maxMipmapLevelClamp: SupportsFloat,
) -> tuple[CUresult]:
    """Sets one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefSetMipmapLevelClamp(CUtexref hTexRef, float minMipmapLevelClamp,
        float maxMipmapLevelClamp)

    Parameters
        hTexRef : CUtexref, int or None
        minMipmapLevelClamp, maxMipmapLevelClamp : float

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefSetMaxAnisotropy(hTexRef: CUtexref | _Int | None, maxAniso: _Int) -> tuple[CUresult]:
    """Sets one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefSetMaxAnisotropy(CUtexref hTexRef, unsigned int maxAniso)

    Parameters
        hTexRef : CUtexref, int or None
        maxAniso : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefSetBorderColor(
    hTexRef: CUtexref | _Int | None,
    pBorderColor: Sequence[float] | None,
) -> tuple[CUresult]:
    """Sets one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefSetBorderColor(CUtexref hTexRef, float *pBorderColor)

    Parameters
        hTexRef : CUtexref, int or None
        pBorderColor : sequence of float, or None; 4 items

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 8.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefSetFlags(hTexRef: CUtexref | _Int | None, Flags: _Int) -> tuple[CUresult]:
    """Sets one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefSetFlags(CUtexref hTexRef, unsigned int Flags)

    Parameters
        hTexRef : CUtexref, int or None
        Flags : int; CU_TRSF_*, or-ed

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefGetAddress(hTexRef: CUtexref | _Int | None) -> tuple[CUresult, CUdeviceptr]:
    """Gives one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefGetAddress_v2(CUdeviceptr *pdptr, CUtexref hTexRef)

    Parameters
        hTexRef : CUtexref, int or None

    Returns
        (CUresult, pdptr); cubind.checked.driver returns pdptr, or raises DriverError
        pdptr : CUdeviceptr

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 3.2 as cuTexRefGetAddress_v2.
        Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefGetArray(hTexRef: CUtexref | _Int | None) -> tuple[CUresult, CUarray]:
    """Gives one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefGetArray(CUarray *phArray, CUtexref hTexRef)

    Parameters
        hTexRef : CUtexref, int or None

    Returns
        (CUresult, phArray); cubind.checked.driver returns phArray, or raises DriverError
        phArray : CUarray

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefGetMipmappedArray(hTexRef: CUtexref | _Int | None) -> tuple[CUresult, CUmipmappedArray]:
    """Gives one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefGetMipmappedArray(CUmipmappedArray *phMipmappedArray, CUtexref hTexRef)

    Parameters
        hTexRef : CUtexref, int or None

    Returns
        (CUresult, phMipmappedArray); cubind.checked.driver returns phMipmappedArray, or
            raises DriverError
        phMipmappedArray : CUmipmappedArray

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefGetAddressMode(
    hTexRef: CUtexref | _Int | None,
    dim: _Int,
) -> tuple[CUresult, CUaddress_mode]:
    """Gives one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefGetAddressMode(CUaddress_mode *pam, CUtexref hTexRef, int dim)

    Parameters
        hTexRef : CUtexref, int or None
        dim : int

    Returns
        (CUresult, pam); cubind.checked.driver returns pam, or raises DriverError
        pam : CUaddress_mode

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefGetFilterMode(hTexRef: CUtexref | _Int | None) -> tuple[CUresult, CUfilter_mode]:
    """Gives one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefGetFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)

    Parameters
        hTexRef : CUtexref, int or None

    Returns
        (CUresult, pfm); cubind.checked.driver returns pfm, or raises DriverError
        pfm : CUfilter_mode

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefGetFormat(hTexRef: CUtexref | _Int | None) -> tuple[CUresult, CUarray_format, int]:
    """Gives one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefGetFormat(CUarray_format *pFormat, int *pNumChannels, CUtexref hTexRef)

    Parameters
        hTexRef : CUtexref, int or None

    Returns
        (CUresult, pFormat, pNumChannels); cubind.checked.driver returns (pFormat,
            pNumChannels), or raises DriverError
        pFormat : CUarray_format
        pNumChannels : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefGetMipmapFilterMode(hTexRef: CUtexref | _Int | None) -> tuple[CUresult, CUfilter_mode]:
    """Gives one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefGetMipmapFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)

    Parameters
        hTexRef : CUtexref, int or None

    Returns
        (CUresult, pfm); cubind.checked.driver returns pfm, or raises DriverError
        pfm : CUfilter_mode

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefGetMipmapLevelBias(hTexRef: CUtexref | _Int | None) -> tuple[CUresult, float]:
    """Gives one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefGetMipmapLevelBias(float *pbias, CUtexref hTexRef)

    Parameters
        hTexRef : CUtexref, int or None

    Returns
        (CUresult, pbias); cubind.checked.driver returns pbias, or raises DriverError
        pbias : float

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefGetMipmapLevelClamp(hTexRef: CUtexref | _Int | None) -> tuple[CUresult, float, float]:
    """Gives one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefGetMipmapLevelClamp(float *pminMipmapLevelClamp,
        float *pmaxMipmapLevelClamp, CUtexref hTexRef)

    Parameters
        hTexRef : CUtexref, int or None

    Returns
        (CUresult, pminMipmapLevelClamp, pmaxMipmapLevelClamp); cubind.checked.driver
            returns (pminMipmapLevelClamp, pmaxMipmapLevelClamp), or raises DriverError
        pminMipmapLevelClamp, pmaxMipmapLevelClamp : float

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefGetMaxAnisotropy(hTexRef: CUtexref | _Int | None) -> tuple[CUresult, int]:
    """Gives one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefGetMaxAnisotropy(int *pmaxAniso, CUtexref hTexRef)

    Parameters
        hTexRef : CUtexref, int or None

    Returns
        (CUresult, pmaxAniso); cubind.checked.driver returns pmaxAniso, or raises
            DriverError
        pmaxAniso : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefGetBorderColor(hTexRef: CUtexref | _Int | None) -> tuple[CUresult, list[float]]:
    """Gives one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefGetBorderColor(float *pBorderColor, CUtexref hTexRef)

    Parameters
        hTexRef : CUtexref, int or None

    Returns
        (CUresult, pBorderColor); cubind.checked.driver returns pBorderColor, or raises
            DriverError
        pBorderColor : list[float]

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 8.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefGetFlags(hTexRef: CUtexref | _Int | None) -> tuple[CUresult, int]:
    """Gives one property of a texture reference, which kernels since CUDA 12 cannot have;
    cuTexObjectCreate makes textures.

    CUresult cuTexRefGetFlags(unsigned int *pFlags, CUtexref hTexRef)

    Parameters
        hTexRef : CUtexref, int or None

    Returns
        (CUresult, pFlags); cubind.checked.driver returns pFlags, or raises DriverError
        pFlags : int; CU_TRSF_*, or-ed

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefCreate() -> tuple[CUresult, CUtexref]:
    """Makes a texture reference of no module; deprecated, cuTexObjectCreate makes textures.

    CUresult cuTexRefCreate(CUtexref *pTexRef)

    Returns
        (CUresult, pTexRef); cubind.checked.driver returns pTexRef, or raises DriverError
        pTexRef : CUtexref

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuTexRefDestroy(hTexRef: CUtexref | _Int | None) -> tuple[CUresult]:
    """Frees a texture reference of cuTexRefCreate; deprecated like that.

    CUresult cuTexRefDestroy(CUtexref hTexRef)

    Parameters
        hTexRef : CUtexref, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html
    """
def cuSurfRefSetArray(
    hSurfRef: CUsurfref | _Int | None,
    hArray: CUarray | _Int | None,
    Flags: _Int,
) -> tuple[CUresult]:
    """Puts a surface reference on an array; kernels since CUDA 12 cannot have any.

    CUresult cuSurfRefSetArray(CUsurfref hSurfRef, CUarray hArray, unsigned int Flags)

    Parameters
        hSurfRef : CUsurfref, int or None
        hArray : CUarray, int or None
        Flags : int; has to be 0

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 3.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__SURFREF__DEPRECATED.html
    """
def cuSurfRefGetArray(hSurfRef: CUsurfref | _Int | None) -> tuple[CUresult, CUarray]:
    """Gives the array that a surface reference is on; kernels since CUDA 12 cannot have any.

    CUresult cuSurfRefGetArray(CUarray *phArray, CUsurfref hSurfRef)

    Parameters
        hSurfRef : CUsurfref, int or None

    Returns
        (CUresult, phArray); cubind.checked.driver returns phArray, or raises DriverError
        phArray : CUarray

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 3.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__SURFREF__DEPRECATED.html
    """
def cuTexObjectCreate(
    pResDesc: CUDA_RESOURCE_DESC | None,
    pTexDesc: CUDA_TEXTURE_DESC | None,
    pResViewDesc: CUDA_RESOURCE_VIEW_DESC | None,
) -> tuple[CUresult, CUtexObject]:
    """Makes a texture on an array or linear memory, which has to live as long; kernels take it
    as a 64-bit number.

    CUresult cuTexObjectCreate(CUtexObject *pTexObject, const CUDA_RESOURCE_DESC *pResDesc,
        const CUDA_TEXTURE_DESC *pTexDesc, const CUDA_RESOURCE_VIEW_DESC *pResViewDesc)

    Parameters
        pResDesc : CUDA_RESOURCE_DESC or None
        pTexDesc : CUDA_TEXTURE_DESC or None
        pResViewDesc : CUDA_RESOURCE_VIEW_DESC or None

    Returns
        (CUresult, pTexObject); cubind.checked.driver returns pTexObject, or raises
            DriverError
        pTexObject : CUtexObject

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html
    """
def cuTexObjectDestroy(texObject: CUtexObject | _Int | None) -> tuple[CUresult]:
    """Ends a texture; the memory that it reads stays.

    CUresult cuTexObjectDestroy(CUtexObject texObject)

    Parameters
        texObject : CUtexObject, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html
    """
def cuTexObjectGetResourceDesc(
    texObject: CUtexObject | _Int | None,
) -> tuple[CUresult, CUDA_RESOURCE_DESC]:
    """Gives the memory that a texture was made on.

    CUresult cuTexObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc, CUtexObject texObject)

    Parameters
        texObject : CUtexObject, int or None

    Returns
        (CUresult, pResDesc); cubind.checked.driver returns pResDesc, or raises DriverError
        pResDesc : CUDA_RESOURCE_DESC

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html
    """
def cuTexObjectGetTextureDesc(
    texObject: CUtexObject | _Int | None,
) -> tuple[CUresult, CUDA_TEXTURE_DESC]:
    """Gives how a texture addresses and filters.

    CUresult cuTexObjectGetTextureDesc(CUDA_TEXTURE_DESC *pTexDesc, CUtexObject texObject)

    Parameters
        texObject : CUtexObject, int or None

    Returns
        (CUresult, pTexDesc); cubind.checked.driver returns pTexDesc, or raises DriverError
        pTexDesc : CUDA_TEXTURE_DESC

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html
    """
def cuTexObjectGetResourceViewDesc(
    texObject: CUtexObject | _Int | None,
) -> tuple[CUresult, CUDA_RESOURCE_VIEW_DESC]:
    """Gives which part of its array a texture reads; an error where it was made without.

    CUresult cuTexObjectGetResourceViewDesc(CUDA_RESOURCE_VIEW_DESC *pResViewDesc,
        CUtexObject texObject)

    Parameters
        texObject : CUtexObject, int or None

    Returns
        (CUresult, pResViewDesc); cubind.checked.driver returns pResViewDesc, or raises
            DriverError
        pResViewDesc : CUDA_RESOURCE_VIEW_DESC

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html
    """
def cuSurfObjectCreate(pResDesc: CUDA_RESOURCE_DESC | None) -> tuple[CUresult, CUsurfObject]:
    """Makes a surface on an array that was made with CUDA_ARRAY3D_SURFACE_LDST; kernels read
    and write through it.

    CUresult cuSurfObjectCreate(CUsurfObject *pSurfObject,
        const CUDA_RESOURCE_DESC *pResDesc)

    Parameters
        pResDesc : CUDA_RESOURCE_DESC or None

    Returns
        (CUresult, pSurfObject); cubind.checked.driver returns pSurfObject, or raises
            DriverError
        pSurfObject : CUsurfObject

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__SURFOBJECT.html
    """
def cuSurfObjectDestroy(surfObject: CUsurfObject | _Int | None) -> tuple[CUresult]:
    """Ends a surface; the array stays.

    CUresult cuSurfObjectDestroy(CUsurfObject surfObject)

    Parameters
        surfObject : CUsurfObject, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__SURFOBJECT.html
    """
def cuSurfObjectGetResourceDesc(
    surfObject: CUsurfObject | _Int | None,
) -> tuple[CUresult, CUDA_RESOURCE_DESC]:
    """Gives the array that a surface was made on.

    CUresult cuSurfObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc,
        CUsurfObject surfObject)

    Parameters
        surfObject : CUsurfObject, int or None

    Returns
        (CUresult, pResDesc); cubind.checked.driver returns pResDesc, or raises DriverError
        pResDesc : CUDA_RESOURCE_DESC

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__SURFOBJECT.html
    """
def cuTensorMapEncodeTiled(
    tensorDataType: CUtensorMapDataType | int,
    tensorRank: cuuint32_t | _Int | None,
    globalAddress: _Address,
    globalDim: Sequence[cuuint64_t] | None,
    globalStrides: Sequence[cuuint64_t] | None,
    boxDim: Sequence[cuuint32_t] | None,
    elementStrides: Sequence[cuuint32_t] | None,
    interleave: CUtensorMapInterleave | int,
    swizzle: CUtensorMapSwizzle | int,
    l2Promotion: CUtensorMapL2promotion | int,
    oobFill: CUtensorMapFloatOOBfill | int,
) -> tuple[CUresult, CUtensorMap]:
    """Makes the descriptor by which kernels copy boxes of a tensor (TMA); only computes, and
    touches no device.

    CUresult cuTensorMapEncodeTiled(CUtensorMap *tensorMap,
        CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress,
        const cuuint64_t *globalDim, const cuuint64_t *globalStrides,
        const cuuint32_t *boxDim, const cuuint32_t *elementStrides,
        CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle,
        CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)

    Parameters
        tensorDataType : CUtensorMapDataType or int
        tensorRank : cuuint32_t, int or None; dimensions, 1 to 5
        globalAddress : int (address), buffer or None; device address, a multiple of 16
        globalDim : sequence of cuuint64_t, at most 5, or None; elements per dimension,
            fastest first
        globalStrides : sequence of cuuint64_t, at most 5, or None; bytes, from the second
            dimension on, multiples of 16
        boxDim : sequence of cuuint32_t, at most 5, or None; elements per dimension, at most
            256
        elementStrides : sequence of cuuint32_t, at most 5, or None; step in elements per
            dimension, 1 for all of them
        interleave : CUtensorMapInterleave or int
        swizzle : CUtensorMapSwizzle or int
        l2Promotion : CUtensorMapL2promotion or int
        oobFill : CUtensorMapFloatOOBfill or int

    Returns
        (CUresult, tensorMap); cubind.checked.driver returns tensorMap, or raises
            DriverError
        tensorMap : CUtensorMap

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Keeps the GIL. Since CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TENSOR__MEMORY.html
    """
def cuTensorMapEncodeIm2col(
    tensorDataType: CUtensorMapDataType | int,
    tensorRank: cuuint32_t | _Int | None,
    globalAddress: _Address,
    globalDim: Sequence[cuuint64_t] | None,
    globalStrides: Sequence[cuuint64_t] | None,
    pixelBoxLowerCorner: Sequence[int] | None,
    pixelBoxUpperCorner: Sequence[int] | None,
    channelsPerPixel: cuuint32_t | _Int | None,
    pixelsPerColumn: cuuint32_t | _Int | None,
    elementStrides: Sequence[cuuint32_t] | None,
    interleave: CUtensorMapInterleave | int,
    swizzle: CUtensorMapSwizzle | int,
    l2Promotion: CUtensorMapL2promotion | int,
    oobFill: CUtensorMapFloatOOBfill | int,
) -> tuple[CUresult, CUtensorMap]:
    """Makes the descriptor by which kernels copy a tensor as columns for convolutions (TMA).

    CUresult cuTensorMapEncodeIm2col(CUtensorMap *tensorMap,
        CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress,
        const cuuint64_t *globalDim, const cuuint64_t *globalStrides,
        const int *pixelBoxLowerCorner, const int *pixelBoxUpperCorner,
        cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn,
        const cuuint32_t *elementStrides, CUtensorMapInterleave interleave,
        CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion,
        CUtensorMapFloatOOBfill oobFill)

    Parameters
        tensorDataType : CUtensorMapDataType or int
        tensorRank : cuuint32_t, int or None; dimensions, 3 to 5
        globalAddress : int (address), buffer or None; device address, a multiple of 16
        globalDim : sequence of cuuint64_t, at most 5, or None; elements per dimension,
            fastest first
        globalStrides : sequence of cuuint64_t, at most 5, or None; bytes, from the second
            dimension on, multiples of 16
        pixelBoxLowerCorner, pixelBoxUpperCorner : sequence of int, or None
        channelsPerPixel, pixelsPerColumn : cuuint32_t, int or None
        elementStrides : sequence of cuuint32_t, at most 5, or None
        interleave : CUtensorMapInterleave or int
        swizzle : CUtensorMapSwizzle or int
        l2Promotion : CUtensorMapL2promotion or int
        oobFill : CUtensorMapFloatOOBfill or int

    Returns
        (CUresult, tensorMap); cubind.checked.driver returns tensorMap, or raises
            DriverError
        tensorMap : CUtensorMap

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Keeps the GIL. Since CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TENSOR__MEMORY.html
    """
def cuTensorMapEncodeIm2colWide(
    tensorDataType: CUtensorMapDataType | int,
    tensorRank: cuuint32_t | _Int | None,
    globalAddress: _Address,
    globalDim: Sequence[cuuint64_t] | None,
    globalStrides: Sequence[cuuint64_t] | None,
    pixelBoxLowerCornerWidth: _Int,
    pixelBoxUpperCornerWidth: _Int,
    channelsPerPixel: cuuint32_t | _Int | None,
    pixelsPerColumn: cuuint32_t | _Int | None,
    elementStrides: Sequence[cuuint32_t] | None,
    interleave: CUtensorMapInterleave | int,
    mode: CUtensorMapIm2ColWideMode | int,
    swizzle: CUtensorMapSwizzle | int,
    l2Promotion: CUtensorMapL2promotion | int,
    oobFill: CUtensorMapFloatOOBfill | int,
) -> tuple[CUresult, CUtensorMap]:
    """Makes a tensor map for convolutions that loads along the width alone.

    CUresult cuTensorMapEncodeIm2colWide(CUtensorMap *tensorMap,
        CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress,
        const cuuint64_t *globalDim, const cuuint64_t *globalStrides,
        int pixelBoxLowerCornerWidth, int pixelBoxUpperCornerWidth,
        cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn,
        const cuuint32_t *elementStrides, CUtensorMapInterleave interleave,
        CUtensorMapIm2ColWideMode mode, CUtensorMapSwizzle swizzle,
        CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)

    Parameters
        tensorDataType : CUtensorMapDataType or int
        tensorRank : cuuint32_t, int or None
        globalAddress : int (address), buffer or None
        globalDim, globalStrides : sequence of cuuint64_t, at most 5, or None
        pixelBoxLowerCornerWidth, pixelBoxUpperCornerWidth : int
        channelsPerPixel, pixelsPerColumn : cuuint32_t, int or None
        elementStrides : sequence of cuuint32_t, at most 5, or None
        interleave : CUtensorMapInterleave or int
        mode : CUtensorMapIm2ColWideMode or int
        swizzle : CUtensorMapSwizzle or int
        l2Promotion : CUtensorMapL2promotion or int
        oobFill : CUtensorMapFloatOOBfill or int

    Returns
        (CUresult, tensorMap); cubind.checked.driver returns tensorMap, or raises
            DriverError
        tensorMap : CUtensorMap

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Keeps the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TENSOR__MEMORY.html
    """
def cuTensorMapReplaceAddress(
    tensorMap: CUtensorMap | None,
    globalAddress: _Address,
) -> tuple[CUresult]:
    """Puts another device address into a descriptor, and leaves shapes and strides.

    CUresult cuTensorMapReplaceAddress(CUtensorMap *tensorMap, void *globalAddress)

    Parameters
        tensorMap : CUtensorMap or None; in and out
        globalAddress : int (address), buffer or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Keeps the GIL. Since CUDA 12.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TENSOR__MEMORY.html
    """
def cuTensorMapSetAllocationClass(
    tensorMap: CUtensorMap | None,
    allocClass: CUtensorMapAllocClass | int,
) -> tuple[CUresult, CUtensorMapAllocClass]:
    """Asks for a larger or smaller window of memory behind a tensor map; gives what it has
    then.

    CUresult cuTensorMapSetAllocationClass(CUtensorMap *tensorMap,
        CUtensorMapAllocClass allocClass, CUtensorMapAllocClass *outAllocClass)

    Parameters
        tensorMap : CUtensorMap or None; in and out
        allocClass : CUtensorMapAllocClass or int

    Returns
        (CUresult, outAllocClass); cubind.checked.driver returns outAllocClass, or raises
            DriverError
        outAllocClass : CUtensorMapAllocClass

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.5.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TENSOR__MEMORY.html
    """
def cuDeviceCanAccessPeer(
    dev: CUdevice | _Int | None,
    peerDev: CUdevice | _Int | None,
) -> tuple[CUresult, int]:
    """Tells whether kernels on dev can be given direct access to memory of peerDev;
    cuCtxEnablePeerAccess gives it.

    CUresult cuDeviceCanAccessPeer(int *canAccessPeer, CUdevice dev, CUdevice peerDev)

    Parameters
        dev, peerDev : CUdevice, int or None

    Returns
        (CUresult, canAccessPeer); cubind.checked.driver returns canAccessPeer, or raises
            DriverError
        canAccessPeer : int; 1 or 0

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_DEVICE

    May keep the GIL (see cubind.keep_gil). Since CUDA 4.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PEER__ACCESS.html
    """
def cuCtxEnablePeerAccess(peerContext: CUcontext | _Int | None, Flags: _Int) -> tuple[CUresult]:
    """Lets the current context reach memory of another one directly; one direction only, for
    both ways call it in both.

    CUresult cuCtxEnablePeerAccess(CUcontext peerContext, unsigned int Flags)

    Parameters
        peerContext : CUcontext, int or None
        Flags : int; has to be 0

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,
        CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED, CUDA_ERROR_TOO_MANY_PEERS,
        CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_PEER_ACCESS_UNSUPPORTED,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 4.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PEER__ACCESS.html
    """
def cuCtxDisablePeerAccess(peerContext: CUcontext | _Int | None) -> tuple[CUresult]:
    """Ends the direct access that cuCtxEnablePeerAccess gave to the current context.

    CUresult cuCtxDisablePeerAccess(CUcontext peerContext)

    Parameters
        peerContext : CUcontext, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,
        CUDA_ERROR_PEER_ACCESS_NOT_ENABLED, CUDA_ERROR_INVALID_CONTEXT

    Releases the GIL. Since CUDA 4.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PEER__ACCESS.html
    """
def cuDeviceGetP2PAttribute(
    attrib: CUdevice_P2PAttribute | int,
    srcDevice: CUdevice | _Int | None,
    dstDevice: CUdevice | _Int | None,
) -> tuple[CUresult, int]:
    """Asks for one property of the link that srcDevice has to dstDevice; the other direction
    may differ.

    CUresult cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attrib,
        CUdevice srcDevice, CUdevice dstDevice)

    Parameters
        attrib : CUdevice_P2PAttribute or int
        srcDevice, dstDevice : CUdevice, int or None

    Returns
        (CUresult, value); cubind.checked.driver returns value, or raises DriverError
        value : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_DEVICE,
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 8.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PEER__ACCESS.html
    """
def cuDeviceGetP2PAtomicCapabilities(
    operations: Sequence[CUatomicOperation] | None,
    count: _Int,
    srcDevice: CUdevice | _Int | None,
    dstDevice: CUdevice | _Int | None,
) -> tuple[CUresult, list[int]]:
    """Tells for each operation asked about whether the link of two devices does it atomically.

    CUresult cuDeviceGetP2PAtomicCapabilities(unsigned int *capabilities,
        const CUatomicOperation *operations, unsigned int count, CUdevice srcDevice,
        CUdevice dstDevice)

    Parameters
        operations : sequence of CUatomicOperation, or None; as many as count
        count : int
        srcDevice, dstDevice : CUdevice, int or None

    Returns
        (CUresult, capabilities); cubind.checked.driver returns capabilities, or raises
            DriverError
        capabilities : list[int]

    Fails with
        CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PEER__ACCESS.html
    """
def cuGraphicsUnregisterResource(resource: CUgraphicsResource | _Int | None) -> tuple[CUresult]:
    """Ends CUDA's use of a resource of a graphics interface.

    CUresult cuGraphicsUnregisterResource(CUgraphicsResource resource)

    Parameters
        resource : CUgraphicsResource, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 3.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html
    """
def cuGraphicsSubResourceGetMappedArray(
    resource: CUgraphicsResource | _Int | None,
    arrayIndex: _Int,
    mipLevel: _Int,
) -> tuple[CUresult, CUarray]:
    """Gives part of a mapped resource as an array.

    CUresult cuGraphicsSubResourceGetMappedArray(CUarray *pArray,
        CUgraphicsResource resource, unsigned int arrayIndex, unsigned int mipLevel)

    Parameters
        resource : CUgraphicsResource, int or None
        arrayIndex, mipLevel : int

    Returns
        (CUresult, pArray); cubind.checked.driver returns pArray, or raises DriverError
        pArray : CUarray

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_MAPPED,
        CUDA_ERROR_NOT_MAPPED_AS_ARRAY

    May keep the GIL (see cubind.keep_gil). Since CUDA 3.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html
    """
def cuGraphicsResourceGetMappedMipmappedArray(
    resource: CUgraphicsResource | _Int | None,
) -> tuple[CUresult, CUmipmappedArray]:
    """Gives the mipmapped array through which a mapped resource is used.

    CUresult cuGraphicsResourceGetMappedMipmappedArray(CUmipmappedArray *pMipmappedArray,
        CUgraphicsResource resource)

    Parameters
        resource : CUgraphicsResource, int or None

    Returns
        (CUresult, pMipmappedArray); cubind.checked.driver returns pMipmappedArray, or
            raises DriverError
        pMipmappedArray : CUmipmappedArray

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_MAPPED,
        CUDA_ERROR_NOT_MAPPED_AS_ARRAY

    May keep the GIL (see cubind.keep_gil). Since CUDA 5.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html
    """
def cuGraphicsResourceGetMappedPointer(
    resource: CUgraphicsResource | _Int | None,
) -> tuple[CUresult, CUdeviceptr, int]:
    """Gives address and size of a mapped resource; each mapping may change them.

    CUresult cuGraphicsResourceGetMappedPointer_v2(CUdeviceptr *pDevPtr, size_t *pSize,
        CUgraphicsResource resource)

    Parameters
        resource : CUgraphicsResource, int or None

    Returns
        (CUresult, pDevPtr, pSize); cubind.checked.driver returns (pDevPtr, pSize), or
            raises DriverError
        pDevPtr : CUdeviceptr
        pSize : int; bytes

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_MAPPED,
        CUDA_ERROR_NOT_MAPPED_AS_POINTER

    May keep the GIL (see cubind.keep_gil). Since CUDA 3.2 as
        cuGraphicsResourceGetMappedPointer_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html
    """
def cuGraphicsResourceSetMapFlags(
    resource: CUgraphicsResource | _Int | None,
    flags: _Int,
) -> tuple[CUresult]:
    """Says how CUDA is going to use a resource of graphics while it is mapped.

    CUresult cuGraphicsResourceSetMapFlags_v2(CUgraphicsResource resource,
        unsigned int flags)

    Parameters
        resource : CUgraphicsResource, int or None
        flags : int; CUgraphicsMapResourceFlags

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_ALREADY_MAPPED

    May keep the GIL (see cubind.keep_gil). Since CUDA 6.5 as
        cuGraphicsResourceSetMapFlags_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html
    """
def cuGraphicsMapResources(
    count: _Int,
    resources: CUgraphicsResource | _Int | None,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    """Gives resources to CUDA; their graphics interface must not touch them until they are
    unmapped.

    CUresult cuGraphicsMapResources(unsigned int count, CUgraphicsResource *resources,
        CUstream hStream)

    Parameters
        count : int
        resources : CUgraphicsResource, int (address) or None
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_ALREADY_MAPPED, CUDA_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 3.0.
    Per-thread default stream variant: cuGraphicsMapResources_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html
    """
def cuGraphicsUnmapResources(
    count: _Int,
    resources: CUgraphicsResource | _Int | None,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    """Gives resources back to their graphics interface; their addresses are invalid from then
    on.

    CUresult cuGraphicsUnmapResources(unsigned int count, CUgraphicsResource *resources,
        CUstream hStream)

    Parameters
        count : int
        resources : CUgraphicsResource, int (address) or None
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_MAPPED, CUDA_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 3.0.
    Per-thread default stream variant: cuGraphicsUnmapResources_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html
    """
def cuGetProcAddress(
    symbol: _Text,
    cudaVersion: _Int,
    flags: cuuint64_t | _Int | None,
) -> tuple[CUresult, int, CUdriverProcAddressQueryResult]:
    """Finds an entry point of the driver by its plain name, in the version that cudaVersion
    had; the result is an address.

    CUresult cuGetProcAddress_v2(const char *symbol, void **pfn, int cudaVersion,
        cuuint64_t flags, CUdriverProcAddressQueryResult *symbolStatus)

    Parameters
        symbol : str or bytes; name without _v2 and the like
        cudaVersion : int; 1000 * major + 10 * minor
        flags : cuuint64_t, int or None; CUdriverProcAddress_flags

    Returns
        (CUresult, pfn, symbolStatus); cubind.checked.driver returns (pfn, symbolStatus), or
            raises DriverError
        pfn : int
        symbolStatus : CUdriverProcAddressQueryResult

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.0 as cuGetProcAddress_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DRIVER__ENTRY__POINT.html
    """
def cuCoredumpGetAttribute(attrib: CUcoredumpSettings) -> tuple[CUresult, Any]:
    """Gives one setting of core dumps for the current context.

    CUresult cuCoredumpGetAttribute(CUcoredumpSettings attrib, void *value, size_t *size)

    Parameters
        attrib : CUcoredumpSettings

    Returns
        (CUresult, value); cubind.checked.driver returns value, or raises DriverError
        value : Any; of the type that attrib calls for; that of CU_COREDUMP_GENERATION_FLAGS
            is made of CUCoredumpGenerationFlags, or-ed

    Types of value by attrib
        bool : CU_COREDUMP_ENABLE_ON_EXCEPTION, CU_COREDUMP_TRIGGER_HOST,
            CU_COREDUMP_LIGHTWEIGHT, CU_COREDUMP_ENABLE_USER_TRIGGER
        bytes : CU_COREDUMP_FILE, CU_COREDUMP_PIPE
        int : CU_COREDUMP_GENERATION_FLAGS

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_CONTEXT_IS_DESTROYED

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html
    """
def cuCoredumpGetAttributeGlobal(attrib: CUcoredumpSettings) -> tuple[CUresult, Any]:
    """Gives one setting of core dumps for the whole process.

    CUresult cuCoredumpGetAttributeGlobal(CUcoredumpSettings attrib, void *value,
        size_t *size)

    Parameters
        attrib : CUcoredumpSettings

    Returns
        (CUresult, value); cubind.checked.driver returns value, or raises DriverError
        value : Any; of the type that attrib calls for; that of CU_COREDUMP_GENERATION_FLAGS
            is made of CUCoredumpGenerationFlags, or-ed

    Types of value by attrib
        bool : CU_COREDUMP_ENABLE_ON_EXCEPTION, CU_COREDUMP_TRIGGER_HOST,
            CU_COREDUMP_LIGHTWEIGHT, CU_COREDUMP_ENABLE_USER_TRIGGER
        bytes : CU_COREDUMP_FILE, CU_COREDUMP_PIPE
        int : CU_COREDUMP_GENERATION_FLAGS

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html
    """
def cuCoredumpSetAttribute(attrib: CUcoredumpSettings, value: Any) -> tuple[CUresult]:
    """Sets one setting of core dumps for the current context.

    CUresult cuCoredumpSetAttribute(CUcoredumpSettings attrib, void *value, size_t *size)

    Parameters
        attrib : CUcoredumpSettings
        value : a value, of the type that attrib calls for; that of
            CU_COREDUMP_GENERATION_FLAGS is made of CUCoredumpGenerationFlags, or-ed

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Types of value by attrib
        bool : CU_COREDUMP_ENABLE_ON_EXCEPTION, CU_COREDUMP_TRIGGER_HOST,
            CU_COREDUMP_LIGHTWEIGHT, CU_COREDUMP_ENABLE_USER_TRIGGER
        bytes or str : CU_COREDUMP_FILE, CU_COREDUMP_PIPE
        int : CU_COREDUMP_GENERATION_FLAGS

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_CONTEXT_IS_DESTROYED, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 12.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html
    """
def cuCoredumpSetAttributeGlobal(attrib: CUcoredumpSettings, value: Any) -> tuple[CUresult]:
    """Sets one setting of core dumps for the whole process.

    CUresult cuCoredumpSetAttributeGlobal(CUcoredumpSettings attrib, void *value,
        size_t *size)

    Parameters
        attrib : CUcoredumpSettings
        value : a value, of the type that attrib calls for; that of
            CU_COREDUMP_GENERATION_FLAGS is made of CUCoredumpGenerationFlags, or-ed

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Types of value by attrib
        bool : CU_COREDUMP_ENABLE_ON_EXCEPTION, CU_COREDUMP_TRIGGER_HOST,
            CU_COREDUMP_LIGHTWEIGHT, CU_COREDUMP_ENABLE_USER_TRIGGER
        bytes or str : CU_COREDUMP_FILE, CU_COREDUMP_PIPE
        int : CU_COREDUMP_GENERATION_FLAGS

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_PERMITTED

    Releases the GIL. Since CUDA 12.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html
    """
def cuCoredumpRegisterStartCallback(
    callback: CUcoredumpStatusCallback | _Int | Callable[..., object] | None,
    userData: object,
) -> tuple[CUresult, CUcoredumpCallbackHandle]:
    """Has a function called when a dump of a GPU's state begins.

    CUresult cuCoredumpRegisterStartCallback(CUcoredumpStatusCallback callback,
        void *userData, CUcoredumpCallbackHandle *callbackOut)

    Parameters
        callback : callable, CUcoredumpStatusCallback, int (address of a C function) or
            None; called as callback(userData, int, CUdevice) -> None, exceptions go to
            sys.unraisablehook
        userData : any object, which the callable gets; int (address) for a C function

    Returns
        (CUresult, callbackOut); cubind.checked.driver returns callbackOut, or raises
            DriverError
        callbackOut : CUcoredumpCallbackHandle

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 13.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html
    """
def cuCoredumpRegisterCompleteCallback(
    callback: CUcoredumpStatusCallback | _Int | Callable[..., object] | None,
    userData: object,
) -> tuple[CUresult, CUcoredumpCallbackHandle]:
    """Has a function called when a dump of a GPU's state is written.

    CUresult cuCoredumpRegisterCompleteCallback(CUcoredumpStatusCallback callback,
        void *userData, CUcoredumpCallbackHandle *callbackOut)

    Parameters
        callback : callable, CUcoredumpStatusCallback, int (address of a C function) or
            None; called as callback(userData, int, CUdevice) -> None, exceptions go to
            sys.unraisablehook
        userData : any object, which the callable gets; int (address) for a C function

    Returns
        (CUresult, callbackOut); cubind.checked.driver returns callbackOut, or raises
            DriverError
        callbackOut : CUcoredumpCallbackHandle

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 13.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html
    """
def cuCoredumpDeregisterStartCallback(
    callback: CUcoredumpCallbackHandle | _Int | None,
) -> tuple[CUresult]:
    """Ends the calls that cuCoredumpRegisterStartCallback began.

    CUresult cuCoredumpDeregisterStartCallback(CUcoredumpCallbackHandle callback)

    Parameters
        callback : CUcoredumpCallbackHandle, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_PERMITTED

    Releases the GIL. Since CUDA 13.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html
    """
def cuCoredumpDeregisterCompleteCallback(
    callback: CUcoredumpCallbackHandle | _Int | None,
) -> tuple[CUresult]:
    """Ends the calls that cuCoredumpRegisterCompleteCallback began.

    CUresult cuCoredumpDeregisterCompleteCallback(CUcoredumpCallbackHandle callback)

    Parameters
        callback : CUcoredumpCallbackHandle, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_PERMITTED

    Releases the GIL. Since CUDA 13.2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html
    """
def cuGetExportTable(pExportTableId: CUuuid | None) -> tuple[CUresult, int]:
    """Gives the address of an undocumented function table of the driver, by its UUID.

    CUresult cuGetExportTable(const void **ppExportTable, const CUuuid *pExportTableId)

    Parameters
        pExportTableId : CUuuid or None

    Returns
        (CUresult, ppExportTable); cubind.checked.driver returns ppExportTable, or raises
            DriverError
        ppExportTable : int

    May keep the GIL (see cubind.keep_gil). Since CUDA 3.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/
    """
def cuGreenCtxCreate(
    desc: CUdevResourceDesc | _Int | None,
    dev: CUdevice | _Int | None,
    flags: _Int,
) -> tuple[CUresult, CUgreenCtx]:
    """Makes a context that has only some multiprocessors or queues of the device; it does not
    become current.

    CUresult cuGreenCtxCreate(CUgreenCtx *phCtx, CUdevResourceDesc desc, CUdevice dev,
        unsigned int flags)

    Parameters
        desc : CUdevResourceDesc, int or None
        dev : CUdevice, int or None
        flags : int; CUgreenCtxCreate_flags; CU_GREEN_CTX_DEFAULT_STREAM is needed

    Returns
        (CUresult, phCtx); cubind.checked.driver returns phCtx, or raises DriverError
        phCtx : CUgreenCtx

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_DEVICE,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html
    """
def cuGreenCtxDestroy(hCtx: CUgreenCtx | _Int | None) -> tuple[CUresult]:
    """Destroys a green context; its streams work no longer, but each still takes a
    cuStreamDestroy.

    CUresult cuGreenCtxDestroy(CUgreenCtx hCtx)

    Parameters
        hCtx : CUgreenCtx, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_CONTEXT_IS_DESTROYED

    Releases the GIL. Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html
    """
def cuCtxFromGreenCtx(hCtx: CUgreenCtx | _Int | None) -> tuple[CUresult, CUcontext]:
    """Gives a green context as one that can be made current; it must not be destroyed by
    itself.

    CUresult cuCtxFromGreenCtx(CUcontext *pContext, CUgreenCtx hCtx)

    Parameters
        hCtx : CUgreenCtx, int or None

    Returns
        (CUresult, pContext); cubind.checked.driver returns pContext, or raises DriverError
        pContext : CUcontext

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html
    """
def cuDeviceGetDevResource(
    device: CUdevice | _Int | None,
    typename: CUdevResourceType | int,
) -> tuple[CUresult, CUdevResource]:
    """Gives all multiprocessors or work queues of a device, to be divided.

    CUresult cuDeviceGetDevResource(CUdevice device, CUdevResource *resource,
        CUdevResourceType type)

    Parameters
        device : CUdevice, int or None
        typename : CUdevResourceType or int

    Returns
        (CUresult, resource); cubind.checked.driver returns resource, or raises DriverError
        resource : CUdevResource

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,
        CUDA_ERROR_INVALID_RESOURCE_TYPE, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_DEVICE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html
    """
def cuCtxGetDevResource(
    hCtx: CUcontext | _Int | None,
    typename: CUdevResourceType | int,
) -> tuple[CUresult, CUdevResource]:
    """Gives the multiprocessors or work queues that a context has.

    CUresult cuCtxGetDevResource(CUcontext hCtx, CUdevResource *resource,
        CUdevResourceType type)

    Parameters
        hCtx : CUcontext, int or None
        typename : CUdevResourceType or int

    Returns
        (CUresult, resource); cubind.checked.driver returns resource, or raises DriverError
        resource : CUdevResource

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,
        CUDA_ERROR_INVALID_RESOURCE_TYPE, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_CONTEXT

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html
    """
def cuGreenCtxGetDevResource(
    hCtx: CUgreenCtx | _Int | None,
    typename: CUdevResourceType | int,
) -> tuple[CUresult, CUdevResource]:
    """Gives the multiprocessors or work queues that a context has.

    CUresult cuGreenCtxGetDevResource(CUgreenCtx hCtx, CUdevResource *resource,
        CUdevResourceType type)

    Parameters
        hCtx : CUgreenCtx, int or None
        typename : CUdevResourceType or int

    Returns
        (CUresult, resource); cubind.checked.driver returns resource, or raises DriverError
        resource : CUdevResource

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_RESOURCE_TYPE, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html
    """
def cuDevSmResourceSplitByCount(
    nbGroups: _Int,
    input_: CUdevResource | None,
    flags: _Int,
    minCount: _Int,
) -> tuple[CUresult, list[CUdevResource], int, CUdevResource]:
    """Divides multiprocessors into equal groups of at least minCount; what is left over is in
    remainder.

    CUresult cuDevSmResourceSplitByCount(CUdevResource *result, unsigned int *nbGroups,
        const CUdevResource *input, CUdevResource *remainder, unsigned int flags,
        unsigned int minCount)

    Parameters
        nbGroups : int; how many there is room for, then how many there are; groups wanted,
            and groups made
        input_ : CUdevResource or None
        flags : int; CUdevSmResourceSplitByCount_flags, or-ed
        minCount : int; multiprocessors per group

    Returns
        (CUresult, result, nbGroups, remainder); cubind.checked.driver returns (result,
            nbGroups, remainder), or raises DriverError
        result : list[CUdevResource]
        nbGroups : int; groups wanted, and groups made
        remainder : CUdevResource

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_DEVICE,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_RESOURCE_TYPE,
        CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.4; other parameters before 13.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html
    """
def cuDevSmResourceSplit(
    nbGroups: _Int,
    input_: CUdevResource | None,
    flags: _Int,
    groupParams: Sequence[CU_DEV_SM_RESOURCE_GROUP_PARAMS] | None,
) -> tuple[CUresult, list[CUdevResource], CUdevResource]:
    """Divides multiprocessors into groups as groupParams says; what is left over is in
    remainder.

    CUresult cuDevSmResourceSplit(CUdevResource *result, unsigned int nbGroups,
        const CUdevResource *input, CUdevResource *remainder, unsigned int flags,
        CU_DEV_SM_RESOURCE_GROUP_PARAMS *groupParams)

    Parameters
        nbGroups : int
        input_ : CUdevResource or None
        flags : int; has to be 0
        groupParams : sequence of CU_DEV_SM_RESOURCE_GROUP_PARAMS, or None; as many as
            nbGroups; in and out

    Returns
        (CUresult, result, remainder); cubind.checked.driver returns (result, remainder), or
            raises DriverError
        result : list[CUdevResource]
        remainder : CUdevResource

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_DEVICE,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_RESOURCE_TYPE,
        CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html
    """
def cuDevResourceGenerateDesc(
    resources: Sequence[CUdevResource] | None,
    nbResources: _Int,
) -> tuple[CUresult, CUdevResourceDesc]:
    """Puts resources together into what cuGreenCtxCreate takes.

    CUresult cuDevResourceGenerateDesc(CUdevResourceDesc *phDesc, CUdevResource *resources,
        unsigned int nbResources)

    Parameters
        resources : sequence of CUdevResource, or None; as many as nbResources
        nbResources : int

    Returns
        (CUresult, phDesc); cubind.checked.driver returns phDesc, or raises DriverError
        phDesc : CUdevResourceDesc

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_RESOURCE_TYPE, CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html
    """
def cuGreenCtxRecordEvent(
    hCtx: CUgreenCtx | _Int | None,
    hEvent: CUevent | _Int | None,
) -> tuple[CUresult]:
    """Records an event behind everything that the streams of a green context have queued so
    far.

    CUresult cuGreenCtxRecordEvent(CUgreenCtx hCtx, CUevent hEvent)

    Parameters
        hCtx : CUgreenCtx, int or None
        hEvent : CUevent, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html
    """
def cuGreenCtxWaitEvent(
    hCtx: CUgreenCtx | _Int | None,
    hEvent: CUevent | _Int | None,
) -> tuple[CUresult]:
    """Makes later work of all streams of a green context wait for an event; the host goes on
    at once.

    CUresult cuGreenCtxWaitEvent(CUgreenCtx hCtx, CUevent hEvent)

    Parameters
        hCtx : CUgreenCtx, int or None
        hEvent : CUevent, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html
    """
def cuStreamGetGreenCtx(hStream: CUstream | _Int | None) -> tuple[CUresult, CUgreenCtx]:
    """Gives the green context of a stream, a null handle where it has none.

    CUresult cuStreamGetGreenCtx(CUstream hStream, CUgreenCtx *phCtx)

    Parameters
        hStream : CUstream, int or None

    Returns
        (CUresult, phCtx); cubind.checked.driver returns phCtx, or raises DriverError
        phCtx : CUgreenCtx

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_HANDLE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html
    """
def cuGreenCtxStreamCreate(
    greenCtx: CUgreenCtx | _Int | None,
    flags: _Int,
    priority: _Int,
) -> tuple[CUresult, CUstream]:
    """Makes a stream in a green context, whatever context is current.

    CUresult cuGreenCtxStreamCreate(CUstream *phStream, CUgreenCtx greenCtx,
        unsigned int flags, int priority)

    Parameters
        greenCtx : CUgreenCtx, int or None
        flags : int; CU_STREAM_NON_BLOCKING, which is needed
        priority : int; smaller is more urgent

    Returns
        (CUresult, phStream); cubind.checked.driver returns phStream, or raises DriverError
        phStream : CUstream

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 12.5.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html
    """
def cuGreenCtxGetId(greenCtx: CUgreenCtx | _Int | None) -> tuple[CUresult, int]:
    """Gives a number that no other green context of the process gets.

    CUresult cuGreenCtxGetId(CUgreenCtx greenCtx, unsigned long long *greenCtxId)

    Parameters
        greenCtx : CUgreenCtx, int or None

    Returns
        (CUresult, greenCtxId); cubind.checked.driver returns greenCtxId, or raises
            DriverError
        greenCtxId : int

    Fails with
        CUDA_ERROR_CONTEXT_IS_DESTROYED, CUDA_ERROR_DEINITIALIZED,
        CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html
    """
def cuStreamGetDevResource(
    hStream: CUstream | _Int | None,
    typename: CUdevResourceType | int,
) -> tuple[CUresult, CUdevResource]:
    """Gives the multiprocessors that a stream has; work queues cannot be asked for.

    CUresult cuStreamGetDevResource(CUstream hStream, CUdevResource *resource,
        CUdevResourceType type)

    Parameters
        hStream : CUstream, int or None
        typename : CUdevResourceType or int; CU_DEV_RESOURCE_TYPE_SM; called type in C

    Returns
        (CUresult, resource); cubind.checked.driver returns resource, or raises DriverError
        resource : CUdevResource

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,
        CUDA_ERROR_INVALID_RESOURCE_TYPE, CUDA_ERROR_INVALID_VALUE,
        CUDA_ERROR_INVALID_HANDLE

    May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.
    Per-thread default stream variant: cuStreamGetDevResource_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html
    """
def cuLogsRegisterCallback(
    callbackFunc: CUlogsCallback | _Int | Callable[..., object] | None,
    userData: object,
) -> tuple[CUresult, CUlogsCallbackHandle]:
    """Has a function called with each message that the driver logs about a failed call.

    CUresult cuLogsRegisterCallback(CUlogsCallback callbackFunc, void *userData,
        CUlogsCallbackHandle *callback_out)

    Parameters
        callbackFunc : callable, CUlogsCallback, int (address of a C function) or None;
            called as callbackFunc(userData, CUlogLevel, bytes, int) -> None, exceptions go
            to sys.unraisablehook
        userData : any object, which the callable gets; int (address) for a C function

    Returns
        (CUresult, callback_out); cubind.checked.driver returns callback_out, or raises
            DriverError
        callback_out : CUlogsCallbackHandle

    Fails with
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 12.9.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html
    """
def cuLogsUnregisterCallback(callback: CUlogsCallbackHandle | _Int | None) -> tuple[CUresult]:
    """Ends the calls that cuLogsRegisterCallback began.

    CUresult cuLogsUnregisterCallback(CUlogsCallbackHandle callback)

    Parameters
        callback : CUlogsCallbackHandle, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 12.9.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html
    """
def cuLogsCurrent(flags: _Int) -> tuple[CUresult, CUlogIterator]:
    """Gives the place behind the latest message, from which later dumps begin.

    CUresult cuLogsCurrent(CUlogIterator *iterator_out, unsigned int flags)

    Parameters
        flags : int; has to be 0

    Returns
        (CUresult, iterator_out); cubind.checked.driver returns iterator_out, or raises
            DriverError
        iterator_out : CUlogIterator

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.9.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html
    """
def cuLogsDumpToFile(
    iterator: CUlogIterator | None,
    pathToFile: _Text,
    flags: _Int,
) -> tuple[CUresult, CUlogIterator | None]:
    """Writes messages from a place on to a file, and moves the place behind them; old ones may
    be lost.

    CUresult cuLogsDumpToFile(CUlogIterator *iterator, const char *pathToFile,
        unsigned int flags)

    Parameters
        iterator : CUlogIterator or None; in and out; where to begin, and afterwards the
            place behind what was given; None for the oldest message, and None comes back
        pathToFile : str or bytes
        flags : int; has to be 0

    Returns
        (CUresult, iterator); cubind.checked.driver returns iterator, or raises DriverError
        iterator : CUlogIterator | None; where to begin, and afterwards the place behind
            what was given; None for the oldest message, and None comes back

    Fails with
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 12.9.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html
    """
def cuLogsDumpToMemory(
    iterator: CUlogIterator | None,
    buffer: bytes | bytearray,
    size: _Int,
    flags: _Int,
) -> tuple[CUresult, CUlogIterator | None, int]:
    """Gives messages from a place on as text, and moves the place behind them; old ones may be
    lost.

    CUresult cuLogsDumpToMemory(CUlogIterator *iterator, char *buffer, size_t *size,
        unsigned int flags)

    Parameters
        iterator : CUlogIterator or None; in and out; where to begin, and afterwards the
            place behind what was given; None for the oldest message, and None comes back
        buffer : bytearray or bytes to write to
        size : int; in and out; bytes of buffer, and afterwards those of the text
        flags : int; has to be 0

    Returns
        (CUresult, iterator, size); cubind.checked.driver returns (iterator, buffer), or
            raises DriverError
        iterator : CUlogIterator | None; where to begin, and afterwards the place behind
            what was given; None for the oldest message, and None comes back
        size : int; bytes of buffer, and afterwards those of the text

    Fails with
        CUDA_ERROR_INVALID_VALUE

    May keep the GIL (see cubind.keep_gil). Since CUDA 12.9.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html
    """
def cuCheckpointProcessGetRestoreThreadId(pid: _Int) -> tuple[CUresult, int]:
    """Gives the thread of a process that can restore it from a checkpoint.

    CUresult cuCheckpointProcessGetRestoreThreadId(int pid, int *tid)

    Parameters
        pid : int

    Returns
        (CUresult, tid); cubind.checked.driver returns tid, or raises DriverError
        tid : int

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html
    """
def cuCheckpointProcessGetState(pid: _Int) -> tuple[CUresult, CUprocessState]:
    """Tells whether a process runs, is locked or is checkpointed.

    CUresult cuCheckpointProcessGetState(int pid, CUprocessState *state)

    Parameters
        pid : int

    Returns
        (CUresult, state); cubind.checked.driver returns state, or raises DriverError
        state : CUprocessState

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html
    """
def cuCheckpointProcessLock(pid: _Int, args: CUcheckpointLockArgs | None) -> tuple[CUresult]:
    """Keeps a process from new CUDA calls, and waits for those under way.

    CUresult cuCheckpointProcessLock(int pid, CUcheckpointLockArgs *args)

    Parameters
        pid : int
        args : CUcheckpointLockArgs or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_ILLEGAL_STATE,
        CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_NOT_READY

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html
    """
def cuCheckpointProcessCheckpoint(
    pid: _Int,
    args: CUcheckpointCheckpointArgs | None,
) -> tuple[CUresult]:
    """Moves what a locked process has on its GPUs into host memory, and lets the GPUs go.

    CUresult cuCheckpointProcessCheckpoint(int pid, CUcheckpointCheckpointArgs *args)

    Parameters
        pid : int
        args : CUcheckpointCheckpointArgs or None; in and out

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_ILLEGAL_STATE,
        CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_INVALID_CONTEXT

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html
    """
def cuCheckpointProcessRestore(pid: _Int, args: CUcheckpointRestoreArgs | None) -> tuple[CUresult]:
    """Brings a process that was checkpointed back to its GPUs, or to others of the same kind.

    CUresult cuCheckpointProcessRestore(int pid, CUcheckpointRestoreArgs *args)

    Parameters
        pid : int
        args : CUcheckpointRestoreArgs or None; in and out

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_ILLEGAL_STATE,
        CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_INVALID_CONTEXT

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html
    """
def cuCheckpointOperationComplete(
    handle: CUcheckpointOperationHandle | _Int | None,
) -> tuple[CUresult]:
    """Ends a checkpoint or restore whose memory the program has copied by itself.

    CUresult cuCheckpointOperationComplete(CUcheckpointOperationHandle handle)

    Parameters
        handle : CUcheckpointOperationHandle, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_ILLEGAL_STATE,
        CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 13.4.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html
    """
def cuCheckpointProcessUnlock(pid: _Int, args: CUcheckpointUnlockArgs | None) -> tuple[CUresult]:
    """Lets a locked process call CUDA again.

    CUresult cuCheckpointProcessUnlock(int pid, CUcheckpointUnlockArgs *args)

    Parameters
        pid : int
        args : CUcheckpointUnlockArgs or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_ILLEGAL_STATE,
        CUDA_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html
    """
def cuProfilerStart() -> tuple[CUresult]:
    """Tells a profiler that runs with the program to begin; without one nothing happens.

    CUresult cuProfilerStart(void)

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_CONTEXT

    Releases the GIL. Since CUDA 4.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PROFILER.html
    """
def cuProfilerStop() -> tuple[CUresult]:
    """Tells a profiler that runs with the program to end; without one nothing happens.

    CUresult cuProfilerStop(void)

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_CONTEXT

    Releases the GIL. Since CUDA 4.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PROFILER.html
    """
def cuGraphicsEGLRegisterImage(
    image: EGLImageKHR | _Int | None,
    flags: _Int,
) -> tuple[CUresult, CUgraphicsResource]:
    """Makes an EGL image usable by CUDA.

    CUresult cuGraphicsEGLRegisterImage(CUgraphicsResource *pCudaResource,
        EGLImageKHR image, unsigned int flags)

    Parameters
        image : EGLImageKHR, int or None
        flags : int; CUgraphicsMapResourceFlags

    Returns
        (CUresult, pCudaResource); cubind.checked.driver returns pCudaResource, or raises
            DriverError
        pCudaResource : CUgraphicsResource

    Fails with
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_ALREADY_MAPPED, CUDA_ERROR_INVALID_CONTEXT

    Releases the GIL. Since CUDA 7.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html
    """
def cuEGLStreamConsumerConnect(
    stream: EGLStreamKHR | _Int | None,
) -> tuple[CUresult, CUeglStreamConnection]:
    """Makes CUDA the end of an EGLStream that takes frames.

    CUresult cuEGLStreamConsumerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream)

    Parameters
        stream : EGLStreamKHR, int or None

    Returns
        (CUresult, conn); cubind.checked.driver returns conn, or raises DriverError
        conn : CUeglStreamConnection

    Fails with
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_CONTEXT

    Releases the GIL. Since CUDA 7.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html
    """
def cuEGLStreamConsumerConnectWithFlags(
    stream: EGLStreamKHR | _Int | None,
    flags: _Int,
) -> tuple[CUresult, CUeglStreamConnection]:
    """Makes CUDA the end of an EGLStream that takes frames.

    CUresult cuEGLStreamConsumerConnectWithFlags(CUeglStreamConnection *conn,
        EGLStreamKHR stream, unsigned int flags)

    Parameters
        stream : EGLStreamKHR, int or None
        flags : int; CUeglResourceLocationFlags

    Returns
        (CUresult, conn); cubind.checked.driver returns conn, or raises DriverError
        conn : CUeglStreamConnection

    Fails with
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_CONTEXT

    Releases the GIL. Since CUDA 8.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html
    """
def cuEGLStreamConsumerDisconnect(conn: CUeglStreamConnection | _Int | None) -> tuple[CUresult]:
    """Takes CUDA away from an EGLStream that it took frames of.

    CUresult cuEGLStreamConsumerDisconnect(CUeglStreamConnection *conn)

    Parameters
        conn : CUeglStreamConnection, int (address) or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_CONTEXT

    Releases the GIL. Since CUDA 7.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html
    """
def cuEGLStreamConsumerAcquireFrame(
    conn: CUeglStreamConnection | _Int | None,
    pCudaResource: CUgraphicsResource | _Int | None,
    pStream: CUstream | _Int | None,
    timeout: _Int,
) -> tuple[CUresult]:
    """Takes the next frame of an EGLStream, or waits for one for a time.

    CUresult cuEGLStreamConsumerAcquireFrame(CUeglStreamConnection *conn,
        CUgraphicsResource *pCudaResource, CUstream *pStream, unsigned int timeout)

    Parameters
        conn : CUeglStreamConnection, int (address) or None
        pCudaResource : CUgraphicsResource, int (address) or None; in and out
        pStream : CUstream, int (address) or None; in and out
        timeout : int

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_LAUNCH_TIMEOUT

    Releases the GIL. Since CUDA 7.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html
    """
def cuEGLStreamConsumerReleaseFrame(
    conn: CUeglStreamConnection | _Int | None,
    pCudaResource: CUgraphicsResource | _Int | None,
    pStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    """Gives a frame of an EGLStream back to its producer.

    CUresult cuEGLStreamConsumerReleaseFrame(CUeglStreamConnection *conn,
        CUgraphicsResource pCudaResource, CUstream *pStream)

    Parameters
        conn : CUeglStreamConnection, int (address) or None
        pCudaResource : CUgraphicsResource, int or None
        pStream : CUstream, int (address) or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_HANDLE

    Releases the GIL. Since CUDA 7.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html
    """
def cuEGLStreamProducerConnect(
    stream: EGLStreamKHR | _Int | None,
    width: EGLint | _Int | None,
    height: EGLint | _Int | None,
) -> tuple[CUresult, CUeglStreamConnection]:
    """Makes CUDA the end of an EGLStream that gives frames.

    CUresult cuEGLStreamProducerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream,
        EGLint width, EGLint height)

    Parameters
        stream : EGLStreamKHR, int or None
        width, height : EGLint, int or None

    Returns
        (CUresult, conn); cubind.checked.driver returns conn, or raises DriverError
        conn : CUeglStreamConnection

    Fails with
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_CONTEXT

    Releases the GIL. Since CUDA 7.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html
    """
def cuEGLStreamProducerDisconnect(conn: CUeglStreamConnection | _Int | None) -> tuple[CUresult]:
    """Takes CUDA away from an EGLStream that it gave frames to.

    CUresult cuEGLStreamProducerDisconnect(CUeglStreamConnection *conn)

    Parameters
        conn : CUeglStreamConnection, int (address) or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_CONTEXT

    Releases the GIL. Since CUDA 7.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html
    """
def cuEGLStreamProducerPresentFrame(
    conn: CUeglStreamConnection | _Int | None,
    eglframe: CUeglFrame,
    pStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    """Passes a frame to the other end of an EGLStream.

    CUresult cuEGLStreamProducerPresentFrame(CUeglStreamConnection *conn,
        CUeglFrame eglframe, CUstream *pStream)

    Parameters
        conn : CUeglStreamConnection, int (address) or None
        eglframe : CUeglFrame
        pStream : CUstream, int (address) or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_HANDLE

    Releases the GIL. Since CUDA 7.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html
    """
def cuEGLStreamProducerReturnFrame(
    conn: CUeglStreamConnection | _Int | None,
    eglframe: CUeglFrame | None,
    pStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    """Gets a frame back that the other end of an EGLStream is done with.

    CUresult cuEGLStreamProducerReturnFrame(CUeglStreamConnection *conn,
        CUeglFrame *eglframe, CUstream *pStream)

    Parameters
        conn : CUeglStreamConnection, int (address) or None
        eglframe : CUeglFrame or None; in and out
        pStream : CUstream, int (address) or None; in and out

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_LAUNCH_TIMEOUT

    Releases the GIL. Since CUDA 7.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html
    """
def cuGraphicsResourceGetMappedEglFrame(
    resource: CUgraphicsResource | _Int | None,
    index: _Int,
    mipLevel: _Int,
) -> tuple[CUresult, CUeglFrame]:
    """Gives the frame of a registered EGL image, layer and level by number.

    CUresult cuGraphicsResourceGetMappedEglFrame(CUeglFrame *eglFrame,
        CUgraphicsResource resource, unsigned int index, unsigned int mipLevel)

    Parameters
        resource : CUgraphicsResource, int or None
        index, mipLevel : int

    Returns
        (CUresult, eglFrame); cubind.checked.driver returns eglFrame, or raises DriverError
        eglFrame : CUeglFrame

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_MAPPED

    May keep the GIL (see cubind.keep_gil). Since CUDA 7.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html
    """
def cuEventCreateFromEGLSync(
    eglSync: EGLSyncKHR | _Int | None,
    flags: _Int,
) -> tuple[CUresult, CUevent]:
    """Makes an event from a sync object of EGL.

    CUresult cuEventCreateFromEGLSync(CUevent *phEvent, EGLSyncKHR eglSync,
        unsigned int flags)

    Parameters
        eglSync : EGLSyncKHR, int or None
        flags : int; CUevent_flags, DEFAULT or BLOCKING_SYNC

    Returns
        (CUresult, phEvent); cubind.checked.driver returns phEvent, or raises DriverError
        phEvent : CUevent

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 9.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html
    """
def cuGraphicsGLRegisterBuffer(
    buffer: GLuint | _Int | None,
    Flags: _Int,
) -> tuple[CUresult, CUgraphicsResource]:
    """Makes an object of OpenGL usable in CUDA; map it before each use.

    CUresult cuGraphicsGLRegisterBuffer(CUgraphicsResource *pCudaResource, GLuint buffer,
        unsigned int Flags)

    Parameters
        buffer : GLuint, int or None
        Flags : int; CUgraphicsRegisterFlags, or-ed

    Returns
        (CUresult, pCudaResource); cubind.checked.driver returns pCudaResource, or raises
            DriverError
        pCudaResource : CUgraphicsResource

    Fails with
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_ALREADY_MAPPED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_OPERATING_SYSTEM

    Releases the GIL. Since CUDA 3.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL.html
    """
def cuGraphicsGLRegisterImage(
    image: GLuint | _Int | None,
    target: GLenum | _Int | None,
    Flags: _Int,
) -> tuple[CUresult, CUgraphicsResource]:
    """Makes an object of OpenGL usable in CUDA; map it before each use.

    CUresult cuGraphicsGLRegisterImage(CUgraphicsResource *pCudaResource, GLuint image,
        GLenum target, unsigned int Flags)

    Parameters
        image : GLuint, int or None
        target : GLenum, int or None
        Flags : int; CUgraphicsRegisterFlags, or-ed

    Returns
        (CUresult, pCudaResource); cubind.checked.driver returns pCudaResource, or raises
            DriverError
        pCudaResource : CUgraphicsResource

    Fails with
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_ALREADY_MAPPED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_OPERATING_SYSTEM

    Releases the GIL. Since CUDA 3.0.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL.html
    """
def cuGLGetDevices(
    cudaDeviceCount: _Int,
    deviceList: CUGLDeviceList | int,
) -> tuple[CUresult, int, list[CUdevice]]:
    """Lists the CUDA devices that the current OpenGL context uses.

    CUresult cuGLGetDevices_v2(unsigned int *pCudaDeviceCount, CUdevice *pCudaDevices,
        unsigned int cudaDeviceCount, CUGLDeviceList deviceList)

    Parameters
        cudaDeviceCount : int
        deviceList : CUGLDeviceList or int

    Returns
        (CUresult, pCudaDeviceCount, pCudaDevices); cubind.checked.driver returns
            (pCudaDeviceCount, pCudaDevices), or raises DriverError
        pCudaDeviceCount : int
        pCudaDevices : list[CUdevice]

    Fails with
        CUDA_ERROR_NO_DEVICE, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_GRAPHICS_CONTEXT, CUDA_ERROR_OPERATING_SYSTEM

    Releases the GIL. Since CUDA 6.5 as cuGLGetDevices_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL.html
    """
def cuGLCtxCreate(Flags: _Int, device: CUdevice | _Int | None) -> tuple[CUresult, CUcontext]:
    """Prepares CUDA for OpenGL; deprecated, as contexts need no preparation any more.

    CUresult cuGLCtxCreate_v2(CUcontext *pCtx, unsigned int Flags, CUdevice device)

    Parameters
        Flags : int; CUctx_flags, or-ed
        device : CUdevice, int or None

    Returns
        (CUresult, pCtx); cubind.checked.driver returns pCtx, or raises DriverError
        pCtx : CUcontext

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 3.2 as cuGLCtxCreate_v2. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html
    """
def cuGLInit() -> tuple[CUresult]:
    """Prepares CUDA for OpenGL; deprecated, as contexts need no preparation any more.

    CUresult cuGLInit(void)

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html
    """
def cuGLRegisterBufferObject(buffer: GLuint | _Int | None) -> tuple[CUresult]:
    """Makes an OpenGL buffer usable by CUDA; deprecated for cuGraphicsGLRegisterBuffer.

    CUresult cuGLRegisterBufferObject(GLuint buffer)

    Parameters
        buffer : GLuint, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_ALREADY_MAPPED

    Releases the GIL. Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html
    """
def cuGLMapBufferObject(buffer: GLuint | _Int | None) -> tuple[CUresult, CUdeviceptr, int]:
    """Gives address and size of an OpenGL buffer; deprecated for cuGraphicsMapResources.

    CUresult cuGLMapBufferObject_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer)

    Parameters
        buffer : GLuint, int or None

    Returns
        (CUresult, dptr, size); cubind.checked.driver returns (dptr, size), or raises
            DriverError
        dptr : CUdeviceptr
        size : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_MAP_FAILED

    Releases the GIL. Since CUDA 3.2 as cuGLMapBufferObject_v2. Deprecated.
    Per-thread default stream variant: cuGLMapBufferObject_v2_ptds
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html
    """
def cuGLUnmapBufferObject(buffer: GLuint | _Int | None) -> tuple[CUresult]:
    """Gives an OpenGL buffer back to OpenGL; deprecated for cuGraphicsUnmapResources.

    CUresult cuGLUnmapBufferObject(GLuint buffer)

    Parameters
        buffer : GLuint, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html
    """
def cuGLUnregisterBufferObject(buffer: GLuint | _Int | None) -> tuple[CUresult]:
    """Ends the use of an OpenGL buffer by CUDA; deprecated for cuGraphicsUnregisterResource.

    CUresult cuGLUnregisterBufferObject(GLuint buffer)

    Parameters
        buffer : GLuint, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 2.0. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html
    """
def cuGLSetBufferObjectMapFlags(buffer: GLuint | _Int | None, Flags: _Int) -> tuple[CUresult]:
    """Says how CUDA is going to use an OpenGL buffer; deprecated for
    cuGraphicsResourceSetMapFlags.

    CUresult cuGLSetBufferObjectMapFlags(GLuint buffer, unsigned int Flags)

    Parameters
        buffer : GLuint, int or None
        Flags : int; CUGLmap_flags

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_ALREADY_MAPPED,
        CUDA_ERROR_INVALID_CONTEXT

    Releases the GIL. Since CUDA 2.3. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html
    """
def cuGLMapBufferObjectAsync(
    buffer: GLuint | _Int | None,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult, CUdeviceptr, int]:
    """Gives address and size of an OpenGL buffer; deprecated for cuGraphicsMapResources.

    CUresult cuGLMapBufferObjectAsync_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer,
        CUstream hStream)

    Parameters
        buffer : GLuint, int or None
        hStream : CUstream, int or None

    Returns
        (CUresult, dptr, size); cubind.checked.driver returns (dptr, size), or raises
            DriverError
        dptr : CUdeviceptr
        size : int

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_MAP_FAILED

    Releases the GIL. Since CUDA 3.2 as cuGLMapBufferObjectAsync_v2. Deprecated.
    Per-thread default stream variant: cuGLMapBufferObjectAsync_v2_ptsz
        (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html
    """
def cuGLUnmapBufferObjectAsync(
    buffer: GLuint | _Int | None,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    """Gives an OpenGL buffer back to OpenGL; deprecated for cuGraphicsUnmapResources.

    CUresult cuGLUnmapBufferObjectAsync(GLuint buffer, CUstream hStream)

    Parameters
        buffer : GLuint, int or None
        hStream : CUstream, int or None

    Returns
        (CUresult,); cubind.checked.driver returns None, or raises DriverError

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 2.3. Deprecated.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html
    """
def cuVDPAUGetDevice(
    vdpDevice: VdpDevice | _Int | None,
    vdpGetProcAddress: _Address,
) -> tuple[CUresult, CUdevice]:
    """Gives the CUDA device that a VDPAU device uses.

    CUresult cuVDPAUGetDevice(CUdevice *pDevice, VdpDevice vdpDevice,
        int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))

    Parameters
        vdpDevice : VdpDevice, int or None
        vdpGetProcAddress : int (address), buffer or None

    Returns
        (CUresult, pDevice); cubind.checked.driver returns pDevice, or raises DriverError
        pDevice : CUdevice

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE

    Releases the GIL. Since CUDA 3.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VDPAU.html
    """
def cuVDPAUCtxCreate(
    flags: _Int,
    device: CUdevice | _Int | None,
    vdpDevice: VdpDevice | _Int | None,
    vdpGetProcAddress: _Address,
) -> tuple[CUresult, CUcontext]:
    """Makes a context that works together with a VDPAU device.

    CUresult cuVDPAUCtxCreate_v2(CUcontext *pCtx, unsigned int flags, CUdevice device,
        VdpDevice vdpDevice, int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))

    Parameters
        flags : int; CUctx_flags, or-ed
        device : CUdevice, int or None
        vdpDevice : VdpDevice, int or None
        vdpGetProcAddress : int (address), buffer or None

    Returns
        (CUresult, pCtx); cubind.checked.driver returns pCtx, or raises DriverError
        pCtx : CUcontext

    Fails with
        CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,
        CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY

    Releases the GIL. Since CUDA 3.2 as cuVDPAUCtxCreate_v2.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VDPAU.html
    """
def cuGraphicsVDPAURegisterVideoSurface(
    vdpSurface: VdpVideoSurface | _Int | None,
    flags: _Int,
) -> tuple[CUresult, CUgraphicsResource]:
    """Makes a surface of VDPAU usable by CUDA.

    CUresult cuGraphicsVDPAURegisterVideoSurface(CUgraphicsResource *pCudaResource,
        VdpVideoSurface vdpSurface, unsigned int flags)

    Parameters
        vdpSurface : VdpVideoSurface, int or None
        flags : int; CUgraphicsMapResourceFlags

    Returns
        (CUresult, pCudaResource); cubind.checked.driver returns pCudaResource, or raises
            DriverError
        pCudaResource : CUgraphicsResource

    Fails with
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_ALREADY_MAPPED, CUDA_ERROR_INVALID_CONTEXT

    Releases the GIL. Since CUDA 3.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VDPAU.html
    """
def cuGraphicsVDPAURegisterOutputSurface(
    vdpSurface: VdpOutputSurface | _Int | None,
    flags: _Int,
) -> tuple[CUresult, CUgraphicsResource]:
    """Makes a surface of VDPAU usable by CUDA.

    CUresult cuGraphicsVDPAURegisterOutputSurface(CUgraphicsResource *pCudaResource,
        VdpOutputSurface vdpSurface, unsigned int flags)

    Parameters
        vdpSurface : VdpOutputSurface, int or None
        flags : int; CUgraphicsMapResourceFlags

    Returns
        (CUresult, pCudaResource); cubind.checked.driver returns pCudaResource, or raises
            DriverError
        pCudaResource : CUgraphicsResource

    Fails with
        CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_ALREADY_MAPPED, CUDA_ERROR_INVALID_CONTEXT

    Releases the GIL. Since CUDA 3.1.
    https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VDPAU.html
    """
