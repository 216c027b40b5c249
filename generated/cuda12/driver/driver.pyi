# driver.pyi of cubind for CUDA Driver API, API version 12.9.
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
    CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS: ClassVar[CUipcMem_flags]

class CUmemAttach_flags(_Enum):
    CU_MEM_ATTACH_GLOBAL: ClassVar[CUmemAttach_flags]
    CU_MEM_ATTACH_HOST: ClassVar[CUmemAttach_flags]
    CU_MEM_ATTACH_SINGLE: ClassVar[CUmemAttach_flags]

class CUctx_flags(_Enum):
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
    CU_EVENT_SCHED_AUTO: ClassVar[CUevent_sched_flags]
    CU_EVENT_SCHED_SPIN: ClassVar[CUevent_sched_flags]
    CU_EVENT_SCHED_YIELD: ClassVar[CUevent_sched_flags]
    CU_EVENT_SCHED_BLOCKING_SYNC: ClassVar[CUevent_sched_flags]

class cl_event_flags(_Enum):
    NVCL_EVENT_SCHED_AUTO: ClassVar[cl_event_flags]
    NVCL_EVENT_SCHED_SPIN: ClassVar[cl_event_flags]
    NVCL_EVENT_SCHED_YIELD: ClassVar[cl_event_flags]
    NVCL_EVENT_SCHED_BLOCKING_SYNC: ClassVar[cl_event_flags]

class cl_context_flags(_Enum):
    NVCL_CTX_SCHED_AUTO: ClassVar[cl_context_flags]
    NVCL_CTX_SCHED_SPIN: ClassVar[cl_context_flags]
    NVCL_CTX_SCHED_YIELD: ClassVar[cl_context_flags]
    NVCL_CTX_SCHED_BLOCKING_SYNC: ClassVar[cl_context_flags]

class CUstream_flags(_Enum):
    CU_STREAM_DEFAULT: ClassVar[CUstream_flags]
    CU_STREAM_NON_BLOCKING: ClassVar[CUstream_flags]

class CUevent_flags(_Enum):
    CU_EVENT_DEFAULT: ClassVar[CUevent_flags]
    CU_EVENT_BLOCKING_SYNC: ClassVar[CUevent_flags]
    CU_EVENT_DISABLE_TIMING: ClassVar[CUevent_flags]
    CU_EVENT_INTERPROCESS: ClassVar[CUevent_flags]

class CUevent_record_flags(_Enum):
    CU_EVENT_RECORD_DEFAULT: ClassVar[CUevent_record_flags]
    CU_EVENT_RECORD_EXTERNAL: ClassVar[CUevent_record_flags]

class CUevent_wait_flags(_Enum):
    CU_EVENT_WAIT_DEFAULT: ClassVar[CUevent_wait_flags]
    CU_EVENT_WAIT_EXTERNAL: ClassVar[CUevent_wait_flags]

class CUstreamWaitValue_flags(_Enum):
    CU_STREAM_WAIT_VALUE_GEQ: ClassVar[CUstreamWaitValue_flags]
    CU_STREAM_WAIT_VALUE_EQ: ClassVar[CUstreamWaitValue_flags]
    CU_STREAM_WAIT_VALUE_AND: ClassVar[CUstreamWaitValue_flags]
    CU_STREAM_WAIT_VALUE_NOR: ClassVar[CUstreamWaitValue_flags]
    CU_STREAM_WAIT_VALUE_FLUSH: ClassVar[CUstreamWaitValue_flags]

class CUstreamWriteValue_flags(_Enum):
    CU_STREAM_WRITE_VALUE_DEFAULT: ClassVar[CUstreamWriteValue_flags]
    CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER: ClassVar[CUstreamWriteValue_flags]

class CUstreamBatchMemOpType(_Enum):
    CU_STREAM_MEM_OP_WAIT_VALUE_32: ClassVar[CUstreamBatchMemOpType]
    CU_STREAM_MEM_OP_WRITE_VALUE_32: ClassVar[CUstreamBatchMemOpType]
    CU_STREAM_MEM_OP_WAIT_VALUE_64: ClassVar[CUstreamBatchMemOpType]
    CU_STREAM_MEM_OP_WRITE_VALUE_64: ClassVar[CUstreamBatchMemOpType]
    CU_STREAM_MEM_OP_BARRIER: ClassVar[CUstreamBatchMemOpType]
    CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES: ClassVar[CUstreamBatchMemOpType]

class CUstreamMemoryBarrier_flags(_Enum):
    CU_STREAM_MEMORY_BARRIER_TYPE_SYS: ClassVar[CUstreamMemoryBarrier_flags]
    CU_STREAM_MEMORY_BARRIER_TYPE_GPU: ClassVar[CUstreamMemoryBarrier_flags]

class CUoccupancy_flags(_Enum):
    CU_OCCUPANCY_DEFAULT: ClassVar[CUoccupancy_flags]
    CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE: ClassVar[CUoccupancy_flags]

class CUstreamUpdateCaptureDependencies_flags(_Enum):
    CU_STREAM_ADD_CAPTURE_DEPENDENCIES: ClassVar[CUstreamUpdateCaptureDependencies_flags]
    CU_STREAM_SET_CAPTURE_DEPENDENCIES: ClassVar[CUstreamUpdateCaptureDependencies_flags]

class CUasyncNotificationType(_Enum):
    CU_ASYNC_NOTIFICATION_TYPE_OVER_BUDGET: ClassVar[CUasyncNotificationType]

class CUarray_format(_Enum):
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
    CU_AD_FORMAT_MAX: ClassVar[CUarray_format]

class CUaddress_mode(_Enum):
    CU_TR_ADDRESS_MODE_WRAP: ClassVar[CUaddress_mode]
    CU_TR_ADDRESS_MODE_CLAMP: ClassVar[CUaddress_mode]
    CU_TR_ADDRESS_MODE_MIRROR: ClassVar[CUaddress_mode]
    CU_TR_ADDRESS_MODE_BORDER: ClassVar[CUaddress_mode]

class CUfilter_mode(_Enum):
    CU_TR_FILTER_MODE_POINT: ClassVar[CUfilter_mode]
    CU_TR_FILTER_MODE_LINEAR: ClassVar[CUfilter_mode]

class CUdevice_attribute(_Enum):
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
    CU_DEVICE_ATTRIBUTE_MAX: ClassVar[CUdevice_attribute]

class CUpointer_attribute(_Enum):
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

class CUfunction_attribute(_Enum):
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
    CU_FUNC_ATTRIBUTE_MAX: ClassVar[CUfunction_attribute]

class CUfunc_cache(_Enum):
    CU_FUNC_CACHE_PREFER_NONE: ClassVar[CUfunc_cache]
    CU_FUNC_CACHE_PREFER_SHARED: ClassVar[CUfunc_cache]
    CU_FUNC_CACHE_PREFER_L1: ClassVar[CUfunc_cache]
    CU_FUNC_CACHE_PREFER_EQUAL: ClassVar[CUfunc_cache]

class CUsharedconfig(_Enum):
    CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE: ClassVar[CUsharedconfig]
    CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE: ClassVar[CUsharedconfig]
    CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE: ClassVar[CUsharedconfig]

class CUshared_carveout(_Enum):
    CU_SHAREDMEM_CARVEOUT_DEFAULT: ClassVar[CUshared_carveout]
    CU_SHAREDMEM_CARVEOUT_MAX_SHARED: ClassVar[CUshared_carveout]
    CU_SHAREDMEM_CARVEOUT_MAX_L1: ClassVar[CUshared_carveout]

class CUmemorytype(_Enum):
    CU_MEMORYTYPE_HOST: ClassVar[CUmemorytype]
    CU_MEMORYTYPE_DEVICE: ClassVar[CUmemorytype]
    CU_MEMORYTYPE_ARRAY: ClassVar[CUmemorytype]
    CU_MEMORYTYPE_UNIFIED: ClassVar[CUmemorytype]

class CUcomputemode(_Enum):
    CU_COMPUTEMODE_DEFAULT: ClassVar[CUcomputemode]
    CU_COMPUTEMODE_PROHIBITED: ClassVar[CUcomputemode]
    CU_COMPUTEMODE_EXCLUSIVE_PROCESS: ClassVar[CUcomputemode]

class CUmem_advise(_Enum):
    CU_MEM_ADVISE_SET_READ_MOSTLY: ClassVar[CUmem_advise]
    CU_MEM_ADVISE_UNSET_READ_MOSTLY: ClassVar[CUmem_advise]
    CU_MEM_ADVISE_SET_PREFERRED_LOCATION: ClassVar[CUmem_advise]
    CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION: ClassVar[CUmem_advise]
    CU_MEM_ADVISE_SET_ACCESSED_BY: ClassVar[CUmem_advise]
    CU_MEM_ADVISE_UNSET_ACCESSED_BY: ClassVar[CUmem_advise]

class CUmem_range_attribute(_Enum):
    CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY: ClassVar[CUmem_range_attribute]
    CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION: ClassVar[CUmem_range_attribute]
    CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY: ClassVar[CUmem_range_attribute]
    CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION: ClassVar[CUmem_range_attribute]
    CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE: ClassVar[CUmem_range_attribute]
    CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID: ClassVar[CUmem_range_attribute]
    CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE: ClassVar[CUmem_range_attribute]
    CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID: ClassVar[CUmem_range_attribute]

class CUjit_option(_Enum):
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
    CU_JIT_NUM_OPTIONS: ClassVar[CUjit_option]

class CUjit_target(_Enum):
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
    CU_TARGET_COMPUTE_101: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_103: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_120: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_121: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_90A: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_100A: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_101A: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_103A: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_120A: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_121A: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_100F: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_101F: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_103F: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_120F: ClassVar[CUjit_target]
    CU_TARGET_COMPUTE_121F: ClassVar[CUjit_target]

class CUjit_fallback(_Enum):
    CU_PREFER_PTX: ClassVar[CUjit_fallback]
    CU_PREFER_BINARY: ClassVar[CUjit_fallback]

class CUjit_cacheMode(_Enum):
    CU_JIT_CACHE_OPTION_NONE: ClassVar[CUjit_cacheMode]
    CU_JIT_CACHE_OPTION_CG: ClassVar[CUjit_cacheMode]
    CU_JIT_CACHE_OPTION_CA: ClassVar[CUjit_cacheMode]

class CUjitInputType(_Enum):
    CU_JIT_INPUT_CUBIN: ClassVar[CUjitInputType]
    CU_JIT_INPUT_PTX: ClassVar[CUjitInputType]
    CU_JIT_INPUT_FATBINARY: ClassVar[CUjitInputType]
    CU_JIT_INPUT_OBJECT: ClassVar[CUjitInputType]
    CU_JIT_INPUT_LIBRARY: ClassVar[CUjitInputType]
    CU_JIT_INPUT_NVVM: ClassVar[CUjitInputType]
    CU_JIT_NUM_INPUT_TYPES: ClassVar[CUjitInputType]

class CUgraphicsRegisterFlags(_Enum):
    CU_GRAPHICS_REGISTER_FLAGS_NONE: ClassVar[CUgraphicsRegisterFlags]
    CU_GRAPHICS_REGISTER_FLAGS_READ_ONLY: ClassVar[CUgraphicsRegisterFlags]
    CU_GRAPHICS_REGISTER_FLAGS_WRITE_DISCARD: ClassVar[CUgraphicsRegisterFlags]
    CU_GRAPHICS_REGISTER_FLAGS_SURFACE_LDST: ClassVar[CUgraphicsRegisterFlags]
    CU_GRAPHICS_REGISTER_FLAGS_TEXTURE_GATHER: ClassVar[CUgraphicsRegisterFlags]

class CUgraphicsMapResourceFlags(_Enum):
    CU_GRAPHICS_MAP_RESOURCE_FLAGS_NONE: ClassVar[CUgraphicsMapResourceFlags]
    CU_GRAPHICS_MAP_RESOURCE_FLAGS_READ_ONLY: ClassVar[CUgraphicsMapResourceFlags]
    CU_GRAPHICS_MAP_RESOURCE_FLAGS_WRITE_DISCARD: ClassVar[CUgraphicsMapResourceFlags]

class CUarray_cubemap_face(_Enum):
    CU_CUBEMAP_FACE_POSITIVE_X: ClassVar[CUarray_cubemap_face]
    CU_CUBEMAP_FACE_NEGATIVE_X: ClassVar[CUarray_cubemap_face]
    CU_CUBEMAP_FACE_POSITIVE_Y: ClassVar[CUarray_cubemap_face]
    CU_CUBEMAP_FACE_NEGATIVE_Y: ClassVar[CUarray_cubemap_face]
    CU_CUBEMAP_FACE_POSITIVE_Z: ClassVar[CUarray_cubemap_face]
    CU_CUBEMAP_FACE_NEGATIVE_Z: ClassVar[CUarray_cubemap_face]

class CUlimit(_Enum):
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
    CU_LIMIT_MAX: ClassVar[CUlimit]

class CUresourcetype(_Enum):
    CU_RESOURCE_TYPE_ARRAY: ClassVar[CUresourcetype]
    CU_RESOURCE_TYPE_MIPMAPPED_ARRAY: ClassVar[CUresourcetype]
    CU_RESOURCE_TYPE_LINEAR: ClassVar[CUresourcetype]
    CU_RESOURCE_TYPE_PITCH2D: ClassVar[CUresourcetype]

class CUaccessProperty(_Enum):
    CU_ACCESS_PROPERTY_NORMAL: ClassVar[CUaccessProperty]
    CU_ACCESS_PROPERTY_STREAMING: ClassVar[CUaccessProperty]
    CU_ACCESS_PROPERTY_PERSISTING: ClassVar[CUaccessProperty]

class CUgraphConditionalNodeType(_Enum):
    CU_GRAPH_COND_TYPE_IF: ClassVar[CUgraphConditionalNodeType]
    CU_GRAPH_COND_TYPE_WHILE: ClassVar[CUgraphConditionalNodeType]
    CU_GRAPH_COND_TYPE_SWITCH: ClassVar[CUgraphConditionalNodeType]

class CUgraphNodeType(_Enum):
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

class CUgraphDependencyType(_Enum):
    CU_GRAPH_DEPENDENCY_TYPE_DEFAULT: ClassVar[CUgraphDependencyType]
    CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC: ClassVar[CUgraphDependencyType]

class CUgraphInstantiateResult(_Enum):
    CUDA_GRAPH_INSTANTIATE_SUCCESS: ClassVar[CUgraphInstantiateResult]
    CUDA_GRAPH_INSTANTIATE_ERROR: ClassVar[CUgraphInstantiateResult]
    CUDA_GRAPH_INSTANTIATE_INVALID_STRUCTURE: ClassVar[CUgraphInstantiateResult]
    CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED: ClassVar[CUgraphInstantiateResult]
    CUDA_GRAPH_INSTANTIATE_MULTIPLE_CTXS_NOT_SUPPORTED: ClassVar[CUgraphInstantiateResult]
    CUDA_GRAPH_INSTANTIATE_CONDITIONAL_HANDLE_UNUSED: ClassVar[CUgraphInstantiateResult]

class CUsynchronizationPolicy(_Enum):
    CU_SYNC_POLICY_AUTO: ClassVar[CUsynchronizationPolicy]
    CU_SYNC_POLICY_SPIN: ClassVar[CUsynchronizationPolicy]
    CU_SYNC_POLICY_YIELD: ClassVar[CUsynchronizationPolicy]
    CU_SYNC_POLICY_BLOCKING_SYNC: ClassVar[CUsynchronizationPolicy]

class CUclusterSchedulingPolicy(_Enum):
    CU_CLUSTER_SCHEDULING_POLICY_DEFAULT: ClassVar[CUclusterSchedulingPolicy]
    CU_CLUSTER_SCHEDULING_POLICY_SPREAD: ClassVar[CUclusterSchedulingPolicy]
    CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING: ClassVar[CUclusterSchedulingPolicy]

class CUlaunchMemSyncDomain(_Enum):
    CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT: ClassVar[CUlaunchMemSyncDomain]
    CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE: ClassVar[CUlaunchMemSyncDomain]

class CUlaunchAttributeID(_Enum):
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

class CUkernelNodeAttrID(_Enum):
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

class CUstreamAttrID(_Enum):
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

class CUstreamCaptureStatus(_Enum):
    CU_STREAM_CAPTURE_STATUS_NONE: ClassVar[CUstreamCaptureStatus]
    CU_STREAM_CAPTURE_STATUS_ACTIVE: ClassVar[CUstreamCaptureStatus]
    CU_STREAM_CAPTURE_STATUS_INVALIDATED: ClassVar[CUstreamCaptureStatus]

class CUstreamCaptureMode(_Enum):
    CU_STREAM_CAPTURE_MODE_GLOBAL: ClassVar[CUstreamCaptureMode]
    CU_STREAM_CAPTURE_MODE_THREAD_LOCAL: ClassVar[CUstreamCaptureMode]
    CU_STREAM_CAPTURE_MODE_RELAXED: ClassVar[CUstreamCaptureMode]

class CUdriverProcAddress_flags(_Enum):
    CU_GET_PROC_ADDRESS_DEFAULT: ClassVar[CUdriverProcAddress_flags]
    CU_GET_PROC_ADDRESS_LEGACY_STREAM: ClassVar[CUdriverProcAddress_flags]
    CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM: ClassVar[CUdriverProcAddress_flags]

class CUdriverProcAddressQueryResult(_Enum):
    CU_GET_PROC_ADDRESS_SUCCESS: ClassVar[CUdriverProcAddressQueryResult]
    CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND: ClassVar[CUdriverProcAddressQueryResult]
    CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT: ClassVar[CUdriverProcAddressQueryResult]

class CUexecAffinityType(_Enum):
    CU_EXEC_AFFINITY_TYPE_SM_COUNT: ClassVar[CUexecAffinityType]
    CU_EXEC_AFFINITY_TYPE_MAX: ClassVar[CUexecAffinityType]

