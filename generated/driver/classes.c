// classes.c of cubind's binding of the CUDA Driver API, API version 13.5.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/driver.yaml.
// Header: cuda.h
// Header: cudaProfiler.h
// Header: cudaEGL.h
// Header: cudaGL.h
// Header: cudaVDPAU.h
// Header: EGL/egl.h
// Header: GL/gl.h
// Header: vdpau/vdpau.h
// clang-format off

#include "cubind/convert.h"

#include "classes.h"
#include "types.h"

static const cb_enumerator items_CUipcMem_flags[] = {
    {.name = "CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS", .value = 1},
};
static const cb_enum_table enum_CUipcMem_flags = {
    .items = items_CUipcMem_flags, .count = 1, .c_name = "CUipcMem_flags_enum",
};

static const cb_enumerator items_CUmemAttach_flags[] = {
    {.name = "CU_MEM_ATTACH_GLOBAL", .value = 1},
    {.name = "CU_MEM_ATTACH_HOST", .value = 2},
    {.name = "CU_MEM_ATTACH_SINGLE", .value = 4},
};
static const cb_enum_table enum_CUmemAttach_flags = {
    .items = items_CUmemAttach_flags, .count = 3, .c_name = "CUmemAttach_flags_enum",
};

static const cb_enumerator items_CUctx_flags[] = {
    {.name = "CU_CTX_SCHED_AUTO", .value = 0},
    {.name = "CU_CTX_SCHED_SPIN", .value = 1},
    {.name = "CU_CTX_SCHED_YIELD", .value = 2},
    {.name = "CU_CTX_SCHED_BLOCKING_SYNC", .value = 4},
    {.name = "CU_CTX_BLOCKING_SYNC", .value = 4},
    {.name = "CU_CTX_SCHED_MASK", .value = 7},
    {.name = "CU_CTX_MAP_HOST", .value = 8},
    {.name = "CU_CTX_LMEM_RESIZE_TO_MAX", .value = 16},
    {.name = "CU_CTX_COREDUMP_ENABLE", .value = 32},
    {.name = "CU_CTX_USER_COREDUMP_ENABLE", .value = 64},
    {.name = "CU_CTX_SYNC_MEMOPS", .value = 128},
    {.name = "CU_CTX_FLAGS_MASK", .value = 255},
};
static const cb_enum_table enum_CUctx_flags = {
    .items = items_CUctx_flags, .count = 12, .c_name = "CUctx_flags_enum",
};

static const cb_enumerator items_CUevent_sched_flags[] = {
    {.name = "CU_EVENT_SCHED_AUTO", .value = 0},
    {.name = "CU_EVENT_SCHED_SPIN", .value = 1},
    {.name = "CU_EVENT_SCHED_YIELD", .value = 2},
    {.name = "CU_EVENT_SCHED_BLOCKING_SYNC", .value = 4},
};
static const cb_enum_table enum_CUevent_sched_flags = {
    .items = items_CUevent_sched_flags, .count = 4, .c_name = "CUevent_sched_flags_enum",
};

static const cb_enumerator items_cl_event_flags[] = {
    {.name = "NVCL_EVENT_SCHED_AUTO", .value = 0},
    {.name = "NVCL_EVENT_SCHED_SPIN", .value = 1},
    {.name = "NVCL_EVENT_SCHED_YIELD", .value = 2},
    {.name = "NVCL_EVENT_SCHED_BLOCKING_SYNC", .value = 4},
};
static const cb_enum_table enum_cl_event_flags = {
    .items = items_cl_event_flags, .count = 4, .c_name = "cl_event_flags_enum",
};

static const cb_enumerator items_cl_context_flags[] = {
    {.name = "NVCL_CTX_SCHED_AUTO", .value = 0},
    {.name = "NVCL_CTX_SCHED_SPIN", .value = 1},
    {.name = "NVCL_CTX_SCHED_YIELD", .value = 2},
    {.name = "NVCL_CTX_SCHED_BLOCKING_SYNC", .value = 4},
};
static const cb_enum_table enum_cl_context_flags = {
    .items = items_cl_context_flags, .count = 4, .c_name = "cl_context_flags_enum",
};

static const cb_enumerator items_CUhostTaskSyncMode[] = {
    {.name = "CU_HOST_TASK_BLOCKING", .value = 0},
    {.name = "CU_HOST_TASK_SPINWAIT", .value = 1},
};
static const cb_enum_table enum_CUhostTaskSyncMode = {
    .items = items_CUhostTaskSyncMode, .count = 2, .c_name = "CUhostTaskSyncMode_enum",
};

static const cb_enumerator items_CUstream_flags[] = {
    {.name = "CU_STREAM_DEFAULT", .value = 0},
    {.name = "CU_STREAM_NON_BLOCKING", .value = 1},
};
static const cb_enum_table enum_CUstream_flags = {
    .items = items_CUstream_flags, .count = 2, .c_name = "CUstream_flags_enum",
};

static const cb_enumerator items_CUevent_flags[] = {
    {.name = "CU_EVENT_DEFAULT", .value = 0},
    {.name = "CU_EVENT_BLOCKING_SYNC", .value = 1},
    {.name = "CU_EVENT_DISABLE_TIMING", .value = 2},
    {.name = "CU_EVENT_INTERPROCESS", .value = 4},
};
static const cb_enum_table enum_CUevent_flags = {
    .items = items_CUevent_flags, .count = 4, .c_name = "CUevent_flags_enum",
};

static const cb_enumerator items_CUevent_record_flags[] = {
    {.name = "CU_EVENT_RECORD_DEFAULT", .value = 0},
    {.name = "CU_EVENT_RECORD_EXTERNAL", .value = 1},
};
static const cb_enum_table enum_CUevent_record_flags = {
    .items = items_CUevent_record_flags, .count = 2, .c_name = "CUevent_record_flags_enum",
};

static const cb_enumerator items_CUevent_wait_flags[] = {
    {.name = "CU_EVENT_WAIT_DEFAULT", .value = 0},
    {.name = "CU_EVENT_WAIT_EXTERNAL", .value = 1},
};
static const cb_enum_table enum_CUevent_wait_flags = {
    .items = items_CUevent_wait_flags, .count = 2, .c_name = "CUevent_wait_flags_enum",
};

static const cb_enumerator items_CUatomicOperation[] = {
    {.name = "CU_ATOMIC_OPERATION_INTEGER_ADD", .value = 0},
    {.name = "CU_ATOMIC_OPERATION_INTEGER_MIN", .value = 1},
    {.name = "CU_ATOMIC_OPERATION_INTEGER_MAX", .value = 2},
    {.name = "CU_ATOMIC_OPERATION_INTEGER_INCREMENT", .value = 3},
    {.name = "CU_ATOMIC_OPERATION_INTEGER_DECREMENT", .value = 4},
    {.name = "CU_ATOMIC_OPERATION_AND", .value = 5},
    {.name = "CU_ATOMIC_OPERATION_OR", .value = 6},
    {.name = "CU_ATOMIC_OPERATION_XOR", .value = 7},
    {.name = "CU_ATOMIC_OPERATION_EXCHANGE", .value = 8},
    {.name = "CU_ATOMIC_OPERATION_CAS", .value = 9},
    {.name = "CU_ATOMIC_OPERATION_FLOAT_ADD", .value = 10},
    {.name = "CU_ATOMIC_OPERATION_FLOAT_MIN", .value = 11},
    {.name = "CU_ATOMIC_OPERATION_FLOAT_MAX", .value = 12},
    {.name = "CU_ATOMIC_OPERATION_MAX", .value = 13},
};
static const cb_enum_table enum_CUatomicOperation = {
    .items = items_CUatomicOperation, .count = 14, .c_name = "CUatomicOperation_enum",
};

static const cb_enumerator items_CUatomicOperationCapability[] = {
    {.name = "CU_ATOMIC_CAPABILITY_SIGNED", .value = 1},
    {.name = "CU_ATOMIC_CAPABILITY_UNSIGNED", .value = 2},
    {.name = "CU_ATOMIC_CAPABILITY_REDUCTION", .value = 4},
    {.name = "CU_ATOMIC_CAPABILITY_SCALAR_32", .value = 8},
    {.name = "CU_ATOMIC_CAPABILITY_SCALAR_64", .value = 16},
    {.name = "CU_ATOMIC_CAPABILITY_SCALAR_128", .value = 32},
    {.name = "CU_ATOMIC_CAPABILITY_VECTOR_32x4", .value = 64},
};
static const cb_enum_table enum_CUatomicOperationCapability = {
    .items = items_CUatomicOperationCapability, .count = 7,
        .c_name = "CUatomicOperationCapability_enum",
};

static const cb_enumerator items_CUstreamWaitValue_flags[] = {
    {.name = "CU_STREAM_WAIT_VALUE_GEQ", .value = 0},
    {.name = "CU_STREAM_WAIT_VALUE_EQ", .value = 1},
    {.name = "CU_STREAM_WAIT_VALUE_AND", .value = 2},
    {.name = "CU_STREAM_WAIT_VALUE_NOR", .value = 3},
    {.name = "CU_STREAM_WAIT_VALUE_FLUSH", .value = 1073741824},
};
static const cb_enum_table enum_CUstreamWaitValue_flags = {
    .items = items_CUstreamWaitValue_flags, .count = 5, .c_name = "CUstreamWaitValue_flags_enum",
};

static const cb_enumerator items_CUstreamWriteValue_flags[] = {
    {.name = "CU_STREAM_WRITE_VALUE_DEFAULT", .value = 0},
    {.name = "CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER", .value = 1},
};
static const cb_enum_table enum_CUstreamWriteValue_flags = {
    .items = items_CUstreamWriteValue_flags, .count = 2, .c_name = "CUstreamWriteValue_flags_enum",
};

static const cb_enumerator items_CUstreamBatchMemOpType[] = {
    {.name = "CU_STREAM_MEM_OP_WAIT_VALUE_32", .value = 1},
    {.name = "CU_STREAM_MEM_OP_WRITE_VALUE_32", .value = 2},
    {.name = "CU_STREAM_MEM_OP_WAIT_VALUE_64", .value = 4},
    {.name = "CU_STREAM_MEM_OP_WRITE_VALUE_64", .value = 5},
    {.name = "CU_STREAM_MEM_OP_BARRIER", .value = 6},
    {.name = "CU_STREAM_MEM_OP_ATOMIC_REDUCTION", .value = 8},
    {.name = "CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES", .value = 3},
};
static const cb_enum_table enum_CUstreamBatchMemOpType = {
    .items = items_CUstreamBatchMemOpType, .count = 7, .c_name = "CUstreamBatchMemOpType_enum",
};

static const cb_enumerator items_CUstreamMemoryBarrier_flags[] = {
    {.name = "CU_STREAM_MEMORY_BARRIER_TYPE_SYS", .value = 0},
    {.name = "CU_STREAM_MEMORY_BARRIER_TYPE_GPU", .value = 1},
};
static const cb_enum_table enum_CUstreamMemoryBarrier_flags = {
    .items = items_CUstreamMemoryBarrier_flags, .count = 2,
        .c_name = "CUstreamMemoryBarrier_flags_enum",
};

static const cb_enumerator items_CUstreamAtomicReductionOpType[] = {
    {.name = "CU_STREAM_ATOMIC_REDUCTION_OP_OR", .value = 6},
    {.name = "CU_STREAM_ATOMIC_REDUCTION_OP_AND", .value = 5},
    {.name = "CU_STREAM_ATOMIC_REDUCTION_OP_ADD", .value = 0},
};
static const cb_enum_table enum_CUstreamAtomicReductionOpType = {
    .items = items_CUstreamAtomicReductionOpType, .count = 3,
        .c_name = "CUstreamAtomicReductionOpType_enum",
};

static const cb_enumerator items_CUstreamAtomicReductionDataType[] = {
    {.name = "CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32", .value = 14},
    {.name = "CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64", .value = 22},
};
static const cb_enum_table enum_CUstreamAtomicReductionDataType = {
    .items = items_CUstreamAtomicReductionDataType, .count = 2,
        .c_name = "CUstreamAtomicReductionDataType_enum",
};

static const cb_enumerator items_CUoccupancy_flags[] = {
    {.name = "CU_OCCUPANCY_DEFAULT", .value = 0},
    {.name = "CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE", .value = 1},
};
static const cb_enum_table enum_CUoccupancy_flags = {
    .items = items_CUoccupancy_flags, .count = 2, .c_name = "CUoccupancy_flags_enum",
};

static const cb_enumerator items_CUstreamUpdateCaptureDependencies_flags[] = {
    {.name = "CU_STREAM_ADD_CAPTURE_DEPENDENCIES", .value = 0},
    {.name = "CU_STREAM_SET_CAPTURE_DEPENDENCIES", .value = 1},
};
static const cb_enum_table enum_CUstreamUpdateCaptureDependencies_flags = {
    .items = items_CUstreamUpdateCaptureDependencies_flags, .count = 2,
        .c_name = "CUstreamUpdateCaptureDependencies_flags_enum",
};

static const cb_enumerator items_CUasyncNotificationType[] = {
    {.name = "CU_ASYNC_NOTIFICATION_TYPE_OVER_BUDGET", .value = 1},
};
static const cb_enum_table enum_CUasyncNotificationType = {
    .items = items_CUasyncNotificationType, .count = 1, .c_name = "CUasyncNotificationType_enum",
};

static const cb_enumerator items_CUarray_format[] = {
    {.name = "CU_AD_FORMAT_UNSIGNED_INT8", .value = 1},
    {.name = "CU_AD_FORMAT_UNSIGNED_INT16", .value = 2},
    {.name = "CU_AD_FORMAT_UNSIGNED_INT32", .value = 3},
    {.name = "CU_AD_FORMAT_SIGNED_INT8", .value = 8},
    {.name = "CU_AD_FORMAT_SIGNED_INT16", .value = 9},
    {.name = "CU_AD_FORMAT_SIGNED_INT32", .value = 10},
    {.name = "CU_AD_FORMAT_HALF", .value = 16},
    {.name = "CU_AD_FORMAT_FLOAT", .value = 32},
    {.name = "CU_AD_FORMAT_NV12", .value = 176},
    {.name = "CU_AD_FORMAT_UNORM_INT8X1", .value = 192},
    {.name = "CU_AD_FORMAT_UNORM_INT8X2", .value = 193},
    {.name = "CU_AD_FORMAT_UNORM_INT8X4", .value = 194},
    {.name = "CU_AD_FORMAT_UNORM_INT16X1", .value = 195},
    {.name = "CU_AD_FORMAT_UNORM_INT16X2", .value = 196},
    {.name = "CU_AD_FORMAT_UNORM_INT16X4", .value = 197},
    {.name = "CU_AD_FORMAT_SNORM_INT8X1", .value = 198},
    {.name = "CU_AD_FORMAT_SNORM_INT8X2", .value = 199},
    {.name = "CU_AD_FORMAT_SNORM_INT8X4", .value = 200},
    {.name = "CU_AD_FORMAT_SNORM_INT16X1", .value = 201},
    {.name = "CU_AD_FORMAT_SNORM_INT16X2", .value = 202},
    {.name = "CU_AD_FORMAT_SNORM_INT16X4", .value = 203},
    {.name = "CU_AD_FORMAT_BC1_UNORM", .value = 145},
    {.name = "CU_AD_FORMAT_BC1_UNORM_SRGB", .value = 146},
    {.name = "CU_AD_FORMAT_BC2_UNORM", .value = 147},
    {.name = "CU_AD_FORMAT_BC2_UNORM_SRGB", .value = 148},
    {.name = "CU_AD_FORMAT_BC3_UNORM", .value = 149},
    {.name = "CU_AD_FORMAT_BC3_UNORM_SRGB", .value = 150},
    {.name = "CU_AD_FORMAT_BC4_UNORM", .value = 151},
    {.name = "CU_AD_FORMAT_BC4_SNORM", .value = 152},
    {.name = "CU_AD_FORMAT_BC5_UNORM", .value = 153},
    {.name = "CU_AD_FORMAT_BC5_SNORM", .value = 154},
    {.name = "CU_AD_FORMAT_BC6H_UF16", .value = 155},
    {.name = "CU_AD_FORMAT_BC6H_SF16", .value = 156},
    {.name = "CU_AD_FORMAT_BC7_UNORM", .value = 157},
    {.name = "CU_AD_FORMAT_BC7_UNORM_SRGB", .value = 158},
    {.name = "CU_AD_FORMAT_P010", .value = 159},
    {.name = "CU_AD_FORMAT_P016", .value = 161},
    {.name = "CU_AD_FORMAT_NV16", .value = 162},
    {.name = "CU_AD_FORMAT_P210", .value = 163},
    {.name = "CU_AD_FORMAT_P216", .value = 164},
    {.name = "CU_AD_FORMAT_YUY2", .value = 165},
    {.name = "CU_AD_FORMAT_Y210", .value = 166},
    {.name = "CU_AD_FORMAT_Y216", .value = 167},
    {.name = "CU_AD_FORMAT_AYUV", .value = 168},
    {.name = "CU_AD_FORMAT_Y410", .value = 169},
    {.name = "CU_AD_FORMAT_Y416", .value = 177},
    {.name = "CU_AD_FORMAT_Y444_PLANAR8", .value = 178},
    {.name = "CU_AD_FORMAT_Y444_PLANAR10", .value = 179},
    {.name = "CU_AD_FORMAT_YUV444_8bit_SemiPlanar", .value = 180},
    {.name = "CU_AD_FORMAT_YUV444_16bit_SemiPlanar", .value = 181},
    {.name = "CU_AD_FORMAT_UNORM_INT_101010_2", .value = 80},
    {.name = "CU_AD_FORMAT_UINT8_PACKED_422", .value = 81},
    {.name = "CU_AD_FORMAT_UINT8_PACKED_444", .value = 82},
    {.name = "CU_AD_FORMAT_UINT8_SEMIPLANAR_420", .value = 83},
    {.name = "CU_AD_FORMAT_UINT16_SEMIPLANAR_420", .value = 84},
    {.name = "CU_AD_FORMAT_UINT8_SEMIPLANAR_422", .value = 85},
    {.name = "CU_AD_FORMAT_UINT16_SEMIPLANAR_422", .value = 86},
    {.name = "CU_AD_FORMAT_UINT8_SEMIPLANAR_444", .value = 87},
    {.name = "CU_AD_FORMAT_UINT16_SEMIPLANAR_444", .value = 88},
    {.name = "CU_AD_FORMAT_UINT8_PLANAR_420", .value = 89},
    {.name = "CU_AD_FORMAT_UINT16_PLANAR_420", .value = 90},
    {.name = "CU_AD_FORMAT_UINT8_PLANAR_422", .value = 91},
    {.name = "CU_AD_FORMAT_UINT16_PLANAR_422", .value = 92},
    {.name = "CU_AD_FORMAT_UINT8_PLANAR_444", .value = 93},
    {.name = "CU_AD_FORMAT_UINT16_PLANAR_444", .value = 94},
    {.name = "CU_AD_FORMAT_MAX", .value = 2147483647},
};
static const cb_enum_table enum_CUarray_format = {
    .items = items_CUarray_format, .count = 66, .c_name = "CUarray_format_enum",
};

static const cb_enumerator items_CUaddress_mode[] = {
    {.name = "CU_TR_ADDRESS_MODE_WRAP", .value = 0},
    {.name = "CU_TR_ADDRESS_MODE_CLAMP", .value = 1},
    {.name = "CU_TR_ADDRESS_MODE_MIRROR", .value = 2},
    {.name = "CU_TR_ADDRESS_MODE_BORDER", .value = 3},
};
static const cb_enum_table enum_CUaddress_mode = {
    .items = items_CUaddress_mode, .count = 4, .c_name = "CUaddress_mode_enum",
};

static const cb_enumerator items_CUfilter_mode[] = {
    {.name = "CU_TR_FILTER_MODE_POINT", .value = 0},
    {.name = "CU_TR_FILTER_MODE_LINEAR", .value = 1},
};
static const cb_enum_table enum_CUfilter_mode = {
    .items = items_CUfilter_mode, .count = 2, .c_name = "CUfilter_mode_enum",
};

static const cb_enumerator items_CUdevice_attribute[] = {
    {.name = "CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK", .value = 1},
    {.name = "CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X", .value = 2},
    {.name = "CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y", .value = 3},
    {.name = "CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z", .value = 4},
    {.name = "CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X", .value = 5},
    {.name = "CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y", .value = 6},
    {.name = "CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z", .value = 7},
    {.name = "CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK", .value = 8},
    {.name = "CU_DEVICE_ATTRIBUTE_SHARED_MEMORY_PER_BLOCK", .value = 8},
    {.name = "CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY", .value = 9},
    {.name = "CU_DEVICE_ATTRIBUTE_WARP_SIZE", .value = 10},
    {.name = "CU_DEVICE_ATTRIBUTE_MAX_PITCH", .value = 11},
    {.name = "CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK", .value = 12},
    {.name = "CU_DEVICE_ATTRIBUTE_REGISTERS_PER_BLOCK", .value = 12},
    {.name = "CU_DEVICE_ATTRIBUTE_CLOCK_RATE", .value = 13},
    {.name = "CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT", .value = 14},
    {.name = "CU_DEVICE_ATTRIBUTE_GPU_OVERLAP", .value = 15},
    {.name = "CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT", .value = 16},
    {.name = "CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT", .value = 17},
    {.name = "CU_DEVICE_ATTRIBUTE_INTEGRATED", .value = 18},
    {.name = "CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY", .value = 19},
    {.name = "CU_DEVICE_ATTRIBUTE_COMPUTE_MODE", .value = 20},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH", .value = 21},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH", .value = 22},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT", .value = 23},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH", .value = 24},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT", .value = 25},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH", .value = 26},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH", .value = 27},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT", .value = 28},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS", .value = 29},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_WIDTH", .value = 27},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_HEIGHT", .value = 28},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_NUMSLICES", .value = 29},
    {.name = "CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT", .value = 30},
    {.name = "CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS", .value = 31},
    {.name = "CU_DEVICE_ATTRIBUTE_ECC_ENABLED", .value = 32},
    {.name = "CU_DEVICE_ATTRIBUTE_PCI_BUS_ID", .value = 33},
    {.name = "CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID", .value = 34},
    {.name = "CU_DEVICE_ATTRIBUTE_TCC_DRIVER", .value = 35},
    {.name = "CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE", .value = 36},
    {.name = "CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH", .value = 37},
    {.name = "CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE", .value = 38},
    {.name = "CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR", .value = 39},
    {.name = "CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT", .value = 40},
    {.name = "CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING", .value = 41},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH", .value = 42},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS", .value = 43},
    {.name = "CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER", .value = 44},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH", .value = 45},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT", .value = 46},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE", .value = 47},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE", .value = 48},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE", .value = 49},
    {.name = "CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID", .value = 50},
    {.name = "CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT", .value = 51},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH", .value = 52},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH", .value = 53},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS", .value = 54},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH", .value = 55},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH", .value = 56},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT", .value = 57},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH", .value = 58},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT", .value = 59},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH", .value = 60},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH", .value = 61},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS", .value = 62},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH", .value = 63},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT", .value = 64},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS", .value = 65},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH", .value = 66},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH", .value = 67},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS", .value = 68},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH", .value = 69},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH", .value = 70},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT", .value = 71},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH", .value = 72},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH", .value = 73},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT", .value = 74},
    {.name = "CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR", .value = 75},
    {.name = "CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR", .value = 76},
    {.name = "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH", .value = 77},
    {.name = "CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED", .value = 78},
    {.name = "CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED", .value = 79},
    {.name = "CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED", .value = 80},
    {.name = "CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR", .value = 81},
    {.name = "CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR", .value = 82},
    {.name = "CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY", .value = 83},
    {.name = "CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD", .value = 84},
    {.name = "CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID", .value = 85},
    {.name = "CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED", .value = 86},
    {.name = "CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO", .value = 87},
    {.name = "CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS", .value = 88},
    {.name = "CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS", .value = 89},
    {.name = "CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED", .value = 90},
    {.name = "CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM", .value = 91},
    {.name = "CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1", .value = 92},
    {.name = "CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1", .value = 93},
    {.name = "CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1", .value = 94},
    {.name = "CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH", .value = 95},
    {.name = "CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH", .value = 96},
    {.name = "CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN", .value = 97},
    {.name = "CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES", .value = 98},
    {.name = "CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED", .value = 99},
    {.name = "CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES", .value = 100},
    {.name = "CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST", .value = 101},
    {.name = "CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED", .value = 102},
    {.name = "CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED", .value = 102},
    {.name = "CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED", .value = 103},
    {.name = "CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_HANDLE_SUPPORTED", .value = 104},
    {.name = "CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_KMT_HANDLE_SUPPORTED", .value = 105},
    {.name = "CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR", .value = 106},
    {.name = "CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED", .value = 107},
    {.name = "CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE", .value = 108},
    {.name = "CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE", .value = 109},
    {.name = "CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED", .value = 110},
    {.name = "CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK", .value = 111},
    {.name = "CU_DEVICE_ATTRIBUTE_SPARSE_CUDA_ARRAY_SUPPORTED", .value = 112},
    {.name = "CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED", .value = 113},
    {.name = "CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED", .value = 114},
    {.name = "CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED", .value = 115},
    {.name = "CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED", .value = 116},
    {.name = "CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS", .value = 117},
    {.name = "CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING", .value = 118},
    {.name = "CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES", .value = 119},
    {.name = "CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH", .value = 120},
    {.name = "CU_DEVICE_ATTRIBUTE_DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED", .value = 121},
    {.name = "CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS", .value = 122},
    {.name = "CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR", .value = 123},
    {.name = "CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED", .value = 124},
    {.name = "CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED", .value = 125},
    {.name = "CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT", .value = 126},
    {.name = "CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED", .value = 127},
    {.name = "CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED", .value = 128},
    {.name = "CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS", .value = 129},
    {.name = "CU_DEVICE_ATTRIBUTE_NUMA_CONFIG", .value = 130},
    {.name = "CU_DEVICE_ATTRIBUTE_NUMA_ID", .value = 131},
    {.name = "CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED", .value = 132},
    {.name = "CU_DEVICE_ATTRIBUTE_MPS_ENABLED", .value = 133},
    {.name = "CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID", .value = 134},
    {.name = "CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED", .value = 135},
    {.name = "CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK", .value = 136},
    {.name = "CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_MAXIMUM_LENGTH", .value = 137},
    {.name = "CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED", .value = 138},
    {.name = "CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID", .value = 139},
    {.name = "CU_DEVICE_ATTRIBUTE_GPU_PCI_SUBSYSTEM_ID", .value = 140},
    {.name = "CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED", .value = 141},
    {.name = "CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED", .value = 142},
    {.name = "CU_DEVICE_ATTRIBUTE_HOST_NUMA_MULTINODE_IPC_SUPPORTED", .value = 143},
    {.name = "CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED", .value = 144},
    {.name = "CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED", .value = 145},
    {.name = "CU_DEVICE_ATTRIBUTE_HOST_ALLOC_DMA_BUF_SUPPORTED", .value = 146},
    {.name = "CU_DEVICE_ATTRIBUTE_ONLY_PARTIAL_HOST_NATIVE_ATOMIC_SUPPORTED", .value = 147},
    {.name = "CU_DEVICE_ATTRIBUTE_ATOMIC_REDUCTION_SUPPORTED", .value = 148},
    {.name = "CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT", .value = 149},
    {.name = "CU_DEVICE_ATTRIBUTE_MAX_OVERSIZED_SHARED_MEMORY_PER_BLOCK", .value = 150},
    {.name = "CU_DEVICE_ATTRIBUTE_D3D12_CIG_STREAMS_SUPPORTED", .value = 151},
    {.name = "CU_DEVICE_ATTRIBUTE_DMA_BUF_MMAP_SUPPORTED", .value = 152},
    {.name = "CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_SUPPORTED", .value = 153},
    {.name = "CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_MULTICAST_SUPPORTED", .value = 154},
    {.name = "CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_COUNTED_OPS_SUPPORTED", .value = 155},
    {.name = "CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_ACCESS_ON_OWNER_DEVICE_SUPPORTED",
        .value = 156},
    {.name = "CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_MULTIPROCESSOR_COUNT", .value = 157},
    {.name = "CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_SUPPORTED_HANDLE_TYPES", .value = 158},
    {.name = "CU_DEVICE_ATTRIBUTE_VULKAN_CIG_STREAMS_SUPPORTED", .value = 159},
    {.name = "CU_DEVICE_ATTRIBUTE_TENSOR_MAP_LARGE_TENSOR_MIN_SIZE", .value = 160},
    {.name = "CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_LOCALIZED_MEMORY_SUPPORTED", .value = 161},
    {.name = "CU_DEVICE_ATTRIBUTE_MAX", .value = 162},
};
static const cb_enum_table enum_CUdevice_attribute = {
    .items = items_CUdevice_attribute, .count = 168, .c_name = "CUdevice_attribute_enum",
};

static const cb_enumerator items_CUpointer_attribute[] = {
    {.name = "CU_POINTER_ATTRIBUTE_CONTEXT", .value = 1},
    {.name = "CU_POINTER_ATTRIBUTE_MEMORY_TYPE", .value = 2},
    {.name = "CU_POINTER_ATTRIBUTE_DEVICE_POINTER", .value = 3},
    {.name = "CU_POINTER_ATTRIBUTE_HOST_POINTER", .value = 4},
    {.name = "CU_POINTER_ATTRIBUTE_P2P_TOKENS", .value = 5},
    {.name = "CU_POINTER_ATTRIBUTE_SYNC_MEMOPS", .value = 6},
    {.name = "CU_POINTER_ATTRIBUTE_BUFFER_ID", .value = 7},
    {.name = "CU_POINTER_ATTRIBUTE_IS_MANAGED", .value = 8},
    {.name = "CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL", .value = 9},
    {.name = "CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE", .value = 10},
    {.name = "CU_POINTER_ATTRIBUTE_RANGE_START_ADDR", .value = 11},
    {.name = "CU_POINTER_ATTRIBUTE_RANGE_SIZE", .value = 12},
    {.name = "CU_POINTER_ATTRIBUTE_MAPPED", .value = 13},
    {.name = "CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES", .value = 14},
    {.name = "CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE", .value = 15},
    {.name = "CU_POINTER_ATTRIBUTE_ACCESS_FLAGS", .value = 16},
    {.name = "CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE", .value = 17},
    {.name = "CU_POINTER_ATTRIBUTE_MAPPING_SIZE", .value = 18},
    {.name = "CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR", .value = 19},
    {.name = "CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID", .value = 20},
    {.name = "CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE", .value = 21},
    {.name = "CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL", .value = 22},
};
static const cb_enum_table enum_CUpointer_attribute = {
    .items = items_CUpointer_attribute, .count = 22, .c_name = "CUpointer_attribute_enum",
};

static const cb_enumerator items_CUfunction_attribute[] = {
    {.name = "CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK", .value = 0},
    {.name = "CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES", .value = 1},
    {.name = "CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES", .value = 2},
    {.name = "CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES", .value = 3},
    {.name = "CU_FUNC_ATTRIBUTE_NUM_REGS", .value = 4},
    {.name = "CU_FUNC_ATTRIBUTE_PTX_VERSION", .value = 5},
    {.name = "CU_FUNC_ATTRIBUTE_BINARY_VERSION", .value = 6},
    {.name = "CU_FUNC_ATTRIBUTE_CACHE_MODE_CA", .value = 7},
    {.name = "CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES", .value = 8},
    {.name = "CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT", .value = 9},
    {.name = "CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET", .value = 10},
    {.name = "CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH", .value = 11},
    {.name = "CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT", .value = 12},
    {.name = "CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH", .value = 13},
    {.name = "CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED", .value = 14},
    {.name = "CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE", .value = 15},
    {.name = "CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED", .value = 16},
    {.name = "CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE", .value = 17},
    {.name = "CU_FUNC_ATTRIBUTE_MAX", .value = 18},
};
static const cb_enum_table enum_CUfunction_attribute = {
    .items = items_CUfunction_attribute, .count = 19, .c_name = "CUfunction_attribute_enum",
};

static const cb_enumerator items_CUfunc_cache[] = {
    {.name = "CU_FUNC_CACHE_PREFER_NONE", .value = 0},
    {.name = "CU_FUNC_CACHE_PREFER_SHARED", .value = 1},
    {.name = "CU_FUNC_CACHE_PREFER_L1", .value = 2},
    {.name = "CU_FUNC_CACHE_PREFER_EQUAL", .value = 3},
};
static const cb_enum_table enum_CUfunc_cache = {
    .items = items_CUfunc_cache, .count = 4, .c_name = "CUfunc_cache_enum",
};

static const cb_enumerator items_CUsharedconfig[] = {
    {.name = "CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE", .value = 0},
    {.name = "CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE", .value = 1},
    {.name = "CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE", .value = 2},
};
static const cb_enum_table enum_CUsharedconfig = {
    .items = items_CUsharedconfig, .count = 3, .c_name = "CUsharedconfig_enum",
};

static const cb_enumerator items_CUshared_carveout[] = {
    {.name = "CU_SHAREDMEM_CARVEOUT_DEFAULT", .value = -1},
    {.name = "CU_SHAREDMEM_CARVEOUT_MAX_SHARED", .value = 100},
    {.name = "CU_SHAREDMEM_CARVEOUT_MAX_L1", .value = 0},
};
static const cb_enum_table enum_CUshared_carveout = {
    .items = items_CUshared_carveout, .count = 3, .c_name = "CUshared_carveout_enum",
        .is_signed = true,
};

static const cb_enumerator items_CUmemorytype[] = {
    {.name = "CU_MEMORYTYPE_HOST", .value = 1},
    {.name = "CU_MEMORYTYPE_DEVICE", .value = 2},
    {.name = "CU_MEMORYTYPE_ARRAY", .value = 3},
    {.name = "CU_MEMORYTYPE_UNIFIED", .value = 4},
};
static const cb_enum_table enum_CUmemorytype = {
    .items = items_CUmemorytype, .count = 4, .c_name = "CUmemorytype_enum",
};

static const cb_enumerator items_CUcomputemode[] = {
    {.name = "CU_COMPUTEMODE_DEFAULT", .value = 0},
    {.name = "CU_COMPUTEMODE_PROHIBITED", .value = 2},
    {.name = "CU_COMPUTEMODE_EXCLUSIVE_PROCESS", .value = 3},
};
static const cb_enum_table enum_CUcomputemode = {
    .items = items_CUcomputemode, .count = 3, .c_name = "CUcomputemode_enum",
};

static const cb_enumerator items_CUmem_advise[] = {
    {.name = "CU_MEM_ADVISE_SET_READ_MOSTLY", .value = 1},
    {.name = "CU_MEM_ADVISE_UNSET_READ_MOSTLY", .value = 2},
    {.name = "CU_MEM_ADVISE_SET_PREFERRED_LOCATION", .value = 3},
    {.name = "CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION", .value = 4},
    {.name = "CU_MEM_ADVISE_SET_ACCESSED_BY", .value = 5},
    {.name = "CU_MEM_ADVISE_UNSET_ACCESSED_BY", .value = 6},
};
static const cb_enum_table enum_CUmem_advise = {
    .items = items_CUmem_advise, .count = 6, .c_name = "CUmem_advise_enum",
};

static const cb_enumerator items_CUmem_range_attribute[] = {
    {.name = "CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY", .value = 1},
    {.name = "CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION", .value = 2},
    {.name = "CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY", .value = 3},
    {.name = "CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION", .value = 4},
    {.name = "CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE", .value = 5},
    {.name = "CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID", .value = 6},
    {.name = "CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE", .value = 7},
    {.name = "CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID", .value = 8},
};
static const cb_enum_table enum_CUmem_range_attribute = {
    .items = items_CUmem_range_attribute, .count = 8, .c_name = "CUmem_range_attribute_enum",
};

static const cb_enumerator items_CUjit_option[] = {
    {.name = "CU_JIT_MAX_REGISTERS", .value = 0},
    {.name = "CU_JIT_THREADS_PER_BLOCK", .value = 1},
    {.name = "CU_JIT_WALL_TIME", .value = 2},
    {.name = "CU_JIT_INFO_LOG_BUFFER", .value = 3},
    {.name = "CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES", .value = 4},
    {.name = "CU_JIT_ERROR_LOG_BUFFER", .value = 5},
    {.name = "CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES", .value = 6},
    {.name = "CU_JIT_OPTIMIZATION_LEVEL", .value = 7},
    {.name = "CU_JIT_TARGET_FROM_CUCONTEXT", .value = 8},
    {.name = "CU_JIT_TARGET", .value = 9},
    {.name = "CU_JIT_FALLBACK_STRATEGY", .value = 10},
    {.name = "CU_JIT_GENERATE_DEBUG_INFO", .value = 11},
    {.name = "CU_JIT_LOG_VERBOSE", .value = 12},
    {.name = "CU_JIT_GENERATE_LINE_INFO", .value = 13},
    {.name = "CU_JIT_CACHE_MODE", .value = 14},
    {.name = "CU_JIT_NEW_SM3X_OPT", .value = 15},
    {.name = "CU_JIT_FAST_COMPILE", .value = 16},
    {.name = "CU_JIT_GLOBAL_SYMBOL_NAMES", .value = 17},
    {.name = "CU_JIT_GLOBAL_SYMBOL_ADDRESSES", .value = 18},
    {.name = "CU_JIT_GLOBAL_SYMBOL_COUNT", .value = 19},
    {.name = "CU_JIT_LTO", .value = 20},
    {.name = "CU_JIT_FTZ", .value = 21},
    {.name = "CU_JIT_PREC_DIV", .value = 22},
    {.name = "CU_JIT_PREC_SQRT", .value = 23},
    {.name = "CU_JIT_FMA", .value = 24},
    {.name = "CU_JIT_REFERENCED_KERNEL_NAMES", .value = 25},
    {.name = "CU_JIT_REFERENCED_KERNEL_COUNT", .value = 26},
    {.name = "CU_JIT_REFERENCED_VARIABLE_NAMES", .value = 27},
    {.name = "CU_JIT_REFERENCED_VARIABLE_COUNT", .value = 28},
    {.name = "CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES", .value = 29},
    {.name = "CU_JIT_POSITION_INDEPENDENT_CODE", .value = 30},
    {.name = "CU_JIT_MIN_CTA_PER_SM", .value = 31},
    {.name = "CU_JIT_MAX_THREADS_PER_BLOCK", .value = 32},
    {.name = "CU_JIT_OVERRIDE_DIRECTIVE_VALUES", .value = 33},
    {.name = "CU_JIT_SPLIT_COMPILE", .value = 34},
    {.name = "CU_JIT_BINARY_LOADER_THREAD_COUNT", .value = 35},
    {.name = "CU_JIT_NUM_OPTIONS", .value = 36},
};
static const cb_enum_table enum_CUjit_option = {
    .items = items_CUjit_option, .count = 37, .c_name = "CUjit_option_enum",
};