class CUcigDataType(_Enum):
    CIG_DATA_TYPE_D3D12_COMMAND_QUEUE: ClassVar[CUcigDataType]
    CIG_DATA_TYPE_NV_BLOB: ClassVar[CUcigDataType]

class CUlibraryOption(_Enum):
    CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE: ClassVar[CUlibraryOption]
    CU_LIBRARY_BINARY_IS_PRESERVED: ClassVar[CUlibraryOption]
    CU_LIBRARY_NUM_OPTIONS: ClassVar[CUlibraryOption]

class CUresult(_Enum):
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
    CUDA_ERROR_DEVICE_UNAVAILABLE: ClassVar[CUresult]
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
    CUDA_ERROR_UNKNOWN: ClassVar[CUresult]

class CUdevice_P2PAttribute(_Enum):
    CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK: ClassVar[CUdevice_P2PAttribute]
    CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED: ClassVar[CUdevice_P2PAttribute]
    CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED: ClassVar[CUdevice_P2PAttribute]
    CU_DEVICE_P2P_ATTRIBUTE_ACCESS_ACCESS_SUPPORTED: ClassVar[CUdevice_P2PAttribute]
    CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED: ClassVar[CUdevice_P2PAttribute]

class CUresourceViewFormat(_Enum):
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
    CU_TENSOR_MAP_INTERLEAVE_NONE: ClassVar[CUtensorMapInterleave]
    CU_TENSOR_MAP_INTERLEAVE_16B: ClassVar[CUtensorMapInterleave]
    CU_TENSOR_MAP_INTERLEAVE_32B: ClassVar[CUtensorMapInterleave]

class CUtensorMapSwizzle(_Enum):
    CU_TENSOR_MAP_SWIZZLE_NONE: ClassVar[CUtensorMapSwizzle]
    CU_TENSOR_MAP_SWIZZLE_32B: ClassVar[CUtensorMapSwizzle]
    CU_TENSOR_MAP_SWIZZLE_64B: ClassVar[CUtensorMapSwizzle]
    CU_TENSOR_MAP_SWIZZLE_128B: ClassVar[CUtensorMapSwizzle]
    CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B: ClassVar[CUtensorMapSwizzle]
    CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B: ClassVar[CUtensorMapSwizzle]
    CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B: ClassVar[CUtensorMapSwizzle]

class CUtensorMapL2promotion(_Enum):
    CU_TENSOR_MAP_L2_PROMOTION_NONE: ClassVar[CUtensorMapL2promotion]
    CU_TENSOR_MAP_L2_PROMOTION_L2_64B: ClassVar[CUtensorMapL2promotion]
    CU_TENSOR_MAP_L2_PROMOTION_L2_128B: ClassVar[CUtensorMapL2promotion]
    CU_TENSOR_MAP_L2_PROMOTION_L2_256B: ClassVar[CUtensorMapL2promotion]

class CUtensorMapFloatOOBfill(_Enum):
    CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE: ClassVar[CUtensorMapFloatOOBfill]
    CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA: ClassVar[CUtensorMapFloatOOBfill]

class CUtensorMapIm2ColWideMode(_Enum):
    CU_TENSOR_MAP_IM2COL_WIDE_MODE_W: ClassVar[CUtensorMapIm2ColWideMode]
    CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128: ClassVar[CUtensorMapIm2ColWideMode]

class CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS(_Enum):
    CU_POINTER_ATTRIBUTE_ACCESS_FLAG_NONE: ClassVar[CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS]
    CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READ: ClassVar[CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS]
    CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READWRITE: ClassVar[CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS]

class CUexternalMemoryHandleType(_Enum):
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD: ClassVar[CUexternalMemoryHandleType]
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32: ClassVar[CUexternalMemoryHandleType]
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT: ClassVar[CUexternalMemoryHandleType]
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP: ClassVar[CUexternalMemoryHandleType]
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE: ClassVar[CUexternalMemoryHandleType]
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE: ClassVar[CUexternalMemoryHandleType]
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT: ClassVar[CUexternalMemoryHandleType]
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF: ClassVar[CUexternalMemoryHandleType]

class CUexternalSemaphoreHandleType(_Enum):
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
    CU_MEM_HANDLE_TYPE_NONE: ClassVar[CUmemAllocationHandleType]
    CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR: ClassVar[CUmemAllocationHandleType]
    CU_MEM_HANDLE_TYPE_WIN32: ClassVar[CUmemAllocationHandleType]
    CU_MEM_HANDLE_TYPE_WIN32_KMT: ClassVar[CUmemAllocationHandleType]
    CU_MEM_HANDLE_TYPE_FABRIC: ClassVar[CUmemAllocationHandleType]
    CU_MEM_HANDLE_TYPE_MAX: ClassVar[CUmemAllocationHandleType]

class CUmemAccess_flags(_Enum):
    CU_MEM_ACCESS_FLAGS_PROT_NONE: ClassVar[CUmemAccess_flags]
    CU_MEM_ACCESS_FLAGS_PROT_READ: ClassVar[CUmemAccess_flags]
    CU_MEM_ACCESS_FLAGS_PROT_READWRITE: ClassVar[CUmemAccess_flags]
    CU_MEM_ACCESS_FLAGS_PROT_MAX: ClassVar[CUmemAccess_flags]

class CUmemLocationType(_Enum):
    CU_MEM_LOCATION_TYPE_INVALID: ClassVar[CUmemLocationType]
    CU_MEM_LOCATION_TYPE_DEVICE: ClassVar[CUmemLocationType]
    CU_MEM_LOCATION_TYPE_HOST: ClassVar[CUmemLocationType]
    CU_MEM_LOCATION_TYPE_HOST_NUMA: ClassVar[CUmemLocationType]
    CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT: ClassVar[CUmemLocationType]
    CU_MEM_LOCATION_TYPE_MAX: ClassVar[CUmemLocationType]

class CUmemAllocationType(_Enum):
    CU_MEM_ALLOCATION_TYPE_INVALID: ClassVar[CUmemAllocationType]
    CU_MEM_ALLOCATION_TYPE_PINNED: ClassVar[CUmemAllocationType]
    CU_MEM_ALLOCATION_TYPE_MAX: ClassVar[CUmemAllocationType]

class CUmemAllocationGranularity_flags(_Enum):
    CU_MEM_ALLOC_GRANULARITY_MINIMUM: ClassVar[CUmemAllocationGranularity_flags]
    CU_MEM_ALLOC_GRANULARITY_RECOMMENDED: ClassVar[CUmemAllocationGranularity_flags]

class CUmemRangeHandleType(_Enum):
    CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD: ClassVar[CUmemRangeHandleType]
    CU_MEM_RANGE_HANDLE_TYPE_MAX: ClassVar[CUmemRangeHandleType]

class CUmemRangeFlags(_Enum):
    CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE: ClassVar[CUmemRangeFlags]

class CUarraySparseSubresourceType(_Enum):
    CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL: ClassVar[CUarraySparseSubresourceType]
    CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_MIPTAIL: ClassVar[CUarraySparseSubresourceType]

class CUmemOperationType(_Enum):
    CU_MEM_OPERATION_TYPE_MAP: ClassVar[CUmemOperationType]
    CU_MEM_OPERATION_TYPE_UNMAP: ClassVar[CUmemOperationType]

class CUmemHandleType(_Enum):
    CU_MEM_HANDLE_TYPE_GENERIC: ClassVar[CUmemHandleType]

class CUmemAllocationCompType(_Enum):
    CU_MEM_ALLOCATION_COMP_NONE: ClassVar[CUmemAllocationCompType]
    CU_MEM_ALLOCATION_COMP_GENERIC: ClassVar[CUmemAllocationCompType]

class CUmulticastGranularity_flags(_Enum):
    CU_MULTICAST_GRANULARITY_MINIMUM: ClassVar[CUmulticastGranularity_flags]
    CU_MULTICAST_GRANULARITY_RECOMMENDED: ClassVar[CUmulticastGranularity_flags]

class CUgraphExecUpdateResult(_Enum):
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
    CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES: ClassVar[CUmemPool_attribute]
    CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC: ClassVar[CUmemPool_attribute]
    CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES: ClassVar[CUmemPool_attribute]
    CU_MEMPOOL_ATTR_RELEASE_THRESHOLD: ClassVar[CUmemPool_attribute]
    CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT: ClassVar[CUmemPool_attribute]
    CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH: ClassVar[CUmemPool_attribute]
    CU_MEMPOOL_ATTR_USED_MEM_CURRENT: ClassVar[CUmemPool_attribute]
    CU_MEMPOOL_ATTR_USED_MEM_HIGH: ClassVar[CUmemPool_attribute]

class CUmemcpyFlags(_Enum):
    CU_MEMCPY_FLAG_DEFAULT: ClassVar[CUmemcpyFlags]
    CU_MEMCPY_FLAG_PREFER_OVERLAP_WITH_COMPUTE: ClassVar[CUmemcpyFlags]

class CUmemcpySrcAccessOrder(_Enum):
    CU_MEMCPY_SRC_ACCESS_ORDER_INVALID: ClassVar[CUmemcpySrcAccessOrder]
    CU_MEMCPY_SRC_ACCESS_ORDER_STREAM: ClassVar[CUmemcpySrcAccessOrder]
    CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL: ClassVar[CUmemcpySrcAccessOrder]
    CU_MEMCPY_SRC_ACCESS_ORDER_ANY: ClassVar[CUmemcpySrcAccessOrder]
    CU_MEMCPY_SRC_ACCESS_ORDER_MAX: ClassVar[CUmemcpySrcAccessOrder]

class CUmemcpy3DOperandType(_Enum):
    CU_MEMCPY_OPERAND_TYPE_POINTER: ClassVar[CUmemcpy3DOperandType]
    CU_MEMCPY_OPERAND_TYPE_ARRAY: ClassVar[CUmemcpy3DOperandType]
    CU_MEMCPY_OPERAND_TYPE_MAX: ClassVar[CUmemcpy3DOperandType]

class CUgraphMem_attribute(_Enum):
    CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT: ClassVar[CUgraphMem_attribute]
    CU_GRAPH_MEM_ATTR_USED_MEM_HIGH: ClassVar[CUgraphMem_attribute]
    CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT: ClassVar[CUgraphMem_attribute]
    CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH: ClassVar[CUgraphMem_attribute]

class CUgraphChildGraphNodeOwnership(_Enum):
    CU_GRAPH_CHILD_GRAPH_OWNERSHIP_CLONE: ClassVar[CUgraphChildGraphNodeOwnership]
    CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE: ClassVar[CUgraphChildGraphNodeOwnership]

class CUflushGPUDirectRDMAWritesOptions(_Enum):
    CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_HOST: ClassVar[CUflushGPUDirectRDMAWritesOptions]
    CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_MEMOPS: ClassVar[CUflushGPUDirectRDMAWritesOptions]

class CUGPUDirectRDMAWritesOrdering(_Enum):
    CU_GPU_DIRECT_RDMA_WRITES_ORDERING_NONE: ClassVar[CUGPUDirectRDMAWritesOrdering]
    CU_GPU_DIRECT_RDMA_WRITES_ORDERING_OWNER: ClassVar[CUGPUDirectRDMAWritesOrdering]
    CU_GPU_DIRECT_RDMA_WRITES_ORDERING_ALL_DEVICES: ClassVar[CUGPUDirectRDMAWritesOrdering]

class CUflushGPUDirectRDMAWritesScope(_Enum):
    CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER: ClassVar[CUflushGPUDirectRDMAWritesScope]
    CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_ALL_DEVICES: ClassVar[CUflushGPUDirectRDMAWritesScope]

class CUflushGPUDirectRDMAWritesTarget(_Enum):
    CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX: ClassVar[CUflushGPUDirectRDMAWritesTarget]

class CUgraphDebugDot_flags(_Enum):
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

class CUuserObject_flags(_Enum):
    CU_USER_OBJECT_NO_DESTRUCTOR_SYNC: ClassVar[CUuserObject_flags]

class CUuserObjectRetain_flags(_Enum):
    CU_GRAPH_USER_OBJECT_MOVE: ClassVar[CUuserObjectRetain_flags]

class CUgraphInstantiate_flags(_Enum):
    CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH: ClassVar[CUgraphInstantiate_flags]
    CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD: ClassVar[CUgraphInstantiate_flags]
    CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH: ClassVar[CUgraphInstantiate_flags]
    CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY: ClassVar[CUgraphInstantiate_flags]

class CUdeviceNumaConfig(_Enum):
    CU_DEVICE_NUMA_CONFIG_NONE: ClassVar[CUdeviceNumaConfig]
    CU_DEVICE_NUMA_CONFIG_NUMA_NODE: ClassVar[CUdeviceNumaConfig]

class CUprocessState(_Enum):
    CU_PROCESS_STATE_RUNNING: ClassVar[CUprocessState]
    CU_PROCESS_STATE_LOCKED: ClassVar[CUprocessState]
    CU_PROCESS_STATE_CHECKPOINTED: ClassVar[CUprocessState]
    CU_PROCESS_STATE_FAILED: ClassVar[CUprocessState]

class CUmoduleLoadingMode(_Enum):
    CU_MODULE_EAGER_LOADING: ClassVar[CUmoduleLoadingMode]
    CU_MODULE_LAZY_LOADING: ClassVar[CUmoduleLoadingMode]

class CUmemDecompressAlgorithm(_Enum):
    CU_MEM_DECOMPRESS_UNSUPPORTED: ClassVar[CUmemDecompressAlgorithm]
    CU_MEM_DECOMPRESS_ALGORITHM_DEFLATE: ClassVar[CUmemDecompressAlgorithm]
    CU_MEM_DECOMPRESS_ALGORITHM_SNAPPY: ClassVar[CUmemDecompressAlgorithm]
    CU_MEM_DECOMPRESS_ALGORITHM_LZ4: ClassVar[CUmemDecompressAlgorithm]

class CUfunctionLoadingState(_Enum):
    CU_FUNCTION_LOADING_STATE_UNLOADED: ClassVar[CUfunctionLoadingState]
    CU_FUNCTION_LOADING_STATE_LOADED: ClassVar[CUfunctionLoadingState]
    CU_FUNCTION_LOADING_STATE_MAX: ClassVar[CUfunctionLoadingState]

class CUcoredumpSettings(_Enum):
    CU_COREDUMP_ENABLE_ON_EXCEPTION: ClassVar[CUcoredumpSettings]
    CU_COREDUMP_TRIGGER_HOST: ClassVar[CUcoredumpSettings]
    CU_COREDUMP_LIGHTWEIGHT: ClassVar[CUcoredumpSettings]
    CU_COREDUMP_ENABLE_USER_TRIGGER: ClassVar[CUcoredumpSettings]
    CU_COREDUMP_FILE: ClassVar[CUcoredumpSettings]
    CU_COREDUMP_PIPE: ClassVar[CUcoredumpSettings]
    CU_COREDUMP_GENERATION_FLAGS: ClassVar[CUcoredumpSettings]
    CU_COREDUMP_MAX: ClassVar[CUcoredumpSettings]

class CUCoredumpGenerationFlags(_Enum):
    CU_COREDUMP_DEFAULT_FLAGS: ClassVar[CUCoredumpGenerationFlags]
    CU_COREDUMP_SKIP_NONRELOCATED_ELF_IMAGES: ClassVar[CUCoredumpGenerationFlags]
    CU_COREDUMP_SKIP_GLOBAL_MEMORY: ClassVar[CUCoredumpGenerationFlags]
    CU_COREDUMP_SKIP_SHARED_MEMORY: ClassVar[CUCoredumpGenerationFlags]
    CU_COREDUMP_SKIP_LOCAL_MEMORY: ClassVar[CUCoredumpGenerationFlags]
    CU_COREDUMP_SKIP_ABORT: ClassVar[CUCoredumpGenerationFlags]
    CU_COREDUMP_SKIP_CONSTBANK_MEMORY: ClassVar[CUCoredumpGenerationFlags]
    CU_COREDUMP_LIGHTWEIGHT_FLAGS: ClassVar[CUCoredumpGenerationFlags]

class CUgreenCtxCreate_flags(_Enum):
    CU_GREEN_CTX_DEFAULT_STREAM: ClassVar[CUgreenCtxCreate_flags]

class CUdevSmResourceSplit_flags(_Enum):
    CU_DEV_SM_RESOURCE_SPLIT_IGNORE_SM_COSCHEDULING: ClassVar[CUdevSmResourceSplit_flags]
    CU_DEV_SM_RESOURCE_SPLIT_MAX_POTENTIAL_CLUSTER_SIZE: ClassVar[CUdevSmResourceSplit_flags]

class CUdevResourceType(_Enum):
    CU_DEV_RESOURCE_TYPE_INVALID: ClassVar[CUdevResourceType]
    CU_DEV_RESOURCE_TYPE_SM: ClassVar[CUdevResourceType]

class CUlogLevel(_Enum):
    CU_LOG_LEVEL_ERROR: ClassVar[CUlogLevel]
    CU_LOG_LEVEL_WARNING: ClassVar[CUlogLevel]

class CUoutput_mode(_Enum):
    CU_OUT_KEY_VALUE_PAIR: ClassVar[CUoutput_mode]
    CU_OUT_CSV: ClassVar[CUoutput_mode]

class CUeglFrameType(_Enum):
    CU_EGL_FRAME_TYPE_ARRAY: ClassVar[CUeglFrameType]
    CU_EGL_FRAME_TYPE_PITCH: ClassVar[CUeglFrameType]

class CUeglResourceLocationFlags(_Enum):
    CU_EGL_RESOURCE_LOCATION_SYSMEM: ClassVar[CUeglResourceLocationFlags]
    CU_EGL_RESOURCE_LOCATION_VIDMEM: ClassVar[CUeglResourceLocationFlags]

class CUeglColorFormat(_Enum):
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
    CU_GL_DEVICE_LIST_ALL: ClassVar[CUGLDeviceList]
    CU_GL_DEVICE_LIST_CURRENT_FRAME: ClassVar[CUGLDeviceList]
    CU_GL_DEVICE_LIST_NEXT_FRAME: ClassVar[CUGLDeviceList]