static const cb_enumerator items_CUjit_target[] = {
    {.name = "CU_TARGET_COMPUTE_30", .value = 30},
    {.name = "CU_TARGET_COMPUTE_32", .value = 32},
    {.name = "CU_TARGET_COMPUTE_35", .value = 35},
    {.name = "CU_TARGET_COMPUTE_37", .value = 37},
    {.name = "CU_TARGET_COMPUTE_50", .value = 50},
    {.name = "CU_TARGET_COMPUTE_52", .value = 52},
    {.name = "CU_TARGET_COMPUTE_53", .value = 53},
    {.name = "CU_TARGET_COMPUTE_60", .value = 60},
    {.name = "CU_TARGET_COMPUTE_61", .value = 61},
    {.name = "CU_TARGET_COMPUTE_62", .value = 62},
    {.name = "CU_TARGET_COMPUTE_70", .value = 70},
    {.name = "CU_TARGET_COMPUTE_72", .value = 72},
    {.name = "CU_TARGET_COMPUTE_75", .value = 75},
    {.name = "CU_TARGET_COMPUTE_80", .value = 80},
    {.name = "CU_TARGET_COMPUTE_86", .value = 86},
    {.name = "CU_TARGET_COMPUTE_87", .value = 87},
    {.name = "CU_TARGET_COMPUTE_89", .value = 89},
    {.name = "CU_TARGET_COMPUTE_90", .value = 90},
    {.name = "CU_TARGET_COMPUTE_100", .value = 100},
    {.name = "CU_TARGET_COMPUTE_110", .value = 110},
    {.name = "CU_TARGET_COMPUTE_103", .value = 103},
    {.name = "CU_TARGET_COMPUTE_107", .value = 107},
    {.name = "CU_TARGET_COMPUTE_120", .value = 120},
    {.name = "CU_TARGET_COMPUTE_121", .value = 121},
    {.name = "CU_TARGET_COMPUTE_90A", .value = 65626},
    {.name = "CU_TARGET_COMPUTE_100A", .value = 65636},
    {.name = "CU_TARGET_COMPUTE_110A", .value = 65646},
    {.name = "CU_TARGET_COMPUTE_103A", .value = 65639},
    {.name = "CU_TARGET_COMPUTE_107A", .value = 65643},
    {.name = "CU_TARGET_COMPUTE_120A", .value = 65656},
    {.name = "CU_TARGET_COMPUTE_121A", .value = 65657},
    {.name = "CU_TARGET_COMPUTE_100F", .value = 131172},
    {.name = "CU_TARGET_COMPUTE_110F", .value = 131182},
    {.name = "CU_TARGET_COMPUTE_103F", .value = 131175},
    {.name = "CU_TARGET_COMPUTE_107F", .value = 131179},
    {.name = "CU_TARGET_COMPUTE_120F", .value = 131192},
    {.name = "CU_TARGET_COMPUTE_121F", .value = 131193},
};
static const cb_enum_table enum_CUjit_target = {
    .items = items_CUjit_target, .count = 37, .c_name = "CUjit_target_enum",
};

static const cb_enumerator items_CUjit_fallback[] = {
    {.name = "CU_PREFER_PTX", .value = 0},
    {.name = "CU_PREFER_BINARY", .value = 1},
};
static const cb_enum_table enum_CUjit_fallback = {
    .items = items_CUjit_fallback, .count = 2, .c_name = "CUjit_fallback_enum",
};

static const cb_enumerator items_CUjit_cacheMode[] = {
    {.name = "CU_JIT_CACHE_OPTION_NONE", .value = 0},
    {.name = "CU_JIT_CACHE_OPTION_CG", .value = 1},
    {.name = "CU_JIT_CACHE_OPTION_CA", .value = 2},
};
static const cb_enum_table enum_CUjit_cacheMode = {
    .items = items_CUjit_cacheMode, .count = 3, .c_name = "CUjit_cacheMode_enum",
};

static const cb_enumerator items_CUjitInputType[] = {
    {.name = "CU_JIT_INPUT_CUBIN", .value = 0},
    {.name = "CU_JIT_INPUT_PTX", .value = 1},
    {.name = "CU_JIT_INPUT_FATBINARY", .value = 2},
    {.name = "CU_JIT_INPUT_OBJECT", .value = 3},
    {.name = "CU_JIT_INPUT_LIBRARY", .value = 4},
    {.name = "CU_JIT_INPUT_NVVM", .value = 5},
    {.name = "CU_JIT_NUM_INPUT_TYPES", .value = 6},
};
static const cb_enum_table enum_CUjitInputType = {
    .items = items_CUjitInputType, .count = 7, .c_name = "CUjitInputType_enum",
};

static const cb_enumerator items_CUgraphicsRegisterFlags[] = {
    {.name = "CU_GRAPHICS_REGISTER_FLAGS_NONE", .value = 0},
    {.name = "CU_GRAPHICS_REGISTER_FLAGS_READ_ONLY", .value = 1},
    {.name = "CU_GRAPHICS_REGISTER_FLAGS_WRITE_DISCARD", .value = 2},
    {.name = "CU_GRAPHICS_REGISTER_FLAGS_SURFACE_LDST", .value = 4},
    {.name = "CU_GRAPHICS_REGISTER_FLAGS_TEXTURE_GATHER", .value = 8},
};
static const cb_enum_table enum_CUgraphicsRegisterFlags = {
    .items = items_CUgraphicsRegisterFlags, .count = 5, .c_name = "CUgraphicsRegisterFlags_enum",
};

static const cb_enumerator items_CUgraphicsMapResourceFlags[] = {
    {.name = "CU_GRAPHICS_MAP_RESOURCE_FLAGS_NONE", .value = 0},
    {.name = "CU_GRAPHICS_MAP_RESOURCE_FLAGS_READ_ONLY", .value = 1},
    {.name = "CU_GRAPHICS_MAP_RESOURCE_FLAGS_WRITE_DISCARD", .value = 2},
};
static const cb_enum_table enum_CUgraphicsMapResourceFlags = {
    .items = items_CUgraphicsMapResourceFlags, .count = 3,
        .c_name = "CUgraphicsMapResourceFlags_enum",
};

static const cb_enumerator items_CUarray_cubemap_face[] = {
    {.name = "CU_CUBEMAP_FACE_POSITIVE_X", .value = 0},
    {.name = "CU_CUBEMAP_FACE_NEGATIVE_X", .value = 1},
    {.name = "CU_CUBEMAP_FACE_POSITIVE_Y", .value = 2},
    {.name = "CU_CUBEMAP_FACE_NEGATIVE_Y", .value = 3},
    {.name = "CU_CUBEMAP_FACE_POSITIVE_Z", .value = 4},
    {.name = "CU_CUBEMAP_FACE_NEGATIVE_Z", .value = 5},
};
static const cb_enum_table enum_CUarray_cubemap_face = {
    .items = items_CUarray_cubemap_face, .count = 6, .c_name = "CUarray_cubemap_face_enum",
};

static const cb_enumerator items_CUlimit[] = {
    {.name = "CU_LIMIT_STACK_SIZE", .value = 0},
    {.name = "CU_LIMIT_PRINTF_FIFO_SIZE", .value = 1},
    {.name = "CU_LIMIT_MALLOC_HEAP_SIZE", .value = 2},
    {.name = "CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH", .value = 3},
    {.name = "CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT", .value = 4},
    {.name = "CU_LIMIT_MAX_L2_FETCH_GRANULARITY", .value = 5},
    {.name = "CU_LIMIT_PERSISTING_L2_CACHE_SIZE", .value = 6},
    {.name = "CU_LIMIT_SHMEM_SIZE", .value = 7},
    {.name = "CU_LIMIT_CIG_ENABLED", .value = 8},
    {.name = "CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED", .value = 9},
    {.name = "CU_LIMIT_PER_BLOCK_MEMORY_SIZE", .value = 10},
    {.name = "CU_LIMIT_MAX", .value = 11},
};
static const cb_enum_table enum_CUlimit = {
    .items = items_CUlimit, .count = 12, .c_name = "CUlimit_enum",
};

static const cb_enumerator items_CUresourcetype[] = {
    {.name = "CU_RESOURCE_TYPE_ARRAY", .value = 0},
    {.name = "CU_RESOURCE_TYPE_MIPMAPPED_ARRAY", .value = 1},
    {.name = "CU_RESOURCE_TYPE_LINEAR", .value = 2},
    {.name = "CU_RESOURCE_TYPE_PITCH2D", .value = 3},
};
static const cb_enum_table enum_CUresourcetype = {
    .items = items_CUresourcetype, .count = 4, .c_name = "CUresourcetype_enum",
};

static const cb_enumerator items_CUaccessProperty[] = {
    {.name = "CU_ACCESS_PROPERTY_NORMAL", .value = 0},
    {.name = "CU_ACCESS_PROPERTY_STREAMING", .value = 1},
    {.name = "CU_ACCESS_PROPERTY_PERSISTING", .value = 2},
};
static const cb_enum_table enum_CUaccessProperty = {
    .items = items_CUaccessProperty, .count = 3, .c_name = "CUaccessProperty_enum",
};

static const cb_enumerator items_CUgraphConditionalNodeType[] = {
    {.name = "CU_GRAPH_COND_TYPE_IF", .value = 0},
    {.name = "CU_GRAPH_COND_TYPE_WHILE", .value = 1},
    {.name = "CU_GRAPH_COND_TYPE_SWITCH", .value = 2},
};
static const cb_enum_table enum_CUgraphConditionalNodeType = {
    .items = items_CUgraphConditionalNodeType, .count = 3,
        .c_name = "CUgraphConditionalNodeType_enum",
};

static const cb_enumerator items_CUgraphNodeType[] = {
    {.name = "CU_GRAPH_NODE_TYPE_KERNEL", .value = 0},
    {.name = "CU_GRAPH_NODE_TYPE_MEMCPY", .value = 1},
    {.name = "CU_GRAPH_NODE_TYPE_MEMSET", .value = 2},
    {.name = "CU_GRAPH_NODE_TYPE_HOST", .value = 3},
    {.name = "CU_GRAPH_NODE_TYPE_GRAPH", .value = 4},
    {.name = "CU_GRAPH_NODE_TYPE_EMPTY", .value = 5},
    {.name = "CU_GRAPH_NODE_TYPE_WAIT_EVENT", .value = 6},
    {.name = "CU_GRAPH_NODE_TYPE_EVENT_RECORD", .value = 7},
    {.name = "CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL", .value = 8},
    {.name = "CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT", .value = 9},
    {.name = "CU_GRAPH_NODE_TYPE_MEM_ALLOC", .value = 10},
    {.name = "CU_GRAPH_NODE_TYPE_MEM_FREE", .value = 11},
    {.name = "CU_GRAPH_NODE_TYPE_BATCH_MEM_OP", .value = 12},
    {.name = "CU_GRAPH_NODE_TYPE_CONDITIONAL", .value = 13},
    {.name = "CU_GRAPH_NODE_TYPE_MEMCPY_BATCH", .value = 14},
    {.name = "CU_GRAPH_NODE_TYPE_RESERVED_16", .value = 16},
    {.name = "CU_GRAPH_NODE_TYPE_EXTERNAL_ENGINE", .value = 17},
    {.name = "CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH", .value = 18},
};
static const cb_enum_table enum_CUgraphNodeType = {
    .items = items_CUgraphNodeType, .count = 18, .c_name = "CUgraphNodeType_enum",
};

static const cb_enumerator items_CUgraphDependencyType[] = {
    {.name = "CU_GRAPH_DEPENDENCY_TYPE_DEFAULT", .value = 0},
    {.name = "CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC", .value = 1},
};
static const cb_enum_table enum_CUgraphDependencyType = {
    .items = items_CUgraphDependencyType, .count = 2, .c_name = "CUgraphDependencyType_enum",
};

static const cb_enumerator items_CUgraphInstantiateResult[] = {
    {.name = "CUDA_GRAPH_INSTANTIATE_SUCCESS", .value = 0},
    {.name = "CUDA_GRAPH_INSTANTIATE_ERROR", .value = 1},
    {.name = "CUDA_GRAPH_INSTANTIATE_INVALID_STRUCTURE", .value = 2},
    {.name = "CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED", .value = 3},
    {.name = "CUDA_GRAPH_INSTANTIATE_MULTIPLE_CTXS_NOT_SUPPORTED", .value = 4},
    {.name = "CUDA_GRAPH_INSTANTIATE_CONDITIONAL_HANDLE_UNUSED", .value = 5},
};
static const cb_enum_table enum_CUgraphInstantiateResult = {
    .items = items_CUgraphInstantiateResult, .count = 6, .c_name = "CUgraphInstantiateResult_enum",
};

static const cb_enumerator items_CUsynchronizationPolicy[] = {
    {.name = "CU_SYNC_POLICY_AUTO", .value = 1},
    {.name = "CU_SYNC_POLICY_SPIN", .value = 2},
    {.name = "CU_SYNC_POLICY_YIELD", .value = 3},
    {.name = "CU_SYNC_POLICY_BLOCKING_SYNC", .value = 4},
};
static const cb_enum_table enum_CUsynchronizationPolicy = {
    .items = items_CUsynchronizationPolicy, .count = 4, .c_name = "CUsynchronizationPolicy_enum",
};

static const cb_enumerator items_CUclusterSchedulingPolicy[] = {
    {.name = "CU_CLUSTER_SCHEDULING_POLICY_DEFAULT", .value = 0},
    {.name = "CU_CLUSTER_SCHEDULING_POLICY_SPREAD", .value = 1},
    {.name = "CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING", .value = 2},
    {.name = "CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY", .value = 3},
};
static const cb_enum_table enum_CUclusterSchedulingPolicy = {
    .items = items_CUclusterSchedulingPolicy, .count = 4,
        .c_name = "CUclusterSchedulingPolicy_enum",
};

static const cb_enumerator items_CUlaunchMemSyncDomain[] = {
    {.name = "CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT", .value = 0},
    {.name = "CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE", .value = 1},
};
static const cb_enum_table enum_CUlaunchMemSyncDomain = {
    .items = items_CUlaunchMemSyncDomain, .count = 2, .c_name = "CUlaunchMemSyncDomain_enum",
};

static const cb_enumerator items_CUlaunchAttributePortableClusterMode[] = {
    {.name = "CU_LAUNCH_PORTABLE_CLUSTER_MODE_DEFAULT", .value = 0},
    {.name = "CU_LAUNCH_PORTABLE_CLUSTER_MODE_REQUIRE_PORTABLE", .value = 1},
    {.name = "CU_LAUNCH_PORTABLE_CLUSTER_MODE_ALLOW_NON_PORTABLE", .value = 2},
};
static const cb_enum_table enum_CUlaunchAttributePortableClusterMode = {
    .items = items_CUlaunchAttributePortableClusterMode, .count = 3,
        .c_name = "CUlaunchAttributePortableClusterMode_enum",
};

static const cb_enumerator items_CUsharedMemoryMode[] = {
    {.name = "CU_SHARED_MEMORY_MODE_DEFAULT", .value = 0},
    {.name = "CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE", .value = 1},
    {.name = "CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE", .value = 2},
    {.name = "CU_SHARED_MEMORY_MODE_ALLOW_OVERSIZED_SHARED_MEMORY", .value = 3},
    {.name = "CU_SHARED_MEMORY_MODE_PREFER_OVERSIZED_SHARED_MEMORY", .value = 4},
};
static const cb_enum_table enum_CUsharedMemoryMode = {
    .items = items_CUsharedMemoryMode, .count = 5, .c_name = "CUsharedMemoryMode_enum",
};

static const cb_enumerator items_CUlaunchAttributeID[] = {
    {.name = "CU_LAUNCH_ATTRIBUTE_IGNORE", .value = 0},
    {.name = "CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW", .value = 1},
    {.name = "CU_LAUNCH_ATTRIBUTE_COOPERATIVE", .value = 2},
    {.name = "CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY", .value = 3},
    {.name = "CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION", .value = 4},
    {.name = "CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE", .value = 5},
    {.name = "CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION", .value = 6},
    {.name = "CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT", .value = 7},
    {.name = "CU_LAUNCH_ATTRIBUTE_PRIORITY", .value = 8},
    {.name = "CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP", .value = 9},
    {.name = "CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN", .value = 10},
    {.name = "CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION", .value = 11},
    {.name = "CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT", .value = 12},
    {.name = "CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE", .value = 13},
    {.name = "CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT", .value = 14},
    {.name = "CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING", .value = 16},
    {.name = "CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE", .value = 17},
    {.name = "CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE", .value = 18},
};
static const cb_enum_table enum_CUlaunchAttributeID = {
    .items = items_CUlaunchAttributeID, .count = 18, .c_name = "CUlaunchAttributeID_enum",
};

static const cb_enumerator items_CUstreamCaptureStatus[] = {
    {.name = "CU_STREAM_CAPTURE_STATUS_NONE", .value = 0},
    {.name = "CU_STREAM_CAPTURE_STATUS_ACTIVE", .value = 1},
    {.name = "CU_STREAM_CAPTURE_STATUS_INVALIDATED", .value = 2},
};
static const cb_enum_table enum_CUstreamCaptureStatus = {
    .items = items_CUstreamCaptureStatus, .count = 3, .c_name = "CUstreamCaptureStatus_enum",
};

static const cb_enumerator items_CUstreamCaptureMode[] = {
    {.name = "CU_STREAM_CAPTURE_MODE_GLOBAL", .value = 0},
    {.name = "CU_STREAM_CAPTURE_MODE_THREAD_LOCAL", .value = 1},
    {.name = "CU_STREAM_CAPTURE_MODE_RELAXED", .value = 2},
};
static const cb_enum_table enum_CUstreamCaptureMode = {
    .items = items_CUstreamCaptureMode, .count = 3, .c_name = "CUstreamCaptureMode_enum",
};

static const cb_enumerator items_CUdriverProcAddress_flags[] = {
    {.name = "CU_GET_PROC_ADDRESS_DEFAULT", .value = 0},
    {.name = "CU_GET_PROC_ADDRESS_LEGACY_STREAM", .value = 1},
    {.name = "CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM", .value = 2},
};
static const cb_enum_table enum_CUdriverProcAddress_flags = {
    .items = items_CUdriverProcAddress_flags, .count = 3,
        .c_name = "CUdriverProcAddress_flags_enum",
};

static const cb_enumerator items_CUdriverProcAddressQueryResult[] = {
    {.name = "CU_GET_PROC_ADDRESS_SUCCESS", .value = 0},
    {.name = "CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND", .value = 1},
    {.name = "CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT", .value = 2},
};
static const cb_enum_table enum_CUdriverProcAddressQueryResult = {
    .items = items_CUdriverProcAddressQueryResult, .count = 3,
        .c_name = "CUdriverProcAddressQueryResult_enum",
};

static const cb_enumerator items_CUexecAffinityType[] = {
    {.name = "CU_EXEC_AFFINITY_TYPE_SM_COUNT", .value = 0},
    {.name = "CU_EXEC_AFFINITY_TYPE_MAX", .value = 1},
};
static const cb_enum_table enum_CUexecAffinityType = {
    .items = items_CUexecAffinityType, .count = 2, .c_name = "CUexecAffinityType_enum",
};

static const cb_enumerator items_CUcigDataType[] = {
    {.name = "CIG_DATA_TYPE_D3D12_COMMAND_QUEUE", .value = 1},
    {.name = "CIG_DATA_TYPE_NV_BLOB", .value = 2},
};
static const cb_enum_table enum_CUcigDataType = {
    .items = items_CUcigDataType, .count = 2, .c_name = "CUcigDataType_enum",
};

static const cb_enumerator items_CUstreamCigDataType[] = {
    {.name = "STREAM_CIG_DATA_TYPE_D3D12_COMMAND_LIST", .value = 1},
    {.name = "STREAM_CIG_DATA_TYPE_VULKAN_COMMAND_BUFFER_HANDLE_NV", .value = 2},
};
static const cb_enum_table enum_CUstreamCigDataType = {
    .items = items_CUstreamCigDataType, .count = 2, .c_name = "CUstreamCigDataType_enum",
};

static const cb_enumerator items_CUlibraryOption[] = {
    {.name = "CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE", .value = 0},
    {.name = "CU_LIBRARY_BINARY_IS_PRESERVED", .value = 1},
    {.name = "CU_LIBRARY_NUM_OPTIONS", .value = 2},
};
static const cb_enum_table enum_CUlibraryOption = {
    .items = items_CUlibraryOption, .count = 3, .c_name = "CUlibraryOption_enum",
};

static const cb_enumerator items_CUresult[] = {
    {.name = "CUDA_SUCCESS", .value = 0},
    {.name = "CUDA_ERROR_INVALID_VALUE", .value = 1},
    {.name = "CUDA_ERROR_OUT_OF_MEMORY", .value = 2},
    {.name = "CUDA_ERROR_NOT_INITIALIZED", .value = 3},
    {.name = "CUDA_ERROR_DEINITIALIZED", .value = 4},
    {.name = "CUDA_ERROR_PROFILER_DISABLED", .value = 5},
    {.name = "CUDA_ERROR_PROFILER_NOT_INITIALIZED", .value = 6},
    {.name = "CUDA_ERROR_PROFILER_ALREADY_STARTED", .value = 7},
    {.name = "CUDA_ERROR_PROFILER_ALREADY_STOPPED", .value = 8},
    {.name = "CUDA_ERROR_STUB_LIBRARY", .value = 34},
    {.name = "CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER", .value = 36},
    {.name = "CUDA_ERROR_DEVICE_UNAVAILABLE", .value = 46},
    {.name = "CUDA_ERROR_MULTICAST_RESOURCE_FULL", .value = 47},
    {.name = "CUDA_ERROR_NO_DEVICE", .value = 100},
    {.name = "CUDA_ERROR_INVALID_DEVICE", .value = 101},
    {.name = "CUDA_ERROR_DEVICE_NOT_LICENSED", .value = 102},
    {.name = "CUDA_ERROR_INVALID_IMAGE", .value = 200},
    {.name = "CUDA_ERROR_INVALID_CONTEXT", .value = 201},
    {.name = "CUDA_ERROR_CONTEXT_ALREADY_CURRENT", .value = 202},
    {.name = "CUDA_ERROR_MAP_FAILED", .value = 205},
    {.name = "CUDA_ERROR_UNMAP_FAILED", .value = 206},
    {.name = "CUDA_ERROR_ARRAY_IS_MAPPED", .value = 207},
    {.name = "CUDA_ERROR_ALREADY_MAPPED", .value = 208},
    {.name = "CUDA_ERROR_NO_BINARY_FOR_GPU", .value = 209},
    {.name = "CUDA_ERROR_ALREADY_ACQUIRED", .value = 210},
    {.name = "CUDA_ERROR_NOT_MAPPED", .value = 211},
    {.name = "CUDA_ERROR_NOT_MAPPED_AS_ARRAY", .value = 212},
    {.name = "CUDA_ERROR_NOT_MAPPED_AS_POINTER", .value = 213},
    {.name = "CUDA_ERROR_ECC_UNCORRECTABLE", .value = 214},
    {.name = "CUDA_ERROR_UNSUPPORTED_LIMIT", .value = 215},
    {.name = "CUDA_ERROR_CONTEXT_ALREADY_IN_USE", .value = 216},
    {.name = "CUDA_ERROR_PEER_ACCESS_UNSUPPORTED", .value = 217},
    {.name = "CUDA_ERROR_INVALID_PTX", .value = 218},
    {.name = "CUDA_ERROR_INVALID_GRAPHICS_CONTEXT", .value = 219},
    {.name = "CUDA_ERROR_NVLINK_UNCORRECTABLE", .value = 220},
    {.name = "CUDA_ERROR_JIT_COMPILER_NOT_FOUND", .value = 221},
    {.name = "CUDA_ERROR_UNSUPPORTED_PTX_VERSION", .value = 222},
    {.name = "CUDA_ERROR_JIT_COMPILATION_DISABLED", .value = 223},
    {.name = "CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY", .value = 224},
    {.name = "CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC", .value = 225},
    {.name = "CUDA_ERROR_CONTAINED", .value = 226},
    {.name = "CUDA_ERROR_INSUFFICIENT_LOADER_VERSION", .value = 227},
    {.name = "CUDA_ERROR_INVALID_SOURCE", .value = 300},
    {.name = "CUDA_ERROR_FILE_NOT_FOUND", .value = 301},
    {.name = "CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND", .value = 302},
    {.name = "CUDA_ERROR_SHARED_OBJECT_INIT_FAILED", .value = 303},
    {.name = "CUDA_ERROR_OPERATING_SYSTEM", .value = 304},
    {.name = "CUDA_ERROR_INVALID_HANDLE", .value = 400},
    {.name = "CUDA_ERROR_ILLEGAL_STATE", .value = 401},
    {.name = "CUDA_ERROR_LOSSY_QUERY", .value = 402},
    {.name = "CUDA_ERROR_NOT_FOUND", .value = 500},
    {.name = "CUDA_ERROR_NOT_READY", .value = 600},
    {.name = "CUDA_ERROR_ILLEGAL_ADDRESS", .value = 700},
    {.name = "CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES", .value = 701},
    {.name = "CUDA_ERROR_LAUNCH_TIMEOUT", .value = 702},
    {.name = "CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING", .value = 703},
    {.name = "CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED", .value = 704},
    {.name = "CUDA_ERROR_PEER_ACCESS_NOT_ENABLED", .value = 705},
    {.name = "CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE", .value = 708},
    {.name = "CUDA_ERROR_CONTEXT_IS_DESTROYED", .value = 709},
    {.name = "CUDA_ERROR_ASSERT", .value = 710},
    {.name = "CUDA_ERROR_TOO_MANY_PEERS", .value = 711},
    {.name = "CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED", .value = 712},
    {.name = "CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED", .value = 713},
    {.name = "CUDA_ERROR_HARDWARE_STACK_ERROR", .value = 714},
    {.name = "CUDA_ERROR_ILLEGAL_INSTRUCTION", .value = 715},
    {.name = "CUDA_ERROR_MISALIGNED_ADDRESS", .value = 716},
    {.name = "CUDA_ERROR_INVALID_ADDRESS_SPACE", .value = 717},
    {.name = "CUDA_ERROR_INVALID_PC", .value = 718},
    {.name = "CUDA_ERROR_LAUNCH_FAILED", .value = 719},
    {.name = "CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE", .value = 720},
    {.name = "CUDA_ERROR_TENSOR_MEMORY_LEAK", .value = 721},
    {.name = "CUDA_ERROR_NOT_PERMITTED", .value = 800},
    {.name = "CUDA_ERROR_NOT_SUPPORTED", .value = 801},
    {.name = "CUDA_ERROR_SYSTEM_NOT_READY", .value = 802},
    {.name = "CUDA_ERROR_SYSTEM_DRIVER_MISMATCH", .value = 803},
    {.name = "CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE", .value = 804},
    {.name = "CUDA_ERROR_MPS_CONNECTION_FAILED", .value = 805},
    {.name = "CUDA_ERROR_MPS_RPC_FAILURE", .value = 806},
    {.name = "CUDA_ERROR_MPS_SERVER_NOT_READY", .value = 807},
    {.name = "CUDA_ERROR_MPS_MAX_CLIENTS_REACHED", .value = 808},
    {.name = "CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED", .value = 809},
    {.name = "CUDA_ERROR_MPS_CLIENT_TERMINATED", .value = 810},
    {.name = "CUDA_ERROR_CDP_NOT_SUPPORTED", .value = 811},
    {.name = "CUDA_ERROR_CDP_VERSION_MISMATCH", .value = 812},
    {.name = "CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED", .value = 900},
    {.name = "CUDA_ERROR_STREAM_CAPTURE_INVALIDATED", .value = 901},
    {.name = "CUDA_ERROR_STREAM_CAPTURE_MERGE", .value = 902},
    {.name = "CUDA_ERROR_STREAM_CAPTURE_UNMATCHED", .value = 903},
    {.name = "CUDA_ERROR_STREAM_CAPTURE_UNJOINED", .value = 904},
    {.name = "CUDA_ERROR_STREAM_CAPTURE_ISOLATION", .value = 905},
    {.name = "CUDA_ERROR_STREAM_CAPTURE_IMPLICIT", .value = 906},
    {.name = "CUDA_ERROR_CAPTURED_EVENT", .value = 907},
    {.name = "CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD", .value = 908},
    {.name = "CUDA_ERROR_TIMEOUT", .value = 909},
    {.name = "CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE", .value = 910},
    {.name = "CUDA_ERROR_EXTERNAL_DEVICE", .value = 911},
    {.name = "CUDA_ERROR_INVALID_CLUSTER_SIZE", .value = 912},
    {.name = "CUDA_ERROR_FUNCTION_NOT_LOADED", .value = 913},
    {.name = "CUDA_ERROR_INVALID_RESOURCE_TYPE", .value = 914},
    {.name = "CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION", .value = 915},
    {.name = "CUDA_ERROR_KEY_ROTATION", .value = 916},
    {.name = "CUDA_ERROR_STREAM_DETACHED", .value = 917},
    {.name = "CUDA_ERROR_GRAPH_RECAPTURE_FAILURE", .value = 918},
    {.name = "CUDA_ERROR_FABRIC_NOT_READY", .value = 919},
    {.name = "CUDA_ERROR_UNKNOWN", .value = 999},
};
static const cb_enum_table enum_CUresult = {
    .items = items_CUresult, .count = 106, .c_name = "cudaError_enum",
};

static const cb_enumerator items_CUdevice_P2PAttribute[] = {
    {.name = "CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK", .value = 1},
    {.name = "CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED", .value = 2},
    {.name = "CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED", .value = 3},
    {.name = "CU_DEVICE_P2P_ATTRIBUTE_ACCESS_ACCESS_SUPPORTED", .value = 4},
    {.name = "CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED", .value = 4},
    {.name = "CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED", .value = 5},
};
static const cb_enum_table enum_CUdevice_P2PAttribute = {
    .items = items_CUdevice_P2PAttribute, .count = 6, .c_name = "CUdevice_P2PAttribute_enum",
};

static const cb_enumerator items_CUresourceViewFormat[] = {
    {.name = "CU_RES_VIEW_FORMAT_NONE", .value = 0},
    {.name = "CU_RES_VIEW_FORMAT_UINT_1X8", .value = 1},
    {.name = "CU_RES_VIEW_FORMAT_UINT_2X8", .value = 2},
    {.name = "CU_RES_VIEW_FORMAT_UINT_4X8", .value = 3},
    {.name = "CU_RES_VIEW_FORMAT_SINT_1X8", .value = 4},
    {.name = "CU_RES_VIEW_FORMAT_SINT_2X8", .value = 5},
    {.name = "CU_RES_VIEW_FORMAT_SINT_4X8", .value = 6},
    {.name = "CU_RES_VIEW_FORMAT_UINT_1X16", .value = 7},
    {.name = "CU_RES_VIEW_FORMAT_UINT_2X16", .value = 8},
    {.name = "CU_RES_VIEW_FORMAT_UINT_4X16", .value = 9},
    {.name = "CU_RES_VIEW_FORMAT_SINT_1X16", .value = 10},
    {.name = "CU_RES_VIEW_FORMAT_SINT_2X16", .value = 11},
    {.name = "CU_RES_VIEW_FORMAT_SINT_4X16", .value = 12},
    {.name = "CU_RES_VIEW_FORMAT_UINT_1X32", .value = 13},
    {.name = "CU_RES_VIEW_FORMAT_UINT_2X32", .value = 14},
    {.name = "CU_RES_VIEW_FORMAT_UINT_4X32", .value = 15},
    {.name = "CU_RES_VIEW_FORMAT_SINT_1X32", .value = 16},
    {.name = "CU_RES_VIEW_FORMAT_SINT_2X32", .value = 17},
    {.name = "CU_RES_VIEW_FORMAT_SINT_4X32", .value = 18},
    {.name = "CU_RES_VIEW_FORMAT_FLOAT_1X16", .value = 19},
    {.name = "CU_RES_VIEW_FORMAT_FLOAT_2X16", .value = 20},
    {.name = "CU_RES_VIEW_FORMAT_FLOAT_4X16", .value = 21},
    {.name = "CU_RES_VIEW_FORMAT_FLOAT_1X32", .value = 22},
    {.name = "CU_RES_VIEW_FORMAT_FLOAT_2X32", .value = 23},
    {.name = "CU_RES_VIEW_FORMAT_FLOAT_4X32", .value = 24},
    {.name = "CU_RES_VIEW_FORMAT_UNSIGNED_BC1", .value = 25},
    {.name = "CU_RES_VIEW_FORMAT_UNSIGNED_BC2", .value = 26},
    {.name = "CU_RES_VIEW_FORMAT_UNSIGNED_BC3", .value = 27},
    {.name = "CU_RES_VIEW_FORMAT_UNSIGNED_BC4", .value = 28},
    {.name = "CU_RES_VIEW_FORMAT_SIGNED_BC4", .value = 29},
    {.name = "CU_RES_VIEW_FORMAT_UNSIGNED_BC5", .value = 30},
    {.name = "CU_RES_VIEW_FORMAT_SIGNED_BC5", .value = 31},
    {.name = "CU_RES_VIEW_FORMAT_UNSIGNED_BC6H", .value = 32},
    {.name = "CU_RES_VIEW_FORMAT_SIGNED_BC6H", .value = 33},
    {.name = "CU_RES_VIEW_FORMAT_UNSIGNED_BC7", .value = 34},
};
static const cb_enum_table enum_CUresourceViewFormat = {
    .items = items_CUresourceViewFormat, .count = 35, .c_name = "CUresourceViewFormat_enum",
};

static const cb_enumerator items_CUtensorMapDataType[] = {
    {.name = "CU_TENSOR_MAP_DATA_TYPE_UINT8", .value = 0},
    {.name = "CU_TENSOR_MAP_DATA_TYPE_UINT16", .value = 1},
    {.name = "CU_TENSOR_MAP_DATA_TYPE_UINT32", .value = 2},
    {.name = "CU_TENSOR_MAP_DATA_TYPE_INT32", .value = 3},
    {.name = "CU_TENSOR_MAP_DATA_TYPE_UINT64", .value = 4},
    {.name = "CU_TENSOR_MAP_DATA_TYPE_INT64", .value = 5},
    {.name = "CU_TENSOR_MAP_DATA_TYPE_FLOAT16", .value = 6},
    {.name = "CU_TENSOR_MAP_DATA_TYPE_FLOAT32", .value = 7},
    {.name = "CU_TENSOR_MAP_DATA_TYPE_FLOAT64", .value = 8},
    {.name = "CU_TENSOR_MAP_DATA_TYPE_BFLOAT16", .value = 9},
    {.name = "CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ", .value = 10},
    {.name = "CU_TENSOR_MAP_DATA_TYPE_TFLOAT32", .value = 11},
    {.name = "CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ", .value = 12},
    {.name = "CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B", .value = 13},
    {.name = "CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B", .value = 14},
    {.name = "CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B", .value = 15},
};
static const cb_enum_table enum_CUtensorMapDataType = {
    .items = items_CUtensorMapDataType, .count = 16, .c_name = "CUtensorMapDataType_enum",
};

static const cb_enumerator items_CUtensorMapInterleave[] = {
    {.name = "CU_TENSOR_MAP_INTERLEAVE_NONE", .value = 0},
    {.name = "CU_TENSOR_MAP_INTERLEAVE_16B", .value = 1},
    {.name = "CU_TENSOR_MAP_INTERLEAVE_32B", .value = 2},
};
static const cb_enum_table enum_CUtensorMapInterleave = {
    .items = items_CUtensorMapInterleave, .count = 3, .c_name = "CUtensorMapInterleave_enum",
};

static const cb_enumerator items_CUtensorMapSwizzle[] = {
    {.name = "CU_TENSOR_MAP_SWIZZLE_NONE", .value = 0},
    {.name = "CU_TENSOR_MAP_SWIZZLE_32B", .value = 1},
    {.name = "CU_TENSOR_MAP_SWIZZLE_64B", .value = 2},
    {.name = "CU_TENSOR_MAP_SWIZZLE_128B", .value = 3},
    {.name = "CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B", .value = 4},
    {.name = "CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B", .value = 5},
    {.name = "CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B", .value = 6},
};
static const cb_enum_table enum_CUtensorMapSwizzle = {
    .items = items_CUtensorMapSwizzle, .count = 7, .c_name = "CUtensorMapSwizzle_enum",
};

static const cb_enumerator items_CUtensorMapL2promotion[] = {
    {.name = "CU_TENSOR_MAP_L2_PROMOTION_NONE", .value = 0},
    {.name = "CU_TENSOR_MAP_L2_PROMOTION_L2_64B", .value = 1},
    {.name = "CU_TENSOR_MAP_L2_PROMOTION_L2_128B", .value = 2},
    {.name = "CU_TENSOR_MAP_L2_PROMOTION_L2_256B", .value = 3},
};
static const cb_enum_table enum_CUtensorMapL2promotion = {
    .items = items_CUtensorMapL2promotion, .count = 4, .c_name = "CUtensorMapL2promotion_enum",
};

static const cb_enumerator items_CUtensorMapFloatOOBfill[] = {
    {.name = "CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE", .value = 0},
    {.name = "CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA", .value = 1},
};
static const cb_enum_table enum_CUtensorMapFloatOOBfill = {
    .items = items_CUtensorMapFloatOOBfill, .count = 2, .c_name = "CUtensorMapFloatOOBfill_enum",
};

static const cb_enumerator items_CUtensorMapIm2ColWideMode[] = {
    {.name = "CU_TENSOR_MAP_IM2COL_WIDE_MODE_W", .value = 0},
    {.name = "CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128", .value = 1},
};
static const cb_enum_table enum_CUtensorMapIm2ColWideMode = {
    .items = items_CUtensorMapIm2ColWideMode, .count = 2,
        .c_name = "CUtensorMapIm2ColWideMode_enum",
};

static const cb_enumerator items_CUtensorMapAllocClass[] = {
    {.name = "CU_TENSOR_MAP_ALLOC_CLASS_AUTO", .value = 0},
    {.name = "CU_TENSOR_MAP_ALLOC_CLASS_SMALL", .value = 1},
    {.name = "CU_TENSOR_MAP_ALLOC_CLASS_LARGE", .value = 2},
};
static const cb_enum_table enum_CUtensorMapAllocClass = {
    .items = items_CUtensorMapAllocClass, .count = 3, .c_name = "CUtensorMapAllocClass_enum",
};

static const cb_enumerator items_CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS[] = {
    {.name = "CU_POINTER_ATTRIBUTE_ACCESS_FLAG_NONE", .value = 0},
    {.name = "CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READ", .value = 1},
    {.name = "CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READWRITE", .value = 3},
};
static const cb_enum_table enum_CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS = {
    .items = items_CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS, .count = 3,
        .c_name = "CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS_enum",
};

static const cb_enumerator items_CUexternalMemoryHandleType[] = {
    {.name = "CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD", .value = 1},
    {.name = "CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32", .value = 2},
    {.name = "CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT", .value = 3},
    {.name = "CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP", .value = 4},
    {.name = "CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE", .value = 5},
    {.name = "CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE", .value = 6},
    {.name = "CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT", .value = 7},
    {.name = "CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF", .value = 8},
    {.name = "CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD", .value = 9},
};
static const cb_enum_table enum_CUexternalMemoryHandleType = {
    .items = items_CUexternalMemoryHandleType, .count = 9,
        .c_name = "CUexternalMemoryHandleType_enum",
};

static const cb_enumerator items_CUexternalSemaphoreHandleType[] = {
    {.name = "CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD", .value = 1},
    {.name = "CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32", .value = 2},
    {.name = "CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT", .value = 3},
    {.name = "CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE", .value = 4},
    {.name = "CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE", .value = 5},
    {.name = "CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC", .value = 6},
    {.name = "CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX", .value = 7},
    {.name = "CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT", .value = 8},
    {.name = "CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD", .value = 9},
    {.name = "CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32", .value = 10},
};
static const cb_enum_table enum_CUexternalSemaphoreHandleType = {
    .items = items_CUexternalSemaphoreHandleType, .count = 10,
        .c_name = "CUexternalSemaphoreHandleType_enum",
};

static const cb_enumerator items_CUmemAllocationHandleType[] = {
    {.name = "CU_MEM_HANDLE_TYPE_NONE", .value = 0},
    {.name = "CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR", .value = 1},
    {.name = "CU_MEM_HANDLE_TYPE_WIN32", .value = 2},
    {.name = "CU_MEM_HANDLE_TYPE_WIN32_KMT", .value = 4},
    {.name = "CU_MEM_HANDLE_TYPE_FABRIC", .value = 8},
    {.name = "CU_MEM_HANDLE_TYPE_MAX", .value = 2147483647},
};
static const cb_enum_table enum_CUmemAllocationHandleType = {
    .items = items_CUmemAllocationHandleType, .count = 6,
        .c_name = "CUmemAllocationHandleType_enum",
};

static const cb_enumerator items_CUmemAccess_flags[] = {
    {.name = "CU_MEM_ACCESS_FLAGS_PROT_NONE", .value = 0},
    {.name = "CU_MEM_ACCESS_FLAGS_PROT_READ", .value = 1},
    {.name = "CU_MEM_ACCESS_FLAGS_PROT_READWRITE", .value = 3},
    {.name = "CU_MEM_ACCESS_FLAGS_PROT_MAX", .value = 2147483647},
};
static const cb_enum_table enum_CUmemAccess_flags = {
    .items = items_CUmemAccess_flags, .count = 4, .c_name = "CUmemAccess_flags_enum",
};

static const cb_enumerator items_CUmemLocationType[] = {
    {.name = "CU_MEM_LOCATION_TYPE_INVALID", .value = 0},
    {.name = "CU_MEM_LOCATION_TYPE_NONE", .value = 0},
    {.name = "CU_MEM_LOCATION_TYPE_DEVICE", .value = 1},
    {.name = "CU_MEM_LOCATION_TYPE_HOST", .value = 2},
    {.name = "CU_MEM_LOCATION_TYPE_HOST_NUMA", .value = 3},
    {.name = "CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT", .value = 4},
    {.name = "CU_MEM_LOCATION_TYPE_INVISIBLE", .value = 5},
    {.name = "CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN", .value = 6},
    {.name = "CU_MEM_LOCATION_TYPE_MAX", .value = 2147483647},
};
static const cb_enum_table enum_CUmemLocationType = {
    .items = items_CUmemLocationType, .count = 9, .c_name = "CUmemLocationType_enum",
};

static const cb_enumerator items_CUmemAllocationType[] = {
    {.name = "CU_MEM_ALLOCATION_TYPE_INVALID", .value = 0},
    {.name = "CU_MEM_ALLOCATION_TYPE_PINNED", .value = 1},
    {.name = "CU_MEM_ALLOCATION_TYPE_MANAGED", .value = 2},
    {.name = "CU_MEM_ALLOCATION_TYPE_MAX", .value = 2147483647},
};
static const cb_enum_table enum_CUmemAllocationType = {
    .items = items_CUmemAllocationType, .count = 4, .c_name = "CUmemAllocationType_enum",
};

static const cb_enumerator items_CUmemAllocationGranularity_flags[] = {
    {.name = "CU_MEM_ALLOC_GRANULARITY_MINIMUM", .value = 0},
    {.name = "CU_MEM_ALLOC_GRANULARITY_RECOMMENDED", .value = 1},
};
static const cb_enum_table enum_CUmemAllocationGranularity_flags = {
    .items = items_CUmemAllocationGranularity_flags, .count = 2,
        .c_name = "CUmemAllocationGranularity_flags_enum",
};

static const cb_enumerator items_CUmemRangeHandleType[] = {
    {.name = "CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD", .value = 1},
    {.name = "CU_MEM_RANGE_HANDLE_TYPE_MAX", .value = 2147483647},
};
static const cb_enum_table enum_CUmemRangeHandleType = {
    .items = items_CUmemRangeHandleType, .count = 2, .c_name = "CUmemRangeHandleType_enum",
};

static const cb_enumerator items_CUmemRangeFlags[] = {
    {.name = "CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE", .value = 1},
};
static const cb_enum_table enum_CUmemRangeFlags = {
    .items = items_CUmemRangeFlags, .count = 1, .c_name = "CUmemRangeFlags_enum",
};

static const cb_enumerator items_CUarraySparseSubresourceType[] = {
    {.name = "CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL", .value = 0},
    {.name = "CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_MIPTAIL", .value = 1},
};
static const cb_enum_table enum_CUarraySparseSubresourceType = {
    .items = items_CUarraySparseSubresourceType, .count = 2,
        .c_name = "CUarraySparseSubresourceType_enum",
};

static const cb_enumerator items_CUmemOperationType[] = {
    {.name = "CU_MEM_OPERATION_TYPE_MAP", .value = 1},
    {.name = "CU_MEM_OPERATION_TYPE_UNMAP", .value = 2},
};
static const cb_enum_table enum_CUmemOperationType = {
    .items = items_CUmemOperationType, .count = 2, .c_name = "CUmemOperationType_enum",
};

static const cb_enumerator items_CUmemHandleType[] = {
    {.name = "CU_MEM_HANDLE_TYPE_GENERIC", .value = 0},
};
static const cb_enum_table enum_CUmemHandleType = {
    .items = items_CUmemHandleType, .count = 1, .c_name = "CUmemHandleType_enum",
};

static const cb_enumerator items_CUmemAllocationCompType[] = {
    {.name = "CU_MEM_ALLOCATION_COMP_NONE", .value = 0},
    {.name = "CU_MEM_ALLOCATION_COMP_GENERIC", .value = 1},
};
static const cb_enum_table enum_CUmemAllocationCompType = {
    .items = items_CUmemAllocationCompType, .count = 2, .c_name = "CUmemAllocationCompType_enum",
};

static const cb_enumerator items_CUmulticastGranularity_flags[] = {
    {.name = "CU_MULTICAST_GRANULARITY_MINIMUM", .value = 0},
    {.name = "CU_MULTICAST_GRANULARITY_RECOMMENDED", .value = 1},
};
static const cb_enum_table enum_CUmulticastGranularity_flags = {
    .items = items_CUmulticastGranularity_flags, .count = 2,
        .c_name = "CUmulticastGranularity_flags_enum",
};

static const cb_enumerator items_CUgraphExecUpdateResult[] = {
    {.name = "CU_GRAPH_EXEC_UPDATE_SUCCESS", .value = 0},
    {.name = "CU_GRAPH_EXEC_UPDATE_ERROR", .value = 1},
    {.name = "CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED", .value = 2},
    {.name = "CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED", .value = 3},
    {.name = "CU_GRAPH_EXEC_UPDATE_ERROR_FUNCTION_CHANGED", .value = 4},
    {.name = "CU_GRAPH_EXEC_UPDATE_ERROR_PARAMETERS_CHANGED", .value = 5},
    {.name = "CU_GRAPH_EXEC_UPDATE_ERROR_NOT_SUPPORTED", .value = 6},
    {.name = "CU_GRAPH_EXEC_UPDATE_ERROR_UNSUPPORTED_FUNCTION_CHANGE", .value = 7},
    {.name = "CU_GRAPH_EXEC_UPDATE_ERROR_ATTRIBUTES_CHANGED", .value = 8},
};
static const cb_enum_table enum_CUgraphExecUpdateResult = {
    .items = items_CUgraphExecUpdateResult, .count = 9, .c_name = "CUgraphExecUpdateResult_enum",
};

static const cb_enumerator items_CUmemPool_attribute[] = {
    {.name = "CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES", .value = 1},
    {.name = "CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC", .value = 2},
    {.name = "CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES", .value = 3},
    {.name = "CU_MEMPOOL_ATTR_RELEASE_THRESHOLD", .value = 4},
    {.name = "CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT", .value = 5},
    {.name = "CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH", .value = 6},
    {.name = "CU_MEMPOOL_ATTR_USED_MEM_CURRENT", .value = 7},
    {.name = "CU_MEMPOOL_ATTR_USED_MEM_HIGH", .value = 8},
    {.name = "CU_MEMPOOL_ATTR_ALLOCATION_TYPE", .value = 9},
    {.name = "CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES", .value = 10},
    {.name = "CU_MEMPOOL_ATTR_LOCATION_ID", .value = 11},
    {.name = "CU_MEMPOOL_ATTR_LOCATION_TYPE", .value = 12},
    {.name = "CU_MEMPOOL_ATTR_MAX_POOL_SIZE", .value = 13},
    {.name = "CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED", .value = 14},
    {.name = "CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID", .value = 15},
};
static const cb_enum_table enum_CUmemPool_attribute = {
    .items = items_CUmemPool_attribute, .count = 15, .c_name = "CUmemPool_attribute_enum",
};

static const cb_enumerator items_CUmemcpyFlags[] = {
    {.name = "CU_MEMCPY_FLAG_DEFAULT", .value = 0},
    {.name = "CU_MEMCPY_FLAG_PREFER_OVERLAP_WITH_COMPUTE", .value = 1},
};
static const cb_enum_table enum_CUmemcpyFlags = {
    .items = items_CUmemcpyFlags, .count = 2, .c_name = "CUmemcpyFlags_enum",
};

static const cb_enumerator items_CUmemcpySrcAccessOrder[] = {
    {.name = "CU_MEMCPY_SRC_ACCESS_ORDER_INVALID", .value = 0},
    {.name = "CU_MEMCPY_SRC_ACCESS_ORDER_STREAM", .value = 1},
    {.name = "CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL", .value = 2},
    {.name = "CU_MEMCPY_SRC_ACCESS_ORDER_ANY", .value = 3},
    {.name = "CU_MEMCPY_SRC_ACCESS_ORDER_MAX", .value = 2147483647},
};
static const cb_enum_table enum_CUmemcpySrcAccessOrder = {
    .items = items_CUmemcpySrcAccessOrder, .count = 5, .c_name = "CUmemcpySrcAccessOrder_enum",
};

static const cb_enumerator items_CUmemcpy3DOperandType[] = {
    {.name = "CU_MEMCPY_OPERAND_TYPE_POINTER", .value = 1},
    {.name = "CU_MEMCPY_OPERAND_TYPE_ARRAY", .value = 2},
    {.name = "CU_MEMCPY_OPERAND_TYPE_MAX", .value = 2147483647},
};
static const cb_enum_table enum_CUmemcpy3DOperandType = {
    .items = items_CUmemcpy3DOperandType, .count = 3, .c_name = "CUmemcpy3DOperandType_enum",
};

static const cb_enumerator items_CUgraphMem_attribute[] = {
    {.name = "CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT", .value = 0},
    {.name = "CU_GRAPH_MEM_ATTR_USED_MEM_HIGH", .value = 1},
    {.name = "CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT", .value = 2},
    {.name = "CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH", .value = 3},
};
static const cb_enum_table enum_CUgraphMem_attribute = {
    .items = items_CUgraphMem_attribute, .count = 4, .c_name = "CUgraphMem_attribute_enum",
};

static const cb_enumerator items_CUgraphChildGraphNodeOwnership[] = {
    {.name = "CU_GRAPH_CHILD_GRAPH_OWNERSHIP_CLONE", .value = 0},
    {.name = "CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE", .value = 1},
    {.name = "CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID", .value = -1},
};
static const cb_enum_table enum_CUgraphChildGraphNodeOwnership = {
    .items = items_CUgraphChildGraphNodeOwnership, .count = 3,
        .c_name = "CUgraphChildGraphNodeOwnership_enum", .is_signed = true,
};

static const cb_enumerator items_CUflushGPUDirectRDMAWritesOptions[] = {
    {.name = "CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_HOST", .value = 1},
    {.name = "CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_MEMOPS", .value = 2},
};
static const cb_enum_table enum_CUflushGPUDirectRDMAWritesOptions = {
    .items = items_CUflushGPUDirectRDMAWritesOptions, .count = 2,
        .c_name = "CUflushGPUDirectRDMAWritesOptions_enum",
};

static const cb_enumerator items_CUGPUDirectRDMAWritesOrdering[] = {
    {.name = "CU_GPU_DIRECT_RDMA_WRITES_ORDERING_NONE", .value = 0},
    {.name = "CU_GPU_DIRECT_RDMA_WRITES_ORDERING_OWNER", .value = 100},
    {.name = "CU_GPU_DIRECT_RDMA_WRITES_ORDERING_ALL_DEVICES", .value = 200},
};
static const cb_enum_table enum_CUGPUDirectRDMAWritesOrdering = {
    .items = items_CUGPUDirectRDMAWritesOrdering, .count = 3,
        .c_name = "CUGPUDirectRDMAWritesOrdering_enum",
};

static const cb_enumerator items_CUflushGPUDirectRDMAWritesScope[] = {
    {.name = "CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER", .value = 100},
    {.name = "CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_ALL_DEVICES", .value = 200},
};
static const cb_enum_table enum_CUflushGPUDirectRDMAWritesScope = {
    .items = items_CUflushGPUDirectRDMAWritesScope, .count = 2,
        .c_name = "CUflushGPUDirectRDMAWritesScope_enum",
};

static const cb_enumerator items_CUflushGPUDirectRDMAWritesTarget[] = {
    {.name = "CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX", .value = 0},
};
static const cb_enum_table enum_CUflushGPUDirectRDMAWritesTarget = {
    .items = items_CUflushGPUDirectRDMAWritesTarget, .count = 1,
        .c_name = "CUflushGPUDirectRDMAWritesTarget_enum",
};

static const cb_enumerator items_CUgraphDebugDot_flags[] = {
    {.name = "CU_GRAPH_DEBUG_DOT_FLAGS_VERBOSE", .value = 1},
    {.name = "CU_GRAPH_DEBUG_DOT_FLAGS_RUNTIME_TYPES", .value = 2},
    {.name = "CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_PARAMS", .value = 4},
    {.name = "CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_NODE_PARAMS", .value = 8},
    {.name = "CU_GRAPH_DEBUG_DOT_FLAGS_MEMSET_NODE_PARAMS", .value = 16},
    {.name = "CU_GRAPH_DEBUG_DOT_FLAGS_HOST_NODE_PARAMS", .value = 32},
    {.name = "CU_GRAPH_DEBUG_DOT_FLAGS_EVENT_NODE_PARAMS", .value = 64},
    {.name = "CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_SIGNAL_NODE_PARAMS", .value = 128},
    {.name = "CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_WAIT_NODE_PARAMS", .value = 256},
    {.name = "CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_ATTRIBUTES", .value = 512},
    {.name = "CU_GRAPH_DEBUG_DOT_FLAGS_HANDLES", .value = 1024},
    {.name = "CU_GRAPH_DEBUG_DOT_FLAGS_MEM_ALLOC_NODE_PARAMS", .value = 2048},
    {.name = "CU_GRAPH_DEBUG_DOT_FLAGS_MEM_FREE_NODE_PARAMS", .value = 4096},
    {.name = "CU_GRAPH_DEBUG_DOT_FLAGS_BATCH_MEM_OP_NODE_PARAMS", .value = 8192},
    {.name = "CU_GRAPH_DEBUG_DOT_FLAGS_EXTRA_TOPO_INFO", .value = 16384},
    {.name = "CU_GRAPH_DEBUG_DOT_FLAGS_CONDITIONAL_NODE_PARAMS", .value = 32768},
    {.name = "CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_BATCH_NODE_PARAMS", .value = 65536},
    {.name = "CU_GRAPH_DEBUG_DOT_FLAGS_FABRIC_CPY_BATCH_NODE_PARAMS", .value = 131072},
};
static const cb_enum_table enum_CUgraphDebugDot_flags = {
    .items = items_CUgraphDebugDot_flags, .count = 18, .c_name = "CUgraphDebugDot_flags_enum",
};

static const cb_enumerator items_CUuserObject_flags[] = {
    {.name = "CU_USER_OBJECT_NO_DESTRUCTOR_SYNC", .value = 1},
};
static const cb_enum_table enum_CUuserObject_flags = {
    .items = items_CUuserObject_flags, .count = 1, .c_name = "CUuserObject_flags_enum",
};

static const cb_enumerator items_CUuserObjectRetain_flags[] = {
    {.name = "CU_GRAPH_USER_OBJECT_MOVE", .value = 1},
};
static const cb_enum_table enum_CUuserObjectRetain_flags = {
    .items = items_CUuserObjectRetain_flags, .count = 1, .c_name = "CUuserObjectRetain_flags_enum",
};

static const cb_enumerator items_CUgraphInstantiate_flags[] = {
    {.name = "CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH", .value = 1},
    {.name = "CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD", .value = 2},
    {.name = "CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH", .value = 4},
    {.name = "CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY", .value = 8},
};
static const cb_enum_table enum_CUgraphInstantiate_flags = {
    .items = items_CUgraphInstantiate_flags, .count = 4, .c_name = "CUgraphInstantiate_flags_enum",
};

static const cb_enumerator items_CUdeviceNumaConfig[] = {
    {.name = "CU_DEVICE_NUMA_CONFIG_NONE", .value = 0},
    {.name = "CU_DEVICE_NUMA_CONFIG_NUMA_NODE", .value = 1},
};
static const cb_enum_table enum_CUdeviceNumaConfig = {
    .items = items_CUdeviceNumaConfig, .count = 2, .c_name = "CUdeviceNumaConfig_enum",
};

static const cb_enumerator items_CUprocessState[] = {
    {.name = "CU_PROCESS_STATE_RUNNING", .value = 0},
    {.name = "CU_PROCESS_STATE_LOCKED", .value = 1},
    {.name = "CU_PROCESS_STATE_CHECKPOINTED", .value = 2},
    {.name = "CU_PROCESS_STATE_FAILED", .value = 3},
    {.name = "CU_PROCESS_STATE_CHECKPOINTING", .value = 4},
    {.name = "CU_PROCESS_STATE_RESTORING", .value = 5},
};
static const cb_enum_table enum_CUprocessState = {
    .items = items_CUprocessState, .count = 6, .c_name = "CUprocessState_enum",
};

static const cb_enumerator items_CUmoduleLoadingMode[] = {
    {.name = "CU_MODULE_EAGER_LOADING", .value = 1},
    {.name = "CU_MODULE_LAZY_LOADING", .value = 2},
};
static const cb_enum_table enum_CUmoduleLoadingMode = {
    .items = items_CUmoduleLoadingMode, .count = 2, .c_name = "CUmoduleLoadingMode_enum",
};

static const cb_enumerator items_CUmemDecompressAlgorithm[] = {
    {.name = "CU_MEM_DECOMPRESS_UNSUPPORTED", .value = 0},
    {.name = "CU_MEM_DECOMPRESS_ALGORITHM_DEFLATE", .value = 1},
    {.name = "CU_MEM_DECOMPRESS_ALGORITHM_SNAPPY", .value = 2},
    {.name = "CU_MEM_DECOMPRESS_ALGORITHM_LZ4", .value = 4},
};
static const cb_enum_table enum_CUmemDecompressAlgorithm = {
    .items = items_CUmemDecompressAlgorithm, .count = 4, .c_name = "CUmemDecompressAlgorithm_enum",
};

static const cb_enumerator items_CUcliqueType[] = {
    {.name = "CU_CLIQUE_TYPE_UNICAST_POINTER", .value = 0},
    {.name = "CU_CLIQUE_TYPE_MULTICAST_POINTER", .value = 1},
    {.name = "CU_CLIQUE_TYPE_UNICAST_LOGICAL_ENDPOINT", .value = 2},
    {.name = "CU_CLIQUE_TYPE_MULTICAST_LOGICAL_ENDPOINT", .value = 3},
};
static const cb_enum_table enum_CUcliqueType = {
    .items = items_CUcliqueType, .count = 4, .c_name = "CUcliqueType_enum",
};

static const cb_enumerator items_CUlogicalEndpointIpcHandleType[] = {
    {.name = "CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_NONE", .value = 0},
    {.name = "CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC", .value = 1},
};
static const cb_enum_table enum_CUlogicalEndpointIpcHandleType = {
    .items = items_CUlogicalEndpointIpcHandleType, .count = 2,
        .c_name = "CUlogicalEndpointIpcHandleType_enum",
};

static const cb_enumerator items_CUlogicalEndpointType[] = {
    {.name = "CU_LOGICAL_ENDPOINT_TYPE_INVALID", .value = 0},
    {.name = "CU_LOGICAL_ENDPOINT_TYPE_UNICAST", .value = 1},
    {.name = "CU_LOGICAL_ENDPOINT_TYPE_MULTICAST", .value = 2},
};
static const cb_enum_table enum_CUlogicalEndpointType = {
    .items = items_CUlogicalEndpointType, .count = 3, .c_name = "CUlogicalEndpointType_enum",
};

static const cb_enumerator items_CUlogicalEndpointFlag[] = {
    {.name = "CU_LOGICAL_ENDPOINT_FLAG_NONE", .value = 0},
    {.name = "CU_LOGICAL_ENDPOINT_FLAG_COUNTED_OPS", .value = 1},
};
static const cb_enum_table enum_CUlogicalEndpointFlag = {
    .items = items_CUlogicalEndpointFlag, .count = 2, .c_name = "CUlogicalEndpointFlag_enum",
};

static const cb_enumerator items_CUfabricCpyOperandType[] = {
    {.name = "CU_FABRIC_COPY_OPERAND_TYPE_POINTER", .value = 1},
    {.name = "CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT", .value = 2},
    {.name = "CU_FABRIC_COPY_OPERAND_TYPE_MAX", .value = 2147483647},
};
static const cb_enum_table enum_CUfabricCpyOperandType = {
    .items = items_CUfabricCpyOperandType, .count = 3, .c_name = "CUfabricCpyOperandType_enum",
};

static const cb_enumerator items_CUgraphRecaptureStatus[] = {
    {.name = "CU_GRAPH_RECAPTURE_ELIGIBLE_FOR_UPDATE", .value = 0},
    {.name = "CU_GRAPH_RECAPTURE_INELIGIBLE_FOR_UPDATE", .value = 1},
    {.name = "CU_GRAPH_RECAPTURE_ERROR", .value = 2},
};
static const cb_enum_table enum_CUgraphRecaptureStatus = {
    .items = items_CUgraphRecaptureStatus, .count = 3, .c_name = "CUgraphRecaptureStatus_enum",
};

static const cb_enumerator items_CUfunctionLoadingState[] = {
    {.name = "CU_FUNCTION_LOADING_STATE_UNLOADED", .value = 0},
    {.name = "CU_FUNCTION_LOADING_STATE_LOADED", .value = 1},
    {.name = "CU_FUNCTION_LOADING_STATE_MAX", .value = 2},
};
static const cb_enum_table enum_CUfunctionLoadingState = {
    .items = items_CUfunctionLoadingState, .count = 3, .c_name = "CUfunctionLoadingState_enum",
};

static const cb_enumerator items_CUcoredumpSettings[] = {
    {.name = "CU_COREDUMP_ENABLE_ON_EXCEPTION", .value = 1},
    {.name = "CU_COREDUMP_TRIGGER_HOST", .value = 2},
    {.name = "CU_COREDUMP_LIGHTWEIGHT", .value = 3},
    {.name = "CU_COREDUMP_ENABLE_USER_TRIGGER", .value = 4},
    {.name = "CU_COREDUMP_FILE", .value = 5},
    {.name = "CU_COREDUMP_PIPE", .value = 6},
    {.name = "CU_COREDUMP_GENERATION_FLAGS", .value = 7},
    {.name = "CU_COREDUMP_MAX", .value = 8},
};
static const cb_enum_table enum_CUcoredumpSettings = {
    .items = items_CUcoredumpSettings, .count = 8, .c_name = "CUcoredumpSettings_enum",
};

static const cb_enumerator items_CUCoredumpGenerationFlags[] = {
    {.name = "CU_COREDUMP_DEFAULT_FLAGS", .value = 0},
    {.name = "CU_COREDUMP_SKIP_NONRELOCATED_ELF_IMAGES", .value = 1},
    {.name = "CU_COREDUMP_SKIP_GLOBAL_MEMORY", .value = 2},
    {.name = "CU_COREDUMP_SKIP_SHARED_MEMORY", .value = 4},
    {.name = "CU_COREDUMP_SKIP_LOCAL_MEMORY", .value = 8},
    {.name = "CU_COREDUMP_SKIP_ABORT", .value = 16},
    {.name = "CU_COREDUMP_SKIP_CONSTBANK_MEMORY", .value = 32},
    {.name = "CU_COREDUMP_GZIP_COMPRESS", .value = 64},
    {.name = "CU_COREDUMP_FAULTED_CONTEXTS_ONLY", .value = 128},
    {.name = "CU_COREDUMP_SKIP_TENSOR_MEMORY", .value = 256},
    {.name = "CU_COREDUMP_NO_ERRBAR_AT_EXIT", .value = 1073741824},
    {.name = "CU_COREDUMP_LOG_ONLY", .value = -2147483648},
    {.name = "CU_COREDUMP_LIGHTWEIGHT_FLAGS", .value = 303},
};
static const cb_enum_table enum_CUCoredumpGenerationFlags = {
    .items = items_CUCoredumpGenerationFlags, .count = 13,
        .c_name = "enum CUCoredumpGenerationFlags", .is_signed = true,
};

static const cb_enumerator items_CUgreenCtxCreate_flags[] = {
    {.name = "CU_GREEN_CTX_NONE", .value = 0},
    {.name = "CU_GREEN_CTX_DEFAULT_STREAM", .value = 1},
};
static const cb_enum_table enum_CUgreenCtxCreate_flags = {
    .items = items_CUgreenCtxCreate_flags, .count = 2, .c_name = "CUgreenCtxCreate_flags",
};

static const cb_enumerator items_CUdevSmResourceGroup_flags[] = {
    {.name = "CU_DEV_SM_RESOURCE_GROUP_DEFAULT", .value = 0},
    {.name = "CU_DEV_SM_RESOURCE_GROUP_BACKFILL", .value = 1},
    {.name = "CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID", .value = 2},
    {.name = "CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_SUPPLEMENTAL_SMS", .value = 4},
};
static const cb_enum_table enum_CUdevSmResourceGroup_flags = {
    .items = items_CUdevSmResourceGroup_flags, .count = 4, .c_name = "CUdevSmResourceGroup_flags",
};

static const cb_enumerator items_CUdevSmResourceSplitByCount_flags[] = {
    {.name = "CU_DEV_SM_RESOURCE_SPLIT_IGNORE_SM_COSCHEDULING", .value = 1},
    {.name = "CU_DEV_SM_RESOURCE_SPLIT_MAX_POTENTIAL_CLUSTER_SIZE", .value = 2},
};
static const cb_enum_table enum_CUdevSmResourceSplitByCount_flags = {
    .items = items_CUdevSmResourceSplitByCount_flags, .count = 2,
        .c_name = "CUdevSmResourceSplitByCount_flags",
};

static const cb_enumerator items_CUdevResourceType[] = {
    {.name = "CU_DEV_RESOURCE_TYPE_INVALID", .value = 0},
    {.name = "CU_DEV_RESOURCE_TYPE_SM", .value = 1},
    {.name = "CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG", .value = 1000},
    {.name = "CU_DEV_RESOURCE_TYPE_WORKQUEUE", .value = 10000},
};
static const cb_enum_table enum_CUdevResourceType = {
    .items = items_CUdevResourceType, .count = 4, .c_name = "CUdevResourceType",
};

static const cb_enumerator items_CUdevWorkqueueConfigScope[] = {
    {.name = "CU_WORKQUEUE_SCOPE_DEVICE_CTX", .value = 0},
    {.name = "CU_WORKQUEUE_SCOPE_GREEN_CTX_BALANCED", .value = 1},
};
static const cb_enum_table enum_CUdevWorkqueueConfigScope = {
    .items = items_CUdevWorkqueueConfigScope, .count = 2, .c_name = "CUdevWorkqueueConfigScope",
};

static const cb_enumerator items_CUlogLevel[] = {
    {.name = "CU_LOG_LEVEL_ERROR", .value = 0},
    {.name = "CU_LOG_LEVEL_WARNING", .value = 1},
};
static const cb_enum_table enum_CUlogLevel = {
    .items = items_CUlogLevel, .count = 2, .c_name = "CUlogLevel_enum",
};

static const cb_enumerator items_CUoutput_mode[] = {
    {.name = "CU_OUT_KEY_VALUE_PAIR", .value = 0},
    {.name = "CU_OUT_CSV", .value = 1},
};
static const cb_enum_table enum_CUoutput_mode = {
    .items = items_CUoutput_mode, .count = 2, .c_name = "CUoutput_mode_enum",
};

static const cb_enumerator items_CUeglFrameType[] = {
    {.name = "CU_EGL_FRAME_TYPE_ARRAY", .value = 0},
    {.name = "CU_EGL_FRAME_TYPE_PITCH", .value = 1},
};
static const cb_enum_table enum_CUeglFrameType = {
    .items = items_CUeglFrameType, .count = 2, .c_name = "CUeglFrameType_enum",
};

static const cb_enumerator items_CUeglResourceLocationFlags[] = {
    {.name = "CU_EGL_RESOURCE_LOCATION_SYSMEM", .value = 0},
    {.name = "CU_EGL_RESOURCE_LOCATION_VIDMEM", .value = 1},
};
static const cb_enum_table enum_CUeglResourceLocationFlags = {
    .items = items_CUeglResourceLocationFlags, .count = 2,
        .c_name = "CUeglResourceLocationFlags_enum",
};

static const cb_enumerator items_CUeglColorFormat[] = {
    {.name = "CU_EGL_COLOR_FORMAT_YUV420_PLANAR", .value = 0},
    {.name = "CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR", .value = 1},
    {.name = "CU_EGL_COLOR_FORMAT_YUV422_PLANAR", .value = 2},
    {.name = "CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR", .value = 3},
    {.name = "CU_EGL_COLOR_FORMAT_RGB", .value = 4},
    {.name = "CU_EGL_COLOR_FORMAT_BGR", .value = 5},
    {.name = "CU_EGL_COLOR_FORMAT_ARGB", .value = 6},
    {.name = "CU_EGL_COLOR_FORMAT_RGBA", .value = 7},
    {.name = "CU_EGL_COLOR_FORMAT_L", .value = 8},
    {.name = "CU_EGL_COLOR_FORMAT_R", .value = 9},
    {.name = "CU_EGL_COLOR_FORMAT_YUV444_PLANAR", .value = 10},
    {.name = "CU_EGL_COLOR_FORMAT_YUV444_SEMIPLANAR", .value = 11},
    {.name = "CU_EGL_COLOR_FORMAT_YUYV_422", .value = 12},
    {.name = "CU_EGL_COLOR_FORMAT_UYVY_422", .value = 13},
    {.name = "CU_EGL_COLOR_FORMAT_ABGR", .value = 14},
    {.name = "CU_EGL_COLOR_FORMAT_BGRA", .value = 15},
    {.name = "CU_EGL_COLOR_FORMAT_A", .value = 16},
    {.name = "CU_EGL_COLOR_FORMAT_RG", .value = 17},
    {.name = "CU_EGL_COLOR_FORMAT_AYUV", .value = 18},
    {.name = "CU_EGL_COLOR_FORMAT_YVU444_SEMIPLANAR", .value = 19},
    {.name = "CU_EGL_COLOR_FORMAT_YVU422_SEMIPLANAR", .value = 20},
    {.name = "CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR", .value = 21},
    {.name = "CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR", .value = 22},
    {.name = "CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR", .value = 23},
    {.name = "CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR", .value = 24},
    {.name = "CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR", .value = 25},
    {.name = "CU_EGL_COLOR_FORMAT_VYUY_ER", .value = 26},
    {.name = "CU_EGL_COLOR_FORMAT_UYVY_ER", .value = 27},
    {.name = "CU_EGL_COLOR_FORMAT_YUYV_ER", .value = 28},
    {.name = "CU_EGL_COLOR_FORMAT_YVYU_ER", .value = 29},
    {.name = "CU_EGL_COLOR_FORMAT_YUV_ER", .value = 30},
    {.name = "CU_EGL_COLOR_FORMAT_YUVA_ER", .value = 31},
    {.name = "CU_EGL_COLOR_FORMAT_AYUV_ER", .value = 32},
    {.name = "CU_EGL_COLOR_FORMAT_YUV444_PLANAR_ER", .value = 33},
    {.name = "CU_EGL_COLOR_FORMAT_YUV422_PLANAR_ER", .value = 34},
    {.name = "CU_EGL_COLOR_FORMAT_YUV420_PLANAR_ER", .value = 35},
    {.name = "CU_EGL_COLOR_FORMAT_YUV444_SEMIPLANAR_ER", .value = 36},
    {.name = "CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR_ER", .value = 37},
    {.name = "CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_ER", .value = 38},
    {.name = "CU_EGL_COLOR_FORMAT_YVU444_PLANAR_ER", .value = 39},
    {.name = "CU_EGL_COLOR_FORMAT_YVU422_PLANAR_ER", .value = 40},
    {.name = "CU_EGL_COLOR_FORMAT_YVU420_PLANAR_ER", .value = 41},
    {.name = "CU_EGL_COLOR_FORMAT_YVU444_SEMIPLANAR_ER", .value = 42},
    {.name = "CU_EGL_COLOR_FORMAT_YVU422_SEMIPLANAR_ER", .value = 43},
    {.name = "CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_ER", .value = 44},
    {.name = "CU_EGL_COLOR_FORMAT_BAYER_RGGB", .value = 45},
    {.name = "CU_EGL_COLOR_FORMAT_BAYER_BGGR", .value = 46},
    {.name = "CU_EGL_COLOR_FORMAT_BAYER_GRBG", .value = 47},
    {.name = "CU_EGL_COLOR_FORMAT_BAYER_GBRG", .value = 48},
    {.name = "CU_EGL_COLOR_FORMAT_BAYER10_RGGB", .value = 49},
    {.name = "CU_EGL_COLOR_FORMAT_BAYER10_BGGR", .value = 50},
    {.name = "CU_EGL_COLOR_FORMAT_BAYER10_GRBG", .value = 51},
    {.name = "CU_EGL_COLOR_FORMAT_BAYER10_GBRG", .value = 52},
    {.name = "CU_EGL_COLOR_FORMAT_BAYER12_RGGB", .value = 53},
    {.name = "CU_EGL_COLOR_FORMAT_BAYER12_BGGR", .value = 54},
    {.name = "CU_EGL_COLOR_FORMAT_BAYER12_GRBG", .value = 55},
    {.name = "CU_EGL_COLOR_FORMAT_BAYER12_GBRG", .value = 56},
    {.name = "CU_EGL_COLOR_FORMAT_BAYER14_RGGB", .value = 57},
    {.name = "CU_EGL_COLOR_FORMAT_BAYER14_BGGR", .value = 58},
    {.name = "CU_EGL_COLOR_FORMAT_BAYER14_GRBG", .value = 59},
    {.name = "CU_EGL_COLOR_FORMAT_BAYER14_GBRG", .value = 60},
    {.name = "CU_EGL_COLOR_FORMAT_BAYER20_RGGB", .value = 61},
    {.name = "CU_EGL_COLOR_FORMAT_BAYER20_BGGR", .value = 62},
    {.name = "CU_EGL_COLOR_FORMAT_BAYER20_GRBG", .value = 63},
    {.name = "CU_EGL_COLOR_FORMAT_BAYER20_GBRG", .value = 64},
    {.name = "CU_EGL_COLOR_FORMAT_YVU444_PLANAR", .value = 65},
    {.name = "CU_EGL_COLOR_FORMAT_YVU422_PLANAR", .value = 66},
    {.name = "CU_EGL_COLOR_FORMAT_YVU420_PLANAR", .value = 67},
    {.name = "CU_EGL_COLOR_FORMAT_BAYER_ISP_RGGB", .value = 68},
    {.name = "CU_EGL_COLOR_FORMAT_BAYER_ISP_BGGR", .value = 69},
    {.name = "CU_EGL_COLOR_FORMAT_BAYER_ISP_GRBG", .value = 70},
    {.name = "CU_EGL_COLOR_FORMAT_BAYER_ISP_GBRG", .value = 71},
    {.name = "CU_EGL_COLOR_FORMAT_BAYER_BCCR", .value = 72},
    {.name = "CU_EGL_COLOR_FORMAT_BAYER_RCCB", .value = 73},
    {.name = "CU_EGL_COLOR_FORMAT_BAYER_CRBC", .value = 74},
    {.name = "CU_EGL_COLOR_FORMAT_BAYER_CBRC", .value = 75},
    {.name = "CU_EGL_COLOR_FORMAT_BAYER10_CCCC", .value = 76},
    {.name = "CU_EGL_COLOR_FORMAT_BAYER12_BCCR", .value = 77},
    {.name = "CU_EGL_COLOR_FORMAT_BAYER12_RCCB", .value = 78},
    {.name = "CU_EGL_COLOR_FORMAT_BAYER12_CRBC", .value = 79},
    {.name = "CU_EGL_COLOR_FORMAT_BAYER12_CBRC", .value = 80},
    {.name = "CU_EGL_COLOR_FORMAT_BAYER12_CCCC", .value = 81},
    {.name = "CU_EGL_COLOR_FORMAT_Y", .value = 82},
    {.name = "CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_2020", .value = 83},
    {.name = "CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_2020", .value = 84},
    {.name = "CU_EGL_COLOR_FORMAT_YUV420_PLANAR_2020", .value = 85},
    {.name = "CU_EGL_COLOR_FORMAT_YVU420_PLANAR_2020", .value = 86},
    {.name = "CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_709", .value = 87},
    {.name = "CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_709", .value = 88},
    {.name = "CU_EGL_COLOR_FORMAT_YUV420_PLANAR_709", .value = 89},
    {.name = "CU_EGL_COLOR_FORMAT_YVU420_PLANAR_709", .value = 90},
    {.name = "CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_709", .value = 91},
    {.name = "CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_2020", .value = 92},
    {.name = "CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR_2020", .value = 93},
    {.name = "CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR", .value = 94},
    {.name = "CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR_709", .value = 95},
    {.name = "CU_EGL_COLOR_FORMAT_Y_ER", .value = 96},
    {.name = "CU_EGL_COLOR_FORMAT_Y_709_ER", .value = 97},
    {.name = "CU_EGL_COLOR_FORMAT_Y10_ER", .value = 98},
    {.name = "CU_EGL_COLOR_FORMAT_Y10_709_ER", .value = 99},
    {.name = "CU_EGL_COLOR_FORMAT_Y12_ER", .value = 100},
    {.name = "CU_EGL_COLOR_FORMAT_Y12_709_ER", .value = 101},
    {.name = "CU_EGL_COLOR_FORMAT_YUVA", .value = 102},
    {.name = "CU_EGL_COLOR_FORMAT_YUV", .value = 103},
    {.name = "CU_EGL_COLOR_FORMAT_YVYU", .value = 104},
    {.name = "CU_EGL_COLOR_FORMAT_VYUY", .value = 105},
    {.name = "CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_ER", .value = 106},
    {.name = "CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_709_ER", .value = 107},
    {.name = "CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR_ER", .value = 108},
    {.name = "CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR_709_ER", .value = 109},
    {.name = "CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR_ER", .value = 110},
    {.name = "CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR_709_ER", .value = 111},
    {.name = "CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR_ER", .value = 112},
    {.name = "CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR_709_ER", .value = 113},
    {.name = "CU_EGL_COLOR_FORMAT_UYVY_709", .value = 114},
    {.name = "CU_EGL_COLOR_FORMAT_UYVY_709_ER", .value = 115},
    {.name = "CU_EGL_COLOR_FORMAT_UYVY_2020", .value = 116},
    {.name = "CU_EGL_COLOR_FORMAT_MAX", .value = 117},
};
static const cb_enum_table enum_CUeglColorFormat = {
    .items = items_CUeglColorFormat, .count = 118, .c_name = "CUeglColorFormat_enum",
};