class CUGLmap_flags(_Enum):
    CU_GL_MAP_RESOURCE_FLAGS_NONE: ClassVar[CUGLmap_flags]
    CU_GL_MAP_RESOURCE_FLAGS_READ_ONLY: ClassVar[CUGLmap_flags]
    CU_GL_MAP_RESOURCE_FLAGS_WRITE_DISCARD: ClassVar[CUGLmap_flags]

class CUcontext(_Handle):
    ...
class CUmodule(_Handle):
    ...
class CUfunction(_Handle):
    ...
class CUlibrary(_Handle):
    ...
class CUkernel(_Handle):
    ...
class CUarray(_Handle):
    ...
class CUmipmappedArray(_Handle):
    ...
class CUtexref(_Handle):
    ...
class CUsurfref(_Handle):
    ...
class CUevent(_Handle):
    ...
class CUstream(_Handle):
    def __cuda_stream__(self) -> tuple[int, int]: ...
class CUgraphicsResource(_Handle):
    ...
class CUexternalMemory(_Handle):
    ...
class CUexternalSemaphore(_Handle):
    ...
class CUgraph(_Handle):
    ...
class CUgraphNode(_Handle):
    ...
class CUgraphExec(_Handle):
    ...
class CUmemoryPool(_Handle):
    ...
class CUuserObject(_Handle):
    ...
class CUgraphDeviceNode(_Handle):
    ...
class CUasyncCallbackHandle(_Handle):
    ...
class CUgreenCtx(_Handle):
    ...
class CUlinkState(_Handle):
    ...
class CUdevResourceDesc(_Handle):
    ...
class CUlogsCallbackHandle(_Handle):
    ...
class EGLImageKHR(_Handle):
    ...
class EGLStreamKHR(_Handle):
    ...
class EGLSyncKHR(_Handle):
    ...
class CUeglStreamConnection(_Handle):
    ...
class cuuint32_t(_Cell):
    ...
class cuuint64_t(_Cell):
    ...
class CUdeviceptr_v2(_Cell):
    ...
class CUdeviceptr(_Cell):
    ...
class CUdevice_v1(_Cell):
    ...
class CUdevice(_Cell):
    ...
class CUtexObject_v1(_Cell):
    ...
class CUtexObject(_Cell):
    ...
class CUsurfObject_v1(_Cell):
    ...
class CUsurfObject(_Cell):
    ...
class CUgraphConditionalHandle(_Cell):
    ...
class CUmemGenericAllocationHandle_v1(_Cell):
    ...
class CUmemGenericAllocationHandle(_Cell):
    ...
class CUlogIterator(_Cell):
    ...
class EGLint(_Cell):
    ...
class GLenum(_Cell):
    ...
class GLuint(_Cell):
    ...
class VdpDevice(_Cell):
    ...
class VdpVideoSurface(_Cell):
    ...
class VdpOutputSurface(_Cell):
    ...
class CUasyncCallback(_Handle):
    ...
class CUhostFn(_Handle):
    ...
class CUstreamCallback(_Handle):
    ...
class CUoccupancyB2DSize(_Handle):
    ...
class CUlogsCallback(_Handle):
    ...

class CUuuid_st(_Record):
    @property
    def bytes(self) -> _bytes: ...
class CUuuid(CUuuid_st):
    ...

class CUmemFabricHandle_st(_Record):
    @property
    def data(self) -> _bytes: ...
    @data.setter
    def data(self, value: _bytes | Sequence[int]) -> None: ...
class CUmemFabricHandle_v1(CUmemFabricHandle_st):
    ...
class CUmemFabricHandle(CUmemFabricHandle_v1):
    ...

class CUipcEventHandle_st(_Record):
    @property
    def reserved(self) -> _bytes: ...
    @reserved.setter
    def reserved(self, value: _bytes | Sequence[int]) -> None: ...
class CUipcEventHandle_v1(CUipcEventHandle_st):
    ...
class CUipcEventHandle(CUipcEventHandle_v1):
    ...

class CUipcMemHandle_st(_Record):
    @property
    def reserved(self) -> _bytes: ...
    @reserved.setter
    def reserved(self, value: _bytes | Sequence[int]) -> None: ...
class CUipcMemHandle_v1(CUipcMemHandle_st):
    ...
class CUipcMemHandle(CUipcMemHandle_v1):
    ...

class CUstreamBatchMemOpParams_union(_Record):
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
    def pad(self) -> list[cuuint64_t]: ...
    @pad.setter
    def pad(self, value: Sequence[cuuint64_t]) -> None: ...
class CUstreamBatchMemOpParams_v1(CUstreamBatchMemOpParams_union):
    ...
class CUstreamBatchMemOpParams(CUstreamBatchMemOpParams_v1):
    ...

class CUstreamMemOpWaitValueParams_st(_Record):
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
    @property
    def value(self) -> cuuint32_t: ...
    @value.setter
    def value(self, value: cuuint32_t | _Int | None) -> None: ...
    @property
    def value64(self) -> cuuint64_t: ...
    @value64.setter
    def value64(self, value: cuuint64_t | _Int | None) -> None: ...

class CUstreamMemOpWriteValueParams_st(_Record):
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
    @property
    def value(self) -> cuuint32_t: ...
    @value.setter
    def value(self, value: cuuint32_t | _Int | None) -> None: ...
    @property
    def value64(self) -> cuuint64_t: ...
    @value64.setter
    def value64(self, value: cuuint64_t | _Int | None) -> None: ...

class CUstreamMemOpFlushRemoteWritesParams_st(_Record):
    @property
    def operation(self) -> CUstreamBatchMemOpType: ...
    @operation.setter
    def operation(self, value: CUstreamBatchMemOpType | int) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...

class CUstreamMemOpMemoryBarrierParams_st(_Record):
    @property
    def operation(self) -> CUstreamBatchMemOpType: ...
    @operation.setter
    def operation(self, value: CUstreamBatchMemOpType | int) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...

class CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st(_Record):
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
    ...
class CUDA_BATCH_MEM_OP_NODE_PARAMS(CUDA_BATCH_MEM_OP_NODE_PARAMS_v1):
    ...

class CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st(_Record):
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
    ...

class CUasyncNotificationInfo_st(_Record):
    @property
    def type(self) -> CUasyncNotificationType: ...
    @type.setter
    def type(self, value: CUasyncNotificationType | int) -> None: ...
    @property
    def info(self) -> CUasyncNotificationInfo_anon0: ...
    @info.setter
    def info(self, value: CUasyncNotificationInfo_anon0) -> None: ...
class CUasyncNotificationInfo(CUasyncNotificationInfo_st):
    ...

class CUasyncNotificationInfo_anon0(_Record):
    @property
    def overBudget(self) -> CUasyncNotificationInfo_anon0_anon0: ...
    @overBudget.setter
    def overBudget(self, value: CUasyncNotificationInfo_anon0_anon0) -> None: ...

class CUasyncNotificationInfo_anon0_anon0(_Record):
    @property
    def bytesOverBudget(self) -> int: ...
    @bytesOverBudget.setter
    def bytesOverBudget(self, value: _Int) -> None: ...

class CUdevprop_st(_Record):
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
    ...
class CUdevprop(CUdevprop_v1):
    ...

class CUaccessPolicyWindow_st(_Record):
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
    ...
class CUaccessPolicyWindow(CUaccessPolicyWindow_v1):
    ...

class CUDA_KERNEL_NODE_PARAMS_st(_Record):
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
    ...

class CUDA_KERNEL_NODE_PARAMS_v2_st(_Record):
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
    ...
class CUDA_KERNEL_NODE_PARAMS(CUDA_KERNEL_NODE_PARAMS_v2):
    ...

class CUDA_KERNEL_NODE_PARAMS_v3_st(_Record):
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
    ...

class CUDA_MEMSET_NODE_PARAMS_st(_Record):
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
    ...
class CUDA_MEMSET_NODE_PARAMS(CUDA_MEMSET_NODE_PARAMS_v1):
    ...

class CUDA_MEMSET_NODE_PARAMS_v2_st(_Record):
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
    ...

class CUDA_HOST_NODE_PARAMS_st(_Record):
    @property
    def fn(self) -> CUhostFn: ...
    @fn.setter
    def fn(self, value: CUhostFn | _Int | None) -> None: ...
    @property
    def userData(self) -> int: ...
    @userData.setter
    def userData(self, value: _Address) -> None: ...
class CUDA_HOST_NODE_PARAMS_v1(CUDA_HOST_NODE_PARAMS_st):
    ...
class CUDA_HOST_NODE_PARAMS(CUDA_HOST_NODE_PARAMS_v1):
    ...

class CUDA_HOST_NODE_PARAMS_v2_st(_Record):
    @property
    def fn(self) -> CUhostFn: ...
    @fn.setter
    def fn(self, value: CUhostFn | _Int | None) -> None: ...
    @property
    def userData(self) -> int: ...
    @userData.setter
    def userData(self, value: _Address) -> None: ...
class CUDA_HOST_NODE_PARAMS_v2(CUDA_HOST_NODE_PARAMS_v2_st):
    ...

class CUDA_CONDITIONAL_NODE_PARAMS(_Record):
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
    ...

class CUDA_GRAPH_INSTANTIATE_PARAMS_st(_Record):
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
    ...

class CUlaunchMemSyncDomainMap_st(_Record):
    @property
    def default_(self) -> int: ...
    @default_.setter
    def default_(self, value: _Int) -> None: ...
    @property
    def remote(self) -> int: ...
    @remote.setter
    def remote(self, value: _Int) -> None: ...
class CUlaunchMemSyncDomainMap(CUlaunchMemSyncDomainMap_st):
    ...

class CUlaunchAttributeValue_union(_Record):
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
class CUlaunchAttributeValue(CUlaunchAttributeValue_union):
    ...
class CUkernelNodeAttrValue_v1(CUlaunchAttributeValue):
    ...
class CUkernelNodeAttrValue(CUkernelNodeAttrValue_v1):
    ...
class CUstreamAttrValue_v1(CUlaunchAttributeValue):
    ...
class CUstreamAttrValue(CUstreamAttrValue_v1):
    ...

class CUlaunchAttributeValue_anon0(_Record):
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
    @property
    def event(self) -> CUevent: ...
    @event.setter
    def event(self, value: CUevent | _Int | None) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...

class CUlaunchAttributeValue_anon3(_Record):
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
    @property
    def deviceUpdatable(self) -> int: ...
    @deviceUpdatable.setter
    def deviceUpdatable(self, value: _Int) -> None: ...
    @property
    def devNode(self) -> CUgraphDeviceNode: ...
    @devNode.setter
    def devNode(self, value: CUgraphDeviceNode | _Int | None) -> None: ...

class CUlaunchAttribute_st(_Record):
    @property
    def id(self) -> CUlaunchAttributeID: ...
    @id.setter
    def id(self, value: CUlaunchAttributeID | int) -> None: ...
    @property
    def value(self) -> CUlaunchAttributeValue: ...
    @value.setter
    def value(self, value: CUlaunchAttributeValue) -> None: ...
class CUlaunchAttribute(CUlaunchAttribute_st):
    ...

class CUlaunchConfig_st(_Record):
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
    ...

class CUexecAffinitySmCount_st(_Record):
    @property
    def val(self) -> int: ...
    @val.setter
    def val(self, value: _Int) -> None: ...
class CUexecAffinitySmCount_v1(CUexecAffinitySmCount_st):
    ...
class CUexecAffinitySmCount(CUexecAffinitySmCount_v1):
    ...

class CUexecAffinityParam_st(_Record):
    @property
    def type(self) -> CUexecAffinityType: ...
    @type.setter
    def type(self, value: CUexecAffinityType | int) -> None: ...
    @property
    def param(self) -> CUexecAffinityParam_anon0: ...
    @param.setter
    def param(self, value: CUexecAffinityParam_anon0) -> None: ...
class CUexecAffinityParam_v1(CUexecAffinityParam_st):
    ...
class CUexecAffinityParam(CUexecAffinityParam_v1):
    ...

class CUexecAffinityParam_anon0(_Record):
    @property
    def smCount(self) -> CUexecAffinitySmCount: ...
    @smCount.setter
    def smCount(self, value: CUexecAffinitySmCount) -> None: ...

class CUctxCigParam_st(_Record):
    @property
    def sharedDataType(self) -> CUcigDataType: ...
    @sharedDataType.setter
    def sharedDataType(self, value: CUcigDataType | int) -> None: ...
    @property
    def sharedData(self) -> int: ...
    @sharedData.setter
    def sharedData(self, value: _Address) -> None: ...
class CUctxCigParam(CUctxCigParam_st):
    ...

class CUctxCreateParams_st(_Record):
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
    ...

class CUlibraryHostUniversalFunctionAndDataTable_st(_Record):
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
    ...

class CUDA_MEMCPY2D_st(_Record):
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
    ...
class CUDA_MEMCPY2D(CUDA_MEMCPY2D_v2):
    ...

class CUDA_MEMCPY3D_st(_Record):
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
    ...
class CUDA_MEMCPY3D(CUDA_MEMCPY3D_v2):
    ...

class CUDA_MEMCPY3D_PEER_st(_Record):
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
    ...
class CUDA_MEMCPY3D_PEER(CUDA_MEMCPY3D_PEER_v1):
    ...

class CUDA_MEMCPY_NODE_PARAMS_st(_Record):
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
    ...

class CUDA_ARRAY_DESCRIPTOR_st(_Record):
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
    ...
class CUDA_ARRAY_DESCRIPTOR(CUDA_ARRAY_DESCRIPTOR_v2):
    ...

class CUDA_ARRAY3D_DESCRIPTOR_st(_Record):
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
    ...
class CUDA_ARRAY3D_DESCRIPTOR(CUDA_ARRAY3D_DESCRIPTOR_v2):
    ...

class CUDA_ARRAY_SPARSE_PROPERTIES_st(_Record):
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
    ...
class CUDA_ARRAY_SPARSE_PROPERTIES(CUDA_ARRAY_SPARSE_PROPERTIES_v1):
    ...

class CUDA_ARRAY_SPARSE_PROPERTIES_anon0(_Record):
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
    @property
    def size(self) -> int: ...
    @size.setter
    def size(self, value: _Int) -> None: ...
    @property
    def alignment(self) -> int: ...
    @alignment.setter
    def alignment(self, value: _Int) -> None: ...
class CUDA_ARRAY_MEMORY_REQUIREMENTS_v1(CUDA_ARRAY_MEMORY_REQUIREMENTS_st):
    ...
class CUDA_ARRAY_MEMORY_REQUIREMENTS(CUDA_ARRAY_MEMORY_REQUIREMENTS_v1):
    ...

class CUDA_RESOURCE_DESC_st(_Record):
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
    ...
class CUDA_RESOURCE_DESC(CUDA_RESOURCE_DESC_v1):
    ...

class CUDA_RESOURCE_DESC_anon0(_Record):
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
    @property
    def hArray(self) -> CUarray: ...
    @hArray.setter
    def hArray(self, value: CUarray | _Int | None) -> None: ...

class CUDA_RESOURCE_DESC_anon0_anon1(_Record):
    @property
    def hMipmappedArray(self) -> CUmipmappedArray: ...
    @hMipmappedArray.setter
    def hMipmappedArray(self, value: CUmipmappedArray | _Int | None) -> None: ...

class CUDA_RESOURCE_DESC_anon0_anon2(_Record):
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
    ...

class CUDA_TEXTURE_DESC_st(_Record):
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
    ...
class CUDA_TEXTURE_DESC(CUDA_TEXTURE_DESC_v1):
    ...

class CUDA_RESOURCE_VIEW_DESC_st(_Record):
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
    ...
class CUDA_RESOURCE_VIEW_DESC(CUDA_RESOURCE_VIEW_DESC_v1):
    ...

class CUtensorMap_st(_Record):
    @property
    def opaque(self) -> list[cuuint64_t]: ...
    @opaque.setter
    def opaque(self, value: Sequence[cuuint64_t]) -> None: ...
class CUtensorMap(CUtensorMap_st):
    ...

class CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st(_Record):
    @property
    def p2pToken(self) -> int: ...
    @p2pToken.setter
    def p2pToken(self, value: _Int) -> None: ...
    @property
    def vaSpaceToken(self) -> int: ...
    @vaSpaceToken.setter
    def vaSpaceToken(self, value: _Int) -> None: ...
class CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1(CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st):
    ...
class CUDA_POINTER_ATTRIBUTE_P2P_TOKENS(CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1):
    ...

class CUDA_LAUNCH_PARAMS_st(_Record):
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
    ...
class CUDA_LAUNCH_PARAMS(CUDA_LAUNCH_PARAMS_v1):
    ...

class CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st(_Record):
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
    ...
class CUDA_EXTERNAL_MEMORY_HANDLE_DESC(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1):
    ...

class CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0(_Record):
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
    @property
    def handle(self) -> int: ...
    @handle.setter
    def handle(self, value: _Address) -> None: ...
    @property
    def name(self) -> int: ...
    @name.setter
    def name(self, value: _Address) -> None: ...

class CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st(_Record):
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
    ...
class CUDA_EXTERNAL_MEMORY_BUFFER_DESC(CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1):
    ...

class CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st(_Record):
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
    ...
class CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC(CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1):
    ...

class CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st(_Record):
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
    ...
class CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1):
    ...

class CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0(_Record):
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
    @property
    def handle(self) -> int: ...
    @handle.setter
    def handle(self, value: _Address) -> None: ...
    @property
    def name(self) -> int: ...
    @name.setter
    def name(self, value: _Address) -> None: ...

class CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st(_Record):
    @property
    def params(self) -> CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0: ...
    @params.setter
    def params(self, value: CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...
class CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st):
    ...
class CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1):
    ...

class CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0(_Record):
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
    @property
    def value(self) -> int: ...
    @value.setter
    def value(self, value: _Int) -> None: ...

class CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon1(_Record):
    @property
    def fence(self) -> int: ...
    @fence.setter
    def fence(self, value: _Address) -> None: ...

class CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon2(_Record):
    @property
    def key(self) -> int: ...
    @key.setter
    def key(self, value: _Int) -> None: ...

class CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st(_Record):
    @property
    def params(self) -> CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0: ...
    @params.setter
    def params(self, value: CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0) -> None: ...
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...
class CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st):
    ...
class CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1):
    ...

class CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0(_Record):
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
    @property
    def value(self) -> int: ...
    @value.setter
    def value(self, value: _Int) -> None: ...

class CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon1(_Record):
    @property
    def fence(self) -> int: ...
    @fence.setter
    def fence(self, value: _Address) -> None: ...

class CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon2(_Record):
    @property
    def key(self) -> int: ...
    @key.setter
    def key(self, value: _Int) -> None: ...
    @property
    def timeoutMs(self) -> int: ...
    @timeoutMs.setter
    def timeoutMs(self, value: _Int) -> None: ...

class CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st(_Record):
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
    ...
class CUDA_EXT_SEM_SIGNAL_NODE_PARAMS(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1):
    ...

class CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st(_Record):
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
class CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st):
    ...

class CUDA_EXT_SEM_WAIT_NODE_PARAMS_st(_Record):
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
    ...
class CUDA_EXT_SEM_WAIT_NODE_PARAMS(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1):
    ...

class CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st(_Record):
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
class CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st):
    ...

class CUarrayMapInfo_st(_Record):
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
    ...
class CUarrayMapInfo(CUarrayMapInfo_v1):
    ...

class CUarrayMapInfo_anon0(_Record):
    @property
    def mipmap(self) -> CUmipmappedArray: ...
    @mipmap.setter
    def mipmap(self, value: CUmipmappedArray | _Int | None) -> None: ...
    @property
    def array(self) -> CUarray: ...
    @array.setter
    def array(self, value: CUarray | _Int | None) -> None: ...

class CUarrayMapInfo_anon1(_Record):
    @property
    def sparseLevel(self) -> CUarrayMapInfo_anon1_anon0: ...
    @sparseLevel.setter
    def sparseLevel(self, value: CUarrayMapInfo_anon1_anon0) -> None: ...
    @property
    def miptail(self) -> CUarrayMapInfo_anon1_anon1: ...
    @miptail.setter
    def miptail(self, value: CUarrayMapInfo_anon1_anon1) -> None: ...

class CUarrayMapInfo_anon1_anon0(_Record):
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
    @property
    def memHandle(self) -> CUmemGenericAllocationHandle: ...
    @memHandle.setter
    def memHandle(self, value: CUmemGenericAllocationHandle | _Int | None) -> None: ...

class CUmemLocation_st(_Record):
    @property
    def type(self) -> CUmemLocationType: ...
    @type.setter
    def type(self, value: CUmemLocationType | int) -> None: ...
    @property
    def id(self) -> int: ...
    @id.setter
    def id(self, value: _Int) -> None: ...
class CUmemLocation_v1(CUmemLocation_st):
    ...
class CUmemLocation(CUmemLocation_v1):
    ...

class CUmemAllocationProp_st(_Record):
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
    ...
class CUmemAllocationProp(CUmemAllocationProp_v1):
    ...

class CUmemAllocationProp_anon0(_Record):
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
    ...
class CUmulticastObjectProp(CUmulticastObjectProp_v1):
    ...

class CUmemAccessDesc_st(_Record):
    @property
    def location(self) -> CUmemLocation: ...
    @location.setter
    def location(self, value: CUmemLocation) -> None: ...
    @property
    def flags(self) -> CUmemAccess_flags: ...
    @flags.setter
    def flags(self, value: CUmemAccess_flags | int) -> None: ...
class CUmemAccessDesc_v1(CUmemAccessDesc_st):
    ...
class CUmemAccessDesc(CUmemAccessDesc_v1):
    ...

class CUgraphExecUpdateResultInfo_st(_Record):
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
    ...
class CUgraphExecUpdateResultInfo(CUgraphExecUpdateResultInfo_v1):
    ...

class CUmemPoolProps_st(_Record):
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
class CUmemPoolProps_v1(CUmemPoolProps_st):
    ...
class CUmemPoolProps(CUmemPoolProps_v1):
    ...

class CUmemPoolPtrExportData_st(_Record):
    @property
    def reserved(self) -> _bytes: ...
    @reserved.setter
    def reserved(self, value: _bytes | Sequence[int]) -> None: ...
class CUmemPoolPtrExportData_v1(CUmemPoolPtrExportData_st):
    ...
class CUmemPoolPtrExportData(CUmemPoolPtrExportData_v1):
    ...

class CUmemcpyAttributes_st(_Record):
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
    ...
class CUmemcpyAttributes(CUmemcpyAttributes_v1):
    ...

class CUoffset3D_st(_Record):
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
    ...
class CUoffset3D(CUoffset3D_v1):
    ...

class CUextent3D_st(_Record):
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
    ...
class CUextent3D(CUextent3D_v1):
    ...

class CUmemcpy3DOperand_st(_Record):
    @property
    def type(self) -> CUmemcpy3DOperandType: ...
    @type.setter
    def type(self, value: CUmemcpy3DOperandType | int) -> None: ...
    @property
    def op(self) -> CUmemcpy3DOperand_anon0: ...
    @op.setter
    def op(self, value: CUmemcpy3DOperand_anon0) -> None: ...
class CUmemcpy3DOperand_v1(CUmemcpy3DOperand_st):
    ...
class CUmemcpy3DOperand(CUmemcpy3DOperand_v1):
    ...

class CUmemcpy3DOperand_anon0(_Record):
    @property
    def ptr(self) -> CUmemcpy3DOperand_anon0_anon0: ...
    @ptr.setter
    def ptr(self, value: CUmemcpy3DOperand_anon0_anon0) -> None: ...
    @property
    def array(self) -> CUmemcpy3DOperand_anon0_anon1: ...
    @array.setter
    def array(self, value: CUmemcpy3DOperand_anon0_anon1) -> None: ...

class CUmemcpy3DOperand_anon0_anon0(_Record):
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
    @property
    def array(self) -> CUarray: ...
    @array.setter
    def array(self, value: CUarray | _Int | None) -> None: ...
    @property
    def offset(self) -> CUoffset3D: ...
    @offset.setter
    def offset(self, value: CUoffset3D) -> None: ...

class CUDA_MEMCPY3D_BATCH_OP_st(_Record):
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
    ...
class CUDA_MEMCPY3D_BATCH_OP(CUDA_MEMCPY3D_BATCH_OP_v1):
    ...

class CUDA_MEM_ALLOC_NODE_PARAMS_v1_st(_Record):
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
    ...
class CUDA_MEM_ALLOC_NODE_PARAMS(CUDA_MEM_ALLOC_NODE_PARAMS_v1):
    ...

class CUDA_MEM_ALLOC_NODE_PARAMS_v2_st(_Record):
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
    ...

class CUDA_MEM_FREE_NODE_PARAMS_st(_Record):
    @property
    def dptr(self) -> CUdeviceptr: ...
    @dptr.setter
    def dptr(self, value: CUdeviceptr | _Int | None) -> None: ...
class CUDA_MEM_FREE_NODE_PARAMS(CUDA_MEM_FREE_NODE_PARAMS_st):
    ...

class CUDA_CHILD_GRAPH_NODE_PARAMS_st(_Record):
    @property
    def graph(self) -> CUgraph: ...
    @graph.setter
    def graph(self, value: CUgraph | _Int | None) -> None: ...
    @property
    def ownership(self) -> CUgraphChildGraphNodeOwnership: ...
    @ownership.setter
    def ownership(self, value: CUgraphChildGraphNodeOwnership | int) -> None: ...
class CUDA_CHILD_GRAPH_NODE_PARAMS(CUDA_CHILD_GRAPH_NODE_PARAMS_st):
    ...

class CUDA_EVENT_RECORD_NODE_PARAMS_st(_Record):
    @property
    def event(self) -> CUevent: ...
    @event.setter
    def event(self, value: CUevent | _Int | None) -> None: ...
class CUDA_EVENT_RECORD_NODE_PARAMS(CUDA_EVENT_RECORD_NODE_PARAMS_st):
    ...

class CUDA_EVENT_WAIT_NODE_PARAMS_st(_Record):
    @property
    def event(self) -> CUevent: ...
    @event.setter
    def event(self, value: CUevent | _Int | None) -> None: ...
class CUDA_EVENT_WAIT_NODE_PARAMS(CUDA_EVENT_WAIT_NODE_PARAMS_st):
    ...

class CUgraphNodeParams_st(_Record):
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
class CUgraphNodeParams(CUgraphNodeParams_st):
    ...

class CUgraphNodeParams_anon0(_Record):
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

class CUcheckpointLockArgs_st(_Record):
    @property
    def timeoutMs(self) -> int: ...
    @timeoutMs.setter
    def timeoutMs(self, value: _Int) -> None: ...
class CUcheckpointLockArgs(CUcheckpointLockArgs_st):
    ...
class CUcheckpointCheckpointArgs_st(_Record):
    ...
class CUcheckpointCheckpointArgs(CUcheckpointCheckpointArgs_st):
    ...
class CUcheckpointRestoreArgs_st(_Record):
    ...
class CUcheckpointRestoreArgs(CUcheckpointRestoreArgs_st):
    ...
class CUcheckpointUnlockArgs_st(_Record):
    ...
class CUcheckpointUnlockArgs(CUcheckpointUnlockArgs_st):
    ...

class CUmemDecompressParams_st(_Record):
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
    ...

class CUdevSmResource_st(_Record):
    @property
    def smCount(self) -> int: ...
    @smCount.setter
    def smCount(self, value: _Int) -> None: ...
class CUdevSmResource(CUdevSmResource_st):
    ...

class CUdevResource_st(_Record):
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
    def _oversize(self) -> _bytes: ...
    @_oversize.setter
    def _oversize(self, value: _bytes | Sequence[int]) -> None: ...
class CUdevResource_v1(CUdevResource_st):
    ...
class CUdevResource(CUdevResource_v1):
    ...

class CUdevResource_anon0(_Record):
    @property
    def sm(self) -> CUdevSmResource: ...
    @sm.setter
    def sm(self, value: CUdevSmResource) -> None: ...
    @property
    def _oversize(self) -> _bytes: ...
    @_oversize.setter
    def _oversize(self, value: _bytes | Sequence[int]) -> None: ...

class CUeglFrame_st(_Record):
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
    ...
class CUeglFrame(CUeglFrame_v1):
    ...

class CUeglFrame_anon0(_Record):
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
RESOURCE_ABI_EXTERNAL_BYTES: Final[int]

def cuGetErrorString(error: CUresult | int) -> tuple[CUresult, bytes | None]:
    ...
def cuGetErrorName(error: CUresult | int) -> tuple[CUresult, bytes | None]:
    ...
def cuInit(Flags: _Int) -> tuple[CUresult]:
    ...
def cuDriverGetVersion() -> tuple[CUresult, int]:
    ...
def cuDeviceGet(ordinal: _Int) -> tuple[CUresult, CUdevice]:
    ...
def cuDeviceGetCount() -> tuple[CUresult, int]:
    ...
def cuDeviceGetName(length: _Int, dev: CUdevice | _Int | None) -> tuple[CUresult, bytes]:
    ...
def cuDeviceGetUuid(dev: CUdevice | _Int | None) -> tuple[CUresult, CUuuid]:
    ...
def cuDeviceGetUuid_v2(dev: CUdevice | _Int | None) -> tuple[CUresult, CUuuid]:
    ...
def cuDeviceGetLuid(dev: CUdevice | _Int | None) -> tuple[CUresult, bytes, int]:
    ...
def cuDeviceTotalMem(dev: CUdevice | _Int | None) -> tuple[CUresult, int]:
    ...
def cuDeviceGetTexture1DLinearMaxWidth(
    pformat: CUarray_format | int,
    numChannels: _Int,
    dev: CUdevice | _Int | None,
) -> tuple[CUresult, int]:
    ...
def cuDeviceGetAttribute(
    attrib: CUdevice_attribute | int,
    dev: CUdevice | _Int | None,
) -> tuple[CUresult, int]:
    ...
def cuDeviceGetNvSciSyncAttributes(
    nvSciSyncAttrList: _Address,
    dev: CUdevice | _Int | None,
    flags: _Int,
) -> tuple[CUresult]:
    ...
def cuDeviceSetMemPool(
    dev: CUdevice | _Int | None,
    pool: CUmemoryPool | _Int | None,
) -> tuple[CUresult]:
    ...
def cuDeviceGetMemPool(dev: CUdevice | _Int | None) -> tuple[CUresult, CUmemoryPool]:
    ...
def cuDeviceGetDefaultMemPool(dev: CUdevice | _Int | None) -> tuple[CUresult, CUmemoryPool]:
    ...
def cuDeviceGetExecAffinitySupport(
    typename: CUexecAffinityType | int,
    dev: CUdevice | _Int | None,
) -> tuple[CUresult, int]:
    ...
def cuFlushGPUDirectRDMAWrites(
    target: CUflushGPUDirectRDMAWritesTarget | int,
    scope: CUflushGPUDirectRDMAWritesScope | int,
) -> tuple[CUresult]:
    ...
def cuDeviceGetProperties(dev: CUdevice | _Int | None) -> tuple[CUresult, CUdevprop]:
    ...
def cuDeviceComputeCapability(dev: CUdevice | _Int | None) -> tuple[CUresult, int, int]:
    ...
def cuDevicePrimaryCtxRetain(dev: CUdevice | _Int | None) -> tuple[CUresult, CUcontext]:
    ...
def cuDevicePrimaryCtxRelease(dev: CUdevice | _Int | None) -> tuple[CUresult]:
    ...
def cuDevicePrimaryCtxSetFlags(dev: CUdevice | _Int | None, flags: _Int) -> tuple[CUresult]:
    ...
def cuDevicePrimaryCtxGetState(dev: CUdevice | _Int | None) -> tuple[CUresult, int, int]:
    ...
def cuDevicePrimaryCtxReset(dev: CUdevice | _Int | None) -> tuple[CUresult]:
    ...
def cuCtxCreate(flags: _Int, dev: CUdevice | _Int | None) -> tuple[CUresult, CUcontext]:
    ...
def cuCtxCreate_v3(
    paramsArray: Sequence[CUexecAffinityParam] | None,
    numParams: _Int,
    flags: _Int,
    dev: CUdevice | _Int | None,
) -> tuple[CUresult, CUcontext]:
    ...
def cuCtxCreate_v4(
    ctxCreateParams: CUctxCreateParams | None,
    flags: _Int,
    dev: CUdevice | _Int | None,
) -> tuple[CUresult, CUcontext]:
    ...
def cuCtxDestroy(ctx: CUcontext | _Int | None) -> tuple[CUresult]:
    ...
def cuCtxPushCurrent(ctx: CUcontext | _Int | None) -> tuple[CUresult]:
    ...
def cuCtxPopCurrent() -> tuple[CUresult, CUcontext]:
    ...
def cuCtxSetCurrent(ctx: CUcontext | _Int | None) -> tuple[CUresult]:
    ...
def cuCtxGetCurrent() -> tuple[CUresult, CUcontext]:
    ...
def cuCtxGetDevice() -> tuple[CUresult, CUdevice]:
    ...
def cuCtxGetFlags() -> tuple[CUresult, int]:
    ...
def cuCtxSetFlags(flags: _Int) -> tuple[CUresult]:
    ...
def cuCtxGetId(ctx: CUcontext | _Int | None) -> tuple[CUresult, int]:
    ...
def cuCtxSynchronize() -> tuple[CUresult]:
    ...
def cuCtxSetLimit(limit: CUlimit | int, value: _Int) -> tuple[CUresult]:
    ...
def cuCtxGetLimit(limit: CUlimit | int) -> tuple[CUresult, int]:
    ...
def cuCtxGetCacheConfig() -> tuple[CUresult, CUfunc_cache]:
    ...
def cuCtxSetCacheConfig(config: CUfunc_cache | int) -> tuple[CUresult]:
    ...
def cuCtxGetApiVersion(ctx: CUcontext | _Int | None) -> tuple[CUresult, int]:
    ...
def cuCtxGetStreamPriorityRange() -> tuple[CUresult, int, int]:
    ...
def cuCtxResetPersistingL2Cache() -> tuple[CUresult]:
    ...
def cuCtxGetExecAffinity(
    typename: CUexecAffinityType | int,
) -> tuple[CUresult, CUexecAffinityParam]:
    ...
def cuCtxRecordEvent(
    hCtx: CUcontext | _Int | None,
    hEvent: CUevent | _Int | None,
) -> tuple[CUresult]:
    ...
def cuCtxWaitEvent(hCtx: CUcontext | _Int | None, hEvent: CUevent | _Int | None) -> tuple[CUresult]:
    ...
def cuCtxAttach(flags: _Int) -> tuple[CUresult, CUcontext]:
    ...
def cuCtxDetach(ctx: CUcontext | _Int | None) -> tuple[CUresult]:
    ...
def cuCtxGetSharedMemConfig() -> tuple[CUresult, CUsharedconfig]:
    ...
def cuCtxSetSharedMemConfig(config: CUsharedconfig | int) -> tuple[CUresult]:
    ...
def cuModuleLoad(fname: _Text) -> tuple[CUresult, CUmodule]:
    ...
def cuModuleLoadData(image: _Address) -> tuple[CUresult, CUmodule]:
    ...
def cuModuleLoadDataEx(
    image: _Address,
    numOptions: _Int,
    options: Sequence[CUjit_option] | None,
    optionValues: Sequence[Any] | None,
) -> tuple[CUresult, CUmodule]:
    ...
def cuModuleLoadFatBinary(fatCubin: _Address) -> tuple[CUresult, CUmodule]:
    ...
def cuModuleUnload(hmod: CUmodule | _Int | None) -> tuple[CUresult]:
    ...
def cuModuleGetLoadingMode() -> tuple[CUresult, CUmoduleLoadingMode]:
    ...
def cuModuleGetFunction(hmod: CUmodule | _Int | None, name: _Text) -> tuple[CUresult, CUfunction]:
    ...