static const cb_enumerator items_CUGLDeviceList[] = {
    {.name = "CU_GL_DEVICE_LIST_ALL", .value = 1},
    {.name = "CU_GL_DEVICE_LIST_CURRENT_FRAME", .value = 2},
    {.name = "CU_GL_DEVICE_LIST_NEXT_FRAME", .value = 3},
};
static const cb_enum_table enum_CUGLDeviceList = {
    .items = items_CUGLDeviceList, .count = 3, .c_name = "CUGLDeviceList_enum",
};

static const cb_enumerator items_CUGLmap_flags[] = {
    {.name = "CU_GL_MAP_RESOURCE_FLAGS_NONE", .value = 0},
    {.name = "CU_GL_MAP_RESOURCE_FLAGS_READ_ONLY", .value = 1},
    {.name = "CU_GL_MAP_RESOURCE_FLAGS_WRITE_DISCARD", .value = 2},
};
static const cb_enum_table enum_CUGLmap_flags = {
    .items = items_CUGLmap_flags, .count = 3, .c_name = "CUGLmap_flags_enum",
};

static const cb_field fields_CUuuid[] = {
    {.name = "bytes", .offset = 0, .size = 1, .count = 16, .kind = CB_FIELD_BYTES, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "char", .is_signed = true},
};
static const cb_record_table record_CUuuid = {
    .fields = fields_CUuuid,
    .field_count = 1,
    .slot_count = 0, .size = 16, .align = 16,
};