def cuModuleGetFunctionCount(mod: CUmodule | _Int | None) -> tuple[CUresult, int]:
    ...
def cuModuleEnumerateFunctions(
    numFunctions: _Int,
    mod: CUmodule | _Int | None,
) -> tuple[CUresult, list[CUfunction]]:
    ...
def cuModuleGetGlobal(
    hmod: CUmodule | _Int | None,
    name: _Text,
) -> tuple[CUresult, CUdeviceptr, int]:
    ...
def cuLinkCreate(
    numOptions: _Int,
    options: Sequence[CUjit_option] | None,
    optionValues: Sequence[Any] | None,
) -> tuple[CUresult, CUlinkState]:
    ...
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
    ...
def cuLinkAddFile(
    state: CUlinkState | _Int | None,
    typename: CUjitInputType | int,
    path: _Text,
    numOptions: _Int,
    options: Sequence[CUjit_option] | None,
    optionValues: Sequence[Any] | None,
) -> tuple[CUresult]:
    ...
def cuLinkComplete(state: CUlinkState | _Int | None) -> tuple[CUresult, int, int]:
    ...
def cuLinkDestroy(state: CUlinkState | _Int | None) -> tuple[CUresult]:
    ...
def cuModuleGetTexRef(hmod: CUmodule | _Int | None, name: _Text) -> tuple[CUresult, CUtexref]:
    ...
def cuModuleGetSurfRef(hmod: CUmodule | _Int | None, name: _Text) -> tuple[CUresult, CUsurfref]:
    ...
def cuLibraryLoadData(
    code: _Address,
    jitOptions: Sequence[CUjit_option] | None,
    jitOptionsValues: Sequence[Any] | None,
    numJitOptions: _Int,
    libraryOptions: Sequence[CUlibraryOption] | None,
    libraryOptionValues: Sequence[Any] | None,
    numLibraryOptions: _Int,
) -> tuple[CUresult, CUlibrary]:
    ...
def cuLibraryLoadFromFile(
    fileName: _Text,
    jitOptions: Sequence[CUjit_option] | None,
    jitOptionsValues: Sequence[Any] | None,
    numJitOptions: _Int,
    libraryOptions: Sequence[CUlibraryOption] | None,
    libraryOptionValues: Sequence[Any] | None,
    numLibraryOptions: _Int,
) -> tuple[CUresult, CUlibrary]:
    ...
def cuLibraryUnload(library: CUlibrary | _Int | None) -> tuple[CUresult]:
    ...
def cuLibraryGetKernel(library: CUlibrary | _Int | None, name: _Text) -> tuple[CUresult, CUkernel]:
    ...
def cuLibraryGetKernelCount(lib: CUlibrary | _Int | None) -> tuple[CUresult, int]:
    ...
def cuLibraryEnumerateKernels(
    numKernels: _Int,
    lib: CUlibrary | _Int | None,
) -> tuple[CUresult, list[CUkernel]]:
    ...
def cuLibraryGetModule(library: CUlibrary | _Int | None) -> tuple[CUresult, CUmodule]:
    ...
def cuKernelGetFunction(kernel: CUkernel | _Int | None) -> tuple[CUresult, CUfunction]:
    ...
def cuKernelGetLibrary(kernel: CUkernel | _Int | None) -> tuple[CUresult, CUlibrary]:
    ...
def cuLibraryGetGlobal(
    library: CUlibrary | _Int | None,
    name: _Text,
) -> tuple[CUresult, CUdeviceptr, int]:
    ...
def cuLibraryGetManaged(
    library: CUlibrary | _Int | None,
    name: _Text,
) -> tuple[CUresult, CUdeviceptr, int]:
    ...
def cuLibraryGetUnifiedFunction(
    library: CUlibrary | _Int | None,
    symbol: _Text,
) -> tuple[CUresult, int]:
    ...
def cuKernelGetAttribute(
    attrib: CUfunction_attribute | int,
    kernel: CUkernel | _Int | None,
    dev: CUdevice | _Int | None,
) -> tuple[CUresult, int]:
    ...
def cuKernelSetAttribute(
    attrib: CUfunction_attribute | int,
    val: _Int,
    kernel: CUkernel | _Int | None,
    dev: CUdevice | _Int | None,
) -> tuple[CUresult]:
    ...
def cuKernelSetCacheConfig(
    kernel: CUkernel | _Int | None,
    config: CUfunc_cache | int,
    dev: CUdevice | _Int | None,
) -> tuple[CUresult]:
    ...
def cuKernelGetName(hfunc: CUkernel | _Int | None) -> tuple[CUresult, bytes | None]:
    ...
def cuKernelGetParamInfo(
    kernel: CUkernel | _Int | None,
    paramIndex: _Int,
) -> tuple[CUresult, int, int]:
    ...
def cuMemGetInfo() -> tuple[CUresult, int, int]:
    ...
def cuMemAlloc(bytesize: _Int) -> tuple[CUresult, CUdeviceptr]:
    ...
def cuMemAllocPitch(
    WidthInBytes: _Int,
    Height: _Int,
    ElementSizeBytes: _Int,
) -> tuple[CUresult, CUdeviceptr, int]:
    ...
def cuMemFree(dptr: CUdeviceptr | _Int | None) -> tuple[CUresult]:
    ...
def cuMemGetAddressRange(dptr: CUdeviceptr | _Int | None) -> tuple[CUresult, CUdeviceptr, int]:
    ...
def cuMemAllocHost(bytesize: _Int) -> tuple[CUresult, int]:
    ...
def cuMemFreeHost(p: _Address) -> tuple[CUresult]:
    ...
def cuMemHostAlloc(bytesize: _Int, Flags: _Int) -> tuple[CUresult, int]:
    ...
def cuMemHostGetDevicePointer(p: _Address, Flags: _Int) -> tuple[CUresult, CUdeviceptr]:
    ...
def cuMemHostGetFlags(p: _Address) -> tuple[CUresult, int]:
    ...
def cuMemAllocManaged(bytesize: _Int, flags: _Int) -> tuple[CUresult, CUdeviceptr]:
    ...
def cuDeviceRegisterAsyncNotification(
    device: CUdevice | _Int | None,
    callbackFunc: CUasyncCallback | _Int | Callable[..., object] | None,
    userData: object,
) -> tuple[CUresult, CUasyncCallbackHandle]:
    ...
def cuDeviceUnregisterAsyncNotification(
    device: CUdevice | _Int | None,
    callback: CUasyncCallbackHandle | _Int | None,
) -> tuple[CUresult]:
    ...
def cuDeviceGetByPCIBusId(pciBusId: _Text) -> tuple[CUresult, CUdevice]:
    ...
def cuDeviceGetPCIBusId(length: _Int, dev: CUdevice | _Int | None) -> tuple[CUresult, bytes]:
    ...
def cuIpcGetEventHandle(event: CUevent | _Int | None) -> tuple[CUresult, CUipcEventHandle]:
    ...
def cuIpcOpenEventHandle(handle: CUipcEventHandle) -> tuple[CUresult, CUevent]:
    ...
def cuIpcGetMemHandle(dptr: CUdeviceptr | _Int | None) -> tuple[CUresult, CUipcMemHandle]:
    ...
def cuIpcOpenMemHandle(handle: CUipcMemHandle, Flags: _Int) -> tuple[CUresult, CUdeviceptr]:
    ...
def cuIpcCloseMemHandle(dptr: CUdeviceptr | _Int | None) -> tuple[CUresult]:
    ...
def cuMemHostRegister(p: _Address, bytesize: _Int, Flags: _Int) -> tuple[CUresult]:
    ...
def cuMemHostUnregister(p: _Address) -> tuple[CUresult]:
    ...
def cuMemcpy(
    dst: CUdeviceptr | _Int | None,
    src: CUdeviceptr | _Int | None,
    ByteCount: _Int,
) -> tuple[CUresult]:
    ...
def cuMemcpyPeer(
    dstDevice: CUdeviceptr | _Int | None,
    dstContext: CUcontext | _Int | None,
    srcDevice: CUdeviceptr | _Int | None,
    srcContext: CUcontext | _Int | None,
    ByteCount: _Int,
) -> tuple[CUresult]:
    ...
def cuMemcpyHtoD(
    dstDevice: CUdeviceptr | _Int | None,
    srcHost: _Address,
    ByteCount: _Int,
) -> tuple[CUresult]:
    ...
def cuMemcpyDtoH(
    dstHost: _Address,
    srcDevice: CUdeviceptr | _Int | None,
    ByteCount: _Int,
) -> tuple[CUresult]:
    ...
def cuMemcpyDtoD(
    dstDevice: CUdeviceptr | _Int | None,
    srcDevice: CUdeviceptr | _Int | None,
    ByteCount: _Int,
) -> tuple[CUresult]:
    ...
def cuMemcpyDtoA(
    dstArray: CUarray | _Int | None,
    dstOffset: _Int,
    srcDevice: CUdeviceptr | _Int | None,
    ByteCount: _Int,
) -> tuple[CUresult]:
    ...
def cuMemcpyAtoD(
    dstDevice: CUdeviceptr | _Int | None,
    srcArray: CUarray | _Int | None,
    srcOffset: _Int,
    ByteCount: _Int,
) -> tuple[CUresult]:
    ...
def cuMemcpyHtoA(
    dstArray: CUarray | _Int | None,
    dstOffset: _Int,
    srcHost: _Address,
    ByteCount: _Int,
) -> tuple[CUresult]:
    ...
def cuMemcpyAtoH(
    dstHost: _Address,
    srcArray: CUarray | _Int | None,
    srcOffset: _Int,
    ByteCount: _Int,
) -> tuple[CUresult]:
    ...
def cuMemcpyAtoA(
    dstArray: CUarray | _Int | None,
    dstOffset: _Int,
    srcArray: CUarray | _Int | None,
    srcOffset: _Int,
    ByteCount: _Int,
) -> tuple[CUresult]:
    ...
def cuMemcpy2D(pCopy: CUDA_MEMCPY2D | None) -> tuple[CUresult]:
    ...
def cuMemcpy2DUnaligned(pCopy: CUDA_MEMCPY2D | None) -> tuple[CUresult]:
    ...
def cuMemcpy3D(pCopy: CUDA_MEMCPY3D | None) -> tuple[CUresult]:
    ...
def cuMemcpy3DPeer(pCopy: CUDA_MEMCPY3D_PEER | None) -> tuple[CUresult]:
    ...
def cuMemcpyAsync(
    dst: CUdeviceptr | _Int | None,
    src: CUdeviceptr | _Int | None,
    ByteCount: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    ...
def cuMemcpyPeerAsync(
    dstDevice: CUdeviceptr | _Int | None,
    dstContext: CUcontext | _Int | None,
    srcDevice: CUdeviceptr | _Int | None,
    srcContext: CUcontext | _Int | None,
    ByteCount: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    ...
def cuMemcpyHtoDAsync(
    dstDevice: CUdeviceptr | _Int | None,
    srcHost: _Address,
    ByteCount: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    ...
def cuMemcpyDtoHAsync(
    dstHost: _Address,
    srcDevice: CUdeviceptr | _Int | None,
    ByteCount: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    ...
def cuMemcpyDtoDAsync(
    dstDevice: CUdeviceptr | _Int | None,
    srcDevice: CUdeviceptr | _Int | None,
    ByteCount: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    ...
def cuMemcpyHtoAAsync(
    dstArray: CUarray | _Int | None,
    dstOffset: _Int,
    srcHost: _Address,
    ByteCount: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    ...
def cuMemcpyAtoHAsync(
    dstHost: _Address,
    srcArray: CUarray | _Int | None,
    srcOffset: _Int,
    ByteCount: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    ...
def cuMemcpy2DAsync(
    pCopy: CUDA_MEMCPY2D | None,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    ...
def cuMemcpy3DAsync(
    pCopy: CUDA_MEMCPY3D | None,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    ...
def cuMemcpy3DPeerAsync(
    pCopy: CUDA_MEMCPY3D_PEER | None,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    ...
def cuMemcpyBatchAsync(
    dsts: Sequence[CUdeviceptr] | None,
    srcs: Sequence[CUdeviceptr] | None,
    sizes: Sequence[int] | None,
    count: _Int,
    attrs: Sequence[CUmemcpyAttributes] | None,
    attrsIdxs: Sequence[int] | None,
    numAttrs: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult, int]:
    ...
def cuMemcpy3DBatchAsync(
    numOps: _Int,
    opList: Sequence[CUDA_MEMCPY3D_BATCH_OP] | None,
    flags: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult, int]:
    ...
def cuMemsetD8(dstDevice: CUdeviceptr | _Int | None, uc: _Int, N: _Int) -> tuple[CUresult]:
    ...
def cuMemsetD16(dstDevice: CUdeviceptr | _Int | None, us: _Int, N: _Int) -> tuple[CUresult]:
    ...
def cuMemsetD32(dstDevice: CUdeviceptr | _Int | None, ui: _Int, N: _Int) -> tuple[CUresult]:
    ...
def cuMemsetD2D8(
    dstDevice: CUdeviceptr | _Int | None,
    dstPitch: _Int,
    uc: _Int,
    Width: _Int,
    Height: _Int,
) -> tuple[CUresult]:
    ...
def cuMemsetD2D16(
    dstDevice: CUdeviceptr | _Int | None,
    dstPitch: _Int,
    us: _Int,
    Width: _Int,
    Height: _Int,
) -> tuple[CUresult]:
    ...
def cuMemsetD2D32(
    dstDevice: CUdeviceptr | _Int | None,
    dstPitch: _Int,
    ui: _Int,
    Width: _Int,
    Height: _Int,
) -> tuple[CUresult]:
    ...
def cuMemsetD8Async(
    dstDevice: CUdeviceptr | _Int | None,
    uc: _Int,
    N: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    ...
def cuMemsetD16Async(
    dstDevice: CUdeviceptr | _Int | None,
    us: _Int,
    N: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    ...
def cuMemsetD32Async(
    dstDevice: CUdeviceptr | _Int | None,
    ui: _Int,
    N: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    ...
def cuMemsetD2D8Async(
    dstDevice: CUdeviceptr | _Int | None,
    dstPitch: _Int,
    uc: _Int,
    Width: _Int,
    Height: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    ...
def cuMemsetD2D16Async(
    dstDevice: CUdeviceptr | _Int | None,
    dstPitch: _Int,
    us: _Int,
    Width: _Int,
    Height: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    ...
def cuMemsetD2D32Async(
    dstDevice: CUdeviceptr | _Int | None,
    dstPitch: _Int,
    ui: _Int,
    Width: _Int,
    Height: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    ...
def cuArrayCreate(pAllocateArray: CUDA_ARRAY_DESCRIPTOR | None) -> tuple[CUresult, CUarray]:
    ...
def cuArrayGetDescriptor(hArray: CUarray | _Int | None) -> tuple[CUresult, CUDA_ARRAY_DESCRIPTOR]:
    ...
def cuArrayGetSparseProperties(
    array: CUarray | _Int | None,
) -> tuple[CUresult, CUDA_ARRAY_SPARSE_PROPERTIES]:
    ...
def cuMipmappedArrayGetSparseProperties(
    mipmap: CUmipmappedArray | _Int | None,
) -> tuple[CUresult, CUDA_ARRAY_SPARSE_PROPERTIES]:
    ...
def cuArrayGetMemoryRequirements(
    array: CUarray | _Int | None,
    device: CUdevice | _Int | None,
) -> tuple[CUresult, CUDA_ARRAY_MEMORY_REQUIREMENTS]:
    ...
def cuMipmappedArrayGetMemoryRequirements(
    mipmap: CUmipmappedArray | _Int | None,
    device: CUdevice | _Int | None,
) -> tuple[CUresult, CUDA_ARRAY_MEMORY_REQUIREMENTS]:
    ...
def cuArrayGetPlane(hArray: CUarray | _Int | None, planeIdx: _Int) -> tuple[CUresult, CUarray]:
    ...
def cuArrayDestroy(hArray: CUarray | _Int | None) -> tuple[CUresult]:
    ...
def cuArray3DCreate(pAllocateArray: CUDA_ARRAY3D_DESCRIPTOR | None) -> tuple[CUresult, CUarray]:
    ...
def cuArray3DGetDescriptor(
    hArray: CUarray | _Int | None,
) -> tuple[CUresult, CUDA_ARRAY3D_DESCRIPTOR]:
    ...
def cuMipmappedArrayCreate(
    pMipmappedArrayDesc: CUDA_ARRAY3D_DESCRIPTOR | None,
    numMipmapLevels: _Int,
) -> tuple[CUresult, CUmipmappedArray]:
    ...
def cuMipmappedArrayGetLevel(
    hMipmappedArray: CUmipmappedArray | _Int | None,
    level: _Int,
) -> tuple[CUresult, CUarray]:
    ...
def cuMipmappedArrayDestroy(hMipmappedArray: CUmipmappedArray | _Int | None) -> tuple[CUresult]:
    ...
def cuMemGetHandleForAddressRange(
    dptr: CUdeviceptr | _Int | None,
    size: _Int,
    handleType: CUmemRangeHandleType | int,
    flags: _Int,
) -> tuple[CUresult, Any]:
    ...
def cuMemBatchDecompressAsync(
    paramsArray: CUmemDecompressParams | Sequence[CUmemDecompressParams] | None,
    count: _Int,
    flags: _Int,
    stream: CUstream | _Int | None,
) -> tuple[CUresult, int]:
    ...
def cuMemAddressReserve(
    size: _Int,
    alignment: _Int,
    addr: CUdeviceptr | _Int | None,
    flags: _Int,
) -> tuple[CUresult, CUdeviceptr]:
    ...
def cuMemAddressFree(ptr: CUdeviceptr | _Int | None, size: _Int) -> tuple[CUresult]:
    ...
def cuMemCreate(
    size: _Int,
    prop: CUmemAllocationProp | None,
    flags: _Int,
) -> tuple[CUresult, CUmemGenericAllocationHandle]:
    ...
def cuMemRelease(handle: CUmemGenericAllocationHandle | _Int | None) -> tuple[CUresult]:
    ...
def cuMemMap(
    ptr: CUdeviceptr | _Int | None,
    size: _Int,
    offset: _Int,
    handle: CUmemGenericAllocationHandle | _Int | None,
    flags: _Int,
) -> tuple[CUresult]:
    ...
def cuMemMapArrayAsync(
    mapInfoList: Sequence[CUarrayMapInfo] | None,
    count: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    ...
def cuMemUnmap(ptr: CUdeviceptr | _Int | None, size: _Int) -> tuple[CUresult]:
    ...
def cuMemSetAccess(
    ptr: CUdeviceptr | _Int | None,
    size: _Int,
    desc: Sequence[CUmemAccessDesc] | None,
    count: _Int,
) -> tuple[CUresult]:
    ...
def cuMemGetAccess(
    location: CUmemLocation | None,
    ptr: CUdeviceptr | _Int | None,
) -> tuple[CUresult, int]:
    ...
def cuMemExportToShareableHandle(
    handle: CUmemGenericAllocationHandle | _Int | None,
    handleType: CUmemAllocationHandleType,
    flags: _Int,
) -> tuple[CUresult, Any]:
    ...
def cuMemImportFromShareableHandle(
    osHandle: _Address,
    shHandleType: CUmemAllocationHandleType | int,
) -> tuple[CUresult, CUmemGenericAllocationHandle]:
    ...
def cuMemGetAllocationGranularity(
    prop: CUmemAllocationProp | None,
    option: CUmemAllocationGranularity_flags | int,
) -> tuple[CUresult, int]:
    ...
def cuMemGetAllocationPropertiesFromHandle(
    handle: CUmemGenericAllocationHandle | _Int | None,
) -> tuple[CUresult, CUmemAllocationProp]:
    ...
def cuMemRetainAllocationHandle(addr: _Address) -> tuple[CUresult, CUmemGenericAllocationHandle]:
    ...
def cuMemFreeAsync(
    dptr: CUdeviceptr | _Int | None,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    ...
def cuMemAllocAsync(
    bytesize: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult, CUdeviceptr]:
    ...
def cuMemPoolTrimTo(pool: CUmemoryPool | _Int | None, minBytesToKeep: _Int) -> tuple[CUresult]:
    ...
def cuMemPoolSetAttribute(
    pool: CUmemoryPool | _Int | None,
    attr: CUmemPool_attribute,
    value: Any,
) -> tuple[CUresult]:
    ...
def cuMemPoolGetAttribute(
    pool: CUmemoryPool | _Int | None,
    attr: CUmemPool_attribute,
) -> tuple[CUresult, Any]:
    ...
def cuMemPoolSetAccess(
    pool: CUmemoryPool | _Int | None,
    map: Sequence[CUmemAccessDesc] | None,
    count: _Int,
) -> tuple[CUresult]:
    ...
def cuMemPoolGetAccess(
    memPool: CUmemoryPool | _Int | None,
    location: CUmemLocation | None,
) -> tuple[CUresult, CUmemAccess_flags]:
    ...
def cuMemPoolCreate(poolProps: CUmemPoolProps | None) -> tuple[CUresult, CUmemoryPool]:
    ...
def cuMemPoolDestroy(pool: CUmemoryPool | _Int | None) -> tuple[CUresult]:
    ...
def cuMemAllocFromPoolAsync(
    bytesize: _Int,
    pool: CUmemoryPool | _Int | None,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult, CUdeviceptr]:
    ...
def cuMemPoolExportToShareableHandle(
    pool: CUmemoryPool | _Int | None,
    handleType: CUmemAllocationHandleType,
    flags: _Int,
) -> tuple[CUresult, Any]:
    ...
def cuMemPoolImportFromShareableHandle(
    handle: _Address,
    handleType: CUmemAllocationHandleType | int,
    flags: _Int,
) -> tuple[CUresult, CUmemoryPool]:
    ...
def cuMemPoolExportPointer(
    ptr: CUdeviceptr | _Int | None,
) -> tuple[CUresult, CUmemPoolPtrExportData]:
    ...
def cuMemPoolImportPointer(
    pool: CUmemoryPool | _Int | None,
    shareData: CUmemPoolPtrExportData | None,
) -> tuple[CUresult, CUdeviceptr]:
    ...
def cuMulticastCreate(
    prop: CUmulticastObjectProp | None,
) -> tuple[CUresult, CUmemGenericAllocationHandle]:
    ...
def cuMulticastAddDevice(
    mcHandle: CUmemGenericAllocationHandle | _Int | None,
    dev: CUdevice | _Int | None,
) -> tuple[CUresult]:
    ...
def cuMulticastBindMem(
    mcHandle: CUmemGenericAllocationHandle | _Int | None,
    mcOffset: _Int,
    memHandle: CUmemGenericAllocationHandle | _Int | None,
    memOffset: _Int,
    size: _Int,
    flags: _Int,
) -> tuple[CUresult]:
    ...
def cuMulticastBindAddr(
    mcHandle: CUmemGenericAllocationHandle | _Int | None,
    mcOffset: _Int,
    memptr: CUdeviceptr | _Int | None,
    size: _Int,
    flags: _Int,
) -> tuple[CUresult]:
    ...
def cuMulticastUnbind(
    mcHandle: CUmemGenericAllocationHandle | _Int | None,
    dev: CUdevice | _Int | None,
    mcOffset: _Int,
    size: _Int,
) -> tuple[CUresult]:
    ...
def cuMulticastGetGranularity(
    prop: CUmulticastObjectProp | None,
    option: CUmulticastGranularity_flags | int,
) -> tuple[CUresult, int]:
    ...
def cuPointerGetAttribute(
    attribute: CUpointer_attribute,
    ptr: CUdeviceptr | _Int | None,
) -> tuple[CUresult, Any]:
    ...
def cuMemPrefetchAsync(
    devPtr: CUdeviceptr | _Int | None,
    count: _Int,
    dstDevice: CUdevice | _Int | None,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    ...
def cuMemPrefetchAsync_v2(
    devPtr: CUdeviceptr | _Int | None,
    count: _Int,
    location: CUmemLocation,
    flags: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    ...
def cuMemAdvise(
    devPtr: CUdeviceptr | _Int | None,
    count: _Int,
    advice: CUmem_advise | int,
    device: CUdevice | _Int | None,
) -> tuple[CUresult]:
    ...
def cuMemAdvise_v2(
    devPtr: CUdeviceptr | _Int | None,
    count: _Int,
    advice: CUmem_advise | int,
    location: CUmemLocation,
) -> tuple[CUresult]:
    ...
def cuMemRangeGetAttribute(
    dataSize: _Int,
    attribute: CUmem_range_attribute,
    devPtr: CUdeviceptr | _Int | None,
    count: _Int,
) -> tuple[CUresult, Any]:
    ...
def cuMemRangeGetAttributes(
    dataSizes: Sequence[int] | None,
    attributes: Sequence[CUmem_range_attribute] | None,
    numAttributes: _Int,
    devPtr: CUdeviceptr | _Int | None,
    count: _Int,
) -> tuple[CUresult, list[Any]]:
    ...
def cuPointerSetAttribute(
    value: Any,
    attribute: CUpointer_attribute,
    ptr: CUdeviceptr | _Int | None,
) -> tuple[CUresult]:
    ...
def cuPointerGetAttributes(
    numAttributes: _Int,
    attributes: Sequence[CUpointer_attribute] | None,
    ptr: CUdeviceptr | _Int | None,
) -> tuple[CUresult, list[Any]]:
    ...
def cuStreamCreate(Flags: _Int) -> tuple[CUresult, CUstream]:
    ...
def cuStreamCreateWithPriority(flags: _Int, priority: _Int) -> tuple[CUresult, CUstream]:
    ...
def cuStreamGetPriority(hStream: CUstream | _Int | None) -> tuple[CUresult, int]:
    ...
def cuStreamGetDevice(hStream: CUstream | _Int | None) -> tuple[CUresult, CUdevice]:
    ...
def cuStreamGetFlags(hStream: CUstream | _Int | None) -> tuple[CUresult, int]:
    ...
def cuStreamGetId(hStream: CUstream | _Int | None) -> tuple[CUresult, int]:
    ...
def cuStreamGetCtx(hStream: CUstream | _Int | None) -> tuple[CUresult, CUcontext]:
    ...
def cuStreamGetCtx_v2(hStream: CUstream | _Int | None) -> tuple[CUresult, CUcontext, CUgreenCtx]:
    ...
def cuStreamWaitEvent(
    hStream: CUstream | _Int | None,
    hEvent: CUevent | _Int | None,
    Flags: _Int,
) -> tuple[CUresult]:
    ...
def cuStreamAddCallback(
    hStream: CUstream | _Int | None,
    callback: CUstreamCallback | _Int | Callable[..., object] | None,
    userData: object,
    flags: _Int,
) -> tuple[CUresult]:
    ...
def cuStreamBeginCapture(
    hStream: CUstream | _Int | None,
    mode: CUstreamCaptureMode | int,
) -> tuple[CUresult]:
    ...
def cuStreamBeginCaptureToGraph(
    hStream: CUstream | _Int | None,
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    dependencyData: Sequence[CUgraphEdgeData] | None,
    numDependencies: _Int,
    mode: CUstreamCaptureMode | int,
) -> tuple[CUresult]:
    ...
def cuThreadExchangeStreamCaptureMode(
    mode: CUstreamCaptureMode | int,
) -> tuple[CUresult, CUstreamCaptureMode]:
    ...
def cuStreamEndCapture(hStream: CUstream | _Int | None) -> tuple[CUresult, CUgraph]:
    ...
def cuStreamIsCapturing(hStream: CUstream | _Int | None) -> tuple[CUresult, CUstreamCaptureStatus]:
    ...
def cuStreamGetCaptureInfo(
    hStream: CUstream | _Int | None,
) -> tuple[CUresult, CUstreamCaptureStatus, cuuint64_t, CUgraph, list[CUgraphNode], int]:
    ...
def cuStreamGetCaptureInfo_v3(
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
    ...
def cuStreamUpdateCaptureDependencies(
    hStream: CUstream | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    numDependencies: _Int,
    flags: _Int,
) -> tuple[CUresult]:
    ...
def cuStreamUpdateCaptureDependencies_v2(
    hStream: CUstream | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    dependencyData: Sequence[CUgraphEdgeData] | None,
    numDependencies: _Int,
    flags: _Int,
) -> tuple[CUresult]:
    ...
def cuStreamAttachMemAsync(
    hStream: CUstream | _Int | None,
    dptr: CUdeviceptr | _Int | None,
    length: _Int,
    flags: _Int,
) -> tuple[CUresult]:
    ...
def cuStreamQuery(hStream: CUstream | _Int | None) -> tuple[CUresult]:
    ...
def cuStreamSynchronize(hStream: CUstream | _Int | None) -> tuple[CUresult]:
    ...
def cuStreamDestroy(hStream: CUstream | _Int | None) -> tuple[CUresult]:
    ...
def cuStreamCopyAttributes(
    dst: CUstream | _Int | None,
    src: CUstream | _Int | None,
) -> tuple[CUresult]:
    ...
def cuStreamGetAttribute(
    hStream: CUstream | _Int | None,
    attr: CUstreamAttrID | int,
) -> tuple[CUresult, CUstreamAttrValue]:
    ...
def cuStreamSetAttribute(
    hStream: CUstream | _Int | None,
    attr: CUstreamAttrID | int,
    value: CUstreamAttrValue | None,
) -> tuple[CUresult]:
    ...
def cuEventCreate(Flags: _Int) -> tuple[CUresult, CUevent]:
    ...
def cuEventRecord(
    hEvent: CUevent | _Int | None,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    ...
def cuEventRecordWithFlags(
    hEvent: CUevent | _Int | None,
    hStream: CUstream | _Int | None,
    flags: _Int,
) -> tuple[CUresult]:
    ...
def cuEventQuery(hEvent: CUevent | _Int | None) -> tuple[CUresult]:
    ...
def cuEventSynchronize(hEvent: CUevent | _Int | None) -> tuple[CUresult]:
    ...
def cuEventDestroy(hEvent: CUevent | _Int | None) -> tuple[CUresult]:
    ...
def cuEventElapsedTime(
    hStart: CUevent | _Int | None,
    hEnd: CUevent | _Int | None,
) -> tuple[CUresult, float]:
    ...
def cuEventElapsedTime_v2(
    hStart: CUevent | _Int | None,
    hEnd: CUevent | _Int | None,
) -> tuple[CUresult, float]:
    ...
def cuImportExternalMemory(
    memHandleDesc: CUDA_EXTERNAL_MEMORY_HANDLE_DESC | None,
) -> tuple[CUresult, CUexternalMemory]:
    ...
def cuExternalMemoryGetMappedBuffer(
    extMem: CUexternalMemory | _Int | None,
    bufferDesc: CUDA_EXTERNAL_MEMORY_BUFFER_DESC | None,
) -> tuple[CUresult, CUdeviceptr]:
    ...
def cuExternalMemoryGetMappedMipmappedArray(
    extMem: CUexternalMemory | _Int | None,
    mipmapDesc: CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC | None,
) -> tuple[CUresult, CUmipmappedArray]:
    ...
def cuDestroyExternalMemory(extMem: CUexternalMemory | _Int | None) -> tuple[CUresult]:
    ...
def cuImportExternalSemaphore(
    semHandleDesc: CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC | None,
) -> tuple[CUresult, CUexternalSemaphore]:
    ...
def cuSignalExternalSemaphoresAsync(
    extSemArray: Sequence[CUexternalSemaphore] | None,
    paramsArray: Sequence[CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS] | None,
    numExtSems: _Int,
    stream: CUstream | _Int | None,
) -> tuple[CUresult]:
    ...
def cuWaitExternalSemaphoresAsync(
    extSemArray: Sequence[CUexternalSemaphore] | None,
    paramsArray: Sequence[CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS] | None,
    numExtSems: _Int,
    stream: CUstream | _Int | None,
) -> tuple[CUresult]:
    ...
def cuDestroyExternalSemaphore(extSem: CUexternalSemaphore | _Int | None) -> tuple[CUresult]:
    ...
def cuStreamWaitValue32(
    stream: CUstream | _Int | None,
    addr: CUdeviceptr | _Int | None,
    value: cuuint32_t | _Int | None,
    flags: _Int,
) -> tuple[CUresult]:
    ...
def cuStreamWaitValue64(
    stream: CUstream | _Int | None,
    addr: CUdeviceptr | _Int | None,
    value: cuuint64_t | _Int | None,
    flags: _Int,
) -> tuple[CUresult]:
    ...
def cuStreamWriteValue32(
    stream: CUstream | _Int | None,
    addr: CUdeviceptr | _Int | None,
    value: cuuint32_t | _Int | None,
    flags: _Int,
) -> tuple[CUresult]:
    ...
def cuStreamWriteValue64(
    stream: CUstream | _Int | None,
    addr: CUdeviceptr | _Int | None,
    value: cuuint64_t | _Int | None,
    flags: _Int,
) -> tuple[CUresult]:
    ...
def cuStreamBatchMemOp(
    stream: CUstream | _Int | None,
    count: _Int,
    paramArray: Sequence[CUstreamBatchMemOpParams] | None,
    flags: _Int,
) -> tuple[CUresult]:
    ...
def cuFuncGetAttribute(
    attrib: CUfunction_attribute | int,
    hfunc: CUfunction | _Int | None,
) -> tuple[CUresult, int]:
    ...
def cuFuncSetAttribute(
    hfunc: CUfunction | _Int | None,
    attrib: CUfunction_attribute | int,
    value: _Int,
) -> tuple[CUresult]:
    ...
def cuFuncSetCacheConfig(
    hfunc: CUfunction | _Int | None,
    config: CUfunc_cache | int,
) -> tuple[CUresult]:
    ...
def cuFuncGetModule(hfunc: CUfunction | _Int | None) -> tuple[CUresult, CUmodule]:
    ...
def cuFuncGetName(hfunc: CUfunction | _Int | None) -> tuple[CUresult, bytes | None]:
    ...
def cuFuncGetParamInfo(
    func: CUfunction | _Int | None,
    paramIndex: _Int,
) -> tuple[CUresult, int, int]:
    ...
def cuFuncIsLoaded(function: CUfunction | _Int | None) -> tuple[CUresult, CUfunctionLoadingState]:
    ...
def cuFuncLoad(function: CUfunction | _Int | None) -> tuple[CUresult]:
    ...
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
    ...
def cuLaunchKernelEx(
    config: CUlaunchConfig | None,
    f: CUfunction | _Int | None,
    kernelParams: _KernelParams,
    extra: _Int,
) -> tuple[CUresult]:
    ...
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
    ...
def cuLaunchCooperativeKernelMultiDevice(
    launchParamsList: Sequence[CUDA_LAUNCH_PARAMS] | None,
    numDevices: _Int,
    flags: _Int,
) -> tuple[CUresult]:
    ...
def cuLaunchHostFunc(
    hStream: CUstream | _Int | None,
    fn: CUhostFn | _Int | Callable[..., object] | None,
    userData: object,
) -> tuple[CUresult]:
    ...
def cuFuncSetBlockShape(
    hfunc: CUfunction | _Int | None,
    x: _Int,
    y: _Int,
    z: _Int,
) -> tuple[CUresult]:
    ...
def cuFuncSetSharedSize(hfunc: CUfunction | _Int | None, numbytes: _Int) -> tuple[CUresult]:
    ...
def cuParamSetSize(hfunc: CUfunction | _Int | None, numbytes: _Int) -> tuple[CUresult]:
    ...
def cuParamSeti(hfunc: CUfunction | _Int | None, offset: _Int, value: _Int) -> tuple[CUresult]:
    ...
def cuParamSetf(
    hfunc: CUfunction | _Int | None,
    offset: _Int,
    value: SupportsFloat,
) -> tuple[CUresult]:
    ...
def cuParamSetv(
    hfunc: CUfunction | _Int | None,
    offset: _Int,
    ptr: _Address,
    numbytes: _Int,
) -> tuple[CUresult]:
    ...
def cuLaunch(f: CUfunction | _Int | None) -> tuple[CUresult]:
    ...
def cuLaunchGrid(
    f: CUfunction | _Int | None,
    grid_width: _Int,
    grid_height: _Int,
) -> tuple[CUresult]:
    ...
def cuLaunchGridAsync(
    f: CUfunction | _Int | None,
    grid_width: _Int,
    grid_height: _Int,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    ...
def cuParamSetTexRef(
    hfunc: CUfunction | _Int | None,
    texunit: _Int,
    hTexRef: CUtexref | _Int | None,
) -> tuple[CUresult]:
    ...
def cuFuncSetSharedMemConfig(
    hfunc: CUfunction | _Int | None,
    config: CUsharedconfig | int,
) -> tuple[CUresult]:
    ...
def cuGraphCreate(flags: _Int) -> tuple[CUresult, CUgraph]:
    ...
def cuGraphAddKernelNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    numDependencies: _Int,
    nodeParams: CUDA_KERNEL_NODE_PARAMS | None,
) -> tuple[CUresult, CUgraphNode]:
    ...
def cuGraphKernelNodeGetParams(
    hNode: CUgraphNode | _Int | None,
) -> tuple[CUresult, CUDA_KERNEL_NODE_PARAMS]:
    ...
def cuGraphKernelNodeSetParams(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_KERNEL_NODE_PARAMS | None,
) -> tuple[CUresult]:
    ...
def cuGraphAddMemcpyNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    numDependencies: _Int,
    copyParams: CUDA_MEMCPY3D | None,
    ctx: CUcontext | _Int | None,
) -> tuple[CUresult, CUgraphNode]:
    ...
def cuGraphMemcpyNodeGetParams(hNode: CUgraphNode | _Int | None) -> tuple[CUresult, CUDA_MEMCPY3D]:
    ...
def cuGraphMemcpyNodeSetParams(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_MEMCPY3D | None,
) -> tuple[CUresult]:
    ...
def cuGraphAddMemsetNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    numDependencies: _Int,
    memsetParams: CUDA_MEMSET_NODE_PARAMS | None,
    ctx: CUcontext | _Int | None,
) -> tuple[CUresult, CUgraphNode]:
    ...
def cuGraphMemsetNodeGetParams(
    hNode: CUgraphNode | _Int | None,
) -> tuple[CUresult, CUDA_MEMSET_NODE_PARAMS]:
    ...
def cuGraphMemsetNodeSetParams(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_MEMSET_NODE_PARAMS | None,
) -> tuple[CUresult]:
    ...
def cuGraphAddHostNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    numDependencies: _Int,
    nodeParams: CUDA_HOST_NODE_PARAMS | None,
) -> tuple[CUresult, CUgraphNode]:
    ...
def cuGraphHostNodeGetParams(
    hNode: CUgraphNode | _Int | None,
) -> tuple[CUresult, CUDA_HOST_NODE_PARAMS]:
    ...
def cuGraphHostNodeSetParams(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_HOST_NODE_PARAMS | None,
) -> tuple[CUresult]:
    ...
def cuGraphAddChildGraphNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    numDependencies: _Int,
    childGraph: CUgraph | _Int | None,
) -> tuple[CUresult, CUgraphNode]:
    ...
def cuGraphChildGraphNodeGetGraph(hNode: CUgraphNode | _Int | None) -> tuple[CUresult, CUgraph]:
    ...
def cuGraphAddEmptyNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    numDependencies: _Int,
) -> tuple[CUresult, CUgraphNode]:
    ...
def cuGraphAddEventRecordNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    numDependencies: _Int,
    event: CUevent | _Int | None,
) -> tuple[CUresult, CUgraphNode]:
    ...
def cuGraphEventRecordNodeGetEvent(hNode: CUgraphNode | _Int | None) -> tuple[CUresult, CUevent]:
    ...
def cuGraphEventRecordNodeSetEvent(
    hNode: CUgraphNode | _Int | None,
    event: CUevent | _Int | None,
) -> tuple[CUresult]:
    ...
def cuGraphAddEventWaitNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    numDependencies: _Int,
    event: CUevent | _Int | None,
) -> tuple[CUresult, CUgraphNode]:
    ...
def cuGraphEventWaitNodeGetEvent(hNode: CUgraphNode | _Int | None) -> tuple[CUresult, CUevent]:
    ...
def cuGraphEventWaitNodeSetEvent(
    hNode: CUgraphNode | _Int | None,
    event: CUevent | _Int | None,
) -> tuple[CUresult]:
    ...
def cuGraphAddExternalSemaphoresSignalNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    numDependencies: _Int,
    nodeParams: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS | None,
) -> tuple[CUresult, CUgraphNode]:
    ...
def cuGraphExternalSemaphoresSignalNodeGetParams(
    hNode: CUgraphNode | _Int | None,
) -> tuple[CUresult, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS]:
    ...
def cuGraphExternalSemaphoresSignalNodeSetParams(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS | None,
) -> tuple[CUresult]:
    ...
def cuGraphAddExternalSemaphoresWaitNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    numDependencies: _Int,
    nodeParams: CUDA_EXT_SEM_WAIT_NODE_PARAMS | None,
) -> tuple[CUresult, CUgraphNode]:
    ...
def cuGraphExternalSemaphoresWaitNodeGetParams(
    hNode: CUgraphNode | _Int | None,
) -> tuple[CUresult, CUDA_EXT_SEM_WAIT_NODE_PARAMS]:
    ...
def cuGraphExternalSemaphoresWaitNodeSetParams(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_EXT_SEM_WAIT_NODE_PARAMS | None,
) -> tuple[CUresult]:
    ...
def cuGraphAddBatchMemOpNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    numDependencies: _Int,
    nodeParams: CUDA_BATCH_MEM_OP_NODE_PARAMS | None,
) -> tuple[CUresult, CUgraphNode]:
    ...
def cuGraphBatchMemOpNodeGetParams(
    hNode: CUgraphNode | _Int | None,
) -> tuple[CUresult, CUDA_BATCH_MEM_OP_NODE_PARAMS]:
    ...
def cuGraphBatchMemOpNodeSetParams(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_BATCH_MEM_OP_NODE_PARAMS | None,
) -> tuple[CUresult]:
    ...
def cuGraphExecBatchMemOpNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_BATCH_MEM_OP_NODE_PARAMS | None,
) -> tuple[CUresult]:
    ...
def cuGraphAddMemAllocNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    numDependencies: _Int,
    nodeParams: CUDA_MEM_ALLOC_NODE_PARAMS | None,
) -> tuple[CUresult, CUgraphNode]:
    ...
def cuGraphMemAllocNodeGetParams(
    hNode: CUgraphNode | _Int | None,
) -> tuple[CUresult, CUDA_MEM_ALLOC_NODE_PARAMS]:
    ...
def cuGraphAddMemFreeNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    numDependencies: _Int,
    dptr: CUdeviceptr | _Int | None,
) -> tuple[CUresult, CUgraphNode]:
    ...
def cuGraphMemFreeNodeGetParams(hNode: CUgraphNode | _Int | None) -> tuple[CUresult, CUdeviceptr]:
    ...
def cuDeviceGraphMemTrim(device: CUdevice | _Int | None) -> tuple[CUresult]:
    ...
def cuDeviceGetGraphMemAttribute(
    device: CUdevice | _Int | None,
    attr: CUgraphMem_attribute,
) -> tuple[CUresult, Any]:
    ...
def cuDeviceSetGraphMemAttribute(
    device: CUdevice | _Int | None,
    attr: CUgraphMem_attribute,
    value: Any,
) -> tuple[CUresult]:
    ...
def cuGraphClone(originalGraph: CUgraph | _Int | None) -> tuple[CUresult, CUgraph]:
    ...
def cuGraphNodeFindInClone(
    hOriginalNode: CUgraphNode | _Int | None,
    hClonedGraph: CUgraph | _Int | None,
) -> tuple[CUresult, CUgraphNode]:
    ...
def cuGraphNodeGetType(hNode: CUgraphNode | _Int | None) -> tuple[CUresult, CUgraphNodeType]:
    ...
def cuGraphGetNodes(
    hGraph: CUgraph | _Int | None,
    numNodes: _Int = ...,
) -> tuple[CUresult, list[CUgraphNode], int]:
    ...
def cuGraphGetRootNodes(
    hGraph: CUgraph | _Int | None,
    numRootNodes: _Int = ...,
) -> tuple[CUresult, list[CUgraphNode], int]:
    ...
def cuGraphGetEdges(
    hGraph: CUgraph | _Int | None,
    numEdges: _Int = ...,
) -> tuple[CUresult, list[CUgraphNode], list[CUgraphNode], int]:
    ...
def cuGraphGetEdges_v2(
    hGraph: CUgraph | _Int | None,
    numEdges: _Int = ...,
) -> tuple[CUresult, list[CUgraphNode], list[CUgraphNode], list[CUgraphEdgeData], int]:
    ...
def cuGraphNodeGetDependencies(
    hNode: CUgraphNode | _Int | None,
    numDependencies: _Int = ...,
) -> tuple[CUresult, list[CUgraphNode], int]:
    ...
def cuGraphNodeGetDependencies_v2(
    hNode: CUgraphNode | _Int | None,
    numDependencies: _Int = ...,
) -> tuple[CUresult, list[CUgraphNode], list[CUgraphEdgeData], int]:
    ...
def cuGraphNodeGetDependentNodes(
    hNode: CUgraphNode | _Int | None,
    numDependentNodes: _Int = ...,
) -> tuple[CUresult, list[CUgraphNode], int]:
    ...
def cuGraphNodeGetDependentNodes_v2(
    hNode: CUgraphNode | _Int | None,
    numDependentNodes: _Int = ...,
) -> tuple[CUresult, list[CUgraphNode], list[CUgraphEdgeData], int]:
    ...
def cuGraphAddDependencies(
    hGraph: CUgraph | _Int | None,
    from_: Sequence[CUgraphNode] | None,
    to: Sequence[CUgraphNode] | None,
    numDependencies: _Int,
) -> tuple[CUresult]:
    ...
def cuGraphAddDependencies_v2(
    hGraph: CUgraph | _Int | None,
    from_: Sequence[CUgraphNode] | None,
    to: Sequence[CUgraphNode] | None,
    edgeData: Sequence[CUgraphEdgeData] | None,
    numDependencies: _Int,
) -> tuple[CUresult]:
    ...
def cuGraphRemoveDependencies(
    hGraph: CUgraph | _Int | None,
    from_: Sequence[CUgraphNode] | None,
    to: Sequence[CUgraphNode] | None,
    numDependencies: _Int,
) -> tuple[CUresult]:
    ...
def cuGraphRemoveDependencies_v2(
    hGraph: CUgraph | _Int | None,
    from_: Sequence[CUgraphNode] | None,
    to: Sequence[CUgraphNode] | None,
    edgeData: Sequence[CUgraphEdgeData] | None,
    numDependencies: _Int,
) -> tuple[CUresult]:
    ...
def cuGraphDestroyNode(hNode: CUgraphNode | _Int | None) -> tuple[CUresult]:
    ...
def cuGraphInstantiate(hGraph: CUgraph | _Int | None, flags: _Int) -> tuple[CUresult, CUgraphExec]:
    ...
def cuGraphInstantiateWithParams(
    hGraph: CUgraph | _Int | None,
    instantiateParams: CUDA_GRAPH_INSTANTIATE_PARAMS | None,
) -> tuple[CUresult, CUgraphExec]:
    ...
def cuGraphExecGetFlags(hGraphExec: CUgraphExec | _Int | None) -> tuple[CUresult, cuuint64_t]:
    ...
def cuGraphExecKernelNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_KERNEL_NODE_PARAMS | None,
) -> tuple[CUresult]:
    ...
def cuGraphExecMemcpyNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    copyParams: CUDA_MEMCPY3D | None,
    ctx: CUcontext | _Int | None,
) -> tuple[CUresult]:
    ...
def cuGraphExecMemsetNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    memsetParams: CUDA_MEMSET_NODE_PARAMS | None,
    ctx: CUcontext | _Int | None,
) -> tuple[CUresult]:
    ...
def cuGraphExecHostNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_HOST_NODE_PARAMS | None,
) -> tuple[CUresult]:
    ...
def cuGraphExecChildGraphNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    childGraph: CUgraph | _Int | None,
) -> tuple[CUresult]:
    ...
def cuGraphExecEventRecordNodeSetEvent(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    event: CUevent | _Int | None,
) -> tuple[CUresult]:
    ...
def cuGraphExecEventWaitNodeSetEvent(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    event: CUevent | _Int | None,
) -> tuple[CUresult]:
    ...
def cuGraphExecExternalSemaphoresSignalNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS | None,
) -> tuple[CUresult]:
    ...
def cuGraphExecExternalSemaphoresWaitNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUDA_EXT_SEM_WAIT_NODE_PARAMS | None,
) -> tuple[CUresult]:
    ...
def cuGraphNodeSetEnabled(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    isEnabled: _Int,
) -> tuple[CUresult]:
    ...
def cuGraphNodeGetEnabled(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
) -> tuple[CUresult, int]:
    ...
def cuGraphUpload(
    hGraphExec: CUgraphExec | _Int | None,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    ...
def cuGraphLaunch(
    hGraphExec: CUgraphExec | _Int | None,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    ...
def cuGraphExecDestroy(hGraphExec: CUgraphExec | _Int | None) -> tuple[CUresult]:
    ...
def cuGraphDestroy(hGraph: CUgraph | _Int | None) -> tuple[CUresult]:
    ...
def cuGraphExecUpdate(
    hGraphExec: CUgraphExec | _Int | None,
    hGraph: CUgraph | _Int | None,
) -> tuple[CUresult, CUgraphExecUpdateResultInfo]:
    ...
def cuGraphKernelNodeCopyAttributes(
    dst: CUgraphNode | _Int | None,
    src: CUgraphNode | _Int | None,
) -> tuple[CUresult]:
    ...
def cuGraphKernelNodeGetAttribute(
    hNode: CUgraphNode | _Int | None,
    attr: CUkernelNodeAttrID | int,
) -> tuple[CUresult, CUkernelNodeAttrValue]:
    ...
def cuGraphKernelNodeSetAttribute(
    hNode: CUgraphNode | _Int | None,
    attr: CUkernelNodeAttrID | int,
    value: CUkernelNodeAttrValue | None,
) -> tuple[CUresult]:
    ...
def cuGraphDebugDotPrint(
    hGraph: CUgraph | _Int | None,
    path: _Text,
    flags: _Int,
) -> tuple[CUresult]:
    ...
def cuUserObjectCreate(
    ptr: object,
    destroy: CUhostFn | _Int | Callable[..., object] | None,
    initialRefcount: _Int,
    flags: _Int,
) -> tuple[CUresult, CUuserObject]:
    ...
def cuUserObjectRetain(object: CUuserObject | _Int | None, count: _Int) -> tuple[CUresult]:
    ...
def cuUserObjectRelease(object: CUuserObject | _Int | None, count: _Int) -> tuple[CUresult]:
    ...
def cuGraphRetainUserObject(
    graph: CUgraph | _Int | None,
    object: CUuserObject | _Int | None,
    count: _Int,
    flags: _Int,
) -> tuple[CUresult]:
    ...
def cuGraphReleaseUserObject(
    graph: CUgraph | _Int | None,
    object: CUuserObject | _Int | None,
    count: _Int,
) -> tuple[CUresult]:
    ...
def cuGraphAddNode(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    numDependencies: _Int,
    nodeParams: CUgraphNodeParams | None,
) -> tuple[CUresult, CUgraphNode]:
    ...
def cuGraphAddNode_v2(
    hGraph: CUgraph | _Int | None,
    dependencies: Sequence[CUgraphNode] | None,
    dependencyData: Sequence[CUgraphEdgeData] | None,
    numDependencies: _Int,
    nodeParams: CUgraphNodeParams | None,
) -> tuple[CUresult, CUgraphNode]:
    ...
def cuGraphNodeSetParams(
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUgraphNodeParams | None,
) -> tuple[CUresult]:
    ...
def cuGraphExecNodeSetParams(
    hGraphExec: CUgraphExec | _Int | None,
    hNode: CUgraphNode | _Int | None,
    nodeParams: CUgraphNodeParams | None,
) -> tuple[CUresult]:
    ...
def cuGraphConditionalHandleCreate(
    hGraph: CUgraph | _Int | None,
    ctx: CUcontext | _Int | None,
    defaultLaunchValue: _Int,
    flags: _Int,
) -> tuple[CUresult, CUgraphConditionalHandle]:
    ...
def cuOccupancyMaxActiveBlocksPerMultiprocessor(
    func: CUfunction | _Int | None,
    blockSize: _Int,
    dynamicSMemSize: _Int,
) -> tuple[CUresult, int]:
    ...
def cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    func: CUfunction | _Int | None,
    blockSize: _Int,
    dynamicSMemSize: _Int,
    flags: _Int,
) -> tuple[CUresult, int]:
    ...
def cuOccupancyMaxPotentialBlockSize(
    func: CUfunction | _Int | None,
    blockSizeToDynamicSMemSize: CUoccupancyB2DSize | _Int | Callable[..., object] | None,
    dynamicSMemSize: _Int,
    blockSizeLimit: _Int,
) -> tuple[CUresult, int, int]:
    ...
def cuOccupancyMaxPotentialBlockSizeWithFlags(
    func: CUfunction | _Int | None,
    blockSizeToDynamicSMemSize: CUoccupancyB2DSize | _Int | Callable[..., object] | None,
    dynamicSMemSize: _Int,
    blockSizeLimit: _Int,
    flags: _Int,
) -> tuple[CUresult, int, int]:
    ...
def cuOccupancyAvailableDynamicSMemPerBlock(
    func: CUfunction | _Int | None,
    numBlocks: _Int,
    blockSize: _Int,
) -> tuple[CUresult, int]:
    ...
def cuOccupancyMaxPotentialClusterSize(
    func: CUfunction | _Int | None,
    config: CUlaunchConfig | None,
) -> tuple[CUresult, int]:
    ...
def cuOccupancyMaxActiveClusters(
    func: CUfunction | _Int | None,
    config: CUlaunchConfig | None,
) -> tuple[CUresult, int]:
    ...
def cuTexRefSetArray(
    hTexRef: CUtexref | _Int | None,
    hArray: CUarray | _Int | None,
    Flags: _Int,
) -> tuple[CUresult]:
    ...
def cuTexRefSetMipmappedArray(
    hTexRef: CUtexref | _Int | None,
    hMipmappedArray: CUmipmappedArray | _Int | None,
    Flags: _Int,
) -> tuple[CUresult]:
    ...
def cuTexRefSetAddress(
    hTexRef: CUtexref | _Int | None,
    dptr: CUdeviceptr | _Int | None,
    numbytes: _Int,
) -> tuple[CUresult, int]:
    ...
def cuTexRefSetAddress2D(
    hTexRef: CUtexref | _Int | None,
    desc: CUDA_ARRAY_DESCRIPTOR | None,
    dptr: CUdeviceptr | _Int | None,
    Pitch: _Int,
) -> tuple[CUresult]:
    ...
def cuTexRefSetFormat(
    hTexRef: CUtexref | _Int | None,
    fmt: CUarray_format | int,
    NumPackedComponents: _Int,
) -> tuple[CUresult]:
    ...
def cuTexRefSetAddressMode(
    hTexRef: CUtexref | _Int | None,
    dim: _Int,
    am: CUaddress_mode | int,
) -> tuple[CUresult]:
    ...
def cuTexRefSetFilterMode(
    hTexRef: CUtexref | _Int | None,
    fm: CUfilter_mode | int,
) -> tuple[CUresult]:
    ...
def cuTexRefSetMipmapFilterMode(
    hTexRef: CUtexref | _Int | None,
    fm: CUfilter_mode | int,
) -> tuple[CUresult]:
    ...
def cuTexRefSetMipmapLevelBias(
    hTexRef: CUtexref | _Int | None,
    bias: SupportsFloat,
) -> tuple[CUresult]:
    ...
def cuTexRefSetMipmapLevelClamp(
    hTexRef: CUtexref | _Int | None,
    minMipmapLevelClamp: SupportsFloat,
    maxMipmapLevelClamp: SupportsFloat,
) -> tuple[CUresult]:
    ...
def cuTexRefSetMaxAnisotropy(hTexRef: CUtexref | _Int | None, maxAniso: _Int) -> tuple[CUresult]:
    ...
def cuTexRefSetBorderColor(
    hTexRef: CUtexref | _Int | None,
    pBorderColor: Sequence[float] | None,
) -> tuple[CUresult]:
    ...
def cuTexRefSetFlags(hTexRef: CUtexref | _Int | None, Flags: _Int) -> tuple[CUresult]:
    ...
def cuTexRefGetAddress(hTexRef: CUtexref | _Int | None) -> tuple[CUresult, CUdeviceptr]:
    ...
def cuTexRefGetArray(hTexRef: CUtexref | _Int | None) -> tuple[CUresult, CUarray]:
    ...
def cuTexRefGetMipmappedArray(hTexRef: CUtexref | _Int | None) -> tuple[CUresult, CUmipmappedArray]:
    ...
def cuTexRefGetAddressMode(
    hTexRef: CUtexref | _Int | None,
    dim: _Int,
) -> tuple[CUresult, CUaddress_mode]:
    ...
def cuTexRefGetFilterMode(hTexRef: CUtexref | _Int | None) -> tuple[CUresult, CUfilter_mode]:
    ...
def cuTexRefGetFormat(hTexRef: CUtexref | _Int | None) -> tuple[CUresult, CUarray_format, int]:
    ...
def cuTexRefGetMipmapFilterMode(hTexRef: CUtexref | _Int | None) -> tuple[CUresult, CUfilter_mode]:
    ...
def cuTexRefGetMipmapLevelBias(hTexRef: CUtexref | _Int | None) -> tuple[CUresult, float]:
    ...
def cuTexRefGetMipmapLevelClamp(hTexRef: CUtexref | _Int | None) -> tuple[CUresult, float, float]:
    ...
def cuTexRefGetMaxAnisotropy(hTexRef: CUtexref | _Int | None) -> tuple[CUresult, int]:
    ...
def cuTexRefGetBorderColor(hTexRef: CUtexref | _Int | None) -> tuple[CUresult, list[float]]:
    ...
def cuTexRefGetFlags(hTexRef: CUtexref | _Int | None) -> tuple[CUresult, int]:
    ...
def cuTexRefCreate() -> tuple[CUresult, CUtexref]:
    ...
def cuTexRefDestroy(hTexRef: CUtexref | _Int | None) -> tuple[CUresult]:
    ...
def cuSurfRefSetArray(
    hSurfRef: CUsurfref | _Int | None,
    hArray: CUarray | _Int | None,
    Flags: _Int,
) -> tuple[CUresult]:
    ...
def cuSurfRefGetArray(hSurfRef: CUsurfref | _Int | None) -> tuple[CUresult, CUarray]:
    ...
def cuTexObjectCreate(
    pResDesc: CUDA_RESOURCE_DESC | None,
    pTexDesc: CUDA_TEXTURE_DESC | None,
    pResViewDesc: CUDA_RESOURCE_VIEW_DESC | None,
) -> tuple[CUresult, CUtexObject]:
    ...
def cuTexObjectDestroy(texObject: CUtexObject | _Int | None) -> tuple[CUresult]:
    ...
def cuTexObjectGetResourceDesc(
    texObject: CUtexObject | _Int | None,
) -> tuple[CUresult, CUDA_RESOURCE_DESC]:
    ...
def cuTexObjectGetTextureDesc(
    texObject: CUtexObject | _Int | None,
) -> tuple[CUresult, CUDA_TEXTURE_DESC]:
    ...
def cuTexObjectGetResourceViewDesc(
    texObject: CUtexObject | _Int | None,
) -> tuple[CUresult, CUDA_RESOURCE_VIEW_DESC]:
    ...
def cuSurfObjectCreate(pResDesc: CUDA_RESOURCE_DESC | None) -> tuple[CUresult, CUsurfObject]:
    ...
def cuSurfObjectDestroy(surfObject: CUsurfObject | _Int | None) -> tuple[CUresult]:
    ...
def cuSurfObjectGetResourceDesc(
    surfObject: CUsurfObject | _Int | None,
) -> tuple[CUresult, CUDA_RESOURCE_DESC]:
    ...
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
    ...
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
    ...
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
    ...
def cuTensorMapReplaceAddress(
    tensorMap: CUtensorMap | None,
    globalAddress: _Address,
) -> tuple[CUresult]:
    ...
def cuDeviceCanAccessPeer(
    dev: CUdevice | _Int | None,
    peerDev: CUdevice | _Int | None,
) -> tuple[CUresult, int]:
    ...
def cuCtxEnablePeerAccess(peerContext: CUcontext | _Int | None, Flags: _Int) -> tuple[CUresult]:
    ...
def cuCtxDisablePeerAccess(peerContext: CUcontext | _Int | None) -> tuple[CUresult]:
    ...
def cuDeviceGetP2PAttribute(
    attrib: CUdevice_P2PAttribute | int,
    srcDevice: CUdevice | _Int | None,
    dstDevice: CUdevice | _Int | None,
) -> tuple[CUresult, int]:
    ...
def cuGraphicsUnregisterResource(resource: CUgraphicsResource | _Int | None) -> tuple[CUresult]:
    ...
def cuGraphicsSubResourceGetMappedArray(
    resource: CUgraphicsResource | _Int | None,
    arrayIndex: _Int,
    mipLevel: _Int,
) -> tuple[CUresult, CUarray]:
    ...
def cuGraphicsResourceGetMappedMipmappedArray(
    resource: CUgraphicsResource | _Int | None,
) -> tuple[CUresult, CUmipmappedArray]:
    ...
def cuGraphicsResourceGetMappedPointer(
    resource: CUgraphicsResource | _Int | None,
) -> tuple[CUresult, CUdeviceptr, int]:
    ...
def cuGraphicsResourceSetMapFlags(
    resource: CUgraphicsResource | _Int | None,
    flags: _Int,
) -> tuple[CUresult]:
    ...
def cuGraphicsMapResources(
    count: _Int,
    resources: CUgraphicsResource | _Int | None,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    ...
def cuGraphicsUnmapResources(
    count: _Int,
    resources: CUgraphicsResource | _Int | None,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    ...
def cuGetProcAddress(
    symbol: _Text,
    cudaVersion: _Int,
    flags: cuuint64_t | _Int | None,
) -> tuple[CUresult, int, CUdriverProcAddressQueryResult]:
    ...
def cuCoredumpGetAttribute(attrib: CUcoredumpSettings) -> tuple[CUresult, Any]:
    ...
def cuCoredumpGetAttributeGlobal(attrib: CUcoredumpSettings) -> tuple[CUresult, Any]:
    ...
def cuCoredumpSetAttribute(attrib: CUcoredumpSettings, value: Any) -> tuple[CUresult]:
    ...
def cuCoredumpSetAttributeGlobal(attrib: CUcoredumpSettings, value: Any) -> tuple[CUresult]:
    ...
def cuGetExportTable(pExportTableId: CUuuid | None) -> tuple[CUresult, int]:
    ...
def cuGreenCtxCreate(
    desc: CUdevResourceDesc | _Int | None,
    dev: CUdevice | _Int | None,
    flags: _Int,
) -> tuple[CUresult, CUgreenCtx]:
    ...
def cuGreenCtxDestroy(hCtx: CUgreenCtx | _Int | None) -> tuple[CUresult]:
    ...
def cuCtxFromGreenCtx(hCtx: CUgreenCtx | _Int | None) -> tuple[CUresult, CUcontext]:
    ...
def cuDeviceGetDevResource(
    device: CUdevice | _Int | None,
    typename: CUdevResourceType | int,
) -> tuple[CUresult, CUdevResource]:
    ...
def cuCtxGetDevResource(
    hCtx: CUcontext | _Int | None,
    typename: CUdevResourceType | int,
) -> tuple[CUresult, CUdevResource]:
    ...
def cuGreenCtxGetDevResource(
    hCtx: CUgreenCtx | _Int | None,
    typename: CUdevResourceType | int,
) -> tuple[CUresult, CUdevResource]:
    ...
def cuDevSmResourceSplitByCount(
    nbGroups: _Int,
    input_: CUdevResource | None,
    useFlags: _Int,
    minCount: _Int,
) -> tuple[CUresult, list[CUdevResource], int, CUdevResource]:
    ...
def cuDevResourceGenerateDesc(
    resources: Sequence[CUdevResource] | None,
    nbResources: _Int,
) -> tuple[CUresult, CUdevResourceDesc]:
    ...
def cuGreenCtxRecordEvent(
    hCtx: CUgreenCtx | _Int | None,
    hEvent: CUevent | _Int | None,
) -> tuple[CUresult]:
    ...
def cuGreenCtxWaitEvent(
    hCtx: CUgreenCtx | _Int | None,
    hEvent: CUevent | _Int | None,
) -> tuple[CUresult]:
    ...
def cuStreamGetGreenCtx(hStream: CUstream | _Int | None) -> tuple[CUresult, CUgreenCtx]:
    ...
def cuGreenCtxStreamCreate(
    greenCtx: CUgreenCtx | _Int | None,
    flags: _Int,
    priority: _Int,
) -> tuple[CUresult, CUstream]:
    ...
def cuLogsRegisterCallback(
    callbackFunc: CUlogsCallback | _Int | Callable[..., object] | None,
    userData: object,
) -> tuple[CUresult, CUlogsCallbackHandle]:
    ...
def cuLogsUnregisterCallback(callback: CUlogsCallbackHandle | _Int | None) -> tuple[CUresult]:
    ...
def cuLogsCurrent(flags: _Int) -> tuple[CUresult, CUlogIterator]:
    ...
def cuLogsDumpToFile(
    iterator: CUlogIterator | None,
    pathToFile: _Text,
    flags: _Int,
) -> tuple[CUresult, CUlogIterator | None]:
    ...
def cuLogsDumpToMemory(
    iterator: CUlogIterator | None,
    buffer: bytes | bytearray,
    size: _Int,
    flags: _Int,
) -> tuple[CUresult, CUlogIterator | None, int]:
    ...
def cuCheckpointProcessGetRestoreThreadId(pid: _Int) -> tuple[CUresult, int]:
    ...
def cuCheckpointProcessGetState(pid: _Int) -> tuple[CUresult, CUprocessState]:
    ...
def cuCheckpointProcessLock(pid: _Int, args: CUcheckpointLockArgs | None) -> tuple[CUresult]:
    ...
def cuCheckpointProcessCheckpoint(
    pid: _Int,
    args: CUcheckpointCheckpointArgs | None,
) -> tuple[CUresult]:
    ...
def cuCheckpointProcessRestore(pid: _Int, args: CUcheckpointRestoreArgs | None) -> tuple[CUresult]:
    ...
def cuCheckpointProcessUnlock(pid: _Int, args: CUcheckpointUnlockArgs | None) -> tuple[CUresult]:
    ...
def cuProfilerStart() -> tuple[CUresult]:
    ...
def cuProfilerStop() -> tuple[CUresult]:
    ...
def cuGraphicsEGLRegisterImage(
    image: EGLImageKHR | _Int | None,
    flags: _Int,
) -> tuple[CUresult, CUgraphicsResource]:
    ...
def cuEGLStreamConsumerConnect(
    stream: EGLStreamKHR | _Int | None,
) -> tuple[CUresult, CUeglStreamConnection]:
    ...
def cuEGLStreamConsumerConnectWithFlags(
    stream: EGLStreamKHR | _Int | None,
    flags: _Int,
) -> tuple[CUresult, CUeglStreamConnection]:
    ...
def cuEGLStreamConsumerDisconnect(conn: CUeglStreamConnection | _Int | None) -> tuple[CUresult]:
    ...
def cuEGLStreamConsumerAcquireFrame(
    conn: CUeglStreamConnection | _Int | None,
    pCudaResource: CUgraphicsResource | _Int | None,
    pStream: CUstream | _Int | None,
    timeout: _Int,
) -> tuple[CUresult]:
    ...
def cuEGLStreamConsumerReleaseFrame(
    conn: CUeglStreamConnection | _Int | None,
    pCudaResource: CUgraphicsResource | _Int | None,
    pStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    ...
def cuEGLStreamProducerConnect(
    stream: EGLStreamKHR | _Int | None,
    width: EGLint | _Int | None,
    height: EGLint | _Int | None,
) -> tuple[CUresult, CUeglStreamConnection]:
    ...
def cuEGLStreamProducerDisconnect(conn: CUeglStreamConnection | _Int | None) -> tuple[CUresult]:
    ...
def cuEGLStreamProducerPresentFrame(
    conn: CUeglStreamConnection | _Int | None,
    eglframe: CUeglFrame,
    pStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    ...
def cuEGLStreamProducerReturnFrame(
    conn: CUeglStreamConnection | _Int | None,
    eglframe: CUeglFrame | None,
    pStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    ...
def cuGraphicsResourceGetMappedEglFrame(
    resource: CUgraphicsResource | _Int | None,
    index: _Int,
    mipLevel: _Int,
) -> tuple[CUresult, CUeglFrame]:
    ...
def cuEventCreateFromEGLSync(
    eglSync: EGLSyncKHR | _Int | None,
    flags: _Int,
) -> tuple[CUresult, CUevent]:
    ...
def cuGraphicsGLRegisterBuffer(
    buffer: GLuint | _Int | None,
    Flags: _Int,
) -> tuple[CUresult, CUgraphicsResource]:
    ...
def cuGraphicsGLRegisterImage(
    image: GLuint | _Int | None,
    target: GLenum | _Int | None,
    Flags: _Int,
) -> tuple[CUresult, CUgraphicsResource]:
    ...
def cuGLGetDevices(
    cudaDeviceCount: _Int,
    deviceList: CUGLDeviceList | int,
) -> tuple[CUresult, int, list[CUdevice]]:
    ...
def cuGLCtxCreate(Flags: _Int, device: CUdevice | _Int | None) -> tuple[CUresult, CUcontext]:
    ...
def cuGLInit() -> tuple[CUresult]:
    ...
def cuGLRegisterBufferObject(buffer: GLuint | _Int | None) -> tuple[CUresult]:
    ...
def cuGLMapBufferObject(buffer: GLuint | _Int | None) -> tuple[CUresult, CUdeviceptr, int]:
    ...
def cuGLUnmapBufferObject(buffer: GLuint | _Int | None) -> tuple[CUresult]:
    ...
def cuGLUnregisterBufferObject(buffer: GLuint | _Int | None) -> tuple[CUresult]:
    ...
def cuGLSetBufferObjectMapFlags(buffer: GLuint | _Int | None, Flags: _Int) -> tuple[CUresult]:
    ...
def cuGLMapBufferObjectAsync(
    buffer: GLuint | _Int | None,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult, CUdeviceptr, int]:
    ...
def cuGLUnmapBufferObjectAsync(
    buffer: GLuint | _Int | None,
    hStream: CUstream | _Int | None,
) -> tuple[CUresult]:
    ...
def cuVDPAUGetDevice(
    vdpDevice: VdpDevice | _Int | None,
    vdpGetProcAddress: _Address,
) -> tuple[CUresult, CUdevice]:
    ...
def cuVDPAUCtxCreate(
    flags: _Int,
    device: CUdevice | _Int | None,
    vdpDevice: VdpDevice | _Int | None,
    vdpGetProcAddress: _Address,
) -> tuple[CUresult, CUcontext]:
    ...
def cuGraphicsVDPAURegisterVideoSurface(
    vdpSurface: VdpVideoSurface | _Int | None,
    flags: _Int,
) -> tuple[CUresult, CUgraphicsResource]:
    ...
def cuGraphicsVDPAURegisterOutputSurface(
    vdpSurface: VdpOutputSurface | _Int | None,
    flags: _Int,
) -> tuple[CUresult, CUgraphicsResource]:
    ...