static const cb_field fields_CUmemFabricHandle[] = {
    {.name = "data", .offset = 0, .size = 1, .count = 64, .kind = CB_FIELD_BLOB, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned char"},
};
static const cb_record_table record_CUmemFabricHandle = {
    .fields = fields_CUmemFabricHandle,
    .field_count = 1,
    .slot_count = 0, .size = 64, .align = 16,
};

static const cb_field fields_CUipcEventHandle[] = {
    {.name = "reserved", .offset = 0, .size = 1, .count = 64, .kind = CB_FIELD_BLOB, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "char", .is_signed = true},
};
static const cb_record_table record_CUipcEventHandle = {
    .fields = fields_CUipcEventHandle,
    .field_count = 1,
    .slot_count = 0, .size = 64, .align = 16,
};

static const cb_field fields_CUipcMemHandle[] = {
    {.name = "reserved", .offset = 0, .size = 1, .count = 64, .kind = CB_FIELD_BLOB, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "char", .is_signed = true},
};
static const cb_record_table record_CUipcMemHandle = {
    .fields = fields_CUipcMemHandle,
    .field_count = 1,
    .slot_count = 0, .size = 64, .align = 16,
};

static const cb_field fields_CUstreamBatchMemOpParams[] = {
    {.name = "operation", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUstreamBatchMemOpType, .len_field = -1, .slot = 65535,
        .c_type = "CUstreamBatchMemOpType"},
    {.name = "waitValue", .offset = 0, .size = 40, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUstreamMemOpWaitValueParams_st, .len_field = -1, .slot = 0,
        .c_type = "struct CUstreamMemOpWaitValueParams_st"},
    {.name = "writeValue", .offset = 0, .size = 40, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUstreamMemOpWriteValueParams_st, .len_field = -1, .slot = 1,
        .c_type = "struct CUstreamMemOpWriteValueParams_st"},
    {.name = "flushRemoteWrites", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUstreamMemOpFlushRemoteWritesParams_st, .len_field = -1, .slot = 2,
        .c_type = "struct CUstreamMemOpFlushRemoteWritesParams_st"},
    {.name = "memoryBarrier", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUstreamMemOpMemoryBarrierParams_st, .len_field = -1, .slot = 3,
        .c_type = "struct CUstreamMemOpMemoryBarrierParams_st"},
    {.name = "atomicReduction", .offset = 0, .size = 40, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUstreamMemOpAtomicReductionParams_st, .len_field = -1, .slot = 4,
        .c_type = "struct CUstreamMemOpAtomicReductionParams_st"},
    {.name = "pad", .offset = 0, .size = 8, .count = 6, .kind = CB_FIELD_LIST_SCALAR,
        .cls = T_cuuint64_t, .len_field = -1, .slot = 65535, .c_type = "uint64_t"},
};
static const cb_record_table record_CUstreamBatchMemOpParams = {
    .fields = fields_CUstreamBatchMemOpParams,
    .field_count = 7,
    .slot_count = 5, .size = 48, .align = 16,
};

static const cb_field fields_CUstreamMemOpWaitValueParams_st[] = {
    {.name = "operation", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUstreamBatchMemOpType, .len_field = -1, .slot = 65535,
        .c_type = "CUstreamBatchMemOpType"},
    {.name = "address", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_SCALAR,
        .cls = T_CUdeviceptr, .len_field = -1, .slot = 0, .c_type = "unsigned PY_LONG_LONG"},
    {.name = "value", .offset = 16, .size = 4, .count = 1, .kind = CB_FIELD_SCALAR,
        .cls = T_cuuint32_t, .len_field = -1, .slot = 1, .c_type = "uint32_t"},
    {.name = "value64", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_SCALAR,
        .cls = T_cuuint64_t, .len_field = -1, .slot = 2, .c_type = "uint64_t"},
    {.name = "flags", .offset = 24, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "alias", .offset = 32, .size = 8, .count = 1, .kind = CB_FIELD_SCALAR,
        .cls = T_CUdeviceptr, .len_field = -1, .slot = 3, .c_type = "unsigned PY_LONG_LONG"},
};
static const cb_record_table record_CUstreamMemOpWaitValueParams_st = {
    .fields = fields_CUstreamMemOpWaitValueParams_st,
    .field_count = 6,
    .slot_count = 4, .size = 40, .align = 16,
};

static const cb_field fields_CUstreamMemOpWaitValueParams_st_anon0[] = {
    {.name = "value", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_SCALAR,
        .cls = T_cuuint32_t, .len_field = -1, .slot = 0, .c_type = "uint32_t"},
    {.name = "value64", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_SCALAR,
        .cls = T_cuuint64_t, .len_field = -1, .slot = 1, .c_type = "uint64_t"},
};
static const cb_record_table record_CUstreamMemOpWaitValueParams_st_anon0 = {
    .fields = fields_CUstreamMemOpWaitValueParams_st_anon0,
    .field_count = 2,
    .slot_count = 2, .size = 8, .align = 16, .is_anonymous = true, .anonymous_offset = 16,
};

static const cb_field fields_CUstreamMemOpWriteValueParams_st[] = {
    {.name = "operation", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUstreamBatchMemOpType, .len_field = -1, .slot = 65535,
        .c_type = "CUstreamBatchMemOpType"},
    {.name = "address", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_SCALAR,
        .cls = T_CUdeviceptr, .len_field = -1, .slot = 0, .c_type = "unsigned PY_LONG_LONG"},
    {.name = "value", .offset = 16, .size = 4, .count = 1, .kind = CB_FIELD_SCALAR,
        .cls = T_cuuint32_t, .len_field = -1, .slot = 1, .c_type = "uint32_t"},
    {.name = "value64", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_SCALAR,
        .cls = T_cuuint64_t, .len_field = -1, .slot = 2, .c_type = "uint64_t"},
    {.name = "flags", .offset = 24, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "alias", .offset = 32, .size = 8, .count = 1, .kind = CB_FIELD_SCALAR,
        .cls = T_CUdeviceptr, .len_field = -1, .slot = 3, .c_type = "unsigned PY_LONG_LONG"},
};
static const cb_record_table record_CUstreamMemOpWriteValueParams_st = {
    .fields = fields_CUstreamMemOpWriteValueParams_st,
    .field_count = 6,
    .slot_count = 4, .size = 40, .align = 16,
};

static const cb_field fields_CUstreamMemOpWriteValueParams_st_anon0[] = {
    {.name = "value", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_SCALAR,
        .cls = T_cuuint32_t, .len_field = -1, .slot = 0, .c_type = "uint32_t"},
    {.name = "value64", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_SCALAR,
        .cls = T_cuuint64_t, .len_field = -1, .slot = 1, .c_type = "uint64_t"},
};
static const cb_record_table record_CUstreamMemOpWriteValueParams_st_anon0 = {
    .fields = fields_CUstreamMemOpWriteValueParams_st_anon0,
    .field_count = 2,
    .slot_count = 2, .size = 8, .align = 16, .is_anonymous = true, .anonymous_offset = 16,
};

static const cb_field fields_CUstreamMemOpFlushRemoteWritesParams_st[] = {
    {.name = "operation", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUstreamBatchMemOpType, .len_field = -1, .slot = 65535,
        .c_type = "CUstreamBatchMemOpType"},
    {.name = "flags", .offset = 4, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
};
static const cb_record_table record_CUstreamMemOpFlushRemoteWritesParams_st = {
    .fields = fields_CUstreamMemOpFlushRemoteWritesParams_st,
    .field_count = 2,
    .slot_count = 0, .size = 8, .align = 16,
};

static const cb_field fields_CUstreamMemOpMemoryBarrierParams_st[] = {
    {.name = "operation", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUstreamBatchMemOpType, .len_field = -1, .slot = 65535,
        .c_type = "CUstreamBatchMemOpType"},
    {.name = "flags", .offset = 4, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
};
static const cb_record_table record_CUstreamMemOpMemoryBarrierParams_st = {
    .fields = fields_CUstreamMemOpMemoryBarrierParams_st,
    .field_count = 2,
    .slot_count = 0, .size = 8, .align = 16,
};

static const cb_field fields_CUstreamMemOpAtomicReductionParams_st[] = {
    {.name = "operation", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUstreamBatchMemOpType, .len_field = -1, .slot = 65535,
        .c_type = "CUstreamBatchMemOpType"},
    {.name = "flags", .offset = 4, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "reductionOp", .offset = 8, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUstreamAtomicReductionOpType, .len_field = -1, .slot = 65535,
        .c_type = "CUstreamAtomicReductionOpType"},
    {.name = "dataType", .offset = 12, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUstreamAtomicReductionDataType, .len_field = -1, .slot = 65535,
        .c_type = "CUstreamAtomicReductionDataType"},
    {.name = "address", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_SCALAR,
        .cls = T_CUdeviceptr, .len_field = -1, .slot = 0, .c_type = "unsigned PY_LONG_LONG"},
    {.name = "value", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_SCALAR,
        .cls = T_cuuint64_t, .len_field = -1, .slot = 1, .c_type = "uint64_t"},
    {.name = "alias", .offset = 32, .size = 8, .count = 1, .kind = CB_FIELD_SCALAR,
        .cls = T_CUdeviceptr, .len_field = -1, .slot = 2, .c_type = "unsigned PY_LONG_LONG"},
};
static const cb_record_table record_CUstreamMemOpAtomicReductionParams_st = {
    .fields = fields_CUstreamMemOpAtomicReductionParams_st,
    .field_count = 7,
    .slot_count = 3, .size = 40, .align = 16,
};

static const cb_field fields_CUDA_BATCH_MEM_OP_NODE_PARAMS[] = {
    {.name = "ctx", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUcontext, .len_field = -1, .slot = 0, .c_type = "CUcontext"},
    {.name = "count", .offset = 8, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "paramArray", .offset = 16, .size = 48, .count = 1, .kind = CB_FIELD_ARRAY_RECORD,
        .cls = T_CUstreamBatchMemOpParams, .len_field = 1, .slot = 1,
        .c_type = "CUstreamBatchMemOpParams"},
    {.name = "flags", .offset = 24, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
};
static const cb_record_table record_CUDA_BATCH_MEM_OP_NODE_PARAMS = {
    .fields = fields_CUDA_BATCH_MEM_OP_NODE_PARAMS,
    .field_count = 4,
    .slot_count = 2, .size = 32, .align = 16,
};

static const cb_field fields_CUDA_BATCH_MEM_OP_NODE_PARAMS_v2[] = {
    {.name = "ctx", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUcontext, .len_field = -1, .slot = 0, .c_type = "CUcontext"},
    {.name = "count", .offset = 8, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "paramArray", .offset = 16, .size = 48, .count = 1, .kind = CB_FIELD_ARRAY_RECORD,
        .cls = T_CUstreamBatchMemOpParams, .len_field = 1, .slot = 1,
        .c_type = "CUstreamBatchMemOpParams"},
    {.name = "flags", .offset = 24, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
};
static const cb_record_table record_CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 = {
    .fields = fields_CUDA_BATCH_MEM_OP_NODE_PARAMS_v2,
    .field_count = 4,
    .slot_count = 2, .size = 32, .align = 16,
};

static const cb_field fields_CUasyncNotificationInfo[] = {
    {.name = "type", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUasyncNotificationType, .len_field = -1, .slot = 65535,
        .c_type = "CUasyncNotificationType"},
    {.name = "info", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUasyncNotificationInfo_anon0, .len_field = -1, .slot = 0,
        .c_type = "CUasyncNotificationInfo_anon0"},
};
static const cb_record_table record_CUasyncNotificationInfo = {
    .fields = fields_CUasyncNotificationInfo,
    .field_count = 2,
    .slot_count = 1, .size = 16, .align = 16,
};

static const cb_field fields_CUasyncNotificationInfo_anon0[] = {
    {.name = "overBudget", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUasyncNotificationInfo_anon0_anon0, .len_field = -1, .slot = 0,
        .c_type = "CUasyncNotificationInfo_anon0_anon0"},
};
static const cb_record_table record_CUasyncNotificationInfo_anon0 = {
    .fields = fields_CUasyncNotificationInfo_anon0,
    .field_count = 1,
    .slot_count = 1, .size = 8, .align = 16, .is_anonymous = true, .anonymous_offset = 8,
};

static const cb_field fields_CUasyncNotificationInfo_anon0_anon0[] = {
    {.name = "bytesOverBudget", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "unsigned PY_LONG_LONG"},
};
static const cb_record_table record_CUasyncNotificationInfo_anon0_anon0 = {
    .fields = fields_CUasyncNotificationInfo_anon0_anon0,
    .field_count = 1,
    .slot_count = 0, .size = 8, .align = 16, .is_anonymous = true, .anonymous_offset = 8,
};

static const cb_field fields_CUdevprop[] = {
    {.name = "maxThreadsPerBlock", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "int", .is_signed = true},
    {.name = "maxThreadsDim", .offset = 4, .size = 4, .count = 3, .kind = CB_FIELD_LIST_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "int", .is_signed = true},
    {.name = "maxGridSize", .offset = 16, .size = 4, .count = 3, .kind = CB_FIELD_LIST_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "int", .is_signed = true},
    {.name = "sharedMemPerBlock", .offset = 28, .size = 4, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "int", .is_signed = true},
    {.name = "totalConstantMemory", .offset = 32, .size = 4, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "int", .is_signed = true},
    {.name = "SIMDWidth", .offset = 36, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "int", .is_signed = true},
    {.name = "memPitch", .offset = 40, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "int", .is_signed = true},
    {.name = "regsPerBlock", .offset = 44, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "int", .is_signed = true},
    {.name = "clockRate", .offset = 48, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "int", .is_signed = true},
    {.name = "textureAlign", .offset = 52, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "int", .is_signed = true},
};
static const cb_record_table record_CUdevprop = {
    .fields = fields_CUdevprop,
    .field_count = 10,
    .slot_count = 0, .size = 56, .align = 16,
};

static const cb_field fields_CUaccessPolicyWindow[] = {
    {.name = "base_ptr", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_ADDRESS, .cls = -1,
        .len_field = -1, .slot = 0, .c_type = "void *"},
    {.name = "num_bytes", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "hitRatio", .offset = 16, .size = 4, .count = 1, .kind = CB_FIELD_FLOAT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "float"},
    {.name = "hitProp", .offset = 20, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUaccessProperty, .len_field = -1, .slot = 65535, .c_type = "CUaccessProperty"},
    {.name = "missProp", .offset = 24, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUaccessProperty, .len_field = -1, .slot = 65535, .c_type = "CUaccessProperty"},
};
static const cb_record_table record_CUaccessPolicyWindow = {
    .fields = fields_CUaccessPolicyWindow,
    .field_count = 5,
    .slot_count = 1, .size = 32, .align = 16,
};

static const cb_field fields_CUDA_KERNEL_NODE_PARAMS_v1[] = {
    {.name = "func", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUfunction, .len_field = -1, .slot = 0, .c_type = "CUfunction"},
    {.name = "gridDimX", .offset = 8, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "gridDimY", .offset = 12, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "gridDimZ", .offset = 16, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "blockDimX", .offset = 20, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "blockDimY", .offset = 24, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "blockDimZ", .offset = 28, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "sharedMemBytes", .offset = 32, .size = 4, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "kernelParams", .offset = 40, .size = 8, .count = 1, .kind = CB_FIELD_KERNEL_PARAMS,
        .cls = -1, .len_field = -1, .slot = 1, .c_type = "void **"},
    {.name = "extra", .offset = 48, .size = 8, .count = 1, .kind = CB_FIELD_POINTER_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "void **"},
};
static const cb_record_table record_CUDA_KERNEL_NODE_PARAMS_v1 = {
    .fields = fields_CUDA_KERNEL_NODE_PARAMS_v1,
    .field_count = 10,
    .slot_count = 2, .size = 56, .align = 16,
};

static const cb_field fields_CUDA_KERNEL_NODE_PARAMS[] = {
    {.name = "func", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUfunction, .len_field = -1, .slot = 0, .c_type = "CUfunction"},
    {.name = "gridDimX", .offset = 8, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "gridDimY", .offset = 12, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "gridDimZ", .offset = 16, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "blockDimX", .offset = 20, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "blockDimY", .offset = 24, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "blockDimZ", .offset = 28, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "sharedMemBytes", .offset = 32, .size = 4, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "kernelParams", .offset = 40, .size = 8, .count = 1, .kind = CB_FIELD_KERNEL_PARAMS,
        .cls = -1, .len_field = -1, .slot = 1, .c_type = "void **"},
    {.name = "extra", .offset = 48, .size = 8, .count = 1, .kind = CB_FIELD_POINTER_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "void **"},
    {.name = "kern", .offset = 56, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUkernel, .len_field = -1, .slot = 2, .c_type = "CUkernel"},
    {.name = "ctx", .offset = 64, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUcontext, .len_field = -1, .slot = 3, .c_type = "CUcontext"},
};
static const cb_record_table record_CUDA_KERNEL_NODE_PARAMS = {
    .fields = fields_CUDA_KERNEL_NODE_PARAMS,
    .field_count = 12,
    .slot_count = 4, .size = 72, .align = 16,
};

static const cb_field fields_CUDA_KERNEL_NODE_PARAMS_v3[] = {
    {.name = "func", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUfunction, .len_field = -1, .slot = 0, .c_type = "CUfunction"},
    {.name = "gridDimX", .offset = 8, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "gridDimY", .offset = 12, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "gridDimZ", .offset = 16, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "blockDimX", .offset = 20, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "blockDimY", .offset = 24, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "blockDimZ", .offset = 28, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "sharedMemBytes", .offset = 32, .size = 4, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "kernelParams", .offset = 40, .size = 8, .count = 1, .kind = CB_FIELD_KERNEL_PARAMS,
        .cls = -1, .len_field = -1, .slot = 1, .c_type = "void **"},
    {.name = "extra", .offset = 48, .size = 8, .count = 1, .kind = CB_FIELD_POINTER_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "void **"},
    {.name = "kern", .offset = 56, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUkernel, .len_field = -1, .slot = 2, .c_type = "CUkernel"},
    {.name = "ctx", .offset = 64, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUcontext, .len_field = -1, .slot = 3, .c_type = "CUcontext"},
};
static const cb_record_table record_CUDA_KERNEL_NODE_PARAMS_v3 = {
    .fields = fields_CUDA_KERNEL_NODE_PARAMS_v3,
    .field_count = 12,
    .slot_count = 4, .size = 72, .align = 16,
};

static const cb_field fields_CUDA_MEMSET_NODE_PARAMS[] = {
    {.name = "dst", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_SCALAR,
        .cls = T_CUdeviceptr, .len_field = -1, .slot = 0, .c_type = "unsigned PY_LONG_LONG"},
    {.name = "pitch", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "value", .offset = 16, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "elementSize", .offset = 20, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "width", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "height", .offset = 32, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
};
static const cb_record_table record_CUDA_MEMSET_NODE_PARAMS = {
    .fields = fields_CUDA_MEMSET_NODE_PARAMS,
    .field_count = 6,
    .slot_count = 1, .size = 40, .align = 16,
};

static const cb_field fields_CUDA_MEMSET_NODE_PARAMS_v2[] = {
    {.name = "dst", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_SCALAR,
        .cls = T_CUdeviceptr, .len_field = -1, .slot = 0, .c_type = "unsigned PY_LONG_LONG"},
    {.name = "pitch", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "value", .offset = 16, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "elementSize", .offset = 20, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "width", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "height", .offset = 32, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "ctx", .offset = 40, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUcontext, .len_field = -1, .slot = 1, .c_type = "CUcontext"},
};
static const cb_record_table record_CUDA_MEMSET_NODE_PARAMS_v2 = {
    .fields = fields_CUDA_MEMSET_NODE_PARAMS_v2,
    .field_count = 7,
    .slot_count = 2, .size = 48, .align = 16,
};

static const cb_field fields_CUDA_HOST_NODE_PARAMS[] = {
    {.name = "fn", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_CALLBACK,
        .cls = T_CUhostFn, .len_field = -1, .slot = 0, .c_type = "CUhostFn"},
    {.name = "userData", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_ADDRESS, .cls = -1,
        .len_field = -1, .slot = 1, .c_type = "void *"},
};
static const cb_record_table record_CUDA_HOST_NODE_PARAMS = {
    .fields = fields_CUDA_HOST_NODE_PARAMS,
    .field_count = 2,
    .slot_count = 2, .size = 16, .align = 16,
};

static const cb_field fields_CUDA_HOST_NODE_PARAMS_v2[] = {
    {.name = "fn", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_CALLBACK,
        .cls = T_CUhostFn, .len_field = -1, .slot = 0, .c_type = "CUhostFn"},
    {.name = "userData", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_ADDRESS, .cls = -1,
        .len_field = -1, .slot = 1, .c_type = "void *"},
    {.name = "syncMode", .offset = 16, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "ctx", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUcontext, .len_field = -1, .slot = 2, .c_type = "CUcontext"},
    {.name = "gCtx", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUgreenCtx, .len_field = -1, .slot = 3, .c_type = "CUgreenCtx"},
};
static const cb_record_table record_CUDA_HOST_NODE_PARAMS_v2 = {
    .fields = fields_CUDA_HOST_NODE_PARAMS_v2,
    .field_count = 5,
    .slot_count = 4, .size = 32, .align = 16,
};

static const cb_field fields_CUDA_HOST_NODE_PARAMS_v2_anon0[] = {
    {.name = "ctx", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUcontext, .len_field = -1, .slot = 0, .c_type = "CUcontext"},
    {.name = "gCtx", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUgreenCtx, .len_field = -1, .slot = 1, .c_type = "CUgreenCtx"},
};
static const cb_record_table record_CUDA_HOST_NODE_PARAMS_v2_anon0 = {
    .fields = fields_CUDA_HOST_NODE_PARAMS_v2_anon0,
    .field_count = 2,
    .slot_count = 2, .size = 8, .align = 16, .is_anonymous = true, .anonymous_offset = 24,
};

static const cb_field fields_CUDA_CONDITIONAL_NODE_PARAMS[] = {
    {.name = "handle", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_SCALAR,
        .cls = T_CUgraphConditionalHandle, .len_field = -1, .slot = 0, .c_type = "uint64_t"},
    {.name = "type", .offset = 8, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUgraphConditionalNodeType, .len_field = -1, .slot = 65535,
        .c_type = "CUgraphConditionalNodeType"},
    {.name = "size", .offset = 12, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "phGraph_out", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_ARRAY_HANDLE_OUT,
        .cls = T_CUgraph, .len_field = 2, .slot = 1, .c_type = "CUgraph"},
    {.name = "ctx", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUcontext, .len_field = -1, .slot = 2, .c_type = "CUcontext"},
};
static const cb_record_table record_CUDA_CONDITIONAL_NODE_PARAMS = {
    .fields = fields_CUDA_CONDITIONAL_NODE_PARAMS,
    .field_count = 5,
    .slot_count = 3, .size = 32, .align = 16,
};

static const cb_field fields_CUgraphEdgeData[] = {
    {.name = "from_port", .offset = 0, .size = 1, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned char"},
    {.name = "to_port", .offset = 1, .size = 1, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned char"},
    {.name = "type", .offset = 2, .size = 1, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned char"},
};
static const cb_record_table record_CUgraphEdgeData = {
    .fields = fields_CUgraphEdgeData,
    .field_count = 3,
    .slot_count = 0, .size = 8, .align = 16,
};

static const cb_field fields_CUDA_GRAPH_INSTANTIATE_PARAMS[] = {
    {.name = "flags", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_SCALAR,
        .cls = T_cuuint64_t, .len_field = -1, .slot = 0, .c_type = "uint64_t"},
    {.name = "hUploadStream", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUstream, .len_field = -1, .slot = 1, .c_type = "CUstream"},
    {.name = "hErrNode_out", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUgraphNode, .len_field = -1, .slot = 2, .c_type = "CUgraphNode"},
    {.name = "result_out", .offset = 24, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUgraphInstantiateResult, .len_field = -1, .slot = 65535,
        .c_type = "CUgraphInstantiateResult"},
};
static const cb_record_table record_CUDA_GRAPH_INSTANTIATE_PARAMS = {
    .fields = fields_CUDA_GRAPH_INSTANTIATE_PARAMS,
    .field_count = 4,
    .slot_count = 3, .size = 32, .align = 16,
};

static const cb_field fields_CUlaunchMemSyncDomainMap[] = {
    {.name = "default_", .offset = 0, .size = 1, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned char"},
    {.name = "remote", .offset = 1, .size = 1, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned char"},
};
static const cb_record_table record_CUlaunchMemSyncDomainMap = {
    .fields = fields_CUlaunchMemSyncDomainMap,
    .field_count = 2,
    .slot_count = 0, .size = 2, .align = 16,
};

static const cb_field fields_CUlaunchAttributeValue[] = {
    {.name = "pad", .offset = 0, .size = 1, .count = 64, .kind = CB_FIELD_BLOB, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "char", .is_signed = true},
    {.name = "accessPolicyWindow", .offset = 0, .size = 32, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUaccessPolicyWindow, .len_field = -1, .slot = 0,
        .c_type = "CUaccessPolicyWindow"},
    {.name = "cooperative", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "int", .is_signed = true},
    {.name = "syncPolicy", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUsynchronizationPolicy, .len_field = -1, .slot = 65535,
        .c_type = "CUsynchronizationPolicy"},
    {.name = "clusterDim", .offset = 0, .size = 12, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUlaunchAttributeValue_anon0, .len_field = -1, .slot = 1,
        .c_type = "CUlaunchAttributeValue_anon0"},
    {.name = "clusterSchedulingPolicyPreference", .offset = 0, .size = 4, .count = 1,
        .kind = CB_FIELD_ENUM, .cls = T_CUclusterSchedulingPolicy, .len_field = -1, .slot = 65535,
        .c_type = "CUclusterSchedulingPolicy"},
    {.name = "programmaticStreamSerializationAllowed", .offset = 0, .size = 4, .count = 1,
        .kind = CB_FIELD_INT, .cls = -1, .len_field = -1, .slot = 65535, .c_type = "int",
        .is_signed = true},
    {.name = "programmaticEvent", .offset = 0, .size = 16, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUlaunchAttributeValue_anon1, .len_field = -1, .slot = 2,
        .c_type = "CUlaunchAttributeValue_anon1"},
    {.name = "launchCompletionEvent", .offset = 0, .size = 16, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUlaunchAttributeValue_anon2, .len_field = -1, .slot = 3,
        .c_type = "CUlaunchAttributeValue_anon2"},
    {.name = "priority", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "int", .is_signed = true},
    {.name = "memSyncDomainMap", .offset = 0, .size = 2, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUlaunchMemSyncDomainMap, .len_field = -1, .slot = 4,
        .c_type = "CUlaunchMemSyncDomainMap"},
    {.name = "memSyncDomain", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUlaunchMemSyncDomain, .len_field = -1, .slot = 65535,
        .c_type = "CUlaunchMemSyncDomain"},
    {.name = "preferredClusterDim", .offset = 0, .size = 12, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUlaunchAttributeValue_anon3, .len_field = -1, .slot = 5,
        .c_type = "CUlaunchAttributeValue_anon3"},
    {.name = "deviceUpdatableKernelNode", .offset = 0, .size = 16, .count = 1,
        .kind = CB_FIELD_RECORD, .cls = T_CUlaunchAttributeValue_anon4, .len_field = -1, .slot = 6,
        .c_type = "CUlaunchAttributeValue_anon4"},
    {.name = "sharedMemCarveout", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "nvlinkUtilCentricScheduling", .offset = 0, .size = 4, .count = 1,
        .kind = CB_FIELD_INT, .cls = -1, .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "portableClusterSizeMode", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUlaunchAttributePortableClusterMode, .len_field = -1, .slot = 65535,
        .c_type = "CUlaunchAttributePortableClusterMode"},
    {.name = "sharedMemoryMode", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUsharedMemoryMode, .len_field = -1, .slot = 65535,
        .c_type = "CUsharedMemoryMode"},
};
static const cb_record_table record_CUlaunchAttributeValue = {
    .fields = fields_CUlaunchAttributeValue,
    .field_count = 18,
    .slot_count = 7, .size = 64, .align = 16,
};

static const cb_field fields_CUlaunchAttributeValue_anon0[] = {
    {.name = "x", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "y", .offset = 4, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "z", .offset = 8, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
};
static const cb_record_table record_CUlaunchAttributeValue_anon0 = {
    .fields = fields_CUlaunchAttributeValue_anon0,
    .field_count = 3,
    .slot_count = 0, .size = 12, .align = 16, .is_anonymous = true, .anonymous_offset = 0,
};

static const cb_field fields_CUlaunchAttributeValue_anon1[] = {
    {.name = "event", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUevent, .len_field = -1, .slot = 0, .c_type = "CUevent"},
    {.name = "flags", .offset = 8, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "int", .is_signed = true},
    {.name = "triggerAtBlockStart", .offset = 12, .size = 4, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "int", .is_signed = true},
};
static const cb_record_table record_CUlaunchAttributeValue_anon1 = {
    .fields = fields_CUlaunchAttributeValue_anon1,
    .field_count = 3,
    .slot_count = 1, .size = 16, .align = 16, .is_anonymous = true, .anonymous_offset = 0,
};

static const cb_field fields_CUlaunchAttributeValue_anon2[] = {
    {.name = "event", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUevent, .len_field = -1, .slot = 0, .c_type = "CUevent"},
    {.name = "flags", .offset = 8, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "int", .is_signed = true},
};
static const cb_record_table record_CUlaunchAttributeValue_anon2 = {
    .fields = fields_CUlaunchAttributeValue_anon2,
    .field_count = 2,
    .slot_count = 1, .size = 16, .align = 16, .is_anonymous = true, .anonymous_offset = 0,
};

static const cb_field fields_CUlaunchAttributeValue_anon3[] = {
    {.name = "x", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "y", .offset = 4, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "z", .offset = 8, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
};
static const cb_record_table record_CUlaunchAttributeValue_anon3 = {
    .fields = fields_CUlaunchAttributeValue_anon3,
    .field_count = 3,
    .slot_count = 0, .size = 12, .align = 16, .is_anonymous = true, .anonymous_offset = 0,
};

static const cb_field fields_CUlaunchAttributeValue_anon4[] = {
    {.name = "deviceUpdatable", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "int", .is_signed = true},
    {.name = "devNode", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUgraphDeviceNode, .len_field = -1, .slot = 0, .c_type = "CUgraphDeviceNode"},
};
static const cb_record_table record_CUlaunchAttributeValue_anon4 = {
    .fields = fields_CUlaunchAttributeValue_anon4,
    .field_count = 2,
    .slot_count = 1, .size = 16, .align = 16, .is_anonymous = true, .anonymous_offset = 0,
};

static const cb_field fields_CUlaunchAttribute[] = {
    {.name = "id", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUlaunchAttributeID, .len_field = -1, .slot = 65535,
        .c_type = "CUlaunchAttributeID"},
    {.name = "value", .offset = 8, .size = 64, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUlaunchAttributeValue, .len_field = -1, .slot = 0,
        .c_type = "CUlaunchAttributeValue"},
};
static const cb_record_table record_CUlaunchAttribute = {
    .fields = fields_CUlaunchAttribute,
    .field_count = 2,
    .slot_count = 1, .size = 72, .align = 16,
};

static const cb_field fields_CUlaunchConfig[] = {
    {.name = "gridDimX", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "gridDimY", .offset = 4, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "gridDimZ", .offset = 8, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "blockDimX", .offset = 12, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "blockDimY", .offset = 16, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "blockDimZ", .offset = 20, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "sharedMemBytes", .offset = 24, .size = 4, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "hStream", .offset = 32, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUstream, .len_field = -1, .slot = 0, .c_type = "CUstream"},
    {.name = "attrs", .offset = 40, .size = 72, .count = 1, .kind = CB_FIELD_ARRAY_RECORD,
        .cls = T_CUlaunchAttribute, .len_field = 9, .slot = 1, .c_type = "CUlaunchAttribute"},
    {.name = "numAttrs", .offset = 48, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
};
static const cb_record_table record_CUlaunchConfig = {
    .fields = fields_CUlaunchConfig,
    .field_count = 10,
    .slot_count = 2, .size = 56, .align = 16,
};

static const cb_field fields_CUexecAffinitySmCount[] = {
    {.name = "val", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
};
static const cb_record_table record_CUexecAffinitySmCount = {
    .fields = fields_CUexecAffinitySmCount,
    .field_count = 1,
    .slot_count = 0, .size = 4, .align = 16,
};

static const cb_field fields_CUexecAffinityParam[] = {
    {.name = "type", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUexecAffinityType, .len_field = -1, .slot = 65535,
        .c_type = "CUexecAffinityType"},
    {.name = "param", .offset = 4, .size = 4, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUexecAffinityParam_anon0, .len_field = -1, .slot = 0,
        .c_type = "CUexecAffinityParam_anon0"},
};
static const cb_record_table record_CUexecAffinityParam = {
    .fields = fields_CUexecAffinityParam,
    .field_count = 2,
    .slot_count = 1, .size = 8, .align = 16,
};

static const cb_field fields_CUexecAffinityParam_anon0[] = {
    {.name = "smCount", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUexecAffinitySmCount, .len_field = -1, .slot = 0,
        .c_type = "CUexecAffinitySmCount"},
};
static const cb_record_table record_CUexecAffinityParam_anon0 = {
    .fields = fields_CUexecAffinityParam_anon0,
    .field_count = 1,
    .slot_count = 1, .size = 4, .align = 16, .is_anonymous = true, .anonymous_offset = 4,
};

static const cb_field fields_CUctxCigParam[] = {
    {.name = "sharedDataType", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUcigDataType, .len_field = -1, .slot = 65535, .c_type = "CUcigDataType"},
    {.name = "sharedData", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_ADDRESS, .cls = -1,
        .len_field = -1, .slot = 0, .c_type = "void *"},
};
static const cb_record_table record_CUctxCigParam = {
    .fields = fields_CUctxCigParam,
    .field_count = 2,
    .slot_count = 1, .size = 16, .align = 16,
};

static const cb_field fields_CUctxCreateParams[] = {
    {.name = "execAffinityParams", .offset = 0, .size = 8, .count = 1,
        .kind = CB_FIELD_ARRAY_RECORD, .cls = T_CUexecAffinityParam, .len_field = 1, .slot = 0,
        .c_type = "CUexecAffinityParam"},
    {.name = "numExecAffinityParams", .offset = 8, .size = 4, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "int", .is_signed = true},
    {.name = "cigParams", .offset = 16, .size = 16, .count = 1, .kind = CB_FIELD_ARRAY_RECORD,
        .cls = T_CUctxCigParam, .len_field = -1, .slot = 1, .c_type = "CUctxCigParam"},
};
static const cb_record_table record_CUctxCreateParams = {
    .fields = fields_CUctxCreateParams,
    .field_count = 3,
    .slot_count = 2, .size = 24, .align = 16,
};

static const cb_field fields_CUstreamCigParam[] = {
    {.name = "streamSharedDataType", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUstreamCigDataType, .len_field = -1, .slot = 65535,
        .c_type = "CUstreamCigDataType"},
    {.name = "streamSharedData", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_ADDRESS,
        .cls = -1, .len_field = -1, .slot = 0, .c_type = "void *"},
};
static const cb_record_table record_CUstreamCigParam = {
    .fields = fields_CUstreamCigParam,
    .field_count = 2,
    .slot_count = 1, .size = 16, .align = 16,
};

static const cb_field fields_CUstreamCigCaptureParams[] = {
    {.name = "streamCigParams", .offset = 0, .size = 16, .count = 1, .kind = CB_FIELD_ARRAY_RECORD,
        .cls = T_CUstreamCigParam, .len_field = -1, .slot = 0, .c_type = "CUstreamCigParam"},
};
static const cb_record_table record_CUstreamCigCaptureParams = {
    .fields = fields_CUstreamCigCaptureParams,
    .field_count = 1,
    .slot_count = 1, .size = 8, .align = 16,
};

static const cb_field fields_CUlibraryHostUniversalFunctionAndDataTable[] = {
    {.name = "functionTable", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_ADDRESS,
        .cls = -1, .len_field = -1, .slot = 0, .c_type = "void *"},
    {.name = "functionWindowSize", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "dataTable", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_ADDRESS, .cls = -1,
        .len_field = -1, .slot = 1, .c_type = "void *"},
    {.name = "dataWindowSize", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "size_t"},
};
static const cb_record_table record_CUlibraryHostUniversalFunctionAndDataTable = {
    .fields = fields_CUlibraryHostUniversalFunctionAndDataTable,
    .field_count = 4,
    .slot_count = 2, .size = 32, .align = 16,
};

static uint64_t
bytes_CUDA_MEMCPY2D_srcHost(const void *record)
{
    const CUDA_MEMCPY2D *r = record;
    if (!(r->srcMemoryType == CU_MEMORYTYPE_HOST))
        return 0;
    cb_box box = {.row = CB_COUNT(r->WidthInBytes), .left = CB_COUNT(r->srcXInBytes),
        .pitch = CB_COUNT(r->srcPitch), .rows = CB_COUNT(r->Height), .above = CB_COUNT(r->srcY),
        .planes = 1, .item = 1};
    return cb_box_bytes(&box);
}

static uint64_t
bytes_CUDA_MEMCPY2D_dstHost(const void *record)
{
    const CUDA_MEMCPY2D *r = record;
    if (!(r->dstMemoryType == CU_MEMORYTYPE_HOST))
        return 0;
    cb_box box = {.row = CB_COUNT(r->WidthInBytes), .left = CB_COUNT(r->dstXInBytes),
        .pitch = CB_COUNT(r->dstPitch), .rows = CB_COUNT(r->Height), .above = CB_COUNT(r->dstY),
        .planes = 1, .item = 1};
    return cb_box_bytes(&box);
}

static const cb_memory_item memory_items_CUDA_MEMCPY2D[] = {
    {.name = "srcHost", .offset = 24, .bytes = bytes_CUDA_MEMCPY2D_srcHost},
    {.name = "dstHost", .offset = 80, .bytes = bytes_CUDA_MEMCPY2D_dstHost, .target = true},
};
static const cb_memory memory_CUDA_MEMCPY2D = {.items = memory_items_CUDA_MEMCPY2D, .count = 2};
static const cb_field fields_CUDA_MEMCPY2D[] = {
    {.name = "srcXInBytes", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "srcY", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "srcMemoryType", .offset = 16, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUmemorytype, .len_field = -1, .slot = 65535, .c_type = "CUmemorytype"},
    {.name = "srcHost", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_ADDRESS, .cls = -1,
        .len_field = -1, .slot = 0, .c_type = "const void *"},
    {.name = "srcDevice", .offset = 32, .size = 8, .count = 1, .kind = CB_FIELD_SCALAR,
        .cls = T_CUdeviceptr, .len_field = -1, .slot = 1, .c_type = "unsigned PY_LONG_LONG"},
    {.name = "srcArray", .offset = 40, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUarray, .len_field = -1, .slot = 2, .c_type = "CUarray"},
    {.name = "srcPitch", .offset = 48, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "dstXInBytes", .offset = 56, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "dstY", .offset = 64, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "dstMemoryType", .offset = 72, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUmemorytype, .len_field = -1, .slot = 65535, .c_type = "CUmemorytype"},
    {.name = "dstHost", .offset = 80, .size = 8, .count = 1, .kind = CB_FIELD_ADDRESS, .cls = -1,
        .len_field = -1, .slot = 3, .c_type = "void *"},
    {.name = "dstDevice", .offset = 88, .size = 8, .count = 1, .kind = CB_FIELD_SCALAR,
        .cls = T_CUdeviceptr, .len_field = -1, .slot = 4, .c_type = "unsigned PY_LONG_LONG"},
    {.name = "dstArray", .offset = 96, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUarray, .len_field = -1, .slot = 5, .c_type = "CUarray"},
    {.name = "dstPitch", .offset = 104, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "WidthInBytes", .offset = 112, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "Height", .offset = 120, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
};
static const cb_record_table record_CUDA_MEMCPY2D = {
    .fields = fields_CUDA_MEMCPY2D,
    .field_count = 16,
    .slot_count = 6, .size = 128, .align = 16,
    .memory = &memory_CUDA_MEMCPY2D,
};

static uint64_t
bytes_CUDA_MEMCPY3D_srcHost(const void *record)
{
    const CUDA_MEMCPY3D *r = record;
    if (!(r->srcMemoryType == CU_MEMORYTYPE_HOST))
        return 0;
    cb_box box = {.row = CB_COUNT(r->WidthInBytes), .left = CB_COUNT(r->srcXInBytes),
        .pitch = CB_COUNT(r->srcPitch), .rows = CB_COUNT(r->Height), .above = CB_COUNT(r->srcY),
        .height = CB_COUNT(r->srcHeight), .planes = CB_COUNT(r->Depth),
        .before = CB_COUNT(r->srcZ), .item = 1};
    return cb_box_bytes(&box);
}

static uint64_t
bytes_CUDA_MEMCPY3D_dstHost(const void *record)
{
    const CUDA_MEMCPY3D *r = record;
    if (!(r->dstMemoryType == CU_MEMORYTYPE_HOST))
        return 0;
    cb_box box = {.row = CB_COUNT(r->WidthInBytes), .left = CB_COUNT(r->dstXInBytes),
        .pitch = CB_COUNT(r->dstPitch), .rows = CB_COUNT(r->Height), .above = CB_COUNT(r->dstY),
        .height = CB_COUNT(r->dstHeight), .planes = CB_COUNT(r->Depth),
        .before = CB_COUNT(r->dstZ), .item = 1};
    return cb_box_bytes(&box);
}

static const cb_memory_item memory_items_CUDA_MEMCPY3D[] = {
    {.name = "srcHost", .offset = 40, .bytes = bytes_CUDA_MEMCPY3D_srcHost},
    {.name = "dstHost", .offset = 128, .bytes = bytes_CUDA_MEMCPY3D_dstHost, .target = true},
};
static const cb_memory memory_CUDA_MEMCPY3D = {.items = memory_items_CUDA_MEMCPY3D, .count = 2};
static const cb_field fields_CUDA_MEMCPY3D[] = {
    {.name = "srcXInBytes", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "srcY", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "srcZ", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "srcLOD", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "srcMemoryType", .offset = 32, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUmemorytype, .len_field = -1, .slot = 65535, .c_type = "CUmemorytype"},
    {.name = "srcHost", .offset = 40, .size = 8, .count = 1, .kind = CB_FIELD_ADDRESS, .cls = -1,
        .len_field = -1, .slot = 0, .c_type = "const void *"},
    {.name = "srcDevice", .offset = 48, .size = 8, .count = 1, .kind = CB_FIELD_SCALAR,
        .cls = T_CUdeviceptr, .len_field = -1, .slot = 1, .c_type = "unsigned PY_LONG_LONG"},
    {.name = "srcArray", .offset = 56, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUarray, .len_field = -1, .slot = 2, .c_type = "CUarray"},
    {.name = "srcPitch", .offset = 72, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "srcHeight", .offset = 80, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "dstXInBytes", .offset = 88, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "dstY", .offset = 96, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "dstZ", .offset = 104, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "dstLOD", .offset = 112, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "dstMemoryType", .offset = 120, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUmemorytype, .len_field = -1, .slot = 65535, .c_type = "CUmemorytype"},
    {.name = "dstHost", .offset = 128, .size = 8, .count = 1, .kind = CB_FIELD_ADDRESS, .cls = -1,
        .len_field = -1, .slot = 3, .c_type = "void *"},
    {.name = "dstDevice", .offset = 136, .size = 8, .count = 1, .kind = CB_FIELD_SCALAR,
        .cls = T_CUdeviceptr, .len_field = -1, .slot = 4, .c_type = "unsigned PY_LONG_LONG"},
    {.name = "dstArray", .offset = 144, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUarray, .len_field = -1, .slot = 5, .c_type = "CUarray"},
    {.name = "dstPitch", .offset = 160, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "dstHeight", .offset = 168, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "WidthInBytes", .offset = 176, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "Height", .offset = 184, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "Depth", .offset = 192, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
};
static const cb_record_table record_CUDA_MEMCPY3D = {
    .fields = fields_CUDA_MEMCPY3D,
    .field_count = 23,
    .slot_count = 6, .size = 200, .align = 16,
    .memory = &memory_CUDA_MEMCPY3D,
};

static uint64_t
bytes_CUDA_MEMCPY3D_PEER_srcHost(const void *record)
{
    const CUDA_MEMCPY3D_PEER *r = record;
    if (!(r->srcMemoryType == CU_MEMORYTYPE_HOST))
        return 0;
    cb_box box = {.row = CB_COUNT(r->WidthInBytes), .left = CB_COUNT(r->srcXInBytes),
        .pitch = CB_COUNT(r->srcPitch), .rows = CB_COUNT(r->Height), .above = CB_COUNT(r->srcY),
        .height = CB_COUNT(r->srcHeight), .planes = CB_COUNT(r->Depth),
        .before = CB_COUNT(r->srcZ), .item = 1};
    return cb_box_bytes(&box);
}

static uint64_t
bytes_CUDA_MEMCPY3D_PEER_dstHost(const void *record)
{
    const CUDA_MEMCPY3D_PEER *r = record;
    if (!(r->dstMemoryType == CU_MEMORYTYPE_HOST))
        return 0;
    cb_box box = {.row = CB_COUNT(r->WidthInBytes), .left = CB_COUNT(r->dstXInBytes),
        .pitch = CB_COUNT(r->dstPitch), .rows = CB_COUNT(r->Height), .above = CB_COUNT(r->dstY),
        .height = CB_COUNT(r->dstHeight), .planes = CB_COUNT(r->Depth),
        .before = CB_COUNT(r->dstZ), .item = 1};
    return cb_box_bytes(&box);
}

static const cb_memory_item memory_items_CUDA_MEMCPY3D_PEER[] = {
    {.name = "srcHost", .offset = 40, .bytes = bytes_CUDA_MEMCPY3D_PEER_srcHost},
    {.name = "dstHost", .offset = 128, .bytes = bytes_CUDA_MEMCPY3D_PEER_dstHost, .target = true},
};
static const cb_memory memory_CUDA_MEMCPY3D_PEER = {.items = memory_items_CUDA_MEMCPY3D_PEER,
    .count = 2};
static const cb_field fields_CUDA_MEMCPY3D_PEER[] = {
    {.name = "srcXInBytes", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "srcY", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "srcZ", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "srcLOD", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "srcMemoryType", .offset = 32, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUmemorytype, .len_field = -1, .slot = 65535, .c_type = "CUmemorytype"},
    {.name = "srcHost", .offset = 40, .size = 8, .count = 1, .kind = CB_FIELD_ADDRESS, .cls = -1,
        .len_field = -1, .slot = 0, .c_type = "const void *"},
    {.name = "srcDevice", .offset = 48, .size = 8, .count = 1, .kind = CB_FIELD_SCALAR,
        .cls = T_CUdeviceptr, .len_field = -1, .slot = 1, .c_type = "unsigned PY_LONG_LONG"},
    {.name = "srcArray", .offset = 56, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUarray, .len_field = -1, .slot = 2, .c_type = "CUarray"},
    {.name = "srcContext", .offset = 64, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUcontext, .len_field = -1, .slot = 3, .c_type = "CUcontext"},
    {.name = "srcPitch", .offset = 72, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "srcHeight", .offset = 80, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "dstXInBytes", .offset = 88, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "dstY", .offset = 96, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "dstZ", .offset = 104, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "dstLOD", .offset = 112, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "dstMemoryType", .offset = 120, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUmemorytype, .len_field = -1, .slot = 65535, .c_type = "CUmemorytype"},
    {.name = "dstHost", .offset = 128, .size = 8, .count = 1, .kind = CB_FIELD_ADDRESS, .cls = -1,
        .len_field = -1, .slot = 4, .c_type = "void *"},
    {.name = "dstDevice", .offset = 136, .size = 8, .count = 1, .kind = CB_FIELD_SCALAR,
        .cls = T_CUdeviceptr, .len_field = -1, .slot = 5, .c_type = "unsigned PY_LONG_LONG"},
    {.name = "dstArray", .offset = 144, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUarray, .len_field = -1, .slot = 6, .c_type = "CUarray"},
    {.name = "dstContext", .offset = 152, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUcontext, .len_field = -1, .slot = 7, .c_type = "CUcontext"},
    {.name = "dstPitch", .offset = 160, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "dstHeight", .offset = 168, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "WidthInBytes", .offset = 176, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "Height", .offset = 184, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "Depth", .offset = 192, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
};
static const cb_record_table record_CUDA_MEMCPY3D_PEER = {
    .fields = fields_CUDA_MEMCPY3D_PEER,
    .field_count = 25,
    .slot_count = 8, .size = 200, .align = 16,
    .memory = &memory_CUDA_MEMCPY3D_PEER,
};

static const cb_field fields_CUDA_MEMCPY_NODE_PARAMS[] = {
    {.name = "flags", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "int", .is_signed = true},
    {.name = "copyCtx", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUcontext, .len_field = -1, .slot = 0, .c_type = "CUcontext"},
    {.name = "copyParams", .offset = 16, .size = 200, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_MEMCPY3D, .len_field = -1, .slot = 1, .c_type = "CUDA_MEMCPY3D"},
};
static const cb_record_table record_CUDA_MEMCPY_NODE_PARAMS = {
    .fields = fields_CUDA_MEMCPY_NODE_PARAMS,
    .field_count = 3,
    .slot_count = 2, .size = 216, .align = 16,
};

static const cb_field fields_CUDA_ARRAY_DESCRIPTOR[] = {
    {.name = "Width", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "Height", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "Format", .offset = 16, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUarray_format, .len_field = -1, .slot = 65535, .c_type = "CUarray_format"},
    {.name = "NumChannels", .offset = 20, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
};
static const cb_record_table record_CUDA_ARRAY_DESCRIPTOR = {
    .fields = fields_CUDA_ARRAY_DESCRIPTOR,
    .field_count = 4,
    .slot_count = 0, .size = 24, .align = 16,
};

static const cb_field fields_CUDA_ARRAY3D_DESCRIPTOR[] = {
    {.name = "Width", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "Height", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "Depth", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "Format", .offset = 24, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUarray_format, .len_field = -1, .slot = 65535, .c_type = "CUarray_format"},
    {.name = "NumChannels", .offset = 28, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "Flags", .offset = 32, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
};
static const cb_record_table record_CUDA_ARRAY3D_DESCRIPTOR = {
    .fields = fields_CUDA_ARRAY3D_DESCRIPTOR,
    .field_count = 6,
    .slot_count = 0, .size = 40, .align = 16,
};

static const cb_field fields_CUDA_ARRAY_SPARSE_PROPERTIES[] = {
    {.name = "tileExtent", .offset = 0, .size = 12, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_ARRAY_SPARSE_PROPERTIES_anon0, .len_field = -1, .slot = 0,
        .c_type = "CUDA_ARRAY_SPARSE_PROPERTIES_anon0"},
    {.name = "miptailFirstLevel", .offset = 12, .size = 4, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "miptailSize", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned PY_LONG_LONG"},
    {.name = "flags", .offset = 24, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
};
static const cb_record_table record_CUDA_ARRAY_SPARSE_PROPERTIES = {
    .fields = fields_CUDA_ARRAY_SPARSE_PROPERTIES,
    .field_count = 4,
    .slot_count = 1, .size = 48, .align = 16,
};

static const cb_field fields_CUDA_ARRAY_SPARSE_PROPERTIES_anon0[] = {
    {.name = "width", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "height", .offset = 4, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "depth", .offset = 8, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
};
static const cb_record_table record_CUDA_ARRAY_SPARSE_PROPERTIES_anon0 = {
    .fields = fields_CUDA_ARRAY_SPARSE_PROPERTIES_anon0,
    .field_count = 3,
    .slot_count = 0, .size = 12, .align = 16, .is_anonymous = true, .anonymous_offset = 0,
};

static const cb_field fields_CUDA_ARRAY_MEMORY_REQUIREMENTS[] = {
    {.name = "size", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "alignment", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
};
static const cb_record_table record_CUDA_ARRAY_MEMORY_REQUIREMENTS = {
    .fields = fields_CUDA_ARRAY_MEMORY_REQUIREMENTS,
    .field_count = 2,
    .slot_count = 0, .size = 32, .align = 16,
};

static const cb_field fields_CUDA_RESOURCE_DESC[] = {
    {.name = "resType", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUresourcetype, .len_field = -1, .slot = 65535, .c_type = "CUresourcetype"},
    {.name = "res", .offset = 8, .size = 128, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_RESOURCE_DESC_anon0, .len_field = -1, .slot = 0,
        .c_type = "CUDA_RESOURCE_DESC_anon0"},
    {.name = "flags", .offset = 136, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
};
static const cb_record_table record_CUDA_RESOURCE_DESC = {
    .fields = fields_CUDA_RESOURCE_DESC,
    .field_count = 3,
    .slot_count = 1, .size = 144, .align = 16,
};

static const cb_field fields_CUDA_RESOURCE_DESC_anon0[] = {
    {.name = "array", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_RESOURCE_DESC_anon0_anon0, .len_field = -1, .slot = 0,
        .c_type = "CUDA_RESOURCE_DESC_anon0_anon0"},
    {.name = "mipmap", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_RESOURCE_DESC_anon0_anon1, .len_field = -1, .slot = 1,
        .c_type = "CUDA_RESOURCE_DESC_anon0_anon1"},
    {.name = "linear", .offset = 0, .size = 24, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_RESOURCE_DESC_anon0_anon2, .len_field = -1, .slot = 2,
        .c_type = "CUDA_RESOURCE_DESC_anon0_anon2"},
    {.name = "pitch2D", .offset = 0, .size = 40, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_RESOURCE_DESC_anon0_anon3, .len_field = -1, .slot = 3,
        .c_type = "CUDA_RESOURCE_DESC_anon0_anon3"},
};
static const cb_record_table record_CUDA_RESOURCE_DESC_anon0 = {
    .fields = fields_CUDA_RESOURCE_DESC_anon0,
    .field_count = 4,
    .slot_count = 4, .size = 128, .align = 16, .is_anonymous = true, .anonymous_offset = 8,
};

static const cb_field fields_CUDA_RESOURCE_DESC_anon0_anon0[] = {
    {.name = "hArray", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUarray, .len_field = -1, .slot = 0, .c_type = "CUarray"},
};
static const cb_record_table record_CUDA_RESOURCE_DESC_anon0_anon0 = {
    .fields = fields_CUDA_RESOURCE_DESC_anon0_anon0,
    .field_count = 1,
    .slot_count = 1, .size = 8, .align = 16, .is_anonymous = true, .anonymous_offset = 8,
};

static const cb_field fields_CUDA_RESOURCE_DESC_anon0_anon1[] = {
    {.name = "hMipmappedArray", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUmipmappedArray, .len_field = -1, .slot = 0, .c_type = "CUmipmappedArray"},
};
static const cb_record_table record_CUDA_RESOURCE_DESC_anon0_anon1 = {
    .fields = fields_CUDA_RESOURCE_DESC_anon0_anon1,
    .field_count = 1,
    .slot_count = 1, .size = 8, .align = 16, .is_anonymous = true, .anonymous_offset = 8,
};

static const cb_field fields_CUDA_RESOURCE_DESC_anon0_anon2[] = {
    {.name = "devPtr", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_SCALAR,
        .cls = T_CUdeviceptr, .len_field = -1, .slot = 0, .c_type = "unsigned PY_LONG_LONG"},
    {.name = "format", .offset = 8, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUarray_format, .len_field = -1, .slot = 65535, .c_type = "CUarray_format"},
    {.name = "numChannels", .offset = 12, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "sizeInBytes", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
};
static const cb_record_table record_CUDA_RESOURCE_DESC_anon0_anon2 = {
    .fields = fields_CUDA_RESOURCE_DESC_anon0_anon2,
    .field_count = 4,
    .slot_count = 1, .size = 24, .align = 16, .is_anonymous = true, .anonymous_offset = 8,
};

static const cb_field fields_CUDA_RESOURCE_DESC_anon0_anon3[] = {
    {.name = "devPtr", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_SCALAR,
        .cls = T_CUdeviceptr, .len_field = -1, .slot = 0, .c_type = "unsigned PY_LONG_LONG"},
    {.name = "format", .offset = 8, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUarray_format, .len_field = -1, .slot = 65535, .c_type = "CUarray_format"},
    {.name = "numChannels", .offset = 12, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "width", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "height", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "pitchInBytes", .offset = 32, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
};
static const cb_record_table record_CUDA_RESOURCE_DESC_anon0_anon3 = {
    .fields = fields_CUDA_RESOURCE_DESC_anon0_anon3,
    .field_count = 6,
    .slot_count = 1, .size = 40, .align = 16, .is_anonymous = true, .anonymous_offset = 8,
};

static const cb_record_table record_CUDA_RESOURCE_DESC_anon0_anon4 = {.size = 128, .align = 16,
    .is_anonymous = true, .anonymous_offset = 8};

static const cb_field fields_CUDA_TEXTURE_DESC[] = {
    {.name = "addressMode", .offset = 0, .size = 4, .count = 3, .kind = CB_FIELD_LIST_ENUM,
        .cls = T_CUaddress_mode, .len_field = -1, .slot = 65535, .c_type = "CUaddress_mode"},
    {.name = "filterMode", .offset = 12, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUfilter_mode, .len_field = -1, .slot = 65535, .c_type = "CUfilter_mode"},
    {.name = "flags", .offset = 16, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "maxAnisotropy", .offset = 20, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "mipmapFilterMode", .offset = 24, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUfilter_mode, .len_field = -1, .slot = 65535, .c_type = "CUfilter_mode"},
    {.name = "mipmapLevelBias", .offset = 28, .size = 4, .count = 1, .kind = CB_FIELD_FLOAT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "float"},
    {.name = "minMipmapLevelClamp", .offset = 32, .size = 4, .count = 1, .kind = CB_FIELD_FLOAT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "float"},
    {.name = "maxMipmapLevelClamp", .offset = 36, .size = 4, .count = 1, .kind = CB_FIELD_FLOAT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "float"},
    {.name = "borderColor", .offset = 40, .size = 4, .count = 4, .kind = CB_FIELD_LIST_FLOAT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "float"},
};
static const cb_record_table record_CUDA_TEXTURE_DESC = {
    .fields = fields_CUDA_TEXTURE_DESC,
    .field_count = 9,
    .slot_count = 0, .size = 104, .align = 16,
};

static const cb_field fields_CUDA_RESOURCE_VIEW_DESC[] = {
    {.name = "format", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUresourceViewFormat, .len_field = -1, .slot = 65535,
        .c_type = "CUresourceViewFormat"},
    {.name = "width", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "height", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "depth", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "firstMipmapLevel", .offset = 32, .size = 4, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "lastMipmapLevel", .offset = 36, .size = 4, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "firstLayer", .offset = 40, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "lastLayer", .offset = 44, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
};
static const cb_record_table record_CUDA_RESOURCE_VIEW_DESC = {
    .fields = fields_CUDA_RESOURCE_VIEW_DESC,
    .field_count = 8,
    .slot_count = 0, .size = 112, .align = 16,
};

static const cb_field fields_CUtensorMap[] = {
    {.name = "opaque", .offset = 0, .size = 8, .count = 16, .kind = CB_FIELD_LIST_SCALAR,
        .cls = T_cuuint64_t, .len_field = -1, .slot = 65535, .c_type = "uint64_t"},
};
static const cb_record_table record_CUtensorMap = {
    .fields = fields_CUtensorMap,
    .field_count = 1,
    .slot_count = 0, .size = 128, .align = 128,
};

static const cb_field fields_CUDA_POINTER_ATTRIBUTE_P2P_TOKENS[] = {
    {.name = "p2pToken", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned PY_LONG_LONG"},
    {.name = "vaSpaceToken", .offset = 8, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
};
static const cb_record_table record_CUDA_POINTER_ATTRIBUTE_P2P_TOKENS = {
    .fields = fields_CUDA_POINTER_ATTRIBUTE_P2P_TOKENS,
    .field_count = 2,
    .slot_count = 0, .size = 16, .align = 16,
};

static const cb_field fields_CUDA_LAUNCH_PARAMS[] = {
    {.name = "function", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUfunction, .len_field = -1, .slot = 0, .c_type = "CUfunction"},
    {.name = "gridDimX", .offset = 8, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "gridDimY", .offset = 12, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "gridDimZ", .offset = 16, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "blockDimX", .offset = 20, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "blockDimY", .offset = 24, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "blockDimZ", .offset = 28, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "sharedMemBytes", .offset = 32, .size = 4, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "hStream", .offset = 40, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUstream, .len_field = -1, .slot = 1, .c_type = "CUstream"},
    {.name = "kernelParams", .offset = 48, .size = 8, .count = 1, .kind = CB_FIELD_KERNEL_PARAMS,
        .cls = -1, .len_field = -1, .slot = 2, .c_type = "void **"},
};
static const cb_record_table record_CUDA_LAUNCH_PARAMS = {
    .fields = fields_CUDA_LAUNCH_PARAMS,
    .field_count = 10,
    .slot_count = 3, .size = 56, .align = 16,
};

static const cb_field fields_CUDA_EXTERNAL_MEMORY_HANDLE_DESC[] = {
    {.name = "type", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUexternalMemoryHandleType, .len_field = -1, .slot = 65535,
        .c_type = "CUexternalMemoryHandleType"},
    {.name = "handle", .offset = 8, .size = 16, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0, .len_field = -1, .slot = 0,
        .c_type = "CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0"},
    {.name = "size", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned PY_LONG_LONG"},
    {.name = "flags", .offset = 32, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
};
static const cb_record_table record_CUDA_EXTERNAL_MEMORY_HANDLE_DESC = {
    .fields = fields_CUDA_EXTERNAL_MEMORY_HANDLE_DESC,
    .field_count = 4,
    .slot_count = 1, .size = 104, .align = 16,
};

static const cb_field fields_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0[] = {
    {.name = "fd", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "int", .is_signed = true},
    {.name = "win32", .offset = 0, .size = 16, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0_anon0, .len_field = -1, .slot = 0,
        .c_type = "CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0_anon0"},
    {.name = "nvSciBufObject", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_ADDRESS,
        .cls = -1, .len_field = -1, .slot = 1, .c_type = "const void *"},
};
static const cb_record_table record_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0 = {
    .fields = fields_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0,
    .field_count = 3,
    .slot_count = 2, .size = 16, .align = 16, .is_anonymous = true, .anonymous_offset = 8,
};

static const cb_field fields_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0_anon0[] = {
    {.name = "handle", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_ADDRESS, .cls = -1,
        .len_field = -1, .slot = 0, .c_type = "void *"},
    {.name = "name", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_ADDRESS, .cls = -1,
        .len_field = -1, .slot = 1, .c_type = "const void *"},
};
static const cb_record_table record_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0_anon0 = {
    .fields = fields_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0_anon0,
    .field_count = 2,
    .slot_count = 2, .size = 16, .align = 16, .is_anonymous = true, .anonymous_offset = 8,
};

static const cb_field fields_CUDA_EXTERNAL_MEMORY_BUFFER_DESC[] = {
    {.name = "offset", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned PY_LONG_LONG"},
    {.name = "size", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned PY_LONG_LONG"},
    {.name = "flags", .offset = 16, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
};
static const cb_record_table record_CUDA_EXTERNAL_MEMORY_BUFFER_DESC = {
    .fields = fields_CUDA_EXTERNAL_MEMORY_BUFFER_DESC,
    .field_count = 3,
    .slot_count = 0, .size = 88, .align = 16,
};

static const cb_field fields_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC[] = {
    {.name = "offset", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned PY_LONG_LONG"},
    {.name = "arrayDesc", .offset = 8, .size = 40, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_ARRAY3D_DESCRIPTOR, .len_field = -1, .slot = 0,
        .c_type = "CUDA_ARRAY3D_DESCRIPTOR"},
    {.name = "numLevels", .offset = 48, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
};
static const cb_record_table record_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC = {
    .fields = fields_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC,
    .field_count = 3,
    .slot_count = 1, .size = 120, .align = 16,
};

static const cb_field fields_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC[] = {
    {.name = "type", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUexternalSemaphoreHandleType, .len_field = -1, .slot = 65535,
        .c_type = "CUexternalSemaphoreHandleType"},
    {.name = "handle", .offset = 8, .size = 16, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0, .len_field = -1, .slot = 0,
        .c_type = "CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0"},
    {.name = "flags", .offset = 24, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
};
static const cb_record_table record_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC = {
    .fields = fields_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC,
    .field_count = 3,
    .slot_count = 1, .size = 96, .align = 16,
};

static const cb_field fields_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0[] = {
    {.name = "fd", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "int", .is_signed = true},
    {.name = "win32", .offset = 0, .size = 16, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0_anon0, .len_field = -1, .slot = 0,
        .c_type = "CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0_anon0"},
    {.name = "nvSciSyncObj", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_ADDRESS,
        .cls = -1, .len_field = -1, .slot = 1, .c_type = "const void *"},
};
static const cb_record_table record_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0 = {
    .fields = fields_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0,
    .field_count = 3,
    .slot_count = 2, .size = 16, .align = 16, .is_anonymous = true, .anonymous_offset = 8,
};

static const cb_field fields_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0_anon0[] = {
    {.name = "handle", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_ADDRESS, .cls = -1,
        .len_field = -1, .slot = 0, .c_type = "void *"},
    {.name = "name", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_ADDRESS, .cls = -1,
        .len_field = -1, .slot = 1, .c_type = "const void *"},
};
static const cb_record_table record_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0_anon0 = {
    .fields = fields_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0_anon0,
    .field_count = 2,
    .slot_count = 2, .size = 16, .align = 16, .is_anonymous = true, .anonymous_offset = 8,
};

static const cb_field fields_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS[] = {
    {.name = "params", .offset = 0, .size = 72, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0, .len_field = -1, .slot = 0,
        .c_type = "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0"},
    {.name = "flags", .offset = 72, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
};
static const cb_record_table record_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS = {
    .fields = fields_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS,
    .field_count = 2,
    .slot_count = 1, .size = 144, .align = 16,
};

static const cb_field fields_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0[] = {
    {.name = "fence", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon0, .len_field = -1, .slot = 0,
        .c_type = "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon0"},
    {.name = "nvSciSync", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon1, .len_field = -1, .slot = 1,
        .c_type = "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon1"},
    {.name = "keyedMutex", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon2, .len_field = -1, .slot = 2,
        .c_type = "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon2"},
};
static const cb_record_table record_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0 = {
    .fields = fields_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0,
    .field_count = 3,
    .slot_count = 3, .size = 72, .align = 16, .is_anonymous = true, .anonymous_offset = 0,
};

static const cb_field fields_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon0[] = {
    {.name = "value", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned PY_LONG_LONG"},
};
static const cb_record_table record_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon0 = {
    .fields = fields_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon0,
    .field_count = 1,
    .slot_count = 0, .size = 8, .align = 16, .is_anonymous = true, .anonymous_offset = 0,
};

static const cb_field fields_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon1[] = {
    {.name = "fence", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_ADDRESS, .cls = -1,
        .len_field = -1, .slot = 0, .c_type = "void *"},
};
static const cb_record_table record_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon1 = {
    .fields = fields_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon1,
    .field_count = 1,
    .slot_count = 1, .size = 8, .align = 16, .is_anonymous = true, .anonymous_offset = 8,
};

static const cb_field fields_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon2[] = {
    {.name = "key", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned PY_LONG_LONG"},
};
static const cb_record_table record_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon2 = {
    .fields = fields_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon2,
    .field_count = 1,
    .slot_count = 0, .size = 8, .align = 16, .is_anonymous = true, .anonymous_offset = 16,
};

static const cb_field fields_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS[] = {
    {.name = "params", .offset = 0, .size = 72, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0, .len_field = -1, .slot = 0,
        .c_type = "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0"},
    {.name = "flags", .offset = 72, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
};
static const cb_record_table record_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS = {
    .fields = fields_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS,
    .field_count = 2,
    .slot_count = 1, .size = 144, .align = 16,
};

static const cb_field fields_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0[] = {
    {.name = "fence", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon0, .len_field = -1, .slot = 0,
        .c_type = "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon0"},
    {.name = "nvSciSync", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon1, .len_field = -1, .slot = 1,
        .c_type = "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon1"},
    {.name = "keyedMutex", .offset = 16, .size = 16, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon2, .len_field = -1, .slot = 2,
        .c_type = "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon2"},
};
static const cb_record_table record_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0 = {
    .fields = fields_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0,
    .field_count = 3,
    .slot_count = 3, .size = 72, .align = 16, .is_anonymous = true, .anonymous_offset = 0,
};

static const cb_field fields_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon0[] = {
    {.name = "value", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned PY_LONG_LONG"},
};
static const cb_record_table record_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon0 = {
    .fields = fields_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon0,
    .field_count = 1,
    .slot_count = 0, .size = 8, .align = 16, .is_anonymous = true, .anonymous_offset = 0,
};

static const cb_field fields_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon1[] = {
    {.name = "fence", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_ADDRESS, .cls = -1,
        .len_field = -1, .slot = 0, .c_type = "void *"},
};
static const cb_record_table record_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon1 = {
    .fields = fields_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon1,
    .field_count = 1,
    .slot_count = 1, .size = 8, .align = 16, .is_anonymous = true, .anonymous_offset = 8,
};

static const cb_field fields_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon2[] = {
    {.name = "key", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned PY_LONG_LONG"},
    {.name = "timeoutMs", .offset = 8, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
};
static const cb_record_table record_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon2 = {
    .fields = fields_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon2,
    .field_count = 2,
    .slot_count = 0, .size = 16, .align = 16, .is_anonymous = true, .anonymous_offset = 16,
};

static const cb_field fields_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS[] = {
    {.name = "extSemArray", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_ARRAY_HANDLE,
        .cls = T_CUexternalSemaphore, .len_field = 2, .slot = 0, .c_type = "CUexternalSemaphore"},
    {.name = "paramsArray", .offset = 8, .size = 144, .count = 1, .kind = CB_FIELD_ARRAY_RECORD,
        .cls = T_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, .len_field = 2, .slot = 1,
        .c_type = "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS"},
    {.name = "numExtSems", .offset = 16, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
};
static const cb_record_table record_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS = {
    .fields = fields_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
    .field_count = 3,
    .slot_count = 2, .size = 24, .align = 16,
};

static const cb_field fields_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2[] = {
    {.name = "extSemArray", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_ARRAY_HANDLE,
        .cls = T_CUexternalSemaphore, .len_field = 2, .slot = 0, .c_type = "CUexternalSemaphore"},
    {.name = "paramsArray", .offset = 8, .size = 144, .count = 1, .kind = CB_FIELD_ARRAY_RECORD,
        .cls = T_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, .len_field = 2, .slot = 1,
        .c_type = "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS"},
    {.name = "numExtSems", .offset = 16, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "ctx", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUcontext, .len_field = -1, .slot = 2, .c_type = "CUcontext"},
    {.name = "gCtx", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUgreenCtx, .len_field = -1, .slot = 3, .c_type = "CUgreenCtx"},
};
static const cb_record_table record_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 = {
    .fields = fields_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2,
    .field_count = 5,
    .slot_count = 4, .size = 32, .align = 16,
};

static const cb_field fields_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_anon0[] = {
    {.name = "ctx", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUcontext, .len_field = -1, .slot = 0, .c_type = "CUcontext"},
    {.name = "gCtx", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUgreenCtx, .len_field = -1, .slot = 1, .c_type = "CUgreenCtx"},
};
static const cb_record_table record_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_anon0 = {
    .fields = fields_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_anon0,
    .field_count = 2,
    .slot_count = 2, .size = 8, .align = 16, .is_anonymous = true, .anonymous_offset = 24,
};

static const cb_field fields_CUDA_EXT_SEM_WAIT_NODE_PARAMS[] = {
    {.name = "extSemArray", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_ARRAY_HANDLE,
        .cls = T_CUexternalSemaphore, .len_field = 2, .slot = 0, .c_type = "CUexternalSemaphore"},
    {.name = "paramsArray", .offset = 8, .size = 144, .count = 1, .kind = CB_FIELD_ARRAY_RECORD,
        .cls = T_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, .len_field = 2, .slot = 1,
        .c_type = "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS"},
    {.name = "numExtSems", .offset = 16, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
};
static const cb_record_table record_CUDA_EXT_SEM_WAIT_NODE_PARAMS = {
    .fields = fields_CUDA_EXT_SEM_WAIT_NODE_PARAMS,
    .field_count = 3,
    .slot_count = 2, .size = 24, .align = 16,
};

static const cb_field fields_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2[] = {
    {.name = "extSemArray", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_ARRAY_HANDLE,
        .cls = T_CUexternalSemaphore, .len_field = 2, .slot = 0, .c_type = "CUexternalSemaphore"},
    {.name = "paramsArray", .offset = 8, .size = 144, .count = 1, .kind = CB_FIELD_ARRAY_RECORD,
        .cls = T_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, .len_field = 2, .slot = 1,
        .c_type = "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS"},
    {.name = "numExtSems", .offset = 16, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "ctx", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUcontext, .len_field = -1, .slot = 2, .c_type = "CUcontext"},
    {.name = "gCtx", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUgreenCtx, .len_field = -1, .slot = 3, .c_type = "CUgreenCtx"},
};
static const cb_record_table record_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 = {
    .fields = fields_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2,
    .field_count = 5,
    .slot_count = 4, .size = 32, .align = 16,
};

static const cb_field fields_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_anon0[] = {
    {.name = "ctx", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUcontext, .len_field = -1, .slot = 0, .c_type = "CUcontext"},
    {.name = "gCtx", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUgreenCtx, .len_field = -1, .slot = 1, .c_type = "CUgreenCtx"},
};
static const cb_record_table record_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_anon0 = {
    .fields = fields_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_anon0,
    .field_count = 2,
    .slot_count = 2, .size = 8, .align = 16, .is_anonymous = true, .anonymous_offset = 24,
};

static const cb_field fields_CUarrayMapInfo[] = {
    {.name = "resourceType", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUresourcetype, .len_field = -1, .slot = 65535, .c_type = "CUresourcetype"},
    {.name = "resource", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUarrayMapInfo_anon0, .len_field = -1, .slot = 0,
        .c_type = "CUarrayMapInfo_anon0"},
    {.name = "subresourceType", .offset = 16, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUarraySparseSubresourceType, .len_field = -1, .slot = 65535,
        .c_type = "CUarraySparseSubresourceType"},
    {.name = "subresource", .offset = 24, .size = 32, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUarrayMapInfo_anon1, .len_field = -1, .slot = 1,
        .c_type = "CUarrayMapInfo_anon1"},
    {.name = "memOperationType", .offset = 56, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUmemOperationType, .len_field = -1, .slot = 65535,
        .c_type = "CUmemOperationType"},
    {.name = "memHandleType", .offset = 60, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUmemHandleType, .len_field = -1, .slot = 65535, .c_type = "CUmemHandleType"},
    {.name = "memHandle", .offset = 64, .size = 8, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUarrayMapInfo_anon2, .len_field = -1, .slot = 2,
        .c_type = "CUarrayMapInfo_anon2"},
    {.name = "offset", .offset = 72, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned PY_LONG_LONG"},
    {.name = "deviceBitMask", .offset = 80, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "flags", .offset = 84, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
};
static const cb_record_table record_CUarrayMapInfo = {
    .fields = fields_CUarrayMapInfo,
    .field_count = 10,
    .slot_count = 3, .size = 96, .align = 16,
};

static const cb_field fields_CUarrayMapInfo_anon0[] = {
    {.name = "mipmap", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUmipmappedArray, .len_field = -1, .slot = 0, .c_type = "CUmipmappedArray"},
    {.name = "array", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUarray, .len_field = -1, .slot = 1, .c_type = "CUarray"},
};
static const cb_record_table record_CUarrayMapInfo_anon0 = {
    .fields = fields_CUarrayMapInfo_anon0,
    .field_count = 2,
    .slot_count = 2, .size = 8, .align = 16, .is_anonymous = true, .anonymous_offset = 8,
};

static const cb_field fields_CUarrayMapInfo_anon1[] = {
    {.name = "sparseLevel", .offset = 0, .size = 32, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUarrayMapInfo_anon1_anon0, .len_field = -1, .slot = 0,
        .c_type = "CUarrayMapInfo_anon1_anon0"},
    {.name = "miptail", .offset = 0, .size = 24, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUarrayMapInfo_anon1_anon1, .len_field = -1, .slot = 1,
        .c_type = "CUarrayMapInfo_anon1_anon1"},
};
static const cb_record_table record_CUarrayMapInfo_anon1 = {
    .fields = fields_CUarrayMapInfo_anon1,
    .field_count = 2,
    .slot_count = 2, .size = 32, .align = 16, .is_anonymous = true, .anonymous_offset = 24,
};

static const cb_field fields_CUarrayMapInfo_anon1_anon0[] = {
    {.name = "level", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "layer", .offset = 4, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "offsetX", .offset = 8, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "offsetY", .offset = 12, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "offsetZ", .offset = 16, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "extentWidth", .offset = 20, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "extentHeight", .offset = 24, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "extentDepth", .offset = 28, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
};
static const cb_record_table record_CUarrayMapInfo_anon1_anon0 = {
    .fields = fields_CUarrayMapInfo_anon1_anon0,
    .field_count = 8,
    .slot_count = 0, .size = 32, .align = 16, .is_anonymous = true, .anonymous_offset = 24,
};

static const cb_field fields_CUarrayMapInfo_anon1_anon1[] = {
    {.name = "layer", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "offset", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned PY_LONG_LONG"},
    {.name = "size", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned PY_LONG_LONG"},
};
static const cb_record_table record_CUarrayMapInfo_anon1_anon1 = {
    .fields = fields_CUarrayMapInfo_anon1_anon1,
    .field_count = 3,
    .slot_count = 0, .size = 24, .align = 16, .is_anonymous = true, .anonymous_offset = 24,
};

static const cb_field fields_CUarrayMapInfo_anon2[] = {
    {.name = "memHandle", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_SCALAR,
        .cls = T_CUmemGenericAllocationHandle, .len_field = -1, .slot = 0,
        .c_type = "unsigned PY_LONG_LONG"},
};
static const cb_record_table record_CUarrayMapInfo_anon2 = {
    .fields = fields_CUarrayMapInfo_anon2,
    .field_count = 1,
    .slot_count = 1, .size = 8, .align = 16, .is_anonymous = true, .anonymous_offset = 64,
};

static const cb_field fields_CUmemLocation[] = {
    {.name = "type", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUmemLocationType, .len_field = -1, .slot = 65535, .c_type = "CUmemLocationType"},
    {.name = "id", .offset = 4, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "int", .is_signed = true},
    {.name = "localized", .offset = 4, .size = 2, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUmemLocation_anon0_anon0, .len_field = -1, .slot = 0,
        .c_type = "CUmemLocation_anon0_anon0"},
};
static const cb_record_table record_CUmemLocation = {
    .fields = fields_CUmemLocation,
    .field_count = 3,
    .slot_count = 1, .size = 8, .align = 16,
};

static const cb_field fields_CUmemLocation_anon0[] = {
    {.name = "id", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "int", .is_signed = true},
    {.name = "localized", .offset = 0, .size = 2, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUmemLocation_anon0_anon0, .len_field = -1, .slot = 0,
        .c_type = "CUmemLocation_anon0_anon0"},
};
static const cb_record_table record_CUmemLocation_anon0 = {
    .fields = fields_CUmemLocation_anon0,
    .field_count = 2,
    .slot_count = 1, .size = 4, .align = 16, .is_anonymous = true, .anonymous_offset = 4,
};

static const cb_field fields_CUmemLocation_anon0_anon0[] = {
    {.name = "deviceId", .offset = 0, .size = 1, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned char"},
    {.name = "localityDomainId", .offset = 1, .size = 1, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "unsigned char"},
};
static const cb_record_table record_CUmemLocation_anon0_anon0 = {
    .fields = fields_CUmemLocation_anon0_anon0,
    .field_count = 2,
    .slot_count = 0, .size = 2, .align = 16, .is_anonymous = true, .anonymous_offset = 4,
};

static const cb_field fields_CUmemAllocationProp[] = {
    {.name = "type", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUmemAllocationType, .len_field = -1, .slot = 65535,
        .c_type = "CUmemAllocationType"},
    {.name = "requestedHandleTypes", .offset = 4, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUmemAllocationHandleType, .len_field = -1, .slot = 65535,
        .c_type = "CUmemAllocationHandleType"},
    {.name = "location", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUmemLocation, .len_field = -1, .slot = 0, .c_type = "CUmemLocation"},
    {.name = "win32HandleMetaData", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_ADDRESS,
        .cls = -1, .len_field = -1, .slot = 1, .c_type = "void *"},
    {.name = "allocFlags", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUmemAllocationProp_anon0, .len_field = -1, .slot = 2,
        .c_type = "CUmemAllocationProp_anon0"},
};
static const cb_record_table record_CUmemAllocationProp = {
    .fields = fields_CUmemAllocationProp,
    .field_count = 5,
    .slot_count = 3, .size = 32, .align = 16,
};

static const cb_field fields_CUmemAllocationProp_anon0[] = {
    {.name = "compressionType", .offset = 0, .size = 1, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "unsigned char"},
    {.name = "gpuDirectRDMACapable", .offset = 1, .size = 1, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "unsigned char"},
    {.name = "usage", .offset = 2, .size = 2, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned short"},
};
static const cb_record_table record_CUmemAllocationProp_anon0 = {
    .fields = fields_CUmemAllocationProp_anon0,
    .field_count = 3,
    .slot_count = 0, .size = 8, .align = 16, .is_anonymous = true, .anonymous_offset = 24,
};

static const cb_field fields_CUmulticastObjectProp[] = {
    {.name = "numDevices", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "size", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "handleTypes", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned PY_LONG_LONG"},
    {.name = "flags", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned PY_LONG_LONG"},
};
static const cb_record_table record_CUmulticastObjectProp = {
    .fields = fields_CUmulticastObjectProp,
    .field_count = 4,
    .slot_count = 0, .size = 32, .align = 16,
};

static const cb_field fields_CUmemAccessDesc[] = {
    {.name = "location", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUmemLocation, .len_field = -1, .slot = 0, .c_type = "CUmemLocation"},
    {.name = "flags", .offset = 8, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUmemAccess_flags, .len_field = -1, .slot = 65535, .c_type = "CUmemAccess_flags"},
};
static const cb_record_table record_CUmemAccessDesc = {
    .fields = fields_CUmemAccessDesc,
    .field_count = 2,
    .slot_count = 1, .size = 12, .align = 16,
};

static const cb_field fields_CUgraphExecUpdateResultInfo[] = {
    {.name = "result", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUgraphExecUpdateResult, .len_field = -1, .slot = 65535,
        .c_type = "CUgraphExecUpdateResult"},
    {.name = "errorNode", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUgraphNode, .len_field = -1, .slot = 0, .c_type = "CUgraphNode"},
    {.name = "errorFromNode", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUgraphNode, .len_field = -1, .slot = 1, .c_type = "CUgraphNode"},
};
static const cb_record_table record_CUgraphExecUpdateResultInfo = {
    .fields = fields_CUgraphExecUpdateResultInfo,
    .field_count = 3,
    .slot_count = 2, .size = 24, .align = 16,
};

static const cb_field fields_CUmemPoolProps[] = {
    {.name = "allocType", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUmemAllocationType, .len_field = -1, .slot = 65535,
        .c_type = "CUmemAllocationType"},
    {.name = "handleTypes", .offset = 4, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUmemAllocationHandleType, .len_field = -1, .slot = 65535,
        .c_type = "CUmemAllocationHandleType"},
    {.name = "location", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUmemLocation, .len_field = -1, .slot = 0, .c_type = "CUmemLocation"},
    {.name = "win32SecurityAttributes", .offset = 16, .size = 8, .count = 1,
        .kind = CB_FIELD_ADDRESS, .cls = -1, .len_field = -1, .slot = 1, .c_type = "void *"},
    {.name = "maxSize", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "usage", .offset = 32, .size = 2, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned short"},
    {.name = "gpuDirectRDMACapable", .offset = 34, .size = 1, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "unsigned char"},
};
static const cb_record_table record_CUmemPoolProps = {
    .fields = fields_CUmemPoolProps,
    .field_count = 7,
    .slot_count = 2, .size = 88, .align = 16,
};

static const cb_field fields_CUmemPoolPtrExportData[] = {
    {.name = "reserved", .offset = 0, .size = 1, .count = 64, .kind = CB_FIELD_BLOB, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned char"},
};
static const cb_record_table record_CUmemPoolPtrExportData = {
    .fields = fields_CUmemPoolPtrExportData,
    .field_count = 1,
    .slot_count = 0, .size = 64, .align = 16,
};

static const cb_field fields_CUmemcpyAttributes[] = {
    {.name = "srcAccessOrder", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUmemcpySrcAccessOrder, .len_field = -1, .slot = 65535,
        .c_type = "CUmemcpySrcAccessOrder"},
    {.name = "srcLocHint", .offset = 4, .size = 8, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUmemLocation, .len_field = -1, .slot = 0, .c_type = "CUmemLocation"},
    {.name = "dstLocHint", .offset = 12, .size = 8, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUmemLocation, .len_field = -1, .slot = 1, .c_type = "CUmemLocation"},
    {.name = "flags", .offset = 20, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
};
static const cb_record_table record_CUmemcpyAttributes = {
    .fields = fields_CUmemcpyAttributes,
    .field_count = 4,
    .slot_count = 2, .size = 24, .align = 16,
};

static const cb_field fields_CUoffset3D[] = {
    {.name = "x", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "y", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "z", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
};
static const cb_record_table record_CUoffset3D = {
    .fields = fields_CUoffset3D,
    .field_count = 3,
    .slot_count = 0, .size = 24, .align = 16,
};

static const cb_field fields_CUextent3D[] = {
    {.name = "width", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "height", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "depth", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
};
static const cb_record_table record_CUextent3D = {
    .fields = fields_CUextent3D,
    .field_count = 3,
    .slot_count = 0, .size = 24, .align = 16,
};

static const cb_field fields_CUmemcpy3DOperand[] = {
    {.name = "type", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUmemcpy3DOperandType, .len_field = -1, .slot = 65535,
        .c_type = "CUmemcpy3DOperandType"},
    {.name = "op", .offset = 8, .size = 32, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUmemcpy3DOperand_anon0, .len_field = -1, .slot = 0,
        .c_type = "CUmemcpy3DOperand_anon0"},
};
static const cb_record_table record_CUmemcpy3DOperand = {
    .fields = fields_CUmemcpy3DOperand,
    .field_count = 2,
    .slot_count = 1, .size = 40, .align = 16,
};

static const cb_field fields_CUmemcpy3DOperand_anon0[] = {
    {.name = "ptr", .offset = 0, .size = 32, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUmemcpy3DOperand_anon0_anon0, .len_field = -1, .slot = 0,
        .c_type = "CUmemcpy3DOperand_anon0_anon0"},
    {.name = "array", .offset = 0, .size = 32, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUmemcpy3DOperand_anon0_anon1, .len_field = -1, .slot = 1,
        .c_type = "CUmemcpy3DOperand_anon0_anon1"},
};
static const cb_record_table record_CUmemcpy3DOperand_anon0 = {
    .fields = fields_CUmemcpy3DOperand_anon0,
    .field_count = 2,
    .slot_count = 2, .size = 32, .align = 16, .is_anonymous = true, .anonymous_offset = 8,
};

static const cb_field fields_CUmemcpy3DOperand_anon0_anon0[] = {
    {.name = "ptr", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_SCALAR,
        .cls = T_CUdeviceptr, .len_field = -1, .slot = 0, .c_type = "unsigned PY_LONG_LONG"},
    {.name = "rowLength", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "layerHeight", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "locHint", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUmemLocation, .len_field = -1, .slot = 1, .c_type = "CUmemLocation"},
};
static const cb_record_table record_CUmemcpy3DOperand_anon0_anon0 = {
    .fields = fields_CUmemcpy3DOperand_anon0_anon0,
    .field_count = 4,
    .slot_count = 2, .size = 32, .align = 16, .is_anonymous = true, .anonymous_offset = 8,
};

static const cb_field fields_CUmemcpy3DOperand_anon0_anon1[] = {
    {.name = "array", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUarray, .len_field = -1, .slot = 0, .c_type = "CUarray"},
    {.name = "offset", .offset = 8, .size = 24, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUoffset3D, .len_field = -1, .slot = 1, .c_type = "CUoffset3D"},
};
static const cb_record_table record_CUmemcpy3DOperand_anon0_anon1 = {
    .fields = fields_CUmemcpy3DOperand_anon0_anon1,
    .field_count = 2,
    .slot_count = 2, .size = 32, .align = 16, .is_anonymous = true, .anonymous_offset = 8,
};

static const cb_field fields_CUDA_MEMCPY3D_BATCH_OP[] = {
    {.name = "src", .offset = 0, .size = 40, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUmemcpy3DOperand, .len_field = -1, .slot = 0, .c_type = "CUmemcpy3DOperand"},
    {.name = "dst", .offset = 40, .size = 40, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUmemcpy3DOperand, .len_field = -1, .slot = 1, .c_type = "CUmemcpy3DOperand"},
    {.name = "extent", .offset = 80, .size = 24, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUextent3D, .len_field = -1, .slot = 2, .c_type = "CUextent3D"},
    {.name = "srcAccessOrder", .offset = 104, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUmemcpySrcAccessOrder, .len_field = -1, .slot = 65535,
        .c_type = "CUmemcpySrcAccessOrder"},
    {.name = "flags", .offset = 108, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
};
static const cb_record_table record_CUDA_MEMCPY3D_BATCH_OP = {
    .fields = fields_CUDA_MEMCPY3D_BATCH_OP,
    .field_count = 5,
    .slot_count = 3, .size = 112, .align = 16,
};

static const cb_field fields_CUDA_MEM_ALLOC_NODE_PARAMS[] = {
    {.name = "poolProps", .offset = 0, .size = 88, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUmemPoolProps, .len_field = -1, .slot = 0, .c_type = "CUmemPoolProps"},
    {.name = "accessDescs", .offset = 88, .size = 12, .count = 1, .kind = CB_FIELD_ARRAY_RECORD,
        .cls = T_CUmemAccessDesc, .len_field = 2, .slot = 1, .c_type = "CUmemAccessDesc"},
    {.name = "accessDescCount", .offset = 96, .size = 8, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "bytesize", .offset = 104, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "dptr", .offset = 112, .size = 8, .count = 1, .kind = CB_FIELD_SCALAR,
        .cls = T_CUdeviceptr, .len_field = -1, .slot = 2, .c_type = "unsigned PY_LONG_LONG"},
};
static const cb_record_table record_CUDA_MEM_ALLOC_NODE_PARAMS = {
    .fields = fields_CUDA_MEM_ALLOC_NODE_PARAMS,
    .field_count = 5,
    .slot_count = 3, .size = 120, .align = 16,
};

static const cb_field fields_CUDA_MEM_ALLOC_NODE_PARAMS_v2[] = {
    {.name = "poolProps", .offset = 0, .size = 88, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUmemPoolProps, .len_field = -1, .slot = 0, .c_type = "CUmemPoolProps"},
    {.name = "accessDescs", .offset = 88, .size = 12, .count = 1, .kind = CB_FIELD_ARRAY_RECORD,
        .cls = T_CUmemAccessDesc, .len_field = 2, .slot = 1, .c_type = "CUmemAccessDesc"},
    {.name = "accessDescCount", .offset = 96, .size = 8, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "bytesize", .offset = 104, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "dptr", .offset = 112, .size = 8, .count = 1, .kind = CB_FIELD_SCALAR,
        .cls = T_CUdeviceptr, .len_field = -1, .slot = 2, .c_type = "unsigned PY_LONG_LONG"},
};
static const cb_record_table record_CUDA_MEM_ALLOC_NODE_PARAMS_v2 = {
    .fields = fields_CUDA_MEM_ALLOC_NODE_PARAMS_v2,
    .field_count = 5,
    .slot_count = 3, .size = 120, .align = 16,
};

static const cb_field fields_CUDA_MEM_FREE_NODE_PARAMS[] = {
    {.name = "dptr", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_SCALAR,
        .cls = T_CUdeviceptr, .len_field = -1, .slot = 0, .c_type = "unsigned PY_LONG_LONG"},
};
static const cb_record_table record_CUDA_MEM_FREE_NODE_PARAMS = {
    .fields = fields_CUDA_MEM_FREE_NODE_PARAMS,
    .field_count = 1,
    .slot_count = 1, .size = 8, .align = 16,
};

static const cb_field fields_CUDA_CHILD_GRAPH_NODE_PARAMS[] = {
    {.name = "graph", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUgraph, .len_field = -1, .slot = 0, .c_type = "CUgraph"},
    {.name = "ownership", .offset = 8, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUgraphChildGraphNodeOwnership, .len_field = -1, .slot = 65535,
        .c_type = "CUgraphChildGraphNodeOwnership", .is_signed = true},
};
static const cb_record_table record_CUDA_CHILD_GRAPH_NODE_PARAMS = {
    .fields = fields_CUDA_CHILD_GRAPH_NODE_PARAMS,
    .field_count = 2,
    .slot_count = 1, .size = 16, .align = 16,
};

static const cb_field fields_CUDA_EVENT_RECORD_NODE_PARAMS[] = {
    {.name = "event", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUevent, .len_field = -1, .slot = 0, .c_type = "CUevent"},
    {.name = "ctx", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUcontext, .len_field = -1, .slot = 1, .c_type = "CUcontext"},
    {.name = "gCtx", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUgreenCtx, .len_field = -1, .slot = 2, .c_type = "CUgreenCtx"},
};
static const cb_record_table record_CUDA_EVENT_RECORD_NODE_PARAMS = {
    .fields = fields_CUDA_EVENT_RECORD_NODE_PARAMS,
    .field_count = 3,
    .slot_count = 3, .size = 16, .align = 16,
};

static const cb_field fields_CUDA_EVENT_RECORD_NODE_PARAMS_anon0[] = {
    {.name = "ctx", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUcontext, .len_field = -1, .slot = 0, .c_type = "CUcontext"},
    {.name = "gCtx", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUgreenCtx, .len_field = -1, .slot = 1, .c_type = "CUgreenCtx"},
};
static const cb_record_table record_CUDA_EVENT_RECORD_NODE_PARAMS_anon0 = {
    .fields = fields_CUDA_EVENT_RECORD_NODE_PARAMS_anon0,
    .field_count = 2,
    .slot_count = 2, .size = 8, .align = 16, .is_anonymous = true, .anonymous_offset = 8,
};

static const cb_field fields_CUDA_EVENT_WAIT_NODE_PARAMS[] = {
    {.name = "event", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUevent, .len_field = -1, .slot = 0, .c_type = "CUevent"},
};
static const cb_record_table record_CUDA_EVENT_WAIT_NODE_PARAMS = {
    .fields = fields_CUDA_EVENT_WAIT_NODE_PARAMS,
    .field_count = 1,
    .slot_count = 1, .size = 8, .align = 16,
};

static const cb_field fields_CUDA_MEMCPY_BATCH_NODE_PARAMS[] = {
    {.name = "count", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "dsts", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_ARRAY_SCALAR,
        .cls = T_CUdeviceptr, .len_field = 0, .slot = 0, .c_type = "unsigned PY_LONG_LONG"},
    {.name = "srcs", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_ARRAY_SCALAR,
        .cls = T_CUdeviceptr, .len_field = 0, .slot = 1, .c_type = "unsigned PY_LONG_LONG"},
    {.name = "sizes", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_ARRAY_ADDRESS,
        .cls = -1, .len_field = -1, .slot = 2, .c_type = "size_t *"},
    {.name = "attrs", .offset = 32, .size = 24, .count = 1, .kind = CB_FIELD_ARRAY_RECORD,
        .cls = T_CUmemcpyAttributes, .len_field = 6, .slot = 3, .c_type = "CUmemcpyAttributes"},
    {.name = "attrsIdxs", .offset = 40, .size = 8, .count = 1, .kind = CB_FIELD_ARRAY_ADDRESS,
        .cls = -1, .len_field = -1, .slot = 4, .c_type = "size_t *"},
    {.name = "numAttrs", .offset = 48, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "ctx", .offset = 56, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUcontext, .len_field = -1, .slot = 5, .c_type = "CUcontext"},
    {.name = "gCtx", .offset = 56, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUgreenCtx, .len_field = -1, .slot = 6, .c_type = "CUgreenCtx"},
};
static const cb_record_table record_CUDA_MEMCPY_BATCH_NODE_PARAMS = {
    .fields = fields_CUDA_MEMCPY_BATCH_NODE_PARAMS,
    .field_count = 9,
    .slot_count = 7, .size = 64, .align = 16,
};

static const cb_field fields_CUDA_MEMCPY_BATCH_NODE_PARAMS_anon0[] = {
    {.name = "ctx", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUcontext, .len_field = -1, .slot = 0, .c_type = "CUcontext"},
    {.name = "gCtx", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUgreenCtx, .len_field = -1, .slot = 1, .c_type = "CUgreenCtx"},
};
static const cb_record_table record_CUDA_MEMCPY_BATCH_NODE_PARAMS_anon0 = {
    .fields = fields_CUDA_MEMCPY_BATCH_NODE_PARAMS_anon0,
    .field_count = 2,
    .slot_count = 2, .size = 8, .align = 16, .is_anonymous = true, .anonymous_offset = 56,
};

static const cb_field fields_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS[] = {
    {.name = "numOps", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "opList", .offset = 8, .size = 64, .count = 1, .kind = CB_FIELD_ARRAY_RECORD,
        .cls = T_CUDA_FABRIC_COPY_BATCH_OP, .len_field = 0, .slot = 0,
        .c_type = "CUDA_FABRIC_COPY_BATCH_OP"},
    {.name = "flags", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned PY_LONG_LONG"},
    {.name = "ctx", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUcontext, .len_field = -1, .slot = 1, .c_type = "CUcontext"},
    {.name = "gCtx", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUgreenCtx, .len_field = -1, .slot = 2, .c_type = "CUgreenCtx"},
};
static const cb_record_table record_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS = {
    .fields = fields_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS,
    .field_count = 5,
    .slot_count = 3, .size = 32, .align = 16,
};

static const cb_field fields_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_anon0[] = {
    {.name = "ctx", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUcontext, .len_field = -1, .slot = 0, .c_type = "CUcontext"},
    {.name = "gCtx", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUgreenCtx, .len_field = -1, .slot = 1, .c_type = "CUgreenCtx"},
};
static const cb_record_table record_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_anon0 = {
    .fields = fields_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_anon0,
    .field_count = 2,
    .slot_count = 2, .size = 8, .align = 16, .is_anonymous = true, .anonymous_offset = 24,
};

static const cb_field fields_CUgraphNodeParams[] = {
    {.name = "type", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUgraphNodeType, .len_field = -1, .slot = 65535, .c_type = "CUgraphNodeType"},
    {.name = "kernel", .offset = 16, .size = 72, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_KERNEL_NODE_PARAMS_v3, .len_field = -1, .slot = 0,
        .c_type = "CUDA_KERNEL_NODE_PARAMS_v3"},
    {.name = "memcpy", .offset = 16, .size = 216, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_MEMCPY_NODE_PARAMS, .len_field = -1, .slot = 1,
        .c_type = "CUDA_MEMCPY_NODE_PARAMS"},
    {.name = "memset", .offset = 16, .size = 48, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_MEMSET_NODE_PARAMS_v2, .len_field = -1, .slot = 2,
        .c_type = "CUDA_MEMSET_NODE_PARAMS_v2"},
    {.name = "host", .offset = 16, .size = 32, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_HOST_NODE_PARAMS_v2, .len_field = -1, .slot = 3,
        .c_type = "CUDA_HOST_NODE_PARAMS_v2"},
    {.name = "graph", .offset = 16, .size = 16, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_CHILD_GRAPH_NODE_PARAMS, .len_field = -1, .slot = 4,
        .c_type = "CUDA_CHILD_GRAPH_NODE_PARAMS"},
    {.name = "eventWait", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_EVENT_WAIT_NODE_PARAMS, .len_field = -1, .slot = 5,
        .c_type = "CUDA_EVENT_WAIT_NODE_PARAMS"},
    {.name = "eventRecord", .offset = 16, .size = 16, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_EVENT_RECORD_NODE_PARAMS, .len_field = -1, .slot = 6,
        .c_type = "CUDA_EVENT_RECORD_NODE_PARAMS"},
    {.name = "extSemSignal", .offset = 16, .size = 32, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2, .len_field = -1, .slot = 7,
        .c_type = "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2"},
    {.name = "extSemWait", .offset = 16, .size = 32, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2, .len_field = -1, .slot = 8,
        .c_type = "CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2"},
    {.name = "alloc", .offset = 16, .size = 120, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_MEM_ALLOC_NODE_PARAMS_v2, .len_field = -1, .slot = 9,
        .c_type = "CUDA_MEM_ALLOC_NODE_PARAMS_v2"},
    {.name = "free", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_MEM_FREE_NODE_PARAMS, .len_field = -1, .slot = 10,
        .c_type = "CUDA_MEM_FREE_NODE_PARAMS"},
    {.name = "memOp", .offset = 16, .size = 32, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_BATCH_MEM_OP_NODE_PARAMS_v2, .len_field = -1, .slot = 11,
        .c_type = "CUDA_BATCH_MEM_OP_NODE_PARAMS_v2"},
    {.name = "conditional", .offset = 16, .size = 32, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_CONDITIONAL_NODE_PARAMS, .len_field = -1, .slot = 12,
        .c_type = "CUDA_CONDITIONAL_NODE_PARAMS"},
    {.name = "memcpyBatch", .offset = 16, .size = 64, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_MEMCPY_BATCH_NODE_PARAMS_V1, .len_field = -1, .slot = 13,
        .c_type = "CUDA_MEMCPY_BATCH_NODE_PARAMS_V1"},
    {.name = "fabricCpyBatch", .offset = 16, .size = 32, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1, .len_field = -1, .slot = 14,
        .c_type = "CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1"},
    {.name = "asBytes", .offset = 16, .size = 1, .count = 232, .kind = CB_FIELD_BLOB, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "char", .is_signed = true},
};
static const cb_record_table record_CUgraphNodeParams = {
    .fields = fields_CUgraphNodeParams,
    .field_count = 17,
    .slot_count = 15, .size = 256, .align = 16,
};

static const cb_field fields_CUgraphNodeParams_anon0[] = {
    {.name = "kernel", .offset = 0, .size = 72, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_KERNEL_NODE_PARAMS_v3, .len_field = -1, .slot = 0,
        .c_type = "CUDA_KERNEL_NODE_PARAMS_v3"},
    {.name = "memcpy", .offset = 0, .size = 216, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_MEMCPY_NODE_PARAMS, .len_field = -1, .slot = 1,
        .c_type = "CUDA_MEMCPY_NODE_PARAMS"},
    {.name = "memset", .offset = 0, .size = 48, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_MEMSET_NODE_PARAMS_v2, .len_field = -1, .slot = 2,
        .c_type = "CUDA_MEMSET_NODE_PARAMS_v2"},
    {.name = "host", .offset = 0, .size = 32, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_HOST_NODE_PARAMS_v2, .len_field = -1, .slot = 3,
        .c_type = "CUDA_HOST_NODE_PARAMS_v2"},
    {.name = "graph", .offset = 0, .size = 16, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_CHILD_GRAPH_NODE_PARAMS, .len_field = -1, .slot = 4,
        .c_type = "CUDA_CHILD_GRAPH_NODE_PARAMS"},
    {.name = "eventWait", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_EVENT_WAIT_NODE_PARAMS, .len_field = -1, .slot = 5,
        .c_type = "CUDA_EVENT_WAIT_NODE_PARAMS"},
    {.name = "eventRecord", .offset = 0, .size = 16, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_EVENT_RECORD_NODE_PARAMS, .len_field = -1, .slot = 6,
        .c_type = "CUDA_EVENT_RECORD_NODE_PARAMS"},
    {.name = "extSemSignal", .offset = 0, .size = 32, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2, .len_field = -1, .slot = 7,
        .c_type = "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2"},
    {.name = "extSemWait", .offset = 0, .size = 32, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2, .len_field = -1, .slot = 8,
        .c_type = "CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2"},
    {.name = "alloc", .offset = 0, .size = 120, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_MEM_ALLOC_NODE_PARAMS_v2, .len_field = -1, .slot = 9,
        .c_type = "CUDA_MEM_ALLOC_NODE_PARAMS_v2"},
    {.name = "free", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_MEM_FREE_NODE_PARAMS, .len_field = -1, .slot = 10,
        .c_type = "CUDA_MEM_FREE_NODE_PARAMS"},
    {.name = "memOp", .offset = 0, .size = 32, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_BATCH_MEM_OP_NODE_PARAMS_v2, .len_field = -1, .slot = 11,
        .c_type = "CUDA_BATCH_MEM_OP_NODE_PARAMS_v2"},
    {.name = "conditional", .offset = 0, .size = 32, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_CONDITIONAL_NODE_PARAMS, .len_field = -1, .slot = 12,
        .c_type = "CUDA_CONDITIONAL_NODE_PARAMS"},
    {.name = "memcpyBatch", .offset = 0, .size = 64, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_MEMCPY_BATCH_NODE_PARAMS_V1, .len_field = -1, .slot = 13,
        .c_type = "CUDA_MEMCPY_BATCH_NODE_PARAMS_V1"},
    {.name = "fabricCpyBatch", .offset = 0, .size = 32, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1, .len_field = -1, .slot = 14,
        .c_type = "CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1"},
    {.name = "asBytes", .offset = 0, .size = 1, .count = 232, .kind = CB_FIELD_BLOB, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "char", .is_signed = true},
};
static const cb_record_table record_CUgraphNodeParams_anon0 = {
    .fields = fields_CUgraphNodeParams_anon0,
    .field_count = 16,
    .slot_count = 15, .size = 232, .align = 16, .is_anonymous = true, .anonymous_offset = 16,
};

static const cb_field fields_CUcheckpointCustomStoragePerDeviceData[] = {
    {.name = "devPtr", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_SCALAR,
        .cls = T_CUdeviceptr, .len_field = -1, .slot = 0, .c_type = "unsigned PY_LONG_LONG"},
    {.name = "size", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "stream", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUstream, .len_field = -1, .slot = 1, .c_type = "CUstream"},
};
static const cb_record_table record_CUcheckpointCustomStoragePerDeviceData = {
    .fields = fields_CUcheckpointCustomStoragePerDeviceData,
    .field_count = 3,
    .slot_count = 2, .size = 24, .align = 16,
};

static const cb_field fields_CUcheckpointCustomStorageInfo[] = {
    {.name = "handle", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_CUcheckpointOperationHandle, .len_field = -1, .slot = 0,
        .c_type = "CUcheckpointOperationHandle"},
    {.name = "perDeviceData", .offset = 8, .size = 24, .count = 1, .kind = CB_FIELD_ARRAY_RECORD,
        .cls = T_CUcheckpointCustomStoragePerDeviceData, .len_field = 2, .slot = 1,
        .c_type = "CUcheckpointCustomStoragePerDeviceData"},
    {.name = "deviceCount", .offset = 16, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
};
static const cb_record_table record_CUcheckpointCustomStorageInfo = {
    .fields = fields_CUcheckpointCustomStorageInfo,
    .field_count = 3,
    .slot_count = 2, .size = 24, .align = 16,
};

static const cb_field fields_CUcheckpointLockArgs[] = {
    {.name = "timeoutMs", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
};
static const cb_record_table record_CUcheckpointLockArgs = {
    .fields = fields_CUcheckpointLockArgs,
    .field_count = 1,
    .slot_count = 0, .size = 64, .align = 16,
};

static const cb_field fields_CUcheckpointCheckpointArgs[] = {
    {.name = "customStorageInfo_out", .offset = 0, .size = 8, .count = 1,
        .kind = CB_FIELD_POINTER_INT, .cls = T_CUcheckpointCustomStorageInfo, .len_field = -1,
        .slot = 65535, .c_type = "CUcheckpointCustomStorageInfo **"},
};
static const cb_record_table record_CUcheckpointCheckpointArgs = {
    .fields = fields_CUcheckpointCheckpointArgs,
    .field_count = 1,
    .slot_count = 0, .size = 64, .align = 16,
};

static const cb_field fields_CUcheckpointGpuPair[] = {
    {.name = "oldUuid", .offset = 0, .size = 16, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUuuid, .len_field = -1, .slot = 0, .c_type = "CUuuid"},
    {.name = "newUuid", .offset = 16, .size = 16, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUuuid, .len_field = -1, .slot = 1, .c_type = "CUuuid"},
};
static const cb_record_table record_CUcheckpointGpuPair = {
    .fields = fields_CUcheckpointGpuPair,
    .field_count = 2,
    .slot_count = 2, .size = 32, .align = 16,
};

static const cb_field fields_CUcheckpointRestoreArgs[] = {
    {.name = "gpuPairs", .offset = 0, .size = 32, .count = 1, .kind = CB_FIELD_ARRAY_RECORD,
        .cls = T_CUcheckpointGpuPair, .len_field = 1, .slot = 0, .c_type = "CUcheckpointGpuPair"},
    {.name = "gpuPairsCount", .offset = 8, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "customStorageInfo_out", .offset = 16, .size = 8, .count = 1,
        .kind = CB_FIELD_POINTER_INT, .cls = T_CUcheckpointCustomStorageInfo, .len_field = -1,
        .slot = 65535, .c_type = "CUcheckpointCustomStorageInfo **"},
};
static const cb_record_table record_CUcheckpointRestoreArgs = {
    .fields = fields_CUcheckpointRestoreArgs,
    .field_count = 3,
    .slot_count = 1, .size = 64, .align = 16,
};

static const cb_record_table record_CUcheckpointUnlockArgs = {.size = 64, .align = 16};

static const cb_field fields_CUmemDecompressParams[] = {
    {.name = "srcNumBytes", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "dstNumBytes", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "dstActBytes", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_ARRAY_ADDRESS,
        .cls = T_cuuint32_t, .len_field = -1, .slot = 0, .c_type = "cuuint32_t *"},
    {.name = "src", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_ADDRESS, .cls = -1,
        .len_field = -1, .slot = 1, .c_type = "const void *"},
    {.name = "dst", .offset = 32, .size = 8, .count = 1, .kind = CB_FIELD_ADDRESS, .cls = -1,
        .len_field = -1, .slot = 2, .c_type = "void *"},
    {.name = "algo", .offset = 40, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUmemDecompressAlgorithm, .len_field = -1, .slot = 65535,
        .c_type = "CUmemDecompressAlgorithm"},
};
static const cb_record_table record_CUmemDecompressParams = {
    .fields = fields_CUmemDecompressParams,
    .field_count = 6,
    .slot_count = 3, .size = 64, .align = 16,
};

static const cb_field fields_CUcliqueInfo[] = {
    {.name = "type", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUcliqueType, .len_field = -1, .slot = 65535, .c_type = "CUcliqueType"},
    {.name = "id", .offset = 4, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
};
static const cb_record_table record_CUcliqueInfo = {
    .fields = fields_CUcliqueInfo,
    .field_count = 2,
    .slot_count = 0, .size = 8, .align = 16,
};

static const cb_field fields_CUlogicalEndpointFabricHandle[] = {
    {.name = "data", .offset = 0, .size = 1, .count = 64, .kind = CB_FIELD_BLOB, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned char"},
};
static const cb_record_table record_CUlogicalEndpointFabricHandle = {
    .fields = fields_CUlogicalEndpointFabricHandle,
    .field_count = 1,
    .slot_count = 0, .size = 64, .align = 16,
};

static const cb_field fields_CUlogicalEndpointProp[] = {
    {.name = "type", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUlogicalEndpointType, .len_field = -1, .slot = 65535,
        .c_type = "CUlogicalEndpointType"},
    {.name = "unicast", .offset = 4, .size = 4, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUlogicalEndpointProp_anon0_anon0, .len_field = -1, .slot = 0,
        .c_type = "CUlogicalEndpointProp_anon0_anon0"},
    {.name = "multicast", .offset = 4, .size = 4, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUlogicalEndpointProp_anon0_anon1, .len_field = -1, .slot = 1,
        .c_type = "CUlogicalEndpointProp_anon0_anon1"},
    {.name = "size", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned PY_LONG_LONG"},
    {.name = "ipcHandleTypes", .offset = 16, .size = 4, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "flags", .offset = 20, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
};
static const cb_record_table record_CUlogicalEndpointProp = {
    .fields = fields_CUlogicalEndpointProp,
    .field_count = 6,
    .slot_count = 2, .size = 24, .align = 16,
};

static const cb_field fields_CUlogicalEndpointProp_anon0[] = {
    {.name = "unicast", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUlogicalEndpointProp_anon0_anon0, .len_field = -1, .slot = 0,
        .c_type = "CUlogicalEndpointProp_anon0_anon0"},
    {.name = "multicast", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUlogicalEndpointProp_anon0_anon1, .len_field = -1, .slot = 1,
        .c_type = "CUlogicalEndpointProp_anon0_anon1"},
};
static const cb_record_table record_CUlogicalEndpointProp_anon0 = {
    .fields = fields_CUlogicalEndpointProp_anon0,
    .field_count = 2,
    .slot_count = 2, .size = 4, .align = 16, .is_anonymous = true, .anonymous_offset = 4,
};

static const cb_field fields_CUlogicalEndpointProp_anon0_anon0[] = {
    {.name = "device", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_SCALAR,
        .cls = T_CUdevice, .len_field = -1, .slot = 0, .c_type = "int", .is_signed = true},
};
static const cb_record_table record_CUlogicalEndpointProp_anon0_anon0 = {
    .fields = fields_CUlogicalEndpointProp_anon0_anon0,
    .field_count = 1,
    .slot_count = 1, .size = 4, .align = 16, .is_anonymous = true, .anonymous_offset = 4,
};

static const cb_field fields_CUlogicalEndpointProp_anon0_anon1[] = {
    {.name = "numDevices", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
};
static const cb_record_table record_CUlogicalEndpointProp_anon0_anon1 = {
    .fields = fields_CUlogicalEndpointProp_anon0_anon1,
    .field_count = 1,
    .slot_count = 0, .size = 4, .align = 16, .is_anonymous = true, .anonymous_offset = 4,
};

static const cb_field fields_CUfabricCpyOperand[] = {
    {.name = "type", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUfabricCpyOperandType, .len_field = -1, .slot = 65535,
        .c_type = "CUfabricCpyOperandType"},
    {.name = "op", .offset = 8, .size = 16, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUfabricCpyOperand_anon0, .len_field = -1, .slot = 0,
        .c_type = "CUfabricCpyOperand_anon0"},
};
static const cb_record_table record_CUfabricCpyOperand = {
    .fields = fields_CUfabricCpyOperand,
    .field_count = 2,
    .slot_count = 1, .size = 24, .align = 16,
};

static const cb_field fields_CUfabricCpyOperand_anon0[] = {
    {.name = "ptr", .offset = 0, .size = 16, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUfabricCpyOperand_anon0_anon0, .len_field = -1, .slot = 0,
        .c_type = "CUfabricCpyOperand_anon0_anon0"},
    {.name = "le", .offset = 0, .size = 16, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUfabricCpyOperand_anon0_anon1, .len_field = -1, .slot = 1,
        .c_type = "CUfabricCpyOperand_anon0_anon1"},
};
static const cb_record_table record_CUfabricCpyOperand_anon0 = {
    .fields = fields_CUfabricCpyOperand_anon0,
    .field_count = 2,
    .slot_count = 2, .size = 16, .align = 16, .is_anonymous = true, .anonymous_offset = 8,
};

static const cb_field fields_CUfabricCpyOperand_anon0_anon0[] = {
    {.name = "ptr", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_SCALAR,
        .cls = T_CUdeviceptr, .len_field = -1, .slot = 0, .c_type = "unsigned PY_LONG_LONG"},
    {.name = "locHint", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUmemLocation, .len_field = -1, .slot = 1, .c_type = "CUmemLocation"},
};
static const cb_record_table record_CUfabricCpyOperand_anon0_anon0 = {
    .fields = fields_CUfabricCpyOperand_anon0_anon0,
    .field_count = 2,
    .slot_count = 2, .size = 16, .align = 16, .is_anonymous = true, .anonymous_offset = 8,
};

static const cb_field fields_CUfabricCpyOperand_anon0_anon1[] = {
    {.name = "id", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_SCALAR,
        .cls = T_CUlogicalEndpointId, .len_field = -1, .slot = 0, .c_type = "uint32_t"},
    {.name = "offset", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_SCALAR,
        .cls = T_cuuint64_t, .len_field = -1, .slot = 1, .c_type = "uint64_t"},
};
static const cb_record_table record_CUfabricCpyOperand_anon0_anon1 = {
    .fields = fields_CUfabricCpyOperand_anon0_anon1,
    .field_count = 2,
    .slot_count = 2, .size = 16, .align = 16, .is_anonymous = true, .anonymous_offset = 8,
};

static const cb_field fields_CUDA_FABRIC_COPY_BATCH_OP[] = {
    {.name = "src", .offset = 0, .size = 24, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUfabricCpyOperand, .len_field = -1, .slot = 0, .c_type = "CUfabricCpyOperand"},
    {.name = "dst", .offset = 24, .size = 24, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUfabricCpyOperand, .len_field = -1, .slot = 1, .c_type = "CUfabricCpyOperand"},
    {.name = "size", .offset = 48, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "flags", .offset = 56, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
};
static const cb_record_table record_CUDA_FABRIC_COPY_BATCH_OP = {
    .fields = fields_CUDA_FABRIC_COPY_BATCH_OP,
    .field_count = 4,
    .slot_count = 2, .size = 64, .align = 16,
};

static const cb_field fields_CUdevSmResource[] = {
    {.name = "smCount", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "minSmPartitionSize", .offset = 4, .size = 4, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "smCoscheduledAlignment", .offset = 8, .size = 4, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "flags", .offset = 12, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "localityDomainId", .offset = 16, .size = 4, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
};
static const cb_record_table record_CUdevSmResource = {
    .fields = fields_CUdevSmResource,
    .field_count = 5,
    .slot_count = 0, .size = 20, .align = 16,
};

static const cb_field fields_CUdevWorkqueueConfigResource[] = {
    {.name = "device", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_SCALAR,
        .cls = T_CUdevice, .len_field = -1, .slot = 0, .c_type = "int", .is_signed = true},
    {.name = "wqConcurrencyLimit", .offset = 4, .size = 4, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "sharingScope", .offset = 8, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUdevWorkqueueConfigScope, .len_field = -1, .slot = 65535,
        .c_type = "CUdevWorkqueueConfigScope"},
};
static const cb_record_table record_CUdevWorkqueueConfigResource = {
    .fields = fields_CUdevWorkqueueConfigResource,
    .field_count = 3,
    .slot_count = 1, .size = 12, .align = 16,
};

static const cb_record_table record_CUdevWorkqueueResource = {.size = 40, .align = 16};

static const cb_field fields_CU_DEV_SM_RESOURCE_GROUP_PARAMS[] = {
    {.name = "smCount", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "coscheduledSmCount", .offset = 4, .size = 4, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "preferredCoscheduledSmCount", .offset = 8, .size = 4, .count = 1,
        .kind = CB_FIELD_INT, .cls = -1, .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "flags", .offset = 12, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "localityDomainId", .offset = 16, .size = 4, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
};
static const cb_record_table record_CU_DEV_SM_RESOURCE_GROUP_PARAMS = {
    .fields = fields_CU_DEV_SM_RESOURCE_GROUP_PARAMS,
    .field_count = 5,
    .slot_count = 0, .size = 64, .align = 16,
};

static const cb_field fields_CUdevResource[] = {
    {.name = "type", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUdevResourceType, .len_field = -1, .slot = 65535, .c_type = "CUdevResourceType"},
    {.name = "_internal_padding", .offset = 4, .size = 1, .count = 92, .kind = CB_FIELD_BLOB,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "unsigned char"},
    {.name = "sm", .offset = 96, .size = 20, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUdevSmResource, .len_field = -1, .slot = 0, .c_type = "CUdevSmResource"},
    {.name = "wqConfig", .offset = 96, .size = 12, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUdevWorkqueueConfigResource, .len_field = -1, .slot = 1,
        .c_type = "CUdevWorkqueueConfigResource"},
    {.name = "wq", .offset = 96, .size = 40, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUdevWorkqueueResource, .len_field = -1, .slot = 2,
        .c_type = "CUdevWorkqueueResource"},
    {.name = "_oversize", .offset = 96, .size = 1, .count = 40, .kind = CB_FIELD_BLOB, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned char"},
    {.name = "nextResource", .offset = 136, .size = 144, .count = 1, .kind = CB_FIELD_ARRAY_RECORD,
        .cls = T_CUdevResource_st, .len_field = -1, .slot = 3, .c_type = "struct CUdevResource_st"},
};
static const cb_record_table record_CUdevResource = {
    .fields = fields_CUdevResource,
    .field_count = 7,
    .slot_count = 4, .size = 144, .align = 16,
};

static const cb_field fields_CUdevResource_anon0[] = {
    {.name = "sm", .offset = 0, .size = 20, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUdevSmResource, .len_field = -1, .slot = 0, .c_type = "CUdevSmResource"},
    {.name = "wqConfig", .offset = 0, .size = 12, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUdevWorkqueueConfigResource, .len_field = -1, .slot = 1,
        .c_type = "CUdevWorkqueueConfigResource"},
    {.name = "wq", .offset = 0, .size = 40, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUdevWorkqueueResource, .len_field = -1, .slot = 2,
        .c_type = "CUdevWorkqueueResource"},
    {.name = "_oversize", .offset = 0, .size = 1, .count = 40, .kind = CB_FIELD_BLOB, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned char"},
};
static const cb_record_table record_CUdevResource_anon0 = {
    .fields = fields_CUdevResource_anon0,
    .field_count = 4,
    .slot_count = 3, .size = 40, .align = 16, .is_anonymous = true, .anonymous_offset = 96,
};

static const cb_field fields_CUeglFrame[] = {
    {.name = "frame", .offset = 0, .size = 24, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_CUeglFrame_anon0, .len_field = -1, .slot = 0, .c_type = "CUeglFrame_anon0"},
    {.name = "width", .offset = 24, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "height", .offset = 28, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "depth", .offset = 32, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "pitch", .offset = 36, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "planeCount", .offset = 40, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "numChannels", .offset = 44, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "frameType", .offset = 48, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUeglFrameType, .len_field = -1, .slot = 65535, .c_type = "CUeglFrameType"},
    {.name = "eglColorFormat", .offset = 52, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUeglColorFormat, .len_field = -1, .slot = 65535, .c_type = "CUeglColorFormat"},
    {.name = "cuFormat", .offset = 56, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_CUarray_format, .len_field = -1, .slot = 65535, .c_type = "CUarray_format"},
};
static const cb_record_table record_CUeglFrame = {
    .fields = fields_CUeglFrame,
    .field_count = 10,
    .slot_count = 1, .size = 64, .align = 16,
};

static const cb_field fields_CUeglFrame_anon0[] = {
    {.name = "pArray", .offset = 0, .size = 8, .count = 3, .kind = CB_FIELD_LIST_HANDLE,
        .cls = T_CUarray, .len_field = -1, .slot = 65535, .c_type = "CUarray"},
    {.name = "pPitch", .offset = 0, .size = 8, .count = 3, .kind = CB_FIELD_LIST_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "void *"},
};
static const cb_record_table record_CUeglFrame_anon0 = {
    .fields = fields_CUeglFrame_anon0,
    .field_count = 2,
    .slot_count = 0, .size = 24, .align = 16, .is_anonymous = true, .anonymous_offset = 0,
};

const cb_class driver_classes[] = {
    {.name = "CUipcMem_flags", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUipcMem_flags},
    {.name = "CUmemAttach_flags", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUmemAttach_flags},
    {.name = "CUctx_flags", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUctx_flags},
    {.name = "CUevent_sched_flags", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUevent_sched_flags},
    {.name = "cl_event_flags", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_cl_event_flags},
    {.name = "cl_context_flags", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_cl_context_flags},
    {.name = "CUhostTaskSyncMode", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUhostTaskSyncMode},
    {.name = "CUstream_flags", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUstream_flags},
    {.name = "CUevent_flags", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUevent_flags},
    {.name = "CUevent_record_flags", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUevent_record_flags},
    {.name = "CUevent_wait_flags", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUevent_wait_flags},
    {.name = "CUatomicOperation", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUatomicOperation},
    {.name = "CUatomicOperationCapability", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUatomicOperationCapability},
    {.name = "CUstreamWaitValue_flags", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUstreamWaitValue_flags},
    {.name = "CUstreamWriteValue_flags", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUstreamWriteValue_flags},
    {.name = "CUstreamBatchMemOpType", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUstreamBatchMemOpType},
    {.name = "CUstreamMemoryBarrier_flags", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUstreamMemoryBarrier_flags},
    {.name = "CUstreamAtomicReductionOpType", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUstreamAtomicReductionOpType},
    {.name = "CUstreamAtomicReductionDataType", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUstreamAtomicReductionDataType},
    {.name = "CUoccupancy_flags", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUoccupancy_flags},
    {.name = "CUstreamUpdateCaptureDependencies_flags", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUstreamUpdateCaptureDependencies_flags},
    {.name = "CUasyncNotificationType", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUasyncNotificationType},
    {.name = "CUarray_format", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUarray_format},
    {.name = "CUaddress_mode", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUaddress_mode},
    {.name = "CUfilter_mode", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUfilter_mode},
    {.name = "CUdevice_attribute", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUdevice_attribute},
    {.name = "CUpointer_attribute", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUpointer_attribute},
    {.name = "CUfunction_attribute", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUfunction_attribute},
    {.name = "CUfunc_cache", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUfunc_cache},
    {.name = "CUsharedconfig", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUsharedconfig},
    {.name = "CUshared_carveout", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUshared_carveout},
    {.name = "CUmemorytype", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUmemorytype},
    {.name = "CUcomputemode", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUcomputemode},
    {.name = "CUmem_advise", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUmem_advise},
    {.name = "CUmem_range_attribute", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUmem_range_attribute},
    {.name = "CUjit_option", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUjit_option},
    {.name = "CUjit_target", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUjit_target},
    {.name = "CUjit_fallback", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUjit_fallback},
    {.name = "CUjit_cacheMode", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUjit_cacheMode},
    {.name = "CUjitInputType", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUjitInputType},
    {.name = "CUgraphicsRegisterFlags", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUgraphicsRegisterFlags},
    {.name = "CUgraphicsMapResourceFlags", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUgraphicsMapResourceFlags},
    {.name = "CUarray_cubemap_face", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUarray_cubemap_face},
    {.name = "CUlimit", .kind = CB_ENUM, .base = -1, .same = -1, .enumeration = &enum_CUlimit},
    {.name = "CUresourcetype", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUresourcetype},
    {.name = "CUaccessProperty", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUaccessProperty},
    {.name = "CUgraphConditionalNodeType", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUgraphConditionalNodeType},
    {.name = "CUgraphNodeType", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUgraphNodeType},
    {.name = "CUgraphDependencyType", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUgraphDependencyType},
    {.name = "CUgraphInstantiateResult", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUgraphInstantiateResult},
    {.name = "CUsynchronizationPolicy", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUsynchronizationPolicy},
    {.name = "CUclusterSchedulingPolicy", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUclusterSchedulingPolicy},
    {.name = "CUlaunchMemSyncDomain", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUlaunchMemSyncDomain},
    {.name = "CUlaunchAttributePortableClusterMode", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUlaunchAttributePortableClusterMode},
    {.name = "CUsharedMemoryMode", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUsharedMemoryMode},
    {.name = "CUlaunchAttributeID", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUlaunchAttributeID},
    {.name = "CUkernelNodeAttrID", .kind = CB_ENUM, .base = -1, .same = T_CUlaunchAttributeID,
        .enumeration = &enum_CUlaunchAttributeID},
    {.name = "CUstreamAttrID", .kind = CB_ENUM, .base = -1, .same = T_CUlaunchAttributeID,
        .enumeration = &enum_CUlaunchAttributeID},
    {.name = "CUstreamCaptureStatus", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUstreamCaptureStatus},
    {.name = "CUstreamCaptureMode", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUstreamCaptureMode},
    {.name = "CUdriverProcAddress_flags", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUdriverProcAddress_flags},
    {.name = "CUdriverProcAddressQueryResult", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUdriverProcAddressQueryResult},
    {.name = "CUexecAffinityType", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUexecAffinityType},
    {.name = "CUcigDataType", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUcigDataType},
    {.name = "CUstreamCigDataType", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUstreamCigDataType},
    {.name = "CUlibraryOption", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUlibraryOption},
    {.name = "CUresult", .kind = CB_ENUM, .base = -1, .same = -1, .enumeration = &enum_CUresult},
    {.name = "CUdevice_P2PAttribute", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUdevice_P2PAttribute},
    {.name = "CUresourceViewFormat", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUresourceViewFormat},
    {.name = "CUtensorMapDataType", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUtensorMapDataType},
    {.name = "CUtensorMapInterleave", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUtensorMapInterleave},
    {.name = "CUtensorMapSwizzle", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUtensorMapSwizzle},
    {.name = "CUtensorMapL2promotion", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUtensorMapL2promotion},
    {.name = "CUtensorMapFloatOOBfill", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUtensorMapFloatOOBfill},
    {.name = "CUtensorMapIm2ColWideMode", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUtensorMapIm2ColWideMode},
    {.name = "CUtensorMapAllocClass", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUtensorMapAllocClass},
    {.name = "CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS},
    {.name = "CUexternalMemoryHandleType", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUexternalMemoryHandleType},
    {.name = "CUexternalSemaphoreHandleType", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUexternalSemaphoreHandleType},
    {.name = "CUmemAllocationHandleType", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUmemAllocationHandleType},
    {.name = "CUmemAccess_flags", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUmemAccess_flags},
    {.name = "CUmemLocationType", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUmemLocationType},
    {.name = "CUmemAllocationType", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUmemAllocationType},
    {.name = "CUmemAllocationGranularity_flags", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUmemAllocationGranularity_flags},
    {.name = "CUmemRangeHandleType", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUmemRangeHandleType},
    {.name = "CUmemRangeFlags", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUmemRangeFlags},
    {.name = "CUarraySparseSubresourceType", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUarraySparseSubresourceType},
    {.name = "CUmemOperationType", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUmemOperationType},
    {.name = "CUmemHandleType", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUmemHandleType},
    {.name = "CUmemAllocationCompType", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUmemAllocationCompType},
    {.name = "CUmulticastGranularity_flags", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUmulticastGranularity_flags},
    {.name = "CUgraphExecUpdateResult", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUgraphExecUpdateResult},
    {.name = "CUmemPool_attribute", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUmemPool_attribute},
    {.name = "CUmemcpyFlags", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUmemcpyFlags},
    {.name = "CUmemcpySrcAccessOrder", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUmemcpySrcAccessOrder},
    {.name = "CUmemcpy3DOperandType", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUmemcpy3DOperandType},
    {.name = "CUgraphMem_attribute", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUgraphMem_attribute},
    {.name = "CUgraphChildGraphNodeOwnership", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUgraphChildGraphNodeOwnership},
    {.name = "CUflushGPUDirectRDMAWritesOptions", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUflushGPUDirectRDMAWritesOptions},
    {.name = "CUGPUDirectRDMAWritesOrdering", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUGPUDirectRDMAWritesOrdering},
    {.name = "CUflushGPUDirectRDMAWritesScope", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUflushGPUDirectRDMAWritesScope},
    {.name = "CUflushGPUDirectRDMAWritesTarget", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUflushGPUDirectRDMAWritesTarget},
    {.name = "CUgraphDebugDot_flags", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUgraphDebugDot_flags},
    {.name = "CUuserObject_flags", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUuserObject_flags},
    {.name = "CUuserObjectRetain_flags", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUuserObjectRetain_flags},
    {.name = "CUgraphInstantiate_flags", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUgraphInstantiate_flags},
    {.name = "CUdeviceNumaConfig", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUdeviceNumaConfig},
    {.name = "CUprocessState", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUprocessState},
    {.name = "CUmoduleLoadingMode", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUmoduleLoadingMode},
    {.name = "CUmemDecompressAlgorithm", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUmemDecompressAlgorithm},
    {.name = "CUcliqueType", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUcliqueType},
    {.name = "CUlogicalEndpointIpcHandleType", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUlogicalEndpointIpcHandleType},
    {.name = "CUlogicalEndpointType", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUlogicalEndpointType},
    {.name = "CUlogicalEndpointFlag", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUlogicalEndpointFlag},
    {.name = "CUfabricCpyOperandType", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUfabricCpyOperandType},
    {.name = "CUgraphRecaptureStatus", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUgraphRecaptureStatus},
    {.name = "CUfunctionLoadingState", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUfunctionLoadingState},
    {.name = "CUcoredumpSettings", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUcoredumpSettings},
    {.name = "CUCoredumpGenerationFlags", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUCoredumpGenerationFlags},
    {.name = "CUgreenCtxCreate_flags", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUgreenCtxCreate_flags},
    {.name = "CUdevSmResourceGroup_flags", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUdevSmResourceGroup_flags},
    {.name = "CUdevSmResourceSplitByCount_flags", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUdevSmResourceSplitByCount_flags},
    {.name = "CUdevResourceType", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUdevResourceType},
    {.name = "CUdevWorkqueueConfigScope", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUdevWorkqueueConfigScope},
    {.name = "CUlogLevel", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUlogLevel},
    {.name = "CUoutput_mode", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUoutput_mode},
    {.name = "CUeglFrameType", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUeglFrameType},
    {.name = "CUeglResourceLocationFlags", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUeglResourceLocationFlags},
    {.name = "CUeglColorFormat", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUeglColorFormat},
    {.name = "CUGLDeviceList", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUGLDeviceList},
    {.name = "CUGLmap_flags", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_CUGLmap_flags},
    {.name = "CUcontext", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUmodule", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUfunction", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUlibrary", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUkernel", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUarray", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUmipmappedArray", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUtexref", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUsurfref", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUevent", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUstream", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8, .is_stream = true,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUgraphicsResource", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUexternalMemory", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUexternalSemaphore", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUgraph", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUgraphNode", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUgraphExec", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUmemoryPool", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUuserObject", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUgraphDeviceNode", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUasyncCallbackHandle", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUgreenCtx", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUlinkState", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUcheckpointOperationHandle", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUcoredumpCallbackHandle", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUdevResourceDesc", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUlogsCallbackHandle", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "EGLImageKHR", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "EGLStreamKHR", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "EGLSyncKHR", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUeglStreamConnection", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "cuuint32_t", .kind = CB_SCALAR, .base = -1, .same = -1, .size = 4,
        .c_type = "uint32_t"},
    {.name = "cuuint64_t", .kind = CB_SCALAR, .base = -1, .same = -1, .size = 8,
        .c_type = "uint64_t"},
    {.name = "CUdeviceptr_v2", .kind = CB_SCALAR, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUdeviceptr", .kind = CB_SCALAR, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUdevice_v1", .kind = CB_SCALAR, .base = -1, .same = -1, .size = 4,
        .is_signed = true, .c_type = "int"},
    {.name = "CUdevice", .kind = CB_SCALAR, .base = -1, .same = -1, .size = 4, .is_signed = true,
        .c_type = "int"},
    {.name = "CUtexObject_v1", .kind = CB_SCALAR, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUtexObject", .kind = CB_SCALAR, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUsurfObject_v1", .kind = CB_SCALAR, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUsurfObject", .kind = CB_SCALAR, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUgraphConditionalHandle", .kind = CB_SCALAR, .base = -1, .same = -1, .size = 8,
        .c_type = "uint64_t"},
    {.name = "CUmemGenericAllocationHandle_v1", .kind = CB_SCALAR, .base = -1, .same = -1,
        .size = 8, .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUmemGenericAllocationHandle", .kind = CB_SCALAR, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUlogicalEndpointId", .kind = CB_SCALAR, .base = -1, .same = -1, .size = 4,
        .c_type = "uint32_t"},
    {.name = "CUlogIterator", .kind = CB_SCALAR, .base = -1, .same = -1, .size = 4,
        .c_type = "unsigned int"},
    {.name = "EGLint", .kind = CB_SCALAR, .base = -1, .same = -1, .size = 4, .is_signed = true,
        .c_type = "int"},
    {.name = "GLenum", .kind = CB_SCALAR, .base = -1, .same = -1, .size = 4,
        .c_type = "unsigned int"},
    {.name = "GLuint", .kind = CB_SCALAR, .base = -1, .same = -1, .size = 4,
        .c_type = "unsigned int"},
    {.name = "VdpDevice", .kind = CB_SCALAR, .base = -1, .same = -1, .size = 4,
        .c_type = "uint32_t"},
    {.name = "VdpVideoSurface", .kind = CB_SCALAR, .base = -1, .same = -1, .size = 4,
        .c_type = "uint32_t"},
    {.name = "VdpOutputSurface", .kind = CB_SCALAR, .base = -1, .same = -1, .size = 4,
        .c_type = "uint32_t"},
    {.name = "CUasyncCallback", .kind = CB_CALLBACK, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUhostFn", .kind = CB_CALLBACK, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUstreamCallback", .kind = CB_CALLBACK, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUoccupancyB2DSize", .kind = CB_CALLBACK, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUgraphRecaptureCallback", .kind = CB_CALLBACK, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUcoredumpStatusCallback", .kind = CB_CALLBACK, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUlogsCallback", .kind = CB_CALLBACK, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUuuid_st", .kind = CB_RECORD, .base = -1, .same = -1, .record = &record_CUuuid},
    {.name = "CUuuid", .kind = CB_RECORD, .base = T_CUuuid_st, .same = -1,
        .record = &record_CUuuid},
    {.name = "CUmemFabricHandle_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUmemFabricHandle},
    {.name = "CUmemFabricHandle_v1", .kind = CB_RECORD, .base = T_CUmemFabricHandle_st, .same = -1,
        .record = &record_CUmemFabricHandle},
    {.name = "CUmemFabricHandle", .kind = CB_RECORD, .base = T_CUmemFabricHandle_v1, .same = -1,
        .record = &record_CUmemFabricHandle},
    {.name = "CUipcEventHandle_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUipcEventHandle},
    {.name = "CUipcEventHandle_v1", .kind = CB_RECORD, .base = T_CUipcEventHandle_st, .same = -1,
        .record = &record_CUipcEventHandle},
    {.name = "CUipcEventHandle", .kind = CB_RECORD, .base = T_CUipcEventHandle_v1, .same = -1,
        .record = &record_CUipcEventHandle},
    {.name = "CUipcMemHandle_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUipcMemHandle},
    {.name = "CUipcMemHandle_v1", .kind = CB_RECORD, .base = T_CUipcMemHandle_st, .same = -1,
        .record = &record_CUipcMemHandle},
    {.name = "CUipcMemHandle", .kind = CB_RECORD, .base = T_CUipcMemHandle_v1, .same = -1,
        .record = &record_CUipcMemHandle},
    {.name = "CUstreamBatchMemOpParams_union", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUstreamBatchMemOpParams},
    {.name = "CUstreamBatchMemOpParams_v1", .kind = CB_RECORD,
        .base = T_CUstreamBatchMemOpParams_union, .same = -1,
        .record = &record_CUstreamBatchMemOpParams},
    {.name = "CUstreamBatchMemOpParams", .kind = CB_RECORD, .base = T_CUstreamBatchMemOpParams_v1,
        .same = -1, .record = &record_CUstreamBatchMemOpParams},
    {.name = "CUstreamMemOpWaitValueParams_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUstreamMemOpWaitValueParams_st},
    {.name = "CUstreamMemOpWaitValueParams_st_anon0", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUstreamMemOpWaitValueParams_st_anon0},
    {.name = "CUstreamMemOpWriteValueParams_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUstreamMemOpWriteValueParams_st},
    {.name = "CUstreamMemOpWriteValueParams_st_anon0", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUstreamMemOpWriteValueParams_st_anon0},
    {.name = "CUstreamMemOpFlushRemoteWritesParams_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUstreamMemOpFlushRemoteWritesParams_st},
    {.name = "CUstreamMemOpMemoryBarrierParams_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUstreamMemOpMemoryBarrierParams_st},
    {.name = "CUstreamMemOpAtomicReductionParams_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUstreamMemOpAtomicReductionParams_st},
    {.name = "CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_BATCH_MEM_OP_NODE_PARAMS},
    {.name = "CUDA_BATCH_MEM_OP_NODE_PARAMS_v1", .kind = CB_RECORD,
        .base = T_CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st, .same = -1,
        .record = &record_CUDA_BATCH_MEM_OP_NODE_PARAMS},
    {.name = "CUDA_BATCH_MEM_OP_NODE_PARAMS", .kind = CB_RECORD,
        .base = T_CUDA_BATCH_MEM_OP_NODE_PARAMS_v1, .same = -1,
        .record = &record_CUDA_BATCH_MEM_OP_NODE_PARAMS},
    {.name = "CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_BATCH_MEM_OP_NODE_PARAMS_v2},
    {.name = "CUDA_BATCH_MEM_OP_NODE_PARAMS_v2", .kind = CB_RECORD,
        .base = T_CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st, .same = -1,
        .record = &record_CUDA_BATCH_MEM_OP_NODE_PARAMS_v2},
    {.name = "CUasyncNotificationInfo_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUasyncNotificationInfo},
    {.name = "CUasyncNotificationInfo", .kind = CB_RECORD, .base = T_CUasyncNotificationInfo_st,
        .same = -1, .record = &record_CUasyncNotificationInfo},
    {.name = "CUasyncNotificationInfo_anon0", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUasyncNotificationInfo_anon0},
    {.name = "CUasyncNotificationInfo_anon0_anon0", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUasyncNotificationInfo_anon0_anon0},
    {.name = "CUdevprop_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUdevprop},
    {.name = "CUdevprop_v1", .kind = CB_RECORD, .base = T_CUdevprop_st, .same = -1,
        .record = &record_CUdevprop},
    {.name = "CUdevprop", .kind = CB_RECORD, .base = T_CUdevprop_v1, .same = -1,
        .record = &record_CUdevprop},
    {.name = "CUaccessPolicyWindow_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUaccessPolicyWindow},
    {.name = "CUaccessPolicyWindow_v1", .kind = CB_RECORD, .base = T_CUaccessPolicyWindow_st,
        .same = -1, .record = &record_CUaccessPolicyWindow},
    {.name = "CUaccessPolicyWindow", .kind = CB_RECORD, .base = T_CUaccessPolicyWindow_v1,
        .same = -1, .record = &record_CUaccessPolicyWindow},
    {.name = "CUDA_KERNEL_NODE_PARAMS_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_KERNEL_NODE_PARAMS_v1},
    {.name = "CUDA_KERNEL_NODE_PARAMS_v1", .kind = CB_RECORD, .base = T_CUDA_KERNEL_NODE_PARAMS_st,
        .same = -1, .record = &record_CUDA_KERNEL_NODE_PARAMS_v1},
    {.name = "CUDA_KERNEL_NODE_PARAMS_v2_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_KERNEL_NODE_PARAMS},
    {.name = "CUDA_KERNEL_NODE_PARAMS_v2", .kind = CB_RECORD,
        .base = T_CUDA_KERNEL_NODE_PARAMS_v2_st, .same = -1,
        .record = &record_CUDA_KERNEL_NODE_PARAMS},
    {.name = "CUDA_KERNEL_NODE_PARAMS", .kind = CB_RECORD, .base = T_CUDA_KERNEL_NODE_PARAMS_v2,
        .same = -1, .record = &record_CUDA_KERNEL_NODE_PARAMS},
    {.name = "CUDA_KERNEL_NODE_PARAMS_v3_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_KERNEL_NODE_PARAMS_v3},
    {.name = "CUDA_KERNEL_NODE_PARAMS_v3", .kind = CB_RECORD,
        .base = T_CUDA_KERNEL_NODE_PARAMS_v3_st, .same = -1,
        .record = &record_CUDA_KERNEL_NODE_PARAMS_v3},
    {.name = "CUDA_MEMSET_NODE_PARAMS_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_MEMSET_NODE_PARAMS},
    {.name = "CUDA_MEMSET_NODE_PARAMS_v1", .kind = CB_RECORD, .base = T_CUDA_MEMSET_NODE_PARAMS_st,
        .same = -1, .record = &record_CUDA_MEMSET_NODE_PARAMS},
    {.name = "CUDA_MEMSET_NODE_PARAMS", .kind = CB_RECORD, .base = T_CUDA_MEMSET_NODE_PARAMS_v1,
        .same = -1, .record = &record_CUDA_MEMSET_NODE_PARAMS},
    {.name = "CUDA_MEMSET_NODE_PARAMS_v2_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_MEMSET_NODE_PARAMS_v2},
    {.name = "CUDA_MEMSET_NODE_PARAMS_v2", .kind = CB_RECORD,
        .base = T_CUDA_MEMSET_NODE_PARAMS_v2_st, .same = -1,
        .record = &record_CUDA_MEMSET_NODE_PARAMS_v2},
    {.name = "CUDA_HOST_NODE_PARAMS_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_HOST_NODE_PARAMS},
    {.name = "CUDA_HOST_NODE_PARAMS_v1", .kind = CB_RECORD, .base = T_CUDA_HOST_NODE_PARAMS_st,
        .same = -1, .record = &record_CUDA_HOST_NODE_PARAMS},
    {.name = "CUDA_HOST_NODE_PARAMS", .kind = CB_RECORD, .base = T_CUDA_HOST_NODE_PARAMS_v1,
        .same = -1, .record = &record_CUDA_HOST_NODE_PARAMS},
    {.name = "CUDA_HOST_NODE_PARAMS_v2_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_HOST_NODE_PARAMS_v2},
    {.name = "CUDA_HOST_NODE_PARAMS_v2", .kind = CB_RECORD, .base = T_CUDA_HOST_NODE_PARAMS_v2_st,
        .same = -1, .record = &record_CUDA_HOST_NODE_PARAMS_v2},
    {.name = "CUDA_HOST_NODE_PARAMS_v2_anon0", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_HOST_NODE_PARAMS_v2_anon0},
    {.name = "CUDA_CONDITIONAL_NODE_PARAMS", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_CONDITIONAL_NODE_PARAMS},
    {.name = "CUgraphEdgeData_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUgraphEdgeData},
    {.name = "CUgraphEdgeData", .kind = CB_RECORD, .base = T_CUgraphEdgeData_st, .same = -1,
        .record = &record_CUgraphEdgeData},
    {.name = "CUDA_GRAPH_INSTANTIATE_PARAMS_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_GRAPH_INSTANTIATE_PARAMS},
    {.name = "CUDA_GRAPH_INSTANTIATE_PARAMS", .kind = CB_RECORD,
        .base = T_CUDA_GRAPH_INSTANTIATE_PARAMS_st, .same = -1,
        .record = &record_CUDA_GRAPH_INSTANTIATE_PARAMS},
    {.name = "CUlaunchMemSyncDomainMap_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUlaunchMemSyncDomainMap},
    {.name = "CUlaunchMemSyncDomainMap", .kind = CB_RECORD, .base = T_CUlaunchMemSyncDomainMap_st,
        .same = -1, .record = &record_CUlaunchMemSyncDomainMap},
    {.name = "CUlaunchAttributeValue_union", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUlaunchAttributeValue},
    {.name = "CUlaunchAttributeValue", .kind = CB_RECORD, .base = T_CUlaunchAttributeValue_union,
        .same = -1, .record = &record_CUlaunchAttributeValue},
    {.name = "CUkernelNodeAttrValue_v1", .kind = CB_RECORD, .base = T_CUlaunchAttributeValue,
        .same = -1, .record = &record_CUlaunchAttributeValue},
    {.name = "CUkernelNodeAttrValue", .kind = CB_RECORD, .base = T_CUkernelNodeAttrValue_v1,
        .same = -1, .record = &record_CUlaunchAttributeValue},
    {.name = "CUstreamAttrValue_v1", .kind = CB_RECORD, .base = T_CUlaunchAttributeValue,
        .same = -1, .record = &record_CUlaunchAttributeValue},
    {.name = "CUstreamAttrValue", .kind = CB_RECORD, .base = T_CUstreamAttrValue_v1, .same = -1,
        .record = &record_CUlaunchAttributeValue},
    {.name = "CUlaunchAttributeValue_anon0", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUlaunchAttributeValue_anon0},
    {.name = "CUlaunchAttributeValue_anon1", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUlaunchAttributeValue_anon1},
    {.name = "CUlaunchAttributeValue_anon2", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUlaunchAttributeValue_anon2},
    {.name = "CUlaunchAttributeValue_anon3", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUlaunchAttributeValue_anon3},
    {.name = "CUlaunchAttributeValue_anon4", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUlaunchAttributeValue_anon4},
    {.name = "CUlaunchAttribute_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUlaunchAttribute},
    {.name = "CUlaunchAttribute", .kind = CB_RECORD, .base = T_CUlaunchAttribute_st, .same = -1,
        .record = &record_CUlaunchAttribute},
    {.name = "CUlaunchConfig_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUlaunchConfig},
    {.name = "CUlaunchConfig", .kind = CB_RECORD, .base = T_CUlaunchConfig_st, .same = -1,
        .record = &record_CUlaunchConfig},
    {.name = "CUexecAffinitySmCount_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUexecAffinitySmCount},
    {.name = "CUexecAffinitySmCount_v1", .kind = CB_RECORD, .base = T_CUexecAffinitySmCount_st,
        .same = -1, .record = &record_CUexecAffinitySmCount},
    {.name = "CUexecAffinitySmCount", .kind = CB_RECORD, .base = T_CUexecAffinitySmCount_v1,
        .same = -1, .record = &record_CUexecAffinitySmCount},
    {.name = "CUexecAffinityParam_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUexecAffinityParam},
    {.name = "CUexecAffinityParam_v1", .kind = CB_RECORD, .base = T_CUexecAffinityParam_st,
        .same = -1, .record = &record_CUexecAffinityParam},
    {.name = "CUexecAffinityParam", .kind = CB_RECORD, .base = T_CUexecAffinityParam_v1,
        .same = -1, .record = &record_CUexecAffinityParam},
    {.name = "CUexecAffinityParam_anon0", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUexecAffinityParam_anon0},
    {.name = "CUctxCigParam_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUctxCigParam},
    {.name = "CUctxCigParam", .kind = CB_RECORD, .base = T_CUctxCigParam_st, .same = -1,
        .record = &record_CUctxCigParam},
    {.name = "CUctxCreateParams_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUctxCreateParams},
    {.name = "CUctxCreateParams", .kind = CB_RECORD, .base = T_CUctxCreateParams_st, .same = -1,
        .record = &record_CUctxCreateParams},
    {.name = "CUstreamCigParam_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUstreamCigParam},
    {.name = "CUstreamCigParam", .kind = CB_RECORD, .base = T_CUstreamCigParam_st, .same = -1,
        .record = &record_CUstreamCigParam},
    {.name = "CUstreamCigCaptureParams_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUstreamCigCaptureParams},
    {.name = "CUstreamCigCaptureParams", .kind = CB_RECORD, .base = T_CUstreamCigCaptureParams_st,
        .same = -1, .record = &record_CUstreamCigCaptureParams},
    {.name = "CUlibraryHostUniversalFunctionAndDataTable_st", .kind = CB_RECORD, .base = -1,
        .same = -1, .record = &record_CUlibraryHostUniversalFunctionAndDataTable},
    {.name = "CUlibraryHostUniversalFunctionAndDataTable", .kind = CB_RECORD,
        .base = T_CUlibraryHostUniversalFunctionAndDataTable_st, .same = -1,
        .record = &record_CUlibraryHostUniversalFunctionAndDataTable},
    {.name = "CUDA_MEMCPY2D_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_MEMCPY2D},
    {.name = "CUDA_MEMCPY2D_v2", .kind = CB_RECORD, .base = T_CUDA_MEMCPY2D_st, .same = -1,
        .record = &record_CUDA_MEMCPY2D},
    {.name = "CUDA_MEMCPY2D", .kind = CB_RECORD, .base = T_CUDA_MEMCPY2D_v2, .same = -1,
        .record = &record_CUDA_MEMCPY2D},
    {.name = "CUDA_MEMCPY3D_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_MEMCPY3D},
    {.name = "CUDA_MEMCPY3D_v2", .kind = CB_RECORD, .base = T_CUDA_MEMCPY3D_st, .same = -1,
        .record = &record_CUDA_MEMCPY3D},
    {.name = "CUDA_MEMCPY3D", .kind = CB_RECORD, .base = T_CUDA_MEMCPY3D_v2, .same = -1,
        .record = &record_CUDA_MEMCPY3D},
    {.name = "CUDA_MEMCPY3D_PEER_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_MEMCPY3D_PEER},
    {.name = "CUDA_MEMCPY3D_PEER_v1", .kind = CB_RECORD, .base = T_CUDA_MEMCPY3D_PEER_st,
        .same = -1, .record = &record_CUDA_MEMCPY3D_PEER},
    {.name = "CUDA_MEMCPY3D_PEER", .kind = CB_RECORD, .base = T_CUDA_MEMCPY3D_PEER_v1, .same = -1,
        .record = &record_CUDA_MEMCPY3D_PEER},
    {.name = "CUDA_MEMCPY_NODE_PARAMS_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_MEMCPY_NODE_PARAMS},
    {.name = "CUDA_MEMCPY_NODE_PARAMS", .kind = CB_RECORD, .base = T_CUDA_MEMCPY_NODE_PARAMS_st,
        .same = -1, .record = &record_CUDA_MEMCPY_NODE_PARAMS},
    {.name = "CUDA_ARRAY_DESCRIPTOR_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_ARRAY_DESCRIPTOR},
    {.name = "CUDA_ARRAY_DESCRIPTOR_v2", .kind = CB_RECORD, .base = T_CUDA_ARRAY_DESCRIPTOR_st,
        .same = -1, .record = &record_CUDA_ARRAY_DESCRIPTOR},
    {.name = "CUDA_ARRAY_DESCRIPTOR", .kind = CB_RECORD, .base = T_CUDA_ARRAY_DESCRIPTOR_v2,
        .same = -1, .record = &record_CUDA_ARRAY_DESCRIPTOR},
    {.name = "CUDA_ARRAY3D_DESCRIPTOR_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_ARRAY3D_DESCRIPTOR},
    {.name = "CUDA_ARRAY3D_DESCRIPTOR_v2", .kind = CB_RECORD, .base = T_CUDA_ARRAY3D_DESCRIPTOR_st,
        .same = -1, .record = &record_CUDA_ARRAY3D_DESCRIPTOR},
    {.name = "CUDA_ARRAY3D_DESCRIPTOR", .kind = CB_RECORD, .base = T_CUDA_ARRAY3D_DESCRIPTOR_v2,
        .same = -1, .record = &record_CUDA_ARRAY3D_DESCRIPTOR},
    {.name = "CUDA_ARRAY_SPARSE_PROPERTIES_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_ARRAY_SPARSE_PROPERTIES},
    {.name = "CUDA_ARRAY_SPARSE_PROPERTIES_v1", .kind = CB_RECORD,
        .base = T_CUDA_ARRAY_SPARSE_PROPERTIES_st, .same = -1,
        .record = &record_CUDA_ARRAY_SPARSE_PROPERTIES},
    {.name = "CUDA_ARRAY_SPARSE_PROPERTIES", .kind = CB_RECORD,
        .base = T_CUDA_ARRAY_SPARSE_PROPERTIES_v1, .same = -1,
        .record = &record_CUDA_ARRAY_SPARSE_PROPERTIES},
    {.name = "CUDA_ARRAY_SPARSE_PROPERTIES_anon0", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_ARRAY_SPARSE_PROPERTIES_anon0},
    {.name = "CUDA_ARRAY_MEMORY_REQUIREMENTS_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_ARRAY_MEMORY_REQUIREMENTS},
    {.name = "CUDA_ARRAY_MEMORY_REQUIREMENTS_v1", .kind = CB_RECORD,
        .base = T_CUDA_ARRAY_MEMORY_REQUIREMENTS_st, .same = -1,
        .record = &record_CUDA_ARRAY_MEMORY_REQUIREMENTS},
    {.name = "CUDA_ARRAY_MEMORY_REQUIREMENTS", .kind = CB_RECORD,
        .base = T_CUDA_ARRAY_MEMORY_REQUIREMENTS_v1, .same = -1,
        .record = &record_CUDA_ARRAY_MEMORY_REQUIREMENTS},
    {.name = "CUDA_RESOURCE_DESC_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_RESOURCE_DESC},
    {.name = "CUDA_RESOURCE_DESC_v1", .kind = CB_RECORD, .base = T_CUDA_RESOURCE_DESC_st,
        .same = -1, .record = &record_CUDA_RESOURCE_DESC},
    {.name = "CUDA_RESOURCE_DESC", .kind = CB_RECORD, .base = T_CUDA_RESOURCE_DESC_v1, .same = -1,
        .record = &record_CUDA_RESOURCE_DESC},
    {.name = "CUDA_RESOURCE_DESC_anon0", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_RESOURCE_DESC_anon0},
    {.name = "CUDA_RESOURCE_DESC_anon0_anon0", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_RESOURCE_DESC_anon0_anon0},
    {.name = "CUDA_RESOURCE_DESC_anon0_anon1", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_RESOURCE_DESC_anon0_anon1},
    {.name = "CUDA_RESOURCE_DESC_anon0_anon2", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_RESOURCE_DESC_anon0_anon2},
    {.name = "CUDA_RESOURCE_DESC_anon0_anon3", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_RESOURCE_DESC_anon0_anon3},
    {.name = "CUDA_RESOURCE_DESC_anon0_anon4", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_RESOURCE_DESC_anon0_anon4},
    {.name = "CUDA_TEXTURE_DESC_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_TEXTURE_DESC},
    {.name = "CUDA_TEXTURE_DESC_v1", .kind = CB_RECORD, .base = T_CUDA_TEXTURE_DESC_st, .same = -1,
        .record = &record_CUDA_TEXTURE_DESC},
    {.name = "CUDA_TEXTURE_DESC", .kind = CB_RECORD, .base = T_CUDA_TEXTURE_DESC_v1, .same = -1,
        .record = &record_CUDA_TEXTURE_DESC},
    {.name = "CUDA_RESOURCE_VIEW_DESC_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_RESOURCE_VIEW_DESC},
    {.name = "CUDA_RESOURCE_VIEW_DESC_v1", .kind = CB_RECORD, .base = T_CUDA_RESOURCE_VIEW_DESC_st,
        .same = -1, .record = &record_CUDA_RESOURCE_VIEW_DESC},
    {.name = "CUDA_RESOURCE_VIEW_DESC", .kind = CB_RECORD, .base = T_CUDA_RESOURCE_VIEW_DESC_v1,
        .same = -1, .record = &record_CUDA_RESOURCE_VIEW_DESC},
    {.name = "CUtensorMap_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUtensorMap},
    {.name = "CUtensorMap", .kind = CB_RECORD, .base = T_CUtensorMap_st, .same = -1,
        .record = &record_CUtensorMap},
    {.name = "CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_POINTER_ATTRIBUTE_P2P_TOKENS},
    {.name = "CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1", .kind = CB_RECORD,
        .base = T_CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st, .same = -1,
        .record = &record_CUDA_POINTER_ATTRIBUTE_P2P_TOKENS},
    {.name = "CUDA_POINTER_ATTRIBUTE_P2P_TOKENS", .kind = CB_RECORD,
        .base = T_CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1, .same = -1,
        .record = &record_CUDA_POINTER_ATTRIBUTE_P2P_TOKENS},
    {.name = "CUDA_LAUNCH_PARAMS_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_LAUNCH_PARAMS},
    {.name = "CUDA_LAUNCH_PARAMS_v1", .kind = CB_RECORD, .base = T_CUDA_LAUNCH_PARAMS_st,
        .same = -1, .record = &record_CUDA_LAUNCH_PARAMS},
    {.name = "CUDA_LAUNCH_PARAMS", .kind = CB_RECORD, .base = T_CUDA_LAUNCH_PARAMS_v1, .same = -1,
        .record = &record_CUDA_LAUNCH_PARAMS},
    {.name = "CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_EXTERNAL_MEMORY_HANDLE_DESC},
    {.name = "CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1", .kind = CB_RECORD,
        .base = T_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st, .same = -1,
        .record = &record_CUDA_EXTERNAL_MEMORY_HANDLE_DESC},
    {.name = "CUDA_EXTERNAL_MEMORY_HANDLE_DESC", .kind = CB_RECORD,
        .base = T_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1, .same = -1,
        .record = &record_CUDA_EXTERNAL_MEMORY_HANDLE_DESC},
    {.name = "CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0},
    {.name = "CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0_anon0", .kind = CB_RECORD, .base = -1,
        .same = -1, .record = &record_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0_anon0},
    {.name = "CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_EXTERNAL_MEMORY_BUFFER_DESC},
    {.name = "CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1", .kind = CB_RECORD,
        .base = T_CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st, .same = -1,
        .record = &record_CUDA_EXTERNAL_MEMORY_BUFFER_DESC},
    {.name = "CUDA_EXTERNAL_MEMORY_BUFFER_DESC", .kind = CB_RECORD,
        .base = T_CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1, .same = -1,
        .record = &record_CUDA_EXTERNAL_MEMORY_BUFFER_DESC},
    {.name = "CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st", .kind = CB_RECORD, .base = -1,
        .same = -1, .record = &record_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC},
    {.name = "CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1", .kind = CB_RECORD,
        .base = T_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st, .same = -1,
        .record = &record_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC},
    {.name = "CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC", .kind = CB_RECORD,
        .base = T_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1, .same = -1,
        .record = &record_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC},
    {.name = "CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC},
    {.name = "CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1", .kind = CB_RECORD,
        .base = T_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st, .same = -1,
        .record = &record_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC},
    {.name = "CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC", .kind = CB_RECORD,
        .base = T_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1, .same = -1,
        .record = &record_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC},
    {.name = "CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0", .kind = CB_RECORD, .base = -1,
        .same = -1, .record = &record_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0},
    {.name = "CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0_anon0", .kind = CB_RECORD, .base = -1,
        .same = -1, .record = &record_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0_anon0},
    {.name = "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS},
    {.name = "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1", .kind = CB_RECORD,
        .base = T_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st, .same = -1,
        .record = &record_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS},
    {.name = "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS", .kind = CB_RECORD,
        .base = T_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1, .same = -1,
        .record = &record_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS},
    {.name = "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0", .kind = CB_RECORD, .base = -1,
        .same = -1, .record = &record_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0},
    {.name = "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon0", .kind = CB_RECORD, .base = -1,
        .same = -1, .record = &record_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon0},
    {.name = "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon1", .kind = CB_RECORD, .base = -1,
        .same = -1, .record = &record_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon1},
    {.name = "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon2", .kind = CB_RECORD, .base = -1,
        .same = -1, .record = &record_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon2},
    {.name = "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS},
    {.name = "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1", .kind = CB_RECORD,
        .base = T_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st, .same = -1,
        .record = &record_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS},
    {.name = "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS", .kind = CB_RECORD,
        .base = T_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1, .same = -1,
        .record = &record_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS},
    {.name = "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0", .kind = CB_RECORD, .base = -1,
        .same = -1, .record = &record_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0},
    {.name = "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon0", .kind = CB_RECORD, .base = -1,
        .same = -1, .record = &record_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon0},
    {.name = "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon1", .kind = CB_RECORD, .base = -1,
        .same = -1, .record = &record_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon1},
    {.name = "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon2", .kind = CB_RECORD, .base = -1,
        .same = -1, .record = &record_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon2},
    {.name = "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS},
    {.name = "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1", .kind = CB_RECORD,
        .base = T_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st, .same = -1,
        .record = &record_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS},
    {.name = "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS", .kind = CB_RECORD,
        .base = T_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1, .same = -1,
        .record = &record_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS},
    {.name = "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2},
    {.name = "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2", .kind = CB_RECORD,
        .base = T_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st, .same = -1,
        .record = &record_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2},
    {.name = "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_anon0", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_anon0},
    {.name = "CUDA_EXT_SEM_WAIT_NODE_PARAMS_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_EXT_SEM_WAIT_NODE_PARAMS},
    {.name = "CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1", .kind = CB_RECORD,
        .base = T_CUDA_EXT_SEM_WAIT_NODE_PARAMS_st, .same = -1,
        .record = &record_CUDA_EXT_SEM_WAIT_NODE_PARAMS},
    {.name = "CUDA_EXT_SEM_WAIT_NODE_PARAMS", .kind = CB_RECORD,
        .base = T_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1, .same = -1,
        .record = &record_CUDA_EXT_SEM_WAIT_NODE_PARAMS},
    {.name = "CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2},
    {.name = "CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2", .kind = CB_RECORD,
        .base = T_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st, .same = -1,
        .record = &record_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2},
    {.name = "CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_anon0", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_anon0},
    {.name = "CUarrayMapInfo_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUarrayMapInfo},
    {.name = "CUarrayMapInfo_v1", .kind = CB_RECORD, .base = T_CUarrayMapInfo_st, .same = -1,
        .record = &record_CUarrayMapInfo},
    {.name = "CUarrayMapInfo", .kind = CB_RECORD, .base = T_CUarrayMapInfo_v1, .same = -1,
        .record = &record_CUarrayMapInfo},
    {.name = "CUarrayMapInfo_anon0", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUarrayMapInfo_anon0},
    {.name = "CUarrayMapInfo_anon1", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUarrayMapInfo_anon1},
    {.name = "CUarrayMapInfo_anon1_anon0", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUarrayMapInfo_anon1_anon0},
    {.name = "CUarrayMapInfo_anon1_anon1", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUarrayMapInfo_anon1_anon1},
    {.name = "CUarrayMapInfo_anon2", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUarrayMapInfo_anon2},
    {.name = "CUmemLocation_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUmemLocation},
    {.name = "CUmemLocation_v1", .kind = CB_RECORD, .base = T_CUmemLocation_st, .same = -1,
        .record = &record_CUmemLocation},
    {.name = "CUmemLocation", .kind = CB_RECORD, .base = T_CUmemLocation_v1, .same = -1,
        .record = &record_CUmemLocation},
    {.name = "CUmemLocation_anon0", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUmemLocation_anon0},
    {.name = "CUmemLocation_anon0_anon0", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUmemLocation_anon0_anon0},
    {.name = "CUmemAllocationProp_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUmemAllocationProp},
    {.name = "CUmemAllocationProp_v1", .kind = CB_RECORD, .base = T_CUmemAllocationProp_st,
        .same = -1, .record = &record_CUmemAllocationProp},
    {.name = "CUmemAllocationProp", .kind = CB_RECORD, .base = T_CUmemAllocationProp_v1,
        .same = -1, .record = &record_CUmemAllocationProp},
    {.name = "CUmemAllocationProp_anon0", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUmemAllocationProp_anon0},
    {.name = "CUmulticastObjectProp_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUmulticastObjectProp},
    {.name = "CUmulticastObjectProp_v1", .kind = CB_RECORD, .base = T_CUmulticastObjectProp_st,
        .same = -1, .record = &record_CUmulticastObjectProp},
    {.name = "CUmulticastObjectProp", .kind = CB_RECORD, .base = T_CUmulticastObjectProp_v1,
        .same = -1, .record = &record_CUmulticastObjectProp},
    {.name = "CUmemAccessDesc_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUmemAccessDesc},
    {.name = "CUmemAccessDesc_v1", .kind = CB_RECORD, .base = T_CUmemAccessDesc_st, .same = -1,
        .record = &record_CUmemAccessDesc},
    {.name = "CUmemAccessDesc", .kind = CB_RECORD, .base = T_CUmemAccessDesc_v1, .same = -1,
        .record = &record_CUmemAccessDesc},
    {.name = "CUgraphExecUpdateResultInfo_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUgraphExecUpdateResultInfo},
    {.name = "CUgraphExecUpdateResultInfo_v1", .kind = CB_RECORD,
        .base = T_CUgraphExecUpdateResultInfo_st, .same = -1,
        .record = &record_CUgraphExecUpdateResultInfo},
    {.name = "CUgraphExecUpdateResultInfo", .kind = CB_RECORD,
        .base = T_CUgraphExecUpdateResultInfo_v1, .same = -1,
        .record = &record_CUgraphExecUpdateResultInfo},
    {.name = "CUmemPoolProps_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUmemPoolProps},
    {.name = "CUmemPoolProps_v1", .kind = CB_RECORD, .base = T_CUmemPoolProps_st, .same = -1,
        .record = &record_CUmemPoolProps},
    {.name = "CUmemPoolProps", .kind = CB_RECORD, .base = T_CUmemPoolProps_v1, .same = -1,
        .record = &record_CUmemPoolProps},
    {.name = "CUmemPoolPtrExportData_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUmemPoolPtrExportData},
    {.name = "CUmemPoolPtrExportData_v1", .kind = CB_RECORD, .base = T_CUmemPoolPtrExportData_st,
        .same = -1, .record = &record_CUmemPoolPtrExportData},
    {.name = "CUmemPoolPtrExportData", .kind = CB_RECORD, .base = T_CUmemPoolPtrExportData_v1,
        .same = -1, .record = &record_CUmemPoolPtrExportData},
    {.name = "CUmemcpyAttributes_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUmemcpyAttributes},
    {.name = "CUmemcpyAttributes_v1", .kind = CB_RECORD, .base = T_CUmemcpyAttributes_st,
        .same = -1, .record = &record_CUmemcpyAttributes},
    {.name = "CUmemcpyAttributes", .kind = CB_RECORD, .base = T_CUmemcpyAttributes_v1, .same = -1,
        .record = &record_CUmemcpyAttributes},
    {.name = "CUoffset3D_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUoffset3D},
    {.name = "CUoffset3D_v1", .kind = CB_RECORD, .base = T_CUoffset3D_st, .same = -1,
        .record = &record_CUoffset3D},
    {.name = "CUoffset3D", .kind = CB_RECORD, .base = T_CUoffset3D_v1, .same = -1,
        .record = &record_CUoffset3D},
    {.name = "CUextent3D_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUextent3D},
    {.name = "CUextent3D_v1", .kind = CB_RECORD, .base = T_CUextent3D_st, .same = -1,
        .record = &record_CUextent3D},
    {.name = "CUextent3D", .kind = CB_RECORD, .base = T_CUextent3D_v1, .same = -1,
        .record = &record_CUextent3D},
    {.name = "CUmemcpy3DOperand_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUmemcpy3DOperand},
    {.name = "CUmemcpy3DOperand_v1", .kind = CB_RECORD, .base = T_CUmemcpy3DOperand_st, .same = -1,
        .record = &record_CUmemcpy3DOperand},
    {.name = "CUmemcpy3DOperand", .kind = CB_RECORD, .base = T_CUmemcpy3DOperand_v1, .same = -1,
        .record = &record_CUmemcpy3DOperand},
    {.name = "CUmemcpy3DOperand_anon0", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUmemcpy3DOperand_anon0},
    {.name = "CUmemcpy3DOperand_anon0_anon0", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUmemcpy3DOperand_anon0_anon0},
    {.name = "CUmemcpy3DOperand_anon0_anon1", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUmemcpy3DOperand_anon0_anon1},
    {.name = "CUDA_MEMCPY3D_BATCH_OP_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_MEMCPY3D_BATCH_OP},
    {.name = "CUDA_MEMCPY3D_BATCH_OP_v1", .kind = CB_RECORD, .base = T_CUDA_MEMCPY3D_BATCH_OP_st,
        .same = -1, .record = &record_CUDA_MEMCPY3D_BATCH_OP},
    {.name = "CUDA_MEMCPY3D_BATCH_OP", .kind = CB_RECORD, .base = T_CUDA_MEMCPY3D_BATCH_OP_v1,
        .same = -1, .record = &record_CUDA_MEMCPY3D_BATCH_OP},
    {.name = "CUDA_MEM_ALLOC_NODE_PARAMS_v1_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_MEM_ALLOC_NODE_PARAMS},
    {.name = "CUDA_MEM_ALLOC_NODE_PARAMS_v1", .kind = CB_RECORD,
        .base = T_CUDA_MEM_ALLOC_NODE_PARAMS_v1_st, .same = -1,
        .record = &record_CUDA_MEM_ALLOC_NODE_PARAMS},
    {.name = "CUDA_MEM_ALLOC_NODE_PARAMS", .kind = CB_RECORD,
        .base = T_CUDA_MEM_ALLOC_NODE_PARAMS_v1, .same = -1,
        .record = &record_CUDA_MEM_ALLOC_NODE_PARAMS},
    {.name = "CUDA_MEM_ALLOC_NODE_PARAMS_v2_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_MEM_ALLOC_NODE_PARAMS_v2},
    {.name = "CUDA_MEM_ALLOC_NODE_PARAMS_v2", .kind = CB_RECORD,
        .base = T_CUDA_MEM_ALLOC_NODE_PARAMS_v2_st, .same = -1,
        .record = &record_CUDA_MEM_ALLOC_NODE_PARAMS_v2},
    {.name = "CUDA_MEM_FREE_NODE_PARAMS_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_MEM_FREE_NODE_PARAMS},
    {.name = "CUDA_MEM_FREE_NODE_PARAMS", .kind = CB_RECORD,
        .base = T_CUDA_MEM_FREE_NODE_PARAMS_st, .same = -1,
        .record = &record_CUDA_MEM_FREE_NODE_PARAMS},
    {.name = "CUDA_CHILD_GRAPH_NODE_PARAMS_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_CHILD_GRAPH_NODE_PARAMS},
    {.name = "CUDA_CHILD_GRAPH_NODE_PARAMS", .kind = CB_RECORD,
        .base = T_CUDA_CHILD_GRAPH_NODE_PARAMS_st, .same = -1,
        .record = &record_CUDA_CHILD_GRAPH_NODE_PARAMS},
    {.name = "CUDA_EVENT_RECORD_NODE_PARAMS_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_EVENT_RECORD_NODE_PARAMS},
    {.name = "CUDA_EVENT_RECORD_NODE_PARAMS", .kind = CB_RECORD,
        .base = T_CUDA_EVENT_RECORD_NODE_PARAMS_st, .same = -1,
        .record = &record_CUDA_EVENT_RECORD_NODE_PARAMS},
    {.name = "CUDA_EVENT_RECORD_NODE_PARAMS_anon0", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_EVENT_RECORD_NODE_PARAMS_anon0},
    {.name = "CUDA_EVENT_WAIT_NODE_PARAMS_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_EVENT_WAIT_NODE_PARAMS},
    {.name = "CUDA_EVENT_WAIT_NODE_PARAMS", .kind = CB_RECORD,
        .base = T_CUDA_EVENT_WAIT_NODE_PARAMS_st, .same = -1,
        .record = &record_CUDA_EVENT_WAIT_NODE_PARAMS},
    {.name = "CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_MEMCPY_BATCH_NODE_PARAMS},
    {.name = "CUDA_MEMCPY_BATCH_NODE_PARAMS_V1", .kind = CB_RECORD,
        .base = T_CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_st, .same = -1,
        .record = &record_CUDA_MEMCPY_BATCH_NODE_PARAMS},
    {.name = "CUDA_MEMCPY_BATCH_NODE_PARAMS", .kind = CB_RECORD,
        .base = T_CUDA_MEMCPY_BATCH_NODE_PARAMS_V1, .same = -1,
        .record = &record_CUDA_MEMCPY_BATCH_NODE_PARAMS},
    {.name = "CUDA_MEMCPY_BATCH_NODE_PARAMS_anon0", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_MEMCPY_BATCH_NODE_PARAMS_anon0},
    {.name = "CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS},
    {.name = "CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1", .kind = CB_RECORD,
        .base = T_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_st, .same = -1,
        .record = &record_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS},
    {.name = "CUDA_FABRIC_CPY_BATCH_NODE_PARAMS", .kind = CB_RECORD,
        .base = T_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1, .same = -1,
        .record = &record_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS},
    {.name = "CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_anon0", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_anon0},
    {.name = "CUgraphNodeParams_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUgraphNodeParams},
    {.name = "CUgraphNodeParams", .kind = CB_RECORD, .base = T_CUgraphNodeParams_st, .same = -1,
        .record = &record_CUgraphNodeParams},
    {.name = "CUgraphNodeParams_anon0", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUgraphNodeParams_anon0},
    {.name = "CUcheckpointCustomStoragePerDeviceData_st", .kind = CB_RECORD, .base = -1,
        .same = -1, .record = &record_CUcheckpointCustomStoragePerDeviceData},
    {.name = "CUcheckpointCustomStoragePerDeviceData", .kind = CB_RECORD,
        .base = T_CUcheckpointCustomStoragePerDeviceData_st, .same = -1,
        .record = &record_CUcheckpointCustomStoragePerDeviceData},
    {.name = "CUcheckpointCustomStorageInfo_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUcheckpointCustomStorageInfo},
    {.name = "CUcheckpointCustomStorageInfo", .kind = CB_RECORD,
        .base = T_CUcheckpointCustomStorageInfo_st, .same = -1,
        .record = &record_CUcheckpointCustomStorageInfo},
    {.name = "CUcheckpointLockArgs_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUcheckpointLockArgs},
    {.name = "CUcheckpointLockArgs", .kind = CB_RECORD, .base = T_CUcheckpointLockArgs_st,
        .same = -1, .record = &record_CUcheckpointLockArgs},
    {.name = "CUcheckpointCheckpointArgs_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUcheckpointCheckpointArgs},
    {.name = "CUcheckpointCheckpointArgs", .kind = CB_RECORD,
        .base = T_CUcheckpointCheckpointArgs_st, .same = -1,
        .record = &record_CUcheckpointCheckpointArgs},
    {.name = "CUcheckpointGpuPair_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUcheckpointGpuPair},
    {.name = "CUcheckpointGpuPair", .kind = CB_RECORD, .base = T_CUcheckpointGpuPair_st,
        .same = -1, .record = &record_CUcheckpointGpuPair},
    {.name = "CUcheckpointRestoreArgs_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUcheckpointRestoreArgs},
    {.name = "CUcheckpointRestoreArgs", .kind = CB_RECORD, .base = T_CUcheckpointRestoreArgs_st,
        .same = -1, .record = &record_CUcheckpointRestoreArgs},
    {.name = "CUcheckpointUnlockArgs_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUcheckpointUnlockArgs},
    {.name = "CUcheckpointUnlockArgs", .kind = CB_RECORD, .base = T_CUcheckpointUnlockArgs_st,
        .same = -1, .record = &record_CUcheckpointUnlockArgs},
    {.name = "CUmemDecompressParams_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUmemDecompressParams},
    {.name = "CUmemDecompressParams", .kind = CB_RECORD, .base = T_CUmemDecompressParams_st,
        .same = -1, .record = &record_CUmemDecompressParams},
    {.name = "CUcliqueInfo_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUcliqueInfo},
    {.name = "CUcliqueInfo", .kind = CB_RECORD, .base = T_CUcliqueInfo_st, .same = -1,
        .record = &record_CUcliqueInfo},
    {.name = "CUlogicalEndpointFabricHandle_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUlogicalEndpointFabricHandle},
    {.name = "CUlogicalEndpointFabricHandle", .kind = CB_RECORD,
        .base = T_CUlogicalEndpointFabricHandle_st, .same = -1,
        .record = &record_CUlogicalEndpointFabricHandle},
    {.name = "CUlogicalEndpointProp_struct", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUlogicalEndpointProp},
    {.name = "CUlogicalEndpointProp", .kind = CB_RECORD, .base = T_CUlogicalEndpointProp_struct,
        .same = -1, .record = &record_CUlogicalEndpointProp},
    {.name = "CUlogicalEndpointProp_anon0", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUlogicalEndpointProp_anon0},
    {.name = "CUlogicalEndpointProp_anon0_anon0", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUlogicalEndpointProp_anon0_anon0},
    {.name = "CUlogicalEndpointProp_anon0_anon1", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUlogicalEndpointProp_anon0_anon1},
    {.name = "CUfabricCpyOperand_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUfabricCpyOperand},
    {.name = "CUfabricCpyOperand", .kind = CB_RECORD, .base = T_CUfabricCpyOperand_st, .same = -1,
        .record = &record_CUfabricCpyOperand},
    {.name = "CUfabricCpyOperand_anon0", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUfabricCpyOperand_anon0},
    {.name = "CUfabricCpyOperand_anon0_anon0", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUfabricCpyOperand_anon0_anon0},
    {.name = "CUfabricCpyOperand_anon0_anon1", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUfabricCpyOperand_anon0_anon1},
    {.name = "CUDA_FABRIC_COPY_BATCH_OP_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUDA_FABRIC_COPY_BATCH_OP},
    {.name = "CUDA_FABRIC_COPY_BATCH_OP_v1", .kind = CB_RECORD,
        .base = T_CUDA_FABRIC_COPY_BATCH_OP_st, .same = -1,
        .record = &record_CUDA_FABRIC_COPY_BATCH_OP},
    {.name = "CUDA_FABRIC_COPY_BATCH_OP", .kind = CB_RECORD,
        .base = T_CUDA_FABRIC_COPY_BATCH_OP_v1, .same = -1,
        .record = &record_CUDA_FABRIC_COPY_BATCH_OP},
    {.name = "CUdevSmResource_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUdevSmResource},
    {.name = "CUdevSmResource", .kind = CB_RECORD, .base = T_CUdevSmResource_st, .same = -1,
        .record = &record_CUdevSmResource},
    {.name = "CUdevWorkqueueConfigResource_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUdevWorkqueueConfigResource},
    {.name = "CUdevWorkqueueConfigResource", .kind = CB_RECORD,
        .base = T_CUdevWorkqueueConfigResource_st, .same = -1,
        .record = &record_CUdevWorkqueueConfigResource},
    {.name = "CUdevWorkqueueResource_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUdevWorkqueueResource},
    {.name = "CUdevWorkqueueResource", .kind = CB_RECORD, .base = T_CUdevWorkqueueResource_st,
        .same = -1, .record = &record_CUdevWorkqueueResource},
    {.name = "CU_DEV_SM_RESOURCE_GROUP_PARAMS_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CU_DEV_SM_RESOURCE_GROUP_PARAMS},
    {.name = "CU_DEV_SM_RESOURCE_GROUP_PARAMS", .kind = CB_RECORD,
        .base = T_CU_DEV_SM_RESOURCE_GROUP_PARAMS_st, .same = -1,
        .record = &record_CU_DEV_SM_RESOURCE_GROUP_PARAMS},
    {.name = "CUdevResource_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUdevResource},
    {.name = "CUdevResource_v1", .kind = CB_RECORD, .base = T_CUdevResource_st, .same = -1,
        .record = &record_CUdevResource},
    {.name = "CUdevResource", .kind = CB_RECORD, .base = T_CUdevResource_v1, .same = -1,
        .record = &record_CUdevResource},
    {.name = "CUdevResource_anon0", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUdevResource_anon0},
    {.name = "CUeglFrame_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUeglFrame},
    {.name = "CUeglFrame_v1", .kind = CB_RECORD, .base = T_CUeglFrame_st, .same = -1,
        .record = &record_CUeglFrame},
    {.name = "CUeglFrame", .kind = CB_RECORD, .base = T_CUeglFrame_v1, .same = -1,
        .record = &record_CUeglFrame},
    {.name = "CUeglFrame_anon0", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_CUeglFrame_anon0},
};
